"""Learned by `mnemic.evals.lasting`: do not edit, learn anew."""

# fmt: off
BIAS = -6
WEIGHTS = r"""
!	-134
! !	65
! </s>	-123
"	-73
" ,	-47
" :	-120
" <kin>	-127
" <name>	-105
" and	-65
" i	14
" i have	-157
" i mean	68
" in	-87
" is	-36
" is the	-178
" my	-249
" my <kin>	-158
" the	-36
" the old	68
#	-191
# <name>	-172
# <name> </s>	-155
#0business	-51
#0failure	8
#0food	79
#0hand	66
#0hand-verb	-57
#0health	64
#0home	58
#0language	130
#0mind-verb	-141
#0period	-9
#0public	37
#0sport	153
#0state	82
#0talk	92
#0team	38
#0tech	4
#0trade	-47
#0work	221
#1business	82
#1failure	-203
#1food	-25
#1hand	-156
#1hand-verb	110
#1health	15
#1home	73
#1language	-67
#1mind-verb	97
#1period	-144
#1public	-155
#1sport	65
#1state	136
#1talk	121
#1team	27
#1tech	189
#1trade	-104
#1work	39
#2business	-143
#2failure	-280
#2food	61
#2hand	-118
#2hand-verb	24
#2health	131
#2home	-78
#2language	-65
#2mind-verb	40
#2period	-16
#2public	-173
#2sport	146
#2state	181
#2talk	-31
#2team	-86
#2tech	91
#2trade	-96
#2work	-15
#business	281
#failure	-419
#food	-9
#hand	-172
#hand-verb	-145
#health	505
#home	131
#ing	-132
#language	61
#length 0	-220
#length 1	-88
#length 2	4
#length 3	241
#length 4	72
#mind-verb	-177
#past	-213
#period	276
#s	137
#sport	125
#state	301
#talk	-227
#team	43
#tech	94
#trade	58
#work	-140
$	-135
&	-41
& <name>	-23
& <name> ,	-53
'	-7
' ,	-6
' <kin> </s>	-65
' <name>	-74
' <name> '	-161
' <name> ,	-66
' <name> </s>	-91
' <name> <kin>	116
' <number>	256
' <number> </s>	303
' <number> <name>	198
' a	54
' all	13
' and	-124
' and '	-124
' association	81
' clock	-141
' clock </s>	-215
' even	28
' for	-152
' in	-17
' in <name>	103
' is	-109
' mock	128
' mock paper	128
' must	-111
' on	112
' on the	116
' place	-69
' rent	115
' rent in	115
' school	148
' school is	109
' shoe	-128
' shoe shop	-32
' swim	115
' t	120
' tale	-61
' tale </s>	-61
' twice	-160
' twice </s>	-160
' where	-128
' yaml	-72
' yaml </s>	-72
'd	-314
'd <number>	-117
'd a	-240
'd ask	-184
'd ask </s>	-126
'd ask the	-122
'd be	-63
'd be a	156
'd be so	-134
'd best	-113
'd better	-166
'd call	24
'd call a	-122
'd eat	-134
'd go	-41
'd have	-232
'd have <number>	-59
'd just	-98
'd know	-109
'd like	44
'd like a	-357
'd like it	-144
'd like that	-164
'd like the	-179
'd like to	27
'd like you	134
'd love	-196
'd love a	-118
'd love to	-126
'd never	-41
'd prefer	-113
'd put	-134
'd rather	30
'd rather be	-159
'd rather get	137
'd rather have	148
'd rather not	-26
'd rather use	-154
'd rather you	76
'd say	5
'd say tab	108
'd see	-95
'd send	-58
'd think	-147
'd think i	-101
'd you	-91
'll	-238
'll ask	-121
'll be	-160
'll be <number>	27
'll be a	73
'll be back	-117
'll be in	-180
'll be on	125
'll be open	-12
'll be take	10
'll be work	179
'll give	-81
'll go	-96
'll go with	-107
'll have	-5
'll have a	-103
'll need	61
'll only	74
'll read	-127
'll say	-124
'll send	-162
'll send the	-136
'll stay	166
'll take	49
'll try	-102
'll try that	-102
'll type	-169
'll understand	-81
'm	-20
'm <day>	-183
'm <day> in	-157
'm <name>	215
'm <name> ,	152
'm <number>	191
'm <number> </s>	51
'm <number> <number>	144
'm <number> and	83
'm <number> foot	162
'm <number> minute	-137
'm a	192
'm a <kin>	-34
'm a <name>	105
'm a bite	-259
'm a fan	-182
'm a lie	-9
'm a light	116
'm a mobile	132
'm a night	104
'm a notary	165
'm a slow	116
'm about	-198
'm about to	-178
'm afraid	-135
'm afraid i	-101
'm afraid that	-147
'm after	-236
'm after is	-143
'm after the	-103
'm aim	143
'm aim for	128
'm allergic	29
'm allergic to	9
'm alone in	-74
'm an	203
'm an <name>	135
'm an only	86
'm apply	175
'm apply for	163
'm ask	54
'm ask for	92
'm ask you	-157
'm at	-140
'm at <name>	76
'm at the	-196
'm back	-24
'm bad	-19
'm bad at	-58
'm be	-183
'm blind	41
'm blind ,	-41
'm bore	-178
'm build	37
'm build a	89
'm build the	-163
'm coeliac	116
'm coeliac so	77
'm colour	103
'm colour-blind	223
'm colour-blind (	131
'm colour-blind ,	148
'm confuse	-210
'm confuse ,	-147
'm confuse by	-129
'm cook	-160
'm cover	59
'm curious	-146
'm dead	-4
'm deaf	28
'm deaf in	146
'm deputy	53
'm deputy head	53
'm design	-96
'm do	33
'm do </s>	-146
'm do a	7
'm do for	23
'm do my	53
'm do with	-70
'm down	19
'm down to	97
'm drive	-143
'm due	-59
'm dyslexic	77
'm dyslexic ,	59
'm fine	-108
'm fix	-109
'm fly	-125
'm freeze	-130
'm from	-102
'm from the	-215
'm get a	-125
'm go	-180
'm go down	-118
'm go for	-96
'm go to	-96
'm good	-122
'm good at	-27
'm half	-127
'm halfway	-52
'm halfway through	-52
'm hard	-40
'm hard of	119
'm have	-82
'm have a	-23
'm her	137
'm here	-138
'm hope	-8
'm hopeless	101
'm hungry	-123
'm hungry </s>	-123
'm impress	-111
'm impress </s>	-111
'm in	-134
'm in <name>	50
'm in a	-137
'm in bed	-147
'm in charge	30
'm in my	-32
'm in the	-184
'm interest	-139
'm interest in	-139
'm into	-139
'm just	63
'm keen	-158
'm knackered	-135
'm knackered ,	-135
'm know	162
'm lactose	119
'm lactose intolerant	119
'm late	-127
'm learn	254
'm learn <name>	165
'm learn to	166
'm leave	-122
'm left-handed	131
'm left-handed </s>	125
'm look	-187
'm look at	-110
'm look for	-146
'm lose	-219
'm lose </s>	-172
'm lose it	-107
'm mad	-108
'm mad </s>	-108
'm make	-159
'm make a	-11
'm melt	-100
'm miss	-110
'm more	96
'm move	-56
'm move on	-117
'm move the	-134
'm move to	27
'm night	159
'm no	137
'm not	-104
'm not a	-96
'm not ask	-139
'm not go	83
'm not on	138
'm off	-33
'm off ,	-13
'm off sugar	108
'm off the	98
'm off to	-170
'm on	-11
'm on <name>	-127
'm on a	-106
'm on call	127
'm on hold	-167
'm on methotrexate	151
'm on my	-176
'm on night	137
'm on page	-183
'm on step	-99
'm on the	66
'm only	-76
'm only a	152
'm out	-111
'm out of	-65
'm pay	187
'm pay by	167
'm pay on	99
'm plan	-88
'm plan to	-144
'm pregnant	99
'm proper	-43
'm put	54
'm put together	-44
'm raise	-8
'm raise my	155
'm read	-170
'm read </s>	-88
'm read your	-99
'm really	178
'm register	140
'm register blind	127
'm retrain	147
'm retrain as	147
'm rubbish	67
'm run	-156
'm run both	-42
'm run late	-96
'm save	135
'm save <number>	14
'm save for	240
'm save the	-183
'm scare	-89
'm scare of	-55
'm set	-15
'm shatter	-122
'm sick	-152
'm sick of	-144
'm sit	-121
'm sit in	-116
'm sit the	142
'm so	-214
'm so tire	-123
'm soak	-114
'm stand	-29
'm stand here	-136
'm stand in	-105
'm start	-120
'm starve	-119
'm step	-27
'm stick	-335
'm stick in	-52
'm stick on	-215
'm still	-84
'm study	-10
'm switch	108
'm switch from	-10
'm teach	-4
'm tell	-164
'm terrify	55
'm terrify of	55
'm the	255
'm the <kin>	-9
'm the <number>	-19
'm the fourth	177
'm the last	105
'm the only	48
'm the shop	103
'm the treasurer	110
'm tire	-9
'm tire </s>	-77
'm tire of	-66
'm to	100
'm too	98
'm train	209
'm train as	153
'm train for	175
'm travel	-52
'm treasurer	82
'm try	-79
'm try to	-61
'm type	-199
'm type this	-68
'm up	41
'm up at	89
'm up to	-140
'm use	-162
'm use a	-80
'm use the	-133
'm use to	-93
'm use your	-76
'm useless	184
'm useless ,	38
'm vegan	162
'm vegan since	90
'm vegetarian	235
'm vegetarian ,	138
'm vegetarian and	97
'm wait	-117
'm walk	117
'm walk the	117
'm watch	-272
'm watch a	-127
'm wear	-130
'm wipe	-85
'm with	175
'm with <name>	152
'm work	-223
'm work on	-165
'm wreck	-162
'm wreck </s>	-132
'm write	-62
'm write a	89
'm write an	-136
'm write from	-166
'm write the	-148
'm write this	-172
'm write to	-135
're	-18
're <kin>	168
're <kin> </s>	131
're <name>	296
're <name> ,	110
're <name> <number>	131
're <number>	18
're <number> <kin>	229
're <number> dev	91
're <number> people	-77
're <number> to	-89
're a	179
're a <name>	154
're a <number>	161
're a bite	-163
're a family	152
're a four-person	124
're a team	165
're all	-64
're already	-110
're at	-245
're at <number>	-175
're both	-38
're do	-17
're down	-163
're down to	-104
're expect	-9
're expect our	133
're get	160
're get marry	146
're go	52
're go back	-83
're have	131
're in	-120
're in <name>	-58
're in a	57
're in the	-127
're look	71
're look for	87
're move	8
're move to	41
're my	-152
're my <kin>	-152
're not	23
're not there	-4
're off	-59
're off to	-125
're on	148
're on <name>	265
're on a	152
're on page	-130
're on the	14
're open	128
're out	-155
're out of	-180
're pay	53
're play	-132
're prototype	108
're restore	55
're restore a	121
're save	124
're shut	129
're stick	234
're stick on	161
're stick with	142
're still	10
're the	66
're the same	-73
're up	116
's	143
's ,	153
's , <name>	118
's , <number>	129
's , i	130
's </s>	216
's <day>	80
's <day> </s>	-5
's <days>	103
's <kin>	-259
's <kin> 's	-122
's <kin> ,	212
's <kin> </s>	95
's <kin> <name>	206
's <kin> and	106
's <kin> apparently	-107
's <kin> are	-19
's <kin> come	143
's <kin> have	-188
's <kin> in	101
's <kin> is	-60
's <kin> live	7
's <kin> move	-38
's <name>	248
's <name> 's	-60
's <name> (	48
's <name> ,	242
's <name> </s>	216
's <name> <name>	239
's <name> <number>	190
's <name> and	-11
's <name> in	-62
's <name> is	110
's <name> on	101
's <name> that	90
's <name> was	-90
's <number>	246
's <number> ,	123
's <number> </s>	188
's <number> <kin>	148
's <number> <month>	146
's <number> <name>	-134
's <number> <number>	116
's <number> a	70
's <number> and	107
's <number> day	-168
's <number> degree	-191
's <number> in	-60
's <number> line	-195
's <number> min	206
's <number> minute	87
's <number> month	190
's <number> now	76
's <number> o	-102
's <number> of	246
's <number> on	-157
's <number> people	50
's <number> thing	21
's a	284
's a '	72
's a <kin>	-31
's a <name>	170
's a <number>	283
's a bite	-201
's a decent	92
's a fair	-113
's a garden	-52
's a good	-32
's a guy	-144
's a history	-64
's a hospital	5
's a joke	-107
's a leak	-126
's a long	-8
's a mess	-167
's a metal	63
's a nut	-68
's a peanut	-47
's a picture	-102
's a queue	-96
's a rescue	126
's a retire	-38
's a row	84
's a second	74
's a spare	62
's a stairlift	114
's a steel	133
's a step	84
's a sublet	133
's a tablet	34
's a tin	-156
's a train	44
's a trampoline	95
's a translation	46
's a typo	-150
's a wait	48
's a wasp	-115
's about	-280
's about the	-117
's alarm	-144
's alarm go	-111
's alarm have	-115
's all	70
's all i	-139
's all in	93
's all on	169
's all over	-168
's allergic	-66
's allergic to	-121
's allergy	64
's allotment	-85
's already	-196
's also	-156
's always	-222
's always <number>	-155
's always a	-110
's always be	40
's an	261
's an <name>	122
's and	29
's another	-102
's answer	-122
's arrive	-133
's ash	85
's ash are	85
's ask if	-152
's ask me	-157
's asleep	-194
's asleep on	-119
's asthma	148
's at	-88
's at <name>	254
's at <number>	4
's at the	-167
's at work	-170
's autistic	128
's autistic ,	93
's autistic </s>	126
's away	-50
's away <day>	144
's away on	104
's back	-103
's bad	-135
's bark	-105
's barn	197
's barn </s>	188
's basement	-72
's basement ,	-72
's be	8
's be <number>	-142
's be in	-54
's be rain	-101
's behind	131
's behind the	131
's between	-171
's big	-56
's birthday	-68
's birthday is	127
's blind	15
's blow	-169
's blow a	-107
's book	28
's book for	-12
's branch	-146
's branch </s>	-117
's break	-159
's bungalow	94
's burn	-132
's business	49
's by	22
's by the	-63
's call	79
's call <name>	165
's canteen	-63
's car	-193
's car alarm	-129
's change	-130
's choir	-115
's clerk	132
's clinic	141
's clock	16
's close	-127
's coffee	103
's cold	-183
's colour-blind	137
's come	-322
's come in	-174
's come to	-96
's cook </s>	-145
's cottage	57
's crack	114
's cry	16
's cry in	-138
's day	145
's day </s>	145
's dead	-141
's dead </s>	-141
's deaf	104
's deaf in	104
's decent	-127
's delay	-137
's dementia	130
's desk	72
's desk </s>	89
's diabetic	109
's dial-up	23
's dial-up speed	23
's dialysis	97
's dinner	-198
's do	-129
's do ,	-168
's do </s>	106
's double	-16
's down	-13
's down to	152
's drill	-72
's drop	-140
's dry	-154
's due	26
's due at	-99
's due in	-60
's dutch	-51
's dutch ,	-51
's dyslexic	147
's ear	-145
's eat	-160
's eat the	-87
's empty	48
's enroll	-50
's enroll in	-50
's episode	-123
's episode </s>	-104
's every	148
's every other	69
's eye	157
's eye go	157
's family	109
's family </s>	46
's farm	158
's fee	90
's field	130
's file	-76
's fine	-162
's fine </s>	-148
's finish	149
's finish </s>	149
's firm	-115
's firm </s>	-111
's fix	28
's fix ,	23
's flat	-31
's flat in	138
's for	190
's for <kin>	90
's for a	-360
's for tea	-122
's for the	-179
's forecast	-101
's forehead	-167
's form	-231
's free	-172
's freeze	-148
's from	-128
's from <name>	-61
's from <number>	105
's from a	-238
's from the	-108
's full	-81
's full of	-38
's funeral	73
's garage	183
's garage </s>	83
's get	129
's get a	73
's get her	39
's get no	88
's get swear	-4
's get to	12
's go	100
's go ,	151
's go </s>	-66
's go back	69
's go but	39
's go cold	-249
's go i	18
's go to	114
's good	-185
's good </s>	-152
's green	-200
's group	-52
's half	-162
's have	-50
's have a	-112
's head	-157
's hear	71
's hear aid	71
's her	-30
's here	-142
's high	120
's high ,	120
's his	107
's hold	-53
's home	-130
's homework	-88
's house	106
's house ,	69
's house in	171
's how	208
's how i	184
's how it	-118
's how the	-167
's how we	157
's hurt	-148
's icy	33
's ill	148
's ill </s>	148
's in	55
's in </s>	-199
's in <month>	123
's in <name>	196
's in <number>	117
's in an	-13
's in my	-16
's in the	41
's induction	153
's induction </s>	140
's insurance	-65
's is	76
's it	-119
's it </s>	-62
's job	146
's job </s>	183
's joint	48
's just	19
's keep	159
's kill	-192
's kill me	-192
's kitchen	-104
's knee	89
's lactose	73
's lactose intolerant	73
's laptop	38
's last	-33
's late	-141
's late ,	-96
's late and	-98
's laugh	-74
's laugh at	-74
's law	139
's leave	37
's leave </s>	76
's letter	84
's licence	127
's like	-110
's like a	-163
's limit	46
's limp	-139
's line	-105
's line <number>	-60
's log	-142
's lot	18
's lot are	136
's low	-162
's maiden	-17
's maiden name	-17
's make	-149
's match	-138
's match is	-82
's me	238
's me ,	138
's me </s>	112
's me that	154
's me who	167
's meet	-104
's meet </s>	-86
's mine	74
's mine </s>	21
's miss	-31
's miss </s>	-124
's miss <number>	107
's model	85
's moor	75
's move	-62
's move to	-133
's my	219
's my <kin>	49
's my dj	123
's my job	122
's my life	143
's my next	-33
's my other	-87
's my third	150
's my turn	-177
's my view	-149
's name	7
's name ,	107
's name </s>	-10
's name after	-59
's name is	-67
's name still	181
's nearly	-166
's nearly <number>	-158
's nervous	139
's nervous </s>	139
's never	312
's new	144
's next	91
's next <month>	128
's nice	-167
's nick	-104
's nick my	-90
's no	85
's no milk	-188
's no use	29
's no wifi	-45
's nobody	162
's nobody leave	145
's north	121
's not	-60
's not that	58
's not the	-166
's not what	-206
's nothing	-82
's nothing wrong	-82
's now	-180
's off	-103
's off </s>	-214
's off sick	-140
's off to	-182
's offer	-125
's office	-58
's ok	-196
's on	18
's on </s>	31
's on <days>	92
's on <name>	265
's on <number>	-128
's on a	164
's on holiday	-180
's on in	-92
's on me	-42
's on my	-144
's on night	99
's on the	43
's on warfarin	156
's only	-256
's open	-88
's order	164
's order </s>	179
's our	134
's our <kin>	-94
's ours	90
's out	-127
's out </s>	-163
's out for	68
's out of	84
's over	-183
's own	35
's pack	-168
's page	141
's park	-133
's parole	-73
's partly	73
's passion	95
's passion ,	95
's pay	79
's peanut	-47
's pension	110
's pie	-125
's place	146
's place </s>	72
's plan	75
's plan for	99
's poorly	-136
's pretend	-140
's put	-169
's put a	-155
's queue	-63
's quick	-139
's quiet	-165
's quiet </s>	-136
's rain	-132
's real	-32
's recipe	86
's red	-155
's refuse	-89
's register	148
's rent	122
's retirement	122
's right	-193
's right </s>	-128
's ring	-73
's room	147
's row	-128
's row <number>	-128
's rule	115
's rule </s>	113
's run	-181
's run by	-92
's say	-67
's say i	-183
's school	294
's school </s>	175
's school is	148
's sell	-150
's set	-6
's set for	78
's set in	-85
's share	30
's sheet	-122
's shop	-82
's shout	95
's shout </s>	95
's shut	-5
's side	63
's side ,	140
's side </s>	216
's side of	-117
's since	178
's since <number>	178
's slot	-107
's slow	107
's so	-47
's soak	-115
's some	-80
's sound	129
's speak	86
's speech	81
's split	29
's spread	138
's spread over	138
's stamp	25
's stand	-181
's start	-25
's stay	138
's stay </s>	138
's stick	-63
's stick in	-150
's stick on	74
's still	-338
's straight	-143
's stroke	101
's surgery	-84
's surname	104
's syndrome	126
's take	139
's text	-65
's that	-107
's the	139
's the <kin>	200
's the <name>	65
's the <number>	127
's the best	-131
's the difference	-80
's the joke	-70
's the last	120
's the least	-63
's the leave	94
's the log	-115
's the only	60
's the plan	138
's the problem	-133
's the right	-107
's the sketch	-142
's the worst	-138
's the wrong	-96
's there	44
's this	-124
's through	91
's ticket	138
's tight	-114
's till	-80
's time	-161
's tiny	145
's tiny ,	122
's to	30
's to <name>	57
's to be	-64
's tonight	-116
's too	-116
's too hot	-126
's too long	-84
's trip	-139
's turn	38
's turn <number>	99
's under	-97
's under the	-80
's up	95
's up a	100
's us	205
's us </s>	181
's use	71
's usually	-16
's vegan	115
's vegetarian	-56
's vegetarian </s>	-56
's very	-130
's visit	-21
's voice	-161
's voice ,	-155
's wait	-151
's walk	-76
's warm	-129
's was	-121
's website	123
's what	133
's what i	59
's what the	41
's what they	-108
's wheelchair	146
's when	75
's when i	182
's when the	96
's where	84
's where i	82
's where it	-173
's whole	135
's why	-44
's with <name>	122
's with the	-57
's with us	174
's worse	-32
's worth	-150
's worth </s>	-100
's wrong	-156
's wrong </s>	-130
(	134
( <kin>	134
( <kin> )	141
( <name>	-17
( <name> ,	117
( <name> </s>	165
( he	131
( he 's	131
( me	110
( not	-37
)	-71
) ,	18
) and	49
) and her	121
*	-131
+	250
+ <day>	159
+ <day> </s>	100
+ <day> at	121
+ <name>	146
+ <name> </s>	100
,	55
, "	-98
, 16	-87
, </s>	-120
, <day>	182
, <day> ,	195
, <day> morning	106
, <day> to	172
, <days>	290
, <days> ,	151
, <days> </s>	210
, <days> and	110
, <days> at	75
, <kin>	168
, <kin> 's	178
, <kin> ,	-17
, <kin> </s>	219
, <kin> <kin>	99
, <kin> <name>	-70
, <kin> and	129
, <kin> are	-27
, <kin> by	124
, <kin> in	113
, <kin> is	-58
, <kin> it	18
, <kin> n't	34
, <kin> of	-58
, <kin> order	113
, <kin> the	131
, <kin> was	-47
, <month>	-47
, <month> </s>	-12
, <month> <number>	151
, <month> to	-40
, <name>	109
, <name> &	156
, <name> 's	150
, <name> (	-67
, <name> ,	71
, <name> </s>	-79
, <name> <kin>	219
, <name> <name>	294
, <name> <number>	-76
, <name> above	92
, <name> and	85
, <name> at	199
, <name> first	131
, <name> for	17
, <name> get	115
, <name> have	-96
, <name> in	147
, <name> is	218
, <name> mostly	127
, <name> next	-149
, <name> on	114
, <name> one	127
, <name> only	144
, <name> say	-122
, <name> the	-99
, <name> time	123
, <name> to	149
, <name> with	168
, <number>	210
, <number> ,	19
, <number> </s>	198
, <number> <kin>	-194
, <number> <month>	74
, <number> <name>	-83
, <number> <number>	172
, <number> a	-135
, <number> am	75
, <number> and	149
, <number> at	165
, <number> bar	-97
, <number> battery	119
, <number> box	65
, <number> chair	146
, <number> coeliac	-72
, <number> cover	144
, <number> day	-53
, <number> down	136
, <number> euro	168
, <number> floor	114
, <number> for	22
, <number> from	89
, <number> generation	108
, <number> halal	148
, <number> hive	200
, <number> hour	-28
, <number> house	148
, <number> in	-62
, <number> is	-136
, <number> item	-83
, <number> job	138
, <number> kilo	124
, <number> letter	-177
, <number> line	112
, <number> min	-121
, <number> minute	-109
, <number> moment	-95
, <number> month	185
, <number> more	-26
, <number> night	-12
, <number> now	128
, <number> odd	109
, <number> of	328
, <number> off	202
, <number> old	150
, <number> on	312
, <number> page	-140
, <number> people	-19
, <number> percent	9
, <number> piece	32
, <number> pound	8
, <number> question	74
, <number> quid	-96
, <number> ring	117
, <number> room	-40
, <number> round	-13
, <number> screw	-130
, <number> sec	-113
, <number> second	-116
, <number> sharp	109
, <number> site	122
, <number> so	-6
, <number> step	-137
, <number> sugar	124
, <number> time	160
, <number> to	136
, <number> variety	131
, <number> week	229
, <number> wide	116
, <number> with	108
, <number> word	48
, <number> year	199
, a	27
, a <kin>	-20
, a <name>	219
, a <number>	119
, a former	-88
, a minor	-101
, a twelve-seater	-6
, a year	104
, about	137
, about <number>	215
, accord	-86
, accord to	-86
, across	19
, add	-187
, add more	-114
, after	-55
, afternoon	129
, again	-155
, again </s>	-155
, all	121
, all <kin>	90
, all <name>	141
, all <number>	175
, all but	-84
, all clear	76
, all family	109
, all in	87
, all of	154
, all on	-44
, all remote	200
, all the	98
, along	-30
, along with	-30
, already	165
, alto	114
, always	417
, always ,	90
, always </s>	375
, always be	131
, always have	198
, always write	-38
, an	-7
, and	54
, and <name>	159
, and a	118
, and everything	-49
, and i	144
, and it	-196
, and so	92
, and that	59
, and the	71
, and we	196
, and you	-82
, annoy	-119
, annoy </s>	-119
, another	-54
, answer	-28
, any	-145
, any idea	-144
, anyone	-150
, anyone </s>	-150
, anything	46
, apparently	-226
, apparently </s>	-186
, are	99
, arm	-168
, arm are	-77
, around	192
, around <number>	157
, arrive	124
, as	128
, ask	-49
, at	294
, at <name>	102
, at <number>	157
, at the	85
, avoid	-25
, back	-330
, back at	-131
, back by	-143
, back in	-147
, back now	-165
, back to	-113
, bad	53
, bad hip	141
, bad line	-126
, barley	-77
, base	65
, base in	180
, be	-121
, be a	-126
, be in	-150
, be like	139
, be quick	-109
, bear	141
, beat	-127
, because	177
, before	80
, before and	-58
, believe	86
, believe it	86
, better	-123
, big	51
, big font	-43
, bite	147
, black	122
, blackwork	89
, bless	-120
, blind	71
, bliss	-164
, bliss </s>	-164
, blood	114
, blue	142
, blue in	108
, book	147
, bore	-154
, bore </s>	-154
, both	54
, both ear	64
, both in	176
, both of	159
, box	127
, brain	17
, brain is	-112
, brb	-209
, brb </s>	-209
, brilliant	-161
, brown	132
, brown inhaler	70
, build	99
, build in	141
, burn	90
, bus	-104
, but	139
, but i	122
, but the	-182
, buy	154
, by	90
, by choice	57
, by the	49
, call	9
, can	-230
, can i	-158
, can n't	-163
, can you	-191
, cancel	-152
, candle	123
, candle </s>	123
, car	175
, carry	158
, carry <number>	95
, carry an	134
, cash	169
, cash only	92
, cataract	93
, cataract </s>	88
, change	-98
, chapter	-127
, chapter <number>	-127
, check	-165
, check again	-36
, check it	-140
, check the	-140
, cheer	-225
, cheer </s>	-225
, chemistry	122
, chemistry mostly	122
, church	142
, church </s>	121
, clay	83
, clay soil	83
, close	-7
, club	162
, coeliac	109
, coeliac </s>	75
, column	-155
, come	-46
, come from	-83
, come in	-100
, come to	138
, come up	-48
, contract	154
, correct	-48
, could	-79
, could i	-88
, could you	-135
, count	57
, count </s>	-39
, court	136
, cover	-150
, cover for	-107
, crazy	-157
, crop	-116
, currently	141
, currently number	141
, cut	-164
, cut it	-142
, cut the	-76
, daft	37
, daily	145
, daily </s>	145
, dairy	-54
, date	-60
, date from	-60
, day	144
, deaf	-75
, delete	-197
, delivery	135
, despite	-43
, diagnose	175
, diagnose at	154
, diesel	72
, diesel </s>	72
, different	52
, do	-88
, do </s>	-147
, do for	-81
, do i	-201
, do in	139
, do n't	93
, door	156
, double	150
, down	192
, down from	85
, drop	-186
, drop the	-186
, dry	-63
, due	93
, due at	159
, due in	25
, dust	24
, dyscalculia	121
, each	101
, early	60
, easy	-66
, egg	144
, egg ,	112
, electric	80
, email	103
, end	-112
, end of	-168
, end up	39
, english	164
, epilepsy	144
, epilepsy ,	94
, epilepsy </s>	99
, epipen	74
, essential	138
, essential tremor	138
, even	183
, even in	102
, ever	306
, ever ,	94
, ever </s>	281
, every	368
, every <day>	92
, every day	204
, every month	58
, every single	39
, every time	218
, every week	139
, everybody	41
, everyone	-184
, everyone is	-133
, everything	-10
, everything 's	-65
, exam	112
, exam in	112
, explain	-149
, fail	48
, faint	132
, faint at	132
, family	165
, farm	164
, feel	-91
, feel bad	-129
, feel better	-87
, feel like	-70
, fifth	77
, fifth floor	77
, finally	-85
, finally </s>	-115
, finally pass	52
, find	-50
, find out	162
, find the	-186
, fine </s>	-99
, finish	-198
, finish the	-132
, first	16
, first <days>	128
, first <number>	51
, first time	-58
, fix	14
, fix that	-154
, fix the	-97
, flight	25
, fly	129
, foot	88
, for	164
, for <kin>	-142
, for <number>	-88
, for life	106
, for the	239
, forget	76
, form	148
, found	-93
, found the	-28
, fourth	-6
, freelance	132
, freelance </s>	92
, freeze	-115
, from	134
, from <name>	231
, from now	108
, from the	-32
, from what	-128
, full	-45
, fun	-177
, funny	-114
, funny </s>	-72
, geology	133
, geology ,	133
, get	-117
, get <number>	-115
, get a	-132
, get insulin	125
, give	-48
, give me	-181
, give the	-43
, give up	130
, go	-157
, go </s>	-111
, go ahead	-168
, go back	-150
, go for	208
, go on	132
, go to	-160
, go with	-136
, goal	92
, goal is	92
, goalkeeper	143
, god	34
, god know	34
, good	-207
, google	-128
, google say	-128
, graduate	117
, great	-192
, great </s>	-74
, green	67
, grey	-106
, grow	190
, grow up	155
, guest	-112
, ha	-205
, ha </s>	-193
, half	113
, half <name>	98
, half a	-8
, half asleep	-146
, half my	73
, half of	133
, hand	113
, hand down	137
, hand shake	-148
, handle	-92
, handle <kin>	-18
, handle the	-50
, hang	-231
, hang on	-231
, happy	25
, hard	163
, hate	143
, hate the	88
, haul	129
, have	42
, have <name>	-29
, have <number>	-95
, have a	-55
, have ask	127
, have be	229
, have do	78
, have for	126
, have my	45
, have n't	72
, have no	159
, have since	135
, have the	89
, have to	-258
, hay	-16
, he	-4
, he 's	-57
, he <kin>	150
, he have	-35
, he pay	127
, he was	-103
, head	-147
, hear	87
, heat	32
, help	-251
, help </s>	-198
, help me	-180
, hence	162
, hence the	175
, her	168
, here	45
, here i	101
, hers	190
, hibernate	102
, hibernate in	102
, hilarious	-132
, hilarious </s>	-132
, his	25
, his <kin>	-78
, hold	-91
, hold on	-197
, home	41
, home by	-19
, home only	136
, honestly	104
, honestly ,	-37
, honestly </s>	136
, hope	92
, hope to	131
, hopeless	-72
, house	-57
, house rule	193
, how	-365
, how do	-195
, how many	-167
, how much	-117
, how would	-98
, hurry	-179
, hurry </s>	-164
, hydrology	-26
, hydrology </s>	-26
, i	58
, i 'd	129
, i 'll	-105
, i 'm	45
, i always	28
, i am	-90
, i can	20
, i check	-44
, i come	-80
, i do	258
, i eat	-5
, i find	-102
, i get	191
, i give	136
, i go	-141
, i guess	-169
, i hate	105
, i have	12
, i just	-24
, i keep	124
, i learn	111
, i live	-30
, i look	-66
, i make	-140
, i never	137
, i now	58
, i only	146
, i own	119
, i play	-19
, i raise	114
, i read	-240
, i run	205
, i see	-130
, i set	-42
, i take	169
, i think	-173
, i translate	115
, i use	103
, i want	-91
, i was	-168
, i write	-96
, idea	52
, idea </s>	-47
, if	139
, if you	139
, ignore	-214
, ignore that	-138
, ignore the	-128
, ill	-184
, ill try	-118
, imagine	-87
, imagine </s>	-87
, in	172
, in <month>	-141
, in <name>	269
, in <number>	-36
, in all	149
, in general	-132
, in that	75
, in this	-147
, is	-184
, is 19	-27
, is <number>	-34
, is a	-67
, is also	-64
, is autistic	140
, is deaf	200
, is diabetic	152
, is it	-170
, is leave	71
, is move	129
, is my	-9
, is now	-92
, is off	65
, is older	199
, is on	-56
, is scare	171
, is still	-82
, is that	-318
, is the	-42
, is what	82
, it	-35
, it 's	107
, it have	-22
, it is	95
, it say	-280
, it seem	-110
, it was	23
, it will	-158
, its	-39
, its <name>	143
, its a	-95
, its an	39
, its in	129
, joke	-124
, just	-145
, just <number>	62
, just a	77
, just ask	-134
, just fix	-112
, just me	49
, just pick	-135
, just see	-90
, just the	-165
, keep	-124
, keep it	-111
, keep that	-105
, keep the	-30
, kettle	-133
, kettle 's	-133
, key	171
, key come	173
, kid	-116
, kill	-106
, kill me	-106
, knee	116
, knock	109
, lactose	97
, last	117
, last day	158
, later	-126
, leak	94
, learn	148
, learn it	140
, lease	106
, leave	169
, leave at	133
, leave in	-32
, left-handed	126
, left-handed </s>	126
, less	93
, less strict	93
, let	-175
, let me	-164
, level	36
, licence	137
, like	158
, line	-118
, line <number>	18
, list	153
, list build	127
, live	-147
, live behind	137
, live in	-109
, live with	153
, local	88
, long	120
, long text	-6
, look	-229
, look better	-41
, look fine	-101
, look nice	-103
, lose	-81
, loud	-124
, love	-134
, lovely	80
, madness	-168
, madness </s>	-168
, mail	-92
, mail only	-92
, mainly	171
, make	-238
, make him	-132
, make in	141
, make it	-204
, manual	95
, math	134
, math and	126
, max	4
, maybe	-149
, maybe <number>	-95
, me	189
, me ,	154
, me </s>	178
, me and	7
, me the	125
, meet	97
, meh	-142
, meh </s>	-142
, metric	-40
, metric unit	-40
, mi	-50
, might	-63
, milk	-73
, mine	-51
, mine 's	-91
, miss	-115
, miss it	-115
, monthly	142
, monthly </s>	142
, morning	102
, morning </s>	102
, most	-48
, most of	134
, mostly	134
, mostly <name>	165
, mostly bridal	71
, mostly farm	117
, mostly in	-77
, mostly on	127
, motorbike	102
, motorbike crash	102
, move	42
, must	-242
, must be	-167
, must hurry	-98
, my	46
, my <kin>	359
, my <name>	201
, my <number>	204
, my business	59
, my eye	-73
, my first	145
, my guide	130
, my late	141
, my third	-97
, my turn	85
, my whole	138
, na	192
, na <name>	133
, name	112
, name is	92
, nearly	19
, need	-305
, need <number>	-148
, need a	-81
, need to	-116
, never	383
, never <days>	44
, never <name>	131
, never a	-64
, never could	124
, never cup	94
, never do	129
, never get	120
, never have	165
, never in	121
, never learn	94
, never mind	-102
, new	112
, next	-84
, nice	-126
, nice </s>	-126
, night	-102
, night </s>	-6
, no	-203
, no ,	-10
, no </s>	-226
, no <kin>	-205
, no <name>	285
, no <number>	-67
, no base	-70
, no call	17
, no car	-95
, no change	-142
, no choice	11
, no computer	142
, no emoji	111
, no exception	173
, no garden	-84
, no idea	-148
, no lift	126
, no luck	-167
, no main	147
, no more	158
, no mri	86
, no nut	-99
, no phone	-6
, no plan	-35
, no screen	120
, no signal	153
, no sleep	-104
, no sugar	107
, no wage	-39
, no window	143
, nobody	15
, nobody else	117
, nobody here	-115
, nobody say	126
, nobody there	-148
, north	-73
, not	215
, not <kin>	-85
, not <name>	94
, not <number>	12
, not a	-221
, not by	-45
, not even	159
, not madam	-44
, not me	32
, not mine	-37
, not the	58
, nothing	-28
, nothing </s>	-132
, nothing else	-94
, nothing fit	19
, nothing serious	-114
, now	-12
, now i	172
, now it	-161
, now what	-112
, number	-94
, number <number>	-94
, nut	-127
, oak	110
, oak mostly	110
, obviously	-165
, obviously </s>	-165
, odd	-76
, of	22
, off	-133
, off to	-81
, ok	-51
, old	201
, older	201
, older than	201
, on	23
, on <days>	60
, on a	45
, on my	-68
, on the	167
, on to	-129
, only	130
, only <kin>	125
, only <name>	167
, only <number>	-54
, only cash	139
, only the	-28
, open	-95
, open in	-56
, or	-150
, or so	-184
, order	-127
, other	-172
, other half	-141
, ouch	-62
, ouch </s>	-62
, our	310
, our <kin>	161
, our <name>	26
, our family	72
, our middle	107
, our old	-52
, ours	179
, ours since	143
, out	102
, own	179
, own a	132
, own chair	92
, pack	-119
, pack </s>	-119
, page	-111
, page <number>	-111
, panic	38
, panic attack	108
, paper	112
, part-time	189
, part-time ,	140
, part-time </s>	159
, passable	-24
, paste	-153
, pastry	145
, pay	137
, pay back	75
, pay by	89
, pay it	105
, pay no	-65
, pay off	90
, people	27
, people say	-159
, per	-103
, per the	-103
, perfect	-85
, phone	-108
, phone at	-136
, plain	116
, plan	125
, play	199
, please	243
, please ,	102
, please </s>	38
, please remember	154
, please use	36
, plot	136
, plot <number>	136
, pls	-29
, plus	-36
, plus <name>	38
, policy	147
, poor	-121
, post	-71
, post the	-80
, pretty	-125
, pretty </s>	-114
, probably	-139
, probably the	-139
, put	-150
, question	-110
, quick	-263
, quick </s>	-188
, quick <number>	-100
, quiz	-106
, quiz me	-106
, rain	16
, raise	131
, raise in	176
, rarely	130
, rate	100
, read	39
, read only	150
, ready	-159
, really	28
, really </s>	4
, rebuild	88
, red	98
, red and	100
, red green	55
, red-and-green	63
, red-and-green look	162
, red-and-green mostly	-112
, redo	-94
, redo it	-114
, refuse	104
, register	126
, register in	126
, remove	-180
, rename	-149
, renew	123
, rent	123
, rescue	106
, rescue </s>	106
, resend	-108
, rest	-136
, rest of	33
, restart	-76
, restart </s>	-76
, retire	53
, retire </s>	131
, retire next	124
, review	32
, review everything	32
, right	-227
, right </s>	-359
, right hand	127
, right side	106
, ring	-140
, rinse	76
, room	-25
, roughly	24
, router	-162
, row	-38
, row <number>	42
, rule	131
, run	-5
, run until	-46
, sad	-119
, sadly	-49
, sadly ,	-49
, same	-144
, same thing	-121
, save	-84
, say	-146
, say again	-88
, say it	-95
, say the	-253
, scan	-55
, school	144
, screen	66
, scroll	-132
, scroll up	-80
, season	-67
, season ticket	166
, seasonal	-38
, seat	-104
, seat <number>	-104
, second	-26
, second <day>	93
, second round	31
, second year	155
, see	-172
, see below	-143
, see the	-27
, self	49
, self-employed	227
, self-employed ,	180
, sell	207
, send	-274
, send help	-186
, send me	-108
, sew	-74
, share	145
, share with	89
, she	171
, she 's	47
, she have	148
, she wander	168
, shelf	137
, shop	135
, short	-80
, short answer	-139
, shorten	-163
, shorten it	-114
, should	-14
, should be	63
, shrink	-131
, shut	115
, sign	7
, sign anything	114
, sign off	-37
, signal	-118
, signal bad	-149
, silly	-82
, silver	108
, since	180
, since <number>	199
, since covid	137
, since my	109
, since the	152
, sit	73
, sit in	-83
, sit it	118
, site	-149
, skip	-116
, skip the	-172
, sleep	-84
, sleep on	91
, slow	-124
, small	137
, smell	-164
, so	165
, so <name>	79
, so annoy	-90
, so do	16
, so from	89
, so funny	-117
, so i	-43
, so it	-54
, so just	-88
, so keep	156
, so large	96
, so long	63
, so make	52
, so my	130
, so no	57
, so now	190
, so only	-29
, so our	104
, so phone	144
, so please	-52
, so quiet	-9
, so scissor	121
, so short	76
, so shortcut	134
, so spell	120
, so tell	16
, so the	-62
, so type	-119
, so voice	91
, so was	92
, so we	5
, so what	-123
, so write	78
, soak	-149
, soak </s>	-80
, sofa	-84
, solar	153
, solar and	133
, some	-74
, some <kin>	-118
, some <name>	54
, some <number>	145
, some guy	-124
, someone	-140
, something	-176
, sorry	-167
, sorry ,	-126
, sorry for	-101
, spanish	116
, speak	78
, speak <number>	-74
, spring	52
, stable	-17
, stable on	106
, stage	-126
, stall	-76
, stand	193
, stand rule	123
, start	29
, start at	95
, station	-50
, stay	104
, stay at	120
, step	-89
, step by	-109
, stick	51
, still	-13
, still <kin>	119
, still have	22
, still no	-76
, still nothing	7
, still raw	126
, stomach	113
, stop	-5
, stop when	148
, storm	-114
, strictly	9
, strictly speak	-35
, study	-53
, super	-83
, supervise	116
, support	35
, supposedly	-132
, supposedly </s>	-132
, sure	-61
, swap	-272
, swap them	-201
, take	-24
, take <number>	-57
, take the	-112
, talk	-40
, talk later	-143
, target	60
, target is	60
, taste	154
, taste like	114
, taste of	100
, teach	18
, teach me	145
, teach myself	123
, team	110
, tear	23
, tell	-123
, tell them	-138
, tenor	123
, terrify	103
, terrify of	103
, test	-21
, test green	-91
, text	153
, text is	153
, thank	-121
, thank </s>	-209
, thank for	-122
, thank you	63
, that	63
, that 's	286
, that fix	-154
, that keep	60
, that was	32
, the	-128
, the <kin>	75
, the <name>	104
, the <number>	141
, the allotment	-59
, the app	-92
, the blue	-20
, the book	-76
, the deputy	54
, the digger	-63
, the flat	-150
, the guy	-110
, the heroine	-126
, the name	66
, the old	145
, the other	8
, the page	-94
, the paper	-117
, the report	-148
, the rest	188
, the second	-139
, the test	-81
, the third	55
, the whole	8
, the worst	-26
, their	144
, then	105
, then <name>	-93
, then <number>	81
, then bed	-179
, then it	-69
, then the	58
, then we	118
, theory	-24
, they	-20
, they 're	56
, they reckon	-164
, they say	-246
, third	200
, third generation	102
, third time	-128
, third year	109
, thirty-odd	146
, this	-60
, this is	74
, though	195
, though i	130
, throat	140
, through	135
, thx	-70
, thx for	-70
, till	73
, till 's	42
, till <number>	86
, tiny	-131
, tiny flat	-57
, to	71
, to be	109
, too	-189
, too blurry	-111
, too hard	-81
, too hot	-119
, too long	-52
, too windy	-107
, traffic	-137
, train	7
, train only	97
, train under	-111
, tram	-46
, translate	-114
, trim	-113
, try	-143
, try again	66
, try another	-126
, turn	-108
, turn <number>	-11
, turn it	-140
, twice	147
, twice a	147
, type	-134
, typical	-185
, typical </s>	-161
, unbelievable	-128
, unbelievable </s>	-128
, under	-242
, under <name>	171
, under <number>	-255
, undetectable	103
, unpaid	156
, unpaid ,	149
, unpaid </s>	115
, up	71
, up at	166
, up to	159
, us	202
, use	-7
, use a	159
, useless	-122
, useless </s>	-122
, very	75
, visa	162
, volunteer	90
, wait	-256
, wait </s>	-126
, wait for	-119
, walk	-126
, want	56
, want <number>	119
, want it	19
, want to	200
, was	-44
, was buy	-86
, was n't	-128
, wasp	137
, wasp sting	104
, we	236
, we 're	229
, we have	146
, we keep	127
, we live	118
, wear	122
, wed	116
, wed 's	63
, week	167
, weird	-216
, weird </s>	-216
, were	-178
, what	-442
, what 's	-175
, what <kin>	-115
, what a	-115
, what can	-138
, what do	-101
, what else	-131
, what is	-129
, what now	-65
, what was	-63
, what would	-173
, when	59
, whenever	60
, where	-103
, where 's	-137
, where are	-99
, where do	-125
, where i	150
, where is	-105
, where were	-100
, which	-105
, which </s>	-145
, which <number>	-107
, which i	79
, which is	-49
, which my	173
, while	-120
, who	-73
, who 's	118
, who <kin>	76
, who have	38
, who is	157
, who share	-98
, who teach	-42
, whoever	-73
, whoever that	-73
, whole	-37
, whom	100
, whom i	100
, whose	-16
, why	-79
, why </s>	-209
, width	43
, wifi	-93
, will	-63
, will be	-42
, will n't	-59
, winter is	-106
, wipe	-123
, with	140
, with a	14
, with the	200
, wooden	98
, wooden one	98
, work	-191
, worse	105
, worth	-132
, worth it	-132
, would	-129
, wow	-125
, wow </s>	-125
, wrap	-136
, write	37
, write in	138
, write me	-7
, wrong	-170
, year	150
, year <number>	181
, you	-95
, you save	-100
, your	-140
, £	131
, £ <number>	131
-	-43
- <name>	169
- <number>	-47
.	-65
. </s>	-243
. <name>	170
. <name> </s>	129
. <number>	-45
. <number> </s>	-99
/	141
/ <name>	80
0 </s>	-89
0 hour	86
0 hour contract	70
0#ing	177
0#past	311
0#s	48
1#ing	209
1#past	-284
1#s	181
1000	12
1000 </s>	140
1000 km	142
12	53
12 egg	-152
16	-5
16 </s>	73
17	-68
17 year	-144
18	-65
18 </s>	82
19	65
19 ,	129
19 </s>	-39
19 year	20
19 year </s>	109
19 year old	-42
2#ing	-216
2#past	-113
2#s	53
22	151
22 year	118
22 year </s>	118
26	186
31	84
31 year	96
31 year </s>	87
33	35
33 </s>	35
34	80
35	41
35 hour	-9
35 hour week	-9
38	28
38 </s>	-5
41	114
41 year	173
41 year </s>	132
42	109
46	143
68	102
74	152
74 </s>	152
81	174
81 </s>	138
96	83
:	-223
: '	-127
: <kin>	-165
: <kin> ,	-185
: <name>	-91
: <name> ,	207
: <name> :	-136
: <name> </s>	-39
: <name> <name>	43
: <name> <number>	10
: <number>	5
: <number> ,	-83
: <number> </s>	-58
: <number> <kin>	-47
: <number> a	169
: <number> may	75
: <number> min	-74
: [	-137
: [ <name>	-73
: a	-205
: a <kin>	-123
: can	-188
: can not	-108
: fix	-60
: how	-165
: how do	-91
: how much	-57
: i	-89
: it	-123
: kindly	-121
: me	40
: my	-150
: my <kin>	-153
: no	-20
: no module	-127
: nothing	115
: pizza	-53
: pizza and	-53
: retire	-148
: run	-84
: that	-48
: that 's	-48
: the	-171
: the <name>	-68
: this	-114
: too	-136
: what	-87
: which	-104
: yes	60
: yes or	-67
: you	-139
;	206
; i	291
; i 'm	151
; it	133
; next	-7
<day>	42
<day> 's	-282
<day> 's dinner	-129
<day> 's match	-113
<day> +	159
<day> + <day>	159
<day> ,	-100
<day> , <day>	164
<day> , at	124
<day> , never	109
<day> , so	-193
<day> , that	106
<day> , the	53
<day> </s>	-10
<day> <kin>	117
<day> <kin> </s>	-45
<day> <number>	216
<day> <number> ,	152
<day> <number> </s>	126
<day> about	-113
<day> after	102
<day> afternoon	175
<day> afternoon </s>	147
<day> all	-76
<day> and	154
<day> and <day>	341
<day> as	-124
<day> at	241
<day> at <name>	151
<day> at <number>	99
<day> at the	184
<day> before	113
<day> before <number>	111
<day> by	222
<day> deadline	-84
<day> dinner	148
<day> down	-179
<day> down </s>	-123
<day> even	-41
<day> evening	203
<day> evening </s>	143
<day> for	-101
<day> from	-33
<day> go	-30
<day> go on	13
<day> go to	-137
<day> group	101
<day> here	-208
<day> here in	-131
<day> i	11
<day> i 'm	142
<day> i call	140
<day> i have	162
<day> i keep	145
<day> in	-127
<day> in <name>	49
<day> in a	-166
<day> in the	-167
<day> is	-166
<day> is a	-124
<day> is fine	-82
<day> is my	-136
<day> it	84
<day> it 's	84
<day> league	134
<day> lunch	81
<day> lunch is	130
<day> market	227
<day> market in	175
<day> market sell	86
<day> mean	-77
<day> meeting	93
<day> meeting for	93
<day> morning	213
<day> morning 's	-117
<day> morning </s>	206
<day> next	-140
<day> next to	-140
<day> night	200
<day> night </s>	211
<day> night are	69
<day> night belong	129
<day> noon	164
<day> noon </s>	149
<day> of	48
<day> of each	76
<day> of the	216
<day> off	66
<day> on	-26
<day> on it	-135
<day> on my	-85
<day> on the	7
<day> only	93
<day> only </s>	93
<day> or	-94
<day> pm	49
<day> pm </s>	49
<day> prayer	21
<day> report	39
<day> roast	55
<day> seminar	99
<day> shift	140
<day> so	-152
<day> the	-217
<day> there	27
<day> to	176
<day> to <day>	157
<day> until	104
<day> was	-224
<day> was a	-184
<day> we	-77
<day> with	7
<day> with <name>	131
<day> with a	-131
<day> with the	123
<day> work	-100
<day> work for	-100
<days>	415
<days> ,	141
<days> , <days>	110
<days> , <name>	109
<days> , always	63
<days> , church	121
<days> , i	-43
<days> , never	90
<days> , so	93
<days> , the	114
<days> , with	57
<days> </s>	241
<days> <number>	191
<days> <number> to	148
<days> a	133
<days> after	107
<days> after school	139
<days> and	258
<days> and <days>	245
<days> are	-123
<days> are awful	-70
<days> are for	-96
<days> are my	104
<days> are off	93
<days> are the	-43
<days> at	368
<days> at <name>	78
<days> at <number>	247
<days> at the	176
<days> because	107
<days> before	43
<days> before <number>	43
<days> belong	-30
<days> belong to	-30
<days> by	199
<days> i	345
<days> i 'm	272
<days> i do	149
<days> i have	44
<days> i look	112
<days> i volunteer	43
<days> in	106
<days> in the	137
<days> is	142
<days> off	219
<days> off </s>	152
<days> only	173
<days> only ,	94
<days> only </s>	150
<days> our	134
<days> so	122
<days> the	-146
<days> through	82
<days> through <days>	82
<days> till	128
<days> to	205
<days> to <days>	137
<days> we	110
<days> with	226
<days> with <name>	119
<days> with the	135
<kin>	196
<kin> "	-83
<kin> '	83
<kin> ' ,	-98
<kin> ' <kin>	125
<kin> ' <name>	172
<kin> ' <number>	117
<kin> ' even	81
<kin> ' in	103
<kin> ' on	116
<kin> ' place	-69
<kin> ' school	148
<kin> ' shoe	-128
<kin> ' swim	115
<kin> ' tale	-61
<kin> 's	21
<kin> 's </s>	270
<kin> 's <kin>	-184
<kin> 's <name>	118
<kin> 's <number>	193
<kin> 's a	164
<kin> 's alarm	-144
<kin> 's and	136
<kin> 's ash	85
<kin> 's ask	-152
<kin> 's asleep	-100
<kin> 's at	-153
<kin> 's away	-155
<kin> 's bark	-105
<kin> 's barn	197
<kin> 's basement	-72
<kin> 's birthday	127
<kin> 's bungalow	94
<kin> 's call	139
<kin> 's clinic	141
<kin> 's clock	16
<kin> 's come	-67
<kin> 's dementia	130
<kin> 's diabetic	109
<kin> 's dialysis	97
<kin> 's do	56
<kin> 's drill	-43
<kin> 's due	150
<kin> 's every	115
<kin> 's family	105
<kin> 's farm	158
<kin> 's firm	-111
<kin> 's flat	144
<kin> 's from	252
<kin> 's garage	120
<kin> 's go	-108
<kin> 's hear	71
<kin> 's home	-128
<kin> 's house	49
<kin> 's in	-20
<kin> 's is	144
<kin> 's job	229
<kin> 's just	-33
<kin> 's kitchen	-104
<kin> 's knee	89
<kin> 's letter	138
<kin> 's line	-19
<kin> 's maiden	-17
<kin> 's my	136
<kin> 's name	65
<kin> 's off	-129
<kin> 's on	125
<kin> 's order	171
<kin> 's passion	95
<kin> 's pension	110
<kin> 's place	140
<kin> 's recipe	86
<kin> 's room	127
<kin> 's rule	160
<kin> 's say	111
<kin> 's school	165
<kin> 's sheet	-136
<kin> 's side	56
<kin> 's speech	81
<kin> 's stamp	25
<kin> 's surgery	-84
<kin> 's surname	104
<kin> 's the	145
<kin> 's ticket	138
<kin> 's vegan	115
<kin> 's wheelchair	146
<kin> 's whole	96
<kin> 's with	-71
<kin> (	159
<kin> ( he	131
<kin> )	141
<kin> ) and	141
<kin> ,	86
<kin> , <kin>	6
<kin> , <name>	468
<kin> , <number>	-70
<kin> , all	229
<kin> , and	105
<kin> , bad	-37
<kin> , bite	205
<kin> , by	111
<kin> , can	53
<kin> , come	96
<kin> , currently	141
<kin> , do	105
<kin> , every	148
<kin> , found	-28
<kin> , handle	174
<kin> , have	-41
<kin> , he	133
<kin> , her	117
<kin> , i	34
<kin> , in	-128
<kin> , is	304
<kin> , it	76
<kin> , just	-46
<kin> , me	226
<kin> , mostly	-34
<kin> , my	221
<kin> , no	-176
<kin> , not	-59
<kin> , only	126
<kin> , register	126
<kin> , retire	156
<kin> , say	-176
<kin> , second	140
<kin> , self-employed	180
<kin> , she	149
<kin> , sign	133
<kin> , sleep	-70
<kin> , so	207
<kin> , some	-111
<kin> , teach	145
<kin> , that	197
<kin> , the	121
<kin> , under	-158
<kin> , unpaid	156
<kin> , want	-44
<kin> , was	-29
<kin> , we	134
<kin> , what	-63
<kin> , who	132
<kin> , work	-117
<kin> .	146
<kin> :	-60
<kin> : <kin>	-185
<kin> : <name>	300
<kin> : <number>	-69
<kin> ;	91
<kin> </s>	113
<kin> <day>	136
<kin> <day> </s>	116
<kin> <day> and	111
<kin> <day> on	-150
<kin> <days>	121
<kin> <kin>	41
<kin> <kin> 's	185
<kin> <kin> ,	279
<kin> <kin> </s>	-6
<kin> <kin> <kin>	-63
<kin> <kin> <name>	220
<kin> <kin> all	155
<kin> <kin> at	143
<kin> <kin> here	111
<kin> <kin> in	120
<kin> <kin> is	-88
<kin> <kin> my	-93
<kin> <kin> n't	-51
<kin> <kin> not	142
<kin> <kin> the	268
<kin> <name>	423
<kin> <name> 's	-98
<kin> <name> ,	331
<kin> <name> :	-90
<kin> <name> </s>	167
<kin> <name> <kin>	333
<kin> <name> <name>	-25
<kin> <name> <number>	-52
<kin> <name> and	157
<kin> <name> at	174
<kin> <name> can	269
<kin> <name> check	156
<kin> <name> die	141
<kin> <name> drive	151
<kin> <name> get	147
<kin> <name> handle	141
<kin> <name> hate	204
<kin> <name> have	185
<kin> <name> in	188
<kin> <name> is	91
<kin> <name> join	136
<kin> <name> just	-58
<kin> <name> keep	172
<kin> <name> know	84
<kin> <name> last	106
<kin> <name> leave	-19
<kin> <name> lend	124
<kin> <name> live	93
<kin> <name> move	132
<kin> <name> need	101
<kin> <name> on	127
<kin> <name> only	41
<kin> <name> plant	103
<kin> <name> play	192
<kin> <name> raise	-45
<kin> <name> retire	247
<kin> <name> run	211
<kin> <name> say	-116
<kin> <name> sleep	75
<kin> <name> start	-4
<kin> <name> stay	112
<kin> <name> take	148
<kin> <name> teach	-44
<kin> <name> to	207
<kin> <name> use	73
<kin> <name> want	225
<kin> <name> was	145
<kin> <name> will	98
<kin> <name> work	248
<kin> <number>	-13
<kin> <number> ,	103
<kin> <number> </s>	133
<kin> <number> <kin>	106
<kin> <number> dollar	123
<kin> <number> for	105
<kin> <number> grand	166
<kin> <number> ring	-146
<kin> =	157
<kin> = <name>	157
<kin> ?	160
<kin> a	-105
<kin> a <kin>	50
<kin> a <number>	-91
<kin> a day	-45
<kin> a person	-67
<kin> about	-93
<kin> about the	-113
<kin> above	169
<kin> actually	147
<kin> actually </s>	147
<kin> after	-60
<kin> after the	189
<kin> all	229
<kin> all the	155
<kin> allow	-92
<kin> allowance	76
<kin> alone </s>	75
<kin> always	134
<kin> amateur	99
<kin> an	-22
<kin> an hour	5
<kin> and	178
<kin> and <kin>	56
<kin> and <name>	111
<kin> and <number>	32
<kin> and a	265
<kin> and get	-39
<kin> and her	35
<kin> and his	147
<kin> and i	119
<kin> and live	-82
<kin> and me	-24
<kin> and my	99
<kin> and she	-136
<kin> and the	137
<kin> and you	-119
<kin> annexe	146
<kin> answer	60
<kin> answer in	15
<kin> anyone	-157
<kin> apparently	-107
<kin> are	-73
<kin> are <kin>	202
<kin> are <name>	176
<kin> are <number>	205
<kin> are all	-53
<kin> are argue	-84
<kin> are asleep	-137
<kin> are at	-43
<kin> are bilingual	206
<kin> are both	160
<kin> are call	-111
<kin> are come	62
<kin> are grow	127
<kin> are in	79
<kin> are mainly	89
<kin> are milk	-60
<kin> are mostly	159
<kin> are my	190
<kin> are n't	82
<kin> are on	-156
<kin> are over	185
<kin> are scream	-194
<kin> are still	198
<kin> are with	158
<kin> army	74
<kin> army ,	99
<kin> arrive	34
<kin> arrive on	161
<kin> as	254
<kin> as <name>	117
<kin> as well	147
<kin> ask	-96
<kin> ask about	-130
<kin> ask for	107
<kin> ask me	-148
<kin> at	32
<kin> at <name>	-54
<kin> at <number>	186
<kin> at a	297
<kin> at home	122
<kin> at nursery	-48
<kin> at our	-50
<kin> at present	129
<kin> at the	-61
<kin> at work	-165
<kin> away	-20
<kin> back	-102
<kin> back home	-102
<kin> bake	88
<kin> because	-82
<kin> before	27
<kin> belong	-90
<kin> bill	-4
<kin> biscuit	-158
<kin> bite	98
<kin> board	116
<kin> both	172
<kin> bring	182
<kin> bring us	144
<kin> build	130
<kin> but	132
<kin> but i	158
<kin> buy	-17
<kin> by	96
<kin> by <name>	13
<kin> by choice	132
<kin> by trade	136
<kin> by train	134
<kin> call	55
<kin> call <name>	98
<kin> call me	142
<kin> can	-145
<kin> can live	-120
<kin> can n't	-103
<kin> cancel	-197
<kin> character	-145
<kin> charge	-186
<kin> charge by	-162
<kin> charge for	-128
<kin> clean	141
<kin> come	118
<kin> come at	225
<kin> come by	-73
<kin> come every	52
<kin> come from	-43
<kin> come in	-139
<kin> come to	95
<kin> company	114
<kin> complain	84
<kin> cost	-147
<kin> could	-87
<kin> data	101
<kin> day	-15
<kin> de	130
<kin> de partie	130
<kin> debt	115
<kin> debt leave	115
<kin> die	33
<kin> die </s>	81
<kin> die in	-49
<kin> do	137
<kin> do n't	156
<kin> drill	-73
<kin> drive	-67
<kin> drive </s>	-24
<kin> drive a	-188
<kin> due	165
<kin> due in	145
<kin> each	175
<kin> eat	-65
<kin> eat my	-79
<kin> email	-120
<kin> emigrate	12
<kin> emoji	-160
<kin> episode	-143
<kin> every	191
<kin> every other	103
<kin> everything	42
<kin> everything in	-76
<kin> expect	106
<kin> fall	54
<kin> farm	-57
<kin> fight	-90
<kin> finally	-94
<kin> find	143
<kin> find a	93
<kin> finish	-27
<kin> finish school	123
<kin> first	49
<kin> food	136
<kin> food </s>	129
<kin> for	145
<kin> for <name>	102
<kin> for a	51
<kin> for the	40
<kin> for wifi	149
<kin> forbid	95
<kin> forbid <kin>	-8
<kin> forget	106
<kin> from	-61
<kin> from <month>	119
<kin> from <name>	-184
<kin> from the	57
<kin> full-time	23
<kin> full-time </s>	14
<kin> get	91
<kin> get carsick	134
<kin> get into	92
<kin> get marry	92
<kin> get me	42
<kin> get out	-124
<kin> get the	126
<kin> give	-276
<kin> give him	-113
<kin> give me	-141
<kin> go	202
<kin> go at	114
<kin> go on	150
<kin> go to	160
<kin> groom	49
<kin> group	111
<kin> group have	120
<kin> handle	149
<kin> handle the	149
<kin> hate	170
<kin> have	9
<kin> have <name>	44
<kin> have <number>	-117
<kin> have a	-94
<kin> have ask	109
<kin> have asthma	-49
<kin> have be	-260
<kin> have dementia	124
<kin> have get	111
<kin> have give	-56
<kin> have go	-177
<kin> have have	-7
<kin> have it	-122
<kin> have just	-99
<kin> have leave	-231
<kin> have me	95
<kin> have move	69
<kin> have n't	-178
<kin> have start	-130
<kin> have the	204
<kin> have them	123
<kin> have to	141
<kin> have type	125
<kin> he	40
<kin> hear	-98
<kin> hear that	-100
<kin> her	14
<kin> her hair	-10
<kin> here	175
<kin> here ,	327
<kin> here is	-107
<kin> his	156
<kin> hold	157
<kin> hold the	140
<kin> hospital	98
<kin> hospital </s>	98
<kin> house	193
<kin> hunt	103
<kin> i	88
<kin> i <kin>	128
<kin> i think	-75
<kin> i want	-188
<kin> i work	75
<kin> id	-125
<kin> in	-128
<kin> in </s>	-42
<kin> in <month>	239
<kin> in <name>	60
<kin> in <number>	218
<kin> in a	48
<kin> in batch	66
<kin> in chapter	-131
<kin> in it	-142
<kin> in may	141
<kin> in my	-117
<kin> in our	116
<kin> in question	-173
<kin> in rural	111
<kin> in spring	127
<kin> in that	-227
<kin> in the	-202
<kin> in this	-174
<kin> insist	-25
<kin> insist </s>	-60
<kin> insist on	70
<kin> into	-127
<kin> is	-90
<kin> is </s>	-33
<kin> is <name>	502
<kin> is <number>	312
<kin> is a	95
<kin> is an	152
<kin> is angry	-99
<kin> is ask	-110
<kin> is asleep	-169
<kin> is at	-95
<kin> is bark	-125
<kin> is call	-95
<kin> is cry	-118
<kin> is diabetic	122
<kin> is do	162
<kin> is due	154
<kin> is dyslexic	77
<kin> is every	55
<kin> is feed	-48
<kin> is fine	-160
<kin> is from	202
<kin> is have	37
<kin> is here	-204
<kin> is home	-137
<kin> is hover	-128
<kin> is in	-140
<kin> is late	-105
<kin> is leave	-76
<kin> is lovely	-7
<kin> is my	270
<kin> is n't	178
<kin> is now	128
<kin> is off	-146
<kin> is on	-158
<kin> is scare	151
<kin> is scream	-103
<kin> is sell	93
<kin> is sit	-127
<kin> is snore	-130
<kin> is stick	-136
<kin> is sulk	-157
<kin> is teach	77
<kin> is the	180
<kin> is wrong	-99
<kin> it	-45
<kin> it </s>	180
<kin> it all	19
<kin> it go	-119
<kin> it matter	-144
<kin> it mean	-102
<kin> it need	-135
<kin> it say	-36
<kin> jo	49
<kin> job	-51
<kin> joke	-220
<kin> joke about	-115
<kin> judo	110
<kin> just	-158
<kin> just arrive	-101
<kin> just call	-177
<kin> just eat	-59
<kin> just knock	-69
<kin> just move	116
<kin> just now	-156
<kin> just put	143
<kin> just raise	145
<kin> just ring	-85
<kin> just send	-122
<kin> just throw	-105
<kin> just walk	-109
<kin> keep	-8
<kin> keep send	-164
<kin> keep tell	-58
<kin> knock	-49
<kin> knock it	-44
<kin> know	10
<kin> know </s>	-100
<kin> laser	133
<kin> last	63
<kin> last night	-78
<kin> last week	25
<kin> laugh	-117
<kin> laugh </s>	-117
<kin> learn	-116
<kin> leave	61
<kin> leave for	-53
<kin> leave me	110
<kin> leave the	117
<kin> let	123
<kin> let me	20
<kin> let us	117
<kin> letter	-59
<kin> licence	115
<kin> like	-108
<kin> like it	-26
<kin> like the	-117
<kin> listen	34
<kin> litter	-135
<kin> live	166
<kin> live <number>	134
<kin> live downstair	149
<kin> live in	101
<kin> live with	125
<kin> loan	225
<kin> loan ,	132
<kin> lock	31
<kin> lodge	98
<kin> lodge with	98
<kin> lose	-13
<kin> love	-126
<kin> love the	-120
<kin> math	96
<kin> may	40
<kin> me	130
<kin> me in	130
<kin> meet	-79
<kin> milk	150
<kin> milk </s>	150
<kin> morning	162
<kin> morning </s>	152
<kin> move	55
<kin> move in	22
<kin> move into	97
<kin> move to	92
<kin> mow	-79
<kin> my	-162
<kin> my <kin>	59
<kin> n't	-84
<kin> n't </s>	-200
<kin> n't allow	215
<kin> n't answer	-154
<kin> n't bother	153
<kin> n't come	61
<kin> n't do	138
<kin> n't eat	33
<kin> n't fit	-68
<kin> n't know	160
<kin> n't make	-171
<kin> n't need	-130
<kin> n't run	-97
<kin> n't show	-120
<kin> n't shut	120
<kin> n't sleep	35
<kin> n't speak	185
<kin> n't take	-111
<kin> n't want	-35
<kin> n't work	44
<kin> na	138
<kin> name	125
<kin> name <name>	117
<kin> nap	139
<kin> navy	109
<kin> need	133
<kin> need milk	48
<kin> never	114
<kin> never find	48
<kin> next	-87
<kin> next door	-104
<kin> night	107
<kin> night </s>	107
<kin> no	126
<kin> not	38
<kin> not allow	122
<kin> not exist	-116
<kin> not speak	129
<kin> note	-61
<kin> note by	-61
<kin> nothing	-113
<kin> nothing </s>	-101
<kin> now	263
<kin> now </s>	276
<kin> number	203
<kin> number <number>	203
<kin> of	23
<kin> of <number>	128
<kin> of a	-83
<kin> of about	-111
<kin> of mine	5
<kin> of my	34
<kin> of our	83
<kin> of ours	63
<kin> of that	-122
<kin> of the	22
<kin> off	60
<kin> on	-129
<kin> on <day>	-140
<kin> on <days>	172
<kin> on <name>	-163
<kin> on <number>	159
<kin> on a	227
<kin> on alternate	129
<kin> on her	-81
<kin> on induction	152
<kin> on my	67
<kin> on night	164
<kin> on our	-150
<kin> on permanent	88
<kin> on that	-221
<kin> on the	-38
<kin> on tv	-119
<kin> once	-7
<kin> only	157
<kin> only eat	105
<kin> only speak	91
<kin> open	48
<kin> or	-96
<kin> our	254
<kin> our book	62
<kin> out	-156
<kin> outlive	163
<kin> outlive my	108
<kin> outside	80
<kin> outside <name>	80
<kin> over	-100
<kin> own	-58
<kin> own half	-149
<kin> own the	176
<kin> pass	102
<kin> pass in	80
<kin> pay	66
<kin> pay for	49
<kin> pay in	-62
<kin> payroll	121
<kin> people	-70
<kin> people are	-70
<kin> per	49
<kin> play	93
<kin> portal	116
<kin> practice	87
<kin> prefer	-152
<kin> put	-30
<kin> raise	92
<kin> raise me	131
<kin> raise the	-16
<kin> read	22
<kin> read only	152
<kin> really	-24
<kin> reckon	-216
<kin> reckon you	-101
<kin> refuse	101
<kin> refuse to	-9
<kin> result	-119
<kin> retire	116
<kin> retire in	64
<kin> rice	-160
<kin> ring from	45
<kin> ring while	-91
<kin> roast	43
<kin> roast </s>	43
<kin> room	141
<kin> room </s>	141
<kin> run	33
<kin> run a	20
<kin> run it	97
<kin> run out	-41
<kin> run the	166
<kin> say	-57
<kin> say </s>	-90
<kin> say <name>	132
<kin> say <number>	-162
<kin> say hi	-111
<kin> say i	129
<kin> say it	-135
<kin> say no	137
<kin> say our	-111
<kin> say the	-127
<kin> say you	-96
<kin> science	100
<kin> see	-95
<kin> sell	114
<kin> send	49
<kin> send a	-69
<kin> set	-161
<kin> share	-91
<kin> she	-123
<kin> shop	-26
<kin> should	-187
<kin> shout	-146
<kin> shout at	-126
<kin> show	49
<kin> show take	114
<kin> side	74
<kin> since	153
<kin> since <number>	47
<kin> since i	87
<kin> since the	142
<kin> since uni	126
<kin> sit	70
<kin> sit in	-73
<kin> sleep	-7
<kin> sleep <number>	-149
<kin> sleep in	166
<kin> so	160
<kin> sound	-159
<kin> speak	43
<kin> speak <name>	-125
<kin> speak no	147
<kin> speak only	204
<kin> spill	-53
<kin> split	170
<kin> split when	131
<kin> start	225
<kin> start school	200
<kin> start the	152
<kin> stay	171
<kin> still	221
<kin> still live	79
<kin> still own	163
<kin> stop	-158
<kin> stop lay	-95
<kin> study	-24
<kin> stutter	130
<kin> suggest	-53
<kin> support	100
<kin> surgery	-142
<kin> swear	-177
<kin> swear by	-52
<kin> table	-125
<kin> table have	-125
<kin> take	109
<kin> take <number>	132
<kin> take us	-142
<kin> talk	132
<kin> talk to	125
<kin> teach	175
<kin> teach me	119
<kin> tech	146
<kin> tell	-220
<kin> tell me	-207
<kin> tell the	-121
<kin> that	-68
<kin> that even	-116
<kin> that i	-128
<kin> that on	-137
<kin> that sound	-86
<kin> that the	44
<kin> the	299
<kin> the <name>	23
<kin> the <number>	-74
<kin> the account	91
<kin> the book	126
<kin> the cook	136
<kin> the paperwork	98
<kin> the special	103
<kin> the talk	90
<kin> the under	88
<kin> the under-12s	86
<kin> the under-elevens	95
<kin> the water	52
<kin> there	248
<kin> there </s>	200
<kin> thigh	-130
<kin> think	-133
<kin> think i	66
<kin> think it	-110
<kin> this	-167
<kin> this paragraph	-35
<kin> through	121
<kin> throw	-99
<kin> till	-95
<kin> time	143
<kin> to	199
<kin> to <name>	149
<kin> to <number>	164
<kin> to leukemia	113
<kin> to my	119
<kin> to our	134
<kin> today	-70
<kin> today </s>	-120
<kin> today was	-96
<kin> tongue	46
<kin> tongue 's	146
<kin> tongue ,	131
<kin> tonight	-101
<kin> train	177
<kin> turn	219
<kin> turn <number>	100
<kin> turn a	130
<kin> twice	141
<kin> under	29
<kin> under <number>	93
<kin> unit	94
<kin> unit </s>	94
<kin> until	139
<kin> until <month>	58
<kin> until <number>	98
<kin> upstairs	53
<kin> upstairs are	-6
<kin> use	143
<kin> use a	133
<kin> veg	153
<kin> very	-52
<kin> visa	166
<kin> vs	-167
<kin> wait	-146
<kin> wake	-14
<kin> walk	-186
<kin> walk in	-136
<kin> walker	33
<kin> want	-57
<kin> want <number>	-136
<kin> want a	-195
<kin> want everything	171
<kin> want it	17
<kin> want the	33
<kin> want this	-97
<kin> want to	-94
<kin> was	55
<kin> was a	132
<kin> was an	-7
<kin> was bear	81
<kin> was late	-123
<kin> was quite	-83
<kin> was sick	-83
<kin> we	-93
<kin> wear	114
<kin> were	189
<kin> what	88
<kin> when	174
<kin> while	157
<kin> who	40
<kin> who 's	75
<kin> who <kin>	114
<kin> who come	33
<kin> who do	35
<kin> who have	45
<kin> who is	-130
<kin> who run	-179
<kin> will	9
<kin> will be	-152
<kin> will n't	138
<kin> with	-81
<kin> with <name>	146
<kin> with a	-26
<kin> with an	-27
<kin> with me	78
<kin> with my	80
<kin> with the	-212
<kin> within	72
<kin> within <number>	72
<kin> without	64
<kin> work	147
<kin> work from	117
<kin> work in	109
<kin> work night	208
<kin> work offshore	102
<kin> work on	125
<kin> would	-60
<kin> write	93
<kin> yesterday	-139
<kin> |	-96
<kin> | </s>	-96
<month>	422
<month> 's	-138
<month> ,	228
<month> , <name>	130
<month> , <number>	215
<month> , a	77
<month> , and	85
<month> , every	40
<month> , freelance	162
<month> , from	166
<month> , i	82
<month> , me	96
<month> , my	140
<month> , no	145
<month> , per	-151
<month> , so	-41
<month> , the	-90
<month> , then	163
<month> , visa	143
<month> </s>	469
<month> <kin>	81
<month> <number>	155
<month> <number> ,	116
<month> <number> </s>	72
<month> <number> at	135
<month> after	125
<month> after <number>	125
<month> and	-12
<month> and <name>	-77
<month> and i	183
<month> and that	-92
<month> at	154
<month> at <name>	79
<month> at a	70
<month> at my	118
<month> because	6
<month> by	114
<month> every	115
<month> every year	115
<month> for	112
<month> for <name>	156
<month> for a	72
<month> for my	116
<month> for the	69
<month> from	122
<month> from <name>	122
<month> have	-96
<month> have <number>	-96
<month> i	12
<month> i 'll	-110
<month> i 'm	171
<month> i have	165
<month> in	247
<month> in <name>	236
<month> is	-208
<month> next	206
<month> next year	206
<month> of	115
<month> of next	115
<month> on	147
<month> on ,	31
<month> on </s>	164
<month> so	153
<month> the	-81
<month> the whole	110
<month> till	143
<month> to	144
<month> to <month>	49
<month> to <name>	119
<month> to <number>	166
<month> to march	84
<month> we	163
<month> with	-10
<month> with my	49
<month> with the	149
<name>	221
<name> "	-153
<name> &	-60
<name> & <name>	-23
<name> '	-15
<name> ' and	-109
<name> 's	85
<name> 's ,	208
<name> 's </s>	343
<name> 's <kin>	-83
<name> 's <name>	183
<name> 's a	-37
<name> 's allergic	154
<name> 's and	-64
<name> 's autistic	127
<name> 's branch	-116
<name> 's desk	89
<name> 's for	100
<name> 's garage	142
<name> 's in	-10
<name> 's job	119
<name> 's last	-114
<name> 's leave	-103
<name> 's name	-91
<name> 's on	15
<name> 's order	118
<name> 's parole	-73
<name> 's place	110
<name> 's real	-32
<name> 's rule	64
<name> 's school	184
<name> 's since	139
<name> (	-92
<name> ( <kin>	123
<name> ( <name>	-75
<name> ,	116
<name> , <days>	165
<name> , <kin>	-24
<name> , <month>	133
<name> , <name>	203
<name> , <number>	174
<name> , a	129
<name> , about	65
<name> , all	140
<name> , always	114
<name> , and	125
<name> , arrive	124
<name> , back	-130
<name> , blue	59
<name> , both	196
<name> , build	156
<name> , but	75
<name> , buy	139
<name> , by	136
<name> , can	48
<name> , chapter	-127
<name> , come	91
<name> , do	-15
<name> , every	123
<name> , fix	64
<name> , for	183
<name> , freelance	74
<name> , from	-15
<name> , get	-19
<name> , go	47
<name> , graduate	117
<name> , half	130
<name> , hate	-61
<name> , have	88
<name> , he	150
<name> , here	101
<name> , hibernate	102
<name> , home	164
<name> , honestly	56
<name> , how	-104
<name> , i	289
<name> , in	88
<name> , is	-82
<name> , it	-127
<name> , its	-13
<name> , keep	67
<name> , key	173
<name> , know	150
<name> , leave	62
<name> , live	-33
<name> , look	-103
<name> , lose	-107
<name> , manual	82
<name> , me	118
<name> , my	94
<name> , need	5
<name> , never	-137
<name> , no	-31
<name> , nobody	139
<name> , not	59
<name> , nothing	17
<name> , now	71
<name> , odd	-36
<name> , older	179
<name> , on	-183
<name> , only	232
<name> , our	165
<name> , own	177
<name> , pay	132
<name> , people	-27
<name> , play	156
<name> , raise	199
<name> , read	112
<name> , retire	132
<name> , right	-162
<name> , say	60
<name> , second	122
<name> , sell	180
<name> , share	136
<name> , she	138
<name> , should	66
<name> , sign	-73
<name> , since	156
<name> , sleep	183
<name> , some	91
<name> , spanish	116
<name> , stall	116
<name> , start	-7
<name> , still	76
<name> , that	237
<name> , the	-35
<name> , then	73
<name> , they	33
<name> , third	179
<name> , though	121
<name> , train	-114
<name> , use	-27
<name> , want	201
<name> , we	338
<name> , wed	66
<name> , what	-100
<name> , where	134
<name> , which	-76
<name> , who	-76
<name> , will	91
<name> , with	151
<name> .	-93
<name> . </s>	-124
<name> . <name>	129
<name> /	-167
<name> :	-118
<name> : '	-85
<name> : no	-72
<name> ;	125
<name> </s>	150
<name> <day>	182
<name> <days>	159
<name> <days> </s>	135
<name> <kin>	4
<name> <kin> '	116
<name> <kin> ,	-57
<name> <kin> </s>	135
<name> <kin> <name>	-36
<name> <kin> have	-108
<name> <kin> is	-106
<name> <kin> n't	-16
<name> <kin> our	111
<name> <kin> the	213
<name> <name>	-60
<name> <name> 's	41
<name> <name> ,	136
<name> <name> .	129
<name> <name> </s>	50
<name> <name> <kin>	-155
<name> <name> <name>	-25
<name> <name> and	-63
<name> <name> at	-17
<name> <name> belong	120
<name> <name> by	110
<name> <name> call	126
<name> <name> come	-20
<name> <name> every	101
<name> <name> for	212
<name> <name> from	78
<name> <name> go	-124
<name> <name> have	-116
<name> <name> in	-81
<name> <name> is	-138
<name> <name> leave	138
<name> <name> on	-136
<name> <name> once	13
<name> <name> retire	-43
<name> <name> run	124
<name> <name> say	-81
<name> <name> since	153
<name> <name> to	146
<name> <name> upstairs	-48
<name> <name> want	153
<name> <name> with	119
<name> <number>	132
<name> <number> '	128
<name> <number> ,	-112
<name> <number> </s>	104
<name> <number> and	-60
<name> <number> box	-61
<name> <number> day	132
<name> <number> for	139
<name> <number> in	95
<name> <number> last	63
<name> <number> still	174
<name> <number> to	-140
<name> <number> week	126
<name> <number> with	128
<name> <number> year	242
<name> =	-146
<name> a	-121
<name> a <kin>	-60
<name> a <name>	-104
<name> a kettle	-123
<name> a month	144
<name> a sec	-99
<name> about	97
<name> above	92
<name> above all	92
<name> account	146
<name> account in	96
<name> acid	105
<name> after	149
<name> after the	136
<name> again	-54
<name> again </s>	6
<name> ahead	-77
<name> ahead of	-49
<name> airport	-143
<name> airport ,	-117
<name> all	-152
<name> already	-136
<name> already </s>	-134
<name> always	112
<name> always </s>	112
<name> an	4
<name> and	50
<name> and </s>	-162
<name> and <kin>	71
<name> and <month>	137
<name> and <name>	71
<name> and <number>	-18
<name> and back	183
<name> and buy	-5
<name> and do	60
<name> and forbid	-91
<name> and go	131
<name> and have	8
<name> and her	111
<name> and his	-103
<name> and i	189
<name> and in	164
<name> and it	7
<name> and little	137
<name> and live	-87
<name> and me	213
<name> and my	97
<name> and nothing	78
<name> and only	-67
<name> and she	216
<name> and the	-131
<name> and then	163
<name> and want	171
<name> and we	111
<name> and will	263
<name> android	125
<name> anymore	132
<name> anymore </s>	132
<name> apparently	-120
<name> apparently </s>	-120
<name> archipelago	112
<name> are	-149
<name> are get	-72
<name> are my	144
<name> around	-25
<name> articleship	133
<name> as	215
<name> as a	174
<name> as he	150
<name> as well	92
<name> at	57
<name> at <day>	110
<name> at <name>	8
<name> at <number>	103
<name> at a	169
<name> at home	318
<name> at my	-109
<name> at number	85
<name> at our	75
<name> at reception	58
<name> at the	99
<name> at work	246
<name> attach	-145
<name> back	30
<name> bar	133
<name> bath	-24
<name> battery	-57
<name> be	-124
<name> because	89
<name> because of	69
<name> because the	152
<name> before	283
<name> before <number>	150
<name> before i	182
<name> before the	157
<name> begin	-90
<name> behind	156
<name> behind the	156
<name> belong	120
<name> belong to	120
<name> bill	126
<name> body	137
<name> book	104
<name> both	-67
<name> box	84
<name> branch	212
<name> brass	94
<name> but	199
<name> but never	109
<name> but not	-93
<name> but the	88
<name> by	98
<name> by <number>	196
<name> by next	70
<name> by summer	110
<name> by the	26
<name> call	182
<name> call <name>	192
<name> can	149
<name> can n't	131
<name> car	-62
<name> car </s>	-62
<name> card	88
<name> cell	-7
<name> cell </s>	-7
<name> check	156
<name> chi	-93
<name> church	-144
<name> church </s>	-117
<name> close	200
<name> code	-143
<name> come	97
<name> come back	-49
<name> come from	159
<name> come on	-71
<name> come out	-143
<name> company	168
<name> cost	-112
<name> cover	107
<name> delta	-13
<name> delta </s>	-13
<name> die	106
<name> die </s>	191
<name> die in	149
<name> do	-60
<name> do n't	-157
<name> do solar	-36
<name> do the	-14
<name> doc	-103
<name> doc </s>	-103
<name> dollar	-37
<name> down	-89
<name> drink	-145
<name> drive	-21
<name> drop	-62
<name> du	-116
<name> du <name>	-116
<name> dust	25
<name> each	107
<name> each <month>	130
<name> earlier	-107
<name> earn	-107
<name> edit	169
<name> edit </s>	169
<name> end	85
<name> end in	-60
<name> end on	141
<name> even	176
<name> even if	98
<name> every	200
<name> every <day>	100
<name> every <month>	146
<name> every summer	100
<name> every year	61
<name> exam	49
<name> fall	-158
<name> file	25
<name> file ,	117
<name> file </s>	-56
<name> fill	-24
<name> film	-81
<name> film </s>	-9
<name> finish	88
<name> first	73
<name> first ,	113
<name> first </s>	29
<name> flat	-73
<name> flat </s>	-147
<name> flight	-118
<name> food	-58
<name> food ,	102
<name> food </s>	-91
<name> for <kin>	62
<name> for <name>	27
<name> for <number>	200
<name> for a	276
<name> for an	-40
<name> for good	254
<name> for lunch	-120
<name> for me	148
<name> for my	-42
<name> for some	-141
<name> for that	-113
<name> for the	68
<name> for this	-126
<name> form	108
<name> format	43
<name> format </s>	43
<name> franc	6
<name> franc </s>	105
<name> franc although	-72
<name> from	118
<name> from <month>	177
<name> from <name>	148
<name> from <number>	-28
<name> from a	116
<name> from may	70
<name> from my	146
<name> from next	134
<name> from the	144
<name> game	-92
<name> get	-100
<name> get cut	-156
<name> get into	154
<name> get the	41
<name> glove	127
<name> go	-95
<name> go home	-97
<name> go in	160
<name> go on	120
<name> go to	157
<name> go up	-139
<name> group	122
<name> group ,	88
<name> group in	109
<name> grow	-173
<name> habit	-52
<name> habit </s>	-99
<name> half	142
<name> hall	170
<name> hall ,	104
<name> hall </s>	121
<name> handle	15
<name> handle the	44
<name> hate	-53
<name> hate slide	55
<name> have	-29
<name> have <number>	-175
<name> have a	4
<name> have an	-103
<name> have be	-74
<name> have dyslexia	99
<name> have get	-160
<name> have have	-80
<name> have his	-69
<name> have n't	-12
<name> have our	137
<name> have the	144
<name> have to	110
<name> he	-44
<name> here	163
<name> homework	-53
<name> host	-56
<name> hour	71
<name> house	86
<name> house ,	86
<name> i	154
<name> i 'm	76
<name> i am	153
<name> i can	127
<name> i have	90
<name> i learn	148
<name> i take	133
<name> i think	-138
<name> i was	-35
<name> if	78
<name> if i	-57
<name> image	-172
<name> in	6
<name> in </s>	-158
<name> in <month>	61
<name> in <name>	271
<name> in <number>	21
<name> in a	17
<name> in front	-139
<name> in it	-101
<name> in may	159
<name> in my	-66
<name> in our	162
<name> in that	-108
<name> in the	-130
<name> in this	-135
<name> inherit	-52
<name> insist	233
<name> insist </s>	161
<name> insist on	146
<name> insurer	117
<name> insurer </s>	117
<name> into	159
<name> into <name>	159
<name> is	170
<name> is </s>	-169
<name> is <number>	144
<name> is a	-62
<name> is about	147
<name> is allergic	207
<name> is allow	155
<name> is autistic	109
<name> is better	178
<name> is blind	93
<name> is book	57
<name> is close	-136
<name> is deaf	163
<name> is diabetic	140
<name> is do	146
<name> is down	-148
<name> is due	-45
<name> is for	45
<name> is from	163
<name> is get	116
<name> is go	163
<name> is in	-108
<name> is my	272
<name> is n't	192
<name> is on	-86
<name> is our	92
<name> is ours	126
<name> is pay	118
<name> is pin	-79
<name> is stick	6
<name> is still	54
<name> is the	40
<name> is too	-174
<name> is what	-52
<name> is where	220
<name> is with	80
<name> it	61
<name> it </s>	-145
<name> join	141
<name> join the	104
<name> just	-288
<name> just now	-209
<name> keep	44
<name> keep the	142
<name> kill	72
<name> kill it	72
<name> know	84
<name> know </s>	148
<name> last	-39
<name> last <month>	150
<name> last autumn	91
<name> last spring	106
<name> last week	-116
<name> last year	290
<name> layout	144
<name> layout </s>	144
<name> leave	117
<name> leave </s>	143
<name> leave me	103
<name> leave us	79
<name> lend	124
<name> lend me	124
<name> less	-152
<name> level	146
<name> level </s>	146
<name> library	88
<name> library </s>	88
<name> licence	240
<name> licence </s>	177
<name> licence at	110
<name> line	100
<name> live	166
<name> live in	236
<name> live with	109
<name> look	149
<name> look after	199
<name> lose	-47
<name> make	168
<name> map	38
<name> marathon	173
<name> marathon in	122
<name> market	109
<name> market </s>	161
<name> market in	-51
<name> master	143
<name> mean	18
<name> migraine	110
<name> migraine </s>	110
<name> mode	-38
<name> most	232
<name> mostly	127
<name> mostly </s>	127
<name> move	134
<name> move to	192
<name> must	203
<name> must be	151
<name> my	-19
<name> my <kin>	150
<name> name	-49
<name> name </s>	-61
<name> near	149
<name> need	-135
<name> need a	-74
<name> need insulin	101
<name> negative	-20
<name> never	-128
<name> never learn	-17
<name> next	113
<name> next </s>	-149
<name> next <month>	162
<name> next autumn	107
<name> next door	91
<name> next to	-60
<name> next year	191
<name> no	-54
<name> not	37
<name> not <name>	25
<name> now	253
<name> now ,	22
<name> now </s>	194
<name> nursery	101
<name> nursery </s>	79
<name> of	-16
<name> of <name>	26
<name> of <number>	-138
<name> office	284
<name> office </s>	231
<name> ok	42
<name> on	111
<name> on <day>	-69
<name> on <days>	148
<name> on <kin>	95
<name> on <name>	169
<name> on <number>	263
<name> on a	88
<name> on an	135
<name> on line	-116
<name> on my	167
<name> on our	137
<name> on the	-140
<name> once	157
<name> once the	137
<name> one	154
<name> one </s>	127
<name> only	157
<name> only <kin>	87
<name> only read	21
<name> only since	170
<name> open	-124
<name> open at	63
<name> or	-14
<name> or <name>	-29
<name> or in	67
<name> or nothing	85
<name> originally	99
<name> out	77
<name> out of	-35
<name> outside	31
<name> over	167
<name> over <name>	92
<name> own	128
<name> own the	128
<name> pass	119
<name> passport	90
<name> pay	123
<name> people	46
<name> place	-184
<name> plant	129
<name> play the	173
<name> please	-104
<name> please </s>	-120
<name> pls	-131
<name> pls </s>	-169
<name> positive	138
<name> positive </s>	138
<name> print	22
<name> properly	99
<name> pull	-131
<name> put	-153
<name> put my	-130
<name> question	-112
<name> quit	36
<name> raise	-13
<name> raise me	102
<name> rate	-137
<name> rate </s>	-137
<name> recipe	85
<name> register	116
<name> remote	-105
<name> report	-4
<name> retire	-31
<name> retire </s>	207
<name> retire at	133
<name> retire in	-28
<name> return	-44
<name> review	-16
<name> right	-160
<name> right </s>	-156
<name> road	157
<name> rule	-50
<name> rule </s>	144
<name> run	31
<name> run out	165
<name> run the	212
<name> say	-158
<name> say </s>	-150
<name> say <number>	77
<name> say no	-150
<name> say the	-101
<name> school	-119
<name> second	-69
<name> second </s>	-69
<name> sell	-131
<name> sentence	-110
<name> service	48
<name> service </s>	122
<name> set	147
<name> set up	147
<name> shop	60
<name> show	59
<name> side	145
<name> sign	49
<name> sign off	-74
<name> since	185
<name> since '	125
<name> since <month>	173
<name> since <name>	178
<name> since <number>	72
<name> since i	-16
<name> since last	71
<name> since the	168
<name> sit	85
<name> sit in	127
<name> site	-6
<name> sleep	75
<name> sleep under	45
<name> so	124
<name> somebody	-106
<name> somebody ,	-134
<name> something	-100
<name> speak	135
<name> speaker	129
<name> spell	136
<name> spell ,	34
<name> spell </s>	79
<name> spell in	46
<name> split	-154
<name> start	-147
<name> start at	50
<name> start first	18
<name> start in	-118
<name> start the	-151
<name> stay	-24
<name> stay with	169
<name> stick	-168
<name> still	-89
<name> stop	83
<name> stop in	83
<name> storage	91
<name> storage box	91
<name> store	140
<name> string	-110
<name> stutter	142
<name> surgery	111
<name> swear	-89
<name> table	83
<name> take	-52
<name> take over	136
<name> take the	10
<name> teach	8
<name> teach me	162
<name> team	18
<name> test	156
<name> test </s>	156
<name> text	57
<name> text is	46
<name> that	176
<name> that <name>	-135
<name> that i	127
<name> that is	177
<name> that my	170
<name> that the	-153
<name> that this	-88
<name> the	-109
<name> the <kin>	-60
<name> the difference	-120
<name> the whole	-132
<name> then	13
<name> there	173
<name> there 's	88
<name> there </s>	150
<name> thing	172
<name> thing </s>	131
<name> this	89
<name> this even	-154
<name> this morning	-52
<name> till	172
<name> till <month>	102
<name> time	4
<name> time </s>	16
<name> to	20
<name> to <name>	-147
<name> to <number>	144
<name> to me	30
<name> to the	69
<name> to you	-138
<name> today	-46
<name> today ,	82
<name> today </s>	-107
<name> tomorrow	-105
<name> tomorrow </s>	-103
<name> turn	117
<name> turn <number>	44
<name> twice	-15
<name> twice </s>	16
<name> twice a	136
<name> type	139
<name> type </s>	139
<name> under	48
<name> under the	-37
<name> uni	142
<name> unless	117
<name> unless i	117
<name> until	252
<name> until <month>	140
<name> until <name>	112
<name> until <number>	164
<name> up	107
<name> upstairs	-93
<name> upstairs </s>	-48
<name> use	-77
<name> use <name>	-96
<name> use to	-74
<name> version	123
<name> want	-66
<name> want a	28
<name> want everything	105
<name> want to	137
<name> was	-79
<name> was a	35
<name> was bear	228
<name> was close	-118
<name> was diagnose	74
<name> was the	-97
<name> way	81
<name> way ,	36
<name> we	-63
<name> we have	60
<name> when	66
<name> when <name>	-22
<name> when he	-71
<name> when i	73
<name> when it	28
<name> when my	115
<name> when the	-30
<name> whenever	123
<name> who	71
<name> who live	-120
<name> will	-80
<name> will n't	-68
<name> will take	-155
<name> win	-119
<name> win <number>	-92
<name> with	71
<name> with <name>	268
<name> with a	-71
<name> with me	164
<name> with my	74
<name> with no	117
<name> with the	177
<name> with their	70
<name> with us	136
<name> without	44
<name> without a	-23
<name> woman	35
<name> word	-68
<name> word for	-120
<name> work	37
<name> work at	-54
<name> work better	-108
<name> work night	181
<name> work on	35
<name> write	67
<name> write </s>	111
<name> x220	127
<name> year	158
<name> yesterday	-157
<name> yesterday ,	-110
<name> yesterday </s>	-97
<name> yet	153
<name> yet </s>	153
<name> you	-189
<number>	87
<number> "	-193
<number> '	-118
<number> ' mock	128
<number> 's	-25
<number> 's a	115
<number> 's in	68
<number> 's on	52
<number> ,	34
<number> , <days>	205
<number> , <kin>	252
<number> , <name>	188
<number> , <number>	-9
<number> , a	153
<number> , all	188
<number> , always	103
<number> , and	171
<number> , anything	-27
<number> , be	-22
<number> , both	198
<number> , by	13
<number> , can	-106
<number> , count	144
<number> , do	-191
<number> , every	38
<number> , family	130
<number> , farm	160
<number> , fix	-70
<number> , from	137
<number> , give	-143
<number> , go	110
<number> , have	-40
<number> , help	-121
<number> , house	-61
<number> , i	67
<number> , in	149
<number> , is	-132
<number> , it	66
<number> , make	-137
<number> , mostly	-118
<number> , must	-150
<number> , my	110
<number> , need	-116
<number> , never	156
<number> , no	-163
<number> , nothing	59
<number> , now	82
<number> , on	198
<number> , only	103
<number> , pay	116
<number> , play	11
<number> , raise	57
<number> , right	-44
<number> , same	-27
<number> , say	-240
<number> , share	-27
<number> , she	41
<number> , since	171
<number> , so	-79
<number> , stick	163
<number> , still	73
<number> , teach	91
<number> , thank	-118
<number> , that	10
<number> , the	15
<number> , then	-7
<number> , they	-11
<number> , this	56
<number> , too	-79
<number> , want	85
<number> , what	-178
<number> , wrap	-136
<number> 1000	72
<number> 1000 </s>	140
<number> 1000 km	142
<number> :	-110
<number> : <name>	-53
<number> : the	-139
<number> ;	-34
<number> </s>	105
<number> <day>	91
<number> <day> </s>	-57
<number> <days>	101
<number> <kin>	-5
<number> <kin> ,	-136
<number> <kin> :	137
<number> <kin> </s>	-64
<number> <kin> <number>	87
<number> <kin> a	173
<number> <kin> alone	75
<number> <kin> and	99
<number> <kin> are	-16
<number> <kin> at	193
<number> <kin> do	147
<number> <kin> every	101
<number> <kin> for	10
<number> <kin> from	-91
<number> <kin> in	-23
<number> <kin> no	126
<number> <kin> on	156
<number> <kin> run	-39
<number> <kin> since	-66
<number> <kin> under	233
<number> <kin> who	221
<number> <kin> with	61
<number> <month>	218
<number> <month> ,	166
<number> <month> </s>	194
<number> <month> <number>	136
<number> <month> at	113
<number> <month> for	95
<number> <month> in	216
<number> <month> next	44
<number> <month> to	157
<number> <month> with	166
<number> <name>	-75
<number> <name> ,	-17
<number> <name> <name>	-147
<number> <name> a	181
<number> <name> and	332
<number> <name> bill	126
<number> <name> cell	-7
<number> <name> file	108
<number> <name> have	-45
<number> <name> in	-97
<number> <name> that	88
<number> <name> this	-51
<number> <name> time	157
<number> <name> to	70
<number> <name> with	186
<number> <number> </s>	159
<number> <number> <kin>	-95
<number> <number> <name>	-74
<number> <number> <number>	-164
<number> <number> a	166
<number> <number> and	-39
<number> <number> km	123
<number> <number> litre	145
<number> <number> time	-136
<number> <number> word	17
<number> <number> year	184
<number> a	228
<number> a day	222
<number> a head	84
<number> a kilo	-149
<number> a month	156
<number> a night	16
<number> a week	261
<number> a year	254
<number> a.m	146
<number> a.m .	146
<number> about	-74
<number> about the	-144
<number> access	-59
<number> acre	179
<number> across	-199
<number> across </s>	-164
<number> address	-157
<number> adult	-123
<number> adult ,	-104
<number> after	105
<number> after <number>	-20
<number> after the	99
<number> again	-158
<number> again </s>	-158
<number> alarm	125
<number> alarm to	125
<number> all	-164
<number> all in	-137
<number> am	228
<number> am </s>	194
<number> am and	75
<number> amber	-135
<number> amp	18
<number> an	169
<number> an hour	161
<number> and	29
<number> and <name>	78
<number> and <number>	-24
<number> and a	166
<number> and after	-31
<number> and again	127
<number> and at	194
<number> and get	-86
<number> and have	52
<number> and i	172
<number> and is	-26
<number> and it	24
<number> and its	-98
<number> and never	23
<number> and nobody	-144
<number> and now	106
<number> and still	44
<number> and that	94
<number> and the	31
<number> and there	-127
<number> and will	-13
<number> another	-118
<number> answer	-100
<number> answer </s>	-100
<number> apple	-17
<number> approval	213
<number> approval ,	89
<number> approval </s>	117
<number> are	-25
<number> are hard	-136
<number> argument	-126
<number> argument </s>	-73
<number> arm	218
<number> arm </s>	168
<number> array	-131
<number> as	-137
<number> as a	139
<number> as it	-164
<number> ask	-119
<number> at	56
<number> at <name>	30
<number> at <number>	-292
<number> at a	30
<number> at home	-39
<number> at most	161
<number> at night	140
<number> at table	149
<number> at the	-56
<number> at work	87
<number> bag	-175
<number> ball	-171
<number> bar	-118
<number> bar of	-131
<number> bathroom	111
<number> bathroom </s>	34
<number> battery	119
<number> be	50
<number> because	12
<number> because i	-9
<number> because of	30
<number> bed	-78
<number> bed </s>	160
<number> bed flat	-82
<number> before	66
<number> before tax	115
<number> before the	34
<number> bell	128
<number> better	-108
<number> between	12
<number> bite	-64
<number> blue	-120
<number> book	120
<number> book </s>	132
<number> book in	-118
<number> box	110
<number> box ,	59
<number> box </s>	10
<number> bread	-162
<number> bullet	-244
<number> bullet </s>	-209
<number> bus	91
<number> bus </s>	179
<number> but	-53
<number> but not	-172
<number> but the	51
<number> button	-131
<number> by	133
<number> by <number>	15
<number> by next	109
<number> by the	67
<number> c	-90
<number> cafe	139
<number> calendar	78
<number> call	-171
<number> call </s>	-122
<number> camp	117
<number> camp ring	19
<number> candidate	59
<number> car	-55
<number> car between	17
<number> care	-22
<number> cello	60
<number> cent	-52
<number> cent </s>	-101
<number> cent a	107
<number> chair	78
<number> chair </s>	146
<number> chair and	29
<number> char	-171
<number> character	61
<number> character </s>	-51
<number> chart	-161
<number> chemistry	-70
<number> chess	-146
<number> class	191
<number> click	-89
<number> clock	-22
<number> cluster	144
<number> cm	23
<number> cm </s>	-74
<number> cm wide	86
<number> coat	-96
<number> coeliac	-72
<number> coffee	-74
<number> coffee ,	-156
<number> coffee a	6
<number> coffee and	-95
<number> coin	-168
<number> colour	-16
<number> column	-128
<number> column </s>	-32
<number> come	151
<number> come out	-146
<number> commit	-155
<number> commit </s>	-103
<number> copy	-69
<number> copy of	-69
<number> corolla	138
<number> could	-77
<number> countie	-97
<number> country	-45
<number> country </s>	-70
<number> country before	-33
<number> cover	110
<number> cover ,	124
<number> cover </s>	110
<number> cover a	154
<number> cup	-50
<number> dairy	133
<number> dairy <kin>	133
<number> day	-26
<number> day ,	-136
<number> day </s>	99
<number> day a	-20
<number> day and	-34
<number> day before	-15
<number> day from	8
<number> day in	111
<number> day no	15
<number> day split	-89
<number> day to	66
<number> day week	181
<number> degree	-58
<number> degree </s>	-29
<number> delivery	70
<number> dev	155
<number> dev ,	88
<number> device	-186
<number> diabetes	145
<number> diabetes </s>	159
<number> diabetic	127
<number> different	-163
<number> digit	-131
<number> dinner	-32
<number> dinner </s>	-172
<number> dinner that	-185
<number> dish	-108
<number> dish </s>	-108
<number> disk	-122
<number> do	-18
<number> do </s>	94
<number> do i	-125
<number> do n't	-27
<number> dollar	97
<number> door	9
<number> door down	94
<number> down	50
<number> down </s>	46
<number> draft	-140
<number> drawer	136
<number> drawer </s>	136
<number> drop	47
<number> duplicate	-82
<number> each	-212
<number> each </s>	-232
<number> each month	136
<number> ear	23
<number> ear </s>	-47
<number> ear from	96
<number> egg	-278
<number> egg ,	-119
<number> egg </s>	-181
<number> email	-150
<number> email </s>	-88
<number> enough	-76
<number> entry	-33
<number> envelope	-103
<number> epoch	-89
<number> error	-237
<number> error </s>	-123
<number> error when	-118
<number> espresso	18
<number> essay	-173
<number> euro	102
<number> euro </s>	-22
<number> euro a	85
<number> every	128
<number> every <day>	93
<number> every day	145
<number> every month	94
<number> every morning	110
<number> every night	199
<number> every time	57
<number> example	-102
<number> exercise	-138
<number> expect	52
<number> extra	73
<number> eye	42
<number> fail	-239
<number> fail </s>	-112
<number> fair	-55
<number> fair </s>	-55
<number> fifty-minute	159
<number> fifty-minute lesson	159
<number> file	-291
<number> file </s>	-158
<number> find	112
<number> finger	172
<number> finger ,	110
<number> finger </s>	151
<number> first	11
<number> flat	34
<number> flat </s>	101
<number> flat in	159
<number> floor	183
<number> floor </s>	119
<number> floor no	104
<number> fold	146
<number> foot	235
<number> foot </s>	110
<number> foot <number>	168
<number> for	-20
<number> for <day>	-117
<number> for <name>	-167
<number> for <number>	-101
<number> for a	-167
<number> for good	146
<number> for me	-86
<number> for my	135
<number> for no	-150
<number> for the	67
<number> for today	-47
<number> fox	-57
<number> fox and	-57
<number> fridge	87
<number> from	-55
<number> from <month>	83
<number> from <name>	-50
<number> from the	-16
<number> g	74
<number> g of	82
<number> g protein	73
<number> gas	115
<number> gas ring	115
<number> gb	-150
<number> gb ,	-7
<number> generation	128
<number> generation </s>	87
<number> generation of	37
<number> get	-35
<number> get a	-194
<number> gig	-34
<number> gig </s>	179
<number> glass	-181
<number> glove	-143
<number> go	-91
<number> go </s>	-157
<number> go in	-164
<number> go into	16
<number> go to	-144
<number> good	81
<number> grade	139
<number> gram	-152
<number> grand	-27
<number> grand ,	85
<number> grand </s>	-91
<number> grand and	117
<number> guy	159
<number> h	13
<number> h </s>	13
<number> halal	148
<number> halal </s>	148
<number> hand	-109
<number> hand ,	-80
<number> hand </s>	-72
<number> hate	181
<number> have	-241
<number> have <number>	-138
<number> have a	-141
<number> have be	73
<number> have never	77
<number> have the	-118
<number> head	98
<number> hear	100
<number> hear aid	100
<number> heart	-91
<number> heart </s>	-180
<number> hectare	-42
<number> here	45
<number> here ,	147
<number> hive	240
<number> hive ,	105
<number> hive </s>	137
<number> hive behind	78
<number> hive on	94
<number> home	86
<number> hot	152
<number> hot </s>	152
<number> hotel	-16
<number> hotel in	122
<number> hour	-55
<number> hour ,	-97
<number> hour </s>	29
<number> hour a	-9
<number> hour ahead	137
<number> hour and	-118
<number> hour each	80
<number> hour from	124
<number> hour in	-179
<number> hour late	-132
<number> hour now	-134
<number> hour to	-47
<number> hour today	-86
<number> house	54
<number> house </s>	-30
<number> house a	134
<number> household	140
<number> hr	-57
<number> html	107
<number> html file	107
<number> i	102
<number> i 'm	26
<number> i have	-40
<number> i leave	31
<number> i lose	79
<number> i see	-168
<number> i think	-101
<number> i use	68
<number> i want	-26
<number> if	24
<number> if it	77
<number> if the	-55
<number> in	71
<number> in <kin>	110
<number> in <month>	261
<number> in <name>	-57
<number> in <number>	-7
<number> in a	62
<number> in may	198
<number> in my	-4
<number> in the	49
<number> in write	141
<number> inch	24
<number> inch </s>	148
<number> include	106
<number> inside	39
<number> instead	115
<number> is	-66
<number> is <name>	178
<number> is <number>	67
<number> is a	51
<number> is allergic	-132
<number> is daft	-95
<number> is dead	-130
<number> is good	-115
<number> is mine	-110
<number> is my	152
<number> is on	165
<number> is out	-175
<number> is the	66
<number> is too	-188
<number> is upside	-98
<number> is what	57
<number> item	-162
<number> jersey	126
<number> job	99
<number> job </s>	138
<number> journal	141
<number> journal ,	141
<number> junior	101
<number> just	-109
<number> just now	-170
<number> k	-82
<number> keep	44
<number> keep a	44
<number> kg	-146
<number> kg </s>	-9
<number> kg since	125
<number> kidney	235
<number> kidney ,	96
<number> kidney </s>	203
<number> kilo	197
<number> kilo </s>	44
<number> kilo <kin>	-132
<number> kilo before	89
<number> kilo since	149
<number> kilometre	142
<number> kilometre </s>	122
<number> kind	126
<number> km	225
<number> km </s>	146
<number> km a	-41
<number> l	133
<number> lady	-108
<number> language	-28
<number> language ,	177
<number> language </s>	-42
<number> laptop	-16
<number> last	16
<number> last night	-218
<number> last time	86
<number> last year	157
<number> layer	177
<number> layer </s>	126
<number> leave	-107
<number> leave in	-134
<number> leave on	103
<number> leg	114
<number> leg </s>	7
<number> legged	-37
<number> legged <kin>	-37
<number> length	-157
<number> lesson	-83
<number> let	132
<number> letter	-194
<number> letter ,	-161
<number> letter </s>	-183
<number> level	156
<number> line	-167
<number> line ,	60
<number> line </s>	-79
<number> line a	23
<number> line and	-176
<number> line each	-111
<number> line for	121
<number> line get	72
<number> line into	-111
<number> line long	-96
<number> line of	60
<number> line on	-98
<number> line to	-86
<number> liner	-155
<number> litre	85
<number> litre </s>	139
<number> litre tank	-140
<number> little	-71
<number> little one	-90
<number> live	129
<number> long	112
<number> look	-216
<number> lose	-125
<number> lot	-150
<number> lung	49
<number> m	8
<number> machine	-56
<number> main	-206
<number> make	127
<number> make no	-98
<number> man	-85
<number> mark	-155
<number> math	-116
<number> matter	26
<number> max	17
<number> max </s>	17
<number> may	-29
<number> may ,	122
<number> may </s>	288
<number> may <name>	-132
<number> mean	-139
<number> meet	-43
<number> member	174
<number> member </s>	174
<number> merge	-109
<number> message	-122
<number> method	-140
<number> metre	33
<number> metre </s>	223
<number> metre of	-98
<number> mg	108
<number> mile	28
<number> mile </s>	53
<number> mile a	147
<number> milker	-51
<number> million	106
<number> min	-138
<number> min ,	-174
<number> min </s>	-90
<number> min a	132
<number> min ago	-178
<number> min each	103
<number> min in	-89
<number> min late	-170
<number> min leave	-128
<number> min or	-148
<number> min so	-102
<number> min to	-137
<number> min today	-47
<number> min walk	138
<number> minute	-258
<number> minute ,	-251
<number> minute </s>	-236
<number> minute after	-71
<number> minute ago	-220
<number> minute and	-162
<number> minute at	-148
<number> minute away	-4
<number> minute before	-183
<number> minute by	109
<number> minute each	237
<number> minute i	-153
<number> minute in	35
<number> minute late	-167
<number> minute leave	-179
<number> minute of	-19
<number> minute off	149
<number> minute this	-85
<number> minute to	4
<number> minute with	-134
<number> miscarriage	145
<number> miscarriage before	145
<number> miss	-142
<number> ml	-138
<number> ml </s>	43
<number> mm	88
<number> mm </s>	199
<number> mm of	-83
<number> module	53
<number> moment	-95
<number> month	133
<number> month '	153
<number> month ,	146
<number> month </s>	71
<number> month a	-105
<number> month ago	176
<number> month for	-87
<number> month of	-40
<number> month off	98
<number> month to	-67
<number> monthly	129
<number> monthly </s>	129
<number> more	-179
<number> more :	-113
<number> more like	-106
<number> more question	-146
<number> more thing	-102
<number> more year	185
<number> morning	120
<number> ms	-37
<number> ms </s>	-23
<number> mug	-121
<number> museum	22
<number> must	31
<number> my	10
<number> myself	-100
<number> myself </s>	-100
<number> name	-258
<number> name </s>	53
<number> name for	-124
<number> nearly	-142
<number> need	101
<number> need <number>	146
<number> never	50
<number> next	-13
<number> night	-157
<number> night </s>	-67
<number> night in	-83
<number> night on	-32
<number> nil	-113
<number> nil </s>	-113
<number> not	-76
<number> not <number>	-185
<number> nothing	149
<number> now	13
<number> now </s>	19
<number> o	-149
<number> o '	-141
<number> odd	154
<number> of	159
<number> of <month>	132
<number> of <name>	-65
<number> of <number>	49
<number> of each	127
<number> of em	140
<number> of it	9
<number> of may	147
<number> of my	108
<number> of our	-57
<number> of the	-17
<number> of them	55
<number> of this	-76
<number> of those	-211
<number> of us	335
<number> of whom	147
<number> of your	-52
<number> off	229
<number> off ,	9
<number> off </s>	281
<number> offer	43
<number> oh	-115
<number> oh <number>	-115
<number> old	167
<number> old <name>	23
<number> on	229
<number> on ,	102
<number> on <day>	4
<number> on <days>	66
<number> on <name>	147
<number> on <number>	236
<number> on a	72
<number> on it	132
<number> on my	-114
<number> on the	106
<number> on this	-93
<number> onion	-88
<number> online	-155
<number> only	-65
<number> only </s>	-33
<number> option	-15
<number> option ,	75
<number> option </s>	-158
<number> or	154
<number> or <number>	-220
<number> or just	125
<number> or so	-10
<number> out	-10
<number> out </s>	140
<number> out of	-170
<number> outside	-31
<number> oven	-5
<number> oven </s>	-108
<number> over	-26
<number> over <number>	-98
<number> owner	127
<number> oz	-156
<number> pack	70
<number> package	111
<number> package </s>	91
<number> page	-290
<number> page ,	-25
<number> page </s>	-173
<number> page about	-127
<number> page and	-134
<number> page of	-110
<number> pan	28
<number> pan </s>	-134
<number> panel	167
<number> panel ,	89
<number> panel </s>	126
<number> paper	128
<number> paracetamol	-120
<number> paragraph	-113
<number> paragraph </s>	-202
<number> parcel	-128
<number> parcel </s>	-128
<number> parish	147
<number> part	-206
<number> passport	47
<number> passport ,	47
<number> past	-172
<number> past <number>	-133
<number> pay	161
<number> pb	93
<number> pb is	93
<number> pen	144
<number> pen </s>	95
<number> pensioner	46
<number> people ,	16
<number> people </s>	-88
<number> people and	45
<number> people in	-19
<number> people make	-4
<number> people since	95
<number> people spread	133
<number> people talk	-146
<number> per	-53
<number> percent	-78
<number> percent ,	9
<number> percent </s>	47
<number> percent in	-16
<number> percent of	-72
<number> percent off	-106
<number> percent so	-104
<number> person	136
<number> person ,	119
<number> phone	14
<number> photo	-172
<number> piano	130
<number> piece	49
<number> piece ,	-28
<number> piece </s>	-64
<number> pixel	-168
<number> plant	-29
<number> plate	-47
<number> please	-216
<number> please </s>	-216
<number> plot	-108
<number> plot at	-84
<number> pls	-174
<number> pls </s>	-174
<number> plus	-144
<number> pm	-13
<number> pm </s>	177
<number> point	-81
<number> polite	-121
<number> pond	-13
<number> pond </s>	-13
<number> possible	-89
<number> pot	-137
<number> pound	-106
<number> pound </s>	-121
<number> press	63
<number> primary	140
<number> primary </s>	140
<number> printer	107
<number> protein	139
<number> pub	128
<number> put	-154
<number> put that	-105
<number> px	-166
<number> question	25
<number> question ,	-140
<number> question </s>	-168
<number> question at	186
<number> question on	-178
<number> question top	-8
<number> quid	-208
<number> quid </s>	-151
<number> quid a	188
<number> quid for	-128
<number> quid on	-107
<number> quote	-182
<number> quote </s>	-161
<number> read	-173
<number> reader	147
<number> recipe	177
<number> record	-48
<number> red	57
<number> rent	-6
<number> repeat	-115
<number> repeat paragraph	-115
<number> request	-198
<number> rescue	115
<number> rescue <kin>	115
<number> resident	-29
<number> restaurant	154
<number> result	-118
<number> result ,	-118
<number> retry	-147
<number> ring	42
<number> ring ,	118
<number> ring </s>	162
<number> roof	23
<number> roof </s>	110
<number> room	16
<number> room ,	-69
<number> room </s>	-32
<number> room and	-65
<number> round	10
<number> round of	-40
<number> row	-332
<number> row ,	-150
<number> row </s>	-141
<number> rule	37
<number> rule and	5
<number> run	-22
<number> rupee	-150
<number> salary	156
<number> salary </s>	115
<number> save	-134
<number> say	-231
<number> say his	-92
<number> say she	-147
<number> school	17
<number> screen	14
<number> screw	-155
<number> season	154
<number> season </s>	67
<number> seat	188
<number> sec	-113
<number> sec </s>	-113
<number> second	-420
<number> second ,	-146
<number> second </s>	-253
<number> second to	-132
<number> see	-142
<number> sentence	-266
<number> sentence </s>	-222
<number> server	86
<number> set	54
<number> set </s>	63
<number> set of	17
<number> shard	186
<number> sharp	240
<number> sharp ,	170
<number> sharp </s>	199
<number> sheet	-154
<number> sheet </s>	-108
<number> shelf	193
<number> ship	-7
<number> shoe	173
<number> shop	195
<number> shop </s>	142
<number> shop today	-98
<number> short	-205
<number> should	-105
<number> should be	-105
<number> show	-136
<number> side of	122
<number> signature	13
<number> since	128
<number> since </s>	231
<number> since <month>	159
<number> since <name>	138
<number> since <number>	-82
<number> since i	-17
<number> since the	-87
<number> since this	-110
<number> site	122
<number> site </s>	122
<number> size	-170
<number> slide	-100
<number> small	-86
<number> so	23
<number> so call	30
<number> so far	-6
<number> so i	-62
<number> solar	-58
<number> solar panel	-58
<number> something	-163
<number> space	149
<number> split	-155
<number> split by	-155
<number> spoon	19
<number> sq	-87
<number> sq m	-87
<number> square	137
<number> square metre	137
<number> staff	-169
<number> star	-126
<number> stay	-145
<number> stent	150
<number> step	-85
<number> step ,	-139
<number> step </s>	53
<number> stick	58
<number> still	48
<number> still </s>	128
<number> still awake	-185
<number> still in	95
<number> stone	111
<number> stone </s>	133
<number> stop	-142
<number> store	-41
<number> street	50
<number> street away	50
<number> string	-187
<number> string </s>	-103
<number> stroke	133
<number> stubborn	-53
<number> sugar	124
<number> sugar ,	52
<number> suggestion	-166
<number> suitcase	-29
<number> sure	-138
<number> sweet	-149
<number> syllable	-127
<number> tab	-246
<number> tab open	-157
<number> table	-237
<number> table </s>	-173
<number> take	-130
<number> tank	114
<number> ten	-55
<number> ten so	-55
<number> terrace	130
<number> test	-29
<number> that	-90
<number> that 's	-151
<number> that <kin>	-118
<number> the	-210
<number> then	-177
<number> then ,	-115
<number> then </s>	-130
<number> there	137
<number> there 's	-9
<number> they	-127
<number> thing	-10
<number> thing </s>	28
<number> thing i	-59
<number> third	217
<number> this	-63
<number> this morning	-150
<number> this year	99
<number> throw	-89
<number> tile	28
<number> tile </s>	39
<number> till	84
<number> till <number>	42
<number> till half	71
<number> till the	127
<number> time	-18
<number> time ,	-78
<number> time </s>	-69
<number> time a	71
<number> time and	-218
<number> time in	-36
<number> time since	-135
<number> time while	-79
<number> tin	131
<number> tin </s>	131
<number> title	-12
<number> to	-96
<number> to <name>	-202
<number> to <number>	-19
<number> to a	75
<number> to find	-151
<number> to get	145
<number> to go	-36
<number> to metric	-147
<number> to my	110
<number> to the	51
<number> today	-266
<number> today ,	-95
<number> today </s>	-225
<number> today because	-100
<number> together	17
<number> ton	37
<number> ton of	37
<number> tonight	-159
<number> tonight ,	-95
<number> tonight </s>	-124
<number> tonne	120
<number> too	70
<number> tooth	-104
<number> tour	145
<number> tour in	145
<number> tower	-32
<number> tower block	-32
<number> train	147
<number> transit	83
<number> tree	121
<number> truck	-93
<number> truck ,	-93
<number> try	-191
<number> try </s>	-149
<number> try to	-136
<number> twice	25
<number> twice a	88
<number> type	109
<number> typo	-213
<number> typo </s>	-164
<number> tyre	92
<number> under	177
<number> under <number>	127
<number> unit	-8
<number> until	4
<number> until <number>	-29
<number> until the	101
<number> up	-199
<number> use	77
<number> valley	-19
<number> van	-45
<number> van are	126
<number> variety	131
<number> variety </s>	131
<number> venue	123
<number> venue site	123
<number> version	-113
<number> village	96
<number> violin	88
<number> voice	-19
<number> want	88
<number> warning	-146
<number> was	-146
<number> way	-155
<number> way </s>	-178
<number> we	85
<number> week	150
<number> week ,	37
<number> week </s>	22
<number> week after	-4
<number> week ahead	64
<number> week at	113
<number> week in	221
<number> week off	132
<number> week on	12
<number> week out	184
<number> week to	-60
<number> weekly	90
<number> wheel	107
<number> when	46
<number> when i	-9
<number> where	-137
<number> where it	-96
<number> which	-57
<number> which is	-57
<number> who	137
<number> who <kin>	90
<number> who do	-9
<number> who paste	-115
<number> who speak	148
<number> wide	135
<number> wide </s>	96
<number> window	80
<number> winter	202
<number> winter in	106
<number> with	145
<number> with </s>	-164
<number> with <number>	91
<number> with a	46
<number> with my	142
<number> with no	145
<number> with the	26
<number> without	44
<number> woman	151
<number> woman in	72
<number> word	-57
<number> word ,	-20
<number> word </s>	-106
<number> word a	126
<number> word and	-173
<number> word each	-162
<number> word for	-73
<number> word over	-172
<number> work	-27
<number> work </s>	-105
<number> would	-153
<number> write	-147
<number> x	-165
<number> x <number>	-119
<number> yard	139
<number> year	174
<number> year '	131
<number> year ,	48
<number> year </s>	-28
<number> year ago	26
<number> year and	-19
<number> year as	112
<number> year at	131
<number> year back	185
<number> year before	160
<number> year for	21
<number> year i	198
<number> year in	182
<number> year leave	141
<number> year now	313
<number> year of	-49
<number> year old	344
<number> year on	-25
<number> year or	145
<number> year run	71
<number> year this	191
<number> year to	142
<number> year with	102
<number> yesterday	-214
<number> yesterday </s>	-145
<number> yoghurt	-92
<number> yoghurt </s>	-92
<number> you	-112
<number> young	29
<s> "	-203
<s> " i	-81
<s> '	-195
<s> ' <name>	-96
<s> /	152
<s> 0	18
<s> 16	-100
<s> 19	29
<s> 31	42
<s> <day>	-13
<s> <day> 's	-198
<s> <day> <number>	152
<s> <day> and	117
<s> <day> evening	123
<s> <day> here	-146
<s> <day> i	-57
<s> <day> is	-61
<s> <day> lunch	48
<s> <day> meeting	93
<s> <day> morning	96
<s> <day> night	35
<s> <day> off	88
<s> <day> prayer	21
<s> <day> roast	55
<s> <day> work	-138
<s> <days>	73
<s> <days> ,	-116
<s> <days> and	-23
<s> <days> are	-101
<s> <days> at	192
<s> <days> belong	-30
<s> <days> i	330
<s> <days> is	169
<s> <days> off	188
<s> <days> we	110
<s> <kin>	-56
<s> <kin> '	-65
<s> <kin> 's	99
<s> <kin> ,	116
<s> <kin> :	-80
<s> <kin> <kin>	85
<s> <kin> <name>	89
<s> <kin> <number>	-141
<s> <kin> =	116
<s> <kin> a	-91
<s> <kin> and	139
<s> <kin> anyone	-157
<s> <kin> are	-215
<s> <kin> army	74
<s> <kin> ask	-107
<s> <kin> at	-130
<s> <kin> away	-20
<s> <kin> bill	-57
<s> <kin> by	212
<s> <kin> call	134
<s> <kin> can	-182
<s> <kin> clean	141
<s> <kin> come	92
<s> <kin> drive	152
<s> <kin> due	165
<s> <kin> eat	156
<s> <kin> expect	-41
<s> <kin> fall	-20
<s> <kin> for	178
<s> <kin> get	252
<s> <kin> go	151
<s> <kin> handle	113
<s> <kin> hate	192
<s> <kin> have	223
<s> <kin> he	95
<s> <kin> here	174
<s> <kin> in	-124
<s> <kin> is	171
<s> <kin> it	-249
<s> <kin> just	-296
<s> <kin> keep	181
<s> <kin> leave	69
<s> <kin> let	88
<s> <kin> live	52
<s> <kin> love	-108
<s> <kin> move	-39
<s> <kin> n't	-169
<s> <kin> need	40
<s> <kin> not	155
<s> <kin> number	174
<s> <kin> of	-46
<s> <kin> on	-58
<s> <kin> only	-46
<s> <kin> own	-109
<s> <kin> pass	113
<s> <kin> pay	17
<s> <kin> people	-70
<s> <kin> raise	117
<s> <kin> reckon	-146
<s> <kin> ring	-129
<s> <kin> say	130
<s> <kin> should	-181
<s> <kin> sit	130
<s> <kin> sleep	4
<s> <kin> speak	125
<s> <kin> start	143
<s> <kin> stay	122
<s> <kin> still	196
<s> <kin> stop	-95
<s> <kin> surgery	-179
<s> <kin> take	130
<s> <kin> teach	135
<s> <kin> that	-189
<s> <kin> the	-282
<s> <kin> there	-134
<s> <kin> this	-68
<s> <kin> to	164
<s> <kin> tongue	146
<s> <kin> turn	115
<s> <kin> want	-122
<s> <kin> was	103
<s> <kin> will	-37
<s> <kin> with	-80
<s> <kin> work	178
<s> <month>	-59
<s> <month> 's	-26
<s> <number>	68
<s> <number> 's	101
<s> <number> ,	-69
<s> <number> <kin>	54
<s> <number> <name>	-58
<s> <number> <number>	16
<s> <number> a	-10
<s> <number> a.m	139
<s> <number> adult	-165
<s> <number> after	150
<s> <number> all	-137
<s> <number> and	-220
<s> <number> at	12
<s> <number> bed	-187
<s> <number> car	53
<s> <number> class	84
<s> <number> day	52
<s> <number> dev	119
<s> <number> down	70
<s> <number> egg	-138
<s> <number> for	-73
<s> <number> g	-56
<s> <number> generation	-33
<s> <number> have	100
<s> <number> hive	87
<s> <number> hour	114
<s> <number> i	43
<s> <number> in	63
<s> <number> is	42
<s> <number> job	49
<s> <number> lady	-108
<s> <number> leave	34
<s> <number> length	-84
<s> <number> line	-259
<s> <number> lung	-59
<s> <number> may	-174
<s> <number> minute	-221
<s> <number> month	23
<s> <number> more	-189
<s> <number> never	31
<s> <number> not	-144
<s> <number> of	-44
<s> <number> oh	-106
<s> <number> on	100
<s> <number> option	42
<s> <number> or	-133
<s> <number> owner	127
<s> <number> pen	116
<s> <number> people	89
<s> <number> percent	120
<s> <number> plate	-4
<s> <number> plot	-84
<s> <number> question	-163
<s> <number> rescue	115
<s> <number> room	90
<s> <number> set	48
<s> <number> shelf	168
<s> <number> solar	-58
<s> <number> space	149
<s> <number> store	-41
<s> <number> suggestion	-166
<s> <number> time	73
<s> <number> to	-233
<s> <number> week	137
<s> <number> with	155
<s> <number> word	147
<s> <number> x	-115
<s> <number> year	35
<s> =	-152
<s> a	-328
<s> a <kin>	-275
<s> a <name>	67
<s> a <number>	-13
<s> a café	-138
<s> a capsule	-28
<s> a chap	-107
<s> a choir	-138
<s> a few	36
<s> a guy	-145
<s> a lady	41
<s> a letter	-89
<s> a little	-4
<s> a lorry	-116
<s> a man	-264
<s> a nice	-97
<s> a pescatarian	-35
<s> a question	-144
<s> a short	-184
<s> a small	-109
<s> a stranger	-119
<s> a tattoo	52
<s> a van	-159
<s> a wasp	-121
<s> a week	-161
<s> a window	-85
<s> a woman	-116
<s> abbu	-21
<s> abbu have	-21
<s> about	-106
<s> about <number>	-39
<s> about me	-157
<s> about the	-128
<s> above	-41
<s> above the	-41
<s> accord	-112
<s> accord to	-112
<s> account	157
<s> ad	-141
<s> ad <number>	-141
<s> add	-235
<s> add a	-113
<s> address	-105
<s> adhd	89
<s> adhd ,	89
<s> adopt	-71
<s> adopt a	-77
<s> advert	-116
<s> adwoa	-16
<s> adwoa and	-16
<s> afraid	103
<s> afraid of	103
<s> after	99
<s> after <number>	-128
<s> after that	-9
<s> after the	-22
<s> age	-178
<s> age <number>	-82
<s> agenda	-124
<s> agenda for	-121
<s> agne	-55
<s> agnieszka	125
<s> ahmed	5
<s> ahmed ,	-82
<s> ai	8
<s> ai n't	8
<s> aim	140
<s> aim :	106
<s> aim for	54
<s> aim to	78
<s> aiyo	85
<s> alarm	-158
<s> alarm code	-43
<s> aldi	-35
<s> all	38
<s> all <number>	74
<s> all i	28
<s> all in	-15
<s> all my	53
<s> all of	-11
<s> all our	112
<s> all the	23
<s> allergic	16
<s> allergic to	16
<s> allergist	96
<s> allergist in	96
<s> allotment	254
<s> allotment is	97
<s> allotment society	113
<s> allow	-137
<s> allow <number>	-22
<s> alone	-79
<s> also	98
<s> also i	47
<s> also the	-158
<s> although	-115
<s> always	145
<s> always give	140
<s> am	90
<s> am i	-185
<s> am left-handed	112
<s> am minus	71
<s> am the	68
<s> amara	133
<s> ambulance	17
<s> american	156
<s> among	-20
<s> among the	-20
<s> an	-259
<s> an example	-66
<s> an old	-119
<s> anaphylaxis	-64
<s> and	-203
<s> and <day>	-88
<s> and <days>	18
<s> and <kin>	20
<s> and <name>	-130
<s> and <number>	46
<s> and as	70
<s> and at	-14
<s> and every	23
<s> and everyone	64
<s> and for	-68
<s> and i	-65
<s> and it	-39
<s> and my	-22
<s> and none	-22
<s> and on	-34
<s> and our	-93
<s> and since	-24
<s> and sugar-free	59
<s> and the	-105
<s> and there	-74
<s> and we	30
<s> and with	-42
<s> angular	82
<s> anneke	-59
<s> anneke ,	-59
<s> anniversary	-30
<s> anniversary 's	110
<s> another	-114
<s> answer	4
<s> answer in	112
<s> answer me	87
<s> answer this	-161
<s> anxiety	96
<s> any	-63
<s> any school	26
<s> any tip	-117
<s> anyone	-164
<s> anything	-97
<s> anything above	-20
<s> anything i	-214
<s> anything over	-138
<s> anything with	115
<s> anyway	-227
<s> anyway how	-75
<s> anyway the	-99
<s> anyway what	-57
<s> apart	-45
<s> apart from	-45
<s> app	-129
<s> app crash	-75
<s> apparently	61
<s> apple	-44
<s> apply	-70
<s> aquarium	88
<s> arabic	-40
<s> arabic is	-69
<s> archery	-6
<s> are	-295
<s> are they	-139
<s> area	7
<s> area <kin>	-63
<s> argo	169
<s> arlo	126
<s> arthritis	157
<s> arthritis in	111
<s> as	-164
<s> as <days>	-64
<s> as <kin>	-10
<s> as a	-221
<s> as i	144
<s> as my	113
<s> as orthodox	-36
<s> as our	-17
<s> as the	-127
<s> as we	-34
<s> ash	75
<s> ask	-105
<s> ask because	-199
<s> ask for	-232
<s> ask him	-190
<s> ask me	170
<s> assert	-91
<s> assume	-160
<s> asthma	231
<s> asthma ,	109
<s> asthma since	87
<s> astronomy	72
<s> at	-62
<s> at 68	65
<s> at <number>	188
<s> at least	-155
<s> at our	-47
<s> at the	80
<s> at work	-70
<s> atheist	-91
<s> audiobook	153
<s> automatic	-6
<s> automatic only	133
<s> away	24
<s> aws	52
<s> ayla	129
<s> back	21
<s> back in	-37
<s> back is	63
<s> back on	-111
<s> backup	192
<s> backup go	159
<s> backup of	-37
<s> bad	-18
<s> bad back	173
<s> bad knee	119
<s> bagpipe	118
<s> bagpipe :	120
<s> bake	-147
<s> bakery	152
<s> balcony	157
<s> ballet	55
<s> ballroom	79
<s> band	186
<s> bank	-65
<s> bank holiday	46
<s> bankrupt	127
<s> bankrupt in	127
<s> barry	-145
<s> base	156
<s> bass	125
<s> bat	-85
<s> batch	5
<s> bath	102
<s> bathroom	111
<s> battery	4
<s> battery 's	90
<s> bc	99
<s> be	-26
<s> be a	-89
<s> be an	63
<s> be from	49
<s> be in	48
<s> be on	-154
<s> be rain	-147
<s> be sober	104
<s> be stare	-84
<s> be the	40
<s> be to	-62
<s> be vegan	12
<s> be wait	-116
<s> bea	54
<s> bea ,	-41
<s> bea only	81
<s> bear	-142
<s> bear in	-68
<s> beatriz	47
<s> beatriz ,	-80
<s> because	-108
<s> because <kin>	-162
<s> because <month>	-53
<s> because <name>	28
<s> because a	-117
<s> because after	-30
<s> because at	11
<s> because both	-42
<s> because half	-7
<s> because i	209
<s> because in	75
<s> because my	-23
<s> because of	35
<s> because our	-124
<s> because the	-129
<s> because we	118
<s> become	-8
<s> become a	-8
<s> bed	67
<s> bee	-89
<s> bee ,	-102
<s> bee are	-19
<s> beekeeping	74
<s> before	-41
<s> before breakfast	10
<s> before i	-124
<s> before that	82
<s> before you	-143
<s> beginner	37
<s> behind	-36
<s> behind the	-36
<s> beige	-68
<s> bench	13
<s> bengali	-144
<s> bengali new	-48
<s> best	-193
<s> best <kin>	15
<s> bet	-144
<s> bet you	-144
<s> between	61
<s> between <number>	166
<s> between the	10
<s> between us	-76
<s> big	119
<s> big <name>	-82
<s> bike	90
<s> bike 's	16
<s> bike get	112
<s> bilingual	-25
<s> bill	-62
<s> bill come	-97
<s> bin	-84
<s> bin go	7
<s> bipolar	-119
<s> bipolar ,	187
<s> birthday	-151
<s> biscuit	44
<s> biscuit ,	69
<s> bite	-210
<s> bite of	-167
<s> black	-19
<s> blind	-44
<s> bloke	-108
<s> blood	168
<s> blood pressure	16
<s> blue	-58
<s> boat	99
<s> boat 's	-14
<s> boat are	-12
<s> bodge	-128
<s> bogdan	116
<s> bogdan from	56
<s> boiler	-21
<s> bolaji	-15
<s> book	-103
<s> bookkeeping	123
<s> bore	-108
<s> both	18
<s> both <kin>	55
<s> both my	-29
<s> both our	75
<s> bouldering	92
<s> bouldering grade	22
<s> bowl	-121
<s> bowl on	67
<s> box	-147
<s> box is	77
<s> brace	123
<s> bramble	99
<s> branch	91
<s> brb	-133
<s> bread	-106
<s> bread 's	-151
<s> bread is	17
<s> break	94
<s> break it	-102
<s> break up	116
<s> breakfast	15
<s> bride	-132
<s> bride 's	-132
<s> bridge	86
<s> bring	108
<s> british	227
<s> british spell	148
<s> bruna	-33
<s> bruna the	-33
<s> bruno	59
<s> bruno ,	-60
<s> btw	20
<s> btw ,	-56
<s> btw get	81
<s> btw i	158
<s> btw my	81
<s> btw some	-114
<s> btw the	-64
<s> btw we	21
<s> budget	-7
<s> budget <number>	-138
<s> budget for	-6
<s> build	47
<s> bullet	155
<s> bullet point	141
<s> bunion	126
<s> burn	-117
<s> burn the	-101
<s> bus	10
<s> bus <kin>	7
<s> busker	-114
<s> but	-57
<s> but <day>	-36
<s> but <kin>	15
<s> but <name>	-17
<s> but amateur	50
<s> but grow	29
<s> but i	56
<s> but jazz	23
<s> but my	16
<s> but needle	-51
<s> but our	-106
<s> but red	76
<s> but sew	66
<s> but the	-95
<s> but we	81
<s> butter	-154
<s> buy	-33
<s> buy a	-55
<s> buy the	110
<s> by	27
<s> by <number>	-16
<s> by the	-54
<s> by then	29
<s> cabin	-43
<s> cable	-116
<s> caffeine	-147
<s> caffeine kick	-122
<s> cake	-144
<s> call	127
<s> call are	108
<s> call it	-200
<s> call me	237
<s> call the	-209
<s> calm	-165
<s> camp	-55
<s> camp without	-55
<s> can	-29
<s> can <kin>	-144
<s> can <number>	-121
<s> can a	-156
<s> can do	80
<s> can i	-468
<s> can it	36
<s> can n't	297
<s> can not	90
<s> can only	17
<s> can the	-160
<s> can we	-197
<s> can you	-289
<s> canoe	16
<s> canoe polo	16
<s> capo	125
<s> capo on	125
<s> car	103
<s> car 's	112
<s> car is	109
<s> caravan	-59
<s> card	116
<s> carlo	-6
<s> carlo 's	-6
<s> carry	44
<s> cash	88
<s> cash only	-31
<s> cast	-160
<s> cause	94
<s> cause number	-24
<s> ceiling	143
<s> celia	-50
<s> celia ,	-50
<s> celiac	78
<s> cellar	110
<s> cello	32
<s> cello 's	-36
<s> cert	119
<s> certificate	-160
<s> chair	111
<s> chale	64
<s> change	-5
<s> change my	122
<s> change of	-96
<s> change the	-105
<s> chapter	-71
<s> chapter <number>	-49
<s> charge	114
<s> cheap	-84
<s> cheap dinner	52
<s> cheapest	-114
<s> check	-191
<s> check the	-125
<s> checklist	-130
<s> checklist for	-130
<s> checkout	84
<s> cheer	-188
<s> cheer me	-133
<s> cheese	111
<s> cheese go	-6
<s> chemo	-8
<s> chess	87
<s> chess club	104
<s> chief	130
<s> chief <kin>	130
<s> chocolate	95
<s> chocolate give	30
<s> choir	-8
<s> christma	-92
<s> church	76
<s> ci	53
<s> cilantro	-99
<s> citizenship	111
<s> citizenship test	10
<s> class	28
<s> clean	-154
<s> clean the	-161
<s> clear	74
<s> clear the	74
<s> climb	143
<s> clinic	145
<s> clinic 's	145
<s> clock	55
<s> close	32
<s> close the	-106
<s> code	85
<s> coeliac	175
<s> coeliac ,	134
<s> coffee	19
<s> coffee have	66
<s> coffee i	84
<s> coffee is	-197
<s> cold	74
<s> collect	-111
<s> collect the	-111
<s> college	97
<s> colour	113
<s> colour look	-130
<s> colour-blind	140
<s> colour-blind ,	123
<s> column	-48
<s> come	118
<s> come in	109
<s> come out	-11
<s> comment	-6
<s> commute	207
<s> commute by	127
<s> commute is	138
<s> commute was	-62
<s> company	204
<s> company 's	-30
<s> company car	111
<s> company laptop	97
<s> compare	-96
<s> compare these	-119
<s> complaint	-98
<s> compose	-146
<s> compose a	-110
<s> consider	-98
<s> consider a	-143
<s> consider that	74
<s> contact	106
<s> contract	103
<s> convert	-137
<s> convert the	-136
<s> convert these	-159
<s> convert this	-137
<s> convert to	122
<s> cook	-18
<s> cool	-116
<s> copy	22
<s> copy 's	38
<s> coriander	-57
<s> cork	-120
<s> correct	-33
<s> correct the	-96
<s> correct this	-72
<s> cough	-169
<s> could	-171
<s> could be	-176
<s> could i	-154
<s> could n't	63
<s> could the	-227
<s> could you	-128
<s> council	-148
<s> council tax	54
<s> count	-138
<s> count the	-129
<s> cover	-153
<s> craft	-98
<s> credit	-163
<s> cricket	-40
<s> croatian	-67
<s> cross	-113
<s> cross out	-113
<s> crossword	-65
<s> crow	134
<s> crow of	134
<s> crowd	72
<s> crowd shut	-27
<s> curly	15
<s> currently	-43
<s> cursor	61
<s> custom	-17
<s> cut	-101
<s> cut it	-153
<s> cut the	-106
<s> dahlia	-74
<s> dahlia are	-74
<s> dairy	-38
<s> dairy farm	-98
<s> damp	-17
<s> dan	-235
<s> dan is	-137
<s> dance	-29
<s> danish	119
<s> dark	98
<s> dark mode	95
<s> data	-107
<s> date	68
<s> day	-85
<s> day <number>	-206
<s> day rate	161
<s> dead	-14
<s> deadline	124
<s> deadline for	127
<s> deaf	117
<s> deaf in	77
<s> dear	-127
<s> dear <name>	-80
<s> debt	96
<s> delete	-148
<s> delivery	141
<s> delivery 's	-65
<s> delivery come	135
<s> delivery have	123
<s> deploy	75
<s> deploy twice	-35
<s> deposit	132
<s> deposit 's	132
<s> depression	-61
<s> depression run	-61
<s> deputy	88
<s> derek	78
<s> describe	21
<s> design	132
<s> desk	164
<s> dev	57
<s> diabetic	170
<s> diabetic ,	151
<s> diagnose	71
<s> diagnose at	121
<s> diagnose the	-137
<s> dialysis	46
<s> dialysis is	34
<s> dictate	-147
<s> dimitri	34
<s> dimitri have	34
<s> dinner	-115
<s> dinner 's	29
<s> dissertation	104
<s> ditch	121
<s> divorce	-77
<s> divorce ,	109
<s> dj	-32
<s> django	132
<s> dm	-33
<s> do	-129
<s> do <name>	-135
<s> do <number>	-57
<s> do a	55
<s> do i	-446
<s> do me	-202
<s> do my	22
<s> do n't	163
<s> do not	-86
<s> do tell	-114
<s> do the	-225
<s> do they	-232
<s> doc	111
<s> donald	158
<s> door	45
<s> doreen	167
<s> dot	126
<s> dough	-81
<s> down	33
<s> down in	-88
<s> download	-102
<s> dr	49
<s> dr <name>	49
<s> dr.	103
<s> dr. <name>	103
<s> draft	-335
<s> draft a	-336
<s> draft an	-146
<s> draft me	-162
<s> draft something	-115
<s> draft the	-75
<s> draught	-139
<s> drill	-144
<s> drink	56
<s> drive	-205
<s> drive <name>	-78
<s> drive a	-20
<s> drop	112
<s> drop my	-129
<s> drop out	159
<s> drop the	28
<s> drum	-135
<s> dry	93
<s> dry mouth	94
<s> dual	141
<s> due	-111
<s> due <number>	190
<s> due in	-138
<s> dunno	-118
<s> during	129
<s> dutch	164
<s> dyslexia	-74
<s> dyslexic	119
<s> dyslexic ,	84
<s> each	-74
<s> each <month>	-32
<s> each <number>	-20
<s> each have	30
<s> each of	-87
<s> ear	39
<s> earn	-109
<s> earn nothing	-38
<s> easter	-154
<s> easy	-149
<s> eat	137
<s> egg	226
<s> egg go	130
<s> else	-120
<s> email	13
<s> email to	-166
<s> emeka	93
<s> emergency	142
<s> emigrate	110
<s> emil	14
<s> end	-142
<s> end in	-126
<s> engage	132
<s> engage to	132
<s> english	-44
<s> english is	16
<s> enjoy	68
<s> epipen	142
<s> error	28
<s> error :	-120
<s> error on	-131
<s> even	-121
<s> even class	86
<s> even though	-44
<s> evening	152
<s> evening i	97
<s> ever	-31
<s> ever since	-31
<s> every	-101
<s> every <day>	-26
<s> every <kin>	-77
<s> every <month>	-73
<s> every <name>	154
<s> every answer	-138
<s> every class	-18
<s> every commit	42
<s> every knife	-59
<s> every merge	-23
<s> every month	87
<s> every new	6
<s> every other	137
<s> every parcel	62
<s> every penny	-42
<s> every price	-9
<s> every spring	60
<s> every time	-90
<s> every winter	-96
<s> everybody	-146
<s> everybody is	-133
<s> everyone	-75
<s> everyone else	-146
<s> everyone have	-172
<s> everyone in	118
<s> everyone on	-8
<s> everything	116
<s> everything 's	73
<s> everything i	-56
<s> everything in	-8
<s> everything we	96
<s> exam	-16
<s> exam 's	-11
<s> exam at	122
<s> exam question	-162
<s> example	-119
<s> example sentence	-128
<s> excel	-9
<s> excuse	-154
<s> excuse the	-112
<s> exercise	-155
<s> explain	-36
<s> explain it	71
<s> explain the	14
<s> explain this	-113
<s> explain to	-149
<s> explain what	-124
<s> explain with	-130
<s> export	-84
<s> eye	64
<s> fado	-68
<s> fado is	-68
<s> fail	165
<s> fail twice	47
<s> fair	-155
<s> fall	69
<s> family	141
<s> fantasy	-57
<s> fantasy football	-57
<s> far	-154
<s> farouk	-4
<s> farsi	-72
<s> fast	-67
<s> feature	51
<s> feature flag	137
<s> feed	-142
<s> feel	-192
<s> feel a	-114
<s> feel kinda	-78
<s> feel like	-114
<s> feel sick	-91
<s> ferry	37
<s> ferry 's	166
<s> ffion	111
<s> field	149
<s> fig	139
<s> figma	9
<s> fill	-121
<s> fill in	-77
<s> fill the	-105
<s> find	-34
<s> find <number>	-104
<s> find a	-109
<s> find me	36
<s> find out	60
<s> find the	-120
<s> fine	71
<s> finger	-44
<s> finish	-156
<s> finish the	-109
<s> fiona	-64
<s> fire	-82
<s> fire brigade	6
<s> firm	-72
<s> firm but	-111
<s> firmware	93
<s> first	-32
<s> first in	133
<s> fish	-91
<s> fit	94
<s> fix	-157
<s> fix and	-145
<s> fix the	-108
<s> fix these	-85
<s> fix until	117
<s> flat	97
<s> flat <number>	158
<s> fleet	-73
<s> flight	-66
<s> flight 's	-115
<s> flight are	11
<s> flight to	61
<s> floor	54
<s> flour	145
<s> flour from	145
<s> flu	-126
<s> flu jab	-126
<s> fluent	37
<s> fluent in	106
<s> fluid	141
<s> fly	173
<s> fly to	121
<s> foggy	51
<s> folic	154
<s> folk	-69
<s> font	-170
<s> font size	-119
<s> footnote	-125
<s> for	-330
<s> for <number>	75
<s> for a	-163
<s> for context	59
<s> for my	-121
<s> for now	-93
<s> for recipe	160
<s> for the	-270
<s> for this	-118
<s> forget	18
<s> forget every	-64
<s> forgive	-183
<s> forgive the	-130
<s> forklift	34
<s> formula	69
<s> foster	7
<s> frame	-90
<s> free	-158
<s> free on	-151
<s> freelance	146
<s> freezer	61
<s> freezer <number>	156
<s> fridge	138
<s> fridge at	-43
<s> fridge door	-170
<s> fridge is	164
<s> from	-233
<s> from <month>	33
<s> from <name>	237
<s> from a	-141
<s> from may	-74
<s> from now	171
<s> from the	-228
<s> front	152
<s> frontend	-93
<s> frontend is	-93
<s> fruit	116
<s> full	-84
<s> fund	150
<s> funny	-139
<s> funny but	-116
<s> game	-112
<s> game for	-112
<s> gas	83
<s> gate	17
<s> gavin	65
<s> gcse	136
<s> generator	-65
<s> geocaching	90
<s> get	109
<s> get <kin>	-13
<s> get <number>	122
<s> get a	69
<s> get an	-65
<s> get custody	138
<s> get marry	147
<s> get migraine	83
<s> get my	109
<s> get promote	149
<s> get the	117
<s> gift	-147
<s> gift for	-121
<s> gimme	-113
<s> ginger	39
<s> git	-127
<s> gitlab	-140
<s> giulia	-111
<s> giulia ,	-111
<s> give	-144
<s> give a	-72
<s> give i	25
<s> give it	-138
<s> give me	-395
<s> give my	93
<s> give notice	124
<s> give our	-37
<s> give that	138
<s> give the	-40
<s> give up	144
<s> give we	-10
<s> glass	153
<s> glaze	79
<s> glue	-198
<s> gluten	29
<s> gluten free	-47
<s> gluten is	48
<s> go	-20
<s> go by	-38
<s> go for	-110
<s> go out	-66
<s> go part-time	90
<s> go to	-153
<s> goalkeeper	111
<s> god	-168
<s> god help	-126
<s> golf	139
<s> golf handicap	105
<s> good	-33
<s> google	-179
<s> google sheet	46
<s> grab	-131
<s> grace	101
<s> grade	37
<s> grade <number>	-60
<s> grafana	-20
<s> great	-141
<s> great ,	-141
<s> greek	-13
<s> greek dance	-13
<s> greenhouse	122
<s> greenhouse is	99
<s> greeting	-133
<s> grind	88
<s> grow	233
<s> grow chile	95
<s> grow the	-129
<s> grow up	268
<s> guess	-74
<s> guest	-88
<s> guest are	5
<s> guest at	-166
<s> guest have	93
<s> guest in	-92
<s> guide	67
<s> guide <kin>	16
<s> gunnar	84
<s> gunnar ,	-10
<s> guy	-149
<s> gwen	117
<s> gwen 's	73
<s> gym	180
<s> gym 's	33
<s> gym on	133
<s> haiku	-63
<s> hair	-73
<s> hair 's	-20
<s> halal	92
<s> half	-40
<s> half <name>	136
<s> half a	-164
<s> half are	-157
<s> half marathon	-78
<s> half my	-45
<s> half of	15
<s> half our	67
<s> half the	42
<s> halfway	36
<s> halfway through	36
<s> hall	7
<s> hana	123
<s> hand	-27
<s> hand are	50
<s> hand in	-65
<s> hand shake	58
<s> hand the	-62
<s> handover	224
<s> handover 's	161
<s> handover at	138
<s> hannah	51
<s> hanne	134
<s> hanneke	-6
<s> hanneke and	-6
<s> happy	-174
<s> happy <day>	-134
<s> harmonica	-31
<s> harmonica in	-31
<s> hassan	-42
<s> hassan ,	-42
<s> hate	264
<s> hate coriander	74
<s> hate phone	96
<s> hate the	99
<s> hate this	-110
<s> hattie	108
<s> haul	-70
<s> haul water	-70
<s> have	164
<s> have <name>	138
<s> have <number>	-244
<s> have a	-21
<s> have be	-129
<s> have both	9
<s> have do	206
<s> have high	23
<s> have lose	-9
<s> have my	-105
<s> have n't	138
<s> have no	152
<s> have shift	106
<s> have the	83
<s> have to	67
<s> have you	-135
<s> hay	100
<s> hay ,	-63
<s> hay fever	154
<s> he	-33
<s> he 'd	-221
<s> he 'll	106
<s> he 's	-33
<s> he <kin>	182
<s> he also	-158
<s> he come	131
<s> he do	74
<s> he eat	80
<s> he fancy	-51
<s> he get	105
<s> he go	40
<s> he hate	-18
<s> he have	-70
<s> he is	-13
<s> he just	36
<s> he keep	-189
<s> he live	-65
<s> he need	170
<s> he own	9
<s> he play	-6
<s> he read	114
<s> he ring	-59
<s> he say	-272
<s> he see	80
<s> he seem	-178
<s> he sleep	133
<s> he tell	-43
<s> he want	116
<s> he was	7
<s> he will	217
<s> he write	-168
<s> head	75
<s> head of	121
<s> head office	138
<s> head to	-115
<s> headache	-115
<s> hear	171
<s> hear aid	111
<s> hear ring	17
<s> heart	160
<s> heart rate	106
<s> heat pump	81
<s> heat the	-11
<s> heavy	50
<s> heavy clay	106
<s> heavy rain	-66
<s> height	56
<s> height make	-11
<s> hello	-159
<s> hello again	-76
<s> help	-180
<s> help me	-153
<s> hence	-165
<s> hence the	-165
<s> hendrik	46
<s> hendrik here	46
<s> her	-34
<s> her <kin>	-115
<s> her <name>	133
<s> her flat	112
<s> her name	-122
<s> here	-150
<s> here 's	-220
<s> here in	101
<s> here is	-77
<s> here the	-108
<s> herr	12
<s> herr <name>	12
<s> hey	-141
<s> hgv	100
<s> hgv class	131
<s> hi	-159
<s> hib	-67
<s> hill	93
<s> himself	92
<s> himself is	92
<s> hindi	-74
<s> hip	119
<s> hip replacement	79
<s> hire	10
<s> hire a	66
<s> his	113
<s> his <kin>	-24
<s> hive	57
<s> hm	-114
<s> hmm	-103
<s> hob	171
<s> home	205
<s> home <kin>	150
<s> hometown	68
<s> homework	-126
<s> honestly	-155
<s> honey	-95
<s> hope	50
<s> hope to	186
<s> horror	-39
<s> horror film	-38
<s> hospital	53
<s> hospital ,	-10
<s> host	187
<s> host at	113
<s> host on	118
<s> hotel	-85
<s> house	-42
<s> house in	-162
<s> house is	84
<s> household	74
<s> how	-294
<s> how <kin>	-251
<s> how can	-91
<s> how could	-137
<s> how do	-130
<s> how far	-96
<s> how i	-163
<s> how is	-165
<s> how long	-213
<s> how many	-302
<s> how much	-130
<s> how old	-149
<s> how should	-169
<s> how to	-220
<s> how would	127
<s> hungarian	-66
<s> i	51
<s> i 'd	-186
<s> i 'll	-278
<s> i 'm	-123
<s> i ,	-74
<s> i <day>	-196
<s> i <kin>	280
<s> i <name>	154
<s> i add	24
<s> i adopt	12
<s> i agree	-120
<s> i already	95
<s> i also	152
<s> i always	-64
<s> i am	37
<s> i answer	218
<s> i ask	-231
<s> i bake	84
<s> i bank	17
<s> i be	144
<s> i become	28
<s> i beg	-147
<s> i believe	147
<s> i bet	-125
<s> i bike	81
<s> i bill	45
<s> i borrow	-151
<s> i break	74
<s> i breed	133
<s> i build	98
<s> i burn	67
<s> i busk	96
<s> i buy	-81
<s> i call	-33
<s> i can	-16
<s> i carry	136
<s> i chair	163
<s> i change	-19
<s> i charge	110
<s> i check	-36
<s> i choose	65
<s> i clean	56
<s> i climb	85
<s> i close	-49
<s> i code	150
<s> i collect	200
<s> i come	191
<s> i conduct	117
<s> i cook	-117
<s> i copy	-96
<s> i could	-105
<s> i count	-130
<s> i cover	145
<s> i cry	-74
<s> i cut	18
<s> i delete	-122
<s> i dey	-149
<s> i dictate	146
<s> i dinnae	45
<s> i dislike	171
<s> i do	24
<s> i doubt	-129
<s> i dream	-110
<s> i drink	-84
<s> i drive	208
<s> i drop	-69
<s> i dub	-39
<s> i dye	-40
<s> i earn	151
<s> i eat	153
<s> i edit	173
<s> i enjoy	41
<s> i fail	113
<s> i fancy	-120
<s> i farm	144
<s> i fast	133
<s> i fear	-14
<s> i feed	-106
<s> i feel	-150
<s> i fence	16
<s> i find	-261
<s> i finish	-100
<s> i fire	-58
<s> i fish	131
<s> i fix	56
<s> i fly	150
<s> i follow	119
<s> i forget	-186
<s> i found	135
<s> i get	-191
<s> i give	-21
<s> i grow	41
<s> i guess	-153
<s> i hand	211
<s> i handle	170
<s> i hate	-32
<s> i have	-71
<s> i hear	-116
<s> i hold	42
<s> i hope	-206
<s> i host	170
<s> i inherit	160
<s> i intend	36
<s> i invoice	127
<s> i join	-118
<s> i just	-311
<s> i keep	-35
<s> i knit	189
<s> i know	24
<s> i laugh	-196
<s> i learn	177
<s> i leave	-68
<s> i lecture	60
<s> i let	145
<s> i lie	134
<s> i lift	117
<s> i like	23
<s> i live	-118
<s> i lock	-103
<s> i look	40
<s> i lose	38
<s> i love	-151
<s> i maintain	135
<s> i make	98
<s> i manage	178
<s> i mark	80
<s> i may	-200
<s> i mean	-38
<s> i measure	114
<s> i meet	-136
<s> i mend	35
<s> i might	-121
<s> i mind	147
<s> i miss	-139
<s> i move	-23
<s> i must	-325
<s> i nearly	-146
<s> i need	-70
<s> i never	-28
<s> i no	137
<s> i now	-4
<s> i only	-18
<s> i open	-167
<s> i owe	-25
<s> i own	69
<s> i pack	161
<s> i paint	-5
<s> i pass	103
<s> i paste	-118
<s> i pay	8
<s> i phone	132
<s> i pick	-65
<s> i plan	56
<s> i play	135
<s> i practise	146
<s> i prefer	52
<s> i press	-120
<s> i price	153
<s> i print	160
<s> i promise	-26
<s> i put	-78
<s> i quit	-26
<s> i react	109
<s> i read	19
<s> i really	-171
<s> i rebuild	13
<s> i reckon	-147
<s> i ref	128
<s> i refuse	140
<s> i remember	-154
<s> i rename	-141
<s> i rent	142
<s> i repair	12
<s> i report	92
<s> i restart	-99
<s> i restore	166
<s> i retire	191
<s> i ride	191
<s> i ring	145
<s> i run	38
<s> i sail	148
<s> i save	66
<s> i say	-332
<s> i scroll	-120
<s> i search	23
<s> i see	-45
<s> i sell	53
<s> i send	-33
<s> i serve	136
<s> i set	46
<s> i sew	-8
<s> i shall	-174
<s> i share	-29
<s> i shoot	12
<s> i shop	93
<s> i should	47
<s> i show	94
<s> i sign	131
<s> i sing	178
<s> i sit	17
<s> i skip	-53
<s> i sleep	64
<s> i speak	94
<s> i spend	-92
<s> i spill	-85
<s> i split	-29
<s> i stammer	163
<s> i start	52
<s> i stay	136
<s> i still	42
<s> i stop	33
<s> i struggle	-15
<s> i study	170
<s> i stutter	123
<s> i support	19
<s> i suppose	-185
<s> i swear	-110
<s> i sweat	-16
<s> i sweep	-30
<s> i swim	135
<s> i switch	36
<s> i take	30
<s> i teach	188
<s> i tell	-281
<s> i test	92
<s> i think	-181
<s> i tithe	119
<s> i train	132
<s> i translate	182
<s> i travel	-53
<s> i trust	33
<s> i try	14
<s> i turn	88
<s> i type	107
<s> i umpire	140
<s> i understand	-4
<s> i usually	11
<s> i visit	21
<s> i volunteer	14
<s> i wake	-67
<s> i walk	84
<s> i want	-177
<s> i was	-101
<s> i watch	-126
<s> i water	-50
<s> i wear	113
<s> i weigh	63
<s> i will	-108
<s> i wish	-130
<s> i wonder	-123
<s> i work	-52
<s> i would	-194
<s> i write	-81
<s> ibiza	-59
<s> ice	-20
<s> ich	119
<s> ich bin	119
<s> id	47
<s> idea	-268
<s> idea for	-229
<s> idris	-91
<s> if	-430
<s> if <name>	-129
<s> if a	-162
<s> if i	-201
<s> if it	-232
<s> if my	-186
<s> if not	-150
<s> if somebody	-144
<s> if someone	-154
<s> if that	-174
<s> if the	-38
<s> if you	-120
<s> ignore	-186
<s> ignore my	-118
<s> ignore the	-163
<s> ikram	39
<s> ikram and	39
<s> ileostomy	124
<s> imagine	-235
<s> imagine a	-92
<s> imagine i	-168
<s> in	-302
<s> in <month>	156
<s> in <name>	-94
<s> in <number>	-82
<s> in a	-92
<s> in an	129
<s> in charge	55
<s> in my	-240
<s> in our	29
<s> in plain	-189
<s> in summer	116
<s> in that	-131
<s> in the	-358
<s> in this	-165
<s> in your	-175
<s> indoor	28
<s> ingrid	107
<s> ingrid ,	79
<s> inherit	19
<s> inherit <kin>	113
<s> inherit my	101
<s> inside	34
<s> inside leg	124
<s> insomnia	49
<s> inspector	-104
<s> inspector 's	-104
<s> insulin	62
<s> insurance	61
<s> interview	4
<s> into	-131
<s> introvert	103
<s> invoice	35
<s> invoice are	36
<s> invoice go	66
<s> inè	98
<s> inè (	98
<s> irish	-9
<s> iron	148
<s> is	-740
<s> is <name>	-282
<s> is <number>	-126
<s> is a	-320
<s> is he	-140
<s> is it	-249
<s> is my	-76
<s> is she	-135
<s> is that	4
<s> is the	-234
<s> is there	-338
<s> is this	-160
<s> it	-154
<s> it 'll	-187
<s> it 's	-175
<s> it <name>	-129
<s> it all	-137
<s> it can	-137
<s> it come	61
<s> it cost	-155
<s> it do	-54
<s> it fail	46
<s> it get	-155
<s> it go	46
<s> it have	-40
<s> it is	35
<s> it just	-99
<s> it live	37
<s> it look	-165
<s> it make	-83
<s> it may	-203
<s> it might	-85
<s> it must	55
<s> it need	-212
<s> it print	-157
<s> it read	-136
<s> it run	48
<s> it say	-216
<s> it seem	-131
<s> it should	-170
<s> it sit	74
<s> it sleep	142
<s> it smell	-187
<s> it sound	84
<s> it stand	87
<s> it still	-152
<s> it take	31
<s> it want	-180
<s> it will	-223
<s> it work	-170
<s> it would	-95
<s> item	-113
<s> item <number>	-113
<s> its	-53
<s> its <number>	64
<s> its be	-158
<s> its for	-53
<s> its just	122
<s> jamaican	-26
<s> jamal	10
<s> jehovah	94
<s> jigsaw	119
<s> jira	86
<s> jira is	93
<s> job	-248
<s> join	135
<s> join a	147
<s> join the	54
<s> joke	-122
<s> jollof	-58
<s> jona	37
<s> jona ,	37
<s> josefina	-99
<s> josefina ,	-99
<s> joyce	157
<s> judge	-28
<s> judge by	-137
<s> judo	170
<s> juma	-70
<s> juma from	-70
<s> juno	-10
<s> just	-20
<s> just a	-179
<s> just get	98
<s> just have	60
<s> just the	-43
<s> just wake	-47
<s> just want	-109
<s> kabaddi	-102
<s> karaoke	74
<s> karaoke is	74
<s> kasimir	-27
<s> keep	-101
<s> keep answer	159
<s> keep code	123
<s> keep it	-347
<s> keep kosher	93
<s> keep my	95
<s> keep nothing	-19
<s> keep reply	109
<s> keep the	-134
<s> kenji	77
<s> kenji ,	77
<s> key	-85
<s> key are	-116
<s> keyboard	-9
<s> kick	71
<s> kidney	75
<s> kill	-178
<s> kill the	-141
<s> kiln	144
<s> kiln is	88
<s> kind	-167
<s> kindly	-134
<s> kiosk	-5
<s> kit	-83
<s> kit 's	103
<s> kitchen	172
<s> klarna	141
<s> knee	137
<s> knee are	92
<s> knit	100
<s> know	97
<s> know him	97
<s> kofi	-72
<s> kofi ,	28
<s> kofi have	107
<s> koji	-54
<s> koji and	-54
<s> kotlin	71
<s> kubernete	150
<s> kwame	-54
<s> kwame 's	-35
<s> label	62
<s> lactose	135
<s> lactose is	119
<s> lady	-138
<s> lamb	165
<s> lamb start	137
<s> lane	149
<s> lane <number>	136
<s> lapse	67
<s> laptop	18
<s> laptop 's	18
<s> last	-220
<s> last <number>	-112
<s> last night	-114
<s> last time	-159
<s> last week	-172
<s> last year	-76
<s> late	34
<s> latin	22
<s> latin name	22
<s> laundry	-116
<s> lay	-91
<s> leaflet	34
<s> league	82
<s> leak	-57
<s> learn	64
<s> learn <name>	186
<s> learn rate	-169
<s> learn sign	72
<s> learn the	112
<s> learn to	161
<s> lease	17
<s> lease end	159
<s> lease is	-65
<s> lease on	106
<s> leave	36
<s> leave <name>	48
<s> leave a	-102
<s> leave hand	136
<s> leave it	-205
<s> leave my	-229
<s> leave out	-163
<s> leave school	149
<s> leave the	-107
<s> left-handed	155
<s> left-handed ,	155
<s> lefty	-29
<s> leg	-260
<s> leg are	-172
<s> legal	142
<s> legal have	151
<s> leila	59
<s> leila on	-33
<s> lemon	36
<s> lemon drizzle	36
<s> leo	-64
<s> less	-132
<s> less <number>	-97
<s> lesson	-83
<s> lesson <number>	-148
<s> let	-399
<s> let 's	-267
<s> let me	-196
<s> let us	-163
<s> letter	-45
<s> letter from	82
<s> letter to	-196
<s> level	-169
<s> level <number>	-142
<s> licence	84
<s> license	130
<s> lie	69
<s> lift	-196
<s> light	-168
<s> like	11
<s> like a	-7
<s> line	257
<s> line <kin>	140
<s> line <number>	125
<s> lise	134
<s> list	-13
<s> list <number>	-119
<s> list of	105
<s> little	29
<s> little <kin>	28
<s> little <name>	151
<s> live	-114
<s> live aboard	102
<s> live in	-74
<s> live on	-31
<s> live room	8
<s> live stream	-98
<s> live with	34
<s> load	-59
<s> load shed	-22
<s> lock	-209
<s> log	139
<s> long	205
<s> long email	45
<s> long run	115
<s> look	-15
<s> look at	-178
<s> look for	-93
<s> look like	-66
<s> lose	34
<s> lose <number>	106
<s> lose most	97
<s> lose my	-28
<s> lose the	-97
<s> loss	-157
<s> loud	110
<s> love	-79
<s> lovely	-129
<s> low	179
<s> low <name>	112
<s> luis	113
<s> lunch	156
<s> lunch at	102
<s> lunch is	17
<s> lunch was	-136
<s> ma	70
<s> ma <kin>	153
<s> mac	147
<s> mac at	128
<s> mahjong	-8
<s> main	119
<s> maintain	32
<s> maintain the	32
<s> maja	108
<s> make	-320
<s> make <number>	-97
<s> make a	-314
<s> make her	-81
<s> make it	-405
<s> make me	-258
<s> make my	-47
<s> make that	-123
<s> make the	-260
<s> make this	-47
<s> man	190
<s> man in	118
<s> marathon	-81
<s> marathon on	-18
<s> margaret	127
<s> marguerite	-82
<s> marguerite ,	-82
<s> mark	-22
<s> mark my	-59
<s> market	-95
<s> marry	128
<s> marry to	135
<s> marta	-92
<s> mass	-150
<s> mastectomy	80
<s> mat	156
<s> math	166
<s> math is	146
<s> matter	-117
<s> maureen	76
<s> max	-165
<s> max <number>	-56
<s> may	-82
<s> may i	-216
<s> may not	35
<s> maybe	-206
<s> me	177
<s> me :	169
<s> me <kin>	-128
<s> me and	9
<s> mean	-152
<s> meet	-136
<s> meet in	-136
<s> meeting	159
<s> meeting are	123
<s> mend	35
<s> mentor	-34
<s> menu	-117
<s> merge	-180
<s> message	-152
<s> message for	-152
<s> messi	-146
<s> metric	225
<s> metric only	110
<s> metric unit	72
<s> mi	131
<s> middle	-134
<s> might	-110
<s> migraine	177
<s> migration	-14
<s> miguel	30
<s> miguel leave	30
<s> mileage	140
<s> mileage is	111
<s> milk	25
<s> milk tanker	150
<s> min	170
<s> mince	-126
<s> mince and	-126
<s> mind	-148
<s> mind the	-117
<s> mine	66
<s> mine 's	54
<s> mine are	49
<s> mine have	-145
<s> mine is	179
<s> minibus	39
<s> minimum	131
<s> minus	-150
<s> minus <number>	-150
<s> minute	123
<s> mireille	127
<s> mirela	67
<s> miss	101
<s> miss the	-122
<s> mix	-37
<s> mo	156
<s> mobile	156
<s> mobile team	116
<s> mock	72
<s> model	-72
<s> model train	-72
<s> money	104
<s> monika	43
<s> monika have	43
<s> moonlight	30
<s> moor	124
<s> moor at	124
<s> more	-12
<s> morning ,	-86
<s> morning are	122
<s> morning i	107
<s> mortgage	103
<s> mortgage fix	163
<s> mortgage is	87
<s> most	55
<s> most of	36
<s> mostly	-50
<s> mostly <name>	153
<s> mostly eat	29
<s> mot	50
<s> mould	-125
<s> mountain	-84
<s> mountain rescue	-84
<s> move	195
<s> move away	-67
<s> move from	105
<s> move in	-43
<s> move my	10
<s> move off	39
<s> move out	112
<s> move the	-218
<s> move to	254
<s> mow	34
<s> mr	-18
<s> mr <name>	-18
<s> mr.	21
<s> mr. <name>	21
<s> mrs	46
<s> mrs <name>	46
<s> ms	34
<s> ms is	48
<s> ms word	-6
<s> mushroom	72
<s> must	32
<s> must clear	60
<s> must sit	57
<s> my	-86
<s> my <day>	-116
<s> my <kin>	-121
<s> my <name>	10
<s> my <number>	77
<s> my accent	44
<s> my account	59
<s> my agency	147
<s> my ah	-37
<s> my allotment	66
<s> my ankle	45
<s> my answer	-186
<s> my app	-78
<s> my appointment	-82
<s> my asthma	135
<s> my back	121
<s> my bag	-103
<s> my battery	-113
<s> my best	168
<s> my bike	-40
<s> my blood	-140
<s> my brain	-123
<s> my branch	-169
<s> my bread	-46
<s> my browser	-148
<s> my budget	-9
<s> my bug	-81
<s> my build	-140
<s> my bus	-153
<s> my business	127
<s> my cello	23
<s> my chair	15
<s> my character	-190
<s> my chess	145
<s> my choir	123
<s> my class	-79
<s> my code	-303
<s> my coffee	-126
<s> my commute	176
<s> my contract	167
<s> my contribution	-8
<s> my current	-100
<s> my cursor	-153
<s> my day	5
<s> my degree	118
<s> my desk	138
<s> my download	-125
<s> my draft	-131
<s> my dream	104
<s> my drive	-77
<s> my ear	-217
<s> my elder	59
<s> my essay	-207
<s> my eye	-72
<s> my eyesight	221
<s> my faith	9
<s> my favourite	-82
<s> my file	-152
<s> my finger	-91
<s> my first	50
<s> my flat	107
<s> my flight	-104
<s> my foot	-222
<s> my fridge	-121
<s> my function	-167
<s> my garden	108
<s> my glass	-146
<s> my goal	175
<s> my good	-34
<s> my guess	-201
<s> my half	17
<s> my hand	-45
<s> my handwriting	220
<s> my head	-234
<s> my hear	181
<s> my heart	-131
<s> my hourly	147
<s> my house	152
<s> my insulin	105
<s> my invoice	-47
<s> my kitchen	56
<s> my knee	249
<s> my laptop	-86
<s> my last	-79
<s> my late	118
<s> my leave	61
<s> my leg	-89
<s> my licence	65
<s> my lot	157
<s> my man	142
<s> my meter	104
<s> my migraine	-49
<s> my mistake	-85
<s> my mobile	112
<s> my mood	-165
<s> my morning	42
<s> my mother-tongue	127
<s> my mouse	-68
<s> my name	202
<s> my neck	-97
<s> my next	-128
<s> my night	41
<s> my old	107
<s> my only	-34
<s> my order	34
<s> my other	165
<s> my own	36
<s> my package	-140
<s> my pair	101
<s> my paragraph	-81
<s> my parcel	-138
<s> my password	-96
<s> my patience	-146
<s> my pen	-117
<s> my pencil	-124
<s> my pension	196
<s> my phone	-178
<s> my piano	-17
<s> my practice	-57
<s> my printer	-53
<s> my pull	-117
<s> my query	-139
<s> my question	-130
<s> my read	53
<s> my rent	103
<s> my right	99
<s> my run	72
<s> my salary	141
<s> my savings	-39
<s> my school	134
<s> my score	-159
<s> my screen	62
<s> my script	-168
<s> my second	-65
<s> my sentence	-145
<s> my shift	124
<s> my shop	175
<s> my shoulder	67
<s> my side	79
<s> my skin	17
<s> my soup	-152
<s> my spreadsheet	-174
<s> my stack	183
<s> my stall	174
<s> my stomach	-216
<s> my studio	158
<s> my stutter	194
<s> my surname	126
<s> my tab	-103
<s> my tattoo	-75
<s> my taxi	-133
<s> my tea	-179
<s> my team	-99
<s> my terminal	-85
<s> my test	-281
<s> my thesis	227
<s> my thing	13
<s> my thumb	-9
<s> my thyroid	101
<s> my timer	-78
<s> my toast	-116
<s> my trade	129
<s> my train	-149
<s> my turn	-14
<s> my type	49
<s> my van	83
<s> my violin	-55
<s> my visa	123
<s> my voice	171
<s> my wage	76
<s> my watch	41
<s> my wed	139
<s> my whole	35
<s> my workbench	99
<s> my wrist	125
<s> my younger	131
<s> na	77
<s> nadia	41
<s> nail	-20
<s> name	118
<s> name 's	117
<s> name :	-151
<s> name <name>	-11
<s> name in	27
<s> narrator	-144
<s> near	-67
<s> near <name>	-67
<s> nearest	191
<s> nearest shop	155
<s> nearly	51
<s> need	-178
<s> need <number>	29
<s> need a	-133
<s> need an	-112
<s> need it	-168
<s> need to	-191
<s> needle	164
<s> neither	-36
<s> neither of	-9
<s> never	290
<s> never be	111
<s> never borrow	-16
<s> never eat	124
<s> never fly	165
<s> never get	57
<s> never give	141
<s> never have	-37
<s> never learn	102
<s> never marry	155
<s> never mind	-259
<s> never pay	-73
<s> never put	95
<s> never see	-183
<s> never touch	125
<s> never use	-50
<s> never wear	-26
<s> never work	94
<s> new	-76
<s> new <kin>	-115
<s> new <name>	-71
<s> next	-123
<s> next <number>	36
<s> next door	-144
<s> next is	109
<s> next year	130
<s> nico	-45
<s> night	-31
<s> night class	-50
<s> night on	50
<s> night porter	155
<s> night shift	17
<s> nina	-104
<s> no	185
<s> no <day>	198
<s> no <kin>	64
<s> no <name>	-36
<s> no <number>	-55
<s> no alcohol	156
<s> no bullet	125
<s> no car	105
<s> no card	128
<s> no cilantro	-41
<s> no dairy	-16
<s> no egg	-56
<s> no elevator	-71
<s> no emojis	111
<s> no error	-115
<s> no exclamation	-29
<s> no fish	4
<s> no gallbladder	123
<s> no garlic	-58
<s> no gas	119
<s> no gluten	128
<s> no gym	136
<s> no idea	-184
<s> no internet	-125
<s> no joke	-98
<s> no licence	113
<s> no lift	103
<s> no meat	155
<s> no meeting	130
<s> no more	63
<s> no need	102
<s> no nut	-8
<s> no onion	111
<s> no oven	83
<s> no pesticide	32
<s> no phone	-37
<s> no photo	153
<s> no pork	-99
<s> no rush	-126
<s> no screen	111
<s> no shoe	-95
<s> no signal	-130
<s> no surprise	-48
<s> no table	154
<s> no to	-206
<s> no worry	-142
<s> nobody	103
<s> nobody 's	127
<s> nobody at	-5
<s> nobody but	87
<s> nobody can	-121
<s> nobody else	163
<s> nobody here	42
<s> nobody in	110
<s> nobody like	-159
<s> nobody may	21
<s> nobody on	78
<s> nobody touch	34
<s> nobody under	166
<s> nokia	9
<s> non	-157
<s> none	204
<s> none of	28
<s> norwegian	-20
<s> not	-185
<s> not <number>	-102
<s> not a	-30
<s> not allow	110
<s> not me	-143
<s> not that	-110
<s> not the	-210
<s> not too	-178
<s> note	-154
<s> note for	-135
<s> nothing	290
<s> nothing about	-121
<s> nothing above	103
<s> nothing get	78
<s> nothing in	70
<s> nothing may	148
<s> nothing on	-87
<s> nothing over	138
<s> nothing that	112
<s> nothing too	-163
<s> nothing with	84
<s> notice	161
<s> now	-29
<s> now :	-160
<s> now i	211
<s> now it	-215
<s> now my	-136
<s> now that	75
<s> now the	-284
<s> now there	-167
<s> now what	-86
<s> nuala	145
<s> nuala and	145
<s> number	-152
<s> number <number>	-290
<s> number i	-67
<s> nurse	-9
<s> nursery	-18
<s> nut	48
<s> nut allergy	118
<s> oat	148
<s> oat milk	148
<s> ocd	196
<s> octopus	-57
<s> octopus have	-57
<s> odd	-154
<s> of	-140
<s> of all	-6
<s> of the	-205
<s> of these	-135
<s> off	-27
<s> off he	-152
<s> office	243
<s> ofsted	143
<s> oh	-202
<s> oh sure	-69
<s> oil	129
<s> ok	-236
<s> ok the	-49
<s> ola	-47
<s> ola from	-47
<s> old	-47
<s> old <name>	-14
<s> oleander	64
<s> oleander is	64
<s> olga	43
<s> olga <kin>	149
<s> olive	-77
<s> olive oil	-24
<s> ollie	108
<s> omar	48
<s> omg	-119
<s> on	102
<s> on <day>	-170
<s> on <days>	-49
<s> on <name>	122
<s> on a	114
<s> on call	207
<s> on hold	-155
<s> on metformin	110
<s> on my	-143
<s> on our	159
<s> on paper	-61
<s> on warfarin	143
<s> once	-64
<s> once a	-58
<s> onion	162
<s> only	-235
<s> only <name>	151
<s> only <number>	-230
<s> only ever	111
<s> only she	-150
<s> only tell	-132
<s> only the	-100
<s> only woman	160
<s> op	109
<s> open	198
<s> open <day>	85
<s> open a	-6
<s> orchard	121
<s> order	-28
<s> organic	-20
<s> oskar	-27
<s> oskar 's	-27
<s> ota	146
<s> other	-34
<s> otherwise	-188
<s> otis	137
<s> ottilie	161
<s> ottilie ,	101
<s> ought	-139
<s> our	-30
<s> our <kin>	-97
<s> our <name>	89
<s> our <number>	-83
<s> our account	110
<s> our allotment	-13
<s> our anniversary	28
<s> our annual	125
<s> our backup	-101
<s> our bakery	201
<s> our band	114
<s> our biggest	163
<s> our bin	14
<s> our boiler	-86
<s> our book	29
<s> our border	76
<s> our budget	182
<s> our build	-180
<s> our busiest	34
<s> our call	-41
<s> our card	-162
<s> our charity	-56
<s> our chat	8
<s> our choir	168
<s> our church	65
<s> our clinic	157
<s> our club	130
<s> our co-op	121
<s> our codebase	155
<s> our company	151
<s> our cooperative	157
<s> our crow	-17
<s> our data	118
<s> our deadline	-108
<s> our delivery	-20
<s> our deploy	-154
<s> our dishwasher	-61
<s> our doc	-68
<s> our family	76
<s> our farm	149
<s> our fig	15
<s> our fish	120
<s> our flat	173
<s> our form	-160
<s> our garage	155
<s> our group	118
<s> our heat	6
<s> our hero	-117
<s> our home	160
<s> our hotel	24
<s> our house	234
<s> our kiln	70
<s> our kitchen	-7
<s> our laundry	11
<s> our legal	-9
<s> our live	48
<s> our lunch	-78
<s> our main	187
<s> our meet	-139
<s> our monorepo	149
<s> our newsletter	6
<s> our number	-123
<s> our nursery	55
<s> our office	-7
<s> our old	-125
<s> our order	-192
<s> our oven	73
<s> our parish	171
<s> our pipeline	59
<s> our planet	-146
<s> our podcast	-68
<s> our postcode	-42
<s> our printer	-85
<s> our quilt	125
<s> our quiz	14
<s> our recipe	-59
<s> our release	134
<s> our rent	126
<s> our repo	98
<s> our roof	72
<s> our sample	-142
<s> our school	-90
<s> our sensor	-48
<s> our server	4
<s> our share	92
<s> our shop	84
<s> our side	-34
<s> our sprint	171
<s> our stage	-64
<s> our stand-up	133
<s> our standup	65
<s> our street	70
<s> our studio	135
<s> our style	131
<s> our surgery	126
<s> our table	-160
<s> our team	-68
<s> our test	34
<s> our ticket	4
<s> our till	-11
<s> our tractor	129
<s> our train	-155
<s> our treasurer	-57
<s> our union	140
<s> our van	153
<s> our village	142
<s> our wait	-91
<s> our warehouse	152
<s> our water	118
<s> our wed	163
<s> our wg	133
<s> our wifi	-101
<s> ours	209
<s> ours are	127
<s> ours is	123
<s> out	-146
<s> out by	-80
<s> out of	-152
<s> outlook	-126
<s> oven	-38
<s> over	-121
<s> overtime	142
<s> owe	53
<s> owe my	163
<s> owe the	105
<s> owe you	-145
<s> own	53
<s> own <number>	223
<s> own a	134
<s> own goal	-131
<s> owner	-94
<s> ownership	-108
<s> ownership of	-32
<s> pa	47
<s> pa drink	-65
<s> pace	-119
<s> pacemaker	189
<s> pacemaker since	127
<s> pack	169
<s> pack list	-145
<s> pager	-50
<s> paint	-53
<s> panic	79
<s> panic in	130
<s> paracetamol	-93
<s> paragraph	-135
<s> paragraph <number>	-86
<s> paragraph about	-121
<s> parcel	64
<s> paris	-189
<s> park	-72
<s> parkour	33
<s> part	-125
<s> part <number>	-125
<s> part-time	136
<s> party	-78
<s> pass	37
<s> pass out	11
<s> pass the	24
<s> passport photo	-106
<s> passport run	135
<s> pat	12
<s> pavel	-87
<s> pavel from	-28
<s> pay	-36
<s> pay <number>	-143
<s> pay for	-50
<s> pay off	125
<s> pay the	-95
<s> payday	154
<s> payday is	105
<s> payroll	118
<s> peanut	87
<s> peel	90
<s> pen	-4
<s> penicillin	-110
<s> pension	35
<s> pension 's	122
<s> pension kick	137
<s> people	-266
<s> people who	-160
<s> pepper	82
<s> pepper ,	-56
<s> perfect	-4
<s> perfect pitch	70
<s> performance	-28
<s> perhaps	-189
<s> permit	-16
<s> persona	-152
<s> persona for	-126
<s> petra	-27
<s> petra and	-27
<s> pf	65
<s> phd	70
<s> phd <kin>	83
<s> philippa	-116
<s> phone	93
<s> phone 's	-25
<s> phone at	-134
<s> phone stay	-16
<s> photo	-121
<s> pia	20
<s> pia 's	20
<s> piano	-48
<s> piano 's	136
<s> piano is	9
<s> pick	-69
<s> picture	107
<s> pilate	115
<s> pill	-53
<s> pinball	125
<s> pinball machine	125
<s> pipeline	51
<s> pitch	22
<s> pitch is	22
<s> pizza	-118
<s> pizza is	-118
<s> plan	-139
<s> plan for	-238
<s> plan is	148
<s> plan the	-79
<s> plan to	107
<s> plant	31
<s> play	102
<s> play the	148
<s> please	30
<s> please answer	8
<s> please convert	-108
<s> please correct	-97
<s> please do	108
<s> please draft	105
<s> please explain	-165
<s> please give	-124
<s> please help	-142
<s> please list	-157
<s> please make	-157
<s> please never	152
<s> please no	141
<s> please shorten	-104
<s> please summarise	-90
<s> please take	-125
<s> please write	-210
<s> plosive	48
<s> plot	-17
<s> plot <number>	-89
<s> pls	-70
<s> pls do	-120
<s> pls explain	-187
<s> pls make	-66
<s> pls no	-4
<s> plug	-104
<s> plug or	-104
<s> plus	61
<s> plus my	11
<s> podcast	81
<s> poem	-153
<s> point	44
<s> point on	44
<s> polish	-95
<s> polite	-136
<s> polite but	-139
<s> port	81
<s> portion	40
<s> portuguese	82
<s> post	173
<s> post go	83
<s> post office	78
<s> postfix	122
<s> postgre	-63
<s> postgre <number>	149
<s> potato	-107
<s> pottery	-149
<s> power	173
<s> power cut	147
<s> practice	35
<s> practise	114
<s> prefer	154
<s> prefer the	-42
<s> pregnant	-50
<s> pregnant with	200
<s> pressure	-94
<s> pretend	-194
<s> pretend you	-136
<s> price	174
<s> primary	-64
<s> print	51
<s> printer	-122
<s> priscilla	23
<s> priscilla the	23
<s> priya	16
<s> priya ,	-76
<s> priyanka	82
<s> pro	-144
<s> prod	216
<s> prod is	123
<s> product	35
<s> production	102
<s> prof	7
<s> prof <name>	7
<s> profile	-127
<s> promise	-45
<s> promote	86
<s> promote to	127
<s> proof	-77
<s> prs	77
<s> prs need	77
<s> public	-73
<s> pull	72
<s> pull gig	123
<s> pump	120
<s> put	-107
<s> put in	-136
<s> put it	-14
<s> put that	-241
<s> put the	-167
<s> python	16
<s> python <number>	167
<s> qa	-23
<s> qgis	155
<s> qualify	48
<s> question	-186
<s> quick	-143
<s> quiet	-80
<s> quiet morning	-24
<s> quilt	114
<s> quit	8
<s> quit my	117
<s> quit smoke	183
<s> quit sugar	149
<s> quit the	-151
<s> quiz	-185
<s> quiz me	-185
<s> quote	-11
<s> quote for	-154
<s> r	-129
<s> radio	58
<s> rain	-198
<s> rain is	-126
<s> raise	-39
<s> raise <name>	121
<s> raise by	90
<s> raise my	-111
<s> raisin	19
<s> raj	-8
<s> ramadan	-90
<s> ramadan begin	-179
<s> ramadan i	156
<s> ramadan start	-110
<s> range	99
<s> rasheed	68
<s> rashid	127
<s> rashid <kin>	35
<s> rasmus	100
<s> rasmus ,	100
<s> rate	-169
<s> ratio	67
<s> react	-129
<s> read	80
<s> read glass	43
<s> read it	-70
<s> read the	-204
<s> real	104
<s> receipt	53
<s> reception	15
<s> recipe	-31
<s> reckon	60
<s> reckon i	60
<s> red	10
<s> red-and-green	-128
<s> red-and-green look	-128
<s> redo	-164
<s> redo the	-127
<s> redundant	11
<s> redundant since	131
<s> ref	147
<s> rehearsal	183
<s> rehearsal <day>	121
<s> release	-50
<s> release every	143
<s> release note	-90
<s> remind	-174
<s> remind me	-174
<s> rename	-100
<s> rent	139
<s> rent 's	141
<s> rent <number>	86
<s> rent a	-39
<s> rent go	131
<s> rent is	140
<s> replace	-133
<s> replica	-7
<s> reply	62
<s> reply in	171
<s> reply to	-177
<s> report	-31
<s> rescue	154
<s> responsible	71
<s> responsible for	71
<s> rest	-59
<s> rest day	14
<s> restart	-135
<s> restaurant	-51
<s> restore	-81
<s> restore a	135
<s> restore the	-138
<s> result	-135
<s> result are	-135
<s> retention	167
<s> retire	137
<s> retire <kin>	-46
<s> retire at	118
<s> retire from	190
<s> retire in	137
<s> retire last	56
<s> retirement	122
<s> retrain	170
<s> retry	-63
<s> reuben	146
<s> reuben 's	146
<s> revert	-68
<s> review	28
<s> review this	-138
<s> reviewer	124
<s> rewrite	-205
<s> rewrite it	-165
<s> rex	76
<s> rice	-65
<s> ride	20
<s> ride a	142
<s> right	39
<s> right eye	68
<s> right now	68
<s> right so	-136
<s> ring	88
<s> roast	-99
<s> robot	151
<s> robotics	141
<s> robotics is	101
<s> rock	-56
<s> rock climb	-56
<s> roland	144
<s> roll	-50
<s> roller	80
<s> roller derby	80
<s> roof 's	-23
<s> roof tile	-110
<s> room	-188
<s> room 's	-42
<s> room is	-141
<s> rosalind	49
<s> rosalind ,	-52
<s> rota	-119
<s> rota for	-148
<s> rotary	-56
<s> roughly	44
<s> round	171
<s> route	-195
<s> row	-78
<s> row <number>	-107
<s> ruben	-187
<s> rugby	145
<s> run	-15
<s> run <name>	-64
<s> run <number>	-134
<s> run a	96
<s> run late	-129
<s> run out	-95
<s> run the	-62
<s> runbook	43
<s> rust	-13
<s> rust at	93
<s> rye	37
<s> rye is	20
<s> sabbatical	-66
<s> sabbatical from	87
<s> sage	106
<s> sage is	22
<s> salary	-19
<s> salsa	-100
<s> salsa on	-84
<s> salt	5
<s> sam	-14
<s> sam <name>	110
<s> same	-22
<s> sami	93
<s> sami ,	-51
<s> sample	-123
<s> sauce	-111
<s> save	67
<s> save <number>	88
<s> save for	241
<s> save the	-168
<s> save up	79
<s> savings	-72
<s> savings account	-124
<s> say	-322
<s> say <number>	-93
<s> say a	-120
<s> say i	-101
<s> say it	-84
<s> say that	-179
<s> say the	-44
<s> scaffold	14
<s> scaffold is	14
<s> scale	26
<s> scare	202
<s> scare of	184
<s> schedule	-128
<s> scholarship	19
<s> school	-34
<s> school 's	189
<s> school bus	48
<s> school send	-111
<s> school want	-111
<s> score	-165
<s> scout	104
<s> scout leader	104
<s> screen	156
<s> screen reader	131
<s> script	-235
<s> script to	-151
<s> scrub	43
<s> seasick	93
<s> seasick even	106
<s> season	-174
<s> season ticket	-48
<s> seasonal	23
<s> seasonal picker	23
<s> second	100
<s> second <name>	-48
<s> second year	138
<s> secondhand	-42
<s> secondhand book	-42
<s> section	-72
<s> section <number>	-112
<s> security	119
<s> security <kin>	119
<s> see	-204
<s> see <number>	-188
<s> see a	-223
<s> see as	-9
<s> see on	-112
<s> seed	-104
<s> sell	65
<s> sell only	-90
<s> sell out	-146
<s> sell the	272
<s> semester	-80
<s> send	-171
<s> send me	-154
<s> send my	13
<s> senior	136
<s> senior <kin>	136
<s> sensei	-128
<s> sensor	96
<s> serve	-75
<s> serve <number>	-37
<s> server	41
<s> service	115
<s> set	-157
<s> set <kin>	67
<s> sew	101
<s> sew my	100
<s> share	112
<s> share a	-29
<s> share the	-65
<s> sharpen	-12
<s> she	52
<s> she 'd	-174
<s> she 'll	-34
<s> she 's	-104
<s> she <kin>	301
<s> she also	-32
<s> she ask	74
<s> she can	210
<s> she do	-127
<s> she find	-56
<s> she get	-18
<s> she go	70
<s> she hate	81
<s> she have	10
<s> she is	-149
<s> she keep	-53
<s> she like	41
<s> she live	-38
<s> she never	-12
<s> she only	107
<s> she read	84
<s> she ring	-58
<s> she say	-209
<s> she start	-160
<s> she take	-80
<s> she think	-6
<s> she use	140
<s> she want	151
<s> she was	72
<s> she will	66
<s> she work	-72
<s> shear	110
<s> shed	110
<s> shed have	110
<s> sheet	-227
<s> sheet <number>	-132
<s> sheet music	-169
<s> sheila	141
<s> shellfish	124
<s> shift	39
<s> shift at	132
<s> shift pattern	156
<s> shift swap	-116
<s> shingle	-58
<s> shoe	35
<s> shoe size	97
<s> shoot	-10
<s> shoot film	115
<s> shop	-173
<s> shop 's	150
<s> shop close	-72
<s> shop open	8
<s> short	196
<s> short answer	-108
<s> short bullet	43
<s> short command	108
<s> short of	-51
<s> short paragraph	119
<s> shorten	-89
<s> shorten the	-89
<s> shorter	-106
<s> should	-92
<s> should a	-132
<s> should be	105
<s> should i	-157
<s> shoulder	120
<s> show	-210
<s> show me	-210
<s> shut	-162
<s> sign	-185
<s> sign for	-62
<s> sign language	-87
<s> sign the	-100
<s> sign up	147
<s> signal	167
<s> silke	-14
<s> silke stand	-14
<s> sim	-24
<s> since	-250
<s> since <name>	-44
<s> since <number>	-40
<s> since both	-40
<s> since he	-31
<s> since i	-12
<s> since it	-125
<s> since its	52
<s> since last	-141
<s> since lunch	-166
<s> since my	-84
<s> since our	-24
<s> since the	-109
<s> since then	-44
<s> since we	31
<s> since your	-116
<s> sing	33
<s> single	-4
<s> single <kin>	164
<s> sit	-32
<s> sit by	89
<s> sit in	-144
<s> sit on	-70
<s> site	162
<s> size	-36
<s> size <number>	-36
<s> skin	86
<s> skip	180
<s> skip the	168
<s> skype	-32
<s> slack	-80
<s> sleep	70
<s> sleep <name>	116
<s> sleep in	148
<s> sleep max	54
<s> slug	59
<s> small	182
<s> smell	-187
<s> smell like	-150
<s> smell of	-109
<s> smoke	-27
<s> smoke alarm	-27
<s> smoker	-65
<s> snack	-132
<s> sneeze	-39
<s> snow	-120
<s> snow 's	-124
<s> so	-92
<s> so <day>	-95
<s> so <days>	105
<s> so <kin>	23
<s> so <name>	-97
<s> so a	-117
<s> so all	90
<s> so as	-83
<s> so by	42
<s> so cash	-8
<s> so do	153
<s> so for	-12
<s> so from	-69
<s> so i	13
<s> so its	62
<s> so no	-40
<s> so on	65
<s> so since	75
<s> so the	-30
<s> so there	-44
<s> so we	52
<s> so with	-65
<s> so within	7
<s> soak	42
<s> sober	-95
<s> social	62
<s> social worker	65
<s> sofa	104
<s> soft	30
<s> solar	-7
<s> sole	157
<s> sole <kin>	157
<s> some	-162
<s> some <kin>	-202
<s> some guy	-175
<s> some of	88
<s> some say	-102
<s> somebody	-373
<s> somebody 's	-122
<s> somebody at	-170
<s> somebody else	-115
<s> somebody have	-150
<s> somebody in	-72
<s> somebody on	-86
<s> somebody suggest	-92
<s> someone	-183
<s> someone 's	-247
<s> someone at	-100
<s> someone have	-92
<s> someone in	-67
<s> someone leave	-41
<s> someone on	-64
<s> someone tell	-106
<s> something	-402
<s> something else	-110
<s> something that	-86
<s> something with	-128
<s> sommelier	-21
<s> song	24
<s> sorry	-205
<s> sorry ,	-47
<s> sorry for	-123
<s> sorry if	-103
<s> sort	-148
<s> sort the	-163
<s> sound	-200
<s> sound like	-108
<s> sourdough	-138
<s> sourdough starter	143
<s> spanish	68
<s> spanish is	68
<s> spare	-12
<s> spare key	105
<s> spare me	-135
<s> spark	-99
<s> sparky	-50
<s> speak	5
<s> speak <name>	-123
<s> speak to	153
<s> spec	-107
<s> speech	-31
<s> speech <kin>	85
<s> spend	-64
<s> spill	-92
<s> split	-116
<s> split the	-154
<s> sqlite	64
<s> squash	-72
<s> stack	-22
<s> staff	-84
<s> stage	256
<s> stage share	133
<s> stair	189
<s> stair are	146
<s> stand	193
<s> stand at	38
<s> stand in	-19
<s> standup	-24
<s> start	-45
<s> start a	84
<s> start again	-122
<s> start at	101
<s> start in	-22
<s> start the	-80
<s> start with	-126
<s> starter	-166
<s> starve	-136
<s> state	103
<s> state pension	-77
<s> stave	-11
<s> stay	-4
<s> step	-190
<s> step <number>	-193
<s> step by	-159
<s> stick behind	-96
<s> stick on	-153
<s> still	55
<s> still can	-38
<s> still on	135
<s> still pay	121
<s> still wait	-124
<s> stock	98
<s> stock in	146
<s> stop	57
<s> stop at	-142
<s> strawberry	-12
<s> strawberry bring	-12
<s> strip	15
<s> studio	-8
<s> study	87
<s> study for	156
<s> sub	-118
<s> sub are	-89
<s> subject	-126
<s> subject :	-126
<s> sublet	16
<s> substitute	44
<s> subtitle	8
<s> sudoku	156
<s> sugar	-111
<s> suggest	-101
<s> suggest a	-141
<s> suggest something	88
<s> sum	-161
<s> summarise	-115
<s> summarise the	-67
<s> summary	-69
<s> summary of	-69
<s> sunita	56
<s> support	-110
<s> suppose	-259
<s> suppose a	-113
<s> suppose my	-110
<s> sure	-123
<s> sure ,	-123
<s> surf	81
<s> swap	-14
<s> swap my	64
<s> swap the	-85
<s> swear	70
<s> swear off	66
<s> swedish	-5
<s> swim	-68
<s> swim <kin>	145
<s> switch	-10
<s> switch career	104
<s> switch to	-8
<s> ta	-156
<s> tab	196
<s> tab ,	141
<s> table	98
<s> tai	112
<s> tai chi	112
<s> take	-147
<s> take <number>	-193
<s> take a	-132
<s> take early	31
<s> take it	79
<s> take me	-19
<s> take my	78
<s> take off	-160
<s> take out	-157
<s> take over	47
<s> take the	-262
<s> talk	-85
<s> talk me	-73
<s> talk to	16
<s> tallinn	38
<s> tank	160
<s> tank 's	160
<s> tape	-109
<s> tariq	151
<s> tariq 's	61
<s> tarmac	-48
<s> taste	73
<s> tattooist	107
<s> tattooist ,	107
<s> tax	5
<s> tax return	137
<s> tax year	164
<s> taxi	-155
<s> taylor	-123
<s> taylor <name>	-123
<s> tea	4
<s> tea without	5
<s> teach	-27
<s> teach me	-215
<s> teach myself	150
<s> team	-76
<s> team of	26
<s> tear	-21
<s> tear my	-21
<s> ted	159
<s> tell	-232
<s> tell me	-173
<s> template	-157
<s> template for	-134
<s> tend	59
<s> tend bar	118
<s> tend to	-76
<s> term	125
<s> term time	125
<s> terraform	103
<s> terraform want	-98
<s> terrify	146
<s> terrify of	146
<s> test	140
<s> test in	-93
<s> text	30
<s> text :	-124
<s> text for	-207
<s> thai	132
<s> thai is	74
<s> thank	-223
<s> thank ,	-163
<s> thank to	-37
<s> thank you	-132
<s> that	-184
<s> that 's	-27
<s> that <name>	-100
<s> that <number>	-64
<s> that bakery	-80
<s> that i	-148
<s> that is	40
<s> that joke	-89
<s> that last	-130
<s> that recipe	-104
<s> that was	-28
<s> that work	-107
<s> the	-87
<s> the <day>	-66
<s> the <kin>	-27
<s> the <name>	-144
<s> the <number>	-106
<s> the accent	104
<s> the accordion	-6
<s> the account	-79
<s> the agency	-11
<s> the air	102
<s> the airline	-107
<s> the allotment	-48
<s> the amount	-160
<s> the answer	-187
<s> the app	-258
<s> the arm	-12
<s> the attic	-15
<s> the auction	-111
<s> the audience	-108
<s> the audit	117
<s> the average	-147
<s> the bakery	39
<s> the bakkie	-51
<s> the band	-55
<s> the bank	12
<s> the bathroom	159
<s> the bell	137
<s> the big	-18
<s> the bike	72
<s> the bill	-31
<s> the biscuit	-100
<s> the bloke	-122
<s> the blue	-192
<s> the board	55
<s> the boat	156
<s> the boiler	116
<s> the book	-147
<s> the bookshop	68
<s> the box	9
<s> the bread	6
<s> the brewery	-157
<s> the bride	55
<s> the budget	62
<s> the build	147
<s> the bus	-274
<s> the button	-140
<s> the cache	-92
<s> the cafe	103
<s> the cake	-205
<s> the call	-140
<s> the canteen	107
<s> the capital	-133
<s> the caption	-113
<s> the car	164
<s> the caravan	32
<s> the card	-85
<s> the catalogue	-65
<s> the caterer	-80
<s> the chap	-113
<s> the chapter	-136
<s> the charger	-146
<s> the charity	56
<s> the chart	73
<s> the choir	119
<s> the clerk	-124
<s> the clinic	-151
<s> the club	198
<s> the co-op	107
<s> the code	68
<s> the colliery	65
<s> the colour	-144
<s> the column	-134
<s> the commit	-105
<s> the committee	-121
<s> the company	-109
<s> the contract	95
<s> the cooperative	-21
<s> the cottage	136
<s> the council	180
<s> the couple	-222
<s> the cron	-107
<s> the crow	204
<s> the dashboard	-101
<s> the data	104
<s> the date	-134
<s> the deadline	-124
<s> the debt	-96
<s> the deck	-12
<s> the demo	-104
<s> the deploy	-81
<s> the dialog	-148
<s> the diploma	-44
<s> the district	72
<s> the doc	-146
<s> the door	54
<s> the dough	-149
<s> the draft	-87
<s> the drawer	81
<s> the email	-113
<s> the error	-159
<s> the estate	71
<s> the exam	-147
<s> the example	-136
<s> the family	133
<s> the fan	-141
<s> the farm	88
<s> the fee	-129
<s> the feed	101
<s> the fence	125
<s> the file	-186
<s> the fire	56
<s> the firm	-38
<s> the first	16
<s> the fish	30
<s> the flat	131
<s> the flight	-44
<s> the font	-136
<s> the food	108
<s> the forecast	-118
<s> the forge	120
<s> the form	-263
<s> the fox	-21
<s> the freezer	105
<s> the fridge	-57
<s> the function	-193
<s> the garage	169
<s> the garden	111
<s> the gate	86
<s> the glaze	-29
<s> the good	-89
<s> the greenhouse	70
<s> the guest	-36
<s> the guy	-185
<s> the gym	101
<s> the hall	-37
<s> the head	-200
<s> the heat	-147
<s> the hero	-164
<s> the hire	51
<s> the hob	111
<s> the hoover	15
<s> the hot	-39
<s> the hotel	-67
<s> the house	60
<s> the ice	-115
<s> the instruction	-141
<s> the insurance	-99
<s> the internet	59
<s> the invoice	-154
<s> the itinerary	-112
<s> the kettle	-170
<s> the key	82
<s> the kiln	116
<s> the kilt	16
<s> the kiosk	53
<s> the kitchen	-49
<s> the knee	124
<s> the knit	-150
<s> the label	-31
<s> the lady	-135
<s> the laptop	-122
<s> the lasagne	-133
<s> the last	-129
<s> the laundry	-11
<s> the leaflet	-202
<s> the lease	122
<s> the leave	125
<s> the legacy	-34
<s> the letter	-230
<s> the library	72
<s> the lift	85
<s> the light	-270
<s> the line	-159
<s> the lint	-117
<s> the linter	-134
<s> the list	-57
<s> the little	28
<s> the log	-158
<s> the logo	-112
<s> the loom	-83
<s> the loop	-183
<s> the lower	25
<s> the machine	56
<s> the macro	-150
<s> the main	66
<s> the man	-227
<s> the manual	-158
<s> the map	-165
<s> the marathon	29
<s> the mat	-134
<s> the match	-126
<s> the meet	-109
<s> the meter	44
<s> the milk	75
<s> the mill	-91
<s> the model	-209
<s> the moon	-102
<s> the motorbike	-65
<s> the move	25
<s> the museum	92
<s> the nail	145
<s> the name	-198
<s> the narrator	-129
<s> the new	-112
<s> the news	-142
<s> the newsletter	-112
<s> the next	37
<s> the night	-80
<s> the note	-183
<s> the nursery	52
<s> the office	5
<s> the old	35
<s> the older	178
<s> the olive	-138
<s> the only	33
<s> the open	-134
<s> the orchard	48
<s> the other	-39
<s> the oven	134
<s> the owner	125
<s> the packet	-82
<s> the page	-177
<s> the pan	-137
<s> the paper	-115
<s> the parcel	-165
<s> the park	-80
<s> the pattern	-164
<s> the pension	-9
<s> the pharmacy	-65
<s> the phone	80
<s> the photo	-185
<s> the pi	28
<s> the piano	20
<s> the pivot	-150
<s> the place	-138
<s> the plan	-129
<s> the plot	-27
<s> the pond	-21
<s> the pool	70
<s> the post	-153
<s> the poster	-114
<s> the practice	23
<s> the previous	-140
<s> the price	22
<s> the printer	-194
<s> the projector	48
<s> the pub	11
<s> the pump	49
<s> the queen	-83
<s> the query	-122
<s> the question	-252
<s> the quiz	-97
<s> the quote	-191
<s> the rainy-day	132
<s> the raise	50
<s> the rate	92
<s> the reason	-136
<s> the recipe	-142
<s> the release	-103
<s> the rent	146
<s> the report	-61
<s> the rest	-10
<s> the restaurant	-55
<s> the review	-171
<s> the ring	22
<s> the roof	-47
<s> the rota	-117
<s> the rug	34
<s> the rule	-146
<s> the sale	-104
<s> the salon	132
<s> the sample	-172
<s> the sauce	-130
<s> the scale	-149
<s> the scanner	-145
<s> the scar	-18
<s> the school	222
<s> the scout	103
<s> the second	-28
<s> the seed	-101
<s> the server	-187
<s> the share	-92
<s> the sheet	-80
<s> the shop	55
<s> the sign	-101
<s> the site	33
<s> the soil	213
<s> the song	-143
<s> the soup	93
<s> the spare	70
<s> the spec	-103
<s> the speech	-6
<s> the spring	88
<s> the stable	-99
<s> the stack	-92
<s> the stair	133
<s> the stall	117
<s> the stand	-72
<s> the startup	53
<s> the stopcock	144
<s> the storm	-81
<s> the story	-137
<s> the sum	-123
<s> the surgery	100
<s> the system	-169
<s> the table	5
<s> the talk	-146
<s> the tattoo	-27
<s> the tax	-10
<s> the taxi	-6
<s> the team	4
<s> the telly	59
<s> the temp	76
<s> the tender	-161
<s> the tent	119
<s> the test	-184
<s> the theatre	14
<s> the thing	-65
<s> the third	103
<s> the till	-97
<s> the timer	-103
<s> the timetable	-120
<s> the toast	-44
<s> the total	-117
<s> the train	-144
<s> the translation	75
<s> the trip	-140
<s> the truck	-53
<s> the trumpet	-15
<s> the trust	129
<s> the union	108
<s> the upload	-142
<s> the urn	173
<s> the user	-161
<s> the van	-18
<s> the variable	-141
<s> the vegan	-66
<s> the vendor	-64
<s> the vicar	23
<s> the video	-135
<s> the village	-175
<s> the vineyard	-51
<s> the wall	133
<s> the ward	-134
<s> the warehouse	71
<s> the warranty	-136
<s> the wash	137
<s> the water	-159
<s> the weather	-211
<s> the web	163
<s> the website	-119
<s> the wed	-111
<s> the whole	-246
<s> the wifi	-144
<s> the wind	-124
<s> the window	95
<s> the woman	-281
<s> the wood	-181
<s> the word	-240
<s> the workshop	123
<s> the yard	109
<s> the year	-42
<s> the young	-202
<s> their	-122
<s> their <kin>	74
<s> their form	-105
<s> their mail	-84
<s> then	-66
<s> then i	-168
<s> then the	-130
<s> theo	156
<s> there	-161
<s> there 'll	5
<s> there 's	-48
<s> there are	-18
<s> there have	40
<s> there is	-103
<s> there was	-264
<s> there were	-44
<s> these	-40
<s> thesis	122
<s> thesis is	90
<s> they	112
<s> they 'd	-53
<s> they 'll	-143
<s> they 're	-173
<s> they all	-148
<s> they always	-194
<s> they arrive	-151
<s> they call	50
<s> they can	-197
<s> they come	87
<s> they do	144
<s> they get	105
<s> they give	-128
<s> they go	-60
<s> they have	253
<s> they keep	85
<s> they look	-171
<s> they put	116
<s> they say	-243
<s> they send	-100
<s> they speak	64
<s> they take	106
<s> they tell	-163
<s> they visit	123
<s> they want	94
<s> they were	-165
<s> they will	35
<s> thing	-134
<s> think	60
<s> think i	-146
<s> think of	74
<s> third	-141
<s> third time	-93
<s> third year	149
<s> this	-168
<s> this <day>	-214
<s> this <kin>	118
<s> this <name>	-126
<s> this <number>	-88
<s> this contract	-156
<s> this even	-125
<s> this function	-55
<s> this is	-77
<s> this morning	-139
<s> this time	-119
<s> those	-43
<s> though	-100
<s> though <kin>	105
<s> though <name>	-123
<s> though honestly	92
<s> though i	94
<s> though it	-34
<s> though my	67
<s> though the	-23
<s> though there	-110
<s> though we	48
<s> thread	-116
<s> throw	-154
<s> thx	-77
<s> thx that	-77
<s> ticket	-81
<s> ticket are	-114
<s> tidy	-124
<s> tile	-85
<s> till	-54
<s> till <number>	37
<s> time	-144
<s> time :	-127
<s> tin	95
<s> tinnitus	116
<s> tire	-150
<s> tire ,	-112
<s> title	-124
<s> to	-252
<s> to be	-134
<s> to the	-8
<s> toast	-104
<s> toastmaster	73
<s> today	-235
<s> today 's	-123
<s> today <name>	-80
<s> today a	-67
<s> today i	-184
<s> today it	-151
<s> today my	-46
<s> today the	-57
<s> today we	-129
<s> tofu	-39
<s> token	-171
<s> tomasz	-55
<s> tomato	62
<s> tomorrow	-179
<s> tomorrow at	-89
<s> tomorrow i	-75
<s> tone	-163
<s> tonight	-153
<s> tonight it	-104
<s> tonight the	-58
<s> too	-206
<s> too many	-127
<s> too much	-69
<s> tooth	123
<s> tooth are	123
<s> top	43
<s> topic	-142
<s> traceback	-138
<s> tractor	102
<s> trade	-152
<s> trade as	142
<s> traffic	-102
<s> traffic was	-76
<s> trail	-10
<s> trail run	-10
<s> train	-55
<s> train as	207
<s> train for	153
<s> train the	-89
<s> transfer	70
<s> translate	-270
<s> translate "	-153
<s> translate this	-138
<s> translate to	-123
<s> treasurer	92
<s> treasurer of	126
<s> tree	71
<s> tree is	71
<s> triathlon	131
<s> triathlon club	131
<s> trim	-151
<s> trip	69
<s> trip to	69
<s> truck	119
<s> truck 's	119
<s> true	-131
<s> true or	-131
<s> trumpet	-71
<s> trust	81
<s> try	82
<s> try <number>	102
<s> try a	-108
<s> try again	-42
<s> try for	98
<s> try the	-119
<s> try to	58
<s> tuan	28
<s> tuan mind	28
<s> tumble	86
<s> tumble dryer	86
<s> turn	-166
<s> turn <number>	104
<s> turn down	32
<s> turn it	-125
<s> turn that	-166
<s> turn the	-178
<s> turn this	-120
<s> twice	179
<s> twice a	190
<s> tyler	123
<s> type	23
<s> type <number>	85
<s> type it	-175
<s> type this	-152
<s> type with	29
<s> tyre	41
<s> ugh	-232
<s> ugh i	-119
<s> ugh my	-113
<s> under	-78
<s> under <number>	-158
<s> under the	101
<s> undo	-111
<s> uni	-104
<s> union	144
<s> unity	115
<s> unity <number>	115
<s> until	-71
<s> until the	8
<s> up	46
<s> up a	-43
<s> up at	235
<s> up on	-55
<s> up since	-118
<s> update	-130
<s> upholstery	-59
<s> upholstery pay	-59
<s> upstairs	40
<s> use	24
<s> use <name>	108
<s> use <number>	-132
<s> use the	-205
<s> use to	212
<s> user	-44
<s> user can	-115
<s> v2	-107
<s> vampire	-180
<s> van	173
<s> van 's	16
<s> variable	-142
<s> vat	119
<s> vegan	-92
<s> vegan household	166
<s> vegan since	157
<s> vegetable	-50
<s> version	42
<s> version <number>	6
<s> vex	88
<s> vex i	88
<s> vim	66
<s> vim is	66
<s> visa	23
<s> visit	106
<s> viva	104
<s> voice	96
<s> volunteer	97
<s> vote	-75
<s> vpn	-53
<s> vue	141
<s> vue <number>	141
<s> wage	108
<s> wage go	108
<s> wait	109
<s> wait for	77
<s> wait list	172
<s> wait on	-78
<s> wake	-225
<s> wake up	-172
<s> walk	-54
<s> walk <number>	69
<s> walk the	81
<s> wall	162
<s> wall are	125
<s> wanjiru	-81
<s> want	200
<s> want a	-8
<s> want my	-47
<s> want out	77
<s> want to	272
<s> warehouse	107
<s> warm	-164
<s> was	62
<s> was a	145
<s> was go	-159
<s> was in	75
<s> was it	-177
<s> was make	60
<s> was on	-101
<s> was raise	92
<s> was that	-158
<s> wash	65
<s> watch	-144
<s> watch a	-81
<s> watch the	-92
<s> water	-60
<s> water boil	-132
<s> we	149
<s> we 'd	-134
<s> we 'll	26
<s> we 're	-5
<s> we ,	-64
<s> we <kin>	201
<s> we <name>	103
<s> we adopt	127
<s> we agree	-176
<s> we all	-230
<s> we always	163
<s> we are	-96
<s> we as	-164
<s> we barter	-18
<s> we bill	186
<s> we both	65
<s> we breed	119
<s> we build	124
<s> we burn	104
<s> we bury	88
<s> we buy	178
<s> we can	-246
<s> we carry	-98
<s> we change	-100
<s> we close	-51
<s> we come	62
<s> we could	-178
<s> we decide	-200
<s> we delete	-132
<s> we deploy	82
<s> we do	233
<s> we drive	-44
<s> we drop	154
<s> we eat	110
<s> we feed	124
<s> we fly	98
<s> we foster	151
<s> we get	79
<s> we give	121
<s> we go	-48
<s> we grow	178
<s> we have	82
<s> we heat	137
<s> we hike	113
<s> we hold	163
<s> we homeschool	174
<s> we host	-107
<s> we import	-26
<s> we invoice	163
<s> we just	165
<s> we keep	20
<s> we leave	-170
<s> we lose	7
<s> we make	133
<s> we meet	97
<s> we milk	114
<s> we move	-13
<s> we name	107
<s> we need	-281
<s> we never	224
<s> we only	163
<s> we open	143
<s> we order	-111
<s> we owe	111
<s> we own	114
<s> we pay	267
<s> we plan	91
<s> we play	-76
<s> we print	61
<s> we put	158
<s> we rehearse	83
<s> we rent	43
<s> we replace	108
<s> we roast	106
<s> we run	6
<s> we see	-110
<s> we sell	179
<s> we share	159
<s> we ship	174
<s> we should	-171
<s> we speak	113
<s> we spend	-146
<s> we split	180
<s> we stay	18
<s> we still	71
<s> we stock	130
<s> we stop	125
<s> we study	-113
<s> we support	51
<s> we swap	21
<s> we switch	44
<s> we take	18
<s> we talk	-61
<s> we test	27
<s> we tow	118
<s> we track	146
<s> we try	-151
<s> we use	128
<s> we want	32
<s> we watch	-46
<s> we were	-147
<s> we will	-89
<s> we winter	161
<s> we write	196
<s> wear	149
<s> wear a	74
<s> weather	-119
<s> weather 's	-56
<s> website	-97
<s> wed	-84
<s> wed 's	75
<s> week	-271
<s> week <number>	-271
<s> weird	-138
<s> weld is	-29
<s> well	122
<s> well that	-132
<s> well water	164
<s> welsh	113
<s> wendell	-89
<s> wendell and	-89
<s> were	153
<s> were save	-18
<s> wet	74
<s> wfh	-33
<s> what	-466
<s> what 's	-165
<s> what <kin>	-102
<s> what <name>	-77
<s> what <number>	-129
<s> what a	-221
<s> what am	-68
<s> what are	-23
<s> what can	-307
<s> what could	-156
<s> what do	-309
<s> what else	-77
<s> what go	63
<s> what happen	-82
<s> what have	-191
<s> what height	61
<s> what i	48
<s> what if	-159
<s> what is	-219
<s> what it	-112
<s> what my	-12
<s> what on	-68
<s> what rhyme	-89
<s> what scare	-11
<s> what shall	-81
<s> what should	-259
<s> what size	-112
<s> what step	-84
<s> what that	-116
<s> what the	-254
<s> what time	-193
<s> what to	-59
<s> what was	-80
<s> what we	77
<s> what with	206
<s> what would	-211
<s> what you	-141
<s> whatever	64
<s> whatever i	-121
<s> whatever that	-183
<s> whatever you	136
<s> wheat	76
<s> wheat give	-77
<s> wheelchair	185
<s> when	-65
<s> when <kin>	-113
<s> when do	-197
<s> when i	-13
<s> when will	-127
<s> when you	170
<s> whenever	88
<s> whenever you	98
<s> where	-283
<s> where 's	-204
<s> where <kin>	-233
<s> where <name>	70
<s> where can	-134
<s> where do	-291
<s> where i	32
<s> where is	-153
<s> where my	176
<s> where should	-90
<s> where the	-29
<s> where there	68
<s> where they	-124
<s> where to	-60
<s> where was	-116
<s> where would	-125
<s> whether	-151
<s> which	83
<s> which <name>	-106
<s> which explain	-12
<s> which i	131
<s> which is	108
<s> which leave	-17
<s> which make	24
<s> which mean	-105
<s> which my	-48
<s> which of	-197
<s> which take	43
<s> which the	-49
<s> which we	105
<s> while	-53
<s> while <name>	-50
<s> while i	146
<s> while mine	52
<s> while my	-155
<s> while our	-26
<s> while the	13
<s> white	-219
<s> white screen	-94
<s> who	-193
<s> who 's	-152
<s> who <kin>	-9
<s> who by	44
<s> who come	7
<s> who do	-196
<s> who eat	53
<s> who get	-172
<s> who have	167
<s> who i	127
<s> who is	107
<s> who leave	-25
<s> who like	141
<s> who never	-99
<s> who pay	-215
<s> who run	-45
<s> who say	-130
<s> who speak	-87
<s> who teach	-102
<s> who train	-135
<s> who want	5
<s> who was	-117
<s> who win	-125
<s> whoever	138
<s> wholesale	132
<s> whose	-138
<s> why	-416
<s> why <kin>	-225
<s> why are	-163
<s> why do	-145
<s> why is	-187
<s> why would	-158
<s> widowed	-23
<s> wifi	-38
<s> wifi 's	39
<s> will	-185
<s> will be	-15
<s> will draw	58
<s> will it	-223
<s> will n't	82
<s> will the	-151
<s> wim	117
<s> wim <kin>	117
<s> win	127
<s> win the	66
<s> wind	-45
<s> window	-186
<s> wine	-156
<s> wine is	-66
<s> winter	163
<s> wish	-125
<s> with	-177
<s> with <kin>	140
<s> with <name>	-107
<s> with <number>	78
<s> with a	-87
<s> with me	-19
<s> with my	-149
<s> with no	-85
<s> with number	21
<s> with the	-58
<s> with what	-117
<s> without	78
<s> without a	-29
<s> wool	-37
<s> wool give	29
<s> wool make	109
<s> word	47
<s> word a	87
<s> word for	-154
<s> wordpress	101
<s> work	-168
<s> work as	-176
<s> work at	159
<s> work for	-30
<s> work in	84
<s> work late	-93
<s> work night	183
<s> work on	-117
<s> workshop	-42
<s> worth	-120
<s> worth the	-93
<s> would	-160
<s> would it	-126
<s> would n't	83
<s> would rather	52
<s> would they	-109
<s> would you	-73
<s> wow	-97
<s> write	-573
<s> write <number>	-63
<s> write a	-327
<s> write an	-138
<s> write him	-131
<s> write it	-115
<s> write me	-143
<s> write that	-64
<s> write the	-209
<s> write to	-228
<s> xma	-107
<s> y	13
<s> y '	13
<s> yellow	29
<s> yes	-259
<s> yes or	-76
<s> yesterday	-182
<s> yesterday 's	-139
<s> yesterday <number>	-70
<s> yesterday i	-134
<s> yesterday it	-79
<s> you	-307
<s> you 'd	-62
<s> you 'll	-164
<s> you 're	-243
<s> you always	-182
<s> you are	-190
<s> you ask	-193
<s> you can	29
<s> you do	-135
<s> you forget	-128
<s> you get	-143
<s> you give	-148
<s> you have	-331
<s> you keep	-116
<s> you live	-106
<s> you may	-35
<s> you need	63
<s> you put	-128
<s> you say	-51
<s> you should	162
<s> you tell	-97
<s> you write	-138
<s> young	162
<s> your	-172
<s> your answer	-95
<s> your draft	-116
<s> your last	-51
<s> your snippet	-120
<s> your version	-69
<s> yours	-167
<s> yours have	-105
<s> yuki 's	-70
<s> yuki sign	53
<s> yusuf	134
<s> zeynep	-31
<s> zio	160
<s> zone	-25
<s> zone <number>	-25
<s> £	127
<s> £ <number>	127
=	-95
= <name>	29
= <name> </s>	195
= <number>	-183
= <number> </s>	-145
= =	-90
=!	-134
="	-73
=#	-191
=$	-135
=&	-41
='	-7
='d	-314
='ll	-238
='m	-20
='re	-18
='s	143
='ve	380
=(	134
=)	-71
=*	-131
=+	250
=,	55
=-	-43
=.	-65
=/	141
=0	-207
=0.1	-172
=0.3	-170
=0.4	-159
=0.6	-114
=0.75	59
=09	195
=1	-145
=1,100	-177
=1,400	-28
=1,450	106
=1.2	124
=1.20	-139
=1.30	154
=1.4	12
=1.5	-129
=1.7	25
=1.8	-72
=1.9	-139
=10	-151
=10,000	146
=10.15	-116
=100	-79
=100%	-27
=104	-40
=1045	-151
=10k	-56
=10pm	78
=10th	-20
=11	76
=110	-54
=1100	86
=112	5
=1140	-92
=118	-141
=11k	159
=11s	167
=11th	25
=12	-111
=12,000	131
=12-year-old	141
=120	166
=1200	-157
=1240	45
=12k	132
=12s	189
=12th	-90
=12v	97
=13	186
=1300	87
=137	-146
=14	197
=140	106
=1450	155
=14k	71
=14th	-51
=15	89
=150	-164
=15th	201
=16	147
=160	-155
=1640	-50
=17	-40
=1700	-93
=18	-41
=180	-100
=1800	128
=1871	98
=1890	121
=1890s	-61
=18k	117
=19	204
=190	-42
=1900	42
=1902	23
=1910	111
=1911	107
=1920s	-15
=1931	58
=1950	-124
=1950s	-5
=1958	-80
=1962	121
=1964	-64
=1967	77
=1971	-79
=1974	-27
=1978	77
=1979	79
=1981	142
=1983	158
=1984	35
=1987	180
=1988	100
=1989	97
=1990	30
=1991	-18
=1994	132
=1996	-40
=1998	114
=1999	219
=19th	135
=1am	-10
=1st	245
=2	-211
=2,340	-161
=2.1	-34
=2.4	-17
=2.5	-117
=2.7	118
=20	-128
=20%	-57
=200	-56
=2000	-143
=20000	-50
=2002	117
=2003	273
=2004	94
=2006	190
=2008	35
=2009	366
=200k	115
=2010	31
=2011	343
=2012	359
=2013	227
=2014	410
=2015	409
=2016	281
=2017	292
=2018	415
=2019	284
=2020	463
=2021	385
=2022	316
=2023	214
=2025	-28
=2026	303
=2027	587
=2028	300
=2029	363
=2030	225
=2031	165
=20th	-28
=21	173
=210	157
=212	-26
=214	115
=22	230
=220	152
=22:00	68
=22b	33
=23	-4
=23rd	122
=24	96
=24/7	-122
=240	216
=24h	44
=24hr	-25
=24th	173
=25	32
=250	155
=25th	120
=26	173
=27	-24
=27th	87
=28	-26
=28th	228
=29	155
=2am	-171
=2nd	-61
=2pm	-117
=2x	150
=3	-265
=3%	-163
=3,000	-180
=3-year-old	-60
=3.12	10
=3.2	92
=3.8	99
=3.9	-47
=30	85
=30%	-149
=300	-104
=3000	41
=300k	91
=30th	-89
=31	111
=31k	-120
=32	-149
=32k	-85
=33	66
=34	-103
=340	30
=35	-114
=350	26
=36	-64
=38	33
=380	157
=3am	-53
=3d	107
=3k	192
=3rd	181
=4	-199
=4%	-219
=4-year-old	-119
=4.1	-148
=4.2	-177
=4.5	-142
=40	-81
=40%	-67
=400	-6
=4000	128
=403	-205
=404	-240
=40k	146
=40th	42
=41	12
=41.50	-151
=412	-125
=41k	10
=42	-275
=420	-66
=43	173
=44	-132
=4410	-57
=4471	-123
=45	-48
=450	-120
=46	-132
=47	272
=475	98
=48	120
=4k	170
=4pm	15
=4th	58
=4x	-76
=5	-144
=5%	76
=5,000	64
=5.30	207
=50	60
=50/50	35
=500	-81
=500g	-140
=502	-177
=50th	6
=51	144
=52	-32
=55	195
=57	84
=58	197
=5am	163
=5b	30
=5kg	-12
=5pm	-30
=5th	97
=6	-162
=6%	-110
=60	29
=60%	190
=60/40	12
=600	-36
=60k	138
=60s	126
=61	167
=62	271
=63	-5
=64	-68
=640	150
=65	183
=650	-164
=66	132
=67	37
=68	59
=6:30	38
=6a	125
=6am	-43
=6b	138
=6m	-28
=6th	177
=7	-70
=7.30	-31
=7.4	139
=7.5	-118
=70	35
=700	-163
=7035	-19
=71	160
=72	-76
=73	103
=75	123
=76	21
=780	133
=79	186
=7:12	21
=7:30	52
=7:40	-109
=7a	97
=7pm	-76
=8	77
=8%	170
=8.45	71
=80	-53
=800	-88
=8080	-195
=80cm	75
=80s	-20
=81	-59
=82	84
=83	137
=84	-228
=85	61
=86	128
=88	32
=8k	63
=8th	146
=9	-160
=9%	-23
=9.15	70
=90	189
=900	-11
=9000	33
=9001	-26
=90s	-6
=91	141
=94	209
=95	-41
=97	142
=98	-70
=9:15	80
=9:40	10
=9am	-103
=9k	137
=9s	140
=9th	86
=:	-223
=;	206
==	-95
=?	102
=[	-242
=]	-78
=a	-57
=a&e	-51
=a.m	146
=a2	-10
=a3	-11
=a4	40
=a5	-88
=aa	48
=aarhus	283
=abara	31
=abattoir	136
=abba	-143
=abbu	-21
=aberdeen	240
=abide	38
=ablation	30
=ableton	129
=aboard	102
=about	-158
=above	17
=abroad	110
=absence	35
=abstract	-170
=abu	142
=abuela	135
=academia	149
=accent	-30
=accents	8
=acceptance	47
=accepted	187
=accepts	109
=access	82
=accident	-23
=according	-282
=accordingly	-112
=accordion	-69
=accordions	240
=account	189
=accountant	-16
=accountants	78
=accounting	80
=accounts	-34
=accra	132
=ace	-132
=ache	-172
=achebe	-95
=achieng	-68
=achilles	201
=achterberg	-59
=acid	244
=acl	161
=acorns	105
=acre	58
=acres	179
=across	69
=act	-223
=acting	-111
=action	119
=actions	109
=actor	-94
=actual	-93
=actually	-222
=ad	-296
=ada	190
=adaeze	-24
=add	-191
=added	-220
=adding	-87
=address	-135
=addressed	-61
=ade	85
=adeyemi	134
=adhd	203
=adjectives	56
=admin	88
=admiral	66
=adobe	-73
=adopt	-40
=adopted	236
=adoption	71
=adores	163
=ads	-212
=adult	44
=adults	-133
=advert	-299
=adverts	-125
=advice	77
=advise	-165
=adwoa	43
=affect	-186
=afford	-12
=afloat	58
=afraid	-89
=aft	-100
=aftab	143
=after	154
=afternoon	-232
=afternoons	262
=aga	177
=again	-387
=against	96
=agatha	-111
=age	-91
=aged	108
=agencies	66
=agency	-50
=agenda	-180
=agent	-97
=agents	-8
=ages	-109
=aggressive	-120
=agm	69
=agnes	69
=agnieszka	223
=ago	-153
=agpl	71
=agree	-244
=agreed	20
=agreement	146
=ah	5
=ahead	-22
=ahmed	7
=ai	-79
=aid	217
=aids	191
=aim	60
=aiming	212
=air	122
=airbnb	-157
=airer	-151
=airflow	123
=airgapped	129
=airing	125
=airline	-157
=airlines	-127
=airport	-52
=airports	23
=aisle	10
=aiyo	85
=akara	106
=alan	50
=alarm	-157
=alarms	125
=album	-84
=albums	101
=alcohol	176
=aldi	-48
=aleppo	209
=alert	-124
=alerts	-15
=alf	93
=alice	-55
=align	66
=alike	-27
=alimony	212
=alive	95
=allergens	140
=allergic	-38
=allergies	-25
=allergist	128
=allergy	10
=allotment	208
=allow	5
=allowance	-24
=allowed	222
=allows	133
=almost	-134
=alone	160
=along	15
=alopecia	169
=aloud	52
=alpacas	173
=alphabet	-141
=alphabetical	-115
=already	-273
=alright	-150
=also	-6
=alt	9
=altar	9
=alter	-184
=alterations	190
=alternate	190
=although	-141
=altitude	-58
=alto	39
=altogether	-87
=always	442
=am	54
=amara	179
=amateur	197
=amber	-135
=ambulance	87
=american	-25
=amharic	155
=amina	87
=amira	-74
=amman	222
=among	156
=amount	-88
=amp	-66
=amsterdam	73
=ana	-116
=analogue	140
=analysis	151
=analyst	191
=anaphylactic	126
=anaphylaxis	-64
=anchor	-84
=ancient	151
=and	22
=andorra	40
=andre	-19
=android	146
=anglican	121
=angry	-285
=angular	82
=animal	53
=animals	-89
=ankle	164
=ankles	36
=anna	-225
=anne	23
=anneke	44
=anneli	11
=annexe	238
=annika	127
=anniversary	-10
=announcement	-151
=annoying	-194
=annual	125
=another	-232
=anouk	18
=anselm	17
=answer	-63
=answered	-343
=answering	-182
=answers	211
=antihistamine	33
=anton	-5
=antrim	143
=antwerp	-89
=anxiety	176
=any	14
=anybody	15
=anyhow	-145
=anymore	87
=anyone	-129
=anything	155
=anyway	-280
=anywhere	154
=aoife	102
=apa	-117
=apart	27
=apartment	-98
=api	-51
=apnea	116
=apologetic	92
=apologies	-155
=apologise	-156
=apology	-151
=apostrophe	41
=app	-230
=apparently	-319
=appeal	-157
=append	70
=appendix	-12
=apple	-109
=apples	-113
=applicant	-153
=application	-196
=applied	27
=apply	-63
=applying	109
=appointment	-107
=appointments	150
=appreciate	-164
=apprentice	55
=apprentices	313
=apprenticeship	188
=approach	-197
=approvals	213
=approve	122
=approved	117
=approves	120
=apps	222
=april	92
=apron	-151
=apulia	-96
=aquarium	88
=arabic	-47
=arable	-86
=arborist	-106
=arch	30
=archery	-6
=archipelago	112
=architect	180
=architecture	118
=archive	60
=are	95
=area	40
=argentine	173
=argh	-141
=argos	67
=argue	101
=arguing	-58
=argument	-204
=arguments	-202
=arising	-76
=arlo	198
=arm	60
=arms	-125
=army	367
=around	-35
=array	-196
=arrive	-13
=arrived	-230
=arrives	-47
=arriving	-68
=arrow	26
=art	42
=arthritic	133
=arthritis	260
=arthur	96
=article	-287
=articleship	133
=artificial	97
=artist	84
=artists	163
=arun	69
=arvid	171
=as	8
=asbestos	210
=ascii	129
=asda	-153
=ash	78
=ashamed	-143
=ashes	104
=aside	-88
=ask	23
=asked	-63
=asking	-54
=asks	-283
=asleep	-428
=asmara	128
=aspirin	42
=assembling	-188
=assembly	20
=assert	-91
=assessment	87
=assistance	-38
=assistant	262
=association	217
=assume	-60
=assumes	-148
=asthma	213
=astronomy	72
=async	153
=at	38
=ate	-348
=atheist	-64
=attach	-134
=attached	-296
=attachment	-149
=attack	138
=attacks	-20
=attempt	-215
=attention	-124
=attic	159
=attorney	260
=au-pair	176
=aubergine	107
=auckland	78
=auction	-111
=audience	-108
=audio	-68
=audiobooks	153
=audit	184
=auditor	-36
=auditors	180
=audits	78
=august	184
=aunt	-136
=auntie	10
=aunties	16
=aunts	128
=aunty	49
=aura	106
=aus	104
=australia	-138
=austria	147
=austrian	-113
=auth	155
=author	-101
=autism	214
=autistic	187
=auto	12
=autocorrect	-140
=automatic	38
=automation	-153
=autosave	-132
=autumn	478
=average	-178
=averages	26
=avocado	99
=avoid	154
=avoided	129
=awake	-161
=away	-21
=awful	-118
=awkward	-156
=awning	-91
=aws	176
=axis	-155
=axle	34
=aydın	-75
=ayla	129
=azores	112
=azure	174
=b	-171
=b&b	-29
=b1	300
=b12	-72
=b2	84
=b4	-135
=b7	-130
=baba	121
=babak	69
=baby	369
=babys	-54
=babysitter	-182
=back	-32
=backend	-23
=background	118
=backs	204
=backup	-262
=backups	201
=backwards	-55
=bacon	-10
=bad	-92
=badge	62
=badger	-157
=badges	-127
=badly	46
=badminton	29
=bag	-202
=bagpiper	125
=bagpipes	118
=bags	-48
=bailed	-101
=bake	-18
=baker	-195
=bakers	128
=bakery	-40
=bakes	88
=baking	-170
=bakkie	-48
=bala	-63
=balance	46
=balcony	6
=bald	42
=baler	54
=bali	-104
=ball	-176
=ballet	96
=ballina	147
=balloon	-202
=balloons	146
=ballroom	79
=balls	-202
=ballymun	51
=bamboo	141
=ban	-115
=banana	105
=bananas	-82
=band	115
=bands	120
=bandsaw	130
=bang	-125
=banging	-43
=banjo	17
=bank	38
=banked	102
=banking	136
=bankruptcy	141
=banks	-168
=banned	247
=banner	-128
=bans	54
=bar	-43
=barber	-72
=barbershop	162
=barcode	40
=bare	85
=barely	-45
=bari	152
=barista	-137
=bark	-51
=barked	-121
=barking	-197
=barley	131
=barn	83
=barrel	93
=barry	-145
=bars	-162
=bartek	108
=bas	155
=base	92
=based	30
=basel	-50
=basement	59
=bash	93
=bashir	162
=basically	-73
=basket	98
=basketball	-71
=basque	25
=bass	119
=bassoon	53
=bat	-120
=batch	-28
=batches	37
=bath	124
=bathroom	145
=bathrooms	117
=baths	-84
=batistuta	7
=batteries	37
=battery	-163
=bay	240
=bazel	198
=bbc	-20
=bc	99
=be	-16
=bea	103
=beach	-98
=beagle	227
=beaming	-132
=bean	-135
=beans	-215
=bear	-174
=beard	-107
=beat	-252
=beata	159
=beaten	66
=beatrix	57
=beatriz	79
=beats	-212
=became	-131
=because	8
=bechstein	85
=become	94
=becoming	82
=bed	52
=bedroom	267
=bedrooms	-28
=beds	165
=bedsit	154
=bedtime	67
=beech	130
=beef	-88
=beehives	105
=beekeeper	20
=beekeeping	82
=been	-41
=beep	-158
=beeping	-130
=beeps	-149
=beer	-85
=beers	-136
=bees	-133
=beetroot	-151
=before	155
=beg	-147
=began	92
=begin	-35
=beginner	52
=beginners	130
=beginning	-136
=begins	-299
=begun	76
=behind	-87
=beige	82
=being	231
=belgium	-17
=believe	-167
=bell	19
=bells	166
=belong	-111
=belonged	65
=belongs	155
=below	-172
=belt	245
=ben	-181
=bench	110
=bend	36
=beneath	-39
=benedikt	120
=benefits	67
=bengali	-140
=benin	123
=bergamo	104
=bergen	27
=berlin	-248
=berlingo	211
=bernard	52
=bernina	128
=bertie	85
=besançon	-48
=besides	146
=bess	-69
=best	-80
=bet	-9
=beta	-39
=bethan	147
=betis	-26
=better	-113
=betting	117
=between	-75
=bev	176
=bevin	138
=beyoncé	27
=beyond	256
=bicycles	-102
=bid	-21
=bide	56
=big	155
=bigger	-218
=biggest	87
=bigquery	125
=bilbao	-29
=bilingual	-35
=bill	-102
=billing	233
=bills	210
=bin	-115
=bingo	-26
=binned	-107
=bins	-121
=bio	-181
=bioinformatics	82
=biology	8
=bipolar	-82
=birch	175
=bird	4
=birds	19
=birdwatching	80
=birgit	69
=birth	237
=birthday	-67
=birthdays	201
=biscuit	116
=biscuits	-163
=bit	-244
=bite	-207
=bites	261
=bits	-264
=bitten	-93
=bitter	73
=black	-32
=blackwork	89
=bladder	187
=blame	-135
=bland	-108
=blank	-421
=blanket	-129
=blanks	-159
=blast	-8
=blasts	-13
=bleach	-152
=bled	143
=blender	41
=bless	-120
=blessing	150
=blew	-179
=blind	-71
=blinking	-130
=bliss	-164
=block	-19
=blocked	-282
=blocker	-105
=blocking	-203
=blocks	163
=blog	-48
=bloke	-119
=blood	-117
=bloods	78
=blow	-178
=blower	-97
=blowing	-167
=blowtorch	-55
=blue	14
=blunt	123
=blur	-124
=blurry	-279
=bo	71
=board	110
=boarding	53
=boat	126
=boats	203
=boatyard	-22
=bob	-193
=boda	25
=bodge	-128
=body	-132
=bog	-132
=bogdan	208
=bogota	-64
=bogotá	68
=bogs	5
=bohinj	128
=boil	-170
=boiled	-122
=boiler	35
=boiling	-213
=boils	-133
=bolaji	-15
=bold	-18
=bollywood	31
=bologna	99
=bolt	-31
=bolton	143
=bombed	64
=bonds	151
=bone	-141
=bones	-69
=bonfire	-115
=bonfires	37
=bonneville	66
=bonsai	-56
=book	14
=bookbinding	-63
=booked	53
=booking	-234
=bookings	187
=bookkeeper	164
=bookkeeping	24
=books	87
=bookshop	-55
=boot	-194
=boots	-176
=border	69
=borders	117
=bore	-80
=bored	-353
=bores	89
=boring	-74
=born	169
=borrow	-81
=borrowed	-31
=bosch	167
=bose	100
=boss	-252
=bossy	-86
=boston	136
=bot	-14
=botany	-4
=both	64
=bother	-68
=bothered	-198
=bottle	-191
=bottles	-131
=bottom	86
=bought	-90
=bouldering	139
=bouncy	-97
=bound	115
=bouzouki	120
=bow	156
=bowl	-146
=bowling	169
=bowls	228
=bowser	-132
=box	94
=boxed	31
=boxes	-21
=boxing	77
=boy	121
=boyfriend	169
=boys	329
=bp	-42
=bpm	-134
=braai	-100
=brace	-48
=braces	239
=bracket	-229
=brackets	-83
=bradford	122
=braga	135
=brahms	-136
=braille	128
=brain	-181
=brakes	107
=bram	35
=bramble	153
=bramleys	117
=branch	-15
=branches	95
=brand	157
=brands	165
=brass	77
=braunston	43
=brave	113
=brazil	-97
=brazilian	-96
=brb	-345
=brca1	136
=breach	84
=bread	-47
=break	-98
=breakfast	-94
=breaking	-210
=breaks	-29
=breast	39
=breath	-105
=breathe	-187
=breed	-18
=breeds	-115
=brew	114
=brewery	45
=brewing	33
=brick	13
=bricklayer	81
=bridal	109
=bride	56
=brides	24
=bridge	-10
=bridgers	141
=brief	-147
=brigade	217
=bright	-116
=brigid	129
=brilliant	-181
=bring	-49
=bringing	133
=brings	176
=brinjal	52
=brisket	-154
=bristol	93
=british	137
=brittany	-8
=brixton	28
=brno	27
=bro	34
=broadband	134
=brochure	-152
=broke	-113
=broken	-109
=broker	38
=bron	-28
=broom	-112
=brother	107
=brother-in-law	261
=brothers	-108
=brought	-12
=brown	-133
=brownies	-113
=browns	6
=browser	-214
=browsers	-117
=bruges	-123
=bruna	-33
=bruno	-6
=brush	-60
=brutal	-146
=bsl	177
=bto	-85
=btw	-141
=bucket	-206
=bucks	-109
=budapest	-121
=budge	-41
=budget	16
=budgets	-101
=budgies	171
=buffering	-127
=buffet	-135
=bug	-236
=bugs	-127
=build	-131
=builder	90
=builders	-9
=building	243
=buildings	150
=builds	62
=built	90
=bulb	-127
=bulbs	-131
=bullet	142
=bullets	-69
=bump	-140
=bumper	-142
=bun	-128
=bungalow	206
=bureau	229
=burger	-107
=burgers	-55
=burgled	143
=burgos	-84
=buried	-27
=burn	85
=burning	-226
=burnout	94
=burns	-74
=burnt	-261
=burst	-68
=bury	67
=bus	-56
=buses	131
=busiest	88
=business	-22
=busk	112
=busker	-139
=bust	58
=busy	-164
=but	-71
=butcher	43
=butter	-229
=buttermilk	-130
=button	-414
=buttons	16
=buy	-61
=buyer	-135
=buying	138
=buys	-142
=buzzing	-185
=by	187
=bye	-139
=bypass	148
=byte	-123
=c	-115
=c1	96
=ca	133
=cab	35
=cabbage	-146
=cabin	69
=cabinet	171
=cabins	-59
=cable	-190
=cables	-148
=cache	-184
=cad	110
=cafe	6
=cafes	139
=caffeine	52
=café	-15
=cage	49
=cake	-138
=cakes	-67
=calcium	111
=calendar	-120
=calf	-65
=calgary	204
=calibrated	181
=call	-141
=callback	-141
=calle	117
=called	219
=caller	-91
=calligraphy	82
=calling	-360
=callouts	161
=calls	364
=callum	23
=calm	42
=calmer	-153
=calorie	127
=calories	173
=calves	-162
=came	-87
=camera	107
=cameras	181
=camila	44
=camino	212
=camper	140
=campervan	88
=camping	-25
=campsite	36
=can	-122
=canada	-30
=canadian	174
=canal	130
=canary	75
=cancel	32
=cancellation	-108
=cancelled	-157
=cancer	94
=candidate	-162
=candle	-198
=candlemas	199
=candles	21
=cane	176
=cannae	-141
=canoe	109
=canon	139
=cantonese	131
=cap	15
=cape	-25
=capital	-167
=capitals	17
=capo	100
=capped	184
=caps	-171
=capsule	-28
=captain	61
=captcha	-188
=caption	-219
=captions	161
=car	-41
=caravan	63
=carbon	-107
=carburettor	-66
=card	-137
=cardiff	191
=cardiologist	241
=cards	-66
=care	68
=career	116
=careers	100
=carer	237
=carers	85
=caretaker	33
=cargo	144
=caribbean	-42
=caring	139
=carla	-35
=carlisle	-122
=carlo	-6
=carol	141
=carousel	-114
=carpal	109
=carpathians	116
=carpentry	143
=carpet	-165
=carpets	116
=carraroe	128
=carriage	-103
=carried	-169
=carrier	58
=carries	117
=carrot	-153
=carrots	-56
=carry	45
=cars	83
=carsick	157
=cartoon	-258
=carved	-8
=case	-99
=cases	-141
=cash	84
=cashew	68
=cashews	-81
=casio	-102
=cast	-79
=castle	-134
=cat	-173
=catalan	42
=catalogue	115
=catan	-132
=cataract	88
=cataracts	209
=catch	114
=catches	84
=catching	-125
=categories	-132
=caterer	-80
=catering	89
=cathedral	91
=catholic	-42
=cats	-174
=cattle	144
=caught	-251
=cause	113
=cavalry	-18
=cbc	35
=cc	86
=cdl	138
=cebu	184
=ceilidh	59
=ceiling	-56
=ceilings	106
=celebrate	37
=celery	-110
=celia	-50
=celiac	-48
=cell	-92
=cellar	276
=cellist	20
=cello	26
=cells	-127
=celta	-95
=celtic	131
=cement	-44
=cent	83
=center	-93
=central	137
=centre	246
=cents	41
=century	98
=ceo	-174
=ceramics	107
=cereal	-129
=ceremony	151
=cert	105
=certificate	-112
=certificates	-41
=certified	100
=cet	152
=cfo	147
=ch	-169
=chad	-39
=chain	-147
=chair	174
=chaired	-60
=chale	64
=chalk	177
=chamonix	-8
=chancer	-149
=change	-44
=changed	-61
=changes	19
=changing	-157
=channel	-174
=channels	158
=chantal	145
=chaos	-81
=chap	-187
=chapel	191
=chapter	-457
=character	-424
=characters	13
=charge	217
=charged	-121
=charger	-215
=chargers	146
=charges	-22
=charging	87
=charity	-35
=chars	-171
=chart	-410
=charts	115
=chase	33
=chaser	-107
=chasing	72
=chat	-256
=chatbot	-136
=chats	-34
=cheap	-117
=cheaper	-44
=cheapest	-114
=cheaply	-103
=cheat	-112
=check	-331
=check-up	-87
=checked	-195
=checker	-154
=checking	44
=checklist	-154
=checkout	32
=checks	208
=cheeky	-79
=cheer	-133
=cheerful	-115
=cheers	-180
=cheese	59
=cheeses	151
=cheesy	-132
=chef	76
=chemicals	132
=chemist	-118
=chemistry	12
=chemists	-118
=chemo	191
=cheques	-81
=chess	-5
=chest	107
=chew	145
=chewing	9
=chews	181
=chi	85
=chiang	24
=chicken	-261
=chickens	126
=chidi	108
=chief	-17
=child	88
=childcare	132
=childhood	135
=childminder	173
=children	158
=chile	256
=chilean	164
=chilli	105
=chillies	92
=chimney	-23
=chin	195
=chip	-16
=chipper	-71
=chippy	145
=chips	-44
=chirpy	-71
=chocolate	-60
=choice	133
=choir	69
=choirmaster	49
=chokes	35
=cholesterol	151
=choose	-19
=chop	-169
=chord	-69
=chords	-111
=chores	111
=chose	-139
=christening	-12
=christie	-170
=chrome	-70
=chronic	79
=chuck	-159
=church	203
=churches	154
=churchwarden	179
=ci	-170
=cider	122
=cigarette	156
=cilantro	-142
=cinema	-10
=circle	64
=circles	-155
=circling	-148
=circuit	99
=circular	-108
=circus	-39
=cis	160
=cite	139
=cities	-24
=citizenship	125
=citroëns	-70
=city	-6
=civil	-52
=claim	62
=claims	-216
=clamp	114
=clan	170
=clara	27
=clashes	-12
=class	106
=classes	185
=classmates	53
=classroom	176
=clause	-170
=claustrophobic	147
=clay	166
=clean	-52
=cleaned	-55
=cleaner	-82
=cleaning	35
=cleans	-4
=clear	-121
=cleared	23
=clearing	-11
=clears	115
=clef	-182
=clever	55
=click	-294
=clicked	-90
=clicking	-45
=clicks	98
=client	-164
=clients	265
=climate	111
=climb	30
=climbed	20
=climbing	81
=clinic	-17
=clinical	88
=clinics	22
=clint	-38
=clip	-270
=clipboard	-122
=clips	-110
=clive	188
=clock	-23
=clocks	168
=close	-38
=closed	-150
=closes	57
=closest	159
=closing	-145
=cloth	-42
=clothes	-22
=cloud	207
=clown	-97
=club	227
=clue	-189
=cluj	176
=cluster	207
=clusters	-27
=clutch	185
=cm	23
=co	97
=co-founder	152
=co-housing	-52
=co-op	21
=co-own	149
=coach	-80
=coaches	86
=coaching	134
=coal	-101
=coast	11
=coastal	126
=coat	-211
=coats	-120
=cobol	18
=cochlear	103
=cockapoo	50
=cocoa	32
=coconut	27
=code	139
=codebase	169
=coded	71
=codes	-90
=coding	104
=coeliac	72
=coffee	-155
=coffees	-113
=coffins	-70
=coimbra	-104
=coin	-104
=coins	-46
=col	-12
=cold	-115
=colin	56
=collarbone	117
=colleague	-306
=colleagues	-89
=collect	179
=collected	-29
=collection	95
=collector	32
=college	168
=collie	52
=colliery	195
=colmar	-51
=color	-104
=colour	-58
=colour-blind	271
=colourblind	224
=coloured	72
=colours	77
=column	-318
=columns	11
=combi	137
=come	124
=comes	135
=comfy	-112
=comic	-194
=coming	-319
=comma	-64
=command	-50
=commands	188
=commas	-204
=comment	-204
=comments	-4
=commission	-49
=commit	-180
=commits	63
=committee	128
=commode	35
=common	-199
=community	179
=commute	339
=companies	-127
=company	103
=compare	-37
=comparison	-180
=competitor	-64
=compile	-36
=compiler	-65
=compiles	-242
=compiling	78
=complain	50
=complained	-120
=complaining	-172
=complains	-162
=complaint	-277
=complaints	-36
=complete	30
=complicated	-140
=component	-157
=compose	-30
=compost	-169
=compound	23
=compressor	99
=computer	120
=comrades	182
=con	117
=concern	-149
=concerning	-155
=concert	76
=conclusion	114
=concrete	171
=condition	-49
=conditioning	21
=condolence	-136
=conduct	117
=conductor	64
=conf	-19
=conference	54
=config	-83
=confirmed	133
=conflict	-180
=conflicts	-189
=confluence	132
=confuse	95
=confused	-185
=confuses	-21
=confusing	-170
=congregation	92
=connect	-35
=connection	-220
=conor	102
=cons	-157
=conservatory	104
=consider	-143
=considering	58
=console	-25
=constructor	-144
=consuelo	124
=consulate	5
=consult	114
=consultant	235
=contact	35
=contacts	-79
=container	-157
=contessa	156
=contest	-134
=context	-119
=continue	-204
=contract	203
=contractors	168
=contracts	51
=contradicts	-107
=contribution	-8
=control	-33
=controller	130
=controllers	128
=controls	-129
=conversation	-6
=conversion	128
=convert	-239
=converted	223
=conwy	-145
=cook	107
=cookbook	172
=cooked	-211
=cooker	93
=cookery	-22
=cooking	9
=cooks	226
=cool	-176
=cooler	-47
=coop	-4
=cooper	154
=cooperative	129
=cop	22
=copd	140
=copied	-21
=copies	-224
=copper	81
=coppers	-74
=copy	173
=cords	17
=core	103
=coriander	46
=cork	157
=cornbread	-23
=corner	-58
=cornflour	-123
=corolla	171
=coros	154
=correct	-125
=corrected	31
=correction	-90
=corridor	22
=corrupt	-110
=cost	-61
=costs	-172
=costume	-172
=cosy	65
=cottage	302
=cottages	162
=cotton	104
=couch	-139
=cough	-163
=coughing	-130
=could	-238
=council	126
=count	-246
=counted	-52
=counter	-100
=counties	-97
=counting	105
=countries	46
=country	-52
=counts	153
=county	204
=couple	-170
=couples	-76
=courgette	-156
=courgettes	16
=courier	-156
=course	36
=court	141
=couscous	-130
=cousin	-220
=cousins	139
=cover	-14
=covered	-18
=covering	136
=covers	80
=covid	194
=cow	56
=coworker	-148
=cows	-224
=cox	61
=cpap	257
=cpd	-153
=cpu	-57
=crack	-63
=cracked	136
=crackers	-61
=crackles	-162
=cradle	-57
=craft	-98
=craig	-78
=cramped	-138
=cranberry	39
=crane	215
=crap	-21
=crash	178
=crashed	-306
=crashes	-200
=crashing	-118
=crate	-182
=crates	101
=cravat	-85
=craving	-173
=crawling	-181
=crayon	-91
=crazy	-309
=cream	-117
=credit	126
=credits	-199
=cremona	169
=crete	-88
=crew	141
=crews	-40
=cricket	54
=cried	-19
=crime	34
=criminal	-86
=criminology	-4
=crisps	-138
=croatian	-67
=crochet	83
=croft	187
=crohn	153
=cron	-99
=crooked	19
=crop	-11
=cross	-242
=crossed	-132
=crossfit	70
=crossword	-131
=crowd	-77
=crowds	72
=crown	90
=crowns	111
=croydon	127
=cruciate	170
=cruise	34
=cruises	140
=crumble	-121
=crumbly	118
=crumpet	-127
=crust	60
=cry	-208
=crying	-360
=crypto	132
=crystals	-159
=crêpes	25
=css	-105
=csv	-174
=cto	51
=cultural	112
=cup	-322
=cupboard	175
=cups	-10
=curious	-194
=curl	92
=curling	-83
=curly	-65
=current	-72
=currently	-106
=curry	-147
=curse	59
=cursive	134
=cursor	-64
=curtains	-75
=cusco	139
=custard	-162
=custody	191
=custom	-198
=customer	-429
=customers	27
=customs	52
=cut	-114
=cute	-123
=cutlery	154
=cutoff	19
=cuts	105
=cutting	-200
=cv	-33
=cyan	-92
=cycle	60
=cycling	143
=cyprus	77
=cystic	146
=czech	195
=d	-45
=d&d	148
=d2	-168
=da	66
=dad	405
=daddy	138
=dads	106
=daegu	-38
=daft	-80
=dag	-70
=dags	143
=dahlias	-51
=daily	241
=dairy	126
=dakar	158
=dal	-30
=dalarna	-72
=dan	4
=dana	8
=dance	34
=danced	-58
=dancing	35
=daniel	116
=danish	90
=danuta	-77
=dare	-157
=dares	150
=dari	167
=dario	208
=dark	-105
=darkroom	94
=darren	-28
=darts	137
=dash	-130
=dashboard	76
=dashboards	-59
=data	-12
=database	-21
=dataframe	-94
=dataset	-146
=date	-263
=dated	-169
=dates	70
=datev	160
=dative	30
=daughter	87
=daughter-in-law	142
=daughters	-144
=dawn	-72
=day	10
=days	104
=db	131
=dba	37
=dbt	152
=ddl	-75
=de	-56
=deacon	21
=dead	-212
=deadlift	52
=deadline	-114
=deadlines	143
=deaf	143
=deal	6
=dealer	34
=dean	-47
=deano	140
=deans	38
=dear	-95
=death	80
=debate	-159
=debian	-68
=debt	165
=debts	125
=debugging	-188
=decade	168
=decades	160
=decaf	10
=december	325
=decent	93
=decide	-218
=decided	71
=decides	135
=decimals	-134
=decision	-16
=decisions	-48
=deck	-157
=decks	55
=declan	-81
=declared	98
=declined	-119
=dee	-49
=deed	20
=deeds	-41
=deep	169
=default	-92
=defence	-47
=defender	64
=defending	-11
=defrost	-73
=degeneration	82
=degree	192
=degrees	-90
=dehumidifier	-55
=delay	-124
=delayed	-209
=dele	139
=delete	-239
=deleted	-153
=delft	199
=deliver	37
=delivered	-56
=deliveries	269
=delivers	79
=delivery	-194
=dell	153
=delphi	119
=delphine	152
=delta	-13
=delve	55
=dem	-84
=demands	113
=dementia	288
=demo	-235
=denied	-177
=denise	-42
=denmark	-62
=dental	-16
=dentist	-389
=dentistry	-64
=dentists	168
=dentures	229
=department	267
=depend	100
=depends	-12
=deploy	-161
=deployed	-32
=deploys	234
=deposit	139
=depot	146
=deprecated	-136
=depression	-61
=dept	195
=depth	-82
=deputy	223
=derby	9
=derek	36
=derry	118
=descending	-155
=describe	-21
=description	-60
=deshawn	100
=design	264
=designer	-42
=designing	22
=desk	42
=desks	145
=desmond	99
=desperate	-86
=despite	-43
=destroy	-156
=detection	133
=dev	94
=developer	136
=device	-48
=devices	-172
=devs	156
=dewar	-90
=dey	21
=diabetes	144
=diabetic	66
=diagnosed	-9
=diagnosis	79
=diagram	-322
=diagrams	142
=dial	54
=dial-up	23
=dialog	-161
=dialogue	-178
=dialysis	344
=diamonds	-33
=diary	-71
=dict	-125
=dictate	103
=dictating	-18
=dictation	28
=dictionary	-111
=did	-265
=die	58
=died	-39
=dies	-46
=diesel	196
=diet	78
=dieter	54
=dietitian	160
=diff	-224
=differ	-195
=difference	-308
=different	-278
=differs	-125
=difficult	37
=dig	64
=digger	75
=digging	149
=digital	134
=digits	-131
=digs	175
=dilip	-111
=dim	-104
=dimitri	36
=dining	208
=dinnae	45
=dinner	-223
=dinners	176
=dinosaur	-150
=diocese	52
=diploma	165
=dips	-63
=direct	11
=director	30
=dirt	-127
=dirty	-155
=disability	95
=disagree	-197
=disaster	-120
=disc	209
=disclaimers	126
=disease	88
=dish	-50
=dishes	-189
=dishwasher	84
=disk	-219
=dislike	171
=disorder	207
=dispatcher	194
=display	51
=displays	103
=dissertation	144
=distance	206
=distances	-39
=distracted	-85
=district	70
=div	-225
=diving	143
=division	-24
=divorce	267
=divorced	31
=diwali	158
=dj	15
=django	176
=dk	-118
=dm	6
=dmitri	-112
=dna	91
=dns	-157
=do	-6
=doable	-44
=doc	-95
=docker	-111
=dockerfile	-140
=docs	-41
=docstrings	96
=doctor	-5
=doctoral	107
=doctorate	129
=doctors	162
=document	-42
=documentary	-238
=documents	77
=dodgy	72
=does	-146
=dog	-182
=dogs	-128
=doha	-88
=doing	42
=dollar	-171
=dollars	104
=domain	-10
=dome	59
=domestic	110
=don	-221
=dona	158
=donald	158
=donate	-19
=donated	-44
=donates	118
=donations	58
=done	102
=donegal	76
=donkey	-68
=donkeys	141
=donors	-6
=donuts	-110
=door	-21
=doors	278
=doorway	44
=doreen	-17
=dorian	-42
=doris	152
=dorm	116
=dorota	131
=dose	141
=dot	81
=dots	-11
=double	-36
=doubled	-112
=doubles	54
=doubt	-174
=dough	-279
=dov	86
=dover	-75
=down	12
=download	-216
=downs	-49
=downstairs	184
=dozed	-141
=dozen	53
=dpd	156
=dpo	165
=dr	175
=dr.	130
=draft	-103
=drafts	107
=drag	50
=dragan	-75
=dragged	-121
=dragon	-164
=drags	-199
=drain	6
=drainage	94
=drains	-141
=drama	-118
=dramas	100
=dramatic	-168
=dramatics	50
=drank	-167
=draught	-127
=draw	117
=drawer	-63
=drawers	175
=drawing	42
=drawings	231
=drawn	102
=dreadful	-132
=dream	66
=dreamt	-110
=dress	22
=dressed	127
=dresser	143
=dresses	59
=drew	-120
=dried	74
=dries	90
=drifts	99
=drill	-169
=drilling	127
=drills	50
=drink	90
=drinking	115
=drinks	47
=drip	-132
=dripping	-134
=drips	-124
=drive	204
=driver	-27
=drivers	134
=drives	-127
=driveway	74
=driving	16
=drizzle	-60
=drone	20
=drop	128
=dropbox	160
=dropped	-11
=dropping	110
=drops	-250
=drove	-168
=drowned	82
=drowsy	-166
=drum	42
=drummer	-102
=drummers	-109
=drumming	-34
=drums	-167
=dry	36
=dry-stone	-64
=dryer	7
=dryers	113
=drying	-132
=ds218	134
=du	-141
=dual	141
=dub	-39
=dubai	192
=dubbo	-97
=dublin	239
=duchess	85
=duck	-119
=ducks	-113
=dud	50
=due	-13
=dug	48
=duke	-41
=dull	-200
=dumb	-81
=dummy	-100
=dumplings	-180
=dumps	-4
=dundee	8
=dunedin	204
=dungeon	10
=dunno	-118
=duolingo	104
=duplicate	-127
=duplicates	-222
=durban	12
=during	143
=dust	131
=duster	139
=dutch	80
=duty	61
=dye	170
=dyed	-105
=dyeing	124
=dying	-51
=dyscalculia	282
=dyslexia	90
=dyslexic	219
=e	-92
=e-bike	51
=e-mail	58
=e4	-60
=each	160
=ear	188
=earbud	-233
=earlier	-262
=earlies	150
=early	-51
=earn	101
=earned	-120
=earning	113
=earns	-130
=earplugs	68
=ears	38
=earth	-186
=easier	-149
=easily	145
=east	176
=easter	184
=easy	-31
=eat	90
=eaten	-304
=eater	137
=eating	-62
=eats	91
=ebay	104
=ebba	190
=ecb	-171
=echo	-165
=economy	-22
=eczema	137
=edge	52
=edges	-176
=edie	114
=edinburgh	68
=edit	100
=edited	-121
=edith	142
=editing	115
=edition	51
=editor	-200
=edits	13
=eel	72
=egg	58
=eggs	-118
=ehcp	75
=ehcps	142
=eid	49
=eight	52
=eighteen	-65
=eighties	110
=eighty	126
=eighty-one	174
=either	52
=elastic	149
=elbow	151
=elder	140
=eldest	232
=elected	33
=election	-61
=electric	316
=electrician	-77
=electricity	-55
=electrics	-42
=element	-186
=elevator	-104
=eleven	-48
=elias	-68
=elif	128
=elixir	107
=ella	138
=elliot	-16
=elodie	118
=else	-56
=elspeth	-94
=elvis	59
=ely	105
=em	219
=emacs	160
=email	-7
=emailed	-227
=emails	52
=embedded	156
=emeka	114
=emergency	108
=emi	-92
=emigrated	125
=emigrating	109
=emil	7
=emoji	-82
=emojis	-6
=employed	145
=employee	-35
=employees	-13
=employer	140
=emptied	-81
=empty	-108
=emre	-48
=encoder	-145
=end	86
=ended	-29
=ending	-313
=endings	-94
=endless	-133
=endnotes	12
=endpoint	-225
=ends	-192
=enemy	187
=energy	-168
=enfield	-27
=eng	119
=engaged	-88
=engine	242
=engineer	6
=engineering	99
=engineers	-24
=england	62
=english	19
=enjoy	132
=enjoyed	-149
=enough	-236
=enrolled	-50
=enter	-124
=entered	15
=enters	-117
=entire	41
=entirely	-43
=entry	73
=enum	-158
=env	-156
=envelope	-31
=environment	193
=epilepsy	223
=epileptic	146
=epipen	239
=epipens	135
=episode	-221
=epochs	-89
=equal	-15
=equity	-46
=ericeira	81
=eritrea	-51
=erp	146
=error	-239
=errors	-62
=especially	-19
=esperanto	-40
=esperanza	46
=espressos	18
=essay	-318
=essays	76
=essential	204
=estate	161
=estimate	126
=estimated	30
=estonia	-18
=ethics	107
=ethiopia	127
=ethiopian	-4
=etsy	162
=eu	-8
=eulogy	-145
=euphonium	15
=euro	48
=europe	-174
=euros	87
=eurovision	-63
=ev	139
=eve	-53
=even	110
=evening	-91
=evenings	360
=evenly	-80
=events	-69
=ever	314
=every	345
=everybody	-163
=everyone	-186
=everyones	-166
=everything	210
=everywhere	94
=evicted	94
=evil	61
=ewa	150
=ewan	145
=ewe	-98
=ewes	201
=ex	140
=ex-husband	96
=ex-wife	147
=exact	-33
=exactly	-107
=exam	32
=example	-538
=examples	231
=exams	196
=excavator	-9
=excel	4
=excellent	-112
=except	180
=exceptions	173
=exchange	48
=exclamation	-29
=excuse	-303
=excuses	-25
=execution	127
=executor	171
=exercise	-265
=exercises	-157
=exhaust	-110
=exhausted	-111
=exist	-46
=exit	-310
=exits	-6
=expats	154
=expect	-83
=expected	41
=expecting	94
=expense	70
=expensive	-152
=experience	-83
=expired	-197
=expires	-71
=explain	-86
=explained	-177
=explaining	-129
=explains	-100
=explorer	-126
=exponential	-128
=export	-137
=extend	23
=extension	161
=extra	30
=extract	-159
=extractor	166
=eye	126
=eyes	104
=eyesight	258
=f	-168
=fabia	146
=fable	-211
=fabric	61
=face	22
=facebook	66
=faces	166
=facilities	-125
=facing	134
=fact	-67
=factory	46
=faculty	125
=fada	71
=fade	-37
=faden	-53
=fado	-65
=fags	118
=fahrenheit	-87
=fail	-21
=failed	124
=failing	-194
=fails	-312
=failure	113
=faint	-89
=fainted	-85
=fair	-243
=fairphone	185
=fairs	125
=faith	122
=fake	-298
=falafel	143
=fall	43
=fallen	66
=falling	-23
=falls	-231
=false	-16
=fam	-15
=family	489
=famous	63
=fan	-96
=fancied	-115
=fancy	-272
=fantasy	-152
=far	33
=farah	-22
=farewell	-150
=farid	49
=farm	140
=farmed	-23
=farmer	-73
=farmers	272
=farmhouse	-21
=farms	-199
=faro	-38
=farouk	-4
=farrier	159
=farsi	-100
=fast	-185
=fasted	41
=fasting	142
=fastnet	-18
=fasts	140
=fat	-56
=father	196
=father-in-law	235
=fatima	67
=fatty	123
=fault	-256
=favour	-131
=favourite	-53
=fax	8
=fear	123
=feature	71
=feb	163
=february	229
=fed	-58
=fedora	156
=fee	-21
=feed	108
=feedback	-196
=feeding	-201
=feeds	-18
=feel	-258
=feeling	-168
=feelings	-135
=feels	-92
=fees	71
=feet	-4
=felix	119
=fell	-168
=fella	-94
=fellbrook	158
=felt	-236
=female	-118
=femi	166
=femke	158
=fen	17
=fence	35
=fencing	-104
=fenna	92
=fergus	95
=fern	53
=ferrata	35
=ferret	16
=ferrets	-70
=ferries	106
=ferry	17
=festival	-19
=feta	-142
=fetch	-201
=fetches	-15
=fete	36
=fever	55
=few	-137
=fewer	-213
=ffion	126
=ffs	-122
=fiancé	150
=fibre	20
=fibrosis	125
=fictional	-182
=fiddle	-8
=field	101
=fields	74
=fifteen	228
=fifth	92
=fifties	149
=fiftieth	151
=fifty	213
=fifty-minute	159
=fig	164
=fight	-194
=fighting	-27
=figma	85
=figure	-199
=figures	-191
=file	-192
=files	100
=fill	-242
=filler	-156
=filling	117
=fills	-61
=film	-228
=filmed	-109
=films	35
=filter	-108
=filthy	-127
=final	-255
=finale	-169
=finally	-207
=finals	85
=finance	165
=find	-279
=finds	-31
=fine	-25
=finger	37
=fingers	76
=finish	39
=finished	-195
=finishes	5
=finishing	40
=finland	-123
=finn	189
=finnish	-122
=fintech	137
=fiona	-122
=fionn	144
=fire	-39
=fired	-141
=firefighter	91
=firefox	-156
=fires	-198
=firewood	144
=fireworks	61
=firm	17
=firms	-13
=firmware	140
=first	94
=firstborn	136
=fiscal	42
=fish	-30
=fished	-15
=fishing	-61
=fishmonger	72
=fit	-222
=fits	180
=fitted	-8
=fitter	95
=fitz	-105
=five	-47
=five-year-old	64
=fiver	39
=fives	115
=fix	-328
=fixed	208
=fixes	-58
=fixing	-82
=fixture	-108
=fizzy	158
=fjord	-45
=flag	-198
=flagged	-106
=flags	79
=flake	28
=flaky	-121
=flamenco	-25
=flap	112
=flares	39
=flashing	87
=flask	-37
=flat	29
=flatly	-147
=flatmate	-90
=flatmates	110
=flats	-12
=flavour	-186
=fleece	-26
=fleet	62
=flew	-122
=flicker	-16
=flickering	-39
=flickers	-74
=flies	157
=flight	-171
=flights	-30
=flip	-103
=flipped	103
=float	-45
=flood	173
=flooded	-85
=floor	63
=floors	225
=flopped	-91
=florist	48
=flour	-29
=flow	-23
=flower	-128
=flowers	-53
=flown	218
=flu	-186
=fluent	126
=fluid	141
=flutter	159
=fly	-39
=flyer	58
=flying	164
=foals	105
=foam	113
=focus	-119
=focused	-229
=fodmap	112
=fog	-218
=foggy	51
=folake	-75
=fold	62
=folded	14
=folder	48
=folding	15
=folds	113
=folic	159
=folk	-217
=folks	87
=follow	122
=follow-up	77
=followed	-144
=following	-128
=follows	64
=font	-264
=fonts	55
=foo	-181
=food	106
=foods	187
=fool	-159
=foot	115
=football	31
=footballer	-190
=footer	-177
=footnote	-203
=footnotes	-134
=footpath	-40
=for	28
=forbidden	167
=forbids	9
=force	54
=forecast	-270
=forehead	-167
=foreman	-55
=forest	24
=forestry	130
=forever	4
=forgave	-20
=forge	77
=forged	-59
=forget	-215
=forgets	140
=forgive	-226
=forgot	-198
=forgotten	-163
=fork	-63
=forklift	71
=form	-118
=formal	-164
=format	-164
=formatting	-176
=former	-98
=forms	-28
=formula	-277
=forties	141
=fortieth	177
=fortnight	184
=fortnightly	214
=fortran	132
=fortune	-157
=forty	160
=forty-one	114
=forty-six	143
=forty-two	109
=forum	-197
=forums	-153
=forward	42
=forwarded	-167
=foster	173
=fostered	-21
=fostering	141
=foul	-86
=found	-52
=founded	-161
=founder	43
=fountain	33
=four	-61
=four-day	7
=four-person	16
=fourteen	206
=fourth	205
=fox	23
=fractions	-144
=frame	-94
=framework	-63
=fran	-5
=france	-111
=franchise	136
=francigena	86
=francs	43
=frank	-139
=frankfurt	105
=frankly	-159
=frau	232
=fraud	64
=free	-97
=freebsd	-98
=freelance	311
=freelancers	-44
=freelancing	94
=freemason	-13
=freeze	108
=freezer	125
=freezes	-59
=freezing	-344
=freight	30
=fremantle	161
=french	-20
=fresh	-187
=freya	11
=friday	78
=fridays	231
=fridge	-74
=friend	-83
=friendlier	-161
=friendly	-150
=friends	202
=frightened	169
=frisian	191
=frog	-126
=from	46
=frontend	183
=frost	-52
=frosts	165
=froze	-240
=frozen	-22
=fruit	24
=fry	-116
=fryer	98
=frying	120
=ft	144
=fuel	38
=fuji	115
=full	-66
=full-time	-22
=fully	204
=fuming	-134
=fun	-97
=function	-199
=functions	-149
=funding	221
=funds	-58
=funeral	-118
=funniest	-119
=funny	-251
=fur	-110
=furious	-147
=furniture	-163
=further	-226
=fuse	23
=fused	178
=fuss	-216
=fussy	-140
=futsal	26
=future	-162
=g	22
=gaelic	140
=gaffer	124
=gag	156
=gail	-44
=gain	48
=gala	-59
=galaxy	-148
=gale	-107
=galicia	166
=gallbladder	223
=galle	51
=galway	-24
=gambling	31
=game	-315
=games	-20
=gap	-24
=gaps	-126
=garage	185
=garbage	-121
=garden	194
=gardener	-82
=gardens	25
=gare	-116
=garlic	-32
=garmin	70
=gary	77
=gas	190
=gastric	146
=gate	-104
=gates	-47
=gateway	-74
=gauge	38
=gave	-34
=gavin	65
=gaz	83
=gb	16
=gcs	170
=gcse	220
=gdansk	129
=gdańsk	193
=gdynia	191
=gear	-66
=gearbox	-13
=gelatine	-138
=general	-207
=generally	-217
=generate	5
=generated	-43
=generation	26
=generations	128
=generator	-123
=genius	-157
=genoa	78
=genotype	118
=gent	134
=gentle	-213
=gentleman	-80
=geocaching	90
=geoffrey	108
=geography	-34
=geology	133
=george	176
=georgian	240
=gerald	-112
=german	33
=germany	-147
=gertrude	8
=gerunds	-120
=gestational	-9
=get	138
=gethin	182
=gets	298
=getting	-105
=gf	224
=ghana	-37
=ghanaian	60
=ghent	-11
=ghost	-143
=gi	-26
=giant	-83
=giesen	103
=gif	-88
=gift	-173
=gig	-75
=gigs	-12
=gimme	-164
=ginger	-75
=girl	160
=girlfriend	-79
=girls	335
=gist	-137
=git	-197
=github	160
=gitlab	81
=giulia	-80
=give	-166
=given	121
=gives	-9
=giving	-55
=glaring	-134
=glasgow	23
=glass	17
=glasses	57
=glaswegian	152
=glaze	-122
=glazes	128
=glazing	206
=glitter	-79
=globe	-152
=glove	-191
=glovebox	138
=gloves	-218
=glucagon	131
=glue	57
=gluten	149
=gmail	-52
=gnocchi	-157
=go	61
=goa	79
=goal	86
=goalie	89
=goalkeeper	84
=goat	-92
=goats	92
=god	-180
=godfather	8
=godmother	46
=godot	181
=goes	77
=goggles	53
=gogo	14
=going	-137
=gold	167
=goldfish	-62
=golf	69
=gone	-92
=good	4
=google	-111
=goose	-120
=gorgeous	-150
=got	20
=gothenburg	191
=gouda	57
=goulash	-76
=gout	105
=government	-82
=governors	123
=gp	95
=gpu	-105
=grab	-138
=grace	146
=graciela	-11
=grade	271
=grades	-83
=grading	65
=gradle	57
=gradually	50
=graduate	107
=graduated	132
=grafana	-62
=grain	198
=grammar	-69
=grams	-27
=gran	117
=grand	-19
=grandad	199
=grandads	98
=grandchild	153
=grandchildren	106
=granddad	172
=granddaughter	161
=grandfather	143
=grandkids	91
=grandma	170
=grandmother	67
=grandpa	118
=grandparents	117
=grandson	143
=granny	63
=grant	172
=grapefruit	28
=grapes	115
=graph	-165
=graphs	149
=grass	-121
=grateful	67
=grave	99
=gravel	150
=gravity	-148
=gravy	-182
=graz	245
=great	-183
=great-aunt	8
=great-uncle	178
=greek	-104
=green	-28
=greenhouse	240
=greens	81
=greeting	-85
=greetings	-133
=greggs	94
=greta	-64
=grew	74
=grey	-156
=greyed	-106
=greyhounds	-38
=grid	-26
=grill	122
=grim	-146
=grind	-34
=grip	177
=grocer	75
=groceries	-7
=grocery	-121
=groom	51
=groomer	134
=grooming	68
=gross	-140
=ground	288
=group	305
=grouped	-94
=grout	-168
=grovelling	-140
=grow	267
=growing	-120
=growling	-58
=grown	140
=grows	222
=growth	-118
=grumpy	-205
=guard	88
=guards	106
=guess	-496
=guessing	129
=guest	-84
=guesthouse	187
=guests	-154
=guidance	-149
=guide	31
=guidelines	90
=guides	-28
=guinea-pigs	155
=guitar	109
=guitars	-36
=gujarati	-30
=gull	-60
=gum	57
=gunnar	101
=guns	149
=gurdwara	137
=gurkha	42
=gushing	-142
=gustavo	22
=gutter	82
=gutters	-122
=guy	-336
=guys	159
=gwen	122
=gym	-18
=gymnastics	72
=gyms	-43
=h	-70
=ha	-205
=habit	52
=hack	-124
=had	-243
=haddad	75
=haiku	-161
=hail	-47
=hair	53
=hairdresser	-157
=halal	242
=half-brother	44
=half-term	21
=halftime	-170
=halfway	-247
=halifax	140
=hall	61
=hallstatt	-18
=halted	-88
=ham	-25
=hamburg	90
=hamid	139
=hamish	117
=hamster	27
=hana	188
=hand	130
=handball	45
=handed	170
=handicap	105
=handle	188
=handler	-134
=handles	133
=handling	14
=hands	72
=handshake	-70
=handstand	93
=handwork	130
=handwriting	-10
=hang	106
=hanging	-86
=hangs	-191
=hanna	-126
=hannah	51
=hanne	134
=hanoi	-103
=happen	133
=happened	-113
=happens	-69
=happy	-149
=harare	167
=harbin	-67
=harbour	254
=hard	-123
=hardly	-213
=hardware	40
=hare	-138
=harmattan	104
=harmonica	-93
=harness	39
=harold	48
=harriers	170
=harrogate	173
=harry	-167
=harsh	-33
=harvest	91
=has	-129
=hashed	96
=haskell	93
=hassan	-42
=hat	-253
=hatch	103
=hate	194
=hated	-27
=hates	69
=hats	131
=hattie	141
=haul	103
=hauling	129
=haunted	-119
=hausa	-33
=have	-77
=having	119
=hay	95
=he	-53
=head	99
=headache	-293
=header	-316
=heading	-288
=headings	187
=headline	-224
=headmaster	148
=headphones	-57
=heads	35
=headset	-157
=healed	217
=health	125
=heap	-123
=hear	-182
=heard	-396
=hearing	453
=hears	66
=heart	243
=hearts	-145
=heat	129
=heated	8
=heater	147
=heaters	120
=heather	139
=heathrow	31
=heating	32
=heavier	82
=heaving	-156
=heavy	119
=hebden	80
=hebrew	-51
=hectares	-42
=hector	160
=hedda	114
=hedge	-227
=hedgehogs	207
=heidelberg	129
=height	34
=heights	149
=heike	-13
=held	150
=helene	34
=helga	-65
=hell	-86
=hello	-194
=helm	39
=helmand	145
=help	-194
=helpdesk	-34
=helped	69
=helper	-114
=helping	30
=helpline	-77
=helps	147
=hem	-92
=hen	24
=hence	-11
=hendersons	-6
=hendrik	46
=henk	12
=henrike	181
=hens	135
=her	51
=herd	129
=herded	-51
=here	-98
=heres	-107
=heritage	125
=hernia	183
=hero	-331
=heroine	-262
=heron	-148
=herons	-56
=herr	96
=herring	52
=hers	-80
=herself	142
=hetzner	221
=hexham	186
=hey	-220
=hgv	191
=hi	-214
=hibernates	145
=hibs	-67
=hidden	37
=hide	-13
=hides	-9
=hiding	-159
=high	41
=higher	146
=highest	-169
=hijab	132
=hike	-125
=hiking	125
=hilarious	-162
=hill	235
=hilleberg	119
=hills	61
=hilux	146
=him	59
=himself	20
=hindi	-62
=hindu	152
=hinge	-36
=hint	-73
=hints	116
=hip	342
=hips	125
=hire	101
=hired	-75
=hires	-23
=hiring	188
=his	28
=hissed	-72
=hit	-135
=hits	-162
=hitting	-63
=hive	-80
=hives	210
=hm	-151
=hmm	-110
=hmrc	-132
=hoarse	-61
=hob	160
=hobart	102
=hobbies	-99
=hobby	215
=hockey	66
=hog	6
=hogging	-145
=hoist	110
=hokkaido	13
=hold	-328
=holder	89
=holding	-51
=holds	126
=hole	-226
=holes	-149
=holiday	-183
=holland	104
=holyrood	-43
=home	69
=homeschool	162
=homeschooled	151
=homeschooling	68
=homestay	142
=hometown	109
=homework	-225
=homophones	66
=honda	127
=honest	-18
=honestly	-77
=honey	12
=honeymoon	200
=honking	-115
=honour	-31
=hood	145
=hook	-192
=hoover	8
=hoovered	-172
=hoovering	-52
=hop	68
=hope	-139
=hopefully	24
=hopeless	145
=hopes	-158
=hoping	157
=hops	163
=horoscopes	60
=horrible	-122
=horror	63
=horse	169
=horsebox	25
=horses	-62
=hose	-146
=hospice	190
=hospital	184
=hospitals	-43
=host	-47
=hostas	-73
=hosted	191
=hostel	44
=hosting	185
=hosts	151
=hot	8
=hotel	-12
=hour	-322
=hourly	85
=hours	6
=house	223
=housebound	155
=household	46
=households	140
=housemate	88
=houses	15
=housing	37
=houston	21
=hovering	-152
=hovers	87
=how	-303
=howling	20
=hows	-68
=hp	150
=hr	-111
=html	68
=htmx	98
=hubby	126
=hue	-82
=huge	-75
=hugo	58
=hull	-43
=hum	-166
=human	-184
=humans	-138
=humidity	140
=humming	-121
=hummus	-156
=humour	-9
=hums	-122
=hundred	-138
=hung	-181
=hungarian	-22
=hungover	-165
=hungry	-264
=hunting	121
=hunts	112
=hurdy-gurdy	-24
=hurling	79
=hurry	-345
=hurt	-130
=hurting	-168
=hurts	-139
=husband	211
=hut	142
=hw	-129
=hybrid	-7
=hydraulic	-6
=hydrology	33
=hygiene	89
=hygienist	-151
=hymn	-92
=hymns	167
=hype	-215
=hypothetically	-125
=hyun-woo	95
=hz	10
=i	155
=i2c	172
=ibiza	-59
=ibs	149
=ibuprofen	-181
=ice	-174
=iced	-132
=iceland	-78
=ices	-119
=ich	119
=icing	12
=icon	-174
=icy	23
=id	51
=ida	-90
=idea	-347
=ideas	-200
=idiom	-128
=idioms	138
=idiot	-169
=idk	-141
=idle	-189
=idris	121
=ie	134
=ielts	199
=if	-43
=ignore	-118
=ignored	40
=ii	141
=ik	-174
=ikea	-50
=ikram	39
=ileostomy	141
=ilka	-68
=ilkley	-78
=ill	-135
=illegal	-98
=illegible	-106
=illustration	34
=ilse	-47
=image	31
=images	35
=imaginary	-125
=imagine	-294
=imperial	143
=implant	100
=implants	102
=import	-43
=important	-148
=imports	-127
=impossible	-39
=impressed	-111
=in	9
=in-laws	128
=inbox	-205
=inc	126
=inch	191
=inches	-99
=incident	-104
=included	-8
=includes	67
=including	156
=income	231
=index	192
=indoor	-29
=indoors	161
=induction	-10
=ines	185
=influencer	-135
=informal	-92
=infra	92
=ingrid	106
=inhaler	162
=inherit	-46
=inheritance	152
=inherited	235
=inherits	-133
=initial	57
=initials	-14
=inject	146
=injera	-40
=injured	-165
=injuries	-68
=injury	171
=ink	-249
=inland	-96
=inn	74
=input	-26
=inputs	-171
=insane	81
=inside	30
=insist	189
=insisted	-15
=insists	48
=insomnia	49
=inspector	-104
=insta	-119
=install	-19
=installed	-91
=installer	-192
=instead	23
=institute	97
=instructions	-59
=instructor	104
=instrument	-51
=insulin	313
=insult	-161
=insulted	-114
=insults	-157
=insurance	101
=insured	223
=insurer	139
=insurers	-131
=intend	136
=interest	-110
=interested	36
=interesting	-174
=interlock	132
=intern	-140
=internet	160
=interns	147
=interpret	33
=interpreter	136
=intervals	62
=interview	-168
=interviewed	-123
=interviews	178
=into	16
=intolerant	200
=intro	-91
=introduce	-129
=introvert	120
=ints	-26
=intune	159
=invalid	-90
=invented	-139
=inventory	28
=inverter	-48
=investments	169
=invite	-131
=invited	-104
=invites	-138
=invoice	-57
=invoices	-43
=inès	133
=inés	49
=inês	111
=ios	167
=ip	-107
=ipad	15
=iphone	148
=irish	236
=iron	-6
=ironing	5
=ironman	28
=is	55
=isa	120
=isla	126
=islam	122
=island	165
=iso	-33
=issue	-183
=issued	98
=issues	63
=it	-179
=it's	-129
=italian	57
=itch	120
=itchy	-113
=item	-202
=items	-162
=itinerary	-142
=its	-156
=itself	-37
=ivf	231
=izmir	237
=izmit	-48
=jab	-64
=jabs	126
=jacket	-187
=jakub	-16
=jam	-140
=jamaican	-14
=jamal	43
=jammed	-162
=jane	-26
=january	297
=japa	-67
=japan	-56
=japanese	-89
=jar	-141
=jargon	109
=jars	77
=java	100
=jaw	170
=jaws	153
=jazz	76
=jean	145
=jeans	21
=jehovah	101
=jehovahs	92
=jelly	-165
=jellyfish	67
=jenkins	164
=jens	-21
=jersey	-105
=jerseys	179
=jest	-24
=jet	72
=jigsaw	85
=jira	138
=jo	133
=joan	135
=joanna	131
=job	17
=jobs	75
=joe	-69
=johannes	124
=john	-167
=join	-151
=joined	-29
=joiner	10
=joining	68
=joins	-138
=joint	26
=jointly	111
=joke	-462
=jokes	-90
=joking	-117
=jolene	-63
=jollof	16
=jonas	115
=joost	142
=joris	167
=josefina	-99
=journal	-46
=journals	143
=journey	66
=joy	-150
=joyce	157
=json	52
=jude	140
=judge	-145
=judging	-63
=judo	106
=juice	-132
=juki	136
=jules	139
=julia	92
=july	26
=juma	-70
=jump	-61
=jumped	-105
=jumper	-213
=jumping	-203
=jumps	-26
=jumpy	-93
=jun	-34
=junction	-105
=june	52
=junior	223
=juniors	266
=juniper	179
=juno	163
=just	-216
=k	88
=k8s	-71
=kabaddi	-102
=kafka	-45
=kalthoum	-69
=kampala	124
=kanban	-82
=kano	-64
=karaoke	-109
=karim	-42
=kasimir	-27
=kasper	120
=kassel	-7
=katong	-46
=katori	145
=kayak	56
=kayleigh	88
=kebab	-51
=keen	-34
=keep	174
=keeper	76
=keeping	148
=keeps	-187
=keiko	88
=keith	-20
=kelder	-73
=kendo	-13
=kenji	14
=kennel	62
=kennels	164
=kent	197
=kept	273
=kerala	315
=kernel	-177
=kerry	-29
=keto	147
=kettering	-51
=kettle	-76
=kettlebells	-55
=key	41
=keyboard	-35
=keyerror	-161
=keynote	-59
=keys	-91
=kg	-146
=kia	-63
=kibbutz	4
=kicked	-163
=kickoff	44
=kid	-56
=kidding	-116
=kidney	308
=kidneys	137
=kids	-79
=kigali	-52
=kildare	137
=kilkenny	122
=kill	-117
=killed	-159
=killer	-170
=killing	-282
=kills	88
=kiln	237
=kilo	-198
=kilometre	162
=kilometres	131
=kilos	209
=kilt	16
=kimchi	111
=kin	100
=kind	-55
=kinda	-78
=kindergarten	181
=kindle	106
=kindly	-200
=kinds	152
=king	-208
=kingdom	-34
=kings	-109
=kiosk	65
=kirtan	33
=kisumu	88
=kit	190
=kitchen	-56
=kitchens	114
=kite-surfing	-18
=kittens	-123
=kiwi	95
=klarna	176
=klaus	4
=km	73
=kml	-154
=knackered	-196
=knee	250
=kneel	38
=kneeling	93
=knees	260
=knew	-108
=knife	8
=knight	-206
=knit	223
=knitting	163
=knives	19
=knock	43
=knocked	-170
=knocking	-120
=knocks	136
=know	-152
=known	97
=knows	140
=kofi	-42
=koji	-54
=kombucha	117
=kona	65
=korea	-30
=korfball	20
=kosher	245
=kotlin	115
=kotor	110
=kowalczyk	135
=kowalskis	-37
=kraków	-49
=kubernetes	112
=kumasi	224
=kurdish	129
=kwabena	-41
=kwame	96
=kwh	158
=kyle	-33
=kyoto	26
=l	-22
=l4	134
=l5	158
=la	-41
=lab	205
=label	-267
=labelled	157
=labels	13
=labour	-137
=lace	-118
=lactose	246
=lad	37
=lada	-148
=ladder	72
=ladders	203
=lads	134
=lady	-162
=lag	-198
=lagos	97
=lags	-155
=lahore	-13
=laid	64
=lake	190
=lakh	-46
=lale	59
=lamb	85
=lambing	64
=lambretta	109
=lame	89
=laminated	-110
=laminitis	190
=lamp	-126
=lampeter	113
=lamps	-65
=land	266
=landed	-170
=landing	-122
=landlady	49
=landlord	-31
=landlords	-34
=landscape	-183
=lane	67
=lanes	49
=language	87
=languages	60
=laos	-45
=lap	20
=laps	-150
=lapsed	127
=lapses	67
=laptop	-73
=large	167
=larger	54
=lasagne	-83
=laser	121
=lass	115
=last	-111
=lasts	-192
=latch	-157
=latches	125
=late	-231
=lately	7
=latency	-156
=later	-271
=lates	-31
=latest	-134
=latex	164
=lathe	179
=latin	-120
=latvia	-49
=laugh	-265
=laughed	-274
=laughing	-321
=launch	31
=laundrette	84
=laundromat	142
=laundry	48
=law	178
=lawn	30
=lawnmower	-71
=lawyer	52
=lay	167
=layer	-98
=layers	91
=laying	-115
=layout	-233
=layover	-120
=lazy	-113
=lead	182
=leader	147
=leads	99
=leaf	-178
=leaflet	-321
=leaflets	80
=league	276
=leak	11
=leaked	-173
=leaking	-146
=leaks	20
=lean	74
=leander	-83
=learn	32
=learned	109
=learner	87
=learning	52
=learns	-82
=learnt	273
=lease	149
=leased	186
=leasehold	78
=least	-52
=leather	25
=leave	97
=leaves	-126
=lecture	-199
=led	68
=ledger	119
=leeds	-104
=leek	75
=leeks	-107
=left	90
=left-footed	140
=left-handed	285
=left-hander	100
=leftovers	105
=lefty	-29
=leg	246
=legacy	113
=legal	265
=legally	-146
=legend	-220
=legged	-37
=legion	125
=legs	-122
=leicester	121
=leiden	109
=leila	36
=leinster	-35
=leipzig	128
=leith	47
=lemon	99
=lena	5
=lend	147
=lends	112
=length	72
=lengths	-168
=lens	83
=lent	255
=lentil	-162
=lentils	-178
=leon	172
=lerato	153
=less	-51
=lessons	282
=let	-44
=lets	-20
=letter	-246
=letterpress	157
=lettice	180
=letting	137
=lettuce	-98
=leukemia	113
=leuven	188
=level	-71
=levels	267
=lever	-156
=levothyroxine	161
=lewy	137
=liam	125
=lib	20
=librarian	146
=library	146
=libre	140
=libreoffice	224
=licence	302
=licences	149
=license	79
=lichens	131
=lichess	64
=lid	-209
=lidl	-35
=lido	160
=lie	-249
=lien	-49
=life	369
=lifeboat	80
=lifeguard	-75
=lifelong	186
=lifetime	-65
=lift	66
=lifted	-153
=lifting	34
=lifts	80
=light	-136
=lighter	50
=lighthouse	16
=lighting	51
=lights	-64
=like	-87
=liked	-20
=likes	19
=liking	-106
=lil	151
=lilies	7
=lima	50
=lime	70
=limerick	-7
=limescale	-162
=limit	-82
=limited	40
=limmat	28
=limp	-148
=limped	-110
=limping	-203
=linda	76
=lindiwe	-16
=lindner	162
=lindqvist	101
=lindy	68
=line	-102
=linear	165
=lineman	84
=linen	123
=lines	-115
=linguistics	102
=link	-150
=linked	-151
=links	42
=lint	-199
=linter	-189
=linux	47
=linz	-25
=lip-reads	130
=lips	-175
=liquid	157
=lisbon	-108
=lise	134
=list	-256
=listed	-73
=listen	83
=listening	-154
=listens	-46
=lister	137
=listing	-307
=listings	123
=lists	157
=lit	-140
=lite	136
=literally	23
=lithium	157
=lithuanian	-21
=litre	66
=litres	85
=litter	-135
=little	-18
=liu	-38
=live	-37
=lived	-182
=liver	189
=livery	148
=lives	-37
=livid	-67
=living	263
=ljubljana	-23
=llamas	-151
=load	-312
=loaded	-70
=loader	125
=loading	17
=loads	-37
=loaf	-248
=loan	45
=lobby	-165
=lobster	-137
=local	151
=loch	139
=lock	-184
=lockdown	190
=locked	91
=locker	-62
=locks	141
=locum	21
=lodger	156
=lodges	98
=loft	16
=log	4
=logged	132
=logging	37
=logic	-127
=login	-241
=logins	-120
=logistics	56
=logo	-254
=logos	41
=logs	-21
=loki	211
=lola	59
=london	7
=long	-33
=long-distance	163
=longcase	-10
=longer	18
=loo	-33
=look	-25
=looked	32
=looker	181
=looking	-251
=looks	-360
=loom	-119
=loop	-144
=looping	-137
=loops	-152
=lord	-136
=lorries	115
=lorry	-46
=lose	-126
=loses	-74
=losing	-192
=loss	-120
=lost	-47
=lot	-148
=lotte	-18
=lottery	10
=loud	-83
=loudest	-151
=lounge	149
=lourdes	158
=lousy	-138
=love	-60
=loved	-156
=lovely	-134
=lovers	-116
=loves	-72
=low	57
=lower	-33
=lowercase	30
=lts	115
=luca	92
=lucian	-27
=luck	-278
=lucknow	-120
=lucky	30
=lucía	-94
=ludlow	190
=ludmila	21
=luggage	49
=luigi	-64
=luis	116
=lukewarm	110
=lunch	-260
=lunches	-113
=lunchtime	78
=lung	163
=lungs	122
=lupus	18
=lurcher	162
=lute	91
=lutheran	5
=luthier	205
=luton	143
=lux	146
=lviv	131
=lvl	-89
=lycée	94
=lying	137
=lymington	-63
=lyon	-183
=lyrics	-135
=m	-71
=m6	-139
=m8	-69
=ma	-14
=mabel	149
=mac	90
=macbeth	-119
=macbook	153
=machine	-20
=machines	122
=mackerel	-28
=macro	-88
=macros	34
=macs	122
=macular	197
=mad	-84
=madam	-148
=made	-142
=madeira	-128
=madness	-166
=madrid	151
=magazine	23
=magazines	-111
=magistrate	137
=mahjong	-8
=mai	93
=maid	-42
=maiden	80
=mail	-23
=main	45
=mainly	203
=mains	75
=maintain	205
=maintains	111
=maintenance	-82
=maja	110
=major	110
=make	-32
=maker	97
=makerere	106
=makes	199
=making	17
=makita	136
=malcolm	142
=male	128
=mall	-106
=malmö	50
=malt	-150
=malta	18
=mam	198
=mama	261
=mamiya	173
=mammy	-105
=man	-126
=manage	293
=managed	-129
=manager	-53
=mandarin	132
=mandatory	186
=manga	-48
=mangoes	-109
=manila	276
=manners	-66
=mantelpiece	-24
=manual	112
=manuals	86
=many	-380
=map	-194
=maple	-158
=mapping	76
=maps	67
=marans	145
=marathon	-53
=marathons	132
=marble	-91
=march	546
=marco	-161
=marcus	93
=mare	176
=marek	-5
=mares	-94
=margaret	191
=margin	-237
=margins	-92
=margit	152
=marguerite	-18
=maria	-76
=mariachi	39
=marine	182
=marisol	21
=mark	48
=marked	-48
=market	114
=marketing	105
=markets	104
=marking	127
=marks	49
=marlow	187
=marquees	139
=marriage	146
=marries	4
=marry	-60
=mars	-134
=marseille	161
=mart	77
=marta	-72
=mary	-53
=marys	84
=mas	-88
=mascot	-85
=mash	-149
=mask	57
=mass	27
=massage	118
=massey	91
=mastectomy	108
=master	151
=masters	206
=mat	-161
=matatu	-128
=match	-292
=matches	-57
=mate	-203
=mateo	103
=materials	97
=maternity	170
=mates	-98
=mateus	-27
=maths	197
=mats	114
=matter	-79
=matters	64
=mattress	-61
=maud	75
=maureen	113
=max	46
=may	175
=may/june	151
=maybe	-283
=mayor	-26
=mbit	115
=me	164
=meadow	-31
=meal	128
=meals	116
=mean	35
=meaner	-175
=meaning	92
=means	-136
=meant	-366
=meanwhile	81
=measure	-35
=measurements	88
=meat	161
=mechanic	168
=mechanical	129
=med	162
=medals	48
=medellín	84
=media	165
=medical	163
=medicine	80
=medicines	90
=medieval	12
=meditate	106
=medium	-81
=meds	-34
=medtronic	33
=meera	122
=meet	116
=meeting	-498
=meetings	251
=meets	90
=meg	31
=meh	-239
=mehwish	-76
=mei	12
=melbourne	82
=melt	-110
=melted	-104
=melting	-171
=member	78
=members	116
=membership	151
=meme	-194
=memes	-163
=memo	-120
=memoir	-45
=memory	-262
=men	133
=mend	104
=mended	-168
=mending	35
=meniscus	155
=mennonite	29
=mental	-123
=mention	-240
=mentioned	-205
=mentions	-93
=mentor	330
=menu	-259
=merchant	45
=mercury	-131
=mercy	-34
=merge	104
=merged	-218
=merger	221
=merges	-65
=merkel	-177
=merry	-80
=mesh	155
=mess	-186
=message	-78
=messages	161
=messi	-176
=messy	-160
=met	46
=metabase	151
=metal	173
=metals	-33
=meter	-80
=metered	153
=meters	163
=metformin	106
=method	-17
=methodist	209
=methods	-223
=methotrexate	214
=metres	91
=metric	141
=metrics	97
=metro	-46
=mg	92
=mgmt	38
=mhz	-115
=mi	89
=miami	-140
=mic	-309
=mice	92
=michaelmas	181
=microbes	121
=microwave	198
=mid	-92
=middle	-136
=midnight	-241
=midwife	309
=midwifery	175
=might	-296
=migraines	364
=migrating	109
=migration	-225
=migrations	161
=miguel	30
=milan	113
=mild	-18
=mile	-142
=mileage	173
=miles	117
=military	-74
=milk	-50
=milked	-25
=milker	194
=milkers	-32
=milking	100
=mill	163
=million	84
=milo	112
=milos	114
=mimi	134
=min	-115
=mince	-98
=mind	-181
=minds	60
=mine	211
=miner	128
=mini	183
=minibus	183
=minimum	135
=mining	-115
=minister	-251
=ministry	192
=minor	-38
=mins	-33
=minsk	-89
=mint	96
=minus	-67
=minute	-282
=minutes	-198
=mireille	147
=mirela	125
=mirjam	28
=mirror	-162
=mirrors	72
=misc	-143
=miscarriages	145
=miso	41
=misread	-148
=miss	340
=missed	-380
=missing	-98
=mission	-34
=misspelt	111
=missus	90
=mistake	-344
=mistakes	62
=mitchells	-69
=mitzvah	164
=mix	-61
=mixed	21
=mixer	203
=mixes	110
=mixing	149
=ml	-31
=mm	70
=mo	77
=moan	-156
=moaning	-136
=mobile	162
=mochi	94
=mock	-55
=mock-up	-106
=mocks	42
=modal	-155
=modbus	-77
=mode	12
=model	-128
=models	97
=modern	-124
=module	-52
=modulenotfounderror	-127
=modules	112
=moira	195
=moldova	153
=mom	27
=moment	-168
=mon	25
=monday	-212
=mondays	23
=money	123
=mongooses	26
=monika	43
=monitor	158
=monk	125
=monks	-146
=mono	-104
=monolith	131
=monorepo	294
=montessori	156
=month	169
=monthly	218
=months	75
=mood	-247
=moon	-223
=moonlighting	30
=moor	-95
=moored	209
=mooring	125
=mop	-134
=mopped	-139
=moral	-139
=more	-111
=moreau	-114
=morning	-286
=mornings	453
=mortgage	214
=mortgages	85
=mosel	119
=mosque	189
=moss	128
=most	77
=mostly	188
=mot	76
=moth	-157
=mother	104
=mother-in-law	209
=mother-tongue	264
=motion	141
=motivational	50
=motocross	132
=motorbike	102
=motorbikes	141
=motorhome	161
=motorways	145
=motto	-43
=mould	-89
=mount	-70
=mountain	93
=mountains	23
=moustache	-140
=mouth	76
=move	-190
=moved	49
=movement	28
=moves	-65
=movie	-161
=moving	64
=mowing	18
=mows	126
=mr	244
=mr.	75
=mri	-5
=mrs	95
=mrs.	174
=ms	190
=msc	131
=msg	-200
=much	-259
=mud	-185
=muddy	-107
=muffin	-135
=mugs	-121
=mule	9
=mum	173
=mumble	149
=mumps	98
=mums	195
=munich	58
=munros	-40
=murder	53
=murmur	112
=museum	-8
=museums	22
=mush	-205
=mushroom	-103
=mushrooms	152
=music	73
=muslim	233
=mussels	60
=must	16
=mustard	20
=mute	133
=muted	-116
=my	111
=mypy	108
=myself	87
=mystery	16
=myth	-193
=n	135
=n't	89
=n2	118
=na	118
=nadia	100
=nah	-131
=nain	74
=nairobi	-56
=nakuru	93
=name	-97
=named	76
=names	59
=naming	-135
=nan	55
=nana	104
=nanny	-84
=nantes	99
=nap	-139
=naples	-106
=nappies	14
=naps	272
=narrator	-198
=narrow	-170
=narrowboat	239
=nas	257
=nasty	-110
=national	101
=nationwide	197
=native	42
=natural	-144
=naturalisation	155
=nature	80
=nav	-139
=navy	214
=nda	164
=near	38
=nearest	168
=nearly	-31
=neat	-162
=neck	20
=ned	-67
=need	-85
=needed	-213
=needful	52
=needle	-64
=needles	150
=needs	71
=negative	-16
=neighbour	-421
=neighbours	10
=neil	61
=neither	-44
=nell	111
=nephew	-15
=nerves	-180
=nest	46
=net	163
=netball	113
=netflix	6
=nets	-94
=network	-37
=never	251
=new	-112
=newborn	142
=newer	181
=newest	49
=news	-232
=newsletter	-131
=newspaper	-87
=next	55
=nginx	38
=ngozi	-24
=nguyễn	-16
=nhs	-146
=niamh	-104
=nice	-361
=nicely	-226
=nicer	-96
=nicked	-198
=nickel	-43
=nico	-45
=nicotine	122
=niece	60
=nieces	-27
=nigerian	99
=night	-90
=nightly	162
=nightmare	77
=nights	246
=nikah	17
=nil	-113
=nile	-128
=nils	113
=nina	-63
=nine	138
=nine-year-old	-5
=nineteen	65
=ninety	190
=ninety-six	83
=ninth	-39
=nitrile	34
=nitrogen	-17
=nits	-77
=no	140
=no-gi	-26
=nobody	-8
=nodded	-79
=node	-44
=noise	-119
=noisy	-252
=nokia	201
=non	-135
=none	107
=nonetype	-84
=nonfiction	102
=nonna	160
=nonsense	-210
=nonstop	125
=nonverbal	152
=noodles	-164
=noon	-245
=noor	174
=nor	78
=nordea	62
=normal	-129
=normally	-48
=norse	-89
=north	260
=north-facing	160
=northern	84
=norway	-173
=norwegian	112
=nose	12
=not	-23
=notary	170
=note	-169
=notebook	132
=notes	-60
=nothing	49
=notice	204
=noticed	-253
=notices	73
=notion	-68
=nought	-137
=nov	236
=novel	-296
=novels	220
=november	98
=now	-100
=nowadays	-118
=nowhere	144
=nowt	160
=nuala	-35
=nuc	113
=nudge	-96
=null	-274
=nullable	-124
=nulls	-140
=numb	-24
=number	-187
=numbers	37
=numpy	88
=nun	24
=nuns	157
=nurse	-193
=nursery	165
=nurses	-46
=nursing	296
=nut	184
=nut-free	159
=nutmeg	-55
=nuts	-235
=nvda	-11
=nvm	-119
=nz	127
=o	-149
=oak	56
=oat	-46
=oaxaca	-86
=oban	-7
=obituary	-116
=object	-126
=objection	-148
=obliged	-70
=oboe	130
=obviously	-221
=ocd	196
=ochre	134
=octavia	130
=october	66
=octopus	30
=octopuses	-81
=odd	121
=odile	17
=odoo	-7
=oduya	135
=of	-43
=off	21
=off-season	-17
=offence	-158
=offer	-168
=offered	-89
=offering	-210
=office	27
=officer	105
=offices	-13
=offline	-7
=offshore	113
=offside	-149
=offsite	-75
=ofsted	188
=often	-237
=oh	-198
=ohio	-64
=oil	-116
=oiled	-154
=oils	134
=ok	-102
=okada	28
=okafor	102
=okafors	73
=okay	-18
=okonjo	130
=okonkwo	-75
=oksana	103
=ol	-68
=ola	22
=old	73
=older	78
=oldest	-25
=oleander	64
=olga	-25
=olive	-50
=olives	186
=ollie	34
=olomouc	177
=olu	129
=olympic	-132
=olympics	-144
=oma	171
=omar	48
=omelette	-10
=omg	-119
=on-call	163
=once	-107
=one	-164
=one-page	35
=ones	-8
=onion	-16
=onions	-41
=online	72
=only	204
=onset	104
=ontario	94
=onto	-29
=oom	-191
=oops	-136
=op	63
=open	-120
=opened	-246
=opener	5
=opening	-61
=openings	24
=opens	45
=opera	82
=operated	37
=operation	153
=operator	107
=opinion	-133
=opinions	-201
=opposite	-167
=ops	170
=option	-173
=or	-211
=oracle	-16
=orange	-214
=oranges	-158
=orca	125
=orchard	225
=orchards	-33
=orchestra	244
=orchids	154
=order	6
=ordered	-177
=ordering	44
=orders	64
=ordinary	45
=organ	103
=organic	110
=organise	102
=organist	125
=original	-37
=originally	172
=orla	-76
=orms	-13
=ortho	122
=orthodontist	118
=orthodox	35
=osaka	124
=oscars	-143
=osei	184
=oskar	117
=oslo	-212
=ota	146
=other	-57
=others	132
=otherwise	44
=oticon	71
=otis	79
=otley	31
=otters	140
=ottilie	167
=otto	186
=ottoline	164
=ouch	-62
=oud	-13
=ought	-209
=oulu	175
=oum	-69
=ouma	-65
=our	212
=ours	389
=ourselves	68
=out	-77
=outage	74
=outboard	16
=outdated	-41
=outdoor	133
=outdoors	115
=outfit	-7
=outhouse	142
=outing	-110
=outline	161
=outlived	163
=outlook	-96
=output	-113
=outright	157
=outside	-14
=oven	-37
=ovens	121
=over	-5
=overdraft	135
=overflowing	-99
=overhead	134
=overlap	23
=overlocker	150
=overnight	-143
=overpriced	-145
=overran	-158
=overslept	-145
=overtime	110
=owe	51
=owed	-106
=owes	16
=owing	132
=owl	72
=own	77
=owned	-19
=owner	208
=owners	67
=ownership	-108
=owns	288
=owt	-16
=oxford	134
=oyelaran	193
=oz	-156
=p	-66
=p2	-51
=p99	-162
=pa	145
=pace	69
=pacemaker	266
=pacing	-141
=package	145
=packages	111
=packaging	-52
=packed	-67
=packet	-222
=packing	85
=packs	171
=paco	-46
=paddington	-122
=padel	-4
=padlock	-113
=pads	-105
=paediatric	150
=paediatrics	43
=page	-293
=paged	117
=pager	88
=pagerduty	172
=pages	-82
=paid	236
=pain	85
=painful	-95
=painkillers	170
=paint	-107
=painted	-63
=painter	-89
=painting	130
=paints	137
=pairs	-144
=pal	-25
=palermo	-52
=pallets	-111
=palpitations	199
=pamphlet	-15
=pan	-17
=pancakes	-113
=pancreatitis	104
=pandas	-172
=panel	-75
=panels	155
=panic	32
=panicked	-132
=panics	38
=pans	-64
=pantry	124
=papa	165
=papadakis	-57
=paper	81
=papers	107
=paperwork	-45
=para	-255
=paracetamol	-165
=paraffin	38
=paragraph	-473
=paragraphs	181
=paralegal	136
=paramedic	139
=parameter	-105
=parang	-100
=parcel	-297
=parcels	94
=pardon	-121
=parent	-5
=parental	132
=parents	214
=parents-in-law	80
=paris	-237
=parish	141
=parishes	147
=park	19
=parked	-164
=parking	-343
=parkinson	216
=parkinsons	155
=parkour	33
=parlour	55
=parole	-39
=parrot	-27
=parrots	-113
=parser	-147
=parsley	-186
=part	-248
=part-time	199
=particular	-133
=partie	130
=parties	152
=partly	72
=partner	124
=partners	15
=parts	-6
=party	-139
=parveen	-110
=pass	93
=passable	46
=passage	-143
=passed	189
=passengers	-129
=passes	-49
=passion	150
=passionate	-133
=passive	-9
=passport	-33
=passports	36
=password	-215
=passwords	11
=past	106
=pasta	-170
=paste	-207
=pasted	-269
=pasting	-117
=pastor	-30
=pastry	8
=pat	51
=patagonia	169
=patch	-52
=patches	-40
=patent	102
=patents	198
=path	-209
=pathway	102
=patience	-72
=patient	-167
=patients	128
=pattern	-51
=paul	56
=paulette	138
=pause	-122
=pavel	-42
=pavilion	-106
=paving	43
=pay	-94
=payday	154
=paying	176
=payment	-5
=payments	171
=payroll	217
=pays	-24
=payslip	-203
=pb	160
=pc	226
=pct	-33
=pdf	-254
=pdfs	-134
=pe	178
=peak	97
=peaked	-31
=peanut	103
=peanuts	149
=peas	-276
=peat	95
=pedals	71
=peeled	-100
=peeling	89
=peer	-15
=peg	-85
=pelikans	65
=pellets	152
=pelota	44
=peloton	95
=pen	-11
=penalty	-147
=pencil	-169
=pending	62
=penguin	-117
=penhaligon	-78
=penicillin	72
=penny	56
=pens	100
=pension	185
=pensioners	196
=pentax	158
=pentlands	-54
=people	-114
=pep	85
=pepper	91
=per	-9
=percent	-103
=perfectly	-101
=performance	-28
=perfume	76
=perhaps	-212
=period	-50
=periods	-93
=perl	99
=permanent	152
=permission	-132
=permit	116
=permits	-160
=permitted	69
=pernille	4
=perpetua	135
=person	37
=persona	-176
=personal	-143
=perth	367
=peru	-269
=pescatarian	-35
=pesticides	32
=pete	125
=peter	-70
=petra	125
=petrol	-180
=pets	-137
=peugeot	19
=pf	65
=pharmacies	115
=pharmacist	121
=pharmacy	22
=phase	-40
=phd	223
=phew	-206
=phil	154
=philippa	13
=philomena	88
=phobia	130
=phobic	146
=phoebe	141
=phonak	108
=phone	-63
=phones	75
=phonics	-43
=photo	-460
=photograph	106
=photographer	-78
=photographs	155
=photography	132
=photos	-45
=php	139
=phrase	85
=physics	193
=physio	190
=pi	155
=pia	73
=piano	-43
=pianos	37
=pic	-169
=pick	-266
=pick-ups	111
=picked	-18
=picker	-69
=pickers	47
=picking	11
=pickle	89
=pickles	-33
=picks	-137
=pickup	20
=picky	137
=picnic	-115
=picture	-215
=pictures	70
=pie	-212
=piece	-216
=pieces	67
=pier	132
=pierogi	-39
=piet	19
=pig	-81
=pigeon	-132
=pigeons	114
=pigs	-6
=pihole	63
=pike	6
=pikin	78
=pilar	127
=pilates	47
=pile	-183
=pill	-101
=pills	88
=pilot	-67
=pilots	140
=pim	-104
=pin	78
=pinball	86
=pineapple	-170
=ping	-110
=pink	-166
=pinned	109
=pint	-144
=pints	-114
=piotr	167
=pip	41
=pipe	8
=pipeline	-50
=pipes	-125
=pippa	108
=pirate	-124
=pirogue	68
=pistachio	56
=pit	156
=pitch	151
=pitlochry	106
=pitta	-65
=pivot	-229
=pixel	60
=pixels	-153
=pizza	-240
=place	204
=placeholder	-173
=placement	161
=places	107
=plain	-29
=plan	-67
=plane	-44
=planer	160
=planes	59
=planet	-169
=planned	265
=planner	-142
=planning	16
=plans	127
=plant	58
=planted	51
=plants	-214
=plaster	105
=plasterboard	91
=plasterer	5
=plastic	86
=plate	136
=plates	-38
=platform	-10
=platforms	157
=play	67
=played	-83
=player	63
=players	-159
=playing	45
=playlist	-220
=plays	-229
=please	-61
=pleased	-163
=pleasure	-13
=plenty	6
=plosives	48
=plot	124
=plots	45
=plough	139
=plovdiv	154
=pls	-147
=plug	-13
=plugins	-99
=plugs	62
=plumber	-387
=plumbers	45
=plumbing	203
=plural	-59
=plus	159
=plymouth	104
=plz	54
=plzeň	142
=pm	105
=png	-181
=pnpm	136
=po	-99
=pocket	94
=pockets	-119
=pod	-166
=podcast	-139
=poem	-230
=poems	96
=poetry	63
=point	-57
=pointing	-168
=points	66
=poison	-145
=pokhara	4
=pole	-115
=policy	153
=polish	116
=polite	-104
=pollen	-24
=polls	-146
=polo	-78
=polokwane	36
=polyester	19
=polytunnel	-33
=pomeranian	-5
=pompous	-107
=pond	-31
=ponds	141
=ponies	58
=pony	13
=poodle	-121
=pool	149
=poor	-27
=poorly	-136
=pop	87
=popcorn	78
=popped	-238
=popping	-178
=poppy	57
=popup	-240
=porch	189
=pork	-10
=porridge	-154
=port	82
=portal	-44
=porter	54
=portfolio	-70
=porto	-68
=portrait	80
=portraits	130
=portugal	137
=portuguese	-52
=position	-170
=positive	120
=poss	-163
=possible	-199
=possibly	70
=post	52
=post-its	44
=postcard	-104
=postcode	-144
=postcodes	-49
=postdocs	169
=posted	42
=poster	-261
=postfix	122
=postgres	-168
=postie	168
=posting	-111
=postman	-218
=posts	48
=pot	24
=potassium	154
=potato	-116
=potatoes	-184
=potions	-156
=pots	21
=pottery	63
=pouch	62
=poultry	148
=pound	11
=pounds	-198
=pour	-170
=pouring	-160
=powder	-52
=power	21
=powys	159
=practice	102
=practise	118
=practised	132
=practises	135
=practising	-49
=pram	23
=prams	33
=pray	-83
=prayer	81
=prayers	90
=preacher	90
=precious	106
=prefer	119
=prefers	83
=prefixes	155
=pregnant	38
=premature	94
=premieres	128
=premium	30
=prep	43
=prepare	-30
=preparing	-45
=prescription	111
=prescriptions	138
=present	86
=presenting	-60
=press	47
=pressed	-245
=presses	148
=pressing	-122
=pressure	-194
=pretend	-214
=pretty	-179
=preview	-156
=previous	-179
=price	4
=prices	-100
=pricing	199
=priest	-161
=priests	-75
=primaries	140
=primary	92
=prime	-123
=principle	-67
=print	199
=printed	-235
=printer	-77
=printing	-171
=prints	-147
=priority	-37
=priscilla	-101
=prison	125
=priti	46
=privacy	9
=private	100
=priya	71
=priyanka	144
=prize	-166
=pro	-121
=prob	-134
=probably	-126
=probate	98
=probation	116
=probe	108
=problem	-100
=problems	-92
=process	30
=processing	148
=processor	133
=procurement	65
=prod	293
=producer	31
=product	234
=production	187
=prof	43
=professor	-27
=profile	-205
=program	152
=programme	-109
=programmer	-45
=programmes	-120
=programming	188
=progress	-139
=project	15
=projection	37
=projector	57
=prom	-164
=promised	50
=promoted	209
=promotion	121
=prompt	-272
=pronouns	55
=proof	-122
=proofread	20
=proofs	-84
=proper	232
=properly	203
=propose	-46
=proposed	-154
=pros	-157
=prose	225
=prosthetic	139
=protection	93
=protein	120
=protocol	-62
=prototyping	108
=proud	-138
=prove	61
=provider	-58
=proving	-87
=proxmox	155
=proxy	51
=prs	123
=prusa	127
=ps5	159
=psychiatrist	-57
=ptsd	81
=pub	-125
=public	-53
=published	-79
=publisher	120
=pubs	164
=pudding	-143
=puddle	-115
=puglia	64
=pull	-115
=pulled	-205
=pulley	149
=pulls	151
=pump	209
=pumps	-12
=pun	-187
=punchline	-129
=pune	221
=punjabi	-34
=punk	25
=pupil	47
=pupils	189
=puppets	-27
=puppy	90
=purchase	32
=pure	41
=puregym	186
=purple	-233
=purpose	151
=push	-8
=pushed	-207
=pushes	162
=pushpa	-38
=put	-37
=puts	50
=putting	56
=puzzle	-275
=pw	-173
=px	-166
=pym	156
=pytest	-51
=python	164
=q	-213
=q3	175
=q4	149
=qa	78
=qgis	192
=quaker	141
=qualified	40
=quarry	195
=quarter	41
=quarterly	204
=quarters	-119
=quartz	-57
=quechua	-13
=queen	-137
=queens	-13
=query	-372
=question	-115
=queue	-247
=quiche	-160
=quick	-338
=quicker	93
=quickest	-152
=quickly	-205
=quid	-222
=quiet	-74
=quietly	-14
=quilt	-144
=quilting	125
=quilts	114
=quimper	31
=quince	-28
=quinces	-52
=quit	-12
=quite	-23
=quito	130
=quitting	-84
=quiz	-275
=quota	-46
=quote	-56
=quoted	-207
=quotes	-88
=r	-97
=rabbit	-104
=rabbits	-88
=race	32
=racing	82
=rack	124
=radiator	95
=radiators	166
=radio	75
=radiography	31
=radios	138
=raffle	-7
=rail	116
=rails	183
=railway	139
=railways	132
=rain	-367
=rained	-185
=raining	-302
=rains	-160
=rainy	-224
=rainy-day	93
=raise	-128
=raised	382
=raises	-219
=raising	33
=raj	-56
=rally	150
=ram	93
=ramadan	39
=ramen	-129
=ramipril	83
=rammed	-139
=ramp	-10
=ran	-275
=rana	-28
=random	-152
=rang	-345
=range	-45
=ranger	-90
=ransom	-91
=rare	25
=rarely	83
=rash	129
=rasheed	68
=rashid	16
=rasmus	100
=raspberry	79
=rasta	-5
=rate	-82
=rated	83
=rates	-41
=rather	85
=rating	144
=ration	-144
=ravi	52
=raw	51
=ray	163
=raynaud	111
=re	-215
=reach	43
=reached	-172
=react	-77
=read	-12
=readable	42
=reader	288
=readers	161
=reading	-70
=readings	-116
=reads	139
=ready	-205
=real	7
=realistic	-87
=really	27
=reared	10
=reason	-246
=reasoning	178
=reasons	68
=rebase	-163
=reboot	-72
=rebooting	-148
=reboots	63
=rebuild	115
=rebuilt	199
=receipt	-204
=receipts	-9
=reception	-31
=receptionist	-133
=receptionists	-60
=recife	-48
=recipe	-316
=recipes	318
=reckon	-168
=reckons	-111
=recognised	131
=record	-20
=recorded	145
=recorder	-78
=recording	-135
=records	26
=recover	102
=recovering	130
=recovery	-112
=recreate	-146
=rector	18
=red	-110
=red-and-green	33
=red-green	111
=red/green	-16
=reddit	-307
=redis	-138
=redo	-313
=redone	133
=redundant	138
=reed	-134
=ref	-45
=refactor	-188
=refactoring	-142
=referee	-11
=reference	-186
=reflection	-72
=reflux	134
=refresh	-102
=refs	-143
=refugee	118
=refund	63
=refunds	43
=refused	108
=refuses	25
=refusing	-158
=reg	90
=regarding	-114
=regardless	170
=regex	-358
=reggaeton	-18
=regiment	32
=region	-84
=regional	244
=register	-19
=registered	365
=registrar	-24
=registration	89
=registry	186
=regret	-119
=regretted	-19
=regulars	9
=regulated	-112
=regulator	132
=rehabilitation	139
=rehairing	114
=rehearsal	-248
=rehearsals	203
=rehearse	83
=rehearses	193
=rehearsing	-33
=rehome	110
=rejected	-173
=release	-18
=releases	185
=relevant	-159
=relief	117
=religious	-59
=relocate	52
=remake	-142
=remarried	80
=remember	11
=remind	-171
=reminder	-208
=reminders	102
=remission	152
=remotely	61
=removal	-118
=remove	-223
=removed	67
=renal	144
=rename	-215
=renamed	-134
=renata	64
=render	-167
=renew	181
=renewal	151
=renewed	-122
=renewing	213
=renews	162
=rent	140
=rental	-63
=rented	236
=renting	121
=rents	-53
=reopened	-129
=rep	114
=repair	148
=repaired	69
=repairs	158
=repeat	-170
=repeated	-188
=repeats	72
=replace	-155
=replaced	341
=replacement	145
=replaces	-16
=replacing	127
=replicas	132
=replied	-152
=replies	282
=reply	-133
=repo	-8
=report	-169
=reported	-202
=reporter	56
=reports	348
=reps	20
=request	-64
=requiem	130
=requires	107
=rescue	281
=rescues	128
=research	129
=resend	-141
=reset	-77
=resets	19
=residence	130
=residency	201
=residents	78
=resigned	44
=resit	137
=resits	137
=resmed	116
=resolve	-67
=resort	-153
=respect	-160
=respite	-156
=respond	-150
=responsibility	-171
=rest	-117
=restart	-70
=restarted	-197
=restarting	-248
=restarts	-115
=restaurant	-112
=restaurants	-125
=resting	84
=restless	-165
=restore	141
=restores	42
=restoring	55
=restraining	169
=result	-323
=results	-148
=retail	-76
=retention	167
=retire	250
=retired	-69
=retirement	176
=retires	-85
=retiring	100
=retrain	146
=retrained	140
=retraining	183
=retries	-193
=retro	29
=retry	-113
=retrying	-96
=return	-7
=returned	-58
=returning	-62
=returns	-164
=reuben	146
=reunion	101
=reverse	26
=revert	-146
=review	14
=reviewer	31
=reviews	-22
=revise	160
=revision	-128
=rewrote	57
=rex	-47
=reykjavik	161
=rhubarb	-90
=rhyme	-149
=rhymes	-169
=ribbon	-127
=rice	-103
=rich	-116
=rid	-125
=riddle	-308
=ride	134
=rides	26
=riding	-17
=rig	256
=riga	97
=right	-118
=rights	10
=rigs	53
=rim	-109
=ring	34
=ringers	-167
=ringing	-227
=rings	341
=rinse	-107
=rip	-183
=ripon	-66
=ripped	-167
=rise	69
=rising	-111
=risk	-198
=risotto	-89
=rivals	71
=river	84
=rivers	-120
=riyadh	152
=road	5
=roads	118
=roadworks	-156
=roaring	-127
=roast	-75
=robbery	-57
=roberts	-130
=robot	-235
=robotics	175
=robots	50
=rock	89
=rode	-78
=roland	201
=role	-33
=roll	-48
=roll20	137
=rollback	-122
=rolled	-206
=roller	53
=rolling	43
=rolls	-165
=roma	-41
=roman	-10
=romania	115
=romanian	121
=romans	-107
=rome	-393
=roof	43
=roofer	125
=roofers	-80
=roofing	146
=roofs	109
=rook	49
=room	96
=roommate	-68
=rooms	-125
=root	-72
=rope	-105
=rosa	185
=rosalind	106
=rosario	4
=rose	-110
=roses	-43
=roster	34
=rot	-173
=rota	-120
=rotary	-56
=rotate	-89
=rotates	102
=rotating	164
=rotation	91
=roti	-172
=rotten	77
=rotterdam	78
=rough	-111
=roughly	-82
=round	-153
=rounding	162
=rounds	116
=route	-107
=router	-145
=routine	-208
=rover	123
=row	-249
=rower	163
=rowing	188
=rows	-136
=royal	31
=rsi	114
=ruairi	141
=rubbed	-167
=rubber	-109
=rubbish	-112
=ruben	-149
=ruby	192
=rude	-316
=rufus	124
=rug	25
=rugby	203
=ruin	55
=ruined	-136
=rule	115
=ruler	16
=rumbling	-138
=run	178
=rung	-209
=rungs	-107
=runner	88
=runners	149
=running	-92
=runs	174
=rupees	-150
=rural	162
=rush	-184
=rust	61
=rusty	-71
=ruth	108
=ruud	150
=rye	202
=s	40
=s0c7	-132
=s3	120
=sabbatical	16
=sabre	70
=sacks	106
=sacred	111
=sad	-202
=saddles	117
=sadler	159
=sadly	-49
=safari	-139
=safe	-22
=safeguarding	232
=safely	-46
=safety	88
=saffron	-113
=sage	146
=sahara	25
=said	-255
=sail	11
=sailing	-137
=sailor	-132
=saint	44
=salad	-98
=salaries	107
=salary	264
=sale	-181
=sales	88
=salesman	-169
=salmon	-41
=salon	150
=salsa	-150
=salt	36
=saltwater	116
=salty	-87
=sam	-63
=same	-19
=sami	129
=sample	-342
=samples	47
=samsung	141
=sand	26
=sandro	85
=sandwich	-291
=sang	-168
=sans	-102
=sanskrit	-20
=santos	147
=saoirse	132
=sap	163
=saris	97
=sat	-403
=satellite	187
=saturday	-140
=saturdays	200
=sauce	-138
=sauna	78
=saunas	-161
=sausage	-118
=sausages	-113
=save	-155
=saved	-238
=saves	-142
=saving	219
=savings	37
=saw	-109
=sawmill	187
=saws	-51
=sax	80
=say	-239
=saying	-289
=says	-416
=scaffold	126
=scaffolding	124
=scale	73
=scales	-6
=scammed	-35
=scan	-171
=scanned	135
=scanner	-114
=scanners	159
=scans	90
=scar	4
=scare	80
=scared	106
=scares	-38
=scarf	-59
=scary	-147
=scene	-548
=schedule	-233
=schema	81
=scheme	8
=schemes	39
=scholarship	144
=school	98
=schoolhouse	141
=schools	-147
=science	130
=sciences	139
=scissors	-41
=scones	-152
=scooter	95
=scope	159
=score	-223
=scored	-168
=scotland	-57
=scots	160
=scottish	63
=scout	155
=scouts	109
=scraping	-148
=scratch	-141
=scream	-114
=screaming	-241
=screams	-67
=screen	-30
=screens	128
=screenshot	-264
=screenshots	-103
=screw	-178
=screwdriver	-104
=screws	123
=scribe	73
=script	-203
=scripts	173
=scroll	-272
=scrolled	-133
=scrolling	-18
=scrubbed	-122
=scrubs	-12
=scrum	-36
=sd	-147
=sea	-55
=seal	39
=seam	-10
=seamstress	139
=search	24
=seasick	173
=season	68
=seasonal	-62
=seasons	174
=seat	105
=seating	-160
=seats	17
=sec	-447
=second-hand	135
=secondary	88
=seconded	-115
=secondhand	177
=seconds	-428
=secret	-182
=secretary	134
=secrets	113
=section	-23
=security	211
=sedated	129
=sedation	51
=sediment	64
=see	-92
=seed	-99
=seeds	97
=seeing	-83
=seem	-91
=seemed	-146
=seems	-161
=seen	-345
=sees	57
=seizure	110
=seizures	128
=select	-78
=self	55
=self-employed	171
=self-hosted	130
=self-taught	196
=selim	-37
=sell	150
=seller	-170
=selling	124
=sells	-219
=semester	104
=semi	140
=semicolon	-157
=semicolons	-55
=seminar	37
=seminary	141
=semver	-67
=send	-34
=sending	-188
=sends	113
=senior	-25
=sense	-87
=sensei	-105
=sensible	-63
=sensitive	175
=sensor	-12
=sensors	155
=sent	-424
=sentence	-59
=sentences	180
=seoul	83
=separate	99
=separated	127
=sept	86
=september	213
=septic	100
=sequence	-109
=sergeant	139
=serial	138
=series	-211
=serif	-118
=serious	-219
=sermon	-149
=sertraline	130
=serve	81
=served	78
=server	-69
=servers	159
=serves	-46
=service	84
=services	-27
=sesame	198
=session	-181
=sessions	72
=set	-25
=set-up	-161
=sets	91
=setter	159
=setting	-134
=settings	-270
=settle	-95
=settled	116
=settlement	-45
=settling	-75
=setup	49
=seven	96
=seventeen	-68
=seventies	130
=seventy	154
=seventy-four	152
=severe	132
=seville	-67
=sew	98
=sewing	258
=sewn	6
=shabbat	184
=shade	31
=shader	-136
=shake	182
=shakespeare	-158
=shaking	-300
=shaky	-139
=shall	-154
=shambles	-145
=shan	120
=shape	-87
=shapes	56
=shards	87
=share	-31
=shared	338
=shares	68
=sharing	47
=shark	-142
=sharp	126
=sharpening	94
=sharpest	17
=shattered	-122
=shave	66
=shaved	-23
=shaz	154
=shd	-123
=she	-12
=shearing	141
=shed	140
=shedding	-22
=sheep	192
=sheepdogs	114
=sheet	-77
=sheets	-96
=sheffield	12
=sheila	189
=shelf	153
=shellfish	283
=shelter	-65
=sheltered	152
=shelves	-65
=shepherd	54
=sheriff	-61
=sherry	-157
=shetland	223
=shift	-46
=shifted	-16
=shifts	333
=shin	131
=shingles	-48
=ship	-39
=shipping	-5
=ships	233
=shipton	141
=shipyard	97
=shirt	-128
=shirts	19
=shocking	-33
=shoe	-26
=shoebox	186
=shoegaze	174
=shoes	-191
=shoot	52
=shop	53
=shopify	103
=shopkeeper	-227
=shopping	-131
=shops	-139
=short	41
=shortcut	-130
=shortcuts	134
=shorten	-296
=shortened	83
=shorter	-210
=shorthand	149
=shot	-13
=shots	-118
=should	-349
=shoulder	303
=shoulders	149
=shout	-64
=shouted	-20
=shouting	-165
=show	-251
=showed	-74
=shower	7
=showered	-144
=showers	116
=showing	-181
=shown	109
=shows	-224
=shrink	-144
=shrugged	-129
=shuffle	-114
=shut	-108
=shuts	32
=shutters	110
=shutting	-27
=sia	-128
=siblings	217
=sick	-102
=sickle	176
=side	211
=sideline	110
=sides	-110
=sideways	-98
=sie	22
=siemens	-13
=sight	222
=sign	-28
=signal	-144
=signals	35
=signature	71
=signatures	13
=signed	174
=signing	-28
=signs	155
=sikh	183
=silence	-47
=silent	-38
=silke	-14
=sill	135
=silly	-189
=silver	153
=sim	-89
=simple	70
=simpler	-137
=simply	-79
=sims	-105
=simvastatin	153
=since	181
=sing	232
=singapore	94
=singer	10
=singing	6
=single	-73
=sings	-144
=sink	16
=sinking	-119
=sinks	-49
=siobhan	143
=siobhán	201
=sipho	139
=sir	-159
=siri	-172
=sister	-103
=sister-in-law	310
=sisters	220
=sit	170
=sitcom	-258
=site	-159
=sites	46
=siti	-58
=sits	222
=sitter	30
=sitting	-132
=situation	-133
=six	-177
=six-year-old	41
=sixteen	-5
=sixth	201
=sixty	10
=sixty-eight	102
=size	42
=sizes	-16
=siân	110
=ska	-16
=skate	158
=skateboarding	69
=skegness	-74
=sketch	-291
=sketched	-102
=ski	-28
=skiing	-108
=skin	59
=skip	172
=skipped	-240
=skipper	116
=skips	-92
=skipton	88
=skirting	-160
=skis	87
=skoda	198
=sku	-122
=sky	-126
=skydiving	39
=skye	14
=skype	-32
=sla	170
=slabs	145
=slack	-89
=slate	35
=sleep	15
=sleeper	105
=sleeping	-115
=sleeps	175
=sleepy	-64
=sleeve	47
=sleeves	21
=slept	-343
=slice	-166
=slide	-23
=slides	-150
=slightly	-58
=sligo	136
=slime	-106
=slip	-76
=slipped	7
=slipper	-145
=slippers	-120
=slips	-124
=slope	-88
=slopes	185
=slot	-87
=slots	8
=slough	210
=slovenia	100
=slow	58
=slower	-156
=slowly	131
=slug	-77
=slugs	154
=slurry	184
=small	49
=smaller	28
=smallest	61
=smart	-93
=smartphone	144
=smeared	-153
=smell	213
=smelled	-102
=smells	-413
=smile	-96
=smiley	-128
=smiling	-167
=smoke	-136
=smoked	88
=smoker	-21
=smokes	-146
=smoking	227
=smudged	-152
=smug	-42
=snack	-83
=snacks	-162
=snake	145
=snake_case	132
=snakes	-40
=snapped	-305
=snapping	-125
=sneaking	-148
=sneeze	-116
=sneezing	-155
=snip	68
=snippet	-168
=snooker	-94
=snoring	-146
=snow	-214
=snowflake	110
=snowing	-197
=so	-35
=soak	-145
=soaked	-166
=soaking	-111
=soap	131
=sober	62
=social	43
=society	99
=sock	-84
=socket	186
=sockets	-45
=socks	12
=sofa	-155
=sofia	-81
=software	237
=soggy	-60
=soil	170
=solar	90
=sold	51
=solder	112
=sole	205
=solicitor	38
=solid	55
=solo	46
=solutions	48
=solve	-148
=solveig	148
=somali	171
=some	-247
=somebody	-280
=somehow	-185
=someone	-284
=someones	-139
=something	-183
=sometimes	-162
=somewhere	-331
=sommelier	-21
=son	-49
=son-in-law	69
=song	-341
=songs	75
=sons	-213
=soon	-185
=soppy	-175
=sore	43
=sorry	-322
=sort	-169
=sorted	-48
=sorting	84
=sorts	-109
=soufflé	-106
=soul	-53
=sound	10
=sounded	-208
=sounding	-201
=sounds	-187
=soup	-352
=source	191
=sources	62
=sous	17
=south	45
=soweto	146
=sows	134
=soy	-33
=soya	149
=spa	135
=space	-138
=spaces	198
=spain	-200
=spam	-137
=spaniel	68
=spanish	-45
=spare	76
=spark	-54
=sparky	-8
=spatula	-95
=speak	163
=speaker	-126
=speakers	61
=speaking	-65
=speaks	-70
=spec	-162
=special	132
=specialise	134
=specials	103
=specs	64
=spectacles	-149
=spectrum	80
=speech	60
=speed	-100
=speedway	39
=speightstown	7
=spell	16
=spelled	-185
=spelling	141
=spellings	-88
=spelt	-58
=spend	246
=spending	35
=spends	68
=spent	-115
=spice	-58
=spicy	142
=spiders	33
=spilled	-248
=spin	73
=spinach	-104
=spinning	-130
=spleen	139
=split	27
=splits	-64
=splitting	-161
=spoil	33
=spoilers	44
=spoils	-168
=spoke	-139
=spoken	67
=spoon	-160
=spoons	74
=sport	-105
=spot	-75
=spouse	29
=spray	-107
=spreadsheet	-60
=spreadsheets	-73
=spring	574
=sprint	-62
=sprinter	107
=sprints	36
=spuds	56
=spy	-149
=sq	-87
=sql	247
=sqlite	64
=squad	191
=square	50
=squash	12
=squat	-105
=squeak	-134
=squeaks	-164
=squeeze	-112
=sre	-34
=sri	125
=sry	-162
=ssh	32
=st	163
=st.	-20
=stable	-70
=stabled	137
=stack	-111
=stacked	67
=staff	-71
=stage	232
=stages	-138
=staging	-18
=stain	-224
=stainless	-101
=stairlift	199
=stairs	100
=stairwell	84
=stale	-80
=stall	304
=stalls	-154
=stammer	345
=stammering	94
=stammers	98
=stamp	-94
=stamps	7
=stan	-77
=stand	-22
=stand-in	31
=stand-up	113
=stand-ups	33
=standard	21
=standardised	162
=standing	66
=stands	74
=standup	-11
=standups	133
=stapler	-120
=star	-90
=stared	-121
=staring	-214
=starling	77
=stars	74
=start	-114
=started	66
=starter	8
=starters	-34
=starts	-98
=startup	57
=starving	-238
=stash	61
=state	117
=statement	-218
=statements	-152
=states	107
=static	194
=statin	169
=statins	174
=station	15
=stationed	-50
=stations	59
=statistics	136
=stats	75
=status	-205
=staves	-104
=stay	86
=stayed	119
=staying	6
=stays	59
=steady	65
=steak	-114
=steam	-168
=steel	-64
=steep	27
=stefan	177
=stenographer	122
=stent	183
=stents	150
=step	-166
=stepdad	180
=stepdaughter	91
=stepmother	176
=stepped	156
=stepping	-81
=steps	-33
=stepson	68
=stern	93
=steve	-50
=stew	-94
=steward	76
=stick	228
=sticker	-96
=sticking	21
=stickler	-145
=sticks	155
=sticky	-106
=stiff	-87
=still	-48
=stilton	-173
=stilts	36
=sting	-125
=stings	122
=stinks	-184
=stirring	-117
=stitch	-23
=stock	89
=stockholm	112
=stocks	-192
=stocktake	-151
=stoke	153
=stolen	64
=stoma	228
=stomach	70
=stone	62
=stonemason	134
=stones	88
=stood	-324
=stool	86
=stop	-215
=stopcock	129
=stopped	146
=stopping	14
=stops	-46
=storage	166
=store	252
=stores	-139
=storm	-211
=stornoway	167
=story	-361
=stout	19
=stove	136
=straight	38
=strain	-111
=stranger	-142
=strangers	108
=strap	80
=strava	-103
=straw	-86
=strawberries	24
=stray	-109
=stream	-219
=street	-55
=streets	-177
=strength	-153
=stretch	-115
=stretched	-116
=stretches	9
=strict	278
=strictly	67
=strike	-160
=striker	7
=string	-117
=strings	-225
=strip	74
=strips	100
=strobe	124
=stroke	399
=strokes	76
=strong	198
=stronger	-123
=strop	-115
=stroppy	-150
=structural	90
=struggle	76
=stubborn	-53
=stuck	-244
=student	-52
=students	70
=studied	-91
=studies	-139
=studio	226
=study	116
=studying	95
=stuff	176
=stuffed	-177
=stung	77
=stupid	-247
=stutter	169
=stuttering	-158
=stutters	-148
=style	212
=sub	-73
=subject	-137
=subjects	-71
=sublet	157
=submarines	139
=submit	-48
=subs	-144
=subscription	106
=substitute	-6
=subtitle	-89
=subtitler	65
=subtitles	-60
=successor	-31
=such	-239
=sudden	-145
=sudoku	8
=sugar	-121
=sugar-free	62
=sugarcoat	98
=sugars	124
=suggest	19
=suggested	-101
=suggestion	-86
=suggestions	-166
=suit	-53
=suitcase	36
=suitcases	-127
=suite	216
=suits	44
=sulking	-210
=sum	-265
=summarise	-141
=summarised	-112
=summary	-200
=summer	277
=summers	-49
=sums	-29
=sumup	141
=sun	-111
=sunburnt	-107
=sundays	219
=sunil	44
=sunita	56
=sunlight	38
=sunniva	-30
=sunny	-127
=sunrise	-144
=sunscreen	-34
=sunset	-20
=super	-196
=supermarket	-41
=supermarkets	145
=supervise	136
=supervised	-118
=supervises	91
=supervisor	154
=supper	-181
=supplier	-145
=suppliers	144
=supplies	-57
=supply	-37
=support	-38
=supports	-106
=suppose	-409
=supposed	122
=supposedly	-255
=sure	-304
=surely	-188
=surfing	44
=surgeon	141
=surgery	174
=surgical	113
=surname	173
=surprise	-151
=surprises	103
=survey	85
=surveyor	-55
=survive	-38
=survives	228
=suspended	125
=sussex	166
=svalbard	-104
=svelte	81
=svetlana	-31
=swahili	124
=swallow	-6
=swallowing	15
=swallows	-97
=swam	-213
=swan	-151
=swans	-145
=swansea	117
=swap	-146
=swapped	88
=swapping	-170
=swarmed	-168
=swd	158
=swear	-129
=swearing	108
=swears	-68
=sweat	-131
=swede	-129
=sweden	-83
=swedish	-14
=sweep	208
=sweet	-162
=sweetcorn	32
=sweets	-178
=swell	-4
=swells	184
=swept	-178
=swift	-114
=swim	134
=swimming	58
=swims	-14
=swindon	40
=swing	80
=swiss	-32
=switchboard	-58
=switched	11
=switching	115
=sword	-170
=swore	-88
=sworn	154
=sylheti	125
=syllable	-127
=sync	-136
=syncing	44
=syndrome	95
=synology	159
=synonym	-155
=syntax	-88
=synth	104
=syria	134
=syrup	-141
=sysadmin	203
=system	143
=systmone	167
=szeged	173
=sámi	124
=t	-101
=t5	87
=ta	-29
=tab	-493
=tabla	-51
=table	-136
=table-tennis	-12
=tables	357
=tablet	4
=tablets	104
=tabs	79
=tackle	8
=taco	-140
=tadeusz	-87
=tadhg	-27
=tag	21
=tagalog	-6
=tagore	-142
=tags	-141
=tai	50
=tailwind	54
=take	29
=takeaway	-139
=taken	86
=takes	233
=taking	69
=tale	-284
=talk	-59
=talked	-207
=talking	-85
=talks	66
=tall	-123
=tallinn	145
=talos	147
=tam	26
=tame	60
=tamil	-8
=tampere	140
=tan	-150
=tandem	110
=tango	58
=tank	170
=tanker	150
=tanks	-31
=tannery	113
=tap	100
=tape	-144
=taped	85
=tar	-118
=target	48
=tarifa	-18
=tariq	193
=tarmac	-48
=tart	-8
=tartu	132
=tartufo	59
=task	57
=tasks	66
=tasmania	107
=taste	170
=tastes	-18
=tasting	140
=tattoo	13
=tattooist	107
=taught	-5
=tax	-65
=taxes	-32
=taxi	-50
=taylor	-114
=tbilisi	233
=tbsp	-131
=tea	-94
=teach	166
=teacher	-87
=teachers	-137
=teaches	-139
=teaching	293
=team	95
=teams	-48
=teapot	-210
=tears	-167
=teary	-96
=teasel	107
=teatime	-133
=tech	-8
=technician	222
=ted	72
=teen	96
=teenager	-27
=teenagers	-63
=teens	186
=teeth	230
=telephone	-22
=television	-10
=tell	-177
=telling	-78
=tells	-61
=telly	-32
=telugu	90
=tema	-98
=temp	28
=temperance	129
=temperature	-122
=template	-93
=temple	-136
=ten	-274
=tenancy	59
=tenant	-60
=tenants	-20
=tenby	-74
=tend	59
=tender	-10
=tenerife	-38
=tenner	16
=tennis	-69
=tenor	18
=tenors	135
=tens	-32
=tense	-73
=tenth	38
=teo	-34
=term	97
=terminal	66
=terms	144
=terrace	14
=terraform	158
=terrible	-102
=terrified	104
=teruel	159
=tesco	8
=tesla	-153
=test	10
=tested	116
=tester	147
=testers	-22
=testing	-126
=tests	-15
=texas	145
=text	19
=textbook	-185
=texted	-222
=texting	-107
=texts	137
=texture	109
=thabo	11
=thai	-108
=than	33
=thandeka	-8
=thandiwe	148
=thank	76
=thank-you	-130
=thanks	-372
=that	-276
=thatcher	-110
=the	-127
=theatre	232
=their	-139
=theirs	153
=them	-111
=theme	110
=themselves	6
=then	-77
=theo	135
=theory	114
=therapist	141
=therapy	109
=there	-191
=thermo	141
=thermometer	-42
=these	-165
=thesis	218
=thessaloniki	87
=they	-170
=they/them	186
=thick	-159
=thief	-123
=thin	-25
=thing	-92
=things	50
=think	-370
=thinkpad	218
=thinks	-137
=thinners	106
=third	86
=thirds	249
=thirty	33
=thirty-eight	28
=thirty-five	41
=thirty-four	80
=thirty-odd	203
=thirty-one	84
=thirty-three	35
=this	-648
=those	-142
=though	-38
=thought	-315
=thoughts	-202
=thousand	12
=thread	-98
=threadbares	13
=three	-269
=three-phase	182
=three-wheeler	85
=threshold	110
=threw	-193
=thrilled	96
=thriller	-123
=throat	106
=through	49
=throughout	112
=throw	-104
=throwing	-93
=throws	57
=thumb	10
=thumbs	-40
=thunder	-93
=thunderstorm	-171
=thursday	151
=thursdays	283
=thus	-49
=thuy	88
=thx	-160
=thyroid	177
=tick	-211
=ticket	100
=tickets	-176
=tidy	-153
=tie	-200
=tied	56
=tier	55
=ties	60
=tiger	-136
=tigrinya	252
=tiktok	-108
=tilde	-16
=tile	-150
=tiles	49
=tiling	88
=till	40
=tills	-87
=timber	94
=time	-54
=timed	-87
=timeline	-191
=timeout	-217
=timer	-30
=timers	69
=times	-305
=timetable	-120
=timezone	35
=timing	71
=tin	-62
=tinned	-159
=tinnitus	244
=tins	155
=tiny	25
=tip	94
=tips	37
=tired	-339
=titanium	133
=tithe	119
=title	-265
=titles	58
=to-do	-15
=toast	-299
=toaster	-154
=toasters	141
=toastmasters	73
=tobacco	158
=tobi	174
=tobias	-66
=today	-841
=todays	-66
=toddler	-263
=toddlers	7
=todo	-90
=toe	62
=toes	163
=toffee	38
=tofu	-93
=together	-19
=toilet	33
=token	-192
=tokens	88
=told	-114
=tolerates	69
=tolls	7
=tom	29
=tomas	-93
=tomasz	114
=tomato	-169
=tomatoes	73
=tomcat	-57
=tomek	15
=tomorrow	-459
=tomás	-74
=tone	-133
=tones	160
=tongue	-83
=tonight	-741
=tonights	-160
=tonne	114
=tons	-39
=too	-142
=took	-142
=tools	223
=tooth	-114
=top	-29
=topic	-280
=topik	128
=tops	171
=torch	-108
=tore	4
=torn	-69
=toronto	30
=torque	58
=tortoise	33
=torture	23
=total	-322
=totalled	48
=totally	-112
=totals	-35
=touch	125
=touched	-143
=touches	124
=touching	209
=tough	-133
=tour	-14
=tourist	-75
=tourists	150
=tours	205
=tow	118
=towards	87
=towels	-13
=tower	39
=town	117
=toyota	-180
=toys	92
=trace	-278
=traceback	-163
=track	-164
=tracked	153
=tracking	55
=tractor	107
=trade	68
=trader	25
=trades	-38
=trading	-52
=tradition	72
=traffic	-252
=trail	-10
=train	-97
=trained	99
=trainer	-59
=training	199
=trains	7
=trait	120
=tram	-14
=trampoline	95
=trams	50
=trans	116
=transcript	-158
=transferred	50
=transferring	70
=transit	-24
=translate	-161
=translated	-171
=translating	86
=translation	109
=translations	194
=translator	218
=transplant	156
=transport	41
=trap	46
=travel	95
=traveller	73
=travelling	43
=trawler	69
=tray	-252
=trays	-152
=treasurer	183
=treat	15
=treatment	36
=tree	189
=trees	245
=tremor	324
=triage	-27
=trial	-124
=triangle	69
=triathlon	-25
=tribe	115
=trick	-201
=tricks	-133
=tried	-356
=tries	-191
=trieste	-52
=trifle	-149
=triggers	-7
=trilingual	-32
=trim	-156
=trinity	157
=trio	5
=trip	-115
=tripadvisor	-142
=triple	133
=tripod	19
=tripped	-155
=trips	200
=triumph	40
=trolley	-45
=trombone	145
=tromso	-103
=tromsø	278
=troop	-147
=trope	-167
=trotro	-35
=trouble	59
=trough	98
=trouser	-143
=trousers	-33
=truck	172
=trucker	174
=trucks	-13
=true	-138
=trumpet	44
=trunk	48
=truro	202
=trust	27
=trusted	162
=trustees	166
=try	-88
=trying	24
=tuan	28
=tuas	-66
=tuba	-23
=tuesday	-40
=tuesdays	66
=tugs	157
=tullamore	-69
=tumble	86
=tummy	-100
=tuna	-125
=tunde	203
=tune	-12
=tuner	-4
=tuning	178
=tunnel	196
=tup	26
=tupelo	-59
=turbo	56
=turin	135
=turkey	-180
=turkeys	-81
=turkish	137
=turku	-53
=turn	-40
=turned	186
=turning	160
=turnover	153
=turns	-4
=tutor	34
=tutorial	-210
=tv	-216
=twelve	-141
=twelve-seater	-6
=twelve-year-old	-85
=twenties	-14
=twenty	-100
=twenty-six	186
=twenty-two	151
=twi	-99
=twice	-24
=twin	102
=twins	164
=twist	-126
=twitching	-126
=twitter	-118
=two	-128
=two-bedroom	-45
=two-person	76
=two-room	108
=ty	-4
=tyler	123
=type	196
=typed	-165
=typeerror	-159
=types	136
=typescript	114
=typeset	137
=typewriter	61
=typhoon	-132
=typical	-185
=typing	-214
=typo	-280
=typos	-296
=tyre	-148
=tyres	73
=u.s.	39
=u3a	109
=uber	-194
=ubuntu	-80
=ugh	-236
=ugly	-105
=ui	105
=uk	49
=uke	171
=ukrainian	207
=ukulele	-32
=ulcer	211
=ullapool	81
=ultra	-41
=umbrella	-158
=umpire	33
=umuahia	-57
=unbelievable	-128
=uncle	43
=unclear	-121
=uncles	166
=undefined	-160
=under	227
=under-12s	86
=under-elevens	95
=under-tens	39
=underground	103
=understand	-57
=understands	130
=understood	-123
=undertakers	-102
=undetectable	103
=undo	-174
=unfair	-118
=uni	180
=uniform	-114
=uniforms	-94
=union	138
=unionised	152
=unit	87
=units	139
=unittest	-40
=unity	115
=universities	-77
=university	274
=unless	132
=unloading	-141
=unmute	-150
=unpaid	46
=unreadable	-9
=unreal	-137
=unsigned	-138
=until	190
=unused	-148
=up	-34
=update	-330
=updated	-84
=updates	108
=upgrade	-41
=upholstery	-36
=upload	-137
=uploaded	-165
=upon	98
=upper	91
=uppsala	130
=upright	153
=ups	93
=upset	-67
=upside	-245
=upstairs	58
=upvc	-9
=urdu	-11
=urgent	-99
=urn	230
=us	229
=usb	89
=use	61
=used	83
=useless	-107
=user	-155
=users	-201
=uses	-121
=using	-108
=usual	-170
=usually	-54
=utc	121
=utility	138
=utrecht	138
=ux	149
=v	-176
=v1	26
=v2	-171
=vacation	-62
=vaccinate	-94
=vaccines	161
=vacuum	97
=valencia	106
=valid	-155
=valley	101
=valleys	-19
=valparaíso	165
=value	-217
=values	-41
=valve	-178
=vampires	-193
=van	91
=vandersloot	-69
=vanish	-91
=vanished	-213
=vans	138
=var	-161
=variable	-308
=variables	-122
=varieties	131
=varna	-59
=varnish	-162
=vascular	139
=vase	-129
=vasile	27
=vat	-95
=vault	113
=veena	-61
=veg	143
=vegan	-82
=vegetable	-50
=vegetables	-58
=vegetarian	229
=veggie	102
=velocity	-130
=vendor	4
=venison	125
=venue	36
=verb	-226
=verdict	26
=verge	-73
=veronica	-31
=verse	-265
=version	-71
=versions	88
=versus	-129
=vertigo	147
=very	-35
=vespa	179
=vestry	158
=vet	102
=vets	24
=vex	-75
=vhdl	186
=vi	124
=via	154
=vicar	50
=victim	-131
=video	-251
=videos	131
=vietnam	43
=view	-118
=viewing	-126
=vigo	-75
=viktor	-73
=village	272
=villages	-135
=villain	-228
=vilnius	112
=vim	89
=vinegar	-243
=vineyard	105
=vintage	182
=vinyl	-43
=viola	5
=violin	117
=violins	212
=viral	-180
=virtual	-116
=visa	38
=visas	120
=visit	-99
=visited	-18
=visiting	-142
=visitor	-143
=visitors	-160
=visits	128
=vistula	22
=vitamin	-31
=vito	-86
=viva	109
=vlan	149
=vms	86
=voice	-4
=voicemail	-145
=voices	58
=volcano	-126
=volume	-207
=volumes	91
=volunteer	301
=volunteered	-95
=volunteers	188
=volvo	199
=vote	-68
=voted	167
=vowel	-137
=vowels	-135
=vpn	-42
=vps	104
=vs	-302
=vue	183
=vulgar	-59
=w	23
=w/out	-62
=wa	176
=waakye	-23
=waffle	-142
=wag	61
=wage	140
=wageningen	160
=wages	189
=waist	184
=wait	-301
=waited	-76
=waiter	-279
=waiting	-146
=waitlist	-64
=wake	80
=wakefield	118
=wakes	-187
=wales	-115
=walk	-19
=walk-up	-54
=walked	-66
=walker	107
=walking	-48
=walks	-115
=wall	38
=waller	-82
=walls	387
=walnut	48
=walnuts	89
=walrus	63
=wanjiru	-37
=want	32
=wanted	-426
=wanting	-66
=wants	-39
=war	70
=ward	-34
=warden	126
=wardrobe	-18
=warehouse	157
=warehouses	23
=warfarin	119
=warm	-170
=warm-up	-110
=warming	-24
=warn	-125
=warning	-181
=warnings	-177
=warsaw	143
=was	-228
=wash	55
=washed	-145
=washer	7
=washing	-34
=wasp	-230
=wasps	43
=waste	-105
=watch	97
=watched	-271
=watches	136
=watching	-342
=watchmaker	-70
=watchman	-20
=water	-95
=watered	-223
=waters	-80
=wax	10
=way	-97
=ways	-207
=wbc	135
=we	223
=weak	80
=weaning	115
=weans	106
=wear	216
=wearing	-173
=wears	154
=weather	-40
=weave	126
=weavers	-25
=web	112
=webinar	-229
=website	-216
=wed	52
=wedding	84
=weddings	201
=wednesday	215
=wednesdays	277
=wee	125
=weedkiller	-32
=week	26
=weekday	134
=weekdays	135
=weekend	-68
=weekends	556
=weekly	151
=weeks	217
=weep	-133
=weepy	-106
=wei	147
=weigh	202
=weighed	28
=weighs	110
=weight	41
=weird	-154
=welcome	-171
=weld	-46
=welder	90
=welding	98
=well	36
=wellington	158
=welsh	114
=wen	46
=wendell	-89
=went	35
=wept	-192
=were	-322
=west	-62
=westerns	-50
=wet	-325
=wey	-88
=wfh	-33
=wg	133
=whale	124
=what	-323
=whatever	87
=whats	-539
=whatsapp	-38
=whatsoever	152
=wheat	44
=wheel	-124
=wheelchair	370
=wheelchairs	173
=wheels	61
=when	35
=whenever	246
=where	-168
=which	-168
=whichever	-197
=while	-142
=whining	-106
=whip	-126
=whippet	65
=whisper	-87
=whispering	-148
=whistle	79
=whistles	-111
=whitby	66
=white	-67
=whiteboard	87
=whites	-127
=whitsun	185
=who	-94
=whoever	114
=whole	17
=wholesale	204
=wholesaler	-44
=whom	-78
=whose	-218
=why	-214
=whānau	-25
=wi	137
=wide	34
=widget	-62
=widow	10
=widowed	177
=widower	117
=widows	135
=width	40
=wife	57
=wifes	-41
=wifi	-30
=wigan	127
=wiki	70
=wikipedia	-153
=wild	-103
=wilf	112
=will	-75
=wim	146
=win	86
=wind	82
=windhoek	148
=window	-109
=windows	-36
=windowsill	47
=windy	-176
=wine	-13
=wing	61
=winning	-135
=winnipeg	121
=wins	-187
=winston	108
=winter	164
=winters	256
=wiped	-86
=wire	-102
=wired	109
=wireless	-138
=wires	7
=wiring	143
=wish	-80
=with	48
=within	157
=without	34
=witness	63
=witnesses	-9
=wives	-205
=wizard	-141
=wobbly	-39
=wok	97
=woke	-281
=wolverhampton	141
=woman	-271
=women	149
=won	-165
=wonder	-143
=wondering	-166
=wonky	-139
=wood	36
=wooden	122
=woodwork	109
=wool	66
=word	-21
=worded	-116
=wording	-399
=wordpress	202
=words	23
=work	159
=workbench	133
=worker	175
=working	53
=workout	-94
=works	-237
=worksheet	-151
=worksheets	-49
=workshop	114
=world	-115
=worldwide	-167
=worn	36
=worried	-128
=worries	-203
=worry	-152
=worse	-111
=worst	-19
=worth	-326
=would	-317
=wow	-170
=wrap	-217
=wreath	-107
=wreck	61
=wrecked	-103
=wrecks	126
=wren	99
=wrist	95
=wrists	42
=write	-63
=writer	-10
=writers	-100
=writes	-21
=writing	184
=written	120
=wrong	-573
=wrote	-182
=x	-237
=x-ray	-57
=x2	46
=x220	127
=xero	202
=xhosa	-81
=xmas	23
=xp	154
=y	-144
=yacht	50
=yamaha	144
=yaml	68
=yard	137
=yards	94
=yaris	55
=yarn	51
=yawning	-144
=yay	-142
=yeah	-63
=year	193
=yearly	73
=years	252
=yelled	-79
=yellow	-27
=yes	-157
=yesterday	-489
=yesterdays	-114
=yet	-7
=yoga	7
=yoghurt	18
=yoghurts	-92
=york	-59
=yoruba	-49
=you	-199
=young	-19
=younger	-97
=youngest	229
=your	-489
=yours	-155
=yourself	-160
=youth	187
=youtube	-121
=yuki	9
=yusuf	38
=yute	114
=yvonne	-105
=z	-145
=zagreb	147
=zanzibar	-135
=zealand	-24
=zelda	-144
=zeros	-65
=zettle	47
=zeynep	8
=zio	160
=zip	35
=zloty	14
=zoe	136
=zombie	-176
=zone	5
=zones	189
=zoo	-53
=zookeeper	39
=zoom	-152
=zosia	119
=zumba	99
=zurich	-147
=zuzana	17
=zwirn	-53
=|	-163
=£	-68
=–	22
?	102
[	-242
[ <name>	-73
]	-78
a	-57
a '	130
a ' <number>	135
a .	-120
a 0	70
a 0 hour	70
a 12	94
a 12 egg	-152
a </s>	-274
a <day>	-125
a <day> ,	-162
a <day> </s>	-135
a <day> in	-120
a <day> is	-138
a <day> night	109
a <kin>	-35
a <kin> '	-91
a <kin> 's	-130
a <kin> ,	-35
a <kin> </s>	72
a <kin> <kin>	167
a <kin> a	-74
a <kin> and	-197
a <kin> ask	-142
a <kin> at	228
a <kin> back	-91
a <kin> by	-54
a <kin> can	-120
a <kin> charge	-128
a <kin> come	89
a <kin> do	16
a <kin> for	111
a <kin> from	-185
a <kin> have	-188
a <kin> i	-59
a <kin> in	-95
a <kin> is	109
a <kin> like	-135
a <kin> name	199
a <kin> of	-122
a <kin> on	-32
a <kin> or	-87
a <kin> sell	-98
a <kin> since	128
a <kin> so	130
a <kin> tech	146
a <kin> that	136
a <kin> there	169
a <kin> today	-45
a <kin> visa	143
a <kin> we	-82
a <kin> who	-11
a <kin> with	-157
a <kin> would	-80
a <month>	-129
a <name>	200
a <name> 's	65
a <name> ,	267
a <name> </s>	-68
a <name> <kin>	240
a <name> <name>	-62
a <name> <number>	313
a <name> and	123
a <name> church	-157
a <name> from	195
a <name> i	-68
a <name> in	136
a <name> nursery	79
a <name> on	125
a <name> passport	39
a <name> school	146
a <name> shop	133
a <name> storage	91
a <name> that	34
a <name> with	103
a <name> woman	119
a <number>	124
a <number> ,	76
a <number> </s>	-76
a <number> <kin>	-10
a <number> <name>	301
a <number> and	-181
a <number> bed	174
a <number> book	-17
a <number> day	-127
a <number> error	-125
a <number> from	-126
a <number> hour	-130
a <number> inch	120
a <number> kg	-125
a <number> kilo	-65
a <number> legged	-37
a <number> letter	-18
a <number> line	-130
a <number> litre	-114
a <number> m	219
a <number> man	-35
a <number> min	8
a <number> on	-197
a <number> page	-106
a <number> person	128
a <number> transit	83
a <number> who	-96
a <number> word	144
a <number> year	-174
a bad	83
a bad hip	57
a bag	-191
a bag </s>	-125
a bag of	-168
a bakery	-157
a bakery </s>	-67
a bakery in	-78
a balcony	-65
a baler	54
a baler </s>	-59
a band	-158
a bank	-7
a bank holiday	-109
a bar	-150
a bar ,	-135
a bar </s>	-110
a barn	-11
a barn </s>	-123
a barn outside	152
a bat	-171
a batch	-98
a beach	-142
a bean	-135
a bear	-131
a beard	-157
a beard </s>	-131
a bedtime	-61
a bedtime story	-61
a beginner	-46
a beginner </s>	-176
a bench	-25
a bet	-171
a bet </s>	-132
a better	-250
a big	123
a bigger	-66
a bike	169
a bike repair	89
a bird	26
a birthday	-116
a biscuit	27
a bite	-56
a bite </s>	16
a bite long	-128
a bite of	90
a bite sick	-86
a bite since	-136
a bite stiff	-161
a bite teary	-96
a blank	-270
a blank page	-238
a blanket	-129
a blind	70
a blind <kin>	-41
a blog	-121
a blog </s>	-121
a bloke	-63
a blue	58
a board	47
a boat	-14
a boat ,	79
a boat </s>	179
a boat and	17
a boatyard	-22
a boatyard </s>	-55
a boiler	65
a bone	-117
a book	110
a book for	99
a bookshop	-170
a bookshop in	-134
a boot	-174
a boot </s>	-132
a borrow	-50
a bottle	-85
a bottle of	-141
a bowl	6
a box	-130
a box </s>	-77
a bracket	-158
a brass	123
a brass band	119
a break	-5
a break ,	-139
a break </s>	-110
a brewery	160
a brick	-56
a brick </s>	-56
a bright	-116
a bright <kin>	-102
a brochure	-120
a brochure </s>	-120
a broom	-112
a brown	-69
a bucket	-162
a bucket </s>	-142
a budget	73
a bug	-209
a bug </s>	-147
a bug in	-97
a build	-43
a bungalow	131
a bungalow in	105
a bus	17
a bus stop	-67
a button	-192
a button </s>	-121
a cab	-167
a cabbage	-118
a cabbage and	-47
a cabin	-20
a cafe	-134
a cafe in	-125
a café	-138
a cake	-39
a call	-228
a call ,	-145
a call with	-151
a calm	-118
a camera	127
a camper	119
a campervan	113
a campervan ,	113
a canal	-58
a canal </s>	-163
a cancellation	-108
a cancellation policy	-108
a candle	-134
a capsule	-28
a capsule wardrobe	-28
a caption	-157
a caption </s>	-106
a car	155
a car ,	167
a car </s>	99
a caravan	170
a carburettor	-66
a card	-244
a card </s>	-210
a card for	-69
a card message	-126
a care	-39
a care home	133
a cargo	157
a cargo bike	157
a carpet	-148
a cash	45
a cast	-126
a cast iron	-126
a ceilidh	82
a ceilidh band	82
a cellist	20
a cello	-157
a chair	-13
a chair </s>	-33
a chair that	-165
a change	-89
a chap	-159
a chap in	-67
a cheap	90
a cheaper	-54
a checklist	26
a checklist for	-147
a chip	-80
a chip shop	-121
a choir	36
a choir </s>	98
a christen	-148
a circus	39
a circus ,	-56
a circus </s>	145
a civil	32
a class	-153
a clean	-41
a cloth	12
a clown	28
a club	55
a clue	-124
a clue </s>	-120
a code	-149
a code </s>	-172
a coffee	-256
a coffee </s>	-148
a coffee right	-69
a cold	-290
a cold </s>	-230
a cold today	-95
a colour	-18
a column	-38
a combi	66
a comma	-280
a comma </s>	-145
a comment	-174
a comment on	-121
a company	-69
a complaint	-219
a complaint </s>	-106
a complaint to	-173
a complete	30
a complete beginner	30
a computer	-171
a container	-58
a container </s>	-110
a contract	97
a conversation	-6
a convert	176
a cookbook	145
a cooler	-47
a cooper	154
a cooperative	18
a cooperative bank	-61
a cooperative in	119
a copy	-50
a copy of	27
a couple	-113
a couple of	-71
a court	45
a court stenographer	122
a cover	-73
a cover letter	-148
a crane	84
a crash	24
a cravat	-85
a crayon	-91
a crayon </s>	-91
a credit	149
a credit union	150
a cricket	-63
a cricket umpire	-63
a crime	-108
a criminal	-86
a cron	94
a crossword	-116
a crow	-81
a crown	54
a cruise	41
a cry	-108
a csv	66
a cup	-225
a cup of	-180
a curry	-151
a curse	59
a curse </s>	59
a dairy	170
a dance	-58
a dataframe	-94
a dataframe with	-94
a date	-51
a day	189
a day ,	190
a day </s>	148
a day for	25
a day on	12
a day to	-4
a dead	-205
a dead <kin>	-170
a deadline	-26
a deadline </s>	31
a deaf	146
a deaf school	146
a decade	168
a decade </s>	168
a decent	80
a decision	-132
a defence	-47
a degree	123
a delay	-122
a dental	129
a dental <kin>	129
a deposit	149
a deposit on	134
a desk	92
a diary	-14
a dict	-125
a dict </s>	-125
a diesel	-16
a difference	-62
a different	-120
a dinner	-178
a disaster	-120
a disaster </s>	-87
a do	-19
a dodgy	170
a door	-212
a door with	-72
a doubt	-123
a draft	-241
a dragon	-168
a dragon </s>	-144
a drawer	-8
a drawer with	-20
a dream	51
a dress	-75
a drill	-176
a drink	-103
a drink </s>	-160
a drop	142
a drum	81
a face	55
a face </s>	175
a face on	-125
a factory	-153
a fair	-215
a fair tip	-113
a fake	-110
a fall	-112
a family	119
a family of	-4
a fan	-16
a fan of	8
a farm	-130
a farm in	-67
a feel	-96
a fellow	-126
a ferry	123
a ferry ,	150
a ferry </s>	42
a fever	-125
a few	-85
a field	-118
a field </s>	-167
a filler	-115
a film	-157
a fine	-219
a finger	64
a finn	103
a fire	-107
a fire drill	-107
a firm in	108
a first	-179
a first aid	57
a fit	-100
a fiver	39
a fiver </s>	79
a fix	149
a flat	-12
a flat ,	-24
a flat by	84
a flat in	-14
a flat of	154
a flood	-26
a fly	-92
a folder	4
a food	194
a food bank	237
a food truck	80
a fool	-129
a footballer	-188
a forklift	-57
a form	-38
a form </s>	-156
a form with	66
a former	-60
a former <kin>	-105
a former chapel	126
a fortnight	140
a fortune	-157
a fortune ,	-126
a fortune </s>	-100
a forum	-87
a forum </s>	-130
a foul	-83
a foul mood	-83
a four-person	16
a four-person startup	-12
a fourth	154
a fourth floor	41
a fox	-120
a frame	182
a free	63
a freelance	82
a freelance <kin>	82
a freemason	-13
a freezer	190
a fresh	-112
a fridge	-55
a fridge </s>	-169
a friendly	-111
a fruit	-181
a full	59
a full engine	124
a function	-106
a function that	-75
a funeral	-179
a funeral </s>	-141
a funny	-166
a fuss	-128
a gale	-107
a gap	-163
a gap </s>	-163
a garage </s>	-79
a garden	83
a garden ,	121
a garden railway	-52
a gas	102
a gastric	146
a gastric sleeve	146
a gate	-181
a generator	-12
a generator </s>	-12
a genius	-157
a gentleman	-24
a ghost	-135
a glass	41
a glass eye	16
a goalie	103
a good	-54
a good <kin>	81
a good day	131
a google	123
a google sheet	123
a great	-200
a green	-18
a grid	-174
a grill	4
a grill </s>	4
a grind	23
a grumpy	-142
a guest	-124
a guide	58
a guy	-106
a guy call	135
a guy from	-136
a guy on	-133
a guy with	-93
a haiku	-132
a haiku about	-76
a half	67
a half </s>	14
a half share	9
a hallway	-70
a hand	17
a handover	-201
a hard	-159
a hat	-207
a hat </s>	-120
a head	42
a head </s>	13
a head up	42
a headache	-336
a headache ,	-189
a headache </s>	-168
a header	-106
a heap	-135
a heap of	-77
a hear	166
a hear aid	166
a heart	166
a heart murmur	147
a heat	43
a hedge	-101
a hedge </s>	-101
a hernia	36
a heron	-123
a heron </s>	-123
a herring	52
a herring ,	52
a hetzner	124
a hill	141
a hip	143
a hip replacement	134
a history	-64
a history of	-64
a hob	152
a hob that	147
a hole	-136
a hole in	-132
a holiday	11
a holiday </s>	-133
a home	87
a home in	77
a hook	-88
a hook </s>	-84
a hospital	117
a hospital in	-6
a host	-117
a hostel	-38
a hostel in	117
a hot	-37
a hotel	56
a hotel </s>	151
a hotel in	-44
a house	-91
a house co-op	139
a house in	-114
a house with	141
a hurdy-gurdy	-24
a hurry	-189
a hurry ,	-121
a hurry </s>	-163
a hymn	58
a jacket	-108
a jar	-71
a jar of	-108
a jar opener	-106
a job	60
a joke	-164
a joke </s>	-100
a joke about	-131
a kayak	25
a kebab	-141
a kebab </s>	-141
a kettle	67
a kettle </s>	67
a key	139
a key to	138
a kibbutz	112
a kidney	219
a kidney to	141
a kidney transplant	123
a kiln	139
a kilo	-189
a kilo of	-127
a kind	-83
a kit	-4
a kitchen	-184
a knee	33
a kosher	-23
a label	-151
a label </s>	-93
a ladder	-12
a ladder in	8
a lady	-19
a lady call	147
a lady have	-133
a lady in	-157
a lady on	-156
a lamp	-130
a land	80
a lane	144
a laptop	25
a last	-77
a late	-114
a lathe	32
a laugh	-148
a laugh </s>	-106
a laundry	-5
a lawnmower	-113
a lawnmower </s>	-113
a leaflet	-174
a leaflet </s>	-121
a leak	-126
a lease	-109
a leave	-164
a lecture	-138
a lecture </s>	-107
a lesson	-108
a letter	43
a letter </s>	-186
a letter from	-125
a letter to	52
a level	258
a level and	123
a library	-157
a licence	30
a licence </s>	-46
a lie	17
a lift	69
a lift </s>	65
a light	92
a light sleeper	116
a lighthouse	-129
a lighthouse keeper	-130
a limerick	-193
a limerick about	-161
a line	-14
a line </s>	-131
a list	-37
a list ,	-5
a list </s>	31
a list of	-230
a litre	79
a little	-88
a little <kin>	-121
a little <name>	-19
a live	336
a live ,	173
a live </s>	284
a loaf	-158
a loan	-36
a lobster	-137
a lobster </s>	-137
a lock	42
a locum	21
a loft	-148
a log	70
a long	18
a long day	-161
a look	-193
a look at	-147
a loop	-149
a loop ,	-86
a loop </s>	-111
a lorry	-192
a loss	-56
a lot	-125
a lot </s>	-55
a lot of	-97
a lovely	-143
a mac	102
a machine	-74
a mail	-194
a mail ask	-130
a main	-7
a man	-244
a man 's	11
a man </s>	-157
a man at	-177
a man can	-140
a man from	-126
a man name	162
a man of	-97
a man who	-110
a map	-136
a market	65
a market <kin>	63
a master	-6
a master 's	-81
a master in	107
a match	60
a mattress	-121
a meal	119
a meal plan	119
a mean	-117
a mean ol	-68
a meet	-227
a meet </s>	-123
a meet in	-88
a meet with	-122
a mess	-281
a mess </s>	-169
a mess after	-88
a mess so	-134
a mess today	-116
a message	-57
a metal	98
a metal plate	155
a metal taste	-115
a metre </s>	-87
a migraine	88
a mile	-184
a mill	189
a mill in	118
a mill near	129
a million	-61
a min	74
a minor	-101
a minus	-115
a minute	-86
a minute ,	36
a minute </s>	-47
a minute ago	-154
a miss	130
a mistake	-149
a mix	-83
a mobile	34
a mobile <kin>	34
a modern	-106
a moment	-100
a monk	178
a monk for	101
a monorepo	114
a monorepo ,	114
a month	121
a month ,	-68
a month </s>	150
a month at	-124
a month before	101
a month for	222
a month from	95
a month go	185
a month i	129
a month into	114
a month take	-84
a month towards	105
a moor	115
a morning	156
a morning </s>	100
a mortgage	12
a mortgage </s>	72
a mortgage in	-38
a mouse	26
a mug	-119
a mug </s>	-119
a museum	166
a museum in	174
a music	105
a mute	107
a myth	-161
a myth </s>	-161
a nail	-112
a nail bar	-66
a name	-170
a name </s>	-52
a name for	-164
a nap	-218
a nap and	-105
a narrowboat	158
a narrowboat ,	94
a native	107
a native speaker	71
a needle	-94
a negative	-133
a neutral	-75
a new	-175
a new <name>	-89
a nice	-247
a nice no	-89
a night	147
a night </s>	55
a night <kin>	169
a night and	16
a night bus	15
a night owl	114
a nightmare	77
a no	71
a no </s>	76
a no that	-112
a noise	-179
a noise like	-123
a normal	-138
a notary	160
a notary ,	-32
a note	-167
a note </s>	-117
a note for	-114
a notebook	133
a notice	-251
a notice for	-174
a novel	42
a number	16
a number </s>	65
a nun	24
a nun </s>	-13
a nun for	-9
a nun in	123
a nurse	39
a nurse degree	109
a nut	-33
a on	-15
a one-page	35
a pacemaker	210
a pacemaker ,	118
a pacemaker </s>	136
a pacemaker fit	85
a pack	-173
a pack list	-157
a page	192
a page </s>	192
a pain	-17
a pain </s>	-26
a pain about	-148
a pain because	47
a pair	52
a pan	-96
a pan </s>	-96
a panel	-175
a paper	83
a paragraph	-159
a paragraph for	-132
a parcel	-248
a parcel </s>	-132
a park	97
a password	-92
a pastry	106
a pastry <kin>	106
a patent	131
a patent on	131
a pattern	-62
a pdf	-50
a pdf </s>	-80
a peanut	9
a peanut allergy	43
a peanut ban	-47
a peer	-15
a pen	53
a pencil	-130
a penny	37
a pension	-112
a person	-119
a person who	16
a personal	-95
a personal <kin>	-95
a pescatarian	-35
a pescatarian ,	-35
a phd	86
a phd in	86
a phone	-18
a phone </s>	-187
a photo	-108
a photo of	-73
a piano	-156
a pickle	-97
a picky	108
a picky eater	108
a picture	-166
a picture of	-208
a pie	-144
a piece	-163
a pirogue	68
a pizza	93
a place	91
a place with	85
a plain	-167
a plan	-94
a plan </s>	-133
a plan by	-9
a plane	-110
a plant	-44
a plate	-83
a plot	73
a plot outside	139
a plug	-5
a plumb	118
a plumb apprenticeship	118
a podcast	-143
a poem	11
a point	-228
a point </s>	-173
a polite	87
a polite no	-112
a polite way	-55
a pond	30
a pond </s>	30
a pool	-157
a pop	59
a post	49
a postcard	-104
a postie	168
a pottery	96
a practise	-20
a prayer	81
a price	79
a primary	118
a primary in	76
a primary school	202
a print	-6
a privacy	9
a problem	181
a problem </s>	117
a problem in	129
a programme	-120
a proper	214
a prosthetic	139
a prosthetic leg	108
a prusa	127
a pub	107
a pub </s>	-138
a pub quiz	148
a pudding	-119
a puddle	-107
a pump	26
a pump </s>	98
a pun	-167
a puzzle	-110
a puzzle for	-110
a python	51
a quarter	-156
a quarter </s>	-95
a quarter of	-121
a query	-123
a question	-32
a question </s>	-89
a question about	-130
a question of	76
a queue	-280
a queue </s>	-179
a quick	-226
a quiet	-78
a quiz	-129
a quote	39
a quote </s>	103
a race	-137
a race condition	-137
a rack	-102
a radiator	-89
a railway	-60
a raise	-104
a raise </s>	-103
a ramen	56
a ramen bar	56
a ramp	40
a ransom	-91
a ransom note	-91
a rash	129
a raspberry	78
a raspberry pi	78
a rather	-140
a read	-44
a real	152
a recipe	-177
a recipe for	-76
a record	-136
a red	-21
a reduce	58
a reference	-97
a refund	-147
a regex	-172
a regional	138
a registry	129
a registry office	129
a rehabilitation	139
a rehabilitation clinic	139
a reminder	-176
a renal	146
a rep	-139
a rep that	-139
a repair	108
a reply	-87
a reply </s>	-147
a request	-145
a rescue	218
a rescue <kin>	143
a rescue from	115
a restaurant	-84
a retire	-18
a retire <kin>	35
a reverse	-65
a reverse mortgage	-65
a rhyme	-114
a rhyme for	-111
a rice	-111
a rice cooker	-111
a riddle	-127
a rig	132
a right	-66
a right to	-108
a ring	-113
a ring </s>	-113
a rip	-151
a river	-67
a road	-131
a roast	-123
a roast for	-68
a robot	-198
a robot </s>	-197
a room	-213
a room </s>	-154
a rota	-79
a rota for	-181
a rota that	-91
a rotten	77
a row	-128
a row </s>	-212
a row machine	109
a row of	-131
a rude	-152
a rule	56
a rule ,	-20
a rule </s>	51
a rule that	66
a ruler	16
a ruler </s>	47
a rush	-186
a rush </s>	-118
a rusty	98
a sad	-121
a safe	100
a saint	44
a saint </s>	44
a sample	-69
a sandwich	-216
a sandwich </s>	-135
a sauna	-119
a scene	-132
a schedule	89
a scholarship	139
a scholarship to	139
a school	-9
a school </s>	-52
a school <kin>	139
a school bus	78
a school in	10
a scout	-52
a scout troop	-52
a screen	45
a screen reader	166
a screenshot	-136
a script	-173
a search	-139
a season	163
a sec	-270
a sec ,	-190
a sec </s>	-225
a second	232
a second </s>	-174
a second <kin>	216
a second branch	88
a second salon	109
a second-hand	51
a seed	149
a self	154
a self-hosted	130
a semicolon	-126
a semicolon </s>	-101
a semicolon that	-110
a senior	-58
a senior <kin>	-58
a sentence	-174
a separate	42
a septic	100
a septic tank	100
a serial	138
a service	-94
a set	-232
a set of	-139
a shamble	-145
a shamble </s>	-145
a share	270
a share house	86
a sharp	-155
a sharp knife	-155
a shed	57
a sheet	105
a sheet </s>	81
a ship	135
a shoe	-212
a shoebox	186
a shoebox </s>	120
a shop	-193
a shop name	-103
a shop with	-57
a short	-163
a short poem	-98
a shorter	-142
a side	-128
a sideline	110
a sideline </s>	110
a sign	21
a sign </s>	56
a silent	59
a silly	-112
a simple	-129
a single	-150
a single page	-130
a sink	88
a sitcom	-105
a site	115
a size	101
a ska	98
a ska band	98
a sketch	-69
a skip	8
a skip </s>	8
a slide	94
a slide </s>	94
a slot	-111
a slow	59
a slow cooker	80
a small	-8
a small <number>	-27
a small open	106
a smart	-83
a smile	-147
a smoke	-132
a sock	94
a sofa	-127
a song	-181
a song </s>	-139
a sore	61
a sort	21
a sort of	-123
a soup	-78
a source	64
a source </s>	-123
a sourdough	163
a sourdough starter	163
a spare	73
a spatula	-95
a split	193
a split keyboard	193
a spreadsheet	100
a stack	-170
a stack trace	-170
a stage	170
a stairlift	139
a stairlift in	114
a stall	155
a stall at	80
a stammer	194
a stammer ,	99
a stamp	-113
a stamp </s>	-113
a stand	146
a stand order	113
a starter	59
a station	-71
a stay	119
a stay at	119
a steel	209
a steel <name>	138
a stent	172
a stent put	119
a step	150
a stew	-132
a stick	168
a stick </s>	172
a stickler	-145
a stickler </s>	-145
a stiff	87
a stitch	-142
a stoma	192
a stoma bag	137
a stone	113
a stool	86
a stop	-107
a straight	95
a straight answer	64
a straight number	-44
a stranger	-142
a stray	-109
a stretch	178
a stretch </s>	142
a stretch of	151
a striker	7
a striker ,	7
a string	-104
a string </s>	-104
a stroke	207
a stroke <number>	134
a stroke in	106
a stroke ward	115
a strop	-115
a structural	90
a structural <kin>	90
a studio	140
a studio in	140
a stupid	-135
a sublet	133
a sudden	-145
a sudden </s>	-145
a sugar	72
a suit	-128
a suit </s>	77
a summary	-129
a summary </s>	-124
a supermarket	82
a surgical	113
a surgical ward	113
a surprise	-190
a swan	-108
a swan </s>	-108
a swede	-129
a switch	-48
a synonym	-155
a synonym for	-139
a syntax	-95
a syntax error	-95
a table	20
a table ,	-153
a table </s>	-295
a table i	-165
a table of	-52
a table that	-147
a table with	-134
a tablet	127
a talk	-134
a tandem	146
a tap	-117
a tart	-199
a tattoo	103
a tattoo of	52
a tax	-77
a tax debt	-72
a taxi	-14
a taxi </s>	-143
a taxi firm	44
a tea	12
a team	-85
a team of	104
a teapot	-138
a tenner	58
a tenor	-158
a tent	23
a tenth	38
a tenth of	38
a terrible	-103
a test	-258
a test </s>	-187
a test for	-120
a text	-300
a text to	-165
a thank-you	-130
a thesis	53
a thing	-51
a thing </s>	-179
a thing or	-143
a thing without	153
a third	97
a third </s>	-131
a third of	-69
a third person	-149
a thumb	-216
a thumb up	-150
a thunderstorm	-117
a ticket	181
a time	173
a time ,	86
a time </s>	66
a timeout	-237
a timeout on	-110
a timer	78
a tin	-254
a tin of	-93
a tiny	115
a tiny phone	110
a title	-99
a title </s>	-127
a title for	-52
a toaster	-68
a toaster </s>	-68
a tomato	-194
a touch	64
a touch screen	64
a tractor	-139
a train	-276
a train </s>	-180
a tram	78
a tram ,	-14
a tram </s>	34
a tram <kin>	126
a trampoline	95
a trampoline in	98
a transit	165
a translation	62
a tray	-144
a tremor	164
a trick	-176
a trick </s>	-107
a trick for	-109
a trifle	-124
a trifle </s>	-124
a triumph	61
a trouser	-88
a truck	-87
a trucker	154
a turbo	56
a turbo <kin>	129
a turn	-163
a tv	167
a twelve-seater	-6
a twelve-seater in	-6
a two-bedroom	-45
a two-bedroom flat	-60
a two-bedroom place	79
a two-person	76
a two-room	108
a two-room flat	108
a type	83
a typo	-208
a typo </s>	-64
a typo in	-162
a tyre	60
a unit	-34
a use	119
a user	-183
a user i	-98
a van	-131
a van </s>	-49
a van every	136
a vegan	10
a vendor	33
a venue	-123
a verb	-147
a verb </s>	-106
a very	47
a victim	-131
a victim of	-131
a video	-103
a video </s>	-121
a view	89
a village	-5
a vineyard	137
a virtual	-116
a visa	-77
a visa for	-77
a voice	-120
a vote	27
a wait	128
a wait list	194
a wall	-133
a wall </s>	-152
a wall of	-76
a wall with	140
a wardrobe	-19
a wardrobe </s>	-20
a warm	112
a warn	-90
a warn </s>	-90
a wash	-121
a wasp	-225
a wasp nest	-49
a waste	-105
a waste of	-105
a watch	141
a watch </s>	141
a watchmaker	-70
a watchmaker in	-70
a way	-198
a way that	-126
a way to	-87
a weak	-157
a website	69
a wed	40
a wed </s>	5
a wed <name>	141
a wed band	143
a wee	40
a week	189
a week ,	233
a week </s>	64
a week and	-81
a week before	137
a week for	76
a week in	-67
a week is	141
a week on	-41
a weekly	20
a weird	-110
a welcome	-116
a weld	128
a weld course	128
a well	60
a well ,	138
a well </s>	50
a well in	-43
a wet	-152
a whale	-51
a wheel	-4
a wheelchair	295
a wheelchair </s>	108
a wheelchair user	95
a while	-200
a while </s>	-200
a white	-97
a whole pack	-134
a wide	30
a window	33
a window seat	-89
a witness	-132
a woman	-157
a woman </s>	100
a woman at	-71
a woman in	-150
a woman on	-124
a woman ring	-120
a woman who	-121
a wood	198
a wood stave	161
a wooden	-179
a wooden boat	-91
a wool	132
a word	5
a word </s>	48
a word of	129
a word that	-66
a work	54
a workbench	133
a workshop	72
a write	16
a wrong	-102
a year	-96
a year ,	-74
a year </s>	-30
a year and	55
a year for	-56
a year in	199
a year of	-94
a year off	70
a yellow	-54
a young	82
a zoo	20
a zoo </s>	20
a.m	146
a.m .	146
a4	-128
a4 </s>	-128
abandon	108
abattoir	136
abbreviation	59
abbu	-21
abbu have	-21
abide	38
abide </s>	-33
ablation	30
ablation </s>	30
able to do	138
ableton	129
ableton rack	129
aboard	102
aboard a	102
aboard a narrowboat	102
about	-158
about ,	-62
about </s>	-176
about <day>	-62
about <days>	-126
about <kin>	-33
about <kin> </s>	-163
about <month>	-126
about <month> </s>	-97
about <name>	-66
about <name> ,	25
about <name> </s>	-127
about <number>	234
about <number> ,	28
about <number> 1000	-69
about <number> </s>	200
about <number> <kin>	172
about <number> <name>	-102
about <number> <number>	57
about <number> a	313
about <number> and	91
about <number> degree	170
about <number> hour	78
about <number> in	70
about <number> minute	-106
about <number> month	-133
about <number> of	158
about <number> percent	-94
about <number> quid	-65
about <number> ton	37
about <number> with	-23
about <number> word	64
about <number> year	-76
about a	-344
about a 12	169
about a <kin>	-137
about a <number>	-97
about a minute	-132
about a third	-199
about a whale	-51
about an	-124
about anything	30
about bin	-111
about bin </s>	-111
about box	-115
about box </s>	-115
about comma	-98
about comma </s>	-98
about half	108
about his	56
about how	-111
about it	96
about it </s>	133
about it just	-89
about lichen	40
about me	-157
about my	59
about my <kin>	88
about octopus	-63
about on	58
about otter	140
about otter </s>	140
about that	-139
about that </s>	-133
about the	-265
about the <kin>	-139
about the <name>	-148
about the bin	-145
about the car	-69
about the letter	-129
about the second	-53
about the tone	-132
about the water	-107
about this	-197
about this </s>	-78
about to	-219
about twice	42
about twice a	65
above	17
above ,	-200
above </s>	-34
above <name>	110
above <name> </s>	110
above <number>	99
above <number> <number>	-78
above <number> million	82
above a	-104
above a bakery	-158
above all	160
above all </s>	160
above our	140
above the	103
above the pharmacy	63
above the shop	21
abroad	110
absence	35
abstract	47
academia	149
accent	-17
accent mark	-121
accent mark get	-121
accept	217
accept </s>	80
acceptance	47
access	82
access course	127
access deny	-164
accident	-23
accident ,	-145
accident </s>	-20
accident a	17
accident in	122
accident in <number>	122
accident on	-131
accident on the	-74
accord	-241
accord to	-282
accord to the	-220
accordingly	-112
accordion	35
accordion ,	-34
accordion , a	-45
accordion in	94
accordion in <name>	94
accordion is	-112
accordion was	81
account	176
account 's	121
account ,	84
account </s>	35
account are	-38
account are all	-109
account are do	166
account at	122
account at night	122
account for	45
account for our	81
account i	100
account in	140
account is	176
account of	137
account package	127
account package is	127
account to	143
accrual	-98
ace	-132
ache	-243
ache </s>	-154
acid	283
acid </s>	141
acre	193
acre </s>	58
across	69
across </s>	-164
across <name>	205
across <name> </s>	154
across <number>	-169
across a	93
across my	58
across the	-131
across the whole	-36
act	-213
act </s>	-191
act <number>	-116
act <number> </s>	-76
action	121
actual	-93
actually	-222
actually </s>	37
actually read	-109
ad	-296
ad </s>	-166
ad <number>	-141
ad <number> is	-121
ad for	-146
ad for a	-110
ad is	-88
adapt	-78
add	-203
add </s>	-125
add <number>	56
add a	-160
add a second	56
add a test	-113
add more	-114
add more </s>	-114
add some	-96
add something	-123
add that	-120
add that </s>	-120
add the	-12
add them	-114
add to	-133
address	-146
address </s>	18
address me	-32
address since	30
adhd	183
adhd ,	89
adhd so	111
adjective	56
adjective </s>	94
admin	82
admin ,	58
admin </s>	74
admin right	138
admin right </s>	138
admit	-167
adopt	118
adopt ,	22
adopt <name>	156
adopt <name> from	109
adopt a	-23
adopt a <kin>	108
adopt from	186
adopt from <name>	186
adopt in	55
adopt your	-138
adopt your word	-99
adoption	71
adore	206
ads	-125
adult	-96
adult ,	-67
adult , <number>	-151
advance	-45
advert	-300
advert </s>	-181
advert for	-132
advice	77
advice </s>	39
advise	-165
adwoa	-16
adwoa and	-16
affect	-226
afford	-12
afford a	14
afford to	-35
afford to be	-35
afloat	58
afloat </s>	58
afraid	-89
afraid i	-101
afraid i lose	-101
afraid of	37
afraid of fly	116
afraid that	-147
aft	-100
aft </s>	-100
after	154
after ,	-51
after </s>	147
after <kin>	176
after <kin> </s>	151
after <month>	-61
after <month> </s>	-61
after <name>	63
after <name> </s>	41
after <number>	94
after <number> ,	147
after <number> </s>	335
after <number> at	19
after <number> because	138
after <number> min	-77
after <number> minute	-34
after <number> try	-149
after <number> year	23
after a	-188
after a striker	7
after about	-56
after about <number>	-56
after all	-61
after an	-140
after an hour	-140
after cheese	151
after dark	110
after every	117
after her	114
after her second	99
after i	68
after is	-143
after it	82
after it </s>	-5
after it eat	45
after lunch	32
after lunch </s>	32
after mass	127
after my	255
after my <kin>	157
after my late	105
after noon	174
after school	115
after school </s>	77
after sunset	117
after sunset </s>	117
after that	-194
after that <name>	-172
after that come	-31
after the	207
after the <kin>	-25
after the burnout	88
after the cover	-125
after the crash	108
after the debt	107
after the flood	87
after the second	-196
after the stroke	112
after the third	-188
after the update	-211
after the war	99
after this	97
after those	-153
after today	-87
after today </s>	-88
after tonight	-90
after update	-69
after update </s>	-69
after work	82
afternoon	-25
afternoon ,	-138
afternoon </s>	29
afternoon and	-150
afternoon belong	104
afternoon belong to	104
afternoon to	-101
again	-387
again ,	-197
again , <number>	99
again , can	-74
again , the	-100
again </s>	-233
again <name>	-128
again <name> </s>	-128
again after	34
again and	-140
again and i	-90
again at	-118
again at <number>	28
again but	-125
again but no	-89
again from	-70
again in	10
again in <month>	154
again in the	-87
again just	-78
again just now	-78
again last	-55
again now	-135
again now </s>	-135
again this	-47
again this week	-43
again today	-100
again today </s>	-100
again with	-177
again with <number>	-139
again with the	-98
against	96
against a	-152
against a wall	-152
against the	-115
age	-92
age </s>	-161
age <number>	55
age <number> ,	73
age <number> </s>	195
age of	141
age of <number>	58
age to	-110
agency	-42
agency in	-29
agency in <month>	-65
agency in <name>	163
agency lose	83
agency lose the	83
agency place	-33
agenda	-180
agenda for	-121
aggressive	-120
aggressive </s>	-120
agne	-55
agnieszka	125
ago	-153
ago ,	-110
ago , still	36
ago </s>	-18
ago and	-129
ago and <kin>	-48
ago and i	133
agree	-172
agree </s>	-145
agree on	-89
agree on the	-95
agree to	-96
agree with	-116
agree with you	-120
agree with your	-128
agreement	146
ah	5
ah ma	-37
ahead	-22
ahead </s>	34
ahead of	-102
ahead of me	-124
ahmed	5
ahmed ,	-82
ahmed , my	-82
ai	8
ai n't	8
ai n't have	8
aid	306
aid ,	-67
aid , and	-123
aid </s>	209
aid are	71
aid are <name>	71
aid in	127
aid in the	96
aid on	90
aid on the	90
aid since	63
aim	201
aim :	106
aim for	206
aim for <name>	37
aim for <number>	123
aim is	-49
aim to	85
air	134
air ,	-150
air </s>	-126
air condition	21
air cupboard	125
air cupboard </s>	125
air fryer	99
air fryer </s>	-79
airline	-199
airline </s>	-137
airport	-44
airport ,	-121
airport </s>	-63
airport run	139
airport run </s>	139
aisle	9
aisle </s>	-111
aisle seat	-110
aiyo	85
akara	106
alarm	-82
alarm </s>	68
alarm code	137
alarm go	-187
alarm go </s>	-129
alarm go off	-111
alarm have	-119
alarm have be	-119
alarm off	-119
alarm to	125
album	23
alcohol	176
alcohol ,	167
alcohol </s>	12
alcohol for	66
alcohol or	94
aldi	-35
alert	-131
alert </s>	-147
align	64
align ,	-134
alike	-27
alimony	212
alive	95
all , despite	-43
all </s>	23
all <day>	-143
all <kin>	-9
all <kin> ,	127
all <kin> </s>	-53
all <name>	238
all <name> </s>	122
all <number>	104
all <number> </s>	-48
all <number> <kin>	9
all <number> metre	116
all <number> of	190
all afternoon	-74
all afternoon </s>	-74
all be	-172
all but	-146
all city	-21
all city ,	-21
all clear	5
all day	-269
all day ,	-58
all day </s>	-187
all day today	-43
all do	-88
all electric	98
all even	-69
all even </s>	-69
all family	109
all family </s>	109
all fly	-61
all from	-150
all go	48
all green	-171
all green </s>	-162
all i	-66
all i can	74
all i have	65
all in	-31
all in </s>	-137
all in <name>	148
all in <number>	-27
all in the	20
all is	-128
all its	19
all laugh	-117
all laugh </s>	-117
all money	101
all morning	-341
all morning </s>	-276
all my	259
all my class	-68
all my life	119
all my own	127
all night	-212
all night </s>	-164
all of	79
all of <month>	116
all of a	-145
all of it	50
all of my	55
all of them	83
all of us	-92
all on	124
all on the	-77
all our	363
all our <kin>	142
all over	-272
all over </s>	-110
all over my	-221
all over the	-187
all remote	261
all remote ,	118
all rescue	128
all rescue ,	128
all right	59
all right </s>	-145
all text	-157
all that	26
all that </s>	136
all the	215
all the <kin>	29
all the biscuit	-142
all the box	-94
all the cook	148
all the same	-11
all the time	75
all the woman	106
all thing	-101
all thing </s>	-101
all through	-159
all through </s>	-116
all up	-197
all we	33
all weather	23
all weather </s>	23
all week	114
all week ,	23
all week </s>	121
all winter	175
all winter </s>	175
all with	131
all year	92
all your	-78
allergen	140
allergic	-38
allergic </s>	136
allergic to	-89
allergic to <days>	-140
allergic to <kin>	-61
allergic to <name>	185
allergic to flour	-132
allergic to latex	287
allergic to nut	-206
allergic to penicillin	196
allergic to sesame	125
allergic to shellfish	109
allergic to this	-102
allergist	128
allergist in	96
allergist in <name>	96
allergy	9
allergy ,	110
allergy </s>	218
allergy is	72
allotment	217
allotment 's	160
allotment ,	145
allotment , plot	122
allotment </s>	-27
allotment <number>	109
allotment committee	71
allotment is	86
allotment is plot	105
allotment plot	140
allotment society	183
allotment society </s>	62
allow	249
allow ,	-20
allow </s>	173
allow <kin>	-41
allow <kin> </s>	212
allow <number>	62
allow by	-45
allow in	42
allow in our	181
allow me	-50
allow on	-66
allow to	104
allowance	-24
allowance </s>	-131
almost	-134
alone	160
alone ,	137
alone </s>	299
alone in	-49
alone with	32
alone with a	-21
along	15
along </s>	-42
along the	71
along to	141
along to <name>	141
along with	-30
along with its	-30
aloud	52
aloud </s>	-169
alphabet	-141
alphabetical	-115
alphabetical order	-115
alphabetical order :	-115
already	-273
already ,	-40
already </s>	-307
already have	-99
already in	-53
already in use	-53
already on	-114
already say	117
already tell	-78
alright	-150
also	-6
also a	-89
also i	47
also i do	-5
also my	94
also my <kin>	195
also sell	-186
also the	-64
also the <kin>	-83
also think	-126
altar	9
alter	-184
alter the	-120
alteration	141
alternate	190
alternate ,	6
alternate <day>	177
alternate <day> </s>	177
alternate <days>	86
alternate <days> </s>	86
alternate week	69
although	-141
although it	-80
altitude	-58
alto	203
alto </s>	114
alto in	114
alto in the	86
altogether	-87
altogether </s>	-64
always	442
always ,	170
always , i	76
always </s>	442
always <name>	23
always <name> </s>	-121
always <number>	-118
always a	-110
always an	139
always answer	102
always at	115
always be	191
always be </s>	107
always be just	40
always break	109
always do	87
always forget	-173
always get	-69
always give	202
always give me	154
always have	203
always have </s>	123
always have be	202
always in	111
always in <name>	176
always keep	122
always late	-134
always lie	-175
always lie </s>	-150
always miss	84
always miss </s>	84
always on	159
always say	101
always take	124
always take the	113
always use	99
always vote	113
always want	200
always want the	229
always will	135
always will </s>	135
always write	101
always write me	-38
am	54
am ,	81
am </s>	81
am <kin>	195
am <kin> in	161
am <name>	-61
am <name> </s>	-107
am <name> for	127
am <number>	168
am <number> year	154
am a	159
am a <kin>	259
am a <name>	150
am about	-60
am about to	-60
am an	123
am and	153
am and <number>	75
am cross	-92
am deaf	111
am deaf in	111
am from	157
am from <name>	160
am give	92
am give lesson	92
am go	87
am go to	87
am i	-275
am i be	-158
am i miss	-89
am i right	-122
am in	-65
am learn	142
am left-handed	112
am minus	71
am minus <number>	71
am not	-204
am not ask	-91
am only	90
am only <kin>	90
am owe	-84
am prepare	-35
am prepare for	152
am stay	-110
am stay in	-110
am the	227
am the only	143
am tire	-45
am try	-27
am try to	-27
am work	42
am write	-167
am write with	-159
amara	133
amateur	197
amateur dramatics	50
amateur orchestra	89
amateur orchestra in	93
amaze	-54
amber	-135
ambulance	87
ambulance station	118
ambulance station where	118
american	156
among	156
among the	-20
among the <kin>	-20
among them	95
amount	-14
amount </s>	46
amount is	-69
amp	-102
amp </s>	-190
an <kin>	257
an <kin> ,	105
an <kin> </s>	198
an <kin> by	103
an <name>	-49
an <name> ,	160
an <name> </s>	-6
an <name> <number>	155
an <name> in	137
an <name> of	-110
an <name> to	-182
an <number>	-31
an ableton	129
an ableton rack	129
an access	127
an access course	127
an accident on	-74
an actual	-93
an ad	-165
an ad </s>	-82
an ad for	-146
an adult	137
an advert	-139
an age	-139
an age </s>	-139
an agency	-137
an air	83
an alarm	88
an allotment	97
an amateur	124
an amateur orchestra	89
an ancient	151
an answer	-51
an answer </s>	51
an apology	-137
an apology ,	-132
an app	126
an app </s>	128
an app that	-94
an appeal	-144
an appeal </s>	-112
an appointment	-42
an apprenticeship	-70
an apprenticeship with	-70
an apron	-91
an argument	-98
an argument </s>	-98
an array	-135
an array of	-135
an e-mail	-145
an early night	-86
an eat	127
an eat disorder	127
an egg	-94
an egg </s>	-84
an electric	98
an electric <number>	118
an email	-308
an email </s>	-216
an email that	-107
an email to	-213
an empty	-54
an empty list	-111
an empty stomach	90
an end	50
an engineer	32
an engineer degree	32
an epipen	179
an epipen </s>	134
an epipen everywhere	101
an error	-255
an error </s>	-161
an error in	-117
an essay	-137
an estimate	-56
an exam	23
an example	-158
an example with	-66
an explanation	-85
an extra	-166
an hour	-264
an hour ,	111
an hour </s>	-201
an hour about	-68
an hour ago	-322
an hour and	135
an hour at	142
an hour before	-111
an hour for	-156
an hour late	-112
an hour on	-95
an hour to	69
an id	-165
an id </s>	-165
an idea	-136
an idea </s>	-119
an idiot	-169
an idiot </s>	-110
an imaginary	-72
an induction	-128
an induction hob	-128
an inn	71
an interview	-82
an invoice	-134
an island	-54
an island </s>	-149
an island in	112
an issue	-134
an issue </s>	-102
an office	131
an offline	123
an oil	108
an oil tank	100
an old	152
an old <kin>	63
an old <name>	257
an onion	-240
an only	107
an only <kin>	131
an open	-92
an order	-126
an outside	141
an outside wall	122
an owl	-124
an update	-187
analogue	140
analysis	151
analysis </s>	151
anaphylaxis	-64
ancient	143
and	22
and '	-124
and </s>	-467
and <day>	257
and <day> ,	58
and <day> </s>	272
and <day> <number>	121
and <days>	196
and <days> ,	-38
and <days> </s>	217
and <days> are	-55
and <days> at	80
and <days> i	43
and <days> only	72
and <days> to	86
and <kin>	52
and <kin> </s>	-47
and <kin> <name>	-37
and <kin> are	-14
and <kin> n't	-48
and <month> </s>	137
and <name>	-97
and <name> ,	-76
and <name> </s>	-9
and <name> <name>	-48
and <name> are	-92
and <name> at	171
and <name> can	22
and <name> do	-44
and <name> for	99
and <name> is	199
and <name> on	111
and <name> only	116
and <name> the	23
and <name> with	165
and <number>	9
and <number> ,	88
and <number> </s>	88
and <number> <kin>	9
and <number> at	-79
and <number> before	161
and <number> if	-115
and <number> in	8
and <number> of	8
and <number> off	-66
and <number> oven	-57
and <number> pm	75
and <number> stubborn	-53
and <number> this	-108
and <number> to	94
and =	-109
and a	148
and a <kin>	138
and a <name>	-66
and a <number>	158
and a bite	203
and a comma	-88
and a ferry	122
and a half	33
and a kitchen	-72
and a little	-48
and a mean	-27
and a mortgage	72
and a wait	118
and a well	107
and add	-110
and after	-35
and after </s>	157
and after that	-67
and again	159
and all	61
and all </s>	42
and all of	69
and always	120
and an	-100
and an <kin>	129
and an early	-86
and an old	-5
and anything	10
and as	70
and ask	-70
and at	167
and at 42	25
and at <number>	194
and at the	65
and back	212
and back each	126
and become	31
and butter	143
and butter </s>	143
and buy	-48
and buy a	-134
and call	15
and can	47
and can n't	108
and carry	-87
and click	17
and coffee	37
and come	-175
and come back	-215
and compare	-160
and compare </s>	-160
and con	-157
and do	192
and do n't	192
and drive	-75
and drop	-160
and egg	-96
and enter	46
and every	-50
and everybody	-110
and everyone	-70
and everyone 's	-46
and everyone on	64
and everything	-64
and everything i	-49
and fall	-75
and fall asleep	-107
and feed	138
and feed the	126
and feel	-175
and find	-95
and for	-118
and forbid	-91
and forget	-115
and garlic	81
and get	-162
and get <number>	-162
and get a	-134
and give	-164
and give me	-152
and give up	-112
and go	74
and go </s>	-160
and go back	99
and go for	-161
and go to	-133
and green	166
and green </s>	100
and guitar	80
and guitar are	80
and half	-90
and half a	-157
and happy	4
and happy </s>	4
and hate	23
and have	-67
and have <number>	-182
and have a	-120
and have do	-26
and have n't	188
and have never	-161
and he	65
and he have	65
and hear	-138
and her	34
and her <kin>	34
and his	-76
and his <kin>	-57
and hit	-144
and how	-174
and how do	-136
and i	254
and i 'd	-56
and i 'm	-10
and i ,	22
and i </s>	93
and i agree	-28
and i are	-88
and i can	-199
and i do	68
and i drive	76
and i get	-69
and i go	68
and i have	159
and i just	-209
and i keep	125
and i live	-63
and i make	6
and i meditate	13
and i need	-91
and i only	-43
and i pass	55
and i put	-8
and i run	-29
and i sell	171
and i sew	101
and i share	201
and i split	183
and i still	156
and i take	-43
and i use	98
and i want	72
and i was	9
and i will	136
and i write	-18
and in	203
and in <name>	164
and is	-87
and is allergic	-116
and it	-138
and it 's	45
and it break	-172
and it drag	-110
and it have	-133
and it still	-157
and it work	-157
and its	-106
and its still	-83
and just	-14
and keep	60
and keep it	112
and latex	118
and latex </s>	118
and leave	-183
and leave </s>	-171
and leave the	-136
and little	137
and little <name>	137
and live	-135
and live in	-177
and live with	10
and lock	154
and look	-144
and look at	-100
and look like	-115
and lose	-150
and lose the	-92
and love	133
and make	-159
and make the	-96
and me	8
and me ,	-89
and me </s>	209
and mine	151
and more	-102
and move	84
and must	-9
and my	-55
and my <kin>	-10
and my <name>	45
and my bee	-13
and my best	11
and my knee	78
and my leave	19
and name	-149
and need	109
and need a	28
and neither	-139
and never	64
and never look	122
and never tell	-80
and night	158
and night </s>	132
and no	27
and no answer	-106
and no lunch	-143
and no slide	-111
and no word	31
and nobody	-89
and nobody 's	-145
and nobody at	-70
and none	-171
and none of	-171
and not	52
and not a	130
and nothing	87
and nothing change	-98
and nothing else	203
and nothing happen	-189
and now	-75
and now everyone	-132
and now i	-7
and now it	-47
and now live	150
and now she	-113
and now the	-88
and number	-153
and number <number>	-78
and nut	107
and oat	-178
and off	-39
and old	119
and on	59
and only	15
and only come	-67
and open	-35
and open a	-70
and our	-77
and our <kin>	-33
and our retro	-26
and over	-94
and own	123
and own <number>	123
and paste	21
and pay	-75
and people	-121
and plain	-114
and print	113
and proud	146
and put	-155
and put it	-127
and raise	-64
and read	-106
and rent	-24
and reopen	-129
and reopen it	-129
and restart	-75
and return	83
and right	73
and ring	53
and ring me	53
and round	56
and rye	142
and save	-165
and say	60
and say it	73
and scare	11
and see	-119
and sell	155
and sell it	117
and send	-208
and send me	-116
and set	-157
and she	-8
and short	-19
and shorten	-92
and show	-50
and since	-24
and since i	11
and since my	-72
and skip	-127
and sleep	-44
and sleep in	-34
and so	-194
and so is	-46
and so on	-122
and some	-95
and some <kin>	-144
and some rice	-102
and somebody	-110
and start	-144
and stay	59
and still	18
and stop	47
and struggle	10
and struggle with	10
and study	27
and sugar-free	59
and sugar-free is	59
and swim	-96
and take	-208
and take <number>	43
and take the	-103
and tell	130
and that	51
and that 's	46
and the	182
and the <kin>	104
and the <name>	-24
and the boiler	110
and the call	-125
and the draft	-119
and the final	-24
and the flat	-80
and the kitchen	-116
and the knit	14
and the loft	56
and the mortgage	102
and the other	150
and the polytunnel	74
and the reason	139
and the second	-154
and the studio	-67
and the trust	59
and the van	-90
and the whole	-124
and the why	166
and then	-19
and then a	48
and then i	115
and then the	89
and there	-230
and there 's	-152
and there is	-74
and there was	-60
and they	-247
and throw	40
and to	132
and toast	-7
and toast </s>	-7
and trim	-54
and trim </s>	-54
and type	-75
and type them	-61
and up	165
and up </s>	143
and use	-11
and vinegar	-87
and visit	110
and walk	-27
and want	72
and want a	-130
and want to	87
and was	-86
and we	250
and we 're	210
and we have	106
and we lose	-79
and we will	117
and wear	-88
and what	-144
and white	128
and white </s>	128
and who	-152
and will	16
and will be	182
and will n't	-72
and with	-50
and work	-43
and would	38
and would n't	-98
and you	-256
and you 're	-82
and you give	-167
android	114
android ,	82
anglican	121
angry	-285
angry </s>	-141
angry about	-58
angry about the	-58
angry with	-106
angular	82
animal	-63
animal </s>	-88
ankle	171
ankle go	130
ankle go </s>	130
anneke	-59
anneke ,	-59
anneke , my	-59
annexe	238
annexe next	91
anniversary	-10
anniversary 's	166
anniversary 's the	110
announcement	-151
annoy	-194
annoy </s>	-191
annual	125
another	-232
another </s>	-173
another <kin>	-105
another <number>	-202
another <number> </s>	-93
another bite	-83
another matter	58
another matter </s>	58
answer	14
answer ,	-99
answer , always	77
answer , please	-96
answer </s>	-241
answer and	-153
answer before	-10
answer by	72
answer for	210
answer for the	161
answer i	-136
answer i 'm	-122
answer in	213
answer in <name>	158
answer is	-288
answer is <number>	-206
answer like	-162
answer me	87
answer me in	212
answer my	-78
answer on	-76
answer pls	-123
answer pls </s>	-123
answer since	-118
answer the	-114
answer this	-162
answer this <number>	-123
answer to	167
answer to <name>	131
answer to <number>	-17
answer to the	95
answer under	158
answer under <number>	121
answer was	-190
answer yet	-151
answer yet </s>	-151
answer you	-173
answer you give	-173
antihistamine	24
anxiety	176
anxiety </s>	145
any	14
any </s>	-159
any good	-162
any good </s>	-141
any good or	-77
any idea	-144
any idea </s>	-144
any mail	144
any mail </s>	144
any minute	-129
any minute </s>	-129
any more	56
any more ,	127
any more </s>	9
any of	-83
any of us	-68
any other	-56
any plan	147
any recipe	-109
any school	26
any social	107
any social medium	107
any tip	-117
any tip for	-117
any way	-132
any way to	-109
anybody	15
anybody </s>	23
anyhow	-145
anyhow </s>	-103
anymore	87
anymore ,	193
anymore </s>	47
anyone	-129
anyone </s>	57
anyone else	-66
anyone else </s>	-23
anything	155
anything </s>	-169
anything above	6
anything above <number>	6
anything before	26
anything before <number>	21
anything but	-14
anything dry	132
anything else	47
anything else </s>	-75
anything for	123
anything green	-67
anything green </s>	-98
anything i	-193
anything i can	-214
anything in	19
anything in it	117
anything is	-119
anything is a	-119
anything on	160
anything over	-35
anything over <number>	-35
anything since	-101
anything smaller	78
anything smaller than	78
anything that	192
anything touch	111
anything with	177
anything with a	219
anything without	136
anything you	213
anything you write	134
anyway	-280
anyway </s>	-189
anyway how	-75
anyway how do	-75
anyway the	-99
anyway what	-72
anyway what 's	-54
anywhere	154
anywhere </s>	-99
anywhere near	119
anywhere near my	107
apart	27
apart </s>	-24
apart from	77
apart from fish	128
apart from me	98
apartment	-98
api	77
apologetic	92
apologetic </s>	92
apologise	-156
apology	-230
apology ,	-132
apology </s>	-126
apology to	-89
apostrophe	41
app	-106
app 's	-72
app </s>	152
app <kin>	-91
app <kin> n't	-91
app and	-74
app and reopen	-84
app crash	-132
app crash on	-100
app for	152
app is	-63
app must	5
app say	-55
app say <number>	-41
app that	-94
app with	-132
apparently	-319
apparently </s>	-405
apparently the	-93
appeal	-157
appeal </s>	-112
append	19
appendix	-12
appendix out	-12
apple	-126
apple </s>	-137
applicant	-153
application	-196
apply	28
apply for	204
apply for the	168
apply to	141
appointment	64
appreciate	-164
apprenticeship	188
apprenticeship </s>	130
apprenticeship at	151
apprenticeship at a	120
apprenticeship with	-12
apprenticeship with a	-70
approach	-197
approach </s>	-175
approval	213
approval ,	89
approval , <number>	89
approval </s>	117
approve	232
approve </s>	168
apron	-151
aquarium	88
arabic is	-69
arable	-86
arborist	-106
arch	30
archery	-6
archipelago	112
architecture	118
architecture practice	90
archive	60
archive </s>	65
are	95
are </s>	-119
are <day>	174
are <days>	159
are <kin>	-233
are <kin> </s>	-182
are <name>	7
are <name> ,	-71
are <name> </s>	212
are <name> and	184
are <number>	24
are <number> ,	93
are <number> </s>	-21
are <number> <kin>	64
are <number> <name>	-74
are <number> and	181
are <number> by	-95
are <number> hour	-95
are <number> of	63
are <number> on	124
are <number> to	-71
are a no	163
are a pain	146
are about	-155
are all	47
are all <name>	102
are all in	-38
are allow	67
are always	-24
are argue	-84
are arthritic	136
are asleep	-137
are asleep </s>	-137
are at	-25
are at <number>	197
are at their	68
are awful	-70
are awful ,	-70
are bad	61
are bad ,	123
are bad </s>	-17
are ban	38
are be	-33
are better	-151
are bilingual	-30
are bilingual ,	-80
are blank	-165
are blue	-180
are blue </s>	-180
are bone	-59
are book	157
are book for	157
are both	98
are burn	-103
are burn from	-103
are bury	104
are call	-111
are cheaper	-113
are close	8
are come	-101
are cover	-129
are cover in	-129
are dead	-146
are dead </s>	-146
are do	147
are do ,	-109
are due	-19
are electric	100
are every	177
are every <number>	99
are fine	179
are fine </s>	205
are for	121
are for my	113
are for the	186
are freeze	-198
are freeze ,	-189
are freeze right	-86
are from	142
are from <name>	136
are furious	-107
are get	-129
are get marry	-46
are go	187
are go </s>	172
are green	-229
are green </s>	-192
are grow	127
are grow </s>	127
are half	-51
are hard	-119
are hard </s>	-57
are hard to	-136
are hash	96
are hash before	45
are in	142
are in </s>	9
are in <name>	207
are in <number>	-67
are in a	137
are in the	16
are jelly	-147
are jelly </s>	-98
are just	7
are keep	162
are kill	-36
are lease	151
are leave	147
are like	-187
are mainly	89
are mandatory	173
are marry	158
are milk	-60
are milk by	-60
are mine	230
are mine </s>	176
are miss	51
are miss from	51
are more	191
are mostly	125
are mostly <kin>	78
are mostly over	87
are my	72
are my <kin>	208
are my thing	129
are n't	124
are n't </s>	134
are n't allow	85
are n't up	123
are name	159
are no	166
are no good	112
are not	69
are off	-112
are off </s>	-163
are on	-137
are on a	-7
are on strike	-138
are on the	-161
are our	178
are out	46
are out ,	130
are out </s>	23
are out of	19
are over	119
are over <number>	119
are pick	143
are pure	116
are red	-198
are red </s>	-154
are renew	-112
are renew each	-112
are scream	-194
are scream in	-152
are sew	-27
are sew by	-27
are shake	-153
are shoot	191
are shoot ,	111
are shoot </s>	114
are shoot from	59
are sore	-115
are stand	77
are steep	153
are still	72
are still in	58
are still on	149
are still wet	-85
are store	-210
are take	95
are the	166
are the <kin>	4
are the one	122
are the same	43
are the worst	-50
are they	-213
are those	-170
are tiny </s>	86
are under	154
are under <number>	154
are useless	-52
are useless to	117
are wear	-12
are wear sari	-12
are wet	-129
are wet </s>	-93
are what	94
are what i	119
are what the	-136
are what we	123
are when	80
are when i	74
are with	241
are with <name>	88
are with me	126
are with us	136
are write	80
are wrong	-114
are you	-117
area	40
area </s>	118
area <kin>	-63
argo	169
argue	-83
argue </s>	111
argue about	-125
argue that	-90
argue with	-53
argument	-291
argument ,	15
argument </s>	-252
argument is	-103
argument of	-95
arise	-76
arlo	126
arm are	-77
arm is	-87
army	367
army ,	57
army , station	-50
army </s>	206
army in	85
army in <number>	28
army till	167
around	-35
around </s>	67
around <name>	198
around <name> </s>	198
around <number>	38
around <number> </s>	22
around here	47
around it	-95
around that	-42
around that </s>	-42
around the	-48
array	-196
array of	-135
arrive	-225
arrive ,	-197
arrive , have	-102
arrive <number>	-63
arrive in	-68
arrive on	31
arrive on <day>	-15
arrow	26
art	45
arthritic	133
arthritis	260
arthritis ,	151
arthritis </s>	204
arthritis in	61
arthritis in both	111
article	-287
article </s>	-173
article say	-67
articleship	133
artificial	97
as	8
as '	-120
as </s>	-168
as <days>	-64
as <days> are	-64
as <kin>	141
as <kin> </s>	-77
as <kin> of	109
as <name>	27
as <name> ,	-24
as <name> </s>	-203
as <name> <name>	243
as <number>	-170
as <number> </s>	-170
as a	232
as a <kin>	224
as a <name>	125
as a cricket	-63
as a first	-91
as a freemason	-13
as a lie	136
as a lobster	-133
as a pastry	127
as a pdf	-156
as a rule	10
as a table	20
as a test	-115
as a user	-148
as a wed	141
as an	158
as an <kin>	153
as an adult	127
as anything	-141
as close	-125
as close </s>	-125
as day	-17
as ever	-200
as ever </s>	-164
as far	41
as far as	41
as he	205
as head	121
as hell	-133
as hell </s>	-133
as her	-84
as her <kin>	-20
as i	-111
as i 'm	-64
as i can	181
as i dictate	-133
as i do	140
as i have	68
as i type	-257
as i write	-280
as if	-284
as if i	-101
as if it	-96
as in	89
as is	-120
as it	85
as it is	-17
as it stand	59
as long	-8
as long as	-8
as much	38
as much as	38
as my	181
as my <kin>	192
as night	86
as night <kin>	86
as of	187
as of <month>	121
as of this	125
as on	-125
as orthodox	-36
as our	-13
as plain	113
as plain text	85
as the	-50
as the <kin>	-97
as the house	36
as the school	-30
as the treasurer	46
as there	75
as though	-153
as treasurer	137
as we	-296
as we 're	61
as we have	-42
as we speak	-355
as well	23
as well </s>	9
as well as	147
as you	-204
as you say	-79
asbestos	210
ash	127
ash are	85
ash are still	85
ashamed	-143
aside	-88
aside for	15
aside for the	140
ask	-96
ask ,	-109
ask </s>	-43
ask <name>	58
ask <number>	28
ask about	65
ask about </s>	-92
ask about <name>	159
ask about it	103
ask about the	-155
ask after	-137
ask because	-199
ask because my	-153
ask for	-186
ask for </s>	-133
ask for <number>	5
ask for a	-111
ask for an	-151
ask for code	120
ask for it	-151
ask for my	-104
ask for no	-163
ask for the	-253
ask her	-202
ask her </s>	-147
ask him	-246
ask him </s>	-131
ask if	-223
ask in	-142
ask me	31
ask me </s>	-307
ask me <number>	91
ask me about	-162
ask me before	154
ask me for	-191
ask me how	-131
ask me something	-61
ask me to	222
ask me why	-144
ask my	-170
ask my <kin>	-160
ask the	-14
ask the <kin>	30
ask to	106
ask to be	-104
ask what	-189
ask what i	-122
ask when	-138
ask who	-130
ask who have	-130
ask why	-112
ask you	-278
ask you </s>	-176
ask you something	-107
ask you to	-194
asleep	-428
asleep ,	-66
asleep </s>	-246
asleep on	-197
asleep on my	-142
asleep on the	-103
asleep under	-123
asleep under the	-123
aspirin	42
assemble	-224
assembly	20
assembly man	20
assert	-91
assessment	87
assessment </s>	135
assistance	-38
association	217
assume	-82
assume i	14
assume i know	20
asthma	213
asthma ,	109
asthma , brown	70
asthma </s>	100
asthma and	-104
asthma mean	146
asthma since	121
astronomy	72
async	153
async </s>	-159
at	38
at 16	193
at 16 </s>	148
at 19	154
at 19 </s>	129
at 42	25
at 68	102
at </s>	-4
at <day>	224
at <day> ,	136
at <day> </s>	157
at <kin>	270
at <kin> 's	222
at <name>	228
at <name> 's	152
at <name> ,	-7
at <name> </s>	113
at <name> <name>	297
at <name> <number>	-200
at <name> and	102
at <name> but	44
at <name> for	154
at <name> i	79
at <name> in	181
at <name> last	-67
at <name> market	109
at <name> on	177
at <name> then	168
at <name> this	-131
at <name> was	-148
at <number>	7
at <number> ,	-87
at <number> </s>	-25
at <number> <name>	98
at <number> <number>	-157
at <number> a	-12
at <number> am	49
at <number> an	-143
at <number> and	187
at <number> at	137
at <number> because	-47
at <number> before	158
at <number> degree	-46
at <number> each	-72
at <number> euro	79
at <number> every	253
at <number> for	187
at <number> i	140
at <number> in	115
at <number> instead	115
at <number> is	-103
at <number> metre	126
at <number> of	33
at <number> on	171
at <number> past	-120
at <number> percent	-179
at <number> pound	-61
at <number> primary	140
at <number> sharp	182
at <number> so	-188
at <number> that	-175
at <number> this	-91
at <number> to	-100
at <number> today	-170
at <number> tonight	-85
at <number> week	241
at <number> with	6
at <number> word	-54
at a	220
at a <kin>	90
at a <name>	174
at a bakery	163
at a boatyard	-22
at a bus	-67
at a hospital	117
at a hostel	117
at a hotel	138
at a loss	-56
at a primary	118
at a small	171
at a stretch	142
at a time	173
at about	144
at about <number>	125
at all ,	66
at all </s>	-24
at an	144
at badminton	-12
at boot	57
at boot </s>	57
at break	-197
at break </s>	-160
at breakfast	28
at breakfast </s>	-36
at by	35
at chess	-150
at college	-86
at college on	-109
at dawn	-116
at dawn ,	64
at dawn </s>	-111
at depth	-141
at each	-145
at easter	99
at episode	69
at episode <number>	69
at everyone	-127
at everyone </s>	-127
at half	-179
at half <number>	117
at half past	-137
at half price	-60
at half time	-201
at halftime	-159
at halftime </s>	-159
at her	-40
at her <kin>	-170
at his	-167
at home	248
at home ,	269
at home </s>	143
at home <kin>	119
at home <number>	133
at home and	138
at home but	106
at it	28
at it </s>	46
at it since	98
at it with	-168
at km	-126
at km <number>	-126
at last	-99
at last </s>	-99
at least	-18
at least </s>	87
at least <number>	99
at level	-83
at level <number>	-83
at line	-158
at line <number>	-158
at livery	148
at livery in	148
at lunch	-196
at lunch </s>	-154
at lunch and	-142
at math	114
at me	-418
at me </s>	-288
at me about	-138
at me as	-136
at me over	-82
at midnight	-96
at midnight </s>	-91
at mine	8
at mine </s>	-73
at mine first	64
at minus	36
at minus <number>	36
at most	-160
at most </s>	-58
at my	6
at my <kin>	69
at my desk	-212
at new	188
at new year	188
at night	336
at night ,	133
at night </s>	260
at night anymore	85
at night school	135
at noon	-276
at noon ,	-172
at noon </s>	-272
at noon and	-114
at noon today	-106
at number	-5
at number <number>	-5
at nursery	-48
at nursery </s>	-48
at once	-198
at once ,	-27
at once </s>	-128
at our	227
at our depot	130
at our door	-70
at our firm	195
at our hospital	85
at our office	138
at our place	191
at our school	40
at our shop	122
at our table	-119
at ours	328
at ours ,	177
at ours </s>	202
at page	-78
at page <number>	-78
at present	-52
at present </s>	-143
at quarter	-14
at quarter past	-14
at reception	58
at row	-106
at row <number>	-106
at school	-143
at sew	160
at short	-63
at short notice	-63
at slide	-179
at slide <number>	-179
at small	42
at some	-127
at st	187
at st <name>	187
at step	11
at step <number>	11
at table	129
at table </s>	151
at table <number>	-90
at that	-271
at that </s>	-145
at the	11
at the <day>	242
at the <kin>	-226
at the <name>	319
at the airport	-131
at the back	187
at the bakery	220
at the bank	190
at the bar	36
at the border	36
at the bottom	22
at the brewery	-102
at the bus	-114
at the call	143
at the care	90
at the church	122
at the clinic	52
at the club	-176
at the college	133
at the community	101
at the counter	-189
at the day	-66
at the depot	81
at the desk	52
at the door	-248
at the edge	-38
at the end	5
at the fete	36
at the firm	110
at the food	112
at the gate	-165
at the gym	-200
at the hall	21
at the hospice	83
at the hotel	-123
at the institute	97
at the last	-151
at the library	169
at the lido	135
at the market	-10
at the mill	146
at the minute	-165
at the mo	-156
at the moment	-112
at the mosque	66
at the museum	50
at the new	5
at the next	-141
at the nursery	77
at the office	-238
at the old	61
at the paper	74
at the parcel	137
at the parish	137
at the park	-148
at the party	-92
at the pharmacy	-123
at the pool	-112
at the port	39
at the post	-150
at the prison	27
at the pub	-129
at the restaurant	-55
at the salon	184
at the same	193
at the second	-97
at the service	4
at the shop	-193
at the sight	52
at the stall	136
at the station	-131
at the stop	-156
at the surgery	130
at the table	-53
at the third	-94
at the till	-164
at the top	-120
at the tram	64
at the uni	127
at the wall	-190
at the wed	-125
at the wrong	-112
at their	68
at their <kin>	68
at this	-306
at this <name>	-127
at this cell	-105
at this for	-95
at this level	-74
at this point	-170
at this very	-106
at uni	110
at university	-99
at wedding	38
at work	38
at work ,	52
at work have	14
at work is	123
at work say	-122
at your	-71
atheist	-64
attach	-312
attach </s>	-241
attach the	-69
attachment	-149
attachment </s>	-135
attack	90
attack ,	-33
attack </s>	111
attempt	-215
attempt </s>	-155
attempt at	-83
attend	-136
attention	-124
attention to	-124
attic	161
attic </s>	124
attic is	42
attic is where	-15
aubergine	107
aubergine </s>	68
auction	-111
audience	-108
audio	-68
audio </s>	83
audio stutter	-160
audiobook	120
audit	194
audit us	78
aura	106
auth	155
autism	214
autism </s>	155
autism spectrum	93
autistic	187
autistic ,	106
autistic </s>	183
autistic and	97
auto	23
autocorrect	-140
automatic	38
automatic only	133
automation	-153
autosave	-132
autumn	478
autumn ,	188
autumn </s>	396
average	-121
average </s>	-58
avocado	11
avoid	114
avoid sunlight	38
avoid the	-147
awake	-161
awake </s>	69
away	-40
away ,	34
away </s>	-35
away <day>	159
away <day> to	159
away <number>	-113
away at	-30
away from	-130
away from the	-140
away in	107
away in <name>	107
away on	125
away on the	125
awful	-118
awful ,	-72
awful </s>	-77
awful today	-110
awkward	-156
awning	-91
aws	52
axis	-155
axis label	-140
axle	-27
ayla	129
azure	42
b	-103
b </s>	-23
b&b	-29
b&b </s>	-29
back	-20
back 's	107
back 's go	-22
back ,	-85
back </s>	-29
back <number>	-86
back <number> a	140
back a	-131
back and	45
back at	-98
back at <number>	-73
back at it	66
back at my	-85
back bedroom	51
back by	-263
back by <number>	-190
back door	139
back each	126
back for	-14
back from	-210
back from the	-224
back home	-93
back home </s>	131
back how	-70
back how it	-70
back hurt	-139
back in	-155
back in <month>	140
back in <name>	168
back in <number>	-169
back in a	-162
back in the	41
back into	136
back is	176
back is kill	-100
back just	-113
back now	-165
back now </s>	-165
back of	100
back of a	-55
back of the	188
back on	-145
back on <day>	-162
back on the	-98
back or	-206
back right	89
back room	134
back room </s>	94
back row	169
back since	-8
back the	-76
back then	-153
back then </s>	-153
back to	46
back to <name>	217
back to <number>	159
back to the	-214
back today	-93
back up	110
back was	145
back when	131
back when i	131
back with	-147
backend	-23
backend <kin>	-91
backend <kin> at	-91
backend is	146
background	118
backup	-140
backup ,	-121
backup , <number>	-121
backup </s>	-125
backup go	178
backup go to	138
backup of	-37
backup with	-53
backward	-52
backward </s>	-28
bacon	-10
bacon </s>	-79
bad	-87
bad ,	21
bad , i	-50
bad </s>	-86
bad at	-58
bad back	252
bad enough	-145
bad hip	102
bad hip </s>	113
bad i	25
bad knee	139
bad knee </s>	134
bad line	-167
bad line </s>	-126
bad with	160
badge	51
badger	41
badly	46
badly ,	-164
badly </s>	21
badly allergic	149
badly and	6
badly but	-52
badly but the	-52
badly to	79
badminton	29
bag	-179
bag 's	-174
bag ,	-15
bag </s>	98
bag i	42
bag of	-182
bag since	21
bag there	51
bag there 's	51
bagpipe	-44
bagpipe :	120
bail	-101
bail </s>	-101
bake	-42
bake bread	142
bake for	175
bake for the	129
bake powder	-92
bake sale	-137
bakery	-34
bakery 's	188
bakery ,	101
bakery </s>	53
bakery and	32
bakery and want	-18
bakery are	118
bakery close	-54
bakery for	-103
bakery have	-36
bakery have <number>	-36
bakery in	-83
bakery in <name>	208
bakery near	-164
bakery on	-48
bakery on <name>	-48
bakery run	90
bakery start	150
bakery to	136
bakery to <name>	136
bakkie	-69
balance	14
balance is	59
balcony	6
balcony ,	148
bald	42
baler	54
baler </s>	-59
ball	-277
ballet	96
ballet until	130
balloon	5
balloon </s>	9
ballpark	-54
ballroom	79
bamboo	141
ban	35
ban at	167
ban car	43
ban car from	43
ban from	139
ban in	201
ban in our	134
ban phone	-25
banana </s>	-170
band	156
band 's	-38
band ,	-21
band , <number>	-91
band </s>	171
band <number>	-45
band <number> </s>	-96
band and	-75
band break	-17
band break up	-17
band call	4
band call <name>	4
band can	145
band can tour	145
band in	135
band in <name>	135
band is	19
band on	-124
band on the	-123
band pay	-63
band practise	135
band rehearse	143
band rehearse in	143
band was	-146
bang	-172
bang on	-108
bang on the	-70
banjo	17
bank	52
bank 's	-50
bank ,	38
bank </s>	-90
bank <kin>	-43
bank <name>	-159
bank and	-120
bank app	-126
bank at	-60
bank holiday	-116
bank holiday </s>	-105
bank in	91
bank in <month>	154
bank in <name>	-109
bank in <number>	112
bank is	109
bank is in	157
bank on	112
bank on <day>	41
bank on the	-58
bank take	51
bank to	139
bank turn	151
bank where	101
bank where i	101
bank with	152
bank with a	110
bankruptcy	141
banner	-128
banner ,	-82
bar	-107
bar ,	-144
bar </s>	-176
bar <day>	-78
bar <day> </s>	-78
bar <name>	197
bar <name> </s>	197
bar <number>	-142
bar and	20
bar at	118
bar exam	160
bar exam in	160
bar in	25
bar in <name>	-30
bar mitzvah	97
bar of	-131
bar of signal	-114
bar on	-8
bar on the	-8
bar the	204
bar twice	131
bar twice and	131
barbershop	162
barcode	40
bare	85
bare metal	147
barely	-45
barely any	27
barely cover	69
barely cover the	69
barely know	-161
bark	-217
bark </s>	-154
bark at	-129
bark at the	-129
bark through	-121
bark through my	-121
barley	131
barley and	142
barley and rye	142
barn	83
barn </s>	77
barn in	142
barn in <name>	142
barn outside	152
barn outside <name>	152
barn roof	106
barrel	93
barrel </s>	125
barrow	-87
barrow and	-87
barry	-145
barter	-18
base	81
base ,	-9
base </s>	-135
base in	15
base in <name>	15
basement	59
basement ,	101
basement , no	182
basement to	61
basement to a	61
bash	93
basically	-73
basically a	18
basket	142
basketball	-71
bass	124
bass </s>	125
bass in	120
bass in a	142
bass in the	62
bass line	-116
bassoon	53
bat	-133
batch	-6
batch </s>	112
batch <number>	-181
bath	51
bath ,	-122
bath is	101
bathroom	161
bathroom 's	147
bathroom </s>	139
bathroom is	29
battery	-137
battery 's	90
battery </s>	-219
battery die	-140
battery in	12
battery in the	12
battery is	133
battery is <number>	183
battery run	-134
battery run out	-134
bay	186
bc	99
be	49
be </s>	-93
be <day>	-121
be <kin>	144
be <name>	-38
be <name> </s>	-95
be <name> <name>	17
be <number>	-14
be <number> ,	-117
be <number> </s>	8
be <number> minute	-110
be <number> of	-160
be a	54
be a <day>	-116
be a <kin>	190
be a <name>	15
be a button	-110
be a long	-128
be a monk	152
be a nun	139
be a pain	-148
be a postie	114
be all	22
be an	-89
be an hour	-101
be ask	207
be ask about	164
be ask to	52
be assembly	20
be assembly man	20
be at	-116
be at it	-73
be at the	27
be at this	-85
be away	67
be back	-170
be back in	-154
be bother	-172
be brief	-99
be brief </s>	-81
be call	119
be call <name>	95
be call by	85
be calmer	-116
be care	73
be chat	-103
be crawl	-116
be deaf	81
be deaf since	81
be do	-15
be do </s>	-172
be do by	-125
be do with	-108
be dramatic	-125
be dramatic </s>	-125
be eat	-142
be engage	-46
be everywhere	-172
be fair	-100
be fair </s>	-100
be fine	-132
be for	154
be from	49
be funny	-101
be gentle	-120
be gentle </s>	-82
be get	62
be give	-178
be give a	-178
be gluten	114
be gluten free	114
be go	-80
be go for	-74
be grateful	67
be grateful for	67
be green	45
be have	-81
be here	-152
be here since	-186
be his	-101
be honest	-159
be honest </s>	-146
be hum	-121
be in	-52
be in <name>	54
be in <number>	-97
be in a	-16
be in bed	-93
be in our	101
be in that	-171
be in the	-106
be in write	67
be just	40
be late	41
be late </s>	85
be late with	75
be learn	135
be leave	74
be leave alone	137
be leave on	58
be like	122
be like that	167
be live	-71
be live in	-22
be look	-70
be look at	-70
be lose	41
be lose money	41
be low	133
be make	-202
be marry	66
be marry <number>	-28
be me	-151
be me </s>	-151
be mine	139
be mine since	139
be move	119
be my	255
be my <kin>	186
be near	-108
be near the	30
be nice	-77
be nice </s>	-77
be normal	-100
be oblige	-128
be oblige for	-128
be off	-92
be on	82
be on <number>	130
be on a	104
be on hold	-210
be on parental	125
be on the	83
be open	-12
be ours	125
be ours since	102
be out	28
be out by	75
be out for	-111
be out of	142
be pay	-123
be play	-38
be polite	-128
be put	-118
be quick	-263
be quick </s>	-238
be rain	-204
be read	20
be ready	-56
be red	-151
be renew	-72
be right	4
be right </s>	4
be save	-26
be say	-42
be see	-198
be self-employed	114
be short	-6
be short </s>	-161
be shorter	-141
be shorter </s>	-128
be sick	-135
be sign	123
be sit	-156
be so	-204
be so kind	-162
be sober	230
be sober <number>	163
be sober since	146
be somebody	-198
be sore	118
be sore when	118
be sort	-97
be stand	-126
be stare	-179
be stare at	-179
be stick	-105
be take	23
be take over	10
be teach	137
be tell	71
be tell </s>	-140
be tell to	145
be the	79
be the <kin>	21
be the killer	-100
be the only	-5
be the treasurer	-31
be there	13
be there </s>	-176
be there by	43
be there since	63
be think	-151
be through	-106
be to	115
be to <number>	-62
be together	162
be too	69
be too long	-123
be trust	162
be trust with	162
be try	-127
be try to	-126
be up	-218
be up since	-169
be use	-136
be use for	-136
be vegan	12
be vegan since	135
be volunteer	-85
be wait	-216
be wait on	-146
be weigh	46
be weigh and	46
be what	112
be with	194
be with her	82
be with the	87
be with us	142
be work	150
be write	136
be wrong	-111
be wrong </s>	-63
bea	37
bea ,	-65
bea only	81
bea only <kin>	81
beach	-145
beach </s>	-168
bead	36
beam	-132
bean	-245
bean ,	-10
bean </s>	-133
bear	38
bear ,	144
bear </s>	110
bear at	69
bear at <number>	173
bear deaf	115
bear in	-144
bear in <name>	-20
bear in <number>	-145
bear in mind	-143
bear with	-114
bear with <number>	127
bear without	46
beard	17
beard </s>	-131
beat	-310
beat </s>	-72
beat me	-37
beat on	32
beat the	-78
beat the hare	-70
beatriz	47
beatriz ,	-80
because	8
because </s>	-266
because <kin>	-109
because <kin> 's	-87
because <kin> <name>	-72
because <month>	-53
because <month> and	-53
because <name>	39
because <name> 's	181
because <name> ,	-17
because <name> have	97
because <name> is	-82
because <number>	166
because a	-124
because a <kin>	58
because after	-30
because after the	-30
because at	-36
because at the	-164
because both	-42
because both my	-42
because half	5
because i	97
because i 'm	39
because i forget	-135
because i have	-63
because i lose	7
because i only	78
because i owe	28
because i panic	20
because i share	40
because i stammer	52
because i was	5
because i work	154
because in	75
because in my	72
because its	-65
because my	-7
because my <kin>	114
because my <name>	32
because my diploma	67
because my eye	4
because my hand	52
because my savings	86
because nobody	-57
because of	213
because of <kin>	-46
because of <name>	83
because of a	84
because of my	368
because of the	72
because our	-124
because our <kin>	-25
because she	127
because somebody	-117
because that	92
because that 's	92
because the	-87
because the <kin>	18
because the family	-70
because the hybrid	48
because the old	10
because the strike	67
because we	139
because we 're	84
because we <kin>	17
because we lose	57
because we put	-36
become	30
become <name>	-132
become <name> in	-132
become a	254
become a <kin>	196
become bad	-42
become just	-97
become just <kin>	-97
become our	76
bed	121
bed 's	163
bed 's in	132
bed ,	-139
bed </s>	57
bed at	110
bed at <number>	110
bed by	102
bed by <number>	102
bed flat	-82
bed in	-29
bed is	111
bed now	-152
bed with	35
bedroom	251
bedroom </s>	125
bedroom now	84
bedtime	67
bedtime story	-99
bedtime story about	-53
bee	-145
bee ,	-61
bee , <number>	23
bee </s>	26
bee and	-35
bee are	-21
bee are what	-19
bee behind	150
bee behind the	150
bee on	117
bee on the	117
bee since	31
beech	130
beef	-88
beef </s>	-118
beehive	127
beehive </s>	23
beekeeping	82
beep	-230
beep </s>	-151
beep and	-133
beep in	-83
beer	-155
beer ,	-42
beetroot	-145
before	155
before </s>	-80
before <day>	-121
before <day> </s>	-121
before <month>	31
before <name>	84
before <number>	120
before <number> </s>	82
before <number> day	-65
before <number> for	66
before <number> is	71
before and	-78
before and after	-34
before anyone	99
before anyone else	-31
before breakfast	-6
before breakfast </s>	-13
before breakfast i	10
before dawn	192
before food	6
before he	167
before i	-96
before i 'm	155
before i can	-148
before i could	-23
before i go	40
before i meet	85
before i ring	-133
before i see	50
before i send	-141
before i start	-79
before i turn	208
before i was	160
before it	-49
before it go	-100
before it is	-141
before last	66
before last </s>	66
before lunch	-17
before lunch </s>	-32
before me	-92
before meal	98
before my	-94
before my <kin>	112
before noon	160
before noon </s>	190
before or	-120
before paint	86
before she	-97
before tax	171
before tax </s>	164
before that	78
before the	-53
before the <kin>	-68
before the call	-138
before they	-46
before work	141
before work ,	140
before work </s>	20
before work i	66
before you	-23
before you ask	-169
beg	-184
begin	-173
begin </s>	118
begin <number>	-42
begin <number> <month>	-42
begin at	35
begin in <number>	-44
begin of	12
begin with	-221
beginner	92
beginner </s>	59
beginner at	160
beginner at sew	160
behind	-87
behind </s>	-235
behind <name>	68
behind a	-239
behind a tractor	-96
behind it	85
behind main	-134
behind me	-40
behind me </s>	22
behind our	157
behind our house	133
behind the	198
behind the barn	150
behind the chapel	113
behind the garage	16
behind the house	118
behind the shed	148
beige	82
beige </s>	-4
beige food	126
beige food </s>	86
beige only	106
beige only </s>	106
believe	-191
believe </s>	-164
believe in	187
believe it	-47
believe it 's	-146
believe it </s>	-112
believe it or	86
bell	106
bell </s>	-14
bell at	4
bell ring	-120
bell ring </s>	-120
belong	20
belong to	44
belong to <name>	177
belong to my	215
belong to the	236
below	-172
below </s>	-252
below is	-41
below the	181
below the third	-19
belt	245
belt </s>	171
bench	129
bench </s>	-144
bench as	137
bench as a	137
bench in	62
bench is	130
bench is at	130
bend	11
bend </s>	10
beneath	-39
benefit	-40
bengali	-144
bengali new	-48
bengali new year	-48
bernina	121
bernina <number>	121
beside	27
best	-105
best <kin>	190
best <kin> ,	141
best <kin> <name>	188
best <kin> in	-58
best <kin> is	-78
best <number>	-42
best for	-32
best in	19
best on	120
best part	-134
best thing	-165
bet	25
bet </s>	-51
bet you	-126
beta	-39
better	-113
better </s>	-98
better for	58
better for me	91
better now	-132
better now </s>	-132
better than	-27
better than my	178
better than the	-113
better to	72
between	-75
between <name>	-89
between <name> and	-89
between <number>	4
between <number> and	40
between a	-124
between noon	165
between noon and	165
between the	-135
between the <number>	-132
between them	168
between us	-67
beyond	256
beyond me	211
beyond me </s>	211
bicycle	-147
bicycle </s>	-141
bid	7
bid </s>	122
bide	56
big	151
big </s>	-145
big <kin>	-47
big <name>	-39
big <number>	7
big <number> 's	-27
big at	106
big button	-53
big button </s>	-53
big fan	-75
big fan of	-75
big font	-25
big font please	-43
big on	-115
big oven	12
big pan	-27
big pan </s>	-27
bigger	-218
bigger </s>	-124
bigger than	-109
biggest	87
biggest <kin>	211
biggest <kin> is	128
bike	7
bike 's	-37
bike 's a	185
bike ,	218
bike </s>	18
bike and	150
bike chain	-124
bike computer	99
bike for	-163
bike get	127
bike have	-81
bike have a	-61
bike in	-152
bike is	206
bike is a	206
bike repair	89
bike repair shop	101
bike to	-70
bilingual	-35
bilingual ,	-80
bilingual , <name>	-80
bilingual </s>	180
bill	123
bill 's	-167
bill ,	29
bill </s>	8
bill <number>	33
bill before	-31
bill before anyone	-31
bill by	182
bill by the	173
bill come	-129
bill is	70
bill service	155
bill this	-61
bill this morning	-61
bill with	22
bin	-184
bin </s>	-110
bin and	-65
bin and the	-132
bin go	7
bin go out	7
bin it	-177
bin it </s>	-167
bin out	-155
bin out </s>	-103
bind by	115
bingo	-26
bio	-158
bio </s>	-170
bio to	-110
bio to <number>	-110
biology in	106
biology in <name>	106
bipolar	-82
bipolar ,	140
bipolar , stable	140
birch	155
bird	33
birdwatching	80
birth	246
birth ,	109
birth </s>	122
birthday	64
birthday ,	118
birthday </s>	203
birthday card	12
birthday card for	-107
birthday is	127
biscuit	-233
biscuit ,	-91
biscuit </s>	-122
biscuit i	-137
biscuit tin	11
bit	-264
bit </s>	-186
bite	-78
bite ,	-67
bite </s>	129
bite about	-136
bite about <kin>	-91
bite about the	-150
bite at	20
bite at <number>	26
bite flat	-106
bite is	-200
bite long	-128
bite of	13
bite of <name>	109
bite of a	-192
bite of the	-154
bite on	21
bite sick	-122
bite sick </s>	-104
bite since	-136
bite since breakfast	-136
bite someone	-112
bite stiff	-161
bite stiff </s>	-116
bite teary	-96
bite that	-191
bite with	-141
bite with the	-113
bitter	73
black	-35
black ,	61
black </s>	-52
black <day>	-124
black and	154
black and white	128
black belt	143
black since	66
blackwork	89
bladder	187
bladder </s>	143
blade	13
blame	-135
blame the	-118
bland	-108
bland </s>	-108
blank	-444
blank </s>	-255
blank i	-103
blank in	-149
blank on	-63
blank on this	-63
blank page	-238
blank page </s>	-57
blank page when	-124
blanket	-129
blast	-78
blast </s>	-52
blast music	-142
bleach	-152
bleed	-66
blender	-74
bless	-120
blind	-69
blind ,	24
blind </s>	23
blind <kin>	-90
blind and	104
blind bake	-140
blind in	133
blind in the	133
blink	-163
bliss	-164
bliss </s>	-164
blister	-55
blister today	-55
blister today </s>	-55
block	-73
block ,	-71
block </s>	-85
block it	34
block of	43
block of text	63
block on	110
block our	-126
block the	-186
block the lane	-129
block was	74
blocker	-105
blocker </s>	-105
blog	-48
blog </s>	-159
bloke	-40
bloke at	-182
bloke in	126
bloke on	-96
blood	-83
blood ,	-10
blood </s>	126
blood donor	-6
blood every	-68
blood every <number>	-71
blood is	-104
blood is boil	-104
blood pressure	-56
blood pressure </s>	143
blood pressure run	123
blood pressure tablet	169
blood test	-154
blood test </s>	-62
blood thinner	147
blood thinner </s>	124
blood type	83
blood type is	83
blow	-198
blow </s>	37
blow a	-107
blow a gale	-107
blow the	-128
blow up	-103
blow up </s>	-103
blower	-97
blowtorch	-55
blue	-35
blue ,	-153
blue </s>	-159
blue <name>	-101
blue <name> ,	-84
blue <number>	-70
blue <number> </s>	-32
blue badge	114
blue belt	127
blue folder	72
blue folder on	72
blue glove	78
blue in	-49
blue shirt	-136
blunt	123
blunt </s>	140
blunt version	140
blur	-178
blurry	-279
blurry </s>	-251
bo	59
board	90
board ,	31
board </s>	-177
board <number>	6
board game	106
board in	106
board is	149
board meet	-42
board of	-67
board of a	105
boat	184
boat 's	-14
boat 's moor	75
boat ,	79
boat </s>	216
boat and	17
boat are	-12
boat are what	-12
boat in	31
boat is	11
boat is keep	-63
boat last	100
boat with	-47
boatyard	-22
boatyard </s>	-55
bodge	-128
body	-181
body </s>	-22
bog	-43
bogdan	116
bogdan from	56
boil	-324
boil </s>	-153
boil an	-68
boil an egg	-68
boil at	-144
boil egg	-112
boil over	-158
boil over ,	-110
boil over </s>	-53
boiler	36
boiler 's	87
boiler </s>	-126
boiler code	-170
boiler for	-78
boiler in	4
boiler is	170
boiler is from	149
boiler man	73
boiler man </s>	-146
bolaji	-15
bold	-18
bolt	146
bomb	115
bond	114
bone	-116
bone on	-64
bonfire	-75
bonfire before	37
bonfire before <month>	110
book	31
book ,	-104
book </s>	42
book <number>	133
book <number> week	102
book a	33
book a year	133
book advance	-45
book and	147
book anything	89
book anything before	89
book are	162
book at	-83
book at a	-83
book club	-14
book club in	-97
book club meet	148
book for	280
book for <number>	76
book for my	183
book for our	60
book for spring	102
book for the	266
book from	134
book i	-148
book in	-90
book in the	13
book is	-164
book it	-21
book myself	95
book of	171
book say	-138
book say the	-127
book the	-197
book through	148
bookbinding	-69
booking	187
bookkeeping	24
bookkeeping for	115
bookshop	-76
bookshop in	-158
bookshop in it	-134
bookshop was	52
boot	-313
boot </s>	-48
boot at	-134
boot on	-104
border	129
border <kin>	84
bore	-249
bore ,	-201
bore </s>	-106
bore in	-133
bore me	42
bore me stiff	53
borrow	-96
borrow a	-143
borrow checker	-154
borrow from	207
bossy	-86
bot	-43
bot </s>	-161
bot is	43
botany	-4
both	64
both </s>	-133
both <kin>	192
both <kin> </s>	140
both <kin> are	106
both <name>	212
both <name> </s>	171
both be	35
both can	-151
both ear	106
both ear </s>	79
both eye	151
both eye </s>	131
both hand	79
both hand </s>	165
both hip	-25
both hip </s>	-112
both in	11
both in <name>	147
both look	-160
both my	-41
both my <kin>	43
both my link	-142
both of	209
both of us	143
both on	-4
both our	136
both side	-57
both side </s>	-60
bother	-167
bother </s>	-104
bother me	153
bother with	-159
bottle	-231
bottle </s>	70
bottle of	-184
bottom	86
bottom </s>	30
bottom is	-86
bottom leave	114
bottom leave </s>	114
bottom of	87
bottom of the	66
bottom set	133
bouldering	139
bouldering grade	22
bounce	-134
bouncy	-97
bouncy castle	-97
bouzouki	64
bow	156
bowl	63
bowl </s>	94
bowl and	-131
bowl and a	-112
bowl club	11
bowl club ,	95
bowl on	126
bowl on <days>	126
bowser	-132
box	103
box ,	109
box , <name>	89
box </s>	72
box <number>	-95
box <number> </s>	-174
box and	-168
box at	96
box at the	137
box for	6
box have	-162
box in	188
box in the	181
box is	-61
box is a	140
box is at	-164
box is what	77
box of	38
box off	13
box office	-138
box room	217
box room </s>	197
box that	33
box that <name>	124
brace	134
brace </s>	123
brace go	-24
brace go on	-24
bracket	-241
bracket </s>	-159
braille	128
braille </s>	-144
braille display	148
brain	-181
brain </s>	-196
brain is	-179
brain is mush	-141
brake	-18
brake </s>	7
bramble	99
branch	26
branch ,	-143
branch </s>	-256
branch <kin>	66
branch after	105
branch and	-84
branch and now	-84
branch in	127
branch in <name>	88
branch is	-71
branch is behind	-134
brand	211
brand </s>	145
brand that	-170
brass	77
brass band	57
brass band </s>	34
brave	113
brb	-259
brb </s>	-209
breach	84
bread	-50
bread 's	-188
bread 's in	-151
bread ,	-31
bread </s>	27
bread and	105
bread and butter	143
bread for	124
bread for a	106
bread is	-24
bread that	-108
break	-182
break ,	-224
break </s>	-128
break <number>	64
break a	-159
break again	-58
break again </s>	-58
break down	-115
break even	7
break her	-139
break her wrist	-139
break in	17
break in <number>	69
break in the	-135
break it	-144
break it </s>	-129
break my	188
break my back	41
break my wrist	137
break so	-95
break the	-165
break the build	-176
break the layout	-91
break this	-67
break this morning	-67
break up	86
breakfast	-94
breakfast ,	-129
breakfast </s>	-45
breakfast and	-25
breakfast i	10
breast	39
breast cancer	39
breast cancer ,	130
breath	-105
breathe	-211
breed	-83
breed <kin>	132
breed <kin> in	106
breed <name>	173
breed <name> <kin>	173
brew	127
brewery	70
brewery ,	-10
brewery </s>	24
brewery in	116
brewery in <name>	116
brick	-9
brick </s>	-92
bridal	109
bridal </s>	101
bride	23
bride 's	-162
bride 's <kin>	-153
bridge	-28
bridge </s>	-114
brief	-147
brief </s>	-114
brigade	174
brigade ,	71
brigade , volunteer	71
brigade come	-83
brigade in	73
bright	-116
bright <kin>	-102
bright <kin> </s>	-102
brilliant	-181
brilliant </s>	-108
bring	132
bring </s>	-89
bring a	-163
bring back	-167
bring donut	-110
bring her	64
bring him	35
bring in	34
bring it	80
bring me	169
bring me out	103
bring my	-150
bring my own	21
bring the	151
bring up	116
bring us	185
brinjal	52
brisket	-154
brisket </s>	-154
british	227
british spell	148
british spell in	68
broadband	134
brochure	-152
brochure </s>	-152
broom	-112
brown	-80
brown </s>	-157
brown inhaler	70
brownie	-118
brownie </s>	-63
browser	-254
browser ,	-95
browser </s>	-114
bruise	84
bruna	-33
bruna the	-33
bruna the <kin>	-33
bruno	59
bruno ,	-60
brush	-60
brush them	-60
brutal	-146
brutal </s>	-146
btw	-141
btw ,	-56
btw </s>	-328
btw get	81
btw i	158
btw i 'm	76
btw i meet	42
btw my	81
btw my <kin>	127
btw some	-114
btw some <kin>	-114
btw the	-64
btw the <kin>	-91
btw we	21
btw we have	21
bucket	-230
bucket ,	-131
bucket </s>	-147
budge	-41
budge </s>	-41
budget	25
budget 's	173
budget 's <number>	173
budget </s>	37
budget <number>	-138
budget cut	51
budget for	21
budget for grocery	177
budget for the	74
budget is	-45
budget is <number>	-68
budget of	25
budget of <number>	25
budget on	146
buffer	-143
buffer </s>	-143
buffet	-135
bug	-294
bug ,	-72
bug </s>	-243
bug in	-135
bug in my	-97
bug is	-75
bug is fix	-75
bug since	-134
build	194
build ,	-100
build </s>	70
build <number>	-17
build a	58
build are	50
build break	-140
build by	142
build for	-107
build for <number>	-107
build have	53
build in	-48
build in <name>	-109
build in <number>	136
build is	-124
build it now	-163
build the	-111
build the image	-223
build up	-44
build with	155
build with <name>	48
build work	-91
building	150
bulb	-167
bulb is	-129
bullet	153
bullet ,	34
bullet </s>	-275
bullet list	111
bullet point	223
bullet point </s>	64
bullet point and	-146
bullet point in	72
bullet point please	128
bullet point than	137
bully	152
bump	-136
bump into	23
bumper	-142
bun	-128
bun </s>	-128
bungalow	206
bungalow ,	-42
bungalow in	105
bungalow in <name>	105
bunion	126
bureau	229
bureau </s>	108
burger	-138
burgle	143
burgle twice	143
burn	-135
burn ,	-195
burn a	-86
burn down	-4
burn from	-122
burn from the	-149
burn in	86
burn my	-91
burn my tongue	-91
burn now	-109
burn now </s>	-109
burn out	4
burn the	-357
burn the first	-105
burn the rice	-80
burn the toast	-85
burn while	-37
burn while i	-37
burnout	94
burnout </s>	69
burst	-68
bury	59
bury ,	-118
bury </s>	140
bury in	-41
bury in <name>	-41
bury our	78
bus ,	-76
bus </s>	275
bus <kin>	102
bus <kin> </s>	39
bus and	-109
bus for	185
bus from	68
bus from <name>	-116
bus go	-45
bus in	-50
bus in <name>	-69
bus is	-270
bus is <number>	-133
bus is late	-85
bus just	-199
bus never	-156
bus never come	-156
bus now	-149
bus now ,	-149
bus pass	20
bus stop	-156
bus stop </s>	-67
bus to	27
bus today	-75
bus was	-105
bus with	-132
bus with a	-125
busiest	88
busiest month	87
busiest month is	87
business	-22
business ,	231
business </s>	-142
business <kin>	209
business <kin> ,	76
business <kin> <name>	127
business <kin> in	142
business in	-42
business is	158
busk	112
busker	-114
bust	58
bust </s>	-127
busy	-164
but	-71
but </s>	-164
but <day>	29
but <day> night	-36
but <kin> will	13
but <name>	97
but <name> 's	-166
but <name> ,	188
but <name> </s>	144
but <name> and	15
but <name> can	66
but <name> is	10
but <name> pass	85
but <name> quit	36
but <number>	-89
but a	-28
but amateur	50
but amateur dramatics	50
but black	-44
but button	-49
but button ,	-49
but fair	-70
but fair </s>	-70
but for	-115
but get	-154
but grow	80
but grow up	80
but he	-7
but i	215
but i 'm	56
but i can	31
but i have	112
but i still	39
but it	-12
but it 's	146
but its	-96
but jazz	23
but keen	82
but keep	-88
but keep it	-88
but leave	-217
but leave the	-184
but me	217
but me </s>	132
but my	16
but my <kin>	41
but my stomach	-15
but needle	-51
but never	124
but never practise	109
but nice	-127
but nice </s>	-99
but no	-50
but no </s>	-130
but no oven	189
but nobody	-83
but not	-110
but not in	-162
but not rent	98
but not the	-103
but not write	176
but only	-89
but our	-78
but our house	-105
but red	76
but sew	66
but so	21
but speak	170
but speak is	170
but still	87
but that	-67
but the	-52
but the <kin>	-109
but the flat	-52
but the name	85
but there	-149
but there 's	-149
but this	-116
but we	67
but we close	-40
but what	-156
but you	-248
but you can	-154
but you have	-153
but your	-97
but your last	-97
butt	89
butter	-229
butter </s>	15
buttermilk	-130
buttermilk </s>	-130
button	-207
button ,	-49
button , about	-49
button </s>	-74
button for	-118
button here	-115
button is	-145
button since	18
buy	-131
buy ,	-48
buy </s>	-36
buy <number>	-250
buy <number> </s>	-180
buy a	-38
buy a <name>	-166
buy a dress	-75
buy a house	-98
buy a pan	-96
buy a plot	139
buy an	105
buy bread	-157
buy bread ,	-136
buy by	-86
buy in	217
buy in <name>	88
buy in <number>	145
buy it	72
buy me	-168
buy milk	-211
buy milk </s>	-134
buy milk and	-96
buy milk on	-127
buy new	142
buy second-hand	160
buy secondhand	156
buy the	80
buy today	-58
buy yesterday	-123
buyer	47
buzz	-224
buzz </s>	-150
by	187
by <day>	44
by <day> </s>	-81
by <day> noon	159
by <kin>	125
by <kin> </s>	88
by <kin> <name>	106
by <month>	201
by <month> ,	101
by <month> </s>	109
by <name>	239
by <name> ,	16
by <name> </s>	118
by <name> <name>	119
by <name> <number>	150
by <name> and	148
by <name> on	125
by <number>	-141
by <number> ,	-222
by <number> </s>	-36
by <number> <kin>	25
by <number> <month>	160
by <number> in	103
by <number> people	157
by <number> percent	-15
by <number> today	-105
by a	-96
by a <kin>	-157
by a <name>	-64
by a cron	170
by a rep	-139
by about	91
by about <number>	91
by accident	-301
by accident ,	-145
by accident </s>	-239
by accident a	17
by an	-44
by an hour	-104
by autumn	92
by autumn </s>	92
by bike	133
by bike ,	100
by birth	109
by birth ,	109
by car	11
by choice	177
by choice </s>	204
by christma	95
by close	-152
by close of	-152
by colour	107
by date	121
by date ,	147
by day	203
by day ,	88
by day </s>	105
by default	-158
by ear	136
by ear </s>	136
by email	125
by eye	-145
by eye </s>	-145
by ferry	159
by ferry to	138
by for	105
by half	-214
by half </s>	-134
by half past	-125
by hand	-52
by hand ,	107
by hand </s>	-85
by hand on	77
by heart	129
by heart </s>	129
by his	59
by it	-163
by it </s>	-163
by itself	-116
by itself </s>	-95
by law	-140
by law </s>	-140
by lunch	-223
by lunch </s>	-171
by me	177
by me ,	112
by me </s>	29
by me and	167
by me in	145
by mistake	-236
by mistake ,	-94
by mistake </s>	-135
by my	302
by my <kin>	219
by my <name>	161
by my <number>	112
by my surname	88
by next	236
by next summer	149
by night	75
by night </s>	75
by noon	-313
by noon ,	-106
by noon </s>	-285
by now	-68
by now </s>	58
by number	45
by number </s>	45
by order	78
by order of	78
by paper	120
by phone	-5
by phone </s>	-5
by post	136
by post ,	114
by somebody	-64
by spring	55
by step	86
by step </s>	113
by step for	-44
by summer </s>	-38
by text	-58
by that	-209
by the	100
by the <kin>	-116
by the <name>	111
by the <number>	-55
by the age	-20
by the back	167
by the bank	-220
by the bed	17
by the day	123
by the door	73
by the end	134
by the ferry	-48
by the hour	-96
by the house	74
by the kilo	-62
by the last	-142
by the lease	96
by the metre	92
by the minute	76
by the station	-160
by the way	-148
by the window	61
by the word	-133
by then	18
by they	156
by this	-138
by tomorrow	-150
by tomorrow </s>	-124
by tonight	-158
by tonight </s>	-128
by trade	166
by trade ,	173
by trade </s>	164
by train	195
by train </s>	242
by tram	-70
by tram </s>	-84
by us	85
by whoever	88
bye	-139
bye </s>	-139
bypass	148
byte	-134
c	-157
c </s>	-58
cab	35
cab </s>	119
cabbage	-146
cabbage </s>	-84
cabbage and	-47
cabin	14
cabin </s>	-35
cabin at	102
cabin at <name>	102
cabin in	139
cabin in <name>	139
cabinet	171
cabinet </s>	73
cable	-90
cable </s>	-7
cache	-196
cache ,	-136
cache </s>	-196
cafe	88
cafe </s>	101
cafe in	-45
cafe in <name>	-8
caffeine	52
caffeine after	102
caffeine kick	-122
caffeine kick in	-122
caffeine today	-90
café	21
café </s>	109
cage	49
cage </s>	77
cake	-128
cake ,	-160
cake </s>	77
cake at	-104
cake for	-154
cake for <name>	-121
cake in	-105
cake in the	-74
cake with	83
calcium	111
calendar	-120
calendar ,	29
calibrate	181
call	157
call ,	-160
call , always	85
call , can	-149
call , hold	-112
call , so	-122
call </s>	-130
call <kin>	64
call <kin> </s>	64
call <name>	321
call <name> ,	88
call <name> </s>	324
call <name> <name>	45
call <name> and	196
call <name> in	-190
call <name> is	-212
call <name> who	83
call <name> with	132
call <number>	-79
call a	-166
call a <kin>	-89
call again	-58
call again </s>	-58
call and	-169
call are	182
call at	-87
call at <number>	-187
call before	8
call by	85
call by my	85
call centre	116
call drop	-181
call every	195
call every <day>	138
call every third	86
call for	-218
call from	-135
call her	27
call her <kin>	141
call her <name>	34
call her back	-128
call i	-222
call in	-45
call in <number>	-179
call it	-68
call it a	45
call it that	92
call itself	-142
call keep	-128
call me	220
call me <kin>	190
call me <name>	358
call me by	-43
call me sir	-92
call my	-71
call my <kin>	-71
call need	148
call never	-6
call on	-157
call on <days>	-157
call rotate	111
call so	-124
call that	-107
call the	-128
call the <kin>	-228
call the <name>	-13
call the function	-93
call this	-145
call to	-233
call to the	-87
call with	-203
call with the	-180
caller	-91
caller at	-15
calligraphy	82
calm	35
calm </s>	86
calm reply	-160
calmer	-153
calorie	179
camera	167
camp	25
camp by	128
camp in	-13
camp in <name>	-13
camp ring	19
camp without	-55
camp without a	-55
camper	140
camper of	80
camper of my	80
campervan	88
campervan ,	57
campervan , <number>	113
campsite	36
can	-121
can </s>	161
can <kin>	-205
can <name>	64
can <number>	5
can a	-256
can a <kin>	-152
can a person	-192
can be	-59
can be do	-150
can bring	61
can call	92
can call it	92
can do	-25
can do </s>	33
can do that	-119
can eat	-145
can find	11
can follow	77
can freeze	-72
can get	-206
can go	-37
can go </s>	-145
can guess	-98
can guess </s>	-98
can he	-109
can hear	-165
can hold	-150
can i	-608
can i <kin>	-149
can i cheat	-121
can i do	-197
can i eat	-130
can i get	-178
can i go	-137
can i still	-137
can i use	-126
can it	32
can it be	65
can it go	-163
can leave	86
can live	-163
can manage	-48
can n't	182
can n't abide	-21
can n't ask	-240
can n't be	85
can n't bear	137
can n't believe	-204
can n't change	113
can n't check	-142
can n't count	-26
can n't decide	-190
can n't deploy	-63
can n't do	123
can n't drill	25
can n't drive	201
can n't eat	-97
can n't edit	57
can n't enter	64
can n't face	66
can n't find	-338
can n't fly	146
can n't focus	-114
can n't have	233
can n't hear	-40
can n't install	144
can n't kneel	136
can n't know	118
can n't leave	20
can n't lift	84
can n't log	-180
can n't manage	107
can n't miss	139
can n't open	6
can n't put	55
can n't reach	30
can n't read	127
can n't remember	-176
can n't roll	23
can n't run	21
can n't scroll	-168
can n't see	-51
can n't sell	75
can n't send	-156
can n't sleep	-195
can n't stand	182
can n't swallow	138
can n't swim	170
can n't take	-11
can n't talk	-167
can n't taste	190
can n't tell	152
can n't think	-145
can n't upgrade	143
can n't use	-62
can n't work	127
can never	-103
can not	15
can not read	11
can not take	153
can only	198
can only do	104
can play	12
can put	-179
can read	193
can read it	-138
can read the	-172
can see	-265
can see the	-159
can send	-138
can sign	76
can skip	54
can stand	-152
can stay	-178
can stay </s>	-139
can take	31
can the	-173
can tour	145
can type	10
can use	136
can use </s>	67
can wait	-185
can wait </s>	-108
can we	-216
can we go	-111
can weld	132
can write	-158
can you	-338
can you <name>	-82
can you believe	-79
can you check	-144
can you do	-187
can you draft	-141
can you explain	-99
can you find	-116
can you fix	-99
can you give	-139
can you help	-79
can you just	-112
can you lie	-131
can you look	-144
can you make	-255
can you plan	-154
can you put	-147
can you redo	-71
can you settle	-66
can you sort	119
can you take	-134
can you tell	-91
can you think	125
can you turn	-124
can you write	-148
canal	116
canal </s>	-163
cancel	-89
cancel ,	-241
cancel </s>	-226
cancel for	-88
cancel it	-149
cancel it </s>	-149
cancel that	109
cancellation	-108
cancellation policy	-108
cancellation policy that	-108
cancer	94
cancer ,	130
candidate	-43
candle	-46
candle </s>	-6
candle wax	-94
candle wax out	-94
cane	176
cannae	-68
canoe	109
canoe polo	16
canon	106
canteen ,	-14
canteen , <number>	138
canteen </s>	8
canteen is	130
canteen menu	-126
cap	114
cap 's	4
cap </s>	-206
cap at	193
cap at <number>	123
capital	-92
capital </s>	4
capital of	-142
capital of <name>	-142
capo	100
capo on	125
capo on <number>	125
capsule	-28
capsule wardrobe	-28
capsule wardrobe ,	-28
captcha	-133
caption	65
caption </s>	-179
caption for	54
caption on	-83
car	-5
car 's	202
car ,	-26
car , i	-71
car , no	-82
car , so	-54
car </s>	-29
car alarm	-129
car and	113
car are	89
car between	17
car between <number>	17
car boot	-109
car finance	136
car from	43
car go	-28
car go back	-28
car in	11
car in the	-24
car is	155
car is a	155
car no	165
car outside	-144
car park	-108
car park </s>	33
car park with	-86
car since	69
car when	145
car will	-156
caravan	104
caravan </s>	159
caravan in	-132
caravan in front	-132
caravan on	131
carbon	-107
carburettor	-66
card	-159
card 's	39
card ,	-77
card , ever	95
card </s>	-109
card after	107
card after the	107
card data	74
card fee	-67
card for	-138
card for a	-106
card for the	-132
card get	-87
card get decline	-87
card in	-54
card is	107
card machine	-106
card message	-171
card message </s>	-126
card number	58
card reader	-57
card reader 's	10
card to	-162
card under	94
card under a	94
care	106
care ,	-19
care </s>	111
care about	-14
care about the	-109
care home	116
care home </s>	163
care home in	167
care of	157
care which	-113
career	160
career in	61
cargo	144
cargo bike	99
cargo bike ,	85
cargo bike </s>	132
carlo	-6
carlo 's	-6
carousel	-132
carousel </s>	-114
carpal	109
carpal tunnel	109
carpentry	143
carpentry </s>	143
carpet	25
carpet </s>	49
carriage	-115
carriage </s>	-113
carrier	58
carrot	-129
carrot </s>	-86
carry	-42
carry <number>	137
carry <number> pen	95
carry an	214
carry an epipen	179
carry on	-149
carry on </s>	-120
carry the	192
carry the <name>	142
carsick	157
carsick we	132
cartoon	-185
cartoon is	-153
carve	106
carve by	-8
case	-154
case </s>	-142
case for	53
case in	-42
case study	-205
cash	84
cash </s>	86
cash flow	-83
cash only	99
cash only </s>	125
cash only at	-31
cashew	-15
cashew </s>	-111
casserole	81
cast	-79
cast iron	155
castle	-167
catalogue	115
cataract	222
cataract ,	114
cataract </s>	176
catch	28
catch </s>	-171
catch a	-157
catch the	-155
category	-132
cater	92
caterer	-80
cathedral	91
cathedral </s>	-23
cathedral choir	77
cattle	144
cauliflower	-96
cause	76
cause number	-24
cause number is	-24
cavalry	-18
cc	86
ceilidh	125
ceilidh band	82
ceiling	-11
ceiling </s>	-43
celebrate	14
celebrate birthday	114
celebrate birthday ,	114
celery	-110
celery </s>	-79
celia	-50
celia ,	-50
celiac	-48
celiac ,	130
cell	-144
cell </s>	82
cell <name>	-240
cell <name> </s>	-169
cell for	-105
cell for an	-85
cell trait	120
cellar	271
cellar ,	-13
cellar </s>	187
cellar of	101
cellar of our	101
cellist	20
cello	33
cello 's	-36
cello ,	128
cello </s>	-89
cello in	139
cello is	133
cello part	-149
cello to	137
cement	-60
cent	70
cent ,	68
cent </s>	-62
cent a	107
cent a word	107
center	-150
central	137
centre	246
centre </s>	186
centre in	127
centre in <name>	127
century	98
century </s>	98
ceramics	107
cereal	-129
ceremony	163
cert	145
cert ,	64
certificate	-124
certificate </s>	154
certificate as	85
certify	100
certify <kin>	-102
certify since	152
certify since <number>	152
ch	-169
ch <number>	-169
ch <number> </s>	-182
chain	-156
chain </s>	-95
chain of	122
chair	128
chair ,	-48
chair </s>	147
chair and	29
chair and all	29
chair are	43
chair by	-107
chair in	80
chair in my	-84
chair in the	95
chair of	129
chair of the	129
chair that	-165
chair the	161
chale	64
chalk	177
chamber	145
change	-59
change ,	-21
change </s>	-114
change <number>	-178
change freeze	159
change in	69
change it	-123
change it </s>	-63
change my	191
change of	-142
change so	-128
change that	-80
change the	-320
change the <name>	-121
change the chair	-115
change the title	-106
change to	140
change to the	25
change train	-110
change was	-149
channel	-129
channel ,	30
channel </s>	-15
chaos	-81
chaos </s>	-121
chap	-187
chap in	-67
chap on	-128
chap on telly	-128
chapel	191
chapel ,	-54
chapel </s>	206
chapel at	165
chapter	-463
chapter ,	-108
chapter </s>	-174
chapter <number>	-283
chapter <number> </s>	-246
chapter <number> is	-78
char	11
character	-261
character ,	-244
character </s>	-53
character in	-126
character in my	-121
character is	-135
charge	179
charge </s>	-118
charge <kin>	149
charge <kin> for	149
charge <number>	228
charge <number> an	126
charge <number> cent	107
charge by	-8
charge by the	-8
charge for	82
charge for a	-167
charge me	-143
charge of	118
charge of the	31
charge the	-207
charger	-77
charger ,	-168
charger </s>	146
charity	-14
charity </s>	-69
charity shop	7
charm	-174
chart	-63
chart ,	95
chart </s>	-15
chart are	-97
chart for	-114
chart is	-150
chase	130
chase </s>	72
chase the	168
chaser	-107
chat	-271
chat ,	-11
chat </s>	-290
chat for	-51
chat have	-119
chat is	24
chatbot	-136
cheap	-117
cheap </s>	46
cheap at	-179
cheap at the	-179
cheap dinner	52
cheap dinner for	52
cheap one	-164
cheap this	-38
cheaper	-44
cheaper </s>	-30
cheapest	-114
cheaply	-103
cheaply </s>	-103
cheat	-112
cheat </s>	-77
check	-174
check </s>	-186
check again	-36
check again </s>	-36
check every	200
check every <month>	116
check first	-104
check if	-146
check in	-178
check it	-230
check it </s>	-137
check it please	-106
check my	-18
check my <name>	-13
check my draft	56
check the	7
check the stave	79
check this	-131
check whether	-116
check without	-77
check-up	-87
checker	-154
checklist	-64
checklist for	-181
checkout	32
cheeky	-79
cheer	-278
cheer </s>	-225
cheer me	-133
cheer me up	-133
cheerful	-115
cheese	63
cheese ,	145
cheese </s>	-9
cheese go	-6
cheese in	-28
cheesy	-132
cheesy </s>	-77
chemical	128
chemical </s>	132
chemistry	12
chemistry ,	-65
chemistry </s>	146
chemistry at	94
chemistry mostly	122
chemistry mostly ,	122
chemistry to	104
chemo	191
chemo </s>	185
cheque	8
cheque </s>	-146
cherry	-83
chess	-5
chess club	135
chess online	95
chess rate	57
chess rate peak	-31
chest	107
chest </s>	-63
chew	78
chew </s>	157
chew cable	87
chew gum	-127
chew gum out	-102
chi	85
chi on	8
chickpea	-132
chief	-17
chief <kin>	130
childcare	132
childhood	135
childhood </s>	123
chile	45
chile </s>	162
chile in	110
chill	-129
chimney	-4
chin	195
chip	-6
chip </s>	33
chip shop	-143
chipper	-71
chippy	145
chirp	-156
chirpy	-71
chirpy for	-71
chocolate	-62
chocolate </s>	-132
chocolate give	30
choice	133
choice ,	106
choice </s>	247
choice there	-68
choice there </s>	-68
choir	118
choir 's	84
choir ,	130
choir </s>	79
choir i	167
choir is	-34
choir on	-55
choir school	-52
choir school pay	-52
choir sing	-93
choir sing only	-102
choir tour	153
choke </s>	-164
choke on	-57
cholesterol	151
choose	-81
choose </s>	-124
choose from	-162
choose the	35
chop	-204
chop the	-220
chord	-97
chord </s>	-156
chord chart	89
chore	6
christen	-12
christma	22
christma </s>	40
chrome	-13
chrome </s>	-110
chronic	79
chuck	-142
chuck it	-108
chuck it down	-108
chunk	-127
church	246
church ,	140
church </s>	55
church and	87
church bell	11
church hall	-41
church hall on	62
church in	63
church is	125
church pay	141
churchwarden	179
ci	89
cider	122
cigarette	156
cilantro	-142
cinema	-10
circle	-127
circle </s>	80
circuit	99
circular	-108
circus	-39
circus ,	-56
circus </s>	145
cite	97
cite a	139
citizen	85
citizenship	125
citizenship come	138
citizenship come through	138
citizenship exam	155
citizenship exam on	86
citizenship in	144
citizenship test	76
citizenship test is	10
city	-11
city ,	-73
city , <name>	-21
city </s>	96
city only	-37
civil	-49
claim	-106
claim </s>	-135
claim he	-151
claim the	16
clamp	114
clan	170
clan ,	110
clash	-12
class	150
class ,	177
class , <number>	155
class </s>	-21
class <kin>	111
class <name>	30
class <number>	8
class <number> </s>	35
class at	143
class at the	143
class call	-114
class cancel	-145
class have	76
class have <number>	76
class i	48
class in	85
class in <name>	148
class inherit	-126
class is	5
class is <number>	126
class of	101
class of <number>	129
classic	153
classroom	152
clause	-185
clause ,	-142
clause </s>	-13
clause <number>	-151
claustrophobic	147
clay	166
clay ,	-70
clay </s>	194
clay is	13
clay soil	131
clay soil ,	83
clay soil </s>	94
clean	-50
clean </s>	203
clean a	-101
clean for	154
clean office	154
clean office </s>	189
clean office <number>	127
clean round	-28
clean since	-22
clean the	-251
clean to	-124
clean up	23
clear	11
clear </s>	-75
clear now	90
clear the	11
clear the cache	-143
clef	-182
clerk at	44
clerk at the	44
clerk in	-34
clever	55
click	-220
click ,	-52
click </s>	31
click i	-118
click on	-115
click save	-140
click save </s>	-120
click the	-102
climate	111
climb	96
climb </s>	-131
climb <number>	128
climb is	-56
climb is how	-56
clinic 's	-96
clinic </s>	5
clinic i	145
clinic in	13
clinic in <name>	172
clinic is	101
clinic let	-70
clinical	88
clip	-295
clip ,	-97
clip </s>	-197
clip at	-156
clip was	-58
clipboard	-122
clock	58
clock ,	45
clock </s>	41
clock for	78
clock in	110
clock in the	95
clock is	-152
clone	-12
close	-131
close ,	-24
close </s>	-255
close <day>	-138
close <days>	121
close <days> </s>	162
close <days> and	-38
close and	92
close at	-92
close at <number>	-88
close early	-117
close every	-37
close for	65
close for the	45
close in	-115
close in <number>	-169
close my	165
close of	-152
close on	32
close on <days>	-50
close the	49
close the <name>	158
close the shop	32
close the ticket	-143
close the window	-154
close to	40
close tonight	-66
close up	10
closest	159
closest <kin>	113
closure	86
clot	137
cloth	-42
cloth </s>	-116
clothe	-22
clothe ,	100
clothe </s>	152
clothe on	-4
cloud	207
cloud </s>	140
cloud tool	123
cloud tool ,	92
clown	-97
club	196
club 's	87
club ,	153
club , <name>	142
club </s>	53
club <kin>	113
club at	213
club at <name>	179
club at the	88
club have	20
club have <number>	20
club in	54
club in <name>	32
club is	101
club meet	132
club meet at	82
club meet in	87
club treasurer	140
club treasurer since	86
clue	-189
clue </s>	-171
cluster	161
cluster ,	26
cluster have	126
cluster have </s>	126
clutch	185
cm	23
cm </s>	-74
cm wide	86
cm wide </s>	86
co	200
co-housing	-52
co-housing project	-52
co-housing project in	-52
co-op	73
co-op </s>	117
co-op in	139
co-op in <name>	139
co-op pay	-123
co-own	149
co-own the	149
coach	134
coal	-108
coast	22
coat	-195
coat 's	-162
coat ,	57
coat on	-130
coat on </s>	-124
cobbler	72
cobbler </s>	72
cobol	-56
cochlear	103
cochlear implant	103
cocoa	32
coconut	27
coconut milk	66
coconut milk </s>	66
code	172
code 's	15
code 's <number>	15
code ,	28
code , please	100
code </s>	5
code <number>	-180
code <number> </s>	-173
code and	109
code at	74
code at <number>	117
code comment	110
code comment in	110
code expire	-137
code fail	-159
code in	210
code in <name>	198
code in a	14
code is	-21
code is below	-145
code on	79
code on a	31
code only	88
code review	70
code to	-83
code to list	-83
codebase	169
codebase is	121
coeliac	82
coeliac ,	-100
coeliac </s>	183
coeliac disease	-111
coeliac in	106
coeliac in <number>	106
coeliac since	127
coeliac so	77
coffee	-192
coffee 's	-243
coffee 's go	-188
coffee ,	-231
coffee </s>	-94
coffee a	-29
coffee a day	-29
coffee and	-95
coffee at	-140
coffee at <number>	-140
coffee black	124
coffee first	-145
coffee have	66
coffee i	84
coffee in	-43
coffee is	-102
coffee is cold	-115
coffee machine	-95
coffee make	74
coffee make me	74
coffee over	-62
coffee right	-69
coffee right now	-69
coffin	-70
coffin and	-70
coffin and nobody	-70
coin	-70
coin </s>	-104
cold	-115
cold ,	-263
cold </s>	-83
cold again	-96
cold and	83
cold call	-120
cold over	-76
cold today	-122
cold today ,	-100
cold today </s>	-37
cold while	-113
cold while i	-71
colin	16
collar	-123
collarbone	117
collect	156
collect fountain	168
collect fountain pen	168
collect old	100
collect only	107
collect only the	107
collect stamp	123
collect stamp from	123
collect the	-120
collection	95
collector	32
collector get	-95
college	168
college ,	164
college </s>	328
college in	147
college in <name>	147
college on	-81
college on <days>	-81
colliery	195
colon	-85
colony	33
color	-104
colour	33
colour ,	48
colour </s>	-55
colour are	140
colour look	-130
colour look off	-130
colour scheme	-55
colour scheme for	-55
colour-blind	271
colour-blind (	131
colour-blind ,	183
colour-blind , red	130
colour-blind , red-and-green	93
colour-blind </s>	166
colourblind	224
colourblind ,	200
colourblind , red-and-green	133
column	-189
column 's	-173
column ,	-150
column </s>	-142
column <name>	-213
column <name> </s>	-79
column <name> is	-132
column are	173
column go	116
column go </s>	-98
column is	-213
column of	-103
column please	-151
column please </s>	-151
column show	-149
column that	-172
combi	117
come	50
come ,	-128
come </s>	-131
come <day>	-91
come <day> </s>	-177
come <days>	270
come <days> </s>	163
come <days> and	59
come <month>	113
come <month> </s>	113
come <number>	-124
come a	25
come along	166
come and	-147
come at	42
come at <number>	9
come back	-22
come back </s>	-24
come back on	-132
come back right	89
come back to	-124
come before	-205
come by	-130
come down	-147
come down </s>	-147
come every	-63
come every <month>	41
come every second	-63
come first	101
come from	45
come from </s>	-187
come from <name>	142
come from <number>	175
come from a	72
come from my	175
come from the	-56
come home	-32
come home to	121
come in	-134
come in </s>	-221
come in <day>	19
come in <name>	-57
come in <number>	-140
come in as	90
come in at	-175
come in summer	144
come in the	105
come last	-20
come last </s>	36
come last tonight	-65
come monthly	132
come monthly </s>	132
come off	189
come off </s>	-5
come off a	115
come off it	101
come on	-10
come on ,	-154
come on <days>	63
come on halfway	-87
come on the	168
come out	25
come out </s>	54
come out <number>	-156
come out as	36
come out blank	-105
come out blurry	-111
come out in	-148
come out like	-126
come out on	-5
come out too	-83
come over	112
come over we	-20
come round	-143
come this	-96
come this morning	-96
come through	91
come through </s>	96
come through in	80
come to	25
come to <name>	158
come to me	4
come to the	141
come to us	171
come today	-199
come today </s>	-128
come tonight	-116
come too	185
come too </s>	158
come up	-76
come up </s>	24
come up blank	-130
come up in	13
come up to	-44
come with	84
come with <number>	-159
come with a	-51
come with it	-91
come with me	135
come with the	177
come without	-125
comfy	-112
comic	-180
comic </s>	-95
comma	-169
comma </s>	-10
comma and	-117
command	127
command </s>	31
comment	-85
comment ,	-14
comment </s>	-36
comment in	70
comment in <name>	-23
comment on	-121
commission	-49
commission </s>	-39
commission only	-70
commission only ,	-70
commit	-70
commit </s>	-58
commit have	42
commit have to	42
commit message	93
committee	135
committee </s>	141
committee in	-40
committee meet	7
commode	35
commode </s>	60
common	-199
community	179
community centre	101
commute	339
commute 's	121
commute by	139
commute by ferry	105
commute is	179
commute is <number>	159
commute to	124
commute was	-62
commute was hell	-62
company	49
company 's	148
company 's dutch	-51
company ,	-104
company </s>	-152
company at	22
company car	167
company car go	167
company card	94
company go	-30
company i	23
company in	-180
company in <name>	144
company in the	-204
company is	77
company is <number>	-4
company laptop	97
company laptop is	97
compare	-64
compare </s>	-160
compare <number>	-168
compare these	-147
compare these <number>	-147
comparison	-180
compete	52
competitor	-64
compile	-158
compile </s>	-213
compiler	-65
complain	-139
complain </s>	-139
complaint	-209
complaint </s>	-184
complaint to	-198
complaint to the	-149
complete	30
complete beginner	30
complicate	-140
compliment	-152
component	-157
component </s>	-137
compose	-30
compose a	-226
compost	-169
compost </s>	-93
compound	-80
compressor	99
computer	120
computer </s>	137
con	-31
concern	-179
concern the	-155
concert	76
concert is	83
conclusion	114
concrete	171
condition	-35
condition </s>	-88
condolence	-136
conduct	117
conduct a	95
conference	89
conference on	23
conference on soil	23
config	-83
config </s>	-152
confirm	133
confirm it	143
confirm it </s>	143
conflict	-246
conflict in	-125
confuse	-194
confuse ,	-147
confuse , so	-147
confuse </s>	-203
confuse by	49
confuse by the	-129
confuse me	-20
confuse me ,	-86
congregation	163
connect	-48
connection	-229
conservatory	104
conservatory in	66
conservatory in <name>	152
consider	-106
consider a	-147
consider that	74
console	49
console </s>	-29
constructor	-144
constructor </s>	-144
consulate	5
consult	132
consult </s>	132
contact	13
contact </s>	112
contact in	-82
container	-194
container </s>	-194
contest	-134
contest in	-134
context	-119
continue	-204
continue </s>	-126
contract	215
contract 's	-124
contract </s>	124
contract at	168
contract end	196
contract end <number>	46
contract end in	188
contract for	144
contract i	12
contract in	95
contract is	107
contract is <number>	80
contract say	170
contract with	175
contract with <name>	59
contract with the	122
contradict	-152
contradict itself	-81
contribution	-8
control	-137
control </s>	-101
control sequence	-109
controller	160
conversation	-6
conversion	88
convert	-97
convert <number>	-161
convert <number> <name>	-73
convert the	-136
convert these	-159
convert this	-161
convert to	159
convert to <name>	122
convince	-148
cook	-71
cook ,	167
cook </s>	31
cook for	-121
cook for <number>	-129
cook pasta	-123
cook pasta </s>	-123
cook rice	-132
cook the	-194
cookbook	172
cooker	93
cooker </s>	-142
cooker and	80
cookery	-22
cool	-194
cool </s>	-133
cooler	-47
coop	-4
cooper	154
cooperative	112
cooperative </s>	118
cooperative bank	-61
cooperative in	119
cooperative in <name>	119
cop	33
copper	46
copper </s>	41
copy	105
copy 's	38
copy 's due	38
copy </s>	-27
copy and	65
copy and paste	50
copy go	125
copy go to	125
copy of	-121
copy of the	-215
copy paste	-172
copy the	-157
cord	17
core	115
coriander	46
coriander ,	125
coriander , taste	117
coriander </s>	-93
cork	-144
cork </s>	-62
cornbread	-23
corner	-9
corner </s>	-129
corner shop	-120
cornet	158
cornflour	-123
corolla	138
correct	-95
correct :	-140
correct </s>	-147
correct my	52
correct my <name>	160
correct that	-104
correct the	-148
correct this	-119
correction	44
corridor	22
corridor </s>	-158
corridor wait	-107
corridor wait for	-107
corrupt	-110
corrupt </s>	-110
cost	-141
cost </s>	-69
cost <number>	-192
cost a	-103
cost a fortune	-93
cost as	-133
cost as much	-133
cost is	-72
cost me	27
cost me <number>	-29
cost per	-136
cost to	-67
cost us	203
cost us <number>	143
cost what	-173
costume	-204
cosy	65
cottage	316
cottage ,	110
cottage in	51
cottage in <name>	85
cottage is	133
cotton	104
couch	-169
couch to	156
couch to <number>	156
cough	-144
cough </s>	-51
could	-238
could </s>	124
could a	-174
could be	-202
could be <number>	-108
could cry	-118
could eat	194
could follow	96
could follow </s>	96
could i	-196
could i eat	-88
could murder	-143
could murder a	-143
could n't	-95
could n't see	-110
could n't sleep	-131
could n't swim	-37
could sit	49
could sleep	-118
could the	-158
could use	-159
could use a	-127
could we	67
could you	-159
could you also	-39
could you check	-53
could you do	-188
could you give	-86
could you make	34
could you put	-144
could you rewrite	-148
could you tell	-118
could you write	-161
council	126
council 's	-82
council ,	-37
council </s>	-11
council <kin>	138
council about	-184
council about the	-184
council and	131
council for	105
council house	141
council in	132
council meet	-99
council tax	-114
council tax </s>	-121
council will	144
council will n't	144
count	-48
count </s>	-102
count <number>	-41
count <number> </s>	-138
count at	-139
count at <number>	-139
count in	136
count it	-81
count it <number>	-81
count the	-179
count them	-183
counter	-148
counter </s>	-126
counter at	-84
countie	-97
country	10
country </s>	-39
country before i	125
country before the	-119
county	204
couple	-194
couple </s>	-88
couple from	-167
couple of	-52
couple of year	151
couple who	-115
couple year	125
couple year </s>	125
courgette	-123
courgette and	-136
course	32
course </s>	23
course begin	141
course is	-38
court	138
court <kin>	140
court order	131
court order </s>	131
court stenographer	122
couscous	-130
cover	18
cover ,	124
cover </s>	-66
cover <name>	103
cover <number>	15
cover <number> valley	-19
cover a	154
cover a night	154
cover for	-92
cover for me	-107
cover in	44
cover letter	-227
cover letter for	-107
cover my	152
cover off	-104
cover the	70
covid	193
covid </s>	196
covid in	190
covid in <number>	193
cox	61
cpap	118
cpu	-130
crack	45
crack screen	93
cracker	-105
cracker </s>	-54
crackle	-162
cradle	-57
craft	-140
cramp	-235
cranberry	39
crane	141
crap	-21
crash	-49
crash </s>	27
crash again	-52
crash again </s>	-52
crash in	170
crash in <number>	150
crash in the	47
crash on	-165
crash twice	-34
crate	81
crate </s>	46
cravat	-85
crave	-173
crawl	-181
crayon	-165
crayon </s>	-165
crazy	-309
crazy </s>	-173
cream	-117
credit	21
credit ,	-74
credit </s>	-163
credit card	72
credit card after	107
credit union	-23
credit union ,	110
credit union </s>	-15
creep	-31
crew	35
cricket	54
cricket </s>	107
cricket club	138
cricket on	79
cricket umpire	-63
crime	34
crime </s>	5
crime novel	112
crime novel ,	58
crime scene	-119
crime scene </s>	-119
criminal	-86
criminology	-4
cringe	-101
crisp	-150
crisp </s>	-48
croatian	-67
crochet	83
croft	187
crohn	149
cron	-99
cron job	-5
cron line	-195
crook	-112
crook </s>	-112
crop	-43
crop it	-65
crop it </s>	-65
cross	-243
cross ,	109
cross </s>	-177
cross out	-149
cross with	-110
crossword	-127
crossword ,	-20
crossword </s>	-189
crossword clue	-74
crow	141
crow <number>	-40
crow <number> day	-40
crow is	-54
crow just	-119
crow of	59
crow of <number>	198
crow speak	172
crow speak <name>	142
crow work	87
crowd	-36
crowd shut	-27
crown	64
crown green	123
cruciate	170
cruise	97
cruise </s>	140
crumb	-111
crumble	-121
crumbly	118
crumpet	-127
crush	-151
crust	60
cry	-337
cry ,	-131
cry </s>	-171
cry at	-105
cry in	-211
cry in the	-119
cry on	-113
cry on the	-109
crypto	132
crypto mostly	52
crystal	-64
crystal </s>	-159
css	88
csv	-9
csv </s>	-154
cultural	112
cup	-164
cup ,	70
cup </s>	-79
cup of	-200
cup of coffee	-93
cup of flour	-119
cup of tea	-124
cup to	-89
cup to gram	-89
cupboard	175
cupboard </s>	172
cure	70
curious	-194
curious </s>	-152
curl	7
curl team	-83
curly	-65
curly leave	-158
current	-72
current <number>	-73
currently	-106
currently number	141
currently number <number>	141
curry	-147
curry </s>	-184
curse	59
curse </s>	59
cursive	134
cursor	-64
cursor is	-157
curtain	-104
curtain </s>	-75
cushing	130
custard	-162
custard </s>	-88
custody	191
custody ,	111
custody :	68
custody : the	68
custody in	105
custody of	133
custody of my	117
custody week	62
custody week on	62
custom	-62
custom </s>	-164
cut	-98
cut </s>	63
cut <number>	-123
cut <number> word	-123
cut and	-101
cut from	65
cut from <number>	8
cut hair	117
cut in	-43
cut is	26
cut it	-54
cut it </s>	-175
cut it by	-155
cut list	-105
cut my	-11
cut my finger	-142
cut my hour	154
cut of	71
cut off	-297
cut off </s>	-252
cut off at	-178
cut our	-142
cut out	-249
cut out </s>	-189
cut short	-98
cut the	-114
cut the onion	-69
cut to	8
cut to <number>	8
cute	-123
cute </s>	-98
cutlery	154
cutoff	19
cv	150
cycle	79
cycle everywhere	209
cycle everywhere </s>	192
cycle to	-66
cyclist	-120
cystic	146
cystic fibrosis	125
cystic fibrosis </s>	125
d	65
d&d	124
daft	-80
daft </s>	-133
dag	-16
dahlia	-51
dahlia </s>	128
dahlia are	-74
daily	241
daily ,	121
daily </s>	193
daily for	131
daily in	116
dairy	126
dairy </s>	99
dairy <kin>	146
dairy <kin> ,	133
dairy farm	-88
dairy for	133
dairy free	-52
dairy herd	111
dairy in	47
dairy in <name>	142
dairy in the	-6
dal	-30
damp </s>	-32
dan	25
dan is	-137
dance	-11
dance ,	149
dance in	-93
dance school	-20
dance school rent	-20
danish	119
dare	25
dark	-105
dark ,	-76
dark </s>	-131
dark for	-130
dark mode	69
dark mode ,	-100
darkroom	94
dart	187
dart </s>	155
dash	-63
dash </s>	-73
dashboard	12
dashboard </s>	-140
dashboard sit	79
data	-12
data ,	-169
data , <number>	-130
data </s>	-63
data centre	116
database	-20
database </s>	-65
database is	-117
dataframe	-129
dataframe with	-94
dataframe with <number>	-94
dataset	-23
date	-182
date 's	-91
date 's the	-83
date ,	204
date </s>	-29
date <number>	-47
date <number> <month>	183
date are	-145
date are wrong	-105
date as	65
date for	79
date from	-80
date from <number>	112
date in	12
date in <name>	165
date is	-93
date is <number>	-89
date picker	-87
date wrong	-86
dative	30
dawn	-72
dawn ,	178
dawn </s>	-147
day	78
day 's	-101
day ,	33
day , <kin>	150
day , <name>	150
day , <number>	121
day , no	-5
day , not	158
day :	37
day </s>	153
day <name>	196
day <name> was	196
day <number>	-146
day <number> </s>	-87
day a	-7
day a week	-12
day after	176
day and	145
day and still	-26
day are	127
day before	74
day before </s>	157
day centre	130
day for	-61
day for <number>	-18
day from	65
day from the	99
day i	120
day in	54
day in my	-63
day in the	119
day is	122
day is <day>	130
day is <number>	49
day it	-118
day job	54
day job </s>	-121
day late </s>	-109
day no	15
day of	-86
day of my	82
day on	5
day on average	-140
day rate	161
day rate <number>	161
day split	-89
day thing	-141
day to	-5
day to recover	102
day today	-62
day today ,	-36
day tomorrow	-128
day tomorrow </s>	-128
day trip	-183
day was	-63
day week	181
day week </s>	153
day with	7
db	131
db is	60
dbt	127
de	-56
de partie	130
de partie ,	130
deacon	21
dead	-212
dead </s>	-292
dead <kin>	-170
dead <kin> and	-132
dead body	-75
dead body </s>	-75
dead for	130
dead since	-92
dead to	163
deadlift	65
deadline	-29
deadline 's	-14
deadline 's <number>	-102
deadline ,	74
deadline </s>	-12
deadline for	68
deadline in	-78
deadline is	-198
deadline is tight	-121
deaf	142
deaf ,	162
deaf </s>	224
deaf <kin>	157
deaf and	148
deaf in	223
deaf in <number>	164
deaf in leave	49
deaf in my	94
deaf in the	121
deaf school	78
deaf school in	70
deaf since	98
deaf since the	98
deaf so	108
deaf to	-126
deal	-5
deal </s>	44
deal with	125
dealer	34
dealer in	34
dean	91
dear	-76
dear </s>	-52
dear <kin>	-124
dear <name>	-80
dear <name> or	-80
death	-32
death ,	166
death </s>	-193
debate	-230
debate </s>	-108
debt	180
debt </s>	33
debt collector	-95
debt collector get	-95
debt free	112
debt leave	115
debt leave </s>	115
debt of	-72
debt plan	105
debug	-167
debug this	-61
decade	249
decade </s>	257
decaf	10
decent	93
decent </s>	51
decide	-11
decide on	-126
decide on the	41
decide to go	-72
decide to stop	58
decide what	70
decimal	-134
decimal </s>	-134
decision	-61
decision </s>	11
deck	-159
deck ,	-122
deck in	-116
deck oven	146
declare	98
decline	-119
decline at	-69
deed	-34
deep	169
deep clean	89
deep water	100
deep water </s>	100
default	-92
default in	-107
defence	-47
defend	-11
defender	11
defender </s>	-137
defrost	-89
degeneration	82
degeneration </s>	108
degree	62
degree </s>	-12
degree at	118
degree at <name>	149
degree in	-67
dehumidifier	-55
delay	-253
delay ,	-128
delay </s>	-151
delay <number>	-91
delete	-180
delete </s>	-138
delete a	-114
delete it	-161
delete it </s>	-161
delete the	-158
deli	98
deliver	130
deliver on	103
deliver on <days>	178
deliver to	61
deliver to the	49
delivery	120
delivery 's	-65
delivery </s>	-178
delivery bike	149
delivery come	159
delivery have	123
delivery have to	123
delivery is	-155
delivery this	-75
delivery this morning	-75
delivery to	165
dell	139
delta	-13
delta </s>	-13
delve	55
dem	-84
demand	86
demand </s>	45
dementia	288
dementia ,	136
dementia </s>	176
dementia mean	155
demo	-235
demo ,	-90
demo </s>	-150
demo at	-129
demo is	-124
dent	56
dental	-16
dental <kin>	-93
dental <kin> </s>	129
dental practice	151
dentistry	-64
dentistry in	-72
dentistry in <name>	-72
denture	229
denture </s>	162
deny	-177
deny </s>	-105
department	163
depend	-19
depend on	53
depend on it	-12
deploy	-139
deploy ,	-19
deploy </s>	-176
deploy <days>	89
deploy from	134
deploy go	-34
deploy go out	69
deploy it	-110
deploy on	-67
deploy on <days>	-67
deploy only	182
deploy twice	-35
deploy twice with	-35
deposit	139
deposit 's	132
deposit for	94
deposit in	-9
deposit on	134
deposit on a	134
depot	163
depot ,	69
depot </s>	52
depot is	127
deprecate	-136
depression	-61
depression run	-61
depression run in	-61
depth	-82
depth </s>	-125
depth <number>	-19
deputy	223
deputy at	103
deputy head	177
deputy head at	86
derby	9
derby name	80
derek	78
descend	-155
describe	-21
describe it	-84
describe the	-121
description	-110
design	218
design </s>	154
desk	70
desk 's	160
desk ,	-20
desk </s>	-23
desk again	-108
desk again </s>	-108
desk and	34
desk at	140
desk at a	188
desk for	-25
desk for a	6
desk in	141
desk in the	102
desk is	94
desperate	-86
desperate </s>	-86
despite	-43
destroy	-156
destroy the	-118
destroy the bucket	-118
detail	-157
detection	133
dev	259
dev ,	119
dev , <number>	88
dev </s>	157
device	-153
device </s>	7
dey	19
dey speak	-37
diabetes	144
diabetes </s>	190
diabetes last	144
diabetic	66
diabetic ,	-52
diabetic , <number>	-129
diabetic , so	133
diabetic </s>	213
diabetic and	48
diagnose	-9
diagnose at	183
diagnose at <number>	183
diagnose in	-108
diagnose the	-137
diagnose the fault	-137
diagnose with	135
diagnose with <name>	65
diagnose with type	60
diagnosis	79
diagnosis </s>	-6
diagram	-141
diagram ,	-38
diagram </s>	71
dial	54
dial-up	23
dial-up speed	23
dialog	-161
dialogue	-178
dialogue </s>	-75
dialysis	344
dialysis </s>	218
dialysis at	129
dialysis is	34
dialysis is on	34
dialysis unit	163
dialysis unit in	83
diamond	-33
diary	-51
diary </s>	216
diary in	110
dict	-125
dict </s>	-125
dictate	107
dictate </s>	-10
dictate because	114
dictate because of	114
dictate everything	152
dictate this	-178
dictate this </s>	-122
dictation	28
dictation </s>	10
dictionary	-111
dictionary </s>	-111
die	-49
die ,	175
die </s>	-9
die again	-83
die again </s>	-83
die and	52
die at	-156
die in	57
die in <month>	153
die in <number>	142
die of	-79
die on	-145
die so	-136
diesel	234
diesel </s>	252
diesel in	-117
diet	118
diet </s>	108
diet for	111
diff	-224
diff </s>	-164
differ	-226
difference	-308
difference </s>	-167
difference between	-162
difference between a	-124
different	-278
different </s>	-152
difficult	37
difficult </s>	37
dig	238
dig 's	61
dig the	111
dig the allotment	123
digger	75
digit	-131
digital	134
dim	-104
dimitri	34
dimitri have	34
dimitri have go	34
dine	208
dine room	157
dine room </s>	132
dine table	126
dine table </s>	126
dinnae	45
dinner	-39
dinner 's	-42
dinner ,	-144
dinner </s>	-66
dinner at	198
dinner for	48
dinner for <number>	-111
dinner have	-189
dinner is	64
dinner party	-124
dinner that	58
dinner that are	70
dinner tonight	-127
dinner tonight </s>	-76
dinner with	-77
dinosaur	-62
dinosaur </s>	-58
diocese	52
diocese </s>	27
dip	-36
dip each	-63
dip each <month>	-63
diploma	165
diploma i	127
diploma is	116
direct	-57
dirt	-127
dirty	-155
disability	120
disability </s>	71
disagree	-197
disagree </s>	-146
disaster	-120
disaster </s>	-87
disc	209
disclaimer	104
discount	39
disease	88
disease </s>	26
dish	-192
dish ,	20
dish </s>	-143
dishwasher	84
dishwasher ,	-30
disk	-62
disk </s>	73
dislike	171
disorder	207
disorder </s>	97
disorder in	127
disorder in my	127
display	70
display </s>	-95
display in	80
display in local	80
dissertation	144
distance	166
distance </s>	26
distract	-85
district	70
district </s>	-31
district <kin>	110
district <kin> </s>	70
ditch	121
div	-208
div </s>	-93
dive	112
diverge	-181
divide	-168
divide by	-157
division	-24
division ,	-21
division handball	165
divorce	238
divorce ,	114
divorce , the	137
divorce </s>	209
divorce i	137
divorce i have	84
divorce i live	109
dj	10
dj name	123
dj name </s>	123
django	132
dk	-118
dk </s>	-118
dm	-33
do	-60
do ,	-90
do , both	-19
do , i	-165
do , mostly	55
do </s>	-373
do <day>	121
do <days>	70
do <days> ,	70
do <kin>	18
do <kin> </s>	146
do <name>	-36
do <name> </s>	-52
do <name> <name>	107
do <name> at	188
do <name> for	153
do <number>	61
do <number> </s>	-212
do <number> hour	105
do <number> minute	129
do <number> year	52
do a	60
do a full	124
do a master	107
do a quick	-151
do a weld	128
do about	-106
do about a	-87
do after	64
do airline	-62
do airport	141
do all	280
do all my	72
do all the	233
do already	64
do already ,	87
do an	-29
do anything	-216
do anything </s>	-181
do anything with	107
do as	-91
do at	-13
do be	27
do before	66
do before </s>	87
do before the	-108
do beside	-58
do both	176
do both <name>	113
do by	-14
do by <day>	-163
do by <name>	-10
do by <number>	-26
do by my	105
do by the	28
do code	99
do contract	135
do eat	102
do eat mussel	102
do every	82
do everything	110
do everything </s>	6
do everything by	50
do family	106
do folk	-38
do for	212
do for a	42
do for the	-40
do for today	-125
do from	-142
do go	-193
do hair	127
do have	21
do have to	-90
do height	131
do her	34
do his	137
do i	-483
do i <kin>	-147
do i add	-45
do i ask	-258
do i bin	-89
do i bring	-57
do i buy	-80
do i charge	-109
do i check	-99
do i do	-153
do i dry	-103
do i export	-68
do i feed	-51
do i find	-103
do i get	-10
do i give	117
do i have	-107
do i just	-136
do i keep	-131
do i look	-193
do i make	-6
do i measure	-133
do i miss	-76
do i need	-183
do i pack	-100
do i put	-195
do i report	-112
do i ring	-123
do i say	-148
do i send	-89
do i set	-143
do i start	-108
do i stop	-54
do i tell	-101
do i turn	-142
do i type	-141
do i use	-92
do i write	-156
do in	41
do in <month>	167
do in <name>	-35
do in the	85
do it	6
do it ,	82
do it </s>	-42
do it again	-43
do it in	-141
do it last	-151
do it on	89
do its	-157
do ladder	93
do ladder any	84
do last	74
do laundry	136
do laundry on	136
do marry	-64
do me	-88
do me a	-153
do me in	32
do morning	116
do morning ,	116
do my	112
do my <name>	-52
do my grade	101
do my head	-94
do my own	-20
do n't	-28
do n't </s>	-14
do n't <kin>	-94
do n't ask	141
do n't be	44
do n't believe	-125
do n't bother	-153
do n't call	158
do n't care	-151
do n't celebrate	20
do n't come	116
do n't do	91
do n't drink	141
do n't drive	134
do n't eat	233
do n't explain	86
do n't fancy	-165
do n't finish	-55
do n't fly	126
do n't get	-215
do n't give	92
do n't go	-146
do n't have	-52
do n't hear	-79
do n't hold	-163
do n't know	-89
do n't lecture	76
do n't like	-58
do n't make	-164
do n't mention	-80
do n't mock	-67
do n't need	-30
do n't own	97
do n't plan	175
do n't put	-87
do n't reach	-74
do n't read	44
do n't remember	-141
do n't rewrite	-131
do n't round	53
do n't say	-151
do n't see	-83
do n't show	-179
do n't smoke	127
do n't speak	160
do n't sugarcoat	98
do n't suggest	79
do n't suppose	-96
do n't take	154
do n't tell	68
do n't think	-162
do n't touch	-153
do n't trust	-125
do n't understand	-135
do n't use	110
do n't want	-82
do n't work	-25
do n't worry	-133
do n't write	68
do nail	169
do nail from	169
do next	-14
do night	171
do not	-145
do not make	81
do not read	147
do nothing	-110
do nothing </s>	-158
do now	-90
do nurse	91
do on	-147
do on <day>	-55
do on a	-201
do other	-165
do our	137
do payroll	114
do payroll for	114
do people	-180
do pork	43
do roof	84
do see	-140
do since	223
do since <name>	69
do so	-29
do solar	-36
do solar pump	-36
do something	-144
do tax	-6
do tell	-114
do tell me	-114
do that	-313
do that </s>	-242
do the	245
do the <kin>	135
do the <name>	156
do the account	-81
do the bin	102
do the dish	-114
do the early	-56
do the flower	51
do the iron	19
do the last	-140
do the needful	52
do the newsletter	105
do the night	158
do the rest	-34
do the rota	72
do the same	-209
do the school	109
do the sum	-127
do them	127
do them for	127
do they	-349
do they mean	-105
do they want	-129
do this	-15
do this </s>	-154
do this in	72
do this morning	-75
do those	120
do today	-62
do video	150
do we	-124
do we need	-124
do what	93
do with	-139
do with <number>	-92
do with a	-137
do with half	-47
do with the	-101
do with this	-79
do you	-154
do you do	-153
do you even	-123
do you get	-197
do you know	-116
do you reckon	-147
do you say	-84
do you spell	-110
do you start	-104
do you think	-93
doable	-44
doc	-108
doc ,	-147
doc </s>	21
doc and	-134
doc are	90
doc are in	141
doc for	-105
doc is	-111
doc page	-139
doc say	71
dock	-162
docker	70
docstring	-5
docstring </s>	96
doctoral	107
doctoral thesis	107
doctorate	129
document	151
documentary	-238
documentary </s>	-90
dodgy	205
dollar	57
dollar </s>	17
dollar sign	-153
dollar sign </s>	-153
domain	-10
domain </s>	-10
dome	59
domestic	110
don	-180
donald	158
donate	5
donate <number>	-30
donation	58
dongle	163
donor	-134
donut	-120
donut </s>	-107
door	84
door 's	75
door 's <kin>	-113
door ,	-129
door , <name>	-67
door </s>	-121
door <kin>	120
door <kin> n't	120
door <number>	131
door a	-153
door come	-84
door down	94
door down from	27
door get	177
door have	101
door have a	95
door in	-19
door in <name>	-20
door in <number>	47
door is	149
door just	-150
door of	96
door on	35
door open	-164
door right	-106
door right now	-106
door to	163
door with	-163
door with a	-145
doorway	107
doreen	167
dorm	116
dose	66
dose </s>	79
dot	82
dot </s>	40
double	-68
double </s>	-264
double as	140
double as my	125
double click	-99
double click on	-68
double glaze	122
double in	-47
doubt	-212
doubt </s>	-150
dough	-279
dough 's	-81
dough </s>	-161
dough have	-76
down	12
down 's	160
down 's syndrome	126
down ,	85
down </s>	-32
down <name>	89
down a	-129
down again	-117
down and	-161
down as	73
down at	-27
down by	119
down by the	134
down for	-35
down for a	-99
down from	130
down from <number>	85
down from us	88
down in	193
down in <number>	159
down in the	-123
down into	97
down is	93
down on	89
down the	-73
down the <name>	62
down the phone	-107
down there	-61
down till	-61
down to	-39
down to <number>	50
down to the	22
down when	10
down with	-50
down with the	-50
download	-277
download ,	-133
download , <number>	-104
downsize	162
downstair	184
downstair </s>	188
downstair <kin>	181
downstair in	-72
doze	-141
doze off	-141
dr	61
dr <name>	61
dr.	103
dr. <name>	103
draft	-71
draft 's	-98
draft ,	-62
draft , the	-126
draft </s>	-33
draft a	-91
draft a complaint	-151
draft a mail	-194
draft a reply	-146
draft an	-146
draft anything	149
draft for	115
draft for me	103
draft have	-163
draft have a	-113
draft i	-87
draft is	-158
draft is too	-130
draft me	-162
draft me a	-162
draft of	-142
draft of the	-127
draft on	66
draft something	-115
draft the	-129
draft was	-125
drag	-152
drag </s>	-172
drag on	-125
dragon	-139
dragon </s>	-144
drain	-93
drain </s>	-134
drainage	94
drainage board	94
drama	19
drama </s>	-64
dramatic	-168
dramatic </s>	-168
dramatics	50
draught	-146
draught </s>	58
draught <kin>	-135
draw	70
draw a	26
draw a reduce	58
draw it	148
draw need	-124
draw need a	-124
draw the	-171
drawer	51
drawer ,	-53
drawer </s>	86
drawer with	-20
drawer with <number>	-20
drawing	231
drawing ,	143
dread	51
dreadful	-132
dreadful </s>	-91
dream	14
dream </s>	63
dream is	215
dream is to	115
dream last	-100
dream last night	-100
dream of	-102
drench	-182
dress	68
dress </s>	-58
dress as	-16
dress for	83
dress is	-64
dress since	96
dresser	143
drift	-42
drift </s>	54
drill	-21
drill </s>	-87
drill again	-74
drill again ,	-74
drill bite	-78
drill for	-142
drill in	-107
drill in the	-107
drill is	-84
drill next	-150
drill next door	-150
drill today	-114
drill today </s>	-114
drink	135
drink ,	231
drink , do	127
drink </s>	-86
drink <number>	58
drink alcohol	109
drink at	-135
drink coffee	132
drink from	102
drink on	-115
drink since	103
drink tea	-208
drip	-222
drip </s>	-144
drip on	-145
drive ,	97
drive , so	72
drive </s>	41
drive <name>	-78
drive <number>	-59
drive a	-128
drive a <name>	-133
drive a <number>	165
drive a crane	84
drive a school	78
drive a tram	165
drive after	156
drive after dark	110
drive any	128
drive any more	128
drive at	186
drive at night	144
drive between	113
drive down	139
drive for	155
drive home	-131
drive is	73
drive it	126
drive licence	131
drive licence is	113
drive lorry	173
drive lorry to	138
drive me	-191
drive now	-97
drive now ,	-97
drive off	67
drive off </s>	67
drive on	-21
drive test	172
drive test on	130
drive the	338
drive the <number>	111
drive the school	112
drive tram	137
drive tram in	137
drive truck	151
drive us	-103
driveway	74
drizzle	-120
drizzle </s>	-214
drone	101
drop	53
drop ,	-160
drop </s>	-108
drop <number>	30
drop a	-183
drop again	-79
drop every	-68
drop every second	-68
drop i	-59
drop in	164
drop it	74
drop my	-82
drop my phone	-140
drop off	-169
drop out	223
drop out </s>	-129
drop out in	136
drop out of	176
drop the	-68
drop the rest	-144
drop to	129
drop to <number>	207
drown	20
drown in	-115
drowsy	-166
drowsy </s>	-138
drum	-67
drum </s>	61
drum kit	136
dry	93
dry </s>	-16
dry at	187
dry at night	140
dry in	70
dry mouth	94
dry out	-163
dry-stone	-64
dryer	110
dryer </s>	113
du	-141
du </s>	-68
du <name>	-116
du <name> </s>	-116
dual	141
dub	-48
dud	50
dud </s>	50
due	-13
due </s>	-142
due <day>	67
due <number>	210
due <number> <month>	163
due at	-204
due at <name>	164
due at <number>	-156
due at noon	-173
due at the	13
due date	-28
due every	154
due in	51
due in <month>	121
due in <name>	195
due in <number>	-16
due in an	-155
due in early	97
due on	162
due on <number>	147
due on the	37
due to	67
dull	-200
dull </s>	-189
dull on	-98
dumb	-81
dummy	-100
dummy data	-100
dump	-18
dumpling	-95
dungeon	51
dungeon master	10
dunno	-118
duplicate	-247
duplicate </s>	-188
during	143
during <name>	186
during my	-114
during my call	-114
during term	67
during the	11
dust	131
dust extractor	148
dutch	161
dutch ,	63
duty	99
dye	138
dye my	124
dye my hair	124
dye with	-34
dyscalculia	150
dyscalculia ,	91
dyslexia	90
dyslexia </s>	111
dyslexic	219
dyslexic ,	118
dyslexic , so	109
dyslexic </s>	97
dyslexic so	133
e	-17
e-bike	51
e-mail	58
e-mail </s>	117
each	160
each </s>	-259
each <day>	204
each <day> </s>	167
each <day> at	78
each <kin>	-55
each <month>	252
each <month> ,	150
each <month> </s>	257
each <month> because	-63
each <name>	161
each <name> </s>	145
each <name> <name>	106
each <number>	72
each day	130
each day </s>	130
each have	30
each have a	-57
each month	310
each month </s>	283
each month i	115
each morning	204
each of	-46
each other	-171
each other </s>	-147
each quarter	142
each quarter </s>	142
each spring	99
each summer	83
each summer </s>	83
each time	-150
each time </s>	-123
each way	282
each way </s>	191
each way to	124
each week	123
each week </s>	123
each winter	119
each winter </s>	84
each year	-64
each year ,	-111
each year </s>	167
ear	188
ear 's	23
ear ,	13
ear </s>	197
ear at	-56
ear from	140
ear from birth	50
ear have	81
ear have be	81
ear in	69
ear is deaf	86
ear only	-66
ear pop	-135
ear pop on	-135
ear since	79
ear since the	70
earbud	-158
earlie	150
earlier	-262
earlier ,	-200
earlier , feel	-127
earlier </s>	-212
early	-51
early ,	-191
early </s>	102
early night	-159
early onset	104
early today	-178
early today ,	-97
early today </s>	-91
earn	11
earn <number>	-91
earn less	23
earn more	-75
earn more than	-75
earn nothing	-38
earn nothing from	-38
earplug	68
earth	-186
earth do	-71
earth is	-49
easier	-149
easier </s>	51
easier on	-72
easily	145
easily </s>	120
east	88
easter	-87
easter </s>	189
easy	-31
easy </s>	-124
easy to	-40
easy word	89
easy word </s>	84
eat	-73
eat ,	-149
eat </s>	-205
eat <number>	-90
eat a	-243
eat a whole	-204
eat after	-55
eat all	-100
eat an	-129
eat another	-83
eat another bite	-83
eat anything	79
eat anything green	-88
eat anything that	128
eat anything with	137
eat at	134
eat at <number>	76
eat at the	61
eat beef	108
eat before	171
eat beige	113
eat breakfast	80
eat breakfast </s>	173
eat by	-136
eat cereal	-129
eat disorder	127
eat disorder in	127
eat fish	69
eat fish </s>	36
eat gluten	38
eat halal	137
eat half	-72
eat half my	52
eat it	-109
eat it </s>	-78
eat like	58
eat lunch	39
eat meat	257
eat meat </s>	142
eat meat for	158
eat meat since	136
eat mussel	102
eat mussel </s>	102
eat my	-122
eat no	197
eat no pork	160
eat on	-160
eat once	181
eat once a	181
eat only	56
eat only potato	-138
eat out	139
eat pork	292
eat pork ,	195
eat pork </s>	146
eat shellfish	191
eat since	-152
eat since <number>	-134
eat sugar	18
eat the	-127
eat the last	-108
eat this	-88
eat this </s>	-88
eat too	-101
eat too much	-101
eat up	-20
eat up most	-20
eat white	-67
eater	137
ebay	61
echo	-212
eczema	137
edge	-37
edge </s>	-136
edge of	151
edge of <name>	151
edit	59
edit ,	-37
edit in	-7
edit it	31
edit the	-8
edit tonight	-106
edition	51
educate	149
educate <number>	149
educate <number> </s>	149
eel	-20
eel </s>	-5
effect	-154
effect </s>	-142
effort	-121
egg	-37
egg ,	-35
egg </s>	-270
egg go	130
egg go to	130
egg in	-209
egg sell	168
egg sell at	168
egg white	-127
eid	-40
eighty	110
eighty </s>	110
either	52
either </s>	113
either of	-133
either of us	-89
elastic	199
elbow	211
elbow </s>	82
elder	140
elder <kin>	140
elect	33
election	84
electric	317
electric </s>	128
electric <number>	118
electric kiln	117
electric kiln </s>	117
electricity	-55
element	-186
elevator	-104
elixir	134
else	-56
else 's	-128
else ,	70
else </s>	-45
else <kin>	-15
else do	-116
else for	-26
else in	-103
else is	16
else that	-146
else touch	156
else touch it	117
em	219
em </s>	166
em dash	23
email	-21
email ,	65
email </s>	100
email about	49
email come	-147
email from	34
email me	-81
email only	91
email only </s>	91
email say	-138
email should	-107
email that	-139
email to	-301
email to my	-212
email to the	-80
email was	-107
embed	156
emeka	93
emergency	108
emergency fund	141
emigrate	187
emigrate to	176
emigrate to <name>	124
emil	14
emoji	-82
emoji ,	85
emoji </s>	-79
emoji in	-109
emojis	-6
emojis ,	128
emojis in	-24
emojis in that	-95
emojis in this	-127
emojis with	120
emojis with me	120
employ	145
employer	178
employer </s>	90
employer before	22
employer till	94
employer till <number>	94
empty	-136
empty </s>	-49
empty list	-111
empty list </s>	-111
empty stomach	90
encode	12
end	-84
end 's	58
end ,	-115
end , <number>	138
end </s>	8
end <day>	-120
end <days>	113
end <days> </s>	113
end <month>	145
end <number>	-58
end <number> <month>	-11
end at	-51
end at <number>	-76
end for	28
end in	-182
end in <month>	290
end in <name>	-27
end in <number>	-69
end in tear	-94
end my	101
end next	118
end next <month>	118
end of	57
end of <month>	256
end of <name>	197
end of <number>	265
end of each	127
end of my	-144
end of the	-140
end on	-144
end on <number>	206
end the	75
end up	150
end up with	-135
end when	104
end when the	90
end with	123
ending	-94
endless	-133
endpoint	-225
endpoint </s>	-170
enemy	158
enemy </s>	187
energy	-168
engage	-89
engage ,	-104
engage </s>	-112
engage in	-91
engage to	25
engage to <name>	132
engine	242
engine 's	112
engine 's a	112
engine rebuild	124
engine rebuild on	124
engine run	-97
engine run so	-97
engineer	99
engineer degree	32
english </s>	-21
english is	90
english is my	94
enjoy	101
enough	-236
enough </s>	-206
enough for	-205
enough for a	-159
enough of	-161
enough of this	-94
enough to	75
enroll	-50
enroll in	-50
enter	-104
enter </s>	-198
enter the	-20
entire	41
entirely	-43
entirely by	-20
entry	73
envelope </s>	70
environment	170
epilepsy	223
epilepsy ,	113
epilepsy , so	94
epilepsy </s>	148
epileptic	146
epipen	198
epipen </s>	163
epipen allergic	84
epipen allergic </s>	84
epipen everywhere	101
epipen in	105
episode	-223
episode ,	-130
episode </s>	-104
episode <number>	-48
episode <number> </s>	-111
episode <number> and	69
epoch	-152
equal	-15
error	-200
error ,	-192
error :	-124
error : <name>	-80
error </s>	-307
error <number>	-157
error <number> </s>	-97
error before	-109
error before </s>	-109
error here	-158
error here ,	-158
error in	-197
error in the	-108
error message	117
error message ,	57
error on	-156
error on line	-121
error on my	-93
error when	-120
error when i	-118
especially	-19
especially </s>	-19
espresso	13
espresso </s>	-11
essay	-128
essay ,	-216
essay </s>	70
essay is	-149
essential	204
essential tremor	204
essential tremor ,	103
essential tremor </s>	148
estate	114
estimate	141
estimate in	145
ethics	107
ethics board	107
eu	77
eulogy	-145
euphonium	15
euro	96
euro ,	109
euro </s>	-45
euro a	85
euro a week	111
euro and	112
even	-4
even </s>	40
even a	-151
even after	132
even after <number>	132
even at	123
even class	10
even for	110
even go	-163
even i	41
even if	98
even if i	98
even in	148
even is	-21
even mean	-116
even on	106
even say	-44
even say back	-44
even though	-101
even though i	-101
even when	145
evening	360
evening ,	110
evening </s>	250
evening are	149
evening i	97
evening only	96
evening only </s>	96
evenly	-80
event	-130
event </s>	-123
ever	314
ever ,	137
ever </s>	252
ever again	186
ever again </s>	162
ever fit	103
ever fit me	84
ever go	-82
ever in	68
ever since	10
ever since the	-24
ever take	-180
ever wear	112
ever wear black	112
every	345
every <day>	194
every <day> ,	102
every <day> </s>	308
every <day> afternoon	140
every <day> at	161
every <day> i	203
every <day> morning	111
every <day> night	70
every <day> with	154
every <kin>	-11
every <kin> in	-77
every <month>	64
every <month> </s>	323
every <month> by	91
every <month> for	69
every <month> the	-90
every <month> with	90
every <name>	57
every <name> ,	-112
every <name> </s>	208
every <name> i	103
every <number>	11
every <number> </s>	170
every <number> day	134
every <number> minute	-155
every <number> month	138
every <number> week	86
every <number> year	-72
every answer	-138
every autumn	79
every bag	135
every bag </s>	135
every bill	-31
every bill before	-31
every cell	-149
every class	-18
every commit	42
every commit have	42
every couple	-12
every couple of	-49
every day	-26
every day ,	175
every day </s>	-77
every day of	82
every even	144
every fifth	134
every first	188
every first <day>	155
every fortnight	115
every fortnight </s>	115
every fourth	-25
every hour	-67
every hour </s>	-64
every invoice	107
every jar	17
every job	132
every knife	-59
every knife in	-59
every line	52
every mail	136
every merge	-23
every minute	-121
every minute </s>	-121
every month	198
every month ,	47
every month </s>	166
every month <number>	87
every morning	227
every morning </s>	194
every morning at	87
every morning before	8
every morning on	-75
every new	28
every night	-18
every night ,	130
every night </s>	26
every number	128
every order	25
every other	189
every other <day>	274
every other week	151
every parcel	62
every parcel must	46
every penny	-42
every price	-9
every price in	-9
every purchase	71
every purchase over	63
every quarter	68
every quarter </s>	-32
every second	27
every second <day>	257
every single	233
every single year	39
every spring	74
every summer	164
every summer </s>	124
every term	93
every term </s>	93
every third	257
every third <day>	172
every third week	179
every time	120
every time </s>	212
every time i	-225
every time the	-120
every week	155
every week </s>	155
every weld	-111
every weld </s>	-111
every winter	54
every winter </s>	104
every winter the	-77
every winter we	150
every year	-4
every year </s>	147
every year with	68
everybody	-163
everybody </s>	-22
everybody have	-98
everybody is	-157
everyone	-186
everyone 's	-131
everyone ,	19
everyone </s>	-8
everyone at	108
everyone at our	136
everyone else	-179
everyone else </s>	-106
everyone hate	-145
everyone have	-172
everyone have a	-147
everyone in	59
everyone in the	-7
everyone is	-244
everyone on	37
everyone on our	90
everyone on the	-15
everything	185
everything 's	-15
everything 's on	-128
everything ,	133
everything </s>	23
everything and	13
everything at	190
everything by	-9
everything by the	109
everything else	121
everything else </s>	143
everything for	138
everything i	-52
everything i own	-73
everything in	110
everything in <name>	93
everything in my	35
everything in the	108
everything in write	63
everything on	193
everything on paper	60
everything the	-10
everything to	173
everything we	169
everywhere	94
everywhere ,	88
everywhere </s>	-19
everywhere by	137
evict	94
evil	61
exact	-167
exactly	-107
exactly </s>	-134
exactly as	69
exam	121
exam 's	86
exam 's <number>	93
exam </s>	196
exam <number>	155
exam at	122
exam at our	122
exam have	-128
exam have <number>	-128
exam in	297
exam in <month>	200
exam in <name>	123
exam on	86
exam question	49
example	-243
example ,	-112
example </s>	101
example in	65
example is	-179
example of	-101
example sentence	-128
example sentence :	-128
example with	-66
excavator	-9
excel	-28
excel ,	79
excel from	-10
excel from hell	38
excellent	-112
except	180
except by	-106
except me	97
except me </s>	97
except the	55
except the <number>	35
exception	167
exception </s>	173
exchange	66
exchange <kin>	-79
exchange at	57
exclamation	-29
exclamation mark	-29
excuse	-250
excuse </s>	-62
excuse for	-87
excuse is	-119
excuse the	-129
execution	127
executor	122
executor for	122
executor for my	86
exercise	-297
exercise ,	-145
exercise </s>	-41
exercise <number>	-178
exercise <number> ,	-138
exercise make	-157
exhaust	-154
exhaust </s>	-105
exist	-92
exist </s>	-86
exit	-199
exit </s>	60
exit code	-173
exit code <number>	-173
expat	154
expect	41
expect a	-138
expect in	156
expect in <month>	120
expect in <name>	117
expect our	133
expense	70
expensive	-152
expensive </s>	-160
experience	-83
expire	-163
expire </s>	-217
expire at	-131
expire at <number>	-131
expire every	72
expire in	-19
expire in <month>	185
expire in <number>	-61
explain	-114
explain </s>	-161
explain <name>	-176
explain it like	-144
explain that	-120
explain the	-37
explain the difference	-77
explain the scar	-12
explain thing	-36
explain this	-113
explain to	-150
explain what	-163
explain what a	-138
explain with	-130
explanation </s>	71
explode	-56
explorer	-126
exponential	-128
export	-93
export </s>	-140
extend	-18
extend the	-145
extension	161
extra	30
extra time	121
extra time </s>	47
extra time in	103
extract	-159
extractor	166
eye	165
eye </s>	-27
eye and	-147
eye are	25
eye are burn	-103
eye check	83
eye go	157
eye go </s>	157
eye hurt	-144
eye hurt </s>	-137
eye on	129
eye on the	140
eye since	91
eye since the	88
eyesight	258
eyesight 's	147
eyesight 's go	111
eyesight is	126
eyesight is go	79
eyesight rule	97
fable	-211
fable </s>	-139
fabric	117
fabric </s>	49
fabric stock	111
face	164
face </s>	55
face and	57
face north	30
face north ,	137
face on	-125
face on it	-125
facility	-10
fact	-74
fact </s>	-21
fact about	-139
factory	46
factory </s>	-5
faculty	125
fada	71
fade	-37
fado	-68
fado is	-68
fag	118
fahrenheit	-87
fahrenheit </s>	-87
fail	-113
fail ,	-141
fail </s>	-250
fail again	-103
fail at	-157
fail it	133
fail it twice	133
fail my	123
fail on	-190
fail on <number>	-161
fail on the	-158
fail only	-127
fail only on	-127
fail test	-90
fail test </s>	-90
fail the bar	131
fail twice	47
fail with	-118
failure	113
failure </s>	83
faint	-97
faint at	111
faint at the	52
fair	-176
fair </s>	-93
fair tip	-113
faith	122
fake	-299
fake </s>	-140
falafel	143
fall	-212
fall </s>	156
fall apart	-136
fall asleep	-177
fall asleep </s>	-107
fall asleep under	-123
fall between	113
fall between noon	113
fall in	-81
fall in <number>	-14
fall off	-12
fall off a	151
fall off the	34
fall on	-160
fall on me	-63
fall on the	-27
fall out	-38
fall out </s>	-135
fall out over	35
fall out with	-112
fall over	4
fall through	-129
fall to	61
fall to me	61
false	-16
false :	-129
family	489
family 's	136
family ,	80
family , <number>	87
family </s>	266
family business	167
family have	-44
family have <number>	-50
family in	-75
family in <name>	107
family is	183
family is in	107
family of	-4
family of <number>	-4
family rule	63
family rule </s>	63
family since	60
family since <number>	35
family the	128
family thing	119
family thing ,	62
family to	203
family to <name>	113
family to go	144
famous	63
fan	-106
fan </s>	26
fan is	-171
fan of	-25
fan of the	-144
fancy	-298
fancy </s>	-133
fancy a	-84
fancy dress	-76
fantasy	-152
fantasy football	-136
far	33
far ,	119
far </s>	89
far as	41
far as the	97
far too	-172
far too many	-142
fare	-91
farewell	-150
farm	-40
farm 's	116
farm 's be	103
farm ,	203
farm </s>	62
farm <kin>	-116
farm go	-33
farm go to	-33
farm have	116
farm in	-68
farm in <name>	-85
farm near	111
farm near <name>	111
farm shop	154
farmhouse	32
farouk	-4
farsi	-72
fast	-46
fast ,	71
fast </s>	-260
fast every	134
fast every <name>	134
fast for	143
fast for <name>	139
fast in	131
fast in <name>	140
fast till	-77
fast till <number>	-77
faster than	14
fat	-56
fat <kin>	134
fatty	123
fatty food	123
fault	-256
fault ,	-181
fault </s>	-173
favour	-175
favour </s>	-152
favourite	-53
favourite <kin>	86
favourite character	-141
favourite part	50
fax	35
fear	123
fear </s>	32
fear of	185
fear of <kin>	124
feature	-5
feature flag	137
fee	17
fee </s>	74
fee but	98
fee but not	98
fee to	-64
fee to <number>	-64
feed	-21
feed <number>	143
feed <number> </s>	88
feed at	-14
feed by	-48
feed her	14
feed is	71
feed is full	-123
feed the	-43
feed the <kin>	-43
feed up	-110
feed us	-5
feedback	-196
feedback </s>	-127
feel	-402
feel </s>	-119
feel a	-114
feel a bite	-114
feel bad	-152
feel bad </s>	-129
feel better	-87
feel great	-71
feel great </s>	-70
feel kinda	-78
feel like	-183
feel like a	-157
feel sick	-158
feel sick </s>	-113
feeling	-135
fellow at	-128
female	-118
fence on	-9
fence on the	-9
fence with	-152
fern	-39
ferry	38
ferry 's	21
ferry 's late	-104
ferry 's the	141
ferry ,	171
ferry </s>	81
ferry from	-64
ferry from <name>	-64
ferry in	-48
ferry in <name>	-48
ferry to	-36
festival	-19
feta	-142
fetch	-122
fetch me	171
fetch the	64
fete	36
fever	73
fever ,	131
fever </s>	15
fever from	134
fever from <month>	58
few	-137
few </s>	-88
few for	-166
few for this	-135
fewer	-213
ffion	111
fibre	20
fibrosis	125
fibrosis </s>	125
fictional	-182
fiddle	20
fiddle ,	143
field	133
field ,	-24
field , hydrology	-26
field </s>	36
field guide	160
field in	-125
field team	149
fifth	120
fifth </s>	138
fifth floor	145
fifth floor </s>	133
fiftie	149
fiftie </s>	149
fiftieth	88
fifty-minute	159
fifty-minute lesson	159
fig	147
fig tree	125
fig tree come	86
fight	-167
fight over	-174
fight over the	-174
fight with	108
figma	9
figure	-290
figure </s>	-177
figure is	-90
file	-128
file 's	72
file ,	81
file , <number>	109
file , no	49
file </s>	-334
file and	-199
file are	118
file are on	118
file as	-115
file but	-110
file from	128
file give	-74
file i	-170
file in	-26
file is	-183
file is corrupt	-110
file name	49
file on	71
file on a	110
file take	-124
file that	-136
file to	-147
file to /	-96
file to <name>	-105
file you	-34
file you make	-34
fill	-167
fill in	-173
fill in the	-125
fill the	-97
fill the form	-105
filler	-166
filler </s>	-178
film	-174
film ,	-144
film , <number>	-23
film </s>	26
film have	-119
film i	139
film last	-98
film last night	-98
film only	163
film only ,	163
film the	-181
film the <kin>	-123
film was	-110
filter	-20
filter </s>	84
filter by	-77
filthy	-127
final	-162
final </s>	-72
final word	-24
final word </s>	-24
finale	-169
finale </s>	-139
finally	-207
finally </s>	-150
finally asleep	-96
finally pass	52
finance	183
find	-235
find ,	-102
find </s>	57
find <number>	-76
find a slot	-82
find in	-136
find it	-180
find it </s>	-117
find it in	-114
find lunch	-105
find me	50
find me a	54
find my	-166
find my glass	-91
find on	-113
find out	109
find out at	111
find the	-479
find the <kin>	-142
find the button	-86
find the setting	-75
find thing	42
find us	48
find when	-27
find where	-140
find where it	-140
find which	-78
find you	-119
find you well	-119
fine	-23
fine ,	37
fine , it	98
fine , the	-100
fine </s>	-9
fine again	-47
fine again </s>	-47
fine before	-160
fine but	157
fine but speak	170
fine by	-90
fine for	-119
fine for the	-135
fine in	-118
fine now	-175
fine now </s>	-175
fine on	61
fine to	-125
fine until	-151
fine with	-114
finger	23
finger ,	149
finger </s>	-165
finger are	-39
finger on	146
finish	-74
finish ,	-185
finish </s>	12
finish at	-88
finish at <number>	-68
finish at the	59
finish her	109
finish in	13
finish in <month>	172
finish it	-163
finish last	-31
finish my	86
finish school	146
finish school </s>	110
finish that	-148
finish the	-188
finish the <name>	-99
finish the first	-106
finish this	-85
finish this paragraph	-117
finn	159
fintech	137
fintech </s>	137
fiona	-64
fire	-171
fire </s>	-72
fire <number>	-94
fire alarm	-64
fire at	-9
fire brigade	174
fire brigade ,	71
fire brigade come	-83
fire brigade in	73
fire drill	-197
fire drill </s>	-199
fire drill in	-107
fire in	31
fire today	-96
fire with	-95
fire with wood	-95
firewood	144
firewood </s>	144
firework	61
firework </s>	-30
firm	-5
firm 's	29
firm ,	181
firm , <name>	170
firm </s>	111
firm but	-114
firm but nice	-100
firm email	-53
firm have	-158
firm have <number>	-98
firm i	123
firm in	216
firm in <name>	187
firm is	134
firm is just	109
firm know	88
firm know i	88
firm of	58
firm pay	-57
firm since	23
firm since <number>	-16
firm with	-35
firmware	140
first	98
first ,	107
first </s>	-96
first <day>	377
first <day> </s>	291
first <day> of	246
first <days>	132
first <days> </s>	132
first <kin>	218
first <name>	5
first <name> is	-52
first <number>	-22
first <number> </s>	-175
first <number> was	91
first aid	52
first aid ,	-123
first and	187
first and the	241
first and then	89
first answer	-126
first attempt	-176
first batch	63
first chapter	-158
first chapter </s>	-113
first draft	-137
first draft </s>	-212
first frost	-68
first half	-159
first in	115
first in <name>	137
first in my	124
first in the	10
first in this	-130
first is	-156
first line	-34
first line </s>	-237
first line of	4
first marriage	174
first name	51
first of	145
first of <month>	103
first or	15
first or the	64
first page	-114
first page </s>	-145
first paragraph	81
first paragraph of	81
first part	-91
first step	-137
first suggestion	-111
first suggestion </s>	-108
first then	-166
first time	90
first time </s>	117
first time ever	-151
first time was	10
first version	-134
first was	26
first week	111
first week of	111
firstborn	136
fiscal	42
fiscal year	42
fiscal year start	42
fish	-52
fish ,	-73
fish , i	-5
fish </s>	39
fish boat	150
fish every	125
fish every <day>	125
fish finger	-142
fish finger </s>	-142
fish for	-70
fish i	105
fish is	-17
fish not	-144
fish permit	-112
fish shop	-27
fish tank	-164
fish the	112
fish the <name>	112
fit	7
fit </s>	-9
fit <number>	123
fit <number> </s>	123
fit a	44
fit a <number>	44
fit at	96
fit in	-25
fit in <number>	43
fit it	94
fit it </s>	94
fit me	84
fit me </s>	84
fit on	-144
fit on a	-135
fit the	-201
fit through	-9
fit through standard	117
fitter	95
fitter </s>	125
fiver	39
fiver </s>	79
fix	-49
fix ,	-47
fix </s>	23
fix <name>	-139
fix address	147
fix and	-160
fix at	118
fix at <number>	118
fix before	-141
fix for	155
fix it	-166
fix it </s>	-206
fix pls	-109
fix pls </s>	-99
fix that	-235
fix that </s>	-154
fix the	-279
fix the date	-108
fix the login	-67
fix the mortgage	21
fix them	136
fix these	-85
fix this	-146
fix till	83
fix till <number>	115
fix until	145
fix until <month>	64
fix until <number>	113
fixture	-148
fixture </s>	-108
fizzy	158
fjord	-45
flag	-143
flag </s>	-93
flake	-43
flaky	-121
flamenco	-25
flap	112
flare	39
flare up	136
flash	101
flask	-37
flat	18
flat 's	111
flat 's on	106
flat ,	127
flat <number>	-56
flat above	28
flat above </s>	28
flat above a	128
flat above the	55
flat battery	-117
flat below	138
flat below is	68
flat by	141
flat by <number>	115
flat come	-52
flat come with	-52
flat have	151
flat have no	151
flat in	-61
flat in <name>	51
flat in the	-248
flat is	173
flat is <number>	97
flat is on	86
flat of	154
flat of <number>	154
flat on	141
flat on the	141
flat pack	-138
flat rate	97
flat rate scheme	97
flat today	-119
flat today ,	-119
flat tyre	-188
flat was	-31
flat white	-139
flat with	124
flat with <number>	119
flatly	-147
flavour	-186
fleece	-26
fleece </s>	-114
fleet	62
flicker	-104
flicker </s>	-101
flight	-129
flight 's	-159
flight 's at	-159
flight </s>	-5
flight is	-129
flight school	155
flight school </s>	155
flight to	-80
flight to <name>	-49
flight was	-108
flip	11
flip it	-156
float	-45
float '	-137
flood	42
flood ,	136
flood </s>	68
flood every	106
flood in	-79
flood of	-60
flood that	77
flood warn	-103
floor	125
floor ,	-42
floor </s>	166
floor and	107
floor at	-54
floor flat	-23
floor for	137
floor from	145
floor is	-78
floor is still	-83
floor me	34
floor no	98
floor no lift	104
floor plan	96
floor walk-up	-54
floor with	152
floor with no	114
floor without	86
flop	-161
flop </s>	-141
flour	-29
flour ,	-118
flour </s>	105
flour for	-76
flour from	145
flour in	-151
flour is	168
flour is a	154
flow	-122
flower	-150
flower in	-116
flu	-186
flu jab	-126
fluent	126
fluent in	106
fluent in <name>	161
fluid	141
fly	157
fly ,	255
fly , panic	108
fly , so	72
fly </s>	-28
fly and	143
fly from	155
fly from <name>	155
fly home	129
fly home to	178
fly in	-39
fly out	80
fly over	-76
fly the	117
fly to	25
fly to <name>	25
flyer	58
flyer ,	11
flyer </s>	77
foam	113
foam </s>	113
focus	-158
focus </s>	-218
fog	-244
fog </s>	-141
foggy	51
fold	108
fold ,	84
fold </s>	-64
fold <number>	96
folder	108
folder ,	-128
folder , the	-50
folder </s>	-52
folder on	72
folic	154
folk	-217
follow	87
follow </s>	10
follow <name>	124
follow into	-83
follow it	-210
follow it </s>	-210
follow the	-80
follow-up	77
font	-213
font ,	-129
font </s>	-48
font big	-92
font is	-155
font on	-119
font please	-43
font size	-119
font size <number>	-119
food	112
food ,	177
food </s>	-83
food bank	114
food bank </s>	87
food bank on	47
food bank where	101
food budget	25
food budget of	25
food in	110
food is	-103
food truck	173
food truck </s>	122
fool	-186
foot	115
foot ,	131
foot </s>	15
foot <number>	210
foot <number> ,	-16
foot <number> </s>	158
foot are	43
foot fall	-123
foot fall asleep	-123
foot hurt	-142
football	31
football </s>	-209
football league	77
football on	96
football on <day>	96
football team	-56
footballer	-190
footer	-177
footer </s>	-160
footer is	-90
footer is go	-90
footnote	-256
footnote </s>	-171
footnote <number>	-83
footpath	-40
footpath </s>	-108
for	28
for '	-160
for ,	-40
for 19	136
for 19 year	136
for 31	91
for 31 year	91
for :	-131
for </s>	87
for <day>	-302
for <day> 's	-209
for <day> </s>	-258
for <kin>	-10
for <kin> ,	90
for <kin> </s>	64
for <kin> in	108
for <month>	-115
for <month> </s>	-109
for <name>	-20
for <name> 's	54
for <name> ,	222
for <name> </s>	37
for <name> <name>	-100
for <name> and	-8
for <name> at	155
for <name> by	121
for <name> exam	133
for <name> in	156
for <name> is	-46
for <name> run	131
for <number>	-219
for <number> ,	36
for <number> </s>	-121
for <number> <kin>	59
for <number> <month>	166
for <number> <name>	-4
for <number> <number>	159
for <number> a	-76
for <number> and	-23
for <number> at	-71
for <number> by	55
for <number> day	-269
for <number> epoch	-89
for <number> euro	-135
for <number> every	130
for <number> generation	152
for <number> hour	-152
for <number> journal	141
for <number> may	160
for <number> min	-185
for <number> minute	-145
for <number> month	32
for <number> more	-129
for <number> night	-109
for <number> o	-111
for <number> of	19
for <number> on	126
for <number> people	-85
for <number> second	-176
for <number> this	-135
for <number> to	-141
for <number> tonight	-61
for <number> week	63
for <number> year	77
for a	-190
for a <day>	-56
for a <kin>	-222
for a <number>	-208
for a bad	-104
for a bank	67
for a boat	79
for a brown	-69
for a campervan	113
for a card	-123
for a circus	6
for a coffee	-123
for a decade	168
for a deposit	149
for a farm	14
for a firm	118
for a first	-144
for a flat	115
for a funeral	-147
for a hip	120
for a house	-57
for a job	108
for a kiln	139
for a laugh	-123
for a letter	-133
for a live	336
for a man	-144
for a minute	14
for a month	-93
for a new	123
for a password	-153
for a person	-110
for a place	91
for a room	-107
for a sandwich	-96
for a school	-36
for a sec	-87
for a second	-155
for a synonym	-88
for a taxi	126
for a van	148
for a wed	45
for a week	-255
for a while	-116
for a year	6
for about	124
for about <number>	102
for about a	44
for age	56
for age </s>	56
for all	-10
for all of	-23
for an	45
for an hour	-71
for an invoice	-127
for another	40
for answer	-129
for any	119
for anyone	-47
for anyone else	-47
for anything	142
for anything above	-19
for ask	-163
for be	-74
for beehive	23
for beehive </s>	23
for better	108
for both	143
for build	-105
for by	81
for charity	65
for code	120
for context	59
for crypto	78
for date	48
for decade	117
for decade </s>	133
for dinner	-183
for each	126
for each <kin>	36
for eat	-158
for epilepsy	82
for every	-119
for everyone	120
for everyone ,	19
for everything	189
for everything </s>	151
for first	34
for food	43
for fraud	-20
for fraud ,	-20
for free	170
for fun	95
for fun </s>	95
for good	519
for good ,	144
for good </s>	383
for good after	128
for good at	103
for good in	104
for good next	138
for good now	121
for good when	102
for grocery	177
for grocery is	111
for half	-25
for half the	78
for her	-131
for her </s>	-205
for him	93
for him </s>	68
for his	-48
for homework	71
for hour	-85
for is	177
for it	167
for it </s>	141
for it in	124
for later	-131
for later </s>	-130
for life	215
for life ,	129
for life </s>	155
for line	-151
for line <number>	-151
for lunch	-228
for lunch ,	-129
for lunch </s>	-177
for march </s>	-10
for may	73
for me	90
for me ,	149
for me </s>	-36
for me and	-133
for me at	121
for me is	-70
for me on	52
for me please	-54
for me since	92
for money	115
for morning	-94
for my	-78
for my <kin>	89
for my <name>	-64
for my <number>	-63
for my business	106
for my job	126
for my like	-106
for my note	-175
for my own	-116
for name	-17
for negative	-117
for new	-169
for next	33
for next spring	106
for next week	-98
for next year	98
for no	-246
for no reason	-132
for nothing	-148
for now	-216
for now ,	-153
for now </s>	-80
for once	-157
for once </s>	-157
for our	227
for our <kin>	103
for our <name>	164
for our team	53
for park	-137
for part	84
for people	110
for rain	-100
for rain </s>	-66
for read	-141
for recipe	233
for recipe i	138
for renewal	69
for school	-36
for shelve	-115
for shelve </s>	-115
for some	-149
for some reason	-149
for someone	-135
for something	-14
for spring	73
for stair	-53
for stair </s>	-53
for tea	-138
for tea that	-112
for that	-348
for that </s>	-260
for that last	-83
for the	-35
for the <day>	-62
for the <kin>	-100
for the <name>	158
for the <number>	-12
for the bakery	123
for the bank	-155
for the bar	131
for the bus	-41
for the business	144
for the car	53
for the claim	13
for the county	154
for the demo	-119
for the door	-151
for the first	-110
for the flat	167
for the food	-19
for the green	30
for the group	78
for the gym	-71
for the hospice	137
for the hospital	-71
for the job	54
for the label	105
for the last	14
for the list	-111
for the mess	116
for the new	-178
for the newsletter	-156
for the next	-158
for the night	-99
for the parish	-75
for the party	-118
for the photo	-85
for the pump	-154
for the quiz	-151
for the recipe	-82
for the regional	126
for the retirement	-88
for the roof	-76
for the same	-5
for the school	-149
for the second	136
for the shelter	-43
for the shop	-17
for the startup	69
for the third	21
for the typo	-106
for the under	120
for the wed	27
for the whole	120
for the window	-152
for the year	145
for them	109
for them </s>	136
for think	-87
for think about	-87
for this	116
for this </s>	-76
for this <day>	-109
for this <number>	-203
for this even	-145
for this week	76
for this year	156
for today	-250
for today :	-119
for today </s>	-207
for today is	-57
for tomorrow	-186
for tomorrow </s>	-115
for tonight	-243
for tonight 's	-99
for tonight ,	-128
for tonight :	-53
for tonight </s>	-119
for town	122
for train	-175
for typo	-210
for typo </s>	-210
for us	145
for us ,	189
for us </s>	65
for wedding	88
for what	-189
for when	-71
for which	-138
for white	-98
for wifi	149
for wifi </s>	149
for window	-129
for window </s>	-129
for work	49
for work </s>	-49
for year	226
for year </s>	219
for yesterday	-46
for you	-306
for you </s>	-246
for your	-121
forbid	150
forbid <kin>	-8
forbid <kin> </s>	157
forbid it	124
forbid it </s>	124
force	26
force </s>	-184
force push	-39
forecast	-270
forecast </s>	-108
forecast for	-104
forecast is	-116
forecast say	-37
forehead	-167
forest	24
forest </s>	-25
forestry	130
forever	4
forever </s>	99
forever to	-180
forever to load	-120
forge	94
forge by	-59
forge is	106
forget	-210
forget </s>	-114
forget every	-64
forget how	-98
forget it	-76
forget it </s>	-76
forget my	-117
forget my password	-62
forget the	-39
forget the password	-76
forget to	36
forgive	-174
forgive me </s>	-94
forgive the	-130
fork	-63
fork </s>	-31
forklift	76
forklift <kin>	5
forklift licence	125
form	-81
form 's	-204
form 's due	-88
form ,	-135
form :	-62
form </s>	21
form <number>	70
form and	97
form ask	-219
form ask for	-219
form at	-110
form by	105
form for	54
form have	-140
form in	38
form on	-165
form want	-170
form with	-16
form with <number>	66
form with dummy	-100
formal	-164
format	-228
format </s>	-77
former	-98
former <kin>	-105
former <kin> ,	-28
former chapel	126
formula	-136
formula </s>	-149
formula down	-42
formula give	-145
formula in	-116
formula to	-120
fort	-131
fortieth	177
fortnight	184
fortnight </s>	86
fortnightly	214
fortnightly sprint	-20
fortran	115
fortune	-157
fortune ,	-126
fortune </s>	-100
forum	-271
forum </s>	-188
forum post	-163
forum say	-120
forward	-62
forward </s>	107
foster	251
foster ,	179
foster , <number>	64
foster </s>	97
foster <kin>	210
foster <kin> ,	134
foster <kin> </s>	90
foster care	-8
foster care </s>	-35
foul	-86
foul mood	-83
found	-90
found by	-58
found in	-127
found in <name>	-15
found in <number>	-174
found the	-65
fountain	33
fountain pen	-17
fountain pen ,	114
fountain pen </s>	14
four-day	-19
four-day week	-19
four-person	16
four-person startup	-12
four-person startup in	-12
fourth	205
fourth </s>	-77
fourth <name>	80
fourth floor	75
fourth floor </s>	129
fourth floor walk-up	-54
fourth generation	153
fourth generation on	153
fourth in	84
fourth language	86
fourth language </s>	86
fourth year	152
fox	41
fox and	-57
fox have	176
fox in	-138
fox in the	-138
fraction	-144
frame	-94
frame </s>	60
framework	17
franc	43
franc ,	139
franc </s>	127
franc although	-72
france	-38
franchise	136
franchise for	80
frankly	-159
fraud	64
fraud ,	-20
fraud , and	-20
free	-97
free ,	-114
free </s>	21
free at	100
free for	142
free from	-166
free house	168
free on	-87
free on <days>	-85
free since	152
free since <number>	152
free trial	-121
freelance	332
freelance </s>	217
freelance <kin>	82
freelance as	94
freelance since	83
freemason	-13
freeze	-307
freeze ,	-249
freeze , so	-95
freeze </s>	-290
freeze again	-112
freeze again </s>	-112
freeze cook	-99
freeze for	42
freeze for <number>	42
freeze in	-121
freeze in here	-95
freeze over	51
freeze right	-86
freeze right now	-86
freeze this	-80
freeze this morning	-80
freeze until	112
freeze when	-132
freeze when i	-132
freezer	126
freezer 's	55
freezer 's a	135
freezer <number>	156
freight	30
french	195
fresh	-187
fridge	-74
fridge ,	-59
fridge </s>	56
fridge at	-43
fridge door	-106
fridge is	97
friendlier	-161
friendly	-150
frighten	202
frighten of	150
frog	-126
from	46
from 0	-47
from 0 </s>	-47
from </s>	-169
from <day>	-195
from <day> </s>	-134
from <day> to	-129
from <kin>	-9
from <kin> </s>	-91
from <month>	144
from <month> ,	176
from <month> </s>	21
from <month> i	172
from <month> on	138
from <month> till	143
from <month> to	260
from <name>	31
from <name> ,	-83
from <name> </s>	-53
from <name> <name>	78
from <name> <number>	138
from <name> and	-38
from <name> as	136
from <name> at	170
from <name> for	-6
from <name> in	132
from <name> into	141
from <name> is	-109
from <name> on	29
from <name> originally	99
from <name> to	175
from <name> with	-131
from <number>	97
from <number> ,	-76
from <number> </s>	63
from <number> <month>	105
from <number> <name>	203
from <number> and	147
from <number> so	124
from <number> till	148
from <number> to	45
from <number> until	121
from <number> venue	123
from <number> year	-67
from a	102
from a <kin>	-76
from a <number>	75
from a guy	91
from account	61
from all	-132
from all of	-96
from an	75
from an old	120
from before	95
from before the	95
from behind	-142
from birth	50
from birth </s>	50
from fish	128
from flicker	101
from hell	38
from her	-97
from here	131
from here on	131
from his	157
from his <kin>	128
from home	66
from home ,	73
from home </s>	241
from it	54
from it </s>	79
from last	-124
from last night	-124
from legal	150
from main	134
from march	102
from may	-12
from may on	-74
from may to	104
from me	102
from me </s>	-57
from my	104
from my <kin>	86
from my crow	-47
from my late	116
from next	28
from next door	-115
from now	198
from now </s>	90
from now on	273
from our	260
from our own	149
from railway	126
from support	-125
from teach	93
from that	-174
from the	-139
from the <kin>	-29
from the <name>	-40
from the <number>	-21
from the back	9
from the bank	-144
from the colliery	122
from the council	-110
from the fire	157
from the forum	-71
from the fridge	-141
from the front	64
from the hospital	-120
from the inside	-150
from the kitchen	40
from the meet	88
from the navy	-41
from the office	7
from the pdf	-151
from the post	55
from the railway	127
from the second	-119
from the seventy	83
from the sofa	-90
from the stair	-124
from the support	-115
from them	12
from then	157
from then on	157
from there	-84
from these	-129
from this	-103
from this morning	-123
from this spreadsheet	-68
from tile	84
from tv	158
from under	-123
from us	145
from us </s>	88
from what	-149
from what i	-128
from work	28
from work example	146
from yesterday	-126
from you	139
from your	-186
from your table	-119
front </s>	-13
front desk	81
front door	150
front is	-12
front loader	76
front of	-248
front of me	-175
front of the	-232
front room	207
front room </s>	152
frontend	183
frontend </s>	142
frontend is	-28
frost	34
frost </s>	-128
fruit	24
fruit when	-93
fry	24
fryer	115
fryer </s>	-43
ft	144
fuel	38
full	-66
full ,	-209
full </s>	-203
full engine	124
full engine rebuild	124
full moon	-68
full of	-209
full of venison	130
full so	-36
full stop	-74
full stop </s>	-120
full-time	-22
full-time </s>	-89
full-time in	117
full-time in <month>	117
full-time since	162
fully	204
fully remote	153
fume	20
fun	-97
fun </s>	79
function	-230
function </s>	-209
function call	-142
function call itself	-142
function is	-222
function return	-160
function should	-53
function should be	-53
function take	-124
function take a	-142
function that	-75
function to	-101
fund	33
fund </s>	-133
fund from	83
funeral	-118
funeral </s>	116
funeral in	91
funeral in <number>	91
funeral tea	-123
funniest	-119
funny	-251
funny </s>	-228
funny but	-152
fur	-149
furious	-147
furious </s>	-145
furniture	-163
furniture </s>	-106
further	-226
further </s>	-166
fuse	84
fuse </s>	75
fuse blow	-134
fuss	-216
fuss </s>	-181
fussy	-140
futsal	26
futsal team	26
future	-162
future </s>	-145
g	74
g of	82
g protein	73
g protein a	126
gag	156
gag </s>	127
gain	48
gala	-59
galaxy	-173
gale	-107
gallbladder	223
gamble	89
game	-290
game 's	-113
game ,	-135
game </s>	-93
game <number>	-129
game at	-64
game before	-132
game for	-71
game for a	-127
game in	-57
game is	-189
game studio	149
gap	-66
gap </s>	-209
garage	193
garage ,	167
garage </s>	200
garage because	139
garage fix	-76
garage in	120
garage in <name>	120
garage is	182
garage is a	141
garage on	-135
garage only	-117
garage only take	-117
garage stand	-36
garage with	135
garbage	-121
garden	192
garden 's	125
garden ,	155
garden </s>	-142
garden centre	46
garden for	93
garden is	112
garden just	78
garden railway	-52
garden railway behind	-52
garden that	97
garlic	-32
garlic ,	-13
garlic </s>	64
garlic and	-104
gas	184
gas </s>	-13
gas <name>	132
gas <number>	138
gas bill	-169
gas in	60
gas is	129
gas mark	-10
gas people	-177
gas people </s>	-177
gas ring	174
gas ring </s>	146
gasket	90
gastric	146
gastric sleeve	146
gate	-123
gate ,	-67
gate </s>	-128
gate <number>	-162
gate open	-131
gateway	-74
gauge	38
gavin	65
gb	-150
gb ,	-7
gcse	218
gcse math	99
gcse math at	99
gear	-66
gearbox	-13
gelatine	-138
general	-207
general </s>	-181
generally	-217
generally </s>	-163
generally speak	-122
generate	-66
generation	113
generation </s>	26
generation of	37
generation on	153
generation on this	153
generator	-123
generator </s>	-19
genius	-187
genius </s>	-122
genotype	118
gentle	-213
gentle </s>	-132
gentleman	-80
gentleman in	-34
geocaching	90
geography	-34
geology	133
geology ,	133
geology , <name>	133
german	144
gerund	-120
gestational	-9
gestational diabetes	-9
get	187
get </s>	154
get <kin> in	-10
get <name>	239
get <name> </s>	201
get <name> on	-118
get <name> so	128
get <number>	7
get <number> </s>	-66
get <number> <kin>	183
get <number> error	-127
get <number> hour	199
get <number> kidney	97
get <number> minute	63
get <number> of	46
get <number> on	161
get <number> percent	40
get <number> tab	-99
get <number> week	108
get a	42
get a <kin>	192
get a <name>	-132
get a <number>	-125
get a bad	-139
get a blank	-146
get a cold	-154
get a cup	-124
get a flat	-166
get a headache	-134
get a lock	71
get a migraine	161
get a pacemaker	109
get a prosthetic	108
get a queue	-154
get a reply	-121
get a stack	-170
get a stoma	129
get a tandem	146
get a timeout	-211
get a weird	-136
get about	-7
get about <number>	-99
get adopt	-144
get an	-41
get an error	-167
get another	173
get another </s>	173
get arthritis	84
get as	-101
get as far	-101
get back	-79
get back to	-131
get beat	32
get beat on	32
get bore	32
get bullet	137
get bullet point	137
get call	17
get cancel	-38
get cancel ,	-183
get cancel </s>	-110
get candle	-94
get candle wax	-94
get carsick	157
get carsick we	132
get chew	-102
get chew gum	-102
get citizenship	-82
get confuse	62
get copy	-74
get custody	157
get custody in	105
get custody of	117
get cut	-100
get cut off	-162
get cut short	-98
get cut to	29
get dark	-175
get dark </s>	-175
get decline	-87
get deliver	112
get divorce	145
get do	97
get do </s>	97
get down	-20
get dress	119
get eat	-195
get eat by	-136
get engage	30
get engage ,	121
get engage in	-91
get finish	9
get from	-109
get green	32
get half	155
get half a	160
get here	-108
get his	131
get in	-223
get in </s>	-171
get in the	-171
get insulin	64
get insulin twice	56
get into	-56
get into <name>	123
get into the	-25
get is	109
get is <number>	109
get it	-255
get it </s>	-343
get it back	27
get it from	163
get jumpy	-68
get jumpy around	-68
get lay	93
get lay off	93
get limescale	-151
get limescale off	-151
get lose	-172
get lose in	-150
get make	130
get make team	112
get marry	14
get marry in	-23
get marry on	172
get me	107
get me there	-126
get migraine	196
get migraine from	116
get move	-205
get move to	-89
get my	140
get my <days>	133
get my <name>	177
get my citizenship	162
get my coffee	-179
get my drive	115
get my eye	111
get my gas	-66
get no	87
get nothing	-260
get nothing </s>	-189
get nothing in	-149
get off	-207
get on	8
get on with	89
get only	-146
get our	-48
get out	-221
get out </s>	-148
get page	117
get past	50
get past the	50
get pay	129
get pay in	-28
get pay on	80
get power	-12
get power of	113
get promote	146
get promote to	149
get put	138
get rain	-122
get rain off	-101
get read	228
get ready	65
get red	-137
get red wine	-132
get replace	96
get rid	-125
get rid of	-125
get scam	-35
get seasick	138
get seasick on	124
get send	119
get shorten	83
get sick	141
get soak	-144
get something	-139
get stick	-208
get suspend	-36
get swear	-4
get swear in	-4
get tension	73
get that	-167
get the	-50
get the <kin>	-18
get the <name>	183
get the joke	-85
get the last	-132
get the result	83
get the same	-201
get the second	-69
get the weather	-86
get their	131
get there	-156
get there </s>	-147
get this	-203
get this error	-53
get through	-189
get through the	-118
get tinnitus	133
get tinnitus from	113
get to the	43
get to work	185
get under	64
get under <number>	64
get up	-107
get up </s>	-14
get up at	-104
get us	-59
get us a	-46
get why	-112
get worse	-10
get worse </s>	-126
get worse i	10
get worse on	107
get write	105
get write access	18
get wrong	-93
get wrong </s>	-93
get your	-123
ghost	-154
gi	-26
giant	-113
giant </s>	-120
gift	-173
gift </s>	-141
gift for	-154
gift for a	-113
gig	-63
gig </s>	75
gig listing	123
gig listing from	123
gig ticket	-141
gimme	-113
ginger	-75
gist	-137
gist </s>	-103
git	-135
gitlab	-133
giulia	-111
giulia ,	-111
give	-65
give </s>	-170
give <name>	-143
give <name> </s>	-137
give <name> migraine	110
give <number>	-206
give <number> percent	-113
give a	-267
give a kidney	141
give a thumb	-96
give an	-147
give back	-166
give back <number>	-166
give blood	-66
give blood every	-80
give credit	121
give have	-130
give her	-32
give him	-142
give him a	-113
give i	25
give i 'm	61
give i can	-38
give is	81
give it	58
give it a	-143
give it up	155
give lesson	92
give lesson to	92
give me	-48
give me </s>	-46
give me <name>	-115
give me <number>	-168
give me a	-129
give me an	-184
give me hive	178
give me metric	98
give me migraine	157
give me something	-89
give me step	-23
give me that	-42
give me the	115
give me this	-35
give my	171
give my <kin>	91
give no	-113
give notice	131
give our	-120
give our tiny	-37
give out	-204
give out </s>	-129
give that	124
give that a	-203
give that all	65
give that i	184
give that nobody	21
give that slug	58
give that the	-15
give that we	48
give the	-166
give the other	36
give the wall	76
give up	223
give up </s>	-319
give up <kin>	132
give up meat	132
give up my	197
give up on	-280
give up smoke	141
give up sugar	138
give up the	261
give up when	105
give us	-126
give us about	37
give we	-10
give we 're	-10
give you	-153
glare	-134
glass	83
glass ,	58
glass </s>	-156
glass are	99
glass eye	16
glass eye </s>	-195
glass for	107
glass for anything	107
glass from	137
glass in	-166
glaze	134
glaze come	-122
glaze come out	-122
glitter	-79
glitter </s>	-160
globe	-152
glossary	116
glove	-239
glove </s>	-42
glove are	-144
glove on	-75
glove on </s>	-94
glue	18
glue 's	-154
glue 's dry	-154
glue </s>	112
gluten	149
gluten </s>	132
gluten free	25
gluten free </s>	213
gluten in	77
gluten in my	77
gluten is	48
gnocchi	-157
gnocchi </s>	-157
go ,	78
go , <name>	111
go , so	159
go </s>	-161
go <name>	-61
go <number>	-120
go after	26
go again	-86
go again </s>	-86
go ahead	-168
go ahead </s>	-157
go all	-59
go already	-141
go already </s>	-141
go and	-80
go and now	44
go at	-53
go back	74
go back </s>	-64
go back at	-105
go back in	-53
go back to	185
go back when	131
go black	-253
go black </s>	-179
go blank	-91
go blind	160
go bust	45
go bust </s>	-127
go but	69
go but i	39
go by	81
go by <name>	178
go by <number>	133
go by the	-175
go by they	156
go by train	5
go cold	-302
go cold </s>	-218
go cold again	-96
go cold over	-76
go cold while	-113
go deaf	-73
go down	-190
go down a	-134
go down to	47
go every	151
go everywhere	42
go everywhere </s>	-90
go everywhere by	137
go fine	-138
go fine ,	-33
go first	-53
go flat	-77
go for	-25
go for <number>	-127
go for a	-72
go for an	-74
go for the	15
go freelance	105
go freelance </s>	105
go from	38
go fully	153
go fully remote	153
go grey	134
go grey </s>	98
go home	-266
go home </s>	-176
go home early	-136
go i	18
go in	186
go in </s>	-155
go in <name>	139
go in <number>	164
go in at	-137
go in on	176
go in the	-11
go into	147
go into <name>	188
go into a	73
go into the	121
go mad	-202
go miss	-179
go miss </s>	-128
go now	-102
go now </s>	-102
go nowhere	27
go nowhere </s>	27
go off	-178
go off ,	-117
go off </s>	-240
go on	120
go on <number>	166
go on a	102
go on before	-39
go on our	149
go on rent	91
go on strike	-145
go on the	42
go on till	-153
go orange	-80
go orange </s>	-80
go out	80
go out </s>	-184
go out at	-128
go out by	27
go out in	44
go out on	249
go out to	16
go out with	-105
go over	119
go over <number>	79
go over from	122
go part-time	163
go part-time </s>	104
go part-time after	79
go past	-117
go quiet	-89
go round	-235
go round in	-117
go round the	-138
go since	-138
go soft	-169
go straight	-101
go straight into	17
go the	64
go this	-133
go this morning	-133
go through	97
go through </s>	-109
go through <name>	191
go through the	-139
go to	34
go to </s>	-197
go to <name>	13
go to <number>	117
go to a	195
go to be	-159
go to bed	15
go to close	78
go to do	-135
go to get	-238
go to grab	-113
go to her	-109
go to lunch	-138
go to me	83
go to move	-102
go to my	250
go to open	-63
go to say	-107
go to the	-92
go to try	-139
go to write	-141
go up </s>	-46
go up <number>	-4
go up again	-194
go up in	157
go up to	144
go vegan	121
go viral	-135
go viral </s>	-135
go white	66
go white </s>	-178
go with	-196
go with it	-118
go with option	-82
go with the	-154
go with your	-100
go without	-98
go wrong	-140
go wrong </s>	-87
goal	77
goal ,	-184
goal </s>	-157
goal for	143
goal for this	158
goal here	-150
goal here is	-150
goal is	59
goal is <number>	-86
goal is a	10
goal is to	103
goalie	89
goalkeeper	84
goalkeeper ,	67
goalkeeper , <name>	-4
goalkeeper </s>	147
god	-142
god help	-126
god know	34
goggle	53
gold	167
golf	69
golf </s>	-155
golf handicap	105
good	5
good ,	173
good , i	-71
good <kin>	81
good <name>	-134
good <name> </s>	-134
good <number>	-147
good <number> </s>	-119
good after	128
good after the	128
good at	149
good but	53
good but keen	82
good coat	-152
good day	131
good day </s>	131
good for	-97
good hour	178
good in	104
good luck	-85
good morning	-182
good name	106
good news	-54
good next	138
good night	-186
good now	121
good or	-94
good question	-167
good question to	-130
good to	-140
good to me	-85
good until	44
good when	102
google	-34
google </s>	80
google say	-167
google say </s>	-128
google sheet	106
google sheet every	123
gorgeous	-150
gouda	57
goulash	-76
goulash </s>	-42
gout	105
government	-82
governor	123
gpu	63
grab	-152
grab lunch	-113
grab lunch ,	-113
grace	106
grace before	98
grace before meal	98
grade	175
grade ,	48
grade </s>	23
grade <number>	151
grade <number> in	85
grade <number> piano	130
grade this	-17
gradually	50
graduate	162
grafana	-20
grain	198
gram	-27
gram ,	75
gram , never	94
gram </s>	78
grammar	-69
grammar </s>	-200
grand	-19
grand ,	85
grand </s>	-15
grand and	-79
grant	163
grant form	-149
grant proposal	109
grape	115
grapefruit	28
grapefruit </s>	33
grapefruit or	-143
graph	43
graph </s>	89
grass	-121
grass </s>	-110
grateful	67
grateful for	67
grave	129
gravel	150
gravel </s>	132
gravity	-148
gravy	-182
gravy </s>	-121
great	-183
great ,	-187
great , another	-54
great </s>	-254
great at	117
great north	114
great north run	114
greek	-13
greek dance	-13
green ,	118
green </s>	-66
green <number>	-93
green <number> </s>	-93
green again	-113
green again </s>	-113
green all	114
green and	-146
green card	175
green in	76
green notebook	125
green on	-148
greenhouse	250
greenhouse </s>	152
greenhouse is	151
greenhouse is <number>	128
greet	-85
greeting	-133
grey	-197
grey </s>	-22
grey at	126
grey at <number>	126
grey out	-106
grid	-26
grid ,	165
grid , solar	144
grid </s>	-157
grill	122
grill </s>	122
grim	-146
grim </s>	-99
grind	277
grind floor	138
grind floor </s>	47
grind floor flat	-23
grip	66
grip </s>	-120
grocer	75
grocery	-102
grocery is	144
grocery is <number>	111
groom	68
groom van	29
groomer	134
gross	-140
group	281
group 's	128
group ,	122
group , <number>	122
group </s>	6
group <kin>	73
group at	49
group at the	17
group chat	-81
group donate	118
group for	99
group have	5
group have <number>	-33
group i	128
group in	205
group in <name>	205
group is	151
group is down	4
group meet	68
group of	160
group of <number>	160
group project	93
grout	-168
grovel	-140
grow	278
grow </s>	157
grow chile	131
grow chile in	110
grow the	-129
grow up	138
grow up ,	141
grow up <name>	29
grow up in	-27
grow up on	100
growl	-141
growth	-118
grumpy	-205
grumpy </s>	-99
grumpy <kin>	-121
guarantee	-49
guess	-166
guess </s>	-56
guess at	-122
guess i	-102
guess i 'm	-84
guess is	-182
guess is that	-114
guess the	-109
guest	-154
guest </s>	155
guest are	5
guest at	-166
guest come	-140
guest come at	-140
guest have	93
guest house	137
guest in	-133
guest in <number>	-123
guest is	47
guest leave	-122
guidance	-149
guide	101
guide </s>	-128
guide <kin>	143
guide <kin> ,	169
guide <kin> </s>	126
guide at	-40
guide at our	-40
guide for	45
guide on	-141
guide tell	-57
guide tell us	-57
guideline	31
guitar	99
guitar </s>	-60
guitar are	80
guitar backward	48
guitar backward </s>	48
guitar in	14
gum	57
gum </s>	54
gum out	-102
gum out of	-102
gun	149
gun are	149
gunnar	84
gunnar ,	-10
gurdwara	137
gush	-192
gush </s>	-140
gutter	11
gutter </s>	15
gutter is	81
guy	-311
guy </s>	-11
guy call	135
guy call <name>	135
guy from	-87
guy from the	-136
guy in	-172
guy in <name>	-22
guy in the	-163
guy is	-120
guy on	-215
guy on <name>	-141
guy on the	-170
guy say	-85
guy with	-93
gwen	117
gwen 's	73
gym	-28
gym 's	50
gym ,	-66
gym </s>	-57
gym are	-61
gym for	26
gym is	50
gym is a	130
gym on	133
gymnastics	72
h	-70
h </s>	13
ha	-205
ha </s>	-194
habit	69
habit </s>	32
hack	-178
hack </s>	-126
haggle	-89
haiku	-161
haiku about	-141
haiku about a	-138
hail	-53
hail </s>	16
hair	53
hair 's	-20
hair </s>	-205
hair at	134
hair at <number>	124
hair for	137
hair is	53
hair out	-12
halal	235
halal </s>	94
halal at	122
half	21
half 's	107
half ,	-134
half </s>	-68
half <kin>	117
half <name>	188
half <name> ,	98
half <number>	12
half <number> </s>	68
half a	-15
half a cabbage	-115
half a cake	-137
half a page	-194
half an	-151
half an hour	-111
half an onion	-139
half are	-187
half asleep	-178
half asleep </s>	-138
half day	177
half day </s>	167
half do	-125
half do </s>	-142
half hour	-116
half is	-62
half is <name>	14
half marathon	-50
half my	18
half my <kin>	125
half my family	129
half my income	107
half my pension	125
half my salary	103
half my screen	-146
half my team	109
half of	160
half of <number>	-119
half of it	100
half of my	-89
half of our	118
half of the	288
half of them	-44
half of us	-93
half of what	78
half off	-156
half our	4
half past	-212
half past </s>	-144
half past <number>	-140
half price	122
half price </s>	122
half share	46
half share in	46
half term	14
half the	79
half the house	-76
half the time	140
half the year	140
half time	-178
half time </s>	-155
half work	147
half work </s>	147
half-term	21
halftime	-170
halftime </s>	-159
halfway	-247
halfway ,	-143
halfway through	-128
halfway through the	-135
hall	44
hall 's	-19
hall ,	118
hall </s>	150
hall <number>	-176
hall have	165
hall is	24
hall key	71
hall on	73
hall was	-62
halt	-88
halt on	-88
halve	-70
ham	-25
hana	123
hand	210
hand 's	127
hand 's miss	137
hand ,	100
hand , <number>	-50
hand </s>	-186
hand <number>	154
hand and	145
hand are	-91
hand are cover	-129
hand are freeze	-183
hand down	137
hand dryer	-79
hand full	-181
hand full ,	-129
hand in	149
hand in </s>	152
hand in my	112
hand in the	-132
hand is	-143
hand it	-166
hand it back	-129
hand luggage	54
hand luggage only	54
hand me	-124
hand on	191
hand only	112
hand only </s>	106
hand over	-11
hand over at	139
hand shake	187
hand shake ,	124
hand shake </s>	31
hand signal	22
hand signal </s>	106
hand still	47
hand the	-6
hand this	-126
hand with	-133
handball	45
handball </s>	-108
handicap	105
handle	235
handle <kin>	-18
handle <kin> </s>	-42
handle our	131
handle that	-127
handle the	119
handle the money	-21
handler	-134
handover	138
handover 's	161
handover at	138
handshake	-40
handshake </s>	-70
handstand	93
handstand for	93
handstand for a	93
handwork	130
handwriting	-10
handwriting is	84
handwriting is shock	-4
hang	-108
hang </s>	-126
hang at	-54
hang in	120
hang off	-63
hang on	-187
hang on </s>	-231
hang on <name>	-166
hang the	74
hang up	-152
hang up on	-100
hannah	51
hanne	134
hanneke	-6
hanneke and	-6
hanneke and the	-6
happen	-64
happen </s>	-270
happen at	152
happen if	-148
happen if i	-141
happen on	8
happen to	71
happy	-149
happy </s>	-101
happy <day>	-134
happy with	-80
happy with it	-53
harbour	250
harbour </s>	148
harbour <kin>	155
hard	-123
hard ,	-152
hard </s>	-150
hard as	-140
hard for	132
hard for me	132
hard of	119
hard of hear	119
hard to	52
hard to find	113
hard to read	-175
hard way	85
hard when	32
hardly	-213
hardly know	-103
hardware	40
hardware shop	45
hardware shop in	112
hare	-138
harmonica	-93
harmonica in	-31
harness	39
harsh	-33
harvest	91
hash	62
hash before	45
hash before they	45
hassan	-42
hassan ,	-42
hat	-61
hat </s>	-107
hatch	70
hate	216
hate <days>	-156
hate <days> </s>	-156
hate <kin>	-145
hate <kin> </s>	-145
hate app	147
hate app </s>	147
hate be	219
hate be call	85
hate coriander	83
hate coriander ,	83
hate each	-162
hate each other	-162
hate email	135
hate email </s>	135
hate everyone	-127
hate it	-175
hate it </s>	-108
hate man	108
hate man in	108
hate me	-98
hate me </s>	-47
hate olive	167
hate passive	9
hate passive voice	9
hate phone	158
hate phone call	158
hate slide	55
hate slide deck	55
hate surprise	161
hate surprise ,	109
hate that	-63
hate that </s>	35
hate the	164
hate the <kin>	150
hate them	-7
hate them </s>	-7
hate this	-206
hate this bug	-53
hate this error	-140
hate to	-91
hate to ask	-128
hate to speak	46
hattie	108
haul	-43
haul water	-70
haunt	-119
haunt </s>	-119
have	51
have ,	214
have , and	117
have </s>	-64
have <day> on	38
have <days>	160
have <days> off	105
have <kin>	122
have <kin> ,	120
have <kin> </s>	43
have <kin> in	148
have <name>	49
have <name> 's	97
have <name> ,	70
have <name> </s>	249
have <name> <number>	-19
have <name> and	-49
have <name> in	-101
have <name> on	-180
have <name> surgery	111
have <number>	-204
have <number> 1000	85
have <number> </s>	288
have <number> <kin>	-135
have <number> <name>	206
have <number> <number>	28
have <number> bathroom	36
have <number> call	-148
have <number> chair	11
have <number> coffee	-204
have <number> column	-153
have <number> day	-136
have <number> glass	-149
have <number> good	98
have <number> heart	-57
have <number> leave	-165
have <number> metre	-125
have <number> min	-141
have <number> minute	-256
have <number> month	-51
have <number> more	-139
have <number> on	-103
have <number> option	-165
have <number> panel	68
have <number> part	-128
have <number> passport	-13
have <number> room	-17
have <number> row	-161
have <number> rule	5
have <number> save	-134
have <number> string	-159
have <number> tab	-69
have <number> to	32
have <number> voice	58
have <number> woman	55
have <number> year	44
have a	-48
have a <kin>	-73
have a <name>	101
have a <number>	138
have a bad	190
have a bite	-161
have a bug	-172
have a call	-138
have a class	-188
have a coffee	-197
have a cold	-181
have a contract	39
have a dataframe	-94
have a doubt	-123
have a drink	26
have a feel	-96
have a fit	-97
have a gastric	146
have a glass	-5
have a good	-126
have a hard	-149
have a hat	-132
have a headache	-234
have a heart	184
have a hip	96
have a hole	-112
have a key	171
have a list	-127
have a look	-112
have a meet	-185
have a name	37
have a nap	-105
have a new	-23
have a pacemaker	151
have a peanut	43
have a question	-165
have a rescue	124
have a right	-111
have a row	-137
have a rule	150
have a share	141
have a small	-97
have a spare	51
have a stammer	194
have a stand	83
have a stent	158
have a stroke	167
have a table	77
have a typo	-145
have a vegan	-23
have a view	89
have a wee	-69
have a weird	-57
have a wrong	-102
have about	75
have about <number>	139
have add	-108
have add a	-108
have adhd	111
have adhd so	111
have adopt	87
have adopt a	108
have all	-103
have already	-21
have also	-153
have always	249
have an	20
have an <name>	-42
have an appointment	-42
have an eat	127
have an error	-120
have an idea	-136
have an oil	100
have another	5
have answer	-124
have any	-158
have anything	-29
have ask	8
have ask <number>	128
have ask for	-59
have ask me	55
have asthma	-36
have asthma and	-104
have at	-97
have attach	-69
have attach the	-69
have bad	173
have bad hip	144
have bank	150
have bank with	150
have be	-88
have be </s>	193
have be <day>	-157
have be <kin>	126
have be a	21
have be ask	-6
have be assembly	20
have be at	-221
have be call	-77
have be care	73
have be deaf	81
have be engage	-46
have be get	76
have be give	-178
have be go	-50
have be here	-152
have be hum	-121
have be in	110
have be learn	112
have be live	17
have be lose	41
have be marry	41
have be mine	139
have be my	113
have be on	-72
have be ours	93
have be out	52
have be play	-38
have be put	-106
have be sick	-135
have be sober	198
have be stand	-126
have be stare	-177
have be tell	-31
have be there	-27
have be through	-102
have be together	162
have be up	-181
have be volunteer	-85
have be wait	-179
have be with	64
have be write	136
have begin	-100
have begin </s>	-37
have book	-62
have book <number>	158
have both	-12
have bring	-208
have buy	55
have buy a	58
have caffeine	102
have caffeine after	102
have cake	-121
have cake for	-121
have chair	123
have change	-116
have coeliac	-111
have coeliac disease	-111
have covid	94
have covid in	94
have cut	33
have cut hair	89
have cystic	115
have cystic fibrosis	115
have decide	166
have decide on	41
have decide to	105
have dementia	159
have dialysis	112
have dialysis </s>	112
have do	289
have do for	84
have do it	67
have do since	223
have do so	-59
have do the	51
have double	-90
have down	110
have down 's	110
have drop	155
have duplicate	-145
have dyslexia	162
have dyslexia </s>	99
have eat	-130
have enough	-176
have enough of	-94
have extra	117
have extra time	117
have fall	66
have finish	151
have finish my	151
have fish	97
have for	-55
have forget	-115
have get	206
have get </s>	129
have get <kin>	160
have get <name>	238
have get <number>	76
have get a	199
have get about	48
have get an	-30
have get arthritis	84
have get half	96
have get is	109
have get me	5
have get my	110
have get no	-94
have get the	66
have get tinnitus	66
have get to	-330
have give	69
have give me	72
have go	-245
have go and	-67
have go back	34
have go home	-109
have go on	52
have go to	-212
have guest	-118
have have	39
have have <name>	177
have have <number>	-34
have have a	44
have have an	118
have have enough	-94
have have it	-169
have have no	-77
have have our	120
have have the	118
have have them	-161
have have this	-106
have hay	126
have hay fever	126
have headphone	-98
have headphone on	-98
have hear	-132
have her	-137
have her insulin	116
have her on	-106
have high	23
have him	154
have his	54
have his own	24
have i	-158
have in	81
have in the	-144
have is	-16
have it	-56
have it </s>	49
have it on	-60
have it with	-75
have its	56
have just	-34
have just lose	-124
have just put	54
have just ring	-84
have just send	-81
have just watch	-108
have keep	145
have keep a	141
have keep bee	31
have keep the	62
have know	-71
have leave	-107
have leave </s>	-169
have leave a	-119
have lettuce	50
have live	-37
have live here	-148
have live in	216
have live on	136
have live with	86
have look	-25
have look after	144
have lose	-24
have lose <number>	140
have lose her	76
have lose my	-100
have lose the	-127
have lunch	-152
have lunch </s>	-91
have lupus	122
have make	-199
have manage	-128
have maybe	-105
have maybe <number>	-95
have me	58
have me in	-160
have me on	-11
have me up	94
have meet	-94
have miss	-129
have mix	-213
have more	-119
have move	-66
have move into	131
have move me	34
have move on	-119
have move the	-78
have move to	-138
have my	-202
have my <kin>	144
have my spare	151
have n't	-152
have n't a	74
have n't answer	-118
have n't be	111
have n't come	-146
have n't eat	-124
have n't find	57
have n't get	115
have n't have	-70
have n't look	65
have n't open	-114
have n't pay	-168
have n't replace	38
have n't speak	230
have n't touch	-112
have never	-83
have never be	-119
have never do	-178
have never have	76
have never hear	-126
have never learn	165
have never own	101
have never see	-85
have no	-19
have no <kin>	116
have no <name>	-56
have no bus	103
have no car	244
have no clue	-45
have no floor	27
have no heat	147
have no idea	-102
have no internet	47
have no oven	-6
have no signal	-178
have nobody	39
have none	-9
have not	-90
have nothing	-261
have nothing </s>	-171
have nothing to	-129
have only	76
have only <number>	69
have only a	16
have only get	19
have only the	138
have open	-190
have open the	-129
have opinion	-134
have our	186
have our spare	137
have own	193
have paste	-87
have peanut	107
have perfect	71
have perfect pitch	132
have pick	-139
have play	-25
have power	137
have power of	137
have publish	88
have pull	-131
have put	-94
have put my	47
have put our	124
have put the	-179
have read	-45
have read it	-173
have read the	-157
have rename	21
have rent	119
have ring	-89
have run	-51
have run out	-85
have run the	-60
have say	-113
have say a	-116
have say it	-46
have say yes	-87
have see	-133
have see it	-145
have send	-303
have send me	-187
have send the	-141
have serve	68
have share	109
have shift	106
have sickle	164
have sickle cell	164
have sign	134
have sign a	147
have since	33
have solar	143
have some	-114
have space	-135
have spell	-104
have spend	115
have spend <number>	115
have stand	-132
have start	-168
have still	-156
have stop	157
have stop eat	97
have stop the	81
have swear	33
have take	96
have tell	-41
have tell the	-37
have terrible	-116
have that	-113
have the	276
have the <kin>	149
have the <name>	93
have the <number>	-62
have the date	79
have the file	-131
have the flu	-117
have the hall	160
have the key	156
have the only	177
have the op	63
have the other	94
have the paper	-59
have the same	-83
have the spare	134
have the wrong	-59
have them	145
have them from	155
have this	-244
have time	-244
have time for	-117
have to	17
have to be	285
have to bin	-142
have to build	153
have to call	-96
have to carry	87
have to come	-6
have to do	-133
have to fix	-127
have to get	72
have to go	-360
have to hand	-83
have to have	72
have to keep	136
have to leave	177
have to put	-97
have to run	-139
have to say	-109
have to sign	27
have to stay	161
have to tell	-119
have to use	173
have to wait	120
have to work	-20
have toast	-122
have too	-99
have try	-179
have try restart	-81
have turn	-115
have type	52
have type <number>	114
have until	-97
have us	-189
have use	17
have use it	-136
have vanish	-136
have visit	-103
have visit every	48
have volunteer	82
have walk	228
have wear	148
have wear a	149
have wear out	-119
have work	196
have write	-136
have you	-135
hay	89
hay ,	-63
hay , not	-63
hay fever	202
hay fever ,	118
hay fever from	134
he	-53
he 'd	-246
he 'd a	-131
he 'd be	-132
he 'll	106
he 's	-44
he 's <name>	-105
he 's <number>	240
he 's a	256
he 's allergic	-170
he 's an	134
he 's ask	-138
he 's at	-130
he 's away	124
he 's call	-89
he 's eat	-121
he 's fine	-103
he 's from	200
he 's in	-81
he 's my	119
he 's nervous	139
he 's no	-21
he 's on	61
he </s>	93
he <kin>	76
he <kin> n't	-170
he also	-158
he ask	-138
he can	26
he can n't	138
he come	138
he come home	123
he come in	-70
he do	39
he do it	-137
he drop	38
he eat	92
he fancy	-51
he find	-77
he get	105
he go	-99
he go </s>	-152
he hate	-18
he have	-110
he have <number>	-210
he have a	-212
he have already	-110
he have be	-111
he have get	89
he have have	129
he have his	141
he have me	-115
he have to	-104
he is	-66
he is n't	-113
he is now	46
he just	4
he keep	-196
he keep <kin>	-138
he latch	125
he latch on	125
he leave	-87
he live	-28
he live in	-104
he must	-163
he need	170
he never	-164
he own	-6
he pay	-114
he play	-6
he quit	-103
he read	153
he right	-86
he right </s>	-86
he ring	-59
he say	-131
he say i	-148
he say it	-108
he see	80
he see it	-150
he seem	-178
he sell	-133
he sleep	142
he tell	19
he think	-147
he turn	90
he turn <number>	90
he want	73
he want to	168
he was	36
he was <number>	22
he was a	156
he was funny	-84
he was in	-200
he was n't	-133
he will	94
he will n't	81
he would	-102
he write	-144
head	49
head 's	-239
head ,	203
head </s>	-85
head <kin>	127
head <kin> in	68
head at	55
head at a	86
head hurt	-125
head in	-154
head in </s>	-152
head is	-77
head like	-133
head like a	-133
head of	131
head of the	66
head off	-108
head office	138
head since	46
head to	-136
head to the	-115
head up	42
head up </s>	42
headache	-175
headache ,	-182
headache , no	-99
headache </s>	-168
header	-335
header ,	-103
header </s>	-156
header look	-115
header row	-86
header row </s>	-86
heading	187
heading </s>	128
headline	-152
headline is	-148
headmaster	148
headphone	-71
headphone </s>	99
headphone on	-147
headphone on </s>	-147
headset	-157
heal	217
heal </s>	107
heal right	124
heal right </s>	124
health	125
health </s>	-167
heap	-123
heap of	-77
hear	65
hear ,	119
hear </s>	-257
hear a	-69
hear a thing	4
hear about	95
hear aid	280
hear aid ,	108
hear aid </s>	157
hear aid are	71
hear aid in	127
hear aid on	90
hear aid since	63
hear in	180
hear in my	69
hear is	113
hear it	54
hear loop	142
hear myself	-96
hear myself think	-96
hear of	-184
hear on	144
hear on the	79
hear ring	17
hear test	59
hear test and	59
hear that	-145
hear the	-298
hear you	-247
hear you ,	-149
heart	156
heart 's	-35
heart 's on	-35
heart </s>	51
heart attack	127
heart failure	139
heart murmur	112
heart murmur </s>	121
heart rate	29
heart rate is	-108
heat	143
heat 's	-89
heat 's off	-186
heat </s>	33
heat <number>	81
heat go	-143
heat go off	-96
heat in	-15
heat in here	-86
heat is	6
heat only	99
heat pump	94
heat pump <kin>	-145
heat the	27
heater	169
heather	139
heave	-156
heavier	82
heavier </s>	82
heavy	119
heavy </s>	-45
heavy clay	228
heavy clay ,	84
heavy clay </s>	153
heavy rain	-66
hectare	-29
hedge	-231
hedge </s>	-166
heel	-129
height	138
height ,	117
height </s>	12
height make	-11
height since	-44
height since the	-44
hell	-86
hell </s>	-125
hell today	-105
hell today ,	-94
hell today </s>	-101
hello	-194
hello </s>	-110
hello again	-76
helm	39
help </s>	49
help a	156
help me	-322
help me </s>	-219
help me answer	-137
help me with	-136
help me word	11
help me write	-162
help us	-70
help us </s>	-70
help with	-266
help with a	-118
helpdesk	-34
helpline	-77
hem	22
hence	-11
hence the	27
hence the odd	-92
hence the rush	35
hendrik	46
hendrik here	46
her	51
her ,	-141
her </s>	60
her <kin>	-188
her <kin> 's	-223
her <kin> ,	168
her <kin> </s>	-129
her <kin> <name>	116
her <kin> have	-56
her <kin> in	-21
her <kin> was	-178
her <name>	72
her <name> </s>	34
her <number>	-111
her <number> year	136
her a	-177
her a note	-91
her back	-128
her bag	94
her bag </s>	94
her bedroom	133
her caravan	48
her down	14
her down the	14
her fall	94
her fall </s>	94
her flat	112
her for	42
her guide	122
her guide <kin>	122
her hair	-26
her house	-21
her in	-60
her insulin	116
her job	-23
her message	62
her mind	-109
her name	-109
her name is	-71
her off	-173
her off the	-173
her on	47
her on <name>	166
her on the	87
her own	193
her paper	116
her photo	57
her rent	-150
her residency	155
her right	-12
her second	99
her second stroke	99
her shoulder	7
her shoulder </s>	7
her the	32
her tonight	-59
her tonight </s>	-59
her wrist	-139
herd	63
here	-106
here 's	-243
here 's a	-110
here 's the	-193
here ,	224
here , <number>	233
here , go	-173
here , its	111
here , mostly	124
here , own	104
here , so	158
here , the	7
here , what	-119
here :	128
here </s>	-290
here are	70
here for	-138
here for an	-97
here have	99
here i	144
here in	103
here in <name>	186
here in a	-88
here in the	-162
here is	8
here is <number>	135
here is awful	-110
here is my	-161
here is the	-243
here is to	-150
here look	-119
here look at	-119
here on	179
here since	-238
here since <name>	-86
here since <number>	-148
here the	-176
here today	-115
here today </s>	-97
here until	33
here until <number>	33
here with	-222
here with a	-169
hernia	183
hernia </s>	142
hernia op	149
hernia op </s>	116
hero	-331
hero ,	-117
hero is	-154
heroine	-262
heroine ,	-206
heroine , <name>	-146
heron	-168
heron </s>	-124
herr	12
herr <name>	12
herring	52
herring ,	52
hers	-80
hers </s>	31
hers is	30
herself	142
hetzner	124
hey	-233
hey </s>	-167
hgv	100
hgv class	131
hgv class <number>	131
hi	-214
hi ,	-90
hi </s>	-114
hib	-67
hibernate	145
hibernate in	145
hibernate in the	133
hiccup	-84
hide	-119
hide in	-111
hide the	-99
high	41
high ,	40
high , so	-41
high <name>	-56
high street	-75
higher	146
higher </s>	154
highest	-169
highlight	-127
hike	64
hike pole	39
hike the	120
hike the <name>	120
hilarious	-162
hilarious </s>	-143
hill	207
him	59
him ,	-126
him </s>	-56
him a	-76
him about	-97
him at	-118
him every	134
him for	-178
him in	84
him in the	68
him nicely	-146
him off	126
him off </s>	126
him since	125
him twice	-90
him twice </s>	-130
himself	20
himself </s>	-131
himself is	92
hindi	-74
hindu	111
hinge	-36
hinge </s>	102
hint	94
hint </s>	66
hip	366
hip </s>	104
hip and	61
hip do	186
hip do in	112
hip op	116
hip op </s>	116
hip operation	100
hip operation </s>	100
hip replacement	188
hip replacement </s>	120
hire	96
hire </s>	110
hire <number>	85
hire <number> junior	47
hire a	110
hire a second	66
hire anyone	-151
hire me	130
hire my	95
hire my <kin>	95
his	28
his </s>	-147
his <kin>	-103
his <kin> 's	148
his <kin> </s>	-18
his <kin> <name>	136
his <kin> in	-95
his <kin> is	-143
his <name>	185
his <name> and	30
his <number>	-210
his <number> </s>	-143
his <number> <kin>	-141
his ear	173
his eye	-165
his face	-154
his face </s>	-154
his fall	111
his fall </s>	111
his glass	-175
his hear	58
his hear aid	58
his house	19
his last	-117
his name	33
his own	-90
his own <kin>	-150
his own place	-10
his phone	-106
his shop	144
his shoulder	-26
his spell	19
his tablet	163
his tea	70
his tea </s>	70
his tool	119
his tool </s>	119
his wed	-9
hiss	-182
history </s>	189
history of	-143
history of glaucoma	-64
history of the	-119
hit	-216
hit <number>	71
hit <number> </s>	-14
hit a	112
hit the	-177
hive	160
hive ,	145
hive </s>	67
hive at	123
hive at the	123
hive behind	78
hive behind the	78
hive on	94
hive on the	94
hm	-151
hmm	-110
hoarder	44
hoarse	-61
hob	162
hob 's	153
hob 's induction	153
hob ,	-80
hob </s>	-137
hob is	125
hob is induction	125
hob only	145
hob that	147
hob that half	147
hobby	137
hobby ,	146
hobby </s>	180
hockey	66
hockey </s>	7
hockey goalie	30
hog	-145
hog the	-145
hoist	110
hold	-128
hold </s>	-115
hold <number> </s>	24
hold a	125
hold a patent	131
hold an	138
hold an <name>	138
hold for	-153
hold for <number>	-153
hold it	-17
hold it for	-129
hold my	63
hold on	-80
hold on </s>	-178
hold shift	-96
hold the	208
hold the power	99
hold until	-126
hold with	-320
hold with the	-243
holder	89
hole	-257
hole </s>	-128
hole in	-194
hole in it	-144
hole in the	-62
holiday	-171
holiday </s>	-103
holiday are	148
holiday in	-78
holiday visa	-42
home	63
home 's	76
home , <name>	198
home , <number>	132
home , less	93
home </s>	80
home <day>	139
home <kin>	197
home <kin> </s>	119
home <number>	152
home and	138
home and <name>	138
home at	76
home at <name>	148
home at <number>	-72
home but	106
home by	72
home by <number>	-19
home early	-149
home early ,	-120
home educate	149
home educate <number>	149
home from	-38
home in	145
home in <name>	174
home is	-14
home now	-139
home now </s>	-88
home on	-39
home on <days>	141
home only	108
home to	219
home to <name>	193
home to us	121
home tonight	-115
home was	-50
home with	22
home with the	170
home without	-151
homeschool	162
homeschool ,	143
homeschool all	142
homeschool all <number>	142
homeschool our	153
homeschool our <number>	153
homeschooled	151
homeschooling	68
homestay	142
hometown	109
homework	-225
homework </s>	-59
homophone	66
homophone </s>	66
honest	-18
honest </s>	-161
honestly	-77
honestly ,	-37
honestly , across	19
honestly i	11
honey	12
honey </s>	38
honey and	25
honey at	130
honey at the	130
honey go	139
honey go to	139
honeymoon	200
honeymoon </s>	149
honk	-115
honour	-31
hook	-192
hook </s>	-125
hoover	8
hoovered	-144
hoovered the	-144
hoovered the whole	-144
hoovering	-52
hop	-29
hope	-81
hope </s>	-76
hope for	27
hope i	-125
hope is	-71
hope this	-209
hope to	81
hope to adopt	123
hope to be	-68
hope to buy	69
hope to get	117
hope you	-151
hopefully	24
hopefully </s>	38
hopeless	145
hopeless ,	135
hopeless </s>	30
horoscope	30
horoscope </s>	-144
horrible	-122
horror	63
horror film	67
horror film i	139
horsebox	25
hose	-194
hospice	199
hospice shop	74
hospital	177
hospital ,	116
hospital , no	-10
hospital </s>	143
hospital <kin>	87
hospital <kin> </s>	87
hospital bed	103
hospital in	-6
hospital in <name>	-53
host	138
host </s>	122
host a	148
host a pub	148
host at	130
host at <name>	100
host everything	126
host on	118
host on a	118
host that	-91
host the	-22
host with	24
hostel	44
hostel in	164
hostel in <name>	164
hot	8
hot </s>	67
hot at	61
hot at the	61
hot sauce	130
hot tar	-118
hot to	-126
hot water	-95
hotel	-9
hotel </s>	42
hotel have	-234
hotel i	32
hotel in	17
hotel in <name>	-14
hour	-217
hour ,	-27
hour , say	67
hour </s>	-122
hour a	-89
hour a day	-225
hour a month	158
hour a week	202
hour about	-68
hour ago	-322
hour ago ,	-167
hour ago </s>	-261
hour ago and	-99
hour ahead	137
hour and	24
hour and <number>	94
hour at	241
hour at a	142
hour before	-131
hour behind	120
hour contract	70
hour contract </s>	91
hour each	80
hour each way	80
hour for	-156
hour from	176
hour from <name>	120
hour i	6
hour in	16
hour in <name>	-44
hour in a	50
hour late	-176
hour late </s>	-173
hour now	-134
hour now </s>	-134
hour on	-215
hour on the	-179
hour till	-37
hour to	-35
hour to <number>	154
hour to get	153
hour today	-102
hour today </s>	-75
hour week	-9
hourly	85
hourly </s>	130
hourly rate	147
hourly rate is	147
house	177
house ,	256
house , <name>	92
house </s>	69
house <kin>	27
house a	134
house after	173
house after the	136
house and	-67
house association	65
house at	-94
house at <name>	166
house because	157
house because of	157
house belong	117
house belong to	117
house co-op	189
house co-op in	139
house eat	146
house eat fish	135
house for	-97
house have	-107
house have be	-154
house in	-119
house in <name>	87
house in the	-170
house is	128
house is <number>	170
house is a	-120
house is list	183
house is off	-5
house my	140
house my <kin>	140
house nobody	111
house nobody eat	111
house of	-79
house rule	89
house rule </s>	185
house since	98
house style	119
house style at	119
house swap	-24
house to	30
house was	120
house was build	130
house with	175
house with a	159
housebound	155
household	82
household ,	149
household :	-66
household </s>	233
hover	-51
hover </s>	-114
hover around	87
how	-305
how ,	27
how </s>	-127
how <kin>	-172
how <kin> <number>	-215
how <kin> a	-122
how <number>	-179
how can	-142
how can i	-122
how could	-137
how do	-170
how do i	-97
how do people	-40
how do you	-174
how far	-123
how fast	-134
how i	256
how i meet	128
how i take	138
how is	-165
how it	-140
how it is	-96
how it was	-70
how long	-349
how long to	-184
how many	-326
how many <name>	-114
how many each	-106
how many gram	-54
how many hour	-78
how many km	-89
how many leg	-55
how many minute	-46
how much	-243
how much </s>	-191
how much <kin>	-84
how much a	-106
how much is	-188
how my	-127
how often	-88
how old	-184
how old is	-149
how she	-174
how should	-187
how should i	-86
how the	-267
how they	-149
how this	-60
how this work	-60
how to	-389
how to do	-133
how to say	-85
how to word	-139
how we	77
how we 're	-125
how would	94
how would <number>	-202
how would you	194
how you	130
how you like	98
howl	19
howl </s>	-167
hr	-55
html	107
html file	107
huge	-75
huge </s>	-75
hull	-60
hum	-199
human	-236
humidity	140
humidity </s>	43
hummus	-156
humour	-9
humour ,	40
hungarian	-66
hungry	-264
hungry </s>	-225
hunt	167
hunt </s>	100
hurdy-gurdy	-24
hurl	79
hurry	-345
hurry ,	-154
hurry </s>	-278
hurry up	-136
hurry up </s>	-103
hurt	-240
hurt </s>	-146
hurt a	-110
hurt a bite	-110
hurt from	-109
hurt from this	-109
hurt him	-76
hurt him </s>	-76
hut	142
hut </s>	27
hw	-129
hw </s>	-107
hybrid	-7
hydraulic	-6
hydrology	33
hydrology ,	117
hydrology , part-time	117
hydrology </s>	-26
hygiene	89
hymn	36
hype	-215
hypothetically	-125
i	155
i 'd	-162
i 'd <number>	-117
i 'd ask	-178
i 'd be	-13
i 'd better	-166
i 'd call	55
i 'd have	-141
i 'd know	-109
i 'd like	46
i 'd love	-196
i 'd never	-41
i 'd prefer	-113
i 'd put	-134
i 'd rather	30
i 'd say	8
i 'll	-247
i 'll be	-34
i 'll give	-81
i 'll go	28
i 'll have	-197
i 'll send	-162
i 'll take	49
i 'll try	-102
i 'll type	-169
i 'm	-20
i 'm <day>	-183
i 'm <name>	215
i 'm <number>	191
i 'm a	192
i 'm about	-198
i 'm afraid	-135
i 'm after	-236
i 'm aim	143
i 'm allergic	29
i 'm an	203
i 'm apply	175
i 'm ask	54
i 'm at	-140
i 'm back	-24
i 'm bad	-19
i 'm be	-183
i 'm blind	41
i 'm bore	-178
i 'm build	37
i 'm coeliac	116
i 'm colour	103
i 'm colour-blind	223
i 'm confuse	-210
i 'm cook	-160
i 'm cover	59
i 'm curious	-146
i 'm dead	-4
i 'm deaf	28
i 'm deputy	53
i 'm design	-96
i 'm do	33
i 'm down	19
i 'm drive	-143
i 'm due	-59
i 'm dyslexic	77
i 'm fine	-108
i 'm fix	-109
i 'm fly	-125
i 'm freeze	-130
i 'm from	-102
i 'm go	-180
i 'm good	-122
i 'm half	-127
i 'm halfway	-52
i 'm hard	-40
i 'm have	-82
i 'm her	137
i 'm here	-138
i 'm hope	-8
i 'm hopeless	101
i 'm hungry	-123
i 'm impress	-111
i 'm in	-134
i 'm interest	-139
i 'm into	-139
i 'm just	63
i 'm keen	-158
i 'm knackered	-135
i 'm know	162
i 'm lactose	119
i 'm late	-127
i 'm learn	254
i 'm leave	-122
i 'm left-handed	131
i 'm look	-187
i 'm lose	-219
i 'm mad	-108
i 'm make	-159
i 'm melt	-100
i 'm miss	-110
i 'm more	96
i 'm move	-56
i 'm night	159
i 'm no	137
i 'm not	-104
i 'm off	-33
i 'm on	-11
i 'm only	-76
i 'm out	-111
i 'm pay	187
i 'm plan	-88
i 'm pregnant	99
i 'm proper	-43
i 'm put	54
i 'm raise	-8
i 'm read	-170
i 'm really	178
i 'm register	140
i 'm retrain	147
i 'm rubbish	67
i 'm run	-156
i 'm save	135
i 'm scare	-89
i 'm set	-15
i 'm shatter	-122
i 'm sick	-152
i 'm sit	-121
i 'm so	-214
i 'm soak	-114
i 'm stand	-29
i 'm start	-120
i 'm starve	-119
i 'm step	-27
i 'm stick	-335
i 'm still	-84
i 'm study	-10
i 'm switch	108
i 'm teach	-4
i 'm tell	-164
i 'm terrify	55
i 'm the	255
i 'm tire	-9
i 'm to	100
i 'm too	98
i 'm train	209
i 'm travel	-52
i 'm treasurer	82
i 'm try	-79
i 'm type	-199
i 'm up	41
i 'm use	-162
i 'm useless	184
i 'm vegan	162
i 'm vegetarian	235
i 'm wait	-117
i 'm walk	117
i 'm watch	-272
i 'm wear	-130
i 'm wipe	-85
i 'm with	175
i 'm work	-223
i 'm wreck	-162
i 'm write	-62
i ,	-87
i </s>	-66
i <day>	-224
i <day> down	-171
i <kin>	310
i <kin> ,	79
i <kin> </s>	-21
i <kin> amateur	99
i <kin> for	101
i <kin> have	121
i <kin> in	127
i <kin> is	89
i <kin> the	147
i <kin> this	-98
i <name>	-47
i actually	77
i add	-162
i add the	-156
i adopt	-32
i adopt your	-119
i agree	-82
i agree on	-28
i agree with	-120
i already	95
i also	187
i always	13
i always forget	-173
i always get	-54
i always want	148
i am	28
i am ,	106
i am </s>	8
i am <kin>	195
i am <name>	-61
i am <number>	168
i am a	145
i am about	-60
i am an	123
i am cross	-92
i am deaf	111
i am from	151
i am give	92
i am go	87
i am in	-65
i am not	-204
i am only	90
i am owe	-84
i am prepare	-35
i am stay	-29
i am the	214
i am tire	-45
i am try	-27
i am work	42
i am write	-167
i answer	213
i answer for	160
i answer to	156
i are	-88
i argue	56
i ask	46
i ask </s>	-214
i ask about	142
i ask for	28
i ask the	-85
i avoid	197
i bake	80
i bake for	169
i bank	92
i barely	-171
i barely know	-161
i batch	78
i be	-217
i be do	-46
i beat	-114
i become	28
i become a	173
i beg	-147
i believe	129
i believe in	159
i bet	-225
i bet </s>	-186
i bike	81
i bill	55
i bin	-95
i blame	-118
i blame the	-118
i book	-101
i borrow	-189
i break	-40
i break it	-61
i break my	168
i break the	-143
i breed	120
i breed <kin>	120
i bring	-139
i bring my	21
i budget	122
i build	85
i burn	67
i burn the	-184
i busk	96
i buy	-87
i buy a	43
i buy it	-133
i buy milk	-102
i buy the	-117
i buy today	-58
i buy yesterday	-123
i call	-46
i call her	146
i call my	140
i call the	-177
i can	-40
i can bring	61
i can do	-77
i can manage	-74
i can n't	-86
i can never	-205
i can not	114
i can only	144
i can play	14
i can read	205
i can see	-262
i can send	-138
i can take	110
i can type	10
i can use	106
i care	69
i care about	69
i carry	107
i chair	192
i chair the	150
i change	-39
i change the	-173
i change was	-149
i charge	128
i charge <number>	191
i charge the	-178
i cheat	-121
i check	-68
i check </s>	-112
i check without	-77
i choose	65
i choose the	65
i claim	-36
i clean	125
i clean </s>	91
i clean for	137
i clean office	156
i clear	49
i click	-219
i climb	85
i close	49
i close the	25
i co-own	103
i co-own the	103
i code	150
i code in	124
i collect	247
i collect fountain	168
i collect old	100
i collect only	107
i come	122
i come from	150
i come home	-185
i come in	-13
i come out	128
i come to	59
i commute	142
i conduct	117
i conduct a	95
i consult	114
i consult </s>	114
i cook	-117
i copy	-96
i could	-70
i could cry	-118
i could eat	135
i could murder	-115
i could n't	-210
i could sleep	-118
i could use	-145
i count	-140
i count <number>	-171
i count it	-81
i cover	126
i cover the	62
i cry	-130
i cut	6
i cut the	-64
i cycle	144
i cycle everywhere	99
i delete	-160
i delete a	-114
i delete the	-137
i depend	100
i depend on	100
i deploy	-133
i dey	-54
i dictate	63
i dictate because	114
i dictate everything	152
i dinnae	45
i direct	157
i dislike	171
i do	108
i do ,	38
i do </s>	-125
i do <kin>	180
i do <name>	171
i do <number>	88
i do about	-106
i do all	163
i do as	64
i do be	27
i do contract	135
i do eat	102
i do everything	138
i do for	14
i do have	146
i do his	136
i do it	77
i do my	273
i do n't	-331
i do nail	169
i do night	136
i do not	-118
i do nothing	78
i do on	103
i do payroll	114
i do see	-140
i do something	-115
i do tax	-6
i do the	351
i do this	102
i do today	-62
i do with	-124
i donate	149
i doubt	-129
i doze	-141
i doze off	-141
i drag	-118
i dream	-152
i dream of	-99
i dress	154
i drink	-90
i drive	45
i drive a	313
i drive for	99
i drive the	129
i drop	-56
i drop my	41
i drop out	143
i drop the	-139
i dry	-103
i dub	-39
i dye	-40
i earn	190
i earn <number>	-18
i eat	52
i eat no	148
i eat this	-88
i edit	54
i edit the	131
i end	146
i end up	146
i enjoy	41
i ever	-7
i explain	-118
i export	-145
i fail	157
i fail my	123
i fail the	71
i faint	116
i faint at	100
i fall	157
i fancy	-120
i farm	144
i fast	30
i fast till	-77
i fear	-14
i feed	-14
i feed the	5
i feel	-179
i feel great	-54
i fence	47
i find	-331
i find </s>	-84
i find a	-152
i find it	-152
i find on	-113
i find the	-186
i finish	-51
i finish my	-105
i fire	-58
i fish	131
i fix	56
i fix the	-174
i fly	77
i fly to	-52
i follow	107
i follow the	-31
i force	113
i forget	-258
i forget my	-113
i forget the	-182
i foster	166
i foster <kin>	141
i found	156
i freeze	-123
i get	-93
i get </s>	34
i get <number>	-103
i get a	-363
i get about	-104
i get an	-95
i get as	-70
i get candle	-94
i get confuse	62
i get green	51
i get it	28
i get migraine	127
i get my	-31
i get nothing	-145
i get out	-118
i get pay	100
i get red	-119
i get seasick	114
i get the	38
i get there	-156
i get to	164
i get up	-142
i give	188
i give <number>	-53
i give a	-57
i give it	80
i give my	210
i give the	-249
i give up	131
i give you	-153
i go	101
i go back	88
i go by	105
i go down	-49
i go over	124
i go to	-21
i grow	148
i grow up	250
i guess	-317
i guess </s>	-254
i guess i	-96
i guide	80
i hand	197
i hand it	-134
i hand over	127
i handle	221
i handle the	109
i hang	-131
i hardly	-103
i hardly know	-103
i hate	12
i hate be	190
i hate it	-183
i hate that	-223
i hate this	-186
i hate to	-90
i have	-30
i have </s>	-75
i have <days>	68
i have <kin>	76
i have <name>	73
i have <number>	-65
i have about	52
i have add	-108
i have adhd	111
i have already	-173
i have always	116
i have an	24
i have ask	-39
i have attach	-69
i have be	47
i have book	-62
i have buy	150
i have chair	123
i have cut	33
i have decide	-15
i have dialysis	112
i have do	169
i have drop	168
i have finish	151
i have forget	-115
i have get	108
i have have	-128
i have hear	-125
i have her	-85
i have it	-170
i have just	8
i have keep	237
i have know	33
i have look	-206
i have lose	-83
i have lunch	-123
i have make	-154
i have manage	-31
i have miss	-129
i have move	65
i have my	-129
i have n't	-275
i have never	-69
i have no	115
i have not	-23
i have nothing	-183
i have only	12
i have open	-149
i have own	146
i have paste	-87
i have perfect	71
i have play	-31
i have publish	88
i have put	-82
i have read	-151
i have rent	98
i have run	15
i have say	-93
i have see	43
i have send	-132
i have serve	68
i have share	109
i have sign	134
i have stand	-132
i have still	-156
i have stop	85
i have swear	33
i have tell	-41
i have the	-70
i have them	143
i have this	-157
i have time	-129
i have to	-248
i have try	-195
i have type	-122
i have use	-181
i have visit	48
i have volunteer	82
i have walk	185
i have wear	148
i have work	196
i have write	-182
i hear	-289
i hear </s>	-259
i hear the	-154
i hear you	-126
i help	74
i hire	97
i hit	-106
i hit <number>	-14
i hit the	-113
i hold	68
i hold a	175
i hold it	-129
i hold shift	-96
i hold the	101
i hope	-48
i hope i	-125
i hope this	-140
i host	182
i host the	101
i inherit	250
i inherit <number>	124
i inherit a	98
i inherit from	130
i inherit my	101
i inherit this	-133
i intend	36
i intend to	91
i invoice	127
i invoice on	68
i join	-32
i join the	-58
i just	-234
i just do	66
i just love	-89
i just run	-112
i just see	-158
i just send	-81
i just spill	-79
i keep	133
i keep <number>	99
i keep all	30
i keep bee	265
i keep cry	-99
i keep get	-218
i keep kosher	131
i keep my	179
i keep the	216
i knit	189
i knit left-handed	90
i know	9
i know </s>	-218
i know <name>	31
i know nothing	-119
i know the	40
i know what	-62
i laugh	-196
i learn	242
i learn <name>	146
i learn by	77
i learn from	-168
i learn to	85
i leave	-16
i leave <name>	-162
i leave a	-49
i leave it	-162
i leave my	-73
i leave on	-78
i leave school	113
i leave the	21
i lecture	60
i lecture in	140
i let	174
i lie	132
i lift	149
i like	36
i like </s>	-146
i like how	-157
i like it	113
i like my	249
i like option	-151
i like that	11
i like the	-45
i like them	-172
i like this	-72
i like your	-110
i listen	125
i listen to	125
i live	-132
i live alone	86
i live at	32
i live in	-102
i live on	195
i lock	-103
i lock up	-84
i log	-121
i look	33
i look after	145
i look at	-23
i look for	-94
i look it	-128
i look up	11
i lose	18
i lose <number>	48
i lose my	198
i lose the	-37
i love	-144
i love how	-147
i love it	-168
i love the	-128
i love this	-83
i maintain	141
i maintain a	111
i make	45
i make <number>	-11
i make a	-102
i make it	44
i make my	67
i make the	116
i manage	290
i manage a	106
i manage it	119
i manage the	138
i manage to	-148
i mark	80
i marry	-89
i marry this	100
i may	-274
i may be	-166
i may go	-134
i mean	21
i mean </s>	-170
i mean my	37
i mean the	-123
i mean to	213
i measure	16
i measure </s>	-133
i meditate	110
i meditate for	110
i meet	73
i meet <name>	59
i meet my	161
i mend	35
i mention	-129
i merge	-142
i might	-135
i might be	-105
i might could	120
i mind	180
i miss	27
i miss </s>	-73
i miss the	-26
i mix	-50
i move	-8
i move back	-68
i move my	44
i move out	150
i move the	-53
i move to	85
i must	-234
i must write	-203
i mute	-183
i nearly	-89
i nearly faint	-134
i need	-113
i need </s>	-244
i need <name>	163
i need <number>	-120
i need a	-191
i need an	-149
i need glass	107
i need is	-145
i need it	-171
i need my	-134
i need subtitle	10
i need the	-32
i need this	-152
i need to	-224
i need you	57
i never	-25
i never ask	-162
i never book	89
i never eat	138
i never get	-93
i never learn	43
i never see	-147
i never use	208
i no	137
i notice	60
i now	-11
i now work	106
i once	55
i only	72
i only buy	-36
i only change	-124
i only do	165
i only eat	131
i only ever	190
i only get	79
i only have	-46
i only know	59
i only need	-171
i only read	101
i only see	-150
i only take	161
i only want	-121
i only wear	-62
i only work	61
i only write	-45
i open	-152
i open the	17
i open this	-66
i order	-239
i owe	-19
i owe <name>	-67
i owe my	163
i owe the	149
i owe you	-163
i own	51
i own </s>	146
i own <number>	176
i own a	-59
i own is	-73
i own the	186
i own up	-138
i pack	121
i paint	112
i panic	-56
i panic </s>	-87
i park	-82
i pass	187
i pass my	142
i paste	-237
i paste </s>	-78
i paste is	-105
i paste it	-148
i paste the	-105
i pay	-22
i pay <number>	-73
i pay for	77
i pay off	44
i pay the	-145
i phone	132
i pick	-12
i pick up	132
i plan	144
i plan to	12
i play	169
i play <name>	146
i play bass	152
i play cello	91
i play chess	110
i play for	195
i play handball	131
i play it	-88
i play second	114
i play the	92
i post	-30
i practise	108
i prefer	86
i prefer <name>	155
i prefer a	125
i prefer the	-295
i press	-248
i price	109
i print	104
i print everything	114
i print it	-141
i promise	-26
i promise my	-35
i promise myself	125
i prove	82
i pull	-76
i pull something	-76
i put	-15
i put <number>	64
i put a	112
i put diesel	-117
i put in	-185
i put it	39
i put the	-257
i qualify	100
i qualify in	100
i quit	-26
i quit the	-119
i raise	-5
i raise the	-5
i react	109
i read	-157
i read </s>	-351
i read a	-162
i read about	-153
i read it	-89
i read on	165
i read only	-22
i read somewhere	-173
i read that	-295
i read the	-112
i read with	105
i read your	-73
i really	-171
i rebuild	13
i reckon	-172
i record	137
i ref	128
i refuse	103
i refuse to	140
i remember	-154
i rename	-141
i rename the	-141
i rent	148
i rent a	154
i rent out	117
i repair	107
i repeat	-72
i repeat everything	-72
i reply	53
i report	9
i report to	105
i rescue	-10
i restart	-131
i restart the	-99
i restore	170
i restore clock	101
i restore wooden	122
i retire	279
i retire </s>	120
i retire from	134
i retire in	113
i retrain	127
i review	130
i ride	-7
i ride a	109
i right	-122
i ring	80
i ring the	37
i roast	38
i row	160
i run	19
i run <number>	-134
i run a	155
i run for	-148
i run have	107
i run into	-116
i run it	-178
i run out	-208
i run the	79
i run to	-143
i sail	148
i sail a	108
i save	66
i say	-72
i say "	68
i say </s>	56
i say <name>	-86
i say about	-120
i say i	-187
i say it	-180
i say maybe	-110
i say no	-95
i say the	77
i say to	-181
i scan	-97
i scroll	-162
i search	67
i see	-112
i see ,	55
i see </s>	-128
i see a	-112
i see in	-122
i see my	131
i see on	-169
i see the	-212
i see this	142
i sell	60
i sell at	70
i sell it	-159
i sell my	146
i sell the	94
i send	146
i send ,	56
i send <number>	96
i send the	44
i send you	134
i serve	162
i serve as	108
i set	-27
i set the	-117
i sew	38
i sew all	127
i sew on	65
i shall	-174
i shall not	40
i shan	60
i shan '	60
i share	-31
i share <number>	184
i share a	-7
i share custody	83
i share the	-65
i share with	88
i shoot	-8
i shoot on	114
i shop	146
i shop at	110
i should	-5
i should be	42
i should like	107
i show	94
i sign	189
i sign </s>	97
i sign off	124
i sing	232
i sing alto	105
i sing bass	72
i sing in	190
i sit	32
i sit in	-125
i sit on	156
i sit third	84
i skip	-103
i skip breakfast	-47
i skip the	-92
i sleep	24
i sleep badly	-103
i sleep day	154
i sleep from	146
i sleep in	90
i sleep with	169
i sort	-132
i speak	155
i speak </s>	109
i speak <name>	249
i speak too	-48
i spend	53
i spend <number>	-84
i spend in	131
i spend my	81
i spill	-128
i spill the	-133
i split	173
i split custody	130
i split the	156
i stammer	173
i stammer on	138
i stammer so	89
i stand	84
i stand up	84
i start	18
i start </s>	-35
i start at	90
i stay	178
i stick	150
i stick to	150
i still	132
i still can	-192
i still do	-6
i still have	138
i still swim	116
i stop	-12
i stop at	-139
i stop it	-164
i stop read	-128
i stop the	-183
i struggle	-15
i study	164
i study after	-16
i study law	147
i study marine	106
i study your	-107
i stutter	123
i supervise	136
i supervise <number>	136
i support	19
i suppose	-242
i suppose </s>	-147
i suppose it	-108
i swap	-188
i swear	23
i swear at	-121
i swear by	153
i swear it	-61
i swear off	115
i sweat through	60
i sweep	-30
i sweep the	-28
i swim	231
i swim <number>	127
i swim at	83
i swim in	149
i switch	26
i switch the	-154
i switch to	157
i take	171
i take <number>	53
i take a	-130
i take it	82
i take levothyroxine	100
i take lithium	136
i take my	69
i take over	254
i take the	-27
i take your	-125
i talk	8
i talk to	-85
i teach	307
i teach <name>	152
i teach at	78
i teach chemistry	79
i teach myself	53
i teach the	-45
i teach woodwork	109
i teach year	154
i teach yoga	136
i tear	73
i tear my	73
i tell	-224
i tell her	-145
i tell him	-179
i tell the	-178
i tell them	-144
i tell you	-72
i test	90
i test it	-165
i text	167
i text you	112
i think	-358
i think ,	-110
i think </s>	-344
i think <name>	-146
i think i	-277
i think it	-143
i think my	-131
i think the	-130
i think we	-80
i think you	-73
i throw	-47
i tick	-154
i tithe	119
i tithe <number>	119
i to	-104
i train	218
i train as	132
i train for	95
i translate	204
i translate for	115
i translate patent	198
i translate the	-120
i travel	27
i travel with	93
i trouble	-149
i trouble you	-149
i trust	33
i try	-14
i try the	-177
i try to	-75
i tune	67
i turn	215
i turn <number>	260
i turn down	79
i turn it	-134
i type	-95
i type </s>	-301
i type <number>	-136
i type it	-122
i type the	-86
i type this	-73
i type with	203
i umpire	140
i understand	23
i use	35
i use <name>	200
i use a	110
i use it	-236
i use the	-99
i use this	-69
i use to	239
i usually	92
i visit	21
i visit him	146
i volunteer	135
i volunteer as	74
i volunteer at	115
i volunteer every	101
i wait	-129
i wake	34
i wake up	-34
i walk	56
i want	-184
i want </s>	-120
i want <number>	-212
i want a	-225
i want an	-141
i want be	110
i want it	48
i want the	-103
i want this	-167
i want to	10
i want was	-128
i was	166
i was 19	150
i was <kin>	65
i was <number>	418
i was a	204
i was adopt	159
i was at	-204
i was bear	107
i was bore	-139
i was diagnose	146
i was for	106
i was go	-128
i was in	-190
i was make	-68
i was on	-237
i was once	78
i was raise	59
i was read	-109
i was send	-89
i was tell	-155
i was the	-19
i was think	-177
i was type	-172
i was vote	9
i was widowed	131
i was with	-103
i wash	145
i watch	-6
i watch the	-120
i water	-50
i wear	176
i wear a	167
i weigh	63
i weigh <number>	65
i weld	33
i were	-39
i will	-73
i will n't	-74
i wish	-130
i wonder	-123
i work	48
i work </s>	-51
i work <number>	202
i work around	-85
i work as	146
i work at	214
i work freelance	93
i work from	13
i work in	-14
i work it	-161
i work night	134
i work on	143
i work out	64
i work the	120
i work with	-130
i worry	-53
i worry </s>	-53
i would	-215
i write	22
i write </s>	-123
i write <name>	106
i write <number>	-58
i write a	-166
i write and	-48
i write from	-181
i write grant	78
i write in	118
i write my	107
i write the	-77
i write to	-186
i write you	-51
i2c	172
ibiza	-59
ibuprofen	-181
ice	-220
ice </s>	-158
ice a	39
ice cream	-146
ice hockey	30
ice hockey goalie	30
ice in	54
ice it	-124
ich	119
ich bin	119
icon	-220
icon </s>	-186
icy	23
id ,	64
id </s>	-25
id call	-77
idea	-390
idea </s>	-273
idea but	-75
idea for	-249
idea for <number>	-152
idea for a	-186
idea is	-161
idea that	83
idea that are	-239
idea what	-198
idea who	-97
idea why	-107
idea why </s>	-107
idiom	48
idiom </s>	37
idiot	-169
idiot </s>	-110
idk	-141
idle	-189
idle </s>	-181
idris	-91
if	-43
if <name>	-251
if <name> is	-140
if <number>	-21
if <number> of	20
if a	-255
if a <kin>	-117
if a person	-122
if anyone	130
if each	-112
if he	-108
if he 's	-108
if i	53
if i 'd	-141
if i 'm	167
if i dey	67
if i do	-119
if i go	-110
if i have	-235
if i may	-176
if i pay	-93
if i put	-117
if i sell	-161
if i were	-113
if it	-26
if it 's	-217
if it <kin>	-84
if it come	165
if it is	-186
if it matter	23
if it was	-105
if its	-120
if memory	-126
if memory serve	-126
if my	-219
if my <kin>	-178
if not	-191
if possible	-70
if possible </s>	-70
if she	25
if somebody	-144
if someone	-160
if that	78
if that matter	-163
if the	20
if the <kin>	-219
if there	165
if there 's	174
if they	-240
if those	-67
if we	-148
if you	209
if you 'd	-134
if you 're	-111
if you ask	-271
if you can	27
if you draft	149
if you look	176
if you make	97
if you please	75
if you were	-145
ignore	-113
ignore my	-118
ignore my last	-117
ignore that	-248
ignore that </s>	-215
ignore the	-204
ignore the typo	-58
ik	-174
ikea	-105
ikram	39
ikram and	39
ikram and i	39
ileostomy	124
ill	-135
ill </s>	-11
ill be	52
ill do	-117
ill try	-118
illegal	-98
illegible	-106
illegible </s>	-164
illustration	34
image	40
image </s>	-23
imaginary	-125
imaginary <kin>	-111
imagine	-294
imagine </s>	-87
imagine a	-92
imagine a man	-92
imagine i	-168
imagine i 'm	-123
implant	141
import	-108
import </s>	-202
important	-148
impossible	-39
impress	-111
impress </s>	-111
in	9
in '	279
in ' <number>	279
in ,	-64
in , <number>	61
in , i	60
in </s>	-108
in <day>	-108
in <days>	116
in <kin>	-37
in <kin> 's	-44
in <month>	229
in <month> ,	194
in <month> </s>	246
in <month> <number>	23
in <month> and	101
in <month> for	91
in <month> i	-71
in <month> is	-147
in <month> next	178
in <month> so	122
in <month> to	144
in <month> we	124
in <month> with	-64
in <name>	86
in <name> 's	-77
in <name> ,	190
in <name> </s>	161
in <name> <name>	-111
in <name> <number>	-31
in <name> after	86
in <name> airport	-143
in <name> all	-161
in <name> and	-41
in <name> apparently	-120
in <name> as	196
in <name> at	179
in <name> because	93
in <name> before	165
in <name> but	81
in <name> by	120
in <name> close	140
in <name> cost	-112
in <name> do	-73
in <name> dollar	-37
in <name> each	90
in <name> end	115
in <name> even	130
in <name> every	139
in <name> film	15
in <name> first	142
in <name> for	-37
in <name> franc	15
in <name> from	-96
in <name> get	-143
in <name> go	-163
in <name> have	-203
in <name> i	47
in <name> if	130
in <name> in	87
in <name> is	-30
in <name> just	-142
in <name> last	-34
in <name> make	61
in <name> my	117
in <name> next	284
in <name> now	168
in <name> on	181
in <name> only	238
in <name> open	63
in <name> or	20
in <name> over	158
in <name> pay	-14
in <name> please	-95
in <name> pls	-94
in <name> raise	88
in <name> right	-156
in <name> since	-6
in <name> so	141
in <name> stay	-93
in <name> that	34
in <name> this	145
in <name> till	186
in <name> to	-37
in <name> today	116
in <name> unless	117
in <name> until	203
in <name> was	-70
in <name> we	-98
in <name> when	94
in <name> who	44
in <name> with	-146
in <name> work	149
in <name> you	-149
in <number>	111
in <number> ,	46
in <number> </s>	292
in <number> <name>	-121
in <number> after	171
in <number> and	286
in <number> bullet	-89
in <number> call	-122
in <number> colour	-124
in <number> column	-180
in <number> countie	-97
in <number> country	206
in <number> day	-124
in <number> ear	164
in <number> go	-147
in <number> grade	139
in <number> hour	-245
in <number> i	16
in <number> language	44
in <number> letter	-92
in <number> line	-37
in <number> min	-155
in <number> minute	-346
in <number> month	159
in <number> on	80
in <number> or	-91
in <number> page	-133
in <number> room	7
in <number> second	-116
in <number> sentence	-196
in <number> to	121
in <number> week	-80
in <number> with	49
in <number> year	127
in a	28
in a <kin>	31
in a <name>	20
in a <number>	-25
in a bag	-125
in a bar	-122
in a barn	120
in a bite	-197
in a bungalow	137
in a cafe	-84
in a car	29
in a caravan	144
in a care	87
in a ceilidh	82
in a container	-58
in a cravat	-85
in a day	-67
in a drawer	126
in a flat	184
in a foul	-83
in a garage	7
in a home	87
in a hotel	143
in a hurry	-173
in a line	-43
in a list	-32
in a meet	-88
in a minute	-129
in a notebook	137
in a paper	171
in a pickle	-97
in a pub	-35
in a quarter	-121
in a railway	-60
in a red	134
in a registry	129
in a room	-157
in a row	-177
in a rush	-155
in a sec	-184
in a separate	42
in a share	81
in a shop	-169
in a ska	98
in a small	-115
in a strop	-115
in a studio	141
in a suit	77
in a van	45
in a way	-126
in a wed	143
in a wheelchair	234
in about	-125
in about <number>	-65
in account	6
in act	-230
in act <number>	-230
in all	152
in all my	122
in alphabetical	-115
in alphabetical order	-115
in already	-129
in already </s>	-129
in an	-60
in an ableton	129
in an amateur	102
in an email	-167
in an hour	-429
in and	-40
in any	211
in anything	267
in anything </s>	117
in anything you	160
in as	64
in as a	125
in at	-132
in at <name>	94
in at <number>	-29
in at the	-170
in autumn	150
in autumn ,	120
in autumn </s>	84
in batch	66
in bed	-125
in bed </s>	-177
in bed by	102
in before	96
in before <number>	158
in before the	-101
in big	127
in bit	-35
in bit </s>	-103
in blue	-151
in blue </s>	-151
in both	243
in both ear	93
in both eye	64
in both hand	150
in box	-194
in box <number>	-145
in bullet	-20
in bullet point	-38
in by	97
in by <day>	154
in cap	-155
in cap </s>	-125
in capital	-114
in car	-35
in case	-145
in cash	-32
in cash </s>	109
in cell	-209
in cell <name>	-202
in cellar	-73
in cent	131
in ch	-139
in ch <number>	-139
in chapter	-197
in chapter <number>	-197
in charge	64
in charge of	118
in chrome	-8
in circle	-190
in college	126
in college </s>	126
in column	-186
in column <name>	-186
in copper	-74
in cork	30
in dollar	87
in dollar </s>	87
in early	-14
in easy	57
in egg	85
in electric	79
in electric kiln	79
in email	86
in episode	-149
in episode <number>	-149
in euro	63
in euro </s>	-39
in every	100
in every bag	135
in everything	-9
in everything </s>	-86
in everything we	152
in exam	103
in exam </s>	103
in exercise	-138
in exercise <number>	-138
in figure	-106
in for	147
in foster	-8
in foster care	-8
in franc	114
in from	-144
in front	-305
in front of	-248
in full	23
in full </s>	-89
in general	-204
in general </s>	-181
in glove	76
in glove </s>	76
in good	-134
in good <name>	-134
in gram ,	123
in gram </s>	25
in half	-15
in half an	-165
in hand	-99
in hand </s>	-99
in hat	160
in hat </s>	108
in her	68
in her bag	94
in here	-278
in here ,	-154
in here </s>	-207
in here today	-111
in his	129
in hive	-74
in hive </s>	-74
in hospital	56
in hospital </s>	56
in hydrology	150
in hydrology ,	117
in index	127
in index fund	127
in it	-137
in it </s>	-116
in it and	-127
in it is	-94
in judo	135
in judo ,	135
in kilo	-46
in last	107
in last night	-92
in late	122
in late <month>	122
in leave	111
in leave ear	111
in legal	106
in lift	136
in line	-272
in line <number>	-220
in local	80
in may	310
in may ,	142
in may </s>	258
in may <number>	100
in may and	115
in may/june	151
in me	167
in me </s>	126
in meeting	142
in meeting </s>	124
in metric	47
in metric </s>	94
in mind	-31
in mind </s>	-195
in mind for	133
in mind that	-148
in most	-196
in my	-137
in my <kin>	267
in my <name>	-107
in my build	163
in my class	134
in my coffee	130
in my contract	78
in my country	-121
in my department	148
in my ear	-153
in my example	-148
in my family	199
in my flat	134
in my game	-108
in my garage	114
in my greenhouse	138
in my hand	-219
in my head	-141
in my house	101
in my kitchen	49
in my last	-92
in my leave	151
in my name	202
in my notice	112
in my novel	-230
in my opinion	-78
in my parser	-97
in my right	102
in my room	-130
in my scene	-77
in my second	144
in my slipper	-95
in my story	-225
in my tale	-141
in my tea	-153
in my twentie	120
in my view	-67
in now	149
in now </s>	149
in on	128
in on <days>	-72
in on <number>	75
in order	117
in order </s>	98
in our	216
in our <name>	108
in our barn	141
in our build	81
in our family	251
in our firm	171
in our flat	130
in our garden	143
in our hall	138
in our house	250
in our kitchen	-6
in our marriage	102
in our office	7
in our repo	5
in our shop	133
in our street	-148
in our team	-63
in our valley	124
in our village	108
in pair	-144
in pair </s>	-73
in part	-128
in particular	-133
in particular </s>	-125
in past	-152
in past tense	-152
in pay	-60
in picture	106
in pink	-53
in place	-157
in plain	-236
in plain <name>	-188
in plain word	-149
in point	-129
in prod	144
in question	-224
in question <number>	-224
in red	-193
in red </s>	-132
in remission	142
in remission since	117
in report	68
in retail	-37
in retail </s>	-37
in riddle	-130
in room	216
in room <number>	216
in row	-181
in row <number>	-148
in rural	110
in rural <name>	110
in scene	-123
in scene <number>	-123
in school	-79
in school </s>	-113
in season	-76
in setting	-126
in shop	33
in short	55
in shorthand	147
in sick	-138
in simple	-35
in slack	-39
in slack </s>	-39
in so	106
in some	-107
in something	-159
in spoon	-135
in spoon </s>	-135
in spring	283
in spring ,	177
in spring </s>	199
in step	-146
in step <number>	-137
in stock	-78
in stock ,	-110
in summer	-11
in summer </s>	-54
in tear	-122
in tear </s>	-113
in tennis	-29
in term	117
in term time	136
in that	-493
in that </s>	-94
in that clip	-105
in that documentary	-90
in that film	-72
in that game	-141
in that list	-181
in that order	43
in that paragraph	-120
in that recipe	-107
in that sentence	-149
in that series	-154
in that show	-174
in that sitcom	-111
in the	-111
in the <day>	-126
in the <kin>	181
in the <month>	126
in the <name>	-50
in the <number>	-102
in the ad	-208
in the advert	-188
in the air	-11
in the army	136
in the article	-131
in the autumn	183
in the back	213
in the bag	-131
in the band	41
in the barn	136
in the basement	138
in the bath	31
in the bathroom	137
in the bedroom	21
in the big	-19
in the bin	69
in the blue	139
in the book	18
in the box	-126
in the budget	39
in the build	72
in the bureau	141
in the cab	161
in the cabinet	-14
in the call	-146
in the caption	-102
in the car	-178
in the cartoon	-147
in the case	-193
in the cathedral	118
in the cellar	213
in the chair	-12
in the channel	-100
in the chart	-224
in the chat	-111
in the choir	40
in the class	-47
in the clip	-131
in the cold	116
in the console	-127
in the corridor	31
in the cupboard	98
in the dataset	-146
in the diagram	-166
in the doc	-132
in the door	-45
in the drawer	-167
in the drizzle	-156
in the end	-248
in the even	179
in the evening	126
in the exam	-86
in the example	-244
in the exercise	-180
in the eye	-103
in the fable	-109
in the fall	199
in the family	171
in the file	-165
in the film	-305
in the firm	138
in the first	36
in the fjord	-38
in the flat	-33
in the flood	6
in the footer	-156
in the form	-188
in the fourth	-16
in the freezer	-161
in the fridge	-145
in the front	120
in the game	-258
in the garage	168
in the garden	-46
in the group	17
in the hall	-119
in the header	-136
in the house	-17
in the intro	-190
in the joke	-136
in the kitchen	-22
in the last	-65
in the leave	199
in the letter	-121
in the library	90
in the lift	-128
in the list	-322
in the lobby	-111
in the loft	88
in the long	-25
in the mall	-148
in the meet	-130
in the meme	-109
in the menu	-167
in the middle	-82
in the morning	196
in the navy	248
in the new	137
in the news	-102
in the next	39
in the night	-88
in the novel	-236
in the office	-174
in the old	186
in the original	-63
in the other	-238
in the oven	-294
in the parish	125
in the park	-73
in the photo	-209
in the pick	81
in the picture	-262
in the play	-163
in the poem	-139
in the pool	73
in the porch	114
in the post	-179
in the pot	-136
in the practice	148
in the pub	-138
in the puzzle	-194
in the queue	-322
in the quiz	-158
in the rain	-104
in the recipe	-197
in the remote	-53
in the repo	35
in the restaurant	31
in the riddle	-144
in the right	74
in the room	-147
in the same	163
in the sample	-194
in the scout	123
in the script	-194
in the sea	-26
in the second	-207
in the series	-148
in the shed	5
in the sheet	-143
in the shop	28
in the shower	-199
in the sink	-116
in the sketch	-162
in the spare	178
in the spring	209
in the stock	-146
in the story	-195
in the summer	262
in the tale	-160
in the template	-165
in the test	-125
in the text	-163
in the third	127
in the thread	-139
in the title	-192
in the truck	-16
in the utility	126
in the van	-144
in the video	-177
in the village	231
in the voice	-140
in the wait	-148
in the wash	-220
in the way	-116
in the week	49
in the window	133
in the winter	35
in the work	10
in the wrong	-254
in them	73
in them </s>	11
in therapy	138
in there	-57
in there </s>	-10
in this	-615
in this </s>	-100
in this <name>	-76
in this <number>	-134
in this chart	-57
in this exercise	-110
in this file	-75
in this form	-129
in this function	-111
in this game	-59
in this letter	-39
in this morning	-59
in this office	54
in this paragraph	-83
in this queue	-77
in this recipe	-92
in this record	-117
in this scene	-120
in this story	-46
in this sum	-77
in this table	-34
in those	-145
in time	94
in today	-109
in today </s>	-96
in town	23
in town </s>	54
in under	128
in under <number>	160
in upholstery	123
in use	47
in use </s>	-53
in vault	113
in vault ,	113
in vinegar	-72
in water	-46
in week	-17
in week <number>	-39
in what	33
in wheelchair	120
in which	-97
in while	-136
in while i	-136
in winter	-112
in winter </s>	-126
in with	96
in with <name>	175
in with my	116
in with us	188
in word	83
in word please	130
in write	211
in write ,	74
in write </s>	148
in year	184
in year <number>	168
in yet	-151
in yet </s>	-151
in your	-283
in your answer	-124
in your diagram	-75
in your example	-162
in your recipe	-162
inbox	-140
inch	69
inch ,	-11
inch </s>	174
incident	-104
include	29
include ,	7
include , so	-77
include </s>	-5
income	231
income </s>	198
income go	20
income go to	20
income is	107
indent	-101
index	192
index </s>	-31
index fund	113
index fund </s>	113
indoor	119
indoor </s>	124
induction	-10
induction </s>	213
induction hob	-99
induction hob </s>	-89
induction only	164
influencer	-135
informal	-92
infra	92
ingrid	107
ingrid ,	79
inhaler	162
inherit	152
inherit <kin>	113
inherit <number>	76
inherit a	-11
inherit a vineyard	137
inherit from	188
inherit from my	101
inherit my	153
inherit my <kin>	153
inherit the	48
inherit this	-133
inheritance	152
initial	26
initial ,	106
initial </s>	70
inject	146
injure	-165
injury	86
injury ,	-9
injury , mostly	-68
ink	-50
ink </s>	82
inn	65
input	-149
input </s>	-136
input is	-10
insane	81
insane </s>	-136
insert	-81
inside	30
inside </s>	-44
inside a	-147
inside leg	124
inside leg <number>	124
inside our	146
insist	80
insist </s>	80
insist on	81
insist on <name>	144
insist on it	-92
insomnia	49
inspector	-104
inspector 's	-104
install	-34
install </s>	-125
install anything	183
install anything on	160
install it	-170
install it </s>	-144
installer	-161
instead	23
instead </s>	138
instead of	-18
instead of <number>	-208
instead of run	122
institute	97
instruction	-59
instruction </s>	-68
instrument	-51
insulin	313
insulin at	88
insulin at <number>	88
insulin pump	104
insulin twice	159
insulin twice a	159
insult	-206
insult in	-99
insurance	101
insurance </s>	-29
insurance is	173
insurance renew	143
insurance renew in	143
insure	223
insure for	164
insurer	129
insurer </s>	119
int	-144
int </s>	-144
intend	95
intend to	136
interest	-124
interest </s>	-17
interest in	36
interest in your	-85
interlock	132
internet	160
internet </s>	251
interpret	33
interval	-30
interview	-12
interview in	57
interview in <name>	148
into	16
into <name>	-69
into <name> ,	115
into <name> </s>	-59
into <name> and	-8
into <number>	-238
into <number> paragraph	-157
into a	104
into a <name>	22
into a bar	-108
into a care	88
into a google	123
into a nice	-109
into a table	-188
into an	66
into half	-134
into half a	-134
into her	133
into it	-168
into it </s>	-168
into our	172
into our annexe	107
into the	-130
into the <kin>	-17
into the doc	-128
into the form	-106
into the home	149
into this	-149
into your	-98
intolerant	200
intolerant ,	111
intolerant </s>	143
intro	-91
intro ,	-199
intro </s>	-9
introduce	-43
introvert	116
invalid	-90
invent	-157
inventory	28
inverter	-92
invest	122
invest in	122
investment	169
invite	-222
invite </s>	-144
invoice	-112
invoice ,	26
invoice </s>	-133
invoice <number>	-149
invoice are	36
invoice are the	36
invoice come	-86
invoice come out	-86
invoice go	128
invoice go out	162
invoice i	-72
invoice in	130
invoice in <name>	142
invoice in euro	32
invoice is	-98
invoice on	68
invoice on the	68
invoice total	-90
invoice twice	-158
inè	98
inè (	98
inè ( <kin>	98
ios	167
ip	-107
ipad	66
ipad </s>	152
iphone	148
irish	-9
iron </s>	185
iron and	-166
iron in	-109
is	55
is "	-125
is '	83
is ,	-73
is 18	115
is 19	-132
is 19 year	-42
is 81	174
is 81 </s>	138
is 96	83
is </s>	-181
is <day>	282
is <day> </s>	179
is <days>	179
is <days> </s>	124
is <kin>	-56
is <kin> </s>	-106
is <kin> <name>	159
is <kin> to	134
is <month>	163
is <name>	196
is <name> 's	204
is <name> ,	4
is <name> </s>	193
is <name> <name>	344
is <name> <number>	79
is <name> a	-144
is <name> in	-20
is <name> negative	152
is <name> now	134
is <name> on	162
is <number>	227
is <number> ,	144
is <number> </s>	146
is <number> <month>	316
is <number> <name>	224
is <number> <number>	44
is <number> a	-146
is <number> and	76
is <number> but	23
is <number> by	80
is <number> degree	-178
is <number> euro	141
is <number> fair	-55
is <number> floor	117
is <number> foot	63
is <number> g	-158
is <number> grand	-13
is <number> hour	125
is <number> km	161
is <number> line	-229
is <number> max	17
is <number> mile	143
is <number> min	67
is <number> minute	122
is <number> month	-71
is <number> now	16
is <number> on	-38
is <number> page	-97
is <number> people	-14
is <number> percent	82
is <number> to	-42
is <number> too	-134
is <number> week	-132
is <number> word	-178
is <number> year	200
is a	90
is a <kin>	-26
is a <name>	180
is a <number>	276
is a bite	-68
is a convert	126
is a dairy	107
is a fine	-153
is a fourth	-54
is a joke	-96
is a list	-19
is a long	50
is a man	-118
is a mess	-296
is a pain	-157
is a problem	38
is a second	61
is a size	-4
is a song	-156
is a verb	-132
is about	62
is about </s>	-122
is about <name>	147
is about lichen	40
is about the	-70
is all	-144
is all i	-14
is all in	-24
is all we	-21
is allergic	-9
is allergic to	-9
is allow	197
is already	79
is also my	125
is always	131
is an	136
is an <name>	150
is an ancient	151
is an old	176
is and	-96
is angry	-141
is annoy	-129
is annoy </s>	-129
is another	177
is apply	-18
is apply to	116
is as	33
is ask	33
is asleep	-101
is at	-9
is at <name>	167
is at <number>	-31
is at a	-135
is at episode	69
is at livery	148
is at step	67
is at the	7
is attach	-83
is attach </s>	-83
is autistic	154
is autistic </s>	97
is autistic and	97
is away	-106
is awful	-186
is awful </s>	-185
is back	23
is bad	22
is bad </s>	79
is ban	223
is ban in	155
is bark	-154
is bark </s>	-116
is basically	-42
is basically a	18
is be	-113
is because	91
is behind	-134
is behind main	-134
is beige	-97
is below	-164
is below </s>	-164
is best	-28
is best </s>	-28
is better	-76
is better </s>	-157
is better for	93
is better than	57
is beyond	126
is beyond me	126
is bigger	-137
is bigger </s>	-105
is black	-188
is black </s>	-132
is blank	-73
is blind	93
is block	-173
is block our	-109
is blue	109
is blue </s>	109
is blurry	-141
is blurry </s>	-126
is boil	-145
is boil over	-70
is book	16
is book for	26
is break	-206
is break </s>	-178
is build	149
is burn	-122
is call	36
is call ,	-108
is call <name>	128
is call so	-124
is call the	43
is cancel	-126
is cap	193
is cap at	193
is chair	-118
is chair by	-118
is cheap	-123
is cheap </s>	-75
is choir	179
is close	-200
is close </s>	-111
is close <days>	-58
is close on	-111
is coeliac	121
is coeliac </s>	121
is cold	-136
is cold </s>	-146
is colourblind	115
is colourblind ,	115
is come	-9
is confuse	-146
is cook	28
is corrupt	-110
is corrupt </s>	-110
is cover	126
is crack	-163
is cross	-134
is cry	-177
is cut	-207
is cut off	-207
is daft	-95
is daft </s>	-95
is dark	-123
is dead	29
is dead </s>	-136
is deaf	167
is deaf ,	114
is deaf </s>	114
is deaf and	148
is deaf in	94
is deaf so	139
is decent	51
is decent </s>	51
is diabetic	199
is diabetic </s>	152
is diabetic and	48
is different	-116
is different </s>	-116
is do	39
is do ,	-56
is do </s>	-131
is do by	205
is do his	138
is do my	-94
is down	-301
is down </s>	-271
is down to	4
is due	-43
is due at	-126
is due in	189
is due on	128
is dyslexic	67
is dyslexic so	90
is each	137
is each <month>	88
is eat	-130
is eat a	-76
is empty	-173
is empty </s>	-159
is engage	-167
is enough	-148
is enough for	-148
is every	136
is every second	118
is fast	141
is feed	-76
is feed by	-48
is fine	-84
is fine ,	17
is fine </s>	-129
is fine but	33
is fine for	-128
is finish	27
is finish </s>	54
is fix	54
is fix </s>	-74
is fix for	155
is fix till	44
is flat	-117
is flat </s>	-117
is for	-94
is for <day>	-123
is for the	-201
is forecast	-109
is freeze </s>	-154
is freeze until	112
is from	76
is from <name>	39
is from <number>	-14
is fry	-128
is full	-236
is full ,	-161
is full of	-120
is full so	-36
is funny	58
is gas	-66
is get	102
is get marry	62
is get worse	38
is ginger	-166
is go	63
is go ,	128
is go again	-76
is good	-219
is good </s>	-217
is good for	-151
is good until	44
is great	-104
is great </s>	-104
is grey	-110
is grow	11
is growl	-58
is half	-38
is hard	-56
is hard ,	-109
is hard </s>	-75
is hard to	-160
is hard when	32
is have	-60
is have his	-121
is he	-191
is he have	-115
is he right	-86
is heat	62
is heavy	69
is heavy clay	69
is here	-204
is here ,	-149
is here </s>	-127
is hold	155
is home	-66
is home ,	-68
is honey	-114
is hover	-152
is hover </s>	-114
is how	99
is how i	252
is ill	-154
is ill </s>	-154
is illegible	75
is impossible	-127
is in	93
is in <name>	84
is in <number>	-111
is in a	-79
is in an	-107
is in my	43
is in row	-102
is in the	202
is induction	149
is induction </s>	125
is it	-311
is it </s>	-121
is it <name>	-99
is it a	-204
is it dull	-88
is it from	-76
is it go	-80
is it in	-80
is it just	-167
is it me	-118
is it normal	-168
is it ok	76
is it on	-108
is it rude	-99
is it safe	-71
is it the	-155
is it too	-163
is it true	-189
is it worth	-147
is jam	41
is join	15
is just	-28
is just <number>	77
is just me	112
is keep	127
is keep at	-63
is keep by	-60
is keep in	59
is kill	-170
is kill me	-119
is late	-256
is late ,	-131
is late </s>	-211
is late again	-115
is laugh	-149
is laugh </s>	-106
is leave	-105
is leave </s>	-116
is leave and	116
is leave to	-10
is let	145
is level	143
is like	-111
is like a	-52
is limp	-78
is list	183
is literally	-99
is long	-97
is long </s>	-89
is longer	-213
is longer than	-152
is look	-99
is lose	-135
is lovely	-58
is lovely </s>	-58
is mad	38
is mad </s>	-152
is mad about	108
is make	-129
is make by	123
is marry	-34
is marry to	-43
is me	228
is me </s>	177
is me plus	104
is mean	-151
is mean by	-94
is mine	98
is mine ,	158
is mine </s>	105
is mine since	-24
is mine till	124
is minus	-94
is minus <number>	-94
is miss	-195
is miss </s>	-82
is miss from	-107
is misspell	-131
is more	-40
is mostly	-159
is move	57
is move in	-38
is move to	156
is murder	24
is mush	-144
is mush </s>	-45
is mush after	-98
is my	321
is my <day>	164
is my <kin>	193
is my business	125
is my ceiling	141
is my fourth	86
is my mother-tongue	117
is my only	-51
is my right	110
is my thing	126
is my third	22
is my weak	122
is my whole	149
is n't	-144
is n't </s>	225
is n't a	-166
is n't go	-155
is n't it	-116
is n't mine	-159
is n't my	-47
is n't on	86
is n't passive	-111
is n't pick	-142
is n't recognise	49
is n't rubbish	-53
is n't what	-117
is name	27
is name <name>	55
is navy	44
is nearly	-33
is never	-130
is never null	-104
is new	-84
is new </s>	-118
is next	21
is no	31
is no use	-87
is noon	-102
is noon </s>	-102
is normal	49
is not	-228
is now	85
is number	59
is number <number>	59
is odd	-198
is off	-157
is off </s>	-177
is off by	-227
is off grid	131
is off limit	-62
is off the	126
is off to	65
is oil	128
is ok	-190
is ok </s>	-125
is older	25
is older than	25
is on	-161
is on ,	-168
is on </s>	-108
is on <day>	-163
is on <days>	-97
is on <month>	142
is on <name>	248
is on <number>	-62
is on a	-117
is on call	-98
is on her	-81
is on medieval	108
is on my	-16
is on sabbatical	96
is on the	-55
is only	-134
is only <number>	90
is only the	-182
is only valid	-73
is open	-101
is open </s>	-120
is option	-143
is our	93
is our <kin>	-61
is our only	-85
is ours	245
is ours </s>	116
is out	65
is out ,	84
is out </s>	105
is out by	-148
is out for	85
is out of	-213
is out sick	-109
is outdated	-140
is over	-57
is pack	-98
is pass	-103
is paste	-141
is paste below	-130
is pay	251
is pay by	97
is pay for	175
is pay in	83
is pin	-79
is pin to	-79
is plan	99
is plan for	172
is plot	105
is plot <number>	105
is practise	-143
is print	-11
is quite	80
is quite beyond	135
is raise	-18
is read	-26
is read the	-125
is ready	-69
is ready ,	-69
is red	16
is red </s>	6
is red again	-127
is refuse	-125
is rehearse	-33
is renal	26
is renal and	26
is restore	148
is retire	-87
is right	-187
is right </s>	-153
is ring	-96
is robbery	-57
is robbery </s>	-57
is rubbish	-127
is rubbish </s>	-127
is run	-131
is run by	-18
is run entirely	-20
is run late	-95
is scare	201
is scare of	204
is scream	-103
is scream </s>	-103
is sell	42
is sell the	44
is set	60
is set for	-11
is set in	23
is shake	-131
is shake </s>	-131
is share	150
is share with	150
is she	-157
is shock	-33
is short	-135
is shout	-139
is shut	-195
is shut </s>	-193
is sign	18
is sit	-127
is sit on	-171
is slow	-122
is slow </s>	-240
is slow today	-44
is slower	-117
is small	58
is small </s>	58
is snore	-105
is so	-148
is so loud	-79
is soap	165
is some	-177
is sort	101
is sort </s>	101
is speak	-31
is spell	-90
is spell <name>	146
is spell with	-137
is spell wrong	-48
is spread	68
is spread over	68
is stage	56
is stage set	56
is stand	-154
is stick	-334
is stick ,	-126
is stick again	-94
is stick at	-57
is stick in	-148
is stick on	-168
is stiff	-150
is still	-16
is still <number>	189
is still in	-84
is still on	188
is still wet	-130
is stone	127
is strict	162
is strong	53
is stronger	-123
is stronger than	-101
is study	172
is sulk	-180
is take	-237
is take forever	-113
is teach	77
is terrible	139
is test	-110
is that	-208
is that </s>	-160
is that <name>	-165
is that a	-220
is that an	-92
is that bad	-117
is that daft	-123
is that i	52
is that it	-156
is that normal	-163
is that so	-119
is that the	-222
is that true	-100
is the	210
is the <kin>	151
is the <name>	58
is the <number>	78
is the best	-141
is the day	-48
is the difference	-133
is the first	99
is the last	87
is the legal	-135
is the only	230
is the other	-124
is the reason	-27
is the stair	30
is the thing	-43
is the third	55
is the villain	-182
is the whole	-159
is the wrong	-138
is there	-364
is there </s>	-58
is there a	-202
is there an	-116
is there any	-154
is there anything	-80
is there some	-87
is third	-63
is third from	-25
is this	-204
is through	-44
is tight	-121
is tight </s>	-121
is to	83
is to be	115
is to open	-59
is tomorrow	-128
is tomorrow </s>	-88
is too	-363
is too long	-118
is too loud	-128
is too many	-90
is true	-97
is twice	-148
is twice as	-148
is twitch	-126
is type	-118
is under	76
is under <number>	134
is up	173
is up in	134
is up to	-154
is upside	-186
is upside down	-186
is upstairs	98
is useless	-156
is useless </s>	-116
is vegan	132
is version	66
is very	-78
is way	-151
is way too	-151
is weak	-66
is weak </s>	-83
is what	330
is what <name>	-133
is what i	397
is what it	-4
is what keep	46
is what my	41
is what our	132
is what pay	153
is what the	-32
is what we	240
is when	-62
is when i	76
is when the	-148
is where	299
is where i	234
is where my	168
is where the	-121
is where we	165
is whether	-129
is white	-133
is why	113
is why i	66
is why nobody	-48
is with	73
is with a	117
is with us	60
is work	46
is worse	23
is worth	-114
is write	-98
is wrong	-215
is wrong </s>	-170
is yell	-153
is yours	-69
is £	9
is £ <number>	9
isa	55
island	166
island </s>	45
island in	112
island in the	112
issue	6
issue </s>	-25
issue after	98
issue after <number>	98
it	-195
it 'd	-162
it 'll	-201
it 'll be	-187
it 's	-136
it 's <day>	-183
it 's <name>	46
it 's <number>	-273
it 's a	-98
it 's about	-234
it 's all	159
it 's already	-114
it 's always	-248
it 's an	-103
it 's at	105
it 's be	-220
it 's blow	-107
it 's by	-145
it 's dial-up	23
it 's fine	-224
it 's for	-55
it 's from	-238
it 's get	91
it 's go	-279
it 's good	-79
it 's half	-217
it 's her	-215
it 's his	116
it 's icy	33
it 's in	-354
it 's just	193
it 's like	-189
it 's me	152
it 's mine	108
it 's my	36
it 's nearly	-158
it 's no	-170
it 's not	-14
it 's only	-181
it 's our	21
it 's quiet	-136
it 's rain	-132
it 's so	-141
it 's still	-176
it 's the	-46
it 's to	57
it 's too	-184
it ,	-188
it , is	-111
it , no	70
it , on	35
it </s>	50
it <day>	-125
it <day> </s>	-125
it <days>	119
it <kin>	-65
it <kin> n't	-185
it <name>	-190
it <name> </s>	-137
it <number>	-62
it <number> </s>	-171
it <number> time	-253
it a	-163
it again	-99
it again </s>	-261
it all	8
it all </s>	112
it all in	-176
it all night	-131
it alone	50
it aloud	-157
it already	-104
it already </s>	-101
it an	-71
it an hour	-57
it and	-254
it another	-68
it any	-117
it anymore	-50
it anymore </s>	-50
it as	-149
it as a	-147
it at	-50
it at <number>	-142
it at the	-76
it back	-50
it back </s>	29
it back how	-70
it back or	-129
it bar	22
it be	20
it be a	-119
it because	20
it because of	63
it before	-171
it better	-97
it blank	-106
it blank </s>	-69
it break	-173
it break the	-85
it brief	-141
it brief </s>	-124
it bring	-170
it by	-49
it by <name>	107
it by <number>	-142
it call	-164
it call </s>	-94
it can	-236
it can be	-97
it can n't	-146
it change	-166
it choke	-159
it cold	-46
it come	74
it come out	112
it come up	124
it cost	-168
it crash	-145
it cut	-161
it daily	90
it daily </s>	90
it delete	-69
it die	68
it do	-180
it down	-224
it down </s>	-261
it drag	-110
it drag </s>	-110
it drink	109
it dull	-88
it eat	23
it eat my	45
it ever	58
it every	-19
it fail </s>	-122
it fall	-146
it finish	-118
it first	-161
it first </s>	-161
it for	-168
it for <number>	-6
it for a	-182
it for my	-31
it for something	-127
it for the	-125
it freeze	-112
it freeze </s>	-106
it from	120
it from </s>	-56
it from the	-140
it get	-228
it give	116
it give me	85
it go	-129
it go </s>	-197
it go by	13
it go in	-190
it go off	-145
it go on	84
it go to	-201
it go up	-39
it hang	-122
it hang </s>	-122
it happen	-113
it have	-65
it have a	26
it have be	-151
it have n't	-142
it have no	39
it here	-151
it here </s>	-151
it hit	-50
it hit <number>	-5
it how	-65
it how </s>	-65
it hurt	-87
it i	7
it i can	-12
it in </s>	-48
it in <month>	-31
it in <name>	-140
it in <number>	10
it in a	-203
it in an	-134
it in short	-75
it in spring	62
it in the	124
it into	-142
it into a	-85
it is	33
it is </s>	8
it is <number>	63
it is a	215
it is an	204
it is better	-155
it is for	-133
it is in	-261
it is my	82
it is n't	-181
it is not	-115
it is only	-192
it is the	-247
it just	-105
it just now	-89
it keep	-135
it last	-151
it later	-143
it later </s>	-143
it leak	-130
it light	-130
it light </s>	-130
it like	-212
it like a	-186
it like i	-112
it live	24
it live in	-12
it log	-196
it log me	-166
it look	-172
it look like	-118
it loop	-86
it make	-106
it make a	-85
it make me	-40
it matter	-111
it matter </s>	-130
it matter for	41
it may	-212
it me	-147
it me </s>	-86
it me or	-68
it mean	-102
it might	-89
it might be	-77
it move	-138
it must	59
it must be	96
it myself	85
it myself </s>	85
it need	-265
it need a	-107
it need to	-150
it next	132
it nicely	-89
it normal	-168
it normal for	-125
it now	-98
it now </s>	-84
it off	84
it off </s>	5
it off and	-109
it off at	16
it ok	76
it ok to	78
it on	-18
it on </s>	127
it on <day>	-85
it on <days>	109
it on a	-87
it on my	-46
it on the	40
it only	-59
it open	-150
it or	-59
it or not	86
it or what	-111
it out	107
it out </s>	112
it out at	76
it out in	-121
it out loud	123
it out of	-145
it out on	14
it over	-67
it over </s>	-116
it pay	-171
it plain	43
it please	-102
it please </s>	-102
it print	-264
it quick	-187
it quick </s>	-187
it rain	-204
it rain </s>	-156
it read	-186
it read like	-136
it rhyme	-189
it rhyme </s>	-157
it right	82
it right </s>	-41
it rude	-99
it run	-85
it run out	38
it safe	-157
it safe to	-71
it say	-363
it say '	-64
it say </s>	-183
it say <number>	-188
it say here	-112
it say i	-78
it seem </s>	28
it ship	-5
it short	-245
it short </s>	-245
it shorter	-185
it shorter </s>	-86
it should	-200
it should be	-158
it show	-153
it show <name>	-133
it simple	90
it simple </s>	90
it simply	-151
it simply </s>	-151
it since	38
it since lunch	-82
it since the	-168
it sit	114
it sleep	142
it slow	168
it smell	-202
it smell of	-192
it sound	10
it sound like	-177
it spoil	-147
it stand	62
it stand </s>	60
it still	38
it still hurt	102
it stop	-172
it stop at	-145
it suit	133
it take <number>	-155
it take a	-134
it take me	223
it take the	-140
it tell	-150
it tell me	-150
it that	44
it that ,	92
it the	-135
it this	-128
it this morning	-79
it till	-134
it to	-71
it to <name>	187
it to <number>	-135
it to be	-156
it to me	-189
it to the	-253
it to work	-44
it today	-83
it tonight	-97
it tonight </s>	-97
it too	121
it too </s>	174
it too late	-121
it too long	-137
it true	-189
it turn	47
it turn into	91
it twice	-108
it twice </s>	-211
it under	-20
it under <number>	-72
it up	122
it up </s>	91
it up and	-112
it want	-208
it was	42
it was <name>	74
it was <number>	-257
it was a	92
it was after	77
it was fine	-181
it was in	-5
it was my	172
it was n't	-167
it was the	-154
it was very	-87
it were	-102
it when	28
it when the	-156
it while	-86
it will	-315
it will n't	-240
it with	-6
it with <name>	139
it with a	-230
it with the	-44
it without	-216
it work	-195
it work </s>	-89
it work before	-127
it work yesterday	-41
it worse	-57
it worse </s>	-57
it worth	-147
it would	90
it would be	91
it write	113
it wrong	-107
it yesterday	-136
it yesterday </s>	-118
it you	-162
itch	52
itch </s>	89
itchy	-113
item	-255
item </s>	-151
item <number>	-129
itinerary	-142
its	-156
its <name>	175
its <number>	26
its <number> here	-146
its a	-141
its an	39
its awful	-30
its be	-240
its fee	-64
its fee to	-64
its fine	-92
its first	-157
its for	-90
its for a	-135
its for the	39
its freeze	-112
its in	129
its just	142
its just me	179
its last	76
its last leg	76
its my	129
its odd	-116
its off	-62
its on	-78
its on my	-70
its on the	-108
its own	-157
its own </s>	-149
its place	145
its still	-147
its the	130
its type	69
itself	-37
jab	23
jacket	-187
jacket ,	-120
jam	-221
jam ,	-148
jam again	-100
jam again </s>	-100
jamaican	-26
jamal	10
japanese	164
jar	-31
jar </s>	160
jar of	-151
jar opener	-106
jar opener that	-106
jargon	109
jargon </s>	109
java	199
java </s>	130
java <number>	125
jaw	182
jazz	66
jazz </s>	-139
jazz piano	173
jeans	21
jehovah	97
jehovah witness	92
jell	-130
jelly	-165
jelly </s>	-121
jellyfish	67
jersey	8
jersey </s>	125
jersey number	-32
jest	-24
jet	72
jigsaw	92
jira	180
jira is	93
jira is ban	93
jo	89
job	41
job ,	-52
job , <number>	179
job :	-65
job </s>	58
job <name>	-84
job ad	-101
job ad </s>	-101
job and	-76
job as	-125
job at	179
job at a	138
job at the	111
job by	39
job come	169
job end	205
job for	123
job i	-24
job in	120
job is	179
job on	121
job on a	124
job only	163
job to	135
job was	-85
join	-114
join </s>	-184
join <name>	-59
join a	147
join me	119
join the	6
join the <number>	-119
join the call	-117
join the firm	104
join the volunteer	93
join the zoom	-126
joint	180
jointly	111
joke	-449
joke ,	-152
joke </s>	-278
joke about	-264
joke about <days>	-126
joke about the	-95
joke for	-119
joke for a	-90
joke in	-122
joke in this	-75
jollof	18
jona	37
jona ,	37
jona , the	32
josefina	-99
josefina ,	-99
journal	16
journal ,	141
journal want	-172
journey	66
journey </s>	102
joy	-150
joy </s>	-150
joyce	157
json	70
judge	-63
judge by	-137
judge by the	-137
judo	106
judo ,	166
juggle	46
juice	-132
juki	136
juma	-70
juma from	-70
jump	-120
jump ,	-56
jump to	-53
jump when	-126
jumper	-261
jumper </s>	-139
jumpy	-93
jumpy around	-68
junction	-105
junior	300
junior </s>	179
junior <kin>	95
juno	-10
just	-216
just <day>	-64
just <kin>	16
just <name>	78
just <number>	82
just <number> <kin>	67
just a	185
just an	38
just answer	167
just arrive	-101
just arrive ,	-101
just ask	-186
just ask for	-173
just back	-125
just buy	11
just buy a	11
just call	-177
just call ,	-128
just call </s>	-137
just close	-108
just cut	64
just die	-103
just do	52
just do the	66
just drop	-159
just drop a	-109
just eat	-86
just eat a	-109
just find	-142
just finish	-92
just finish the	-92
just fix	-112
just for	118
just freeze	-133
just get	-47
just get a	-187
just get engage	35
just give	-237
just give me	-178
just go	-223
just hand	-37
just hang	-134
just have	64
just have a	92
just in	-163
just knock	-69
just land	-196
just land in	-152
just leave	-190
just leave ,	-150
just like	-107
just lose	-161
just lose a	-116
just love	-89
just me	259
just me and	231
just move	184
just move in	116
just nick	-158
just not	79
just now	-545
just now ,	-235
just now </s>	-440
just open	-43
just pick	-135
just post	-101
just push	80
just put	235
just put the	126
just raise	214
just read	-125
just read that	-94
just remind	-67
just remind me	-67
just restart	-85
just restart the	-85
just ring	-176
just ring ,	-110
just run	-112
just run the	-112
just say	-45
just see	-229
just send	-195
just send a	-118
just send me	-122
just settle	-75
just settle an	-75
just sign	147
just snap	-120
just spill	-79
just start	87
just talk	-39
just tell	-199
just tell me	-173
just texted	-127
just the	6
just there	-91
just throw	-105
just throw up	-105
just tune	125
just tune up	125
just type	77
just wake	-47
just wake up	-47
just walk	-166
just walk in	-99
just walk past	-130
just want	-141
just want to	-141
just watch	-125
just watch a	-66
just yell	88
k	-82
k8s	-71
kabaddi	-102
kafka	-45
kale	22
karaoke	-96
karaoke is	74
kasimir	-27
kayak	-28
kebab	6
kebab </s>	-141
keen	-34
keen </s>	57
keep	139
keep </s>	-225
keep <kin>	-133
keep <name>	160
keep <number>	174
keep <number> <kin>	86
keep <number> month	115
keep <number> set	-42
keep a	30
keep all	63
keep all my	142
keep answer	159
keep answer in	104
keep answer under	121
keep apart	164
keep ask	-120
keep at	57
keep at <name>	-63
keep bee	150
keep bee ,	194
keep bee and	-35
keep bee behind	150
keep bee on	159
keep bee since	31
keep by	-129
keep code	123
keep cry	-99
keep everything	-42
keep everything in	-66
keep fast	140
keep for	182
keep get	-279
keep get <number>	-158
keep get a	-140
keep give	-147
keep go	-169
keep go </s>	-115
keep her	164
keep hit	-63
keep in	160
keep in his	65
keep in the	-34
keep it	-52
keep it </s>	71
keep it brief	-141
keep it light	-130
keep it short	-168
keep it to	-122
keep it under	60
keep kosher	205
keep kosher </s>	121
keep kosher at	131
keep log	-144
keep log me	-144
keep me	127
keep me awake	56
keep me off	92
keep my	302
keep my diary	95
keep nothing	-19
keep on	87
keep pop	-92
keep reply	109
keep reply short	109
keep say	-137
keep secret	113
keep secret in	113
keep send	-164
keep send me	-164
keep tell	-58
keep that	-84
keep that </s>	-76
keep the	68
keep the <name>	86
keep the <number>	-85
keep the account	72
keep the book	74
keep the guitar	14
keep the theory	78
keep the tone	23
keep their name	-62
keep this	71
keep time	-145
keep time out	-145
keep up	23
keeper	76
keeper </s>	55
kendo	-13
kenji	77
kenji ,	77
kennel	155
kerb	-126
kerb </s>	-126
kernel	-182
keto	147
kettle	-100
kettle 's	-154
kettle 's on	-133
kettle ,	-114
kettle </s>	64
kettle is	-175
kettle on	-189
kettle on </s>	-164
kettlebell	-55
key	-44
key ,	162
key </s>	-24
key and	138
key and feed	138
key are	-70
key are with	66
key at	-151
key come	173
key do	-172
key do n't	-172
key for	101
key in	40
key is	-140
key is keep	-60
key on	-80
key to	218
key to our	76
key to the	179
keyboard	-35
keyboard ,	-72
keyboard , ignore	-125
keyboard </s>	106
keyboard is	82
keyboard is <name>	163
keynote	-59
kg	-146
kg </s>	-9
kg since	125
kg since the	98
kibbutz	4
kick	-86
kick in	-93
kick in at	51
kick me	-100
kick me out	-100
kick off	-20
kick off </s>	-118
kick off the	-165
kickoff	44
kid	-116
kidney	322
kidney ,	96
kidney </s>	213
kidney bean	-119
kidney diet	135
kidney to	141
kidney to my	141
kidney transplant	156
kidney transplant </s>	123
kill	-209
kill </s>	7
kill for	-92
kill for a	-69
kill it	49
kill it </s>	72
kill me	-304
kill me </s>	-206
kill me after	-140
kill me now	-147
kill the	-96
kill us	-16
killer	-170
killer </s>	-110
kiln	237
kiln </s>	134
kiln and	142
kiln and all	99
kiln is	150
kiln is a	125
kiln is in	109
kilo	68
kilo </s>	-33
kilo <kin>	-132
kilo and	33
kilo at	-73
kilo before	89
kilo in	-143
kilo of	34
kilo of quince	-127
kilo since	149
kilo since the	103
kilometre	152
kilometre </s>	161
kilt	68
kilt is	16
kimchi	111
kimono	12
kin	100
kind	-25
kind ,	-94
kind </s>	216
kind of	-50
kinda	-78
kindergarten	181
kindergarten </s>	101
kindly	-200
kindly </s>	-62
king	-213
kingdom	-34
kiosk	65
kipper	-93
kit	158
kit 's	114
kit </s>	185
kitchen	-40
kitchen 's	-16
kitchen ,	49
kitchen , <number>	150
kitchen </s>	138
kitchen everything	71
kitchen everything is	71
kitchen floor	-83
kitchen floor is	-83
kitchen have	167
kitchen is	12
kitchen table	157
kitchen table </s>	140
kitchen windowsill	146
kite-surfing	-18
klarna	141
km	73
km ,	158
km </s>	47
km <number>	-81
km a	-76
km a year	-41
knackered	-158
knackered ,	-158
knee	384
knee ,	194
knee </s>	162
knee are	206
knee are go	113
knee are shoot	183
knee be	82
knee can	89
knee can n't	89
knee have	-57
knee in	-99
knee is	-53
knee need	66
knee need replace	66
knee never	126
knee shoot	91
knee shoot from	91
knee will	158
knee will n't	158
kneel	99
kneel ,	99
kneel since	95
kneel since the	95
knife	33
knife ,	-5
knife </s>	90
knife in	-63
knife in the	-88
knight	-206
knit	246
knit <number>	-160
knit circle	84
knit circle </s>	134
knit for	96
knit group	-4
knit left-handed	90
knit left-handed </s>	90
knit on	151
knit sock	145
knit sock on	75
knock	-54
knock <number>	87
knock it	-106
knock it down	-90
knock it over	-44
knock me	134
knock me out	89
knock my	-98
knock my coffee	-62
knot	-147
know	-27
know ,	-94
know </s>	-234
know <name>	41
know <name> </s>	26
know about	148
know about the	114
know because	70
know excel	158
know him	-10
know how	26
know i	36
know i 'm	36
know if	-293
know if <name>	-152
know if its	-77
know if they	-134
know if those	-67
know if we	-105
know is	-138
know is how	-126
know my	194
know no	-56
know nothing	-119
know nothing </s>	-25
know that	-7
know that </s>	-124
know the	182
know the answer	-147
know what	-241
know what you	-69
know whose	-138
know why	-18
know why </s>	38
kofi	-72
kofi ,	28
kofi have	107
koji	-54
koji and	-54
kombucha	117
korfball	20
kosher	245
kosher ,	146
kosher </s>	176
kosher at	131
kosher at home	131
kotlin	156
kubernete	150
kwame	-54
kwame 's	-35
kwame 's off	-35
l	44
label	-87
label 's	-125
label </s>	-142
label are	164
label by	153
label have	-166
label overlap	-130
label overlap </s>	-130
label printer	74
label say	-50
labour	-137
lace	-118
lactose	246
lactose </s>	130
lactose intolerant	166
lactose intolerant ,	111
lactose intolerant </s>	96
lactose is	119
ladder	178
ladder ,	-51
ladder </s>	69
ladder any	84
ladder any more	84
ladder in	4
ladder is	159
lady	-160
lady ,	170
lady , <name>	143
lady across	61
lady across the	61
lady at	-166
lady at the	-138
lady call	147
lady call <name>	147
lady have	-133
lady in	-153
lady in front	-96
lady on	-202
lady on the	-202
lady was	-137
lady who	58
lag	-237
lag </s>	-155
lake	163
lake </s>	101
lamb	64
lamb start	137
lamb start <number>	126
lame	89
laminate	-110
laminitis	117
lamp	-134
lamp </s>	110
lamp from	175
land	-5
land ,	-25
land </s>	-48
land at	-192
land at <number>	-192
land in	101
land in <name>	-98
land in my	153
land on	49
land page	-140
land page </s>	-114
landscape	-183
landscape </s>	-162
lane	77
lane </s>	81
lane <number>	159
language	97
language ,	199
language , <name>	107
language </s>	110
language are	96
language exchange	33
language for	47
lap	-104
lap </s>	-72
lapse	140
lapse </s>	124
lapse in	67
laptop	-78
laptop 's	-112
laptop 's a	13
laptop 's at	-125
laptop ,	-43
laptop </s>	-48
laptop and	-165
laptop at	152
laptop eat	-119
laptop fan	-42
laptop is	53
laptop run	75
large	167
large </s>	7
large print	186
large print only	118
larger	54
lasagne	-83
lasagne </s>	10
lasagne that	-113
lasagne tonight	-90
laser	165
last	-136
last ,	-101
last </s>	-73
last <day>	225
last <day> ,	154
last <day> </s>	167
last <day> of	108
last <month>	124
last <month> ,	66
last <month> </s>	225
last <name>	-123
last <number>	-61
last <number> </s>	-298
last <number> day	73
last <number> have	-144
last <number> minute	-97
last <number> was	-76
last <number> week	181
last <number> year	-152
last answer	-124
last answer </s>	-44
last answer was	-97
last autumn	154
last autumn </s>	141
last bite	-52
last chart	-112
last day	214
last day is	108
last email	-107
last email was	-107
last hour	-110
last in	104
last job	-153
last leg	76
last leg </s>	76
last line	-179
last line </s>	-112
last line is	-143
last line of	-101
last lot	-140
last message	-138
last message was	-80
last minute	-115
last month	-69
last month </s>	-86
last night	-649
last night 's	-192
last night ,	-247
last night </s>	-403
last night and	-130
last night are	-116
last night i	-86
last night was	-157
last page	-147
last page </s>	-138
last paragraph	-105
last question	-82
last question </s>	-68
last reply	-42
last resort	-153
last row	-66
last sentence	-57
last spring	104
last spring ,	45
last spring </s>	145
last step	-135
last summer	167
last summer </s>	160
last thing	148
last time	65
last time </s>	162
last tonight	-65
last tonight </s>	-65
last week	-104
last week 's	-171
last week ,	106
last week </s>	-156
last week of	123
last week was	-85
last winter	179
last winter </s>	177
last year	130
last year 's	-151
last year ,	232
last year </s>	104
last year and	174
last year for	146
latch	107
latch on	125
latch on the	125
late	-231
late ,	-187
late , <number>	22
late , i	12
late , so	-146
late , will	-42
late </s>	-167
late <kin>	217
late <kin> 's	299
late <kin> </s>	-5
late <kin> <name>	105
late <month>	145
late <month> </s>	145
late again	-161
late again </s>	-144
late again today	-73
late already	-110
late already </s>	-110
late and	-174
late for	-150
late to	-73
late to a	-66
late today	-96
late today </s>	-92
late tonight	-115
late with	75
late with the	75
lately	7
latency	-156
later	-271
later </s>	-354
latest	-134
latex	153
latex ,	77
latex </s>	94
latex so	175
lathe	239
lathe ,	135
lathe is	119
latin	22
latin name	22
laugh	-510
laugh </s>	-328
laugh at	-160
laugh at me	-74
laugh at that	-122
laugh at your	-71
launch	31
laundrette	84
laundrette ,	-4
laundromat	199
laundromat in	151
laundromat in <name>	151
laundry	48
laundry </s>	-16
laundry in	134
laundry in <name>	103
laundry is	-109
laundry on	-46
laundry on <days>	136
law	178
law </s>	142
law and	99
law at	150
law for	11
law for <kin>	11
law in	-70
law in <name>	-70
law school	132
lawn	30
lawn </s>	-39
lawnmower	-113
lawnmower </s>	-113
lay	-24
lay off	80
lay off from	96
lay off in	129
layer	51
layer </s>	126
layoff	101
layout	-48
layout </s>	-83
layover	-120
lazy	-113
lazy </s>	-113
leader	-24
leader ,	-90
leader , <name>	-112
leaf	-178
leaf blower	-97
leaflet	-257
leaflet </s>	-186
leaflet are	80
leaflet is	-113
league	276
league </s>	184
leak	-60
leak </s>	112
leak on	-168
leak on the	-143
lean	56
learn	152
learn </s>	154
learn <name>	64
learn <name> ,	132
learn <name> </s>	-129
learn <name> because	135
learn <name> for	153
learn <name> from	104
learn <name> since	96
learn best	28
learn by	-5
learn from	-136
learn from your	-140
learn how	-149
learn how to	-136
learn it	162
learn nothing	-148
learn nothing from	-148
learn rate	-169
learn sign	72
learn sign language	72
learn the	109
learn to	217
learn to <kin>	182
learn to drive	152
learn to read	240
learn to ride	86
learn to swim	102
learner	87
lease	199
lease </s>	120
lease end	179
lease end in	179
lease is	-40
lease on	184
lease on the	149
lease run	144
lease run out	144
lease through	96
lease through to	96
least	-52
least </s>	87
least <number>	99
least favourite	45
leather	25
leave	89
leave ,	23
leave , the	40
leave </s>	-51
leave <name>	29
leave <name> in	125
leave <number>	-118
leave a	-243
leave a comment	-174
leave after	-127
leave alone	137
leave alone ,	137
leave and	60
leave and i	96
leave arm	152
leave at	-57
leave at <name>	120
leave at <number>	-99
leave at the	-71
leave back	-28
leave big	-92
leave blank	-99
leave by	137
leave do	-156
leave ear	134
leave ear </s>	93
leave ear have	81
leave ear is	86
leave ear since	49
leave early	49
leave early </s>	49
leave every	84
leave every second	84
leave eye	226
leave eye since	91
leave foot	-6
leave foot fall	-123
leave for	-40
leave for <name>	182
leave for the	-137
leave from	46
leave from <number>	46
leave hand	138
leave hand only	82
leave her	67
leave him	76
leave his	-34
leave in	-269
leave in <month>	295
leave in <number>	-191
leave in an	-109
leave in my	-51
leave in the	-305
leave is	11
leave it	-67
leave it </s>	-163
leave it blank	-99
leave it out	67
leave knee	216
leave knee </s>	48
leave knee have	101
leave me	182
leave me </s>	126
leave me a	-28
leave me her	105
leave me his	86
leave me the	135
leave me with	48
leave my	-239
leave on	-51
leave on the	-108
leave open	-146
leave our	-14
leave out	-60
leave out the	-102
leave over	-186
leave over </s>	-121
leave school	197
leave school at	195
leave shoe	-135
leave shoulder	151
leave side	102
leave side ,	10
leave side </s>	135
leave that	-45
leave the	16
leave the <kin>	67
leave the <name>	23
leave the army	86
leave the bank	117
leave the church	120
leave the gate	-131
leave the meet	-177
leave them	-161
leave till	74
leave to	53
leave to me	139
leave to open	-10
leave today	-153
leave today </s>	-123
leave until	138
leave us	75
leave with	-104
leave without	-101
lecture	-77
lecture </s>	-157
lecture in	140
lecture me	76
ledger	130
ledger </s>	52
leek </s>	-23
left-footed	140
left-footed ,	140
left-footed , play	140
left-handed	285
left-handed ,	157
left-handed , so	142
left-handed </s>	173
left-handed and	131
left-handed tool	113
left-hander	100
leftover	105
leftover </s>	105
lefty	-26
leg	157
leg ,	125
leg </s>	100
leg <number>	146
leg <number> </s>	124
leg ache	-86
leg are	-223
leg are jelly	-130
leg below	104
leg below the	104
legacy	113
legal	265
legal </s>	107
legal have	151
legal have to	151
legally	-146
legally </s>	-94
legend	-195
legend </s>	-163
legged	-37
legged <kin>	-37
leila	59
leila on	-33
lemon	51
lemon </s>	74
lemon drizzle	36
lend	187
lend me	119
lend me his	112
length	-7
length </s>	-83
length <number>	147
length of	-138
lens	83
lens </s>	109
lentil	-250
lentil ,	-140
lentil </s>	-130
leo	-64
less	-51
less </s>	159
less <name>	-89
less <name> </s>	-89
less <number>	-138
less about	-68
less like	-40
less like a	-40
less strict	93
less than	232
less than <number>	124
lesson	104
lesson ,	111
lesson </s>	86
lesson <number>	-124
lesson are	94
lesson are <days>	94
lesson in	84
lesson in <name>	84
lesson on	19
lesson to	116
lesson to <number>	92
lesson with	188
lesson with <name>	163
let	-36
let 's	-281
let 's pretend	-139
let 's say	-198
let <name>	11
let a	5
let do	-174
let do the	-174
let her	106
let her </s>	106
let him	91
let in	-150
let in <number>	-150
let it	5
let me	-48
let me go	-65
let me have	85
let me work	136
let my	165
let out	19
let the	-222
let the <kin>	-101
let them	-119
let us	65
let us touch	116
letter	-204
letter 's	-42
letter ,	-176
letter </s>	-106
letter about	-105
letter are	79
letter come	72
letter come this	-62
letter for	-199
letter for the	-130
letter from	21
letter from the	93
letter i	45
letter in	-82
letter in the	-117
letter is	-111
letter is <number>	-80
letter need	-152
letter need to	-152
letter on	-132
letter on the	-109
letter please	-84
letter please </s>	-84
letter say	31
letter that	-93
letter to	-75
letter to the	-231
letterpress	157
lettuce	-98
leukemia	113
level	13
level ,	38
level </s>	-141
level <name>	164
level <name> </s>	152
level <number>	21
level <number> ,	-46
level <number> </s>	86
level <number> is	-19
level and	123
level have	-44
level in	-17
lever	-156
levothyroxine	161
levothyroxine every	127
levothyroxine every morning	127
library	146
library </s>	54
library on	120
library on <days>	146
library say	-62
library van	59
library van ,	59
licence	313
licence ,	101
licence </s>	78
licence after	78
licence at	115
licence at <number>	110
licence come	51
licence come up	51
licence for	90
licence for the	71
licence i	146
licence in	102
licence is	113
licence was	110
licence was take	110
license	79
license is	-61
lichen	131
lichen ,	39
lid	-35
lid ,	-173
lid , its	-151
lid </s>	71
lido	154
lie	64
lie </s>	-234
lie down	102
lie on	-134
lie there	-67
lie this	-132
life	335
life ,	186
life </s>	291
life is	-161
lifeboat	80
lifeboat crow	85
lifelong	186
lifetime	-87
lifetime error	-117
lift	104
lift 's	-59
lift ,	-20
lift </s>	271
lift <number>	-39
lift a	-216
lift and	-63
lift for	111
lift in	-22
lift in our	-8
lift is	-135
lift is out	12
lift is stick	-120
lift more	102
lift more than	102
lift on	-46
lift over	96
lift over <number>	96
lift the	122
lift was	-102
light	-127
light 's	71
light ,	-74
light </s>	57
light and	-134
light at	103
light go	-186
light in	-126
light is	-173
light off	-205
light off </s>	-148
light on	-112
light on the	-87
light sleeper	116
light up	-164
lighter	50
lighter </s>	50
lighthouse	16
lighthouse keeper	-67
like	-69
like </s>	-44
like <kin>	-41
like <kin> </s>	-118
like a	-411
like a <kin>	-12
like a <number>	-121
like a brick	-114
like a criminal	-86
like a hymn	58
like a letter	-111
like a list	75
like a ransom	-91
like a robot	-58
like a tractor	-100
like an	-154
like an idiot	-66
like dirt	-127
like epipen	84
like epipen allergic	84
like her	79
like him	-93
like how	-157
like i	-308
like i 'm	-283
like ice	-77
like ice </s>	-77
like it </s>	-172
like it when	96
like mad	-57
like me	179
like me </s>	179
like my	185
like my answer	95
like number	75
like option	-151
like soap	21
like soap to	21
like something	-118
like that	14
like that </s>	-197
like that <number>	145
like that second	-134
like the	-156
like the <name>	-118
like the end	-88
like the first	-133
like the second	-121
like the way	-86
like the whole	67
like them	-172
like these	-134
like thing	182
like thing in	156
like this	-143
like this </s>	-86
like this <number>	-155
like this plan	-126
like this song	-64
like to	-57
like to be	-4
like to know	-174
like to say	-129
like when	183
like where	-50
like where this	-50
like you	155
like you say	-92
like you to	108
like your	25
like your answer	87
lily	7
lily </s>	171
lily on	-100
lime	70
limerick	-225
limerick </s>	-131
limerick about	-161
limescale	-177
limescale off	-151
limescale off a	-151
limit	-37
limit ,	-13
limit </s>	10
limit for	79
limit to	140
limit to <number>	131
limit until	-116
limit until the	-116
limp	-293
limp </s>	-192
limp since	-113
limp since the	-113
lindy	68
lindy hop	68
line	-138
line 's	69
line 's a	33
line ,	-39
line , <number>	49
line </s>	-76
line <kin>	142
line <number>	-175
line <number> ,	22
line <number> </s>	-374
line <number> and	-125
line <number> have	-139
line <number> is	-110
line <number> make	185
line <number> of	-89
line a	23
line a page	23
line about	-198
line and	-210
line as	-148
line at	-196
line at the	-106
line each	-111
line each </s>	-111
line for	-107
line for a	-175
line for me	-12
line from	-141
line get	5
line have	-140
line i	-112
line in	-47
line in the	-129
line into	-129
line is	-34
line just	-85
line long	-166
line long </s>	-96
line mean	-175
line of	12
line of any	144
line of the	-171
line on	-188
line or	-37
line over	-200
line should	-147
line to	-123
line under	-87
line up	59
line up </s>	56
line was	35
line with	35
lineman	84
linen	121
linen </s>	119
liner	-155
linguistics	102
link	-8
link ,	55
link are	-180
link are dead	-101
link below	-110
link below </s>	-110
link in	-133
link is	-94
link with	-163
lint	-114
linter	-189
linter </s>	110
linter want	-117
linux	112
lip	-178
lip-read	200
lip-read <name>	173
liquid	134
liquid </s>	77
lise	134
list	-248
list 's	120
list ,	-139
list , <number>	-141
list , so	-160
list , which	-142
list :	-108
list : <number>	-169
list </s>	-86
list <number>	35
list <number> country	-119
list and	-104
list are	58
list below	-136
list build	171
list build </s>	127
list by	104
list for	-9
list for <number>	-140
list for a	-60
list for the	-103
list have	-164
list have <name>	-101
list in	-95
list is	-223
list is a	-131
list look	114
list of	-57
list of <number>	157
list of name	-149
list price	-15
list to	-110
list what	-149
list with	-141
list you	-142
list you give	-131
listen	-61
listen </s>	-114
listen to	54
listen to the	-122
listener	78
listing	123
listing from	123
listing from <number>	123
lite	136
literal	-161
literal </s>	-161
literally	23
literally </s>	86
lithium	157
lithium ,	136
lithium </s>	66
lithium for	86
litre	111
litre </s>	139
litre a	116
litre a year	116
litre tank	-140
litre tank </s>	-140
litter	-119
little	-38
little </s>	-73
little <kin>	-23
little <name>	207
little <name> </s>	77
little <number>	189
little one	-90
little one </s>	-90
live	-12
live ,	107
live <number>	131
live <number> door	27
live aboard	102
live aboard a	102
live above	-144
live above a	-158
live above the	-9
live alone	80
live alone </s>	135
live alone with	-76
live and	-5
live at	-44
live at my	178
live at number	-89
live at the	32
live behind	182
live behind the	148
live downstair	99
live downstair </s>	102
live for	123
live here	-70
live here </s>	85
live here since	-148
live in	-70
live in </s>	158
live in <name>	-302
live in <number>	185
live in a	35
live in my	152
live in the	167
live my	179
live my <kin>	179
live near	-77
live off	181
live off the	124
live on	109
live on <number>	130
live on a	16
live on my	176
live on the	-22
live on toast	-124
live over the	161
live past	56
live room	50
live room is	53
live stream	-98
live there	-147
live with	41
live with her	-22
live with me	142
live with my	114
live with us	223
liver	189
liver scare	107
liver scare </s>	107
livery	148
livery in	148
livery in <name>	148
livid	-67
load	-245
load ,	-114
load </s>	-249
load at	-89
load at the	-89
load bay	64
load shed	-22
loader	125
loaf	-27
loaf </s>	-82
loaf and	-125
loan	60
loan ,	132
loan </s>	-101
loan and	132
loan from	146
loan until	-97
loan until <number>	-97
lobby	-165
lobster	-137
lobster </s>	-137
local	151
local </s>	-71
local paper	134
lock	119
lock </s>	13
lock after	63
lock down	144
lock for	-156
lock in	59
lock myself	-119
lock myself out	-119
lock out	-139
lock the	65
lock up	-29
lock up in	160
lock up the	-84
lock with	-125
lockdown	109
lockdown </s>	126
locker	-62
locum	21
lodge	98
lodge with	98
lodge with us	98
loft	16
loft </s>	50
loft conversion	128
loft with	-135
log	145
log 's	-141
log ,	-169
log </s>	-286
log below	-97
log below </s>	-97
log every	-107
log in	-203
log in ,	-109
log in </s>	-202
log in <name>	80
log in and	-152
log is	122
log me	-273
log me out	-273
log since	-154
log to	170
log to <name>	170
log truck	48
logic	-127
login	-252
login </s>	-158
login bug	-126
login bug </s>	-86
login page	-85
login page ,	-90
logistics	56
logistics </s>	121
logo	-240
logo </s>	-178
long	-33
long ,	-178
long </s>	-354
long answer	16
long as	52
long covid	208
long day	-161
long email	53
long enough	-165
long for	-220
long for the	-195
long in	-146
long is	113
long paragraph	163
long paragraph are	37
long paragraph wear	-9
long run	133
long story	42
long story </s>	42
long text	-6
long text lose	-6
long to	-80
long-distance	163
long-distance train	98
longcase	-10
longcase </s>	-70
longer	18
longer </s>	-143
longer than	57
longer than <number>	151
longer than a	-14
longer than anyone	43
longer than the	-236
loo	-33
loo </s>	71
look	-283
look </s>	-152
look after	382
look after </s>	124
look after <kin>	108
look after my	88
look after the	168
look alike	-27
look at	-53
look at </s>	-89
look at a	-160
look at it	84
look at me	-201
look at my	-19
look at the	-105
look at this	-77
look awful	-73
look awful </s>	-73
look back	165
look back </s>	165
look better	-70
look better </s>	-41
look clean	-115
look different	-89
look fine	-168
look fine </s>	-101
look first	-125
look first </s>	-125
look for	-102
look for a	-176
look for something	93
look for the	-88
look horrible	-81
look in	-146
look it	-173
look it up	-145
look like	-310
look like </s>	-66
look like a	-163
look lovely	-110
look low	-92
look nice	-124
look nice </s>	-103
look odd	-144
look off	-190
look off ,	-148
look off </s>	-103
look ok	-177
look ok </s>	-142
look right	-150
look sad	-138
look smart	-96
look smart </s>	-61
look the	98
look the same	98
look to	-171
look up	11
look wrong	-76
look wrong </s>	-68
loom	-97
loom in	-8
loop	-176
loop ,	-148
loop </s>	-314
loop end	-155
loop end when	-155
loop in	43
loop is	-114
loop run	-102
loop to	-95
lorry	42
lorry 's	-117
lorry </s>	152
lorry <kin>	-19
lorry between	165
lorry between <name>	165
lorry to	138
lorry to <name>	138
lose	-107
lose ,	-155
lose </s>	-237
lose <number>	73
lose <number> </s>	-152
lose <number> kilo	241
lose <number> stone	61
lose a	-261
lose a <kin>	-34
lose an	-8
lose at	-181
lose count	-139
lose her	17
lose her <kin>	-113
lose his	-8
lose in	-21
lose in the	-147
lose it	-196
lose me	119
lose me </s>	163
lose money	-26
lose money since	41
lose most	116
lose most of	61
lose my <kin>	114
lose my hear	140
lose my licence	86
lose my place	-232
lose my sense	139
lose my voice	-158
lose on	-151
lose our	5
lose our <kin>	116
lose our first	88
lose power	-130
lose the	9
lose the <name>	-55
lose the book	-152
lose the connection	-168
lose the first	-145
lose the last	-105
lose the line	-144
lose the other	142
lose the page	-78
lose the roof	-74
lose the thread	-74
lose to	-117
lose to the	27
loser	-170
loser </s>	-170
loss	-120
loss </s>	8
loss is	-143
loss is <kin>	-143
lot	-164
lot </s>	-52
lot are	75
lot of	-103
lottery </s>	45
loud	-83
loud ,	-138
loud </s>	-26
loud i	-90
loud in	-133
loud in this	-104
loud place	135
loud this	-66
loud today	-53
loud today </s>	-53
loudest	-151
lounge	149
lounge ,	109
lousy	-138
love	-113
love </s>	23
love <name>	109
love a	-188
love how	-147
love how you	-103
love it	-64
love it ,	-62
love it </s>	24
love that	-88
love the	-187
love the new	-138
love this	-99
love to	-126
lovely	-134
lovely </s>	-108
lovely but	-99
lovely in	-77
lover	-116
low	57
low ,	-123
low </s>	119
low <name>	27
low salt	10
lower	-33
lowercase	30
lowercase in	-138
luck	-278
luck </s>	-204
lucky	30
lucky </s>	-129
luggage	49
luggage only	54
luis	113
lukewarm	110
lukewarm </s>	64
lump	-152
lunch	-271
lunch ,	-218
lunch , back	-188
lunch </s>	-241
lunch and	-142
lunch at	64
lunch at <number>	102
lunch at the	-120
lunch break	141
lunch club	134
lunch daily	97
lunch do	-73
lunch for	-63
lunch for the	-70
lunch i	-263
lunch i have	-126
lunch is	-13
lunch is at	130
lunch meeting	121
lunch meeting then	121
lunch that	-166
lunch today	-86
lunch was	-195
lunchtime	127
lung	211
lung </s>	131
lung are	83
lupus	18
lute	91
lycée	94
lycée in	94
lycée in <name>	94
lyric	-154
m	-90
m </s>	-171
ma	52
ma <kin>	153
mac	176
mac at	135
mac at home	105
mac mini	123
mac mini under	101
macbook	153
machine	22
machine 's	106
machine ,	182
machine , a	73
machine </s>	96
machine at	-32
machine at the	-115
machine but	-130
machine in	24
machine in the	10
machine is a	113
machine on	-168
machine was	-127
mackerel	-28
macro	10
macro run	-158
macular	159
macular degeneration	67
mad	-84
mad </s>	-194
mad about	150
mad about otter	150
madam	-99
madeira	-112
madness	-166
madness </s>	-168
magazine	-17
magazine </s>	-47
magistrate	137
magnet	-74
magnet </s>	-74
mahjong	-8
maid	-42
maid of	124
maid of honour	124
maiden	80
maiden name	80
maiden name ,	38
maiden name </s>	115
maiden name is	141
mail	-23
mail </s>	39
mail ask	-130
mail ask who	-130
mail in	63
mail in <name>	63
mail is	-129
mail merge	-143
mail only	-92
mail only ,	-92
mail say	-152
mail to	-221
mail to the	-148
main	62
main </s>	-21
main <kin>	155
main <kin> is	155
main by	-123
main competitor	-70
main gas	100
main gas </s>	100
main road	-39
main water	143
mainly	203
mainly </s>	154
maintain	248
maintain a	111
maintain a small	111
maintain the	129
maintenance	-82
maja	108
major	110
make	16
make ,	136
make </s>	121
make <name>	-111
make <number>	71
make <number> a	-30
make <number> version	-155
make a	-114
make a list	-183
make a noise	-123
make a one-page	68
make a rota	-139
make a table	-71
make all	151
make another	-132
make by	123
make dinner	-140
make for	126
make from	15
make have	-141
make hear	85
make hear test	59
make her	55
make him	33
make in	87
make in <name>	141
make is	-20
make it	-26
make it </s>	-183
make it <number>	-54
make it a	-183
make it quick	-158
make it rhyme	-189
make it short	-163
make it sound	-195
make it worse	-57
make me	135
make me a	-155
make me cry	-189
make me gag	127
make me ill	133
make me itch	109
make me laugh	-193
make me sick	133
make me sound	20
make me wobbly	33
make mistake	-152
make mistake </s>	-152
make more	-127
make my	-38
make my own	123
make no	-215
make no sense	-215
make of	-181
make on	-124
make redundant	144
make redundant in	132
make saddle	66
make sense	-231
make sense </s>	-177
make sensor	23
make sensor for	23
make tea	-147
make team	112
make team <kin>	112
make that	-243
make that into	-137
make that noise	-143
make the	-31
make the <name>	-34
make the font	-109
make the rota	29
make this	-66
make to	-140
make up	-55
make up half	80
make with	-131
make you	-215
maker	97
male	181
mall	-106
mall ,	116
malt	5
man	-13
man 's	11
man <name>	90
man at	-190
man at the	-149
man at work	-111
man call	156
man call <name>	156
man can	-140
man come	43
man from	-126
man go	-136
man in	99
man in a	-116
man in hat	160
man in the	-37
man is	58
man name	162
man next	24
man next door	24
man of	44
man on	-174
man on the	-51
man ring	-91
man say	-138
man say it	-132
man was	-88
man who	-152
man with	-107
man with the	-76
man you	-143
manage	212
manage <number>	97
manage a	106
manage it	119
manage it </s>	85
manage stair	132
manage the	163
manage to	-161
mandatory	186
manner	-73
manner </s>	-66
manual	147
manual ,	-32
manual </s>	219
manual barely	69
manual barely cover	69
manual handle	-56
manual is	-84
many	-380
many </s>	-141
many <kin>	51
many <name>	-146
many each	-106
many each </s>	-67
many egg	-158
many for	-72
many gram	-54
many hour	-78
many km	-89
many leg	-55
many minute	-46
many minute </s>	-46
map	-18
map ,	93
map , due	17
map </s>	-150
marathon	-33
marathon </s>	-39
marathon in	150
marathon in <month>	135
marathon in <name>	20
marathon is	-24
marathon on	-18
marathon since	142
marathon since <number>	142
marble	-91
marble </s>	-91
march	-47
march ,	106
march </s>	-62
march to	-105
margaret	127
margin	-260
margin </s>	-124
marguerite	-82
marguerite ,	-82
marguerite , who	-82
mariachi	39
marine	182
marine biology	139
marine biology in	106
mark	78
mark ,	150
mark </s>	-139
mark <number>	-182
mark get	-121
mark my	-14
mark my <name>	128
mark scheme	-29
market	134
market ,	182
market , <days>	63
market </s>	-79
market <kin>	63
market after	137
market day	217
market in	110
market in <name>	105
market is	8
market sell	86
market stall	164
marquee	64
marquee </s>	30
marriage	128
marriage ,	125
marriage </s>	128
marry	-35
marry ,	193
marry </s>	-136
marry <name>	135
marry <number>	-17
marry a	-25
marry in	-90
marry in <name>	198
marry in a	136
marry in the	-120
marry on	172
marry on <number>	164
marry this	100
marry this spring	100
marry to	7
marry to a	188
marry to this	-99
mart	77
marta	-92
mascot	-85
mascot is	-85
mash	6
mash </s>	6
mask	57
mask </s>	51
mass	-43
mass spec	-16
mass spec is	-16
massage	118
mastectomy	108
master	229
master 's	-80
master 's in	108
master </s>	171
master for	121
master in	146
master in <name>	105
master in hydrology	117
master squad	103
mat	11
matatu	-128
match	-282
match ,	-71
match </s>	-229
match get	-96
match get rain	-96
match is	-115
match is on	-67
match report	-50
match the	-80
material	97
material </s>	110
maternity	170
maternity leave	146
math	197
math ,	229
math </s>	118
math and	126
math and <name>	117
math at	103
math at <number>	99
math hw	-105
math is	79
math is n't	-35
math sheet	-71
matter	-30
matter </s>	-63
matter arise	-76
matter for	41
matter for the	41
matter of	-153
matter to	182
matter to me	182
mattress	-61
maureen	76
max	25
max ,	-124
max </s>	48
max <number>	-106
max <number> </s>	-157
max <number> hour	54
may	175
may ,	234
may </s>	402
may <name>	-132
may <name> </s>	-132
may <number>	65
may <number> ,	7
may <number> </s>	121
may and	190
may be	-234
may be </s>	-193
may be wrong	-73
may go	-124
may have	75
may i	-179
may i have	60
may i trouble	-131
may in	124
may not	53
may not open	29
may now	-105
may on	-74
may to	131
may to <month>	131
may use	136
may/june	151
maybe	-283
maybe </s>	-118
maybe <number>	-192
maybe <number> </s>	-108
maybe <number> hour	-129
maybe <number> minute	-95
maybe later	-62
maybe later </s>	-62
maybe not	-135
mayor	-32
mayor here	161
me	160
me "	50
me ,	330
me , <name>	108
me , <number>	-58
me , always	54
me , and	94
me , coeliac	48
me , ever	106
me , i	233
me , long	110
me , so	-15
me , the	154
me :	108
me </s>	24
me <days>	108
me <kin>	35
me <kin> </s>	140
me <kin> <name>	-101
me <kin> have	-56
me <name>	139
me <name> ,	209
me <name> </s>	96
me <name> <name>	133
me <number>	-95
me <number> </s>	-136
me <number> dinner	-122
me <number> hour	23
me <number> minute	57
me <number> possible	-89
me <number> question	81
me <number> that	-126
me <number> try	-106
me a	-378
me a <number>	-211
me a joke	-83
me a list	-133
me a minute	-49
me a nice	-68
me a paragraph	-63
me a riddle	-68
me a sec	-87
me a short	-107
me about	-62
me about <number>	143
me after	-140
me again	-104
me again </s>	-98
me all	-84
me always	8
me always </s>	85
me an	-41
me an hour	142
me and	301
me and </s>	-122
me and <kin>	159
me and <name>	247
me and <number>	126
me and a	55
me and an	129
me and my	120
me and nobody	153
me and the	116
me answer	-137
me anymore	85
me anymore </s>	85
me anything	-145
me as	85
me as a	169
me ask	-171
me at	-27
me at <number>	-40
me at the	42
me awake	56
me back	-175
me be	126
me be the	128
me because	-48
me because i	-135
me before	4
me by	36
me by my	-48
me can	62
me cry	-207
me cry </s>	-123
me do	83
me down	165
me down for	-88
me drive	128
me each	54
me every	137
me fix	-122
me fix it	-122
me for	-109
me for <number>	163
me for a	-205
me for eat	-158
me for the	-106
me from	95
me from now	92
me gag	127
me gag </s>	127
me go	-31
me go in	-54
me have	56
me he	-123
me her	106
me his	92
me hive	178
me hive </s>	163
me how	-191
me how long	-81
me how to	-148
me if	-173
me if it	-135
me ill	133
me ill </s>	133
me in	260
me in </s>	180
me in <month>	179
me in <name>	251
me in hospital	56
me in the	-77
me into	-57
me is	-129
me is set	-70
me it	-233
me itch	109
me just	-139
me just now	-101
me laugh	-193
me laugh </s>	-140
me like	98
me like a	75
me like dirt	-127
me metric	98
me metric ,	98
me migraine	157
me migraine </s>	157
me monthly	111
me my	167
me not	30
me nothing	-186
me nothing </s>	-174
me now	-77
me now </s>	-77
me off	210
me off </s>	179
me off the	87
me on	-58
me on </s>	-115
me on <day>	-48
me on <days>	87
me on <name>	-46
me on hold	-43
me on the	-5
me on this	-117
me only	-133
me or	-205
me or is	-111
me out	56
me out </s>	90
me out in	103
me out of	112
me out this	-117
me out twice	-114
me over	-120
me over the	-127
me pay	-131
me per	131
me pick	-173
me please	-83
me plus	109
me read	-135
me she	-148
me she 'd	-66
me should	92
me sick	133
me since	101
me since i	134
me sir	-92
me so	-166
me something	-187
me sound	-11
me speak	38
me step	-23
me step <number>	-23
me stiff	53
me stiff ,	53
me that	-25
me that <kin>	154
me that <number>	-46
me that i	-126
me the	-79
me the <name>	62
me the conclusion	53
me the list	-91
me the phone	-120
me the wrong	-103
me there	-153
me there 's	-97
me there </s>	-126
me this	-84
me this morning	-162
me through	-16
me through the	12
me to	201
me to <name>	110
me to a	-192
me to ask	44
me to get	-152
me to the	151
me to this	94
me today	-228
me today </s>	-185
me under	139
me under <number>	139
me up	-82
me up </s>	-82
me wait	-141
me was	-174
me what	-124
me what 's	-60
me when	39
me where	-119
me whether	-88
me which	53
me who	177
me why	-177
me why </s>	-110
me why the	-77
me with	-84
me with <name>	150
me with <number>	-17
me with a	22
me with this	-115
me wobbly	33
me wobbly </s>	33
me word	11
me word a	73
me work	105
me work <number>	129
me write	85
meadow	-31
meal	124
meal </s>	198
meal fall	113
meal fall between	113
meal plan	88
mean	-75
mean </s>	-220
mean <number>	-105
mean <number> month	-105
mean by	-132
mean he	48
mean i	120
mean i repeat	-72
mean in	-15
mean my	37
mean my <kin>	37
mean no night	-83
mean nothing	174
mean nothing to	131
mean of	-115
mean ol	-68
mean ol '	-68
mean our	140
mean the	-178
mean the other	-107
mean to	193
mean to be	-175
mean what	-156
mean what exactly	-117
meaner	-175
meaner </s>	-138
meanwhile	81
meanwhile </s>	101
measure	-49
measure </s>	-177
measurement	88
meat	161
meat ,	-31
meat </s>	-45
meat for	158
meat for <number>	158
meat since	136
mechanical	129
med	27
med school	120
med school in	67
medal	48
medical	163
medical every	51
medical school	97
medicine	113
medicine </s>	90
medieval	12
meditate	69
meditate for	110
meditate for <number>	110
medium	41
meet	-232
meet ,	-140
meet </s>	-185
meet <days>	90
meet <name>	-54
meet and	-110
meet at	12
meet at <name>	90
meet at <number>	-183
meet at mine	64
meet at the	84
meet every	126
meet get	-145
meet get move	-143
meet him	-130
meet him twice	-130
meet in	-32
meet in <number>	-155
meet in the	183
meet my	161
meet my <kin>	161
meet of	-114
meet on	39
meet on the	143
meet online	128
meet run	-58
meet run over	-58
meet some	-114
meet the	-75
meet to	-121
meet with	-149
meet with <name>	-149
meeting	251
meeting </s>	7
meeting after	117
meeting after <number>	117
meeting are	147
meeting before	152
meeting before <number>	133
meeting for	93
meeting for the	93
meeting then	121
meeting then </s>	121
meh	-239
meh </s>	-239
melt	-258
melt </s>	-121
melt on	-112
member	121
member </s>	117
member of	-40
member of a	-72
membership	151
meme	-265
meme </s>	-121
memo	-120
memoir	-45
memorise	-25
memory	-262
memory at	-78
memory at row	-96
memory serve	-126
memory serve </s>	-126
mend	34
mend the	-164
mental	-123
mention	-308
mention </s>	-139
mention a	-184
mention it	-192
mention it </s>	-172
mentor	-34
menu	-243
menu ,	-159
menu :	-145
menu </s>	-171
menu at	57
menu for	69
menu go	-127
menu i	108
merge	34
merge </s>	-32
merge is	21
merge it	-116
merge the	-144
merge with	96
merger	221
merger </s>	113
merry	-80
mesh	155
mess	-194
mess ,	-144
mess </s>	-65
mess after	-88
mess so	-134
mess this	-123
mess today	-116
mess today </s>	-78
mess with	-121
message	37
message ,	-25
message for	106
message for the	109
message from	-176
message get	-34
message get cut	-112
message in	4
message to	71
message was	-80
messi	-146
messy	-160
metal	161
metal but	-33
metal plate	178
metal plate in	155
metal taste	-115
meter	20
meter 's	138
meter </s>	-61
meter man	-103
metformin	57
metformin twice	99
method	-59
method </s>	-179
methotrexate	214
methotrexate ,	110
metre	54
metre ,	119
metre </s>	103
metre of	-98
metre of it	-39
metric	159
metric ,	31
metric , i	98
metric , never	52
metric </s>	124
metric in	97
metric only	110
metric only ,	106
metric unit only	5
metro	-46
mg	92
mi	89
mi a	-5
mic	-228
microbe	121
microwave	198
microwave </s>	102
mid	-92
mid <month>	174
mid <month> </s>	174
mid <name>	87
middle	-136
middle </s>	-188
middle <number>	179
middle <number> ,	107
middle of	-73
middle of a	-207
middle of the	-71
midnight	-241
midnight ,	-121
midnight </s>	-182
midwifery	175
might	-296
might <number>	-122
might as	-117
might as well	-117
might be	-182
might could	120
migraine	297
migraine ,	88
migraine </s>	219
migraine from	176
migraine from flicker	101
migraine with	106
migraine with aura	106
migrate	145
migrate from	109
migrate from <name>	109
migration	-15
migration </s>	39
miguel	30
miguel leave	30
mil	24
mild	-18
mile	64
mile </s>	125
mile a	147
mileage	173
mileage is	111
military	-74
military service	-51
military service in	-63
milk	-30
milk 's	79
milk ,	65
milk , <number>	-71
milk </s>	-69
milk <number>	-41
milk <number> <name>	100
milk <number> jersey	126
milk and	-143
milk and egg	-96
milk at	112
milk at <number>	112
milk by	-60
milk go	-168
milk in	-72
milk in the	-142
milk on	-127
milk on the	-127
milk price	-16
milk tanker	150
milk than	-165
milk twice	62
milker	155
milker </s>	89
mill	213
mill ,	40
mill </s>	209
mill in	107
mill in <name>	118
mill is	-57
mill is what	-57
mill near	129
mill near <name>	129
million	84
million ,	-122
million </s>	-48
million row	95
min	-73
min ,	-174
min </s>	-102
min a	132
min a day	132
min ago	-178
min ago </s>	-137
min each	103
min each way	103
min in	-89
min in the	-89
min late	-170
min late </s>	-126
min leave	-128
min leave </s>	-128
min or	-148
min so	-102
min so be	-64
min to	-137
min today	-47
min today </s>	-47
min walk	138
mince	-138
mince </s>	-165
mince and	-126
mind	-159
mind ,	9
mind , find	-80
mind </s>	-258
mind <name>	-44
mind for	133
mind that	-148
mind that </s>	-148
mind the	-31
mind your	-97
mine	157
mine 's	-39
mine 's <number>	-124
mine 's a	106
mine 's the	104
mine ,	155
mine , <name>	178
mine , <number>	171
mine </s>	-18
mine and	166
mine are	136
mine at	157
mine by	118
mine first	64
mine first <day>	64
mine go	127
mine half	152
mine have	-84
mine have go	-106
mine injury	-68
mine injury ,	-68
mine is	229
mine is a	126
mine is the	178
mine on	119
mine since	64
mine since <name>	148
mine so	32
mine till	124
mine till <number>	124
mine to	196
mine were	-133
mini	191
mini under	101
mini under <name>	101
minibus	183
minibus </s>	99
minimum	135
minimum wage	39
minister	-191
ministry	192
ministry </s>	61
minor	-101
minus	-67
minus <number>	-72
minus <number> ,	7
minus <number> </s>	98
minute	-290
minute ,	-136
minute </s>	-260
minute after	-71
minute ago	-278
minute ago ,	-133
minute ago </s>	-206
minute ago and	-74
minute and	-223
minute and i	-127
minute at	-78
minute at the	12
minute away	-4
minute away </s>	-4
minute before	-183
minute before my	-153
minute before the	-163
minute by	109
minute by ferry	138
minute each	237
minute each way	191
minute for	145
minute for the	145
minute from	-152
minute from <day>	-131
minute i	-153
minute in	81
minute in the	84
minute late	-174
minute late </s>	-106
minute leave	-179
minute leave </s>	-135
minute of	68
minute off	149
minute off </s>	149
minute on	-4
minute so	-153
minute so be	-105
minute this	-85
minute this morning	-85
minute to	4
minute tonight	-65
minute with	-134
mireille	127
mirela	67
mirror	46
mirror </s>	72
miscarriage	145
miscarriage before	145
misread	-159
misread it	-27
misread it </s>	-27
miss </s>	-231
miss <name>	-21
miss <name> </s>	-106
miss <number>	171
miss <number> finger	137
miss a	-104
miss again	-160
miss an	-110
miss bracket	-143
miss bracket </s>	-81
miss from	-88
miss from the	70
miss in	-138
miss it	26
miss it </s>	-100
miss something	-136
miss something </s>	-136
miss the	-93
miss the bus	-107
miss the last	-101
miss the second	-145
misspell	79
misspell </s>	80
mistake	-156
mistake ,	-94
mistake </s>	-286
mistake at	39
mitzvah	164
mix	92
mix </s>	-111
mix the	70
mix up	-187
mix up the	-168
mixer	203
mixer from	158
ml	-65
ml </s>	43
ml in	21
mm	70
mm </s>	162
mm of	-83
mo	77
mo </s>	-156
moan	-10
moan about	-136
mobile	162
mobile </s>	25
mobile <kin>	34
mobile app	159
mobile signal	158
mobile signal at	122
mobile team	116
mock	-15
mock in	42
mock in <month>	42
mock paper	128
mock paper </s>	128
mock the	54
mock-up	-106
modal	-155
modbus	-77
mode	12
mode ,	-91
mode </s>	72
mode on	-89
model for	-89
model for <number>	-89
model railway	28
model train	-71
model train ,	-72
model train </s>	45
modern	-124
module	6
module ,	30
module </s>	131
module name	-127
module name '	-127
mold	29
moment	-168
moment ,	39
moment </s>	-296
moment i	105
money	123
money 's	122
money 's tight	112
money ,	104
money </s>	30
money at	-68
money for	133
money in	36
money since	41
monika	43
monika have	43
monika have be	43
monitor	198
monk	86
monk for	101
monk for <number>	101
monk in	-35
monk in <name>	-35
mono	-104
mono </s>	-44
monolith	131
monorepo	294
monorepo ,	114
monorepo have	129
monorepo with	107
month	179
month '	153
month ' rent	115
month ,	12
month </s>	143
month <number>	87
month a	-105
month a year	-105
month ago	176
month ago </s>	176
month at	-124
month at <number>	-124
month before	101
month for	147
month for a	126
month for the	29
month from	95
month go	-44
month i	-87
month if	-120
month into	114
month is	87
month is <month>	87
month of	-30
month of the	-81
month off	160
month on	164
month take	-84
month till	127
month to	-67
month towards	105
month until	118
monthly	218
monthly ,	94
monthly </s>	163
mood	-206
mood ,	-62
mood this	-89
moon	-223
moon </s>	-181
moon follow	-66
moonlight	30
moor	112
moor </s>	-50
moor at	171
moor at <name>	171
moor in	121
moor in <name>	121
mop	-172
mop </s>	-100
moral	-139
more	-111
more ,	93
more :	-113
more </s>	-175
more <name>	172
more about	-50
more control	-129
more like	-106
more of	171
more or	189
more or less	189
more question	-146
more run	115
more run for	115
more than	-14
more than <number>	201
more than an	156
more thing	-102
more thing </s>	-102
more time	-138
more to	-159
more year	185
more year </s>	124
morning	34
morning !	-148
morning 's	-112
morning ,	-163
morning , <name>	-39
morning , go	73
morning , i	160
morning </s>	6
morning a	66
morning after	-21
morning after a	-137
morning and	-19
morning and night	125
morning are	200
morning are when	80
morning at	-71
morning at <number>	66
morning at the	106
morning before	70
morning before work	27
morning have	-124
morning i	33
morning i 'm	50
morning in	69
morning is	-105
morning on	-178
morning on the	-145
morning our	59
morning routine	95
morning say	-52
morning start	42
morning the	-105
morning to	-91
morning was	-95
morning with	14
mortgage	245
mortgage </s>	103
mortgage and	-58
mortgage fix	180
mortgage fix at	118
mortgage in	45
mortgage is	69
mortgage is fix	87
mortgage is in	137
mortgage rate	6
mortify	55
mosque	189
mosque </s>	130
most	77
most </s>	88
most <day>	107
most <day> </s>	107
most <days>	121
most <days> </s>	95
most <name>	-116
most afternoon	142
most afternoon </s>	142
most agency	-7
most evening	56
most night	93
most night </s>	93
most of	26
most of my	99
most of our	267
most of the	30
most of them	134
most of us	-56
most reader	95
mostly	188
mostly ,	-73
mostly </s>	190
mostly <kin>	202
mostly <kin> ,	89
mostly <name>	290
mostly <name> </s>	218
mostly bridal	71
mostly crime	119
mostly eat	29
mostly farm	117
mostly from	-99
mostly in	-64
mostly in <name>	-82
mostly on	180
mostly over	168
mostly over <number>	168
mostly to	165
mot	50
moth	-61
mother-tongue	264
mother-tongue </s>	228
mother-tongue is	127
mother-tongue is <name>	75
motion	141
motivational	50
motocross	132
motor	72
motor </s>	-78
motorbike	173
motorbike crash	76
motorhome	161
motorway	125
motorway </s>	122
motto	-43
mould	-53
mount	-72
mountain	49
mountain rescue	-84
mouse	107
mouse </s>	29
mouse double	-68
mouse double click	-68
moustache	-140
mouth	76
move	-93
move </s>	-53
move <number>	-31
move about	87
move all	153
move away	-67
move away from	-67
move back	-55
move back to	-74
move every	88
move every <number>	88
move from <name>	-42
move from the	-102
move house	-160
move in	-7
move in </s>	-83
move in with	274
move into	212
move into our	80
move into the	122
move it	-37
move it </s>	-4
move it to	-148
move me </s>	-162
move me to	151
move my	26
move off	61
move on	-281
move on </s>	-207
move on to	-112
move our	-52
move out	48
move out of	-61
move the	-270
move the <name>	-137
move the file	-124
move the meet	-115
move the sofa	-149
move the whole	115
move the workshop	115
move to	132
move to <name>	20
move to <number>	-26
move to the	164
movement	28
movie	-161
movie </s>	-102
movie is	-110
mr	38
mr <name>	38
mr <name> ,	51
mr <name> is	26
mr.	21
mr. <name>	21
mr. <name> ,	-57
mri	86
mri for	86
mri for me	86
mrs	46
mrs <name>	46
mrs <name> ,	-23
mrs <name> at	39
ms	85
ms </s>	57
ms is	48
ms is what	48
ms word	-6
msg	-100
much	-259
much </s>	-281
much <kin>	-84
much a	-106
much as	-7
much as i	169
much is	-188
much is <number>	-151
much is leave	-61
much to	-173
much water	-130
mud	-185
muddy	-107
muffin	-135
mug	-119
mug </s>	-119
mumble	149
mumble </s>	149
mumps	98
mumps </s>	98
murder </s>	81
murder a	-143
murmur	112
murmur </s>	121
museum	-7
museum 's	165
museum </s>	-44
museum have	49
museum in	-102
museum in <name>	-102
museum shop	147
museum was	-129
mush	-205
mush </s>	-128
mush after	-98
mushroom	129
mushroom </s>	102
music	73
music ,	124
music </s>	-80
music but	130
music is	10
musical	133
mussel	60
mussel </s>	102
must	16
must </s>	80
must be	153
must be a	49
must be in	178
must be out	25
must be the	61
must be weigh	46
must clear	60
must go	-202
must go out	-122
must have	-83
must have a	-173
must have the	157
must hurry	-98
must hurry </s>	-98
must i	-93
must make	-114
must not	77
must run	145
must sit	57
must speak	-157
must wear	46
must write	-216
mustard	20
mustard </s>	43
mute	44
mute </s>	117
my	111
my <day>	53
my <day> go	13
my <days>	226
my <kin>	144
my <kin> '	51
my <kin> 's	-39
my <kin> (	131
my <kin> ,	475
my <kin> :	-67
my <kin> </s>	312
my <kin> <kin>	-84
my <kin> <name>	679
my <kin> <number>	254
my <kin> a	-14
my <kin> about	-138
my <kin> after	118
my <kin> and	128
my <kin> as	147
my <kin> ask	-168
my <kin> at	-112
my <kin> bake	88
my <kin> before	156
my <kin> build	114
my <kin> buy	-17
my <kin> by	-65
my <kin> call	-19
my <kin> can	265
my <kin> come	-98
my <kin> do	-49
my <kin> drive	-37
my <kin> eat	-79
my <kin> every	105
my <kin> for	119
my <kin> forbid	171
my <kin> from	67
my <kin> full-time	82
my <kin> get	165
my <kin> go	165
my <kin> have	89
my <kin> hear	-64
my <kin> i	118
my <kin> in	127
my <kin> insist	-70
my <kin> is	-129
my <kin> joke	-200
my <kin> just	-62
my <kin> keep	-71
my <kin> laugh	-117
my <kin> leave	8
my <kin> like	-157
my <kin> live	237
my <kin> loan	142
my <kin> lock	-28
my <kin> lodge	98
my <kin> lose	45
my <kin> love	-120
my <kin> move	62
my <kin> na	138
my <kin> need	-139
my <kin> now	122
my <kin> on	-80
my <kin> only	13
my <kin> own	130
my <kin> play	201
my <kin> raise	135
my <kin> read	171
my <kin> really	-24
my <kin> reckon	-101
my <kin> refuse	-71
my <kin> ring	45
my <kin> run	78
my <kin> say	-441
my <kin> sell	111
my <kin> since	-32
my <kin> speak	115
my <kin> start	143
my <kin> stay	110
my <kin> still	201
my <kin> suggest	-53
my <kin> take	35
my <kin> talk	125
my <kin> teach	97
my <kin> tell	-112
my <kin> that	-170
my <kin> the	-147
my <kin> think	-168
my <kin> to	152
my <kin> tongue	191
my <kin> until	45
my <kin> use	93
my <kin> want	-99
my <kin> was	159
my <kin> who	146
my <kin> will	106
my <kin> work	160
my <kin> would	35
my <name>	18
my <name> 's	154
my <name> ,	140
my <name> </s>	126
my <name> <kin>	-123
my <name> <name>	-99
my <name> <number>	238
my <name> at	-83
my <name> go	-159
my <name> homework	-53
my <name> in	54
my <name> is	244
my <name> just	-135
my <name> licence	121
my <name> live	68
my <name> on	-57
my <number>	64
my <number> ,	146
my <number> </s>	-28
my <number> <kin>	273
my <number> pb	93
my a	138
my a level	138
my accent	-12
my accent mark	-121
my account	113
my account are	144
my address	25
my age	135
my age </s>	139
my agency	147
my ah	-37
my ah ma	-37
my allotment	66
my ankle	45
my answer	-117
my answer ,	-11
my app	-91
my appointment	-82
my apprenticeship	152
my arm	-175
my arm is	-138
my asthma	135
my back	175
my back 's	60
my back </s>	54
my back hurt	-139
my back is	118
my bad	-90
my bag	-158
my bag </s>	-133
my bag there	51
my balance	117
my bank	-71
my bar	-25
my battery	-169
my bean	-42
my bed	82
my bed </s>	82
my bee	-92
my best	-19
my best <kin>	138
my bike	-115
my bike chain	-124
my bike computer	99
my bill	120
my bio	-141
my blood	-98
my blood is	-104
my blood pressure	-37
my blood type	152
my board	-88
my branch	-188
my branch is	-169
my breakfast	159
my breakfast </s>	159
my browser	-165
my budget	23
my budget for	169
my budget is	-174
my bug	-111
my build	50
my bus	-182
my bus is	-134
my business	169
my business <kin>	165
my button	-142
my call	-84
my call </s>	-23
my camera	-131
my car	23
my car </s>	-46
my card	-207
my card ,	-98
my card </s>	-157
my card get	-87
my career	61
my career in	61
my cataract	82
my ceiling	141
my cello	23
my chair	15
my character	-281
my chess	148
my chess rate	145
my chest	124
my chest </s>	148
my chin	195
my choir	123
my cholesterol	122
my chronic	79
my citizenship	190
my citizenship in	94
my class	20
my class </s>	124
my classroom	138
my coat	-165
my coat on	-124
my code	-215
my code is	-101
my coffee	-102
my coffee 's	-166
my coffee ,	-139
my coffee is	-95
my coffee over	-62
my collarbone	117
my commute	221
my commute 's	121
my commute is	100
my console	-131
my contract	191
my contract </s>	118
my contract end	143
my contract is	80
my contribution	-8
my counter	-92
my country	-121
my cron	-152
my crow	-43
my current	-101
my cursor	-230
my cursor is	-105
my day	-25
my dead	-75
my dead body	-75
my degree	157
my department	157
my deputy	137
my desk	-128
my desk </s>	-113
my desk is	54
my diary	114
my diary </s>	95
my dinner	-130
my diploma	112
my diploma is	116
my divorce	197
my divorce i	111
my dj	123
my dj name	123
my do	-48
my do </s>	-48
my download	-172
my draft	-29
my draft is	-108
my dream	-14
my dream is	215
my dream last	-100
my dress	-155
my drive	-50
my drive licence	113
my drive test	157
my ear	-309
my edit	13
my egg	-40
my elder	59
my elder <kin>	59
my employer	104
my enemy	138
my enemy </s>	138
my english	99
my entire	-43
my essay	-72
my even	-65
my example	-221
my eye	-37
my eye are	26
my eye hurt	-144
my eye on	59
my eyesight	232
my eyesight 's	147
my eyesight is	126
my eyesight rule	97
my face	36
my faith	95
my family	186
my family </s>	73
my family to	100
my fault	-151
my fault </s>	-118
my favourite	-71
my favourite <kin>	171
my favourite character	-141
my fear	115
my fear of	115
my fee	117
my feed	-123
my feed is	-123
my field	104
my file	-239
my final	142
my finger	-122
my finger </s>	-141
my finger are	-39
my first	144
my first attempt	-121
my firstborn	136
my flat	191
my flat ,	134
my flight	-174
my foot	-246
my foot </s>	-27
my foot are	-197
my foot hurt	-142
my formula	-89
my fortieth	142
my fourth	125
my fourth language	86
my free	-161
my fridge	-121
my function	-180
my game	-129
my game is	-108
my garage	130
my garden	116
my garden is	108
my gas	-66
my gcse	104
my genotype	118
my glass	-64
my glass </s>	-123
my goal	178
my goal here	-150
my goal is	117
my good	-92
my grade	101
my grade <number>	101
my green	28
my greenhouse	138
my guess	-201
my guess is	-182
my guest	-126
my guide	130
my guide <kin>	130
my guitar	95
my hair	72
my hair </s>	-79
my hair at	124
my half	118
my half of	118
my hall	58
my hand	-154
my hand </s>	-272
my hand are	-174
my hand shake	253
my handwriting	70
my handwriting is	220
my head	-137
my head 's	-158
my head </s>	-141
my head hurt	-125
my head in	-152
my head is	-158
my hear	272
my hear aid	148
my hear is	113
my heart	-48
my heart </s>	129
my heart rate	-156
my hip	203
my hip </s>	119
my hip replacement	78
my hobby	142
my hobby ,	142
my hour	128
my hour to	154
my hourly	147
my hourly rate	147
my house	28
my house </s>	63
my house eat	135
my income	119
my income go	20
my income is	107
my insulin	122
my insulin pump	64
my invoice	-31
my invoice come	-86
my invoice go	125
my jaw	141
my job	286
my job </s>	163
my job at	166
my key	-191
my keyboard	-91
my kitchen	120
my kitchen everything	71
my knee	143
my knee are	164
my knee can	89
my knee will	158
my label	-105
my lap	22
my lap </s>	22
my laptop	-219
my laptop 's	-120
my laptop ,	-110
my laptop </s>	-98
my laptop fan	-42
my laptop is	55
my laptop run	-44
my last	-12
my last message	-118
my late	275
my late <kin>	292
my least	45
my least favourite	45
my leave	290
my leave <name>	34
my leave ear	169
my leave foot	26
my leave knee	126
my leg	-136
my leg are	-125
my lesson	129
my level	148
my licence	120
my licence for	86
my licence was	110
my license	171
my life	228
my life ,	102
my life </s>	175
my like	-106
my like </s>	-106
my line	26
my line <kin>	54
my link	-142
my link are	-142
my list	-140
my liver	107
my liver scare	107
my lot	190
my lot are	157
my machine	-226
my machine </s>	-202
my maiden	115
my maiden name	115
my mail	23
my main	-43
my man	142
my math	-166
my meet	-99
my message	-139
my message ,	-75
my meter	104
my mic	-188
my migraine	25
my mind	-130
my mistake	-130
my mistake </s>	-161
my mobile	20
my mood	-165
my morning	111
my morning start	42
my mother-tongue	217
my mother-tongue </s>	164
my mother-tongue is	127
my mouse	-118
my mouse double	-68
my mouth	-135
my name	164
my name </s>	129
my name down	25
my name get	82
my name is	94
my neck	-174
my neck is	-81
my next	-159
my night	174
my note	-129
my note </s>	-124
my notice	119
my notice ,	112
my novel	-75
my novel </s>	-115
my number	-99
my number ,	-148
my nurse	103
my nurse degree	79
my office	-118
my office </s>	-51
my old	73
my old <kin>	210
my old <name>	128
my only	-75
my only excuse	-115
my only meal	113
my opinion	-78
my other	5
my other half	165
my output	-118
my own	-14
my own </s>	60
my own <kin>	190
my own <number>	180
my own clothe	119
my own stuff	124
my package	-140
my page	-198
my pair	101
my paragraph	-133
my paragraph is	-81
my parcel	-171
my parser	-97
my parser </s>	-97
my passport	-99
my password	-175
my password </s>	-132
my password is	-96
my patience	-146
my pay	121
my pen	-43
my pen <kin>	119
my pencil	-124
my pension	202
my pension kick	129
my pension start	108
my phd	112
my phone	-226
my phone 's	-65
my phone ,	46
my phone die	-131
my phone in	-171
my phone is	-46
my phone on	-160
my photo	-122
my physic	13
my piano	-17
my piano is	67
my place	-109
my place ,	-82
my place end	133
my place in	-119
my point	-103
my post	114
my postcode	-128
my postcode </s>	-128
my pottery	193
my pottery class	101
my practice	-57
my pressure	189
my printer	-53
my pull	-117
my pull request	-117
my push	168
my push <number>	177
my query	-161
my query return	-117
my question	-175
my question </s>	-171
my question is	-123
my quiz	-118
my r	154
my r 's	154
my read	53
my reader	129
my reader are	93
my real	176
my receipt	-95
my rent	184
my rent go	91
my residence	183
my rice	39
my right	242
my right </s>	53
my right ear	102
my right hand	160
my right knee	68
my ring	102
my room	-157
my roster	34
my roster 's	34
my round	145
my row	-27
my run	72
my salary	255
my salary </s>	88
my salary go	82
my salary is	133
my salon	20
my salon 's	141
my salt	181
my sample	33
my sandwich	-127
my savings	100
my savings ,	-83
my savings go	125
my savings sit	102
my scene	-77
my scene </s>	-77
my school	165
my score	-159
my score is	-131
my screen	-33
my screen 's	-179
my screen </s>	-117
my screen go	-140
my screen have	-146
my screen reader	154
my script	-188
my seat	-154
my seat on	32
my second	-124
my second ,	147
my second paragraph	-114
my second year	144
my sense	139
my sense of	139
my sentence	-145
my session	-116
my session run	-79
my sew	120
my shift	148
my shift are	89
my shift at	160
my shirt	-138
my shop	225
my short	-153
my short story	-153
my shoulder	134
my shoulder </s>	168
my shoulder never	86
my side	176
my side gig	121
my side of	-62
my sight	133
my size	-115
my skin	89
my sleep	20
my sleep </s>	20
my slide	-144
my slipper	-110
my slipper </s>	-79
my smell	122
my smell never	97
my sock	-158
my soup	-152
my soup is	-87
my sourdough	-73
my spare	219
my spare key	151
my spare room	139
my spleen	140
my spreadsheet	-174
my spring	114
my spring </s>	114
my stack	183
my stall	212
my stall 's	100
my stall </s>	108
my stall at	86
my stammer	122
my step	-171
my step </s>	-139
my stomach	-76
my stomach 's	-141
my stomach </s>	138
my stomach is	-147
my story	-248
my story </s>	-124
my story the	-132
my street	101
my studio	135
my studio is	84
my study	223
my stutter	194
my stutter get	107
my sum	-104
my surname	203
my tab	-202
my tab crash	-108
my table	-201
my tale	-141
my tattoo	-75
my tax	181
my taxi	-148
my taxi <kin>	-133
my tea	-98
my tea 's	-105
my tea </s>	-153
my tea go	-96
my team	89
my team 's	131
my team </s>	63
my team <kin>	210
my team have	-26
my team is	-35
my terminal	-85
my test	-298
my test user	-116
my text	-157
my thesis	241
my thesis <kin>	133
my thesis is	194
my thing	139
my thing ,	163
my third	111
my third attempt	-137
my third go	102
my third year	96
my thread	-95
my throat	32
my throat is	-165
my thumb	23
my thumb are	164
my thyroid	135
my thyroid was	101
my ticket	-110
my timer	-78
my toast	-157
my toast never	-116
my tongue	-49
my tongue on	-91
my tool	117
my tooth	-163
my total	-129
my trade	143
my trade is	129
my train	-159
my train 's	-85
my train is	-59
my tremor	135
my turn	-105
my turn to	-155
my twentie	150
my twentie </s>	120
my type	49
my umbrella	-130
my van	160
my van 's	108
my van </s>	110
my van is	131
my view	-152
my view </s>	-152
my village	169
my violin	-6
my violin <kin>	-55
my visa	146
my visa expire	143
my visa run	78
my visa tie	94
my voice	41
my voice at	-129
my voice go	157
my voice is	26
my wage	150
my wage </s>	111
my wage come	76
my watch	41
my way	-177
my way to	-114
my weak	122
my wed	139
my week	-95
my week </s>	-81
my whole	61
my whole life	114
my window	-200
my word	78
my work	114
my workbench	99
my workshop	106
my worst	127
my wrist	160
my wrist </s>	-33
my wrist are	108
my write	85
my year	99
my year as	99
my younger	148
my younger <kin>	148
myself	87
myself ,	95
myself </s>	-114
myself <name>	125
myself a	81
myself out	-119
myself out of	-119
myself think	-96
myself think </s>	-96
myself to	137
mystery	16
myth	-193
myth </s>	-204
n't	84
n't <kin>	-5
n't <name>	-168
n't <name> </s>	-168
n't a	-79
n't a clue	-132
n't abide	-21
n't afford	54
n't afford to	-35
n't agree	-7
n't allow	218
n't allow <kin>	171
n't allow in	85
n't answer	-92
n't answer </s>	20
n't ask	18
n't ask </s>	165
n't ask me	-13
n't be	56
n't be able	-82
n't be bother	-172
n't be leave	142
n't be on	129
n't be tell	63
n't be trust	162
n't bear	137
n't believe	-219
n't believe in	75
n't believe it	-183
n't bend	135
n't boot	-118
n't bother	-48
n't bother me	153
n't bother with	-153
n't budge	-41
n't budge </s>	-41
n't buy	-134
n't call	158
n't call it	80
n't call me	134
n't care	-171
n't care which	-113
n't celebrate	20
n't celebrate birthday	114
n't change	99
n't check	-142
n't click	-134
n't come	-88
n't come </s>	-215
n't come out	154
n't compile	7
n't compile </s>	-80
n't count	-119
n't cover	-55
n't decide	-190
n't deploy	-63
n't do	293
n't do <day>	121
n't do <days>	70
n't do <name>	51
n't do airport	141
n't do anything	-81
n't do height	131
n't do ladder	93
n't do morning	116
n't do pork	43
n't do the	68
n't do this	-165
n't do video	150
n't drill	25
n't drink	189
n't drink ,	197
n't drink alcohol	109
n't drink the	19
n't drive	212
n't drive ,	108
n't drive </s>	150
n't drive after	110
n't drive at	118
n't eat	-28
n't eat after	-64
n't eat another	-83
n't eat beef	108
n't eat breakfast	35
n't eat fish	-50
n't eat gluten	38
n't eat meat	226
n't eat pork	229
n't eat shellfish	129
n't eat since	-152
n't edit	57
n't enter	64
n't enter the	64
n't explain	170
n't face	66
n't fancy	-165
n't find	-276
n't find a	71
n't find my	-130
n't find the	-200
n't find where	-139
n't fit	-20
n't fit in	-80
n't fit on	-120
n't fit through	133
n't fly	200
n't fly ,	115
n't fly </s>	84
n't focus	-114
n't focus </s>	-105
n't follow	-155
n't follow it	-155
n't for	-82
n't get	-99
n't get a	-26
n't get another	135
n't get it	-193
n't get past	50
n't get the	-155
n't get this	-110
n't get up	70
n't give	92
n't give me	78
n't go	-133
n't go into	-178
n't go to	-155
n't handle	55
n't have	204
n't have <kin>	247
n't have <number>	57
n't have a	133
n't have any	-158
n't have caffeine	102
n't have it	77
n't have peanut	107
n't have the	-131
n't have time	-110
n't hear	-35
n't hear a	4
n't hear on	139
n't hear the	-222
n't hear you	-151
n't hold	-85
n't i	-164
n't i </s>	-119
n't install	162
n't install anything	145
n't it	-223
n't it </s>	-175
n't kneel	136
n't know	26
n't know </s>	-25
n't know about	178
n't know how	-150
n't know if	-134
n't leave	55
n't leave the	20
n't lecture	76
n't lecture me	76
n't let	-92
n't let it	-182
n't let me	-96
n't let us	116
n't lift	84
n't lift more	102
n't lift over	96
n't lift the	122
n't like	-62
n't like it	24
n't like the	-115
n't like this	-54
n't load	-205
n't load </s>	-139
n't load at	-89
n't log	-180
n't log in	-180
n't make	-285
n't make me	-207
n't manage	107
n't match	-62
n't me	-30
n't mean	-121
n't mention	-143
n't mention it	-80
n't mine	-159
n't mine </s>	-159
n't miss	139
n't mock	-67
n't mock the	-67
n't move	93
n't move </s>	148
n't my	-47
n't name	72
n't need	-84
n't on	86
n't open	-24
n't open ,	-131
n't open </s>	-104
n't open a	-84
n't open it	-124
n't open the	-108
n't own	-22
n't own a	190
n't passive	-111
n't passive aggressive	-111
n't pay	-33
n't pay for	189
n't pick	-178
n't pick up	-178
n't plan	175
n't print	-140
n't put	56
n't put a	-172
n't put my	159
n't reach	-4
n't reach the	-144
n't read	161
n't read it	58
n't read music	81
n't read small	115
n't read this	-105
n't recognise	49
n't recognise here	154
n't remember	-239
n't renew	184
n't renew </s>	107
n't replace	38
n't respond	-146
n't respond </s>	-146
n't restart	43
n't restart </s>	43
n't rewrite	-131
n't rewrite it	-131
n't rhyme	42
n't rise	-122
n't roll	23
n't round	53
n't rubbish	-53
n't rubbish </s>	-53
n't run	-16
n't say	-219
n't scroll	-168
n't see	-80
n't see a	76
n't see the	-253
n't see what	-129
n't see why	-105
n't sell	94
n't set	-135
n't share	-93
n't show	-250
n't show </s>	-140
n't show the	-92
n't show up	-123
n't shut	103
n't shut without	120
n't sit	96
n't sleep	-99
n't sleep </s>	-231
n't sleep without	115
n't smoke	127
n't smoke ,	127
n't speak	151
n't speak </s>	154
n't speak <name>	133
n't speak a	129
n't speak since	171
n't speak to	14
n't stand	182
n't stand coriander	48
n't stand mushroom	97
n't stand the	-115
n't stand this	-160
n't stand up	-135
n't start	-175
n't start ,	-119
n't start </s>	6
n't start this	-143
n't stop	-185
n't sugarcoat	98
n't sugarcoat ,	98
n't suggest	79
n't suppose	-96
n't swallow	138
n't swim	113
n't swim ,	172
n't swim </s>	24
n't take	-6
n't take <name>	129
n't take call	95
n't take card	62
n't take it	-215
n't take my	-105
n't take the	-157
n't talk	-149
n't talk </s>	-134
n't taste	211
n't tell	125
n't tell me	102
n't there	83
n't think	-232
n't think </s>	-86
n't touch	-41
n't touch </s>	166
n't touch alcohol	110
n't touch anything	-67
n't touch it	91
n't touch the	-195
n't trust	-125
n't trust the	-23
n't turn	-164
n't turn on	-131
n't understand	-135
n't understand this	-80
n't up	123
n't update	77
n't upgrade	143
n't use	136
n't use <name>	-90
n't use that	-136
n't use the	80
n't want	-86
n't want <number>	207
n't want a	-150
n't want that	-173
n't want to	-107
n't wash	67
n't we	-148
n't wear	184
n't wear anything	99
n't wear his	58
n't what	-117
n't work	33
n't work </s>	-57
n't work because	-22
n't work for	162
n't worry	-133
n't write	68
n't you	-203
n't you </s>	-173
na	101
na <name>	189
na <name> i	137
nadia	41
nah	-131
nail	-5
nail bar	40
nail from	169
nail from home	130
nail varnish	-81
nain	74
nairobi	-92
name	-31
name '	-189
name ' yaml	-72
name 's	116
name 's <name>	139
name ,	42
name , <name>	169
name :	-24
name : <name>	12
name </s>	28
name <name>	37
name <name> </s>	165
name <name> <name>	-36
name <name> and	64
name after	42
name after a	-31
name after my	122
name and	-42
name are	-64
name down	69
name down for	166
name for	-306
name for a	-227
name get	115
name get shorten	83
name her	-68
name i	-122
name in	-17
name in the	61
name is	-80
name is <name>	-95
name is spell	71
name of	101
name of the	53
name on	-59
name on our	116
name on the	-82
name still	181
name still </s>	154
name the	-126
name this	-45
name wrong	-123
nap	-13
nap ,	-33
nap </s>	89
nap and	-105
nap at	14
nap from	161
nap from <number>	161
nap is	-51
nappy	14
nappy </s>	14
narrator	-198
narrow	-170
narrowboat	239
narrowboat ,	117
narrowboat , <number>	84
narrowboat is	140
nasty	-110
national	61
national table-tennis	-12
nationwide	120
native	85
native ,	106
native speaker	71
native to	-78
native to <name>	-78
natural	-144
naturalisation	155
navy	214
navy ,	89
navy </s>	142
navy and	-61
near	38
near </s>	53
near <name>	-80
near <name> ,	-29
near <name> </s>	82
near <name> and	119
near <name> there	88
near a	123
near it	164
near it </s>	164
near me	-99
near my	107
near the	52
near the <kin>	156
near the door	30
near the station	-91
near us	-129
nearest	168
nearest shop	155
nearest shop 's	129
nearly	-31
nearly <number>	13
nearly <number> </s>	52
nearly drown	131
nearly faint	-134
nearly go	-10
nearly kill	-129
nearly kill me	-94
nearly take	-101
neat	-162
neck	8
neck </s>	43
neck is	-81
neck is stiff	-97
need	-56
need </s>	-266
need <name>	216
need <number>	-77
need <number> </s>	-134
need <number> <name>	-132
need <number> approval	183
need <number> in	141
need <number> more	-155
need <number> signature	63
need a	-158
need a <kin>	52
need a <number>	-95
need a better	-169
need a cancellation	-108
need a caption	-129
need a checklist	-147
need a game	-114
need a letter	-154
need a name	-143
need a new	14
need a pack	-120
need a polite	-213
need a quick	-51
need a recipe	-76
need a rhyme	-115
need a title	-73
need a venue	-123
need a visa	-77
need an	-66
need glass	69
need glass for	107
need help	-107
need help with	-107
need insulin	150
need insulin twice	150
need is	-145
need is a	-101
need it	19
need it for	-138
need it in	-162
need milk	-86
need more	-170
need move	-84
need my	-134
need n't	32
need no	-49
need replace	25
need subtitle	-115
need subtitle </s>	-126
need that	-113
need the	-155
need the second	-172
need this	-182
need this by	-116
need to	-180
need to be	-42
need to buy	-134
need to go	-136
need to know	-139
need to look	-82
need to send	-66
need to tell	52
need you	57
need you to	84
needful	52
needle	51
needle from	-46
negative	-23
negative </s>	94
neither	-44
neither of	-55
neither of my	-24
neither of us	-34
nerve	-180
nerve </s>	-133
nervous </s>	78
nervous about	-56
nest	-112
nest in	-37
nest in our	145
net	130
net </s>	-12
netball	113
netball </s>	83
netball in	69
network	-37
network </s>	70
never	251
never "	153
never </s>	40
never <days>	44
never <days> </s>	44
never <name>	-39
never <name> ,	92
never <name> </s>	73
never a	18
never answer	83
never ask	15
never be	60
never be on	161
never be so	-118
never before	147
never book	136
never book anything	89
never borrow	-4
never click	183
never come	100
never come </s>	-146
never come back	204
never could	124
never could </s>	124
never cup	94
never do	-78
never do </s>	129
never do marry	-64
never eat	179
never eat pork	78
never end	-183
never end </s>	-122
never find	85
never find us	48
never finish	-40
never finish </s>	-138
never fly	50
never fly ,	165
never fly </s>	-94
never forgive	-20
never free	116
never get	-123
never get my	127
never get on	89
never get the	-216
never get your	-75
never give	188
never give me	131
never go	208
never go back	168
never have	-17
never have </s>	165
never heal	175
never heal </s>	107
never heal right	124
never hear	-126
never hear of	-126
never in	121
never know	-145
never know what	-83
never learn	89
never learn </s>	140
never learn to	49
never like	74
never look	122
never look back	122
never marry	155
never marry ,	155
never meet	-76
never mind	-293
never mind ,	-118
never mind </s>	-102
never mind the	-151
never null	-104
never on	85
never once	50
never own	101
never pay	-158
never phone	-92
never practise	132
never practise </s>	107
never put	95
never remarry	80
never see	-262
never see that	-148
never set	17
never share	25
never share my	25
never sleep	-163
never sleep </s>	-135
never store	125
never store card	125
never suggest	143
never take	154
never tell	-149
never tell his	-80
never to	96
never touch	68
never touch the	-21
never turn	-161
never turn up	-161
never understand	-99
never use	156
never use <name>	22
never use emojis	120
never use the	19
never wear	-117
never will	125
never will </s>	125
never work	244
never work ,	-160
never work </s>	166
never work in	152
new	-146
new <kin>	-162
new <name>	-240
new <name> ,	-29
new <number>	8
new guy	-102
new hip	117
new job	-159
new line	-145
new logo	-128
new mayor	-105
new since	161
new user	-155
new year	57
new year 's	128
new year </s>	228
new year is	-48
newer	181
newer </s>	181
newest	49
news	-232
news </s>	-211
news again	-90
news again </s>	-90
news say	-84
news today	-75
news today </s>	-75
newsagent	-35
newsletter	-131
newsletter ,	127
newsletter </s>	-185
newsletter for	105
newsletter for our	105
newsletter go	-95
newsletter go to	26
newspaper	-87
newspaper </s>	-18
next	55
next ,	-114
next </s>	-30
next <day>	36
next <day> </s>	65
next <month>	322
next <month> ,	130
next <month> </s>	323
next <name>	87
next <name> </s>	87
next <number>	-55
next <number> 's	138
next <number> </s>	-107
next <number> is	103
next <number> year	125
next autumn	179
next autumn </s>	165
next column	-121
next couple	123
next door	69
next door 's	-89
next door ,	-70
next door </s>	16
next door come	-84
next door have	101
next door in	144
next door right	-106
next door to	146
next in	-166
next is	-13
next lesson	-142
next may	159
next may </s>	66
next of	100
next of kin	100
next room	-179
next room </s>	-170
next slide	-122
next spring	228
next spring </s>	198
next step	40
next step </s>	88
next summer	277
next summer </s>	189
next summer i	125
next table	-141
next table is	-107
next term	144
next term </s>	144
next to	-289
next to me	-282
next to my	16
next to the	-135
next week	-195
next week </s>	-152
next year	239
next year ,	128
next year </s>	234
next year i	104
nginx	38
nice	-361
nice </s>	-223
nice about	-116
nice about it	-116
nice and	-116
nice in	-134
nice no	-89
nice no </s>	-89
nice note	-104
nicely	-226
nicely </s>	-133
nicer	-96
nick	-224
nick my	-192
nickel	-43
nickel </s>	-33
nico	-45
nicotine	122
nicotine gum	122
night	43
night 's	-90
night 's episode	-123
night ,	-207
night , <name>	160
night , so	140
night </s>	54
night <kin>	199
night <kin> </s>	118
night <kin> in	47
night all	-8
night and	-80
night and it	-90
night anymore	85
night are	29
night are for	151
night at	55
night at a	47
night at the	65
night because	48
night because of	39
night before	172
night belong	129
night belong to	129
night bus	-11
night class	60
night desk	171
night desk at	175
night drive	110
night for	-73
night for me	-54
night have	48
night host	-54
night i	-136
night in	-16
night in a	-66
night is	-19
night now	-76
night now </s>	-76
night on	31
night on the	59
night owl	161
night owl </s>	114
night pharmacy	117
night porter	103
night porter at	138
night school	106
night shift	69
night shift ,	106
night shift </s>	-66
night shift at	122
night was	-187
night watchman	-20
night watchman ,	-20
night with	109
night work	51
night wreck	-10
night wreck my	-10
nightly	162
nightly at	131
nightly at <number>	131
nightmare	161
nightmare </s>	158
nikah	17
nil	-128
nil </s>	-113
nina	-104
ninth	127
ninth of	93
ninth of may	68
nit	-77
nitrile	-37
nitrile glove	-37
nitrogen	-17
no	140
no ,	-138
no .	-45
no . <number>	-45
no </s>	-225
no <day>	182
no <kin>	-6
no <kin> ,	-42
no <kin> </s>	55
no <kin> allow	-92
no <kin> in	-78
no <name>	50
no <name> ,	-30
no <name> </s>	50
no <name> in	-55
no <name> word	45
no <name> yet	153
no <number>	-38
no <number> <kin>	86
no <number> in	-43
no <number> read	-26
no admin	148
no admin right	138
no alcohol	63
no alcohol </s>	-50
no answer	-106
no answer </s>	-106
no attic	151
no balloon	146
no base	-70
no base ,	-70
no birthday	94
no broadband	134
no budget	110
no bullet	125
no bullet point	125
no bus	153
no business	-157
no but	80
no call	50
no car	103
no car ,	156
no car </s>	38
no car no	76
no car since	69
no card	123
no change	-197
no change </s>	-176
no choice	-39
no choice there	-68
no cilantro	-41
no clue	-45
no colour	123
no come	93
no computer	142
no computer </s>	142
no coriander	28
no dairy	-16
no dairy for	133
no dairy in	-110
no date	-137
no debt	-26
no dey	185
no difference	-128
no double	122
no double glaze	122
no egg	-124
no electricity	-55
no elevator	-71
no email	118
no emoji	136
no emoji ,	111
no emojis	-36
no emojis ,	128
no emojis in	-7
no end	-167
no error	-156
no error ,	-126
no exception	173
no exception </s>	173
no exclamation	-29
no exclamation mark	-29
no fish	4
no fix	179
no fix address	147
no floor	-61
no for	39
no further	-122
no gallbladder	123
no garden	-84
no garden </s>	-147
no garlic	75
no garlic </s>	122
no gas	119
no gate	-29
no gluten	117
no gluten in	77
no go	-61
no good	93
no good </s>	-5
no grapefruit	211
no grapefruit </s>	132
no gym	136
no heat	134
no heat </s>	63
no heat in	-86
no help	-155
no help </s>	-155
no hot	32
no idea	-235
no idea </s>	-84
no idea what	-185
no idea who	-97
no idea why	-107
no in	-109
no in a	-109
no ink	-132
no internet	-71
no internet </s>	155
no joke	-98
no joke in	-75
no label	-69
no laptop	149
no laptop </s>	149
no licence	117
no licence ,	57
no lift	237
no lift ,	129
no lift </s>	179
no lift for	79
no light	-104
no lily	-45
no link	80
no longer	189
no luck	-186
no luck </s>	-167
no lunch	-139
no lunch </s>	-183
no lunch meeting	121
no main	166
no main water	143
no meat	-10
no meeting	156
no meeting before	111
no microwave	131
no milk	-206
no milk </s>	-106
no mobile	120
no mobile signal	120
no module	-127
no module name	-127
no money	156
no more	298
no more run	115
no more than	164
no mri	86
no mri for	86
no need	82
no need to	82
no network	35
no new	165
no nicely	-112
no nicely </s>	-112
no night	35
no not	-136
no nut	-27
no nut ,	-99
no onion	160
no onion no	138
no other	-33
no outside	167
no oven	210
no oven ,	132
no oven </s>	197
no park	-30
no pay	127
no pay staff	127
no pesticide	32
no phone	-41
no phone on	125
no phone signal	-141
no photo	65
no photo online	153
no picture	-143
no plan	17
no plan to	68
no pork	-37
no pork ,	-123
no pork </s>	160
no pork in	155
no reason	-132
no reason </s>	-132
no result	-134
no root	166
no run	143
no rush	-173
no rush ,	-126
no salt	148
no school	-144
no screen	131
no screen after	44
no sense	-81
no sense </s>	-139
no sense of	119
no sense to	-160
no shoe	-95
no show	-75
no sick	148
no sick pay	148
no signal	-158
no signal ,	-126
no signal </s>	197
no sleep	-104
no slide	-111
no slide </s>	-111
no sorry	-142
no spoiler	44
no stair	137
no stair for	137
no sugar	69
no sugar </s>	107
no surprise	-48
no table	131
no table ,	107
no that	-130
no that 's	-152
no the	-177
no time	-177
no time </s>	-143
no to	-221
no to the	-119
no tooth	193
no use	-187
no use </s>	-163
no use to	-4
no video	168
no voice	-65
no wage	-39
no wage ,	-39
no wall	113
no wall of	113
no water	119
no way	-123
no way </s>	-123
no wifi	84
no wifi on	-82
no window	143
no wine	-56
no word	-5
no worry	-168
no-gi	-26
nobody	-8
nobody 's	54
nobody 's get	69
nobody </s>	-53
nobody at	48
nobody at school	-70
nobody at the	-11
nobody but	117
nobody but <name>	87
nobody can	-169
nobody eat	111
nobody else	277
nobody else </s>	137
nobody else touch	156
nobody get	-167
nobody have	-206
nobody have </s>	-81
nobody here	-23
nobody here </s>	-115
nobody in	59
nobody in my	162
nobody in our	134
nobody in the	-51
nobody know	80
nobody leave	178
nobody leave in	47
nobody like	-159
nobody may	21
nobody notice	29
nobody notice </s>	29
nobody on	17
nobody on my	-24
nobody on the	25
nobody say	78
nobody say <name>	126
nobody there	-148
nobody touch	34
nobody under	166
nobody want	-91
nod	-79
nod </s>	-79
node	43
noise	-119
noise </s>	-60
noise in	-80
noise like	-123
noise like a	-123
noisy	-252
nokia	38
non	-135
none	172
none </s>	-178
none in	139
none of	116
none of it	85
none of my	107
none of the	74
none of them	-97
nonfiction	102
nonsense	-210
nonsense </s>	-108
nonstop	125
nonstop </s>	125
nonverbal	152
nonverbal ,	137
noodle	-168
noodle </s>	-168
noon	-245
noon ,	-155
noon </s>	-199
noon and	-46
noon and <number>	165
noon so	-174
noon today	-114
noon today </s>	-86
nor	78
normal	-129
normal </s>	-266
normal for	-114
normal to	-128
normally	-48
north	260
north ,	137
north of	142
north run	114
north side	58
north side ,	56
north-facing	160
northern	84
norwegian	22
nose	12
not	9
not </s>	-243
not <day>	-74
not <day> </s>	-74
not <kin>	-5
not <kin> </s>	-5
not <name>	-32
not <name> </s>	-28
not <number>	-276
not <number> ,	-161
not <number> </s>	-134
not a	27
not a <kin>	-113
not a fan	72
not a native	71
not allow	136
not allow by	-45
not allow in	-35
not allow to	41
not answer	-161
not ask	-223
not ask for	-219
not at	31
not at all	51
not attach	-109
not be	94
not by	-29
not come	-156
not come </s>	-134
not complain	-157
not daft	-108
not do	-169
not eat	-31
not even	87
not exist	-116
not exist </s>	-116
not find	-183
not find </s>	-74
not finish	-116
not fly	125
not for	62
not get	30
not give	-169
not go	79
not go to	126
not good	150
not good but	82
not have	137
not hear	91
not help	-174
not help </s>	-174
not in	46
not in <name>	-53
not in the	-176
not leave	21
not madam	-44
not make	81
not make it	-75
not manage	134
not me	-101
not me </s>	-112
not mine	-110
not mine </s>	-70
not monthly	90
not monthly </s>	90
not move	-144
not much	-134
not my	-121
not on	138
not on any	107
not open	-94
not pay	-97
not quite	27
not read	167
not ready	-144
not renew	135
not renew </s>	135
not rent	98
not say	-159
not since	104
not so	118
not space	142
not speak	130
not speak </s>	98
not sure	-137
not sure </s>	-121
not take	62
not that	7
not that i	-203
not the	-254
not the <number>	-148
not there	-4
not to	41
not too	-189
not use	-78
not vat	136
not vat register	136
not what	-206
not what i	-206
not work	32
not work ,	32
not write	176
not write it	137
notary	170
notary 's	124
notary ,	-32
note	-174
note </s>	-155
note are	73
note below	-65
note by	-61
note by hand	-61
note for	-200
note for <number>	-90
note for the	-182
note in	104
note in a	137
note into	-109
note of	-145
note on	17
note to	-152
notebook	132
notebook </s>	132
nothing	49
nothing ,	24
nothing </s>	-186
nothing about	-124
nothing about the	-142
nothing above	103
nothing after	140
nothing at	-110
nothing at all	-76
nothing but	-173
nothing but black	-44
nothing but button	-49
nothing change	-98
nothing change </s>	-98
nothing come	-126
nothing else	66
nothing else ,	38
nothing fit	-15
nothing from	51
nothing from that	-148
nothing get	153
nothing get do	97
nothing happen	-197
nothing happen </s>	-189
nothing in	33
nothing in the	-93
nothing is	-184
nothing issue	98
nothing issue after	98
nothing longer	153
nothing longer than	153
nothing may	148
nothing more	-172
nothing of	-10
nothing on	-57
nothing over	138
nothing serious	-114
nothing serious </s>	-114
nothing that	172
nothing that need	114
nothing to me	131
nothing too	-171
nothing we	77
nothing with	60
nothing with nut	-38
nothing wrong	-82
nothing wrong with	-82
notice	176
notice ,	119
notice , last	119
notice </s>	-13
notice at	93
notice at the	93
notice for	54
notice for <kin>	-133
notice for the	-114
notice on	-71
notion	69
nought	-137
noun	-114
novel	-97
novel ,	-134
novel , <name>	-12
novel </s>	-169
novel drag	-142
now	-100
now ,	-165
now , <name>	-50
now , <number>	-101
now , keep	-121
now , plus	38
now , signal	-157
now , where	-121
now :	-184
now </s>	-100
now <kin>	155
now <number>	142
now a	97
now and	-64
now and i	130
now and neither	-139
now back	102
now because	-141
now but	-65
now everyone	-132
now everyone 's	-108
now everything	-45
now have	185
now have a	124
now i	196
now i 'm	82
now i do	128
now i have	-146
now is	-133
now it	-29
now it 's	-112
now its	-130
now live	122
now live <number>	6
now mostly	94
now my	-143
now on	273
now on ,	154
now on </s>	192
now or	-6
now or wait	-67
now pls	-105
now run	80
now run a	80
now sell	-36
now she	-155
now she 's	-151
now so	-6
now that	144
now that both	34
now that i	37
now the	-333
now the <kin>	-77
now the footer	-90
now there	-82
now there 's	-57
now they	-42
now train	121
now want	101
now what	-131
now what </s>	-112
now with	73
now work	106
nowaday	-118
nowhere	144
nowhere </s>	-39
nuala	145
nuala and	145
nudge	-96
null	-283
null </s>	-171
numb	91
number	-143
number ,	-42
number </s>	-79
number <number>	-63
number <number> ,	166
number <number> and	-138
number <number> expect	52
number <number> have	-139
number <number> is	15
number be	103
number by	-134
number by noon	-134
number end	-143
number end in	-143
number for	-152
number for the	-150
number i	-18
number i 'm	-18
number in	-165
number is	-31
number is what	-24
number like	91
number look	-67
number on	-179
number was	-159
number was <number>	-156
number with	147
nun	104
nun </s>	37
nun for	-9
nun for <number>	-9
nun in	123
nun in <name>	123
nurse	296
nurse by	99
nurse degree	165
nurse degree at	107
nurse for	137
nurse home	114
nurse in	83
nurse in <name>	43
nurse next	132
nursery	165
nursery </s>	16
nursery in	-62
nursery is	108
nut ,	18
nut , <number>	-53
nut , the	71
nut </s>	-267
nut allergy	131
nut allergy </s>	112
nut free	44
nut in	147
nut leave	-141
nut roast	-116
nut-free	159
nut-free </s>	159
nutmeg	-57
nutmeg </s>	-57
nvm	-119
o	-246
o '	-141
o ' clock	-141
oak	56
oak </s>	56
oak mostly	110
oak mostly </s>	110
oat	-59
oat </s>	-136
oat milk	152
obituary	-116
obituary </s>	-116
object	-37
object to	50
objection	-188
objection </s>	-148
oblige	-70
oblige for	-128
oboe	130
oboe ,	152
oboe , <name>	152
obviously	-221
obviously </s>	-165
ocd	196
octopus	-99
octopus have	-57
octopus have <number>	-57
odd	121
odd ,	-116
odd </s>	-170
odd homophone	66
odd homophone </s>	66
odd week	167
odd week </s>	164
of	-35
of </s>	-123
of <kin>	76
of <kin> 's	-98
of <kin> ,	-54
of <kin> </s>	74
of <kin> for	188
of <kin> in	-7
of <kin> since	151
of <month>	323
of <month> ,	218
of <month> </s>	357
of <month> <number>	142
of <month> i	-90
of <name>	-5
of <name> 's	-130
of <name> ,	99
of <name> </s>	33
of <name> <name>	10
of <name> at	58
of <name> from	55
of <name> in	169
of <name> is	-134
of <name> with	-43
of <number>	63
of <number> ,	81
of <number> </s>	219
of <number> <kin>	-120
of <number> <name>	-181
of <number> at	-35
of <number> do	28
of <number> euro	25
of <number> here	108
of <number> i	167
of <number> in	32
of <number> on	-105
of <number> people	-75
of <number> ship	-7
of <number> year	178
of a	93
of a <kin>	-218
of a <name>	69
of a <number>	6
of a boot	-92
of a carpet	-148
of a cold	-88
of a herring	52
of a man	-114
of a nurse	109
of a sudden	-145
of a tremor	84
of a woman	5
of about	18
of about <number>	50
of all	-162
of all city	-21
of all day	-155
of all the	49
of all thing	-101
of an	-122
of an hour	-136
of any	144
of any mail	144
of banana	-45
of battery	-111
of battery </s>	-111
of blood	100
of blood </s>	100
of burn	-80
of butter	-85
of card	-9
of chile	69
of coffee	-93
of course	-108
of course </s>	-72
of crisp	-154
of drum	117
of drum </s>	117
of each	209
of each month	147
of egg	-13
of em	176
of em </s>	140
of error	-63
of every	183
of every month	130
of everything	130
of fish	-123
of flour	-122
of fly	206
of fly ,	78
of foot	-141
of foot </s>	-141
of get	-120
of glaucoma	-64
of hear	119
of hear ,	119
of height	137
of height ,	95
of her	27
of her </s>	13
of her <kin>	-75
of his	99
of honour	124
of idea	-120
of it	112
of it </s>	13
of it because	20
of it in	182
of it is	-136
of kin	100
of last	-64
of law	160
of lift	164
of may	138
of may </s>	114
of me	-171
of me </s>	-116
of me in	-102
of medicine	103
of memory	-113
of memory at	-78
of milk	-98
of mine	122
of mine ,	164
of mine </s>	114
of my	75
of my <kin>	-52
of my <name>	131
of my <number>	88
of my chronic	79
of my finger	158
of my income	20
of my late	-96
of my life	107
of my own	24
of my salary	111
of my tab	-136
of my week	-157
of my wrist	115
of myself	-141
of name	-162
of name </s>	-143
of needle	110
of next	115
of next year	115
of night	163
of no	-25
of nothing	-136
of nothing </s>	-179
of office	-174
of office </s>	-144
of old	66
of our	199
of our <kin>	64
of our <number>	147
of our allotment	96
of our house	112
of our village	116
of ours	21
of ours are	63
of paper	-120
of pea	-85
of people	-144
of quince	-127
of range	-156
of range </s>	-156
of rope	-110
of rope </s>	-110
of run	122
of run </s>	122
of saffron	6
of school	128
of service	-149
of service </s>	-149
of shout	-85
of signal	-114
of signal </s>	-114
of smell	183
of smell in	139
of snow	-98
of snow </s>	-98
of soap	59
of some	-126
of someone	-113
of something	-103
of something </s>	-61
of spider	33
of spider </s>	33
of tea	-165
of teach	139
of teach </s>	139
of tell	-46
of text	135
of text </s>	122
of that	-233
of that </s>	6
of that <name>	-116
of that paragraph	-93
of the	-98
of the <name>	111
of the <number>	-4
of the ad	-103
of the allotment	64
of the boiler	-136
of the box	68
of the bus	112
of the call	-215
of the church	22
of the company	44
of the day	-138
of the field	57
of the file	-145
of the first	-127
of the flat	127
of the form	-126
of the fridge	110
of the garage	112
of the group	161
of the gym	140
of the hear	69
of the hotel	32
of the list	-119
of the month	-48
of the night	-49
of the page	-167
of the plan	-159
of the quiz	-151
of the rain	-48
of the river	129
of the row	-97
of the same	87
of the school	106
of the script	117
of the second	-142
of the test	-144
of the text	-131
of the vineyard	129
of the way	-98
of the week	147
of the whole	132
of the world	-141
of the year	-38
of them	42
of them ,	153
of them </s>	-69
of them <kin>	168
of them are	16
of them dead	164
of them have	26
of them in	-247
of them is	-26
of them with	174
of these	-168
of these <number>	-178
of thing	-180
of thing to	-129
of this	-116
of this </s>	-103
of this <number>	-106
of this bug	-36
of this morning	-78
of those	-284
of those <number>	-109
of thumb	-148
of thunder	79
of tile	110
of tile </s>	110
of time	-60
of time </s>	-60
of today	-83
of tool	105
of tune	-133
of tune </s>	-129
of us	162
of us ,	141
of us </s>	59
of us <kin>	114
of us and	167
of us are	54
of us at	23
of us can	-171
of us have	-133
of us in	40
of us on	185
of us over	124
of us under	102
of user	-157
of user </s>	-157
of venison	130
of wait	-64
of water	-168
of what	8
of what we	131
of which	-69
of whom	171
of why	-114
of work	-87
of year	171
of year </s>	151
of year <number>	97
of yesterday	-88
of yesterday </s>	-88
of your	-238
of your table	-133
of yours	-136
off	21
off ,	-234
off , have	-99
off , night	141
off , so	-94
off </s>	-25
off <name>	239
off <name> </s>	173
off <number>	43
off a	156
off a <kin>	143
off a ladder	109
off again	-88
off an	77
off and	-150
off and on	-109
off at	-58
off at <name>	-149
off at <number>	14
off at lunch	-145
off at the	21
off because	-55
off by	-299
off by <number>	-253
off by a	-154
off credit	107
off credit card	107
off every	-27
off every weld	-111
off first	-218
off first </s>	-185
off for	214
off from	136
off from <month>	79
off from <name>	89
off grid	165
off grid ,	165
off he	-152
off he go	-152
off in	-76
off in <month>	199
off in <number>	106
off in the	-234
off is	76
off it	194
off it </s>	194
off limit	-55
off limit until	-116
off me	149
off my	-138
off my <kin>	-190
off on	253
off sick	-173
off since	131
off sugar	166
off sugar for	108
off the	129
off the <kin>	-42
off the <name>	-34
off the car	110
off the house	67
off the table	44
off this	-194
off this morning	-101
off this week	-102
off till	-152
off to	-292
off to <name>	-91
off to the	-192
off topic	-140
off until	10
off when	95
off when it	95
off with	7
off-season	-17
offence	-158
offer	-219
offer <number>	-216
offer <number> for	-80
offer <number> pound	-132
offer for	-63
offer me	16
offer me <number>	-100
office	9
office ,	-98
office , <name>	-100
office , <number>	135
office </s>	25
office <kin>	197
office <kin> ,	162
office <number>	203
office <number> ,	105
office <number> to	127
office are	90
office at	-15
office at <number>	-40
office close	170
office for	-141
office have	102
office in	65
office in <month>	145
office in <name>	-70
office in <number>	118
office is	79
office is <number>	-91
office is on	127
office printer	69
office today	-100
office today </s>	-100
office until	-126
office until <number>	-126
office was	-62
office who	29
office who speak	29
office with	-76
official	-148
offline	-7
offline </s>	-19
offshore	113
offshore ,	-34
offshore , <number>	147
offshore <number>	147
offshore <number> week	147
offsite	-75
ofsted	188
often	-237
often </s>	-140
oh	-198
oh <number>	-115
oh sure	-69
oh sure ,	-69
oh yeah	-86
oil	-113
oil ,	25
oil , winter	-42
oil </s>	-41
oil from	-24
oil rig	132
oil tank	100
ok	-96
ok </s>	-190
ok for	-49
ok i	-205
ok i think	-79
ok the	-49
ok to	78
ok today	-37
ok with	-104
okada	28
okada accident	28
ol	-68
ol '	-68
ola	-47
ola from	-47
ola from my	-47
old	92
old ,	152
old </s>	-117
old <kin>	217
old <kin> '	-6
old <kin> ,	225
old <kin> </s>	132
old <kin> <name>	63
old <kin> at	84
old <kin> in	12
old <kin> on	-149
old <name>	237
old <name> </s>	182
old <name> <name>	188
old <name> <number>	101
old <name> is	133
old <name> the	-69
old <name> with	117
old <name> x220	127
old <number>	-47
old <number> </s>	150
old and	-127
old barn	10
old build	-116
old chapel	97
old is	-149
old school	108
old track	-101
old version	-23
old version </s>	-16
old woman	-102
older	78
older <kin>	204
older <kin> </s>	133
older <kin> is	112
older than	-26
older than me	311
older than my	127
older than the	-124
oleander	64
oleander is	64
oleander is what	64
olga	43
olga <kin>	149
olive	142
olive are	68
olive oil	-66
olive oil from	-24
ollie	108
omar	48
omelette	-10
omg	-119
omit	-170
on ,	-168
on , <number>	225
on </s>	-183
on <day>	-319
on <day> 's	-139
on <day> ,	-187
on <day> </s>	-371
on <day> about	-113
on <day> afternoon	103
on <day> and	54
on <day> evening	137
on <day> go	-137
on <day> morning	228
on <day> night	172
on <day> the	-134
on <day> was	-139
on <days>	28
on <days> ,	160
on <days> </s>	25
on <days> after	65
on <days> and	213
on <days> at	170
on <days> i	145
on <days> only	94
on <days> the	-108
on <days> with	175
on <kin>	34
on <kin> 's	153
on <kin> </s>	-64
on <month>	-20
on <month> <number>	-26
on <name>	8
on <name> ,	27
on <name> </s>	-55
on <name> <day>	99
on <name> <name>	90
on <name> <number>	111
on <name> and	201
on <name> at	-75
on <name> go	-33
on <name> in	149
on <name> is	-108
on <name> just	-130
on <name> say	-158
on <name> since	131
on <number>	60
on <number> ,	-137
on <number> </s>	-322
on <number> <month>	259
on <number> <name>	50
on <number> camp	117
on <number> day	134
on <number> file	-89
on <number> floor	-37
on <number> may	161
on <number> of	-110
on <number> off	219
on <number> old	-61
on <number> or	125
on <number> page	-174
on <number> percent	-142
on <number> salary	115
on <number> sheet	-154
on <number> year	166
on a	210
on a 0	70
on a <day>	-47
on a <kin>	77
on a <name>	286
on a <number>	176
on a boat	-14
on a call	-145
on a card	-144
on a chair	-138
on a cruise	42
on a dairy	127
on a farm	117
on a ferry	150
on a flat	-31
on a forum	-130
on a good	188
on a kibbutz	112
on a moor	115
on a narrowboat	63
on a night	15
on a phone	-92
on a plane	-110
on a rig	132
on a screen	-47
on a septic	100
on a share	143
on a single	-130
on a stroke	115
on a tiny	145
on a train	-275
on a wait	102
on a watch	141
on about	-78
on account	137
on account of	137
on again	-162
on again </s>	-162
on all	-56
on all <number>	-70
on alternate	30
on alternate <days>	23
on an	151
on an empty	90
on an island	-74
on an old	164
on and	-172
on and <number>	-66
on and off	-21
on any	131
on any social	107
on anything	200
on anything smaller	78
on at	-67
on at <number>	-27
on average	-140
on average </s>	-140
on bank	-10
on bank holiday	-10
on before	-39
on board	233
on both	-151
on by	66
on call	159
on call </s>	145
on call every	163
on call on	-166
on call rotate	111
on canal	147
on card	111
on card ,	111
on comma	-90
on comma and	-90
on commission	-20
on day	-66
on day <number>	-66
on dialysis	175
on disability	95
on earth	-136
on earth do	-71
on earth is	-49
on every	-8
on everything	-139
on everything ,	-20
on everything </s>	-137
on film	186
on film ,	150
on fire	-145
on fire today	-96
on first	58
on first <days>	58
on floor	137
on foot	151
on foot </s>	134
on for	-52
on for the	-111
on fraction	-111
on glass	50
on half	135
on halfway	-87
on heavy	84
on heavy clay	84
on her	17
on her own	74
on high	-102
on his	-193
on hold	-430
on hold </s>	-150
on hold for	-153
on hold with	-285
on holiday	-42
on holiday </s>	80
on i	86
on ice	28
on in	-71
on in <name>	-64
on in the	-118
on induction	152
on insulin	92
on it	33
on it </s>	-55
on it i	-12
on it in	126
on its	-11
on its last	76
on its own	-214
on last	-97
on last night	-97
on leave	107
on leave until	107
on level	-144
on level <number>	-144
on lichen	138
on lichen ,	67
on line	-227
on line <number>	-227
on lithium	94
on lithium </s>	66
on loan	-185
on long	-136
on maternity	165
on maternity leave	146
on me	-252
on me </s>	-267
on medieval	108
on metformin	110
on methotrexate	195
on methotrexate ,	110
on mobile	-185
on mobile </s>	-144
on motorway	122
on motorway </s>	122
on my	-198
on my <kin>	21
on my chin	168
on my desk	-183
on my foot	-133
on my glass	-75
on my hand	-127
on my keyboard	-116
on my knee	-77
on my lap	-105
on my laptop	-175
on my machine	-226
on my own	28
on my phone	-71
on my right	196
on my screen	-148
on my team	130
on my way	-131
on night	118
on night ,	140
on night </s>	6
on night at	161
on oil	-126
on our	104
on our crow	74
on our floor	-109
on our own	94
on our place	92
on our roof	7
on our site	143
on our team	195
on our ward	-72
on page	-278
on page <number>	-272
on paper	146
on paper ,	167
on paper </s>	38
on paper that	-148
on parental	132
on parental leave	132
on peat	5
on peat bog	5
on permanent	88
on permanent night	88
on phone	17
on phone ,	17
on pizza	-123
on pizza </s>	-123
on platform	-142
on platform <number>	-142
on port	-195
on port <number>	-195
on price	77
on purpose	151
on purpose </s>	151
on question	-92
on question <number>	-92
on react	161
on read	-145
on rent	103
on right	30
on river	-50
on river sediment	38
on rotate	91
on rotate shift	91
on sabbatical	150
on screen	-100
on shift	-8
on silent	-54
on site	253
on site </s>	233
on slack	-131
on soil	134
on something	-73
on something </s>	-73
on statin	35
on step	-139
on step <number>	-139
on stilt	36
on stilt </s>	36
on strike	-175
on telly	-222
on that </s>	133
on that <name>	-118
on that forum	-128
on that page	-161
on that record	-131
on that show	-155
on that side	152
on that site	-175
on the	209
on the <day>	-210
on the <kin>	-172
on the <name>	-154
on the <number>	385
on the app	-121
on the autism	93
on the back	116
on the bakery	101
on the balcony	-157
on the barn	106
on the bill	-143
on the blue	-147
on the board	38
on the boat	67
on the book	144
on the bridge	-91
on the bus	15
on the button	-93
on the call	-14
on the car	87
on the card	47
on the carpet	-88
on the clock	46
on the corner	-167
on the council	113
on the crossword	-160
on the crow	143
on the day	-121
on the ferry	-82
on the fifth	127
on the first	292
on the flat	121
on the floor	-133
on the flyer	116
on the forum	-112
on the fourth	64
on the fridge	-43
on the front	-188
on the gate	-154
on the go	-162
on the grind	18
on the hob	-156
on the island	131
on the keyboard	-203
on the kidney	67
on the kitchen	111
on the land	12
on the last	27
on the leave	217
on the lift	-162
on the line	-217
on the list	25
on the low	-33
on the market	113
on the mat	-91
on the menu	-135
on the metro	56
on the moon	-94
on the moor	-50
on the news	-209
on the next	-163
on the night	-82
on the ninth	68
on the old	13
on the organ	97
on the other	-164
on the page	24
on the parish	145
on the pass	105
on the payment	9
on the phone	-5
on the platform	152
on the porch	130
on the previous	-101
on the radio	-276
on the railway	-46
on the rig	156
on the right	214
on the ring	-138
on the road	38
on the roof	50
on the rug	-114
on the same	157
on the screen	-149
on the second	61
on the shop	92
on the side	6
on the sign	56
on the sixth	105
on the slope	19
on the sofa	7
on the spectrum	103
on the stair	-263
on the step	-129
on the studio	41
on the table	-239
on the tablet	-114
on the team	111
on the telly	-119
on the test	-138
on the third	-68
on the till	111
on the train	24
on the tram	84
on the truck	15
on the upper	52
on the wait	130
on the ward	52
on the way	-95
on the web	-149
on the website	-166
on the window	51
on the wireless	-70
on the wrong	31
on their	79
on them	64
on there	-147
on this	-129
on this </s>	-193
on this <name>	-141
on this <number>	-155
on this bug	-35
on this call	-128
on this crossword	-77
on this form	-63
on this page	-146
on this record	-131
on this train	-102
on thyroid	145
on thyroid pill	145
on till	-153
on time	32
on to	-109
on to the	-58
on toast	-159
on toast </s>	-113
on today	-62
on today 's	-75
on top	209
on top </s>	119
on top of	137
on train	183
on tv	-287
on tv ,	-168
on tv </s>	-186
on twice	-107
on us	-153
on us </s>	-153
on vacation	-121
on vacation </s>	-121
on warfarin	96
on warfarin </s>	73
on week	110
on week off	110
on when	135
on window	167
on window <number>	124
on with	-89
on work	-100
on-call	163
on-call phone	127
once	-107
once ,	125
once </s>	-161
once a	46
once a day	214
once a month	206
once a year	-95
once already	-105
once already </s>	-105
once and	-138
once more	-168
once more </s>	-151
once or	-125
once take	-161
once the	144
once today	-51
one	-8
one ,	110
one </s>	91
one i	112
one take	-139
one-page	35
onion	-58
onion ,	-90
onion </s>	-188
onion and	72
onion and garlic	81
onion no	138
onion no garlic	138
online	72
online ,	-33
online </s>	167
online at	-61
online bank	89
online shop	64
only	204
only ,	132
only , <name>	95
only , i	75
only , never	133
only , no	124
only , please	-40
only :	-144
only </s>	183
only <day>	29
only <day> </s>	-31
only <day> and	143
only <kin>	346
only <kin> </s>	200
only <kin> <number>	147
only <kin> morning	70
only <kin> of	86
only <kin> under	-71
only <kin> with	92
only <name>	133
only <name> </s>	-59
only <name> and	197
only <number>	-9
only <number> </s>	132
only <number> <name>	69
only <number> here	-187
only <number> in	85
only <number> leave	-84
only <number> minute	-151
only <number> of	58
only <number> on	-77
only <number> still	-189
only <number> who	196
only <number> with	125
only a	14
only a <kin>	152
only allow	88
only and	-52
only ask	-144
only at	-212
only at night	-96
only at the	-180
only because	145
only because of	145
only beige	103
only black	122
only black and	122
only bread	20
only buy	-36
only buy secondhand	156
only cash	139
only cash </s>	139
only change	-161
only come	-131
only come to	-67
only curious	-116
only do	254
only do the	123
only drink	-99
only eat	153
only eat halal	92
only eat white	-67
only ever	206
only ever wear	112
only excuse	-115
only find	67
only find when	67
only fit	45
only for	185
only for me	153
only free	-36
only from	157
only from now	99
only get	59
only get <number>	21
only get the	-89
only get to	135
only go	94
only have	76
only have <number>	92
only have a	214
only have the	-92
only here	-20
only here </s>	-40
only here on	27
only hope	-168
only hope </s>	-168
only in	-77
only key	97
only know	-6
only large	84
only let	-7
only let me	-7
only me	178
only meal	113
only meal fall	113
only need	-71
only now	132
only now </s>	132
only on	-71
only on <name>	-114
only on this	-88
only once	-32
only other	14
only pay	153
only potato	-138
only read	89
only read the	-139
only see	-266
only serve	-34
only she	-150
only she 's	-114
only show	-112
only since	142
only speak <name>	126
only take	-7
only take <name>	93
only tell	-132
only tell me	-132
only the	-207
only the <kin>	-166
only the <name>	107
only the <number>	-25
only the first	-74
only the leave	-164
only thing	49
only thing i	49
only use	-37
only valid	-73
only want	-165
only way	161
only way to	38
only wear	-45
only what	169
only with	44
only woman	64
only woman <kin>	-100
only woman in	84
only woman on	226
only work	235
only work half	54
only write	-19
onset	104
onto	-29
onto a	80
op	63
op </s>	252
op is	103
op on	123
op on the	123
open	-136
open ,	-227
open , <number>	-115
open </s>	-336
open <day> and	109
open <days>	10
open <days> </s>	-12
open <name>	73
open <name> </s>	-26
open <number>	-71
open a	-92
open a second	98
open all	-134
open and	-104
open at	-56
open at <number>	-86
open at noon	59
open by	133
open day	-76
open day </s>	-76
open for	-79
open his	-10
open his own	-10
open in	-78
open in <number>	166
open in the	-80
open it	-65
open it </s>	43
open its	77
open line	-110
open line </s>	-107
open my	121
open on	75
open source	106
open the	-196
open the <name>	-152
open the attachment	-112
open the door	-117
open the file	-49
open the link	-176
open the setting	-82
open the window	-134
open them	44
open this	-72
open till	69
open till <number>	69
open time	68
open time </s>	68
open tonight	-104
open until	122
open with	-123
opener	5
opener </s>	92
opener that	-106
opening	24
opening </s>	66
opera	82
opera bore	53
opera bore me	53
operate	133
operation	153
operation </s>	90
operator	138
opinion	-258
opinion </s>	-201
opinion on	-159
opponent	-182
opposite	-167
ops	170
option	-134
option 's	-18
option ,	70
option </s>	-186
option <name>	-189
option <name> </s>	-130
option <number>	-193
option <number> ,	-155
option a	-153
option a </s>	-153
option with	89
or	-211
or <kin>	-181
or <kin> </s>	-125
or <kin> it	-128
or <name>	-222
or <name> ,	-153
or <name> </s>	-144
or <number>	-311
or <number> ,	-132
or <number> </s>	-172
or <number> line	-104
or <number> minute	-75
or a	-72
or after	-161
or after </s>	-161
or am	-128
or am i	-128
or do	-178
or do i	-190
or false	-129
or false :	-129
or i	199
or i will	56
or in	12
or in <name>	67
or is	-305
or is he	-62
or is it	-189
or is that	-177
or it	-90
or just	141
or just tune	125
or leave	-130
or less	113
or less </s>	159
or never	90
or never </s>	90
or new	-128
or no	-258
or no </s>	-172
or not	50
or not </s>	-37
or nothing	210
or nothing </s>	149
or on	-150
or only	-153
or parsley	-144
or shut	100
or so	48
or so </s>	213
or so the	-122
or something	-136
or something </s>	-113
or the	42
or wait	-114
or wait </s>	-114
or what	-131
or what </s>	-131
oracle	8
orange	-261
orange </s>	-258
orchard	231
orchard 's	106
orchard </s>	180
orchestra	244
orchestra </s>	161
orchestra in	93
orchestra in <name>	93
orchid	154
orchid ,	119
order	-18
order ,	13
order :	-154
order </s>	117
order <number>	-124
order come	-130
order for	79
order for a	-106
order for my	125
order from	41
order from <name>	41
order of	-148
order of service	-149
order of the	-79
order on	45
order pizza	-76
order pizza for	-76
order to	-142
ordinary	45
organ	103
organic	110
organic in	123
organic in <number>	123
organic since	70
organic since <number>	70
organise	13
organise </s>	-46
organise the	161
organist	125
organist </s>	90
original	-37
originally	172
orphan	-138
orthodox	-36
oscar	-165
oskar	-27
oskar 's	-27
oskar 's the	-27
ota	146
other </s>	-36
other <day>	274
other <day> </s>	226
other <kin>	-140
other <number>	29
other <number> 's	55
other <number> </s>	-214
other are	44
other day	200
other day </s>	167
other file	-149
other file </s>	-149
other half	62
other half 's	107
other half is	-21
other line	-132
other line </s>	-132
other people	70
other person	68
other room	-38
other tab	-65
other thing	-117
other to	173
other to my	132
other way	-200
other way round	-108
other week	151
other week ,	110
other week </s>	134
other word	-149
otherwise	44
otherwise </s>	135
otis	137
otter	140
otter </s>	140
ottilie	161
ottilie ,	101
ottilie , our	101
ouch	-62
ouch </s>	-62
oud	-56
ought	-209
ought i	-104
ought i to	-104
ought to	-170
ought to be	-123
our	212
our <day>	12
our <kin>	31
our <kin> '	57
our <kin> 's	-61
our <kin> ,	255
our <kin> </s>	-6
our <kin> <kin>	150
our <kin> <name>	154
our <kin> are	161
our <kin> come	160
our <kin> for	-30
our <kin> get	-54
our <kin> have	113
our <kin> is	-145
our <kin> just	101
our <kin> move	-6
our <kin> of	-38
our <kin> on	148
our <kin> only	149
our <kin> speak	135
our <kin> think	77
our <kin> want	-34
our <kin> was	214
our <kin> were	159
our <name>	164
our <name> 's	218
our <name> ,	106
our <name> </s>	198
our <name> <kin>	-30
our <name> <number>	63
our <name> have	238
our <name> in	156
our <name> is	66
our <name> licence	94
our <name> office	101
our <name> turn	14
our <number>	12
our <number> <kin>	175
our <number> van	126
our account	110
our alert	172
our allotment	130
our allotment society	96
our annexe	180
our annexe next	91
our anniversary	28
our annual	125
our app	116
our area	31
our backup	-101
our bakery	223
our band	114
our band rehearse	114
our barn	141
our biggest	220
our biggest <kin>	200
our bill	125
our bin	-82
our blind	101
our block	116
our board	121
our boat	-45
our boiler	-86
our boiler is	-86
our book	28
our book </s>	-42
our book club	85
our border	76
our border <kin>	76
our bread	39
our bridge	25
our budget	182
our budget for	182
our build	-6
our build </s>	140
our build have	118
our build is	-231
our bus	-149
our busiest	34
our busiest month	87
our call	-190
our canteen	135
our car	-59
our card	-197
our charity	-56
our chat	11
our choir	43
our choir 's	-45
our choir sing	145
our church	156
our church is	125
our clinic	150
our club	130
our co-op	179
our co-op </s>	89
our code	112
our codebase	175
our company	175
our contract	151
our contract </s>	151
our cooperative	157
our corner	-17
our corner shop	-17
our council	76
our crow	125
our crow work	87
our dashboard	-96
our data	174
our deadline	-108
our delivery	-23
our department	62
our deploy	-154
our deploy go	-154
our depot	130
our dinner	-54
our dinner tonight	-95
our dishwasher	-61
our doc	-48
our door	-91
our factory	144
our family	271
our family 's	63
our family ,	40
our family </s>	104
our family since	101
our family the	128
our farm	108
our ferry	-102
our ferry 's	-102
our field	121
our fig	15
our fig tree	86
our firm	213
our firm i	123
our first	199
our first <kin>	108
our fiscal	42
our fiscal year	42
our fish	120
our flat	270
our flat 's	94
our flat </s>	97
our flat is	159
our floor	-109
our food	116
our food truck	116
our form	-160
our fridge	-60
our front	176
our fund	138
our garage	173
our garden	187
our garden </s>	100
our goalkeeper	136
our grind	106
our group	89
our guest	-138
our hall	138
our head	67
our heat	77
our heat is	6
our hero	-155
our hero ,	-117
our heroine	-126
our home	189
our honeymoon	135
our hospital	106
our hotel	-97
our hour	-85
our house	290
our house ,	238
our house </s>	109
our house because	104
our house have	-117
our house is	77
our house nobody	111
our kiln	70
our kitchen	54
our kitchen </s>	106
our kitchen have	160
our kitchen is	233
our lane	-124
our laundry	11
our legal	-9
our little	160
our little <name>	132
our live	53
our live room	53
our local	135
our log	-22
our logo	-29
our logo </s>	-29
our lot	-64
our lunch	-78
our main	187
our main <kin>	155
our marriage	102
our meet	-170
our meeting	82
our middle	107
our middle <number>	107
our minibus	-54
our monorepo	187
our monorepo have	129
our mortgage	100
our mosque	116
our movie	-86
our name	165
our name down	124
our newsletter	6
our night	158
our number	-123
our nursery	125
our office	85
our office </s>	134
our office <kin>	125
our office in	53
our old	-28
our old <kin>	77
our only	-20
our order	-192
our oven	73
our own	257
our own server	94
our parish	193
our pipeline	59
our place	209
our place ,	95
our place </s>	177
our planet	-146
our planet is	-146
our plot	115
our plot is	115
our plumb	102
our plumb firm	102
our podcast	-68
our postcode	-42
our practice	107
our price	-98
our price </s>	9
our print	113
our print shop	113
our printer	-85
our printer is	153
our printer jam	-65
our quilt	125
our quiz	14
our quiz team	14
our read	-135
our recipe	-59
our release	134
our release train	84
our rent	161
our rent to	111
our repo	63
our restaurant	154
our retro	-26
our roof	32
our sample	-142
our school	-72
our school must	-58
our second	-48
our second ,	94
our sensor	-48
our server	60
our server is	26
our share	19
our shed	119
our shop	-27
our shop 's	175
our side	-34
our site	57
our spare	170
our spare key	148
our sprint	107
our sprint end	95
our squad	114
our stage	-64
our stage box	-88
our stand	-127
our stand-up	88
our stand-up is	133
our standup	92
our standup is	121
our startup	155
our stock	-110
our street	41
our street have	97
our street was	64
our studio	144
our studio have	135
our style	131
our style guide	131
our support	-44
our surgery	126
our table	-266
our table is	-193
our tannery	143
our team	71
our team 's	-74
our team </s>	106
our team is	135
our team nobody	117
our test	34
our test are	-44
our ticket	73
our till	-16
our time	-91
our tiny	-37
our tower	45
our town	64
our tractor	129
our trade	123
our train	-237
our treasurer	-57
our union	140
our union rep	87
our user	69
our user are	120
our valley	158
our van	129
our village	203
our village 's	112
our village have	166
our wait	-91
our ward	-72
our warehouse	195
our water	173
our water 's	74
our water come	162
our website	119
our wed	156
our well	112
our wg	133
our whole	112
our whole family	48
our wifi	-116
our wifi at	81
our wifi drop	-108
our wifi is	-126
our workshop	134
our yard	15
ours	389
ours ,	88
ours </s>	308
ours are	153
ours are mostly	63
ours in	-22
ours is	161
ours is <number>	87
ours is a	90
ours since	132
ours since <number>	128
ours since my	134
ours to	101
ourselves	68
ourselves </s>	140
ourselves after	-97
ourselves after the	-97
out	-77
out ,	-89
out , can	-38
out , i	-7
out </s>	-55
out <number>	-171
out <number> <month>	126
out a	155
out after	116
out again	-219
out again ,	-105
out again </s>	-117
out already	-142
out already </s>	-142
out an	-135
out an hour	-135
out and	-34
out as	-111
out as <number>	-127
out as a	61
out at	133
out at <number>	48
out at noon	-82
out at the	76
out before	-47
out blank	-105
out blurry	-111
out by	-206
out by <name>	156
out by <number>	-174
out by noon	-87
out by the	-61
out every	93
out for	91
out for good	133
out for me	132
out for now	-152
out from	-63
out grapefruit	-12
out grapefruit </s>	-12
out here	40
out how	-125
out in	125
out in <month>	193
out in <name>	161
out in <number>	53
out in a	14
out in hive	-74
out in the	69
out in this	-77
out like	4
out like a	-118
out loud	115
out loud </s>	115
out mid	-122
out my	123
out my late	111
out of	-129
out of <name>	270
out of <number>	-93
out of a	-48
out of idea	-120
out of it	-110
out of memory	-82
out of milk	-98
out of my	-30
out of office	-174
out of range	-156
out of the	-7
out of this	-163
out of tune	-133
out on	56
out on <day>	-46
out on <days>	138
out on <number>	129
out on me	-156
out on the	119
out over	35
out sick	-109
out since	-16
out since <number>	89
out step	-31
out the	-76
out the date	-109
out the door	-167
out there	-13
out there </s>	-44
out there now	-140
out this	-161
out this afternoon	-117
out to	39
out to a	135
out to be	-8
out to the	48
out today	-140
out tonight	-45
out tonight </s>	-45
out too	-187
out twice	-176
out twice </s>	-74
out when	-75
out while	-73
out while i	-73
out with	-133
out with a	-12
out yesterday	88
outage	74
outboard	16
outdated	-41
outdated </s>	7
outdoor	133
outdoors	115
outdoors </s>	137
outfit	-7
outfit </s>	24
outhouse	142
outing	-108
outline	165
outlive	36
outlive my	108
outlook	-167
output	-119
output ,	-123
output </s>	-29
output is	-144
outright	157
outright </s>	154
outside	-14
outside ,	-127
outside </s>	127
outside <name>	45
outside <name> ,	-50
outside <name> </s>	67
outside <name> <name>	153
outside is	-156
outside my	-182
outside my window	-182
outside our	-82
outside the	-158
outside the station	-116
outside wall	122
oven	-15
oven 's	-13
oven ,	12
oven , just	100
oven , smell	-117
oven </s>	-117
oven and	-53
oven at	-55
oven at <number>	-68
oven door	144
oven only	130
oven only <kin>	130
oven run	211
oven run <number>	168
over	-5
over ,	-248
over , <name>	-124
over </s>	-201
over <name>	30
over <name> ,	124
over <name> </s>	-144
over <number>	145
over <number> </s>	144
over <number> in	-64
over <number> kilo	148
over <number> line	129
over <number> need	165
over <number> page	-48
over a	-22
over an	-95
over an hour	-95
over and	-230
over and over	-94
over as	157
over as <kin>	114
over at	139
over by	-188
over by <name>	-111
over every	168
over for	12
over from	169
over his	122
over in	178
over in <number>	134
over it	88
over it </s>	88
over last	-58
over last night	-58
over lunch	-19
over my	-87
over my <kin>	101
over my dead	-75
over my head	86
over my keyboard	-51
over my life	77
over on	179
over prose	126
over the	91
over the keyboard	-100
over the next	179
over the shop	90
over the slide	-106
over the wall	88
over there	-192
over there </s>	-192
over this	-153
over this </s>	-115
over to	90
over we	50
over winter	119
over winter </s>	139
overdraft	135
overflow	-99
overflow as	-99
overflow as we	-99
overhead	134
overlap </s>	-231
overlay	16
overnight	-143
overnight </s>	-225
overnight and	-124
overpay	22
overpriced	-145
overrun	-204
oversleep	-145
overtime	110
overtime ,	-10
owe	85
owe <name>	-67
owe <number>	-34
owe my	257
owe my <kin>	227
owe the	218
owe the bank	146
owe the tax	105
owe you	-214
owe you <number>	-148
owe you a	-182
owe you an	-67
owl	-30
owl </s>	114
own	202
own ,	-46
own </s>	-13
own <kin>	105
own <kin> </s>	-37
own <number>	122
own <number> ,	109
own <number> </s>	56
own <number> of	129
own a	85
own a <number>	83
own a car	60
own a third	74
own a tv	167
own by	85
own chair	92
own chair in	92
own cheese	102
own clothe	119
own clothe ,	100
own every	129
own goal	-131
own half	-119
own half the	-46
own in	22
own in a	12
own is	-64
own it	193
own it </s>	181
own place	-10
own server	94
own server in	94
own studio	66
own stuff	124
own the	361
own the <number>	147
own the same	-70
own up	-165
owner	224
owner ,	109
owner </s>	75
owner is	108
owner of	81
owner will	44
ownership	-108
ownership of	-32
ownership of the	-32
owt	-124
oz	-156
p	-66
p </s>	-128
p99	-162
pa	47
pa drink	-65
pace	-42
pacemaker	266
pacemaker ,	118
pacemaker , no	86
pacemaker </s>	136
pacemaker fit	116
pacemaker fit in	80
pacemaker since	89
pacemaker since last	127
pack	27
pack ,	-106
pack </s>	-136
pack a	19
pack in	31
pack list	-15
pack list for	46
pack lunch	-200
pack lunch </s>	-127
pack of	-229
pack up	-48
package	168
package </s>	91
package is	83
package is <name>	127
packet	-222
packet </s>	-119
packet have	-98
packet have no	-98
pad	-56
pad </s>	71
padel	-4
padlock	-149
paediatric	150
paediatric <kin>	150
paediatrics	43
page	-189
page ,	206
page </s>	-41
page <number>	-370
page <number> ,	-154
page <number> </s>	-278
page about	-141
page and	-226
page for	6
page have	-142
page is	-249
page is slow	-49
page keep	39
page load	-176
page load </s>	-82
page number	77
page of	-197
page of the	-87
page on	-137
page show	-47
page text	-63
page when	-124
page when i	-124
page will	-107
page will n't	-107
page with	-96
pager	88
pager go	149
pain </s>	-21
pain about	-148
pain because	47
painful	-95
painful </s>	-89
painkiller	170
paint	-76
paint </s>	-104
paint counter	42
paint every	-98
paint house	102
paint house </s>	102
pair	-116
pair </s>	-68
pair is	161
pair of	-135
pallet	-111
palpitation	199
palpitation </s>	140
pamphlet	36
pan	-28
pan </s>	-173
pan are	-86
pan are useless	-86
pan on	-153
pan on the	-153
pan pipe	-127
pan pipe </s>	-127
pancake	-113
pancreatitis	104
pancreatitis </s>	104
panda	-172
panda </s>	-134
panel	94
panel ,	82
panel </s>	43
panel on	-129
panel on the	-82
panic </s>	-134
panic attack	138
panic attack ,	152
panic in	130
pannier	148
pantry	124
paper	136
paper ,	69
paper , <name>	130
paper </s>	42
paper book	154
paper diary	131
paper for	-59
paper i	-105
paper mill	132
paper mill </s>	152
paper say	-207
paper say </s>	-117
paper since	135
paper since <number>	135
paper that	-206
paperwork	-45
paperwork </s>	-46
para	-4
para <number>	-128
paracetamol	-165
paraffin	38
paraffin </s>	38
paragraph	-133
paragraph ,	-141
paragraph </s>	-78
paragraph <number>	-188
paragraph <number> </s>	-134
paragraph <number> repeat	-115
paragraph about	-161
paragraph about the	-141
paragraph are	121
paragraph as	-84
paragraph before	-117
paragraph before lunch	-117
paragraph for	-111
paragraph for the	-132
paragraph in	-129
paragraph is	-183
paragraph is too	-111
paragraph of	22
paragraph of the	-64
paragraph on	-136
paragraph up	-86
paragraph wear	-9
paragraph wear me	-9
parameter	-169
parang	-100
parcel	-202
parcel ,	-80
parcel </s>	-276
parcel and	-88
parcel come	-88
parcel depot	137
parcel depot </s>	137
parcel for	33
parcel go	-35
parcel is	-151
parcel must	46
parcel must be	46
pardon	-121
parental	132
parental leave	132
parental leave from	46
paris	-189
parish	191
parish ,	142
parish </s>	117
parish choir	112
parish choir </s>	112
parish council	82
parish council ,	129
parish hall	103
parish hall </s>	103
parish newsletter	6
parish of	-117
park	-229
park ,	-124
park </s>	-26
park across	78
park at	67
park at the	67
park fine	-168
park just	-62
park just now	-62
park ticket	-130
park with	-86
parkinson	99
parkinson </s>	121
parkour	33
parlour	55
parole	-39
parse	-90
parser	-147
parser </s>	-214
parsley	-186
part	-251
part ,	-204
part </s>	-33
part <number>	-172
part <number> </s>	-132
part about	-90
part in	94
part in <name>	163
part of	26
part of the	-143
part-time	199
part-time ,	97
part-time </s>	63
part-time after	79
part-time after the	79
part-time from	90
part-time master	106
particular	-162
particular </s>	-125
partie	130
partie ,	130
partition	93
partly	72
party	-97
party </s>	-82
party for	-37
party on	-142
party on <day>	-91
party tonight	-77
party tonight </s>	-77
party was	-132
pass	174
pass ,	-7
pass </s>	-28
pass first	10
pass first time	10
pass in	104
pass in <number>	94
pass my	142
pass on	-213
pass on the	-211
pass out	11
pass the	13
pass the bar	36
pass to	9
pass to <name>	158
pass to me	23
pass to the	-106
passable	46
passable <name>	106
passable <name> </s>	106
passage	-9
passage about	-118
passage about the	-118
passenger	-129
passion	150
passion ,	95
passionate	-133
passive	-9
passive aggressive	-111
passive aggressive </s>	-111
passive in	35
passive voice	-71
passive voice </s>	-71
passport	-16
passport ,	47
passport , <name>	228
passport </s>	-129
passport is	124
passport photo	-106
passport run	135
passport run out	135
passport through	125
passport through my	125
password	-138
password ,	-104
password </s>	-130
password again	-92
password again </s>	-92
password is	-96
password is wrong	-96
password reset	-117
past	106
past </s>	-246
past <name>	210
past <name> </s>	180
past <number>	48
past <number> </s>	-25
past <number> minute	169
past a	-162
past a <number>	-125
past tense	-188
past tense </s>	-155
past the	67
pasta	-170
pasta 's	-110
pasta </s>	-91
pasta is	-99
paste	-309
paste </s>	-198
paste below	-106
paste below </s>	-106
paste is	-190
paste it	-233
paste it </s>	-140
paste the	-129
paste the log	-106
paste the whole	-134
pastry	8
pastry <kin>	87
pat	12
patch	-61
patch ,	-127
patch </s>	-22
patch is	92
patent	149
patent ,	98
patent from	52
patent from <name>	44
patent on	171
patent on a	131
path	-173
path </s>	-128
path is	-97
pathway	102
patience	-72
patience </s>	-126
pattern	16
pattern ,	-146
pattern </s>	133
pattern is	5
pattern is <number>	5
pause	-157
pavel	-87
pavel from	-28
pavilion	-106
pay	114
pay ,	-33
pay </s>	-69
pay <kin>	182
pay <number>	-35
pay <number> a	-21
pay <number> each	146
pay <number> weekly	90
pay a	-170
pay alimony	157
pay at	-80
pay at the	-80
pay back	164
pay back <number>	150
pay badly	-52
pay badly but	-52
pay before	-132
pay before <number>	-132
pay by	93
pay by the	73
pay for	94
pay for <name>	139
pay for <number>	199
pay for by	81
pay for my	163
pay for park	-137
pay for the	-154
pay from	122
pay his	-101
pay if	42
pay if i	136
pay in	65
pay in cash	-112
pay it off	140
pay me	67
pay me </s>	-178
pay me per	131
pay my	196
pay my <kin>	148
pay my bill	120
pay no	-171
pay off	153
pay off </s>	112
pay off a	20
pay off in	-23
pay off the	206
pay on	184
pay on <number>	134
pay on the	168
pay our	167
pay our bill	71
pay out	-44
pay out in	152
pay overtime	139
pay per	160
pay quarterly	131
pay quarterly </s>	131
pay rent	-83
pay since	-172
pay staff	162
pay the	-6
pay the <kin>	140
pay the bill	-162
pay the gas	-87
pay the park	-70
pay when	93
pay with	-156
payday	154
payday is	105
payday is the	105
payment	170
payroll	217
payroll ,	53
payroll for	47
payroll for a	25
payslip	-160
pb	160
pb is	155
pb is <number>	155
pc	175
pc </s>	104
pdf	-44
pdf ,	-129
pdf </s>	-124
pea	-276
pea </s>	-101
peak	119
peak at	-31
peak at <number>	-31
peanut	129
peanut </s>	119
peanut allergy	169
peanut allergy ,	8
peanut ban	-47
pear	137
peat	95
peat bog	5
pedal	-12
peel	26
peer	-15
peg	-79
pellet	168
pelota	44
peloton	95
pen	32
pen ,	29
pen , mostly	66
pen </s>	18
pen <kin>	111
pen and	-19
pen leak	-104
pen on	-143
pen test	40
penalty	-158
pencil	-162
pencil </s>	-128
pending	62
pending </s>	20
penguin	-171
penguin </s>	-117
penicillin	72
penicillin ,	162
penicillin , find	135
penicillin </s>	88
penicillin and	150
penicillin and to	129
penny	51
pension	122
pension 's	166
pension 's <number>	99
pension 's tiny	122
pension age	-153
pension come	126
pension from	150
pension from the	127
pension is	120
pension kick	195
pension kick in	195
pension start	121
pension start in	121
pensioner	206
pensioner ,	145
people	-114
people 's	9
people ,	16
people , <number>	-52
people </s>	-83
people always	82
people and	45
people and <number>	7
people and a	19
people are	-205
people at	62
people do	-135
people find	-100
people for	137
people have	-114
people in	-138
people in <name>	35
people make	-4
people on	-107
people say	-114
people say </s>	-114
people should	-190
people since	95
people spread	133
people spread over	133
people still	-135
people talk	-146
people think	-84
people to	-84
people want	-144
people want a	-92
people who	-198
people with	21
pep	208
pep talk	208
pep talk </s>	168
pepper	30
pepper ,	-56
pepper sauce	55
per	-9
per <kin>	150
per <kin> </s>	162
per day	-161
per head	-158
per mile	8
per the	-103
per week	-142
per week </s>	-142
per year	7
per year </s>	7
percent	-103
percent ,	9
percent , hurry	-125
percent </s>	47
percent in	-16
percent of	-72
percent of <number>	-94
percent of our	-82
percent off	-106
percent so	-104
perfect </s>	-107
perfect pitch	181
perfect pitch ,	140
perfect pitch </s>	166
perfectly	-101
performance	-28
perfume	76
perhaps	-212
perhaps a	-114
period	-98
period </s>	-155
permanent	152
permanent night	88
permanent night </s>	84
permission	-132
permit	-31
person	51
person ,	-38
person , <name>	119
person </s>	97
person here </s>	84
person in	-181
person in the	-128
person on	67
person who	24
person who have	62
persona	-176
persona for	-126
persona for the	-126
personal	-143
personal <kin>	-95
pescatarian	-35
pescatarian ,	-35
pescatarian , strictly	-35
pesticide	32
petra	-27
petra and	-27
petra and <name>	-27
petrol	-180
petrol station	62
petrol station </s>	62
pf	65
pharmacy	64
pharmacy 's	53
pharmacy ,	-90
pharmacy </s>	123
pharmacy in	-96
pharmacy is	56
pharmacy is shut	-102
pharmacy open	-66
pharmacy open at	-60
pharmacy shut	39
phase	-40
phase <number>	-50
phd	151
phd ,	-93
phd <kin>	83
phd in	86
philippa	-116
phobia	130
phobic	146
phobic about	145
phone	-42
phone 's	106
phone 's a	106
phone 's on	-224
phone ,	-131
phone , no	160
phone , so	-8
phone , the	-133
phone :	153
phone </s>	75
phone a	135
phone are	138
phone at	-232
phone at <number>	-260
phone because	-155
phone call	278
phone call ,	141
phone call </s>	90
phone die	-131
phone go	44
phone in	-153
phone in a	5
phone in the	-172
phone interview	132
phone is	-11
phone is a	141
phone is an	132
phone is at	-135
phone just	-170
phone just now	-110
phone number	-173
phone on	-101
phone on <number>	-143
phone on silent	-54
phone ring	-88
phone signal	-141
phone so	91
phone so i	150
phone stay	-16
phone to	-168
phone today	-74
phone today </s>	-74
phone twice	-129
phone with	-118
phonics	-43
photo	-332
photo 's	-114
photo 's from	-114
photo ,	-191
photo , <number>	-128
photo , crop	-116
photo </s>	-202
photo are	-126
photo come	-150
photo come out	-150
photo i	-93
photo in	-117
photo is	-138
photo look	-86
photo of	-117
photo of the	-83
photo online	153
photograph	224
photograph </s>	204
photography	132
photography ,	132
php	124
php <number>	124
phrase	84
physic	185
physic </s>	155
physic <kin>	118
physic there	134
physic there </s>	134
pi	148
pi <number>	127
pi under	82
pi under my	82
pia	20
pia 's	20
pia 's the	20
piano	-25
piano 's	156
piano </s>	-126
piano in	-106
piano in our	112
piano in the	-130
piano is	-32
piano is a	137
piano is my	102
piano lesson	196
piano tune	149
pic	-71
pic </s>	-71
pick	-185
pick </s>	-176
pick <number>	-176
pick <number> </s>	-142
pick an	-109
pick by	-38
pick by hand	-83
pick the	-200
pick this	-137
pick up	-26
pick up ,	-108
pick up </s>	-120
pick up <name>	66
pick up the	86
pick-up	128
pick-up </s>	111
picker	-53
pickle	94
pickle </s>	74
pickup	20
pickup ,	-74
pickup , a	-74
pickup </s>	-165
picky	137
picky eater	137
picnic	-115
picture	-62
picture ,	-158
picture , remove	-116
picture </s>	88
picture have	-127
picture have <number>	-127
picture is	-209
picture of	-207
picture of a	-166
picture of the	-176
pie	-212
piece	-146
piece ,	-47
piece , is	-28
piece </s>	-48
piece of	-134
pier	132
pike	6
pikin	78
pilate	47
pile	-183
pill	-29
pill </s>	-110
pill at	103
pill box	116
pillow	114
pin	123
pin it	-163
pin to	-15
pinball	86
pinball machine	86
pinball machine ,	125
pineapple	-170
ping	-158
ping me	-154
ping me </s>	-154
pink	-166
pink </s>	-118
pink today	-54
pink today </s>	-54
pint	-186
pip	-18
pip install	-138
pipe	-89
pipe </s>	-194
pipeline	5
pipeline is	-102
pipeline is red	-102
pirate	-164
pirate </s>	-124
pirogue	68
pistachio	75
pistachio </s>	79
pit	156
pitch	151
pitch ,	140
pitch </s>	121
pitch for	-27
pitch is	22
pitta	-65
pivot	-225
pivot table	-135
pixel	-10
pizza	-240
pizza ,	-126
pizza </s>	-63
pizza and	-53
pizza at	-63
pizza for	-76
pizza for the	-76
pizza is	-118
place	235
place ,	-47
place </s>	150
place and	80
place but	-80
place but it	-80
place end	133
place in	47
place in <name>	70
place in the	-119
place to	-161
place with	-27
place with a	101
place yesterday	-112
placeholder	-173
placement	237
placement ,	165
plain	28
plain </s>	-87
plain <name>	-101
plain sentence	64
plain sentence </s>	64
plain text	136
plain vms	-32
plain word	-12
plain word </s>	-183
plan	24
plan 's	-167
plan </s>	-108
plan a	-143
plan anything	-85
plan b	-125
plan by	23
plan cost	-129
plan for	-12
plan for a	-148
plan for next	105
plan for the	50
plan for tonight	-99
plan have	-53
plan have a	-151
plan is	140
plan is to	85
plan on	88
plan show	-124
plan the	65
plan the night	-28
plan to	43
plan to </s>	103
plan to <name>	-134
plan to merge	-145
plan to refactor	-104
plan to retire	133
plan to sell	140
plan was	-131
plan with	45
plane	15
plane ,	111
plane </s>	-116
planer	160
planet	-169
planet is	-146
plant	-115
plant ,	155
plant </s>	-151
plant a	-34
plant in	95
plant in <name>	198
plant in the	-171
plant on	-29
plaster	93
plaster </s>	77
plasterboard	91
plasterboard </s>	115
plastic	86
plastic </s>	79
plate	121
plate </s>	90
plate in	97
plate in my	97
platform	43
platform </s>	195
platform <number>	-142
play	-93
play ,	33
play </s>	-184
play <days>	153
play <name>	-97
play <number>	-204
play bass	169
play bass in	142
play by	139
play by ear	103
play cello	91
play chess	167
play chess online	95
play drum	-19
play for	-162
play for <name>	-157
play for <number>	-165
play hockey	42
play hockey </s>	42
play in	-123
play in a	110
play in the	-13
play it	-120
play leave	133
play second	107
play second violin	67
play the	66
play the cello	179
play the organ	149
play the same	-59
play the tuba	-54
play the ukulele	20
play the villain	47
play violin	-48
play with	-139
play with the	-139
player	-47
player </s>	-131
playlist	-220
playlist is	-129
please	-70
please ,	237
please , always	123
please , every	90
please , from	108
please , just	-41
please :	-159
please </s>	-277
please always	153
please answer	8
please check	-96
please convert	-108
please convert this	-108
please correct	-97
please correct the	-117
please cut	-142
please do	147
please do n't	171
please draft	105
please draft a	105
please explain	-165
please for	-116
please give	-141
please help	-142
please list	-157
please make	-188
please make the	-85
please never	192
please never use	110
please no	141
please no emojis	61
please remember	154
please shorten	-104
please skip	122
please skip the	122
please summarise	-90
please take	-125
please to	-112
please use	-63
please wait	-87
please wait </s>	-87
please write	-210
please write a	-66
please write the	-101
pleasure	-13
plenty	6
plenty </s>	103
plosive	48
plot	139
plot </s>	-6
plot <number>	81
plot <number> ,	123
plot <number> </s>	148
plot at	-84
plot is	115
plot of	-71
plot outside	139
plot outside <name>	139
plough	155
pls	-147
pls ,	-171
pls </s>	-122
pls and	-60
pls check	-80
pls do	-120
pls explain	-187
pls give	-23
pls give me	-23
pls make	-66
pls use	40
plug	21
plug </s>	-100
plug or	-104
plum	135
plumb	203
plumb apprenticeship	167
plumb apprenticeship </s>	130
plumb firm	102
plural	-59
plus	159
plus <name>	-45
plus <name> </s>	-45
plus <number>	18
plus a	59
plus a small	-77
plus my	11
plus my <kin>	11
plus the	131
plz	54
pm	105
pm </s>	213
pm is	-49
png	-147
pocket	-72
pocket </s>	-114
pocket money	149
pod	-166
podcast	-139
podcast ,	-134
podcast is	69
podcast is at	69
podcast say	-98
poem	-104
poem ,	24
poem </s>	-140
poem for	-171
poetry	63
point	12
point </s>	69
point <number>	-158
point <number> and	-183
point about	-103
point about the	-103
point and	-146
point at	-215
point for	-163
point i	42
point in	-135
point in this	-51
point is	-119
point on	-135
point on the	-162
point please	128
point please ,	49
point than	137
point than long	137
poison	-157
poison </s>	-144
poke	-100
poke it	-100
poke it with	-100
pole	-25
policy	153
policy </s>	179
policy that	-108
polish	-60
polite	-104
polite </s>	-185
polite but	-151
polite but no	-93
polite no	-112
polite note	100
polite to	-151
polite way	-55
polite way of	-55
poll	-186
poll </s>	-140
pollen	-24
polo	16
polyester	19
polytunnel	-33
pompous	-107
pond </s>	-32
pond freeze	54
pond freeze over	54
pool	149
pool </s>	-74
pool today	-106
pool was	-139
pool with	181
poor	-27
poor on	47
poor thing	-150
poorly	-136
pop	-174
pop on	-135
pop on the	-127
pop up	-188
popcorn	78
poppy	57
popup	-198
popup ,	-119
porch	189
porch </s>	146
pork	-10
pork ,	-51
pork , no	-123
pork </s>	-45
pork at	100
pork at home	100
pork in	137
pork in the	119
pork or	108
porridge	-154
porridge and	-147
port	79
port ,	32
port </s>	220
port <number>	-101
port <number> </s>	-32
port is	-27
portal	-74
portal at	115
porter	70
porter </s>	-84
porter at	190
porter at a	138
portfolio	-70
portion	40
portrait	151
portrait </s>	152
portuguese	82
position	-170
positive	120
positive ,	-54
positive </s>	138
possible	-199
possible </s>	-142
possibly	70
post	19
post ,	149
post </s>	-8
post about	-145
post at	66
post come	-70
post go	15
post go to	68
post i	110
post in	68
post is	59
post office	-9
post office </s>	-21
post office at	-40
post office in	121
post office was	-62
post that	-152
post the	-93
post the parcel	-80
post until	-69
post-its	44
postcard	31
postcard </s>	67
postcode	-144
postcode </s>	-152
poster	-261
poster ,	-117
poster </s>	-55
poster i	-113
postfix	122
postgre	-68
postgre <number>	149
postie	168
pot	114
pot ,	-164
pot </s>	5
pot and	12
pot are	94
pot on	-13
potassium	154
potato	-198
potato </s>	-180
pothole	-11
potion	-156
pottery class	101
pottery in	206
pottery in <name>	172
pottery studio	117
pouch	62
poultry	148
pound	-185
pound ,	83
pound </s>	-127
pour	-238
powder	-52
powder </s>	-32
power	21
power </s>	53
power cut	56
power of	260
power of <kin>	260
pr	107
pr </s>	-129
practice	107
practice ,	144
practice </s>	-54
practice <kin>	121
practice <kin> <name>	137
practice exam	-154
practice in	137
practice in <name>	137
practice is	112
practice to	128
practise	139
practise </s>	122
practise <name>	107
practise <name> </s>	107
practise in	112
pram	30
pram </s>	-24
pray	-70
prayer	135
prayer </s>	47
preacher	90
preacher on	57
prefer	141
prefer <name>	155
prefer <name> to	137
prefer a	125
prefer aisle	-71
prefer aisle seat	-71
prefer tab	-165
prefer tab </s>	-165
prefer the	-299
prefer the blue	-166
prefer the first	-180
prefer the second	-126
prefix	155
pregnant	38
pregnant ,	193
pregnant , due	157
pregnant with	200
pregnant with my	156
pregnant with our	94
premature	94
premature <kin>	94
premature <kin> unit	94
premiere	152
premium	30
premium bond	151
premium plan	-144
prep	43
prepare	-119
prepare for	152
prepare for <name>	152
prescription	119
present	78
present ,	138
present </s>	-50
present for	-95
press	-51
press </s>	49
press <number>	-127
press in	133
press now	-136
press the	-148
press up	65
pressure	-194
pressure </s>	-151
pressure run	144
pressure run low	123
pressure tablet	169
pretend	-152
pretend i	-119
pretend i 'm	-119
pretend you	-136
pretend you 're	-136
pretty	-179
pretty </s>	-157
preview	-156
previous	-179
previous <number>	-101
price	67
price ,	21
price </s>	142
price <kin>	-152
price <kin> <name>	-89
price are	-103
price by	-70
price by the	-20
price fall	-170
price go	-127
price go up	-127
price have	-149
price have go	-142
price in	66
price in <name>	8
price it	-91
price it </s>	-91
price list	55
price of	-142
price rise	73
price this	-172
price up	-150
primary	90
primary </s>	183
primary <number>	-115
primary in	121
primary in <name>	121
primary is	167
primary school	244
primary school ,	118
primary school </s>	151
primary school in	107
prime	-123
principle	-67
principle </s>	-29
print	12
print ,	90
print </s>	-26
print <number>	-31
print anymore	115
print by	-49
print everything	83
print it	35
print it </s>	-105
print nothing	-120
print nothing </s>	-120
print on	-10
print only	118
print only </s>	118
print shop	171
print shop in	174
print statement	-176
print the	-169
print twice	-106
printer	-77
printer 's	16
printer ,	-38
printer </s>	160
printer <kin>	14
printer at	-128
printer in	45
printer in the	45
printer is	172
printer is a	184
printer is fix	-74
printer jam	-155
printer on	-11
printer say	-145
priority	-37
priscilla	23
priscilla the	23
priscilla the <kin>	23
prison	125
prison is	13
privacy	9
private	100
priya	16
priya ,	-76
priya , my	162
priya , our	-96
priyanka	82
prize	-143
prize </s>	21
pro	-200
pro and	-157
pro and con	-157
prob	-134
probably	-126
probably the	-139
probate	98
probate </s>	-31
probation	116
probe	108
probe we	108
probe we 're	108
problem	-102
problem ,	-180
problem </s>	-12
problem in	129
problem is	-76
problem with	-155
process	129
process </s>	68
processor	133
procurement	65
procurement </s>	-45
procurement is	78
procurement is my	149
prod	293
prod is	123
prod is <number>	92
prod is on	70
producer	31
product	234
product <kin>	127
production	187
prof	126
prof <name>	65
profile	-205
profile </s>	-80
profile for	-142
program	152
programme	-32
programme </s>	-136
programme at	158
progress	-139
progress </s>	-139
project	15
project </s>	100
project code	36
project in	-52
project in <name>	-52
projection	37
projection </s>	37
projector	57
prom	-164
prom </s>	-164
promise	94
promise my	-35
promise myself	135
promise to	166
promise to <name>	149
promote	209
promote to	217
promote to head	124
promotion	121
promotion to	121
prompt	-275
prompt </s>	-94
prompt is	-157
pronoun	55
pronoun are	55
proof	-125
proof </s>	-124
proof this	-112
proofread	-96
prop	73
proper	232
properly	203
properly </s>	98
property	-124
proposal	109
propose	-114
prose	225
prose </s>	188
prosthetic	139
prosthetic leg	108
protection	93
protein	120
protein a	168
protein a day	168
protocol	-62
protocol </s>	42
prototype	108
proud	-138
proud </s>	-67
proud of	-89
proud of it	-24
prove	26
provider	-58
proxy	51
proxy </s>	-137
prs	77
prs need	77
prs need <number>	77
prusa	127
ps5	159
ptsd	81
pub	-88
pub ,	-13
pub </s>	-28
pub in	159
pub in <name>	159
pub quiz	-76
pub quiz </s>	6
pub quiz team	-98
public	-53
publish	-79
pudding	-163
pudding </s>	-128
puddle	-167
pull	-135
pull </s>	-160
pull gig	123
pull gig listing	123
pull out	-128
pull out </s>	-128
pull request	14
pull something	-91
pull the	17
pull up	138
pull up </s>	138
pulley	149
pump	190
pump </s>	-19
pump <kin>	-145
pump and	137
pump on	-173
pun	-202
punchline	-129
punchline </s>	-129
punk	25
puppet	-27
purchase	39
purchase order	-131
purchase over	63
purchase over <number>	63
pure	41
puree	154
puree </s>	154
purple	-233
purple </s>	-141
purpose	151
purpose </s>	151
push	-9
push </s>	12
push <number>	177
push fail	-133
push fail </s>	-133
push it	-103
push the	-151
push to	-57
push to main	15
put	-15
put </s>	72
put <name>	88
put <name> on	24
put <number>	-5
put <number> a	113
put <number> more	-135
put a	-35
put aside	140
put aside for	140
put diesel	-117
put diesel in	-117
put her	55
put her on	166
put in	58
put in <number>	185
put in last	19
put in the	-159
put it	103
put it back	-202
put it plain	74
put me	113
put me down	-88
put me in	115
put me on	77
put my	-20
put my face	159
put my name	22
put off	67
put on	-102
put on the	7
put our	138
put our name	124
put that	-218
put that in	-163
put the	-227
put the <kin>	-240
put the house	-29
put the kettle	-147
put the milk	-83
put the rent	32
put them	-169
put them in	-139
put this	-100
put together	-40
put up	-143
puzzle	-309
puzzle ,	-116
puzzle </s>	-90
puzzle always	-120
puzzle always lie	-120
puzzle for	-110
pw	-173
px	-166
python	142
python <number>	129
python <number> ,	132
python for	85
python is	-115
q	-161
q </s>	-154
q3	175
q4	149
q4 </s>	169
qa	24
qgis	155
qualify	108
qualify as	147
qualify as a	147
qualify in	100
quantity	-161
quantity for	-161
quarrel	8
quarry	219
quarry </s>	132
quarry blast	107
quarter	-19
quarter </s>	-53
quarter end	-71
quarter of	-121
quarter of an	-121
quarter past	34
quarter past <number>	164
quarter turn	42
quarterly	204
quarterly </s>	146
quartz	-57
queen	-104
query	-388
query ,	-120
query </s>	-120
query and	-113
query is	-139
query plan	-91
query return	-145
question	-92
question ,	-256
question :	-218
question </s>	-58
question <number>	-394
question <number> ,	-113
question <number> </s>	-222
question <number> is	-150
question about	-192
question about <name>	-105
question and	-128
question and it	-128
question at	167
question at a	207
question at me	-162
question for	50
question for <name>	178
question in	-132
question is	-219
question is about	-153
question is whether	-129
question is why	-107
question of	76
question on	-184
question to	-176
question to ask	-176
question top	-8
question top </s>	-8
queue	-232
queue ,	-199
queue </s>	-25
queue at	-190
queue at <name>	-57
queue at the	-178
queue behind	-118
queue behind a	-118
queue have	-149
queue have <number>	-140
queue since	-100
queue since <number>	-100
queue was	-75
quiche	-160
quiche </s>	-115
quick	-338
quick ,	-80
quick </s>	-140
quick <number>	-147
quick answer	-101
quick question	-175
quick question </s>	-175
quicker	93
quickest	-152
quickest way	-118
quickest way to	-118
quickly	-205
quickly please	-116
quickly please </s>	-116
quid	-222
quid </s>	-151
quid a	188
quid a month	172
quid for	-128
quid for a	-95
quid on	-107
quiet	-74
quiet </s>	94
quiet here	-116
quiet morning	-24
quietly	-14
quietly </s>	-115
quilt	-51
quince	-48
quince </s>	35
quit	-35
quit </s>	-88
quit my	117
quit my job	117
quit smoke	189
quit smoke in	99
quit sugar	142
quit sugar in	149
quit the	-217
quit the agency	-23
quit the app	-84
quit the game	-111
quit the terminal	-99
quite	-23
quite beyond	135
quite beyond me	135
quite short	-83
quite short with	-83
quiz	-275
quiz ,	-28
quiz , <number>	48
quiz </s>	77
quiz at	-14
quiz me	-249
quiz me on	-205
quiz question	-103
quiz team	-143
quiz team ,	-18
quota	-46
quotation	-127
quote	-88
quote ,	79
quote </s>	-4
quote <number>	-207
quote a	87
quote for	-154
quote from	-133
quote from the	-110
quote i	-166
quote i need	-166
quote in	103
quote under	36
r	-108
r 's	154
race	114
race </s>	166
race condition	-137
race condition </s>	-137
race on	61
rack	143
rack </s>	72
radiator	182
radiator </s>	-124
radio	117
radio ,	108
radio </s>	93
radio on	119
radio say	-103
radiography	31
raffle	-7
raffle </s>	-160
rail	166
rail </s>	-14
rail <number>	146
railway	117
railway ,	135
railway , that	125
railway </s>	31
railway at	-5
railway behind	-52
railway in	109
railway in <number>	91
railway station	-84
rain	-482
rain 's	-82
rain ,	79
rain </s>	-326
rain a	-132
rain again	-73
rain again </s>	-73
rain all	-137
rain all week	-132
rain end	-108
rain here	-137
rain is	-180
rain just	-72
rain just now	-72
rain off	-161
rain off ,	-111
rain on	-79
rain or	63
rain stop	-93
rain stop </s>	-93
rain this	-75
rainy	-224
rainy day	-130
rainy-day	93
rainy-day account	132
rainy-day money	-61
raise	176
raise </s>	8
raise <kin>	-78
raise <name>	121
raise <name> ,	121
raise <number>	126
raise bed	193
raise bed </s>	146
raise by	225
raise by my	201
raise his	-18
raise in	191
raise in <name>	191
raise it	-41
raise its	-110
raise its fee	-64
raise me	209
raise me ,	117
raise me </s>	113
raise my	98
raise my <kin>	124
raise my voice	-129
raise on	101
raise our	129
raise our rent	111
raise the	-98
raise the rent	-27
raj	-8
rally	150
ram	-139
ramadan	-45
ramadan </s>	110
ramadan begin	-179
ramadan i	156
ramadan start	-110
ramadan start when	-110
ramble	-107
ramen	-54
ramen bar	56
ramipril	83
ramp	65
ramp </s>	-20
random	-152
range	-45
range </s>	-156
ransom	-91
ransom note	-91
ransom note </s>	-91
rare	25
rare ,	25
rarely	83
rash	144
rasheed	68
rashid	127
rashid <kin>	35
rashid <kin> the	35
rasmus	100
rasmus ,	100
rasmus , whom	100
raspberry	79
raspberry pi	117
raspberry pi under	82
rate	10
rate </s>	-119
rate <number>	193
rate is <number>	71
rate on	-4
rate on the	-4
rate peak	-31
rate peak at	-31
rate scheme	97
rather	85
rather be	-61
rather die	-158
rather get	137
rather get bullet	137
rather good	-150
rather have	148
rather have the	119
rather not	-26
rather than	94
rather than by	130
rather use	-154
rather you	110
ration	-175
raw	51
raw </s>	34
raw in	-126
raw in the	-126
raw onion	129
ray	76
re	-223
re the	-123
reach	-25
reach ,	-153
reach </s>	57
reach me	120
reach the	-150
react	12
react badly	79
react badly to	79
react to	125
read	26
read 's	44
read ,	-78
read :	-40
read </s>	-345
read <name>	80
read <number>	-88
read <number> </s>	-192
read <number> book	169
read a	-237
read about	-228
read age	166
read age of	166
read all	89
read aloud	48
read aloud </s>	-149
read as	119
read at	-40
read at the	-127
read better	-141
read drawing	139
read every	120
read everything	16
read everything on	183
read fine	111
read fine ,	111
read for	70
read glass	43
read group	-93
read in	-178
read in the	-144
read it	-159
read it ,	-14
read it </s>	-116
read it <number>	-97
read it on	-117
read it out	76
read it to	-170
read like	-209
read like a	-209
read me	-93
read me the	-93
read more	-171
read music	218
read music ,	63
read music but	130
read my	122
read nothing	156
read of	-165
read on	210
read on a	159
read on paper	136
read only	49
read only <name>	143
read only the	-74
read over	-87
read properly	103
read small	115
read small print	115
read somewhere	-173
read somewhere </s>	-173
read that	-387
read that <name>	-164
read that people	-143
read that the	-136
read the	-236
read the <name>	-162
read the doc	-180
read the file	-185
read the first	-73
read the log	-139
read them	80
read them </s>	6
read these	15
read this	-123
read this </s>	-63
read to	193
read to her	111
read with	137
read with a	105
read you	123
read your	-143
read your answer	-146
read your last	-64
read your list	-101
read your reply	-97
readable	42
readable </s>	-120
reader	331
reader 's	10
reader ,	158
reader </s>	158
reader and	97
reader are	128
reader for	123
reading	-116
reading are	-142
ready	-205
ready ,	-148
ready </s>	-226
ready for	78
ready to	-157
real	7
real </s>	-173
real <name>	66
real <number>	177
real name	-72
realistic	-87
really	27
really </s>	75
rear	20
reason	77
reason ,	85
reason </s>	-215
reason after	166
reason after ,	106
rebase	-163
reboot	21
reboot </s>	-176
rebuild	237
rebuild on	173
rebuild on it	124
rebuild the	-99
receipt	-138
receipt </s>	-124
receipt by	-101
receipt by the	42
receipt in	60
receipt in a	57
reception	-31
recipe	8
recipe 's	-38
recipe ,	-21
recipe , <number>	-93
recipe </s>	-130
recipe are	131
recipe book	94
recipe card	-99
recipe each	86
recipe for	-52
recipe for <number>	-64
recipe have	86
recipe i	147
recipe i need	138
recipe is	-55
recipe is all	-75
recipe say	-102
recipe with	-71
recipe with wine	29
recipe you	-51
recipe you give	-51
reckon	-173
reckon i	60
reckon is	-98
reckon the	-124
reckon you	-101
reckon you can	-101
recognise	57
recognise </s>	132
recognise here	154
record	-67
record ,	-87
record </s>	37
record at	145
record have	-128
record in	117
recorder	-78
recover	160
recover from	102
recovery	-112
recreate	-146
rector	18
red	-107
red ,	-37
red </s>	-62
red again	-144
red and	134
red and green	134
red green	55
red wine	121
red wine give	141
red wine out	-132
red-and-green	33
red-and-green chart	148
red-and-green for	53
red-and-green look	129
red-and-green look the	118
red-and-green mostly	-112
red-and-green mostly </s>	-112
red-green	111
red/green	-16
redo	-204
redo </s>	-150
redo in	131
redo in <number>	131
redo it	-158
redo it </s>	-143
redo the	-204
reduce to	-119
redundant	138
redundant in	132
redundant since	131
redundant since <month>	131
reed	110
ref	-72
ref </s>	-85
ref is	-67
refactor	-188
refactor </s>	-109
refactor this	-115
refactor this </s>	-115
reference	-186
reference </s>	-157
reflection	39
reflux	134
reflux </s>	134
refresh	-34
refugee	143
refund	68
refund </s>	-195
refuse	34
refuse anything	156
refuse her	-148
refuse the	74
refuse to	-122
refuse to eat	-24
regard	-161
regardless	170
regardless </s>	170
regex	-231
regex </s>	-130
regiment	32
region	-102
regional	244
register	273
register </s>	240
register and	131
register blind	127
register for	152
register in	172
register in <name>	172
register since	123
registrar	-24
registration	89
registry	186
registry office	171
regret	-44
regret </s>	100
regret it	-98
regret it </s>	-98
regular	-4
regulate	-112
regulator	132
rehabilitation	139
rehabilitation clinic	139
rehabilitation clinic in	139
rehearsal	15
rehearsal <day>	121
rehearsal <day> in	144
rehearsal tonight	-117
rehearse	35
rehearse in	143
rehome	-14
reject	-190
release	-53
release </s>	-100
release <kin>	157
release branch	160
release every	143
release in	-127
release is	-151
release note	-62
release note for	-122
release train	133
release train leave	84
relevant	-159
relief	117
relief milker	163
religious	-59
reload	-126
reload </s>	-126
relocate	52
relocate to	52
relocate to <name>	52
remain	128
remake	-142
remarry	123
remarry </s>	104
remember	4
remember </s>	102
remember that	64
remind	-179
remind me	-171
remind me to	-141
remind me what	-105
reminder	-153
remission	152
remission since	128
remission since <number>	135
remote ,	-36
remote </s>	-52
remote is	-19
remote today	-100
remote today </s>	-100
remotely	61
remotely </s>	61
removal	-145
removal man	-118
remove	-16
remove </s>	-101
remove the	-127
remove them	51
renal	144
renal <kin>	132
renal and	26
rename	-275
rename it	-152
rename that	-126
rename the	-174
rename the variable	-73
rename them	-139
rename them </s>	-139
render	-195
render ,	-152
renew	66
renew </s>	118
renew each	-112
renew every	99
renew every <number>	85
renew in	151
renew in <month>	86
renewal	99
renewal in	64
renewal in <month>	64
rent	236
rent 's	163
rent 's <number>	80
rent ,	43
rent </s>	160
rent <number>	-97
rent a	-37
rent a two-bedroom	79
rent a van	-15
rent for	-88
rent for <number>	-88
rent from	161
rent from the	115
rent go	148
rent go up	130
rent in	-111
rent in <name>	-91
rent is	134
rent is <number>	52
rent on	44
rent on the	44
rent out	220
rent out my	111
rent out the	110
rent the	97
rent the flat	-36
rent to	207
rent to <number>	130
rent twice	89
rent up	4
rent up to	150
rent was	36
rental	-41
reopen	-21
reopen it	-129
reopen it ,	-82
rep	89
rep that	-139
repair	279
repair ,	117
repair </s>	-20
repair accordion	144
repair cafe	72
repair in	102
repair in <name>	102
repair shop	101
repair shop in	101
repeat	-128
repeat </s>	-163
repeat everything	-76
repeat everything </s>	-72
repeat paragraph	-115
repeat paragraph <number>	-115
repeat the	-109
replace	359
replace </s>	198
replace <name>	108
replace <name> with	108
replace in	115
replace in <number>	140
replace it	212
replace the	-238
replacement	145
replacement </s>	117
replacement in	80
replacement is	48
replica	132
reply	36
reply </s>	-30
reply all	52
reply by	-156
reply come	-128
reply in	216
reply in <name>	160
reply is	-52
reply on	33
reply short	165
reply short ,	109
reply that	-162
reply that 's	-162
reply to	-214
reply to the	-198
reply was	-165
reply was short	-165
reply within	27
reply within <number>	27
repo </s>	-48
repo is	-108
report	24
report </s>	114
report by	-38
report due	-6
report go	176
report go out	34
report go to	169
report in	-56
report is	-156
report the	-166
report to	168
report to <name>	139
report to me	138
request	-35
request to	-123
request to the	-123
require	-39
require a	-32
rescue	333
rescue ,	128
rescue </s>	152
rescue <kin>	229
rescue <kin> ,	135
rescue from	202
rescue from <name>	115
research	129
resend	-141
resend </s>	-103
reset	-66
reset </s>	-162
reset mail	-148
reset my	-110
residence	130
residency	201
residency at	91
resident	78
resident '	7
resident ' association	81
resign	20
resit	147
resit in	147
resit in <month>	147
resolve	-101
resort	-153
respect	-160
respite	-156
respond	-189
respond </s>	-173
responsibility	-171
responsibility </s>	-171
responsible for the	31
rest	-106
rest ,	81
rest </s>	32
rest at	-103
rest day	33
rest for	-126
rest heart	84
rest heart rate	84
rest i	-108
rest is	-200
rest of	113
rest of it	-169
rest of the	139
rest of us	117
restart	-245
restart </s>	-128
restart at	-163
restart at <number>	-163
restart it	-131
restart it </s>	-131
restart the	-43
restart the router	-153
restart twice	-106
restaurant	-177
restaurant ,	51
restaurant , a	-6
restaurant </s>	-67
restaurant i	131
restaurant in	-65
restaurant in <name>	-68
restaurant is	46
restaurant is close	46
restaurant last	26
restaurant on	-89
restaurant only serve	-34
restless	-165
restore	123
restore a	180
restore a <number>	196
restore clock	101
restore the	-207
restore the backup	-195
restore wooden	122
restrain	169
restrain order	169
result	-231
result ,	72
result </s>	-314
result are	-196
result in	-116
retail	-76
retail </s>	-37
retention	167
retire	47
retire ,	-196
retire </s>	219
retire <kin>	-33
retire <kin> ,	-56
retire <kin> </s>	213
retire as	-61
retire at	187
retire at <number>	180
retire from	134
retire from teach	55
retire from the	111
retire in	-102
retire in <month>	-109
retire in <number>	-10
retire in the	-55
retire last	83
retire next	96
retire next spring	71
retire next summer	60
retire the	57
retire to	-22
retire to the	-73
retirement	176
retirement </s>	122
retirement do	-107
retirement do </s>	-103
retrain	231
retrain as	192
retrain as a	192
retrench	99
retro	76
retro </s>	-100
retry	-211
retry </s>	-180
retry <number>	-63
return	-180
return 's	146
return </s>	104
return <name>	-134
return <number>	-79
return <number> </s>	-75
return a	-148
return a list	-155
return duplicate	-112
return duplicate </s>	-112
return from	-120
return from the	-120
return the	-81
reuben	146
reuben 's	146
reunion	101
reunion in	101
reunion in <name>	101
reverse	-23
reverse </s>	-128
reverse mortgage	-65
revert	-169
revert </s>	-130
review	13
review </s>	-169
review at	152
review everything	-127
review for	15
review in	186
review is	93
review say	-101
review this	-138
reviewer	11
reviewer <number>	-19
revise	160
revise the	-139
revision	-128
rewire	173
reword	-179
rewrite	7
rewrite it	-240
rewrite the	-51
rewrite this	-65
rex	76
rhubarb	-90
rhyme	-239
rhyme </s>	-111
rhyme for	-161
rhyme with	-144
rhyme with <name>	-97
ribbon	-127
ribbon </s>	-81
rice	-103
rice ,	160
rice </s>	-39
rice cooker	-139
rice flour	45
rice from	-99
rice in	7
rich	-116
rid	-125
rid of	-125
rid of the	-125
riddle	-323
riddle ,	-142
riddle </s>	-121
ride	84
ride </s>	25
ride a	263
ride a <number>	109
ride a bike	86
ride in	87
ride it	84
ride on	-178
ride on it	-178
rig	184
rig 's	-91
rig ,	116
rig , <number>	116
rig </s>	137
rig <number>	184
rig <number> week	161
rig and	135
right	-116
right </s>	-158
right <number>	57
right <number> </s>	-144
right after	-39
right after the	-39
right but	-112
right column	-182
right column is	-135
right ear	247
right ear ,	79
right ear </s>	161
right ear from	77
right ear only	-66
right eye	136
right hand	268
right hand ,	110
right hand </s>	154
right i	-141
right in	100
right it	-124
right knee	112
right now	-528
right now ,	-173
right now </s>	-498
right now i	-37
right now that	-147
right on	74
right side	152
right side </s>	127
right so	-136
right there	-121
right there </s>	-121
right through	-102
right through my	-102
right to	-217
rim	-109
ring	-127
ring ,	-87
ring , <number>	40
ring , they	-124
ring </s>	-68
ring <number>	70
ring about	-132
ring an	-41
ring an hour	-41
ring and	108
ring and a	108
ring at	-117
ring at lunch	-81
ring by	-61
ring from	-46
ring from <name>	121
ring in	25
ring in my	38
ring in the	28
ring is	26
ring me	-88
ring road	-181
ring the	5
ring the bell	-156
ring them	-71
ring them </s>	-71
ring today	-118
ring while	-89
ring while i	-89
ringer	-167
rinse	-107
rip	-230
rip it	-120
rise	-104
rise </s>	-192
risk	-67
risk </s>	149
risk assessment	-153
risk form	-140
risotto	-89
rival	71
rival </s>	71
river	55
river ,	70
river </s>	31
river sediment	38
road	100
road ,	19
road </s>	208
road for	-33
road near	-171
roadwork	-156
roar	-127
roast	-75
roast </s>	43
roast for	-142
rob	163
robbery	-57
robbery </s>	-57
robin	-66
robot	-45
robot </s>	-252
robotics	175
robotics club	123
robotics is	101
robotics is what	101
rock	-12
rock </s>	24
rock climb	-56
rock climb is	-56
roland	144
role	-36
role </s>	-137
role play	-104
role play </s>	-76
roll	-135
roll </s>	23
roll a	-134
roll a <number>	-134
roll it	-103
roll my	154
roll my r	154
roll20	137
roll20 </s>	137
rollback	-122
roller	53
roller derby	80
roller derby name	80
roof	119
roof 's	24
roof ,	27
roof , <number>	104
roof </s>	157
roof <number>	-37
roof in	162
roof in <number>	107
roof is	152
roof job	33
roof leak	-163
roof of	-15
roof of the	-15
roof on	-21
roof tile	-110
roof was	132
rook	49
room	46
room 's	125
room 's a	132
room ,	-165
room </s>	92
room <kin>	39
room <number>	126
room and	-65
room at	154
room by	-28
room for	-146
room for <number>	-146
room have	-145
room in	138
room is	-77
room is a	-110
room is pack	-84
room on	-89
room right	-101
room right now	-101
room since	-45
room was	37
room with	-20
room with a	-8
root	-113
root and	-121
root for	9
root vegetable	-58
rope	-105
rope </s>	-73
rosalind	49
rosalind ,	-52
rose	-43
rose </s>	-119
roster	34
roster 's	34
rot	-49
rot </s>	-87
rota	-89
rota ,	-119
rota </s>	94
rota for	-154
rota for <number>	138
rota for a	24
rota for the	-203
rota that	48
rotary	-56
rotate	133
rotate :	143
rotate : <number>	143
rotate </s>	41
rotate <number>	74
rotate shift	91
rotation	91
rotation </s>	24
rotten	77
rough	-111
rough </s>	-112
roughly	-82
roughly </s>	-121
roughly <number>	-75
roughly a	28
roughly a million	28
round </s>	64
round <name>	-64
round <name> </s>	-39
round <number>	-18
round <number> </s>	-13
round again	-113
round again </s>	-113
round from	153
round from <number>	153
round in	-59
round in circle	-117
round is	133
round of	-40
round of <name>	71
round on	-102
round the	-147
round the corner	109
round to	-138
round to the	-138
roundabout	-117
route	-103
route </s>	-6
route after	87
router	-145
router </s>	41
router twice	-94
routine	18
routine </s>	-121
row	-188
row ,	-109
row </s>	24
row <name>	-98
row <name> ,	-98
row <number>	-283
row <number> ,	-160
row <number> </s>	-29
row <number> and	-103
row <number> i	-97
row <number> is	-187
row <number> to	-138
row are	-114
row at	27
row club	105
row club ,	105
row for	-8
row for <name>	-8
row in	-63
row in the	-41
row lose	104
row machine	109
row machine in	147
row of	-14
row on	-9
row out	-99
row should	-125
row squad	63
rower	163
rower </s>	126
royal	-155
rub	97
rubber	-109
rubbish	-112
rubbish </s>	-144
ruben	-187
ruby	146
rude	-316
rude </s>	-226
rug	61
rug </s>	40
rug is	-142
rugby	203
ruin	-34
ruin </s>	-111
rule	75
rule ,	50
rule , i	166
rule </s>	78
rule <number>	28
rule about	-139
rule and	5
rule and it	5
rule at	-13
rule at our	97
rule for	-159
rule i	136
rule in	-114
rule of	-148
rule of thumb	-148
rule on	-196
rule out	247
rule that	66
ruler	16
ruler </s>	47
rumble	-138
run	65
run ,	-88
run </s>	-45
run <days>	120
run <days> </s>	90
run <name>	-14
run <name> <name>	176
run <name> on	-64
run <number>	-41
run <number> hot	134
run <number> time	-120
run <number> today	-33
run a	55
run a bakery	43
run a bike	50
run a ferry	-149
run a food	103
run a small	231
run an	-62
run an inn	71
run are	163
run at	73
run at <number>	-23
run both	-42
run by	-81
run by my	142
run dry	-18
run entirely	-20
run entirely by	-20
run every	-69
run for	91
run for <number>	-104
run for me	132
run for the	-5
run have	107
run hot	158
run in	186
run in my	123
run in our	45
run in the	94
run into	-142
run into the	-112
run is	189
run it	56
run it </s>	8
run late	-216
run late ,	-158
run late </s>	-120
run low	123
run low ,	123
run marathon	161
run my	42
run now	53
run now </s>	53
run of	-145
run of the	50
run off	-86
run on	44
run on <name>	356
run on <number>	95
run on a	30
run on my	136
run out	-244
run out </s>	-180
run out at	-56
run out in	-40
run out of	-282
run out on	129
run over	-70
run past	169
run past <number>	169
run shoe	-178
run so	4
run the	88
run the <name>	50
run the bakery	150
run the design	-63
run the farm	103
run the fish	25
run the food	138
run the kennel	95
run the script	-264
run the test	-259
run the warehouse	100
run this	41
run through	154
run till	-47
run to	-150
run to <month>	92
run to <number>	-133
run to the	-139
run until	97
run until <number>	168
run was	-57
run water	144
runbook	43
rung	-107
rung </s>	-107
runner	179
runner </s>	88
rupee	-150
rural	162
rural <name>	110
rural <name> </s>	110
rush	-193
rush ,	-138
rush </s>	-156
rush and	22
rust	114
rust </s>	151
rust and	145
rust at	132
rust at work	132
rust is	-49
rust on	-8
rusty	-71
rye	202
rye </s>	143
rye is	20
rye is the	20
s	-14
s3	120
sabbatical	16
sabbatical from	158
sabbatical from <month>	158
sabre	70
sack	36
sack </s>	-126
sacred	111
sad	-202
sad </s>	-96
sad and	-72
saddle	27
sadly	-49
sadly ,	-49
sadly , and	-49
safari	-139
safe	8
safe to	-131
safeguard	232
safeguard <kin>	181
safeguard <kin> </s>	129
safely	-46
safely </s>	-46
safety	88
safety <kin>	85
safety man	72
saffron	-113
sage	106
sage is	22
sage is what	22
sail	-124
sail </s>	-114
sail a	108
sail a <name>	108
saint	44
saint </s>	44
salad	-98
salary	292
salary </s>	152
salary go	82
salary is	133
salary is pay	83
sale	-120
sale </s>	67
sale <kin>	-82
sale end	-108
salmon	-41
salon	150
salon 's	170
salon 's page	141
salon ,	128
salon </s>	14
salon in	114
salon in <name>	109
salsa	-101
salsa on	-59
salsa on <days>	91
salt	44
salt 's	-9
salt ,	-102
salt </s>	-138
salt and	-171
salt for	-69
salt in	-44
salt or	-71
salty	-87
salty </s>	-92
sam	-14
sam <name>	110
sam <name> is	110
same	-19
same </s>	64
same <day>	77
same <name>	-88
same <number>	33
same <number> <kin>	127
same <number> people	93
same as	-143
same day	-110
same error	-110
same error </s>	-123
same firm	130
same for	-144
same here	-163
same here </s>	-163
same in	-80
same in this	-80
same line	-96
same result	-138
same result </s>	-138
same song	-59
same thing	-253
same thing </s>	-221
same to	120
same to me	120
same ugly	43
same ugly mustard	43
sami	129
sami ,	-51
sample	-155
sample ,	-90
sample <name>	-88
sample at	10
sample at <number>	10
sample sentence	-147
sample text	-44
sand	21
sand </s>	26
sandwich	-291
sandwich </s>	-174
sandwich in	-171
sandwich in the	-171
sap	85
sari	131
sari </s>	-12
satellite	187
satellite </s>	128
sauce	-138
sauce </s>	91
sauce in	-78
sauce is	-154
sauce split	-111
sauna	-102
sauna twice	-90
sauna twice a	-90
sausage	-179
sausage </s>	-157
save	-90
save </s>	-106
save <number>	9
save <number> a	143
save for	385
save for a	362
save it	-222
save me	-133
save my	-43
save the	-250
save the file	-251
save this	-119
save up	64
save up for	60
savings	37
savings ,	-77
savings , about	-83
savings </s>	145
savings account	-124
savings go	125
savings go into	125
savings goal	117
savings sit	102
savings sit in	102
saw	-51
saw are	-51
sawmill	187
sax	80
say	-564
say "	8
say " my	-91
say " the	68
say #	-85
say # <name>	-85
say '	-258
say ' <name>	-63
say ,	-152
say </s>	-330
say <day>	-128
say <kin>	-159
say <name>	-168
say <name> </s>	-141
say <name> <name>	-112
say <name> but	124
say <number>	-38
say <number> </s>	-156
say <number> for	87
say <number> quid	-54
say <number> thing	-108
say <number> to	83
say <number> week	-106
say a	-273
say a <kin>	-100
say a woman	-120
say a word	-146
say about	-115
say about the	-120
say again	-88
say again </s>	-88
say another	-46
say another </s>	-46
say back	-44
say be	-64
say charity	-132
say charity shop	-132
say come	-149
say good	-105
say half	-178
say he	-126
say he have	-103
say here	-112
say here </s>	-127
say hi	-120
say hi </s>	-114
say his	-121
say how	-80
say i	-54
say i 'd	-155
say i 'll	-116
say i 'm	56
say i have	-102
say i should	-168
say i was	-149
say if	-190
say if you	-130
say in	-82
say it	-115
say it 's	-191
say it </s>	-99
say it <number>	-101
say it again	-95
say it bring	-100
say it in	-80
say it is	-113
say it need	-130
say it out	123
say it was	-167
say its	-189
say just	-102
say less	88
say maybe	-110
say maybe </s>	-110
say me	-138
say my	-201
say never	-138
say no	175
say no </s>	-25
say no but	80
say no nicely	-112
say nothing	-125
say ok	-114
say ok </s>	-114
say otherwise	6
say otherwise </s>	6
say our	-103
say she	-149
say so	91
say so </s>	45
say someone	-82
say something	-91
say sorry	-56
say sorry for	-56
say tab	108
say that	-294
say that </s>	-134
say the	-360
say the <kin>	70
say the app	-85
say the article	-114
say the letter	-47
say the paper	-108
say the same	-114
say their	-98
say they	-97
say they 're	-56
say this	-45
say to	-215
say to a	-110
say to him	-107
say to the	-128
say to this	-32
say tomorrow	73
say try	-67
say we	-159
say without	-89
say yes	-217
say yes </s>	-144
say you	-125
say you can	-120
say your	-50
scaffold	189
scaffold is	14
scaffold is what	14
scale	59
scale </s>	49
scam	-35
scan	-60
scan </s>	-152
scan on	-76
scanner	8
scanner </s>	73
scar	4
scar on	-15
scar on my	168
scare	134
scare </s>	-77
scare me	-18
scare me ,	64
scare of	297
scare of <kin>	129
scare of fly	163
scare of spider	33
scare stiff	-8
scare stiff of	-8
scare the	-170
scarf	-59
scary	-147
scary </s>	-135
scene	-370
scene 's	-85
scene 's set	-85
scene ,	-131
scene </s>	-82
scene <number>	-124
scene <number> </s>	-80
scene in	-179
scene in act	-115
scene in my	-118
scene need	-101
scene where	-84
scene with	-137
schedule	-121
schedule </s>	-102
schedule for	-169
schedule this	-89
schema	81
schema change	83
schema change </s>	83
scheme	29
scheme </s>	155
scheme for	-113
scholarship	144
scholarship cover	129
scholarship to	139
school	71
school 's	-84
school ,	58
school , <name>	136
school , <number>	131
school </s>	139
school <kin>	181
school <kin> </s>	129
school and	117
school at	195
school at <number>	195
school ban	38
school ban phone	38
school bus	125
school bus in	87
school canteen	142
school for	-65
school have	148
school have <number>	206
school holiday	-115
school holiday </s>	-115
school in	-60
school in <month>	-98
school in <name>	182
school in autumn	84
school in the	-43
school is	233
school is a	109
school must	-58
school pay	-52
school pay badly	-52
school play	155
school rent	-20
school run	185
school run </s>	155
school run is	70
school send	-69
school send me	-8
school trip	-145
school uniform	-94
school use	149
school use <name>	149
school want	-111
school with	208
schoolhouse	141
science	99
science </s>	93
scissor	-41
scissor and	80
scissor and guitar	80
scone	-152
scooter	95
scope	159
score	-200
score at	62
score is	-131
score is <number>	-131
scout	158
scout hut	124
scout i	20
scout leader	104
scout leader ,	121
scout troop	-52
scrape	-148
scratch	-189
scream	-291
scream </s>	-162
scream at	-65
scream in	-152
scream in the	-152
screen	15
screen 's	63
screen ,	-125
screen </s>	-142
screen <number>	-155
screen after	-73
screen after <number>	-28
screen after update	-69
screen at	29
screen give	78
screen go	-235
screen go black	-179
screen have	-146
screen is	-164
screen reader	297
screen reader </s>	137
screen say	-119
screen time	109
screenshot	-210
screw	32
screw </s>	-108
screwdriver	-104
screwdriver </s>	-104
scribe	73
script	-51
script 's	-149
script </s>	75
script <number>	-139
script and	-158
script and it	-102
script for	-165
script is	-149
script run	-148
script that	43
script to	-151
script twice	-122
scroll	-260
scroll </s>	-18
scroll since	-147
scroll up	-123
scroll up </s>	-80
scrub	-73
scrub the	-144
sd	-147
sea	-55
sea ,	142
sea </s>	-116
seal	39
seal </s>	123
seam	32
seam on	128
search	18
search for	-109
seasick	173
seasick even	106
seasick even on	106
seasick on	124
seasick on anything	78
season	68
season </s>	168
season <number>	-194
season <number> </s>	-194
season i	134
season in	-176
season is	25
season ticket	67
season ticket at	75
season ticket holder	124
seasonal	-62
seasonal picker	23
seat	34
seat ,	51
seat </s>	-133
seat <number>	117
seat <number> </s>	191
seat <number> and	4
seat for	108
seat is	90
seat on	-22
seat on the	32
seat plan	-125
seat plan </s>	-125
sec	-300
sec ,	-190
sec </s>	-260
second	-134
second ,	-109
second , due	132
second </s>	-374
second <day>	299
second <day> </s>	253
second <day> of	88
second <days>	85
second <days> </s>	85
second <kin>	289
second <kin> in	130
second <name>	84
second <number>	-83
second <number> </s>	-140
second argument	-104
second branch	88
second branch in	88
second chapter	-71
second chapter </s>	-71
second click	-155
second click </s>	-155
second column	-208
second column ,	-116
second draft	-97
second half	-11
second half </s>	-118
second half of	115
second in	73
second is	-126
second line	-217
second line </s>	-201
second of	82
second option	-189
second option </s>	-49
second page	-122
second paragraph	-176
second paragraph </s>	-117
second paragraph of	-64
second part	-157
second part </s>	-165
second point	-167
second point </s>	-148
second question	-180
second question </s>	-141
second round	31
second run	-90
second salon	109
second salon in	109
second sentence	-146
second sentence </s>	-147
second set	-131
second slide	-153
second slide </s>	-161
second step	-67
second stroke	99
second stroke </s>	99
second term	50
second time	69
second to	-132
second verse	-62
second version	-202
second version ,	-123
second version </s>	-110
second version of	-143
second violin	110
second violin in	67
second week	104
second year	187
second year </s>	107
second year of	119
second-hand	135
secondary	88
secondary school	136
secondary school in	136
secondhand	177
secondhand book	-42
secondhand book ,	-42
secondhand pram	33
secret	-142
secret in	-91
secret in vault	113
section	-37
section </s>	-147
section <number>	-112
security	211
security </s>	16
security <kin>	149
security <kin> ,	149
sedate	129
sedate </s>	129
sedation	51
sediment	64
see	-181
see ,	55
see </s>	-367
see <kin>	80
see <name>	-55
see <number>	-216
see <number> <kin>	88
see <number> in	-137
see a	-177
see a <kin>	149
see a bloke	-137
see a thing	76
see all	67
see as	-9
see as i	24
see as my	146
see below	-143
see below </s>	-143
see every	-31
see every bill	-31
see him	21
see in	21
see in the	-128
see it	-289
see it </s>	-145
see it on	-96
see me	-99
see my	199
see no	-45
see on	-212
see on the	-154
see our	-49
see take	190
see that	-191
see that </s>	-138
see the	-427
see the log	-74
see this	102
see this error	-107
see to	122
see what	-147
see what you	-108
see why	-163
seed	-83
seed online	84
seem	-222
seem </s>	28
seem to	-127
seizure	178
seizure </s>	171
select	-78
self	55
self employ	145
self host	127
self-employed	171
self-employed ,	102
self-hosted	130
self-taught	196
self-taught </s>	155
sell	86
sell ,	152
sell </s>	94
sell <name>	160
sell <number>	-145
sell a	-190
sell as	-150
sell at	98
sell at <number>	-56
sell at the	184
sell by	-4
sell candle	-78
sell her	-56
sell his	-139
sell honey	130
sell in	59
sell in the	134
sell is	137
sell it	-91
sell it at	117
sell ladder	26
sell me	-234
sell me a	-144
sell mostly	10
sell mostly to	114
sell my	-49
sell my half	119
sell nothing	-70
sell nothing but	-88
sell only	-144
sell our	-63
sell out	-241
sell out ,	-119
sell out by	-146
sell secondhand	72
sell secondhand pram	33
sell seed	122
sell the	219
sell the boat	7
sell the flat	117
sell the house	-91
sell the last	-153
sell the restaurant	117
sell the van	153
sell them	38
sell to	-34
sell to pay	-23
sell up	-27
sell up in	133
seller	-204
semester	104
semester </s>	148
semi	140
semicolon	-176
semicolon </s>	-162
semicolon that	-110
seminar	37
seminary	141
send	-172
send ,	56
send </s>	-171
send <name>	-97
send <number>	-109
send <number> to	63
send a	-271
send have	-68
send have the	-34
send help	-186
send help </s>	-186
send her	-133
send her a	-133
send home	8
send in	-172
send is	-53
send it	26
send it </s>	-168
send it back	90
send me <name>	-39
send me <number>	-168
send me a	-192
send me the	-158
send me this	-72
send me to	115
send my	-88
send my <kin>	-74
send receipt	-122
send the	-270
send the number	42
send the report	-140
send this	-78
send to	155
send twice	-115
send twice </s>	-115
send you	132
send you the	-117
senior	18
senior <kin>	-71
sense	-87
sense </s>	-270
sense of	183
sense of smell	183
sense to	-185
sense to me	-160
sensei	-128
sensible	-63
sensitive	175
sensor	84
sensor for	23
sensor for beehive	23
sentence	129
sentence ,	-178
sentence :	-128
sentence : my	-128
sentence </s>	51
sentence and	87
sentence case	141
sentence in	-114
sentence in <name>	-51
sentence is	-155
sentence with	-200
separate	149
separate </s>	124
septic	100
septic tank	100
sequence	-109
serial	138
series	-211
series ,	-84
series </s>	-187
serious	-219
serious </s>	-184
sermon	-149
sertraline	130
serve	79
serve </s>	59
serve <number> ,	-156
serve <number> </s>	76
serve as	108
serve in	-71
serve in the	-71
serve on	93
serve on the	93
server	20
server ,	39
server </s>	-10
server crash	-114
server in	94
server is	-64
server room	89
service	54
service </s>	75
service every	119
service every <month>	119
service in	-14
service in <name>	-14
servo	-25
sesame	198
sesame </s>	162
session	-57
session </s>	-25
session for	-119
session run	-79
session run out	-79
set	15
set , <number>	61
set </s>	-151
set <kin>	121
set a	-40
set at	39
set for	-98
set for <number>	-24
set for next	59
set him	128
set him off	128
set in	-65
set in <name>	-162
set in <number>	67
set in a	-187
set is	101
set it	131
set list	-154
set me	102
set of	-27
set of tool	105
set out	-118
set out </s>	-64
set the	-221
set the alarm	-87
set up	-90
set up </s>	-70
set up a	-182
set up before	80
set-up	-161
setting	-270
setting </s>	-154
setting and	-81
setting page	-97
settle	-98
settle an	-98
settle an argument	-98
settle in	111
settle in <name>	111
settlement	-45
setup	49
seventy	130
seventy ,	-12
seventy </s>	155
severe	132
sew	273
sew </s>	185
sew all	127
sew all my	127
sew by	6
sew machine	31
sew machine is	113
sew my	-11
sew my own	100
sew on	98
sew on my	100
shabbat	119
shade	28
shade </s>	83
shake	-21
shake ,	124
shake , essential	138
shake , its	-50
shake </s>	-80
shaky	-139
shall	-154
shall i	-17
shall not	40
shamble	-145
shamble </s>	-145
shame	-135
shan	60
shan '	60
shan ' t	60
shape	-43
shape </s>	-72
shard	87
shard <number>	5
share	188
share ,	171
share , <number>	143
share </s>	207
share <number>	38
share <number> car	169
share <number> sweet	-149
share a	-225
share a house	187
share a wall	140
share by	117
share by <number>	117
share custody	89
share custody ,	66
share drive	129
share house	86
share in	76
share in a	83
share my	-79
share my address	25
share my office	-108
share of	124
share price	-184
share the	12
share the <kin>	161
share the flat	124
share with	349
share with <name>	89
share with <number>	125
share with the	239
shark	-142
sharp	120
sharp ,	170
sharp </s>	216
sharp knife	-155
sharpen	92
sharpest	17
shatter	-122
shave	36
she	-12
she 'd	-216
she 'd a	-143
she 'll	-34
she 'll be	-110
she 'll have	114
she 's	-109
she 's <name>	195
she 's <number>	164
she 's a	-67
she 's asleep	-124
she 's at	-119
she 's be	-142
she 's call	74
she 's my	58
she 's off	-49
she 's on	-93
she 's only	-99
she 's poorly	-151
she 's ring	-141
she 's the	150
she 's turn	79
she 's with	133
she <kin>	323
she <kin> n't	172
she also	-32
she ask	74
she ask me	79
she call	-177
she can	210
she can n't	175
she could	-141
she die	90
she die </s>	90
she do	-168
she drive	-141
she find	-56
she get	-104
she go	-73
she go to	-140
she hate	157
she have	-27
she have <name>	152
she have <number>	-204
she have a	-28
she have be	-42
she have get	181
she have go	8
she have have	-115
she have only	-114
she is	-134
she is n't	-40
she keep	-53
she like	41
she live	-38
she live in	-113
she never	13
she only	123
she read	84
she ride	-86
she ring	-58
she say	20
she say it	-116
she start	-157
she start in	-105
she take	-107
she think	-34
she think he	55
she turn	124
she turn <number>	124
she use	140
she walk	-65
she wander	168
she want	108
she want to	-173
she was	30
she was <number>	64
she was a	162
she will	62
she will n't	146
she work	-72
shear	146
shed	137
shed ,	158
shed </s>	187
shed from	-119
shed have	124
shed have no	110
shed in	135
shed in <name>	135
shed with	88
sheet	-138
sheet ,	-114
sheet </s>	-185
sheet <number>	-182
sheet and	66
sheet every	123
sheet every night	123
sheet for	-221
sheet for the	-156
sheet have	-138
sheet have <number>	-104
sheet i	-93
sheet is	113
sheet music	-35
sheet say	-101
sheet with	-139
sheila	141
shelf	153
shelf ,	10
shell	75
shellfish	283
shellfish ,	115
shellfish , carry	76
shellfish </s>	140
shelter	-13
shelter <kin>	-36
shelter house	152
shelter in	147
shelter in <name>	147
shelve	-65
shelve </s>	-159
sherry	-166
sherry </s>	-94
shift	143
shift ,	204
shift , <number>	104
shift </s>	-30
shift <kin>	112
shift <kin> at	112
shift are	102
shift at	210
shift at a	126
shift at the	199
shift is	-5
shift pattern	156
shift rotate	125
shift swap	-116
shift with	4
shin	131
shingle	-48
ship	116
ship 's	97
ship 's <kin>	97
ship ,	75
ship </s>	150
ship to	-28
ship to <name>	-54
shipyard	103
shipyard </s>	97
shirt	-114
shirt ,	-129
shirt </s>	-194
shirt on	73
shock	-99
shock </s>	-157
shoe	-174
shoe ,	15
shoe </s>	-151
shoe are	-153
shoe box	-167
shoe box </s>	-167
shoe in	-116
shoe off	72
shoe on	-143
shoe on </s>	-103
shoe shop	-32
shoe shop that	-32
shoe size	171
shoe size <number>	97
shoebox	186
shoebox </s>	120
shoegaze	174
shoot	45
shoot ,	102
shoot , no	70
shoot </s>	-48
shoot film	115
shoot film only	115
shoot from	122
shoot from <number>	110
shoot from this	-100
shoot from tile	84
shoot on	114
shoot on film	114
shoot so	-15
shoot the	-170
shop	-58
shop 's	202
shop 's name	-53
shop 's shut	-6
shop ,	-161
shop , <name>	169
shop </s>	31
shop <kin>	63
shop <kin> is	110
shop <number>	-26
shop and	-133
shop at	127
shop at <name>	174
shop close	-63
shop close <days>	121
shop close in	-155
shop for	-189
shop for a	-147
shop go	154
shop have	-9
shop have no	-145
shop i	134
shop in	-125
shop in <name>	-59
shop is	166
shop is make	-80
shop list	-133
shop list </s>	-102
shop make	-60
shop name	-103
shop on	151
shop on <days>	126
shop on the	-32
shop only	-123
shop only have	-127
shop open	72
shop open at	18
shop sell	-69
shop sell secondhand	33
shop shut	107
shop shut <days>	107
shop steward	70
shop steward </s>	103
shop that	-147
shop today	-98
shop was	40
shop was my	155
shop was shut	-112
shop when	92
shop when i	92
shop with	-14
short	41
short ,	42
short , i	110
short </s>	-205
short and	181
short answer	-135
short answer ,	-77
short answer </s>	-126
short bullet	107
short command	108
short line	126
short notice	-63
short notice </s>	-63
short of	4
short of a	154
short of the	-165
short paragraph	120
short poem	-98
short sentence	-62
short story	-186
short today	-87
short version	19
short version </s>	-166
short with	-83
short with me	-83
shortcut	-64
shorten	-138
shorten it	-169
shorten it </s>	-155
shorten the	-145
shorten them	-138
shorter	-210
shorter ,	-156
shorter </s>	-232
shorter than	-112
shorter title	-64
shorter title </s>	-64
shorthand	149
shorthand </s>	105
shot	-118
should	-349
should a	-133
should a <kin>	-128
should be	10
should be <number>	-161
should be a	-155
should be do	155
should be in	-96
should be oblige	-128
should be the	-138
should come	-108
should do	-98
should get	-118
should have	53
should i	-277
should i look	-94
should i say	-84
should it	29
should it be	-118
should know	88
should know </s>	-145
should like	107
should look	-99
should n't	-146
should n't have	-96
should read	-136
should the	-64
should we	-161
shoulder	320
shoulder 's	35
shoulder </s>	262
shoulder never	128
shoulder never heal	107
shout	-164
shout </s>	23
shout at	-63
shout at me	-143
show	-334
show ,	20
show </s>	-26
show <name>	-133
show <number>	-260
show a	-196
show at	38
show each	115
show in	44
show is	-124
show me	-40
show me a	-121
show my	-81
show take	114
show take up	114
show the	-158
show the old	-122
show up	-197
show up </s>	-167
show up as	-109
shower	29
shower ,	-129
shower </s>	-25
shower at	32
shrink	-113
shrink the	-115
shrug	-129
shuffle	-114
shut	-93
shut ,	83
shut </s>	44
shut <days>	204
shut <days> </s>	154
shut <days> and	131
shut <number>	-94
shut at	-101
shut at <number>	-76
shut down	-7
shut every	-34
shut for	87
shut for good	80
shut from	139
shut in	-79
shut in <number>	65
shut me	63
shut on	-129
shut on <days>	-88
shut the	-148
shut today	-37
shut today </s>	-37
shut until	-73
shut up	-141
shut up </s>	-130
shut when	-156
shut when i	-156
shut without	120
shut without a	120
shutter	108
sick	-90
sick ,	66
sick </s>	-55
sick in	116
sick of	-144
sick on	-137
sick on the	-111
sick pay	148
sick pay </s>	148
sick this	-83
sick this morning	-83
sick today	-99
sick today </s>	-59
sickle	176
sickle cell	176
sickle cell </s>	119
sickle cell trait	120
side	154
side ,	173
side , <name>	114
side , <number>	142
side </s>	166
side for	-141
side gig	121
side is	166
side is <name>	112
side of	-43
side of <name>	122
side of a	-133
side of the	-45
sideline	110
sideline </s>	110
sideway	-98
sideway </s>	-90
sigh	-129
sight	219
sight in	158
sight of	52
sight of blood	100
sign	114
sign </s>	42
sign a	-34
sign anything	114
sign at	79
sign at home	156
sign by	138
sign by <number>	139
sign for	14
sign for anything	-19
sign for the	-23
sign in	-119
sign language	-9
sign off	131
sign off every	-33
sign off on	127
sign off with	146
sign since	105
sign the	-15
sign this	-131
sign up	-11
sign up for	-30
signal	-131
signal ,	-126
signal </s>	118
signal at	122
signal at the	122
signal bad	-149
signal bad </s>	-149
signal here	-142
signal here </s>	-142
signal in	122
signal in the	50
signature	75
silence	-47
silence </s>	-142
silent	-38
silent </s>	-17
silk	129
silke	-14
silke stand	-14
silke stand in	-14
sill	135
silly	-189
silly </s>	-78
silly question	-85
silver	153
sim	-116
simmer	-118
simple	70
simple </s>	-183
simple <name>	159
simple <name> always	77
simple word	-171
simple word </s>	-184
simpler	-137
simply	-79
simply </s>	35
simvastatin	153
since	181
since '	113
since ' <number>	113
since </s>	107
since <day>	-249
since <day> </s>	-221
since <day> and	-129
since <kin>	152
since <kin> die	131
since <month>	-21
since <month> ,	-70
since <month> </s>	56
since <name>	84
since <name> 's	-148
since <name> ,	-147
since <name> </s>	116
since <name> <name>	228
since <name> <number>	67
since <name> and	128
since <name> die	215
since <name> i	192
since <name> in	-34
since <name> leave	131
since <name> move	136
since <name> start	-12
since <name> take	4
since <name> was	133
since <name> we	57
since <number>	67
since <number> ,	211
since <number> </s>	111
since <number> and	75
since <number> hour	-132
since <number> i	-40
since <number> minute	-101
since <number> with	-135
since <number> year	142
since a	197
since about	-137
since about <number>	-137
since autumn	48
since birth	87
since birth </s>	87
since both	-40
since both my	-40
since breakfast	-378
since breakfast ,	-129
since breakfast </s>	-344
since chemo	136
since chemo </s>	136
since childhood	92
since childhood </s>	79
since college	177
since college </s>	105
since covid	14
since covid </s>	197
since dinner	-138
since dinner </s>	-138
since half	-40
since half <number>	-167
since he	43
since her	173
since her fall	94
since his	190
since his fall	111
since i	155
since i 'm	-37
since i come	155
since i do	81
since i give	-78
since i have	-41
since i leave	-15
since i run	19
since i was	353
since it	42
since it 's	-142
since it was	159
since its	52
since kindergarten	101
since kindergarten </s>	101
since last	-70
since last <month>	78
since last night	-136
since last summer	145
since last week	-89
since last winter	109
since last year	163
since leave	103
since leave the	103
since lockdown	126
since lockdown </s>	126
since lunch	-226
since lunch ,	-106
since lunch </s>	-146
since lunch i	-156
since may	149
since may </s>	66
since morning	-147
since my	60
since my <kin>	95
since my <name>	-53
since my divorce	111
since my hip	99
since my liver	107
since noon	-256
since noon ,	-96
since noon </s>	-183
since our	34
since primary	126
since primary school	126
since school	176
since school </s>	176
since spring	120
since spring </s>	115
since the	303
since the <kin>	62
since the <name>	-111
since the accident	126
since the army	96
since the beach	-113
since the begin	12
since the crash	177
since the divorce	241
since the fall	180
since the fire	-10
since the flood	165
since the funeral	167
since the hernia	126
since the hip	123
since the inheritance	152
since the merger	177
since the mumps	98
since the navy	119
since the operation	123
since the restart	-128
since the shop	44
since the soup	-129
since the split	163
since the stroke	163
since the summer	71
since the surgery	76
since the update	-183
since the wed	128
since then	-44
since then i	-44
since they	-58
since this	-204
since this morning	-178
since uni	148
since uni ,	48
since uni </s>	181
since version	-127
since version <number>	-127
since we	72
since we 're	-58
since we move	-57
since we were	199
since yesterday	-114
since yesterday </s>	-81
since you	-251
since you ask	-145
since you send	-115
since your	-162
sing	-19
sing along	141
sing along to	141
sing alto	129
sing alto in	86
sing bass	72
sing bass in	62
sing in	-36
sing in a	-81
sing in the	15
sing only	-102
single	-69
single </s>	86
single <kin>	232
single <kin> ,	138
single glaze	116
single page	-130
single page </s>	-130
single year	39
single year </s>	39
sink	-49
sink ,	-156
sink </s>	-137
sir	-140
siri	-113
sit	133
sit at	120
sit at the	4
sit by	156
sit by the	143
sit down	-174
sit down </s>	-138
sit her	168
sit in	-117
sit in <name>	170
sit in a	-49
sit in index	127
sit in the	-146
sit it	193
sit my	118
sit on	92
sit on a	40
sit on the	-47
sit the	163
sit there	-55
sit third	84
sit through	-153
sit with	-148
sitcom	-162
site	-129
site 's	61
site ,	50
site </s>	101
site <kin>	-39
site <kin> 's	-63
site down	-172
site into	123
site into a	123
site is	-65
site shut	168
site since	-88
situation	-133
situation </s>	-133
sixth	195
sixth </s>	38
sixth form	180
size	36
size </s>	34
size <name>	147
size <number>	-31
size <number> ,	20
size <number> </s>	16
size <number> shoe	179
size drill	-69
size of	107
size of a	120
ska	98
ska band	98
skateboard	69
skateboard stop	67
sketch	-234
sketch ,	-162
sketch </s>	-210
ski	-58
ski </s>	-55
ski week	-24
skin	59
skin </s>	-147
skip	58
skip </s>	-108
skip ahead	-129
skip ahead </s>	-129
skip breakfast	-64
skip breakfast and	-42
skip it	-13
skip it </s>	-68
skip row	-120
skip row <number>	-120
skip that	-94
skip that </s>	-94
skip the	212
skipper	116
skirt	-194
skirt ,	-71
sku	-122
sku </s>	-122
sky	-164
sky is	-119
sky is blue	-119
skydiving	39
skype	-32
slab	113
slab </s>	62
slack	-143
slack </s>	-45
slate	35
slate roof	91
sleep ,	-76
sleep </s>	-240
sleep <name>	116
sleep <name> ,	116
sleep <number>	-168
sleep <number> hour	-216
sleep and	-55
sleep at	85
sleep badly	-72
sleep badly ,	-124
sleep badly </s>	-27
sleep badly and	-156
sleep day	181
sleep day </s>	145
sleep from	146
sleep from <number>	146
sleep in	247
sleep in <name>	126
sleep in the	267
sleep last	-142
sleep last night	-142
sleep max	54
sleep max <number>	54
sleep on	-52
sleep on the	51
sleep under	51
sleep under the	51
sleep with	169
sleep with a	169
sleep without	115
sleeper	156
sleeper </s>	137
sleepy	-64
sleeve	35
slice	-201
slide	-144
slide ,	-42
slide </s>	-25
slide <number>	-263
slide <number> </s>	-187
slide after	-114
slide and	-134
slide at	83
slide deck	55
slide is	-137
slide to	-125
slightly	-58
slime	-106
slip	-138
slip </s>	-35
slip but	-146
slip disc	179
slipper	-179
slipper </s>	-156
slogan	-59
slope	91
slope </s>	-163
slot	-84
slot </s>	-20
slot is	-21
slow	76
slow </s>	60
slow as	-112
slow cooker	158
slow cooker and	80
slow on	79
slow on the	79
slow to	-54
slow today	-73
slow today </s>	-44
slower	-156
slowly	131
slowly </s>	131
slug	108
small	49
small <kin>	-40
small <name>	161
small <number>	118
small <number> from	-27
small bakery	145
small flat	-56
small open	106
small open source	106
small print	98
small print </s>	62
small print anymore	115
small room	-171
small shop	183
small talk	-87
smaller	28
smaller </s>	-183
smaller than	63
smaller than a	78
smaller than the	21
smallest	61
smart	-93
smart </s>	-61
smart meter	-123
smartphone	182
smear	-148
smell	-138
smell ,	-49
smell </s>	149
smell in	158
smell in <number>	158
smell is	-164
smell like	-181
smell like a	-121
smell never	97
smell of	-296
smell of burn	-80
smell of foot	-141
smell of nothing	-142
smile	-185
smoke	-31
smoke ,	71
smoke </s>	-189
smoke <number>	142
smoke <number> pack	108
smoke alarm	-49
smoke from	-28
smoke in	131
smoke in <number>	87
smoke on	22
smoker	-21
smudge	-152
smug	-42
smug </s>	-42
snack	-198
snack for	-126
snake_case	132
snap	-344
snap ,	-114
snap in	-139
snap in the	-139
snap on	-138
sneak	-15
sneeze	-150
sneeze </s>	-116
sniff	-150
snip	68
snippet	-100
snippet ,	-61
snippet </s>	-23
snooker	-94
snooker on	-50
snore	-142
snow	-279
snow 's	-124
snow </s>	-103
snow today	-96
so	-35
so :	-100
so </s>	86
so <day>	-94
so <days>	105
so <kin>	119
so <kin> call	23
so <name>	-63
so <name> have	-103
so <name> is	165
so a	-87
so all	123
so all the	29
so angry	-91
so annoy	-102
so annoy </s>	-90
so answer	-61
so as	-83
so as a	29
so at	-6
so be	-136
so be brief	-126
so be quick	-139
so bear	58
so bore	-159
so bore </s>	-130
so by	42
so call	47
so can	-138
so can you	-118
so cash	-8
so change	-114
so correct	63
so dinner	-109
so dinner is	-58
so do	72
so do i	104
so do n't	-135
so email	-129
so everything	152
so excuse	-164
so far	11
so far ,	119
so far </s>	36
so fatty	123
so fatty food	123
so for	-12
so from	33
so from <month>	122
so funny	-117
so funny </s>	-117
so give	-84
so give me	-84
so go	-137
so good	21
so half	40
so hard	-132
so hard </s>	-93
so he	160
so hurry	-111
so hurry </s>	-111
so i	62
so i 'm	-213
so i always	99
so i am	-27
so i avoid	93
so i bring	21
so i can	28
so i close	-128
so i cycle	75
so i do	51
so i give	-56
so i go	37
so i have	-228
so i need	24
so i read	-42
so i run	94
so i sleep	-105
so i stop	-163
so i work	172
so i write	91
so if	67
so if i	-109
so ill	-139
so in	-13
so is	49
so is <name>	107
so it	31
so it 's	176
so its	70
so its just	62
so just	-88
so keep	120
so keep it	-32
so keep the	177
so kind	-162
so kind </s>	-162
so large	96
so let	-88
so let do	-94
so long	-22
so long paragraph	63
so loud	-178
so loud i	-90
so make	-24
so make it	-188
so maybe	-157
so maybe not	-135
so much	23
so much </s>	-116
so much as	-92
so my	-43
so my <kin>	177
so my accent	-23
so my roster	34
so never	157
so no	43
so no alcohol	80
so no birthday	94
so no gluten	4
so no grapefruit	117
so no lily	-45
so no lunch	121
so no more	-11
so no night	110
so no voice	88
so no wine	-56
so nobody	20
so not	-149
so nothing	131
so now	190
so ok	108
so on	-116
so on </s>	-122
so on <day>	65
so only	60
so our	29
so our <kin>	-33
so phone	144
so phone call	144
so please	-73
so pls	6
so pls give	-23
so quick	-141
so quickly	-116
so quickly please	-116
so quiet	-79
so scissor	121
so scissor and	80
so send	-130
so she	-5
so short	-176
so short </s>	-141
so short bullet	80
so shortcut	134
so since	75
so spell	120
so tell	16
so tell me	16
so that	-230
so that i	-110
so the	-50
so the <kin>	-76
so the band	189
so the budget	8
so there	-112
so there 's	-75
so they	-119
so they say	-87
so this	-202
so this is	-101
so tire	-175
so tire today	-55
so trip	159
so type	-143
so type is	80
so voice	91
so was	31
so was i	45
so we	91
so we 'll	-92
so we 're	17
so we are	-55
so we do	163
so we have	17
so we shut	-121
so were	90
so what	-156
so what would	-125
so when	63
so with	-65
so with <number>	-8
so with the	-43
so within	7
so within <number>	7
so write	78
so you	-65
so you 'll	-84
soak	-229
soak ,	-195
soak </s>	-150
soap	123
soap </s>	146
soap and	-37
soap to	65
soap to me	199
sober	62
sober </s>	98
sober <number>	164
sober <number> year	164
sober since	154
sober since <number>	133
social	54
social medium	165
social worker	34
social worker 's	-21
society	86
society </s>	113
society <kin> </s>	120
sock	-53
sock </s>	-153
sock on	103
socket	108
socket </s>	134
socket by	-20
socket by the	-20
sofa	-155
sofa ,	-104
sofa </s>	-203
sofa bed	161
sofa come	148
sofa to	-92
sofa to the	-92
sofa with	-150
soft </s>	-127
soft food	74
software	237
software </s>	114
software in	91
software in <name>	91
soil	164
soil ,	118
soil </s>	94
soil here	123
soil here is	123
soil microbe	121
soil probe	108
soil probe we	108
solar	90
solar and	186
solar and a	186
solar panel	50
solar pump	-36
solar pump </s>	-36
solder	177
sole	205
sole <kin>	206
sole <kin> ,	246
solid	131
solid fuel	135
solo	46
solution	-33
solve	-168
solve this	-63
some	-247
some </s>	48
some <kin>	-367
some <kin> ,	-146
some <kin> call	-144
some <kin> on	-132
some <name>	-167
some <name> ,	8
some <name> </s>	198
some <name> of	-153
some <number>	67
some <number> of	145
some guy	-209
some guy on	-138
some have	111
some have no	111
some idea	-143
some of	-7
some of our	124
some on	94
some other	93
some reason	-149
some reason </s>	-142
some rice	-102
some say	-102
some say it	-102
some time	115
somebody	-280
somebody 's	-237
somebody 's <kin>	-77
somebody ,	-134
somebody </s>	29
somebody at	-170
somebody at the	-117
somebody else	-115
somebody have	-142
somebody in	-72
somebody is	-203
somebody move	-99
somebody on	71
somebody suggest	-92
somebody that	-127
somebody who	89
somehow	-185
somehow </s>	-155
someone	-284
someone 's	-309
someone 's nick	-90
someone </s>	-104
someone at	-153
someone at the	-96
someone at work	-86
someone else	-88
someone have	-92
someone in	-14
someone in the	-58
someone leave	-47
someone on	-81
someone open	-84
someone tell	-106
someone who	10
something	-183
something ,	-113
something </s>	-199
something <number>	-141
something about	-135
something about <name>	-102
something and	-167
something call	-191
something call <name>	-191
something cheaper	185
something else	-192
something else </s>	-97
something else for	-110
something for	-68
something i	-185
something i can	-185
something in	102
something in the	102
something lighter	-109
something lighter </s>	-109
something on	-221
something on paper	-138
something that	-141
something to	-6
something to do	-117
something with	-179
something with the	-67
sometimes	-162
somewhere	-331
somewhere </s>	-181
somewhere in	-72
somewhere in this	-70
sommelier	-21
song	-209
song </s>	-160
song go	-142
song in	50
song in my	-87
song lyric	-113
soon	-185
soon ,	-48
soon </s>	-157
sore	43
sore about	-14
sore about it	-14
sore when	118
sore when he	118
sorry	-322
sorry ,	-74
sorry <name>	-157
sorry for	-209
sorry for my	-151
sorry for the	-69
sorry for typo	-77
sorry if	-103
sort	-164
sort by	-206
sort by date	-128
sort first	-99
sort first </s>	-99
sort it	-186
sort it </s>	-172
sort of	-276
sort of thing	-154
sort the	-186
sort the list	-76
sort them	-122
sort these	-124
soufflé	-106
soul	-39
soul ,	-113
sound	-171
sound </s>	-191
sound a	-81
sound a bite	-81
sound awful	50
sound awful </s>	50
sound desk	101
sound good	-149
sound less	-99
sound less like	-40
sound like	-316
sound like a	-218
sound like an	-139
sound right	-128
sound right </s>	-128
soup	-373
soup ,	-122
soup </s>	-267
soup for	-116
soup is	-87
soup was	-79
soup was cold	-79
source	197
source </s>	-136
sourdough starter	225
sourdough starter ,	154
sourdough starter name	104
sous	17
sous <kin>	153
south	25
soy	-33
soya	149
spa	-51
space	57
space </s>	-41
space for	-180
space in	37
spam	-137
spanish	122
spanish is	68
spare	76
spare key	281
spare key ,	162
spare key </s>	182
spare key and	138
spare key are	66
spare me	-135
spare room	165
spare room </s>	200
spark	-111
spark plug	-96
sparky	-8
sparky ,	72
spatula	-95
speak	26
speak , so	114
speak </s>	-141
speak <name>	62
speak <name> ,	20
speak <name> </s>	65
speak <name> and	-107
speak <name> at	160
speak <name> but	120
speak <name> in	-77
speak <name> or	168
speak <name> with	106
speak <number>	-95
speak <number> language	-95
speak a	129
speak a word	129
speak at	166
speak at home	133
speak in	-131
speak in <name>	-147
speak is	216
speak is another	177
speak it	94
speak it </s>	-105
speak no	209
speak no <name>	209
speak of	91
speak on	46
speak on phone	46
speak only	74
speak only <name>	233
speak since	213
speak since the	194
speak to	-62
speak to me	31
speak too	-59
speak too soon	-48
speaker	-87
speaker </s>	-158
speaker in	64
spec	-124
spec is	-16
spec say	-85
spec say the	-85
special	169
specialise	150
specialise in	150
spectacle	-149
spectrum	66
spectrum </s>	66
speech	56
speech </s>	-131
speech <kin>	168
speech <kin> ,	85
speech is	-123
speech is for	-123
speech therapy	93
speech therapy </s>	93
speed	-100
speed </s>	-137
speedway	39
spell	26
spell ,	-6
spell </s>	-61
spell <name>	115
spell <name> ,	146
spell in	-22
spell in anything	68
spell with	-50
spell with a	-137
spell wrong	-75
spelling	-88
spend	124
spend </s>	168
spend <number>	73
spend <number> on	-120
spend <number> year	125
spend an	-98
spend an hour	-98
spend in	131
spend in <name>	131
spend my	81
spend the	-180
spend the whole	-112
spice	-58
spicy	142
spicy food	170
spider	33
spider </s>	33
spill	-282
spill coffee	-84
spill it	-86
spill tea	-93
spill the	-133
spin	-13
spin </s>	-143
spin class	90
spinach	-104
splash	-133
spleen	139
spleen </s>	84
split	-5
split ,	-147
split </s>	-121
split <number>	-147
split <number> between	12
split <number> way	-125
split a	-122
split by	-155
split by <number>	-155
split custody	130
split in	122
split in <number>	71
split it	-141
split keyboard	193
split the	122
split the account	112
split the bill	-72
split the rent	37
split the string	-90
split when	131
split when i	131
spoil	-137
spoil </s>	-125
spoil the	-132
spoiler	38
sponge	-126
spoon	-6
spoon </s>	-176
sport	-105
sport </s>	-122
spot	-6
spot </s>	43
spot in	-114
spot on	-116
spot on </s>	-116
spray	-32
spray at	79
spread over	81
spread over <name>	249
spread over <number>	54
spreadsheet	-88
spreadsheet </s>	-141
spreadsheet is	-124
spreadsheet since	-112
spreadsheet today	-95
spreadsheet today </s>	-95
spring	536
spring ,	224
spring , <kin>	50
spring , <name>	106
spring , <number>	101
spring , not	128
spring </s>	438
spring <number>	74
spring <number> </s>	73
spring and	71
spring i	95
spring in	83
spring in <name>	83
spring of	93
spring of <number>	93
spring the	102
sprint	-36
sprint ,	127
sprint </s>	28
sprint end	48
spud	56
spy	-149
sq	-87
sq m	-87
sqlite	64
squad	224
squad </s>	161
squad is	60
square	-65
square </s>	78
square metre	137
square metre </s>	137
squash	-80
squash </s>	-178
squash on	118
squash on <days>	118
squat	-91
squat </s>	-105
squeak	-224
squeeze	-129
sry	-123
st	198
st <name>	175
st <name> </s>	159
stable	-30
stable in	137
stable in <name>	137
stable on	106
stable on lithium	106
stack	-75
stack is	20
stack is <name>	166
stack trace	-220
stack trace </s>	-96
staff	-61
staff ,	-22
staff </s>	39
staff are	-81
stage	99
stage </s>	-116
stage <number>	79
stage box	-114
stage set	56
stage set </s>	56
stage share	133
stain	-258
stain </s>	-163
stainless	-101
stair	100
stair </s>	-51
stair are	222
stair are out	101
stair for	137
stairlift	199
stairlift in	126
stairwell	84
stairwell </s>	31
stale	-80
stalk	-113
stall	101
stall 's	100
stall ,	84
stall </s>	182
stall at	130
stall at <name>	89
stall at the	107
stall in	28
stall in <name>	61
stall is	163
stammer	360
stammer ,	131
stammer </s>	178
stammer on	138
stammer since	41
stammer so	116
stammer when	111
stammer when i	111
stamp	-66
stamp ,	-103
stamp </s>	-155
stamp from	123
stand	80
stand ,	-77
stand </s>	77
stand at	77
stand at the	49
stand coriander	48
stand coriander ,	109
stand coriander </s>	11
stand desk	48
stand here	-165
stand here look	-119
stand here with	-133
stand in for	38
stand in the	-17
stand mushroom	97
stand mushroom </s>	97
stand on	-156
stand on a	-111
stand order	132
stand order for	125
stand rule	123
stand rule </s>	123
stand the	-184
stand this	-160
stand this song	-110
stand up	-164
stand up </s>	-38
stand-in	31
stand-up	113
stand-up </s>	57
stand-up is	133
stand-ups	33
standard	21
standard door	117
standard door </s>	117
standardise	162
standup	38
standup </s>	133
standup in	-136
standup in <number>	-171
standup is	121
standup is at	121
standup run	-46
stanza	-158
stapler	-120
star	-18
star </s>	31
stare	-218
stare </s>	-139
stare at	-190
stare at me	-132
stare at the	-146
stare at this	-82
start	-75
start ,	-153
start <month>	122
start <month> </s>	71
start <number>	198
start <number> <month>	137
start <number> <name>	163
start a	30
start a new	-110
start again	-149
start as	132
start at	119
start at <number>	135
start at a	79
start at the	163
start first	95
start in	-100
start in <month>	54
start in <name>	-42
start in <number>	-245
start in the	92
start it	52
start med	67
start med school	67
start next	-52
start now	70
start of	15
start on	-33
start on the	68
start over	-150
start over </s>	-126
start school	-100
start school in	-102
start secondary	148
start secondary school	136
start the	-173
start the download	-97
start the first	-88
start the server	-141
start this	-168
start this morning	-133
start to	-150
start up	-122
start up </s>	-122
start when	-110
start when this	-110
start with	-139
start with the	-154
start without	-139
starter	-21
starter 's	45
starter ,	154
starter , <name>	154
starter is	108
starter name	99
starter name <name>	99
startup	33
startup </s>	11
startup give	53
startup in	-28
startup in <name>	-12
starve	-238
starve </s>	-189
stash	61
state	112
state </s>	18
state pension	-27
statement	-266
statement </s>	-76
static	194
static ,	152
statin	174
station	-5
station ,	89
station </s>	-54
station in	-35
station where	118
station where i	118
statistic	136
status	-205
status page	-79
stave	136
stave ,	126
stave </s>	-63
stay	116
stay </s>	47
stay <name>	90
stay <name> </s>	66
stay at	148
stay at home	119
stay at my	150
stay for	18
stay in	95
stay in <name>	195
stay in the	94
stay lock	-98
stay lock after	63
stay off	55
stay on	131
stay open	129
stay out	127
stay out of	8
stay over	-4
stay shut	-177
stay shut </s>	-103
stay there	-77
stay there </s>	63
stay till	-100
stay under	141
stay under <number>	141
stay until	109
stay with	174
stay with me	115
stay with my	35
stay with us	218
steady	65
steak	-114
steal	51
steam	-183
steel	-64
steel <name>	-40
steel toe	154
steep	27
stenographer	122
stent	237
stent in	114
stent put	119
stent put in	119
step	-125
step ,	-251
step , still	-84
step </s>	114
step <number>	-231
step <number> ,	-83
step <number> </s>	-130
step <number> of	-193
step away	-158
step by	86
step by step	86
step down	123
step down </s>	-178
step down as	106
step for	-44
step in	15
step matter	82
step of	-115
step please	-115
step please </s>	-115
step pls	114
step pls </s>	114
step with	-156
step with no	-96
stern	93
stew	-86
steward	76
steward </s>	103
stick	28
stick ,	-162
stick </s>	220
stick again	-94
stick again </s>	-94
stick at	91
stick at <number>	82
stick behind	-174
stick behind a	-156
stick in	-134
stick in <name>	-155
stick in my	-92
stick in the	-189
stick now	34
stick now </s>	34
stick on	-117
stick on <number>	-164
stick on level	-144
stick on the	-143
stick on this	-107
stick outside	-127
stick since	-133
stick there	148
stick to	99
stick with	56
stick with a	27
sticker	-96
stickler	-145
stickler </s>	-145
sticky	-106
sticky note	55
stiff	-87
stiff ,	24
stiff , but	53
stiff </s>	-237
stiff of	-8
stiff this	-141
stiff this morning	-141
still	-48
still ,	169
still </s>	85
still <kin>	174
still <number>	175
still a	-124
still at	-72
still awake	-185
still be	53
still be sore	118
still blurry	-86
still blurry </s>	-86
still can	-102
still can n't	-102
still crash	-135
still do	-134
still do n't	9
still fight	108
still fight with	108
still get	-89
still go	-90
still go </s>	-109
still have	-34
still have n't	-104
still have the	-110
still have to	50
still hurt	76
still in	-100
still in <name>	-117
still in my	-41
still in the	-24
still live	134
still lose	-105
still miss	-148
still miss </s>	-148
still no	-121
still nothing	7
still nothing </s>	7
still on	285
still on paper	125
still on the	165
still own	178
still own a	137
still own half	94
still pay	153
still put	54
still raw	-16
still raw </s>	126
still red	-126
still red </s>	-126
still ring	-164
still run	194
still run on	165
still run the	126
still show	-107
still swim	116
still there	-36
still there </s>	-123
still to	-128
still wait	-142
still weak	106
still weak </s>	106
still wet	-172
still wet </s>	-138
still wet and	-71
still work	26
stilt	36
stilt </s>	36
sting	40
stink	-184
stink </s>	-117
stink of	-118
stir	-132
stir it	-96
stitch	47
stitch </s>	18
stock	-33
stock ,	-158
stock </s>	108
stock count	-44
stock have	-79
stock have to	-79
stock in	151
stock only	-100
stock only woman	-100
stock sheet	-148
stock system	117
stocktake	-36
stoma	228
stoma bag	137
stomach	70
stomach 's	-141
stomach </s>	98
stomach is	-147
stomach is growl	-58
stone	107
stone </s>	37
stone house	-20
stool	86
stop	-15
stop </s>	-327
stop a	-130
stop at	-155
stop at <name>	19
stop at <number>	-43
stop at a	-142
stop at the	13
stop distance	-106
stop distance </s>	-106
stop drink	121
stop dye	124
stop dye my	124
stop eat	128
stop eat meat	124
stop eat sugar	143
stop in <month>	69
stop in <name>	-84
stop it	-164
stop it </s>	-164
stop lay	-95
stop read	-180
stop talk	-94
stop the	13
stop the server	-141
stop when	162
stop when <name>	148
stop with	10
stopcock	129
storage	166
storage box	91
storage heater	120
store	68
store </s>	102
store card	125
store in	-135
storm	-126
storm 's	-91
storm </s>	-78
story	-364
story ,	-121
story </s>	-126
story about	-105
story about a	-88
story about the	-105
story for	68
story hate	-134
story should	-104
story the	-132
story the <kin>	-127
stout	19
straight	38
straight </s>	-204
straight answer	140
straight into	17
straight into the	17
straight number	-44
straight stitch	124
strain	-111
stranger on	61
stranger on the	61
strap	38
straw	-86
strawberry	24
strawberry bring	-12
stray	-109
stream	-245
stream </s>	-141
stream at	-28
stream at <number>	-28
street	15
street 's	-40
street ,	146
street </s>	-4
street away	50
street have	97
street have a	129
street have no	-33
street is	70
street was	60
street was bomb	64
strength	-153
stress	-155
stretch	-106
stretch ,	-153
stretch </s>	99
stretch i	25
stretch i can	25
stretch of	151
stretch of the	151
stretch to	-34
strict	278
strict </s>	78
strictly	67
strictly speak	-35
strictly speak ,	-35
strike	-169
strike in	-120
strike in <name>	-120
striker	-34
striker ,	-34
striker , <name>	7
string	-230
string </s>	-239
string on	-90
string on comma	-90
strip	111
strip light	142
strobe	124
stroke	417
stroke ,	137
stroke </s>	214
stroke <number>	134
stroke <number> year	97
stroke i	168
stroke i type	131
stroke in	115
stroke in <number>	115
stroke my	69
stroke my right	69
stroke ward	115
strong	198
strong </s>	15
stronger	-123
stronger than	-101
strop	-115
structural	90
structural <kin>	90
struggle	44
struggle with	58
stubborn	-53
studio	226
studio ,	208
studio </s>	180
studio <kin>	137
studio above	131
studio from	144
studio have	135
studio have <number>	135
studio in	31
studio is	158
studio now	114
study	6
study ,	-134
study </s>	115
study <name>	134
study after	26
study after <number>	26
study dentistry	-64
study dentistry in	-72
study for	145
study for the	159
study in	-111
study in <name>	-53
study law	114
study law in	109
study marine	106
study marine biology	106
study nurse	77
study say	-153
study the	-93
study this	-147
study your	-107
study your table	-107
stuff	132
stuff </s>	43
stuff to	82
stuff to <name>	119
stumble	11
stupid	-247
stupid </s>	-136
stupid question	-138
stupid thing	-96
stutter ,	64
stutter and	10
stutter get	-18
stutter get worse	-18
stutter in	-93
stutter in <name>	-93
stutter on	27
stutter on the	27
stutter when	-78
stutter when he	139
style	204
style </s>	-138
style at	119
style at our	119
style guide	131
sub	-158
sub </s>	-157
sub <number>	-52
sub are	-89
subject	-93
subject :	-126
subject : <name>	-126
subject </s>	-131
subject line	-131
subject line </s>	-116
sublet	157
submarine	109
submarine </s>	109
submit	-48
subscript	-132
subscription	106
subscription </s>	146
substitute	-6
subtitle	-74
subtitle ,	142
subtitle </s>	-176
subtitle for	54
subtitler	65
subtitler ,	65
successor	-31
such	-239
such a	-147
such a thing	-119
such as	-135
sudden	-145
sudden </s>	-145
sudoku	156
sugar	-89
sugar ,	-64
sugar , that	106
sugar </s>	-45
sugar for	166
sugar for good	166
sugar in	-50
sugar in <month>	149
sugar on	162
sugar-free	62
sugar-free is	59
sugar-free is how	59
sugarcoat	98
sugarcoat ,	98
sugarcoat , i	98
suggest	-8
suggest </s>	77
suggest a	-228
suggest something	88
suggest the	-139
suggestion	-123
suggestion </s>	-70
suit	-42
suit </s>	26
suit me	184
suit me ,	140
suit me </s>	102
suitcase	-100
suite	216
suite </s>	132
suite is	154
sulk	15
sulk ,	-154
sum	-229
sum ,	25
sum :	-143
sum </s>	-220
sum is	-84
sum out	106
summarise	-148
summarise the	-82
summary	-42
summary </s>	32
summary of	-71
summary of the	-92
summary of this	-71
summer	252
summer </s>	159
summer house	-44
summer i	156
summer of	81
summer of <number>	81
sunburnt	-107
sunita	56
sunlight	38
sunny	-127
sunrise	-144
sunscreen	-34
sunset	-4
sunset </s>	129
super	17
supermarket	110
supervise	45
supervise <number>	136
supper	-181
supper </s>	-145
supply	-66
supply </s>	86
supply <number>	152
support	-84
support </s>	-176
support <name>	75
support <name> <name>	80
suppose	-192
suppose </s>	-147
suppose a	-113
suppose it	-141
suppose my	-110
suppose to	122
suppose you	-86
supposedly	-255
supposedly </s>	-184
sure	-304
sure ,	-161
sure , and	-120
sure , i	-131
sure </s>	-200
sure it	-118
sure it work	-118
surely	-188
surely </s>	-151
surf	44
surf </s>	10
surgery	102
surgery 's	107
surgery ,	115
surgery </s>	227
surgery is	-116
surgery is book	115
surgery on	97
surgical	113
surgical ward	113
surname	173
surname ,	96
surname , <name>	96
surprise ,	149
surprise </s>	98
surprise party	-33
survey	85
survive	209
survive that	-154
survive that </s>	-154
suspect	-142
suspend	24
suspend till	154
swallow	-69
swan	-224
swan </s>	-108
swan are	-145
swap	-77
swap </s>	120
swap <day>	-43
swap <name>	-27
swap for	65
swap in	-139
swap in the	-115
swap it	-141
swap it </s>	-103
swap my	67
swap seat	-154
swap the	-21
swap the <number>	-118
swap the gym	-4
swap them	-233
swap them </s>	-159
swap to	-43
swap with	-8
swarm	-168
swear	15
swear </s>	65
swear at	-279
swear at the	-165
swear by	-119
swear by it	-126
swear in	59
swear it	-169
swear it 's	-130
swear it was	-150
swear off	169
swear off credit	107
swear to	150
sweat	-143
sweat through	60
swede	-142
swedish	73
sweep	-57
sweep the	-121
sweep the yard	-122
sweet	-246
sweet </s>	-175
swell	93
swell </s>	-94
swell up	131
swim	131
swim ,	133
swim , never	94
swim </s>	113
swim <kin>	145
swim <number>	151
swim <number> length	-130
swim a	36
swim at	84
swim at the	83
swim for	-59
swim for the	-59
swim gala	-59
swim in	173
swim in the	184
swim pool	-116
swing	80
switch	43
switch </s>	-152
switch career	104
switch from	150
switch from <name>	61
switch it	-103
switch lite	136
switch that	-38
switch the	-264
switch the order	-151
switch to	144
switch to <name>	5
switch to decaf	67
switch to radiography	25
switch to the	35
switchboard	-58
switchboard </s>	-58
sword	-170
syllable	-100
sync	-146
syndrome	95
syndrome </s>	-25
synonym	-155
synonym for	-139
syntax	-88
syntax error	-95
syntax error </s>	-95
synth	80
syringe	36
syrup	-58
syrup </s>	-15
system	143
system ,	65
system </s>	82
t	-60
t </s>	-136
ta	-162
tab	-106
tab ,	103
tab </s>	-228
tab by	-117
tab close	-107
tab crash	-162
tab crash </s>	-126
tab get	-98
tab have	-95
tab open	-166
tab open and	-104
tab with	-114
table	148
table 's	54
table </s>	193
table <number>	-117
table and	59
table at	-154
table for	-167
table for <number>	-117
table for me	35
table have	-209
table here	-162
table i	-199
table i can	-165
table in	37
table is	-10
table is book	-176
table look	-126
table now	-118
table now </s>	-118
table of	-210
table on	-125
table see	177
table that	-156
table there	93
table to	-149
table with	35
table with <number>	-134
table-tennis	-12
tablet	73
tablet </s>	101
tablet for	174
tablet in	108
tackle	8
taco	-163
tag	-129
tag ,	-90
tai	152
tai chi	152
take	135
take </s>	-277
take <kin>	25
take <name>	93
take <name> ,	93
take <name> </s>	159
take <number>	162
take <number> </s>	127
take <number> argument	-127
take <number> day	58
take <number> hour	78
take <number> minute	159
take <number> of	108
take <number> paracetamol	-120
take <number> percent	130
take <number> second	-150
take <number> week	-15
take a	-75
take a break	-142
take a list	-142
take about	-99
take about <number>	-99
take age	-133
take age </s>	-113
take all	-8
take an	-129
take at	146
take by	24
take call	105
take card	-96
take care	128
take care of	128
take early	31
take forever	-170
take forever </s>	-13
take forever to	-151
take from	71
take her	-178
take home	80
take home </s>	80
take ibuprofen	-131
take in	171
take in <number>	138
take it	10
take it </s>	-73
take it you	-161
take job	111
take levothyroxine	139
take levothyroxine every	100
take lithium	136
take long	50
take me	164
take me <number>	123
take me all	-103
take me an	154
take me off	57
take me to	-188
take metformin	99
take metformin twice	99
take minute	-53
take my	149
take my <kin>	69
take off	-76
take off the	-160
take on	-62
take on the	17
take only	-44
take only <number>	-51
take our	125
take out	-124
take out a	66
take out the	-195
take over	54
take over as	157
take over from	119
take over in	136
take over my	123
take over the	-6
take side	-149
take side </s>	-149
take that	-116
take the	-86
take the <kin>	-81
take the <number>	-127
take the bin	-103
take the ferry	134
take the first	-165
take the minute	92
take the stair	-16
take the train	122
take to	151
take too	-49
take too much	-49
take up	21
take up my	13
take us	-55
take us <number>	68
take your	-111
take your point	-145
takeaway	-139
tale	-284
tale ,	-142
tale </s>	-123
talk	-88
talk ,	167
talk </s>	-17
talk <days>	53
talk about	-240
talk and	-78
talk at	-86
talk in	-106
talk later	-150
talk later </s>	-150
talk me	-73
talk on	-197
talk on this	-92
talk to	95
talk to it	-160
talk to me	44
talk to my	-70
talk to the	96
tall	-123
tall </s>	-169
tallinn	38
tandem	110
tango	58
tank	124
tank 's	160
tank </s>	-122
tank and	119
tanker	150
tannery	113
tap	86
tap water	66
tape	-54
tape </s>	10
tar	-118
target	83
target </s>	140
target is	134
target is <number>	60
tariq	151
tariq 's	61
tarmac	-48
tart	-8
tart </s>	33
task	79
taste	156
taste </s>	58
taste is	101
taste like	125
taste like soap	21
taste of	-33
taste of soap	100
taste then	-52
tattoo	21
tattoo 's	-131
tattoo </s>	-134
tattoo in	-55
tattoo of	52
tattoo of a	52
tattoo studio	204
tattooist	107
tattooist ,	107
tax	-41
tax </s>	-71
tax debt	-72
tax debt of	-72
tax form	-133
tax in	98
tax is	-76
tax law	11
tax law for	11
tax office	104
tax office <number>	105
tax return	143
tax return 's	146
tax year	201
tax year end	155
taxi	-83
taxi </s>	-99
taxi <kin>	55
taxi come	-111
taxi firm	44
taylor	-123
taylor <name>	-123
tea	-94
tea 's	-158
tea 's go	-141
tea ,	-100
tea </s>	-133
tea and	-149
tea for	-155
tea go	-96
tea go cold	-96
tea in	-147
tea in the	-125
tea on	-20
tea really	-147
tea room	71
tea that	-112
tea with	103
tea without	-16
tea without milk	5
teach	185
teach </s>	178
teach <kin>	117
teach <name>	-13
teach <name> <name>	-77
teach <name> at	134
teach at	78
teach cello	137
teach cello to	137
teach chemistry	183
teach chemistry </s>	130
teach chemistry at	94
teach in	170
teach in <name>	149
teach in <number>	94
teach it	-171
teach math	89
teach me	-94
teach me to	150
teach myself	223
teach myself <name>	125
teach myself to	104
teach the	85
teach to	90
teach weld	34
teach weld at	109
teach woodwork	109
teach year	98
teach year <number>	98
teach yoga	-31
teach yoga to	-86
team	87
team 's	75
team 's <number>	22
team 's rule	55
team 's spread	138
team ,	101
team , <number>	123
team , the	63
team </s>	153
team <kin>	111
team <kin> ,	197
team <kin> in	36
team at	67
team call	-87
team have	-47
team have <number>	-119
team i	130
team i <kin>	130
team in	90
team in the	-70
team is	127
team is <number>	-34
team is deaf	65
team is in	-53
team is me	76
team is spread	119
team like	-61
team like it	-173
team meet	-91
team nobody	117
team of	-50
team of <number>	-50
team on	-20
team rule	-89
team rule </s>	-89
team sit	-64
team sit in	-64
team win	-139
teapot	-84
tear	-109
tear </s>	-139
tear my	16
tear my <name>	119
teary	-96
teatime	-133
teatime </s>	-133
tech	130
tech </s>	185
ted	159
telephone	-26
telephone </s>	-223
television	-10
television and	57
tell	-188
tell </s>	39
tell <name>	-170
tell a	84
tell by	-139
tell by a	-139
tell her	-174
tell her </s>	-148
tell him	-237
tell him </s>	-105
tell his	-80
tell his <kin>	-80
tell it	76
tell me	-117
tell me </s>	-195
tell me a	-121
tell me how	-133
tell me if	-146
tell me in	-134
tell me it	-192
tell me nothing	-126
tell me she	-148
tell me so	-115
tell me something	-91
tell me the	-131
tell me there	-135
tell me to	130
tell me what	-95
tell me whether	-88
tell me which	-161
tell my	-150
tell my <kin>	-132
tell that	128
tell the	-221
tell the <kin>	-198
tell the whole	-153
tell them	-225
tell them </s>	-163
tell to	57
tell to avoid	38
tell us	-208
tell us the	-108
tell you	-160
tell you </s>	-150
telly	-32
telly 's	17
telly </s>	22
temp	-28
temperature	-122
template	-59
template </s>	-146
template for	49
template for a	64
template pls	-74
template pls </s>	-74
temple	-136
ten	-54
ten so	-55
ten so my	-55
tenancy	72
tenancy </s>	161
tend	59
tend bar	118
tend bar at	118
tend to	-76
tend to agree	-76
tender	-8
tenner	16
tennis	-69
tenor	53
tenor </s>	-16
tense	-73
tense </s>	-8
tent ,	88
tent </s>	-83
tenth	38
tenth of	38
term	203
term ,	148
term </s>	192
term are	158
term i	92
term time	206
term time </s>	127
term time only	125
term with	130
terminal	66
terminal </s>	76
terminal and	-99
terrace	14
terrace </s>	-85
terrace in	141
terraform	146
terraform ,	139
terraform want	-98
terraform want to	-98
terrible	-102
terrible </s>	116
terrify	141
terrify me	141
terrify of	207
test	92
test ,	192
test </s>	85
test <name>	104
test <number>	66
test and	35
test are	-197
test are green	-229
test are red	-120
test are write	80
test at	121
test data	-106
test fail	-228
test fail </s>	-179
test for	-160
test green	-91
test green </s>	-91
test harness	39
test i	-107
test in	-225
test in <name>	-93
test is	-49
test is red	-150
test is what	10
test it	-189
test it on	-157
test must	162
test must run	162
test on	200
test on the	152
test pass	-193
test pass </s>	-172
test run	-136
test use	58
test use <name>	58
test user	-146
test user 's	-116
text	84
text ,	-251
text :	-175
text </s>	79
text and	54
text code	-156
text for	-80
text for the	-217
text is	34
text lose	-6
text lose me	-6
text me </s>	67
text must	85
text to	-60
text to the	-138
text you	76
text you in	112
textbook	-21
texted	-143
texture	109
thai	-31
thai is	74
than	33
than <kin>	-152
than <name>	-138
than <number>	291
than <number> </s>	-173
than <number> day	57
than <number> hour	107
than <number> kg	107
than <number> kilo	77
than <number> line	151
than <number> question	124
than <number> word	37
than a	124
than a ferry	78
than an	69
than an hour	69
than anyone	43
than anyone </s>	43
than be	81
than before	-161
than before </s>	-161
than by	130
than i	54
than it	-162
than long	137
than long paragraph	137
than me	123
than me </s>	56
than me and	147
than my	5
than my <kin>	-47
than my <name>	178
than people	-148
than that	-123
than that </s>	-123
than the	-149
than the <name>	-140
than the other	102
thank	-104
thank ,	-227
thank , that	-130
thank , you	-100
thank </s>	-222
thank a	-168
thank for	-149
thank to	-37
thank to the	73
thank you	79
thank you </s>	161
thank you for	-131
thank-you	-130
that	-276
that 's	105
that 's <name>	139
that 's <number>	120
that 's a	-77
that 's all	-285
that 's go	121
that 's how	208
that 's in	106
that 's it	-62
that 's make	-138
that 's me	175
that 's my	31
that 's not	-241
that 's our	274
that 's out	-141
that 's partly	73
that 's the	-163
that 's too	-149
that 's us	205
that 's when	35
that 's where	59
that 's why	-44
that 's wrong	-65
that ,	-42
that , is	92
that </s>	-180
that <kin>	-39
that <kin> n't	-35
that <name>	-128
that <name> </s>	-157
that <name> <name>	-141
that <name> look	124
that <name> was	-103
that <number>	-71
that <number> ,	-129
that <number> </s>	42
that <number> in	-137
that <number> year	145
that a	-377
that a <kin>	-179
that a thing	-71
that again	-91
that again </s>	-91
that all	65
that all <number>	65
that an	-128
that an old	-61
that and	-105
that answer	-249
that answer </s>	-112
that are	147
that are n't	151
that are still	-147
that bad	-117
that bad </s>	-101
that bakery	-80
that be	40
that because	76
that bite	-128
that both	34
that break	-49
that bring	109
that can	-151
that chart	-139
that clip	-105
that coffee	-133
that cold	-110
that come	71
that come today	-64
that come with	96
that cost	-119
that cost </s>	-119
that curry	-109
that daft	-123
that daft </s>	-123
that do	-75
that do n't	-193
that documentary	-90
that documentary </s>	-90
that drop	-71
that email	-131
that enough	-142
that enough </s>	-142
that error	-109
that error before	-109
that even	9
that even mean	-116
that explain	-117
that fail	-127
that feel	-61
that file	-161
that film	-81
that first	-128
that first </s>	-128
that fit	40
that fix	-166
that fix it	-106
that fold	93
that fool	-120
that forum	-128
that function	-146
that function </s>	-90
that game	-164
that go	-124
that go on	18
that half	143
that half work	147
that happen	-112
that have	5
that he	-249
that help	-163
that help </s>	-163
that her	-122
that hinge	48
that his	-102
that his <kin>	-102
that hotel	-89
that i	180
that i 'd	-155
that i 'm	97
that i am	-98
that i can	-217
that i have	24
that i inherit	86
that i need	65
that i take	52
that in	65
that in <name>	-92
that in <number>	137
that in a	-128
that in mind	102
that in the	-98
that into	-246
that into a	-146
that is	45
that is ,	-73
that is </s>	-192
that is n't	26
that is not	-112
that is the	64
that it	-173
that it 's	-158
that job	-133
that joke	-116
that keep	77
that keep me	21
that last	-226
that last <number>	-169
that last answer	-97
that last sentence	-57
that leave	89
that line	-168
that list	-181
that list ,	-142
that long	36
that look	-40
that look like	-75
that make	-287
that matter	58
that matter </s>	-230
that may	-185
that may be	-185
that mean	-111
that mean </s>	-148
that might	-72
that movie	-125
that my	230
that my <kin>	226
that need	12
that new	-128
that no	84
that nobody	-28
that noise	-175
that normal	-163
that normal </s>	-163
that now	-180
that now </s>	-180
that on	-271
that on a	-133
that only	134
that only <name>	119
that or	-91
that or is	-62
that order	43
that order </s>	43
that our	-192
that out	-157
that page	-214
that page </s>	-184
that paragraph	-157
that paragraph </s>	-93
that pass	-163
that people	-153
that per	-142
that per week	-142
that plan	-211
that plan </s>	-171
that please	-84
that please </s>	-84
that question	-132
that recipe	-160
that recipe </s>	-107
that record	-131
that report	77
that report </s>	77
that restaurant	-159
that say	-152
that second	-229
that second sentence	-147
that second version	-134
that sentence	-189
that sentence </s>	-158
that series	-154
that shop	-185
that show	-267
that show ,	-118
that show </s>	-92
that side	152
that sitcom	-111
that site	-175
that slug	58
that smell	-156
that so	-119
that so </s>	-119
that somebody	98
that sound	-143
that sound good	-128
that speech	-120
that stack	-108
that stack trace	-108
that still	87
that survive	126
that table	-95
that take	315
that take <number>	178
that take my	165
that talk	94
that talk </s>	-136
that tell	-42
that test	-126
that the	-253
that the <kin>	39
that the <name>	-178
that they	-88
that this	-108
that ticket	-140
that to	-158
that tomorrow	-105
that tomorrow </s>	-105
that true	-100
that typo	-114
that up	-118
that van	7
that variable	-131
that was	114
that was a	87
that way	123
that way </s>	123
that we	156
that we have	4
that wed	-66
that wed today	-66
that will	-16
that will n't	23
that work	153
that work </s>	137
that work with	125
that wrong	-114
that wrong </s>	-114
that you	-91
thatch	131
the	-127
the '	159
the <day>	-133
the <day> <number>	-112
the <day> is	-107
the <day> market	220
the <day> report	39
the <kin>	-53
the <kin> '	117
the <kin> 's	-10
the <kin> ,	-155
the <kin> </s>	37
the <kin> <day>	62
the <kin> <kin>	-249
the <kin> <name>	227
the <kin> <number>	184
the <kin> and	118
the <kin> are	60
the <kin> at	-5
the <kin> before	-161
the <kin> bite	112
the <kin> call	-82
the <kin> can	-167
the <kin> charge	-162
the <kin> come	-40
the <kin> die	-160
the <kin> each	175
the <kin> finish	123
the <kin> for	-85
the <kin> from	59
the <kin> get	20
the <kin> give	-223
the <kin> go	129
the <kin> group	11
the <kin> hate	-14
the <kin> have	-161
the <kin> i	37
the <kin> in	-459
the <kin> insist	54
the <kin> into	-160
the <kin> is	-86
the <kin> just	-46
the <kin> knock	-37
the <kin> know	119
the <kin> last	-78
the <kin> leave	-24
the <kin> let	22
the <kin> like	-47
the <kin> live	-13
the <kin> loan	70
the <kin> navy	109
the <kin> need	148
the <kin> never	-152
the <kin> next	-94
the <kin> on	-121
the <kin> only	47
the <kin> portal	116
the <kin> prefer	-152
the <kin> put	67
the <kin> refuse	155
the <kin> run	-24
the <kin> sleep	27
the <kin> so	-110
the <kin> sound	-159
the <kin> speak	62
the <kin> take	160
the <kin> tell	-152
the <kin> that	78
the <kin> there	84
the <kin> think	-195
the <kin> to	-95
the <kin> today	-78
the <kin> upstairs	36
the <kin> wake	-14
the <kin> want	197
the <kin> was	-42
the <kin> when	153
the <kin> who	-29
the <kin> will	-24
the <kin> with	113
the <kin> yesterday	-86
the <month>	206
the <month> </s>	152
the <name>	41
the <name> 's	62
the <name> ,	-87
the <name> </s>	-31
the <name> <kin>	-168
the <name> <name>	97
the <name> <number>	-81
the <name> account	112
the <name> ahead	-133
the <name> and	-150
the <name> archipelago	112
the <name> are	-31
the <name> as	146
the <name> at	-64
the <name> before	119
the <name> branch	160
the <name> build	-173
the <name> church	-58
the <name> code	-155
the <name> come	-139
the <name> delta	-13
the <name> doc	-103
the <name> end	129
the <name> every	61
the <name> exam	-21
the <name> file	-115
the <name> for	25
the <name> from	-174
the <name> group	73
the <name> habit	-79
the <name> hall	170
the <name> have	98
the <name> i	-14
the <name> in	40
the <name> is	115
the <name> licence	98
the <name> marathon	88
the <name> market	64
the <name> most	172
the <name> name	10
the <name> next	-24
the <name> of	180
the <name> office	247
the <name> on	18
the <name> people	74
the <name> place	-158
the <name> remote	-105
the <name> show	59
the <name> since	211
the <name> site	164
the <name> start	-98
the <name> team	18
the <name> text	97
the <name> that	75
the <name> to	98
the <name> twice	20
the <name> version	123
the <name> was	-155
the <name> way	36
the <name> when	-30
the <name> will	-104
the <name> with	73
the <number>	59
the <number> </s>	144
the <number> <kin>	146
the <number> <name>	91
the <number> about	45
the <number> at	-188
the <number> bus	-47
the <number> by	68
the <number> call	-124
the <number> day	-56
the <number> do	-125
the <number> draft	-140
the <number> every	66
the <number> file	-141
the <number> flat	123
the <number> for	-99
the <number> from	-136
the <number> i	-9
the <number> in	-180
the <number> job	-73
the <number> kidney	138
the <number> o	29
the <number> of	39
the <number> on	-49
the <number> photo	-134
the <number> table	-169
the <number> test	-142
the <number> that	-163
the <number> thing	42
the <number> to	-155
the <number> who	-158
the <number> with	32
the <number> without	-148
the about	-70
the accent	72
the accident	166
the accident </s>	145
the accordion	14
the accordion ,	-34
the accordion was	81
the account	-11
the account ,	-39
the account </s>	-38
the account for	128
the ad	-276
the ad </s>	-85
the ad is	-88
the admin	-149
the advert	-232
the advert </s>	-127
the afternoon	-7
the age	-8
the age of	8
the agency	-73
the agency in	-65
the agenda	-126
the air	84
the airline	-129
the airport	-145
the airport </s>	-108
the aisle	-32
the aisle </s>	-111
the alarm	16
the allotment	118
the allotment ,	123
the allotment </s>	-47
the allotment committee	71
the allotment is	-10
the allotment society	153
the ambulance	102
the amount	-183
the ankle	130
the ankle go	130
the announcement	-151
the answer	-281
the answer </s>	-141
the answer is	-170
the app	-254
the app 's	-72
the app </s>	-141
the app <kin>	-91
the app and	-74
the app say	-51
the applicant	-153
the archive	65
the archive </s>	65
the argument	-72
the argument </s>	-68
the arm	-114
the army	259
the army </s>	206
the army in	85
the array	-196
the article	-273
the article </s>	-163
the article say	-67
the ask	-172
the association	92
the attach	-117
the attachment	-149
the attachment </s>	-135
the attic	80
the attic is	-15
the auction	-111
the audience	-108
the audit	97
the autism	93
the autism spectrum	93
the autumn	215
the autumn </s>	180
the average	-192
the average </s>	-108
the back	304
the back </s>	94
the back bedroom	51
the back door	139
the back of	100
the back room	134
the backup	-170
the backup </s>	-134
the bacon	94
the bag	-219
the bake	-152
the bake sale	-137
the bakery	120
the bakery 's	139
the bakery ,	90
the bakery </s>	241
the bakery and	76
the bakery are	118
the bakery in	-102
the bakery on	-11
the bakery run	90
the bakery to	136
the bakkie	-51
the balcony	103
the balcony </s>	161
the ball	-158
the band	91
the band 's	21
the band ,	102
the band break	-17
the band can	145
the band on	-138
the band pay	-63
the banjo	-64
the bank	69
the bank 's	-4
the bank </s>	-46
the bank at	-60
the bank in	101
the bank is	157
the bank turn	151
the bankruptcy	110
the bar	59
the bar ,	97
the bar </s>	110
the bar exam	160
the bar in	112
the bar twice	131
the barn	255
the barn </s>	103
the barn roof	106
the base	71
the basement	169
the basement ,	123
the bass	-116
the bath	115
the bath </s>	59
the bath is	123
the bathroom	125
the bathroom 's	135
the bathroom </s>	107
the battery	-135
the beach	-73
the beach </s>	-134
the bed	131
the bed 's	104
the bed </s>	76
the bed is	111
the bedroom	70
the bedroom </s>	44
the bee	-135
the beech	130
the beer	-146
the begin	-13
the begin of	12
the bell	-66
the bench	116
the best	-262
the best <number>	-42
the best part	-134
the best thing	-165
the better	-102
the big	193
the big <number>	7
the big oven	12
the big pan	-27
the bigger	-32
the biggest	-173
the bike	40
the bike 's	132
the bike </s>	-159
the bike is	17
the bill	-22
the bill </s>	-96
the bill service	144
the bin	-74
the bin </s>	17
the bin out	-155
the bio	-100
the biscuit	-168
the bite	-225
the bite about	-136
the bite on	-120
the bite with	-113
the blast	99
the blind	-120
the block	-135
the blog	-124
the bloke	-122
the blood	-122
the blood test	-62
the blue	84
the blue <number>	-70
the blue folder	72
the blue glove	78
the blunt	140
the blunt version	140
the board	-56
the board </s>	-175
the board of	105
the boat	133
the boat </s>	41
the boat is	8
the boat with	124
the body	-191
the boiler	121
the boiler 's	126
the boiler </s>	-84
the boiler code	-170
the boiler in	4
the boiler man	85
the book	-6
the book </s>	97
the book at	-83
the book club	-35
the book for	197
the book in	-134
the book is	-164
the bookshop	68
the bookshop was	52
the border	95
the bot	-140
the bottle	-128
the bottom	34
the bottom </s>	30
the bottom is	-86
the bottom of	87
the bowl	-119
the bowl club	-40
the box	-46
the box ,	-130
the box </s>	65
the box is	9
the box office	-138
the box room	135
the bracket	-122
the branch	-96
the branch and	-84
the bread	60
the bread </s>	84
the bread and	42
the break	-136
the brewery	-22
the brewery ,	-80
the brewery </s>	-78
the bride	43
the bride 's	-136
the bridge	-134
the bridge </s>	-101
the browser	-144
the bucket	-127
the budget	-58
the bug	-110
the build	37
the build ,	-153
the build </s>	-9
the bungalow	158
the bureau	141
the burnout	94
the burnout </s>	69
the bus	-4
the bus ,	-76
the bus </s>	229
the bus <kin>	39
the bus and	-139
the bus is	-156
the bus just	-157
the bus never	-156
the bus now	-149
the bus stop	-114
the bus to	27
the bus was	-105
the bus with	-132
the business	39
the business ,	196
the business in	-48
the butter	-149
the butter </s>	-78
the button	-259
the button </s>	-215
the button on	-70
the bypass	73
the cab	148
the cab </s>	161
the cabin	177
the cabinet	-14
the cable	47
the cache	-288
the cache ,	-136
the cache </s>	-183
the cafe	97
the cafe in	122
the café	139
the call	-279
the call ,	-216
the call </s>	-114
the call and	-145
the call centre	143
the call i	-147
the call keep	-128
the call to	-114
the camper	80
the camper of	80
the campsite	38
the canal	151
the canoe	90
the canteen	15
the cap	-157
the capital	-159
the capital </s>	-126
the capital of	-128
the caption	-251
the caption </s>	-144
the car	-127
the car 's	179
the car ,	-150
the car in	5
the car outside	-144
the car park	-180
the caravan	182
the caravan </s>	133
the card	-161
the card </s>	-138
the care	57
the care home	57
the carousel	-114
the carousel </s>	-114
the carpet	-103
the carpet </s>	-121
the cartoon	-182
the case	-277
the case </s>	-128
the case study	-193
the cash	-130
the cast	53
the castle	-131
the catalogue	-116
the caterer	-80
the cathedral	129
the cathedral </s>	54
the cathedral choir	77
the ceiling	-243
the ceiling </s>	-115
the cellar	188
the cellar ,	-13
the cellar </s>	187
the cellar of	101
the cello	186
the ceramics	105
the certificate	-128
the chair	-177
the chair </s>	-167
the change	-178
the change </s>	-134
the channel	-100
the chap	-113
the chapel </s>	125
the chapter	-166
the character	-117
the charger	-150
the charity	75
the chart	-44
the chart </s>	-163
the chat	-185
the cheap	12
the cheaper	-120
the cheese	-203
the chemical	82
the cheque	136
the chess	7
the chief	-98
the chipper	-71
the choir	82
the choir 's	140
the choir </s>	-72
the choir i	167
the choir sing	-29
the chore	-70
the church	259
the church </s>	162
the church hall	-71
the church in	-168
the cinema	-148
the city	-55
the city only	-37
the claim	13
the class	83
the clause	-94
the clean	96
the clean </s>	140
the clerk	-193
the climb	-20
the clinic	-120
the clinic ,	-51
the clinic </s>	20
the clinic i	145
the clip	-193
the clip was	-58
the clock	80
the clock </s>	109
the cloud	170
the cloud </s>	140
the club	-12
the club 's	39
the club </s>	-60
the club have	20
the cluster	143
the co-op	-7
the co-op pay	-123
the coast	39
the code	-90
the code </s>	-256
the code is	-207
the coffee	-52
the coffee ,	-84
the coffee </s>	-149
the coffee machine	-95
the cold	133
the cold </s>	144
the college	141
the college </s>	133
the colliery	145
the colour	-227
the colour </s>	-140
the column	-181
the comma	-152
the comma </s>	-45
the command	-162
the comment	-94
the commit	-105
the commit message	-105
the committee	25
the community	146
the community centre	101
the commute	82
the company	13
the company 's	81
the company </s>	-31
the company go	-30
the company i	23
the company in	-170
the complaint	-114
the component	-139
the compost	-100
the compressor	99
the conclusion	24
the congregation	92
the connection	-168
the conservatory	111
the console	-132
the console </s>	-129
the constructor	-144
the constructor </s>	-144
the consulate	5
the contract	112
the cook	153
the cook ,	160
the cook </s>	120
the cooker	8
the cooperative	47
the copy	32
the corner	46
the corner </s>	-68
the correct	-163
the correction	-81
the corridor	31
the corridor </s>	-158
the corridor wait	-107
the cost	-170
the cottage	180
the cottage in	49
the cottage is	133
the couch	-222
the council	178
the council </s>	-15
the council in	132
the council will	105
the counter	-190
the counter </s>	-85
the country	92
the county	207
the couple	-259
the couple who	-115
the course	-148
the course </s>	-148
the court	-131
the cover	-238
the cover </s>	-160
the cover letter	-102
the crash	122
the crash </s>	182
the crash in	119
the crate	109
the crate </s>	109
the credit	-108
the cricket	-67
the croft	146
the cron	-107
the crossword	-185
the crow	105
the crow </s>	-63
the crow speak	138
the crowd	-174
the crown	-134
the cup	-225
the cup </s>	-182
the cupboard	67
the cupboard </s>	60
the current	27
the curry	-170
the cursor	-210
the custom	-123
the dairy	-50
the dash	-105
the dashboard	76
the data	209
the data centre	113
the database	-94
the dataset	-146
the date	-197
the date </s>	-142
the date are	-127
the date in	-170
the date wrong	-86
the dative	-167
the day	-56
the day ,	-66
the day </s>	-279
the day <name>	196
the day centre	130
the day job	-26
the db	61
the deadline	-249
the deadline </s>	-82
the deadline is	-142
the dealer	34
the dealer in	34
the dean	81
the debate	-147
the debt	21
the deck	-94
the deed	-43
the delivery	-135
the dementia	138
the demo	-181
the demo </s>	-146
the demo is	-124
the deploy	-85
the deposit	-172
the depot	166
the depot ,	22
the depot </s>	186
the deputy	88
the deputy head	129
the design	-63
the desk	-31
the desk </s>	9
the desk and	-15
the diagnosis	138
the diagnosis </s>	103
the diagram	-166
the dialog	-161
the dialogue	-103
the dialysis	117
the dialysis unit	117
the diesel	31
the diesel </s>	31
the diff	-194
the diff </s>	-118
the difference	-212
the difference </s>	-97
the difference between	-162
the digger	75
the dine	208
the dine room	157
the dine table	126
the dinner	74
the diocese	-43
the diploma	-44
the disclaimer	71
the dish	-56
the dish ,	20
the dish </s>	-34
the dishwasher	-56
the district	-87
the div	-155
the divorce	281
the divorce </s>	213
the divorce i	125
the doc	-356
the doc ,	-142
the doc </s>	-214
the doc and	-134
the doc for	-86
the doc is	-111
the documentary	-162
the dome	59
the door	-72
the door ,	-151
the door </s>	-113
the door on	35
the doorway	-141
the dough	-194
the download	-139
the download ,	-104
the draft	-245
the draft i	-107
the drain	-145
the drama	-112
the draw	-82
the drawer	-11
the drawing	132
the dream	70
the dream </s>	70
the dresser	143
the drill	-173
the drip	-110
the drive	-69
the drizzle	-156
the drizzle </s>	-156
the drone	20
the drop	125
the drum	-57
the drum kit	-11
the dust	148
the dust extractor	148
the early	-169
the east	49
the edge	-110
the edge </s>	-133
the edge of	129
the egg	57
the egg </s>	-150
the eighty	110
the eighty </s>	110
the elbow	11
the email	-204
the email to	-66
the end	-107
the end ,	-159
the end </s>	-200
the end of	61
the endpoint	-141
the endpoint </s>	-107
the engine	27
the engine run	-97
the epilepsy	144
the epilepsy </s>	99
the error	-229
the error in	-132
the essay	-132
the estate	138
the ethics	107
the ethics board	107
the even	137
the even </s>	207
the evening	126
the evening </s>	126
the exact	-117
the exam	-214
the exam question	-86
the example	-287
the example ,	-138
the example </s>	-137
the excavator	-9
the exercise	-232
the exercise make	-157
the export	-9
the export </s>	-145
the eye	-163
the eye </s>	-200
the fable	-163
the fable </s>	-139
the fag	118
the fall	253
the fall </s>	213
the family	207
the family 's	79
the family </s>	126
the family business	167
the family to	129
the fan	-155
the far	117
the farm	207
the farm 's	116
the farm ,	142
the farm </s>	153
the farm have	116
the farm shop	127
the fault	-152
the fee	-129
the feed	101
the fence	-61
the fence on	-9
the ferry	-135
the ferry in	-48
the fete	36
the fictional	-182
the field	192
the fifth	-5
the fifth floor	118
the figure	-174
the file	-480
the file ,	-52
the file </s>	-302
the file and	-166
the file but	-110
the file give	-74
the file i	-170
the file take	-124
the file to	-147
the fill	-129
the film	-337
the film ,	-198
the film </s>	-203
the film have	-119
the film the	-123
the film was	-79
the filter	60
the final	-104
the final word	-24
the finale	-128
the fire	-11
the fire </s>	134
the fire alarm	-64
the fire brigade	148
the fire drill	-154
the firm	239
the firm 's	29
the firm ,	138
the firm </s>	223
the firm in	86
the firm know	88
the firm pay	-57
the first	-113
the first </s>	71
the first <day>	255
the first <number>	16
the first chapter	-122
the first draft	-219
the first half	-159
the first is	-156
the first line	-16
the first of	145
the first page	-114
the first paragraph	81
the first part	-91
the first version	-134
the fish	-128
the fish </s>	117
the fish shop	-27
the fish tank	-164
the flag	-165
the flat	232
the flat </s>	212
the flat above	28
the flat below	66
the flat by	93
the flat come	-52
the flat in	95
the flat is	127
the flat with	124
the flight	-58
the flight was	-44
the float	-112
the flood	197
the flood </s>	201
the flood that	77
the flood warn	-103
the floor	-34
the floor ,	34
the floor </s>	-33
the flour	-64
the flower	-83
the flu	-117
the flyer	73
the flyer ,	11
the flyer </s>	87
the folder	-167
the follow	-202
the follow into	-83
the font	-238
the font </s>	-97
the font is	-140
the food	7
the food bank	4
the foot	-172
the foot </s>	-172
the footer	-222
the footer </s>	-146
the footer is	-90
the footnote	-103
the footnote </s>	-103
the footpath	-40
the footpath </s>	-108
the forecast	-186
the forecast is	-118
the forecast say	-37
the forest	-25
the forest </s>	-25
the forge	75
the forge is	106
the forklift	58
the form	-312
the form 's	-193
the form </s>	-237
the form want	-170
the form with	-105
the formula	-168
the formula down	-42
the forum	-114
the forum </s>	-84
the forum say	-112
the fountain	106
the fourth	135
the fourth <name>	80
the fourth floor	140
the fourth generation	153
the fox	-16
the franchise	80
the franchise for	80
the freezer 's	19
the freezer </s>	-22
the fridge	-95
the fridge ,	-161
the fridge </s>	23
the fridge door	-34
the front	84
the front </s>	-158
the front desk	81
the front is	73
the front room	188
the frontend	84
the frontend </s>	119
the frost	-40
the full	217
the function	-240
the function </s>	-101
the function is	-131
the function return	-124
the funeral	44
the funeral </s>	124
the funeral in	91
the funniest	-119
the fuse	95
the game	-176
the game ,	-79
the game </s>	-104
the game before	-132
the game is	-124
the gap	4
the garage	164
the garage ,	167
the garage </s>	196
the garage because	139
the garage is	145
the garage stand	-36
the garden	96
the garden </s>	-9
the gas	-124
the gas bill	-106
the gas people	-177
the gate	-85
the gate ,	-106
the gate </s>	-137
the gate open	-131
the giant	-162
the gist	-137
the gist </s>	-103
the glaze	47
the glue	96
the go	-165
the goal	-158
the good	155
the google	95
the grammar	-163
the grammar </s>	-114
the grant	-18
the graph	-134
the great	114
the great north	114
the green	66
the green <number>	-93
the greenhouse	73
the greet	-85
the grind	9
the grind floor	13
the grocer	75
the group	107
the group chat	-135
the group project	93
the guide	-155
the guitar	-123
the guitar in	14
the gutter	30
the guy	-224
the guy in	-171
the gym	-98
the gym 's	9
the gym for	-4
the gym is	-30
the half	77
the hall	-60
the hall 's	-19
the hall </s>	-52
the hall have	165
the hall key	71
the hallway	-76
the handler	-134
the harbour	146
the hard	85
the hard way	85
the hardware	-112
the hardware shop	-50
the hare	-138
the harvest	-167
the head	-175
the head 's	-121
the header	-220
the header ,	-103
the header </s>	-140
the headline	-143
the headphone	-131
the health	111
the hear	95
the hear in	69
the heart	143
the heat	-209
the heat 's	-135
the heat go	-125
the heat in	45
the hedge	-93
the hedge </s>	-115
the help	-169
the helpline	-77
the hernia	126
the hernia </s>	94
the hernia op	85
the hero	-228
the hero is	-98
the heroine	-163
the heroine ,	-126
the high	117
the high street	-44
the hill	85
the hip	141
the hip operation	100
the hire	18
the history	-180
the history of	-119
the hive	177
the hob	-4
the hob </s>	-103
the hobby	57
the hole	-132
the holiday	-86
the home	166
the hoover	-64
the hospice	174
the hospice shop	74
the hospital	-17
the host	75
the hostel	143
the hot	-39
the hotel	-49
the hotel </s>	-86
the hotel i	32
the hour	73
the hour </s>	61
the house	144
the house ,	132
the house </s>	16
the house <kin>	-139
the house association	65
the house belong	117
the house have	60
the house in	94
the house is	197
the house was	87
the hybrid	48
the hype	-167
the ice	-170
the ice </s>	-79
the idea </s>	28
the image	-307
the image </s>	-159
the import	-161
the important	-148
the index	25
the inheritance	152
the ink	87
the inside	-150
the institute	97
the instruction	-141
the insulin	78
the insurance	-163
the insurer	-11
the internet	246
the internet </s>	171
the internet is	109
the intro	4
the intro ,	-207
the intro </s>	-168
the invite	-144
the invite </s>	-144
the invoice	-180
the invoice </s>	-49
the invoice total	-90
the iron	-33
the iron </s>	47
the iron and	-91
the island	131
the island </s>	131
the itinerary	-137
the jar	-143
the job	-108
the joke	-265
the joke </s>	-184
the joke about	-126
the junior	157
the kennel	95
the kernel	-107
the kettle	-171
the kettle </s>	46
the kettle is	-141
the kettle on	-189
the key	41
the key </s>	-44
the key is	-132
the keyboard	-297
the keyboard ,	-154
the keyboard </s>	-157
the keynote	-59
the kidney	33
the killer	-110
the killer </s>	-110
the kiln	106
the kiln is	122
the kilo	-62
the kilt	16
the kilt is	16
the king	-208
the kiosk	93
the kit	122
the kitchen	-26
the kitchen 's	88
the kitchen ,	-121
the kitchen </s>	180
the kitchen is	-96
the kitchen table	84
the kitchen windowsill	146
the knee	200
the knit	82
the knit circle	70
the label	-47
the label 's	-166
the label </s>	-116
the label have	-166
the label printer	74
the ladder	-174
the lady	-46
the lady at	-139
the lady in	-84
the lady on	-121
the lady was	-126
the lake	10
the lamb	152
the lamp	-118
the land	21
the land </s>	-116
the land page	-114
the lane	5
the lane </s>	45
the language	73
the language </s>	80
the laptop	-162
the laptop </s>	-147
the lasagne	-157
the last	-39
the last </s>	-159
the last <day>	287
the last <number>	-32
the last line	-164
the last lot	-140
the last page	-147
the last paragraph	-105
the last row	-66
the last step	-131
the last week	11
the late	112
the lathe	107
the laundrette	31
the laundrette ,	-4
the laundry	-75
the law	-202
the law </s>	-139
the layer	-143
the layout	-209
the layout </s>	-116
the leaf	-167
the leaf blower	-97
the leaflet	-235
the leaflet </s>	-109
the leaflet is	-113
the leak	91
the lease	192
the lease </s>	152
the lease on	138
the least	-140
the leave	246
the leave </s>	130
the leave arm	152
the leave ear	86
the leave eye	133
the leave knee	143
the leave side	-54
the ledger	-179
the legacy	71
the legal	-135
the length	-138
the letter	-212
the letter </s>	-154
the letter in	-92
the letter is	-112
the letter say	-76
the letter to	-153
the library	160
the library </s>	57
the library on	80
the library say	-62
the library van	59
the licence	90
the licence </s>	94
the lid	-111
the lid </s>	-111
the lido	154
the lifeboat	74
the lift	-143
the lift 's	-27
the lift in	-30
the lift is	-44
the lift was	-102
the light	-192
the light go	-186
the light in	-126
the light is	-110
the light on	-107
the limit	-89
the limit </s>	-89
the line	26
the line </s>	120
the line about	-179
the line was	35
the link	-146
the link ,	-125
the link </s>	-48
the lint	-147
the linter	-205
the linter </s>	-103
the linter want	-117
the list	-241
the list ,	-114
the list </s>	66
the list have	-135
the list in	-95
the list is	-218
the list of	-142
the list with	-141
the list you	-142
the little	128
the little <number>	222
the load	19
the load bay	64
the loan	149
the lobby	-144
the lock	-154
the loft	32
the loft </s>	71
the log	-331
the log </s>	-246
the log below	-97
the logic	-127
the login	-183
the login bug	-86
the login page	-60
the logo	-181
the long	-124
the loo	-33
the loo </s>	71
the loom	-83
the loom in	-8
the loop	-297
the loop </s>	-122
the loop is	-98
the loop run	-102
the lorry	61
the lot	-57
the lot </s>	81
the lottery	-165
the low	-117
the lower	-89
the lunch	-127
the lyric	-151
the machine	13
the machine was	-127
the macro	-209
the mail	-31
the mail </s>	-103
the main	107
the make	-91
the make </s>	-91
the maker	136
the mall	-148
the man	-328
the man </s>	-125
the man at	-80
the man in	-100
the man on	-51
the man with	-76
the manual	-179
the manual is	-158
the map	-44
the marathon	39
the marathon in	-22
the margin	-145
the margin </s>	-96
the market	64
the market </s>	-156
the market after	137
the market in	129
the master	30
the mat	-157
the match	-244
the math	-159
the max	117
the may	104
the mayor	174
the mayor here	161
the meal	-162
the meditation	-144
the meet	-321
the meet </s>	-180
the meet get	-143
the membership	47
the meme	-156
the meme </s>	-121
the memoir	-45
the menu	-156
the menu ,	-159
the menu </s>	-154
the menu for	99
the merge	-160
the merger	221
the merger </s>	113
the mess	82
the meter	53
the meter man	-103
the method	-156
the metre	92
the metric	68
the metro	56
the mic	-110
the microwave	-194
the microwave </s>	-194
the middle	-85
the middle </s>	-188
the middle of	-11
the migration	-48
the migration </s>	7
the milk	92
the milk ,	7
the milk </s>	-22
the mill	25
the mill ,	-70
the mill is	-57
the minibus	180
the minibus </s>	99
the minimum	-102
the minimum wage	-102
the minister	-122
the ministry	175
the minute	69
the minute </s>	14
the mirror	-7
the mix	16
the mo	-156
the mo </s>	-156
the mock	-175
the modal	-155
the model	-265
the model for	-89
the moment	-123
the moment ,	39
the moment </s>	-278
the moment i	105
the money	94
the money </s>	103
the money in	-52
the month	-41
the month </s>	-11
the moon	-235
the moon </s>	-147
the moon follow	-66
the moor	-95
the moor </s>	-50
the mop	-123
the morning	86
the morning ,	-143
the morning </s>	168
the mortgage	261
the mortgage is	137
the mosque	112
the mosque </s>	97
the most	111
the motor	97
the motorbike	-65
the mountain	173
the move	-66
the mumps	98
the mumps </s>	98
the museum	15
the museum 's	165
the museum </s>	-150
the museum have	49
the museum was	-129
the mushroom	-92
the music	26
the nail	103
the name	-189
the name </s>	-146
the name is	-166
the name of	24
the name on	-82
the narrator	-129
the national	20
the national table-tennis	-12
the navy	226
the navy </s>	238
the near	165
the nearest	65
the needful	52
the net	-12
the net </s>	-12
the new	-229
the new <kin>	-163
the new <name>	-186
the new <number>	-142
the new guy	-102
the new logo	-128
the new mayor	-105
the new year	190
the newest	49
the news	-244
the news </s>	-138
the news again	-90
the news say	-84
the newsagent	-35
the newsletter	-158
the newsletter </s>	-156
the newsletter for	105
the newsletter go	-112
the newspaper	-186
the next	-202
the next </s>	-112
the next <number>	-9
the next column	-121
the next couple	123
the next room	-179
the next step	-168
the next table	-141
the next year	128
the night	-17
the night </s>	-199
the night <kin>	8
the night before	130
the night desk	171
the night school	-41
the night shift	-9
the ninth of	93
the noise	-61
the north	159
the northern	-76
the note	-170
the note </s>	59
the note below	-65
the notebook	-201
the notice	-60
the novel	-256
the novel ,	-120
the number <number>	171
the nun	136
the nurse	77
the nurse home	114
the nursery	176
the nursery in	-62
the nursery is	108
the odd	-38
the offer	-126
the office	-170
the office ,	-118
the office </s>	-114
the office is	-19
the office today	-158
the office who	29
the offsite	-56
the oil	-198
the old	93
the old <kin>	54
the old <name>	38
the old <number>	-109
the old barn	10
the old chapel	97
the old track	-101
the old version	-154
the older	188
the older <kin>	188
the olive	-22
the on	96
the on call	96
the on-call	136
the one	112
the one i	112
the onion	-201
the onion </s>	-171
the online	-202
the online shop	-165
the only	243
the only <kin>	204
the only <name>	-35
the only <number>	21
the only bread	20
the only key	97
the only other	14
the only thing	49
the only way	190
the only woman	189
the op	112
the op </s>	128
the open	-212
the open line	-107
the opera	-96
the operation	123
the option	74
the orchard	107
the orchard </s>	172
the orchestra	149
the order	-63
the order </s>	46
the order of	-159
the organ	111
the organist	-125
the original	-37
the other	-73
the other </s>	78
the other <kin>	-140
the other <number>	-8
the other are	90
the other day	136
the other file	-149
the other half	29
the other line	-132
the other room	-164
the other tab	-65
the other thing	-117
the other to	173
the other way	-166
the oud	-56
the outing	-63
the output	-214
the output </s>	-134
the oven	-138
the oven 's	80
the oven ,	-198
the oven </s>	-182
the oven run	149
the over	94
the over <number>	94
the owner	141
the pack	133
the pack list	105
the package	-181
the packet	-157
the pad	-134
the page	-117
the page </s>	-22
the page is	-165
the page load	-163
the page number	77
the pager	170
the paint	13
the paint counter	42
the pan	-298
the pan </s>	-173
the paper	-219
the paper </s>	-209
the paper mill	92
the paper say	-207
the paperwork	94
the paperwork </s>	85
the paragraph	-135
the paragraph about	-105
the parameter	-150
the parcel	-175
the parcel ,	-80
the parcel </s>	-108
the parcel depot	137
the parish	77
the parish choir	112
the parish council	70
the parish hall	103
the parish newsletter	59
the park	-262
the park fine	-70
the park just	-115
the parser	-190
the parser </s>	-180
the part	35
the part about	-90
the party	12
the party tonight	-77
the pass	96
the passive	90
the passive in	35
the passport	24
the password	-139
the past	-148
the pasta	-48
the paste	-118
the pastry	-203
the patch	-142
the patent	121
the path	-210
the path is	-97
the pattern	-164
the pavilion	-106
the payment	25
the payroll	150
the pdf	-151
the pdf </s>	-116
the pen	-121
the pension	-94
the pension age	-153
the people	90
the person	61
the petrol	62
the petrol station	62
the pharmacy	-29
the pharmacy 's	53
the pharmacy </s>	45
the pharmacy is	78
the pharmacy shut	39
the phone	-25
the phone 's	194
the phone ,	-29
the phone </s>	59
the phone at	-106
the phone because	-155
the phone in	-163
the phone is	-117
the phone just	-110
the phone number	-151
the phone ring	-127
the phone to	-168
the photo	-328
the photo ,	-97
the photo </s>	-95
the photo are	-115
the photo i	-93
the photograph	-71
the pi	28
the piano	-34
the piano in	-53
the pick	45
the picture	-274
the picture ,	-144
the picture </s>	-159
the picture is	-171
the pie	-101
the piece	-145
the pill	-54
the pipe	96
the pitch	-71
the pitch </s>	-170
the pivot	-150
the pixel	-103
the place	95
the place </s>	106
the plan	110
the plan 's	-51
the plan </s>	95
the plan for	69
the plan have	-170
the planet	-113
the plant	-14
the plant </s>	-52
the plant in	40
the plate	-74
the plate </s>	-74
the platform	165
the platform </s>	152
the play	-172
the play </s>	-125
the plot	-95
the plot </s>	24
the podcast	54
the podcast say	-98
the poem	-214
the poem </s>	-155
the point	-199
the pole	-52
the polytunnel	-33
the pond	-39
the pond freeze	54
the pool	26
the pool </s>	-42
the pool today	-106
the pool was	-110
the porch	188
the porch </s>	146
the pork	-140
the port	-57
the portal	-151
the porter	-74
the porter </s>	-148
the post	-23
the post go	-57
the post office	-12
the poster	-151
the poster ,	-117
the pot	-95
the pot ,	-93
the pot </s>	-7
the pottery	-37
the poultry	65
the power	86
the power of	99
the practice	218
the practice </s>	187
the practice to	128
the pram	14
the premature	94
the premature <kin>	94
the premium	-16
the present	-38
the press	117
the preview	-101
the previous	-179
the previous <number>	-101
the price	-73
the price of	-142
the primary	-34
the print	20
the printer	-278
the printer at	-128
the printer is	-74
the printer jam	-159
the printer on	-11
the prison	-16
the prison is	13
the prize	-166
the probate	121
the problem	-177
the problem </s>	-105
the programme	-143
the project	11
the projector	48
the prompt	-146
the proof	-141
the proper	141
the proxy	51
the proxy </s>	-137
the pub	-199
the pub ,	-57
the pub </s>	-100
the pub quiz	-80
the pump	-71
the pump </s>	-177
the purple	-89
the puzzle	-226
the puzzle ,	-116
the puzzle always	-120
the quarry	156
the quarry </s>	132
the quarter	5
the quarter </s>	-14
the queen	-124
the query	-159
the question	-11
the question is	-170
the queue	-342
the queue ,	-165
the queue </s>	-190
the queue at	-165
the queue have	-170
the quickest	-112
the quilt	-144
the quiz	-139
the quiz ,	-176
the quiz </s>	112
the quote	-168
the quote ,	79
the quote from	-121
the rack	90
the radiator	-151
the radio	-17
the radio </s>	45
the raffle	-121
the raffle </s>	-121
the rail	108
the railway	114
the railway ,	127
the railway </s>	31
the railway in	91
the rain	-253
the rain ,	79
the rain </s>	-186
the rain just	-72
the rain stop	-93
the rainy-day	132
the rainy-day account	132
the raise	77
the raspberry	82
the raspberry pi	82
the rate	-31
the read	110
the real	-183
the reason	154
the reason after	139
the receipt	-31
the receipt </s>	-63
the recipe	-316
the recipe ,	-108
the recipe say	-98
the recipe you	-51
the record	-158
the record </s>	-112
the rector	18
the red	40
the reference	-121
the regional	199
the registrar	-24
the release	61
the reminder	-110
the remote	-187
the remote ,	-167
the remote </s>	-166
the removal	-117
the renewal	65
the rent	174
the rent twice	89
the rent up	32
the repair	77
the replacement	-40
the reply	-233
the reply </s>	-169
the repo	-146
the repo </s>	-190
the report	-214
the report go	82
the report is	-108
the request	57
the reset	65
the resident	74
the resident '	-36
the rest ,	81
the rest </s>	32
the rest is	-169
the rest of	117
the restart	-128
the restaurant	11
the restaurant ,	102
the restaurant last	26
the restaurant only	-34
the restore	28
the result	6
the result </s>	-199
the retirement	-102
the retirement do	-88
the review	-236
the review say	-101
the rhyme	-67
the rice	-193
the rice </s>	-122
the riddle	-193
the ride	116
the rig	70
the rig <number>	184
the right	200
the right </s>	179
the right <number>	57
the right ear	115
the right side	101
the rim	-109
the ring	-144
the ring road	-138
the risk	-67
the risotto	-73
the river	132
the river </s>	64
the road </s>	173
the road for	-33
the role	-129
the roll	-67
the roof	-13
the roof </s>	55
the roof of	-15
the roof on	-21
the room	-224
the room </s>	-191
the room right	-101
the rota	127
the rota ,	-119
the rota </s>	141
the rota for	88
the round	-111
the route	-30
the router	-185
the router </s>	-84
the router twice	-94
the row	-211
the row </s>	-128
the royal	-155
the rug	-32
the rug </s>	-139
the rug is	-142
the rule	-181
the rule </s>	-165
the run	82
the run </s>	91
the run of	-52
the runner	88
the runner </s>	88
the rush	30
the rush </s>	42
the safe	54
the salad	86
the sale	-184
the salon	134
the salon </s>	-25
the salt	-98
the same	35
the same </s>	64
the same <day>	77
the same <name>	-88
the same <number>	142
the same as	-164
the same error	-90
the same firm	130
the same for	-174
the same in	-80
the same line	-96
the same result	-109
the same song	-59
the same thing	-174
the same to	120
the same ugly	43
the sample	-270
the sample sentence	-147
the sample text	-44
the sauce	-193
the sauce </s>	-128
the sawmill	155
the scaffold	126
the scale	-149
the scan	-149
the scanner </s>	46
the scar	-15
the scar on	-15
the scene	60
the scholarship	125
the school	99
the school </s>	101
the school <kin>	-30
the school bus	112
the school have	107
the school run	181
the school trip	-149
the score	55
the scout	165
the scout hut	124
the scout i	20
the screen	-96
the screen </s>	-12
the screen go	-99
the script	-18
the script </s>	116
the script <number>	-139
the script and	-158
the script twice	-122
the sea	-28
the sea </s>	-161
the seat	-113
the seat plan	-125
the second	-215
the second </s>	-167
the second <day>	131
the second <number>	-36
the second chapter	-71
the second column	-191
the second draft	-97
the second half	-133
the second is	-126
the second line	-150
the second option	-162
the second page	-122
the second paragraph	-144
the second part	-157
the second point	-141
the second question	-180
the second run	-90
the second set	-131
the second slide	-161
the second step	-67
the second verse	-62
the second version	-159
the section	-150
the seizure	108
the seizure </s>	108
the sell	95
the series	-153
the server	-181
the server </s>	-216
the server is	-129
the service	-53
the service </s>	44
the set	-213
the set </s>	-151
the setting	-190
the setting </s>	-113
the setting page	-97
the seventy	83
the seventy ,	-12
the sew	19
the sew machine	19
the share	-48
the shed	156
the shed ,	78
the shed </s>	211
the shed from	-119
the sheet	-298
the sheet </s>	-203
the shelf	-197
the shelter	-166
the shipyard	70
the shirt	-115
the shop	-101
the shop 's	77
the shop ,	-139
the shop </s>	-102
the shop <kin>	18
the shop and	-119
the shop close	29
the shop for	-142
the shop have	-17
the shop in	-101
the shop is	107
the shop list	-74
the shop on	-16
the shop only	-127
the shop steward	103
the shop was	43
the shop when	92
the short version	56
the show	-5
the shower	-267
the shower ,	-90
the shower </s>	-176
the shutter	-14
the side	-19
the side ,	192
the side </s>	81
the side of	-133
the sight	52
the sight of	52
the sign	-81
the sink	-257
the sink ,	-132
the sink </s>	-139
the site	-37
the site 's	117
the site is	163
the sixth	132
the sixth </s>	38
the size	107
the size of	107
the sketch	-205
the sketch </s>	-142
the ski	10
the sky	-119
the sky is	-119
the slide	-206
the slide after	-114
the slope	-36
the slope </s>	-132
the small	-53
the small <number>	167
the smallest	79
the smell	114
the smell </s>	154
the snooker	-115
the sofa	-180
the sofa </s>	-148
the sofa bed	161
the sofa to	-92
the sofa with	-150
the soil	97
the soil probe	108
the sole	42
the song	-147
the sort	115
the sort of	-154
the soup	-76
the soup </s>	-216
the space	55
the spare	240
the spare key	134
the spare room	145
the speaker	-152
the spec	-103
the special	103
the spectrum	102
the speech	-29
the spell	-112
the split	23
the split </s>	-20
the spreadsheet	106
the spring	230
the spring ,	132
the spring </s>	182
the sprint	-119
the square	77
the stable	-99
the stack	-106
the stack trace	-106
the stage	-48
the stair	-47
the stair </s>	-45
the stairwell	84
the stairwell </s>	31
the stalk	-113
the stall	187
the stand	-140
the stand order	69
the standup	-137
the start	62
the start of	15
the startup	74
the startup give	53
the station	-318
the station </s>	-261
the status	-117
the status page	-79
the stave	79
the steak	-163
the step	-270
the step </s>	-175
the step with	-149
the stock	-182
the stone	-46
the stop	-195
the stopcock	129
the storm	-153
the story	-306
the story ,	-112
the story </s>	-133
the story should	-104
the stream	-153
the street	28
the strike	53
the string	-91
the string on	-90
the stroke	198
the stroke </s>	65
the stroke i	152
the stroke my	69
the studio	-45
the studio </s>	69
the study	16
the study </s>	16
the style	49
the subject	-176
the subject </s>	-146
the subject line	-116
the submarine	91
the submarine </s>	91
the sugar	15
the sum	-179
the sum </s>	-202
the summary	-195
the summer	279
the summer </s>	186
the summer house	-44
the summer of	81
the support	-115
the surgery	236
the surgery </s>	89
the swim	-156
the switch	178
the switch lite	136
the system	-169
the tab	-236
the tab crash	-117
the table	-102
the table ,	-167
the table </s>	-55
the table for	-107
the table look	-126
the tablet	-165
the tablet </s>	26
the tale	-160
the talk	-142
the tandem	49
the tank	-66
the tap	-78
the target	140
the tattoo	-97
the tattoo studio	158
the tax	-39
the tax form	-133
the tax office	102
the taxi	-9
the tea	-157
the team	130
the team 's	122
the team <kin>	-140
the team i	130
the team is	99
the team like	19
the telephone	-78
the telephone </s>	-220
the telly	-93
the temp	76
the template	-197
the temple	-100
the tenancy	-74
the tender	-217
the tenor	141
the tent	42
the terminal	62
the terminal </s>	76
the terminal and	-99
the test	-383
the test </s>	-169
the test fail	-83
the test harness	39
the test is	57
the test pass	-172
the test run	-169
the text	-305
the text ,	-191
the text </s>	-185
the textbook	-136
the texture	62
the theatre	14
the theatre give	14
the theory	-37
the thesis	-54
the thing	-230
the thing i	60
the thing is	-42
the third	-93
the third </s>	91
the third bullet	-148
the third division	129
the third error	-121
the third floor	109
the third is	-7
the third line	-87
the third of	142
the third paragraph	-98
the third time	-73
the thread	-152
the thread </s>	-94
the thread is	-134
the thread of	-78
the thyroid	-129
the ticket	-50
the ticket </s>	-6
the ticket number	141
the tie	4
the tiger	-136
the till	-91
the till </s>	87
the till is	70
the time	55
the time </s>	104
the timeline	-182
the timer	-209
the timetable	-80
the tin	-169
the tip	176
the tip </s>	178
the tip on	-129
the title	-175
the title </s>	-197
the title is	-99
the title of	-113
the toast	-156
the toast is	-107
the toe	39
the toe </s>	39
the toilet	-192
the tone	-100
the tone </s>	-125
the tone of	-106
the tool	-123
the top	-282
the top </s>	-238
the top of	-21
the total	-220
the total </s>	-139
the total in	-88
the touch	-154
the tour	-57
the town	122
the tractor	104
the train	-21
the train </s>	49
the train is	-99
the train leave	-162
the train tell	-98
the train to	6
the tram	67
the tram </s>	-133
the transcript	-103
the translation	124
the treasurer	62
the treasurer in	-126
the treasurer of	145
the tree	-136
the trip	-170
the trip :	-144
the trombone	-61
the trouble	-164
the truck	-38
the truck </s>	65
the truck is	46
the trumpet	-15
the trust	139
the trust 's	91
the trustee	141
the tuba	-54
the tuba </s>	-62
the tuner	-140
the tutorial	-197
the tv	-140
the typhoon	-132
the typo	-143
the typo </s>	-143
the ukulele </s>	-161
the ulcer	149
the under	189
the under <number>	153
the under-12s	86
the under-12s on	73
the under-elevens	95
the under-elevens at	95
the uni	210
the uni hospital	72
the uniform	-22
the union	119
the union get	-9
the union make	120
the unit	-17
the unit </s>	149
the unit test	-174
the university	196
the update	-336
the update ,	-119
the update </s>	-178
the update i	-94
the upload	-176
the upper	42
the upper row	52
the urn	200
the user	-287
the user live	-101
the usual	-162
the utility	126
the value	-169
the valve	-172
the valve </s>	-108
the van	34
the van 's	-65
the van ,	140
the van </s>	26
the van and	137
the van in	-51
the van is	140
the variable	-203
the vat	-59
the vegan	-66
the vegan <number>	-17
the vendor	-7
the verdict	110
the verge	-73
the verse	-127
the version	-165
the via	95
the via <name>	95
the vicar	45
the vicar have	-111
the video	-240
the video ,	-120
the video </s>	-84
the video stutter	-135
the village	185
the village </s>	58
the village hall	85
the villain	-201
the villain </s>	52
the villain in	-197
the vineyard	9
the vineyard ,	129
the vineyard in	-106
the visa	149
the visa clear	98
the visit	-178
the voice	-239
the voice note	-117
the voice of	-140
the volcano	-126
the volume	-165
the volunteer	80
the volunteer fire	93
the wait	27
the wait list	147
the wait room	-262
the walk	-132
the walk group	21
the wall	8
the wall </s>	-15
the wall are	123
the wall from	132
the wall in	76
the walnut	29
the war	153
the war </s>	145
the ward	-43
the ward </s>	-23
the ward i	161
the ward is	-104
the wardrobe	-7
the wardrobe </s>	-7
the warehouse	216
the warehouse </s>	100
the warm-up	-110
the warranty	-136
the wash	79
the wash machine	82
the water	59
the water board	93
the water butt	89
the water company	-10
the water in	-131
the way	-236
the way </s>	-60
the way home	-178
the way in	-139
the way of	-130
the way this	-90
the way to	-96
the weather	-32
the weather </s>	-126
the weather in	-153
the web	66
the web shop	28
the website	-45
the website </s>	95
the wed	-11
the wed </s>	124
the wed is	145
the wed scene	-113
the wed video	-134
the wee	125
the wee <number>	125
the week	80
the week </s>	14
the week from	106
the well	145
the west	-150
the west </s>	-150
the wet	39
the wheel	-120
the wheelchair	-81
the whistle	94
the whole	-45
the whole <name>	-89
the whole bus	-118
the whole cast	-142
the whole clan	108
the whole company	-46
the whole family	67
the whole flat	-51
the whole list	-119
the whole of	146
the whole office	-47
the whole point	-159
the whole street	61
the whole thing	-176
the whole way	-118
the wholesaler	-95
the why	210
the why after	166
the why before	107
the wifi	-270
the wifi code	-132
the wifi here	-124
the wiki	75
the will	108
the will </s>	108
the wind	-138
the window	69
the window ,	-8
the window </s>	88
the window is	-115
the window open	53
the window side	113
the window today	-94
the wine	-66
the winter	-126
the winter </s>	-60
the winter half	32
the wire	88
the wireless	-138
the woman	-64
the woman at	-74
the woman in	-133
the woman keep	-62
the wood	-203
the wood ,	6
the wool	100
the word	37
the word "	165
the word </s>	-158
the word <name>	-132
the word for	-153
the work	88
the work council	45
the worksheet	-100
the workshop	130
the workshop have	70
the workshop is	141
the workshop to	115
the world	-38
the world </s>	91
the worst	-171
the worst </s>	-175
the worst be	-26
the wrong	-219
the wrong <kin>	-153
the wrong <name>	-82
the wrong account	-114
the wrong branch	-106
the wrong column	-68
the wrong date	-66
the wrong file	-70
the wrong folder	-130
the wrong line	-108
the wrong side	71
the wrong thing	-77
the yard	64
the yard ,	159
the yard and	-123
the year	-53
the year </s>	158
the year i	143
the yellow	74
the young	-196
the young <kin>	-115
the young woman	-122
the zip	-156
the zoo	-161
the zoom	-126
the zoom ,	-126
theatre	232
theatre give	14
their	-139
their <kin>	258
their <kin> 's	99
their <kin> ,	-138
their <kin> </s>	187
their <name>	-175
their <name> </s>	-175
their form	-105
their mail	-84
their music	-139
their name	-48
their new	-69
their tea	31
theirs	153
theirs </s>	34
them	-70
them ,	126
them , <name>	159
them , are	96
them , the	-74
them </s>	-124
them <kin>	168
them <kin> </s>	121
them a	41
them all	-94
them all </s>	-166
them are	-17
them as	149
them at	52
them before	108
them but	-203
them by	20
them dead	164
them every	149
them for	-164
them from	44
them from <day>	155
them have	26
them in the	-150
them is	47
them laugh	-119
them off	-95
them off </s>	-11
them on	202
them on a	168
them on the	-116
them or	-113
them or is	-77
them out	-53
them please	-138
them please </s>	-138
them since	-60
them this	-171
them twice	-75
them with	200
them with <name>	174
theme	110
theme ,	-137
themselves	6
then	-77
then ,	-49
then </s>	-95
then <name>	34
then <name> </s>	186
then <number>	71
then <number> month	81
then a	147
then bed	-224
then bed </s>	-182
then do	-36
then go	-130
then home	139
then home to	139
then i	-37
then i have	-44
then it	-69
then it 's	26
then its	169
then lunch	87
then lunch at	87
then my	163
then nothing	-15
then on	157
then on </s>	157
then read	-135
then the	107
then the ankle	130
then we	-11
then what	-162
theo	156
theory	114
theory </s>	-34
theory test	-56
therapy	109
therapy </s>	93
therapy every	123
there	-189
there 'll	-132
there 'll be	-132
there 's	-81
there 's <name>	140
there 's <number>	74
there 's a	-179
there 's always	-163
there 's an	59
there 's be	21
there 's no	102
there 's nobody	162
there 's not	-154
there 's nothing	-82
there 's only	-73
there 's some	-80
there ,	-92
there </s>	57
there <name>	-23
there <number>	-166
there a	-216
there a polite	-55
there a way	-61
there an	-116
there an app	-94
there and	49
there any	-154
there any way	-132
there anything	-80
there are	-65
there are <number>	-144
there at	9
there but	-115
there but you	-115
there by	47
there by <number>	43
there every	167
there for	-109
there for <number>	-109
there have	85
there i	-194
there in	21
there is	-132
there is a	-184
there is no	-148
there now	-171
there now </s>	-186
there should	-104
there should be	-104
there since	101
there since <number>	165
there some	-88
there today	-94
there was	-286
there was a	-223
there was an	-109
there were	-41
there were <number>	-12
there will	-122
thermometer	-10
these	-165
these </s>	144
these <number>	-308
these <number> </s>	-129
these day	114
these day ,	25
these day </s>	100
these for	-61
these note	-168
thesis	231
thesis <kin>	133
thesis due	68
thesis is	213
thesis is about	139
thesis is due	119
thesis is on	135
thesis on	103
thesis statement	-135
they	-170
they 'd	-82
they 'll	-184
they 're	-167
they 're a	-149
they 're all	76
they 're in	-158
they 're not	-74
they 're the	-73
they </s>	-49
they all	-148
they always	-197
they are	-129
they are </s>	65
they are on	-153
they arrive	-23
they ask	-83
they ask me	-69
they be	-118
they bring	-117
they call	50
they can	-236
they change	-146
they close	-144
they come	43
they die	24
they do	114
they do n't	119
they get	64
they give	-128
they give me	-128
they go	-132
they have	148
they have <number>	62
they have a	29
they have be	-199
they have get	41
they have just	64
they have put	42
they have send	-173
they have to	81
they keep	75
they live	-129
they look	-171
they look at	-103
they lose	-142
they mean	-105
they put	152
they put it	57
they reckon	25
they reckon </s>	25
they run	-138
they say	-383
they say </s>	-303
they say the	-126
they sell	-169
they send	-163
they send a	-100
they shut	26
they speak	-92
they speak <name>	-58
they take	98
they take <number>	106
they tell	-118
they tell us	-142
they use	-127
they visit	123
they want	57
they want </s>	-80
they want a	-77
they want it	-5
they want to	-164
they were	-169
they were reduce	-119
they will	35
they/them	186
they/them </s>	186
thick	-159
thick </s>	-73
thief	-123
thigh	-130
thin	-25
thin </s>	-179
thin and	7
thin wall	126
thin wall </s>	126
thing ,	239
thing , <number>	122
thing , i	119
thing </s>	-30
thing <day>	111
thing <day> </s>	111
thing <kin>	-112
thing at	-62
thing by	165
thing for	-74
thing go	-37
thing i	-40
thing i do	-163
thing in	80
thing in <name>	-43
thing in <number>	76
thing is	37
thing on	-183
thing on the	-141
thing or	-143
thing so	-141
thing that	116
thing they	-104
thing to	-243
thing to <kin>	63
thing we	-195
thing with	-72
thing without	153
thing work	-67
think	-361
think ,	-110
think </s>	-431
think <name>	28
think about	-207
think about it	-156
think about the	-90
think he	-51
think he 's	55
think i	-141
think i 'd	-128
think i 'm	-107
think i break	-101
think i have	-85
think i prefer	-82
think in	196
think it	-219
think it 's	-179
think it was	-117
think its	-139
think its a	-88
think my	-131
think of	123
think of a	-139
think on	53
think so	-130
think so </s>	-130
think that	-158
think that 's	-158
think the	-176
think this	-95
think we	-137
think you	-221
think you 're	-160
thinkpad	12
thinkpad </s>	136
thinner	147
thinner </s>	124
third	148
third </s>	109
third <day>	181
third <day> </s>	137
third <day> for	123
third <number>	-166
third attempt	-130
third bullet	-148
third bullet </s>	-140
third coffee	-113
third division	178
third error	-121
third error </s>	-121
third floor	89
third floor with	118
third from	-81
third from the	-62
third generation	102
third generation </s>	102
third go	150
third go </s>	124
third in	58
third is	-7
third is the	-176
third language	92
third line	-87
third month	96
third of	11
third of <kin>	-123
third of <month>	142
third of the	-123
third paragraph	-98
third paragraph </s>	-98
third person	-177
third person in	-143
third set	-137
third time	-137
third time since	-105
third time this	-106
third week	42
third week </s>	135
third year	192
third year </s>	76
third year of	108
thirty-odd	203
this	-648
this ,	-123
this :	-73
this </s>	-472
this <day>	-254
this <day> </s>	-196
this <day> so	-113
this <kin>	63
this <kin> </s>	-109
this <month>	220
this <month> </s>	194
this <name>	-134
this <name> ,	-162
this <name> </s>	69
this <name> have	-69
this <name> is	-169
this <name> sentence	-80
this <number>	-369
this <number> 's	-181
this <number> ,	-184
this <number> </s>	-264
this <number> by	-98
this <number> for	-75
this <number> in	-64
this <number> please	-83
this <number> to	-77
this a	-140
this a lot	-140
this aft	-100
this aft </s>	-100
this after	78
this afternoon	-321
this afternoon ,	-131
this afternoon </s>	-256
this afternoon to	-101
this all	-100
this app	-129
this approach	-120
this approach </s>	-120
this article	-43
this article </s>	-43
this as	-113
this autumn	153
this autumn </s>	128
this back	113
this before	-108
this bug	-46
this bug </s>	-104
this build	-76
this by	-139
this by <day>	-81
this by <number>	-139
this call	-163
this call </s>	-133
this caption	-96
this caption </s>	-96
this cell	-105
this cell for	-105
this chart	-77
this chat	-139
this code	-104
this contract	-156
this cough	-67
this crossword	-77
this crossword </s>	-77
this day	149
this email	-77
this employer	94
this employer till	94
this error	-108
this error ,	-135
this error </s>	-235
this essay	-81
this even	-355
this even </s>	-297
this example	-76
this example </s>	-76
this exercise	-145
this exercise </s>	-126
this file	-83
this file </s>	-82
this for	-163
this for <number>	-131
this form	-148
this form </s>	-63
this from	-177
this function	-159
this function </s>	-114
this function is	-72
this function should	-53
this game	-159
this game </s>	-101
this headline	-117
this headline is	-117
this in	23
this in <number>	-102
this in the	76
this into	-98
this into <name>	-63
this into a	-104
this invoice	-216
this is	-41
this is a	-109
this is do	-153
this is go	-50
this is my	-199
this job	181
this kind	-86
this kind of	-77
this letter	-143
this letter </s>	-40
this level	-92
this level ,	-67
this line	-180
this line </s>	-120
this link	-52
this list	-61
this loop	-152
this mail	-150
this may	-86
this meet	-99
this message	-154
this minute	-110
this minute </s>	-55
this month	-165
this month </s>	-144
this morning	-489
this morning 's	-57
this morning ,	-185
this morning </s>	-388
this morning after	82
this morning and	-154
this morning at	-109
this morning have	-124
this morning i	-121
this morning in	-64
this morning is	-105
this morning say	-52
this morning the	-105
this morning was	-95
this music	-124
this office	54
this on	-220
this on the	-65
this once	-112
this output	-127
this output </s>	-127
this page	-199
this paragraph	-123
this paragraph before	-117
this pharmacy	81
this photo	-55
this plan	-137
this plan </s>	-126
this playlist	-115
this poem	-76
this point	-170
this poster	-52
this poster </s>	-52
this pr	-69
this printer	-116
this quarter	138
this queue	-175
this quote	-108
this read	-143
this recipe	-141
this recipe </s>	-63
this record	-230
this record </s>	-130
this report	-129
this role	-127
this room	-152
this sample	-99
this scene	-147
this seat	-122
this sentence	-179
this shop	-86
this slide	-138
this snippet	-68
this sofa	-97
this song	-83
this song </s>	-65
this spreadsheet	-172
this spreadsheet </s>	-65
this spreadsheet since	-112
this spreadsheet today	-95
this spring	114
this spring ,	82
this spring </s>	97
this stand	-68
this story	-46
this sum	-115
this table	-134
this thing	-131
this ticket	-133
this time	-153
this time ,	-92
this time </s>	-151
this time the	-88
this to	-108
this to <number>	-125
this train	-102
this train </s>	-102
this tv	-43
this up	-200
this up </s>	-132
this upload	-74
this very	-106
this week	-151
this week ,	-113
this week </s>	-374
this winter	243
this winter </s>	220
this work	-116
this work </s>	-60
this year	128
this year </s>	51
those	-142
those </s>	-211
those <number>	-156
those <number> </s>	-109
those are	63
those day	64
those day </s>	64
those for	68
those morning	142
those morning </s>	-47
those out	94
those price	-145
though	-38
though </s>	-5
though <kin>	143
though <kin> think	105
though <name>	-123
though <name> <name>	-167
though <name> is	7
though <name> never	-17
though honestly	92
though honestly i	92
though i	121
though i 'd	-100
though i 'm	14
though i have	93
though i lose	82
though i swear	76
though it	-48
though it 's	-34
though my	67
though my <name>	-71
though the	-23
though the <kin>	-10
though the <name>	-15
though the tattoo	53
though there	-134
though there 's	-110
though we	58
though we split	-9
thought	-202
thread	-98
thread </s>	92
thread is	-134
thread of	-78
threat	-119
three-phase	182
three-wheeler	85
threshold	110
thrill	96
thrill </s>	96
thriller	-123
throat	35
throat is	-165
through	49
through ,	-105
through </s>	20
through <days>	82
through <days> </s>	82
through <month>	-49
through <month> </s>	57
through <name>	146
through <name> ,	171
through <name> </s>	271
through <number>	34
through <number> </s>	149
through a	89
through a <kin>	187
through an	177
through door	75
through half	-108
through in	106
through in <month>	80
through in spring	71
through it	17
through my	-146
through my <kin>	164
through my whole	-121
through standard	117
through standard door	117
through the	-126
through the roof	-152
through the wall	40
through this	-103
through to	-30
through to <number>	96
through your	-88
throughout	112
throughout </s>	112
throw	-27
throw </s>	84
throw a	-165
throw a <name>	-111
throw an	-81
throw an error	-81
throw away	11
throw it	-180
throw the	70
throw up	-135
throw up on	-120
thumb	-19
thumb </s>	44
thumb are	164
thumb up	-150
thumb up to	-96
thunder	-93
thunder just	-156
thunderstorm	-171
thus	-49
thx	-160
thx for	-159
thx that	-77
thx that work	-77
thyroid	177
thyroid is	-74
thyroid pill	145
thyroid pill </s>	145
thyroid was	101
tick	-211
tick </s>	-134
ticket	12
ticket </s>	-41
ticket and	143
ticket are	-155
ticket are in	-114
ticket at	75
ticket at <name>	75
ticket expire in	136
ticket for	-123
ticket from	97
ticket holder	124
ticket in	-36
ticket number	141
ticket price	-164
tide	-28
tidy	-153
tie	-51
tie </s>	-169
tie me	94
tie me to	94
tie with	-162
tier	55
tier <number>	85
tiger	-136
tight </s>	31
tighten	-83
tilde	-16
tilde </s>	-16
tile	8
tile ,	79
tile </s>	86
tile are	109
tile in	-114
till	26
till 's	-104
till </s>	-67
till <day>	-280
till <day> </s>	-282
till <month>	162
till <month> </s>	129
till <name>	-69
till <name> </s>	-69
till <number>	52
till <number> ,	-70
till <number> </s>	161
till about	24
till about <number>	24
till at	27
till autumn	91
till autumn </s>	91
till half	144
till half <number>	144
till i	18
till i retire	139
till i was	159
till is	113
till it	75
till it 's	-9
till my	72
till next	156
till next <month>	104
till next summer	107
till noon	135
till noon </s>	135
till she	139
till spring	43
till still	165
till still run	165
till summer	129
till summer </s>	150
till the	-127
till the new	179
till then	-32
till they	133
till today	130
till today </s>	130
timber	94
timber </s>	92
time	-176
time ,	-182
time , always	86
time , please	-71
time :	-127
time : <number>	-127
time </s>	-84
time <kin>	-94
time <number>	191
time a	15
time a day	-71
time a week	-22
time and	-87
time and then	-122
time are	-17
time belt	157
time by	-151
time ever	-151
time ever </s>	-151
time for	-77
time for that	-91
time i	-253
time i click	-90
time in	-112
time in <number>	-125
time in exam	103
time in the	8
time is	20
time is it	-80
time it	-160
time it is	-107
time on	-128
time only	125
time out	-191
time out </s>	-55
time out on	-156
time please	55
time since	-145
time since breakfast	-117
time the	-145
time the page	-120
time this	-117
time this month	-106
time to	-173
time today	-122
time today </s>	-122
time tonight	-82
time tonight </s>	-82
time was	10
time was the	10
time when	119
time while	-79
time while i	-79
time you	-128
timeline	-191
timeline </s>	-118
timeout	-237
timeout on	-110
timer	10
timer </s>	173
timer for	-134
timer run	-125
timetable	-120
timetable </s>	104
timetable for	-128
timezone	35
tin	-77
tin </s>	184
tin of	-208
tin on	-73
tinnitus	244
tinnitus ,	117
tinnitus </s>	100
tinnitus from	118
tinnitus from <number>	117
tiny	25
tiny ,	169
tiny </s>	91
tiny flat	-57
tiny phone	110
tiny phone </s>	110
tip	91
tip </s>	177
tip for	-136
tip in	-112
tip in <name>	-112
tip on	-129
tire	-316
tire , so	-118
tire </s>	-222
tire i	-110
tire i put	-110
tire of	-101
tire of this	-66
tire today	-75
tire today </s>	-46
titanium	133
tithe	119
tithe <number>	119
tithe <number> percent	119
title	-152
title ,	-51
title </s>	-232
title for	-52
title idea	-68
title idea </s>	-68
title is	-104
title of	-113
to ,	121
to /	-96
to </s>	7
to <day>	111
to <day> ,	-62
to <day> </s>	105
to <days>	-118
to <days> </s>	-112
to <kin>	-158
to <kin> ,	33
to <kin> </s>	-240
to <kin> <name>	-109
to <kin> at	-35
to <kin> for	-152
to <kin> in	117
to <month>	115
to <month> ,	-45
to <month> </s>	198
to <month> <number>	145
to <name>	18
to <name> 's	-126
to <name> ,	83
to <name> </s>	-90
to <name> <name>	126
to <name> <number>	-24
to <name> after	-12
to <name> and	25
to <name> at	202
to <name> before	128
to <name> by	139
to <name> each	69
to <name> every	87
to <name> for	-15
to <name> from	153
to <name> in	271
to <name> is	125
to <name> on	-33
to <name> once	137
to <name> that	75
to <name> time	-115
to <name> when	67
to <name> with	55
to <number>	154
to <number> ,	-5
to <number> </s>	45
to <number> <kin>	139
to <number> <month>	75
to <number> <name>	56
to <number> a	216
to <number> am	155
to <number> and	-163
to <number> because	126
to <number> day	84
to <number> fail	-130
to <number> for	129
to <number> from	116
to <number> hotel	122
to <number> in	195
to <number> is	6
to <number> line	86
to <number> may	108
to <number> people	-72
to <number> since	113
to <number> this	42
to <number> today	-106
to <number> word	-161
to a	73
to a <kin>	71
to a <name>	88
to a blank	-157
to a bright	-102
to a committee	161
to a good	-117
to a page	81
to a unit	21
to a wed	-120
to about	176
to add	-60
to add a	29
to adopt	123
to adult	137
to agree	-76
to agree with	-76
to an	20
to another	-103
to answer	-176
to answer </s>	-156
to apply	140
to apply for	140
to ask	-142
to ask ,	-105
to ask </s>	-86
to ask about	-186
to ask for	-103
to ask her	-147
to ask you	-107
to avoid	38
to avoid sunlight	38
to back	78
to be	101
to be <name>	-51
to be <number>	102
to be a	123
to be able	167
to be an	-156
to be call	90
to be do	-61
to be fair	-100
to be gluten	114
to be honest	-159
to be in	89
to be near	-194
to be on	138
to be out	-11
to be shorter	-128
to be sign	123
to be somebody	-164
to be the	96
to be there	123
to become	182
to become a	100
to bed	-17
to bed </s>	-209
to bed at	42
to believe	-104
to bin	-142
to bin it	-99
to book	-84
to break	-147
to bring	-156
to brush	-60
to brush them	-60
to build	154
to buy	-27
to buy milk	-109
to call	-70
to call the	-148
to cancel	-99
to carry	-56
to carry an	105
to cashew	168
to cashew </s>	168
to center	-93
to change	-94
to change the	-83
to check	-173
to check </s>	-136
to choose	-162
to choose from	-162
to church	115
to cite	63
to cite a	63
to clear	-142
to click	77
to close	97
to code	140
to code at	117
to come	25
to come back	-151
to cover	96
to cut	68
to date	-131
to date </s>	-131
to death	-158
to decaf	67
to defrost	-68
to destroy	-156
to destroy the	-118
to do	-47
to do </s>	-254
to do <number>	182
to do it	-230
to do my	-93
to do the	121
to do this	-146
to do with	-128
to drive	235
to drive ,	64
to drive </s>	108
to drive at	118
to drive the	75
to drop	-91
to each	4
to each other	4
to eat	-94
to end	153
to end of	111
to everybody	79
to everything	132
to everything </s>	132
to explain	-53
to facility	-125
to feed	136
to fetch	-192
to filter	-77
to filter by	-77
to find	-133
to find out	-152
to find the	-214
to finish	88
to finish </s>	-162
to finish my	87
to finish this	-149
to fix	-207
to fix the	-87
to fix this	-146
to flour	-132
to fly	-120
to follow	-56
to get	6
to get a	8
to get dress	127
to get out	-168
to get the	-194
to get this	-150
to get through	-131
to get to	215
to get under	64
to give	56
to give a	-129
to give out	-119
to give the	166
to give up	84
to go	-138
to go </s>	-72
to go and	-150
to go back	-30
to go on	44
to go to	65
to go with	-136
to google	-63
to grab	-113
to grab lunch	-113
to gram	-89
to half	-103
to half past	-107
to hand	-147
to hand the	-38
to hand this	-126
to have	10
to have a	18
to head	124
to help	-90
to help </s>	-73
to her	-52
to her </s>	133
to her <kin>	-97
to her down	14
to her in	-31
to hide	-79
to hide the	-59
to him	16
to him </s>	-167
to his	-39
to hold	4
to hurt	64
to in	-15
to install it	-132
to it	-45
to it </s>	-45
to jump	-109
to keep	163
to keep the	-156
to kill	-77
to kill </s>	-77
to know	-216
to know how	-62
to know if	-189
to know is	-126
to know what	-199
to last	-48
to latex	287
to latex ,	145
to latex </s>	126
to latex so	175
to learn	-106
to learn how	-138
to leave	-24
to leave </s>	-118
to let	-102
to leukemia	113
to lift	63
to lift a	-171
to line	-121
to line <number>	-121
to list	-96
to live	-73
to live on	-11
to load	-128
to load </s>	-70
to log	-193
to log in	-143
to look	-149
to look </s>	-195
to look at	-55
to lose	20
to lunch	-194
to lunch ,	-117
to lunch </s>	-145
to main	20
to main </s>	45
to make	-74
to make a	-141
to make it	19
to march	84
to may	-26
to me	98
to me ,	-5
to me </s>	9
to me and	121
to me as	-64
to me by	41
to me in	152
to me like	106
to me on	-134
to me since	132
to me to	74
to meet	-123
to meet at	-68
to merge	-145
to metric	-86
to metric ,	-58
to midwifery	135
to mine	142
to move	-274
to move </s>	-158
to my	143
to my <kin>	113
to my <name>	-46
to my <number>	141
to my class	-54
to myself	-40
to not	-165
to nothing	-127
to nut	-206
to nut ,	-79
to nut </s>	-155
to open	-52
to open a	33
to open his	-10
to open the	-112
to organise	89
to our	-28
to our <kin>	175
to own	68
to page	-154
to page <number>	-120
to pass	87
to pass the	123
to pay	-66
to pay </s>	-44
to pay for	39
to payroll	-43
to penicillin	209
to penicillin ,	162
to penicillin </s>	88
to penicillin and	150
to people	52
to pick	-189
to pick up	-116
to play	116
to practise	-8
to press	-32
to press </s>	-77
to print	-164
to print </s>	-158
to print on	-104
to pull	-131
to push	-182
to push it	-103
to put	-9
to put on	-157
to put the	-187
to question	-138
to question <number>	-138
to radiography	25
to rain	-125
to reach	-16
to read	-47
to read </s>	-11
to read properly	103
to recover	102
to recover from	102
to redo	-117
to refactor	-111
to refactor this	-115
to relocate	52
to relocate to	52
to rename	-97
to replace	-14
to reply	-89
to reply </s>	-89
to restart	-8
to restart it	-148
to retire	226
to retire </s>	115
to retire at	132
to retire in	-69
to return	-137
to ride	86
to ride a	86
to ring	-146
to ring them	-71
to run	22
to run </s>	-223
to run a	90
to run it	154
to run the	-12
to sail	-65
to sail </s>	-65
to save	-120
to save the	-134
to say	-93
to say </s>	22
to say a	-149
to say good	-166
to say it	-149
to say that	-76
to school	247
to see	257
to see </s>	-123
to see an	51
to see in	-117
to see my	133
to see that	-100
to see the	-47
to sell	9
to sell </s>	-92
to sell the	-33
to send	-180
to send this	-66
to sesame	150
to sesame </s>	136
to set	-130
to shellfish	160
to shellfish ,	76
to shellfish </s>	129
to shift	120
to show	-141
to sign	-90
to sing	59
to sing along	141
to sit	-21
to ski	91
to skip	-137
to sleep	43
to sleep </s>	-73
to smoke	113
to smoke <number>	108
to some	15
to someone	128
to someone who	99
to something	-128
to sort	-123
to sort it	-161
to sound	-101
to speak	126
to speak on	46
to spend	118
to start	-72
to start </s>	-110
to stay	303
to stay under	141
to stay with	140
to step	-131
to step <number>	-131
to sting	5
to stop	63
to stop at	53
to study	194
to swap	16
to swim	146
to swim </s>	116
to swim at	71
to switch	-40
to take	-20
to take the	-106
to talk	-14
to talk about	-128
to talk to	129
to taste	16
to teach	154
to tell	-70
to tell <name>	-119
to tell the	-117
to tell you	-146
to that	-122
to that </s>	-111
to the	-135
to the <kin>	-61
to the <name>	269
to the <number>	-66
to the allotment	63
to the article	-71
to the back	-153
to the bakery	-151
to the bank	35
to the bite	-136
to the bottom	-95
to the bypass	73
to the church	10
to the cinema	-105
to the council	-18
to the day	148
to the depot	-10
to the door	-157
to the end	-19
to the group	-88
to the gym	-108
to the hotel	62
to the house	-123
to the leaflet	-71
to the leave	-303
to the moon	-138
to the new	-136
to the next	-269
to the office	156
to the other	-272
to the page	-120
to the parish	-122
to the parser	-154
to the printer	73
to the same	76
to the school	45
to the second	-127
to the server	-60
to the shop	-187
to the sofa	-99
to the surgery	-105
to the table	-134
to the top	-166
to the touch	-154
to the version	-165
to the wrong	-139
to their	34
to them	84
to them </s>	123
to think	-218
to think about	-126
to this	43
to this </s>	-58
to this <kin>	-135
to this day	149
to this employer	94
to this kind	-77
to train	-128
to train a	-128
to translate	-28
to translate </s>	-28
to try	-23
to turn	113
to understand	-131
to uni	88
to us	191
to us ,	80
to us every	81
to us from	109
to use	-74
to wait	43
to wake	30
to walk	133
to walk the	17
to wash	-88
to watch	113
to what	-154
to word	-120
to work	128
to work ,	-10
to work </s>	-10
to work and	36
to work out	-157
to wrap	-108
to write	103
to write a	-153
to write the	-115
to write to	-190
to write up	52
to you	-242
to you </s>	-148
to you too	-138
to your	-86
to-do	-15
toast	-305
toast </s>	-129
toast for	-115
toast in	-85
toast in the	-85
toast is	-147
toast never	-116
toaster	110
toaster </s>	126
toaster or	-150
toastmaster	73
tobacco	158
today	-842
today 's	-193
today 's </s>	-99
today ,	-354
today , bliss	-97
today , i	-74
today , no	-113
today , so	-76
today :	-183
today </s>	-597
today <name>	-80
today a	-67
today about	-62
today and	-232
today at	-85
today at <number>	-85
today because	-176
today because of	-176
today by	-89
today by the	-89
today from	-60
today i	-241
today i 'm	-86
today i am	-116
today i can	-122
today i have	-90
today i read	-63
today if	-76
today is	-66
today is a	-40
today it	-151
today my	-46
today say	-47
today so	-198
today so i	-97
today the	-57
today the <kin>	-85
today was	-128
today was <number>	-41
today we	-164
today with	-127
todo	-90
toe	146
toe </s>	72
toe in	6
toffee	38
tofu	-96
together	-19
together </s>	-146
together for	-97
together for <number>	-97
together in	111
together since	133
together with	124
toilet	9
token	16
token expire	-73
tolerate	69
toll	88
tom	-11
tomasz	-55
tomato	22
tomato </s>	-158
tomorrow	-459
tomorrow ,	-125
tomorrow </s>	-321
tomorrow at	-171
tomorrow at <number>	-129
tomorrow i	40
tomorrow i 'm	-75
tomorrow is	-150
tomorrow morning	-84
ton	-39
ton of	37
tone	-63
tone ,	-127
tone </s>	-165
tone is	-112
tone of	-106
tongue	-83
tongue 's	118
tongue 's <name>	146
tongue ,	131
tongue is	154
tongue on	-91
tongue on the	-91
tonight	-741
tonight 's	-151
tonight ,	-284
tonight , <number>	-104
tonight , i	-94
tonight , too	-87
tonight :	-53
tonight : pizza	-53
tonight </s>	-500
tonight and	-178
tonight at	-123
tonight for	-141
tonight i	-62
tonight is	-94
tonight it	-104
tonight it 's	-97
tonight so	-184
tonight the	-58
tonight we	-133
tonne	141
tonne ,	117
too	-142
too </s>	334
too big	55
too blurry	-111
too blurry </s>	-111
too chirpy	-71
too chirpy for	-71
too cold	-119
too cold </s>	-98
too dark	-144
too early	-93
too early </s>	-93
too fast	-171
too fast </s>	-148
too few	-166
too few for	-166
too high	-152
too hot	-177
too hot </s>	-119
too hot to	-126
too late	-142
too little	-114
too little </s>	-114
too long	-232
too long ,	-114
too long </s>	-102
too long for	-220
too long in	-100
too loud	-235
too loud </s>	-101
too loud in	-133
too loud this	-66
too low	133
too low </s>	71
too many	-308
too many </s>	-141
too much	-221
too much </s>	-188
too old	37
too salty	-115
too short	-96
too short </s>	-115
too slow	79
too slow on	79
too small	68
too small </s>	42
too soon	-76
too soon ,	-48
too stiff	-161
too sweet	-99
too sweet </s>	-88
too tire	-106
too wet	-43
too wide	-143
too windy	-107
tool	179
tool ,	64
tool , the	81
tool </s>	195
tooth	160
tooth </s>	133
tooth are	178
top	84
top </s>	52
top and	-96
top leave	-30
top of	106
top of the	154
top out	41
top out at	41
topic	-280
torch	-108
torque	58
torture	23
total	-223
total ,	-166
total </s>	-13
total at	-118
total in	17
total is	-144
total is off	-84
totally	-112
touch	187
touch </s>	148
touch a	123
touch alcohol	120
touch anything	-45
touch it	122
touch it </s>	99
touch my	-116
touch the	-109
tough	-133
tough </s>	-82
tour	65
tour </s>	46
tour guide	-133
tour in	199
tour in <name>	199
tour today	-63
tourist	34
tow	142
tow a	118
towards	87
towards the	5
towel	-25
tower	157
tower </s>	52
tower <kin>	149
tower block	12
town	117
town </s>	29
town council	112
toy	92
trace	38
trace ,	-135
trace </s>	-147
traceback	-163
traceback </s>	-104
track </s>	102
track change	153
track change </s>	153
track hour	146
track hour in	146
track is	-77
tractor	50
tractor ,	56
tractor </s>	-6
tractor in	-125
tractor is	103
tractor is a	103
trade	-21
trade ,	234
trade </s>	53
trade as	142
trade as <name>	142
trade is	-99
tradition	72
tradition </s>	114
traffic	-252
traffic is	-122
traffic was	-76
traffic was murder	-76
trail	-61
trail run	-10
train	73
train 's	-6
train ,	-31
train , <name>	121
train , <number>	-157
train , no	-142
train </s>	52
train <kin>	35
train <kin> 's	-60
train a	-78
train a <kin>	-128
train and	108
train are	37
train as	337
train as a	318
train every	-66
train every day	-66
train for	154
train for the	197
train get	70
train i	-148
train i can	-148
train in	44
train in <name>	5
train is	73
train is every	106
train is late	-47
train is my	54
train leave	-65
train leave at	-111
train leave every	84
train next	-4
train now	71
train on	-45
train on the	-101
train only	-60
train only </s>	97
train plan	-188
train plan </s>	-150
train tell	-98
train the	-61
train the model	-89
train ticket	-103
train to <name>	-38
train under	-111
train with	33
trait	50
trait </s>	35
tram	-12
tram ,	25
tram </s>	-144
tram <kin>	115
tram <kin> </s>	206
tram <kin> in	142
tram in	133
tram in <name>	137
trampoline	95
trampoline in	98
transcribe	69
transcript	-158
transfer	105
transit	158
translate	-162
translate "	-153
translate </s>	-42
translate for	129
translate manual	69
translate manual barely	69
translate patent	198
translate patent ,	98
translate patent from	150
translate that	-44
translate the	-142
translate this	-147
translate this <name>	-95
translate to	-123
translate to <name>	-123
translation	163
translation bureau	172
transplant	156
transplant </s>	123
transport	41
transpose	-127
trap	46
travel	29
travel </s>	208
travel with	-40
trawler	69
tray	-302
tray ,	-97
tray </s>	-136
tray of	-154
treasurer	183
treasurer ,	61
treasurer </s>	108
treasurer in	-179
treasurer in this	-126
treasurer of	202
treasurer of our	143
treasurer of the	151
treasurer since	86
treasurer since <number>	86
treat	89
treatment	36
tree	302
tree ,	68
tree </s>	193
tree come	86
tree come from	86
tree is	113
tree is what	71
trek	-68
trek </s>	49
tremor	324
tremor ,	134
tremor , so	134
tremor </s>	171
tremor i	105
triage	-27
trial	-187
triangle	54
triangle </s>	69
triathlon	-25
triathlon club	131
trick	-241
trick </s>	-105
trick for	-211
trifle	-149
trifle </s>	-134
trigger	-7
trigger here	74
trigger here :	74
trilingual	-32
trim	-194
trim </s>	-110
trio	5
trip	35
trip :	-45
trip </s>	-62
trip in	-76
trip is	19
trip the	116
trip the fuse	153
trip to	157
trip to <name>	122
triple	133
triumph	61
trolley	-63
trombone	-13
trombone in	103
troop	-147
trope	-167
trotro	-35
trouble	59
trouble </s>	15
trouble you	-149
trough	86
trouser	-121
trouser ,	-34
truck	163
truck 's	119
truck ,	-59
truck </s>	102
truck in	-63
truck is	46
trucker	174
true	-138
true </s>	-8
true and	-80
true or	-162
true or false	-129
trumpet	44
trust	77
trust 's	91
trust ,	92
trust , <number>	92
trust the	-44
trust with	162
trustee	166
try	-247
try ,	-117
try </s>	-133
try <name>	75
try <number>	7
try a	-108
try again	12
try again </s>	-107
try again in	32
try again with	-98
try another	-167
try another </s>	-126
try for	98
try for a	98
try it	-180
try it </s>	-162
try on	-169
try restart	-142
try restart the	-113
try something	-86
try that	-101
try that </s>	-69
try that tomorrow	-110
try the	-239
try to	-77
try to be	-104
try to find	-98
try to finish	-27
try to fix	-106
try to get	13
try to keep	45
try to log	-100
try to understand	-125
try to work	-157
try your	-141
tuan	28
tuan mind	28
tuba	-31
tuba </s>	-62
tuba in	43
tuba in the	43
tug	157
tuition class	-42
tumble	86
tumble dryer	86
tummy	-100
tummy bug	-100
tuna	-125
tuna </s>	-125
tune	63
tune </s>	-37
tune up	125
tune up a	125
tuner	-4
tunnel	233
tunnel ,	41
turbo	56
turbo <kin>	129
turbo <kin> in	129
turkish	110
turn	190
turn 18	31
turn 18 </s>	31
turn </s>	113
turn <number>	195
turn <number> </s>	55
turn <number> in	184
turn <number> on	126
turn a	58
turn down	144
turn down the	-35
turn into	72
turn into a	113
turn is	100
turn it	-55
turn it down	-163
turn it off	-12
turn off	-60
turn off the	-97
turn on	-163
turn on </s>	-131
turn out	-78
turn out to	-8
turn over	88
turn that	-173
turn that into	-166
turn the	-182
turn the follow	-83
turn the garage	-28
turn these	-170
turn this	-122
turn this into	-113
turn to	-185
turn up	-335
turn up </s>	-186
turnover	153
turnover </s>	140
tutorial	-210
tutorial and	-106
tv	-69
tv ,	-168
tv </s>	62
tweed	47
twelve-seater	-6
twelve-seater in	-6
twelve-seater in <name>	-6
twentie	-14
twentie </s>	-37
twice	-24
twice , finally	52
twice </s>	-117
twice a	107
twice a day	222
twice a month	160
twice a week	72
twice a year	-88
twice already	45
twice already </s>	45
twice and	-105
twice and become	31
twice as	-24
twice before	-155
twice in	-64
twice in <number>	-34
twice in the	-98
twice just	-52
twice just now	-52
twice on	51
twice on the	77
twice this	59
twice this morning	-110
twice today	-122
twice weekly	131
twice with	-35
twist	-126
twitch	-126
twitter	-118
two-bedroom	-45
two-bedroom flat	-60
two-bedroom flat in	-60
two-bedroom place	79
two-bedroom place in	79
two-person	76
two-room	108
two-room flat	108
tyler	123
type	58
type ,	144
type </s>	-36
type <name>	49
type <number>	123
type <number> ,	115
type <number> </s>	60
type <number> and	-36
type <number> diabetes	145
type <number> diabetic	127
type <number> or	-65
type <number> since	203
type about	126
type anything	-146
type anything </s>	-146
type as	-133
type fast	-88
type fast </s>	-88
type hint	146
type in	58
type is	-72
type is <name>	198
type is slow	68
type it	-67
type it </s>	-171
type it out	-151
type it up	83
type on	-158
type quietly	-170
type quietly </s>	-170
type that	-115
type the	-86
type them	11
type this	-215
type this </s>	-62
type this on	-65
type this stand	-68
type up	-155
type with	85
type with <number>	-16
type with the	102
typescript	74
typeset	137
typewriter	61
typhoon	-132
typical	-185
typical </s>	-161
typo	-413
typo ,	-145
typo </s>	-297
typo in	-193
typo in the	-148
typo on	-83
tyre	-40
tyre </s>	-151
tyre shop	171
ugh	-236
ugh i	-119
ugh i 'm	-90
ugh my	-113
ugly	-105
ugly ,	-106
ugly </s>	-143
ugly mustard	43
ugly mustard </s>	43
ui	105
uk	-28
uk </s>	17
ukulele	-12
ukulele </s>	-161
ukulele group	51
ulcer	211
ulcer </s>	178
ultra	19
umbrella	-99
umbrella ,	-37
umbrella </s>	-26
umbrella and	37
umbrella and coffee	37
umpire	117
unbelievable	-128
unbelievable </s>	-128
unclear	-121
undefined	-160
undefined control	-109
undefined control sequence	-109
under	227
under /	131
under <name>	-32
under <name> 's	101
under <name> </s>	-75
under <number>	147
under <number> ,	87
under <number> </s>	90
under <number> <kin>	149
under <number> kilo	64
under <number> line	121
under <number> minute	208
under <number> page	42
under <number> quid	-103
under <number> roof	196
under <number> word	-189
under a	144
under a <number>	144
under a fiver	103
under it	-32
under it </s>	-32
under me	-7
under me </s>	-70
under my	230
under my bed	82
under my desk	109
under my maiden	115
under the	47
under the <name>	-9
under the desk	-43
under the stair	235
under the till	168
under the walnut	29
under this	77
under-12s	86
under-12s on	73
under-12s on <days>	73
under-elevens	95
under-elevens at	95
under-elevens at <name>	95
under-tens	39
under-tens </s>	20
underground	103
understand	19
understand </s>	-80
understand <name>	109
understand <name> </s>	-25
understand the	66
understand this	-80
understand what	87
undetectable	103
undo	-92
undo it	-105
unfair	-118
unfair </s>	-118
uni	180
uni ,	130
uni </s>	205
uni hospital	72
uni in	81
uni in <month>	81
uni of	135
uni of <name>	131
uniform	-162
union	141
union ,	110
union </s>	-15
union <name>	126
union get	-9
union make	120
union rep	123
unionise	152
unit	164
unit ,	85
unit </s>	178
unit in	137
unit in <name>	83
unit only	5
unit only ,	-40
unit run	131
unit test	-183
unit test for	-82
unity	115
unity <number>	115
unity <number> <name>	115
university	157
university </s>	105
university in	132
unknown	-105
unless	132
unless i	197
unless i say	136
unless i write	77
unless it	-130
unload	-141
unlock	48
unmute	-150
unpaid	46
unpaid ,	149
unpaid </s>	80
unplug	-139
unplug it	-139
unplug it </s>	-84
unreadable	-9
unreal	-137
unreal </s>	-137
unsigned	-138
until	190
until <day>	-165
until <day> </s>	-165
until <month>	89
until <month> </s>	98
until <month> <number>	136
until <name>	156
until <name> </s>	153
until <number> ,	-96
until <number> </s>	128
until <number> and	-162
until <number> on	-19
until he	100
until i	-57
until it	-199
until it 's	-123
until may	77
until may </s>	77
until midnight	-153
until midnight </s>	-153
until my	180
until next	70
until noon	-129
until she	99
until spring	46
until spring </s>	66
until the	189
until the end	124
until the new	-98
until the roof	113
until they	-135
unused	-148
up	-24
up ,	-94
up , can	-123
up , i	7
up </s>	-211
up <kin>	132
up <kin> after	132
up <name>	-64
up <name> mean	29
up <number>	-170
up <number> </s>	-186
up <number> at	-145
up a	49
up a ladder	-43
up a step	125
up after	36
up again	-32
up again ,	79
up again </s>	-188
up all	61
up an	-100
up and	-49
up and we	-38
up as	-192
up as a	-116
up at	139
up at <name>	162
up at <number>	186
up at the	-89
up before	152
up blank	-130
up by	84
up by <number>	74
up each	112
up each <month>	112
up every	64
up for	86
up for a	154
up for renewal	69
up for the	-146
up from	-47
up from the	-127
up front	121
up front </s>	121
up half	80
up half of	80
up here	31
up here </s>	-32
up in	119
up in </s>	10
up in <month>	207
up in <name>	-46
up in <number>	149
up in a	195
up in about	-65
up in foster	-35
up in the	92
up just	-107
up just now	-107
up meat	132
up most	-20
up most of	-20
up my	69
up my car	164
up my entire	-43
up my seat	32
up my spring	114
up on	-96
up on <name>	142
up on a	118
up on me	-100
up on that	-138
up on the	-42
up on this	-133
up since	-220
up since <number>	-210
up smoke	141
up sugar	138
up the	18
up the flat	151
up there	32
up there </s>	17
up this	42
up this morning	-60
up to	-122
up to <name>	-149
up to <number>	95
up to a	-97
up to date	-131
up to the	54
up today	-78
up today </s>	-75
up too	-116
up top	-154
up top </s>	-154
up twice	62
up twice in	-98
up when	88
up when the	99
up with	-58
up with <name>	195
up with a	-188
update	-145
update ,	-119
update , the	-82
update </s>	-206
update i	-94
update it	90
update the	-86
update to	97
upgrade	61
upgrade </s>	146
upholstery	-36
upholstery pay	-59
upload	-225
upload </s>	-172
upload is	-143
upon	98
upon the	-136
upper	91
upper row	52
upright	153
upright </s>	94
upset	37
upset </s>	-101
upside	-245
upside down	-245
upside down </s>	-235
upstairs	58
upstairs ,	-125
upstairs </s>	199
upstairs are	-6
upvc	-9
urgent	-99
urgent </s>	-5
urn	230
us	215
us ,	165
us , <name>	96
us , i	61
us , we	-41
us </s>	42
us <kin>	114
us <number>	124
us <number> year	166
us a	-144
us about	37
us about <number>	37
us after	152
us all	-109
us all </s>	-109
us and	177
us and we	78
us are	94
us at	-39
us at <name>	130
us at the	133
us both	-63
us can	-171
us down	66
us every	178
us every <month>	138
us every other	92
us for	132
us for good	108
us from	198
us from <name>	129
us go	-83
us half	58
us half the	58
us have	-120
us in	35
us in <month>	61
us in <name>	119
us in the	56
us is	-71
us live	139
us on	62
us on the	59
us out	142
us over	124
us since	-81
us since the	101
us so	29
us term	102
us the	-126
us to	75
us to <name>	123
us tonight	-56
us touch	116
us touch the	116
us under	102
us under <number>	102
us until	132
us up	141
us up </s>	86
use	19
use ,	99
use </s>	-177
use <name>	31
use <name> ,	191
use <name> </s>	-31
use <name> <name>	176
use <name> and	-48
use <name> for	-24
use <name> on	12
use <name> spell	111
use <number>	-228
use a	149
use a loop	-80
use a screen	90
use a wheelchair	124
use at	-153
use at all	-153
use bullet	-52
use bullet point	-52
use cloud	124
use cloud tool	124
use emojis	120
use emojis with	120
use for	-140
use for the	-99
use in	-78
use it	-138
use it </s>	74
use it in	-161
use my	-10
use tab	37
use that	-257
use the	-173
use the <name>	-143
use the blue	78
use the other	-152
use the same	-8
use the second	-168
use the stair	127
use the word	195
use the wrong	-95
use they/them	104
use they/them </s>	104
use this	-141
use those	-135
use to	287
use to be	127
use to drive	87
use to get	-129
use to it	33
use to me	-4
use to play	148
use to smoke	148
use to the	-110
use to think	-114
use up	-174
use whatsapp	-40
use whatsapp ,	-40
use your	-126
useless	-107
useless </s>	-172
useless to	117
useless to me	117
useless with	-142
user	-150
user 's	-116
user ,	108
user </s>	-126
user are	120
user can	-115
user can n't	-115
user click	-99
user end	-111
user here	60
user here ,	107
user i	-98
user i want	-98
user is	-146
user live	-157
user live in	-157
usual	-170
usually	-54
usually <number>	110
utility	138
utility room	127
ux	149
ux <kin>	134
v	-95
v1	26
v1 </s>	-36
v2	-171
vacation	-62
vacation </s>	-121
vaccinate	19
vaccine	161
vacuum	38
vacuum </s>	-155
valid	-155
validate	32
valley	63
valley </s>	173
valuation	33
value	-134
value ,	-87
value </s>	66
valve	-178
valve </s>	-12
vampire	-225
van	112
van 's	21
van 's a	166
van 's insurance	-65
van ,	39
van , a	135
van , that	59
van </s>	-85
van and	137
van are	150
van are electric	100
van at	-138
van at the	-55
van every	136
van every time	136
van for	18
van have	-5
van in	-119
van in <number>	-24
van is	242
van is a	165
van on	168
van since	137
van so	132
van with	-99
vanish	-241
vanish </s>	-173
vanish on	-110
variable	-343
variable </s>	-127
variable and	-80
variable name	-127
variant	-64
variety	131
variety </s>	131
varnish	-162
varnish </s>	-143
vascular	139
vascular dementia	139
vase	-129
vat	135
vat ,	121
vat register	180
vat register </s>	136
vault	113
vault ,	113
veg	143
veg ,	132
veg box	16
vegan	-111
vegan ,	-132
vegan , <number>	-63
vegan </s>	21
vegan <number>	54
vegan <number> year	211
vegan burger	-107
vegan for	-49
vegan for <number>	-49
vegan household	166
vegan since	287
vegan since <number>	217
vegan since uni	143
vegetable	-95
vegetarian	229
vegetarian ,	153
vegetarian </s>	49
vegetarian and	97
vegetarian since	93
veggie	102
vehicle	133
velocity	-130
vendor	4
venison	125
venue	36
venue site	123
venue site into	123
verb	-111
verb </s>	-122
verdict	26
verdict on	-125
verdict on the	-125
verge	-73
verse	-233
verse ,	-116
verse </s>	-144
verse for	-99
version	-7
version ,	-201
version </s>	-78
version <number>	-222
version <number> </s>	-144
version <number> of	6
version better	-144
version by	147
version by date	147
version from	82
version is	-155
version number	29
version of	62
version of that	-146
version of the	-164
version say	-77
version say '	-77
vertigo	147
very	-35
very <kin>	126
very <kin> <kin>	126
very clear	-114
vest	148
vex	-75
vex i	88
vex with	-140
via	154
via <name>	129
via <name> </s>	-25
vicar	50
vicar have	-111
victim	-131
victim of	-131
video	-186
video ,	-120
video </s>	-71
video call	133
video for	-154
video store	-24
video stutter	-167
video stutter on	-68
view	-269
view </s>	-242
village	188
village 's	112
village </s>	149
village choir	-65
village choir sing	-102
village hall	59
village have	160
village have <number>	111
village have no	69
village in	-121
village in <name>	-53
village is	132
villain	-228
villain </s>	-49
villain in	-197
villain in act	-116
vim	37
vim is	66
vim is what	66
vinegar	-243
vinegar </s>	-152
vineyard	105
vineyard ,	129
vineyard in	-82
vineyard in the	-23
vineyard near	98
vineyard near <name>	98
vintage	182
vinyl	-43
viola	5
viola </s>	-30
violin	186
violin ,	125
violin </s>	185
violin <kin>	-24
violin in	67
violin in an	67
viral	-180
viral </s>	-135
virtual	-116
visa	207
visa ,	136
visa </s>	55
visa clear	115
visa clear </s>	98
visa come	143
visa expire	143
visa for	-51
visa for <name>	-42
visa i	114
visa i can	114
visa rule	-60
visa rule </s>	-60
visa run	124
visa run out	124
visa tie	94
visa tie me	94
visit	-111
visit are	125
visit by	104
visit each	142
visit every	140
visit him	139
visit on	-124
visit on <day>	-124
visitor	-219
visual	142
vitamin	-35
viva	109
viva on	87
viva on <number>	87
vms	-32
voice	20
voice ,	-155
voice </s>	-65
voice at	-129
voice for	69
voice go	157
voice input	89
voice input is	68
voice is	98
voice is go	-151
voice note	23
voice note </s>	62
voice of	-140
voice of a	-140
voicemail	-161
volcano	-178
volume	-17
volunteer	312
volunteer ,	124
volunteer </s>	38
volunteer as	74
volunteer as a	74
volunteer at	157
volunteer at our	93
volunteer at the	129
volunteer every	101
volunteer every <day>	101
volunteer fire	105
volunteer fire brigade	105
volunteer on	158
volunteer on the	145
volunteer with	112
vote	115
vote for	-153
vote on	-94
vote on everything	-94
voucher	9
vowel	-191
vpn	-52
vs	-302
vs <name>	-61
vs <number>	-137
vue	138
vue <number>	138
vulgar	-59
w	23
w </s>	123
w/out	-62
w/out the	-62
waffle	-145
waffle </s>	-142
wage	253
wage ,	-39
wage , just	-39
wage </s>	197
wage come	76
wage go	108
waist	212
waist </s>	139
wait	-299
wait ,	-135
wait </s>	-259
wait <number>	-57
wait <number> minute	-57
wait for	-260
wait for a	55
wait for the	-187
wait list	323
wait list 's	161
wait list </s>	-30
wait list for	233
wait list of	126
wait on	-111
wait on a	70
wait on the	-153
wait room	-203
wait room is	-84
wait room was	-121
wait till	-115
wait until	4
wait until <number>	59
wake	-237
wake </s>	-31
wake at	-41
wake at <number>	-41
wake up	-255
wake up ,	-44
wake up at	-128
walk	-136
walk ,	-11
walk </s>	-62
walk <number>	15
walk <number> mile	-16
walk a	-21
walk group	21
walk in	-163
walk in ,	-99
walk into	-157
walk into a	-108
walk me	-159
walk me through	-159
walk past	-141
walk the	138
walk the <kin>	-165
walk the <name>	160
walk to	-21
walk to the	-74
walk with	191
walk with a	191
walk-up	-54
walker	139
wall	203
wall </s>	70
wall and	89
wall are	177
wall from	132
wall in	164
wall in my	124
wall of	-5
wall of text	113
wall with	140
waller	-82
walnut	93
walnut in	-66
wander	168
wanjiru	-81
want	-73
want ,	-49
want </s>	-242
want <name>	35
want <number>	-169
want <number> for	-89
want a	-402
want a list	-91
want a number	-115
want a photo	-73
want a quote	-118
want a row	-99
want a shop	98
want a third	28
want all	136
want an	-245
want be	110
want be <kin>	110
want every	228
want everything	243
want everything by	107
want everything in	121
want everything on	98
want it	54
want it all	85
want it by	58
want it in	-147
want it shorter	-150
want me	183
want more	-127
want my	-29
want no	-26
want only	6
want out	53
want out of	77
want something	-90
want that	-200
want that </s>	-149
want the	-62
want the blunt	140
want the button	-74
want the date	-146
want the old	-105
want the second	-125
want them	8
want this	-179
want this <number>	-90
want this by	-63
want to	36
want to add	72
want to apply	140
want to ask	-144
want to be	10
want to become	165
want to build	18
want to change	-83
want to come	152
want to destroy	-118
want to do	200
want to filter	-77
want to find	-140
want to finish	89
want to fix	-60
want to get	137
want to go	-130
want to hand	-40
want to have	12
want to know	-104
want to learn	-83
want to move	-138
want to open	113
want to pass	123
want to print	-130
want to put	28
want to retire	165
want to run	80
want to say	-83
want to see	32
want to sell	136
want to send	-108
want to sing	141
want to stop	-117
want to switch	-40
want to take	132
want to talk	-159
want to try	37
want to write	100
want was	-128
want was a	-128
want weekly	132
want weekly report	132
war	85
war </s>	145
ward	-71
ward </s>	72
ward <kin>	-62
ward by	126
ward i	161
ward is	-104
ward round	-73
warden	126
wardrobe	-18
wardrobe ,	-28
wardrobe , <number>	-28
wardrobe </s>	-19
warehouse	158
warehouse </s>	98
warehouse in	89
warehouse in <name>	89
warehouse is	144
warehouse is <name>	102
warehouse scanner	111
warfarin	119
warfarin </s>	97
warm	-178
warm </s>	-7
warm but	-120
warm to	-145
warm up	-186
warm up </s>	-124
warm up for	-81
warm-up	-110
warn	-189
warn </s>	-130
warn you	-84
warn you </s>	-84
warning	-177
warning ,	-66
was	-228
was 19	69
was 19 </s>	150
was </s>	119
was <name>	51
was <name> ,	66
was <name> </s>	-37
was <name> that	99
was <number>	-54
was <number> ,	205
was <number> </s>	253
was <number> degree	-140
was <number> to	-124
was <number> today	-56
was <number> year	-105
was a	212
was a <kin>	88
was a <name>	172
was a bite	-194
was a comma	-90
was a disaster	-114
was a man	-140
was a nun	-14
was a shamble	-145
was about	-168
was about <number>	-136
was adopt	188
was adopt from	139
was after	77
was after the	77
was all	-116
was always	96
was an	-87
was an hour	-107
was angry	-115
was angry </s>	-115
was ask	-89
was at	-266
was at the	-119
was awful	-115
was awful </s>	-108
was bang	-75
was bang on	-75
was bear	178
was bear </s>	180
was bear at	53
was bear in	-134
was better	-201
was better </s>	-201
was block	-122
was blurry	-91
was bomb	64
was bore	-157
was brutal	-105
was brutal </s>	-105
was build	9
was build in	9
was buy	-86
was buy by	-86
was call	-122
was call <name>	-114
was cancel	-98
was cancel </s>	-82
was carve	-8
was carve by	-8
was chaos	-58
was chaos </s>	-75
was clear	-49
was clear the	-49
was close	-216
was close ,	-129
was cold	-136
was cold </s>	-113
was cut	65
was cut from	8
was dead	-94
was deliver	-18
was deliver to	-18
was diagnose	172
was diagnose with	122
was do	239
was dreadful	-91
was dreadful </s>	-91
was dry	-168
was dry </s>	-179
was dull	-111
was dull </s>	-111
was fine	-252
was fine ,	-118
was for	28
was for <number>	106
was forge	-59
was forge by	-59
was found	-173
was found by	-58
was found in	-169
was freeze	25
was freeze for	42
was from	-103
was from <name>	-103
was full	-149
was funny	-111
was funny </s>	-111
was go	-229
was go to	-208
was good	-169
was good </s>	-169
was great	-101
was great </s>	-122
was heave	-156
was hell	-62
was hell today	-62
was here	-153
was hoovering	-82
was i	8
was i </s>	35
was in	-60
was in <name>	-16
was in a	-132
was in the	70
was it	-234
was kind	-117
was late	-175
was late ,	-122
was late </s>	-102
was lay	124
was lay off	124
was leave	-20
was leave to	139
was like	-111
was lock	-123
was long	-64
was longer	-143
was lovely	-82
was make	-20
was make redundant	87
was make to	-129
was miss	-53
was move	-88
was murder	-76
was my	331
was my <kin>	304
was n't	-103
was name	7
was name after	7
was new	55
was new </s>	55
was next	-122
was no	-118
was off	-98
was ok	-129
was ok </s>	-129
was on	-139
was on </s>	-129
was on hold	-79
was on the	-254
was once	48
was only	-85
was only find	67
was our	19
was out	-123
was pack	-168
was painful	-89
was painful </s>	-89
was push	-169
was put	-98
was put in	19
was quite	-83
was quite short	-83
was raise	80
was raise by	137
was raise on	68
was rather	-188
was read	-156
was replace	105
was replace in	105
was right	-133
was rubbish	-67
was rubbish </s>	-50
was rude	-138
was rude </s>	-138
was second	117
was send	-89
was short	-165
was short ,	-165
was shut	-247
was shut </s>	-100
was shut when	-156
was sick	-156
was sick on	-83
was so	-151
was so loud	-104
was speak	-72
was stiff	-125
was stiff </s>	-125
was take	195
was talk	-126
was tell	-155
was tell by	-139
was that	-285
was that </s>	-97
was that the	-49
was the	-69
was the <kin>	-142
was the <number>	-101
was the best	-53
was the war	-16
was there	-196
was think	-177
was this	-118
was to	-129
was too	-173
was too chirpy	-71
was too long	-50
was total	48
was train	-150
was train on	-150
was type	-172
was up	-148
was up at	-136
was very	-133
was vote	141
was widowed	160
was win	-148
was with	-103
was write	80
was write by	65
was wrong	-110
was wrong </s>	-110
wash	9
wash </s>	28
wash dry	67
wash machine	63
wash machine 's	76
wash machine </s>	55
wash on	11
wash on <day>	52
wash the	-145
wash up	-87
wash up </s>	148
washer	81
washer </s>	37
wasp	-145
wasp in	-135
wasp nest	-49
wasp nest in	-49
wasp sting	104
wasp sting </s>	104
waste	-159
waste of	-105
watch	-138
watch </s>	120
watch a	-208
watch and	139
watch is	160
watch my	172
watch the	-262
watch the <name>	-143
watchmaker	-70
watchmaker in	-70
watchmaker in <name>	-70
watchman	-20
watchman ,	-20
watchman , <name>	-20
water	-141
water 's	20
water ,	227
water </s>	-204
water above	-7
water after	-28
water board	93
water boil	-132
water boil at	-132
water butt	89
water come	162
water come from	147
water company	-10
water from	126
water in	-185
water is	-130
water it	-131
water on	-51
water pipe	-152
water pipe </s>	-152
water the	-159
water the plant	-60
water the pot	-93
wave	-111
wax	10
wax out	-94
wax out of	-94
way	-142
way ,	106
way </s>	-41
way at	101
way for	128
way home	-178
way home </s>	-141
way i	16
way in	-139
way is	-18
way just	-55
way just now	-55
way of	-145
way of tell	-46
way off	-14
way off </s>	-14
way round	-148
way round </s>	-136
way that	-126
way this	-90
way to	-162
way to do	-80
way to get	-18
way to hide	-93
way to see	-64
way to the	-36
way to write	-88
way too	29
way with	-157
we	226
we 'd	-154
we 'll	-77
we 'll be	-12
we 're	70
we 're <kin>	145
we 're <name>	316
we 're <number>	19
we 're a	248
we 're all	-155
we 're at	-216
we 're do	-100
we 're down	-163
we 're expect	-9
we 're get	160
we 're go	52
we 're have	146
we 're in	-35
we 're look	71
we 're move	8
we 're not	114
we 're off	-59
we 're on	165
we 're open	128
we 're out	-155
we 're prototype	108
we 're restore	55
we 're save	124
we 're shut	129
we 're stick	234
we 're the	168
we ,	-64
we , the	-64
we </s>	-59
we <kin>	144
we <kin> on	181
we <name>	121
we adopt	165
we adopt <name>	156
we agree	-176
we agree on	-151
we agree to	-96
we all	-136
we always	175
we always do	135
we apply	-49
we are	-159
we are <number>	56
we are a	157
we are get	-107
we are pure	116
we as	-164
we bake	179
we barter	-18
we bill	238
we bill by	173
we borrow	135
we both	65
we breed	119
we breed <name>	119
we build	124
we burn	106
we bury	125
we bury our	78
we buy	81
we buy the	183
we call	108
we call the	53
we can	-251
we can n't	-172
we carry	-98
we change	-100
we close	-60
we close at	152
we close in	-51
we close the	-60
we come	156
we could	-206
we count	72
we decide	-200
we decide to	-190
we delete	-132
we deploy	148
we deploy <days>	89
we deploy from	134
we deploy on	98
we do	171
we do <name>	164
we do <number>	129
we do a	138
we do both	176
we do it	-84
we do n't	100
we do the	147
we drive	-29
we drop	154
we eat	-6
we feed	124
we finish	-161
we fly	126
we foster	198
we foster ,	121
we foster <kin>	164
we get	74
we get </s>	15
we get <number>	76
we get a	-35
we get engage	97
we get our	134
we get the	73
we give	130
we give up	155
we go	-234
we go back	-111
we go every	116
we go to	-141
we go with	-163
we grow	178
we have	114
we have </s>	-115
we have <kin>	120
we have <number>	72
we have a	79
we have adopt	87
we have always	106
we have an	105
we have be	120
we have cake	-121
we have decide	58
we have get	87
we have have	106
we have just	-78
we have live	26
we have move	-40
we have n't	222
we have no	33
we have not	-27
we have only	149
we have rename	21
we have run	-97
we have the	-75
we have to	-135
we heat	137
we heat the	105
we hike	113
we hold	163
we homeschool	203
we homeschool ,	118
we homeschool all	142
we homeschool our	153
we hope	111
we hope to	111
we host	-107
we host everything	126
we import	-26
we invoice	163
we invoice in	142
we just	91
we keep	36
we keep <number>	135
we keep all	-35
we keep bee	170
we keep everything	126
we keep get	-141
we keep secret	113
we keep the	21
we laugh	-72
we laugh </s>	-72
we leave	-208
we leave <name>	140
we leave in	-160
we let	186
we let her	106
we live	288
we live in	218
we lose	-25
we lose a	-125
we lose our	22
we lose the	149
we make	33
we make the	63
we meet	143
we meet at	100
we meet on	110
we milk	114
we milk <number>	179
we move	92
we move from	81
we move our	-75
we move the	-113
we move to	203
we must	-11
we name	159
we name the	-15
we need	-306
we need <number>	-193
we need a	-128
we need to	-104
we never	158
we never do	116
we never store	125
we never use	107
we only	-22
we only have	150
we open	143
we order	13
we order from	41
we order pizza	-76
we owe	111
we own	254
we pay	50
we pay <kin>	149
we pay <number>	175
we plan	120
we plan to	92
we play	-23
we play in	141
we print	61
we put	160
we put my	-36
we read	-98
we rebuild	158
we rehearse	83
we rent	103
we rent a	79
we rent from	108
we rent out	110
we rent the	-60
we replace	130
we replace <name>	108
we roast	106
we run	94
we run on	6
we run out	-135
we say	-16
we see	-160
we sell	252
we sell ladder	26
we sell mostly	114
we send	133
we share	229
we share <number>	152
we share a	144
we share with	124
we ship	142
we ship to	157
we should	-201
we shut	-7
we sign	62
we sleep	141
we sleep in	141
we speak	-210
we speak </s>	-355
we speak <name>	102
we speak at	133
we spend	-140
we split	125
we split the	82
we start	-161
we stay	18
we stay for	18
we still	71
we still have	-6
we stock	124
we stop	122
we study	-113
we support	51
we support <name>	51
we swap	166
we swap for	65
we swap the	91
we switch	44
we switch from	61
we switch the	-123
we take	129
we take the	124
we talk	82
we talk <days>	53
we talk about	-61
we test	27
we tow	118
we tow a	118
we track	146
we track hour	146
we translate	169
we travel	127
we try	-154
we use	153
we use <name>	239
we use <number>	128
we use a	138
we walk	-21
we walk a	-21
we want	-15
we want to	-28
we watch	-46
we watch the	-47
we were	13
we were <kin>	72
we were all	-159
we were at	-98
we were both	53
we will	-54
we will be	-10
we will n't	137
we winter	161
we winter in	100
we write	213
we write <name>	113
weak	80
weak ,	199
weak </s>	27
wean	115
wear	233
wear <number>	70
wear a	182
wear a hat	-26
wear a hear	102
wear a pump	98
wear an	-63
wear anything	99
wear anything with	99
wear black	112
wear hear	57
wear hear aid	57
wear his	88
wear his hear	58
wear it	10
wear me	84
wear me out	84
wear out	-119
wear out the	-119
wear sari	-12
wear sari </s>	-12
wear steel	154
wear steel toe	154
wear the	-56
wear the blue	-12
weather	-14
weather 's	-56
weather </s>	-137
weather in	-153
weather is	-122
weather look	-116
weather service	151
weave	172
weaver	-25
web	112
web shop	28
webinar	-131
webinar </s>	-131
website	-215
website 's	-92
website 's run	-92
website </s>	56
website all	-136
website is	-21
website is <number>	-21
wed	71
wed 's	107
wed 's set	78
wed ,	-76
wed </s>	81
wed <day>	-153
wed <name>	141
wed <name> </s>	141
wed band	159
wed band </s>	122
wed cake	103
wed in	120
wed is	132
wed is <number>	155
wed is set	-36
wed scene	-128
wed scene 's	-85
wed speech	-152
wed today	-66
wed today </s>	-66
wed video	-134
wedding	201
wedding ,	109
wedding </s>	88
wee	124
wee <number>	125
weed	115
week	130
week 's	-173
week ,	262
week , <name>	26
week </s>	-46
week <number>	-231
week <number> </s>	182
week <number> is	-135
week <number> of	-145
week after	-29
week after </s>	161
week ahead	79
week ahead </s>	79
week and	-17
week and i	94
week at	119
week at <name>	113
week before	137
week but	-125
week can	-127
week each	153
week for	98
week for the	129
week from	105
week from the	133
week i	156
week in	17
week in <month>	-58
week in <name>	-50
week in <number>	80
week instead	158
week is	49
week is my	141
week of	167
week of <month>	147
week off	180
week off </s>	152
week on	-18
week on <number>	162
week on the	61
week on week	110
week out	184
week out of	150
week plan	-160
week plan </s>	-160
week to	-60
week was	-85
week was a	-85
week with	140
weekly	151
weekly ,	121
weekly </s>	220
weekly and	-91
weekly report	132
weep	-158
weep </s>	-152
weepy	-106
weepy </s>	-106
weigh	164
weigh <number>	122
weigh <number> kilo	51
weigh and	46
weigh and enter	46
weigh everything	48
weight	6
weight </s>	-137
weird	-154
weird </s>	-244
weird about	86
weird i	-113
weird i know	-113
welcome	-171
weld	50
weld </s>	-26
weld at	154
weld course	128
weld for	137
weld is	-29
weld is what	-29
well	17
well ,	73
well </s>	-67
well and	-110
well as	147
well in	-117
well in <name>	-124
well run	79
well run dry	79
well that	-132
well water	185
well water ,	164
welsh	113
wendell	-89
wendell and	-89
wendell and me	-89
were	-322
were <kin>	-48
were <kin> </s>	-12
were <number>	26
were <number> </s>	90
were a	-87
were all	-190
were at	-98
were bear	-19
were bear in	-19
were both	53
were do	-117
were go	-118
were go to	-118
were n't	-92
were not	138
were poor	-57
were reduce	-119
were reduce to	-119
were save	-18
were too	-57
were we	-100
were we </s>	-100
west	-49
west </s>	-49
western	-117
wet	-202
wet ,	-103
wet </s>	-243
wet and	-71
wet and i	-71
wet room	38
wey	-88
wfh	-33
wg	133
whale	124
whale </s>	154
what	-401
what 's	-285
what 's a	-36
what 's for	-185
what 's good	-127
what 's in	-247
what 's miss	-79
what 's on	-132
what 's the	-227
what </s>	-275
what <kin>	-85
what <kin> <name>	-146
what <kin> <number>	-193
what <kin> a	74
what <kin> it	-171
what <kin> that	-196
what <kin> the	-131
what <name>	-191
what <number>	-145
what a	-307
what a day	-137
what a decent	-120
what a good	-92
what am	-68
what am i	-68
what an	-161
what are	-23
what are my	-128
what are the	-201
what can	-358
what can a	-80
what can be	-107
what can i	-268
what come	120
what could	-156
what could i	-135
what could we	-70
what do	-339
what do folk	-38
what do i	-324
what do people	-98
what do they	-142
what do we	-55
what do you	-157
what else	-111
what else in	-41
what else is	-121
what exactly	-185
what go	-23
what go in	59
what happen	-52
what happen if	-115
what happen to	72
what have	-216
what have to	-150
what height	61
what i	298
what i 'm	100
what i actually	77
what i ask	-172
what i can	-122
what i do	131
what i earn	131
what i have	-59
what i hear	-128
what i mean	-242
what i need	-107
what i say	-117
what i sell	129
what i want	-235
what if	-185
what in	-160
what is	-337
what is it	-89
what is the	-208
what it	-51
what it call	-89
what it is	56
what keep	84
what keep me	58
what keep the	-9
what may	-6
what may be	-131
what my	21
what my <kin>	9
what now	-112
what now </s>	-112
what on	-68
what on earth	-68
what our	135
what pay	205
what pay for	132
what pay my	114
what people	-127
what rhyme	-89
what rhyme with	-89
what scare	-11
what scare me	-11
what shall	-81
what shall i	-81
what should	-191
what should be	-74
what should i	-211
what size	-112
what size drill	-69
what step	-84
what survive	176
what that	-214
what the	-188
what the <kin>	-99
what the <name>	-102
what the next	-108
what the word	-82
what they	32
what they want	-80
what this	-108
what time	-198
what time is	-111
what time it	-107
what to	43
what use	30
what veg	-146
what was	-121
what we	266
what we speak	139
what with	206
what with my	133
what with the	108
what word	-94
what would	-264
what would a	-129
what would be	-157
what would cause	-107
what would happen	-134
what would i	-92
what would the	-81
what would you	-46
what you	-184
what you do	-61
what you mean	-92
what you say	-106
what you write	-103
whatever	87
whatever 's	40
whatever </s>	-162
whatever i	-172
whatever that	-183
whatever you	159
whatever you suggest	-153
whatsapp	-104
whatsapp is	-38
whatsoever	152
whatsoever </s>	152
wheat	44
wheat </s>	-136
wheat and	34
wheat give	-77
wheel	21
wheelchair	422
wheelchair 's	-66
wheelchair ,	115
wheelchair </s>	218
wheelchair basketball	-71
wheelchair user	160
wheelchair user ,	137
wheelchair will	138
wheelchair will n't	138
when	35
when </s>	-177
when <kin>	-59
when <kin> 's	108
when <name>	-14
when <name> go	52
when <name> was	148
when <number>	-123
when an	-116
when cold	-120
when cold </s>	-120
when do	-223
when do i	-163
when he	120
when he 's	190
when he come	-154
when he latch	125
when he was	-39
when her	105
when i	122
when i 'm	288
when i <kin>	128
when i ask	143
when i click	-127
when i get	63
when i go	125
when i have	66
when i hit	39
when i press	-181
when i run	-134
when i say	135
when i see	-128
when i send	140
when i turn	126
when i was	59
when i write	161
when it	101
when it 's	58
when it hit	-5
when my	186
when open	-128
when she	167
when she was	34
when the	-140
when the <kin>	149
when the <name>	-119
when the build	37
when the list	-109
when the rain	-119
when the tab	-152
when they	96
when they 're	55
when this	-165
when this year	-110
when we	191
when we 're	135
when we were	35
when will	-127
when will i	-127
when you	287
when you 're	46
when you answer	26
when you have	-144
when you write	35
whenever	246
whenever </s>	86
whenever i	8
whenever i ask	142
whenever the	114
whenever you	217
whenever you write	98
where	-168
where 's	-282
where 's the	-216
where <kin>	-233
where <kin> <number>	-137
where <name>	-26
where a	-116
where are	-99
where can	-134
where do	-301
where do i	-220
where do they	-92
where i	378
where i do	95
where i grow	89
where i volunteer	170
where i want	77
where i work	157
where is	-188
where is it	-115
where it	-305
where it say	-70
where my	310
where my <kin>	276
where should	-90
where the	-126
where the <kin>	-171
where there	-10
where there 's	68
where they	-187
where this	-60
where this is	-50
where to	-151
where to start	-59
where was	-116
where we	230
where we have	133
where were	-100
where were we	-100
where would	-125
where would a	-77
where would you	-136
whether <number>	-115
whether it	-140
whether this	-27
which	-168
which </s>	-170
which <kin>	-214
which <kin> n't	-103
which <name>	-114
which <number>	-145
which <number> </s>	-83
which <number> is	-160
which a	-143
which date	-182
which explain	-12
which explain the	-12
which folder	-145
which folder </s>	-145
which have	-182
which i	106
which i have	10
which i join	29
which i know	45
which is	29
which is a	74
which is because	98
which is hard	58
which is how	-38
which is my	-57
which is robbery	-57
which is the	-22
which is when	30
which is where	55
which is why	67
which leave	-17
which leave me	-17
which make	32
which make me	-45
which mean	-105
which mean <number>	-105
which my	156
which my <kin>	155
which of	-215
which of the	-73
which of these	-179
which take	43
which take me	43
which the	-116
which want	96
which way	-28
which way </s>	31
which we	141
which we swap	65
whichever	-197
while	-142
while </s>	-200
while <name>	-41
while <name> 's	-46
while <name> can	-5
while <name> keep	24
while <name> take	-48
while <name> want	-82
while i	-146
while i 'm	18
while i do	67
while i handle	76
while i have	23
while i keep	60
while i type	-81
while i was	-227
while it	127
while it 's	61
while mine	52
while my	-130
while my <kin>	-140
while our	-26
while our <day>	-36
while the	74
while the <kin>	-40
while the tractor	9
while you	-76
while you were	-76
whine	-171
whine </s>	-129
whip	-126
whip round	-126
whisper	-208
whistle	23
whistle since	-144
white	-69
white </s>	38
white <number>	-143
white screen	-94
whiteboard	87
who	-94
who 'll	76
who 's	-76
who 's <name>	98
who 's <number>	131
who 's allergic	-56
who 's autistic	126
who 's my	-33
who 's not	-151
who </s>	-96
who <kin>	158
who <kin> n't	-87
who <kin> that	-137
who <kin> the	119
who by	44
who by the	44
who can	152
who clean	-55
who come	128
who come <days>	105
who come to	-96
who do	-111
who do i	-160
who do it	-200
who do n't	36
who drive	141
who eat	53
who get	-242
who hate	-107
who have	87
who have be	19
who have just	72
who have my	-69
who have the	30
who i	8
who is	85
who is 96	83
who is <number>	-83
who keep	-65
who know	-50
who know <name>	137
who leave	27
who leave </s>	70
who like	141
who like thing	141
who live	-42
who live in	-120
who move	-155
who need	101
who never	-147
who never touch	-99
who only	-13
who open	44
who paste	-115
who pay	-215
who pay for	-162
who raise	107
who raise me	107
who read	186
who run	-172
who run a	-211
who run the	-15
who say	-192
who say it	-127
who see	-63
who sell	-125
who share	-98
who share my	-98
who sign	99
who speak	24
who speak <name>	148
who still	152
who teach	-58
who teach me	161
who they	-159
who train	-133
who want	-9
who was	-157
who will	-163
who will n't	-163
who win	-132
who work	-169
who write	-130
whoever	114
whoever that	-73
whoever that is	-73
whole	17
whole <name>	-121
whole block	61
whole bus	-118
whole cast	-142
whole clan	122
whole clan ,	110
whole clinic	58
whole company	-46
whole family	105
whole flat	-51
whole life	153
whole life </s>	111
whole list	-119
whole of <month>	131
whole of <name>	-73
whole office	-47
whole pack	-134
whole pack of	-134
whole point	-159
whole point </s>	-159
whole screen	-137
whole screen go	-137
whole street	61
whole street </s>	52
whole team	-59
whole test	111
whole thing	69
whole thing </s>	90
whole tray	-76
whole tray of	-76
whole way	-118
whole way </s>	-118
wholesale	204
wholesaler	-44
whom	-78
whom ,	-18
whom i	100
whom i marry	100
whose	-218
whose <kin>	-114
why	-214
why </s>	-212
why <kin>	-77
why <kin> it	-70
why <kin> my	-158
why after	166
why after </s>	166
why are	-163
why before	107
why before the	107
why do	-145
why i	7
why i 'm	-106
why i do	44
why i hate	70
why is	-193
why is the	-153
why is there	-120
why it	-228
why it fail	-120
why nobody	-48
why nobody in	-48
why the	-87
why the moon	-66
why the sky	-119
why would	-158
wi	147
wick	72
wick to	72
wide	34
wide </s>	142
wide <number>	-37
widget	-87
widowed	177
widowed <number>	136
widowed <number> year	136
widowed in	138
widowed young	95
widowed young ,	95
widower	117
width	6
width <number>	145
wifi	-30
wifi 's	39
wifi </s>	129
wifi at	154
wifi at the	162
wifi code	-132
wifi drop	-112
wifi for	89
wifi here	-124
wifi is	-188
wifi is down	-126
wifi on	-82
wiki	74
wiki </s>	-132
wild	-103
wild camp	-60
will	-75
will </s>	216
will be	29
will be <name>	89
will be a	134
will be late	58
will be move	-37
will be on	-29
will do	-32
will do </s>	-179
will draw	58
will draw a	58
will have	-77
will i	-177
will it	-239
will it go	-164
will n't	167
will n't be	-212
will n't boot	-118
will n't budge	-41
will n't come	-213
will n't compile	-93
will n't do	292
will n't eat	112
will n't fit	-74
will n't fly	32
will n't get	-130
will n't go	38
will n't have	231
will n't let	-33
will n't load	-175
will n't make	-115
will n't move	201
will n't open	-184
will n't pay	102
will n't put	71
will n't renew	92
will n't restart	43
will n't set	-135
will n't sleep	103
will n't start	-144
will n't stop	-90
will n't take	-81
will n't touch	251
will n't turn	-131
will n't use	196
will n't wear	184
will n't work	-38
will never	-33
will not	154
will only	-16
will read	-153
will say	-91
will shut	-119
will stay	-88
will take	-199
will take over	-63
will the	-151
will touch	110
wim	117
wim <kin>	117
wim <kin> the	117
win	-190
win ,	-54
win </s>	-48
win <number>	-116
win <number> nil	-88
win the	-175
win the argument	-42
win the lottery	-165
wind	87
wind take	-83
window	-50
window ,	-25
window , <number>	59
window , nothing	-9
window </s>	-21
window <kin>	-142
window <kin> ,	-142
window <number>	186
window <number> at	87
window <number> to	151
window and	-168
window function	88
window in	-126
window is	-12
window open	14
window open ,	-121
window open </s>	-58
window seat	72
window server	145
window side	113
window stay	135
window stay shut	135
window today	-94
window today </s>	-94
windowsill	47
windscreen	-67
windscreen </s>	-67
windy	-176
wine	-13
wine </s>	-122
wine give	141
wine give me	141
wine i	-129
wine in	43
wine is	-66
wine out	-132
wine out of	-132
wine was	-113
wing	61
winter	236
winter ,	111
winter </s>	228
winter half	32
winter half </s>	32
winter i	181
winter in	194
winter in <name>	178
winter is	-105
winter the	11
winter we	150
winter we go	122
wipe	-112
wipe out	-112
wire	173
wire in	-182
wireless	-138
wish	-94
wish i	-99
wish i have	-99
wish to	-63
with	48
with "	159
with </s>	-66
with <kin>	-110
with <kin> 's	40
with <kin> ,	180
with <name>	141
with <name> 's	179
with <name> ,	72
with <name> </s>	-65
with <name> <name>	169
with <name> <number>	172
with <name> and	74
with <name> at	169
with <name> for	-13
with <name> from	98
with <name> in	110
with <name> on	-99
with <name> over	160
with <name> start	-118
with <name> to	130
with <number>	-49
with <number> </s>	-103
with <number> <kin>	242
with <number> bar	-114
with <number> column	-158
with <number> day	121
with <number> finger	104
with <number> gig	154
with <number> guy	159
with <number> hand	-120
with <number> line	-103
with <number> of	34
with <number> on	-27
with <number> pound	-92
with <number> work	-17
with <number> year	-115
with a	-78
with a <kin>	-86
with a <name>	-61
with a <number>	-167
with a bite	-115
with a bookshop	-134
with a bowl	65
with a broom	-112
with a club	55
with a code	-64
with a cooperative	-61
with a credit	150
with a dead	-108
with a dodgy	133
with a face	-11
with a garden	-6
with a glass	16
with a heart	92
with a hospital	65
with a hurdy-gurdy	-24
with a label	73
with a licence	73
with a museum	181
with a mute	107
with a name	63
with a read	137
with a ruler	47
with a screen	105
with a short	88
with a small	-76
with a spatula	-95
with a stick	144
with a watchmaker	-70
with a wet	-66
with a wood	108
with an	118
with an <name>	-75
with another	-61
with any	-79
with aura	106
with b	-173
with bicycle	-102
with both	26
with button	91
with colour	157
with dairy	166
with dummy	-100
with dummy data	-100
with exit	-137
with exit code	-137
with food	-53
with food </s>	-53
with glitter	17
with google	38
with half	-47
with half a	-47
with hand	-58
with her	4
with her </s>	-79
with her <kin>	-53
with hide	59
with his	-125
with it	-142
with it ,	-23
with it </s>	-126
with its	-30
with its awful	-30
with just	57
with less	-138
with me	170
with me </s>	232
with me and	139
with me be	72
with me every	119
with me from	83
with me in	98
with me on	36
with my	198
with my <kin>	432
with my <number>	95
with my hand	-50
with my leave	99
with my second	156
with name	-24
with no	-30
with no .	107
with no <name>	121
with no lift	114
with no signal	18
with nothing	-184
with number	140
with nut	-11
with old	-97
with option	-101
with option a	-82
with our	146
with our second	94
with pea	-146
with picture	-80
with pork	-46
with round	-156
with shorter	-75
with small	-94
with some	-124
with sound	-79
with sound </s>	-79
with space	-47
with standard	-19
with test	58
with test </s>	58
with that	-44
with that </s>	-50
with that answer	-112
with that in	94
with the	130
with the <kin>	156
with the <name>	95
with the <number>	8
with the army	121
with the bank	-226
with the big	133
with the box	-154
with the engine	-97
with the first	-180
with the hospital	-79
with the house	136
with the insurance	-121
with the leave	102
with the list	-104
with the old	-73
with the radio	138
with the second	-99
with the ticket	110
with their	170
with their <kin>	170
with them	93
with them </s>	49
with this	-137
with this </s>	-119
with this <name>	-132
with those	40
with type	-83
with type <number>	-83
with us	439
with us ,	94
with us </s>	210
with us <number>	142
with us at	130
with us every	126
with us for	108
with us from	140
with us half	58
with us in	143
with us is	121
with us on	153
with us since	91
with us until	132
with walnut	140
with water	-147
with what	-216
with what 's	-125
with wine	29
with wine </s>	29
with wood	-95
with wood twice	-95
with you	-207
with you </s>	-152
with your	-150
within	157
within <number>	157
within <number> day	-95
within <number> hour	158
within <number> minute	-163
within <number> year	142
within a	90
without	34
without </s>	-167
without <name>	-14
without <name> </s>	-14
without a	-83
without a chair	120
without a label	-149
without an	75
without his	120
without it	78
without it turn	91
without lose	-170
without lose the	-170
without make	100
without make it	100
without me	-185
without me </s>	-154
without milk	5
without milk ,	5
without my	82
without rice	-142
without rice </s>	-142
without sound	-167
without sound like	-116
without take	-102
without the	-46
witness ,	94
witness , so	94
witness </s>	42
wizard	-141
wizard </s>	-96
wobbly	-39
wobbly </s>	33
wok	97
woman	-10
woman 's	142
woman </s>	135
woman <kin>	-100
woman and	147
woman at	-156
woman at the	-156
woman from	138
woman have	-40
woman in	-71
woman in <name>	-73
woman in a	-119
woman in it	55
woman in the	-135
woman keep	-62
woman keep their	-62
woman on	-7
woman on our	192
woman on the	-95
woman only	25
woman only </s>	25
woman ring	-120
woman who	-121
wonder	-188
wonder if	-145
wonky	-139
wonky </s>	-139
wood	42
wood ,	6
wood </s>	13
wood stave	161
wood twice	-95
wood twice a	-95
wooden	122
wooden boat	30
wooden boat in	-75
wooden one	98
woodwork	109
wool	66
wool </s>	-68
wool give	29
wool make	109
wool make me	109
wool shop	118
word	8
word "	165
word ,	-39
word :	-109
word </s>	-53
word <name>	-132
word a	211
word a notice	-115
word about	-135
word and	-205
word and <number>	-144
word at	-95
word at the	-95
word come	-140
word come up	-140
word each	-162
word each </s>	-162
word for	-297
word for a	-133
word for the	-201
word for when	-121
word in	-146
word is	-202
word it	-115
word it </s>	-115
word limit	-169
word limit </s>	-169
word of	-30
word of <name>	129
word on	141
word or	-103
word over	-180
word over </s>	-172
word please	85
word please </s>	86
word problem	-186
word that	54
word the	-172
word to	74
word what	-118
word with	-103
word without	-107
wordpress	197
work	-10
work ,	130
work , <day>	145
work , <name>	110
work , no	131
work , that	-113
work , the	156
work </s>	-18
work <days>	71
work <days> </s>	82
work <number>	109
work <number> day	99
work <number> hour	-68
work <number> week	-85
work after	11
work and	-23
work around	-85
work as	-120
work as a	-125
work at	78
work at </s>	118
work at <name>	-84
work at a	56
work at the	138
work because	-22
work before	-127
work before the	-127
work best	124
work better	127
work better for	-108
work but	-83
work council	102
work day	66
work day </s>	66
work example	143
work example </s>	146
work for	-151
work for <name>	-114
work for me	-241
work for the	136
work freelance	93
work from	-21
work from <name>	163
work from the	84
work half	54
work hard	-121
work hard </s>	-121
work have	14
work here	-34
work holiday	-42
work holiday visa	-42
work i	83
work if	144
work in	106
work in <name>	36
work in a	-134
work in the	99
work is	122
work it	-163
work it out	-163
work late	-121
work late tonight	-87
work my	-97
work night	-97
work night </s>	-71
work night at	-5
work now	-37
work now </s>	-37
work offline	-172
work offline </s>	-172
work offshore	81
work offshore ,	-34
work offshore <number>	147
work on	-135
work on an	-93
work on it	-141
work on my	-59
work on the	-206
work on this	-68
work only	-77
work only from	73
work or	-138
work out	-158
work out the	-103
work please	-86
work say	-122
work say they	-79
work the	251
work to	11
work under	159
work until	42
work until <number>	-11
work with	-40
work with <name>	-72
work with my	73
work with the	68
work yesterday	-41
work yesterday </s>	-41
workbench	133
worker	184
worker 's	13
worker 's visit	-21
worker :	95
worker : <name>	95
workout	-94
worksheet	-172
workshop	121
workshop ,	-80
workshop and	-14
workshop have	70
workshop is	180
workshop to	115
world	-38
world </s>	91
worldwide	-167
worldwide </s>	-167
worm	12
worry	-269
worry </s>	-145
worry about	-142
worry about the	-143
worse	-111
worse </s>	-34
worse i	10
worse in	130
worse off	-185
worse off </s>	-185
worse on	164
worse on the	164
worse than	-141
worse than the	-81
worst	-19
worst </s>	23
worst be	-26
worth	-326
worth </s>	-103
worth <number>	-97
worth it	-227
worth it </s>	-154
worth it for	-120
worth the	-120
would	-317
would </s>	-29
would <name>	-97
would <number>	-253
would <number> get	-167
would a	-214
would be	-40
would be a	-64
would be leave	-106
would cause	-107
would do	-71
would happen	-134
would happen if	-134
would have	-150
would i	-126
would it	-148
would kill	-131
would like	-148
would love	-127
would love a	-127
would n't	-12
would n't have	79
would n't let	-134
would n't say	-62
would n't start	-42
would rather	76
would take	-111
would take </s>	-111
would that	-154
would the	-105
would they	-139
would you	85
would you check	-79
would you do	-43
would you kindly	-141
would you look	-118
would you put	-143
would you read	-102
would you say	-114
would you set	-74
wow	-170
wow </s>	-125
wrap	-4
wrap this	-140
wrap this up	-140
wrap up	-136
wreath	-107
wreck	6
wreck </s>	-167
wreck my	129
wreck my sleep	20
wreck my stomach	102
wrist	103
wrist </s>	-19
wrist are	108
wrist are bad	113
wrist on	19
write	10
write '	-106
write ,	154
write </s>	171
write <name>	191
write <name> </s>	22
write <name> for	134
write <name> spell	131
write <number>	-192
write <number> line	-155
write a	-171
write a calm	-118
write a cookbook	145
write a haiku	-58
write a kind	-83
write a limerick	-121
write a short	-122
write a small	-124
write a test	-197
write about	-110
write access	18
write an	-215
write an email	-149
write and	-48
write as	151
write by	156
write by me	145
write down	196
write everything	123
write everything in	123
write for	225
write for <kin>	109
write for me	138
write for the	79
write from	-226
write from the	-166
write grant	78
write her	-114
write her a	-114
write him	-52
write him a	-174
write in	-54
write in <name>	190
write in the	-76
write is	4
write it	-24
write it </s>	113
write it as	-112
write it at	-177
write it in	-109
write me	-128
write me a	-264
write me the	-125
write my	103
write my <kin>	-45
write on	14
write our	103
write since	155
write since <number>	155
write that	-39
write that in	-106
write that up	-118
write the	-172
write the <kin>	-120
write the first	-101
write the function	-46
write them	6
write them a	-122
write this	-173
write this </s>	-54
write to	-333
write to <kin>	-75
write to <name>	-141
write to my	-123
write to the	-218
write up	149
write up <number>	68
write with	-90
write you	-51
wrong	-573
wrong ,	-143
wrong </s>	-359
wrong <kin>	-153
wrong <kin> </s>	-153
wrong <name>	-82
wrong <name> </s>	-82
wrong <number>	-52
wrong account	-85
wrong again	-56
wrong again </s>	-54
wrong answer	-106
wrong branch	-106
wrong branch </s>	-106
wrong but	-84
wrong chat	-107
wrong chat </s>	-107
wrong column	-68
wrong column </s>	-68
wrong date	-66
wrong date </s>	-59
wrong file	-70
wrong folder	-136
wrong folder </s>	-136
wrong in	-175
wrong in the	-97
wrong line	-108
wrong line </s>	-108
wrong on	-154
wrong on the	-154
wrong side	71
wrong side of	71
wrong size	-119
wrong thing	-77
wrong window	-83
wrong window </s>	-72
wrong with	-128
wrong with it	-128
x	-272
x </s>	-145
x <number>	-136
x <number> </s>	-79
x-ray	-57
x-ray machine	-57
x2	46
x220	127
xma	-119
xma </s>	175
xp	154
y	-144
y '	13
y ' all	13
yacht	50
yaml	66
yaml </s>	-72
yard	170
yard 's	112
yard ,	159
yard </s>	149
yard and	-123
yarn	51
yawn	-144
yeah	-63
yeah </s>	6
year	297
year '	131
year 's	-154
year , <name>	118
year , <number>	94
year , i	-99
year , in	-111
year , mostly	209
year , no	247
year , not	138
year , write	156
year </s>	236
year <kin>	173
year <kin> <kin>	132
year <name>	175
year <number>	-32
year <number> ,	195
year <number> </s>	180
year <number> at	91
year <number> math	-68
year <number> of	-73
year ago	76
year ago ,	154
year ago </s>	185
year ago and	22
year and	115
year and <number>	167
year and the	-37
year as	163
year as a	163
year at	93
year at the	105
year back	185
year back </s>	151
year before	215
year before i	125
year by	-118
year come	139
year end	203
year for	-12
year for fraud	-20
year for my	113
year for the	-61
year i	68
year i 'm	194
year in	157
year in </s>	-81
year in <month>	81
year in <name>	305
year in <number>	-60
year in a	88
year in the	199
year is	115
year is the	-48
year leave	141
year leave </s>	141
year now	327
year now </s>	303
year now i	109
year of	-90
year of <kin>	129
year of <name>	-79
year of a	124
year of drum	117
year of it	162
year of the	-28
year of tile	110
year of wait	-64
year off	70
year old	-135
year old </s>	-74
year old and	109
year on	17
year on the	132
year or	145
year or so	145
year round	188
year round </s>	145
year run	146
year run </s>	138
year start	42
year this	185
year this <month>	165
year to	13
year to go	109
year we	6
year with	134
year with my	118
year with the	45
yearly	73
yearly </s>	151
yell	-48
yell at	-104
yellow	-27
yellow </s>	87
yes	-157
yes ,	176
yes </s>	-168
yes i	-135
yes or	-127
yes or no	-127
yes to	-103
yesterday	-505
yesterday 's	-200
yesterday ,	-217
yesterday </s>	-372
yesterday <number>	-70
yesterday and	-199
yesterday at	-141
yesterday for	-101
yesterday i	-134
yesterday it	-79
yesterday look	-46
yesterday so	-122
yesterday the	115
yesterday was	-95
yet	-7
yet ,	-210
yet , be	-106
yet </s>	34
yoga	7
yoga </s>	112
yoga to	-86
yoghurt	-49
yoghurt </s>	-16
you	-199
you 'd	-122
you 'd be	-63
you 'd think	-81
you 'll	-163
you 'll understand	-81
you 're	-176
you 're at	-139
you 're the	-125
you </s>	-69
you <name>	53
you <number>	-148
you <number> ,	-87
you a	-29
you above	-155
you above </s>	-155
you add	-115
you already	-128
you also	-39
you always	-120
you an	-67
you an apology	-65
you and	46
you answer	11
you answer </s>	-170
you are	-312
you are a	-192
you are my	-137
you ask	-330
you ask </s>	-158
you ask me	-240
you ask what	-122
you believe	-106
you call	-129
you can </s>	26
you can call	92
you can do	-146
you can freeze	-72
you can guess	-98
you can n't	-93
you can put	-179
you can write	-119
you change	94
you check	-200
you check if	-88
you check my	-112
you check whether	-116
you could	-105
you cut	-124
you delete	-111
you disagree	-139
you do	-99
you do a	-280
you do me	-83
you do n't	-187
you do with	-117
you draft	199
you draft anything	149
you draft for	103
you even	-123
you even say	-44
you explain	77
you explain <name>	-75
you find	-128
you find me	-94
you fix	-152
you fix that	-114
you fix the	-101
you for	-190
you forget	-137
you forget the	-97
you get	-248
you get a	-87
you get me	-126
you give	-51
you give a	-60
you give have	-130
you give me	51
you go	-141
you grade	-109
you hate	-168
you have	-486
you have a	-186
you have get	-175
you have it	-112
you have put	-97
you have to	-140
you help	-99
you help with	-73
you in	58
you in <name>	112
you is	-198
you is a	-156
you just	-176
you keep	-147
you kindly	-141
you know	-177
you know </s>	-115
you know what	-79
you leave	-106
you lie	-131
you like	11
you like </s>	49
you link	-151
you live	-130
you live in	-94
you look	169
you look </s>	-142
you look at	175
you make	186
you make </s>	86
you make a	133
you make it	-241
you make me	16
you make the	-98
you may	-119
you mean	-119
you mean </s>	-119
you mention	-112
you need	34
you need a	-147
you need n't	63
you never	-119
you on	-28
you on the	55
you only	-149
you own	-186
you phrase	-137
you pick	21
you pick </s>	-146
you plan	-154
you please	63
you please </s>	75
you put	-263
you put it	-110
you put the	-145
you read	-108
you read this	-100
you reckon	-164
you reckon </s>	-135
you redo	-71
you redo the	-82
you rewrite	-185
you save	-100
you say	-91
you say </s>	-105
you say <number>	-111
you say it	-126
you say to	-57
you see	-193
you see </s>	-121
you send	92
you send it	-115
you send me	153
you serve	-41
you set	-105
you set out	-125
you settle	-66
you shorten	-80
you should	144
you should have	-140
you skip	38
you something	-107
you sort	117
you sort it	-90
you spell	-139
you start	-69
you stop	-130
you stop a	-130
you suggest	-291
you suggest </s>	-142
you suggest a	-162
you summarise	-112
you swap	-58
you swap the	-58
you take	23
you talk	-45
you talk to	22
you tell	-187
you tell me	-179
you that	-91
you the	-146
you think	118
you think </s>	-93
you think of	125
you to	87
you to put	107
you too	-138
you turn	-182
you turn these	-77
you want	-151
you well	-119
you well </s>	-119
you were	-209
you word	-102
you work	-113
you write	50
you write '	-106
you write a	-142
you write an	-73
you write for	142
you write it	-96
you write the	-101
young	-19
young ,	95
young <kin>	-70
young man	-62
young woman	44
younger	-97
younger <kin>	148
younger <kin> is	104
your	-489
your <kin>	-178
your <name>	-151
your <name> </s>	-103
your answer	21
your answer </s>	-200
your answer i	-122
your chart	-131
your diagram	-75
your draft	-205
your example	-165
your example </s>	-47
your first	-145
your first answer	-126
your first suggestion	-111
your idea	-58
your idea </s>	-58
your last	-150
your last answer	-95
your last message	-79
your last reply	-42
your letter	60
your link	-60
your list	-119
your notice	-129
your number	-45
your opinion	-97
your plan	-121
your point	-193
your point </s>	-144
your point about	-103
your recipe	-164
your reply	101
your reply </s>	-105
your second	-172
your second version	-78
your snippet	-116
your step	-118
your suggestion	-152
your suggestion </s>	-128
your summary	-76
your table	-161
your table is	-133
your tone	-87
your version	-105
your word	-143
your word ,	-87
yours	-155
yours </s>	-27
yours have	-105
yourself	-160
youth	187
yuki 's	-70
yuki sign	53
yusuf	134
yute	114
z	-145
zero	-65
zero </s>	-65
zeynep	-31
zio	160
zip	79
zip </s>	47
zombie	-198
zone	154
zone </s>	169
zone <number>	-25
zoo	-73
zoo </s>	-13
zoom	-90
zoom ,	-121
zoom , nobody	-126
zoom call	-112
|	-163
| </s>	-163
| <kin>	-96
| <kin> |	-96
£	-68
£ <number>	-68
£ <number> </s>	-202
£ <number> a	152
£ <number> each	-165
£ <number> for	132
–	22
"""
# fmt: on
