"""Learned by `mnemic.evals.lasting`: do not edit, learn anew."""

# fmt: off
BIAS = -5
WEIGHTS = r"""
!	-101
! !	42
! </s>	-94
"	-54
" ,	-29
" :	-139
" <kin>	-95
" <name>	-118
" and	-59
" i	37
" i have	-177
" i mean	61
" in	-83
" is	-36
" is the	-168
" my	-202
" my <kin>	-149
" the	-47
" the old	61
" we	14
#	-225
# <name>	-198
# <name> </s>	-170
#0business	-47
#0failure	-12
#0food	50
#0hand	71
#0hand-verb	-66
#0health	98
#0home	50
#0language	117
#0mind-verb	-183
#0period	-68
#0public	47
#0sport	197
#0state	41
#0talk	83
#0team	34
#0tech	-11
#0trade	-33
#0work	271
#1business	79
#1failure	-161
#1food	-29
#1hand	-149
#1hand-verb	95
#1health	9
#1home	67
#1language	-18
#1mind-verb	91
#1period	-160
#1public	-162
#1sport	59
#1state	132
#1talk	118
#1team	50
#1tech	183
#1trade	-103
#1work	33
#2business	-147
#2failure	-340
#2food	49
#2hand	-118
#2hand-verb	17
#2health	106
#2home	-79
#2language	-99
#2mind-verb	37
#2period	-35
#2public	-173
#2sport	130
#2state	218
#2talk	-26
#2team	-69
#2tech	95
#2trade	-73
#2work	-9
#business	280
#failure	-443
#food	-12
#hand	-171
#hand-verb	-140
#health	498
#home	133
#ing	-144
#language	61
#length 0	-212
#length 1	-79
#length 2	16
#length 3	259
#length 4	77
#mind-verb	-166
#past	-218
#period	297
#public	-17
#s	136
#sport	117
#state	271
#talk	-233
#team	26
#tech	109
#trade	58
#work	-135
$	-115
&	-29
& <name>	4
& <name> ,	-47
' ,	-33
' <kin>	-19
' <kin> </s>	-59
' <name>	-113
' <name> '	-124
' <name> ,	-75
' <name> </s>	-89
' <name> <kin>	129
' <number>	242
' <number> </s>	307
' <number> <name>	154
' a	57
' all	18
' and	-99
' and '	-99
' association	138
' clock	-139
' clock </s>	-240
' even	20
' for	-100
' in	-52
' in <name>	135
' is	-104
' mock	100
' mock paper	100
' must	-89
' on	90
' on the	129
' place	-60
' rent	86
' rent in	86
' school	112
' school is	101
' shoe	-107
' shoe shop	-35
' swim	122
' t	113
' tale	-102
' tale </s>	-102
' twice	-133
' twice </s>	-133
' where	-99
' yaml	-64
' yaml </s>	-64
'd	-320
'd <number>	-149
'd a	-232
'd ask	-208
'd ask </s>	-100
'd ask the	-142
'd be	-86
'd be a	159
'd be so	-119
'd best	-129
'd better	-159
'd call	69
'd call a	-97
'd eat	-141
'd go	-101
'd have	-215
'd have <number>	-89
'd just	-57
'd know	-125
'd like	19
'd like a	-295
'd like it	-206
'd like that	-161
'd like the	-228
'd like to	7
'd like you	161
'd love	-128
'd love a	-59
'd love to	-141
'd never	-20
'd prefer	-77
'd put	-147
'd rather	36
'd rather be	-180
'd rather get	137
'd rather have	134
'd rather not	-23
'd rather use	-173
'd rather you	85
'd say tab	124
'd see	-65
'd send	-98
'd think	-111
'd think i	-109
'd you	-49
'll	-260
'll ask	-104
'll be	-172
'll be <number>	7
'll be a	64
'll be back	-155
'll be in	-198
'll be on	148
'll be open	13
'll be take	11
'll be work	154
'll give	-88
'll go	-114
'll go with	-64
'll have	-37
'll have a	-67
'll need	61
'll only	99
'll read	-132
'll say	-123
'll send	-145
'll send the	-135
'll stay	147
'll take	51
'll try	-74
'll try that	-74
'll type	-171
'll understand	-115
'm	-30
'm <day>	-168
'm <day> in	-126
'm <name>	187
'm <name> ,	147
'm <number>	179
'm <number> </s>	57
'm <number> <number>	147
'm <number> and	122
'm <number> foot	143
'm <number> minute	-181
'm a	188
'm a <kin>	49
'm a <name>	145
'm a bite	-242
'm a fan	-164
'm a lie	15
'm a light	125
'm a mobile	136
'm a night	90
'm a notary	133
'm a slow	139
'm about	-198
'm about to	-156
'm afraid	-124
'm afraid i	-113
'm afraid that	-140
'm after	-243
'm after is	-143
'm after the	-106
'm aim	115
'm aim for	100
'm allergic	26
'm alone	-4
'm alone in	-84
'm an	139
'm an <name>	151
'm an only	67
'm apply	194
'm apply for	185
'm ask	23
'm ask for	92
'm ask you	-153
'm at	-120
'm at <name>	34
'm at the	-193
'm back	-31
'm bad	5
'm bad at	-41
'm be	-191
'm blind	54
'm blind ,	-9
'm bore	-143
'm build	36
'm build a	97
'm build the	-164
'm coeliac	140
'm coeliac so	106
'm colour	169
'm colour-blind	180
'm colour-blind (	127
'm colour-blind ,	133
'm confuse	-221
'm confuse ,	-144
'm confuse by	-120
'm cook	-120
'm cover	32
'm curious	-126
'm dead	9
'm deaf	33
'm deaf in	168
'm deputy	99
'm deputy head	99
'm design	-111
'm do	17
'm do </s>	-158
'm do a	14
'm do for	37
'm do my	61
'm do with	-64
'm down	17
'm down to	95
'm drive	-138
'm due	-30
'm dyslexic	96
'm dyslexic ,	74
'm fine	-128
'm fix	-64
'm fly	-122
'm freeze	-133
'm from	-100
'm from the	-201
'm get	-10
'm get a	-114
'm go	-188
'm go down	-130
'm go for	-63
'm go to	-104
'm good	-100
'm good at	4
'm half	-135
'm halfway	-47
'm halfway through	-47
'm hard	-23
'm hard of	97
'm have	-71
'm have a	-18
'm her	120
'm here	-144
'm hope	4
'm hope to	51
'm hopeless	86
'm hungry	-117
'm hungry </s>	-117
'm impress	-126
'm impress </s>	-126
'm in	-122
'm in <name>	29
'm in a	-124
'm in bed	-151
'm in charge	17
'm in my	-44
'm in the	-151
'm interest	-106
'm interest in	-106
'm into	-138
'm just	66
'm keen	-136
'm knackered	-146
'm knackered ,	-146
'm know	173
'm lactose	132
'm lactose intolerant	132
'm late	-150
'm learn	269
'm learn <name>	176
'm learn to	187
'm leave	-133
'm left-handed	147
'm left-handed </s>	139
'm look	-187
'm look at	-119
'm look for	-143
'm lose	-229
'm lose </s>	-168
'm lose it	-69
'm mad	-107
'm mad </s>	-107
'm make	-181
'm make a	14
'm melt	-104
'm miss	-104
'm more	99
'm move	-61
'm move on	-110
'm move the	-133
'm move to	65
'm night	137
'm no	146
'm not	-96
'm not a	-109
'm not ask	-123
'm not go	79
'm not on	145
'm off	-26
'm off ,	-14
'm off sugar	101
'm off the	87
'm off to	-186
'm on <name>	-119
'm on a	-123
'm on call	153
'm on hold	-169
'm on methotrexate	160
'm on my	-172
'm on night	137
'm on page	-199
'm on step	-90
'm on the	81
'm only	-70
'm only a	182
'm out	-91
'm out of	-48
'm pay	190
'm pay by	162
'm pay on	109
'm plan	-89
'm plan to	-145
'm pregnant	132
'm proper	-44
'm put	68
'm put together	-49
'm raise	14
'm raise my	166
'm read	-259
'm read </s>	-124
'm read your	-88
'm really	174
'm register	131
'm register blind	109
'm repeat	14
'm repeat the	14
'm retrain	114
'm retrain as	114
'm rubbish	72
'm run	-183
'm run both	-44
'm run late	-96
'm save	118
'm save <number>	25
'm save for	208
'm save the	-146
'm scare	-61
'm scare of	-54
'm set	-34
'm shatter	-107
'm sick	-158
'm sick of	-165
'm sit	-116
'm sit in	-85
'm sit the	142
'm slow	25
'm so	-194
'm so tire	-76
'm soak	-120
'm stand	-20
'm stand here	-141
'm stand in	-120
'm start	-177
'm starve	-133
'm step	-18
'm stick	-303
'm stick in	-78
'm stick on	-160
'm still	-102
'm study	-18
'm switch	108
'm teach	-36
'm tell	-160
'm terrify	39
'm terrify of	39
'm the	272
'm the <kin>	-22
'm the fourth	184
'm the last	126
'm the only	61
'm the shop	111
'm the treasurer	65
'm tire	-41
'm tire </s>	-97
'm tire of	-57
'm to	124
'm too	95
'm train	209
'm train as	144
'm train for	133
'm travel	-26
'm treasurer	127
'm try	-67
'm try to	-50
'm type	-204
'm type this	-103
'm up	8
'm up at	98
'm up to	-120
'm use	-160
'm use a	-118
'm use the	-134
'm use to	-94
'm use your	-104
'm useless	190
'm useless ,	15
'm vegan	161
'm vegan since	101
'm vegetarian	204
'm vegetarian ,	137
'm vegetarian and	72
'm wait	-141
'm walk	128
'm walk the	128
'm watch	-237
'm watch a	-131
'm wear	-142
'm wipe	-103
'm with	183
'm with <name>	157
'm work	-227
'm work on	-188
'm wreck	-156
'm wreck </s>	-129
'm write	-65
'm write a	111
'm write an	-139
'm write from	-161
'm write the	-173
'm write this	-192
'm write to	-119
're	-29
're <kin>	175
're <kin> </s>	160
're <name>	247
're <name> ,	138
're <name> <number>	53
're <number>	16
're <number> <kin>	250
're <number> dev	105
're <number> people	-110
're <number> to	-70
're a	140
're a <name>	143
're a <number>	184
're a bite	-161
're a family	202
're a four-person	86
're a team	134
're all	-51
're already	-125
're at	-278
're at <number>	-203
're both	-51
're do	-48
're down	-161
're down to	-105
're expect	7
're expect our	119
're get	192
're get marry	103
're go	36
're go back	-81
're have	116
're in	-115
're in <name>	-47
're in a	68
're in the	-128
're look	51
're look for	88
're move	-11
're move to	33
're my	-152
're my <kin>	-152
're not	73
're off	-63
're off to	-70
're on	160
're on <name>	284
're on a	184
're on page	-124
're on the	4
're open	119
're out	-140
're out of	-193
're pay	48
're play	-91
're prototype	113
're restore	29
're restore a	144
're save	83
're shut	151
're stick	227
're stick on	144
're stick with	148
're still	28
're the	79
're the same	-91
're up	87
's	139
's ,	189
's , <name>	138
's , <number>	145
's , i	111
's </s>	193
's <day>	86
's <day> </s>	17
's <days>	81
's <kin>	-220
's <kin> 's	-116
's <kin> ,	261
's <kin> </s>	71
's <kin> <name>	179
's <kin> and	131
's <kin> apparently	-133
's <kin> are	-19
's <kin> come	148
's <kin> have	-199
's <kin> in	136
's <kin> is	-47
's <kin> move	-31
's <name>	270
's <name> 's	-88
's <name> ,	165
's <name> </s>	182
's <name> <name>	226
's <name> <number>	177
's <name> and	29
's <name> in	-47
's <name> is	127
's <name> on	114
's <name> that	71
's <name> was	-84
's <number>	237
's <number> ,	97
's <number> </s>	182
's <number> <kin>	134
's <number> <month>	88
's <number> <name>	-135
's <number> <number>	120
's <number> a	46
's <number> and	70
's <number> day	-187
's <number> degree	-203
's <number> in	-73
's <number> line	-206
's <number> min	194
's <number> minute	85
's <number> month	122
's <number> now	94
's <number> o	-101
's <number> of	232
's <number> on	-147
's <number> people	76
's <number> thing	20
's a	311
's a '	93
's a <kin>	-43
's a <name>	165
's a <number>	286
's a bite	-181
's a decent	61
's a fair	-126
's a garden	-48
's a good	-48
's a guy	-146
's a history	-85
's a hospital	-29
's a joke	-57
's a leak	-132
's a mess	-239
's a metal	34
's a nut	-70
's a peanut	-65
's a picture	-77
's a queue	-81
's a rescue	125
's a retire	-28
's a row	73
's a second	65
's a spare	47
's a stairlift	119
's a steel	126
's a step	61
's a sublet	135
's a tablet	12
's a tin	-161
's a train	42
's a trampoline	68
's a translation	34
's a typo	-125
's a wait	50
's a wasp	-111
's a well	-6
's about	-300
's about the	-141
's alarm	-166
's alarm go	-112
's alarm have	-131
's all	84
's all i	-139
's all in	132
's all on	179
's all over	-156
's allergic	-172
's allergic to	-172
's allergy	121
's allotment	-82
's already	-131
's also	-138
's always	-222
's always <number>	-160
's always a	-76
's always be	29
's an	200
's an <name>	107
's another	-159
's answer	-120
's arrive	-137
's ash	127
's ash are	127
's ask	-9
's ask if	-107
's ask me	-134
's asleep	-130
's asthma	157
's at	-115
's at <name>	235
's at <number>	27
's at the	-189
's at work	-179
's autistic	131
's autistic </s>	82
's away	8
's away <day>	167
's back	-119
's bad	-111
's bark	-116
's barn	190
's barn </s>	180
's basement	-49
's basement ,	-49
's be	59
's be <number>	-163
's be certify	20
's be rain	-91
's behind	130
's behind the	130
's between	-157
's birthday	-23
's birthday is	69
's blind	-109
's blow	-158
's blow a	-100
's book	4
's book for	-18
's branch	-164
's branch </s>	-127
's break	-153
's bungalow	109
's burn	-107
's business	47
's by	25
's by the	-69
's call	92
's call <name>	176
's canteen	-70
's car	-195
's car alarm	-119
's change	-108
's choir	-142
's clerk	136
's clinic	140
's clock	25
's close	-141
's coffee	74
's cold	-185
's come	-273
's come in	-135
's come to	-98
's cook	9
's cook </s>	-172
's cottage	83
's crack	86
's cry	6
's cry in	-134
's day	145
's day </s>	145
's dead	-142
's dead </s>	-142
's deaf	140
's deaf in	140
's decent	-149
's delay	-155
's dementia	165
's desk	88
's desk </s>	133
's dial-up	23
's dial-up speed	23
's dialysis	114
's dinner	-161
's do	-123
's do ,	-173
's do </s>	116
's double	-59
's down	8
's down to	159
's drill	-91
's drop	-162
's dry	-140
's due	54
's due at	-75
's due in	7
's dutch	-63
's dutch ,	-63
's ear	-165
's eat	-154
's eat the	-119
's empty	33
's enroll	-34
's enroll in	-34
's episode	-117
's episode </s>	-100
's every	186
's every other	135
's eye	158
's eye go	158
's family	191
's family </s>	106
's farm	177
's fee	87
's field	134
's file	-77
's fine	-122
's fine </s>	-108
's finish	167
's finish </s>	167
's firm	-140
's firm </s>	-110
's fix	25
's fix ,	12
's flat	-53
's flat in	168
's for	160
's for <kin>	129
's for a	-351
's for tea	-88
's for the	-126
's forecast	-113
's forehead	-160
's form	-209
's free	-174
's freeze	-168
's from	-133
's from <name>	-59
's from <number>	110
's from a	-226
's from the	-80
's full	-70
's full of	17
's funeral	85
's garage	156
's garage </s>	131
's get	104
's get a	83
's get her	20
's get no	105
's get swear	9
's get to	22
's go	107
's go ,	179
's go </s>	-58
's go back	94
's go but	39
's go cold	-226
's go i	18
's go to	77
's good	-100
's good </s>	-157
's green	-153
's group	-36
's half	-161
's have	-64
's have a	-110
's head	-106
's hear	85
's hear aid	85
's her	-26
's here	-111
's high	142
's high ,	142
's his	85
's hold	-22
's home	-125
's homework	-87
's house	57
's house ,	110
's house in	172
's how	212
's how i	208
's how it	-116
's how the	-166
's how we	156
's hurt	-152
's icy	22
's ill	132
's ill </s>	132
's in	34
's in </s>	-186
's in <month>	92
's in <name>	204
's in <number>	79
's in a	-13
's in an	-28
's in my	-11
's in the	34
's induction	138
's induction </s>	129
's insurance	-103
's is	85
's it	-82
's it </s>	-64
's job	139
's job </s>	181
's joint	63
's just	-4
's keep	177
's kill	-172
's kill me	-172
's kitchen	-82
's knee	113
's laptop	37
's last	-72
's late	-131
's late and	-68
's laugh	-103
's laugh at	-103
's law	102
's leave	39
's leave </s>	104
's letter	85
's licence	63
's like	-160
's like a	-187
's limit	71
's limp	-146
's line	-71
's line <number>	-109
's log	-160
's lot	35
's lot are	133
's low	-154
's maiden	-6
's maiden name	-6
's make	-166
's match	-170
's match is	-113
's me	262
's me ,	96
's me </s>	119
's me that	159
's me who	126
's meet	-114
's meet </s>	-92
's mine	56
's mine </s>	-11
's minus	-11
's minus <number>	-11
's miss	-34
's miss </s>	-145
's miss <number>	113
's model	118
's moor	107
's move	-54
's move to	-141
's my	221
's my <kin>	73
's my dj	146
's my job	123
's my life	138
's my next	-47
's my other	-88
's my third	157
's my turn	-163
's my view	-123
's name	40
's name ,	95
's name </s>	-32
's name after	-75
's name is	-21
's name still	140
's nearly	-149
's nearly <number>	-145
's nervous	98
's nervous </s>	98
's never	254
's new	38
's next	105
's next <month>	137
's nice	-120
's nick	-122
's nick my	-69
's no	115
's no milk	-201
's no use	4
's no wifi	-40
's nobody	100
's nobody leave	108
's north	128
's not	-40
's not that	57
's not the	-167
's not what	-138
's nothing	-73
's nothing wrong	-73
's now	-170
's off	-137
's off </s>	-216
's off sick	-126
's off to	-175
's offer	-108
's office	-61
's ok	-149
's on	14
's on </s>	48
's on <days>	74
's on <name>	267
's on <number>	-117
's on a	149
's on holiday	-180
's on in	-108
's on me	-21
's on my	-156
's on night	148
's on the	67
's on warfarin	159
's only	-217
's open	-74
's order	128
's order </s>	147
's our	148
's our <kin>	-96
's ours	120
's out	-110
's out </s>	-161
's out for	88
's out of	77
's over	-186
's own	12
's pack	-126
's page	134
's park	-118
's parole	-52
's partly	70
's passion	103
's passion ,	103
's pay	94
's peanut	-53
's pension	182
's pie	-124
's place	160
's place </s>	126
's plan	106
's plan for	91
's poorly	-147
's pretend	-161
's put	-178
's put a	-137
's queue	-57
's quick	-110
's quiet	-179
's quiet </s>	-121
's rain	-150
's real	-22
's recipe	73
's red	-131
's refuse	-77
's register	129
's rent	145
's retirement	164
's right	-174
's right </s>	-127
's ring	-70
's room	141
's row	-156
's row <number>	-156
's rule	108
's rule </s>	106
's run	-190
's run by	-97
's say	-73
's say i	-181
's school	289
's school </s>	151
's school is	146
's sell	-145
's set	-30
's set for	88
's set in	-89
's share	43
's sheet	-114
's shift	28
's shop	-86
's shout	99
's shout </s>	99
's shut	-10
's side	46
's side ,	145
's side </s>	165
's side of	-91
's since	128
's since <number>	128
's slot	-85
's slow	116
's so	-55
's soak	-99
's some	-129
's sound	126
's speak	77
's speech	73
's split	-4
's spread	121
's spread over	121
's stamp	30
's stand	-164
's stay	138
's stay </s>	138
's stick	-80
's stick in	-139
's stick on	75
's still	-339
's straight	-151
's stroke	99
's surgery	-88
's surname	128
's syndrome	149
's take	135
's text	-148
's that	-83
's the	173
's the <kin>	193
's the <name>	30
's the <number>	64
's the best	-147
's the difference	-99
's the joke	-96
's the last	92
's the least	-122
's the leave	68
's the log	-91
's the only	47
's the plan	159
's the problem	-143
's the right	-130
's the rule	7
's the sketch	-136
's the worst	-170
's the wrong	-119
's there	37
's this	-85
's through	58
's ticket	137
's tight	-147
's till	-114
's time	-188
's tiny	137
's tiny ,	128
's to	37
's to <name>	60
's to be	-55
's tonight	-82
's too	-103
's too hot	-115
's too long	-113
's trip	-169
's turn	47
's turn <number>	132
's under	-102
's under the	-89
's up	91
's up a	102
's us	208
's us </s>	182
's use	64
's very	-127
's visit	-15
's voice	-157
's voice ,	-153
's wait	-157
's walk	-148
's warm	-130
's was	-162
's watch	-25
's website	150
's what	142
's what i	75
's what the	48
's what they	-125
's wheelchair	144
's when	58
's when i	139
's when the	128
's where	94
's where i	103
's where it	-177
's whole	123
's why	-67
's with	-20
's with <name>	150
's with the	-61
's with us	179
's worse	-75
's worth	-90
's worth </s>	-63
's wrong	-150
's wrong </s>	-135
(	142
( <kin>	94
( <kin> )	93
( <name>	12
( <name> ,	81
( <name> </s>	121
( he	118
( he 's	118
( me	117
( not	-38
)	-41
) ,	35
) and	58
) and her	84
*	-145
+	231
+ <day>	160
+ <day> </s>	134
+ <day> at	104
+ <name>	149
+ <name> </s>	119
,	55
, "	-99
, 16	-88
, </s>	-119
, <day>	127
, <day> ,	188
, <day> morning	119
, <day> to	172
, <days>	342
, <days> ,	102
, <days> </s>	246
, <days> and	178
, <days> at	131
, <kin>	193
, <kin> 's	253
, <kin> ,	-8
, <kin> </s>	224
, <kin> <kin>	122
, <kin> <name>	-66
, <kin> and	159
, <kin> are	-79
, <kin> by	110
, <kin> in	134
, <kin> is	-30
, <kin> n't	51
, <kin> of	-61
, <kin> order	138
, <kin> the	138
, <kin> was	-52
, <month>	-50
, <month> </s>	-42
, <month> <number>	133
, <month> to	-70
, <name>	120
, <name> &	171
, <name> 's	123
, <name> (	-36
, <name> ,	97
, <name> </s>	-76
, <name> <kin>	210
, <name> <name>	335
, <name> <number>	-58
, <name> above	107
, <name> and	114
, <name> at	178
, <name> first	124
, <name> for	-15
, <name> get	81
, <name> have	-101
, <name> i	-15
, <name> in	168
, <name> is	194
, <name> mostly	140
, <name> next	-144
, <name> on	161
, <name> one	121
, <name> only	98
, <name> say	-129
, <name> the	-77
, <name> time	96
, <name> to	238
, <name> with	96
, <number>	212
, <number> </s>	238
, <number> <kin>	-233
, <number> <month>	231
, <number> <name>	-75
, <number> <number>	195
, <number> a	-119
, <number> am	86
, <number> and	157
, <number> at	179
, <number> bar	-124
, <number> battery	136
, <number> box	92
, <number> chair	148
, <number> coeliac	-72
, <number> cover	122
, <number> day	-8
, <number> down	110
, <number> euro	152
, <number> floor	172
, <number> for	12
, <number> from	98
, <number> generation	168
, <number> halal	115
, <number> hive	220
, <number> hour	-31
, <number> house	126
, <number> in	-30
, <number> is	-113
, <number> item	-91
, <number> job	127
, <number> kilo	129
, <number> letter	-161
, <number> line	135
, <number> min	-96
, <number> minute	-105
, <number> moment	-123
, <number> month	211
, <number> more	18
, <number> night	-42
, <number> now	144
, <number> odd	99
, <number> of	378
, <number> off	183
, <number> old	147
, <number> on	292
, <number> page	-139
, <number> piece	18
, <number> pound	-36
, <number> question	58
, <number> quid	-72
, <number> ring	124
, <number> room	-56
, <number> round	-22
, <number> screw	-145
, <number> sec	-158
, <number> second	-73
, <number> sharp	130
, <number> site	141
, <number> so	-18
, <number> step	-137
, <number> sugar	119
, <number> time	143
, <number> to	151
, <number> variety	139
, <number> week	193
, <number> wide	132
, <number> with	105
, <number> word	52
, <number> year	251
, a	26
, a <kin>	-4
, a <name>	293
, a <number>	80
, a former	-100
, a minor	-105
, a twelve-seater	-16
, a year	96
, about	151
, about <number>	209
, accord	-110
, accord to	-110
, across	43
, add	-248
, add more	-123
, after	-56
, afternoon	125
, again	-133
, again </s>	-133
, all	123
, all <kin>	120
, all <name>	139
, all <number>	144
, all but	-86
, all clear	68
, all family	136
, all in	129
, all of	153
, all on	-83
, all remote	185
, all the	52
, along	-28
, along with	-28
, already	187
, alto	87
, always	428
, always ,	120
, always </s>	327
, always be	127
, always have	214
, always write	-16
, an	-7
, and	85
, and <name>	139
, and a	119
, and everything	-51
, and i	147
, and it	-219
, and so	87
, and that	69
, and the	83
, and we	181
, and you	-60
, annoy	-132
, annoy </s>	-132
, another	-80
, answer	-42
, any	-136
, any idea	-123
, anyone	-155
, anyone </s>	-155
, anything	23
, apparently	-195
, apparently </s>	-162
, are	101
, arm	-166
, arm are	-97
, around	157
, around <number>	151
, arrive	150
, as	101
, ask	-47
, at	311
, at <name>	129
, at <number>	156
, at the	75
, avoid	-20
, back	-340
, back at	-139
, back by	-150
, back in	-149
, back now	-185
, back to	-88
, bad	4
, bad hip	156
, bad line	-127
, barley	-97
, base	41
, base in	150
, be	-132
, be a	-148
, be in	-141
, be like	136
, be quick	-82
, bear	117
, beat	-150
, because	204
, before	28
, before and	-70
, believe	85
, believe it	85
, better	-137
, big	24
, big font	-53
, bite	147
, black	123
, blackwork	86
, bless	-130
, blind	69
, bliss	-140
, bliss </s>	-140
, blood	94
, blue	178
, blue in	116
, book	121
, bore	-151
, bore </s>	-151
, both	87
, both ear	66
, both in	153
, both of	176
, box	122
, brain	8
, brain is	-100
, brb	-159
, brb </s>	-159
, brilliant	-157
, brown	118
, brown inhaler	54
, build	98
, build in	146
, burn	80
, bus	-82
, but	91
, but i	113
, but the	-180
, buy	132
, by	57
, by choice	34
, by the	54
, call	-18
, can	-250
, can i	-208
, can n't	-173
, can you	-167
, cancel	-147
, candle	134
, candle </s>	134
, car	173
, carry	161
, carry <number>	89
, carry an	138
, cash	216
, cash only	127
, cataract	150
, cataract </s>	119
, change	-111
, chapter	-112
, chapter <number>	-112
, check	-208
, check again	-74
, check it	-143
, check the	-135
, cheer	-194
, cheer </s>	-194
, chemistry	73
, chemistry mostly	73
, church	165
, church </s>	110
, clay	113
, clay soil	113
, close	8
, club	167
, coeliac	179
, coeliac </s>	131
, column	-125
, come	-49
, come from	-43
, come in	-77
, come to	139
, come up	-60
, contract	150
, correct	-42
, could	-92
, could i	-51
, could you	-118
, count	98
, count </s>	-24
, court	140
, cover	-127
, cover for	-83
, crazy	-164
, crop	-132
, currently	134
, currently number	134
, cut	-215
, cut it	-159
, cut the	-114
, daft	20
, daily	129
, daily </s>	129
, dairy	-30
, date	-56
, date from	-56
, day	150
, deaf	-77
, delete	-244
, delivery	133
, despite	-35
, diagnose	162
, diagnose at	130
, diesel	99
, diesel </s>	99
, different	50
, do	-58
, do </s>	-157
, do for	-75
, do i	-186
, do in	140
, do n't	95
, door	168
, double	133
, down	225
, down from	107
, drop	-164
, drop the	-164
, dry	-61
, due	177
, due at	151
, due in	63
, dust	33
, dyscalculia	145
, each	121
, early	60
, easy	-87
, egg	153
, egg ,	120
, electric	106
, email	108
, end	-111
, end of	-194
, end up	5
, english	115
, epilepsy	122
, epilepsy ,	104
, epilepsy </s>	72
, epipen	72
, essential	128
, essential tremor	128
, even	222
, even in	127
, ever	333
, ever ,	103
, ever </s>	287
, every	373
, every <day>	144
, every day	156
, every month	150
, every single	48
, every time	178
, every week	139
, everybody	85
, everyone	-192
, everyone is	-109
, everything	-10
, everything 's	-90
, exam	94
, exam in	94
, explain	-163
, fail	42
, faint	113
, faint at	113
, family	177
, farm	151
, feel	-120
, feel bad	-118
, feel better	-116
, feel like	-94
, fifth	111
, fifth floor	111
, finally	-101
, finally </s>	-133
, finally pass	46
, find	-76
, find out	157
, find the	-132
, fine	16
, fine </s>	-96
, finish	-225
, finish the	-148
, first <days>	116
, first <number>	42
, first time	-76
, fix	-6
, fix that	-172
, fix the	-99
, fly	140
, foot	89
, for	174
, for <kin>	-133
, for <number>	-88
, for life	117
, for the	269
, forget	75
, form	166
, found	-98
, found the	-23
, fourth	-37
, freelance	243
, freelance </s>	88
, freeze	-142
, from	83
, from <name>	275
, from now	122
, from the	-50
, from what	-128
, full	-47
, fun	-180
, funny	-103
, funny </s>	-99
, geology	107
, geology ,	107
, get	-94
, get <number>	-131
, get a	-142
, get insulin	37
, give	-80
, give me	-165
, give the	-42
, give up	94
, go	-178
, go </s>	-103
, go ahead	-151
, go back	-151
, go for	197
, go on	111
, go to	-185
, go with	-111
, goal	88
, goal is	88
, goalkeeper	161
, god	38
, god know	38
, good	-227
, google	-86
, google say	-86
, graduate	78
, great	-170
, great </s>	-71
, green	82
, grey	-102
, grow	156
, grow up	138
, guest	-125
, ha	-229
, ha </s>	-216
, half	82
, half <name>	112
, half a	-18
, half asleep	-137
, half my	118
, half of	166
, hand	89
, hand down	113
, hand shake	-123
, handle	-133
, handle <kin>	-25
, handle the	-47
, hang	-213
, hang on	-213
, happy	41
, hard	169
, hate	149
, hate the	93
, haul	72
, have	-11
, have <name>	-17
, have <number>	-107
, have a	-42
, have ask	103
, have be	237
, have do	102
, have for	147
, have n't	72
, have no	150
, have since	101
, have the	130
, have to	-187
, hay	-23
, he	-29
, he 's	-42
, he <kin>	187
, he have	-26
, he pay	171
, he was	-84
, head	-155
, hear	91
, heat	34
, help	-265
, help </s>	-206
, help me	-181
, hence	143
, hence the	157
, her	238
, here	51
, here i	69
, hers	169
, hibernate	104
, hibernate in	104
, hilarious	-107
, hilarious </s>	-107
, his	38
, his <kin>	-104
, hold	-88
, hold on	-141
, home	47
, home by	-6
, home only	112
, honestly	91
, honestly ,	-25
, honestly </s>	93
, hope	82
, hope to	156
, hopeless	-55
, house	-35
, house rule	168
, how	-319
, how do	-141
, how many	-113
, how much	-67
, how would	-131
, hurry	-178
, hurry </s>	-161
, hydrology	-27
, hydrology </s>	-27
, i	93
, i 'd	145
, i 'll	-119
, i 'm	11
, i always	24
, i am	-92
, i can	25
, i check	-88
, i come	-59
, i do	209
, i eat	-10
, i find	-79
, i get	210
, i give	87
, i go	-126
, i guess	-148
, i hate	115
, i have	34
, i just	-13
, i keep	145
, i learn	163
, i live	-42
, i look	-54
, i make	-140
, i never	168
, i now	72
, i only	134
, i own	129
, i play	-30
, i raise	138
, i read	-196
, i run	179
, i see	-134
, i set	-37
, i take	113
, i think	-163
, i translate	154
, i use	103
, i want	-101
, i was	-148
, i write	-110
, idea	71
, idea </s>	-81
, if	131
, if you	131
, ignore	-203
, ignore that	-134
, ignore the	-106
, ill	-192
, ill try	-114
, imagine	-76
, imagine </s>	-76
, in	91
, in <month>	-155
, in <name>	225
, in <number>	-18
, in all	139
, in general	-125
, in that	79
, in this	-145
, is	-207
, is 19	-72
, is <number>	-24
, is a	-71
, is also	-14
, is autistic	106
, is deaf	207
, is diabetic	156
, is it	-213
, is leave	133
, is move	92
, is my	24
, is now	-66
, is off	115
, is older	262
, is on	-30
, is scare	158
, is still	-67
, is that	-317
, is the	-46
, is what	100
, it	-42
, it 's	74
, it have	20
, it is	116
, it say	-260
, it seem	-127
, it was	-17
, it will	-145
, its	-41
, its <name>	140
, its a	-69
, its an	36
, its in	138
, joke	-125
, just	-152
, just <number>	71
, just a	107
, just ask	-117
, just fix	-109
, just me	42
, just pick	-138
, just see	-56
, just the	-169
, keep	-112
, keep it	-142
, keep that	-144
, keep the	-28
, kettle	-128
, kettle 's	-128
, key	209
, key come	173
, kid	-119
, kill	-109
, kill me	-109
, knee	122
, knock	110
, know	-21
, lactose	129
, last	154
, last day	181
, later	-108
, leak	95
, learn	138
, learn it	133
, lease	107
, leave	125
, leave at	177
, leave in	-34
, left-handed	110
, left-handed </s>	110
, less	68
, less strict	68
, let	-166
, let me	-135
, level	49
, licence	130
, like	168
, line	-100
, line <number>	27
, list	133
, list build	132
, live	-143
, live behind	167
, live in	-97
, live with	123
, local	142
, long	159
, long text	-7
, look	-211
, look better	-99
, look fine	-97
, look nice	-104
, lose	-66
, loud	-81
, love	-133
, lovely	75
, madness	-163
, madness </s>	-163
, mail	-88
, mail only	-88
, mainly	141
, make	-260
, make him	-137
, make in	157
, make it	-230
, manual	107
, math	146
, math and	112
, max	-21
, maybe	-126
, maybe <number>	-114
, me	188
, me ,	156
, me </s>	145
, me and	28
, me the	119
, meet	106
, meh	-136
, meh </s>	-136
, metric	-58
, metric unit	-58
, mi	-71
, might	-79
, milk	-57
, mine	-49
, mine 's	-91
, miss	-131
, miss it	-131
, monthly	137
, monthly </s>	137
, morning	118
, morning </s>	118
, most	-55
, most of	149
, mostly	125
, mostly <name>	230
, mostly bridal	100
, mostly farm	189
, mostly in	-50
, mostly on	121
, motorbike	118
, motorbike crash	118
, move	52
, must	-234
, must be	-181
, must hurry	-102
, my	67
, my <kin>	297
, my <name>	166
, my <number>	206
, my business	55
, my eye	-90
, my first	152
, my guide	125
, my late	137
, my third	-96
, my turn	136
, my whole	144
, na	196
, na <name>	137
, name	39
, name is	131
, nearly	36
, need	-229
, need <number>	-133
, need a	-98
, need to	-89
, never	366
, never <days>	64
, never <name>	149
, never a	-54
, never could	124
, never cup	98
, never do	140
, never get	175
, never have	89
, never in	66
, never learn	69
, never mind	-126
, new	119
, next	-71
, nice	-143
, nice </s>	-143
, night	-89
, night </s>	-22
, no	-179
, no ,	-14
, no </s>	-227
, no <kin>	-204
, no <name>	303
, no <number>	-63
, no base	-66
, no call	-9
, no car	-93
, no change	-163
, no choice	10
, no computer	142
, no emoji	119
, no exception	167
, no garden	-90
, no idea	-143
, no lift	145
, no luck	-194
, no main	136
, no more	185
, no mri	100
, no nut	-132
, no plan	-17
, no screen	166
, no signal	150
, no sleep	-123
, no sugar	90
, no wage	-60
, no window	154
, nobody	16
, nobody else	124
, nobody here	-120
, nobody say	119
, nobody there	-157
, north	-35
, not	198
, not <kin>	-62
, not <name>	156
, not <number>	15
, not a	-185
, not by	-56
, not even	129
, not madam	-54
, not me	30
, not mine	-38
, not the	69
, nothing	-57
, nothing </s>	-117
, nothing else	-113
, nothing fit	45
, nothing in	-10
, nothing serious	-113
, now	30
, now i	159
, now it	-133
, now what	-136
, number	-93
, number <number>	-93
, nut	-145
, oak	101
, oak mostly	101
, obviously	-155
, obviously </s>	-155
, odd	-63
, of	46
, off	-126
, off to	-80
, ok	-62
, old	196
, older	161
, older than	161
, on	44
, on <days>	65
, on a	65
, on my	-64
, on the	209
, on to	-129
, only	137
, only <kin>	131
, only <name>	179
, only <number>	-48
, only cash	83
, only the	-40
, open	-86
, open in	-57
, or	-144
, or so	-211
, order	-144
, other	-180
, other half	-134
, ouch	-63
, ouch </s>	-63
, our	324
, our <kin>	172
, our <name>	36
, our family	53
, our middle	122
, our old	-53
, ours	150
, ours since	94
, out	130
, own	195
, own a	151
, own chair	109
, pack	-114
, pack </s>	-114
, page	-138
, page <number>	-138
, panic	30
, panic attack	134
, paper	107
, part-time	199
, part-time ,	93
, part-time </s>	169
, passable	8
, paste	-131
, pastry	131
, pay	160
, pay back	52
, pay by	76
, pay it	86
, pay no	-89
, pay off	111
, people	6
, people say	-130
, per	-96
, per the	-96
, perfect	-91
, phone	-128
, phone at	-138
, plain	123
, plan	97
, play	142
, please	267
, please ,	118
, please </s>	53
, please remember	154
, please use	20
, plot	108
, plot <number>	108
, pls	-23
, plus	-46
, plus <name>	30
, policy	97
, poor	-142
, post	-65
, post the	-68
, pretty	-112
, pretty </s>	-101
, probably	-149
, probably the	-149
, put	-162
, question	-128
, quick	-210
, quick </s>	-158
, quick <number>	-115
, quiz	-102
, quiz me	-102
, rain	25
, raise	194
, raise in	168
, rarely	137
, rate	108
, read	69
, read only	158
, ready	-168
, really	36
, rebuild	96
, red	87
, red and	112
, red green	63
, red-and-green	50
, red-and-green look	174
, red-and-green mostly	-88
, redo	-69
, redo it	-114
, refuse	148
, register	123
, register in	123
, remove	-213
, rename	-122
, renew	137
, rent	124
, rescue	113
, rescue </s>	113
, resend	-72
, rest	-140
, rest of	5
, restart	-110
, restart </s>	-110
, retire	12
, retire </s>	70
, retire next	68
, review	26
, review everything	26
, right	-255
, right </s>	-364
, right hand	131
, right side	142
, ring	-166
, rinse	86
, room	-44
, roughly	47
, router	-164
, row	-46
, row <number>	27
, rule	117
, run	-46
, run until	-71
, sad	-97
, sadly	-51
, sadly ,	-51
, same	-138
, same for	-11
, same thing	-97
, save	-84
, say	-177
, say again	-41
, say it	-120
, say the	-292
, scan	-45
, school	163
, scream	-6
, scream at	-6
, screen	63
, scroll	-138
, scroll up	-104
, season	-33
, season ticket	148
, seasonal	-53
, seat	-81
, seat <number>	-81
, second	-69
, second <day>	112
, second round	37
, second year	157
, see	-124
, see below	-146
, see the	-18
, self	27
, self-employed	230
, self-employed ,	182
, sell	189
, send	-286
, send help	-221
, send me	-111
, sew	-70
, share	149
, share with	114
, she	166
, she 's	64
, she have	140
, she wander	140
, shelf	128
, shop	153
, short	-79
, short answer	-141
, shorten	-170
, shorten it	-119
, should	-12
, should be	65
, shrink	-113
, shut	85
, sign	34
, sign anything	138
, sign off	-8
, signal	-117
, signal bad	-146
, silly	-93
, silver	70
, since	177
, since <number>	152
, since covid	65
, since my	129
, since the	141
, sit	80
, sit in	-87
, sit it	66
, site	-147
, skip	-105
, skip the	-170
, sleep	-69
, sleep on	104
, slow	-111
, small	105
, smell	-170
, so	164
, so <name>	47
, so annoy	-102
, so do	6
, so from	101
, so funny	-130
, so i	-22
, so it	-86
, so just	-95
, so keep	110
, so large	101
, so long	91
, so make	58
, so my	142
, so no	77
, so now	192
, so our	130
, so phone	132
, so please	-24
, so quiet	-7
, so scissor	82
, so short	77
, so shortcut	112
, so spell	124
, so tell	10
, so the	-35
, so type	-101
, so voice	80
, so was	65
, so we	7
, so what	-119
, so write	84
, soak	-110
, soak </s>	-100
, sofa	-86
, solar	160
, solar and	164
, some	-92
, some <kin>	-116
, some <name>	11
, some <number>	131
, some guy	-112
, someone	-108
, something	-116
, sorry	-161
, sorry ,	-126
, sorry for	-103
, spanish	118
, speak	55
, speak <number>	-69
, spring	59
, stable	-37
, stable on	123
, stage	-120
, stall	-57
, stand	166
, stand rule	129
, start	-11
, start at	126
, station	-56
, stay	87
, stay at	130
, step	-154
, step by	-151
, stick	74
, still	-25
, still <kin>	117
, still have	48
, still no	-50
, still nothing	5
, still raw	132
, stomach	119
, stop	14
, stop when	130
, storm	-133
, strictly	20
, strictly speak	-33
, study	-51
, super	-76
, supervise	74
, support	50
, supposedly	-125
, supposedly </s>	-125
, sure	-84
, swap	-269
, swap them	-200
, take	-64
, take <number>	-53
, take the	-136
, talk	-35
, talk later	-141
, target	78
, target is	78
, taste	164
, taste like	121
, taste of	94
, teach	23
, teach me	150
, teach myself	131
, team	154
, tear	57
, tell	-108
, tell them	-106
, tenor	126
, terrify	116
, terrify of	116
, test	19
, test green	-131
, text	145
, text is	145
, thank	-131
, thank </s>	-250
, thank for	-65
, thank you	78
, that	46
, that 's	296
, that fix	-135
, that keep	72
, that was	44
, the	-137
, the <kin>	87
, the <name>	52
, the <number>	115
, the allotment	-71
, the app	-114
, the blue	-39
, the book	-104
, the deputy	67
, the digger	-40
, the flat	-132
, the guy	-115
, the heroine	-124
, the name	79
, the old	174
, the other	22
, the page	-123
, the paper	-120
, the report	-148
, the rest	208
, the second	-163
, the test	-91
, the third	63
, the whole	15
, the worst	-20
, their	140
, then	86
, then <name>	-78
, then <number>	70
, then bed	-174
, then it	-58
, then the	23
, then we	96
, they 're	91
, they reckon	-132
, they say	-225
, third	193
, third generation	129
, third time	-109
, third year	100
, thirty-odd	90
, this	-68
, this is	76
, though	258
, though i	179
, throat	144
, through	123
, thx	-82
, thx for	-82
, till	77
, till 's	45
, till <number>	128
, tiny	-114
, tiny flat	-55
, to	121
, to be	108
, too	-177
, too blurry	-142
, too hard	-137
, too hot	-112
, too long	-103
, too windy	-99
, traffic	-132
, train	5
, train only	111
, train under	-109
, tram	-44
, translate	-135
, trim	-145
, try	-95
, try again	54
, try another	-123
, turn	-119
, turn <number>	-25
, turn it	-168
, twice	161
, twice a	161
, type	-111
, typical	-203
, typical </s>	-193
, unbelievable	-107
, unbelievable </s>	-107
, under	-190
, under <name>	173
, under <number>	-227
, undetectable	106
, unpaid	181
, unpaid ,	113
, unpaid </s>	112
, up	93
, up at	145
, up to	152
, us	180
, use	-33
, use a	158
, useless	-89
, useless </s>	-89
, very	52
, visa	181
, volunteer	98
, wait	-222
, wait </s>	-131
, wait for	-120
, walk	-131
, want	64
, want <number>	105
, want it	16
, want to	195
, was	-57
, was buy	-100
, was n't	-116
, wasp	99
, wasp sting	61
, we	200
, we 're	220
, we have	179
, we keep	99
, we live	125
, wear	90
, wed	159
, wed 's	94
, week	182
, weird	-212
, weird </s>	-212
, well	-33
, were	-179
, what	-421
, what 's	-155
, what <kin>	-86
, what a	-179
, what can	-120
, what do	-76
, what else	-137
, what is	-120
, what now	-80
, what was	-57
, what would	-175
, when	71
, whenever	57
, where	-99
, where 's	-148
, where are	-114
, where do	-85
, where i	194
, where is	-109
, where were	-87
, which	-131
, which </s>	-82
, which <number>	-136
, which i	37
, which is	-15
, which my	189
, while	-94
, who	-67
, who 's	116
, who <kin>	73
, who have	66
, who is	160
, who share	-80
, who teach	-57
, whoever	-117
, whoever that	-117
, whole	-74
, whom	96
, whom i	96
, whose	-21
, why	-86
, why </s>	-224
, width	48
, wifi	-130
, will	-61
, will be	-77
, will n't	-65
, winter	5
, winter is	-105
, wipe	-119
, with	185
, with a	19
, with the	215
, wooden	104
, wooden one	104
, work	-207
, worse	131
, worth	-133
, worth it	-133
, would	-133
, wow	-120
, wow </s>	-120
, wrap	-115
, write	58
, write in	129
, write me	-26
, wrong	-151
, year	131
, year <number>	158
, you	-75
, you save	-69
, your	-143
, £	120
, £ <number>	120
-	-54
- <name>	174
- <number>	-51
.	-73
. </s>	-240
. <name>	182
. <name> </s>	129
. <number>	-35
. <number> </s>	-75
. member	-11
/	124
/ <name>	104
0 </s>	-134
0 hour	93
0 hour contract	73
0#ing	202
0#past	316
0#s	54
1#ing	244
1#past	-271
1#s	179
1000	15
1000 </s>	146
1000 km	162
12	68
12 egg	-143
16	-15
16 </s>	58
17	-72
17 year	-144
18	-64
18 </s>	62
19	101
19 ,	111
19 </s>	-74
19 year	-19
19 year </s>	79
19 year old	-76
2#ing	-207
2#past	-114
2#s	57
22	122
22 year	84
22 year </s>	84
26	186
31	109
31 year	123
31 year </s>	90
33	26
33 </s>	26
34	112
35	21
35 hour	-24
35 hour week	-24
38	43
38 </s>	-25
41	112
41 year	94
41 year </s>	67
42	91
46	130
68	82
74	148
74 </s>	148
81	172
81 </s>	148
96	91
:	-233
: '	-165
: <kin>	-133
: <kin> ,	-183
: <name>	-41
: <name> ,	211
: <name> :	-135
: <name> </s>	-36
: <name> <name>	40
: <name> <number>	26
: <number>	37
: <number> ,	-49
: <number> </s>	-36
: <number> <kin>	-61
: <number> a	169
: <number> may	58
: <number> min	-75
: [	-150
: [ <name>	-84
: a	-215
: a <kin>	-148
: can	-154
: can not	-105
: fix	-48
: how	-111
: how do	-72
: how much	-73
: i	-78
: it	-102
: kindly	-75
: me	91
: my	-85
: my <kin>	-96
: no	45
: no module	-144
: nothing	116
: pizza	-43
: pizza and	-43
: retire	-145
: run	-98
: that	-37
: that 's	-37
: the	-176
: the <kin>	-39
: the <name>	-57
: this	-96
: too	-56
: what	-75
: which	-109
: yes	96
: yes or	-133
: you	-154
;	223
; i	245
; i 'm	168
; it	130
; next	-14
<day>	25
<day> 's	-276
<day> 's dinner	-100
<day> 's match	-135
<day> +	160
<day> + <day>	160
<day> ,	-102
<day> , <day>	160
<day> , at	106
<day> , never	97
<day> , so	-158
<day> , that	119
<day> , the	92
<day> </s>	-7
<day> <kin>	77
<day> <kin> </s>	-61
<day> <number>	233
<day> <number> ,	151
<day> <number> </s>	128
<day> about	-131
<day> after	117
<day> afternoon	160
<day> afternoon </s>	124
<day> all	-45
<day> and	133
<day> and <day>	336
<day> as	-59
<day> at	187
<day> at <name>	133
<day> at <number>	41
<day> at the	161
<day> before	132
<day> before <number>	129
<day> by	215
<day> crossword	13
<day> crossword ,	13
<day> deadline	-92
<day> dinner	116
<day> down	-202
<day> down </s>	-176
<day> even	-25
<day> evening	212
<day> evening </s>	120
<day> for	-108
<day> from	-63
<day> go	-36
<day> go on	13
<day> go to	-122
<day> group	114
<day> here	-228
<day> here in	-130
<day> i	84
<day> i 'm	134
<day> i call	63
<day> i have	69
<day> i keep	139
<day> in	-135
<day> in <name>	107
<day> in a	-172
<day> in the	-145
<day> is	-149
<day> is a	-128
<day> is fine	-88
<day> is my	-140
<day> it	83
<day> it 's	83
<day> league	114
<day> lunch	105
<day> lunch is	156
<day> market	237
<day> market in	171
<day> market sell	100
<day> mean	-56
<day> meeting	103
<day> meeting for	103
<day> morning	221
<day> morning 's	-115
<day> morning </s>	202
<day> next	-160
<day> next to	-160
<day> night	209
<day> night </s>	227
<day> night are	67
<day> night belong	105
<day> noon	193
<day> noon </s>	187
<day> of	65
<day> of each	74
<day> of the	224
<day> off	83
<day> on	-26
<day> on it	-128
<day> on my	-115
<day> on the	15
<day> only	99
<day> only </s>	99
<day> or	-81
<day> pm	67
<day> pm </s>	67
<day> prayer	32
<day> report	10
<day> roast	52
<day> seminar	122
<day> shift	158
<day> so	-154
<day> the	-193
<day> there	40
<day> to	171
<day> to <day>	150
<day> until	119
<day> was	-222
<day> was a	-220
<day> we	-118
<day> with	-40
<day> with <name>	135
<day> with a	-105
<day> with the	129
<day> work	-73
<day> work for	-73
<days>	415
<days> ,	154
<days> , <days>	178
<days> , <name>	122
<days> , always	120
<days> , church	110
<days> , i	-47
<days> , never	136
<days> , so	69
<days> , the	146
<days> , with	61
<days> </s>	257
<days> <number>	157
<days> <number> to	132
<days> a	58
<days> after	110
<days> after school	80
<days> and	237
<days> and <days>	238
<days> are	-149
<days> are awful	-91
<days> are for	-116
<days> are my	110
<days> are off	155
<days> are the	-33
<days> at	279
<days> at <name>	119
<days> at <number>	212
<days> at the	161
<days> because	109
<days> before	41
<days> before <number>	41
<days> belong	-58
<days> belong to	-58
<days> by	203
<days> i	391
<days> i 'm	288
<days> i do	139
<days> i have	52
<days> i look	85
<days> i volunteer	44
<days> in	99
<days> in the	98
<days> is	157
<days> off	205
<days> off </s>	159
<days> only	204
<days> only ,	159
<days> only </s>	180
<days> our	168
<days> so	132
<days> the	-95
<days> through	114
<days> through <days>	114
<days> till	105
<days> to	165
<days> to <days>	113
<days> we	121
<days> with	159
<days> with <name>	125
<days> with the	111
<kin>	179
<kin> "	-76
<kin> '	103
<kin> ' ,	-103
<kin> ' <kin>	150
<kin> ' <name>	183
<kin> ' <number>	138
<kin> ' even	90
<kin> ' in	135
<kin> ' on	129
<kin> ' place	-60
<kin> ' school	112
<kin> ' shoe	-107
<kin> ' swim	122
<kin> ' tale	-102
<kin> 's	9
<kin> 's ,	9
<kin> 's </s>	279
<kin> 's <kin>	-172
<kin> 's <name>	65
<kin> 's <number>	222
<kin> 's a	159
<kin> 's alarm	-166
<kin> 's and	147
<kin> 's ash	127
<kin> 's ask	-107
<kin> 's at	-156
<kin> 's bark	-116
<kin> 's barn	190
<kin> 's basement	-49
<kin> 's birthday	69
<kin> 's bungalow	109
<kin> 's call	133
<kin> 's clinic	140
<kin> 's clock	25
<kin> 's come	-81
<kin> 's dementia	165
<kin> 's dialysis	114
<kin> 's do	60
<kin> 's drill	-31
<kin> 's due	102
<kin> 's every	165
<kin> 's family	177
<kin> 's farm	177
<kin> 's firm	-110
<kin> 's flat	172
<kin> 's from	207
<kin> 's garage	181
<kin> 's go	-78
<kin> 's hear	85
<kin> 's home	-110
<kin> 's house	23
<kin> 's is	106
<kin> 's job	223
<kin> 's just	-29
<kin> 's kitchen	-82
<kin> 's knee	113
<kin> 's letter	153
<kin> 's maiden	-6
<kin> 's my	129
<kin> 's name	59
<kin> 's off	-124
<kin> 's on	147
<kin> 's order	132
<kin> 's passion	103
<kin> 's pension	182
<kin> 's place	125
<kin> 's recipe	73
<kin> 's room	124
<kin> 's rule	152
<kin> 's say	82
<kin> 's school	178
<kin> 's sheet	-156
<kin> 's side	27
<kin> 's speech	73
<kin> 's stamp	30
<kin> 's surgery	-88
<kin> 's surname	128
<kin> 's the	169
<kin> 's ticket	137
<kin> 's watch	-25
<kin> 's wheelchair	144
<kin> 's whole	115
<kin> 's with	-57
<kin> (	139
<kin> ( he	118
<kin> )	93
<kin> ) and	93
<kin> ,	64
<kin> , <kin>	34
<kin> , <name>	415
<kin> , <number>	-94
<kin> , a	-18
<kin> , all	204
<kin> , and	123
<kin> , bad	-48
<kin> , bite	174
<kin> , by	138
<kin> , can	56
<kin> , come	68
<kin> , currently	134
<kin> , do	88
<kin> , every	99
<kin> , found	-23
<kin> , handle	162
<kin> , have	-82
<kin> , he	138
<kin> , her	145
<kin> , i	-33
<kin> , in	-92
<kin> , is	224
<kin> , it	56
<kin> , just	-48
<kin> , me	215
<kin> , mostly	-37
<kin> , my	198
<kin> , no	-162
<kin> , not	-54
<kin> , now	9
<kin> , only	89
<kin> , register	123
<kin> , retire	157
<kin> , say	-135
<kin> , second	110
<kin> , self-employed	182
<kin> , she	147
<kin> , sign	153
<kin> , sleep	-77
<kin> , so	234
<kin> , some	-109
<kin> , teach	150
<kin> , that	181
<kin> , the	179
<kin> , under	-163
<kin> , unpaid	140
<kin> , want	-43
<kin> , was	-26
<kin> , we	116
<kin> , what	-41
<kin> , who	130
<kin> , work	-117
<kin> .	151
<kin> :	-29
<kin> : <kin>	-183
<kin> : <name>	325
<kin> : <number>	-68
<kin> ;	133
<kin> </s>	110
<kin> <day>	161
<kin> <day> </s>	106
<kin> <day> and	84
<kin> <day> on	-119
<kin> <days>	106
<kin> <kin>	41
<kin> <kin> 's	131
<kin> <kin> ,	363
<kin> <kin> <kin>	-62
<kin> <kin> <name>	212
<kin> <kin> all	163
<kin> <kin> at	116
<kin> <kin> here	93
<kin> <kin> in	117
<kin> <kin> is	-70
<kin> <kin> my	-84
<kin> <kin> n't	5
<kin> <kin> not	161
<kin> <kin> the	252
<kin> <name>	358
<kin> <name> 's	-75
<kin> <name> ,	356
<kin> <name> :	-61
<kin> <name> </s>	192
<kin> <name> <kin>	339
<kin> <name> <name>	24
<kin> <name> <number>	-58
<kin> <name> and	375
<kin> <name> at	186
<kin> <name> can	253
<kin> <name> check	149
<kin> <name> die	164
<kin> <name> drive	157
<kin> <name> get	183
<kin> <name> handle	120
<kin> <name> hate	202
<kin> <name> have	169
<kin> <name> in	142
<kin> <name> is	80
<kin> <name> join	88
<kin> <name> just	-85
<kin> <name> keep	196
<kin> <name> know	142
<kin> <name> last	79
<kin> <name> leave	-19
<kin> <name> lend	141
<kin> <name> live	196
<kin> <name> move	116
<kin> <name> need	135
<kin> <name> on	122
<kin> <name> only	46
<kin> <name> plant	105
<kin> <name> play	230
<kin> <name> raise	-53
<kin> <name> retire	187
<kin> <name> run	196
<kin> <name> say	-103
<kin> <name> sleep	139
<kin> <name> start	-56
<kin> <name> stay	76
<kin> <name> still	6
<kin> <name> take	156
<kin> <name> teach	-40
<kin> <name> to	175
<kin> <name> use	123
<kin> <name> want	232
<kin> <name> was	8
<kin> <name> will	134
<kin> <name> work	249
<kin> <number>	-40
<kin> <number> ,	75
<kin> <number> </s>	125
<kin> <number> <kin>	98
<kin> <number> dollar	53
<kin> <number> for	80
<kin> <number> grand	162
<kin> <number> ring	-146
<kin> =	178
<kin> = <name>	178
<kin> ?	156
<kin> a	-41
<kin> a <kin>	58
<kin> a <number>	-131
<kin> a day	-18
<kin> a person	-138
<kin> about	-88
<kin> about the	-93
<kin> above	166
<kin> actually	135
<kin> actually </s>	135
<kin> after	-86
<kin> after the	170
<kin> all	221
<kin> all the	146
<kin> allow	-93
<kin> allowance	76
<kin> alone	-12
<kin> alone </s>	90
<kin> always	140
<kin> amateur	74
<kin> an	-12
<kin> and	152
<kin> and <kin>	64
<kin> and <name>	100
<kin> and <number>	72
<kin> and a	224
<kin> and get	-37
<kin> and her	39
<kin> and his	144
<kin> and i	168
<kin> and live	-91
<kin> and me	-28
<kin> and my	128
<kin> and she	-150
<kin> and the	145
<kin> and you	-99
<kin> annexe	121
<kin> answer	74
<kin> answer in	25
<kin> anyone	-170
<kin> apparently	-133
<kin> are	-80
<kin> are <kin>	204
<kin> are <name>	155
<kin> are <number>	247
<kin> are argue	-121
<kin> are asleep	-116
<kin> are at	-32
<kin> are bilingual	233
<kin> are both	145
<kin> are call	-80
<kin> are come	76
<kin> are grow	146
<kin> are in	89
<kin> are mainly	107
<kin> are milk	-69
<kin> are mostly	187
<kin> are my	163
<kin> are n't	99
<kin> are on	-121
<kin> are over	170
<kin> are scream	-230
<kin> are still	203
<kin> are with	231
<kin> army	94
<kin> army ,	105
<kin> arrive	21
<kin> arrive on	166
<kin> as	267
<kin> as <name>	124
<kin> as well	150
<kin> ask	-107
<kin> ask about	-149
<kin> ask for	68
<kin> ask me	-165
<kin> at	-16
<kin> at <name>	-45
<kin> at <number>	150
<kin> at a	312
<kin> at home	127
<kin> at nursery	-38
<kin> at our	-34
<kin> at present	111
<kin> at the	-26
<kin> at work	-155
<kin> away	-34
<kin> back	-39
<kin> back home	-87
<kin> bake	100
<kin> because	-102
<kin> before	23
<kin> belong	-84
<kin> bill	15
<kin> biscuit	-158
<kin> bite	89
<kin> board	116
<kin> both	184
<kin> bring	149
<kin> bring us	140
<kin> build	164
<kin> but	52
<kin> but i	168
<kin> buy	7
<kin> by	90
<kin> by <name>	7
<kin> by choice	96
<kin> by trade	131
<kin> by train	109
<kin> call	71
<kin> call <name>	126
<kin> call me	120
<kin> can	-99
<kin> can live	-140
<kin> can n't	-55
<kin> cancel	-193
<kin> character	-128
<kin> charge	-208
<kin> charge by	-176
<kin> charge for	-111
<kin> clean	175
<kin> come	112
<kin> come at	238
<kin> come by	-24
<kin> come every	72
<kin> come from	-42
<kin> come in	-145
<kin> come to	115
<kin> company	142
<kin> complain	114
<kin> cost	-151
<kin> could	-87
<kin> data	129
<kin> day	-25
<kin> de	115
<kin> de partie	115
<kin> debt	123
<kin> debt leave	123
<kin> die	56
<kin> die </s>	76
<kin> die in	-59
<kin> do	143
<kin> do n't	133
<kin> drill	-57
<kin> drive	-58
<kin> drive </s>	-33
<kin> drive a	-182
<kin> due	167
<kin> due in	143
<kin> each	117
<kin> eat	-123
<kin> eat my	-82
<kin> email	-95
<kin> emigrate	4
<kin> emoji	-134
<kin> episode	-132
<kin> every	143
<kin> every other	128
<kin> everything	67
<kin> everything in	-59
<kin> expect	77
<kin> fall	80
<kin> farm	-81
<kin> fight	-109
<kin> finally	-109
<kin> find	145
<kin> find a	91
<kin> finish	-34
<kin> finish school	99
<kin> first	47
<kin> food	130
<kin> food </s>	125
<kin> for	139
<kin> for <name>	130
<kin> for <number>	39
<kin> for a	39
<kin> for my	-14
<kin> for the	26
<kin> for wifi	139
<kin> forbid	64
<kin> forbid <kin>	-7
<kin> forget	125
<kin> from <month>	113
<kin> from <name>	-165
<kin> from the	44
<kin> full-time </s>	-10
<kin> get	103
<kin> get carsick	125
<kin> get into	90
<kin> get marry	102
<kin> get me	16
<kin> get out	-142
<kin> get the	106
<kin> give	-277
<kin> give him	-120
<kin> give me	-157
<kin> go	218
<kin> go at	106
<kin> go on	152
<kin> go to	164
<kin> groom	41
<kin> group	94
<kin> group have	125
<kin> handle	145
<kin> handle the	145
<kin> hate	173
<kin> have <name>	37
<kin> have <number>	-114
<kin> have a	-27
<kin> have ask	98
<kin> have asthma	-29
<kin> have be	-248
<kin> have dementia	122
<kin> have get	126
<kin> have give	-50
<kin> have go	-166
<kin> have have	36
<kin> have it	-147
<kin> have just	-129
<kin> have leave	-214
<kin> have me	78
<kin> have move	47
<kin> have n't	-162
<kin> have start	-125
<kin> have the	191
<kin> have them	158
<kin> have to	126
<kin> have type	128
<kin> he	27
<kin> hear	-95
<kin> hear that	-93
<kin> her	19
<kin> her hair	-8
<kin> here	205
<kin> here ,	363
<kin> here is	-100
<kin> his	168
<kin> hold	164
<kin> hold the	142
<kin> hospital	109
<kin> hospital </s>	109
<kin> house	185
<kin> hunt	100
<kin> i	85
<kin> i <kin>	125
<kin> i think	-132
<kin> i want	-195
<kin> i work	168
<kin> id	-119
<kin> in	-139
<kin> in </s>	-8
<kin> in <month>	248
<kin> in <name>	78
<kin> in <number>	183
<kin> in a	10
<kin> in batch	116
<kin> in chapter	-148
<kin> in it	-175
<kin> in may	155
<kin> in my	-113
<kin> in our	134
<kin> in question	-136
<kin> in rural	114
<kin> in spring	134
<kin> in that	-218
<kin> in the	-186
<kin> in this	-155
<kin> insist	-15
<kin> insist </s>	-42
<kin> insist on	57
<kin> into	-147
<kin> is	-71
<kin> is </s>	-23
<kin> is <name>	461
<kin> is <number>	327
<kin> is a	41
<kin> is allergic	184
<kin> is an	154
<kin> is angry	-113
<kin> is ask	-186
<kin> is asleep	-207
<kin> is at	-140
<kin> is away	-172
<kin> is bark	-121
<kin> is call	-57
<kin> is cry	-116
<kin> is diabetic	216
<kin> is do	184
<kin> is due	153
<kin> is dyslexic	124
<kin> is every	54
<kin> is feed	-47
<kin> is fine	-158
<kin> is from	240
<kin> is have	68
<kin> is here	-174
<kin> is home	-159
<kin> is hover	-120
<kin> is in	-146
<kin> is late	-121
<kin> is leave	-80
<kin> is lovely	-9
<kin> is my	276
<kin> is n't	160
<kin> is now	136
<kin> is off	-139
<kin> is on	-197
<kin> is scare	147
<kin> is scream	-109
<kin> is sell	176
<kin> is sit	-121
<kin> is snore	-123
<kin> is stick	-109
<kin> is sulk	-152
<kin> is teach	95
<kin> is the	169
<kin> is vegan	187
<kin> is wrong	-74
<kin> it	14
<kin> it </s>	167
<kin> it all	35
<kin> it go	-122
<kin> it matter	-129
<kin> it mean	-89
<kin> it need	-159
<kin> it say	-111
<kin> jo	59
<kin> job	-178
<kin> job part-time	-177
<kin> joke	-216
<kin> joke about	-129
<kin> judo	153
<kin> just	-151
<kin> just arrive	-130
<kin> just call	-195
<kin> just eat	-124
<kin> just knock	-121
<kin> just move	101
<kin> just now	-75
<kin> just put	174
<kin> just raise	150
<kin> just ring	-69
<kin> just send	-121
<kin> just throw	-150
<kin> just walk	-135
<kin> keep send	-169
<kin> keep tell	-71
<kin> knock	-56
<kin> knock it	-39
<kin> know	31
<kin> know </s>	-81
<kin> laser	129
<kin> last	66
<kin> last night	-60
<kin> last week	46
<kin> laugh	-112
<kin> laugh </s>	-112
<kin> learn	-126
<kin> leave	76
<kin> leave for	-51
<kin> leave me	131
<kin> leave the	149
<kin> let	97
<kin> let us	127
<kin> letter	-63
<kin> licence	120
<kin> like	-86
<kin> like it	-12
<kin> like the	-138
<kin> listen	39
<kin> litter	-142
<kin> live	148
<kin> live <number>	85
<kin> live downstair	153
<kin> live in	120
<kin> live with	79
<kin> loan	255
<kin> loan ,	129
<kin> lock	30
<kin> lodge	91
<kin> lodge with	91
<kin> lose	-27
<kin> love	-154
<kin> love the	-107
<kin> math	121
<kin> may	42
<kin> me	117
<kin> me in	117
<kin> meet	-54
<kin> milk	149
<kin> milk </s>	149
<kin> morning	139
<kin> morning </s>	111
<kin> move	39
<kin> move in	36
<kin> move into	86
<kin> move to	56
<kin> mow	-105
<kin> my	-176
<kin> my <kin>	59
<kin> n't	-86
<kin> n't </s>	-178
<kin> n't allow	185
<kin> n't answer	-172
<kin> n't bother	126
<kin> n't come	89
<kin> n't do	179
<kin> n't fit	-76
<kin> n't know	164
<kin> n't make	-125
<kin> n't need	-116
<kin> n't run	-102
<kin> n't show	-81
<kin> n't shut	118
<kin> n't sleep	29
<kin> n't speak	189
<kin> n't take	-133
<kin> n't work	40
<kin> na	148
<kin> name	143
<kin> name <name>	132
<kin> nap	149
<kin> navy	118
<kin> need	98
<kin> need milk	41
<kin> never	86
<kin> never find	40
<kin> next	-52
<kin> next door	-76
<kin> night	95
<kin> night </s>	95
<kin> no	100
<kin> not	7
<kin> not allow	121
<kin> not exist	-120
<kin> not speak	146
<kin> note	-64
<kin> note by	-64
<kin> nothing	-128
<kin> nothing </s>	-114
<kin> now	313
<kin> now </s>	247
<kin> number	222
<kin> number <number>	222
<kin> of	41
<kin> of <number>	91
<kin> of a	-39
<kin> of about	-155
<kin> of my	38
<kin> of our	112
<kin> of ours	79
<kin> of that	-150
<kin> of the	-15
<kin> off	47
<kin> on	-130
<kin> on <day>	-153
<kin> on <days>	216
<kin> on <name>	-176
<kin> on <number>	164
<kin> on a	199
<kin> on alternate	92
<kin> on her	-70
<kin> on induction	137
<kin> on my	27
<kin> on night	111
<kin> on our	-133
<kin> on permanent	95
<kin> on that	-208
<kin> on the	-83
<kin> on tv	-129
<kin> once	-5
<kin> only	126
<kin> only eat	102
<kin> only speak	138
<kin> open	6
<kin> or	-174
<kin> order	35
<kin> order </s>	8
<kin> our	261
<kin> our book	95
<kin> out	-158
<kin> outlive	139
<kin> outlive my	130
<kin> outside	128
<kin> outside <name>	128
<kin> over	-83
<kin> own	-67
<kin> own half	-138
<kin> own the	185
<kin> pass	158
<kin> pass in	131
<kin> pay	65
<kin> pay for	52
<kin> pay in	-57
<kin> payroll	119
<kin> people	-62
<kin> people are	-62
<kin> per	33
<kin> play	87
<kin> portal	116
<kin> practice	127
<kin> prefer	-170
<kin> put	-25
<kin> raise	129
<kin> raise me	172
<kin> raise the	13
<kin> read	41
<kin> read only	154
<kin> really	-4
<kin> reckon	-243
<kin> reckon you	-125
<kin> refuse	88
<kin> refuse to	-23
<kin> result	-139
<kin> retire	142
<kin> retire in	102
<kin> rice	-163
<kin> ring	-40
<kin> ring from	42
<kin> ring while	-66
<kin> roast	53
<kin> roast </s>	53
<kin> room	114
<kin> room </s>	114
<kin> run	55
<kin> run a	25
<kin> run it	119
<kin> run out	-108
<kin> run the	178
<kin> say	-64
<kin> say </s>	-88
<kin> say <name>	134
<kin> say <number>	-191
<kin> say hi	-63
<kin> say i	134
<kin> say it	-146
<kin> say no	140
<kin> say our	-103
<kin> say the	-161
<kin> say you	-143
<kin> science	87
<kin> see	-97
<kin> sell	98
<kin> send	39
<kin> send a	-111
<kin> set	-148
<kin> share	-106
<kin> she	-151
<kin> shop	-36
<kin> should	-181
<kin> shout	-152
<kin> shout at	-132
<kin> show	81
<kin> show take	124
<kin> side	71
<kin> since	176
<kin> since <number>	85
<kin> since i	106
<kin> since the	147
<kin> since uni	82
<kin> sit	81
<kin> sit in	-41
<kin> sleep	21
<kin> sleep <number>	-159
<kin> sleep in	159
<kin> so	203
<kin> sound	-150
<kin> speak	48
<kin> speak <name>	-134
<kin> speak no	144
<kin> speak only	113
<kin> spill	-89
<kin> split	146
<kin> split when	124
<kin> start	267
<kin> start school	142
<kin> start the	166
<kin> stay	186
<kin> still	197
<kin> still live	114
<kin> still own	140
<kin> stop	-154
<kin> stop lay	-96
<kin> study	-34
<kin> stutter	129
<kin> suggest	-75
<kin> support	127
<kin> surgery	-135
<kin> swear	-176
<kin> swear by	-44
<kin> table	-135
<kin> table have	-135
<kin> take	133
<kin> take <number>	139
<kin> take us	-134
<kin> talk	104
<kin> talk to	122
<kin> teach	206
<kin> teach me	148
<kin> tech	107
<kin> tell	-267
<kin> tell me	-181
<kin> tell the	-100
<kin> that	-30
<kin> that even	-67
<kin> that i	-140
<kin> that on	-130
<kin> that sound	-108
<kin> that the	49
<kin> the	323
<kin> the <name>	4
<kin> the <number>	-38
<kin> the account	76
<kin> the book	128
<kin> the cook	112
<kin> the paperwork	82
<kin> the special	102
<kin> the talk	65
<kin> the under	95
<kin> the under-12s	96
<kin> the under-elevens	62
<kin> the water	51
<kin> there	207
<kin> there </s>	175
<kin> thigh	-114
<kin> think	-125
<kin> think i	51
<kin> think it	-103
<kin> this	-272
<kin> this paragraph	-40
<kin> through	153
<kin> throw	-66
<kin> till	-90
<kin> time	118
<kin> to	225
<kin> to <name>	85
<kin> to <number>	184
<kin> to leukemia	94
<kin> to my	137
<kin> to our	146
<kin> today	-112
<kin> today </s>	-108
<kin> today was	-79
<kin> tongue	7
<kin> tongue 's	135
<kin> tongue ,	116
<kin> tonight	-103
<kin> train	169
<kin> turn	172
<kin> turn <number>	145
<kin> turn a	137
<kin> twice	65
<kin> under	23
<kin> under <number>	67
<kin> unit	89
<kin> unit </s>	89
<kin> until	232
<kin> until <month>	137
<kin> until <number>	82
<kin> upstairs	59
<kin> upstairs are	-9
<kin> use	186
<kin> use a	134
<kin> veg	153
<kin> very	-45
<kin> visa	172
<kin> vs	-163
<kin> wait	-155
<kin> wake	-14
<kin> walk	-179
<kin> walk in	-155
<kin> walker	46
<kin> want	-58
<kin> want <number>	-167
<kin> want a	-199
<kin> want everything	140
<kin> want it	30
<kin> want the	33
<kin> want this	-129
<kin> want to	-102
<kin> was	54
<kin> was a	125
<kin> was an	17
<kin> was bear	81
<kin> was late	-103
<kin> was quite	-118
<kin> was sick	-108
<kin> we	-103
<kin> wear	125
<kin> were	220
<kin> what	50
<kin> when	170
<kin> while	174
<kin> who	33
<kin> who 's	71
<kin> who <kin>	127
<kin> who come	54
<kin> who do	58
<kin> who have	74
<kin> who is	-111
<kin> who run	-173
<kin> will	50
<kin> will be	-157
<kin> will n't	189
<kin> with	-115
<kin> with <name>	156
<kin> with a	-25
<kin> with an	-56
<kin> with me	98
<kin> with my	151
<kin> with the	-196
<kin> within	115
<kin> within <number>	115
<kin> without	91
<kin> work	171
<kin> work from	145
<kin> work in	123
<kin> work night	161
<kin> work offshore	116
<kin> work on	106
<kin> would	-65
<kin> write	52
<kin> yesterday	-150
<kin> |	-93
<kin> | </s>	-93
<month>	437
<month> 's	-108
<month> ,	245
<month> , <name>	176
<month> , <number>	217
<month> , a	80
<month> , and	72
<month> , every	33
<month> , freelance	163
<month> , from	152
<month> , i	112
<month> , me	98
<month> , my	154
<month> , no	125
<month> , per	-138
<month> , so	-42
<month> , the	-117
<month> , then	96
<month> , visa	143
<month> </s>	470
<month> <kin>	146
<month> <number>	158
<month> <number> ,	129
<month> <number> </s>	89
<month> <number> at	142
<month> after	72
<month> after <number>	72
<month> and	49
<month> and <name>	-46
<month> and i	232
<month> and that	-104
<month> at	238
<month> at <name>	119
<month> at a	116
<month> at my	140
<month> because	18
<month> by	90
<month> every	123
<month> every year	123
<month> for	120
<month> for <name>	132
<month> for a	108
<month> for my	76
<month> for the	168
<month> from	63
<month> from <name>	63
<month> have	-88
<month> have <number>	-88
<month> i	-15
<month> i 'll	-109
<month> i 'm	186
<month> i have	168
<month> in	221
<month> in <name>	195
<month> is	-248
<month> next	167
<month> next year	167
<month> of	70
<month> of next	70
<month> on	163
<month> on ,	20
<month> on </s>	159
<month> so	97
<month> the	-69
<month> the whole	97
<month> till	145
<month> to	178
<month> to <month>	7
<month> to <name>	168
<month> to <number>	176
<month> to march	114
<month> we	190
<month> with	-29
<month> with my	141
<month> with the	137
<name>	223
<name> "	-150
<name> &	-29
<name> & <name>	4
<name> '	-45
<name> ' and	-84
<name> 's	77
<name> 's ,	218
<name> 's </s>	342
<name> 's <kin>	-62
<name> 's <name>	161
<name> 's a	-58
<name> 's and	-108
<name> 's branch	-133
<name> 's desk	133
<name> 's for	145
<name> 's garage	100
<name> 's in	-30
<name> 's job	126
<name> 's last	-105
<name> 's leave	-119
<name> 's name	-90
<name> 's on	9
<name> 's order	119
<name> 's parole	-52
<name> 's place	74
<name> 's real	-22
<name> 's rule	122
<name> 's school	143
<name> 's since	128
<name> (	-61
<name> ( <kin>	160
<name> ( <name>	-84
<name> ,	111
<name> , <days>	86
<name> , <kin>	-47
<name> , <month>	153
<name> , <name>	140
<name> , <number>	137
<name> , a	131
<name> , about	88
<name> , all	211
<name> , always	132
<name> , and	107
<name> , arrive	150
<name> , back	-94
<name> , blue	95
<name> , both	172
<name> , build	162
<name> , but	140
<name> , buy	141
<name> , by	140
<name> , can	71
<name> , chapter	-112
<name> , come	136
<name> , do	24
<name> , every	101
<name> , fix	81
<name> , for	189
<name> , freelance	75
<name> , from	-19
<name> , get	12
<name> , go	45
<name> , graduate	78
<name> , half	157
<name> , hate	-56
<name> , have	72
<name> , he	152
<name> , here	69
<name> , hibernate	104
<name> , home	145
<name> , honestly	60
<name> , how	-135
<name> , i	264
<name> , in	85
<name> , is	6
<name> , it	-141
<name> , its	-30
<name> , keep	50
<name> , key	173
<name> , know	108
<name> , leave	94
<name> , live	-40
<name> , look	-104
<name> , lose	-80
<name> , manual	97
<name> , me	225
<name> , my	131
<name> , need	12
<name> , never	-92
<name> , no	-69
<name> , nobody	135
<name> , not	63
<name> , nothing	33
<name> , now	99
<name> , odd	-26
<name> , older	172
<name> , on	-151
<name> , only	220
<name> , our	239
<name> , own	179
<name> , pay	170
<name> , people	-39
<name> , play	143
<name> , raise	198
<name> , read	148
<name> , retire	100
<name> , right	-152
<name> , say	58
<name> , second	120
<name> , sell	242
<name> , share	165
<name> , she	221
<name> , should	99
<name> , sign	-54
<name> , since	164
<name> , sleep	161
<name> , so	32
<name> , some	81
<name> , spanish	118
<name> , stall	91
<name> , start	-13
<name> , still	72
<name> , that	207
<name> , the	-60
<name> , then	63
<name> , they	24
<name> , third	228
<name> , though	137
<name> , train	-113
<name> , use	-39
<name> , want	156
<name> , we	312
<name> , wed	88
<name> , what	-116
<name> , where	170
<name> , which	-86
<name> , who	-58
<name> , will	64
<name> , with	165
<name> .	-53
<name> . </s>	-137
<name> . <name>	129
<name> /	-150
<name> :	-69
<name> : '	-130
<name> : no	-64
<name> ;	140
<name> </s>	133
<name> <day>	129
<name> <days>	165
<name> <days> </s>	140
<name> <kin> '	129
<name> <kin> </s>	144
<name> <kin> <name>	-33
<name> <kin> have	-109
<name> <kin> is	-142
<name> <kin> n't	11
<name> <kin> our	165
<name> <kin> the	223
<name> <name>	-74
<name> <name> 's	9
<name> <name> ,	121
<name> <name> .	129
<name> <name> </s>	53
<name> <name> <kin>	-161
<name> <name> <name>	-43
<name> <name> and	-14
<name> <name> at	-12
<name> <name> belong	128
<name> <name> by	63
<name> <name> call	109
<name> <name> come	-53
<name> <name> every	62
<name> <name> for	192
<name> <name> from	148
<name> <name> go	-108
<name> <name> have	-139
<name> <name> in	-100
<name> <name> is	-167
<name> <name> leave	137
<name> <name> on	-109
<name> <name> once	-5
<name> <name> retire	-46
<name> <name> run	127
<name> <name> say	-83
<name> <name> since	142
<name> <name> that	10
<name> <name> to	136
<name> <name> upstairs	-47
<name> <name> want	146
<name> <name> with	144
<name> <number>	124
<name> <number> '	100
<name> <number> ,	-81
<name> <number> </s>	91
<name> <number> and	-79
<name> <number> box	-45
<name> <number> day	141
<name> <number> for	124
<name> <number> in	186
<name> <number> last	45
<name> <number> still	161
<name> <number> to	-140
<name> <number> week	106
<name> <number> with	161
<name> <number> year	255
<name> =	-153
<name> a	-134
<name> a <kin>	-55
<name> a <name>	-69
<name> a kettle	-125
<name> a month	145
<name> a sec	-124
<name> about	78
<name> above	107
<name> above all	107
<name> account	119
<name> account in	81
<name> acid	115
<name> after	141
<name> after the	120
<name> again	-36
<name> again </s>	34
<name> ahead	-111
<name> ahead of	-53
<name> airport	-107
<name> airport ,	-87
<name> all	-116
<name> already	-152
<name> already </s>	-94
<name> always	160
<name> always </s>	160
<name> and	58
<name> and </s>	-150
<name> and <kin>	87
<name> and <month>	138
<name> and <name>	-34
<name> and <number>	-28
<name> and back	188
<name> and buy	-10
<name> and do	67
<name> and forbid	-97
<name> and go	126
<name> and have	20
<name> and her	110
<name> and his	-142
<name> and i	177
<name> and in	161
<name> and it	23
<name> and little	132
<name> and live	-76
<name> and me	251
<name> and my	106
<name> and nothing	57
<name> and only	-52
<name> and she	155
<name> and the	-138
<name> and then	139
<name> and want	163
<name> and we	120
<name> and will	237
<name> android	128
<name> anymore	130
<name> anymore </s>	130
<name> apparently	-115
<name> apparently </s>	-115
<name> archipelago	112
<name> are	-130
<name> are get	-69
<name> are my	160
<name> around	-26
<name> articleship	134
<name> as	173
<name> as a	177
<name> as he	139
<name> as well	117
<name> at	51
<name> at <day>	99
<name> at <name>	-76
<name> at <number>	71
<name> at a	181
<name> at home	336
<name> at my	-77
<name> at number	90
<name> at our	116
<name> at reception	58
<name> at the	79
<name> at work	177
<name> attach	-109
<name> back	50
<name> bar	156
<name> bath	-39
<name> battery	-74
<name> be	-79
<name> because	84
<name> because of	24
<name> because the	174
<name> before	334
<name> before <number>	139
<name> before i	186
<name> before the	193
<name> begin	-83
<name> behind	159
<name> behind the	159
<name> belong	128
<name> belong to	128
<name> bill	130
<name> body	152
<name> book	132
<name> both	-111
<name> box	99
<name> branch	213
<name> brass	130
<name> build	9
<name> but	182
<name> but never	109
<name> but not	-89
<name> but the	92
<name> by	82
<name> by <number>	206
<name> by next	88
<name> by summer	111
<name> by the	8
<name> call	167
<name> call <name>	146
<name> can	152
<name> can n't	135
<name> car	-65
<name> car </s>	-65
<name> card	58
<name> check	149
<name> chi	-99
<name> church	-151
<name> church </s>	-113
<name> close	193
<name> code	-158
<name> come	84
<name> come back	-14
<name> come from	159
<name> come on	-92
<name> come out	-141
<name> company	159
<name> cost	-117
<name> cover	67
<name> date	-12
<name> delta	-10
<name> delta </s>	-10
<name> die	85
<name> die </s>	157
<name> die in	86
<name> do	-83
<name> do n't	-146
<name> do solar	-35
<name> do the	-9
<name> doc	-145
<name> doc </s>	-145
<name> dollar	-16
<name> down	-116
<name> drink	-144
<name> drive	-9
<name> drop	-72
<name> du	-119
<name> du <name>	-119
<name> dust	8
<name> each	152
<name> each <month>	122
<name> earlier	-93
<name> earn	-121
<name> edit	170
<name> edit </s>	170
<name> end	82
<name> end in	-68
<name> end on	70
<name> even	122
<name> even if	77
<name> every	343
<name> every <day>	183
<name> every <month>	136
<name> every summer	98
<name> every year	86
<name> exam	93
<name> fall	-159
<name> file	39
<name> file ,	142
<name> file </s>	-28
<name> fill	-29
<name> film	-78
<name> film </s>	-9
<name> finish	68
<name> first	74
<name> first ,	93
<name> first </s>	18
<name> flat	-47
<name> flat </s>	-148
<name> flight	-127
<name> food	-6
<name> food ,	125
<name> food </s>	-120
<name> for	32
<name> for <kin>	72
<name> for <number>	215
<name> for a	256
<name> for an	-70
<name> for good	230
<name> for lunch	-112
<name> for me	145
<name> for my	-72
<name> for some	-140
<name> for that	-56
<name> for the	68
<name> for this	-108
<name> form	115
<name> format	49
<name> format </s>	49
<name> franc </s>	91
<name> franc although	-68
<name> from	172
<name> from <month>	174
<name> from <name>	211
<name> from <number>	-40
<name> from a	79
<name> from may	85
<name> from my	92
<name> from next	119
<name> from the	142
<name> game	-98
<name> get	-101
<name> get cut	-108
<name> get into	159
<name> get the	62
<name> glove	185
<name> go	-118
<name> go home	-128
<name> go in	129
<name> go on	146
<name> go to	157
<name> go up	-130
<name> group	141
<name> group ,	88
<name> group in	115
<name> grow	-171
<name> habit	-62
<name> habit </s>	-107
<name> half	100
<name> hall	193
<name> hall ,	84
<name> hall </s>	166
<name> handle	-31
<name> handle the	16
<name> hate	-24
<name> hate slide	75
<name> have	-19
<name> have <number>	-189
<name> have a	-19
<name> have an	-161
<name> have be	-75
<name> have dyslexia	81
<name> have get	-175
<name> have have	-63
<name> have his	-52
<name> have n't	-43
<name> have our	126
<name> have the	137
<name> have to	150
<name> he	-61
<name> here	130
<name> homework	-105
<name> host	-62
<name> hour	75
<name> house	97
<name> house ,	97
<name> i	144
<name> i 'm	71
<name> i am	157
<name> i can	121
<name> i have	92
<name> i learn	144
<name> i take	117
<name> i think	-108
<name> i was	-26
<name> if	131
<name> if i	-39
<name> image	-169
<name> in	-9
<name> in </s>	-163
<name> in <month>	73
<name> in <name>	281
<name> in <number>	39
<name> in front	-136
<name> in it	-91
<name> in may	181
<name> in my	-41
<name> in our	177
<name> in that	-98
<name> in the	-99
<name> in this	-125
<name> inherit	-50
<name> insist	207
<name> insist </s>	154
<name> insist on	143
<name> insurer	111
<name> insurer </s>	111
<name> into	153
<name> into <name>	153
<name> is	145
<name> is </s>	-172
<name> is <name>	-21
<name> is <number>	145
<name> is a	-30
<name> is about	158
<name> is allergic	182
<name> is allow	155
<name> is autistic	121
<name> is better	182
<name> is blind	100
<name> is book	59
<name> is close	-135
<name> is deaf	140
<name> is diabetic	145
<name> is do	99
<name> is down	-157
<name> is due	-71
<name> is for	10
<name> is from	199
<name> is get	115
<name> is go	162
<name> is in	-68
<name> is my	220
<name> is n't	197
<name> is on	-52
<name> is our	125
<name> is ours	142
<name> is pay	147
<name> is pin	-100
<name> is stick	14
<name> is still	66
<name> is the	50
<name> is too	-142
<name> is what	-39
<name> is where	220
<name> is with	38
<name> it	87
<name> it </s>	-159
<name> join	164
<name> join the	67
<name> just	-246
<name> just now	-211
<name> keep	45
<name> keep the	168
<name> kill	93
<name> kill it	93
<name> know	142
<name> know </s>	159
<name> last	7
<name> last <month>	136
<name> last autumn	73
<name> last spring	134
<name> last week	-124
<name> last year	264
<name> layout	153
<name> layout </s>	153
<name> leave	75
<name> leave </s>	111
<name> leave me	141
<name> leave us	125
<name> lend	141
<name> lend me	141
<name> less	-98
<name> level	130
<name> level </s>	81
<name> library	56
<name> library </s>	56
<name> licence	209
<name> licence </s>	132
<name> licence at	109
<name> line	95
<name> live	191
<name> live in	249
<name> live with	106
<name> look	90
<name> look after	201
<name> lose	-51
<name> make	178
<name> map	45
<name> marathon	122
<name> marathon in	105
<name> market	109
<name> market </s>	189
<name> market in	-43
<name> master	147
<name> mean	28
<name> migraine	124
<name> migraine </s>	124
<name> mode	-45
<name> most	193
<name> mostly	140
<name> mostly </s>	140
<name> move	129
<name> move to	209
<name> must	202
<name> must be	151
<name> my	-30
<name> my <kin>	180
<name> name	-64
<name> name </s>	-73
<name> near	144
<name> need	-140
<name> need a	-93
<name> need insulin	135
<name> negative	-39
<name> never	-140
<name> never learn	-25
<name> next	76
<name> next </s>	-144
<name> next <month>	177
<name> next autumn	75
<name> next door	80
<name> next to	-80
<name> next year	222
<name> no	-15
<name> not	-8
<name> not <name>	15
<name> now	262
<name> now ,	17
<name> now </s>	214
<name> nursery	153
<name> nursery </s>	119
<name> of	-22
<name> of <name>	38
<name> of <number>	-173
<name> office	253
<name> office </s>	212
<name> ok	71
<name> on	105
<name> on <day>	-112
<name> on <days>	220
<name> on <kin>	127
<name> on <name>	218
<name> on <number>	255
<name> on a	33
<name> on an	69
<name> on line	-130
<name> on my	145
<name> on our	117
<name> on the	-100
<name> once	171
<name> once the	126
<name> one	146
<name> one </s>	121
<name> only	137
<name> only </s>	-22
<name> only <kin>	122
<name> only read	27
<name> only since	149
<name> open	-130
<name> open at	24
<name> or	-19
<name> or <name>	-7
<name> or in	92
<name> or nothing	127
<name> originally	118
<name> out	79
<name> out of	-45
<name> outside	34
<name> over	149
<name> over <name>	141
<name> own	137
<name> own the	137
<name> pass	136
<name> passport	73
<name> pay	106
<name> people	81
<name> place	-191
<name> plant	139
<name> play	-7
<name> play the	191
<name> please	-108
<name> please </s>	-131
<name> pls	-178
<name> pls </s>	-186
<name> positive	119
<name> positive </s>	119
<name> print	5
<name> properly	81
<name> pull	-117
<name> put	-127
<name> put my	-104
<name> question	-162
<name> quit	31
<name> raise	-13
<name> raise me	167
<name> rate	-127
<name> rate </s>	-127
<name> recipe	58
<name> register	108
<name> remote	-116
<name> report	20
<name> retire	-37
<name> retire </s>	192
<name> retire at	85
<name> retire in	-24
<name> return	-60
<name> review	-19
<name> right	-139
<name> right </s>	-135
<name> road	123
<name> rule	-53
<name> rule </s>	150
<name> run	63
<name> run out	138
<name> run the	218
<name> say	-139
<name> say </s>	-193
<name> say <number>	77
<name> say no	-161
<name> say the	-135
<name> school	-67
<name> script	11
<name> second	-52
<name> second </s>	-52
<name> sell	-108
<name> sentence	-101
<name> service	65
<name> service </s>	130
<name> set	146
<name> set up	146
<name> shop	32
<name> show	58
<name> side	86
<name> sign	67
<name> sign off	-82
<name> since	163
<name> since '	105
<name> since <month>	136
<name> since <name>	116
<name> since <number>	131
<name> since i	-49
<name> since last	87
<name> since the	126
<name> sit	82
<name> sit in	88
<name> sleep	139
<name> sleep under	147
<name> so	125
<name> somebody	-163
<name> somebody ,	-90
<name> something	-122
<name> speak	130
<name> speaker	123
<name> spell	143
<name> spell ,	28
<name> spell </s>	86
<name> spell in	75
<name> split	-133
<name> start	-179
<name> start at	112
<name> start first	8
<name> start in	-136
<name> start the	-158
<name> stay	-24
<name> stay with	79
<name> stick	-137
<name> still	-92
<name> stop	102
<name> stop in	102
<name> storage	105
<name> storage box	105
<name> store	120
<name> string	-105
<name> stutter	131
<name> surgery	145
<name> swear	-113
<name> table	83
<name> take	-85
<name> take over	146
<name> take the	-26
<name> teach	17
<name> teach me	128
<name> team	12
<name> test	164
<name> test </s>	164
<name> text	75
<name> text is	43
<name> that	162
<name> that <name>	-169
<name> that i	98
<name> that is	175
<name> that my	172
<name> that the	-203
<name> that this	-100
<name> the	-154
<name> the <kin>	-84
<name> the difference	-92
<name> the whole	-125
<name> there	157
<name> there 's	69
<name> there </s>	129
<name> thing	142
<name> thing </s>	103
<name> this	111
<name> this even	-135
<name> this morning	-95
<name> till	177
<name> till <month>	84
<name> time	-5
<name> time </s>	6
<name> to	19
<name> to <name>	-139
<name> to <number>	133
<name> to me	12
<name> to the	56
<name> to you	-143
<name> today	-20
<name> today ,	66
<name> today </s>	-102
<name> tomorrow	-94
<name> tomorrow </s>	-57
<name> turn	135
<name> turn <number>	74
<name> twice	-46
<name> twice a	168
<name> type	109
<name> type </s>	109
<name> under	56
<name> under the	-14
<name> uni	131
<name> unless	149
<name> unless i	149
<name> until	200
<name> until <month>	100
<name> until <name>	96
<name> until <number>	128
<name> up	79
<name> upstairs	-102
<name> upstairs </s>	-47
<name> use	-116
<name> use <name>	-100
<name> use to	-102
<name> version	122
<name> want	-86
<name> want a	25
<name> want everything	130
<name> want to	169
<name> was	-131
<name> was a	36
<name> was bear	216
<name> was close	-141
<name> was diagnose	131
<name> was the	-94
<name> way	56
<name> way ,	22
<name> we	-84
<name> we have	57
<name> when	68
<name> when <name>	-49
<name> when he	-65
<name> when i	66
<name> when it	46
<name> when my	73
<name> whenever	134
<name> who	54
<name> who live	-105
<name> will	-103
<name> will n't	-56
<name> will take	-152
<name> win	-116
<name> win <number>	-94
<name> with	41
<name> with <name>	205
<name> with <number>	4
<name> with a	-61
<name> with me	174
<name> with my	66
<name> with no	148
<name> with the	136
<name> with their	88
<name> with us	123
<name> without	49
<name> without a	-25
<name> woman	57
<name> word	-58
<name> word for	-124
<name> work	23
<name> work at	-12
<name> work better	-99
<name> work night	162
<name> work on	38
<name> write	61
<name> write </s>	104
<name> x220	149
<name> year	116
<name> yesterday	-135
<name> yesterday ,	-131
<name> yesterday </s>	-68
<name> yet	166
<name> yet </s>	166
<name> you	-234
<number>	89
<number> "	-179
<number> '	-100
<number> ' mock	100
<number> 's	-41
<number> 's a	110
<number> 's in	45
<number> 's on	48
<number> ,	38
<number> , <days>	148
<number> , <kin>	252
<number> , <name>	182
<number> , <number>	-81
<number> , a	144
<number> , all	145
<number> , always	94
<number> , and	188
<number> , anything	-51
<number> , be	-40
<number> , both	215
<number> , by	-9
<number> , can	-55
<number> , count	129
<number> , do	-198
<number> , every	94
<number> , family	118
<number> , farm	146
<number> , fix	-82
<number> , from	148
<number> , give	-140
<number> , go	96
<number> , have	-66
<number> , help	-125
<number> , house	-62
<number> , i	58
<number> , in	161
<number> , is	-152
<number> , it	80
<number> , make	-123
<number> , mostly	-66
<number> , must	-140
<number> , my	127
<number> , need	-98
<number> , never	202
<number> , no	-149
<number> , not	-4
<number> , nothing	63
<number> , now	71
<number> , on	193
<number> , only	139
<number> , pay	160
<number> , play	-8
<number> , raise	80
<number> , right	-31
<number> , same	-23
<number> , say	-242
<number> , share	-33
<number> , she	51
<number> , since	150
<number> , so	-61
<number> , stick	157
<number> , still	91
<number> , teach	129
<number> , thank	-185
<number> , that	-57
<number> , the	42
<number> , then	-15
<number> , this	74
<number> , too	-104
<number> , want	100
<number> , what	-147
<number> , wrap	-115
<number> 1000	73
<number> 1000 </s>	146
<number> 1000 km	162
<number> :	-134
<number> : <name>	-109
<number> : the	-102
<number> ;	-21
<number> </s>	95
<number> <day>	74
<number> <day> </s>	-41
<number> <days>	77
<number> <kin> ,	-104
<number> <kin> :	132
<number> <kin> </s>	-48
<number> <kin> <number>	85
<number> <kin> a	129
<number> <kin> alone	90
<number> <kin> and	78
<number> <kin> are	-7
<number> <kin> at	200
<number> <kin> do	149
<number> <kin> every	70
<number> <kin> for	7
<number> <kin> from	-65
<number> <kin> no	100
<number> <kin> on	164
<number> <kin> run	-60
<number> <kin> since	-70
<number> <kin> under	183
<number> <kin> who	210
<number> <kin> with	41
<number> <month>	208
<number> <month> ,	162
<number> <month> </s>	196
<number> <month> <number>	137
<number> <month> at	177
<number> <month> for	90
<number> <month> in	198
<number> <month> next	50
<number> <month> to	134
<number> <month> with	170
<number> <name>	-41
<number> <name> ,	-81
<number> <name> <name>	-127
<number> <name> <number>	-29
<number> <name> a	190
<number> <name> and	282
<number> <name> bill	130
<number> <name> file	107
<number> <name> have	-81
<number> <name> in	-43
<number> <name> that	109
<number> <name> this	-125
<number> <name> time	143
<number> <name> to	83
<number> <name> with	201
<number> <number>	30
<number> <number> </s>	132
<number> <number> <kin>	-73
<number> <number> <name>	-79
<number> <number> <number>	-165
<number> <number> a	140
<number> <number> and	-36
<number> <number> km	100
<number> <number> litre	107
<number> <number> time	-121
<number> <number> word	13
<number> <number> year	173
<number> a	205
<number> a day	221
<number> a head	63
<number> a kilo	-136
<number> a month	157
<number> a night	33
<number> a week	280
<number> a year	227
<number> a.m	155
<number> a.m .	155
<number> about	-85
<number> about the	-113
<number> access	-34
<number> acre	191
<number> across	-169
<number> across </s>	-163
<number> address	-129
<number> adult	-124
<number> adult ,	-93
<number> after	73
<number> after <number>	-49
<number> after the	71
<number> again	-114
<number> again </s>	-114
<number> alarm	146
<number> alarm to	146
<number> all	-174
<number> all in	-133
<number> am	214
<number> am </s>	184
<number> am and	86
<number> amber	-146
<number> amp	6
<number> an	160
<number> an hour	146
<number> and	32
<number> and <name>	64
<number> and <number>	-27
<number> and a	158
<number> and after	-27
<number> and again	98
<number> and at	205
<number> and get	-95
<number> and have	36
<number> and i	202
<number> and is	-37
<number> and it	26
<number> and its	-126
<number> and never	5
<number> and nobody	-148
<number> and now	105
<number> and still	49
<number> and that	79
<number> and the	35
<number> and there	-137
<number> and will	8
<number> another	-142
<number> answer	-134
<number> answer </s>	-134
<number> apple	-19
<number> approval	215
<number> approval ,	98
<number> approval </s>	104
<number> are	-13
<number> are hard	-82
<number> argument	-149
<number> argument </s>	-91
<number> arm	214
<number> arm </s>	157
<number> array	-89
<number> as	-203
<number> as a	121
<number> as it	-159
<number> ask	-132
<number> at <name>	20
<number> at <number>	-305
<number> at a	68
<number> at home	-59
<number> at most	170
<number> at night	124
<number> at table	165
<number> at the	-92
<number> at work	141
<number> bag	-113
<number> ball	-147
<number> bar	-90
<number> bar of	-153
<number> bathroom	90
<number> bathroom </s>	34
<number> battery	136
<number> be	80
<number> because	40
<number> because i	28
<number> because of	31
<number> bed	-58
<number> bed </s>	161
<number> bed flat	-82
<number> before	41
<number> before tax	112
<number> before the	5
<number> bell	111
<number> better	-107
<number> between	-5
<number> bite	-57
<number> blue	-125
<number> book	92
<number> book </s>	131
<number> book in	-127
<number> box	130
<number> box ,	106
<number> box </s>	7
<number> bread	-156
<number> bullet	-206
<number> bullet </s>	-177
<number> bus	114
<number> bus </s>	174
<number> but	-62
<number> but not	-151
<number> but the	56
<number> button	-120
<number> by	124
<number> by <number>	25
<number> by next	92
<number> by the	85
<number> c	-105
<number> cafe	145
<number> calendar	96
<number> call	-130
<number> call </s>	-119
<number> camp	100
<number> camp ring	30
<number> can	21
<number> candidate	65
<number> car	-44
<number> car between	23
<number> cello	127
<number> cent	-13
<number> cent </s>	-100
<number> cent a	100
<number> chair	78
<number> chair </s>	148
<number> chair and	23
<number> char	-154
<number> character	63
<number> character </s>	-47
<number> chart	-146
<number> chemistry	-70
<number> chess	-126
<number> class	180
<number> click	-126
<number> clock	9
<number> cluster	156
<number> cm	23
<number> cm </s>	-78
<number> cm wide	105
<number> coat	-71
<number> coeliac	-72
<number> coffee	-90
<number> coffee ,	-146
<number> coffee a	-8
<number> coffee and	-140
<number> coin	-169
<number> colour	8
<number> column	-159
<number> column </s>	-47
<number> come	111
<number> come out	-127
<number> commit	-180
<number> commit </s>	-120
<number> copy	-82
<number> copy of	-82
<number> corolla	141
<number> could	-69
<number> countie	-75
<number> country	-34
<number> country </s>	-75
<number> country before	-29
<number> cover	106
<number> cover ,	151
<number> cover </s>	106
<number> cover a	150
<number> cup	-12
<number> dairy	131
<number> dairy <kin>	131
<number> day	-84
<number> day ,	-137
<number> day </s>	116
<number> day a	-9
<number> day and	-34
<number> day before	19
<number> day from	8
<number> day in	118
<number> day late	22
<number> day no	-27
<number> day split	-103
<number> day to	57
<number> day week	189
<number> degree	-64
<number> degree </s>	-32
<number> delivery	89
<number> dev	200
<number> dev ,	103
<number> device	-185
<number> diabetes	131
<number> diabetes </s>	175
<number> diabetic	53
<number> different	-130
<number> digit	-169
<number> dinner	-73
<number> dinner </s>	-156
<number> dinner that	-174
<number> dish	-111
<number> dish </s>	-111
<number> disk	-121
<number> do	-44
<number> do </s>	97
<number> do i	-131
<number> do n't	-28
<number> dollar	114
<number> door down	102
<number> down	-16
<number> down </s>	25
<number> draft	-129
<number> drawer	135
<number> drawer </s>	135
<number> drop	59
<number> duplicate	-80
<number> each	-224
<number> each </s>	-252
<number> each month	111
<number> ear </s>	-55
<number> ear from	88
<number> egg	-296
<number> egg ,	-112
<number> egg </s>	-196
<number> email	-143
<number> email </s>	-88
<number> enough	-72
<number> entry	-13
<number> envelope	-93
<number> epoch	-105
<number> error	-183
<number> error </s>	-148
<number> error when	-116
<number> espresso	36
<number> essay	-161
<number> euro	90
<number> euro a	74
<number> every	118
<number> every <day>	131
<number> every day	238
<number> every month	150
<number> every morning	105
<number> every night	206
<number> every time	36
<number> example	-111
<number> exercise	-94
<number> expect	37
<number> extra	51
<number> eye	56
<number> fail	-236
<number> fail </s>	-124
<number> fair	-110
<number> fair </s>	-110
<number> fifty-minute	160
<number> fifty-minute lesson	160
<number> file	-297
<number> file </s>	-161
<number> find	114
<number> finger	132
<number> finger ,	120
<number> finger </s>	140
<number> first	20
<number> flat	17
<number> flat </s>	136
<number> flat in	126
<number> floor	164
<number> floor </s>	97
<number> floor no	66
<number> fold	144
<number> foot	239
<number> foot </s>	111
<number> foot <number>	166
<number> for	-85
<number> for <day>	-97
<number> for <name>	-164
<number> for <number>	-83
<number> for a	-141
<number> for good	140
<number> for me	-94
<number> for my	64
<number> for no	-150
<number> for the	99
<number> for today	-32
<number> fox	-63
<number> fox and	-63
<number> fridge	68
<number> from	-45
<number> from <month>	122
<number> from <name>	-52
<number> from the	-68
<number> g	70
<number> g of	101
<number> g protein	54
<number> gas	107
<number> gas ring	107
<number> gb	-150
<number> generation	122
<number> generation </s>	146
<number> generation of	27
<number> get	-38
<number> get a	-154
<number> gig	-51
<number> gig </s>	195
<number> glass	-171
<number> glove	-145
<number> go	-125
<number> go </s>	-113
<number> go in	-172
<number> go into	48
<number> go to	-119
<number> good	78
<number> grade	130
<number> gram	-131
<number> grand	-44
<number> grand ,	89
<number> grand </s>	-90
<number> grand and	120
<number> guy	156
<number> halal	115
<number> halal </s>	115
<number> hand	-116
<number> hand ,	-65
<number> hand </s>	-108
<number> hate	162
<number> have	-230
<number> have <number>	-154
<number> have a	-130
<number> have be	63
<number> have never	77
<number> have the	-114
<number> have to	24
<number> head	74
<number> hear	128
<number> hear aid	128
<number> heart	-97
<number> heart </s>	-166
<number> hectare	-36
<number> here	29
<number> here ,	136
<number> here </s>	-29
<number> hive	279
<number> hive ,	109
<number> hive </s>	160
<number> hive behind	89
<number> hive on	123
<number> home	132
<number> hot	157
<number> hot </s>	157
<number> hotel	-4
<number> hotel in	129
<number> hour	-81
<number> hour ,	-102
<number> hour </s>	18
<number> hour a	17
<number> hour ahead	137
<number> hour and	-150
<number> hour each	107
<number> hour from	151
<number> hour in	-167
<number> hour late	-132
<number> hour now	-114
<number> hour to	-37
<number> hour today	-70
<number> house	56
<number> house </s>	-18
<number> house a	148
<number> household	123
<number> hr	-45
<number> html	136
<number> html file	136
<number> i	115
<number> i 'm	8
<number> i have	-28
<number> i leave	15
<number> i lose	71
<number> i see	-156
<number> i think	-91
<number> i use	81
<number> i want	-49
<number> if	12
<number> if it	97
<number> if the	-90
<number> in	66
<number> in <kin>	115
<number> in <month>	265
<number> in <name>	-107
<number> in <number>	6
<number> in a	60
<number> in may	182
<number> in my	-29
<number> in the	76
<number> in write	143
<number> inch	85
<number> inch </s>	143
<number> include	121
<number> inside	34
<number> instead	91
<number> is	-80
<number> is <name>	132
<number> is <number>	47
<number> is a	36
<number> is allergic	-125
<number> is daft	-77
<number> is dead	-47
<number> is good	-157
<number> is mine	-90
<number> is my	127
<number> is on	156
<number> is out	-180
<number> is the	71
<number> is too	-120
<number> is upside	-88
<number> is what	67
<number> item	-175
<number> jersey	83
<number> job	149
<number> job </s>	148
<number> journal	139
<number> journal ,	139
<number> junior	69
<number> just	-106
<number> just now	-161
<number> k	-51
<number> keep	67
<number> keep a	67
<number> kg	-103
<number> kg since	86
<number> kidney	254
<number> kidney ,	99
<number> kidney </s>	234
<number> kilo	190
<number> kilo </s>	79
<number> kilo <kin>	-128
<number> kilo before	93
<number> kilo since	182
<number> kilometre	153
<number> kilometre </s>	115
<number> kind	156
<number> km	197
<number> km </s>	136
<number> km a	-32
<number> l	123
<number> lady	-80
<number> language	-25
<number> language ,	199
<number> language </s>	-47
<number> laptop	-18
<number> last	24
<number> last night	-227
<number> last time	113
<number> last year	120
<number> layer	142
<number> layer </s>	98
<number> leave	-114
<number> leave in	-129
<number> leave on	132
<number> leg	120
<number> leg </s>	13
<number> legged	-41
<number> legged <kin>	-41
<number> length	-131
<number> lesson	-61
<number> let	144
<number> letter	-187
<number> letter ,	-111
<number> letter </s>	-202
<number> level	159
<number> line	-167
<number> line ,	61
<number> line </s>	-86
<number> line a	21
<number> line and	-177
<number> line each	-134
<number> line for	99
<number> line get	75
<number> line in	17
<number> line into	-93
<number> line long	-91
<number> line of	74
<number> line on	-126
<number> line to	-111
<number> liner	-150
<number> litre	117
<number> litre </s>	125
<number> litre tank	-151
<number> little	-68
<number> little one	-68
<number> live	136
<number> long	122
<number> look	-229
<number> lose	-108
<number> lot	-97
<number> lung	72
<number> machine	-62
<number> main	-177
<number> make	114
<number> make no	-101
<number> man	-111
<number> mark	-180
<number> math	-141
<number> matter	42
<number> max	43
<number> max </s>	43
<number> may	-43
<number> may ,	138
<number> may </s>	239
<number> may <name>	-134
<number> mean	-116
<number> meet	-35
<number> member	179
<number> member </s>	179
<number> merge	-93
<number> message	-130
<number> method	-144
<number> metre	32
<number> metre </s>	232
<number> metre of	-96
<number> mg	77
<number> mile	38
<number> mile </s>	56
<number> mile a	158
<number> milker	-54
<number> million	129
<number> min	-160
<number> min ,	-167
<number> min </s>	-85
<number> min a	131
<number> min ago	-235
<number> min each	73
<number> min in	-104
<number> min late	-142
<number> min leave	-116
<number> min or	-160
<number> min so	-132
<number> min to	-125
<number> min today	-84
<number> min walk	119
<number> minute	-263
<number> minute ,	-193
<number> minute </s>	-186
<number> minute after	-66
<number> minute ago	-224
<number> minute and	-211
<number> minute at	-126
<number> minute away	-17
<number> minute before	-184
<number> minute by	66
<number> minute each	221
<number> minute i	-138
<number> minute in	58
<number> minute late	-209
<number> minute leave	-215
<number> minute of	-46
<number> minute off	148
<number> minute this	-130
<number> minute to	-16
<number> minute with	-93
<number> miscarriage	135
<number> miscarriage before	135
<number> miss	-110
<number> ml	-168
<number> ml </s>	33
<number> mm	67
<number> mm </s>	201
<number> mm of	-81
<number> module	76
<number> moment	-123
<number> month	103
<number> month '	155
<number> month ,	144
<number> month </s>	54
<number> month a	-85
<number> month ago	154
<number> month for	-63
<number> month of	-55
<number> month off	125
<number> month to	-85
<number> monthly	60
<number> monthly </s>	60
<number> more	-151
<number> more :	-89
<number> more like	-146
<number> more question	-119
<number> more thing	-125
<number> more year	159
<number> morning	131
<number> ms	-48
<number> ms </s>	-35
<number> mug	-148
<number> museum	15
<number> must	17
<number> my	57
<number> myself	-97
<number> myself </s>	-97
<number> name	-229
<number> name </s>	33
<number> name for	-136
<number> nearly	-93
<number> need	46
<number> need <number>	112
<number> never	53
<number> next	5
<number> night	-138
<number> night </s>	-69
<number> night in	-63
<number> night on	-23
<number> nil	-121
<number> nil </s>	-121
<number> not	-53
<number> not <number>	-184
<number> nothing	127
<number> now	14
<number> now </s>	17
<number> o	-150
<number> o '	-139
<number> odd	160
<number> of	185
<number> of <month>	116
<number> of <name>	-35
<number> of each	113
<number> of em	138
<number> of it	14
<number> of may	156
<number> of my	83
<number> of our	11
<number> of the	-21
<number> of them	64
<number> of this	-44
<number> of those	-172
<number> of us	317
<number> of whom	117
<number> of your	-55
<number> off	273
<number> off ,	16
<number> off </s>	317
<number> offer	-12
<number> oh	-122
<number> oh <number>	-122
<number> old	193
<number> old <name>	21
<number> on	227
<number> on ,	125
<number> on <day>	12
<number> on <days>	55
<number> on <name>	134
<number> on <number>	237
<number> on a	76
<number> on it	106
<number> on my	-124
<number> on the	84
<number> on this	-164
<number> onion	-121
<number> online	-148
<number> only	-64
<number> only </s>	-66
<number> option	8
<number> option ,	91
<number> option </s>	-155
<number> or	113
<number> or <number>	-187
<number> or just	125
<number> or so	20
<number> out </s>	134
<number> out of	-136
<number> outside	-41
<number> oven	29
<number> oven </s>	-98
<number> over	-38
<number> over <number>	-95
<number> owner	116
<number> oz	-162
<number> pack	60
<number> package	113
<number> package </s>	111
<number> page	-286
<number> page ,	-20
<number> page </s>	-179
<number> page about	-100
<number> page and	-145
<number> page of	-129
<number> pan	47
<number> pan </s>	-147
<number> panel	124
<number> panel ,	63
<number> panel </s>	124
<number> paper	161
<number> paracetamol	-129
<number> paragraph	-148
<number> paragraph </s>	-164
<number> parcel	-96
<number> parcel </s>	-96
<number> parish	161
<number> part	-223
<number> passport	30
<number> passport ,	30
<number> past	-175
<number> past <number>	-146
<number> pay	173
<number> pb	107
<number> pb is	107
<number> pen	137
<number> pen </s>	89
<number> pensioner	15
<number> people	-12
<number> people ,	20
<number> people </s>	-121
<number> people and	7
<number> people make	-10
<number> people since	83
<number> people spread	110
<number> people talk	-150
<number> per	-49
<number> percent	-104
<number> percent ,	22
<number> percent </s>	67
<number> percent in	-21
<number> percent of	-65
<number> percent off	-100
<number> percent so	-141
<number> person	123
<number> person ,	104
<number> phone	-6
<number> photo	-206
<number> piano	124
<number> piece ,	-19
<number> piece </s>	-61
<number> pixel	-184
<number> plant	-30
<number> plate	-43
<number> please	-190
<number> please </s>	-190
<number> plot	-114
<number> plot at	-108
<number> pls	-204
<number> pls </s>	-204
<number> plus	-177
<number> pm </s>	170
<number> point	-83
<number> polite	-192
<number> pond	-5
<number> pond </s>	-5
<number> possible	-53
<number> pot	-135
<number> pound	-131
<number> pound </s>	-106
<number> press	91
<number> primary	139
<number> primary </s>	139
<number> printer	102
<number> protein	142
<number> pub	170
<number> put	-141
<number> put that	-131
<number> px	-173
<number> question	-20
<number> question ,	-148
<number> question </s>	-110
<number> question at	166
<number> question on	-168
<number> quid	-181
<number> quid </s>	-134
<number> quid a	203
<number> quid for	-101
<number> quid on	-104
<number> quote	-183
<number> quote </s>	-177
<number> read	-163
<number> reader	110
<number> recipe	160
<number> record	-42
<number> red	51
<number> rent	-20
<number> repeat	-56
<number> repeat paragraph	-56
<number> request	-190
<number> rescue	78
<number> rescue <kin>	78
<number> resident	-6
<number> restaurant	106
<number> result	-103
<number> result ,	-103
<number> retry	-140
<number> ring	53
<number> ring ,	135
<number> ring </s>	109
<number> roof	61
<number> roof </s>	83
<number> room	-25
<number> room ,	-77
<number> room </s>	-30
<number> room and	-73
<number> round of	-31
<number> row	-302
<number> row ,	-109
<number> row </s>	-123
<number> rule	35
<number> rule and	18
<number> rupee	-148
<number> salary	154
<number> salary </s>	107
<number> save	-122
<number> say	-205
<number> say his	-106
<number> say she	-128
<number> screen	39
<number> screw	-170
<number> season	149
<number> season </s>	44
<number> seat	156
<number> sec	-158
<number> sec </s>	-158
<number> second	-407
<number> second ,	-123
<number> second </s>	-275
<number> second to	-154
<number> see	-120
<number> sentence	-238
<number> sentence </s>	-225
<number> server	86
<number> set	37
<number> set </s>	56
<number> set of	24
<number> shard	188
<number> sharp	255
<number> sharp ,	132
<number> sharp </s>	190
<number> sheet	-151
<number> sheet </s>	-118
<number> shelf	185
<number> ship	-5
<number> shoe	158
<number> shop	181
<number> shop </s>	145
<number> shop today	-126
<number> short	-236
<number> should	-106
<number> should be	-106
<number> show	-130
<number> side of	134
<number> signature	4
<number> since	100
<number> since </s>	206
<number> since <month>	160
<number> since <name>	146
<number> since <number>	-83
<number> since i	-39
<number> since the	-85
<number> since this	-107
<number> site	141
<number> site </s>	141
<number> size	-161
<number> slide	-100
<number> small	-85
<number> so	7
<number> so call	16
<number> so far	-18
<number> so i	-92
<number> solar	-60
<number> solar panel	-60
<number> something	-140
<number> space	126
<number> split	-150
<number> split by	-150
<number> spoon	25
<number> sq	-115
<number> sq m	-115
<number> square	97
<number> square metre	97
<number> staff	-191
<number> star	-116
<number> stay	-131
<number> stent	124
<number> step	-141
<number> step ,	-167
<number> step </s>	23
<number> stick	70
<number> still	32
<number> still </s>	130
<number> still awake	-178
<number> still in	92
<number> stone	74
<number> stone </s>	136
<number> stop	-152
<number> store	-49
<number> street	46
<number> street away	46
<number> string	-201
<number> string </s>	-125
<number> stroke	134
<number> stubborn	-45
<number> sugar	119
<number> sugar ,	40
<number> suggestion	-149
<number> suitcase	-11
<number> sure	-105
<number> sweet	-147
<number> syllable	-127
<number> tab	-301
<number> tab open	-202
<number> table	-223
<number> table </s>	-181
<number> take	-114
<number> tank	70
<number> ten	-47
<number> ten so	-47
<number> terrace	121
<number> test	-41
<number> that	-65
<number> that 's	-158
<number> that <kin>	-47
<number> the	-217
<number> then	-161
<number> then ,	-94
<number> then </s>	-130
<number> there	137
<number> there 's	-16
<number> they	-125
<number> thing	-13
<number> thing i	-44
<number> third	203
<number> this	-68
<number> this morning	-222
<number> this year	112
<number> throw	-48
<number> tile	35
<number> tile </s>	48
<number> till	116
<number> till <number>	101
<number> till half	87
<number> till the	126
<number> time	-35
<number> time ,	-109
<number> time </s>	-43
<number> time a	69
<number> time and	-169
<number> time in	-32
<number> time since	-98
<number> time while	-112
<number> tin	144
<number> tin </s>	144
<number> title	-23
<number> to	-58
<number> to <name>	-185
<number> to <number>	-26
<number> to a	102
<number> to find	-95
<number> to get	126
<number> to go	-54
<number> to metric	-126
<number> to my	85
<number> to the	31
<number> today	-275
<number> today ,	-90
<number> today </s>	-175
<number> today because	-119
<number> together	38
<number> ton	30
<number> ton of	30
<number> tonight	-137
<number> tonight ,	-129
<number> tonight </s>	-111
<number> tonne	125
<number> too	28
<number> tooth	-88
<number> tooth </s>	29
<number> tour	153
<number> tour in	153
<number> tower	-15
<number> tower block	-15
<number> train	140
<number> transit	52
<number> tree	109
<number> truck	-64
<number> truck ,	-64
<number> try	-194
<number> try </s>	-148
<number> try to	-152
<number> twice	17
<number> twice a	107
<number> type	99
<number> typo	-128
<number> typo </s>	-139
<number> tyre	87
<number> under	178
<number> under <number>	130
<number> unit	8
<number> until <number>	-17
<number> until the	77
<number> up	-209
<number> use	53
<number> valley	-28
<number> van	-61
<number> van are	126
<number> variety	139
<number> variety </s>	139
<number> venue	106
<number> venue site	106
<number> version	-122
<number> village	98
<number> violin	74
<number> voice	-34
<number> want	81
<number> warning	-110
<number> was	-67
<number> way	-135
<number> way </s>	-124
<number> we	101
<number> week	145
<number> week ,	27
<number> week </s>	48
<number> week after	6
<number> week ahead	58
<number> week and	-12
<number> week at	94
<number> week in	218
<number> week off	161
<number> week on	13
<number> week out	162
<number> week to	-80
<number> weekly	85
<number> wheel	84
<number> when	20
<number> when i	-18
<number> where	-88
<number> where it	-94
<number> which	-106
<number> which is	-106
<number> who	142
<number> who <kin>	97
<number> who do	-11
<number> who paste	-136
<number> who speak	160
<number> wide	158
<number> wide </s>	110
<number> window	57
<number> winter	196
<number> winter in	77
<number> with	140
<number> with </s>	-163
<number> with <number>	105
<number> with a	9
<number> with my	91
<number> with no	145
<number> with the	74
<number> without	-25
<number> woman	148
<number> woman in	95
<number> word	-46
<number> word ,	-11
<number> word </s>	-117
<number> word a	128
<number> word and	-184
<number> word each	-176
<number> word for	-165
<number> word over	-170
<number> work	-10
<number> work </s>	-72
<number> would	-142
<number> write	-129
<number> x	-176
<number> x <number>	-134
<number> yard	162
<number> year	177
<number> year '	142
<number> year ,	35
<number> year </s>	-51
<number> year ago	-12
<number> year and	-8
<number> year as	94
<number> year at	61
<number> year back	163
<number> year before	198
<number> year for	23
<number> year i	109
<number> year in	169
<number> year leave	178
<number> year now	291
<number> year of	-85
<number> year old	315
<number> year on	-13
<number> year or	139
<number> year run	39
<number> year this	172
<number> year to	168
<number> year with	94
<number> yesterday	-195
<number> yesterday </s>	-147
<number> yoghurt	-97
<number> yoghurt </s>	-97
<number> you	-59
<number> young	63
<s> "	-192
<s> " i	-111
<s> '	-169
<s> ' <name>	-75
<s> /	127
<s> 0	29
<s> 16	-104
<s> 19	40
<s> 31	54
<s> <day> 's	-199
<s> <day> <number>	151
<s> <day> and	106
<s> <day> evening	112
<s> <day> here	-156
<s> <day> i	-57
<s> <day> is	-67
<s> <day> lunch	54
<s> <day> meeting	103
<s> <day> morning	83
<s> <day> night	46
<s> <day> off	104
<s> <day> prayer	32
<s> <day> roast	52
<s> <day> work	-114
<s> <days>	89
<s> <days> ,	-87
<s> <days> and	-21
<s> <days> are	-130
<s> <days> at	179
<s> <days> belong	-58
<s> <days> i	343
<s> <days> is	152
<s> <days> off	163
<s> <days> we	121
<s> <kin>	-57
<s> <kin> '	-44
<s> <kin> 's	112
<s> <kin> ,	66
<s> <kin> :	-58
<s> <kin> <kin>	56
<s> <kin> <number>	-132
<s> <kin> =	147
<s> <kin> a	-109
<s> <kin> and	167
<s> <kin> anyone	-170
<s> <kin> are	-238
<s> <kin> army	94
<s> <kin> ask	-136
<s> <kin> at	-105
<s> <kin> away	-34
<s> <kin> bill	-86
<s> <kin> by	219
<s> <kin> call	139
<s> <kin> can	-153
<s> <kin> clean	175
<s> <kin> come	79
<s> <kin> drive	144
<s> <kin> due	167
<s> <kin> eat	195
<s> <kin> expect	-40
<s> <kin> for	183
<s> <kin> get	203
<s> <kin> go	139
<s> <kin> handle	111
<s> <kin> hate	199
<s> <kin> have	252
<s> <kin> he	71
<s> <kin> here	210
<s> <kin> in	-143
<s> <kin> is	203
<s> <kin> it	-242
<s> <kin> just	-274
<s> <kin> keep	194
<s> <kin> leave	24
<s> <kin> let	61
<s> <kin> live	17
<s> <kin> love	-107
<s> <kin> move	-4
<s> <kin> n't	-154
<s> <kin> need	55
<s> <kin> not	128
<s> <kin> number	185
<s> <kin> of	-59
<s> <kin> on	-87
<s> <kin> only	-47
<s> <kin> own	-106
<s> <kin> pass	97
<s> <kin> pay	17
<s> <kin> people	-62
<s> <kin> raise	124
<s> <kin> reckon	-154
<s> <kin> ring	-115
<s> <kin> say	142
<s> <kin> should	-176
<s> <kin> sit	121
<s> <kin> sleep	35
<s> <kin> speak	147
<s> <kin> start	147
<s> <kin> stay	119
<s> <kin> still	190
<s> <kin> stop	-96
<s> <kin> surgery	-150
<s> <kin> take	106
<s> <kin> teach	143
<s> <kin> that	-196
<s> <kin> the	-285
<s> <kin> there	-118
<s> <kin> this	-47
<s> <kin> to	184
<s> <kin> tongue	135
<s> <kin> turn	171
<s> <kin> want	-149
<s> <kin> was	101
<s> <kin> will	-7
<s> <kin> with	-78
<s> <kin> work	217
<s> <month>	-102
<s> <month> 's	-25
<s> <number>	64
<s> <number> 's	91
<s> <number> ,	-66
<s> <number> <kin>	70
<s> <number> <name>	-103
<s> <number> <number>	11
<s> <number> a	-46
<s> <number> a.m	150
<s> <number> adult	-159
<s> <number> after	160
<s> <number> all	-133
<s> <number> and	-223
<s> <number> bed	-187
<s> <number> car	34
<s> <number> class	84
<s> <number> day	98
<s> <number> dev	124
<s> <number> down	55
<s> <number> egg	-125
<s> <number> for	-50
<s> <number> g	-60
<s> <number> generation	-30
<s> <number> have	101
<s> <number> hive	86
<s> <number> hour	92
<s> <number> i	52
<s> <number> in	78
<s> <number> is	13
<s> <number> job	48
<s> <number> lady	-80
<s> <number> leave	33
<s> <number> length	-65
<s> <number> line	-288
<s> <number> lung	-46
<s> <number> may	-181
<s> <number> min	-5
<s> <number> minute	-162
<s> <number> month	34
<s> <number> more	-155
<s> <number> never	26
<s> <number> not	-148
<s> <number> of	-50
<s> <number> oh	-111
<s> <number> on	106
<s> <number> option	73
<s> <number> or	-155
<s> <number> owner	116
<s> <number> pen	111
<s> <number> people	23
<s> <number> percent	83
<s> <number> plate	30
<s> <number> plot	-108
<s> <number> question	-198
<s> <number> rescue	78
<s> <number> room	69
<s> <number> set	44
<s> <number> shelf	163
<s> <number> solar	-60
<s> <number> space	126
<s> <number> store	-49
<s> <number> suggestion	-149
<s> <number> time	71
<s> <number> to	-236
<s> <number> week	112
<s> <number> with	154
<s> <number> word	127
<s> <number> x	-127
<s> <number> year	29
<s> =	-140
<s> a	-345
<s> a <kin>	-271
<s> a <name>	64
<s> a <number>	-12
<s> a café	-140
<s> a capsule	-19
<s> a chap	-107
<s> a choir	-144
<s> a few	63
<s> a guy	-134
<s> a lady	32
<s> a letter	-94
<s> a little	-26
<s> a lorry	-130
<s> a man	-192
<s> a nice	-85
<s> a pescatarian	-33
<s> a question	-167
<s> a short	-173
<s> a small	-150
<s> a stranger	-145
<s> a tattoo	41
<s> a van	-162
<s> a wasp	-121
<s> a week	-180
<s> a window	-75
<s> a woman	-178
<s> abbu	-24
<s> abbu have	-24
<s> about	-86
<s> about <number>	-33
<s> about me	-154
<s> about the	-116
<s> above	-38
<s> above the	-38
<s> accord	-119
<s> accord to	-119
<s> account	125
<s> ad	-92
<s> ad <number>	-92
<s> add	-236
<s> add a	-137
<s> address	-102
<s> adhd	61
<s> adhd ,	61
<s> adopt	-38
<s> adopt a	-72
<s> advert	-92
<s> adwoa	-37
<s> adwoa and	-37
<s> afraid	98
<s> afraid of	98
<s> after	118
<s> after <number>	-122
<s> after that	23
<s> after the	-14
<s> age	-171
<s> age <number>	-101
<s> agenda	-137
<s> agenda for	-102
<s> agne	-90
<s> agnieszka	105
<s> ahmed	30
<s> ahmed ,	-55
<s> ai	-6
<s> ai n't	-6
<s> aim	158
<s> aim :	118
<s> aim for	112
<s> aim to	109
<s> aiyo	79
<s> alarm	-147
<s> alarm code	-44
<s> aldi	-14
<s> all	66
<s> all <number>	71
<s> all i	21
<s> all my	48
<s> all of	-18
<s> all our	119
<s> all the	6
<s> allergist	93
<s> allergist in	93
<s> allotment	186
<s> allotment is	106
<s> allotment society	113
<s> allow	-137
<s> allow <number>	-26
<s> alone	-54
<s> also	91
<s> also i	36
<s> also the	-79
<s> although	-84
<s> always	177
<s> always give	142
<s> am	163
<s> am i	-159
<s> am left-handed	117
<s> am minus	69
<s> am the	56
<s> amara	129
<s> ambulance	8
<s> american	171
<s> among	-41
<s> among the	-41
<s> an	-305
<s> an example	-86
<s> an old	-121
<s> anaphylaxis	-61
<s> and	-199
<s> and <day>	-123
<s> and <days>	-6
<s> and <kin>	39
<s> and <name>	-165
<s> and <number>	46
<s> and as	89
<s> and at	-41
<s> and everyone	75
<s> and for	-67
<s> and i	-41
<s> and it	-54
<s> and my	6
<s> and none	-22
<s> and on	-37
<s> and our	-92
<s> and since	-38
<s> and sugar-free	48
<s> and the	-76
<s> and there	-98
<s> and we	51
<s> and with	-44
<s> angular	111
<s> anneke	-74
<s> anneke ,	-74
<s> anniversary	-69
<s> anniversary 's	109
<s> another	-111
<s> answer	-20
<s> answer in	109
<s> answer me	77
<s> answer this	-155
<s> anxiety	134
<s> any	-99
<s> any tip	-115
<s> anyone	-181
<s> anything	-113
<s> anything above	-10
<s> anything i	-200
<s> anything over	-135
<s> anything with	190
<s> anyway	-241
<s> anyway how	-87
<s> anyway the	-66
<s> anyway what	-81
<s> apart	-54
<s> apart from	-54
<s> app	-140
<s> app crash	-90
<s> apparently	27
<s> apple	-21
<s> apply	-68
<s> aquarium	49
<s> arabic	-49
<s> arabic is	-51
<s> archery	34
<s> are	-312
<s> are they	-132
<s> area	12
<s> area <kin>	-62
<s> argo	167
<s> arlo	104
<s> arthritis	103
<s> arthritis in	75
<s> as	-149
<s> as <days>	-42
<s> as <kin>	20
<s> as a	-236
<s> as i	153
<s> as my	150
<s> as orthodox	-46
<s> as our	-24
<s> as the	-145
<s> ash	66
<s> ask	-48
<s> ask because	-219
<s> ask for	-268
<s> ask him	-167
<s> ask me	199
<s> assert	-103
<s> assume	-161
<s> asthma	237
<s> asthma ,	89
<s> asthma since	96
<s> astronomy	94
<s> at	-92
<s> at 68	41
<s> at <number>	200
<s> at least	-147
<s> at our	-19
<s> at the	62
<s> at work	-43
<s> atheist	-54
<s> audiobook	141
<s> automatic	12
<s> automatic only	130
<s> aws	53
<s> ayla	137
<s> back	-13
<s> back in	-33
<s> back is	19
<s> back on	-105
<s> backup	204
<s> backup go	130
<s> backup of	-61
<s> bad	25
<s> bad back	170
<s> bad knee	133
<s> bagpipe	90
<s> bagpipe :	92
<s> bake	-163
<s> bakery	152
<s> balcony	162
<s> ballet	62
<s> ballroom	82
<s> band	206
<s> bank	-44
<s> bank holiday	45
<s> bankrupt	157
<s> bankrupt in	157
<s> barry	-111
<s> base	155
<s> bass	145
<s> bat	-81
<s> bath	105
<s> bathroom	119
<s> battery	10
<s> battery 's	83
<s> bc	112
<s> be	-20
<s> be a	-118
<s> be an	65
<s> be fence	5
<s> be from	50
<s> be in	60
<s> be on	-141
<s> be rain	-144
<s> be sober	102
<s> be stare	-46
<s> be the	55
<s> be to	-38
<s> be vegan	55
<s> be wait	-139
<s> bea	38
<s> bea ,	-52
<s> bea only	104
<s> bear	-151
<s> bear in	-99
<s> beatriz	71
<s> beatriz ,	-86
<s> because	-124
<s> because <kin>	-141
<s> because <month>	-59
<s> because <name>	41
<s> because a	-127
<s> because after	-83
<s> because at	7
<s> because both	-69
<s> because half	-9
<s> because i	186
<s> because in	90
<s> because my	-28
<s> because of	12
<s> because our	-149
<s> because the	-132
<s> because we	116
<s> become	22
<s> become a	22
<s> bed	89
<s> bee	-104
<s> bee ,	-95
<s> bee are	-19
<s> beekeeping	115
<s> before	-86
<s> before breakfast	7
<s> before i	-167
<s> before that	62
<s> before you	-162
<s> beginner	41
<s> behind	-21
<s> behind the	-21
<s> beige	-70
<s> bench	18
<s> bengali	-141
<s> bengali new	-65
<s> best	-150
<s> best <kin>	67
<s> bet	-99
<s> bet you	-99
<s> between	13
<s> between <number>	128
<s> between the	11
<s> between us	-100
<s> big	110
<s> big <name>	-66
<s> bike	104
<s> bike 's	-14
<s> bike get	113
<s> bilingual	-20
<s> bill	-16
<s> bill come	-114
<s> bin	-91
<s> bin go	39
<s> bipolar	-78
<s> bipolar ,	156
<s> birthday	-147
<s> biscuit	32
<s> biscuit ,	47
<s> bite	-216
<s> bite of	-194
<s> black	-20
<s> blind	-66
<s> bloke	-148
<s> blood	126
<s> blood pressure	9
<s> blue	-45
<s> boat	62
<s> boat 's	-44
<s> bodge	-122
<s> bogdan	107
<s> bogdan from	57
<s> boiler	-18
<s> bolaji	-17
<s> book	-85
<s> bookkeeping	161
<s> bore	-114
<s> both	-114
<s> both <kin>	115
<s> both my	-36
<s> both our	117
<s> bouldering	101
<s> bouldering grade	17
<s> bowl	-73
<s> bowl on	54
<s> box	-129
<s> box is	99
<s> brace	144
<s> bramble	135
<s> branch	78
<s> brb	-118
<s> bread	-111
<s> bread 's	-147
<s> bread is	7
<s> break	130
<s> break it	-115
<s> break up	115
<s> breakfast	30
<s> bride	-129
<s> bride 's	-129
<s> bridge	63
<s> bring	84
<s> british	216
<s> british spell	145
<s> bruna	-53
<s> bruna the	-53
<s> bruno	85
<s> bruno ,	-69
<s> btw	29
<s> btw ,	-73
<s> btw get	55
<s> btw i	191
<s> btw my	106
<s> btw some	-81
<s> btw the	-66
<s> btw we	44
<s> budget	15
<s> budget <number>	-147
<s> budget for	-8
<s> build	40
<s> bullet	141
<s> bullet point	125
<s> bunion	133
<s> burn	-96
<s> burn the	-74
<s> bus	34
<s> bus <kin>	28
<s> busker	-109
<s> but	-17
<s> but <day>	-14
<s> but <kin>	4
<s> but <name>	-52
<s> but amateur	54
<s> but grow	8
<s> but i	43
<s> but jazz	26
<s> but my	39
<s> but needle	-26
<s> but our	-116
<s> but red	62
<s> but sew	91
<s> but the	-109
<s> but we	97
<s> butter	-161
<s> buy	-50
<s> buy a	-20
<s> buy the	93
<s> by	48
<s> by <number>	-54
<s> by the	-76
<s> by then	34
<s> cabin	-41
<s> cable	-81
<s> caffeine	-173
<s> caffeine kick	-144
<s> cake	-133
<s> call	158
<s> call are	130
<s> call it	-192
<s> call me	244
<s> call the	-198
<s> calm	-170
<s> camp	-50
<s> camp without	-50
<s> can	-26
<s> can <kin>	-140
<s> can <number>	-84
<s> can a	-200
<s> can do	97
<s> can i	-494
<s> can it	79
<s> can n't	294
<s> can not	81
<s> can only	19
<s> can the	-143
<s> can we	-198
<s> can you	-282
<s> canoe	19
<s> canoe polo	19
<s> capo	125
<s> capo on	125
<s> car	82
<s> car 's	120
<s> car is	110
<s> caravan	-63
<s> card	103
<s> carlo	-21
<s> carlo 's	-21
<s> carry	60
<s> cash	86
<s> cash only	-44
<s> cast	-167
<s> cause	63
<s> cause number	-25
<s> ceiling	173
<s> celia	-47
<s> celia ,	-47
<s> celiac	140
<s> cellar	126
<s> cello	20
<s> cello 's	-52
<s> cert	147
<s> certificate	-158
<s> chair	127
<s> chale	91
<s> change	10
<s> change my	119
<s> change of	-99
<s> change the	-59
<s> chapter	-132
<s> chapter <number>	-80
<s> charge	108
<s> cheap	-97
<s> cheap dinner	60
<s> cheapest	-74
<s> check	-255
<s> check the	-154
<s> checklist	-104
<s> checklist for	-104
<s> checkout	110
<s> cheer	-196
<s> cheer me	-132
<s> cheese	162
<s> cheese go	21
<s> chemo	-10
<s> chess	119
<s> chess club	121
<s> chief	139
<s> chief <kin>	139
<s> chocolate	105
<s> chocolate give	44
<s> choir	-46
<s> christma	-95
<s> church	77
<s> ci	75
<s> cilantro	-92
<s> citizenship	142
<s> citizenship test	36
<s> class	5
<s> clean	-187
<s> clean the	-109
<s> clear	77
<s> clear the	77
<s> climb	138
<s> climb twice	22
<s> clinic	165
<s> clinic 's	165
<s> clock	39
<s> close	-15
<s> close the	-81
<s> code	73
<s> coeliac	168
<s> coeliac ,	149
<s> coffee	32
<s> coffee have	34
<s> coffee i	86
<s> coffee is	-181
<s> cold	93
<s> collect	-114
<s> collect the	-114
<s> college	182
<s> colour	133
<s> colour look	-160
<s> colour-blind	155
<s> colour-blind ,	134
<s> column	-67
<s> come	106
<s> come in	105
<s> come out	4
<s> comment	-23
<s> commute	161
<s> commute by	96
<s> commute is	119
<s> commute was	-55
<s> company	195
<s> company 's	-40
<s> company car	58
<s> company laptop	118
<s> compare	-93
<s> compare these	-124
<s> complaint	-135
<s> compose	-122
<s> compose a	-74
<s> consider	-119
<s> consider a	-138
<s> consider that	81
<s> contact	102
<s> contract	72
<s> convert	-154
<s> convert the	-103
<s> convert these	-177
<s> convert this	-80
<s> convert to	113
<s> cook	-35
<s> cool	-143
<s> copy	15
<s> copy 's	22
<s> coriander	-15
<s> cork	-102
<s> correct the	-81
<s> correct this	-44
<s> cough	-155
<s> could	-178
<s> could be	-191
<s> could i	-131
<s> could n't	64
<s> could the	-181
<s> could you	-136
<s> council	-142
<s> council tax	44
<s> count	-165
<s> count the	-142
<s> cover	-133
<s> craft	-132
<s> credit	-195
<s> crew	24
<s> cricket	-26
<s> croatian	-93
<s> cross	-92
<s> cross out	-92
<s> crossword	-49
<s> crow	128
<s> crow of	128
<s> crowd	85
<s> crowd shut	-39
<s> currently	-54
<s> cursor	53
<s> custom	-22
<s> cut	-100
<s> cut it	-150
<s> cut the	-82
<s> dahlia	-92
<s> dahlia are	-92
<s> dairy	-45
<s> dairy farm	-105
<s> damp	-79
<s> dan	-218
<s> dan is	-144
<s> dance	-43
<s> danish	129
<s> dark	87
<s> dark mode	120
<s> data	-94
<s> date	98
<s> day	-54
<s> day <number>	-150
<s> day rate	164
<s> dead	-32
<s> deadline	85
<s> deadline for	74
<s> deaf	87
<s> deaf in	159
<s> dear	-189
<s> dear <name>	-104
<s> debt	86
<s> delete	-112
<s> delivery	113
<s> delivery 's	-62
<s> delivery come	143
<s> delivery have	131
<s> deploy	80
<s> deploy twice	-36
<s> deposit	122
<s> deposit 's	122
<s> depression	-91
<s> depression run	-91
<s> deputy	113
<s> derek	49
<s> describe	12
<s> design	130
<s> desk	165
<s> dev	31
<s> diabetic	177
<s> diabetic ,	144
<s> diagnose	56
<s> diagnose at	141
<s> diagnose the	-126
<s> dialysis	66
<s> dialysis is	46
<s> dictate	-131
<s> dimitri	40
<s> dimitri have	40
<s> dinner	-83
<s> dinner 's	52
<s> dissertation	125
<s> ditch	134
<s> divorce	-70
<s> divorce ,	119
<s> dj	-37
<s> django	121
<s> dm	-39
<s> do	-151
<s> do <name>	-97
<s> do <number>	-50
<s> do a	64
<s> do i	-477
<s> do me	-197
<s> do my	45
<s> do n't	160
<s> do not	-58
<s> do tell	-89
<s> do the	-216
<s> do they	-211
<s> do you	-9
<s> doc	122
<s> donald	155
<s> door	40
<s> doreen	167
<s> dot	134
<s> dough	-107
<s> down	44
<s> down in	-92
<s> download	-114
<s> dr	62
<s> dr <name>	62
<s> dr.	78
<s> dr. <name>	78
<s> draft	-476
<s> draft a	-373
<s> draft an	-245
<s> draft me	-193
<s> draft something	-129
<s> draft the	-111
<s> draught	-141
<s> drill	-139
<s> drink	82
<s> drive	-163
<s> drive <name>	-49
<s> drop	138
<s> drop my	-156
<s> drop out	149
<s> drop the	-29
<s> drum	-160
<s> dry	84
<s> dry mouth	71
<s> dual	149
<s> due	-130
<s> due <number>	167
<s> due in	-115
<s> dunno	-110
<s> during	120
<s> dutch	156
<s> dyslexia	-55
<s> dyslexic	193
<s> dyslexic ,	124
<s> each	-79
<s> each <month>	-58
<s> each <number>	-20
<s> each have	9
<s> each of	-78
<s> ear	6
<s> earn	-144
<s> earn nothing	-53
<s> easter	-135
<s> easy	-169
<s> eat	117
<s> egg	232
<s> egg go	135
<s> else	-133
<s> email	-4
<s> email to	-169
<s> emeka	84
<s> emeka is	84
<s> emergency	143
<s> emigrate	157
<s> emil	13
<s> end	-148
<s> end in	-134
<s> engage	168
<s> engage to	168
<s> english	-51
<s> english is	19
<s> enjoy	65
<s> epipen	143
<s> error	22
<s> error :	-177
<s> error on	-94
<s> even	-99
<s> even class	90
<s> even though	-37
<s> evening	143
<s> evening i	79
<s> ever	-22
<s> ever since	-22
<s> every	-110
<s> every <day>	-33
<s> every <kin>	-78
<s> every <month>	-80
<s> every <name>	166
<s> every answer	-124
<s> every class	-25
<s> every commit	40
<s> every knife	-45
<s> every merge	-44
<s> every month	67
<s> every new	-22
<s> every other	132
<s> every parcel	80
<s> every penny	-30
<s> every price	-12
<s> every spring	124
<s> every time	-108
<s> every winter	-70
<s> everybody	-173
<s> everybody is	-127
<s> everyone	-82
<s> everyone else	-140
<s> everyone have	-155
<s> everyone in	154
<s> everyone on	5
<s> everything	114
<s> everything 's	132
<s> everything i	-74
<s> everything in	12
<s> everything we	148
<s> exam	-17
<s> exam 's	28
<s> exam at	118
<s> exam question	-95
<s> example	-215
<s> example sentence	-125
<s> excel	-4
<s> excuse	-141
<s> excuse the	-111
<s> exercise	-146
<s> explain	-36
<s> explain it	72
<s> explain the	53
<s> explain this	-99
<s> explain to	-165
<s> explain what	-78
<s> explain with	-142
<s> export	-56
<s> eye	51
<s> fado	-46
<s> fado is	-46
<s> fail	194
<s> fail twice	57
<s> fair	-148
<s> fall	61
<s> family	177
<s> fantasy	-71
<s> fantasy football	-71
<s> far	-134
<s> farsi	-80
<s> fast	-64
<s> feature	22
<s> feature flag	133
<s> feed	-151
<s> feel	-101
<s> feel a	-85
<s> feel kinda	-63
<s> feel like	-143
<s> feel sick	-46
<s> ferry	39
<s> ferry 's	155
<s> ffion	86
<s> field	174
<s> fig	139
<s> figma	-7
<s> fill	-132
<s> fill in	-97
<s> fill the	-116
<s> find	-41
<s> find <number>	-58
<s> find a	-79
<s> find me	18
<s> find out	80
<s> find the	-109
<s> fine	71
<s> finger	-44
<s> finish	-143
<s> finish the	-99
<s> fiona	-89
<s> fire	-83
<s> fire brigade	-7
<s> firm	-104
<s> firm but	-119
<s> firmware	75
<s> first	24
<s> first in	108
<s> fish	-79
<s> fit	71
<s> fix	-193
<s> fix and	-139
<s> fix the	-127
<s> fix these	-84
<s> fix until	97
<s> flat	127
<s> flat <number>	109
<s> fleet	-59
<s> flight	-52
<s> flight 's	-109
<s> flight are	28
<s> flight to	81
<s> floor	61
<s> flour	142
<s> flour from	142
<s> flu	-123
<s> flu jab	-123
<s> fluent	44
<s> fluent in	147
<s> fluid	152
<s> fly	191
<s> fly to	110
<s> foggy	44
<s> folic	149
<s> folk	-75
<s> font	-164
<s> font size	-142
<s> footnote	-141
<s> for	-319
<s> for <number>	89
<s> for a	-176
<s> for context	46
<s> for my	-129
<s> for now	-142
<s> for our	-8
<s> for recipe	153
<s> for the	-265
<s> for this	-147
<s> forget	59
<s> forget every	-54
<s> forgive	-151
<s> forgive the	-102
<s> forklift	81
<s> forklift <kin>	16
<s> formula	82
<s> foster	-12
<s> frame	-96
<s> free	-125
<s> free on	-119
<s> freelance	117
<s> freezer	69
<s> freezer <number>	140
<s> fridge	135
<s> fridge at	-46
<s> fridge door	-166
<s> fridge is	173
<s> from	-261
<s> from <month>	49
<s> from <name>	192
<s> from a	-138
<s> from may	-79
<s> from my	-13
<s> from now	164
<s> from the	-223
<s> front	143
<s> frontend	-88
<s> frontend is	-88
<s> fruit	114
<s> full	-104
<s> fund	192
<s> funny	-136
<s> funny but	-112
<s> game	-125
<s> game for	-124
<s> gas	64
<s> gate	8
<s> gavin	61
<s> gcse	110
<s> generator	-50
<s> geocaching	120
<s> get	141
<s> get <kin>	-26
<s> get <number>	120
<s> get a	92
<s> get an	-73
<s> get custody	131
<s> get marry	191
<s> get migraine	77
<s> get my	104
<s> get promote	152
<s> get the	77
<s> gift	-150
<s> gift for	-115
<s> gimme	-129
<s> ginger	44
<s> git	-171
<s> gitlab	-131
<s> giulia	-109
<s> giulia ,	-109
<s> give	-102
<s> give a	-114
<s> give i	6
<s> give it	-152
<s> give me	-395
<s> give my	91
<s> give notice	155
<s> give our	-31
<s> give that	162
<s> give the	-33
<s> give up	188
<s> give we	15
<s> glass	148
<s> glaze	85
<s> glue	-209
<s> gluten	32
<s> gluten free	-7
<s> gluten is	106
<s> go	-60
<s> go by	-25
<s> go for	-123
<s> go out	-47
<s> go part-time	139
<s> go to	-91
<s> goalkeeper	123
<s> god	-141
<s> god help	-128
<s> golf	135
<s> golf handicap	105
<s> good	-101
<s> google	-154
<s> google sheet	25
<s> grab	-132
<s> grace	64
<s> grade	27
<s> grade <number>	-19
<s> great	-119
<s> great ,	-119
<s> greek	-8
<s> greek dance	-8
<s> greenhouse	146
<s> greenhouse is	115
<s> greeting	-146
<s> grind	50
<s> grow	189
<s> grow chile	89
<s> grow the	-105
<s> grow up	267
<s> guess	-101
<s> guest	-81
<s> guest are	4
<s> guest at	-138
<s> guest have	101
<s> guest in	-99
<s> guide	64
<s> guide <kin>	9
<s> gunnar	90
<s> gunnar ,	4
<s> guy	-115
<s> gwen	81
<s> gwen 's	41
<s> gym	112
<s> gym 's	23
<s> gym on	113
<s> haiku	-57
<s> hair	-69
<s> halal	100
<s> half	-41
<s> half <name>	165
<s> half a	-152
<s> half are	-151
<s> half marathon	-70
<s> half my	-54
<s> half of	34
<s> half our	58
<s> half the	48
<s> halfway	42
<s> halfway through	42
<s> hall	54
<s> hana	149
<s> hand	-25
<s> hand are	76
<s> hand in	-62
<s> hand shake	52
<s> hand the	-54
<s> handover	230
<s> handover 's	164
<s> handover at	143
<s> hannah	72
<s> hanne	144
<s> hanneke	-12
<s> hanneke and	-12
<s> happy	-171
<s> happy <day>	-128
<s> harmonica	-24
<s> harmonica in	-24
<s> hassan	-56
<s> hassan ,	-56
<s> hate	250
<s> hate coriander	74
<s> hate phone	96
<s> hate the	77
<s> hate this	-103
<s> hattie	105
<s> haul	-100
<s> haul water	-100
<s> have	179
<s> have <name>	143
<s> have <number>	-259
<s> have a	39
<s> have be	-110
<s> have both	18
<s> have do	193
<s> have high	29
<s> have lose	19
<s> have my	-65
<s> have n't	99
<s> have no	152
<s> have shift	80
<s> have the	107
<s> have to	35
<s> have you	-97
<s> hay	85
<s> hay ,	-41
<s> hay fever	113
<s> he	-13
<s> he 'd	-179
<s> he 'll	94
<s> he 's	-51
<s> he <kin>	188
<s> he also	-138
<s> he come	106
<s> he do	65
<s> he eat	43
<s> he fancy	-70
<s> he get	113
<s> he go	41
<s> he have	-76
<s> he is	-15
<s> he just	31
<s> he keep	-201
<s> he live	-50
<s> he need	164
<s> he own	20
<s> he read	98
<s> he ring	-81
<s> he say	-237
<s> he see	106
<s> he seem	-176
<s> he sleep	125
<s> he tell	-65
<s> he want	122
<s> he will	237
<s> he write	-134
<s> head	78
<s> head of	135
<s> head office	104
<s> head to	-120
<s> headache	-136
<s> hear	190
<s> hear aid	112
<s> hear ring	38
<s> heart	176
<s> heart rate	120
<s> heat	10
<s> heat pump	70
<s> heat the	-21
<s> heavy	72
<s> heavy clay	105
<s> heavy rain	-37
<s> height	74
<s> hello	-152
<s> hello again	-73
<s> help	-186
<s> help me	-151
<s> hence	-175
<s> hence the	-175
<s> hendrik	7
<s> hendrik here	7
<s> her <kin>	-116
<s> her <name>	140
<s> her flat	131
<s> her name	-96
<s> here	-157
<s> here 's	-235
<s> here in	96
<s> here is	-57
<s> here the	-122
<s> herr	12
<s> herr <name>	12
<s> hey	-159
<s> hgv	119
<s> hgv class	108
<s> hi	-174
<s> hib	-68
<s> hill	112
<s> himself	79
<s> himself is	79
<s> hindi	-100
<s> hip	158
<s> hip replacement	93
<s> hire	31
<s> hire a	57
<s> his	116
<s> his <kin>	4
<s> hive	56
<s> hm	-51
<s> hmm	-133
<s> hob	224
<s> hold	18
<s> home	239
<s> home <kin>	145
<s> hometown	65
<s> homework	-112
<s> hon	-11
<s> hon .	-11
<s> honestly	-164
<s> honey	-94
<s> hope	34
<s> hope to	198
<s> horror	-16
<s> horror film	-39
<s> hospital	44
<s> hospital ,	-14
<s> host	181
<s> host at	154
<s> host on	105
<s> hot	-9
<s> hotel	-87
<s> house	-22
<s> house in	-162
<s> house is	73
<s> household	56
<s> how	-308
<s> how <kin>	-248
<s> how can	-93
<s> how could	-142
<s> how do	-172
<s> how far	-89
<s> how i	-162
<s> how is	-180
<s> how long	-170
<s> how many	-221
<s> how much	-123
<s> how old	-121
<s> how should	-132
<s> how to	-152
<s> how would	144
<s> hungarian	-88
<s> i	49
<s> i 'd	-149
<s> i 'll	-270
<s> i 'm	-110
<s> i ,	-78
<s> i <day>	-192
<s> i <kin>	312
<s> i <name>	146
<s> i add	37
<s> i agree	-113
<s> i already	75
<s> i also	133
<s> i always	-80
<s> i am	33
<s> i answer	168
<s> i ask	-237
<s> i bake	78
<s> i bank	23
<s> i be	106
<s> i become	-12
<s> i beg	-166
<s> i believe	107
<s> i bet	-156
<s> i bike	88
<s> i bill	48
<s> i borrow	-150
<s> i break	62
<s> i breed	114
<s> i build	83
<s> i burn	48
<s> i busk	119
<s> i buy	-71
<s> i call	-47
<s> i can	-11
<s> i carry	126
<s> i chair	157
<s> i change	-33
<s> i charge	107
<s> i check	-21
<s> i choose	61
<s> i clean	40
<s> i climb	91
<s> i close	-49
<s> i code	138
<s> i collect	235
<s> i come	210
<s> i conduct	116
<s> i cook	-122
<s> i copy	-104
<s> i could	-146
<s> i count	-89
<s> i cover	152
<s> i cry	-76
<s> i cut	38
<s> i delete	-124
<s> i dey	-108
<s> i dictate	177
<s> i dinnae	66
<s> i dislike	174
<s> i do	14
<s> i doubt	-145
<s> i draw	25
<s> i dream	-102
<s> i drink	-56
<s> i drive	147
<s> i drop	-105
<s> i dub	-50
<s> i dye	-48
<s> i earn	116
<s> i eat	113
<s> i edit	172
<s> i enjoy	23
<s> i fail	63
<s> i fancy	-106
<s> i farm	113
<s> i fast	134
<s> i fear	-44
<s> i feed	-92
<s> i feel	-172
<s> i fence	7
<s> i find	-287
<s> i finish	-152
<s> i fire	-76
<s> i fish	126
<s> i fix	26
<s> i fly	155
<s> i follow	86
<s> i forget	-180
<s> i found	129
<s> i get	-218
<s> i give	-33
<s> i go	10
<s> i grow	43
<s> i guess	-195
<s> i hand	201
<s> i handle	123
<s> i hate	-4
<s> i have	-61
<s> i hear	-139
<s> i heat	-5
<s> i hold	30
<s> i hope	-200
<s> i host	155
<s> i inherit	172
<s> i intend	48
<s> i invoice	118
<s> i join	-145
<s> i just	-339
<s> i keep	-30
<s> i knit	195
<s> i know	42
<s> i laugh	-198
<s> i learn	168
<s> i leave	-106
<s> i lecture	35
<s> i let	104
<s> i lie	155
<s> i lift	127
<s> i like	14
<s> i live	-129
<s> i lock	-94
<s> i look	65
<s> i lose	72
<s> i love	-142
<s> i maintain	129
<s> i make	86
<s> i manage	183
<s> i mark	74
<s> i may	-196
<s> i mean	-16
<s> i measure	119
<s> i meet	-157
<s> i memorise	31
<s> i mend	29
<s> i might	-91
<s> i mind	149
<s> i miss	-115
<s> i move	4
<s> i must	-317
<s> i nearly	-137
<s> i need	-113
<s> i never	-11
<s> i no	170
<s> i now	-7
<s> i once	30
<s> i only	-10
<s> i open	-189
<s> i owe	-27
<s> i own	31
<s> i pack	164
<s> i paint	27
<s> i pass	124
<s> i paste	-141
<s> i phone	143
<s> i pick	-67
<s> i plan	78
<s> i play	117
<s> i practise	137
<s> i prefer	41
<s> i press	-146
<s> i price	151
<s> i print	151
<s> i put	-87
<s> i quit	-32
<s> i react	106
<s> i read	17
<s> i really	-214
<s> i rebuild	26
<s> i reckon	-156
<s> i ref	98
<s> i refuse	139
<s> i remember	-173
<s> i rename	-161
<s> i rent	210
<s> i repair	9
<s> i report	64
<s> i restart	-100
<s> i restore	199
<s> i retire	184
<s> i ride	175
<s> i ring	154
<s> i run	-19
<s> i sail	92
<s> i save	78
<s> i say	-304
<s> i scroll	-121
<s> i search	31
<s> i see	-53
<s> i sell	35
<s> i send	-20
<s> i serve	129
<s> i set	53
<s> i sew	-19
<s> i shall	-172
<s> i share	-22
<s> i shoot	9
<s> i shop	127
<s> i should	39
<s> i show	115
<s> i sign	155
<s> i sing	142
<s> i sit	16
<s> i skip	-54
<s> i sleep	57
<s> i speak	76
<s> i spend	-65
<s> i spill	-126
<s> i split	-13
<s> i stammer	146
<s> i start	60
<s> i stay	99
<s> i still	7
<s> i stop	60
<s> i study	175
<s> i stutter	123
<s> i support	39
<s> i suppose	-178
<s> i swear	-84
<s> i sweat	-16
<s> i sweep	-41
<s> i swim	111
<s> i switch	12
<s> i take	12
<s> i teach	213
<s> i tell	-222
<s> i test	102
<s> i think	-204
<s> i tithe	117
<s> i train	135
<s> i translate	166
<s> i travel	-56
<s> i trust	12
<s> i try	16
<s> i turn	77
<s> i type	83
<s> i umpire	137
<s> i understand	6
<s> i use	-14
<s> i usually	28
<s> i volunteer	12
<s> i wake	-64
<s> i walk	88
<s> i want	-187
<s> i was	-97
<s> i watch	-152
<s> i water	-47
<s> i wear	118
<s> i weigh	56
<s> i will	-91
<s> i wish	-134
<s> i wonder	-92
<s> i work	-49
<s> i would	-228
<s> i write	-90
<s> ibiza	-89
<s> ich	140
<s> ich bin	140
<s> id	76
<s> idea	-263
<s> idea for	-226
<s> idris	-65
<s> if	-435
<s> if <name>	-143
<s> if a	-173
<s> if i	-191
<s> if it	-223
<s> if my	-164
<s> if not	-134
<s> if somebody	-153
<s> if someone	-178
<s> if that	-198
<s> if the	4
<s> if you	-85
<s> ignore	-173
<s> ignore my	-106
<s> ignore the	-158
<s> ikram	60
<s> ikram and	60
<s> ileostomy	148
<s> imagine	-255
<s> imagine a	-112
<s> imagine i	-184
<s> in	-293
<s> in <month>	143
<s> in <name>	-98
<s> in <number>	-98
<s> in a	-63
<s> in an	142
<s> in charge	53
<s> in my	-230
<s> in our	19
<s> in plain	-159
<s> in summer	115
<s> in that	-131
<s> in the	-382
<s> in this	-176
<s> in your	-143
<s> indoor	10
<s> ingrid	76
<s> ingrid ,	69
<s> inherit	44
<s> inherit <kin>	139
<s> inherit my	117
<s> inside	35
<s> inside leg	123
<s> insomnia	32
<s> inspector	-101
<s> inspector 's	-101
<s> insulin	118
<s> insurance	67
<s> interview	-34
<s> into	-125
<s> introvert	74
<s> invoice	15
<s> invoice are	16
<s> invoice go	82
<s> inè	89
<s> inè (	89
<s> irish	19
<s> iron	144
<s> is	-651
<s> is <name>	-282
<s> is <number>	-172
<s> is a	-384
<s> is he	-113
<s> is it	-161
<s> is my	-110
<s> is she	-117
<s> is that	14
<s> is the	-194
<s> is there	-312
<s> is this	-158
<s> it	-132
<s> it 'll	-120
<s> it 's	-173
<s> it <kin>	-12
<s> it <name>	-145
<s> it all	-107
<s> it can	-129
<s> it come	73
<s> it cost	-144
<s> it do	-79
<s> it fail	32
<s> it get	-131
<s> it go	75
<s> it have	-95
<s> it just	-87
<s> it live	15
<s> it look	-185
<s> it make	-38
<s> it may	-199
<s> it might	-118
<s> it must	61
<s> it need	-214
<s> it print	-146
<s> it read	-149
<s> it run	62
<s> it say	-187
<s> it seem	-129
<s> it should	-157
<s> it sit	84
<s> it sleep	142
<s> it smell	-198
<s> it sound	102
<s> it stand	86
<s> it still	-188
<s> it take	24
<s> it want	-163
<s> it was	-12
<s> it will	-221
<s> it work	-200
<s> it would	-113
<s> item	-83
<s> item <number>	-83
<s> its	-41
<s> its <number>	62
<s> its be	-175
<s> its for	-21
<s> its just	110
<s> jab	-5
<s> jamaican	-32
<s> jamal	-5
<s> jehovah	107
<s> jelena	5
<s> jelena get	5
<s> jigsaw	122
<s> jira	91
<s> jira is	97
<s> job	-261
<s> join	137
<s> join a	151
<s> join the	9
<s> joke	-67
<s> jollof	-42
<s> jona	63
<s> jona ,	63
<s> josefina	-74
<s> josefina ,	-74
<s> joyce	143
<s> judge	-39
<s> judge by	-143
<s> judo	152
<s> juma	-47
<s> juma from	-47
<s> juno	-27
<s> just	6
<s> just a	-147
<s> just get	77
<s> just have	35
<s> just the	-41
<s> just wake	-80
<s> just want	-94
<s> kabaddi	-104
<s> karaoke	79
<s> karaoke is	79
<s> karin	-8
<s> kasimir	-9
<s> keep	-101
<s> keep answer	143
<s> keep code	136
<s> keep it	-366
<s> keep kosher	68
<s> keep my	91
<s> keep nothing	-18
<s> keep reply	82
<s> keep the	-119
<s> kenji	24
<s> kenji ,	24
<s> key	-91
<s> key are	-143
<s> keyboard	-29
<s> kick	61
<s> kidney	66
<s> kill	-148
<s> kill the	-70
<s> kiln	139
<s> kiln is	70
<s> kind	-153
<s> kindly	-133
<s> kiosk	6
<s> kit	-117
<s> kit 's	121
<s> kitchen	19
<s> klarna	147
<s> knee	123
<s> knee are	84
<s> knit	67
<s> know	136
<s> know him	136
<s> kofi	-51
<s> kofi ,	14
<s> kofi have	102
<s> koji	-68
<s> koji and	-68
<s> kotlin	86
<s> kubernete	147
<s> kwame	-71
<s> kwame is	-24
<s> label	64
<s> lactose	143
<s> lactose is	129
<s> lady	-134
<s> lamb	139
<s> lamb start	132
<s> lane	137
<s> lane <number>	132
<s> lapse	65
<s> laptop	20
<s> laptop 's	20
<s> last	-195
<s> last <number>	-121
<s> last night	-124
<s> last time	-184
<s> last week	-172
<s> last year	-86
<s> late	39
<s> latin	8
<s> latin name	8
<s> laundry	-148
<s> lay	-99
<s> leaflet	73
<s> league	89
<s> leak	-76
<s> learn	86
<s> learn <name>	154
<s> learn rate	-178
<s> learn sign	82
<s> learn the	144
<s> learn to	122
<s> lease	11
<s> lease end	104
<s> lease is	-59
<s> lease on	174
<s> leave	18
<s> leave <name>	31
<s> leave a	-116
<s> leave hand	132
<s> leave it	-187
<s> leave my	-231
<s> leave out	-183
<s> leave school	158
<s> leave the	-91
<s> left-handed	96
<s> left-handed ,	96
<s> lefty	-26
<s> leg	-263
<s> leg are	-157
<s> legal	128
<s> legal have	162
<s> leila	85
<s> leila on	-13
<s> lemon	38
<s> lemon drizzle	38
<s> leo	-64
<s> less	-150
<s> less <number>	-112
<s> lesson	-77
<s> lesson <number>	-89
<s> let	-383
<s> let 's	-255
<s> let me	-197
<s> let us	-165
<s> letter	-44
<s> letter from	43
<s> letter to	-217
<s> level	-189
<s> level <number>	-141
<s> licence	81
<s> license	131
<s> lie	72
<s> lift	-192
<s> light	-209
<s> like a	10
<s> line	254
<s> line <kin>	141
<s> line <number>	158
<s> lise	131
<s> list	-36
<s> list <number>	-132
<s> list of	101
<s> little	59
<s> little <kin>	38
<s> little <name>	143
<s> live	-123
<s> live aboard	99
<s> live in	-63
<s> live on	-60
<s> live stream	-109
<s> live with	33
<s> load	-44
<s> load shed	-15
<s> lock	-203
<s> log	152
<s> long	213
<s> long email	46
<s> long run	118
<s> look	18
<s> look at	-132
<s> look for	-135
<s> look like	-113
<s> lose	16
<s> lose <number>	127
<s> lose most	95
<s> lose my	-62
<s> lose the	-36
<s> loss	-151
<s> loud	139
<s> love	-171
<s> lovely	-114
<s> low	178
<s> low <name>	125
<s> luis	96
<s> lunch	174
<s> lunch at	104
<s> lunch is	71
<s> lunch was	-90
<s> ma	110
<s> ma <kin>	180
<s> mac	162
<s> mac at	135
<s> main	91
<s> maintain	32
<s> maintain the	32
<s> maja	134
<s> make	-361
<s> make <number>	-151
<s> make a	-280
<s> make her	-105
<s> make it	-331
<s> make me	-249
<s> make my	-45
<s> make that	-125
<s> make the	-366
<s> make this	-44
<s> man	176
<s> man in	117
<s> marathon	-66
<s> marathon on	-11
<s> margaret	147
<s> marguerite	-61
<s> marguerite ,	-61
<s> mark	-31
<s> mark my	-83
<s> market	-86
<s> marry	141
<s> marry to	143
<s> marta	-70
<s> mass	-155
<s> mastectomy	129
<s> mat	156
<s> math	149
<s> math is	120
<s> matter	-103
<s> maureen	101
<s> max	-200
<s> max <number>	-39
<s> may	-139
<s> may i	-181
<s> may not	18
<s> maybe	-207
<s> me	150
<s> me :	188
<s> me <kin>	-114
<s> me and	18
<s> mean	-156
<s> meet	-139
<s> meet in	-139
<s> meeting	170
<s> meeting are	141
<s> mei	7
<s> mend	32
<s> mentor	-58
<s> menu	-113
<s> merge	-187
<s> message	-162
<s> message for	-162
<s> messi	-146
<s> metric	212
<s> metric only	91
<s> metric unit	80
<s> mi	103
<s> middle	-132
<s> might	-110
<s> migraine	211
<s> migration	-13
<s> miguel	22
<s> miguel leave	22
<s> mileage	137
<s> mileage is	107
<s> milk	65
<s> milk tanker	150
<s> min	159
<s> mince	-136
<s> mince and	-136
<s> mind	-121
<s> mind the	-141
<s> mine	41
<s> mine 's	51
<s> mine are	43
<s> mine have	-134
<s> mine is	187
<s> minibus	70
<s> minimum	111
<s> minus	-160
<s> minus <number>	-160
<s> minute	88
<s> mireille	127
<s> mirela	39
<s> miss	91
<s> miss the	-125
<s> mix	-30
<s> mo	195
<s> mobile	109
<s> mobile team	102
<s> mock	31
<s> model	-95
<s> model train	-95
<s> money	107
<s> monika	33
<s> monika have	33
<s> moonlight	45
<s> moor	96
<s> moor at	96
<s> more	9
<s> morning	8
<s> morning ,	-135
<s> morning are	104
<s> morning i	110
<s> mortgage	100
<s> mortgage fix	122
<s> mortgage is	69
<s> most	87
<s> most of	38
<s> mostly	-67
<s> mostly <name>	133
<s> mostly eat	55
<s> mot	48
<s> mould	-124
<s> mountain	-88
<s> mountain rescue	-88
<s> move	147
<s> move away	-67
<s> move from	163
<s> move in	-32
<s> move my	12
<s> move off	43
<s> move out	157
<s> move the	-140
<s> move to	283
<s> mow	39
<s> mr	-23
<s> mr <name>	-23
<s> mr.	11
<s> mr. <name>	11
<s> mrs	50
<s> mrs <name>	50
<s> ms	72
<s> ms is	65
<s> ms word	5
<s> mushroom	70
<s> must	34
<s> must clear	53
<s> must sit	36
<s> my	-98
<s> my <day>	-149
<s> my <kin>	-104
<s> my <name>	-32
<s> my <number>	72
<s> my accent	46
<s> my account	48
<s> my agency	116
<s> my ah	-55
<s> my allotment	82
<s> my ankle	58
<s> my answer	-175
<s> my app	-111
<s> my appointment	-75
<s> my asthma	160
<s> my back	119
<s> my bag	-95
<s> my battery	-118
<s> my best	115
<s> my bike	-64
<s> my blood	-130
<s> my brain	-104
<s> my branch	-154
<s> my bread	-80
<s> my browser	-125
<s> my bug	-105
<s> my build	-139
<s> my bus	-112
<s> my business	103
<s> my cello	23
<s> my chair	-24
<s> my character	-182
<s> my chess	150
<s> my choir	135
<s> my class	-58
<s> my code	-294
<s> my coffee	-184
<s> my commute	160
<s> my contract	152
<s> my contribution	-20
<s> my current	-126
<s> my cursor	-93
<s> my day	5
<s> my degree	133
<s> my desk	188
<s> my download	-136
<s> my draft	-120
<s> my dream	93
<s> my drive	-131
<s> my ear	-215
<s> my elder	117
<s> my essay	-205
<s> my eye	-57
<s> my eyesight	233
<s> my faith	25
<s> my favourite	-111
<s> my file	-128
<s> my finger	-66
<s> my first	67
<s> my flat	129
<s> my flight	-125
<s> my foot	-211
<s> my fridge	-121
<s> my function	-203
<s> my garden	108
<s> my glass	-131
<s> my goal	180
<s> my good	-28
<s> my guess	-186
<s> my half	24
<s> my hand	-13
<s> my handwriting	214
<s> my head	-227
<s> my hear	171
<s> my heart	-92
<s> my hourly	112
<s> my house	158
<s> my insulin	119
<s> my invoice	-38
<s> my keyboard	23
<s> my kitchen	50
<s> my knee	270
<s> my laptop	-105
<s> my last	-126
<s> my late	145
<s> my leave	40
<s> my leg	-89
<s> my licence	46
<s> my lot	139
<s> my man	140
<s> my meter	149
<s> my migraine	-50
<s> my mistake	-78
<s> my mobile	133
<s> my mood	-162
<s> my morning	41
<s> my mother-tongue	137
<s> my mouse	-55
<s> my name	245
<s> my neck	-85
<s> my next	-151
<s> my night	19
<s> my old	117
<s> my only	-36
<s> my order	33
<s> my other	161
<s> my oven	-14
<s> my own	7
<s> my package	-102
<s> my pair	128
<s> my paragraph	-122
<s> my parcel	-107
<s> my password	-58
<s> my patience	-121
<s> my pen	-159
<s> my pencil	-150
<s> my pension	160
<s> my phone	-203
<s> my piano	-27
<s> my practice	-55
<s> my printer	-37
<s> my pull	-83
<s> my query	-116
<s> my question	-212
<s> my read	39
<s> my rent	115
<s> my right	142
<s> my run	48
<s> my salary	152
<s> my savings	-69
<s> my school	60
<s> my score	-165
<s> my screen	88
<s> my script	-118
<s> my second	-99
<s> my sentence	-157
<s> my set	-9
<s> my shift	130
<s> my shop	213
<s> my shoulder	62
<s> my side	75
<s> my skin	51
<s> my soup	-146
<s> my spreadsheet	-155
<s> my stack	181
<s> my stall	145
<s> my stomach	-191
<s> my studio	176
<s> my stutter	195
<s> my surname	133
<s> my tab	-119
<s> my tattoo	-71
<s> my taxi	-146
<s> my tea	-195
<s> my team	-56
<s> my terminal	-122
<s> my test	-236
<s> my thesis	203
<s> my thumb	-27
<s> my thyroid	133
<s> my timer	-111
<s> my toast	-105
<s> my trade	95
<s> my train	-157
<s> my turn	-8
<s> my type	47
<s> my van	123
<s> my violin	-58
<s> my visa	78
<s> my voice	138
<s> my wage	70
<s> my watch	63
<s> my wed	160
<s> my whole	50
<s> my workbench	135
<s> my wrist	202
<s> my younger	123
<s> na	74
<s> nadia	39
<s> nail	-19
<s> name	93
<s> name 's	120
<s> name :	-200
<s> name <name>	-27
<s> name in	29
<s> narrator	-153
<s> near	-94
<s> near <name>	-94
<s> nearest	192
<s> nearest shop	154
<s> nearly	64
<s> need	-150
<s> need <number>	35
<s> need a	-149
<s> need an	-160
<s> need it	-143
<s> need to	-174
<s> needle	184
<s> neither	-17
<s> never	285
<s> never be	150
<s> never borrow	-26
<s> never eat	129
<s> never fly	163
<s> never get	46
<s> never give	130
<s> never have	-45
<s> never learn	92
<s> never marry	130
<s> never mind	-294
<s> never pay	-45
<s> never put	114
<s> never see	-137
<s> never touch	101
<s> never use	-46
<s> never wear	7
<s> never work	43
<s> new	-123
<s> new <kin>	-143
<s> new <name>	-60
<s> next	-80
<s> next <number>	47
<s> next door	-134
<s> next is	90
<s> next year	114
<s> nico	-44
<s> night	-30
<s> night class	-99
<s> night on	56
<s> night porter	119
<s> night shift	43
<s> nina	-75
<s> no	201
<s> no <day>	188
<s> no <kin>	54
<s> no <name>	-58
<s> no <number>	-23
<s> no alcohol	167
<s> no bullet	131
<s> no car	173
<s> no card	114
<s> no cilantro	-62
<s> no dairy	-26
<s> no egg	-70
<s> no elevator	-93
<s> no emojis	98
<s> no error	-106
<s> no exclamation	-42
<s> no fish	-19
<s> no gallbladder	92
<s> no garlic	-64
<s> no gas	149
<s> no gluten	111
<s> no gym	122
<s> no idea	-152
<s> no internet	-124
<s> no joke	-93
<s> no licence	107
<s> no lift	148
<s> no meat	152
<s> no meeting	174
<s> no more	96
<s> no need	131
<s> no nut	11
<s> no onion	161
<s> no oven	119
<s> no pesticide	29
<s> no phone	-69
<s> no photo	150
<s> no pork	-94
<s> no rush	-86
<s> no screen	139
<s> no shoe	-90
<s> no signal	-139
<s> no surprise	-38
<s> no table	158
<s> no to	-202
<s> no wifi	-16
<s> no worry	-158
<s> nobody	99
<s> nobody 's	156
<s> nobody but	68
<s> nobody can	-89
<s> nobody else	161
<s> nobody here	25
<s> nobody in	99
<s> nobody like	-176
<s> nobody may	23
<s> nobody on	73
<s> nobody touch	45
<s> nobody under	173
<s> nokia	-18
<s> non	-163
<s> none	228
<s> norwegian	-25
<s> not	-146
<s> not <number>	-148
<s> not a	-25
<s> not allow	111
<s> not me	-145
<s> not that	-175
<s> not the	-226
<s> not too	-173
<s> note	-155
<s> note for	-129
<s> nothing	323
<s> nothing about	-146
<s> nothing above	96
<s> nothing get	50
<s> nothing in	68
<s> nothing may	162
<s> nothing on	-66
<s> nothing over	155
<s> nothing that	88
<s> nothing too	-156
<s> nothing with	107
<s> notice	162
<s> now	-29
<s> now :	-126
<s> now i	233
<s> now it	-195
<s> now my	-157
<s> now that	63
<s> now the	-266
<s> now there	-161
<s> now what	-86
<s> nuala	144
<s> nuala and	144
<s> number	-128
<s> number <number>	-241
<s> number i	-61
<s> nursery	19
<s> nut	42
<s> nut allergy	57
<s> oat	162
<s> oat milk	162
<s> ocd	198
<s> octopus	-74
<s> octopus have	-74
<s> odd	-133
<s> of	-173
<s> of all	-5
<s> of the	-232
<s> of these	-156
<s> off	-39
<s> off he	-141
<s> offer	-20
<s> office	244
<s> ofsted	139
<s> oh	-195
<s> oh sure	-77
<s> oil	106
<s> ok	-245
<s> ok the	-81
<s> ola	-61
<s> ola from	-61
<s> old	-47
<s> old <name>	13
<s> oleander	62
<s> oleander is	62
<s> olga	57
<s> olga <kin>	123
<s> olive	-67
<s> olive oil	-33
<s> ollie	104
<s> omar	43
<s> omg	-111
<s> on	92
<s> on <day>	-168
<s> on <days>	-23
<s> on <name>	91
<s> on a	88
<s> on call	187
<s> on hold	-147
<s> on metformin	93
<s> on my	-166
<s> on our	172
<s> on paper	-63
<s> on the	26
<s> on warfarin	82
<s> once	-134
<s> once a	-78
<s> onion	171
<s> only	-257
<s> only <name>	181
<s> only <number>	-191
<s> only ever	131
<s> only get	-24
<s> only she	-173
<s> only tell	-119
<s> only the	-93
<s> only woman	161
<s> op	145
<s> open	181
<s> open <day>	86
<s> open a	-37
<s> orchard	109
<s> order	-44
<s> organic	-49
<s> oskar	-10
<s> oskar 's	-10
<s> ota	127
<s> other	-68
<s> otherwise	-212
<s> otis	141
<s> ottilie	132
<s> ottilie ,	108
<s> ought	-140
<s> our	-43
<s> our <kin>	-112
<s> our <name>	85
<s> our <number>	-77
<s> our account	120
<s> our allotment	-55
<s> our anniversary	38
<s> our annual	167
<s> our backup	-98
<s> our bakery	200
<s> our band	61
<s> our biggest	160
<s> our bin	39
<s> our boiler	-84
<s> our book	35
<s> our border	86
<s> our budget	202
<s> our build	-174
<s> our busiest	51
<s> our call	-14
<s> our card	-143
<s> our charity	-48
<s> our choir	168
<s> our church	48
<s> our clinic	133
<s> our club	142
<s> our co-op	123
<s> our codebase	161
<s> our company	168
<s> our cooperative	151
<s> our crow	-15
<s> our data	137
<s> our deadline	-126
<s> our delivery	-9
<s> our deploy	-140
<s> our dishwasher	-50
<s> our doc	-47
<s> our family	86
<s> our farm	72
<s> our fig	42
<s> our fish	124
<s> our flat	138
<s> our form	-154
<s> our garage	135
<s> our group	130
<s> our hero	-123
<s> our home	141
<s> our hotel	-4
<s> our house	207
<s> our kiln	54
<s> our kitchen	67
<s> our laundry	20
<s> our lunch	-62
<s> our main	180
<s> our meet	-138
<s> our monorepo	202
<s> our number	-102
<s> our nursery	27
<s> our office	-15
<s> our old	-114
<s> our order	-156
<s> our oven	86
<s> our parish	151
<s> our pipeline	62
<s> our planet	-148
<s> our podcast	-94
<s> our postcode	-47
<s> our printer	-74
<s> our quilt	136
<s> our quiz	47
<s> our recipe	-62
<s> our release	142
<s> our rent	114
<s> our repo	94
<s> our roof	168
<s> our sample	-154
<s> our school	-117
<s> our sensor	-57
<s> our server	11
<s> our share	49
<s> our shop	100
<s> our side	-31
<s> our sprint	230
<s> our stage	-71
<s> our stand-up	144
<s> our standup	77
<s> our street	80
<s> our studio	130
<s> our style	128
<s> our surgery	154
<s> our table	-150
<s> our team	-64
<s> our test	51
<s> our ticket	10
<s> our till	-47
<s> our tractor	115
<s> our train	-191
<s> our treasurer	-59
<s> our union	154
<s> our van	115
<s> our village	120
<s> our wait	-103
<s> our warehouse	172
<s> our water	179
<s> our wed	180
<s> our wg	110
<s> our wifi	-139
<s> ours	198
<s> ours are	100
<s> ours is	107
<s> out	-154
<s> out by	-82
<s> out of	-112
<s> outlook	-150
<s> oven	-64
<s> over	-120
<s> overtime	132
<s> owe	56
<s> owe my	184
<s> owe the	86
<s> owe you	-164
<s> own	21
<s> own <number>	232
<s> own a	175
<s> own goal	-143
<s> owner	-74
<s> ownership	-106
<s> ownership of	-47
<s> pa	39
<s> pa drink	-66
<s> pace	-125
<s> pacemaker	93
<s> pacemaker since	63
<s> pack	129
<s> pack list	-107
<s> pager	-65
<s> paint	-54
<s> panic	113
<s> panic in	103
<s> paracetamol	-132
<s> paragraph	-92
<s> paragraph <number>	-68
<s> paragraph about	-96
<s> parcel	68
<s> paris	-208
<s> park	-77
<s> parkour	24
<s> part	-102
<s> part <number>	-102
<s> part-time	162
<s> party	-114
<s> pass	35
<s> pass out	34
<s> pass the	17
<s> passport photo	-96
<s> passport run	148
<s> pat	17
<s> pavel	-87
<s> pavel from	-26
<s> pay	-26
<s> pay <number>	-116
<s> pay for	-35
<s> pay off	151
<s> pay the	-122
<s> payday	149
<s> payday is	95
<s> payroll	133
<s> peanut	104
<s> peel	68
<s> pen	-36
<s> penicillin	-71
<s> pension	55
<s> pension 's	69
<s> pension kick	142
<s> people	-288
<s> people who	-151
<s> pepper	71
<s> pepper ,	-86
<s> perfect	-14
<s> perfect pitch	62
<s> performance	-45
<s> perhaps	-189
<s> permit	-14
<s> persona	-152
<s> persona for	-118
<s> petra	-27
<s> petra and	-27
<s> pf	55
<s> phd	61
<s> phd <kin>	91
<s> philippa	-105
<s> phone	49
<s> phone 's	-11
<s> phone at	-118
<s> phone stay	-57
<s> photo	-80
<s> pia	8
<s> pia 's	8
<s> piano 's	149
<s> piano is	35
<s> pick	-70
<s> picture	109
<s> pilate	139
<s> pill	-56
<s> pinball	102
<s> pinball machine	102
<s> pipeline	76
<s> pitch	20
<s> pitch is	20
<s> pizza	-130
<s> pizza is	-130
<s> plan	-118
<s> plan for	-197
<s> plan is	153
<s> plan the	-79
<s> plan to	80
<s> plant	67
<s> play	67
<s> play the	125
<s> please	31
<s> please answer	-13
<s> please convert	-122
<s> please correct	-116
<s> please do	113
<s> please draft	100
<s> please explain	-198
<s> please give	-120
<s> please help	-125
<s> please list	-161
<s> please make	-175
<s> please never	155
<s> please no	100
<s> please shorten	-105
<s> please summarise	-53
<s> please take	-121
<s> please write	-182
<s> plosive	41
<s> plot	4
<s> plot <number>	-71
<s> pls	-100
<s> pls do	-152
<s> pls explain	-176
<s> pls make	-122
<s> pls no	-13
<s> plug	-132
<s> plug or	-132
<s> plus	103
<s> plus my	27
<s> po	6
<s> po i	6
<s> podcast	68
<s> poem	-145
<s> point	57
<s> point on	57
<s> polish	-85
<s> polite	-161
<s> polite but	-162
<s> port	65
<s> portion	41
<s> portuguese	69
<s> post	128
<s> post go	94
<s> post office	128
<s> postfix	86
<s> postgre	-84
<s> postgre <number>	161
<s> potato	-100
<s> pottery	-156
<s> power	191
<s> power cut	160
<s> practice	17
<s> practise	117
<s> prefer	187
<s> prefer the	-24
<s> pregnant	-39
<s> pregnant with	124
<s> pressure	-91
<s> pretend	-170
<s> pretend you	-133
<s> price	200
<s> primary	-66
<s> print	57
<s> printer	-146
<s> priscilla	27
<s> priscilla the	27
<s> priya	7
<s> priya ,	-101
<s> priyanka	113
<s> pro	-138
<s> prod	212
<s> prod is	137
<s> product	32
<s> production	61
<s> prof	24
<s> prof <name>	24
<s> profile	-122
<s> promise	-65
<s> promote	91
<s> promote to	132
<s> proof	-75
<s> prs	89
<s> prs need	89
<s> public	-107
<s> pull	58
<s> pull gig	106
<s> pump	139
<s> put	-113
<s> put in	-129
<s> put it	46
<s> put that	-97
<s> put the	-138
<s> python	26
<s> python <number>	166
<s> qa	-28
<s> qgis	158
<s> qualify	17
<s> question	-154
<s> quick	-106
<s> quiet	-92
<s> quiet morning	-31
<s> quilt	126
<s> quit	-10
<s> quit my	85
<s> quit smoke	192
<s> quit sugar	158
<s> quit the	-118
<s> quiz	-182
<s> quiz me	-182
<s> quote	42
<s> quote for	-156
<s> r	-56
<s> radio	76
<s> rafa	14
<s> rafa ,	14
<s> rain	-194
<s> rain is	-131
<s> raise	-90
<s> raise <name>	139
<s> raise by	79
<s> raise my	-104
<s> raisin	49
<s> raj	-15
<s> ramadan	-141
<s> ramadan begin	-184
<s> ramadan i	162
<s> ramadan start	-123
<s> range	108
<s> rasheed	71
<s> rashid	104
<s> rashid <kin>	23
<s> rasmus	96
<s> rasmus ,	96
<s> rate	-134
<s> ratio	39
<s> react	-126
<s> read	52
<s> read glass	23
<s> read it	-114
<s> read the	-230
<s> real	89
<s> receipt	19
<s> recipe	-40
<s> reckon	59
<s> reckon i	59
<s> red	37
<s> red-and-green	-164
<s> red-and-green look	-164
<s> redo	-184
<s> redo the	-119
<s> redundant	19
<s> redundant since	112
<s> ref	150
<s> rehearsal	136
<s> rehearsal <day>	116
<s> release	-65
<s> release every	107
<s> release note	-79
<s> remind	-191
<s> remind me	-191
<s> remote	-126
<s> rename	-57
<s> rent	112
<s> rent 's	190
<s> rent <number>	55
<s> rent a	-21
<s> rent go	105
<s> rent is	92
<s> replace	-118
<s> reply	98
<s> reply in	176
<s> reply to	-152
<s> report	-35
<s> rescue	149
<s> responsible	75
<s> responsible for	75
<s> rest	-81
<s> rest day	5
<s> restart	-116
<s> restaurant	-55
<s> restore	-63
<s> restore a	109
<s> restore the	-140
<s> result	-143
<s> result are	-143
<s> retention	165
<s> retire	71
<s> retire <kin>	-98
<s> retire at	122
<s> retire from	200
<s> retire in	145
<s> retire last	116
<s> retirement	140
<s> retrain	160
<s> retry	-88
<s> reuben	150
<s> reuben 's	150
<s> revert	-83
<s> review	41
<s> review this	-133
<s> reviewer	142
<s> rewrite	-209
<s> rewrite it	-167
<s> rex	71
<s> rice	-78
<s> ride	60
<s> ride a	152
<s> right	20
<s> right eye	65
<s> right now	93
<s> right so	-107
<s> ring	85
<s> roast	-92
<s> robot	150
<s> robotics	84
<s> robotics is	79
<s> rock	-65
<s> rock climb	-65
<s> roland	134
<s> roll	-48
<s> roller	64
<s> roller derby	64
<s> roof	-80
<s> roof 's	-18
<s> roof tile	-121
<s> room	-204
<s> room 's	-47
<s> room is	-163
<s> rosalind	25
<s> rosalind ,	-75
<s> rota	-86
<s> rota for	-147
<s> rotary	-52
<s> roti	-26
<s> roti shop	-26
<s> roughly	24
<s> round	179
<s> route	-181
<s> row	-105
<s> row <number>	-118
<s> ruben	-189
<s> rugby	133
<s> run	-36
<s> run <name>	-89
<s> run <number>	-158
<s> run a	116
<s> run late	-111
<s> run out	-97
<s> run the	-37
<s> runbook	45
<s> rust	-30
<s> rust at	130
<s> ryanair	-145
<s> rye	37
<s> rye is	18
<s> sabbatical	-66
<s> sabbatical from	83
<s> sage	96
<s> sage is	35
<s> salary	-19
<s> salsa	-80
<s> salsa on	-127
<s> salt	8
<s> sam	-4
<s> sam <name>	144
<s> same	-47
<s> sami	92
<s> sami ,	-44
<s> sample	-119
<s> sauce	-150
<s> save	63
<s> save <number>	86
<s> save for	245
<s> save the	-223
<s> save up	100
<s> savings	-118
<s> savings account	-120
<s> say	-229
<s> say <number>	-120
<s> say a	-124
<s> say i	-104
<s> say it	-59
<s> say that	-155
<s> say the	-42
<s> scaffold	13
<s> scaffold is	13
<s> scale	23
<s> scare	171
<s> scare of	180
<s> schedule	-148
<s> school	-48
<s> school 's	141
<s> school bus	37
<s> school send	-102
<s> school want	-124
<s> scissor	-10
<s> score	-157
<s> scout	98
<s> scout leader	98
<s> screen	115
<s> screen reader	121
<s> script	-182
<s> script to	-124
<s> scrub	43
<s> seasick	105
<s> seasick even	131
<s> season	-170
<s> season ticket	-54
<s> seasonal	55
<s> seasonal picker	55
<s> second	161
<s> second <name>	-39
<s> second year	151
<s> secondhand	-60
<s> secondhand book	-60
<s> section	-48
<s> section <number>	-106
<s> security	127
<s> security <kin>	127
<s> see	-142
<s> see <number>	-243
<s> see a	-176
<s> see as	31
<s> see on	-91
<s> seed	-141
<s> sell	66
<s> sell only	-118
<s> sell out	-142
<s> sell the	297
<s> semester	-66
<s> send	-165
<s> send me	-145
<s> send my	33
<s> senior	131
<s> senior <kin>	131
<s> sensei	-137
<s> sensor	84
<s> serve	-72
<s> serve <number>	-43
<s> server	26
<s> service	42
<s> set	-125
<s> set <kin>	73
<s> sew	140
<s> sew my	92
<s> share	54
<s> share a	-42
<s> share the	-86
<s> sharpen	12
<s> she	58
<s> she 'd	-177
<s> she 'll	-20
<s> she 's	-132
<s> she <kin>	263
<s> she also	-34
<s> she ask	79
<s> she can	224
<s> she do	-136
<s> she find	-61
<s> she get	-17
<s> she go	99
<s> she hate	50
<s> she have	-15
<s> she is	-153
<s> she keep	-59
<s> she like	50
<s> she live	-31
<s> she never	-25
<s> she only	125
<s> she read	95
<s> she ring	-153
<s> she say	-191
<s> she start	-167
<s> she take	-65
<s> she use	126
<s> she want	138
<s> she was	37
<s> she will	45
<s> she work	-71
<s> shear	73
<s> shed	99
<s> shed have	99
<s> sheet	-257
<s> sheet <number>	-128
<s> sheet music	-173
<s> sheila	114
<s> shellfish	142
<s> shift	10
<s> shift at	116
<s> shift pattern	124
<s> shift swap	-121
<s> shingle	-26
<s> shoe	9
<s> shoe size	134
<s> shoot	-19
<s> shoot film	116
<s> shop	-174
<s> shop 's	184
<s> shop close	-90
<s> shop open	4
<s> short	186
<s> short answer	-117
<s> short bullet	28
<s> short command	140
<s> short of	-49
<s> short paragraph	117
<s> short sentence	-6
<s> shorten	-84
<s> shorten the	-84
<s> shorter	-81
<s> should	-107
<s> should a	-77
<s> should be	80
<s> should i	-136
<s> shoulder	115
<s> show	-158
<s> show me	-158
<s> shut	-102
<s> sign	-194
<s> sign for	-53
<s> sign language	-94
<s> sign the	-104
<s> sign up	113
<s> signal	163
<s> silke	-30
<s> silke stand	-30
<s> sim	-23
<s> since	-266
<s> since <name>	-20
<s> since <number>	-28
<s> since both	-53
<s> since he	-6
<s> since i	-36
<s> since it	-125
<s> since its	69
<s> since last	-133
<s> since lunch	-167
<s> since my	-62
<s> since our	-29
<s> since the	-89
<s> since then	-35
<s> since we	42
<s> since your	-135
<s> sing	21
<s> single	24
<s> single <kin>	158
<s> sit	-56
<s> sit by	72
<s> sit in	-130
<s> sit on	-57
<s> site	151
<s> size	-10
<s> size <number>	-10
<s> skin	87
<s> skip	206
<s> skip the	175
<s> skype	-41
<s> slack	-103
<s> sleep	59
<s> sleep <name>	113
<s> sleep in	149
<s> sleep max	41
<s> slug	44
<s> small	176
<s> smell	-163
<s> smell like	-128
<s> smell of	-111
<s> smoke	-29
<s> smoke alarm	-29
<s> smoker	-55
<s> snack	-164
<s> sneeze	-73
<s> snow	-138
<s> snow 's	-112
<s> so	-84
<s> so <day>	-83
<s> so <days>	80
<s> so <kin>	28
<s> so <name>	-102
<s> so a	-121
<s> so all	64
<s> so as	-81
<s> so by	18
<s> so cash	-20
<s> so do	144
<s> so from	-54
<s> so i	-28
<s> so its	73
<s> so my	45
<s> so no	-61
<s> so on	57
<s> so our	5
<s> so since	50
<s> so the	-39
<s> so there	-34
<s> so we	93
<s> so with	-34
<s> soak	41
<s> sober	-54
<s> social	61
<s> social worker	64
<s> sofa	106
<s> soft	44
<s> solar	-23
<s> sole	137
<s> sole <kin>	137
<s> some	-206
<s> some <kin>	-179
<s> some guy	-156
<s> some of	64
<s> some say	-114
<s> somebody	-371
<s> somebody 's	-89
<s> somebody at	-199
<s> somebody else	-80
<s> somebody have	-86
<s> somebody in	-109
<s> somebody on	-99
<s> somebody suggest	-91
<s> someone	-195
<s> someone 's	-171
<s> someone at	-118
<s> someone have	-78
<s> someone in	-126
<s> someone leave	-96
<s> someone on	-82
<s> someone tell	-121
<s> something	-380
<s> something else	-125
<s> something that	-154
<s> something with	-131
<s> sommelier	-6
<s> song	12
<s> sorry	-202
<s> sorry ,	-45
<s> sorry for	-139
<s> sorry if	-103
<s> sort	-192
<s> sort the	-124
<s> sound	-293
<s> sound like	-128
<s> sourdough	-152
<s> sourdough starter	178
<s> spanish	46
<s> spanish is	46
<s> spare	-47
<s> spare key	130
<s> spare me	-158
<s> spark	-128
<s> sparky	-33
<s> speak <name>	-100
<s> speak to	132
<s> spec	-121
<s> speech	-53
<s> speech <kin>	127
<s> spend	-40
<s> spill	-75
<s> split	-108
<s> split the	-172
<s> sqlite	65
<s> squash	-40
<s> stack	-25
<s> staff	-110
<s> stage	254
<s> stage share	129
<s> stair	188
<s> stair are	147
<s> stand	183
<s> stand at	42
<s> standup	-11
<s> start	-42
<s> start a	90
<s> start again	-93
<s> start at	148
<s> start in	-29
<s> start the	-73
<s> start with	-111
<s> starter	-171
<s> starve	-94
<s> state	85
<s> state pension	-64
<s> stave	-8
<s> stay	-66
<s> step	-200
<s> step <number>	-167
<s> step by	-170
<s> stick	-18
<s> stick behind	-91
<s> stick on	-131
<s> still	27
<s> still can	-62
<s> still on	109
<s> still pay	121
<s> still wait	-138
<s> stock	95
<s> stock in	130
<s> stop	54
<s> stop at	-120
<s> strawberry	-19
<s> strawberry bring	-19
<s> strip	21
<s> studio	-18
<s> study	70
<s> study for	93
<s> sub	-160
<s> sub are	-114
<s> subject	-83
<s> subject :	-83
<s> sublet	-6
<s> substitute	13
<s> subtitle	-5
<s> sudoku	134
<s> sugar	-130
<s> suggest	-120
<s> suggest a	-144
<s> suggest something	88
<s> sum	-137
<s> summarise	-137
<s> summarise the	-115
<s> summary	-74
<s> summary of	-74
<s> sunita	55
<s> support	-118
<s> suppose	-235
<s> suppose a	-144
<s> suppose my	-89
<s> sure	-146
<s> sure ,	-146
<s> surf	66
<s> swap	6
<s> swap my	71
<s> swap the	-120
<s> swear	36
<s> swear off	50
<s> swim	-56
<s> swim <kin>	100
<s> switch	-22
<s> switch career	118
<s> switch to	-33
<s> ta	-150
<s> tab	162
<s> tab ,	146
<s> table	145
<s> tai	136
<s> tai chi	136
<s> take	-94
<s> take <number>	-177
<s> take a	-138
<s> take early	48
<s> take it	81
<s> take me	-12
<s> take my	135
<s> take off	-159
<s> take out	-214
<s> take over	83
<s> take the	-297
<s> talk	-76
<s> talk me	-100
<s> tallinn	27
<s> tank	143
<s> tank 's	143
<s> tape	-105
<s> tariq	149
<s> tariq 's	99
<s> tarmac	-43
<s> taste	52
<s> tattooist	83
<s> tattooist ,	83
<s> tax	25
<s> tax return	81
<s> tax year	108
<s> taxi	-135
<s> taylor	-126
<s> taylor <name>	-126
<s> tea	38
<s> tea without	4
<s> teach	-75
<s> teach me	-208
<s> teach myself	183
<s> team	-62
<s> team of	-6
<s> tear	-22
<s> tear my	-22
<s> ted	144
<s> tell	-151
<s> tell me	-111
<s> template	-186
<s> template for	-162
<s> tend	66
<s> tend bar	118
<s> tend to	-77
<s> term	125
<s> term time	125
<s> terraform	109
<s> terraform want	-97
<s> terrify	142
<s> terrify of	142
<s> test	107
<s> test in	-90
<s> text	6
<s> text :	-160
<s> text for	-188
<s> thai	149
<s> thai is	89
<s> thank	-197
<s> thank ,	-157
<s> thank to	-7
<s> thank you	-101
<s> that	-199
<s> that 's	-80
<s> that <name>	-64
<s> that <number>	-137
<s> that bakery	-79
<s> that i	-117
<s> that is	35
<s> that joke	-85
<s> that last	-154
<s> that recipe	-43
<s> that was	-27
<s> that work	-133
<s> the	-98
<s> the <day>	-36
<s> the <kin>	-18
<s> the <name>	-161
<s> the <number>	-134
<s> the accent	101
<s> the accordion	-43
<s> the account	-73
<s> the agency	4
<s> the air	82
<s> the airline	-73
<s> the allotment	-33
<s> the amount	-141
<s> the answer	-201
<s> the app	-317
<s> the arm	-10
<s> the attic	-10
<s> the auction	-114
<s> the audience	-135
<s> the audit	124
<s> the average	-152
<s> the bakery	37
<s> the bakkie	-57
<s> the band	-64
<s> the bank	-9
<s> the bathroom	170
<s> the bell	117
<s> the big	-33
<s> the bike	81
<s> the bill	-35
<s> the biscuit	-115
<s> the bloke	-103
<s> the blue	-189
<s> the board	84
<s> the boat	137
<s> the boiler	107
<s> the book	-167
<s> the bookshop	59
<s> the box	4
<s> the bread	17
<s> the brewery	-161
<s> the bride	106
<s> the budget	54
<s> the build	158
<s> the bus	-260
<s> the button	-138
<s> the cache	-108
<s> the cafe	113
<s> the cake	-221
<s> the call	-113
<s> the canteen	75
<s> the capital	-98
<s> the caption	-141
<s> the car	168
<s> the caravan	5
<s> the card	-59
<s> the catalogue	-56
<s> the caterer	-98
<s> the chap	-78
<s> the chapter	-139
<s> the charger	-105
<s> the charity	65
<s> the chart	77
<s> the choir	105
<s> the clerk	-123
<s> the clinic	-167
<s> the club	135
<s> the co-op	137
<s> the code	57
<s> the coffee	5
<s> the colliery	47
<s> the colour	-164
<s> the column	-140
<s> the commit	-68
<s> the committee	-119
<s> the company	-116
<s> the contract	95
<s> the cooperative	-38
<s> the cottage	156
<s> the council	156
<s> the couple	-194
<s> the cron	-132
<s> the crow	188
<s> the dashboard	-75
<s> the data	102
<s> the date	-163
<s> the deadline	-172
<s> the debt	-58
<s> the deck	-12
<s> the demo	-155
<s> the deploy	-123
<s> the dialog	-138
<s> the diploma	-42
<s> the district	66
<s> the doc	-165
<s> the door	72
<s> the dough	-132
<s> the draft	-123
<s> the drawer	102
<s> the email	-190
<s> the error	-176
<s> the estate	62
<s> the exam	-148
<s> the example	-129
<s> the family	158
<s> the fan	-134
<s> the farm	119
<s> the fee	-108
<s> the feed	97
<s> the fence	148
<s> the ferry	-8
<s> the file	-212
<s> the fire	69
<s> the firm	-72
<s> the first	29
<s> the fish	61
<s> the flat	121
<s> the flight	-90
<s> the font	-135
<s> the food	108
<s> the forecast	-127
<s> the forge	124
<s> the form	-275
<s> the fox	-23
<s> the freezer	101
<s> the fridge	-79
<s> the function	-155
<s> the garage	150
<s> the garden	107
<s> the gate	112
<s> the glaze	-52
<s> the good	-107
<s> the greenhouse	61
<s> the guest	-39
<s> the guy	-130
<s> the gym	94
<s> the hall	-45
<s> the head	-214
<s> the heat	-153
<s> the hero	-149
<s> the hire	30
<s> the hob	134
<s> the hoover	-6
<s> the hot	-45
<s> the hotel	-65
<s> the house	45
<s> the ice	-125
<s> the instruction	-132
<s> the insurance	-71
<s> the internet	64
<s> the invoice	-182
<s> the itinerary	-105
<s> the kettle	-202
<s> the key	92
<s> the kiln	117
<s> the kiosk	40
<s> the kitchen	-25
<s> the knee	131
<s> the knit	-124
<s> the label	-29
<s> the lady	-192
<s> the laptop	-104
<s> the lasagne	-155
<s> the last	-110
<s> the laundry	-31
<s> the leaflet	-222
<s> the lease	92
<s> the leave	153
<s> the legacy	-56
<s> the letter	-288
<s> the library	89
<s> the lift	84
<s> the light	-256
<s> the line	-162
<s> the lint	-56
<s> the linter	-157
<s> the list	-8
<s> the little	17
<s> the log	-132
<s> the logo	-135
<s> the loom	-80
<s> the loop	-210
<s> the lower	26
<s> the machine	76
<s> the macro	-160
<s> the main	53
<s> the man	-216
<s> the manual	-169
<s> the map	-98
<s> the marathon	20
<s> the mat	-104
<s> the match	-116
<s> the meet	-238
<s> the meter	27
<s> the milk	81
<s> the mill	-72
<s> the model	-221
<s> the moon	-92
<s> the motorbike	-51
<s> the move	30
<s> the museum	76
<s> the nail	153
<s> the name	-153
<s> the narrator	-134
<s> the new	-114
<s> the news	-135
<s> the newsletter	-108
<s> the next	28
<s> the night	-26
<s> the note	-181
<s> the nursery	98
<s> the office	16
<s> the old	43
<s> the older	164
<s> the olive	-156
<s> the only	36
<s> the open	-160
<s> the orchard	59
<s> the other	-40
<s> the oven	119
<s> the owner	147
<s> the packet	-90
<s> the page	-92
<s> the pan	-137
<s> the paper	-104
<s> the parcel	-177
<s> the park	-123
<s> the pattern	-139
<s> the pension	-4
<s> the pharmacy	-57
<s> the phone	80
<s> the photo	-207
<s> the pi	36
<s> the pivot	-147
<s> the place	-153
<s> the plan	-86
<s> the plot	-28
<s> the pool	52
<s> the post	-170
<s> the poster	-55
<s> the practice	28
<s> the previous	-116
<s> the price	26
<s> the printer	-259
<s> the projector	73
<s> the pub	84
<s> the pump	52
<s> the queen	-121
<s> the query	-59
<s> the question	-65
<s> the quiz	-131
<s> the quote	-200
<s> the rainy-day	119
<s> the raise	75
<s> the rate	93
<s> the reason	-118
<s> the recipe	-159
<s> the release	-123
<s> the rent	167
<s> the report	-52
<s> the rest	-6
<s> the restaurant	-53
<s> the review	-181
<s> the ring	31
<s> the roof	16
<s> the rota	-99
<s> the rug	39
<s> the rule	-154
<s> the sale	-103
<s> the salon	140
<s> the sample	-151
<s> the sauce	-109
<s> the scale	-119
<s> the scanner	-144
<s> the scar	-23
<s> the school	257
<s> the scout	111
<s> the script	14
<s> the second	-62
<s> the seed	-137
<s> the server	-159
<s> the share	-104
<s> the sheet	-138
<s> the shop	38
<s> the sign	-81
<s> the site	19
<s> the soil	172
<s> the song	-112
<s> the soup	69
<s> the spare	67
<s> the spec	-104
<s> the speech	16
<s> the spring	113
<s> the stable	-75
<s> the stack	-89
<s> the stair	160
<s> the stall	112
<s> the stand	-63
<s> the startup	43
<s> the stopcock	141
<s> the storm	-106
<s> the story	-131
<s> the sum	-148
<s> the surgery	125
<s> the system	-144
<s> the table	-27
<s> the talk	-120
<s> the tattoo	6
<s> the tax	-50
<s> the taxi	-29
<s> the team	29
<s> the telly	51
<s> the temp	85
<s> the tender	-168
<s> the tent	138
<s> the test	-186
<s> the theatre	5
<s> the thing	-51
<s> the third	126
<s> the till	-66
<s> the timer	-118
<s> the timetable	-112
<s> the toast	-75
<s> the total	-112
<s> the train	-181
<s> the translation	79
<s> the trip	-174
<s> the truck	-32
<s> the trumpet	12
<s> the trust	124
<s> the union	106
<s> the upload	-146
<s> the urn	152
<s> the user	-195
<s> the variable	-150
<s> the vegan	-65
<s> the vendor	-73
<s> the vicar	57
<s> the video	-139
<s> the village	-180
<s> the vineyard	-56
<s> the wall	134
<s> the ward	-126
<s> the warehouse	58
<s> the warranty	-133
<s> the wash	133
<s> the water	-182
<s> the weather	-170
<s> the web	160
<s> the website	-181
<s> the wed	-103
<s> the whole	-235
<s> the wifi	-154
<s> the wind	-160
<s> the window	95
<s> the wine	8
<s> the woman	-253
<s> the wood	-171
<s> the word	-238
<s> the workshop	121
<s> the yard	119
<s> the year	-64
<s> the young	-210
<s> their	-134
<s> their <kin>	69
<s> their form	-87
<s> their mail	-124
<s> then	-73
<s> then i	-152
<s> then the	-115
<s> theo	169
<s> theo is	106
<s> there	-134
<s> there 'll	-18
<s> there 's	-84
<s> there are	-5
<s> there have	68
<s> there is	-138
<s> there was	-291
<s> there were	-4
<s> these	-63
<s> thesis	128
<s> thesis is	122
<s> they	125
<s> they 'd	-120
<s> they 'll	-131
<s> they 're	-184
<s> they all	-152
<s> they always	-206
<s> they arrive	-145
<s> they call	45
<s> they can	-204
<s> they come	86
<s> they do	137
<s> they get	69
<s> they give	-142
<s> they go	-41
<s> they have	259
<s> they keep	78
<s> they look	-196
<s> they put	118
<s> they say	-242
<s> they send	-83
<s> they speak	55
<s> they take	108
<s> they tell	-102
<s> they visit	81
<s> they want	105
<s> they were	-176
<s> they will	34
<s> thing	-146
<s> think	34
<s> think i	-79
<s> think of	77
<s> third	-123
<s> third time	-131
<s> third year	121
<s> this	-195
<s> this <day>	-220
<s> this <kin>	126
<s> this <name>	-92
<s> this <number>	-77
<s> this contract	-110
<s> this even	-102
<s> this function	-110
<s> this is	-74
<s> this morning	-92
<s> this time	-139
<s> though	-66
<s> though <kin>	76
<s> though <name>	-117
<s> though honestly	88
<s> though i	83
<s> though it	-45
<s> though my	86
<s> though the	-48
<s> though there	-76
<s> though we	130
<s> thread	-143
<s> throw	-149
<s> thx	-102
<s> thx that	-102
<s> ticket	-47
<s> ticket are	-115
<s> tidy	-149
<s> tile	-72
<s> till	-63
<s> till <number>	30
<s> time	-165
<s> time :	-139
<s> tin	100
<s> tinnitus	170
<s> tire	-165
<s> tire ,	-127
<s> title	-174
<s> to	-264
<s> to be	-157
<s> to the	-25
<s> toast	-108
<s> toastmaster	72
<s> today	-293
<s> today 's	-148
<s> today <name>	-58
<s> today a	-52
<s> today i	-152
<s> today it	-182
<s> today my	-99
<s> today the	-111
<s> today we	-180
<s> tofu	-27
<s> token	-148
<s> tomasz	-34
<s> tomato	33
<s> tomorrow	-152
<s> tomorrow at	-83
<s> tomorrow i	-96
<s> tone	-118
<s> tonight	-130
<s> tonight it	-105
<s> tonight the	-48
<s> too	-111
<s> too many	-72
<s> too much	-61
<s> tooth	120
<s> tooth are	120
<s> top	61
<s> topic	-131
<s> touch	-12
<s> traceback	-132
<s> tractor	103
<s> trade	-155
<s> trade as	141
<s> traffic	-79
<s> traffic was	-56
<s> trail	13
<s> trail run	13
<s> train	-5
<s> train as	218
<s> train for	147
<s> train the	-105
<s> transfer	67
<s> translate	-276
<s> translate "	-142
<s> translate this	-144
<s> translate to	-151
<s> treasurer	94
<s> treasurer of	132
<s> tree	42
<s> tree is	42
<s> triathlon	120
<s> triathlon club	120
<s> trim	-149
<s> trip	142
<s> trip to	142
<s> truck	118
<s> truck 's	118
<s> true	-153
<s> true or	-153
<s> trumpet	-66
<s> trust	74
<s> try	75
<s> try <number>	127
<s> try a	-139
<s> try again	-53
<s> try for	121
<s> try the	-94
<s> try to	51
<s> tuan	25
<s> tuan mind	25
<s> tumble	106
<s> tumble dryer	106
<s> turn	-132
<s> turn <number>	69
<s> turn down	50
<s> turn it	-148
<s> turn that	-146
<s> turn the	-175
<s> turn this	-165
<s> twice	161
<s> twice a	167
<s> tyler	71
<s> type	10
<s> type <number>	118
<s> type it	-189
<s> type this	-135
<s> type with	35
<s> tyre	48
<s> ugh	-220
<s> ugh i	-104
<s> ugh my	-140
<s> under	-67
<s> under <number>	-210
<s> under the	129
<s> undo	-136
<s> uni	-114
<s> union	148
<s> unity	118
<s> unity <number>	118
<s> until	-15
<s> until the	26
<s> up	26
<s> up a	-75
<s> up at	219
<s> up on	-68
<s> up since	-114
<s> update	-146
<s> upholstery	-45
<s> upholstery pay	-45
<s> upstairs	10
<s> use	31
<s> use <name>	134
<s> use <number>	-147
<s> use a	19
<s> use the	-195
<s> use to	195
<s> user	-13
<s> user can	-115
<s> v2	-98
<s> vampire	-182
<s> van	149
<s> van 's	48
<s> variable	-110
<s> vat	116
<s> vegan	-95
<s> vegan household	163
<s> vegan since	177
<s> vegetable	-52
<s> vegetarian	40
<s> version	89
<s> version <number>	-6
<s> vex	52
<s> vex i	52
<s> vim	63
<s> vim is	63
<s> visa	-9
<s> visit	121
<s> viva	108
<s> voice	60
<s> volunteer	114
<s> vote	-97
<s> vpn	-87
<s> vue	123
<s> vue <number>	123
<s> wage	111
<s> wage go	111
<s> wait	124
<s> wait for	79
<s> wait list	193
<s> wait on	-68
<s> wake	-231
<s> wake up	-183
<s> walk	-68
<s> walk <number>	71
<s> walk the	52
<s> wall	179
<s> wall are	121
<s> wanjiru	-48
<s> want	206
<s> want my	-44
<s> want out	75
<s> want to	249
<s> warehouse	117
<s> warm	-167
<s> was	48
<s> was a	109
<s> was go	-128
<s> was in	73
<s> was it	-186
<s> was make	42
<s> was on	-137
<s> was raise	68
<s> was that	-164
<s> wash	64
<s> watch	-120
<s> watch a	-67
<s> watch the	-84
<s> water	-84
<s> water boil	-135
<s> we	174
<s> we 'd	-140
<s> we 'll	89
<s> we 're	17
<s> we ,	-65
<s> we <kin>	194
<s> we <name>	109
<s> we adopt	155
<s> we agree	-205
<s> we all	-196
<s> we always	175
<s> we are	-114
<s> we as	-170
<s> we barter	-27
<s> we bill	209
<s> we both	57
<s> we breed	126
<s> we build	152
<s> we burn	138
<s> we bury	64
<s> we buy	177
<s> we can	-241
<s> we carry	-96
<s> we change	-105
<s> we close	-37
<s> we come	60
<s> we could	-172
<s> we decide	-173
<s> we delete	-113
<s> we deploy	77
<s> we do	133
<s> we drive	-39
<s> we drop	96
<s> we eat	98
<s> we feed	122
<s> we fly	132
<s> we foster	92
<s> we get	79
<s> we give	120
<s> we grow	125
<s> we have	42
<s> we heat	112
<s> we hike	113
<s> we hold	148
<s> we homeschool	211
<s> we host	-72
<s> we import	-29
<s> we invoice	167
<s> we just	146
<s> we keep	59
<s> we leave	-136
<s> we lose	-8
<s> we make	127
<s> we meet	23
<s> we merge	9
<s> we milk	126
<s> we move	-24
<s> we name	106
<s> we need	-260
<s> we never	217
<s> we only	175
<s> we open	146
<s> we order	-145
<s> we owe	78
<s> we own	114
<s> we pay	282
<s> we plan	62
<s> we play	-91
<s> we print	57
<s> we put	158
<s> we rehearse	92
<s> we rent	4
<s> we replace	91
<s> we roast	104
<s> we run	9
<s> we see	-133
<s> we sell	212
<s> we share	203
<s> we ship	168
<s> we should	-180
<s> we speak	124
<s> we spend	-132
<s> we split	163
<s> we stay	18
<s> we still	76
<s> we stock	120
<s> we stop	142
<s> we study	-115
<s> we support	122
<s> we swap	33
<s> we switch	33
<s> we take	10
<s> we talk	-65
<s> we test	40
<s> we tow	107
<s> we track	97
<s> we try	-223
<s> we use	115
<s> we want	46
<s> we watch	-71
<s> we were	-142
<s> we will	-22
<s> we winter	161
<s> we write	232
<s> wear	138
<s> wear a	70
<s> weather	-147
<s> weather 's	-85
<s> website	-125
<s> wed	-78
<s> wed 's	141
<s> week	-252
<s> week <number>	-252
<s> weird	-113
<s> weld	-13
<s> weld is	-40
<s> well	109
<s> well that	-79
<s> well water	163
<s> welsh	77
<s> wendell	-90
<s> wendell and	-90
<s> were	116
<s> were save	-35
<s> wet	71
<s> wfh	-38
<s> what	-502
<s> what 's	-172
<s> what <kin>	-132
<s> what <name>	-57
<s> what <number>	-116
<s> what a	-203
<s> what am	-87
<s> what are	-18
<s> what can	-252
<s> what could	-175
<s> what do	-284
<s> what else	-132
<s> what go	67
<s> what happen	-74
<s> what have	-193
<s> what height	90
<s> what i	38
<s> what if	-126
<s> what is	-212
<s> what it	-61
<s> what my	11
<s> what on	-67
<s> what rhyme	-110
<s> what scare	-7
<s> what shall	-92
<s> what should	-167
<s> what size	-136
<s> what step	-91
<s> what that	-43
<s> what the	-250
<s> what time	-203
<s> what to	-128
<s> what was	-50
<s> what we	54
<s> what with	214
<s> what would	-256
<s> what you	-122
<s> whatever	69
<s> whatever i	-119
<s> whatever that	-166
<s> whatever you	162
<s> wheat	66
<s> wheat give	-97
<s> wheelchair	142
<s> when	-103
<s> when <kin>	-129
<s> when do	-199
<s> when i	-8
<s> when the	-30
<s> when will	-131
<s> when you	153
<s> whenever	105
<s> whenever you	93
<s> where	-279
<s> where 's	-215
<s> where <kin>	-201
<s> where <name>	81
<s> where can	-135
<s> where do	-248
<s> where i	46
<s> where is	-116
<s> where my	153
<s> where should	-87
<s> where the	-56
<s> where there	76
<s> where they	-136
<s> where to	-74
<s> where was	-118
<s> where would	-104
<s> whether	-145
<s> which	74
<s> which <name>	-107
<s> which explain	-19
<s> which i	134
<s> which is	78
<s> which leave	-24
<s> which make	20
<s> which mean	-85
<s> which my	-41
<s> which of	-201
<s> which take	50
<s> which the	-23
<s> which we	111
<s> while	-76
<s> while <name>	-45
<s> while i	153
<s> while mine	49
<s> while my	-169
<s> while our	-16
<s> while the	38
<s> white	-205
<s> white screen	-108
<s> who	-195
<s> who 's	-150
<s> who <kin>	-25
<s> who by	39
<s> who come	-14
<s> who do	-178
<s> who eat	55
<s> who get	-157
<s> who have	143
<s> who i	144
<s> who is	121
<s> who leave	-16
<s> who like	139
<s> who never	-99
<s> who pay	-166
<s> who run	-51
<s> who say	-102
<s> who speak	-65
<s> who teach	-69
<s> who train	-95
<s> who want	-13
<s> who was	-109
<s> who win	-142
<s> whoever	143
<s> wholesale	149
<s> whose	-139
<s> why	-403
<s> why <kin>	-239
<s> why are	-165
<s> why do	-120
<s> why is	-170
<s> why would	-111
<s> widowed	-12
<s> wifi	-26
<s> wifi 's	48
<s> will	-208
<s> will be	-7
<s> will draw	60
<s> will it	-252
<s> will n't	114
<s> will the	-160
<s> wim	120
<s> wim <kin>	120
<s> win	139
<s> win the	77
<s> wind	-46
<s> window	-209
<s> wine	-157
<s> wine is	-88
<s> winter	141
<s> wish	-133
<s> with	-193
<s> with <kin>	160
<s> with <name>	-132
<s> with <number>	118
<s> with a	-54
<s> with me	-59
<s> with my	-139
<s> with no	-90
<s> with number	-16
<s> with the	-51
<s> with what	-115
<s> without	103
<s> without a	-20
<s> wool	-44
<s> wool give	50
<s> wool make	108
<s> word	46
<s> word a	90
<s> word for	-177
<s> wordpress	134
<s> work	-125
<s> work as	-182
<s> work at	129
<s> work for	-52
<s> work in	69
<s> work late	-126
<s> work night	172
<s> work on	-130
<s> worth	-140
<s> worth the	-108
<s> would	-151
<s> would it	-113
<s> would n't	88
<s> would rather	52
<s> would they	-73
<s> would you	-66
<s> wow	-96
<s> write	-585
<s> write <number>	-130
<s> write a	-359
<s> write an	-183
<s> write him	-130
<s> write it	-124
<s> write me	-176
<s> write that	-79
<s> write the	-257
<s> write to	-219
<s> xma	-128
<s> y	18
<s> y '	18
<s> yellow	32
<s> yes	-232
<s> yes or	-66
<s> yesterday	-239
<s> yesterday 's	-153
<s> yesterday <number>	-66
<s> yesterday i	-140
<s> yesterday it	-103
<s> you	-339
<s> you 'd	-125
<s> you 'll	-159
<s> you 're	-119
<s> you always	-138
<s> you are	-192
<s> you ask	-157
<s> you can	93
<s> you do	-108
<s> you forget	-117
<s> you get	-134
<s> you give	-158
<s> you have	-323
<s> you keep	-136
<s> you live	-70
<s> you may	-13
<s> you need	50
<s> you put	-96
<s> you say	-111
<s> you should	156
<s> you tell	-103
<s> you write	-150
<s> young	143
<s> your	-162
<s> your answer	-96
<s> your draft	-141
<s> your last	-120
<s> your snippet	-82
<s> your version	-116
<s> yours	-184
<s> yours have	-117
<s> yuki	35
<s> yuki 's	-65
<s> yuki sign	63
<s> yusuf	147
<s> zeynep	-29
<s> zio	161
<s> zone	-29
<s> zone <number>	-29
<s> £	138
<s> £ <number>	138
=	-91
= <name>	4
= <name> </s>	193
= <number>	-165
= <number> </s>	-114
= =	-76
= no	4
= no </s>	4
=!	-101
="	-54
=#	-225
=$	-115
=&	-29
='d	-320
='ll	-260
='m	-30
='re	-29
='s	139
='ve	377
=(	142
=)	-41
=*	-145
=+	231
=,	55
=-	-54
=.	-73
=/	124
=0	-211
=0.1	-172
=0.3	-161
=0.4	-154
=0.6	-87
=0.75	61
=09	181
=1	-157
=1,100	-178
=1,400	5
=1,450	97
=1.2	92
=1.20	-157
=1.30	156
=1.4	-4
=1.5	-134
=1.7	11
=1.8	-103
=1.9	-166
=10	-175
=10,000	169
=10.15	-145
=100	-126
=100%	-49
=104	-24
=1045	-141
=10k	-62
=10pm	58
=10th	-11
=11	70
=110	-108
=1100	85
=112	-4
=1140	-67
=118	-145
=11k	162
=11s	145
=11th	33
=12	-108
=12,000	128
=12-year-old	120
=120	231
=1200	-161
=1240	83
=12k	141
=12s	170
=12th	-46
=12v	63
=13	191
=1300	93
=137	-123
=14	197
=140	93
=1450	194
=14k	73
=14th	-45
=15	108
=150	-146
=15th	203
=16	174
=160	-134
=1640	-56
=17	18
=1700	-84
=18	-38
=180	-105
=1800	156
=1871	120
=1890	144
=1890s	-73
=18k	108
=19	215
=190	-62
=1900	35
=1902	55
=1910	139
=1911	182
=1920s	-34
=1931	77
=1950	-96
=1950s	-13
=1958	-107
=1962	141
=1964	-61
=1967	104
=1971	-82
=1974	-42
=1978	59
=1979	146
=1981	134
=1983	149
=1984	31
=1987	163
=1988	73
=1989	84
=1990	56
=1991	5
=1994	129
=1996	-29
=1998	166
=1999	213
=19th	131
=1st	256
=2	-216
=2,340	-140
=2.1	-34
=2.4	12
=2.5	-88
=2.7	91
=20	-94
=20%	-82
=200	-47
=2000	-136
=20000	-40
=2002	138
=2003	216
=2004	147
=2006	173
=2008	77
=2009	337
=200k	83
=2010	56
=2011	384
=2012	309
=2013	205
=2014	395
=2015	438
=2016	283
=2017	365
=2018	423
=2019	286
=2020	465
=2021	454
=2022	314
=2023	196
=2025	-15
=2026	318
=2027	541
=2028	339
=2029	300
=2030	208
=2031	175
=20th	-9
=21	174
=210	166
=212	24
=214	133
=22	214
=220	159
=22:00	101
=22b	26
=23	21
=23rd	146
=24	128
=24/7	-144
=240	213
=24h	75
=24hr	-31
=24th	159
=25	21
=250	90
=25th	101
=26	183
=27	-32
=27th	85
=28	-13
=28th	261
=29	157
=2am	-189
=2nd	-47
=2pm	-82
=2x	140
=3	-263
=3%	-154
=3,000	-172
=3-year-old	-77
=3.12	21
=3.2	88
=3.8	99
=3.9	-16
=30	79
=30%	-152
=300	-102
=3000	85
=300k	83
=30th	-117
=31	42
=31k	-99
=32	-130
=32k	-83
=33	26
=34	-80
=340	48
=35	-101
=350	27
=36	-66
=38	-17
=380	158
=3am	-57
=3d	102
=3k	178
=3rd	170
=4	-206
=4%	-214
=4-year-old	-141
=4.1	-125
=4.2	-170
=4.5	-158
=40	-93
=40%	-46
=400	-23
=4000	168
=403	-187
=404	-237
=40k	78
=40th	37
=41	13
=41.50	-122
=412	-114
=41k	9
=42	-235
=420	-92
=43	209
=44	-130
=4410	-62
=4471	-128
=45	-95
=450	-114
=46	-119
=47	258
=475	128
=48	127
=4k	128
=4pm	20
=4th	76
=4x	-82
=5	-136
=5%	72
=5,000	42
=5.30	171
=50	41
=50/50	57
=500	-162
=5000	5
=500g	-131
=502	-218
=50th	-6
=51	109
=52	20
=55	153
=57	89
=58	159
=5am	123
=5b	29
=5kg	-22
=5pm	-16
=5th	157
=6	-175
=6%	-109
=60	48
=60%	207
=60/40	-5
=600	-10
=60k	132
=60s	94
=61	175
=62	255
=63	36
=64	-72
=640	142
=65	183
=650	-151
=66	121
=67	-9
=68	61
=6:30	-12
=6a	148
=6am	-76
=6b	107
=6th	169
=7	-40
=7.30	-27
=7.4	137
=7.5	-129
=70	47
=700	-168
=7035	-31
=71	156
=72	-76
=73	113
=75	115
=76	7
=780	139
=79	190
=7:12	-4
=7:30	23
=7:40	-109
=7a	103
=7pm	-81
=8	82
=8%	170
=8.45	37
=80	-58
=800	-47
=8080	-200
=80cm	108
=80s	-20
=81	-4
=82	106
=83	105
=84	-237
=85	93
=86	93
=88	71
=8k	69
=8th	156
=9	-172
=9%	-17
=9.15	115
=90	198
=900	-16
=9001	-23
=90s	-10
=91	138
=94	252
=95	-25
=96	29
=97	117
=98	-38
=9:15	73
=9:40	21
=9am	-82
=9k	162
=9s	156
=9th	120
=:	-233
=;	223
==	-91
=?	73
=[	-222
=]	-91
=a	-59
=a&e	-52
=a.m	155
=a2	-23
=a3	6
=a4	40
=a5	-96
=aa	24
=aarhus	310
=abara	-30
=abattoir	146
=abba	-116
=abbu	-24
=aberdeen	194
=abide	37
=ablation	50
=able	-21
=ableton	142
=aboard	99
=about	-153
=above	19
=abroad	106
=absence	31
=abstract	-173
=abu	145
=abuela	134
=academia	155
=accent	-29
=accents	-15
=acceptance	38
=accepted	150
=accepts	108
=access	88
=accident	-21
=according	-314
=accordingly	-129
=accordion	-75
=accordions	245
=account	153
=accountant	-4
=accountants	79
=accounting	119
=accounts	-25
=accra	170
=ace	-132
=ache	-172
=achebe	-71
=aches	-5
=achieng	-93
=achilles	233
=achterberg	-68
=acid	246
=acl	131
=acorns	122
=acre	35
=acres	191
=across	78
=act	-250
=acting	-122
=action	116
=actions	146
=actor	-100
=actual	-142
=actually	-172
=ad	-335
=ada	250
=adaeze	-23
=add	-176
=added	-195
=adding	-130
=address	-123
=addressed	-33
=ade	115
=adeyemi	148
=adhd	195
=adjectives	72
=admin	95
=admiral	113
=adobe	-74
=adopt	-29
=adopted	198
=adoption	51
=adores	158
=ads	-237
=adult	65
=adults	-129
=advert	-204
=adverts	-143
=advice	75
=advise	-143
=adwoa	6
=affect	-187
=afford	9
=afloat	45
=afraid	-71
=aft	-126
=aftab	122
=after	155
=afternoon	-251
=afternoons	259
=aga	173
=again	-388
=against	88
=agatha	-91
=age	-87
=aged	144
=agencies	101
=agency	-24
=agenda	-173
=agent	-131
=agents	-8
=ages	-52
=aggressive	-110
=agm	52
=agnes	84
=agnieszka	172
=ago	-156
=agpl	62
=agree	-249
=agreed	26
=agreement	111
=ah	-15
=ahead	-17
=ahmed	59
=ai	-87
=aid	185
=aids	190
=aim	83
=aiming	192
=air	106
=airbnb	-143
=airer	-153
=airflow	154
=airgapped	151
=airing	138
=airline	-138
=airlines	-114
=airport	-77
=airports	14
=aisle	28
=aiyo	79
=akara	81
=alan	66
=alarm	-195
=alarms	146
=album	-99
=albums	103
=alcohol	166
=aldi	-57
=aleppo	250
=alert	-137
=alerts	-52
=alf	120
=alice	-59
=align	53
=alike	-39
=alimony	195
=alive	67
=all	-5
=allergens	157
=allergic	-25
=allergies	-6
=allergist	107
=allotment	201
=allow	14
=allowance	-24
=allowed	219
=allows	140
=almost	-158
=alone	177
=along	7
=alopecia	163
=aloud	82
=alpacas	151
=alphabet	-114
=alphabetical	-104
=already	-279
=alright	-146
=also	-7
=altar	-15
=alter	-167
=alterations	183
=alternate	216
=although	-169
=altitude	-64
=alto	-14
=altogether	-94
=always	444
=am	57
=amara	176
=amateur	224
=amber	-146
=ambulance	108
=american	-25
=amharic	92
=amina	107
=amira	-79
=amman	191
=among	138
=amount	-123
=amp	-85
=amsterdam	106
=an	5
=ana	-123
=analogue	140
=analysis	155
=analyst	209
=anaphylactic	128
=anaphylaxis	-61
=anchor	-73
=ancient	106
=and	21
=andorra	20
=andre	-35
=android	156
=anglican	125
=angry	-343
=angular	111
=animal	64
=animals	-71
=ankle	176
=ankles	25
=anna	-217
=anne	15
=anneke	11
=annexe	207
=annika	131
=anniversary	-51
=announcement	-145
=annoying	-205
=annual	167
=another	-211
=anouk	-9
=anselm	-24
=answer	-63
=answered	-384
=answering	-198
=answers	214
=antihistamine	22
=anton	-40
=antrim	106
=antwerp	-129
=anxiety	196
=any	19
=anybody	-14
=anyhow	-152
=anymore	108
=anyone	-108
=anything	153
=anyway	-220
=anywhere	132
=aoife	143
=apa	-116
=apart	15
=apartment	-117
=apnea	113
=apologetic	119
=apologies	-169
=apologise	-155
=apology	-224
=apostrophe	53
=app	-240
=apparently	-309
=appeal	-148
=append	46
=appendix	-6
=apple	-111
=apples	-112
=applicant	-143
=application	-185
=applied	24
=apply	-81
=applying	166
=appointment	-57
=appointments	155
=appreciate	-135
=apprentice	44
=apprentices	276
=apprenticeship	204
=approach	-146
=approvals	215
=approve	150
=approved	117
=approves	107
=apps	207
=april	97
=apron	-158
=apulia	-93
=aquarium	49
=arabic	-40
=arable	-84
=arborist	-100
=arch	30
=archery	34
=archipelago	112
=architect	227
=architecture	161
=archive	69
=are	90
=area	36
=argentine	181
=argh	-176
=argos	89
=argue	22
=arguing	-73
=argument	-174
=arguments	-221
=arising	-101
=arlo	175
=arm	63
=arms	-87
=army	350
=around	-49
=array	-164
=arrive	11
=arrived	-210
=arrives	-47
=arriving	-79
=arrow	18
=art	84
=arthritic	141
=arthritis	285
=arthur	128
=article	-304
=articleship	134
=artificial	122
=artist	78
=artists	157
=arun	71
=arvid	185
=as	6
=asbestos	164
=ascii	149
=asda	-154
=ash	83
=ashamed	-134
=ashes	151
=aside	-63
=ask	7
=asked	-61
=asking	-111
=asks	-337
=asleep	-377
=asmara	160
=aspirin	25
=assembling	-177
=assembly	19
=assert	-103
=assessment	44
=assistance	-55
=assistant	306
=association	218
=assume	-108
=assumes	-176
=asthma	201
=astronomy	94
=async	129
=at	50
=ate	-356
=atheist	-36
=attach	-114
=attached	-233
=attachment	-166
=attack	134
=attacks	-23
=attempt	-194
=attention	-115
=attic	166
=attorney	245
=au-pair	151
=aubergine	136
=auckland	68
=auction	-114
=audience	-135
=audio	-95
=audiobooks	141
=audit	203
=auditors	172
=audits	53
=august	193
=aunt	-58
=auntie	23
=aunts	167
=aunty	59
=aura	110
=aus	100
=australia	-109
=austria	167
=austrian	-89
=auth	159
=author	-91
=autism	242
=autistic	250
=auto	15
=autocorrect	-158
=automatic	58
=automation	-139
=autosave	-136
=autumn	439
=average	-177
=averages	53
=avocado	109
=avoid	152
=avoided	157
=awake	-197
=away	13
=awful	-120
=awkward	-153
=awning	-82
=aws	193
=axis	-178
=axle	18
=aydın	-77
=ayla	137
=azores	92
=azure	181
=b	-208
=b&b	-53
=b1	288
=b12	-96
=b2	75
=b4	-107
=b7	-103
=baba	99
=babak	107
=baby	379
=babys	-38
=babysitter	-180
=back	-34
=backend	-46
=background	56
=backs	166
=backup	-267
=backups	214
=backwards	-18
=bacon	-16
=bad	-107
=badge	54
=badger	-111
=badges	-109
=badly	57
=badminton	52
=bag	-205
=bagpiper	151
=bagpipes	90
=bags	-15
=bailed	-98
=bake	23
=baker	-192
=bakers	88
=bakery	-25
=bakes	100
=baking	-180
=bakkie	-52
=bala	-76
=balance	19
=balcony	4
=bald	60
=baler	49
=bali	-99
=ball	-179
=ballet	105
=ballina	121
=balloon	-187
=balloons	147
=ballroom	82
=balls	-150
=ballymun	43
=bamboo	133
=ban	-142
=banana	89
=bananas	-79
=band	111
=bands	115
=bandsaw	85
=bang	-122
=banging	-42
=banjo	28
=bank	33
=banked	121
=banking	162
=bankrupt	-5
=bankruptcy	179
=banks	-195
=banned	240
=banner	-99
=bans	137
=bar	-48
=barber	-32
=barbershop	174
=barcode	31
=bare	122
=barely	-58
=bari	131
=barista	-147
=bark	-49
=barked	-126
=barking	-205
=barley	104
=barn	99
=barrel	121
=barry	-111
=bars	-188
=bartek	153
=bas	148
=base	79
=based	52
=basel	-4
=basement	57
=bash	95
=bashir	126
=basically	-74
=basket	54
=basketball	-57
=basque	27
=bass	136
=bassoon	47
=bat	-129
=batch	-21
=batches	81
=bath	118
=bathroom	114
=bathrooms	130
=baths	-132
=batistuta	12
=batteries	26
=battery	-161
=bay	224
=bazel	147
=bc	112
=be	-21
=bea	92
=beach	-63
=beagle	211
=beaming	-128
=bean	-157
=beans	-194
=bear	-147
=beard	-121
=beat	-241
=beata	176
=beaten	81
=beatrix	46
=beatriz	103
=beats	-252
=became	-95
=because	18
=bechstein	125
=become	96
=becoming	115
=bed	52
=bedroom	247
=bedrooms	-41
=beds	173
=bedsit	145
=bedtime	71
=beech	117
=beef	-112
=beehives	84
=beekeeper	10
=beekeeping	72
=been	-31
=beep	-154
=beeping	-120
=beeps	-158
=beer	-41
=beers	-126
=bees	-134
=beetroot	-144
=before	144
=beg	-166
=began	111
=begin	-40
=beginner	60
=beginners	103
=beginning	-100
=begins	-285
=begun	52
=behind	-81
=beige	65
=being	233
=belgium	-19
=believe	-156
=bells	142
=belong	-127
=belonged	72
=belongs	146
=below	-180
=belt	281
=ben	-153
=bench	107
=bend	16
=beneath	-39
=benedikt	140
=benefits	147
=bengali	-136
=benin	134
=bergamo	127
=bergen	24
=berlin	-251
=berlingo	195
=bernard	29
=bernina	129
=bertie	91
=besançon	-30
=besides	91
=bess	-75
=best	-64
=bet	36
=beta	-12
=bethan	147
=betis	-33
=better	-125
=betting	89
=between	-74
=bev	181
=bevin	138
=beyoncé	27
=beyond	215
=bicycles	-108
=bid	-16
=bide	71
=big	158
=bigger	-218
=biggest	108
=bigquery	125
=bikes	-13
=bilbao	-55
=bill	-134
=billing	201
=bills	197
=bin	-135
=bingo	-28
=binned	-72
=bins	-135
=bio	-141
=bioinformatics	88
=biology	26
=birch	155
=bird	40
=birds	26
=birdwatching	97
=birgit	43
=birth	267
=birthday	-70
=birthdays	209
=biscuit	128
=biscuits	-191
=bit	-221
=bite	-206
=bites	267
=bits	-238
=bitten	-127
=bitter	66
=black	-42
=blackwork	86
=bladder	188
=blame	-148
=bland	-92
=blank	-416
=blanket	-113
=blanks	-147
=blast	-14
=blasts	-27
=bleach	-151
=bled	113
=bleed	15
=blender	80
=bless	-130
=blessing	180
=blew	-223
=blind	-52
=blinking	-130
=bliss	-140
=block	-35
=blocked	-209
=blocker	-140
=blocking	-227
=blocks	154
=blog	-89
=bloke	-143
=blood	-127
=bloods	61
=blow	-201
=blower	-82
=blowing	-189
=blowtorch	-51
=blue	16
=blunt	106
=blur	-81
=blurry	-281
=bo	100
=board	107
=boarding	44
=boards	5
=boat	143
=boats	215
=boatyard	-54
=bob	-216
=boda	12
=bodge	-122
=body	-144
=bog	-124
=bogdan	160
=bogota	-72
=bogotá	95
=bogs	9
=bohinj	124
=boil	-136
=boiled	-183
=boiler	65
=boiling	-212
=boils	-136
=bolaji	-17
=bold	6
=bollywood	78
=bologna	130
=bolt	-27
=bolton	128
=bombed	95
=bonds	125
=bone	-81
=bones	-81
=bonfire	-107
=bonfires	28
=bonneville	67
=bonsai	-57
=book	-12
=bookbinding	-41
=booked	45
=booking	-204
=bookings	187
=bookkeeper	185
=bookkeeping	27
=books	87
=bookshop	-54
=boot	-187
=boots	-142
=border	77
=borders	153
=bore	-73
=bored	-321
=bores	56
=boring	-8
=born	165
=borrow	-46
=borrowed	-18
=bosch	203
=bose	70
=boss	-255
=bossy	-97
=boston	137
=bot	-12
=both	61
=bother	-46
=bothered	-220
=bottle	-186
=bottles	-148
=bottom	93
=bought	-66
=bouldering	156
=bouncy	-120
=bound	104
=bouzouki	115
=bow	133
=bowl	-134
=bowling	182
=bowls	204
=bowser	-158
=box	110
=boxed	17
=boxes	-50
=boxing	99
=boy	129
=boyfriend	158
=boys	334
=bp	-49
=bpm	-132
=braai	-78
=brace	-56
=braces	229
=bracket	-264
=brackets	-74
=bradford	151
=braga	153
=brahms	-117
=braille	86
=brain	-198
=brakes	120
=bram	17
=bramble	205
=bramleys	134
=branch	-30
=branches	96
=brand	129
=brands	134
=brass	119
=braunston	77
=brave	88
=brazil	-137
=brazilian	-96
=brb	-364
=brca1	106
=breach	119
=bread	-52
=break	-119
=breakfast	-100
=breaking	-199
=breaks	-43
=breast	52
=breath	-67
=breathe	-179
=breeds	-116
=brew	111
=brewery	31
=brewing	27
=brick	23
=bricklayer	126
=bridal	119
=bride	47
=brides	44
=bridge	-6
=bridgers	138
=bridges	9
=brief	-190
=brigade	218
=bright	-145
=brigid	87
=brilliant	-177
=bring	-78
=bringing	140
=brings	194
=brinjal	63
=brisket	-164
=bristol	79
=british	173
=brittany	-34
=brixton	58
=brno	-17
=bro	57
=broadband	128
=brochure	-134
=broke	-87
=broken	-144
=broker	40
=bron	-25
=broom	-105
=brother	71
=brother-in-law	214
=brothers	-92
=brought	-27
=brown	-126
=brownies	-150
=browns	61
=browser	-209
=browsers	-113
=bruges	-132
=bruna	-53
=bruno	9
=brush	-67
=brutal	-92
=bsl	173
=bto	-114
=btw	-159
=bucket	-184
=bucks	-115
=budapest	-107
=budge	-30
=budget	11
=budgets	-74
=budgies	172
=buffering	-166
=buffet	-137
=bug	-218
=bugs	-112
=build	-159
=builder	88
=builders	-11
=building	254
=buildings	165
=builds	78
=built	148
=bulb	-110
=bulbs	-148
=bullet	179
=bullets	-92
=bump	-127
=bumper	-148
=bun	-114
=bungalow	235
=bureau	218
=burger	-103
=burgers	-57
=burgled	123
=burgos	-79
=buried	-36
=burn	116
=burned	11
=burning	-224
=burnout	149
=burns	-95
=burnt	-232
=burst	-118
=bury	41
=bus	-77
=buses	145
=busiest	110
=busk	144
=busker	-120
=bust	79
=busy	-131
=but	-85
=butcher	57
=butter	-265
=buttermilk	-146
=button	-466
=buttons	5
=buy	-115
=buyer	-130
=buying	98
=buys	-135
=buzzing	-175
=by	187
=bye	-145
=bypass	167
=byte	-135
=c	-77
=c1	140
=ca	134
=cab	39
=cabbage	-117
=cabin	118
=cabinet	177
=cabins	-72
=cable	-167
=cables	-99
=cache	-177
=cad	130
=cafes	145
=caffeine	77
=café	-17
=cage	49
=cake	-129
=cakes	-50
=calcium	87
=calendar	-131
=calf	-52
=calgary	189
=calibrated	166
=call	-132
=callback	-152
=calle	162
=called	220
=caller	-98
=calligraphy	107
=calling	-420
=callouts	159
=calls	350
=callum	29
=calm	18
=calmer	-139
=calorie	125
=calories	159
=calves	-161
=came	-88
=camera	71
=cameras	136
=camila	57
=camino	217
=camper	135
=campervan	118
=camping	-42
=campsite	48
=can	-134
=canada	-80
=canadian	143
=canal	131
=canary	69
=cancel	11
=cancellation	-66
=cancelled	-133
=cancer	105
=candidate	-178
=candle	-165
=candlemas	213
=cane	191
=cannae	-143
=canoe	97
=canon	145
=canteen	-7
=cantonese	173
=cap	38
=cape	-10
=capital	-189
=capitals	5
=capo	97
=capped	140
=caps	-145
=capsule	-19
=captain	94
=captcha	-205
=caption	-189
=captions	174
=car	-47
=caravan	72
=carbon	-113
=carburettor	-103
=card	-126
=cardiff	174
=cardiologist	227
=cards	-52
=care	71
=career	120
=careers	114
=carer	211
=carers	137
=caretaker	-17
=cargo	133
=caribbean	-36
=caring	96
=carla	-42
=carlisle	-95
=carlo	-21
=carol	145
=carousel	-81
=carpal	140
=carpathians	114
=carpentry	147
=carpet	-164
=carpets	142
=carraroe	104
=carriage	-130
=carried	-191
=carrier	51
=carries	134
=carrot	-149
=carrots	-71
=carry	41
=cars	94
=carsick	150
=cartoon	-272
=carved	-20
=case	-94
=cases	-138
=cash	75
=cashew	63
=cashews	-39
=casio	-131
=cast	-109
=castle	-128
=cat	-149
=catalan	27
=catalogue	123
=catan	-127
=cataract	97
=cataracts	208
=catch	90
=catches	77
=catching	-85
=categories	-114
=caterer	-98
=catering	109
=cathedral	86
=catholic	-35
=cats	-190
=cattle	159
=caught	-250
=cause	88
=cavalry	-9
=cbc	20
=cc	87
=cdl	75
=cebu	240
=ceilidh	53
=ceiling	-48
=ceilings	149
=celebrate	34
=celery	-87
=celia	-47
=celiac	-44
=cell	-83
=cellar	290
=cellist	31
=cello	60
=cells	-151
=celta	-127
=celtic	159
=cement	-46
=cent	87
=center	-91
=central	136
=centre	262
=cents	37
=century	98
=ceo	-148
=ceramics	136
=cereal	-119
=ceremony	115
=cert	191
=certificate	-101
=certificates	-51
=certified	101
=cet	147
=cfo	163
=ch	-171
=chad	-48
=chain	-137
=chair	178
=chaired	-93
=chairs	-19
=chale	91
=chalk	165
=chamonix	-24
=chancer	-130
=change	-81
=changed	-59
=changes	59
=changing	-147
=channel	-181
=channels	155
=chantal	110
=chaos	-124
=chap	-202
=chapel	151
=chapter	-444
=character	-412
=characters	41
=charge	197
=charged	-165
=charger	-206
=chargers	155
=charges	-59
=charging	64
=charity	-52
=chars	-154
=chart	-395
=charts	107
=chase	33
=chaser	-98
=chasing	63
=chat	-306
=chatbot	-140
=chats	-61
=cheap	-97
=cheaper	-69
=cheapest	-74
=cheaply	-109
=cheat	-118
=check	-240
=check-up	-89
=checked	-212
=checker	-159
=checking	20
=checklist	-157
=checkout	23
=checks	210
=cheeky	-109
=cheer	-132
=cheerful	-76
=cheers	-185
=cheese	50
=cheeses	144
=cheesy	-146
=chef	83
=chemicals	155
=chemist	-136
=chemists	-92
=chemo	236
=cheques	-82
=chess	-36
=chest	128
=chew	144
=chewing	12
=chews	176
=chi	83
=chiang	30
=chicken	-254
=chickens	121
=chidi	104
=child	109
=childcare	143
=childhood	174
=childminder	213
=children	138
=chile	259
=chilean	130
=chilli	135
=chillies	95
=chimney	-30
=chin	193
=chipper	-72
=chippy	137
=chips	-65
=chirpy	-101
=chocolate	-54
=choice	107
=choir	89
=choirmaster	40
=cholesterol	154
=choose	-6
=chop	-203
=chord	-81
=chords	-125
=chores	91
=chose	-130
=christening	-56
=christie	-171
=christmas	47
=chrome	-34
=chronic	51
=chuck	-141
=church	220
=churches	136
=churchwarden	182
=ci	-172
=cider	125
=cigarette	142
=cilantro	-126
=cinema	-4
=circle	76
=circles	-121
=circling	-145
=circuit	101
=circular	-86
=circus	-22
=cis	144
=cite	147
=cities	-50
=citizenship	155
=citroëns	-96
=city	-30
=civil	-66
=claim	90
=claims	-238
=clamp	117
=clan	153
=clara	-14
=clashes	18
=class	98
=classes	229
=classmates	39
=classroom	212
=clause	-224
=claustrophobic	148
=clay	169
=clean	-23
=cleaned	-70
=cleaner	-21
=cleaning	44
=cleans	8
=clear	-92
=cleared	34
=clearing	42
=clears	121
=clef	-182
=clerk	6
=clever	41
=click	-298
=clicked	-71
=clicking	-53
=clicks	77
=client	-155
=clients	276
=climate	123
=climb	30
=climbed	13
=climbing	93
=clinic	-11
=clinical	88
=clinics	43
=clint	-77
=clip	-308
=clipboard	-154
=clips	-85
=clive	149
=clock	-19
=clocks	193
=close	-44
=closed	-169
=closes	26
=closest	123
=closing	-151
=cloth	-37
=clothes	-17
=cloud	191
=clown	-118
=club	205
=clue	-168
=cluj	178
=cluster	209
=clusters	-37
=clutch	170
=cm	23
=co	81
=co-founder	76
=co-housing	-27
=co-op	14
=co-own	124
=coach	-95
=coaches	9
=coaching	139
=coal	-108
=coast	25
=coastal	102
=coat	-198
=coats	-104
=cobol	33
=cochlear	107
=cockapoo	34
=cockatoo	-6
=cocoa	36
=coconut	55
=code	137
=codebase	118
=coded	108
=codes	-95
=coding	124
=coeliac	55
=coffee	-142
=coffees	-95
=coffins	-77
=coimbra	-141
=coin	-109
=coins	-60
=col	-7
=cold	-126
=colin	26
=collarbone	134
=colleague	-297
=colleagues	-116
=collect	247
=collected	-50
=collection	102
=collector	35
=college	172
=collie	132
=colliery	174
=colmar	-43
=color	-140
=colour	-85
=colour-blind	291
=colourblind	202
=coloured	83
=colours	136
=column	-346
=columns	42
=combi	135
=come	113
=comes	95
=comfy	-135
=comic	-158
=coming	-342
=comma	-58
=command	-25
=commands	160
=commas	-201
=comment	-197
=comments	51
=commission	-85
=commit	-172
=commits	56
=committee	111
=commode	14
=common	-198
=community	173
=commute	328
=companies	-108
=company	111
=comparison	-130
=competitor	-96
=compile	-30
=compiler	-57
=compiles	-223
=compiling	75
=complain	63
=complained	-191
=complaining	-134
=complains	-176
=complaint	-271
=complaints	-49
=complete	39
=complicated	-162
=component	-216
=compose	-59
=compost	-165
=compound	69
=compressor	102
=computer	80
=comrades	99
=con	109
=concern	-146
=concerning	-122
=concert	65
=conclusion	127
=concrete	173
=condition	-76
=conditioning	21
=condolence	-73
=conduct	116
=conductor	51
=conf	-21
=conference	-5
=config	-114
=confirmed	136
=conflict	-155
=conflicts	-205
=confluence	157
=confuse	107
=confused	-204
=confuses	-22
=confusing	-165
=congregation	89
=connect	-19
=connection	-205
=conor	96
=cons	-175
=conservatory	75
=consider	-138
=considering	33
=console	-62
=constructor	-134
=consuelo	144
=consulate	4
=consult	131
=consultant	223
=contact	21
=contacts	-58
=container	-174
=contessa	112
=contest	-98
=context	-91
=continue	-187
=contract	236
=contractors	223
=contracts	40
=contradicts	-141
=contribution	-20
=control	-25
=controller	125
=controllers	142
=controls	-128
=conversation	-5
=conversion	142
=convert	-245
=converted	173
=conwy	-140
=cook	98
=cookbook	199
=cooked	-184
=cooker	113
=cookery	-4
=cooking	-20
=cooks	223
=cool	-166
=cooler	-34
=coop	-17
=cooper	153
=cooperative	170
=cop	17
=copd	148
=copied	-11
=copies	-203
=copper	50
=coppers	-119
=copy	151
=cords	19
=core	108
=coriander	44
=cork	141
=cornbread	-6
=corner	-46
=cornflour	-131
=corolla	147
=coros	159
=correct	-126
=corrected	9
=correction	-146
=corridor	-12
=corrupt	-104
=cost	-84
=costs	-178
=costume	-178
=cosy	92
=cottage	257
=cottages	162
=cotton	94
=couch	-135
=cough	-155
=coughing	-139
=could	-222
=council	136
=count	-234
=counted	-61
=counter	-61
=counties	-75
=counting	143
=countries	40
=country	-65
=counts	152
=county	232
=couple	-185
=couples	-57
=courgette	-170
=courgettes	-8
=courier	-131
=course	53
=court	149
=couscous	-128
=cousin	-181
=cousins	162
=cover	-50
=covered	-31
=covering	139
=covers	116
=covid	205
=cow	36
=coworker	-135
=cows	-243
=cox	38
=cpap	254
=cpd	-142
=cpu	-61
=crack	-53
=cracked	120
=crackers	-68
=crackles	-164
=cradle	-58
=craft	-132
=craig	-109
=cramped	-161
=cranberry	16
=crane	219
=crash	244
=crashed	-240
=crashes	-227
=crashing	-147
=crate	-152
=crates	88
=cravat	-115
=craving	-140
=crawling	-172
=crayon	-104
=crazy	-304
=cream	-98
=credit	105
=credits	-193
=cremona	148
=crete	-85
=crew	156
=crews	-39
=cricket	45
=cried	-22
=crime	31
=criminal	-83
=criminology	-12
=crisps	-144
=croatian	-93
=crochet	126
=croft	119
=crohn	90
=cron	-98
=crooked	21
=crop	-37
=cross	-252
=crossed	-145
=crossfit	96
=crossword	-153
=crowd	-99
=crowds	85
=crown	94
=crowns	104
=croydon	75
=cruciate	160
=cruise	44
=cruises	136
=crumble	-144
=crumbly	133
=crumpet	-140
=crust	42
=cry	-212
=crying	-319
=crypto	141
=crystals	-167
=crêpes	35
=css	-120
=csv	-180
=cto	48
=cultural	84
=cup	-292
=cupboard	174
=cups	8
=curious	-210
=curl	52
=curling	-100
=curly	-69
=current	-90
=currently	-101
=curry	-115
=curse	57
=cursive	129
=cursor	-57
=curtains	-46
=cusco	164
=custard	-150
=custody	232
=custom	-176
=customer	-416
=customers	23
=customs	15
=cut	-117
=cute	-161
=cutlery	156
=cutoff	35
=cuts	93
=cutting	-204
=cv	-55
=cyan	-95
=cycle	50
=cycling	135
=cyprus	33
=cystic	148
=czech	161
=d	-42
=d&d	193
=d2	-171
=da	77
=dad	383
=daddy	102
=dads	146
=daegu	-20
=daft	-82
=dag	-70
=dags	147
=dahlias	-40
=daily	249
=dairy	136
=dakar	149
=dal	-36
=dalarna	-50
=damp	-21
=dan	5
=dana	35
=dance	44
=danced	-45
=dancing	33
=daniel	126
=danish	53
=danuta	-71
=dare	-146
=dares	151
=dari	158
=dario	175
=dark	-111
=darkroom	68
=darren	-47
=darts	141
=dash	-164
=dashboard	60
=dashboards	-47
=data	-7
=database	-42
=dataframe	-104
=dataset	-155
=date	-254
=dated	-158
=dates	-4
=datev	169
=dative	40
=daughter	126
=daughter-in-law	188
=daughters	-96
=dawn	-68
=days	98
=db	167
=dba	39
=dbt	169
=ddl	-118
=de	-78
=deacon	30
=dead	-233
=deadlift	44
=deadline	-100
=deadlines	141
=deaf	135
=deal	30
=dealer	29
=dean	-44
=deano	139
=deans	63
=dear	-99
=death	63
=debate	-119
=debian	-35
=debt	177
=debts	82
=debugging	-116
=decade	175
=decades	187
=decaf	47
=december	361
=decent	132
=decide	-228
=decided	64
=decides	137
=decimals	-135
=decision	-23
=decisions	-27
=deck	-165
=decks	75
=declan	-67
=declared	127
=declined	-144
=dee	-58
=deed	16
=deeds	-39
=deep	121
=default	-89
=defence	-33
=defender	65
=defending	-34
=defrost	-131
=degeneration	145
=degree	195
=degrees	-96
=dehumidifier	-73
=delay	-72
=delayed	-220
=dele	106
=delete	-294
=deleted	-126
=delft	189
=deliver	74
=delivered	-38
=deliveries	289
=delivers	148
=delivery	-189
=dell	139
=delphi	126
=delphine	119
=delta	-10
=delve	66
=dem	-85
=demands	139
=dementia	271
=demo	-206
=denied	-165
=denise	6
=denmark	-62
=dental	-8
=dentist	-356
=dentistry	-59
=dentists	167
=dentures	220
=department	247
=depend	94
=depends	-15
=deploy	-212
=deployed	-40
=deploys	128
=deposit	125
=depot	124
=deprecated	-150
=depression	-91
=dept	181
=depth	-103
=deputy	228
=derek	30
=derry	127
=descending	-152
=description	-129
=deshawn	113
=design	254
=designer	-53
=designing	51
=desk	38
=desks	168
=desmond	151
=desperate	-85
=despite	-35
=destroy	-153
=detection	142
=dev	105
=developer	137
=device	-69
=devices	-189
=devs	194
=dewar	-81
=diabetes	112
=diabetic	60
=diagnosed	-5
=diagnosis	69
=diagram	-339
=diagrams	160
=dial	76
=dial-up	23
=dialog	-146
=dialogue	-153
=dialysis	268
=diamonds	-36
=diary	-34
=dict	-132
=dictate	113
=dictating	-28
=dictation	35
=dictionary	-145
=did	-261
=die	90
=died	-64
=dies	-32
=diesel	186
=diet	107
=dieter	59
=dietitian	204
=diff	-183
=differ	-182
=difference	-282
=different	-241
=differs	-151
=difficult	46
=dig	70
=digger	71
=digging	155
=digital	126
=digits	-169
=digs	173
=dilip	-112
=dim	-101
=dimitri	43
=dining	219
=dinnae	66
=dinner	-197
=dinners	188
=dinosaur	-134
=diocese	35
=diploma	140
=dips	-63
=direct	-26
=director	-24
=dirt	-131
=dirty	-135
=disability	125
=disagree	-176
=disaster	-80
=disc	194
=disclaimers	144
=disease	96
=dish	-72
=dishes	-207
=dishwasher	82
=disk	-234
=dislike	174
=disorder	210
=dispatcher	177
=display	47
=displays	94
=dissertation	175
=distance	193
=distances	-57
=distracted	-86
=district	69
=div	-239
=diving	132
=divorce	289
=divorced	98
=diwali	140
=dizzy	-12
=dj	32
=django	164
=dk	-125
=dm	-25
=dmitri	-134
=dna	111
=dns	-144
=do	-14
=doable	-54
=doc	-79
=docker	-140
=dockerfile	-119
=docs	-28
=docstrings	98
=doctor	71
=doctoral	113
=doctorate	132
=doctors	173
=document	-44
=documentary	-240
=documents	74
=dodgy	109
=does	-129
=dog	-185
=dogs	-165
=doha	-107
=doing	24
=dollar	-153
=dollars	125
=domain	-19
=dome	47
=domestic	86
=don	-215
=dona	160
=donald	155
=donate	-34
=donated	-13
=donates	94
=donations	94
=done	102
=donegal	117
=donkey	-26
=donkeys	127
=donors	-32
=donuts	-112
=door	-4
=doors	294
=doorway	76
=doreen	-42
=dorian	-6
=doris	136
=dorm	152
=dorota	93
=dose	138
=dot	142
=dots	-42
=double	-33
=doubled	-101
=doubles	60
=doubt	-187
=dough	-318
=dov	54
=dover	-76
=down	11
=download	-240
=downs	-38
=downstairs	144
=dozed	-144
=dozen	68
=dpd	121
=dpo	169
=dr	194
=dr.	102
=draft	-145
=drafts	132
=drag	98
=dragan	-58
=dragged	-121
=dragon	-177
=drags	-180
=drainage	128
=drains	-166
=drama	-115
=dramas	115
=dramatic	-169
=dramatics	54
=drank	-174
=draught	-122
=draw	78
=drawer	-66
=drawers	170
=drawing	65
=drawings	236
=drawn	79
=dreadful	-169
=dream	57
=dreamt	-102
=dress	-7
=dressed	106
=dresser	142
=dresses	41
=drew	-126
=dried	72
=dries	124
=drifts	75
=drill	-184
=drilling	156
=drills	41
=drink	129
=drinking	138
=drinks	48
=drip	-96
=dripping	-138
=drips	-140
=drive	207
=driver	-42
=drivers	212
=drives	-154
=driveway	107
=driving	23
=drizzle	-35
=drone	11
=drop	143
=dropbox	171
=dropping	124
=drops	-265
=drove	-145
=drowned	75
=drowsy	-172
=drum	42
=drummer	-156
=drummers	-113
=drumming	-26
=drums	-147
=dry	68
=dry-stone	-66
=dryer	6
=dryers	114
=drying	-113
=ds218	132
=du	-111
=dual	149
=dub	-50
=dubai	243
=dubbo	-74
=dublin	166
=duchess	89
=duck	-64
=ducks	-136
=dud	55
=due	-26
=dug	15
=duke	-44
=dull	-226
=dumb	-86
=dummy	-100
=dumplings	-177
=dumps	9
=dundee	-37
=dunedin	183
=dungeon	15
=dunno	-110
=duolingo	100
=duplicate	-94
=duplicates	-241
=durban	18
=during	119
=dust	120
=duster	139
=dutch	61
=duty	56
=dye	183
=dyed	-100
=dyeing	119
=dying	10
=dyscalculia	256
=dyslexia	87
=dyslexic	253
=e	-69
=e-bike	49
=e-mail	44
=e4	-101
=each	156
=ear	199
=earbud	-198
=earlier	-254
=earlies	145
=early	-48
=earn	122
=earned	-87
=earning	124
=earns	-142
=earplugs	70
=ears	-8
=earth	-193
=easier	-134
=easily	182
=east	136
=easter	238
=easy	-15
=eat	112
=eaten	-289
=eater	143
=eating	-51
=eats	100
=ebay	89
=ebba	187
=ecb	-165
=echo	-136
=economy	-33
=eczema	127
=edge	42
=edges	-155
=edie	140
=edinburgh	73
=edit	110
=edited	-112
=edith	94
=editing	108
=edition	43
=editor	-179
=edits	33
=eel	41
=effect	-6
=egg	116
=eggs	-145
=ehcp	70
=ehcps	171
=eid	44
=eight	54
=eighteen	-64
=eighties	89
=eighty	127
=eighty-one	172
=either	58
=elastic	150
=elbow	134
=elder	120
=eldest	170
=elected	21
=election	-24
=electric	343
=electrician	11
=electricity	-57
=electrics	-18
=element	-187
=elevator	-119
=eleven	-56
=elias	-51
=elif	140
=elixir	113
=ella	153
=elliot	-49
=elodie	105
=else	-35
=elspeth	-130
=elvis	8
=ely	115
=em	211
=emacs	168
=email	-8
=emailed	-229
=emails	35
=embedded	150
=emeka	101
=emergency	105
=emi	-86
=emigrated	117
=emigrating	119
=emil	-18
=emoji	-107
=emojis	16
=employed	140
=employee	-24
=employees	-27
=employer	164
=emptied	-62
=empty	-96
=emre	-75
=encoder	-150
=end	107
=ended	-75
=ending	-320
=endings	-56
=endless	-123
=endnotes	14
=endpoint	-217
=ends	-158
=enemy	182
=energy	-181
=enfield	-16
=eng	134
=engaged	-113
=engine	234
=engineer	10
=engineering	119
=engineers	-18
=england	22
=english	27
=enjoy	145
=enjoyed	-130
=enough	-252
=enrolled	-34
=enter	-132
=entered	7
=enters	-154
=entire	27
=entirely	-37
=entry	63
=enum	-191
=env	-113
=envelope	-47
=environment	180
=epilepsy	274
=epileptic	130
=epipen	258
=epipens	130
=episode	-233
=epochs	-105
=equal	-15
=equity	-45
=ericeira	66
=eritrea	-46
=erp	158
=error	-237
=errors	-41
=especially	7
=esperanto	-56
=esperanza	44
=espressos	36
=essay	-397
=essays	61
=essential	190
=estate	151
=estimate	65
=estimated	45
=estonia	18
=ethics	82
=ethiopia	148
=ethiopian	-9
=etsy	201
=eu	-46
=eulogy	-117
=euro	27
=europe	-183
=euros	91
=eurovision	-49
=ev	130
=eve	-79
=even	95
=evening	-108
=evenings	389
=evenly	-97
=events	-124
=ever	325
=every	352
=everybody	-159
=everyone	-200
=everyones	-163
=everything	210
=everywhere	80
=evicted	91
=evil	40
=ewa	141
=ewan	157
=ewe	-77
=ewes	207
=ex	173
=ex-husband	91
=ex-wife	121
=exact	-37
=exactly	-56
=exam	18
=example	-547
=examples	191
=exams	168
=excavator	-8
=excel	31
=excellent	-57
=except	215
=exceptions	167
=exchange	85
=exclamation	-42
=excuse	-305
=excuses	-6
=execution	93
=executor	205
=exercise	-228
=exercises	-146
=exhaust	-107
=exhausted	-114
=exist	-28
=exit	-326
=exits	-21
=expats	153
=expect	-99
=expected	23
=expecting	111
=expense	118
=expensive	-164
=experience	-181
=expired	-193
=expires	-101
=explain	-86
=explained	-136
=explaining	-102
=explains	-72
=explanation	-49
=explorer	-139
=exponential	-58
=export	-127
=extend	34
=extension	145
=extra	35
=extract	-181
=extractor	177
=eye	145
=eyes	87
=eyesight	261
=f	-140
=fabia	120
=fable	-220
=fabric	62
=face	26
=facebook	105
=faces	171
=facilities	-91
=facing	140
=fact	-81
=factory	81
=faculty	128
=fada	54
=fade	-10
=faden	-47
=fado	-43
=fags	90
=fahrenheit	-93
=fail	-26
=failed	125
=failing	-249
=fails	-373
=failure	89
=faint	-69
=fainted	-65
=fair	-306
=fairphone	174
=fairs	147
=faith	116
=fake	-251
=falafel	156
=fall	42
=fallen	50
=falling	-17
=falls	-245
=false	-23
=fam	8
=families	18
=family	501
=famous	42
=fan	-109
=fancied	-79
=fancy	-267
=fantasy	-166
=far	21
=farah	-40
=farewell	-114
=farid	143
=farm	143
=farmed	-19
=farmer	-94
=farmers	162
=farmhouse	-19
=farms	-169
=faro	-42
=farrier	232
=farsi	-112
=fast	-161
=fasted	20
=faster	-8
=fasting	141
=fastnet	-10
=fasts	139
=fat	-58
=father	157
=father-in-law	167
=fatima	31
=fatty	92
=fault	-228
=fauré	-19
=favour	-144
=favourite	-31
=fax	-14
=fear	105
=feature	88
=feb	161
=february	240
=fed	-79
=fedora	158
=fee	-20
=feed	104
=feedback	-178
=feeding	-189
=feeds	17
=feel	-236
=feeling	-85
=feelings	-154
=feels	-117
=fees	78
=feet	-21
=felix	83
=fell	-151
=fella	-78
=fellbrook	130
=fellow	8
=felt	-292
=female	-116
=femi	194
=femke	165
=fence	16
=fencing	-67
=fenna	134
=fergus	88
=fern	87
=ferrata	24
=ferret	46
=ferrets	-100
=ferries	115
=ferry	9
=festival	-29
=feta	-166
=fetch	-158
=fetches	8
=fete	38
=fever	71
=few	-157
=fewer	-197
=ffion	120
=ffs	-143
=fiancé	123
=fibre	31
=fibrosis	124
=fictional	-155
=fiddle	-47
=field	84
=fields	55
=fifteen	199
=fifth	99
=fifties	138
=fiftieth	148
=fifty	197
=fifty-minute	160
=fig	203
=fight	-194
=fighting	-44
=figma	110
=figure	-149
=figures	-195
=file	-206
=files	134
=fill	-235
=filler	-194
=filling	109
=fills	-58
=film	-241
=filmed	-132
=films	54
=filter	-111
=filthy	-89
=final	-221
=finale	-181
=finally	-214
=finals	83
=finance	252
=find	-325
=finds	-32
=fine	-40
=finger	62
=fingers	65
=finish	68
=finished	-248
=finishes	5
=finishing	62
=finland	-131
=finn	203
=finnish	-103
=fintech	128
=fiona	-137
=fionn	158
=fire	-37
=fired	-154
=firefighter	127
=firefox	-176
=fires	-201
=firewood	131
=fireworks	64
=firm	33
=firms	15
=firmware	112
=first	79
=firstborn	140
=fiscal	102
=fish	-62
=fished	-32
=fishing	-47
=fishmonger	103
=fit	-220
=fits	156
=fitter	87
=fitz	-79
=five	-41
=five-year-old	64
=fiver	34
=fives	115
=fix	-281
=fixed	251
=fixes	-95
=fixing	-77
=fixture	-155
=fizzy	151
=fjord	-37
=flag	-226
=flagged	-160
=flags	107
=flake	28
=flaky	-95
=flamenco	5
=flap	112
=flares	34
=flashing	101
=flask	-30
=flat	19
=flatly	-147
=flatmate	-135
=flatmates	122
=flats	-8
=flavour	-139
=fleece	-46
=fleet	82
=flemish	24
=flew	-142
=flicker	-17
=flickering	-25
=flickers	-150
=flies	128
=flight	-167
=flights	-24
=flip	-68
=flipped	141
=float	-35
=flood	166
=flooded	-74
=floods	-9
=floor	57
=floors	199
=flopped	-102
=florist	7
=flour	-55
=flow	-26
=flower	-162
=flowers	-35
=flown	212
=flu	-180
=fluent	124
=fluid	152
=flutter	149
=fly	-41
=flyer	35
=flying	135
=foals	97
=foam	113
=focus	-91
=focused	-219
=fodmap	125
=fog	-168
=foggy	44
=folake	-102
=fold	88
=folded	6
=folder	59
=folding	17
=folds	88
=folic	159
=folk	-194
=folks	106
=follow	90
=follow-up	71
=followed	-164
=following	-98
=follows	93
=font	-338
=fonts	31
=foo	-159
=food	106
=foods	168
=fool	-148
=foot	142
=football	4
=footballer	-169
=footer	-113
=footnote	-197
=footnotes	-133
=footpath	-43
=for	21
=forbidden	174
=forbids	29
=force	61
=forecast	-234
=forehead	-160
=foreman	-60
=forest	38
=forestry	126
=forever	-7
=forgave	-9
=forge	72
=forged	-45
=forget	-162
=forgets	111
=forgive	-157
=forgot	-230
=forgotten	-149
=fork	-65
=forklift	56
=form	-82
=formal	-155
=format	-131
=formatting	-177
=former	-132
=forms	-69
=formula	-340
=fort	14
=forties	149
=fortieth	194
=fortnight	155
=fortnightly	151
=fortran	170
=fortune	-195
=forty	166
=forty-one	112
=forty-six	130
=forty-two	91
=forum	-214
=forums	-168
=forward	38
=forwarded	-131
=foster	195
=fostered	-44
=fostering	129
=foul	-161
=found	-41
=founded	-165
=founder	19
=fountain	63
=four	-73
=four-day	10
=four-person	38
=fourteen	162
=fourth	169
=fox	21
=fractions	-125
=frame	-90
=framework	-39
=fran	-7
=france	-170
=franchise	147
=francigena	65
=francs	29
=frank	-128
=frankfurt	116
=frankly	-140
=frau	196
=fraud	61
=free	-100
=freebsd	-59
=freelance	259
=freelancers	-43
=freelancing	129
=freemason	-16
=freeze	129
=freezer	120
=freezes	-48
=freezing	-357
=freight	41
=fremantle	183
=french	-4
=fresh	-161
=freya	16
=friday	39
=fridays	201
=fridge	-49
=friend	-95
=friendlier	-144
=friendly	-152
=friends	233
=frightened	181
=frisian	159
=frog	-163
=from	38
=front	-15
=frontend	177
=frost	-41
=frosts	132
=froze	-266
=fruit	45
=fry	-124
=fryer	93
=frying	120
=ft	129
=fuel	40
=fuji	82
=full	-79
=full-time	-65
=fully	200
=fuming	-138
=fun	-128
=function	-219
=functions	-137
=fund	-7
=funding	242
=funds	-53
=funeral	-155
=funniest	-150
=funny	-294
=fur	-122
=furious	-153
=furniture	-141
=further	-209
=fuse	5
=fused	160
=fuss	-224
=fussy	-130
=futsal	15
=future	-136
=g	31
=gaelic	122
=gaffer	122
=gag	147
=gail	-86
=gain	43
=gala	-78
=galaxy	-109
=gale	-100
=galicia	155
=gallbladder	204
=galley	11
=galway	-25
=gambling	47
=game	-310
=games	-42
=gap	-4
=gaps	-150
=garage	202
=garbage	-108
=garden	165
=gardener	-99
=gardens	51
=gare	-119
=garlic	-21
=garmin	53
=gary	103
=gas	219
=gastric	149
=gate	-65
=gates	-44
=gateway	-80
=gauge	29
=gave	-6
=gavin	61
=gaz	137
=gb	-15
=gcs	161
=gcse	195
=gdansk	174
=gdańsk	128
=gdynia	186
=gear	-84
=gearbox	-47
=gelatine	-156
=general	-248
=generally	-198
=generate	-8
=generated	-40
=generation	30
=generations	122
=generator	-143
=genius	-155
=genoa	48
=genotype	102
=gent	155
=gentle	-225
=gentleman	-28
=geocaching	120
=geoffrey	105
=geography	-37
=geology	107
=george	142
=georgian	239
=gerald	-117
=german	58
=germany	-159
=gertrude	-25
=gerunds	-81
=gestational	-4
=get	149
=gethin	189
=gets	287
=getting	-127
=gf	232
=ghana	-71
=ghanaian	43
=ghent	4
=ghost	-165
=gi	-45
=giant	-114
=giesen	127
=gif	-103
=gift	-161
=gig	-20
=gigs	-28
=gimme	-199
=ginger	-75
=girl	160
=girlfriend	-23
=girls	325
=gist	-106
=git	-238
=github	191
=gitlab	34
=giulia	-83
=give	-172
=given	114
=giving	-61
=glaring	-71
=glasgow	9
=glass	61
=glasses	53
=glaswegian	155
=glaucoma	-5
=glaze	-117
=glazes	148
=glazing	183
=glitter	-67
=globe	-159
=glove	-189
=glovebox	143
=gloves	-225
=glucagon	122
=glue	49
=gluten	146
=gmail	-26
=gnocchi	-159
=go	50
=goa	67
=goal	70
=goalie	74
=goalkeeper	44
=goat	-121
=goats	84
=god	-186
=godfather	-20
=godmother	96
=godot	174
=goes	85
=goggles	34
=gogo	-31
=going	-127
=gold	108
=goldfish	-101
=golf	56
=gone	-78
=good	4
=google	-124
=goose	-80
=gorgeous	-121
=gothenburg	129
=gouda	64
=goulash	-75
=gout	113
=government	-107
=governors	124
=gp	138
=gpu	-84
=grab	-166
=grace	173
=graciela	-5
=grade	237
=grades	-80
=grading	59
=gradle	29
=gradually	42
=graduate	141
=graduated	150
=grafana	-29
=grain	216
=grammar	-59
=grams	-32
=gran	119
=grand	-30
=grandad	205
=grandads	62
=grandchild	183
=grandchildren	112
=granddad	190
=granddaughter	199
=grandfather	175
=grandkids	62
=grandma	131
=grandmother	86
=grandpa	122
=grandparents	107
=grandson	201
=granny	77
=grant	180
=grapefruit	32
=grapes	139
=graph	-181
=graphs	153
=grass	-146
=grateful	71
=grave	115
=gravel	139
=gravity	-144
=gravy	-159
=graz	213
=great	-131
=great-aunt	24
=great-uncle	167
=greek	-118
=green	-29
=greenhouse	223
=greens	84
=greeting	-109
=greetings	-146
=greggs	68
=greta	-71
=grew	79
=grey	-181
=greyed	-130
=greyhound	34
=greyhounds	-44
=grid	-21
=grill	111
=grim	-184
=grind	-34
=grip	195
=grocer	78
=groceries	22
=grocery	-160
=groom	37
=groomer	130
=grooming	87
=gross	-104
=ground	306
=group	334
=grouped	-94
=groups	10
=grout	-202
=grovelling	-111
=grow	238
=growing	-109
=growling	-93
=grown	168
=grows	199
=growth	-83
=grumpy	-198
=guard	130
=guards	95
=guess	-382
=guessing	100
=guest	-118
=guesthouse	170
=guests	-127
=guidance	-121
=guide	17
=guidelines	92
=guides	-37
=guinea-pigs	142
=guitar	122
=guitars	-36
=gujarati	-36
=gull	-61
=gum	74
=gunnar	104
=guns	150
=gurdwara	120
=gurkha	73
=gushing	-132
=gustavo	41
=gutter	110
=gutters	-118
=guy	-363
=guys	156
=gwen	94
=gym	-25
=gymnastics	79
=gyms	-43
=h	-82
=ha	-231
=habit	54
=hack	-107
=had	-234
=haddad	27
=haiku	-177
=hail	-20
=hair	39
=hairdresser	-134
=halal	259
=half	-4
=half-brother	39
=half-term	6
=halftime	-168
=halfway	-240
=halifax	152
=halima	22
=hall	63
=hallstatt	-10
=hallway	17
=halted	-97
=halves	-10
=ham	-51
=hamburg	103
=hamid	176
=hamish	145
=hamster	18
=hana	171
=hand	89
=handball	95
=handed	135
=handicap	105
=handle	170
=handler	-131
=handles	127
=handling	-8
=handover	-26
=hands	79
=handshake	-93
=handstand	63
=handwork	132
=handwriting	-45
=hang	76
=hanging	-98
=hangs	-205
=hanna	-145
=hannah	72
=hanne	144
=hanoi	-75
=happen	86
=happened	-137
=happens	-101
=happy	-126
=harare	153
=harbin	-52
=harbour	257
=hard	-107
=hardly	-213
=hardware	53
=hare	-147
=harmattan	100
=harmonica	-111
=harness	48
=harold	64
=harriers	139
=harrogate	183
=harry	-160
=harsh	-74
=harvest	78
=has	-122
=hashed	109
=haskell	130
=hassan	-56
=hat	-263
=hatch	98
=hate	171
=hated	-25
=hates	94
=hats	109
=hattie	113
=haul	76
=hauling	72
=haunted	-163
=hausa	-63
=have	-63
=having	92
=hay	101
=he	-60
=head	102
=headache	-317
=header	-285
=heading	-313
=headings	208
=headline	-206
=headmaster	154
=headphones	-55
=heads	34
=headset	-158
=healed	215
=health	133
=heap	-126
=hear	-202
=heard	-387
=hearing	437
=hears	106
=heart	225
=hearts	-195
=heat	168
=heated	27
=heater	168
=heaters	70
=heather	143
=heathrow	28
=heating	14
=heavier	48
=heaving	-136
=heavy	93
=hebden	140
=hebrew	-34
=hectares	-36
=hector	174
=hedda	88
=hedge	-242
=hedgehogs	177
=heidelberg	130
=height	61
=heights	138
=heike	-25
=held	130
=helene	43
=helga	-90
=hell	-78
=hello	-190
=helm	39
=helmand	153
=help	-200
=helpdesk	-14
=helped	82
=helper	-77
=helpline	-95
=helps	148
=hem	-77
=hen	35
=hence	-23
=hendersons	32
=hendrik	7
=henk	21
=henrike	170
=hens	135
=her	51
=herd	139
=herded	-47
=here	-106
=heres	-121
=heritage	144
=hernia	192
=hero	-331
=heroine	-273
=heron	-161
=herons	-106
=herr	108
=herring	41
=hers	-101
=herself	135
=hetzner	252
=hexham	207
=hey	-237
=hgv	224
=hi	-188
=hibernates	140
=hibs	-68
=hidden	33
=hide	-29
=hides	25
=hiding	-162
=high	24
=higher	184
=highest	-158
=hijab	94
=hike	-118
=hiking	144
=hilarious	-137
=hill	192
=hilleberg	138
=hills	87
=hilux	210
=him	47
=himself	7
=hindi	-104
=hindu	183
=hinge	-32
=hint	-71
=hints	101
=hip	329
=hips	148
=hire	41
=hired	-61
=hires	-10
=hiring	208
=his	26
=hissed	-91
=history	29
=hit	-163
=hits	-172
=hitting	-126
=hive	-64
=hives	224
=hm	-58
=hmm	-141
=hmrc	-132
=hoarse	-51
=hob	163
=hobart	119
=hobbies	-104
=hobby	210
=hockey	68
=hog	32
=hogging	-133
=hoist	87
=hokkaido	-23
=hold	-287
=holder	120
=holding	-83
=holds	113
=hole	-222
=holes	-161
=holiday	-204
=holidays	-5
=holland	61
=holyrood	-47
=home	66
=homeschool	183
=homeschooled	162
=homeschooling	74
=homestay	153
=hometown	116
=homework	-234
=homophones	69
=hon	-11
=honda	111
=honest	-35
=honestly	-74
=honey	37
=honeymoon	185
=honking	-113
=honour	-23
=hood	106
=hook	-201
=hoover	36
=hoovered	-166
=hoovering	-27
=hop	12
=hope	-215
=hopefully	8
=hopeless	156
=hopes	-141
=hoping	218
=hops	160
=horoscopes	33
=horrible	-104
=horror	90
=horse	171
=horsebox	35
=horses	-84
=hose	-164
=hospice	196
=hospital	200
=hospitals	-21
=host	-16
=hostas	-126
=hosted	145
=hostel	64
=hosting	203
=hosts	139
=hot	11
=hotel	-15
=hotels	20
=hour	-335
=hourly	115
=hours	-10
=house	234
=housebound	151
=household	18
=households	123
=housemate	100
=houses	-63
=housing	20
=houston	33
=hovering	-144
=hovers	66
=how	-306
=howling	4
=hows	-90
=hp	129
=hr	-148
=html	47
=htmx	97
=hubby	112
=hue	-56
=huge	-87
=hugo	41
=hull	-58
=hum	-113
=human	-180
=humans	-117
=humidity	121
=humming	-116
=hummus	-147
=humour	8
=hums	-139
=hundred	-152
=hung	-134
=hungarian	-17
=hungover	-183
=hungry	-256
=hunting	84
=hunts	142
=hurdy-gurdy	-43
=hurling	87
=hurry	-350
=hurt	-160
=hurting	-168
=hurts	-108
=husband	159
=hut	90
=hw	-187
=hybrid	-6
=hydraulic	-14
=hydrology	41
=hygiene	90
=hygienist	-111
=hymn	-93
=hymns	168
=hype	-198
=hypothetically	-94
=hyun-woo	111
=hz	6
=i	153
=i2c	173
=ibiza	-89
=ibs	138
=ibuprofen	-194
=ice	-195
=iced	-186
=iceland	-85
=ices	-109
=ich	140
=icing	33
=icon	-182
=icy	11
=id	55
=ida	-64
=idea	-348
=ideas	-215
=idiom	-137
=idioms	149
=idiot	-156
=idk	-121
=idle	-185
=idris	95
=ie	102
=ielts	99
=if	-49
=ignore	-121
=ignored	23
=ii	143
=ik	-167
=ikea	-43
=ikram	60
=ileostomy	144
=ilka	-53
=ilkley	-44
=ill	-112
=illegal	-105
=illegible	-120
=illustration	11
=ilse	-44
=image	64
=images	33
=imaginary	-147
=imagine	-318
=imperial	143
=implant	101
=implants	126
=import	-49
=important	-131
=imports	-124
=impossible	-81
=impressed	-126
=in	10
=in-laws	119
=inbox	-209
=inc	130
=inch	225
=inches	-117
=incident	-119
=included	19
=includes	59
=including	176
=income	213
=index	226
=indoor	-14
=indoors	191
=induction	-5
=ines	147
=influencer	-115
=informal	-105
=infra	83
=ingrid	155
=inhaler	196
=inherit	-73
=inheritance	152
=inherited	241
=inherits	-137
=initial	76
=initials	17
=inject	110
=injera	-24
=injured	-157
=injuries	-68
=injury	106
=ink	-258
=inland	-105
=inn	103
=input	-38
=inputs	-170
=insane	81
=inside	59
=insist	202
=insisted	-17
=insists	33
=insomnia	32
=inspector	-101
=insta	-50
=install	-37
=installed	-120
=installer	-173
=instead	32
=institute	127
=instructions	-83
=instructor	66
=instrument	-77
=insulin	303
=insult	-121
=insulted	-112
=insults	-180
=insurance	95
=insured	237
=insurer	177
=insurers	-111
=intend	160
=interest	-83
=interested	35
=interesting	-179
=interlock	157
=intern	-161
=internet	157
=interns	123
=interpret	21
=interpreter	131
=intervals	57
=interview	-154
=interviewed	-148
=interviews	172
=into	11
=intolerant	220
=intro	-115
=introduce	-147
=introvert	142
=ints	-55
=intune	156
=invalid	-87
=invented	-136
=inventory	44
=inverter	-33
=investments	146
=invite	-163
=invited	-140
=invites	-123
=invoice	-56
=invoices	-31
=inès	122
=inés	123
=inês	135
=ios	148
=ip	-126
=ipad	10
=iphone	108
=irish	299
=irma	68
=iron	11
=ironing	18
=ironman	33
=is	51
=isa	98
=isla	134
=islam	113
=island	173
=iso	-40
=issue	-127
=issued	120
=issues	62
=it	-188
=it's	-145
=italian	-4
=itch	177
=itchy	-94
=item	-103
=items	-175
=itinerary	-167
=its	-164
=itself	-9
=ivf	244
=izmir	231
=izmit	-82
=jab	-121
=jabs	117
=jacket	-137
=jakub	-25
=jam	-143
=jamal	4
=jammed	-160
=jane	-39
=january	267
=japa	-99
=japan	-76
=japanese	-54
=jar	-160
=jargon	74
=jars	59
=java	69
=jaw	148
=jaws	164
=jazz	47
=jean	127
=jeans	14
=jehovah	101
=jehovahs	113
=jelena	5
=jelly	-170
=jellyfish	69
=jenkins	155
=jens	-29
=jersey	-73
=jerseys	192
=jet	75
=jigsaw	63
=jira	155
=jo	161
=joan	126
=joanna	125
=job	36
=jobs	-5
=joe	-98
=johannes	95
=john	-155
=join	-167
=joined	-41
=joiner	-16
=joining	81
=joins	-130
=joint	35
=jointly	115
=joke	-451
=jokes	-119
=joking	-185
=jolene	-95
=jollof	27
=jonas	148
=joost	148
=joris	140
=josefina	-74
=journal	-24
=journals	172
=journey	69
=joy	-167
=joyce	143
=json	-11
=jude	150
=judge	-144
=judging	-75
=judo	75
=juice	-153
=juki	122
=jules	113
=julia	82
=july	17
=juma	-47
=jump	-98
=jumped	-155
=jumper	-199
=jumping	-197
=jumps	-9
=jumpy	-89
=jun	-36
=junction	-115
=june	39
=junior	129
=juniors	229
=juniper	188
=juno	191
=just	-215
=k	78
=k8s	-68
=kabaddi	-104
=kafka	-56
=kalthoum	-66
=kampala	121
=kanban	-106
=kano	-45
=karaoke	-123
=karim	-45
=karin	-8
=kasimir	-9
=kasper	121
=kassel	-21
=katong	-44
=katori	137
=kayak	26
=kayleigh	71
=kebab	-51
=keen	-47
=keep	169
=keeper	75
=keeping	136
=keeps	-179
=keiko	69
=keith	-17
=kelder	-45
=kendo	-36
=kenji	-24
=kennel	67
=kennels	205
=kent	140
=kept	261
=kerala	287
=kernel	-171
=kerry	-10
=keto	179
=kettering	-51
=kettle	-114
=kettlebells	-68
=key	16
=keyboard	-42
=keyerror	-144
=keynote	-44
=keys	-96
=kg	-103
=kia	-75
=kicked	-152
=kickoff	14
=kicks	11
=kid	-78
=kidding	-119
=kidney	300
=kidneys	130
=kids	-66
=kigali	-47
=kildare	159
=kilkenny	67
=kill	-109
=killed	-178
=killer	-158
=killing	-281
=kills	117
=kiln	236
=kilo	-188
=kilometre	103
=kilometres	203
=kilos	220
=kimchi	102
=kin	138
=kind	-60
=kinda	-63
=kindergarten	149
=kindle	113
=kindly	-207
=kinds	188
=king	-199
=kingdom	-32
=kings	-84
=kiosk	52
=kirtan	25
=kisumu	145
=kit	199
=kitchen	-85
=kitchens	143
=kite-surfing	5
=kittens	-163
=kiwi	71
=klarna	182
=km	63
=kml	-128
=knackered	-184
=knee	279
=kneel	13
=kneeling	93
=knees	275
=knew	-142
=knife	20
=knight	-192
=knit	227
=knitting	179
=knock	68
=knocked	-201
=knocking	-147
=knocks	152
=know	-159
=known	106
=knows	147
=kofi	-45
=koi	-28
=koji	-68
=kombucha	113
=kona	65
=korea	-42
=korean	12
=korfball	43
=kosher	206
=kotlin	111
=kotor	78
=kowalczyk	147
=kowalskis	-34
=kraków	4
=kubernetes	124
=kumasi	158
=kurdish	143
=kwabena	-80
=kwame	43
=kwh	132
=kyle	-17
=kyoto	32
=l	-13
=l4	119
=l5	155
=la	-49
=lab	205
=label	-285
=labelled	160
=labels	15
=labour	-127
=lace	-118
=lactose	241
=lad	104
=lada	-127
=ladder	72
=ladders	211
=lads	112
=lady	-147
=lag	-149
=lagos	4
=lags	-155
=lahore	-25
=laid	67
=lake	159
=lakh	-35
=lale	39
=lamb	63
=lambing	66
=lambretta	130
=lame	76
=laminated	-121
=laminitis	174
=lamp	-155
=lampeter	103
=lamps	-55
=land	225
=landed	-154
=landing	-129
=landlady	64
=landlord	-65
=landlords	-30
=lands	-64
=landscape	-195
=lane	62
=lanes	39
=language	111
=languages	72
=laos	-40
=lap	12
=laps	-150
=lapsed	95
=lapses	74
=laptop	-81
=large	161
=larger	75
=lasagne	-81
=laser	153
=lass	137
=last	-119
=lasts	-197
=latch	-133
=latches	140
=late	-229
=lately	40
=latency	-143
=later	-259
=lates	-54
=latest	-146
=latex	176
=lathe	169
=latin	-114
=latvia	-49
=laugh	-282
=laughed	-245
=laughing	-340
=launch	39
=laundrette	65
=laundromat	105
=laundry	47
=law	181
=lawn	32
=lawnmower	-54
=lawyer	21
=lay	172
=layer	-22
=layers	52
=laying	-115
=layoffs	-14
=layout	-208
=layover	-110
=lazy	-132
=lead	188
=leader	121
=leads	100
=leaf	-194
=leaflet	-355
=leaflets	90
=league	268
=leak	-8
=leaked	-189
=leaking	-173
=leaks	10
=lean	66
=leander	-67
=learn	31
=learned	123
=learner	111
=learning	90
=learns	-109
=learnt	247
=lease	165
=leased	186
=leasehold	121
=least	-62
=leather	17
=leave	69
=leaves	-131
=leaving	-5
=lecture	-199
=led	59
=ledger	120
=leeds	-82
=leek	96
=leeks	-81
=left	94
=left-footed	131
=left-handed	271
=left-handedness	8
=left-hander	131
=leftovers	131
=lefty	-26
=leg	233
=legacy	118
=legal	240
=legally	-162
=legend	-236
=legged	-41
=legion	149
=legs	-171
=leicester	146
=leiden	115
=leila	76
=leinster	-66
=leipzig	117
=leith	62
=lemon	60
=lena	39
=lend	126
=lends	98
=length	102
=lengths	-146
=lens	67
=lent	268
=lentil	-115
=lentils	-169
=leo	-8
=leon	165
=lerato	124
=less	-33
=lesson	15
=lessons	348
=let	-56
=letter	-264
=letterpress	154
=lettice	165
=letting	174
=lettuce	-103
=leukemia	94
=leuven	145
=level	-68
=levels	249
=lever	-154
=levothyroxine	136
=lewy	152
=liam	156
=lib	32
=librarian	138
=library	114
=libre	124
=libreoffice	221
=licence	296
=licences	130
=license	48
=lichens	143
=lichess	68
=lid	-188
=lido	129
=lie	-238
=lien	-44
=life	365
=lifeboat	53
=lifeguard	-35
=lifelong	198
=lifetime	-97
=lift	67
=lifted	-151
=lifting	38
=lifts	65
=light	-109
=lighter	46
=lighthouse	11
=lighting	27
=lights	-57
=like	-85
=liked	-11
=likes	10
=liking	-123
=lil	122
=lilies	-10
=lima	91
=lime	97
=limerick	-38
=limescale	-190
=limit	-102
=limited	18
=limits	-35
=limmat	28
=limp	-129
=limped	-127
=limping	-222
=linda	73
=lindiwe	28
=lindner	114
=lindqvist	83
=lindy	12
=line	-158
=linear	163
=lineman	109
=linen	150
=lines	-96
=linguistics	99
=link	-113
=linked	-108
=links	63
=lint	-197
=linter	-177
=linux	17
=linz	-26
=lip-reads	63
=lips	-179
=liquid	128
=lisbon	-179
=lise	131
=list	-238
=listed	-41
=listen	59
=listening	-187
=listens	-26
=lister	116
=listing	-246
=listings	106
=lists	132
=lit	-134
=lite	140
=literally	59
=lithium	147
=lithuanian	-12
=litre	64
=litres	88
=litter	-142
=liu	-20
=live	-10
=lived	-180
=liver	143
=livery	129
=lives	-47
=livid	-115
=living	267
=ljubljana	7
=llamas	-138
=load	-303
=loaded	-75
=loader	116
=loading	6
=loads	-54
=loaf	-283
=loan	38
=lobby	-151
=lobster	-148
=local	147
=loch	123
=lock	-175
=lockdown	190
=locked	45
=locker	-40
=locks	164
=locksmith	6
=locum	17
=lodger	89
=lodges	91
=loft	-14
=log	-43
=logged	113
=logging	46
=logic	-120
=login	-230
=logins	-109
=logistics	77
=logo	-276
=logos	33
=logs	31
=loki	216
=lola	48
=london	11
=long	-30
=long-distance	175
=longcase	-34
=longer	-26
=loo	11
=look	-35
=looked	29
=looker	175
=looking	-244
=looks	-364
=loom	-119
=loop	-131
=looping	-134
=loops	-148
=lord	-147
=lorries	184
=lorry	-9
=lose	-111
=loses	-65
=losing	-211
=loss	-108
=lost	-41
=lot	-144
=lotte	-19
=lottery	-8
=loud	-60
=loudest	-111
=lounge	186
=lourdes	104
=lousy	-98
=love	-102
=loved	-240
=lovely	-120
=lovers	-112
=loves	-66
=low	62
=lower	-11
=lts	118
=luca	115
=lucian	-27
=luck	-237
=lucknow	-117
=lucky	7
=lucía	-75
=ludlow	192
=lufthansa	-119
=luggage	-54
=luigi	-63
=luis	72
=lukewarm	115
=lunch	-276
=lunches	-121
=lunchtime	103
=lung	173
=lungs	192
=lupus	34
=lurcher	170
=lute	97
=lutheran	14
=luthier	125
=luton	139
=lux	169
=lviv	114
=lvl	-90
=lycée	106
=lying	128
=lymington	-56
=lyon	-173
=lyrics	-121
=m	-33
=m6	-107
=m8	-100
=ma	-13
=mabel	162
=mac	107
=macbeth	-133
=macbook	143
=machine	-35
=machines	91
=mackerel	-35
=macro	-71
=macros	52
=macs	153
=macular	196
=mad	-86
=madam	-186
=made	-163
=madeira	-146
=madness	-161
=madrid	164
=magazine	63
=magazines	-73
=magic	-9
=magistrate	113
=mai	137
=maid	-30
=maiden	56
=mail	-35
=main	15
=mainly	188
=mains	84
=maintain	155
=maintains	109
=maintenance	-57
=maja	154
=major	107
=make	-22
=maker	84
=makerere	132
=makes	130
=making	62
=makita	126
=malcolm	138
=male	105
=mall	-72
=malmö	25
=malt	-127
=malta	32
=mam	211
=mama	249
=mamiya	169
=mammy	-106
=man	-118
=manage	303
=managed	-96
=manager	-36
=mandarin	134
=mandatory	191
=manga	-19
=mangoes	-72
=manila	248
=manners	-118
=mantelpiece	-58
=manual	153
=manuals	117
=many	-371
=map	-201
=maple	-113
=mapping	89
=maps	67
=marans	143
=marathon	-56
=marathons	92
=marble	-116
=march	533
=marco	-178
=marcus	105
=mare	181
=marek	16
=mares	-94
=margaret	209
=margin	-220
=margins	-99
=margit	133
=marguerite	7
=maria	-75
=mariachi	30
=marine	187
=marisol	18
=mark	60
=marked	-17
=market	121
=marketing	110
=markets	104
=marking	123
=marks	32
=marlow	179
=marquees	135
=marriage	173
=married	22
=marries	-23
=marry	-91
=mars	-125
=marseille	115
=mart	72
=marta	-37
=mary	-51
=marys	73
=mas	-82
=mascot	-90
=mash	-144
=mask	60
=mass	27
=massage	119
=massey	97
=mastectomy	184
=master	133
=masters	270
=mat	-187
=matatu	-151
=match	-301
=matches	-77
=mate	-167
=mateo	146
=materials	101
=maternity	195
=mates	-105
=mateus	-58
=maths	180
=mats	95
=matter	-129
=matters	93
=mattress	-100
=maud	26
=maureen	150
=max	39
=may	173
=may/june	134
=maybe	-315
=mayor	-44
=mbit	106
=me	166
=meadow	-14
=meal	148
=meals	78
=mean	62
=meaner	-182
=meaning	94
=means	-165
=meant	-321
=meanwhile	70
=measure	-42
=measurements	47
=meat	149
=mechanic	143
=mechanical	127
=med	234
=medals	61
=medellín	94
=media	170
=medical	163
=medicine	133
=medicines	98
=meditate	91
=medium	-68
=meds	-33
=medtronic	69
=meera	64
=meet	109
=meeting	-558
=meetings	250
=meets	33
=meg	18
=meh	-181
=mehwish	-76
=mei	21
=melbourne	84
=melt	-126
=melted	-79
=melting	-129
=member	118
=members	112
=membership	137
=meme	-192
=memes	-121
=memo	-89
=memoir	-50
=memory	-266
=men	163
=mend	131
=mended	-165
=mending	32
=meniscus	138
=mennonite	8
=mental	-117
=mention	-254
=mentioned	-198
=mentions	-84
=mentor	209
=menu	-257
=merchant	37
=mercury	-151
=mercy	-5
=merge	65
=merged	-240
=merger	159
=merges	-51
=merkel	-152
=merry	-81
=mesh	161
=mess	-207
=message	-132
=messages	147
=messi	-147
=messy	-136
=met	26
=metabase	188
=metal	111
=metals	-17
=meter	-76
=metered	137
=meters	124
=metformin	82
=method	-36
=methodist	222
=methods	-174
=methotrexate	170
=metre	-5
=metres	116
=metric	136
=metrics	107
=metro	-65
=mg	69
=mgmt	8
=mhz	-113
=mi	112
=miami	-139
=mic	-299
=mice	92
=michaelmas	165
=microbes	92
=microwave	159
=mid	-94
=middle	-138
=midnight	-247
=midwife	329
=midwifery	159
=might	-280
=migraine	-26
=migraines	354
=migrating	146
=migration	-243
=migrations	166
=miguel	22
=milan	107
=mild	-29
=mile	-113
=mileage	167
=miles	126
=military	-64
=milk	-58
=milked	-47
=milker	196
=milkers	-38
=milking	87
=mill	172
=million	83
=milo	145
=milos	126
=mimi	118
=min	-81
=mince	-116
=mind	-180
=minds	30
=mine	226
=miner	89
=mines	-35
=mini	137
=minibus	147
=minimum	144
=mining	-131
=minister	-242
=ministry	208
=minor	-69
=mins	-47
=minsk	-117
=mint	140
=minus	-81
=minute	-260
=minutes	-225
=mireille	162
=mirela	125
=mirjam	25
=mirror	-136
=mirrors	94
=misc	-106
=miscarriages	135
=miso	-8
=misread	-163
=miss	272
=missed	-307
=missing	-66
=mission	-13
=misspelt	87
=missus	81
=mistake	-313
=mistakes	38
=mitchells	-77
=mitzvah	144
=mix	-65
=mixed	36
=mixer	201
=mixes	86
=mixing	113
=ml	-53
=mm	58
=mo	55
=moan	-181
=moaning	-137
=mobile	156
=mochi	111
=mock	-36
=mock-up	-110
=mocks	125
=modal	-147
=modbus	-53
=mode	43
=model	-103
=models	72
=modern	-128
=module	-54
=modulenotfounderror	-110
=modules	133
=moira	210
=moldova	158
=mom	4
=moment	-160
=mon	10
=monday	-182
=mondays	12
=money	116
=mongooses	15
=monika	33
=monitor	150
=monk	129
=monks	-140
=mono	-92
=monolith	109
=monorepo	244
=montessori	140
=month	145
=monthly	213
=months	74
=mood	-240
=moon	-231
=moonlighting	45
=moor	-101
=moored	215
=mooring	132
=mop	-150
=mopped	-137
=moral	-119
=more	-145
=moreau	-81
=morning	-286
=mornings	445
=mortgage	195
=mortgages	74
=mosel	109
=mosque	163
=moss	90
=most	64
=mostly	181
=mot	71
=moth	-170
=mother	91
=mother-in-law	203
=mother-tongue	263
=motion	133
=motivational	43
=motocross	123
=motor	-8
=motorbike	76
=motorbikes	142
=motorhome	172
=motorways	160
=motto	-45
=mould	-78
=mount	-79
=mountain	101
=mountains	33
=mouse	-18
=moustache	-115
=mouth	38
=move	-173
=moved	48
=movement	29
=moves	-88
=movie	-181
=moving	11
=mowing	16
=mows	120
=mr	263
=mr.	46
=mri	44
=mrs	91
=mrs.	158
=ms	164
=msc	136
=msg	-175
=much	-247
=mud	-151
=muddy	-114
=muffin	-169
=mug	10
=mugs	-148
=mule	25
=mum	190
=mumble	151
=mumps	97
=mums	208
=munich	102
=munros	-25
=murder	105
=murmur	150
=museum	7
=museums	15
=mush	-173
=mushroom	-89
=mushrooms	189
=music	69
=muslim	225
=mussels	49
=must	-15
=mute	126
=muted	-94
=my	115
=mypy	158
=myself	97
=mystery	28
=myth	-232
=n	156
=n't	79
=n2	96
=na	113
=nadia	143
=nah	-133
=nail	9
=nain	58
=nairobi	-37
=nakuru	73
=name	-81
=named	68
=names	55
=naming	-120
=nan	92
=nana	86
=nanny	-76
=nantes	154
=nap	-201
=naples	-138
=nappies	32
=naps	288
=narrator	-215
=narrow	-159
=narrowboat	240
=nas	216
=nasty	-185
=national	83
=nationwide	222
=native	46
=natural	-117
=naturalisation	152
=nature	95
=nav	-124
=navy	229
=nda	178
=near	59
=nearest	183
=nearly	-39
=neat	-136
=neck	48
=ned	-69
=need	-89
=needed	-235
=needful	52
=needle	-94
=needles	174
=needs	93
=negative	-78
=neighbour	-396
=neighbours	36
=neil	117
=neither	-51
=nell	103
=nephew	-17
=nerves	-151
=nervous	-16
=nest	41
=net	134
=netball	139
=netflix	18
=nets	-87
=network	-34
=neutral	9
=never	243
=new	-112
=newborn	147
=newer	190
=newest	53
=news	-242
=newsletter	-104
=newspaper	-70
=next	46
=nginx	43
=ngozi	-47
=nguyễn	-31
=nhs	-178
=niamh	-78
=nice	-371
=nicely	-120
=nicer	-104
=nicked	-221
=nico	-44
=nicotine	96
=niece	93
=nieces	-31
=nigerian	93
=night	-116
=nightly	167
=nightmare	76
=nights	238
=nikah	45
=nil	-121
=nile	-110
=nils	154
=nina	-34
=nine	135
=nine-year-old	37
=nineteen	101
=ninety	174
=ninety-six	91
=ninth	-30
=nitrile	16
=nitrogen	-30
=nits	-120
=no	131
=no-gi	-45
=nobody	-15
=nodded	-112
=node	-69
=noise	-107
=noisy	-224
=nokia	180
=non	-119
=none	94
=nonetype	-122
=nonfiction	137
=nonna	206
=nonsense	-169
=nonstop	109
=nonverbal	185
=noodles	-170
=noon	-261
=noor	171
=nor	114
=nordea	70
=normal	-117
=normally	-20
=norse	-63
=north	239
=north-facing	175
=northern	49
=norway	-145
=norwegian	159
=nose	10
=not	-25
=notary	172
=note	-139
=notebook	132
=notes	-85
=nothing	32
=notice	174
=noticed	-272
=notices	97
=notion	-76
=nought	-126
=nov	179
=novel	-262
=novels	198
=november	124
=now	-104
=nowadays	-132
=nowhere	153
=nowt	155
=nuala	-15
=nuc	126
=nudge	-109
=null	-250
=nullable	-142
=nulls	-141
=numb	-14
=number	-194
=numbers	16
=numpy	88
=nun	31
=nuns	168
=nurse	-205
=nursery	165
=nurses	-24
=nursing	312
=nut	177
=nut-free	132
=nutmeg	-76
=nuts	-222
=nvda	-11
=nvm	-109
=nz	145
=o	-172
=oak	37
=oat	-31
=oban	-16
=obituary	-68
=object	-125
=objection	-128
=obliged	-147
=oboe	167
=obviously	-217
=ocd	198
=ochre	127
=octavia	135
=october	42
=octopus	9
=octopuses	-130
=odd	115
=odile	-7
=odoo	-8
=oduya	135
=of	-40
=off	26
=off-season	-44
=offence	-150
=offer	-158
=offered	-46
=offering	-141
=office	45
=officer	112
=offices	-35
=offshore	99
=offside	-204
=offsite	-32
=ofsted	165
=often	-223
=oh	-178
=ohio	-40
=oil	-122
=oiled	-159
=oils	127
=ok	-112
=okada	44
=okafor	99
=okafors	42
=okay	-32
=okonjo	120
=okonkwo	-57
=oksana	140
=ol	-63
=ola	48
=old	70
=older	38
=oldest	-8
=oleander	62
=olga	-20
=olive	-80
=olives	159
=ollie	40
=olomouc	190
=olu	118
=olympic	-113
=olympics	-134
=oma	156
=omar	43
=omelette	-10
=omg	-111
=on	-5
=on-call	155
=once	-88
=ondrej	24
=one	-168
=one-page	80
=ones	-14
=onion	-56
=online	88
=only	200
=onset	78
=ontario	125
=onto	-48
=oom	-181
=oops	-170
=op	114
=open	-104
=opened	-257
=opener	36
=opening	-36
=openings	11
=opens	64
=opera	96
=operated	40
=operation	189
=operator	121
=opinion	-123
=opinions	-211
=opposite	-175
=ops	168
=option	-166
=options	47
=or	-208
=orange	-191
=oranges	-129
=orca	149
=orchard	197
=orchards	-48
=orchestra	262
=orchids	144
=order	-7
=ordered	-203
=ordering	73
=orders	67
=ordinary	41
=organ	88
=organic	123
=organise	110
=organist	118
=original	-18
=originally	125
=orla	-48
=orms	-7
=ortho	141
=orthodontist	102
=orthodox	7
=osaka	121
=oscars	-140
=osei	164
=oskar	151
=oslo	-217
=ota	127
=other	-28
=others	99
=otherwise	49
=oticon	85
=otis	72
=otley	19
=otters	133
=ottilie	169
=otto	195
=ottoline	167
=ouch	-63
=oud	-34
=ought	-245
=oulu	192
=oum	-66
=ouma	-73
=our	228
=ours	366
=ourselves	85
=out	-76
=outage	71
=outboard	9
=outdated	-37
=outdoor	152
=outdoors	142
=outfit	-6
=outhouse	148
=outing	-109
=outline	160
=outlived	139
=outlook	-132
=output	-67
=outright	181
=outside	-16
=oven	-30
=ovens	120
=over	-8
=overdraft	77
=overflowing	-127
=overhead	109
=overlap	4
=overlocker	162
=overnight	-134
=overpriced	-131
=overran	-159
=overslept	-141
=overtime	113
=owe	75
=owed	-115
=owes	22
=owing	158
=owl	39
=own	94
=owned	-6
=owner	232
=owners	87
=ownership	-106
=owns	254
=oxford	145
=oyelaran	168
=oz	-162
=p	-70
=p2	-36
=p99	-149
=pa	112
=pace	76
=pacemaker	261
=pacing	-156
=pack	33
=package	100
=packages	113
=packaging	-54
=packed	-66
=packet	-223
=packing	37
=packs	164
=paco	-69
=padding	-4
=paddington	-151
=padel	-10
=padlock	-136
=pads	-90
=paediatric	145
=paediatrics	41
=page	-296
=paged	120
=pager	77
=pagerduty	162
=pages	-65
=paid	227
=pain	68
=painful	-132
=painkillers	176
=paint	-126
=painted	-131
=painter	-91
=painting	150
=paints	123
=pair	11
=pairs	-171
=pal	-41
=palermo	-29
=pallets	-79
=palpitations	184
=pamphlet	-33
=pan	-9
=pancakes	-133
=pancreatitis	109
=pandas	-166
=panel	-45
=panels	172
=panic	47
=panicked	-126
=panics	34
=pans	-37
=pantry	131
=papa	172
=papadakis	-62
=paper	82
=papers	122
=paperwork	-40
=para	-298
=paracetamol	-165
=paraffin	46
=paragraph	-429
=paragraphs	153
=paralegal	102
=paramedic	109
=parameter	-129
=parang	-100
=parcel	-322
=parcels	83
=pardon	-114
=parent	5
=parental	171
=parents	234
=parents-in-law	127
=paris	-255
=parish	110
=parishes	161
=park	48
=parked	-168
=parking	-329
=parkinson	155
=parkinsons	149
=parkour	24
=parkrun	19
=parlour	55
=parole	-32
=parrot	13
=parrots	-157
=parser	-93
=parsley	-163
=part	-270
=part-time	161
=particular	-136
=partie	115
=parties	186
=partly	99
=partner	148
=partners	26
=parts	25
=party	-132
=parveen	-98
=pass	80
=passable	64
=passage	-117
=passed	171
=passengers	-155
=passes	-59
=passion	138
=passionate	-110
=passive	-52
=passport	-35
=passports	28
=password	-198
=passwords	12
=past	106
=pasta	-167
=paste	-158
=pasted	-340
=pasting	-137
=pastor	-67
=pastry	31
=pat	73
=patagonia	123
=patch	-74
=patches	-25
=patent	103
=patents	169
=path	-204
=pathway	133
=patience	-47
=patient	-210
=patients	105
=pattern	-40
=paul	9
=paulette	131
=pause	-140
=pavel	-29
=pavilion	-123
=paving	51
=pay	-104
=payday	149
=paying	145
=payments	196
=payroll	212
=pays	-13
=payslip	-175
=pb	160
=pc	233
=pct	-18
=pdf	-248
=pdfs	-84
=pe	139
=peak	95
=peaked	-33
=peanut	95
=peanuts	126
=peas	-187
=peat	99
=pedals	84
=peeled	-105
=peeling	119
=peer	5
=peg	-130
=pelikans	95
=pellets	161
=pelota	34
=peloton	71
=pen	27
=penalty	-112
=pencil	-174
=pending	75
=penguin	-131
=penhaligon	-44
=penicillin	65
=penny	52
=pens	86
=pension	192
=pensioners	141
=pentax	175
=pentlands	-78
=people	-114
=pep	80
=pepper	110
=per	5
=percent	-115
=perfect	-5
=perfectly	-129
=performance	-45
=perfume	152
=perhaps	-180
=period	-46
=periods	-120
=perl	93
=permanent	155
=permission	-137
=permit	113
=permits	-155
=permitted	54
=pernille	-28
=perpetua	135
=person	48
=persona	-183
=personal	-128
=perth	410
=peru	-251
=pescatarian	-33
=pesticides	29
=pete	100
=peter	-92
=petra	100
=petrol	-206
=pets	-106
=pf	55
=pharmacies	137
=pharmacist	145
=pharmacy	41
=phase	-19
=phd	284
=phew	-191
=phil	144
=philippa	18
=philomena	124
=phobia	137
=phobic	135
=phoebe	138
=phonak	122
=phone	-47
=phones	42
=phonics	-44
=photo	-452
=photograph	122
=photographer	-47
=photographs	127
=photography	118
=photos	-24
=php	137
=phrase	114
=physics	220
=physio	175
=pi	153
=pia	53
=piano	-49
=pianos	33
=pic	-135
=pick	-248
=pick-ups	68
=picked	-36
=picker	-79
=pickers	89
=picking	16
=pickle	107
=pickles	-50
=picks	-90
=pickup	25
=picky	143
=picnic	-112
=picture	-196
=pictures	67
=pie	-217
=piece	-181
=pieces	79
=pier	125
=pierogi	-64
=piet	-7
=pig	-59
=pigeon	-160
=pigeons	102
=pigs	-20
=pihole	119
=pike	12
=pikin	85
=pilar	127
=pilates	59
=pile	-178
=pill	-126
=pills	72
=pilot	-68
=pilots	129
=pim	-133
=pin	50
=pinball	67
=pineapple	-136
=ping	-132
=pink	-149
=pinned	99
=pint	-140
=pints	-112
=piotr	178
=pip	49
=pipe	-30
=pipeline	-32
=pipes	-141
=pippa	65
=pirate	-128
=pirogue	89
=pistachio	54
=pit	132
=pitch	154
=pitlochry	135
=pitta	-51
=pivot	-224
=pixel	109
=pixels	-165
=pizza	-209
=place	196
=placeholder	-157
=placement	119
=places	133
=plain	-25
=plan	-87
=plane	4
=planer	136
=planes	53
=planet	-169
=planned	205
=planner	-152
=planning	19
=plans	157
=plant	127
=planted	23
=plants	-242
=plaster	85
=plasterboard	87
=plasterer	-19
=plastic	105
=plate	171
=plates	-71
=platform	-32
=platforms	149
=play	76
=played	-50
=player	70
=players	-163
=playing	41
=playlist	-230
=plays	-271
=please	-54
=pleased	-180
=pleasure	-13
=plenty	18
=plosives	41
=plot	109
=plots	29
=plough	142
=plovdiv	132
=pls	-153
=plug	5
=plugins	-90
=plugs	37
=plumber	-353
=plumbers	14
=plumbing	187
=plural	-113
=plus	147
=plymouth	109
=plz	56
=plzeň	72
=pm	111
=png	-196
=pnpm	159
=po	-146
=pocket	69
=pockets	-117
=pod	-173
=podcast	-131
=poem	-267
=poems	148
=poetry	67
=point	-81
=pointing	-173
=points	108
=poison	-136
=pokhara	-32
=pole	-142
=policy	113
=polish	84
=polite	-111
=pollen	-34
=polls	-163
=polo	-73
=polokwane	37
=polyester	28
=polytunnel	-63
=pomeranian	-5
=pompous	-90
=pond	-61
=ponds	101
=ponies	80
=pony	18
=poodle	-118
=pool	145
=poor	-23
=poorly	-147
=pop	115
=popcorn	44
=popped	-232
=popping	-195
=poppy	31
=popup	-220
=porch	179
=pork	-19
=porridge	-139
=port	88
=portal	-63
=porter	71
=portfolio	-95
=porto	-86
=portrait	76
=portraits	100
=portugal	133
=portuguese	-91
=position	-162
=positive	122
=poss	-156
=possible	-185
=possibly	70
=post	65
=post-its	64
=postcard	-116
=postcode	-128
=postcodes	-69
=postdocs	150
=posted	31
=poster	-237
=postfix	86
=postgres	-131
=postie	160
=posting	-119
=postman	-172
=posts	28
=pot	39
=potassium	152
=potato	-106
=potatoes	-139
=potions	-153
=pots	37
=pottery	46
=pouch	54
=poultry	137
=pound	-13
=pounds	-194
=pour	-139
=pouring	-163
=powder	-56
=power	39
=powys	141
=pr	-10
=practice	106
=practise	133
=practised	157
=practises	118
=practising	-60
=pram	48
=prams	34
=pray	-69
=prayer	60
=prayers	96
=preacher	74
=precious	88
=prefer	101
=prefers	88
=prefixes	119
=pregnant	10
=premature	89
=premieres	109
=premium	30
=prep	39
=prepare	-26
=preparing	-53
=prescription	80
=prescriptions	177
=present	54
=presenting	-18
=press	87
=pressed	-232
=presses	158
=pressing	-164
=pressure	-193
=pretend	-234
=pretty	-182
=preview	-165
=previous	-156
=price	-9
=prices	-11
=pricing	192
=priest	-169
=priests	-48
=primaries	139
=primary	79
=prime	-104
=principle	-118
=print	212
=printed	-288
=printer	-82
=printers	13
=printing	-164
=prints	-136
=priority	-15
=priscilla	-72
=prison	138
=priti	76
=privacy	11
=private	140
=priya	68
=priyanka	155
=prize	-151
=pro	-118
=prob	-168
=probably	-164
=probate	127
=probation	78
=probe	113
=problem	-89
=problems	-96
=process	-23
=processing	148
=processor	129
=procurement	72
=prod	266
=producer	26
=product	229
=production	116
=prof	26
=professor	-13
=profile	-206
=program	153
=programme	-121
=programmer	-71
=programmes	-139
=programming	167
=progress	-160
=project	-18
=projection	63
=projector	76
=prom	-162
=promised	57
=promoted	201
=promotion	63
=prompt	-265
=pronouns	63
=proof	-147
=proofread	33
=proofs	-75
=proper	214
=properly	186
=propose	-52
=proposed	-184
=pros	-175
=prose	220
=prosthetic	145
=protection	101
=protein	120
=protocol	-34
=prototyping	113
=proud	-136
=prove	79
=provider	-47
=proving	-73
=proxmox	166
=proxy	65
=prs	157
=prusa	131
=ps5	175
=psychiatrist	-83
=ptsd	92
=pub	-143
=public	-71
=published	-79
=publisher	142
=pubs	101
=pudding	-148
=puddle	-146
=puglia	88
=pull	-99
=pulled	-244
=pulley	133
=pulls	121
=pump	194
=pumps	-14
=pun	-171
=punchline	-138
=pune	223
=punjabi	-51
=punk	36
=pupil	41
=pupils	113
=puppets	-25
=puppy	58
=purchase	8
=pure	39
=puregym	210
=purple	-234
=purpose	182
=push	-24
=pushed	-212
=pushes	170
=pushpa	-29
=put	-57
=puts	67
=putting	85
=puzzle	-261
=pw	-169
=px	-173
=pym	163
=pytest	-48
=python	173
=q	-256
=q3	168
=q4	113
=qa	31
=qgis	182
=quaker	164
=qualified	50
=quarry	174
=quarter	25
=quarterly	212
=quarters	-119
=quartz	-57
=quechua	-22
=queen	-128
=queens	-6
=query	-390
=question	-158
=questions	25
=queue	-244
=quiche	-167
=quick	-314
=quicker	76
=quickest	-103
=quickly	-199
=quid	-199
=quiet	-57
=quietly	-32
=quilt	-157
=quilting	136
=quilts	126
=quimper	22
=quince	-18
=quinces	-49
=quit	-25
=quito	181
=quitting	-111
=quiz	-296
=quota	-54
=quote	-50
=quoted	-166
=quotes	-98
=r	-99
=rabbit	-63
=rabbits	-94
=racing	67
=rack	140
=radiator	46
=radiators	156
=radio	73
=radiography	78
=radios	112
=rafa	14
=rail	41
=rails	226
=railway	156
=railways	157
=rain	-387
=rained	-175
=raining	-322
=rains	-193
=rainy	-234
=rainy-day	94
=raise	-122
=raised	351
=raises	-203
=raising	42
=raj	-26
=rally	119
=ram	95
=ramadan	-8
=ramen	-157
=ramipril	76
=rammed	-148
=ramp	-37
=ran	-286
=rana	-26
=random	-160
=rang	-340
=range	-47
=ranger	-59
=ransom	-81
=rare	26
=rarely	51
=rash	117
=rasheed	71
=rashid	-6
=rasmus	96
=raspberry	98
=rasta	17
=rate	-77
=rated	96
=rates	-31
=rather	50
=rating	148
=ratio	-10
=ration	-147
=ravi	56
=raw	94
=ray	174
=raynaud	110
=re	-222
=reach	25
=reached	-189
=react	-48
=read	-28
=readable	41
=reader	284
=readers	118
=reading	-47
=readings	-76
=reads	150
=ready	-261
=realistic	-131
=really	29
=reared	-4
=reason	-228
=reasoning	172
=reasons	51
=rebase	-163
=reboot	-92
=rebooting	-141
=reboots	58
=rebuild	94
=rebuilt	207
=receipt	-225
=receipts	-11
=reception	-38
=receptionist	-114
=receptionists	-60
=recife	-54
=recipe	-337
=recipes	340
=reckon	-197
=reckons	-116
=recognised	125
=record	-34
=recorded	125
=recorder	-84
=recording	-170
=records	16
=recover	98
=recovering	102
=recovery	-112
=recreate	-146
=rector	21
=red	-114
=red-and-green	50
=red-green	124
=red/green	9
=reddit	-257
=redis	-169
=redo	-313
=redone	146
=reduced	33
=redundant	154
=reed	-136
=refactor	-230
=refactoring	-141
=referee	-48
=reference	-195
=reflection	-70
=reflux	136
=refresh	-145
=refreshed	22
=refs	-161
=refugee	157
=refund	69
=refunds	44
=refuse	8
=refused	108
=refuses	-13
=refusing	-144
=reg	102
=regarding	-136
=regardless	156
=regex	-356
=reggaeton	10
=regiment	8
=region	-87
=regional	248
=register	9
=registered	356
=registrar	-25
=registration	88
=registry	128
=regret	-139
=regulated	-127
=regulator	148
=rehabilitation	132
=rehairing	99
=rehearsal	-211
=rehearsals	192
=rehearse	92
=rehearses	101
=rehearsing	-25
=rehome	91
=rejected	-183
=release	-12
=releases	189
=relevant	-113
=relief	118
=religious	-47
=relocate	85
=remake	-156
=remarried	111
=remember	15
=remind	-140
=reminder	-205
=reminders	77
=remission	200
=remote	-35
=remotely	59
=removal	-142
=remove	-241
=removed	88
=renal	220
=rename	-215
=renamed	-119
=renata	76
=render	-185
=renew	169
=renewal	88
=renewed	-122
=renewing	148
=renews	166
=rent	105
=rental	-69
=rented	265
=renting	94
=rents	-53
=reopened	-146
=rep	131
=repair	124
=repaired	61
=repairs	108
=repeat	-167
=repeated	-175
=repeating	14
=repeats	46
=replace	-172
=replaced	339
=replacement	150
=replaces	-51
=replacing	156
=replicas	114
=replied	-164
=replies	285
=reply	-153
=repo	-18
=report	-152
=reported	-168
=reporter	31
=reports	338
=request	-136
=requests	21
=requiem	166
=requires	100
=rescue	256
=rescues	121
=research	142
=resend	-106
=reset	-86
=resets	15
=residence	143
=residency	141
=residents	62
=resigned	71
=resit	117
=resits	156
=resmed	115
=resolve	-78
=resort	-149
=respect	-154
=respite	-138
=respond	-145
=responsibility	-171
=responsible	4
=rest	-131
=restart	-46
=restarted	-254
=restarting	-164
=restarts	-154
=restaurant	-76
=restaurants	-123
=resting	108
=restless	-160
=restore	161
=restores	48
=restoring	87
=restraining	167
=result	-303
=results	-171
=retail	-37
=retention	165
=retire	231
=retired	-50
=retirement	173
=retires	-96
=retiring	93
=retrain	150
=retrained	129
=retraining	132
=retries	-192
=retro	44
=retry	-75
=retrying	-130
=return	-39
=returned	-90
=returning	-134
=returns	-164
=reuben	150
=reunion	91
=reverse	38
=revert	-187
=reviewer	42
=revise	144
=revision	-153
=rewrite	14
=rewrote	56
=rex	-55
=reykjavik	141
=rhubarb	-92
=rhyme	-155
=rhymes	-166
=ribbon	-150
=rice	-120
=rich	-97
=rid	-152
=riddle	-258
=ride	129
=rides	17
=riding	-36
=rig	303
=riga	78
=right	-133
=rights	44
=rigs	47
=rim	-108
=ring	36
=ringers	-160
=ringing	-187
=rings	315
=rinse	-102
=rip	-182
=ripon	-81
=ripped	-124
=rise	62
=rising	-140
=risk	-188
=risotto	-155
=rivals	64
=river	82
=rivers	-148
=riyadh	176
=road	7
=roads	125
=roadworks	-146
=roaring	-117
=roast	-77
=robbery	-106
=roberts	-151
=robot	-236
=robotics	102
=robots	90
=rock	31
=rode	-46
=roland	194
=role	-44
=roll	-43
=roll20	147
=rollback	-111
=rolled	-197
=roller	27
=rolling	67
=rolls	-177
=roma	-35
=roman	-13
=romania	104
=romanian	124
=romans	-138
=rome	-373
=roof	31
=roofer	115
=roofers	-108
=roofing	158
=roofs	82
=rook	38
=room	85
=roommate	-117
=rooms	-75
=root	-78
=rope	-79
=ros	4
=rosa	141
=rosalind	91
=rosario	-17
=rose	-91
=roses	-54
=roster	13
=rot	-157
=rota	-113
=rotary	-52
=rotate	-42
=rotates	111
=rotating	162
=rotation	88
=roti	-178
=rotten	91
=rotterdam	64
=rough	-113
=roughly	-114
=round	-129
=rounding	143
=rounds	125
=route	-102
=router	-142
=routine	-202
=rover	158
=row	-258
=rower	160
=rowing	202
=rows	-162
=royal	32
=rsi	99
=ruairi	135
=rubbed	-138
=rubber	-143
=rubbish	-126
=ruben	-178
=ruby	192
=rude	-361
=rufus	80
=rug	26
=rugby	161
=ruin	68
=ruined	-175
=rule	90
=ruler	24
=rules	-30
=rumbling	-123
=run	156
=rung	-239
=rungs	-115
=runner	69
=runners	155
=running	-104
=runs	146
=rupees	-148
=rural	164
=rush	-222
=rust	78
=rusty	-69
=ruth	132
=ruud	132
=ryanair	-145
=rye	220
=s	37
=s0c7	-155
=s3	143
=sabbatical	20
=sabre	134
=sacks	106
=sacred	136
=sad	-275
=saddles	129
=sadler	149
=sadly	-51
=safari	-144
=safe	8
=safeguarding	194
=safely	-81
=safety	135
=saffron	-107
=sage	115
=sahara	8
=said	-258
=sail	-6
=sailing	-147
=sailor	-146
=saint	39
=salad	-73
=salaries	95
=salary	248
=sale	-117
=sales	70
=salesman	-140
=salmon	-40
=salon	138
=salsa	-121
=salt	41
=saltwater	129
=salty	-111
=sam	-65
=same	-20
=sami	125
=sample	-348
=samples	70
=samsung	166
=san	-116
=sand	36
=sandro	83
=sandwich	-303
=sang	-154
=sans	-96
=sanskrit	-19
=santos	153
=saoirse	167
=sap	139
=saris	92
=sat	-386
=satellite	170
=saturday	-123
=saturdays	129
=sauce	-128
=sauna	125
=saunas	-165
=sausage	-101
=sausages	-104
=save	-139
=saved	-257
=saves	-155
=saving	192
=savings	40
=saw	-90
=sawmill	189
=saws	-59
=sax	70
=say	-255
=saying	-309
=says	-420
=scaffold	157
=scaffolding	129
=scale	68
=scales	-21
=scammed	-40
=scan	-158
=scanned	115
=scanner	-128
=scanners	160
=scans	28
=scar	-19
=scare	110
=scared	119
=scares	-27
=scarf	-55
=scary	-139
=scene	-520
=schedule	-229
=schema	68
=scheme	8
=schemes	29
=scholarship	132
=school	104
=schoolhouse	154
=schools	-152
=science	125
=sciences	124
=scissors	-13
=scones	-149
=scooter	87
=scope	161
=score	-228
=scored	-129
=scotland	-65
=scots	155
=scottish	41
=scout	151
=scouts	69
=scraping	-125
=scratch	-119
=scream	-131
=screaming	-251
=screams	-61
=screen	-31
=screens	136
=screenshot	-247
=screenshots	-79
=screw	-192
=screwdriver	-122
=screws	120
=scribe	65
=script	-216
=scripts	175
=scroll	-256
=scrolled	-135
=scrolling	-19
=scrubbed	-101
=scrubs	-16
=scrum	-72
=sd	-155
=sea	-26
=seal	37
=seam	22
=seamstress	140
=search	-24
=seasick	177
=season	43
=seasonal	-60
=seasons	171
=seat	55
=seating	-191
=seats	48
=sec	-421
=second	38
=second-hand	158
=secondary	112
=seconded	-119
=secondhand	185
=seconds	-410
=secret	-155
=secretary	101
=secrets	86
=section	-29
=security	219
=sedated	152
=sedation	30
=sediment	50
=see	-97
=seed	-108
=seeds	87
=seeing	-54
=seem	-118
=seemed	-143
=seems	-148
=seen	-360
=sees	50
=seizure	148
=seizures	133
=select	-144
=self	46
=self-employed	256
=self-hosted	75
=self-taught	176
=selim	-37
=sell	158
=seller	-217
=selling	80
=sells	-255
=semester	123
=semi	114
=semicolon	-136
=semicolons	-40
=seminar	43
=seminary	116
=semver	-78
=send	-63
=sending	-245
=sends	134
=senior	-14
=sense	-60
=sensei	-109
=sensible	-37
=sensitive	177
=sensor	-8
=sensors	148
=sent	-435
=sentence	-19
=sentences	161
=seoul	44
=separate	95
=separated	159
=sept	98
=september	160
=septic	92
=sequence	-112
=sergeant	117
=serial	131
=series	-214
=serif	-119
=serious	-232
=sermon	-146
=sertraline	151
=serve	134
=served	94
=server	-75
=servers	157
=serves	-45
=service	104
=services	-46
=sesame	190
=session	-164
=sessions	83
=set	-48
=set-up	-151
=sets	83
=setter	178
=setting	-163
=settings	-208
=settle	-111
=settled	138
=settlement	-41
=settling	-105
=setup	65
=seven	116
=seventeen	-72
=seventies	106
=seventy	112
=seventy-four	148
=severe	140
=seville	-68
=sew	57
=sewing	240
=shabbat	197
=shade	17
=shader	-149
=shake	229
=shakespeare	-147
=shaking	-266
=shaky	-143
=shall	-173
=shambles	-134
=shan	113
=shape	-77
=shapes	78
=shards	81
=share	-28
=shared	291
=shares	71
=sharing	62
=shark	-137
=sharp	134
=sharpening	96
=sharpest	-6
=shattered	-107
=shave	58
=shaved	-19
=shaz	92
=shd	-128
=she	-4
=shearing	89
=shed	145
=shedding	-15
=sheep	124
=sheepdogs	126
=sheet	-85
=sheets	-114
=sheffield	35
=sheila	179
=shelf	126
=shell	4
=shellfish	340
=shelter	-61
=sheltered	110
=shelves	-66
=shepherd	50
=sheriff	-52
=sherry	-158
=shetland	246
=shift	-86
=shifted	7
=shifts	376
=shin	119
=shingles	-22
=ship	-66
=shipping	40
=ships	248
=shipton	141
=shipyard	184
=shirt	-132
=shirts	33
=shocking	-28
=shoe	-16
=shoebox	191
=shoegaze	164
=shoes	-193
=shoot	54
=shop	48
=shopify	91
=shopkeeper	-208
=shopping	-131
=shops	-152
=short	64
=shortcut	-135
=shortcuts	112
=shorten	-299
=shortened	82
=shorter	-216
=shorthand	183
=shot	-34
=shots	-115
=should	-338
=shoulder	308
=shoulders	100
=shout	-66
=shouted	-19
=shouting	-133
=show	-261
=showed	-87
=shower	24
=showered	-143
=showers	121
=showing	-214
=shown	87
=shows	-226
=shrink	-168
=shrugged	-136
=shuffle	-116
=shut	-100
=shuts	63
=shutters	109
=shutting	-29
=sia	-126
=siblings	251
=sick	-135
=sickle	176
=side	212
=sideline	100
=sides	-188
=sideways	-91
=sie	24
=siemens	7
=sight	212
=sign	-49
=signal	-148
=signals	26
=signature	89
=signatures	4
=signed	168
=signing	-25
=signs	173
=sikh	157
=silence	-23
=silent	-40
=silke	-30
=sill	130
=silly	-245
=silver	148
=sim	-90
=simple	75
=simpler	-175
=simply	-113
=sims	-106
=simvastatin	146
=since	179
=sing	216
=singapore	141
=singer	-14
=singing	39
=single	-62
=sings	-146
=sink	-19
=sinking	-79
=sinks	-30
=siobhan	101
=siobhán	190
=sipho	156
=sir	-168
=siri	-197
=sister	-142
=sister-in-law	283
=sisters	228
=sit	189
=sitcom	-209
=site	-137
=sites	47
=siti	-10
=sits	198
=sitter	36
=sitting	-147
=situation	-111
=six	-155
=six-year-old	38
=sixteen	-14
=sixth	166
=sixty	-24
=sixty-eight	82
=size	20
=siân	151
=ska	-35
=skate	157
=skateboarding	93
=skegness	-80
=sketch	-322
=sketched	-103
=ski	-28
=skiing	-115
=skin	54
=skip	138
=skipped	-232
=skipper	105
=skips	-101
=skipton	82
=skirting	-148
=skis	83
=skoda	194
=sku	-90
=sky	-175
=skydiving	34
=skye	8
=skype	-41
=sla	161
=slabs	148
=slack	-30
=slate	61
=sleep	4
=sleeper	47
=sleeping	-119
=sleeps	207
=sleepy	-76
=sleeve	46
=sleeves	19
=slept	-346
=slice	-161
=slide	10
=slides	-170
=slightly	-75
=sligo	149
=slime	-142
=slip	-64
=slipped	-9
=slipper	-151
=slippers	-110
=slips	-161
=slope	-114
=slopes	197
=slot	-98
=slough	165
=slovenia	76
=slow	58
=slower	-111
=slowly	69
=slug	-64
=slugs	132
=slurry	181
=small	22
=smaller	14
=smallest	51
=smart	-133
=smartphone	142
=smeared	-135
=smell	250
=smelled	-142
=smells	-346
=smile	-102
=smiley	-139
=smiling	-176
=smoke	-100
=smoked	83
=smoker	-31
=smokes	-128
=smoking	216
=smudged	-184
=smug	-61
=snack	-80
=snacks	-166
=snake	113
=snake_case	96
=snakes	-55
=snapped	-273
=snapping	-128
=sneaking	-153
=sneeze	-143
=sneezing	-136
=snip	77
=snippet	-183
=snooker	-95
=snoring	-154
=snow	-217
=snowflake	143
=snowing	-153
=so	-36
=soak	-134
=soaked	-160
=soaking	-117
=soap	124
=sober	82
=social	31
=society	117
=sock	-115
=socket	150
=sockets	-43
=sofa	-136
=sofia	-81
=soft	-5
=software	198
=soggy	-61
=soil	206
=solar	59
=sold	73
=solder	103
=sole	173
=solicitor	79
=solid	46
=solo	36
=solutions	76
=solve	-130
=solved	-132
=solveig	217
=somali	168
=some	-235
=somebody	-296
=somehow	-159
=someone	-274
=someones	-157
=something	-207
=sometimes	-166
=somewhere	-359
=sommelier	-6
=son	6
=son-in-law	39
=song	-345
=songs	84
=sons	-212
=soon	-219
=soppy	-168
=sore	51
=sorry	-311
=sort	-196
=sorted	-66
=sorting	70
=sorts	-118
=soufflé	-86
=soul	-70
=sound	10
=sounded	-141
=sounding	-165
=sounds	-166
=soup	-353
=source	161
=sources	59
=sourdough	4
=sous	39
=south	10
=soweto	147
=sows	100
=soy	-26
=soya	140
=spa	119
=space	-185
=spaces	172
=spain	-251
=spam	-102
=spaniel	106
=spanish	-25
=spare	77
=spark	-52
=sparky	-6
=spatula	-102
=speak	182
=speaker	-108
=speakers	80
=speaking	-99
=speaks	-78
=spec	-152
=special	153
=specialise	135
=specials	102
=specs	53
=spectacles	-138
=spectrum	90
=speech	20
=speed	-89
=speedway	23
=speightstown	15
=spell	-9
=spelled	-210
=spelling	135
=spellings	-102
=spelt	-35
=spend	281
=spending	35
=spends	73
=spent	-133
=spice	-21
=spicy	90
=spiders	30
=spilled	-217
=spin	66
=spinach	-135
=spinning	-153
=spleen	138
=split	31
=splits	-54
=splitting	-158
=spoil	36
=spoilers	50
=spoils	-201
=spoke	-130
=spoken	38
=spoon	-176
=spoons	80
=sport	-131
=spot	-112
=spouse	25
=spray	-93
=spread	11
=spreadsheet	-67
=spreadsheets	-84
=spring	537
=sprint	-56
=sprinter	81
=sprints	57
=spuds	56
=spy	-148
=sq	-115
=sql	255
=sqlite	65
=squad	186
=square	24
=squash	5
=squat	-84
=squeak	-111
=squeaks	-133
=squeeze	-104
=sre	7
=sri	149
=sry	-164
=ssh	31
=st	159
=st.	-15
=stable	-93
=stabled	159
=stack	-128
=stacked	64
=staff	-98
=stage	226
=stages	-135
=staging	-44
=stain	-173
=stainless	-119
=stairlift	190
=stairs	108
=stairwell	63
=stale	-73
=stall	307
=stalls	-161
=stammer	326
=stammering	76
=stammers	100
=stamp	-146
=stamps	21
=stan	-78
=stand	-47
=stand-in	24
=stand-up	112
=stand-ups	50
=standard	30
=standardised	148
=standing	129
=stands	84
=standup	6
=standups	132
=stapler	-87
=star	-75
=stared	-140
=staring	-243
=starling	63
=stars	58
=start	-100
=started	59
=starter	44
=starters	-85
=starting	-11
=starts	-105
=startup	99
=starving	-240
=stash	61
=state	157
=statement	-227
=statements	-153
=states	53
=static	172
=statin	196
=statins	112
=station	35
=stationed	-56
=stations	43
=statistics	138
=stats	66
=status	-157
=staves	-114
=stay	46
=stayed	86
=staying	43
=stays	64
=steady	64
=steak	-120
=steam	-169
=steel	-26
=steep	22
=stefan	186
=stenographer	128
=stent	184
=stents	124
=step	-166
=stepdad	189
=stepdaughter	250
=stepmother	171
=stepped	151
=stepping	-69
=steps	-11
=stepson	42
=stern	55
=steve	-69
=stew	-144
=steward	92
=stick	147
=sticker	-102
=sticking	12
=stickler	-155
=sticks	137
=sticky	-131
=stiff	-45
=still	-40
=stilton	-171
=stilts	36
=sting	-108
=stings	89
=stinks	-171
=stirring	-143
=stitch	53
=stock	68
=stockholm	112
=stocks	-188
=stocktake	-148
=stoke	158
=stolen	67
=stoma	228
=stomach	77
=stone	43
=stonemason	140
=stones	83
=stood	-301
=stool	67
=stop	-203
=stopcock	127
=stopped	146
=stopping	24
=stops	-21
=storage	158
=store	269
=stored	-8
=stores	-101
=storm	-221
=stornoway	180
=story	-357
=stout	7
=stove	159
=straight	38
=strain	-99
=stranger	-134
=strangers	137
=strap	85
=strava	-130
=straw	-66
=strawberries	53
=stray	-105
=stream	-215
=street	-61
=streets	-128
=strength	-142
=stretch	-129
=stretched	-137
=stretches	12
=strict	256
=strictly	75
=strike	-200
=striker	12
=string	-117
=strings	-236
=strip	51
=strips	96
=strobe	124
=stroke	415
=strokes	98
=strong	200
=stronger	-124
=strop	-103
=stroppy	-116
=structural	106
=struggle	48
=stubborn	-45
=stuck	-230
=student	-41
=students	98
=studied	-133
=studies	-94
=studio	206
=study	121
=studying	70
=stuff	196
=stuffed	-155
=stung	101
=stupid	-252
=stutter	165
=stuttering	-136
=stutters	-150
=style	198
=sub	-76
=subject	-101
=subjects	-95
=sublet	134
=submarines	160
=submit	-89
=subs	-166
=subscription	101
=substitute	4
=subtitle	-98
=subtitler	126
=subtitles	-67
=successor	-32
=such	-183
=sudden	-147
=sudoku	-11
=sugar	-115
=sugar-free	50
=sugarcoat	115
=sugars	119
=suggest	30
=suggested	-103
=suggestion	-86
=suggestions	-149
=suit	-63
=suitcase	30
=suitcases	-139
=suite	211
=suits	34
=sulking	-199
=sum	-301
=summarise	-136
=summarised	-132
=summary	-257
=summer	267
=summers	-39
=sums	-51
=sumup	129
=sun	-108
=sunburnt	-63
=sunday	51
=sundays	205
=sunil	53
=sunita	55
=sunlight	32
=sunniva	4
=sunny	-105
=sunrise	-131
=sunscreen	-48
=sunset	-19
=super	-159
=supermarket	-59
=supermarkets	147
=supervise	107
=supervised	-90
=supervises	128
=supervisor	109
=supper	-173
=supplier	-171
=suppliers	125
=supplies	-60
=supply	-27
=support	-92
=supports	-115
=suppose	-386
=supposed	93
=supposedly	-214
=sure	-304
=surely	-191
=surfing	43
=surgeon	143
=surgery	150
=surgical	113
=surname	206
=surprise	-142
=surprises	140
=survey	109
=surveyor	-54
=survive	-30
=survives	191
=suspended	141
=sussex	162
=svalbard	-60
=svelte	115
=svetlana	-42
=swahili	120
=swallow	-14
=swallowing	20
=swallows	-92
=swam	-158
=swan	-133
=swans	-154
=swansea	143
=swap	-168
=swapped	88
=swapping	-132
=swarmed	-150
=swd	161
=swear	-117
=swearing	162
=swears	-47
=sweat	-82
=swede	-136
=sweden	-115
=swedish	29
=sweep	198
=sweet	-174
=sweetcorn	52
=sweets	-181
=swell	29
=swells	188
=swept	-176
=swift	-115
=swim	140
=swimming	71
=swims	-5
=swindon	53
=swing	77
=swiss	-37
=switch	17
=switchboard	-58
=switched	22
=switching	128
=sword	-200
=swore	-132
=sworn	140
=sylheti	146
=syllable	-127
=sync	-132
=syncing	36
=syndrome	75
=synology	155
=synonym	-142
=syntax	-114
=synth	69
=syria	96
=syrup	-165
=sysadmin	148
=system	116
=systmone	147
=szeged	162
=sámi	113
=t	-99
=t5	82
=ta	-23
=tab	-447
=tabla	-44
=table	-152
=table-tennis	-25
=tables	315
=tablet	-23
=tablets	100
=tabs	57
=tackle	35
=taco	-104
=tadeusz	-117
=tadhg	-39
=tag	53
=tagalog	45
=tagore	-128
=tags	-126
=tai	70
=tailwind	22
=take	29
=takeaway	-111
=taken	78
=takes	232
=taking	83
=tale	-235
=talk	-57
=talked	-211
=talking	-79
=talks	73
=tall	-64
=tallinn	148
=talos	129
=tam	7
=tame	20
=tamil	12
=tampere	131
=tan	-130
=tandem	120
=tango	103
=tank	175
=tanker	150
=tanks	-46
=tannery	142
=tap	131
=tape	-117
=taped	71
=tar	-105
=target	60
=tarifa	5
=tariq	178
=tarmac	-43
=tart	-32
=tartu	161
=tartufo	48
=task	60
=tasks	45
=tasmania	89
=taste	136
=tasting	132
=tattoo	4
=tattooist	83
=taught	7
=tax	-27
=taxes	-39
=taxi	-36
=taylor	-115
=tbilisi	171
=tbsp	-129
=tea	-100
=teach	149
=teacher	-104
=teachers	-143
=teaches	-123
=teaching	364
=team	104
=teams	-37
=teapot	-174
=tears	-130
=teary	-100
=teasel	111
=teatime	-148
=tech	19
=technician	205
=ted	73
=teen	89
=teenager	-40
=teenagers	-35
=teens	131
=teeth	251
=telephone	-22
=television	20
=tell	-168
=telling	-35
=tells	-50
=telly	-25
=telugu	95
=tema	-85
=temp	-4
=temperance	126
=temperature	-99
=template	-118
=temple	-131
=ten	-270
=tenancy	37
=tenants	-31
=tenby	-92
=tend	66
=tender	36
=tenerife	-55
=tenner	38
=tennis	-50
=tenor	43
=tenors	152
=tens	-25
=tense	-57
=tension	26
=tent	-35
=tenth	38
=teo	-15
=term	78
=terminal	86
=terms	145
=terraform	171
=terrible	-140
=terrified	89
=teruel	166
=tesla	-155
=test	-6
=tested	133
=tester	100
=testers	-26
=testing	-142
=tests	-24
=texas	140
=text	26
=textbook	-154
=texted	-242
=texting	-106
=texts	136
=texture	113
=thabo	27
=thai	-122
=than	50
=thandeka	-25
=thandiwe	124
=thank	76
=thank-you	-125
=thanks	-404
=that	-277
=thatcher	-86
=the	-125
=theatre	204
=their	-133
=theirs	188
=them	-123
=theme	79
=themselves	16
=then	-100
=theo	114
=theory	78
=therapist	117
=therapy	96
=there	-200
=thermo	164
=thermometer	-28
=these	-159
=thesis	256
=thessaloniki	97
=they	-175
=they/them	172
=thick	-140
=thief	-138
=thin	-48
=thing	-72
=things	57
=think	-390
=thinking	-8
=thinkpad	185
=thinks	-103
=thinners	139
=third	75
=thirds	245
=thirty	76
=thirty-eight	43
=thirty-five	21
=thirty-four	112
=thirty-odd	108
=thirty-one	109
=thirty-three	26
=this	-632
=those	-129
=though	-43
=thought	-246
=thoughts	-186
=thousand	15
=thread	-86
=threadbares	28
=three	-283
=three-phase	183
=three-wheeler	79
=threshold	80
=threw	-163
=thrilled	86
=thriller	-131
=throat	90
=through	48
=throughout	113
=throw	-154
=throwing	-91
=throws	18
=thumb	12
=thumbs	-13
=thunder	-120
=thunderstorm	-161
=thursday	135
=thursdays	314
=thus	-103
=thuy	111
=thx	-175
=thyroid	179
=tick	-186
=ticket	79
=tickets	-183
=tidy	-157
=tie	-198
=tied	97
=tier	88
=ties	63
=tiffin	4
=tiger	-96
=tight	-23
=tigrinya	191
=tiktok	-103
=tilde	-31
=tile	-129
=tiles	95
=tiling	95
=till	42
=tills	-80
=timber	75
=time	-40
=timed	-130
=timeline	-215
=timeout	-232
=timer	-16
=timers	97
=times	-305
=timestamps	23
=timetable	-164
=timezone	35
=timing	18
=tin	-94
=tinned	-138
=tinnitus	237
=tins	146
=tiny	6
=tip	100
=tips	44
=tired	-332
=titanium	129
=tithe	117
=title	-350
=titles	47
=to-do	-13
=toast	-307
=toaster	-125
=toasters	123
=toastmasters	72
=tobacco	113
=tobi	179
=tobias	-96
=today	-869
=todays	-96
=toddler	-250
=toddlers	-5
=todo	-102
=toe	41
=toes	173
=toffee	46
=tofu	-83
=together	-10
=toilet	9
=token	-221
=tokens	89
=told	-112
=tolerates	69
=tolls	30
=tom	16
=tomas	-81
=tomasz	138
=tomato	-175
=tomatoes	83
=tomcat	-54
=tomek	16
=tomorrow	-478
=tomás	-93
=tone	-165
=tones	146
=tongue	-80
=tonight	-790
=tonights	-163
=tonne	90
=tons	-46
=too	-138
=took	-154
=tool	-12
=tools	242
=tooth	-138
=top	-25
=topic	-265
=topik	131
=tops	196
=torch	-114
=tore	5
=torn	-53
=toronto	-6
=torque	62
=tortoise	62
=total	-331
=totalled	56
=totally	-81
=totals	-38
=touch	116
=touched	-151
=touches	158
=touching	204
=tough	-161
=tour	-23
=tourist	-68
=tourists	152
=tours	183
=tow	107
=towards	91
=towels	-12
=tower	-16
=town	134
=toyota	-159
=toys	96
=trace	-264
=traceback	-199
=track	-110
=tracked	143
=tracking	64
=tractor	134
=trade	72
=trader	28
=trades	-55
=trading	-54
=tradition	97
=traffic	-234
=trail	13
=trailer	-12
=train	-132
=trained	65
=trainer	-62
=training	220
=trains	-33
=trait	117
=tram	-26
=trampoline	68
=trams	64
=trans	116
=transcript	-147
=transferred	52
=transferring	67
=transit	-21
=translate	-169
=translated	-174
=translating	117
=translation	97
=translations	196
=translator	181
=transplant	141
=transport	24
=trap	40
=travel	75
=traveller	46
=travelling	58
=trawler	129
=tray	-201
=trays	-141
=treasurer	190
=treat	-8
=treatment	24
=tree	188
=trees	209
=tremor	294
=triage	-33
=trial	-111
=triangle	72
=triathlon	-22
=tribe	140
=trick	-182
=tricks	-163
=tried	-423
=tries	-194
=trieste	-52
=trifle	-146
=triggers	-5
=trilingual	16
=trim	-162
=trinity	145
=trip	-134
=tripadvisor	-133
=triple	118
=tripod	27
=tripped	-185
=trips	208
=triumph	27
=trolley	-113
=trombone	192
=tromso	-102
=tromsø	276
=troop	-149
=trope	-174
=trotro	-49
=trouble	57
=trough	71
=trouser	-128
=trousers	-36
=truck	155
=trucker	166
=trucks	21
=true	-156
=trumpet	35
=trunk	44
=truro	158
=trust	55
=trusted	157
=trustees	187
=try	-81
=trying	24
=tuan	25
=tuas	-49
=tuba	-13
=tuesday	-26
=tuesdays	72
=tugs	122
=tullamore	-96
=tumble	106
=tummy	-127
=tuna	-127
=tunde	162
=tune	9
=tuner	-24
=tuning	180
=tunnel	183
=tup	-9
=tupelo	-75
=turbo	46
=turin	182
=turkey	-153
=turkeys	-110
=turkish	132
=turku	-36
=turn	-32
=turned	207
=turning	199
=turnover	161
=turns	7
=tutor	28
=tutorial	-182
=tv	-180
=twelve	-105
=twelve-seater	-16
=twelve-year-old	-127
=twenties	-19
=twenty	-72
=twenty-six	186
=twenty-two	122
=twi	-62
=twice	-15
=twin	167
=twins	129
=twist	-143
=twitching	-155
=twitter	-149
=two	-131
=two-person	140
=two-room	74
=ty	-17
=tyler	71
=type	192
=typed	-150
=typeerror	-117
=types	126
=typescript	123
=typeset	151
=typewriter	56
=typhoon	-128
=typical	-203
=typing	-255
=typo	-258
=typos	-278
=tyre	-164
=tyres	43
=u.s.	35
=u3a	115
=uber	-156
=ubuntu	-118
=ugh	-241
=ugly	-137
=ui	70
=uk	58
=uke	170
=ukrainian	219
=ukulele	-31
=ulcer	203
=ullapool	87
=ultra	-46
=umbrella	-184
=umbrellas	-33
=umpire	15
=umuahia	-61
=unbelievable	-107
=uncle	30
=unclear	-101
=uncles	151
=undefined	-183
=under	229
=under-12s	96
=under-elevens	62
=under-tens	76
=underground	95
=understand	-66
=understands	132
=understood	-164
=undertakers	-73
=undetectable	106
=undo	-229
=unfair	-113
=uni	223
=uniform	-100
=uniforms	-100
=union	167
=unionised	133
=unit	81
=units	136
=unittest	-48
=unity	118
=universities	-53
=university	292
=unless	132
=unloading	-155
=unmute	-126
=unpaid	36
=unreal	-112
=unsigned	-112
=until	153
=unused	-140
=up	-33
=update	-370
=updated	-124
=updates	104
=upgrade	-10
=upholstery	-17
=upload	-118
=uploaded	-192
=upon	65
=upper	94
=uppsala	144
=upright	151
=ups	99
=upset	-85
=upside	-249
=upstairs	70
=upvc	-15
=urdu	-19
=urgent	-116
=urn	208
=us	232
=usb	61
=use	55
=used	80
=useless	-99
=user	-186
=users	-199
=uses	-99
=using	-101
=usual	-182
=usually	-56
=utc	77
=utility	173
=utrecht	110
=ux	160
=v	-137
=v1	46
=v2	-183
=vacation	-92
=vaccinate	-86
=vaccines	167
=vacuum	87
=valencia	81
=valid	-143
=valley	107
=valleys	-28
=valparaíso	193
=value	-221
=values	-42
=valve	-153
=vampires	-201
=van	86
=vandersloot	-67
=vanish	-130
=vanished	-219
=vans	93
=var	-129
=variable	-290
=variables	-142
=varieties	139
=varna	-81
=varnish	-175
=vascular	135
=vase	-113
=vasile	27
=vat	-93
=vault	86
=veena	-47
=veg	94
=vegan	-92
=vegetable	-52
=vegetables	-37
=vegetarian	252
=veggie	125
=velocity	-135
=vendor	59
=venison	125
=venue	70
=verb	-263
=verdict	8
=verge	-113
=veronica	-23
=verse	-297
=version	-97
=versions	91
=versus	-120
=vertigo	144
=very	-35
=vespa	165
=vestry	153
=vet	66
=vets	-10
=vex	-87
=vhdl	167
=vi	111
=via	169
=vicar	41
=victim	-133
=video	-278
=videos	103
=vietnam	83
=view	-133
=viewing	-94
=vigo	-73
=viktor	-52
=village	264
=villages	-100
=villain	-199
=vilnius	103
=vim	70
=vinegar	-267
=vineyard	127
=vintage	166
=vinyl	-33
=violin	124
=violins	176
=viral	-170
=virtual	-111
=visa	73
=visas	92
=visit	-94
=visited	-25
=visiting	-212
=visitor	-138
=visitors	-149
=visits	167
=vitamin	-24
=vito	-88
=viva	114
=vlan	142
=vms	100
=voice	10
=voicemail	-132
=voices	49
=volcano	-110
=volume	-230
=volumes	88
=volunteer	353
=volunteered	-86
=volunteers	209
=volvo	197
=vote	-96
=voted	130
=vowel	-145
=vowels	-141
=vpn	-33
=vps	100
=vs	-286
=vue	116
=vulgar	-109
=w/out	-98
=wa	183
=waffle	-147
=wag	75
=wage	134
=wageningen	184
=wages	157
=waist	169
=wait	-306
=waited	-72
=waiter	-297
=waiting	-151
=waitlist	-53
=wake	37
=wakefield	123
=wakes	-183
=wales	-95
=walk	21
=walk-up	-76
=walked	-37
=walker	117
=walking	-90
=walks	-123
=wall	50
=waller	-60
=walls	337
=walnut	28
=walnuts	65
=walrus	92
=want	29
=wanted	-454
=wanting	-69
=wants	-54
=war	40
=warden	141
=wardrobe	-15
=warehouse	155
=warehouses	16
=warfarin	142
=warm	-148
=warm-up	-109
=warn	-137
=warning	-189
=warnings	-163
=warranty	4
=warsaw	119
=was	-228
=washed	-113
=washing	-45
=wasp	-219
=wasps	67
=waste	-110
=watch	104
=watched	-326
=watches	138
=watching	-306
=watchmaker	-52
=watchman	-44
=water	-73
=watered	-207
=waters	-96
=wax	19
=way	-76
=ways	-182
=wbc	129
=we	213
=weak	67
=weaning	121
=weans	155
=wear	231
=wearing	-124
=wears	180
=weather	-30
=weave	147
=weavers	-35
=web	113
=webinar	-278
=website	-202
=wed	32
=wedding	95
=weddings	195
=wednesday	231
=wednesdays	306
=wee	164
=weedkiller	-53
=week	26
=weekday	125
=weekdays	173
=weekend	-131
=weekends	493
=weekly	159
=weeks	197
=weep	-165
=weepy	-114
=wei	98
=weigh	175
=weighed	-8
=weighs	90
=weight	37
=weird	-141
=welcome	-176
=weld	-21
=welder	76
=welding	106
=well	14
=wellington	128
=welsh	106
=wen	84
=wendell	-90
=went	20
=wept	-75
=were	-317
=west	-66
=westerns	-54
=wet	-296
=wey	-88
=wfh	-38
=wg	110
=whale	120
=what	-315
=whatever	88
=whats	-536
=whatsapp	-32
=whatsoever	153
=wheat	47
=wheel	-104
=wheelchair	369
=wheelchairs	188
=wheels	-24
=when	45
=whenever	203
=where	-182
=whether	-30
=which	-158
=whichever	-168
=while	-142
=whining	-106
=whip	-101
=whippet	125
=whisper	-66
=whispering	-187
=whistle	95
=whistles	-99
=whitby	38
=white	-100
=whiteboard	84
=whites	-98
=whitsun	169
=who	-97
=whoever	102
=whole	-27
=wholesale	151
=wholesaler	-78
=whom	-88
=whose	-201
=why	-230
=whānau	-37
=wi	105
=wicket	-18
=wide	17
=widget	-57
=widow	36
=widowed	176
=widower	144
=widows	134
=width	41
=wife	76
=wifes	-40
=wifi	-48
=wigan	150
=wiki	85
=wikipedia	-157
=wild	-114
=wilf	143
=will	-89
=wim	176
=win	84
=wind	134
=windhoek	164
=window	-171
=windows	-68
=windowsill	59
=windy	-161
=wine	-22
=wing	93
=winning	-107
=winnipeg	120
=wins	-203
=winston	150
=winter	185
=winters	282
=wiped	-105
=wire	-93
=wired	95
=wireless	-129
=wiring	35
=wish	-109
=with	47
=within	147
=without	46
=witness	63
=witnesses	8
=wives	-159
=wizard	-142
=wobbly	-13
=wok	77
=woke	-285
=wolverhampton	105
=woman	-276
=women	166
=won	-137
=wonder	-92
=wondering	-191
=wonky	-143
=wood	20
=wooden	117
=woodwork	84
=wool	93
=word	10
=worded	-178
=wording	-389
=wordpress	208
=words	38
=work	161
=workbench	131
=worked	64
=worker	177
=working	56
=workout	-134
=works	-287
=worksheet	-166
=worksheets	-37
=workshop	110
=world	-87
=worldwide	-161
=worn	19
=worried	-109
=worries	-196
=worry	-247
=worse	-96
=worst	-8
=worth	-413
=would	-328
=wow	-153
=wrap	-200
=wreath	-140
=wreck	47
=wrecked	-163
=wrecks	109
=wren	58
=wrist	134
=wrists	38
=write	-32
=writer	-33
=writers	-100
=writing	187
=written	130
=wrong	-547
=wrote	-173
=x	-290
=x-ray	-67
=x2	13
=x220	149
=xero	181
=xhosa	-58
=xmas	53
=xp	165
=y	-147
=yacht	48
=yamaha	162
=yaml	19
=yard	152
=yards	90
=yaris	41
=yarn	55
=yawning	-133
=yay	-128
=yeah	-104
=year	187
=yearly	73
=years	242
=yelled	-121
=yelling	12
=yellow	-43
=yes	-160
=yesterday	-474
=yesterdays	-97
=yet	-4
=yoga	14
=yoghurt	8
=yoghurts	-97
=york	-46
=yoruba	-51
=you	-203
=young	-4
=younger	-83
=youngest	260
=your	-482
=yours	-146
=yourself	-182
=youth	186
=youtube	-105
=yuki	39
=yusuf	93
=yute	93
=yvonne	-98
=z	-161
=zagreb	185
=zanzibar	-115
=zealand	-63
=zelda	-125
=zeros	-85
=zettle	16
=zeynep	21
=zio	161
=zip	35
=zloty	-17
=zoe	179
=zombie	-175
=zones	169
=zoo	-91
=zookeeper	34
=zoom	-174
=zosia	147
=zumba	107
=zurich	-168
=zuzana	56
=zwirn	-47
=|	-136
=£	-63
=–	18
?	73
[	-222
[ <name>	-84
]	-91
a	-59
a '	104
a ' <number>	106
a .	-126
a 0	73
a 0 hour	73
a 12	110
a 12 egg	-143
a </s>	-291
a <day>	-117
a <day> ,	-158
a <day> </s>	-129
a <day> in	-91
a <day> is	-135
a <day> night	88
a <kin>	-38
a <kin> '	-119
a <kin> 's	-114
a <kin> ,	-42
a <kin> </s>	85
a <kin> <kin>	159
a <kin> a	-137
a <kin> and	-188
a <kin> ask	-62
a <kin> at	230
a <kin> back	-71
a <kin> by	-52
a <kin> call	32
a <kin> can	-109
a <kin> charge	-111
a <kin> come	108
a <kin> do	22
a <kin> for	100
a <kin> from	-187
a <kin> have	-178
a <kin> i	-76
a <kin> in	-77
a <kin> is	127
a <kin> like	-124
a <kin> name	213
a <kin> of	-125
a <kin> on	-57
a <kin> or	-139
a <kin> sell	-101
a <kin> since	128
a <kin> so	122
a <kin> tech	107
a <kin> that	161
a <kin> there	166
a <kin> today	-68
a <kin> visa	131
a <kin> we	-107
a <kin> who	-10
a <kin> with	-166
a <kin> would	-147
a <month>	-142
a <name>	181
a <name> 's	63
a <name> ,	327
a <name> </s>	-90
a <name> <kin>	215
a <name> <name>	-65
a <name> <number>	307
a <name> and	102
a <name> church	-159
a <name> from	182
a <name> i	-63
a <name> in	154
a <name> nursery	119
a <name> on	128
a <name> passport	41
a <name> school	170
a <name> shop	121
a <name> storage	105
a <name> that	17
a <name> with	160
a <name> woman	131
a <number>	104
a <number> ,	73
a <number> </s>	-37
a <number> <kin>	-16
a <number> <name>	298
a <number> and	-197
a <number> bed	219
a <number> book	-25
a <number> day	-114
a <number> error	-114
a <number> from	-109
a <number> hour	-138
a <number> inch	111
a <number> kg	-104
a <number> kilo	-79
a <number> legged	-41
a <number> letter	6
a <number> line	-89
a <number> litre	-141
a <number> m	187
a <number> man	-37
a <number> min	42
a <number> on	-195
a <number> page	-103
a <number> person	129
a <number> transit	52
a <number> who	-109
a <number> word	138
a <number> year	-181
a bad	54
a bad hip	54
a bag	-242
a bag </s>	-148
a bag of	-213
a bakery	-166
a bakery </s>	-79
a bakery in	-104
a balcony	-83
a baler	49
a baler </s>	-71
a band	-162
a bank	-51
a bank holiday	-118
a bar	-194
a bar ,	-88
a bar </s>	-113
a barn	6
a barn </s>	-141
a barn outside	158
a bat	-129
a batch	-116
a beach	-143
a bean	-157
a bear	-120
a beard	-123
a beard </s>	-89
a bedtime	-75
a bedtime story	-75
a beginner	-45
a beginner </s>	-169
a bench	-15
a bench </s>	26
a bet	-166
a bet </s>	-130
a better	-235
a big	72
a bigger	-68
a bike	174
a bike repair	163
a bird	40
a birthday	-101
a biscuit	18
a bite	-48
a bite </s>	43
a bite long	-141
a bite of	79
a bite sick	-65
a bite since	-103
a bite stiff	-127
a bite teary	-100
a blank	-276
a blank page	-229
a blanket	-113
a blind	57
a blind <kin>	-69
a blog	-101
a blog </s>	-101
a bloke	-70
a blue	-12
a board	60
a boat	-24
a boat ,	105
a boat </s>	174
a boat and	15
a boatyard	-54
a boatyard </s>	-64
a boiler	58
a bone	-106
a book	129
a book for	112
a bookshop	-165
a bookshop in	-129
a boot	-139
a boot </s>	-114
a borrow	-72
a bottle	-62
a bottle of	-178
a bowl	22
a box	-142
a box </s>	-85
a bracket	-156
a brass	137
a brass band	127
a break	-17
a break ,	-156
a break </s>	-133
a brewery	180
a brick	-134
a brick </s>	-134
a bright	-145
a bright <kin>	-125
a brochure	-90
a brochure </s>	-90
a broom	-105
a brown	-96
a bucket	-142
a bucket </s>	-153
a budget	52
a bug	-131
a bug </s>	-155
a bug in	-54
a build	-24
a bungalow	188
a bungalow in	151
a bus	23
a bus stop	-55
a button	-221
a button </s>	-174
a cab	-152
a cabbage	-93
a cabbage and	-78
a cabin	-48
a cafe	-145
a cafe in	-109
a café	-140
a cake	-20
a call	-294
a call ,	-124
a call with	-158
a calm	-113
a camera	140
a camper	108
a campervan	123
a campervan ,	123
a canal	-29
a canal </s>	-155
a cancellation	-66
a cancellation policy	-66
a candle	-125
a capsule	-19
a capsule wardrobe	-19
a caption	-200
a caption </s>	-92
a car	154
a car ,	109
a car </s>	160
a caravan	172
a carburettor	-103
a card	-252
a card </s>	-153
a card for	-79
a card message	-88
a care	8
a care home	85
a cargo	180
a cargo bike	180
a carpet	-94
a cash	68
a cast	-83
a cast iron	-83
a ceilidh	112
a ceilidh band	112
a cellist	31
a cello	-160
a chair	-38
a chair </s>	-28
a chair that	-108
a change	-129
a chap	-190
a chap in	-82
a cheap	102
a cheaper	-103
a checklist	48
a checklist for	-159
a chip	-83
a chip shop	-121
a choir	49
a choir </s>	80
a christen	-134
a circus	54
a circus ,	-63
a circus </s>	108
a civil	32
a class	-156
a clean	-18
a cloth	42
a clown	5
a club	41
a clue	-130
a clue </s>	-125
a code	-91
a code </s>	-137
a coffee	-203
a coffee </s>	-173
a coffee right	-80
a cold	-252
a cold </s>	-178
a cold today	-150
a colour	-19
a column	-44
a combi	44
a comma	-292
a comma </s>	-126
a comment	-152
a comment on	-113
a committee	-16
a company	-52
a complaint	-194
a complaint </s>	-129
a complaint to	-153
a complete	39
a complete beginner	39
a computer	-179
a container	-80
a container </s>	-122
a contract	86
a conversation	-5
a convert	126
a cookbook	171
a cooler	-34
a cooper	153
a cooperative	14
a cooperative bank	-82
a cooperative in	148
a copy	-29
a copy of	36
a couple	-126
a couple of	-68
a court	47
a court stenographer	128
a cover	-55
a cover letter	-69
a crane	96
a crash	33
a cravat	-115
a crayon	-104
a crayon </s>	-104
a credit	187
a credit union	155
a cricket	-87
a cricket umpire	-87
a crime	-151
a criminal	-83
a cron	50
a crossword	-147
a crow	-118
a crown	58
a cruise	60
a cry	-124
a csv	87
a cup	-199
a cup of	-174
a curry	-168
a curse	57
a curse </s>	57
a dairy	114
a dance	-88
a dataframe	-104
a dataframe with	-104
a date	-43
a day	167
a day ,	170
a day </s>	114
a day for	5
a day on	21
a day to	11
a dead	-244
a dead <kin>	-145
a deadline	-17
a deadline </s>	15
a deaf	104
a deaf school	104
a decade	175
a decade </s>	175
a decent	24
a decision	-124
a defence	-33
a degree	149
a delay	-132
a dental	79
a dental <kin>	79
a deposit	131
a deposit on	163
a desk	95
a diary	-36
a dict	-132
a dict </s>	-132
a diesel	-21
a difference	-50
a different	-145
a dinner	-139
a disaster	-80
a disaster </s>	-158
a do	-35
a dodgy	158
a door	-209
a door with	-75
a doubt	-102
a draft	-175
a dragon	-163
a dragon </s>	-119
a drawer	-21
a drawer with	-34
a dream	57
a dress	-90
a drill	-217
a drink	-123
a drink </s>	-162
a drop	127
a drum	105
a face	37
a face </s>	164
a face on	-115
a factory	-158
a fair	-247
a fair tip	-126
a fake	-86
a fall	-131
a family	113
a family of	-22
a fan	-25
a fan of	61
a farm	-180
a farm in	-92
a feel	-116
a fellow	-80
a ferry	124
a ferry ,	138
a ferry </s>	33
a fever	-140
a few	-72
a field	-112
a field </s>	-191
a filler	-133
a film	-192
a fine	-177
a finger	82
a finn	97
a fire	-128
a fire drill	-128
a firm	-7
a firm in	120
a first	-188
a first aid	122
a fit	-171
a fiver	34
a fiver </s>	82
a fix	152
a flat ,	-30
a flat </s>	15
a flat by	68
a flat in	-6
a flat of	145
a flood	-19
a fly	-127
a folder	-21
a food	170
a food bank	150
a food truck	68
a fool	-120
a footballer	-167
a forklift	-67
a form	-20
a form </s>	-147
a form with	55
a former	-86
a former <kin>	-125
a former chapel	150
a fortnight	133
a fortune	-195
a fortune ,	-133
a fortune </s>	-140
a forum	-78
a forum </s>	-129
a foul	-133
a foul mood	-133
a four-person	38
a four-person startup	-13
a fourth	161
a fourth floor	57
a fox	-122
a frame	180
a free	85
a freelance	107
a freelance <kin>	107
a freemason	-16
a freezer	208
a fresh	-90
a fridge	-51
a fridge </s>	-128
a friendly	-128
a fruit	-245
a full	88
a full engine	105
a function	-184
a function that	-170
a funeral	-170
a funeral </s>	-119
a funny	-114
a fuss	-133
a gale	-100
a galley	-12
a game	-19
a gap	-155
a gap </s>	-155
a garage </s>	-80
a garden	83
a garden ,	154
a garden railway	-48
a gas	65
a gastric	149
a gastric sleeve	149
a gate	-174
a generator	-28
a generator </s>	-28
a genius	-155
a gentleman	10
a ghost	-138
a glass	-6
a glass eye	-9
a goalie	141
a good	-60
a good <kin>	84
a good day	136
a google	106
a google sheet	106
a great	-222
a green	-20
a grid	-106
a grind	-5
a grumpy	-143
a guest	-127
a guide	76
a guy	-113
a guy call	150
a guy from	-122
a guy on	-114
a guy with	-84
a haiku	-118
a haiku about	-67
a half	34
a half share	10
a hallway	-123
a handover	-162
a hard	-172
a hat	-204
a hat </s>	-96
a head	65
a head </s>	14
a head up	42
a headache	-236
a headache ,	-172
a headache </s>	-116
a header	-93
a heap	-139
a heap of	-91
a hear	152
a hear aid	152
a heart	181
a heart murmur	158
a heat	50
a heat pump	-12
a hedge	-101
a hedge </s>	-101
a hernia	9
a heron	-127
a heron </s>	-127
a herring	41
a herring ,	41
a hetzner	129
a hide	-6
a hill	159
a hip	175
a hip replacement	147
a history	-85
a history of	-85
a hob	155
a hob that	146
a hole	-127
a hole in	-123
a holiday	-21
a holiday </s>	-143
a home	169
a home in	150
a hook	-121
a hook </s>	-116
a hospital	113
a host	-123
a hostel	-28
a hostel in	92
a hot	-38
a hotel	33
a hotel </s>	158
a hotel in	-26
a house	-93
a house co-op	131
a house in	-59
a house with	123
a hurdy-gurdy	-43
a hurry	-193
a hurry ,	-142
a hurry </s>	-164
a hymn	54
a jacket	-106
a jar	-55
a jar of	-112
a jar opener	-120
a job	98
a joke	-207
a joke </s>	-159
a joke about	-86
a kayak	23
a kebab	-119
a kebab </s>	-119
a kettle	78
a kettle </s>	78
a key	105
a key to	170
a kibbutz	124
a kidney	182
a kidney to	135
a kidney transplant	126
a kiln	110
a kilo	-175
a kilo of	-125
a kind	-116
a kit	5
a kitchen	-214
a knee	67
a kosher	-29
a label	-184
a label </s>	-120
a ladder	-33
a ladder in	7
a lady	-37
a lady call	148
a lady have	-85
a lady in	-152
a lady on	-133
a lamp	-99
a land	90
a lane	119
a laptop	9
a laptop </s>	-16
a last	-77
a late	-125
a lathe	48
a laugh	-142
a laugh </s>	-122
a laundry	-24
a lawnmower	-131
a lawnmower </s>	-131
a leaflet	-186
a leaflet </s>	-78
a leak	-132
a lease	-152
a leave	-105
a lecture	-169
a lecture </s>	-138
a lesson	-150
a letter	44
a letter </s>	-176
a letter from	-145
a letter to	50
a level	227
a level and	103
a library	-116
a licence	34
a licence </s>	-45
a lie	11
a lift	49
a lift </s>	63
a light	102
a light sleeper	125
a lighthouse	-143
a lighthouse keeper	-143
a limerick	-232
a limerick about	-166
a line	-28
a line </s>	-150
a list	-36
a list ,	-8
a list </s>	-31
a list of	-173
a litre	80
a little	-98
a little <kin>	-129
a little <name>	-25
a live	351
a live ,	149
a live </s>	296
a loaf	-142
a loan	-57
a lobster	-148
a lobster </s>	-148
a lock	38
a locum	17
a loft	-132
a log	59
a long	-35
a long day	-163
a look	-170
a look at	-174
a loop	-130
a loop ,	-133
a loop </s>	-77
a lorry	-147
a loss	-68
a lot	-80
a lot </s>	-44
a lot of	-68
a lovely	-194
a mac	100
a machine	-52
a mail	-153
a mail ask	-104
a main	4
a man	-282
a man </s>	-160
a man at	-172
a man can	-140
a man from	-150
a man in	6
a man name	156
a man of	-113
a man who	-135
a map	-158
a market	37
a market <kin>	64
a master	-34
a master 's	-105
a master in	135
a match	59
a mattress	-137
a meal	93
a meal plan	93
a mean	-115
a mean ol	-63
a meet	-253
a meet </s>	-128
a meet in	-91
a meet with	-113
a mess	-308
a mess </s>	-153
a mess after	-89
a mess so	-130
a mess today	-81
a message	11
a metal	68
a metal plate	156
a metal taste	-137
a metre	8
a metre </s>	-91
a migraine	185
a mile	-201
a mill	178
a mill in	101
a mill near	132
a million	-71
a min	71
a minor	-105
a minus	-168
a minute	-98
a minute ,	37
a minute </s>	-93
a minute ago	-110
a miss	130
a mistake	-144
a mix	-78
a mobile	20
a mobile <kin>	20
a modern	-91
a moment	-124
a monk	214
a monk for	135
a monorepo	97
a monorepo ,	97
a month	138
a month ,	-93
a month </s>	154
a month at	-125
a month before	116
a month for	152
a month from	118
a month go	89
a month i	140
a month into	129
a month take	-48
a month towards	73
a moor	120
a morning	150
a morning </s>	99
a mortgage	22
a mortgage </s>	74
a mortgage in	-18
a mouse	38
a mug	-106
a mug </s>	-106
a museum	196
a museum in	206
a music	98
a mute	95
a myth	-138
a myth </s>	-138
a nail	-107
a nail bar	-75
a name	-183
a name </s>	-27
a name for	-139
a nap	-221
a nap and	-91
a narrowboat	162
a narrowboat ,	84
a native	110
a native speaker	74
a needle	-122
a negative	-129
a neutral	-122
a new	-145
a new <name>	-117
a nice	-211
a nice no	-95
a night	205
a night </s>	46
a night <kin>	134
a night and	33
a night bus	15
a night owl	110
a night pharmacy	-18
a nightmare	76
a no	46
a no </s>	70
a no that	-128
a noise	-163
a noise like	-157
a normal	-68
a notary	153
a notary ,	7
a note	-138
a note </s>	-94
a note for	-101
a notebook	117
a notice	-267
a notice for	-190
a novel	30
a number	63
a number </s>	93
a nun	31
a nun for	-26
a nun in	131
a nurse	42
a nurse degree	109
a nut	-26
a on	-13
a one-page	80
a pacemaker	220
a pacemaker ,	144
a pacemaker </s>	148
a pacemaker fit	112
a pack	-157
a pack list	-120
a page	171
a page </s>	202
a pain	-28
a pain </s>	-37
a pain about	-152
a pain because	41
a pair	66
a pan	-116
a pan </s>	-116
a panel	-178
a paper	102
a paragraph	-188
a paragraph for	-129
a parcel	-204
a parcel </s>	-122
a parish	31
a park	91
a password	-87
a pastry	83
a pastry <kin>	83
a patent	126
a patent on	126
a pattern	-60
a pdf	-74
a pdf </s>	-143
a peanut	-17
a peanut allergy	34
a peanut ban	-65
a peer	5
a pen	57
a pencil	-77
a penny	34
a pension	-152
a person	-140
a person who	21
a personal	-91
a personal <kin>	-91
a pescatarian	-33
a pescatarian ,	-33
a phd	99
a phd in	99
a phone	-32
a phone </s>	-174
a photo	-111
a photo of	-74
a piano	-127
a pickle	-133
a picky	120
a picky eater	120
a picture	-130
a picture of	-188
a pie	-140
a piece	-160
a pirogue	89
a pizza	95
a place	137
a place with	114
a plain	-183
a plan	-100
a plan </s>	-128
a plane	-88
a plant	-49
a plate	-75
a plot	96
a plot outside	105
a plumb	122
a plumb apprenticeship	122
a podcast	-146
a poem	41
a point	-231
a point </s>	-180
a polite	45
a polite no	-64
a polite way	-72
a pond	23
a pond </s>	23
a pool	-136
a pop	76
a post	73
a postcard	-116
a postie	160
a pottery	105
a practise	-32
a prayer	60
a price	82
a primary	165
a primary in	88
a primary school	126
a print	-21
a privacy	11
a problem	174
a problem </s>	107
a problem in	143
a programme	-140
a proper	188
a prosthetic	145
a prosthetic leg	92
a prusa	131
a pub	100
a pub </s>	-129
a pub quiz	122
a pudding	-114
a puddle	-56
a pump	24
a pump </s>	93
a pun	-166
a puzzle	-115
a puzzle for	-115
a python	33
a quarter	-156
a quarter </s>	-73
a quarter of	-115
a query	-139
a question	-34
a question </s>	-106
a question about	-104
a question of	81
a queue	-267
a queue </s>	-172
a quick	-312
a quiet	-146
a quiz	-119
a quote	55
a quote </s>	99
a race	-112
a race condition	-112
a rack	-80
a radiator	-117
a railway	-40
a raise	-121
a raise </s>	-119
a ramen	40
a ramen bar	40
a ramp	40
a ransom	-81
a ransom note	-81
a rash	117
a raspberry	110
a raspberry pi	110
a rather	-118
a read	25
a real	166
a recipe	-135
a recipe for	-111
a record	-137
a red	-26
a reduce	60
a reference	-67
a refund	-159
a regex	-148
a regional	140
a registry	129
a registry office	129
a rehabilitation	132
a rehabilitation clinic	132
a reminder	-206
a renal	139
a rep	-150
a rep that	-150
a repair	106
a reply	-71
a reply </s>	-104
a request	-133
a rescue	222
a rescue <kin>	147
a rescue from	104
a restaurant	-88
a retire	4
a retire <kin>	27
a reverse	-63
a reverse mortgage	-63
a rhyme	-138
a rhyme for	-136
a rice	-124
a rice cooker	-124
a riddle	-163
a rig	129
a right	-85
a right to	-94
a ring	-132
a ring </s>	-132
a rip	-150
a river	-81
a road	-128
a roast	-133
a roast for	-62
a robot	-203
a robot </s>	-203
a room	-187
a room </s>	-135
a rota	-86
a rota for	-163
a rota that	-97
a rotten	91
a row	-89
a row </s>	-231
a row machine	105
a row of	-108
a rude	-146
a rule	64
a rule ,	-11
a rule </s>	78
a rule that	66
a ruler	24
a ruler </s>	59
a rush	-137
a rush </s>	-92
a rusty	94
a sad	-121
a safe	137
a saint	39
a saint </s>	39
a sample	-140
a sandwich	-178
a sandwich </s>	-90
a sauna	-111
a scene	-88
a schedule	76
a scholarship	157
a scholarship to	157
a school	19
a school </s>	-82
a school <kin>	90
a school bus	93
a school in	62
a scout	-42
a scout troop	-42
a screen	55
a screen reader	192
a screenshot	-142
a script	-175
a search	-155
a season	152
a sec	-256
a sec ,	-109
a sec </s>	-256
a second	194
a second </s>	-122
a second <kin>	215
a second branch	103
a second salon	131
a second-hand	32
a seed	157
a self	125
a self-hosted	75
a semicolon	-138
a semicolon </s>	-102
a semicolon that	-79
a senior	-77
a senior <kin>	-77
a sentence	-128
a separate	58
a septic	92
a septic tank	92
a serial	131
a server	-11
a service	-85
a set	-217
a set of	-168
a shamble	-134
a shamble </s>	-134
a share	242
a share house	73
a sharp	-160
a sharp knife	-160
a shed	26
a sheet	112
a sheet </s>	87
a ship	124
a shoe	-143
a shoebox	191
a shoebox </s>	124
a shop	-142
a shop name	-121
a shop with	-56
a short	-136
a short poem	-116
a shorter	-69
a side	-150
a sideline	100
a sideline </s>	100
a sign	15
a sign </s>	65
a silent	57
a silly	-116
a simple	-142
a single	-167
a single page	-123
a sink	117
a sitcom	-113
a site	102
a size	115
a ska	106
a ska band	106
a sketch	-77
a skip	10
a skip </s>	10
a slide	91
a slide </s>	91
a slot	-113
a slow	38
a slow cooker	120
a small	48
a small <number>	-35
a small open	91
a smart	-109
a smile	-155
a smoke	-89
a sock	89
a sofa	-161
a song	-141
a song </s>	-147
a sore	66
a sort	20
a sort of	-159
a soup	-56
a source	92
a source </s>	-139
a sourdough	159
a sourdough starter	159
a spare	58
a spatula	-102
a split	196
a split keyboard	196
a spreadsheet	128
a stack	-168
a stack trace	-168
a stage	137
a stairlift	127
a stairlift in	119
a stall	156
a stall at	95
a stammer	206
a stammer ,	119
a stamp	-72
a stamp </s>	-72
a stand	141
a stand order	150
a starter	63
a station	-27
a stay	98
a stay at	98
a steel	164
a steel <name>	113
a stent	177
a stent put	123
a step	153
a stew	-82
a stick	176
a stick </s>	155
a stickler	-155
a stickler </s>	-155
a stiff	108
a stitch	-157
a stoma	212
a stoma bag	135
a stone	136
a stool	67
a stop	-126
a straight	105
a straight answer	66
a straight number	-13
a stranger	-134
a stray	-105
a stretch	199
a stretch </s>	126
a stretch of	137
a striker	12
a striker ,	12
a string	-82
a string </s>	-82
a stroke	247
a stroke <number>	115
a stroke in	85
a stroke ward	58
a strop	-103
a structural	106
a structural <kin>	106
a studio	153
a studio in	153
a stupid	-123
a sublet	135
a sudden	-147
a sudden </s>	-147
a sugar	104
a suit	-121
a suit </s>	64
a summary	-137
a summary </s>	-133
a supermarket	117
a surgical	113
a surgical ward	113
a surprise	-167
a swan	-116
a swan </s>	-116
a swede	-136
a switch	-113
a synonym	-142
a synonym for	-128
a syntax	-74
a syntax error	-74
a table	-26
a table ,	-164
a table </s>	-293
a table i	-164
a table of	-86
a table that	-137
a table with	-152
a tablet	107
a talk	-134
a tandem	147
a tap	-146
a tart	-182
a tattoo	79
a tattoo of	41
a tax	-106
a tax debt	-74
a taxi </s>	-137
a taxi firm	48
a tea	18
a team	-115
a team of	76
a teapot	-105
a tenner	53
a tenor	-149
a tent	27
a tenth	38
a tenth of	38
a terrible	-131
a test	-252
a test </s>	-200
a test for	-138
a text	-165
a text to	-161
a thank-you	-125
a thesis	46
a thing	-22
a thing </s>	-178
a thing or	-127
a thing without	155
a third	58
a third </s>	-137
a third of	-36
a third person	-140
a thumb	-239
a thumb up	-163
a thunderstorm	-116
a ticket	138
a time	185
a time ,	105
a time </s>	82
a timeout	-224
a timeout on	-122
a timer	56
a tin	-195
a tin of	-120
a tiny	120
a tiny phone	107
a title	-156
a title </s>	-121
a title for	-125
a toaster	-61
a toaster </s>	-61
a tomato	-201
a touch	48
a touch screen	48
a tractor	-126
a train	-306
a train </s>	-160
a tram	117
a tram ,	-4
a tram </s>	53
a tram <kin>	121
a trampoline	68
a trampoline in	72
a transit	163
a translation	47
a tray	-105
a tremor	170
a trick	-157
a trick </s>	-115
a trick for	-115
a trifle	-92
a trifle </s>	-92
a triumph	55
a trouser	-133
a truck	-154
a trucker	129
a turbo	46
a turbo <kin>	138
a turn	-167
a tv	145
a twelve-seater	-16
a twelve-seater in	-16
a two-bedroom flat	-49
a two-bedroom place	114
a two-person	140
a two-room	74
a two-room flat	74
a type	84
a typo	-197
a typo </s>	-76
a typo in	-208
a tyre	34
a unit	-34
a use	116
a user	-201
a user i	-117
a van	-108
a van </s>	-61
a van every	75
a vegan	5
a vendor	26
a venue	-154
a verb	-195
a verb </s>	-87
a very	45
a victim	-133
a victim of	-133
a video	-104
a video </s>	-110
a view	113
a village	-17
a vineyard	111
a virtual	-111
a visa	-94
a visa for	-94
a voice	-112
a vote	18
a wait	143
a wait list	161
a wall	-149
a wall </s>	-152
a wall of	-69
a wall with	141
a wardrobe	-11
a wardrobe </s>	-27
a warm	89
a warn	-99
a warn </s>	-99
a wash	-131
a wasp	-234
a wasp nest	-38
a waste	-110
a waste of	-110
a watch	131
a watch </s>	131
a watchmaker	-52
a watchmaker in	-52
a way	-170
a way that	-89
a way to	-118
a weak	-160
a website	55
a wed	4
a wed </s>	9
a wed <name>	125
a wed band	156
a wee	44
a week	188
a week ,	213
a week </s>	17
a week and	-84
a week before	131
a week for	83
a week in	-85
a week is	153
a week on	-55
a weekly	29
a weird	-158
a welcome	-107
a weld	105
a weld course	105
a well	50
a well ,	127
a well </s>	44
a well in	-29
a wet	-195
a whale	-64
a wheelchair	304
a wheelchair </s>	128
a wheelchair user	99
a while	-203
a while </s>	-203
a white	-105
a whole pack	-109
a wide	48
a window	11
a window seat	-106
a witness	-142
a woman	-174
a woman </s>	69
a woman at	-50
a woman in	-189
a woman on	-181
a woman ring	-66
a woman who	-137
a wood	183
a wood stave	139
a wooden	-195
a wooden boat	-117
a wool	110
a word	29
a word </s>	43
a word of	132
a word that	-117
a work	56
a workbench	133
a workshop	61
a write	43
a wrong	-105
a year	-59
a year ,	-66
a year </s>	-41
a year and	55
a year for	-32
a year in	183
a year of	-60
a year off	101
a yellow	-32
a young	99
a zoo	15
a zoo </s>	15
a.m	155
a.m .	155
a4	-150
a4 </s>	-150
abandon	111
abattoir	146
abbreviation	85
abbu	-24
abbu have	-24
abide	37
abide </s>	-26
ablation	50
ablation </s>	50
able	-21
able to	-21
able to do	118
ableton	142
ableton rack	142
aboard	99
aboard a	99
aboard a narrowboat	99
about	-153
about ,	-97
about </s>	-131
about <day>	-105
about <days>	-121
about <kin>	-73
about <kin> </s>	-141
about <month>	-103
about <month> </s>	-72
about <name>	-128
about <name> ,	39
about <name> </s>	-142
about <number>	224
about <number> 1000	-57
about <number> </s>	209
about <number> <kin>	144
about <number> <name>	-114
about <number> <number>	77
about <number> a	194
about <number> and	89
about <number> degree	174
about <number> hour	68
about <number> in	106
about <number> minute	-106
about <number> month	-144
about <number> of	169
about <number> percent	-86
about <number> quid	-37
about <number> ton	30
about <number> with	-18
about <number> word	57
about <number> year	-111
about a	-351
about a 12	168
about a <kin>	-160
about a <number>	-142
about a minute	-159
about a third	-222
about a whale	-64
about an	-105
about bin	-106
about bin </s>	-106
about box	-90
about box </s>	-90
about comma	-100
about comma </s>	-100
about half	91
about his	34
about how	-115
about it	66
about it </s>	144
about it just	-84
about lichen	42
about me	-154
about my	45
about my <kin>	73
about octopus	-74
about on	34
about otter	133
about otter </s>	133
about that	-142
about that </s>	-135
about the	-301
about the <kin>	-170
about the <name>	-183
about the bin	-148
about the car	-125
about the letter	-141
about the second	-176
about the tone	-93
about the water	-91
about this	-129
about this </s>	-89
about to	-196
about twice	42
about twice a	86
above	19
above ,	-150
above </s>	-42
above <name>	109
above <name> </s>	109
above <number>	88
above <number> <number>	-84
above <number> million	81
above a	-121
above a bakery	-156
above all	139
above all </s>	139
above our	156
above the	123
above the pharmacy	53
above the shop	73
abroad	106
absence	31
abstract	40
academia	155
accent	-26
accent mark	-126
accent mark get	-126
accept	190
accept </s>	90
acceptance	38
access	88
access course	137
access deny	-155
accident	-21
accident ,	-153
accident </s>	-71
accident a	28
accident in	115
accident in <number>	115
accident on	-144
accident on the	-85
accord	-210
accord to	-314
accord to the	-232
accordingly	-129
accordion	59
accordion ,	-37
accordion , a	-50
accordion in	99
accordion in <name>	99
accordion is	-84
accordion was	52
account	153
account 's	108
account ,	76
account </s>	74
account are	-38
account are all	-107
account are do	169
account at	124
account at night	124
account for	42
account for our	112
account i	125
account in	154
account is	149
account of	148
account package	139
account package is	139
account to	114
accrual	-103
ace	-132
ache	-167
ache </s>	-140
acid	287
acid </s>	137
acre	198
acre </s>	35
across	78
across </s>	-163
across <name>	174
across <name> </s>	162
across <number>	-164
across a	93
across my	65
across the	-103
across the whole	-48
act	-223
act </s>	-159
act <number>	-114
act <number> </s>	-65
action	119
actual	-142
actually	-172
actually </s>	5
actually read	-130
ad	-335
ad </s>	-115
ad <number>	-92
ad <number> is	-122
ad for	-97
ad for a	-57
ad is	-95
adapt	-121
add	-250
add </s>	-100
add <number>	56
add a	-158
add a second	30
add a test	-134
add more	-123
add more </s>	-123
add some	-164
add something	-125
add that	-122
add that </s>	-122
add the	10
add them	-103
add to	-99
address	-142
address </s>	19
address me	-21
address since	19
adhd	153
adhd ,	61
adhd so	71
adjective	72
adjective </s>	92
admin	86
admin ,	91
admin </s>	56
admin right	123
admin right </s>	123
admit	-169
adopt	110
adopt ,	24
adopt <name>	190
adopt <name> from	76
adopt a	31
adopt a <kin>	159
adopt from	153
adopt from <name>	153
adopt in	56
adopt your	-138
adopt your word	-122
adoption	51
adore	199
ads	-109
adult	-81
adult ,	-44
adult , <number>	-131
advance	-43
advert	-250
advert </s>	-156
advert for	-81
advice	75
advice </s>	64
advise	-143
adwoa	-37
adwoa and	-37
affect	-219
afford	9
afford a	14
afford to	-54
afford to be	-54
afloat	45
afloat </s>	45
afraid	-71
afraid i	-113
afraid i lose	-113
afraid of	26
afraid of fly	112
afraid that	-140
aft	-126
aft </s>	-126
after	155
after ,	-58
after </s>	119
after <kin>	163
after <kin> </s>	150
after <month>	-75
after <month> </s>	-75
after <name>	49
after <name> </s>	23
after <number>	145
after <number> ,	162
after <number> </s>	385
after <number> at	15
after <number> because	114
after <number> min	-140
after <number> minute	-59
after <number> try	-148
after <number> year	-22
after a	-223
after a striker	12
after about	-59
after about <number>	-59
after all	-53
after an	-156
after an hour	-156
after cheese	144
after dark	153
after every	92
after her	113
after her second	62
after i	93
after is	-143
after it	81
after it </s>	-6
after it eat	45
after lunch	25
after lunch </s>	25
after mass	93
after my	259
after my <kin>	138
after my late	114
after noon	165
after school	189
after school </s>	138
after sunset	136
after sunset </s>	136
after supper	8
after that	-155
after that <name>	-147
after that come	-27
after the	193
after the <kin>	-31
after the burnout	117
after the cover	-128
after the crash	128
after the debt	103
after the flood	69
after the second	-184
after the stroke	125
after the third	-183
after the update	-188
after the war	73
after this	99
after those	-153
after today	-139
after today </s>	-110
after tonight	-114
after update	-95
after update </s>	-95
after work	123
afternoon ,	-151
afternoon </s>	28
afternoon and	-180
afternoon belong	56
afternoon belong to	56
afternoon to	-86
again	-388
again ,	-245
again , <number>	75
again , can	-59
again , the	-124
again </s>	-263
again <name>	-112
again <name> </s>	-112
again after	72
again and	-163
again and i	-107
again at	-77
again at <number>	33
again but	-164
again but no	-130
again from	-62
again in	42
again in <month>	186
again in the	-136
again just	-81
again just now	-81
again last	-37
again now	-124
again now </s>	-124
again this	-121
again this week	-104
again today	-99
again today </s>	-99
again with	-138
again with <number>	-86
again with the	-90
against	88
against a	-152
against a wall	-152
against the	-100
age	-77
age </s>	-163
age <number>	8
age <number> ,	81
age <number> </s>	248
age of	109
age of <number>	39
age to	-143
agency	-13
agency in	-84
agency in <month>	-104
agency in <name>	149
agency lose	106
agency lose the	106
agency place	-36
agenda	-173
agenda for	-102
aggressive	-110
aggressive </s>	-110
agne	-90
agnieszka	105
ago	-156
ago ,	-79
ago , still	51
ago </s>	-16
ago and	-164
ago and <kin>	-61
ago and i	134
agree	-189
agree </s>	-165
agree on	-111
agree on the	-103
agree to	-109
agree with	-103
agree with you	-113
agree with your	-93
agreement	111
ah	-15
ah ma	-55
ahead	-17
ahead </s>	53
ahead of	-131
ahead of me	-99
ahmed	30
ahmed ,	-55
ahmed , my	-55
ai	-6
ai n't	-6
ai n't have	-6
aid	261
aid ,	-6
aid , and	-84
aid </s>	206
aid are	85
aid are <name>	85
aid in	117
aid in the	102
aid on	104
aid on the	104
aid since	91
aim	191
aim :	118
aim for	168
aim for <name>	75
aim for <number>	92
aim is	-44
aim to	121
air	130
air ,	-127
air </s>	-123
air condition	21
air cupboard	138
air cupboard </s>	138
air fryer	93
air fryer </s>	-95
airline	-203
airline </s>	-122
airport	-71
airport ,	-115
airport </s>	-44
airport run	153
airport run </s>	153
aisle	27
aisle </s>	-150
aisle seat	-60
aiyo	79
akara	81
alarm	-80
alarm </s>	88
alarm code	152
alarm go	-134
alarm go </s>	-86
alarm go off	-112
alarm have	-137
alarm have be	-137
alarm off	-117
alarm to	146
alcohol	166
alcohol ,	157
alcohol </s>	5
alcohol for	114
alcohol or	126
aldi	-14
alert	-135
alert </s>	-146
align	24
align ,	-155
alike	-39
alimony	195
alive	67
all	-5
all ,	-23
all , despite	-35
all <day>	-149
all <kin>	10
all <kin> ,	100
all <kin> </s>	-58
all <name>	285
all <name> </s>	111
all <number>	105
all <number> </s>	-87
all <number> metre	92
all <number> of	209
all afternoon	-103
all afternoon </s>	-103
all be	-176
all but	-155
all city	-24
all city ,	-24
all clear	11
all day	-254
all day ,	-33
all day </s>	-176
all day today	-58
all do	-57
all electric	97
all even	-126
all even </s>	-126
all family	136
all family </s>	136
all fly	-55
all from	-163
all go	90
all green	-196
all green </s>	-161
all i	-44
all i can	61
all i have	116
all in	-66
all in </s>	-133
all in <name>	157
all in <number>	-10
all in the	25
all is	-146
all its	44
all laugh	-122
all laugh </s>	-122
all money	127
all morning	-322
all morning </s>	-255
all my	266
all my class	-76
all my life	141
all my own	159
all night	-229
all night </s>	-173
all of	77
all of <month>	83
all of a	-147
all of it	69
all of my	80
all of them	73
all of us	-78
all on	80
all on the	-75
all our	323
all our <kin>	115
all over	-292
all over </s>	-134
all over my	-224
all over the	-212
all remote	234
all remote ,	137
all rescue	121
all rescue ,	121
all right	61
all right </s>	-98
all text	-133
all that	58
all that </s>	146
all the	218
all the <kin>	37
all the biscuit	-121
all the box	-100
all the cook	158
all the same	-6
all the time	65
all the woman	98
all thing	-93
all thing </s>	-93
all through	-147
all through </s>	-126
all up	-193
all we	61
all weather	5
all weather </s>	5
all week	93
all week ,	25
all week </s>	105
all winter	198
all winter </s>	198
all with	157
all year	166
all your	-120
allergen	157
allergic	-25
allergic </s>	177
allergic to	-80
allergic to <days>	-140
allergic to <kin>	-45
allergic to <name>	184
allergic to flour	-124
allergic to latex	247
allergic to nut	-187
allergic to penicillin	177
allergic to sesame	116
allergic to shellfish	81
allergic to this	-140
allergist	107
allergist in	93
allergist in <name>	93
allergy	29
allergy ,	57
allergy </s>	229
allergy is	124
allotment	205
allotment 's	153
allotment ,	163
allotment , plot	120
allotment </s>	-29
allotment <number>	149
allotment committee	54
allotment is	48
allotment is plot	125
allotment plot	104
allotment society	182
allotment society </s>	58
allow	258
allow </s>	192
allow <kin>	-36
allow <kin> </s>	222
allow <number>	62
allow by	-23
allow in	30
allow in our	137
allow me	-39
allow on	-87
allow to	95
allowance	-24
allowance </s>	-136
almost	-158
alone	177
alone ,	105
alone </s>	271
alone in	-59
alone with	28
alone with a	7
along	7
along </s>	-23
along the	113
along to	138
along to <name>	138
along with	-28
along with its	-28
aloud	82
aloud </s>	-184
alphabet	-114
alphabetical	-104
alphabetical order	-104
alphabetical order :	-104
already	-279
already ,	-19
already </s>	-324
already have	-124
already in	-95
already in use	-95
already on	-104
already say	92
already tell	-96
alright	-146
also	-7
also a	-123
also i	36
also i do	-25
also my	198
also my <kin>	206
also sell	-177
also the	-50
also the <kin>	-90
also think	-135
altar	-15
alter	-167
alter the	-118
alteration	138
alternate	216
alternate ,	-4
alternate <day>	200
alternate <day> </s>	200
alternate <days>	77
alternate <days> </s>	77
alternate week	109
although	-169
although it	-56
altitude	-64
alto	190
alto </s>	103
alto in	121
alto in the	93
altogether	-94
altogether </s>	-62
always	444
always ,	198
always , i	75
always </s>	412
always <name>	40
always <name> </s>	-116
always <number>	-95
always a	-76
always an	116
always answer	81
always at	118
always be	146
always be </s>	96
always be just	29
always break	106
always do	93
always forget	-179
always get	-79
always give	184
always give me	126
always have	223
always have </s>	231
always have be	136
always in	129
always in <name>	193
always keep	108
always late	-155
always lie	-169
always lie </s>	-135
always miss	61
always miss </s>	61
always on	116
always say	105
always take	125
always take the	114
always to	44
always use	86
always vote	48
always want	183
always want the	223
always will	118
always will </s>	118
always write	76
always write me	-16
am	57
am ,	92
am </s>	66
am <kin>	174
am <kin> in	162
am <name>	-32
am <name> </s>	-109
am <name> for	150
am <number>	152
am <number> year	92
am a	175
am a <kin>	312
am a <name>	144
am about	-60
am about to	-60
am an	62
am and	123
am and <number>	86
am cross	-130
am deaf	113
am deaf in	113
am from	139
am from <name>	155
am give	99
am give lesson	99
am go	66
am go to	66
am i	-325
am i be	-153
am i miss	-124
am i right	-150
am in	-98
am learn	105
am left-handed	117
am minus	69
am minus <number>	69
am not	-192
am not ask	-106
am only	129
am only <kin>	129
am owe	-86
am prepare	-14
am prepare for	128
am stay	-157
am stay in	-157
am the	241
am the only	115
am tire	-87
am try	-36
am try to	-36
am work	8
am write	-142
am write with	-178
amara	129
amateur	224
amateur dramatics	54
amateur orchestra	71
amateur orchestra in	48
amaze	-135
amber	-146
ambulance	108
ambulance station	118
ambulance station where	118
american	171
among	138
among the	-41
among the <kin>	-41
among them	65
amount	-29
amount </s>	71
amount is	-91
amp	-118
amp </s>	-175
an	5
an <kin>	258
an <kin> ,	114
an <kin> </s>	167
an <kin> by	93
an <name>	-24
an <name> ,	162
an <name> </s>	9
an <name> <name>	12
an <name> <number>	159
an <name> in	106
an <name> of	-136
an <name> to	-164
an <number>	-27
an ableton	142
an ableton rack	142
an access	137
an access course	137
an accident	18
an accident on	-85
an actual	-142
an ad	-132
an ad </s>	-94
an ad for	-97
an adult	138
an advert	-133
an age	-145
an age </s>	-145
an agency	-155
an air	128
an alarm	132
an allotment	100
an amateur	163
an amateur orchestra	71
an ancient	106
an answer	-122
an answer </s>	30
an apology	-211
an apology ,	-138
an app	142
an app </s>	144
an app that	-93
an appeal	-132
an appeal </s>	-100
an appointment	-35
an apprenticeship	-52
an apprenticeship with	-52
an apron	-107
an argument	-122
an argument </s>	-122
an array	-123
an array of	-123
an e-mail	-175
an early night	-72
an eat	143
an eat disorder	143
an egg	-111
an egg </s>	-105
an electric	84
an electric <number>	109
an email	-268
an email </s>	-222
an email that	-105
an email to	-183
an empty	-96
an empty list	-129
an empty stomach	144
an end	37
an engineer	42
an engineer degree	42
an envelope	-34
an epipen	116
an epipen </s>	138
an epipen everywhere	109
an error	-227
an error </s>	-151
an error in	-135
an essay	-104
an estimate	-84
an exam	13
an example	-180
an example with	-86
an explanation	-123
an extra	-165
an hour	-244
an hour ,	103
an hour </s>	-272
an hour about	-55
an hour ago	-390
an hour and	147
an hour at	126
an hour before	-142
an hour for	-173
an hour late	-91
an hour on	-107
an hour to	80
an id	-167
an id </s>	-167
an idea	-168
an idea </s>	-132
an idiot	-156
an idiot </s>	-149
an imaginary	-109
an induction	-154
an induction hob	-154
an inn	62
an interview	-84
an invoice	-160
an island	-81
an island </s>	-170
an island in	112
an issue	-70
an issue </s>	-61
an office	113
an offline	91
an oil	133
an oil tank	100
an old	163
an old <kin>	80
an old <name>	286
an onion	-204
an only	157
an only <kin>	114
an open	-119
an order	-148
an outside	176
an outside wall	134
an owl	-124
an update	-225
analogue	140
analysis	155
analysis </s>	155
anaphylaxis	-61
ancient	103
and	21
and '	-99
and </s>	-454
and <day>	297
and <day> ,	58
and <day> </s>	231
and <day> <number>	117
and <days>	138
and <days> ,	-29
and <days> </s>	243
and <days> are	-44
and <days> at	76
and <days> i	119
and <days> only	127
and <days> to	88
and <kin>	71
and <kin> </s>	-66
and <kin> <name>	-19
and <kin> are	-12
and <kin> n't	-61
and <month>	5
and <month> </s>	138
and <name>	-61
and <name> 's	-13
and <name> ,	-85
and <name> </s>	-20
and <name> <name>	-35
and <name> are	-86
and <name> at	145
and <name> do	-36
and <name> for	110
and <name> is	166
and <name> on	120
and <name> only	153
and <name> the	66
and <name> with	195
and <number>	-17
and <number> ,	50
and <number> </s>	70
and <number> <kin>	39
and <number> at	-101
and <number> before	170
and <number> if	-80
and <number> in	9
and <number> of	-7
and <number> off	-101
and <number> oven	-58
and <number> pm	86
and <number> stubborn	-45
and <number> this	-116
and <number> to	79
and =	-137
and a	172
and a <kin>	93
and a <name>	-41
and a <number>	152
and a bite	191
and a comma	-143
and a ferry	85
and a half	45
and a kitchen	-103
and a little	-69
and a mean	-56
and a mortgage	74
and a wait	135
and a well	133
and add	-123
and after	-39
and after </s>	119
and after that	-36
and again	128
and all	85
and all </s>	38
and all of	102
and always	167
and an	-113
and an <kin>	111
and an early	-72
and an old	-7
and anything	-12
and as	89
and ask	-91
and at	118
and at 42	6
and at <number>	205
and at the	49
and back	217
and back each	127
and become	20
and butter	171
and butter </s>	171
and buy	-40
and buy a	-137
and call	33
and can	53
and can n't	84
and carry	-87
and click	20
and coffee	20
and come	-159
and come back	-206
and compare	-135
and compare </s>	-135
and con	-175
and do	182
and do n't	142
and drive	-96
and drop	-155
and egg	-70
and enter	37
and every	-39
and everybody	-139
and everyone	-129
and everyone 's	-88
and everyone on	75
and everything	-110
and everything i	-51
and fall	-80
and fall asleep	-84
and feed	181
and feed the	160
and feel	-150
and find	-130
and for	-108
and forbid	-97
and forget	-132
and garlic	80
and get	-190
and get <number>	-161
and get a	-158
and give	-250
and give me	-143
and give up	-180
and go	67
and go </s>	-171
and go back	106
and go for	-170
and go to	-134
and green	180
and green </s>	112
and guitar	105
and guitar are	105
and half	-81
and half a	-146
and happy	32
and happy </s>	32
and hate	76
and have	-110
and have <number>	-188
and have a	-90
and have do	-29
and have n't	194
and have never	-156
and he	73
and he have	73
and hear	-133
and her	58
and her <kin>	58
and his	-94
and his <kin>	-53
and hit	-129
and how	-144
and how do	-107
and i	242
and i 'd	-65
and i 'm	-14
and i ,	52
and i </s>	176
and i agree	-15
and i are	-83
and i can	-199
and i do	51
and i drive	123
and i get	-53
and i go	121
and i have	124
and i just	-186
and i keep	148
and i live	-89
and i make	-50
and i meditate	16
and i need	-93
and i only	-21
and i pass	73
and i put	-38
and i run	-26
and i sell	100
and i sew	112
and i share	238
and i split	202
and i still	147
and i take	-11
and i use	78
and i want	74
and i was	-6
and i will	138
and i write	11
and in	188
and in <name>	161
and is	-93
and is allergic	-105
and it	-135
and it 's	73
and it break	-89
and it drag	-106
and it have	-155
and it still	-178
and it work	-175
and its	-112
and its still	-107
and just	-32
and keep	57
and keep it	115
and latex	139
and latex </s>	139
and leave	-141
and leave </s>	-154
and leave the	-136
and little	132
and little <name>	132
and live	-159
and live in	-172
and live with	6
and lock	162
and look	-198
and look at	-127
and look like	-84
and lose	-193
and lose the	-132
and love	131
and make	-113
and make the	-128
and me	30
and me ,	-90
and me </s>	205
and mine	173
and more	-89
and move	44
and must	-9
and my	-80
and my <kin>	35
and my <name>	53
and my bee	-30
and my best	4
and my knee	121
and my leave	28
and name	-169
and need	97
and need a	23
and neither	-137
and never	38
and never look	131
and never tell	-58
and night	151
and night </s>	130
and no	54
and no answer	-134
and no lunch	-131
and no slide	-125
and no word	31
and nobody	-104
and nobody 's	-154
and nobody at	-77
and none	-133
and none of	-133
and not	78
and not a	121
and nothing	91
and nothing change	-113
and nothing else	169
and nothing happen	-175
and now	-104
and now everyone	-152
and now i	-6
and now it	-50
and now live	144
and now she	-122
and now the	-108
and number	-127
and number <number>	-80
and nut	105
and oat	-172
and off	-36
and old	149
and on	63
and only	48
and only come	-52
and open	-60
and open a	-67
and our	-74
and our <kin>	-21
and our retro	-30
and over	-88
and own	114
and own <number>	114
and paste	20
and pay	-26
and people	-148
and plain	-91
and print	95
and proud	172
and put	-134
and put it	-99
and raise	-14
and read	-93
and rent	-10
and reopen	-146
and reopen it	-146
and restart	-104
and return	78
and right	49
and ring	51
and ring me	51
and round	57
and rye	117
and save	-164
and say	55
and say it	96
and scare	-6
and see	-116
and sell	142
and sell it	121
and send	-146
and send me	-59
and set	-153
and she	19
and short	-19
and shorten	-139
and show	-49
and since	-38
and since i	27
and since my	-65
and skip	-107
and sleep	-48
and sleep in	-40
and so	-185
and so is	-57
and so on	-120
and some	-103
and some <kin>	-119
and some rice	-82
and somebody	-120
and start	-151
and stay	98
and still	9
and stop	19
and struggle	20
and struggle with	20
and study	37
and sugar-free	48
and sugar-free is	48
and swim	-84
and take	-222
and take <number>	36
and take the	-84
and tell	101
and that	4
and that 's	40
and the	165
and the <kin>	131
and the <name>	-7
and the boiler	99
and the call	-111
and the draft	-148
and the final	-19
and the flat	-64
and the kitchen	-126
and the knit	-11
and the loft	73
and the mortgage	132
and the other	165
and the polytunnel	41
and the reason	134
and the second	-161
and the studio	-64
and the trust	37
and the van	-74
and the vineyard	-16
and the whole	-126
and the why	163
and then	-25
and then a	68
and then i	134
and then the	73
and there	-259
and there 's	-143
and there is	-84
and there was	-69
and they	-223
and throw	34
and to	153
and toast	4
and toast </s>	4
and trim	-85
and trim </s>	-85
and type	-98
and type them	-64
and up	171
and up </s>	135
and vinegar	-92
and visit	127
and walk	7
and want	38
and want a	-62
and want to	105
and was	-111
and we	281
and we 're	234
and we have	128
and we lose	-88
and we will	122
and wear	-88
and what	-137
and white	135
and white </s>	135
and who	-152
and will	13
and will be	177
and will n't	-60
and with	-51
and work	-39
and would	28
and would n't	-75
and you	-236
and you 're	-60
and you give	-132
android	96
android ,	127
anglican	125
angry	-343
angry </s>	-129
angry about	-51
angry about the	-51
angry with	-133
angular	111
animal	-23
animal </s>	-65
ankle	157
ankle go	140
ankle go </s>	140
anneke	-74
anneke ,	-74
anneke , my	-74
annexe	207
annexe next	115
anniversary	-51
anniversary 's	173
anniversary 's the	109
announcement	-145
annoy	-205
annoy </s>	-200
annual	167
another	-211
another </s>	-146
another <kin>	-76
another <number>	-187
another <number> </s>	-96
another bite	-92
another matter	31
another matter </s>	31
answer	25
answer ,	-143
answer , always	84
answer , please	-79
answer </s>	-213
answer and	-135
answer before	11
answer by	56
answer for	174
answer for the	148
answer i	-128
answer i 'm	-123
answer in	183
answer in <name>	175
answer is	-264
answer is <number>	-195
answer like	-199
answer me	63
answer me in	232
answer my	-89
answer on	-75
answer pls	-155
answer pls </s>	-155
answer since	-122
answer the	-105
answer this	-165
answer this <number>	-94
answer to	159
answer to <name>	113
answer to <number>	-40
answer to the	103
answer under	165
answer under <number>	99
answer was	-133
answer yet	-153
answer yet </s>	-153
answer you	-147
answer you give	-147
antihistamine	10
anxiety	196
anxiety </s>	150
any	19
any </s>	-136
any bread	-172
any bread </s>	-172
any good	-150
any good </s>	-120
any good or	-108
any idea	-123
any idea </s>	-123
any mail	134
any mail </s>	134
any minute	-118
any minute </s>	-118
any more	65
any more ,	150
any more </s>	40
any of	-123
any of us	-88
any other	-68
any plan	175
any recipe	-118
any social	110
any social medium	110
any tip	-115
any tip for	-115
any way	-91
any way to	-74
anybody	-14
anybody </s>	38
anyhow	-152
anyhow </s>	-107
anymore	108
anymore ,	175
anymore </s>	34
anyone	-108
anyone </s>	26
anyone else	-73
anyone else </s>	-57
anything	153
anything </s>	-140
anything about	10
anything above	-11
anything above <number>	-11
anything before	-24
anything before <number>	-4
anything but	-24
anything dry	80
anything else	55
anything else </s>	-75
anything for	138
anything green	-80
anything green </s>	-122
anything i	-153
anything i can	-200
anything in	20
anything in it	117
anything is	-123
anything is a	-123
anything on	166
anything over	-31
anything over <number>	-31
anything since	-91
anything smaller	79
anything smaller than	79
anything that	193
anything touch	105
anything with	158
anything with a	236
anything without	114
anything you	244
anything you write	140
anyway	-220
anyway </s>	-152
anyway how	-87
anyway how do	-87
anyway the	-66
anyway what	-105
anyway what 's	-79
anywhere	132
anywhere </s>	-97
anywhere near	142
anywhere near my	102
apart	15
apart </s>	-39
apart from	124
apart from fish	148
apart from me	137
apart from the	28
apartment	-117
api	61
apologetic	119
apologetic </s>	119
apologise	-155
apology	-219
apology ,	-138
apology </s>	-100
apology to	-124
apostrophe	53
app	-111
app 's	-118
app </s>	146
app <kin>	-132
app <kin> n't	-132
app and	-108
app and reopen	-87
app crash	-124
app crash on	-112
app for	136
app is	-101
app must	7
app say	-58
app say <number>	-97
app that	-93
app with	-119
apparently	-309
apparently </s>	-370
apparently the	-79
appeal	-148
appeal </s>	-100
append	-5
appendix	-6
appendix out	-6
apple	-138
apple </s>	-65
applicant	-143
application	-185
apply	28
apply for	205
apply for the	143
apply to	124
appointment	64
appreciate	-135
apprenticeship	204
apprenticeship </s>	114
apprenticeship at	177
apprenticeship at a	140
apprenticeship with a	-52
approach	-146
approach </s>	-164
approval	215
approval ,	98
approval , <number>	98
approval </s>	104
approve	213
approve </s>	178
apron	-158
aquarium	49
arabic	-9
arabic is	-51
arable	-84
arborist	-100
arch	30
archery	34
archipelago	112
architecture	161
architecture practice	107
archive	69
archive ,	-8
archive </s>	61
are	90
are </s>	-141
are <day>	150
are <days>	98
are <kin>	-183
are <kin> </s>	-164
are <name>	23
are <name> ,	-70
are <name> </s>	243
are <name> and	184
are <number>	18
are <number> ,	148
are <number> </s>	-30
are <number> <kin>	59
are <number> <name>	-60
are <number> and	166
are <number> by	-118
are <number> hour	-76
are <number> of	87
are <number> on	124
are <number> to	-88
are a	17
are a no	167
are a pain	123
are about	-161
are all	55
are all <name>	181
are all in	-36
are allow	109
are always	-8
are argue	-121
are arthritic	144
are asleep	-116
are asleep </s>	-116
are at	17
are at <number>	118
are at their	102
are awful	-91
are awful ,	-91
are bad	50
are bad ,	115
are bad </s>	-17
are ban	44
are be	15
are better	-151
are bilingual	-18
are bilingual ,	-65
are blank	-131
are blue	-170
are blue </s>	-170
are bone	-46
are book	157
are book for	157
are both	121
are burn	-109
are burn from	-109
are bury	80
are call	-80
are cheaper	-106
are close	-10
are come	-143
are cover	-144
are cover in	-144
are dead	-132
are dead </s>	-132
are do	169
are do ,	-164
are due	17
are electric	95
are every	129
are every <number>	87
are fine	175
are fine </s>	203
are fix	-4
are for	92
are for my	81
are for the	187
are freeze	-204
are freeze ,	-191
are freeze right	-52
are from	181
are from <name>	150
are furious	-98
are get	-109
are get marry	-52
are go	156
are go </s>	140
are green	-207
are green </s>	-158
are grow	146
are grow </s>	146
are half	-44
are hard	-166
are hard </s>	-77
are hard to	-82
are hash	109
are hash before	61
are in	124
are in </s>	-11
are in <name>	228
are in <number>	-90
are in a	108
are in the	44
are jelly	-145
are jelly </s>	-100
are just	-8
are keep	145
are kill	-34
are lease	147
are leave	144
are like	-183
are mainly	107
are mandatory	166
are marry	182
are milk	-69
are milk by	-69
are mine	209
are mine </s>	129
are miss	72
are miss from	72
are more	172
are mostly	143
are mostly <kin>	100
are mostly over	114
are my	92
are my <kin>	227
are my thing	114
are n't	122
are n't </s>	139
are n't allow	66
are n't up	105
are name	131
are no	199
are no good	133
are not	103
are off	-136
are off </s>	-161
are on	-147
are on strike	-141
are on the	-209
are our	165
are out	81
are out ,	150
are out </s>	36
are out of	12
are over	135
are over <number>	135
are pick	148
are pure	116
are red	-204
are red </s>	-183
are renew	-110
are renew each	-110
are scream	-230
are scream in	-182
are sew	-25
are sew by	-25
are shake	-134
are shoot	161
are shoot ,	146
are shoot </s>	86
are shoot from	84
are sore	-99
are stand	66
are steep	180
are still	68
are still in	43
are still on	135
are still wet	-87
are store	-187
are take	74
are the	158
are the one	129
are the same	40
are the worst	-52
are they	-203
are those	-199
are tiny </s>	96
are under	164
are under <number>	164
are useless	-38
are useless to	136
are wet	-112
are wet </s>	-87
are what	132
are what i	111
are what the	-138
are what we	108
are when	65
are when i	105
are with	318
are with <name>	187
are with me	173
are with us	110
are write	64
are wrong	-121
are you	-124
area	36
area </s>	116
area <kin>	-62
argo	167
argue	-89
argue </s>	134
argue about	-165
argue that	-103
argue with	-44
argument	-251
argument ,	16
argument </s>	-292
argument is	-127
argument of	-98
arise	-101
arlo	104
arm	7
arm </s>	18
arm are	-97
arm is	-93
army	350
army ,	62
army , station	-56
army </s>	203
army in	81
army in <number>	30
army till	188
around	-49
around </s>	75
around <name>	160
around <name> </s>	160
around <number>	44
around <number> </s>	30
around here	52
around it	-99
around that	-57
around that </s>	-57
around the	-53
array	-164
array of	-123
arrive	-228
arrive ,	-185
arrive , have	-135
arrive <number>	-59
arrive in	-130
arrive on	31
arrive on <day>	-12
arrow	18
art	86
arthritic	141
arthritis	285
arthritis ,	90
arthritis </s>	204
arthritis in	101
arthritis in both	75
article	-304
article </s>	-168
article say	-105
articleship	134
artificial	122
as	6
as '	-68
as </s>	-160
as <days>	-42
as <days> are	-42
as <kin>	113
as <kin> </s>	-70
as <kin> of	83
as <name>	-7
as <name> ,	6
as <name> </s>	-189
as <name> <name>	272
as <number>	-145
as <number> </s>	-145
as a	233
as a <kin>	228
as a <name>	123
as a cricket	-87
as a first	-85
as a freemason	-16
as a lie	133
as a lobster	-115
as a pastry	120
as a pdf	-159
as a rule	15
as a test	-126
as a user	-164
as a wed	125
as an	162
as an <kin>	149
as an adult	121
as anything	-171
as close	-87
as close </s>	-87
as day	-18
as ever	-181
as ever </s>	-144
as far	74
as far as	74
as he	202
as head	136
as hell	-117
as hell </s>	-117
as her	-87
as her <kin>	-21
as i	-74
as i 'm	-101
as i can	159
as i dictate	-146
as i do	83
as i have	105
as i type	-295
as i write	-265
as if	-84
as if i	-106
as if it	-122
as in	71
as is	-135
as it	105
as it is	12
as it stand	69
as long	-14
as long as	-14
as much	46
as much as	46
as my	169
as my <kin>	189
as night	107
as night <kin>	107
as of	134
as of <month>	67
as of this	118
as on	-158
as orthodox	-46
as our	-19
as plain	88
as plain text	68
as the	-60
as the <kin>	-79
as the house	12
as the school	-26
as the treasurer	13
as there	101
as though	-84
as treasurer	130
as we	-296
as we 're	8
as we have	-38
as we speak	-373
as well	46
as well </s>	42
as well as	150
as you	-229
as you say	-82
asbestos	164
ash	98
ash are	127
ash are still	127
ashamed	-134
aside	-63
aside for	6
aside for the	114
ask	-120
ask ,	-124
ask </s>	-37
ask <name>	60
ask <number>	9
ask about	57
ask about </s>	-90
ask about <name>	162
ask about it	108
ask about the	-119
ask after	-151
ask because	-219
ask because my	-137
ask for	-135
ask for </s>	-83
ask for <number>	30
ask for a	-159
ask for an	-139
ask for code	119
ask for it	-103
ask for my	-103
ask for no	-157
ask for the	-239
ask her	-191
ask her </s>	-130
ask him	-221
ask him </s>	-121
ask if	-162
ask in	-159
ask me	76
ask me </s>	-265
ask me <number>	114
ask me about	-133
ask me before	155
ask me for	-181
ask me how	-125
ask me something	-70
ask me to	221
ask me why	-137
ask my	-166
ask my <kin>	-150
ask the	-4
ask the <kin>	57
ask to	110
ask to be	-137
ask what	-209
ask what i	-99
ask when	-108
ask who	-104
ask who have	-104
ask why	-126
ask you	-244
ask you </s>	-127
ask you something	-83
ask you to	-191
asleep	-377
asleep ,	-99
asleep </s>	-225
asleep on	-197
asleep on my	-120
asleep on the	-113
asleep under	-118
asleep under the	-118
aspirin	25
assemble	-210
assembly	19
assembly man	19
assert	-103
assessment	44
assessment </s>	114
assistance	-55
association	218
assume	-55
assume i	30
asthma	201
asthma ,	89
asthma , brown	54
asthma </s>	85
asthma and	-108
asthma mean	166
asthma since	106
astronomy	94
async	129
async </s>	-139
at	50
at 16	177
at 16 </s>	147
at 19	175
at 19 </s>	148
at 42	6
at 68	82
at </s>	27
at <day>	271
at <day> ,	115
at <day> </s>	203
at <kin>	218
at <kin> 's	200
at <name>	194
at <name> 's	277
at <name> ,	-35
at <name> </s>	156
at <name> <name>	297
at <name> <number>	-187
at <name> and	138
at <name> but	37
at <name> for	172
at <name> i	120
at <name> in	155
at <name> last	-46
at <name> market	113
at <name> on	127
at <name> then	173
at <name> this	-104
at <name> was	-139
at <number>	-17
at <number> ,	-63
at <number> </s>	-5
at <number> <name>	104
at <number> <number>	-142
at <number> a	-36
at <number> am	64
at <number> an	-188
at <number> and	212
at <number> at	123
at <number> because	-55
at <number> before	122
at <number> degree	-17
at <number> each	-99
at <number> euro	70
at <number> every	268
at <number> for	221
at <number> i	146
at <number> in	102
at <number> instead	91
at <number> is	-81
at <number> metre	135
at <number> of	5
at <number> on	150
at <number> past	-143
at <number> percent	-180
at <number> pound	-40
at <number> primary	139
at <number> sharp	200
at <number> so	-197
at <number> that	-152
at <number> this	-89
at <number> to	-129
at <number> today	-166
at <number> tonight	-75
at <number> week	248
at <number> with	-6
at <number> word	-55
at a	198
at a <kin>	88
at a <name>	134
at a bakery	163
at a boatyard	-54
at a bus	-55
at a hospital	77
at a hostel	92
at a hotel	95
at a loss	-68
at a primary	165
at a pub	-11
at a small	130
at a stretch	126
at a time	185
at about	127
at about <number>	109
at all	47
at all ,	59
at all </s>	-22
at an	91
at badminton	13
at boot	70
at boot </s>	70
at break	-178
at break </s>	-118
at breakfast	25
at breakfast </s>	5
at by	31
at chess	-133
at college	-44
at college on	-84
at dawn	-107
at dawn ,	81
at dawn </s>	-111
at depth	-149
at dinner	-25
at dinner </s>	-25
at each	-138
at easter	114
at episode	56
at episode <number>	56
at everyone	-138
at everyone </s>	-138
at half	-213
at half <number>	149
at half past	-137
at half price	-59
at half time	-204
at halftime	-160
at halftime </s>	-160
at her	-61
at her <kin>	-171
at his	-142
at home	227
at home ,	254
at home </s>	156
at home <kin>	98
at home <number>	126
at home and	157
at home but	104
at it	21
at it </s>	88
at it since	93
at it with	-152
at km	-152
at km <number>	-152
at last	-144
at last </s>	-144
at least	-29
at least </s>	74
at least <number>	116
at level	-69
at level <number>	-69
at line	-214
at line <number>	-214
at livery	129
at livery in	129
at lunch	-238
at lunch </s>	-197
at lunch and	-156
at math	145
at me	-368
at me </s>	-288
at me about	-140
at me as	-139
at me over	-70
at midnight	-103
at midnight </s>	-97
at mine </s>	-60
at mine first	82
at minus	17
at minus <number>	17
at most	-130
at most </s>	-62
at my	-27
at my <kin>	109
at my desk	-194
at my phone	95
at new	154
at new year	154
at night	337
at night ,	165
at night </s>	257
at night anymore	128
at night school	128
at noon	-310
at noon ,	-176
at noon </s>	-287
at noon and	-95
at noon today	-52
at number	-31
at number <number>	-31
at nursery	-10
at nursery </s>	-10
at once	-198
at once ,	-73
at once </s>	-130
at our	213
at our depot	161
at our door	-72
at our firm	142
at our hospital	123
at our office	133
at our place	225
at our school	-16
at our shop	145
at our table	-129
at ours	288
at ours ,	154
at ours </s>	237
at page	-116
at page <number>	-116
at present	-66
at present </s>	-126
at quarter	-5
at quarter past	-5
at reception	58
at row	-140
at row <number>	-140
at school	-95
at school ,	-14
at school </s>	-21
at sew	152
at short	-64
at short notice	-64
at slide	-167
at slide <number>	-167
at small	25
at some	-145
at st	110
at st <name>	110
at step	12
at step <number>	12
at table	136
at table </s>	157
at table <number>	-123
at that	-284
at that </s>	-166
at the	-7
at the <day>	171
at the <kin>	-219
at the <name>	336
at the airport	-112
at the back	209
at the bakery	202
at the bank	182
at the bar	38
at the border	58
at the bottom	16
at the brewery	-53
at the bus	-79
at the call	145
at the care	63
at the church	125
at the clinic	8
at the club	-170
at the college	146
at the community	102
at the counter	-207
at the day	-92
at the depot	71
at the desk	71
at the door	-216
at the edge	-59
at the end	-17
at the fete	38
at the firm	159
at the food	46
at the gate	-171
at the gym	-213
at the hall	18
at the hospice	58
at the hotel	-154
at the institute	127
at the last	-137
at the library	159
at the lido	108
at the mill	146
at the minute	-156
at the mo	-135
at the moment	-113
at the mosque	63
at the museum	61
at the next	-134
at the nursery	61
at the office	-238
at the old	69
at the paper	71
at the parcel	137
at the parish	173
at the park	-86
at the party	-126
at the pharmacy	-117
at the pool	-138
at the port	49
at the post	-142
at the prison	40
at the pub	-133
at the restaurant	-53
at the salon	159
at the same	133
at the second	-125
at the service	17
at the shop	-186
at the sight	55
at the stall	127
at the station	-125
at the stop	-150
at the surgery	122
at the table	-6
at the third	-117
at the till	-120
at the top	-115
at the tram	47
at the uni	98
at the wall	-233
at the wed	-119
at the wrong	-88
at their	102
at their <kin>	102
at this	-311
at this <name>	-57
at this cell	-80
at this for	-114
at this level	-91
at this point	-137
at this very	-105
at uni	139
at university	-71
at wedding	31
at work	63
at work ,	72
at work </s>	10
at work is	103
at work say	-126
at your	-73
atheist	-36
attach	-247
attach </s>	-226
attach the	-81
attachment	-166
attachment </s>	-125
attack	58
attack ,	-42
attack </s>	145
attempt	-194
attempt </s>	-156
attempt at	-165
attend	-151
attention	-115
attention to	-115
attic	193
attic </s>	129
attic is	58
attic is where	-10
aubergine	136
aubergine </s>	89
auction	-114
audience	-135
audio	-95
audio </s>	87
audio stutter	-152
audiobook	109
audit	238
audit us	53
aura	110
auth	159
autism	242
autism </s>	195
autism spectrum	125
autistic	250
autistic ,	155
autistic </s>	119
autistic and	155
auto	26
autocorrect	-158
automatic	58
automatic only	130
automation	-139
autosave	-136
autumn	439
autumn ,	155
autumn </s>	393
average	-117
average </s>	-46
avocado	11
avoid	122
avoid sunlight	32
avoid the	-138
awake	-197
awake </s>	32
away	-17
away ,	-23
away </s>	-84
away <day>	207
away <day> to	207
away <number>	-88
away at	-11
away from	-88
away from the	-123
away in	87
away in <name>	87
away on	99
away on the	99
awful	-120
awful ,	-96
awful </s>	-43
awful today	-43
awkward	-153
awning	-82
aws	53
axis	-178
axis label	-133
axle	-32
ayla	137
azure	28
b	-103
b </s>	-44
b&b	-53
b&b </s>	-53
back	-22
back 's	124
back 's go	-10
back ,	-92
back </s>	-31
back <number>	-114
back <number> a	130
back a	-108
back and	45
back at	-60
back at <number>	-38
back at it	84
back at my	-61
back bedroom	116
back by	-269
back by <number>	-193
back door	131
back each	127
back for	-6
back from	-191
back from the	-199
back home	-71
back home </s>	66
back how	-109
back how it	-109
back hurt	-138
back in	-164
back in <month>	72
back in <name>	160
back in <number>	-176
back in a	-207
back in the	8
back into	102
back is	141
back is kill	-47
back just	-110
back now	-185
back now </s>	-185
back of	114
back of a	-52
back of the	161
back on	-166
back on <day>	-119
back on the	-68
back or	-190
back right	89
back room	141
back room </s>	101
back row	176
back since	5
back the	-106
back then	-172
back then </s>	-172
back to	61
back to <name>	208
back to <number>	168
back to the	-215
back today	-100
back up	99
back was	150
back when	114
back when i	114
back with	-177
backend	-46
backend <kin>	-111
backend <kin> at	-111
backend is	154
background	56
backup	-141
backup ,	-137
backup , <number>	-137
backup </s>	-113
backup go	148
backup go to	145
backup of	-61
backup with	-36
backward	-14
backward </s>	-36
bacon	-16
bacon </s>	-89
bad	-102
bad ,	15
bad , i	-55
bad </s>	-107
bad at	-41
bad back	256
bad enough	-105
bad hip	103
bad hip </s>	108
bad i	23
bad knee	144
bad knee </s>	115
bad line	-150
bad line </s>	-127
bad with	194
badge	-6
badger	16
badly	57
badly ,	-184
badly </s>	29
badly allergic	158
badly and	11
badly but	-59
badly but the	-59
badly to	115
badminton	52
bag	-167
bag 's	-135
bag ,	-18
bag </s>	86
bag i	49
bag of	-232
bag since	-8
bag there	54
bag there 's	54
bagpipe	-16
bagpipe :	92
bail	-98
bail </s>	-98
bake	-43
bake bread	129
bake for	183
bake for the	132
bake powder	-101
bake sale	-151
bakery	-19
bakery 's	173
bakery ,	93
bakery </s>	53
bakery and	30
bakery and want	-18
bakery are	78
bakery close	-43
bakery for	-77
bakery have	-52
bakery have <number>	-52
bakery in	-105
bakery in <name>	104
bakery near	-161
bakery on	-50
bakery on <name>	-50
bakery run	146
bakery start	154
bakery to	118
bakery to <name>	118
bakkie	-80
balance	-12
balance is	58
balcony	4
balcony ,	157
bald	60
baler	49
baler </s>	-71
ball	-226
ballet	105
ballet until	140
balloon	4
balloon </s>	6
ballpark	-22
ballroom	82
bamboo	133
ban	76
ban at	168
ban car	36
ban car from	36
ban from	134
ban in	161
ban in our	118
banana	-17
banana </s>	-172
band	151
band 's	-20
band ,	-9
band , <number>	-65
band </s>	167
band <number>	-24
band <number> </s>	-35
band and	-71
band break	-15
band break up	-15
band call	-10
band call <name>	-10
band can	147
band can tour	147
band in	166
band in <name>	166
band on	-129
band on the	-126
band pay	-89
band practise	118
band rehearse	74
band rehearse in	74
band was	-136
bang	-154
bang on	-91
bang on the	-62
banjo	28
bank	69
bank 's	-70
bank ,	24
bank </s>	-22
bank <kin>	-45
bank <name>	-178
bank and	-164
bank app	-160
bank at	-40
bank holiday	-148
bank holiday </s>	-107
bank in	33
bank in <month>	123
bank in <name>	-121
bank in <number>	122
bank is	108
bank is in	150
bank on	153
bank on <day>	55
bank on the	-32
bank take	50
bank to	115
bank turn	118
bank where	91
bank where i	91
bank with	147
bank with a	111
bankrupt	-5
bankrupt in	-5
bankrupt in <number>	-5
bankruptcy	179
banner	-99
banner ,	-128
bar	-90
bar ,	-119
bar </s>	-164
bar <day>	-80
bar <day> </s>	-80
bar <name>	172
bar <name> </s>	172
bar <number>	-158
bar and	-7
bar at	118
bar exam	176
bar exam in	176
bar in	44
bar in <name>	-41
bar mitzvah	126
bar of	-153
bar of signal	-112
bar on	-14
bar on the	-14
bar the	184
bar twice	126
bar twice and	126
barbershop	174
barcode	31
bare	122
bare metal	133
barely	-58
barely any	12
barely cover	74
barely cover the	74
barely know	-157
bark	-271
bark </s>	-180
bark at	-119
bark at the	-119
bark through	-126
bark through my	-126
barley	104
barley and	117
barley and rye	117
barn	99
barn </s>	114
barn in	157
barn in <name>	157
barn outside	158
barn outside <name>	158
barn roof	120
barrel	121
barrel </s>	124
barrow	-87
barrow and	-87
barry	-111
barter	-27
base	89
base ,	17
base </s>	-139
base in	17
base in <name>	17
basement	57
basement ,	119
basement , no	179
basement to	77
basement to a	77
bash	95
basically	-74
basically a	39
basket	144
basketball	-57
bass	140
bass </s>	67
bass in	192
bass in a	164
bass in the	75
bass line	-118
bassoon	47
bat	-138
batch	15
batch </s>	91
batch <number>	-179
bath	36
bath ,	-122
bath </s>	-16
bath is	100
bathroom	126
bathroom 's	171
bathroom </s>	11
battery	-137
battery 's	83
battery </s>	-200
battery die	-134
battery in	45
battery in the	45
battery is	133
battery is <number>	177
battery run	-114
battery run out	-114
bay	192
bc	112
be	40
be </s>	-59
be <day>	-128
be <kin>	184
be <name>	-45
be <name> </s>	-84
be <name> <name>	16
be <number>	6
be <number> ,	-136
be <number> </s>	-24
be <number> minute	-124
be <number> of	-146
be a	61
be a <day>	-141
be a <kin>	272
be a button	-84
be a long	-129
be a monk	156
be a nun	113
be a pain	-152
be a postie	139
be able	-21
be able to	-21
be all	5
be an	-119
be an hour	-82
be ask	216
be ask about	171
be ask to	48
be assembly	19
be assembly man	19
be at	-94
be at it	-78
be at the	43
be at this	-122
be away	83
be back	-208
be back in	-161
be bother	-165
be brief	-146
be brief </s>	-115
be call	95
be call <name>	84
be call by	106
be calmer	-100
be care	62
be certify	20
be certify organic	20
be chat	-64
be crawl	-108
be deaf	83
be deaf since	83
be do </s>	-127
be do by	-115
be do with	-118
be dramatic	-139
be dramatic </s>	-139
be eat	-133
be engage	-40
be everywhere	-167
be fair	-116
be fair </s>	-116
be fence	5
be fine	-154
be for	135
be from	50
be funny	-128
be gentle	-174
be gentle </s>	-123
be get	98
be give	-189
be give a	-189
be gluten	129
be gluten free	129
be go for	-120
be grateful	71
be grateful for	71
be green	50
be have	-113
be here	-148
be here since	-195
be his	-112
be honest	-156
be honest </s>	-126
be hum	-116
be in	7
be in <name>	77
be in <number>	-110
be in a	-4
be in bed	-105
be in our	56
be in that	-157
be in the	-98
be in write	63
be just	29
be late	75
be late </s>	108
be late with	87
be learn	182
be leave	109
be leave </s>	-12
be leave alone	105
be leave on	57
be like	166
be like that	169
be live	-78
be live in	-7
be look	-107
be look at	-107
be lose	32
be lose money	32
be low	121
be make	-182
be marry	68
be marry <number>	-22
be me	-132
be me </s>	-132
be mine	138
be mine since	138
be move	149
be my	244
be my <kin>	174
be near	-55
be near the	22
be nice	-104
be nice </s>	-104
be normal	-142
be oblige	-114
be oblige for	-114
be off	-131
be on	88
be on <number>	127
be on a	78
be on hold	-218
be on parental	148
be on the	90
be open	13
be ours	135
be ours since	89
be out	-16
be out by	135
be out for	-103
be out of	127
be pay	-125
be play	-32
be polite	-154
be put	-170
be quick	-218
be quick </s>	-180
be rain	-194
be read	52
be ready	-24
be red	-137
be renew	-71
be right	-19
be right </s>	-19
be save	-17
be say	-41
be see	-195
be self-employed	134
be short </s>	-175
be shorter	-100
be shorter </s>	-100
be sick	-126
be sign	125
be sit	-166
be so	-193
be so kind	-133
be sober	214
be sober <number>	146
be sober since	154
be somebody	-182
be sore	105
be sore when	105
be sort	-103
be stammer	4
be stammer since	4
be stand	-130
be stare	-179
be stare at	-179
be stick	-139
be take	47
be take over	11
be teach	94
be tell	65
be tell </s>	-153
be tell to	168
be the	68
be the <kin>	34
be the killer	-145
be the only	-15
be the treasurer	-34
be there	10
be there </s>	-172
be there by	41
be there since	57
be think	-112
be through	-81
be to	111
be to <number>	-38
be together	161
be too	52
be too long	-172
be trust	157
be trust with	157
be try	-173
be try to	-148
be up	-231
be up since	-175
be use	-86
be use for	-86
be vegan	55
be vegan since	135
be volunteer	-68
be wait	-157
be wait on	-117
be weigh	37
be weigh and	37
be what	86
be with	183
be with her	113
be with the	106
be with us	161
be work	154
be write	138
be wrong	-94
be wrong </s>	-55
bea	17
bea ,	-105
bea only	104
bea only <kin>	104
beach	-106
beach </s>	-166
bead	34
beam	-128
bean	-213
bean ,	-39
bean </s>	-131
bear	29
bear ,	120
bear </s>	109
bear at	77
bear at <number>	176
bear deaf	93
bear in	-147
bear in <name>	-25
bear in <number>	-158
bear in mind	-88
bear with	-80
bear with <number>	146
bear without	55
beard	-42
beard </s>	-89
beat	-314
beat </s>	-150
beat me	-51
beat on	21
beat the	-96
beat the hare	-91
beatriz	71
beatriz ,	-86
because	18
because </s>	-317
because <kin>	-83
because <kin> 's	-93
because <kin> <name>	-45
because <month>	-59
because <month> and	-59
because <name>	48
because <name> 's	146
because <name> ,	-29
because <name> have	67
because <name> is	-41
because <number>	182
because a	-143
because a <kin>	70
because after	-83
because after the	-83
because at	-39
because at the	-159
because both	-69
because both my	-69
because i	50
because i 'm	98
because i buy	-6
because i forget	-134
because i have	-56
because i lose	15
because i only	65
because i owe	57
because i panic	11
because i share	14
because i stammer	65
because i was	15
because i work	73
because in	90
because in my	57
because its	-100
because my	-9
because my <kin>	106
because my <name>	65
because my diploma	47
because my eye	-34
because my hand	46
because my savings	63
because nobody	-60
because of	231
because of <kin>	-50
because of <name>	67
because of a	93
because of my	275
because of the	40
because our	-149
because our <kin>	-61
because she	111
because somebody	-144
because that	136
because that 's	136
because the	-101
because the <kin>	-19
because the family	-77
because the hybrid	56
because the old	-9
because the strike	76
because we	139
because we 're	124
because we <kin>	17
because we lose	48
because we put	-31
become	52
become <name>	-113
become <name> in	-113
become a	253
become a <kin>	211
become bad	-41
become just	-91
become just <kin>	-91
become our	85
bed	129
bed 's	169
bed 's in	124
bed ,	-116
bed </s>	48
bed at	92
bed at <number>	92
bed by	89
bed by <number>	89
bed flat	-82
bed in	-67
bed is	142
bed now	-142
bed with	33
bedroom	221
bedroom </s>	112
bedroom now	119
bedtime	71
bedtime story	-128
bedtime story about	-61
bee	-146
bee ,	-40
bee , <number>	27
bee </s>	28
bee and	-54
bee are	-22
bee are what	-19
bee behind	200
bee behind the	200
bee on	86
bee on the	86
bee since	30
beech	117
beef	-112
beef </s>	-125
beehive	111
beehive </s>	20
beekeeping	72
beep	-255
beep </s>	-161
beep and	-74
beep in	-113
beer	-160
beer ,	-89
beetroot	-153
before	144
before </s>	-63
before <day>	-129
before <day> </s>	-129
before <month>	57
before <name>	76
before <number>	140
before <number> ,	-15
before <number> </s>	116
before <number> day	-29
before <number> for	111
before <number> is	58
before and	-61
before and after	-49
before anyone	71
before anyone else	-34
before breakfast	-25
before breakfast </s>	-33
before breakfast i	7
before dawn	168
before food	27
before he	185
before i	-51
before i 'm	152
before i can	-153
before i could	8
before i go	35
before i meet	106
before i ring	-170
before i see	41
before i send	-140
before i start	-59
before i turn	120
before i was	117
before it	-27
before it go	-95
before it is	-157
before last	43
before last </s>	43
before lunch </s>	-29
before me	-75
before meal	114
before my	-85
before my <kin>	128
before noon	172
before noon </s>	156
before or	-151
before paint	55
before she	-125
before tax	144
before tax </s>	139
before that	28
before the	-75
before the <kin>	-57
before the call	-166
before they	-14
before work	172
before work ,	104
before work </s>	47
before work i	92
before you	7
before you ask	-139
beg	-183
begin	-149
begin </s>	77
begin <number>	-35
begin <number> <month>	-35
begin at	42
begin in	-35
begin in <number>	-61
begin of	28
begin with	-261
beginner	104
beginner </s>	58
beginner at	152
beginner at sew	152
behind	-81
behind </s>	-265
behind <name>	101
behind a	-236
behind a tractor	-91
behind it	85
behind main	-148
behind me	-28
behind me </s>	30
behind our	196
behind our house	145
behind the	128
behind the barn	139
behind the chapel	140
behind the garage	25
behind the house	122
behind the shed	155
beige	65
beige </s>	12
beige food	197
beige food </s>	144
beige only	132
beige only </s>	132
believe	-180
believe </s>	-114
believe in	134
believe it	-61
believe it 's	-148
believe it </s>	-127
believe it or	85
bell	118
bell ,	-15
bell </s>	4
bell at	5
bell ring	-136
bell ring </s>	-136
belong	17
belong to	45
belong to <name>	165
belong to my	295
belong to the	223
below	-180
below </s>	-289
below is	-24
below the	207
below the third	-18
belt	281
belt </s>	151
bench	128
bench </s>	-152
bench as	113
bench as a	113
bench in	60
bench is	138
bench is at	138
bend	-13
bend </s>	-9
beneath	-39
benefit	-51
bengali	-141
bengali new	-65
bengali new year	-65
bernina	121
bernina <number>	121
beside	-12
beside me	17
best	-99
best <kin>	254
best <kin> ,	146
best <kin> <name>	170
best <kin> in	-121
best <kin> is	-92
best <number>	-63
best for	-23
best in	11
best on	117
best part	-151
best thing	-137
bet	-20
bet </s>	-47
bet you	-143
beta	-12
better	-125
better </s>	-93
better for	59
better for me	87
better now	-133
better now </s>	-133
better than	-17
better than my	182
better than the	-153
better to	64
between	-74
between <name>	-96
between <name> and	-96
between <number>	35
between <number> and	68
between a	-165
between noon	162
between noon and	162
between the	-101
between the <number>	-99
between them	171
between us	-117
beyond	215
beyond me	170
beyond me </s>	170
bicycle	-181
bicycle </s>	-159
bid	-50
bid </s>	149
bide	71
big	154
big </s>	-217
big <kin>	-36
big <name>	-36
big <number>	10
big <number> 's	-36
big at	106
big button	-32
big button </s>	-32
big fan	-71
big fan of	-71
big font	-18
big font please	-53
big on	-90
big oven	22
big pan	-34
big pan </s>	-34
bigger	-218
bigger </s>	-131
bigger than	-125
biggest	108
biggest <kin>	201
biggest <kin> is	142
bike 's	-67
bike 's a	153
bike ,	196
bike </s>	7
bike and	134
bike chain	-152
bike computer	66
bike for	-180
bike get	127
bike have	-93
bike have a	-61
bike in	-165
bike is	149
bike is a	149
bike repair	163
bike repair shop	124
bike to	-72
bilingual ,	-65
bilingual , <name>	-65
bilingual </s>	173
bill	98
bill 's	-181
bill ,	50
bill </s>	4
bill <number>	68
bill before	-34
bill before anyone	-34
bill by	219
bill by the	198
bill come	-133
bill is	71
bill service	172
bill this	-111
bill this morning	-111
bill with	28
bin	-211
bin </s>	-123
bin and	-118
bin and the	-138
bin go	39
bin go out	39
bin it	-211
bin it </s>	-212
bin out	-116
bin out </s>	-84
bind	11
bind by	104
bingo	-28
bio	-181
bio </s>	-174
bio to	-109
bio to <number>	-109
biology	19
biology in	105
biology in <name>	105
bipolar ,	151
bipolar , stable	151
birch	143
bird	54
birdwatching	97
birth	272
birth ,	128
birth </s>	117
birthday	54
birthday ,	137
birthday </s>	174
birthday card	11
birthday card for	-70
birthday is	69
biscuit	-204
biscuit ,	-98
biscuit </s>	-83
biscuit i	-135
bit	-238
bit </s>	-203
bit of	8
bite	-83
bite ,	-75
bite </s>	143
bite about	-172
bite about <kin>	-99
bite about the	-136
bite at	18
bite at <number>	37
bite flat	-74
bite is	-242
bite long	-141
bite of	8
bite of <name>	116
bite of a	-251
bite of the	-142
bite on	13
bite sick	-110
bite sick </s>	-126
bite since	-103
bite since breakfast	-103
bite someone	-119
bite stiff	-127
bite stiff </s>	-105
bite teary	-100
bite that	-174
bite with	-176
bite with the	-137
bitter	66
black	-46
black ,	48
black </s>	-9
black <day>	-96
black and	158
black and white	135
black belt	160
black since	80
blackwork	86
bladder	188
bladder </s>	150
blade	38
blame	-148
blame the	-127
bland	-92
bland </s>	-92
blank	-446
blank </s>	-268
blank i	-118
blank in	-118
blank on	-111
blank on this	-111
blank page	-229
blank page </s>	-83
blank page when	-123
blanket	-113
blast	-81
blast </s>	-67
blast music	-147
bleach	-151
bleed	-71
blender	-66
bless	-130
blind	-60
blind ,	52
blind </s>	48
blind <kin>	-120
blind and	85
blind bake	-135
blind in	169
blind in the	169
blink	-185
bliss	-140
bliss </s>	-140
blister	-66
blister today	-66
blister today </s>	-66
block	-89
block ,	-79
block </s>	-98
block it	41
block of	5
block of text	87
block on	89
block our	-147
block the	-168
block the lane	-128
block was	60
blocker	-140
blocker </s>	-140
blog	-89
blog </s>	-155
bloke	-77
bloke at	-181
bloke in	126
bloke on	-98
blood	-101
blood ,	7
blood </s>	172
blood donor	-32
blood every	-57
blood every <number>	-76
blood is	-89
blood is boil	-89
blood pressure	-19
blood pressure </s>	110
blood pressure run	132
blood pressure tablet	207
blood test	-163
blood test </s>	-56
blood thinner	167
blood thinner </s>	141
blood type	94
blood type is	94
blow	-241
blow </s>	50
blow a	-100
blow a gale	-100
blow the	-135
blow up	-110
blow up </s>	-110
blower	-82
blowtorch	-51
blue	-28
blue ,	-127
blue </s>	-184
blue <name>	-69
blue <name> ,	-60
blue <number>	-64
blue <number> </s>	-31
blue badge	91
blue belt	123
blue folder	60
blue folder on	60
blue glove	114
blue in	-47
blue shirt	-120
blunt	106
blunt </s>	108
blunt version	134
blur	-135
blurry	-281
blurry </s>	-303
bo	85
board	68
board ,	38
board </s>	-188
board <number>	11
board game	140
board in	137
board is	138
board meet	-32
board of	-51
board of a	136
boat	196
boat 's	-44
boat 's moor	107
boat ,	105
boat </s>	200
boat and	15
boat in	32
boat in the	-21
boat is	36
boat is keep	-56
boat last	78
boat with	-57
boatyard	-54
boatyard </s>	-64
bodge	-122
body	-191
body </s>	-15
bog	-18
bogdan	107
bogdan from	57
boil	-349
boil </s>	-139
boil an	-102
boil an egg	-102
boil at	-148
boil egg	-84
boil over	-154
boil over ,	-115
boil over </s>	-76
boiler	66
boiler 's	104
boiler </s>	-138
boiler code	-150
boiler for	-77
boiler in	6
boiler is	150
boiler is from	144
boiler man	69
boiler man </s>	-160
bolaji	-17
bold	6
bolt	137
bomb	155
bond	123
bone	-118
bone on	-69
bonfire	-49
bonfire before	28
bonfire before <month>	64
book	66
book ,	-134
book </s>	79
book <number>	149
book <number> week	132
book a	19
book a year	138
book advance	-43
book and	155
book anything	112
book anything before	112
book are	132
book at	-113
book at a	-113
book club	-8
book club in	-86
book club meet	119
book for	268
book for <number>	60
book for my	179
book for our	153
book for spring	49
book for the	256
book from	136
book i	-137
book in	-90
book in the	8
book is	-142
book it	11
book myself	65
book of	170
book say	-136
book say the	-129
book the	-179
book through	147
bookbinding	-73
booking	187
bookkeeping	27
bookkeeping for	152
bookshop	-74
bookshop in	-161
bookshop in it	-129
bookshop was	40
boot	-277
boot </s>	-36
boot at	-129
boot on	-121
border	138
border <kin>	93
bore	-233
bore ,	-187
bore </s>	-67
bore in	-99
bore me	22
bore me stiff	66
borrow	-53
borrow a	-138
borrow checker	-159
borrow from	206
bossy	-97
bot	-50
bot </s>	-166
bot is	38
both	61
both </s>	-164
both <kin>	201
both <kin> </s>	127
both <kin> are	129
both <name>	163
both <name> </s>	107
both be	56
both can	-112
both ear	98
both ear </s>	83
both eye	134
both eye </s>	121
both hand	100
both hand </s>	185
both hip	-6
both hip </s>	-88
both in	39
both in <name>	155
both look	-159
both my	-15
both my <kin>	35
both my link	-129
both of	176
both on	-9
both our	115
both side	-58
both side </s>	-50
bother	-178
bother </s>	-113
bother me	126
bother with	-172
bottle	-238
bottle </s>	86
bottle of	-225
bottom	93
bottom </s>	17
bottom is	-72
bottom leave	105
bottom leave </s>	105
bottom of	95
bottom of the	64
bottom set	97
bouldering	156
bouldering grade	17
bounce	-137
bouncy	-120
bouncy castle	-120
bouzouki	60
bow	133
bowl	60
bowl </s>	99
bowl and	-121
bowl and a	-109
bowl club	-38
bowl club ,	137
bowl on	93
bowl on <days>	93
bowser	-158
box	104
box ,	57
box , <name>	96
box </s>	70
box <number>	-79
box <number> </s>	-176
box and	-167
box at	93
box at the	99
box for	-22
box have	-151
box in	184
box in the	178
box is	-27
box is a	137
box is at	-160
box is what	99
box of	53
box office	-105
box room	180
box room </s>	164
box that	12
box that <name>	135
brace	177
brace </s>	124
brace go	-43
brace go on	-43
bracket	-248
bracket </s>	-176
braille	86
braille </s>	-134
braille display	111
brain	-198
brain </s>	-179
brain is	-161
brain is mush	-129
brake	-33
brake </s>	16
bramble	135
branch	4
branch ,	-144
branch </s>	-224
branch <kin>	105
branch after	115
branch and	-83
branch and now	-83
branch in	106
branch in <name>	103
branch is	-34
branch is behind	-148
brand	187
brand </s>	172
brand that	-136
brass	119
brass band	69
brass band </s>	27
brave	88
brb	-199
brb </s>	-159
breach	119
bread	-55
bread 's	-186
bread 's in	-147
bread ,	-55
bread and	121
bread and butter	171
bread for	160
bread for a	118
bread is	-27
bread that	-107
break	-223
break ,	-197
break </s>	-116
break <number>	59
break a	-170
break again	-79
break again </s>	-79
break down	-120
break even	-6
break her	-154
break her wrist	-154
break in	-26
break in <number>	57
break in the	-97
break it	-230
break it </s>	-173
break my	159
break my back	30
break my wrist	154
break so	-133
break the	-166
break the build	-214
break the layout	-66
break this	-79
break this morning	-79
break up	106
breakfast	-100
breakfast ,	-111
breakfast </s>	-42
breakfast and	6
breakfast i	7
breast	52
breast cancer	52
breast cancer ,	92
breath	-67
breathe	-201
breed	-50
breed <kin>	155
breed <kin> in	127
breed <name>	173
breed <name> <kin>	173
brew	84
brewery	52
brewery </s>	13
brewery in	121
brewery in <name>	121
brick	-14
brick </s>	-200
bridal	119
bridal </s>	92
bride	50
bride 's	-165
bride 's <kin>	-147
bridge </s>	-113
brief	-190
brief </s>	-165
brigade	183
brigade ,	74
brigade , volunteer	74
brigade come	-91
brigade in	98
bright	-145
bright <kin>	-125
bright <kin> </s>	-125
brilliant	-177
brilliant </s>	-117
bring	128
bring </s>	-69
bring a	-198
bring back	-149
bring donut	-112
bring her	106
bring him	41
bring in	83
bring it	120
bring me	167
bring me out	104
bring my	-97
bring my own	52
bring the	154
bring up	145
bring us	173
brinjal	63
brisket	-164
brisket </s>	-164
british	216
british spell	145
british spell in	66
broadband	128
brochure	-134
brochure </s>	-134
broom	-105
brown	-40
brown </s>	-216
brown inhaler	54
brownie	-168
brownie </s>	-95
browser	-238
browser ,	-92
browser </s>	-95
bruise	114
bruna	-53
bruna the	-53
bruna the <kin>	-53
bruno	85
bruno ,	-69
brush	-67
brush them	-67
brutal	-92
brutal </s>	-92
btw	-159
btw ,	-73
btw </s>	-246
btw get	55
btw i	191
btw i 'm	103
btw i meet	15
btw my	106
btw my <kin>	125
btw some	-81
btw some <kin>	-81
btw the	-66
btw the <kin>	-69
btw we	44
btw we have	44
bucket	-223
bucket ,	-117
bucket </s>	-135
budge	-30
budge </s>	-30
budget	21
budget 's	165
budget 's <number>	165
budget </s>	25
budget <number>	-147
budget cut	72
budget for	29
budget for grocery	154
budget for the	63
budget is	-36
budget is <number>	-94
budget of	32
budget of <number>	32
budget on	111
buffer	-198
buffer </s>	-198
buffet	-137
bug	-271
bug ,	-128
bug </s>	-253
bug in	-80
bug in my	-54
bug is	-75
bug is fix	-75
bug since	-126
build	158
build ,	-42
build </s>	107
build <number>	-24
build a	58
build are	50
build break	-144
build by	124
build for	-143
build for <number>	-143
build have	13
build in <name>	-67
build in <number>	187
build is	-200
build it	6
build it now	-182
build the	-146
build the image	-211
build to	16
build up	-70
build with	157
build with <name>	61
build work	-37
building	165
bulb	-152
bulb is	-133
bullet	91
bullet ,	44
bullet </s>	-228
bullet list	108
bullet point	228
bullet point </s>	89
bullet point and	-152
bullet point in	87
bullet point please	134
bullet point than	137
bully	125
bump	-121
bump into	35
bumper	-148
bun	-114
bun </s>	-114
bungalow	235
bungalow ,	-8
bungalow in	151
bungalow in <name>	151
bunion	133
bureau	218
bureau </s>	112
burger	-135
burgle	123
burgle twice	123
burn	-159
burn ,	-206
burn a	-93
burn down	12
burn from	-131
burn from the	-112
burn in	82
burn my	-72
burn my tongue	-72
burn now	-53
burn now </s>	-53
burn out	21
burn the	-322
burn the first	-84
burn the rice	-69
burn the toast	-81
burn while	-97
burn while i	-97
burnout	149
burnout </s>	107
burst	-118
bury	32
bury ,	-66
bury </s>	131
bury in	-31
bury in <name>	-31
bury our	125
bus ,	-32
bus </s>	306
bus <kin>	107
bus <kin> </s>	39
bus and	-99
bus for	167
bus from	57
bus from <name>	-60
bus go	-121
bus in	-60
bus in <name>	-96
bus is	-240
bus is <number>	-134
bus is late	-115
bus just	-151
bus never	-156
bus never come	-156
bus now	-142
bus now ,	-142
bus stop	-82
bus stop </s>	-55
bus to	24
bus today	-79
bus was	-132
bus with	-184
bus with a	-171
busiest	110
busiest month	85
busiest month is	85
business ,	215
business </s>	-113
business <kin>	182
business <kin> ,	63
business <kin> <name>	103
business <kin> in	155
business is	157
busk	144
busker	-109
bust	79
bust </s>	-127
busy	-131
but	-85
but </s>	-145
but <day>	35
but <day> night	-14
but <kin>	-24
but <kin> <name>	6
but <kin> will	-8
but <name>	106
but <name> 's	-187
but <name> ,	189
but <name> </s>	134
but <name> and	-7
but <name> can	80
but <name> is	-22
but <name> pass	83
but <name> quit	31
but <number>	-104
but a	-18
but amateur	54
but amateur dramatics	54
but black	-37
but button	-36
but button ,	-36
but fair	-109
but fair </s>	-109
but for	-122
but get	-158
but grow	44
but grow up	44
but he	-22
but i	247
but i 'm	82
but i can	49
but i have	98
but i still	39
but it	10
but it 's	112
but its	-49
but jazz	26
but keen	60
but keep	-100
but keep it	-100
but leave	-207
but leave the	-182
but me	243
but me </s>	152
but my	39
but my <kin>	62
but needle	-26
but never	138
but never practise	109
but nice	-100
but nice </s>	-62
but no	-6
but no </s>	-109
but no oven	148
but nobody	-118
but not	-115
but not in	-160
but not rent	113
but not the	-86
but not write	201
but only	-86
but our	-98
but our house	-109
but red	62
but sew	91
but so	59
but speak	165
but speak is	165
but still	113
but that	-94
but the	-61
but the <kin>	-117
but the flat	-59
but the name	85
but there	-146
but there 's	-146
but this	-130
but we	87
but we close	-4
but what	-169
but you	-252
but you can	-153
but you have	-146
but your	-68
but your last	-68
butt	95
butter	-265
butter </s>	-27
buttermilk	-146
buttermilk </s>	-146
button	-187
button ,	-36
button , about	-36
button </s>	-95
button for	-91
button here	-88
button is	-122
button on	32
button since	31
buy	-157
buy ,	-64
buy </s>	-45
buy <number>	-233
buy <number> </s>	-163
buy a	-26
buy a <name>	-139
buy a dress	-90
buy a house	-100
buy a pan	-116
buy a plot	105
buy an	86
buy bread	-162
buy bread ,	-98
buy by	-100
buy in	241
buy in <name>	143
buy in <number>	134
buy it	41
buy me	-124
buy milk	-210
buy milk </s>	-135
buy milk and	-100
buy milk on	-115
buy new	142
buy second-hand	144
buy secondhand	120
buy the	105
buy today	-50
buy yesterday	-78
buyer	32
buzz	-240
buzz </s>	-159
by	187
by <day>	88
by <day> </s>	-65
by <day> noon	198
by <kin>	151
by <kin> </s>	103
by <kin> <name>	96
by <month>	192
by <month> ,	133
by <month> </s>	188
by <name>	238
by <name> ,	61
by <name> </s>	120
by <name> <name>	104
by <name> <number>	151
by <name> and	174
by <name> on	128
by <number>	-142
by <number> ,	-197
by <number> </s>	-26
by <number> <kin>	41
by <number> <month>	135
by <number> in	130
by <number> people	172
by <number> percent	-20
by <number> today	-152
by a	-117
by a <kin>	-145
by a <name>	-66
by a cron	159
by a rep	-150
by about	70
by about <number>	70
by accident	-320
by accident ,	-153
by accident </s>	-249
by accident a	28
by an	-14
by an hour	-159
by autumn	96
by autumn </s>	96
by bike	137
by bike ,	118
by birth	128
by birth ,	128
by choice	201
by choice </s>	248
by christma	91
by close	-133
by close of	-133
by colour	85
by date	140
by date ,	124
by date </s>	9
by day	233
by day ,	124
by day </s>	143
by default	-137
by ear	127
by ear </s>	127
by email	146
by eye	-151
by eye </s>	-151
by ferry	151
by ferry to	74
by for	152
by half	-229
by half </s>	-121
by half past	-123
by hand	-17
by hand ,	112
by hand </s>	-73
by hand in	-12
by hand on	110
by heart	116
by heart </s>	116
by his	58
by it	-215
by it </s>	-215
by itself	-124
by itself </s>	-98
by law	-155
by law </s>	-155
by lunch	-185
by lunch </s>	-191
by me	186
by me ,	121
by me </s>	10
by me and	140
by me in	149
by mistake	-217
by mistake ,	-84
by mistake </s>	-152
by my	341
by my <kin>	181
by my <name>	133
by my <number>	144
by my surname	87
by next	262
by next summer	193
by night	81
by night </s>	81
by noon	-292
by noon ,	-96
by noon </s>	-247
by now	-94
by now </s>	110
by number	50
by number </s>	50
by order	114
by order of	114
by paper	127
by phone	-22
by phone </s>	-22
by post	132
by post ,	112
by somebody	-122
by spring	63
by step	92
by step </s>	83
by step for	-23
by summer	-29
by summer </s>	-60
by text	-8
by that	-192
by the	115
by the <kin>	-150
by the <name>	102
by the <number>	-83
by the age	-45
by the back	163
by the bank	-213
by the bed	4
by the chimney	-26
by the day	148
by the door	83
by the end	144
by the ferry	-82
by the hour	-101
by the house	69
by the kilo	-77
by the last	-169
by the lease	80
by the metre	97
by the minute	55
by the station	-170
by the way	-151
by the window	77
by the word	-79
by then	47
by they	162
by this	-156
by tomorrow	-148
by tomorrow </s>	-123
by tonight	-177
by tonight </s>	-148
by trade	161
by trade ,	146
by trade </s>	168
by train	221
by train </s>	257
by tram	-63
by tram </s>	-88
by us	63
by whoever	84
bye	-145
bye </s>	-145
bypass	167
byte	-125
c	-160
c </s>	-54
cab	39
cab </s>	129
cabbage	-117
cabbage </s>	-124
cabbage and	-78
cabin	12
cabin </s>	-50
cabin at	138
cabin at <name>	138
cabin in	110
cabin in <name>	110
cabinet	177
cabinet </s>	109
cable	-66
cable </s>	28
cache	-185
cache ,	-144
cache </s>	-173
cafe	71
cafe </s>	86
cafe in	-18
caffeine	77
caffeine after	130
caffeine kick	-144
caffeine kick in	-144
caffeine today	-75
café	18
café </s>	111
cage	49
cage </s>	78
cake	-135
cake ,	-165
cake </s>	108
cake at	-73
cake for	-144
cake for <name>	-98
cake in	-126
cake in the	-95
cake with	64
calcium	87
calendar	-131
calendar ,	-5
calibrate	166
call	135
call ,	-147
call , always	106
call , can	-106
call , hold	-99
call , so	-99
call </s>	-140
call <kin>	68
call <kin> </s>	68
call <name>	347
call <name> ,	94
call <name> </s>	289
call <name> <name>	92
call <name> and	221
call <name> in	-200
call <name> is	-209
call <name> who	117
call <name> with	128
call <number>	-85
call a	-191
call a <kin>	-101
call again	-33
call again </s>	-33
call and	-180
call are	188
call at	-58
call at <number>	-166
call before	-6
call by	106
call by my	106
call centre	142
call drop	-149
call every	157
call every <day>	139
call every third	117
call for	-174
call from	-106
call her	-10
call her <kin>	154
call her <name>	39
call her back	-119
call i	-192
call in	-34
call in <number>	-189
call it	-65
call it a	48
call it that	92
call itself	-145
call keep	-123
call me	160
call me <kin>	190
call me <name>	363
call me by	-28
call me sir	-49
call my	-43
call my <kin>	-43
call need	134
call never	-12
call on	-156
call on <days>	-156
call rotate	120
call so	-125
call that	-125
call the	-167
call the <kin>	-155
call the <name>	-29
call the function	-130
call this	-104
call to	-206
call to the	-76
call with	-188
call with the	-152
caller	-98
caller at	-12
calligraphy	107
calm	27
calm </s>	88
calm reply	-130
calmer	-139
calorie	178
camera	136
camp by	104
camp in	-18
camp in <name>	-18
camp ring	30
camp without	-50
camp without a	-50
camper	135
camper of	127
camper of my	127
campervan	118
campervan ,	76
campervan , <number>	123
campsite	48
can	-133
can </s>	125
can <kin>	-211
can <name>	94
can <number>	30
can a	-200
can a <kin>	-111
can a person	-185
can be	-80
can be do	-142
can bring	39
can call	92
can call it	92
can do	-8
can do </s>	14
can do that	-119
can eat	-149
can find	10
can follow	98
can freeze	-136
can get	-209
can go	-37
can go </s>	-115
can guess	-128
can guess </s>	-128
can he	-109
can hear	-146
can hold	-149
can i	-643
can i <kin>	-136
can i cheat	-88
can i do	-147
can i eat	-120
can i get	-142
can i go	-145
can i still	-122
can i use	-95
can it	41
can it be	70
can it go	-168
can leave	77
can live	-165
can manage	-20
can n't	197
can n't abide	-24
can n't afford	13
can n't ask	-219
can n't be	136
can n't bear	143
can n't believe	-215
can n't change	142
can n't check	-141
can n't claim	10
can n't count	-57
can n't decide	-190
can n't deploy	-80
can n't do	144
can n't drill	23
can n't drive	170
can n't eat	-141
can n't edit	58
can n't enter	65
can n't face	57
can n't find	-292
can n't fly	141
can n't focus	-117
can n't have	222
can n't hear	-77
can n't install	143
can n't kneel	118
can n't know	130
can n't leave	41
can n't lift	95
can n't log	-174
can n't manage	116
can n't miss	142
can n't open	21
can n't put	60
can n't reach	23
can n't read	134
can n't remember	-173
can n't run	37
can n't scroll	-190
can n't see	-22
can n't sell	73
can n't send	-159
can n't sleep	-233
can n't stand	198
can n't swallow	105
can n't swim	208
can n't talk	-200
can n't taste	141
can n't tell	137
can n't think	-152
can n't upgrade	121
can n't use	-71
can n't work	114
can never	-97
can not read	-10
can not take	146
can only	222
can only do	104
can play	16
can put	-195
can read	188
can read it	-120
can read the	-99
can see	-249
can see the	-126
can send	-80
can sign	110
can skip	76
can stand	-125
can stay	-163
can stay </s>	-144
can take	37
can the	-171
can tour	147
can type	10
can use	133
can use </s>	61
can wait	-172
can wait </s>	-85
can we	-213
can we go	-113
can weld	135
can write	-144
can you	-353
can you <name>	-165
can you believe	-64
can you check	-121
can you do	-277
can you draft	-60
can you explain	-154
can you find	-136
can you fix	-86
can you give	-62
can you help	-55
can you just	-82
can you lie	-151
can you look	-61
can you make	-279
can you plan	-121
can you put	-173
can you redo	-122
can you settle	-56
can you sort	68
can you take	-145
can you tell	-100
can you think	126
can you turn	-147
can you write	-62
canal	129
canal </s>	-155
cancel	-103
cancel ,	-191
cancel </s>	-227
cancel for	-93
cancel it	-162
cancel it </s>	-162
cancel that	82
cancellation	-66
cancellation policy	-66
cancellation policy that	-66
cancer	105
cancer ,	92
candidate	-27
candle	-32
candle </s>	-20
candle wax	-103
candle wax out	-103
cane	191
cannae	-75
canoe	97
canoe polo	19
canon	112
canteen	-7
canteen ,	-54
canteen , <number>	163
canteen </s>	29
canteen is	76
canteen menu	-115
cap	59
cap 's	22
cap </s>	-212
cap at	174
cap at <number>	106
cap is	23
cap is <number>	23
capital	-94
capital </s>	39
capital of	-163
capital of <name>	-163
capo	97
capo on	125
capo on <number>	125
capsule	-19
capsule wardrobe	-19
capsule wardrobe ,	-19
captcha	-148
caption	38
caption </s>	-150
caption for	66
caption on	-151
car	-14
car 's	214
car , i	-78
car , no	-81
car , so	-33
car </s>	-53
car alarm	-119
car and	133
car are	79
car between	23
car between <number>	23
car boot	-134
car finance	90
car from	36
car go	-6
car go back	-6
car in	-17
car in the	-68
car is	141
car is a	141
car no	152
car outside	-147
car park	-40
car park with	-62
car since	115
car when	160
car will	-150
caravan	108
caravan </s>	170
caravan in	-156
caravan in front	-156
caravan on	127
carbon	-113
carburettor	-103
card	-156
card 's	34
card ,	-107
card , ever	83
card </s>	-116
card after	103
card after the	103
card data	81
card fee	-68
card for	-148
card for a	-106
card for the	-132
card get	-114
card get decline	-114
card in	-15
card is	121
card machine	-86
card message	-133
card message </s>	-88
card number	58
card reader	-24
card reader 's	15
card to	-146
card under	142
card under a	142
care	126
care ,	-29
care </s>	122
care about	-18
care about the	-107
care home	74
care home </s>	186
care home in	112
care of	172
care which	-131
career	179
career in	61
cargo	133
cargo bike	103
cargo bike ,	93
cargo bike </s>	138
carlo	-21
carlo 's	-21
carousel	-109
carousel </s>	-81
carpal	140
carpal tunnel	140
carpentry	147
carpentry </s>	147
carpet	18
carpet </s>	7
carriage	-142
carriage </s>	-138
carrier	51
carrot	-154
carrot </s>	-111
carry	-19
carry <number>	127
carry <number> pen	89
carry an	159
carry an epipen	116
carry on	-152
carry on </s>	-123
carry the	167
carry the <name>	115
carsick	150
carsick we	131
cartoon	-212
cartoon is	-164
carve	117
carve by	-20
case	-147
case </s>	-175
case for	43
case in	-56
case study	-211
cash	75
cash </s>	127
cash flow	-91
cash only	143
cash only </s>	133
cash only at	-44
cashew	-24
cashew </s>	-102
casserole	112
cast	-109
cast iron	124
castle	-180
catalogue	123
cataract	238
cataract ,	92
cataract </s>	167
catch	-29
catch </s>	-119
catch a	-127
catch the	-131
category	-114
cater	139
caterer	-98
cathedral	86
cathedral </s>	-57
cathedral choir	103
cattle	159
cauliflower	-104
cause	60
cause number	-25
cause number is	-25
cavalry	-9
cc	87
ceilidh	122
ceilidh band	112
ceiling </s>	-75
celebrate	18
celebrate birthday	132
celebrate birthday ,	132
celery	-87
celery </s>	-127
celia	-47
celia ,	-47
celiac	-44
celiac ,	135
cell	-136
cell </s>	78
cell <name>	-260
cell <name> </s>	-186
cell for	-80
cell for an	-62
cell trait	117
cellar	285
cellar ,	-25
cellar </s>	179
cellar of	40
cellar of our	40
cellist	31
cello	60
cello 's	-52
cello ,	141
cello </s>	-107
cello in	156
cello is	99
cello part	-141
cello to	131
cement	-38
cent	62
cent ,	91
cent </s>	-74
cent a	100
cent a word	100
center	-147
central	136
centre	262
centre </s>	216
centre in	65
centre in <name>	65
century	98
century </s>	98
ceramics	136
cereal	-119
ceremony	129
cert	200
cert ,	126
certificate	-126
certificate </s>	148
certificate as	55
certify	101
certify <kin>	-104
certify organic	20
certify organic since	20
certify since	139
certify since <number>	139
ch	-171
ch <number>	-171
ch <number> </s>	-148
chain	-149
chain </s>	-67
chain of	161
chair	141
chair ,	-46
chair </s>	169
chair and	23
chair and all	23
chair are	30
chair by	-108
chair in	33
chair in my	-113
chair in the	70
chair of	131
chair of the	131
chair that	-108
chair the	185
chale	91
chalk	165
chamber	145
change	-79
change </s>	-97
change <number>	-178
change freeze	155
change in	74
change it	-138
change it </s>	-79
change my	189
change of	-149
change so	-146
change that	-93
change the	-341
change the <name>	-110
change the chair	-147
change the title	-113
change to	152
change to the	27
change train	-112
change was	-166
channel	-106
channel ,	33
chaos	-124
chaos </s>	-93
chap	-202
chap in	-82
chap on	-100
chap on telly	-100
chapel	151
chapel ,	-81
chapel </s>	190
chapel at	149
chapter	-449
chapter ,	-111
chapter </s>	-132
chapter <number>	-278
chapter <number> </s>	-219
chapter <number> is	-85
char	-27
character	-276
character ,	-255
character </s>	-26
character in	-114
character in my	-109
character is	-138
charge	150
charge </s>	-197
charge <kin>	139
charge <kin> for	139
charge <number>	202
charge <number> an	103
charge <number> cent	100
charge for	-30
charge for a	-126
charge me	-137
charge of	105
charge of the	42
charge the	-146
charger	-105
charger ,	-128
charger </s>	155
charity </s>	-64
charity shop	5
charm	-187
chart	-97
chart ,	72
chart </s>	-19
chart are	-112
chart for	-114
chart is	-124
chase	125
chase </s>	63
chase the	164
chaser	-98
chat	-320
chat ,	6
chat </s>	-243
chat for	-75
chat have	-132
chat is	62
chatbot	-140
cheap	-97
cheap </s>	38
cheap at	-163
cheap at the	-163
cheap dinner	60
cheap dinner for	60
cheap one	-150
cheap this	-99
cheaper	-69
cheaper </s>	-30
cheapest	-74
cheaply	-109
cheaply </s>	-109
cheat	-118
cheat </s>	-99
check	-174
check </s>	-211
check again	-74
check again </s>	-74
check every	168
check every <month>	123
check first	-106
check if	-195
check in	-202
check it	-273
check it </s>	-138
check it please	-120
check my	-23
check my <name>	-36
check my draft	61
check the	-56
check the stave	73
check this	-136
check whether	-91
check without	-84
check-up	-89
checker	-159
checklist	-77
checklist for	-150
checkout	23
cheeky	-109
cheer	-272
cheer </s>	-194
cheer me	-132
cheer me up	-132
cheerful	-76
cheese	65
cheese ,	158
cheese </s>	-25
cheese go	21
cheesy	-146
cheesy </s>	-86
chemical	149
chemical </s>	155
chemistry ,	-65
chemistry </s>	148
chemistry at	106
chemistry mostly	73
chemistry mostly ,	73
chemistry to	103
chemo	236
chemo </s>	179
cheque	24
cheque </s>	-128
cherry	-111
chess	-36
chess club	186
chess online	119
chess rate	61
chess rate peak	-33
chest	128
chest </s>	-77
chew	80
chew </s>	147
chew cable	129
chew gum	-190
chew gum out	-115
chi	83
chickpea	-132
chief <kin>	139
childcare	143
childhood	174
childhood </s>	158
chile	103
chile </s>	157
chile in	131
chill	-141
chimney	-11
chin	193
chip	-6
chip </s>	21
chip shop	-145
chip van	-25
chipper	-72
chippy	137
chirp	-152
chirpy	-101
chirpy for	-101
chocolate	-55
chocolate </s>	-134
chocolate give	44
choice	107
choice ,	107
choice </s>	221
choice there	-70
choice there </s>	-70
choir	114
choir 's	50
choir ,	147
choir </s>	82
choir i	145
choir is	-33
choir on	-74
choir school	-59
choir school pay	-59
choir sing	-111
choir sing only	-76
choir tour	132
choke	-29
choke </s>	-175
choke on	-76
cholesterol	154
choose	-81
choose </s>	-136
choose from	-138
choose the	49
chop	-243
chop the	-171
chord	-96
chord </s>	-136
chord chart	72
chore	-19
christen	-56
christma	19
christma </s>	101
chrome	16
chrome </s>	-94
chronic	51
chuck	-106
chuck it	-76
chuck it down	-76
chunk	-121
church	255
church ,	117
church </s>	94
church and	86
church hall	-66
church hall on	94
church in	15
church is	68
church pay	104
churchwarden	182
ci	87
cider	125
cigarette	142
cilantro	-126
cinema	-4
circle	-140
circle </s>	87
circuit	101
circular	-86
circus	-22
circus ,	-63
circus </s>	108
cite	129
cite a	147
citizen	81
citizenship	155
citizenship come	142
citizenship come through	142
citizenship exam	159
citizenship exam on	103
citizenship in	116
citizenship test	109
citizenship test is	36
city	-39
city ,	-81
city , <name>	-24
city </s>	100
city only	-34
civil	-65
claim	-96
claim </s>	-160
claim he	-127
claim the	22
clamp	117
clan	153
clan ,	97
clash	18
class	149
class ,	170
class , <number>	148
class </s>	-4
class <kin>	117
class <name>	34
class <number>	15
class <number> </s>	31
class at	114
class at the	114
class call	-137
class cancel	-117
class file	24
class have	82
class have <number>	82
class i	58
class in	68
class in <name>	123
class inherit	-98
class is	45
class is <number>	115
class of	45
class of <number>	97
classic	132
classroom	174
clause	-244
clause ,	-145
clause </s>	-24
clause <number>	-152
claustrophobic	148
clay	169
clay ,	-105
clay </s>	190
clay is	38
clay soil	131
clay soil ,	113
clay soil </s>	79
clean	-69
clean </s>	228
clean a	-116
clean for	147
clean office	130
clean office </s>	154
clean office <number>	150
clean since	-55
clean the	-219
clean to	-78
clean up	20
clear	-7
clear </s>	-76
clear now	94
clear the	21
clear the cache	-156
clef	-182
clerk	6
clerk at	32
clerk at the	32
clerk in	-26
clever	41
click	-217
click ,	-44
click </s>	59
click i	-114
click on	-129
click save	-148
click save </s>	-118
click the	-88
climate	123
climb	100
climb </s>	-113
climb <number>	128
climb is	-65
climb is how	-65
climb twice	22
clinic	12
clinic 's	-119
clinic ,	-37
clinic </s>	-14
clinic i	130
clinic in	13
clinic in <name>	164
clinic is	95
clinic let	-79
clinical	88
clip	-271
clip ,	-124
clip </s>	-174
clip at	-132
clip was	-56
clipboard	-154
clock	21
clock ,	72
clock </s>	18
clock for	118
clock in	114
clock in the	98
clock is	-150
clone	-7
close	-137
close ,	-23
close </s>	-253
close <day>	-140
close <days>	105
close <days> </s>	172
close <days> and	-36
close and	93
close at	-105
close at <number>	-66
close early	-75
close every	-47
close for	121
close for the	87
close in	-128
close in <number>	-155
close my	131
close of	-133
close on	42
close on <days>	-38
close the	17
close the <name>	142
close the shop	45
close the ticket	-144
close the window	-150
close to	24
close tonight	-45
close up	30
closest	123
closest <kin>	99
closure	76
clot	141
cloth	-37
cloth </s>	-133
clothe	-17
clothe ,	92
clothe </s>	106
clothe on	-22
cloud	191
cloud </s>	135
cloud tool	146
cloud tool ,	115
clown	-118
club	179
club 's	89
club ,	176
club , <name>	124
club </s>	94
club <kin>	69
club at	141
club at <name>	174
club at the	56
club have	42
club have <number>	42
club in	107
club in <name>	44
club is	125
club meet	161
club meet at	111
club meet in	116
club treasurer	71
club treasurer since	102
clue	-168
clue </s>	-161
cluster	176
cluster ,	24
cluster have	127
cluster have </s>	127
clutch	170
cm	23
cm </s>	-78
cm wide	105
cm wide </s>	105
co	193
co-housing	-27
co-housing project	-27
co-housing project in	-27
co-op	67
co-op </s>	84
co-op in	131
co-op in <name>	131
co-op pay	-126
co-own	124
co-own the	124
coach	139
coal	-121
coast	41
coat	-193
coat 's	-165
coat ,	23
coat </s>	-36
coat on	-133
coat on </s>	-128
cobbler	94
cobbler </s>	94
cobol	-81
cochlear	107
cochlear implant	107
cocoa	36
coconut	55
coconut milk	89
coconut milk </s>	89
code	162
code ,	61
code , please	113
code <number>	-152
code <number> </s>	-148
code and	86
code at	90
code at <number>	104
code comment	119
code comment in	119
code expire	-127
code fail	-153
code in	226
code in <name>	188
code in a	28
code is	-35
code is below	-130
code on	67
code on a	23
code only	82
code review	72
code to	-97
code to list	-97
codebase	118
codebase is	123
coeliac	65
coeliac ,	-70
coeliac </s>	237
coeliac disease	-81
coeliac in	130
coeliac in <number>	130
coeliac since	121
coeliac so	106
coffee	-165
coffee 's	-212
coffee 's go	-144
coffee ,	-247
coffee </s>	-112
coffee a	-39
coffee a day	-39
coffee and	-140
coffee at	-150
coffee at <number>	-150
coffee black	102
coffee first	-127
coffee have	34
coffee i	86
coffee in	-26
coffee is	-117
coffee is cold	-138
coffee machine	-147
coffee make	68
coffee make me	68
coffee over	-94
coffee right	-80
coffee right now	-80
coffin	-77
coffin and	-77
coffin and nobody	-77
coin	-115
coin </s>	-109
cold	-126
cold ,	-268
cold </s>	-75
cold again	-121
cold and	110
cold call	-133
cold over	-59
cold today	-186
cold today ,	-126
cold today </s>	-62
cold while	-124
cold while i	-79
colin	15
collar	-131
collarbone	134
collect	232
collect fountain	96
collect fountain pen	96
collect old	105
collect only	53
collect only the	53
collect stamp	122
collect stamp from	122
collect the	-123
collection	102
collector	35
collector get	-67
college	172
college ,	139
college </s>	284
college in	169
college in <name>	169
college on	-72
college on <days>	-72
colliery	174
colon	-146
colony	24
color	-140
colour ,	15
colour </s>	-46
colour are	153
colour look	-160
colour look off	-160
colour scheme	-54
colour scheme for	-54
colour-blind	291
colour-blind (	127
colour-blind ,	193
colour-blind , red	109
colour-blind , red-and-green	173
colour-blind </s>	135
colourblind	202
colourblind ,	181
colourblind , red-and-green	143
column	-228
column 's	-152
column ,	-182
column </s>	-151
column <name>	-194
column <name> </s>	-72
column <name> is	-131
column are	174
column go	86
column go </s>	-41
column is	-164
column of	-128
column please	-147
column please </s>	-147
column show	-158
column that	-175
combi	115
come	23
come ,	-170
come </s>	-75
come <day>	-84
come <day> </s>	-207
come <days>	258
come <days> </s>	172
come <days> and	102
come <month>	128
come <month> </s>	128
come <number>	-123
come a	32
come along	174
come and	-171
come at	59
come at <number>	21
come back	-21
come back </s>	-26
come back on	-104
come back right	89
come back to	-145
come before	-186
come by	-48
come down	-114
come down </s>	-114
come every	-95
come every <month>	158
come every second	-13
come first	10
come from	51
come from </s>	-171
come from <name>	103
come from <number>	151
come from a	81
come from my	198
come from the	-76
come home	-19
come home to	62
come in	-67
come in </s>	-214
come in <day>	28
come in <name>	-14
come in <number>	-179
come in as	107
come in at	-130
come in summer	141
come in the	81
come last </s>	66
come last tonight	-110
come monthly	143
come monthly </s>	143
come off	200
come off </s>	6
come off a	80
come off it	131
come on	-36
come on ,	-138
come on <days>	107
come on halfway	-96
come on the	198
come out	4
come out </s>	75
come out <number>	-144
come out as	40
come out blank	-116
come out blurry	-86
come out in	-63
come out like	-102
come out too	-91
come over	110
come over we	-25
come round	-169
come this	-93
come this morning	-93
come through	99
come through </s>	100
come through in	112
come to	11
come to <name>	166
come to me	-29
come to the	111
come to us	108
come today	-205
come today </s>	-101
come tonight	-83
come too	201
come too </s>	168
come up	-69
come up </s>	37
come up blank	-118
come up in	-5
come up to	-29
come with	79
come with <number>	-143
come with a	-25
come with it	-82
come with me	131
come with the	192
come without	-120
comfy	-135
comic	-177
comic </s>	-139
comma	-147
comma </s>	-10
comma and	-132
command	117
command </s>	46
comment	-103
comment ,	-4
comment </s>	-63
comment in	71
comment in <name>	-20
comment on	-113
commission	-85
commission </s>	-52
commission only	-66
commission only ,	-66
commit	-72
commit </s>	-71
commit have	40
commit have to	40
commit message	64
committee	120
committee </s>	156
committee in	-28
committee meet	14
commode	14
commode </s>	38
common	-198
community	173
community centre	102
commute	328
commute 's	115
commute by	103
commute by ferry	105
commute is	158
commute is <number>	143
commute to	108
commute was	-55
commute was hell	-55
company	78
company 's	127
company 's dutch	-63
company ,	-99
company </s>	-105
company at	25
company car	119
company car go	119
company card	117
company go	-21
company i	20
company in	-160
company in <name>	95
company in the	-211
company is	95
company is <number>	-10
company laptop	118
company laptop is	118
compare	-20
compare </s>	-135
compare <number>	-173
compare these	-149
compare these <number>	-149
comparison	-130
compete	93
competitor	-96
compile	-169
compile </s>	-225
compiler	-57
complain	-142
complain </s>	-180
complain about	22
complaint	-227
complaint </s>	-164
complaint to	-192
complaint to the	-125
complete	39
complete beginner	39
complicate	-162
compliment	-121
component	-216
component </s>	-113
compose	-59
compose a	-148
compost	-165
compost </s>	-94
compound	-78
compressor	102
computer	80
computer </s>	119
con	-37
con </s>	11
concern	-193
concern the	-122
concert	65
concert is	116
conclusion	127
concrete	173
condition	-53
condition </s>	-98
condolence	-73
conduct	116
conduct a	75
conference	12
conference on	-13
conference on soil	-13
config	-114
config </s>	-159
confirm	136
confirm it	139
confirm it </s>	139
conflict	-281
conflict in	-121
confuse	-207
confuse ,	-144
confuse , so	-144
confuse </s>	-184
confuse by	42
confuse by the	-120
confuse me	8
confuse me ,	-78
confuse me </s>	9
congregation	138
connect	-30
connection	-214
conservatory	75
conservatory in	45
conservatory in <name>	151
consider	-126
consider a	-143
consider that	81
console	47
console </s>	6
constructor	-134
constructor </s>	-134
consulate	4
consult	157
consult </s>	157
contact	13
contact </s>	108
contact in	-111
container	-215
container </s>	-217
contest	-98
contest in	-98
context	-91
continue	-187
continue </s>	-129
contract	255
contract 's	-101
contract </s>	104
contract at	151
contract end	188
contract end <number>	50
contract end in	156
contract for	153
contract i	-20
contract in	93
contract is	113
contract is <number>	109
contract say	150
contract with	186
contract with <name>	73
contract with the	137
contradict	-205
contradict itself	-100
contribution	-20
control	-127
control </s>	-92
control sequence	-112
controller	157
conversation	-5
conversion	97
convert	-74
convert <number>	-193
convert <number> <name>	-81
convert the	-103
convert these	-177
convert this	-138
convert to	135
convert to <name>	113
convince	-148
cook	-98
cook ,	177
cook </s>	20
cook for	-124
cook for <number>	-134
cook pasta	-87
cook pasta </s>	-87
cook rice	-128
cook the	-170
cookbook	199
cooker	113
cooker </s>	-122
cooker and	120
cookery	-4
cool	-220
cool </s>	-126
cooler	-34
coop	-17
cooper	153
cooperative	142
cooperative </s>	131
cooperative bank	-82
cooperative in	148
cooperative in <name>	148
cop	27
copper	33
copper </s>	30
copy	79
copy 's	22
copy 's due	22
copy </s>	11
copy and	105
copy and paste	50
copy go	127
copy go to	127
copy of	-98
copy of the	-188
copy paste	-169
copy the	-117
cord	19
core	119
coriander	44
coriander ,	139
coriander , taste	124
coriander </s>	-93
coriander or	20
cork	-100
cork </s>	-37
cornbread	-6
corner	-12
corner </s>	-84
corner shop	-99
cornet	160
cornflour	-131
corolla	141
correct	-109
correct :	-152
correct </s>	-161
correct my	57
correct my <name>	157
correct that	-123
correct the	-153
correct this	-70
corridor	-12
corridor </s>	-174
corridor wait	-116
corridor wait for	-116
corrupt	-104
corrupt </s>	-104
cost	-154
cost </s>	-67
cost <number>	-205
cost a	-168
cost a fortune	-152
cost as	-174
cost as much	-174
cost is	-82
cost me	8
cost me <number>	-62
cost per	-124
cost to	-77
cost us	223
cost us <number>	104
cost what	-194
costume	-199
cosy	92
cottage	293
cottage ,	86
cottage in	109
cottage in <name>	128
cottage is	109
cotton	94
couch	-164
couch to	154
couch to <number>	154
cough	-153
cough </s>	-32
could	-222
could </s>	124
could a	-179
could be	-238
could be <number>	-137
could cry	-120
could eat	188
could follow	96
could follow </s>	96
could i	-167
could i eat	-51
could murder	-107
could murder a	-107
could n't	-122
could n't see	-114
could n't sleep	-127
could n't swim	-42
could sit	45
could sleep	-102
could the	-186
could use	-152
could use a	-63
could we	91
could you	-166
could you also	-71
could you check	-123
could you do	-195
could you give	-114
could you make	41
could you put	-164
could you rewrite	-113
could you tell	-48
could you write	-149
council	136
council 's	-120
council ,	-58
council </s>	-14
council <kin>	128
council about	-155
council about the	-155
council and	154
council for	128
council house	186
council in	111
council meet	-69
council tax	-88
council tax </s>	-119
council will	151
council will n't	151
count	-33
count </s>	-143
count <number>	-72
count <number> </s>	-136
count at	-137
count at <number>	-137
count in	131
count it	-89
count it <number>	-89
count the	-200
count them	-136
counter	-107
counter </s>	-151
counter at	-87
countie	-75
country </s>	-50
country before	18
country before i	109
country before the	-132
county	223
couple	-199
couple </s>	-87
couple from	-147
couple in	-40
couple of	-46
couple of year	159
couple who	-86
couple year	137
couple year </s>	137
courgette	-109
courgette and	-136
course	48
course </s>	17
course begin	143
course is	-24
court	145
court <kin>	135
court order	128
court order </s>	128
court stenographer	128
couscous	-128
cover	38
cover ,	151
cover </s>	-73
cover <name>	122
cover <number>	21
cover <number> valley	-28
cover a	150
cover a night	150
cover for	-42
cover for me	-83
cover in	49
cover letter	-197
cover letter for	-100
cover my	123
cover off	-99
cover the	124
covid	201
covid </s>	188
covid in	115
covid in <number>	146
cox	38
cpap	123
cpu	-153
crack	21
crack </s>	-22
crack screen	75
cracker	-117
cracker </s>	-51
crackle	-164
cradle	-58
craft	-184
cramp	-256
cranberry	16
crane	156
crash	-16
crash </s>	21
crash again	-46
crash again </s>	-46
crash in	133
crash in <number>	111
crash in the	50
crash on	-178
crash twice	-94
crate	54
crate </s>	6
cravat	-115
crave	-140
crawl	-172
crayon	-180
crayon </s>	-180
crazy	-304
crazy </s>	-189
cream	-98
credit	-24
credit ,	-97
credit </s>	-161
credit card	113
credit card after	103
credit union	-34
credit union ,	111
credit union </s>	-28
creep	-15
crew	52
cricket	45
cricket </s>	110
cricket club	102
cricket on	122
cricket umpire	-87
crime	31
crime </s>	29
crime novel	124
crime novel ,	51
crime scene	-66
crime scene </s>	-66
criminal	-83
criminology	-12
cringe	-106
crisp	-155
crisp </s>	-62
croatian	-93
crochet	126
croft	119
crohn	136
cron	-98
cron line	-193
crook	-99
crook </s>	-99
crop	-77
crop it	-94
crop it </s>	-94
cross	-251
cross ,	132
cross </s>	-208
cross out	-98
cross with	-116
crossword	-146
crossword ,	-14
crossword , i	13
crossword </s>	-168
crossword clue	-80
crow	156
crow </s>	25
crow <number>	-56
crow <number> day	-56
crow is	-51
crow just	-124
crow of	98
crow of <number>	163
crow speak	140
crow speak <name>	105
crow work	137
crowd	-45
crowd shut	-39
crown	88
crown green	136
cruciate	160
cruise	116
cruise </s>	136
crumb	-155
crumble	-144
crumbly	133
crumpet	-140
crush	-148
crust	42
cry	-362
cry ,	-116
cry </s>	-204
cry at	-96
cry in	-215
cry in the	-118
cry on	-153
cry on the	-128
crypto	141
crypto mostly	80
crystal	-56
crystal </s>	-167
css	86
csv	9
csv </s>	-149
cultural	84
cup	-230
cup ,	104
cup </s>	-119
cup of	-192
cup of coffee	-96
cup of flour	-91
cup of tea	-113
cup to	-100
cup to gram	-100
cupboard	174
cupboard </s>	184
cure	69
curious	-210
curious </s>	-152
curl	7
curl team	-100
curly	-69
curly leave	-161
current	-90
current <number>	-60
currently	-101
currently number	134
currently number <number>	134
curry	-115
curry </s>	-186
curse	57
curse </s>	57
cursive	129
cursor	-57
cursor is	-64
curtain	-78
curtain </s>	-46
cushing	126
custard	-150
custard </s>	-92
custody	232
custody ,	111
custody :	94
custody : the	94
custody in	112
custody of	98
custody of my	89
custody week	44
custody week on	44
custom	-93
custom </s>	-180
cut	-119
cut </s>	105
cut <number>	-115
cut <number> word	-115
cut and	-130
cut from	64
cut from <number>	22
cut hair	136
cut in	-64
cut is	40
cut it	-72
cut it </s>	-136
cut it by	-149
cut list	-81
cut my	-47
cut my finger	-141
cut my hour	136
cut of	105
cut off	-277
cut off </s>	-227
cut off at	-169
cut our	-152
cut out	-291
cut out </s>	-217
cut short	-102
cut the	-112
cut the onion	-98
cut to	10
cut to <number>	10
cute	-161
cute </s>	-131
cutlery	156
cutoff	35
cv	123
cycle	42
cycle ,	30
cycle everywhere	228
cycle everywhere </s>	213
cycle to	-50
cyclist	-123
cystic	148
cystic fibrosis	124
cystic fibrosis </s>	124
d	84
d&d	157
daft	-82
daft </s>	-123
dag	-24
dahlia	-40
dahlia </s>	158
dahlia are	-92
daily	249
daily ,	129
daily </s>	143
daily for	104
daily in	145
dairy	136
dairy </s>	123
dairy <kin>	170
dairy <kin> ,	131
dairy farm	-67
dairy for	93
dairy free	-25
dairy herd	106
dairy in	19
dairy in <name>	125
dairy in the	-14
dal	-36
damp	-21
damp </s>	-13
dan	36
dan is	-144
dance	-20
dance ,	141
dance in	-124
dance school	-17
dance school rent	-17
danish	129
dare	11
dark	-111
dark ,	-91
dark </s>	-164
dark for	-128
dark mode	75
dark mode ,	-112
darkroom	68
dart	180
dart </s>	155
dash	-38
dash </s>	-116
dashboard </s>	-153
dashboard sit	68
data	-7
data ,	-145
data , <number>	-149
data </s>	-34
data centre	98
database	-38
database </s>	-79
database is	-114
dataframe	-138
dataframe with	-104
dataframe with <number>	-104
dataset	-14
date	-184
date 's	-88
date 's the	-83
date ,	174
date </s>	-71
date <number>	-34
date <number> <month>	96
date are	-135
date are wrong	-103
date as	46
date for	60
date from	-65
date from <number>	119
date in	51
date in <name>	143
date is	-139
date is <number>	-88
date picker	-95
date wrong	-101
dative	40
dawn	-68
dawn ,	169
dawn </s>	-154
day	98
day 's	-102
day ,	-12
day , <kin>	172
day , <name>	158
day , <number>	151
day , no	-31
day , not	187
day </s>	134
day <name>	188
day <name> was	188
day <number>	-153
day <number> </s>	-60
day a week	-9
day after	147
day and	147
day and still	-42
day are	136
day before	41
day before </s>	121
day centre	114
day for	-85
day for <number>	-29
day from	60
day from the	113
day i	140
day in	34
day in my	-90
day in the	119
day is	113
day is <day>	136
day is <number>	17
day it	-103
day job	15
day job </s>	-124
day late	22
day late </s>	-161
day no	-27
day of	-110
day of my	107
day on average	-142
day rate	164
day rate <number>	164
day so	15
day split	-103
day thing	-143
day to	-38
day to recover	98
day today	-55
day today ,	-36
day tomorrow	-121
day tomorrow </s>	-121
day trip	-181
day was	-128
day week	189
day week </s>	173
day with	-27
db	167
db is	94
dbt	152
de	-78
de partie	115
de partie ,	115
deacon	30
dead	-233
dead </s>	-328
dead <kin>	-145
dead <kin> and	-145
dead body	-78
dead body </s>	-78
dead for	159
dead since	-78
dead to	164
deadlift	112
deadline	17
deadline 's	-28
deadline 's <number>	-73
deadline ,	99
deadline </s>	7
deadline for	53
deadline in	-156
deadline is	-168
deadline is tight	-111
deaf	134
deaf ,	52
deaf </s>	281
deaf <kin>	102
deaf and	135
deaf in	263
deaf in <number>	139
deaf in leave	98
deaf in my	150
deaf in the	145
deaf school	178
deaf school in	155
deaf since	97
deaf since the	97
deaf so	145
deaf to	-150
deal </s>	61
deal with	158
dealer	29
dealer in	29
dean	110
dear	-80
dear </s>	-59
dear <kin>	-117
dear <name>	-104
dear <name> or	-104
death	-19
death ,	191
death </s>	-211
debate	-184
debate </s>	-81
debt	200
debt </s>	45
debt collector	-67
debt collector get	-67
debt free	142
debt leave	123
debt leave </s>	123
debt of	-74
debt plan	122
debug	-131
debug this	-45
decade	262
decade </s>	269
decaf	47
decent	132
decent </s>	29
decide	-31
decide on	-91
decide on the	69
decide to	-6
decide to go	-93
decide to stop	52
decide what	72
decimal	-135
decimal </s>	-135
decision	-47
deck	-123
deck ,	-103
deck in	-80
deck oven	153
declare	127
decline	-144
decline at	-95
deed	-30
deep	121
deep clean	56
deep water	111
deep water </s>	111
default	-89
default in	-110
defence	-33
defend	-34
defender	-8
defender </s>	-127
defrost	-162
degeneration	145
degeneration </s>	91
degree	63
degree </s>	-27
degree at	122
degree at <name>	161
degree in	-59
dehumidifier	-73
delay	-274
delay ,	-126
delay </s>	-126
delay <number>	-137
delete	-195
delete </s>	-145
delete a	-113
delete it	-136
delete it </s>	-136
delete the	-161
deli	74
deliver	161
deliver on	189
deliver on <days>	175
deliver to	97
deliver to the	66
delivery	114
delivery 's	-62
delivery </s>	-176
delivery bike	136
delivery come	156
delivery have	131
delivery have to	131
delivery is	-146
delivery this	-63
delivery this morning	-63
delivery to	155
dell	123
delta	-10
delta </s>	-10
delve	66
dem	-85
demand	98
demand </s>	56
dementia	271
dementia ,	128
dementia </s>	168
dementia mean	155
demo	-206
demo ,	-98
demo </s>	-194
demo at	-123
demo is	-108
dent	71
dental	-8
dental <kin>	-65
dental <kin> </s>	79
dental practice	137
dentistry	-59
dentistry in	-67
dentistry in <name>	-67
denture	220
denture </s>	153
deny	-165
deny </s>	-130
department	193
depend	-24
depend on	73
depend on it	-15
deploy	-163
deploy ,	-55
deploy </s>	-150
deploy <days>	104
deploy from	168
deploy go	9
deploy go out	62
deploy it	-91
deploy on	-54
deploy on <days>	-54
deploy only	153
deploy twice	-36
deploy twice with	-36
deposit	125
deposit 's	122
deposit for	135
deposit in	7
deposit on	163
deposit on a	163
depot	151
depot ,	63
depot </s>	73
depot is	119
deprecate	-150
depression	-91
depression run	-91
depression run in	-91
depth	-103
depth </s>	-130
depth <number>	-28
deputy	228
deputy at	102
deputy head	207
deputy head at	122
derby name	64
derek	49
descend	-152
describe it	-138
describe the	-149
description	-50
design	251
design </s>	154
desk	70
desk 's	173
desk ,	-19
desk </s>	-73
desk again	-107
desk again </s>	-107
desk and	10
desk at	153
desk at a	142
desk for	-26
desk for a	9
desk in	140
desk in the	100
desk is	87
desperate	-85
desperate </s>	-85
despite	-35
destroy	-153
destroy the	-115
destroy the bucket	-115
detail	-123
detection	142
dev	292
dev ,	139
dev , <number>	103
dev </s>	127
device	-174
device </s>	11
dey	-4
dey speak	-67
diabetes	112
diabetes </s>	197
diabetes last	138
diabetic	60
diabetic ,	-23
diabetic , <number>	-129
diabetic , so	69
diabetic </s>	144
diabetic and	119
diagnose	-5
diagnose at	206
diagnose at <number>	206
diagnose in	-82
diagnose the	-126
diagnose the fault	-126
diagnose with	129
diagnose with <name>	128
diagnose with type	47
diagnosis	69
diagnosis </s>	-4
diagram	-187
diagram ,	-39
diagram </s>	61
dial	76
dial-up	23
dial-up speed	23
dialog	-146
dialogue	-153
dialogue </s>	-118
dialysis	268
dialysis </s>	177
dialysis at	120
dialysis is	46
dialysis is on	46
dialysis unit	106
dialysis unit in	101
diamond	-36
diary	-10
diary </s>	207
diary in	130
dict	-132
dict </s>	-132
dictate	110
dictate </s>	-12
dictate because	99
dictate because of	99
dictate everything	120
dictate this	-168
dictate this </s>	-130
dictation	35
dictation </s>	-5
dictionary	-145
dictionary </s>	-145
die	-33
die ,	166
die </s>	-14
die again	-113
die again </s>	-113
die and	77
die at	-207
die in	60
die in <month>	151
die in <number>	147
die of	-119
die on	-124
die so	-142
diesel	227
diesel </s>	260
diesel in	-126
diet	127
diet </s>	114
diet for	118
diff	-183
diff </s>	-232
differ	-247
difference	-282
difference </s>	-180
difference between	-154
difference between a	-165
different	-241
different </s>	-172
difficult	46
difficult </s>	46
dig	208
dig 's	52
dig the	91
dig the allotment	130
digger	71
digit	-169
digital	126
dim	-101
dimitri	40
dimitri have	40
dimitri have go	40
dine	219
dine room	163
dine room </s>	99
dine table	134
dine table </s>	134
dinnae	66
dinner	-48
dinner 's	5
dinner ,	-156
dinner </s>	-44
dinner at	178
dinner for	22
dinner for <number>	-81
dinner have	-175
dinner is	81
dinner party	-72
dinner that	75
dinner that are	91
dinner tonight	-95
dinner tonight </s>	-96
dinner with	-68
dinosaur	-44
dinosaur </s>	-81
diocese	35
diocese </s>	6
dip	-104
dip each	-63
dip each <month>	-63
diploma	140
diploma i	109
diploma is	133
direct	-97
dirt	-131
dirty	-135
disability	152
disability </s>	151
disagree	-176
disagree </s>	-148
disaster	-80
disaster </s>	-158
disc	194
disclaimer	131
discount	52
disease	96
disease </s>	38
dish	-230
dish ,	17
dish </s>	-174
dishwasher	82
dishwasher ,	-11
disk	-40
disk </s>	96
dislike	174
disorder	210
disorder </s>	99
disorder in	143
disorder in my	143
display	93
display </s>	-123
display in	83
display in local	83
dissertation	175
distance	177
distance </s>	30
distract	-86
district	69
district </s>	-36
district <kin>	120
district <kin> </s>	84
ditch	134
div	-212
div </s>	-91
dive	94
diverge	-174
divide	-166
divide by	-158
division ,	-32
division handball	142
divorce	277
divorce ,	95
divorce , the	109
divorce </s>	167
divorce i	190
divorce i have	109
divorce i live	68
dizzy	-12
dj	-5
dj name	146
dj name </s>	146
django	121
dk	-125
dk </s>	-125
dm	-39
do	-58
do ,	-104
do , both	-27
do , i	-171
do , mostly	77
do </s>	-374
do <day>	84
do <days>	95
do <days> ,	95
do <kin>	28
do <kin> </s>	153
do <name>	-34
do <name> </s>	-69
do <name> <name>	122
do <name> at	162
do <name> for	183
do <number>	97
do <number> </s>	-221
do <number> hour	96
do <number> minute	136
do <number> year	58
do a	113
do a full	105
do a master	135
do a quick	-148
do a weld	105
do about	-110
do about a	-66
do after	51
do airline	-80
do airport	126
do all	315
do all my	102
do all the	256
do already	87
do already ,	106
do an	-18
do anything	-209
do anything </s>	-172
do anything with	129
do as	-138
do at	5
do be	6
do before	89
do before </s>	105
do before the	-131
do beside	-36
do both	197
do both <name>	145
do by	-26
do by <day>	-168
do by <name>	-22
do by <number>	-13
do by my	98
do by the	35
do code	136
do contract	145
do eat	110
do eat mussel	110
do every	141
do everything	162
do everything </s>	29
do everything by	38
do family	132
do folk	-73
do for	235
do for a	46
do for the	-43
do for today	-86
do from	-141
do go	-202
do hair	70
do have to	-83
do height	143
do her	53
do his	127
do i	-439
do i <kin>	-189
do i add	-83
do i ask	-127
do i bin	-75
do i bring	-53
do i buy	-40
do i charge	-126
do i check	-112
do i do	-161
do i dry	-147
do i export	-112
do i feed	-73
do i find	-53
do i get	-31
do i give	93
do i have	-134
do i just	-77
do i keep	-139
do i look	-82
do i make	-14
do i measure	-130
do i miss	-56
do i need	-237
do i pack	-139
do i put	-234
do i report	-84
do i ring	-124
do i say	-163
do i send	-115
do i set	-118
do i start	-83
do i stop	-113
do i tell	-70
do i turn	-140
do i type	-117
do i use	-141
do i write	-185
do in	45
do in <month>	174
do in <name>	-35
do in the	119
do it	25
do it ,	71
do it </s>	-66
do it again	-93
do it in	-158
do it last	-131
do it on	113
do its	-140
do ladder	108
do ladder any	95
do last	73
do laundry	133
do laundry on	133
do marry	-93
do me	-104
do me a	-196
do me in	29
do morning	125
do morning ,	125
do my	170
do my <name>	-86
do my grade	126
do my head	-110
do my own	-46
do n't </s>	27
do n't <kin>	-118
do n't ask	140
do n't be	21
do n't believe	-106
do n't bother	-158
do n't call	151
do n't care	-153
do n't celebrate	21
do n't come	115
do n't do	100
do n't drink	164
do n't drive	175
do n't eat	224
do n't explain	88
do n't fancy	-183
do n't finish	-49
do n't fly	150
do n't get	-265
do n't give	102
do n't go	-140
do n't have	-54
do n't hear	-98
do n't hold	-144
do n't know	-72
do n't lecture	83
do n't like	-37
do n't look	95
do n't make	-167
do n't mention	-105
do n't merge	-78
do n't mock	-55
do n't need	-29
do n't open	11
do n't own	100
do n't plan	165
do n't put	-98
do n't reach	-37
do n't read	35
do n't remember	-115
do n't rewrite	-150
do n't round	54
do n't say	-184
do n't see	-113
do n't show	-185
do n't smoke	142
do n't speak	163
do n't sugarcoat	115
do n't suggest	82
do n't suppose	-127
do n't take	141
do n't tell	66
do n't think	-145
do n't touch	-177
do n't trust	-87
do n't understand	-155
do n't use	102
do n't want	-101
do n't work	11
do n't worry	-165
do n't write	57
do nail	167
do nail from	167
do next	-12
do night	161
do not	-123
do not make	91
do not read	134
do nothing	-116
do nothing </s>	-160
do now	-125
do nurse	96
do on	-75
do on <day>	-35
do on a	-176
do other	-153
do our	114
do payroll	82
do payroll for	82
do people	-206
do pork	40
do roof	141
do see	-108
do since	204
do since <name>	111
do so	-30
do solar	-35
do solar pump	-35
do something	-136
do tax	7
do tell	-89
do tell me	-89
do that	-268
do that </s>	-231
do the	224
do the <kin>	118
do the <name>	173
do the account	-66
do the bin	104
do the book	-8
do the dish	-105
do the early	-38
do the flower	39
do the iron	20
do the last	-167
do the needful	52
do the newsletter	89
do the night	100
do the rest	-17
do the rota	59
do the same	-215
do the school	97
do the sum	-133
do them	126
do them for	126
do they	-359
do they mean	-116
do they want	-117
do this	-7
do this </s>	-215
do this in	69
do this morning	-111
do those	121
do today	-67
do video	146
do we	-148
do we need	-126
do what	74
do with	-101
do with <number>	-119
do with a	-167
do with half	-78
do with the	-105
do with this	-70
do you	-143
do you do	-101
do you even	-75
do you get	-194
do you know	-137
do you reckon	-74
do you say	-131
do you spell	-111
do you start	-36
do you think	-51
doable	-54
doc	-86
doc ,	-142
doc </s>	6
doc and	-111
doc are	73
doc are in	113
doc for	-141
doc is	-115
doc page	-101
doc say	52
dock	-134
docker	68
docstring	-15
docstring </s>	98
doctoral	113
doctoral thesis	113
doctorate	132
document	153
documentary	-240
documentary </s>	-100
dodgy	210
dollar	61
dollar sign	-121
dollar sign </s>	-121
domain	-19
domain </s>	-19
dome	47
domestic	86
don	-173
donald	155
donate	-35
donate <number>	-40
donation	94
dongle	144
donor	-148
donut	-123
donut </s>	-108
door	86
door 's	21
door 's <kin>	-145
door ,	-151
door , <name>	-83
door </s>	-120
door <kin>	118
door <kin> n't	118
door <number>	118
door a	-126
door come	-108
door down	102
door down from	32
door get	176
door have	75
door have a	91
door in	-12
door in <name>	-16
door in <number>	47
door is	141
door just	-163
door of	116
door on	32
door open	-157
door right	-142
door right now	-142
door to	163
door with	-181
door with a	-159
doorway	118
doreen	167
dorm	152
dose	34
dose </s>	54
dot	94
dot </s>	25
double	-35
double </s>	-250
double as	79
double as my	73
double click	-57
double click on	-55
double glaze	96
double in	-28
doubt	-192
doubt </s>	-147
dough	-318
dough 's	-112
dough </s>	-154
dough have	-122
down	11
down 's	192
down 's syndrome	149
down ,	94
down </s>	-34
down <name>	82
down <number>	12
down a	-112
down again	-142
down and	-174
down as	46
down at	-18
down by	76
down by the	143
down for	-31
down for a	-74
down from	193
down from <number>	107
down from us	107
down in	182
down in <number>	158
down in the	-134
down into	69
down is	70
down on	97
down the	-152
down the <name>	92
down the phone	-62
down the telephone	-6
down there	-49
down till	-62
down to	-17
down to <number>	85
down with	-51
down with the	-51
download	-269
download ,	-157
download , <number>	-122
downsize	161
downstair	144
downstair </s>	208
downstair <kin>	129
downstair in	-34
doze	-144
doze off	-144
dr	82
dr <name>	82
dr.	78
dr. <name>	78
draft	-55
draft 's	-139
draft ,	-99
draft , the	-118
draft </s>	-30
draft a	-15
draft a complaint	-157
draft a mail	-153
draft a reply	-144
draft an	-245
draft anything	150
draft for	150
draft for me	136
draft have	-159
draft have a	-95
draft i	-130
draft is	-167
draft is too	-88
draft me	-193
draft me a	-193
draft of	-139
draft of the	-112
draft on	53
draft something	-129
draft the	-200
draft was	-96
drag	-195
drag </s>	-177
drag on	-113
dragon	-113
dragon </s>	-119
drain	-95
drain </s>	-131
drainage	128
drainage board	128
drama	-26
drama </s>	-65
dramatic	-169
dramatic </s>	-169
dramatics	54
draught	-139
draught </s>	60
draught <kin>	-148
draw	41
draw a	19
draw a reduce	60
draw it	140
draw need	-124
draw need a	-124
draw the	-166
drawer	58
drawer ,	-60
drawer </s>	77
drawer with	-34
drawer with <number>	-34
drawing	236
drawing ,	140
dread	39
dreadful	-169
dreadful </s>	-92
dream </s>	15
dream is	204
dream is to	98
dream last	-92
dream last night	-92
dream of	-119
drench	-169
dress	54
dress </s>	-76
dress as	-49
dress for	79
dress is	-62
dress since	82
dresser	142
drift	-81
drift </s>	50
drill	4
drill </s>	-86
drill again	-59
drill again ,	-59
drill bite	-74
drill for	-127
drill in	-128
drill in the	-128
drill is	-80
drill next	-166
drill next door	-166
drill today	-93
drill today </s>	-93
drink	105
drink ,	204
drink , do	142
drink </s>	-88
drink <number>	56
drink alcohol	123
drink at	-155
drink coffee	163
drink from	136
drink on	-116
drink since	125
drink tea	-170
drink the	-30
drip	-179
drip </s>	-119
drip on	-160
drive	-19
drive ,	84
drive , so	94
drive </s>	42
drive <name>	-49
drive <number>	-59
drive a	-138
drive a <name>	-158
drive a <number>	133
drive a crane	96
drive a school	93
drive a tram	180
drive after	191
drive after dark	153
drive any	130
drive any more	130
drive at	187
drive at night	145
drive between	152
drive down	100
drive for	75
drive home	-147
drive is	49
drive it	140
drive licence	102
drive licence is	101
drive lorry	192
drive lorry to	168
drive me	-183
drive now	-104
drive now ,	-104
drive off	65
drive off </s>	65
drive on	-6
drive test	167
drive test on	152
drive the	315
drive the <number>	136
drive the school	103
drive tram	107
drive tram in	107
drive truck	152
drive us	-73
driveway	107
drizzle	-97
drizzle </s>	-181
drone	101
drop	28
drop ,	-167
drop </s>	-150
drop a	-208
drop again	-83
drop every	-94
drop every second	-94
drop i	-51
drop in	155
drop it	55
drop my	-94
drop my <name>	15
drop my phone	-160
drop off	-170
drop out	204
drop out </s>	-127
drop out in	146
drop out of	166
drop the	-77
drop the rest	-151
drop to	126
drop to <number>	185
drown	-12
drown in	-138
drowsy	-172
drowsy </s>	-157
drum	-90
drum </s>	72
drum kit	150
dry	116
dry </s>	-50
dry at	137
dry at night	115
dry in	101
dry mouth	71
dry out	-160
dry-stone	-66
dryer	103
dryer </s>	114
du	-111
du </s>	-53
du <name>	-119
du <name> </s>	-119
dual	149
dub	-81
dud	55
dud </s>	55
due	-26
due </s>	-150
due <day>	61
due <number>	184
due <number> <month>	139
due at	-189
due at <name>	156
due at <number>	-166
due at noon	-142
due date	-34
due every	109
due in	34
due in <month>	80
due in <name>	164
due in <number>	-31
due in an	-110
due in early	94
due on	194
due on <number>	169
due on the	66
due to	42
dull	-226
dull </s>	-204
dull on	-78
dumb	-86
dummy	-100
dummy data	-100
dump	26
dumpling	-63
dungeon	51
dungeon master	15
dunno	-110
duplicate	-263
duplicate </s>	-205
during	119
during <name>	164
during my	-100
during my call	-100
during term	73
during the	5
dust	120
dust extractor	140
dutch	154
dutch ,	20
duty	79
dye	200
dye my	119
dye my hair	119
dye with	-42
dyscalculia	121
dyscalculia ,	59
dyslexia	87
dyslexia </s>	142
dyslexic	253
dyslexic ,	136
dyslexic , so	127
dyslexic </s>	175
dyslexic so	98
e	-6
e-bike	49
e-mail	44
e-mail </s>	105
each	156
each </s>	-225
each <day>	221
each <day> </s>	188
each <day> at	74
each <kin>	-56
each <month>	260
each <month> ,	173
each <month> </s>	311
each <month> because	-63
each <name>	239
each <name> </s>	160
each <name> <name>	129
each <number>	95
each day	153
each day </s>	153
each have	9
each have a	-72
each month	251
each month </s>	232
each month i	108
each morning	174
each of	-32
each other	-140
each other </s>	-116
each quarter	103
each quarter </s>	103
each spring	87
each summer	65
each summer </s>	65
each time	-220
each time </s>	-191
each way	278
each way </s>	197
each way to	118
each week	54
each week </s>	54
each winter	91
each winter </s>	64
each year	-67
each year ,	-109
each year </s>	187
ear	192
ear 's	13
ear ,	22
ear </s>	240
ear at	-68
ear from	124
ear from birth	102
ear have	83
ear have be	83
ear in	99
ear is	-40
ear is deaf	118
ear only	-15
ear pop	-139
ear pop on	-139
ear since	67
ear since the	60
earbud	-139
earlie	145
earlier	-254
earlier ,	-169
earlier , feel	-100
earlier </s>	-229
early	-48
early ,	-217
early </s>	95
early night	-124
early onset	78
early today	-138
early today ,	-47
early today </s>	-65
earn	18
earn <number>	-72
earn less	22
earn more	-78
earn more than	-78
earn nothing	-53
earn nothing from	-53
earplug	70
earth	-193
earth do	-113
earth is	-42
easier	-134
easier </s>	30
easier on	-67
easily	182
easily </s>	137
east	70
easter	-40
easter </s>	156
easy	-15
easy </s>	-123
easy to	-27
easy word	126
easy word </s>	109
eat	-55
eat ,	-155
eat </s>	-240
eat <number>	-110
eat a	-223
eat a whole	-146
eat after	-56
eat all	-127
eat an	-108
eat another	-92
eat another bite	-92
eat anything	75
eat anything green	-90
eat anything that	127
eat anything with	140
eat at	93
eat at <number>	77
eat at the	35
eat beef	152
eat before	163
eat beige	164
eat breakfast	104
eat breakfast </s>	177
eat by	-120
eat cereal	-119
eat disorder	143
eat disorder in	143
eat fish	87
eat fish </s>	38
eat gluten	33
eat halal	141
eat half	-96
eat half my	64
eat it	-128
eat it </s>	-91
eat like	49
eat lunch	55
eat meat	250
eat meat </s>	124
eat meat for	162
eat meat since	146
eat mussel	110
eat mussel </s>	110
eat my	-107
eat no	186
eat no pork	154
eat on	-169
eat once	132
eat once a	132
eat only	53
eat only potato	-128
eat out	92
eat pork	305
eat pork ,	207
eat pork </s>	149
eat shellfish	177
eat since	-145
eat since <number>	-126
eat sugar	12
eat the	-139
eat the last	-127
eat this	-51
eat this </s>	-51
eat too	-88
eat too much	-88
eat up	-46
eat up most	-46
eat white	-63
eater	143
ebay	49
echo	-180
eczema	127
edge	-86
edge </s>	-164
edge of	194
edge of <name>	194
edit	69
edit ,	-39
edit </s>	-9
edit in	-16
edit it	84
edit the	-44
edit tonight	-106
edition	43
educate	142
educate <number>	142
educate <number> </s>	142
eel	-34
eel </s>	6
effect	-155
effect </s>	-118
effort	-139
egg	-24
egg ,	-18
egg </s>	-280
egg go	135
egg go to	135
egg in	-162
egg sell	144
egg sell at	144
egg white	-98
eid	-54
eighty	89
eighty </s>	89
either	58
either </s>	121
either of	-164
either of us	-118
elastic	187
elbow	195
elbow </s>	86
elder	120
elder <kin>	120
elect	21
election	90
electric	346
electric </s>	138
electric <number>	109
electric kiln	88
electric kiln </s>	88
electricity	-57
element	-187
elevator	-119
elixir	135
else	-35
else 's	-101
else ,	96
else </s>	-37
else <kin>	-92
else do	-123
else for	12
else in	-105
else is	-10
else that	-111
else touch	151
else touch it	115
em	211
em </s>	168
em dash	21
email	-4
email ,	15
email </s>	72
email about	43
email come	-138
email from	37
email me	-50
email only	135
email only </s>	135
email say	-125
email should	-113
email that	-134
email to	-276
email to my	-208
email to the	-145
email was	-73
embed	150
emeka	84
emeka is	84
emergency	105
emergency fund	134
emigrate	175
emigrate to	194
emigrate to <name>	137
emil	13
emoji	-107
emoji ,	76
emoji </s>	-60
emoji in	-52
emojis	16
emojis ,	126
emojis in	-47
emojis in that	-119
emojis in this	-103
emojis with	96
emojis with me	96
employ	140
employer	183
employer </s>	81
employer before	17
employer till	85
employer till <number>	85
empty	-131
empty </s>	-25
empty list	-129
empty list </s>	-129
empty stomach	144
encode	7
end	-91
end 's	54
end ,	-48
end , <number>	77
end </s>	-31
end <day>	-126
end <days>	151
end <days> </s>	151
end <month>	143
end <number>	-56
end <number> <month>	-26
end at	-35
end at <number>	-154
end for	23
end in	-169
end in <month>	166
end in <name>	-20
end in <number>	-80
end in tear	-65
end my	93
end next	128
end next <month>	128
end of	42
end of <month>	223
end of <name>	162
end of <number>	237
end of each	136
end of my	-97
end of the	-149
end on	-121
end on <number>	109
end the	34
end up	109
end up with	-142
end when	80
end when the	63
end with	148
ending	-56
endless	-123
endpoint	-217
endpoint </s>	-174
enemy	156
enemy </s>	182
energy	-181
engage	-115
engage ,	-117
engage </s>	-147
engage in	-85
engage to	28
engage to <name>	168
engine	234
engine 's	117
engine 's a	117
engine rebuild	105
engine rebuild on	105
engine run	-103
engine run so	-103
engineer	119
engineer degree	42
english	22
english </s>	4
english is	94
english is my	91
enjoy	81
enough	-252
enough </s>	-175
enough for	-185
enough for a	-146
enough of	-162
enough of this	-144
enough to	107
enroll	-34
enroll in	-34
enter	-103
enter </s>	-174
enter the	-22
entire	27
entirely	-37
entirely by	-19
entry	63
envelope	-11
envelope </s>	50
environment	163
epilepsy	274
epilepsy ,	128
epilepsy , so	104
epilepsy </s>	152
epileptic	130
epipen	220
epipen </s>	161
epipen allergic	120
epipen allergic </s>	120
epipen everywhere	109
epipen in	102
episode	-246
episode ,	-133
episode </s>	-100
episode <number>	-79
episode <number> </s>	-106
episode <number> and	56
epoch	-136
equal	-15
error	-208
error ,	-164
error :	-199
error : <name>	-157
error </s>	-390
error <number>	-148
error <number> </s>	-83
error before	-131
error before </s>	-131
error here	-142
error here ,	-142
error in	-213
error in the	-70
error message	73
error message ,	59
error on	-143
error on line	-70
error on my	-120
error when	-146
error when i	-116
especially	7
especially </s>	7
espresso	34
espresso </s>	-6
essay	-134
essay ,	-198
essay </s>	103
essay is	-147
essential	190
essential tremor	190
essential tremor ,	106
essential tremor </s>	122
estate	98
estimate	167
estimate in	148
ethics	82
ethics board	82
eu	63
eulogy	-117
euro	84
euro ,	96
euro </s>	-38
euro a	74
euro a week	103
euro and	122
even </s>	46
even a	-149
even after	107
even after <number>	107
even as	32
even at	104
even class	6
even for	79
even go	-151
even i	7
even if	77
even if i	77
even in	161
even is	-21
even mean	-67
even on	131
even say	-62
even say back	-62
even though	-76
even though i	-76
even when	178
evening	389
evening ,	64
evening </s>	246
evening are	154
evening i	79
evening only	121
evening only </s>	121
evenly	-97
event	-105
event </s>	-87
ever	325
ever ,	167
ever </s>	275
ever again	191
ever again </s>	167
ever fit	97
ever fit me	98
ever go	-100
ever in	132
ever since	38
ever since the	-18
ever take	-196
ever wear	95
ever wear black	95
every	352
every <day>	150
every <day> ,	154
every <day> </s>	299
every <day> afternoon	135
every <day> at	204
every <day> i	101
every <day> morning	116
every <day> night	116
every <day> with	141
every <kin>	-26
every <kin> in	-78
every <month>	91
every <month> </s>	325
every <month> by	131
every <month> for	168
every <month> the	-89
every <month> with	132
every <name>	76
every <name> ,	-84
every <name> </s>	177
every <name> i	118
every <number>	-19
every <number> </s>	169
every <number> day	143
every <number> minute	-163
every <number> month	110
every <number> week	97
every <number> year	-81
every answer	-124
every autumn	77
every bag	134
every bag </s>	134
every bill	-34
every bill before	-34
every cell	-139
every class	-25
every commit	40
every commit have	40
every couple	21
every couple of	-38
every day	-51
every day ,	139
every day </s>	-118
every day of	107
every even	142
every fifth	145
every first	102
every first <day>	88
every fortnight	164
every fortnight </s>	164
every fourth	11
every hour	-105
every hour </s>	-74
every invoice	184
every job	110
every knife	-45
every knife in	-45
every line	45
every mail	134
every merge	-44
every minute	-162
every minute </s>	-162
every month	191
every month ,	60
every month </s>	215
every month <number>	67
every morning	186
every morning </s>	119
every morning at	96
every morning before	26
every morning on	-57
every new	25
every night	-12
every night ,	132
every night </s>	11
every number	101
every order	24
every other	145
every other <day>	213
every other week	84
every parcel	80
every parcel must	37
every penny	-30
every price	-12
every price in	-12
every purchase	172
every purchase over	134
every quarter	66
every quarter </s>	-75
every second	28
every second <day>	260
every single	203
every single year	48
every spring	101
every summer	196
every summer </s>	168
every term	121
every term </s>	121
every third	254
every third <day>	158
every third week	212
every time	130
every time </s>	204
every time i	-74
every time the	-126
every week	151
every week </s>	151
every weld	-112
every weld </s>	-112
every winter	26
every winter </s>	101
every winter the	-44
every winter we	181
every year </s>	122
every year with	51
everybody	-159
everybody </s>	-19
everybody have	-107
everybody is	-134
everyone	-200
everyone 's	-165
everyone </s>	45
everyone at	57
everyone at our	155
everyone else	-192
everyone else </s>	-104
everyone hate	-160
everyone have	-155
everyone have a	-122
everyone in	90
everyone in the	-20
everyone is	-197
everyone on	57
everyone on our	113
everything	186
everything 's	-52
everything 's on	-120
everything ,	138
everything </s>	16
everything and	36
everything at	156
everything by	-23
everything by the	142
everything else	109
everything else </s>	145
everything for	138
everything i	-90
everything i own	-95
everything in	122
everything in <name>	134
everything in my	44
everything in the	116
everything in write	120
everything is	-12
everything on	158
everything on paper	79
everything the	-5
everything to	210
everything we	230
everywhere	80
everywhere ,	65
everywhere </s>	-7
everywhere by	110
evict	91
evil	40
exact	-210
exactly	-56
exactly </s>	-111
exactly as	91
exam	102
exam 's	116
exam 's <number>	50
exam </s>	179
exam <number>	120
exam at	118
exam at our	118
exam have	-139
exam have <number>	-139
exam in	261
exam in <month>	183
exam in <name>	129
exam on	103
exam question	10
example	-259
example ,	-142
example </s>	117
example in	59
example is	-158
example of	-100
example sentence	-125
example sentence :	-125
example with	-86
excavator	-8
excel	-20
excel ,	87
excel from	-14
excel from hell	29
excellent	-57
except	215
except by	-91
except me	90
except me </s>	90
except the	63
except the <number>	38
exception	163
exception </s>	167
exchange	112
exchange <kin>	-59
exchange at	50
exclamation	-42
exclamation mark	-42
excuse	-279
excuse </s>	-110
excuse for	-133
excuse is	-127
excuse the	-145
execution	93
executor	157
executor for	157
executor for my	109
exercise	-277
exercise ,	-141
exercise </s>	-42
exercise <number>	-145
exercise <number> ,	-121
exercise make	-162
exhaust	-139
exhaust </s>	-140
exist	-75
exist </s>	-82
exit	-166
exit </s>	49
exit code	-148
exit code <number>	-148
expat	153
expect	63
expect a	-139
expect in	192
expect in <month>	113
expect in <name>	129
expect our	119
expense	118
expensive	-164
expensive </s>	-133
experience	-181
expire	-215
expire </s>	-215
expire at	-143
expire at <number>	-143
expire every	59
expire in	6
expire in <month>	154
expire in <number>	-50
explain	-119
explain </s>	-144
explain <name>	-178
explain it	4
explain it like	-162
explain that	-67
explain the difference	-125
explain the scar	-19
explain thing	-43
explain this	-99
explain to	-166
explain what	-113
explain what a	-105
explain with	-142
explanation	-49
explanation </s>	84
explode	-59
explorer	-139
exponential	-58
export	-91
export </s>	-73
extend	-15
extend the	-169
extension	145
extra	35
extra time	108
extra time </s>	57
extra time in	102
extract	-181
extractor	177
eye	173
eye </s>	-50
eye and	-133
eye are	39
eye are burn	-109
eye check	154
eye go	158
eye go </s>	158
eye hurt	-180
eye hurt </s>	-145
eye on	139
eye on the	147
eye since	126
eye since the	95
eyesight	261
eyesight 's	174
eyesight 's go	110
eyesight is	133
eyesight is go	83
eyesight rule	100
fable	-220
fable </s>	-131
fabric	108
fabric </s>	43
fabric stock	97
face	153
face </s>	63
face and	51
face north	15
face north ,	116
face on	-115
face on it	-115
facility	17
fact	-104
fact about	-116
factory	81
factory </s>	-5
faculty	128
fada	54
fade	-10
fado	-46
fado is	-46
fag	90
fahrenheit	-93
fahrenheit </s>	-93
fail	-87
fail ,	-123
fail </s>	-263
fail again	-62
fail at	-152
fail it	140
fail it twice	140
fail my	103
fail on	-226
fail on <number>	-165
fail on the	-152
fail only	-122
fail only on	-122
fail test	-109
fail test </s>	-109
fail the	10
fail the bar	126
fail twice	57
fail with	-137
failure	89
failure </s>	86
faint	-81
faint at	119
faint at the	55
fair	-192
fair </s>	-77
fair tip	-126
faith	116
fake	-280
fake </s>	-131
falafel	156
fall	-218
fall </s>	168
fall apart	-114
fall asleep	-204
fall asleep </s>	-84
fall asleep under	-118
fall between	113
fall between noon	113
fall in	-85
fall in <number>	-16
fall off	-34
fall off a	167
fall off the	33
fall on	-183
fall on me	-45
fall on the	-29
fall out	-26
fall out </s>	-146
fall out over	45
fall out with	-106
fall over	-19
fall through	-87
fall to	81
fall to me	81
false	-23
false :	-116
family	501
family 's	127
family ,	96
family , <number>	53
family </s>	287
family business	156
family have	-41
family have <number>	-74
family in	-65
family in <name>	55
family is	174
family is in	113
family of	-16
family of <number>	-16
family rule	69
family rule </s>	69
family since	73
family since <number>	58
family the	83
family thing	124
family thing ,	75
family to	157
family to <name>	76
family to go	118
famous	42
fan	-119
fan </s>	14
fan is	-189
fan of	30
fan of the	-137
fancy	-261
fancy </s>	-133
fancy a	-77
fancy dress	-124
fantasy	-166
fantasy football	-130
far	21
far ,	136
far </s>	90
far as	74
far as the	100
far too	-163
far too many	-127
fare	-90
farewell	-114
farm	-44
farm 's	110
farm 's be	51
farm ,	201
farm </s>	65
farm <kin>	-117
farm go	-27
farm go to	-27
farm have	71
farm in	-68
farm in <name>	-108
farm near	159
farm near <name>	159
farm shop	127
farmhouse	23
farsi	-80
fast	-51
fast ,	57
fast </s>	-214
fast every	136
fast every <name>	136
fast for	157
fast for <name>	130
fast in	131
fast in <name>	139
fast till	-79
fast till <number>	-79
faster	-8
fat	-58
fat <kin>	168
fatty	92
fatty food	92
fault	-228
fault ,	-153
fault </s>	-163
favour	-160
favour </s>	-106
favourite	-31
favourite <kin>	70
favourite character	-152
favourite part	42
fax	8
fear	105
fear </s>	35
fear of	195
fear of <kin>	154
feature	-7
feature flag	133
fee	19
fee </s>	53
fee but	113
fee but not	113
fee to	-50
fee to <number>	-50
feed	-55
feed <number>	149
feed <number> </s>	77
feed at	-12
feed by	-47
feed her	24
feed is	65
feed is full	-99
feed the	-85
feed the <kin>	-44
feed the fish	-42
feed up	-135
feed us	-17
feedback	-178
feedback </s>	-109
feel	-308
feel </s>	-123
feel a	-85
feel a bite	-85
feel bad	-121
feel bad </s>	-118
feel better	-116
feel great	-84
feel great </s>	-82
feel kinda	-63
feel like	-249
feel like a	-212
feel sick	-120
feel sick </s>	-130
feeling	-154
fellow	8
fellow at	-75
female	-116
fence	-42
fence on	6
fence on the	6
fence with	-146
fern	-10
ferry	21
ferry 's	13
ferry 's late	-135
ferry 's the	130
ferry ,	165
ferry </s>	82
ferry from	-87
ferry from <name>	-87
ferry in	-82
ferry in <name>	-82
ferry to	-20
festival	-29
feta	-166
fetch	-68
fetch me	129
fetch the	82
fete	38
fever	89
fever ,	92
fever </s>	-8
fever from	129
fever from <month>	76
few	-157
few </s>	-130
few for	-102
few for this	-83
fewer	-197
ffion	86
fibre	31
fibrosis	124
fibrosis </s>	124
fictional	-155
fiddle	-12
fiddle ,	153
field	108
field ,	-23
field , hydrology	-27
field guide	155
field in	-77
field team	148
fifth	128
fifth </s>	144
fifth floor	143
fifth floor </s>	131
fiftie	138
fiftie </s>	138
fiftieth	90
fifty-minute	160
fifty-minute lesson	160
fig	191
fig tree	88
fig tree come	83
fight	-180
fight over	-171
fight over the	-171
fight with	83
figma	-7
figure	-247
figure </s>	-178
figure is	-156
file	-119
file 's	77
file ,	136
file , <number>	106
file , no	70
file </s>	-336
file and	-102
file are	108
file are on	108
file as	-148
file but	-122
file from	123
file give	-57
file i	-122
file in	-53
file is	-157
file is corrupt	-104
file name	52
file on	96
file on a	112
file take	-133
file that	-123
file to	-203
file to /	-100
file to <name>	-88
file you	-34
file you make	-34
fill	-195
fill in	-170
fill in the	-114
fill the	-110
fill the form	-116
filler	-206
filler </s>	-192
film	-186
film ,	-133
film , <number>	-40
film </s>	28
film have	-130
film i	158
film last	-85
film last night	-85
film only	144
film only ,	144
film the	-161
film the <kin>	-99
film was	-115
filter </s>	91
filter by	-94
filthy	-89
final	-181
final </s>	-63
final word	-19
final word </s>	-19
finale	-181
finale </s>	-133
finally	-214
finally </s>	-183
finally asleep	-108
finally pass	46
finance	274
find	-239
find ,	-125
find </s>	16
find <number>	-56
find a	-4
find a slot	-57
find in	-114
find it	-190
find it </s>	-95
find it in	-137
find lunch	-71
find me	70
find me a	26
find my	-200
find my glass	-136
find on	-113
find out	99
find out at	143
find the	-401
find the <kin>	-127
find the button	-100
find the setting	-107
find thing	50
find us	40
find when	-37
find where	-113
find where it	-113
find which	-88
find you	-104
find you well	-104
fine	-32
fine ,	55
fine , it	79
fine , the	-65
fine </s>	-12
fine again	-68
fine again </s>	-68
fine before	-129
fine but	157
fine but speak	165
fine by	-74
fine for	-171
fine for the	-153
fine in	-138
fine now	-153
fine now </s>	-153
fine on	49
fine to	-123
fine until	-143
fine with	-146
finger	27
finger ,	160
finger </s>	-145
finger are	7
finger on	123
finish	-55
finish ,	-200
finish </s>	-24
finish at	-93
finish at <number>	-68
finish at the	57
finish her	120
finish in	-6
finish in <month>	174
finish it	-146
finish last	-33
finish my	86
finish school	114
finish school </s>	91
finish that	-149
finish the	-226
finish the <name>	-103
finish the first	-81
finish this	-163
finish this paragraph	-110
finn	148
fintech	128
fintech </s>	128
fiona	-89
fire	-168
fire </s>	-86
fire <number>	-134
fire alarm	-126
fire at	26
fire brigade	183
fire brigade ,	74
fire brigade come	-91
fire brigade in	98
fire drill	-203
fire drill </s>	-133
fire drill in	-128
fire in	27
fire today	-110
fire with	-93
fire with wood	-93
firewood	131
firewood </s>	131
firework	64
firework </s>	-10
firm	31
firm 's	15
firm ,	130
firm , <name>	117
firm </s>	78
firm but	-148
firm but nice	-85
firm email	-70
firm have	-158
firm have <number>	-109
firm i	135
firm in	176
firm in <name>	178
firm is	128
firm is just	103
firm know	110
firm know i	110
firm of	126
firm pay	-56
firm since	8
firm since <number>	-21
firm with	-34
firmware	112
first	86
first ,	71
first , then	-58
first </s>	-100
first <day>	334
first <day> </s>	280
first <day> of	192
first <days>	162
first <days> </s>	162
first <kin>	231
first <name>	-49
first <name> is	-56
first <number>	-34
first <number> </s>	-161
first <number> was	114
first aid	23
first aid ,	-84
first and	172
first and the	231
first and then	73
first answer	-101
first attempt	-157
first batch	40
first chapter	-139
first chapter </s>	-90
first draft	-88
first draft </s>	-175
first frost	-45
first half	-154
first in	93
first in <name>	128
first in my	127
first in the	19
first in this	-144
first is	-120
first line	-43
first line </s>	-223
first line of	29
first marriage	165
first name	47
first of	124
first of <month>	81
first or	19
first or the	66
first page	-151
first page </s>	-136
first paragraph	102
first paragraph of	102
first part	-97
first step	-122
first suggestion	-136
first suggestion </s>	-133
first then	-212
first time	79
first time </s>	89
first time ever	-163
first time was	32
first version	-170
first was	57
first week	40
first week of	40
firstborn	140
fiscal	102
fiscal year	102
fiscal year start	102
fish	-95
fish ,	-83
fish , i	-10
fish </s>	61
fish boat	149
fish every	124
fish every <day>	124
fish finger	-130
fish finger </s>	-130
fish for	-30
fish i	81
fish is	-30
fish not	-104
fish permit	-110
fish shop	8
fish tank	-138
fish the	139
fish the <name>	139
fit	-20
fit </s>	-21
fit <number>	145
fit <number> </s>	145
fit a	63
fit a <number>	63
fit at	113
fit in	-28
fit in <number>	5
fit it	100
fit it </s>	100
fit me	98
fit me </s>	98
fit on	-142
fit on a	-133
fit the	-162
fit through	9
fit through standard	116
fitter	87
fitter </s>	126
fiver	34
fiver </s>	82
fix	-105
fix ,	-75
fix </s>	19
fix <name>	-141
fix address	145
fix and	-152
fix at	78
fix at <number>	78
fix before	-118
fix for	69
fix it	-232
fix it </s>	-226
fix pls	-64
fix pls </s>	-60
fix that	-212
fix that </s>	-172
fix the	-211
fix the date	-112
fix the login	-71
fix the mortgage	34
fix them	132
fix these	-84
fix this	-168
fix till	108
fix till <number>	112
fix until	113
fix until <month>	90
fix until <number>	99
fixture	-188
fixture </s>	-155
fizzy	151
fjord	-37
fjord </s>	-19
flag	-124
flag </s>	-108
flake	-30
flaky	-95
flamenco	5
flap	112
flare	34
flare up	147
flash	85
flask	-30
flat	5
flat 's	128
flat 's on	106
flat ,	124
flat </s>	13
flat <number>	-37
flat above	25
flat above </s>	52
flat above a	156
flat above the	73
flat battery	-118
flat below	111
flat below is	71
flat by	148
flat by <number>	133
flat come	-59
flat come with	-59
flat have	152
flat have no	152
flat in	-71
flat in <name>	51
flat in the	-214
flat is	221
flat is <number>	130
flat is on	134
flat of	145
flat of <number>	145
flat on	131
flat on the	131
flat pack	-132
flat rate	70
flat rate scheme	70
flat today	-58
flat today ,	-58
flat tyre	-207
flat was	-18
flat white	-125
flat with	138
flat with <number>	127
flatly	-147
flavour	-139
fleece	-46
fleece </s>	-137
fleet	82
flicker	-120
flicker </s>	-130
flight	-177
flight 's	-155
flight 's at	-155
flight </s>	22
flight are	19
flight is	-109
flight school	156
flight school </s>	156
flight to	-44
flight to <name>	-39
flight was	-116
flip	55
flip it	-144
float	-35
float '	-141
flood	47
flood ,	59
flood </s>	59
flood every	68
flood in	-120
flood of	-52
flood that	59
flood warn	-84
floor	115
floor ,	-86
floor </s>	137
floor and	136
floor at	-84
floor flat	-68
floor for	120
floor from	132
floor is	-73
floor is still	-79
floor me	18
floor no	96
floor no lift	66
floor plan	96
floor walk-up	-76
floor with	129
floor with no	124
floor without	134
flop	-154
flop </s>	-115
flour	-55
flour ,	-105
flour </s>	93
flour for	-112
flour from	142
flour in	-106
flour is	175
flour is a	142
flow	-99
flower	-101
flower in	-101
flu	-180
flu jab	-123
fluent	124
fluent in	147
fluent in <name>	122
fluid	152
fly	162
fly ,	232
fly , panic	134
fly , so	128
fly </s>	6
fly and	136
fly for	47
fly from	121
fly from <name>	121
fly home	169
fly home to	153
fly in	-57
fly out	93
fly over	-64
fly the	138
flyer	35
flyer ,	-7
flyer </s>	86
foam	113
foam </s>	113
focus	-152
focus </s>	-242
fog	-181
fog </s>	-134
foggy	44
fold	117
fold ,	76
fold </s>	-40
fold <number>	76
folder	116
folder ,	-112
folder , the	-35
folder </s>	-32
folder on	60
folic	149
folk	-194
follow	97
follow </s>	-17
follow <name>	99
follow into	-77
follow it	-212
follow it </s>	-212
follow the	-33
follow-up	71
font	-210
font ,	-156
font </s>	-83
font big	-111
font is	-144
font on	-131
font please	-53
font size	-142
font size <number>	-142
food	112
food ,	191
food </s>	-104
food bank	121
food bank </s>	85
food bank on	78
food bank where	91
food budget	32
food budget of	32
food in	25
food is	-83
food truck	175
food truck </s>	121
fool	-171
foot	120
foot ,	154
foot <number>	217
foot <number> </s>	232
foot are	44
foot fall	-118
foot fall asleep	-118
foot hurt	-136
football	4
football </s>	-199
football league	103
football on	87
football on <day>	87
football team	-66
footballer	-169
footer	-113
footer </s>	-74
footer is	-82
footer is go	-82
footnote	-253
footnote </s>	-144
footnote <number>	-124
footpath	-43
footpath </s>	-60
for	21
for '	-154
for ,	-46
for 19	83
for 19 year	83
for 31	93
for 31 year	93
for :	-141
for </s>	86
for <day>	-284
for <day> 's	-189
for <day> </s>	-246
for <kin>	39
for <kin> ,	96
for <kin> </s>	30
for <kin> in	47
for <month>	-131
for <month> </s>	-125
for <name>	-25
for <name> 's	96
for <name> ,	209
for <name> </s>	85
for <name> <name>	-115
for <name> and	-32
for <name> at	169
for <name> by	114
for <name> exam	118
for <name> in	129
for <name> is	-37
for <name> run	157
for <number>	-210
for <number> ,	52
for <number> </s>	-119
for <number> <kin>	86
for <number> <month>	228
for <number> <name>	9
for <number> <number>	145
for <number> a	-91
for <number> and	-26
for <number> at	-64
for <number> by	38
for <number> day	-260
for <number> epoch	-105
for <number> euro	-132
for <number> every	132
for <number> generation	152
for <number> hour	-215
for <number> journal	139
for <number> may	141
for <number> min	-248
for <number> minute	-130
for <number> more	-86
for <number> night	-102
for <number> o	-106
for <number> of	37
for <number> on	96
for <number> people	-67
for <number> second	-138
for <number> this	-102
for <number> to	-130
for <number> tonight	-103
for <number> week	24
for <number> year	103
for a	-178
for a <day>	-79
for a <kin>	-205
for a <number>	-204
for a bad	-126
for a bank	64
for a boat	105
for a brown	-96
for a campervan	123
for a card	-96
for a circus	19
for a coffee	-88
for a decade	175
for a deposit	131
for a farm	8
for a firm	167
for a first	-145
for a flat	138
for a funeral	-106
for a hip	129
for a house	-37
for a job	112
for a kiln	110
for a laugh	-107
for a letter	-131
for a live	351
for a man	-117
for a minute	-7
for a month	-141
for a new	109
for a password	-112
for a person	-136
for a place	90
for a room	-116
for a sandwich	-68
for a school	-70
for a sec	-82
for a second	-105
for a synonym	-56
for a taxi	153
for a van	156
for a wed	26
for a week	-247
for a while	-119
for a year	41
for about	139
for about <number>	114
for about a	78
for age	55
for age </s>	55
for all	39
for all of	5
for an	50
for an hour	-57
for an invoice	-112
for another	23
for answer	-164
for any	121
for anyone	-65
for anyone else	-65
for anything	193
for anything above	-34
for ask	-111
for be	-144
for beehive	20
for beehive </s>	20
for better	134
for both	134
for build	-76
for by	120
for charity	86
for charity </s>	4
for code	119
for context	46
for crypto	89
for date	72
for decade	131
for decade </s>	148
for dinner	-175
for each	137
for each <kin>	40
for eat	-149
for epilepsy	108
for every	-91
for everyone	99
for everything	216
for everything </s>	170
for first	39
for food	56
for fraud	-24
for fraud ,	-24
for free	158
for fun	127
for fun </s>	127
for good	464
for good ,	134
for good </s>	328
for good after	135
for good at	110
for good in	75
for good next	114
for good now	140
for good when	138
for grocery	154
for grocery is	103
for half	-56
for half the	126
for hand	-129
for her	-160
for her </s>	-231
for him	96
for him </s>	67
for his	-56
for homework	56
for hour	-119
for is	176
for it	157
for it </s>	163
for it in	127
for late	34
for later	-142
for later </s>	-140
for life	227
for life ,	128
for life </s>	162
for line	-136
for line <number>	-136
for long	34
for lunch	-186
for lunch ,	-119
for lunch </s>	-147
for march	15
for march </s>	-19
for may	92
for may <number>	14
for me	81
for me ,	190
for me </s>	-27
for me and	-130
for me at	150
for me is	-46
for me on	59
for me please	-40
for me since	72
for money	145
for morning	-93
for my	-36
for my <kin>	78
for my <name>	-69
for my <number>	-67
for my business	140
for my job	81
for my like	-123
for my note	-175
for my own	-83
for name	-16
for negative	-100
for new	-157
for next	60
for next spring	100
for next week	-127
for next year	113
for no	-242
for no reason	-114
for nothing	-151
for now	-184
for now ,	-131
for now </s>	-75
for once	-179
for once </s>	-179
for our	171
for our <kin>	132
for our <name>	156
for our team	130
for park	-105
for part	87
for people	114
for rain	-143
for rain </s>	-83
for read	-143
for recipe	230
for recipe i	142
for renewal	98
for school	-44
for shelve	-128
for shelve </s>	-128
for some	-149
for some reason	-149
for someone	-120
for something	35
for spring	68
for stair	-50
for stair </s>	-50
for tea	-147
for tea that	-87
for that	-363
for that </s>	-204
for that last	-90
for the	-39
for the <day>	-36
for the <kin>	-67
for the <name>	144
for the <number>	-19
for the bakery	139
for the bank	-157
for the bar	92
for the bus	-47
for the business	151
for the car	129
for the claim	-14
for the county	137
for the demo	-154
for the door	-220
for the first	-76
for the flat	192
for the food	-18
for the green	19
for the group	88
for the gym	-71
for the hospice	157
for the hospital	-52
for the job	54
for the label	58
for the list	-101
for the mess	116
for the new	-139
for the newsletter	-142
for the next	-132
for the night	-89
for the parish	-132
for the party	-73
for the photo	-92
for the pump	-126
for the quiz	-98
for the recipe	-82
for the regional	102
for the retirement	-93
for the roof	-71
for the same	22
for the school	-149
for the second	127
for the shelter	-53
for the shop	-23
for the startup	64
for the third	56
for the typo	-90
for the under	105
for the wed	-22
for the whole	134
for the window	-217
for the year	141
for them	108
for them </s>	137
for think	-102
for think about	-102
for this	94
for this </s>	-123
for this <day>	-105
for this <number>	-157
for this even	-141
for this week	115
for this year	162
for today	-170
for today :	-105
for today </s>	-117
for today is	-40
for tomorrow	-151
for tomorrow </s>	-83
for tonight	-217
for tonight 's	-126
for tonight ,	-105
for tonight :	-43
for tonight </s>	-191
for town	134
for train	-168
for typo	-148
for typo </s>	-148
for us	152
for us ,	203
for us </s>	38
for wedding	66
for what	-186
for when	-51
for which	-131
for white	-117
for wifi	139
for wifi </s>	139
for window	-145
for window </s>	-145
for work	68
for work </s>	-51
for year	285
for year </s>	274
for yesterday	-118
for you	-220
for you </s>	-156
for your	-87
forbid	179
forbid <kin>	-7
forbid <kin> </s>	154
forbid it	83
forbid it </s>	83
force	59
force </s>	-156
force push	-13
forecast	-234
forecast </s>	-105
forecast for	-100
forecast is	-148
forecast say	-75
forehead	-160
forest	38
forest </s>	-18
forestry	126
forever	-7
forever </s>	110
forever to	-170
forever to load	-98
forge	85
forge by	-45
forge is	122
forget	-181
forget </s>	-131
forget every	-54
forget how	-94
forget it	-84
forget it </s>	-84
forget my	-104
forget my password	-111
forget the	-9
forget the password	-99
forget to	31
forgive	-119
forgive me	-9
forgive me </s>	-84
forgive the	-102
fork	-65
fork </s>	-45
forklift	59
forklift <kin>	53
forklift licence	159
form	-98
form 's	-227
form 's due	-108
form ,	-163
form :	-139
form </s>	-35
form <number>	75
form and	74
form ask	-223
form ask for	-223
form at	-109
form by	74
form for	84
form have	-150
form in	67
form on	-157
form want	-176
form with	-36
form with <number>	55
form with dummy	-100
formal	-155
format	-223
format </s>	-68
former	-132
former <kin>	-125
former <kin> ,	-23
former chapel	150
formula	-109
formula </s>	-143
formula down	-104
formula give	-107
formula in	-119
formula to	-109
fort	-124
fortieth	194
fortnight	155
fortnight </s>	78
fortnightly	151
fortnightly sprint	-10
fortran	148
fortune	-195
fortune ,	-133
fortune </s>	-140
forum	-297
forum </s>	-188
forum post	-138
forum say	-158
forward	-29
forward </s>	103
foster	193
foster ,	127
foster , <number>	75
foster </s>	128
foster <kin>	227
foster <kin> ,	105
foster <kin> </s>	144
foster care	-7
foster care </s>	-23
foul	-161
foul mood	-133
found	-91
found by	-55
found in	-149
found in <name>	-19
found in <number>	-177
found the	-54
fountain	63
fountain pen	-13
fountain pen ,	60
fountain pen </s>	-39
four-day	-21
four-day week	-21
four-person	38
four-person startup	-13
four-person startup in	-13
fourth	169
fourth </s>	-76
fourth <name>	64
fourth floor	104
fourth floor </s>	126
fourth floor walk-up	-76
fourth generation	153
fourth generation on	153
fourth in	70
fourth language	104
fourth language </s>	104
fourth year	147
fox	54
fox and	-63
fox have	161
fox in	-139
fox in the	-139
fraction	-125
frame	-90
frame </s>	33
framework	22
franc	29
franc ,	141
franc </s>	113
franc although	-68
france	-36
franchise	147
franchise for	113
frankly	-140
fraud	61
fraud ,	-24
fraud , and	-24
free	-100
free ,	-98
free </s>	25
free at	46
free for	125
free from	-163
free house	86
free on	-111
free on <days>	-110
free since	197
free since <number>	197
free trial	-136
freelance	285
freelance </s>	244
freelance <kin>	107
freelance as	122
freelance since	121
freemason	-16
freeze	-258
freeze ,	-252
freeze , so	-92
freeze </s>	-299
freeze again	-119
freeze again </s>	-119
freeze cook	-134
freeze for	48
freeze for <number>	48
freeze in	-93
freeze in here	-72
freeze over	66
freeze right	-52
freeze right now	-52
freeze this	-133
freeze this morning	-133
freeze until	141
freeze when	-129
freeze when i	-129
freezer	123
freezer 's	8
freezer 's a	129
freezer <number>	140
freight	41
french	178
fresh	-161
fridge	-49
fridge ,	-84
fridge </s>	21
fridge at	-46
fridge door	-154
fridge is	96
friendlier	-144
friendly	-152
frighten	203
frighten of	161
frog	-163
from	38
from 0	-41
from 0 </s>	-41
from </s>	-128
from <day>	-217
from <day> </s>	-108
from <day> to	-94
from <kin>	-35
from <kin> </s>	-116
from <month>	149
from <month> ,	212
from <month> </s>	-8
from <month> i	139
from <month> on	151
from <month> till	145
from <month> to	295
from <name>	40
from <name> ,	-75
from <name> <name>	124
from <name> <number>	160
from <name> and	-70
from <name> as	125
from <name> at	153
from <name> for	-34
from <name> in	155
from <name> into	137
from <name> is	-108
from <name> on	30
from <name> originally	118
from <name> to	113
from <name> with	-137
from <number>	89
from <number> ,	-46
from <number> </s>	26
from <number> <month>	54
from <number> <name>	183
from <number> and	153
from <number> so	149
from <number> till	133
from <number> to	32
from <number> until	166
from <number> venue	106
from <number> year	-87
from a	101
from a <kin>	-59
from a <number>	59
from a guy	97
from account	94
from all	-103
from all of	-95
from an	64
from an old	145
from before	129
from before the	129
from behind	-130
from birth	102
from birth </s>	102
from fish	148
from flicker	121
from hell	29
from her	-95
from here	149
from here on	149
from his	170
from his <kin>	111
from home	53
from home ,	135
from home </s>	249
from it	34
from it </s>	53
from last	-142
from last night	-142
from legal	122
from main	168
from march	64
from may	-6
from may on	-79
from may to	132
from me	136
from me </s>	-31
from my	105
from my <kin>	39
from my crow	-61
from my late	108
from next	90
from next door	-93
from now	233
from now </s>	108
from now on	274
from our	253
from our own	166
from railway	100
from support	-146
from teach	79
from that	-176
from the	-161
from the <kin>	-31
from the <name>	-48
from the <number>	6
from the back	24
from the bank	-107
from the colliery	73
from the council	-73
from the fire	145
from the forum	-68
from the fridge	-104
from the front	115
from the hospital	-94
from the inside	-156
from the kitchen	25
from the meet	91
from the navy	-52
from the office	14
from the pdf	-141
from the post	80
from the railway	118
from the second	-94
from the seventy	87
from the sofa	-131
from the stair	-152
from the support	-138
from them	6
from then	161
from then on	161
from there	-64
from these	-104
from this	-106
from this morning	-106
from this spreadsheet	-117
from tile	98
from tv	160
from under	-124
from us	133
from us </s>	107
from what	-128
from what i	-128
from work	26
from work example	148
from yesterday	-109
from you	113
from your	-182
from your table	-113
front	-15
front </s>	20
front desk	109
front door	150
front end	14
front is	-13
front loader	64
front of	-255
front of me	-176
front of the	-212
front room	179
front room </s>	105
frontend	177
frontend </s>	155
frontend is	-28
frost	55
frost </s>	-151
fruit	45
fruit when	-93
fry	9
fryer	108
fryer </s>	-58
ft	129
fuel	40
full	-79
full ,	-230
full </s>	-200
full engine	105
full engine rebuild	105
full moon	-78
full of	-222
full of venison	131
full so	-22
full stop	-25
full stop </s>	-118
full-time	-65
full-time </s>	-133
full-time in	125
full-time in <month>	125
full-time since	122
fully	200
fully remote	148
fume	53
fun	-128
fun </s>	100
function	-252
function </s>	-238
function call	-145
function call itself	-145
function is	-148
function return	-160
function should	-56
function should be	-56
function take	-139
function take a	-111
function that	-170
function to	-101
fund	57
fund </s>	-104
fund from	102
funeral	-155
funeral </s>	87
funeral in	75
funeral in <number>	75
funeral tea	-114
funniest	-150
funny	-294
funny </s>	-246
funny but	-115
fur	-161
furious	-153
furious </s>	-151
furniture	-141
furniture </s>	-135
further	-209
further </s>	-148
fuse	113
fuse </s>	86
fuse blow	-132
fuss	-224
fuss </s>	-186
fussy	-130
futsal	15
futsal team	15
future	-136
future </s>	-121
g	70
g of	101
g protein	54
g protein a	96
gag	147
gag </s>	120
gain	43
gala	-78
galaxy	-159
gale	-100
gallbladder	204
galley	11
gamble	107
game	-275
game 's	-140
game ,	-112
game </s>	-100
game <number>	-138
game at	-82
game before	-100
game for	-86
game for a	-133
game in	-66
game is	-201
game studio	157
gap	-26
gap </s>	-187
garage	209
garage ,	125
garage </s>	188
garage because	138
garage fix	-102
garage in	154
garage in <name>	154
garage is	174
garage is a	148
garage on	-102
garage only	-114
garage only take	-114
garage stand	-21
garage with	148
garbage	-108
garden	158
garden 's	114
garden ,	191
garden </s>	-99
garden centre	35
garden for	140
garden is	122
garden just	60
garden railway	-48
garden railway behind	-48
garden that	124
garlic	-21
garlic ,	-17
garlic </s>	46
garlic and	-106
gas	183
gas </s>	-12
gas <name>	139
gas <number>	111
gas bill	-164
gas in	74
gas is	136
gas mark	-7
gas people	-146
gas people </s>	-146
gas ring	174
gas ring </s>	150
gasket	79
gastric	149
gastric sleeve	149
gate	-89
gate ,	-73
gate </s>	-122
gate <number>	-143
gate open	-135
gateway	-80
gauge	29
gavin	61
gb	-150
gcse	192
gcse math	119
gcse math at	119
gear	-84
gearbox	-47
gelatine	-156
general	-248
general </s>	-188
generally	-198
generally </s>	-173
generally speak	-115
generate	-51
generation	85
generation </s>	48
generation of	27
generation on	153
generation on this	153
generator	-143
generator </s>	-60
genius	-161
genius </s>	-92
genotype	102
gentle	-225
gentle </s>	-183
gentleman	-28
geocaching	120
geography	-37
geology	107
geology ,	107
geology , <name>	107
german	165
gerund	-81
gestational	-4
gestational diabetes	-4
get	191
get </s>	138
get <kin>	13
get <name>	238
get <name> </s>	208
get <name> on	-130
get <name> so	92
get <number>	9
get <number> </s>	-75
get <number> <kin>	162
get <number> error	-101
get <number> hour	173
get <number> kidney	126
get <number> minute	62
get <number> of	52
get <number> on	167
get <number> percent	67
get <number> tab	-143
get <number> week	153
get a	56
get a <kin>	157
get a <name>	-118
get a <number>	-117
get a bad	-105
get a blank	-135
get a cold	-174
get a cup	-113
get a flat	-132
get a headache	-141
get a lock	58
get a migraine	148
get a pacemaker	119
get a prosthetic	92
get a queue	-161
get a reply	-146
get a stack	-168
get a stoma	152
get a tandem	147
get a timeout	-219
get a weird	-129
get about	7
get about <number>	-35
get adopt	-128
get an	-39
get an error	-152
get another	138
get another </s>	138
get arthritis	118
get as	-116
get as far	-116
get back	-73
get back to	-142
get beat	21
get beat on	21
get bore	20
get bullet	137
get bullet point	137
get call	32
get cancel	7
get cancel ,	-145
get cancel </s>	-74
get candle	-103
get candle wax	-103
get carsick	150
get carsick we	131
get chew	-115
get chew gum	-115
get citizenship	-108
get confuse	93
get copy	-82
get custody	152
get custody in	112
get custody of	89
get cut	-57
get cut off	-164
get cut short	-102
get cut to	25
get dark	-132
get dark </s>	-132
get decline	-114
get deliver	113
get divorce	117
get do	97
get do </s>	97
get down	-9
get dress	102
get eat	-188
get eat by	-120
get engage	53
get engage ,	155
get engage in	-85
get finish	30
get from	-46
get green	25
get half	154
get half a	189
get her	-15
get here	-134
get his	127
get in	-232
get in </s>	-142
get in the	-176
get insulin	39
get insulin twice	37
get into	-30
get into <name>	138
get into the	-14
get is	121
get is <number>	121
get it	-227
get it </s>	-357
get it back	68
get it from	162
get jumpy	-67
get jumpy around	-67
get lay	129
get lay off	129
get limescale	-131
get limescale off	-131
get lose	-219
get lose in	-145
get make	138
get make team	117
get marry	-17
get marry in	-48
get marry on	218
get me	183
get me there	-119
get migraine	175
get migraine from	150
get move	-167
get move to	-62
get my	153
get my <days>	122
get my <name>	200
get my citizenship	141
get my coffee	-145
get my drive	146
get my eye	106
get my gas	-71
get no	116
get nothing	-249
get nothing </s>	-194
get nothing in	-132
get off	-215
get on	22
get on with	68
get only	-155
get our	-69
get out	-252
get out </s>	-127
get page	120
get past	57
get past the	57
get pay	128
get pay in	-10
get pay on	127
get power	-37
get power of	110
get promote	150
get promote to	152
get put	133
get rain	-90
get rain off	-79
get read	237
get ready	66
get red	-115
get red wine	-127
get replace	117
get rid	-152
get rid of	-152
get scam	-40
get seasick	165
get seasick on	127
get send	103
get shorten	82
get sick	156
get soak	-146
get something	-133
get stick	-198
get suspend	-32
get swear	9
get swear in	9
get tension	89
get that	-162
get the	-94
get the <kin>	16
get the <name>	131
get the joke	-75
get the last	-147
get the result	85
get the same	-188
get the second	-113
get the weather	-158
get their	166
get there	-145
get there </s>	-112
get this	-204
get this error	-136
get through	-200
get through the	-114
get tinnitus	147
get tinnitus from	124
get to	21
get to the	33
get to work	200
get under	135
get under <number>	135
get up	-103
get up </s>	-16
get up at	-138
get us	-74
get us a	-51
get why	-97
get worse	-23
get worse </s>	-115
get worse i	-5
get worse on	136
get write	84
get write access	-8
get wrong	-71
get wrong </s>	-71
get you	-12
get your	-121
ghost	-157
gi	-45
giant	-151
giant </s>	-170
gift	-161
gift </s>	-173
gift for	-138
gift for a	-102
gig	-29
gig </s>	74
gig listing	106
gig listing from	106
gig ticket	-149
gimme	-129
ginger	-75
gist	-106
gist </s>	-85
git	-181
gitlab	-115
giulia	-109
giulia ,	-109
give	-75
give </s>	-173
give <name>	-127
give <name> </s>	-142
give <name> migraine	124
give <number>	-193
give <number> percent	-137
give a	-232
give a kidney	135
give a thumb	-103
give an	-113
give back	-170
give back <number>	-170
give blood	-66
give blood every	-85
give credit	115
give have	-123
give her	-4
give him	-154
give him a	-120
give i	6
give i 'm	34
give i can	-33
give is	85
give it	59
give it a	-137
give it up	159
give lesson	99
give lesson to	99
give me	-86
give me </s>	-14
give me <name>	-82
give me <number>	-130
give me a	-137
give me an	-185
give me hive	196
give me metric	116
give me migraine	119
give me something	-98
give me step	-22
give me that	-37
give me the	122
give me this	-44
give my	186
give my <kin>	113
give no	-135
give notice	180
give our	-112
give our tiny	-31
give out	-181
give out </s>	-134
give that	144
give that a	-214
give that all	74
give that i	174
give that my	6
give that nobody	18
give that slug	38
give that the	-20
give that we	34
give the	-126
give the other	15
give the wall	54
give up	265
give up </s>	-349
give up <kin>	122
give up meat	129
give up my	170
give up on	-300
give up smoke	72
give up sugar	151
give up the	283
give up when	82
give us	-146
give us about	30
give we	15
give we 're	15
give you	-126
glare	-71
glass	100
glass ,	62
glass </s>	-208
glass are	72
glass eye	-9
glass eye </s>	-190
glass for	105
glass for anything	105
glass from	139
glass in	-163
glaucoma	-5
glaze	132
glaze come	-117
glaze come out	-117
glitter	-67
glitter </s>	-159
globe	-159
glossary	93
glove	-236
glove </s>	-53
glove are	-151
glove on	-85
glove on </s>	-94
glue	-4
glue 's	-140
glue 's dry	-140
glue </s>	102
gluten	146
gluten </s>	166
gluten free	91
gluten free </s>	194
gluten in	104
gluten in my	104
gluten is	106
gnocchi	-159
gnocchi </s>	-159
go	-5
go ,	79
go , <name>	110
go , so	156
go </s>	-165
go <name>	-91
go <number>	-139
go after	39
go again	-113
go again </s>	-113
go ahead	-151
go ahead </s>	-139
go all	-47
go already	-146
go already </s>	-146
go and	-47
go and now	40
go at	-9
go at <number>	44
go back	65
go back </s>	-73
go back at	-60
go back in	-38
go back to	201
go back when	114
go black	-214
go black </s>	-124
go blank	-61
go blind	146
go bust	43
go bust </s>	-127
go but	68
go but i	39
go by	95
go by <name>	203
go by <number>	141
go by the	-140
go by they	162
go by train	8
go cold	-304
go cold </s>	-186
go cold again	-121
go cold over	-59
go cold while	-124
go deaf	-102
go down	-146
go down a	-96
go down to	66
go every	186
go everywhere	51
go everywhere </s>	-77
go everywhere by	110
go fine	-115
go fine ,	-22
go first	-29
go flat	-71
go for	-18
go for <number>	-108
go for a	-43
go for an	-120
go for the	17
go freelance	122
go freelance </s>	122
go from	42
go fully	148
go fully remote	148
go grey	132
go grey </s>	98
go home	-231
go home </s>	-225
go home early	-162
go i	18
go in	162
go in </s>	-143
go in <name>	163
go in <number>	188
go in at	-147
go in on	160
go in the	7
go into	165
go into <name>	160
go into a	111
go into the	141
go mad	-146
go miss	-164
go miss </s>	-128
go now	-89
go now </s>	-89
go nowhere	29
go nowhere </s>	29
go off	-176
go off ,	-146
go off </s>	-236
go on	128
go on </s>	25
go on <number>	195
go on a	106
go on before	-44
go on our	114
go on rent	148
go on strike	-107
go on the	77
go on till	-167
go orange	-104
go orange </s>	-104
go out	54
go out </s>	-186
go out at	-122
go out by	39
go out in	81
go out on	217
go out to	-15
go out with	-109
go over	136
go over <number>	86
go over from	127
go part-time	239
go part-time </s>	145
go part-time after	116
go past	-86
go quiet	-74
go round	-275
go round in	-74
go round the	-154
go since	-137
go soft	-172
go straight	-91
go straight into	24
go the	43
go this	-104
go this morning	-104
go through	88
go through </s>	-135
go through <name>	205
go through the	-121
go to	38
go to </s>	-193
go to <name>	33
go to <number>	138
go to a	198
go to be	-135
go to bed	27
go to close	67
go to do	-112
go to get	-223
go to grab	-79
go to her	-109
go to lunch	-126
go to me	137
go to move	-123
go to my	260
go to open	-84
go to say	-115
go to the	-71
go to try	-92
go to write	-121
go up	50
go up </s>	-38
go up <number>	-9
go up again	-182
go up in	184
go up to	160
go vegan	103
go viral	-122
go viral </s>	-122
go white	44
go white </s>	-173
go with	-201
go with it	-122
go with option	-107
go with the	-221
go with your	-84
go without	-77
go wrong	-123
go wrong </s>	-122
goal	63
goal ,	-186
goal </s>	-147
goal for	144
goal for this	156
goal here	-125
goal here is	-125
goal is	68
goal is <number>	-115
goal is to	96
goalie	74
goalkeeper	44
goalkeeper ,	28
goalkeeper , <name>	-32
goalkeeper </s>	112
god	-153
god help	-128
god know	38
goggle	34
gold	108
golf	56
golf </s>	-134
golf handicap	105
good	5
good ,	165
good , i	-67
good </s>	-7
good <kin>	84
good <name>	-109
good <name> </s>	-109
good <number>	-186
good <number> </s>	-134
good after	135
good after the	135
good at	167
good but	38
good but keen	60
good coat	-122
good day	136
good day </s>	136
good for	-90
good hour	164
good in	75
good luck	-81
good morning	-169
good name	112
good news	-71
good next	114
good night	-169
good now	140
good or	-137
good question	-175
good question to	-122
good to	-155
good to me	-87
good until	46
good when	138
google	-9
google </s>	105
google say	-115
google say </s>	-86
google sheet	75
google sheet every	106
gorgeous	-121
gouda	64
goulash	-75
goulash </s>	-37
gout	113
government	-107
governor	124
gpu	82
grab	-178
grab lunch	-79
grab lunch ,	-79
grace	130
grace before	114
grace before meal	114
grade	157
grade ,	44
grade </s>	37
grade <number>	159
grade <number> in	64
grade <number> piano	124
grade this	7
gradually	42
graduate	201
grain	216
gram	-32
gram ,	58
gram , never	98
gram </s>	76
grammar	-59
grammar </s>	-145
grand	-30
grand ,	89
grand </s>	-15
grand and	-33
grant	164
grant form	-140
grant proposal	103
grape	139
grapefruit	32
grapefruit </s>	45
grapefruit or	-82
graph	33
graph </s>	69
grass	-146
grass </s>	-121
grateful	71
grateful for	71
grave	133
gravel	139
gravel </s>	104
gravity	-144
gravy	-159
gravy </s>	-134
great	-126
great ,	-164
great , another	-80
great </s>	-300
great at	123
great north	117
great north run	117
greek	-8
greek dance	-8
green	18
green ,	144
green </s>	-37
green <number>	-137
green <number> </s>	-137
green again	-120
green again </s>	-120
green all	101
green and	-147
green card	169
green in	74
green notebook	150
green on	-117
greenhouse	231
greenhouse </s>	126
greenhouse is	152
greenhouse is <number>	85
greet	-109
greeting	-146
grey	-196
grey </s>	-18
grey at	124
grey at <number>	124
grey out	-130
grid	-21
grid ,	172
grid , solar	149
grid </s>	-166
grill	111
grill </s>	111
grim	-184
grim </s>	-115
grind	300
grind floor	141
grind floor </s>	83
grind floor flat	-68
grip	79
grip </s>	-152
grocer	78
grocery	-76
grocery is	128
grocery is <number>	103
groom	87
groom van	28
groomer	130
gross	-104
group	306
group 's	98
group ,	101
group , <number>	101
group </s>	-42
group <kin>	96
group at	17
group at the	-13
group chat	-80
group donate	94
group for	106
group have	-36
group have <number>	-53
group i	105
group in	220
group in <name>	220
group is	139
group meet	130
group of	136
group of <number>	136
group project	103
grout	-202
grovel	-111
grow	263
grow </s>	190
grow chile	141
grow chile in	131
grow out	12
grow out of	12
grow the	-105
grow up	137
grow up ,	182
grow up <name>	8
grow up in	9
grow up on	86
growl	-177
growth	-83
grumpy	-198
grumpy </s>	-123
grumpy <kin>	-109
guarantee	-66
guess	-175
guess </s>	-68
guess at	-145
guess i	-137
guess i 'm	-99
guess is	-182
guess is that	-134
guess the	-45
guest	-188
guest </s>	159
guest are	4
guest at	-138
guest come	-137
guest come at	-137
guest have	101
guest house	142
guest in	-153
guest in <number>	-144
guest is	8
guest leave	-125
guidance	-121
guide	92
guide </s>	-136
guide <kin>	202
guide <kin> ,	167
guide <kin> </s>	160
guide at	-70
guide at our	-70
guide for	22
guide on	-142
guide tell	-48
guide tell us	-48
guideline	55
guitar	106
guitar </s>	-71
guitar are	105
guitar backward	43
guitar backward </s>	43
guitar in	11
gum	74
gum </s>	78
gum out	-115
gum out of	-115
gun	150
gun are	150
gunnar	90
gunnar ,	4
gurdwara	120
gush	-182
gush </s>	-147
gutter	42
gutter </s>	32
gutter is	100
guy	-338
guy </s>	5
guy call	150
guy call <name>	150
guy from	-109
guy from the	-122
guy in	-161
guy in <name>	-36
guy in the	-144
guy is	-84
guy on	-190
guy on <name>	-122
guy on the	-162
guy say	-91
guy with	-84
gwen	81
gwen 's	41
gym	-44
gym 's	25
gym ,	-58
gym </s>	-53
gym are	-65
gym for	46
gym is	53
gym is a	140
gym on	113
gymnastics	79
h	-82
ha	-231
ha </s>	-217
habit	72
habit </s>	34
hack	-176
hack </s>	-129
haggle	-89
haiku	-177
haiku about	-125
haiku about a	-122
hail	-28
hail </s>	11
hair	39
hair </s>	-235
hair at	128
hair at <number>	119
hair for	87
hair is	76
hair out	-10
halal	250
halal </s>	68
halal at	128
half	21
half 's	81
half ,	-137
half </s>	-55
half <kin>	103
half <name>	164
half <name> ,	112
half <number>	7
half <number> </s>	56
half a	22
half a cabbage	-89
half a cake	-66
half a page	-191
half an	-170
half an hour	-115
half an onion	-117
half are	-173
half asleep	-170
half asleep </s>	-132
half day	187
half day </s>	158
half do	-101
half do </s>	-112
half hour	-122
half is	-117
half is <name>	26
half marathon	-35
half my <kin>	145
half my family	121
half my income	129
half my pension	142
half my salary	175
half my screen	-167
half my team	134
half of	145
half of <number>	-95
half of it	79
half of my	-97
half of our	142
half of the	263
half of us	-70
half of what	108
half off	-161
half our	11
half past	-196
half past </s>	-138
half past <number>	-123
half price	101
half price </s>	101
half share	57
half share in	57
half term	16
half the	62
half the house	-46
half the time	121
half the year	163
half time	-202
half time </s>	-188
half work	146
half work </s>	146
half-term	6
halftime	-168
halftime </s>	-160
halfway	-240
halfway ,	-169
halfway through	-126
halfway through the	-90
hall	42
hall 's	-41
hall ,	95
hall </s>	191
hall <number>	-177
hall have	136
hall is	13
hall key	73
hall on	112
hall was	-56
hallway	17
halt	-97
halt on	-97
halve	-94
ham	-51
hana	149
hand	186
hand 's	122
hand 's miss	136
hand ,	94
hand , <number>	-55
hand </s>	-178
hand <number>	161
hand and	153
hand are	-84
hand are cover	-144
hand are freeze	-206
hand down	113
hand dryer	-62
hand full	-176
hand full ,	-133
hand in	178
hand in </s>	154
hand in my	86
hand in the	-116
hand is	-131
hand it	-181
hand it back	-172
hand luggage	-141
hand luggage only	57
hand me	-90
hand on	219
hand only	117
hand only </s>	108
hand over	14
hand over at	130
hand shake	182
hand shake ,	127
hand shake </s>	9
hand signal	55
hand signal </s>	117
hand still	59
hand the	-20
hand this	-137
hand with	-80
handball	95
handball </s>	-83
handicap	105
handle	246
handle <kin>	-25
handle <kin> </s>	-56
handle our	133
handle that	-78
handle the	147
handle the money	8
handler	-131
handover	104
handover 's	164
handover at	143
handshake	-37
handshake </s>	-93
handstand	63
handstand for	63
handstand for a	63
handwork	132
handwriting	-45
handwriting is	78
hang	-131
hang </s>	-164
hang at	-61
hang in	71
hang off	-68
hang on	-166
hang on </s>	-213
hang on <name>	-153
hang the	44
hang up	-145
hang up on	-98
hannah	72
hanne	144
hanneke	-12
hanneke and	-12
hanneke and the	-12
happen	-120
happen </s>	-270
happen at	194
happen if	-150
happen if i	-171
happen on	18
happen to	58
happy	-126
happy </s>	-69
happy <day>	-128
happy with	-80
happy with it	-38
harbour	253
harbour </s>	150
harbour <kin>	163
hard	-107
hard ,	-50
hard </s>	-162
hard as	-136
hard for	122
hard for me	122
hard of	97
hard of hear	97
hard to	26
hard to find	85
hard to read	-157
hard way	85
hard when	42
hardly	-213
hardly know	-97
hardware	53
hardware shop	40
hardware shop in	106
hare	-147
harmonica	-111
harmonica in	-24
harness	48
harsh	-74
harvest	78
hash	81
hash before	61
hash before they	61
hassan	-56
hassan ,	-56
hat	-56
hat </s>	-100
hatch	48
hate	172
hate <days>	-158
hate <days> </s>	-158
hate <kin>	-150
hate <kin> </s>	-150
hate app	139
hate app </s>	139
hate be	203
hate be call	106
hate coriander	90
hate coriander ,	90
hate each	-126
hate each other	-126
hate email	127
hate email </s>	127
hate everyone	-158
hate it	-144
hate it </s>	-87
hate man	99
hate man in	99
hate me	-102
hate me </s>	-64
hate olive	169
hate passive	5
hate passive voice	5
hate phone	137
hate phone call	137
hate slide	75
hate slide deck	75
hate surprise	124
hate surprise ,	101
hate that	-58
hate that </s>	28
hate the	136
hate the <kin>	122
hate them	-11
hate them </s>	-11
hate this	-229
hate this bug	-61
hate this error	-130
hate to	-116
hate to ask	-154
hate to speak	35
hattie	105
haul	-12
haul water	-100
haunt	-163
haunt </s>	-163
have	37
have ,	180
have , and	112
have </s>	-65
have <day>	22
have <day> on	40
have <days>	171
have <days> off	117
have <kin>	114
have <kin> ,	152
have <kin> </s>	43
have <kin> in	122
have <name>	51
have <name> 's	173
have <name> ,	113
have <name> </s>	252
have <name> <number>	-32
have <name> and	-38
have <name> in	-91
have <name> on	-189
have <name> surgery	145
have <number>	-189
have <number> 1000	111
have <number> </s>	245
have <number> <kin>	-153
have <number> <name>	253
have <number> <number>	56
have <number> apple	5
have <number> bathroom	12
have <number> call	-167
have <number> coffee	-201
have <number> column	-125
have <number> day	-129
have <number> glass	-121
have <number> good	92
have <number> heart	-74
have <number> leave	-152
have <number> metre	-128
have <number> min	-176
have <number> minute	-282
have <number> month	-72
have <number> more	-111
have <number> on	-75
have <number> option	-148
have <number> panel	66
have <number> part	-139
have <number> passport	-11
have <number> people	4
have <number> room	-41
have <number> row	-144
have <number> rule	18
have <number> save	-122
have <number> string	-184
have <number> tab	-92
have <number> to	51
have <number> voice	49
have <number> woman	73
have <number> year	17
have a	-49
have a <kin>	-52
have a <name>	129
have a <number>	117
have a bad	175
have a bite	-153
have a bug	-109
have a call	-185
have a class	-192
have a coffee	-206
have a cold	-156
have a contract	26
have a dataframe	-104
have a doubt	-102
have a drink	27
have a feel	-116
have a fit	-144
have a gastric	149
have a glass	-36
have a good	-124
have a hard	-156
have a hat	-132
have a headache	-172
have a heart	161
have a hip	81
have a hole	-122
have a key	119
have a list	-103
have a look	-80
have a meet	-188
have a name	48
have a nap	-91
have a new	-32
have a pacemaker	159
have a peanut	34
have a question	-161
have a rescue	116
have a right	-97
have a row	-128
have a rule	172
have a share	134
have a small	-68
have a spare	51
have a stammer	206
have a stand	90
have a stent	154
have a stroke	166
have a table	104
have a typo	-114
have a vegan	-7
have a view	113
have a wee	-73
have a weird	-113
have a wrong	-105
have about	113
have about <number>	189
have add	-94
have add a	-94
have adhd	71
have adhd so	71
have adopt	40
have adopt a	159
have all	-105
have already	-27
have also	-156
have always	183
have an	22
have an <name>	-35
have an appointment	-35
have an eat	143
have an error	-94
have an idea	-168
have an oil	100
have another	-15
have answer	-127
have any	-167
have any bread	-172
have anything	-43
have ask	19
have ask <number>	98
have ask for	-24
have ask me	34
have asthma	-17
have asthma and	-108
have at	-100
have attach	-81
have attach the	-81
have bad	182
have bad hip	140
have bank	139
have bank with	139
have be	-107
have be </s>	130
have be <day>	-158
have be <kin>	141
have be a	5
have be ask	13
have be assembly	19
have be at	-231
have be call	-78
have be care	62
have be deaf	83
have be engage	-40
have be get	102
have be give	-189
have be go	23
have be here	-148
have be hum	-116
have be in	77
have be learn	153
have be live	19
have be lose	32
have be marry	37
have be mine	138
have be my	97
have be on	-74
have be ours	80
have be out	33
have be play	-32
have be put	-146
have be sick	-126
have be sober	203
have be stammer	4
have be stand	-130
have be stare	-179
have be tell	-32
have be there	4
have be through	-78
have be together	161
have be up	-201
have be volunteer	-68
have be wait	-148
have be with	90
have be write	138
have begin	-119
have begin </s>	-57
have book	-87
have book <number>	139
have both	-26
have bring	-176
have buy	19
have buy a	53
have caffeine	130
have caffeine after	130
have cake	-98
have cake for	-98
have chair	149
have change	-138
have coeliac	-81
have coeliac disease	-81
have covid	117
have covid in	117
have cut	44
have cut hair	102
have cystic	117
have cystic fibrosis	117
have decide	154
have decide on	69
have decide to	99
have dementia	154
have dialysis	130
have dialysis </s>	130
have do	261
have do for	100
have do it	77
have do since	204
have do so	-74
have do the	11
have double	-106
have down	140
have down 's	140
have drop	127
have duplicate	-143
have dyslexia	137
have dyslexia </s>	81
have eat	-157
have enough	-153
have enough of	-144
have extra	86
have extra time	86
have fall	50
have finish	151
have finish my	151
have fish	70
have for	-57
have forget	-122
have get	224
have get </s>	127
have get <kin>	134
have get <name>	232
have get <number>	61
have get a	178
have get about	42
have get an	-40
have get arthritis	118
have get half	80
have get is	121
have get my	110
have get no	-27
have get the	66
have get tinnitus	76
have get to	-297
have give	69
have give me	89
have go	-288
have go and	-115
have go back	40
have go home	-115
have go on	89
have go to	-191
have guest	-152
have have	63
have have <name>	158
have have <number>	-16
have have a	84
have have an	154
have have enough	-144
have have it	-156
have have no	-97
have have our	139
have have the	118
have have them	-159
have have this	-67
have hay	128
have hay fever	128
have headphone	-135
have headphone on	-135
have hear	-144
have her	-156
have her insulin	114
have her on	-96
have high	29
have him	136
have his	119
have his own	43
have i	-146
have in	86
have in the	-164
have is	-17
have it	-48
have it </s>	57
have it on	-48
have it with	-121
have its	71
have just	-24
have just give	12
have just lose	-122
have just put	17
have just ring	-121
have just send	-75
have just watch	-115
have keep	178
have keep a	116
have keep bee	30
have keep the	48
have know	-71
have leave	-82
have leave </s>	-166
have leave a	-77
have lettuce	37
have live	-43
have live here	-150
have live in	200
have live on	120
have live with	78
have look	-14
have look after	138
have lose	-20
have lose <number>	156
have lose her	66
have lose my	-99
have lose the	-233
have lunch	-149
have lunch </s>	-106
have lupus	109
have make	-194
have manage	-112
have maybe	-121
have maybe <number>	-87
have me	30
have me in	-160
have me on	-28
have me up	80
have meet	-66
have miss	-116
have mix	-209
have more	-118
have move	-62
have move into	136
have move me	39
have move on	-150
have move the	-101
have move to	-136
have my	-171
have my <kin>	158
have my spare	110
have n't	-141
have n't a	40
have n't answer	-138
have n't be	114
have n't come	-159
have n't eat	-106
have n't find	59
have n't get	84
have n't have	-65
have n't look	62
have n't open	-128
have n't pay	-166
have n't replace	9
have n't speak	245
have n't touch	-107
have never	-85
have never be	-110
have never do	-213
have never have	93
have never hear	-138
have never learn	198
have never own	80
have never see	-101
have no	10
have no <kin>	124
have no <name>	-63
have no bus	100
have no car	231
have no clue	-38
have no floor	48
have no heat	130
have no idea	-95
have no internet	14
have no oven	-13
have no signal	-156
have nobody	84
have none	-15
have not	-63
have nothing	-244
have nothing </s>	-155
have nothing to	-133
have only	90
have only <number>	67
have only a	83
have only get	12
have only the	137
have open	-187
have open the	-146
have opinion	-128
have our	138
have our spare	126
have own	165
have paste	-137
have peanut	84
have perfect	88
have perfect pitch	136
have pick	-106
have play	-31
have power	95
have power of	95
have publish	94
have pull	-141
have put	-85
have put my	27
have put our	107
have put the	-176
have read	-27
have read it	-218
have read the	-177
have rename	44
have rent	147
have ring	-106
have run	-52
have run out	-101
have run the	-73
have say	-133
have say a	-63
have say it	-134
have say yes	-127
have see	-143
have see it	-127
have send	-265
have send me	-172
have send the	-140
have serve	74
have share	139
have shift	80
have sickle	164
have sickle cell	164
have sign	123
have sign a	136
have since	84
have solar	134
have some	-138
have space	-136
have spell	-136
have spend	103
have spend <number>	103
have stand	-143
have start	-144
have still	-155
have stop	180
have stop eat	121
have stop the	78
have swear	51
have take	136
have tell	-67
have tell the	-37
have terrible	-115
have that	-146
have the	274
have the <kin>	157
have the <name>	78
have the <number>	-68
have the date	95
have the file	-108
have the flu	-121
have the hall	105
have the key	196
have the only	181
have the op	58
have the other	81
have the paper	-47
have the same	-107
have the spare	107
have the wrong	-105
have them	172
have them from	183
have this	-245
have time	-209
have time for	-123
have to	13
have to be	260
have to bin	-112
have to build	161
have to call	-81
have to carry	79
have to do	-139
have to fix	-128
have to get	56
have to give	25
have to go	-319
have to hand	-53
have to have	93
have to keep	114
have to leave	190
have to put	-107
have to run	-122
have to say	-78
have to sign	40
have to stay	191
have to tell	-135
have to use	191
have to wait	121
have to work	6
have toast	-126
have too	-108
have try	-194
have try restart	-83
have turn	-74
have type	78
have type <number>	137
have until	-99
have us	-183
have use	-13
have use it	-159
have vanish	-135
have visit	-103
have visit every	71
have volunteer	57
have walk	191
have wear	148
have wear a	159
have wear out	-127
have work	175
have write	-135
have you	-97
hay	97
hay ,	-41
hay , not	-41
hay fever	203
hay fever ,	55
hay fever from	129
he	-60
he 'd	-189
he 'd a	-150
he 'd be	-101
he 'll	94
he 's	-74
he 's <name>	-148
he 's <number>	258
he 's a	236
he 's allergic	-153
he 's an	146
he 's ask	-162
he 's at	-129
he 's away	128
he 's call	-64
he 's eat	-115
he 's fine	-110
he 's from	207
he 's in	-103
he 's my	133
he 's nervous	98
he 's no	-4
he 's not	40
he 's on	62
he </s>	59
he <kin>	89
he <kin> and	-25
he <kin> n't	-145
he also	-138
he ask	-111
he can	27
he can n't	162
he come	119
he come home	109
he come in	-74
he do	26
he do it	-130
he drop	58
he eat	54
he fancy	-70
he find	-100
he get	112
he go	-107
he go </s>	-141
he have	-126
he have <number>	-201
he have a	-243
he have already	-103
he have be	-101
he have get	118
he have have	159
he have his	146
he have me	-73
he have to	-90
he is	-73
he is n't	-142
he is now	70
he just	28
he keep	-207
he keep <kin>	-140
he latch	140
he latch on	140
he leave	-86
he live	-40
he live in	-93
he must	-175
he need	164
he never	-151
he own	-22
he pay	-116
he quit	-59
he read	135
he right	-101
he right </s>	-101
he ring	-81
he say	-110
he say i	-127
he say it	-110
he see	106
he see it	-137
he seem	-176
he sell	-124
he sleep	138
he tell	29
he think	-141
he turn	113
he turn <number>	113
he want	86
he want to	167
he was	-17
he was <number>	14
he was a	163
he was funny	-60
he was in	-184
he was n't	-142
he will	125
he will n't	96
he would	-90
he write	-169
head	29
head 's	-170
head ,	220
head </s>	-65
head <kin>	190
head <kin> in	78
head at	46
head at a	122
head hurt	-131
head in	-167
head in </s>	-164
head is	-35
head like	-99
head like a	-99
head of	127
head of the	42
head off	-120
head office	104
head since	60
head to	-151
head to the	-120
head up	42
head up </s>	42
headache	-136
headache ,	-197
headache , no	-96
headache </s>	-116
header	-299
header ,	-112
header </s>	-160
header look	-110
header row	-116
header row </s>	-116
heading	208
heading </s>	144
headline	-142
headline is	-133
headmaster	154
headphone	-71
headphone </s>	76
headphone on	-150
headphone on </s>	-150
headset	-158
heal	215
heal </s>	101
heal right	119
heal right </s>	119
health	133
health </s>	-152
heap	-126
heap of	-91
hear	64
hear ,	97
hear </s>	-266
hear a	-83
hear a thing	13
hear about	96
hear aid	256
hear aid ,	122
hear aid </s>	164
hear aid are	85
hear aid in	117
hear aid on	104
hear aid since	91
hear in	213
hear in my	99
hear is	103
hear it	36
hear loop	152
hear myself	-114
hear myself think	-114
hear of	-187
hear on	135
hear on the	56
hear ring	38
hear test	46
hear test and	46
hear that	-175
hear the	-295
hear you	-187
hear you ,	-118
heart	193
heart 's	-41
heart 's on	-41
heart </s>	77
heart attack	123
heart failure	113
heart murmur	150
heart murmur </s>	114
heart rate	49
heart rate is	-110
heat	137
heat 's	-100
heat 's off	-195
heat </s>	27
heat <number>	107
heat go	-138
heat go off	-95
heat in	12
heat in here	-93
heat only	115
heat pump	95
heat pump <kin>	-137
heat the	37
heater	186
heather	143
heave	-136
heavier	48
heavier </s>	48
heavy	93
heavy clay	177
heavy clay ,	119
heavy clay </s>	138
heavy rain	-37
hectare	-14
hedge	-257
hedge </s>	-187
heel	-156
height	135
height ,	106
height </s>	-7
height since	-28
height since the	-28
hell	-78
hell </s>	-120
hell today	-76
hell today ,	-97
hell today </s>	-35
hello	-190
hello </s>	-103
hello again	-73
helm	39
help	23
help </s>	42
help a	140
help me	-315
help me </s>	-183
help me answer	-145
help me with	-112
help me word	40
help me write	-153
help us	-53
help us </s>	-53
help with	-209
help with a	-108
helpdesk	-14
helpline	-95
hem	10
hence	-23
hence the	22
hence the odd	-84
hence the rush	54
hendrik	7
hendrik here	7
her	51
her ,	-151
her </s>	53
her <kin>	-203
her <kin> 's	-222
her <kin> ,	131
her <kin> </s>	-125
her <kin> <name>	175
her <kin> have	-42
her <kin> in	10
her <kin> was	-175
her <name>	92
her <name> </s>	39
her <number>	-136
her <number> year	159
her a	-185
her a note	-127
her back	-119
her bag	88
her bag </s>	88
her bedroom	137
her caravan	14
her down	20
her down the	20
her fall	135
her fall </s>	135
her flat	131
her for	40
her guide	98
her guide <kin>	98
her hair	-27
her house	-42
her in	-56
her insulin	114
her job	-59
her message	70
her mind	-110
her name	-87
her name is	-73
her off	-198
her off the	-198
her on	79
her on <name>	167
her on the	106
her own	217
her paper	95
her photo	63
her rent	-148
her residency	135
her right	-11
her second	62
her second stroke	62
her shoulder	-10
her shoulder </s>	-10
her the	18
her tonight	-80
her tonight </s>	-80
her wrist	-154
herd	70
here	-110
here 's	-261
here 's a	-116
here 's the	-208
here ,	207
here , <number>	255
here , go	-155
here , its	113
here , mostly	138
here , own	100
here , so	146
here , the	7
here , what	-111
here :	151
here </s>	-280
here are	52
here for	-133
here for an	-91
here have	104
here i	98
here in	110
here in <name>	173
here in a	-133
here in the	-186
here is	36
here is <number>	147
here is awful	-66
here is my	-154
here is the	-257
here is to	-125
here look	-102
here look at	-102
here on	183
here since	-227
here since <name>	-78
here since <number>	-150
here the	-177
here today	-99
here today </s>	-109
here until	17
here until <number>	17
here with	-193
here with a	-172
hernia	192
hernia </s>	148
hernia op	95
hernia op </s>	71
hero	-331
hero ,	-123
hero is	-131
heroine	-273
heroine ,	-204
heroine , <name>	-147
heron	-182
heron </s>	-130
herr	12
herr <name>	12
herring	41
herring ,	41
hers	-101
hers </s>	40
hers is	22
herself	135
hetzner	129
hey	-256
hey </s>	-186
hgv	119
hgv class	108
hgv class <number>	108
hi	-188
hi ,	-122
hi </s>	-91
hib	-68
hibernate	140
hibernate in	140
hibernate in the	130
hiccup	-130
hide	-110
hide in	-146
hide the	-138
high	24
high , so	-45
high </s>	21
high <name>	-66
high street	-116
higher	184
higher </s>	169
highest	-158
highlight	-169
hike	20
hike pole	57
hike the	129
hike the <name>	129
hilarious	-137
hilarious </s>	-124
hill	192
him	47
him ,	-173
him </s>	-37
him a	-60
him about	-113
him at	-106
him every	137
him for	-188
him in	98
him in the	81
him nicely	-109
him off	126
him off </s>	126
him since	109
him twice	-69
him twice </s>	-134
himself	7
himself </s>	-132
himself is	79
hindi	-100
hindu	154
hinge	-32
hinge </s>	132
hint	68
hint </s>	66
hip	360
hip </s>	152
hip and	72
hip do	169
hip do in	73
hip op	89
hip op </s>	89
hip operation	111
hip operation </s>	111
hip replacement	189
hip replacement </s>	129
hire	88
hire </s>	111
hire <number>	62
hire <number> junior	34
hire a	139
hire a second	57
hire anyone	-151
hire me	126
hire my	93
hire my <kin>	93
his	26
his </s>	-167
his <kin>	-43
his <kin> 's	138
his <kin> </s>	-40
his <kin> <name>	200
his <kin> have	-17
his <kin> in	-48
his <kin> is	-32
his <name>	146
his <name> and	16
his <number>	-205
his <number> </s>	-140
his <number> <kin>	-122
his ear	179
his eye	-179
his face	-155
his face </s>	-155
his fall	109
his fall </s>	109
his glass	-174
his hear	53
his hear aid	53
his house	33
his last	-89
his name	80
his own	-92
his own <kin>	-137
his phone	-125
his shop	150
his shoulder	-20
his spell	18
his tablet	169
his tea	73
his tea </s>	73
his tool	115
his tool </s>	115
his wed	-4
hiss	-168
history	29
history </s>	173
history of	-144
history of glaucoma	-85
history of the	-118
hit	-248
hit <number>	81
hit <number> </s>	-19
hit a	76
hit the	-166
hive	163
hive ,	154
hive </s>	64
hive at	106
hive at the	106
hive behind	89
hive behind the	89
hive on	123
hive on the	123
hm	-58
hmm	-141
hoarder	69
hoarse	-51
hob	165
hob 's	138
hob 's induction	138
hob ,	-57
hob </s>	-155
hob is	132
hob is induction	132
hob only	151
hob that	146
hob that half	146
hobby	153
hobby ,	140
hobby </s>	192
hockey	68
hockey </s>	7
hockey goalie	38
hog	-133
hog the	-133
hoist	87
hold	-128
hold </s>	-137
hold <number>	-15
hold <number> </s>	23
hold a	97
hold a patent	126
hold an	103
hold an <name>	103
hold for	-140
hold for <number>	-140
hold it	-26
hold it for	-111
hold my	48
hold on	-112
hold on </s>	-126
hold shift	-97
hold the	196
hold the power	127
hold until	-115
hold with	-317
hold with the	-242
holder	120
hole	-288
hole </s>	-124
hole in	-190
hole in it	-165
hole in the	-79
holiday	-156
holiday </s>	-116
holiday are	145
holiday in	-63
holiday visa	-53
home	53
home 's	63
home , <name>	158
home , <number>	139
home , less	68
home </s>	80
home <day>	99
home <kin>	228
home <kin> </s>	98
home <number>	177
home and	157
home and <name>	157
home at	95
home at <name>	157
home at <number>	-104
home but	104
home by	95
home by <number>	-6
home early	-172
home early ,	-120
home educate	142
home educate <number>	142
home from	-28
home in	184
home in <name>	244
home is	4
home now	-130
home now </s>	-105
home on	-45
home on <days>	153
home only	162
home to	224
home to <name>	212
home to us	62
home tonight	-144
home was	-26
home with	58
home with the	173
home without	-135
homeschool	183
homeschool ,	155
homeschool all	161
homeschool all <number>	161
homeschool our	95
homeschool our <number>	95
homeschooled	162
homeschooling	74
homestay	153
hometown	116
homework	-234
homework </s>	-50
homophone	69
homophone </s>	69
hon	-11
hon .	-11
hon . member	-11
honest	-35
honest </s>	-149
honestly	-74
honestly ,	-25
honestly , across	43
honestly </s>	-13
honey	37
honey </s>	22
honey and	55
honey at	133
honey at the	133
honey go	166
honey go to	166
honeymoon	185
honeymoon </s>	152
honk	-113
honour	-23
hook	-201
hook </s>	-130
hoover	36
hoovered	-143
hoovered the	-143
hoovered the whole	-143
hoovering	-27
hop	-58
hope	-71
hope </s>	-78
hope for	52
hope i	-139
hope is	-68
hope this	-185
hope to	109
hope to adopt	127
hope to be	-75
hope to buy	118
hope to get	74
hope you	-155
hopefully	8
hopefully </s>	50
hopeless	156
hopeless ,	168
horoscope	32
horoscope </s>	-109
horrible	-104
horror	90
horror film	66
horror film i	158
horsebox	35
hose	-220
hospice	209
hospice shop	50
hospital	208
hospital ,	97
hospital , no	-14
hospital </s>	125
hospital <kin>	121
hospital <kin> </s>	121
hospital bed	91
hospital in <name>	-83
host	134
host </s>	131
host a	122
host a pub	122
host at	212
host at <name>	122
host everything	97
host on	105
host on a	105
host that	-132
host the	-20
host with	23
hostel	64
hostel in	130
hostel in <name>	130
hot	11
hot </s>	58
hot at	78
hot at the	78
hot sauce	148
hot tar	-105
hot to	-115
hot water	-109
hotel </s>	67
hotel have	-228
hotel i	32
hotel in	52
hotel in <name>	20
hour	-206
hour ,	-34
hour , say	52
hour </s>	-60
hour a	-74
hour a day	-207
hour a month	108
hour a week	236
hour about	-55
hour ago	-390
hour ago ,	-168
hour ago </s>	-361
hour ago and	-140
hour ahead	137
hour and	65
hour and <number>	79
hour at	223
hour at a	126
hour before	-165
hour behind	121
hour contract	73
hour contract </s>	137
hour each	107
hour each way	107
hour for	-173
hour from	202
hour from <name>	135
hour i	29
hour in	67
hour in <name>	-58
hour in a	38
hour late	-170
hour late </s>	-169
hour now	-114
hour now </s>	-114
hour on	-192
hour on the	-149
hour till	-56
hour to	-24
hour to <number>	136
hour to get	128
hour today	-98
hour today </s>	-64
hour week	-24
hourly	115
hourly </s>	154
hourly rate	112
hourly rate is	112
house	191
house ,	318
house , <name>	121
house </s>	35
house <kin>	14
house a	148
house after	161
house after the	106
house and	-61
house association	60
house at	-54
house at <name>	172
house because	80
house because of	80
house belong	138
house belong to	138
house co-op	178
house co-op in	131
house eat	179
house eat fish	164
house for	-91
house have	-126
house have be	-147
house in	-97
house in <name>	78
house in the	-164
house is	99
house is <number>	160
house is a	-116
house is list	170
house my	149
house my <kin>	149
house nobody	61
house nobody eat	61
house of	-17
house rule	91
house rule </s>	177
house since	70
house style	112
house style at	112
house swap	-35
house to	51
house was	173
house was build	153
house with	172
house with a	154
housebound	151
household	81
household ,	127
household :	-96
household </s>	215
hover	-70
hover </s>	-108
hover around	66
how	-306
how ,	64
how </s>	-112
how <kin>	-187
how <kin> <number>	-123
how <kin> a	-126
how <number>	-107
how can	-132
how can i	-114
how could	-142
how do	-205
how do i	-131
how do people	-86
how do you	-223
how far	-106
how fast	-83
how i	292
how i meet	121
how i take	148
how is	-180
how it	-132
how it is	-98
how it was	-109
how long	-347
how long to	-134
how many	-296
how many <name>	-76
how many each	-89
how many gram	-103
how many hour	-78
how many km	-63
how many leg	-82
how many minute	-54
how much	-178
how much </s>	-129
how much <kin>	-82
how much a	-99
how much is	-174
how my	-144
how often	-39
how old	-129
how old is	-121
how she	-67
how should	-151
how should i	-110
how the	-218
how they	-177
how this	-109
how this work	-109
how to	-290
how to do	-80
how to say	-138
how to word	-120
how we	86
how we 're	-124
how would	132
how would <number>	-174
how would you	216
how you	175
how you like	95
howl </s>	-169
hr	-98
html	136
html file	136
huge	-87
huge </s>	-87
hull	-65
hum	-204
human	-229
humidity	121
humidity </s>	13
hummus	-147
humour	8
humour ,	40
hungarian	-88
hungry	-256
hungry </s>	-217
hunt	196
hunt </s>	94
hurdy-gurdy	-43
hurl	87
hurry	-350
hurry ,	-168
hurry </s>	-278
hurry up	-142
hurry up </s>	-133
hurt	-257
hurt </s>	-170
hurt a	-92
hurt a bite	-92
hurt from	-81
hurt from this	-81
hurt him	-102
hurt him </s>	-102
hut	90
hut </s>	10
hw	-187
hw </s>	-137
hybrid	-6
hydraulic	-14
hydrology	41
hydrology ,	79
hydrology , part-time	79
hydrology </s>	-27
hygiene	90
hymn	34
hype	-198
hypothetically	-94
i	153
i 'd	-169
i 'd <number>	-149
i 'd ask	-184
i 'd be	-32
i 'd better	-159
i 'd call	72
i 'd have	-123
i 'd know	-125
i 'd like	21
i 'd love	-128
i 'd never	-20
i 'd prefer	-77
i 'd put	-147
i 'd rather	36
i 'd say	4
i 'll	-218
i 'll be	-112
i 'll give	-88
i 'll go	14
i 'll have	-170
i 'll send	-145
i 'll take	51
i 'll try	-74
i 'll type	-171
i 'm	-30
i 'm <day>	-168
i 'm <name>	187
i 'm <number>	179
i 'm a	188
i 'm about	-198
i 'm afraid	-124
i 'm after	-243
i 'm aim	115
i 'm allergic	26
i 'm alone	-4
i 'm an	139
i 'm apply	194
i 'm ask	23
i 'm at	-120
i 'm back	-31
i 'm bad	5
i 'm be	-191
i 'm blind	54
i 'm bore	-143
i 'm build	36
i 'm coeliac	140
i 'm colour	169
i 'm colour-blind	180
i 'm confuse	-221
i 'm cook	-120
i 'm cover	32
i 'm curious	-126
i 'm dead	9
i 'm deaf	33
i 'm deputy	99
i 'm design	-111
i 'm do	17
i 'm down	17
i 'm drive	-138
i 'm due	-30
i 'm dyslexic	96
i 'm fine	-128
i 'm fix	-64
i 'm fly	-122
i 'm freeze	-133
i 'm from	-100
i 'm get	-10
i 'm go	-188
i 'm good	-100
i 'm half	-135
i 'm halfway	-47
i 'm hard	-23
i 'm have	-71
i 'm her	120
i 'm here	-144
i 'm hope	4
i 'm hopeless	86
i 'm hungry	-117
i 'm impress	-126
i 'm in	-122
i 'm interest	-106
i 'm into	-138
i 'm just	66
i 'm keen	-136
i 'm knackered	-146
i 'm know	173
i 'm lactose	132
i 'm late	-150
i 'm learn	269
i 'm leave	-133
i 'm left-handed	147
i 'm look	-187
i 'm lose	-229
i 'm mad	-107
i 'm make	-181
i 'm melt	-104
i 'm miss	-104
i 'm more	99
i 'm move	-61
i 'm night	137
i 'm no	146
i 'm not	-96
i 'm off	-26
i 'm only	-70
i 'm out	-91
i 'm pay	190
i 'm plan	-89
i 'm pregnant	132
i 'm proper	-44
i 'm put	68
i 'm raise	14
i 'm read	-259
i 'm really	174
i 'm register	131
i 'm repeat	14
i 'm retrain	114
i 'm rubbish	72
i 'm run	-183
i 'm save	118
i 'm scare	-61
i 'm set	-34
i 'm shatter	-107
i 'm sick	-158
i 'm sit	-116
i 'm slow	25
i 'm so	-194
i 'm soak	-120
i 'm stand	-20
i 'm start	-177
i 'm starve	-133
i 'm step	-18
i 'm stick	-303
i 'm still	-102
i 'm study	-18
i 'm switch	108
i 'm teach	-36
i 'm tell	-160
i 'm terrify	39
i 'm the	272
i 'm tire	-41
i 'm to	124
i 'm too	95
i 'm train	209
i 'm travel	-26
i 'm treasurer	127
i 'm try	-67
i 'm type	-204
i 'm up	8
i 'm use	-160
i 'm useless	190
i 'm vegan	161
i 'm vegetarian	204
i 'm wait	-141
i 'm walk	128
i 'm watch	-237
i 'm wear	-142
i 'm wipe	-103
i 'm with	183
i 'm work	-227
i 'm wreck	-156
i 'm write	-65
i ,	-45
i </s>	-73
i <day>	-202
i <day> down	-152
i <kin>	317
i <kin> ,	169
i <kin> </s>	-27
i <kin> amateur	74
i <kin> for	119
i <kin> have	85
i <kin> in	151
i <kin> is	79
i <kin> the	183
i <kin> this	-141
i <name>	-41
i actually	50
i add	-99
i add the	-122
i adopt	-43
i adopt your	-118
i agree	-92
i agree on	-15
i agree with	-113
i already	75
i also	174
i always	-36
i always forget	-179
i always get	-62
i always want	133
i am	-10
i am ,	91
i am </s>	33
i am <kin>	174
i am <name>	-32
i am <number>	152
i am a	158
i am about	-60
i am an	62
i am cross	-130
i am deaf	113
i am from	130
i am give	99
i am go	66
i am in	-98
i am not	-192
i am only	129
i am owe	-86
i am prepare	-14
i am stay	-62
i am the	245
i am tire	-87
i am try	-36
i am work	8
i am write	-142
i answer	164
i answer for	151
i answer to	176
i are	-83
i argue	61
i ask	17
i ask </s>	-132
i ask about	159
i ask for	49
i ask the	-146
i avoid	199
i bake	74
i bake for	179
i bank	95
i barely	-172
i barely know	-157
i batch	101
i be	-138
i be do	-47
i beat	-135
i become	-12
i become a	183
i beg	-166
i believe	50
i believe in	143
i bet	-264
i bet </s>	-189
i bike	88
i bill	90
i bin	-107
i blame	-127
i blame the	-127
i book	-95
i borrow	-176
i break	-17
i break it	-92
i break my	144
i break the	-147
i breed	142
i breed <kin>	142
i bring	-146
i bring my	52
i budget	133
i build	76
i burn	48
i burn the	-223
i busk	119
i buy	-87
i buy a	16
i buy it	-119
i buy milk	-86
i buy the	-154
i buy today	-50
i buy yesterday	-78
i call	-37
i call her	150
i call my	63
i call the	-197
i can	-44
i can bring	39
i can do	-71
i can manage	-61
i can n't	-89
i can never	-200
i can not	106
i can only	161
i can play	49
i can read	169
i can see	-247
i can send	-80
i can take	110
i can type	10
i can use	91
i care	42
i care about	42
i carry	90
i chair	202
i chair the	173
i change	-65
i change the	-169
i change was	-166
i charge	104
i charge <number>	173
i charge the	-146
i cheat	-88
i check	-66
i check </s>	-137
i check without	-84
i choose	61
i choose the	61
i claim	-43
i clean	114
i clean </s>	88
i clean for	134
i clean office	143
i clear	56
i click	-212
i climb	91
i close	28
i close the	38
i co-own	76
i co-own the	76
i code	138
i code in	98
i collect	284
i collect fountain	96
i collect old	105
i collect only	53
i come	142
i come from	152
i come home	-192
i come in	-12
i come out	155
i come to	80
i commute	73
i conduct	116
i conduct a	75
i consult	131
i consult </s>	131
i cook	-122
i copy	-104
i could	-62
i could cry	-120
i could eat	123
i could murder	-105
i could n't	-227
i could sleep	-102
i could use	-87
i count	-94
i count <number>	-148
i count it	-89
i cover	183
i cover the	74
i cry	-123
i cut	30
i cut the	-107
i cycle	162
i cycle everywhere	111
i delete	-165
i delete a	-113
i delete the	-109
i depend	94
i depend on	94
i deploy	-137
i dey	-37
i dictate	66
i dictate because	99
i dictate everything	120
i dinnae	66
i direct	168
i dislike	174
i do	106
i do ,	64
i do </s>	-115
i do <kin>	192
i do <name>	162
i do <number>	47
i do about	-110
i do all	142
i do as	56
i do be	6
i do contract	145
i do eat	110
i do everything	159
i do for	36
i do have	121
i do his	170
i do it	58
i do my	252
i do n't	-327
i do nail	167
i do night	146
i do not	-151
i do nothing	67
i do on	80
i do payroll	82
i do see	-108
i do something	-103
i do tax	7
i do the	371
i do this	104
i do today	-67
i do with	-216
i donate	154
i doubt	-145
i doze	-144
i doze off	-144
i drag	-116
i draw	25
i dream	-149
i dream of	-117
i dress	137
i drink	-94
i drive	55
i drive a	259
i drive for	49
i drive the	155
i drop	-47
i drop my	34
i drop out	125
i drop the	-135
i dry	-147
i dub	-50
i dye	-48
i earn	167
i earn <number>	6
i eat	40
i eat no	132
i eat this	-51
i edit	131
i edit the	130
i end	131
i end up	131
i enjoy	23
i ever	19
i explain	-107
i export	-133
i fail	99
i fail my	103
i fail the	60
i faint	167
i faint at	124
i fall	169
i fancy	-106
i farm	113
i fast	84
i fast </s>	6
i fast till	-79
i fear	-44
i feed	-16
i feed the	13
i feel	-226
i feel great	-62
i fence	68
i find	-357
i find </s>	-87
i find a	-147
i find it	-121
i find on	-113
i find the	-214
i finish	-99
i finish my	-107
i fire	-76
i fish	126
i fix	26
i fix the	-167
i fly	57
i fly to	-70
i follow	69
i follow the	-4
i force	92
i forget	-237
i forget my	-98
i forget the	-147
i foster	146
i foster <kin>	123
i found	163
i freeze	-140
i get	-120
i get </s>	12
i get <number>	-80
i get a	-388
i get about	-59
i get an	-86
i get as	-82
i get candle	-103
i get confuse	93
i get green	45
i get it	24
i get migraine	176
i get my	-16
i get nothing	-151
i get out	-71
i get pay	113
i get red	-106
i get seasick	166
i get the	13
i get there	-145
i get to	164
i get up	-162
i give	128
i give <number>	-49
i give a	-34
i give it	48
i give my	179
i give the	-211
i give up	92
i give you	-126
i go	92
i go back	68
i go by	125
i go down	-17
i go over	129
i go to	-31
i grow	135
i grow up	240
i guess	-275
i guess </s>	-281
i guess i	-130
i guide	96
i hand	228
i hand it	-158
i hand over	152
i handle	173
i handle the	149
i hang	-127
i hardly	-97
i hardly know	-97
i hate	22
i hate be	190
i hate it	-189
i hate that	-218
i hate this	-189
i hate to	-86
i have	-62
i have </s>	-65
i have <days>	77
i have <kin>	142
i have <name>	73
i have <number>	-88
i have a	-12
i have about	59
i have add	-94
i have adhd	71
i have already	-215
i have always	60
i have an	25
i have ask	-53
i have attach	-81
i have be	50
i have book	-87
i have buy	122
i have chair	149
i have cut	44
i have decide	24
i have dialysis	130
i have do	188
i have drop	168
i have finish	151
i have forget	-122
i have get	102
i have have	-161
i have hear	-138
i have her	-59
i have it	-178
i have just	18
i have keep	258
i have know	22
i have live	15
i have look	-183
i have lose	-99
i have lunch	-121
i have make	-128
i have manage	-18
i have miss	-116
i have move	42
i have my	-123
i have n't	-250
i have never	-69
i have no	96
i have not	-32
i have nothing	-166
i have only	25
i have open	-143
i have own	96
i have paste	-137
i have perfect	88
i have play	-47
i have publish	94
i have put	-91
i have read	-156
i have rent	125
i have run	4
i have say	-111
i have see	54
i have send	-147
i have serve	74
i have share	139
i have sign	123
i have stand	-143
i have still	-155
i have stop	80
i have swear	51
i have tell	-67
i have the	-75
i have them	179
i have this	-94
i have time	-130
i have to	-258
i have try	-219
i have type	-132
i have use	-155
i have visit	71
i have volunteer	57
i have walk	160
i have wear	148
i have work	175
i have write	-192
i hear	-346
i hear </s>	-265
i hear the	-138
i hear you	-96
i heat	-5
i heat the	-5
i help	81
i hire	69
i hit	-125
i hit <number>	-19
i hit the	-104
i hold	57
i hold a	161
i hold it	-111
i hold shift	-97
i hold the	113
i hope	-64
i hope i	-139
i hope this	-112
i host	164
i host the	142
i inherit	266
i inherit <number>	131
i inherit a	73
i inherit from	173
i inherit my	71
i inherit this	-125
i intend	48
i intend to	103
i invoice	118
i invoice on	97
i join	-26
i join the	-38
i just	-240
i just do	93
i just love	-74
i just run	-125
i just see	-148
i just send	-113
i just spill	-117
i keep	155
i keep <number>	125
i keep all	37
i keep bee	211
i keep cry	-101
i keep get	-219
i keep kosher	126
i keep my	150
i keep the	217
i knit	195
i knit left-handed	42
i know	18
i know </s>	-299
i know <name>	46
i know nothing	-126
i know the	20
i know what	-121
i laugh	-198
i learn	230
i learn <name>	206
i learn by	90
i learn from	-166
i learn to	97
i leave	-72
i leave <name>	-125
i leave a	-76
i leave it	-204
i leave my	-71
i leave on	-98
i leave school	136
i leave the	7
i lecture	35
i lecture in	168
i let	142
i lie	109
i lift	165
i like	28
i like </s>	-132
i like how	-168
i like it	60
i like my	228
i like option	-170
i like that	46
i like the	-35
i like them	-174
i like this	-57
i like your	-212
i listen	149
i listen to	149
i live	-115
i live alone	110
i live at	10
i live in	-81
i live on	196
i lock	-94
i lock up	-82
i log	-111
i look after	243
i look at	-43
i look for	-126
i look it	-125
i look up	12
i lose	20
i lose <number>	74
i lose my	148
i lose the	-68
i love	-133
i love how	-155
i love it	-169
i love the	-122
i love this	-77
i maintain	135
i maintain a	104
i make	27
i make <number>	-9
i make a	-138
i make it	12
i make my	141
i make the	97
i manage	300
i manage a	129
i manage it	120
i manage the	150
i manage to	-152
i mark	74
i marry	-48
i marry this	96
i may	-270
i may be	-130
i may go	-136
i may not	-17
i mean	5
i mean </s>	-207
i mean my	31
i mean the	-141
i mean to	201
i measure </s>	-130
i meditate	110
i meditate for	110
i meet	50
i meet <name>	24
i meet my	145
i memorise	31
i mend	29
i mention	-97
i merge	-147
i might	-126
i might be	-116
i might could	117
i mind	182
i miss </s>	-117
i miss the	-14
i mix	-38
i move	22
i move back	-51
i move my	39
i move out	145
i move the	-112
i move to	82
i must	-227
i must write	-212
i mute	-171
i nearly	-105
i nearly faint	-108
i need	-103
i need </s>	-227
i need <name>	160
i need <number>	-129
i need a	-190
i need an	-165
i need glass	105
i need is	-162
i need it	-141
i need my	-160
i need subtitle	28
i need the	-25
i need this	-151
i need to	-237
i need you	107
i never	-4
i never ask	-148
i never book	112
i never eat	143
i never get	-72
i never learn	-13
i never see	-136
i never use	216
i no	170
i notice	64
i now	-20
i now work	90
i once	85
i only	44
i only change	-104
i only do	197
i only eat	131
i only ever	82
i only get	57
i only have	-52
i only know	101
i only need	-162
i only own	-10
i only read	104
i only see	-159
i only take	148
i only want	-122
i only wear	-80
i only work	134
i only write	-23
i open	-160
i open the	-20
i open this	-100
i order	-211
i owe	-16
i owe <name>	-89
i owe my	218
i owe the	151
i owe you	-200
i own </s>	163
i own <number>	184
i own a	-78
i own is	-95
i own the	190
i own up	-129
i pack	143
i paint	144
i panic	-52
i panic </s>	-119
i park	-125
i pass	166
i pass my	130
i paste	-298
i paste </s>	-94
i paste is	-96
i paste it	-167
i paste the	-89
i pay	17
i pay <number>	-32
i pay for	76
i pay off	33
i pay the	-111
i phone	143
i pick	-18
i pick up	89
i plan	148
i plan to	35
i play	151
i play <name>	182
i play bass	88
i play cello	64
i play chess	143
i play for	194
i play handball	135
i play it	-77
i play second	109
i play the	100
i post	-40
i practise	107
i prefer	72
i prefer <name>	186
i prefer a	148
i prefer the	-255
i press	-255
i price	103
i print	85
i print everything	139
i print it	-158
i promise my	-32
i promise myself	99
i prove	80
i pull	-124
i pull something	-124
i put	-30
i put <number>	41
i put a	68
i put diesel	-126
i put in	-146
i put it	22
i put the	-249
i qualify	64
i qualify in	64
i quit	-32
i quit the	-123
i raise	11
i raise the	11
i react	106
i read	-125
i read </s>	-348
i read a	-156
i read about	-126
i read it	-118
i read on	165
i read only	-24
i read somewhere	-179
i read that	-275
i read the	-166
i read with	96
i read your	-156
i really	-214
i rebuild	26
i reckon	-169
i record	146
i ref	98
i refuse	131
i refuse to	139
i remember	-173
i rename	-161
i rename the	-161
i rent	215
i rent a	148
i rent out	59
i repair	73
i repeat	-68
i repeat everything	-68
i reply	41
i report	9
i report to	82
i rescue	6
i restart	-107
i restart the	-100
i restore	206
i restore clock	119
i restore wooden	117
i retire	245
i retire </s>	104
i retire from	142
i retire in	74
i retrain	121
i review	137
i ride	32
i ride a	74
i right	-150
i ring	106
i ring the	36
i roast	17
i row	160
i run	31
i run <number>	-121
i run a	210
i run for	-124
i run have	133
i run into	-121
i run it	-161
i run out	-195
i run the	116
i run to	-149
i sail	92
i sail a	70
i save	78
i say	-76
i say "	61
i say </s>	45
i say <name>	-101
i say about	-90
i say i	-172
i say it	-173
i say maybe	-68
i say no	-150
i say the	80
i say to	-165
i scan	-133
i scroll	-162
i search	60
i see	-115
i see ,	23
i see </s>	-141
i see <number>	11
i see a	-140
i see in	-154
i see my	125
i see on	-169
i see the	-211
i see this	141
i sell	88
i sell at	102
i sell it	-169
i sell my	119
i sell the	69
i sell waakye	12
i send	158
i send ,	58
i send <number>	55
i send the	41
i send you	159
i serve	157
i serve as	99
i set	-39
i set the	-127
i sew	20
i sew all	159
i sew on	102
i shall	-172
i shall not	63
i shan	42
i shan '	42
i share	-65
i share <number>	194
i share a	-7
i share custody	61
i share the	-61
i share with	143
i shoot	-8
i shoot on	128
i shop	177
i shop at	122
i should	-10
i should be	91
i should like	62
i show	115
i sign	212
i sign </s>	118
i sign off	93
i sing	214
i sing alto	105
i sing bass	91
i sing in	169
i sit	40
i sit in	-121
i sit on	129
i sit third	50
i skip	-98
i skip breakfast	-49
i skip the	-135
i sleep	33
i sleep badly	-119
i sleep day	138
i sleep from	135
i sleep in	134
i sleep with	157
i sort	-134
i speak	141
i speak </s>	125
i speak <name>	226
i speak too	-49
i spend	20
i spend <number>	-38
i spend in	91
i spend my	103
i spill	-162
i spill the	-97
i split	190
i split custody	70
i split the	149
i stammer	159
i stammer on	111
i stammer so	78
i stand	86
i stand up	86
i start	8
i start </s>	-44
i start at	100
i stay	146
i stick	137
i stick to	137
i still	141
i still can	-193
i still do	-31
i still have	125
i still swim	125
i stop	-24
i stop at	-134
i stop it	-151
i stop read	-141
i stop the	-188
i study	163
i study after	-22
i study law	132
i study marine	105
i study your	-96
i stutter	123
i supervise	107
i supervise <number>	107
i support	39
i suppose	-246
i suppose </s>	-165
i suppose it	-91
i swap	-182
i swear	7
i swear at	-115
i swear by	149
i swear it	-125
i swear off	122
i sweat through	28
i sweep	-41
i sweep the	-32
i swim	193
i swim <number>	100
i swim at	84
i swim in	160
i switch the	-155
i switch to	157
i take	175
i take <number>	89
i take a	-131
i take it	86
i take levothyroxine	98
i take lithium	113
i take my	100
i take over	190
i take the	-40
i take your	-144
i talk	8
i talk to	-118
i teach	305
i teach <name>	124
i teach at	100
i teach chemistry	100
i teach myself	66
i teach the	-23
i teach woodwork	84
i teach year	94
i teach yoga	114
i tear	88
i tear my	88
i tell	-241
i tell her	-126
i tell him	-174
i tell the	-167
i tell them	-139
i tell you	-69
i test	100
i test it	-159
i text	158
i text you	135
i think	-386
i think ,	-145
i think </s>	-348
i think <name>	-139
i think i	-232
i think it	-199
i think my	-95
i think the	-118
i think we	-61
i think you	-89
i throw	-46
i tick	-139
i tithe	117
i tithe <number>	117
i to	-99
i train	254
i train as	130
i train for	114
i translate	214
i translate for	154
i translate patent	169
i translate the	-116
i travel	39
i travel with	71
i trouble	-138
i trouble you	-138
i trust	12
i try	-7
i try the	-186
i try to	-111
i tune	80
i turn	183
i turn <number>	283
i turn down	76
i turn it	-131
i type	-108
i type </s>	-314
i type <number>	-170
i type it	-144
i type the	-94
i type this	-82
i type with	210
i umpire	137
i understand	-14
i use	21
i use <name>	211
i use a	139
i use it	-260
i use the	-149
i use this	-66
i use to	202
i usually	121
i visit him	125
i volunteer	134
i volunteer as	91
i volunteer at	142
i volunteer every	91
i wait	-155
i wake up	-18
i walk	38
i want	-173
i want </s>	-139
i want <number>	-222
i want a	-214
i want an	-121
i want be	114
i want it	44
i want the	-106
i want this	-97
i want was	-130
i was	139
i was 19	128
i was <kin>	116
i was <number>	414
i was a	193
i was adopt	129
i was at	-221
i was bear	108
i was bore	-136
i was diagnose	149
i was for	121
i was go	-173
i was in	-185
i was make	-45
i was on	-216
i was once	84
i was raise	66
i was read	-117
i was send	-99
i was tell	-161
i was the	-11
i was think	-162
i was type	-150
i was vote	-6
i was widowed	118
i was with	-57
i wash	118
i watch	20
i watch the	-127
i water	-47
i wear	215
i wear a	138
i weigh	56
i weigh <number>	49
i weld	39
i were	-68
i will	-62
i will n't	-53
i wish	-134
i wonder	-92
i work	-10
i work </s>	-87
i work <number>	175
i work around	-65
i work as	143
i work at	207
i work freelance	91
i work from	29
i work in	-19
i work it	-182
i work night	183
i work on	114
i work out	75
i work the	113
i work with	-160
i worry	-103
i worry </s>	-103
i would	-265
i write	10
i write </s>	-163
i write <name>	80
i write <number>	-55
i write a	-190
i write and	-60
i write from	-173
i write grant	116
i write in	140
i write it	-5
i write my	124
i write the	-119
i write to	-161
i write you	-40
i2c	173
ibiza	-89
ibuprofen	-194
ice	-220
ice </s>	-179
ice a	72
ice cream	-125
ice hockey	38
ice hockey goalie	38
ice in	58
ice it	-141
ich	140
ich bin	140
icon	-223
icon </s>	-189
icy	11
id	9
id ,	61
id </s>	-37
id call	-91
idea	-388
idea </s>	-227
idea but	-115
idea for	-247
idea for <number>	-145
idea for a	-202
idea is	-123
idea that	34
idea that are	-210
idea what	-190
idea who	-103
idea why	-105
idea why </s>	-105
idiom	58
idiom </s>	39
idiot	-156
idiot </s>	-149
idk	-121
idle	-185
idle </s>	-176
idris	-65
if	-49
if <name>	-268
if <name> is	-147
if <number> of	36
if a	-262
if a <kin>	-124
if a person	-137
if anyone	97
if each	-90
if he	-128
if he 's	-128
if i	117
if i 'd	-168
if i 'm	117
if i dey	68
if i do	-109
if i go	-177
if i have	-165
if i may	-154
if i pay	-114
if i put	-126
if i sell	-148
if i were	-143
if it	-56
if it 's	-171
if it <kin>	-80
if it come	166
if it is	-185
if it matter	44
if it was	-125
if its	-134
if memory	-104
if memory serve	-104
if my	-202
if my <kin>	-177
if not	-180
if possible	-79
if possible </s>	-79
if she	22
if somebody	-153
if someone	-178
if that	-4
if that matter	-161
if the	-59
if the <kin>	-226
if there	135
if there 's	178
if they	-215
if those	-119
if we	-189
if you	248
if you 'd	-119
if you 're	-142
if you ask	-249
if you can	58
if you draft	150
if you look	176
if you make	124
if you please	102
if you were	-132
ignore	-135
ignore my	-106
ignore my last	-104
ignore that	-191
ignore that </s>	-162
ignore the	-193
ignore the typo	-83
ik	-167
ikea	-136
ikram	60
ikram and	60
ikram and i	60
ileostomy	148
ill	-112
ill </s>	-19
ill be	75
ill do	-120
ill try	-114
illegal	-105
illegible	-120
illegible </s>	-165
illustration	11
image	91
image </s>	14
imaginary	-147
imaginary <kin>	-117
imagine	-318
imagine </s>	-76
imagine a	-112
imagine a man	-112
imagine i	-184
imagine i 'm	-122
implant	148
import	-116
import </s>	-191
important	-131
impossible	-81
impress	-126
impress </s>	-126
in	10
in '	236
in ' <number>	236
in ,	-67
in , <number>	91
in , i	50
in </s>	-107
in <day>	-71
in <days>	76
in <kin>	-17
in <kin> 's	-34
in <month>	219
in <month> ,	200
in <month> </s>	248
in <month> <number>	19
in <month> and	153
in <month> for	205
in <month> i	-94
in <month> is	-151
in <month> next	58
in <month> so	77
in <month> to	145
in <month> we	155
in <month> with	-64
in <name>	102
in <name> 's	-96
in <name> ,	188
in <name> </s>	147
in <name> <name>	-179
in <name> <number>	-33
in <name> after	143
in <name> airport	-107
in <name> all	-151
in <name> and	-53
in <name> apparently	-115
in <name> as	207
in <name> at	154
in <name> because	54
in <name> before	149
in <name> but	58
in <name> by	108
in <name> close	148
in <name> cost	-117
in <name> do	-70
in <name> dollar	-16
in <name> each	98
in <name> end	102
in <name> even	106
in <name> every	211
in <name> film	15
in <name> first	94
in <name> for	-51
in <name> franc	16
in <name> from	-67
in <name> get	-98
in <name> go	-157
in <name> have	-190
in <name> i	5
in <name> if	134
in <name> in	74
in <name> is	10
in <name> just	-108
in <name> last	-64
in <name> make	63
in <name> my	176
in <name> next	248
in <name> now	184
in <name> on	175
in <name> only	231
in <name> open	24
in <name> or	61
in <name> over	119
in <name> pay	-25
in <name> please	-118
in <name> pls	-115
in <name> raise	147
in <name> right	-135
in <name> so	136
in <name> stay	-94
in <name> that	4
in <name> this	138
in <name> till	201
in <name> to	-49
in <name> today	84
in <name> unless	149
in <name> until	179
in <name> was	-96
in <name> we	-99
in <name> when	128
in <name> who	36
in <name> with	-134
in <name> work	122
in <name> you	-174
in <number>	120
in <number> ,	-11
in <number> </s>	277
in <number> <name>	-122
in <number> after	164
in <number> and	265
in <number> bullet	-62
in <number> call	-119
in <number> colour	-149
in <number> column	-160
in <number> countie	-75
in <number> country	219
in <number> day	-145
in <number> ear	139
in <number> go	-99
in <number> grade	130
in <number> hour	-242
in <number> language	61
in <number> letter	-118
in <number> line	-42
in <number> min	-180
in <number> minute	-369
in <number> month	141
in <number> on	102
in <number> or	-83
in <number> page	-91
in <number> room	11
in <number> second	-169
in <number> sentence	-199
in <number> to	141
in <number> week	-44
in <number> with	77
in <number> year	111
in a	26
in a <kin>	33
in a <name>	10
in a <number>	-47
in a bag	-148
in a bar	-113
in a barn	129
in a bite	-195
in a bungalow	126
in a cafe	-104
in a car	12
in a caravan	138
in a care	51
in a ceilidh	112
in a container	-80
in a cravat	-115
in a day	-58
in a drawer	161
in a flat	157
in a foul	-133
in a garage	39
in a home	169
in a hotel	163
in a hurry	-156
in a line	-70
in a list	-33
in a meet	-124
in a minute	-169
in a notebook	121
in a paper	178
in a pickle	-133
in a pub	-39
in a quarter	-115
in a railway	-40
in a red	111
in a registry	129
in a room	-168
in a row	-196
in a rush	-114
in a sec	-171
in a separate	58
in a share	92
in a shop	-157
in a ska	106
in a small	-102
in a strop	-103
in a studio	107
in a suit	64
in a van	47
in a way	-89
in a wed	156
in a wheelchair	229
in about	-147
in about <number>	-78
in account	7
in act	-234
in act <number>	-234
in all	178
in all my	136
in alphabetical	-104
in alphabetical order	-104
in already	-145
in already </s>	-145
in an	-67
in an ableton	142
in an amateur	72
in an email	-134
in an hour	-455
in and	-34
in any	224
in anything	287
in anything </s>	131
in anything you	189
in as	98
in as a	123
in at	-160
in at <name>	140
in at <number>	-33
in at the	-138
in autumn	184
in autumn ,	133
in autumn </s>	124
in batch	116
in bed	-118
in bed </s>	-168
in bed by	89
in before	122
in before <number>	171
in before the	-67
in big	150
in bit	-47
in bit </s>	-106
in blue	-118
in blue </s>	-118
in both	273
in both ear	65
in both eye	95
in both hand	153
in box	-173
in box <number>	-139
in bullet	-17
in bullet point	-26
in by	92
in by <day>	143
in cap	-165
in cap </s>	-160
in capital	-164
in car	-68
in case	-159
in cash	-53
in cash </s>	131
in cell	-246
in cell <name>	-220
in cellar	-78
in cent	143
in ch	-141
in ch <number>	-141
in chapter	-209
in chapter <number>	-209
in charge	85
in charge of	105
in circle	-129
in college	148
in college </s>	148
in column	-169
in column <name>	-169
in copper	-119
in cork	9
in dollar	62
in dollar </s>	62
in easy	70
in egg	79
in electric	72
in electric kiln	72
in email	57
in episode	-150
in episode <number>	-150
in euro	57
in euro </s>	-85
in every	84
in every bag	134
in everything	13
in everything </s>	-68
in everything we	158
in exam	102
in exam </s>	102
in exercise	-121
in exercise <number>	-121
in figure	-73
in for	152
in foster	-7
in foster care	-7
in franc	140
in from	-135
in front	-326
in front of	-255
in full	43
in full </s>	-139
in general	-218
in general </s>	-188
in glove	64
in glove </s>	64
in good	-109
in good <name>	-109
in gram	30
in gram ,	103
in gram </s>	34
in half	9
in half an	-165
in hand	-81
in hand </s>	-81
in hat	160
in hat </s>	99
in her	85
in her bag	88
in here	-274
in here ,	-152
in here </s>	-207
in here today	-94
in his	124
in hive	-81
in hive </s>	-81
in hospital	66
in hospital </s>	66
in hydrology	143
in hydrology ,	79
in index	118
in index fund	118
in it	-153
in it </s>	-88
in it and	-112
in it is	-68
in its	31
in judo	138
in judo ,	138
in kilo	-41
in last	111
in last night	-99
in late	138
in late <month>	138
in leave	149
in leave ear	149
in legal	120
in lift	85
in line	-274
in line <number>	-203
in local	83
in may	314
in may ,	123
in may </s>	258
in may <number>	122
in may and	83
in may/june	134
in me	192
in me </s>	146
in meeting	159
in meeting </s>	133
in metric	78
in metric </s>	91
in mind	-25
in mind </s>	-157
in mind for	138
in mind that	-177
in most	-190
in my	-166
in my <kin>	225
in my <name>	-115
in my bag	6
in my build	154
in my class	176
in my coffee	119
in my contract	83
in my country	-101
in my department	154
in my ear	-165
in my example	-159
in my family	226
in my flat	84
in my game	-112
in my garage	144
in my greenhouse	109
in my hand	-196
in my head	-200
in my house	61
in my kitchen	68
in my last	-110
in my leave	180
in my name	211
in my notice	86
in my novel	-230
in my opinion	-70
in my parser	-54
in my right	130
in my room	-137
in my scene	-56
in my second	109
in my slipper	-100
in my story	-241
in my tale	-115
in my tea	-146
in my twentie	128
in my view	-97
in now	149
in now </s>	149
in on	115
in on <days>	-71
in on <number>	48
in order	64
in order </s>	50
in our	213
in our <name>	130
in our barn	135
in our build	115
in our family	188
in our firm	140
in our flat	144
in our garden	137
in our hall	63
in our house	287
in our kitchen	-16
in our marriage	107
in our office	11
in our repo	32
in our shop	79
in our street	-181
in our team	-47
in our valley	87
in our village	109
in pair	-171
in pair </s>	-99
in part	-130
in particular	-136
in particular </s>	-128
in past	-145
in past tense	-145
in pay	-61
in picture	142
in pink	-38
in place	-135
in plain	-186
in plain <name>	-167
in plain word	-196
in point	-69
in prod	117
in question	-227
in question <number>	-227
in red	-186
in red </s>	-125
in remission	170
in remission since	137
in report	99
in retail	-19
in retail </s>	-19
in riddle	-137
in room	209
in room <number>	209
in row	-223
in row <number>	-202
in rural	107
in rural <name>	107
in scene	-122
in scene <number>	-122
in school	-88
in school </s>	-94
in season	-73
in setting	-97
in shop	24
in short	48
in shorthand	134
in sick	-117
in simple	-45
in slack	-30
in slack </s>	-30
in so	58
in some	-136
in something	-173
in spoon	-123
in spoon </s>	-123
in spring	243
in spring ,	175
in spring </s>	163
in step	-182
in step <number>	-167
in stock	-101
in stock ,	-107
in summer	-16
in summer </s>	-50
in tear	-88
in tear </s>	-78
in tennis	-26
in term	143
in term time	134
in that	-517
in that </s>	-59
in that clip	-134
in that documentary	-100
in that film	-153
in that game	-155
in that list	-206
in that order	70
in that paragraph	-94
in that recipe	-62
in that sentence	-119
in that series	-190
in that show	-189
in that sitcom	-53
in the	-125
in the <day>	-168
in the <kin>	169
in the <month>	134
in the <name>	-93
in the <number>	-121
in the ad	-193
in the advert	-201
in the air	-7
in the army	100
in the article	-133
in the autumn	156
in the back	192
in the bag	-162
in the band	27
in the barn	106
in the basement	155
in the bath	31
in the bathroom	156
in the bedroom	40
in the big	-15
in the bin	51
in the blue	144
in the book	-23
in the box	-110
in the budget	34
in the build	77
in the bureau	148
in the cab	167
in the cabinet	-37
in the call	-99
in the caption	-118
in the car	-165
in the cartoon	-147
in the case	-200
in the cathedral	163
in the cellar	206
in the chair	8
in the channel	-116
in the chart	-207
in the chat	-122
in the choir	55
in the class	-54
in the clip	-100
in the cold	106
in the console	-106
in the corridor	8
in the cupboard	81
in the dataset	-155
in the diagram	-146
in the doc	-174
in the door	-31
in the drawer	-170
in the drizzle	-116
in the end	-255
in the even	122
in the evening	113
in the exam	-59
in the example	-239
in the exercise	-237
in the eye	-78
in the fable	-124
in the fall	203
in the family	141
in the file	-94
in the film	-312
in the firm	143
in the first	46
in the fjord	-61
in the flat	-52
in the flood	-14
in the footer	-168
in the form	-189
in the freezer	-157
in the fridge	-155
in the front	154
in the game	-257
in the garage	157
in the garden	-34
in the group	36
in the hall	-98
in the header	-110
in the house	-12
in the intro	-168
in the joke	-119
in the kitchen	-15
in the last	-60
in the leave	205
in the letter	-98
in the library	123
in the lift	-111
in the list	-322
in the lobby	-107
in the loft	87
in the long	-28
in the loo	21
in the mall	-125
in the meet	-115
in the meme	-123
in the menu	-160
in the middle	-84
in the morning	190
in the navy	231
in the new	142
in the news	-161
in the next	36
in the night	-113
in the novel	-258
in the office	-170
in the old	226
in the original	-103
in the other	-216
in the oven	-311
in the parish	124
in the park	-109
in the photo	-163
in the pick	112
in the picture	-244
in the play	-194
in the poem	-138
in the pool	99
in the porch	127
in the post	-168
in the pot	-106
in the practice	153
in the pub	-142
in the puzzle	-187
in the queue	-304
in the quiz	-162
in the rain	-88
in the recipe	-229
in the remote	-98
in the repo	27
in the restaurant	-7
in the riddle	-118
in the right	89
in the room	-160
in the same	166
in the sample	-190
in the scout	137
in the script	-227
in the sea	-28
in the second	-261
in the series	-149
in the sheet	-140
in the shop	18
in the shower	-196
in the sink	-122
in the sketch	-188
in the spare	164
in the spring	191
in the stock	-168
in the story	-192
in the summer	227
in the tale	-165
in the template	-139
in the test	-163
in the text	-172
in the third	98
in the thread	-121
in the title	-82
in the utility	154
in the van	-154
in the video	-180
in the village	201
in the voice	-141
in the wait	-118
in the wash	-212
in the way	-73
in the week	39
in the window	99
in the winter	45
in the work	-20
in the wrong	-89
in them	89
in them </s>	9
in therapy	147
in there	-32
in this	-615
in this </s>	-81
in this <name>	-59
in this <number>	-166
in this chart	-41
in this exercise	-125
in this file	-119
in this form	-135
in this function	-111
in this game	-81
in this letter	-98
in this morning	-56
in this office	70
in this paragraph	-59
in this queue	-120
in this recipe	-69
in this record	-62
in this scene	-130
in this story	-51
in this sum	-77
in this table	-85
in those	-100
in time	86
in today	-100
in today </s>	-65
in town </s>	39
in under	161
in under <number>	163
in upholstery	155
in use	58
in use </s>	-95
in vault	86
in vault ,	86
in vinegar	-117
in water	-40
in week	-52
in week <number>	-74
in what	41
in wheelchair	127
in which	-166
in while	-96
in while i	-96
in winter	-101
in winter </s>	-111
in with	103
in with <name>	175
in with my	107
in with us	212
in word	66
in word please	126
in write	214
in write ,	72
in write </s>	176
in year	240
in year <number>	200
in yet	-140
in yet </s>	-140
in your	-300
in your answer	-110
in your diagram	-49
in your example	-175
in your recipe	-136
inbox	-148
inch	108
inch ,	6
inch </s>	132
incident	-119
include	61
include , so	-78
include </s>	24
income	213
income </s>	206
income go	12
income go to	12
income is	129
indent	-117
index	226
index </s>	-15
index fund	102
index fund </s>	102
indoor	143
indoor </s>	155
induction	-5
induction </s>	210
induction hob	-124
induction hob </s>	-121
induction only	149
influencer	-115
informal	-105
infra	83
ingrid	76
ingrid ,	69
inhaler	196
inherit	153
inherit <kin>	139
inherit <number>	98
inherit a vineyard	111
inherit from	225
inherit from my	100
inherit my	144
inherit my <kin>	144
inherit the	66
inherit this	-125
inheritance	152
initial	74
initial ,	103
initial </s>	56
inject	110
injure	-157
injury	60
injury ,	-36
injury , mostly	-68
ink	-70
ink </s>	69
inn	49
input	-153
input </s>	-119
input is	-21
insane	81
insane </s>	-132
insert	-134
inside	59
inside </s>	-47
inside a	-157
inside leg	123
inside leg <number>	123
inside our	138
insist	64
insist </s>	87
insist on	50
insist on <name>	149
insist on it	-117
insomnia	32
inspector	-101
inspector 's	-101
install	-45
install </s>	-143
install anything	191
install anything on	166
install it	-164
install it </s>	-125
installer	-162
instead	32
instead </s>	133
instead of	-16
instead of <number>	-200
instead of run	89
institute	127
instruction	-83
instruction </s>	-84
instrument	-77
insulin	303
insulin at	76
insulin at <number>	76
insulin pump	131
insulin twice	82
insulin twice a	82
insult	-252
insult in	-133
insurance	95
insurance </s>	-64
insurance is	159
insurance renew	107
insurance renew in	107
insure	237
insure for	167
insurer	138
insurer </s>	87
int	-149
int </s>	-149
intend	119
intend to	160
interest	-98
interest </s>	-46
interest in	35
interest in your	-66
interlock	157
internet	157
internet </s>	222
interpret	21
interval	-7
interview	-27
interview in	64
interview in <name>	153
into	11
into <name>	-33
into <name> ,	157
into <name> </s>	-43
into <number>	-266
into <number> paragraph	-118
into a	66
into a <name>	16
into a bar	-114
into a care	106
into a google	106
into a nice	-97
into a table	-170
into an	66
into half	-124
into half a	-124
into her	104
into it	-176
into it </s>	-176
into our	146
into our annexe	100
into the	-134
into the <kin>	-19
into the doc	-126
into the form	-56
into the home	138
into this	-152
into your	-79
intolerant	220
intolerant ,	99
intolerant </s>	181
intro	-115
intro ,	-207
intro </s>	-21
introduce	-74
introvert	109
invalid	-87
invent	-157
inventory	44
inverter	-74
invest	132
invest in	132
investment	146
invite	-255
invite </s>	-120
invoice	-119
invoice ,	36
invoice </s>	-136
invoice <number>	-158
invoice are	16
invoice are the	16
invoice come	-69
invoice come out	-69
invoice go	136
invoice go out	164
invoice i	-112
invoice in	68
invoice in <name>	111
invoice in euro	10
invoice is	-121
invoice on	97
invoice on the	97
invoice total	-111
invoice twice	-136
inè	89
inè (	89
inè ( <kin>	89
ios	148
ip	-126
ipad	62
ipad </s>	151
iphone	108
irish	19
iron	11
iron </s>	182
iron and	-183
iron in	-89
is	51
is "	-133
is '	89
is ,	-117
is 18	53
is 19	-142
is 19 year	-76
is 81	172
is 81 </s>	148
is 96	91
is </s>	-196
is <day>	266
is <day> </s>	225
is <days>	222
is <days> </s>	152
is <kin>	-36
is <kin> </s>	-102
is <kin> <name>	132
is <kin> to	146
is <month>	117
is <name>	187
is <name> 's	195
is <name> ,	13
is <name> </s>	199
is <name> <name>	338
is <name> <number>	86
is <name> a	-115
is <name> and	-27
is <name> in	20
is <name> negative	187
is <name> now	154
is <name> on	136
is <number>	227
is <number> ,	109
is <number> </s>	135
is <number> <month>	261
is <number> <name>	202
is <number> <number>	26
is <number> a	-151
is <number> and	53
is <number> but	51
is <number> by	58
is <number> degree	-179
is <number> euro	193
is <number> fair	-110
is <number> floor	127
is <number> foot	56
is <number> g	-155
is <number> grand	-30
is <number> hour	103
is <number> km	150
is <number> line	-221
is <number> max	43
is <number> mile	89
is <number> min	27
is <number> minute	132
is <number> month	-84
is <number> on	-41
is <number> page	-119
is <number> people	22
is <number> percent	111
is <number> to	-46
is <number> too	-94
is <number> week	-152
is <number> word	-187
is <number> year	215
is a	120
is a <kin>	-69
is a <name>	211
is a <number>	253
is a bite	-111
is a convert	109
is a dairy	139
is a fine	-140
is a fourth	-76
is a joke	-90
is a list	17
is a long	48
is a man	-133
is a mess	-273
is a pain	-168
is a problem	29
is a second	76
is a size	33
is a song	-133
is a verb	-154
is about	92
is about </s>	-132
is about <name>	158
is about lichen	42
is about the	-108
is all	-118
is all i	12
is all in	-20
is all we	11
is allergic	98
is allergic to	22
is allow	197
is already	50
is also	60
is also my	206
is always	108
is always to	44
is an	107
is an <name>	134
is an ancient	106
is an old	186
is and	-117
is angry	-185
is annoy	-97
is annoy </s>	-97
is another	175
is apply to	106
is as	46
is ask	70
is asleep	-140
is asleep </s>	-99
is asleep on	-120
is at	-45
is at <name>	162
is at <number>	-49
is at a	-156
is at episode	56
is at livery	129
is at step	61
is at the	-37
is attach	-138
is attach </s>	-138
is autistic	199
is autistic ,	68
is autistic </s>	93
is autistic and	155
is away	-172
is awful	-189
is awful </s>	-189
is back	-65
is back </s>	-81
is bad	34
is bad </s>	105
is ban	193
is ban in	140
is bark	-167
is bark </s>	-141
is basically	-32
is basically a	39
is be	-114
is because	61
is behind	-148
is behind main	-148
is beige	-98
is below	-167
is below </s>	-167
is best	-26
is best </s>	-26
is better	-65
is better </s>	-131
is better for	89
is better than	48
is beyond	107
is beyond me	107
is big	-75
is bigger	-127
is bigger </s>	-110
is black	-187
is black </s>	-116
is blank	-106
is blind	198
is block	-201
is block our	-134
is blue	80
is blue </s>	80
is blurry	-139
is blurry </s>	-136
is boil	-142
is boil over	-78
is book	22
is book for	5
is break	-234
is break </s>	-206
is build	145
is burn	-164
is call	25
is call ,	-139
is call <name>	104
is call so	-125
is call the	25
is cancel	-121
is cap	174
is cap at	174
is chair	-120
is chair by	-120
is cheap	-92
is cheap </s>	-78
is choir	180
is close	-211
is close </s>	-105
is close <days>	-71
is close on	-87
is coeliac	120
is coeliac </s>	120
is cold	-192
is cold </s>	-160
is colour-blind	138
is colourblind	86
is colourblind ,	86
is come	-33
is confuse	-142
is cook	25
is corrupt	-104
is corrupt </s>	-104
is cover	155
is crack	-161
is cross	-120
is cry	-176
is cut	-208
is cut off	-173
is daft	-77
is daft </s>	-77
is dark	-118
is dead	35
is dead </s>	-132
is deaf	251
is deaf ,	76
is deaf </s>	166
is deaf and	135
is deaf in	87
is deaf so	144
is decent	29
is decent </s>	29
is diabetic	297
is diabetic ,	125
is diabetic </s>	200
is diabetic and	119
is different	-138
is different </s>	-138
is do	6
is do ,	-68
is do </s>	-155
is do by	181
is do his	143
is do my	-110
is down	-329
is down </s>	-256
is due	-81
is due at	-127
is due in	207
is due on	162
is dyslexic	155
is dyslexic so	46
is each	110
is each <month>	72
is eat	-133
is eat a	-89
is empty	-172
is empty </s>	-152
is engage	-168
is enough	-135
is enough for	-135
is epileptic	74
is every	128
is every second	111
is fast	147
is feed	-77
is feed by	-47
is fine	-81
is fine ,	27
is fine </s>	-142
is fine but	86
is fine for	-127
is finish	32
is finish </s>	56
is fix	88
is fix </s>	-115
is fix for	69
is fix till	53
is flat	-110
is flat </s>	-110
is for	-48
is for <day>	-89
is for my	7
is for the	-153
is forecast	-107
is freeze	-50
is freeze </s>	-176
is freeze until	141
is from	66
is from <name>	61
is fry	-152
is full	-264
is full ,	-185
is full of	-117
is full so	-22
is funny	53
is gas	-85
is get	73
is get marry	152
is get worse	58
is ginger	-149
is go	95
is go ,	136
is go again	-104
is good	-223
is good </s>	-221
is good for	-150
is good until	46
is great	-136
is great </s>	-136
is grey	-158
is grow	25
is growl	-93
is grumpy	-92
is half	-18
is hard	-46
is hard ,	-98
is hard </s>	-86
is hard to	-128
is hard when	42
is have	-53
is have his	-140
is he	-139
is he have	-73
is he right	-101
is heat	42
is heavy	103
is heavy clay	103
is here	-174
is here ,	-109
is here </s>	-147
is hold	151
is home	-53
is home ,	-48
is honey	-142
is hover	-144
is hover </s>	-108
is how	80
is how i	271
is ill	-146
is ill </s>	-146
is illegible	56
is impossible	-117
is in	73
is in <name>	94
is in <number>	-125
is in a	-110
is in an	-147
is in my	100
is in row	-62
is in the	181
is induction	178
is induction </s>	132
is it	-295
is it </s>	-188
is it <name>	-97
is it a	-208
is it dull	-84
is it from	-96
is it go	-82
is it in	-128
is it just	-201
is it me	-132
is it normal	-113
is it ok	71
is it on	-135
is it rude	-61
is it safe	-90
is it the	-125
is it too	-154
is it true	-169
is it worth	-139
is jam	42
is just	-5
is just <number>	51
is just me	104
is keep	112
is keep at	-56
is keep by	-45
is keep in	58
is kill	-197
is kill me	-117
is late	-322
is late ,	-184
is late </s>	-217
is late again	-131
is laugh	-90
is laugh </s>	-63
is leave	-70
is leave </s>	-122
is leave and	54
is let	136
is level	150
is like	-98
is like a	-45
is limp	-71
is list	170
is literally	-91
is long	-147
is long </s>	-137
is longer	-192
is longer than	-149
is look	-93
is lose	-156
is lovely	-87
is lovely </s>	-87
is mad	74
is mad </s>	-126
is mad about	149
is make	-146
is make by	88
is marry	-35
is marry to	-45
is me	225
is me </s>	195
is me plus	99
is mean	-150
is mean by	-108
is mine	79
is mine ,	117
is mine </s>	87
is mine since	-22
is mine till	144
is minus	-104
is minus <number>	-104
is miss	-139
is miss </s>	-100
is miss from	-114
is misspell	-101
is more	-38
is mostly	-165
is move	18
is move in	-52
is move to	143
is murder	25
is mush	-132
is mush </s>	-37
is mush after	-101
is my	316
is my <day>	158
is my <kin>	214
is my business	114
is my ceiling	153
is my fourth	104
is my mother-tongue	99
is my only	-66
is my right	115
is my thing	127
is my weak	122
is my whole	168
is n't	-146
is n't </s>	166
is n't a	-177
is n't go	-150
is n't it	-119
is n't mine	-159
is n't my	-60
is n't on	92
is n't passive	-105
is n't pick	-145
is n't recognise	57
is n't rubbish	-93
is n't what	-138
is name	14
is name <name>	64
is navy	58
is nearly	-16
is never	-120
is never null	-117
is new	50
is new </s>	-141
is next	23
is no	10
is no use	-87
is nonverbal	146
is nonverbal ,	146
is noon	-138
is noon </s>	-138
is normal	26
is not	-220
is now	90
is number	49
is number <number>	49
is odd	-216
is off	-104
is off </s>	-194
is off by	-219
is off grid	87
is off limit	-59
is off the	113
is oil	127
is ok	-198
is ok </s>	-127
is older	40
is older than	40
is on	-216
is on ,	-153
is on </s>	-96
is on <day>	-165
is on <days>	-132
is on <month>	171
is on <name>	283
is on <number>	-51
is on a	-78
is on call	-121
is on her	-80
is on medieval	112
is on sabbatical	121
is on the	-79
is only	-170
is only <number>	98
is only the	-144
is only valid	-96
is open	-70
is open </s>	-105
is option	-168
is orange	11
is our	82
is our <kin>	-75
is our only	-45
is ours	154
is ours </s>	107
is out	56
is out ,	54
is out </s>	137
is out by	-151
is out for	133
is out of	-234
is out sick	-123
is outdated	-80
is outside	29
is over	-73
is pack	-116
is pass	-105
is paste	-109
is paste below	-99
is pay	246
is pay by	79
is pay for	169
is pay in	102
is pin	-100
is pin to	-100
is plan	81
is plan for	121
is plot	125
is plot <number>	125
is practise	-149
is pregnant	125
is pregnant ,	125
is print	44
is quite	104
is quite beyond	121
is raise	-22
is read	-49
is read the	-100
is ready	-52
is ready ,	-52
is red	33
is red </s>	34
is red again	-124
is refuse	-125
is rehearse	-25
is renal	19
is renal and	19
is restore	149
is retire	-83
is right	-250
is right </s>	-214
is ring	-92
is robbery	-106
is robbery </s>	-106
is rubbish	-142
is rubbish </s>	-142
is run	-108
is run by	4
is run entirely	-19
is run late	-106
is scare	197
is scare of	200
is scream	-109
is scream </s>	-109
is sell	21
is sell the	108
is set	29
is set in	28
is shake	-125
is shake </s>	-125
is share	128
is share with	128
is she	-177
is shock	-28
is short	-133
is shout	-113
is shut	-198
is shut </s>	-165
is sign	-20
is sit	-121
is sit on	-163
is slow	-138
is slow </s>	-198
is slow today	-58
is slower	-84
is small	53
is small </s>	53
is snore	-135
is so	-157
is so loud	-120
is soap	163
is some	-162
is sort	100
is sort </s>	100
is speak	-42
is spell	-121
is spell <name>	133
is spell with	-128
is spell wrong	-52
is spread	81
is spread over	81
is stage	55
is stage set	55
is stand	-154
is stick	-308
is stick ,	-134
is stick again	-105
is stick at	-43
is stick in	-114
is stick on	-214
is stiff	-199
is still	-50
is still <number>	183
is still in	-89
is still on	184
is still wet	-125
is stone	152
is strict	173
is strong	74
is stronger	-124
is stronger than	-101
is study	151
is sulk	-172
is take	-213
is take forever	-144
is teach	95
is terrible	118
is test	-147
is that	-191
is that </s>	-100
is that <name>	-154
is that a	-252
is that an	-129
is that bad	-108
is that daft	-140
is that i	34
is that it	-161
is that normal	-122
is that so	-84
is that the	-241
is that true	-78
is the	156
is the <kin>	173
is the <name>	29
is the <number>	54
is the best	-134
is the day	-65
is the difference	-98
is the first	68
is the language	-80
is the last	86
is the legal	-109
is the only	184
is the other	-145
is the reason	-36
is the stair	27
is the thing	-40
is the third	62
is the villain	-180
is the whole	-180
is the wrong	-98
is there	-338
is there </s>	-111
is there a	-173
is there an	-152
is there any	-162
is there anything	-83
is there some	-88
is third	-71
is third from	-26
is this	-270
is through	-25
is tight	-111
is tight </s>	-111
is to	79
is to be	105
is to open	-56
is tomorrow	-122
is tomorrow </s>	-73
is too	-397
is too long	-187
is too loud	-173
is too many	-95
is too tall	100
is true	-128
is twice	-136
is twice as	-136
is twitch	-155
is type	-139
is under	25
is under <number>	158
is up	129
is up in	138
is up to	-149
is upside	-182
is upside down	-182
is upstairs	74
is useless	-187
is useless </s>	-142
is vegan	219
is vegan ,	145
is vegan </s>	154
is version	75
is very	-121
is way	-186
is way too	-186
is weak	-112
is weak </s>	-106
is what	340
is what <name>	-131
is what i	369
is what keep	23
is what my	41
is what our	128
is what pay	138
is what the	-115
is what we	225
is when	-49
is when i	72
is when the	-162
is where	308
is where i	218
is where my	165
is where the	-155
is where we	141
is whether	-82
is white	-152
is why	137
is why i	68
is why nobody	-29
is why the	-11
is with	134
is with <name>	23
is with a	103
is with us	61
is work	12
is worth	-124
is write	-101
is wrong	-184
is wrong </s>	-137
is yell	-148
is yours	-121
is £	25
is £ <number>	25
isa	59
island	174
island </s>	49
island in	112
island in the	112
issue	56
issue </s>	-17
issue after	120
issue after <number>	120
it	-190
it 'd	-160
it 'll	-174
it 'll be	-120
it 's	-174
it 's <day>	-210
it 's <name>	18
it 's <number>	-251
it 's a	-43
it 's about	-248
it 's all	146
it 's already	-110
it 's always	-245
it 's an	-93
it 's at	82
it 's be	-258
it 's blow	-100
it 's by	-162
it 's dial-up	23
it 's fine	-196
it 's for	7
it 's from	-219
it 's get	70
it 's go	-241
it 's good	-95
it 's half	-209
it 's her	-220
it 's his	121
it 's icy	22
it 's in	-337
it 's just	197
it 's like	-187
it 's me	148
it 's mine	146
it 's my	12
it 's nearly	-145
it 's no	-149
it 's not	-55
it 's on	20
it 's only	-157
it 's our	-16
it 's quiet	-121
it 's rain	-150
it 's so	-117
it 's still	-230
it 's the	-34
it 's to	60
it 's too	-172
it ,	-144
it , is	-73
it , no	112
it , on	61
it </s>	53
it <day>	-144
it <day> </s>	-144
it <days>	92
it <kin>	-73
it <kin> n't	-222
it <name>	-218
it <name> </s>	-83
it <number>	-75
it <number> </s>	-179
it <number> time	-234
it a	-91
it again	-123
it again </s>	-245
it all	-31
it all </s>	118
it all in	-172
it all night	-127
it alone	58
it aloud	-145
it already	-55
it already </s>	-54
it an	-160
it an hour	-123
it and	-264
it another	-70
it any	-158
it anymore	-52
it anymore </s>	-52
it as	-110
it as a	-195
it at	-31
it at <number>	-152
it at the	-55
it back	-41
it back </s>	26
it back how	-109
it back or	-118
it be	32
it be a	-126
it because	40
it because of	56
it before	-145
it better	-73
it blank	-141
it blank </s>	-99
it break	-185
it break the	-36
it brief	-114
it brief </s>	-102
it bring	-172
it by	-35
it by <name>	76
it by <number>	-144
it call	-150
it call </s>	-83
it can	-248
it can be	-91
it can n't	-173
it change	-167
it choke	-128
it cold	-66
it come	109
it come out	109
it come up	125
it cost	-185
it crash	-124
it cut	-138
it daily	71
it daily </s>	71
it delete	-103
it die	115
it do	-176
it down	-206
it down </s>	-236
it drag	-106
it drag </s>	-106
it drink	86
it dull	-84
it eat	18
it eat my	45
it ever	60
it every	-31
it fail	-8
it fail </s>	-82
it fall	-155
it finish	-158
it first	-139
it first </s>	-139
it for	-176
it for <number>	-19
it for a	-188
it for my	-19
it for something	-105
it for the	-114
it freeze	-135
it freeze </s>	-110
it from	126
it from </s>	-74
it from the	-89
it get	-178
it give	119
it give me	90
it go	-139
it go </s>	-164
it go by	4
it go in	-186
it go off	-152
it go on	65
it go to	-159
it go up	-86
it hang	-146
it hang </s>	-146
it happen	-124
it have	-38
it have a	50
it have be	-173
it have n't	-116
it have no	38
it here	-159
it here </s>	-159
it hit	-42
it hit <number>	20
it how	-110
it how </s>	-110
it hurt	-95
it i	-11
it i can	-15
it in	-6
it in </s>	-29
it in <month>	-20
it in <name>	-127
it in <number>	15
it in a	-190
it in an	-147
it in short	-116
it in spring	68
it in the	134
it into	-162
it into a	-113
it is	20
it is <number>	86
it is a	210
it is an	223
it is better	-157
it is for	-112
it is in	-247
it is my	86
it is n't	-193
it is not	-121
it is only	-218
it is the	-215
it just	-260
it just now	-84
it keep	-149
it last	-131
it later	-148
it later </s>	-148
it leak	-129
it light	-126
it light </s>	-126
it like	-206
it like a	-147
it like i	-123
it live	-22
it live in	-12
it log	-195
it log me	-162
it look	-187
it look like	-136
it loop	-104
it make	-86
it make a	-92
it make me	-27
it matter	-104
it matter </s>	-149
it matter for	22
it may	-221
it me	-193
it me </s>	-133
it me or	-56
it mean	-89
it might	-124
it might be	-71
it move	-139
it must	58
it must be	71
it myself	108
it myself </s>	108
it need	-221
it need a	-151
it need to	-147
it never	18
it next	150
it nicely	-110
it normal	-113
it normal for	-76
it now	-87
it now </s>	-95
it off	79
it off </s>	-18
it off and	-131
it off at	-4
it ok	71
it ok to	78
it on	-19
it on </s>	139
it on <day>	-123
it on <days>	122
it on a	-98
it on my	-85
it on the	63
it only	-45
it open	-147
it or	-48
it or not	85
it or what	-122
it out	82
it out </s>	127
it out at	104
it out in	-136
it out loud	96
it out of	-148
it out on	12
it over	-80
it over </s>	-58
it pay	-161
it plain	57
it please	-118
it please </s>	-118
it print	-252
it quick	-138
it quick </s>	-138
it rain	-205
it rain </s>	-156
it read	-183
it read like	-149
it rhyme	-166
it rhyme </s>	-113
it right	90
it right </s>	-89
it rude	-61
it run	-142
it run out	20
it safe	-176
it safe to	-90
it say	-334
it say '	-51
it say </s>	-214
it say <number>	-155
it say here	-121
it say i	-130
it seem	-14
it ship	-21
it short	-227
it short </s>	-227
it shorter	-204
it shorter </s>	-94
it should	-181
it should be	-106
it show	-148
it show <name>	-126
it simple	67
it simple </s>	67
it simply	-155
it simply </s>	-155
it since	26
it since lunch	-110
it since the	-178
it sit	120
it sleep	142
it slow	150
it smell	-209
it smell of	-147
it sound	85
it sound like	-212
it spoil	-121
it stand	91
it stand </s>	77
it still	70
it still hurt	104
it stop	-174
it stop at	-154
it suit	112
it take	-4
it take <number>	-214
it take a	-166
it take me	195
it take the	-149
it tell	-147
it tell me	-147
it that	67
it that ,	92
it the	-189
it this	-78
it this morning	-103
it till	-102
it to	-116
it to <name>	178
it to <number>	-112
it to be	-156
it to me	-194
it to the	-263
it to work	-68
it today	-110
it tonight	-75
it tonight </s>	-75
it too	130
it too </s>	151
it too late	-137
it too long	-136
it true	-169
it turn	55
it turn into	118
it twice	-161
it twice </s>	-165
it under	-25
it under <number>	-59
it up	138
it up </s>	72
it up and	-94
it want	-257
it was	45
it was <name>	58
it was <number>	-259
it was a	62
it was after	59
it was fine	-173
it was in	-30
it was my	167
it was n't	-174
it was the	-119
it was very	-159
it were	-100
it when the	-175
it while	-99
it will	-319
it will n't	-238
it with	-27
it with <name>	135
it with a	-250
it with the	-39
it without	-149
it work	-210
it work </s>	-109
it work before	-101
it work yesterday	-100
it worse	-122
it worse </s>	-122
it worth	-139
it would	115
it would be	117
it write	89
it wrong	-107
it yesterday	-151
it yesterday </s>	-127
it you	-176
itch	91
itch </s>	103
itchy	-94
item	-146
item </s>	-154
item <number>	-68
itinerary	-167
its	-164
its <name>	179
its <number>	34
its <number> here	-84
its a	-138
its an	36
its awful	-28
its be	-267
its fee	-50
its fee to	-50
its fine	-86
its first	-105
its for	-73
its for a	-167
its for the	24
its freeze	-149
its in	138
its just	134
its just me	148
its last	83
its last leg	83
its my	88
its odd	-141
its off	-62
its on	-77
its on my	-66
its on the	-103
its own	-144
its own </s>	-153
its place	147
its still	-186
its the	140
its type	73
itself	-9
itself </s>	20
jab	26
jacket	-137
jacket ,	-91
jam	-216
jam ,	-126
jam again	-94
jam again </s>	-94
jamaican	-32
jamal	-5
japanese	179
jar	-41
jar </s>	154
jar of	-157
jar opener	-120
jar opener that	-120
jargon	74
jargon </s>	74
java	200
java </s>	97
java <number>	121
jaw	188
jazz	27
jazz </s>	-162
jazz piano	167
jeans	14
jehovah	143
jehovah witness	113
jelena	5
jelena get	5
jelena get the	5
jell	-135
jelly	-170
jelly </s>	-148
jellyfish	69
jersey	19
jersey </s>	146
jersey number	-13
jet	75
jigsaw	69
jira	166
jira is	97
jira is ban	97
jo	85
job	22
job ,	-25
job , <number>	91
job :	-68
job </s>	44
job <name>	-65
job ad	-66
job ad </s>	-66
job and	-74
job as	-122
job at	140
job at a	126
job at the	85
job by	89
job come	150
job end	179
job for	132
job in	103
job is	168
job on	115
job on a	137
job only	141
job part-time	-177
job part-time </s>	-177
job to	123
job was	-142
join	-154
join </s>	-225
join <name>	-81
join a	151
join me	138
join the	4
join the <number>	-145
join the call	-138
join the firm	67
join the volunteer	93
join the zoom	-123
joint	185
jointly	115
joke	-448
joke ,	-161
joke </s>	-289
joke about	-295
joke about <days>	-121
joke about the	-131
joke for	-109
joke for a	-106
joke in	-133
joke in this	-79
jollof	30
jona	63
jona ,	63
jona , the	26
josefina	-74
josefina ,	-74
journal	64
journal ,	139
journal want	-158
journey	69
journey </s>	127
joy	-167
joy </s>	-167
joyce	143
json	95
judge	-75
judge by	-143
judge by the	-143
judo	75
judo ,	155
juggle	55
juice	-153
juki	122
juma	-47
juma from	-47
jump	-204
jump ,	-40
jump </s>	-17
jump to	-82
jump when	-125
jumper	-237
jumper </s>	-156
jumpy	-89
jumpy around	-67
junction	-115
junior	265
junior </s>	171
junior <kin>	94
juno	-27
just	-215
just <day>	-133
just <name>	43
just <number>	114
just <number> <kin>	43
just a	164
just an	11
just answer	153
just arrive	-130
just arrive ,	-130
just ask	-180
just ask for	-146
just back	-134
just call	-195
just call ,	-89
just call </s>	-145
just close	-77
just cut	82
just die	-194
just do	87
just do the	93
just drop	-198
just drop a	-108
just eat	-151
just eat a	-96
just find	-155
just finish	-134
just finish the	-134
just fix	-109
just for	139
just freeze	-94
just get	-27
just get a	-138
just get engage	44
just give	-190
just give me	-150
just go	-202
just hand	-8
just hang	-130
just have a	95
just in	-144
just knock	-121
just land	-209
just land in	-154
just leave	-158
just leave ,	-144
just like	-112
just lose	-170
just lose a	-121
just love	-74
just me	253
just me and	221
just move	183
just move in	101
just nick	-138
just not	52
just now	-567
just now ,	-259
just now </s>	-476
just open	-47
just pick	-138
just post	-106
just push	104
just put	203
just put the	147
just raise	224
just read	-172
just read that	-140
just remind	-115
just remind me	-115
just restart	-112
just restart the	-112
just ring	-177
just ring ,	-99
just run	-125
just run the	-125
just say	-122
just see	-149
just send	-191
just send a	-87
just send me	-121
just settle	-105
just settle an	-105
just sign	126
just snap	-91
just spill	-117
just start	114
just talk	-50
just tell	-209
just tell me	-186
just texted	-146
just the	40
just there	-153
just throw	-150
just throw up	-150
just tune	125
just tune up	125
just type	101
just wake	-80
just wake up	-80
just walk	-200
just walk in	-103
just walk past	-125
just want	-106
just want to	-106
just watch	-143
just watch a	-108
just yell	113
k	-51
k8s	-68
kabaddi	-104
kafka	-56
kale	29
karaoke	-117
karaoke is	79
karin	-8
kasimir	-9
kayak	-78
kebab	-15
kebab </s>	-119
keen	-47
keen </s>	64
keep	131
keep ,	-21
keep </s>	-161
keep <kin>	-135
keep <name>	138
keep <number>	172
keep <number> <kin>	99
keep <number> month	86
keep <number> set	-39
keep a	47
keep all	118
keep all my	134
keep answer	143
keep answer in	116
keep answer under	99
keep apart	157
keep ask	-83
keep at	86
keep at <name>	-56
keep bee	158
keep bee ,	163
keep bee and	-54
keep bee behind	200
keep bee on	183
keep bee since	30
keep by	-110
keep code	136
keep cry	-101
keep everything	-73
keep everything in	-85
keep fast	103
keep for	189
keep get	-284
keep get <number>	-162
keep get a	-123
keep give	-158
keep go	-205
keep go </s>	-112
keep her	135
keep hit	-126
keep in	170
keep in his	60
keep in the	-34
keep it	-64
keep it </s>	96
keep it brief	-114
keep it light	-126
keep it short	-170
keep it to	-113
keep it under	58
keep kosher	171
keep kosher </s>	98
keep kosher at	99
keep log	-135
keep log me	-135
keep me	144
keep me awake	59
keep me off	120
keep my	290
keep my diary	69
keep nothing	-18
keep on	85
keep pop	-78
keep reply	82
keep reply short	82
keep say	-174
keep secret	86
keep secret in	86
keep send	-169
keep send me	-169
keep tell	-71
keep that	-66
keep that </s>	-100
keep the	53
keep the <name>	126
keep the <number>	-88
keep the account	92
keep the book	80
keep the guitar	11
keep the theory	50
keep the tone	34
keep their	18
keep their name	-44
keep this	72
keep time	-112
keep time out	-112
keep up	45
keeper	75
keeper </s>	57
kendo	-36
kenji	24
kenji ,	24
kennel	190
kerb	-121
kerb </s>	-121
kernel	-177
keto	179
kettle	-130
kettle 's	-162
kettle 's on	-128
kettle ,	-94
kettle </s>	75
kettle is	-176
kettle on	-188
kettle on </s>	-172
kettlebell	-68
key	-54
key ,	125
key and	181
key and feed	181
key are	-132
key are with	131
key at	-168
key come	173
key do	-170
key do n't	-170
key for	109
key in	30
key is	-128
key is keep	-45
key on	-91
key to	144
key to our	171
key to the	103
keyboard	-42
keyboard ,	-79
keyboard , ignore	-119
keyboard </s>	112
keyboard is	120
keyboard is <name>	174
keynote	-44
kg	-103
kg since	86
kg since the	99
kick	-82
kick in	-88
kick in at	82
kick me	-109
kick me out	-109
kick off	-44
kick off </s>	-149
kick off the	-154
kickoff	14
kid	-119
kidney	319
kidney ,	99
kidney </s>	256
kidney bean	-118
kidney diet	138
kidney to	135
kidney to my	135
kidney transplant	141
kidney transplant </s>	126
kill	-242
kill </s>	-6
kill for	-149
kill for a	-98
kill it	84
kill it </s>	93
kill me	-312
kill me </s>	-212
kill me after	-131
kill me now	-128
kill the	-85
kill us	-29
killer	-158
killer </s>	-158
kiln	236
kiln </s>	132
kiln and	149
kiln and all	107
kiln is	152
kiln is a	116
kiln is in	80
kilo	41
kilo </s>	-7
kilo <kin>	-128
kilo and	31
kilo at	-40
kilo before	93
kilo in	-126
kilo of	17
kilo of quince	-125
kilo since	182
kilo since the	133
kilometre	203
kilometre </s>	137
kilt	72
kimchi	102
kimono	-28
kin	138
kind	-44
kind ,	-64
kind </s>	176
kind of	-51
kinda	-63
kindergarten	149
kindergarten </s>	113
kindly	-207
kindly </s>	-96
king	-243
kingdom	-32
kiosk	52
kipper	-81
kit	170
kit 's	137
kit </s>	171
kitchen	-77
kitchen 's	10
kitchen ,	20
kitchen , <number>	169
kitchen </s>	116
kitchen everything	88
kitchen everything is	88
kitchen floor	-79
kitchen floor is	-79
kitchen have	141
kitchen is	54
kitchen table	124
kitchen table </s>	114
kitchen windowsill	169
kite-surfing	5
klarna	147
km	63
km ,	109
km </s>	69
km <number>	-99
km a	-74
km a year	-32
knackered	-170
knackered ,	-170
knee	395
knee ,	190
knee </s>	161
knee are	169
knee are go	150
knee are shoot	131
knee be	84
knee can	117
knee can n't	117
knee go	4
knee have	-54
knee in	-104
knee is	-69
knee need	82
knee need replace	82
knee never	99
knee shoot	108
knee shoot from	108
knee will	178
knee will n't	178
kneel	42
kneel ,	89
kneel since	103
kneel since the	103
knife	44
knife </s>	89
knife in	-60
knife in the	-115
knight	-192
knit	247
knit <number>	-151
knit circle	71
knit circle </s>	134
knit for	128
knit left-handed	42
knit left-handed </s>	42
knit on	166
knit sock	150
knit sock on	101
knock	-34
knock <number>	57
knock it	-109
knock it down	-145
knock it over	-39
knock me	147
knock me out	92
knock my	-145
knock my coffee	-94
knot	-144
know	-46
know ,	-137
know </s>	-247
know <name>	71
know <name> </s>	28
know about	133
know about the	115
know because	104
know excel	164
know him	-28
know how	23
know i	54
know i 'm	54
know if	-289
know if <name>	-160
know if its	-81
know if they	-121
know if those	-119
know if we	-65
know is	-138
know is how	-142
know my	187
know no	-23
know nothing	-126
know nothing </s>	-23
know that	-48
know that </s>	-149
know the	120
know the answer	-162
know what	-158
know what you	-149
know whose	-133
know why	-20
know why </s>	42
kofi	-51
kofi ,	14
kofi have	102
koji	-68
koji and	-68
kombucha	113
korfball	43
kosher	206
kosher ,	95
kosher </s>	155
kosher at	99
kosher at home	99
kotlin	175
kubernete	147
kwame	-71
kwame is	-24
kwame is off	-24
l	67
label	-96
label 's	-177
label </s>	-157
label are	173
label by	149
label have	-171
label overlap	-158
label overlap </s>	-158
label printer	87
label say	-118
labour	-127
lace	-118
lactose	241
lactose </s>	106
lactose intolerant	181
lactose intolerant ,	99
lactose intolerant </s>	125
lactose is	129
ladder	169
ladder ,	-63
ladder </s>	112
ladder any	95
ladder any more	95
ladder in	-34
ladder is	146
lady	-132
lady ,	90
lady , <name>	84
lady across	64
lady across the	64
lady at	-188
lady at the	-155
lady call	148
lady call <name>	148
lady have	-85
lady in	-188
lady in front	-126
lady on	-164
lady on the	-164
lady was	-109
lady who	63
lag	-223
lag </s>	-155
lake	143
lake </s>	91
lamb	66
lamb start	132
lamb start <number>	114
lame	76
laminate	-121
laminitis	81
lamp	-129
lamp </s>	100
lamp from	164
land	-46
land ,	-48
land </s>	-123
land at	-179
land at <number>	-179
land in	89
land in <name>	-142
land in my	155
land on	71
land page	-155
land page </s>	-101
landscape	-195
landscape </s>	-167
lane	68
lane </s>	99
lane <number>	150
language	113
language ,	219
language , <name>	89
language </s>	107
language are	93
language exchange	19
language for	17
lap	-83
lap </s>	-71
lapse	144
lapse </s>	146
lapse in	74
laptop	-80
laptop 's	-113
laptop 's a	9
laptop 's at	-137
laptop ,	-64
laptop </s>	-29
laptop and	-160
laptop at	159
laptop eat	-122
laptop fan	-60
laptop is	41
laptop run	24
large	161
large </s>	59
large print	199
large print only	102
larger	75
lasagne	-81
lasagne </s>	35
lasagne that	-109
lasagne tonight	-117
laser	199
last	-149
last ,	-117
last </s>	-76
last <day>	249
last <day> ,	130
last <day> </s>	147
last <day> of	119
last <month>	153
last <month> ,	98
last <month> </s>	239
last <name>	-89
last <number>	-35
last <number> </s>	-265
last <number> day	98
last <number> have	-148
last <number> minute	-119
last <number> was	-99
last <number> week	205
last <number> year	-156
last answer	-147
last answer </s>	-83
last answer was	-58
last autumn	158
last autumn </s>	145
last bite	-110
last chart	-146
last day	250
last day is	120
last email	-73
last email was	-73
last hour	-150
last in	103
last job	-124
last leg	83
last leg </s>	83
last line	-303
last line </s>	-155
last line is	-162
last line of	-134
last lot	-67
last message	-203
last message was	-102
last minute	-159
last month	-24
last month </s>	-70
last night	-644
last night 's	-215
last night ,	-221
last night </s>	-415
last night and	-102
last night are	-140
last night i	-73
last night was	-138
last of	-17
last page	-144
last page </s>	-131
last paragraph	-145
last question	-125
last question </s>	-100
last reply	-92
last resort	-149
last row	-45
last sentence	-108
last spring	108
last spring ,	46
last spring </s>	112
last step	-163
last summer	195
last summer </s>	163
last thing	155
last time	108
last time </s>	128
last tonight	-110
last tonight </s>	-110
last week	-92
last week 's	-153
last week ,	117
last week </s>	-132
last week of	120
last week was	-115
last winter	148
last winter </s>	145
last year	102
last year 's	-150
last year ,	235
last year </s>	174
last year and	164
last year for	93
latch	94
latch on	140
latch on the	140
late	-229
late ,	-182
late , <number>	-14
late , i	28
late , so	-161
late , will	-77
late </s>	-205
late <kin>	247
late <kin> 's	234
late <kin> <name>	103
late <month>	182
late <month> </s>	182
late again	-246
late again </s>	-191
late again today	-54
late already	-40
late already </s>	-40
late and	-135
late for	-132
late to	-156
late to a	-130
late today	-141
late today </s>	-137
late tonight	-139
late with	87
late with the	87
lately	40
latency	-143
later	-259
later </s>	-316
latest	-146
latex	170
latex ,	57
latex </s>	118
latex so	161
lathe	223
lathe ,	129
lathe is	104
latin	8
latin name	8
laugh	-458
laugh </s>	-285
laugh at	-178
laugh at me	-104
laugh at that	-128
laugh at your	-73
launch	39
laundrette	65
laundrette ,	-7
laundromat	163
laundromat in	147
laundromat in <name>	147
laundry	47
laundry </s>	-4
laundry in	173
laundry in <name>	135
laundry is	-94
laundry on	-27
laundry on <days>	133
law	181
law </s>	140
law and	79
law at	149
law for	15
law for <kin>	15
law in	-96
law in <name>	-96
law school	123
lawn	32
lawn </s>	-39
lawnmower	-131
lawnmower </s>	-131
lay	-33
lay off	69
lay off from	141
lay off in	136
layer	52
layer </s>	98
layoff	127
layout	-57
layout </s>	-106
layover	-110
lazy	-132
lazy </s>	-132
lead	-10
leader	-29
leader ,	-57
leader , <name>	-87
leaf	-194
leaf blower	-82
leaflet	-288
leaflet </s>	-159
leaflet are	90
leaflet is	-130
league	268
league </s>	173
leak	-96
leak </s>	100
leak on	-152
leak on the	-126
lean	31
learn	164
learn </s>	163
learn <name>	36
learn <name> ,	127
learn <name> </s>	-136
learn <name> because	133
learn <name> for	161
learn <name> from	145
learn <name> since	107
learn best	27
learn from	-160
learn from your	-137
learn how	-94
learn how to	-89
learn it	154
learn nothing	-149
learn nothing from	-149
learn rate	-178
learn sign	82
learn sign language	82
learn the	88
learn to	228
learn to <kin>	177
learn to drive	151
learn to read	195
learn to ride	86
learn to swim	126
learner	111
lease	213
lease </s>	145
lease end	120
lease end in	120
lease is	-14
lease on	223
lease on the	237
lease run	137
lease run out	137
lease through	124
lease through to	124
least	-62
least </s>	74
least <number>	116
least favourite	69
leather	17
leave	93
leave ,	39
leave , the	32
leave </s>	-94
leave <name>	45
leave <name> in	153
leave <number>	-122
leave a	-273
leave a comment	-152
leave after	-152
leave alone	105
leave alone ,	105
leave and	64
leave and i	92
leave arm	151
leave at	-66
leave at <name>	162
leave at <number>	-105
leave at the	-47
leave back	-14
leave big	-104
leave blank	-121
leave by	154
leave do	-154
leave ear	108
leave ear </s>	48
leave ear have	83
leave ear is	118
leave ear since	98
leave early	59
leave early </s>	59
leave every	82
leave every second	82
leave eye	226
leave eye since	126
leave foot fall	-118
leave for	-19
leave for <name>	147
leave for the	-142
leave from	89
leave from <number>	89
leave hand	155
leave hand only	108
leave her	70
leave him	79
leave his	-38
leave in	-243
leave in <month>	218
leave in <number>	-241
leave in an	-122
leave in my	-46
leave in the	-271
leave is	35
leave it	-78
leave it </s>	-164
leave it blank	-113
leave it out	53
leave knee	233
leave knee </s>	88
leave knee have	103
leave me	137
leave me </s>	108
leave me her	115
leave me his	122
leave me the	109
leave me with	37
leave my	-245
leave on	-50
leave on the	-101
leave open	-137
leave our	26
leave out	-52
leave out the	-69
leave over	-173
leave over </s>	-116
leave school	223
leave school at	212
leave shoe	-98
leave shoulder	151
leave side	90
leave side ,	-23
leave side </s>	149
leave that	-104
leave the	29
leave the <kin>	35
leave the <name>	28
leave the army	98
leave the bank	140
leave the church	109
leave the gate	-135
leave the meet	-190
leave them	-146
leave till	52
leave to me	119
leave today	-115
leave today </s>	-98
leave until	118
leave us	56
leave with	-136
leave without	-75
lecture	-70
lecture </s>	-172
lecture about	16
lecture in	168
lecture me	83
ledger	139
ledger </s>	76
leek </s>	-19
left-footed	131
left-footed ,	131
left-footed , play	131
left-handed	271
left-handed ,	161
left-handed , so	99
left-handed </s>	163
left-handed and	133
left-handed tool	144
left-handedness	8
left-handedness mean	8
left-hander	131
leftover	131
leftover </s>	131
lefty	4
leg	145
leg ,	119
leg </s>	81
leg <number>	145
leg <number> </s>	123
leg ache	-88
leg are	-212
leg are jelly	-128
leg below	101
leg below the	101
legacy	118
legal	240
legal </s>	87
legal have	162
legal have to	162
legally	-162
legally </s>	-105
legend	-190
legend </s>	-163
legged	-41
legged <kin>	-41
leila	85
leila on	-13
lemon	19
lemon </s>	52
lemon drizzle	38
lend	244
lend me	178
lend me his	143
length	62
length </s>	-113
length <number>	142
length of	-121
lens	67
lens </s>	114
lentil	-199
lentil ,	-109
lentil </s>	-146
leo	-64
less	-33
less </s>	145
less <name>	-116
less <name> </s>	-116
less <number>	-139
less about	-110
less like	-78
less like a	-78
less strict	68
less than	211
less than <number>	126
lesson	95
lesson ,	93
lesson </s>	98
lesson <number>	-44
lesson are	115
lesson are <days>	115
lesson in	130
lesson in <name>	130
lesson on	46
lesson to	140
lesson to <number>	99
lesson with	124
lesson with <name>	115
let	-24
let 's	-260
let 's pretend	-157
let 's say	-187
let <name>	4
let a	8
let do	-188
let do the	-169
let her	106
let her </s>	106
let him	71
let in	-117
let in <number>	-117
let it	-11
let me	-101
let me go	-92
let me have	110
let me work	113
let my	135
let out	5
let the	-145
let the <kin>	-90
let them	-140
let us	99
let us touch	121
letter	-223
letter 's	-66
letter ,	-118
letter </s>	-86
letter about	-81
letter are	103
letter come	69
letter come this	-51
letter for	-201
letter for the	-132
letter from the	81
letter i	64
letter in	-82
letter in the	-65
letter is	-138
letter is <number>	-121
letter need	-135
letter need to	-135
letter on	-165
letter on the	-106
letter please	-123
letter please </s>	-123
letter say	46
letter that	-91
letter to	-73
letter to the	-256
letterpress	154
lettuce	-103
leukemia	94
level	26
level ,	40
level </s>	-96
level <name>	179
level <name> </s>	146
level <number>	-23
level <number> ,	-64
level <number> </s>	67
level <number> is	13
level and	103
level have	-41
level in	-22
lever	-154
levothyroxine	136
levothyroxine every	115
levothyroxine every morning	115
library	114
library </s>	71
library on	111
library on <days>	130
library say	-69
library van	45
library van ,	45
licence	309
licence ,	145
licence </s>	112
licence after	60
licence at	114
licence at <number>	109
licence come	94
licence come up	94
licence for	135
licence for the	104
licence i	117
licence in	113
licence is	101
licence was	109
licence was take	109
license	48
license is	-77
lichen	143
lichen ,	80
lid	-53
lid ,	-162
lid , its	-152
lid </s>	56
lido	125
lie	59
lie </s>	-253
lie down	81
lie on	-103
lie there	-118
lie this	-142
life	329
life ,	171
life </s>	306
life is	-142
lifeboat	53
lifeboat crow	99
lifelong	198
lifetime	-82
lifetime error	-44
lift	96
lift 's	-45
lift ,	-20
lift </s>	245
lift <number>	-18
lift a	-187
lift and	-88
lift for	116
lift in	-26
lift in our	-17
lift is	-113
lift is out	9
lift is stick	-100
lift more	122
lift more than	122
lift on	-50
lift over	86
lift over <number>	86
lift the	121
lift was	-110
light	-141
light 's	96
light ,	-72
light </s>	14
light and	-129
light at	141
light go	-108
light in	-89
light is	-163
light off	-215
light off </s>	-150
light on	-92
light on the	-78
light sleeper	125
light up	-174
lighter	46
lighter </s>	46
lighthouse	11
lighthouse keeper	-59
like	-66
like </s>	-41
like <kin>	-42
like <kin> </s>	-113
like a	-446
like a <kin>	-5
like a <number>	-113
like a brick	-112
like a criminal	-83
like a hymn	54
like a letter	-109
like a list	101
like a ransom	-81
like a robot	-132
like a tractor	-115
like an	-177
like an idiot	-112
like dirt	-131
like epipen	120
like epipen allergic	120
like her	111
like him	-113
like how	-168
like i	-274
like i 'm	-249
like ice	-59
like ice </s>	-59
like it	7
like it </s>	-191
like it when	77
like mad	-114
like me	177
like me </s>	177
like my	169
like my answer	86
like number	57
like option	-170
like soap	28
like soap to	28
like something	-135
like that	59
like that </s>	-228
like that <number>	139
like that second	-165
like the	-156
like the <name>	-148
like the end	-140
like the first	-145
like the second	-229
like the way	-80
like the whole	52
like them	-174
like these	-140
like thing	194
like thing in	161
like this	-190
like this </s>	-95
like this <number>	-89
like this plan	-59
like this song	-56
like to	-95
like to be	-13
like to know	-145
like to say	-127
like when	177
like where	-72
like where this	-72
like you	161
like you say	-98
like you to	112
like your	44
like your answer	87
lily	-10
lily </s>	160
lily on	-123
lime	97
limerick	-250
limerick </s>	-96
limerick about	-166
limescale	-168
limescale off	-131
limescale off a	-131
limit	-90
limit ,	-27
limit </s>	-9
limit for	62
limit to	178
limit to <number>	145
limit until	-96
limit until the	-96
limp	-315
limp </s>	-194
limp since	-129
limp since the	-129
lindy	12
lindy hop	12
line	-107
line 's	43
line 's a	31
line ,	-11
line , <number>	66
line </s>	-79
line <kin>	151
line <number>	-189
line <number> ,	29
line <number> </s>	-372
line <number> and	-138
line <number> have	-140
line <number> is	-90
line <number> make	178
line <number> of	-162
line a	21
line a page	21
line about	-174
line and	-200
line as	-147
line at	-179
line at the	-118
line each	-134
line each </s>	-134
line for	-96
line for a	-123
line for me	-7
line from	-162
line get	-12
line have	-104
line i	-139
line in	-35
line in <name>	17
line in the	-97
line into	-112
line is	-21
line just	-116
line long	-167
line long </s>	-91
line mean	-179
line of	29
line of any	134
line of the	-168
line on	-200
line or	-54
line over	-178
line should	-106
line to	-158
line under	-145
line up	67
line up </s>	53
line was	41
line with	21
lineman	109
linen	144
linen </s>	119
liner	-150
linguistics	99
link ,	52
link </s>	22
link are	-170
link are dead	-89
link below	-147
link below </s>	-147
link in	-140
link is	-114
link with	-144
lint	-138
linter	-177
linter </s>	52
linter want	-112
linux	151
lip	-185
lip-read	122
lip-read <name>	121
liquid	101
liquid </s>	70
lise	131
list	-238
list 's	86
list ,	-143
list , <number>	-138
list , so	-147
list , which	-139
list :	-96
list : <number>	-173
list </s>	-129
list <number>	29
list <number> country	-132
list and	-128
list are	84
list below	-160
list build	162
list build </s>	132
list by	113
list for	-22
list for <number>	-177
list for a	-84
list for the	-88
list have	-140
list have <name>	-91
list in	-79
list is	-323
list is a	-149
list look	88
list of	-105
list of <number>	133
list of name	-152
list to	-113
list what	-175
list with	-124
list you	-75
list you give	-59
listen	-76
listen </s>	-170
listen to	32
listen to the	-99
listener	82
listing	106
listing from	106
listing from <number>	106
lite	140
literal	-165
literal </s>	-165
literally	59
literally </s>	66
lithium	147
lithium ,	115
lithium </s>	49
lithium for	130
litre	117
litre </s>	125
litre a	90
litre a year	90
litre tank	-151
litre tank </s>	-151
litter	-126
little	-42
little </s>	-85
little <kin>	-6
little <name>	243
little <name> </s>	105
little <number>	175
little one	-68
little one </s>	-68
live	-9
live ,	106
live </s>	15
live <number>	150
live <number> door	32
live aboard	99
live aboard a	99
live above	-154
live above a	-156
live above the	-14
live alone	100
live alone </s>	141
live alone with	-74
live and	-36
live at	-70
live at my	192
live at number	-72
live at the	10
live behind	129
live behind the	124
live downstair	94
live downstair </s>	114
live for	76
live here	-81
live here </s>	66
live here since	-150
live in	-95
live in </s>	151
live in <name>	-307
live in <number>	176
live in a	37
live in my	98
live in the	171
live my	181
live my <kin>	181
live near	-104
live off	212
live off the	116
live on	113
live on <number>	123
live on my	159
live on the	-4
live on toast	-120
live over	-32
live over the	164
live past	46
live room is	6
live stream	-109
live there	-155
live with	134
live with her	-37
live with me	143
live with my	161
live with us	275
liver	143
liver scare	111
liver scare </s>	111
livery	129
livery in	129
livery in <name>	129
livid	-115
load	-209
load ,	-141
load </s>	-183
load at	-87
load at the	-87
load bay	63
load shed	-15
loader	116
loaf	39
loaf </s>	-117
loaf and	-106
loan	53
loan ,	129
loan </s>	-77
loan and	139
loan from	158
loan until	-102
loan until <number>	-102
lobby	-151
lobster	-148
lobster </s>	-148
local	147
local </s>	-90
local paper	159
lock	82
lock </s>	47
lock after	53
lock down	142
lock for	-157
lock in	69
lock myself	-136
lock myself out	-136
lock out	-148
lock the	67
lock up	-10
lock up in	173
lock up the	-82
lock with	-130
lockdown	111
lockdown </s>	83
locker	-40
locum	17
lodge	91
lodge with	91
lodge with us	91
loft	-14
loft </s>	56
loft conversion	142
loft with	-134
log	98
log 's	-115
log ,	-174
log </s>	-196
log below	-101
log below </s>	-101
log every	-90
log in	-183
log in ,	-92
log in </s>	-197
log in <name>	83
log in and	-162
log is	152
log me	-289
log me out	-289
log since	-141
log to	168
log to <name>	168
log truck	56
logic	-120
login	-243
login </s>	-155
login bug	-115
login bug </s>	-73
login page	-58
login page ,	-48
logistics	77
logistics </s>	154
logo	-258
logo </s>	-180
long	-30
long ,	-200
long </s>	-363
long answer	34
long as	33
long covid	228
long day	-163
long email	91
long enough	-121
long for	-139
long for the	-79
long in	-122
long is	114
long paragraph	137
long paragraph are	48
long paragraph wear	-35
long run	128
long story	13
long story </s>	13
long text	-7
long text lose	-7
long to	-39
long-distance	175
long-distance train	107
longcase	-34
longcase </s>	-101
longer	-26
longer </s>	-182
longer than	64
longer than <number>	170
longer than anyone	33
longer than the	-205
loo	11
loo </s>	84
look	-293
look </s>	-232
look after	416
look after </s>	135
look after <kin>	113
look after my	124
look after the	223
look alike	-39
look at	-75
look at </s>	-92
look at a	-147
look at it	32
look at me	-261
look at my	24
look at the	-121
look at this	-140
look awful	-128
look awful </s>	-128
look back	172
look back </s>	172
look better	-137
look better </s>	-99
look clean	-57
look different	-68
look fine	-162
look fine </s>	-97
look first	-51
look first </s>	-51
look for	-93
look for a	-186
look for something	132
look for the	-102
look horrible	-85
look in	-138
look it	-170
look it up	-143
look like	-312
look like </s>	-110
look like a	-257
look lovely	-139
look low	-142
look nice	-111
look nice </s>	-104
look odd	-139
look off	-207
look off ,	-113
look off </s>	-169
look ok	-174
look ok </s>	-139
look right	-121
look sad	-52
look smart	-108
look smart </s>	-74
look the	134
look the same	134
look to	-182
look up	12
look wrong	-95
look wrong </s>	-43
loom	-81
loom in	-20
loop	-168
loop ,	-166
loop </s>	-240
loop end	-144
loop end when	-144
loop in	64
loop is	-204
loop run	-133
loop to	-129
lorry	48
lorry 's	-125
lorry </s>	169
lorry <kin>	-27
lorry between	177
lorry between <name>	177
lorry to	168
lorry to <name>	168
lose	-130
lose ,	-155
lose </s>	-243
lose <number>	82
lose <number> </s>	-146
lose <number> kilo	219
lose <number> stone	48
lose a	-281
lose a <kin>	-10
lose an	11
lose at	-211
lose count	-138
lose her	-13
lose her <kin>	-152
lose in	-16
lose in the	-186
lose it	-117
lose me	136
lose me </s>	166
lose money	-15
lose money since	32
lose most	114
lose most of	59
lose my	-7
lose my <kin>	116
lose my hear	140
lose my licence	123
lose my place	-233
lose my sense	129
lose my voice	-156
lose on	-171
lose our	12
lose our <kin>	126
lose our first	80
lose power	-129
lose the	6
lose the <name>	-60
lose the book	-152
lose the connection	-169
lose the first	-122
lose the last	-140
lose the line	-126
lose the other	136
lose the page	-79
lose the roof	-68
lose the thread	-133
lose to	-158
lose to the	29
loser	-165
loser </s>	-165
loss	-108
loss is	-127
loss is <kin>	-127
lot	-161
lot </s>	-50
lot are	58
lot of	-79
lottery	-14
lottery </s>	90
loud	-60
loud ,	-172
loud </s>	-79
loud i	-97
loud in	-131
loud in this	-65
loud place	140
loud this	-113
loud today	-111
loud today </s>	-111
loudest	-111
lounge	186
lounge ,	136
lousy	-98
love	-126
love </s>	-14
love <name>	106
love a	-164
love how	-155
love how you	-139
love it	-78
love it ,	-124
love it </s>	8
love that	-144
love the	-176
love the new	-132
love this	-105
love to	-141
lovely	-120
lovely </s>	-150
lovely but	-90
lovely in	-123
lover	-112
low	62
low ,	-101
low </s>	141
low salt	6
lower	-11
lowercase in	-167
luck	-237
luck </s>	-238
lucky	7
lucky </s>	-104
luggage	-54
luggage only	57
luis	96
lukewarm	115
lukewarm </s>	98
lump	-149
lunch	-286
lunch ,	-269
lunch , back	-165
lunch </s>	-251
lunch and	-156
lunch at	64
lunch at <number>	100
lunch at the	-120
lunch break	158
lunch club	125
lunch daily	59
lunch do	-69
lunch for	-75
lunch for the	-72
lunch i	-227
lunch i have	-113
lunch is	6
lunch is at	156
lunch meeting	123
lunch meeting then	123
lunch that	-163
lunch today	-105
lunch was	-142
lunchtime	156
lung	225
lung </s>	138
lung are	111
lupus	34
lute	97
lycée	106
lycée in	106
lycée in <name>	106
lyric	-139
m	-48
m </s>	-195
ma	71
ma <kin>	180
mac	216
mac at	164
mac at home	113
mac mini	138
mac mini under	99
macbook	143
machine	7
machine 's	95
machine ,	172
machine , a	97
machine </s>	104
machine at	-46
machine at the	-110
machine but	-128
machine in	77
machine in the	23
machine is	38
machine is a	106
machine on	-147
machine was	-130
mackerel	-35
macro	17
macro run	-149
macular	158
macular degeneration	122
mad	-86
mad </s>	-186
mad about	149
mad about otter	148
madam	-125
madeira	-112
madness	-161
madness </s>	-163
magazine	25
magazine </s>	-71
magic	-9
magistrate	113
magnet	-74
magnet </s>	-74
maid	-30
maid of	114
maid of honour	114
maiden	56
maiden name	56
maiden name ,	26
maiden name </s>	113
maiden name is	165
mail	-35
mail </s>	61
mail ask	-104
mail ask who	-104
mail in	59
mail in <name>	59
mail is	-83
mail merge	-135
mail only	-88
mail only ,	-88
mail say	-148
mail to	-169
mail to the	-123
main	66
main </s>	-9
main <kin>	150
main <kin> is	150
main by	-145
main competitor	-89
main gas	100
main gas </s>	100
main road	-17
main water	88
mainly	188
mainly </s>	157
maintain	193
maintain a	104
maintain a small	104
maintain the	137
maintenance	-57
maja	134
major	107
make	14
make ,	120
make </s>	112
make <name>	-134
make <number>	40
make <number> a	-29
make <number> version	-162
make a	-124
make a hide	-6
make a list	-191
make a noise	-157
make a one-page	67
make a rota	-96
make a table	-113
make all	116
make another	-121
make by	88
make dinner	-148
make for	111
make from	19
make have	-117
make hear	84
make hear test	46
make her	39
make him	39
make in	106
make in <name>	157
make is	-14
make it	14
make it </s>	-184
make it <number>	-45
make it a	-154
make it quick	-97
make it rhyme	-166
make it short	-165
make it sound	-162
make it worse	-122
make me	87
make me a	-105
make me cry	-143
make me gag	120
make me ill	145
make me itch	108
make me laugh	-185
make me sick	138
make me sound	5
make me wobbly	16
make mistake	-132
make mistake </s>	-132
make more	-129
make my	-75
make my own	175
make no	-180
make no sense	-180
make of	-141
make on	-153
make redundant	184
make redundant in	168
make saddle	96
make sense	-198
make sense </s>	-142
make sensor	20
make sensor for	20
make tea	-152
make team	117
make team <kin>	117
make that	-223
make that into	-131
make that noise	-132
make the	-36
make the <name>	-42
make the font	-126
make the rota	24
make this	-43
make to	-155
make up	-41
make up half	104
make with	-72
make you	-218
maker	84
male	158
mall	-72
mall ,	127
malt	61
man	-12
man </s>	26
man <name>	81
man at	-233
man at the	-194
man at work	-95
man call	154
man call <name>	154
man can	-140
man come	12
man from	-150
man go	-116
man in	95
man in a	-71
man in hat	160
man in the	-21
man is	40
man name	156
man next	24
man next door	24
man of	58
man on	-192
man on the	-108
man ring	-113
man say	-167
man say it	-133
man was	-111
man who	-172
man with	-94
man with the	-67
man you	-138
manage	206
manage <number>	117
manage a	129
manage it	120
manage it </s>	78
manage stair	110
manage the	178
manage to	-133
mandatory	191
mango	21
manner	-139
manner </s>	-118
manual	169
manual </s>	171
manual barely	74
manual barely cover	74
manual handle	-47
manual is	-75
many	-371
many </s>	-132
many <kin>	25
many <name>	-137
many each	-89
many each </s>	-58
many egg	-135
many for	-89
many gram	-103
many hour	-78
many km	-63
many leg	-82
many minute	-54
many minute </s>	-54
map	-52
map ,	130
map , due	24
map </s>	-138
marathon	-35
marathon </s>	-27
marathon in	137
marathon in <month>	115
marathon in <name>	11
marathon is	-31
marathon on	-11
marathon since	137
marathon since <number>	137
marble	-116
marble </s>	-116
march	-39
march ,	134
march </s>	-91
march to	-86
margaret	147
margin	-247
margin </s>	-132
marguerite	-61
marguerite ,	-61
marguerite , who	-61
mariachi	30
marine	187
marine biology	166
marine biology in	105
mark	102
mark ,	129
mark </s>	-120
mark <number>	-175
mark get	-126
mark my	8
mark my <name>	100
mark scheme	-63
market	141
market ,	218
market , <days>	86
market </s>	-88
market <kin>	64
market after	109
market day	216
market in	121
market in <name>	117
market is	-4
market sell	100
market stall	131
marquee	84
marquee </s>	53
marriage	144
marriage ,	147
marriage </s>	144
marry	-28
marry ,	142
marry </s>	-133
marry <name>	107
marry <number>	-10
marry a	-22
marry in	-117
marry in <name>	304
marry in a	158
marry in the	-110
marry on	218
marry on <number>	210
marry this	96
marry this spring	96
marry to a	192
marry to this	-94
mart	72
marta	-70
mascot	-90
mascot is	-90
mash	16
mash </s>	16
mask	60
mask </s>	29
mass	-52
mass spec	-21
mass spec is	-21
massage	119
mastectomy	184
master	202
master 's	-103
master 's in	78
master </s>	153
master for	140
master in	226
master in <name>	162
master in hydrology	79
master squad	129
mat	36
matatu	-151
match	-297
match ,	-79
match </s>	-184
match get	-75
match get rain	-75
match is	-122
match is on	-87
match report	-61
match the	-111
material	101
material </s>	84
maternity	195
maternity leave	147
math	180
math ,	190
math </s>	133
math and	112
math and <name>	96
math at	132
math at <number>	119
math hw	-129
math is	66
math is n't	-56
math sheet	-86
matter	16
matter </s>	-39
matter arise	-101
matter for	22
matter for the	22
matter of	-154
matter to	180
matter to me	180
mattress	-100
maureen	101
max	20
max ,	-133
max </s>	59
max <number>	-95
max <number> </s>	-134
max <number> hour	41
may	173
may ,	211
may </s>	389
may <name>	-134
may <name> </s>	-134
may <number>	55
may <number> ,	-8
may <number> </s>	112
may and	156
may be	-224
may be </s>	-192
may be wrong	-48
may go	-156
may have	98
may i	-132
may i have	54
may i trouble	-119
may in	122
may not	37
may not open	18
may not use	-17
may now	-148
may on	-79
may to	166
may to <month>	166
may use	122
may/june	134
maybe	-315
maybe </s>	-154
maybe <number>	-193
maybe <number> </s>	-116
maybe <number> hour	-91
maybe <number> minute	-87
maybe later	-41
maybe later </s>	-41
maybe not	-127
mayor	-48
mayor here	157
me	157
me "	51
me ,	308
me , <name>	175
me , <number>	-54
me , always	68
me , and	53
me , coeliac	106
me , ever	96
me , i	235
me , long	108
me , so	-31
me , the	151
me :	126
me </s>	10
me <days>	81
me <kin>	48
me <kin> </s>	143
me <kin> <name>	-70
me <kin> have	-43
me <name>	131
me <name> ,	208
me <name> </s>	118
me <name> <name>	161
me <number>	-67
me <number> </s>	-132
me <number> dinner	-108
me <number> hour	18
me <number> minute	49
me <number> possible	-53
me <number> question	77
me <number> that	-117
me <number> try	-124
me a	-355
me a <number>	-167
me a joke	-91
me a list	-97
me a minute	-79
me a nice	-74
me a paragraph	-86
me a riddle	-87
me a sec	-92
me a short	-75
me about	-115
me about <number>	135
me after	-131
me again	-131
me again </s>	-106
me all	-79
me always	-29
me always </s>	86
me an	-40
me an hour	97
me and	275
me and </s>	-117
me and <kin>	158
me and <name>	265
me and <number>	119
me and a	49
me and an	111
me and my	126
me and nobody	139
me and the	144
me answer	-145
me anymore	78
me anymore </s>	78
me anything	-134
me as	49
me as a	174
me ask	-167
me at	-31
me at <number>	-48
me at the	54
me awake	59
me back	-190
me be	157
me be the	132
me because	-62
me because i	-134
me before	25
me by	49
me by my	-60
me can	45
me cry	-149
me cry </s>	-104
me do	108
me down	180
me down for	-68
me drive	135
me each	83
me every	184
me fix	-134
me fix it	-134
me for	-117
me for <number>	229
me for a	-174
me for eat	-149
me for the	-127
me from	72
me from now	88
me from the	7
me gag	120
me gag </s>	120
me go	-35
me go in	-77
me have	68
me he	-116
me her	116
me his	50
me hive	196
me hive </s>	174
me how	-172
me how long	-59
me how to	-146
me i	11
me if	-193
me if it	-154
me ill	145
me ill </s>	145
me in	258
me in </s>	176
me in <month>	190
me in <name>	278
me in <number>	41
me in hospital	66
me in the	-103
me into	-54
me is	-124
me is set	-46
me it	-208
me itch	108
me just	-119
me just now	-103
me laugh	-185
me laugh </s>	-125
me leave	26
me like	122
me like a	74
me like dirt	-131
me metric	116
me metric ,	116
me migraine	119
me migraine </s>	119
me monthly	150
me my	175
me not	46
me nothing	-168
me nothing </s>	-116
me now	-56
me now </s>	-56
me off	218
me off </s>	162
me off the	79
me on	6
me on </s>	-73
me on <day>	-10
me on <days>	109
me on <name>	-46
me on hold	-93
me on this	-105
me only	-137
me or	-190
me or is	-93
me out	14
me out </s>	53
me out in	104
me out of	135
me out this	-109
me out twice	-157
me over	-106
me over the	-98
me pay	-141
me per	133
me pick	-101
me please	-63
me plus	104
me read	-112
me she	-149
me she 'd	-92
me should	126
me sick	138
me since	151
me since i	106
me sir	-49
me so	-190
me something	-215
me sound	-21
me speak	7
me step	-22
me step <number>	-22
me stiff	66
me stiff ,	66
me that	-43
me that <kin>	159
me that <number>	-39
me that i	-117
me the	-88
me the <name>	47
me the conclusion	77
me the list	-134
me the phone	-130
me the wrong	-106
me there	-143
me there 's	-95
me there </s>	-119
me this	-126
me this morning	-63
me through	-24
me to	200
me to <name>	143
me to a	-215
me to ask	70
me to get	-176
me to the	121
me to this	85
me today	-220
me today </s>	-176
me under	133
me under <number>	133
me up	-138
me up </s>	-95
me wait	-133
me was	-190
me what	-165
me what 's	-49
me when	59
me where	-73
me whether	-100
me which	55
me who	134
me why	-168
me why </s>	-100
me why the	-102
me with	-48
me with <name>	152
me with <number>	-24
me with a	33
me with this	-59
me wobbly	16
me wobbly </s>	16
me word	40
me word a	87
me work	95
me work <number>	135
me write	59
meadow	-14
meal	171
meal </s>	194
meal fall	113
meal fall between	113
meal plan	61
mean	-97
mean </s>	-193
mean <number>	-85
mean <number> month	-85
mean by	-163
mean he	28
mean i	112
mean i repeat	-68
mean in	51
mean my	31
mean my <kin>	31
mean no	-22
mean no night	-93
mean nothing	170
mean nothing to	143
mean of	-88
mean ol	-63
mean ol '	-63
mean our	148
mean the	-199
mean the other	-106
mean to	191
mean to be	-148
mean what	-130
mean what exactly	-106
meaner	-182
meaner </s>	-132
meanwhile	70
meanwhile </s>	99
measure	-59
measure </s>	-162
measurement	47
meat	149
meat ,	-25
meat </s>	-82
meat for	162
meat for <number>	162
meat since	146
mechanical	127
med	33
med school	133
med school in	45
medal	61
medical	163
medical every	48
medical school	97
medicine	167
medicine </s>	98
meditate	73
meditate for	110
meditate for <number>	110
medium	78
meet	-166
meet ,	-124
meet </s>	-180
meet <days>	63
meet <name>	-87
meet and	-129
meet at	9
meet at <name>	128
meet at <number>	-151
meet at mine	82
meet at the	109
meet every	65
meet get	-168
meet get move	-106
meet him	-134
meet him twice	-134
meet in	-40
meet in <number>	-161
meet in the	189
meet my	145
meet my <kin>	145
meet of	-56
meet on	44
meet on the	130
meet online	87
meet run	-88
meet run over	-88
meet some	-134
meet the	-99
meet to	-112
meet with	-165
meet with <name>	-165
meeting	250
meeting </s>	12
meeting after	136
meeting after <number>	136
meeting are	147
meeting before	147
meeting before <number>	134
meeting for	103
meeting for the	103
meeting then	123
meeting then </s>	123
meh	-181
meh </s>	-180
mei	7
melt	-206
melt </s>	-125
melt on	-82
member	119
member </s>	137
member of a	-52
membership	137
meme	-222
meme </s>	-84
memo	-89
memoir	-50
memorise	-10
memory	-266
memory at	-128
memory at row	-121
memory serve	-104
memory serve </s>	-104
mend	37
mend the	-146
mental	-117
mention	-287
mention </s>	-161
mention a	-152
mention it	-230
mention it </s>	-187
mentor	-58
menu	-242
menu ,	-157
menu :	-114
menu </s>	-178
menu at	21
menu for	53
menu go	-135
menu i	102
merge	6
merge </s>	-10
merge is	31
merge it	-132
merge the	-132
merge with	75
merger	159
merger </s>	98
merry	-81
mesh	161
mess	-218
mess ,	-133
mess </s>	-50
mess after	-89
mess so	-130
mess this	-111
mess today	-81
mess today </s>	-56
mess with	-145
message	-36
message ,	-4
message </s>	-15
message for	86
message for the	116
message from	-165
message get	-24
message get cut	-101
message in	76
message to	73
message was	-102
messi	-146
messy	-136
metal	158
metal but	-17
metal plate	182
metal plate in	156
metal taste	-137
meter	35
meter 's	144
meter </s>	-60
meter man	-127
metformin	29
metformin twice	152
method	-93
method </s>	-165
methotrexate	170
methotrexate ,	119
metre	66
metre ,	139
metre </s>	111
metre of	-96
metre of it	-30
metric	149
metric ,	8
metric , i	129
metric , never	104
metric </s>	94
metric in	107
metric only	91
metric only ,	87
metric unit	-13
metric unit only	15
metro	-65
mg	69
mi	112
mi a	17
mic	-224
microbe	92
microwave	159
microwave </s>	76
mid	-94
mid <month>	159
mid <month> </s>	159
mid <name>	65
middle	-138
middle </s>	-187
middle <number>	195
middle <number> ,	122
middle of	-43
middle of a	-207
middle of the	-186
midnight	-247
midnight ,	-132
midnight </s>	-186
midwifery	159
might	-280
might <number>	-62
might as	-150
might as well	-150
might be	-211
might could	117
migraine	263
migraine ,	56
migraine </s>	225
migraine from	183
migraine from flicker	121
migraine with	110
migraine with aura	110
migrate	198
migrate from	146
migrate from <name>	146
migration	-54
migration </s>	47
miguel	22
miguel leave	22
mil	41
mild	-29
mile	58
mile </s>	98
mile a	158
mileage	167
mileage is	107
military	-64
military service	-44
military service in	-54
milk	-62
milk 's	68
milk ,	28
milk , <number>	-59
milk </s>	-57
milk <number> <name>	109
milk <number> jersey	83
milk and	-90
milk and egg	-70
milk at	171
milk at <number>	171
milk by	-69
milk go	-163
milk in	-89
milk in the	-90
milk leave	-144
milk leave </s>	-144
milk on	-115
milk on the	-115
milk price	-41
milk tanker	150
milk than	-163
milk twice	80
milker	165
milker </s>	135
mill	213
mill ,	76
mill </s>	211
mill in	110
mill in <name>	101
mill is	-61
mill is what	-61
mill near	132
mill near <name>	132
million	83
million ,	-129
million </s>	-54
million row	71
min	-95
min ,	-167
min </s>	-92
min a	131
min a day	131
min ago	-235
min ago </s>	-193
min each	73
min each way	73
min in	-104
min in the	-104
min late	-142
min late </s>	-93
min leave	-116
min leave </s>	-116
min or	-160
min so	-132
min so be	-120
min to	-125
min today	-84
min today </s>	-84
min walk	119
mince	-159
mince </s>	-186
mince and	-136
mind	-166
mind ,	-7
mind , find	-53
mind </s>	-224
mind <name>	-67
mind for	138
mind that	-177
mind that </s>	-177
mind the	-33
mind your	-97
mine	170
mine 's	-11
mine 's <number>	-135
mine 's a	73
mine 's the	130
mine ,	119
mine , <name>	124
mine , <number>	172
mine </s>	-24
mine and	164
mine are	135
mine at	131
mine by	100
mine first	82
mine first <day>	82
mine go	108
mine half	161
mine have	-86
mine have go	-124
mine injury	-68
mine injury ,	-68
mine is	246
mine is a	119
mine is the	163
mine on	105
mine since	64
mine since <name>	150
mine so	45
mine till	144
mine till <number>	144
mine to	184
mine were	-112
mini	142
mini under	99
mini under <name>	99
minibus	147
minibus </s>	77
minimum	144
minimum wage	60
minister	-179
ministry	208
ministry </s>	100
minor	-105
minus	-81
minus <number>	-84
minus <number> ,	12
minus <number> </s>	68
minute	-302
minute ,	-142
minute </s>	-233
minute after	-66
minute ago	-241
minute ago ,	-106
minute ago </s>	-179
minute ago and	-117
minute and	-266
minute and i	-132
minute at	-91
minute at the	-7
minute away	-17
minute away </s>	-17
minute before	-184
minute before my	-157
minute before the	-160
minute by	66
minute by ferry	74
minute each	221
minute each way	183
minute for	104
minute for the	104
minute from	-128
minute from <day>	-109
minute i	-138
minute in	96
minute in the	66
minute late	-219
minute late </s>	-167
minute leave	-215
minute leave </s>	-147
minute of	77
minute off	148
minute off </s>	148
minute on	6
minute so	-160
minute so be	-106
minute this	-130
minute this morning	-130
minute to	-16
minute tonight	-65
minute with	-93
mireille	127
mirela	39
mirror	84
mirror </s>	94
miscarriage	135
miscarriage before	135
misread	-165
misread it	-39
misread it </s>	-39
miss	-27
miss </s>	-199
miss <name>	-10
miss <name> </s>	-135
miss <number>	175
miss <number> finger	136
miss a	-59
miss again	-152
miss an	-91
miss bracket	-122
miss bracket </s>	-81
miss from	-51
miss from the	83
miss in	-80
miss it	-15
miss it </s>	-160
miss something	-143
miss something </s>	-143
miss the	-80
miss the bus	-114
miss the last	-144
miss the second	-121
misspell	38
misspell </s>	39
mistake	-201
mistake ,	-84
mistake </s>	-251
mistake at	46
mitzvah	144
mix	114
mix </s>	-133
mix the	72
mix up	-172
mix up the	-157
mixer	201
mixer from	162
ml	-62
ml </s>	33
ml in	75
mm	58
mm </s>	163
mm of	-81
mo	55
mo </s>	-135
moan	-55
moan about	-137
mobile	156
mobile </s>	24
mobile <kin>	20
mobile app	149
mobile signal	112
mobile signal at	92
mobile team	102
mock	-23
mock in	125
mock in <month>	125
mock paper	100
mock paper </s>	100
mock the	72
mock-up	-110
modal	-147
modbus	-53
mode	43
mode ,	-92
mode </s>	55
mode on	-96
model	10
model for	-105
model for <number>	-105
model railway	43
model train	-84
model train ,	-95
model train </s>	63
modern	-128
module	5
module ,	55
module </s>	135
module name	-110
module name '	-110
mold	26
moment	-160
moment ,	60
moment </s>	-326
moment i	111
money	116
money 's	145
money 's tight	93
money ,	151
money </s>	55
money at	-46
money for	134
money in	27
money since	32
monika	33
monika have	33
monika have be	33
monitor	190
monk	86
monk for	135
monk for <number>	135
monk in	-50
monk in <name>	-50
mono	-92
mono </s>	-32
monolith	109
monorepo	244
monorepo ,	97
monorepo have	136
monorepo with	98
month	163
month '	155
month ' rent	86
month ,	5
month </s>	153
month <number>	67
month a	-85
month a year	-85
month ago	154
month ago </s>	154
month at	-125
month at <number>	-125
month before	116
month for	132
month for a	64
month for the	35
month from	118
month go	-54
month i	-35
month if	-131
month into	129
month is	85
month is <month>	85
month of	-42
month of the	-74
month off	185
month on	161
month take	-48
month till	119
month to	-85
month to make	-6
month towards	73
month until	140
monthly	213
monthly ,	126
monthly </s>	157
mood	-199
mood ,	-151
mood this	-61
moon	-231
moon </s>	-189
moon follow	-105
moonlight	45
moor	126
moor </s>	-45
moor at	178
moor at <name>	178
moor in	128
moor in <name>	128
mop	-166
mop </s>	-89
moral	-119
more	-145
more ,	78
more :	-89
more </s>	-131
more <name>	158
more about	-104
more control	-128
more like	-146
more of	161
more or	167
more or less	167
more question	-119
more run	113
more run for	113
more than <number>	217
more than an	136
more thing	-125
more thing </s>	-125
more time	-94
more to	-135
more year	159
more year </s>	93
morning	36
morning !	-158
morning 's	-172
morning ,	-174
morning , <name>	-39
morning , go	52
morning , i	152
morning </s>	-10
morning a	44
morning after	-34
morning after a	-138
morning and	22
morning and night	125
morning are	190
morning are when	65
morning at	-52
morning at <number>	72
morning at the	74
morning before	110
morning before work	65
morning have	-119
morning i	27
morning i 'm	47
morning in	43
morning is	-87
morning on	-159
morning on the	-146
morning our	117
morning routine	98
morning say	-91
morning start	41
morning the	-34
morning to	-141
morning was	-59
morning with	41
mortgage	217
mortgage </s>	130
mortgage and	-82
mortgage fix	138
mortgage fix at	78
mortgage in	26
mortgage is	35
mortgage is fix	69
mortgage is in	137
mortgage rate	-11
mortify	63
mosque	163
mosque </s>	108
most	64
most </s>	59
most <day>	110
most <day> </s>	110
most <days>	132
most <days> </s>	115
most <name>	-116
most afternoon	131
most afternoon </s>	131
most agency	20
most evening	62
most night	113
most night </s>	113
most of	5
most of my	113
most of our	261
most of the	21
most of them	149
most of us	-51
most reader	113
mostly	181
mostly ,	-69
mostly </s>	213
mostly <kin>	223
mostly <kin> ,	111
mostly <name>	360
mostly <name> </s>	201
mostly bridal	100
mostly crime	95
mostly eat	55
mostly farm	189
mostly from	-130
mostly in	-31
mostly in <name>	-53
mostly on	170
mostly over	192
mostly over <number>	192
mostly to	168
mot	48
moth	-53
mother-tongue	263
mother-tongue </s>	194
mother-tongue is	137
mother-tongue is <name>	81
motion	133
motivational	43
motocross	123
motor	76
motor </s>	-94
motorbike	149
motorbike crash	83
motorhome	172
motorway	126
motorway </s>	137
motto	-45
mould	-47
mould </s>	9
mount	-81
mountain	28
mountain rescue	-88
mouse	88
mouse </s>	43
mouse double	-55
mouse double click	-55
moustache	-115
mouth	38
move	-84
move </s>	-35
move <number>	-56
move about	62
move all	189
move away	-67
move away from	-67
move back	-41
move back to	-87
move every	119
move every <number>	119
move from	18
move from <name>	-16
move from the	-134
move house	-162
move in	20
move in </s>	-119
move in with	323
move into	222
move into our	81
move into the	152
move it	-32
move it to	-152
move me	11
move me </s>	-140
move me to	121
move my	6
move off	58
move on	-250
move on </s>	-185
move on to	-123
move our	-36
move out	36
move out of	-50
move the	-290
move the <name>	-132
move the file	-140
move the meet	-97
move the sofa	-156
move the whole	81
move the workshop	128
move to	124
move to <name>	33
move to <number>	-15
move to the	146
movement	29
movie	-181
movie </s>	-117
movie is	-114
mow	-4
mr	53
mr <name>	53
mr <name> ,	13
mr <name> is	28
mr.	11
mr. <name>	11
mr. <name> ,	-62
mri	100
mri for	100
mri for me	100
mrs	50
mrs <name>	50
mrs <name> ,	-35
mrs <name> at	43
ms	84
ms </s>	49
ms is	65
ms is what	65
ms word	5
msg	-92
much	-247
much </s>	-305
much <kin>	-82
much a	-99
much as	-27
much as i	155
much is	-174
much is <number>	-132
much is leave	-74
much to	-129
much water	-135
mud	-151
muddy	-114
muffin	-169
mug	-165
mug </s>	-106
mumble	151
mumble </s>	151
mumps	97
mumps </s>	97
murder	-81
murder </s>	82
murder a	-107
murmur	150
murmur </s>	114
museum	8
museum 's	159
museum </s>	-56
museum have	53
museum in	-143
museum in <name>	-143
museum shop	107
museum was	-134
mush	-173
mush </s>	-126
mush after	-101
mushroom	134
mushroom </s>	126
music	69
music ,	141
music </s>	-66
music but	117
music is	13
musical	126
mussel	49
mussel </s>	110
must	-15
must </s>	105
must be	176
must be a	41
must be in	173
must be out	30
must be the	81
must be weigh	37
must clear	53
must go	-209
must go out	-106
must have	-52
must have a	-175
must have the	160
must hurry	-102
must hurry </s>	-102
must i	-59
must make	-116
must not	80
must run	137
must sit	36
must speak	-139
must wear	46
must write	-225
mustard </s>	40
mute	26
mute </s>	114
my	115
my <day>	46
my <day> go	13
my <days>	198
my <kin>	135
my <kin> 's	-17
my <kin> (	118
my <kin> ,	650
my <kin> :	-64
my <kin> </s>	284
my <kin> <kin>	-70
my <kin> <name>	742
my <kin> <number>	241
my <kin> about	-157
my <kin> after	106
my <kin> and	163
my <kin> are	6
my <kin> as	158
my <kin> ask	-211
my <kin> at	-87
my <kin> bake	100
my <kin> before	188
my <kin> build	161
my <kin> buy	7
my <kin> by	-65
my <kin> call	-13
my <kin> can	272
my <kin> come	-120
my <kin> do	-88
my <kin> drive	-38
my <kin> eat	-82
my <kin> every	61
my <kin> for	154
my <kin> forbid	111
my <kin> from	75
my <kin> full-time	111
my <kin> get	160
my <kin> go	162
my <kin> have	68
my <kin> hear	-67
my <kin> i	103
my <kin> in	118
my <kin> insist	-82
my <kin> is	-115
my <kin> joke	-186
my <kin> just	-36
my <kin> keep	-62
my <kin> laugh	-112
my <kin> leave	12
my <kin> like	-195
my <kin> live	241
my <kin> loan	127
my <kin> lock	-45
my <kin> lodge	91
my <kin> lose	25
my <kin> love	-107
my <kin> move	21
my <kin> na	148
my <kin> need	-87
my <kin> now	106
my <kin> on	-80
my <kin> only	20
my <kin> own	145
my <kin> play	227
my <kin> raise	126
my <kin> read	167
my <kin> really	-4
my <kin> reckon	-125
my <kin> refuse	-90
my <kin> ring	42
my <kin> run	71
my <kin> say	-376
my <kin> sell	168
my <kin> since	-46
my <kin> speak	65
my <kin> start	162
my <kin> stay	121
my <kin> still	159
my <kin> suggest	-75
my <kin> take	66
my <kin> talk	122
my <kin> teach	128
my <kin> tell	-119
my <kin> that	-125
my <kin> the	-118
my <kin> think	-165
my <kin> to	189
my <kin> tongue	175
my <kin> until	58
my <kin> use	141
my <kin> want	-126
my <kin> was	155
my <kin> who	111
my <kin> will	133
my <kin> work	122
my <kin> would	47
my <name>	55
my <name> 's	182
my <name> ,	105
my <name> </s>	80
my <name> <kin>	-133
my <name> <name>	-83
my <name> <number>	201
my <name> at	-105
my <name> go	-129
my <name> homework	-105
my <name> in	41
my <name> is	254
my <name> just	-121
my <name> licence	117
my <name> live	83
my <name> on	-63
my <number>	101
my <number> ,	146
my <number> </s>	-30
my <number> <kin>	235
my <number> pb	107
my a	125
my a level	125
my accent	-13
my accent mark	-126
my account	76
my account are	158
my address	9
my age	145
my age </s>	148
my agency	116
my ah	-55
my ah ma	-55
my allotment	82
my ankle	58
my answer	-122
my answer ,	-40
my app	-122
my appointment	-75
my apprenticeship	136
my arm	-176
my arm is	-143
my asthma	160
my back	154
my back 's	88
my back </s>	32
my back hurt	-138
my back is	165
my bad	-30
my bag	-163
my bag </s>	-119
my bag there	54
my balance	93
my bank	-105
my bar	-41
my battery	-160
my bean	-46
my bed	102
my bed </s>	102
my bee	-125
my best	-24
my best <kin>	176
my bike	-134
my bike chain	-152
my bike computer	66
my bill	123
my bio	-146
my blood	-92
my blood is	-89
my blood pressure	-13
my blood type	187
my board	-82
my brain	14
my branch	-186
my branch is	-154
my bread	27
my break	15
my breakfast	149
my breakfast </s>	149
my browser	-135
my budget	12
my budget for	176
my budget is	-162
my bug	-142
my build	81
my bus	-217
my bus is	-152
my business	138
my business <kin>	135
my button	-156
my call	-123
my call </s>	-25
my camera	-143
my car	23
my car </s>	-38
my card	-186
my card ,	-96
my card </s>	-133
my card get	-114
my career	61
my career in	61
my cataract	61
my ceiling	153
my cello	23
my chair	-24
my character	-275
my chess	181
my chess rate	150
my chest	133
my chest </s>	119
my chin	193
my choir	135
my cholesterol	143
my chronic	51
my citizenship	177
my citizenship in	67
my class	-9
my class </s>	94
my classroom	119
my coat	-141
my coat on	-128
my code	-217
my code is	-123
my coffee	-122
my coffee 's	-127
my coffee ,	-122
my coffee is	-112
my coffee over	-94
my collarbone	134
my commute	184
my commute 's	115
my commute is	114
my console	-118
my contract	191
my contract </s>	94
my contract end	124
my contract is	109
my contribution	-20
my counter	-138
my country	-101
my cron	-148
my crow	-47
my current	-127
my cursor	-150
my cursor is	-45
my day	-51
my dead	-78
my dead body	-78
my degree	171
my department	182
my deputy	128
my desk	-135
my desk </s>	-124
my desk is	49
my diary	140
my diary </s>	106
my dinner	-142
my diploma	128
my diploma is	133
my divorce	189
my divorce i	96
my dj	146
my dj name	146
my do	-27
my do </s>	-27
my download	-182
my draft	-19
my draft is	-108
my dream is	204
my dream last	-92
my dress	-135
my drive	-33
my drive licence	101
my drive test	156
my ear	-328
my edit	19
my egg	-52
my elder	117
my elder <kin>	117
my employer	92
my enemy	135
my enemy </s>	135
my english	93
my entire	-27
my essay	-92
my even	-73
my example	-213
my eye	-14
my eye are	39
my eye hurt	-180
my eye on	67
my eyesight	245
my eyesight 's	174
my eyesight is	133
my eyesight rule	100
my face	30
my faith	93
my family	147
my family </s>	89
my family to	85
my fault	-95
my fault </s>	-133
my favourite	-59
my favourite <kin>	156
my favourite character	-152
my fear	130
my fear of	130
my fee	120
my feed	-99
my feed is	-99
my field	103
my file	-237
my final	122
my finger	-110
my finger </s>	-136
my finger are	7
my first	100
my first attempt	-94
my firstborn	140
my flat	140
my flat ,	84
my flight	-198
my foot	-216
my foot </s>	-28
my foot are	-200
my foot hurt	-136
my formula	-93
my fortieth	157
my fourth	150
my fourth language	104
my free	-147
my fridge	-121
my function	-214
my game	-136
my game is	-112
my garage	162
my garden	78
my garden is	108
my gas	-71
my gcse	85
my genotype	102
my glass	-82
my glass </s>	-153
my goal	183
my goal here	-125
my goal is	114
my good	-89
my grade	126
my grade <number>	126
my green	20
my greenhouse	109
my guess	-186
my guess is	-182
my guest	-108
my guide	125
my guide <kin>	125
my guitar	96
my hair	44
my hair </s>	-90
my hair at	119
my half	138
my half of	138
my hall	36
my hand	-117
my hand </s>	-270
my hand are	-189
my hand shake	255
my handwriting	86
my handwriting is	214
my head	-147
my head 's	-109
my head </s>	-183
my head hurt	-131
my head in	-164
my head is	-187
my hear	263
my hear aid	149
my hear is	103
my heart	-22
my heart </s>	100
my heart rate	-134
my hip	181
my hip </s>	120
my hip replacement	54
my hobby	136
my hobby ,	136
my hour	139
my hour to	136
my hourly	112
my hourly rate	112
my house	18
my house </s>	72
my house eat	164
my income	131
my income go	12
my income is	129
my insulin	132
my insulin pump	125
my invoice	-4
my invoice come	-69
my invoice go	118
my jaw	124
my job	318
my job </s>	176
my job at	160
my key	-205
my keyboard	-112
my keyboard is	23
my kitchen	113
my kitchen </s>	30
my kitchen everything	88
my knee	174
my knee are	167
my knee can	117
my knee will	178
my label	-103
my lap	17
my lap </s>	17
my laptop	-193
my laptop 's	-134
my laptop ,	-114
my laptop </s>	-52
my laptop fan	-60
my laptop is	35
my laptop run	-64
my last	-8
my last message	-146
my late	292
my late <kin>	312
my least	69
my least favourite	69
my leave	281
my leave <name>	67
my leave ear	173
my leave foot	33
my leave knee	122
my leg	-129
my leg are	-119
my lesson	135
my level	144
my licence	163
my licence for	123
my licence was	109
my license	171
my life	278
my life ,	103
my life </s>	182
my like	-123
my like </s>	-123
my line	12
my line <kin>	58
my link	-129
my link are	-129
my list	-151
my liver	111
my liver scare	111
my lot	167
my lot are	139
my machine	-217
my machine </s>	-195
my maiden	113
my maiden name	113
my mail	-6
my main	-27
my man	140
my math	-152
my meet	-93
my message	-115
my message ,	-134
my meter	149
my mic	-160
my migraine	-12
my mind	-124
my mistake	-119
my mistake </s>	-99
my mobile	-14
my mood	-162
my morning	105
my morning start	41
my mother-tongue	222
my mother-tongue </s>	158
my mother-tongue is	137
my mouse	-88
my mouse double	-55
my mouth	-166
my name	171
my name </s>	138
my name down	8
my name get	110
my name is	74
my neck	-160
my neck is	-82
my next	-148
my night	158
my note	-152
my note </s>	-136
my notice	129
my notice ,	86
my novel	-52
my novel </s>	-114
my number	-89
my number ,	-145
my nurse	91
my nurse degree	58
my office	-114
my office </s>	-29
my old	68
my old <kin>	219
my old <name>	148
my only	-54
my only excuse	-108
my only meal	113
my opinion	-70
my order	-8
my other	21
my other half	161
my output	-142
my oven	-14
my own	-7
my own </s>	33
my own <kin>	173
my own <number>	188
my own clothe	107
my own stuff	150
my package	-102
my page	-193
my pair	128
my paragraph	-155
my paragraph is	-122
my parcel	-214
my parser	-54
my parser </s>	-54
my passport	-108
my password	-157
my password </s>	-111
my password is	-58
my patience	-121
my pay	172
my pen	-28
my pen <kin>	101
my pencil	-150
my pension	226
my pension kick	111
my pension start	73
my phd	142
my phone	-235
my phone 's	-89
my phone ,	44
my phone </s>	-27
my phone die	-109
my phone in	-150
my phone is	-36
my phone on	-166
my photo	-133
my physic	28
my piano	-27
my piano is	49
my place	-115
my place ,	-70
my place end	128
my place in	-125
my point	-103
my post	78
my postcode	-95
my postcode </s>	-95
my pottery	149
my pottery class	75
my practice	-55
my pressure	183
my printer	-37
my pull	-83
my pull request	-83
my push	164
my push <number>	172
my query	-187
my query return	-157
my question	-299
my question </s>	-144
my question is	-208
my quiz	-113
my r	166
my r 's	166
my read	39
my reader	91
my reader are	83
my real	167
my receipt	-71
my rent	213
my rent go	100
my residence	130
my rice	17
my right	265
my right </s>	43
my right ear	130
my right hand	150
my right knee	80
my ring	129
my room	-165
my roster	13
my roster 's	13
my round	96
my row	-50
my run	48
my salary	254
my salary </s>	110
my salary go	126
my salary is	144
my salon	31
my salon 's	134
my salt	199
my sample	27
my sandwich	-144
my savings	90
my savings ,	-87
my savings go	104
my savings sit	99
my scene	-56
my scene </s>	-56
my school	166
my score	-165
my score is	-143
my screen	-24
my screen 's	-160
my screen </s>	-103
my screen go	-105
my screen have	-142
my screen reader	147
my script	-147
my seat	-164
my seat on	42
my second	-79
my second ,	162
my second paragraph	-88
my second year	109
my sense	129
my sense of	129
my sentence	-157
my session	-133
my session run	-91
my set	-9
my sew	95
my shift	150
my shift are	85
my shift at	194
my shirt	-121
my shop	227
my short	-153
my short story	-153
my shoulder	143
my shoulder </s>	103
my shoulder never	81
my side	148
my side gig	126
my side of	-30
my sight	135
my size	-113
my skin	123
my sleep	63
my sleep </s>	63
my slide	-150
my slipper	-118
my slipper </s>	-90
my smell	153
my smell never	122
my sock	-129
my soup	-146
my soup is	-77
my sourdough	-76
my spare	172
my spare key	110
my spare room	127
my spleen	140
my spreadsheet	-155
my spring	124
my spring </s>	124
my stack	181
my stall	139
my stall 's	92
my stall </s>	145
my stall at	100
my stammer	121
my step	-161
my step </s>	-146
my stomach	-36
my stomach 's	-139
my stomach </s>	113
my stomach is	-189
my story	-270
my story </s>	-139
my story the	-162
my street	69
my studio	196
my studio is	110
my study	208
my stutter	195
my stutter get	136
my sum	-51
my surname	228
my tab	-130
my tab crash	-65
my table	-193
my tale	-115
my tattoo	-71
my tax	86
my taxi	-180
my taxi <kin>	-146
my tea	-42
my tea 's	-99
my tea </s>	-146
my tea go	-83
my team	117
my team 's	96
my team </s>	46
my team <kin>	197
my team have	-11
my team is	-32
my terminal	-122
my test	-246
my test user	-123
my text	-158
my thesis	215
my thesis <kin>	130
my thesis is	177
my thing	77
my thing ,	198
my third	48
my third attempt	-121
my third go	83
my third year	106
my thread	-83
my throat	20
my throat is	-156
my thumb	10
my thumb are	161
my thyroid	167
my thyroid was	133
my ticket	-74
my timer	-111
my toast	-142
my toast never	-105
my tongue	-52
my tongue on	-72
my tool	129
my tooth	-165
my total	-119
my trade	111
my trade is	95
my train	-167
my train 's	-131
my train is	-153
my tremor	147
my turn	-127
my turn to	-157
my twentie	169
my twentie </s>	128
my type	47
my umbrella	-123
my van	215
my van 's	103
my van </s>	82
my van is	189
my view	-173
my view </s>	-173
my village	223
my violin	5
my violin <kin>	-58
my visa	137
my visa expire	136
my visa run	137
my visa tie	85
my voice	53
my voice at	-118
my voice go	159
my wage	165
my wage </s>	139
my wage come	70
my watch	63
my way	-174
my way to	-103
my weak	122
my wed	160
my week	-122
my week </s>	-104
my whole	69
my whole life	128
my window	-187
my word	92
my work	135
my workbench	135
my workshop	99
my worst	138
my wrist	161
my wrist </s>	-44
my wrist are	150
my write	128
my year	69
my year as	69
my younger	163
my younger <kin>	163
myself	97
myself ,	112
myself </s>	-115
myself <name>	151
myself a	103
myself out	-136
myself out of	-136
myself think	-114
myself think </s>	-114
myself to	149
mystery	28
myth	-232
myth </s>	-173
n't	75
n't </s>	10
n't <kin>	-4
n't <name>	-194
n't <name> </s>	-194
n't a	-58
n't a clue	-117
n't abide	-24
n't afford	51
n't afford to	-54
n't agree	9
n't allow	212
n't allow <kin>	179
n't allow in	66
n't answer	-94
n't answer </s>	17
n't ask	30
n't ask </s>	196
n't ask me	-5
n't be	67
n't be able	-66
n't be bother	-165
n't be leave	171
n't be on	150
n't be tell	85
n't be trust	157
n't bear	143
n't believe	-216
n't believe in	74
n't believe it	-180
n't bend	159
n't boot	-133
n't bother	-32
n't bother me	126
n't bother with	-158
n't budge	-30
n't budge </s>	-30
n't buy	-113
n't call	151
n't call it	85
n't call me	127
n't care	-167
n't care which	-131
n't celebrate	21
n't celebrate birthday	132
n't change	98
n't check	18
n't claim	10
n't click	-129
n't come	-113
n't come </s>	-184
n't come out	138
n't compile	11
n't compile </s>	-118
n't count	-127
n't cover	-39
n't decide	-190
n't deploy	-174
n't do	313
n't do <day>	84
n't do <days>	95
n't do <name>	30
n't do airport	126
n't do anything	-91
n't do height	143
n't do ladder	108
n't do morning	125
n't do pork	40
n't do the	81
n't do this	-145
n't do video	146
n't drill	23
n't drink	221
n't drink ,	165
n't drink alcohol	123
n't drink the	19
n't drive	277
n't drive ,	104
n't drive </s>	183
n't drive after	153
n't drive at	107
n't eat	-49
n't eat after	-89
n't eat another	-92
n't eat beef	152
n't eat breakfast	50
n't eat fish	-15
n't eat gluten	33
n't eat meat	236
n't eat pork	229
n't eat shellfish	123
n't eat since	-145
n't edit	58
n't enter	65
n't enter the	65
n't explain	175
n't face	57
n't fancy	-183
n't find	-281
n't find a	75
n't find my	-187
n't find the	-144
n't find where	-109
n't finish	6
n't fit	20
n't fit in	-60
n't fit on	-116
n't fit through	119
n't fly	173
n't fly ,	166
n't fly </s>	96
n't focus	-117
n't focus </s>	-111
n't follow	-156
n't follow it	-156
n't for	-82
n't get	-131
n't get a	-5
n't get another	140
n't get it	-213
n't get past	57
n't get the	-169
n't get this	-137
n't get up	73
n't give	102
n't give me	87
n't go	-120
n't go into	-182
n't go to	-150
n't handle	111
n't have	177
n't have <kin>	260
n't have <number>	49
n't have a	119
n't have any	-167
n't have caffeine	130
n't have it	84
n't have peanut	84
n't have the	-108
n't have time	-147
n't hear	-64
n't hear a	13
n't hear on	160
n't hear the	-181
n't hear you	-123
n't hold	-121
n't i	-168
n't i </s>	-138
n't install	164
n't install anything	145
n't it	-224
n't it </s>	-167
n't kneel	118
n't know	39
n't know </s>	-14
n't know about	165
n't know how	-107
n't know if	-121
n't leave	92
n't leave the	41
n't lecture	83
n't lecture me	83
n't let	-107
n't let it	-172
n't let me	-68
n't let us	121
n't lift	95
n't lift more	122
n't lift over	86
n't lift the	121
n't like	-50
n't like it	20
n't like the	-186
n't like this	-90
n't load	-194
n't load </s>	-128
n't load at	-87
n't log	-174
n't log in	-174
n't look	97
n't look at	95
n't make	-213
n't make me	-164
n't manage	116
n't match	-76
n't me	-22
n't mean	-117
n't mention	-163
n't mention it	-105
n't merge	-78
n't mine	-159
n't mine </s>	-159
n't miss	142
n't mock	-55
n't mock the	-55
n't move	139
n't move </s>	164
n't my	-60
n't name	80
n't need	-63
n't on	92
n't open	11
n't open ,	-105
n't open </s>	-101
n't open a	-141
n't open it	-91
n't open the	-151
n't own a	143
n't passive	-105
n't passive aggressive	-105
n't pay	-49
n't pay for	203
n't pick	-190
n't pick up	-190
n't plan	165
n't print	-127
n't put	81
n't put a	-153
n't put my	166
n't reach the	-159
n't read	169
n't read it	42
n't read music	105
n't read small	98
n't read this	-161
n't recognise	57
n't recognise here	159
n't remember	-219
n't renew	205
n't renew </s>	143
n't replace	9
n't respond	-158
n't respond </s>	-158
n't restart	38
n't restart </s>	38
n't rewrite	-150
n't rewrite it	-150
n't rhyme	-10
n't rise	-101
n't round	54
n't rubbish	-93
n't rubbish </s>	-93
n't run	-36
n't say	-287
n't scroll	-190
n't see	-48
n't see a	71
n't see the	-215
n't see what	-91
n't see why	-154
n't sell	93
n't send	24
n't set	-147
n't share	-92
n't show	-209
n't show </s>	-114
n't show the	-65
n't show up	-93
n't shut	99
n't shut without	118
n't sit	70
n't sleep	-99
n't sleep </s>	-255
n't sleep without	150
n't smoke	142
n't smoke ,	142
n't speak	162
n't speak </s>	145
n't speak <name>	61
n't speak a	132
n't speak since	177
n't speak to	-15
n't stand	198
n't stand coriander	57
n't stand mushroom	119
n't stand the	-101
n't stand this	-169
n't stand up	-137
n't start	-192
n't start ,	-121
n't start this	-108
n't stop	-179
n't sugarcoat	115
n't sugarcoat ,	115
n't suggest	82
n't suppose	-127
n't swallow	105
n't swim	133
n't swim ,	154
n't swim </s>	16
n't take	-45
n't take <name>	136
n't take call	107
n't take card	108
n't take it	-216
n't take my	-106
n't take the	-162
n't talk	-145
n't talk </s>	-145
n't taste	180
n't tell	131
n't tell me	112
n't there	106
n't think	-232
n't think </s>	-99
n't touch	-35
n't touch </s>	167
n't touch alcohol	128
n't touch anything	-64
n't touch it	163
n't touch the	-191
n't trust	-87
n't trust the	-16
n't turn	-185
n't turn on	-139
n't understand	-155
n't understand this	-77
n't up	105
n't update	83
n't upgrade	121
n't use	144
n't use <name>	-106
n't use that	-112
n't use the	106
n't want	-99
n't want <number>	225
n't want a	-116
n't want that	-150
n't want to	-133
n't wash	89
n't we	-129
n't wear	189
n't wear anything	107
n't wear his	53
n't what	-138
n't work	67
n't work </s>	-33
n't work because	-28
n't work for	151
n't worry	-165
n't write	57
n't you	-159
n't you </s>	-158
na	103
na <name>	206
na <name> i	139
nadia	39
nah	-133
nail	-18
nail bar	31
nail from	167
nail from home	127
nail varnish	-104
nain	58
nairobi	-117
name	-12
name '	-135
name ' yaml	-64
name 's	103
name 's <name>	136
name ,	28
name , <name>	155
name :	-8
name : <name>	34
name </s>	-4
name <name>	27
name <name> </s>	155
name <name> <name>	-42
name <name> and	56
name after	62
name after a	-20
name after my	136
name and	-52
name are	-40
name down	62
name down for	170
name for	-276
name for a	-213
name get	159
name get shorten	82
name her	-84
name i	-128
name in	-68
name in the	20
name is	-156
name is <name>	-92
name is spell	54
name of	78
name of the	26
name on	-75
name on our	139
name on the	-97
name still	140
name still </s>	132
name the	-135
name this	-126
name wrong	-89
nap	-22
nap ,	-35
nap </s>	97
nap and	-91
nap at	12
nap from	145
nap from <number>	145
nap is	-76
nappy	32
nappy </s>	32
narrator	-215
narrow	-159
narrowboat	240
narrowboat ,	118
narrowboat , <number>	89
narrowboat is	140
nasty	-185
national	45
national table-tennis	-25
nationwide	144
native	68
native ,	99
native speaker	74
native to	-75
native to <name>	-75
natural	-117
naturalisation	152
navy	229
navy ,	126
navy </s>	126
navy and	-44
near	59
near </s>	14
near <name>	-103
near <name> ,	-4
near <name> </s>	76
near <name> and	99
near <name> there	69
near a	71
near it	145
near it </s>	145
near me	-76
near my	102
near the	30
near the <kin>	153
near the <name>	-15
near the door	22
near the station	-84
near us	-149
nearest	183
nearest shop	154
nearest shop 's	129
nearly	-39
nearly <number>	5
nearly <number> </s>	47
nearly drown	164
nearly faint	-108
nearly go	-5
nearly kill	-90
nearly kill me	-57
nearly take	-111
neat	-136
neck	9
neck </s>	84
neck is	-82
neck is stiff	-85
need	-52
need </s>	-274
need <name>	248
need <number>	-58
need <number> </s>	-171
need <number> <name>	-136
need <number> approval	176
need <number> in	143
need <number> more	-203
need <number> signature	44
need a	-176
need a <kin>	52
need a <number>	-134
need a better	-149
need a cancellation	-66
need a caption	-131
need a checklist	-159
need a game	-103
need a letter	-168
need a name	-92
need a new	39
need a pack	-109
need a polite	-136
need a quick	-71
need a recipe	-111
need a rhyme	-102
need a title	-155
need a venue	-154
need a visa	-94
need an	-91
need glass	63
need glass for	105
need help	-136
need help with	-136
need insulin	84
need insulin twice	84
need is	-162
need is a	-104
need it	23
need it for	-136
need it in	-204
need milk	-66
need more	-108
need move	-85
need my	-160
need n't	47
need no	-55
need replace	61
need subtitle	-86
need subtitle </s>	-130
need that	-85
need the	-150
need the second	-177
need this	-157
need this by	-117
need to	-182
need to be	-43
need to buy	-125
need to go	-116
need to know	-114
need to look	-98
need to send	-36
need to tell	58
need you	107
need you to	111
needful	52
needle	39
needle from	-68
negative	-84
negative </s>	89
neither	-51
neither of	-62
neither of my	-15
neither of us	-50
nerve	-151
nerve </s>	-108
nervous	-16
nervous </s>	94
nervous about	-85
nest	-142
nest in	-29
nest in our	186
net	99
net </s>	-4
netball	139
netball </s>	111
netball in	80
network	-34
network </s>	93
neutral	9
never	243
never "	133
never </s>	45
never <days>	64
never <days> </s>	64
never <name>	-44
never <name> ,	109
never <name> </s>	81
never a	40
never answer	81
never ask	22
never be	80
never be on	128
never be so	-118
never before	151
never book	146
never book anything	112
never borrow	12
never click	178
never come	124
never come </s>	-167
never come back	211
never could	124
never could </s>	124
never cup	98
never do	-99
never do </s>	140
never do marry	-93
never eat	195
never eat pork	80
never end	-159
never end </s>	-127
never find	98
never find us	40
never finish	-21
never finish </s>	-134
never fly	56
never fly ,	163
never fly </s>	-73
never forgive	-9
never free	102
never get	-156
never get my	132
never get on	68
never get the	-258
never get your	-104
never give	180
never give me	149
never go	193
never go back	157
never have	29
never have </s>	89
never have a	18
never heal	174
never heal </s>	101
never heal right	119
never hear	-138
never hear of	-138
never in	66
never know	-161
never know what	-92
never learn	87
never learn </s>	115
never learn to	63
never like	75
never live	-27
never look	131
never look back	131
never marry	130
never marry ,	130
never meet	-79
never mind	-283
never mind ,	-125
never mind </s>	-126
never mind the	-164
never null	-117
never on	116
never once	74
never own	80
never pay	-108
never phone	-88
never practise	157
never practise </s>	130
never put	114
never remarry	111
never see	-226
never see that	-162
never set	28
never share	9
never share my	9
never sleep	-188
never sleep </s>	-158
never store	117
never store card	117
never suggest	140
never take	124
never tell	-121
never tell his	-58
never to	120
never touch	61
never turn	-186
never turn up	-186
never understand	-127
never use	155
never use <name>	66
never use emojis	96
never use the	19
never wear	-80
never will	126
never will </s>	126
never work	194
never work ,	-105
never work </s>	167
never work in	141
new	-115
new </s>	21
new <kin>	-143
new <name>	-197
new <name> ,	-30
new <number>	54
new guy	-125
new hip	144
new job	-122
new line	-165
new logo	-112
new mayor	-141
new since	110
new user	-154
new year	75
new year 's	67
new year </s>	239
new year is	-65
newer	190
newer </s>	190
newest	53
news	-242
news </s>	-181
news again	-80
news again </s>	-80
news say	-117
news today	-83
news today </s>	-83
newsagent	-22
newsletter	-104
newsletter ,	145
newsletter </s>	-161
newsletter for	89
newsletter for our	89
newsletter go	-61
newsletter go to	29
newspaper	-70
newspaper </s>	-14
next	46
next ,	-128
next </s>	-28
next <day>	48
next <day> </s>	73
next <month>	305
next <month> ,	125
next <month> </s>	249
next <name>	120
next <name> </s>	120
next <number>	-19
next <number> 's	93
next <number> </s>	-117
next <number> is	93
next <number> year	128
next autumn	163
next autumn </s>	150
next column	-126
next couple	127
next door	59
next door 's	-144
next door ,	-93
next door </s>	15
next door come	-108
next door have	75
next door in	134
next door is	13
next door right	-142
next door to	143
next in	-159
next is	-6
next lesson	-152
next may	128
next may </s>	90
next of	138
next of kin	138
next room	-176
next room </s>	-164
next slide	-115
next spring	168
next spring </s>	145
next step </s>	65
next summer	326
next summer </s>	255
next summer i	140
next table	-134
next table is	-103
next term	138
next term </s>	138
next to	-335
next to me	-282
next to my	42
next to the	-145
next week	-198
next week </s>	-161
next year	256
next year ,	184
next year </s>	217
next year i	112
nginx	43
nice	-371
nice </s>	-243
nice about	-112
nice about it	-112
nice and	-106
nice in	-140
nice no	-95
nice no </s>	-95
nice note	-88
nicely	-120
nicely </s>	-136
nicer	-104
nick	-240
nick my	-171
nickel </s>	-17
nico	-44
nicotine	96
nicotine gum	96
night	24
night 's	-58
night 's episode	-117
night ,	-230
night , <name>	117
night , so	152
night </s>	74
night <kin>	172
night <kin> </s>	124
night <kin> in	38
night all	-6
night and	-143
night and it	-79
night anymore	128
night are	35
night are for	122
night at	20
night at a	49
night at the	80
night because	83
night because of	49
night before	160
night belong	105
night belong to	105
night bus	-13
night class	-6
night desk	165
night desk at	127
night drive	134
night for	-70
night for me	-34
night have	52
night host	-31
night i	-125
night in	-29
night in a	-42
night is	-16
night now	-61
night now </s>	-61
night on	43
night on the	132
night owl	148
night owl </s>	110
night pharmacy	119
night porter	141
night porter at	110
night school	75
night shift	97
night shift ,	91
night shift </s>	-33
night shift at	135
night so	32
night was	-164
night watchman	-44
night watchman ,	-44
night with	88
night work	71
night wreck	11
night wreck my	11
nightly	167
nightly at	128
nightly at <number>	128
nightmare	129
nightmare </s>	136
nikah	45
nil	-133
nil </s>	-121
nina	-75
ninth	94
ninth of	100
ninth of may	108
nit	-120
nitrile	-44
nitrile glove	-44
nitrogen	-30
no	131
no ,	-142
no .	-35
no . <number>	-35
no </s>	-211
no <day>	165
no <kin>	-6
no <kin> ,	-15
no <kin> </s>	26
no <kin> allow	-93
no <kin> in	-94
no <name>	51
no <name> ,	-32
no <name> </s>	98
no <name> in	-95
no <name> word	44
no <name> yet	166
no <number>	-40
no <number> <kin>	82
no <number> in	-66
no <number> read	-32
no admin	133
no admin right	123
no alcohol	61
no alcohol </s>	-55
no answer	-134
no answer </s>	-134
no attic	153
no balloon	147
no base	-66
no base ,	-66
no birthday	107
no broadband	128
no budget	89
no bullet	131
no bullet point	131
no bus	148
no business	-144
no but	54
no car	114
no car ,	123
no car </s>	44
no car no	116
no car since	115
no card	82
no change	-215
no change </s>	-162
no choice	-51
no choice there	-70
no cilantro	-62
no clue	-38
no colour	133
no come	68
no computer	142
no computer </s>	142
no coriander	16
no dairy	-26
no dairy for	93
no dairy in	-119
no date	-163
no debt	-11
no dey	183
no difference	-133
no double	96
no double glaze	96
no egg	-133
no electricity	-57
no elevator	-93
no email	88
no emoji	140
no emoji ,	119
no emojis	-47
no emojis ,	126
no emojis in	-22
no end	-176
no error	-157
no error ,	-130
no exception	167
no exception </s>	167
no exclamation	-42
no exclamation mark	-42
no experience	-150
no fish	-19
no fix	150
no fix address	145
no floor	-31
no for	20
no further	-114
no gallbladder	92
no garden	-90
no garden </s>	-148
no garlic	67
no garlic </s>	157
no gas	149
no gate	-46
no gluten	128
no gluten in	104
no go	-58
no good	73
no good </s>	-40
no grapefruit	209
no grapefruit </s>	125
no gym	122
no heat	112
no heat </s>	63
no heat in	-93
no help	-160
no help </s>	-160
no hot	61
no idea	-235
no idea </s>	-107
no idea what	-179
no idea who	-103
no idea why	-105
no in	-128
no in a	-128
no ink	-134
no internet	-73
no internet </s>	143
no joke	-93
no joke in	-79
no label	-109
no laptop	162
no laptop </s>	162
no licence	171
no licence ,	81
no lift	277
no lift ,	81
no lift </s>	209
no lift for	137
no light	-113
no lily	-40
no link	103
no longer	185
no luck	-165
no luck </s>	-194
no lunch	-139
no lunch </s>	-172
no lunch meeting	123
no main	154
no main water	88
no meat	-18
no meeting	167
no meeting before	200
no microwave	136
no milk	-228
no milk </s>	-104
no milk leave	-144
no mobile	114
no mobile signal	114
no module	-144
no module name	-110
no money	139
no more	321
no more run	113
no more than	192
no mri	100
no mri for	100
no need	99
no need to	99
no network	31
no new	173
no nicely	-100
no nicely </s>	-100
no night	35
no not	-114
no nut	-16
no nut ,	-132
no onion	181
no onion no	154
no other	-18
no outside	163
no oven	201
no oven ,	141
no oven </s>	154
no park	-23
no pay	109
no pay staff	109
no pesticide	29
no phone	-66
no phone on	133
no phone signal	-156
no photo	58
no photo online	150
no picture	-119
no plan	36
no plan to	118
no pork	-5
no pork ,	-121
no pork </s>	154
no pork in	154
no reason	-114
no reason </s>	-114
no result	-134
no root	197
no run	193
no rush	-139
no rush ,	-86
no salt	128
no school	-169
no screen	157
no screen after	53
no sense	-69
no sense </s>	-134
no sense of	134
no sense to	-126
no shoe	-90
no show	-117
no sick	151
no sick pay	151
no signal	-133
no signal ,	-148
no signal </s>	185
no sleep	-123
no slide	-125
no slide </s>	-125
no sorry	-140
no spoiler	50
no stair	125
no stair for	125
no sugar	43
no sugar </s>	90
no surprise	-38
no table	135
no table ,	119
no that	-161
no that 's	-152
no the	-159
no time	-189
no time </s>	-149
no to	-239
no to the	-124
no tooth	181
no use	-180
no use </s>	-169
no video	167
no voice	-87
no wage	-60
no wage ,	-60
no wall	103
no wall of	103
no water	159
no way	-144
no way </s>	-144
no wifi	62
no wifi on	-84
no window	154
no wine	-53
no word	18
no worry	-190
no-gi	-45
nobody	-15
nobody 's	65
nobody 's get	58
nobody </s>	-40
nobody at school	-77
nobody at the	-40
nobody but	112
nobody but <name>	68
nobody can	-133
nobody eat	61
nobody else	267
nobody else </s>	110
nobody else touch	151
nobody get	-157
nobody have	-224
nobody have </s>	-119
nobody here </s>	-120
nobody in	47
nobody in my	179
nobody in our	172
nobody in the	-97
nobody know	79
nobody leave	179
nobody leave in	29
nobody like	-176
nobody may	23
nobody notice	46
nobody notice </s>	46
nobody on	5
nobody on my	-6
nobody on the	6
nobody say	73
nobody say <name>	119
nobody there	-157
nobody touch	45
nobody under	173
nobody want	-83
nod	-112
nod </s>	-112
node	11
noise	-107
noise </s>	-83
noise in	-117
noise like	-157
noise like a	-157
noisy	-224
nokia	21
non	-119
none	199
none </s>	-182
none in	135
none of	166
none of it	89
none of my	115
none of the	98
none of them	-64
none of us	6
nonfiction	137
nonsense	-169
nonsense </s>	-91
nonstop	109
nonstop </s>	109
nonverbal	185
nonverbal ,	146
noodle	-182
noodle </s>	-182
noon	-261
noon ,	-171
noon </s>	-206
noon and	-9
noon and <number>	162
noon so	-185
noon today	-76
noon today </s>	-62
nor	114
normal	-117
normal </s>	-221
normal for	-142
normal to	-107
normally	-20
north	239
north ,	116
north of	101
north run	117
north side	106
north side ,	82
north-facing	175
northern	49
norwegian	10
nose	10
not	9
not </s>	-252
not <day>	-129
not <day> </s>	-129
not <kin>	31
not <kin> </s>	31
not <name>	-27
not <name> </s>	16
not <number>	-260
not <number> ,	-124
not <number> </s>	-153
not a	33
not a <kin>	-101
not a fan	93
not a native	74
not allow	125
not allow by	-23
not allow in	-20
not allow to	23
not answer	-170
not ask	-235
not ask for	-214
not at	27
not at all	65
not attach	-123
not be	74
not by	-30
not come	-139
not come </s>	-151
not complain	-120
not daft	-97
not do	-179
not eat	-50
not even	85
not exist	-120
not exist </s>	-120
not find	-182
not find </s>	-142
not finish	-114
not fly	107
not for	57
not get	47
not give	-178
not go	97
not go to	77
not good	113
not good but	60
not have	111
not hear	90
not help	-165
not help </s>	-165
not in	36
not in <name>	-71
not in the	-159
not leave	-7
not madam	-54
not make	91
not make it	-137
not manage	115
not me	-143
not me </s>	-152
not mine	-108
not mine </s>	-66
not monthly	85
not monthly </s>	85
not move	-146
not much	-169
not my	-102
not on	145
not on any	110
not open	-94
not pay	-94
not quite	7
not read	128
not ready	-139
not renew	107
not renew </s>	107
not rent	113
not say	-156
not since	122
not so	117
not space	114
not speak	145
not speak </s>	93
not sure	-85
not sure </s>	-115
not take	54
not that	-15
not that i	-240
not the	-278
not the <number>	-152
not to	56
not too	-192
not use	-96
not vat	132
not vat register	132
not what	-138
not what i	-138
not work	30
not work ,	30
not write	201
not write it	162
notary	172
notary 's	136
notary ,	7
note	-188
note </s>	-119
note are	72
note below	-66
note by	-64
note by hand	-64
note for	-153
note for <number>	-79
note for the	-126
note in	117
note in a	120
note into	-126
note of	-147
note on	34
note to	-125
notebook	132
notebook </s>	109
nothing	32
nothing ,	-4
nothing </s>	-182
nothing about	-178
nothing about the	-152
nothing above	96
nothing after	145
nothing at	-100
nothing at all	-71
nothing but	-154
nothing but black	-37
nothing but button	-36
nothing change	-113
nothing change </s>	-113
nothing come	-147
nothing else	55
nothing else ,	46
nothing else </s>	11
nothing fit	37
nothing from	23
nothing from that	-137
nothing get	144
nothing get do	97
nothing happen	-200
nothing happen </s>	-175
nothing in	17
nothing in the	-93
nothing is	-177
nothing issue	120
nothing issue after	120
nothing longer	138
nothing longer than	138
nothing may	162
nothing more	-158
nothing of	-5
nothing on	-55
nothing over	155
nothing serious	-113
nothing serious </s>	-113
nothing that	145
nothing that need	116
nothing to	13
nothing to me	143
nothing too	-163
nothing we	82
nothing with	80
nothing with nut	-59
nothing wrong	-73
nothing wrong with	-73
notice	147
notice ,	135
notice , last	135
notice </s>	-20
notice at	116
notice at the	116
notice for	89
notice for <kin>	-96
notice for the	-91
notice on	-50
notice period	13
notion	68
nought	-126
noun	-100
novel	-61
novel ,	-130
novel , <name>	-23
novel </s>	-148
novel drag	-135
now	-104
now ,	-139
now , <name>	-57
now , <number>	-107
now , keep	-125
now , plus	30
now , signal	-176
now , where	-130
now :	-201
now </s>	-113
now <kin>	133
now <number>	147
now a	64
now and	-79
now and i	123
now and neither	-137
now back	102
now because	-143
now but	-108
now everyone	-152
now everyone 's	-103
now everything	-54
now have	173
now have a	108
now i	227
now i 'm	76
now i do	93
now i have	-156
now is	-114
now it	-66
now it 's	-117
now its	-157
now live	173
now mostly	105
now my	-168
now on	274
now on ,	145
now on </s>	197
now or	-6
now or wait	-112
now pls	-116
now run	131
now run a	131
now sell	-60
now she	-159
now she 's	-152
now so	-6
now that	136
now that both	19
now that i	31
now the	-289
now the <kin>	-88
now the footer	-82
now there	-64
now there 's	-40
now they	-42
now train	122
now want	106
now what	-156
now what </s>	-136
now with	54
now work	90
nowaday	-132
nowhere	153
nowhere </s>	-52
nuala	144
nuala and	144
nudge	-109
null	-286
null </s>	-185
numb	110
number	-129
number ,	-21
number </s>	-56
number <number>	-97
number <number> ,	179
number <number> </s>	-20
number <number> and	-127
number <number> expect	37
number <number> have	-143
number <number> is	21
number be	66
number by	-102
number by noon	-102
number end	-129
number end in	-129
number for	-138
number for the	-135
number i	-52
number i 'm	-52
number in	-129
number is	-31
number is what	-25
number like	86
number look	-67
number on	-94
number was	-154
number was <number>	-149
number with	116
nun	120
nun </s>	69
nun for	-26
nun for <number>	-26
nun in	131
nun in <name>	131
nurse	312
nurse by	110
nurse degree	141
nurse degree at	100
nurse for	120
nurse home	111
nurse in	140
nurse in <name>	101
nurse next	119
nursery	165
nursery </s>	34
nursery in	-62
nursery is	135
nut	-20
nut ,	36
nut , <number>	-67
nut , the	74
nut </s>	-255
nut allergy	185
nut allergy </s>	128
nut free	59
nut in	110
nut leave	-138
nut roast	-61
nut-free	132
nut-free </s>	132
nutmeg	-80
nutmeg </s>	-80
nvm	-109
o	-244
o '	-139
o ' clock	-139
oak	37
oak </s>	61
oak mostly	101
oak mostly </s>	101
oat	-37
oat </s>	-139
oat milk	180
obituary	-68
obituary </s>	-68
object	-23
object to	55
objection	-168
objection </s>	-128
oblige	-147
oblige for	-114
oboe	167
oboe ,	140
oboe , <name>	140
obviously	-217
obviously </s>	-155
ocd	198
octopus	-159
octopus have	-74
octopus have <number>	-74
odd	115
odd ,	-142
odd </s>	-219
odd homophone	69
odd homophone </s>	69
odd week	181
odd week </s>	140
of	-46
of </s>	-152
of <kin>	51
of <kin> 's	-70
of <kin> ,	-43
of <kin> </s>	43
of <kin> for	165
of <kin> in	18
of <kin> since	144
of <month>	310
of <month> ,	164
of <month> </s>	360
of <month> <number>	158
of <month> i	-121
of <name>	31
of <name> 's	-119
of <name> ,	55
of <name> </s>	47
of <name> <name>	71
of <name> at	62
of <name> from	82
of <name> in	157
of <name> is	-105
of <name> with	-60
of <number>	102
of <number> ,	148
of <number> </s>	183
of <number> <kin>	-138
of <number> <name>	-181
of <number> at	-61
of <number> do	26
of <number> euro	32
of <number> here	82
of <number> i	174
of <number> in	43
of <number> on	-110
of <number> people	-76
of <number> ship	-5
of <number> year	179
of a	78
of a <kin>	-163
of a <name>	48
of a <number>	16
of a boot	-143
of a carpet	-94
of a cold	-96
of a herring	41
of a man	-141
of a nurse	109
of a sudden	-147
of a tremor	93
of a woman	15
of about	41
of about <number>	56
of all	-170
of all city	-24
of all day	-161
of all the	66
of all thing	-93
of an	-121
of an hour	-129
of any	134
of any mail	134
of banana	-56
of battery	-112
of battery </s>	-112
of blood	124
of blood </s>	124
of burn	-124
of butter	-39
of card	-27
of chile	91
of coffee	-96
of course	-117
of course </s>	-56
of crisp	-153
of drum	122
of drum </s>	122
of each	210
of each month	133
of egg	-21
of em	179
of em </s>	138
of error	-115
of every	163
of every month	108
of everything	150
of fish	-118
of flour	-95
of fly	198
of fly ,	102
of foot	-145
of foot </s>	-145
of get	-140
of glaucoma	-85
of hear	97
of hear ,	97
of height	127
of height ,	91
of her	70
of her <kin>	-62
of his	74
of honour	114
of idea	-120
of it	142
of it because	40
of it in	183
of it is	-163
of kin	138
of last	-52
of law	162
of lift	136
of may	152
of may </s>	124
of me	-187
of me </s>	-122
of me in	-70
of medicine	105
of memory	-143
of memory at	-128
of milk	-89
of mine	104
of mine ,	154
of mine </s>	148
of my	27
of my <kin>	-67
of my <name>	153
of my <number>	152
of my chronic	51
of my finger	142
of my income	12
of my late	-64
of my life	147
of my own	7
of my salary	111
of my tab	-95
of my week	-161
of my wrist	119
of myself	-122
of name	-184
of name </s>	-146
of needle	98
of next	70
of next year	70
of night	156
of no	-20
of nothing	-119
of nothing </s>	-97
of office	-168
of office </s>	-141
of old	70
of our	211
of our <kin>	113
of our <number>	150
of our allotment	99
of our house	78
of our village	93
of ours	-19
of ours are	79
of paper	-136
of pea	-111
of people	-135
of quince	-125
of range	-115
of range </s>	-115
of rope	-109
of rope </s>	-109
of run	89
of run </s>	89
of saffron	19
of school	150
of service	-149
of service </s>	-149
of shout	-103
of signal	-112
of signal </s>	-112
of smell	198
of smell in	129
of snow	-125
of snow </s>	-125
of soap	35
of some	-164
of someone	-122
of something	-226
of something </s>	-145
of spider	30
of spider </s>	30
of tea	-169
of teach	119
of teach </s>	119
of tell	-78
of text	148
of text </s>	135
of that	-338
of that </s>	16
of that <name>	-126
of that paragraph	-52
of the	-105
of the <kin>	35
of the <name>	97
of the <number>	-21
of the ad	-108
of the allotment	61
of the boiler	-117
of the box	57
of the bus	87
of the call	-183
of the church	23
of the company	49
of the day	-167
of the field	76
of the file	-157
of the first	-53
of the flat	127
of the form	-129
of the fridge	157
of the garage	91
of the group	161
of the gym	157
of the hear	99
of the hotel	32
of the list	-91
of the month	-13
of the night	-54
of the page	-160
of the plan	-160
of the quiz	-146
of the rain	-65
of the river	155
of the row	-104
of the same	110
of the school	104
of the script	89
of the second	-219
of the test	-162
of the text	-134
of the vineyard	106
of the way	-119
of the week	159
of the whole	157
of the world	-128
of the year	-34
of them	63
of them ,	146
of them </s>	-53
of them <kin>	207
of them are	39
of them dead	166
of them have	38
of them in	-185
of them is	-5
of them with	176
of these	-181
of these <number>	-183
of thing	-172
of thing to	-114
of this	-64
of this </s>	-66
of this <number>	-131
of this bug	-53
of this morning	-113
of those	-253
of those <number>	-93
of thumb	-151
of thunder	68
of tile	98
of tile </s>	98
of time	-89
of time </s>	-89
of today	-64
of tool	88
of tune	-141
of tune </s>	-111
of us	148
of us ,	217
of us </s>	92
of us <kin>	176
of us and	149
of us are	51
of us at	32
of us can	-165
of us have	-153
of us in	20
of us on	173
of us over	143
of us under	75
of user	-130
of user </s>	-130
of venison	131
of wait	-71
of water	-142
of what	37
of what we	129
of which	-63
of whom	145
of why	-135
of work	-67
of year	169
of year </s>	159
of year <number>	96
of yesterday	-95
of yesterday </s>	-95
of your	-187
of your table	-137
of yours	-95
off	26
off ,	-219
off , have	-123
off , night	90
off , so	-124
off <name>	212
off <name> </s>	169
off <number>	-38
off a	180
off a <kin>	98
off a ladder	154
off again	-106
off an	68
off and	-169
off and on	-131
off at	-104
off at <name>	-164
off at <number>	26
off at lunch	-76
off at the	7
off because	-25
off by	-260
off by <number>	-258
off by a	-159
off credit	103
off credit card	103
off every	-63
off every weld	-112
off first	-226
off first </s>	-197
off for	185
off from	205
off from <month>	137
off from <name>	126
off grid	172
off grid ,	172
off he	-141
off he go	-141
off in	-109
off in <month>	146
off in <number>	109
off in the	-234
off is	77
off it	181
off it </s>	181
off limit	-58
off limit until	-96
off me	131
off my	-98
off my <kin>	-187
off on	225
off sick	-161
off since	134
off sugar	152
off sugar for	101
off the	23
off the <kin>	-54
off the <name>	-14
off the car	87
off the house	115
off the table	73
off this	-171
off this morning	-110
off this week	-111
off till	-157
off to	-292
off to <name>	-97
off to the	-199
off topic	-141
off when	149
off when it	149
off-season	-44
offence	-150
offer	-203
offer <number>	-147
offer <number> for	-35
offer <number> pound	-108
offer for	-63
offer me	33
offer me <number>	-91
office	6
office ,	-95
office , <name>	-130
office , <number>	85
office </s>	16
office <kin>	150
office <kin> ,	162
office <number>	177
office <number> ,	86
office <number> to	150
office are	71
office at	-12
office at <number>	-46
office close	138
office for	-155
office have	75
office in	32
office in <month>	145
office in <name>	-106
office in <number>	158
office is	101
office is <number>	-130
office is on	124
office printer	52
office today	-136
office today </s>	-136
office until	-134
office until <number>	-134
office was	-59
office with	-47
official	-162
offshore	99
offshore ,	-19
offshore , <number>	122
offshore <number>	139
offshore <number> week	139
offsite	-32
ofsted	165
often	-223
often </s>	-120
oh	-178
oh <number>	-122
oh sure	-77
oh sure ,	-77
oh yeah	-98
oil	-120
oil ,	45
oil , winter	-50
oil </s>	-91
oil from	-33
oil rig	111
oil tank	100
ok	-85
ok </s>	-177
ok for	-66
ok i	-151
ok i think	-103
ok the	-81
ok to	78
ok today	-32
ok with	-105
okada	44
okada accident	44
ol	-63
ol '	-63
ola	-61
ola from	-61
ola from my	-61
old	83
old ,	119
old </s>	-79
old <kin>	249
old <kin> ,	196
old <kin> </s>	182
old <kin> <name>	137
old <kin> at	122
old <kin> in	40
old <kin> on	-139
old <name>	247
old <name> </s>	193
old <name> <name>	260
old <name> <number>	101
old <name> is	121
old <name> the	-75
old <name> with	148
old <name> x220	149
old <number>	-91
old <number> </s>	154
old and	-90
old barn	-9
old build	-82
old chapel	126
old is	-121
old phone	-17
old school	132
old track	-102
old version	-22
old version </s>	-15
old woman	-105
older	38
older <kin>	207
older <kin> </s>	123
older <kin> is	122
older than me	260
older than my	86
older than the	-124
oleander	62
oleander is	62
oleander is what	62
olga	57
olga <kin>	123
olive	114
olive are	62
olive oil	-79
olive oil from	-33
ollie	104
omar	43
omelette	-10
omg	-111
omit	-164
on	-5
on ,	-195
on , <number>	214
on </s>	-179
on <day>	-311
on <day> 's	-160
on <day> ,	-164
on <day> </s>	-373
on <day> about	-131
on <day> afternoon	107
on <day> and	37
on <day> evening	128
on <day> go	-122
on <day> morning	228
on <day> night	176
on <day> the	-126
on <day> was	-140
on <days>	17
on <days> ,	149
on <days> </s>	9
on <days> after	119
on <days> and	158
on <days> at	156
on <days> i	140
on <days> only	159
on <days> the	-83
on <days> with	99
on <kin>	114
on <kin> 's	128
on <kin> </s>	-48
on <month>	17
on <month> <number>	-9
on <name>	34
on <name> ,	26
on <name> </s>	-27
on <name> <day>	61
on <name> <name>	119
on <name> <number>	80
on <name> and	144
on <name> at	-91
on <name> go	-31
on <name> in	125
on <name> is	-158
on <name> just	-103
on <name> say	-178
on <name> since	160
on <number>	56
on <number> ,	-112
on <number> </s>	-276
on <number> <month>	265
on <number> <name>	72
on <number> camp	100
on <number> day	144
on <number> file	-98
on <number> floor	-53
on <number> may	179
on <number> of	-133
on <number> off	264
on <number> old	-45
on <number> or	125
on <number> page	-131
on <number> percent	-177
on <number> salary	107
on <number> sheet	-151
on <number> year	195
on a	218
on a 0	73
on a <day>	-62
on a <kin>	83
on a <name>	256
on a <number>	162
on a boat	-38
on a call	-124
on a card	-117
on a chair	-132
on a cruise	61
on a dairy	94
on a farm	156
on a ferry	138
on a flat	-77
on a forum	-129
on a good	176
on a kibbutz	124
on a moor	120
on a narrowboat	87
on a night	15
on a phone	-92
on a plane	-88
on a rig	129
on a screen	-27
on a septic	92
on a share	135
on a single	-123
on a stroke	58
on a tiny	150
on a train	-275
on a wait	123
on a watch	131
on about	-106
on account	148
on account of	148
on again	-146
on again </s>	-146
on all	-87
on all <number>	-73
on alternate	38
on alternate <days>	17
on an	145
on an empty	144
on an island	-77
on an old	188
on and	-200
on and <number>	-101
on any	134
on any social	110
on anything	211
on anything smaller	79
on at	-85
on at <number>	-42
on average	-142
on average </s>	-142
on bank	-7
on bank holiday	-7
on before	-44
on board	209
on both	-164
on by	97
on call	123
on call </s>	132
on call every	137
on call on	-169
on call rotate	120
on canal	140
on card	145
on card ,	145
on comma	-83
on comma and	-83
on commission	-16
on day	-79
on day <number>	-79
on dialysis	157
on disability	125
on earth	-120
on earth do	-113
on earth is	-42
on every	-13
on everything	-83
on everything ,	-15
on everything </s>	-101
on film	181
on film ,	144
on fire	-136
on fire today	-110
on first	93
on first <days>	93
on floor	116
on foot	130
on foot </s>	115
on for	-57
on for the	-113
on fraction	-86
on glass	52
on half	149
on halfway	-96
on heavy	119
on heavy clay	119
on her	39
on her own	86
on high	-117
on his	-208
on hold	-386
on hold </s>	-139
on hold for	-140
on hold with	-294
on holiday	-37
on holiday </s>	72
on i	83
on ice	14
on in	-81
on in <name>	-48
on in the	-73
on induction	137
on insulin	62
on it	11
on it </s>	-21
on it i	-15
on it in	106
on its	-32
on its last	83
on its own	-198
on last	-113
on last night	-113
on leave	109
on leave until	92
on level	-149
on level <number>	-149
on lichen	126
on lichen ,	84
on line	-225
on line <number>	-225
on lithium	54
on lithium </s>	49
on loan	-173
on long	-136
on maternity	192
on maternity leave	147
on me	-248
on me </s>	-264
on medieval	112
on metformin	93
on methotrexate	160
on methotrexate ,	119
on mobile	-188
on mobile </s>	-141
on motorway	137
on motorway </s>	137
on my	-163
on my <kin>	-16
on my chin	170
on my desk	-198
on my foot	-129
on my glass	-99
on my hand	-128
on my keyboard	-86
on my knee	-54
on my lap	-123
on my laptop	-172
on my machine	-217
on my phone	-72
on my right	153
on my screen	-129
on my team	135
on my way	-116
on night	152
on night ,	152
on night at	177
on oil	-146
on our	52
on our crow	83
on our floor	-123
on our own	60
on our place	88
on our roof	-33
on our site	139
on our team	239
on our ward	-96
on page	-335
on page <number>	-313
on paper	139
on paper ,	174
on paper </s>	50
on paper that	-115
on parental	171
on parental leave	171
on peat	9
on peat bog	9
on permanent	95
on permanent night	95
on pizza	-131
on pizza </s>	-131
on platform	-121
on platform <number>	-121
on port	-191
on port <number>	-191
on price	58
on purpose	182
on purpose </s>	182
on question	-172
on question <number>	-172
on react	171
on read	-116
on rent	168
on right	45
on river	-53
on river sediment	24
on rotate	87
on rotate shift	87
on sabbatical	162
on screen	-68
on shift	-25
on silent	-61
on site	263
on site </s>	198
on slack	-99
on soil	63
on something	-89
on something </s>	-89
on statin	11
on step	-115
on step <number>	-115
on stilt	36
on stilt </s>	36
on strike	-178
on telly	-178
on that </s>	158
on that <name>	-84
on that forum	-114
on that page	-169
on that record	-154
on that show	-199
on that side	148
on that site	-172
on the	189
on the <day>	-241
on the <kin>	-199
on the <name>	-146
on the <number>	386
on the app	-137
on the autism	125
on the back	109
on the bakery	94
on the balcony	-146
on the barn	120
on the bill	-146
on the blue	-157
on the board	54
on the boat	64
on the book	147
on the bridge	-61
on the bus	20
on the button	-77
on the car	81
on the card	9
on the carpet	-138
on the clock	69
on the corner	-160
on the council	161
on the crossword	-163
on the crow	138
on the day	-113
on the ferry	-81
on the fifth	123
on the first	267
on the flat	142
on the floor	-97
on the flyer	129
on the forum	-129
on the fourth	29
on the fridge	-74
on the front	-138
on the gate	-115
on the go	-175
on the grind	33
on the hob	-165
on the island	121
on the keyboard	-188
on the kidney	130
on the kitchen	116
on the land	27
on the last	45
on the leave	252
on the lift	-154
on the line	-214
on the list	18
on the low	-28
on the market	87
on the mat	-119
on the menu	-124
on the metro	71
on the moon	-121
on the moor	-45
on the news	-216
on the next	-174
on the night	-81
on the ninth	108
on the old	6
on the organ	100
on the other	-155
on the page	59
on the parish	146
on the pass	106
on the phone	-7
on the platform	148
on the porch	133
on the previous	-121
on the radio	-288
on the railway	-49
on the rig	115
on the right	181
on the ring	-149
on the road	36
on the roof	67
on the rug	-70
on the same	134
on the screen	-160
on the second	69
on the shop	126
on the side	18
on the sign	29
on the sixth	106
on the slope	10
on the sofa	6
on the spectrum	101
on the stair	-260
on the step	-103
on the studio	93
on the table	-228
on the tablet	-128
on the team	134
on the telly	-152
on the test	-152
on the third	-82
on the till	107
on the train	33
on the tram	66
on the truck	4
on the upper	54
on the wait	141
on the ward	18
on the way	-95
on the web	-130
on the website	-187
on the window	47
on the wireless	-59
on the wrong	41
on their	123
on them	58
on there	-108
on this	-136
on this </s>	-162
on this <name>	-163
on this <number>	-137
on this bug	-117
on this call	-221
on this crossword	-93
on this form	-111
on this page	-60
on this record	-146
on this train	-74
on thyroid	143
on thyroid pill	143
on till	-167
on time	50
on to	-99
on to the	-113
on toast	-155
on toast </s>	-118
on today	-70
on today 's	-48
on top	197
on top </s>	110
on top of	130
on train	211
on tv	-272
on tv ,	-145
on tv </s>	-169
on twice	-125
on us	-151
on us </s>	-151
on vacation	-138
on vacation </s>	-138
on warfarin	116
on warfarin </s>	83
on week	77
on week off	77
on when	135
on window	217
on window <number>	165
on with	-88
on work	-91
on-call	155
on-call phone	110
once	-88
once ,	66
once </s>	-187
once a	34
once a day	154
once a month	224
once a year	-120
once already	-119
once already </s>	-119
once and	-113
once more	-144
once more </s>	-133
once or	-129
once take	-185
once the	140
once today	-59
one	-14
one ,	117
one </s>	94
one i	88
one take	-101
one-page	80
onion	-36
onion ,	-88
onion </s>	-191
onion and	67
onion and garlic	80
onion no	154
onion no garlic	154
online	88
online ,	-7
online </s>	161
online at	-52
online bank	86
online shop	54
only	200
only ,	135
only , <name>	95
only , i	116
only , never	92
only , no	130
only , please	-58
only :	-163
only </s>	185
only <day>	38
only <day> </s>	-54
only <day> and	142
only <kin>	274
only <kin> </s>	191
only <kin> <number>	168
only <kin> morning	107
only <kin> of	67
only <kin> under	-49
only <kin> with	138
only <name>	129
only <name> </s>	-19
only <name> and	226
only <number>	-79
only <number> </s>	202
only <number> <name>	124
only <number> here	-174
only <number> in	129
only <number> leave	-129
only <number> minute	-162
only <number> of	46
only <number> on	-65
only <number> still	-183
only <number> who	233
only <number> with	199
only a <kin>	182
only allow	61
only and	-60
only ask	-148
only at	-197
only at night	-68
only at the	-178
only because	142
only because of	142
only beige	109
only black	125
only black and	125
only bread	18
only buy secondhand	120
only cash	83
only cash </s>	83
only change	-119
only come	-131
only come to	-52
only curious	-113
only do	204
only do the	139
only drink	-24
only eat	208
only eat halal	84
only eat white	-63
only ever	225
only ever wear	95
only excuse	-108
only find	57
only find when	57
only fit	43
only for	220
only for me	185
only free	-51
only from	195
only from now	115
only get	45
only get <number>	35
only get the	-78
only get to	181
only go	98
only have	54
only have <number>	115
only have a	230
only have the	-103
only here	-24
only here </s>	-42
only here on	19
only hope	-158
only hope </s>	-158
only in	-45
only key	107
only know	5
only large	113
only let	-8
only let me	-8
only me	178
only meal	113
only meal fall	113
only need	-90
only now	134
only now </s>	134
only on	-68
only on <name>	-81
only on this	-108
only once	-32
only other	-13
only own	-10
only pay	110
only potato	-128
only read	76
only read the	-144
only see	-204
only serve	-38
only she	-173
only she 's	-148
only show	-109
only since	92
only speak	31
only speak <name>	146
only take	-15
only take <name>	106
only tell	-119
only tell me	-119
only the	-154
only the <kin>	-164
only the <name>	53
only the <number>	-49
only the first	-76
only the leave	-143
only thing	52
only thing i	52
only use	-36
only valid	-96
only want	-149
only way	161
only way to	55
only wear	-39
only what	173
only with	80
only woman	53
only woman <kin>	-100
only woman in	137
only woman on	205
only work	225
only work half	89
only write	-6
onset	78
onto	-48
onto a	113
op	114
op </s>	215
op is	131
op on	135
op on the	135
open	-155
open ,	-235
open , <number>	-132
open </s>	-333
open <day>	29
open <day> and	131
open <days>	22
open <name>	92
open <number>	-78
open a	-76
open a second	57
open all	-130
open and	-135
open at	-94
open at <number>	-107
open at noon	35
open by	126
open day	-75
open day </s>	-75
open for	-76
open in	-60
open in <number>	148
open in the	-103
open it	-33
open it </s>	42
open its	94
open line	-81
open line </s>	-78
open my	141
open on	81
open source	91
open the	-198
open the <name>	-173
open the attachment	-111
open the door	-89
open the file	-121
open the link	-165
open the setting	-124
open the window	-129
open them	42
open this	-114
open till	69
open till <number>	69
open time	91
open time </s>	91
open tonight	-95
open until	108
open with	-143
opener	36
opener </s>	90
opener that	-120
opening	11
opening </s>	80
opera	96
opera bore	66
opera bore me	66
operate	98
operation	189
operation </s>	147
operator	124
opinion	-267
opinion </s>	-181
opinion on	-132
opponent	-173
opposite	-175
ops	168
option	-68
option 's	-27
option ,	78
option </s>	-191
option <name>	-186
option <name> </s>	-158
option <number>	-194
option <number> ,	-152
option a	-178
option a </s>	-178
option with	78
or	-208
or <kin>	-199
or <kin> </s>	-129
or <kin> it	-118
or <name>	-207
or <name> ,	-135
or <name> </s>	-129
or <number>	-295
or <number> ,	-97
or <number> </s>	-162
or <number> line	-132
or <number> minute	-101
or a	-158
or after	-170
or after </s>	-170
or am	-145
or am i	-145
or do	-224
or do i	-174
or false	-116
or false :	-116
or i	178
or i will	63
or in	35
or in <name>	92
or is	-331
or is he	-91
or is it	-228
or is that	-150
or it	-75
or just	139
or just tune	125
or leave	-114
or less	126
or less </s>	145
or never	89
or never </s>	89
or new	-79
or no	-200
or no </s>	-130
or not	37
or not </s>	-40
or nothing	203
or nothing </s>	136
or on	-158
or only	-145
or parsley	-145
or shut	80
or so	80
or so </s>	200
or so the	-140
or something	-155
or something </s>	-123
or the	5
or wait	-135
or wait </s>	-135
or what	-88
or what </s>	-88
oracle	38
orange	-223
orange </s>	-170
orchard	195
orchard 's	88
orchard </s>	198
orchestra	262
orchestra </s>	164
orchestra in	48
orchestra in <name>	48
orchid	144
orchid ,	130
order	-24
order ,	4
order :	-127
order </s>	148
order <number>	-114
order come	-113
order for	57
order for a	-130
order for my	99
order from	47
order from <name>	47
order of	-183
order of service	-149
order of the	-91
order on	49
order pizza	-71
order pizza for	-71
order to	-111
ordinary	41
organ	88
organic	123
organic in	112
organic in <number>	112
organic since	58
organic since <number>	58
organise	51
organise </s>	-38
organise the	145
organist	118
organist </s>	114
original	-18
originally	125
orphan	-140
orthodox	-46
oscar	-128
oskar	-10
oskar 's	-10
oskar 's the	-10
ota	127
other	-4
other </s>	-110
other <day>	213
other <day> </s>	180
other <kin>	-106
other <number>	26
other <number> 's	71
other <number> </s>	-254
other are	34
other day	226
other day </s>	166
other file	-141
other file </s>	-141
other half	75
other half 's	81
other half is	-40
other line	-138
other line </s>	-138
other people	93
other person	72
other room	-4
other tab	-105
other thing	-133
other to	168
other to my	122
other way	-166
other way round	-67
other week	84
other week ,	98
other week </s>	75
other word	-134
otherwise	49
otherwise </s>	135
otis	141
otter	133
otter </s>	133
ottilie	132
ottilie ,	108
ottilie , our	108
ouch	-63
ouch </s>	-63
oud	-86
ought	-245
ought i	-99
ought i to	-99
ought to	-219
ought to be	-126
our	228
our <day>	25
our <kin>	9
our <kin> '	41
our <kin> 's	6
our <kin> ,	239
our <kin> </s>	-13
our <kin> <kin>	139
our <kin> <name>	200
our <kin> are	227
our <kin> come	144
our <kin> for	-31
our <kin> get	-45
our <kin> have	97
our <kin> is	-138
our <kin> just	114
our <kin> move	6
our <kin> of	-53
our <kin> on	93
our <kin> only	156
our <kin> speak	97
our <kin> think	104
our <kin> want	-57
our <kin> was	191
our <kin> were	187
our <name>	144
our <name> 's	161
our <name> ,	91
our <name> </s>	227
our <name> <kin>	-14
our <name> <number>	102
our <name> have	201
our <name> in	163
our <name> is	41
our <name> licence	109
our <name> office	85
our <name> turn	50
our <number>	-4
our <number> <kin>	109
our <number> van	126
our account	120
our alert	162
our allotment	126
our allotment society	99
our annexe	111
our annexe next	115
our anniversary	38
our annual	167
our app	116
our area	26
our backup	-98
our bakery	220
our band	61
our band rehearse	61
our barn	135
our biggest	200
our biggest <kin>	183
our bill	134
our bin	-86
our blind	77
our block	112
our board	127
our boat	-48
our boiler	-84
our boiler is	-84
our book	18
our book </s>	-50
our book club	122
our border	86
our border <kin>	86
our bread	68
our bridge	19
our budget	202
our budget for	202
our build	-27
our build </s>	145
our build have	154
our build is	-200
our bus	-109
our busiest	51
our busiest month	85
our call	-112
our canteen	119
our car	-81
our card	-164
our charity	-48
our chat	4
our choir	68
our choir 's	-46
our choir sing	140
our church	106
our church is	68
our clinic	197
our club	142
our co-op	167
our co-op </s>	68
our code	130
our codebase	194
our company	172
our contract	115
our contract </s>	115
our cooperative	151
our corner	7
our corner shop	7
our council	43
our crow	111
our crow work	137
our dashboard	-73
our data	152
our deadline	-126
our delivery	-14
our department	110
our deploy	-140
our deploy go	-140
our depot	161
our dinner	-17
our dinner tonight	-72
our dishwasher	-50
our doc	-26
our door	-109
our factory	157
our family	199
our family 's	48
our family ,	65
our family </s>	145
our family since	56
our family the	83
our farm	136
our ferry	-124
our ferry 's	-124
our field	118
our fig	42
our fig tree	83
our firm	168
our firm i	135
our first	186
our first <kin>	101
our fiscal	102
our fiscal year	102
our fish	124
our flat	223
our flat 's	148
our flat </s>	83
our flat is	158
our floor	-123
our food	72
our food truck	72
our form	-154
our fridge	-58
our front	174
our fund	143
our garage	150
our garden	193
our garden </s>	64
our goalkeeper	84
our grind	97
our group	93
our guest	-137
our hall	63
our head	62
our heat	65
our hero	-162
our hero ,	-123
our heroine	-124
our home	168
our honeymoon	109
our hospital	156
our hotel	-109
our hour	-65
our house	255
our house ,	192
our house </s>	151
our house because	98
our house have	-95
our house is	132
our house nobody	61
our kiln	54
our kitchen	131
our kitchen </s>	109
our kitchen have	162
our kitchen is	207
our lane	-110
our laundry	20
our little	202
our little <name>	169
our live	6
our live room	6
our local	86
our log	-49
our logo	-31
our logo </s>	-31
our lot	-82
our lunch	-62
our main	180
our main <kin>	150
our marriage	107
our meet	-170
our meeting	79
our middle	122
our middle <number>	122
our minibus	-62
our monorepo	251
our monorepo have	136
our mortgage	179
our mosque	148
our movie	-60
our name	147
our name down	107
our night	142
our number	-102
our nursery	110
our office	96
our office </s>	81
our office <kin>	123
our office in	139
our old	-58
our old <kin>	204
our only	-15
our order	-156
our oven	86
our own	235
our own server	60
our parish	194
our pipeline	62
our place	251
our place ,	92
our place </s>	203
our planet	-148
our planet is	-148
our plot	142
our plot is	142
our plumb	63
our plumb firm	63
our podcast	-94
our postcode	-47
our practice	155
our price	-98
our price </s>	16
our print	119
our print shop	119
our printer	-74
our printer is	118
our printer jam	-91
our quilt	136
our quiz	47
our quiz team	47
our read	-153
our recipe	-62
our release	142
our release train	82
our rent	147
our rent to	97
our repo	78
our restaurant	160
our retro	-30
our roof	-23
our sample	-154
our school	-100
our school must	-77
our second	-48
our second ,	124
our sensor	-57
our server	64
our server is	32
our share	10
our shed	97
our shop	-82
our shop 's	144
our side	-31
our site	79
our spare	181
our spare key	156
our sprint	140
our sprint end	137
our squad	85
our stage	-71
our stage box	-90
our stand	-177
our stand-up	130
our stand-up is	144
our standup	98
our standup is	113
our startup	148
our stock	-99
our street	28
our street have	95
our street was	95
our studio	140
our studio have	130
our style	128
our style guide	128
our support	-11
our surgery	154
our table	-283
our table is	-196
our tannery	115
our team	41
our team 's	-78
our team </s>	161
our team is	155
our team nobody	147
our test	51
our test are	-18
our ticket	72
our till	-48
our time	-103
our tiny	-31
our tower	107
our town	53
our tractor	115
our trade	177
our train	-268
our treasurer	-59
our union	154
our union rep	118
our user	39
our user are	126
our valley	107
our van	136
our village	205
our village 's	74
our village have	164
our wait	-103
our ward	-96
our warehouse	190
our water	248
our water 's	126
our water come	154
our website	108
our wed	189
our well	64
our wg	110
our whole	205
our whole family	81
our wifi	-177
our wifi at	105
our wifi drop	-126
our wifi is	-126
our workshop	168
our yard	40
ours	366
ours ,	135
ours </s>	267
ours are	114
ours are mostly	79
ours in	-36
ours is	143
ours is <number>	69
ours is a	73
ours since	114
ours since <number>	89
ours since my	110
ours to	126
ourselves	85
ourselves </s>	135
ourselves after	-84
ourselves after the	-84
out	-76
out ,	-117
out , can	-43
out </s>	-50
out <number>	-175
out <number> <month>	123
out a	133
out after	118
out again	-205
out again ,	-106
out again </s>	-106
out already	-125
out already </s>	-125
out an	-141
out an hour	-141
out and	-45
out as	-83
out as <number>	-101
out as a	63
out at	189
out at <number>	76
out at noon	-97
out at the	104
out before	-59
out blank	-116
out blurry	-86
out by	-191
out by <name>	86
out by <number>	-158
out by noon	-67
out by the	-32
out every	103
out for	35
out for good	102
out for me	142
out for now	-113
out from	-51
out grapefruit	-14
out grapefruit </s>	-14
out here	36
out how	-111
out in	91
out in <month>	222
out in <name>	95
out in <number>	57
out in a	19
out in hive	-81
out in the	93
out in this	-60
out like	21
out like a	-95
out loud	87
out loud </s>	87
out mid	-122
out my	104
out my late	72
out of	-124
out of <name>	312
out of <number>	-86
out of idea	-120
out of it	-91
out of memory	-103
out of milk	-89
out of my	-25
out of office	-168
out of range	-115
out of the	-19
out of this	-129
out of tune	-141
out on	47
out on <day>	-42
out on <days>	164
out on <number>	92
out on me	-146
out on the	126
out over	45
out sick	-123
out since	-43
out since <number>	122
out step	-12
out the	-88
out the date	-60
out the door	-151
out there	15
out there </s>	-70
out there now	-147
out this	-111
out this afternoon	-109
out to	70
out to a	145
out to be	14
out to the	19
out today	-103
out tonight	-43
out tonight </s>	-43
out too	-189
out twice	-216
out twice </s>	-128
out when	-75
out while	-88
out while i	-88
out with	-107
out with a	7
out yesterday	112
outage	71
outboard	9
outdated	-37
outdated </s>	-28
outdoor	152
outdoors	142
outdoors </s>	174
outfit	-6
outfit </s>	20
outhouse	148
outing	-106
outline	163
outlive	35
outlive my	130
outlook	-166
output	-72
output ,	-95
output </s>	12
output is	-146
outright	181
outright </s>	107
outside	-16
outside ,	-156
outside </s>	123
outside <name>	67
outside <name> ,	-50
outside <name> </s>	79
outside <name> <name>	171
outside is	-147
outside my	-168
outside my window	-168
outside our	-99
outside the	-155
outside the station	-107
outside wall	134
oven	-13
oven 's	8
oven ,	31
oven , just	129
oven , smell	-126
oven </s>	-121
oven and	-52
oven at	-63
oven at <number>	-76
oven door	148
oven only	132
oven only <kin>	132
oven run	197
oven run <number>	184
over	-8
over ,	-230
over , <name>	-119
over </s>	-208
over <name>	19
over <name> ,	185
over <name> </s>	-140
over <number>	163
over <number> </s>	166
over <number> in	-57
over <number> kilo	154
over <number> line	115
over <number> need	125
over <number> page	19
over a	-12
over an	-89
over an hour	-89
over and	-171
over and over	-88
over as	132
over as <kin>	89
over at	130
over by	-138
over by <name>	-84
over every	154
over for	18
over from	173
over his	129
over in	161
over in <number>	143
over it	94
over it </s>	94
over last	-56
over last night	-56
over lunch	16
over my	-103
over my <kin>	135
over my dead	-78
over my head	90
over my keyboard	-64
over my life	113
over on	194
over prose	129
over the	126
over the keyboard	-104
over the next	172
over the shop	91
over the slide	-120
over the wall	72
over there	-184
over there </s>	-184
over this	-179
over this </s>	-88
over to	42
over we	55
over winter	151
over winter </s>	67
overdraft	77
overflow	-127
overflow as	-127
overflow as we	-127
overhead	109
overlap	-19
overlap </s>	-173
overnight	-134
overnight </s>	-278
overnight and	-145
overpriced	-131
overrun	-222
oversleep	-141
overtime	113
overtime ,	-22
owe	110
owe <name>	-89
owe <number>	-45
owe my	305
owe my <kin>	271
owe the	213
owe the bank	134
owe the tax	86
owe you	-251
owe you <number>	-170
owe you a	-175
owe you an	-180
owl	-9
owl </s>	110
own	198
own ,	-33
own </s>	-25
own <kin>	53
own <kin> </s>	-38
own <number>	164
own <number> ,	101
own <number> </s>	86
own <number> of	151
own a	69
own a <number>	100
own a car	54
own a third	89
own a tv	145
own bakery	-27
own by	103
own chair	109
own chair in	109
own cheese	152
own clothe	107
own clothe ,	92
own every	75
own goal	-143
own half	-117
own half the	-46
own in	20
own in a	9
own is	-81
own it	213
own it </s>	179
own server	60
own server in	60
own studio	140
own stuff	150
own the	343
own the <number>	94
own the same	-45
own up	-177
owner	219
owner ,	99
owner </s>	99
owner is	108
owner of	103
owner will	70
ownership	-106
ownership of	-47
ownership of the	-47
owt	-135
oz	-162
p	-70
p </s>	-153
p99	-149
pa	39
pa drink	-66
pace	-53
pacemaker	261
pacemaker ,	144
pacemaker , no	100
pacemaker </s>	148
pacemaker fit	145
pacemaker fit in	120
pacemaker since	123
pacemaker since last	63
pack	46
pack ,	-110
pack </s>	-100
pack a	16
pack in	53
pack list	-23
pack list for	43
pack lunch	-166
pack lunch </s>	-134
pack of	-186
pack up	-76
package	122
package </s>	111
package is	80
package is <name>	139
packet	-223
packet </s>	-101
packet have	-129
packet have no	-129
pad	-70
pad </s>	74
padel	-10
padlock	-163
paediatric	145
paediatric <kin>	145
paediatrics	41
page	-201
page ,	173
page </s>	-62
page <number>	-405
page <number> ,	-152
page <number> </s>	-269
page about	-142
page and	-242
page for	5
page have	-148
page is	-251
page is slow	-104
page keep	43
page load	-64
page load </s>	-39
page number	99
page of	-205
page of the	-136
page on	-117
page show	-88
page text	-108
page when	-123
page when i	-123
page will	-101
page will n't	-101
page with	-122
pager	77
pager go	154
pain	-11
pain </s>	-42
pain about	-152
pain because	41
painful	-132
painful </s>	-98
painkiller	176
paint	-57
paint </s>	-73
paint counter	24
paint every	-125
paint house	143
paint house </s>	143
pair	-124
pair </s>	-73
pair is	161
pair of	-124
pallet	-79
palpitation	184
palpitation </s>	129
pan	-27
pan </s>	-163
pan are	-66
pan are useless	-66
pan on	-161
pan on the	-161
pan pipe	-105
pan pipe </s>	-105
pancake	-133
pancreatitis	109
pancreatitis </s>	109
panda	-166
panda </s>	-135
panel	67
panel ,	37
panel </s>	60
panel on	-130
panel on the	-89
panic	14
panic </s>	-188
panic attack	139
panic attack ,	95
panic in	103
pannier	117
pantry	131
paper	130
paper ,	134
paper , <name>	135
paper </s>	50
paper book	137
paper diary	132
paper for	-85
paper i	-80
paper mill	141
paper mill </s>	152
paper say	-188
paper say </s>	-120
paper since	102
paper since <number>	102
paper that	-164
paperwork	-40
paperwork </s>	-43
para	-11
para <number>	-137
paracetamol	-165
paraffin	46
paraffin </s>	46
paragraph	-123
paragraph ,	-90
paragraph </s>	-65
paragraph <number>	-111
paragraph <number> </s>	-116
paragraph <number> repeat	-56
paragraph about	-152
paragraph about the	-107
paragraph are	131
paragraph as	-64
paragraph before	-110
paragraph before lunch	-110
paragraph for	-158
paragraph for the	-129
paragraph in	-133
paragraph is	-249
paragraph is too	-50
paragraph of	32
paragraph of the	-165
paragraph on	-140
paragraph up	-112
paragraph wear	-35
paragraph wear me	-35
parameter	-193
parang	-100
parcel	-210
parcel ,	-68
parcel </s>	-240
parcel and	-108
parcel come	-64
parcel depot	137
parcel depot </s>	137
parcel for	-17
parcel go	-12
parcel is	-137
parcel must	37
parcel must be	37
pardon	-114
parental	171
parental leave	171
parental leave from	89
paris	-208
parish	155
parish ,	134
parish </s>	115
parish choir	114
parish choir </s>	114
parish council	110
parish council ,	138
parish hall	158
parish hall </s>	158
parish newsletter	-31
parish of	-76
park	-205
park ,	-140
park </s>	-81
park across	98
park at	122
park at the	63
park fine	-195
park just	-90
park just now	-90
park ticket	-137
park with	-62
parkinson	94
parkinson </s>	107
parkour	24
parkrun	19
parlour	55
parole	-32
parse	-123
parser	-93
parser </s>	-112
parsley	-163
part	-246
part ,	-203
part </s>	-44
part <number>	-168
part <number> </s>	-117
part about	-147
part in	82
part in <name>	165
part of	55
part of the	-146
part-time	161
part-time ,	126
part-time </s>	14
part-time after	116
part-time after the	116
part-time from	111
part-time master	118
particular	-177
particular </s>	-128
partie	115
partie ,	115
partition	72
partly	99
party	-102
party </s>	-82
party for	-40
party on	-187
party on <day>	-132
party tonight	-96
party tonight </s>	-96
party was	-129
pass	130
pass ,	7
pass </s>	-21
pass first	32
pass first time	32
pass in	163
pass in <number>	134
pass my	130
pass on	-192
pass on the	-184
pass out	34
pass the	-13
pass the bar	32
pass to	16
pass to <name>	112
pass to me	21
pass to the	-103
passable	64
passable <name>	125
passable <name> </s>	125
passage about	-140
passage about the	-140
passenger	-155
passion	138
passion ,	103
passionate	-110
passive	-52
passive aggressive	-105
passive aggressive </s>	-105
passive in	44
passive voice	-78
passive voice </s>	-78
passport	-21
passport ,	30
passport , <name>	237
passport </s>	-146
passport is	146
passport photo	-96
passport run	148
passport run out	148
passport through	96
passport through my	96
password	-159
password ,	-62
password </s>	-146
password again	-87
password again </s>	-87
password is	-58
password is wrong	-58
password reset	-58
past	106
past </s>	-218
past <name>	187
past <name> </s>	163
past <number>	51
past <number> </s>	-51
past <number> minute	158
past a	-172
past a <number>	-127
past tense	-187
past tense </s>	-156
past the	31
pasta	-167
pasta 's	-120
pasta </s>	-85
pasta is	-90
paste	-377
paste </s>	-228
paste below	-135
paste below </s>	-135
paste is	-161
paste it	-257
paste it </s>	-118
paste the	-174
paste the log	-105
paste the whole	-109
pastry	31
pastry <kin>	71
pat	17
patch	-78
patch ,	-100
patch </s>	-23
patch is	87
patent	152
patent ,	110
patent from	51
patent from <name>	41
patent on	167
patent on a	126
path	-211
path </s>	-121
path is	-92
pathway	133
patience	-47
patience </s>	-152
pattern	31
pattern ,	-151
pattern </s>	96
pattern is	8
pattern is <number>	8
pause	-181
pavel	-87
pavel from	-26
pavilion	-123
pay	107
pay ,	-25
pay </s>	-65
pay <kin>	181
pay <number>	10
pay <number> a	5
pay <number> each	157
pay <number> weekly	85
pay a	-168
pay alimony	146
pay at	-88
pay at the	-88
pay back	150
pay back <number>	117
pay badly	-59
pay badly but	-59
pay before	-97
pay before <number>	-97
pay best	-6
pay best </s>	-6
pay by	106
pay by the	92
pay for	54
pay for <name>	105
pay for <number>	171
pay for by	120
pay for my	182
pay for park	-105
pay for the	-124
pay from	121
pay his	-96
pay if	48
pay if i	105
pay in	57
pay in cash	-112
pay it	27
pay it off	144
pay me	40
pay me </s>	-169
pay me per	133
pay my	211
pay my <kin>	149
pay my bill	123
pay no	-154
pay off	170
pay off </s>	109
pay off a	22
pay off in	-4
pay off the	199
pay on	180
pay on <number>	144
pay on the	141
pay our	227
pay our bill	110
pay out	-32
pay out in	93
pay overtime	127
pay per	147
pay quarterly	127
pay quarterly </s>	127
pay rent	-68
pay since	-174
pay staff	119
pay the	-29
pay the <kin>	154
pay the bill	-162
pay the gas	-110
pay the park	-82
pay them	77
pay them off	77
pay when	118
pay with	-118
payday	149
payday is	95
payday is the	95
payment	177
payroll	212
payroll ,	53
payroll for	58
payroll for a	31
payslip	-143
pb	160
pb is	154
pb is <number>	154
pc	197
pc </s>	131
pdf	-49
pdf ,	-158
pdf </s>	-137
pea	-187
pea </s>	-162
peak	140
peak at	-33
peak at <number>	-33
peanut	119
peanut </s>	154
peanut allergy	121
peanut allergy ,	-4
peanut ban	-65
pear	131
peat	99
peat bog	9
pedal	7
peel	9
peer	5
peg	-90
pellet	190
pelota	34
peloton	71
pen	87
pen ,	37
pen , mostly	88
pen </s>	7
pen <kin>	92
pen and	-21
pen leak	-115
pen on	-120
pen test	25
penalty	-152
pencil	-165
pencil </s>	-98
pending	75
pending </s>	39
penguin	-176
penguin </s>	-131
penicillin	65
penicillin ,	163
penicillin , find	130
penicillin </s>	73
penicillin and	177
penicillin and to	149
penny	48
pension	121
pension 's	146
pension 's <number>	88
pension 's tiny	128
pension age	-147
pension come	141
pension from	151
pension from the	82
pension is	137
pension kick	192
pension kick in	192
pension start	84
pension start in	84
pensioner	151
pensioner ,	149
people	-114
people 's	47
people ,	20
people , <number>	-45
people </s>	-49
people always	83
people and	7
people and <number>	-20
people and a	49
people are	-217
people at	36
people do	-87
people find	-120
people for	113
people have	-141
people in	-132
people in <name>	118
people make	-10
people on	-63
people say	-148
people say </s>	-148
people should	-211
people since	83
people spread	110
people spread over	110
people still	-142
people talk	-150
people think	-156
people to	-39
people want	-125
people want a	-76
people who	-189
people with	-13
pep	196
pep talk	196
pep talk </s>	156
pepper	42
pepper ,	-86
pepper sauce	55
per	5
per <kin>	114
per <kin> </s>	139
per day	-151
per head	-154
per mile	4
per the	-96
per week	-138
per week </s>	-138
per year	-26
per year </s>	-26
percent	-115
percent ,	22
percent , hurry	-90
percent </s>	67
percent in	-21
percent of	-65
percent of <number>	-99
percent of our	-86
percent off	-100
percent so	-141
perfect	-5
perfect </s>	-99
perfect pitch	152
perfect pitch ,	139
perfect pitch </s>	180
perfectly	-129
performance	-45
perfume	152
perhaps	-180
perhaps a	-97
period	-98
period </s>	-117
permanent	155
permanent night	95
permanent night </s>	91
permission	-137
permit	-38
person	57
person ,	-30
person , <name>	104
person </s>	99
person here </s>	53
person in	-218
person in the	-166
person on	77
person who	31
person who have	45
persona	-183
persona for	-118
persona for the	-118
personal	-128
personal <kin>	-91
pescatarian	-33
pescatarian ,	-33
pescatarian , strictly	-33
pesticide	29
petra	-27
petra and	-27
petra and <name>	-27
petrol	-206
petrol station	59
petrol station </s>	59
pf	55
pharmacy	64
pharmacy 's	34
pharmacy ,	-90
pharmacy </s>	80
pharmacy in	-88
pharmacy is	84
pharmacy is shut	-120
pharmacy open	-70
pharmacy open at	-50
pharmacy shut	15
phase	-19
phase <number>	-56
phd	141
phd ,	-51
phd <kin>	91
phd in	99
philippa	-105
phobia	137
phobic	135
phobic about	149
phone	-30
phone 's	69
phone 's a	149
phone 's on	-208
phone ,	-127
phone , no	199
phone , so	-24
phone , the	-153
phone :	132
phone </s>	70
phone a	140
phone are	135
phone at	-241
phone at <number>	-238
phone because	-154
phone before	173
phone call	278
phone call ,	127
phone call </s>	89
phone die	-109
phone go	34
phone in	-169
phone in a	-18
phone in the	-169
phone interview	143
phone is	12
phone is a	125
phone is an	126
phone is at	-126
phone just	-170
phone just now	-96
phone number	-151
phone on	-126
phone on <number>	-136
phone on silent	-61
phone ring	-89
phone signal	-156
phone so	104
phone so i	137
phone stay	-57
phone this	-88
phone this morning	-88
phone to	-189
phone today	-91
phone today </s>	-91
phone twice	-129
phone with	-107
phonics	-44
photo	-311
photo 's	-100
photo 's from	-100
photo ,	-198
photo , <number>	-118
photo , crop	-132
photo </s>	-190
photo are	-132
photo come	-142
photo come out	-142
photo i	-101
photo in	-155
photo is	-137
photo look	-128
photo of	-92
photo of the	-80
photo online	150
photograph	231
photograph </s>	174
photography	118
photography ,	118
php	121
php <number>	121
phrase	113
physic	212
physic </s>	129
physic <kin>	66
physic there	154
physic there </s>	154
pi	138
pi <number>	153
pi under	102
pi under my	102
pia	8
pia 's	8
pia 's the	8
piano	-47
piano 's	178
piano </s>	-146
piano in	-101
piano in our	55
piano in the	-166
piano is	-36
piano is a	141
piano is my	105
piano lesson	178
piano tune	123
pic	-80
pic </s>	-80
pick	-193
pick </s>	-168
pick <number>	-151
pick <number> </s>	-118
pick an	-146
pick by	-26
pick by hand	-81
pick the	-144
pick this	-126
pick up	-38
pick up ,	-113
pick up </s>	-140
pick up <name>	55
pick up the	60
pick-up	145
pick-up </s>	68
picker	-38
pickle	96
pickle </s>	67
pickup	25
pickup ,	-79
pickup , a	-79
pickup </s>	-168
picky	143
picky eater	143
picnic	-112
picture	-93
picture ,	-132
picture , remove	-114
picture </s>	87
picture have	-67
picture have <number>	-67
picture is	-181
picture of	-257
picture of a	-149
picture of the	-156
pie	-217
piece	-148
piece ,	-62
piece , is	-19
piece </s>	-30
piece of	-156
pier	125
pike	12
pikin	85
pilate	59
pile	-178
pill	-32
pill </s>	-115
pill at	83
pill box	142
pillow	122
pin	104
pin it	-149
pinball	67
pinball machine	67
pinball machine ,	102
pineapple	-136
ping	-192
ping me	-159
ping me </s>	-159
pink	-149
pink </s>	-182
pink today	-38
pink today </s>	-38
pint	-194
pip	10
pip install	-149
pipe	-131
pipe </s>	-194
pipe band	-14
pipeline	11
pipeline is	-94
pipeline is red	-94
pirate	-172
pirate </s>	-128
pirogue	89
pistachio	116
pistachio </s>	129
pit	132
pitch	154
pitch ,	139
pitch </s>	106
pitch for	-17
pitch is	20
pitta	-51
pivot	-221
pivot table	-62
pixel	-70
pizza	-209
pizza ,	-145
pizza </s>	-68
pizza and	-43
pizza at	-59
pizza for	-71
pizza for the	-71
pizza is	-130
place	238
place ,	-56
place </s>	106
place and	93
place but	-100
place but it	-100
place end	128
place in	58
place in <name>	78
place in the	-125
place to	-162
place with	-22
place with a	88
place yesterday	-104
placeholder	-157
placement	177
placement ,	137
plain	29
plain </s>	-64
plain <name>	-104
plain sentence	77
plain sentence </s>	77
plain text	116
plain vms	-27
plain word	20
plain word </s>	-208
plan	18
plan 's	-172
plan </s>	-124
plan a	-149
plan anything	-79
plan b	-108
plan by	28
plan cost	-127
plan for	11
plan for a	-161
plan for next	98
plan for the	44
plan for tonight	-71
plan have	-53
plan have a	-153
plan is	150
plan is to	88
plan on	90
plan show	-105
plan the	55
plan the night	-18
plan to	40
plan to </s>	123
plan to <name>	-120
plan to merge	-146
plan to refactor	-105
plan to retire	97
plan to sell	92
plan to walk	-20
plan was	-169
plan with	66
plane	21
plane ,	116
plane </s>	-120
planer	136
planet	-169
planet is	-148
plant	-141
plant ,	151
plant </s>	-128
plant a	-35
plant in	108
plant in <name>	211
plant in the	-182
plant on	-32
plaster	71
plaster </s>	59
plasterboard	87
plasterboard </s>	117
plastic	105
plastic </s>	98
plate	103
plate </s>	56
plate in	118
plate in my	118
platform	18
platform </s>	183
platform <number>	-121
play	-97
play ,	25
play </s>	-194
play <days>	163
play <name>	-101
play <number>	-194
play bass	92
play bass in	164
play by	99
play by ear	90
play cello	64
play chess	203
play chess online	119
play drum	-26
play for	-177
play for <name>	-154
play for <number>	-179
play handball	-14
play hockey	34
play hockey </s>	34
play in	-121
play in a	130
play in the	-10
play it	-101
play leave	131
play on	-19
play second	149
play second violin	55
play the	91
play the cello	187
play the organ	142
play the same	-93
play the tuba	-52
play the ukulele	12
play the villain	23
play violin	-28
play with	-157
play with the	-157
player	-40
player </s>	-107
playlist	-230
playlist is	-131
please	-63
please ,	224
please , always	107
please , every	103
please , from	122
please , just	-17
please :	-112
please </s>	-295
please always	150
please answer	-13
please check	-106
please convert	-122
please convert this	-108
please correct	-116
please correct the	-138
please cut	-111
please do	124
please do n't	145
please draft	100
please draft a	100
please explain	-198
please for	-75
please give	-135
please help	-125
please list	-161
please make	-179
please make the	-90
please never	197
please never use	90
please no	100
please no emojis	60
please remember	154
please shorten	-105
please skip	117
please skip the	117
please summarise	-53
please take	-121
please to	-115
please use	-87
please wait	-110
please wait </s>	-110
please write	-182
please write a	-83
please write the	-86
pleasure	-13
plenty	18
plenty </s>	103
plosive	41
plot	102
plot </s>	14
plot <number>	67
plot <number> ,	168
plot <number> </s>	138
plot at	-108
plot is	142
plot of	-83
plot outside	105
plot outside <name>	105
plough	180
pls	-153
pls ,	-109
pls </s>	-108
pls and	-79
pls check	-90
pls do	-152
pls explain	-176
pls give	-22
pls give me	-22
pls make	-122
pls no	-6
pls use	41
plug	35
plug </s>	-65
plug or	-132
plum	156
plumb	187
plumb apprenticeship	159
plumb apprenticeship </s>	114
plumb firm	63
plural	-113
plus	147
plus <name>	-41
plus <name> </s>	-41
plus <number>	6
plus a	43
plus a small	-64
plus my	27
plus my <kin>	27
plus the	151
plz	56
pm	111
pm </s>	226
pm is	-74
png	-155
po	6
po i	6
po i 'm	6
pocket	-107
pocket </s>	-58
pocket money	162
pod	-173
podcast	-131
podcast ,	-121
podcast is	56
podcast is at	56
podcast say	-145
poem	-172
poem ,	32
poem </s>	-160
poem for	-142
poetry	67
point	17
point </s>	93
point <number>	-162
point <number> and	-188
point about	-119
point about the	-119
point and	-152
point at	-216
point for	-155
point i	37
point in	-133
point in this	-78
point is	-104
point on	-120
point on the	-141
point please	134
point please ,	50
point than	137
point than long	137
poison	-154
poison </s>	-141
poke	-86
poke it	-86
poke it with	-86
pole	-12
policy	113
policy </s>	134
policy that	-66
polish	-75
polite	-111
polite </s>	-186
polite but	-181
polite but no	-128
polite no	-64
polite note	94
polite to	-145
polite way	-72
polite way of	-72
poll	-152
poll </s>	-115
pollen	-34
polo	19
polyester	28
polytunnel	-63
pompous	-90
pond	-23
pond </s>	-47
pond freeze	68
pond freeze over	68
pool	145
pool </s>	-83
pool today	-107
pool was	-111
pool with	185
poor	-23
poor on	50
poor thing	-134
poorly	-147
pop	-180
pop </s>	-7
pop on	-139
pop on the	-123
pop up	-143
popcorn	44
poppy	31
popup	-193
popup ,	-131
porch	179
porch </s>	134
pork	-19
pork ,	-47
pork , no	-121
pork </s>	-69
pork at	101
pork at home	101
pork in	87
pork in the	86
pork or	136
porridge	-139
porridge and	-122
port	85
port ,	60
port </s>	202
port <number>	-104
port <number> </s>	-44
port is	-30
portal	-65
portal at	113
porter	88
porter </s>	-63
porter at	160
porter at a	110
portfolio	-95
portion	41
portrait	133
portrait </s>	140
portuguese	69
position	-162
positive	122
positive ,	-17
positive </s>	119
possible	-185
possible </s>	-162
possibly	70
post	42
post ,	146
post about	-154
post at	103
post come	-123
post go	-32
post go to	101
post i	99
post in	69
post is	57
post office	-31
post office </s>	6
post office at	-46
post office in	161
post office was	-59
post that	-157
post the	-75
post the parcel	-68
post until	-97
post-its	64
postcard	38
postcard </s>	84
postcode	-151
postcode </s>	-132
poster	-237
poster ,	-108
poster </s>	-111
poster i	-83
postfix	86
postgre	-88
postgre <number>	161
postie	160
pot	81
pot ,	-167
pot </s>	-5
pot and	30
pot are	106
pot on	-15
potassium	152
potato	-180
potato </s>	-129
pothole	-21
potion	-153
pottery	-15
pottery class	75
pottery in	175
pottery in <name>	164
pottery studio	107
pouch	54
poultry	137
pound	-177
pound ,	90
pound </s>	-97
pour	-224
powder	-56
powder </s>	-29
power	39
power </s>	57
power cut	32
power of	245
power of <kin>	245
pr	136
pr </s>	-153
practice	112
practice ,	185
practice </s>	-28
practice <kin>	161
practice <kin> <name>	107
practice exam	-159
practice in	164
practice in <name>	164
practice is	174
practice to	140
practise	157
practise </s>	171
practise <name>	114
practise <name> </s>	114
practise in	113
pram	63
pram </s>	-40
pray	-37
prayer	126
prayer </s>	21
preacher	74
preacher on	68
prefer	129
prefer <name>	186
prefer <name> to	132
prefer a	148
prefer aisle	-48
prefer aisle seat	-48
prefer tab	-150
prefer tab </s>	-150
prefer the	-259
prefer the blue	-173
prefer the first	-209
prefer the second	-144
prefix	119
pregnant	10
pregnant ,	192
pregnant , due	147
pregnant with	124
pregnant with my	116
pregnant with our	124
premature	89
premature <kin>	89
premature <kin> unit	89
premiere	146
premium	30
premium bond	125
premium plan	-129
prep	39
prepare	-119
prepare for	128
prepare for <name>	128
prescription	97
present	76
present ,	122
present </s>	-26
present for	-111
press	-47
press </s>	75
press <number>	-154
press in	140
press now	-92
press the	-144
press up	66
pressure	-193
pressure </s>	-157
pressure run	149
pressure run low	132
pressure tablet	207
pretend	-175
pretend i	-99
pretend i 'm	-99
pretend you	-133
pretend you 're	-133
pretty	-182
pretty </s>	-154
preview	-165
previous	-156
previous <number>	-121
price	86
price ,	11
price </s>	90
price <kin>	-96
price <kin> <name>	-84
price are	-88
price by	-106
price by the	-51
price fall	-171
price go	-143
price go up	-143
price have	-177
price have go	-135
price in	59
price it	-127
price it </s>	-127
price list	35
price of	-154
price rise	93
price this	-167
price up	-147
primary	108
primary </s>	176
primary <number>	-137
primary in	144
primary in <name>	144
primary is	147
primary school	232
primary school ,	111
primary school </s>	160
primary school in	57
prime	-104
principle	-118
principle </s>	-75
print ,	58
print </s>	-6
print <number>	-23
print anymore	98
print by	-39
print everything	80
print it	24
print it </s>	-132
print nothing	-163
print nothing </s>	-163
print on	-37
print only	102
print only </s>	102
print shop	163
print shop in	141
print statement	-171
print the	-135
print twice	-177
printer	-80
printer 's	35
printer ,	-55
printer </s>	152
printer <kin>	-5
printer at	-94
printer in	46
printer in the	46
printer is	179
printer is a	164
printer is fix	-115
printer jam	-142
printer on	18
printer say	-124
priority	-15
priscilla	27
priscilla the	27
priscilla the <kin>	27
prison	138
prison is	30
privacy	11
private	140
priya	7
priya ,	-101
priya , my	169
priya , our	-69
priyanka	113
prize	-137
prize </s>	22
pro	-217
pro and	-175
pro and con	-175
prob	-168
probably	-164
probably the	-149
probate	127
probate </s>	-44
probation	78
probe	113
probe we	113
probe we 're	113
problem	-91
problem ,	-104
problem </s>	-6
problem in	143
problem is	-101
problem with	-155
process	132
process </s>	60
processor	129
procurement	72
procurement </s>	-73
procurement is	70
procurement is my	155
prod	266
prod is	137
prod is <number>	86
prod is on	50
producer	26
product	229
product <kin>	130
production	116
prof	125
prof <name>	73
profile	-206
profile </s>	-86
profile for	-145
program	153
programme	4
programme </s>	-144
programme at	137
progress	-160
progress </s>	-160
project	-18
project </s>	100
project code	33
project in	-27
project in <name>	-27
projection	63
projection </s>	63
projector	76
prom	-162
prom </s>	-162
promise	95
promise my	-32
promise myself	163
promise to	156
promise to <name>	142
promote	201
promote to	235
promote to head	134
promotion	63
promotion to	63
prompt	-272
prompt </s>	-75
prompt is	-154
pronoun	63
pronoun are	63
proof	-152
proof </s>	-76
proof this	-118
proofread	-50
prop	51
proper	214
properly	186
properly </s>	106
property	-51
proposal	103
propose	-88
prose	220
prose </s>	190
prosthetic	145
prosthetic leg	92
protection	101
protein	120
protein a	155
protein a day	155
protocol	-34
protocol </s>	48
prototype	113
proud	-136
proud </s>	-73
proud of	-99
proud of it	-58
prove	9
provider	-47
proxy	65
proxy </s>	-114
prs	89
prs need	89
prs need <number>	89
prusa	131
ps5	175
ptsd	92
pub	-81
pub ,	-16
pub </s>	-61
pub in	178
pub in <name>	178
pub quiz	-55
pub quiz </s>	37
pub quiz team	-143
public	-71
publish	-79
pudding	-167
pudding </s>	-97
puddle	-201
pull	-111
pull </s>	-146
pull gig	106
pull gig listing	106
pull out	-114
pull out </s>	-114
pull request	30
pull something	-186
pull the	-18
pull up	118
pull up </s>	118
pulley	133
pump	152
pump </s>	-15
pump <kin>	-137
pump and	127
pump on	-173
pun	-219
punchline	-138
punchline </s>	-138
punk	36
puppet	-25
purchase	24
purchase order	-103
purchase over	134
purchase over <number>	134
pure	39
puree	138
puree </s>	138
purple	-234
purple </s>	-137
purpose	182
purpose </s>	182
push	12
push </s>	31
push <number>	172
push fail	-121
push fail </s>	-121
push it	-140
push the	-164
push to	-79
push to main	22
put	-27
put </s>	96
put <name>	104
put <name> on	36
put <number>	12
put <number> a	112
put <number> more	-148
put a	-70
put aside	114
put aside for	114
put diesel	-126
put diesel in	-126
put her	58
put her on	167
put in	34
put in <number>	180
put in last	19
put in the	-132
put it	145
put it back	-218
put it in	67
put it plain	101
put me	130
put me down	-68
put me in	132
put me on	77
put my	-4
put my face	166
put my name	11
put off	74
put on	-78
put on the	24
put our	169
put our name	107
put that	-154
put that in	-212
put the	-205
put the <kin>	-236
put the house	-9
put the kettle	-161
put the milk	-68
put the rent	40
put them	-143
put them in	-113
put this	-85
put together	-16
put up	-156
puzzle	-305
puzzle ,	-124
puzzle </s>	-119
puzzle always	-113
puzzle always lie	-113
puzzle for	-115
pw	-169
px	-173
python	115
python <number>	122
python <number> ,	134
python for	143
python is	-137
q	-202
q </s>	-166
q3	168
q4	113
q4 </s>	153
qa	-8
qgis	158
qualify	83
qualify as	146
qualify as a	146
qualify in	64
quantity	-160
quantity for	-160
quarrel	-23
quarry	197
quarry </s>	120
quarry blast	139
quarter	-41
quarter </s>	-37
quarter end	-83
quarter of	-115
quarter of an	-115
quarter past	39
quarter past <number>	168
quarter turn	24
quarterly	212
quarterly </s>	157
quartz	-57
queen	-100
query	-406
query ,	-154
query </s>	-188
query and	-128
query is	-171
query plan	-105
query return	-183
question	-83
question ,	-217
question :	-159
question </s>	-26
question <number>	-369
question <number> ,	-133
question <number> </s>	-209
question <number> is	-138
question about	-208
question about <name>	-120
question and	-145
question and it	-145
question at	150
question at a	183
question at me	-140
question for	71
question for <name>	174
question in	-106
question is	-214
question is about	-252
question is whether	-82
question is why	-88
question of	81
question on	-173
question to	-172
question to ask	-172
queue	-221
queue ,	-166
queue at	-245
queue at <name>	-112
queue at the	-200
queue behind	-121
queue behind a	-121
queue have	-198
queue have <number>	-188
queue since	-115
queue since <number>	-115
queue was	-80
quiche	-167
quiche </s>	-123
quick	-314
quick ,	-121
quick </s>	-154
quick <number>	-155
quick answer	-121
quick question	-155
quick question </s>	-155
quicker	76
quickest	-103
quickest way	-87
quickest way to	-87
quickly	-199
quickly please	-116
quickly please </s>	-116
quid	-199
quid </s>	-134
quid a	203
quid a month	159
quid for	-101
quid for a	-57
quid on	-104
quiet	-57
quiet </s>	114
quiet here	-92
quiet morning	-31
quietly	-32
quietly </s>	-120
quilt	-45
quince	-69
quince </s>	30
quit	-50
quit </s>	-121
quit my	85
quit my job	85
quit smoke	196
quit smoke in	77
quit sugar	149
quit sugar in	158
quit the	-184
quit the agency	-55
quit the app	-123
quit the game	-137
quit the terminal	-146
quite beyond	121
quite beyond me	121
quite short	-118
quite short with	-118
quiz	-296
quiz ,	8
quiz , <number>	67
quiz </s>	101
quiz at	-31
quiz me	-233
quiz me on	-194
quiz question	-130
quiz team	-133
quiz team ,	15
quota	-54
quotation	-126
quote	-112
quote ,	45
quote </s>	-5
quote <number>	-166
quote a	86
quote for	-156
quote from	-166
quote from the	-87
quote i	-171
quote i need	-171
quote in	71
quote under	53
r	-136
r 's	166
race	75
race </s>	148
race condition	-112
race condition </s>	-112
race on	55
rack	163
rack </s>	64
radiator	194
radiator </s>	-128
radio	115
radio ,	160
radio </s>	99
radio on	134
radio say	-104
radiography	78
rafa	14
rafa ,	14
rafa , who	14
raffle </s>	-144
rail	105
rail </s>	-18
rail <number>	144
railway	114
railway ,	145
railway , that	89
railway </s>	22
railway at	-43
railway behind	-48
railway in	100
railway in <number>	84
railway station	-56
rain	-504
rain 's	-110
rain ,	93
rain </s>	-367
rain a	-136
rain again	-52
rain again </s>	-52
rain all	-154
rain all week	-123
rain end	-53
rain here	-98
rain is	-157
rain just	-88
rain just now	-88
rain off	-160
rain off ,	-112
rain on	-108
rain or	61
rain stop	-111
rain stop </s>	-111
rain this	-81
rainy	-234
rainy day	-141
rainy-day	94
rainy-day account	119
rainy-day money	-82
raise	177
raise </s>	16
raise <kin>	-81
raise <name>	139
raise <name> ,	139
raise <number>	137
raise bed	187
raise bed </s>	124
raise by	175
raise by my	174
raise his	-22
raise in	183
raise in <name>	183
raise it	-48
raise its	-110
raise its fee	-50
raise me	167
raise me ,	128
raise me </s>	198
raise my	28
raise my <kin>	153
raise my voice	-118
raise on	79
raise our	156
raise our rent	97
raise the	-101
raise the rent	4
raisin	38
raj	-15
rally	119
ram	-148
ramadan	-79
ramadan </s>	122
ramadan begin	-184
ramadan i	162
ramadan start	-123
ramadan start when	-123
ramble	-103
ramen	-82
ramen bar	40
ramipril	76
ramp	25
ramp </s>	-15
random	-160
range	-47
range </s>	-115
ransom	-81
ransom note	-81
ransom note </s>	-81
rare	26
rare ,	26
rarely	51
rash	125
rasheed	71
rashid	104
rashid <kin>	23
rashid <kin> the	23
rasmus	96
rasmus ,	96
rasmus , whom	96
raspberry	98
raspberry pi	164
raspberry pi under	102
rate	9
rate </s>	-155
rate <number>	192
rate is	-48
rate is <number>	24
rate peak	-33
rate peak at	-33
rate scheme	70
rather	50
rather be	-22
rather die	-179
rather get	137
rather get bullet	137
rather good	-137
rather have	134
rather have the	98
rather not	-23
rather than	68
rather than by	127
rather use	-173
rather you	128
ratio	-10
ration	-164
raw	94
raw </s>	38
raw in	-124
raw in the	-124
raw onion	109
ray	61
re	-234
re the	-167
reach	-38
reach ,	-149
reach </s>	50
reach me	86
reach the	-99
react	37
react badly	115
react badly to	115
react to	136
read	11
read 's	33
read ,	-31
read :	-22
read </s>	-352
read <name>	65
read <number>	-81
read <number> </s>	-175
read <number> book	166
read a	-230
read about	-198
read age	166
read age of	166
read all	65
read aloud	65
read aloud </s>	-161
read as	88
read at	8
read at the	-133
read better	-151
read drawing	141
read every	124
read everything	-14
read everything on	145
read fine	83
read fine ,	83
read for	61
read glass	23
read group	-94
read in	-198
read in the	-143
read it	-156
read it ,	-12
read it </s>	-137
read it <number>	-124
read it on	-124
read it out	104
read it to	-144
read like	-231
read like a	-231
read me	-87
read me the	-87
read more	-164
read music	206
read music ,	80
read music but	117
read my	142
read nothing	147
read of	-199
read on	215
read on a	156
read on paper	134
read only	27
read only <name>	105
read only the	-76
read over	-128
read properly	116
read small	98
read small print	98
read somewhere	-179
read somewhere </s>	-179
read that	-371
read that <name>	-174
read that people	-131
read that the	-109
read the	-250
read the <name>	-185
read the doc	-122
read the file	-173
read the first	-75
read the log	-93
read them	85
read them </s>	11
read these	21
read this	-251
read this </s>	-126
read to	190
read to her	123
read with	101
read with a	96
read you	125
read your	-273
read your answer	-142
read your last	-80
read your list	-116
read your reply	-93
readable	41
readable </s>	-159
reader	302
reader 's	15
reader ,	120
reader </s>	165
reader and	117
reader are	105
reader for	123
reading	-76
reading are	-125
ready	-261
ready ,	-173
ready </s>	-245
ready for	67
ready to	-154
real </s>	-160
real <name>	30
real <number>	158
real name	-74
realistic	-131
really	29
really </s>	75
rear	5
reason	52
reason ,	87
reason </s>	-169
reason after	158
reason after ,	98
rebase	-163
reboot	59
reboot </s>	-147
rebuild	250
rebuild on	150
rebuild on it	105
rebuild the	-81
receipt	-117
receipt </s>	-220
receipt by	-97
receipt by the	37
receipt in	57
receipt in a	25
reception	-38
recipe	-13
recipe 's	-32
recipe ,	-67
recipe , <number>	-122
recipe </s>	-160
recipe are	133
recipe book	80
recipe card	-42
recipe each	99
recipe for	-63
recipe for <number>	-108
recipe have	84
recipe i	175
recipe i need	142
recipe is	-57
recipe is all	-118
recipe say	-141
recipe with	-58
recipe with wine	45
recipe you	-58
recipe you give	-58
reckon	-229
reckon </s>	-9
reckon i	59
reckon is	-128
reckon the	-135
reckon you	-125
reckon you can	-125
recognise	72
recognise </s>	132
recognise here	159
record	-38
record ,	-78
record </s>	30
record at	125
record have	-125
record in	88
recorder	-84
recover	153
recover from	98
recovery	-112
recreate	-146
rector	21
red	-101
red ,	-29
red </s>	-102
red again	-137
red and	154
red and green	154
red green	63
red wine	128
red wine give	127
red wine out	-127
red-and-green	50
red-and-green chart	109
red-and-green for	53
red-and-green look	163
red-and-green look the	147
red-and-green mostly	-88
red-and-green mostly </s>	-88
red-green	124
red/green	9
redo	-191
redo </s>	-142
redo in	151
redo in <number>	151
redo it	-164
redo it </s>	-146
redo the	-184
reduce	33
reduce to	-119
redundant	154
redundant in	168
redundant since	112
redundant since <month>	112
reed	117
ref	-99
ref </s>	-84
ref is	-100
refactor	-230
refactor </s>	-137
refactor this	-92
refactor this </s>	-92
reference	-195
reference </s>	-157
reflection	50
reflux	136
reflux </s>	136
refresh	4
refugee	176
refund	42
refund </s>	-182
refuse	-6
refuse anything	130
refuse her	-136
refuse the	72
refuse to	-136
refuse to eat	-27
regard	-130
regardless	156
regardless </s>	156
regex	-227
regex </s>	-108
regiment	8
region	-121
regional	248
register	318
register </s>	256
register and	141
register blind	109
register for	172
register in	152
register in <name>	152
register since	133
registrar	-25
registration	88
registry	128
registry office	133
regret	-53
regret </s>	56
regret it	-83
regret it </s>	-83
regular	-11
regulate	-127
regulator	148
rehabilitation	132
rehabilitation clinic	132
rehabilitation clinic in	132
rehearsal	-46
rehearsal <day>	116
rehearsal <day> in	108
rehearsal tonight	-104
rehearse	108
rehearse in	74
rehome	22
reject	-202
release	-28
release </s>	-111
release <kin>	138
release branch	166
release every	107
release in	-126
release is	-154
release note	-38
release note for	-85
release train	143
release train leave	82
relevant	-113
relief	118
relief milker	165
religious	-47
reload	-151
reload </s>	-151
relocate	85
relocate to	85
relocate to <name>	85
remain	97
remake	-156
remarry	140
remarry </s>	114
remember	8
remember </s>	107
remember that	68
remind	-145
remind me	-140
remind me to	-137
remind me what	-121
reminder	-84
remission	200
remission since	169
remission since <number>	125
remote	-35
remote ,	-23
remote </s>	-26
remote is	-14
remote today	-72
remote today </s>	-72
remotely	59
remotely </s>	59
removal	-95
removal man	-142
remove	-90
remove </s>	-130
remove the	-130
remove them	86
renal	220
renal <kin>	158
renal and	19
rename	-268
rename it	-167
rename that	-128
rename the	-206
rename the variable	-122
rename them	-136
rename them </s>	-136
render	-274
render ,	-129
renew	61
renew </s>	115
renew each	-110
renew every	100
renew every <number>	104
renew in	136
renew in <month>	115
renewal	57
renewal in	71
renewal in <month>	71
rent	240
rent 's	210
rent 's <number>	105
rent ,	44
rent </s>	171
rent <number>	-70
rent a two-bedroom	114
rent for	-94
rent for <number>	-94
rent from	211
rent from the	150
rent go	177
rent go up	147
rent in	-91
rent in <name>	-109
rent is	115
rent is <number>	33
rent on	77
rent on the	77
rent out	236
rent out my	72
rent out the	126
rent the	69
rent the flat	-6
rent to	150
rent to <number>	113
rent twice	79
rent up	-16
rent up to	155
rent was	5
rental	-48
reopen	-29
reopen it	-146
reopen it ,	-75
rep	87
rep that	-150
repaint	-4
repair	236
repair ,	90
repair accordion	149
repair cafe	75
repair in	104
repair in <name>	104
repair shop	124
repair shop in	124
repeat	-137
repeat </s>	-149
repeat everything	-74
repeat everything </s>	-68
repeat paragraph	-56
repeat paragraph <number>	-56
repeat the	-117
replace	325
replace </s>	168
replace <name>	91
replace <name> with	91
replace in	114
replace in <number>	148
replace it	183
replace the	-203
replacement	150
replacement </s>	97
replacement in	52
replacement is	102
replica	114
reply	40
reply </s>	-51
reply all	81
reply by	-140
reply come	-155
reply in	206
reply in <name>	146
reply is	-131
reply on	44
reply short	121
reply short ,	82
reply that	-164
reply that 's	-164
reply to	-156
reply to the	-192
reply was	-164
reply was short	-164
reply within	26
reply within <number>	26
repo	-10
repo </s>	-35
repo is	-80
report	-8
report </s>	118
report by	-34
report due	-47
report go	166
report go out	19
report go to	192
report in	-78
report is	-180
report the	-151
report to	150
report to <name>	120
report to me	142
request	-27
request to	-118
request to the	-118
require	-37
require a	-33
rescue	310
rescue ,	121
rescue </s>	161
rescue <kin>	168
rescue <kin> ,	111
rescue from	197
rescue from <name>	104
research	142
resend	-106
resend </s>	-107
reset	-68
reset </s>	-166
reset mail	-93
reset my	-135
residence	143
residency	141
residency at	104
resident	62
resident '	-33
resident ' association	138
resign	60
resit	126
resit in	126
resit in <month>	126
resolve	-125
resort	-149
respect	-154
respite	-138
respond	-220
respond </s>	-163
responsibility	-171
responsibility </s>	-171
responsible	4
responsible for	4
responsible for the	35
rest	-122
rest ,	68
rest </s>	43
rest at	-90
rest day	19
rest for	-122
rest heart	108
rest heart rate	108
rest i	-80
rest is	-184
rest of	96
rest of it	-164
rest of the	123
rest of us	124
restart	-227
restart </s>	-107
restart at	-165
restart at <number>	-165
restart it	-189
restart it </s>	-189
restart the	-61
restart the router	-211
restart twice	-98
restaurant	-139
restaurant ,	62
restaurant , a	-16
restaurant </s>	-96
restaurant i	114
restaurant in	-70
restaurant in <name>	-80
restaurant is	38
restaurant is close	38
restaurant on	-71
restaurant only	-4
restaurant only serve	-38
restless	-160
restore	142
restore a	199
restore a <number>	177
restore clock	119
restore the	-197
restore the backup	-187
restore wooden	117
restrain	167
restrain order	167
result	-261
result ,	40
result </s>	-275
result are	-201
result in	-114
retail	-37
retail </s>	-19
retention	165
retire	67
retire ,	-193
retire </s>	257
retire <kin>	-51
retire <kin> ,	-80
retire <kin> </s>	218
retire <kin> job	-177
retire as	-53
retire at	231
retire at <number>	187
retire from	141
retire from teach	46
retire from the	124
retire in	-91
retire in <month>	-77
retire in <number>	10
retire in the	-56
retire last	99
retire next	179
retire next spring	75
retire next summer	111
retire the	87
retire to	-11
retire to the	-57
retirement	173
retirement </s>	150
retirement do	-125
retirement do </s>	-121
retrain	242
retrain as	153
retrain as a	153
retrench	77
retro	82
retro </s>	-70
retry	-273
retry </s>	-183
retry <number>	-88
return	-179
return 's	116
return </s>	130
return <name>	-149
return <number>	-147
return <number> </s>	-139
return a	-140
return a list	-116
return duplicate	-64
return duplicate </s>	-64
return from	-152
return from the	-152
return the	-130
reuben	150
reuben 's	150
reunion	91
reunion in	91
reunion in <name>	91
reverse	-33
reverse </s>	-136
reverse mortgage	-63
revert	-217
revert </s>	-126
review	28
review </s>	-145
review at	104
review everything	-134
review for	19
review in	161
review is	91
review say	-97
review this	-133
reviewer	22
reviewer <number>	-21
revise	144
revise the	-129
revision	-153
rewire	150
reword	-180
rewrite it	-248
rewrite the	-69
rewrite this	-86
rex	71
rhubarb	-92
rhyme	-245
rhyme </s>	-142
rhyme for	-192
rhyme with	-170
rhyme with <name>	-123
ribbon	-150
ribbon </s>	-83
rice	-120
rice ,	160
rice </s>	-52
rice cooker	-170
rice flour	24
rice from	-98
rice in	12
rich	-97
rid	-152
rid of	-152
rid of the	-152
riddle	-281
riddle ,	-150
riddle </s>	-124
ride	93
ride </s>	19
ride a	256
ride a <number>	74
ride a bike	86
ride in	69
ride it	149
ride on	-174
ride on it	-174
rig	207
rig 's	-104
rig ,	97
rig , <number>	97
rig </s>	136
rig <number>	126
rig <number> week	113
rig and	79
right	-123
right </s>	-103
right <number>	39
right <number> </s>	-131
right after	-31
right after the	-31
right but	-95
right column	-150
right column is	-122
right ear	256
right ear ,	105
right ear </s>	150
right ear from	98
right ear only	-15
right eye	136
right hand	279
right hand ,	115
right hand </s>	141
right i	-151
right in	74
right it	-127
right knee	98
right now	-529
right now ,	-199
right now </s>	-517
right now i	-24
right now that	-125
right on	80
right side	206
right side </s>	165
right so	-107
right there	-126
right there </s>	-126
right through	-116
right through my	-116
right to	-181
rim	-108
ring	-133
ring ,	-75
ring , <number>	45
ring , they	-115
ring </s>	-56
ring <number>	30
ring about	-135
ring an	-67
ring an hour	-67
ring and	97
ring and a	98
ring at	-109
ring at lunch	-86
ring by	-102
ring finger	108
ring from	-50
ring from <name>	116
ring in	44
ring in my	50
ring is	61
ring me	-86
ring road	-195
ring the	-5
ring the bell	-163
ring them	-87
ring them </s>	-87
ring today	-91
ring while	-100
ring while i	-100
ringer	-160
rinse	-102
rip	-232
rip it	-144
rise	-65
rise </s>	-177
risk	-75
risk </s>	143
risk assessment	-133
risk form	-150
risotto	-155
rival	64
rival </s>	64
river	62
river ,	67
river </s>	63
river sediment	24
road	102
road ,	15
road </s>	218
road for	-77
road near	-147
roadwork	-146
roar	-117
roast	-77
roast </s>	53
roast for	-117
rob	164
robbery	-106
robbery </s>	-106
robin	-71
robot </s>	-247
robotics	102
robotics club	72
robotics is	79
robotics is what	79
rock	-33
rock </s>	49
rock climb	-65
rock climb is	-65
roland	134
role	-47
role </s>	-147
role play	-111
role play </s>	-90
roll	-160
roll </s>	52
roll a	-113
roll a <number>	-113
roll it	-130
roll my	166
roll my r	166
roll20	147
roll20 </s>	147
rollback	-111
roller	27
roller derby	64
roller derby name	64
roof	78
roof 's	51
roof ,	4
roof , <number>	85
roof </s>	144
roof <number>	-44
roof come	-139
roof in	185
roof in <number>	135
roof is	161
roof job	9
roof leak	-157
roof on	5
roof tile	-121
roof was	152
rook	38
room	48
room 's	135
room 's a	93
room ,	-162
room </s>	109
room <kin>	44
room <number>	125
room and	-73
room at	183
room by	-37
room for	-141
room for <number>	-141
room have	-141
room in	160
room is	-130
room is a	-55
room is pack	-106
room on	-112
room right	-117
room right now	-117
room since	-48
room was	16
room with	-21
room with a	-12
root	-115
root and	-121
root for	-23
root vegetable	-37
rope	-79
rope </s>	-50
rosalind	25
rosalind ,	-75
rose	-54
rose </s>	-140
roster	13
roster 's	13
rot	-59
rot </s>	-89
rota	-77
rota ,	-88
rota </s>	102
rota for	-173
rota for <number>	102
rota for a	4
rota for the	-205
rota that	50
rotary	-52
rotate	157
rotate :	139
rotate : <number>	139
rotate </s>	35
rotate <number>	97
rotate shift	87
rotation	88
rotation </s>	21
roti	-26
roti shop	-26
rotten	91
rough	-113
rough </s>	-117
roughly	-114
roughly </s>	-130
roughly <number>	-48
roughly a	20
roughly a million	20
round	-8
round </s>	65
round <name>	-70
round <name> </s>	-28
round <number>	-29
round <number> </s>	-16
round again	-92
round again </s>	-92
round from	89
round from <number>	89
round in	-19
round in circle	-74
round is	128
round of <name>	104
round on	-95
round the	-115
round the corner	93
round to	-131
round to the	-131
roundabout	-95
route	-98
route </s>	-15
route after	89
router	-142
router </s>	33
router twice	-91
routine	-12
routine </s>	-117
row	-194
row ,	-118
row </s>	17
row <name>	-73
row <name> ,	-73
row <number>	-282
row <number> ,	-198
row <number> </s>	-32
row <number> and	-86
row <number> i	-108
row <number> is	-174
row <number> to	-106
row are	-141
row at	33
row club	77
row club ,	77
row for	6
row for <name>	6
row in	-55
row in the	-47
row lose	76
row machine	105
row machine in	152
row of	8
row on	-5
row out	-94
row should	-130
row squad	62
rower	160
rower </s>	124
royal	-148
rub	63
rubber	-143
rubbish	-126
rubbish </s>	-189
ruben	-189
ruby	147
rude	-361
rude </s>	-258
rug	70
rug </s>	89
rug is	-152
rugby	161
ruin	-75
ruin </s>	-138
rule	47
rule ,	59
rule , i	151
rule </s>	155
rule <number>	28
rule about	-132
rule and	18
rule and it	18
rule at	-46
rule at our	115
rule for	-132
rule i	134
rule in	-132
rule of	-151
rule of thumb	-151
rule on	-168
rule out	214
rule that	66
ruler	24
ruler </s>	59
rumble	-123
run	93
run ,	-115
run </s>	-79
run <days>	160
run <days> </s>	136
run <name>	-27
run <name> <name>	185
run <name> on	-89
run <number>	-71
run <number> hot	138
run <number> time	-130
run <number> today	-55
run a	47
run a bakery	7
run a bike	87
run a ferry	-141
run a food	111
run a small	150
run an	-89
run an inn	62
run are	141
run at	86
run at <number>	-18
run both	-44
run by	-52
run by my	114
run dry	12
run entirely	-19
run entirely by	-19
run every	-66
run for	71
run for <number>	-72
run for me	149
run for the	6
run have	133
run hot	150
run in	164
run in my	133
run in our	97
run in the	125
run into	-153
run into the	-112
run is	186
run it	55
run late	-219
run late ,	-160
run late </s>	-123
run low	132
run low ,	132
run marathon	129
run my	61
run now	63
run now </s>	63
run of	-160
run of the	46
run off	-88
run on	81
run on <name>	303
run on <number>	130
run on a	81
run on my	145
run only	23
run out	-271
run out </s>	-179
run out at	-66
run out in	-56
run out of	-284
run out on	92
run over	-101
run past	158
run past <number>	158
run shoe	-176
run so	-32
run the	36
run the <name>	44
run the bakery	224
run the design	-69
run the farm	115
run the fish	23
run the food	129
run the kennel	117
run the script	-225
run the test	-258
run the warehouse	103
run through	123
run till	-29
run to	-179
run to <month>	153
run to <number>	-93
run to the	-119
run until	81
run until <number>	173
run was	-71
run water	139
runbook	45
rung	-115
rung </s>	-115
runner	182
runner </s>	69
rupee	-148
rural	164
rural <name>	107
rural <name> </s>	107
rush	-230
rush ,	-92
rush </s>	-198
rush and	28
rust	85
rust </s>	164
rust and	138
rust at	125
rust at work	125
rust is	-61
rust on	-26
rusty	-69
ryanair	-145
rye	220
rye </s>	138
rye is	18
rye is the	18
s	12
s3	143
sabbatical	20
sabbatical from	160
sabbatical from <month>	160
sabre	134
sack	50
sack </s>	-121
sacred	136
sad	-275
sad </s>	-130
sad and	-107
saddle	63
sadly	-51
sadly ,	-51
sadly , and	-51
safari	-144
safe	18
safe </s>	15
safe to	-131
safeguard	194
safeguard <kin>	155
safeguard <kin> </s>	109
safely	-81
safely </s>	-81
safety	135
safety <kin>	107
safety man	59
saffron	-107
sage	96
sage is	35
sage is what	35
sail	-96
sail </s>	-133
sail a	70
sail a <name>	70
saint	39
saint </s>	39
salad	-73
salary	274
salary </s>	170
salary go	126
salary is	144
salary is pay	102
sale	-69
sale </s>	65
sale <kin>	-80
sale end	-123
salmon	-40
salon	138
salon 's	155
salon 's page	134
salon ,	141
salon </s>	19
salon in	134
salon in <name>	131
salsa	-79
salsa on	-124
salsa on <days>	117
salt	42
salt 's	-21
salt ,	-134
salt </s>	-108
salt and	-171
salt for	-55
salt in	-50
salt or	-90
salty	-111
salty </s>	-136
sam	-4
sam <name>	144
sam <name> is	144
same	-20
same </s>	69
same <day>	104
same <name>	-88
same <number>	48
same <number> <kin>	107
same <number> people	80
same as	-248
same day	-122
same error	-130
same error </s>	-97
same firm	153
same for	-138
same for the	-11
same here	-167
same here </s>	-167
same in	-77
same in this	-77
same line	-155
same result	-125
same result </s>	-125
same song	-93
same thing	-193
same thing </s>	-151
same to	167
same to me	167
same ugly	40
same ugly mustard	40
sami	125
sami ,	-44
sample	-149
sample ,	-73
sample <name>	-84
sample at	6
sample at <number>	6
sample sentence	-146
sample text	-88
sand </s>	36
sandwich	-303
sandwich </s>	-188
sandwich in	-155
sandwich in the	-155
sap	66
sari	108
satellite	170
satellite </s>	130
sauce	-128
sauce </s>	97
sauce in	-136
sauce is	-123
sauce split	-91
sauna	-83
sauna twice	-72
sauna twice a	-72
sausage	-163
sausage </s>	-148
save	-53
save </s>	-111
save <number>	40
save <number> a	135
save for	358
save for a	333
save it	-226
save me	-138
save my	-58
save the	-291
save the file	-212
save this	-97
save up	79
save up for	69
savings	40
savings ,	-79
savings , about	-87
savings </s>	158
savings account	-120
savings go	104
savings go into	104
savings goal	159
savings sit	99
savings sit in	99
saw	-59
saw are	-59
sawmill	189
sax	70
say	-577
say "	28
say " my	-115
say " the	61
say #	-102
say # <name>	-102
say '	-143
say ' <name>	-46
say ,	-117
say </s>	-342
say <day>	-143
say <kin>	-143
say <name>	-157
say <name> </s>	-118
say <name> <name>	-122
say <name> but	95
say <number>	-32
say <number> </s>	-197
say <number> for	80
say <number> quid	-69
say <number> thing	-64
say <number> to	82
say <number> week	-134
say a	-280
say a <kin>	-98
say a woman	-124
say a word	-66
say about	-146
say about the	-90
say again	-41
say again </s>	-41
say another	-123
say another </s>	-123
say back	-62
say be	-106
say charity	-134
say charity shop	-134
say come	-109
say good	-172
say half	-176
say he	-91
say he have	-128
say here	-121
say here </s>	-55
say hi	-95
say hi </s>	-91
say his	-133
say how	-60
say i	-50
say i 'd	-139
say i 'll	-134
say i 'm	53
say i have	-71
say i should	-191
say i was	-129
say if	-99
say if you	-150
say in	-95
say it	-189
say it 's	-262
say it </s>	-166
say it <number>	-104
say it again	-120
say it bring	-120
say it in	-58
say it is	-120
say it need	-151
say it out	96
say it was	-185
say its	-183
say just	-97
say less	117
say maybe	-68
say maybe </s>	-68
say me	-106
say my	-218
say never	-112
say no	165
say no </s>	-15
say no but	54
say no nicely	-100
say nothing	-104
say ok	-119
say ok </s>	-119
say our	-84
say she	-159
say so	103
say so </s>	26
say someone	-60
say something	-80
say sorry	-71
say sorry for	-71
say tab	124
say that	-249
say that </s>	-159
say the	-374
say the <kin>	31
say the app	-60
say the article	-114
say the letter	-128
say the paper	-125
say the same	-67
say their	-96
say they	-186
say they 're	-140
say this	-50
say to	-261
say to a	-139
say to him	-70
say to the	-123
say to this	-24
say tomorrow	73
say try	-56
say we	-140
say without	-101
say yes	-168
say yes </s>	-94
say you	-174
say you can	-165
say your	-56
scaffold	230
scaffold is	13
scaffold is what	13
scale	37
scale </s>	56
scam	-40
scan	-47
scan </s>	-134
scan on	-66
scanner	14
scanner </s>	116
scar	-19
scar on	-35
scar on my	170
scare	132
scare </s>	-79
scare me	-33
scare me ,	116
scare of	292
scare of <kin>	113
scare of fly	157
scare of spider	30
scare stiff	-10
scare stiff of	-10
scare the	-157
scarf	-55
scary	-139
scary </s>	-135
scene	-342
scene 's	-89
scene 's set	-89
scene ,	-151
scene </s>	-64
scene <number>	-125
scene <number> </s>	-80
scene in	-186
scene in act	-105
scene in my	-119
scene need	-77
scene where	-100
scene with	-144
schedule	-180
schedule </s>	-87
schedule for	-165
schedule this	-42
schema	68
schema change	69
schema change </s>	69
scheme	34
scheme </s>	160
scheme for	-120
scholarship	132
scholarship cover	140
scholarship to	157
school	78
school 's	-55
school ,	60
school , <name>	132
school , <number>	204
school </s>	98
school <kin>	171
school <kin> </s>	142
school and	142
school at	212
school at <number>	212
school ban	36
school ban phone	36
school bus	133
school bus in	94
school canteen	109
school for	-62
school have	136
school have <number>	173
school holiday	-85
school holiday </s>	-85
school in	-31
school in <month>	-53
school in <name>	164
school in autumn	124
school in the	-56
school is	219
school is a	101
school must	-77
school pay	-59
school pay badly	-59
school play	159
school rent	-17
school run	268
school run </s>	155
school run is	81
school send	-77
school send me	-23
school trip	-144
school uniform	-100
school use	164
school use <name>	164
school want	-124
school with	224
schoolhouse	154
science	113
science </s>	90
scissor	-13
scissor and	105
scissor and guitar	105
scone	-149
scooter	87
scope	161
score	-211
score at	42
score is	-143
score is <number>	-143
scout	135
scout hut	124
scout i	8
scout leader	98
scout leader ,	128
scout troop	-42
scrape	-125
scratch	-212
scream	-308
scream </s>	-192
scream at	-73
scream in	-182
scream in the	-182
screen	15
screen 's	86
screen ,	-129
screen </s>	-168
screen <number>	-105
screen after	-59
screen after <number>	-33
screen after update	-95
screen at	61
screen give	94
screen go	-196
screen go black	-124
screen have	-142
screen is	-173
screen reader	302
screen reader </s>	144
screen say	-115
screen time	95
screenshot	-223
screw	4
screw </s>	-110
screwdriver	-122
screwdriver </s>	-122
scribe	65
script	-53
script 's	-139
script </s>	58
script <number>	-156
script and	-189
script and it	-131
script for	-118
script is	-140
script run	-162
script that	45
script to	-124
script twice	-122
scroll	-269
scroll </s>	-23
scroll since	-146
scroll up	-115
scroll up </s>	-104
scrub	-46
scrub the	-158
sd	-155
sea	-26
sea ,	146
sea </s>	-88
seal	37
seal </s>	95
seam	52
seam on	83
search	-41
search for	-134
seasick	177
seasick even	131
seasick even on	131
seasick on	127
seasick on anything	79
season	50
season </s>	204
season <number>	-192
season <number> </s>	-192
season i	159
season in	-176
season is	29
season ticket	96
season ticket at	154
season ticket holder	123
seasonal	-60
seasonal picker	55
seat	33
seat ,	76
seat </s>	-98
seat <number>	138
seat <number> </s>	194
seat <number> and	-33
seat for	101
seat is	69
seat on	-6
seat on the	42
seat plan	-119
seat plan </s>	-119
sec	-289
sec ,	-109
sec </s>	-300
second	-138
second ,	-85
second , due	122
second </s>	-369
second <day>	288
second <day> </s>	252
second <day> of	59
second <days>	110
second <days> </s>	110
second <kin>	310
second <kin> in	140
second <name>	68
second <number>	-106
second <number> </s>	-164
second argument	-100
second branch	103
second branch in	103
second chapter	-79
second chapter </s>	-79
second click	-154
second click </s>	-154
second column	-219
second column ,	-137
second draft	-153
second half	13
second half </s>	-112
second half of	102
second in	60
second is	-127
second line	-215
second line </s>	-190
second of	148
second option	-171
second option </s>	-75
second page	-143
second paragraph	-162
second paragraph </s>	-107
second paragraph of	-163
second part	-162
second part </s>	-116
second point	-159
second point </s>	-138
second question	-151
second question </s>	-134
second round	37
second run	-132
second salon	131
second salon in	131
second sentence	-127
second sentence </s>	-112
second set	-117
second slide	-179
second slide </s>	-167
second step	-109
second stroke	62
second stroke </s>	62
second term	44
second time	47
second to	-154
second verse	-115
second version	-213
second version ,	-98
second version </s>	-151
second version of	-71
second violin	119
second violin in	55
second week	51
second year	183
second year </s>	143
second year of	122
second-hand	158
secondary	112
secondary school	117
secondary school in	117
secondhand	185
secondhand book	-60
secondhand book ,	-60
secondhand pram	34
secret	-102
secret in	-84
secret in vault	86
section	-33
section </s>	-156
section <number>	-106
security	219
security </s>	21
security <kin>	131
security <kin> ,	131
sedate	152
sedate </s>	152
sedation	30
sediment	50
see	-206
see ,	23
see </s>	-315
see <kin>	98
see <name>	-29
see <number>	-178
see <number> <kin>	75
see <number> in	-153
see a	-202
see a <kin>	177
see a bloke	-163
see a thing	71
see all	54
see an	13
see as	31
see as i	31
see as my	143
see below	-146
see below </s>	-146
see every	-34
see every bill	-34
see him	-4
see in the	-173
see it	-321
see it </s>	-127
see it on	-153
see me	-130
see my	197
see no	-46
see on	-185
see on the	-135
see only	-16
see our	-40
see take	188
see that	-163
see that </s>	-159
see the	-377
see the log	-100
see this	127
see this error	-109
see to	121
see what	-98
see what you	-108
see why	-142
seed	-82
seed online	78
seem	-211
seem to	-145
seizure	181
seizure </s>	171
select	-118
self	46
self employ	140
self host	93
self-employed	256
self-employed ,	195
self-hosted	75
self-taught	176
self-taught </s>	163
sell	51
sell ,	181
sell </s>	73
sell <name>	143
sell <number>	-138
sell a	-177
sell as	-127
sell at	80
sell at <number>	-50
sell at the	192
sell candle	-104
sell her	-57
sell his	-114
sell honey	105
sell in	97
sell in the	111
sell is	150
sell it	-133
sell it at	121
sell ladder	13
sell me	-240
sell me a	-146
sell mostly to	115
sell my	-56
sell my half	123
sell nothing	-33
sell nothing but	-68
sell only	-107
sell our	-40
sell out	-254
sell out ,	-112
sell out by	-141
sell secondhand	102
sell secondhand pram	34
sell seed	74
sell the	198
sell the flat	114
sell the house	-89
sell the last	-152
sell the restaurant	136
sell the van	192
sell them	53
sell to pay	8
sell up	-61
sell up in	141
sell waakye	12
sell waakye by	12
seller	-255
semester	123
semester </s>	147
semi	114
semicolon	-192
semicolon </s>	-166
semicolon that	-79
seminar	43
seminary	116
send	-191
send ,	58
send </s>	-176
send <name>	-124
send <number>	-110
send <number> to	52
send a	-296
send have	-146
send have the	-46
send help	-221
send help </s>	-221
send her	-123
send her a	-123
send in	-162
send is	-88
send it	12
send it </s>	-142
send it back	119
send me	40
send me <name>	-24
send me <number>	-132
send me a	-188
send me the	-71
send me this	-64
send me to	131
send my	-47
send my <kin>	-39
send receipt	-113
send the	-260
send the number	69
send the report	-119
send this	-38
send to	154
send twice	-84
send twice </s>	-84
send you	156
send you the	-116
senior	14
senior <kin>	-80
sense	-60
sense </s>	-255
sense of	198
sense of smell	198
sense to	-146
sense to me	-126
sensei	-137
sensible	-37
sensitive	177
sensor	77
sensor for	20
sensor for beehive	20
sentence	96
sentence ,	-126
sentence :	-125
sentence : my	-125
sentence </s>	-33
sentence and	81
sentence and no	-6
sentence case	160
sentence in	-155
sentence in <name>	-89
sentence is	-171
sentence with	-186
separate	134
separate </s>	155
septic	92
septic tank	92
sequence	-112
serial	131
series	-214
series ,	-115
series </s>	-166
serious	-232
serious </s>	-203
sermon	-146
sertraline	151
serve	113
serve </s>	83
serve <number> ,	-126
serve <number> </s>	79
serve as	99
serve in	-64
serve in the	-64
serve on	102
serve on the	102
server	46
server ,	65
server </s>	-20
server crash	-120
server in	60
server is	-38
server room	113
service	68
service </s>	61
service every	101
service every <month>	101
service in	-13
service in <name>	-13
servo	-9
sesame	190
sesame </s>	158
session	-81
session </s>	-5
session for	-138
session run	-91
session run out	-91
set	8
set ,	-37
set , <number>	152
set </s>	-149
set <kin>	128
set a	-81
set at	23
set for	-78
set for <number>	-24
set for may	14
set for next	75
set him	128
set him off	128
set in	-74
set in <name>	-155
set in <number>	83
set in a	-176
set is	76
set it	154
set list	-138
set me	97
set of	4
set of tool	88
set out	-111
set out </s>	-74
set the	-230
set the alarm	-98
set up	-24
set up </s>	-58
set up a	-174
set up before	82
set-up	-151
setting	-208
setting </s>	-131
setting and	-132
setting page	-93
settle	-88
settle an	-122
settle an argument	-122
settle in	81
settle in <name>	81
settlement	-41
setup	65
seventy	106
seventy ,	-21
seventy </s>	131
severe	140
sew	235
sew </s>	182
sew all	159
sew all my	159
sew machine	25
sew machine is	106
sew my	10
sew my own	92
sew on	137
sew on my	138
shabbat	84
shade	15
shade </s>	72
shake	-71
shake ,	127
shake , essential	128
shake , its	-59
shake </s>	-112
shaky	-143
shall	-173
shall i	-16
shall not	63
shamble	-134
shamble </s>	-134
shame	-144
shan	42
shan '	42
shan ' t	42
shape	-30
shape </s>	-83
shard	81
shard <number>	4
share	211
share ,	164
share , <number>	152
share </s>	171
share <number>	12
share <number> car	126
share <number> sweet	-147
share a	-232
share a house	186
share a wall	141
share by	115
share by <number>	115
share custody	112
share custody ,	85
share drive	132
share house	73
share in	82
share in a	74
share my	-32
share my address	9
share my office	-86
share of	112
share price	-190
share the <kin>	179
share the flat	138
share with	343
share with <name>	103
share with <number>	117
share with the	226
shark	-137
sharp	112
sharp ,	132
sharp </s>	171
sharp knife	-160
sharpen	90
sharpest	-6
shatter	-107
shave	20
she	-4
she 'd	-229
she 'd a	-143
she 'll	-20
she 'll be	-116
she 'll have	116
she 's	-144
she 's <name>	187
she 's <number>	150
she 's a	-60
she 's asleep	-103
she 's at	-174
she 's be	-159
she 's call	116
she 's in	-25
she 's my	81
she 's off	-23
she 's on	-95
she 's only	-74
she 's poorly	-140
she 's ring	-98
she 's the	149
she 's turn	111
she 's with	128
she <kin>	281
she <kin> n't	171
she also	-34
she ask	79
she ask me	80
she call	-158
she can	224
she can n't	185
she could	-129
she die	115
she die </s>	115
she do	-149
she drive	-146
she find	-61
she get	-114
she go	-47
she go to	-114
she hate	115
she have	-79
she have <name>	149
she have <number>	-199
she have a	-37
she have be	-13
she have get	172
she have go	-6
she have have	-103
she have only	-112
she is	-128
she is n't	-58
she keep	-59
she like	50
she live	-31
she live in	-129
she never	12
she only	145
she read	95
she ride	-111
she ring	-153
she say	82
she say it	-130
she start	-164
she start in	-96
she take	-64
she think	-33
she think he	49
she turn	61
she turn <number>	61
she use	126
she walk	-98
she wander	140
she want	93
she want to	-174
she was	9
she was <number>	57
she was a	152
she will	42
she will n't	149
she work	-71
shear	92
shed	144
shed ,	168
shed </s>	196
shed from	-93
shed have	110
shed have no	99
shed in	138
shed in <name>	138
shed with	119
sheet	-134
sheet ,	-141
sheet </s>	-156
sheet <number>	-198
sheet and	63
sheet every	106
sheet every night	106
sheet for	-235
sheet for the	-154
sheet have	-169
sheet have <number>	-128
sheet i	-118
sheet is	86
sheet music	-33
sheet say	-126
sheet with	-93
sheila	114
shelf	126
shelf ,	-26
shell	101
shellfish	340
shellfish ,	133
shellfish , carry	79
shellfish </s>	185
shelter <kin>	-44
shelter house	110
shelter in	152
shelter in <name>	152
shelve	-66
shelve </s>	-177
sherry	-169
sherry </s>	-99
shift	111
shift ,	208
shift , <number>	108
shift </s>	-22
shift <kin>	131
shift <kin> at	131
shift are	121
shift at	290
shift at a	139
shift at the	282
shift pattern	124
shift rotate	125
shift swap	-121
shift to	26
shift with	27
shin	119
shingle	-22
ship	111
ship 's	86
ship 's <kin>	86
ship ,	77
ship </s>	122
ship to	-67
ship to <name>	-80
shipyard	181
shipyard </s>	82
shirt	-121
shirt ,	-152
shirt </s>	-172
shirt on	58
shock	-101
shock </s>	-157
shoe	-188
shoe ,	-14
shoe </s>	-161
shoe are	-147
shoe box	-146
shoe box </s>	-146
shoe in	-138
shoe off	54
shoe off at	-7
shoe on	-124
shoe on </s>	-100
shoe shop	-35
shoe shop that	-35
shoe size	187
shoe size <number>	134
shoebox	191
shoebox </s>	124
shoegaze	164
shoot	26
shoot ,	102
shoot , no	112
shoot </s>	4
shoot film	116
shoot film only	116
shoot from	125
shoot from <number>	98
shoot from this	-82
shoot from tile	98
shoot on	128
shoot on film	128
shoot so	-22
shoot the	-146
shop	-47
shop 's	260
shop 's name	-75
shop 's shut	-21
shop ,	-152
shop , <name>	176
shop </s>	10
shop <kin>	71
shop <kin> is	135
shop <number>	-47
shop and	-193
shop at	122
shop at <name>	115
shop close	-62
shop close <days>	125
shop close in	-142
shop for	-169
shop for a	-125
shop go	155
shop have no	-98
shop i	133
shop in	-126
shop in <name>	-64
shop is	147
shop is make	-58
shop list	-148
shop list </s>	-103
shop make	-27
shop name	-121
shop on	138
shop on <days>	114
shop on the	-28
shop only	-140
shop only have	-146
shop open	113
shop open at	46
shop sell	-38
shop sell secondhand	34
shop shut	144
shop shut <days>	144
shop steward	71
shop steward </s>	111
shop that	-149
shop today	-126
shop was	46
shop was my	155
shop was shut	-114
shop when	108
shop when i	108
shop with	-5
short	63
short ,	89
short , i	126
short </s>	-293
short and	187
short answer	-148
short answer ,	-81
short answer </s>	-129
short bullet	69
short command	140
short for	6
short line	97
short notice	-64
short notice </s>	-64
short of	-6
short of a	146
short of the	-180
short paragraph	118
short poem	-116
short sentence	-60
short sentence and	-6
short story	-184
short today	-100
short version	35
short version </s>	-153
short with	-118
short with me	-118
shortcut	-17
shorten	-141
shorten it	-191
shorten it </s>	-172
shorten the	-140
shorten them	-139
shorter	-216
shorter ,	-157
shorter </s>	-243
shorter than	-115
shorter title	-106
shorter title </s>	-106
shorthand	183
shorthand </s>	134
shot	-115
should	-338
should a	-122
should a <kin>	-111
should be <number>	-150
should be a	-113
should be do	178
should be in	-56
should be oblige	-114
should be the	-133
should come	-89
should do	-116
should get	-113
should have	79
should i	-306
should i look	-126
should i say	-65
should it	22
should it be	-103
should know	84
should know </s>	-101
should like	62
should look	-93
should n't	-161
should n't have	-128
should read	-115
should the	-31
should we	-151
shoulder	327
shoulder 's	31
shoulder </s>	214
shoulder never	124
shoulder never heal	101
shout	-165
shout </s>	-14
shout at	-67
shout at me	-129
shout at the	19
show	-354
show ,	31
show </s>	-19
show <name>	-126
show <number>	-252
show a	-182
show at	63
show each	143
show in	45
show is	-144
show me	-81
show me a	-130
show me the	-23
show my	-75
show take	124
show take up	124
show the	-140
show the old	-103
show up	-235
show up </s>	-110
show up as	-117
shower	8
shower ,	-163
shower </s>	8
shower at	4
shrink	-138
shrink the	-144
shrug	-136
shuffle	-116
shut	-104
shut ,	87
shut </s>	22
shut <days>	220
shut <days> </s>	165
shut <days> and	45
shut <number>	-117
shut at	-72
shut at <number>	-104
shut down	-10
shut every	-43
shut for	125
shut for good	90
shut from	151
shut in	-53
shut in <number>	51
shut me	62
shut on	-94
shut on <days>	-90
shut the	-144
shut today	-41
shut today </s>	-41
shut until	-77
shut up	-135
shut up </s>	-127
shut when	-145
shut when i	-145
shut without	118
shut without a	118
shutter	109
sick	-117
sick ,	70
sick </s>	-67
sick in	130
sick of	-165
sick on	-167
sick on the	-143
sick pay	151
sick pay </s>	151
sick this	-132
sick this morning	-132
sick today	-79
sick today </s>	-39
sickle	176
sickle cell	176
sickle cell </s>	122
sickle cell trait	117
side	144
side ,	201
side , <name>	96
side , <number>	125
side </s>	183
side for	-121
side gig	126
side is	176
side is <name>	128
side of	-29
side of <name>	134
side of a	-172
side of the	-8
sideline	100
sideline </s>	100
sideway	-91
sideway </s>	-86
sigh	-164
sight	256
sight in	130
sight of	55
sight of blood	124
sign	123
sign </s>	39
sign a	-42
sign anything	138
sign at	60
sign at home	143
sign by	143
sign by <number>	127
sign for	38
sign for a	-29
sign for anything	-34
sign for the	-8
sign in	-115
sign language	-8
sign off	149
sign off every	-71
sign off on	122
sign off with	136
sign since	130
sign the	-49
sign this	-102
sign up	39
sign up for	-25
sign with	-10
sign with a	-10
signal	-135
signal ,	-148
signal </s>	90
signal at	92
signal at the	92
signal bad	-146
signal bad </s>	-146
signal here	-129
signal here </s>	-129
signal in	134
signal in the	41
signature	59
silence	-23
silence </s>	-125
silent	-40
silk	143
silke	-30
silke stand	-30
silke stand in	-30
sill	130
silly	-245
silly </s>	-103
silly question	-121
silver	148
sim	-120
simmer	-138
simple	75
simple </s>	-158
simple <name>	150
simple <name> always	104
simple word	-165
simple word </s>	-191
simpler	-175
simply	-113
simply </s>	-6
simvastatin	146
since	179
since '	155
since ' <number>	155
since </s>	119
since <day>	-292
since <day> </s>	-234
since <day> and	-122
since <kin>	170
since <kin> die	145
since <month>	4
since <month> ,	-56
since <month> </s>	57
since <name>	126
since <name> 's	-156
since <name> ,	-115
since <name> </s>	71
since <name> <name>	222
since <name> <number>	94
since <name> and	134
since <name> die	184
since <name> i	157
since <name> in	-51
since <name> leave	142
since <name> move	159
since <name> start	-31
since <name> take	-28
since <name> was	109
since <name> we	36
since <number>	64
since <number> ,	161
since <number> </s>	108
since <number> and	53
since <number> hour	-124
since <number> i	-28
since <number> minute	-105
since <number> with	-169
since <number> year	169
since a	217
since about	-146
since about <number>	-146
since autumn	63
since birth	89
since birth </s>	89
since both	-53
since both my	-53
since breakfast	-385
since breakfast ,	-111
since breakfast </s>	-356
since chemo	125
since chemo </s>	125
since childhood	141
since childhood </s>	109
since college	130
since college </s>	74
since covid	-37
since covid </s>	134
since dinner	-108
since dinner </s>	-108
since half	-31
since half <number>	-163
since he	58
since her	212
since her fall	135
since his	220
since his fall	109
since i	125
since i 'm	-13
since i come	142
since i do	111
since i give	-73
since i have	-11
since i leave	6
since i run	43
since i was	376
since it	58
since it 's	-137
since it was	152
since its	69
since kindergarten	113
since kindergarten </s>	113
since last	-74
since last <month>	117
since last night	-134
since last summer	138
since last week	-84
since last winter	83
since last year	178
since leave	87
since leave the	87
since lockdown	83
since lockdown </s>	83
since lunch	-220
since lunch ,	-153
since lunch </s>	-110
since lunch i	-163
since may	147
since may </s>	62
since morning	-173
since my	46
since my <kin>	131
since my <name>	-65
since my divorce	96
since my hip	103
since my liver	111
since noon	-276
since noon ,	-105
since noon </s>	-202
since our	22
since primary	133
since primary school	133
since school	120
since school </s>	120
since spring	169
since spring </s>	134
since the	313
since the <kin>	81
since the <name>	-116
since the <number>	12
since the accident	110
since the army	68
since the beach	-129
since the begin	28
since the crash	161
since the divorce	248
since the fall	132
since the fire	-26
since the flood	180
since the funeral	175
since the hernia	135
since the hip	76
since the inheritance	152
since the merger	133
since the mumps	97
since the navy	122
since the operation	113
since the restart	-152
since the shop	54
since the soup	-120
since the split	147
since the stroke	232
since the summer	102
since the surgery	121
since the update	-209
since the wed	93
since then	-35
since then i	-35
since they	-61
since this	-196
since this morning	-206
since uni	161
since uni ,	85
since uni </s>	142
since version	-107
since version <number>	-107
since we	73
since we 're	-37
since we move	-41
since we were	196
since yesterday	-93
since yesterday </s>	-61
since you	-228
since you ask	-130
since you send	-133
since your	-176
sing	-35
sing along	138
sing along to	138
sing alto	132
sing alto in	93
sing bass	91
sing bass in	75
sing in	32
sing in a	-81
sing in the	16
sing only	-76
single	-52
single </s>	68
single <kin>	217
single <kin> ,	127
single glaze	125
single page	-123
single page </s>	-123
single year	48
single year </s>	48
sink	-27
sink ,	-171
sink </s>	-127
sir	-139
siri	-142
sit	149
sit at	84
sit at the	-29
sit by	149
sit by the	134
sit down	-207
sit down </s>	-168
sit her	142
sit in	-122
sit in <name>	171
sit in a	-73
sit in index	118
sit in the	-146
sit it	147
sit my	112
sit on	107
sit on a	16
sit on the	-13
sit the	142
sit there	-56
sit third	50
sit through	-139
sit with	-148
sitcom	-111
site	-106
site 's	53
site ,	23
site </s>	87
site <kin>	-74
site <kin> 's	-85
site down	-149
site into	106
site into a	106
site is	-80
site shut	145
site since	-115
situation	-111
situation </s>	-111
sixth	162
sixth </s>	24
sixth form	170
size	25
size </s>	20
size <name>	152
size <number>	-5
size <number> ,	31
size <number> </s>	21
size <number> shoe	162
size drill	-96
size of	81
size of a	98
ska	106
ska band	106
skate	-15
skateboard	93
skateboard stop	94
sketch	-283
sketch ,	-157
sketch </s>	-238
ski	-89
ski </s>	-62
ski week	-61
skin	53
skin </s>	-146
skip	37
skip </s>	-92
skip ahead	-126
skip ahead </s>	-126
skip breakfast	-61
skip breakfast and	-36
skip it	-10
skip it </s>	-68
skip row	-82
skip row <number>	-82
skip that	-100
skip that </s>	-100
skip the	222
skipper	105
skirt	-114
skirt ,	-17
sku	-90
sku </s>	-90
sky	-130
sky is	-103
sky is blue	-103
skydiving	34
skype	-41
slab	144
slab </s>	83
slack	-40
slack </s>	-35
slate	61
slate roof	125
sleep	-40
sleep ,	-72
sleep </s>	-216
sleep <name>	113
sleep <name> ,	113
sleep <number>	-179
sleep <number> hour	-239
sleep and	-57
sleep at	75
sleep badly	-68
sleep badly ,	-118
sleep badly </s>	-26
sleep badly and	-167
sleep day	175
sleep day </s>	130
sleep from	135
sleep from <number>	135
sleep in	234
sleep in <name>	126
sleep in the	285
sleep last	-169
sleep last night	-169
sleep max	41
sleep max <number>	41
sleep on	-88
sleep on the	17
sleep under	184
sleep under the	184
sleep with	202
sleep with a	157
sleep without	150
sleeper	100
sleeper </s>	140
sleepy	-76
sleeve	67
slice	-195
slide	-135
slide ,	-34
slide </s>	17
slide <number>	-229
slide <number> </s>	-156
slide after	-127
slide and	-158
slide at	90
slide deck	75
slide is	-138
slide to	-85
slightly	-75
slime	-142
slip	-146
slip </s>	-43
slip but	-122
slip disc	151
slipper	-186
slipper </s>	-165
slogan	-102
slope	137
slope </s>	-183
slot	-97
slot </s>	-44
slot is	-9
slow	74
slow </s>	21
slow as	-91
slow cooker	127
slow cooker and	120
slow on	103
slow on the	103
slow to	-87
slow today	-99
slow today </s>	-58
slower	-111
slowly	69
slowly </s>	69
slug	59
small	22
small </s>	22
small <kin>	-27
small <name>	162
small <number>	96
small <number> from	-35
small bakery	134
small flat	-43
small open	91
small open source	91
small print	118
small print </s>	88
small print anymore	98
small room	-153
small shop	164
small talk	-68
smaller	14
smaller </s>	-186
smaller than	64
smaller than a	79
smaller than the	22
smallest	51
smart	-133
smart </s>	-74
smart meter	-133
smartphone	179
smear	-184
smell	-151
smell ,	-6
smell </s>	124
smell in	155
smell in <number>	155
smell is	-163
smell like	-148
smell like a	-127
smell never	122
smell of	-263
smell of burn	-124
smell of foot	-145
smell of nothing	-106
smile	-225
smoke	-20
smoke ,	47
smoke </s>	-193
smoke <number>	120
smoke <number> pack	87
smoke alarm	-91
smoke from	-21
smoke in	97
smoke in <number>	61
smoke on	28
smoker	-31
smudge	-184
smug	-61
smug </s>	-61
snack	-204
snack for	-136
snake_case	96
snap	-315
snap ,	-118
snap in	-144
snap in the	-144
snap on	-123
sneak	4
sneeze	-185
sneeze </s>	-143
sniff	-154
snip	77
snippet	-100
snippet ,	-72
snippet </s>	-15
snooker	-95
snooker on	-61
snore	-150
snow	-304
snow 's	-112
snow </s>	-111
snow today	-75
so	-36
so :	-136
so </s>	90
so <day>	-118
so <days>	80
so <kin>	120
so <kin> call	28
so <name>	-64
so <name> have	-86
so <name> is	198
so <number>	-24
so a	-76
so all	75
so all the	14
so angry	-69
so annoy	-82
so annoy </s>	-102
so answer	-59
so as	-81
so as a	45
so at	4
so be	-251
so be brief	-114
so be quick	-167
so bear	41
so bore	-173
so bore </s>	-121
so by	18
so call	58
so can	-103
so can you	-100
so cash	-20
so change	-153
so correct	49
so dinner	-114
so dinner is	-111
so do	63
so do i	71
so do n't	-80
so email	-153
so everything	126
so excuse	-168
so far	29
so far ,	136
so far </s>	37
so fatty	92
so fatty food	92
so from <month>	120
so funny	-130
so funny </s>	-130
so give	-91
so give me	-91
so go	-139
so good	37
so half	27
so hard	-154
so hard </s>	-111
so he	164
so hurry	-95
so hurry </s>	-95
so i	82
so i 'm	-177
so i always	106
so i am	-36
so i avoid	97
so i bring	52
so i can	20
so i close	-91
so i cycle	124
so i do	50
so i give	-62
so i go	30
so i have	-201
so i need	10
so i only	-18
so i read	-40
so i run	143
so i sleep	-115
so i stop	-151
so i work	218
so i write	43
so if	76
so if i	-145
so ill	-136
so is	52
so is <name>	99
so it	-8
so it 's	147
so its	82
so its just	73
so just	-95
so keep	105
so keep it	-56
so keep the	179
so kind	-133
so kind </s>	-133
so large	101
so let	-154
so let do	-121
so long	-20
so long paragraph	91
so loud	-148
so loud i	-97
so make it	-174
so maybe	-124
so maybe not	-127
so much	29
so much </s>	-65
so much as	-139
so my	-39
so my <kin>	187
so my accent	-24
so my roster	13
so never	190
so no	65
so no alcohol	112
so no birthday	107
so no grapefruit	75
so no lily	-40
so no lunch	123
so no more	28
so no night	151
so no voice	102
so no wine	-53
so nobody	11
so not	-161
so nothing	123
so now	192
so ok	80
so on	-85
so on </s>	-120
so on <day>	57
so only	68
so our	52
so our <kin>	-76
so phone	132
so phone call	132
so please	-36
so pls	40
so pls give	-22
so quick	-141
so quickly	-116
so quickly please	-116
so quiet	-68
so scissor	82
so scissor and	105
so send	-167
so short	-181
so short </s>	-117
so short bullet	82
so shortcut	112
so since	50
so spell	124
so tell	10
so tell me	10
so that	-169
so that i	-139
so the	-86
so the <kin>	-56
so the band	183
so the budget	10
so there	-76
so there 's	-40
so they	-133
so they say	-110
so this	-172
so this is	-145
so tire	-116
so tire today	-63
so trip	129
so type	-116
so type is	99
so voice	80
so was	16
so was i	43
so we	93
so we 'll	-122
so we 're	-11
so we are	-29
so we do	126
so we have	-26
so we shut	-117
so were	122
so what	-129
so what would	-59
so when	69
so with	-34
so with <number>	17
so with the	-20
so write	84
so you	-118
so you 'll	-61
soak	-238
soak ,	-177
soak </s>	-191
soap	119
soap </s>	168
soap and	-29
soap to	59
soap to me	169
sober	82
sober </s>	104
sober <number>	162
sober <number> year	162
sober since	173
sober since <number>	140
social	44
social medium	170
social worker	37
social worker 's	-15
society	103
society </s>	107
society <kin>	27
society <kin> </s>	124
sock	-60
sock </s>	-158
sock on	147
socket	68
socket </s>	128
socket by	-35
socket by the	-35
sofa	-136
sofa ,	-106
sofa </s>	-250
sofa bed	159
sofa come	128
sofa to	-73
sofa to the	-73
sofa with	-146
soft	-5
soft </s>	-138
soft food	105
software	198
software </s>	134
software in	95
software in <name>	95
soil	188
soil ,	138
soil </s>	79
soil here	121
soil here is	121
soil microbe	92
soil probe	113
soil probe we	113
solar	59
solar and	202
solar and a	202
solar panel	62
solar pump	-35
solar pump </s>	-35
solder	165
sole	173
sole <kin>	176
sole <kin> ,	209
solid	116
solid </s>	-4
solid fuel	133
solo	36
solution	-56
solve	-177
solve this	-79
some	-235
some </s>	89
some <kin>	-335
some <kin> ,	-150
some <kin> call	-119
some <kin> on	-168
some <name>	-148
some <name> </s>	188
some <name> of	-161
some <number>	52
some <number> of	131
some guy	-198
some guy on	-99
some have	102
some have no	102
some idea	-101
some of	-40
some of our	119
some on	124
some other	121
some reason	-149
some reason </s>	-137
some rice	-82
some say	-114
some say it	-114
some time	87
somebody	-296
somebody 's	-213
somebody 's <kin>	-80
somebody ,	-90
somebody </s>	40
somebody at	-199
somebody at the	-119
somebody else	-80
somebody have	-116
somebody in	-109
somebody is	-211
somebody move	-120
somebody on	46
somebody suggest	-91
somebody that	-139
somebody who	87
somehow	-159
somehow </s>	-166
someone	-274
someone 's	-263
someone 's nick	-69
someone </s>	-148
someone at	-184
someone at the	-72
someone at work	-83
someone else	-87
someone have	-78
someone in	-9
someone in the	-139
someone leave	-131
someone on	-103
someone open	-66
someone tell	-121
someone who	73
something	-207
something ,	-160
something </s>	-236
something <number>	-149
something about	-91
something about <name>	-75
something and	-145
something call	-184
something call <name>	-184
something cheaper	188
something else	-207
something else </s>	-140
something else for	-125
something for	-79
something i	-112
something i can	-112
something in	108
something in the	108
something lighter	-135
something lighter </s>	-135
something on	-206
something on paper	-156
something that	-103
something to	47
something to do	-141
something with	-169
something with the	-80
sometimes	-166
somewhere	-359
somewhere </s>	-207
somewhere in	-81
somewhere in this	-36
sommelier	-6
song	-198
song </s>	-197
song go	-157
song in	56
song in my	-89
song lyric	-105
soon	-219
soon ,	-49
soon </s>	-234
sore	51
sore about	-13
sore about it	-13
sore when	105
sore when he	105
sorry	-311
sorry ,	-65
sorry <name>	-153
sorry for	-221
sorry for my	-153
sorry for the	-45
sorry for typo	-102
sorry if	-103
sort	-180
sort </s>	43
sort by	-196
sort by date	-104
sort first	-84
sort first </s>	-84
sort it	-192
sort it </s>	-177
sort of	-239
sort of thing	-142
sort the	-125
sort the list	-47
sort them	-100
sort these	-143
soufflé	-86
soul	-12
soul ,	-125
sound	-164
sound </s>	-161
sound a	-90
sound a bite	-90
sound awful	70
sound awful </s>	70
sound desk	153
sound good	-171
sound less	-177
sound less like	-78
sound like	-300
sound like a	-206
sound like an	-142
sound right	-59
sound right </s>	-59
soup	-386
soup ,	-108
soup </s>	-262
soup for	-114
soup is	-77
soup was	-108
soup was cold	-108
source	208
source </s>	-129
sourdough	4
sourdough starter	226
sourdough starter ,	149
sourdough starter name	80
sous	39
sous <kin>	158
south	17
soy	-26
soya	140
spa	-37
space	9
space </s>	-32
space for	-166
space in	29
spam	-102
spanish	133
spanish is	46
spare	77
spare key	281
spare key ,	125
spare key </s>	166
spare key and	181
spare key are	131
spare me	-158
spare room	162
spare room </s>	189
spark	-108
spark plug	-100
sparky	-6
sparky ,	145
spatula	-102
speak	38
speak ,	-48
speak , so	144
speak </s>	-151
speak <name>	45
speak <name> ,	-6
speak <name> </s>	118
speak <name> and	-78
speak <name> at	35
speak <name> but	157
speak <name> in	-84
speak <name> or	163
speak <name> with	101
speak <number>	-103
speak <number> language	-103
speak a	132
speak a word	132
speak at	154
speak at home	148
speak in	-150
speak in <name>	-148
speak is	211
speak is another	175
speak it	70
speak it </s>	-105
speak no	186
speak no <name>	186
speak of	78
speak on	35
speak on phone	35
speak only	53
speak only <name>	130
speak since	216
speak since the	193
speak to	-73
speak to me	53
speak too	-64
speak too soon	-49
speaker	-81
speaker </s>	-161
speaker in	74
spec	-103
spec is	-21
spec say	-103
spec say the	-103
special	180
specialise	168
specialise in	168
spectacle	-138
spectrum	83
spectrum </s>	88
speech	16
speech </s>	-126
speech <kin>	148
speech <kin> ,	127
speech is	-89
speech is for	-89
speech therapy	118
speech therapy </s>	118
speed	-89
speed </s>	-149
speedway	23
spell	15
spell ,	4
spell </s>	-57
spell <name>	90
spell <name> ,	133
spell in anything	66
spell with	-57
spell with a	-128
spell wrong	-73
spelling	-102
spend	88
spend </s>	167
spend <number>	24
spend <number> on	-45
spend <number> year	112
spend an	-109
spend an hour	-109
spend in	91
spend in <name>	91
spend my	103
spend the	-175
spend the whole	-136
spice	-21
spicy	90
spicy food	165
spider	30
spider </s>	30
spill	-248
spill coffee	-99
spill it	-104
spill tea	-123
spill the	-97
spin	9
spin </s>	-130
spin class	84
spinach	-135
splash	-111
spleen	138
spleen </s>	61
split	-8
split ,	-134
split </s>	-112
split <number>	-144
split <number> between	-5
split <number> way	-92
split a	-150
split by	-150
split by <number>	-150
split custody	70
split in	109
split in <number>	53
split it	-136
split keyboard	196
split the	115
split the account	118
split the bill	-94
split the rent	51
split the string	-83
split when	124
split when i	124
spoil	-190
spoil </s>	-129
spoil the	-117
spoiler	45
sponge	-142
spoon	-26
spoon </s>	-173
sport	-131
sport </s>	-120
spot	-39
spot </s>	61
spot in	-91
spot on	-88
spot on </s>	-88
spray	-60
spray at	23
spread	11
spread over	80
spread over <name>	200
spread over <number>	33
spreadsheet	-125
spreadsheet </s>	-136
spreadsheet is	-127
spreadsheet since	-130
spreadsheet today	-56
spreadsheet today </s>	-56
spring	505
spring ,	248
spring , <kin>	48
spring , <name>	97
spring , <number>	102
spring , not	128
spring </s>	399
spring <number>	79
spring <number> </s>	78
spring and	126
spring i	95
spring in	97
spring in <name>	97
spring of	103
spring of <number>	103
spring the	79
sprint	-51
sprint ,	110
sprint </s>	9
spud	56
spy	-148
sq	-115
sq m	-115
sqlite	65
squad	219
squad </s>	181
squad is	60
square	-75
square </s>	51
square metre	97
square metre </s>	97
squash	-106
squash </s>	-185
squash on	147
squash on <days>	147
squat	-76
squat </s>	-112
squeak	-178
squeeze	-115
sry	-124
st	185
st <name>	153
st <name> </s>	89
stable	-65
stable in	159
stable in <name>	159
stable on	123
stable on lithium	123
stack	-42
stack is <name>	160
stack trace	-189
stack trace </s>	-106
staff	-60
staff ,	11
staff </s>	44
staff are	-114
stage	84
stage </s>	-139
stage <number>	108
stage box	-94
stage set	55
stage set </s>	55
stage share	129
stain	-203
stain </s>	-161
stainless	-119
stair	108
stair </s>	-81
stair are	213
stair are out	102
stair for	125
stairlift	190
stairlift in	128
stairwell	63
stairwell </s>	41
stale	-73
stalk	-164
stall	121
stall 's	92
stall ,	53
stall </s>	178
stall at	141
stall at <name>	90
stall at the	115
stall in	69
stall in <name>	115
stall is	179
stammer	351
stammer ,	147
stammer </s>	178
stammer on	111
stammer since	35
stammer so	95
stammer when	123
stammer when i	123
stamp	-88
stamp ,	-94
stamp </s>	-165
stamp from	122
stand	48
stand ,	-71
stand </s>	102
stand at	39
stand at the	28
stand coriander	57
stand coriander ,	103
stand coriander </s>	20
stand desk	66
stand here	-170
stand here look	-102
stand here with	-137
stand in	-10
stand in for	61
stand in the	-18
stand mushroom	119
stand mushroom </s>	119
stand on	-166
stand on a	-114
stand order	98
stand order for	99
stand rule	129
stand rule </s>	129
stand the	-179
stand this	-169
stand this song	-133
stand up	-148
stand up </s>	-87
stand-in	24
stand-up	112
stand-up </s>	70
stand-up is	144
stand-ups	50
standard	30
standard door	116
standard door </s>	116
standardise	148
standup	69
standup </s>	132
standup in	-132
standup in <number>	-173
standup is	113
standup is at	113
standup run	-65
stanza	-141
stapler	-87
star	-10
star </s>	57
stare	-253
stare </s>	-128
stare at	-227
stare at me	-144
stare at the	-123
stare at this	-98
start	-89
start ,	-144
start </s>	-6
start <month>	126
start <month> </s>	86
start <number>	236
start <number> <month>	144
start <number> <name>	157
start a	25
start a new	-105
start again	-102
start as	118
start at	136
start at <number>	142
start at a	68
start at the	156
start first	85
start in	-90
start in <month>	40
start in <name>	-39
start in <number>	-235
start in the	86
start it	64
start med	45
start med school	45
start next	-54
start now	100
start of	27
start on	-40
start on the	110
start over	-148
start over </s>	-132
start school	-56
start school in	-59
start secondary	140
start secondary school	117
start the	-145
start the download	-92
start the first	-80
start the server	-128
start this	-176
start this morning	-176
start to	-149
start up	-155
start up </s>	-155
start when	-123
start when this	-123
start with	-105
start with the	-134
start without	-149
starter	19
starter 's	15
starter ,	149
starter , <name>	149
starter is	104
starter name	127
starter name <name>	127
startup	71
startup </s>	29
startup give	43
startup in	-26
startup in <name>	-13
starve	-240
starve </s>	-197
stash	61
state	152
state </s>	16
state pension	-35
statement	-276
statement </s>	-69
static	172
static ,	155
statin	112
station ,	121
station </s>	-72
station in	-45
station where	118
station where i	118
statistic	138
status	-157
status page	-118
stave	159
stave ,	115
stave </s>	-51
stay	125
stay </s>	51
stay <name>	71
stay <name> </s>	69
stay at	93
stay at home	98
stay at my	115
stay for	18
stay in	80
stay in <name>	218
stay in the	102
stay lock	-79
stay lock after	53
stay off	70
stay on	148
stay open	156
stay out	90
stay out of	-5
stay shut	-121
stay shut </s>	-81
stay there	-54
stay there </s>	53
stay till	-78
stay under	143
stay under <number>	143
stay until	132
stay with	200
stay with me	123
stay with my	70
stay with us	127
steady	64
steak	-120
steam	-180
steel	-26
steel <name>	-40
steel toe	139
steep	22
stenographer	128
stent	234
stent in	97
stent put	123
stent put in	123
step	-102
step ,	-245
step , still	-125
step </s>	129
step <number>	-238
step <number> ,	-138
step <number> </s>	-109
step <number> of	-150
step away	-140
step by	92
step by step	92
step down	127
step down </s>	-159
step down as	124
step for	-23
step in	37
step matter	70
step of	-97
step please	-159
step please </s>	-159
step pls	83
step pls </s>	83
step with	-168
step with no	-62
stern	55
stew	-128
steward	92
steward </s>	111
stick ,	-170
stick </s>	231
stick again	-105
stick again </s>	-105
stick at	26
stick at <number>	45
stick behind	-184
stick behind a	-154
stick in	-119
stick in <name>	-161
stick in my	-136
stick in the	-162
stick now	7
stick now </s>	7
stick on	-101
stick on <number>	-174
stick on level	-149
stick on the	-123
stick on this	-156
stick outside	-155
stick since	-121
stick there	152
stick to	112
stick with	30
stick with a	25
sticker	-102
stickler	-155
stickler </s>	-155
sticky	-131
sticky note	53
stiff	-45
stiff ,	40
stiff , but	66
stiff </s>	-266
stiff of	-10
stiff this	-82
stiff this morning	-82
still	-40
still ,	158
still </s>	64
still <kin>	172
still <number>	168
still a	-141
still at	-67
still awake	-178
still be	62
still be sore	105
still blurry	-100
still blurry </s>	-100
still can	-124
still can n't	-124
still crash	-112
still do	-143
still fight	83
still fight with	83
still get	-107
still go	-24
still go </s>	-109
still have n't	-100
still have the	-151
still have to	62
still hurt	51
still in	-113
still in <name>	-134
still in my	-59
still in the	-35
still live	155
still lose	-111
still miss	-100
still miss </s>	-100
still no	-88
still nothing	5
still nothing </s>	5
still on	248
still on paper	141
still on the	157
still own	161
still own a	115
still own half	96
still pay	173
still put	74
still raw	18
still raw </s>	132
still red	-125
still red </s>	-125
still ring	-154
still run	194
still run on	166
still run the	138
still show	-130
still swim	125
still there	-77
still there </s>	-145
still to	-116
still wait	-158
still weak	85
still weak </s>	85
still wet	-150
still wet </s>	-147
still wet and	-89
still work	15
stilt	36
stilt </s>	36
sting	68
sting </s>	41
stink	-171
stink </s>	-98
stink of	-127
stir	-155
stir it	-95
stitch	93
stitch </s>	20
stock	-41
stock ,	-140
stock </s>	74
stock count	-22
stock have	-47
stock have to	-47
stock in	136
stock only	-100
stock only woman	-100
stock sheet	-148
stock system	120
stoma	228
stoma bag	135
stomach	77
stomach 's	-139
stomach </s>	93
stomach is	-189
stomach is growl	-93
stone	87
stone </s>	47
stone house	-7
stool	67
stop	-25
stop </s>	-350
stop a	-112
stop at	-195
stop at <name>	17
stop at <number>	-49
stop at a	-120
stop at the	14
stop distance	-139
stop distance </s>	-139
stop drink	158
stop dye	119
stop dye my	119
stop eat	152
stop eat meat	120
stop eat sugar	129
stop in	-15
stop in <month>	63
stop in <name>	-54
stop it	-151
stop it </s>	-151
stop lay	-96
stop read	-179
stop talk	-76
stop the	30
stop the server	-131
stop when	151
stop when <name>	130
stop with	-13
stopcock	127
storage	158
storage box	105
storage heater	70
store	57
store </s>	119
store card	117
store in	-152
storm	-147
storm 's	-118
storm </s>	-100
story	-359
story ,	-112
story </s>	-133
story about	-150
story about a	-97
story about the	-67
story for	101
story hate	-119
story should	-101
story the	-162
story the <kin>	-134
stout	7
straight	38
straight </s>	-203
straight answer	113
straight into	24
straight into the	24
straight number	-13
straight stitch	125
strain	-99
stranger	8
stranger on	47
stranger on the	47
strap	41
straw	-66
strawberry	53
strawberry bring	-19
stray	-105
stream	-244
stream </s>	-162
stream at	-31
stream at <number>	-31
street	-9
street 's	-70
street ,	128
street </s>	6
street away	46
street have	95
street have a	126
street have no	-63
street is	73
street was	50
street was bomb	95
strength	-142
stress	-129
stretch	-91
stretch ,	-135
stretch </s>	87
stretch i	26
stretch i can	26
stretch of	137
stretch of the	137
stretch to	-22
strict	256
strict </s>	75
strictly	75
strictly speak	-33
strictly speak ,	-33
strike	-186
strike in	-144
strike in <name>	-144
striker	-39
striker ,	-39
striker , <name>	12
string	-252
string </s>	-234
string on	-83
string on comma	-83
strip	131
strip light	145
strobe	124
stroke	435
stroke ,	133
stroke </s>	206
stroke <number>	115
stroke <number> year	74
stroke i	153
stroke i type	118
stroke in	92
stroke in <number>	92
stroke my	117
stroke my right	117
stroke ward	58
strong	200
strong </s>	31
stronger	-124
stronger than	-101
strop	-103
structural	106
structural <kin>	106
struggle	64
struggle with	97
stubborn	-45
studio	206
studio ,	222
studio </s>	186
studio <kin>	116
studio above	105
studio from	146
studio have	130
studio have <number>	130
studio in	32
studio in <name>	9
studio is	179
studio now	118
study	23
study ,	-110
study </s>	83
study <name>	111
study after	13
study after <number>	13
study dentistry	-59
study dentistry in	-67
study for	97
study for the	108
study in	-118
study in <name>	-59
study law	82
study law in	109
study marine	105
study marine biology	105
study nurse	88
study say	-168
study the	-116
study this	-97
study your	-96
study your table	-96
stuff	124
stuff </s>	55
stuff to	77
stuff to <name>	149
stumble	47
stupid	-252
stupid </s>	-157
stupid question	-102
stupid thing	-120
stutter	15
stutter ,	70
stutter and	-12
stutter get	-53
stutter get worse	-53
stutter in	-89
stutter in <name>	-89
stutter on	56
stutter on the	58
stutter when	-54
stutter when he	98
style	190
style </s>	-113
style at	112
style at our	112
style guide	128
sub	-173
sub </s>	-151
sub <number>	-38
sub are	-114
subject	-136
subject :	-83
subject : <name>	-83
subject </s>	-157
subject line	-115
subject line </s>	-107
sublet	134
submarine	122
submarine </s>	122
submit	-89
subscript	-134
subscription	101
subscription </s>	147
substitute	4
subtitle	-90
subtitle ,	147
subtitle </s>	-198
subtitle for	64
subtitler	126
subtitler ,	126
successor	-32
such	-183
such a	-100
such a thing	-131
such as	-106
sudden	-147
sudden </s>	-147
sudoku	134
sugar	-62
sugar ,	-35
sugar , that	99
sugar </s>	-74
sugar for	147
sugar for good	147
sugar in	-34
sugar in <month>	158
sugar on	161
sugar-free	50
sugar-free is	48
sugar-free is how	48
sugarcoat	115
sugarcoat ,	115
sugarcoat , i	115
suggest	-12
suggest </s>	24
suggest a	-227
suggest something	88
suggest the	-146
suggestion	-121
suggestion </s>	-73
suit	-44
suit me	177
suit me ,	142
suit me </s>	103
suitcase	-95
suite	211
suite </s>	144
suite is	142
sulk	17
sulk ,	-136
sum	-240
sum ,	33
sum :	-86
sum </s>	-216
sum is	-112
sum out	79
summarise	-143
summarise the	-77
summary	-80
summary </s>	24
summary of	-76
summary of the	-116
summary of this	-81
summer	248
summer </s>	171
summer house	-47
summer i	183
summer of	143
summer of <number>	143
sunburnt	-63
sunita	55
sunlight	32
sunny	-105
sunrise	-131
sunscreen	-48
sunset	4
sunset </s>	141
supermarket	71
supervise	44
supervise <number>	107
supper	-173
supper </s>	-140
supply	-51
supply </s>	85
supply <number>	133
support	-146
support </s>	-154
support <name>	109
support <name> <name>	120
suppose	-192
suppose </s>	-165
suppose a	-144
suppose it	-145
suppose my	-89
suppose to	93
suppose you	-100
supposedly	-214
supposedly </s>	-181
sure	-304
sure ,	-173
sure , and	-115
sure , i	-102
sure </s>	-195
sure it	-97
sure it work	-97
surely	-191
surely </s>	-156
surf	43
surf </s>	13
surgery	80
surgery 's	115
surgery ,	98
surgery </s>	150
surgery is	-50
surgery is book	117
surgery on	102
surgical	113
surgical ward	113
surname	206
surname ,	51
surname , <name>	51
surprise ,	143
surprise </s>	60
surprise party	-36
survey	109
survive	179
survive that	-119
survive that </s>	-119
suspect	-141
suspend	37
suspend till	177
swallow	-54
swan	-217
swan </s>	-116
swan are	-154
swap	-87
swap </s>	76
swap <day>	-4
swap <name>	-10
swap for	78
swap in	-100
swap in the	-132
swap it	-140
swap it </s>	-133
swap my	75
swap seat	-147
swap the	-71
swap the <number>	-159
swap the gym	16
swap them	-211
swap them </s>	-158
swap to	-38
swap with	-4
swarm	-150
swear </s>	67
swear at	-266
swear at the	-154
swear by	-127
swear by it	-178
swear in	14
swear it	-194
swear it 's	-156
swear it was	-136
swear off	157
swear off credit	103
swear to	141
sweat	-120
sweat through	28
swede	-113
swedish	107
sweep	-82
sweep the	-116
sweep the yard	-93
sweet	-258
sweet </s>	-188
swell	93
swell </s>	-90
swell up	129
swim	122
swim ,	91
swim , never	69
swim </s>	109
swim <kin>	100
swim <number>	114
swim <number> length	-89
swim a	39
swim at	127
swim at the	84
swim for	-78
swim for the	-78
swim gala	-78
swim in	171
swim in the	189
swim pool	-121
swing	77
switch	31
switch </s>	-127
switch career	118
switch from	182
switch from <name>	105
switch it	-146
switch lite	140
switch that	-76
switch the	-242
switch the order	-130
switch to	158
switch to <name>	12
switch to decaf	38
switch to radiography	36
switch to the	20
switchboard	-58
switchboard </s>	-58
sword	-200
syllable	-157
sync	-150
syndrome	75
syndrome </s>	-48
synonym	-142
synonym for	-128
syntax	-114
syntax error	-74
syntax error </s>	-74
synth	71
syringe	39
syrup	-38
system	116
system ,	79
system </s>	67
t	-59
t </s>	-161
ta	-152
tab	-139
tab ,	81
tab </s>	-245
tab by	-139
tab close	-125
tab crash	-95
tab crash </s>	-153
tab get	-129
tab have	-111
tab open	-215
tab open and	-135
tab with	-89
table	158
table 's	63
table ,	10
table </s>	181
table <number>	-131
table and	52
table at	-90
table for	-212
table for <number>	-120
table for me	50
table have	-203
table here	-171
table i	-174
table i can	-164
table in	55
table is	-6
table is book	-161
table look	-105
table now	-122
table now </s>	-122
table of	-210
table on	-144
table see	181
table that	-128
table there	90
table to	-145
table with	71
table with <number>	-152
table-tennis	-25
tablet	65
tablet </s>	107
tablet for	175
tablet in	60
tackle	35
taco	-131
tag	-104
tag ,	-71
tai	178
tai chi	178
take	126
take </s>	-272
take <kin>	-66
take <kin> </s>	-135
take <name>	50
take <name> ,	127
take <name> </s>	145
take <number>	129
take <number> </s>	126
take <number> argument	-125
take <number> day	67
take <number> hour	78
take <number> minute	128
take <number> of	127
take <number> paracetamol	-129
take <number> percent	105
take <number> second	-142
take <number> week	-40
take a	-68
take a break	-169
take a list	-111
take about	-106
take about <number>	-106
take age	-138
take age </s>	-111
take all	4
take an	-132
take at	146
take by	30
take call	134
take card	-61
take care	140
take care of	140
take early	48
take forever	-104
take forever </s>	18
take forever to	-167
take from	101
take her	-198
take home	83
take home </s>	51
take ibuprofen	-130
take in	136
take in <number>	125
take it	11
take it </s>	-54
take it you	-175
take job	61
take levothyroxine	124
take levothyroxine every	98
take lithium	113
take long	47
take me	158
take me <number>	112
take me all	-102
take me an	140
take me off	44
take me to	-211
take metformin	152
take metformin twice	152
take minute	-41
take my	103
take my <kin>	100
take no	28
take off	-91
take off the	-159
take on	-48
take on the	5
take only	-36
take only <number>	-63
take our	136
take out	-184
take out a	65
take out the	-200
take over	87
take over as	132
take over from	101
take over in	93
take over my	166
take over the	-8
take side	-125
take side </s>	-125
take that	-117
take the	-71
take the <kin>	-87
take the <number>	-157
take the bin	-84
take the ferry	107
take the first	-157
take the minute	83
take the stair	-14
take the train	136
take to	178
take too	-105
take too much	-105
take up	-15
take up my	34
take us	-75
take us <number>	59
take your	-205
take your point	-165
takeaway	-111
tale	-235
tale ,	-139
tale </s>	-126
talk	-83
talk ,	166
talk </s>	-52
talk <days>	91
talk about	-271
talk and	-73
talk at	-84
talk in	-93
talk later	-170
talk later </s>	-170
talk me	-100
talk on	-200
talk on this	-91
talk to	95
talk to it	-159
talk to me	73
talk to my	-50
talk to the	103
tall	-64
tall </s>	-167
tallinn	27
tandem	120
tango	103
tank	116
tank 's	143
tank </s>	-159
tank and	110
tanker	150
tannery	142
tannery <number>	-6
tannery <number> month	-6
tap	110
tap water	83
tape	-76
tape </s>	35
tar	-105
target	84
target </s>	172
target is	165
target is <number>	78
tariq	149
tariq 's	99
tarmac	-43
tart	-32
tart </s>	16
task	80
taste	198
taste </s>	37
taste is	105
taste like	113
taste like soap	28
taste of	-19
taste of soap	94
taste then	-48
tattoo	11
tattoo 's	-125
tattoo </s>	-150
tattoo in	-48
tattoo of	41
tattoo of a	41
tattoo studio	157
tattooist	83
tattooist ,	83
tax	-16
tax </s>	-91
tax debt	-74
tax debt of	-74
tax form	-73
tax in	130
tax is	-96
tax law	15
tax law for	15
tax office	136
tax office <number>	86
tax return	83
tax return 's	116
tax year	62
tax year end	54
taxi	-75
taxi </s>	-87
taxi <kin>	47
taxi come	-87
taxi firm	48
taylor	-126
taylor <name>	-126
tea	-100
tea 's	-144
tea 's go	-132
tea ,	-79
tea </s>	-84
tea and	-129
tea for	-171
tea go	-83
tea go cold	-83
tea in	-124
tea in the	-109
tea really	-153
tea room	71
tea that	-87
tea with	89
tea without	-15
tea without milk	4
teach	165
teach </s>	185
teach <kin>	87
teach <name>	-65
teach <name> <name>	-101
teach <name> at	131
teach at	100
teach cello	131
teach cello to	131
teach chemistry	173
teach chemistry </s>	117
teach chemistry at	106
teach in	153
teach in <name>	130
teach in <number>	83
teach it	-178
teach math	69
teach me	-92
teach me to	190
teach myself	286
teach myself <name>	151
teach myself to	135
teach the	73
teach to	135
teach weld	30
teach weld at	73
teach woodwork	84
teach year	140
teach year <number>	140
teach yoga	-16
teach yoga to	-57
team	98
team 's	36
team 's <number>	32
team 's rule	101
team 's spread	121
team ,	145
team , <number>	118
team , the	101
team </s>	152
team <kin>	114
team <kin> ,	209
team <kin> in	30
team at	103
team call	-90
team get	-21
team have	-21
team have <number>	-124
team i	117
team i <kin>	117
team in	82
team in the	-95
team is	134
team is <number>	-33
team is deaf	115
team is in	-25
team is me	99
team is spread	129
team like	-93
team like it	-206
team meet	-122
team nobody	147
team of	-31
team of <number>	-31
team on	9
team rule	-92
team rule </s>	-92
team sit	-62
team sit in	-62
team win	-136
teapot	-79
tear	-117
tear </s>	-102
tear my	12
tear my <name>	117
teary	-100
teatime	-148
teatime </s>	-148
tech	117
tech </s>	163
ted	144
telephone	-27
telephone </s>	-253
television	20
television and	72
tell	-192
tell </s>	44
tell <name>	-168
tell a	115
tell by	-150
tell by a	-150
tell her	-186
tell her </s>	-155
tell him	-226
tell him </s>	-87
tell his	-58
tell his <kin>	-58
tell it	78
tell me	-121
tell me </s>	-164
tell me a	-135
tell me how	-116
tell me if	-103
tell me in	-173
tell me it	-182
tell me nothing	-79
tell me she	-149
tell me so	-105
tell me something	-84
tell me the	-173
tell me there	-103
tell me to	113
tell me what	-71
tell me whether	-100
tell me which	-125
tell my	-107
tell my <kin>	-99
tell that	128
tell the	-266
tell the <kin>	-204
tell the whole	-124
tell them	-160
tell them </s>	-106
tell to	83
tell to avoid	32
tell us	-208
tell us the	-138
tell you	-190
tell you </s>	-184
telly	-25
telly 's	18
telly </s>	71
temp	-56
temperature	-99
template	-90
template </s>	-198
template for	53
template for a	60
template pls	-124
template pls </s>	-124
temple	-131
ten	-46
ten so	-47
ten so my	-47
tenancy	47
tenancy </s>	163
tend	66
tend bar	118
tend bar at	118
tend to	-77
tend to agree	-77
tender	37
tenner	38
tennis	-50
tenor	77
tenor </s>	-54
tense	-57
tense </s>	19
tension	26
tent	-38
tent ,	139
tent </s>	-89
tenth	38
tenth of	38
term	200
term ,	119
term </s>	214
term are	119
term i	100
term time	178
term time </s>	116
term time only	125
term with	136
terminal	86
terminal </s>	75
terminal and	-146
terrace </s>	-107
terrace in	162
terraform	148
terraform ,	149
terraform want	-97
terraform want to	-97
terrible	-140
terrible </s>	86
terrify	120
terrify me	136
terrify of	178
test	78
test ,	187
test </s>	41
test <name>	72
test <number>	41
test and	26
test are	-212
test are green	-207
test are red	-144
test are write	64
test at	106
test data	-105
test fail	-182
test fail </s>	-148
test for	-153
test green	-131
test green </s>	-131
test harness	48
test i	-147
test in	-218
test in <name>	-90
test is	-22
test is red	-154
test is what	36
test it	-210
test it on	-163
test must	146
test must run	146
test on	183
test on the	138
test pass	-231
test pass </s>	-199
test run	-142
test use	73
test use <name>	73
test user	-156
test user 's	-123
text	61
text ,	-272
text :	-77
text </s>	72
text and	8
text code	-153
text for	-76
text for the	-220
text is	80
text lose	-7
text lose me	-7
text me	27
text me </s>	68
text must	111
text to	-47
text to the	-162
text you	118
text you in	135
textbook	-29
texted	-160
texture	113
thai	-43
thai is	89
than	50
than <kin>	-152
than <name>	-146
than <number>	331
than <number> </s>	-161
than <number> day	40
than <number> hour	86
than <number> kg	67
than <number> kilo	103
than <number> line	170
than <number> question	111
than <number> word	69
than a	163
than a ferry	79
than an	85
than an hour	85
than anyone	33
than anyone </s>	33
than be	104
than before	-158
than before </s>	-158
than by	127
than i	104
than it	-186
than long	137
than long paragraph	137
than me	82
than me </s>	10
than me and	126
than my	46
than my <kin>	-9
than my <name>	182
than people	-127
than that	-79
than that </s>	-79
than the	-154
than the <name>	-158
than the other	103
thank	-140
thank ,	-215
thank , that	-128
thank , you	-69
thank </s>	-263
thank a	-142
thank for	-76
thank to	-7
thank to the	68
thank you	83
thank you </s>	111
thank you for	-165
thank-you	-125
that	-277
that 's	121
that 's <name>	149
that 's <number>	84
that 's a	-114
that 's all	-287
that 's go	144
that 's how	212
that 's in	104
that 's it	-64
that 's make	-130
that 's me	221
that 's my	25
that 's not	-217
that 's our	222
that 's out	-139
that 's partly	70
that 's the	-170
that 's too	-156
that 's us	208
that 's what	6
that 's when	27
that 's where	77
that 's why	-67
that 's wrong	-74
that ,	-23
that , is	92
that </s>	-189
that <kin>	-12
that <kin> n't	-34
that <name>	-136
that <name> </s>	-150
that <name> <name>	-103
that <name> look	135
that <name> was	-157
that <number>	-99
that <number> ,	-131
that <number> </s>	53
that <number> in	-94
that <number> year	139
that a	-326
that a <kin>	-176
that a thing	-92
that again	-69
that again </s>	-69
that all	74
that all <number>	74
that an	-140
that an old	-102
that and	-100
that answer	-179
that answer </s>	-118
that are	161
that are n't	165
that are still	-146
that bad	-108
that bad </s>	-90
that bakery	-79
that be	-15
that because	71
that bite	-61
that both	19
that break	-55
that bring	136
that can	-142
that chart	-153
that clip	-134
that coffee	-142
that cold	-71
that come	46
that come today	-95
that come with	117
that cost	-116
that cost </s>	-116
that curry	-79
that daft	-140
that daft </s>	-140
that do	-123
that do n't	-225
that documentary	-100
that documentary </s>	-100
that drop	-37
that email	-120
that enough	-137
that enough </s>	-137
that error	-131
that error before	-131
that even mean	-67
that explain	-106
that fail	-139
that feel	-78
that file	-155
that film	-149
that first	-135
that first </s>	-135
that fit	62
that fix	-142
that fix it	-71
that fold	58
that fool	-127
that forum	-114
that function	-146
that function </s>	-126
that game	-172
that go	-94
that go on	51
that half	114
that half work	146
that happen	-147
that have	-5
that he	-228
that help	-146
that help </s>	-146
that her	-81
that hinge	52
that his	-112
that his <kin>	-112
that hotel	-110
that i	225
that i 'd	-104
that i 'm	127
that i am	-106
that i can	-117
that i have	41
that i inherit	69
that i need	64
that i take	34
that in	74
that in <name>	-129
that in <number>	148
that in a	-181
that in mind	107
that in the	-147
that into	-236
that into a	-177
that is	41
that is ,	-117
that is </s>	-186
that is n't	37
that is not	-83
that is the	60
that it	-167
that it 's	-240
that job	-134
that joke	-193
that keep	109
that keep me	47
that last	-312
that last <number>	-193
that last answer	-133
that last sentence	-108
that leave	60
that line	-173
that list	-206
that list ,	-161
that long	58
that look like	-93
that make	-266
that matter	58
that matter </s>	-215
that may	-181
that may be	-181
that mean	-158
that mean </s>	-149
that might	-97
that movie	-137
that my	200
that my <kin>	229
that need	40
that new	-138
that no	66
that nobody	-52
that noise	-145
that normal	-122
that normal </s>	-122
that now	-152
that now </s>	-152
that on	-267
that on a	-124
that only	173
that only <name>	124
that or	-83
that or is	-104
that order	70
that order </s>	70
that our	-125
that out	-166
that page	-212
that page </s>	-181
that paragraph	-126
that paragraph </s>	-52
that pass	-166
that people	-135
that per	-138
that per week	-138
that plan	-214
that plan </s>	-167
that please	-110
that please </s>	-110
that question	-196
that recipe	-76
that recipe </s>	-62
that record	-154
that report	44
that report </s>	44
that restaurant	-148
that say	-160
that second	-201
that second sentence	-112
that second version	-165
that sentence	-143
that sentence </s>	-112
that series	-190
that shop	-191
that show	-293
that show ,	-100
that show </s>	-107
that side	148
that sitcom	-53
that site	-172
that slug	38
that smell	-158
that so	-84
that so </s>	-84
that somebody	99
that sound	-159
that sound good	-154
that speech	-146
that stack	-72
that stack trace	-72
that still	82
that survive	98
that table	-102
that take	304
that take <number>	171
that take my	170
that talk	67
that talk </s>	-74
that tell	-41
that test	-82
that the	-231
that the <kin>	40
that the <name>	-167
that they	-120
that this	-123
that ticket	-134
that to	-117
that tomorrow	-120
that tomorrow </s>	-120
that true	-78
that typo	-129
that up	-113
that van	24
that variable	-109
that was	89
that was <name>	8
that was a	58
that way	143
that way </s>	143
that we	126
that we have	-19
that wed	-43
that wed today	-43
that will	-29
that will n't	4
that work	144
that work </s>	134
that work with	128
that wrong	-110
that wrong </s>	-110
that you	-108
thatch	109
the	-125
the '	165
the <day>	-131
the <day> <number>	-146
the <day> crossword	13
the <day> is	-141
the <day> market	228
the <day> report	10
the <kin>	-51
the <kin> '	129
the <kin> ,	-105
the <kin> </s>	45
the <kin> <day>	93
the <kin> <kin>	-247
the <kin> <name>	228
the <kin> <number>	187
the <kin> and	131
the <kin> are	95
the <kin> at	26
the <kin> before	-155
the <kin> bite	103
the <kin> call	-118
the <kin> can	-133
the <kin> charge	-176
the <kin> come	-38
the <kin> die	-165
the <kin> each	117
the <kin> finish	99
the <kin> for	-87
the <kin> from	71
the <kin> get	25
the <kin> give	-195
the <kin> go	120
the <kin> group	44
the <kin> hate	-17
the <kin> have	-148
the <kin> i	49
the <kin> in	-470
the <kin> insist	61
the <kin> into	-151
the <kin> is	-63
the <kin> just	-36
the <kin> knock	-57
the <kin> know	122
the <kin> last	-60
the <kin> let	32
the <kin> like	-43
the <kin> live	12
the <kin> loan	80
the <kin> navy	118
the <kin> need	160
the <kin> never	-153
the <kin> next	-73
the <kin> of	-12
the <kin> on	-115
the <kin> only	59
the <kin> portal	116
the <kin> prefer	-170
the <kin> put	67
the <kin> refuse	164
the <kin> run	-39
the <kin> say	-42
the <kin> sleep	37
the <kin> so	-145
the <kin> sound	-150
the <kin> speak	50
the <kin> take	153
the <kin> tell	-146
the <kin> that	108
the <kin> there	61
the <kin> think	-187
the <kin> to	-97
the <kin> today	-65
the <kin> upstairs	40
the <kin> wake	-14
the <kin> want	196
the <kin> was	-59
the <kin> when	144
the <kin> who	-49
the <kin> will	-22
the <kin> with	110
the <kin> yesterday	-72
the <month>	223
the <month> </s>	156
the <name>	62
the <name> 's	40
the <name> ,	-14
the <name> </s>	-9
the <name> <kin>	-169
the <name> <name>	103
the <name> <number>	-102
the <name> account	86
the <name> ahead	-140
the <name> and	-133
the <name> archipelago	112
the <name> are	-33
the <name> as	150
the <name> at	-58
the <name> before	155
the <name> branch	163
the <name> build	-157
the <name> church	-90
the <name> code	-115
the <name> come	-143
the <name> delta	-10
the <name> doc	-145
the <name> end	123
the <name> every	98
the <name> exam	-27
the <name> file	-109
the <name> from	-124
the <name> group	110
the <name> habit	-90
the <name> hall	193
the <name> have	57
the <name> in	31
the <name> is	121
the <name> licence	95
the <name> marathon	62
the <name> market	74
the <name> most	167
the <name> name	-5
the <name> next	-26
the <name> of	134
the <name> office	231
the <name> on	48
the <name> people	96
the <name> place	-168
the <name> remote	-116
the <name> show	58
the <name> since	176
the <name> site	182
the <name> start	-108
the <name> team	12
the <name> text	98
the <name> that	70
the <name> to	113
the <name> version	122
the <name> was	-158
the <name> way	22
the <name> will	-108
the <name> with	127
the <number>	66
the <number> ,	-9
the <number> </s>	138
the <number> <kin>	184
the <number> <name>	76
the <number> about	42
the <number> at	-164
the <number> bus	-46
the <number> by	69
the <number> call	-138
the <number> day	-80
the <number> do	-131
the <number> draft	-129
the <number> every	128
the <number> file	-157
the <number> flat	113
the <number> for	-102
the <number> from	-201
the <number> in	-214
the <number> job	-42
the <number> kidney	137
the <number> o	65
the <number> of	32
the <number> on	-58
the <number> photo	-116
the <number> table	-152
the <number> test	-150
the <number> that	-164
the <number> thing	43
the <number> to	-132
the <number> who	-178
the <number> with	55
the <number> without	-137
the about	-127
the accent	68
the accident	178
the accident </s>	153
the accordion ,	-37
the accordion was	52
the account	-41
the account ,	-46
the account </s>	-15
the account for	127
the ad	-263
the ad </s>	-64
the ad is	-95
the admin	-171
the advert	-193
the advert </s>	-121
the age	-34
the age of	-23
the agency	-47
the agency in	-104
the agenda	-76
the air	75
the airline	-106
the airport	-145
the airport </s>	-109
the aisle	-35
the aisle </s>	-150
the alarm	14
the allotment	134
the allotment ,	125
the allotment </s>	-48
the allotment committee	54
the allotment is	-25
the allotment society	150
the ambulance	151
the amount	-142
the ankle	140
the ankle go	140
the announcement	-145
the answer	-317
the answer </s>	-180
the answer is	-105
the api	15
the app	-279
the app 's	-118
the app </s>	-114
the app <kin>	-132
the app and	-108
the app say	-55
the applicant	-143
the archive	61
the archive </s>	61
the argument	-156
the argument </s>	-121
the arm	-136
the army	245
the army ,	13
the army </s>	203
the army in	81
the array	-223
the article	-267
the article </s>	-156
the article say	-105
the ask	-97
the association	98
the attach	-55
the attachment	-166
the attachment </s>	-125
the attic	90
the attic is	-10
the auction	-114
the audience	-135
the audit	76
the autism	125
the autism spectrum	125
the autumn	213
the autumn </s>	158
the average	-227
the average </s>	-125
the back	320
the back </s>	78
the back bedroom	116
the back door	131
the back of	114
the back room	141
the backup	-177
the backup </s>	-125
the bacon	116
the bag	-215
the bake	-202
the bake sale	-151
the bakery	114
the bakery 's	217
the bakery ,	110
the bakery </s>	198
the bakery and	103
the bakery are	78
the bakery in	-82
the bakery on	-27
the bakery run	146
the bakery to	118
the bakkie	-57
the balcony	106
the balcony </s>	160
the ball	-153
the band	104
the band 's	28
the band ,	102
the band break	-15
the band can	147
the band on	-147
the band pay	-89
the banjo	-51
the bank	40
the bank 's	-16
the bank </s>	-80
the bank at	-40
the bank in	97
the bank is	150
the bank turn	118
the bankruptcy	122
the bar	63
the bar ,	56
the bar </s>	105
the bar exam	176
the bar in	136
the bar twice	126
the barn	183
the barn </s>	69
the barn roof	120
the base	95
the basement	162
the basement ,	128
the bass	-116
the bath	92
the bath </s>	64
the bath is	116
the bathroom	66
the bathroom 's	143
the bathroom </s>	-18
the battery	-90
the beach	-64
the beach </s>	-133
the bed	129
the bed 's	97
the bed </s>	59
the bed is	142
the bedroom	92
the bedroom </s>	64
the bee	-151
the beech	117
the beer	-117
the begin	17
the begin of	28
the bell	-43
the bench	105
the best	-285
the best <number>	-63
the best part	-151
the best thing	-137
the better	-147
the big	181
the big <number>	10
the big oven	22
the big pan	-34
the bigger	-32
the biggest	-171
the bike	48
the bike 's	96
the bike </s>	-146
the bike is	20
the bill	-29
the bill </s>	-62
the bill service	137
the bin	-45
the bin </s>	-6
the bin out	-116
the bio	-181
the biscuit	-177
the bite	-276
the bite about	-172
the bite on	-91
the bite with	-137
the blast	124
the blind	-128
the block	-123
the blog	-119
the bloke	-103
the blood	-108
the blood test	-56
the blue	81
the blue <number>	-64
the blue folder	60
the blue glove	114
the blunt	134
the blunt version	134
the board	-34
the board </s>	-183
the board of	136
the boat	173
the boat </s>	23
the boat is	65
the boat with	122
the body	-197
the boiler	109
the boiler 's	119
the boiler </s>	-106
the boiler code	-150
the boiler in	6
the boiler man	83
the book	-9
the book </s>	74
the book at	-113
the book club	-20
the book for	159
the book in	-123
the book is	-158
the bookshop	59
the bookshop was	40
the border	101
the bot	-177
the bottle	-143
the bottom	34
the bottom </s>	17
the bottom is	-72
the bottom of	95
the bowl	-155
the bowl club	-67
the box	-57
the box ,	-139
the box </s>	69
the box is	4
the box office	-105
the box room	98
the bracket	-155
the branch	-109
the branch and	-83
the bread	40
the bread </s>	41
the bread and	32
the break	-94
the brewery	-42
the brewery ,	-57
the brewery </s>	-65
the bride	102
the bride 's	-96
the bridge	-104
the bridge </s>	-109
the browser	-120
the bucket	-115
the budget	-40
the bug	-115
the build ,	-166
the build </s>	44
the bungalow	156
the bureau	148
the burnout	149
the burnout </s>	107
the bus	-16
the bus ,	-32
the bus </s>	231
the bus <kin>	39
the bus and	-153
the bus is	-154
the bus just	-140
the bus never	-156
the bus now	-142
the bus stop	-79
the bus to	24
the bus was	-132
the bus with	-184
the business	24
the business ,	171
the business in	-35
the butter	-155
the butter </s>	-128
the button	-313
the button </s>	-166
the button on	-137
the bypass	68
the cab	159
the cab </s>	167
the cabin	234
the cabinet	-37
the cable	85
the cache	-290
the cache ,	-144
the cache </s>	-147
the cafe	95
the cafe in	72
the café	141
the cake	-14
the call	-213
the call ,	-228
the call </s>	-71
the call and	-155
the call centre	145
the call i	-133
the call keep	-123
the call to	-111
the camper	127
the camper of	127
the campsite	49
the canal	107
the canoe	87
the canteen	-18
the cap	-136
the capital	-183
the capital </s>	-113
the capital of	-147
the caption	-220
the caption </s>	-74
the car	-110
the car 's	175
the car ,	-132
the car </s>	-22
the car in	12
the car outside	-147
the car park	-93
the caravan	175
the caravan </s>	143
the card	-144
the card </s>	-133
the care	60
the care home	60
the carousel	-81
the carousel </s>	-81
the carpet	-97
the carpet </s>	-118
the cartoon	-184
the case	-291
the case </s>	-136
the case study	-200
the cash	-124
the cast	35
the castle	-134
the catalogue	-99
the caterer	-98
the cathedral	117
the cathedral </s>	14
the cathedral choir	103
the ceiling	-199
the ceiling </s>	-137
the cellar	210
the cellar ,	-25
the cellar </s>	206
the cellar of	40
the cello	163
the ceramics	107
the certificate	-103
the chair	-256
the chair </s>	-137
the change	-183
the change </s>	-138
the channel	-116
the chap	-78
the chapel	-28
the chapel </s>	144
the chapter	-149
the character	-110
the charger	-111
the charity	109
the chart	-17
the chart </s>	-157
the chat	-183
the cheaper	-133
the cheese	-181
the chemical	85
the cheque	112
the chief	-95
the chimney	-26
the chipper	-72
the choir	90
the choir 's	110
the choir </s>	-63
the choir i	145
the choir sing	-24
the chore	-88
the church	216
the church </s>	173
the church hall	-93
the church in	-164
the cinema	-133
the city	-61
the city only	-34
the claim	-14
the class	86
the clause	-134
the clean	82
the clean </s>	128
the clerk	-194
the climb	-11
the clinic	-62
the clinic ,	-58
the clinic </s>	8
the clinic i	130
the clip	-183
the clip was	-56
the clock	105
the clock </s>	128
the cloud	160
the cloud </s>	135
the club	5
the club 's	41
the club </s>	-42
the club have	42
the cluster	144
the co-op	-13
the co-op pay	-126
the coast	48
the code	-74
the code </s>	-220
the code is	-195
the coffee	-61
the coffee ,	-108
the coffee </s>	-142
the coffee machine	-147
the cold	139
the cold </s>	151
the college	154
the college </s>	146
the colliery	131
the colour	-267
the colour </s>	-144
the column	-184
the comma	-123
the comma </s>	-86
the command	-156
the comment	-104
the commit	-68
the commit message	-68
the committee	-13
the community	120
the community centre	102
the commute	77
the company	43
the company 's	119
the company </s>	-5
the company go	-21
the company i	20
the company in	-190
the complaint	-104
the component	-156
the compost	-128
the compressor	102
the conclusion	30
the congregation	89
the connection	-169
the conservatory	135
the console	-127
the console </s>	-124
the constructor	-134
the constructor </s>	-134
the consulate	4
the contract	107
the cook	146
the cook ,	147
the cook </s>	115
the cooker	-15
the cooperative	38
the copy	28
the corner	53
the corner </s>	-15
the correct	-139
the correction	-117
the corridor	8
the corridor </s>	-174
the corridor wait	-116
the cost	-158
the cottage	162
the cottage in	63
the cottage is	109
the couch	-204
the council	204
the council 's	-8
the council </s>	-5
the council in	111
the council will	112
the counter	-209
the counter </s>	-96
the country	84
the county	226
the couple	-232
the couple who	-86
the course	-152
the course </s>	-153
the court	-122
the cover	-235
the cover </s>	-147
the cover letter	-115
the crash	177
the crash </s>	127
the crash in	122
the crate	82
the crate </s>	82
the credit	-114
the cricket	-95
the croft	103
the cron	-132
the crossword	-212
the crow	122
the crow </s>	-48
the crow speak	114
the crowd	-123
the crown	-146
the cup	-199
the cup </s>	-146
the cupboard	51
the cupboard </s>	61
the current	27
the curry	-169
the cursor	-189
the custom	-151
the dairy	-62
the dash	-92
the dashboard	60
the data	191
the data centre	97
the database	-68
the dataset	-155
the date	-171
the date </s>	-144
the date are	-116
the date in	-88
the date wrong	-101
the dative	-169
the day	-49
the day ,	-87
the day </s>	-237
the day <name>	188
the day centre	114
the day job	-40
the db	67
the deadline	-233
the deadline </s>	-128
the deadline is	-130
the dealer	29
the dealer in	29
the dean	61
the debate	-133
the debt	55
the deck	-102
the deed	-64
the delivery	-145
the dementia	84
the demo	-161
the demo </s>	-163
the demo is	-108
the deploy	-127
the deposit	-192
the depot	160
the depot ,	23
the depot </s>	184
the deputy	97
the deputy head	129
the design	-69
the desk	-67
the desk </s>	7
the desk and	-85
the diagnosis	150
the diagnosis </s>	131
the diagram	-146
the dialog	-146
the dialogue	-118
the dialysis	141
the dialysis unit	141
the diesel	55
the diesel </s>	55
the diff	-147
the diff </s>	-169
the difference	-204
the difference </s>	-88
the difference between	-154
the digger	71
the dine	219
the dine room	163
the dine table	134
the dinner	39
the diocese	-37
the diploma	-42
the disclaimer	94
the dish	-74
the dish ,	17
the dish </s>	-58
the dishwasher	-38
the district	-67
the div	-159
the divorce	301
the divorce </s>	159
the divorce i	145
the doc	-403
the doc ,	-141
the doc </s>	-166
the doc and	-111
the doc for	-127
the doc is	-115
the documentary	-164
the dome	47
the door	-67
the door ,	-139
the door </s>	-127
the door on	32
the doorway	-155
the dough	-239
the download	-128
the download ,	-122
the draft	-249
the draft i	-58
the drain	-148
the drama	-114
the draw	-108
the drawer	12
the drawing	118
the dream	48
the dream </s>	48
the dresser	142
the drill	-144
the drip	-155
the drive	-100
the drizzle	-116
the drizzle </s>	-116
the drone	11
the drop	119
the drum	-110
the drum kit	-24
the dust	140
the dust extractor	140
the early	-133
the east	56
the edge	-133
the edge </s>	-133
the edge of	146
the egg	34
the egg </s>	-153
the eighty	89
the eighty </s>	89
the elbow	-30
the email	-266
the email to	-104
the end	-111
the end ,	-218
the end </s>	-214
the end of	39
the endpoint	-125
the endpoint </s>	-109
the engine	47
the engine run	-103
the epilepsy	176
the epilepsy </s>	98
the error	-150
the error in	-132
the essay	-144
the estate	131
the ethics	82
the ethics board	82
the even	128
the even </s>	206
the evening	113
the evening </s>	113
the exact	-156
the exam	-160
the exam question	-59
the example	-274
the example ,	-123
the example </s>	-165
the excavator	-8
the exercise	-291
the exercise make	-162
the export	-12
the export </s>	-67
the eye	-181
the eye </s>	-184
the fable	-193
the fable </s>	-131
the fag	90
the fall	262
the fall </s>	217
the family	176
the family 's	83
the family </s>	151
the family business	156
the family to	120
the fan	-123
the far	143
the farm	135
the farm 's	110
the farm ,	132
the farm </s>	141
the farm have	71
the farm shop	104
the fault	-137
the fee	-108
the feed	97
the fence	-81
the fence on	6
the ferry	-170
the ferry </s>	22
the ferry in	-82
the fete	38
the fictional	-155
the field	163
the fifth	-10
the fifth floor	118
the figure	-169
the file	-452
the file ,	-123
the file </s>	-232
the file and	-86
the file but	-122
the file give	-57
the file i	-122
the file take	-133
the file to	-203
the fill	-116
the film	-342
the film ,	-164
the film </s>	-131
the film have	-130
the film the	-99
the film was	-90
the filter	73
the final	-86
the final word	-19
the finale	-128
the fire	43
the fire </s>	171
the fire alarm	-126
the fire brigade	179
the fire drill	-153
the firm	215
the firm 's	15
the firm ,	143
the firm </s>	167
the firm in	82
the firm know	110
the firm pay	-56
the first	-84
the first </s>	62
the first <day>	228
the first <number>	23
the first chapter	-146
the first draft	-212
the first half	-154
the first is	-120
the first line	-26
the first of	124
the first page	-151
the first paragraph	102
the first part	-97
the first version	-170
the fish	-122
the fish </s>	146
the fish shop	8
the fish tank	-138
the fix	-6
the fjord	-19
the fjord </s>	-19
the flag	-194
the flat	236
the flat </s>	229
the flat above	25
the flat below	44
the flat by	82
the flat come	-59
the flat in	86
the flat is	162
the flat with	138
the flight	-120
the flight was	-90
the float	-139
the flood	186
the flood </s>	236
the flood that	59
the flood warn	-84
the floor ,	41
the floor </s>	-37
the flour	-127
the flower	-62
the flu	-121
the flyer	60
the flyer ,	-7
the flyer </s>	100
the folder	-142
the follow	-161
the follow into	-77
the font	-196
the font </s>	-82
the font is	-116
the food	29
the food bank	19
the foot	-165
the foot </s>	-165
the footer	-248
the footer </s>	-193
the footer is	-82
the footnote	-76
the footnote </s>	-76
the footpath	-43
the footpath </s>	-60
the forecast	-193
the forecast is	-127
the forecast say	-75
the forest	-18
the forest </s>	-18
the forge	71
the forge is	122
the forklift	43
the form	-310
the form 's	-202
the form </s>	-216
the form want	-176
the form with	-116
the formula	-217
the formula down	-104
the forum	-130
the forum </s>	-81
the forum say	-129
the fountain	143
the fourth	123
the fourth <name>	64
the fourth floor	74
the fourth generation	153
the fox	-44
the franchise	113
the franchise for	113
the freezer	-25
the freezer </s>	-10
the fridge	-96
the fridge ,	-157
the fridge </s>	12
the fridge door	-31
the front	66
the front </s>	-130
the front desk	109
the front is	70
the front room	165
the frontend	96
the frontend </s>	129
the frost	-11
the full	215
the function	-312
the function </s>	-98
the function is	-100
the function return	-131
the funeral	73
the funeral </s>	158
the funeral in	75
the funniest	-150
the fuse	98
the game	-167
the game ,	-55
the game </s>	-68
the game before	-100
the game is	-123
the garage	152
the garage ,	125
the garage </s>	184
the garage because	138
the garage is	119
the garage stand	-21
the garden	71
the garden </s>	26
the gas	-183
the gas bill	-133
the gas people	-146
the gate	-65
the gate ,	-123
the gate </s>	-140
the gate open	-135
the giant	-144
the gist	-106
the gist </s>	-85
the glaze	29
the glue	72
the go	-179
the goal	-129
the good	107
the google	126
the grammar	-131
the grammar </s>	-94
the grant	-115
the graph	-138
the great	117
the great north	117
the green	80
the green <number>	-137
the greenhouse	61
the greet	-109
the grind	6
the grind floor	15
the grocer	78
the group	164
the group chat	-208
the group project	103
the guest	-4
the guide	-164
the guitar	-115
the guitar in	11
the gutter	51
the guy	-178
the guy in	-145
the gym	-134
the gym 's	19
the gym for	16
the gym is	-43
the half	62
the hall	-33
the hall 's	-41
the hall </s>	-50
the hall have	136
the hall key	73
the hallway	-90
the handler	-131
the harbour	145
the hard	85
the hard way	85
the hardware	-113
the hardware shop	-51
the hare	-147
the harvest	-145
the head	-212
the head 's	-94
the header	-227
the header ,	-112
the header </s>	-139
the headline	-153
the headphone	-162
the health	118
the hear	128
the hear in	100
the heart	158
the heat	-202
the heat 's	-115
the heat go	-122
the heat in	49
the hedge	-85
the hedge </s>	-118
the help	-159
the helpline	-95
the hernia	135
the hernia </s>	102
the hernia op	102
the hero	-227
the hero is	-73
the heroine	-174
the heroine ,	-124
the high	126
the high street	-65
the hill	70
the hip	145
the hip operation	111
the hire	24
the history	-193
the history of	-118
the hive	153
the hob	5
the hob </s>	-94
the hobby	81
the hole	-123
the holiday	-95
the home	131
the hoover	-64
the hospice	170
the hospice shop	50
the hospital	-45
the host	58
the hostel	150
the hot	-45
the hotel	-120
the hotel </s>	-72
the hotel i	32
the hour	-9
the hour </s>	-14
the house	102
the house ,	120
the house <kin>	-116
the house association	60
the house belong	138
the house have	84
the house in	51
the house is	184
the house was	118
the hybrid	56
the hype	-174
the ice	-201
the ice </s>	-130
the idea	-18
the idea </s>	47
the image	-287
the image </s>	-152
the import	-157
the important	-131
the index	24
the inheritance	152
the ink	89
the inside	-156
the institute	127
the instruction	-132
the insulin	92
the insurance	-169
the insurer	-4
the internet	239
the internet </s>	173
the internet is	98
the intro	-34
the intro ,	-200
the intro </s>	-138
the invite	-120
the invite </s>	-120
the invoice	-196
the invoice </s>	-91
the invoice total	-111
the iron	-11
the iron </s>	34
the iron and	-146
the island	121
the island </s>	121
the itinerary	-133
the jar	-125
the job	-134
the joke	-212
the joke </s>	-148
the joke about	-108
the junior	182
the kennel	117
the kernel	-137
the kettle	-107
the kettle </s>	69
the kettle is	-142
the kettle on	-188
the key	68
the key </s>	-34
the key is	-89
the keyboard	-267
the keyboard ,	-129
the keyboard </s>	-142
the keynote	-44
the kidney	52
the killer	-158
the killer </s>	-158
the kiln	101
the kiln is	116
the kilo	-77
the king	-212
the kiosk	71
the kit	125
the kitchen	11
the kitchen 's	72
the kitchen ,	-109
the kitchen </s>	190
the kitchen is	-118
the kitchen table	80
the kitchen windowsill	169
the knee	191
the knit	62
the knit circle	66
the label	-36
the label 's	-156
the label </s>	-131
the label have	-171
the label printer	87
the ladder	-207
the lady	-77
the lady at	-165
the lady in	-95
the lady on	-86
the lady was	-101
the lake	30
the lamb	122
the lamp	-164
the land	22
the land </s>	-113
the land page	-101
the lane	32
the lane </s>	48
the language	77
the language </s>	64
the laptop	-116
the laptop </s>	-145
the lasagne	-161
the last	-16
the last </s>	-176
the last <day>	296
the last <number>	-22
the last line	-239
the last lot	-67
the last of	-17
the last page	-144
the last paragraph	-145
the last row	-45
the last step	-132
the last week	15
the late	80
the lathe	105
the laundrette	23
the laundrette ,	-7
the laundry	-122
the law	-192
the law </s>	-145
the layer	-135
the layout	-212
the layout </s>	-88
the leaf	-148
the leaf blower	-82
the leaflet	-260
the leaflet </s>	-152
the leaflet is	-130
the leak	72
the lease	209
the lease </s>	119
the lease on	141
the least	-127
the leave	222
the leave </s>	137
the leave arm	151
the leave ear	112
the leave eye	169
the leave knee	177
the leave side	-88
the ledger	-180
the legacy	92
the legal	-109
the length	-133
the letter	-210
the letter </s>	-150
the letter in	-83
the letter is	-54
the letter say	-86
the letter to	-93
the library	161
the library </s>	56
the library on	94
the library say	-69
the library van	45
the licence	59
the licence </s>	129
the lid	-92
the lid </s>	-92
the lido	125
the lifeboat	48
the lift	-121
the lift 's	-17
the lift in	-31
the lift is	-37
the lift was	-110
the light	-199
the light go	-108
the light in	-89
the light is	-135
the light on	-88
the limit	-103
the limit </s>	-103
the line	62
the line </s>	131
the line about	-160
the line was	41
the link	-146
the link ,	-158
the link </s>	-44
the lint	-121
the linter	-259
the linter </s>	-76
the linter want	-112
the list	-182
the list ,	-115
the list </s>	70
the list have	-116
the list in	-79
the list is	-260
the list of	-108
the list with	-124
the list you	-75
the little	107
the little <number>	189
the load	14
the load bay	63
the loan	155
the lobby	-117
the lock	-133
the loft	37
the loft </s>	77
the log	-349
the log </s>	-171
the log below	-101
the logic	-120
the login	-148
the login bug	-73
the login page	-42
the logo	-207
the long	-117
the loo	11
the loo </s>	84
the loom	-80
the loom in	-20
the loop	-381
the loop </s>	-123
the loop is	-145
the loop run	-133
the lorry	102
the lot	-53
the lot </s>	69
the lottery	-137
the low	-98
the lower	-69
the lunch	-108
the lyric	-143
the machine	32
the machine was	-130
the macro	-216
the mail	-18
the mail </s>	-152
the main	83
the make	-56
the make </s>	-56
the maker	138
the mall	-125
the man	-317
the man </s>	-131
the man at	-113
the man in	-88
the man on	-108
the man with	-67
the manual	-197
the manual is	-169
the map	-58
the marathon	30
the marathon in	-39
the margin	-143
the margin </s>	-102
the market	84
the market </s>	-143
the market after	109
the market in	105
the master	59
the mat	-170
the match	-240
the math	-124
the max	94
the may	85
the mayor	174
the mayor here	157
the meal	-163
the meditation	-143
the meet	-366
the meet </s>	-171
the meet get	-106
the membership	57
the meme	-136
the meme </s>	-84
the memoir	-50
the menu	-177
the menu ,	-157
the menu </s>	-180
the menu for	104
the merge	-130
the merger	159
the merger </s>	98
the mess	108
the meter	36
the meter man	-127
the method	-152
the metre	97
the metric	43
the metro	71
the mic	-135
the microwave	-111
the microwave </s>	-111
the middle	-118
the middle </s>	-187
the middle of	26
the migration	-71
the migration </s>	19
the milk	70
the milk ,	-11
the milk </s>	-22
the mill	67
the mill ,	-71
the mill is	-61
the minibus	149
the minibus </s>	77
the minimum	-142
the minimum wage	-142
the minister	-151
the ministry	192
the minute	57
the minute </s>	12
the mirror	-22
the mix	30
the mo	-135
the mo </s>	-135
the mock	-148
the modal	-147
the model	-292
the model for	-105
the module	9
the moment	-123
the moment ,	60
the moment </s>	-311
the moment i	111
the money	102
the money </s>	107
the money in	-50
the month	-32
the moon	-237
the moon </s>	-167
the moon follow	-105
the moor	-101
the moor </s>	-45
the mop	-134
the morning	91
the morning ,	-145
the morning </s>	188
the mortgage	264
the mortgage is	137
the mosque	97
the mosque </s>	78
the most	125
the motor	74
the motorbike	-51
the mountain	166
the move	-71
the mumps	97
the mumps </s>	97
the museum	36
the museum 's	159
the museum </s>	-152
the museum have	53
the museum was	-134
the mushroom	-67
the music	37
the nail	136
the name	-200
the name </s>	-125
the name is	-173
the name on	-86
the narrator	-134
the national	12
the national table-tennis	-25
the navy	223
the navy </s>	216
the near	165
the nearest	58
the needful	52
the net	-4
the net </s>	-4
the new	-235
the new <kin>	-176
the new <name>	-167
the new <number>	-124
the new guy	-125
the new logo	-112
the new mayor	-141
the new year	197
the newest	53
the news	-249
the news </s>	-136
the news again	-80
the news say	-117
the newsagent	-22
the newsletter	-164
the newsletter </s>	-142
the newsletter for	89
the newsletter go	-108
the newspaper	-159
the next	-187
the next </s>	-111
the next column	-126
the next couple	127
the next room	-176
the next step	-192
the next table	-134
the next year	122
the night	34
the night </s>	-261
the night <kin>	24
the night before	140
the night desk	165
the night school	-16
the night shift	-5
the ninth	-4
the ninth of	100
the noise	-65
the north	122
the northern	-98
the note	-140
the note </s>	58
the note below	-66
the notebook	-196
the notice	-66
the novel	-284
the novel ,	-109
the number	-17
the number <number>	181
the nun	158
the nurse	133
the nurse home	111
the nursery	142
the nursery in	-62
the nursery is	135
the odd	-34
the offer	-133
the office	-155
the office ,	-164
the office </s>	-110
the office is	-32
the office today	-113
the offsite	-53
the oil	-201
the old	99
the old <kin>	91
the old <name>	30
the old <number>	-119
the old barn	-9
the old chapel	126
the old track	-102
the old version	-115
the older	193
the older <kin>	193
the olive	-36
the on	101
the on call	101
the on-call	126
the one	88
the one i	88
the onion	-186
the onion </s>	-157
the online	-174
the online shop	-139
the only	260
the only <kin>	100
the only <name>	-53
the only <number>	47
the only bread	18
the only key	107
the only other	-13
the only thing	52
the only way	162
the only woman	152
the op	93
the op </s>	116
the open	-159
the open line	-78
the opera	-107
the operation	113
the option	65
the orchard	96
the orchard </s>	167
the orchestra	158
the order	-48
the order </s>	57
the order of	-126
the organ	122
the organist	-154
the original	-18
the other	-85
the other </s>	75
the other <kin>	-106
the other <number>	-8
the other are	93
the other day	137
the other file	-141
the other half	7
the other line	-138
the other room	-174
the other tab	-105
the other thing	-133
the other to	168
the other way	-135
the oud	-86
the outing	-66
the output	-154
the output </s>	-109
the oven	-149
the oven 's	78
the oven ,	-203
the oven </s>	-190
the oven run	141
the over	63
the over <number>	63
the owner	167
the pack	114
the pack list	109
the package	-173
the packet	-168
the pad	-133
the page	-45
the page </s>	-37
the page is	-121
the page load	-62
the page number	99
the pager	170
the paint	-6
the paint counter	24
the pan	-270
the pan </s>	-159
the paper	-200
the paper </s>	-163
the paper mill	92
the paper say	-188
the paperwork	23
the paperwork </s>	70
the paragraph	-264
the paragraph about	-128
the parameter	-148
the parcel	-154
the parcel ,	-68
the parcel </s>	-150
the parcel depot	137
the parish	43
the parish choir	114
the parish council	93
the parish hall	158
the parish newsletter	41
the park	-223
the park fine	-82
the park just	-56
the parser	-166
the parser </s>	-158
the part	39
the part about	-147
the party	-8
the party tonight	-96
the pass	97
the passive	114
the passive in	44
the passport	12
the password	-171
the past	-146
the pasta	-17
the paste	-86
the pastry	-170
the patch	-136
the patent	122
the path	-198
the path is	-92
the pattern	-139
the pavilion	-123
the payment	-19
the payroll	147
the pdf	-172
the pdf </s>	-124
the pen	-130
the pension	-84
the pension age	-147
the people	96
the person	60
the petrol	59
the petrol station	59
the pharmacy	-11
the pharmacy 's	34
the pharmacy </s>	22
the pharmacy is	75
the pharmacy shut	15
the phone	-32
the phone 's	198
the phone ,	-43
the phone </s>	70
the phone at	-133
the phone because	-154
the phone in	-149
the phone is	-149
the phone just	-96
the phone number	-128
the phone ring	-92
the phone to	-189
the photo	-304
the photo ,	-106
the photo </s>	-42
the photo are	-119
the photo i	-101
the photograph	-118
the pi	36
the piano	-53
the piano in	-70
the pick	61
the picture	-253
the picture ,	-121
the picture </s>	-148
the picture is	-143
the pie	-102
the piece	-152
the pill	-65
the pipe	118
the pitch	-66
the pitch </s>	-147
the pivot	-147
the pixel	-123
the place	98
the place </s>	147
the plan	107
the plan 's	-56
the plan </s>	71
the plan for	43
the plan have	-176
the planet	-137
the plant	21
the plant </s>	-32
the plant in	33
the plate	-70
the plate </s>	-70
the platform	189
the platform </s>	148
the play	-217
the play </s>	-108
the plot	-74
the plot </s>	36
the podcast	50
the podcast say	-145
the poem	-187
the poem </s>	-130
the point	-171
the pole	-108
the polytunnel	-63
the pond	-41
the pond freeze	68
the pool	41
the pool </s>	-35
the pool today	-107
the pool was	-106
the porch	177
the porch </s>	134
the pork	-168
the port	-52
the portal	-137
the porter	-71
the porter </s>	-162
the post	-56
the post go	-90
the poster	-170
the poster ,	-108
the pot	-40
the pot ,	-97
the pot </s>	8
the pottery	-53
the poultry	83
the power	62
the power of	127
the practice	190
the practice </s>	177
the practice to	140
the pram	35
the premature	89
the premature <kin>	89
the premium	-7
the present	6
the press	118
the preview	-103
the previous	-156
the previous <number>	-121
the price	-86
the price of	-154
the primary	-12
the print	60
the printer	-273
the printer at	-94
the printer is	-115
the printer jam	-117
the printer on	18
the prison	10
the prison is	30
the prize	-151
the probate	125
the problem	-173
the problem </s>	-70
the programme	-166
the projector	73
the prompt	-151
the proof	-149
the proper	153
the proxy	65
the proxy </s>	-114
the pub	-247
the pub ,	-73
the pub </s>	-136
the pub quiz	-113
the pump	-50
the pump </s>	-194
the purple	-99
the puzzle	-221
the puzzle ,	-124
the puzzle always	-113
the quarry	136
the quarry </s>	120
the quarter	24
the quarter </s>	-17
the queen	-129
the query	-155
the question	-16
the question is	-50
the queue	-319
the queue ,	-122
the queue </s>	-156
the queue at	-194
the queue have	-96
the quickest	-56
the quilt	-157
the quiz	-152
the quiz ,	-167
the quiz </s>	90
the quote	-174
the quote ,	45
the quote from	-149
the rack	72
the radiator	-138
the radio	-14
the radio </s>	57
the raffle	-105
the raffle </s>	-105
the rail	84
the railway	119
the railway ,	138
the railway </s>	22
the railway in	84
the rain	-265
the rain ,	93
the rain </s>	-192
the rain just	-88
the rain stop	-111
the rainy-day	119
the rainy-day account	119
the raise	104
the raspberry	102
the raspberry pi	102
the rate	-33
the read	75
the real	-209
the reason	166
the reason after	134
the receipt	-68
the receipt </s>	-137
the recipe	-301
the recipe ,	-125
the recipe say	-119
the recipe you	-58
the record	-179
the record </s>	-127
the rector	21
the red	87
the reference	-121
the regional	183
the registrar	-25
the release	101
the reminder	-134
the remote	-159
the remote ,	-122
the remote </s>	-167
the removal	-57
the renewal	84
the rent	188
the rent twice	79
the rent up	40
the repair	122
the replacement	-44
the reply	-191
the reply </s>	-159
the repo	-133
the repo </s>	-224
the report	-219
the report go	64
the report is	-148
the request	37
the reset	97
the resident	42
the resident '	-86
the rest	-10
the rest ,	68
the rest </s>	43
the rest is	-153
the rest of	120
the restart	-152
the restaurant	13
the restaurant ,	86
the restaurant only	-38
the restore	34
the result	-36
the result </s>	-142
the retirement	-103
the retirement do	-93
the review	-198
the review say	-97
the rhyme	-59
the rice	-183
the rice </s>	-129
the riddle	-154
the ride	95
the rig	63
the rig <number>	126
the right	218
the right </s>	179
the right <number>	39
the right ear	130
the right side	122
the rim	-108
the ring	-147
the ring road	-149
the risk	-35
the risotto	-128
the river	162
the river </s>	106
the road	18
the road </s>	165
the road for	-77
the role	-159
the roll	-76
the roof	-37
the roof </s>	49
the roof on	5
the room	-258
the room </s>	-202
the room right	-117
the rota	111
the rota ,	-88
the rota </s>	139
the rota for	84
the round	-120
the route	-10
the router	-240
the router </s>	-119
the router twice	-91
the row	-241
the row </s>	-143
the royal	-148
the rug	-24
the rug </s>	-113
the rug is	-152
the rule	-195
the rule </s>	-173
the run	110
the run </s>	112
the run of	-62
the runner	69
the runner </s>	69
the rush	18
the rush </s>	58
the safe	79
the salad	84
the sale	-182
the salon	108
the salt	-77
the same	29
the same </s>	69
the same <day>	104
the same <name>	-88
the same <number>	124
the same as	-220
the same error	-111
the same firm	153
the same for	-148
the same in	-77
the same line	-155
the same result	-89
the same song	-93
the same thing	-102
the same to	167
the same ugly	40
the sample	-264
the sample sentence	-146
the sample text	-88
the sauce	-180
the sauce </s>	-164
the sawmill	143
the scaffold	157
the scale	-119
the scan	-126
the scanner </s>	81
the scar	-35
the scar on	-35
the scene	52
the scholarship	114
the school	114
the school </s>	83
the school <kin>	-26
the school bus	103
the school have	103
the school run	229
the school trip	-149
the score	59
the scout	178
the scout hut	124
the scout i	8
the screen	-95
the screen go	-117
the script	24
the script </s>	76
the script <number>	-156
the script and	-189
the script twice	-122
the sea	-18
the sea </s>	-142
the seat	-142
the seat plan	-119
the second	-219
the second </s>	-169
the second <day>	124
the second <number>	-62
the second chapter	-79
the second column	-215
the second draft	-153
the second half	-150
the second is	-127
the second line	-173
the second option	-225
the second page	-143
the second paragraph	-132
the second part	-162
the second point	-133
the second question	-151
the second run	-132
the second set	-117
the second slide	-167
the second step	-109
the second verse	-115
the second version	-172
the section	-156
the seed	10
the seizure	118
the seizure </s>	118
the sell	124
the series	-152
the server	-291
the server </s>	-178
the server is	-162
the service	-33
the service </s>	31
the set	-148
the set </s>	-126
the setting	-205
the setting </s>	-113
the setting page	-93
the seventy	87
the seventy ,	-21
the sew	11
the sew machine	11
the share	-61
the shed	139
the shed ,	113
the shed </s>	201
the shed from	-93
the sheet	-285
the sheet </s>	-204
the shelf	-176
the shelter	-150
the shipyard	124
the shirt	-139
the shop	-92
the shop 's	90
the shop ,	-145
the shop </s>	-141
the shop <kin>	33
the shop and	-152
the shop close	31
the shop for	-106
the shop have	-9
the shop in	-113
the shop is	86
the shop list	-71
the shop on	-34
the shop only	-146
the shop sell	10
the shop steward	111
the shop was	33
the shop when	108
the short	7
the short version	57
the show	30
the shower	-256
the shower ,	-84
the shower </s>	-209
the shutter	44
the side	-8
the side ,	197
the side </s>	83
the side of	-172
the sight	55
the sight of	55
the sign	-47
the sink	-221
the sink ,	-134
the sink </s>	-103
the site	-50
the site 's	106
the site is	155
the sixth	108
the sixth </s>	24
the size	81
the size of	81
the sketch	-239
the sketch </s>	-136
the ski	15
the sky	-103
the sky is	-103
the slide	-242
the slide after	-127
the slope	-42
the slope </s>	-135
the small	-34
the small <number>	134
the smallest	109
the smell	90
the smell </s>	127
the snooker	-121
the sofa	-175
the sofa </s>	-187
the sofa bed	159
the sofa to	-73
the sofa with	-146
the soil	98
the soil probe	113
the sole	55
the song	-146
the sort	115
the sort of	-142
the soup	-82
the soup </s>	-160
the sourdough	10
the space	60
the spare	228
the spare key	107
the spare room	140
the speaker	-152
the spec	-104
the special	102
the spectrum	99
the spell	-107
the split	39
the split </s>	-37
the spreadsheet	87
the spring	210
the spring ,	121
the spring </s>	166
the sprint	-147
the square	-5
the stable	-75
the stack	-100
the stack trace	-100
the stage	-41
the stair	-48
the stair </s>	-49
the stairwell	63
the stairwell </s>	41
the stalk	-164
the stall	175
the stand	-128
the stand order	60
the standup	-130
the start	74
the start of	27
the startup	40
the startup give	43
the station	-290
the station </s>	-231
the status	-135
the status page	-118
the stave	73
the steak	-151
the step	-298
the step </s>	-212
the step with	-158
the stock	-212
the stone	-29
the stop	-166
the stopcock	127
the storm	-139
the story	-283
the story ,	-101
the story </s>	-128
the story should	-101
the stream	-156
the street	67
the strike	47
the string	-109
the string on	-83
the stroke	206
the stroke </s>	59
the stroke i	139
the stroke my	117
the studio	-84
the studio </s>	131
the study	25
the study </s>	25
the style	70
the subject	-134
the subject </s>	-127
the subject line	-107
the submarine	64
the submarine </s>	64
the sugar	37
the sum	-204
the sum </s>	-188
the summary	-199
the summer	237
the summer </s>	179
the summer house	-47
the summer of	143
the support	-138
the surgery	177
the surgery </s>	58
the swim	-153
the switch	166
the switch lite	140
the system	-144
the tab	-210
the tab crash	-125
the table	-135
the table ,	-144
the table </s>	-42
the table for	-146
the table look	-105
the tablet	-196
the tablet </s>	39
the tale	-165
the talk	-153
the tandem	40
the tank	-74
the tap	-125
the target	143
the tattoo	-60
the tattoo studio	128
the tax	-14
the tax form	-73
the tax office	135
the taxi	-32
the tea	-126
the team	155
the team 's	159
the team <kin>	-142
the team i	117
the team is	79
the team like	13
the telephone	-71
the telephone </s>	-256
the telly	-113
the temp	85
the template	-169
the temple	-97
the tenancy	-113
the tender	-223
the tenor	158
the tent	42
the terminal	61
the terminal </s>	75
the terminal and	-146
the test	-334
the test </s>	-185
the test fail	-93
the test harness	48
the test is	57
the test pass	-199
the test run	-162
the text	-225
the text ,	-197
the text </s>	-162
the textbook	-112
the texture	38
the theatre	5
the theatre give	5
the theory	-82
the thesis	-49
the thing	-263
the thing i	70
the thing is	-19
the third	-62
the third </s>	71
the third bullet	-158
the third division	148
the third error	-117
the third floor	115
the third is	-32
the third line	-147
the third of	118
the third paragraph	-131
the third time	-153
the thread	-226
the thread </s>	-143
the thread is	-117
the thread of	-85
the thyroid	-91
the ticket	-26
the ticket </s>	34
the ticket number	147
the tie	-10
the tiger	-96
the tile	19
the till	-79
the till </s>	86
the till is	72
the time	30
the time </s>	73
the timeline	-207
the timer	-235
the timetable	-156
the tin	-227
the tip	156
the tip </s>	176
the tip on	-148
the title	-241
the title </s>	-167
the title is	-74
the title of	-45
the toast	-107
the toast is	-128
the toe	47
the toe </s>	47
the toilet	-203
the tone	-135
the tone </s>	-68
the tone of	-111
the tool	-117
the top	-260
the top </s>	-194
the top of	-49
the total	-250
the total </s>	-140
the total in	-125
the touch	-154
the tour	-48
the town	109
the tractor	127
the train </s>	62
the train is	-105
the train leave	-153
the train tell	-77
the train to	-10
the tram	22
the tram </s>	-127
the transcript	-94
the translation	125
the treasurer	67
the treasurer in	-123
the treasurer of	132
the tree	-161
the trip	-79
the trip :	-148
the trombone	-61
the trouble	-164
the truck	-37
the truck </s>	69
the truck is	40
the trumpet	12
the trust	143
the trust 's	90
the trustee	164
the tuba	-52
the tuba </s>	-65
the tuner	-149
the tunnel	13
the tutorial	-179
the tv	-110
the typhoon	-128
the typo	-170
the typo </s>	-170
the ukulele	9
the ukulele </s>	-154
the ulcer	129
the under	176
the under <number>	175
the under-12s	96
the under-12s on	82
the under-elevens	62
the under-elevens at	62
the uni	167
the uni hospital	94
the uniform	-22
the union	152
the union get	-24
the union make	93
the unit	-39
the unit </s>	151
the unit test	-189
the university	194
the update	-340
the update ,	-144
the update </s>	-178
the update i	-89
the upload	-146
the upper	34
the upper row	54
the urn	181
the user	-296
the user live	-101
the usual	-154
the utility	154
the value	-145
the valve	-168
the valve </s>	-110
the van	48
the van 's	-94
the van ,	152
the van </s>	28
the van and	124
the van in	-54
the van is	128
the variable	-252
the vat	-102
the vegan	-65
the vegan <number>	-4
the vendor	-8
the verdict	85
the verge	-113
the verse	-136
the version	-143
the via	91
the via <name>	91
the vicar	48
the vicar have	-137
the video	-318
the video ,	-114
the video </s>	-141
the video stutter	-139
the village	162
the village </s>	73
the village hall	119
the villain	-155
the villain </s>	65
the villain in	-179
the vineyard	38
the vineyard ,	106
the vineyard in	-133
the visa	139
the visa clear	106
the visit	-158
the voice	-179
the voice note	-101
the voice of	-141
the volcano	-110
the volume	-161
the volunteer	46
the volunteer fire	93
the wait	34
the wait list	164
the wait room	-222
the walk	-121
the walk group	7
the wall	18
the wall </s>	-6
the wall are	100
the wall from	133
the wall in	54
the walnut	10
the war	119
the war </s>	148
the ward	-50
the ward </s>	-50
the ward i	162
the ward is	-84
the wardrobe	6
the wardrobe </s>	6
the warehouse	213
the warehouse </s>	103
the warm-up	-109
the warranty	-133
the wash	67
the wash machine	74
the water board	96
the water butt	95
the water company	-39
the water in	-130
the way	-229
the way </s>	-112
the way home	-164
the way in	-117
the way of	-61
the way this	-85
the way to	-146
the weather	-36
the weather </s>	-74
the weather in	-126
the web	82
the web shop	16
the website	-55
the website </s>	93
the wed	-34
the wed </s>	126
the wed is	150
the wed scene	-114
the wed video	-112
the wee	141
the wee <number>	141
the week	94
the week </s>	-11
the week from	136
the well	167
the west	-152
the west </s>	-152
the wet	59
the wheel	-147
the wheelchair	-63
the whistle	100
the whole	7
the whole <name>	-91
the whole bus	-114
the whole cast	-140
the whole clan	99
the whole company	-44
the whole family	63
the whole flat	-51
the whole list	-133
the whole of	133
the whole office	-36
the whole point	-180
the whole street	67
the whole thing	-222
the whole way	-134
the wholesaler	-96
the why	214
the why after	163
the why before	112
the wifi	-258
the wifi code	-132
the wifi here	-75
the wiki	73
the will	137
the will </s>	137
the wind	-188
the window	68
the window ,	-31
the window </s>	114
the window is	-145
the window open	55
the window side	128
the window today	-108
the wine	-66
the winter	-102
the winter </s>	-56
the winter half	43
the wire	107
the wireless	-129
the woman	-84
the woman at	-43
the woman in	-114
the woman keep	-44
the wood	-208
the wool	101
the word	8
the word "	140
the word </s>	-122
the word <name>	-86
the word for	-181
the work	96
the work council	48
the worksheet	-115
the workshop	109
the workshop have	72
the workshop is	146
the workshop to	128
the world	-22
the world </s>	112
the worst	-171
the worst </s>	-161
the worst be	-20
the wrong	-217
the wrong <kin>	-125
the wrong <name>	-115
the wrong account	-84
the wrong branch	-123
the wrong column	-44
the wrong date	-128
the wrong file	-119
the wrong folder	-111
the wrong line	-87
the wrong side	56
the wrong thing	-78
the yard	45
the yard ,	131
the yard and	-145
the year	-34
the year </s>	157
the year i	190
the yellow	77
the young	-245
the young <kin>	-120
the young woman	-153
the zip	-164
the zoo	-148
the zoom	-123
the zoom ,	-123
theatre	204
theatre give	5
their	-133
their <kin>	250
their <kin> 's	135
their <kin> ,	-130
their <kin> </s>	155
their <name>	-183
their <name> </s>	-183
their form	-87
their mail	-124
their music	-133
their name	-33
their new	-73
their tea	73
theirs	188
theirs </s>	56
them	-93
them ,	136
them , <name>	160
them , are	142
them , the	-54
them </s>	-145
them <kin>	207
them <kin> </s>	148
them a	61
them all	-74
them all </s>	-153
them are	27
them as	134
them at	49
them before	83
them but	-191
them by	55
them dead	166
them every	131
them for	-144
them from	4
them from <day>	183
them have	38
them in	-12
them in the	-147
them is	76
them laugh	-135
them off	-79
them off </s>	10
them on	272
them on a	176
them on the	-139
them or	-118
them or is	-85
them out	-55
them please	-140
them please </s>	-140
them since	-53
them this	-173
them twice	-90
them with	220
them with <name>	176
theme	79
theme ,	-85
themselves	16
then	-100
then ,	-51
then </s>	-44
then <name>	66
then <name> </s>	178
then <number>	71
then <number> month	70
then a	162
then bed	-229
then bed </s>	-181
then do	-34
then go	-142
then home	136
then home to	136
then i have	-35
then it	-58
then its	140
then lunch	144
then lunch at	144
then my	172
then nothing	-6
then on	161
then on </s>	161
then read	-107
then the	49
then the ankle	140
then we	18
then what	-147
theo	169
theo is	106
theory	78
theory </s>	-45
theory test	-10
therapy	96
therapy </s>	118
therapy every	133
there	-198
there 'll	-96
there 'll be	-96
there 's	-63
there 's <name>	153
there 's <number>	41
there 's a	-173
there 's always	-134
there 's an	53
there 's be	35
there 's no	128
there 's nobody	100
there 's not	-161
there 's nothing	-73
there 's only	-76
there 's some	-129
there ,	-82
there </s>	89
there <name>	-21
there <number>	-156
there a	-186
there a polite	-72
there a way	-82
there an	-152
there an app	-93
there and	35
there any	-162
there any way	-91
there anything	-83
there are	-91
there are <number>	-156
there at	11
there but	-130
there but you	-130
there by	46
there by <number>	41
there every	144
there for	-139
there for <number>	-139
there have	119
there i	-151
there in	32
there is	-165
there is a	-194
there is no	-96
there now	-176
there now </s>	-182
there should	-131
there should be	-131
there since	134
there since <number>	157
there some	-107
there today	-42
there was	-318
there was a	-247
there was an	-78
there were	-50
there were <number>	16
there will	-127
thermometer	-23
these	-159
these </s>	94
these <number>	-285
these <number> </s>	-95
these day	85
these day ,	16
these day </s>	82
these for	-71
these note	-108
thesis	271
thesis <kin>	130
thesis due	58
thesis is	223
thesis is about	134
thesis is due	91
thesis is on	148
thesis on	112
thesis statement	-136
they	-175
they 'd	-98
they 'll	-140
they 're	-151
they 're a	-150
they 're all	100
they 're in	-150
they 're not	-145
they 're the	-91
they </s>	-70
they all	-152
they always	-207
they are	-133
they are </s>	48
they are on	-163
they arrive	8
they ask	-113
they ask me	-98
they be	-130
they bring	-134
they call	45
they can	-254
they change	-129
they close	-103
they come	40
they die	23
they do	108
they do n't	113
they get	33
they give	-142
they give me	-142
they go	-133
they have	130
they have <number>	38
they have a	50
they have be	-165
they have get	20
they have just	72
they have put	20
they have send	-189
they have to	48
they keep	101
they live	-117
they look	-237
they look at	-107
they lose	-110
they mean	-116
they put	128
they put it	59
they reckon	17
they reckon </s>	17
they run	-134
they say	-388
they say </s>	-290
they say the	-87
they sell	-196
they send	-210
they send a	-83
they shut	28
they speak	-95
they speak <name>	-69
they take	105
they take <number>	108
they tell	-115
they tell us	-91
they use	-122
they visit	81
they want	56
they want </s>	-82
they want a	-131
they want it	7
they want to	-168
they were	-178
they were reduce	-119
they will	34
they/them	172
they/them </s>	172
thick	-140
thick </s>	-125
thief	-138
thigh	-114
thin	-48
thin </s>	-188
thin and	22
thin wall	152
thin wall </s>	152
thing	-5
thing ,	121
thing , <number>	118
thing , i	133
thing </s>	-77
thing <day>	116
thing <day> </s>	116
thing <kin>	-93
thing at	-54
thing by	136
thing for	-71
thing go	-51
thing i	-48
thing i do	-136
thing in	87
thing in <name>	-35
thing in <number>	95
thing is	62
thing on	-189
thing on the	-160
thing or	-127
thing so	-121
thing that	115
thing they	-84
thing to	-196
thing to <kin>	83
thing we	-194
thing with	-62
thing without	155
thing work	-107
think	-321
think ,	-145
think </s>	-432
think <name>	43
think about	-232
think about it	-164
think about the	-115
think he	-95
think he 's	49
think i	-192
think i 'd	-66
think i 'm	-107
think i break	-125
think i have	-98
think i prefer	-112
think in	206
think it	-251
think it 's	-198
think it was	-121
think its	-151
think its a	-100
think my	-95
think of	153
think of a	-133
think on	23
think so	-123
think so </s>	-123
think that	-163
think that 's	-163
think the	-216
think this	-98
think we	-116
think you	-208
think you 're	-116
thinkpad	37
thinkpad </s>	150
thinner	167
thinner </s>	141
third	160
third </s>	69
third <day>	184
third <day> </s>	103
third <day> for	118
third <number>	-197
third attempt	-122
third bullet	-158
third bullet </s>	-145
third coffee	-97
third division	209
third error	-117
third error </s>	-117
third floor	55
third floor with	117
third from	-84
third from the	-49
third generation	129
third generation </s>	129
third go	166
third go </s>	129
third in	57
third is	-32
third is the	-165
third language	90
third line	-147
third month	142
third of	50
third of <kin>	-130
third of <month>	118
third of the	-70
third paragraph	-131
third paragraph </s>	-131
third person	-156
third person in	-106
third set	-147
third time	-196
third time since	-133
third time this	-113
third week	65
third week </s>	162
third year	205
third year </s>	115
third year of	120
thirty-odd	108
this	-632
this ,	-158
this :	-49
this </s>	-487
this <day>	-262
this <day> </s>	-175
this <day> so	-139
this <kin>	30
this <kin> </s>	-51
this <month>	206
this <month> </s>	184
this <name>	-85
this <name> ,	-151
this <name> </s>	59
this <name> have	-105
this <name> is	-136
this <name> sentence	-60
this <number>	-398
this <number> 's	-76
this <number> ,	-185
this <number> </s>	-275
this <number> by	-103
this <number> for	-70
this <number> in	-111
this <number> please	-41
this <number> to	-153
this a	-127
this a lot	-127
this aft	-126
this aft </s>	-126
this after	110
this afternoon	-312
this afternoon ,	-109
this afternoon </s>	-273
this afternoon to	-86
this all	-41
this app	-111
this approach	-118
this approach </s>	-118
this article	-43
this article </s>	-43
this as	-76
this autumn	146
this autumn </s>	122
this back	104
this before	-125
this bug	-164
this bug </s>	-122
this build	-113
this by	-181
this by <day>	-133
this by <number>	-57
this call	-213
this call </s>	-172
this caption	-66
this caption </s>	-66
this cell	-80
this cell for	-80
this chart	-45
this chat	-139
this code	-58
this contract	-110
this cough	-102
this crossword	-93
this crossword </s>	-93
this day	135
this email	-70
this employer	85
this employer till	85
this error	-251
this error ,	-116
this error </s>	-180
this essay	-121
this even	-320
this even </s>	-255
this example	-63
this example </s>	-63
this exercise	-140
this exercise </s>	-101
this file	-142
this file </s>	-140
this for	-142
this for <number>	-121
this form	-74
this form </s>	-111
this from	-175
this function	-83
this function </s>	-43
this function is	-87
this function should	-56
this game	-110
this game </s>	-66
this headline	-106
this headline is	-106
this in	56
this in <number>	-82
this in the	81
this into	-155
this into <name>	-89
this into a	-143
this invoice	-174
this is	-60
this is a	-148
this is do	-146
this is go	-72
this is my	-201
this job	150
this kind	-126
this kind of	-104
this letter	-124
this letter </s>	-114
this level	-120
this level ,	-90
this line	-217
this line </s>	-154
this link	-46
this list	-122
this loop	-124
this mail	-85
this may	-61
this meet	-83
this message	-170
this minute	-92
this minute </s>	-141
this month	-154
this month </s>	-111
this morning	-554
this morning 's	-91
this morning ,	-238
this morning </s>	-451
this morning after	80
this morning and	-96
this morning at	-134
this morning have	-119
this morning i	-142
this morning in	-101
this morning is	-87
this morning say	-91
this morning the	-34
this morning was	-59
this music	-55
this office	70
this on	-228
this on the	-73
this once	-139
this output	-145
this output </s>	-145
this page	-71
this paragraph	-211
this paragraph before	-110
this pharmacy	60
this photo	-85
this plan	-65
this plan </s>	-59
this playlist	-81
this poem	-75
this point	-137
this poster	-97
this poster </s>	-97
this pr	-103
this printer	-144
this quarter	127
this queue	-202
this quote	-110
this read	-57
this recipe	-83
this recipe </s>	-43
this record	-129
this record </s>	-76
this report	-158
this role	-88
this room	-148
this sample	-100
this scene	-157
this seat	-70
this sentence	-177
this shop	-116
this slide	-169
this snippet	-71
this sofa	-113
this song	-151
this song </s>	-120
this spreadsheet	-150
this spreadsheet </s>	-113
this spreadsheet since	-130
this spreadsheet today	-56
this spring	174
this spring ,	74
this spring </s>	131
this stand	-103
this story	-51
this sum	-114
this table	-186
this thing	-154
this ticket	-143
this time	-171
this time ,	-141
this time </s>	-169
this time the	-89
this to	-170
this to <number>	-104
this train	-74
this train </s>	-74
this tv	-51
this up	-180
this up </s>	-120
this upload	-99
this very	-105
this week	-132
this week ,	-98
this week </s>	-340
this winter	245
this winter </s>	221
this work	-166
this work </s>	-109
this year	85
this year </s>	29
those	-129
those </s>	-171
those <number>	-157
those <number> </s>	-93
those are	94
those day	71
those day </s>	71
those for	67
those morning	117
those morning </s>	-65
those out	127
those price	-153
though	-43
though </s>	-57
though <kin>	108
though <kin> think	76
though <name>	-117
though <name> <name>	-161
though <name> is	-11
though <name> never	-25
though honestly	88
though honestly i	88
though i	88
though i 'd	-123
though i 'm	33
though i have	123
though i lose	46
though i swear	54
though it	-58
though it 's	-45
though my	86
though my <name>	-60
though the	-48
though the <kin>	-12
though the <name>	-37
though the tattoo	83
though there	-136
though there 's	-76
though we	141
though we split	18
thought	-186
thread	-86
thread </s>	99
thread is	-117
thread of	-85
threat	-148
three-phase	183
three-wheeler	79
threshold	80
thrill	86
thrill </s>	86
thriller	-131
throat	24
throat is	-156
through	48
through ,	-115
through </s>	-31
through <days>	114
through <days> </s>	114
through <month>	-49
through <month> </s>	129
through <name>	198
through <name> ,	163
through <name> </s>	345
through <number>	30
through <number> </s>	145
through a	104
through a <kin>	173
through an	183
through door	108
through half	-115
through in	112
through in <month>	112
through in spring	51
through my	-107
through my <kin>	135
through my whole	-126
through standard	116
through standard door	116
through the	-167
through the roof	-123
through the wall	44
through this	-125
through to	-50
through to <number>	124
through your	-105
throughout	113
throughout </s>	113
throw	-58
throw </s>	90
throw a	-190
throw a <name>	-123
throw an	-123
throw an error	-123
throw away	16
throw it	-197
throw the	73
throw up	-81
throw up on	-75
thumb </s>	62
thumb are	161
thumb up	-163
thumb up to	-103
thunder	-120
thunder just	-136
thunderstorm	-161
thus	-103
thx	-175
thx for	-156
thx that	-102
thx that work	-102
thyroid	179
thyroid is	-13
thyroid pill	143
thyroid pill </s>	143
thyroid was	133
tick	-186
tick </s>	-111
ticket	-20
ticket </s>	-19
ticket and	126
ticket are	-161
ticket are in	-115
ticket at	154
ticket at <name>	154
ticket expire	14
ticket expire in	167
ticket for	-94
ticket from	77
ticket holder	123
ticket in	-36
ticket number	147
ticket price	-166
tide	-30
tidy	-157
tie	-10
tie </s>	-153
tie me	85
tie me to	85
tie with	-167
tier	88
tier <number>	103
tiffin	4
tiger	-96
tight	-23
tight </s>	16
tighten	-101
tilde	-31
tilde </s>	-31
tile	24
tile ,	77
tile </s>	72
tile are	142
tile in	-146
till	25
till 's	-107
till </s>	-70
till <day>	-275
till <day> </s>	-276
till <month>	269
till <month> </s>	192
till <name>	-78
till <name> </s>	-78
till <number>	49
till <number> ,	-60
till <number> </s>	148
till about	26
till about <number>	26
till at	25
till autumn	49
till autumn </s>	49
till half	141
till half <number>	141
till i	68
till i retire	104
till i was	160
till is	99
till it	53
till it 's	16
till my	61
till next	75
till next <month>	99
till next summer	69
till noon	154
till noon </s>	154
till she	115
till spring	100
till still	166
till still run	166
till summer	151
till summer </s>	135
till the	-120
till the new	167
till then	-54
till they	123
till today	131
till today </s>	131
timber	75
timber </s>	70
time	-180
time ,	-218
time , always	105
time , please	-89
time :	-139
time : <number>	-139
time </s>	-78
time <kin>	-91
time <number>	179
time a	16
time a day	-90
time a week	-18
time and	-87
time and then	-129
time are	-37
time belt	150
time by	-130
time ever	-163
time ever </s>	-163
time for	-89
time for that	-105
time i	-114
time i click	-108
time in	-120
time in <number>	-153
time in exam	102
time in the	5
time is it	-128
time it	-150
time it is	-118
time on	-111
time only	125
time out	-179
time out </s>	-84
time out on	-146
time please	75
time since	-203
time since breakfast	-127
time the	-169
time the page	-126
time this	-95
time this month	-113
time to	-146
time today	-74
time today </s>	-74
time tonight	-85
time tonight </s>	-85
time was	32
time was the	32
time when	138
time while	-112
time while i	-112
time you	-110
timeline	-215
timeline </s>	-71
timeout	-224
timeout on	-122
timer	42
timer </s>	171
timer for	-133
timer run	-118
timetable	-164
timetable </s>	110
timetable for	-127
timezone	35
tin	-96
tin </s>	152
tin of	-231
tin on	-75
tinnitus	237
tinnitus ,	108
tinnitus </s>	131
tinnitus from	130
tinnitus from <number>	122
tiny	6
tiny ,	163
tiny </s>	94
tiny flat	-55
tiny phone	107
tiny phone </s>	107
tip	94
tip </s>	148
tip for	-139
tip in	-135
tip in <name>	-135
tip on	-148
tire	-315
tire ,	-33
tire , so	-97
tire </s>	-232
tire i	-103
tire i put	-103
tire of	-57
tire of this	-57
tire today	-71
tire today </s>	-56
titanium	129
tithe	117
tithe <number>	117
tithe <number> percent	117
title	-183
title ,	-76
title </s>	-273
title for	-125
title idea	-83
title idea </s>	-83
title is	-125
title of	-45
to ,	136
to /	-100
to <day>	95
to <day> ,	-80
to <day> </s>	105
to <days>	-75
to <days> </s>	-85
to <kin>	-168
to <kin> ,	20
to <kin> </s>	-200
to <kin> <name>	-79
to <kin> at	-63
to <kin> for	-126
to <kin> in	152
to <month>	90
to <month> ,	-73
to <month> </s>	262
to <month> <number>	200
to <name>	8
to <name> 's	-102
to <name> ,	74
to <name> </s>	-73
to <name> <name>	186
to <name> <number>	19
to <name> after	-19
to <name> and	6
to <name> at	242
to <name> before	145
to <name> by	136
to <name> each	119
to <name> every	147
to <name> for	14
to <name> from	163
to <name> in	270
to <name> is	101
to <name> last	-20
to <name> on	-32
to <name> once	126
to <name> that	84
to <name> time	-118
to <name> when	106
to <name> with	17
to <number>	167
to <number> ,	-18
to <number> <kin>	155
to <number> <month>	184
to <number> <name>	32
to <number> a	221
to <number> am	140
to <number> and	-174
to <number> because	66
to <number> day	136
to <number> fail	-142
to <number> for	117
to <number> from	115
to <number> hotel	129
to <number> in	116
to <number> is	43
to <number> line	62
to <number> may	154
to <number> people	-60
to <number> since	140
to <number> this	46
to <number> today	-94
to <number> word	-160
to a	129
to a <kin>	51
to a <name>	144
to a blank	-155
to a bright	-125
to a committee	137
to a good	-129
to a page	70
to a unit	6
to a wed	-115
to about	152
to add	-60
to add a	29
to adopt	127
to adult	122
to agree	-77
to agree with	-77
to an	11
to another	-67
to answer	-156
to answer </s>	-129
to apply	127
to apply for	127
to ask	-151
to ask ,	-120
to ask </s>	-76
to ask about	-174
to ask for	-136
to ask her	-130
to ask you	-83
to avoid	32
to avoid sunlight	32
to back	78
to be	131
to be <name>	-70
to be <number>	68
to be a	125
to be able	166
to be an	-155
to be call	69
to be do	-26
to be fair	-116
to be gluten	129
to be honest	-156
to be in	69
to be near	-110
to be on	151
to be out	-34
to be shorter	-100
to be sign	125
to be somebody	-162
to be the	100
to be there	131
to become	191
to become a	111
to bed </s>	-202
to bed at	34
to believe	-119
to bin	-112
to bin it	-123
to book	-83
to break	-107
to bring	-201
to brush	-67
to brush them	-67
to build	161
to buy	-75
to buy milk	-79
to call	-81
to call the	-88
to cancel	-112
to carry	-68
to carry an	119
to cashew	157
to cashew </s>	157
to center	-91
to change	-89
to change the	-77
to check	-182
to check </s>	-100
to choose	-138
to choose from	-138
to church	116
to cite	69
to cite a	69
to clear	-155
to click	104
to close	106
to code	124
to code at	104
to come	70
to come back	-135
to cover	87
to cut	56
to date	-100
to date </s>	-100
to death	-137
to decaf	38
to defrost	-116
to destroy	-153
to destroy the	-115
to do	-30
to do </s>	-237
to do <number>	160
to do it	-146
to do my	-73
to do the	119
to do this	-113
to do with	-153
to drive	238
to drive ,	67
to drive </s>	115
to drive at	103
to drive the	93
to drop	-124
to each	20
to each other	20
to eat	-86
to end	148
to end of	85
to everybody	71
to everything	120
to everything </s>	120
to explain	-56
to facility	-91
to feed	134
to fetch	-191
to filter	-94
to filter by	-94
to find	-132
to find a	-25
to find out	-97
to find the	-229
to finish	160
to finish </s>	-163
to finish my	67
to finish this	-146
to fix	-206
to fix the	-98
to fix this	-168
to flour	-124
to fly	-150
to follow	-52
to get	10
to get a	50
to get dress	106
to get out	-188
to get the	-229
to get this	-91
to get through	-149
to get to	174
to get under	135
to give	85
to give a	-125
to give out	-141
to give the	112
to give up	102
to go	-156
to go </s>	-67
to go and	-121
to go back	-44
to go on	48
to go to	96
to go with	-150
to google	-94
to grab	-79
to grab lunch	-79
to gram	-100
to half	-164
to half past	-112
to hand	-137
to hand the	-51
to hand this	-137
to head	134
to help	-35
to help </s>	-30
to her	-44
to her </s>	138
to her <kin>	-77
to her down	20
to her in	-44
to hide	-112
to hide the	-89
to him	12
to him </s>	-129
to his	-51
to hold	34
to hurt	70
to in	-24
to install	-26
to install it	-129
to it	-61
to it </s>	-61
to jump	-136
to keep	200
to keep the	-151
to kill	-71
to kill </s>	-71
to know	-220
to know how	-95
to know if	-186
to know is	-142
to know what	-239
to last	-29
to latex	247
to latex ,	145
to latex </s>	119
to latex so	161
to learn	-84
to learn how	-87
to leave	-34
to leave </s>	-108
to let	-141
to leukemia	94
to lift	75
to lift a	-158
to line	-122
to line <number>	-122
to list	-115
to live	-66
to live on	-17
to load	-111
to load </s>	-68
to log	-180
to log in	-151
to look	-251
to look </s>	-172
to look at	-121
to lose	16
to lunch	-192
to lunch ,	-116
to lunch </s>	-131
to main	10
to main </s>	26
to make	-43
to make a	-100
to make it	30
to march	114
to may	-33
to me	100
to me ,	-16
to me and	115
to me as	-37
to me by	60
to me in	220
to me like	130
to me on	-146
to me since	124
to me to	57
to meet	-104
to meet at	-105
to merge	-146
to metric	-98
to metric ,	-71
to midwifery	141
to mine	140
to move	-309
to move </s>	-191
to my	143
to my <kin>	116
to my <name>	-41
to my <number>	123
to my class	-98
to myself	-21
to not	-151
to nothing	-99
to nut	-187
to nut ,	-66
to nut </s>	-134
to open	-56
to open a	-23
to open the	-158
to organise	96
to our	-67
to our <kin>	188
to own	91
to page	-148
to page <number>	-116
to pass	73
to pass the	126
to pay	-51
to pay </s>	-55
to pay for	68
to payroll	-19
to penicillin	192
to penicillin ,	163
to penicillin </s>	73
to penicillin and	177
to people	55
to pick	-190
to pick up	-91
to play	122
to practise	38
to press	-36
to press </s>	-136
to print	-140
to print </s>	-137
to print on	-134
to pull	-101
to push	-215
to push it	-140
to put	-12
to put on	-129
to put the	-189
to question	-147
to question <number>	-147
to radiography	36
to rain	-102
to reach	-27
to read	-39
to read </s>	-22
to read properly	116
to recover	98
to recover from	98
to redo	-94
to refactor	-135
to refactor this	-92
to relocate	85
to relocate to	85
to rename	-94
to replace	-14
to reply	-132
to reply </s>	-132
to restart	-6
to restart it	-114
to retire	216
to retire </s>	134
to retire at	120
to retire in	-63
to return	-129
to ride	86
to ride a	86
to ring	-169
to ring them	-87
to run	16
to run </s>	-209
to run a	116
to run it	155
to run the	16
to sail	-64
to sail </s>	-64
to save	-146
to save the	-120
to say	-70
to say </s>	52
to say a	-132
to say good	-135
to say it	-122
to say that	-135
to school	232
to see	236
to see </s>	-42
to see an	61
to see in	-67
to see my	138
to see that	-121
to see the	-52
to sell	8
to sell </s>	-90
to sell the	-19
to send	-214
to send this	-36
to sesame	144
to sesame </s>	133
to set	-135
to shellfish	121
to shellfish ,	79
to shellfish </s>	77
to shift	137
to show	-144
to sign	-107
to sing	58
to sing along	138
to ski	109
to skip	-154
to sleep	35
to sleep </s>	-105
to small	4
to smoke	96
to smoke <number>	87
to some	6
to someone	163
to someone who	130
to something	-136
to sort	-134
to sort it	-155
to sound	-96
to speak	127
to speak on	35
to spend	116
to start	-54
to start </s>	-135
to stay	301
to stay under	143
to stay with	113
to step	-136
to step <number>	-136
to sting	33
to stop	38
to stop at	50
to study	173
to swap	29
to swim	183
to swim </s>	86
to swim at	97
to switch	-35
to take	17
to take the	-132
to talk	-17
to talk about	-132
to talk to	119
to taste	12
to teach	167
to tell	-86
to tell <name>	-121
to tell the	-81
to tell you	-134
to that	-155
to that </s>	-127
to the	-122
to the <kin>	-61
to the <name>	232
to the <number>	-80
to the allotment	68
to the article	-88
to the back	-145
to the bakery	-125
to the bank	50
to the bite	-144
to the bottom	-86
to the bypass	68
to the church	8
to the cinema	-111
to the council	5
to the day	113
to the depot	-5
to the door	-144
to the end	10
to the group	-136
to the gym	-103
to the hotel	55
to the house	-116
to the leaflet	-104
to the leave	-296
to the moon	-124
to the new	-115
to the next	-266
to the office	176
to the other	-339
to the page	-132
to the parish	-143
to the parser	-155
to the printer	82
to the same	79
to the school	55
to the second	-148
to the server	-73
to the shop	-157
to the sofa	-111
to the surgery	-51
to the table	-110
to the top	-190
to the touch	-154
to the version	-143
to the wrong	-178
to their	20
to them	58
to them </s>	79
to think	-178
to think about	-177
to this	37
to this </s>	-40
to this <kin>	-67
to this day	135
to this employer	85
to this kind	-104
to train	-134
to train a	-134
to translate	-38
to translate </s>	-38
to try	-12
to turn	86
to understand	-131
to uni	80
to us	258
to us ,	57
to us every	55
to us from	113
to use	-102
to wait	63
to wake	22
to walk	76
to walk the	4
to wash	-94
to watch	80
to what	-80
to word	-97
to work	114
to work ,	-20
to work </s>	-25
to work and	52
to work out	-156
to wrap	-142
to write	38
to write a	-133
to write the	-118
to write to	-141
to write up	20
to you	-236
to you </s>	-132
to you too	-143
to your	-116
to-do	-13
toast	-314
toast </s>	-144
toast for	-144
toast in	-89
toast in the	-89
toast is	-122
toast never	-105
toaster	92
toaster </s>	109
toaster or	-113
toastmaster	72
tobacco	113
today	-877
today 's	-231
today 's </s>	-97
today ,	-308
today , bliss	-115
today , i	-125
today , no	-72
today , so	-146
today :	-145
today </s>	-599
today <name>	-58
today a	-52
today about	-62
today and	-156
today at	-104
today at <number>	-104
today because	-152
today because of	-152
today by	-99
today by the	-99
today from	-75
today i	-188
today i 'm	-83
today i am	-70
today i can	-114
today i have	-112
today i read	-69
today if	-70
today is	-70
today is a	-57
today it	-182
today my	-99
today say	-93
today so	-111
today so i	-51
today the	-111
today the <kin>	-60
today was	-188
today was <number>	-79
today we	-192
today with	-62
todo	-102
toe	114
toe </s>	56
toe in	16
toffee	46
tofu	-86
together	-10
together </s>	-156
together for	-91
together for <number>	-91
together in	137
together since	145
together with	124
toilet	-32
token expire	-96
tolerate	69
toll	122
tom	-7
tomasz	-34
tomato	33
tomato </s>	-96
tomorrow	-478
tomorrow ,	-161
tomorrow </s>	-345
tomorrow at	-152
tomorrow at <number>	-116
tomorrow i	25
tomorrow i 'm	-96
tomorrow is	-159
tomorrow morning	-114
ton	-46
ton of	30
tone	-82
tone ,	-188
tone </s>	-199
tone is	-118
tone of	-111
tongue	-80
tongue 's	116
tongue 's <name>	135
tongue ,	116
tongue is	167
tongue on	-72
tongue on the	-72
tonight	-790
tonight 's	-214
tonight ,	-288
tonight , <number>	-146
tonight , i	-83
tonight , too	-120
tonight :	-43
tonight : pizza	-43
tonight </s>	-490
tonight and	-167
tonight at	-87
tonight for	-145
tonight i	-109
tonight is	-90
tonight it	-105
tonight it 's	-104
tonight so	-150
tonight the	-48
tonight we	-105
tonne	134
tonne ,	102
too	-138
too </s>	335
too big	67
too blurry	-142
too blurry </s>	-142
too chirpy	-101
too chirpy for	-101
too cold	-180
too cold </s>	-135
too dark	-131
too early	-130
too early </s>	-130
too fast	-176
too fast </s>	-159
too few	-102
too few for	-102
too hard	-24
too hard </s>	-24
too high	-179
too hot	-173
too hot </s>	-112
too hot to	-115
too late	-165
too little	-120
too little </s>	-120
too long	-240
too long ,	-123
too long </s>	-224
too long for	-139
too long in	-143
too loud	-277
too loud </s>	-136
too loud in	-131
too loud this	-113
too low	151
too low </s>	87
too many	-231
too many </s>	-132
too much	-257
too much </s>	-189
too old	33
too salty	-117
too short	-135
too short </s>	-103
too slow	103
too slow on	103
too small	92
too small </s>	51
too soon	-74
too soon ,	-49
too stiff	-129
too sweet	-145
too sweet </s>	-110
too tall	100
too tire	-102
too wet	-58
too wide	-160
too windy	-99
tool	173
tool ,	82
tool , the	108
tool </s>	193
tooth	147
tooth </s>	128
tooth are	180
top	40
top </s>	28
top and	-72
top leave	-33
top of	117
top of the	140
top out	54
top out at	54
topic	-265
torch	-114
torque	62
total	-243
total ,	-170
total </s>	-6
total at	-151
total is	-128
total is off	-91
totally	-81
touch	206
touch </s>	137
touch a	120
touch alcohol	145
touch anything	-33
touch it	114
touch it </s>	94
touch my	-85
touch screen	-4
touch the	-60
tough	-161
tough </s>	-81
tour	36
tour </s>	32
tour guide	-134
tour in	197
tour in <name>	197
tour today	-89
tourist	24
tow	143
tow a	107
towards	91
towards the	-43
towel	-23
tower	125
tower </s>	35
tower <kin>	121
town	134
town </s>	46
town council	103
toy	96
trace	-58
trace ,	-140
trace </s>	-155
traceback	-199
traceback </s>	-120
track	33
track </s>	76
track change	143
track change </s>	143
track hour	97
track hour in	97
track is	-114
tractor	66
tractor ,	65
tractor </s>	-7
tractor in	-126
tractor is	62
tractor is a	62
trade	-11
trade ,	172
trade </s>	28
trade as	141
trade as <name>	141
trade is	-67
tradition	97
tradition </s>	125
traffic	-234
traffic is	-133
traffic was	-56
traffic was murder	-56
trail	-68
trail run	13
trailer	-12
train	80
train 's	6
train ,	-58
train , <name>	143
train , <number>	-140
train , no	-146
train </s>	74
train <kin>	32
train <kin> 's	-82
train a	-51
train a <kin>	-134
train and	139
train are	30
train as	343
train as a	324
train every	-63
train every day	-63
train for	159
train for the	190
train get	74
train i	-131
train i can	-131
train in	46
train is	119
train is every	99
train is late	-92
train is my	61
train leave	-72
train leave at	-127
train leave every	82
train now	77
train on	-43
train on the	-102
train only	-50
train only </s>	111
train plan	-180
train plan </s>	-122
train tell	-77
train the	-79
train the model	-105
train ticket	-118
train to	-17
train to <name>	-63
train under	-109
train with	23
trait	90
trait </s>	69
tram	-19
tram ,	36
tram </s>	-138
tram <kin>	149
tram <kin> </s>	199
tram <kin> in	139
tram in	146
tram in <name>	107
trampoline	68
trampoline in	72
transcribe	66
transcript	-147
transfer	100
transit	146
translate	-188
translate "	-142
translate </s>	-45
translate for	174
translate manual	74
translate manual barely	74
translate patent	169
translate patent ,	110
translate patent from	128
translate that	-86
translate the	-133
translate this	-159
translate this <name>	-85
translate to	-151
translate to <name>	-151
translation	155
translation bureau	159
transplant	141
transplant </s>	126
transport	24
transpose	-115
trap	40
travel	25
travel </s>	151
travel with	-37
trawler	129
tray	-257
tray ,	-96
tray </s>	-147
tray of	-153
treasurer	190
treasurer ,	76
treasurer </s>	127
treasurer in	-163
treasurer in this	-123
treasurer of	211
treasurer of our	134
treasurer of the	158
treasurer since	102
treasurer since <number>	102
treat	56
treatment	24
tree	292
tree ,	123
tree </s>	190
tree come	83
tree come from	83
tree is	80
tree is what	42
trek	-74
trek </s>	62
tremor	294
tremor ,	141
tremor , so	141
tremor </s>	136
tremor i	117
triage	-33
trial	-165
triangle	42
triangle </s>	72
triathlon	-22
triathlon club	120
trick	-255
trick </s>	-89
trick for	-155
trifle	-146
trifle </s>	-98
trigger	-5
trigger here	74
trigger here :	74
trilingual	16
trim	-205
trim </s>	-85
trip	-17
trip :	-71
trip </s>	-74
trip in	-91
trip is	81
trip the	149
trip the fuse	154
trip to	140
trip to <name>	155
triple	118
triumph	55
trolley	-150
trombone	-9
trombone in	133
troop	-149
trope	-174
trotro	-49
trouble	57
trouble </s>	56
trouble you	-138
trough	61
trouser	-115
trouser ,	-35
truck	155
truck 's	118
truck ,	-58
truck </s>	112
truck in	-111
truck is	40
trucker	166
true	-156
true </s>	-9
true and	-104
true or	-158
true or false	-116
trumpet	35
trust	90
trust 's	90
trust ,	134
trust , <number>	134
trust the	-58
trust with	157
trustee	187
try	-248
try ,	-121
try </s>	-106
try <name>	117
try <number>	31
try a	-139
try again	34
try again </s>	-88
try again in	52
try again with	-90
try another	-159
try another </s>	-123
try for	121
try for a	121
try it	-209
try it </s>	-188
try on	-197
try restart	-92
try restart the	-111
try something	-130
try that	-212
try that </s>	-109
try that tomorrow	-88
try the	-214
try to	-104
try to be	-182
try to find	-59
try to finish	-36
try to fix	-94
try to keep	51
try to log	-133
try to understand	-129
try to work	-156
try your	-103
tuan	25
tuan mind	25
tuba	-23
tuba </s>	-65
tuba in	55
tuba in the	55
tug	122
tuition class	-51
tumble	106
tumble dryer	106
tummy	-127
tummy bug	-127
tuna	-127
tuna </s>	-127
tune	83
tune </s>	-48
tune up	125
tune up a	125
tuner	-24
tunnel	219
tunnel ,	50
turbo	46
turbo <kin>	138
turbo <kin> in	138
turkish	137
turn	178
turn 18	35
turn 18 </s>	35
turn </s>	117
turn <number>	173
turn <number> </s>	54
turn <number> in	168
turn <number> on	142
turn a	51
turn down	166
turn down the	-44
turn into	123
turn into a	133
turn is	55
turn it	-37
turn it down	-159
turn it off	12
turn off	-97
turn off the	-124
turn on	-159
turn on </s>	-139
turn out	-67
turn out to	14
turn over	96
turn that	-180
turn that into	-146
turn the	-153
turn the follow	-77
turn the garage	-48
turn these	-146
turn this	-168
turn this into	-151
turn to	-174
turn up	-355
turn up </s>	-186
turnover	161
turnover </s>	143
tutorial	-182
tutorial and	-68
tv	-57
tv ,	-145
tv </s>	70
tweed	69
twelve-seater	-16
twelve-seater in	-16
twelve-seater in <name>	-16
twentie	-19
twentie </s>	-42
twice	-15
twice ,	18
twice , finally	46
twice </s>	-116
twice a	105
twice a day	212
twice a month	152
twice a week	99
twice a year	-96
twice already	42
twice already </s>	42
twice and	-97
twice and become	20
twice as	-24
twice before	-153
twice in	-57
twice in <number>	-23
twice in the	-76
twice just	-85
twice just now	-85
twice on	67
twice on the	74
twice this	37
twice this morning	-127
twice today	-139
twice weekly	121
twice with	-36
twist	-143
twitch	-155
twitter	-149
two-bedroom flat	-49
two-bedroom flat in	-49
two-bedroom place	114
two-bedroom place in	114
two-person	140
two-room	74
two-room flat	74
tyler	71
type	61
type ,	112
type </s>	-53
type <name>	58
type <number>	179
type <number> ,	130
type <number> </s>	56
type <number> and	-31
type <number> diabetes	131
type <number> diabetic	53
type <number> or	-82
type <number> since	216
type about	91
type anything	-156
type anything </s>	-156
type as	-103
type fast	-96
type fast </s>	-96
type hint	152
type in	45
type is	-39
type is <name>	168
type is slow	94
type it	-71
type it </s>	-173
type it out	-170
type it up	118
type on	-163
type quietly	-164
type quietly </s>	-164
type that	-128
type the	-94
type them	47
type this	-173
type this </s>	-106
type this on	-73
type this stand	-103
type up	-162
type with	117
type with the	98
typescript	100
typeset	151
typewriter	56
typhoon	-128
typical	-203
typical </s>	-193
typo	-395
typo ,	-140
typo </s>	-279
typo in	-200
typo in the	-152
typo on	-118
tyre	-62
tyre </s>	-155
tyre shop	176
ugh	-241
ugh i	-104
ugh i 'm	-100
ugh my	-140
ugly	-137
ugly ,	-130
ugly </s>	-86
ugly mustard	40
ugly mustard </s>	40
ui	70
uk	-29
uk </s>	36
ukulele	-9
ukulele </s>	-154
ukulele group	35
ulcer	203
ulcer </s>	160
ultra	6
umbrella	-143
umbrella ,	5
umbrella </s>	-54
umbrella and	20
umbrella and coffee	20
umpire	93
unbelievable	-107
unbelievable </s>	-107
unclear	-101
undefined	-183
undefined control	-112
undefined control sequence	-112
under	229
under /	106
under <name> 's	99
under <name> </s>	-36
under <number>	198
under <number> ,	147
under <number> </s>	26
under <number> <kin>	118
under <number> kilo	135
under <number> line	99
under <number> minute	193
under <number> page	29
under <number> quid	-127
under <number> roof	171
under <number> word	-249
under a	143
under a <number>	138
under a fiver	118
under it	-18
under it </s>	-18
under me	-14
under me </s>	-61
under my	235
under my bed	102
under my desk	144
under my maiden	113
under the	17
under the <name>	-32
under the desk	-108
under the stair	217
under the till	140
under the walnut	10
under this	71
under-12s	96
under-12s on	82
under-12s on <days>	82
under-elevens	62
under-elevens at	62
under-elevens at <name>	62
under-tens	76
under-tens </s>	32
underground	95
understand	-23
understand </s>	-105
understand <name>	109
understand <name> </s>	-13
understand the	41
understand this	-77
understand what	68
undetectable	106
undo	-71
undo it	-136
unfair	-113
unfair </s>	-113
uni	223
uni ,	104
uni </s>	162
uni hospital	94
uni in	103
uni in <month>	103
uni of	95
uni of <name>	93
uniform	-158
union	196
union ,	111
union </s>	-28
union <name>	103
union get	-24
union make	93
union rep	75
unionise	133
unit	158
unit ,	107
unit </s>	231
unit in	124
unit in <name>	101
unit only	15
unit only ,	-58
unit run	120
unit test	-183
unit test for	-70
unity	118
unity <number>	118
unity <number> <name>	118
university	171
university </s>	123
university in	135
unknown	-127
unless	132
unless i	199
unless i say	121
unless i write	102
unless it	-174
unload	-155
unlock	63
unmute	-126
unpaid	36
unpaid ,	113
unpaid </s>	76
unplug	-186
unplug it	-186
unplug it </s>	-136
unreal	-112
unreal </s>	-112
unsigned	-112
until	153
until <day>	-155
until <day> </s>	-155
until <month>	159
until <month> </s>	222
until <month> <number>	120
until <name>	142
until <name> </s>	138
until <number>	85
until <number> ,	-111
until <number> </s>	175
until <number> and	-181
until <number> on	32
until he	140
until i	-59
until it	-218
until it 's	-121
until may	96
until may </s>	96
until midnight	-146
until midnight </s>	-146
until my	167
until next	54
until noon	-163
until she	138
until spring	71
until spring </s>	105
until the	136
until the end	116
until the new	-102
until the roof	154
until they	-143
unused	-140
up	-24
up ,	-127
up , can	-128
up </s>	-190
up <kin>	122
up <kin> after	122
up <name>	-87
up <name> mean	8
up <number>	-155
up <number> </s>	-166
up <number> at	-117
up a	47
up a ladder	-75
up a step	125
up after	37
up again	-68
up again ,	91
up again </s>	-157
up all	81
up an	-113
up and	-32
up and we	-53
up as	-190
up as a	-154
up at	140
up at <name>	128
up at <number>	178
up at the	-117
up before	145
up blank	-118
up by	64
up by <number>	88
up each	90
up each <month>	90
up every	55
up for	81
up for a	156
up for renewal	98
up for the	-149
up from	-61
up from the	-142
up front	116
up front </s>	116
up half	104
up half of	104
up here	20
up here </s>	-54
up in	153
up in </s>	29
up in <month>	224
up in <name>	5
up in <number>	137
up in a	180
up in about	-78
up in foster	-23
up in the	111
up just	-130
up just now	-130
up meat	129
up most	-46
up most of	-46
up my	41
up my car	179
up my entire	-27
up my seat	42
up my spring	124
up on	-111
up on <name>	101
up on a	149
up on me	-98
up on that	-158
up on the	-70
up on this	-138
up since	-268
up since <number>	-232
up smoke	72
up sugar	151
up the	-33
up the flat	118
up there	25
up there </s>	12
up this	14
up this morning	-34
up to	-61
up to <name>	-158
up to <number>	124
up to a	-104
up to date	-100
up to the	36
up today	-102
up today </s>	-100
up too	-83
up top	-154
up top </s>	-154
up twice	43
up twice in	-76
up when	65
up when the	100
up with	-10
up with <name>	179
up with a	-219
update	-113
update ,	-144
update , the	-101
update </s>	-242
update i	-89
update it	65
update the	-198
update to	67
upgrade	64
upgrade </s>	173
upholstery	-17
upholstery pay	-45
upload	-241
upload </s>	-137
upload is	-134
upon	65
upon the	-98
upper	94
upper row	54
upright	151
upright </s>	89
upset	40
upset </s>	-115
upside	-249
upside down	-249
upside down </s>	-222
upstairs	70
upstairs ,	-126
upstairs </s>	220
upstairs are	-9
upvc	-15
urgent	-116
urn	208
us	220
us ,	156
us , <name>	104
us , i	19
us , we	-11
us </s>	21
us <kin>	176
us <number>	54
us <number> year	143
us a	-140
us about	30
us about <number>	30
us after	68
us all	-89
us all </s>	-89
us and	156
us and we	138
us are	76
us at	-27
us at <name>	100
us at the	137
us both	-79
us can	-165
us down	69
us every	143
us every <month>	124
us every other	65
us for	197
us for good	120
us from	145
us from <name>	142
us go	-73
us half	98
us half the	98
us have	-145
us in	27
us in <month>	104
us in <name>	89
us in the	30
us is	-92
us live	145
us on	56
us on the	53
us out	145
us over	143
us since	-54
us since the	83
us so	46
us term	58
us the	-121
us to	78
us to <name>	98
us tonight	-79
us touch	121
us touch the	121
us under	75
us under <number>	75
us until	93
us up	118
us up </s>	71
use	44
use ,	160
use </s>	-135
use <name>	49
use <name> ,	199
use <name> </s>	-55
use <name> <name>	162
use <name> and	-81
use <name> for	-35
use <name> on	38
use <name> spell	134
use <number>	-206
use a	114
use a loop	-118
use a screen	107
use a wheelchair	138
use at	-122
use at all	-122
use bullet	-24
use bullet point	-24
use cloud	118
use cloud tool	118
use emojis	96
use emojis with	96
use for	-88
use for the	-137
use in	-64
use it	-178
use it </s>	99
use it in	-183
use my	-6
use tab	70
use that	-204
use the	-210
use the <name>	-146
use the blue	114
use the other	-138
use the same	-12
use the second	-125
use the stair	145
use the word	199
use the wrong	-90
use they/them	117
use they/them </s>	117
use this	-119
use those	-131
use to	270
use to be	113
use to drive	93
use to get	-87
use to it	29
use to play	97
use to smoke	130
use to the	-123
use to think	-111
use up	-120
use whatsapp	-26
use whatsapp ,	-26
use your	-127
useless	-99
useless ,	-42
useless </s>	-147
useless to	136
useless to me	136
useless with	-141
user	-198
user 's	-123
user ,	150
user </s>	-115
user are	126
user can	-115
user can n't	-115
user click	-72
user end	-137
user here	49
user here ,	82
user i	-117
user i want	-117
user is	-164
user live	-155
user live in	-155
usual	-182
usually	-56
usually <number>	114
utility	173
utility room	136
ux	160
ux <kin>	132
v	-127
v1	46
v1 </s>	-34
v2	-183
vacation	-92
vacation </s>	-138
vaccinate	14
vaccine	167
vacuum	43
vacuum </s>	-161
valid	-143
validate	31
valley	70
valley </s>	168
valuation	-5
value	-158
value ,	-87
value </s>	79
valve	-153
valve </s>	8
vampire	-231
van	108
van 's	21
van 's a	122
van 's insurance	-103
van ,	76
van , a	139
van , that	45
van </s>	-97
van and	124
van are	137
van are electric	95
van at	-110
van at the	-58
van every	75
van every time	75
van for	-9
van have	-6
van in	-132
van in <number>	-66
van is	256
van is a	162
van on	166
van since	110
van so	145
van with	-77
vanish	-259
vanish </s>	-174
vanish on	-126
variable	-324
variable </s>	-133
variable and	-142
variable name	-93
variant	-89
variety	139
variety </s>	139
varnish	-175
varnish </s>	-124
vascular	135
vascular dementia	135
vase	-113
vat	126
vat ,	129
vat register	178
vat register </s>	132
vault	86
vault ,	86
veg	94
veg ,	145
veg box	27
vegan	-125
vegan ,	-65
vegan , <number>	-61
vegan </s>	25
vegan <number>	57
vegan <number> year	190
vegan burger	-103
vegan for	-21
vegan for <number>	-21
vegan household	163
vegan since	231
vegan since <number>	211
vegan since uni	113
vegetable	-66
vegetarian	252
vegetarian ,	184
vegetarian </s>	32
vegetarian and	72
vegetarian since	140
veggie	125
vehicle	109
velocity	-135
vendor	59
venison	125
venue	70
venue site	106
venue site into	106
verb	-139
verb </s>	-150
verdict	8
verdict on	-87
verdict on the	-87
verge	-113
verse	-285
verse ,	-88
verse </s>	-90
verse for	-73
version ,	-186
version </s>	-120
version <number>	-187
version <number> </s>	-161
version <number> of	-6
version better	-180
version by	124
version by date	124
version from	108
version is	-142
version number	36
version of	72
version of that	-68
version of the	-135
version say	-134
version say '	-134
vertigo	144
very	-35
very <kin>	124
very <kin> <kin>	124
very clear	-125
vest	138
vex	-87
vex i	52
vex with	-111
via	169
via <name>	146
via <name> </s>	-13
vicar	41
vicar have	-137
victim	-133
victim of	-133
video	-197
video ,	-114
video </s>	-84
video call	180
video for	-153
video store	-9
video stutter	-173
video stutter on	-94
view	-259
view </s>	-269
village	182
village 's	74
village </s>	138
village choir	-62
village choir sing	-76
village hall	64
village have	130
village have <number>	139
village have no	65
village in	-132
village in <name>	-45
village is	125
villain	-199
villain </s>	-30
villain in	-179
villain in act	-109
vim	20
vim is	63
vim is what	63
vinegar	-267
vinegar </s>	-197
vineyard	127
vineyard ,	106
vineyard in	-102
vineyard in the	-30
vineyard near	73
vineyard near <name>	73
vintage	166
vinyl	-33
violin	196
violin ,	126
violin </s>	174
violin <kin>	-47
violin in	55
violin in an	55
viral	-170
viral </s>	-122
virtual	-111
visa	240
visa ,	90
visa </s>	36
visa clear	121
visa clear </s>	106
visa come	106
visa expire	136
visa for	-66
visa for <name>	-56
visa i	94
visa i can	94
visa rule	-57
visa rule </s>	-57
visa run	159
visa run out	159
visa tie	85
visa tie me	85
visit	-80
visit are	138
visit by	109
visit each	123
visit every	106
visit him	159
visit on	-122
visit on <day>	-122
visitor	-213
visual	135
vitamin	-55
viva	114
viva on	85
viva on <number>	85
vms	-27
voice	16
voice ,	-153
voice </s>	-64
voice at	-118
voice for	89
voice go	159
voice input	64
voice input is	40
voice is	102
voice is go	-151
voice note	11
voice note </s>	47
voice of	-141
voice of a	-141
voicemail	-149
volcano	-190
volume	-51
volunteer	323
volunteer ,	91
volunteer </s>	16
volunteer as	91
volunteer as a	91
volunteer at	193
volunteer at our	97
volunteer at the	162
volunteer every	91
volunteer every <day>	91
volunteer fire	125
volunteer fire brigade	125
volunteer on	163
volunteer on the	147
volunteer with	112
vote	111
vote for	-119
vote on	-63
vote on everything	-63
voucher	23
vowel	-196
vpn	-54
vs	-286
vs <name>	-119
vs <number>	-140
vue	103
vue <number>	103
vulgar	-109
w </s>	94
w/out	-98
w/out the	-98
waakye	12
waakye by	12
waakye by the	12
waffle	-149
waffle </s>	-147
wage	214
wage ,	-60
wage , just	-60
wage </s>	152
wage come	70
wage go	111
waist	204
waist </s>	141
wait	-317
wait ,	-133
wait </s>	-256
wait <number>	-54
wait <number> minute	-54
wait for	-312
wait for a	74
wait for the	-234
wait list	322
wait list 's	160
wait list </s>	-27
wait list for	254
wait list of	141
wait on	-109
wait on a	77
wait on the	-147
wait room	-245
wait room is	-106
wait room was	-61
wait till	-114
wait until	34
wait until <number>	76
wake	-215
wake </s>	-33
wake at	-38
wake at <number>	-38
wake up	-239
wake up ,	-66
wake up at	-127
walk	-110
walk ,	-8
walk </s>	-37
walk <number>	14
walk a	-25
walk group	7
walk in	-185
walk in ,	-103
walk into	-154
walk into a	-114
walk me	-151
walk me through	-151
walk past	-154
walk the	71
walk the <kin>	-129
walk the <name>	203
walk to	-21
walk to the	-72
walk with	189
walk with a	189
walk-up	-76
walker	150
wall	214
wall </s>	85
wall and	61
wall are	149
wall from	133
wall in	153
wall in my	130
wall of	23
wall of text	103
wall with	141
waller	-60
walnut	74
walnut in	-63
wander	140
wanjiru	-48
want	-60
want ,	-57
want </s>	-261
want <name>	41
want <number>	-135
want <number> </s>	55
want <number> for	-112
want a	-385
want a list	-77
want a number	-122
want a photo	-74
want a quote	-105
want a row	-66
want a shop	59
want a third	25
want all	135
want an	-243
want be	114
want be <kin>	114
want every	212
want everything	235
want everything by	158
want everything in	120
want everything on	124
want it	10
want it all	90
want it by	70
want it in	-131
want it shorter	-163
want me	145
want more	-125
want my	-62
want out	50
want out of	75
want something	-123
want that	-168
want that </s>	-104
want the	-80
want the blunt	134
want the button	-154
want the date	-73
want the old	-113
want the second	-116
want them	-35
want this	-218
want this <number>	-111
want this by	-83
want to	28
want to add	54
want to apply	127
want to ask	-180
want to be	-27
want to become	156
want to build	29
want to change	-77
want to come	151
want to destroy	-115
want to do	175
want to filter	-94
want to find	-111
want to finish	76
want to fix	-75
want to get	93
want to go	-107
want to hand	-50
want to know	-122
want to learn	-61
want to move	-121
want to open	97
want to pass	126
want to print	-144
want to put	23
want to retire	182
want to run	109
want to say	-156
want to see	29
want to sell	126
want to send	-147
want to sing	138
want to stop	-119
want to switch	-35
want to take	161
want to talk	-131
want to try	56
want to write	100
want was	-130
want was a	-130
want weekly	125
want weekly report	125
war	77
war </s>	148
ward	-40
ward </s>	83
ward <kin>	-79
ward by	131
ward i	162
ward is	-84
ward round	-96
warden	141
wardrobe	-15
wardrobe ,	-19
wardrobe , <number>	-19
wardrobe </s>	-11
warehouse	173
warehouse </s>	98
warehouse in	144
warehouse in <name>	144
warehouse is	145
warehouse is <name>	76
warehouse scanner	104
warfarin	142
warfarin </s>	106
warm	-146
warm </s>	-24
warm but	-145
warm to	-119
warm up	-202
warm up </s>	-125
warm up for	-102
warm-up	-109
warn	-227
warn </s>	-128
warn you	-88
warn you </s>	-88
warning	-163
warning ,	-101
warranty	4
was	-228
was 19	96
was 19 </s>	128
was </s>	140
was <kin>	23
was <name>	25
was <name> ,	68
was <name> </s>	-48
was <name> that	107
was <number>	-65
was <number> ,	198
was <number> </s>	229
was <number> degree	-108
was <number> i	-4
was <number> to	-109
was <number> today	-42
was <number> year	-108
was a	233
was a <kin>	124
was a <name>	145
was a bite	-202
was a comma	-95
was a disaster	-75
was a man	-120
was a nun	-30
was a shamble	-134
was about	-212
was about <number>	-164
was adopt	146
was adopt from	140
was after	59
was after the	59
was all	-153
was always	68
was an	-66
was an hour	-91
was angry	-108
was angry </s>	-108
was ask	-132
was at	-256
was at the	-137
was awful	-145
was awful </s>	-136
was bang	-61
was bang on	-61
was bear	171
was bear </s>	185
was bear at	47
was bear in	-51
was better	-195
was better </s>	-195
was block	-142
was blurry	-91
was bomb	95
was bore	-212
was brutal	-71
was brutal </s>	-71
was build	-6
was build in	-6
was buy	-100
was buy by	-100
was call	-153
was call <name>	-142
was cancel	-141
was cancel </s>	-105
was carve	-20
was carve by	-20
was chaos	-90
was chaos </s>	-39
was clear	-82
was clear the	-82
was close	-179
was close ,	-119
was cold	-177
was cold </s>	-157
was cut	94
was cut from	22
was dead	-117
was diagnose	170
was diagnose with	116
was do	212
was dreadful	-92
was dreadful </s>	-92
was dry	-153
was dry </s>	-126
was dull	-116
was dull </s>	-116
was fine	-275
was fine ,	-144
was for	-22
was for <number>	121
was forge	-45
was forge by	-45
was found	-180
was found by	-55
was found in	-174
was freeze	17
was freeze for	48
was from	-132
was from <name>	-132
was full	-149
was funny	-89
was funny </s>	-89
was go	-222
was go to	-194
was good	-160
was good </s>	-160
was great	-70
was great </s>	-78
was heave	-136
was hell	-55
was hell today	-55
was here	-154
was hoovering	-124
was i	-17
was i </s>	26
was in	-48
was in <name>	-15
was in a	-145
was in the	79
was it	-266
was kind	-133
was late	-178
was late ,	-128
was late </s>	-137
was lay	137
was lay off	137
was leave	10
was leave to	119
was like	-111
was lock	-108
was long	-131
was longer	-151
was lovely	-180
was make	-47
was make redundant	121
was make to	-140
was miss	-67
was move	-108
was murder	-56
was my	346
was my <kin>	317
was n't	-92
was name	12
was name after	12
was new	54
was new </s>	54
was next	-131
was no	-189
was off	-82
was ok	-79
was ok </s>	-79
was on	-134
was on </s>	-113
was on hold	-100
was on the	-237
was once	25
was only	-88
was only find	57
was our	100
was out	-57
was pack	-161
was painful	-98
was painful </s>	-98
was push	-151
was put	-144
was put in	19
was quite	-118
was quite short	-118
was raise	62
was raise by	137
was raise on	75
was rather	-186
was read	-169
was replace	112
was replace in	112
was right	-133
was rubbish	-95
was rubbish </s>	-66
was rude	-115
was rude </s>	-115
was second	119
was send	-99
was short	-164
was short ,	-164
was shut	-209
was shut </s>	-122
was shut when	-145
was sick	-179
was sick on	-108
was so	-157
was so loud	-74
was speak	-91
was stiff	-134
was stiff </s>	-134
was take	184
was talk	-111
was tell	-161
was tell by	-150
was that	-270
was that </s>	-86
was that the	-57
was the	-66
was the <kin>	-142
was the <number>	-66
was the best	-57
was the war	17
was there	-160
was think	-162
was this	-111
was to	-152
was too	-208
was too chirpy	-101
was too long	-80
was total	56
was train	-148
was train on	-148
was type	-150
was up	-172
was up at	-147
was very	-153
was vote	116
was widowed	135
was win	-141
was with	-57
was write	77
was write by	92
was wrong	-61
was wrong </s>	-61
wash	12
wash </s>	84
wash dry	94
wash machine	60
wash machine 's	77
wash machine </s>	88
wash on	24
wash on <day>	54
wash the	-113
wash up	-96
wash up </s>	128
washer	68
washer </s>	22
wasp	-117
wasp </s>	14
wasp in	-153
wasp nest	-38
wasp nest in	-38
wasp sting	61
wasp sting </s>	61
waste	-159
waste of	-110
watch	-120
watch </s>	136
watch a	-200
watch and	159
watch is	163
watch my	183
watch the	-269
watch the <name>	-141
watchmaker	-52
watchmaker in	-52
watchmaker in <name>	-52
watchman	-44
watchman ,	-44
watchman , <name>	-44
water	-117
water 's	21
water ,	233
water </s>	-213
water above	-18
water after	-26
water board	96
water boil	-135
water boil at	-135
water butt	95
water come	154
water come from	145
water company	-39
water from	118
water in	-181
water is	-120
water it	-134
water on	-55
water pipe	-153
water pipe </s>	-153
water the	-136
water the plant	-67
water the pot	-97
wave	-178
wax	19
wax out	-103
wax out of	-103
way	-136
way ,	71
way </s>	-54
way at	102
way for	135
way home	-164
way home </s>	-129
way i	19
way in	-117
way is	14
way just	-73
way just now	-73
way of	-78
way of tell	-78
way off	-7
way off </s>	-7
way round	-150
way round </s>	-119
way that	-89
way this	-85
way to	-158
way to do	-93
way to hide	-74
way to see	-86
way to the	-71
way to write	-48
way too	26
way with	-150
we	215
we 'd	-162
we 'll	-19
we 'll be	13
we 're	62
we 're <kin>	150
we 're <name>	247
we 're <number>	17
we 're a	199
we 're all	-144
we 're at	-232
we 're do	-109
we 're down	-161
we 're expect	7
we 're get	192
we 're go	36
we 're have	159
we 're in	-16
we 're look	51
we 're move	-11
we 're not	112
we 're off	-63
we 're on	195
we 're open	119
we 're out	-140
we 're prototype	113
we 're restore	29
we 're save	83
we 're shut	151
we 're stick	227
we 're the	176
we ,	-65
we , the	-65
we </s>	-72
we <kin>	209
we <kin> on	167
we <name>	136
we adopt	196
we adopt <name>	190
we agree	-205
we agree on	-111
we agree to	-109
we all	-138
we always	188
we always do	150
we apply	-65
we are	-163
we are <number>	107
we are a	126
we are get	-96
we are pure	116
we as	-170
we bake	182
we barter	-27
we bill	273
we bill by	198
we borrow	124
we both	57
we breed	126
we breed <name>	126
we build	152
we burn	142
we bury	93
we bury our	125
we buy	57
we buy the	181
we call	138
we call the	76
we can	-231
we can n't	-144
we carry	-96
we change	-105
we close	-35
we close at	129
we close in	-43
we close the	-47
we come	135
we could	-181
we count	128
we decide	-173
we decide to	-169
we delete	-113
we deploy	110
we deploy <days>	104
we deploy from	168
we deploy on	171
we do	136
we do <name>	159
we do <number>	141
we do a	69
we do both	197
we do it	-76
we do n't	-18
we do the	127
we drive	-33
we drop	96
we eat	-26
we eat at	-34
we feed	122
we finish	-177
we fly	155
we foster	129
we foster ,	69
we foster <kin>	179
we get	96
we get </s>	4
we get <number>	107
we get a	-17
we get engage	142
we get our	133
we get the	30
we give	141
we give up	170
we go	-191
we go back	-113
we go every	136
we go to	-87
we go with	-162
we grow	125
we have	117
we have </s>	-83
we have <kin>	136
we have <number>	80
we have a	102
we have adopt	40
we have always	103
we have an	69
we have be	85
we have cake	-98
we have decide	52
we have get	112
we have have	96
we have just	-101
we have live	33
we have move	-39
we have n't	233
we have not	-20
we have only	139
we have rename	44
we have run	-91
we have the	-18
we have to	-133
we heat	112
we heat the	103
we hike	113
we hold	148
we homeschool	243
we homeschool ,	147
we homeschool all	161
we homeschool our	95
we hope	154
we hope to	154
we host	-72
we host everything	97
we import	-29
we invoice	167
we invoice in	111
we just	111
we keep	81
we keep <number>	164
we keep bee	109
we keep everything	87
we keep get	-151
we keep secret	86
we keep the	60
we laugh	-61
we laugh </s>	-61
we leave	-171
we leave <name>	99
we leave in	-163
we let	191
we let her	106
we live	289
we live in	246
we lose	-28
we lose a	-113
we lose our	28
we lose the	128
we make	78
we make the	40
we meet	60
we meet at	51
we meet on	106
we merge	9
we milk	126
we milk <number>	172
we move	75
we move from	112
we move our	-78
we move the	-88
we move to	296
we must	-56
we name	161
we name the	-27
we need	-296
we need <number>	-150
we need a	-127
we need to	-164
we never	115
we never do	103
we never store	117
we never use	132
we only	-54
we only have	152
we open	146
we order from	47
we order pizza	-71
we owe	78
we own	197
we pay	113
we pay <kin>	113
we pay <number>	164
we plan	77
we plan to	62
we play	-31
we play in	153
we print	57
we put	165
we put my	-31
we read	-89
we rebuild	126
we rehearse	92
we rent	67
we rent a	114
we rent from	130
we rent out	132
we rent the	-48
we replace	106
we replace <name>	91
we roast	104
we run	72
we run on	-13
we run out	-132
we see	-178
we sell	288
we sell ladder	13
we sell mostly	115
we send	159
we share	270
we share <number>	172
we share a	122
we share with	117
we ship	156
we ship to	155
we should	-188
we shut	-53
we sign	59
we sleep	116
we sleep in	116
we speak	-208
we speak </s>	-373
we speak <name>	114
we speak at	148
we spend	-130
we split	119
we split the	129
we start	-206
we stay	18
we stay for	18
we still	76
we still have	-13
we stock	177
we stop	126
we study	-115
we support	122
we support <name>	122
we swap	161
we swap for	78
we swap the	91
we switch	33
we switch from	105
we switch the	-134
we take	89
we take the	94
we talk	91
we talk <days>	91
we talk about	-65
we test	40
we tow	107
we tow a	107
we track	97
we track hour	97
we translate	183
we travel	136
we try	-237
we use	136
we use <name>	203
we use <number>	110
we use a	155
we walk	-25
we walk a	-25
we want to	-4
we watch	-71
we watch the	-103
we were	-12
we were <kin>	68
we were all	-137
we were at	-121
we were both	38
we will	25
we will be	123
we will n't	130
we winter	161
we winter in	111
we write	244
we write <name>	124
weak	67
weak ,	209
weak </s>	15
wean	121
wear	232
wear <number>	82
wear a	194
wear a hat	-34
wear a hear	122
wear a pump	93
wear an	-51
wear anything	107
wear anything with	107
wear black	95
wear hear	78
wear hear aid	78
wear his	69
wear his hear	53
wear it	17
wear me	66
wear me out	66
wear out	-127
wear out the	-127
wear steel	139
wear steel toe	139
wear the	-35
wear the blue	-11
weather	-9
weather 's	-85
weather </s>	-89
weather in	-126
weather is	-92
weather look	-132
weather service	147
weave	118
weaver	-35
web	113
web shop	16
webinar	-119
webinar </s>	-119
website	-200
website 's	-97
website 's run	-97
website </s>	50
website all	-143
website is	-23
website is <number>	-23
wed	82
wed 's	137
wed 's set	88
wed ,	-75
wed </s>	98
wed <day>	-140
wed <name>	125
wed <name> </s>	125
wed band	186
wed band </s>	135
wed cake	93
wed in	121
wed is	121
wed is <number>	175
wed is set	-38
wed scene	-132
wed scene 's	-89
wed speech	-142
wed today	-43
wed today </s>	-43
wed video	-112
wedding	195
wedding ,	94
wedding </s>	97
wee	162
wee <number>	141
weed	122
week	117
week 's	-183
week ,	280
week , <name>	30
week </s>	-25
week <number>	-229
week <number> </s>	144
week <number> is	-136
week <number> of	-146
week after	9
week after </s>	130
week ahead	72
week ahead </s>	72
week and	-9
week and i	132
week at	137
week at <name>	94
week before	131
week but	-126
week can	-131
week each	174
week for	106
week for the	158
week from	115
week from the	137
week i	159
week in <month>	-53
week in <name>	-28
week in <number>	83
week instead	104
week is	69
week is my	153
week of	161
week of <month>	69
week off	205
week off </s>	170
week on <number>	92
week on the	151
week on week	77
week out	162
week out of	150
week plan	-134
week plan </s>	-134
week to	-80
week was	-115
week was a	-115
week with	144
weekly	159
weekly ,	135
weekly </s>	189
weekly and	-92
weekly report	125
weep	-183
weep </s>	-175
weepy	-114
weepy </s>	-114
weigh	196
weigh <number>	115
weigh <number> kilo	50
weigh and	37
weigh and enter	37
weigh everything	49
weight	9
weight </s>	-132
weird	-141
weird </s>	-236
weird about	109
weird i	-125
weird i know	-125
welcome	-176
weld	59
weld </s>	-36
weld at	106
weld course	105
weld for	118
weld is	-40
weld is what	-40
well	-5
well ,	55
well </s>	-61
well and	-117
well as	150
well in	-94
well in <name>	-134
well run	125
well run dry	125
well that	-79
well water	185
well water ,	163
welsh	77
wendell	-90
wendell and	-90
wendell and me	-90
were	-317
were <kin>	-89
were <kin> </s>	-25
were <number>	62
were <number> </s>	110
were a	-114
were all	-172
were at	-121
were bear	-23
were bear in	-23
were both	38
were do	-140
were go	-109
were go to	-109
were n't	-134
were not	138
were poor	-101
were reduce	-119
were reduce to	-119
were save	-35
were too	-94
were we	-87
were we </s>	-87
west	-56
west </s>	-56
western	-116
wet	-180
wet ,	-100
wet </s>	-211
wet and	-89
wet and i	-89
wet room	31
wey	-88
wfh	-38
wg	110
whale	120
whale </s>	123
what	-400
what 's	-304
what 's a	-92
what 's for	-149
what 's good	-71
what 's in	-154
what 's miss	-76
what 's on	-151
what 's the	-186
what </s>	-264
what <kin>	-99
what <kin> <name>	-117
what <kin> <number>	-155
what <kin> a	83
what <kin> it	-122
what <kin> that	-116
what <kin> the	-136
what <name>	-155
what <number>	-132
what a	-346
what a day	-135
what a decent	-106
what a good	-130
what am	-87
what am i	-87
what an	-184
what are	-18
what are my	-157
what are the	-266
what can	-294
what can a	-130
what can be	-180
what can i	-233
what come	127
what could	-175
what could i	-139
what could we	-85
what do	-303
what do folk	-73
what do i	-231
what do people	-83
what do they	-172
what do we	-95
what do you	-81
what else	-202
what else in	-40
what else is	-134
what exactly	-173
what go	14
what go in	57
what happen	-46
what happen if	-100
what happen to	59
what have	-209
what have to	-154
what height	90
what i	285
what i 'm	125
what i actually	50
what i ask	-110
what i can	-99
what i do	119
what i earn	129
what i have	-59
what i hear	-128
what i mean	-90
what i need	-114
what i say	-94
what i sell	112
what i want	-212
what if	-180
what in	-131
what is	-331
what is it	-170
what is the	-131
what it	-60
what it call	-56
what it is	67
what keep	91
what keep me	59
what keep the	-18
what may	-23
what may be	-102
what my	19
what my <kin>	35
what now	-148
what now </s>	-148
what on	-67
what on earth	-67
what our	193
what pay	223
what pay for	152
what pay my	120
what people	-132
what rhyme	-110
what rhyme with	-110
what scare	-7
what scare me	-7
what shall	-92
what shall i	-92
what should	-181
what should be	-83
what should i	-125
what size	-136
what size drill	-96
what step	-91
what survive	170
what that	-200
what the	-191
what the <kin>	-131
what the <name>	-140
what the next	-90
what the word	-87
what they	-24
what they want	-82
what this	-64
what time	-208
what time is	-118
what time it	-118
what to	68
what use	42
what veg	-61
what was	-104
what we	248
what we speak	142
what with	214
what with my	111
what with the	141
what word	-144
what would	-301
what would a	-121
what would be	-152
what would cause	-68
what would happen	-93
what would i	-113
what would the	-80
what would you	-115
what you	-266
what you do	-94
what you mean	-125
what you say	-78
what you write	-109
whatever	88
whatever 's	54
whatever </s>	-136
whatever i	-150
whatever that	-166
whatever you	209
whatever you suggest	-124
whatsapp	-144
whatsapp ,	49
whatsapp is	-24
whatsoever	153
whatsoever </s>	153
wheat	47
wheat </s>	-155
wheat and	21
wheat give	-97
wheel	-13
wheelchair	418
wheelchair 's	-118
wheelchair ,	107
wheelchair </s>	214
wheelchair basketball	-57
wheelchair user	150
wheelchair user ,	127
wheelchair will	96
wheelchair will n't	96
when	45
when </s>	-158
when <kin>	-70
when <kin> 's	104
when <name>	38
when <name> go	34
when <name> was	161
when <number>	-124
when an	-158
when cold	-147
when cold </s>	-147
when do	-226
when do i	-168
when he	139
when he 's	130
when he come	-150
when he latch	140
when he was	-39
when her	146
when i	108
when i 'm	291
when i <kin>	87
when i ask	139
when i click	-148
when i get	56
when i go	114
when i have	106
when i hit	37
when i press	-178
when i run	-164
when i say	130
when i see	-134
when i send	132
when i turn	123
when i was	104
when i write	194
when it	84
when it 's	46
when it hit	20
when my	165
when open	-121
when she	153
when she was	35
when the	-194
when the <kin>	167
when the <name>	-115
when the build	45
when the list	-111
when the rain	-131
when the tab	-83
when they	106
when they 're	81
when this	-163
when this year	-123
when we	233
when we 're	146
when we were	56
when will	-131
when will i	-131
when you	296
when you 're	53
when you answer	19
when you have	-128
when you write	58
whenever	203
whenever </s>	92
whenever i	23
whenever i ask	131
whenever the	120
whenever you	207
whenever you write	93
where	-182
where 's	-303
where 's the	-207
where <kin>	-201
where <kin> <number>	-87
where <name>	-4
where a	-133
where are	-114
where can	-135
where do	-257
where do i	-183
where do they	-117
where i	354
where i do	88
where i grow	120
where i volunteer	181
where i want	71
where i work	142
where is	-151
where is it	-139
where it	-243
where it say	-49
where my	305
where my <kin>	300
where should	-87
where the	-149
where the <kin>	-178
where there	11
where there 's	76
where they	-199
where this	-97
where this is	-72
where to	-196
where to start	-97
where was	-118
where we	201
where we have	130
where were	-87
where were we	-87
where would	-104
where would a	-62
where would you	-76
whether	-30
whether <number>	-134
whether it	-139
whether this	-24
which	-158
which </s>	-145
which <kin>	-173
which <kin> n't	-77
which <name>	-115
which <number>	-180
which <number> </s>	-133
which <number> is	-103
which a	-153
which date	-173
which explain	-19
which explain the	-19
which folder	-86
which folder </s>	-86
which have	-181
which i	134
which i have	20
which i join	18
which i know	73
which is	30
which is a	52
which is because	64
which is hard	44
which is how	-29
which is my	-57
which is robbery	-106
which is the	9
which is when	48
which is where	62
which is why	100
which leave	-24
which leave me	-24
which make	28
which make me	-47
which mean	-85
which mean <number>	-85
which my	158
which my <kin>	157
which of	-212
which of the	-95
which of these	-175
which take	50
which take me	50
which the	-83
which want	74
which way </s>	28
which we	175
which we swap	78
whichever	-168
while	-142
while </s>	-203
while <name>	-27
while <name> 's	-69
while <name> can	-27
while <name> keep	22
while <name> take	-75
while <name> want	-92
while i	-98
while i 'm	58
while i do	70
while i handle	106
while i have	28
while i keep	50
while i type	-67
while i was	-162
while it	133
while it 's	63
while mine	49
while my	-116
while my <kin>	-127
while our	-16
while our <day>	-32
while the	64
while the <kin>	-71
while the account	13
while the tractor	16
while you	-98
while you were	-98
whine	-156
whine </s>	-97
whip	-101
whip round	-101
whisper	-237
whistle	38
whistle since	-137
white	-102
white </s>	70
white <number>	-140
white screen	-108
whiteboard	84
who	-97
who 'll	93
who 's	-134
who 's <name>	123
who 's <number>	163
who 's allergic	-66
who 's autistic	122
who 's my	-47
who 's not	-146
who </s>	-153
who <kin>	164
who <kin> n't	-72
who <kin> that	-130
who <kin> the	124
who by	39
who by the	39
who can	134
who clean	-63
who come	130
who come <days>	124
who come to	-90
who do	-110
who do i	-142
who do it	-186
who do n't	27
who drive	140
who eat	55
who get	-222
who hate	-120
who have	103
who have be	-10
who have just	78
who have my	-40
who i	48
who is	70
who is 96	91
who is <number>	-109
who keep	-90
who know	-63
who know <name>	122
who leave	64
who leave </s>	70
who like	139
who like thing	139
who live	-58
who live in	-105
who move	-156
who need	132
who never	-152
who never touch	-99
who only	-39
who open	24
who paste	-136
who pay	-166
who pay for	-139
who raise	108
who raise me	108
who read	173
who run	-149
who run a	-162
who run the	-22
who say	-151
who say it	-115
who see	-63
who sell	-143
who share	-80
who share my	-80
who sign	94
who speak	55
who speak <name>	212
who still	188
who teach	-72
who teach me	167
who they	-164
who train	-94
who want	-40
who was	-153
who will	-139
who will n't	-139
who win	-159
who work	-161
who write	-99
whoever	102
whoever that	-117
whoever that is	-117
whole	-27
whole <name>	-100
whole <name> is	-30
whole block	56
whole bus	-114
whole cast	-140
whole clan	106
whole clan ,	97
whole clinic	113
whole company	-44
whole family	162
whole flat	-51
whole life	160
whole life </s>	116
whole list	-133
whole of	-7
whole of <month>	100
whole of <name>	-62
whole office	-36
whole pack	-109
whole pack of	-109
whole point	-180
whole point </s>	-180
whole screen	-155
whole screen go	-155
whole street	67
whole street </s>	50
whole team	-54
whole test	137
whole thing	75
whole thing </s>	90
whole tray	-92
whole tray of	-92
whole way	-134
whole way </s>	-134
wholesale	151
wholesaler	-78
whom	-88
whom ,	-56
whom i	96
whom i marry	96
whose	-201
whose <kin>	-114
why	-230
why </s>	-188
why <kin>	-105
why <kin> it	-68
why <kin> my	-163
why after	163
why after </s>	163
why are	-165
why before	112
why before the	112
why do	-120
why i	-32
why i 'm	-123
why i do	56
why i hate	52
why is	-175
why is the	-140
why is there	-108
why it	-173
why it fail	-80
why nobody	-29
why nobody in	-29
why the	-105
why the moon	-105
why the sky	-103
why would	-111
wi	144
wick	50
wick to	50
wicket	-18
wide	17
wide </s>	144
wide <number>	-39
widget	-123
widowed	176
widowed <number>	149
widowed <number> year	149
widowed in	126
widowed young	122
widowed young ,	122
widower	144
width	11
width <number>	146
wifi	-48
wifi 's	48
wifi </s>	136
wifi at	112
wifi at the	145
wifi code	-132
wifi drop	-96
wifi for	100
wifi here	-75
wifi is	-158
wifi is down	-126
wifi on	-84
wiki	70
wiki </s>	-133
wild	-114
wild camp	-53
will	-89
will </s>	250
will be	127
will be <name>	78
will be a	97
will be late	40
will be move	-79
will be on	-39
will do	-43
will do </s>	-148
will draw	60
will draw a	60
will have	-51
will i	-182
will it	-240
will it go	-149
will n't	152
will n't be	-209
will n't boot	-133
will n't budge	-30
will n't come	-194
will n't compile	-115
will n't do	306
will n't eat	129
will n't fit	-13
will n't fly	15
will n't get	-126
will n't go	16
will n't have	236
will n't let	-49
will n't load	-164
will n't make	-62
will n't move	218
will n't open	-140
will n't pay	113
will n't put	104
will n't renew	93
will n't restart	38
will n't set	-147
will n't sleep	99
will n't start	-175
will n't stop	-88
will n't take	-129
will n't touch	272
will n't turn	-139
will n't use	203
will n't wear	189
will n't work	-26
will never	-33
will not	158
will only	-20
will read	-142
will say	-127
will shut	-142
will stay	-60
will take	-201
will take over	-95
will the	-160
will touch	107
wim	120
wim <kin>	120
wim <kin> the	120
win	-163
win ,	-69
win </s>	-78
win <number>	-120
win <number> nil	-94
win the	-151
win the argument	-77
win the lottery	-137
wind	146
wind take	-150
window	-40
window ,	-14
window , <number>	65
window , nothing	-15
window </s>	8
window <kin>	-160
window <kin> ,	-160
window <number>	211
window <number> at	141
window <number> to	163
window and	-150
window function	76
window in	-124
window is	-23
window open	22
window open ,	-149
window open </s>	-136
window seat	60
window server	163
window side	128
window stay	144
window stay shut	144
window today	-108
window today </s>	-108
windowsill	59
windscreen	-64
windscreen </s>	-64
windy	-161
wine	-22
wine </s>	-127
wine give	127
wine give me	127
wine i	-128
wine in	66
wine is	-88
wine out	-127
wine out of	-127
wine was	-172
wing	93
winter	246
winter ,	88
winter </s>	189
winter half	43
winter half </s>	43
winter i	198
winter in	183
winter in <name>	170
winter is	-74
winter the	9
winter we	181
winter we go	145
wipe	-135
wipe out	-93
wire	81
wire </s>	-122
wire in	-182
wireless	-129
wish	-127
wish i	-130
wish i have	-130
wish to	-119
with	47
with "	162
with </s>	-43
with <kin>	-118
with <kin> 's	17
with <kin> ,	193
with <name>	117
with <name> 's	159
with <name> ,	81
with <name> </s>	-40
with <name> <name>	139
with <name> <number>	126
with <name> and	169
with <name> at	131
with <name> from	106
with <name> in	109
with <name> on	-96
with <name> over	159
with <name> start	-136
with <name> to	124
with <number>	-55
with <number> </s>	-109
with <number> <kin>	224
with <number> <number>	-16
with <number> bar	-112
with <number> column	-180
with <number> day	96
with <number> finger	114
with <number> gig	160
with <number> guy	156
with <number> hand	-141
with <number> line	-141
with <number> of	10
with <number> on	-41
with <number> pound	-136
with <number> work	-24
with <number> year	-131
with a	-107
with a <kin>	-58
with a <name>	-68
with a <number>	-191
with a bite	-132
with a bookshop	-129
with a bowl	74
with a broom	-105
with a club	41
with a code	-51
with a cooperative	-82
with a credit	155
with a dead	-163
with a dodgy	123
with a face	-21
with a glass	31
with a heart	126
with a hospital	91
with a hurdy-gurdy	-43
with a label	81
with a licence	127
with a museum	187
with a mute	95
with a name	97
with a read	122
with a ruler	59
with a screen	96
with a short	96
with a small	-63
with a spatula	-102
with a stick	133
with a watchmaker	-52
with a wet	-87
with a wood	85
with an	136
with an <name>	-78
with another	-53
with any	-81
with aura	110
with b	-146
with bicycle	-108
with both	56
with button	69
with colour	134
with dairy	171
with dummy	-100
with dummy data	-100
with exit	-141
with exit code	-141
with food	-79
with food </s>	-79
with glitter	21
with google	44
with half	-78
with half a	-78
with hand	-36
with her	12
with her </s>	-94
with her <kin>	-39
with hide	59
with his	-128
with it	-182
with it ,	-11
with it </s>	-166
with its	-28
with its awful	-28
with just	76
with less	-118
with me	179
with me </s>	211
with me and	137
with me be	56
with me every	139
with me from	104
with me in	150
with me on	38
with my	186
with my <kin>	459
with my <number>	137
with my hand	-46
with my leave	103
with my second	116
with name	-33
with no	-65
with no .	165
with no <name>	100
with no lift	124
with no signal	7
with nothing	-187
with number	113
with nut	-19
with old	-79
with option	-144
with option a	-107
with our	180
with our second	124
with pea	-151
with picture	-81
with pork	-67
with round	-140
with shorter	-71
with small	-79
with some	-130
with sound	-47
with sound </s>	-47
with space	-31
with standard	-30
with test	62
with test </s>	62
with that	-69
with that </s>	-79
with that answer	-118
with that in	128
with the	110
with the <kin>	138
with the <name>	58
with the <number>	22
with the army	138
with the bank	-182
with the big	129
with the box	-162
with the engine	-103
with the first	-191
with the hospital	-88
with the house	131
with the insurance	-119
with the leave	98
with the list	-113
with the old	-75
with the radio	133
with the same	5
with the second	-51
with the ticket	139
with their	191
with their <kin>	191
with them	76
with them </s>	27
with this	-115
with this </s>	-115
with this <name>	-94
with those	51
with type	-48
with type <number>	-48
with us	486
with us ,	102
with us </s>	207
with us <number>	161
with us at	100
with us every	124
with us for	120
with us from	105
with us half	98
with us in	133
with us is	136
with us on	123
with us since	64
with us until	93
with walnut	144
with water	-172
with what	-178
with what 's	-122
with wine	45
with wine </s>	45
with wood	-93
with wood twice	-93
with you	-188
with you </s>	-135
with your	-197
within	147
within <number>	142
within <number> day	-81
within <number> hour	117
within <number> minute	-139
within <number> year	134
within a	119
without	46
without </s>	-188
without <name>	4
without <name> </s>	4
without a	-76
without a chair	118
without a label	-144
without an	80
without his	127
without it	106
without it turn	118
without lose	-140
without lose the	-140
without make	97
without make it	97
without me	-193
without me </s>	-166
without milk	4
without milk ,	4
without my	78
without rice	-148
without rice </s>	-148
without sound	-127
without sound like	-86
without take	-111
without the	-55
witness	-32
witness ,	107
witness , so	107
witness </s>	18
wizard	-142
wizard </s>	-115
wobbly	-13
wobbly </s>	16
wok	77
woman	-37
woman 's	121
woman </s>	80
woman <kin>	-100
woman and	153
woman at	-97
woman at the	-97
woman from	127
woman have	-12
woman in	-82
woman in <name>	-72
woman in a	-100
woman in it	73
woman in the	-116
woman keep	-44
woman keep their	-44
woman on	44
woman on our	181
woman on the	-47
woman only	45
woman only </s>	45
woman ring	-66
woman who	-137
wonder	-133
wonder if	-157
wonky	-143
wonky </s>	-143
wood	59
wood </s>	-4
wood stave	139
wood twice	-93
wood twice a	-93
wooden	117
wooden boat	10
wooden boat in	-83
wooden one	104
woodwork	84
wool	93
wool </s>	-45
wool give	50
wool make	108
wool make me	108
wool shop	120
word	-23
word "	140
word ,	-27
word :	-168
word </s>	-69
word <name>	-86
word a	199
word a notice	-153
word about	-170
word and	-210
word and <number>	-153
word at	-154
word at the	-154
word come	-152
word come up	-152
word each	-176
word each </s>	-176
word for	-271
word for a	-150
word for the	-153
word for when	-128
word in	-144
word is	-200
word it	-126
word it </s>	-126
word limit	-169
word limit </s>	-169
word of	-84
word of <name>	132
word on	137
word or	-181
word over	-179
word over </s>	-170
word please	90
word please </s>	90
word problem	-101
word that	45
word the	-120
word to	51
word what	-80
word with	-83
word without	-82
wordpress	198
work	12
work ,	132
work , <day>	126
work , <name>	155
work , no	128
work , that	-101
work , the	176
work </s>	-43
work <days>	142
work <days> </s>	95
work <number>	102
work <number> day	107
work <number> hour	-101
work <number> week	-64
work after	31
work and	-13
work around	-65
work as	-148
work as a	-156
work at	74
work at </s>	127
work at <name>	-40
work at a	54
work at the	153
work because	-28
work before	-101
work before the	-101
work best	134
work better	117
work better for	-99
work but	-81
work council	123
work day	79
work day </s>	79
work example	145
work example </s>	148
work for	-111
work for <name>	-90
work for me	-179
work for the	145
work freelance	91
work from	-27
work from <name>	196
work from home	4
work from the	98
work half	89
work hard	-120
work hard </s>	-120
work here	-30
work holiday	-53
work holiday visa	-53
work i	88
work if	159
work in	68
work in <name>	40
work in a	-133
work in the	112
work is	151
work it	-185
work it out	-185
work late	-157
work late tonight	-111
work my	-107
work night	-73
work night </s>	-93
work night at	28
work now	-32
work now </s>	-32
work offline	-190
work offline </s>	-190
work offshore	64
work offshore ,	-19
work offshore <number>	139
work on	-161
work on an	-66
work on it	-128
work on my	-102
work on the	-216
work on this	-74
work only	-78
work only from	101
work or	-139
work out	-162
work out the	-69
work please	-106
work say	-126
work say they	-93
work the	242
work to	-6
work under	157
work until	142
work until <number>	62
work with	-125
work with <name>	-75
work with my	108
work with the	50
work yesterday	-100
work yesterday </s>	-100
workbench	131
worker	187
worker 's	-7
worker 's visit	-15
worker :	95
worker : <name>	95
workout	-134
worksheet	-149
workshop	118
workshop ,	-90
workshop and	-33
workshop have	72
workshop is	183
workshop to	128
world	-22
world </s>	112
worldwide	-161
worldwide </s>	-161
worm	-6
worry	-292
worry </s>	-150
worry about	-135
worry about the	-76
worse	-96
worse </s>	16
worse i	-5
worse in	122
worse off	-174
worse off </s>	-174
worse on	195
worse on the	195
worse than	-176
worse than the	-126
worst	-8
worst </s>	8
worst be	-20
worth	-413
worth </s>	-130
worth <number>	-119
worth it	-243
worth it </s>	-147
worth it for	-119
worth the	-141
would	-328
would </s>	-43
would <name>	-95
would <number>	-219
would <number> get	-119
would a	-189
would be	-5
would be a	-98
would be leave	-109
would cause	-68
would do	-82
would happen	-93
would happen if	-93
would have	-163
would i	-162
would it	-152
would kill	-77
would like	-150
would love	-121
would love a	-121
would n't	-21
would n't have	83
would n't let	-94
would n't say	-107
would n't start	-42
would rather	63
would take	-108
would take </s>	-108
would that	-162
would the	-109
would they	-108
would you	96
would you check	-50
would you do	-149
would you kindly	-88
would you look	-62
would you put	-152
would you read	-136
would you say	-95
would you set	-175
wow	-153
wow </s>	-120
wrap	-12
wrap this	-127
wrap this up	-127
wrap up	-131
wreath	-140
wreck </s>	-170
wreck my	143
wreck my sleep	63
wreck my stomach	108
wrist	127
wrist </s>	-24
wrist are	150
wrist are bad	133
write	-8
write '	-84
write ,	142
write </s>	187
write <name>	165
write <name> </s>	8
write <name> for	153
write <name> spell	117
write <number>	-150
write <number> line	-170
write a	-227
write a calm	-113
write a cookbook	171
write a haiku	-48
write a kind	-116
write a limerick	-96
write a short	-153
write a small	-129
write a test	-188
write about	-131
write access	-8
write an	-212
write an email	-139
write and	-60
write as	151
write by	184
write by me	149
write down	199
write everything	98
write everything in	98
write for	205
write for <kin>	92
write for me	160
write for the	76
write from	-209
write from the	-161
write grant	116
write her	-123
write her a	-123
write him	-74
write him a	-118
write in	-85
write in <name>	244
write in the	-82
write is	-8
write it	13
write it </s>	122
write it as	-106
write it at	-197
write it in	-114
write me	-123
write me a	-253
write me the	-141
write my	145
write my <kin>	-45
write on	47
write our	102
write since	163
write since <number>	163
write that	10
write that in	-125
write that up	-113
write the	-212
write the <kin>	-128
write the first	-102
write the function	-88
write them a	-126
write this	-286
write this </s>	-152
write to	-399
write to <kin>	-78
write to <name>	-143
write to my	-150
write to the	-223
write up	118
write up <number>	36
write with	-80
write you	-40
wrong	-547
wrong ,	-139
wrong </s>	-363
wrong <kin>	-125
wrong <kin> </s>	-125
wrong <name>	-115
wrong <name> </s>	-115
wrong <number>	-104
wrong account	-120
wrong again	-122
wrong again </s>	-97
wrong answer	-109
wrong branch	-123
wrong branch </s>	-123
wrong but	-100
wrong chat	-97
wrong chat </s>	-97
wrong column	-44
wrong column </s>	-44
wrong date	-128
wrong date </s>	-105
wrong file	-119
wrong folder	-114
wrong folder </s>	-114
wrong in	-177
wrong in the	-129
wrong line	-87
wrong line </s>	-87
wrong on	-152
wrong on the	-152
wrong side	56
wrong side of	56
wrong size	-69
wrong thing	-78
wrong window	-95
wrong window </s>	-78
wrong with	-104
wrong with it	-102
x	-298
x </s>	-144
x <number>	-151
x <number> </s>	-87
x-ray	-67
x-ray machine	-67
x2	13
x220	149
xma	-137
xma </s>	162
xp	165
y	-147
y '	18
y ' all	18
yacht	48
yaml	93
yaml </s>	-64
yard	186
yard 's	109
yard ,	131
yard </s>	150
yard and	-145
yarn	55
yawn	-133
yeah	-104
yeah </s>	9
year	299
year '	142
year 's	-147
year , <name>	183
year , <number>	127
year , i	-98
year , in	-116
year , mostly	199
year , no	243
year , not	142
year , write	130
year </s>	230
year <kin>	183
year <kin> <kin>	127
year <name>	163
year <number>	-40
year <number> ,	150
year <number> </s>	189
year <number> at	36
year <number> math	-95
year <number> of	-62
year ago	88
year ago ,	119
year ago </s>	206
year ago and	64
year and	157
year and <number>	152
year and the	-57
year as	105
year as a	105
year at	156
year at the	54
year back	163
year back </s>	152
year before	258
year before i	147
year by	-90
year come	64
year end	67
year for	28
year for fraud	-24
year for my	136
year for the	-19
year i	87
year i 'm	207
year in	136
year in </s>	-119
year in <month>	108
year in <name>	271
year in <number>	-76
year in a	135
year in the	188
year is	120
year is the	-65
year leave	178
year leave </s>	178
year now	309
year now </s>	291
year now i	129
year of	-100
year of <kin>	125
year of <name>	-80
year of a	127
year of drum	122
year of it	108
year of the	-14
year of tile	98
year of wait	-71
year off	101
year old	-77
year old </s>	-31
year old and	80
year on	22
year on the	149
year or	139
year or so	139
year round	170
year round </s>	129
year run	122
year run </s>	72
year start	102
year this	178
year this <month>	151
year to	10
year to go	114
year we	-50
year with	104
year with my	84
year with the	88
yearly	73
yearly </s>	125
yell	-10
yell at	-125
yellow	-43
yellow </s>	69
yes	-160
yes ,	166
yes </s>	-204
yes i	-117
yes or	-104
yes or no	-104
yes to	-156
yesterday	-487
yesterday 's	-191
yesterday ,	-194
yesterday </s>	-367
yesterday <number>	-66
yesterday and	-158
yesterday at	-135
yesterday for	-103
yesterday i	-140
yesterday it	-103
yesterday look	-119
yesterday so	-141
yesterday the	110
yesterday was	-87
yet	-4
yet ,	-211
yet , be	-108
yet </s>	38
yoga	14
yoga </s>	143
yoga to	-57
yoghurt	-76
yoghurt </s>	-45
you	-203
you 'd	-239
you 'd be	-146
you 'd think	-85
you 'll	-205
you 'll understand	-115
you 're	-198
you 're at	-83
you 're the	-102
you ,	-10
you </s>	-94
you <name>	96
you <number>	-170
you <number> ,	-136
you above	-102
you above </s>	-102
you add	-64
you already	-35
you also	-71
you always	-90
you an	-180
you an apology	-153
you and	70
you answer	10
you answer </s>	-175
you are	-310
you are a	-191
you are my	-129
you ask	-331
you ask </s>	-167
you ask me	-245
you ask what	-99
you believe	-91
you call	-118
you can	44
you can </s>	13
you can call	92
you can do	-132
you can freeze	-136
you can guess	-128
you can n't	-133
you can put	-195
you can write	-108
you change	119
you check	-106
you check if	-127
you check my	-74
you check whether	-91
you could	-155
you cut	-56
you delete	-140
you disagree	-128
you do	-107
you do a	-231
you do me	-102
you do n't	-161
you do with	-45
you draft	191
you draft anything	150
you draft for	136
you even	-75
you even say	-62
you explain	86
you explain <name>	-138
you find	-153
you find me	-123
you fix	-130
you fix that	-143
you fix the	-72
you for	-196
you forget	-156
you forget the	-120
you get	-269
you get a	-117
you get me	-119
you give	-26
you give a	-59
you give have	-123
you give me	88
you go	-113
you grade	-125
you hate	-140
you have	-481
you have a	-189
you have get	-174
you have it	-111
you have put	-132
you have to	-111
you help	-79
you help with	-72
you in	71
you in <name>	135
you is	-219
you is a	-178
you just	-181
you keep	-169
you kindly	-88
you know	-133
you know </s>	-83
you know what	-33
you leave	-113
you lie	-151
you like	12
you like </s>	72
you link	-108
you live	-86
you live in	-72
you look	101
you look </s>	-90
you look at	119
you make	203
you make </s>	76
you make a	151
you make it	-198
you make me	20
you make the	-65
you may	-100
you mean	-171
you mean </s>	-171
you mention	-103
you need a	-163
you need n't	50
you never	-129
you on the	82
you only	-128
you own	-174
you phrase	-161
you pick	36
you pick </s>	-123
you plan	-121
you please	98
you please </s>	102
you put	-272
you put it	-183
you put the	-139
you read	-154
you read this	-98
you reckon	-78
you reckon </s>	-136
you redo	-122
you redo the	-110
you rewrite	-173
you save	-69
you say	-230
you say </s>	-124
you say <number>	-66
you say it	-49
you say to	-81
you see	-136
you see </s>	-87
you send	96
you send it	-133
you send me	132
you serve	-85
you set	-137
you set out	-87
you settle	-56
you shorten	-71
you should	135
you should have	-174
you skip	27
you something	-83
you sort	61
you sort it	-94
you spell	-165
you start	-59
you stop	-112
you stop a	-112
you suggest	-275
you suggest </s>	-181
you suggest a	-158
you summarise	-132
you swap	-76
you swap the	-76
you take	53
you talk	23
you talk to	29
you tell	-188
you tell me	-178
you that	-83
you the	-178
you think	88
you think </s>	-51
you think of	126
you to	95
you to put	81
you too	-143
you turn	-212
you turn these	-93
you want	-193
you well	-104
you well </s>	-104
you were	-198
you word	-160
you work	-125
you write	13
you write '	-84
you write a	-113
you write an	-40
you write for	132
you write it	-134
you write the	-138
young	-4
young ,	122
young <kin>	-99
young man	-112
young woman	52
younger	-83
younger <kin>	163
younger <kin> is	122
your	-482
your <kin>	-104
your <name>	-145
your <name> </s>	-98
your answer	14
your answer </s>	-205
your answer i	-123
your chart	-101
your diagram	-49
your draft	-208
your example	-178
your example </s>	-75
your first	-186
your first answer	-101
your first suggestion	-136
your idea	-53
your idea </s>	-53
your last	-200
your last answer	-111
your last message	-128
your last reply	-92
your letter	72
your link	-65
your list	-158
your notice	-126
your number	-75
your opinion	-53
your plan	-125
your point	-166
your point </s>	-134
your point about	-119
your recipe	-138
your reply	73
your reply </s>	-81
your second	-112
your second version	-55
your snippet	-106
your step	-124
your suggestion	-104
your suggestion </s>	-100
your summary	-60
your table	-186
your table is	-137
your tone	-128
your version	-149
your word	-157
your word ,	-99
yours	-146
yours </s>	-19
yours have	-117
yourself	-182
youth	186
yuki	35
yuki 's	-65
yuki sign	63
yusuf	147
yute	93
z	-161
zero	-85
zero </s>	-85
zeynep	-29
zio	161
zip	73
zip </s>	52
zombie	-190
zone	120
zone </s>	144
zone <number>	-29
zoo	-94
zoo </s>	12
zoom	-77
zoom ,	-88
zoom , nobody	-123
zoom call	-113
|	-136
| </s>	-136
| <kin>	-93
| <kin> |	-93
£	-63
£ <number>	-63
£ <number> </s>	-220
£ <number> a	152
£ <number> each	-139
£ <number> for	125
–	18
"""
# fmt: on
