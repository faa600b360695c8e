"""Learned by `mnemic.evals.lasting`: do not edit, learn anew."""

# fmt: off
BIAS = -5
WEIGHTS = r"""
!	-136
! !	58
! </s>	-129
"	-88
" ,	-76
" :	-105
" <kin>	-133
" <name>	-92
" and	-68
" i	30
" i have	-189
" i mean	56
" in	-78
" is	-22
" is the	-159
" my	-205
" my <kin>	-177
" the	-59
" the old	56
#	-220
# <name>	-191
# <name> </s>	-160
#0business	-64
#0failure	29
#0food	58
#0hand	86
#0hand-verb	-58
#0health	78
#0home	50
#0language	140
#0mind-verb	-163
#0period	-64
#0public	27
#0sport	152
#0state	34
#0talk	81
#0team	8
#0tech	-4
#0trade	-39
#0work	244
#1business	82
#1failure	-224
#1food	-51
#1hand	-162
#1hand-verb	105
#1health	-18
#1home	63
#1language	-64
#1mind-verb	100
#1period	-159
#1public	-189
#1sport	46
#1state	120
#1talk	129
#1team	38
#1tech	192
#1trade	-105
#1work	70
#2business	-124
#2failure	-257
#2food	52
#2hand	-115
#2hand-verb	26
#2health	129
#2home	-70
#2language	-81
#2mind-verb	36
#2period	-23
#2public	-155
#2sport	174
#2state	189
#2talk	-8
#2team	-84
#2tech	77
#2trade	-97
#2work	-28
#business	268
#failure	-425
#food	9
#hand	-174
#hand-verb	-147
#health	520
#home	129
#ing	-135
#language	50
#length 0	-214
#length 1	-86
#length 2	13
#length 3	253
#length 4	100
#mind-verb	-182
#past	-211
#period	296
#public	5
#s	133
#sport	129
#state	275
#talk	-232
#team	45
#tech	108
#trade	69
#work	-150
$	-118
&	-42
& <name>	-12
& <name> ,	-55
' ,	-42
' <kin>	35
' <kin> </s>	-46
' <name>	-91
' <name> '	-140
' <name> ,	-57
' <name> </s>	-90
' <name> <kin>	139
' <number>	269
' <number> </s>	313
' <number> <name>	167
' a	56
' all	19
' and	-107
' and '	-107
' association	117
' clock	-135
' clock </s>	-248
' even	11
' for	-142
' in	-25
' in <name>	140
' is	-105
' mock	103
' mock paper	103
' must	-73
' on	107
' on the	139
' place	-60
' rent	97
' rent in	97
' school	144
' school is	108
' shoe	-105
' shoe shop	-49
' swim	123
' t	87
' tale	-71
' tale </s>	-71
' twice	-158
' twice </s>	-158
' where	-113
' yaml	-54
' yaml </s>	-54
'd	-305
'd <number>	-151
'd a	-248
'd ask	-179
'd ask </s>	-95
'd ask the	-121
'd be	-102
'd be a	156
'd be so	-133
'd best	-67
'd better	-144
'd call	38
'd call a	-97
'd eat	-122
'd go	-129
'd have	-270
'd have <number>	-78
'd just	-78
'd know	-76
'd like	30
'd like a	-262
'd like it	-118
'd like that	-157
'd like the	-205
'd like to	64
'd like you	142
'd love	-174
'd love a	-125
'd love to	-122
'd never	-20
'd prefer	-124
'd put	-112
'd rather	23
'd rather be	-146
'd rather get	137
'd rather have	170
'd rather not	-32
'd rather use	-136
'd rather you	87
'd say tab	95
'd see	-121
'd send	-100
'd think	-130
'd think i	-76
'd you	-153
'll	-248
'll ask	-120
'll be	-130
'll be <number>	15
'll be a	55
'll be back	-177
'll be in	-163
'll be on	130
'll be open	-5
'll be work	184
'll give	-97
'll go	-78
'll go with	-115
'll have	-26
'll have a	-129
'll need	75
'll only	67
'll read	-134
'll say	-132
'll send	-122
'll send the	-111
'll stay	158
'll take	69
'll try	-79
'll try that	-79
'll type	-167
'll understand	-89
'm	-27
'm <day>	-173
'm <day> in	-133
'm <name>	214
'm <name> ,	132
'm <number>	198
'm <number> </s>	94
'm <number> <number>	163
'm <number> and	85
'm <number> foot	162
'm <number> minute	-112
'm a	198
'm a <kin>	-8
'm a <name>	145
'm a bite	-238
'm a fan	-196
'm a light	124
'm a mobile	126
'm a night	82
'm a notary	145
'm a slow	123
'm about	-183
'm about to	-154
'm afraid	-115
'm afraid i	-81
'm afraid that	-147
'm after	-250
'm after is	-137
'm after the	-111
'm aim	148
'm aim for	115
'm allergic	37
'm allergic to	17
'm alone	31
'm alone in	-63
'm an	166
'm an <name>	123
'm an only	84
'm apply	170
'm apply for	162
'm ask	69
'm ask for	119
'm ask you	-151
'm at	-151
'm at <name>	48
'm at the	-184
'm back	-26
'm bad	-4
'm bad at	-52
'm be	-197
'm blind	39
'm blind ,	-10
'm bore	-130
'm build	31
'm build a	89
'm build the	-163
'm coeliac	173
'm coeliac so	118
'm colour	153
'm colour-blind	187
'm colour-blind (	80
'm colour-blind ,	131
'm confuse	-201
'm confuse ,	-132
'm confuse by	-110
'm cook	-183
'm cover	42
'm curious	-139
'm dead	5
'm deaf	33
'm deaf in	170
'm deputy	66
'm deputy head	66
'm design	-133
'm do	19
'm do </s>	-151
'm do a	-5
'm do my	57
'm do with	-56
'm down	9
'm down to	108
'm drive	-134
'm due	-72
'm dyslexic	79
'm dyslexic ,	76
'm fine	-133
'm fix	-141
'm fly	-152
'm freeze	-137
'm from	-86
'm from the	-178
'm get	-35
'm get a	-99
'm go	-191
'm go down	-124
'm go for	-100
'm go to	-80
'm good	-125
'm good at	-18
'm half	-98
'm halfway	-50
'm halfway through	-50
'm hard	-32
'm hard of	132
'm have	-108
'm have a	-51
'm her	142
'm here	-128
'm hope to	94
'm hopeless	103
'm hungry	-101
'm hungry </s>	-101
'm impress	-132
'm impress </s>	-132
'm in	-143
'm in <name>	85
'm in a	-102
'm in bed	-133
'm in charge	14
'm in my	-34
'm in the	-171
'm interest	-118
'm interest in	-118
'm into	-136
'm just	87
'm keen	-149
'm knackered	-133
'm knackered ,	-133
'm know	152
'm lactose	154
'm lactose intolerant	154
'm late	-107
'm learn	244
'm learn <name>	175
'm learn to	171
'm leave	-145
'm left-handed	159
'm left-handed </s>	149
'm look	-179
'm look at	-52
'm look for	-143
'm lose	-271
'm lose </s>	-205
'm lose it	-102
'm mad	-139
'm mad </s>	-139
'm make	-149
'm make a	5
'm melt	-95
'm miss	-124
'm more	79
'm move	-58
'm move on	-132
'm move the	-98
'm move to	56
'm night	166
'm no	138
'm not	-89
'm not a	-94
'm not ask	-137
'm not go	98
'm not on	116
'm off	-21
'm off ,	8
'm off sugar	96
'm off the	86
'm off to	-190
'm on <name>	-117
'm on a	-81
'm on call	127
'm on hold	-177
'm on methotrexate	161
'm on my	-175
'm on night	148
'm on page	-179
'm on step	-102
'm on the	89
'm only	-74
'm only a	188
'm out	-103
'm out of	-75
'm pay	201
'm pay by	164
'm pay on	68
'm plan	-123
'm plan to	-144
'm pregnant	110
'm proper	-60
'm put	68
'm put together	-49
'm raise my	168
'm read	-259
'm read </s>	-137
'm read your	-79
'm really	180
'm register	143
'm register blind	114
'm repeat	14
'm repeat the	14
'm retrain	131
'm retrain as	131
'm rubbish	97
'm run	-189
'm run both	-63
'm run late	-105
'm save	148
'm save <number>	28
'm save for	253
'm save the	-154
'm scare	-72
'm scare of	-62
'm set	-46
'm shatter	-95
'm sick	-134
'm sick of	-129
'm sit	-91
'm sit in	-128
'm sit the	127
'm slow	33
'm so	-223
'm so tire	-96
'm soak	-95
'm stand	-32
'm stand here	-136
'm stand in	-123
'm start	-158
'm starve	-136
'm step	-26
'm stick	-309
'm stick in	-67
'm stick on	-173
'm still	-107
'm study	-17
'm switch	132
'm switch from	10
'm teach	-10
'm tell	-161
'm terrify	30
'm terrify of	30
'm the	259
'm the <kin>	4
'm the fourth	175
'm the last	135
'm the only	59
'm the shop	105
'm the treasurer	60
'm tire	-24
'm tire </s>	-84
'm tire of	-62
'm to	108
'm too	56
'm train	253
'm train as	173
'm train for	124
'm travel	-53
'm treasurer	111
'm try	-46
'm try to	-29
'm type	-239
'm type this	-67
'm up	16
'm up at	95
'm up to	-108
'm use	-149
'm use a	-95
'm use the	-101
'm use to	-82
'm use your	-73
'm useless	187
'm useless ,	47
'm vegan	158
'm vegan since	89
'm vegetarian	220
'm vegetarian ,	116
'm vegetarian and	121
'm wait	-102
'm walk	102
'm walk the	102
'm watch	-208
'm watch a	-117
'm wear	-136
'm wipe	-116
'm with	186
'm with <name>	158
'm work	-202
'm work on	-148
'm wreck	-144
'm wreck </s>	-117
'm write	-74
'm write a	124
'm write an	-151
'm write from	-141
'm write the	-134
'm write this	-183
'm write to	-121
're	-29
're <kin>	172
're <kin> </s>	157
're <name>	205
're <name> ,	80
're <name> <number>	126
're <number> <kin>	194
're <number> dev	84
're <number> people	-75
're <number> to	-65
're a	148
're a <name>	195
're a <number>	118
're a bite	-163
're a family	117
're a four-person	153
're a team	150
're all	-42
're already	-108
're at	-221
're at <number>	-183
're both	-42
're do	-17
're down	-134
're down to	-77
're expect	12
're expect our	67
're get	192
're get marry	136
're go	29
're go back	-115
're have	140
're in	-133
're in <name>	-59
're in a	57
're in the	-173
're look	67
're look for	69
're move	30
're move to	65
're my	-163
're my <kin>	-163
're not	30
're not there	-18
're off	-83
're off to	-68
're on	169
're on <name>	264
're on a	172
're on page	-127
're on the	13
're open	96
're out	-156
're out of	-184
're pay	34
're play	-118
're prototype	87
're restore	40
're restore a	119
're save	122
're shut	141
're stick	206
're stick on	139
're stick with	133
're still	27
're the	95
're the same	-110
're up	86
's	142
's ,	155
's , <name>	133
's , <number>	150
's , i	96
's </s>	185
's <day>	88
's <day> </s>	-13
's <days>	68
's <kin>	-243
's <kin> 's	-89
's <kin> ,	164
's <kin> </s>	84
's <kin> <name>	233
's <kin> and	93
's <kin> apparently	-127
's <kin> are	-13
's <kin> come	165
's <kin> have	-187
's <kin> in	75
's <kin> is	-87
's <kin> live	22
's <kin> move	-39
's <name>	263
's <name> 's	-89
's <name> ,	143
's <name> </s>	203
's <name> <name>	195
's <name> <number>	182
's <name> and	-27
's <name> in	-51
's <name> is	91
's <name> on	163
's <name> that	97
's <name> was	-114
's <number>	222
's <number> ,	107
's <number> </s>	159
's <number> <kin>	160
's <number> <month>	167
's <number> <name>	-85
's <number> <number>	149
's <number> a	58
's <number> and	83
's <number> day	-177
's <number> degree	-197
's <number> in	-55
's <number> line	-204
's <number> min	194
's <number> minute	88
's <number> month	150
's <number> now	71
's <number> o	-112
's <number> of	221
's <number> on	-170
's <number> people	56
's <number> thing	31
's a	284
's a '	67
's a <kin>	-81
's a <name>	173
's a <number>	276
's a bite	-162
's a decent	42
's a fair	-130
's a garden	-64
's a good	-62
's a guy	-138
's a history	-84
's a hospital	-35
's a joke	-68
's a leak	-134
's a mess	-178
's a metal	36
's a nut	-65
's a peanut	-40
's a picture	-98
's a queue	-92
's a rescue	127
's a retire	-66
's a row	53
's a second	59
's a spare	64
's a stairlift	118
's a steel	132
's a step	82
's a sublet	155
's a tablet	34
's a tin	-179
's a train	39
's a trampoline	79
's a translation	69
's a typo	-168
's a wait	63
's a wasp	-143
's a well	-11
's about	-235
's about the	-138
's alarm	-188
's alarm go	-115
's alarm have	-154
's all	66
's all i	-150
's all in	93
's all on	177
's all over	-127
's allergic	-186
's allergic to	-186
's allergy	69
's allotment	-80
's already	-227
's also	-139
's always	-242
's always <number>	-157
's always a	-105
's always be	29
's an	211
's an <name>	108
's and	13
's another	-129
's answer	-95
's arrive	-150
's ash	112
's ash are	112
's ask	-5
's ask if	-168
's ask me	-97
's asleep	-131
's asthma	121
's at	-89
's at <name>	123
's at <number>	8
's at the	-195
's at work	-173
's autistic	158
's autistic </s>	107
's away	47
's away <day>	151
's back	-98
's bad	-111
's bark	-123
's barn	234
's barn </s>	204
's basement	-75
's basement ,	-75
's be	57
's be <number>	-160
's be a	-13
's be certify	6
's be in	9
's be rain	-119
's behind	131
's behind the	131
's between	-156
's birthday	-44
's birthday is	93
's blind	-120
's blow	-152
's blow a	-92
's book	62
's book for	-11
's branch	-151
's branch </s>	-120
's break	-181
's bungalow	146
's burn	-123
's business	28
's by	56
's by the	-46
's call	60
's call <name>	162
's canteen	-91
's car	-226
's car alarm	-134
's change	-109
's choir	-148
's clerk	143
's clinic	120
's close	-150
's coffee	67
's cold	-181
's come	-278
's come in	-146
's come to	-90
's cook	6
's cook </s>	-162
's cottage	53
's crack	115
's cry	18
's cry in	-135
's day	153
's day </s>	153
's dead	-143
's dead </s>	-143
's deaf	92
's deaf in	92
's decent	-125
's delay	-159
's dementia	160
's desk	92
's desk </s>	104
's dial-up	22
's dial-up speed	22
's dialysis	65
's dinner	-163
's do	-135
's do ,	-188
's do </s>	82
's double	-12
's down	-33
's down to	162
's drill	-73
's drop	-147
's dry	-138
's due	29
's due at	-80
's due in	-40
's dutch	-62
's dutch ,	-62
's ear	-139
's eat	-149
's eat the	-77
's empty	58
's enroll	-48
's enroll in	-48
's episode	-118
's episode </s>	-101
's every	184
's every other	135
's eye	158
's eye go	158
's family	147
's family </s>	108
's farm	206
's fee	84
's field	129
's file	-101
's fine	-142
's fine </s>	-98
's finish	150
's finish </s>	150
's firm	-77
's firm </s>	-72
's fix	48
's fix ,	14
's flat	-20
's flat in	126
's for	122
's for <kin>	141
's for a	-338
's for tea	-50
's for the	-126
's forecast	-105
's forehead	-158
's form	-221
's free	-183
's freeze	-168
's from	-115
's from <name>	-51
's from <number>	102
's from a	-229
's from the	-141
's full	-94
's full of	-24
's funeral	86
's garage	151
's garage </s>	37
's get	105
's get a	52
's get her	35
's get no	105
's get to	21
's go	110
's go ,	166
's go </s>	-65
's go back	71
's go but	44
's go cold	-229
's go i	39
's go to	88
's good	-148
's good </s>	-111
's green	-167
's group	-74
's half	-161
's have	-34
's have a	-132
's head	-150
's hear	72
's hear aid	72
's her	-21
's here	-155
's high	132
's high ,	132
's his	109
's hold	-37
's home	-92
's homework	-89
's house	93
's house ,	120
's house in	157
's how	232
's how i	215
's how it	-154
's how the	-176
's how we	157
's hurt	-157
's icy	20
's ill	119
's ill </s>	119
's in	61
's in </s>	-195
's in <month>	138
's in <name>	218
's in <number>	92
's in an	-16
's in my	-22
's in the	54
's induction	130
's induction </s>	121
's insurance	-77
's is	77
's it	-122
's it </s>	-80
's job	187
's job </s>	97
's joint	95
's just	10
's keep	191
's kill	-168
's kill me	-168
's kitchen	-114
's knee	103
's laptop	44
's last	-48
's late	-116
's late and	-82
's laugh	-73
's laugh at	-73
's law	102
's leave	26
's leave </s>	81
's letter	48
's licence	134
's like	-150
's like a	-168
's limit	55
's limp	-151
's line	-66
's line <number>	-87
's log	-156
's lot	21
's lot are	144
's low	-161
's maiden	-13
's maiden name	-13
's make	-148
's match	-161
's match is	-107
's me	241
's me ,	137
's me </s>	124
's me that	140
's me who	155
's meet	-122
's meet </s>	-88
's mine	80
's mine </s>	20
's minus	23
's minus <number>	23
's miss	-29
's miss </s>	-132
's miss <number>	106
's model	162
's moor	91
's move	-87
's move to	-148
's my	225
's my <kin>	60
's my dj	124
's my job	117
's my life	74
's my next	-46
's my other	-111
's my third	155
's my turn	-184
's my view	-139
's name	43
's name ,	155
's name </s>	-45
's name after	-62
's name is	-39
's name still	129
's nearly	-152
's nearly <number>	-148
's nervous	132
's nervous </s>	132
's never	267
's new	54
's next	87
's next <month>	136
's nice	-120
's nick	-141
's nick my	-77
's no	113
's no milk	-189
's no use	8
's no wifi	-31
's nobody	172
's nobody leave	149
's north	126
's not	-50
's not that	82
's not the	-162
's not what	-136
's nothing	-90
's nothing wrong	-90
's now	-160
's off	-108
's off </s>	-203
's off sick	-142
's off to	-173
's offer	-105
's office	-24
's ok	-162
's on	43
's on </s>	13
's on <days>	88
's on <name>	292
's on <number>	-139
's on a	146
's on holiday	-171
's on in	-116
's on me	-40
's on my	-147
's on night	145
's on the	76
's on warfarin	157
's only	-222
's only the	-4
's open	-97
's order	149
's order </s>	126
's our	113
's our <kin>	-95
's ours	119
's out	-149
's out </s>	-145
's out for	131
's out of	85
's over	-177
's own	-15
's pack	-151
's page	140
's park	-126
's parole	-48
's partly	69
's passion	112
's passion ,	112
's pay	93
's peanut	-70
's pension	185
's pie	-105
's place	162
's place </s>	113
's plan	116
's plan for	103
's poorly	-148
's pretend	-184
's put	-194
's put a	-154
's queue	-84
's quick	-131
's quiet	-150
's quiet </s>	-140
's rain	-118
's real	-28
's recipe	67
's red	-156
's refuse	-133
's register	140
's rent	113
's retirement	106
's right	-174
's right </s>	-116
's ring	-59
's room	118
's row	-143
's row <number>	-143
's rule	91
's rule </s>	89
's run	-193
's run by	-93
's say	-89
's say i	-214
's school	231
's school </s>	102
's school is	125
's sell	-139
's set	-25
's set for	119
's set in	-101
's share	47
's sheet	-115
's shift	16
's shop	-112
's shout	93
's shout </s>	93
's shut	9
's side	48
's side ,	110
's side </s>	238
's side of	-90
's since	124
's since <number>	124
's slot	-57
's slow	115
's so	-28
's soak	-111
's some	-136
's sound	128
's speak	87
's speech	68
's split	10
's spread	99
's spread over	99
's stand	-170
's start	10
's stay	157
's stay </s>	157
's stick	-114
's stick in	-143
's stick on	57
's still	-327
's straight	-143
's stroke	126
's surgery	-53
's surname	135
's syndrome	152
's take	143
's text	-129
's that	-71
's the	149
's the <kin>	212
's the <name>	51
's the <number>	102
's the best	-132
's the difference	-101
's the joke	-59
's the last	93
's the least	-97
's the leave	95
's the log	-39
's the only	38
's the plan	155
's the problem	-111
's the right	-108
's the rule	12
's the sketch	-105
's the worst	-142
's the wrong	-96
's there	41
's this	-124
's through	97
's ticket	134
's tight	-126
's till	-76
's time	-171
's tiny	167
's tiny ,	130
's to	14
's to <name>	78
's to be	-73
's tonight	-97
's too	-140
's too hot	-116
's too long	-77
's trip	-179
's turn	7
's turn <number>	147
's under	-115
's under the	-79
's up	110
's up a	108
's us	160
's us </s>	149
's use	70
's usually	6
's very	-141
's visit	-27
's voice	-147
's voice ,	-126
's wait	-126
's walk	-161
's warm	-100
's was	-152
's watch	-19
's website	129
's what	103
's what i	86
's what the	23
's what they	-89
's wheelchair	165
's when	70
's when i	133
's when the	110
's where	92
's where i	92
's where it	-182
's whole	109
's why	-68
's with	24
's with <name>	152
's with the	-64
's with us	126
's worse	-83
's worth	-101
's worth </s>	-65
's wrong	-182
's wrong </s>	-157
(	154
( <kin>	155
( <kin> )	125
( <name>	-36
( <name> ,	102
( <name> </s>	91
( he	142
( he 's	142
( me	89
( not	-23
)	-90
) ,	19
) and	27
) and her	110
*	-146
+	177
+ <day>	163
+ <day> </s>	130
+ <day> at	115
+ <name>	173
+ <name> </s>	116
,	57
, "	-93
, 16	-66
, </s>	-143
, <day>	160
, <day> ,	245
, <day> morning	89
, <day> to	181
, <days>	331
, <days> ,	182
, <days> </s>	208
, <days> and	207
, <days> at	131
, <kin>	162
, <kin> 's	123
, <kin> ,	13
, <kin> </s>	194
, <kin> <kin>	126
, <kin> <name>	-28
, <kin> and	168
, <kin> are	-59
, <kin> by	129
, <kin> in	165
, <kin> is	-14
, <kin> it	19
, <kin> n't	75
, <kin> of	-60
, <kin> order	138
, <kin> the	154
, <kin> was	-30
, <month>	-34
, <month> </s>	-15
, <month> <number>	126
, <month> to	-61
, <name>	106
, <name> &	156
, <name> 's	146
, <name> (	-43
, <name> ,	54
, <name> </s>	-72
, <name> <kin>	200
, <name> <name>	311
, <name> <number>	-118
, <name> above	109
, <name> and	143
, <name> at	179
, <name> first	136
, <name> for	-10
, <name> get	114
, <name> have	-80
, <name> i	-8
, <name> in	145
, <name> is	212
, <name> mostly	120
, <name> next	-145
, <name> on	129
, <name> one	108
, <name> only	160
, <name> say	-106
, <name> the	-71
, <name> time	141
, <name> to	190
, <name> with	60
, <number>	203
, <number> ,	-6
, <number> </s>	195
, <number> <kin>	-226
, <number> <month>	90
, <number> <name>	-93
, <number> <number>	148
, <number> a	-136
, <number> am	89
, <number> and	125
, <number> at	202
, <number> bar	-101
, <number> battery	155
, <number> box	112
, <number> chair	127
, <number> coeliac	-71
, <number> cover	112
, <number> day	-56
, <number> down	109
, <number> euro	195
, <number> floor	159
, <number> for	33
, <number> from	112
, <number> generation	155
, <number> halal	137
, <number> hive	257
, <number> hour	-47
, <number> house	127
, <number> in	-95
, <number> is	-139
, <number> item	-99
, <number> job	113
, <number> kilo	132
, <number> letter	-123
, <number> line	110
, <number> min	-98
, <number> minute	-121
, <number> moment	-103
, <number> month	207
, <number> more	25
, <number> night	-45
, <number> now	157
, <number> odd	129
, <number> of	312
, <number> off	142
, <number> old	137
, <number> on	350
, <number> page	-137
, <number> people	-5
, <number> percent	11
, <number> piece	36
, <number> pound	6
, <number> question	81
, <number> quid	-69
, <number> ring	124
, <number> room	-45
, <number> round	-20
, <number> screw	-152
, <number> sec	-137
, <number> second	-123
, <number> sharp	121
, <number> site	132
, <number> so	10
, <number> step	-127
, <number> sugar	129
, <number> time	160
, <number> to	187
, <number> variety	145
, <number> week	249
, <number> wide	119
, <number> with	93
, <number> word	38
, <number> year	230
, a	13
, a <kin>	4
, a <name>	382
, a <number>	101
, a former	-98
, a minor	-112
, a year	140
, about	189
, about <number>	238
, accord	-142
, accord to	-142
, across	22
, add	-209
, add more	-99
, after	-41
, afternoon	128
, again	-110
, again </s>	-110
, all	134
, all <kin>	121
, all <name>	153
, all <number>	223
, all but	-116
, all clear	61
, all family	96
, all in	101
, all of	158
, all on	-57
, all remote	187
, all the	86
, along	-24
, along with	-24
, already	199
, alto	127
, always	407
, always ,	140
, always </s>	334
, always be	131
, always have	224
, always write	-20
, an	17
, and	44
, and <name>	153
, and a	109
, and everything	-52
, and i	109
, and it	-147
, and so	93
, and that	75
, and the	24
, and we	163
, and you	-57
, annoy	-147
, annoy </s>	-147
, another	-93
, answer	-61
, any	-137
, any idea	-122
, anyone	-126
, anyone </s>	-126
, anything	33
, apparently	-239
, apparently </s>	-203
, are	111
, arm	-172
, arm are	-73
, around	166
, around <number>	142
, arrive	150
, as	83
, ask	-44
, at	280
, at <name>	130
, at <number>	166
, at the	130
, avoid	-46
, back	-317
, back at	-136
, back by	-153
, back in	-138
, back now	-152
, back to	-113
, bad	22
, bad hip	138
, bad line	-109
, barley	-100
, base	25
, base in	175
, be	-112
, be a	-152
, be in	-156
, be like	128
, be quick	-129
, bear	111
, beat	-129
, because	168
, before	27
, before and	-78
, believe	114
, believe it	114
, better	-127
, big	40
, big font	-54
, bite	174
, black	148
, blackwork	83
, bless	-113
, blind	91
, bliss	-124
, bliss </s>	-124
, blood	119
, blue	194
, blue in	139
, book	151
, bore	-149
, bore </s>	-149
, both	52
, both ear	79
, both in	157
, both of	168
, box	148
, brain	30
, brain is	-97
, brb	-170
, brb </s>	-170
, brilliant	-137
, brown	87
, brown inhaler	79
, build	110
, build in	147
, burn	75
, bus	-92
, but	81
, but i	88
, but the	-163
, buy	120
, by	121
, by choice	43
, by the	77
, call	-18
, can	-253
, can i	-198
, can n't	-182
, can you	-140
, cancel	-146
, candle	133
, candle </s>	133
, car	185
, carry	142
, carry <number>	83
, carry an	104
, cash	187
, cash only	84
, cataract	129
, cataract </s>	98
, change	-106
, chapter	-120
, chapter <number>	-120
, check	-178
, check again	-85
, check it	-94
, check the	-146
, cheer	-218
, cheer </s>	-218
, chemistry	135
, chemistry mostly	135
, church	130
, church </s>	93
, clay	88
, clay soil	88
, close	6
, club	149
, coeliac	128
, coeliac </s>	90
, column	-95
, come from	-82
, come in	-79
, come to	154
, come up	-40
, contract	111
, correct	-55
, could	-117
, could i	-71
, could you	-140
, count	90
, count </s>	-43
, court	127
, cover	-127
, cover for	-84
, crazy	-171
, crop	-94
, currently	158
, currently number	158
, cut	-157
, cut it	-142
, cut the	-131
, daily	85
, daily </s>	85
, dairy	-55
, date	-77
, date from	-77
, day	169
, deaf	-77
, delete	-246
, delivery	128
, despite	-51
, diagnose	181
, diagnose at	158
, diesel	78
, diesel </s>	78
, different	30
, do	-108
, do </s>	-142
, do for	-54
, do i	-191
, do in	135
, do n't	114
, door	164
, double	120
, down	197
, down from	112
, drop	-169
, drop the	-169
, dry	-55
, due	138
, due at	165
, due in	49
, dust	25
, dyscalculia	139
, each	128
, early	61
, easy	-69
, egg	144
, egg ,	113
, electric	96
, email	104
, end	-160
, end of	-183
, end up	30
, english	153
, epilepsy	89
, epilepsy ,	106
, epilepsy </s>	60
, epipen	128
, essential	120
, essential tremor	120
, even	184
, even in	128
, ever	323
, ever ,	88
, ever </s>	284
, every	351
, every <day>	158
, every day	152
, every month	117
, every single	39
, every time	176
, every week	133
, everybody	78
, everyone	-175
, everyone is	-95
, everything 's	-67
, exam	111
, exam in	111
, explain	-163
, fail	82
, faint	102
, faint at	102
, family	117
, farm	185
, feel	-67
, feel bad	-101
, feel better	-107
, feel like	-65
, fifth	121
, fifth floor	121
, finally	-109
, finally </s>	-136
, finally pass	41
, find	-63
, find out	161
, find the	-142
, fine	-28
, fine </s>	-110
, finish	-199
, finish the	-152
, first	-29
, first <days>	114
, first <number>	42
, first time	-77
, fix	-32
, fix that	-161
, fix the	-61
, flight	25
, fly	133
, foot	116
, for	205
, for <kin>	-129
, for <number>	-92
, for life	66
, for the	244
, forget	75
, form	158
, found	-90
, found the	-19
, fourth	30
, freelance	169
, freelance </s>	42
, freeze	-131
, from	170
, from <name>	288
, from now	120
, from the	-18
, from what	-130
, full	-35
, fun	-161
, funny	-123
, funny </s>	-77
, geology	134
, geology ,	134
, get	-118
, get <number>	-113
, get a	-162
, get insulin	87
, give	-19
, give me	-200
, give the	-47
, give up	127
, go	-179
, go </s>	-97
, go ahead	-133
, go back	-147
, go for	221
, go on	124
, go to	-180
, go with	-142
, goal	97
, goal is	97
, goalkeeper	174
, god	51
, god know	51
, good	-174
, google	-91
, google say	-91
, graduate	118
, great	-181
, great </s>	-61
, green	90
, grey	-123
, grow	167
, grow up	148
, guest	-113
, ha	-202
, ha </s>	-192
, half	166
, half <name>	104
, half a	11
, half asleep	-149
, half my	120
, half of	162
, hand	63
, hand down	153
, hand shake	-125
, handle	-116
, handle <kin>	-29
, handle the	-27
, hang	-194
, hang on	-194
, happy	35
, hard	189
, hate	90
, hate the	81
, haul	120
, have <name>	-23
, have <number>	-76
, have a	-42
, have ask	135
, have be	262
, have do	95
, have for	98
, have n't	90
, have no	157
, have since	129
, have the	119
, have to	-251
, hay	-40
, he	-55
, he 's	-93
, he <kin>	97
, he have	-19
, he pay	135
, he was	-102
, head	-138
, hear	62
, heat	60
, help	-244
, help </s>	-186
, help me	-170
, hence	164
, hence the	180
, her	168
, here	8
, here i	148
, hers	147
, hibernate	113
, hibernate in	113
, hilarious	-123
, hilarious </s>	-123
, his	37
, his <kin>	-69
, hold	-85
, hold on	-139
, home	69
, home by	-12
, home only	98
, honestly	83
, honestly ,	-25
, honestly </s>	112
, hope	92
, hope to	89
, hopeless	-74
, house	-47
, house rule	204
, how	-341
, how do	-230
, how many	-119
, how much	-94
, how would	-73
, hurry	-195
, hurry </s>	-175
, hydrology	-30
, hydrology </s>	-30
, i	29
, i 'd	127
, i 'll	-116
, i 'm	53
, i always	26
, i am	-96
, i can	50
, i check	-54
, i come	-29
, i do	311
, i find	-119
, i get	216
, i give	104
, i go	-94
, i guess	-150
, i hate	138
, i have	46
, i keep	159
, i learn	117
, i live	-23
, i look	-56
, i make	-137
, i never	164
, i now	85
, i only	128
, i own	100
, i play	-29
, i raise	136
, i read	-215
, i run	198
, i see	-107
, i set	-13
, i take	117
, i think	-163
, i translate	148
, i use	77
, i want	-106
, i was	-114
, i write	-104
, idea	12
, idea </s>	-37
, if	106
, if you	106
, ignore	-197
, ignore that	-119
, ignore the	-113
, ill	-206
, ill try	-106
, imagine	-106
, imagine </s>	-106
, in	100
, in <month>	-149
, in <name>	248
, in <number>	-49
, in all	123
, in general	-118
, in that	76
, in the	26
, in this	-122
, is	-151
, is 19	-17
, is <number>	-56
, is a	-68
, is also	-68
, is autistic	107
, is deaf	206
, is diabetic	157
, is it	-207
, is leave	107
, is move	122
, is my	18
, is now	-92
, is off	39
, is older	208
, is on	-45
, is scare	160
, is still	-97
, is that	-382
, is the	-29
, is what	92
, it	-42
, it 's	100
, it have	8
, it is	79
, it say	-304
, it seem	-117
, it was	28
, it will	-160
, its	-29
, its <name>	137
, its a	-69
, its an	34
, its in	141
, joke	-117
, just	-160
, just <number>	49
, just a	89
, just ask	-99
, just fix	-136
, just me	31
, just pick	-129
, just see	-113
, just the	-143
, keep	-99
, keep it	-133
, keep that	-111
, keep the	-39
, kettle	-114
, kettle 's	-114
, key	199
, key come	131
, kid	-95
, kill	-101
, kill me	-101
, knee	142
, knock	125
, lactose	131
, last	168
, last day	161
, later	-145
, leak	91
, learn	154
, learn it	146
, lease	97
, leave	116
, leave at	163
, leave in	-45
, left-handed	58
, left-handed </s>	58
, less	79
, less strict	79
, let	-175
, let me	-152
, level	61
, licence	129
, like	173
, line	-127
, line <number>	-26
, list	121
, list build	120
, live	-111
, live behind	125
, live in	-83
, live with	151
, local	127
, long	129
, look	-208
, look better	-73
, look fine	-125
, look nice	-107
, lose	-48
, loud	-108
, love	-126
, lovely	96
, madness	-164
, madness </s>	-164
, mail	-75
, mail only	-75
, mainly	132
, make	-278
, make him	-100
, make in	138
, make it	-265
, manual	150
, math	138
, math and	126
, max	-5
, maybe	-157
, maybe <number>	-102
, me	188
, me ,	96
, me </s>	154
, me and	16
, me the	144
, meet	121
, meh	-133
, meh </s>	-133
, metric	-47
, metric unit	-47
, mi	-46
, might	-107
, milk	-38
, mine	-43
, mine 's	-93
, miss	-144
, miss it	-144
, monthly	137
, monthly </s>	137
, morning	133
, morning </s>	133
, most	-55
, most of	153
, mostly	143
, mostly <name>	202
, mostly bridal	100
, mostly farm	156
, mostly in	-32
, mostly on	109
, motorbike	119
, motorbike crash	119
, move	34
, must	-253
, must be	-148
, must hurry	-92
, my	53
, my <kin>	325
, my <name>	164
, my <number>	229
, my business	56
, my eye	-106
, my first	150
, my guide	81
, my late	133
, my third	-77
, my turn	67
, my whole	140
, na	150
, na <name>	97
, name	101
, name is	99
, nearly	21
, need	-266
, need <number>	-131
, need a	-71
, need to	-106
, never	385
, never <days>	105
, never <name>	148
, never a	-46
, never could	107
, never cup	100
, never do	113
, never get	136
, never have	148
, never in	110
, never learn	95
, never mind	-81
, new	139
, next	-62
, nice	-122
, nice </s>	-122
, night	-82
, night </s>	-30
, no	-212
, no ,	-17
, no </s>	-252
, no <kin>	-210
, no <name>	312
, no <number>	-44
, no base	-68
, no call	4
, no car	-123
, no change	-157
, no choice	17
, no computer	153
, no emoji	135
, no exception	181
, no garden	-94
, no idea	-162
, no lift	113
, no luck	-120
, no main	168
, no more	128
, no mri	91
, no nut	-113
, no phone	-8
, no plan	-27
, no screen	102
, no signal	132
, no sleep	-99
, no sugar	66
, no wage	-30
, no window	122
, nobody	9
, nobody else	144
, nobody here	-105
, nobody say	124
, nobody there	-161
, north	-56
, not	178
, not <kin>	-73
, not <name>	130
, not <number>	7
, not a	-213
, not by	-48
, not even	112
, not madam	-48
, not me	37
, not mine	-42
, not the	30
, nothing	-70
, nothing </s>	-132
, nothing else	-103
, nothing fit	34
, nothing in	-17
, nothing serious	-139
, now	12
, now i	145
, now it	-168
, now what	-146
, number	-97
, number <number>	-97
, nut	-130
, oak	93
, oak mostly	93
, obviously	-162
, obviously </s>	-162
, odd	-94
, of	31
, off	-123
, off to	-108
, ok	-59
, old	194
, older	119
, older than	119
, on	-10
, on <days>	77
, on a	45
, on my	-73
, on the	206
, on to	-131
, only	137
, only <kin>	141
, only <name>	114
, only <number>	-89
, only cash	135
, only the	-9
, open	-64
, open in	-38
, or	-136
, or so	-231
, order	-152
, other	-178
, other half	-138
, ouch	-112
, ouch </s>	-112
, our	280
, our <kin>	138
, our <name>	39
, our family	86
, our middle	134
, our old	-54
, ours	72
, ours since	49
, out	96
, own	194
, own a	156
, own chair	74
, pack	-139
, pack </s>	-139
, page	-141
, page <number>	-141
, panic	30
, panic attack	112
, paper	112
, part-time	206
, part-time ,	113
, part-time </s>	168
, passable	-15
, paste	-137
, pastry	109
, pay	100
, pay back	99
, pay by	107
, pay it	79
, pay no	-60
, pay off	89
, people	28
, people say	-136
, per	-131
, per the	-131
, perfect	-73
, phone	-139
, phone at	-145
, plain	155
, plan	118
, play	169
, please	218
, please ,	75
, please </s>	46
, please remember	132
, please use	48
, plot	105
, plot <number>	105
, pls	-9
, plus	-34
, plus <name>	48
, policy	158
, poor	-149
, post	-67
, post the	-75
, pretty	-95
, pretty </s>	-88
, probably	-117
, probably the	-117
, put	-162
, question	-134
, quick	-236
, quick </s>	-173
, quick <number>	-112
, quiz	-129
, quiz me	-129
, raise	193
, raise in	165
, rarely	132
, rate	77
, read	51
, read only	166
, ready	-164
, really	45
, rebuild	121
, red	74
, red and	95
, red green	28
, red-and-green	60
, red-and-green look	163
, red-and-green mostly	-120
, redo	-98
, redo it	-96
, refuse	162
, register	123
, register in	123
, remove	-181
, rename	-126
, renew	101
, rent	155
, rescue	123
, rescue </s>	123
, resend	-125
, rest	-139
, rest of	30
, restart	-118
, restart </s>	-118
, retire	25
, retire </s>	88
, retire next	116
, review	29
, review everything	29
, right	-231
, right </s>	-332
, right hand	136
, right side	116
, ring	-170
, rinse	62
, room	-49
, roughly	19
, router	-165
, row	-36
, row <number>	52
, rule	115
, run	-21
, run until	-39
, sad	-113
, sadly	-52
, sadly ,	-52
, same	-103
, same for	-28
, same thing	-127
, save	-68
, say	-182
, say again	-52
, say it	-111
, say the	-268
, scan	-32
, school	128
, scream	-17
, scream at	-17
, screen	80
, scroll	-121
, scroll up	-71
, season	-14
, season ticket	158
, seasonal	-50
, seat	-80
, seat <number>	-80
, second	-16
, second <day>	59
, second round	16
, second year	105
, see	-141
, see below	-108
, see the	10
, self	34
, self-employed	225
, self-employed ,	184
, sell	205
, send	-261
, send help	-182
, send me	-87
, sew	-58
, share	70
, share with	54
, she	187
, she 's	14
, she have	143
, she wander	165
, shelf	128
, shop	136
, short	-80
, short answer	-95
, shorten	-150
, shorten it	-100
, should	-14
, should be	52
, shrink	-124
, shut	149
, sign	56
, sign anything	133
, sign off	8
, signal	-127
, signal bad	-143
, silly	-92
, silver	109
, since	213
, since <number>	183
, since covid	101
, since my	131
, since the	171
, sit	76
, sit in	-67
, sit it	91
, site	-148
, skip	-120
, skip the	-138
, sleep	-67
, sleep on	73
, slow	-138
, small	129
, smell	-150
, so	173
, so <name>	50
, so annoy	-74
, so do	4
, so from	88
, so funny	-120
, so i	-76
, so it	-56
, so just	-138
, so keep	159
, so large	112
, so long	67
, so make	76
, so my	140
, so no	56
, so now	193
, so our	122
, so phone	140
, so please	-76
, so quiet	12
, so scissor	109
, so short	69
, so shortcut	111
, so spell	96
, so tell	29
, so the	-61
, so type	-83
, so voice	98
, so was	80
, so we	34
, so what	-114
, so write	99
, soak	-122
, soak </s>	-89
, sofa	-159
, solar	167
, solar and	145
, some	-93
, some <kin>	-127
, some <name>	16
, some <number>	154
, some guy	-113
, someone	-174
, something	-156
, sorry	-128
, sorry ,	-104
, sorry for	-81
, spanish	129
, speak	58
, speak <number>	-60
, spring	79
, stable	-15
, stable on	138
, stage	-122
, stall	-44
, stand	190
, stand rule	144
, start	-5
, start at	104
, station	-51
, stay	96
, stay at	103
, step	-104
, step by	-78
, stick	55
, still	-44
, still <kin>	86
, still have	5
, still no	-53
, still raw	92
, stomach	104
, stop	31
, stop when	135
, storm	-113
, strictly speak	-33
, study	-64
, super	-61
, supervise	139
, support	48
, supposedly	-132
, supposedly </s>	-132
, sure	-73
, swap	-243
, swap them	-205
, take	-7
, take <number>	-52
, take the	-126
, talk	-6
, talk later	-137
, target	80
, target is	80
, taste	157
, taste like	99
, taste of	84
, teach me	99
, teach myself	106
, team	141
, tear	28
, tell	-96
, tell them	-106
, tenor	140
, terrify	103
, terrify of	103
, test	-25
, test green	-110
, text	143
, text is	143
, thank	-99
, thank </s>	-282
, thank for	-104
, thank you	72
, that	74
, that 's	274
, that fix	-140
, that keep	53
, that was	37
, the	-98
, the <kin>	47
, the <name>	117
, the <number>	131
, the allotment	-56
, the app	-108
, the blue	-27
, the book	-79
, the deputy	51
, the digger	-25
, the flat	-122
, the guy	-107
, the heroine	-132
, the name	68
, the old	156
, the other	-20
, the page	-142
, the paper	-131
, the report	-125
, the rest	170
, the second	-188
, the test	-114
, the third	70
, the whole	31
, the worst	-28
, their	147
, then	106
, then <name>	-84
, then <number>	103
, then bed	-138
, then it	-40
, then we	143
, theory	-43
, they	-68
, they 're	56
, they reckon	-148
, they say	-240
, third	186
, third generation	151
, third time	-136
, third year	112
, thirty-odd	90
, this	-71
, this is	82
, though	224
, though i	149
, throat	157
, through	129
, thx	-97
, thx for	-97
, till	125
, till 's	84
, till <number>	88
, tiny	-138
, tiny flat	-50
, to	62
, to be	116
, too	-194
, too blurry	-99
, too hard	-118
, too hot	-98
, too long	-55
, too windy	-119
, traffic	-97
, train	22
, train only	152
, train under	-86
, tram	-53
, translate	-117
, trim	-108
, try	-160
, try again	67
, try another	-127
, turn	-68
, turn <number>	11
, turn it	-120
, twice	128
, twice a	128
, type	-124
, typical	-193
, typical </s>	-160
, unbelievable	-117
, unbelievable </s>	-117
, under	-216
, under <name>	183
, under <number>	-250
, undetectable	120
, unpaid	207
, unpaid ,	118
, unpaid </s>	125
, up	69
, up at	181
, up to	133
, us	146
, use	-37
, use a	157
, useless	-88
, useless </s>	-88
, very	49
, visa	108
, volunteer	134
, wait	-240
, wait </s>	-123
, wait for	-121
, walk	-105
, want	35
, want <number>	110
, want it	33
, want to	231
, was	-82
, was buy	-86
, was n't	-139
, wasp	106
, wasp sting	71
, we	220
, we 're	258
, we have	178
, we keep	108
, we live	104
, wear	81
, wed	192
, wed 's	121
, week	168
, weird	-202
, weird </s>	-202
, well	16
, were	-181
, what	-469
, what 's	-128
, what <kin>	-120
, what a	-142
, what can	-134
, what do	-102
, what else	-122
, what is	-120
, what now	-96
, what was	-88
, what would	-181
, when	39
, whenever	59
, where	-106
, where 's	-155
, where are	-134
, where do	-120
, where i	152
, where is	-94
, where were	-103
, which	-137
, which </s>	-127
, which <number>	-156
, which i	72
, which is	-29
, which my	166
, while	-122
, who	-73
, who 's	42
, who <kin>	77
, who have	47
, who is	152
, who share	-75
, who teach	-64
, whoever	-87
, whoever that	-87
, whole	-45
, whom	77
, whom i	77
, whose	-11
, why	-96
, why </s>	-193
, width	54
, wifi	-131
, will	-67
, will be	-45
, will n't	-29
, winter	-8
, winter is	-109
, wipe	-99
, with	161
, with a	21
, with the	178
, wooden	98
, wooden one	98
, work	-169
, worse	134
, worth	-139
, worth it	-139
, would	-120
, wow	-105
, wow </s>	-105
, wrap	-112
, write	57
, write in	124
, write me	-16
, wrong	-158
, year	171
, year <number>	166
, you	-85
, you save	-75
, your	-126
, £	119
, £ <number>	119
-	-43
- <name>	184
- <number>	-38
.	-64
. </s>	-255
. <name>	159
. <name> </s>	86
. <number>	-44
. <number> </s>	-71
/	130
/ <name>	103
0 </s>	-135
0 hour	84
0 hour contract	68
0#ing	201
0#past	308
0#s	70
1#ing	241
1#past	-271
1#s	183
1000	-8
1000 </s>	138
1000 km	161
12	67
12 egg	-130
16	-9
16 </s>	75
17	-58
17 year	-121
18	-67
18 </s>	80
19	94
19 ,	131
19 </s>	-42
19 year	16
19 year </s>	86
19 year old	-40
2#ing	-209
2#past	-130
2#s	64
22	91
22 year	79
22 year </s>	79
26	154
31	99
31 year	119
31 year </s>	129
33	56
33 </s>	56
34	144
35	55
35 hour	-24
35 hour week	-24
38	27
38 </s>	-5
41	90
41 year	129
41 year </s>	140
42	104
46	132
68	82
74	155
74 </s>	155
81	173
81 </s>	143
96	122
:	-221
: '	-133
: <kin>	-164
: <kin> ,	-181
: <name>	-45
: <name> ,	222
: <name> :	-114
: <name> </s>	-28
: <name> <name>	44
: <number>	49
: <number> ,	-45
: <number> </s>	-47
: <number> <kin>	-47
: <number> a	169
: <number> may	57
: <number> min	-122
: [	-169
: [ <name>	-120
: a	-222
: a <kin>	-120
: can	-229
: can not	-150
: fix	-110
: how	-157
: how do	-109
: how much	-81
: i	-106
: it	-77
: kindly	-93
: me	118
: my	-124
: my <kin>	-141
: no	22
: no module	-149
: nothing	116
: pizza	-82
: pizza and	-82
: retire	-146
: run	-88
: that	-39
: that 's	-39
: the	-167
: the <kin>	-7
: the <name>	-67
: this	-62
: too	-85
: what	-108
: which	-121
: yes	42
: yes or	-54
: you	-158
;	251
; i	271
; i 'm	158
; it	124
; next	-9
<day>	40
<day> 's	-321
<day> 's dinner	-122
<day> 's match	-120
<day> +	163
<day> + <day>	163
<day> ,	-84
<day> , <day>	152
<day> , at	113
<day> , never	105
<day> , so	-175
<day> , that	96
<day> , the	100
<day> </s>	15
<day> <kin>	115
<day> <kin> </s>	-49
<day> <number>	247
<day> <number> ,	147
<day> <number> </s>	119
<day> about	-140
<day> after	73
<day> afternoon	157
<day> afternoon </s>	149
<day> all	-51
<day> and	151
<day> and <day>	375
<day> as	-131
<day> at	243
<day> at <name>	155
<day> at <number>	115
<day> at the	178
<day> before	124
<day> before <number>	121
<day> by	201
<day> crossword	19
<day> crossword ,	19
<day> deadline	-60
<day> dinner	115
<day> down	-159
<day> down </s>	-111
<day> even	-63
<day> evening	215
<day> evening </s>	146
<day> for	-72
<day> from	-55
<day> go	-56
<day> go to	-89
<day> group	142
<day> here	-227
<day> here in	-122
<day> i	70
<day> i 'm	132
<day> i call	155
<day> i have	111
<day> i keep	126
<day> in	-140
<day> in <name>	46
<day> in a	-154
<day> in the	-143
<day> is	-149
<day> is a	-107
<day> is fine	-87
<day> is my	-135
<day> it	66
<day> it 's	66
<day> league	101
<day> lunch	62
<day> lunch is	139
<day> market	235
<day> market in	166
<day> market sell	121
<day> mean	-86
<day> meeting	94
<day> meeting for	94
<day> morning	201
<day> morning 's	-98
<day> morning </s>	209
<day> next	-143
<day> next to	-143
<day> night	225
<day> night </s>	233
<day> night are	84
<day> night belong	100
<day> noon	139
<day> noon </s>	161
<day> of	62
<day> of each	72
<day> of the	268
<day> off	57
<day> on	-22
<day> on it	-112
<day> on my	-138
<day> only	122
<day> only </s>	122
<day> or	-119
<day> pm	60
<day> pm </s>	60
<day> prayer	21
<day> report	38
<day> roast	51
<day> seminar	53
<day> shift	164
<day> so	-88
<day> the	-147
<day> there	42
<day> to	167
<day> to <day>	130
<day> until	119
<day> was	-198
<day> was a	-206
<day> we	-107
<day> with	-33
<day> with <name>	53
<day> with a	-131
<day> with the	144
<day> work	-74
<day> work for	-74
<days>	418
<days> ,	120
<days> , <days>	207
<days> , <name>	120
<days> , always	50
<days> , church	93
<days> , i	-38
<days> , never	128
<days> , so	39
<days> , the	120
<days> , with	80
<days> </s>	234
<days> <number>	165
<days> <number> to	118
<days> a	114
<days> after	147
<days> after school	93
<days> and	256
<days> and <days>	242
<days> are	-101
<days> are awful	-73
<days> are for	-117
<days> are my	76
<days> are off	145
<days> are the	-51
<days> at	279
<days> at <name>	102
<days> at <number>	208
<days> at the	161
<days> because	121
<days> before	55
<days> before <number>	55
<days> belong	-51
<days> belong to	-51
<days> by	188
<days> i	347
<days> i 'm	317
<days> i do	137
<days> i have	99
<days> i look	71
<days> i volunteer	79
<days> in	144
<days> in the	147
<days> is	137
<days> off	152
<days> off </s>	100
<days> only	189
<days> only ,	193
<days> only </s>	173
<days> our	151
<days> so	115
<days> the	-126
<days> through	87
<days> through <days>	87
<days> till	142
<days> to	170
<days> to <days>	148
<days> we	103
<days> with	202
<days> with <name>	120
<days> with the	128
<kin>	191
<kin> "	-61
<kin> '	79
<kin> ' ,	-106
<kin> ' <kin>	134
<kin> ' <name>	189
<kin> ' <number>	68
<kin> ' even	47
<kin> ' in	140
<kin> ' on	139
<kin> ' place	-60
<kin> ' school	144
<kin> ' shoe	-105
<kin> ' swim	123
<kin> ' tale	-71
<kin> 's	43
<kin> 's ,	33
<kin> 's </s>	261
<kin> 's <kin>	-145
<kin> 's <name>	71
<kin> 's <number>	209
<kin> 's a	184
<kin> 's alarm	-188
<kin> 's and	150
<kin> 's ash	112
<kin> 's ask	-168
<kin> 's at	-149
<kin> 's bark	-123
<kin> 's barn	234
<kin> 's basement	-75
<kin> 's birthday	93
<kin> 's bungalow	146
<kin> 's call	152
<kin> 's clinic	120
<kin> 's come	-73
<kin> 's dementia	160
<kin> 's dialysis	65
<kin> 's do	64
<kin> 's drill	-19
<kin> 's due	120
<kin> 's every	147
<kin> 's family	139
<kin> 's farm	206
<kin> 's firm	-72
<kin> 's flat	132
<kin> 's from	280
<kin> 's garage	123
<kin> 's go	-109
<kin> 's hear	72
<kin> 's home	-135
<kin> 's house	30
<kin> 's in	-45
<kin> 's is	153
<kin> 's job	136
<kin> 's just	-18
<kin> 's kitchen	-114
<kin> 's knee	103
<kin> 's letter	124
<kin> 's line	-5
<kin> 's maiden	-13
<kin> 's my	159
<kin> 's name	88
<kin> 's off	-129
<kin> 's on	112
<kin> 's order	120
<kin> 's passion	112
<kin> 's pension	185
<kin> 's place	141
<kin> 's recipe	67
<kin> 's room	102
<kin> 's rule	129
<kin> 's say	76
<kin> 's school	129
<kin> 's sheet	-133
<kin> 's side	37
<kin> 's speech	68
<kin> 's surgery	-53
<kin> 's surname	135
<kin> 's the	140
<kin> 's ticket	134
<kin> 's watch	-19
<kin> 's wheelchair	165
<kin> 's whole	94
<kin> 's with	-45
<kin> (	190
<kin> ( he	142
<kin> )	125
<kin> ) and	125
<kin> ,	63
<kin> , <kin>	-37
<kin> , <name>	460
<kin> , <number>	-98
<kin> , a	-26
<kin> , all	205
<kin> , and	75
<kin> , bad	-27
<kin> , bite	192
<kin> , by	45
<kin> , can	46
<kin> , come	88
<kin> , currently	158
<kin> , do	128
<kin> , every	133
<kin> , found	-19
<kin> , handle	129
<kin> , have	-52
<kin> , he	88
<kin> , her	122
<kin> , i	-39
<kin> , in	-112
<kin> , is	260
<kin> , it	81
<kin> , just	-67
<kin> , me	248
<kin> , mostly	-66
<kin> , my	194
<kin> , no	-148
<kin> , not	-63
<kin> , now	-11
<kin> , only	96
<kin> , register	123
<kin> , retire	115
<kin> , say	-150
<kin> , second	131
<kin> , self-employed	184
<kin> , she	146
<kin> , sign	166
<kin> , sleep	-104
<kin> , so	197
<kin> , some	-136
<kin> , teach	99
<kin> , that	222
<kin> , the	132
<kin> , under	-157
<kin> , unpaid	114
<kin> , want	-57
<kin> , was	-35
<kin> , we	109
<kin> , what	-116
<kin> , who	131
<kin> , work	-103
<kin> .	149
<kin> :	-54
<kin> : <kin>	-181
<kin> : <name>	285
<kin> : <number>	-91
<kin> ;	128
<kin> </s>	116
<kin> <day>	150
<kin> <day> </s>	112
<kin> <day> and	88
<kin> <day> on	-126
<kin> <days>	132
<kin> <kin>	26
<kin> <kin> 's	177
<kin> <kin> ,	303
<kin> <kin> </s>	-4
<kin> <kin> <kin>	-23
<kin> <kin> <name>	204
<kin> <kin> all	137
<kin> <kin> at	132
<kin> <kin> here	89
<kin> <kin> in	89
<kin> <kin> is	-121
<kin> <kin> my	-58
<kin> <kin> not	141
<kin> <kin> the	229
<kin> <name>	391
<kin> <name> 's	-128
<kin> <name> ,	333
<kin> <name> :	-86
<kin> <name> </s>	162
<kin> <name> <kin>	340
<kin> <name> <name>	-17
<kin> <name> <number>	-50
<kin> <name> and	257
<kin> <name> at	144
<kin> <name> can	183
<kin> <name> check	154
<kin> <name> die	125
<kin> <name> drive	187
<kin> <name> get	161
<kin> <name> handle	141
<kin> <name> hate	140
<kin> <name> have	223
<kin> <name> in	182
<kin> <name> is	138
<kin> <name> join	141
<kin> <name> just	-76
<kin> <name> keep	190
<kin> <name> know	106
<kin> <name> last	57
<kin> <name> leave	-40
<kin> <name> lend	146
<kin> <name> live	164
<kin> <name> move	77
<kin> <name> need	85
<kin> <name> on	134
<kin> <name> only	67
<kin> <name> plant	129
<kin> <name> play	215
<kin> <name> raise	-31
<kin> <name> retire	240
<kin> <name> run	238
<kin> <name> say	-134
<kin> <name> sleep	119
<kin> <name> start	-26
<kin> <name> stay	180
<kin> <name> still	12
<kin> <name> take	79
<kin> <name> teach	-45
<kin> <name> to	197
<kin> <name> use	157
<kin> <name> want	222
<kin> <name> was	15
<kin> <name> will	116
<kin> <name> work	243
<kin> <number>	-52
<kin> <number> ,	125
<kin> <number> </s>	134
<kin> <number> <kin>	89
<kin> <number> dollar	87
<kin> <number> for	98
<kin> <number> grand	141
<kin> <number> ring	-160
<kin> =	190
<kin> = <name>	190
<kin> ?	157
<kin> a	-93
<kin> a <kin>	16
<kin> a <number>	-94
<kin> a day	-17
<kin> a person	-111
<kin> about	-84
<kin> about the	-112
<kin> above	166
<kin> actually	98
<kin> actually </s>	98
<kin> after	-89
<kin> after the	153
<kin> all	207
<kin> all the	135
<kin> allow	-118
<kin> allowance	76
<kin> alone </s>	88
<kin> always	137
<kin> amateur	50
<kin> an	-38
<kin> an hour	-8
<kin> and	178
<kin> and <kin>	39
<kin> and <name>	136
<kin> and <number>	57
<kin> and a	227
<kin> and get	-45
<kin> and her	18
<kin> and his	152
<kin> and i	136
<kin> and live	-108
<kin> and me	4
<kin> and my	99
<kin> and she	-145
<kin> and the	159
<kin> and you	-101
<kin> annexe	118
<kin> answer	81
<kin> anyone	-151
<kin> apparently	-127
<kin> are	-78
<kin> are <kin>	173
<kin> are <name>	182
<kin> are <number>	240
<kin> are all	-14
<kin> are argue	-86
<kin> are asleep	-119
<kin> are at	-30
<kin> are bilingual	208
<kin> are both	144
<kin> are call	-78
<kin> are come	102
<kin> are grow	123
<kin> are in	98
<kin> are mainly	123
<kin> are milk	-57
<kin> are mostly	227
<kin> are my	194
<kin> are n't	121
<kin> are on	-113
<kin> are over	192
<kin> are scream	-209
<kin> are still	175
<kin> are with	142
<kin> army	106
<kin> army ,	115
<kin> arrive	60
<kin> arrive on	141
<kin> as	288
<kin> as <name>	131
<kin> as well	160
<kin> ask	-101
<kin> ask about	-132
<kin> ask for	58
<kin> ask me	-132
<kin> at	20
<kin> at <name>	-28
<kin> at <number>	209
<kin> at a	244
<kin> at home	161
<kin> at nursery	-48
<kin> at our	-29
<kin> at present	154
<kin> at the	-54
<kin> at work	-143
<kin> away	-35
<kin> back	-44
<kin> back home	-100
<kin> bake	97
<kin> because	-79
<kin> before	19
<kin> belong	-116
<kin> bill	13
<kin> biscuit	-152
<kin> bite	99
<kin> board	108
<kin> both	176
<kin> bring	177
<kin> bring us	143
<kin> build	117
<kin> but	123
<kin> but i	144
<kin> buy	6
<kin> by	74
<kin> by <name>	-14
<kin> by choice	100
<kin> by trade	130
<kin> by train	103
<kin> call	49
<kin> call <name>	105
<kin> call me	156
<kin> can	-132
<kin> can live	-149
<kin> can n't	-83
<kin> cancel	-191
<kin> character	-132
<kin> charge	-185
<kin> charge by	-159
<kin> charge for	-102
<kin> clean	173
<kin> come	69
<kin> come at	228
<kin> come by	-61
<kin> come every	71
<kin> come from	-58
<kin> come in	-129
<kin> come to	152
<kin> company	147
<kin> complain	87
<kin> cost	-159
<kin> could	-58
<kin> data	140
<kin> day	-19
<kin> de	117
<kin> de partie	117
<kin> debt	119
<kin> debt leave	119
<kin> die	28
<kin> die </s>	96
<kin> die in	-50
<kin> do	115
<kin> do n't	125
<kin> drill	-84
<kin> drive	-50
<kin> drive </s>	-25
<kin> drive a	-182
<kin> due	156
<kin> due in	130
<kin> each	96
<kin> eat	-113
<kin> eat my	-75
<kin> email	-154
<kin> emigrate	-6
<kin> emoji	-144
<kin> episode	-151
<kin> every	126
<kin> every other	77
<kin> everything	80
<kin> everything in	-60
<kin> expect	80
<kin> fall	60
<kin> farm	-60
<kin> fight	-103
<kin> finally	-103
<kin> find	140
<kin> find a	89
<kin> finish	-35
<kin> finish school	131
<kin> first	61
<kin> food	118
<kin> food </s>	83
<kin> for	143
<kin> for <name>	118
<kin> for <number>	20
<kin> for a	68
<kin> for my	-11
<kin> for the	18
<kin> for wifi	145
<kin> forbid	69
<kin> forbid <kin>	23
<kin> forget	116
<kin> from	-84
<kin> from <month>	109
<kin> from <name>	-160
<kin> from the	50
<kin> full-time </s>	-5
<kin> get	109
<kin> get carsick	121
<kin> get into	112
<kin> get marry	59
<kin> get me	44
<kin> get out	-145
<kin> get the	136
<kin> give	-273
<kin> give him	-113
<kin> give me	-137
<kin> go	241
<kin> go at	115
<kin> go on	127
<kin> go to	178
<kin> groom	23
<kin> group	86
<kin> group have	75
<kin> handle	142
<kin> handle the	142
<kin> hate	169
<kin> have	37
<kin> have <name>	41
<kin> have <number>	-149
<kin> have a	-43
<kin> have ask	110
<kin> have asthma	-40
<kin> have be	-257
<kin> have dementia	95
<kin> have get	104
<kin> have give	-62
<kin> have go	-187
<kin> have have	29
<kin> have it	-145
<kin> have just	-155
<kin> have leave	-225
<kin> have me	105
<kin> have move	48
<kin> have n't	-160
<kin> have start	-129
<kin> have the	230
<kin> have them	131
<kin> have to	139
<kin> have type	119
<kin> he	55
<kin> hear	-81
<kin> hear that	-79
<kin> her	26
<kin> here	227
<kin> here ,	350
<kin> here is	-98
<kin> his	114
<kin> hold	148
<kin> hold the	152
<kin> hospital	110
<kin> hospital </s>	110
<kin> house	213
<kin> hunt	109
<kin> i	105
<kin> i <kin>	142
<kin> i think	-85
<kin> i want	-200
<kin> i work	110
<kin> id	-125
<kin> in	-135
<kin> in </s>	21
<kin> in <month>	228
<kin> in <name>	39
<kin> in <number>	182
<kin> in a	-13
<kin> in batch	83
<kin> in chapter	-138
<kin> in it	-137
<kin> in may	156
<kin> in my	-98
<kin> in our	118
<kin> in question	-117
<kin> in rural	101
<kin> in spring	164
<kin> in that	-234
<kin> in the	-170
<kin> in this	-130
<kin> insist	-25
<kin> insist </s>	-51
<kin> insist on	63
<kin> into	-137
<kin> is	-38
<kin> is </s>	-35
<kin> is <name>	484
<kin> is <number>	290
<kin> is a	56
<kin> is allergic	146
<kin> is an	133
<kin> is angry	-119
<kin> is ask	-182
<kin> is asleep	-199
<kin> is at	-128
<kin> is away	-131
<kin> is bark	-123
<kin> is call	-66
<kin> is cry	-71
<kin> is diabetic	185
<kin> is do	170
<kin> is due	139
<kin> is dyslexic	107
<kin> is every	58
<kin> is feed	-45
<kin> is fine	-161
<kin> is from	217
<kin> is have	76
<kin> is here	-195
<kin> is home	-134
<kin> is hover	-135
<kin> is in	-129
<kin> is late	-119
<kin> is leave	-98
<kin> is lovely	-17
<kin> is my	281
<kin> is n't	177
<kin> is now	148
<kin> is off	-134
<kin> is on	-177
<kin> is scare	153
<kin> is scream	-100
<kin> is sell	174
<kin> is sit	-149
<kin> is snore	-105
<kin> is stick	-134
<kin> is sulk	-153
<kin> is teach	132
<kin> is the	189
<kin> is vegan	198
<kin> is wrong	-108
<kin> it	-60
<kin> it </s>	205
<kin> it all	25
<kin> it go	-118
<kin> it matter	-112
<kin> it mean	-150
<kin> it need	-132
<kin> it say	-38
<kin> jo	79
<kin> job	-163
<kin> job part-time	-177
<kin> joke	-201
<kin> joke about	-109
<kin> judo	152
<kin> just	-173
<kin> just arrive	-111
<kin> just call	-196
<kin> just eat	-62
<kin> just knock	-69
<kin> just move	117
<kin> just now	-123
<kin> just put	149
<kin> just raise	169
<kin> just ring	-111
<kin> just send	-105
<kin> just throw	-101
<kin> just walk	-74
<kin> keep	-32
<kin> keep send	-178
<kin> keep tell	-58
<kin> knock	-89
<kin> knock it	-87
<kin> know </s>	-102
<kin> laser	127
<kin> last	64
<kin> last night	-108
<kin> last week	39
<kin> laugh	-114
<kin> laugh </s>	-114
<kin> learn	-143
<kin> leave	112
<kin> leave for	-52
<kin> leave me	102
<kin> leave the	147
<kin> let	103
<kin> let me	14
<kin> let us	126
<kin> letter	-56
<kin> licence	117
<kin> like	-80
<kin> like it	-27
<kin> like the	-108
<kin> listen	58
<kin> litter	-123
<kin> live	173
<kin> live <number>	127
<kin> live downstair	142
<kin> live in	126
<kin> live with	78
<kin> loan	261
<kin> loan ,	118
<kin> lock	8
<kin> lodge	56
<kin> lodge with	56
<kin> lose	-13
<kin> love	-137
<kin> love the	-98
<kin> math	113
<kin> may	53
<kin> me	123
<kin> me in	123
<kin> meet	-55
<kin> milk	153
<kin> milk </s>	153
<kin> morning	143
<kin> morning </s>	131
<kin> move	74
<kin> move in	20
<kin> move into	112
<kin> move to	110
<kin> mow	-97
<kin> my	-218
<kin> my <kin>	104
<kin> n't	-89
<kin> n't </s>	-197
<kin> n't allow	139
<kin> n't answer	-155
<kin> n't bother	125
<kin> n't come	77
<kin> n't do	129
<kin> n't eat	11
<kin> n't fit	-65
<kin> n't know	154
<kin> n't make	-139
<kin> n't need	-98
<kin> n't run	-135
<kin> n't show	-93
<kin> n't shut	131
<kin> n't sleep	41
<kin> n't speak	190
<kin> n't take	-129
<kin> n't want	-16
<kin> n't work	12
<kin> na	145
<kin> name	157
<kin> name <name>	144
<kin> nap	152
<kin> navy	122
<kin> need	96
<kin> need milk	53
<kin> never	72
<kin> never find	46
<kin> next	-81
<kin> next door	-100
<kin> night	138
<kin> night </s>	138
<kin> no	110
<kin> not	10
<kin> not allow	121
<kin> not exist	-148
<kin> not speak	123
<kin> note	-61
<kin> note by	-61
<kin> nothing	-145
<kin> nothing </s>	-123
<kin> now	297
<kin> now </s>	276
<kin> number	204
<kin> number <number>	204
<kin> of	15
<kin> of <number>	112
<kin> of a	-74
<kin> of about	-98
<kin> of mine	23
<kin> of my	42
<kin> of our	140
<kin> of ours	61
<kin> of that	-153
<kin> off	65
<kin> on	-167
<kin> on <day>	-107
<kin> on <days>	239
<kin> on <name>	-163
<kin> on <number>	180
<kin> on a	181
<kin> on alternate	150
<kin> on her	-116
<kin> on induction	143
<kin> on my	18
<kin> on night	140
<kin> on our	-158
<kin> on permanent	146
<kin> on that	-215
<kin> on the	-49
<kin> on tv	-113
<kin> once	-5
<kin> only	145
<kin> only eat	125
<kin> only speak	138
<kin> open	26
<kin> or	-156
<kin> our	259
<kin> our book	113
<kin> out	-166
<kin> outlive	182
<kin> outlive my	124
<kin> outside	91
<kin> outside <name>	91
<kin> over	-86
<kin> own	-24
<kin> own half	-133
<kin> own the	114
<kin> pass	106
<kin> pass in	85
<kin> pay	46
<kin> pay for	43
<kin> pay in	-67
<kin> payroll	140
<kin> people	-81
<kin> people are	-81
<kin> per	34
<kin> play	47
<kin> portal	122
<kin> practice	128
<kin> prefer	-169
<kin> put	-31
<kin> raise	130
<kin> raise me	200
<kin> raise the	16
<kin> read	51
<kin> read only	149
<kin> really	-44
<kin> reckon	-214
<kin> reckon you	-150
<kin> refuse	96
<kin> refuse to	-20
<kin> result	-125
<kin> retire	117
<kin> retire in	86
<kin> rice	-160
<kin> ring	-22
<kin> ring from	64
<kin> ring while	-83
<kin> roast	40
<kin> roast </s>	40
<kin> room	123
<kin> room </s>	123
<kin> run	40
<kin> run a	16
<kin> run it	157
<kin> run out	-55
<kin> run the	192
<kin> say	-35
<kin> say </s>	-110
<kin> say <name>	121
<kin> say <number>	-243
<kin> say hi	-109
<kin> say i	138
<kin> say it	-140
<kin> say no	131
<kin> say our	-135
<kin> say the	-184
<kin> say you	-156
<kin> science	126
<kin> see	-72
<kin> sell	78
<kin> send	53
<kin> send a	-68
<kin> set	-170
<kin> share	-101
<kin> she	-120
<kin> shop	-32
<kin> should	-191
<kin> shout	-136
<kin> shout at	-118
<kin> show	75
<kin> show take	125
<kin> side	98
<kin> since	173
<kin> since <number>	53
<kin> since i	101
<kin> since the	160
<kin> since uni	126
<kin> sit	71
<kin> sit in	-75
<kin> sleep	20
<kin> sleep <number>	-163
<kin> sleep in	172
<kin> so	190
<kin> sound	-133
<kin> speak	47
<kin> speak <name>	-89
<kin> speak no	123
<kin> speak only	208
<kin> spill	-84
<kin> split	156
<kin> split when	128
<kin> start	241
<kin> start school	123
<kin> start the	156
<kin> stay	124
<kin> still	177
<kin> still live	105
<kin> still own	142
<kin> stop	-146
<kin> stop lay	-97
<kin> study	-56
<kin> stutter	152
<kin> suggest	-71
<kin> support	121
<kin> surgery	-167
<kin> swear	-199
<kin> swear by	-53
<kin> table	-152
<kin> table have	-152
<kin> take	109
<kin> take <number>	150
<kin> take us	-145
<kin> talk	124
<kin> talk to	150
<kin> teach	183
<kin> teach me	92
<kin> tech	116
<kin> tell	-258
<kin> tell me	-201
<kin> tell the	-97
<kin> that	-29
<kin> that even	-135
<kin> that i	-134
<kin> that on	-134
<kin> that sound	-121
<kin> that the	41
<kin> the	332
<kin> the <name>	39
<kin> the <number>	-47
<kin> the account	77
<kin> the book	196
<kin> the cook	140
<kin> the paperwork	115
<kin> the special	103
<kin> the talk	54
<kin> the under	97
<kin> the under-12s	96
<kin> the under-elevens	108
<kin> the water	52
<kin> there	214
<kin> there </s>	210
<kin> thigh	-139
<kin> think	-121
<kin> think i	41
<kin> think it	-122
<kin> this	-212
<kin> this paragraph	-62
<kin> through	70
<kin> throw	-100
<kin> till	-65
<kin> time	139
<kin> to	202
<kin> to <name>	137
<kin> to <number>	175
<kin> to leukemia	98
<kin> to my	167
<kin> to our	134
<kin> today	-102
<kin> today </s>	-77
<kin> today was	-98
<kin> tongue	55
<kin> tongue 's	129
<kin> tongue ,	111
<kin> tonight	-93
<kin> train	167
<kin> turn	207
<kin> turn <number>	75
<kin> turn a	110
<kin> twice	130
<kin> under	30
<kin> under <number>	81
<kin> unit	66
<kin> unit </s>	66
<kin> until	199
<kin> until <month>	103
<kin> until <number>	58
<kin> upstairs	60
<kin> upstairs are	-10
<kin> use	178
<kin> use a	137
<kin> veg	115
<kin> very	-43
<kin> visa	158
<kin> vs	-159
<kin> wait	-154
<kin> wake	-8
<kin> walk	-170
<kin> walk in	-150
<kin> walker	61
<kin> want	-101
<kin> want <number>	-147
<kin> want a	-189
<kin> want everything	175
<kin> want it	4
<kin> want the	62
<kin> want this	-137
<kin> want to	-71
<kin> was	58
<kin> was a	136
<kin> was an	8
<kin> was bear	70
<kin> was late	-92
<kin> was quite	-99
<kin> was sick	-124
<kin> we	-93
<kin> wear	118
<kin> were	196
<kin> what	72
<kin> when	155
<kin> while	141
<kin> who	6
<kin> who 's	87
<kin> who <kin>	143
<kin> who come	60
<kin> who do	76
<kin> who have	67
<kin> who is	-127
<kin> who run	-145
<kin> will	23
<kin> will be	-155
<kin> will n't	152
<kin> with	-81
<kin> with <name>	144
<kin> with a	-27
<kin> with an	-55
<kin> with me	119
<kin> with my	119
<kin> with the	-226
<kin> within	88
<kin> within <number>	88
<kin> without	85
<kin> work	191
<kin> work from	156
<kin> work in	104
<kin> work night	187
<kin> work offshore	99
<kin> work on	151
<kin> would	-53
<kin> write	67
<kin> yesterday	-182
<kin> |	-93
<kin> | </s>	-93
<month>	428
<month> 's	-147
<month> ,	205
<month> , <name>	224
<month> , <number>	202
<month> , a	116
<month> , and	66
<month> , every	34
<month> , freelance	178
<month> , from	148
<month> , i	97
<month> , me	74
<month> , my	98
<month> , no	92
<month> , per	-151
<month> , so	-49
<month> , the	-84
<month> , then	157
<month> , visa	89
<month> </s>	481
<month> <kin>	129
<month> <number>	142
<month> <number> ,	140
<month> <number> </s>	75
<month> <number> at	156
<month> after	92
<month> after <number>	92
<month> and <name>	-74
<month> and i	228
<month> and that	-106
<month> at	101
<month> at <name>	134
<month> at a	47
<month> at my	139
<month> because	20
<month> by	125
<month> every	57
<month> every year	57
<month> for	131
<month> for <name>	151
<month> for a	86
<month> for my	91
<month> for the	104
<month> from	130
<month> from <name>	130
<month> have	-102
<month> have <number>	-102
<month> i	-38
<month> i 'll	-107
<month> i 'm	177
<month> i have	154
<month> in	215
<month> in <name>	283
<month> is	-236
<month> next	276
<month> next year	276
<month> of	91
<month> of next	91
<month> on	145
<month> on ,	21
<month> on </s>	163
<month> so	112
<month> the	-77
<month> the whole	41
<month> till	147
<month> to	146
<month> to <month>	-46
<month> to <name>	116
<month> to <number>	80
<month> to march	107
<month> we	183
<month> with	11
<month> with my	67
<month> with the	168
<name>	223
<name> "	-156
<name> &	-68
<name> & <name>	-12
<name> ' and	-88
<name> 's	80
<name> 's ,	232
<name> 's </s>	478
<name> 's <kin>	-32
<name> 's <name>	178
<name> 's a	-52
<name> 's and	-100
<name> 's branch	-127
<name> 's desk	104
<name> 's for	161
<name> 's garage	108
<name> 's in	19
<name> 's job	67
<name> 's last	-94
<name> 's leave	-105
<name> 's name	-90
<name> 's on	6
<name> 's order	131
<name> 's parole	-48
<name> 's place	98
<name> 's real	-28
<name> 's rule	126
<name> 's school	92
<name> 's since	143
<name> (	-75
<name> ( <kin>	114
<name> ( <name>	-102
<name> ,	116
<name> , <days>	243
<name> , <month>	52
<name> , <name>	169
<name> , <number>	166
<name> , a	141
<name> , about	94
<name> , all	132
<name> , always	155
<name> , and	37
<name> , arrive	150
<name> , back	-102
<name> , blue	116
<name> , both	187
<name> , build	169
<name> , but	153
<name> , buy	153
<name> , by	124
<name> , can	63
<name> , chapter	-120
<name> , come	79
<name> , do	12
<name> , every	143
<name> , fix	94
<name> , for	172
<name> , freelance	48
<name> , get	-6
<name> , go	34
<name> , graduate	118
<name> , half	139
<name> , hate	-54
<name> , have	75
<name> , he	150
<name> , here	148
<name> , hibernate	113
<name> , home	106
<name> , honestly	14
<name> , how	-117
<name> , i	234
<name> , in	36
<name> , is	-65
<name> , it	-117
<name> , its	-32
<name> , keep	91
<name> , key	131
<name> , know	151
<name> , leave	97
<name> , live	-60
<name> , look	-107
<name> , lose	-119
<name> , manual	99
<name> , me	184
<name> , my	113
<name> , need	29
<name> , never	-129
<name> , no	-90
<name> , nobody	134
<name> , not	89
<name> , nothing	25
<name> , now	90
<name> , odd	-31
<name> , older	105
<name> , on	-212
<name> , only	196
<name> , our	250
<name> , own	126
<name> , pay	56
<name> , people	-34
<name> , play	134
<name> , raise	194
<name> , read	141
<name> , retire	126
<name> , right	-154
<name> , say	35
<name> , second	82
<name> , sell	179
<name> , share	58
<name> , she	181
<name> , should	60
<name> , sign	-62
<name> , since	129
<name> , sleep	156
<name> , so	69
<name> , some	73
<name> , spanish	129
<name> , stall	78
<name> , start	-25
<name> , still	58
<name> , that	245
<name> , the	-56
<name> , then	44
<name> , they	11
<name> , third	203
<name> , though	144
<name> , train	-87
<name> , use	-71
<name> , want	185
<name> , we	358
<name> , wed	121
<name> , what	-120
<name> , where	132
<name> , which	-97
<name> , who	-118
<name> , will	123
<name> , with	156
<name> .	-76
<name> . </s>	-148
<name> . <name>	86
<name> /	-152
<name> :	-60
<name> : '	-122
<name> : no	-54
<name> ;	107
<name> </s>	145
<name> <day>	141
<name> <days>	130
<name> <days> </s>	110
<name> <kin>	-24
<name> <kin> '	139
<name> <kin> ,	-20
<name> <kin> </s>	102
<name> <kin> <name>	-17
<name> <kin> have	-137
<name> <kin> is	-108
<name> <kin> n't	71
<name> <kin> our	188
<name> <kin> the	189
<name> <name>	-65
<name> <name> 's	54
<name> <name> ,	104
<name> <name> .	86
<name> <name> </s>	45
<name> <name> <kin>	-144
<name> <name> <name>	-57
<name> <name> and	-63
<name> <name> at	14
<name> <name> belong	143
<name> <name> by	63
<name> <name> call	132
<name> <name> come	-63
<name> <name> every	37
<name> <name> for	253
<name> <name> from	120
<name> <name> go	-128
<name> <name> have	-132
<name> <name> in	-141
<name> <name> is	-162
<name> <name> leave	125
<name> <name> on	-90
<name> <name> once	10
<name> <name> retire	-41
<name> <name> run	115
<name> <name> say	-64
<name> <name> since	122
<name> <name> that	18
<name> <name> to	144
<name> <name> upstairs	-45
<name> <name> want	87
<name> <name> with	122
<name> <number>	143
<name> <number> '	103
<name> <number> ,	-98
<name> <number> </s>	112
<name> <number> and	-83
<name> <number> box	-54
<name> <number> day	142
<name> <number> for	114
<name> <number> in	180
<name> <number> last	53
<name> <number> still	154
<name> <number> to	-138
<name> <number> week	185
<name> <number> with	134
<name> <number> year	352
<name> =	-160
<name> a	-109
<name> a <kin>	-62
<name> a <name>	-110
<name> a kettle	-151
<name> a month	131
<name> a sec	-98
<name> about	57
<name> above	109
<name> above all	109
<name> account	109
<name> account in	68
<name> acid	117
<name> after	139
<name> after the	126
<name> again	-80
<name> again </s>	8
<name> ahead	-107
<name> ahead of	-52
<name> airport	-103
<name> airport ,	-86
<name> all	-128
<name> already	-175
<name> already </s>	-115
<name> always	73
<name> always </s>	73
<name> and	70
<name> and </s>	-161
<name> and <kin>	122
<name> and <month>	129
<name> and <name>	33
<name> and <number>	-24
<name> and a	14
<name> and back	179
<name> and do	93
<name> and forbid	-75
<name> and go	128
<name> and have	22
<name> and her	141
<name> and his	-144
<name> and i	139
<name> and in	140
<name> and it	16
<name> and little	98
<name> and live	-82
<name> and me	157
<name> and my	123
<name> and nothing	75
<name> and only	-51
<name> and she	256
<name> and the	-133
<name> and then	140
<name> and want	140
<name> and we	89
<name> and will	227
<name> android	119
<name> anymore	132
<name> anymore </s>	132
<name> apparently	-104
<name> apparently </s>	-104
<name> archipelago	112
<name> are	-176
<name> are get	-67
<name> are my	140
<name> around	-28
<name> articleship	117
<name> as	173
<name> as a	147
<name> as he	135
<name> as well	70
<name> at	51
<name> at <day>	69
<name> at <name>	-17
<name> at <number>	172
<name> at a	89
<name> at home	216
<name> at my	-65
<name> at number	59
<name> at our	81
<name> at reception	48
<name> at the	66
<name> at work	298
<name> attach	-90
<name> back	72
<name> bar	151
<name> bath	-40
<name> battery	-68
<name> be	-87
<name> because	99
<name> because of	51
<name> because the	168
<name> before	299
<name> before <number>	146
<name> before i	185
<name> before the	163
<name> begin	-109
<name> behind	161
<name> behind the	161
<name> belong	143
<name> belong to	143
<name> bill	129
<name> body	152
<name> book	115
<name> both	-113
<name> box	113
<name> branch	222
<name> brass	112
<name> build	-17
<name> but	152
<name> but never	104
<name> but not	-65
<name> but the	86
<name> by	133
<name> by <number>	205
<name> by next	85
<name> by summer	164
<name> by the	17
<name> call	199
<name> call <name>	189
<name> can	149
<name> can n't	145
<name> car	-62
<name> car </s>	-62
<name> card	88
<name> cell	-5
<name> cell </s>	-5
<name> check	154
<name> chi	-88
<name> church	-148
<name> church </s>	-125
<name> close	204
<name> code	-125
<name> come	82
<name> come from	153
<name> come on	-101
<name> come out	-117
<name> company	151
<name> cost	-100
<name> cover	96
<name> date	14
<name> delta	-7
<name> delta </s>	-7
<name> die	90
<name> die </s>	131
<name> die in	158
<name> do	-63
<name> do n't	-156
<name> do solar	-29
<name> do the	-21
<name> doc	-146
<name> doc </s>	-146
<name> dollar	-24
<name> down	-112
<name> drink	-127
<name> drive	-10
<name> drop	-48
<name> du	-114
<name> du <name>	-114
<name> dust	11
<name> each	161
<name> each <month>	83
<name> earlier	-123
<name> earn	-126
<name> edit	165
<name> edit </s>	165
<name> end	125
<name> end in	-47
<name> end on	146
<name> even	141
<name> even if	75
<name> every	258
<name> every <day>	130
<name> every <month>	156
<name> every summer	98
<name> every year	60
<name> exam	83
<name> fall	-173
<name> file	69
<name> file ,	150
<name> file </s>	-59
<name> film	-84
<name> film </s>	-14
<name> finish	82
<name> first	57
<name> first ,	154
<name> first </s>	31
<name> flat	-69
<name> flat </s>	-184
<name> flight	-125
<name> food	-55
<name> food ,	133
<name> food </s>	-92
<name> for	63
<name> for <kin>	43
<name> for <name>	-10
<name> for <number>	219
<name> for a	271
<name> for an	-103
<name> for good	219
<name> for lunch	-118
<name> for me	73
<name> for my	-54
<name> for some	-114
<name> for that	-99
<name> for the	64
<name> for this	-113
<name> form	139
<name> format	51
<name> format </s>	51
<name> franc	-12
<name> franc </s>	59
<name> franc although	-63
<name> from	124
<name> from <month>	176
<name> from <name>	132
<name> from <number>	-27
<name> from a	107
<name> from may	85
<name> from my	157
<name> from next	100
<name> from the	117
<name> game	-130
<name> get	-56
<name> get cut	-140
<name> get into	157
<name> get the	72
<name> glove	150
<name> go	-86
<name> go home	-98
<name> go in	156
<name> go on	105
<name> go to	171
<name> go up	-172
<name> group	151
<name> group ,	111
<name> group in	78
<name> grow	-181
<name> habit	-34
<name> habit </s>	-77
<name> half	146
<name> hall	158
<name> hall ,	119
<name> hall </s>	132
<name> handle	15
<name> handle the	27
<name> hate	10
<name> hate slide	73
<name> have	-57
<name> have <number>	-144
<name> have a	-30
<name> have an	-136
<name> have be	-88
<name> have dyslexia	122
<name> have get	-170
<name> have have	-59
<name> have his	-69
<name> have n't	-53
<name> have our	115
<name> have the	134
<name> have to	140
<name> he	-44
<name> here	161
<name> homework	-65
<name> host	-77
<name> hour	97
<name> house	114
<name> house ,	114
<name> i	181
<name> i 'm	130
<name> i am	131
<name> i can	129
<name> i have	71
<name> i learn	137
<name> i take	101
<name> i think	-124
<name> i was	-28
<name> if	90
<name> if i	-49
<name> image	-140
<name> in	-29
<name> in </s>	-154
<name> in <month>	123
<name> in <name>	298
<name> in <number>	44
<name> in a	70
<name> in front	-155
<name> in it	-94
<name> in may	178
<name> in my	-23
<name> in our	169
<name> in that	-97
<name> in the	-100
<name> in this	-115
<name> inherit	-55
<name> insist	218
<name> insist </s>	156
<name> insist on	152
<name> insurer	123
<name> insurer </s>	123
<name> into	120
<name> into <name>	120
<name> is	157
<name> is </s>	-166
<name> is <name>	10
<name> is <number>	158
<name> is a	-38
<name> is about	153
<name> is allergic	237
<name> is allow	154
<name> is autistic	106
<name> is better	185
<name> is blind	52
<name> is book	64
<name> is close	-128
<name> is deaf	76
<name> is diabetic	142
<name> is do	75
<name> is down	-156
<name> is due	-52
<name> is for	93
<name> is from	164
<name> is get	102
<name> is go	145
<name> is in	-101
<name> is my	261
<name> is n't	168
<name> is on	-67
<name> is our	90
<name> is ours	77
<name> is pay	95
<name> is pin	-75
<name> is stick	11
<name> is still	32
<name> is the	39
<name> is too	-186
<name> is what	-67
<name> is where	160
<name> is with	52
<name> it	66
<name> it </s>	-153
<name> join	118
<name> join the	109
<name> just	-265
<name> just now	-210
<name> keep	51
<name> keep the	128
<name> kill	93
<name> kill it	93
<name> know	106
<name> know </s>	148
<name> last	15
<name> last <month>	146
<name> last autumn	71
<name> last spring	123
<name> last week	-144
<name> last year	224
<name> layout	133
<name> layout </s>	133
<name> leave	127
<name> leave </s>	135
<name> leave me	82
<name> leave us	114
<name> lend	146
<name> lend me	146
<name> less	-136
<name> level	166
<name> level </s>	147
<name> library	82
<name> library </s>	82
<name> licence	181
<name> licence </s>	113
<name> licence at	94
<name> line	90
<name> live	116
<name> live in	250
<name> live with	94
<name> look	70
<name> look after	187
<name> lose	-61
<name> make	159
<name> map	52
<name> marathon	200
<name> marathon in	129
<name> market	110
<name> market </s>	168
<name> market in	-55
<name> master	138
<name> mean	24
<name> migraine	123
<name> migraine </s>	123
<name> mode	-31
<name> most	197
<name> mostly	120
<name> mostly </s>	120
<name> move	123
<name> move to	230
<name> must	192
<name> must be	143
<name> my	-22
<name> my <kin>	173
<name> name	-25
<name> name </s>	-53
<name> near	176
<name> need	-122
<name> need a	-88
<name> need insulin	85
<name> negative	-20
<name> never	-114
<name> never learn	-10
<name> next	93
<name> next </s>	-145
<name> next <month>	160
<name> next autumn	107
<name> next door	107
<name> next to	-85
<name> next year	161
<name> no	-37
<name> not	13
<name> not <name>	28
<name> now	196
<name> now ,	-9
<name> now </s>	177
<name> nursery	76
<name> nursery </s>	63
<name> of	-30
<name> of <name>	58
<name> of <number>	-153
<name> office	246
<name> office </s>	193
<name> ok	46
<name> on	125
<name> on <day>	-115
<name> on <days>	230
<name> on <kin>	105
<name> on <name>	216
<name> on <number>	254
<name> on a	62
<name> on an	115
<name> on line	-168
<name> on my	163
<name> on our	113
<name> on the	-97
<name> once	149
<name> once the	122
<name> one	130
<name> one </s>	108
<name> only	147
<name> only </s>	-9
<name> only <kin>	106
<name> only read	26
<name> only since	101
<name> open	-127
<name> open at	54
<name> or	-8
<name> or <name>	-30
<name> or in	96
<name> or nothing	108
<name> originally	100
<name> out	99
<name> out of	-12
<name> outside	47
<name> over	169
<name> over <name>	102
<name> own	127
<name> own the	127
<name> pass	111
<name> passport	79
<name> pay	119
<name> people	83
<name> place	-197
<name> plant	146
<name> play	4
<name> play the	176
<name> please	-87
<name> please </s>	-109
<name> pls	-146
<name> pls </s>	-150
<name> positive	143
<name> positive </s>	143
<name> print	19
<name> properly	121
<name> pull	-119
<name> put	-146
<name> put my	-132
<name> question	-121
<name> quit	43
<name> raise	-16
<name> raise me	149
<name> rate	-134
<name> rate </s>	-134
<name> recipe	48
<name> register	76
<name> remote	-109
<name> report	40
<name> retire	-48
<name> retire </s>	202
<name> retire at	74
<name> retire in	-18
<name> return	-52
<name> review	-40
<name> right	-141
<name> right </s>	-135
<name> road	115
<name> rule	-68
<name> rule </s>	153
<name> run	19
<name> run out	165
<name> run the	250
<name> say	-136
<name> say </s>	-192
<name> say <number>	111
<name> say no	-132
<name> say the	-124
<name> school	-118
<name> second	-57
<name> second </s>	-57
<name> sell	-123
<name> sentence	-109
<name> service	36
<name> service </s>	144
<name> set	148
<name> set up	148
<name> shop	120
<name> show	51
<name> side	141
<name> sign	83
<name> sign off	-42
<name> since	131
<name> since '	63
<name> since <month>	161
<name> since <name>	107
<name> since <number>	50
<name> since i	-23
<name> since last	63
<name> since the	144
<name> sit	128
<name> sit in	132
<name> site	-10
<name> sleep	119
<name> sleep under	78
<name> so	183
<name> somebody	-133
<name> somebody ,	-73
<name> something	-103
<name> speak	142
<name> speaker	129
<name> spell	151
<name> spell ,	27
<name> spell </s>	105
<name> spell in	51
<name> split	-158
<name> start	-159
<name> start at	116
<name> start first	17
<name> start in	-133
<name> start the	-160
<name> stay	-31
<name> stay with	71
<name> stick	-128
<name> still	-113
<name> stop	78
<name> stop in	78
<name> storage	89
<name> storage box	89
<name> store	120
<name> string	-114
<name> stutter	141
<name> surgery	47
<name> swear	-118
<name> table	67
<name> take	-60
<name> take over	171
<name> teach me	106
<name> team	16
<name> test	149
<name> test </s>	149
<name> text	53
<name> text is	40
<name> that	149
<name> that <name>	-123
<name> that i	140
<name> that is	171
<name> that my	137
<name> that the	-152
<name> that this	-87
<name> the	-139
<name> the <kin>	-90
<name> the difference	-143
<name> the whole	-143
<name> then	-6
<name> there	166
<name> there 's	72
<name> there </s>	133
<name> thing	158
<name> thing </s>	122
<name> this	67
<name> this even	-73
<name> this morning	-134
<name> till	206
<name> till <month>	41
<name> time	-16
<name> time </s>	-4
<name> to	50
<name> to <name>	-162
<name> to <number>	140
<name> to me	23
<name> to the	72
<name> to you	-147
<name> today	5
<name> today ,	47
<name> today </s>	-174
<name> tomorrow	-127
<name> tomorrow </s>	-93
<name> turn	153
<name> turn <number>	121
<name> twice	-15
<name> twice </s>	21
<name> twice a	133
<name> type	104
<name> type </s>	104
<name> under	66
<name> under the	-18
<name> uni	131
<name> unless	111
<name> unless i	111
<name> until	90
<name> until <month>	148
<name> until <name>	45
<name> until <number>	204
<name> up	89
<name> upstairs	-98
<name> upstairs </s>	-45
<name> use	-68
<name> use <name>	-77
<name> use to	-103
<name> version	95
<name> want	-76
<name> want a	46
<name> want everything	114
<name> want to	141
<name> was	-99
<name> was a	39
<name> was bear	246
<name> was close	-129
<name> was diagnose	85
<name> was the	-117
<name> way	68
<name> way ,	26
<name> we	-86
<name> we have	80
<name> when	35
<name> when <name>	-50
<name> when he	-57
<name> when i	78
<name> when it	33
<name> when my	147
<name> when the	-7
<name> whenever	128
<name> who	70
<name> who live	-127
<name> will	-116
<name> will n't	-71
<name> will take	-154
<name> win	-80
<name> win <number>	-102
<name> with	52
<name> with <name>	256
<name> with <number>	-10
<name> with a	-77
<name> with me	132
<name> with my	94
<name> with no	136
<name> with the	150
<name> with their	110
<name> with us	110
<name> without	40
<name> without a	-41
<name> woman	74
<name> word	-88
<name> word for	-116
<name> work	40
<name> work at	-6
<name> work better	-102
<name> work night	174
<name> work on	38
<name> write	100
<name> write </s>	95
<name> x220	134
<name> year	130
<name> yesterday	-183
<name> yesterday ,	-133
<name> yesterday </s>	-95
<name> yet	151
<name> yet </s>	151
<name> you	-225
<number>	80
<number> "	-200
<number> '	-109
<number> ' mock	103
<number> 's	-59
<number> 's a	99
<number> 's in	37
<number> 's on	36
<number> ,	23
<number> , <days>	161
<number> , <kin>	291
<number> , <name>	147
<number> , <number>	-70
<number> , a	145
<number> , all	172
<number> , always	101
<number> , and	146
<number> , anything	-36
<number> , be	-29
<number> , both	118
<number> , by	27
<number> , can	-55
<number> , count	143
<number> , do	-190
<number> , every	104
<number> , family	80
<number> , farm	157
<number> , fix	-65
<number> , from	146
<number> , give	-147
<number> , go	123
<number> , have	-7
<number> , help	-121
<number> , house	-63
<number> , i	48
<number> , in	150
<number> , is	-154
<number> , it	44
<number> , make	-135
<number> , mostly	-86
<number> , must	-148
<number> , my	161
<number> , need	-100
<number> , never	186
<number> , no	-179
<number> , not	8
<number> , nothing	54
<number> , now	86
<number> , on	198
<number> , only	104
<number> , pay	130
<number> , play	23
<number> , raise	81
<number> , right	-50
<number> , same	-45
<number> , say	-235
<number> , share	-17
<number> , she	122
<number> , since	180
<number> , so	-40
<number> , stick	166
<number> , still	41
<number> , teach	118
<number> , thank	-161
<number> , that	-6
<number> , the	44
<number> , then	-24
<number> , they	-24
<number> , this	39
<number> , too	-85
<number> , want	96
<number> , what	-161
<number> , wrap	-112
<number> 1000	57
<number> 1000 </s>	138
<number> 1000 km	161
<number> :	-161
<number> : <name>	-91
<number> : the	-94
<number> ;	-18
<number> </s>	99
<number> <day>	64
<number> <day> </s>	-37
<number> <days>	107
<number> <kin>	19
<number> <kin> ,	-67
<number> <kin> :	98
<number> <kin> </s>	-28
<number> <kin> <number>	74
<number> <kin> a	180
<number> <kin> alone	88
<number> <kin> and	107
<number> <kin> are	-39
<number> <kin> at	237
<number> <kin> do	156
<number> <kin> every	54
<number> <kin> for	-7
<number> <kin> from	-89
<number> <kin> in	6
<number> <kin> no	110
<number> <kin> on	125
<number> <kin> run	-30
<number> <kin> since	-74
<number> <kin> under	253
<number> <kin> who	195
<number> <kin> with	42
<number> <month>	217
<number> <month> ,	141
<number> <month> </s>	194
<number> <month> <number>	126
<number> <month> at	206
<number> <month> for	117
<number> <month> in	193
<number> <month> next	94
<number> <month> to	149
<number> <month> with	166
<number> <name>	-48
<number> <name> ,	-77
<number> <name> </s>	25
<number> <name> <name>	-84
<number> <name> <number>	-28
<number> <name> a	171
<number> <name> and	281
<number> <name> bill	129
<number> <name> cell	-5
<number> <name> file	78
<number> <name> have	-73
<number> <name> in	-38
<number> <name> that	124
<number> <name> this	-50
<number> <name> time	164
<number> <name> to	106
<number> <name> with	213
<number> <number>	6
<number> <number> </s>	110
<number> <number> <kin>	-103
<number> <number> <name>	-77
<number> <number> <number>	-168
<number> <number> a	166
<number> <number> and	-21
<number> <number> km	103
<number> <number> litre	116
<number> <number> time	-99
<number> <number> word	24
<number> <number> year	169
<number> a	241
<number> a day	231
<number> a head	58
<number> a kilo	-126
<number> a month	190
<number> a night	25
<number> a week	268
<number> a year	294
<number> a.m	157
<number> a.m .	157
<number> about	-40
<number> about the	-160
<number> access	-47
<number> acre	220
<number> across	-186
<number> across </s>	-162
<number> address	-128
<number> adult	-139
<number> adult ,	-115
<number> after	75
<number> after <number>	-34
<number> after the	74
<number> again	-178
<number> again </s>	-178
<number> alarm	141
<number> alarm to	141
<number> all	-174
<number> all in	-141
<number> am	188
<number> am </s>	154
<number> am and	89
<number> amber	-145
<number> amp	14
<number> an	163
<number> an hour	150
<number> and	55
<number> and <name>	57
<number> and <number>	-38
<number> and a	165
<number> and after	-24
<number> and again	119
<number> and at	185
<number> and get	-65
<number> and have	123
<number> and i	170
<number> and is	-21
<number> and it	57
<number> and its	-89
<number> and nobody	-109
<number> and now	114
<number> and that	81
<number> and the	40
<number> and there	-142
<number> another	-125
<number> answer	-131
<number> answer </s>	-131
<number> apple	-28
<number> approval	227
<number> approval ,	112
<number> approval </s>	129
<number> are	-10
<number> are hard	-94
<number> argument	-137
<number> argument </s>	-77
<number> arm	215
<number> arm </s>	163
<number> array	-108
<number> as	-199
<number> as a	161
<number> as it	-154
<number> ask	-126
<number> at <number>	-318
<number> at a	19
<number> at home	-33
<number> at most	165
<number> at night	165
<number> at table	152
<number> at the	-81
<number> at work	110
<number> bag	-170
<number> ball	-132
<number> bar	-95
<number> bar of	-144
<number> bathroom	73
<number> bathroom </s>	21
<number> battery	155
<number> be	74
<number> because	49
<number> because i	-5
<number> because of	50
<number> bed	-77
<number> bed </s>	160
<number> bed flat	-80
<number> before	40
<number> before tax	168
<number> before the	31
<number> bell	154
<number> better	-100
<number> between	20
<number> bite	-90
<number> blue	-138
<number> book	132
<number> book </s>	162
<number> book in	-120
<number> box	101
<number> box ,	80
<number> box </s>	-12
<number> bread	-138
<number> bullet	-222
<number> bullet </s>	-190
<number> bus	97
<number> bus </s>	175
<number> but	-101
<number> but not	-175
<number> but the	49
<number> button	-147
<number> by	150
<number> by <number>	25
<number> by next	99
<number> by the	88
<number> c	-122
<number> cafe	143
<number> calendar	106
<number> call	-123
<number> call </s>	-121
<number> camp	123
<number> camp ring	44
<number> can	37
<number> candidate	75
<number> car	-18
<number> car between	9
<number> care	-17
<number> cello	91
<number> cent	-14
<number> cent </s>	-93
<number> cent a	112
<number> chair	70
<number> chair </s>	127
<number> chair and	32
<number> char	-154
<number> character	65
<number> character </s>	-38
<number> chart	-164
<number> chemistry	-97
<number> chess	-154
<number> class	174
<number> click	-92
<number> clock	-18
<number> cluster	141
<number> cm	38
<number> cm </s>	-60
<number> cm wide	133
<number> coat	-85
<number> coeliac	-71
<number> coffee	-104
<number> coffee ,	-151
<number> coffee a	-10
<number> coffee and	-106
<number> coin	-169
<number> column	-138
<number> column </s>	-59
<number> come	116
<number> come out	-133
<number> commit	-194
<number> commit </s>	-138
<number> copy	-92
<number> copy of	-92
<number> corolla	159
<number> could	-84
<number> countie	-91
<number> country	-36
<number> country </s>	-81
<number> country before	-37
<number> cover	114
<number> cover ,	125
<number> cover </s>	77
<number> cover a	138
<number> cup	-31
<number> dairy	138
<number> dairy <kin>	138
<number> day	-45
<number> day ,	-145
<number> day </s>	92
<number> day a	18
<number> day and	-49
<number> day before	-11
<number> day from	-5
<number> day in	112
<number> day late	-18
<number> day no	-33
<number> day split	-80
<number> day to	70
<number> day week	164
<number> degree	-58
<number> degree </s>	-11
<number> delivery	55
<number> dev	142
<number> dev ,	94
<number> device	-179
<number> diabetes	121
<number> diabetes </s>	138
<number> diabetic	143
<number> different	-118
<number> digit	-125
<number> dinner	-67
<number> dinner </s>	-131
<number> dinner that	-149
<number> dish	-131
<number> dish </s>	-131
<number> disk	-132
<number> do	-21
<number> do </s>	128
<number> do i	-130
<number> do n't	-30
<number> dollar	133
<number> door	-15
<number> door down	83
<number> down	-7
<number> down </s>	34
<number> draft	-130
<number> drawer	114
<number> drawer </s>	114
<number> drop	71
<number> duplicate	-87
<number> each	-188
<number> each </s>	-199
<number> each month	122
<number> ear	-6
<number> ear </s>	-53
<number> ear from	121
<number> egg	-291
<number> egg ,	-121
<number> egg </s>	-194
<number> email	-149
<number> email </s>	-93
<number> enough	-64
<number> entry	-24
<number> envelope	-93
<number> epoch	-104
<number> error	-175
<number> error </s>	-88
<number> error when	-152
<number> espresso	46
<number> essay	-176
<number> euro	114
<number> euro </s>	-32
<number> euro a	85
<number> every	107
<number> every <day>	141
<number> every day	199
<number> every month	74
<number> every morning	179
<number> every night	183
<number> every time	54
<number> example	-119
<number> exercise	-134
<number> expect	29
<number> extra	83
<number> eye	39
<number> fail	-203
<number> fail </s>	-108
<number> fair	-89
<number> fair </s>	-89
<number> fifty-minute	166
<number> fifty-minute lesson	166
<number> file	-211
<number> file </s>	-204
<number> find	107
<number> finger	168
<number> finger ,	131
<number> finger </s>	141
<number> first	-9
<number> flat	25
<number> flat </s>	142
<number> flat in	135
<number> floor	164
<number> floor </s>	97
<number> floor no	83
<number> fold	149
<number> foot	244
<number> foot </s>	109
<number> foot <number>	170
<number> for	-32
<number> for <day>	-92
<number> for <name>	-160
<number> for <number>	-111
<number> for a	-135
<number> for good	146
<number> for me	-66
<number> for my	139
<number> for no	-128
<number> for the	89
<number> for today	-58
<number> fox	-83
<number> fox and	-83
<number> fridge	62
<number> from	-42
<number> from <month>	80
<number> from <name>	-32
<number> from the	-44
<number> g	69
<number> g of	83
<number> g protein	62
<number> gas	104
<number> gas ring	104
<number> gb	-135
<number> gb ,	-17
<number> generation	99
<number> generation </s>	115
<number> generation of	28
<number> get a	-194
<number> gig	-49
<number> gig </s>	168
<number> glass	-199
<number> glove	-154
<number> go	-89
<number> go </s>	-186
<number> go in	-157
<number> go into	31
<number> go to	-115
<number> good	81
<number> grade	130
<number> gram	-162
<number> grand	-36
<number> grand ,	144
<number> grand </s>	-83
<number> grand and	106
<number> guy	121
<number> h	4
<number> h </s>	4
<number> halal	137
<number> halal </s>	137
<number> hand	-121
<number> hand ,	-84
<number> hand </s>	-106
<number> hate	159
<number> have	-220
<number> have <number>	-165
<number> have a	-114
<number> have be	65
<number> have never	75
<number> have the	-102
<number> have to	20
<number> head	69
<number> hear	78
<number> hear aid	78
<number> heart	-117
<number> heart </s>	-162
<number> hectare	-26
<number> here	35
<number> here ,	150
<number> here </s>	-4
<number> hive	235
<number> hive ,	155
<number> hive </s>	154
<number> hive behind	75
<number> hive on	91
<number> home	95
<number> hot	156
<number> hot </s>	156
<number> hotel	-18
<number> hotel in	127
<number> hour	-73
<number> hour ,	-73
<number> hour </s>	48
<number> hour a	-9
<number> hour ahead	130
<number> hour and	-126
<number> hour each	88
<number> hour from	151
<number> hour in	-137
<number> hour late	-140
<number> hour now	-139
<number> hour to	-29
<number> hour today	-81
<number> house	38
<number> house </s>	-16
<number> house a	117
<number> household	135
<number> hr	-22
<number> html	138
<number> html file	138
<number> i	119
<number> i 'm	33
<number> i have	-39
<number> i leave	-17
<number> i lose	80
<number> i see	-116
<number> i think	-110
<number> i use	58
<number> i want	-45
<number> if	37
<number> if it	69
<number> if the	-79
<number> in	66
<number> in <kin>	108
<number> in <month>	234
<number> in <name>	-71
<number> in <number>	-6
<number> in a	105
<number> in may	185
<number> in my	-53
<number> in the	52
<number> in write	155
<number> inch	63
<number> inch </s>	144
<number> include	84
<number> inside	51
<number> instead	91
<number> is	-51
<number> is <name>	189
<number> is <number>	46
<number> is a	80
<number> is allergic	-113
<number> is daft	-95
<number> is dead	-44
<number> is good	-144
<number> is mine	-90
<number> is my	118
<number> is on	150
<number> is out	-161
<number> is the	30
<number> is too	-165
<number> is upside	-105
<number> is what	79
<number> item	-128
<number> jersey	112
<number> job	112
<number> job </s>	150
<number> journal	115
<number> journal ,	115
<number> junior	80
<number> just	-139
<number> just now	-111
<number> k	-14
<number> keep	57
<number> keep a	57
<number> kg	-97
<number> kg since	78
<number> kidney	217
<number> kidney ,	142
<number> kidney </s>	185
<number> kilo	191
<number> kilo </s>	49
<number> kilo <kin>	-150
<number> kilo before	110
<number> kilo since	117
<number> kilometre	169
<number> kilometre </s>	125
<number> kind	148
<number> km	198
<number> km </s>	134
<number> km a	-41
<number> l	129
<number> lady	-104
<number> language ,	166
<number> language </s>	-33
<number> laptop	-9
<number> last night	-195
<number> last time	124
<number> last year	144
<number> layer	173
<number> layer </s>	121
<number> leave	-82
<number> leave in	-125
<number> leave on	139
<number> leg	118
<number> legged	-54
<number> legged <kin>	-54
<number> length	-145
<number> lesson	-93
<number> let	164
<number> letter	-173
<number> letter ,	-114
<number> letter </s>	-235
<number> level	160
<number> line	-145
<number> line ,	56
<number> line </s>	-93
<number> line a	46
<number> line and	-207
<number> line each	-131
<number> line for	97
<number> line get	56
<number> line in	-12
<number> line into	-72
<number> line long	-73
<number> line of	51
<number> line on	-93
<number> line to	-151
<number> liner	-148
<number> litre	96
<number> litre </s>	138
<number> litre tank	-145
<number> little	-78
<number> little one	-88
<number> live	160
<number> long	120
<number> look	-190
<number> lose	-102
<number> lot	-107
<number> lung	67
<number> m	-17
<number> machine	-55
<number> main	-199
<number> make	134
<number> make no	-88
<number> man	-89
<number> mark	-144
<number> math	-150
<number> matter	47
<number> max	24
<number> max </s>	24
<number> may	24
<number> may ,	114
<number> may </s>	276
<number> may <name>	-156
<number> mean	-140
<number> meet	-17
<number> member	168
<number> member </s>	168
<number> merge	-70
<number> message	-137
<number> method	-164
<number> metre	12
<number> metre </s>	229
<number> metre of	-117
<number> mg	93
<number> mile	41
<number> mile </s>	49
<number> mile a	141
<number> milker	-54
<number> million	96
<number> min	-154
<number> min ,	-168
<number> min </s>	-84
<number> min a	132
<number> min ago	-143
<number> min each	112
<number> min in	-108
<number> min late	-132
<number> min leave	-132
<number> min or	-160
<number> min so	-89
<number> min to	-130
<number> min today	-61
<number> min walk	134
<number> minute	-236
<number> minute ,	-177
<number> minute </s>	-253
<number> minute after	-54
<number> minute ago	-201
<number> minute and	-182
<number> minute at	-129
<number> minute away	10
<number> minute before	-158
<number> minute by	75
<number> minute each	231
<number> minute i	-147
<number> minute in	47
<number> minute late	-142
<number> minute leave	-209
<number> minute of	-34
<number> minute off	152
<number> minute this	-77
<number> minute with	-91
<number> miscarriage	152
<number> miscarriage before	152
<number> miss	-108
<number> ml	-172
<number> ml </s>	49
<number> mm	85
<number> mm </s>	221
<number> mm of	-84
<number> module	75
<number> moment	-103
<number> month	102
<number> month '	125
<number> month ,	140
<number> month </s>	55
<number> month a	-80
<number> month ago	146
<number> month for	-62
<number> month of	-32
<number> month off	112
<number> month to	-103
<number> monthly	94
<number> monthly </s>	94
<number> more	-184
<number> more :	-133
<number> more like	-148
<number> more question	-80
<number> more thing	-106
<number> more year	104
<number> morning	125
<number> ms	-59
<number> ms </s>	-36
<number> mug	-141
<number> museum	6
<number> my	45
<number> myself	-91
<number> myself </s>	-91
<number> name	-225
<number> name </s>	52
<number> name for	-125
<number> nearly	-96
<number> need	34
<number> need <number>	136
<number> never	65
<number> night	-152
<number> night </s>	-72
<number> night in	-66
<number> night on	-7
<number> nil	-126
<number> nil </s>	-126
<number> not	-51
<number> not <number>	-177
<number> nothing	124
<number> now	20
<number> now </s>	20
<number> o	-146
<number> o '	-135
<number> odd	125
<number> of	176
<number> of <month>	132
<number> of <name>	-42
<number> of <number>	12
<number> of each	115
<number> of em	133
<number> of it	-8
<number> of may	145
<number> of my	103
<number> of our	-20
<number> of the	-39
<number> of them	82
<number> of this	-119
<number> of those	-188
<number> of us	318
<number> of whom	136
<number> of your	-110
<number> off	268
<number> off ,	17
<number> off </s>	338
<number> offer	80
<number> oh	-154
<number> oh <number>	-154
<number> old	158
<number> old <name>	11
<number> on	290
<number> on ,	141
<number> on <days>	50
<number> on <name>	112
<number> on <number>	272
<number> on a	62
<number> on it	135
<number> on my	-128
<number> on the	106
<number> on this	-151
<number> onion	-103
<number> online	-169
<number> only	-66
<number> only </s>	-42
<number> option	22
<number> option ,	94
<number> option </s>	-160
<number> or	113
<number> or <number>	-160
<number> or just	127
<number> or so	6
<number> out </s>	149
<number> out of	-169
<number> outside	-6
<number> oven </s>	-113
<number> over	-26
<number> over <number>	-112
<number> owner	133
<number> oz	-160
<number> pack	47
<number> package	71
<number> package </s>	79
<number> page	-262
<number> page ,	-42
<number> page </s>	-161
<number> page about	-119
<number> page and	-154
<number> page of	-175
<number> pan </s>	-128
<number> panel	181
<number> panel ,	90
<number> panel </s>	145
<number> paper	150
<number> paracetamol	-150
<number> paragraph	-167
<number> paragraph </s>	-195
<number> parcel	-93
<number> parcel </s>	-93
<number> parish	141
<number> part	-217
<number> passport	32
<number> passport ,	32
<number> past	-204
<number> past <number>	-141
<number> pay	173
<number> pb	105
<number> pb is	105
<number> pen	164
<number> pen </s>	83
<number> pensioner	29
<number> people	13
<number> people ,	-23
<number> people </s>	-79
<number> people and	18
<number> people in	-11
<number> people make	-12
<number> people since	95
<number> people spread	106
<number> people talk	-144
<number> per	-67
<number> percent	-88
<number> percent ,	23
<number> percent </s>	25
<number> percent in	-29
<number> percent of	-78
<number> percent off	-102
<number> percent so	-160
<number> person	110
<number> person ,	116
<number> phone	9
<number> photo	-195
<number> piano	144
<number> piece ,	-25
<number> piece </s>	-67
<number> pixel	-194
<number> plant	-54
<number> plate	-37
<number> please	-194
<number> please </s>	-194
<number> plot	-134
<number> plot at	-84
<number> pls	-201
<number> pls </s>	-201
<number> plus	-162
<number> pm	8
<number> pm </s>	167
<number> point	-56
<number> polite	-136
<number> pond	-10
<number> pond </s>	-10
<number> possible	-94
<number> pot	-113
<number> pound	-121
<number> pound </s>	-116
<number> press	86
<number> primary	142
<number> primary </s>	142
<number> printer	112
<number> protein	113
<number> pub	145
<number> put	-128
<number> put that	-71
<number> px	-169
<number> question	-15
<number> question ,	-126
<number> question </s>	-164
<number> question at	179
<number> question on	-139
<number> question top	-7
<number> quid	-200
<number> quid </s>	-170
<number> quid a	185
<number> quid for	-131
<number> quid on	-100
<number> quote	-183
<number> quote </s>	-166
<number> read	-133
<number> reader	149
<number> recipe	174
<number> record	-47
<number> red	70
<number> rent	-10
<number> repeat	-110
<number> repeat paragraph	-110
<number> request	-189
<number> rescue	78
<number> rescue <kin>	78
<number> resident	-31
<number> restaurant	156
<number> result	-65
<number> result ,	-65
<number> retry	-148
<number> ring	40
<number> ring ,	116
<number> ring </s>	165
<number> roof	68
<number> roof </s>	95
<number> room	-40
<number> room ,	-70
<number> room </s>	-21
<number> room and	-53
<number> round	-8
<number> round of	-44
<number> row	-308
<number> row ,	-91
<number> row </s>	-162
<number> rule	20
<number> run	-9
<number> rupee	-148
<number> salary	158
<number> salary </s>	86
<number> save	-96
<number> say	-222
<number> say his	-114
<number> say she	-125
<number> school	-6
<number> screen	6
<number> screw	-203
<number> season	126
<number> season </s>	49
<number> seat	169
<number> sec	-137
<number> sec </s>	-137
<number> second	-393
<number> second ,	-140
<number> second </s>	-230
<number> second to	-141
<number> see	-133
<number> sentence	-251
<number> sentence </s>	-205
<number> server	114
<number> set	76
<number> set </s>	56
<number> set of	53
<number> shard	190
<number> sharp	245
<number> sharp ,	102
<number> sharp </s>	198
<number> sheet	-143
<number> sheet </s>	-105
<number> shelf	212
<number> ship	-27
<number> shoe	182
<number> shop	171
<number> shop </s>	106
<number> shop today	-95
<number> short	-220
<number> should	-94
<number> should be	-94
<number> show	-182
<number> side	-17
<number> side of	138
<number> signature	28
<number> since	82
<number> since </s>	231
<number> since <month>	156
<number> since <name>	153
<number> since <number>	-108
<number> since i	-22
<number> since the	-106
<number> since this	-71
<number> site	132
<number> site </s>	132
<number> size	-136
<number> slide	-100
<number> small	-86
<number> so	16
<number> so call	36
<number> so far	10
<number> so i	-76
<number> solar	-85
<number> solar panel	-85
<number> something	-158
<number> space	145
<number> split	-149
<number> split by	-149
<number> spoon	55
<number> sq	-93
<number> sq m	-93
<number> square	87
<number> square metre	87
<number> staff	-164
<number> star	-78
<number> stay	-138
<number> stent	120
<number> step	-86
<number> step ,	-129
<number> step </s>	31
<number> stick	90
<number> still	15
<number> still </s>	129
<number> still awake	-174
<number> still in	92
<number> stone	109
<number> stone </s>	152
<number> stop	-158
<number> store	-34
<number> street	47
<number> street away	47
<number> string	-189
<number> string </s>	-117
<number> stroke	118
<number> stubborn	-38
<number> sugar	129
<number> sugar ,	52
<number> suggestion	-107
<number> suitcase	-10
<number> sure	-138
<number> sweet	-141
<number> syllable	-85
<number> tab	-300
<number> tab open	-197
<number> table	-240
<number> table </s>	-179
<number> take	-69
<number> tank	124
<number> ten	-44
<number> ten so	-44
<number> terrace	149
<number> test	-5
<number> that	-107
<number> that 's	-129
<number> that <kin>	-141
<number> the	-268
<number> then	-160
<number> then ,	-84
<number> then </s>	-84
<number> there	147
<number> there 's	13
<number> they	-140
<number> thing	11
<number> thing </s>	31
<number> thing i	-40
<number> third	189
<number> this	-46
<number> this morning	-211
<number> this year	92
<number> throw	-69
<number> tile	33
<number> tile </s>	43
<number> till	138
<number> till <number>	114
<number> till half	115
<number> till the	136
<number> time	-17
<number> time ,	-110
<number> time </s>	-55
<number> time a	69
<number> time and	-172
<number> time in	-13
<number> time since	-107
<number> time while	-110
<number> tin	128
<number> tin </s>	128
<number> to	-69
<number> to <name>	-168
<number> to a	48
<number> to find	-141
<number> to get	124
<number> to go	-9
<number> to metric	-145
<number> to my	100
<number> to the	41
<number> today	-252
<number> today ,	-63
<number> today </s>	-196
<number> today because	-87
<number> together	37
<number> ton	34
<number> ton of	34
<number> tonight	-144
<number> tonight ,	-60
<number> tonight </s>	-126
<number> tonne	89
<number> too	43
<number> tooth	-74
<number> tour	143
<number> tour in	143
<number> tower	-38
<number> tower block	-38
<number> train	136
<number> transit	101
<number> tree	119
<number> truck	-48
<number> truck ,	-48
<number> try	-188
<number> try </s>	-164
<number> try to	-63
<number> twice	10
<number> twice a	83
<number> type	103
<number> typo	-127
<number> typo </s>	-99
<number> tyre	125
<number> under	213
<number> under <number>	159
<number> until	7
<number> until <number>	-12
<number> until the	138
<number> up	-196
<number> use	35
<number> valley	-34
<number> van	-31
<number> van are	162
<number> variety	145
<number> variety </s>	145
<number> venue	115
<number> venue site	115
<number> version	-129
<number> village	119
<number> violin	107
<number> voice	-72
<number> want	116
<number> warning	-155
<number> was	-105
<number> way	-186
<number> way </s>	-172
<number> we	123
<number> week	164
<number> week ,	66
<number> week </s>	66
<number> week after	-17
<number> week ahead	51
<number> week and	15
<number> week at	111
<number> week in	293
<number> week off	175
<number> week on	61
<number> week out	190
<number> week to	-89
<number> weekly	106
<number> wheel	123
<number> when	13
<number> when i	-27
<number> where	-98
<number> where it	-69
<number> which	-82
<number> which is	-82
<number> who	163
<number> who <kin>	120
<number> who do	-21
<number> who paste	-137
<number> who speak	95
<number> wide	159
<number> wide </s>	120
<number> window	81
<number> winter	210
<number> winter in	99
<number> with	117
<number> with </s>	-164
<number> with <number>	83
<number> with a	47
<number> with my	171
<number> with no	135
<number> with the	57
<number> without	34
<number> woman	182
<number> woman in	114
<number> word	-79
<number> word ,	-27
<number> word </s>	-118
<number> word a	103
<number> word and	-170
<number> word each	-130
<number> word for	-132
<number> word over	-189
<number> work	23
<number> work </s>	-79
<number> would	-160
<number> write	-158
<number> x	-181
<number> x <number>	-134
<number> yard	131
<number> year	153
<number> year '	136
<number> year ,	33
<number> year </s>	-65
<number> year ago	53
<number> year as	133
<number> year at	76
<number> year back	141
<number> year before	230
<number> year for	31
<number> year i	100
<number> year in	177
<number> year leave	119
<number> year now	252
<number> year of	-89
<number> year old	343
<number> year on	-60
<number> year or	128
<number> year run	83
<number> year this	209
<number> year to	172
<number> year with	98
<number> yesterday	-172
<number> yesterday </s>	-118
<number> yoghurt	-68
<number> yoghurt </s>	-68
<number> you	-108
<number> young	46
<s> "	-178
<s> " i	-100
<s> '	-207
<s> ' <name>	-101
<s> /	128
<s> 0	34
<s> 16	-78
<s> 19	23
<s> 31	27
<s> <day>	5
<s> <day> 's	-233
<s> <day> <number>	147
<s> <day> and	92
<s> <day> evening	128
<s> <day> here	-162
<s> <day> i	-30
<s> <day> is	-63
<s> <day> lunch	37
<s> <day> meeting	94
<s> <day> morning	65
<s> <day> night	37
<s> <day> off	105
<s> <day> prayer	21
<s> <day> roast	51
<s> <day> work	-114
<s> <days>	71
<s> <days> ,	-89
<s> <days> and	-6
<s> <days> are	-139
<s> <days> at	202
<s> <days> belong	-51
<s> <days> i	279
<s> <days> is	140
<s> <days> off	128
<s> <days> we	103
<s> <kin>	-69
<s> <kin> '	-62
<s> <kin> 's	70
<s> <kin> ,	99
<s> <kin> :	-77
<s> <kin> <kin>	81
<s> <kin> <name>	-4
<s> <kin> <number>	-137
<s> <kin> =	141
<s> <kin> a	-113
<s> <kin> and	158
<s> <kin> anyone	-151
<s> <kin> are	-219
<s> <kin> army	106
<s> <kin> ask	-110
<s> <kin> at	-146
<s> <kin> away	-35
<s> <kin> bill	-80
<s> <kin> by	163
<s> <kin> call	132
<s> <kin> can	-180
<s> <kin> clean	173
<s> <kin> come	140
<s> <kin> drive	141
<s> <kin> due	156
<s> <kin> eat	186
<s> <kin> expect	-54
<s> <kin> fall	-7
<s> <kin> for	83
<s> <kin> get	224
<s> <kin> go	142
<s> <kin> handle	108
<s> <kin> hate	174
<s> <kin> have	218
<s> <kin> he	86
<s> <kin> here	176
<s> <kin> in	-118
<s> <kin> is	188
<s> <kin> it	-270
<s> <kin> just	-291
<s> <kin> keep	197
<s> <kin> leave	28
<s> <kin> let	81
<s> <kin> live	18
<s> <kin> love	-119
<s> <kin> move	6
<s> <kin> n't	-165
<s> <kin> need	56
<s> <kin> not	163
<s> <kin> number	177
<s> <kin> of	-36
<s> <kin> on	-62
<s> <kin> only	-28
<s> <kin> own	-104
<s> <kin> pass	78
<s> <kin> pay	19
<s> <kin> people	-81
<s> <kin> raise	113
<s> <kin> reckon	-152
<s> <kin> ring	-108
<s> <kin> say	185
<s> <kin> should	-184
<s> <kin> sit	144
<s> <kin> sleep	37
<s> <kin> speak	145
<s> <kin> start	112
<s> <kin> stay	75
<s> <kin> still	167
<s> <kin> stop	-97
<s> <kin> surgery	-177
<s> <kin> take	99
<s> <kin> teach	140
<s> <kin> that	-225
<s> <kin> the	-308
<s> <kin> there	-147
<s> <kin> this	-63
<s> <kin> to	175
<s> <kin> tongue	129
<s> <kin> turn	85
<s> <kin> want	-135
<s> <kin> was	106
<s> <kin> will	22
<s> <kin> with	-51
<s> <kin> work	260
<s> <month>	-59
<s> <month> 's	-44
<s> <number>	80
<s> <number> 's	112
<s> <number> ,	-70
<s> <number> <kin>	43
<s> <number> <name>	-97
<s> <number> <number>	6
<s> <number> a	-33
<s> <number> a.m	150
<s> <number> adult	-174
<s> <number> after	158
<s> <number> all	-141
<s> <number> and	-218
<s> <number> at	21
<s> <number> bed	-189
<s> <number> car	15
<s> <number> class	60
<s> <number> day	25
<s> <number> dev	106
<s> <number> down	53
<s> <number> egg	-141
<s> <number> for	-77
<s> <number> g	-66
<s> <number> generation	-15
<s> <number> have	100
<s> <number> hive	98
<s> <number> hour	119
<s> <number> i	29
<s> <number> in	49
<s> <number> is	13
<s> <number> job	48
<s> <number> lady	-104
<s> <number> leave	37
<s> <number> length	-60
<s> <number> line	-286
<s> <number> lung	-50
<s> <number> may	-173
<s> <number> min	-27
<s> <number> minute	-156
<s> <number> month	38
<s> <number> more	-183
<s> <number> never	17
<s> <number> not	-143
<s> <number> of	-76
<s> <number> oh	-121
<s> <number> on	113
<s> <number> option	80
<s> <number> or	-122
<s> <number> owner	133
<s> <number> pen	123
<s> <number> people	54
<s> <number> percent	73
<s> <number> plate	8
<s> <number> plot	-84
<s> <number> question	-176
<s> <number> rescue	78
<s> <number> room	72
<s> <number> set	42
<s> <number> shelf	175
<s> <number> solar	-85
<s> <number> space	145
<s> <number> store	-34
<s> <number> suggestion	-107
<s> <number> time	82
<s> <number> to	-236
<s> <number> week	118
<s> <number> with	149
<s> <number> word	123
<s> <number> x	-128
<s> <number> year	57
<s> =	-143
<s> a	-316
<s> a <kin>	-273
<s> a <name>	111
<s> a <number>	-59
<s> a café	-120
<s> a capsule	-25
<s> a chap	-113
<s> a choir	-116
<s> a few	43
<s> a guy	-134
<s> a lady	70
<s> a letter	-108
<s> a little	-18
<s> a lorry	-152
<s> a man	-228
<s> a nice	-88
<s> a pescatarian	-33
<s> a question	-160
<s> a short	-108
<s> a small	-132
<s> a stranger	-78
<s> a tattoo	46
<s> a van	-167
<s> a wasp	-142
<s> a week	-196
<s> a window	-59
<s> a woman	-144
<s> abbu	-31
<s> abbu have	-31
<s> about	-63
<s> about <number>	-4
<s> about me	-158
<s> about the	-122
<s> above	-22
<s> above the	-22
<s> accord	-114
<s> accord to	-114
<s> account	136
<s> ad	-121
<s> ad <number>	-121
<s> add	-252
<s> add a	-142
<s> address	-102
<s> adhd	90
<s> adhd ,	90
<s> adopt	-41
<s> adopt a	-55
<s> advert	-100
<s> adwoa	-12
<s> adwoa and	-12
<s> afraid	110
<s> afraid of	110
<s> after	104
<s> after <number>	-72
<s> after that	14
<s> age	-172
<s> age <number>	-99
<s> agenda	-133
<s> agenda for	-102
<s> agne	-51
<s> agnieszka	135
<s> ahmed	5
<s> ahmed ,	-85
<s> aim	123
<s> aim :	128
<s> aim for	61
<s> aim to	78
<s> aiyo	93
<s> alarm	-151
<s> alarm code	-48
<s> aldi	-46
<s> all	55
<s> all <number>	77
<s> all i	-7
<s> all in	-4
<s> all my	53
<s> all our	148
<s> allergic	7
<s> allergic to	7
<s> allergist	96
<s> allergist in	96
<s> allotment	239
<s> allotment is	71
<s> allotment society	73
<s> allow	-123
<s> alone	-77
<s> also	79
<s> also i	40
<s> also the	-100
<s> although	-114
<s> always	153
<s> always give	161
<s> am	141
<s> am i	-184
<s> am left-handed	110
<s> am minus	91
<s> am the	63
<s> amara	129
<s> american	162
<s> among	-17
<s> among the	-17
<s> an	-229
<s> an example	-107
<s> an old	-119
<s> anaphylaxis	-65
<s> and	-185
<s> and <day>	-100
<s> and <days>	13
<s> and <kin>	47
<s> and <name>	-155
<s> and <number>	30
<s> and as	55
<s> and at	-18
<s> and every	23
<s> and everyone	95
<s> and for	-69
<s> and i	-70
<s> and it	-25
<s> and my	-17
<s> and none	-11
<s> and on	-40
<s> and our	-92
<s> and since	-41
<s> and sugar-free	61
<s> and the	-40
<s> and there	-74
<s> and we	46
<s> and with	-63
<s> angular	82
<s> anneke	-67
<s> anneke ,	-67
<s> anniversary	-42
<s> anniversary 's	85
<s> another	-110
<s> answer	11
<s> answer in	50
<s> answer me	51
<s> answer this	-161
<s> anxiety	141
<s> any	-81
<s> any school	17
<s> any tip	-115
<s> anyone	-168
<s> anything	-149
<s> anything above	-12
<s> anything i	-190
<s> anything over	-132
<s> anything with	183
<s> anyway	-226
<s> anyway how	-108
<s> anyway the	-40
<s> anyway what	-117
<s> apart	-31
<s> apart from	-31
<s> app	-155
<s> app crash	-104
<s> apparently	35
<s> apple	-41
<s> apply	-36
<s> aquarium	71
<s> arabic	-55
<s> arabic is	-57
<s> are	-268
<s> are they	-138
<s> area	8
<s> area <kin>	-79
<s> argo	172
<s> arlo	130
<s> arthritis	90
<s> arthritis in	57
<s> as	-151
<s> as <days>	-30
<s> as <kin>	17
<s> as a	-233
<s> as i	172
<s> as my	105
<s> as orthodox	-25
<s> as our	-32
<s> as the	-145
<s> ash	76
<s> ask	-58
<s> ask because	-261
<s> ask for	-268
<s> ask him	-187
<s> ask me	200
<s> assert	-96
<s> assume	-159
<s> asthma	260
<s> asthma ,	128
<s> asthma since	78
<s> astronomy	47
<s> at	-30
<s> at 68	44
<s> at <number>	201
<s> at least	-165
<s> at our	-5
<s> at the	83
<s> at work	-39
<s> atheist	-78
<s> audiobook	151
<s> automatic	25
<s> automatic only	128
<s> away	17
<s> aws	53
<s> ayla	123
<s> back	44
<s> back in	-58
<s> back is	57
<s> back on	-92
<s> backup	180
<s> backup go	118
<s> backup of	-54
<s> bad back	149
<s> bad knee	121
<s> bagpipe	99
<s> bagpipe :	104
<s> bake	-191
<s> bakery	144
<s> balcony	147
<s> ballet	59
<s> ballroom	22
<s> band	102
<s> bank	-45
<s> bank holiday	52
<s> bankrupt	154
<s> bankrupt in	154
<s> barry	-137
<s> base	167
<s> bass	123
<s> bat	-80
<s> bath	83
<s> bathroom	130
<s> battery	34
<s> battery 's	66
<s> bc	114
<s> be	-11
<s> be a	-100
<s> be an	82
<s> be fence	-7
<s> be from	47
<s> be in	38
<s> be on	-138
<s> be rain	-129
<s> be sober	97
<s> be stare	-68
<s> be the	44
<s> be to	-47
<s> be vegan	41
<s> be wait	-98
<s> bea	60
<s> bea ,	-59
<s> bea only	61
<s> bear	-147
<s> bear in	-61
<s> beatriz	79
<s> beatriz ,	-64
<s> because	-92
<s> because <kin>	-117
<s> because <month>	-55
<s> because <name>	29
<s> because a	-120
<s> because after	-93
<s> because at	23
<s> because both	-48
<s> because half	-22
<s> because i	157
<s> because in	81
<s> because of	33
<s> because our	-137
<s> because the	-153
<s> because we	93
<s> become	-24
<s> become a	-24
<s> bed	99
<s> bee	-115
<s> bee ,	-102
<s> bee are	-20
<s> beekeeping	117
<s> before	-66
<s> before breakfast	26
<s> before i	-147
<s> before that	65
<s> before you	-172
<s> beginner	55
<s> behind	-31
<s> behind the	-31
<s> beige	-43
<s> bench	22
<s> bengali	-162
<s> bengali new	-68
<s> best	-159
<s> best <kin>	105
<s> bet	-108
<s> bet you	-108
<s> between	35
<s> between <number>	148
<s> between the	35
<s> between us	-88
<s> big	122
<s> big <name>	-91
<s> bike	75
<s> bike 's	-7
<s> bike get	84
<s> bilingual	-14
<s> bill	-44
<s> bill come	-85
<s> bin	-94
<s> bin go	16
<s> bipolar	-66
<s> bipolar ,	163
<s> birthday	-135
<s> biscuit	56
<s> biscuit ,	39
<s> bite	-260
<s> bite of	-148
<s> black	-63
<s> blind	-95
<s> bloke	-121
<s> blood	149
<s> blood pressure	8
<s> blue	-21
<s> boat	107
<s> boat 's	-26
<s> boat are	-15
<s> bodge	-80
<s> bogdan	91
<s> bogdan from	45
<s> boiler	-47
<s> bolaji	-15
<s> book	-121
<s> bookkeeping	162
<s> bore	-136
<s> both	7
<s> both <kin>	84
<s> both my	-46
<s> both our	51
<s> bouldering	99
<s> bouldering grade	16
<s> bowl	-90
<s> bowl on	94
<s> box	-125
<s> box is	102
<s> brace	129
<s> bramble	141
<s> branch	110
<s> brb	-75
<s> bread	-85
<s> bread 's	-139
<s> bread is	49
<s> break	99
<s> break it	-146
<s> break up	85
<s> breakfast	12
<s> bride	-109
<s> bride 's	-109
<s> bridge	57
<s> bring	82
<s> british	192
<s> british spell	138
<s> bruna	-53
<s> bruna the	-53
<s> bruno	68
<s> bruno ,	-61
<s> btw	26
<s> btw ,	-54
<s> btw get	83
<s> btw i	175
<s> btw my	88
<s> btw some	-78
<s> btw the	-53
<s> btw we	55
<s> budget	18
<s> budget <number>	-143
<s> budget for	-14
<s> build	77
<s> bullet	117
<s> bullet point	100
<s> bunion	125
<s> burn	-109
<s> burn the	-102
<s> bus	7
<s> bus <kin>	32
<s> busker	-138
<s> but	-70
<s> but <day>	9
<s> but <kin>	7
<s> but <name>	-4
<s> but amateur	31
<s> but grow	18
<s> but i	77
<s> but jazz	15
<s> but my	38
<s> but needle	-68
<s> but our	-139
<s> but red	53
<s> but sew	70
<s> but the	-95
<s> but we	66
<s> butter	-173
<s> buy	-69
<s> buy a	-26
<s> buy the	136
<s> by	41
<s> by <number>	-33
<s> by the	-77
<s> by then	31
<s> cabin	-59
<s> cable	-127
<s> caffeine	-178
<s> caffeine kick	-146
<s> cake	-131
<s> call	130
<s> call are	134
<s> call it	-183
<s> call me	245
<s> call the	-201
<s> calm	-77
<s> camp	-75
<s> camp without	-75
<s> can	-59
<s> can <kin>	-149
<s> can <number>	-80
<s> can a	-165
<s> can do	76
<s> can i	-441
<s> can it	41
<s> can n't	280
<s> can not	87
<s> can only	44
<s> can the	-183
<s> can we	-212
<s> can you	-311
<s> canoe	22
<s> canoe polo	22
<s> capo	127
<s> capo on	127
<s> car	120
<s> car 's	92
<s> car is	108
<s> caravan	-54
<s> card	51
<s> carlo	7
<s> carlo 's	7
<s> carry	39
<s> cash	97
<s> cash only	-37
<s> cast	-167
<s> cause	60
<s> ceiling	164
<s> celia	-27
<s> celia ,	-27
<s> celiac	135
<s> cellar	102
<s> cello	44
<s> cello 's	-59
<s> cert	142
<s> certificate	-153
<s> chair	128
<s> chale	52
<s> change	29
<s> change my	110
<s> change of	-129
<s> change the	-103
<s> chapter	-104
<s> chapter <number>	-74
<s> charge	85
<s> cheap	-96
<s> cheap dinner	67
<s> cheapest	-96
<s> check	-204
<s> check the	-125
<s> checklist	-139
<s> checklist for	-139
<s> checkout	112
<s> cheer	-184
<s> cheer me	-136
<s> cheese	113
<s> cheese go	-4
<s> chemo	27
<s> chess	100
<s> chess club	172
<s> chief	137
<s> chief <kin>	137
<s> chocolate	85
<s> chocolate give	34
<s> christma	-127
<s> church	54
<s> ci	65
<s> cilantro	-94
<s> citizenship	107
<s> citizenship test	13
<s> class	13
<s> clean	-198
<s> clean the	-122
<s> clear	63
<s> clear the	63
<s> climb	135
<s> climb twice	-9
<s> clinic	162
<s> clinic 's	162
<s> clock	50
<s> close	17
<s> close the	-142
<s> code	77
<s> coeliac	102
<s> coeliac ,	102
<s> coffee	31
<s> coffee have	42
<s> coffee i	86
<s> coffee is	-166
<s> cold	69
<s> collect	-122
<s> collect the	-122
<s> college	143
<s> colour	106
<s> colour look	-85
<s> colour-blind	180
<s> colour-blind ,	142
<s> column	-47
<s> come	146
<s> come in	107
<s> come out	26
<s> comment	-5
<s> commute	163
<s> commute by	114
<s> commute is	137
<s> commute was	-37
<s> company	251
<s> company 's	-25
<s> company car	100
<s> company laptop	129
<s> compare	-115
<s> compare these	-131
<s> complaint	-125
<s> compose	-145
<s> compose a	-101
<s> consider	-141
<s> consider a	-146
<s> consider that	36
<s> contact	106
<s> contract	88
<s> convert	-137
<s> convert the	-98
<s> convert these	-176
<s> convert this	-59
<s> convert to	103
<s> cook	-25
<s> cool	-134
<s> copy	45
<s> copy 's	50
<s> coriander	-46
<s> cork	-141
<s> correct	14
<s> correct the	-73
<s> correct this	-61
<s> cough	-187
<s> could	-170
<s> could be	-159
<s> could i	-152
<s> could n't	45
<s> could the	-167
<s> could you	-81
<s> council	-141
<s> council tax	66
<s> count	-205
<s> count the	-148
<s> cover	-121
<s> craft	-103
<s> credit	-205
<s> crew	12
<s> cricket	-41
<s> croatian	-85
<s> cross	-112
<s> cross out	-112
<s> crossword	-56
<s> crow	113
<s> crow of	113
<s> crowd	86
<s> crowd shut	-30
<s> currently	-41
<s> cursor	52
<s> custom	-37
<s> cut	-73
<s> cut it	-183
<s> cut the	-126
<s> dahlia	-96
<s> dahlia are	-96
<s> dairy	-14
<s> dairy farm	-78
<s> damp	-69
<s> dan	-214
<s> dan is	-138
<s> dance	-26
<s> danish	103
<s> dark	100
<s> dark mode	94
<s> data	-109
<s> date	67
<s> day	-107
<s> day <number>	-148
<s> day rate	151
<s> dead	-15
<s> deadline	146
<s> deadline for	109
<s> deaf	197
<s> deaf in	164
<s> dear	-183
<s> dear <name>	-96
<s> debt	117
<s> delete	-133
<s> delivery	127
<s> delivery 's	-50
<s> delivery come	152
<s> delivery have	120
<s> deploy	73
<s> deploy twice	-37
<s> deposit	132
<s> deposit 's	132
<s> depression	-61
<s> depression run	-61
<s> deputy	98
<s> derek	75
<s> describe	-5
<s> design	121
<s> desk	140
<s> dev	34
<s> diabetic	116
<s> diabetic ,	96
<s> diagnose	30
<s> diagnose at	144
<s> diagnose the	-101
<s> dialysis	89
<s> dialysis is	58
<s> dictate	-148
<s> dimitri	33
<s> dimitri have	33
<s> dinner	-75
<s> dinner 's	44
<s> dissertation	129
<s> ditch	132
<s> divorce	-80
<s> divorce ,	133
<s> dj	-28
<s> django	136
<s> dm	-42
<s> do	-146
<s> do <name>	-94
<s> do <number>	-23
<s> do a	73
<s> do i	-417
<s> do me	-188
<s> do my	20
<s> do n't	188
<s> do not	-44
<s> do tell	-116
<s> do the	-189
<s> do they	-216
<s> do you	-11
<s> doc	96
<s> donald	159
<s> door	49
<s> doreen	168
<s> dot	130
<s> dough	-60
<s> down	36
<s> down in	-78
<s> download	-132
<s> dr	68
<s> dr <name>	68
<s> dr.	76
<s> dr. <name>	76
<s> draft	-378
<s> draft a	-234
<s> draft an	-187
<s> draft me	-192
<s> draft something	-41
<s> draft the	-122
<s> draught	-114
<s> drill	-137
<s> drink	90
<s> drive	-185
<s> drive <name>	-78
<s> drive a	-11
<s> drop	151
<s> drop my	-113
<s> drop out	170
<s> drop the	18
<s> drum	-141
<s> dry	95
<s> dry mouth	94
<s> dual	146
<s> due	-108
<s> due <number>	129
<s> due in	-114
<s> dunno	-118
<s> during	139
<s> dutch	165
<s> dyslexia	-63
<s> dyslexic	141
<s> dyslexic ,	93
<s> each	-74
<s> each <month>	-26
<s> each <number>	-25
<s> each have	-9
<s> each of	-67
<s> ear	29
<s> earn	-149
<s> earn nothing	-50
<s> easter	-131
<s> easy	-154
<s> eat	136
<s> egg	246
<s> egg go	147
<s> else	-122
<s> email	45
<s> email to	-162
<s> emeka	110
<s> emeka is	110
<s> emergency	116
<s> emigrate	112
<s> emil	9
<s> end	-159
<s> end in	-139
<s> engage	180
<s> engage to	180
<s> english	-41
<s> english is	27
<s> enjoy	58
<s> epipen	124
<s> error	57
<s> error :	-161
<s> error on	-77
<s> even	-139
<s> even class	83
<s> even though	-62
<s> evening	171
<s> evening i	114
<s> ever	-51
<s> ever since	-51
<s> every	-172
<s> every <day>	-18
<s> every <kin>	-54
<s> every <month>	-60
<s> every <name>	151
<s> every answer	-90
<s> every class	-43
<s> every commit	42
<s> every knife	-54
<s> every line	6
<s> every merge	-23
<s> every month	73
<s> every new	-16
<s> every other	138
<s> every parcel	90
<s> every penny	-7
<s> every price	17
<s> every spring	141
<s> every time	-80
<s> every winter	-67
<s> everybody	-182
<s> everybody is	-124
<s> everyone	-87
<s> everyone else	-138
<s> everyone have	-141
<s> everyone in	140
<s> everyone on	-12
<s> everything	96
<s> everything 's	124
<s> everything i	-56
<s> everything in	5
<s> everything we	131
<s> exam 's	-23
<s> exam at	112
<s> exam question	-141
<s> example	-136
<s> example sentence	-109
<s> excel	-10
<s> excuse	-146
<s> excuse the	-116
<s> exercise	-161
<s> explain	-61
<s> explain it	114
<s> explain the	35
<s> explain this	-72
<s> explain to	-171
<s> explain what	-109
<s> explain with	-147
<s> export	-86
<s> eye	81
<s> fado	-60
<s> fado is	-60
<s> fail	173
<s> fail twice	54
<s> fair	-132
<s> fall	78
<s> family	134
<s> fantasy	-45
<s> fantasy football	-45
<s> far	-118
<s> farouk	14
<s> farsi	-109
<s> fast	-60
<s> feature	39
<s> feature flag	137
<s> feed	-156
<s> feel	-170
<s> feel a	-100
<s> feel kinda	-59
<s> feel like	-171
<s> feel sick	-56
<s> ferry	30
<s> ferry 's	186
<s> ffion	103
<s> field	150
<s> fig	122
<s> figma	8
<s> fill	-149
<s> fill in	-94
<s> fill the	-129
<s> find	-25
<s> find <number>	-87
<s> find a	-88
<s> find me	57
<s> find out	71
<s> find the	-94
<s> fine	67
<s> finger	-49
<s> finish	-116
<s> finish the	-115
<s> fiona	-56
<s> fire	-123
<s> fire brigade	-17
<s> firm	-116
<s> firm but	-141
<s> firmware	71
<s> first	-18
<s> first in	129
<s> fish	-113
<s> fit	91
<s> fix	-173
<s> fix and	-133
<s> fix the	-84
<s> fix these	-94
<s> fix until	108
<s> flat	113
<s> flat <number>	101
<s> fleet	-22
<s> flight	-51
<s> flight 's	-128
<s> flight are	31
<s> flight to	20
<s> floor	36
<s> flour	135
<s> flour from	135
<s> flu	-102
<s> flu jab	-102
<s> fluent	52
<s> fluent in	110
<s> fluid	149
<s> fly	151
<s> fly to	116
<s> foggy	78
<s> folic	158
<s> folk	-91
<s> font	-155
<s> font size	-147
<s> footnote	-129
<s> for	-342
<s> for <number>	104
<s> for a	-163
<s> for context	47
<s> for my	-124
<s> for now	-148
<s> for our	4
<s> for recipe	164
<s> for the	-263
<s> for this	-153
<s> forget	24
<s> forget every	-46
<s> forgive	-160
<s> forgive the	-106
<s> forklift	48
<s> forklift <kin>	19
<s> formula	86
<s> foster	18
<s> frame	-64
<s> free	-126
<s> free on	-123
<s> freelance	177
<s> freezer	60
<s> freezer <number>	148
<s> fridge	114
<s> fridge at	-42
<s> fridge door	-156
<s> fridge is	173
<s> from	-266
<s> from <month>	79
<s> from <name>	262
<s> from a	-149
<s> from may	-61
<s> from my	22
<s> from now	173
<s> from the	-233
<s> front	147
<s> frontend	-90
<s> frontend is	-90
<s> fruit	118
<s> full	-122
<s> fund	173
<s> funny	-107
<s> funny but	-109
<s> game	-86
<s> game for	-75
<s> gas	119
<s> gate	-22
<s> gavin	58
<s> gcse	102
<s> generator	-30
<s> geocaching	118
<s> get	193
<s> get <kin>	-14
<s> get <number>	122
<s> get a	95
<s> get an	-61
<s> get custody	154
<s> get marry	130
<s> get migraine	82
<s> get my	91
<s> get promote	137
<s> get the	122
<s> gift	-141
<s> gift for	-134
<s> gimme	-111
<s> ginger	35
<s> git	-141
<s> gitlab	-148
<s> giulia	-86
<s> giulia ,	-86
<s> give	-104
<s> give a	-130
<s> give i	17
<s> give it	-144
<s> give me	-410
<s> give my	98
<s> give notice	124
<s> give our	-30
<s> give that	165
<s> give the	-27
<s> give up	198
<s> give we	-13
<s> glass	145
<s> glaze	65
<s> glue	-162
<s> gluten	13
<s> gluten free	-54
<s> gluten is	59
<s> go by	-33
<s> go for	-129
<s> go out	-54
<s> go part-time	113
<s> go to	-145
<s> goalkeeper	145
<s> god	-178
<s> god help	-109
<s> golf	153
<s> golf handicap	120
<s> good	-80
<s> google	-209
<s> google sheet	47
<s> grab	-132
<s> grace	82
<s> grade	34
<s> grade <number>	-34
<s> grafana	-7
<s> great	-154
<s> great ,	-154
<s> greek	-18
<s> greek dance	-18
<s> greenhouse	140
<s> greenhouse is	104
<s> greeting	-147
<s> grind	114
<s> grow	223
<s> grow chile	104
<s> grow the	-106
<s> grow up	296
<s> guess	-67
<s> guest	-115
<s> guest are	20
<s> guest at	-173
<s> guest have	70
<s> guest in	-72
<s> guide	84
<s> guide <kin>	27
<s> gunnar	66
<s> gunnar ,	-12
<s> guy	-149
<s> gwen	101
<s> gwen 's	63
<s> gym	127
<s> gym 's	35
<s> gym on	123
<s> haiku	-46
<s> hair	-33
<s> hair 's	9
<s> halal	80
<s> half	-35
<s> half <name>	152
<s> half a	-140
<s> half are	-145
<s> half marathon	-51
<s> half my	-48
<s> half of	28
<s> half our	60
<s> half the	42
<s> halfway	34
<s> halfway through	34
<s> hall	61
<s> hana	115
<s> hand	-27
<s> hand are	47
<s> hand in	-40
<s> hand shake	44
<s> hand the	-36
<s> handover	211
<s> handover 's	143
<s> handover at	145
<s> hannah	53
<s> hanne	128
<s> hanneke	-4
<s> hanneke and	-4
<s> happy	-188
<s> happy <day>	-140
<s> harmonica	-26
<s> harmonica in	-26
<s> hassan	-36
<s> hassan ,	-36
<s> hate	258
<s> hate coriander	78
<s> hate phone	91
<s> hate the	75
<s> hate this	-118
<s> hattie	88
<s> haul	-69
<s> haul water	-69
<s> have	136
<s> have <name>	137
<s> have <number>	-246
<s> have a	22
<s> have be	-115
<s> have both	25
<s> have do	206
<s> have high	17
<s> have lose	42
<s> have my	-84
<s> have n't	121
<s> have no	135
<s> have shift	106
<s> have the	108
<s> have to	58
<s> have you	-130
<s> hay	85
<s> hay ,	-66
<s> hay fever	147
<s> he	-55
<s> he 'd	-262
<s> he 'll	92
<s> he 's	-51
<s> he <kin>	186
<s> he also	-153
<s> he come	191
<s> he do	73
<s> he eat	71
<s> he fancy	-37
<s> he get	120
<s> he go	31
<s> he hate	-16
<s> he have	-59
<s> he keep	-209
<s> he live	-52
<s> he need	159
<s> he play	7
<s> he read	106
<s> he ring	-113
<s> he say	-256
<s> he see	77
<s> he seem	-140
<s> he sleep	148
<s> he tell	-58
<s> he want	148
<s> he will	178
<s> he write	-137
<s> head	53
<s> head of	95
<s> head office	153
<s> head to	-146
<s> headache	-115
<s> hear	188
<s> hear aid	126
<s> hear ring	34
<s> heart	146
<s> heart rate	100
<s> heat	23
<s> heat pump	65
<s> heavy	66
<s> heavy clay	106
<s> heavy rain	-41
<s> height	60
<s> height make	-4
<s> hello	-164
<s> hello again	-65
<s> help	-222
<s> help me	-165
<s> hence	-192
<s> hence the	-192
<s> hendrik	35
<s> hendrik here	35
<s> her	-23
<s> her <kin>	-103
<s> her <name>	133
<s> her flat	136
<s> her name	-139
<s> here	-140
<s> here 's	-275
<s> here in	95
<s> here is	-75
<s> here the	-176
<s> herr	21
<s> herr <name>	21
<s> hey	-174
<s> hgv	112
<s> hgv class	109
<s> hi	-145
<s> hib	-50
<s> hill	96
<s> himself	126
<s> himself is	126
<s> hindi	-76
<s> hip	140
<s> hip replacement	109
<s> hire a	76
<s> his	124
<s> hive	51
<s> hm	-68
<s> hmm	-109
<s> hob	219
<s> home	235
<s> home <kin>	128
<s> hometown	62
<s> homework	-144
<s> honestly	-141
<s> honey	-80
<s> hope	36
<s> hope to	143
<s> horror	6
<s> horror film	-17
<s> horror is	7
<s> hospital	29
<s> hospital ,	-17
<s> host	198
<s> host at	130
<s> host on	108
<s> hot	-18
<s> hotel	-88
<s> house	-20
<s> house in	-158
<s> house is	65
<s> household	67
<s> how	-336
<s> how <kin>	-248
<s> how can	-112
<s> how could	-138
<s> how do	-131
<s> how far	-135
<s> how i	-164
<s> how is	-191
<s> how long	-174
<s> how many	-158
<s> how much	-127
<s> how old	-151
<s> how should	-160
<s> how to	-139
<s> how would	133
<s> hungarian	-69
<s> i	33
<s> i 'd	-142
<s> i 'll	-270
<s> i 'm	-134
<s> i ,	-74
<s> i <day>	-210
<s> i <kin>	284
<s> i <name>	153
<s> i add	20
<s> i adopt	11
<s> i agree	-119
<s> i already	87
<s> i also	131
<s> i always	-100
<s> i am	48
<s> i answer	225
<s> i ask	-241
<s> i bake	105
<s> i bank	40
<s> i be	162
<s> i become	10
<s> i beg	-167
<s> i believe	145
<s> i bet	-141
<s> i bike	75
<s> i bill	43
<s> i borrow	-153
<s> i break	94
<s> i breed	115
<s> i build	85
<s> i burn	37
<s> i busk	109
<s> i buy	-77
<s> i call	-33
<s> i can	-11
<s> i carry	136
<s> i chair	185
<s> i change	-22
<s> i charge	118
<s> i check	-22
<s> i choose	55
<s> i clean	70
<s> i climb	112
<s> i close	-59
<s> i code	150
<s> i collect	219
<s> i come	207
<s> i conduct	116
<s> i cook	-98
<s> i copy	-69
<s> i could	-115
<s> i count	-129
<s> i cover	119
<s> i cry	-68
<s> i cut	52
<s> i delete	-101
<s> i dey	-152
<s> i dictate	184
<s> i dinnae	73
<s> i dislike	173
<s> i do	27
<s> i doubt	-152
<s> i dream	-135
<s> i drink	-82
<s> i drive	136
<s> i drop	-57
<s> i dub	-56
<s> i dye	-35
<s> i earn	115
<s> i eat	128
<s> i edit	155
<s> i enjoy	21
<s> i fail	121
<s> i fancy	-128
<s> i farm	120
<s> i fast	101
<s> i fear	-13
<s> i feed	-74
<s> i feel	-124
<s> i fence	22
<s> i find	-223
<s> i finish	-85
<s> i fire	-69
<s> i fish	143
<s> i fix	40
<s> i fly	130
<s> i follow	92
<s> i forget	-174
<s> i found	148
<s> i get	-207
<s> i give	-20
<s> i go	-13
<s> i grow	23
<s> i guess	-199
<s> i hand	194
<s> i handle	162
<s> i hate	-38
<s> i have	-63
<s> i hear	-140
<s> i heat	17
<s> i hold	20
<s> i hope	-200
<s> i host	182
<s> i inherit	176
<s> i intend	48
<s> i invoice	120
<s> i join	-116
<s> i just	-369
<s> i keep	-17
<s> i knit	201
<s> i know	14
<s> i laugh	-181
<s> i learn	152
<s> i leave	-53
<s> i lecture	52
<s> i let	112
<s> i lie	153
<s> i lift	119
<s> i like	50
<s> i live	-120
<s> i lock	-76
<s> i look	59
<s> i lose	45
<s> i love	-151
<s> i maintain	144
<s> i make	93
<s> i manage	121
<s> i mark	73
<s> i may	-208
<s> i mean	-44
<s> i measure	119
<s> i meet	-119
<s> i mend	27
<s> i might	-91
<s> i mind	141
<s> i miss	-121
<s> i move	-39
<s> i must	-280
<s> i nearly	-130
<s> i need	-97
<s> i never	-25
<s> i no	166
<s> i now	22
<s> i once	37
<s> i only	-20
<s> i open	-136
<s> i owe	8
<s> i own	22
<s> i pack	163
<s> i paint	-8
<s> i pass	119
<s> i paste	-83
<s> i pay	-16
<s> i phone	116
<s> i pick	-51
<s> i plan	72
<s> i play	132
<s> i practise	135
<s> i prefer	46
<s> i press	-130
<s> i price	135
<s> i print	153
<s> i promise	-7
<s> i put	-27
<s> i quit	-41
<s> i react	115
<s> i read	33
<s> i really	-178
<s> i rebuild	16
<s> i reckon	-147
<s> i ref	124
<s> i refuse	115
<s> i remember	-176
<s> i rename	-193
<s> i rent	187
<s> i repair	22
<s> i report	102
<s> i restart	-78
<s> i restore	145
<s> i retire	122
<s> i ride	191
<s> i ring	152
<s> i sail	137
<s> i save	68
<s> i say	-354
<s> i scroll	-105
<s> i search	13
<s> i see	-57
<s> i sell	36
<s> i send	-20
<s> i serve	157
<s> i set	54
<s> i sew	16
<s> i shall	-164
<s> i share	-41
<s> i shoot	4
<s> i shop	93
<s> i should	34
<s> i show	94
<s> i sign	129
<s> i sing	145
<s> i skip	-65
<s> i sleep	76
<s> i speak	63
<s> i spend	-98
<s> i spill	-108
<s> i split	-7
<s> i stammer	130
<s> i start	33
<s> i stay	127
<s> i still	13
<s> i stop	74
<s> i struggle	-17
<s> i study	165
<s> i stutter	132
<s> i support	63
<s> i suppose	-176
<s> i swear	-119
<s> i sweat	19
<s> i sweep	-38
<s> i swim	102
<s> i switch	59
<s> i take	31
<s> i teach	226
<s> i tell	-225
<s> i test	81
<s> i think	-193
<s> i tithe	110
<s> i train	145
<s> i translate	186
<s> i travel	-59
<s> i trust	-4
<s> i try	43
<s> i turn	90
<s> i type	115
<s> i umpire	144
<s> i use	-36
<s> i usually	21
<s> i visit	21
<s> i volunteer	-7
<s> i wake	-78
<s> i walk	78
<s> i want	-216
<s> i was	-79
<s> i watch	-113
<s> i water	-74
<s> i wear	90
<s> i weigh	61
<s> i weld	-5
<s> i will	-100
<s> i wish	-128
<s> i wonder	-150
<s> i work	-63
<s> i would	-194
<s> i write	-64
<s> ibiza	-63
<s> ice	-5
<s> ich	109
<s> ich bin	109
<s> id	86
<s> idea	-263
<s> idea for	-231
<s> idris	-125
<s> if	-416
<s> if <name>	-161
<s> if a	-170
<s> if i	-143
<s> if it	-208
<s> if my	-208
<s> if not	-155
<s> if somebody	-149
<s> if someone	-192
<s> if that	-182
<s> if the	-10
<s> if you	-95
<s> ignore	-240
<s> ignore my	-129
<s> ignore the	-155
<s> ikram	66
<s> ikram and	66
<s> ileostomy	129
<s> imagine	-248
<s> imagine a	-108
<s> imagine i	-170
<s> in	-282
<s> in <month>	143
<s> in <name>	-104
<s> in <number>	-76
<s> in a	-90
<s> in an	146
<s> in charge	87
<s> in my	-231
<s> in our	-19
<s> in plain	-157
<s> in summer	119
<s> in that	-166
<s> in the	-398
<s> in this	-115
<s> in your	-109
<s> indoor	6
<s> ingrid	55
<s> ingrid ,	85
<s> inherit	6
<s> inherit <kin>	91
<s> inherit my	129
<s> inside	56
<s> inside leg	126
<s> insomnia	64
<s> inspector	-113
<s> inspector 's	-113
<s> insulin	101
<s> insurance	44
<s> interview	-17
<s> into	-137
<s> introvert	72
<s> invoice	-15
<s> invoice are	15
<s> invoice go	60
<s> inè	116
<s> inè (	116
<s> irish	37
<s> iron	142
<s> is	-690
<s> is <name>	-249
<s> is <number>	-138
<s> is a	-319
<s> is he	-117
<s> is it	-197
<s> is my	-82
<s> is she	-116
<s> is that	22
<s> is the	-240
<s> is there	-356
<s> is this	-104
<s> it	-145
<s> it 'll	-175
<s> it 's	-194
<s> it <name>	-128
<s> it all	-140
<s> it can	-119
<s> it come	29
<s> it cost	-139
<s> it do	-60
<s> it fail	35
<s> it get	-139
<s> it go	27
<s> it have	-61
<s> it is	11
<s> it just	-78
<s> it live	13
<s> it look	-214
<s> it make	-53
<s> it may	-203
<s> it might	-106
<s> it must	42
<s> it need	-195
<s> it print	-147
<s> it read	-128
<s> it run	45
<s> it say	-269
<s> it seem	-142
<s> it should	-174
<s> it sit	78
<s> it sleep	152
<s> it smell	-130
<s> it sound	86
<s> it stand	68
<s> it still	-108
<s> it take	-11
<s> it want	-176
<s> it was	-9
<s> it will	-234
<s> it work	-163
<s> it would	-112
<s> item	-106
<s> item <number>	-106
<s> its	-70
<s> its <number>	75
<s> its be	-175
<s> its for	-19
<s> its just	115
<s> jab	-28
<s> jamaican	-34
<s> jamal	10
<s> jehovah	84
<s> jelena	7
<s> jelena get	7
<s> jigsaw	120
<s> jira	85
<s> jira is	92
<s> job	-285
<s> join	150
<s> join a	143
<s> join the	34
<s> joke	-91
<s> jollof	-47
<s> jona	38
<s> jona ,	38
<s> josefina	-89
<s> josefina ,	-89
<s> joyce	158
<s> judge	-41
<s> judge by	-141
<s> judo	147
<s> juma	-70
<s> juma from	-70
<s> juno	-32
<s> just	-24
<s> just a	-132
<s> just get	101
<s> just have	19
<s> just the	-68
<s> just wake	-55
<s> just want	-54
<s> kabaddi	-79
<s> karaoke	90
<s> karaoke is	90
<s> karin	-11
<s> kasimir	-10
<s> keep	-116
<s> keep answer	161
<s> keep code	144
<s> keep it	-345
<s> keep kosher	79
<s> keep my	97
<s> keep nothing	-4
<s> keep reply	94
<s> keep the	-115
<s> kenji	15
<s> kenji ,	15
<s> key	-80
<s> key are	-142
<s> keyboard	12
<s> kick	75
<s> kidney	74
<s> kill	-170
<s> kill the	-96
<s> kiln	159
<s> kiln is	117
<s> kind	-158
<s> kindly	-145
<s> kiosk	9
<s> kit	-108
<s> kit 's	120
<s> kitchen	24
<s> klarna	140
<s> knee	127
<s> knee are	103
<s> knit	116
<s> know	108
<s> know him	108
<s> kofi	-57
<s> kofi ,	28
<s> kofi have	132
<s> koji	-43
<s> koji and	-43
<s> kotlin	105
<s> kubernete	142
<s> kwame	-56
<s> kwame is	-41
<s> label	66
<s> lactose	145
<s> lactose is	127
<s> lady	-111
<s> lamb	164
<s> lamb start	157
<s> lane	103
<s> lane <number>	98
<s> lapse	62
<s> laptop	33
<s> laptop 's	33
<s> last	-196
<s> last <number>	-159
<s> last night	-152
<s> last time	-144
<s> last week	-177
<s> last year	-105
<s> late	38
<s> latin	23
<s> latin name	23
<s> laundry	-101
<s> lay	-91
<s> leaflet	52
<s> league	96
<s> leak	-82
<s> learn	28
<s> learn <name>	144
<s> learn rate	-177
<s> learn sign	84
<s> learn the	119
<s> learn to	124
<s> lease	21
<s> lease end	181
<s> lease is	-39
<s> lease on	154
<s> leave <name>	29
<s> leave a	-147
<s> leave hand	135
<s> leave it	-216
<s> leave my	-234
<s> leave out	-167
<s> leave school	149
<s> leave the	-94
<s> left-handed	132
<s> left-handed ,	132
<s> lefty	-13
<s> leg	-235
<s> leg are	-157
<s> legal	117
<s> legal have	155
<s> leila	117
<s> leila on	-38
<s> lemon	40
<s> lemon drizzle	40
<s> leo	-60
<s> less	-204
<s> less <number>	-154
<s> lesson	-117
<s> lesson <number>	-174
<s> let	-408
<s> let 's	-267
<s> let me	-173
<s> let us	-167
<s> letter	-33
<s> letter from	49
<s> letter to	-214
<s> level	-170
<s> level <number>	-141
<s> licence	109
<s> license	133
<s> lie	71
<s> lift	-182
<s> light	-191
<s> like	22
<s> line	245
<s> line <kin>	149
<s> line <number>	133
<s> lise	122
<s> list	-34
<s> list <number>	-104
<s> list of	106
<s> little	61
<s> little <kin>	37
<s> little <name>	172
<s> live	-140
<s> live aboard	112
<s> live in	-95
<s> live on	-38
<s> live room	-6
<s> live stream	-108
<s> live with	-7
<s> load	-38
<s> load shed	-21
<s> lock	-208
<s> log	128
<s> long	231
<s> long email	51
<s> long run	140
<s> look	13
<s> look at	-162
<s> look for	-132
<s> look like	-119
<s> lose	15
<s> lose <number>	116
<s> lose most	107
<s> lose my	-19
<s> lose the	-71
<s> loss	-157
<s> loud	134
<s> love	-109
<s> lovely	-124
<s> low	169
<s> low <name>	105
<s> luis	93
<s> lunch	184
<s> lunch at	118
<s> lunch is	44
<s> lunch was	-126
<s> ma	109
<s> ma <kin>	149
<s> mac	159
<s> mac at	122
<s> mahjong	-9
<s> main	115
<s> maintain	29
<s> maintain the	29
<s> maja	118
<s> make	-317
<s> make <number>	-157
<s> make a	-191
<s> make her	-126
<s> make it	-324
<s> make me	-223
<s> make my	-66
<s> make that	-85
<s> make the	-306
<s> make this	-110
<s> man	177
<s> man in	115
<s> marathon	-36
<s> marathon on	-38
<s> margaret	147
<s> marguerite	-61
<s> marguerite ,	-61
<s> mark	-11
<s> mark my	-63
<s> market	-113
<s> marry	152
<s> marry to	132
<s> marta	-67
<s> mass	-186
<s> mastectomy	112
<s> mat	154
<s> math	165
<s> math is	132
<s> matter	-128
<s> maureen	91
<s> max	-161
<s> max <number>	-79
<s> may	-141
<s> may i	-207
<s> may not	45
<s> maybe	-146
<s> me	172
<s> me :	162
<s> me <kin>	-129
<s> me and	11
<s> mean	-134
<s> meet	-123
<s> meet in	-123
<s> meeting	168
<s> meeting are	147
<s> mei	5
<s> mend	35
<s> mentor	-39
<s> menu	-121
<s> merge	-160
<s> message	-133
<s> message for	-133
<s> messi	-147
<s> metric	176
<s> metric only	109
<s> metric unit	59
<s> mi	147
<s> middle	-154
<s> might	-188
<s> migraine	206
<s> migration	-30
<s> miguel	33
<s> miguel leave	33
<s> mileage	129
<s> mileage is	135
<s> milk	-13
<s> milk tanker	135
<s> min	165
<s> mince	-133
<s> mince and	-133
<s> mind	-120
<s> mind the	-91
<s> mine	7
<s> mine 's	43
<s> mine are	47
<s> mine have	-145
<s> mine is	170
<s> minibus	33
<s> minimum	97
<s> minus	-148
<s> minus <number>	-148
<s> minute	113
<s> mireille	119
<s> mirela	61
<s> miss	125
<s> miss the	-91
<s> mix	-41
<s> mo	189
<s> mobile	141
<s> mobile team	126
<s> mock	38
<s> model	-96
<s> model train	-96
<s> money	135
<s> monika	46
<s> monika have	46
<s> moonlight	43
<s> moor	90
<s> moor at	90
<s> more	-6
<s> morning ,	-128
<s> morning are	93
<s> morning i	106
<s> mortgage	96
<s> mortgage fix	127
<s> mortgage is	71
<s> most	58
<s> most of	11
<s> mostly	-62
<s> mostly <name>	163
<s> mostly eat	65
<s> mot	56
<s> mould	-148
<s> mountain	-106
<s> mountain rescue	-106
<s> move	181
<s> move away	-66
<s> move from	144
<s> move my	33
<s> move off	22
<s> move out	145
<s> move the	-150
<s> move to	220
<s> mow	22
<s> mr	5
<s> mr <name>	5
<s> mr.	10
<s> mr. <name>	10
<s> mrs	52
<s> mrs <name>	52
<s> ms	80
<s> ms is	78
<s> ms word	16
<s> mushroom	68
<s> must	51
<s> must clear	62
<s> must sit	64
<s> my	-86
<s> my <day>	-110
<s> my <kin>	-110
<s> my <name>	-9
<s> my <number>	93
<s> my accent	23
<s> my account	42
<s> my agency	152
<s> my ah	-54
<s> my allotment	92
<s> my ankle	48
<s> my answer	-191
<s> my app	-105
<s> my appointment	-78
<s> my asthma	137
<s> my back	122
<s> my bag	-104
<s> my battery	-98
<s> my best	81
<s> my bike	-59
<s> my blood	-157
<s> my brain	-109
<s> my branch	-137
<s> my bread	-102
<s> my browser	-147
<s> my budget	-9
<s> my bug	-75
<s> my build	-113
<s> my bus	-135
<s> my business	77
<s> my cello	35
<s> my chair	-19
<s> my character	-206
<s> my chess	142
<s> my choir	90
<s> my class	-114
<s> my code	-270
<s> my coffee	-169
<s> my commute	178
<s> my contract	118
<s> my contribution	14
<s> my current	-114
<s> my cursor	-225
<s> my day	-4
<s> my degree	144
<s> my desk	178
<s> my download	-132
<s> my draft	-136
<s> my dream	89
<s> my drive	-110
<s> my ear	-200
<s> my elder	66
<s> my essay	-176
<s> my eye	-28
<s> my eyesight	217
<s> my favourite	-62
<s> my file	-117
<s> my finger	-66
<s> my first	57
<s> my flat	137
<s> my flight	-132
<s> my foot	-189
<s> my fridge	-133
<s> my function	-171
<s> my garden	130
<s> my glass	-128
<s> my goal	167
<s> my good	-42
<s> my guess	-171
<s> my half	30
<s> my hand	4
<s> my handwriting	184
<s> my head	-241
<s> my hear	171
<s> my heart	-101
<s> my hourly	115
<s> my house	119
<s> my insulin	117
<s> my keyboard	33
<s> my kitchen	69
<s> my knee	255
<s> my laptop	-103
<s> my last	-141
<s> my late	97
<s> my leave	59
<s> my leg	-102
<s> my licence	43
<s> my lot	159
<s> my man	148
<s> my meter	88
<s> my migraine	-54
<s> my mistake	-99
<s> my mobile	146
<s> my mood	-152
<s> my morning	18
<s> my mother-tongue	116
<s> my mouse	-50
<s> my name	243
<s> my neck	-98
<s> my next	-120
<s> my night	46
<s> my old	100
<s> my only	-43
<s> my order	10
<s> my other	156
<s> my oven	-8
<s> my own	12
<s> my package	-147
<s> my pair	83
<s> my paragraph	-143
<s> my parcel	-132
<s> my password	-42
<s> my patience	-117
<s> my pen	-95
<s> my pencil	-147
<s> my pension	219
<s> my phone	-211
<s> my piano	-6
<s> my practice	-54
<s> my printer	-41
<s> my pull	-118
<s> my query	-102
<s> my question	-170
<s> my read	35
<s> my rent	98
<s> my right	129
<s> my run	68
<s> my salary	117
<s> my savings	-27
<s> my school	106
<s> my score	-164
<s> my screen	41
<s> my script	-127
<s> my second	-44
<s> my sentence	-152
<s> my shift	95
<s> my shop	193
<s> my shoulder	72
<s> my side	81
<s> my skin	67
<s> my soup	-156
<s> my spreadsheet	-163
<s> my stack	167
<s> my stall	119
<s> my stomach	-205
<s> my studio	168
<s> my stutter	192
<s> my surname	131
<s> my tab	-112
<s> my tattoo	-73
<s> my taxi	-143
<s> my tea	-219
<s> my team	-16
<s> my terminal	-146
<s> my test	-254
<s> my thesis	206
<s> my thing	25
<s> my thumb	-11
<s> my thyroid	109
<s> my timer	-132
<s> my toast	-109
<s> my trade	80
<s> my train	-147
<s> my turn	-33
<s> my type	42
<s> my van	124
<s> my violin	-82
<s> my visa	100
<s> my voice	119
<s> my wage	108
<s> my watch	76
<s> my wed	148
<s> my whole	37
<s> my workbench	69
<s> my wrist	173
<s> my younger	131
<s> na	47
<s> nadia	47
<s> nail	-31
<s> name	105
<s> name 's	124
<s> name :	-195
<s> name in	25
<s> narrator	-140
<s> near	-61
<s> near <name>	-61
<s> nearest	201
<s> nearest shop	160
<s> nearly	77
<s> need	-177
<s> need <number>	51
<s> need a	-123
<s> need an	-115
<s> need it	-156
<s> need to	-226
<s> needle	172
<s> neither	-23
<s> neither of	10
<s> never	279
<s> never be	117
<s> never borrow	-31
<s> never eat	111
<s> never fly	160
<s> never get	45
<s> never give	132
<s> never have	-56
<s> never learn	99
<s> never marry	138
<s> never mind	-228
<s> never pay	-57
<s> never put	93
<s> never see	-150
<s> never touch	82
<s> never use	-45
<s> never wear	-31
<s> never work	54
<s> new	-86
<s> new <kin>	-138
<s> new <name>	-84
<s> next	-105
<s> next <number>	39
<s> next door	-125
<s> next is	148
<s> next year	120
<s> nico	-61
<s> night	-45
<s> night class	-61
<s> night on	76
<s> night porter	167
<s> night shift	28
<s> nina	-106
<s> no	187
<s> no <day>	180
<s> no <kin>	62
<s> no <name>	-53
<s> no <number>	-33
<s> no alcohol	188
<s> no bullet	106
<s> no car	154
<s> no card	108
<s> no cilantro	-36
<s> no dairy	23
<s> no egg	-53
<s> no elevator	-73
<s> no emojis	132
<s> no error	-115
<s> no exclamation	-32
<s> no gallbladder	124
<s> no garlic	-42
<s> no gas	122
<s> no gluten	142
<s> no gym	134
<s> no idea	-148
<s> no internet	-122
<s> no joke	-121
<s> no licence	80
<s> no lift	146
<s> no meat	123
<s> no meeting	146
<s> no more	105
<s> no need	105
<s> no nut	18
<s> no onion	156
<s> no oven	94
<s> no pesticide	7
<s> no phone	-30
<s> no photo	140
<s> no pork	-66
<s> no red/green	4
<s> no rush	-82
<s> no screen	84
<s> no shoe	-64
<s> no signal	-140
<s> no surprise	-38
<s> no table	151
<s> no to	-182
<s> no worry	-142
<s> nobody	113
<s> nobody 's	156
<s> nobody at	-20
<s> nobody but	73
<s> nobody can	-117
<s> nobody else	150
<s> nobody here	7
<s> nobody in	99
<s> nobody like	-163
<s> nobody may	30
<s> nobody on	109
<s> nobody touch	26
<s> nobody under	156
<s> nokia	-10
<s> non	-158
<s> none	245
<s> none of	19
<s> norwegian	-31
<s> not	-166
<s> not <number>	-79
<s> not a	-49
<s> not allow	124
<s> not me	-145
<s> not that	-189
<s> not the	-224
<s> not too	-138
<s> note	-152
<s> note for	-82
<s> nothing	305
<s> nothing about	-154
<s> nothing above	99
<s> nothing get	67
<s> nothing in	95
<s> nothing may	160
<s> nothing on	-86
<s> nothing over	150
<s> nothing that	107
<s> nothing too	-179
<s> nothing with	111
<s> notice	139
<s> now	-25
<s> now :	-138
<s> now i	205
<s> now it	-185
<s> now my	-155
<s> now that	64
<s> now the	-301
<s> now there	-167
<s> now what	-93
<s> nuala	118
<s> nuala and	118
<s> number	-142
<s> number <number>	-271
<s> number i	-57
<s> nurse	-26
<s> nursery	9
<s> nut	43
<s> nut allergy	122
<s> oat	167
<s> oat milk	167
<s> ocd	203
<s> octopus	-65
<s> octopus have	-65
<s> odd	-126
<s> of	-168
<s> of all	-4
<s> of the	-225
<s> of these	-138
<s> off	-48
<s> off he	-141
<s> offer	-4
<s> office	257
<s> ofsted	146
<s> oh	-199
<s> oh sure	-59
<s> oil	124
<s> ok	-225
<s> ok the	-72
<s> ola	-59
<s> ola from	-59
<s> old	-25
<s> old <name>	-10
<s> oleander	62
<s> oleander is	62
<s> olga	48
<s> olga <kin>	133
<s> olive	-77
<s> olive oil	-26
<s> ollie	118
<s> omar	21
<s> omg	-117
<s> on	126
<s> on <day>	-161
<s> on <days>	23
<s> on <name>	85
<s> on a	139
<s> on call	167
<s> on hold	-142
<s> on metformin	120
<s> on my	-195
<s> on our	124
<s> on paper	-55
<s> on the	-8
<s> on top	-21
<s> on warfarin	98
<s> once	-82
<s> once a	-76
<s> onion	166
<s> only	-243
<s> only <name>	177
<s> only <number>	-199
<s> only ever	124
<s> only get	6
<s> only she	-168
<s> only tell	-109
<s> only the	-94
<s> only woman	189
<s> op	147
<s> open	192
<s> open <day>	84
<s> open a	-20
<s> orchard	119
<s> order	-47
<s> organic	-39
<s> oskar	-14
<s> oskar 's	-14
<s> ota	153
<s> other	-57
<s> otherwise	-223
<s> otis	135
<s> ottilie	114
<s> ottilie ,	104
<s> ought	-116
<s> our	-55
<s> our <kin>	-89
<s> our <name>	98
<s> our <number>	-93
<s> our account	141
<s> our allotment	-60
<s> our anniversary	20
<s> our annual	146
<s> our backup	-77
<s> our bakery	164
<s> our band	50
<s> our biggest	125
<s> our bin	39
<s> our boiler	-86
<s> our book	17
<s> our border	63
<s> our budget	210
<s> our build	-179
<s> our busiest	71
<s> our call	-18
<s> our card	-163
<s> our charity	-39
<s> our chat	7
<s> our choir	220
<s> our church	86
<s> our clinic	100
<s> our club	105
<s> our co-op	164
<s> our codebase	152
<s> our company	195
<s> our cooperative	175
<s> our crow	-5
<s> our data	117
<s> our deadline	-129
<s> our delivery	5
<s> our deploy	-120
<s> our dishwasher	-49
<s> our doc	-44
<s> our family	88
<s> our farm	79
<s> our fig	52
<s> our fish	111
<s> our flat	132
<s> our form	-153
<s> our garage	131
<s> our group	127
<s> our heat	18
<s> our hero	-123
<s> our home	173
<s> our hotel	28
<s> our house	196
<s> our kiln	41
<s> our kitchen	12
<s> our laundry	27
<s> our legal	7
<s> our live	27
<s> our lunch	-50
<s> our main	190
<s> our meet	-118
<s> our monorepo	148
<s> our newsletter	-14
<s> our number	-131
<s> our nursery	27
<s> our office	-7
<s> our old	-95
<s> our order	-192
<s> our oven	105
<s> our parish	174
<s> our pipeline	70
<s> our planet	-150
<s> our podcast	-69
<s> our postcode	-67
<s> our printer	-62
<s> our quilt	119
<s> our quiz	9
<s> our recipe	-62
<s> our release	167
<s> our rent	138
<s> our repo	96
<s> our roof	144
<s> our sample	-148
<s> our school	-104
<s> our sensor	-48
<s> our server	-7
<s> our share	52
<s> our shop	102
<s> our side	-19
<s> our sprint	186
<s> our stage	-90
<s> our stand-up	143
<s> our standup	95
<s> our street	53
<s> our studio	139
<s> our style	131
<s> our surgery	84
<s> our table	-138
<s> our team	-66
<s> our test	38
<s> our ticket	6
<s> our till	8
<s> our tractor	138
<s> our train	-189
<s> our treasurer	-38
<s> our union	113
<s> our van	100
<s> our village	120
<s> our wait	-82
<s> our warehouse	145
<s> our water	172
<s> our wed	190
<s> our wg	132
<s> our wifi	-141
<s> ours	226
<s> ours are	148
<s> ours is	130
<s> out	-176
<s> out by	-54
<s> out of	-168
<s> outlook	-133
<s> oven	-61
<s> over	-138
<s> overtime	140
<s> owe	42
<s> owe my	159
<s> owe the	79
<s> owe you	-140
<s> own	57
<s> own <number>	215
<s> own a	148
<s> own goal	-144
<s> owner	-65
<s> ownership	-106
<s> ownership of	-49
<s> pa	68
<s> pa drink	-81
<s> pace	-101
<s> pacemaker	169
<s> pacemaker since	57
<s> pack	110
<s> pack list	-146
<s> pager	-53
<s> paint	-26
<s> panic	84
<s> panic in	99
<s> paracetamol	-77
<s> paragraph	-135
<s> paragraph <number>	-107
<s> paragraph about	-85
<s> parcel	35
<s> paris	-185
<s> park	-66
<s> parkour	25
<s> part	-91
<s> part <number>	-91
<s> part-time	129
<s> party	-123
<s> pass	25
<s> pass out	38
<s> passport	-13
<s> passport photo	-97
<s> passport run	156
<s> pat	37
<s> pavel	-111
<s> pavel from	-48
<s> pay	-52
<s> pay <number>	-142
<s> pay for	-89
<s> pay off	126
<s> pay the	-101
<s> payday	139
<s> payday is	107
<s> payroll	126
<s> peanut	63
<s> peel	92
<s> pen	8
<s> penicillin	-106
<s> pension	54
<s> pension 's	109
<s> pension kick	154
<s> people	-303
<s> people who	-150
<s> pepper	93
<s> pepper ,	-65
<s> perfect	-29
<s> perfect pitch	57
<s> performance	-55
<s> perhaps	-173
<s> permit	-30
<s> persona	-155
<s> persona for	-122
<s> petra	-29
<s> petra and	-29
<s> pf	53
<s> phd	69
<s> phd <kin>	94
<s> philippa	-56
<s> phone	88
<s> phone 's	-16
<s> phone at	-102
<s> phone stay	-19
<s> photo	-74
<s> pia	12
<s> pia 's	12
<s> piano	-31
<s> piano 's	129
<s> piano is	12
<s> pick	-74
<s> picture	74
<s> pilate	121
<s> pill	-51
<s> pinball	111
<s> pinball machine	111
<s> pipeline	56
<s> pitch	32
<s> pitch is	32
<s> pizza	-109
<s> pizza is	-109
<s> plan	-159
<s> plan for	-206
<s> plan is	163
<s> plan the	-97
<s> plan to	129
<s> plant	73
<s> play	85
<s> play the	139
<s> please	37
<s> please answer	5
<s> please convert	-101
<s> please correct	-86
<s> please do	114
<s> please draft	86
<s> please explain	-197
<s> please give	-150
<s> please help	-127
<s> please list	-108
<s> please make	-135
<s> please never	117
<s> please no	121
<s> please shorten	-92
<s> please summarise	-95
<s> please take	-126
<s> please write	-262
<s> plosive	70
<s> plot	-15
<s> plot <number>	-101
<s> pls	-81
<s> pls do	-144
<s> pls explain	-167
<s> pls make	-102
<s> pls no	-10
<s> plug	-132
<s> plug or	-132
<s> plus	95
<s> plus my	23
<s> po	-19
<s> po i	-19
<s> podcast	64
<s> poem	-130
<s> point	52
<s> point on	52
<s> polish	-80
<s> polite	-212
<s> polite but	-168
<s> port	78
<s> portion	22
<s> portuguese	69
<s> post	163
<s> post go	74
<s> post office	114
<s> postfix	84
<s> postgre	-73
<s> postgre <number>	135
<s> potato	-135
<s> pottery	-153
<s> power	168
<s> power cut	142
<s> practice	11
<s> practise	101
<s> prefer	139
<s> prefer the	-50
<s> pregnant	-23
<s> pregnant with	149
<s> pressure	-91
<s> pretend	-152
<s> pretend you	-124
<s> price	158
<s> primary	-58
<s> print	14
<s> printer	-124
<s> priscilla	34
<s> priscilla the	34
<s> priya	21
<s> priya ,	-98
<s> priyanka	94
<s> pro	-149
<s> prod	197
<s> prod is	173
<s> product	23
<s> production	85
<s> prof	22
<s> prof <name>	22
<s> profile	-93
<s> promise	-46
<s> promote	67
<s> promote to	102
<s> proof	-97
<s> prs	73
<s> prs need	73
<s> public	-77
<s> pull	74
<s> pull gig	115
<s> pump	143
<s> put	-91
<s> put in	-91
<s> put it	40
<s> put that	-261
<s> put the	-167
<s> python <number>	169
<s> qa	-35
<s> qgis	149
<s> qualify	18
<s> question	-184
<s> quick	-125
<s> quiet	-112
<s> quiet morning	-47
<s> quilt	73
<s> quit	4
<s> quit my	70
<s> quit smoke	169
<s> quit sugar	181
<s> quit the	-102
<s> quiz	-178
<s> quiz me	-178
<s> quote	-4
<s> quote for	-164
<s> r	-117
<s> radio	68
<s> rain	-251
<s> rain is	-121
<s> raise	-83
<s> raise <name>	128
<s> raise by	104
<s> raise my	-90
<s> raisin	79
<s> raj	28
<s> ramadan	-129
<s> ramadan begin	-181
<s> ramadan i	168
<s> ramadan start	-125
<s> range	104
<s> rasheed	92
<s> rashid	106
<s> rashid <kin>	15
<s> rasmus	77
<s> rasmus ,	77
<s> rate	-170
<s> ratio	60
<s> react	-154
<s> read	17
<s> read glass	33
<s> read it	-88
<s> read the	-203
<s> real	105
<s> receipt	21
<s> reception	4
<s> recipe	-16
<s> reckon	72
<s> reckon i	72
<s> red	39
<s> red-and-green	-147
<s> red-and-green look	-147
<s> redo	-152
<s> redo the	-133
<s> redundant	32
<s> redundant since	96
<s> ref	144
<s> rehearsal	167
<s> rehearsal <day>	130
<s> release	-37
<s> release every	97
<s> release note	-84
<s> remind	-189
<s> remind me	-189
<s> remote	-127
<s> rename	-77
<s> rent	108
<s> rent 's	174
<s> rent <number>	130
<s> rent a	-23
<s> rent go	104
<s> rent is	140
<s> replace	-117
<s> replica	-32
<s> reply	107
<s> reply in	184
<s> reply over	18
<s> reply to	-148
<s> report	-26
<s> rescue	147
<s> responsible	97
<s> responsible for	97
<s> rest	-75
<s> rest day	62
<s> restart	-144
<s> restaurant	-31
<s> restore	-70
<s> restore a	124
<s> restore the	-162
<s> result	-160
<s> result are	-160
<s> retention	167
<s> retire	112
<s> retire <kin>	-102
<s> retire at	146
<s> retire from	177
<s> retire in	156
<s> retire last	61
<s> retirement	149
<s> retrain	118
<s> retry	-85
<s> reuben	136
<s> reuben 's	136
<s> revert	-89
<s> review	44
<s> review this	-102
<s> reviewer	117
<s> rewrite	-233
<s> rewrite it	-169
<s> rex	71
<s> rice	-111
<s> ride	47
<s> ride a	135
<s> right	29
<s> right eye	57
<s> right now	68
<s> right so	-93
<s> ring	97
<s> roast	-71
<s> robot	125
<s> robotics	130
<s> robotics is	97
<s> rock	-54
<s> rock climb	-54
<s> roland	142
<s> roll	-74
<s> roller	66
<s> roller derby	66
<s> roof	-68
<s> roof tile	-113
<s> room	-194
<s> room 's	-40
<s> room is	-156
<s> rosalind	43
<s> rosalind ,	-62
<s> rota	-115
<s> rota for	-122
<s> rotary	-59
<s> roti	-5
<s> roti shop	-5
<s> roughly	36
<s> round	174
<s> route	-196
<s> row	-87
<s> row <number>	-120
<s> ruben	-189
<s> rugby	127
<s> run	15
<s> run <name>	-58
<s> run <number>	-129
<s> run a	93
<s> run late	-137
<s> run out	-136
<s> run the	-57
<s> runbook	63
<s> rust at	123
<s> ryanair	-127
<s> rye	59
<s> rye is	9
<s> sabbatical	-62
<s> sabbatical from	131
<s> sage	88
<s> sage is	30
<s> salary	-8
<s> salsa	-59
<s> salsa on	-86
<s> salt	9
<s> sam	8
<s> sam <name>	101
<s> same	-40
<s> sami	133
<s> sami ,	-36
<s> sample	-81
<s> sauce	-101
<s> save	68
<s> save <number>	103
<s> save for	230
<s> save the	-159
<s> save up	62
<s> savings	-73
<s> savings account	-118
<s> say	-296
<s> say <number>	-46
<s> say a	-119
<s> say i	-131
<s> say it	-100
<s> say that	-178
<s> say the	-106
<s> scaffold	25
<s> scaffold is	25
<s> scale	54
<s> scare	188
<s> scare of	166
<s> schedule	-129
<s> scholarship	-32
<s> school	7
<s> school 's	173
<s> school bus	55
<s> school send	-124
<s> school want	-114
<s> scissor	-11
<s> score	-149
<s> scout	93
<s> scout leader	93
<s> screen	124
<s> screen reader	116
<s> script	-192
<s> script to	-135
<s> scrub	31
<s> seasick	94
<s> seasick even	109
<s> season	-163
<s> season ticket	-55
<s> seasonal	75
<s> seasonal picker	75
<s> second	90
<s> second <name>	-55
<s> second year	129
<s> secondhand	-72
<s> secondhand book	-72
<s> section	-58
<s> section <number>	-115
<s> security	139
<s> security <kin>	139
<s> see	-188
<s> see <number>	-234
<s> see a	-184
<s> see as	19
<s> see on	-108
<s> see that	7
<s> seed	-100
<s> sell	64
<s> sell only	-91
<s> sell out	-128
<s> sell the	292
<s> semester	-54
<s> send	-188
<s> send me	-147
<s> send my	9
<s> senior	120
<s> senior <kin>	120
<s> sensei	-154
<s> sensor	92
<s> serve	-87
<s> serve <number>	-42
<s> server	36
<s> service	94
<s> set	-157
<s> set <kin>	59
<s> sew	163
<s> sew my	122
<s> share	101
<s> share a	-40
<s> share the	-100
<s> sharpen	-23
<s> she	67
<s> she 'd	-206
<s> she 'll	-22
<s> she 's	-108
<s> she <kin>	296
<s> she also	-51
<s> she ask	59
<s> she can	204
<s> she do	-108
<s> she find	-65
<s> she go	77
<s> she hate	73
<s> she have	14
<s> she is	-143
<s> she keep	-64
<s> she like	36
<s> she live	-32
<s> she never	-17
<s> she only	153
<s> she read	107
<s> she ring	-93
<s> she say	-153
<s> she start	-137
<s> she take	-83
<s> she think	-13
<s> she use	158
<s> she want	154
<s> she was	29
<s> she will	61
<s> she work	-74
<s> shear	118
<s> shed	124
<s> shed have	124
<s> sheet	-210
<s> sheet <number>	-115
<s> sheet music	-161
<s> sheila	148
<s> shellfish	117
<s> shift	16
<s> shift at	119
<s> shift pattern	149
<s> shift swap	-145
<s> shingle	-41
<s> shoe size	133
<s> shoot	-12
<s> shoot film	104
<s> shop	-173
<s> shop 's	116
<s> shop close	-68
<s> short	212
<s> short answer	-134
<s> short bullet	57
<s> short command	119
<s> short of	-64
<s> short paragraph	113
<s> shorten	-94
<s> shorten the	-94
<s> shorter	-107
<s> should	-88
<s> should a	-127
<s> should be	101
<s> should i	-149
<s> shoulder	129
<s> show	-161
<s> show me	-161
<s> shut	-137
<s> sign	-182
<s> sign for	-45
<s> sign language	-92
<s> sign the	-114
<s> sign up	137
<s> signal	146
<s> silke	-40
<s> silke stand	-40
<s> sim	-44
<s> since	-266
<s> since <name>	-35
<s> since <number>	-39
<s> since both	-32
<s> since he	-15
<s> since i	-20
<s> since it	-125
<s> since its	42
<s> since last	-130
<s> since lunch	-164
<s> since my	-91
<s> since our	-50
<s> since the	-73
<s> since then	-31
<s> since we	54
<s> since your	-79
<s> sing	70
<s> single	-4
<s> single <kin>	130
<s> sit	-31
<s> sit by	73
<s> sit in	-158
<s> sit on	-40
<s> site	174
<s> size	-24
<s> size <number>	-24
<s> skin	67
<s> skip	187
<s> skip the	177
<s> skype	-49
<s> slack	-91
<s> sleep	93
<s> sleep <name>	84
<s> sleep in	141
<s> sleep max	61
<s> slug	60
<s> small	195
<s> smell	-154
<s> smell like	-119
<s> smell of	-115
<s> smoke	-54
<s> smoke alarm	-54
<s> smoker	-36
<s> snack	-147
<s> sneeze	-42
<s> snow	-131
<s> snow 's	-116
<s> so	-59
<s> so <day>	-93
<s> so <days>	75
<s> so <kin>	25
<s> so <name>	-83
<s> so a	-93
<s> so all	78
<s> so as	-111
<s> so by	33
<s> so do	149
<s> so for	-8
<s> so from	-55
<s> so i	25
<s> so its	64
<s> so my	34
<s> so no	-69
<s> so on	64
<s> so our	-10
<s> so since	43
<s> so the	-42
<s> so there	-41
<s> so we	75
<s> so with	-51
<s> so within	27
<s> soak	66
<s> sober	-87
<s> social	51
<s> social worker	62
<s> sofa	128
<s> soft	45
<s> solar	12
<s> sole	164
<s> sole <kin>	164
<s> some	-158
<s> some <kin>	-193
<s> some guy	-137
<s> some of	49
<s> some say	-124
<s> somebody	-388
<s> somebody 's	-102
<s> somebody at	-189
<s> somebody else	-92
<s> somebody have	-139
<s> somebody in	-91
<s> somebody on	-67
<s> somebody suggest	-47
<s> someone	-201
<s> someone 's	-193
<s> someone at	-143
<s> someone have	-96
<s> someone in	-63
<s> someone leave	-68
<s> someone on	-112
<s> someone tell	-83
<s> something	-365
<s> something else	-122
<s> something that	-152
<s> something with	-172
<s> sommelier	-17
<s> song	21
<s> sorry	-224
<s> sorry ,	-46
<s> sorry for	-170
<s> sorry if	-72
<s> sort	-166
<s> sort the	-135
<s> sound	-204
<s> sound like	-71
<s> sourdough	-163
<s> sourdough starter	169
<s> spanish	43
<s> spanish is	43
<s> spare	-31
<s> spare key	80
<s> spare me	-156
<s> spark	-124
<s> sparky	-52
<s> speak <name>	-95
<s> speak to	164
<s> spec	-107
<s> speech	-26
<s> speech <kin>	126
<s> spend	-50
<s> spill	-86
<s> split	-81
<s> split the	-133
<s> sqlite	56
<s> squash	-51
<s> stack	-47
<s> staff	-80
<s> stage	227
<s> stage share	121
<s> stair	172
<s> stair are	128
<s> stand	148
<s> stand at	46
<s> stand in	28
<s> start	-28
<s> start a	113
<s> start again	-104
<s> start at	145
<s> start in	-31
<s> start the	-84
<s> start with	-133
<s> starter	-180
<s> starve	-81
<s> state	109
<s> state pension	-58
<s> stave	-5
<s> stay	-39
<s> step	-162
<s> step <number>	-203
<s> step by	-184
<s> stick	17
<s> stick behind	-107
<s> stick on	-149
<s> still	33
<s> still can	-32
<s> still on	139
<s> still pay	107
<s> still wait	-132
<s> stock	123
<s> stock in	144
<s> stop	50
<s> stop at	-147
<s> strawberry	-35
<s> strawberry bring	-35
<s> strip	48
<s> studio	14
<s> study	102
<s> study for	138
<s> sub	-99
<s> sub are	-91
<s> subject	-100
<s> subject :	-100
<s> substitute	18
<s> subtitle	-27
<s> sudoku	137
<s> sugar	-111
<s> suggest	-93
<s> suggest a	-123
<s> suggest something	88
<s> sum	-147
<s> summarise	-126
<s> summarise the	-72
<s> summary	-83
<s> summary of	-83
<s> sunita	56
<s> support	-143
<s> suppose	-251
<s> suppose a	-139
<s> suppose my	-127
<s> sure	-169
<s> sure ,	-169
<s> surf	79
<s> swap	-33
<s> swap my	79
<s> swap the	-90
<s> swear	46
<s> swear off	69
<s> swedish	-27
<s> swim	-59
<s> swim <kin>	109
<s> switch	-45
<s> switch career	109
<s> switch to	-6
<s> ta	-131
<s> tab	164
<s> tab ,	136
<s> table	145
<s> tai	116
<s> tai chi	116
<s> take	-80
<s> take <number>	-221
<s> take a	-129
<s> take early	48
<s> take it	106
<s> take my	115
<s> take off	-156
<s> take out	-154
<s> take over	58
<s> take the	-278
<s> talk	-57
<s> talk me	-120
<s> talk to	23
<s> tallinn	40
<s> tank	144
<s> tank 's	144
<s> tape	-120
<s> tariq	127
<s> tariq 's	108
<s> tarmac	-52
<s> taste	84
<s> tattooist	80
<s> tattooist ,	80
<s> tax	25
<s> tax return	110
<s> tax year	93
<s> taxi	-160
<s> taylor	-126
<s> taylor <name>	-126
<s> tea	7
<s> tea with	-7
<s> teach	-17
<s> teach me	-218
<s> teach myself	137
<s> team	-85
<s> tear	-22
<s> tear my	-22
<s> ted	159
<s> tell	-211
<s> tell me	-137
<s> template	-191
<s> template for	-162
<s> tend	76
<s> tend bar	134
<s> tend to	-88
<s> term	130
<s> term time	130
<s> terraform	75
<s> terraform want	-116
<s> terrify	134
<s> terrify of	134
<s> test	157
<s> test in	-70
<s> text	-12
<s> text :	-79
<s> text for	-223
<s> thai	147
<s> thai is	122
<s> thank	-208
<s> thank ,	-161
<s> thank to	-24
<s> thank you	-148
<s> that	-201
<s> that 's	-76
<s> that <name>	-94
<s> that <number>	-90
<s> that bakery	-95
<s> that i	-129
<s> that is	61
<s> that joke	-66
<s> that last	-141
<s> that recipe	-61
<s> that was	-27
<s> that work	-127
<s> the	-81
<s> the <day>	-72
<s> the <kin>	-12
<s> the <name>	-141
<s> the <number>	-130
<s> the accent	56
<s> the accordion	-34
<s> the account	-64
<s> the agency	23
<s> the air	100
<s> the airline	-59
<s> the allotment	-40
<s> the amount	-165
<s> the answer	-151
<s> the app	-261
<s> the arm	11
<s> the attic	16
<s> the auction	-137
<s> the audience	-132
<s> the audit	122
<s> the average	-124
<s> the bakery	12
<s> the bakkie	-12
<s> the band	-56
<s> the bank	19
<s> the bathroom	186
<s> the bell	139
<s> the big	-18
<s> the bike	79
<s> the bill	-20
<s> the biscuit	-115
<s> the bloke	-90
<s> the blue	-183
<s> the board	69
<s> the boat	120
<s> the boiler	111
<s> the book	-140
<s> the bookshop	62
<s> the box	-12
<s> the bread	17
<s> the brewery	-171
<s> the bride	76
<s> the budget	41
<s> the build	144
<s> the bus	-274
<s> the button	-135
<s> the cache	-67
<s> the cafe	127
<s> the cake	-214
<s> the call	-122
<s> the canteen	110
<s> the capital	-95
<s> the caption	-117
<s> the car	150
<s> the card	-110
<s> the catalogue	-95
<s> the caterer	-77
<s> the chap	-114
<s> the chapter	-113
<s> the charger	-110
<s> the charity	50
<s> the chart	76
<s> the choir	78
<s> the clerk	-153
<s> the clinic	-115
<s> the club	173
<s> the co-op	102
<s> the code	86
<s> the coffee	37
<s> the colliery	69
<s> the colour	-177
<s> the column	-121
<s> the commit	-107
<s> the committee	-137
<s> the company	-129
<s> the contract	124
<s> the cooperative	-25
<s> the cottage	157
<s> the council	153
<s> the couple	-217
<s> the cron	-132
<s> the crow	146
<s> the dashboard	-100
<s> the data	101
<s> the date	-102
<s> the deadline	-158
<s> the debt	-92
<s> the deck	-7
<s> the demo	-136
<s> the deploy	-104
<s> the dialog	-128
<s> the diploma	-41
<s> the district	24
<s> the doc	-131
<s> the door	78
<s> the dough	-158
<s> the draft	-81
<s> the drawer	108
<s> the email	-164
<s> the error	-109
<s> the estate	60
<s> the exam	-136
<s> the example	-132
<s> the family	98
<s> the fan	-133
<s> the farm	90
<s> the fee	-121
<s> the feed	95
<s> the fence	101
<s> the ferry	-30
<s> the file	-178
<s> the fire	50
<s> the firm	-73
<s> the first	16
<s> the fish	12
<s> the flat	102
<s> the flight	-112
<s> the font	-119
<s> the food	138
<s> the forecast	-150
<s> the forge	143
<s> the form	-293
<s> the fox	-14
<s> the freezer	101
<s> the fridge	-98
<s> the function	-224
<s> the garage	174
<s> the garden	109
<s> the gate	112
<s> the glaze	-17
<s> the good	-98
<s> the greenhouse	58
<s> the guest	-60
<s> the guy	-180
<s> the gym	114
<s> the hall	-44
<s> the head	-207
<s> the heat	-144
<s> the hero	-164
<s> the hire	29
<s> the hob	123
<s> the hoover	7
<s> the hot	-95
<s> the hotel	-65
<s> the house	60
<s> the ice	-153
<s> the instruction	-117
<s> the insurance	-105
<s> the internet	73
<s> the invoice	-138
<s> the itinerary	-117
<s> the kettle	-151
<s> the key	71
<s> the kiln	127
<s> the kilt	7
<s> the kiosk	71
<s> the kitchen	-47
<s> the knee	63
<s> the knit	-132
<s> the label	-53
<s> the lady	-148
<s> the laptop	-134
<s> the lasagne	-142
<s> the last	-108
<s> the laundry	-17
<s> the leaflet	-253
<s> the lease	149
<s> the leave	118
<s> the legacy	-37
<s> the letter	-271
<s> the library	84
<s> the lift	63
<s> the light	-241
<s> the line	-200
<s> the lint	-61
<s> the linter	-147
<s> the list	-44
<s> the little	37
<s> the log	-148
<s> the logo	-147
<s> the loom	-84
<s> the loop	-226
<s> the lower	18
<s> the machine	59
<s> the macro	-160
<s> the main	53
<s> the man	-244
<s> the manual	-158
<s> the map	-130
<s> the marathon	8
<s> the mat	-131
<s> the match	-75
<s> the meet	-218
<s> the meter	52
<s> the milk	103
<s> the mill	-123
<s> the model	-227
<s> the moon	-101
<s> the motorbike	-74
<s> the move	-11
<s> the museum	95
<s> the nail	142
<s> the name	-170
<s> the narrator	-131
<s> the new	-109
<s> the news	-57
<s> the newsletter	-92
<s> the next	13
<s> the night	-58
<s> the note	-189
<s> the nursery	63
<s> the old	22
<s> the older	140
<s> the olive	-131
<s> the only	62
<s> the open	-138
<s> the orchard	52
<s> the other	-19
<s> the oven	111
<s> the owner	152
<s> the packet	-124
<s> the page	-203
<s> the pan	-130
<s> the paper	-81
<s> the parcel	-212
<s> the park	-116
<s> the pattern	-128
<s> the pension	7
<s> the pharmacy	-67
<s> the phone	78
<s> the photo	-200
<s> the pi	35
<s> the piano	-48
<s> the pivot	-160
<s> the place	-126
<s> the plan	-104
<s> the plot	-39
<s> the pond	-7
<s> the pool	90
<s> the post	-161
<s> the poster	-105
<s> the practice	7
<s> the previous	-169
<s> the price	11
<s> the printer	-219
<s> the projector	56
<s> the pub	62
<s> the pump	82
<s> the queen	-75
<s> the query	-71
<s> the question	-208
<s> the quiz	-120
<s> the quote	-239
<s> the rainy-day	116
<s> the raise	76
<s> the rate	93
<s> the reason	-93
<s> the recipe	-171
<s> the release	-91
<s> the rent	168
<s> the report	-47
<s> the rest	-19
<s> the restaurant	-30
<s> the review	-187
<s> the ring	23
<s> the roof	31
<s> the rota	-130
<s> the rug	40
<s> the rule	-154
<s> the sale	-126
<s> the salon	135
<s> the sample	-139
<s> the sauce	-146
<s> the scale	-149
<s> the scanner	-108
<s> the scar	-18
<s> the school	240
<s> the scout	86
<s> the script	14
<s> the second	-30
<s> the seed	-140
<s> the server	-177
<s> the share	-106
<s> the sheet	-113
<s> the sign	-94
<s> the site	19
<s> the soil	192
<s> the song	-117
<s> the soup	75
<s> the spare	53
<s> the spec	-46
<s> the speech	-6
<s> the spring	113
<s> the stable	-102
<s> the stack	-126
<s> the stair	142
<s> the stall	120
<s> the stand	-51
<s> the startup	60
<s> the stopcock	146
<s> the storm	-95
<s> the story	-131
<s> the sum	-187
<s> the surgery	92
<s> the system	-140
<s> the table	8
<s> the talk	-130
<s> the tattoo	5
<s> the tax	-9
<s> the team	20
<s> the telly	58
<s> the temp	62
<s> the tender	-167
<s> the tent	140
<s> the test	-171
<s> the theatre	14
<s> the thing	-44
<s> the third	129
<s> the till	-58
<s> the timer	-98
<s> the timetable	-141
<s> the toast	-58
<s> the total	-162
<s> the train	-158
<s> the translation	50
<s> the trip	-168
<s> the truck	-29
<s> the trumpet	-10
<s> the trust	121
<s> the union	121
<s> the upload	-104
<s> the urn	157
<s> the user	-191
<s> the van	-29
<s> the variable	-143
<s> the vegan	-49
<s> the vendor	-66
<s> the vicar	23
<s> the video	-144
<s> the village	-174
<s> the vineyard	-24
<s> the wall	114
<s> the ward	-145
<s> the warehouse	20
<s> the warranty	-134
<s> the wash	152
<s> the water	-188
<s> the weather	-193
<s> the web	142
<s> the website	-161
<s> the wed	-100
<s> the whole	-226
<s> the wifi	-171
<s> the wind	-71
<s> the window	121
<s> the wine	-11
<s> the woman	-285
<s> the wood	-171
<s> the word	-194
<s> the workshop	127
<s> the yard	68
<s> the year	-50
<s> the young	-201
<s> their	-135
<s> their <kin>	64
<s> their form	-95
<s> their mail	-130
<s> then	-46
<s> then i	-163
<s> then the	-92
<s> theo	171
<s> theo is	93
<s> there	-163
<s> there 's	-96
<s> there are	-5
<s> there have	46
<s> there is	-125
<s> there was	-247
<s> there were	-14
<s> these	-65
<s> thesis	133
<s> thesis is	128
<s> they	121
<s> they 'd	-128
<s> they 'll	-166
<s> they 're	-182
<s> they all	-160
<s> they always	-212
<s> they arrive	-116
<s> they call	56
<s> they can	-208
<s> they come	117
<s> they do	120
<s> they get	75
<s> they give	-123
<s> they go	-56
<s> they have	228
<s> they keep	81
<s> they look	-174
<s> they put	144
<s> they say	-241
<s> they send	-37
<s> they speak	83
<s> they take	107
<s> they tell	-173
<s> they visit	95
<s> they want	96
<s> they were	-218
<s> they will	39
<s> thing	-139
<s> think	30
<s> think i	-135
<s> think of	80
<s> third	-122
<s> third time	-111
<s> third year	143
<s> this	-190
<s> this <day>	-134
<s> this <kin>	97
<s> this <name>	-152
<s> this <number>	-148
<s> this contract	-165
<s> this even	-126
<s> this function	-58
<s> this is	-23
<s> this morning	-220
<s> this time	-105
<s> those	-40
<s> though	-86
<s> though <kin>	109
<s> though <name>	-120
<s> though honestly	90
<s> though i	74
<s> though it	-51
<s> though my	86
<s> though the	-60
<s> though there	-105
<s> though we	99
<s> thread	-107
<s> throw	-163
<s> thx	-112
<s> thx that	-112
<s> ticket	-46
<s> ticket are	-142
<s> tidy	-127
<s> tile	-56
<s> till	-52
<s> till <number>	41
<s> time	-185
<s> time :	-107
<s> tin	96
<s> tinnitus	159
<s> tire	-75
<s> tire ,	-64
<s> title	-136
<s> to	-272
<s> to be	-154
<s> to the	-17
<s> toast	-139
<s> toastmaster	67
<s> today	-296
<s> today 's	-117
<s> today <name>	-107
<s> today a	-32
<s> today i	-101
<s> today it	-72
<s> today my	-43
<s> today the	-95
<s> today we	-172
<s> tofu	-27
<s> token	-157
<s> tomasz	-43
<s> tomato	39
<s> tomorrow	-178
<s> tomorrow at	-94
<s> tomorrow i	-110
<s> tone	-121
<s> tonight	-193
<s> tonight it	-95
<s> tonight the	-64
<s> too	-117
<s> too many	-82
<s> too much	-36
<s> tooth	115
<s> tooth are	115
<s> top	45
<s> topic	-129
<s> traceback	-105
<s> tractor	123
<s> trade	-188
<s> trade as	137
<s> traffic	-84
<s> traffic was	-62
<s> trail	-9
<s> trail run	-9
<s> train	-29
<s> train as	198
<s> train for	185
<s> train the	-104
<s> transfer	52
<s> translate	-272
<s> translate "	-159
<s> translate this	-163
<s> translate to	-124
<s> treasurer	80
<s> treasurer of	116
<s> tree	60
<s> tree is	60
<s> triathlon	120
<s> triathlon club	120
<s> trim	-126
<s> trip	147
<s> trip to	147
<s> truck	110
<s> truck 's	110
<s> true	-161
<s> true or	-161
<s> trumpet	-54
<s> trust	68
<s> try	56
<s> try <number>	125
<s> try a	-115
<s> try again	-67
<s> try for	86
<s> try the	-86
<s> try to	43
<s> tuan	25
<s> tuan mind	25
<s> tumble	111
<s> tumble dryer	111
<s> turn	-150
<s> turn <number>	142
<s> turn down	35
<s> turn it	-143
<s> turn that	-191
<s> turn the	-142
<s> turn this	-68
<s> twice	184
<s> twice a	192
<s> tyler	90
<s> type	20
<s> type <number>	106
<s> type it	-186
<s> type this	-150
<s> type with	20
<s> tyre	66
<s> ugh	-220
<s> ugh i	-97
<s> ugh my	-117
<s> under	-60
<s> under <number>	-176
<s> under the	118
<s> undo	-135
<s> uni	-108
<s> union	138
<s> unity	94
<s> unity <number>	94
<s> until	-45
<s> until the	32
<s> up	29
<s> up a	-42
<s> up at	231
<s> up on	-55
<s> up since	-122
<s> update	-160
<s> upholstery	-40
<s> upholstery pay	-40
<s> upstairs	26
<s> use	25
<s> use <name>	92
<s> use <number>	-158
<s> use a	10
<s> use the	-209
<s> use to	211
<s> user	-37
<s> user can	-111
<s> v2	-76
<s> vampire	-197
<s> van	142
<s> van 's	31
<s> variable	-123
<s> vat	144
<s> vegan	-54
<s> vegan household	119
<s> vegan since	191
<s> vegetable	-41
<s> vegetarian	9
<s> version	93
<s> version <number>	-16
<s> vex	81
<s> vex i	81
<s> vim	53
<s> vim is	53
<s> visa	-7
<s> visit	165
<s> viva	98
<s> voice	45
<s> volunteer	131
<s> vote	-71
<s> vpn	-62
<s> vue	150
<s> vue <number>	150
<s> wage	114
<s> wage go	114
<s> wait	128
<s> wait for	106
<s> wait list	198
<s> wait on	-76
<s> wake	-215
<s> wake up	-163
<s> walk	-58
<s> walk <number>	70
<s> walk the	59
<s> wall	187
<s> wall are	121
<s> wanjiru	-68
<s> want	191
<s> want a	10
<s> want my	-51
<s> want out	105
<s> want to	268
<s> warehouse	111
<s> warm	-164
<s> was	40
<s> was a	146
<s> was go	-154
<s> was in	67
<s> was it	-173
<s> was make	64
<s> was on	-99
<s> was raise	79
<s> was that	-104
<s> wash	85
<s> watch	-119
<s> watch a	-107
<s> watch the	-94
<s> water	-75
<s> water boil	-147
<s> we	171
<s> we 'd	-140
<s> we 'll	32
<s> we 're	13
<s> we ,	-57
<s> we <kin>	250
<s> we <name>	81
<s> we adopt	107
<s> we agree	-201
<s> we all	-220
<s> we always	157
<s> we are	-92
<s> we as	-165
<s> we barter	-18
<s> we bill	180
<s> we both	50
<s> we breed	124
<s> we build	135
<s> we burn	159
<s> we bury	87
<s> we buy	178
<s> we can	-224
<s> we carry	-128
<s> we change	-119
<s> we close	-50
<s> we come	53
<s> we could	-171
<s> we decide	-195
<s> we delete	-139
<s> we deploy	52
<s> we do	152
<s> we drive	-43
<s> we drop	149
<s> we eat	110
<s> we feed	75
<s> we fly	110
<s> we foster	83
<s> we get	87
<s> we give	116
<s> we go	-9
<s> we grow	180
<s> we have	28
<s> we heat	126
<s> we hike	128
<s> we hold	125
<s> we homeschool	235
<s> we host	-84
<s> we import	-23
<s> we invoice	171
<s> we just	126
<s> we keep	58
<s> we leave	-130
<s> we make	140
<s> we meet	22
<s> we milk	59
<s> we name	123
<s> we need	-258
<s> we never	189
<s> we only	160
<s> we open	159
<s> we order	-131
<s> we owe	112
<s> we own	115
<s> we pay	192
<s> we plan	75
<s> we play	-88
<s> we print	70
<s> we put	156
<s> we rehearse	89
<s> we rent	20
<s> we replace	134
<s> we roast	129
<s> we run	24
<s> we see	-116
<s> we sell	127
<s> we share	206
<s> we ship	105
<s> we should	-174
<s> we speak	157
<s> we spend	-135
<s> we split	183
<s> we sprint	13
<s> we stay	10
<s> we still	76
<s> we stock	94
<s> we stop	96
<s> we study	-113
<s> we support	120
<s> we swap	13
<s> we switch	19
<s> we take	37
<s> we talk	-42
<s> we test	30
<s> we tow	116
<s> we track	103
<s> we try	-193
<s> we use	104
<s> we want	27
<s> we watch	-84
<s> we were	-95
<s> we will	-123
<s> we winter	134
<s> we write	184
<s> wear	133
<s> wear a	31
<s> weather	-111
<s> weather 's	-42
<s> website	-123
<s> wed	-87
<s> wed 's	84
<s> week	-250
<s> week <number>	-250
<s> weird	-133
<s> weld	4
<s> weld is	-18
<s> well	139
<s> well that	-117
<s> well water	160
<s> welsh	79
<s> wendell	-92
<s> wendell and	-92
<s> were	97
<s> were save	-65
<s> wet	87
<s> wfh	-29
<s> what	-483
<s> what 's	-189
<s> what <kin>	-117
<s> what <name>	-117
<s> what <number>	-153
<s> what a	-192
<s> what am	-92
<s> what can	-325
<s> what could	-142
<s> what do	-433
<s> what else	-93
<s> what go	85
<s> what happen	-107
<s> what have	-194
<s> what height	69
<s> what i	49
<s> what if	-157
<s> what is	-252
<s> what it	-109
<s> what my	-5
<s> what on	-119
<s> what rhyme	-85
<s> what scare	-13
<s> what shall	-137
<s> what should	-154
<s> what size	-98
<s> what step	-136
<s> what that	-95
<s> what the	-239
<s> what time	-210
<s> what to	-62
<s> what was	-78
<s> what we	76
<s> what with	216
<s> what would	-214
<s> what you	-140
<s> whatever	83
<s> whatever i	-82
<s> whatever that	-180
<s> whatever you	159
<s> wheat	63
<s> wheat give	-100
<s> wheelchair	171
<s> when	-105
<s> when <kin>	-153
<s> when do	-195
<s> when i	-16
<s> when the	20
<s> when will	-136
<s> when you	143
<s> whenever	67
<s> whenever you	91
<s> where	-304
<s> where 's	-230
<s> where <kin>	-205
<s> where <name>	79
<s> where can	-146
<s> where do	-246
<s> where i	41
<s> where is	-176
<s> where my	171
<s> where should	-128
<s> where the	-37
<s> where there	62
<s> where they	-117
<s> where to	-97
<s> where was	-122
<s> where would	-94
<s> whether	-72
<s> which	79
<s> which <name>	-102
<s> which explain	-21
<s> which i	123
<s> which is	104
<s> which leave	-41
<s> which make	28
<s> which mean	-80
<s> which my	-29
<s> which of	-201
<s> which take	64
<s> which the	-36
<s> which we	101
<s> while	-79
<s> while <name>	-40
<s> while i	141
<s> while mine	75
<s> while my	-141
<s> while our	-41
<s> while the	16
<s> white	-231
<s> white screen	-92
<s> who	-161
<s> who 's	-109
<s> who <kin>	-47
<s> who by	5
<s> who do	-222
<s> who eat	38
<s> who get	-159
<s> who have	138
<s> who i	130
<s> who is	106
<s> who leave	-11
<s> who like	136
<s> who never	-74
<s> who pay	-193
<s> who run	-56
<s> who say	-146
<s> who speak	-90
<s> who teach	-72
<s> who train	-132
<s> who want	-4
<s> who was	-108
<s> who win	-135
<s> whoever	144
<s> wholesale	167
<s> whose	-137
<s> why	-371
<s> why <kin>	-209
<s> why are	-136
<s> why do	-137
<s> why is	-172
<s> why would	-126
<s> widowed	-14
<s> wifi	-16
<s> wifi 's	52
<s> will	-213
<s> will be	11
<s> will draw	79
<s> will it	-220
<s> will n't	75
<s> will the	-130
<s> wim	114
<s> wim <kin>	114
<s> win	150
<s> win the	67
<s> wind	-36
<s> window	-175
<s> wine	-147
<s> wine is	-89
<s> winter	136
<s> wish	-119
<s> with	-204
<s> with <kin>	120
<s> with <name>	-134
<s> with <number>	73
<s> with a	-66
<s> with me	-54
<s> with my	-152
<s> with no	-78
<s> with number	7
<s> with the	-58
<s> with what	-123
<s> without	41
<s> without a	-41
<s> wool	-25
<s> wool give	53
<s> wool make	115
<s> word	6
<s> word a	90
<s> word for	-174
<s> wordpress	129
<s> work	-123
<s> work as	-173
<s> work at	156
<s> work for	-42
<s> work in	144
<s> work late	-121
<s> work night	173
<s> work on	-116
<s> workshop	-20
<s> worth	-117
<s> worth the	-100
<s> would	-139
<s> would it	-87
<s> would n't	124
<s> would rather	83
<s> would they	-105
<s> would you	-51
<s> wow	-115
<s> write	-538
<s> write <number>	-51
<s> write a	-338
<s> write an	-158
<s> write him	-157
<s> write it	-134
<s> write me	-124
<s> write that	-99
<s> write the	-297
<s> write to	-231
<s> xma	-136
<s> y	19
<s> y '	19
<s> yellow	31
<s> yes	-268
<s> yes or	-93
<s> yesterday	-192
<s> yesterday 's	-124
<s> yesterday <number>	-64
<s> yesterday i	-123
<s> yesterday it	-123
<s> you	-341
<s> you 'd	-122
<s> you 'll	-112
<s> you 're	-236
<s> you always	-181
<s> you are	-191
<s> you ask	-113
<s> you can	31
<s> you do	-161
<s> you forget	-53
<s> you get	-166
<s> you give	-177
<s> you have	-342
<s> you keep	-175
<s> you live	-81
<s> you may	-22
<s> you need	71
<s> you put	-89
<s> you say	-128
<s> you should	171
<s> you tell	-123
<s> you write	-179
<s> young	135
<s> your	-158
<s> your answer	-40
<s> your draft	-110
<s> your last	-52
<s> your snippet	-102
<s> your version	-109
<s> yours	-168
<s> yours have	-110
<s> yuki	8
<s> yuki 's	-101
<s> yuki sign	54
<s> yusuf	131
<s> zeynep	-35
<s> zio	161
<s> zone	-32
<s> zone <number>	-32
<s> £	150
<s> £ <number>	150
=	-92
= <name>	15
= <name> </s>	210
= <number>	-150
= <number> </s>	-104
= =	-117
= no	-15
= no </s>	-15
=!	-136
="	-88
=#	-220
=$	-118
=&	-42
='d	-305
='ll	-248
='m	-27
='re	-29
='s	142
='ve	389
=(	154
=)	-90
=*	-146
=+	177
=,	57
=-	-43
=.	-64
=/	130
=0	-239
=0.1	-165
=0.3	-152
=0.4	-157
=0.6	-116
=0.75	57
=09	215
=1	-138
=1,100	-175
=1,400	10
=1,450	119
=1.2	89
=1.20	-139
=1.30	157
=1.4	14
=1.5	-114
=1.8	-106
=1.9	-171
=10	-149
=10,000	160
=10.15	-87
=100	-111
=104	-73
=1045	-131
=10k	-92
=10pm	74
=10th	8
=11	50
=110	-76
=1100	91
=112	23
=1140	-102
=118	-132
=11k	171
=11s	152
=11th	64
=12	-97
=12,000	103
=12-year-old	128
=120	207
=1200	-159
=1240	87
=12k	145
=12s	180
=12th	-79
=12v	98
=13	157
=1300	122
=137	-143
=14	176
=140	87
=1450	197
=14k	69
=14th	-73
=15	60
=150	-112
=15th	181
=16	178
=160	-118
=1640	-74
=17	-42
=1700	-32
=18	-45
=180	-131
=1800	158
=1871	118
=1890	119
=1890s	-18
=18k	122
=19	229
=190	-33
=1900	30
=1902	38
=1910	134
=1911	151
=1920s	-27
=1931	59
=1950	-124
=1950s	-18
=1958	-103
=1962	113
=1964	-79
=1967	84
=1971	-76
=1974	-48
=1978	89
=1979	84
=1981	125
=1983	175
=1987	174
=1988	61
=1989	92
=1990	100
=1991	-19
=1994	160
=1996	-31
=1998	129
=1999	232
=19th	140
=1am	7
=1st	306
=2	-222
=2,340	-163
=2.1	-13
=2.4	24
=2.5	-114
=2.7	96
=20	-127
=20%	-57
=200	-111
=2000	-136
=20000	-76
=2002	114
=2003	229
=2004	130
=2006	185
=2008	91
=2009	333
=200k	88
=2010	34
=2011	366
=2012	327
=2013	212
=2014	397
=2015	409
=2016	315
=2017	317
=2018	424
=2019	280
=2020	476
=2021	431
=2022	349
=2023	224
=2025	-22
=2026	357
=2027	556
=2028	277
=2029	313
=2030	174
=2031	194
=2032	13
=21	150
=210	199
=212	27
=214	110
=22	201
=220	149
=22:00	77
=22b	35
=23	46
=23rd	119
=24	111
=24/7	-105
=240	205
=24h	96
=24hr	-18
=24th	152
=25	37
=250	117
=25th	112
=26	143
=27	23
=27th	75
=28	19
=28th	285
=29	163
=2am	-188
=2nd	-29
=2pm	-121
=2x	150
=3	-258
=3%	-129
=3,000	-172
=3-year-old	-76
=3.12	11
=3.2	106
=3.8	91
=3.9	-46
=30	42
=30%	-135
=300	-121
=3000	69
=300k	77
=30th	-71
=31	52
=31k	-101
=32	-165
=32k	-61
=33	40
=34	-73
=340	23
=35	-136
=350	22
=36	-55
=38	10
=380	162
=3am	-60
=3d	112
=3k	165
=3rd	248
=4	-195
=4%	-221
=4-year-old	-128
=4.1	-134
=4.2	-138
=4.5	-156
=40	-105
=40%	-58
=4000	148
=403	-166
=404	-206
=40k	111
=40th	40
=41	13
=41.50	-150
=412	-92
=41k	21
=42	-259
=420	-91
=43	188
=44	-127
=4410	-36
=4471	-118
=45	-63
=450	-115
=46	-135
=47	274
=475	103
=48	154
=4k	162
=4th	69
=4x	-81
=5	-133
=5%	56
=5,000	48
=5.30	199
=50	59
=500	-107
=500g	-142
=502	-195
=50th	13
=51	138
=52	8
=55	192
=57	87
=58	171
=5am	135
=5b	24
=5k	38
=5kg	-21
=5pm	-20
=5th	112
=6	-151
=6%	-97
=60	46
=60%	209
=60/40	20
=600	-19
=60k	181
=60s	127
=61	189
=62	287
=63	-13
=64	-63
=640	154
=65	200
=650	-172
=66	100
=67	25
=68	30
=6:30	7
=6a	146
=6am	-96
=6b	122
=6m	-10
=6th	147
=7	-21
=7-year-old	6
=7.30	-24
=7.4	155
=7.5	-142
=70	74
=700	-165
=7035	-34
=71	175
=72	-73
=73	80
=75	136
=76	-6
=780	108
=79	180
=7:30	27
=7:40	-80
=7a	92
=7pm	-118
=8	109
=8%	169
=8.45	59
=80	-97
=800	-75
=8080	-231
=80cm	125
=80s	-15
=81	-13
=82	80
=83	124
=84	-234
=85	59
=86	124
=88	17
=8k	80
=8th	130
=9	-171
=9%	-12
=9.15	130
=90	202
=900	9
=9000	25
=9001	-65
=90s	-32
=91	96
=94	246
=95	-21
=96	4
=97	114
=98	-27
=9:15	72
=9:40	9
=9am	-84
=9k	160
=9s	79
=9th	157
=:	-221
=;	251
==	-92
=?	104
=[	-242
=]	-143
=a	-66
=a&e	-60
=a.m	157
=a2	5
=a4	60
=a5	-83
=aa	26
=aarhus	252
=abara	29
=abattoir	135
=abba	-149
=abbu	-31
=aberdeen	200
=abide	47
=ablation	7
=able	-13
=ableton	146
=aboard	112
=about	-151
=above	18
=abroad	130
=absence	26
=abstract	-166
=abu	103
=abuela	135
=academia	153
=accent	-36
=accents	53
=acceptance	33
=accepted	169
=accepts	72
=access	98
=accident	-57
=according	-321
=accordingly	-150
=accordion	-72
=accordions	206
=account	206
=accountant	16
=accountants	82
=accounting	125
=accounts	-63
=accra	181
=ace	-123
=ache	-194
=achebe	-90
=achieng	-68
=achilles	202
=achterberg	-46
=acid	242
=acl	112
=acorns	139
=acre	45
=acres	220
=across	35
=act	-273
=acting	-99
=action	114
=actions	140
=actor	-103
=actual	-148
=actually	-160
=ad	-375
=ada	228
=adaeze	4
=add	-167
=added	-196
=adding	-111
=address	-107
=addressed	-42
=ade	131
=adeyemi	91
=adhd	207
=adjectives	68
=admin	114
=admiral	57
=adobe	-64
=adopt	-29
=adopted	217
=adoption	78
=adores	150
=ads	-240
=adult	75
=adults	-130
=advert	-237
=adverts	-128
=advice	86
=advise	-140
=adwoa	34
=affect	-154
=afford	-20
=afloat	64
=afraid	-74
=aft	-110
=aftab	153
=after	152
=afternoon	-270
=afternoons	291
=aga	176
=again	-382
=against	106
=agatha	-110
=age	-95
=aged	141
=agencies	57
=agency	-51
=agenda	-195
=agent	-101
=agents	17
=ages	-65
=aggressive	-140
=agm	69
=agnes	41
=agnieszka	223
=ago	-157
=agpl	47
=agree	-233
=agreed	17
=agreement	122
=ah	-23
=ahead	-20
=ahmed	34
=ai	-75
=aid	193
=aids	194
=aim	44
=aiming	220
=air	118
=airbnb	-113
=airer	-157
=airflow	110
=airgapped	143
=airing	138
=airline	-128
=airlines	-139
=airport	-70
=airports	34
=aisle	24
=aiyo	93
=akara	103
=alan	45
=alarm	-165
=alarms	141
=album	-99
=albums	139
=alcohol	179
=aldi	-58
=aleppo	227
=alert	-130
=alerts	-53
=alf	129
=alice	-35
=align	45
=alike	-46
=alimony	213
=alive	58
=all	-7
=allergens	134
=allergic	-52
=allergies	-24
=allergist	105
=allergy	24
=allotment	212
=allow	26
=allowance	4
=allowed	214
=allows	128
=almost	-135
=alone	155
=along	-16
=alopecia	149
=aloud	28
=alpacas	124
=alphabet	-120
=alphabetical	-108
=already	-291
=alright	-155
=also	10
=alt	34
=altar	7
=alter	-183
=alterations	197
=alternate	163
=although	-150
=altitude	-60
=alto	36
=altogether	-95
=always	452
=am	47
=amara	182
=amateur	196
=amber	-145
=ambulance	78
=american	-31
=amharic	142
=amina	96
=amira	-51
=amman	179
=among	132
=amount	-149
=amp	-71
=amsterdam	134
=ana	-123
=analogue	157
=analysis	130
=analyst	209
=anaphylactic	104
=anaphylaxis	-65
=anchor	-64
=ancient	141
=and	21
=andorra	33
=andre	-20
=android	189
=anglican	120
=angry	-277
=angular	82
=animal	68
=animals	-94
=ankle	205
=ankles	34
=anna	-230
=anne	47
=anneke	34
=anneli	26
=annexe	174
=annika	157
=anniversary	-26
=announcement	-135
=annoying	-189
=annual	146
=another	-231
=anouk	11
=anselm	-41
=answer	-70
=answered	-335
=answering	-179
=answers	217
=antihistamine	32
=antrim	114
=antwerp	-124
=anxiety	194
=any	17
=anybody	9
=anyhow	-163
=anymore	99
=anyone	-117
=anything	147
=anyway	-273
=anywhere	148
=aoife	168
=apa	-119
=apart	32
=apartment	-120
=api	-9
=apnea	84
=apologetic	118
=apologies	-149
=apologise	-155
=apology	-192
=apostrophe	46
=app	-234
=apparently	-336
=appeal	-163
=append	59
=apple	-130
=apples	-112
=applicant	-138
=application	-200
=applied	33
=applying	90
=appointment	-100
=appointments	158
=appreciate	-150
=apprentice	41
=apprentices	302
=apprenticeship	208
=approach	-158
=approvals	227
=approve	121
=approved	117
=approves	104
=apps	215
=april	78
=apron	-175
=apulia	-92
=aquarium	71
=arabic	-45
=arable	-86
=arborist	-54
=arch	39
=archipelago	112
=architect	225
=architecture	101
=archive	62
=are	94
=area	29
=argentine	169
=argh	-142
=argos	81
=argue	35
=arguing	-52
=argument	-207
=arguments	-218
=arising	-122
=arlo	194
=arm	54
=arms	-67
=army	343
=around	-46
=array	-170
=arrive	-26
=arrived	-198
=arrives	-32
=arriving	-84
=arrow	33
=art	76
=arthritic	141
=arthritis	233
=arthur	83
=article	-281
=articleship	117
=artificial	127
=artist	72
=artists	175
=arun	63
=arvid	171
=as	20
=asbestos	215
=ascii	131
=asda	-164
=ash	82
=ashamed	-137
=ashes	144
=aside	-63
=ask	27
=asked	-94
=asking	-59
=asks	-315
=asleep	-370
=asmara	126
=aspirin	26
=assembling	-165
=assembly	20
=assert	-96
=assessment	62
=assistance	-47
=assistant	268
=association	227
=assume	-91
=assumes	-168
=asthma	216
=astronomy	47
=async	153
=at	45
=ate	-383
=atheist	-61
=attach	-108
=attached	-218
=attachment	-182
=attack	137
=attempt	-192
=attention	-134
=attic	140
=attorney	205
=au-pair	108
=aubergine	123
=auckland	70
=auction	-137
=audience	-132
=audio	-102
=audiobooks	151
=audit	208
=auditor	-28
=auditors	175
=audits	69
=august	195
=aunt	-140
=auntie	17
=aunties	57
=aunts	136
=aunty	56
=aura	124
=aus	94
=australia	-108
=austria	164
=austrian	-87
=auth	156
=author	-138
=autism	261
=autistic	262
=auto	14
=autocorrect	-135
=automatic	63
=automation	-157
=autosave	-107
=autumn	434
=average	-145
=averages	25
=avocado	87
=avoid	145
=avoided	135
=awake	-166
=away	-16
=awful	-126
=awkward	-161
=awning	-120
=aws	144
=axis	-174
=axle	33
=aydın	-100
=ayla	123
=azores	119
=azure	207
=b	-185
=b&b	-27
=b1	296
=b12	-100
=b2	92
=b4	-99
=b7	-128
=baba	149
=babak	53
=baby	338
=babys	-61
=babysitter	-185
=back	-37
=backend	-11
=background	96
=backs	183
=backup	-249
=backups	188
=backwards	-38
=bacon	-5
=bad	-96
=badge	49
=badger	-145
=badges	-122
=badly	50
=badminton	42
=bag	-195
=bagpiper	125
=bagpipes	99
=bags	-61
=bailed	-121
=bake	18
=baker	-127
=bakers	99
=bakery	-45
=bakes	97
=baking	-170
=bakkie	-8
=bala	-55
=balance	35
=balcony	14
=bald	34
=baler	54
=bali	-75
=ball	-191
=ballet	101
=ballina	152
=balloon	-171
=balloons	150
=ballroom	22
=balls	-136
=ballymun	15
=bamboo	133
=ban	-128
=banana	101
=bananas	-83
=band	121
=bands	113
=bandsaw	88
=bang	-133
=banging	-58
=bank	28
=banked	115
=banking	157
=bankrupt	-5
=bankruptcy	139
=banks	-175
=banned	234
=banner	-172
=bans	123
=bar	-49
=barber	-59
=barbershop	190
=barcode	56
=bare	145
=barely	-22
=bari	154
=barista	-123
=bark	-43
=barked	-115
=barking	-198
=barley	91
=barn	125
=barrel	119
=barry	-137
=bars	-176
=bartek	163
=bas	144
=base	98
=based	13
=basel	-10
=basement	54
=bash	62
=bashir	152
=basically	-27
=basket	89
=basketball	-61
=basque	-10
=bass	123
=bassoon	65
=bat	-132
=batch	-31
=batches	57
=bath	88
=bathroom	83
=bathrooms	90
=baths	-109
=batistuta	18
=batteries	19
=battery	-165
=bay	200
=bazel	170
=bbc	-5
=bc	114
=be	-18
=bea	93
=beach	-84
=beagle	223
=beaming	-127
=bean	-134
=beans	-208
=bear	-195
=beard	-94
=beat	-261
=beata	191
=beaten	52
=beatrix	35
=beatriz	112
=beats	-203
=became	-91
=because	4
=bechstein	118
=become	88
=becoming	124
=bed	46
=bedroom	261
=bedrooms	-39
=beds	173
=bedsit	144
=bedtime	96
=beech	107
=beef	-86
=beehives	109
=beekeeper	-6
=beekeeping	73
=been	-39
=beep	-204
=beeping	-111
=beeps	-173
=beer	-38
=beers	-106
=bees	-121
=beetroot	-149
=before	150
=beg	-167
=began	97
=begin	-16
=beginner	37
=beginners	100
=beginning	-148
=begins	-266
=begun	39
=behind	-81
=beige	57
=being	226
=belgium	-9
=believe	-182
=bell	-6
=bells	195
=belong	-135
=belonged	22
=belongs	128
=below	-181
=belt	267
=ben	-145
=bench	116
=bend	43
=beneath	-31
=benedikt	116
=benefits	107
=bengali	-155
=benin	137
=bergamo	91
=bergen	-5
=berlin	-270
=berlingo	238
=bernard	8
=bernina	153
=bertie	100
=besançon	-49
=besides	118
=bess	-68
=best	-72
=bet	9
=beta	-47
=bethan	145
=betis	-46
=better	-93
=betting	118
=between	-77
=bev	166
=bevin	148
=beyoncé	27
=beyond	225
=bicycles	-92
=bid	-25
=bide	65
=big	138
=bigger	-180
=biggest	86
=bigquery	120
=bike	33
=bikes	-12
=bilbao	-35
=bilingual	-4
=bill	-107
=billing	228
=bills	204
=bin	-110
=bingo	-15
=binned	-39
=bins	-135
=bio	-174
=bioinformatics	113
=biology	22
=bipolar	-54
=birch	180
=bird	46
=birdwatching	107
=birgit	55
=birth	236
=birthday	-77
=birthdays	216
=biscuit	95
=biscuits	-167
=bit	-221
=bite	-233
=bites	286
=bits	-237
=bitten	-127
=bitter	95
=black	-30
=blackwork	83
=bladder	178
=blame	-152
=bland	-129
=blank	-423
=blanket	-124
=blanks	-128
=blast	-17
=blasts	-24
=bleach	-136
=bled	103
=bleed	13
=blender	48
=bless	-113
=blessing	202
=blew	-240
=blind	-35
=blinking	-157
=bliss	-124
=block	5
=blocked	-247
=blocker	-137
=blocking	-259
=blocks	182
=blog	-68
=bloke	-159
=blood	-125
=bloods	130
=blow	-183
=blower	-114
=blowing	-227
=blowtorch	-81
=blue	7
=blunt	100
=blur	-118
=blurry	-275
=bo	98
=board	105
=boarding	68
=boards	13
=boat	141
=boats	257
=boatyard	-57
=bob	-190
=boda	-13
=bodge	-80
=body	-144
=bog	-94
=bogdan	133
=bogota	-88
=bogotá	44
=bohinj	72
=boil	-98
=boiled	-173
=boiler	84
=boiling	-211
=boils	-148
=bolaji	-15
=bold	28
=bollywood	40
=bologna	121
=bolt	-49
=bolton	149
=bombed	62
=bonds	131
=bone	-108
=bones	-104
=bonfire	-132
=bonfires	40
=bonneville	95
=bonsai	-75
=book	7
=bookbinding	-61
=booked	28
=booking	-252
=bookings	193
=bookkeeper	181
=bookkeeping	38
=books	102
=bookshop	-48
=boot	-218
=boots	-156
=border	65
=borders	151
=bore	-74
=bored	-299
=bores	83
=boring	-63
=born	133
=borrow	-71
=borrowed	-44
=bosch	212
=bose	78
=boss	-236
=bossy	-115
=boston	112
=bot	-12
=botany	-11
=both	59
=bother	-46
=bothered	-209
=bottle	-159
=bottles	-142
=bottom	72
=bought	-84
=bouldering	147
=bouncy	-119
=bound	129
=bouzouki	112
=bow	143
=bowl	-107
=bowling	147
=bowls	211
=bowser	-124
=box	113
=boxed	37
=boxes	-49
=boxing	102
=boy	127
=boyfriend	143
=boys	313
=bp	-28
=bpm	-126
=braai	-81
=brace	-14
=braces	206
=bracket	-243
=brackets	-68
=bradford	199
=braga	82
=brahms	-124
=braille	115
=brain	-151
=brakes	87
=bram	13
=bramble	190
=bramleys	102
=branch	-25
=branches	89
=brand	138
=brands	165
=brass	99
=braunston	81
=brave	85
=brazil	-113
=brazilian	-124
=brb	-361
=brca1	136
=breach	81
=bread	-64
=break	-96
=breakfast	-89
=breaking	-196
=breaks	-44
=breast	52
=breath	-66
=breathe	-199
=breed	-4
=breeds	-107
=brew	85
=brewery	39
=brewing	44
=brick	11
=bricklayer	129
=bridal	120
=bride	71
=brides	38
=bridge	-11
=bridgers	147
=bridges	-5
=brief	-172
=brigade	214
=bright	-136
=brigid	115
=brilliant	-146
=bring	-25
=bringing	126
=brings	172
=brinjal	70
=brisket	-130
=bristol	65
=british	128
=brittany	-6
=brixton	35
=brno	25
=bro	30
=broadband	143
=brochure	-172
=broke	-123
=broken	-77
=broker	43
=bron	-8
=broom	-76
=brother	23
=brother-in-law	238
=brothers	-136
=brought	-16
=brown	-104
=brownies	-114
=browns	78
=browser	-220
=browsers	-148
=bruges	-124
=bruna	-53
=bruno	10
=brush	-112
=brutal	-71
=bsl	174
=bto	-85
=btw	-158
=bucket	-196
=bucks	-149
=budapest	-138
=budge	-43
=budget	42
=budgets	-100
=budgies	159
=buffering	-142
=buffet	-139
=bug	-254
=bugs	-150
=build	-146
=builder	98
=builders	18
=building	235
=buildings	140
=builds	83
=built	131
=bulb	-103
=bulbs	-147
=bullet	162
=bullets	-66
=bump	-159
=bumper	-146
=bun	-116
=bungalow	190
=bureau	218
=burger	-108
=burgers	-96
=burgled	125
=burgos	-105
=buried	7
=burn	74
=burned	-5
=burning	-233
=burnout	118
=burns	-54
=burnt	-195
=burst	-82
=bury	76
=bus	-75
=buses	122
=busiest	107
=business	-22
=busk	126
=busker	-149
=bust	77
=busy	-137
=but	-72
=butcher	45
=butter	-259
=buttermilk	-138
=button	-523
=buttons	8
=buy	-69
=buyer	-111
=buying	62
=buys	-123
=buzzing	-158
=by	184
=bye	-152
=bypass	179
=byte	-134
=c	-89
=c1	95
=ca	117
=cab	17
=cabbage	-165
=cabin	75
=cabinet	156
=cabins	-62
=cable	-184
=cables	-141
=cache	-183
=cad	141
=cafes	143
=caffeine	58
=café	-23
=cage	40
=cake	-130
=cakes	-35
=calcium	111
=calendar	-114
=calf	-48
=calgary	165
=calibrated	174
=call	-127
=callback	-149
=calle	153
=called	240
=caller	-134
=calligraphy	80
=calling	-359
=callouts	135
=calls	319
=callum	50
=calm	53
=calmer	-166
=calorie	124
=calories	170
=calves	-130
=came	-68
=camera	88
=cameras	142
=camila	18
=camino	261
=camper	151
=campervan	100
=camping	-39
=campsite	29
=can	-102
=canada	-53
=canadian	191
=canal	106
=canary	67
=cancel	5
=cancellation	-102
=cancelled	-145
=cancer	100
=candidate	-167
=candle	-176
=candlemas	197
=cane	180
=cannae	-132
=canoe	136
=canon	176
=canteen	12
=cantonese	167
=cap	14
=cape	-20
=capital	-178
=capitals	5
=capo	96
=capped	136
=caps	-153
=capsule	-25
=captain	35
=captcha	-177
=caption	-164
=captions	139
=car	-20
=caravan	93
=carbon	-91
=carburettor	-50
=card	-115
=cardiff	176
=cardiologist	252
=cards	-67
=care	65
=career	106
=careers	106
=carer	212
=carers	74
=caretaker	17
=cargo	163
=caribbean	-34
=caring	131
=carla	-48
=carlisle	-121
=carlo	7
=carol	149
=carousel	-65
=carpal	108
=carpathians	122
=carpentry	137
=carpet	-214
=carpets	114
=carraroe	117
=carriage	-135
=carried	-142
=carrier	46
=carries	98
=carrot	-151
=carrots	-106
=carry	51
=cars	92
=carsick	144
=cartoon	-234
=carved	-10
=case	-98
=cases	-132
=cash	66
=cashew	102
=cashews	-46
=casio	-122
=cast	-110
=castle	-121
=cat	-148
=catalan	39
=catalogue	102
=catan	-116
=cataract	88
=cataracts	212
=catch	117
=catches	101
=catching	-129
=categories	-111
=caterer	-77
=catering	84
=cathedral	90
=catholic	-56
=cats	-174
=cattle	136
=caught	-220
=cause	77
=cavalry	-26
=cbc	22
=cc	109
=cdl	98
=cebu	218
=ceilidh	61
=ceiling	-60
=ceilings	149
=celebrate	70
=celery	-136
=celia	-27
=celiac	-36
=cell	-67
=cellar	285
=cellist	24
=cello	37
=cells	-128
=celta	-125
=celtic	132
=cement	-55
=cent	81
=center	-87
=central	135
=centre	288
=cents	31
=century	72
=ceo	-182
=ceramics	115
=cereal	-129
=ceremony	139
=cert	195
=certificate	-95
=certificates	-42
=certified	91
=cet	156
=cfo	148
=ch	-191
=chad	-47
=chain	-156
=chair	136
=chaired	-83
=chairs	44
=chale	52
=chalk	164
=chamonix	-39
=chancer	-133
=change	-76
=changed	-81
=changes	27
=changing	-129
=channel	-174
=channels	162
=chantal	117
=chaos	-98
=chap	-234
=chapel	181
=chapter	-442
=character	-421
=characters	28
=charge	176
=charged	-141
=charger	-234
=chargers	154
=charges	-30
=charging	65
=charity	-47
=chars	-154
=chart	-405
=charts	110
=chase	40
=chaser	-65
=chasing	81
=chat	-292
=chatbot	-146
=chats	-61
=cheap	-107
=cheaper	-41
=cheapest	-96
=cheaply	-105
=cheat	-127
=check	-351
=check-up	-80
=checked	-209
=checker	-144
=checklist	-166
=checkout	56
=checks	250
=cheeky	-91
=cheer	-136
=cheerful	-75
=cheers	-152
=cheese	42
=cheeses	123
=cheesy	-98
=chef	117
=chemicals	135
=chemist	-108
=chemistry	20
=chemists	-121
=chemo	211
=cheques	-105
=chess	-22
=chest	118
=chew	131
=chewing	-14
=chews	100
=chi	79
=chiang	9
=chicken	-241
=chickens	93
=chidi	77
=chief	19
=child	66
=childcare	111
=childhood	157
=childminder	215
=children	139
=chile	283
=chilean	114
=chilli	129
=chillies	92
=chimney	-12
=chin	203
=chipper	-73
=chippy	147
=chips	-57
=chirpy	-100
=chocolate	-30
=choice	107
=choir	88
=choirmaster	50
=chokes	18
=cholesterol	144
=choose	-22
=chop	-190
=chord	-79
=chords	-94
=chores	66
=chose	-87
=christening	-13
=christie	-167
=christmas	44
=chrome	-52
=chronic	80
=chuck	-145
=church	206
=churches	130
=churchwarden	189
=ci	-200
=cider	136
=cigarette	149
=cilantro	-120
=circle	63
=circles	-127
=circling	-148
=circuit	106
=circular	-95
=circus	-42
=cis	141
=cite	123
=cities	-28
=citizenship	134
=citroëns	-61
=city	9
=civil	-90
=claim	81
=claims	-231
=clamp	87
=clan	182
=clara	-29
=clashes	-25
=class	114
=classes	201
=classmates	35
=classroom	199
=clause	-187
=claustrophobic	134
=clay	134
=clean	-15
=cleaned	-54
=cleaner	-24
=cleaning	5
=cleans	6
=clear	-65
=cleared	9
=clearing	27
=clears	136
=clef	-184
=clerk	-6
=clever	59
=click	-290
=clicked	-87
=clicking	-53
=clicks	92
=client	-172
=clients	289
=climate	79
=climb	-14
=climbed	62
=climbing	79
=clinic	-39
=clinical	93
=clinics	36
=clint	-33
=clip	-260
=clipboard	-132
=clips	-111
=clive	171
=clock	-44
=clocks	205
=close	-27
=closed	-178
=closes	54
=closest	165
=closing	-130
=cloth	-42
=clothes	-33
=cloud	199
=clown	-85
=club	234
=clue	-218
=cluj	169
=cluster	185
=clusters	-38
=clutch	178
=cm	38
=co	80
=co-founder	137
=co-housing	-47
=co-own	116
=coach	-99
=coaches	25
=coaching	113
=coal	-115
=coast	14
=coastal	115
=coat	-216
=coats	-136
=cobol	8
=cochlear	136
=cockapoo	53
=cockatoo	-17
=cocoa	18
=coconut	43
=code	145
=codebase	145
=coded	122
=codes	-54
=coding	136
=coeliac	61
=coffee	-153
=coffees	-114
=coffins	-52
=coimbra	-118
=coin	-122
=coins	-46
=col	-12
=cold	-133
=colin	57
=collarbone	124
=colleague	-312
=colleagues	-106
=collect	227
=collected	-47
=collection	114
=collector	36
=college	201
=collie	94
=colliery	181
=colmar	-55
=color	-174
=colour	-90
=colour-blind	296
=colourblind	151
=coloured	45
=colours	119
=column	-355
=columns	13
=combi	140
=come	120
=comes	138
=comfy	-118
=comic	-182
=coming	-329
=comma	-68
=command	-44
=commands	178
=commas	-250
=comment	-237
=comments	14
=commission	-69
=commit	-169
=commits	82
=committee	125
=common	-173
=community	220
=commute	307
=companies	-90
=company	107
=compare	-36
=comparison	-166
=competitor	-64
=compile	-43
=compiler	-68
=compiles	-209
=compiling	79
=complain	36
=complained	-156
=complaining	-133
=complains	-166
=complaint	-254
=complaints	-44
=complete	47
=complicated	-160
=component	-238
=compose	-7
=compost	-171
=compound	60
=compressor	71
=computer	97
=comrades	98
=con	90
=concern	-128
=concerning	-133
=concert	88
=conclusion	139
=concrete	163
=condition	-38
=conditioning	5
=condolence	-118
=conduct	116
=conductor	73
=conf	-29
=conference	35
=config	-111
=confirmed	114
=conflict	-173
=conflicts	-212
=confluence	129
=confuse	44
=confused	-187
=confuses	-24
=confusing	-171
=congregation	112
=connect	-57
=connection	-236
=conor	141
=cons	-147
=conservatory	84
=consider	-146
=considering	24
=console	-33
=constructor	-144
=consuelo	137
=consult	126
=consultant	201
=contact	31
=contacts	-63
=container	-163
=contessa	153
=contest	-105
=context	-117
=continue	-150
=contract	198
=contractors	187
=contracts	23
=contradicts	-154
=contribution	14
=control	-34
=controller	135
=controllers	137
=controls	-148
=conversation	-30
=conversion	141
=convert	-272
=converted	140
=conwy	-118
=cook	100
=cookbook	225
=cooked	-187
=cooker	66
=cookery	10
=cooking	4
=cooks	230
=cool	-153
=cooler	-46
=coop	8
=cooper	155
=cooperative	136
=cop	38
=copd	151
=copied	-24
=copies	-208
=copper	70
=coppers	-78
=copy	166
=cords	9
=core	98
=coriander	30
=cork	158
=cornbread	-19
=corner	-54
=cornflour	-136
=corolla	164
=coros	160
=correct	-167
=corrected	19
=correction	-116
=corridor	16
=corrupt	-136
=cost	-73
=costs	-190
=costume	-167
=cosy	64
=cottage	242
=cottages	167
=cotton	115
=couch	-129
=cough	-165
=coughing	-112
=could	-224
=council	135
=count	-285
=counted	-52
=counter	-114
=counties	-91
=counting	143
=countries	35
=country	-35
=counts	133
=county	244
=couple	-186
=couples	-56
=courgette	-151
=courgettes	-7
=courier	-102
=course	65
=court	165
=couscous	-117
=cousin	-209
=cousins	149
=cover	-78
=covered	-18
=covering	121
=covers	88
=covid	180
=cow	50
=coworker	-152
=cows	-187
=cox	45
=cpap	238
=cpd	-156
=cpu	-64
=crack	-47
=cracked	130
=crackers	-68
=crackles	-169
=cradle	-58
=craft	-103
=craig	-72
=cramped	-158
=cranberry	13
=crane	227
=crap	-26
=crash	208
=crashed	-244
=crashes	-215
=crashing	-131
=crate	-140
=crates	67
=cravat	-72
=craving	-175
=crawling	-179
=crayon	-82
=crazy	-290
=cream	-101
=credit	128
=credits	-217
=cremona	185
=crete	-81
=crew	138
=crews	-16
=cricket	42
=cried	-16
=crime	26
=criminal	-80
=crisps	-148
=croatian	-85
=crochet	112
=croft	148
=crohn	75
=cron	-85
=crooked	-6
=crop	-5
=cross	-277
=crossed	-129
=crossfit	77
=crossword	-135
=crowd	-91
=crowds	86
=crown	110
=crowns	100
=croydon	105
=cruciate	149
=cruise	5
=cruises	126
=crumble	-124
=crumbly	103
=crumpet	-148
=crust	51
=cry	-242
=crying	-288
=crypto	135
=crystals	-167
=crêpes	45
=css	-112
=csv	-167
=cto	64
=cultural	67
=cup	-243
=cupboard	173
=curious	-180
=curl	63
=curling	-63
=curly	-67
=current	-83
=currently	-114
=curry	-94
=curse	60
=cursive	153
=cursor	-37
=curtains	-87
=cusco	108
=custard	-163
=custody	162
=custom	-219
=customer	-426
=customers	50
=customs	8
=cut	-126
=cute	-121
=cutlery	139
=cutoff	14
=cuts	103
=cutting	-179
=cv	-13
=cyan	-126
=cycle	61
=cycling	109
=cyprus	94
=cystic	143
=czech	160
=d	-67
=d&d	181
=d2	-168
=da	59
=dad	388
=daddy	130
=dads	118
=daegu	-44
=daft	-76
=dag	-69
=dags	120
=dahlias	-25
=daily	239
=dairy	106
=dakar	165
=dal	-39
=dalarna	-92
=damp	-21
=dan	28
=dana	68
=dance	53
=danced	-52
=dancing	36
=daniel	101
=danish	53
=danuta	-99
=dare	-158
=dares	146
=dari	147
=dario	189
=dark	-97
=darkroom	68
=darren	-54
=darts	124
=dash	-138
=dashboard	70
=dashboards	-48
=database	-41
=dataframe	-100
=dataset	-151
=date	-248
=dated	-149
=dates	-8
=datev	188
=dative	47
=daughter	72
=daughter-in-law	190
=daughters	-164
=dawn	-48
=day	11
=days	105
=db	158
=dba	6
=dbt	149
=ddl	-105
=de	-57
=deacon	-6
=dead	-220
=deadlift	39
=deadline	-128
=deadlines	159
=deaf	136
=deal	17
=dealer	23
=dean	-45
=deano	164
=deans	55
=dear	-114
=death	81
=debate	-154
=debian	-53
=debt	166
=debts	108
=debugging	-181
=decade	165
=decades	133
=decaf	43
=december	349
=decent	82
=decide	-243
=decided	79
=decides	133
=decimals	-141
=decision	-25
=decisions	-51
=deck	-160
=decks	73
=declan	-99
=declared	99
=declined	-118
=dee	-44
=deed	17
=deeds	-42
=deep	142
=default	-76
=defence	-40
=defender	52
=defending	-35
=defrost	-113
=degeneration	103
=degree	207
=degrees	-90
=dehumidifier	-55
=delay	-88
=delayed	-254
=dele	136
=delete	-298
=deleted	-126
=delft	152
=deliver	66
=delivered	-56
=deliveries	267
=delivers	127
=delivery	-203
=dell	157
=delphi	143
=delphine	156
=delta	-7
=delve	72
=dem	-88
=demands	123
=dementia	302
=demo	-228
=denied	-173
=denise	-38
=denmark	-68
=dental	25
=dentist	-364
=dentistry	-34
=dentists	180
=dentures	216
=department	246
=depend	127
=depends	-30
=deploy	-173
=deployed	-60
=deploys	210
=deposit	125
=depot	128
=deprecated	-120
=depression	-61
=dept	205
=depth	-80
=deputy	257
=derby	-20
=derek	64
=derry	135
=descending	-146
=describe	-20
=description	-94
=deshawn	129
=design	202
=designer	-75
=designing	47
=desk	18
=desks	133
=desmond	104
=desperate	-128
=despite	-51
=destroy	-174
=detection	152
=dev	80
=developer	114
=device	-64
=devices	-186
=devs	138
=dewar	-65
=dey	13
=diabetes	131
=diabetic	58
=diagnosed	-41
=diagnosis	75
=diagram	-284
=diagrams	163
=dial	49
=dial-up	22
=dialog	-161
=dialogue	-176
=dialysis	313
=diamonds	-37
=diary	-45
=dict	-140
=dictate	136
=dictating	-32
=dictation	41
=dictionary	-113
=did	-262
=die	61
=died	-65
=dies	-46
=diesel	194
=diet	90
=dieter	-5
=dietitian	217
=diff	-241
=differ	-171
=difference	-262
=different	-254
=differs	-126
=difficult	53
=dig	65
=digger	80
=digging	164
=digital	122
=digits	-125
=digs	171
=dilip	-89
=dim	-81
=dimitri	62
=dining	208
=dinnae	73
=dinner	-199
=dinners	160
=dinosaur	-150
=diocese	43
=diploma	169
=dips	-76
=direct	-36
=dirt	-133
=dirty	-115
=disability	107
=disagree	-209
=disaster	-175
=disc	208
=disclaimers	143
=disease	68
=dish	-55
=dishes	-215
=dishwasher	100
=disk	-180
=dislike	173
=disorder	235
=dispatcher	173
=display	46
=displays	74
=dissertation	195
=distance	197
=distances	-30
=distracted	-108
=district	41
=div	-228
=diving	141
=division	-13
=divorce	238
=divorced	90
=diwali	153
=dizzy	25
=dj	55
=django	162
=dk	-93
=dmitri	-124
=dna	103
=dns	-150
=do	-13
=doable	-66
=doc	-70
=docker	-104
=dockerfile	-123
=docs	-26
=docstrings	75
=doctor	17
=doctoral	111
=doctorate	138
=doctors	144
=document	-63
=documentary	-234
=documents	103
=dodgy	112
=does	-142
=dog	-217
=dogs	-213
=doha	-116
=doing	18
=dollar	-144
=dollars	92
=domain	-7
=dome	49
=domestic	89
=don	-247
=dona	122
=donald	159
=donate	-58
=donated	12
=donates	106
=donations	104
=done	95
=donegal	114
=donkey	-44
=donkeys	117
=donors	-28
=donuts	-128
=door	-22
=doors	270
=doorway	50
=doreen	-21
=dorian	-20
=doris	123
=dorm	148
=dorota	119
=dose	118
=dot	108
=dots	-47
=double	-47
=doubled	-68
=doubles	27
=doubt	-202
=dough	-226
=dov	76
=dover	-114
=down	4
=download	-222
=downs	-46
=downstairs	163
=dozed	-115
=dozen	67
=dpd	160
=dpo	164
=dr	201
=dr.	116
=draft	-134
=drafts	148
=drag	46
=dragan	-82
=dragged	-152
=dragon	-167
=drags	-155
=drain	-25
=drainage	98
=drains	-116
=drama	-87
=dramas	102
=dramatic	-166
=dramatics	31
=drank	-168
=draught	-108
=draw	97
=drawer	-52
=drawers	177
=drawing	28
=drawings	235
=drawn	38
=dreadful	-179
=dream	81
=dreamt	-135
=dress	19
=dressed	127
=dresser	139
=dresses	59
=drew	-150
=dried	57
=dries	99
=drifts	77
=drill	-215
=drilling	170
=drills	46
=drink	101
=drinking	110
=drinks	68
=drip	-127
=dripping	-98
=drips	-141
=drive	194
=driver	-27
=drivers	153
=drives	-131
=driveway	104
=driving	-27
=drizzle	-12
=drone	20
=drop	173
=dropbox	171
=dropped	-13
=dropping	87
=drops	-262
=drove	-143
=drowned	59
=drowsy	-173
=drum	43
=drummer	-136
=drummers	-153
=drumming	-4
=drums	-156
=dry	58
=dry-stone	-87
=dryer	-28
=dryers	144
=drying	-107
=ds218	133
=du	-140
=dual	146
=dub	-56
=dubai	193
=dubbo	-73
=dublin	194
=duchess	129
=duck	-67
=ducks	-133
=dud	67
=due	-31
=dug	47
=duke	-45
=dull	-246
=dumb	-87
=dummy	-100
=dumplings	-170
=dundee	28
=dunedin	179
=dunno	-118
=duolingo	117
=duplicate	-90
=duplicates	-221
=durban	11
=during	145
=dust	71
=duster	145
=dutch	107
=duty	62
=dye	199
=dyed	-117
=dyeing	122
=dying	-28
=dyscalculia	257
=dyslexia	63
=dyslexic	211
=e	-78
=e-bike	27
=e-mail	72
=e4	-85
=each	151
=ear	190
=earbud	-188
=earlier	-252
=earlies	148
=early	-51
=earn	91
=earned	-100
=earning	131
=earns	-142
=earplugs	48
=ears	-7
=earth	-161
=easier	-147
=easily	161
=east	154
=easter	192
=easy	-6
=eat	87
=eaten	-326
=eater	150
=eating	-83
=eats	87
=ebay	119
=ebba	161
=ecb	-167
=echo	-146
=economy	-4
=eczema	112
=edge	61
=edges	-122
=edie	140
=edinburgh	56
=edit	95
=edited	-102
=edith	113
=editing	93
=edition	42
=editor	-198
=edits	32
=eel	59
=effect	-8
=egg	90
=eggs	-129
=ehcp	99
=ehcps	176
=eid	57
=eight	70
=eighteen	-67
=eighties	92
=eighty	83
=eighty-one	173
=either	67
=elastic	137
=elbow	157
=elder	144
=eldest	205
=elected	28
=election	-62
=electric	332
=electrician	-67
=electricity	-83
=electrics	-31
=element	-182
=elevator	-95
=eleven	-61
=elias	-51
=elif	100
=elixir	118
=ella	111
=elliot	-29
=elodie	127
=else	-37
=elspeth	-95
=elvis	27
=ely	145
=em	222
=emacs	160
=emailed	-192
=emails	43
=embedded	147
=emeka	129
=emergency	158
=emi	-103
=emigrated	135
=emigrating	127
=emil	8
=emoji	-121
=emojis	-16
=employed	148
=employees	-14
=employer	158
=emptied	-79
=empty	-132
=emre	-76
=encoder	-121
=end	93
=ended	-81
=ending	-312
=endings	-72
=endless	-148
=endpoint	-167
=ends	-189
=enemy	171
=energy	-187
=enfield	-21
=eng	115
=engaged	-106
=engine	247
=engineer	26
=engineering	105
=engineers	-31
=england	90
=english	38
=enjoy	142
=enjoyed	-142
=enough	-259
=enrolled	-48
=enter	-137
=entered	39
=enters	-128
=entire	26
=entirely	-43
=entry	78
=enum	-162
=env	-121
=envelope	7
=envelopes	-8
=environment	169
=epilepsy	232
=epileptic	99
=epipen	297
=epipens	126
=episode	-216
=epochs	-104
=equal	-17
=equity	-63
=ericeira	79
=eritrea	-68
=erp	155
=error	-231
=errors	-20
=especially	-9
=esperanto	-55
=esperanza	34
=espressos	46
=essay	-418
=essays	93
=essential	185
=estate	125
=estimate	106
=estimated	43
=estonia	12
=ethics	120
=ethiopia	115
=ethiopian	-23
=etsy	233
=eu	-15
=eulogy	-154
=euphonium	4
=euro	88
=europe	-178
=euros	100
=eurovision	-55
=ev	114
=eve	-41
=even	132
=evening	-120
=evenings	346
=evenly	-118
=events	-105
=ever	319
=every	354
=everybody	-160
=everyone	-195
=everyones	-146
=everything	217
=everywhere	84
=evicted	117
=evil	39
=ewa	146
=ewan	163
=ewe	-85
=ewes	186
=ex	171
=ex-husband	143
=ex-wife	156
=exact	-38
=exactly	-79
=exam	38
=example	-545
=examples	208
=exams	200
=excavator	8
=excel	46
=excellent	-80
=except	181
=exceptions	181
=exchange	43
=exclamation	-32
=excuse	-288
=excuses	-4
=execution	127
=executor	190
=exercise	-262
=exercises	-167
=exhaust	-131
=exhausted	-123
=exist	-23
=exit	-242
=expats	137
=expect	-107
=expected	21
=expecting	96
=expense	130
=expensive	-135
=experience	-164
=expired	-170
=expires	-28
=explain	-75
=explained	-194
=explaining	-78
=explains	-109
=explanation	-34
=explorer	-147
=exponential	-93
=export	-108
=extend	45
=extension	147
=extra	30
=extract	-164
=extractor	184
=eye	139
=eyes	74
=eyesight	256
=f	-172
=fabia	143
=fable	-237
=fabric	64
=face	10
=facebook	111
=faces	160
=facilities	-120
=facing	138
=fact	-85
=factory	66
=faculty	99
=fada	72
=fade	-18
=faden	-55
=fado	-57
=fags	118
=fahrenheit	-81
=fail	25
=failed	102
=failing	-211
=fails	-278
=failure	70
=faint	-65
=fainted	-68
=fair	-214
=fairphone	225
=fairs	142
=faith	150
=fake	-271
=falafel	133
=fall	-36
=fallen	51
=falling	-10
=falls	-185
=false	-35
=fam	-16
=families	16
=family	467
=famous	40
=fan	-84
=fancied	-106
=fancy	-239
=fantasy	-134
=far	41
=farah	9
=farewell	-140
=farid	63
=farm	145
=farmed	-21
=farmer	-72
=farmers	208
=farmhouse	-42
=farms	-152
=faro	-40
=farouk	14
=farrier	200
=farsi	-73
=fast	-181
=fasted	45
=faster	-37
=fasting	130
=fasts	136
=fat	-28
=father	227
=father-in-law	194
=fatima	56
=fatty	124
=fault	-246
=favour	-132
=favourite	-76
=fax	31
=fear	136
=feature	89
=feb	107
=february	233
=fed	-60
=fedora	144
=feed	102
=feedback	-198
=feeding	-172
=feeds	-21
=feel	-214
=feeling	-236
=feelings	-104
=feels	-99
=fees	55
=feet	21
=felix	121
=fell	-170
=fella	-115
=fellbrook	162
=felt	-179
=female	-115
=femi	172
=femke	184
=fen	42
=fence	13
=fencing	-80
=fenna	105
=fergus	101
=fern	31
=ferrata	36
=ferret	65
=ferrets	-88
=ferries	122
=ferry	-8
=festival	-59
=feta	-168
=fetch	-155
=fete	40
=fever	41
=few	-141
=fewer	-208
=ffion	116
=ffs	-122
=fiancé	163
=fibrosis	124
=fictional	-161
=fiddle	-28
=field	99
=fields	71
=fifteen	201
=fifth	83
=fifties	134
=fiftieth	167
=fifty	144
=fifty-minute	166
=fig	162
=fight	-184
=fighting	-42
=figma	96
=figure	-212
=figures	-202
=file	-212
=files	107
=fill	-250
=filler	-187
=filling	104
=fills	-61
=film	-224
=filmed	-167
=films	52
=filter	-103
=filthy	-118
=final	-222
=finale	-167
=finally	-199
=finals	82
=finance	235
=find	-324
=finds	-22
=fine	-40
=finger	41
=fingers	93
=finish	53
=finished	-186
=finishes	-17
=finishing	56
=finland	-124
=finn	262
=finnish	-165
=fintech	122
=fiona	-119
=fionn	134
=fire	-21
=fired	-155
=firefighter	153
=firefox	-203
=fires	-165
=firewood	139
=fireworks	60
=firm	45
=firms	-17
=firmware	167
=first	68
=firstborn	133
=fiscal	74
=fish	-42
=fished	-8
=fishing	-82
=fishmonger	63
=fit	-269
=fits	180
=fitted	-7
=fitter	55
=fitz	-107
=five	-51
=five-year-old	54
=fiver	32
=fives	123
=fix	-301
=fixed	240
=fixes	-88
=fixing	-73
=fixture	-158
=fizzy	161
=fjord	-38
=flag	-235
=flagged	-128
=flags	104
=flake	27
=flaky	-113
=flamenco	-36
=flap	112
=flares	12
=flashing	54
=flask	-47
=flat	36
=flatly	-125
=flatmate	-148
=flatmates	124
=flats	17
=flavour	-183
=fleece	-8
=fleet	68
=flemish	10
=flew	-117
=flicker	-45
=flickering	-40
=flickers	-132
=flies	183
=flight	-200
=flights	-43
=flip	-96
=flipped	135
=float	-20
=flood	164
=flooded	-69
=floor	82
=floors	191
=flopped	-90
=florist	60
=flour	-5
=flow	-43
=flower	-141
=flowers	-31
=flown	229
=flu	-178
=fluent	150
=fluid	149
=flutter	151
=fly	-24
=flyer	33
=flying	167
=foals	70
=foam	123
=focus	-86
=focused	-237
=fodmap	105
=fog	-174
=foggy	78
=folake	-76
=fold	37
=folded	49
=folder	43
=folding	30
=folds	111
=folic	164
=folk	-206
=folks	54
=follow	119
=follow-up	78
=followed	-141
=following	-103
=follows	113
=font	-289
=fonts	28
=foo	-158
=food	109
=foods	124
=fool	-113
=foot	135
=football	22
=footballer	-161
=footer	-187
=footnote	-199
=footnotes	-137
=footpath	-53
=for	13
=forbidden	167
=forbids	-13
=force	89
=forecast	-254
=forehead	-158
=foreman	-24
=forest	18
=forestry	155
=forever	-13
=forgave	-20
=forge	70
=forged	-54
=forget	-172
=forgets	144
=forgive	-226
=forgot	-240
=forgotten	-193
=fork	-86
=forklift	57
=form	-84
=formal	-153
=format	-160
=formatting	-194
=former	-126
=forms	-16
=formula	-328
=fort	30
=forties	146
=fortieth	167
=fortnight	170
=fortnightly	183
=fortran	161
=fortune	-149
=forty	175
=forty-one	90
=forty-six	132
=forty-two	104
=forum	-219
=forums	-171
=forward	33
=forwarded	-140
=foster	193
=fostered	-47
=fostering	140
=foul	-97
=found	-46
=founded	-149
=founder	60
=fountain	63
=four	-68
=four-day	4
=four-person	34
=fourteen	171
=fourth	202
=fox	18
=fractions	-105
=frame	-80
=framework	-87
=fran	-17
=france	-187
=franchise	171
=francigena	101
=francs	28
=frank	-152
=frankfurt	112
=frankly	-137
=frau	221
=fraud	62
=free	-98
=freebsd	-52
=freelance	334
=freelancers	-59
=freelancing	110
=freeze	85
=freezer	129
=freezes	-72
=freezing	-339
=freight	42
=fremantle	170
=fresh	-180
=freya	19
=friday	34
=fridays	232
=fridge	-59
=friend	-81
=friendlier	-176
=friendly	-125
=friends	213
=frightened	157
=frisian	149
=frog	-145
=from	42
=front	-4
=frontend	203
=frost	-46
=frosts	159
=froze	-266
=frozen	-7
=fruit	29
=fry	-131
=fryer	95
=frying	123
=ft	149
=fuel	80
=fuji	71
=full	-78
=full-time	-28
=fully	198
=fuming	-136
=fun	-109
=function	-241
=functions	-137
=fund	-40
=funding	219
=funds	-65
=funeral	-119
=funniest	-124
=funny	-234
=fur	-125
=furious	-167
=furniture	-155
=further	-245
=fuse	33
=fused	186
=fuss	-225
=fussy	-130
=futsal	19
=future	-128
=g	19
=gaelic	151
=gaffer	94
=gag	146
=gail	-28
=gain	64
=gala	-64
=galaxy	-138
=gale	-92
=galicia	173
=gallbladder	180
=galle	-10
=galley	8
=galway	-65
=gambling	30
=game	-295
=games	-25
=gap	-17
=gaps	-170
=garage	201
=garbage	-141
=garden	170
=gardener	-92
=gardens	18
=gare	-114
=garlic	-12
=garmin	79
=gary	108
=gas	184
=gastric	130
=gate	-95
=gates	-41
=gateway	-57
=gauge	24
=gave	-28
=gavin	58
=gaz	126
=gb	19
=gcs	149
=gcse	197
=gdansk	186
=gdańsk	144
=gdynia	168
=gear	-80
=gearbox	-35
=gelatine	-153
=general	-210
=generally	-202
=generate	16
=generated	-45
=generation	11
=generations	99
=generator	-115
=genius	-155
=genoa	43
=genotype	118
=gent	139
=gentle	-253
=gentleman	-74
=geocaching	118
=geoffrey	81
=geography	-38
=geology	134
=george	165
=georgian	244
=gerald	-119
=german	68
=germany	-141
=gertrude	-9
=gerunds	-73
=get	167
=gethin	170
=gets	272
=getting	-146
=gf	263
=ghana	-67
=ghanaian	42
=ghent	-22
=ghost	-155
=gi	-40
=giant	-44
=giesen	140
=gif	-91
=gift	-173
=gig	-29
=gigs	-5
=gimme	-155
=ginger	-50
=girl	134
=girlfriend	-50
=girls	399
=gist	-169
=git	-189
=github	165
=gitlab	75
=giulia	-62
=give	-151
=given	123
=gives	-23
=giving	-33
=glaring	-129
=glasgow	34
=glass	58
=glasses	42
=glaswegian	148
=glaucoma	-11
=glaze	-139
=glazes	100
=glazing	203
=glitter	-52
=globe	-196
=glove	-181
=glovebox	130
=gloves	-201
=glucagon	159
=glue	42
=gluten	136
=gmail	-47
=gnocchi	-164
=go	59
=goa	73
=goal	57
=goalie	108
=goalkeeper	92
=goat	-69
=goats	120
=god	-182
=godfather	-9
=godmother	48
=godot	173
=goes	87
=goggles	32
=gogo	-45
=going	-134
=gold	161
=goldfish	-72
=golf	58
=gone	-94
=good	4
=google	-101
=goose	-98
=gorgeous	-134
=got	7
=gothenburg	123
=gouda	54
=goulash	-46
=gout	79
=government	-78
=governors	122
=gp	56
=gpu	-84
=grab	-141
=grace	200
=graciela	-14
=grade	233
=grades	-68
=grading	66
=gradle	24
=gradually	80
=graduate	122
=graduated	125
=grafana	-56
=grain	249
=grammar	-57
=grams	-29
=gran	115
=grand	-24
=grandad	198
=grandads	132
=grandchild	169
=grandchildren	125
=granddad	158
=granddaughter	144
=grandfather	138
=grandkids	104
=grandma	155
=grandmother	15
=grandpa	116
=grandparents	51
=grandson	145
=granny	87
=grant	173
=grapefruit	15
=grapes	122
=graph	-195
=graphs	126
=grass	-126
=grateful	75
=grave	146
=gravel	170
=gravity	-167
=gravy	-180
=graz	225
=great	-203
=great-aunt	44
=great-uncle	161
=greek	-107
=greenhouse	256
=greens	34
=greeting	-113
=greetings	-147
=greggs	109
=greta	-61
=grew	42
=grey	-155
=greyed	-84
=greyhound	15
=greyhounds	-28
=grid	-52
=grill	123
=grim	-140
=grind	-28
=grip	199
=grocer	76
=groceries	13
=grocery	-124
=groom	21
=groomer	123
=grooming	66
=gross	-136
=ground	286
=group	288
=grouped	-92
=groups	15
=grout	-180
=grovelling	-96
=grow	221
=growing	-87
=growling	-127
=grown	176
=grows	238
=growth	-141
=grumpy	-227
=guard	96
=guards	132
=guess	-414
=guessing	100
=guest	-102
=guesthouse	173
=guests	-143
=guidance	-152
=guide	55
=guidelines	83
=guides	-21
=guinea-pigs	157
=guitar	113
=guitars	-17
=gujarati	-56
=gull	-35
=gum	38
=gunnar	107
=guns	148
=gurdwara	123
=gurkha	69
=gushing	-142
=gustavo	58
=gutter	55
=gutters	-120
=guy	-385
=guys	121
=gwen	105
=gym	-12
=gymnastics	106
=gyms	-61
=h	-76
=ha	-202
=habit	29
=hack	-135
=had	-214
=haddad	22
=haiku	-154
=hail	-16
=hair	36
=hairdresser	-119
=halal	241
=half	-5
=half-brother	5
=half-term	-25
=halftime	-179
=halfway	-273
=halifax	90
=halima	24
=hall	60
=hallstatt	8
=hallway	-12
=halted	-118
=ham	-58
=hamburg	74
=hamid	190
=hamish	113
=hamster	-31
=hana	185
=hand	105
=handball	45
=handed	143
=handicap	120
=handle	176
=handler	-105
=handles	107
=handling	-18
=handover	6
=hands	66
=handshake	-91
=handstand	88
=handwork	137
=handwriting	-29
=hang	66
=hanging	-82
=hangs	-179
=hanna	-120
=hannah	53
=hanne	128
=hanneke	4
=hanoi	-118
=happen	130
=happened	-160
=happens	-97
=happy	-125
=harare	174
=harbin	-51
=harbour	261
=hard	-102
=hardly	-194
=hardware	60
=hare	-134
=harmattan	91
=harmonica	-116
=harness	39
=harold	38
=harriers	174
=harrogate	158
=harry	-158
=harsh	-40
=harvest	52
=has	-128
=hashed	91
=haskell	123
=hassan	-36
=hat	-268
=hatch	78
=hate	205
=hated	-49
=hates	90
=hats	126
=hattie	95
=haul	102
=hauling	120
=haunted	-94
=hausa	-30
=have	-63
=having	113
=hay	103
=he	-47
=head	112
=headache	-292
=header	-276
=heading	-320
=headings	194
=headline	-153
=headmaster	107
=headphones	-61
=heads	52
=headset	-155
=healed	209
=health	136
=heap	-132
=hear	-216
=heard	-394
=hearing	456
=hears	92
=heart	217
=hearts	-187
=heat	121
=heated	33
=heater	153
=heaters	68
=heather	160
=heathrow	26
=heating	7
=heavier	63
=heaving	-154
=heavy	94
=hebden	106
=hebrew	-25
=hectares	-26
=hector	231
=hedda	94
=hedge	-185
=hedgehogs	208
=heidelberg	168
=height	49
=heights	157
=heike	-32
=held	133
=helene	12
=helga	-67
=hell	-82
=hello	-228
=helm	41
=helmand	143
=help	-179
=helpdesk	-31
=helped	70
=helper	-115
=helping	-22
=helpline	-85
=helps	200
=hem	-84
=hen	36
=hence	-7
=hendersons	-19
=hendrik	35
=henk	-9
=henrike	166
=hens	117
=her	50
=herd	152
=herded	-40
=here	-110
=heres	-150
=heritage	102
=hernia	161
=hero	-359
=heroine	-293
=heron	-110
=herons	-55
=herr	84
=herring	46
=hers	-88
=herself	138
=hetzner	193
=hexham	212
=hey	-250
=hgv	188
=hi	-209
=hibernates	119
=hibs	-50
=hidden	20
=hide	15
=hides	42
=hiding	-184
=high	43
=higher	178
=highest	-163
=hijab	141
=hike	-118
=hiking	143
=hilarious	-151
=hill	224
=hilleberg	140
=hills	38
=hilux	163
=him	40
=himself	16
=hindi	-76
=hindu	178
=hinge	-14
=hint	-55
=hints	106
=hip	340
=hips	141
=hire	67
=hired	-90
=hires	-16
=hiring	193
=his	28
=hissed	-108
=history	22
=hit	-167
=hits	-142
=hitting	-136
=hive	-65
=hives	216
=hm	-97
=hmm	-118
=hmrc	-115
=hoarse	-59
=hob	173
=hobart	97
=hobbies	-74
=hobby	208
=hockey	67
=hog	12
=hogging	-151
=hoist	91
=hokkaido	-22
=hold	-286
=holder	77
=holding	-58
=holds	116
=hole	-226
=holes	-159
=holiday	-196
=holidays	-17
=holland	71
=holyrood	-18
=home	82
=homeschool	166
=homeschooled	165
=homeschooling	97
=homestay	141
=hometown	103
=homework	-240
=homophones	69
=honda	145
=honest	-8
=honestly	-58
=honey	62
=honeymoon	158
=honking	-135
=honour	-16
=hood	115
=hook	-210
=hoover	22
=hoovered	-133
=hoovering	-67
=hop	49
=hope	-138
=hopefully	25
=hopeless	164
=hopes	-164
=hoping	166
=hops	163
=horoscopes	54
=horrible	-117
=horror	68
=horse	183
=horsebox	45
=horses	-83
=hose	-158
=hospice	196
=hospital	211
=hospitals	-41
=host	-40
=hostas	-138
=hosted	196
=hostel	41
=hosting	207
=hosts	123
=hotels	4
=hour	-334
=hourly	95
=hours	-7
=house	236
=housebound	158
=household	45
=households	135
=housemate	97
=houses	-30
=housing	34
=houston	14
=hovering	-162
=hovers	87
=how	-311
=howling	13
=hows	-85
=hp	129
=hr	-136
=html	53
=htmx	113
=hubby	123
=hue	-64
=huge	-114
=hugo	40
=hull	-62
=hum	-137
=human	-176
=humans	-118
=humidity	124
=humming	-145
=hummus	-148
=humour	12
=hums	-153
=hundred	-142
=hung	-185
=hungarian	-52
=hungover	-189
=hungry	-219
=hunting	105
=hunts	113
=hurdy-gurdy	-39
=hurling	80
=hurry	-398
=hurt	-169
=hurting	-167
=hurts	-111
=husband	167
=hut	75
=hw	-173
=hybrid	-5
=hydraulic	5
=hydrology	28
=hygiene	114
=hygienist	-147
=hymn	-75
=hymns	172
=hype	-188
=hypothetically	-109
=hyun-woo	116
=i	157
=i2c	171
=ibiza	-63
=ibs	140
=ibuprofen	-153
=ice	-190
=iced	-183
=iceland	-104
=ices	-112
=ich	109
=icing	21
=icon	-215
=icy	-10
=id	37
=ida	-115
=idea	-306
=ideas	-240
=idiom	-153
=idioms	144
=idiot	-171
=idk	-117
=idle	-205
=idris	165
=ie	119
=ielts	177
=if	-47
=ignore	-155
=ignored	36
=ii	113
=ik	-172
=ikea	-42
=ikram	66
=ileostomy	162
=ilka	-44
=ilkley	-84
=ill	-104
=illegal	-70
=illegible	-108
=illustration	20
=image	33
=images	15
=imaginary	-123
=imagine	-312
=imperial	144
=implant	109
=implants	118
=import	-44
=important	-153
=imports	-122
=impossible	-78
=impressed	-132
=in	13
=in-laws	138
=inbox	-211
=inc	129
=inch	216
=inches	-68
=incident	-137
=includes	55
=including	135
=income	198
=index	195
=indoor	-51
=indoors	214
=ines	179
=influencer	-128
=informal	-74
=infra	95
=ingrid	112
=inhaler	158
=inherit	-81
=inheritance	120
=inherited	270
=inherits	-131
=initial	91
=initials	6
=inject	151
=injera	-43
=injured	-161
=injuries	-72
=injury	137
=ink	-233
=inland	-81
=inn	61
=input	-46
=inputs	-180
=insane	82
=inside	5
=insist	163
=insisted	-23
=insists	26
=insomnia	64
=inspector	-113
=insta	-75
=install	-13
=installed	-95
=installer	-169
=instead	36
=institute	123
=instructions	-41
=instructor	101
=instrument	-45
=insulin	309
=insult	-128
=insulted	-82
=insults	-177
=insurance	77
=insured	221
=insurer	156
=insurers	-128
=intend	122
=interest	-124
=interested	31
=interesting	-142
=interlock	134
=intern	-127
=internet	171
=interns	145
=interpret	55
=interpreter	176
=intervals	71
=interview	-158
=interviewed	-131
=interviews	179
=intolerant	202
=intro	-75
=introduce	-150
=introvert	119
=ints	-58
=intune	136
=invalid	-109
=invented	-135
=inventory	35
=inverter	-77
=investments	174
=invite	-113
=invited	-86
=invites	-151
=invoice	-80
=invoices	-4
=inès	153
=inés	137
=inês	93
=ios	168
=ip	-124
=ipad	16
=iphone	144
=irish	319
=irma	7
=iron	22
=ironing	-19
=ironman	11
=is	57
=isa	123
=isla	91
=islam	103
=island	150
=iso	-61
=issue	-157
=issued	118
=issues	73
=it	-174
=it's	-128
=italian	-16
=itch	151
=itchy	-87
=item	-228
=items	-128
=itinerary	-156
=its	-162
=itself	-23
=ivf	234
=izmir	263
=izmit	-61
=jab	-93
=jabs	128
=jacket	-179
=jakub	-35
=jam	-154
=jamaican	-21
=jamal	13
=jammed	-154
=jane	-12
=january	295
=japa	-79
=japan	-35
=japanese	-65
=jar	-164
=jargon	132
=jars	51
=java	86
=jaw	195
=jaws	165
=jazz	63
=jean	149
=jeans	4
=jehovah	156
=jehovahs	112
=jelena	7
=jelly	-179
=jellyfish	66
=jenkins	166
=jens	-5
=jersey	-94
=jerseys	194
=jet	72
=jigsaw	55
=jira	184
=jo	156
=joan	136
=joanna	156
=job	42
=jobs	-17
=joe	-95
=johannes	90
=john	-159
=join	-147
=joined	-38
=joiner	8
=joining	88
=joins	-147
=joint	19
=jointly	74
=joke	-464
=jokes	-142
=joking	-146
=jolene	-64
=jollof	19
=jonas	135
=joost	153
=joris	163
=josefina	-89
=journal	-33
=journals	132
=journey	54
=joy	-141
=joyce	158
=jude	153
=judge	-155
=judging	-69
=judo	77
=juice	-85
=juki	140
=jules	136
=julia	71
=july	58
=juma	-70
=jump	-88
=jumped	-122
=jumper	-182
=jumping	-199
=jumps	-13
=jumpy	-97
=jun	-24
=junction	-77
=june	30
=junior	189
=juniors	279
=juniper	165
=juno	167
=just	-210
=k	71
=k8s	-44
=kabaddi	-79
=kafka	-81
=kale	-16
=kalthoum	-76
=kampala	131
=kanban	-106
=kano	-61
=karaoke	-144
=karim	-48
=karin	-11
=kasimir	-10
=kasper	117
=kassel	-25
=katong	-30
=katori	110
=kayak	9
=kayleigh	97
=kebab	-35
=keen	-33
=keep	155
=keeper	86
=keeping	140
=keeps	-184
=keiko	78
=keith	-35
=kelder	-70
=kendo	-50
=kenji	-28
=kennel	91
=kennels	212
=kent	184
=kept	297
=kerala	360
=kernel	-158
=kerry	-37
=keto	175
=kettering	-49
=kettle	-111
=kettlebells	-67
=keyboard	-46
=keyerror	-161
=keynote	-62
=keys	-47
=kg	-97
=kia	-76
=kibbutz	-11
=kicked	-165
=kickoff	47
=kicks	4
=kid	-60
=kidding	-95
=kidney	243
=kidneys	83
=kids	-62
=kigali	-73
=kildare	151
=kilkenny	127
=kill	-131
=killed	-175
=killer	-161
=killing	-258
=kills	87
=kiln	178
=kilo	-189
=kilometre	117
=kilometres	130
=kilos	208
=kilt	7
=kimchi	102
=kin	149
=kind	-51
=kinda	-59
=kindergarten	156
=kindle	128
=kindly	-218
=kinds	179
=king	-199
=kingdom	-41
=kings	-83
=kiosk	83
=kisumu	171
=kit	191
=kitchen	-53
=kitchens	129
=kite-surfing	-12
=kittens	-155
=kiwi	47
=klarna	171
=km	76
=kml	-129
=knackered	-149
=knee	251
=kneel	27
=kneeling	74
=knees	286
=knew	-108
=knife	16
=knight	-210
=knit	197
=knitting	174
=knives	14
=knock	81
=knocked	-216
=knocking	-137
=knocks	146
=know	-137
=known	58
=knows	167
=kofi	-47
=koi	4
=koji	-43
=kombucha	122
=kona	31
=korea	-75
=korfball	43
=kosher	219
=kotlin	120
=kotor	81
=kowalczyk	134
=kowalskis	-25
=kubernetes	120
=kumasi	270
=kurdish	125
=kwabena	-45
=kwame	91
=kwh	132
=kyle	-46
=kyoto	57
=l	-33
=l4	84
=l5	190
=la	-51
=lab	156
=label	-268
=labelled	130
=labels	23
=labour	-115
=lace	-143
=lactose	244
=lad	63
=lada	-94
=ladder	75
=ladders	182
=lads	148
=lady	-175
=lag	-184
=lagos	49
=lags	-146
=laid	39
=lake	169
=lakh	-44
=lale	58
=lamb	49
=lambing	40
=lambretta	156
=lame	45
=laminated	-135
=laminitis	190
=lamp	-102
=lampeter	108
=lamps	-70
=land	233
=landed	-196
=landing	-128
=landlord	-44
=landlords	-45
=lands	-61
=landscape	-193
=lane	23
=lanes	65
=language	78
=languages	58
=laos	-40
=lap	-15
=laps	-123
=lapsed	107
=lapses	59
=laptop	-81
=laptops	10
=large	155
=larger	68
=lasagne	-87
=laser	173
=lass	104
=last	-118
=lasts	-202
=latch	-146
=latches	143
=late	-213
=lately	17
=latency	-135
=later	-273
=lates	-52
=latest	-120
=latex	203
=lathe	136
=latin	-49
=latvia	-71
=laugh	-269
=laughed	-217
=laughing	-320
=launch	59
=laundrette	84
=laundromat	87
=laundry	36
=law	178
=lawn	18
=lawnmower	-51
=lawyer	65
=lay	140
=layer	-65
=layers	98
=laying	-83
=layoffs	-6
=layout	-219
=layover	-141
=lazy	-92
=lead	168
=leader	128
=leads	96
=leaf	-194
=leaflet	-378
=leaflets	73
=league	293
=leak	43
=leaked	-194
=leaking	-141
=leaks	6
=lean	90
=leander	-90
=learn	37
=learned	64
=learner	83
=learning	82
=learns	-102
=learnt	195
=lease	134
=leased	159
=leasehold	98
=least	-79
=leather	-7
=leave	85
=leaves	-157
=leaving	21
=lecture	-169
=led	62
=ledger	85
=leeds	-86
=leek	63
=leeks	-59
=left	88
=left-footed	113
=left-handed	296
=left-handedness	-16
=left-hander	128
=leftovers	124
=lefty	-13
=leg	233
=legacy	145
=legal	235
=legally	-151
=legend	-216
=legged	-54
=legion	154
=legs	-149
=leicester	189
=leiden	64
=leila	95
=leinster	-95
=leipzig	115
=leith	64
=lemon	57
=lena	46
=lend	138
=lends	132
=length	118
=lengths	-150
=lens	52
=lent	264
=lentil	-119
=lentils	-210
=leo	-28
=leon	143
=lerato	137
=less	-37
=lesson	-8
=lessons	295
=let	-63
=lets	-20
=letter	-247
=letterpress	134
=lettice	144
=letting	185
=lettuce	-102
=leukemia	98
=leuven	196
=level	-62
=levels	218
=lever	-159
=levothyroxine	162
=lewy	152
=liam	129
=lib	48
=librarian	142
=library	141
=libre	139
=libreoffice	242
=licence	306
=licences	107
=license	42
=lichens	143
=lichess	55
=lid	-144
=lidl	-21
=lido	103
=lie	-263
=lien	-16
=life	368
=lifeboat	105
=lifeguard	-34
=lifelong	170
=lifetime	-105
=lift	82
=lifted	-174
=lifting	10
=lifts	78
=light	-125
=lighter	63
=lighthouse	17
=lighting	48
=lights	-76
=like	-108
=liked	4
=likes	13
=liking	-134
=lil	134
=lilies	9
=lima	73
=lime	95
=limerick	-41
=limescale	-98
=limit	-86
=limited	11
=limp	-138
=limped	-120
=limping	-199
=linda	73
=lindiwe	4
=lindner	75
=lindqvist	117
=lindy	49
=line	-122
=linear	202
=lineman	68
=linen	172
=lines	-109
=linguistics	104
=link	-142
=linked	-142
=links	51
=lint	-169
=linter	-205
=linting	11
=linux	41
=linz	-24
=lip-reads	133
=lips	-187
=liquid	180
=lisbon	-113
=lise	122
=list	-248
=listed	-61
=listen	66
=listening	-142
=listens	-37
=lister	98
=listing	-263
=listings	115
=lists	114
=lit	-139
=lite	131
=literally	52
=lithium	179
=lithuanian	-37
=litre	52
=litres	96
=litter	-140
=little	-27
=liu	-38
=live	-31
=lived	-178
=liver	163
=livery	129
=lives	-17
=livid	-133
=living	266
=ljubljana	13
=llamas	-154
=load	-327
=loaded	-117
=loader	130
=loading	29
=loads	-23
=loaf	-269
=loan	20
=lobby	-184
=lobster	-137
=local	153
=loch	142
=lock	-173
=lockdown	228
=locked	42
=locker	-39
=locks	163
=locksmith	-20
=locum	17
=lodger	74
=lodges	56
=log	-7
=logged	99
=logging	63
=logic	-128
=login	-223
=logins	-129
=logistics	72
=logo	-308
=logos	-15
=logs	19
=loki	202
=lola	48
=london	-29
=long	-18
=long-distance	174
=loo	-30
=look	-4
=looked	30
=looker	169
=looking	-231
=looks	-362
=loom	-119
=loop	-184
=looping	-128
=loops	-148
=lord	-149
=lorries	167
=lorry	-26
=lose	-117
=loses	-115
=losing	-225
=loss	-117
=lost	-32
=lot	-126
=lotte	-17
=lottery	5
=loud	-47
=loudest	-144
=lounge	162
=lourdes	110
=lousy	-139
=love	-51
=loved	-139
=lovely	-124
=lovers	-138
=loves	-68
=low	54
=lower	-4
=lowercase	34
=lts	94
=luca	120
=lucian	-29
=luck	-227
=lucknow	-88
=lucky	9
=lucía	-98
=ludlow	157
=ludmila	17
=lufthansa	-91
=luggage	-90
=luigi	-81
=luis	73
=lukewarm	83
=lunch	-274
=lunches	-99
=lunchtime	99
=lung	186
=lungs	163
=lupus	48
=lurcher	158
=lute	92
=luthier	173
=luton	119
=lux	160
=lviv	136
=lvl	-107
=lycée	123
=lying	156
=lymington	-62
=lyon	-201
=lyrics	-157
=m	-80
=m6	-139
=m8	-65
=ma	-18
=mabel	164
=mac	109
=macbeth	-158
=macbook	152
=machine	-77
=machines	141
=mackerel	-36
=macro	-61
=macros	36
=macs	139
=macular	222
=mad	-82
=madam	-115
=made	-134
=madeira	-142
=madness	-162
=madrid	150
=magazine	24
=magazines	-96
=magic	8
=magistrate	135
=mahjong	-9
=mai	114
=maid	-35
=maiden	78
=mail	-47
=main	19
=mainly	155
=mains	105
=maintain	180
=maintains	103
=maintenance	-63
=maja	119
=major	138
=make	-36
=maker	88
=makerere	85
=makes	180
=makita	109
=malcolm	94
=male	112
=mall	-105
=malmö	43
=malt	-115
=malta	38
=mam	197
=mama	210
=mamiya	151
=mammy	-108
=man	-134
=manage	276
=managed	-86
=manager	-59
=mandarin	123
=mandatory	158
=manga	-19
=mangoes	-70
=manila	255
=manners	-104
=mantelpiece	-34
=manual	154
=manuals	95
=many	-372
=map	-168
=maple	-120
=mapping	66
=maps	60
=marans	145
=marathon	-45
=marathons	123
=marble	-134
=march	530
=marco	-177
=marcus	109
=mare	183
=marek	-54
=mares	-124
=margaret	204
=margin	-232
=margins	-117
=margit	153
=marguerite	26
=maria	-100
=mariachi	22
=marine	142
=marisol	22
=mark	67
=marked	-38
=market	123
=marketing	60
=markets	71
=marking	104
=marks	27
=marlow	171
=marquees	138
=marriage	184
=married	34
=marries	5
=marry	-80
=mars	-166
=marseille	139
=mart	84
=marta	-51
=mary	-57
=marys	67
=mas	-53
=mascot	-86
=mash	-133
=mask	68
=mass	29
=massage	117
=massey	91
=mastectomy	141
=master	135
=masters	223
=mat	-193
=matatu	-131
=match	-268
=matches	-93
=mate	-191
=mateo	139
=materials	124
=maternity	168
=mates	-83
=mateus	-47
=maths	192
=mats	98
=matter	-74
=matters	98
=mattress	-111
=maud	52
=maureen	130
=max	52
=may	188
=may/june	155
=maybe	-294
=mayor	-29
=mbit	113
=me	166
=meadow	-14
=meal	177
=meals	56
=mean	61
=meaner	-164
=meaning	121
=means	-144
=meant	-347
=meanwhile	64
=measure	-34
=measurements	75
=meat	142
=mechanic	158
=mechanical	131
=med	202
=medals	56
=medellín	125
=media	165
=medical	178
=medicine	99
=medicines	111
=meditate	133
=meditation	-15
=medium	-67
=meds	8
=meera	78
=meet	96
=meeting	-522
=meetings	237
=meets	79
=meg	-13
=meh	-220
=mehwish	-78
=mei	15
=melbourne	110
=melt	-133
=melted	-133
=melting	-138
=member	57
=members	93
=membership	145
=meme	-192
=memes	-124
=memo	-113
=memoir	-56
=memory	-250
=men	153
=mend	94
=mended	-172
=mending	35
=meniscus	136
=mennonite	18
=mental	-148
=mention	-225
=mentioned	-211
=mentions	-88
=mentor	326
=menu	-278
=merchant	59
=mercury	-148
=mercy	-41
=merge	52
=merged	-236
=merger	170
=merges	-76
=merkel	-159
=merry	-119
=mesh	165
=mess	-205
=message	-54
=messages	125
=messi	-177
=messy	-132
=met	18
=metabase	190
=metal	161
=metals	-22
=meter	-79
=metered	168
=meters	132
=metformin	87
=method	5
=methodist	199
=methods	-239
=methotrexate	186
=metre	16
=metres	107
=metric	143
=metrics	72
=metro	-59
=mg	82
=mhz	-137
=mi	93
=miami	-141
=mic	-305
=mice	93
=michaelmas	199
=microbes	123
=microwave	182
=mid	-75
=middle	-161
=midnight	-249
=midwife	329
=midwifery	137
=might	-288
=migraine	22
=migraines	377
=migrating	140
=migration	-210
=migrations	180
=miguel	33
=milan	96
=mild	-46
=mile	-114
=mileage	145
=miles	122
=military	-52
=milk	-45
=milked	-66
=milker	174
=milkers	-48
=milking	98
=mill	140
=million	73
=milo	86
=milos	134
=mimi	111
=min	-67
=mince	-105
=mind	-169
=minds	58
=mine	230
=miner	119
=mines	-25
=mini	166
=minibus	163
=minimum	122
=mining	-121
=minister	-215
=ministry	205
=minor	-36
=mins	-47
=minsk	-66
=mint	164
=minus	-98
=minute	-273
=minutes	-204
=mireille	154
=mirela	145
=mirjam	46
=mirror	-113
=mirrors	47
=misc	-146
=miscarriages	152
=miso	16
=misread	-153
=miss	290
=missed	-332
=missing	-88
=mission	-32
=misspelt	69
=missus	84
=mistake	-332
=mistakes	42
=mitchells	-72
=mitzvah	184
=mix	-43
=mixed	-4
=mixer	192
=mixes	107
=mixing	144
=ml	-28
=mm	77
=mo	56
=moan	-111
=moaning	-76
=mobile	122
=mochi	125
=mock	-60
=mock-up	-123
=mocks	88
=modal	-156
=modbus	-43
=mode	6
=model	-104
=models	72
=modern	-86
=module	-52
=modulenotfounderror	-127
=modules	135
=moira	200
=moldova	139
=moment	-167
=mon	35
=monday	-232
=mondays	37
=money	108
=mongooses	19
=monika	46
=monitor	147
=monk	121
=monks	-120
=mono	-100
=monolith	137
=monorepo	252
=montessori	164
=month	154
=monthly	216
=months	84
=mood	-233
=moon	-209
=moonlighting	43
=moor	-95
=moored	214
=mooring	175
=mop	-123
=mopped	-150
=moral	-151
=more	-131
=moreau	-80
=morning	-308
=mornings	446
=mortgage	200
=mortgages	80
=mosel	125
=mosque	178
=moss	74
=most	73
=mostly	184
=mot	70
=moth	-166
=mother	83
=mother-in-law	199
=mother-tongue	241
=motion	124
=motivational	68
=motocross	134
=motor	-8
=motorbike	76
=motorbikes	154
=motorhome	143
=motorways	166
=motto	-42
=mould	-69
=mount	-66
=mountain	116
=mountains	17
=mouse	-11
=moustache	-140
=mouth	62
=move	-169
=moved	58
=movement	-4
=moves	-97
=movie	-194
=mowing	-14
=mows	150
=mr	246
=mr.	38
=mri	35
=mrs	84
=mrs.	97
=ms	208
=msc	113
=msg	-166
=much	-248
=mud	-190
=muddy	-78
=muffin	-176
=mug	29
=mugs	-141
=mule	8
=mum	165
=mumble	155
=mumps	97
=mums	206
=munich	149
=munros	-19
=murder	72
=murmur	138
=museum	-9
=museums	6
=mush	-168
=mushroom	-123
=mushrooms	166
=music	63
=muslim	281
=mussels	55
=mustard	17
=mute	101
=muted	-94
=my	122
=mypy	143
=myself	84
=mystery	13
=myth	-217
=n	129
=n't	87
=n2	140
=na	128
=nadia	160
=nah	-120
=nail	17
=nails	4
=nain	63
=nairobi	-38
=nakuru	75
=name	-72
=named	46
=names	28
=naming	-140
=nan	70
=nana	77
=nanny	-101
=nantes	101
=nap	-177
=naples	-137
=nappies	30
=naps	259
=narrator	-199
=narrow	-158
=narrowboat	234
=nas	265
=nasty	-178
=national	110
=nationwide	228
=native	55
=natural	-118
=naturalisation	144
=nature	66
=nav	-136
=navy	210
=nda	165
=near	45
=nearest	224
=nearly	-24
=neat	-100
=neck	53
=ned	-58
=need	-77
=needed	-202
=needful	63
=needle	-63
=needles	178
=needs	71
=negative	-26
=neighbour	-460
=neighbours	11
=neil	107
=neither	-21
=nell	92
=nephew	-36
=nerves	-163
=nervous	-26
=nest	59
=net	148
=netball	111
=netflix	18
=nets	-92
=network	-24
=neutral	-7
=never	244
=new	-98
=newborn	97
=newer	188
=newest	51
=news	-257
=newsletter	-105
=newspaper	-94
=next	54
=nginx	72
=ngozi	-21
=nguyễn	-23
=nhs	-156
=niamh	-76
=nice	-395
=nicely	-209
=nicer	-130
=nicked	-240
=nickel	9
=nico	-61
=nicotine	125
=niece	29
=nieces	-22
=nigerian	91
=night	-85
=nightly	144
=nightmare	75
=nights	234
=nikah	20
=nil	-126
=nile	-148
=nils	148
=nina	-70
=nine	149
=nine-year-old	37
=nineteen	94
=ninety	158
=ninety-six	122
=ninth	-36
=nitrile	12
=nitrogen	-34
=nits	-100
=no	138
=no-gi	-40
=nobody	-9
=nodded	-120
=node	-73
=noise	-99
=noisy	-250
=nokia	197
=non	-143
=none	74
=nonetype	-112
=nonfiction	148
=nonna	197
=nonsense	-199
=nonstop	135
=nonverbal	182
=noodles	-145
=noon	-246
=noor	226
=nor	111
=nordea	68
=normal	-107
=normally	-30
=norse	-85
=north	262
=north-facing	150
=northern	67
=norway	-200
=norwegian	154
=nose	16
=not	-27
=notary	149
=note	-167
=notebook	123
=notes	-80
=nothing	39
=notice	176
=noticed	-243
=notices	99
=notion	-89
=nought	-116
=nov	171
=novel	-322
=novels	199
=november	105
=now	-99
=nowadays	-139
=nowhere	175
=nowt	159
=nuala	-12
=nuc	140
=nudge	-118
=null	-251
=nullable	-118
=nulls	-143
=numb	-34
=number	-167
=numbers	19
=numpy	90
=nun	23
=nuns	167
=nurse	-214
=nursery	144
=nurses	-36
=nursing	257
=nut	165
=nut-free	145
=nutmeg	-89
=nuts	-233
=nvda	-16
=nvm	-139
=nz	129
=o	-176
=oak	19
=oat	-56
=oaxaca	-32
=oban	-54
=obituary	-86
=object	-125
=objection	-138
=obliged	-109
=oboe	169
=obviously	-210
=ocd	203
=ochre	148
=octavia	128
=october	67
=octopus	6
=octopuses	-122
=odd	107
=odoo	-28
=oduya	141
=of	-43
=off	24
=off-season	-52
=offence	-155
=offer	-160
=offered	-51
=offering	-168
=office	34
=officer	103
=offices	-32
=offline	10
=offshore	112
=offside	-133
=offsite	-63
=ofsted	189
=often	-237
=oh	-217
=ohio	-57
=oil	-146
=oiled	-157
=oils	133
=ok	-109
=okada	44
=okafor	92
=okafors	75
=okay	-37
=okonjo	114
=okonkwo	-79
=oksana	124
=ol	-75
=ola	53
=old	72
=older	63
=oldest	-14
=oleander	62
=olga	-31
=olive	-81
=olives	139
=ollie	42
=olomouc	172
=olu	105
=olympic	-141
=olympics	-150
=oma	145
=omar	21
=omelette	-30
=omg	-117
=on	-4
=on-call	148
=once	-88
=ondrej	19
=one	-152
=one-page	83
=ones	-19
=onion	-76
=onions	-8
=online	88
=only	196
=onset	81
=ontario	147
=oom	-185
=oops	-116
=op	70
=open	-109
=opened	-257
=opener	-10
=opening	-27
=openings	50
=opens	48
=opera	81
=operated	34
=operation	143
=operator	118
=opinion	-152
=opinions	-179
=opposite	-214
=ops	152
=option	-186
=options	-12
=or	-205
=oracle	14
=orange	-204
=oranges	-130
=orca	134
=orchard	228
=orchards	-42
=orchestra	245
=orchids	156
=order	-16
=ordered	-190
=ordering	64
=orders	57
=ordinary	14
=organ	98
=organic	125
=organise	151
=organist	143
=original	-51
=originally	167
=orla	-72
=orms	18
=ortho	144
=orthodontist	89
=orthodox	43
=osaka	134
=oscars	-143
=osei	149
=oskar	117
=oslo	-226
=ota	153
=other	-42
=others	150
=otherwise	46
=oticon	72
=otis	91
=otley	37
=otters	113
=ottilie	118
=otto	219
=ottoline	148
=ouch	-112
=oud	-9
=ought	-243
=oulu	189
=oum	-76
=ouma	-81
=our	233
=ours	372
=ourselves	60
=out	-80
=outage	49
=outboard	19
=outdated	-33
=outdoor	105
=outdoors	114
=outfit	14
=outhouse	143
=outing	-110
=outline	131
=outlived	182
=outlook	-129
=output	-62
=outright	199
=outside	-23
=oven	-14
=ovens	126
=overdraft	130
=overflowing	-111
=overhead	114
=overlap	28
=overlocker	154
=overnight	-137
=overpriced	-145
=overran	-155
=overslept	-152
=overtime	121
=owe	73
=owed	-106
=owes	-12
=owing	158
=owl	57
=own	100
=owned	-9
=owner	193
=owners	71
=ownership	-106
=owns	319
=owt	5
=oxford	141
=oyelaran	243
=oz	-160
=p	-54
=p2	-30
=p99	-163
=pa	176
=pace	46
=pacemaker	271
=pacing	-129
=pack	-5
=package	135
=packages	71
=packaging	-41
=packed	-74
=packet	-251
=packing	55
=packs	160
=paco	-81
=padding	-27
=paddington	-123
=padel	13
=padlock	-139
=pads	-89
=paediatric	91
=paediatrics	56
=page	-313
=paged	120
=pager	97
=pagerduty	164
=pages	-74
=paid	224
=pain	63
=painful	-110
=painkillers	169
=paint	-111
=painted	-75
=painter	-110
=painting	148
=paints	90
=pair	32
=pairs	-169
=pal	-55
=palermo	-42
=pallets	-51
=palpitations	180
=pamphlet	-24
=pan	-54
=pancakes	-137
=pancreatitis	116
=pandas	-160
=panel	-52
=panels	171
=panic	43
=panicked	-113
=panics	45
=pans	-45
=pantry	147
=papa	168
=papadakis	-71
=paper	62
=papers	136
=paperwork	-51
=para	-322
=paracetamol	-161
=paraffin	23
=paragraph	-497
=paragraphs	166
=paralegal	130
=paramedic	108
=parameter	-142
=parang	-99
=parcel	-281
=parcels	58
=pardon	-116
=parent	30
=parental	136
=parents	219
=parents-in-law	85
=paris	-230
=parish	99
=parishes	141
=park	106
=parked	-109
=parking	-271
=parkinson	268
=parkinsons	166
=parkour	25
=parkrun	5
=parlour	74
=parole	-15
=parrot	-11
=parrots	-166
=parser	-127
=parsley	-194
=part	-280
=part-time	189
=particular	-157
=partie	117
=parties	127
=partly	101
=partner	105
=partners	36
=parts	23
=party	-166
=parveen	-80
=pass	114
=passable	49
=passage	-158
=passed	207
=passengers	-143
=passes	-50
=passion	141
=passionate	-103
=passive	-46
=passport	-57
=passports	28
=password	-204
=past	115
=pasta	-176
=paste	-176
=pasted	-329
=pasting	-103
=pastor	-36
=pastry	6
=pat	43
=patagonia	145
=patch	-89
=patches	-31
=patent	133
=patents	142
=path	-191
=pathway	126
=patience	-45
=patient	-134
=patients	97
=pattern	-63
=paul	38
=paulette	154
=pause	-143
=pavel	-13
=pavilion	-131
=paving	47
=pay	-88
=payday	139
=paying	152
=payment	6
=payments	166
=payroll	220
=pays	-19
=payslip	-159
=pb	188
=pc	257
=pct	-14
=pdf	-310
=pdfs	-67
=pe	149
=peak	85
=peaked	-36
=peanut	71
=peanuts	85
=peas	-235
=peat	113
=pedals	91
=peeled	-140
=peeling	88
=peer	-16
=peg	-79
=pelikans	87
=pellets	157
=pelota	58
=peloton	69
=pen	-5
=penalty	-135
=pencil	-153
=pending	62
=penguin	-129
=penhaligon	-87
=penicillin	48
=penny	41
=pens	129
=pension	173
=pensioners	177
=pentax	161
=pentlands	-63
=people	-118
=pep	76
=pepper	47
=percent	-99
=perfect	5
=perfectly	-118
=performance	-55
=perfume	146
=perhaps	-200
=period	-55
=periods	-105
=perl	103
=permanent	135
=permission	-123
=permit	96
=permits	-149
=permitted	37
=pernille	-4
=perpetua	110
=person	48
=persona	-189
=personal	-145
=perth	430
=peru	-233
=pescatarian	-33
=pesticides	7
=pete	126
=peter	-67
=petra	141
=petrol	-218
=pets	-172
=peugeot	-25
=pf	53
=pharmacies	153
=pharmacist	93
=pharmacy	28
=phase	-32
=phd	232
=phew	-214
=phil	132
=philippa	33
=philomena	95
=phobia	149
=phobic	144
=phoebe	147
=phonak	61
=phone	-41
=phones	59
=phonics	-57
=photo	-431
=photograph	113
=photographer	-82
=photographs	126
=photography	137
=photos	-45
=php	155
=phrase	111
=physics	161
=physio	191
=pi	149
=pia	92
=piano	-33
=pianos	46
=pic	-153
=pick	-232
=pick-ups	99
=picked	-37
=picker	-89
=pickers	112
=pickle	116
=pickles	-53
=picks	-133
=pickup	9
=picky	150
=picnic	-87
=picture	-209
=pictures	69
=pie	-215
=piece	-189
=pieces	64
=pier	119
=pierogi	-42
=piet	21
=pig	-80
=pigeon	-164
=pigeons	98
=pigs	-4
=pihole	86
=pike	13
=pikin	57
=pilar	117
=pilates	56
=pile	-182
=pill	-126
=pills	37
=pilot	-93
=pilots	128
=pim	-132
=pin	45
=pinball	72
=pineapple	-150
=ping	-109
=pink	-168
=pinned	78
=pint	-123
=pints	-85
=piotr	166
=pip	52
=pipe	20
=pipeline	-23
=pipes	-136
=pippa	67
=pirate	-129
=pirogue	95
=pistachio	60
=pit	133
=pitch	123
=pitlochry	72
=pitta	-96
=pivot	-224
=pixel	50
=pixels	-178
=pizza	-230
=place	200
=placeholder	-137
=placement	131
=places	111
=plain	-54
=plan	-105
=plane	-35
=planer	137
=planes	50
=planet	-174
=planned	208
=planner	-133
=planning	-8
=plans	84
=plant	75
=planted	63
=plants	-246
=plaster	86
=plasterboard	87
=plasterer	-6
=plastic	72
=plate	140
=plates	-31
=platform	-14
=platforms	143
=play	83
=played	-83
=player	41
=players	-145
=playing	59
=playlist	-205
=plays	-269
=please	-59
=pleased	-136
=pleasure	-13
=plenty	-12
=plosives	70
=plot	116
=plots	15
=plough	151
=plovdiv	184
=pls	-156
=plug	-19
=plugins	-69
=plugs	33
=plumber	-355
=plumbers	26
=plumbing	211
=plural	-82
=plus	121
=plymouth	112
=plz	33
=plzeň	117
=pm	86
=png	-132
=pnpm	129
=po	-151
=pocket	136
=pockets	-148
=pod	-162
=podcast	-120
=poem	-214
=poems	136
=poetry	65
=point	-97
=pointing	-144
=points	79
=poison	-144
=pokhara	10
=pole	-122
=policy	130
=polish	121
=polite	-131
=pollen	-42
=polls	-123
=polo	-60
=polokwane	38
=polytunnel	-44
=pomeranian	-14
=pompous	-152
=pond	-59
=ponds	104
=ponies	54
=pony	-7
=poodle	-121
=pool	118
=poor	-19
=poorly	-148
=pop	62
=popcorn	26
=popped	-191
=popping	-183
=poppy	51
=popup	-245
=porch	185
=pork	-18
=porridge	-179
=port	71
=portal	-83
=porter	39
=portfolio	-96
=porto	-48
=portrait	78
=portraits	97
=portugal	132
=portuguese	-58
=position	-146
=positive	105
=poss	-158
=possible	-263
=possibly	67
=post	39
=post-its	40
=postcard	-145
=postcode	-134
=postcodes	-62
=postdocs	181
=posted	26
=poster	-234
=postfix	84
=postgres	-145
=postie	169
=posting	-80
=postman	-220
=posts	13
=pot	72
=potassium	163
=potato	-115
=potatoes	-167
=potions	-164
=pottery	81
=pouch	26
=poultry	176
=pound	5
=pounds	-176
=pour	-169
=pouring	-168
=powder	-50
=power	31
=powys	120
=pr	14
=practice	91
=practise	148
=practised	170
=practises	135
=practising	-10
=pram	14
=prams	44
=pray	-94
=prayer	74
=prayers	97
=preacher	95
=precious	107
=prefer	121
=prefers	69
=prefixes	113
=pregnant	5
=premature	66
=premieres	102
=premium	26
=prep	17
=prepare	-28
=preparing	-23
=prescription	106
=prescriptions	139
=present	69
=presenting	-61
=press	14
=pressed	-235
=presses	136
=pressing	-156
=pressure	-210
=pretend	-229
=pretty	-150
=preview	-166
=previous	-166
=price	11
=prices	-27
=pricing	217
=priest	-165
=priests	-48
=primaries	142
=primary	85
=prime	-141
=principle	-94
=print	199
=printed	-260
=printer	-91
=printers	4
=printing	-184
=prints	-129
=priority	-26
=priscilla	-87
=prison	115
=priti	29
=private	91
=priya	92
=priyanka	159
=prize	-178
=pro	-144
=prob	-152
=probably	-163
=probate	125
=probation	66
=probe	87
=problem	-88
=problems	-49
=process	-7
=processing	158
=processor	134
=procurement	71
=prod	286
=producer	26
=product	249
=production	189
=prof	-17
=professor	28
=profile	-178
=program	153
=programme	-77
=programmer	-41
=programmes	-132
=programming	156
=progress	-120
=project	-7
=projection	60
=projector	61
=prom	-160
=promised	49
=promoted	207
=promotion	124
=prompt	-275
=pronouns	82
=proof	-139
=proofread	27
=proofs	-103
=proper	227
=properly	144
=propose	-44
=proposed	-161
=pros	-147
=prose	218
=prosthetic	162
=protection	95
=protein	138
=protocol	-66
=prototyping	87
=proud	-127
=prove	75
=provider	-41
=proving	-131
=proxmox	101
=proxy	69
=prs	138
=prusa	138
=ps5	196
=psychiatrist	-78
=ptsd	109
=pub	-105
=public	-56
=published	-77
=publisher	137
=pubs	163
=pudding	-160
=puddle	-122
=puglia	45
=pull	-99
=pulled	-209
=pulley	128
=pulls	140
=pump	175
=pumps	7
=pun	-185
=punchline	-143
=pune	211
=punjabi	-33
=punk	47
=pupil	58
=pupils	167
=puppets	-28
=puppy	118
=purchase	-8
=pure	43
=puregym	191
=purple	-197
=purpose	171
=pushed	-178
=pushes	137
=pushpa	-7
=put	-46
=puts	38
=putting	62
=puzzle	-268
=pw	-167
=px	-169
=pym	113
=pytest	-31
=python	199
=q	-212
=q3	171
=q4	113
=qa	52
=qgis	174
=quaker	184
=qualified	24
=quarry	177
=quarter	15
=quarterly	200
=quarters	-93
=quartz	-49
=quechua	-33
=queen	-132
=queens	-4
=query	-378
=question	-146
=questions	13
=queue	-219
=quiche	-164
=quick	-322
=quicker	97
=quickest	-110
=quickly	-186
=quid	-218
=quiet	-59
=quietly	-10
=quilt	-152
=quilting	119
=quilts	73
=quimper	25
=quince	-13
=quinces	-69
=quit	-12
=quite	-19
=quito	134
=quitting	-106
=quiz	-275
=quota	-42
=quote	-38
=quoted	-153
=quotes	-96
=r	-68
=rabbit	-67
=rabbits	-110
=race	23
=racing	69
=rack	143
=radiator	52
=radiators	148
=radio	62
=radiography	37
=radios	115
=raffle	-24
=rail	82
=rails	204
=railway	142
=railways	142
=rain	-410
=rained	-215
=raining	-275
=rains	-156
=rainy	-235
=rainy-day	87
=raise	-83
=raised	322
=raises	-212
=raising	40
=raj	-22
=rally	118
=ram	88
=ramen	-130
=ramipril	72
=rammed	-147
=ramp	-15
=ran	-357
=rana	-35
=random	-149
=rang	-331
=range	-54
=ranger	-54
=ransom	-65
=rare	23
=rarely	60
=rash	114
=rasheed	92
=rashid	17
=rasmus	77
=raspberry	53
=rasta	8
=rate	-60
=rated	99
=rates	-23
=rather	67
=rating	134
=ration	-142
=ravi	108
=raw	84
=ray	163
=raynaud	123
=re	-175
=reach	50
=reached	-171
=react	-46
=read	-8
=readable	13
=reader	266
=readers	166
=reading	-57
=readings	-117
=reads	110
=ready	-243
=real	43
=realistic	-116
=really	37
=reason	-235
=reasoning	197
=reasons	66
=rebase	-144
=reboot	-72
=rebooting	-147
=reboots	61
=rebuild	146
=rebuilt	207
=receipt	-226
=reception	-6
=receptionist	-154
=receptionists	-53
=recife	-19
=recipe	-289
=recipes	310
=reckon	-151
=reckons	-106
=recognised	145
=record	-69
=recorded	118
=recorder	-75
=recording	-146
=recover	129
=recovering	127
=recovery	-96
=recreate	-136
=rector	28
=red	-124
=red-and-green	27
=red-green	127
=red/green	-7
=reddit	-276
=redis	-140
=redo	-298
=redone	134
=reduced	10
=redundant	159
=reed	-103
=ref	-50
=refactor	-160
=refactoring	-118
=referee	-19
=reference	-182
=reflection	-73
=reflux	140
=refresh	-102
=refreshed	24
=refs	-147
=refugee	143
=refund	61
=refunds	60
=refuse	-7
=refused	60
=refuses	-6
=refusing	-186
=reg	96
=regarding	-83
=regardless	160
=regex	-368
=reggaeton	10
=regiment	29
=region	-101
=regional	275
=registered	346
=registrar	-12
=registration	86
=registry	180
=regret	-140
=regretted	-11
=regulars	-7
=regulated	-96
=regulator	127
=rehabilitation	115
=rehairing	107
=rehearsal	-228
=rehearsals	180
=rehearse	89
=rehearses	71
=rehearsing	-15
=rehome	93
=rejected	-194
=release	14
=releases	158
=relevant	-125
=relief	144
=religious	-37
=relocate	71
=remake	-144
=remarried	117
=remember	-30
=remind	-162
=reminder	-178
=reminders	59
=remission	108
=remote	-46
=remotely	57
=removal	-151
=remove	-220
=removed	90
=renal	173
=rename	-246
=renamed	-129
=renata	103
=render	-186
=renew	198
=renewal	88
=renewed	-115
=renewing	205
=renews	170
=rent	131
=rental	-89
=rented	233
=renting	189
=rents	-16
=reopened	-80
=rep	90
=repair	127
=repaired	74
=repairs	173
=repeat	-168
=repeated	-201
=repeating	14
=repeats	66
=replace	-189
=replaced	328
=replacement	118
=replaces	-51
=replacing	152
=replicas	131
=replied	-143
=replies	285
=reply	-150
=repo	-6
=report	-177
=reported	-199
=reporter	23
=reports	343
=reps	10
=request	-84
=requests	26
=requiem	111
=requires	131
=rescue	256
=rescues	75
=research	130
=resend	-133
=reset	-89
=resets	27
=residence	137
=residency	165
=residents	51
=resigned	46
=resit	141
=resits	136
=resmed	97
=resolve	-41
=resort	-144
=respect	-167
=respite	-161
=respond	-182
=responsibility	-175
=responsible	36
=rest	-129
=restart	-72
=restarted	-184
=restarting	-210
=restarts	-160
=restaurant	-106
=restaurants	-93
=resting	118
=restless	-163
=restore	124
=restores	67
=restoring	32
=restraining	168
=result	-254
=results	-125
=retail	-47
=retention	167
=retire	233
=retired	-50
=retirement	193
=retires	-95
=retiring	119
=retrain	142
=retrained	136
=retraining	156
=retries	-192
=retro	21
=retry	-81
=retrying	-125
=return	28
=returned	-58
=returning	-108
=returns	-161
=reuben	136
=reunion	156
=reverse	15
=revert	-170
=review	-5
=reviewer	27
=reviews	-35
=revise	146
=revision	-115
=rewrite	16
=rewrote	54
=rex	-96
=reykjavik	164
=rhubarb	-82
=rhyme	-213
=rhymes	-180
=ribbon	-154
=rice	-118
=rich	-153
=rid	-137
=riddle	-268
=ride	129
=rides	-9
=riding	-54
=rig	215
=riga	93
=right	-126
=rights	10
=rigs	65
=rim	-125
=ring	48
=ringers	-153
=ringing	-223
=rings	313
=rinse	-110
=rip	-172
=ripon	-61
=ripped	-128
=rise	88
=rising	-140
=risk	-211
=risotto	-131
=rivals	86
=river	89
=rivers	-79
=riyadh	175
=roads	146
=roadworks	-146
=roaring	-141
=roast	-58
=robbery	-82
=roberts	-125
=robot	-241
=robotics	166
=robots	56
=rock	60
=rode	-86
=roland	213
=role	-76
=roll	-51
=roll20	149
=rollback	-165
=rolled	-229
=roller	29
=rolling	51
=rolls	-166
=roma	-37
=roman	8
=romania	83
=romanian	141
=romans	-115
=rome	-405
=roof	21
=roofer	134
=roofers	-95
=roofing	162
=roofs	91
=rook	59
=room	78
=roommate	-106
=rooms	-83
=root	-73
=rope	-96
=rosa	184
=rosalind	66
=rosario	-20
=rose	-127
=roses	-68
=roster	15
=rot	-148
=rota	-124
=rotary	-59
=rotate	-28
=rotates	110
=rotating	150
=rotation	98
=roti	-172
=rotten	73
=rotterdam	64
=rough	-143
=roughly	-101
=round	-139
=rounding	139
=rounds	111
=route	-94
=router	-131
=routine	-214
=rover	167
=row	-256
=rower	178
=rowing	236
=rows	-130
=royal	27
=rsi	96
=ruairi	155
=rubbed	-134
=rubber	-114
=rubbish	-103
=ruben	-173
=ruby	188
=rude	-308
=rufus	125
=rugby	158
=ruin	50
=ruined	-105
=rule	92
=ruler	31
=rumbling	-135
=run	151
=rung	-218
=rungs	-133
=runner	86
=runners	192
=running	-119
=runs	142
=rupees	-148
=rural	185
=rush	-179
=rust	43
=rusty	-121
=ruth	126
=ruud	120
=ryanair	-127
=rye	204
=s	25
=s0c7	-153
=s3	139
=sabbatical	16
=sabre	90
=sacks	108
=sacred	142
=sad	-241
=saddles	111
=sadler	170
=sadly	-52
=safari	-148
=safe	-19
=safeguarding	230
=safely	-46
=safety	129
=saffron	-88
=sage	104
=sahara	11
=said	-274
=sailing	-153
=sailor	-131
=saint	32
=salad	-113
=salaries	109
=salary	230
=sale	-199
=sales	58
=salesman	-165
=salmon	-60
=salon	156
=salsa	-70
=salt	40
=saltwater	139
=salty	-62
=sam	-63
=same	-17
=sami	137
=sample	-363
=samples	90
=samsung	135
=san	-143
=sand	24
=sandro	82
=sandwich	-289
=sang	-137
=sans	-93
=sanskrit	-9
=santos	131
=saoirse	191
=sap	149
=saris	87
=sat	-392
=satellite	140
=saturday	-113
=saturdays	147
=sauce	-126
=sauna	130
=saunas	-161
=sausage	-102
=sausages	-113
=save	-124
=saved	-203
=saves	-135
=saving	187
=savings	25
=saw	-77
=sawmill	198
=saws	-23
=sax	65
=say	-238
=saying	-319
=says	-415
=scaffold	147
=scaffolding	117
=scale	62
=scammed	-41
=scan	-217
=scanned	113
=scanner	-136
=scanners	173
=scans	90
=scare	85
=scared	104
=scares	-32
=scarf	-58
=scary	-134
=scene	-517
=schedule	-193
=schema	81
=scheme	16
=schemes	44
=scholarship	138
=school	117
=schoolhouse	136
=schools	-143
=science	93
=sciences	152
=scissors	-28
=scones	-121
=scooter	75
=scope	160
=score	-255
=scored	-125
=scotland	-51
=scots	154
=scottish	26
=scout	134
=scouts	80
=scraping	-138
=scratch	-134
=scream	-129
=screaming	-232
=screams	-61
=screen	-18
=screens	116
=screenshot	-285
=screenshots	-88
=screw	-198
=screwdriver	-125
=screws	136
=scribe	89
=script	-226
=scripts	172
=scroll	-253
=scrolled	-140
=scrolling	-5
=scrubbed	-120
=scrubs	-15
=scrum	-55
=sd	-161
=sea	-26
=seal	24
=seamstress	146
=search	21
=seasick	171
=season	54
=seasonal	-93
=seasons	166
=seat	81
=seating	-190
=seats	25
=sec	-400
=second	25
=second-hand	141
=secondary	157
=seconded	-153
=secondhand	186
=seconds	-401
=secret	-181
=secretary	93
=secrets	108
=section	-23
=security	201
=sedated	128
=sedation	21
=sediment	66
=see	-117
=seed	-107
=seeds	105
=seeing	-55
=seem	-107
=seemed	-136
=seems	-189
=seen	-359
=sees	47
=seizure	144
=seizures	147
=select	-138
=self	59
=self-employed	168
=self-hosted	66
=self-taught	184
=selim	-38
=sell	158
=seller	-230
=selling	52
=sells	-200
=semester	125
=semi	143
=semicolon	-164
=semicolons	-66
=seminar	29
=seminary	130
=semver	-80
=send	-19
=sending	-208
=sends	118
=sense	-82
=sensei	-89
=sensible	-89
=sensitive	154
=sensor	-28
=sensors	154
=sent	-444
=sentence	-55
=sentences	176
=seoul	104
=separate	89
=separated	128
=sept	130
=september	218
=septic	93
=sequence	-113
=sergeant	107
=serial	155
=series	-224
=serif	-122
=serious	-238
=sermon	-102
=sertraline	133
=serve	144
=served	118
=server	-58
=servers	124
=serves	-45
=service	101
=services	-49
=sesame	240
=session	-143
=sessions	73
=set	-32
=set-up	-159
=sets	69
=setter	160
=setting	-120
=settings	-235
=settle	-93
=settled	103
=settlement	-36
=settling	-100
=setup	37
=seven	92
=seventeen	-58
=seventies	116
=seventy	122
=seventy-four	155
=severe	115
=seville	-55
=sew	102
=sewing	251
=sewn	8
=shabbat	213
=shade	22
=shader	-131
=shake	173
=shakespeare	-140
=shaking	-248
=shaky	-131
=shall	-135
=shambles	-143
=shan	87
=shape	-54
=shapes	85
=shards	85
=share	-37
=shared	334
=shares	72
=sharing	70
=shark	-86
=sharp	113
=sharpening	73
=sharpest	31
=shattered	-95
=shave	67
=shaved	-29
=shaz	149
=shd	-115
=she	-18
=shearing	149
=shed	135
=shedding	-21
=sheep	161
=sheepdogs	139
=sheet	-91
=sheets	-117
=sheffield	44
=sheila	203
=shelf	162
=shell	-10
=shellfish	273
=shelter	-44
=sheltered	147
=shelves	-79
=shepherd	47
=sheriff	-61
=sherry	-153
=shetland	234
=shift	-79
=shifts	369
=shin	119
=shingles	-35
=ship	-14
=ships	201
=shipton	131
=shipyard	171
=shirt	-111
=shocking	-25
=shoe	-35
=shoebox	175
=shoegaze	170
=shoes	-196
=shoot	33
=shop	78
=shopify	114
=shopkeeper	-226
=shopping	-120
=shops	-147
=short	59
=shortcut	-131
=shortcuts	111
=shorten	-277
=shortened	107
=shorter	-231
=shorthand	151
=shot	-16
=shots	-117
=should	-341
=shoulder	278
=shoulders	104
=shout	-31
=shouted	-28
=shouting	-150
=show	-248
=showed	-119
=shower	4
=showered	-156
=showers	120
=showing	-227
=shown	109
=shows	-207
=shrink	-150
=shrugged	-132
=shuffle	-133
=shut	-115
=shuts	44
=shutters	111
=shutting	-13
=sia	-131
=siblings	211
=sick	-119
=sickle	173
=side	194
=sideline	98
=sides	-162
=sideways	-75
=siemens	-6
=sight	226
=sign	-26
=signal	-141
=signals	19
=signature	47
=signatures	28
=signed	129
=signing	-10
=signs	141
=sikh	133
=silence	-31
=silent	-30
=silke	-40
=sill	133
=silly	-220
=silver	151
=sim	-101
=simple	53
=simpler	-136
=simply	-89
=sims	-104
=simvastatin	148
=since	180
=sing	204
=singapore	89
=singer	-31
=singing	10
=single	-39
=sings	-121
=sink	-6
=sinking	-118
=sinks	-38
=siobhan	96
=siobhán	196
=sipho	141
=sir	-159
=siri	-197
=sister	-91
=sister-in-law	226
=sisters	206
=sit	176
=sitcom	-214
=site	-130
=sites	66
=siti	-15
=sits	198
=sitter	43
=sitting	-149
=situation	-114
=six	-158
=six-year-old	54
=sixteen	-7
=sixth	174
=sixty	-9
=sixty-eight	82
=size	30
=sizes	-33
=siân	147
=ska	-10
=skate	161
=skateboarding	77
=skegness	-79
=sketch	-287
=sketched	-130
=ski	-63
=skiing	-147
=skin	82
=skip	143
=skipped	-276
=skipper	130
=skips	-86
=skipton	83
=skirting	-152
=skis	55
=skoda	209
=sku	-96
=sky	-153
=skydiving	52
=skye	35
=skype	-49
=sla	164
=slabs	157
=slack	-107
=slate	52
=sleep	-18
=sleeper	114
=sleeping	-113
=sleeps	179
=sleepy	-76
=sleeve	15
=sleeves	15
=slept	-406
=slice	-171
=slide	-5
=slides	-126
=slightly	-110
=sligo	166
=slime	-111
=slip	-68
=slipper	-144
=slippers	-101
=slips	-165
=slope	-86
=slopes	182
=slot	-71
=slots	35
=slough	197
=slovenia	68
=slow	61
=slower	-137
=slowly	80
=slug	-76
=slugs	157
=slurry	177
=small	39
=smaller	20
=smallest	70
=smart	-113
=smartphone	149
=smeared	-149
=smell	265
=smelled	-166
=smells	-380
=smile	-109
=smiley	-109
=smiling	-168
=smoke	-132
=smoked	76
=smoker	-29
=smokes	-153
=smoking	223
=smudged	-114
=smug	-73
=snack	-71
=snacks	-166
=snake	147
=snake_case	111
=snakes	-40
=snapped	-258
=snapping	-116
=sneaking	-159
=sneeze	-121
=sneezing	-142
=snip	76
=snippet	-180
=snooker	-55
=snoring	-150
=snow	-238
=snowflake	138
=snowing	-192
=so	-40
=soak	-104
=soaked	-167
=soaking	-121
=soap	152
=sober	41
=social	31
=society	128
=sock	-119
=socket	181
=sockets	-53
=socks	-5
=sofa	-151
=sofia	-82
=soft	9
=software	244
=soggy	-53
=soil	177
=solar	78
=sold	52
=solder	104
=sole	201
=solicitor	26
=solid	22
=solo	64
=solutions	69
=solve	-153
=solved	-161
=solveig	105
=somali	131
=some	-254
=somebody	-272
=somehow	-163
=someone	-280
=someones	-116
=something	-212
=sometimes	-159
=somewhere	-338
=sommelier	-17
=son	-44
=son-in-law	36
=song	-344
=songs	72
=sons	-227
=soon	-216
=soppy	-137
=sore	32
=sorry	-326
=sort	-204
=sorted	-66
=sorting	80
=sorts	-114
=soufflé	-118
=soul	-82
=sound	-7
=sounded	-144
=sounding	-218
=sounds	-199
=soup	-362
=source	185
=sources	58
=sourdough	-34
=sous	10
=south	19
=soweto	129
=sows	134
=soy	-40
=soya	151
=spa	143
=space	-142
=spaces	199
=spain	-229
=spam	-144
=spaniel	90
=spanish	-18
=spare	96
=spark	-45
=sparky	-24
=spatula	-82
=speak	149
=speaker	-135
=speakers	95
=speaking	-104
=speaks	-86
=spec	-140
=special	163
=specialise	151
=specials	103
=specs	49
=spectacles	-137
=spectrum	128
=speech	27
=speed	-104
=speightstown	17
=spell	7
=spelled	-167
=spelling	144
=spellings	-97
=spelt	-35
=spend	221
=spending	27
=spends	73
=spent	-160
=spice	-37
=spicy	133
=spiders	32
=spilled	-228
=spin	25
=spinach	-99
=spinning	-140
=spleen	140
=split	20
=splits	-51
=splitting	-156
=spoil	41
=spoilers	61
=spoils	-185
=spoke	-79
=spoken	39
=spoon	-116
=spoons	87
=sport	-110
=spot	-73
=spouse	35
=spray	-79
=spread	36
=spreadsheet	-32
=spreadsheets	-82
=spring	538
=sprint	-69
=sprinter	63
=sprints	75
=spuds	56
=spy	-141
=sq	-93
=sql	278
=sqlite	56
=squad	192
=square	65
=squash	-10
=squat	-99
=squeak	-144
=squeaks	-142
=squeeze	-113
=sre	-14
=sri	89
=sry	-158
=ssh	23
=st	146
=st.	-28
=stable	-113
=stabled	151
=stack	-144
=stacked	61
=staff	-103
=stage	221
=stages	-153
=staging	-26
=stain	-193
=stainless	-122
=stairlift	193
=stairs	90
=stairwell	61
=stale	-80
=stall	312
=stalls	-173
=stammer	328
=stammering	86
=stammers	92
=stamp	-133
=stamps	-14
=stan	-54
=stand	-14
=stand-in	37
=stand-up	114
=stand-ups	49
=standard	15
=standardised	153
=standing	121
=stands	74
=standup	15
=standups	132
=stapler	-129
=star	-72
=stared	-121
=staring	-210
=starling	56
=stars	70
=start	-126
=started	64
=starter	-5
=starters	-44
=starting	14
=starts	-118
=startup	77
=starving	-225
=stash	73
=state	156
=statement	-221
=statements	-159
=states	70
=static	158
=statin	190
=statins	152
=station	15
=stationed	-51
=stations	39
=statistics	125
=stats	73
=status	-154
=staves	-130
=stay	107
=stayed	132
=staying	89
=stays	37
=steady	68
=steak	-109
=steam	-169
=steel	-43
=steep	33
=stefan	167
=stenographer	144
=stent	198
=stents	120
=step	-164
=stepdad	139
=stepdaughter	182
=stepmother	145
=stepped	152
=stepping	-79
=steps	-28
=stepson	6
=stern	71
=steve	-54
=stew	-128
=steward	89
=stick	227
=sticker	-124
=sticking	-8
=stickler	-140
=sticks	148
=sticky	-139
=stiff	-77
=still	-37
=stilton	-178
=stilts	33
=sting	-138
=stings	107
=stinks	-167
=stirring	-132
=stitch	16
=stock	69
=stockholm	112
=stocks	-196
=stocktake	-139
=stoke	174
=stolen	75
=stoma	211
=stomach	69
=stone	72
=stonemason	151
=stones	108
=stood	-265
=stool	64
=stop	-207
=stopcock	134
=stopped	132
=stopping	-11
=stops	-35
=storage	165
=store	257
=stored	25
=stores	-116
=storm	-196
=stornoway	170
=story	-390
=stout	19
=stove	142
=straight	64
=strain	-116
=stranger	-125
=strangers	130
=strap	52
=strava	-113
=straw	-95
=strawberries	41
=stray	-106
=stream	-229
=street	-65
=streets	-170
=strength	-139
=stretch	-122
=stretched	-111
=strict	270
=strictly	47
=strike	-206
=striker	18
=string	-142
=strings	-207
=strip	69
=strips	104
=strobe	114
=stroke	406
=strokes	94
=strong	203
=stronger	-144
=strop	-114
=stroppy	-146
=structural	145
=struggle	79
=stubborn	-38
=stuck	-219
=student	-17
=students	68
=studied	-94
=studies	-122
=studio	227
=study	118
=studying	87
=stuff	173
=stuffed	-183
=stung	94
=stupid	-197
=stutter	167
=stuttering	-143
=stutters	-137
=style	199
=sub	-70
=subject	-108
=subjects	-69
=sublet	154
=submarines	140
=submit	-62
=subs	-144
=subscription	125
=substitute	-23
=subtitle	-77
=subtitler	107
=subtitles	-106
=successor	-25
=such	-164
=sudden	-142
=sudoku	49
=sugar	-120
=sugar-free	63
=sugarcoat	97
=sugars	129
=suggest	31
=suggested	-112
=suggestion	-69
=suggestions	-107
=suit	-44
=suitcase	45
=suitcases	-135
=suite	212
=suits	24
=sulking	-202
=sum	-250
=summarise	-188
=summarised	-63
=summary	-272
=summer	258
=summers	-47
=sums	-62
=sumup	144
=sun	-71
=sunburnt	-78
=sunday	21
=sundays	217
=sunil	64
=sunita	56
=sunlight	29
=sunniva	-6
=sunny	-108
=sunrise	-155
=sunscreen	-49
=super	-168
=supermarket	-65
=supermarkets	122
=supervise	110
=supervised	-115
=supervises	129
=supervisor	173
=supper	-207
=supplier	-153
=suppliers	105
=supplies	-81
=supply	-48
=support	-78
=supports	-117
=suppose	-393
=supposed	95
=supposedly	-236
=sure	-348
=surely	-213
=surfing	60
=surgeon	106
=surgery	170
=surgical	86
=surname	159
=surprise	-132
=surprises	124
=survey	107
=surveyor	-83
=survive	-37
=survives	248
=suspended	132
=sussex	159
=svalbard	-79
=svelte	100
=svetlana	-48
=swahili	148
=swallow	-7
=swallowing	27
=swallows	-94
=swam	-166
=swan	-137
=swans	-154
=swansea	122
=swap	-127
=swapped	68
=swapping	-128
=swarmed	-147
=swd	158
=swear	-98
=swearing	159
=swears	-73
=sweat	-124
=swede	-109
=sweden	-44
=sweep	202
=sweet	-126
=sweetcorn	51
=sweets	-166
=swells	178
=swept	-182
=swift	-116
=swim	137
=swimming	73
=swindon	88
=swing	60
=swiss	-48
=switch	31
=switchboard	-46
=switched	-13
=switching	135
=sword	-172
=swore	-182
=sworn	142
=sylheti	112
=syllable	-85
=sync	-94
=syncing	22
=syndrome	104
=synology	168
=synonym	-164
=syntax	-139
=synth	88
=syria	136
=syrup	-129
=sysadmin	155
=system	137
=systmone	186
=szeged	142
=sámi	90
=t	-85
=t5	61
=ta	-49
=tab	-529
=tabla	-51
=table	-152
=table-tennis	-15
=tables	366
=tablets	85
=tabs	55
=tackle	15
=taco	-112
=tadeusz	-73
=tadhg	-34
=tag	56
=tagalog	63
=tagore	-145
=tags	-149
=tai	69
=tailwind	-19
=take	10
=takeaway	-110
=taken	80
=takes	251
=taking	70
=tale	-298
=talk	-56
=talked	-190
=talking	-55
=talks	45
=tall	-91
=tallinn	121
=talos	151
=tam	-27
=tame	48
=tamil	-20
=tampere	165
=tan	-132
=tandem	119
=tango	72
=tank	160
=tanker	135
=tanks	-21
=tannery	121
=tap	154
=tape	-165
=taped	88
=tar	-105
=target	64
=tarifa	-12
=tariq	141
=tarmac	-52
=tart	-31
=tartu	172
=tartufo	57
=task	79
=tasks	50
=tasmania	141
=taste	166
=tastes	-25
=tasting	159
=tattoo	-19
=tattooist	80
=taught	50
=tax	-62
=taxes	-31
=taxi	-44
=taylor	-116
=tbilisi	204
=tbsp	-120
=tea	-114
=teach	149
=teacher	-132
=teachers	-123
=teaches	-114
=teaching	323
=team	81
=teams	-42
=teapot	-197
=tears	-175
=teary	-84
=teasel	128
=teatime	-155
=tech	-15
=technician	222
=ted	78
=teen	93
=teenager	-13
=teenagers	-31
=teens	170
=teeth	208
=telephone	-45
=television	10
=tell	-181
=telling	-17
=tells	-39
=telly	-41
=telugu	62
=tema	-73
=temperance	136
=temperature	-104
=template	-105
=temple	-153
=ten	-259
=tenancy	45
=tenant	-11
=tenants	25
=tenby	-93
=tend	76
=tender	25
=tenerife	-43
=tenner	27
=tennis	-71
=tenor	40
=tenors	143
=tens	-21
=tense	-45
=tension	8
=tent	-11
=tenth	40
=teo	12
=term	111
=terminal	57
=terms	129
=terraform	163
=terrible	-142
=terrified	102
=teruel	147
=tesco	18
=tesla	-145
=test	-19
=tested	68
=tester	109
=testers	-17
=testing	-130
=tests	11
=texas	124
=text	32
=textbook	-131
=texted	-238
=texting	-120
=texts	109
=texture	105
=thabo	-16
=thai	-162
=than	35
=thandeka	21
=thandiwe	144
=thank	56
=thank-you	-80
=thanks	-356
=that	-280
=thatcher	-86
=the	-119
=theatre	215
=their	-146
=theirs	177
=them	-109
=theme	58
=themselves	9
=then	-94
=theo	119
=theory	106
=therapist	105
=therapy	106
=there	-183
=thermo	163
=thermometer	-40
=these	-158
=thesis	262
=thessaloniki	128
=they	-166
=they/them	180
=thick	-188
=thief	-142
=thin	-29
=thing	-74
=things	53
=think	-377
=thinking	-17
=thinkpad	217
=thinks	-123
=thinners	130
=third	71
=thirds	199
=thirty	76
=thirty-eight	27
=thirty-five	55
=thirty-four	144
=thirty-odd	130
=thirty-one	99
=thirty-three	56
=this	-637
=those	-138
=though	-35
=thought	-237
=thoughts	-190
=thousand	-8
=thread	-83
=threadbares	-10
=three	-276
=three-phase	196
=three-wheeler	93
=threshold	78
=threw	-192
=thrilled	97
=thriller	-119
=throat	97
=through	49
=throughout	101
=throw	-107
=throwing	-82
=throws	52
=thumb	32
=thumbs	-37
=thunder	-108
=thunderstorm	-176
=thursday	141
=thursdays	270
=thus	-85
=thuy	91
=thx	-176
=thyroid	166
=tick	-183
=ticket	80
=tickets	-212
=tidy	-131
=tie	-219
=tied	78
=tier	73
=ties	73
=tiffin	4
=tiger	-81
=tight	5
=tigrinya	243
=tiktok	-99
=tilde	-23
=tile	-157
=tiles	55
=tiling	62
=till	44
=tills	-72
=timber	77
=time	-58
=timed	-120
=timeline	-192
=timeout	-266
=timer	-24
=timers	99
=times	-322
=timestamps	-4
=timetable	-152
=timezone	28
=timing	22
=tin	-107
=tinned	-172
=tinnitus	267
=tins	146
=tiny	4
=tip	70
=tips	16
=tired	-332
=titanium	140
=tithe	110
=title	-348
=titles	65
=to	10
=to-do	21
=toast	-335
=toaster	-68
=toasters	155
=toastmasters	67
=tobacco	128
=tobi	151
=tobias	-104
=today	-865
=todays	-113
=toddler	-262
=toddlers	20
=todo	-65
=toe	80
=toes	137
=toffee	14
=tofu	-87
=together	-16
=toilet	23
=token	-229
=tokens	59
=told	-113
=tolerates	115
=tolls	33
=tom	18
=tomas	-92
=tomasz	105
=tomato	-193
=tomatoes	65
=tomcat	-29
=tomek	30
=tomorrow	-497
=tomás	-64
=tone	-139
=tones	142
=tongue	-33
=tonight	-740
=tonights	-160
=tonne	107
=tons	-26
=too	-144
=took	-189
=tool	-35
=tools	259
=tooth	-126
=top	-17
=topic	-254
=topik	102
=tops	177
=torch	-145
=tore	7
=torn	-18
=toronto	-6
=torque	89
=tortoise	45
=torture	-11
=total	-345
=totalled	62
=totally	-76
=totals	-8
=touch	108
=touched	-99
=touches	164
=touching	199
=tough	-160
=tour	-26
=tourist	-79
=tourists	136
=tours	161
=tow	116
=towards	111
=towels	-47
=tower	16
=town	112
=toyota	-173
=toys	100
=trace	-219
=traceback	-159
=track	-131
=tracked	154
=tracking	61
=tractor	90
=trade	70
=trader	41
=trades	-45
=trading	-36
=tradition	89
=traffic	-218
=trail	-9
=trailer	-22
=train	-108
=trained	93
=trainer	-69
=training	178
=trains	-18
=trait	117
=tram	-6
=trampoline	79
=trams	36
=trans	108
=transcript	-116
=transferred	67
=transferring	52
=transit	32
=translate	-174
=translated	-205
=translating	95
=translation	77
=translations	205
=translator	231
=transplant	148
=transport	54
=trap	19
=travel	116
=traveller	46
=travelling	33
=trawler	151
=tray	-188
=trays	-151
=treasurer	166
=treat	13
=treatment	45
=tree	143
=trees	230
=tremor	289
=triage	-23
=trial	-108
=triangle	62
=tribe	154
=trick	-185
=tricks	-161
=tried	-447
=tries	-188
=trieste	-49
=trifle	-127
=trilingual	-23
=trim	-184
=trinity	125
=trip	-133
=tripadvisor	-135
=triple	111
=tripod	33
=tripped	-109
=trips	210
=triumph	65
=trolley	-74
=trombone	127
=tromso	-82
=tromsø	276
=troop	-147
=trope	-147
=trotro	-45
=trouble	72
=trough	113
=trouser	-151
=trousers	-66
=truck	147
=trucker	152
=trucks	6
=true	-141
=trumpet	55
=trunk	60
=truro	201
=trust	61
=trusted	157
=trustees	163
=try	-66
=trying	-5
=tuan	25
=tuas	-44
=tuba	-20
=tuesday	-63
=tuesdays	77
=tugs	130
=tuition	6
=tullamore	-67
=tumble	111
=tummy	-112
=tuna	-134
=tunde	196
=tune	-21
=tuner	-31
=tuning	178
=tunnel	173
=tupelo	-64
=turbo	47
=turin	147
=turkey	-158
=turkeys	-85
=turkish	75
=turku	-12
=turn	-25
=turned	175
=turning	136
=turnover	170
=turns	20
=tutor	50
=tutorial	-204
=tv	-182
=twelve	-140
=twelve-year-old	-158
=twenty	-50
=twenty-six	154
=twenty-two	91
=twi	-79
=twice	-31
=twin	127
=twins	139
=twist	-120
=twitching	-155
=twitter	-111
=two	-132
=two-bedroom	-28
=two-person	69
=two-room	47
=ty	-20
=tyler	90
=type	190
=typed	-172
=typeerror	-167
=types	98
=typescript	100
=typeset	156
=typewriter	94
=typhoon	-118
=typical	-193
=typing	-258
=typo	-278
=typos	-270
=tyre	-100
=tyres	59
=u.s.	44
=u3a	78
=uber	-190
=ubuntu	-91
=ugh	-233
=ugly	-142
=ui	95
=uk	70
=uke	148
=ukrainian	225
=ukulele	-43
=ulcer	211
=ullapool	36
=ultra	-58
=umbrella	-145
=umbrellas	-24
=umpire	46
=umuahia	-62
=unbelievable	-117
=uncle	81
=unclear	-144
=uncles	115
=undefined	-198
=under	232
=under-12s	96
=under-elevens	108
=under-tens	35
=underground	96
=understand	-42
=understands	158
=understood	-140
=undertakers	-95
=undetectable	120
=undo	-230
=unfair	-102
=uni	214
=uniform	-115
=uniforms	-73
=union	156
=unionised	118
=unit	92
=units	148
=unittest	-42
=unity	94
=universities	-78
=university	269
=unless	162
=unloading	-155
=unmute	-147
=unpaid	58
=unreadable	-18
=unreal	-139
=unsigned	-144
=until	170
=unused	-108
=up	-49
=update	-314
=updated	-126
=updates	112
=upgrade	-25
=upholstery	-46
=upload	-103
=uploaded	-137
=upon	73
=upper	102
=uppsala	152
=upright	167
=ups	116
=upset	-78
=upside	-240
=upstairs	52
=upvc	-5
=urdu	-9
=urgent	-118
=urn	217
=us	238
=usb	65
=use	72
=used	43
=useless	-104
=user	-200
=users	-189
=uses	-137
=using	-78
=usual	-170
=usually	-53
=utc	107
=utility	141
=utrecht	139
=ux	148
=v	-184
=v1	54
=v2	-180
=vacation	-63
=vaccinate	-72
=vaccines	147
=vacuum	71
=valencia	81
=valid	-157
=valley	127
=valleys	-34
=valparaíso	167
=value	-197
=values	-40
=valve	-136
=vampires	-225
=van	90
=vandersloot	-61
=vanish	-130
=vanished	-171
=vans	135
=var	-156
=variable	-352
=variables	-119
=varieties	145
=varna	-55
=varnish	-150
=vascular	134
=vase	-118
=vasile	5
=vat	-120
=vault	108
=veena	-67
=veg	106
=vegan	-67
=vegetable	-41
=vegetables	-34
=vegetarian	241
=veggie	114
=velocity	-130
=vendor	20
=venison	141
=venue	41
=verb	-239
=verdict	30
=verge	-122
=veronica	-43
=verse	-259
=version	-123
=versions	81
=versus	-140
=vertigo	143
=very	-29
=vespa	152
=vestry	153
=vet	100
=vets	-35
=vex	-113
=vhdl	190
=vi	137
=via	179
=vicar	61
=victim	-131
=video	-229
=videos	140
=vietnam	43
=view	-172
=viewing	-87
=vigo	-100
=viktor	-48
=village	245
=villages	-124
=villain	-197
=vilnius	131
=vim	95
=vinegar	-225
=vineyard	127
=vintage	196
=vinyl	-32
=viola	-13
=violin	141
=violins	169
=viral	-160
=virtual	-113
=visa	64
=visas	90
=visit	-61
=visited	-27
=visiting	-176
=visitor	-145
=visitors	-130
=visits	134
=vistula	30
=vitamin	-30
=vito	-90
=viva	102
=vlan	137
=vms	76
=voice	31
=voicemail	-141
=voices	45
=volcano	-75
=volume	-224
=volumes	119
=volunteer	331
=volunteered	-74
=volunteers	192
=volvo	183
=vote	-67
=voted	128
=vowel	-135
=vowels	-108
=vpn	-72
=vps	106
=vs	-285
=vue	177
=vulgar	-90
=w	17
=w/out	-110
=wa	175
=waakye	-44
=waffle	-94
=wag	82
=wage	105
=wageningen	137
=wages	174
=waist	147
=wait	-325
=waited	-103
=waiter	-289
=waiting	-149
=waitlist	-56
=wake	67
=wakefield	67
=wakes	-189
=wales	-97
=walk	42
=walk-up	-57
=walked	-57
=walker	112
=walking	-80
=walks	-155
=wall	40
=waller	-80
=walls	371
=walnut	64
=walnuts	76
=walrus	68
=wanjiru	-52
=want	89
=wanted	-393
=wanting	-69
=wants	-48
=war	51
=ward	5
=warden	132
=wardrobe	-18
=warehouse	154
=warehouses	24
=warfarin	133
=warm	-141
=warm-up	-125
=warming	-19
=warn	-143
=warning	-186
=warnings	-193
=warranty	-14
=warsaw	146
=was	-221
=wash	63
=washed	-143
=washer	8
=washing	-37
=wasp	-197
=wasps	40
=waste	-118
=watch	107
=watched	-264
=watches	165
=watching	-295
=watchmaker	-81
=watchman	-30
=water	-97
=watered	-223
=waters	-101
=wax	22
=way	-87
=ways	-242
=wbc	125
=we	213
=weak	78
=weaning	139
=weans	141
=wear	254
=wearing	-167
=wears	188
=weather	-46
=weave	147
=weavers	-29
=web	106
=webinar	-284
=website	-211
=wed	91
=wedding	67
=weddings	219
=wednesday	186
=wednesdays	306
=wee	158
=weedkiller	-23
=weekday	184
=weekdays	168
=weekend	-129
=weekends	507
=weekly	134
=weeks	222
=weep	-147
=weepy	-102
=wei	103
=weigh	165
=weighed	-13
=weighs	97
=weight	51
=weights	19
=weird	-162
=welcome	-187
=weld	-17
=welder	89
=welding	87
=well	17
=wellington	140
=welsh	84
=wen	81
=wendell	-92
=went	38
=wept	-132
=were	-312
=west	-42
=westerns	-34
=wet	-312
=wey	-60
=wfh	-29
=wg	132
=whale	155
=what	-309
=whatever	93
=whats	-517
=whatsapp	-67
=whatsoever	151
=wheat	67
=wheel	-106
=wheelchair	351
=wheelchairs	162
=wheels	14
=when	42
=whenever	230
=where	-151
=which	-159
=whichever	-183
=while	-143
=whining	-76
=whip	-154
=whippet	118
=whisper	-72
=whispering	-164
=whistle	99
=whistles	-125
=whitby	-4
=white	-98
=whiteboard	117
=whites	-113
=whitsun	179
=who	-99
=whoever	94
=whole	-32
=wholesale	184
=wholesaler	-72
=whom	-71
=whose	-228
=why	-216
=whānau	-27
=wi	130
=wicket	-27
=wide	27
=widget	-55
=widow	24
=widowed	168
=widower	122
=widows	126
=width	38
=wife	84
=wifes	-54
=wifi	-47
=wigan	116
=wiki	83
=wikipedia	-137
=wild	-125
=wilf	155
=will	-75
=wim	150
=win	111
=wind	73
=windhoek	134
=window	-129
=windows	-76
=windowsill	58
=windy	-181
=wine	-42
=wing	108
=winning	-77
=winnipeg	154
=wins	-220
=winston	127
=winter	203
=winters	335
=wiped	-113
=wire	-76
=wired	86
=wireless	-132
=wiring	59
=wish	-122
=with	43
=within	131
=without	43
=witness	44
=witnesses	22
=wives	-217
=wizard	-164
=wobbly	-38
=wok	70
=woke	-279
=wolverhampton	138
=woman	-251
=women	155
=won	-173
=wonder	-156
=wondering	-140
=wonky	-129
=wood	25
=wooden	132
=woodwork	111
=wool	45
=word	-17
=worded	-174
=wording	-356
=wordpress	204
=words	63
=work	140
=workbench	137
=worked	22
=worker	185
=working	49
=workout	-129
=works	-247
=worksheet	-153
=worksheets	-49
=workshop	102
=world	-80
=worldwide	-159
=worn	42
=worried	-189
=worries	-176
=worry	-102
=worse	-89
=worth	-298
=would	-327
=wow	-172
=wrap	-171
=wreath	-138
=wreck	59
=wrecked	-144
=wrecks	97
=wren	102
=wrist	105
=wrists	14
=write	-82
=writer	-24
=writers	-97
=writes	22
=writing	187
=written	141
=wrong	-558
=wrote	-227
=x	-288
=x-ray	-46
=x2	59
=x220	134
=xero	193
=xhosa	-80
=xmas	9
=xp	162
=y	-150
=yacht	65
=yamaha	156
=yaml	55
=yard	143
=yards	99
=yaris	46
=yarn	53
=yawning	-156
=yay	-148
=yeah	-64
=year	194
=yearly	94
=years	260
=yelled	-70
=yelling	31
=yellow	-23
=yes	-193
=yesterday	-487
=yesterdays	-88
=yet	-19
=yoga	-6
=yoghurt	11
=yoghurts	-68
=york	-79
=yoruba	-58
=you	-187
=younger	-51
=youngest	223
=your	-492
=yours	-151
=yourself	-190
=youth	161
=youtube	-124
=yuki	10
=yusuf	62
=yute	105
=yvonne	-119
=z	-177
=zagreb	208
=zanzibar	-86
=zealand	-19
=zelda	-110
=zeros	-76
=zettle	45
=zeynep	38
=zio	161
=zip	33
=zoe	184
=zombie	-183
=zone	23
=zones	178
=zoo	-48
=zookeeper	43
=zoom	-168
=zosia	120
=zumba	119
=zurich	-183
=zuzana	54
=zwirn	-55
=|	-139
=£	-71
=–	33
?	104
[	-242
[ <name>	-120
]	-143
a	-66
a '	79
a ' <number>	108
a .	-136
a 0	68
a 0 hour	68
a 12	130
a 12 egg	-130
a </s>	-289
a <day>	-169
a <day> ,	-138
a <day> </s>	-115
a <day> in	-77
a <day> is	-133
a <day> night	126
a <kin>	-34
a <kin> '	-120
a <kin> 's	-157
a <kin> ,	-16
a <kin> </s>	65
a <kin> <kin>	223
a <kin> a	-137
a <kin> and	-211
a <kin> ask	-120
a <kin> at	249
a <kin> back	-64
a <kin> by	-67
a <kin> call	13
a <kin> can	-118
a <kin> charge	-102
a <kin> come	153
a <kin> do	8
a <kin> for	123
a <kin> from	-170
a <kin> have	-183
a <kin> i	-62
a <kin> in	-109
a <kin> is	105
a <kin> like	-130
a <kin> name	224
a <kin> of	-152
a <kin> on	-64
a <kin> or	-127
a <kin> sell	-124
a <kin> since	129
a <kin> so	135
a <kin> tech	116
a <kin> that	116
a <kin> there	153
a <kin> today	-123
a <kin> visa	137
a <kin> we	-81
a <kin> who	21
a <kin> with	-147
a <kin> would	-175
a <month>	-156
a <name>	181
a <name> 's	96
a <name> ,	383
a <name> </s>	-41
a <name> <kin>	252
a <name> <name>	-62
a <name> <number>	352
a <name> and	118
a <name> church	-161
a <name> from	180
a <name> i	-73
a <name> in	109
a <name> nursery	63
a <name> on	130
a <name> passport	58
a <name> school	176
a <name> shop	123
a <name> storage	89
a <name> that	40
a <name> with	150
a <name> woman	160
a <number>	113
a <number> ,	37
a <number> </s>	-58
a <number> <name>	301
a <number> and	-141
a <number> bed	202
a <number> book	-35
a <number> day	-94
a <number> error	-99
a <number> from	-99
a <number> hour	-130
a <number> inch	129
a <number> kg	-81
a <number> kilo	-94
a <number> legged	-54
a <number> line	-185
a <number> litre	-127
a <number> m	203
a <number> man	-39
a <number> min	33
a <number> on	-189
a <number> page	-80
a <number> person	138
a <number> transit	101
a <number> who	-109
a <number> word	141
a <number> year	-154
a bad	70
a bad hip	43
a bag	-243
a bag </s>	-114
a bag of	-204
a bakery	-132
a bakery </s>	-46
a bakery in	-107
a balcony	-77
a baler	54
a baler </s>	-58
a band	-168
a bank	-41
a bank holiday	-116
a bar	-196
a bar ,	-116
a bar </s>	-123
a barn	25
a barn </s>	-142
a barn outside	91
a bat	-161
a batch	-116
a beach	-141
a bean	-134
a bear	-125
a beard	-96
a beard </s>	-91
a bedtime	-138
a bedtime story	-138
a beginner	-67
a beginner </s>	-177
a bench	-16
a bench </s>	23
a bet	-174
a bet </s>	-142
a better	-217
a big	84
a bigger	-110
a bike	147
a bike repair	180
a bird	47
a birthday	-97
a biscuit	20
a bite	-56
a bite </s>	52
a bite long	-140
a bite of	58
a bite sick	-77
a bite since	-113
a bite stiff	-128
a bite teary	-84
a blank	-267
a blank page	-226
a blanket	-124
a blind	81
a blind <kin>	-80
a blog	-112
a blog </s>	-112
a bloke	-31
a blue	19
a board	25
a boat ,	84
a boat </s>	162
a boat and	14
a boatyard	-57
a boatyard </s>	-66
a boiler	33
a bone	-115
a book	104
a book for	118
a bookshop	-187
a bookshop in	-138
a boot	-203
a boot </s>	-148
a borrow	-76
a bottle	-41
a bottle of	-140
a bowl	-12
a box	-137
a box </s>	-82
a bracket	-158
a brass	145
a brass band	77
a break	-27
a break ,	-131
a break </s>	-132
a brewery	169
a brick	-56
a brick </s>	-56
a bright	-136
a bright <kin>	-111
a brochure	-110
a brochure </s>	-110
a broom	-76
a brown	-95
a bucket	-187
a bucket </s>	-137
a budget	88
a bug	-215
a bug </s>	-131
a bug in	-97
a build	-36
a bungalow	182
a bungalow in	148
a bus	39
a bus stop	-65
a button	-203
a button </s>	-138
a cab	-164
a cabbage	-135
a cabbage and	-54
a cabin	-42
a cafe	-150
a cafe in	-119
a café	-120
a cake	-26
a call	-276
a call ,	-144
a call with	-159
a calm	-106
a camera	134
a camper	130
a campervan	123
a campervan ,	123
a canal	-67
a canal </s>	-133
a cancellation	-102
a cancellation policy	-102
a candle	-136
a capsule	-25
a capsule wardrobe	-25
a caption	-210
a caption </s>	-112
a car	177
a car ,	92
a car </s>	116
a caravan	170
a carburettor	-50
a card	-259
a card </s>	-195
a card for	-101
a card message	-119
a care	-10
a care home	131
a cargo	139
a cargo bike	139
a carpet	-110
a cash	56
a cast	-74
a cast iron	-74
a ceilidh	82
a ceilidh band	82
a cellist	24
a cello	-170
a chair	-26
a chair </s>	-44
a chair that	-147
a change	-145
a chap	-207
a chap in	-64
a cheap	101
a cheaper	-101
a checklist	24
a checklist for	-161
a chip	-130
a chip shop	-150
a choir	22
a choir </s>	95
a christen	-148
a circus	35
a circus ,	-53
a circus </s>	142
a class	-173
a clean	-59
a cloth	39
a clown	45
a club	73
a clue	-150
a clue </s>	-118
a code	-151
a code </s>	-179
a coffee	-203
a coffee </s>	-105
a coffee right	-59
a cold	-274
a cold </s>	-271
a cold today	-75
a colour	-14
a column	-61
a combi	68
a comma	-223
a comma </s>	-174
a comment	-165
a comment on	-111
a committee	7
a company	-53
a complaint	-185
a complaint </s>	-132
a complaint to	-145
a complete	47
a complete beginner	47
a computer	-153
a container	-87
a container </s>	-124
a contract	121
a conversation	-30
a convert	122
a cookbook	180
a cooler	-46
a cooper	155
a cooperative bank	-76
a cooperative in	135
a copy	-52
a copy of	15
a couple	-108
a couple of	-73
a court	31
a court stenographer	144
a cover	-47
a cover letter	-72
a crane	112
a crash	37
a cravat	-72
a crayon	-82
a crayon </s>	-82
a credit	184
a credit union	130
a cricket	-107
a cricket umpire	-107
a crime	-146
a criminal	-80
a cron	95
a crossword	-85
a crow	-122
a crown	61
a cruise	38
a cry	-115
a csv	86
a cup	-164
a cup of	-146
a curry	-143
a curse	60
a curse </s>	60
a dairy	170
a dance	-64
a dataframe	-100
a dataframe with	-100
a date	-35
a day	184
a day ,	161
a day </s>	159
a day for	15
a day to	-38
a dead	-221
a dead <kin>	-125
a deadline	-31
a deadline </s>	22
a deaf	136
a deaf school	136
a decade	165
a decade </s>	165
a decent	39
a decision	-149
a defence	-40
a degree	122
a delay	-112
a dental	94
a dental <kin>	94
a deposit	121
a deposit on	156
a desk	104
a diary	-27
a dict	-140
a dict </s>	-140
a diesel	-38
a difference	-84
a different	-142
a dinner	-115
a disaster	-175
a disaster </s>	-133
a do	-20
a dodgy	132
a door	-234
a door with	-94
a doubt	-134
a draft	-165
a dragon	-152
a dragon </s>	-119
a drawer	-16
a drawer with	-29
a dream	53
a dress	-68
a drill	-156
a drink	-124
a drink </s>	-157
a drop	101
a drum	108
a face	62
a face </s>	176
a face on	-148
a factory	-173
a fair	-188
a fair tip	-130
a fake	-87
a fall	-111
a family	175
a fan	-37
a fan of	22
a farm	-193
a farm in	-63
a feel	-104
a fellow	-124
a ferry	114
a ferry ,	148
a ferry </s>	31
a fever	-135
a few	-66
a field	-103
a field </s>	-170
a filler	-90
a film	-190
a fine	-224
a finger	85
a finn	84
a fire	-113
a fire drill	-113
a firm	13
a firm in	96
a first	-189
a first aid	96
a fit	-136
a fiver	32
a fiver </s>	113
a fix	133
a flat	16
a flat ,	-35
a flat </s>	6
a flat by	90
a flat in	-23
a flat of	152
a flood	-17
a fly	-91
a folder	-9
a food	196
a food bank	224
a food truck	102
a fool	-135
a footballer	-157
a forklift	-40
a form	-45
a form </s>	-139
a form with	53
a former	-87
a former <kin>	-122
a former chapel	131
a fortnight	140
a fortune	-149
a fortune ,	-137
a fortune </s>	-104
a forum	-89
a forum </s>	-89
a foul	-89
a foul mood	-89
a four-person	34
a four-person startup	-7
a fourth	156
a fourth floor	44
a fox	-116
a frame	135
a free	60
a freelance	111
a freelance <kin>	111
a freezer	169
a fresh	-105
a fridge	-72
a fridge </s>	-162
a friendly	-119
a fruit	-208
a full	111
a full engine	126
a function	-170
a function that	-135
a funeral	-168
a funeral </s>	-117
a funny	-110
a fuss	-128
a gale	-92
a galley	-24
a game	-17
a gap	-163
a gap </s>	-163
a garage	9
a garage </s>	-69
a garden	97
a garden ,	124
a garden railway	-64
a gas	59
a gastric	130
a gastric sleeve	130
a gate	-170
a generator	-18
a generator </s>	-18
a genius	-155
a gentleman	-17
a ghost	-133
a glass	30
a glass eye	14
a goalie	140
a good	-75
a good <kin>	66
a good day	103
a google	115
a google sheet	115
a great	-224
a grid	-92
a grill	-8
a grill </s>	-8
a grind	13
a grumpy	-135
a guest	-60
a guide	48
a guy	-100
a guy call	141
a guy from	-115
a guy on	-103
a guy with	-81
a haiku	-109
a haiku about	-66
a half	69
a half </s>	13
a half share	4
a hallway	-94
a hand	46
a handover	-213
a hard	-146
a hat	-176
a hat </s>	-90
a head	54
a head </s>	5
a head up	58
a headache	-218
a headache ,	-134
a headache </s>	-161
a header	-105
a heap	-148
a heap of	-104
a hear	166
a hear aid	166
a heart	169
a heart murmur	158
a heat	83
a heat pump	13
a hedge	-127
a hedge </s>	-127
a hernia	18
a heron	-122
a heron </s>	-122
a herring	46
a herring ,	46
a hetzner	100
a hill	137
a hip	163
a hip replacement	153
a history	-84
a history of	-84
a hob	150
a hob that	143
a hole	-154
a hole in	-145
a holiday	-16
a holiday </s>	-120
a home	176
a home in	146
a hook	-121
a hook </s>	-117
a hospital	109
a host	-102
a hostel	-57
a hostel in	103
a hot	-17
a hotel	50
a hotel </s>	148
a hotel in	-28
a house	-74
a house co-op	134
a house in	-97
a house with	152
a hurdy-gurdy	-39
a hurry	-208
a hurry ,	-109
a hurry </s>	-178
a hymn	74
a jacket	-48
a jar	-55
a jar of	-132
a jar opener	-92
a job	90
a joke	-206
a joke </s>	-153
a joke about	-84
a kayak	8
a kebab	-141
a kebab </s>	-141
a kettle	83
a kettle </s>	83
a key	139
a key to	121
a kibbutz	144
a kidney	192
a kidney to	152
a kidney transplant	134
a kiln	139
a kilo	-188
a kilo of	-128
a kind	-132
a kit	17
a kitchen	-171
a knee	62
a kosher	-20
a label	-184
a label </s>	-121
a ladder	-25
a ladder in	10
a lady	6
a lady call	144
a lady have	-132
a lady in	-154
a lady on	-101
a lamp	-115
a land	65
a lane	138
a laptop	23
a last	-56
a late	-114
a lathe	51
a laugh	-126
a laugh </s>	-101
a laundry	-18
a lawnmower	-135
a lawnmower </s>	-135
a leaflet	-157
a leaflet </s>	-65
a leak	-134
a lease	-118
a leave	-107
a lecture	-167
a lecture </s>	-135
a lesson	-141
a letter	67
a letter </s>	-209
a letter from	-127
a letter to	38
a level	241
a level and	120
a library	-164
a licence	29
a licence </s>	-6
a lie	58
a lift	56
a lift </s>	58
a light	97
a light sleeper	124
a lighthouse	-138
a lighthouse keeper	-129
a limerick	-207
a limerick about	-152
a line	-18
a line </s>	-151
a list	-26
a list ,	-16
a list </s>	-53
a list of	-215
a litre	84
a little	-86
a little <kin>	-155
a little <name>	5
a live	347
a live ,	161
a live </s>	293
a loaf	-161
a loan	-23
a lobster	-137
a lobster </s>	-137
a lock	23
a locum	17
a loft	-102
a log	66
a long	-38
a long day	-158
a look	-231
a look at	-158
a loop	-161
a loop ,	-142
a loop </s>	-87
a lorry	-147
a loss	-68
a lot	-133
a lot </s>	-89
a lot of	-102
a lovely	-144
a mac	81
a machine	-28
a mail	-232
a mail ask	-142
a main	18
a man	-246
a man 's	32
a man </s>	-157
a man at	-127
a man can	-93
a man from	-141
a man in	-19
a man name	149
a man of	-86
a man who	-127
a map	-110
a market	45
a market <kin>	51
a master	-10
a master 's	-84
a master in	142
a match	64
a mattress	-86
a meal	93
a meal plan	93
a mean	-124
a mean ol	-75
a meet	-265
a meet </s>	-118
a meet in	-88
a meet with	-107
a mess	-277
a mess </s>	-151
a mess after	-94
a mess so	-136
a mess today	-98
a message	-36
a metal	90
a metal plate	137
a metal taste	-139
a metre	19
a metre </s>	-72
a migraine	109
a mile	-207
a mill	169
a mill in	125
a mill near	128
a million	-72
a min	69
a minor	-112
a minus	-147
a minute	-97
a minute ,	67
a minute </s>	-68
a minute ago	-102
a miss	131
a mistake	-168
a mix	-42
a mobile	23
a mobile <kin>	23
a modern	-119
a moment	-76
a monk	223
a monk for	144
a monorepo	76
a monorepo ,	76
a month	136
a month ,	-67
a month </s>	119
a month at	-153
a month before	138
a month for	185
a month from	76
a month go	84
a month i	93
a month into	127
a month take	-84
a month towards	74
a moor	149
a morning	124
a morning </s>	78
a mortgage	31
a mortgage </s>	69
a mortgage in	-56
a mouse	42
a mug	-140
a mug </s>	-140
a museum	164
a museum in	169
a music	74
a mute	91
a myth	-122
a myth </s>	-122
a nail	-121
a nail bar	-76
a name	-195
a name </s>	-30
a name for	-157
a nap	-199
a nap and	-78
a narrowboat	167
a narrowboat ,	81
a native	115
a native speaker	83
a needle	-98
a negative	-133
a neutral	-52
a new	-153
a new <name>	-120
a nice	-193
a nice no	-100
a night	195
a night </s>	37
a night <kin>	116
a night and	25
a night bus	21
a night owl	104
a night pharmacy	-28
a nightmare	75
a no	78
a no </s>	80
a no that	-152
a noise	-160
a noise like	-154
a normal	-69
a notary	137
a notary ,	-41
a note	-128
a note </s>	-87
a note for	-53
a notebook	109
a notice	-192
a notice for	-119
a novel	29
a number	12
a number </s>	49
a nun	23
a nun </s>	13
a nun for	-5
a nun in	146
a nurse	15
a nurse degree	114
a nut	-25
a on	-5
a one-page	83
a pacemaker	211
a pacemaker ,	133
a pacemaker </s>	160
a pacemaker fit	69
a pack	-167
a pack list	-134
a page	196
a page </s>	195
a pain	-13
a pain </s>	-15
a pain about	-118
a pain because	36
a pair	61
a pan	-75
a pan </s>	-75
a panel	-166
a paper	80
a paragraph	-198
a paragraph for	-114
a parcel	-220
a parcel </s>	-131
a parish	27
a park	60
a password	-181
a pastry	89
a pastry <kin>	89
a patent	133
a patent on	133
a pattern	-67
a pdf	-62
a pdf </s>	-119
a peanut	-13
a peanut allergy	48
a peanut ban	-40
a peer	-16
a pen	48
a pencil	-127
a penny	30
a pension	-151
a person	-134
a person who	21
a personal	-120
a personal <kin>	-120
a pescatarian	-33
a pescatarian ,	-33
a phd	96
a phd in	96
a phone	-52
a phone </s>	-170
a photo	-138
a photo of	-116
a piano	-144
a pickle	-124
a picky	137
a picky eater	137
a picture	-157
a picture of	-208
a pie	-134
a piece	-165
a pirogue	95
a pizza	70
a place	141
a place with	97
a plain	-153
a plan	-98
a plan </s>	-122
a plan by	-7
a plane	-109
a plant	-64
a plate	-52
a plot	91
a plot outside	138
a plumb	102
a plumb apprenticeship	102
a podcast	-148
a poem	37
a point	-227
a point </s>	-167
a polite	53
a polite no	-113
a polite way	-100
a pond	32
a pond </s>	32
a pool	-146
a pop	72
a post	13
a postcard	-145
a postie	169
a pottery	77
a practise	-25
a prayer	74
a price	84
a primary	179
a primary in	82
a primary school	159
a print	-26
a problem	153
a problem </s>	98
a problem in	126
a programme	-89
a proper	172
a prosthetic	162
a prosthetic leg	114
a prusa	138
a pub	110
a pub </s>	-104
a pub quiz	154
a pudding	-122
a puddle	-82
a pump	56
a pump </s>	130
a pun	-168
a puzzle	-112
a puzzle for	-112
a python	37
a quarter	-147
a quarter </s>	-71
a quarter of	-79
a query	-172
a question	20
a question </s>	-146
a question about	-195
a question of	103
a queue	-341
a queue </s>	-207
a quick	-302
a quiet	-140
a quiz	-139
a quote	56
a quote </s>	101
a race	-140
a race condition	-140
a rack	-77
a radiator	-111
a railway	-65
a raise	-159
a raise </s>	-131
a ramen	47
a ramen bar	47
a ramp	37
a ransom	-65
a ransom note	-65
a rash	115
a raspberry	87
a raspberry pi	87
a rather	-111
a read	-19
a real	163
a recipe	-170
a recipe for	-54
a record	-95
a red	30
a reduce	79
a reference	-76
a refund	-152
a regex	-160
a regional	146
a registry	138
a registry office	138
a rehabilitation	115
a rehabilitation clinic	115
a reminder	-144
a renal	112
a rep	-132
a rep that	-132
a repair	138
a reply	-120
a reply </s>	-104
a request	-131
a rescue	194
a rescue <kin>	162
a rescue from	83
a restaurant	-95
a retire	30
a retire <kin>	33
a reverse	-75
a reverse mortgage	-75
a rhyme	-152
a rhyme for	-144
a rice	-65
a rice cooker	-65
a riddle	-106
a rig	134
a right	-122
a right to	-129
a ring	-121
a ring </s>	-121
a rip	-143
a river	-71
a road	-123
a roast	-167
a roast for	-97
a robot	-188
a robot </s>	-188
a room	-167
a room </s>	-133
a rota	-73
a rota for	-178
a rota that	-80
a rotten	73
a row	-106
a row </s>	-258
a row machine	119
a row of	-133
a rude	-84
a rule	39
a rule ,	-10
a rule </s>	58
a rule that	66
a ruler	31
a ruler </s>	44
a rush	-176
a rush </s>	-104
a rusty	76
a sad	-128
a safe	104
a saint	32
a saint </s>	32
a sample	-117
a sandwich	-171
a sandwich </s>	-148
a sauna	-119
a scene	-115
a schedule	94
a scholarship	152
a scholarship to	152
a school	39
a school </s>	-55
a school <kin>	139
a school bus	89
a school in	37
a scout	-58
a scout troop	-58
a screen	29
a screen reader	186
a screenshot	-128
a script	-131
a search	-118
a season	150
a sec	-276
a sec ,	-171
a sec </s>	-226
a second	205
a second </s>	-109
a second <kin>	191
a second branch	74
a second salon	147
a second-hand	30
a seed	133
a self	146
a self-hosted	66
a semicolon	-136
a semicolon </s>	-84
a semicolon that	-116
a senior	-41
a senior <kin>	-41
a sentence	-171
a separate	55
a septic	93
a septic tank	93
a serial	155
a server	-16
a service	-88
a set	-201
a set of	-152
a shamble	-143
a shamble </s>	-143
a share	266
a share house	112
a sharp	-166
a sharp knife	-166
a shed	43
a sheet	122
a sheet </s>	84
a ship	102
a shoe	-147
a shoebox	175
a shoebox </s>	135
a shop	-173
a shop name	-127
a shop with	-60
a short	-178
a short poem	-93
a shorter	-98
a side	-123
a sideline	98
a sideline </s>	98
a sign	-5
a sign </s>	41
a silent	47
a silly	-136
a simple	-128
a single	-154
a single page	-113
a sink	90
a sitcom	-87
a site	97
a size	106
a ska	111
a ska band	111
a sketch	-77
a skip	11
a skip </s>	11
a slide	93
a slide </s>	93
a slot	-103
a slow	71
a slow cooker	106
a small	11
a small <number>	-26
a small open	99
a smart	-120
a smile	-113
a smoke	-89
a sock	70
a sofa	-152
a song	-149
a song </s>	-149
a sore	42
a sort	73
a sort of	-152
a soup	-124
a source	49
a source </s>	-140
a sourdough	165
a sourdough starter	165
a spare	50
a spatula	-82
a split	206
a split keyboard	206
a spreadsheet	120
a stack	-166
a stack trace	-166
a stage	114
a stairlift	152
a stairlift in	118
a stall	141
a stall at	71
a stammer	200
a stammer ,	119
a stamp	-113
a stamp </s>	-113
a stand	138
a stand order	130
a starter	57
a station	-73
a stay	125
a stay at	125
a steel	179
a steel <name>	87
a stent	188
a stent put	117
a step	128
a stew	-114
a stick	158
a stick </s>	160
a stickler	-140
a stickler </s>	-140
a stiff	85
a stitch	-131
a stoma	198
a stoma bag	134
a stone	137
a stool	64
a stop	-124
a straight	93
a straight answer	62
a straight number	-30
a stranger	-125
a stray	-106
a stretch	193
a stretch </s>	131
a stretch of	129
a striker	18
a striker ,	18
a string	-148
a string </s>	-148
a stroke	235
a stroke <number>	112
a stroke in	99
a stroke ward	126
a strop	-114
a structural	145
a structural <kin>	145
a studio	114
a studio in	114
a stupid	-75
a sublet	155
a sudden	-142
a sudden </s>	-142
a sugar	91
a suit	-123
a suit </s>	65
a summary	-132
a summary </s>	-127
a supermarket	137
a surgical	86
a surgical ward	86
a surprise	-186
a swan	-127
a swan </s>	-127
a swede	-109
a switch	-63
a synonym	-164
a synonym for	-149
a syntax	-111
a syntax error	-111
a table	20
a table ,	-161
a table </s>	-304
a table i	-121
a table of	-102
a table that	-150
a table with	-112
a tablet	159
a tag	16
a talk	-153
a tandem	142
a tap	-132
a tart	-189
a tattoo	81
a tattoo of	46
a tax	-106
a tax debt	-74
a taxi	-15
a taxi </s>	-144
a taxi firm	52
a tea	30
a team	-110
a team of	87
a teapot	-119
a tenner	61
a tenor	-158
a tent	34
a tenth	40
a tenth of	40
a terrible	-138
a test	-207
a test </s>	-226
a test for	-53
a text	-256
a text to	-163
a thank-you	-80
a thesis	34
a thing	-38
a thing </s>	-145
a thing or	-125
a thing without	154
a third	86
a third </s>	-144
a third of	-70
a third person	-148
a thumb	-252
a thumb up	-160
a thunderstorm	-130
a ticket	174
a time	168
a time ,	106
a time </s>	63
a timeout	-212
a timeout on	-86
a timer	55
a tin	-251
a tin of	-82
a tiny	145
a tiny phone	107
a title	-136
a title </s>	-164
a title for	-67
a toaster	-88
a toaster </s>	-88
a tomato	-192
a touch	60
a touch screen	60
a tractor	-147
a train	-275
a train </s>	-156
a tram	61
a tram ,	-28
a tram </s>	37
a tram <kin>	113
a trampoline	79
a trampoline in	104
a transit	160
a translation	62
a tray	-108
a tremor	155
a trick	-113
a trick </s>	-83
a trick for	-119
a trifle	-137
a trifle </s>	-137
a triumph	79
a trouser	-96
a truck	-147
a trucker	139
a turbo	47
a turbo <kin>	132
a turn	-183
a tv	179
a two-bedroom	-28
a two-bedroom flat	-51
a two-bedroom place	118
a two-person	69
a two-room	47
a two-room flat	47
a type	63
a typo	-237
a typo </s>	-117
a typo in	-157
a tyre	57
a unit	-23
a use	153
a user	-208
a user i	-128
a van	-129
a van </s>	-55
a van every	131
a vegan	-21
a vendor	33
a venue	-112
a verb	-193
a verb </s>	-75
a very	67
a victim	-131
a victim of	-131
a video	-56
a video </s>	-142
a view	112
a village	-30
a vineyard	83
a virtual	-113
a visa	-78
a visa for	-78
a voice	-77
a vote	22
a wait	163
a wait list	190
a wall	-162
a wall </s>	-153
a wall of	-93
a wall with	149
a wardrobe	-7
a wardrobe </s>	-12
a warm	116
a warn	-112
a warn </s>	-112
a wash	-103
a wasp	-230
a wasp nest	-61
a waste	-118
a waste of	-118
a watch	154
a watch </s>	154
a watchmaker	-81
a watchmaker in	-81
a way	-163
a way that	-72
a way to	-38
a weak	-153
a website	65
a wed	44
a wed </s>	-9
a wed <name>	128
a wed band	134
a wee	44
a week	189
a week ,	199
a week </s>	108
a week and	-82
a week before	135
a week for	90
a week in	-70
a week is	157
a week on	-76
a weekly	38
a weird	-125
a welcome	-99
a weld	142
a weld course	142
a well	86
a well ,	117
a well </s>	71
a well in	-65
a wet	-152
a whale	-106
a wheel	6
a wheelchair	309
a wheelchair </s>	111
a wheelchair user	100
a while	-187
a while </s>	-187
a white	-87
a whole	15
a whole pack	-134
a wide	48
a window	25
a window seat	-67
a witness	-92
a woman	-199
a woman </s>	73
a woman at	-50
a woman in	-146
a woman on	-148
a woman ring	-72
a woman who	-135
a wood	196
a wood stave	140
a wooden	-194
a wooden boat	-113
a wool	93
a word	34
a word </s>	82
a word of	116
a word that	-128
a work	62
a workbench	128
a workshop	73
a write	51
a wrong	-101
a year	-93
a year ,	-98
a year and	81
a year for	-20
a year in	95
a year of	-99
a year off	126
a yellow	-76
a young	93
a zoo	21
a zoo </s>	21
a.m	157
a.m .	157
a4	-140
a4 </s>	-140
abandon	105
abattoir	135
abbreviation	56
abbu	-31
abbu have	-31
abide	47
abide </s>	-37
ablation	7
ablation </s>	7
able	-13
able to	-13
able to do	122
ableton	146
ableton rack	146
aboard	112
aboard a	112
aboard a narrowboat	112
about	-151
about ,	-151
about </s>	-147
about <day>	-121
about <days>	-111
about <kin>	-59
about <kin> </s>	-127
about <month>	-110
about <month> </s>	-100
about <name>	-69
about <name> ,	20
about <name> </s>	-124
about <number>	224
about <number> ,	32
about <number> 1000	-66
about <number> </s>	165
about <number> <kin>	152
about <number> <name>	-121
about <number> <number>	120
about <number> a	219
about <number> and	69
about <number> degree	159
about <number> for	38
about <number> hour	60
about <number> in	53
about <number> minute	-137
about <number> month	-117
about <number> of	184
about <number> percent	-85
about <number> quid	-34
about <number> ton	34
about <number> with	-15
about <number> word	58
about <number> year	-108
about a	-322
about a 12	167
about a <kin>	-181
about a <number>	-114
about a minute	-132
about a third	-207
about a whale	-106
about an	-123
about anything	11
about bin	-135
about bin </s>	-135
about box	-124
about box </s>	-124
about comma	-91
about comma </s>	-91
about half	105
about his	63
about how	-129
about it	66
about it </s>	114
about it just	-67
about lichen	60
about me	-158
about my	118
about my <kin>	68
about octopus	-129
about on	43
about otter	113
about otter </s>	113
about that	-88
about that </s>	-85
about the	-318
about the <kin>	-168
about the <name>	-147
about the bin	-120
about the car	-115
about the letter	-124
about the second	-67
about the tone	-78
about the water	-108
about this	-127
about this </s>	-120
about to	-212
about twice	33
about twice a	67
above	18
above ,	-172
above </s>	-21
above <name>	111
above <name> </s>	111
above <number>	111
above <number> <number>	-53
above <number> million	124
above a	-83
above a bakery	-153
above all	178
above all </s>	178
above our	133
above the	90
above the pharmacy	63
above the shop	46
abroad	130
absence	26
abstract	52
academia	153
accent	9
accent mark	-148
accent mark get	-148
accept	206
accept </s>	75
acceptance	33
access	98
access course	126
access deny	-199
accident	-57
accident ,	-167
accident </s>	-41
accident a	-7
accident in	136
accident in <number>	136
accident on	-91
accident on the	-123
accord	-258
accord to	-321
accord to the	-260
accordingly	-150
accordion	58
accordion ,	-31
accordion , a	-51
accordion in	136
accordion in <name>	136
accordion is	-107
accordion was	40
account	160
account 's	81
account ,	143
account </s>	48
account are	-35
account are all	-105
account are do	159
account at	122
account at night	122
account for	25
account for our	65
account i	118
account in	161
account is	118
account of	156
account package	142
account package is	142
account to	131
accrual	-54
ace	-123
ache	-165
ache </s>	-146
acid	278
acid </s>	110
acre	234
acre </s>	45
across	35
across </s>	-162
across <name>	213
across <name> </s>	144
across <number>	-163
across a	82
across my	92
across the	-94
across the whole	-20
act	-220
act </s>	-162
act <number>	-124
act <number> </s>	-41
action	117
actual	-148
actually	-160
actually </s>	88
actually read	-126
ad	-375
ad </s>	-126
ad <number>	-121
ad <number> is	-116
ad for	-76
ad for a	-120
ad is	-111
adapt	-135
add	-236
add </s>	-106
add <number>	47
add a	-121
add a second	56
add a test	-151
add more	-99
add more </s>	-99
add some	-129
add something	-74
add that	-120
add that </s>	-120
add the	-20
add them	-89
add to	-137
address	-134
address </s>	56
address me	-6
address since	34
adhd	141
adhd ,	90
adhd so	108
adjective	68
adjective </s>	92
admin	96
admin ,	82
admin </s>	67
admin right	139
admin right </s>	139
admit	-170
adopt	135
adopt ,	17
adopt <name>	154
adopt <name> from	131
adopt a	16
adopt a <kin>	141
adopt from	192
adopt from <name>	192
adopt in	61
adopt your	-146
adopt your word	-103
adoption	78
adore	184
ads	-108
adult	-62
adult ,	-46
adult , <number>	-130
advance	-11
advert	-287
advert </s>	-174
advert for	-101
advice	86
advice </s>	58
advise	-140
adwoa	-12
adwoa and	-12
affect	-211
afford	-20
afford a	9
afford to	-39
afford to be	-39
afloat	64
afloat </s>	64
afraid	-74
afraid i	-81
afraid i lose	-81
afraid of	42
afraid of fly	106
afraid that	-147
aft	-110
aft </s>	-110
after	152
after ,	-32
after </s>	150
after <kin>	169
after <kin> </s>	152
after <month>	-80
after <month> </s>	-80
after <name>	75
after <name> </s>	35
after <number>	106
after <number> ,	232
after <number> </s>	340
after <number> at	44
after <number> because	132
after <number> min	-72
after <number> minute	-27
after <number> try	-164
after <number> year	15
after a	-220
after a striker	18
after about	-72
after about <number>	-72
after all	-59
after an	-152
after an hour	-152
after cheese	123
after dark	98
after every	126
after her	102
after her second	58
after i	89
after is	-137
after it	85
after it eat	45
after lunch	40
after lunch </s>	40
after mass	74
after my	264
after my <kin>	148
after my late	151
after noon	184
after school	188
after school </s>	121
after sunset	125
after sunset </s>	125
after supper	40
after that	-168
after that <name>	-153
after that come	-24
after the	195
after the <kin>	-23
after the burnout	108
after the cover	-137
after the crash	131
after the debt	105
after the flood	104
after the second	-170
after the stroke	160
after the third	-186
after the update	-200
after the war	89
after this	60
after those	-151
after today	-129
after today </s>	-80
after tonight	-94
after update	-70
after update </s>	-70
after work	79
afternoon	-25
afternoon ,	-147
afternoon </s>	19
afternoon and	-162
afternoon belong	103
afternoon belong to	103
afternoon to	-92
again	-382
again ,	-210
again , <number>	104
again , can	-86
again , the	-93
again </s>	-277
again <name>	-86
again <name> </s>	-86
again after	69
again and	-166
again and i	-138
again at	-95
again at <number>	23
again but	-190
again but no	-126
again from	-67
again in	17
again in <month>	142
again in the	-156
again just	-86
again just now	-86
again last	-63
again now	-119
again now </s>	-119
again this	-94
again this week	-91
again today	-70
again today </s>	-70
again with	-155
again with <number>	-109
again with the	-84
against	106
against a	-153
against a wall	-153
against the	-89
age	-86
age </s>	-163
age <number>	39
age <number> ,	67
age <number> </s>	242
age of	130
age of <number>	59
age to	-103
agency	-42
agency in	-44
agency in <month>	-79
agency in <name>	158
agency lose	76
agency lose the	76
agency place	-52
agenda	-195
agenda for	-102
aggressive	-140
aggressive </s>	-140
agne	-51
agnieszka	135
ago	-157
ago ,	-117
ago </s>	-40
ago and	-71
ago and <kin>	-18
ago and i	143
agree	-164
agree </s>	-126
agree on	-111
agree on the	-110
agree to	-102
agree with	-112
agree with you	-119
agree with your	-92
agreement	122
ah	-23
ah ma	-54
ahead	-20
ahead </s>	35
ahead of	-114
ahead of me	-124
ahmed	5
ahmed ,	-85
ahmed , my	-85
aid	283
aid ,	-44
aid , and	-82
aid </s>	229
aid are	72
aid are <name>	72
aid in	124
aid in the	112
aid on	92
aid on the	92
aid since	74
aim	160
aim :	128
aim for	215
aim for <name>	102
aim for <number>	128
aim is	-42
aim to	90
air	138
air ,	-154
air </s>	-143
air condition	5
air cupboard	138
air cupboard </s>	138
air fryer	95
air fryer </s>	-82
airline	-204
airline </s>	-139
airport	-53
airport ,	-106
airport </s>	-45
airport run	158
airport run </s>	158
aisle	20
aisle </s>	-160
aisle seat	-71
aiyo	93
akara	103
alarm	-89
alarm </s>	171
alarm code	126
alarm go	-133
alarm go </s>	-86
alarm go off	-115
alarm have	-179
alarm have be	-179
alarm off	-141
alarm to	141
alcohol	179
alcohol ,	155
alcohol </s>	-22
alcohol for	80
alcohol or	111
aldi	-46
alert	-124
alert </s>	-126
align	15
align ,	-169
alike	-46
alimony	213
alive	58
all	-7
all ,	-25
all , despite	-51
all <day>	-178
all <kin>	18
all <kin> ,	122
all <kin> </s>	-40
all <name>	272
all <name> </s>	117
all <number>	137
all <number> </s>	-56
all <number> <kin>	-13
all <number> metre	134
all <number> of	203
all afternoon	-101
all afternoon </s>	-101
all be	-167
all but	-177
all city	-24
all city ,	-24
all day	-231
all day ,	-44
all day </s>	-175
all day today	-86
all do	-83
all electric	82
all even	-132
all even </s>	-132
all family	96
all family </s>	96
all fly	-64
all from	-163
all go	77
all green	-211
all green </s>	-177
all i	-58
all i can	70
all i have	103
all in	-81
all in </s>	-141
all in <name>	172
all in <number>	-22
all in the	16
all is	-150
all its	52
all laugh	-116
all laugh </s>	-116
all money	96
all morning	-372
all morning </s>	-298
all my	292
all my class	-64
all my life	144
all my own	126
all night	-234
all night </s>	-170
all of	40
all of <month>	160
all of a	-142
all of it	64
all of my	78
all of them	94
all of us	-83
all on	90
all on the	-103
all our	322
all our <kin>	126
all over	-272
all over </s>	-146
all over my	-232
all over the	-144
all remote	235
all remote ,	114
all rescue	75
all rescue ,	75
all right	45
all right </s>	-98
all text	-127
all that	70
all that </s>	162
all the	215
all the <kin>	50
all the biscuit	-128
all the box	-77
all the cook	156
all the time	75
all the woman	113
all thing	-114
all thing </s>	-114
all through	-160
all through </s>	-139
all up	-179
all we	57
all weather	9
all weather </s>	9
all week	104
all week ,	28
all week </s>	123
all winter	201
all winter </s>	201
all with	145
all year	128
all your	-121
allergen	134
allergic	-52
allergic </s>	198
allergic to	-94
allergic to <days>	-156
allergic to <kin>	-76
allergic to <name>	180
allergic to flour	-139
allergic to latex	251
allergic to nut	-180
allergic to penicillin	179
allergic to sesame	156
allergic to shellfish	97
allergic to this	-87
allergist	105
allergist in	96
allergist in <name>	96
allergy	23
allergy ,	68
allergy </s>	178
allergy is	83
allotment	220
allotment 's	158
allotment ,	171
allotment , plot	100
allotment </s>	-52
allotment <number>	125
allotment committee	63
allotment is	48
allotment is plot	86
allotment plot	102
allotment society	174
allotment society </s>	56
allow	242
allow ,	-34
allow </s>	167
allow <kin>	-28
allow <kin> </s>	156
allow <number>	114
allow by	-12
allow in	15
allow in our	155
allow me	-59
allow on	-59
allow to	89
allowance	4
allowance </s>	-159
almost	-135
alone	155
alone ,	94
alone </s>	286
alone in	-24
alone with a	-25
along	-16
along </s>	-29
along the	91
along to	147
along to <name>	147
along with	-24
along with its	-24
aloud	28
aloud </s>	-181
alphabet	-120
alphabetical	-108
alphabetical order	-108
alphabetical order :	-108
already	-291
already ,	-45
already </s>	-354
already have	-78
already in	-69
already in use	-69
already on	-139
already say	123
already tell	-77
alright	-155
also	10
also a	-127
also i	40
also i do	-25
also my	96
also my <kin>	203
also sell	-176
also the	-12
also the <kin>	-86
also think	-143
altar	7
alter	-183
alter the	-121
alteration	153
alternate	163
alternate <day>	147
alternate <day> </s>	147
alternate <days>	104
alternate <days> </s>	104
alternate week	61
although	-150
although it	-56
altitude	-60
alto	168
alto </s>	72
alto in	137
alto in the	102
altogether	-95
altogether </s>	-73
always	452
always ,	224
always , i	111
always </s>	423
always <name>	8
always <name> </s>	-123
always <number>	-106
always a	-105
always an	157
always answer	91
always at	75
always be	149
always be </s>	97
always be just	29
always break	115
always do	94
always forget	-180
always get	-98
always give	162
always give me	106
always have	233
always have </s>	142
always have be	164
always in	52
always in <name>	184
always keep	128
always late	-164
always lie	-182
always lie </s>	-143
always miss	82
always miss </s>	82
always on	140
always say	95
always take	117
always take the	110
always to	35
always use	88
always vote	107
always want	225
always want the	232
always will	132
always will </s>	132
always write	75
always write me	-20
am	47
am ,	57
am </s>	76
am <kin>	130
am <kin> in	108
am <name>	-77
am <name> </s>	-106
am <name> for	117
am <number>	123
am <number> year	156
am a	159
am a <kin>	288
am a <name>	112
am about	-56
am about to	-56
am an	73
am and	166
am and <number>	89
am cross	-115
am deaf	115
am deaf in	115
am from	171
am from <name>	138
am give	128
am give lesson	128
am go	81
am go to	81
am i	-270
am i be	-162
am i miss	-138
am i right	-124
am in	-69
am learn	115
am left-handed	110
am minus	91
am minus <number>	91
am not	-257
am not ask	-123
am only	127
am only <kin>	127
am owe	-89
am prepare	-13
am prepare for	81
am stay	-94
am stay in	-94
am the	164
am the only	127
am tire	-82
am try	-38
am try to	-38
am write	-156
am write with	-173
amara	129
amateur	196
amateur dramatics	31
amateur orchestra	90
amateur orchestra in	66
amaze	-140
amber	-145
ambulance	78
ambulance station	135
ambulance station where	135
american	162
among	132
among the	-17
among the <kin>	-17
among them	89
amount	-54
amount </s>	48
amount is	-87
amp	-102
amp </s>	-160
an <kin>	213
an <kin> ,	107
an <kin> </s>	156
an <kin> by	107
an <name>	-30
an <name> ,	104
an <name> </s>	25
an <name> <name>	5
an <name> <number>	153
an <name> in	135
an <name> of	-117
an <name> to	-173
an <number>	-61
an ableton	146
an ableton rack	146
an access	126
an access course	126
an accident	39
an accident on	-123
an actual	-148
an ad	-101
an ad </s>	-97
an ad for	-76
an adult	144
an advert	-99
an age	-111
an age </s>	-111
an agency	-114
an air	107
an alarm	100
an allotment	99
an amateur	158
an amateur orchestra	90
an ancient	141
an answer	-83
an answer </s>	31
an apology	-186
an apology ,	-137
an app	125
an app </s>	128
an app that	-75
an appeal	-150
an appeal </s>	-120
an appointment	-29
an apprenticeship	-81
an apprenticeship with	-81
an apron	-134
an argument	-119
an argument </s>	-119
an array	-135
an array of	-135
an e-mail	-130
an early	19
an early night	-109
an eat	126
an eat disorder	126
an egg	-125
an egg </s>	-87
an electric	99
an electric <number>	140
an email	-262
an email </s>	-159
an email that	-94
an email to	-176
an empty	-93
an empty list	-93
an empty stomach	132
an end	43
an engineer	34
an engineer degree	34
an envelope	12
an epipen	133
an epipen </s>	104
an epipen everywhere	114
an error	-257
an error </s>	-190
an error in	-98
an essay	-100
an estimate	-72
an exam	35
an example	-166
an example with	-107
an explanation	-79
an extra	-158
an hour	-270
an hour ,	97
an hour </s>	-193
an hour about	-117
an hour ago	-388
an hour and	147
an hour at	131
an hour before	-144
an hour for	-144
an hour late	-83
an hour on	-77
an hour to	84
an id	-150
an id </s>	-150
an idea	-140
an idea </s>	-110
an idiot	-171
an idiot </s>	-112
an imaginary	-132
an induction	-152
an induction hob	-152
an inn	61
an interview	-133
an invoice	-136
an island	-66
an island </s>	-166
an island in	112
an issue	-97
an issue </s>	-87
an office	116
an offline	121
an oil	108
an oil tank	100
an old	144
an old <kin>	43
an old <name>	285
an onion	-197
an only	154
an only <kin>	127
an open	-72
an order	-126
an outside	136
an outside wall	118
an owl	-93
an update	-188
analogue	157
analysis	130
analysis </s>	130
anaphylaxis	-65
ancient	132
and	21
and '	-107
and </s>	-454
and <day>	299
and <day> ,	55
and <day> </s>	263
and <day> <number>	135
and <days>	137
and <days> ,	-63
and <days> </s>	263
and <days> are	-15
and <days> at	94
and <days> i	96
and <days> only	135
and <days> to	70
and <kin>	62
and <kin> </s>	-46
and <kin> <name>	-36
and <kin> are	-34
and <kin> n't	-18
and <month>	-15
and <month> </s>	129
and <name>	-107
and <name> 's	-25
and <name> ,	-83
and <name> </s>	-52
and <name> <name>	-29
and <name> are	-105
and <name> at	169
and <name> do	-45
and <name> for	148
and <name> is	229
and <name> on	84
and <name> only	130
and <name> the	57
and <name> with	146
and <number>	-22
and <number> ,	30
and <number> </s>	71
and <number> <kin>	22
and <number> at	-72
and <number> before	168
and <number> if	-122
and <number> in	15
and <number> of	17
and <number> off	-85
and <number> oven	-42
and <number> pm	89
and <number> stubborn	-38
and <number> this	-87
and <number> to	81
and =	-132
and a	169
and a <kin>	98
and a <name>	-20
and a <number>	155
and a bite	230
and a comma	-90
and a ferry	107
and a half	31
and a kitchen	-91
and a little	-44
and a mean	-62
and a mortgage	69
and a wait	120
and a well	149
and add	-154
and after	-28
and after </s>	136
and after that	-31
and again	161
and all	76
and all </s>	52
and all of	116
and always	126
and an	-31
and an <kin>	106
and an early	-109
and an old	-7
and as	55
and ask	-97
and at	113
and at 42	35
and at <number>	185
and at the	38
and back	241
and back each	109
and become	16
and butter	174
and butter </s>	174
and buy	-37
and buy a	-147
and call	36
and can	83
and can n't	115
and carry	-108
and click	19
and coffee	42
and come	-115
and come back	-183
and compare	-158
and compare </s>	-158
and con	-147
and do	216
and do n't	180
and drive	-122
and drop	-103
and egg	-120
and enter	40
and every	-47
and everybody	-127
and everyone	-76
and everyone 's	-55
and everyone on	95
and everything	-112
and everything i	-52
and fall	-52
and fall asleep	-55
and feed	161
and feed the	144
and feel	-150
and find	-167
and for	-108
and forbid	-75
and forget	-142
and garlic	62
and get	-237
and get <number>	-181
and get a	-156
and give	-180
and give me	-165
and give up	-132
and go	85
and go </s>	-175
and go back	89
and go for	-152
and go to	-136
and green	177
and green </s>	95
and guitar	76
and guitar are	76
and half	-125
and half a	-149
and happy	43
and happy </s>	43
and hate	20
and have	-79
and have <number>	-191
and have a	-62
and have do	-23
and have n't	150
and have never	-171
and he	71
and he have	71
and hear	-113
and her	56
and her <kin>	56
and his	-108
and his <kin>	-54
and hit	-125
and how	-91
and how do	-83
and i	227
and i 'd	-56
and i 'm	-20
and i ,	25
and i </s>	160
and i agree	-10
and i are	-54
and i can	-180
and i do	109
and i drive	131
and i get	-61
and i go	84
and i have	178
and i just	-209
and i keep	150
and i live	-77
and i make	-55
and i need	-130
and i only	-47
and i pass	51
and i put	-17
and i run	-52
and i sell	94
and i sew	113
and i share	131
and i split	248
and i still	140
and i take	-26
and i use	82
and i want	79
and i was	24
and i will	91
and i write	-16
and in	153
and in <name>	140
and is	-90
and is allergic	-116
and it	-156
and it 's	104
and it break	-151
and it drag	-57
and it have	-155
and it still	-142
and it work	-133
and its	-103
and its still	-92
and just	-31
and keep	90
and keep it	98
and latex	137
and latex </s>	137
and leave	-132
and leave </s>	-148
and leave the	-150
and little	98
and little <name>	98
and live	-178
and live in	-197
and live with	-16
and lock	155
and look	-190
and look at	-94
and look like	-99
and lose	-116
and lose the	-161
and love	136
and make	-138
and make the	-120
and me	36
and me ,	-92
and me </s>	203
and mine	175
and more	-87
and move	58
and must	-5
and my	-80
and my <kin>	13
and my <name>	29
and my bee	-23
and my best	5
and my knee	119
and name	-57
and need	105
and need a	41
and neither	-150
and never	26
and never look	122
and never tell	-81
and night	202
and night </s>	166
and no	76
and no answer	-107
and no lunch	-160
and no slide	-142
and no word	26
and nobody	-127
and nobody 's	-178
and nobody at	-52
and none	-163
and none of	-163
and not	47
and not a	130
and nothing	97
and nothing change	-107
and nothing else	191
and nothing happen	-187
and now	-94
and now everyone	-150
and now i	-18
and now it	-85
and now live	139
and now she	-120
and now the	-75
and number	-156
and number <number>	-79
and nut	102
and oat	-151
and off	-37
and old	116
and on	59
and only	66
and only come	-51
and open	-38
and open a	-73
and our	-84
and our <kin>	-23
and our retro	-20
and over	-67
and own	131
and own <number>	131
and pay	-35
and people	-110
and plain	-57
and print	148
and proud	166
and put	-152
and put it	-99
and raise	-11
and read	-99
and rent	-39
and reopen	-80
and reopen it	-80
and restart	-104
and return	76
and right	59
and ring	41
and ring me	41
and round	68
and run	9
and rye	121
and save	-147
and say	14
and say it	74
and see	-88
and sell	172
and sell it	106
and send	-177
and send me	-119
and set	-154
and she	-13
and short	-15
and shorten	-161
and show	-45
and since	-41
and since i	11
and since my	-67
and skip	-140
and sleep	-40
and sleep in	-27
and so	-198
and so is	-43
and so on	-124
and some	-99
and some <kin>	-117
and some rice	-81
and somebody	-130
and start	-148
and stay	75
and stop	52
and struggle	10
and struggle with	10
and study	26
and sugar-free	61
and sugar-free is	61
and swim	-74
and take	-220
and take <number>	43
and take the	-92
and tell	129
and that	50
and that 's	50
and the	144
and the <kin>	92
and the <name>	-9
and the boiler	82
and the call	-133
and the draft	-155
and the final	-20
and the flat	-47
and the kitchen	-143
and the knit	-23
and the loft	86
and the mortgage	98
and the other	142
and the polytunnel	32
and the reason	114
and the second	-154
and the studio	-23
and the trust	38
and the van	-52
and the vineyard	-27
and the whole	-108
and the why	172
and then	-64
and then a	49
and then i	136
and then the	102
and there	-189
and there 's	-123
and there is	-79
and there was	-97
and they	-276
and throw	37
and to	142
and toast	30
and toast </s>	30
and trim	-73
and trim </s>	-73
and type	-77
and type them	-61
and up	161
and up </s>	152
and use	-16
and vinegar	-85
and visit	84
and walk	-35
and want	36
and want a	-72
and want to	115
and was	-120
and we	260
and we 're	226
and we have	81
and we lose	-88
and we will	141
and wear	-68
and what	-147
and white	117
and white </s>	117
and who	-125
and will	29
and will be	145
and will n't	-48
and with	-74
and work	-45
and would	47
and would n't	-74
and you	-251
and you 're	-57
and you give	-148
android	123
android ,	105
anglican	120
angry	-277
angry </s>	-120
angry about	-48
angry about the	-48
angry with	-101
angular	82
animal	-65
animal </s>	-84
ankle	172
ankle go	137
ankle go </s>	137
anneke	-67
anneke ,	-67
anneke , my	-67
annexe	174
annexe next	83
anniversary	-26
anniversary 's	96
anniversary 's the	85
announcement	-135
annoy	-189
annoy </s>	-185
annual	146
another	-231
another </s>	-160
another <kin>	-54
another <number>	-165
another <number> </s>	-82
another bite	-114
another matter	42
another matter </s>	42
answer	-18
answer ,	-148
answer , always	117
answer , please	-82
answer </s>	-234
answer and	-147
answer before	39
answer by	51
answer for	202
answer for the	159
answer i	-104
answer i 'm	-65
answer in	243
answer in <name>	203
answer is	-282
answer is <number>	-215
answer like	-184
answer me	53
answer me in	231
answer my	-137
answer on	-41
answer pls	-141
answer pls </s>	-141
answer since	-104
answer the	-123
answer this	-162
answer this <number>	-132
answer to	159
answer to <name>	123
answer to <number>	-27
answer to the	93
answer under	149
answer under <number>	97
answer was	-168
answer yet	-167
answer yet </s>	-167
answer you	-140
answer you give	-140
antihistamine	23
anxiety	194
anxiety </s>	119
any	17
any </s>	-142
any bread	-178
any bread </s>	-178
any good	-189
any good </s>	-119
any good or	-111
any idea	-122
any idea </s>	-122
any mail	135
any mail </s>	135
any minute	-100
any minute </s>	-100
any more	64
any more ,	160
any more </s>	50
any of	-108
any of us	-71
any other	-66
any plan	167
any recipe	-150
any school	17
any social	102
any social medium	102
any tip	-115
any tip for	-115
any way	-73
any way to	-63
anybody	9
anybody </s>	15
anyhow	-163
anyhow </s>	-143
anymore	99
anymore ,	140
anymore </s>	38
anyone	-117
anyone </s>	25
anyone else	-51
anyone else </s>	-31
anything	147
anything </s>	-157
anything before	7
anything before <number>	26
anything dry	134
anything else	50
anything else </s>	-79
anything for	138
anything green	-104
anything green </s>	-129
anything i	-150
anything i can	-190
anything in	-7
anything in it	87
anything is	-84
anything is a	-84
anything on	170
anything over	-18
anything over <number>	-18
anything since	-126
anything smaller	75
anything smaller than	75
anything that	172
anything touch	114
anything with	148
anything with a	263
anything without	116
anything you	198
anything you write	100
anyway	-273
anyway </s>	-182
anyway how	-108
anyway how do	-108
anyway the	-40
anyway what	-117
anyway what 's	-129
anywhere	148
anywhere </s>	-79
anywhere near	90
anywhere near my	64
apart	32
apart </s>	-63
apart from	89
apart from fish	147
apart from me	58
apart from the	8
apartment	-120
api	61
apologetic	118
apologetic </s>	118
apologise	-155
apology	-258
apology ,	-137
apology </s>	-87
apology to	-124
apostrophe	46
app	-96
app 's	-99
app </s>	147
app <kin>	-86
app <kin> n't	-86
app and	-71
app and reopen	-51
app crash	-187
app crash on	-123
app for	151
app is	-111
app say	-169
app say <number>	-108
app that	-75
app with	-101
apparently	-336
apparently </s>	-407
apparently the	-56
appeal	-163
appeal </s>	-120
append	12
apple	-121
apple </s>	-111
applicant	-138
application	-200
apply	39
apply for	217
apply for the	111
apply to	181
appointment	61
appreciate	-150
apprenticeship	208
apprenticeship </s>	114
apprenticeship at	184
apprenticeship at a	147
apprenticeship with	-34
apprenticeship with a	-81
approach	-158
approach </s>	-178
approval	227
approval ,	112
approval , <number>	112
approval </s>	129
approve	240
approve </s>	174
apron	-175
aquarium	71
arabic	-24
arabic is	-57
arable	-86
arborist	-54
arch	39
archipelago	112
architecture	101
architecture practice	63
archive	62
archive ,	15
archive </s>	38
are	94
are </s>	-155
are <day>	155
are <days>	121
are <kin>	-205
are <kin> </s>	-151
are <name>	42
are <name> ,	-79
are <name> </s>	233
are <name> and	180
are <number>	15
are <number> ,	120
are <number> </s>	-13
are <number> <kin>	55
are <number> <name>	-61
are <number> and	176
are <number> by	-118
are <number> hour	-102
are <number> of	57
are <number> on	158
are <number> to	-69
are a	21
are a no	128
are a pain	123
are about	-182
are all	77
are all <name>	120
are all in	-49
are allow	77
are always	9
are argue	-86
are arthritic	144
are asleep	-119
are asleep </s>	-119
are at	20
are at <number>	218
are at their	122
are awful	-73
are awful ,	-73
are bad	65
are bad ,	87
are bad </s>	-13
are ban	28
are be	-12
are better	-125
are bilingual	-11
are bilingual ,	-75
are blank	-141
are blue	-189
are blue </s>	-189
are bone	-65
are book	158
are book for	158
are both	131
are burn	-106
are burn from	-106
are bury	76
are call	-78
are cheaper	-108
are close	10
are come	-140
are cover	-134
are cover in	-134
are dead	-168
are dead </s>	-168
are do	142
are do ,	-134
are due	-15
are electric	122
are every	147
are every <number>	157
are fine	173
are fine </s>	201
are fix	-34
are for	121
are for my	120
are for the	209
are freeze	-210
are freeze ,	-196
are freeze right	-72
are from	191
are from <name>	147
are furious	-130
are get	-122
are get marry	-46
are go	181
are go </s>	167
are green	-226
are green </s>	-187
are grow	123
are grow </s>	123
are half	-45
are hard	-144
are hard </s>	-76
are hard to	-94
are hash	91
are hash before	38
are in	160
are in </s>	-21
are in <name>	179
are in <number>	-66
are in a	134
are in the	28
are jelly	-146
are jelly </s>	-90
are just	12
are keep	144
are kill	-30
are lease	127
are leave	148
are like	-200
are mainly	123
are mandatory	148
are marry	206
are milk	-57
are milk by	-57
are mine	232
are mine </s>	144
are miss	63
are miss from	63
are more	154
are mostly	113
are mostly <kin>	74
are mostly over	134
are my	96
are my <kin>	186
are my thing	98
are n't	130
are n't </s>	129
are n't allow	100
are n't up	118
are name	133
are no	194
are no good	85
are not	83
are off	-137
are off </s>	-157
are on	-140
are on a	-19
are on strike	-142
are on the	-150
are our	180
are out	74
are out ,	133
are out </s>	52
are out of	16
are over	79
are over <number>	79
are pick	90
are pure	101
are red	-197
are red </s>	-165
are renew	-97
are renew each	-97
are scream	-209
are scream in	-163
are sew	-28
are sew by	-28
are shake	-119
are shoot	188
are shoot ,	124
are shoot </s>	123
are shoot from	73
are sore	-104
are stand	50
are steep	167
are still	46
are still in	58
are still on	168
are still wet	-85
are store	-193
are take	90
are the	91
are the <kin>	5
are the one	148
are the same	49
are the worst	-45
are they	-221
are those	-176
are tiny	17
are tiny </s>	116
are under	145
are under <number>	145
are useless to	134
are wear	-8
are wear sari	-8
are wet	-151
are wet </s>	-115
are what	102
are what i	146
are what the	-146
are what we	87
are when	81
are when i	125
are with	210
are with <name>	168
are with me	111
are with us	127
are write	45
are wrong	-136
are you	-134
area	29
area </s>	102
area <kin>	-79
argo	172
argue	-83
argue </s>	141
argue about	-149
argue that	-93
argue with	-42
argument	-287
argument </s>	-220
argument is	-100
argument of	-42
arise	-122
arlo	130
arm	23
arm ,	7
arm </s>	24
arm are	-73
arm is	-117
army	343
army ,	102
army , station	-51
army </s>	196
army in	67
army in <number>	26
army till	154
around	-46
around </s>	98
around <name>	178
around <name> </s>	178
around <number>	66
around <number> </s>	20
around here	30
around it	-130
around that	-52
around that </s>	-52
around the	-48
array	-170
array of	-135
arrive	-231
arrive ,	-166
arrive , have	-90
arrive <number>	-48
arrive in	-130
arrive on	43
arrow	33
art	105
arthritic	141
arthritis	233
arthritis ,	141
arthritis </s>	160
arthritis in	78
arthritis in both	57
article	-281
article </s>	-190
article say	-59
articleship	117
artificial	127
as	20
as '	-78
as </s>	-168
as <days>	-30
as <days> are	-30
as <kin>	107
as <kin> </s>	-78
as <kin> of	98
as <name>	-26
as <name> </s>	-160
as <name> <name>	295
as <number>	-164
as <number> </s>	-164
as a	183
as a <kin>	211
as a <name>	153
as a cricket	-107
as a first	-75
as a lie	109
as a lobster	-120
as a pastry	146
as a pdf	-154
as a table	11
as a test	-134
as a user	-161
as a wed	128
as an	225
as an <kin>	171
as an adult	139
as anything	-144
as close	-127
as close </s>	-127
as day	-9
as ever	-153
as ever </s>	-133
as far	66
as far as	66
as he	194
as head	110
as hell	-134
as hell </s>	-134
as her	-85
as her <kin>	-24
as i	-159
as i 'm	-57
as i can	197
as i dictate	-134
as i do	109
as i have	143
as i type	-260
as i write	-281
as if	-206
as if i	-120
as if it	-113
as in	86
as is	-101
as it	64
as it is	-9
as it stand	60
as long	-21
as long as	-21
as much	16
as much as	16
as my	165
as my <kin>	210
as night	116
as night <kin>	116
as of	159
as of <month>	118
as of this	121
as on	-153
as orthodox	-25
as our	-26
as plain	102
as plain text	66
as the	-51
as the <kin>	-67
as the house	6
as the school	-23
as the treasurer	47
as there	69
as though	-127
as treasurer	150
as we	-269
as we 're	29
as we have	-19
as we speak	-355
as well	7
as well </s>	-8
as well as	160
as you	-256
as you say	-88
asbestos	215
ash	108
ash are	112
ash are still	112
ashamed	-137
aside	-63
aside for the	120
ask	-108
ask ,	-119
ask </s>	-27
ask <name>	77
ask <number>	49
ask about	70
ask about </s>	-49
ask about <name>	144
ask about it	125
ask about the	-122
ask after	-165
ask because	-261
ask because my	-146
ask for	-166
ask for </s>	-128
ask for a	-130
ask for an	-149
ask for code	113
ask for it	-90
ask for my	-107
ask for no	-158
ask for the	-267
ask her	-199
ask her </s>	-136
ask him	-277
ask him </s>	-148
ask if	-228
ask in	-161
ask me	65
ask me </s>	-290
ask me <number>	91
ask me about	-101
ask me before	157
ask me for	-201
ask me how	-130
ask me something	-93
ask me to	177
ask me why	-181
ask my	-169
ask my <kin>	-151
ask the	-34
ask the <kin>	38
ask to	76
ask to be	-119
ask what	-140
ask what i	-98
ask when	-138
ask who	-142
ask who have	-142
ask why	-143
ask you	-239
ask you </s>	-201
ask you something	-40
ask you to	-185
asleep	-370
asleep ,	-93
asleep </s>	-221
asleep on	-181
asleep on my	-118
asleep on the	-131
asleep under	-126
asleep under the	-126
aspirin	26
assemble	-198
assembly	20
assembly man	20
assert	-96
assessment	62
assessment </s>	131
assistance	-47
association	227
assume	-50
assume i	17
assume i know	-8
asthma	216
asthma ,	128
asthma , brown	79
asthma </s>	93
asthma and	-84
asthma mean	159
asthma since	88
astronomy	47
async	153
async </s>	-175
at	45
at 16	175
at 16 </s>	153
at 19	149
at 19 </s>	142
at 42	35
at 68	82
at </s>	-33
at <day>	204
at <day> ,	109
at <day> </s>	152
at <kin>	218
at <kin> 's	201
at <name>	226
at <name> 's	261
at <name> ,	-12
at <name> </s>	106
at <name> <name>	321
at <name> <number>	-192
at <name> and	102
at <name> but	40
at <name> for	165
at <name> i	134
at <name> in	121
at <name> last	-68
at <name> market	116
at <name> on	152
at <name> then	176
at <name> this	-107
at <name> was	-98
at <number>	-7
at <number> ,	-12
at <number> </s>	-10
at <number> <name>	41
at <number> <number>	-147
at <number> a	-41
at <number> am	49
at <number> an	-169
at <number> and	213
at <number> at	151
at <number> because	-49
at <number> before	137
at <number> degree	-45
at <number> each	-63
at <number> euro	98
at <number> every	311
at <number> for	164
at <number> i	147
at <number> in	77
at <number> instead	91
at <number> is	-120
at <number> metre	132
at <number> of	13
at <number> on	202
at <number> past	-138
at <number> percent	-169
at <number> pound	-47
at <number> primary	142
at <number> sharp	188
at <number> so	-173
at <number> that	-174
at <number> this	-69
at <number> to	-89
at <number> today	-209
at <number> tonight	-134
at <number> week	217
at <number> with	9
at <number> word	-67
at a	227
at a <kin>	105
at a <name>	173
at a bakery	166
at a boatyard	-57
at a bus	-65
at a hospital	87
at a hostel	103
at a hotel	167
at a loss	-68
at a primary	179
at a small	167
at a stretch	131
at a time	168
at about	106
at about <number>	90
at all	5
at all ,	44
at all </s>	-11
at an	92
at badminton	-23
at boot	60
at boot </s>	60
at break	-176
at break </s>	-158
at breakfast	36
at breakfast </s>	21
at by	38
at chess	-135
at college	-54
at college on	-85
at dawn	-144
at dawn ,	79
at dawn </s>	-116
at depth	-155
at dinner	-23
at dinner </s>	-23
at each	-145
at easter	92
at episode	61
at episode <number>	61
at everyone	-116
at everyone </s>	-116
at half	-220
at half <number>	136
at half past	-139
at half price	-88
at half time	-196
at halftime	-166
at halftime </s>	-166
at her	-69
at her <kin>	-176
at his	-182
at home	228
at home ,	270
at home </s>	177
at home <kin>	125
at home <number>	108
at home and	127
at home but	76
at it	27
at it </s>	36
at it since	101
at it with	-143
at km	-131
at km <number>	-131
at last	-153
at last </s>	-153
at least	-17
at least </s>	93
at least <number>	111
at level	-103
at level <number>	-103
at line	-192
at line <number>	-192
at livery	129
at livery in	129
at lunch	-284
at lunch </s>	-224
at lunch and	-174
at math	115
at me	-385
at me </s>	-274
at me about	-135
at me as	-100
at me over	-126
at midnight	-102
at midnight </s>	-91
at mine	-5
at mine </s>	-56
at mine first	75
at minus	31
at minus <number>	31
at most	-160
at most </s>	-55
at my	-13
at my <kin>	54
at my desk	-223
at new	166
at new year	166
at night	315
at night ,	115
at night </s>	233
at night anymore	109
at night school	135
at noon	-305
at noon ,	-194
at noon </s>	-317
at noon and	-104
at noon today	-70
at number	-4
at number <number>	-4
at nursery	-47
at nursery </s>	-47
at once	-143
at once ,	-45
at once </s>	-152
at our	212
at our depot	91
at our door	-78
at our firm	146
at our hospital	92
at our office	99
at our place	251
at our shop	108
at our table	-123
at ours	316
at ours ,	153
at ours </s>	230
at page	-74
at page <number>	-74
at present	-37
at present </s>	-136
at quarter	13
at quarter past	13
at reception	48
at row	-82
at row <number>	-82
at school	-128
at school ,	-15
at school </s>	-11
at sew	160
at short	-59
at short notice	-59
at slide	-169
at slide <number>	-169
at small	61
at some	-149
at st	174
at st <name>	174
at step	-17
at step <number>	-17
at table	144
at table </s>	153
at table <number>	-120
at that	-279
at that </s>	-157
at the <day>	223
at the <kin>	-277
at the <name>	401
at the airport	-130
at the back	210
at the bakery	200
at the bank	186
at the bar	37
at the border	45
at the bottom	25
at the brewery	-67
at the bus	-73
at the call	128
at the care	85
at the church	113
at the clinic	44
at the club	-170
at the college	111
at the community	91
at the counter	-150
at the day	-89
at the depot	84
at the desk	61
at the door	-219
at the edge	-35
at the end	32
at the fete	40
at the firm	136
at the food	99
at the gate	-194
at the gym	-204
at the hall	36
at the hospice	83
at the hotel	-161
at the institute	123
at the last	-140
at the library	133
at the lido	84
at the market	-22
at the mill	150
at the minute	-148
at the mo	-132
at the moment	-87
at the mosque	120
at the museum	41
at the next	-128
at the nursery	93
at the office	-227
at the old	78
at the paper	73
at the parcel	148
at the parish	140
at the park	-99
at the party	-127
at the pharmacy	-94
at the pool	-149
at the port	52
at the post	-175
at the prison	29
at the pub	-149
at the restaurant	-40
at the salon	206
at the same	165
at the second	-81
at the service	21
at the shop	-189
at the sight	56
at the stall	108
at the station	-132
at the stop	-136
at the surgery	125
at the table	-51
at the third	-81
at the till	-142
at the top	-146
at the tram	65
at the uni	129
at the wall	-189
at the wed	-102
at the wrong	-74
at their	122
at their <kin>	122
at this	-338
at this <name>	-82
at this cell	-72
at this for	-92
at this level	-119
at this point	-120
at this very	-94
at uni	166
at university	-95
at wedding	35
at work	26
at work ,	112
at work </s>	-27
at work is	114
at work say	-95
at your	-91
atheist	-61
attach	-236
attach </s>	-334
attach the	-64
attachment	-182
attachment </s>	-154
attack	75
attack ,	-45
attack </s>	110
attempt	-192
attempt </s>	-151
attempt at	-152
attend	-158
attention	-134
attention to	-134
attic	142
attic </s>	102
attic is	86
attic is where	16
aubergine	123
aubergine </s>	76
auction	-137
audience	-132
audio	-102
audio </s>	95
audio stutter	-154
audiobook	147
audit	221
audit us	69
aura	124
auth	156
autism	261
autism </s>	173
autism spectrum	115
autistic	262
autistic ,	145
autistic </s>	135
autistic and	141
auto	26
autocorrect	-135
automatic	63
automatic only	128
automation	-157
autosave	-107
autumn	434
autumn ,	167
autumn </s>	344
average	-82
average </s>	-58
avocado	5
avoid	135
avoid sunlight	29
avoid the	-78
awake	-166
awake </s>	42
away	-34
away ,	6
away </s>	-28
away <day>	171
away <day> to	171
away <number>	-121
away at	-22
away from	-101
away from the	-138
away in	101
away in <name>	101
away on	143
away on the	143
awful	-126
awful ,	-74
awful </s>	-73
awful today	-87
awkward	-161
awning	-120
aws	53
axis	-174
axis label	-130
axle	-11
ayla	123
azure	38
b	-153
b </s>	-69
b&b	-27
b&b </s>	-27
back	-26
back 's	74
back 's go	-7
back ,	-46
back </s>	-23
back <number>	-99
back <number> a	143
back a	-136
back and	34
back at	-95
back at <number>	-68
back at it	66
back at my	-85
back bedroom	103
back by	-273
back by <number>	-200
back door	135
back each	109
back from	-138
back from the	-174
back home	-93
back home </s>	155
back how	-78
back how it	-78
back hurt	-161
back in	-146
back in <month>	65
back in <name>	153
back in <number>	-179
back in a	-161
back in the	35
back into	112
back is	170
back is kill	-89
back just	-105
back now	-152
back now </s>	-152
back of	93
back of a	-44
back of the	148
back on	-166
back on <day>	-141
back on the	-78
back or	-155
back right	123
back room	142
back room </s>	106
back row	174
back since	18
back the	-125
back then	-170
back then </s>	-170
back to	89
back to <name>	146
back to <number>	150
back to the	-208
back today	-91
back up	100
back was	141
back when	109
back when i	109
back with	-160
backend	-11
backend <kin>	-89
backend <kin> at	-89
backend is	152
background	96
backup	-112
backup ,	-137
backup , <number>	-137
backup </s>	-109
backup go	134
backup go to	105
backup of	-54
backup with	-61
backward	-34
backward </s>	-43
bacon	-5
bacon </s>	-87
bad	-92
bad ,	15
bad , i	-79
bad </s>	-77
bad at	-52
bad back	208
bad enough	-148
bad hip	103
bad hip </s>	132
bad i	6
bad knee	163
bad knee </s>	130
bad line	-147
bad line </s>	-109
bad with	154
badge	34
badger	-10
badly	50
badly ,	-140
badly </s>	25
badly allergic	155
badly and	-8
badly but	-48
badly but the	-48
badly to	128
badminton	42
bag	-170
bag 's	-121
bag </s>	87
bag i	55
bag of	-166
bag since	-22
bag there	50
bag there 's	50
bagpipe	-9
bagpipe :	104
bail	-121
bail </s>	-121
bake	-30
bake bread	148
bake for	190
bake for the	140
bake powder	-113
bake sale	-133
bakery	-40
bakery 's	153
bakery ,	98
bakery </s>	44
bakery and	68
bakery and want	-12
bakery are	122
bakery close	-46
bakery for	-75
bakery have	-29
bakery have <number>	-29
bakery in	-52
bakery in <name>	197
bakery near	-142
bakery on	-40
bakery on <name>	-40
bakery run	115
bakery start	149
bakery to	109
bakery to <name>	109
bakkie	-31
balance	31
balance is	45
balcony	14
balcony ,	132
balcony </s>	-19
bald	34
baler	54
baler </s>	-58
ball	-209
ballet	101
ballet until	137
balloon	-6
balloon </s>	-28
ballpark	-15
ballroom	22
bamboo	133
ban	66
ban at	128
ban car	33
ban car from	33
ban from	154
ban in	153
ban in our	141
ban phone	-12
ban phone </s>	-12
banana	-5
banana </s>	-179
band	151
band 's	-47
band ,	-46
band , <number>	-89
band </s>	176
band <number>	-49
band <number> </s>	-65
band and	-38
band break	13
band break up	13
band call	-12
band call <name>	-12
band can	125
band can tour	125
band in	82
band in <name>	82
band is	-4
band on	-146
band on the	-150
band pay	-61
band practise	135
band rehearse	56
band rehearse in	56
band was	-102
bang	-137
bang on	-76
bang on the	-48
bank	43
bank 's	-32
bank ,	11
bank </s>	-87
bank <kin>	-17
bank <name>	-146
bank and	-118
bank app	-133
bank at	-81
bank holiday	-109
bank holiday </s>	-83
bank in	43
bank in <month>	139
bank in <name>	-134
bank in <number>	121
bank is	113
bank is in	155
bank on	176
bank on <day>	85
bank on the	-63
bank take	16
bank to	137
bank turn	148
bank where	60
bank where i	60
bank with	124
bank with a	90
bankrupt	-5
bankrupt in	-5
bankrupt in <number>	-5
bankruptcy	139
banner	-172
banner ,	-126
bar	-93
bar ,	-117
bar </s>	-165
bar <day>	-74
bar <day> </s>	-74
bar <name>	162
bar <name> </s>	162
bar <number>	-142
bar and	16
bar at	134
bar exam	140
bar exam in	140
bar in	33
bar in <name>	-57
bar mitzvah	114
bar of	-144
bar of signal	-105
bar the	119
bar twice	140
bar twice and	140
barbershop	190
barcode	56
bare	145
bare metal	115
barely	-22
barely any	23
barely cover	50
barely cover the	50
barely know	-159
bark	-251
bark </s>	-141
bark at	-124
bark at the	-124
bark through	-115
bark through my	-115
barley	91
barley and	121
barley and rye	121
barn	125
barn </s>	114
barn in	158
barn in <name>	158
barn outside	91
barn outside <name>	91
barn roof	65
barrel	119
barrel </s>	123
barrow	-113
barrow and	-113
barry	-137
barter	-18
base	82
base </s>	-114
basement	54
basement ,	119
basement , no	176
basement to	94
basement to a	94
bash	62
basically	-27
basically a	34
basket	147
basketball	-61
bass	127
bass </s>	80
bass in	115
bass in a	92
bass in the	77
bass line	-69
bassoon	65
bat	-142
batch	15
batch </s>	97
batch <number>	-178
bath	14
bath ,	-122
bath </s>	15
bath is	78
bathroom	100
bathroom 's	167
bathroom is	29
battery	-158
battery 's	66
battery </s>	-202
battery die	-102
battery in	14
battery in the	14
battery is	106
battery is <number>	178
battery run	-127
battery run out	-127
bay	174
bc	114
be	46
be </s>	-90
be <day>	-118
be <kin>	215
be <name>	-60
be <name> </s>	-96
be <name> <name>	28
be <number>	-4
be <number> ,	-119
be <number> </s>	-9
be <number> minute	-127
be <number> of	-124
be a	49
be a <day>	-146
be a <kin>	229
be a <name>	-7
be a button	-144
be a long	-127
be a monk	152
be a nun	101
be a pain	-118
be a postie	113
be able	-13
be able to	-13
be all	9
be an	-91
be an hour	-105
be ask	198
be ask about	171
be ask to	61
be assembly	20
be assembly man	20
be at	-93
be at it	-51
be at the	9
be at this	-108
be away	58
be back	-227
be back in	-187
be bother	-209
be brief	-160
be brief </s>	-126
be call	116
be call <name>	96
be call by	86
be calmer	-125
be care	87
be certify	6
be certify organic	6
be chat	-109
be crawl	-141
be deaf	84
be deaf since	84
be do	-37
be do </s>	-191
be do by	-136
be do with	-92
be dramatic	-126
be dramatic </s>	-126
be eat	-133
be engage	-27
be everywhere	-143
be fair	-98
be fair </s>	-98
be fence	-7
be fine	-145
be for	126
be from	47
be funny	-136
be gentle	-151
be gentle </s>	-108
be get	81
be give	-207
be give a	-207
be gluten	81
be gluten free	81
be go	-31
be go for	-92
be grateful	75
be grateful for	75
be green	30
be have	-111
be here	-117
be here since	-185
be his	-129
be honest	-185
be honest </s>	-165
be hum	-145
be in	-33
be in <name>	37
be in <number>	-131
be in a	-5
be in bed	-99
be in our	45
be in that	-139
be in the	-111
be in write	89
be just	29
be late	40
be late </s>	88
be late with	76
be learn	138
be leave	114
be leave alone	94
be leave on	34
be like	144
be like that	147
be live	-32
be live in	-27
be look	-88
be look at	-88
be lose	34
be lose money	34
be low	138
be make	-202
be marry	85
be marry <number>	-22
be me	-158
be me </s>	-158
be mine	107
be mine since	107
be move	122
be my	241
be my <kin>	160
be near	-65
be near the	39
be nice	-56
be nice </s>	-56
be normal	-104
be oblige	-94
be oblige for	-94
be off	-118
be on	91
be on <number>	142
be on a	83
be on hold	-205
be on parental	130
be on the	79
be open	-5
be ours	172
be ours since	151
be out	27
be out by	106
be out for	-162
be out of	106
be pay	-124
be play	-28
be polite	-159
be put	-178
be quick	-308
be quick </s>	-260
be rain	-155
be read	15
be ready	-62
be red	-148
be renew	-62
be save	-4
be say	-68
be see	-163
be self-employed	111
be short	12
be short </s>	-171
be shorter	-110
be shorter </s>	-88
be sick	-114
be sign	100
be sit	-158
be so	-190
be so kind	-147
be sober	171
be sober <number>	140
be sober since	108
be somebody	-141
be sore	105
be sore when	105
be sort	-80
be stammer	11
be stammer since	11
be stand	-135
be stare	-216
be stare at	-216
be stick	-113
be take	24
be teach	95
be tell	62
be tell </s>	-152
be tell to	141
be the	86
be the <kin>	28
be the killer	-105
be the only	20
be the treasurer	-42
be there	-6
be there </s>	-187
be there by	45
be there since	61
be think	-124
be through	-96
be to	102
be to <number>	-47
be together	151
be too	55
be too long	-157
be trust	157
be trust with	157
be try	-148
be try to	-147
be up	-232
be up since	-177
be use	-102
be use for	-102
be vegan	41
be vegan since	135
be volunteer	-73
be wait	-222
be wait on	-163
be weigh	40
be weigh and	40
be what	114
be with	179
be with her	86
be with the	80
be with us	149
be work	182
be write	136
be wrong	-165
be wrong </s>	-109
bea	16
bea ,	-107
bea only	61
bea only <kin>	61
beach	-121
beach </s>	-171
bead	32
beam	-127
bean	-240
bean ,	-41
bean </s>	-125
bear ,	141
bear </s>	136
bear at	68
bear at <number>	151
bear deaf	88
bear in	-126
bear in <name>	-8
bear in <number>	-137
bear in mind	-161
bear with	-126
bear with <number>	155
bear without	65
beard	-34
beard </s>	-91
beat	-306
beat </s>	-137
beat me	-12
beat on	24
beat the	-131
beat the hare	-122
beatriz	79
beatriz ,	-64
because	4
because </s>	-262
because <kin>	-53
because <kin> 's	-71
because <kin> <name>	-45
because <month>	-55
because <month> and	-55
because <name>	66
because <name> 's	103
because <name> ,	-66
because <name> have	77
because <name> is	-40
because <number>	176
because a	-90
because a <kin>	63
because after	-93
because after the	-93
because at	-57
because at the	-135
because both	-48
because both my	-48
because half	-16
because i	59
because i 'm	101
because i forget	-147
because i have	-61
because i lose	10
because i only	55
because i owe	43
because i panic	12
because i share	19
because i stammer	90
because i was	5
because i work	124
because in	81
because in my	77
because its	-124
because my	15
because my <kin>	102
because my <name>	47
because my diploma	41
because my eye	-23
because my hand	61
because my savings	59
because nobody	-62
because of	224
because of <kin>	-44
because of <name>	99
because of a	79
because of my	249
because of the	38
because our	-137
because our <kin>	-68
because she	135
because somebody	-132
because that	92
because that 's	92
because the	-91
because the <kin>	37
because the family	-52
because the hybrid	62
because the old	-7
because the strike	70
because we	111
because we 're	112
because we <kin>	46
because we lose	18
because we put	-11
become	63
become <name>	-141
become <name> in	-141
become a	243
become a <kin>	209
become bad	-26
become just	-70
become just <kin>	-70
become our	62
bed	122
bed 's	165
bed 's in	123
bed ,	-114
bed </s>	52
bed at	71
bed at <number>	71
bed by	95
bed by <number>	95
bed flat	-80
bed in	-48
bed is	144
bed now	-131
bed with	21
bedroom	227
bedroom </s>	140
bedroom now	89
bedtime	96
bedtime story	-131
bedtime story about	-99
bee	-134
bee ,	-35
bee , <number>	8
bee and	-65
bee are	-26
bee are what	-20
bee behind	178
bee behind the	178
bee on	108
bee on the	108
bee since	15
beech	107
beef	-86
beef </s>	-99
beehive	147
beehive </s>	19
beekeeping	73
beep	-275
beep </s>	-198
beep and	-138
beep in	-80
beer	-131
beer ,	-88
beetroot	-145
before	150
before </s>	-69
before <day>	-130
before <day> </s>	-130
before <month>	46
before <name>	83
before <number>	127
before <number> ,	-8
before <number> </s>	88
before <number> day	-55
before <number> for	69
before <number> is	98
before and	-88
before and after	-37
before anyone	72
before anyone else	-42
before breakfast </s>	-25
before breakfast i	26
before dawn	128
before food	-6
before he	147
before i	-69
before i 'm	191
before i can	-144
before i could	-13
before i go	47
before i meet	133
before i ring	-160
before i see	34
before i send	-141
before i start	-58
before i turn	127
before i was	168
before it	-13
before it go	-68
before it is	-167
before last	40
before last </s>	40
before lunch	-39
before lunch </s>	-29
before me	-72
before meal	118
before my	-105
before my <kin>	152
before noon	157
before noon </s>	130
before or	-154
before paint	87
before she	-101
before tax	188
before tax </s>	177
before that	17
before the	-86
before the <kin>	-74
before the call	-168
before they	-9
before we	-7
before work	167
before work ,	77
before work </s>	75
before work i	98
before you	-4
before you ask	-146
beg	-190
begin	-128
begin </s>	101
begin <number>	-23
begin <number> <month>	-23
begin at	41
begin in	-13
begin in <number>	-51
begin of	25
begin with	-245
beginner	81
beginner </s>	40
beginner at	160
beginner at sew	160
behind	-81
behind </s>	-268
behind <name>	116
behind a	-204
behind a tractor	-107
behind it	106
behind main	-136
behind me	-87
behind me </s>	27
behind our	200
behind our house	144
behind the	162
behind the barn	82
behind the chapel	151
behind the garage	47
behind the house	141
behind the shed	177
beige	57
beige </s>	-7
beige food	181
beige food </s>	140
beige only	137
beige only </s>	137
believe	-205
believe </s>	-191
believe in	140
believe it	-58
believe it 's	-131
believe it </s>	-130
believe it or	114
bell	93
bell ,	-10
bell </s>	-43
bell at	-11
bell ring	-147
bell ring </s>	-147
belong	22
belong to	92
belong to <name>	172
belong to my	212
belong to the	240
below	-181
below </s>	-290
below is	-36
below the	176
below the third	-4
belt	267
belt </s>	126
bench	136
bench </s>	-181
bench as	135
bench as a	135
bench in	66
bench is	145
bench is at	145
bend	-5
bend </s>	-6
beneath	-31
benefit	-41
bengali	-162
bengali new	-68
bengali new year	-68
bernina	146
bernina <number>	146
beside	5
beside me	21
best	-98
best </s>	12
best <kin>	246
best <kin> ,	129
best <kin> <name>	129
best <kin> in	-82
best <kin> is	-93
best <number>	-42
best for	-56
best on	90
best part	-135
best thing	-123
bet	51
bet </s>	-35
bet you	-159
beta	-47
better	-93
better </s>	-112
better for	41
better for me	69
better now	-132
better now </s>	-132
better than	10
better than my	185
better than the	-156
better to	67
between	-77
between <name>	-78
between <name> and	-78
between <number>	32
between <number> and	70
between a	-180
between noon	156
between noon and	156
between the	-142
between the <number>	-136
between them	150
between us	-110
beyond	225
beyond me	193
beyond me </s>	193
bicycle	-139
bicycle </s>	-135
bid	-40
bid </s>	154
bide	65
big	133
big </s>	-181
big <kin>	-27
big <name>	-38
big <number>	16
big <number> 's	-40
big at	104
big button	-13
big button </s>	-13
big fan	-78
big fan of	-78
big font	-41
big font please	-54
big on	-124
big oven	6
big pan	-4
big pan </s>	-4
bigger	-180
bigger </s>	-105
bigger than	-103
biggest	86
biggest <kin>	147
biggest <kin> is	114
bike 's	-61
bike 's a	163
bike ,	188
bike </s>	6
bike and	145
bike chain	-121
bike computer	93
bike for	-171
bike get	99
bike have	-97
bike have a	-78
bike in	-157
bike is	156
bike is a	156
bike repair	180
bike repair shop	133
bike to	-72
bilingual	-4
bilingual ,	-75
bilingual , <name>	-75
bilingual </s>	183
bill	104
bill 's	-182
bill ,	40
bill </s>	38
bill <number>	47
bill before	-42
bill before anyone	-42
bill by	190
bill by the	163
bill come	-92
bill in	32
bill is	98
bill service	158
bill this	-95
bill this morning	-95
bill with	19
bin	-185
bin </s>	-106
bin and	-97
bin and the	-122
bin go	16
bin go out	16
bin it	-81
bin it </s>	-200
bin out	-135
bin out </s>	-92
bind	56
bind by	129
bingo	-15
bio	-150
bio </s>	-163
bio to	-103
bio to <number>	-103
biology	9
biology in	83
biology in <name>	83
bipolar	-54
bipolar ,	193
bipolar , stable	193
birch	162
bird	63
birdwatching	107
birth	242
birth ,	110
birth </s>	153
birthday	43
birthday ,	156
birthday </s>	185
birthday card	14
birthday card for	-86
birthday is	93
biscuit	-225
biscuit ,	-88
biscuit </s>	-85
biscuit i	-99
biscuit tin	18
bit	-237
bit </s>	-246
bit of	-5
bite	-100
bite ,	-139
bite </s>	103
bite about	-161
bite about <kin>	-95
bite about the	-111
bite at	32
bite at <number>	48
bite flat	-100
bite is	-245
bite long	-140
bite of	-19
bite of <name>	106
bite of a	-209
bite of the	-125
bite on	38
bite sick	-139
bite sick </s>	-135
bite since	-113
bite since breakfast	-113
bite someone	-150
bite stiff	-128
bite stiff </s>	-92
bite teary	-84
bite that	-148
bite with	-153
bite with the	-129
bitter	95
black	-40
black ,	26
black </s>	-13
black <day>	-97
black and	180
black and white	117
black belt	155
black since	70
blackwork	83
bladder	178
bladder </s>	135
blade	14
blame	-152
blame the	-129
bland	-129
bland </s>	-129
blank	-443
blank </s>	-256
blank i	-85
blank in	-130
blank on	-98
blank on this	-98
blank page	-226
blank page </s>	-107
blank page when	-125
blanket	-124
blast	-112
blast </s>	-52
blast music	-128
bleach	-136
bleed	-60
blender	-45
bless	-113
blind	-33
blind ,	44
blind </s>	6
blind <kin>	-120
blind and	76
blind bake	-137
blind in	150
blind in the	150
blink	-203
bliss	-124
bliss </s>	-124
blister	-90
blister today	-90
blister today </s>	-90
block	-70
block ,	-84
block </s>	-98
block it	54
block of	57
block of text	70
block on	83
block our	-135
block the	-174
block the lane	-121
block was	42
blocker	-137
blocker </s>	-137
blog	-68
blog </s>	-174
bloke	-50
bloke at	-155
bloke in	91
bloke on	-69
blood	-120
blood ,	-5
blood </s>	168
blood donor	-28
blood every	-64
blood every <number>	-68
blood is	-115
blood is boil	-115
blood pressure	5
blood pressure </s>	144
blood pressure run	137
blood pressure tablet	162
blood test	-151
blood test </s>	-37
blood thinner	145
blood thinner </s>	106
blood type	113
blood type is	113
blow	-264
blow </s>	65
blow a	-92
blow a gale	-92
blow the	-139
blow up	-140
blow up </s>	-140
blower	-114
blowtorch	-81
blue	-42
blue ,	-153
blue </s>	-136
blue <name>	-49
blue <name> ,	-40
blue <number>	-76
blue <number> </s>	-41
blue badge	87
blue belt	113
blue folder	47
blue folder on	47
blue glove	119
blue in	-73
blue shirt	-142
blunt	100
blunt </s>	135
blunt version	138
blur	-160
blurry	-275
blurry </s>	-246
bo	61
board	66
board ,	41
board </s>	-142
board <number>	25
board game	144
board in	113
board is	152
board meet	-32
board of	-64
board of a	138
boat	189
boat 's	-26
boat 's moor	91
boat ,	84
boat </s>	219
boat and	14
boat are	-15
boat are what	-15
boat in	42
boat is	7
boat is keep	-62
boat last	151
boat with	-77
boatyard	-57
boatyard </s>	-66
bodge	-80
body	-209
body </s>	-20
bog	-50
bog </s>	-14
bogdan	91
bogdan from	45
boil	-322
boil </s>	-147
boil an	-120
boil an egg	-120
boil at	-162
boil egg	-92
boil over	-139
boil over ,	-88
boil over </s>	-110
boiler	85
boiler 's	97
boiler </s>	-96
boiler code	-174
boiler for	-79
boiler in	-18
boiler is	179
boiler is from	151
boiler man	73
boiler man </s>	-153
bolaji	-15
bold	28
bolt	121
bomb	113
bond	139
bone	-157
bone on	-71
bonfire	-59
bonfire before	40
bonfire before <month>	82
book	29
book ,	-141
book </s>	49
book <number>	163
book <number> week	135
book a	6
book a year	157
book advance	-11
book and	163
book anything	108
book anything before	108
book are	163
book at	-109
book at a	-109
book club	18
book club in	-44
book club meet	116
book for	275
book for <number>	47
book for my	76
book for our	142
book for spring	99
book for the	260
book from	110
book i	-122
book in	-100
book in the	-19
book is	-150
book myself	116
book of	159
book say	-153
book say the	-120
book the	-174
book through	169
bookbinding	-74
booking	193
bookkeeping	38
bookkeeping for	146
bookshop	-106
bookshop in	-152
bookshop in it	-138
bookshop was	50
boot	-319
boot </s>	-33
boot at	-142
boot on	-139
border	119
border <kin>	66
bore	-207
bore ,	-202
bore </s>	-56
bore in	-98
bore me	36
bore me stiff	58
borrow	-87
borrow a	-156
borrow checker	-144
borrow from	212
bossy	-115
bot	-38
bot </s>	-143
bot is	21
botany	-11
both	59
both </s>	-150
both <kin>	175
both <kin> </s>	144
both <kin> are	96
both <name>	208
both <name> </s>	119
both at	-22
both be	56
both can	-138
both ear	151
both ear </s>	99
both eye	168
both eye </s>	161
both hand	86
both hand </s>	159
both hip	8
both hip </s>	-81
both in	63
both in <name>	141
both look	-170
both my	-12
both my <kin>	28
both my link	-149
both of	198
both of us	138
both on	-25
both our	109
both side	-88
both side </s>	-51
bother	-155
bother </s>	-104
bother me	125
bother with	-180
bottle	-201
bottle </s>	95
bottle of	-204
bottom	72
bottom </s>	16
bottom is	-95
bottom leave	108
bottom leave </s>	108
bottom of	60
bottom of the	50
bottom set	104
bouldering	147
bouldering grade	16
bounce	-166
bouncy	-119
bouncy castle	-119
bouzouki	72
bow	143
bowl	57
bowl </s>	89
bowl and	-163
bowl and a	-129
bowl club	-8
bowl club ,	130
bowl on	127
bowl on <days>	127
bowser	-124
box	116
box ,	114
box , <name>	115
box </s>	26
box <number>	-130
box <number> </s>	-175
box and	-171
box at	107
box at the	156
box for	12
box have	-130
box in	222
box in the	194
box is	-35
box is a	142
box is at	-132
box is what	102
box of	38
box off	-24
box office	-111
box on	-13
box room	171
box room </s>	155
box that	17
box that <name>	141
brace	131
brace </s>	108
brace go	-55
brace go on	-55
bracket	-225
bracket </s>	-174
braille	115
braille </s>	-152
braille display	139
brain	-151
brain </s>	-197
brain is	-149
brain is mush	-158
brake	-36
brake </s>	-12
bramble	141
branch	25
branch ,	-152
branch </s>	-261
branch <kin>	134
branch after	80
branch and	-84
branch and now	-84
branch in	140
branch in <name>	74
branch is	-101
branch is behind	-136
brand	216
brand </s>	131
brand that	-167
brass	99
brass band	83
brass band </s>	31
brave	85
brb	-185
brb </s>	-170
breach	81
bread	-67
bread 's	-173
bread 's in	-139
bread ,	-45
bread </s>	12
bread and	97
bread and butter	174
bread for	145
bread for a	110
bread is	-6
bread that	-132
break	-210
break ,	-235
break </s>	-129
break <number>	59
break a	-154
break again	-79
break again </s>	-79
break down	-64
break even	-9
break her	-127
break her wrist	-127
break in	-6
break in <number>	43
break in the	-107
break it	-195
break it </s>	-99
break my	213
break my back	30
break my wrist	176
break so	-158
break the	-188
break the build	-240
break the layout	-54
break this	-110
break this morning	-110
break up	98
breakfast	-89
breakfast ,	-116
breakfast </s>	-30
breakfast i	26
breast	52
breast cancer	52
breast cancer ,	81
breath	-66
breathe	-216
breed	-78
breed <kin>	139
breed <kin> in	109
breed <name>	174
breed <name> <kin>	174
brew	100
brewery	53
brewery ,	22
brewery </s>	21
brewery in	146
brewery in <name>	146
brick	-23
brick </s>	-90
bridal	120
bridal </s>	104
bride	38
bride 's	-159
bride 's <kin>	-152
bridge	-9
bridge </s>	-98
brief	-172
brief </s>	-142
brigade	215
brigade ,	90
brigade , volunteer	90
brigade come	-113
brigade in	80
bright	-136
bright <kin>	-111
bright <kin> </s>	-111
brilliant	-146
brilliant </s>	-143
bring	136
bring </s>	-132
bring a	-194
bring back	-139
bring donut	-128
bring her	98
bring him	44
bring in	42
bring it	74
bring me	152
bring me out	90
bring my	-151
bring my own	23
bring the	166
bring up	139
bring us	187
brinjal	70
brisket	-130
brisket </s>	-130
british	192
british spell	138
british spell in	59
broadband	143
brochure	-172
brochure </s>	-172
broom	-76
brown	-54
brown </s>	-213
brown inhaler	79
brownie	-129
brownie </s>	-71
browser	-258
browser ,	-117
browser </s>	-98
bruise	85
bruna	-53
bruna the	-53
bruna the <kin>	-53
bruno	68
bruno ,	-61
brush	-112
brush them	-112
brutal	-71
brutal </s>	-71
btw	-158
btw ,	-54
btw </s>	-259
btw get	83
btw i	175
btw i 'm	91
btw i meet	21
btw my	88
btw my <kin>	153
btw some	-78
btw some <kin>	-78
btw the	-53
btw the <kin>	-88
btw we	55
btw we have	55
bucket	-226
bucket ,	-142
bucket </s>	-163
budge	-43
budge </s>	-43
budget	24
budget 's	176
budget 's <number>	176
budget </s>	34
budget <number>	-143
budget cut	51
budget for	10
budget for grocery	117
budget for the	73
budget is	-42
budget is <number>	-72
budget of	30
budget of <number>	30
budget on	123
buffer	-156
buffer </s>	-156
buffet	-139
bug	-311
bug ,	-106
bug </s>	-185
bug in	-155
bug in my	-97
bug is	-50
bug is fix	-50
bug since	-160
build	171
build ,	-65
build </s>	132
build a	34
build are	45
build break	-155
build by	140
build for	-131
build for <number>	-131
build have	54
build in	-36
build in <name>	-109
build in <number>	131
build is	-198
build it	-6
build it now	-188
build the	-75
build the image	-201
build to	-8
build up	-32
build with	143
build with <name>	67
build work	-93
building	140
bulb	-140
bulb is	-107
bullet	125
bullet ,	21
bullet </s>	-235
bullet list	96
bullet point	219
bullet point </s>	90
bullet point and	-127
bullet point in	84
bullet point please	142
bullet point than	137
bully	153
bump	-90
bump into	33
bumper	-146
bun	-116
bun </s>	-116
bungalow	190
bungalow ,	13
bungalow in	148
bungalow in <name>	148
bunion	125
bureau	218
bureau </s>	84
burger	-145
burgle	125
burgle twice	125
burn	-150
burn ,	-231
burn a	-131
burn down	14
burn from	-130
burn from the	-115
burn in	79
burn my	-61
burn my tongue	-61
burn now	-126
burn now </s>	-126
burn out	16
burn the	-306
burn the first	-121
burn the rice	-154
burn the toast	-83
burn while	-86
burn while i	-86
burnout	118
burnout </s>	113
burst	-82
bury	43
bury ,	-85
bury </s>	110
bury in	-26
bury in <name>	-26
bury our	105
bus	13
bus ,	-69
bus </s>	334
bus <kin>	125
bus <kin> </s>	32
bus and	-97
bus for	168
bus from	69
bus from <name>	-88
bus go	-132
bus in	-79
bus in <name>	-67
bus is	-273
bus is <number>	-143
bus is late	-104
bus just	-198
bus never	-162
bus never come	-162
bus now	-112
bus now ,	-112
bus pass	19
bus stop	-77
bus stop </s>	-65
bus to	14
bus today	-51
bus was	-139
bus with	-175
bus with a	-156
busiest	107
busiest month	97
busiest month is	97
business	-22
business ,	195
business </s>	-120
business <kin>	177
business <kin> ,	67
business <kin> <name>	77
business <kin> in	136
business in	-24
business is	147
busk	126
busker	-138
bust	77
bust </s>	-149
busy	-137
but	-72
but </s>	-164
but <day>	35
but <day> night	9
but <kin>	-33
but <kin> <name>	12
but <kin> will	-29
but <name>	115
but <name> 's	-176
but <name> ,	179
but <name> </s>	132
but <name> and	31
but <name> can	57
but <name> pass	82
but <name> quit	43
but <number>	-78
but a	-14
but amateur	31
but amateur dramatics	31
but black	-62
but button	-48
but button ,	-48
but fair	-109
but fair </s>	-109
but for	-106
but get	-148
but grow	49
but grow up	49
but he	-28
but i	217
but i 'm	56
but i can	33
but i have	105
but i still	44
but it	4
but it 's	131
but its	-78
but jazz	15
but keen	85
but keep	-93
but keep it	-93
but leave	-193
but leave the	-168
but me	193
but me </s>	114
but my	38
but my <kin>	31
but my stomach	22
but needle	-68
but never	120
but never practise	104
but nice	-109
but nice </s>	-90
but no	31
but no </s>	-158
but no oven	155
but nobody	-110
but not	-116
but not in	-138
but not rent	89
but not the	-130
but not write	199
but only	-80
but our	-131
but our house	-107
but red	53
but sew	70
but so	27
but speak	169
but speak is	169
but still	68
but that	-108
but the	-55
but the <kin>	-99
but the flat	-48
but the name	84
but there	-149
but there 's	-149
but this	-55
but we	54
but we close	-28
but what	-167
but you	-217
but you can	-160
but you have	-159
but your	-69
but your last	-69
butt	86
butter	-259
butter </s>	11
buttermilk	-138
buttermilk </s>	-138
button	-217
button ,	-48
button , about	-48
button </s>	-97
button for	-120
button here	-139
button is	-151
button on	20
button since	27
buy	-131
buy ,	-63
buy </s>	-18
buy <number>	-254
buy <number> </s>	-161
buy a	-57
buy a <name>	-158
buy a dress	-68
buy a house	-70
buy a pan	-75
buy a plot	138
buy an	91
buy bread	-178
buy bread ,	-133
buy by	-86
buy in	269
buy in <name>	162
buy in <number>	147
buy it	77
buy me	-157
buy milk	-223
buy milk </s>	-137
buy milk and	-109
buy milk on	-102
buy new	146
buy second-hand	132
buy secondhand	131
buy the	79
buy today	-67
buy yesterday	-122
buyer	31
buzz	-207
buzz </s>	-116
by	184
by <day>	49
by <day> </s>	-47
by <day> noon	169
by <kin>	133
by <kin> </s>	86
by <kin> <name>	130
by <month>	247
by <month> ,	115
by <month> </s>	143
by <name>	248
by <name> ,	51
by <name> </s>	105
by <name> <name>	96
by <name> <number>	161
by <name> and	164
by <name> on	125
by <number>	-115
by <number> ,	-236
by <number> </s>	-30
by <number> <kin>	50
by <number> <month>	170
by <number> in	106
by <number> people	173
by <number> percent	4
by <number> today	-61
by a	-198
by a <kin>	-182
by a <name>	-96
by a cron	158
by a rep	-132
by about	77
by about <number>	77
by accident	-296
by accident ,	-167
by accident </s>	-252
by accident a	-7
by an	-20
by an hour	-123
by autumn	56
by autumn </s>	56
by bike	107
by bike ,	88
by birth	110
by birth ,	110
by car	-15
by choice	161
by choice </s>	174
by christma	105
by close	-144
by close of	-144
by colour	82
by date	149
by date ,	127
by date </s>	-5
by day	184
by day ,	114
by day </s>	87
by default	-130
by ear	132
by ear </s>	132
by email	129
by eye	-127
by eye </s>	-127
by ferry	199
by ferry to	89
by for	107
by half	-210
by half </s>	-116
by half past	-94
by hand	-12
by hand ,	101
by hand </s>	-66
by hand in	-4
by hand on	111
by heart	119
by heart </s>	119
by his	46
by it	-199
by it </s>	-199
by itself	-121
by itself </s>	-96
by law	-154
by law </s>	-154
by lunch	-236
by lunch </s>	-189
by me	195
by me ,	101
by me </s>	20
by me and	140
by me in	136
by mistake	-221
by mistake ,	-109
by mistake </s>	-155
by my	358
by my <kin>	207
by my <name>	94
by my <number>	141
by my surname	73
by next	191
by next summer	114
by night	118
by night </s>	118
by noon	-357
by noon ,	-138
by noon </s>	-297
by now	-62
by now </s>	110
by number	42
by number </s>	42
by order	150
by order of	150
by paper	94
by phone	-41
by phone </s>	-41
by post	153
by post ,	119
by somebody	-91
by spring	76
by step	85
by step </s>	105
by step for	-31
by summer	-37
by summer </s>	-82
by text	-26
by that	-163
by the	91
by the <kin>	-112
by the <name>	105
by the <number>	-29
by the age	-31
by the back	161
by the bank	-216
by the bed	6
by the chimney	-11
by the day	125
by the door	79
by the end	94
by the ferry	-61
by the hour	-112
by the house	83
by the kilo	-62
by the last	-151
by the lease	101
by the metre	81
by the minute	63
by the station	-160
by the way	-171
by the window	63
by the word	-108
by they	158
by this	-106
by tomorrow	-109
by tomorrow </s>	-83
by tonight	-194
by tonight </s>	-162
by trade	163
by trade ,	133
by trade </s>	213
by train	197
by train </s>	238
by tram	-71
by tram </s>	-88
by us	100
by whoever	85
bye	-152
bye </s>	-152
bypass	179
byte	-142
c	-139
c </s>	-53
cab	17
cab </s>	100
cabbage	-165
cabbage </s>	-117
cabbage and	-54
cabin	11
cabin </s>	-28
cabin at	109
cabin at <name>	109
cabin in	152
cabin in <name>	152
cabinet	156
cabinet </s>	72
cable	-83
cable </s>	21
cache	-189
cache ,	-149
cache </s>	-155
cafe	73
cafe </s>	80
cafe in	-22
cafe in <name>	7
caffeine	58
caffeine after	111
caffeine kick	-146
caffeine kick in	-146
caffeine today	-78
café	25
café </s>	134
cage	40
cage </s>	66
cake	-137
cake ,	-136
cake </s>	69
cake at	-70
cake for	-176
cake for <name>	-117
cake in	-105
cake in the	-83
cake with	58
calcium	111
calendar	-114
calendar ,	23
calibrate	174
call	147
call ,	-105
call , always	80
call , can	-142
call , hold	-111
call , so	-133
call </s>	-127
call <kin>	37
call <kin> </s>	37
call <name>	333
call <name> ,	96
call <name> </s>	325
call <name> <name>	44
call <name> and	202
call <name> in	-192
call <name> is	-215
call <name> who	114
call <name> with	100
call <number>	-66
call a	-166
call a <kin>	-103
call again	-32
call again </s>	-32
call and	-194
call are	186
call at	-69
call at <number>	-150
call by	86
call by my	86
call centre	97
call drop	-169
call every	152
call every <day>	117
call every third	89
call for	-221
call from	-102
call her	11
call her <kin>	139
call her <name>	21
call her back	-98
call i	-223
call in	-38
call in <number>	-183
call it	-63
call it a	32
call it that	70
call itself	-146
call keep	-126
call me	211
call me <kin>	169
call me <name>	351
call me by	-54
call me sir	-89
call my	-50
call my <kin>	-50
call need	128
call on	-151
call on <days>	-151
call rotate	129
call so	-132
call that	-118
call the	-127
call the <kin>	-209
call the <name>	-18
call the function	-175
call this	-82
call to	-209
call to the	-112
call with	-201
call with the	-163
caller	-134
caller at	-35
calligraphy	80
calm	37
calm </s>	68
calm reply	-52
calmer	-166
calorie	175
camera	168
camp	14
camp by	73
camp in	-20
camp in <name>	-20
camp ring	44
camp without	-75
camp without a	-75
camper	151
camper of	85
camper of my	85
campervan	100
campervan ,	63
campervan , <number>	123
campsite	29
can	-102
can </s>	147
can <kin>	-232
can <name>	98
can <number>	17
can a	-260
can a <kin>	-163
can a person	-191
can be	-54
can be do	-136
can bring	48
can call	70
can call it	70
can do	-16
can do </s>	9
can do that	-70
can eat	-136
can find	5
can follow	73
can freeze	-89
can get	-212
can go	-14
can go </s>	-139
can guess	-135
can guess </s>	-135
can he	-84
can hear	-159
can hold	-154
can i	-627
can i <kin>	-153
can i cheat	-99
can i do	-157
can i eat	-70
can i get	-185
can i go	-154
can i still	-147
can i use	-103
can it	13
can it be	59
can it go	-146
can leave	103
can live	-179
can manage	-32
can n't	176
can n't abide	-8
can n't afford	-8
can n't ask	-242
can n't be	98
can n't bear	154
can n't believe	-217
can n't change	144
can n't check	-143
can n't claim	7
can n't count	-33
can n't decide	-206
can n't deploy	-58
can n't do	141
can n't drill	21
can n't drive	153
can n't eat	-98
can n't edit	48
can n't enter	65
can n't face	88
can n't find	-351
can n't fly	100
can n't focus	-159
can n't get	-10
can n't have	224
can n't hear	-72
can n't install	157
can n't kneel	73
can n't know	127
can n't leave	28
can n't lift	99
can n't log	-157
can n't manage	104
can n't miss	135
can n't open	-5
can n't put	61
can n't reach	23
can n't read	142
can n't remember	-176
can n't roll	-11
can n't run	17
can n't scroll	-163
can n't see	-27
can n't sell	74
can n't send	-139
can n't sleep	-201
can n't stand	201
can n't swallow	97
can n't swim	194
can n't take	-14
can n't talk	-197
can n't taste	126
can n't tell	129
can n't think	-159
can n't upgrade	118
can n't use	-69
can n't work	115
can never	-101
can not read	18
can not take	161
can only	200
can only do	116
can play	26
can put	-148
can read	190
can read it	-145
can read the	-117
can see	-239
can see the	-159
can send	-158
can sign	80
can skip	80
can stand	-145
can stay	-154
can stay </s>	-138
can take	14
can the	-199
can tour	125
can type	21
can use	108
can use </s>	42
can wait	-182
can wait </s>	-93
can we	-228
can we go	-114
can weld	112
can write	-184
can you	-378
can you <name>	-100
can you believe	-69
can you check	-145
can you do	-261
can you draft	-167
can you explain	-131
can you find	-65
can you fix	-72
can you give	-160
can you help	-46
can you just	-118
can you lie	-137
can you look	-126
can you make	-306
can you plan	-73
can you put	-176
can you redo	-65
can you settle	-41
can you sort	94
can you take	-84
can you tell	-118
can you think	118
can you turn	-186
can you write	-146
canal	103
canal </s>	-133
cancel	-116
cancel ,	-197
cancel </s>	-234
cancel for	-91
cancel it	-162
cancel it </s>	-162
cancel that	110
cancellation	-102
cancellation policy	-102
cancellation policy that	-102
cancer	100
cancer ,	81
candidate	-4
candle	-40
candle </s>	-22
candle wax	-94
candle wax out	-94
cane	180
cannae	-65
canoe	136
canoe polo	22
canon	143
canteen	12
canteen ,	-24
canteen , <number>	148
canteen </s>	13
canteen is	131
canteen menu	-106
cap	51
cap 's	15
cap </s>	-226
cap at	173
cap at <number>	137
cap is	19
cap is <number>	19
capital	-106
capital of	-154
capital of <name>	-154
capo	96
capo on	127
capo on <number>	127
capsule	-25
capsule wardrobe	-25
capsule wardrobe ,	-25
captcha	-131
caption	89
caption </s>	-178
caption for	51
caption on	-138
car	-16
car 's	193
car ,	18
car , i	-74
car , no	-79
car , so	-39
car </s>	-47
car alarm	-134
car and	131
car are	124
car between	9
car between <number>	9
car boot	-91
car finance	104
car from	33
car go	-37
car go back	-37
car in	19
car in the	-67
car is	155
car is a	155
car no	170
car outside	-146
car park	-50
car park </s>	-14
car park with	-128
car since	121
car when	132
car will	-162
caravan	136
caravan </s>	164
caravan in	-159
caravan in front	-159
caravan on	133
carbon	-91
carburettor	-50
card	-139
card 's	14
card ,	-101
card , ever	92
card </s>	-181
card after	105
card after the	105
card data	102
card fee	-73
card for	-165
card for a	-130
card for the	-146
card get	-94
card get decline	-94
card in	-52
card is	91
card machine	-121
card message	-166
card message </s>	-119
card number	74
card reader	-57
card reader 's	16
card to	-150
card under	94
card under a	94
care	98
care ,	-26
care </s>	119
care about	-9
care about the	-70
care home	91
care home </s>	201
care home in	171
care of	157
care which	-140
career	133
career in	91
cargo	163
cargo bike	119
cargo bike ,	55
cargo bike </s>	126
carlo	7
carlo 's	7
carousel	-76
carousel </s>	-65
carpal	108
carpal tunnel	108
carpentry	137
carpentry </s>	137
carpet	16
carpet </s>	39
carriage	-147
carriage </s>	-116
carrier	46
carrot	-184
carrot </s>	-144
carry	-27
carry <number>	124
carry <number> pen	83
carry an	186
carry an epipen	133
carry on	-159
carry on </s>	-126
carry the	187
carry the <name>	154
carsick	144
carsick we	129
cartoon	-182
cartoon is	-146
carve	113
carve by	-10
case	-144
case </s>	-165
case for	45
case in	-53
case study	-185
cash	66
cash </s>	82
cash flow	-83
cash only	106
cash only </s>	122
cash only at	-37
cashew	-16
cashew </s>	-88
casserole	97
cast	-110
cast iron	117
castle	-152
catalogue	102
cataract	229
cataract ,	99
cataract </s>	162
catch	19
catch </s>	-176
catch a	-94
catch the	-141
category	-111
cater	87
caterer	-77
cathedral	90
cathedral </s>	-35
cathedral choir	109
cattle	136
cauliflower	-58
cause	57
cavalry	-26
cc	109
ceilidh	108
ceilidh band	82
ceiling	-23
ceiling </s>	-87
celebrate	-6
celebrate birthday	126
celebrate birthday ,	126
celery	-136
celery </s>	-126
celia	-27
celia ,	-27
celiac	-36
celiac ,	65
cell	-117
cell </s>	87
cell <name>	-267
cell <name> </s>	-175
cell for	-72
cell for an	-59
cell trait	117
cellar	273
cellar ,	-22
cellar </s>	197
cellar of	34
cellar of our	34
cellist	24
cello	38
cello 's	-59
cello ,	128
cello </s>	-86
cello in	166
cello is	123
cello part	-153
cello to	122
cement	-42
cent	66
cent ,	45
cent </s>	-83
cent a	112
cent a word	112
center	-144
central	135
centre	288
centre </s>	183
centre in	89
centre in <name>	89
century	72
century </s>	72
ceramics	115
cereal	-129
ceremony	150
cert	219
cert ,	133
certificate	-109
certificate </s>	138
certificate as	97
certify	91
certify <kin>	-74
certify organic	6
certify organic since	6
certify since	108
certify since <number>	108
ch	-191
ch <number>	-191
ch <number> </s>	-167
chain	-165
chain </s>	-72
chain of	155
chair	123
chair ,	-66
chair </s>	180
chair and	32
chair and all	32
chair are	55
chair by	-99
chair in	68
chair in my	-82
chair in the	98
chair of	90
chair of the	90
chair that	-147
chair the	180
chale	52
chalk	164
chamber	129
change	-78
change ,	7
change </s>	-127
change <number>	-162
change freeze	145
change in	100
change it	-128
change it </s>	-72
change my	179
change of	-175
change so	-106
change that	-127
change the	-304
change the <name>	-96
change the chair	-152
change the title	-90
change to	125
change to the	51
change train	-125
change was	-159
channel	-102
channel ,	24
channel </s>	-5
chaos	-98
chaos </s>	-66
chap	-234
chap in	-64
chap on	-115
chap on telly	-115
chapel	181
chapel ,	-61
chapel </s>	189
chapel at	157
chapter	-443
chapter ,	-115
chapter </s>	-198
chapter <number>	-335
chapter <number> </s>	-260
chapter <number> is	-120
char	-17
character	-289
character ,	-249
character </s>	-45
character in	-102
character in my	-96
character is	-116
charge	156
charge </s>	-104
charge <kin>	145
charge <kin> for	145
charge <number>	237
charge <number> an	127
charge <number> cent	112
charge for	-39
charge for a	-142
charge me	-152
charge of	126
charge of the	32
charge the	-173
charger	-99
charger ,	-152
charger </s>	154
charity	-23
charity </s>	-65
charity shop	19
charity shop </s>	10
charm	-178
chart	-98
chart ,	84
chart are	-104
chart for	-108
chart is	-127
chase	119
chase </s>	81
chase the	186
chaser	-65
chat	-289
chat ,	-16
chat </s>	-194
chat for	-44
chat have	-115
chat is	39
chatbot	-146
cheap	-107
cheap </s>	52
cheap at	-174
cheap at the	-174
cheap dinner	67
cheap dinner for	67
cheap one	-158
cheap this	-102
cheaper	-41
cheaper </s>	-25
cheapest	-96
cheaply	-105
cheaply </s>	-105
cheat	-127
cheat </s>	-115
check	-211
check </s>	-265
check again	-85
check again </s>	-85
check every	198
check every <month>	114
check first	-44
check if	-153
check in	-193
check it	-243
check it </s>	-129
check it please	-72
check my	6
check my draft	41
check the	-26
check the stave	72
check this	-45
check whether	-104
check without	-110
check-up	-80
checker	-144
checklist	-24
checklist for	-216
checkout	56
cheeky	-91
cheer	-276
cheer </s>	-218
cheer me	-136
cheer me up	-136
cheerful	-75
cheese	55
cheese ,	139
cheese </s>	-9
cheese go	-4
cheese in	-8
cheese is	-9
cheese is fine	-9
cheesy	-98
cheesy </s>	-69
chemical	103
chemical </s>	135
chemistry	20
chemistry ,	-88
chemistry </s>	139
chemistry at	123
chemistry mostly	135
chemistry mostly ,	135
chemistry to	109
chemo	211
chemo </s>	161
cheque	35
cheque </s>	-152
cherry	-114
chess	-22
chess club	220
chess online	69
chess rate	45
chess rate peak	-36
chest	118
chest </s>	-51
chew	51
chew </s>	147
chew cable	114
chew gum	-88
chew gum out	-57
chi	79
chi on	26
chickpea	-145
chief	19
chief <kin>	137
childcare	111
childhood	157
childhood </s>	145
chile	77
chile </s>	155
chile in	127
chill	-148
chimney	-5
chin	203
chip	-4
chip </s>	18
chip shop	-174
chip van	-32
chipper	-73
chippy	147
chirp	-158
chirpy	-100
chirpy for	-100
chocolate	-31
chocolate </s>	-109
chocolate give	34
choice	107
choice ,	117
choice </s>	193
choice there	-49
choice there </s>	-49
choir	107
choir 's	39
choir ,	135
choir </s>	101
choir i	172
choir is	-40
choir on	-97
choir school	-48
choir school pay	-48
choir sing	-78
choir sing only	-104
choir tour	137
choke	-29
choke </s>	-158
choke on	-59
cholesterol	144
choose	-71
choose </s>	-117
choose from	-154
choose the	42
chop	-221
chop the	-176
chord	-113
chord </s>	-159
chord chart	57
chore	-34
christen	-13
christma	50
christma </s>	116
chrome	-6
chrome </s>	-118
chronic	80
chuck	-178
chuck it	-135
chuck it down	-135
chunk	-124
church	247
church ,	152
church </s>	81
church and	107
church bell	43
church hall	-71
church hall on	114
church in	57
church is	125
church pay	173
churchwarden	189
ci	77
cider	136
cigarette	149
cilantro	-120
circle	-106
circle </s>	76
circuit	106
circular	-95
circus	-42
circus ,	-53
circus </s>	142
cite	109
cite a	123
citizen	50
citizenship	134
citizenship come	133
citizenship come through	133
citizenship exam	130
citizenship exam on	55
citizenship in	85
citizenship test	74
citizenship test is	13
city	-12
city ,	-66
city , <name>	-24
city </s>	70
city only	-26
civil	-85
claim	-115
claim </s>	-146
claim he	-162
claim the	33
clamp	87
clan	182
clan ,	41
clash	-25
class	173
class ,	145
class , <number>	131
class </s>	4
class <kin>	115
class <name>	17
class <number>	-27
class <number> </s>	36
class at	126
class at the	126
class call	-142
class cancel	-144
class file	19
class have	105
class have <number>	105
class i	56
class in	96
class in <name>	122
class inherit	-163
class is	29
class is <number>	138
class of	86
class of <number>	118
classic	138
classroom	176
clause	-207
clause ,	-108
clause </s>	-5
clause <number>	-153
claustrophobic	134
clay	134
clay ,	-98
clay </s>	179
clay is	29
clay soil	108
clay soil ,	88
clay soil </s>	86
clean	-47
clean </s>	217
clean a	-104
clean for	164
clean office	106
clean office </s>	159
clean office <number>	138
clean since	-39
clean the	-257
clean to	-132
clean up	40
clear	15
clear </s>	-83
clear now	83
clear the	-30
clear the cache	-161
clef	-184
clerk	-6
clerk at	47
clerk at the	47
clerk in	-14
clever	59
click	-213
click ,	-51
click </s>	24
click i	-115
click on	-129
click save	-103
click save </s>	-114
click the	-116
climate	79
climb	87
climb </s>	-107
climb <number>	127
climb is	-54
climb is how	-54
climb twice	-9
clinic	-23
clinic 's	-123
clinic ,	-17
clinic </s>	-15
clinic i	170
clinic in	18
clinic in <name>	151
clinic is	75
clinic let	-73
clinical	93
clip	-268
clip ,	-122
clip </s>	-149
clip at	-157
clip was	-58
clipboard	-132
clock	87
clock ,	43
clock </s>	58
clock for	82
clock in	100
clock in the	87
clock is	-165
clone	-44
close	-137
close ,	7
close </s>	-235
close <day>	-142
close <days>	99
close <days> </s>	165
close <days> and	-48
close and	116
close at	-94
close at <number>	-104
close early	-95
close every	-20
close for	82
close for the	73
close in	-121
close in <number>	-190
close my	135
close of	-144
close on	60
close on <days>	-24
close the	28
close the <name>	129
close the shop	40
close the ticket	-151
close the window	-101
close to	18
close tonight	-68
close up	39
closest	165
closest <kin>	127
closure	73
clot	145
cloth	-42
cloth </s>	-157
clothe	-33
clothe ,	122
clothe </s>	174
clothe on	5
cloud	199
cloud </s>	113
cloud tool	124
cloud tool ,	96
clown	-85
club	205
club 's	97
club ,	121
club , <name>	120
club </s>	55
club <kin>	136
club at	177
club at <name>	146
club at the	82
club have	23
club have <number>	23
club in	60
club is	88
club meet	120
club meet at	82
club meet in	105
club treasurer	122
club treasurer since	89
clue	-218
clue </s>	-188
cluster	150
cluster ,	-13
cluster have	131
cluster have </s>	131
clutch	178
cm	38
cm </s>	-60
cm wide	133
cm wide </s>	133
co	166
co-housing	-47
co-housing project	-47
co-housing project in	-47
co-op	67
co-op </s>	136
co-op in	134
co-op in <name>	134
co-op pay	-98
co-own	116
co-own the	116
coach	113
coal	-132
coast	39
coat	-217
coat 's	-168
coat </s>	-24
coat on	-119
coat on </s>	-114
cobbler	98
cobbler </s>	98
cobol	-98
cochlear	136
cochlear implant	136
cocoa	18
coconut	43
coconut milk	62
coconut milk </s>	62
code	167
code 's	4
code 's <number>	4
code ,	57
code , please	65
code </s>	-35
code <number>	-189
code <number> </s>	-183
code and	86
code at	71
code at <number>	112
code comment	100
code comment in	100
code expire	-138
code fail	-158
code in	207
code in <name>	167
code in a	6
code is	-61
code is below	-143
code on	62
code on a	5
code only	101
code review	55
code to	-124
code to list	-124
codebase	145
codebase is	90
coeliac	81
coeliac ,	-68
coeliac </s>	203
coeliac disease	-102
coeliac in	133
coeliac in <number>	133
coeliac since	51
coeliac so	118
coffee	-170
coffee 's	-173
coffee 's go	-154
coffee ,	-237
coffee </s>	-117
coffee a	-23
coffee a day	-23
coffee and	-106
coffee at	-140
coffee at <number>	-140
coffee black	96
coffee first	-107
coffee have	42
coffee i	86
coffee in	-42
coffee is	-131
coffee is cold	-137
coffee machine	-121
coffee make	84
coffee make me	84
coffee over	-106
coffee right	-59
coffee right now	-59
coffin	-52
coffin and	-52
coffin and nobody	-52
coin	-69
coin </s>	-122
cold	-133
cold ,	-259
cold </s>	-73
cold again	-133
cold and	85
cold call	-153
cold over	-91
cold today	-99
cold today ,	-76
cold today </s>	-91
cold while	-136
cold while i	-102
colin	19
collar	-127
collarbone	124
collect	210
collect fountain	120
collect fountain pen	120
collect old	82
collect only	70
collect only the	70
collect stamp	126
collect stamp from	126
collect the	-130
collection	114
collector	36
collector get	-92
college	201
college ,	168
college </s>	290
college in	179
college in <name>	179
college on	-59
college on <days>	-59
colliery	181
colon	-134
colony	22
color	-174
colour	-23
colour ,	39
colour </s>	-35
colour are	132
colour look	-85
colour look off	-85
colour scheme	-59
colour scheme for	-59
colour-blind	296
colour-blind (	80
colour-blind ,	236
colour-blind , red	132
colour-blind , red-and-green	150
colour-blind </s>	132
colourblind	151
colourblind ,	133
colourblind , red-and-green	114
column	-150
column 's	-167
column ,	-183
column </s>	-165
column <name>	-180
column <name> </s>	-99
column <name> is	-112
column are	142
column go	83
column go </s>	-72
column is	-162
column of	-103
column please	-149
column please </s>	-149
column show	-157
column that	-171
combi	120
come	14
come ,	-151
come </s>	-66
come <day>	-103
come <day> </s>	-164
come <days>	222
come <days> </s>	157
come <days> and	60
come <month>	130
come <month> </s>	130
come <number>	-89
come a	35
come along	174
come and	-161
come at	77
come at <number>	36
come back	-40
come back </s>	-38
come back on	-100
come back right	123
come back to	-137
come before	-184
come by	-100
come down	-144
come down </s>	-144
come every	-100
come every <month>	56
come every second	-63
come from	57
come from </s>	-159
come from <name>	109
come from <number>	160
come from a	93
come from my	159
come from the	-47
come home	-77
come home to	117
come in	-56
come in </s>	-219
come in <day>	34
come in <name>	-40
come in <number>	-171
come in as	109
come in at	-165
come in summer	163
come in the	109
come last	-20
come last </s>	48
come last tonight	-59
come monthly	156
come monthly </s>	156
come off	219
come off a	99
come off it	109
come on	-67
come on ,	-133
come on <days>	128
come on halfway	-43
come on the	175
come out	20
come out </s>	87
come out <number>	-169
come out as	42
come out blank	-114
come out blurry	-105
come out in	-122
come out like	-124
come out on	16
come out too	-104
come over	94
come over we	-27
come round	-162
come this	-47
come this morning	-47
come through	99
come through </s>	91
come through in	128
come to	-16
come to <name>	172
come to the	184
come to us	215
come today	-168
come today </s>	-93
come tonight	-112
come too	186
come too </s>	160
come up	-68
come up </s>	44
come up blank	-129
come up to	-34
come with	98
come with <number>	-145
come with a	-16
come with it	-106
come with me	110
come with the	200
come without	-103
comfy	-118
comic	-189
comic </s>	-109
comma	-148
comma </s>	-6
comma and	-132
command	139
command </s>	32
comment	-83
comment ,	-8
comment </s>	-65
comment in	88
comment in <name>	-6
comment on	-111
commission	-69
commission </s>	-38
commission only	-68
commission only ,	-68
commit	-41
commit </s>	-37
commit have	42
commit have to	42
commit message	68
committee	133
committee </s>	152
committee in	-14
committee meet	13
commode </s>	42
common	-173
community	220
community centre	91
commute	307
commute 's	107
commute by	147
commute by ferry	115
commute is	202
commute is <number>	163
commute to	126
commute was	-37
commute was hell	-37
company	79
company 's	138
company 's dutch	-62
company ,	-104
company </s>	-125
company at	22
company car	144
company car go	144
company card	90
company go	-22
company i	19
company in	-194
company in <name>	149
company in the	-218
company is	101
company is <number>	-12
company laptop	129
company laptop is	129
compare	-58
compare </s>	-158
compare <number>	-176
compare these	-128
compare these <number>	-128
comparison	-166
compete	95
competitor	-64
compile	-155
compile </s>	-236
compiler	-68
complain	-122
complain </s>	-167
complain about	21
complaint	-199
complaint </s>	-219
complaint to	-186
complaint to the	-137
complete	47
complete beginner	47
complicate	-160
compliment	-140
component	-238
component </s>	-124
compose	-7
compose a	-190
compost	-171
compost </s>	-122
compound	-63
compressor	71
computer	97
computer </s>	156
con	-41
concern	-156
concern the	-133
concert	88
concert is	105
conclusion	139
concrete	163
condition	-28
condition </s>	-109
condolence	-118
conduct	116
conduct a	90
conference	61
conference on	17
conference on soil	17
config	-111
config </s>	-145
confirm	114
confirm it	141
confirm it </s>	141
conflict	-261
conflict in	-128
confuse	-177
confuse ,	-132
confuse , so	-132
confuse </s>	-182
confuse by	32
confuse by the	-110
confuse me	-23
confuse me ,	-77
congregation	145
connect	-69
connection	-244
conservatory	84
conservatory in	57
conservatory in <name>	137
consider	-154
consider a	-177
consider that	36
console	45
console </s>	-19
constructor	-144
constructor </s>	-144
consult	148
consult </s>	148
contact	12
contact </s>	107
contact in	-83
container	-203
container </s>	-201
contest	-105
contest in	-105
context	-117
continue	-150
continue </s>	-100
contract	201
contract 's	-102
contract </s>	126
contract at	174
contract end	207
contract end <number>	99
contract end in	177
contract for	153
contract i	28
contract in	95
contract is	154
contract is <number>	119
contract say	151
contract with	165
contract with <name>	104
contract with the	113
contradict	-212
contradict itself	-86
contribution	14
control	-146
control </s>	-114
control sequence	-113
controller	207
conversation	-30
conversion	125
convert	-72
convert <number>	-205
convert <number> <name>	-119
convert the	-98
convert these	-176
convert this	-99
convert to	138
convert to <name>	103
convince	-163
cook	-95
cook ,	174
cook </s>	-15
cook for	-102
cook for <number>	-112
cook pasta	-102
cook pasta </s>	-102
cook rice	-94
cook the	-184
cookbook	225
cooker	66
cooker </s>	-99
cooker and	106
cookery	10
cool	-201
cool </s>	-115
cooler	-46
coop	8
cooper	155
cooperative	117
cooperative </s>	115
cooperative bank	-76
cooperative in	135
cooperative in <name>	135
cop	49
copper	12
copper </s>	30
copy	98
copy 's	50
copy 's due	50
copy </s>	16
copy and	90
copy and paste	29
copy go	116
copy go to	116
copy of	-95
copy of the	-175
copy paste	-143
copy the	-150
cord	9
core	109
coriander	30
coriander ,	143
coriander , taste	128
coriander </s>	-120
coriander or	26
cork	-109
cork </s>	-43
cornbread	-19
corner </s>	-166
corner shop	-132
cornet	169
cornflour	-136
corolla	159
correct	-162
correct :	-132
correct </s>	-141
correct my	81
correct my <name>	157
correct that	-61
correct the	-127
correct this	-108
correction	9
corridor	16
corridor </s>	-169
corridor wait	-116
corridor wait for	-116
corrupt	-136
corrupt </s>	-136
cost	-152
cost </s>	-95
cost <number>	-256
cost a	-154
cost a fortune	-130
cost as	-124
cost as much	-124
cost is	-71
cost me	17
cost me <number>	-50
cost per	-159
cost to	-149
cost us	236
cost us <number>	108
cost what	-181
costume	-184
cosy	64
cottage	281
cottage ,	78
cottage in	110
cottage in <name>	124
cottage is	109
cotton	115
couch	-157
couch to	153
couch to <number>	153
cough	-173
cough </s>	-43
could	-224
could </s>	107
could a	-167
could be	-176
could be <number>	-98
could cry	-69
could eat	187
could follow	124
could follow </s>	124
could i	-188
could i eat	-71
could murder	-118
could murder a	-118
could n't	-123
could n't see	-121
could n't sleep	-65
could n't swim	-35
could sit	46
could sleep	-106
could the	-174
could use	-134
could use a	-85
could we	91
could you	-137
could you also	-127
could you check	-92
could you do	-189
could you give	-93
could you make	49
could you put	-144
could you rewrite	-156
could you tell	-133
could you write	-167
council	135
council 's	-124
council ,	-20
council </s>	-21
council <kin>	106
council about	-120
council about the	-120
council and	152
council for	120
council house	118
council in	130
council meet	-85
council tax	-114
council tax </s>	-116
council will	145
council will n't	145
count	-25
count </s>	-116
count <number>	-36
count <number> </s>	-115
count at	-113
count at <number>	-113
count in	109
count it	-100
count it <number>	-100
count the	-192
count them	-160
counter	-166
counter </s>	-142
counter at	-80
countie	-91
country	28
country </s>	-65
country before	15
country before i	136
country before the	-104
county	201
couple	-199
couple </s>	-97
couple from	-148
couple in	-23
couple of	-56
couple of year	146
couple who	-110
couple year	136
couple year </s>	136
courgette	-113
courgette and	-142
course	9
course </s>	16
course begin	121
course is	-36
court	161
court <kin>	124
court order	150
court order </s>	150
court stenographer	144
couscous	-117
cover	42
cover ,	125
cover </s>	-82
cover <name>	156
cover <number> valley	-34
cover a	138
cover a night	138
cover for	-21
cover for me	-84
cover in	71
cover it	23
cover letter	-188
cover letter for	-46
cover my	139
cover off	-101
cover the	102
covid	179
covid </s>	216
covid in	154
covid in <number>	191
cox	45
cpap	120
cpu	-160
crack	26
crack </s>	-32
crack screen	99
cracker	-127
cracker </s>	-71
crackle	-169
cradle	-58
craft	-136
cramp	-249
cranberry	13
crane	179
crap	-26
crash	-24
crash again	-80
crash again </s>	-80
crash in	156
crash in <number>	156
crash in the	24
crash on	-201
crash twice	-52
crate	17
crate </s>	11
cravat	-72
crave	-175
crawl	-179
crayon	-152
crayon </s>	-152
crazy	-290
crazy </s>	-183
cream	-101
credit	-6
credit ,	-103
credit </s>	-172
credit card	113
credit card after	105
credit union	-7
credit union ,	90
credit union </s>	-23
creep	-23
crew	62
cricket	42
cricket </s>	112
cricket club	100
cricket on	139
cricket umpire	-107
crime	26
crime </s>	30
crime novel	97
crime novel ,	22
crime scene	-111
crime scene </s>	-111
criminal	-80
cringe	-103
crisp	-162
crisp </s>	-38
croatian	-85
crochet	112
croft	148
crohn	71
cron	-85
cron line	-196
crook	-118
crook </s>	-118
crop	-40
crop it	-124
crop it </s>	-124
cross	-280
cross ,	138
cross </s>	-227
cross out	-148
cross with	-62
crossword	-131
crossword ,	7
crossword , i	19
crossword </s>	-138
crossword clue	-116
crow	138
crow </s>	19
crow <number>	-22
crow <number> day	-22
crow is	-74
crow just	-140
crow of	88
crow of <number>	173
crow speak	131
crow speak <name>	98
crow work	97
crowd	-41
crowd shut	-30
crown	103
crown green	126
cruciate	149
cruise	76
cruise </s>	126
crumb	-145
crumble	-124
crumbly	103
crumpet	-148
crush	-157
crust	51
cry	-377
cry ,	-158
cry </s>	-197
cry at	-93
cry in	-236
cry in the	-119
cry on	-108
cry on the	-104
crypto	135
crypto mostly	78
crystal	-75
crystal </s>	-167
css	71
csv </s>	-141
cultural	67
cup	-224
cup ,	101
cup </s>	-116
cup of	-157
cup of coffee	-74
cup of flour	-109
cup of tea	-154
cup to	-80
cup to gram	-80
cupboard	173
cupboard </s>	179
cure	72
curious	-180
curious </s>	-143
curl	19
curl team	-63
curly	-67
curly leave	-161
current	-83
current <number>	-48
currently	-114
currently number	158
currently number <number>	158
curry	-94
curry </s>	-185
curse	60
curse </s>	60
cursive	153
cursor	-37
cursor is	-121
curtain	-117
curtain </s>	-87
cushing	127
custard	-163
custard </s>	-89
custody	162
custody ,	77
custody :	62
custody : the	62
custody in	125
custody of	135
custody of my	112
custody week	62
custody week on	62
custom	-110
custom </s>	-176
cut	-137
cut </s>	108
cut <number>	-88
cut <number> word	-88
cut and	-143
cut from	80
cut from <number>	18
cut hair	141
cut in	-62
cut is	31
cut it	-48
cut it </s>	-132
cut it by	-165
cut list	-129
cut my	-23
cut my finger	-133
cut my hour	162
cut of	83
cut off	-278
cut off </s>	-171
cut off at	-151
cut our	-140
cut out	-232
cut out </s>	-174
cut short	-103
cut the	-94
cut the onion	-110
cut to	12
cut to <number>	12
cute	-121
cute </s>	-99
cutlery	139
cutoff	14
cv	153
cycle	53
cycle ,	12
cycle everywhere	217
cycle everywhere </s>	198
cycle to	-65
cyclist	-146
cystic	143
cystic fibrosis	124
cystic fibrosis </s>	124
d	39
d&d	149
daft	-76
daft </s>	-114
dag	-31
dahlia	-25
dahlia </s>	126
dahlia are	-96
daily	239
daily ,	121
daily </s>	127
daily for	120
daily in	144
dairy	106
dairy </s>	158
dairy <kin>	124
dairy <kin> ,	138
dairy farm	-68
dairy for	107
dairy free	-50
dairy herd	121
dairy in	65
dairy in <name>	97
dairy in the	-4
dal	-39
damp	-21
damp </s>	-37
dan	30
dan is	-138
dance	23
dance ,	121
dance in	-116
dance school	-28
dance school rent	-28
danish	103
dare	46
dark	-97
dark ,	-102
dark </s>	-53
dark for	-84
dark mode	41
dark mode ,	-110
darkroom	68
dart	172
dart </s>	162
dash	-60
dash </s>	-78
dashboard	-9
dashboard </s>	-154
dashboard sit	69
data ,	-170
data , <number>	-145
data </s>	-62
data centre	118
database	-39
database </s>	-85
database is	-118
dataframe	-136
dataframe with	-100
dataframe with <number>	-100
date	-185
date 's	-146
date 's the	-116
date ,	178
date </s>	-85
date <number>	-24
date <number> <month>	92
date are	-153
date are wrong	-119
date as	46
date for	71
date from	-63
date from <number>	149
date in	38
date in <name>	155
date is	-89
date is <number>	-89
date picker	-79
date wrong	-64
dative	47
dawn	-48
dawn ,	169
dawn </s>	-170
day	92
day 's	-77
day , <kin>	152
day , <name>	116
day , <number>	150
day , no	-9
day , not	165
day :	20
day </s>	143
day <name>	192
day <name> was	192
day <number>	-180
day <number> </s>	-70
day a week	-4
day after	185
day and	154
day and still	-22
day are	139
day before	48
day before </s>	103
day centre	113
day for	-47
day for <number>	-42
day from	56
day from the	139
day i	143
day in	56
day in my	-94
day in the	124
day is	97
day is <day>	139
day is <number>	15
day it	-150
day job	12
day job </s>	-123
day late	-18
day late </s>	-99
day no	-33
day of	-111
day of my	96
day on	-32
day on average	-138
day rate	151
day rate <number>	151
day so	28
day split	-80
day thing	-141
day to	-25
day to recover	129
day today	-103
day today ,	-85
day tomorrow	-122
day tomorrow </s>	-122
day trip	-183
day was	-88
day week	164
day week </s>	142
day with	-35
db	158
db is	130
dbt	126
de	-57
de partie	117
de partie ,	117
deacon	-6
dead	-220
dead </s>	-305
dead <kin>	-125
dead <kin> and	-150
dead body	-103
dead body </s>	-103
dead for	130
dead since	-73
dead to	167
deadlift	84
deadline	-7
deadline 's	-33
deadline 's <number>	-92
deadline ,	68
deadline </s>	-34
deadline for	60
deadline in	-146
deadline is	-161
deadline is tight	-116
deaf	136
deaf ,	105
deaf </s>	253
deaf <kin>	80
deaf and	138
deaf in	254
deaf in <number>	160
deaf in leave	107
deaf in my	111
deaf in the	101
deaf school	199
deaf school in	160
deaf since	97
deaf since the	97
deaf so	148
deaf to	-122
deal </s>	45
deal with	117
dealer	23
dealer in	23
dean	72
dear	-87
dear </s>	-80
dear <kin>	-128
dear <name>	-96
dear <name> or	-96
death ,	171
death </s>	-158
debate	-191
debate </s>	-100
debt	183
debt </s>	30
debt collector	-92
debt collector get	-92
debt free	100
debt leave	119
debt leave </s>	119
debt of	-74
debt plan	107
debug	-203
debug this	-128
decade	204
decade </s>	238
decaf	43
decent	82
decent </s>	48
decide on	-67
decide on the	67
decide to	10
decide to go	-91
decide to stop	56
decide what	69
decimal	-141
decimal </s>	-141
decision	-66
deck	-139
deck ,	-68
deck in	-78
deck oven	163
declare	99
decline	-118
decline at	-54
deed	-28
deep	142
deep clean	95
deep water	95
deep water </s>	95
default	-76
default in	-89
defence	-40
defend	-35
defender </s>	-135
defrost	-142
degeneration	103
degeneration </s>	60
degree	71
degree </s>	-14
degree at	136
degree at <name>	93
degree in	-56
dehumidifier	-55
delay	-305
delay ,	-137
delay </s>	-140
delay <number>	-129
delete	-165
delete </s>	-79
delete a	-93
delete it	-137
delete it </s>	-137
delete the	-182
deli	83
deliver	100
deliver on	175
deliver on <days>	144
deliver to	86
deliver to the	73
delivery	125
delivery 's	-50
delivery </s>	-173
delivery bike	129
delivery come	176
delivery have	120
delivery have to	120
delivery is	-141
delivery this	-72
delivery this morning	-72
delivery to	167
dell	120
delta	-7
delta </s>	-7
delve	72
dem	-88
demand	47
demand </s>	47
dementia	302
dementia ,	142
dementia </s>	181
dementia mean	135
demo	-228
demo ,	-113
demo </s>	-186
demo at	-109
demo is	-89
dent	76
dental	25
dental <kin>	-78
dental <kin> </s>	94
dental practice	142
dentistry	-34
dentistry in	-59
dentistry in <name>	-59
denture	216
denture </s>	179
deny	-173
deny </s>	-56
department	206
depend	-68
depend on	55
depend on it	-30
deploy	-160
deploy ,	-62
deploy </s>	-169
deploy <days>	78
deploy from	133
deploy go	-42
deploy go out	46
deploy it	-112
deploy on	-44
deploy on <days>	-44
deploy only	175
deploy twice	-37
deploy twice with	-37
deposit	125
deposit 's	132
deposit for	105
deposit in	-12
deposit on	156
deposit on a	156
depot	142
depot ,	75
depot </s>	64
depot is	140
deprecate	-120
depression	-61
depression run	-61
depression run in	-61
depth	-80
depth </s>	-135
depth <number>	-8
deputy	257
deputy at	125
deputy head	193
deputy head at	99
derby	-20
derby name	66
derek	75
descend	-146
describe	-20
describe it	-143
describe the	-121
description	-120
design	218
design </s>	170
desk	72
desk 's	148
desk ,	-28
desk </s>	-51
desk again	-87
desk again </s>	-87
desk and	54
desk at	209
desk at a	182
desk for	-10
desk in	141
desk in the	102
desk is	90
desperate	-128
desperate </s>	-128
despite	-51
destroy	-174
destroy the	-156
destroy the bucket	-156
detail	-166
detection	152
dev	252
dev ,	122
dev , <number>	94
dev </s>	133
device	-151
device </s>	25
dey	10
dey speak	-34
diabetes	131
diabetes </s>	156
diabetes last	151
diabetic	58
diabetic ,	-25
diabetic , <number>	-102
diabetic , so	61
diabetic </s>	203
diabetic and	124
diagnose	-41
diagnose at	231
diagnose at <number>	231
diagnose in	-83
diagnose the	-101
diagnose the fault	-101
diagnose with	145
diagnose with <name>	62
diagnose with type	104
diagnosis	75
diagnosis </s>	4
diagram	-173
diagram ,	-34
diagram </s>	67
dial	49
dial-up	22
dial-up speed	22
dialog	-161
dialogue	-176
dialogue </s>	-99
dialysis	313
dialysis </s>	197
dialysis at	127
dialysis is	58
dialysis is on	58
dialysis unit	131
dialysis unit in	79
diamond	-37
diary	-10
diary </s>	187
diary in	142
dict	-140
dict </s>	-140
dictate	82
dictate </s>	-6
dictate because	96
dictate because of	96
dictate everything	141
dictate this	-162
dictate this </s>	-108
dictation	41
dictation </s>	10
dictionary	-113
dictionary </s>	-113
die	-39
die ,	172
die </s>	5
die again	-96
die again </s>	-96
die and	62
die at	-186
die in	53
die in <month>	156
die in <number>	139
die of	-95
die on	-128
die so	-143
diesel	221
diesel </s>	249
diesel in	-119
diet	105
diet </s>	121
diet for	141
diff	-241
diff </s>	-172
differ	-219
difference	-262
difference </s>	-182
difference between	-223
difference between a	-180
different	-254
different </s>	-128
difficult	53
difficult </s>	53
dig	216
dig 's	59
dig the	96
dig the allotment	136
digger	80
digit	-125
digital	122
dim	-81
dimitri	33
dimitri have	33
dimitri have go	33
dine	208
dine room	168
dine room </s>	140
dine table	112
dine table </s>	112
dinnae	73
dinner	-38
dinner 's	-12
dinner ,	-140
dinner </s>	-45
dinner at	179
dinner for	35
dinner for <number>	-49
dinner have	-166
dinner is	72
dinner party	-78
dinner that	43
dinner that are	73
dinner tonight	-131
dinner tonight </s>	-85
dinner with	-112
dinosaur	-34
dinosaur </s>	-56
diocese	43
diocese </s>	15
dip	-82
dip each	-76
dip each <month>	-76
diploma	169
diploma i	110
diploma is	136
direct	-83
dirt	-133
dirty	-115
disability	132
disability </s>	80
disagree	-209
disagree </s>	-134
disaster	-175
disaster </s>	-133
disc	208
disclaimer	131
discount	41
disease	68
disease </s>	30
dish	-229
dish ,	6
dish </s>	-156
dishwasher	100
dishwasher ,	-44
disk	-44
disk </s>	88
dislike	173
disorder	235
disorder </s>	116
disorder in	126
disorder in my	126
display	36
display </s>	-109
display in	56
display in local	56
dissertation	195
distance	160
distance </s>	31
distract	-108
district	41
district </s>	-37
district <kin>	107
district <kin> </s>	82
ditch	132
div	-200
div </s>	-87
dive	112
diverge	-196
divide	-188
divide by	-153
division	-13
division ,	-34
division handball	124
divorce	245
divorce ,	123
divorce , the	136
divorce </s>	141
divorce i	138
divorce i have	71
divorce i live	95
dizzy	25
dj name	124
dj name </s>	124
django	136
dk	-93
dk </s>	-93
dm	-42
do	-50
do ,	-77
do , both	-14
do , i	-152
do , mostly	64
do </s>	-376
do <day>	109
do <days>	97
do <days> ,	97
do <kin>	21
do <kin> </s>	156
do <name>	-46
do <name> </s>	-48
do <name> <name>	203
do <name> at	157
do <name> for	150
do <number>	73
do <number> </s>	-210
do <number> hour	89
do <number> minute	148
do <number> year	58
do a	64
do a full	126
do a master	142
do a quick	-145
do a weld	142
do about	-118
do about a	-80
do after	40
do airline	-78
do airport	137
do all	273
do all my	109
do all the	224
do already	72
do already ,	114
do an	-8
do anything	-235
do anything </s>	-194
do anything with	158
do as	-106
do at	-9
do be	30
do before	88
do before </s>	125
do before the	-132
do beside	-65
do both	164
do both <name>	137
do by	-28
do by <day>	-149
do by <name>	-38
do by <number>	-10
do by my	121
do by the	26
do code	87
do contract	126
do eat	130
do eat mussel	130
do every	95
do everything	122
do everything </s>	33
do everything by	62
do family	120
do folk	-81
do for	269
do for a	36
do for the	-22
do for today	-71
do from	-112
do go	-182
do hair	94
do have to	-112
do height	135
do her	61
do his	138
do i	-479
do i <kin>	-159
do i add	-69
do i ask	-178
do i bin	-58
do i bring	-106
do i buy	-75
do i charge	-120
do i check	-62
do i do	-124
do i dry	-85
do i export	-61
do i feed	-93
do i find	-76
do i get	9
do i give	91
do i have	-104
do i just	-63
do i keep	-137
do i look	-130
do i make	-6
do i measure	-126
do i miss	-116
do i need	-188
do i pack	-144
do i put	-164
do i report	-97
do i ring	-114
do i say	-78
do i send	-71
do i set	-86
do i start	-112
do i stop	-100
do i tell	-85
do i turn	-139
do i type	-156
do i use	-122
do i write	-155
do in	49
do in <month>	166
do in <name>	-31
do in the	88
do it	-23
do it ,	72
do it </s>	-38
do it again	-57
do it in	-163
do it last	-157
do it on	117
do its	-152
do ladder	106
do ladder any	97
do last	69
do laundry	132
do laundry on	132
do marry	-66
do me	-62
do me a	-210
do me in	13
do morning	103
do morning ,	103
do my	147
do my <name>	-38
do my grade	135
do my head	-139
do my own	-22
do n't	-26
do n't </s>	4
do n't <kin>	-115
do n't ask	157
do n't be	63
do n't believe	-113
do n't bother	-154
do n't call	163
do n't care	-142
do n't celebrate	31
do n't come	116
do n't do	109
do n't drink	143
do n't drive	179
do n't eat	244
do n't explain	89
do n't fancy	-151
do n't finish	-38
do n't fly	128
do n't get	-223
do n't give	91
do n't go	-146
do n't have	-47
do n't hear	-105
do n't hold	-147
do n't know	-112
do n't lecture	55
do n't like	-28
do n't make	-153
do n't mention	-122
do n't merge	-92
do n't mock	-78
do n't need	-22
do n't own	90
do n't plan	153
do n't put	-117
do n't reach	-42
do n't read	50
do n't remember	-136
do n't rewrite	-129
do n't round	57
do n't say	-164
do n't see	-123
do n't show	-178
do n't smoke	129
do n't speak	223
do n't sugarcoat	97
do n't suggest	80
do n't suppose	-120
do n't take	130
do n't tell	43
do n't think	-133
do n't touch	-157
do n't trust	-111
do n't understand	-151
do n't use	127
do n't want	-83
do n't work	4
do n't worry	-141
do n't write	47
do nail	146
do nail from	146
do next	-12
do night	135
do not	-79
do not make	116
do not read	148
do nothing	-121
do nothing </s>	-172
do now	-106
do nurse	134
do on	-148
do on <day>	-28
do on a	-191
do other	-121
do our	135
do payroll	143
do payroll for	143
do people	-215
do pork	62
do roof	104
do see	-133
do since	215
do since <name>	68
do so	-10
do solar	-29
do solar pump	-29
do something	-111
do tax	-26
do tell	-116
do tell me	-116
do that	-243
do that </s>	-191
do the	249
do the <kin>	125
do the <name>	153
do the account	-71
do the bin	65
do the dish	-113
do the early	-39
do the flower	36
do the iron	10
do the last	-162
do the needful	63
do the newsletter	87
do the night	135
do the rest	-18
do the rota	63
do the same	-200
do the school	116
do the sum	-113
do them	132
do them for	132
do they	-314
do they mean	-112
do they want	-154
do this	10
do this </s>	-157
do this in	97
do this morning	-76
do those	122
do today	-39
do video	152
do we	-101
do we need	-65
do what	122
do with	-86
do with <number>	-84
do with a	-164
do with half	-54
do with the	-102
do with this	-68
do you	-156
do you do	-90
do you even	-122
do you get	-66
do you know	-154
do you reckon	-115
do you say	-62
do you spell	-126
do you start	-89
do you think	-60
doable	-66
doc	-72
doc ,	-139
doc and	-125
doc are	53
doc are in	86
doc for	-138
doc is	-95
doc page	-129
doc say	64
dock	-132
docker	55
docstring	-6
docstring </s>	75
doctoral	111
doctoral thesis	111
doctorate	138
document	170
documentary	-234
documentary </s>	-91
dodgy	196
dollar	47
dollar </s>	20
dollar sign	-131
dollar sign </s>	-131
domain	-7
domain </s>	-7
dome	49
domestic	89
don	-204
donald	159
donate	-21
donate <number>	-24
donation	104
dongle	147
donor	-142
donut	-147
donut </s>	-125
door	92
door 's	66
door 's <kin>	-139
door ,	-162
door , <name>	-55
door </s>	-103
door <kin>	131
door <kin> n't	131
door <number>	139
door a	-117
door come	-111
door down	83
door down from	29
door get	179
door have	91
door have a	74
door in <name>	-21
door in <number>	51
door is	158
door just	-101
door of	125
door on	47
door open	-138
door right	-126
door right now	-126
door to	167
door with	-143
door with a	-124
doorway	87
doreen	168
dorm	148
dose	40
dose </s>	51
dot	95
dot </s>	30
double	-79
double </s>	-247
double as	174
double as my	138
double click	-52
double click on	-50
double glaze	146
doubt	-204
doubt </s>	-134
dough	-226
dough 's	-65
dough </s>	-144
dough have	-117
down	4
down 's	180
down 's syndrome	152
down ,	63
down </s>	-11
down <name>	78
down <number>	24
down a	-111
down again	-120
down and	-159
down as	59
down by	105
down by the	162
down for	-24
down for a	-96
down from	161
down from <number>	112
down from us	115
down in	168
down in <number>	167
down in the	-111
down into	95
down is	71
down on	92
down the	-129
down the <name>	57
down the phone	-97
down the telephone	-9
down there	-21
down till	-41
down to <number>	108
down to the	11
down when	20
down with	-64
down with the	-64
download	-252
download ,	-126
download , <number>	-125
downsize	163
downstair	163
downstair </s>	198
downstair <kin>	165
downstair in	-72
doze	-115
doze off	-115
dr	89
dr <name>	89
dr.	76
dr. <name>	76
draft	-103
draft 's	-94
draft ,	-111
draft , the	-137
draft </s>	-29
draft a	-23
draft a complaint	-177
draft a mail	-232
draft a reply	-175
draft an	-187
draft anything	147
draft for	136
draft for me	121
draft have	-163
draft have a	-107
draft i	-167
draft is	-174
draft is too	-110
draft me	-192
draft me a	-192
draft of	-141
draft of the	-129
draft on	48
draft something	-41
draft the	-221
draft was	-100
drag	-165
drag </s>	-127
drag on	-109
dragon	-120
dragon </s>	-119
drain	-87
drain </s>	-118
drainage	98
drainage board	98
drama	13
drama </s>	-65
dramatic	-166
dramatic </s>	-166
dramatics	31
draught	-120
draught </s>	41
draught <kin>	-133
draw	89
draw a	30
draw a reduce	79
draw it	114
draw need	-127
draw need a	-127
draw the	-134
drawer	54
drawer ,	-79
drawer </s>	75
drawer with	-29
drawer with <number>	-29
drawing	235
drawing ,	132
dread	44
dreadful	-179
dreadful </s>	-115
dream	22
dream </s>	45
dream is	187
dream is to	121
dream last	-110
dream last night	-110
dream of	-134
drench	-178
dress	79
dress </s>	-106
dress as	-29
dress for	88
dress is	-58
dress since	96
dresser	139
drift	-60
drift </s>	48
drill	6
drill </s>	-91
drill again	-86
drill again ,	-86
drill bite	-119
drill for	-131
drill in	-113
drill in the	-113
drill is	-85
drill next	-127
drill next door	-127
drill today	-89
drill today </s>	-89
drink	129
drink ,	231
drink , do	129
drink </s>	-86
drink <number>	59
drink alcohol	133
drink at	-129
drink coffee	161
drink from	105
drink on	-138
drink since	131
drink tea	-205
drink the	8
drip	-213
drip </s>	-157
drip on	-138
drive	13
drive ,	77
drive , so	129
drive </s>	33
drive <name>	-78
drive <number>	-64
drive a	-111
drive a <name>	-116
drive a <number>	178
drive a crane	112
drive a school	89
drive a tram	187
drive after	158
drive after dark	98
drive any	123
drive any more	123
drive at	208
drive at night	152
drive between	162
drive down	104
drive for	159
drive home	-130
drive is	60
drive it	147
drive licence	123
drive licence is	78
drive lorry	183
drive lorry to	165
drive me	-178
drive now	-73
drive now ,	-73
drive off	65
drive off </s>	65
drive on	-13
drive test	185
drive test on	120
drive the	314
drive the <number>	101
drive the school	119
drive tram	150
drive tram in	150
drive truck	148
drive us	-104
driveway	104
drizzle	-87
drizzle </s>	-148
drone	117
drop	-4
drop ,	-171
drop </s>	-148
drop <number>	35
drop a	-202
drop again	-94
drop every	-69
drop every second	-69
drop i	-57
drop in	158
drop it	65
drop my	-70
drop my <name>	5
drop my phone	-164
drop off	-134
drop out	240
drop out </s>	-152
drop out in	134
drop out of	185
drop the	-54
drop the rest	-142
drop to	126
drop to <number>	212
drown	13
drown in	-117
drowsy	-173
drowsy </s>	-166
drum	-47
drum </s>	70
drum kit	130
dry	112
dry </s>	-66
dry at	152
dry at night	127
dry in	96
dry mouth	94
dry out	-167
dry-stone	-87
dryer	101
dryer </s>	144
du	-140
du </s>	-48
du <name>	-114
du <name> </s>	-114
dual	146
dub	-60
dud	67
dud </s>	67
due	-31
due </s>	-146
due <day>	83
due <number>	178
due <number> <month>	173
due at	-204
due at <name>	148
due at <number>	-186
due at noon	-181
due at the	31
due date	-27
due every	127
due in	52
due in <month>	209
due in <name>	157
due in <number>	-37
due in an	-189
due in early	85
due on	182
due on <number>	177
due on the	89
due to	39
dull	-246
dull </s>	-155
dull on	-104
dumb	-87
dummy	-100
dummy data	-100
dump	11
dumpling	-67
dungeon	70
dunno	-118
duplicate	-244
duplicate </s>	-217
during	145
during <name>	171
during my	-136
during my call	-136
during term	93
during the	-21
dust	71
dust extractor	151
dutch	170
dutch ,	30
duty	88
dye	163
dye my	122
dye my hair	122
dye with	-33
dyscalculia	171
dyscalculia ,	134
dyslexia	63
dyslexia </s>	98
dyslexic	211
dyslexic ,	168
dyslexic , so	166
dyslexic </s>	150
dyslexic so	54
e	-14
e-bike	27
e-mail	72
e-mail </s>	105
each	151
each </s>	-243
each <day>	264
each <day> </s>	198
each <day> at	90
each <kin>	-66
each <month>	256
each <month> ,	166
each <month> </s>	291
each <month> because	-76
each <name>	205
each <name> </s>	162
each <name> <name>	124
each <number>	60
each day	149
each day </s>	149
each have	-9
each have a	-68
each month	248
each month </s>	226
each month i	75
each morning	207
each of	-29
each other	-138
each other </s>	-108
each quarter	125
each quarter </s>	125
each spring	86
each summer	85
each summer </s>	85
each time	-208
each time </s>	-173
each way	297
each way </s>	213
each way to	116
each week	94
each week </s>	94
each winter	129
each winter </s>	94
each year	-15
each year ,	-84
each year </s>	131
ear	186
ear 's	36
ear ,	35
ear </s>	201
ear at	-66
ear from	168
ear from birth	110
ear have	84
ear have be	84
ear in	93
ear is	-11
ear is deaf	86
ear only	-68
ear pop	-123
ear pop on	-123
ear since	81
ear since the	72
earbud	-137
earlie	148
earlier	-252
earlier ,	-167
earlier , feel	-100
earlier </s>	-205
early	-51
early ,	-219
early </s>	66
early night	-134
early onset	81
early today	-165
early today ,	-86
early today </s>	-90
earn	-13
earn <number>	-74
earn less	27
earn more	-73
earn more than	-73
earn nothing	-50
earn nothing from	-50
earplug	48
earth	-161
earth do	-104
earth is	-73
easier	-147
easier </s>	28
easier on	-84
easily	161
easily </s>	143
east	64
easter	-76
easter </s>	175
easy	-6
easy </s>	-111
easy to	-36
easy word	106
easy word </s>	104
eat	-54
eat ,	-132
eat </s>	-196
eat <number>	-95
eat a	-238
eat a whole	-157
eat after	-34
eat all	-127
eat an	-100
eat another	-114
eat another bite	-114
eat anything	74
eat anything green	-118
eat anything that	131
eat anything with	185
eat at	125
eat at <number>	67
eat at the	55
eat beef	144
eat before	136
eat beige	138
eat breakfast	87
eat breakfast </s>	164
eat by	-132
eat cereal	-129
eat disorder	126
eat disorder in	126
eat fish	87
eat fish </s>	39
eat gluten	28
eat halal	96
eat half	-39
eat half my	66
eat it	-161
eat it </s>	-122
eat like	56
eat lunch	59
eat meat	304
eat meat </s>	125
eat meat for	138
eat meat since	135
eat mussel	130
eat mussel </s>	130
eat my	-97
eat no	207
eat no pork	160
eat on	-156
eat once	155
eat once a	155
eat only	51
eat only potato	-133
eat out	125
eat pork	314
eat pork ,	195
eat pork </s>	130
eat shellfish	180
eat since	-138
eat since <number>	-126
eat sugar	16
eat the	-148
eat the last	-93
eat this	-71
eat this </s>	-71
eat too	-139
eat too much	-139
eat up	-46
eat up most	-46
eat white	-89
eater	150
ebay	74
echo	-187
eczema	112
edge	-83
edge </s>	-190
edge of	156
edge of <name>	156
edit	53
edit ,	-42
edit </s>	9
edit in	-18
edit it	58
edit the	-6
edit tonight	-123
edition	42
educate	141
educate <number>	141
educate <number> </s>	141
eel </s>	17
effect	-116
effect </s>	-103
effort	-134
egg	-35
egg ,	-18
egg </s>	-310
egg go	147
egg go to	147
egg in	-206
egg sell	168
egg sell at	168
egg white	-113
eid	-46
eighty	92
eighty </s>	92
either	67
either </s>	125
either of	-156
either of us	-114
elastic	185
elbow	214
elbow </s>	81
elder	144
elder <kin>	144
elect	28
election	96
electric	333
electric </s>	153
electric <number>	140
electric kiln	90
electric kiln </s>	90
electricity	-83
element	-182
elevator	-95
elixir	157
else	-37
else 's	-131
else ,	89
else </s>	-22
else <kin>	-59
else do	-128
else for	-26
else in	-62
else is	18
else that	-125
else touch	133
else touch it	99
em	222
em </s>	174
em dash	37
email	-18
email ,	45
email </s>	65
email about	58
email come	-118
email from	37
email me	-52
email only	104
email only </s>	104
email say	-68
email should	-139
email that	-107
email to	-276
email to my	-205
email to the	-120
email was	-97
embed	147
emeka	110
emeka is	110
emergency	158
emergency fund	139
emigrate	167
emigrate to	224
emigrate to <name>	168
emil	9
emoji	-121
emoji ,	79
emoji </s>	-50
emoji in	-70
emojis	-16
emojis ,	127
emojis in	-35
emojis in that	-121
emojis in this	-60
emojis with	140
emojis with me	140
employ	148
employer	181
employer </s>	90
employer before	-14
employer till	92
employer till <number>	92
empty	-158
empty </s>	-48
empty list	-93
empty list </s>	-93
empty stomach	132
end	-102
end 's	50
end ,	-100
end , <number>	116
end </s>	29
end <day>	-142
end <days>	132
end <days> </s>	132
end <month>	95
end <number>	-80
end <number> <month>	-34
end at	-46
end at <number>	-100
end for	42
end in	-219
end in <month>	293
end in <name>	-42
end in <number>	-33
end in tear	-80
end my	131
end next	78
end next <month>	78
end of	34
end of <month>	194
end of <name>	165
end of <number>	214
end of each	146
end of my	-154
end of the	-181
end on	-136
end on <number>	134
end the	43
end up	154
end up with	-152
end when	82
end when the	86
end with	121
ending	-72
endless	-148
endpoint	-167
endpoint </s>	-155
enemy	119
enemy </s>	171
energy	-187
engage	-107
engage ,	-104
engage </s>	-154
engage in	-88
engage to	38
engage to <name>	180
engine	247
engine 's	85
engine 's a	85
engine rebuild	126
engine rebuild on	126
engine run	-95
engine run so	-95
engineer	105
engineer degree	34
english	64
english </s>	-6
english is	88
english is my	81
enjoy	79
enough	-259
enough </s>	-197
enough for	-182
enough for a	-143
enough of	-157
enough of this	-92
enough to	139
enroll	-48
enroll in	-48
enter	-116
enter </s>	-214
enter the	-35
entire	26
entirely	-43
entirely by	-21
entry	78
envelope	-4
envelope </s>	78
environment	151
epilepsy	232
epilepsy ,	130
epilepsy , so	106
epilepsy </s>	131
epileptic	99
epipen	241
epipen </s>	137
epipen allergic	122
epipen allergic </s>	122
epipen everywhere	114
epipen in	78
episode	-218
episode ,	-136
episode </s>	-101
episode <number>	-49
episode <number> </s>	-102
episode <number> and	61
epoch	-138
equal	-17
error	-178
error ,	-184
error :	-185
error : <name>	-134
error </s>	-355
error <number>	-140
error <number> </s>	-74
error before	-108
error before </s>	-108
error here	-163
error here ,	-163
error in	-146
error in the	-74
error message	109
error message ,	81
error on	-146
error on line	-98
error on my	-90
error when	-173
error when i	-152
especially	-9
especially </s>	-9
espresso	27
espresso </s>	-9
essay	-105
essay ,	-216
essay </s>	70
essay is	-132
essential	185
essential tremor	185
essential tremor ,	93
essential tremor </s>	131
estate	93
estimate	161
estimate in	137
ethics	120
ethics board	120
eu	83
eulogy	-154
euphonium	4
euro	100
euro ,	58
euro </s>	-78
euro a	85
euro a week	91
euro and	108
even	-9
even </s>	46
even a	-129
even after	98
even after <number>	98
even as	20
even at	141
even class	18
even for	96
even go	-156
even i	37
even if	75
even if i	75
even in	171
even is	-27
even mean	-135
even on	109
even say	-52
even say back	-52
even though	-93
even though i	-93
even when	144
evening	346
evening ,	37
evening </s>	209
evening are	172
evening i	114
evening only	122
evening only </s>	122
evenly	-118
event	-151
event </s>	-120
ever	319
ever ,	151
ever </s>	265
ever again	180
ever again </s>	155
ever fit	135
ever fit me	90
ever go	-85
ever in	97
ever since	9
ever since the	-23
ever take	-185
ever wear	120
ever wear black	120
every	354
every <day>	158
every <day> ,	145
every <day> </s>	309
every <day> afternoon	128
every <day> at	179
every <day> i	164
every <day> morning	98
every <day> night	178
every <day> with	166
every <kin>	9
every <kin> in	-54
every <month>	60
every <month> </s>	348
every <month> by	141
every <month> for	104
every <month> the	-120
every <month> with	110
every <name>	22
every <name> ,	-85
every <name> </s>	170
every <name> i	140
every <number>	-6
every <number> </s>	159
every <number> day	142
every <number> minute	-154
every <number> month	132
every <number> week	56
every <number> year	-107
every answer	-90
every autumn	114
every bag	88
every bag </s>	88
every bill	-42
every bill before	-42
every cell	-158
every class	-43
every commit	42
every commit have	42
every couple	-6
every couple of	-40
every day	-73
every day ,	175
every day </s>	-167
every day of	96
every even	128
every fifth	118
every first	181
every first <day>	150
every fortnight	115
every fortnight </s>	115
every fourth	-10
every hour	-80
every hour </s>	-77
every invoice	135
every jar	18
every job	132
every knife	-54
every knife in	-54
every line	52
every line of	6
every mail	130
every merge	-23
every minute	-179
every minute </s>	-179
every month	181
every month ,	79
every month </s>	136
every month <number>	73
every morning	198
every morning </s>	246
every morning at	71
every morning before	18
every morning on	-73
every new	5
every night	14
every night ,	109
every night </s>	18
every number	143
every order	32
every other	165
every other <day>	286
every other week	187
every parcel	90
every parcel must	40
every penny	-7
every price	17
every price in	17
every purchase	138
every purchase over	110
every quarter	110
every quarter </s>	-42
every second	23
every second <day>	251
every single	159
every single year	39
every spring	42
every summer	188
every summer </s>	165
every term	50
every term </s>	50
every third	245
every third <day>	154
every third week	174
every time	121
every time </s>	228
every time i	-127
every time the	-122
every week	144
every week </s>	144
every weld	-89
every weld </s>	-89
every winter	81
every winter </s>	164
every winter the	-67
every winter we	159
every year	21
every year </s>	178
every year with	60
everybody	-160
everybody </s>	-31
everybody have	-129
everybody is	-130
everyone	-195
everyone 's	-111
everyone ,	-10
everyone </s>	25
everyone at	84
everyone at our	161
everyone else	-164
everyone else </s>	-80
everyone hate	-160
everyone have	-141
everyone have a	-124
everyone in	88
everyone in the	-19
everyone is	-193
everyone on	31
everyone on our	90
everyone on the	-4
everything	186
everything 's	-32
everything 's on	-116
everything ,	150
everything </s>	21
everything at	201
everything by	5
everything by the	117
everything else	102
everything else </s>	135
everything for	130
everything i	-62
everything i own	-78
everything in	127
everything in <name>	169
everything in my	23
everything in the	88
everything in write	78
everything is	-11
everything on	212
everything on paper	64
everything the	-10
everything to	140
everything we	211
everywhere	84
everywhere ,	104
everywhere </s>	-4
everywhere by	108
evict	117
evil	39
exact	-188
exactly	-79
exactly </s>	-108
exactly as	70
exam	129
exam 's	65
exam 's <number>	137
exam </s>	188
exam <number>	106
exam at	112
exam at our	112
exam have	-140
exam have <number>	-140
exam in	262
exam in <month>	169
exam in <name>	152
exam on	55
exam question	40
example	-265
example ,	-172
example </s>	91
example in	52
example is	-158
example of	-85
example sentence	-109
example sentence :	-109
example with	-107
excavator	8
excel ,	67
excel from	9
excel from hell	31
excellent	-80
except	181
except by	-115
except me	92
except me </s>	92
except the	57
except the <number>	46
exception	174
exception </s>	181
exchange	75
exchange <kin>	-108
exchange at	73
exclamation	-32
exclamation mark	-32
excuse	-268
excuse </s>	-90
excuse for	-87
excuse is	-125
excuse the	-133
execution	127
executor	132
executor for	132
executor for my	133
exercise	-292
exercise ,	-88
exercise </s>	-60
exercise <number>	-179
exercise <number> ,	-145
exercise make	-165
exhaust	-183
exhaust </s>	-117
exist	-69
exist </s>	-68
exit	-164
exit </s>	86
exit code	-182
exit code <number>	-182
expat	137
expect	47
expect a	-114
expect in	161
expect in <month>	152
expect in <name>	109
expect our	67
expense	130
expensive	-135
expensive </s>	-159
experience	-164
expire	-206
expire </s>	-148
expire at	-123
expire at <number>	-123
expire every	79
expire in	-20
expire in <month>	170
expire in <number>	-84
explain	-119
explain </s>	-115
explain <name>	-176
explain it	24
explain it like	-166
explain that	-83
explain the	-25
explain the difference	-110
explain the scar	-21
explain thing	-48
explain this	-72
explain to	-220
explain what	-122
explain what a	-108
explain with	-147
explanation	-34
explanation </s>	80
explode	-43
explorer	-147
exponential	-93
export	-91
export </s>	-51
extend	18
extend the	-175
extension	147
extra	30
extra time	95
extra time </s>	47
extra time in	118
extract	-164
extractor	184
eye	148
eye </s>	-50
eye and	-108
eye are	37
eye are burn	-106
eye check	134
eye go	158
eye go </s>	158
eye hurt	-167
eye hurt </s>	-162
eye on	148
eye on the	160
eye since	96
eye since the	85
eyesight	256
eyesight 's	136
eyesight 's go	102
eyesight is	144
eyesight is go	100
eyesight rule	57
fable	-237
fable </s>	-123
fabric	126
fabric </s>	64
fabric stock	109
face	147
face </s>	46
face and	77
face north	14
face north ,	93
face on	-148
face on it	-148
facility	-29
fact	-90
fact </s>	10
fact about	-112
factory	66
faculty	99
fada	72
fade	-18
fado	-60
fado is	-60
fag	118
fahrenheit	-81
fahrenheit </s>	-81
fail	-108
fail ,	-117
fail </s>	-269
fail again	-68
fail at	-157
fail it	142
fail it twice	142
fail my	120
fail on	-213
fail on <number>	-154
fail on the	-143
fail only	-121
fail only on	-121
fail test	-135
fail test </s>	-135
fail the	10
fail the bar	140
fail twice	54
fail with	-96
failure	70
failure </s>	64
faint	-115
faint at	119
faint at the	56
fair	-162
fair </s>	-66
fair tip	-130
faith	150
fake	-293
fake </s>	-128
falafel	133
fall	-208
fall </s>	150
fall apart	-127
fall asleep	-166
fall asleep </s>	-55
fall asleep under	-126
fall between	108
fall between noon	108
fall in	-84
fall in <number>	-23
fall off	-10
fall off a	165
fall off the	33
fall on	-170
fall on me	-75
fall on the	-44
fall out	-19
fall out </s>	-125
fall out over	30
fall out with	-97
fall over	-24
fall through	-144
fall to	75
fall to me	75
false	-35
false :	-102
family	467
family 's	147
family ,	109
family , <number>	117
family </s>	287
family business	151
family have	-61
family have <number>	-67
family in	-104
family in <name>	96
family is	151
family is in	92
family of	16
family of <number>	16
family rule	56
family rule </s>	56
family since	43
family since <number>	33
family the	132
family thing	81
family thing ,	42
family to	174
family to <name>	82
family to go	146
famous	40
fan	-94
fan </s>	21
fan is	-158
fan of	22
fan of the	-124
fancy	-289
fancy </s>	-101
fancy a	-100
fancy dress	-123
fantasy	-134
fantasy football	-120
far	41
far ,	125
far </s>	78
far as	66
far as the	95
far too	-165
far too many	-115
fare	-51
farewell	-140
farm	-30
farm 's	73
farm 's be	39
farm ,	133
farm </s>	92
farm <kin>	-90
farm go	-35
farm go to	-35
farm have	124
farm in	-66
farm in <name>	-94
farm near	110
farm near <name>	110
farm shop	158
farouk	14
farsi	-109
fast	-22
fast ,	52
fast </s>	-263
fast every	94
fast every <name>	94
fast for	202
fast for <name>	163
fast in	129
fast in <name>	136
fast till	-113
fast till <number>	-113
faster	-37
faster than	-27
fat	-28
fat <kin>	120
fatty	124
fatty food	124
fault	-246
fault ,	-137
fault </s>	-181
favour	-159
favour </s>	-108
favourite	-76
favourite <kin>	64
favourite character	-139
favourite part	78
fax	56
fear	136
fear </s>	30
fear of	187
fear of <kin>	132
feature	4
feature flag	137
fee	20
fee </s>	61
fee but	89
fee but not	89
fee to	-48
fee to <number>	-48
feed <number>	128
feed <number> </s>	81
feed at	-16
feed by	-45
feed her	49
feed is	65
feed is full	-71
feed the	-115
feed the <kin>	-101
feed the fish	-21
feed up	-109
feed us	-10
feedback	-198
feedback </s>	-121
feel	-315
feel </s>	-151
feel a	-100
feel a bite	-100
feel bad	-107
feel bad </s>	-101
feel better	-107
feel great	-119
feel great </s>	-90
feel kinda	-59
feel like	-104
feel like a	-188
feel sick	-145
feel sick </s>	-124
feeling	-104
fellow at	-110
female	-115
fence	-34
fence </s>	-13
fence on	22
fence on the	22
fence with	-157
fern	-51
ferry	9
ferry 's late	-144
ferry 's the	147
ferry ,	171
ferry </s>	66
ferry from	-86
ferry from <name>	-86
ferry in	-61
ferry in <name>	-61
ferry to	-29
festival	-59
feta	-168
fetch	-99
fetch me	131
fetch the	77
fete	40
fever	73
fever ,	143
fever </s>	7
fever from	147
fever from <month>	80
few	-141
few </s>	-106
few for	-148
few for this	-120
fewer	-208
ffion	103
fibrosis	124
fibrosis </s>	124
fictional	-161
fiddle	17
fiddle ,	156
field	112
field ,	-27
field , hydrology	-30
field </s>	38
field guide	155
field in	-95
field team	106
fifth	129
fifth </s>	147
fifth floor	147
fifth floor </s>	135
fiftie	134
fiftie </s>	134
fiftieth	107
fifty-minute	166
fifty-minute lesson	166
fig	150
fig tree	83
fig tree come	109
fight	-177
fight over	-177
fight over the	-177
fight with	88
figma	8
figure	-260
figure </s>	-199
figure is	-133
file	-102
file 's	74
file ,	107
file , <number>	78
file , no	72
file </s>	-356
file and	-181
file are	89
file are on	89
file as	-155
file but	-137
file from	95
file give	-87
file i	-161
file in	-46
file is	-223
file is corrupt	-136
file name	45
file on	67
file on a	112
file take	-118
file that	-47
file to	-121
file to /	-112
file to <name>	-49
file you	-121
file you make	-121
fill	-156
fill in	-159
fill in the	-117
fill the	-122
fill the form	-129
filler	-197
filler </s>	-143
film	-214
film ,	-123
film , <number>	-5
film </s>	17
film have	-127
film i	141
film last	-84
film last night	-84
film only	161
film only ,	161
film the	-146
film the <kin>	-125
film was	-71
filter	-6
filter </s>	112
filter by	-103
filthy	-118
final	-185
final </s>	-102
final word	-20
final word </s>	-20
finale	-167
finale </s>	-118
finally	-199
finally </s>	-181
finally asleep	-80
finally pass	41
finance	256
find	-235
find ,	-129
find </s>	65
find <number>	-64
find a	11
find a slot	-131
find in	-105
find it	-121
find it </s>	-181
find it in	-78
find lunch	-85
find me	72
find me a	59
find my	-163
find my glass	-94
find on	-101
find out	94
find out at	115
find the	-428
find the <kin>	-122
find the button	-81
find the setting	-100
find thing	52
find us	46
find when	-17
find where	-128
find where it	-128
find which	-103
find you	-68
find you well	-68
fine	-37
fine ,	17
fine , it	107
fine , the	-74
fine </s>	-13
fine again	-80
fine again </s>	-80
fine before	-142
fine but	134
fine but speak	169
fine by	-90
fine for	-104
fine for the	-131
fine in	-152
fine now	-98
fine now </s>	-98
fine on	52
fine to	-147
fine until	-147
fine with	-125
finger	55
finger ,	169
finger </s>	-166
finger on	130
finish	-72
finish ,	-216
finish </s>	-49
finish at	-93
finish at <number>	-80
finish at the	76
finish her	134
finish in <month>	170
finish it	-131
finish last	-49
finish my	91
finish school	153
finish school </s>	145
finish that	-123
finish the	-218
finish the <name>	-104
finish the first	-116
finish this	-181
finish this paragraph	-77
finn	150
fintech	122
fintech </s>	122
fiona	-56
fire	-184
fire </s>	-78
fire <number>	-156
fire alarm	-112
fire at	11
fire brigade	215
fire brigade ,	90
fire brigade come	-113
fire brigade in	80
fire drill	-208
fire drill </s>	-165
fire drill in	-113
fire in	21
fire today	-118
fire with	-81
fire with wood	-81
firewood	139
firewood </s>	139
firework	60
firework </s>	-30
firm	40
firm ,	163
firm , <name>	152
firm </s>	100
firm but	-170
firm but nice	-94
firm email	-86
firm have	-150
firm have <number>	-70
firm i	129
firm in	190
firm in <name>	167
firm is	118
firm is just	95
firm know	101
firm know i	101
firm of	67
firm pay	-58
firm since	-20
firm since <number>	-34
firm with	-61
firmware	167
first	77
first ,	41
first , then	-85
first </s>	-75
first <day>	384
first <day> </s>	324
first <day> of	212
first <days>	141
first <days> </s>	141
first <kin>	253
first <name>	-17
first <name> is	-27
first <number>	-18
first <number> </s>	-175
first <number> was	89
first aid	30
first aid ,	-82
first and	205
first and the	218
first and then	102
first answer	-110
first attempt	-144
first batch	75
first chapter	-125
first chapter </s>	-131
first draft	-147
first draft </s>	-214
first frost	-45
first half	-153
first in	157
first in <name>	141
first in my	99
first in the	23
first in this	-158
first is	-127
first line	-25
first line </s>	-201
first marriage	129
first name	54
first of	173
first of <month>	136
first or	39
first or the	92
first page	-153
first page </s>	-121
first paragraph	78
first paragraph of	78
first part	-116
first step	-124
first suggestion	-130
first suggestion </s>	-127
first then	-191
first time	97
first time </s>	125
first time ever	-161
first time was	24
first version	-168
first was	55
first week	60
first week of	60
firstborn	133
fiscal	74
fiscal year	74
fiscal year start	74
fish	-75
fish ,	-74
fish </s>	30
fish boat	156
fish every	124
fish every <day>	124
fish finger	-157
fish finger </s>	-157
fish for	-56
fish i	77
fish is	-21
fish not	-139
fish permit	-97
fish tank	-122
fish the	134
fish the <name>	134
fit	34
fit <number>	148
fit <number> </s>	148
fit a	53
fit a <number>	53
fit at	150
fit in	7
fit in <number>	11
fit it	79
fit it </s>	79
fit me	90
fit me </s>	90
fit on	-149
fit on a	-125
fit the	-188
fit through standard	132
fitter	55
fitter </s>	97
fiver	32
fiver </s>	113
fix	-102
fix ,	-65
fix </s>	16
fix <name>	-121
fix address	134
fix and	-156
fix at	118
fix at <number>	118
fix before	-137
fix for	134
fix it	-171
fix it </s>	-271
fix pls	-92
fix pls </s>	-84
fix that	-201
fix that </s>	-161
fix the	-263
fix the date	-124
fix the login	-72
fix the mortgage	22
fix them	117
fix these	-94
fix this	-133
fix till	89
fix till <number>	92
fix until	162
fix until <month>	106
fix until <number>	112
fixture	-121
fixture </s>	-158
fizzy	161
fjord	-38
flag	-122
flag </s>	-128
flake	-36
flaky	-113
flamenco	-36
flap	112
flare	12
flare up	145
flash	60
flask	-47
flat	29
flat 's	55
flat 's on	95
flat ,	121
flat </s>	-31
flat <number>	-66
flat above	24
flat above </s>	56
flat above a	160
flat above the	78
flat battery	-120
flat below	149
flat below is	89
flat by	136
flat by <number>	125
flat come	-48
flat come with	-48
flat have	185
flat have no	185
flat in	-102
flat in <name>	56
flat in the	-222
flat is	158
flat is <number>	136
flat is on	82
flat of	152
flat of <number>	152
flat on	138
flat on the	138
flat pack	-155
flat rate	95
flat rate scheme	95
flat today	-111
flat today ,	-111
flat tyre	-204
flat was	-57
flat white	-143
flat with	175
flat with <number>	143
flatly	-125
flavour	-183
fleece	-8
fleece </s>	-122
fleet	68
flicker	-135
flicker </s>	-125
flight	-149
flight 's	-175
flight 's at	-175
flight </s>	12
flight are	21
flight is	-123
flight school	130
flight school </s>	130
flight to	-73
flight to <name>	-52
flight was	-153
flip	39
flip it	-158
float	-20
float '	-152
flood	68
flood ,	83
flood </s>	60
flood every	35
flood in	-105
flood of	-43
flood that	70
flood warn	-91
floor	138
floor ,	-41
floor </s>	150
floor and	110
floor at	-81
floor flat	-56
floor for	139
floor from	134
floor is	-77
floor is still	-120
floor me	-7
floor no	134
floor no lift	83
floor plan	96
floor walk-up	-57
floor with	154
floor with no	90
floor without	82
flop	-151
flop </s>	-117
flour	-5
flour ,	-107
flour </s>	87
flour for	-87
flour from	135
flour in	-111
flour is	190
flour is a	166
flow	-90
flower	-123
flower in	-132
flu	-178
flu jab	-102
fluent	150
fluent in	110
fluent in <name>	142
fluid	149
fly	143
fly ,	268
fly , panic	112
fly , so	102
fly and	128
fly for	13
fly from	161
fly from <name>	161
fly home	109
fly home to	163
fly in	-73
fly out	92
fly over	-22
fly the	131
fly to	-5
fly to <name>	-5
flyer	33
flyer ,	6
flyer </s>	40
foam	123
foam </s>	123
focus	-126
focus </s>	-216
fog	-186
fog </s>	-101
foggy	78
fold	144
fold ,	63
fold </s>	-46
fold <number>	70
folder	91
folder ,	-156
folder , the	-59
folder </s>	-58
folder on	47
folic	158
folk	-206
follow	98
follow </s>	43
follow <name>	103
follow into	-46
follow it	-220
follow it </s>	-220
follow the	-44
follow-up	78
font	-216
font ,	-146
font </s>	-87
font big	-93
font is	-137
font on	-137
font please	-54
font size	-147
font size <number>	-147
food	118
food ,	188
food </s>	-69
food bank	116
food bank </s>	94
food bank on	108
food bank where	60
food budget	30
food budget of	30
food in	52
food is	-63
food truck	157
food truck </s>	120
fool	-128
foot	96
foot ,	154
foot </s>	-11
foot <number>	220
foot <number> ,	-24
foot <number> </s>	195
foot are	63
foot fall	-126
foot fall asleep	-126
foot hurt	-149
football	22
football </s>	-196
football league	86
football on	58
football on <day>	58
football team	-63
footballer	-161
footer	-187
footer </s>	-166
footer is	-58
footer is go	-58
footnote	-252
footnote </s>	-136
footnote <number>	-96
footpath	-53
footpath </s>	-120
for	13
for '	-145
for ,	-77
for 19	90
for 19 year	90
for 31	136
for 31 year	136
for :	-124
for </s>	54
for <day>	-278
for <day> 's	-149
for <day> </s>	-271
for <kin>	36
for <kin> ,	122
for <kin> </s>	65
for <kin> in	105
for <month>	-122
for <month> </s>	-113
for <name>	-13
for <name> 's	72
for <name> ,	171
for <name> </s>	59
for <name> <name>	-127
for <name> and	-37
for <name> at	174
for <name> by	106
for <name> exam	82
for <name> in	139
for <name> is	-28
for <name> run	131
for <number>	-191
for <number> ,	71
for <number> </s>	-127
for <number> <kin>	83
for <number> <month>	175
for <number> <name>	19
for <number> <number>	144
for <number> a	-72
for <number> and	-35
for <number> at	-51
for <number> by	39
for <number> day	-258
for <number> epoch	-104
for <number> euro	-155
for <number> every	109
for <number> generation	152
for <number> hour	-225
for <number> journal	115
for <number> may	174
for <number> min	-244
for <number> minute	-138
for <number> month	30
for <number> more	-100
for <number> night	-126
for <number> o	-122
for <number> of	40
for <number> on	114
for <number> people	-61
for <number> second	-157
for <number> this	-138
for <number> to	-139
for <number> tonight	-42
for <number> week	50
for <number> year	115
for a	-163
for a <day>	-51
for a <kin>	-204
for a <number>	-178
for a bad	-124
for a bank	64
for a boat	84
for a brown	-95
for a campervan	123
for a card	-140
for a coffee	-135
for a decade	165
for a deposit	121
for a farm	17
for a firm	179
for a first	-175
for a flat	117
for a funeral	-128
for a hip	135
for a house	-94
for a job	114
for a kiln	139
for a laugh	-72
for a letter	-127
for a live	347
for a man	-129
for a minute	35
for a month	-95
for a new	99
for a password	-127
for a person	-144
for a place	88
for a room	-116
for a sandwich	-103
for a school	-48
for a sec	-65
for a second	-88
for a synonym	-64
for a taxi	128
for a van	136
for a wed	48
for a week	-221
for a while	-106
for a year	27
for about	144
for about <number>	120
for about a	46
for age	54
for age </s>	54
for all	-24
for all of	-36
for an	32
for an hour	-40
for an invoice	-76
for another	31
for answer	-164
for any	109
for anyone	-65
for anyone else	-65
for anything	151
for anything above	-60
for ask	-109
for be	-122
for beehive	19
for beehive </s>	19
for better	135
for both	138
for build	-106
for by	101
for charity	68
for charity </s>	11
for code	113
for context	47
for crypto	72
for date	88
for decade	92
for decade </s>	129
for dinner	-166
for each	146
for each <kin>	36
for eat	-149
for epilepsy	121
for every	-99
for everyone	54
for everyone ,	-10
for everything	226
for everything </s>	159
for first	25
for food	21
for fraud	-19
for fraud ,	-19
for free	153
for fun	121
for fun </s>	121
for good	494
for good ,	163
for good </s>	345
for good after	121
for good at	93
for good in	101
for good next	121
for good now	151
for good when	99
for grocery	117
for grocery is	91
for half	-35
for half the	110
for hand	-155
for her	-184
for her </s>	-206
for him	84
for him </s>	56
for his	-36
for homework	29
for hour	-119
for is	168
for it	166
for it </s>	141
for it in	127
for late	65
for later	-136
for later </s>	-135
for life	237
for life ,	130
for life </s>	190
for line	-147
for line <number>	-147
for long	34
for lunch	-200
for lunch ,	-126
for lunch </s>	-182
for march	36
for may	86
for may <number>	6
for me	99
for me ,	143
for me </s>	-5
for me and	-133
for me at	148
for me is	-47
for me on	54
for me please	-67
for me since	91
for money	149
for morning	-83
for my	-59
for my <kin>	105
for my <name>	-87
for my <number>	-71
for my business	146
for my job	110
for my like	-134
for my note	-161
for my own	-76
for name	-13
for negative	-118
for new	-164
for next	37
for next spring	54
for next week	-118
for next year	124
for no	-210
for no reason	-123
for nothing	-144
for now	-195
for now ,	-135
for now </s>	-87
for once	-189
for once </s>	-189
for our	199
for our <kin>	130
for our <name>	173
for our team	116
for park	-95
for part	110
for people	85
for rain	-122
for rain </s>	-63
for read	-147
for recipe	211
for recipe i	144
for renewal	113
for school	-27
for shelve	-114
for shelve </s>	-114
for some	-122
for some reason	-122
for someone	-177
for spring	61
for stair	-48
for stair </s>	-48
for tea	-88
for tea that	-57
for that	-327
for that </s>	-163
for that last	-69
for the	-39
for the <day>	-61
for the <kin>	-86
for the <name>	187
for the <number>	-17
for the bakery	159
for the bank	-139
for the bar	134
for the bus	-20
for the business	147
for the car	134
for the claim	-14
for the county	144
for the demo	-136
for the door	-149
for the first	-82
for the flat	172
for the food	-16
for the green	15
for the group	84
for the gym	-72
for the hospice	143
for the hospital	-67
for the job	85
for the label	78
for the last	9
for the list	-86
for the mess	91
for the new	-170
for the newsletter	-147
for the next	-139
for the night	-131
for the parish	-46
for the party	-114
for the photo	-86
for the pump	-146
for the quiz	-101
for the recipe	-103
for the regional	124
for the retirement	-109
for the roof	-61
for the same	12
for the school	-151
for the second	139
for the shelter	-38
for the shop	-28
for the startup	67
for the third	52
for the typo	-79
for the under	141
for the wed	36
for the whole	146
for the window	-174
for the year	145
for them	116
for them </s>	160
for think	-119
for think about	-119
for this	123
for this </s>	-154
for this <day>	-116
for this <number>	-168
for this even	-149
for this week	89
for this year	156
for today	-186
for today :	-122
for today </s>	-118
for today is	-79
for tomorrow	-214
for tomorrow </s>	-118
for tonight	-271
for tonight 's	-128
for tonight ,	-114
for tonight :	-82
for tonight </s>	-141
for town	123
for train	-163
for typo	-117
for typo </s>	-117
for us	161
for us ,	203
for us </s>	32
for wedding	101
for what	-206
for when	-86
for which	-131
for white	-140
for wifi	145
for wifi </s>	145
for window	-158
for window </s>	-158
for work	28
for work </s>	-49
for year	238
for year </s>	230
for yesterday	-66
for you	-283
for you </s>	-219
for your	-83
forbid	148
forbid <kin>	23
forbid <kin> </s>	169
forbid it	120
forbid it </s>	120
force	57
force </s>	-185
force push	-26
forecast	-254
forecast </s>	-93
forecast for	-64
forecast is	-173
forecast say	-98
forehead	-158
forest	18
forest </s>	-35
forestry	155
forever	-13
forever </s>	129
forever to	-159
forever to load	-95
forge	74
forge by	-54
forge is	100
forget	-179
forget </s>	-149
forget every	-46
forget how	-113
forget it	-57
forget it </s>	-57
forget my	-159
forget my password	-71
forget the	-63
forget the password	-45
forget to	56
forgive	-133
forgive me	-10
forgive me </s>	-117
forgive the	-106
fork	-86
fork </s>	-54
forklift	59
forklift <kin>	25
forklift licence	168
form	-86
form 's	-189
form 's due	-95
form ,	-173
form :	-150
form </s>	33
form <number>	68
form and	50
form ask	-159
form ask for	-159
form at	-85
form by	81
form for	55
form have	-117
form in	59
form on	-135
form want	-186
form with	-17
form with <number>	53
form with dummy	-100
formal	-153
format	-253
format </s>	-71
former	-126
former <kin>	-122
former <kin> ,	-19
former chapel	131
formula	-117
formula </s>	-190
formula down	-103
formula give	-139
formula in	-108
formula to	-125
fort	-130
fortieth	167
fortnight	170
fortnight </s>	125
fortnightly	183
fortnightly sprint	5
fortran	148
fortune	-149
fortune ,	-137
fortune </s>	-104
forum	-311
forum </s>	-202
forum post	-135
forum say	-99
forward	-58
forward </s>	77
foster	227
foster ,	174
foster , <number>	72
foster </s>	127
foster <kin>	183
foster <kin> ,	132
foster <kin> </s>	83
foster care	-5
foster care </s>	-28
foul	-97
foul mood	-89
found	-111
found by	-50
found in	-135
found in <name>	-19
found in <number>	-181
found the	-31
fountain	63
fountain pen	-16
fountain pen ,	63
four-day	-30
four-day week	-30
four-person	34
four-person startup	-7
four-person startup in	-7
fourth	202
fourth </s>	-72
fourth <name>	58
fourth floor	105
fourth floor </s>	147
fourth floor walk-up	-57
fourth generation	150
fourth generation on	150
fourth in	58
fourth language	70
fourth language </s>	70
fourth year	114
fox	25
fox and	-83
fox have	177
fox in	-137
fox in the	-137
fraction	-105
frame	-80
frame </s>	72
framework	-10
franc	28
franc ,	116
franc </s>	79
franc although	-63
france	-47
franchise	171
franchise for	111
frankly	-137
fraud	62
fraud ,	-19
fraud , and	-19
free	-98
free ,	-109
free </s>	22
free at	98
free for	143
free from	-164
free house	165
free on	-84
free on <days>	-113
free since	151
free since <number>	151
free trial	-110
freelance	361
freelance </s>	215
freelance <kin>	111
freelance as	134
freelance since	118
freeze	-269
freeze ,	-225
freeze , so	-104
freeze </s>	-306
freeze again	-97
freeze again </s>	-97
freeze cook	-72
freeze for	52
freeze for <number>	52
freeze in	-101
freeze in here	-84
freeze over	41
freeze right	-72
freeze right now	-72
freeze this	-146
freeze this morning	-146
freeze until	112
freeze when	-140
freeze when i	-140
freezer	130
freezer 's	19
freezer 's a	130
freezer </s>	29
freezer <number>	148
freight	42
french	166
fresh	-180
fridge	-59
fridge ,	-88
fridge </s>	29
fridge at	-42
fridge door	-141
fridge is	103
friendlier	-176
friendly	-125
frighten	186
frighten of	141
frog	-145
from	42
from 0	-60
from 0 </s>	-60
from </s>	-171
from <day>	-195
from <day> </s>	-109
from <day> to	-149
from <kin>	-20
from <kin> </s>	-73
from <month>	152
from <month> ,	176
from <month> </s>	-22
from <month> i	110
from <month> on	134
from <month> till	147
from <month> to	341
from <name>	29
from <name> ,	-43
from <name> </s>	-67
from <name> <name>	107
from <name> <number>	113
from <name> as	121
from <name> at	187
from <name> for	-16
from <name> in	166
from <name> into	107
from <name> is	-119
from <name> on	20
from <name> originally	100
from <name> to	168
from <name> with	-123
from <number>	83
from <number> ,	-45
from <number> </s>	59
from <number> <month>	151
from <number> <name>	207
from <number> and	187
from <number> so	130
from <number> till	169
from <number> to	20
from <number> until	129
from <number> venue	115
from <number> year	-43
from a	66
from a <kin>	-71
from a <number>	76
from a guy	62
from account	39
from all	-111
from all of	-98
from an	64
from an old	149
from before	97
from before the	97
from behind	-109
from birth	110
from birth </s>	110
from fish	147
from flicker	112
from hell	31
from her	-61
from here	163
from here on	163
from his	146
from his <kin>	108
from home	35
from home ,	113
from home </s>	223
from it </s>	36
from last	-140
from last night	-140
from legal	151
from main	133
from march	94
from may on	-61
from may to	137
from me	129
from me </s>	-15
from my	131
from my <kin>	53
from my crow	-59
from my late	111
from next	89
from next door	-107
from now	194
from now </s>	96
from now on	258
from our	221
from our own	122
from railway	127
from support	-114
from teach	122
from that	-150
from the	-159
from the <kin>	-40
from the <name>	-44
from the <number>	22
from the back	25
from the bank	-106
from the colliery	115
from the council	-95
from the fire	164
from the forum	-95
from the fridge	-128
from the front	112
from the hospital	-126
from the inside	-111
from the kitchen	18
from the meet	37
from the navy	-29
from the office	-6
from the pdf	-101
from the post	64
from the railway	136
from the second	-95
from the seventy	71
from the sofa	-118
from the stair	-125
from the support	-141
from them	29
from then	155
from then on	155
from there	-74
from these	-103
from this	-115
from this morning	-157
from this spreadsheet	-158
from tile	98
from tv	131
from under	-86
from us	175
from us </s>	115
from what	-151
from what i	-130
from work	43
from work example	154
from yesterday	-130
from you	131
from your	-153
from your table	-88
front	-4
front </s>	-12
front desk	85
front door	128
front is	-26
front loader	86
front of	-297
front of me	-209
front of the	-220
front room	177
front room </s>	159
frontend	203
frontend </s>	144
frontend is	-11
frost	60
frost </s>	-140
fruit	29
fruit when	-120
fry	24
fryer	112
fryer </s>	-36
ft	149
fuel	80
full	-78
full ,	-199
full </s>	-203
full engine	126
full engine rebuild	126
full moon	-83
full of	-228
full of venison	138
full so	11
full stop	-38
full stop </s>	-83
full-time	-28
full-time </s>	-110
full-time in	109
full-time in <month>	109
full-time since	171
fully	198
fully remote	155
fume	36
fun	-109
fun </s>	48
function	-273
function </s>	-208
function call	-146
function call itself	-146
function is	-131
function return	-163
function should	-58
function should be	-58
function take	-157
function take a	-142
function that	-135
function to	-87
fund	39
fund </s>	-145
fund from	78
funeral	-119
funeral </s>	90
funeral in	50
funeral in <number>	50
funeral tea	-127
funniest	-124
funny	-234
funny </s>	-259
funny but	-120
fur	-146
furious	-167
furious </s>	-137
furniture	-155
furniture </s>	-132
further	-245
further </s>	-154
fuse	126
fuse </s>	87
fuse blow	-128
fuss	-225
fuss </s>	-189
fussy	-130
futsal	19
futsal team	19
future	-128
future </s>	-138
g	69
g of	83
g protein	62
g protein a	116
gag	146
gag </s>	121
gain	64
gala	-64
galaxy	-161
gale	-92
gallbladder	180
galley	8
gamble	112
game	-261
game 's	-132
game ,	-162
game </s>	-102
game <number>	-140
game at	-96
game before	-105
game for	-59
game for a	-131
game in	-48
game is	-222
game studio	156
gap	-36
gap </s>	-201
garage	206
garage ,	107
garage </s>	195
garage because	125
garage fix	-77
garage in	127
garage in <name>	127
garage is	217
garage is a	143
garage on	-103
garage only	-88
garage only take	-88
garage stand	-31
garage with	157
garbage	-141
garden	170
garden 's	122
garden ,	162
garden </s>	-141
garden centre	46
garden for	136
garden is	124
garden just	90
garden railway	-64
garden railway behind	-64
garden that	94
garlic	-12
garlic ,	-4
garlic </s>	46
garlic and	-108
gas	177
gas </s>	-19
gas <name>	105
gas <number>	110
gas bill	-167
gas in	41
gas is	130
gas mark	-11
gas people	-176
gas people </s>	-176
gas ring	171
gas ring </s>	155
gasket	88
gastric	130
gastric sleeve	130
gate	-79
gate ,	-100
gate </s>	-106
gate <number>	-161
gate open	-124
gateway	-57
gauge	24
gavin	58
gb	-135
gb ,	-17
gcse	193
gcse math	137
gcse math at	137
gear	-80
gearbox	-35
gelatine	-153
general	-210
general </s>	-179
generally	-202
generally </s>	-144
generally speak	-123
generate	-46
generation	71
generation </s>	28
generation of	28
generation on	150
generation on this	150
generator	-115
generator </s>	-23
genius	-163
genius </s>	-96
genotype	118
gentle	-253
gentle </s>	-170
gentleman	-74
gentleman in	-25
geocaching	118
geography	-38
geology	134
geology ,	134
geology , <name>	134
german	148
gerund	-73
get	180
get </s>	129
get <kin>	18
get <kin> in	5
get <name>	233
get <name> </s>	205
get <name> on	-118
get <name> so	124
get <number>	25
get <number> </s>	-115
get <number> <kin>	214
get <number> error	-114
get <number> hour	202
get <number> kidney	115
get <number> minute	63
get <number> of	38
get <number> on	171
get <number> percent	48
get <number> tab	-108
get <number> week	125
get a	87
get a <kin>	174
get a <name>	-97
get a <number>	-155
get a bad	-126
get a blank	-132
get a cold	-149
get a cup	-154
get a flat	-178
get a headache	-135
get a lock	72
get a migraine	73
get a pacemaker	118
get a prosthetic	114
get a queue	-164
get a reply	-135
get a stack	-166
get a stoma	132
get a tandem	142
get a timeout	-209
get a weird	-93
get about	-17
get about <number>	-77
get adopt	-147
get an	-39
get an error	-155
get another	174
get another </s>	174
get arthritis	101
get as	-169
get as far	-169
get back	-76
get back to	-165
get beat	24
get beat on	24
get bore	63
get bullet	137
get bullet point	137
get call	36
get cancel	6
get cancel ,	-146
get cancel </s>	-114
get candle	-94
get candle wax	-94
get carsick	144
get carsick we	129
get chew	-57
get chew gum	-57
get citizenship	-109
get confuse	88
get copy	-65
get custody	186
get custody in	125
get custody of	112
get cut	-95
get cut off	-168
get cut short	-103
get cut to	32
get dark	-165
get dark </s>	-165
get decline	-94
get deliver	53
get divorce	105
get do	98
get do </s>	98
get down	-7
get dress	118
get eat	-196
get eat by	-132
get engage	53
get engage ,	136
get engage in	-88
get finish	-4
get from	-60
get half	152
get half a	159
get her	-4
get here	-123
get his	132
get in	-241
get in </s>	-168
get in the	-155
get insulin	99
get insulin twice	81
get into	-32
get into <name>	132
get into the	-10
get is	120
get is <number>	120
get it	-217
get it </s>	-336
get it back	34
get it from	158
get jumpy	-62
get jumpy around	-62
get lay	142
get lay off	142
get limescale	-121
get limescale off	-121
get lose	-148
get lose in	-54
get make	142
get make team	125
get marry in	-41
get marry on	138
get me	102
get me there	-141
get migraine	178
get migraine from	152
get move	-227
get move to	-78
get my	158
get my <days>	150
get my <name>	200
get my citizenship	119
get my coffee	-148
get my drive	145
get my eye	143
get my gas	-50
get no	96
get nothing	-273
get nothing </s>	-227
get nothing in	-143
get off	-196
get on	-4
get on with	69
get only	-147
get our	-34
get out	-225
get out </s>	-148
get page	120
get past	40
get past the	40
get pay	143
get pay in	-29
get pay on	72
get power	-30
get power of	83
get promote	107
get promote to	137
get put	135
get rain	-120
get rain off	-98
get read	229
get ready	50
get red	-140
get red wine	-107
get replace	120
get rid	-137
get rid of	-137
get scam	-41
get seasick	149
get seasick on	116
get send	123
get shorten	107
get sick	163
get soak	-127
get something	-133
get stick	-207
get suspend	-21
get tension	73
get that	-182
get the	-73
get the <name>	151
get the joke	-107
get the last	-139
get the result	106
get the same	-210
get the second	-139
get the weather	-137
get their	152
get there	-154
get there </s>	-118
get this	-293
get this error	-99
get through	-191
get through the	-93
get tinnitus	124
get tinnitus from	105
get to	27
get to work	178
get under	58
get under <number>	58
get up	-83
get up </s>	-7
get up at	-150
get us	-82
get us a	-58
get why	-102
get worse	-8
get worse </s>	-96
get worse i	10
get worse on	109
get write	110
get write access	12
get wrong	-110
get wrong </s>	-110
get you	-16
get your	-130
ghost	-190
gi	-40
giant	-69
giant </s>	-150
gift	-173
gift </s>	-143
gift for	-163
gift for a	-114
gig	-40
gig </s>	79
gig listing	115
gig listing from	115
gig ticket	-155
gimme	-111
ginger	-50
gist	-169
gist </s>	-118
git	-149
gitlab	-96
giulia	-86
giulia ,	-86
give	-87
give </s>	-154
give <name>	-121
give <name> </s>	-141
give <name> migraine	123
give <number>	-247
give <number> percent	-137
give a	-226
give a kidney	152
give a thumb	-98
give an	-151
give back	-162
give back <number>	-162
give blood	-60
give blood every	-80
give credit	128
give have	-123
give her	-24
give him	-141
give him a	-113
give i	17
give i 'm	65
give i can	-37
give is	57
give it	73
give it a	-143
give it up	174
give lesson	128
give lesson to	128
give me	-49
give me </s>	-42
give me <name>	-100
give me <number>	-131
give me a	-155
give me an	-196
give me hive	191
give me metric	103
give me migraine	141
give me something	-122
give me step	-34
give me that	-70
give me the	122
give me this	-39
give my	193
give my <kin>	115
give no	-135
give notice	134
give our	-126
give our tiny	-30
give out	-205
give out </s>	-133
give that	133
give that a	-200
give that all	59
give that i	188
give that my	-31
give that nobody	29
give that slug	54
give that the	-41
give that we	68
give the	-174
give the other	40
give the wall	58
give up	248
give up </s>	-327
give up <kin>	112
give up meat	105
give up my	162
give up on	-252
give up smoke	91
give up sugar	107
give up the	287
give up when	82
give us	-120
give us about	34
give we	-13
give we 're	-13
give you	-120
glare	-129
glass	68
glass ,	51
glass </s>	-113
glass are	95
glass eye	14
glass eye </s>	-150
glass for	96
glass for anything	96
glass from	156
glass in	-168
glaucoma	-11
glaze	123
glaze come	-139
glaze come out	-139
glitter	-52
glitter </s>	-170
globe	-196
glossary	105
glove	-224
glove </s>	-44
glove are	-158
glove on	-91
glove on </s>	-98
glue	-4
glue 's	-138
glue 's dry	-138
glue </s>	103
gluten	136
gluten </s>	169
gluten free	75
gluten free </s>	138
gluten in	139
gluten in my	139
gluten is	59
gnocchi	-164
gnocchi </s>	-164
go	-18
go ,	76
go , <name>	102
go , so	156
go </s>	-167
go <name>	-58
go <number>	-127
go after	44
go again	-118
go again </s>	-118
go ahead	-133
go ahead </s>	-126
go all	-47
go already	-133
go already </s>	-133
go and	-67
go and now	21
go at	-36
go at <number>	42
go back	54
go back </s>	-72
go back at	-77
go back in	-56
go back to	163
go back when	109
go black	-215
go black </s>	-126
go blank	-87
go blind	44
go bust	74
go bust </s>	-149
go but	72
go but i	44
go by	127
go by <name>	208
go by <number>	151
go by the	-144
go by they	158
go cold	-284
go cold </s>	-207
go cold again	-133
go cold over	-91
go cold while	-136
go deaf	-102
go down	-181
go down a	-136
go down to	48
go every	119
go everywhere	43
go everywhere </s>	-98
go everywhere by	108
go fine	-118
go fine ,	-35
go first	-33
go flat	-27
go for	-36
go for <number>	-110
go for a	-54
go for an	-92
go for the	52
go freelance	99
go freelance </s>	99
go from	49
go fully	155
go fully remote	155
go grey	134
go grey </s>	100
go home	-253
go home </s>	-180
go home early	-125
go i	39
go in	160
go in </s>	-201
go in <name>	167
go in <number>	160
go in at	-125
go in on	183
go in the	-9
go into	140
go into <name>	189
go into a	120
go into the	91
go mad	-161
go miss	-146
go miss </s>	-96
go now	-107
go now </s>	-107
go nowhere	43
go nowhere </s>	43
go off	-200
go off ,	-91
go off </s>	-275
go on	115
go on </s>	16
go on <number>	203
go on a	103
go on before	-61
go on our	140
go on rent	153
go on strike	-142
go on the	62
go on till	-161
go orange	-67
go orange </s>	-67
go out	48
go out </s>	-190
go out at	-88
go out by	52
go out in	67
go out on	253
go out with	-123
go over	147
go over <number>	108
go over from	130
go part-time	213
go part-time </s>	149
go part-time after	98
go past	-125
go quiet	-91
go round	-210
go round in	-127
go round the	-126
go since	-120
go soft	-148
go straight	-79
go straight into	30
go the	45
go this	-121
go this morning	-121
go through	82
go through </s>	-116
go through <name>	214
go through the	-135
go to	12
go to </s>	-181
go to <name>	10
go to <number>	97
go to a	177
go to be	-189
go to bed	24
go to close	64
go to do	-119
go to get	-209
go to grab	-119
go to her	-100
go to lunch	-122
go to me	139
go to move	-140
go to my	254
go to open	-73
go to say	-95
go to the	-59
go to try	-126
go to write	-62
go up	58
go up </s>	-10
go up <number>	6
go up again	-186
go up in	150
go up to	150
go vegan	122
go viral	-130
go viral </s>	-130
go white	50
go white </s>	-130
go with	-237
go with it	-161
go with option	-102
go with the	-206
go with your	-101
go without	-101
go wrong	-102
go wrong </s>	-63
goal	49
goal ,	-186
goal </s>	-158
goal for	118
goal for this	158
goal here	-125
goal here is	-125
goal is	17
goal is <number>	-81
goal is to	143
goalie	108
goalkeeper	92
goalkeeper ,	9
goalkeeper , <name>	-29
goalkeeper </s>	110
god	-151
god help	-109
god know	51
goggle	32
gold	161
golf	58
golf </s>	-141
golf handicap	120
good	4
good ,	230
good , i	-59
good </s>	30
good <kin>	66
good <name>	-140
good <name> </s>	-140
good <number>	-138
good <number> </s>	-110
good after	121
good after the	121
good at	138
good but	61
good but keen	85
good coat	-128
good day	103
good day </s>	103
good for	-71
good hour	172
good in	101
good luck	-117
good morning	-144
good name	84
good news	-92
good next	121
good night	-182
good now	151
good or	-133
good question	-155
good question to	-110
good to	-138
good to me	-78
good until	45
good when	99
google	18
google </s>	100
google say	-149
google say </s>	-91
google sheet	140
google sheet every	115
gorgeous	-134
gouda	54
goulash	-46
goulash </s>	-35
gout	79
government	-78
governor	122
gpu	55
grab	-156
grab lunch	-119
grab lunch ,	-119
grace	147
grace before	118
grace before meal	118
grade	162
grade ,	52
grade </s>	36
grade <number>	169
grade <number> in	73
grade <number> piano	144
grade this	7
gradually	80
graduate	184
grafana	-7
grain	249
gram	-29
gram ,	95
gram , never	100
gram </s>	9
grammar	-57
grammar </s>	-176
grand	-24
grand ,	144
grand </s>	-12
grand and	-76
grant	157
grant form	-140
grant proposal	100
grape	122
grapefruit	15
grapefruit </s>	57
grapefruit or	-108
graph	44
graph </s>	81
grass	-126
grass </s>	-116
grateful	75
grateful for	75
grave	147
gravel	170
gravel </s>	128
gravity	-167
gravy	-180
gravy </s>	-130
great	-200
great ,	-203
great , another	-93
great </s>	-277
great at	119
great north	128
great north run	128
greek	-18
greek dance	-18
green	6
green ,	116
green </s>	-56
green <number>	-113
green <number> </s>	-113
green again	-136
green again </s>	-136
green all	112
green and	-152
green card	166
green in	60
green notebook	121
green on	-127
greenhouse	266
greenhouse </s>	151
greenhouse is	171
greenhouse is <number>	105
greet	-113
greeting	-147
grey	-183
grey </s>	-38
grey at	139
grey at <number>	139
grey out	-84
grid	-52
grid ,	182
grid , solar	153
grid </s>	-144
grill	123
grill </s>	123
grim	-140
grim </s>	-104
grind	280
grind floor	116
grind floor </s>	59
grind floor flat	-56
grip	100
grip </s>	-152
grocer	76
grocery	-84
grocery is	120
grocery is <number>	91
groom	66
groom van	9
groomer	123
gross	-136
group	273
group 's	147
group ,	126
group , <number>	126
group </s>	-32
group <kin>	80
group at	33
group chat	-71
group donate	106
group for	88
group have <number>	-52
group i	103
group in	174
group in <name>	174
group is	131
group meet	109
group of	136
group of <number>	136
group project	94
grout	-180
grovel	-96
grow	263
grow </s>	170
grow chile	153
grow chile in	127
grow out	-10
grow out of	-10
grow the	-106
grow up	143
grow up ,	161
grow up <name>	18
grow up in	-9
grow up on	128
growl	-115
growth	-141
grumpy	-227
grumpy </s>	-129
grumpy <kin>	-105
guarantee	-46
guess	-195
guess </s>	-34
guess at	-145
guess i	-139
guess i 'm	-114
guess is	-153
guess is that	-99
guess the	-137
guest	-185
guest </s>	156
guest are	20
guest at	-173
guest come	-138
guest come at	-138
guest have	70
guest house	136
guest in	-150
guest in <number>	-140
guest is	36
guest leave	-103
guidance	-152
guide	126
guide </s>	-132
guide <kin>	187
guide <kin> ,	124
guide <kin> </s>	117
guide at	-49
guide at our	-49
guide for	8
guide on	-114
guide tell	-63
guide tell us	-63
guideline	45
guitar	107
guitar </s>	-28
guitar are	76
guitar backward	50
guitar backward </s>	50
guitar in	8
gum	38
gum </s>	52
gum out	-57
gum out of	-57
gun	148
gun are	148
gunnar	66
gunnar ,	-12
gurdwara	123
gush	-193
gush </s>	-141
gutter </s>	16
gutter is	80
guy	-327
guy </s>	23
guy call	141
guy call <name>	141
guy from	-94
guy from the	-115
guy in	-186
guy in <name>	-7
guy in the	-158
guy is	-80
guy on	-233
guy on <name>	-132
guy on the	-181
guy say	-72
guy with	-81
gwen	101
gwen 's	63
gym	-28
gym 's	46
gym ,	-88
gym </s>	-62
gym are	-83
gym for	-15
gym is	45
gym is a	128
gym on	123
gymnastics	106
h	-76
h </s>	4
ha	-202
ha </s>	-193
habit	67
habit </s>	30
hack	-189
hack </s>	-135
haggle	-88
haiku	-154
haiku about	-146
haiku about a	-129
hail	-27
hail </s>	64
hair	36
hair 's	9
hair </s>	-246
hair at	132
hair at <number>	122
hair for	111
hair is	53
hair out	-27
halal	231
halal </s>	70
halal at	141
half	16
half 's	114
half ,	-150
half </s>	-113
half <kin>	112
half <name>	175
half <name> ,	104
half <number>	-9
half <number> </s>	85
half a	14
half a cabbage	-117
half a cake	-80
half a page	-150
half an	-157
half an hour	-111
half an onion	-114
half are	-165
half asleep	-161
half asleep </s>	-131
half day	148
half day </s>	146
half do	-142
half do </s>	-144
half hour	-81
half is	-50
half is <name>	22
half marathon	-28
half my	11
half my <kin>	156
half my family	94
half my income	113
half my pension	127
half my salary	159
half my screen	-168
half my team	159
half of	120
half of <number>	-88
half of it	136
half of my	-90
half of our	103
half of the	272
half of them	-36
half of us	-70
half of what	131
half off	-135
half our	-6
half past	-177
half past </s>	-95
half past <number>	-148
half price	101
half price </s>	101
half share	34
half share in	34
half term	12
half the	82
half the house	-108
half the time	138
half the year	114
half time	-210
half time </s>	-179
half work	143
half work </s>	143
half-term	-25
halftime	-179
halftime </s>	-166
halfway	-273
halfway ,	-163
halfway through	-141
halfway through the	-87
hall	45
hall 's	-30
hall ,	152
hall </s>	147
hall <number>	-176
hall have	158
hall is	40
hall key	59
hall on	153
hall was	-84
hallway	-12
halt	-118
halt on	-118
halve	-94
ham	-58
hana	115
hand	188
hand 's	118
hand 's miss	135
hand ,	89
hand , <number>	-57
hand </s>	-191
hand <number>	170
hand and	159
hand are	-88
hand are cover	-134
hand are freeze	-190
hand down	153
hand dryer	-94
hand full	-222
hand full ,	-170
hand in	192
hand in </s>	170
hand in my	75
hand in the	-102
hand is	-133
hand it	-165
hand it back	-144
hand luggage	-115
hand luggage only	69
hand me	-74
hand on	186
hand only	142
hand only </s>	128
hand over	11
hand over at	100
hand shake	143
hand shake ,	105
hand shake </s>	25
hand signal	46
hand signal </s>	144
hand still	61
hand the	-4
hand this	-129
hand with	-119
handball	45
handball </s>	-81
handicap	120
handle	250
handle <kin>	-29
handle <kin> </s>	-36
handle our	153
handle that	-101
handle the	117
handle the money	13
handler	-105
handover	114
handover 's	143
handover at	145
handshake	-44
handshake </s>	-91
handstand	88
handstand for	88
handstand for a	88
handwork	137
handwriting	-29
handwriting is	64
hang	-134
hang </s>	-168
hang at	-51
hang in	123
hang off	-87
hang on	-162
hang on </s>	-194
hang on <name>	-156
hang the	85
hang up	-154
hang up on	-93
hannah	53
hanne	128
hanneke	-4
hanneke and	-4
hanneke and the	-4
happen	-97
happen </s>	-249
happen at	189
happen if	-191
happen if i	-155
happen on	20
happen to	54
happy	-125
happy </s>	-120
happy <day>	-140
happy with	-69
happy with it	-31
harbour	257
harbour </s>	132
harbour <kin>	153
hard	-102
hard ,	-143
hard </s>	-175
hard as	-142
hard cheese	-9
hard cheese is	-9
hard for	108
hard for me	108
hard of	132
hard of hear	132
hard to	59
hard to find	116
hard to read	-135
hard way	83
hard when	34
hardly	-194
hardly know	-127
hardware	60
hardware shop	71
hardware shop in	137
hare	-134
harmonica	-116
harmonica in	-26
harness	39
harsh	-40
harvest	52
hash	65
hash before	38
hash before they	38
hassan	-36
hassan ,	-36
hat	-32
hat </s>	-113
hatch	49
hate	194
hate <days>	-146
hate <days> </s>	-146
hate <kin>	-138
hate <kin> </s>	-138
hate app	146
hate app </s>	146
hate be	229
hate be call	86
hate coriander	97
hate coriander ,	97
hate each	-125
hate each other	-125
hate email	157
hate email </s>	157
hate everyone	-137
hate it	-165
hate it </s>	-109
hate man	106
hate man in	106
hate me	-106
hate me </s>	-64
hate olive	155
hate passive	-7
hate passive voice	-7
hate phone	127
hate phone call	127
hate slide	73
hate slide deck	73
hate surprise	97
hate surprise ,	80
hate that	-63
hate that </s>	42
hate the	114
hate the <kin>	115
hate them	-21
hate them </s>	-21
hate this	-176
hate this bug	-80
hate this error	-116
hate to	-98
hate to ask	-160
hate to speak	34
hattie	88
haul	-13
haul water	-69
haunt	-94
haunt </s>	-94
have	38
have ,	182
have , and	119
have </s>	-66
have <day> on	37
have <days>	194
have <days> off	143
have <kin>	132
have <kin> ,	152
have <kin> </s>	58
have <kin> in	156
have <name>	44
have <name> 's	198
have <name> ,	76
have <name> </s>	243
have <name> <number>	-9
have <name> and	-46
have <name> in	-94
have <name> on	-195
have <name> surgery	47
have <number>	-180
have <number> 1000	81
have <number> </s>	243
have <number> <kin>	-168
have <number> <name>	236
have <number> <number>	90
have <number> bathroom	6
have <number> call	-158
have <number> chair	15
have <number> coffee	-219
have <number> column	-161
have <number> day	-144
have <number> glass	-163
have <number> good	98
have <number> heart	-65
have <number> leave	-158
have <number> metre	-129
have <number> min	-166
have <number> minute	-270
have <number> month	-69
have <number> more	-86
have <number> on	-71
have <number> option	-151
have <number> panel	66
have <number> part	-140
have <number> passport	-18
have <number> room	-50
have <number> row	-161
have <number> save	-96
have <number> string	-171
have <number> tab	-103
have <number> to	71
have <number> voice	45
have <number> woman	76
have <number> year	26
have a	-27
have a <kin>	-78
have a <name>	109
have a <number>	155
have a bad	165
have a bite	-167
have a bug	-163
have a call	-149
have a class	-195
have a coffee	-125
have a cold	-206
have a contract	41
have a dataframe	-100
have a doubt	-134
have a drink	12
have a feel	-104
have a fit	-106
have a gastric	130
have a glass	-21
have a good	-119
have a hard	-128
have a hat	-143
have a headache	-152
have a heart	163
have a hip	105
have a hole	-102
have a key	163
have a list	-108
have a look	-114
have a meet	-250
have a name	28
have a nap	-78
have a new	-9
have a pacemaker	163
have a peanut	48
have a question	-272
have a rescue	120
have a right	-158
have a row	-127
have a rule	152
have a share	96
have a small	-98
have a spare	17
have a stammer	200
have a stand	88
have a stent	159
have a stroke	168
have a table	76
have a typo	-139
have a vegan	-4
have a view	112
have a wee	-79
have a weird	-115
have a wrong	-101
have about	107
have about <number>	187
have add	-94
have add a	-94
have adhd	108
have adhd so	108
have adopt	60
have adopt a	141
have all	-118
have already	-33
have also	-133
have always	216
have an	24
have an <name>	-39
have an appointment	-29
have an eat	126
have an error	-77
have an idea	-140
have an oil	100
have another	22
have answer	-93
have any	-194
have any bread	-178
have anything	-13
have ask	-23
have ask <number>	127
have ask for	-44
have ask me	58
have asthma	-17
have asthma and	-84
have at	-150
have attach	-64
have attach the	-64
have bad	157
have bad hip	142
have bank	165
have bank with	165
have be	-74
have be </s>	157
have be <day>	-138
have be <kin>	110
have be a	66
have be assembly	20
have be at	-225
have be call	-54
have be care	87
have be deaf	84
have be engage	-27
have be get	115
have be give	-207
have be here	-117
have be hum	-145
have be in	82
have be learn	116
have be live	46
have be lose	34
have be marry	45
have be mine	107
have be my	86
have be on	-66
have be ours	139
have be out	49
have be play	-28
have be put	-152
have be sick	-114
have be sober	160
have be stammer	11
have be stand	-135
have be stare	-190
have be tell	-42
have be there	-22
have be through	-92
have be together	151
have be up	-192
have be volunteer	-73
have be wait	-168
have be with	65
have be write	136
have begin	-125
have begin </s>	-41
have book	-84
have book <number>	100
have both	7
have bring	-204
have buy	28
have buy a	63
have caffeine	111
have caffeine after	111
have cake	-117
have cake for	-117
have chair	127
have change	-147
have coeliac	-102
have coeliac disease	-102
have covid	122
have covid in	122
have cut	38
have cut hair	105
have cystic	114
have cystic fibrosis	114
have decide	155
have decide on	67
have decide to	103
have dementia	127
have dialysis	106
have dialysis </s>	106
have do	306
have do for	85
have do it	100
have do since	215
have do so	-49
have do the	32
have double	-86
have down	142
have down 's	142
have drop	154
have duplicate	-116
have dyslexia	148
have dyslexia </s>	122
have eat	-119
have enough	-166
have enough of	-92
have extra	89
have extra time	89
have fall	51
have finish	146
have finish my	146
have fish	95
have for	-40
have forget	-96
have get	215
have get </s>	113
have get <kin>	124
have get <name>	254
have get <number>	93
have get a	190
have get about	48
have get an	-34
have get arthritis	101
have get half	94
have get is	120
have get my	141
have get no	-63
have get the	40
have get tinnitus	100
have get to	-328
have give	21
have give me	92
have go	-276
have go and	-142
have go back	33
have go home	-130
have go on	52
have go to	-206
have guest	-136
have have	55
have have <name>	174
have have <number>	11
have have a	44
have have an	133
have have enough	-92
have have it	-169
have have no	-95
have have our	146
have have the	108
have have them	-139
have have this	-98
have hay	145
have hay fever	145
have headphone	-122
have headphone on	-122
have hear	-134
have her	-138
have her insulin	95
have her on	-96
have high	17
have him	148
have his	98
have his own	21
have i	-150
have in	56
have in the	-119
have is	-29
have it	-91
have it </s>	22
have it on	-44
have it with	-127
have its	31
have just	-43
have just give	35
have just lose	-122
have just put	58
have just ring	-58
have just send	-115
have just watch	-99
have keep	136
have keep a	92
have keep bee	15
have keep the	39
have know	-84
have leave	-126
have leave </s>	-175
have leave a	-78
have lettuce	51
have live	-42
have live here	-154
have live in	179
have live on	128
have live with	63
have look	-39
have look after	142
have lose	19
have lose <number>	108
have lose her	62
have lose my	-99
have lose the	-174
have lunch	-176
have lunch </s>	-133
have lupus	114
have make	-161
have manage	-100
have maybe	-88
have maybe <number>	-71
have me	22
have me in	-138
have me up	101
have meet	-77
have miss	-99
have mix	-177
have more	-119
have move	-67
have move into	149
have move me	30
have move on	-131
have move the	-36
have move to	-130
have my	-244
have my <kin>	156
have my spare	146
have n't	-114
have n't a	46
have n't answer	-126
have n't be	116
have n't come	-155
have n't eat	-120
have n't find	18
have n't get	102
have n't have	-49
have n't look	60
have n't open	-68
have n't pay	-186
have n't replace	19
have n't speak	199
have n't touch	-66
have never	-93
have never be	-108
have never do	-185
have never have	95
have never hear	-125
have never learn	220
have never own	108
have never see	-132
have no	-23
have no <kin>	143
have no <name>	-64
have no bus	102
have no car	236
have no clue	-41
have no floor	67
have no heat	159
have no idea	-119
have no internet	41
have no oven	-8
have no signal	-155
have nobody	39
have none	-13
have not	-67
have nothing	-234
have nothing </s>	-160
have nothing to	-134
have only	133
have only <number>	136
have only a	63
have only get	26
have only the	153
have open	-184
have open the	-140
have opinion	-94
have our	140
have our spare	115
have own	196
have paste	-101
have peanut	71
have perfect	87
have perfect pitch	133
have pick	-145
have play	-25
have power	127
have power of	127
have publish	62
have pull	-140
have put	-74
have put my	40
have put our	124
have put the	-189
have read	-33
have read it	-175
have read the	-190
have rename	55
have rent	194
have ring	-137
have run	-84
have run out	-89
have run the	-92
have say	-175
have say a	-122
have say it	-132
have say yes	-93
have see	-171
have see it	-136
have send	-310
have send me	-180
have send the	-171
have serve	69
have share	96
have shift	106
have sickle	160
have sickle cell	160
have sign	139
have sign a	141
have since	58
have solar	139
have some	-100
have space	-142
have spell	-90
have spend	108
have spend <number>	108
have stand	-131
have start	-146
have still	-155
have stop	211
have stop eat	127
have stop the	107
have swear	30
have take	101
have tell	-27
have tell the	-24
have terrible	-142
have that	-98
have the	287
have the <kin>	151
have the <name>	122
have the <number>	-43
have the date	69
have the file	-175
have the flu	-96
have the hall	128
have the key	147
have the only	209
have the op	56
have the other	78
have the paper	-61
have the same	-90
have the spare	99
have the wrong	-93
have them	145
have them from	158
have this	-250
have time	-198
have time for	-117
have to	42
have to be	250
have to bin	-131
have to build	131
have to call	-99
have to carry	86
have to come	-5
have to do	-164
have to fix	-104
have to get	67
have to give	10
have to go	-305
have to hand	-83
have to have	72
have to keep	163
have to leave	174
have to put	-93
have to run	-125
have to say	-97
have to sign	15
have to stay	176
have to tell	-103
have to use	189
have to wait	159
have toast	-117
have too	-62
have try	-202
have try restart	-101
have turn	-83
have type	24
have type <number>	122
have until	-100
have us	-205
have use it	-140
have vanish	-106
have visit	-119
have visit every	48
have volunteer	77
have walk	190
have wear	155
have wear a	144
have wear out	-121
have work	207
have write	-117
have you	-130
hay	95
hay ,	-66
hay , not	-66
hay fever	247
hay fever ,	89
hay fever from	147
he	-47
he 'd	-289
he 'd a	-145
he 'd be	-126
he 'll	92
he 's	-32
he 's <name>	-146
he 's <number>	249
he 's a	272
he 's allergic	-157
he 's an	143
he 's ask	-149
he 's at	-157
he 's away	149
he 's call	-92
he 's eat	-130
he 's fine	-71
he 's from	197
he 's in	-104
he 's my	126
he 's nervous	132
he 's no	-11
he 's not	13
he 's on	84
he </s>	76
he <kin>	110
he <kin> and	-6
he <kin> n't	-168
he also	-153
he ask	-121
he can	-28
he can n't	143
he come	101
he come home	157
he come in	-50
he do	37
he do it	-137
he drop	34
he eat	122
he fancy	-37
he find	-108
he get	119
he go	-108
he go </s>	-141
he hate	-16
he have	-105
he have <number>	-208
he have a	-208
he have already	-92
he have be	-55
he have get	102
he have have	173
he have his	157
he have me	-79
he have to	-107
he is	-64
he is n't	-144
he is now	48
he just	-22
he keep	-222
he keep <kin>	-145
he latch	143
he latch on	143
he leave	-91
he live	-29
he live in	-88
he must	-86
he need	159
he never	-146
he own	-46
he pay	-112
he play	7
he quit	-67
he read	151
he right	-85
he right </s>	-85
he ring	-113
he say	-124
he say i	-128
he say it	-100
he see	77
he see it	-140
he seem	-140
he sell	-131
he sleep	176
he tell	46
he think	-124
he turn	76
he turn <number>	76
he want	108
he want to	174
he was	-8
he was <number>	7
he was a	163
he was funny	-108
he was in	-160
he was n't	-130
he will	83
he will n't	77
he would	-119
he write	-183
head	67
head 's	-179
head ,	197
head </s>	-117
head <kin>	152
head <kin> in	69
head at	35
head at a	99
head hurt	-128
head in	-163
head in </s>	-160
head is	-53
head like	-133
head like a	-133
head of	86
head of the	48
head off	-147
head office	153
head since	65
head to	-181
head to the	-146
head up	58
head up </s>	58
headache	-189
headache ,	-176
headache , no	-106
headache </s>	-161
header	-294
header ,	-80
header </s>	-172
header look	-113
header row	-125
header row </s>	-125
heading	194
heading </s>	136
headline	-204
headline is	-130
headmaster	107
headphone	-74
headphone </s>	100
headphone on	-150
headphone on </s>	-150
headset	-155
heal	209
heal </s>	81
heal right	124
heal right </s>	124
health	136
health </s>	-146
heap	-132
heap of	-104
hear	103
hear ,	132
hear </s>	-235
hear a	-93
hear a thing	-12
hear about	120
hear aid	277
hear aid ,	61
hear aid </s>	177
hear aid are	72
hear aid in	124
hear aid on	92
hear aid since	74
hear in	186
hear in my	93
hear is	108
hear it	52
hear loop	146
hear myself	-107
hear myself think	-107
hear of	-156
hear on	159
hear on the	83
hear ring	34
hear test	47
hear test and	47
hear that	-154
hear the	-303
hear you	-222
hear you ,	-138
heart	179
heart 's	-35
heart 's on	-35
heart </s>	61
heart attack	123
heart failure	143
heart murmur	138
heart murmur </s>	119
heart rate	41
heart rate is	-85
heat	89
heat 's	-132
heat 's off	-196
heat </s>	91
heat <number>	75
heat go	-137
heat go off	-74
heat in	-21
heat in here	-62
heat is	18
heat only	104
heat pump	104
heat pump <kin>	-132
heat the	77
heater	176
heather	160
heave	-154
heavier	63
heavier </s>	63
heavy	94
heavy </s>	-18
heavy clay	188
heavy clay ,	127
heavy clay </s>	144
heavy rain	-41
hectare	-7
hedge	-188
hedge </s>	-131
heel	-132
height	151
height ,	131
height </s>	7
height make	-4
hell	-82
hell </s>	-123
hell today	-68
hell today ,	-60
hell today </s>	-33
hello	-228
hello </s>	-101
hello again	-65
helm	41
help	5
help </s>	43
help a	138
help me	-314
help me </s>	-186
help me answer	-136
help me with	-120
help me word	67
help me write	-141
help us	-68
help us </s>	-68
help with	-222
help with a	-86
helpdesk	-31
helpline	-85
hem	29
hence	-7
hence the	36
hence the odd	-60
hence the rush	27
hendrik	35
hendrik here	35
her	50
her ,	-156
her </s>	38
her <kin>	-215
her <kin> 's	-227
her <kin> ,	168
her <kin> </s>	-127
her <kin> <name>	160
her <kin> have	-73
her <kin> in	7
her <kin> was	-173
her <name>	58
her <name> </s>	21
her <number>	-102
her <number> year	152
her a	-204
her a note	-66
her back	-98
her bag	72
her bag </s>	72
her bedroom	141
her caravan	30
her down	30
her down the	30
her fall	136
her fall </s>	136
her flat	136
her for	69
her guide	138
her guide <kin>	138
her hair	-22
her house	-34
her in	-43
her insulin	95
her job	-46
her message	64
her mind	-117
her name	-136
her name is	-50
her off	-171
her off the	-171
her on	30
her on <name>	172
her on the	107
her own	227
her paper	106
her photo	64
her rent	-163
her residency	147
her right	-28
her second	58
her second stroke	58
her shoulder	-7
her shoulder </s>	-7
her the	19
her tonight	-64
her tonight </s>	-64
her wrist	-127
herd	61
here	-113
here 's	-306
here 's a	-95
here 's the	-224
here ,	259
here , <number>	242
here , go	-145
here , its	79
here , mostly	131
here , own	81
here , so	154
here , the	-8
here , what	-90
here :	113
here </s>	-248
here are	55
here for	-134
here for an	-142
here have	79
here i	131
here in	97
here in <name>	199
here in a	-127
here in the	-122
here is	17
here is <number>	152
here is awful	-72
here is my	-152
here is the	-207
here is to	-125
here look	-131
here look at	-131
here on	195
here since	-217
here since <name>	-63
here since <number>	-154
here the	-166
here today	-67
here today </s>	-46
here until	33
here until <number>	33
here with	-228
here with a	-178
hernia	161
hernia </s>	115
hernia op	106
hernia op </s>	75
hero	-359
hero ,	-123
hero is	-139
heroine	-293
heroine ,	-216
heroine , <name>	-152
heron	-152
heron </s>	-123
herr	21
herr <name>	21
herring	46
herring ,	46
hers	-88
hers </s>	49
hers is	38
herself	138
hetzner	100
hey	-263
hey </s>	-185
hgv	112
hgv class	109
hgv class <number>	109
hi	-209
hi ,	-130
hi </s>	-120
hib	-50
hibernate	119
hibernate in	119
hibernate in the	111
hiccup	-98
hide	-120
hide in	-131
hide the	-66
high	43
high ,	27
high , so	-47
high </s>	21
high <name>	-85
high street	-57
higher	178
higher </s>	153
highest	-163
highlight	-144
hike	5
hike pole	47
hike the	137
hike the <name>	137
hilarious	-151
hilarious </s>	-136
hill	198
him	40
him ,	-166
him </s>	-50
him a	-50
him about	-98
him at	-106
him every	128
him for	-169
him in	99
him in the	80
him nicely	-129
him off	127
him off </s>	127
him since	123
him twice	-96
him twice </s>	-140
himself	16
himself </s>	-89
himself is	126
hindi	-76
hindu	139
hinge	-14
hinge </s>	124
hint	64
hint </s>	58
hip	366
hip </s>	129
hip and	59
hip do	136
hip do in	76
hip op	88
hip op </s>	88
hip operation	41
hip operation </s>	41
hip replacement	196
hip replacement </s>	135
hire	96
hire </s>	94
hire <number>	63
hire <number> junior	48
hire a	149
hire a second	76
hire anyone	-154
hire me	86
hire my	111
hire my <kin>	111
his	28
his </s>	-188
his <kin>	-28
his <kin> 's	115
his <kin> </s>	-39
his <kin> <name>	129
his <kin> in	-69
his <kin> is	-40
his <name>	177
his <name> and	26
his <number>	-224
his <number> </s>	-147
his <number> <kin>	-142
his ear	176
his eye	-180
his face	-155
his face </s>	-155
his fall	124
his fall </s>	124
his glass	-173
his hear	70
his hear aid	70
his house	34
his last	-122
his name	79
his own	-91
his own <kin>	-153
his own place	-17
his phone	-99
his shop	113
his shoulder	-31
his spell	28
his tablet	103
his tea	99
his tea </s>	99
his tool	133
his tool </s>	133
his wed	-17
hiss	-167
history	22
history </s>	124
history of	-128
history of glaucoma	-84
history of the	-132
hit	-253
hit <number>	95
hit <number> </s>	-10
hit a	100
hit the	-163
hive	164
hive ,	175
hive </s>	95
hive at	97
hive at the	97
hive behind	75
hive behind the	75
hive on	91
hive on the	91
hm	-97
hmm	-118
hoarder	70
hoarse	-59
hob	175
hob 's	130
hob 's induction	130
hob ,	-75
hob </s>	-180
hob is	123
hob is induction	123
hob only	135
hob that	143
hob that half	143
hobby	139
hobby ,	140
hobby </s>	131
hockey	67
hockey </s>	-16
hockey goalie	27
hog	-151
hog the	-151
hoist	91
hold	-122
hold </s>	-137
hold <number>	-28
hold <number> </s>	19
hold a	107
hold a patent	133
hold an	159
hold an <name>	159
hold for	-148
hold for <number>	-148
hold it	-21
hold it for	-104
hold my	56
hold on	-116
hold on </s>	-122
hold shift	-126
hold the	180
hold the power	77
hold until	-105
hold with	-318
hold with the	-249
holder	77
hole	-284
hole </s>	-107
hole in	-210
hole in it	-151
hole in the	-72
holiday	-178
holiday </s>	-118
holiday are	162
holiday in	-80
holiday visa	-53
home	77
home 's	91
home ,	-50
home , <name>	181
home , <number>	118
home , less	79
home </s>	20
home <day>	125
home <kin>	197
home <kin> </s>	125
home <number>	125
home and	127
home and <name>	127
home at	81
home at <name>	164
home at <number>	-101
home but	76
home by	51
home by <number>	-12
home early	-163
home early ,	-119
home educate	141
home educate <number>	141
home from	-29
home in	140
home in <name>	237
home is	33
home now	-115
home now </s>	-79
home on	-45
home on <days>	88
home only	166
home to	240
home to <name>	212
home to us	117
home tonight	-136
home was	-44
home with	48
home with the	132
home without	-121
homeschool	166
homeschool ,	167
homeschool all	118
homeschool all <number>	118
homeschool our	103
homeschool our <number>	103
homeschooled	165
homeschooling	97
homestay	141
hometown	103
homework	-240
homework </s>	-68
homophone	69
homophone </s>	69
honest	-8
honest </s>	-217
honestly	-58
honestly ,	-25
honestly , across	22
honestly </s>	19
honestly i	-8
honey	62
honey </s>	25
honey and	66
honey at	77
honey at the	77
honey go	164
honey go to	164
honeymoon	158
honeymoon </s>	140
honk	-135
honour	-16
hook	-210
hook </s>	-131
hoover	22
hoovered	-129
hoovered the	-129
hoovered the whole	-129
hoovering	-67
hop	-73
hope	-76
hope </s>	-83
hope for	46
hope i	-111
hope is	-93
hope this	-151
hope to	90
hope to adopt	132
hope to be	-60
hope to buy	71
hope to get	100
hope you	-140
hopefully	25
hopefully </s>	49
hopeless	164
hopeless ,	108
hopeless </s>	44
horoscope	22
horoscope </s>	-125
horrible	-117
horror	68
horror film	92
horror film i	141
horror is	7
horsebox	45
hose	-205
hospice	207
hospice shop	76
hospital	198
hospital ,	46
hospital , no	-17
hospital </s>	100
hospital <kin>	132
hospital <kin> </s>	132
hospital bed	110
hospital in <name>	-38
host	111
host </s>	140
host a	154
host a pub	154
host at	179
host at <name>	93
host everything	118
host on	108
host on a	108
host that	-75
host the	-25
host with	22
hostel	41
hostel in	140
hostel in <name>	140
hot </s>	67
hot at	56
hot at the	56
hot sauce	90
hot tar	-105
hot to	-116
hot water	-119
hotel	-8
hotel </s>	78
hotel have	-247
hotel i	29
hotel in	39
hotel in <name>	4
hour	-223
hour ,	-8
hour , say	54
hour </s>	-88
hour a	-84
hour a day	-214
hour a month	94
hour a week	206
hour about	-117
hour ago	-388
hour ago ,	-68
hour ago </s>	-314
hour ago and	-137
hour ahead	130
hour and	21
hour and <number>	81
hour at	244
hour at a	131
hour before	-175
hour behind	94
hour contract	68
hour contract </s>	101
hour each	88
hour each way	88
hour for	-144
hour from	205
hour from <name>	144
hour i	21
hour in	28
hour in <name>	-46
hour in a	41
hour late	-162
hour late </s>	-160
hour now	-139
hour now </s>	-139
hour on	-196
hour on the	-177
hour till	-28
hour to	-34
hour to <number>	162
hour to get	150
hour today	-112
hour today </s>	-72
hour week	-24
hourly	95
hourly </s>	154
hourly rate	115
hourly rate is	115
house	200
house ,	366
house , <name>	118
house </s>	37
house <kin>	4
house a	117
house after	148
house after the	112
house and	-37
house association	72
house at	-60
house at <name>	167
house because	145
house because of	145
house belong	133
house belong to	133
house co-op	185
house co-op in	134
house eat	90
house eat fish	85
house for	-112
house have	-99
house have be	-142
house in	-117
house in <name>	67
house in the	-167
house is	126
house is <number>	152
house is a	-145
house is list	179
house is off	11
house my	129
house my <kin>	129
house nobody	98
house nobody eat	98
house of	-58
house rule	84
house rule </s>	196
house since	114
house style	121
house style at	121
house swap	-23
house to	45
house was	144
house was build	126
house with	205
house with a	163
housebound	158
household	70
household ,	85
household :	-96
household </s>	212
hover	-73
hover </s>	-118
hover around	87
how	-312
how ,	57
how </s>	-113
how <kin>	-176
how <kin> <number>	-131
how <kin> a	-125
how <number>	-113
how can	-157
how can i	-132
how could	-138
how do	-172
how do i	-105
how do people	-69
how do you	-180
how far	-162
how fast	-87
how i	304
how i meet	129
how i take	147
how is	-191
how it	-213
how it is	-123
how it was	-78
how long	-338
how long to	-179
how many	-275
how many <name>	-115
how many each	-86
how many gram	-76
how many hour	-79
how many km	-118
how many leg	-103
how many minute	-34
how much	-193
how much </s>	-110
how much <kin>	-113
how much a	-117
how much is	-184
how my	-120
how often	-114
how old	-163
how old is	-151
how she	-93
how should	-190
how should i	-118
how the	-286
how they	-172
how this	-101
how this work	-101
how to	-299
how to do	-148
how to say	-110
how to word	-69
how we	120
how we 're	-122
how would	108
how would <number>	-208
how would you	112
how you	117
how you like	89
howl	12
howl </s>	-178
hr	-100
html	138
html file	138
huge	-114
huge </s>	-114
hull	-64
hum	-253
human	-215
humidity	124
humidity </s>	21
hummus	-148
humour	12
humour ,	41
hungarian	-69
hungry	-219
hungry </s>	-182
hunt	170
hunt </s>	100
hurdy-gurdy	-39
hurl	80
hurry	-398
hurry ,	-105
hurry </s>	-334
hurry up	-124
hurry up </s>	-101
hurt	-250
hurt </s>	-167
hurt a	-97
hurt a bite	-97
hurt from	-135
hurt from this	-135
hurt him	-49
hurt him </s>	-49
hut	75
hut </s>	16
hw	-173
hw </s>	-123
hybrid	-5
hydraulic	5
hydrology	28
hydrology ,	93
hydrology , part-time	93
hydrology </s>	-30
hygiene	114
hymn	35
hype	-188
hypothetically	-109
i	157
i 'd	-171
i 'd <number>	-151
i 'd ask	-176
i 'd be	-34
i 'd better	-144
i 'd call	51
i 'd have	-138
i 'd know	-76
i 'd like	32
i 'd love	-174
i 'd never	-20
i 'd prefer	-124
i 'd put	-112
i 'd rather	23
i 'd say	10
i 'll	-240
i 'll be	-48
i 'll give	-97
i 'll go	50
i 'll have	-179
i 'll send	-122
i 'll take	69
i 'll try	-79
i 'll type	-167
i 'm	-27
i 'm <day>	-173
i 'm <name>	214
i 'm <number>	198
i 'm a	198
i 'm about	-183
i 'm afraid	-115
i 'm after	-250
i 'm aim	148
i 'm allergic	37
i 'm alone	31
i 'm an	166
i 'm apply	170
i 'm ask	69
i 'm at	-151
i 'm back	-26
i 'm bad	-4
i 'm be	-197
i 'm blind	39
i 'm bore	-130
i 'm build	31
i 'm coeliac	173
i 'm colour	153
i 'm colour-blind	187
i 'm confuse	-201
i 'm cook	-183
i 'm cover	42
i 'm curious	-139
i 'm dead	5
i 'm deaf	33
i 'm deputy	66
i 'm design	-133
i 'm do	19
i 'm down	9
i 'm drive	-134
i 'm due	-72
i 'm dyslexic	79
i 'm fine	-133
i 'm fix	-141
i 'm fly	-152
i 'm freeze	-137
i 'm from	-86
i 'm get	-35
i 'm go	-191
i 'm good	-125
i 'm half	-98
i 'm halfway	-50
i 'm hard	-32
i 'm have	-108
i 'm her	142
i 'm here	-128
i 'm hopeless	103
i 'm hungry	-101
i 'm impress	-132
i 'm in	-143
i 'm interest	-118
i 'm into	-136
i 'm just	87
i 'm keen	-149
i 'm knackered	-133
i 'm know	152
i 'm lactose	154
i 'm late	-107
i 'm learn	244
i 'm leave	-145
i 'm left-handed	159
i 'm look	-179
i 'm lose	-271
i 'm mad	-139
i 'm make	-149
i 'm melt	-95
i 'm miss	-124
i 'm more	79
i 'm move	-58
i 'm night	166
i 'm no	138
i 'm not	-89
i 'm off	-21
i 'm only	-74
i 'm out	-103
i 'm pay	201
i 'm plan	-123
i 'm pregnant	110
i 'm proper	-60
i 'm put	68
i 'm read	-259
i 'm really	180
i 'm register	143
i 'm repeat	14
i 'm retrain	131
i 'm rubbish	97
i 'm run	-189
i 'm save	148
i 'm scare	-72
i 'm set	-46
i 'm shatter	-95
i 'm sick	-134
i 'm sit	-91
i 'm slow	33
i 'm so	-223
i 'm soak	-95
i 'm stand	-32
i 'm start	-158
i 'm starve	-136
i 'm step	-26
i 'm stick	-309
i 'm still	-107
i 'm study	-17
i 'm switch	132
i 'm teach	-10
i 'm tell	-161
i 'm terrify	30
i 'm the	259
i 'm tire	-24
i 'm to	108
i 'm too	56
i 'm train	253
i 'm travel	-53
i 'm treasurer	111
i 'm try	-46
i 'm type	-239
i 'm up	16
i 'm use	-149
i 'm useless	187
i 'm vegan	158
i 'm vegetarian	220
i 'm wait	-102
i 'm walk	102
i 'm watch	-208
i 'm wear	-136
i 'm wipe	-116
i 'm with	186
i 'm work	-202
i 'm wreck	-144
i 'm write	-74
i ,	-42
i </s>	-81
i <day>	-238
i <day> down	-157
i <kin>	322
i <kin> ,	118
i <kin> </s>	-14
i <kin> amateur	50
i <kin> for	118
i <kin> have	125
i <kin> in	122
i <kin> is	134
i <kin> the	214
i <kin> this	-138
i <name>	-12
i actually	50
i add	-99
i add the	-156
i adopt	-40
i adopt your	-129
i agree	-98
i agree on	-10
i agree with	-119
i already	87
i also	192
i always	-24
i always forget	-180
i always get	-79
i always want	172
i am	42
i am ,	135
i am </s>	-12
i am <kin>	130
i am <name>	-77
i am <number>	123
i am a	145
i am about	-56
i am an	73
i am cross	-115
i am deaf	115
i am from	139
i am give	128
i am go	81
i am in	-69
i am not	-257
i am only	127
i am owe	-89
i am prepare	-13
i am stay	-12
i am the	161
i am tire	-82
i am try	-38
i am write	-156
i answer	220
i answer for	149
i answer to	166
i are	-54
i argue	55
i ask	65
i ask </s>	-214
i ask about	126
i ask for	42
i ask the	-146
i avoid	193
i bake	109
i bake for	184
i bank	121
i barely	-177
i barely know	-159
i batch	132
i be	-188
i be do	-69
i beat	-101
i become	10
i become a	142
i beg	-167
i believe	129
i believe in	155
i bet	-244
i bet </s>	-183
i bike	75
i bill	53
i bin	-61
i blame	-129
i blame the	-129
i book	-107
i borrow	-191
i break	-12
i break it	-96
i break my	184
i break the	-137
i breed	123
i breed <kin>	123
i bring	-171
i bring my	23
i budget	134
i build	82
i burn	37
i burn the	-215
i busk	109
i buy	-88
i buy a	46
i buy it	-118
i buy milk	-134
i buy the	-83
i buy today	-67
i buy yesterday	-122
i call	-42
i call her	179
i call my	155
i call the	-196
i can	-64
i can bring	48
i can do	-99
i can manage	-78
i can n't	-67
i can never	-214
i can not	113
i can only	141
i can play	30
i can read	182
i can see	-237
i can send	-158
i can take	108
i can type	21
i can use	90
i care	84
i care about	84
i carry	95
i chair	221
i chair the	168
i change	-33
i change the	-110
i change was	-159
i charge	138
i charge <number>	185
i charge the	-171
i cheat	-99
i check	-38
i check </s>	-98
i check without	-110
i choose	55
i choose the	55
i claim	-35
i clean	137
i clean </s>	106
i clean for	138
i clean office	139
i clear	47
i click	-253
i climb	112
i close the	36
i co-own	76
i co-own the	76
i code	150
i code in	109
i collect	266
i collect fountain	120
i collect old	82
i collect only	70
i come	149
i come from	182
i come home	-158
i come in	-39
i come out	126
i come to	64
i commute	105
i conduct	116
i conduct a	90
i consult	126
i consult </s>	126
i cook	-98
i copy	-69
i could	-96
i could cry	-69
i could eat	144
i could murder	-114
i could n't	-230
i could sleep	-106
i could use	-111
i count	-134
i count <number>	-127
i count it	-100
i cover	163
i cover the	84
i cry	-100
i cut	16
i cut the	-62
i cycle	165
i cycle everywhere	114
i delete	-139
i delete a	-93
i delete the	-117
i depend	127
i depend on	127
i deploy	-135
i dey	-48
i dictate	97
i dictate because	96
i dictate everything	141
i dinnae	73
i direct	164
i dislike	173
i do	98
i do ,	47
i do </s>	-59
i do <kin>	201
i do <name>	202
i do <number>	37
i do about	-118
i do all	165
i do as	66
i do be	30
i do contract	126
i do eat	130
i do everything	129
i do for	11
i do have	119
i do his	163
i do it	46
i do my	230
i do n't	-341
i do nail	146
i do night	102
i do not	-114
i do nothing	102
i do on	99
i do payroll	143
i do see	-133
i do something	-83
i do tax	-26
i do the	352
i do this	76
i do today	-39
i do with	-117
i donate	176
i doubt	-152
i doze	-115
i doze off	-115
i drag	-142
i dream	-185
i dream of	-130
i dress	152
i drink	-93
i drive	49
i drive a	328
i drive for	104
i drive the	118
i drop	-46
i drop my	57
i drop out	151
i drop the	-90
i dry	-85
i dub	-56
i dye	-35
i earn	168
i earn <number>	18
i eat	44
i eat no	164
i eat this	-71
i edit	99
i edit the	125
i end	141
i end up	141
i enjoy	21
i ever	-12
i explain	-134
i export	-146
i fail	163
i fail my	120
i fail the	74
i faint	141
i faint at	118
i fall	159
i fancy	-128
i farm	120
i fast	70
i fast till	-113
i fear	-13
i feed the	14
i feel	-156
i feel great	-97
i fence	63
i find	-323
i find </s>	-125
i find a	-152
i find it	-122
i find on	-101
i find the	-166
i finish	-53
i finish my	-77
i fire	-69
i fish	143
i fix	40
i fix the	-158
i fly	76
i fly to	-71
i follow	93
i follow the	-12
i force	115
i forget	-273
i forget my	-124
i forget the	-188
i foster	168
i foster <kin>	127
i found	173
i freeze	-72
i get	-112
i get <number>	-74
i get a	-360
i get about	-80
i get an	-119
i get as	-125
i get candle	-94
i get confuse	88
i get green	44
i get it	52
i get migraine	163
i get my	-13
i get nothing	-155
i get out	-140
i get pay	113
i get red	-125
i get seasick	146
i get the	52
i get there	-154
i get to	159
i get up	-139
i give	151
i give <number>	-72
i give a	-29
i give it	72
i give my	181
i give the	-219
i give up	137
i give you	-120
i go	117
i go back	90
i go by	115
i go down	-13
i go over	134
i go to	-46
i grow	138
i grow up	270
i guess	-277
i guess </s>	-207
i guess i	-131
i guide	124
i hand	170
i hand it	-109
i hand over	150
i handle	208
i handle the	131
i hang	-86
i hardly	-127
i hardly know	-127
i hate	6
i hate be	210
i hate it	-196
i hate that	-175
i hate this	-158
i hate to	-89
i have	-51
i have </s>	-69
i have <days>	99
i have <kin>	104
i have <name>	65
i have <number>	-111
i have a	-35
i have about	67
i have add	-94
i have adhd	108
i have already	-210
i have always	89
i have an	-32
i have ask	-34
i have attach	-64
i have be	42
i have book	-84
i have buy	123
i have chair	127
i have cut	38
i have decide	9
i have dialysis	106
i have do	181
i have drop	167
i have finish	146
i have forget	-96
i have get	109
i have have	-147
i have hear	-126
i have her	-93
i have it	-213
i have keep	201
i have know	10
i have live	15
i have look	-202
i have lose	-52
i have lunch	-139
i have make	-119
i have manage	-51
i have miss	-99
i have move	37
i have my	-171
i have n't	-227
i have never	-80
i have no	109
i have not	-46
i have nothing	-161
i have only	32
i have open	-134
i have own	131
i have paste	-101
i have perfect	87
i have play	-30
i have publish	62
i have put	-97
i have read	-179
i have rent	154
i have run	9
i have say	-147
i have see	37
i have send	-136
i have serve	69
i have share	96
i have sign	139
i have stand	-131
i have still	-155
i have stop	115
i have swear	30
i have tell	-27
i have the	-79
i have them	167
i have this	-139
i have time	-137
i have to	-284
i have try	-227
i have type	-109
i have use	-188
i have visit	48
i have volunteer	77
i have walk	157
i have wear	155
i have work	207
i have write	-202
i hear	-332
i hear </s>	-254
i hear the	-130
i hear you	-121
i heat	17
i heat the	17
i help	114
i hire	98
i hit	-116
i hit <number>	-10
i hit the	-100
i hold	46
i hold a	154
i hold it	-104
i hold shift	-126
i hold the	137
i hope	-56
i hope i	-111
i hope this	-105
i host	195
i host the	135
i inherit	253
i inherit <number>	133
i inherit a	105
i inherit from	143
i inherit my	97
i inherit this	-151
i intend	48
i intend to	106
i invoice	120
i invoice on	73
i join	-26
i join the	-32
i just	-250
i just do	83
i just love	-62
i just run	-122
i just see	-151
i just send	-108
i just spill	-80
i keep	132
i keep <number>	170
i keep all	21
i keep bee	259
i keep cry	-83
i keep get	-213
i keep kosher	118
i keep my	172
i keep the	228
i knit	201
i knit left-handed	45
i know	-8
i know </s>	-259
i know <name>	43
i know nothing	-109
i know the	26
i know what	-81
i laugh	-181
i learn	218
i learn <name>	186
i learn by	116
i learn from	-141
i learn to	106
i leave	-25
i leave <name>	-128
i leave a	-55
i leave it	-170
i leave my	-86
i leave on	-96
i leave school	128
i leave the	16
i lecture	52
i lecture in	122
i let	152
i lie	142
i lift	142
i like	58
i like </s>	-129
i like how	-147
i like it	104
i like my	239
i like option	-121
i like the	-22
i like them	-168
i like this	-86
i like your	-170
i listen	150
i listen to	150
i live	-143
i live alone	72
i live at	17
i live in	-55
i live on	219
i lock	-76
i lock up	-63
i log	-135
i look	-11
i look after	189
i look at	-29
i look for	-79
i look it	-129
i look up	42
i lose	9
i lose <number>	58
i lose my	114
i lose the	-20
i love	-138
i love how	-116
i love it	-159
i love the	-156
i love this	-51
i maintain	148
i maintain a	113
i make	40
i make <number>	-19
i make a	-128
i make it	40
i make my	96
i make the	123
i manage	268
i manage a	118
i manage it	130
i manage the	168
i manage to	-144
i mark	73
i marry	-82
i marry this	77
i may	-294
i may be	-179
i may go	-147
i mean	-5
i mean </s>	-157
i mean my	26
i mean the	-127
i mean to	210
i measure	26
i measure </s>	-126
i meditate	107
i meditate for	107
i meet	9
i meet <name>	32
i meet my	163
i mend	27
i mention	-96
i merge	-83
i might	-111
i might be	-142
i might could	119
i mind	138
i miss	20
i miss </s>	-122
i miss the	-33
i mix	-16
i move back	-39
i move my	51
i move out	156
i move the	-82
i move to	107
i must	-207
i must write	-182
i mute	-166
i nearly	-64
i nearly faint	-104
i need	-108
i need </s>	-234
i need <name>	168
i need <number>	-148
i need a	-225
i need an	-155
i need glass	96
i need is	-187
i need it	-153
i need my	-162
i need subtitle	35
i need the	-11
i need this	-143
i need to	-240
i need you	82
i never	-33
i never ask	-160
i never book	108
i never eat	139
i never get	-63
i never learn	21
i never see	-137
i never use	188
i no	166
i notice	82
i now	21
i now work	144
i once	98
i only	53
i only buy	-7
i only change	-88
i only do	177
i only eat	90
i only ever	145
i only get	72
i only have	-46
i only know	71
i only need	-152
i only read	126
i only see	-110
i only take	110
i only want	-129
i only wear	-81
i only work	156
i only write	-48
i open	-104
i open the	6
i open this	-51
i order	-188
i owe	16
i owe <name>	-65
i owe my	218
i owe the	147
i owe you	-213
i own	-6
i own </s>	150
i own <number>	159
i own a	-67
i own is	-78
i own the	154
i own up	-94
i pack	151
i paint	121
i panic	-59
i panic </s>	-109
i park	-107
i pass	172
i pass my	139
i paste	-244
i paste </s>	-111
i paste is	-95
i paste it	-157
i paste the	-145
i pay <number>	-74
i pay for	29
i pay off	43
i pay the	-150
i phone	116
i pick up	120
i plan	156
i plan to	19
i play	181
i play <name>	154
i play bass	115
i play cello	73
i play chess	106
i play for	182
i play handball	131
i play it	-113
i play second	126
i play the	70
i post	-36
i practise	104
i prefer	81
i prefer <name>	160
i prefer a	122
i prefer the	-250
i press	-293
i price	122
i print	74
i print everything	176
i print it	-135
i promise	-7
i promise my	-47
i promise myself	101
i prove	106
i pull	-70
i pull something	-70
i put	-66
i put <number>	67
i put a	106
i put diesel	-119
i put in	-83
i put it	30
i put the	-232
i qualify	76
i qualify in	76
i quit	-41
i quit the	-125
i raise	7
i raise the	7
i react	115
i read	-158
i read </s>	-334
i read a	-162
i read about	-157
i read it	-90
i read on	167
i read only	-16
i read somewhere	-174
i read that	-270
i read the	-158
i read with	106
i read your	-169
i really	-178
i rebuild	16
i reckon	-159
i record	151
i ref	124
i refuse	108
i refuse to	115
i remember	-176
i rename	-193
i rename the	-193
i rent	193
i rent a	143
i rent out	74
i repair	101
i repeat	-71
i repeat everything	-71
i reply	62
i report	62
i report to	123
i rescue	9
i restart	-81
i restart the	-78
i restore	148
i restore clock	70
i restore wooden	76
i retire	208
i retire </s>	112
i retire from	168
i retire in	101
i retrain	125
i review	132
i ride	51
i ride a	98
i right	-124
i ring	102
i ring the	44
i roast	30
i row	162
i run	41
i run <number>	-111
i run a	221
i run for	-112
i run have	125
i run into	-124
i run it	-161
i run out	-193
i run the	63
i run to	-137
i sail	137
i sail a	106
i save	68
i say	-65
i say "	56
i say </s>	62
i say <name>	-124
i say about	-134
i say i	-166
i say it	-111
i say maybe	-54
i say no	-98
i say the	86
i say to	-121
i scan	-114
i scroll	-145
i search	60
i see	-120
i see ,	37
i see </s>	-130
i see <number>	11
i see a	-131
i see in	-105
i see my	135
i see on	-120
i see the	-238
i see this	143
i sell	76
i sell at	105
i sell it	-111
i sell my	158
i sell the	74
i sell waakye	-4
i send	106
i send ,	45
i send <number>	68
i send the	35
i send you	161
i serve	178
i serve as	118
i set	-38
i set the	-118
i sew	55
i sew all	126
i sew on	73
i shall	-164
i shall not	35
i shan	44
i shan '	44
i share	-34
i share <number>	202
i share a	6
i share custody	128
i share the	-87
i share with	93
i shoot	-9
i shoot on	120
i shop	153
i shop at	114
i should	-10
i should be	88
i should like	70
i show	94
i sign	205
i sign </s>	120
i sign off	112
i sing	192
i sing alto	107
i sing bass	113
i sing in	198
i sit	49
i sit in	-133
i sit on	152
i sit third	55
i skip	-122
i skip breakfast	-32
i skip the	-96
i sleep	47
i sleep badly	-123
i sleep day	134
i sleep from	175
i sleep in	130
i sleep with	151
i sort	-155
i speak	131
i speak </s>	98
i speak <name>	184
i speak too	-81
i spend	50
i spend <number>	-40
i spend in	113
i spend my	77
i spill	-161
i spill the	-115
i split	238
i split custody	90
i split the	193
i stammer	161
i stammer on	139
i stammer so	71
i stand	106
i stand up	106
i start	13
i start </s>	-32
i start at	74
i stay	195
i stick	148
i stick to	148
i still	131
i still can	-209
i still do	7
i still have	130
i still swim	97
i stop	24
i stop at	-135
i stop it	-137
i stop read	-141
i stop the	-217
i struggle	-17
i study	158
i study after	-46
i study law	138
i study marine	83
i study your	-62
i stutter	132
i supervise	110
i supervise <number>	110
i support	63
i suppose	-241
i suppose </s>	-142
i suppose it	-110
i swap	-160
i swear	25
i swear at	-143
i swear by	123
i swear it	-87
i swear off	139
i sweat	-10
i sweat through	96
i sweep	-38
i sweep the	-29
i swim	179
i swim <number>	79
i swim at	106
i swim in	135
i switch	44
i switch the	-156
i switch to	153
i take	172
i take <number>	89
i take a	-134
i take it	86
i take levothyroxine	105
i take lithium	137
i take my	124
i take over	246
i take the	-38
i take your	-154
i talk	-12
i talk to	-123
i teach	276
i teach <name>	84
i teach at	63
i teach chemistry	129
i teach myself	61
i teach the	-36
i teach woodwork	111
i teach year	126
i teach yoga	146
i tear	108
i tear my	108
i tell	-241
i tell her	-109
i tell him	-193
i tell the	-140
i tell them	-144
i tell you	-75
i test	80
i test it	-157
i text	170
i text you	115
i think	-389
i think ,	-167
i think </s>	-381
i think <name>	-147
i think i	-297
i think it	-168
i think my	-117
i think the	-137
i think we	-137
i think you	-104
i throw	-43
i tick	-135
i tithe	110
i tithe <number>	110
i to	-100
i train	247
i train as	148
i train for	80
i translate	226
i translate for	148
i translate patent	142
i translate the	-151
i travel	42
i travel with	105
i trouble	-152
i trouble you	-152
i trust	-4
i try the	-210
i try to	-77
i tune	59
i turn	230
i turn <number>	263
i turn down	106
i turn it	-150
i type	-118
i type </s>	-257
i type <number>	-153
i type it	-115
i type the	-115
i type this	-104
i type with	212
i umpire	144
i understand	26
i use	34
i use <name>	214
i use a	123
i use it	-250
i use the	-123
i use this	-105
i use to	249
i usually	136
i visit	21
i visit him	139
i volunteer	124
i volunteer as	130
i volunteer at	123
i volunteer every	60
i wait	-120
i wake	10
i wake up	-26
i walk	69
i want	-182
i want </s>	-122
i want <number>	-199
i want a	-189
i want an	-112
i want be	148
i want it	59
i want the	-76
i want this	-109
i want to	4
i want was	-67
i was	136
i was 19	145
i was <kin>	97
i was <number>	407
i was a	167
i was adopt	122
i was at	-190
i was bear	100
i was bore	-82
i was diagnose	161
i was for	125
i was go	-135
i was in	-210
i was make	-46
i was on	-212
i was once	65
i was raise	67
i was read	-155
i was send	-62
i was tell	-181
i was the	-7
i was think	-176
i was type	-164
i was vote	24
i was widowed	109
i was with	-92
i wash	119
i watch	15
i watch the	-108
i water	-74
i wear	150
i wear a	134
i weigh	61
i weigh <number>	117
i weld	25
i were	-83
i will	-80
i will n't	-67
i wish	-128
i wonder	-150
i work	50
i work </s>	-46
i work <number>	200
i work around	-63
i work as	198
i work at	258
i work freelance	142
i work in	-20
i work it	-166
i work night	203
i work on	117
i work out	82
i work the	156
i work with	-139
i worry	-45
i worry </s>	-45
i would	-217
i write	55
i write </s>	-159
i write <name>	83
i write <number>	-45
i write a	-151
i write and	-38
i write from	-173
i write grant	115
i write in	147
i write it	-19
i write my	72
i write the	-79
i write to	-182
i write you	-54
i2c	171
ibiza	-63
ibuprofen	-153
ice	-202
ice </s>	-173
ice a	55
ice cream	-112
ice hockey	27
ice hockey goalie	27
ice in	82
ice it	-128
ich	109
ich bin	109
icon	-252
icon </s>	-211
icy	-10
id	-4
id ,	44
id </s>	-52
id call	-123
idea	-384
idea </s>	-237
idea but	-76
idea for	-216
idea for <number>	-134
idea for a	-203
idea is	-151
idea that	46
idea that are	-223
idea what	-213
idea who	-115
idea why	-138
idea why </s>	-138
idiom	67
idiom </s>	48
idiot	-171
idiot </s>	-112
idk	-117
idle	-205
idle </s>	-172
idris	-125
if	-47
if <name>	-251
if <name> is	-157
if <number> of	44
if a	-262
if a <kin>	-117
if a person	-156
if anyone	97
if each	-130
if he	-136
if he 's	-136
if i	69
if i 'd	-161
if i 'm	113
if i dey	45
if i do	-142
if i go	-174
if i have	-179
if i may	-175
if i pay	-88
if i put	-119
if i sell	-167
if i were	-151
if it	-38
if it 's	-206
if it <kin>	-141
if it come	167
if it is	-195
if it matter	35
if it was	-135
if its	-121
if memory	-106
if memory serve	-106
if my	-243
if my <kin>	-184
if not	-198
if possible	-77
if possible </s>	-77
if she	21
if somebody	-149
if someone	-209
if that	51
if that matter	-160
if the	-40
if the <kin>	-234
if there	143
if there 's	179
if they	-236
if those	-125
if we	-173
if you	188
if you 'd	-133
if you 're	-130
if you ask	-281
if you can	46
if you draft	147
if you look	178
if you make	124
if you please	99
if you were	-125
ignore	-164
ignore my	-129
ignore my last	-128
ignore that	-218
ignore that </s>	-160
ignore the	-181
ignore the typo	-136
ik	-172
ikea	-137
ikram	66
ikram and	66
ikram and i	66
ileostomy	129
ill	-104
ill </s>	-14
ill be	55
ill do	-127
ill try	-106
illegal	-70
illegible	-108
illegible </s>	-166
illustration	20
image	54
image </s>	-31
imaginary	-123
imaginary <kin>	-114
imagine	-312
imagine </s>	-106
imagine a	-108
imagine a man	-108
imagine i	-170
imagine i 'm	-122
implant	182
import	-108
import </s>	-177
important	-153
impossible	-78
impress	-132
impress </s>	-132
in	13
in '	219
in ' <number>	219
in ,	-52
in , <number>	70
in , i	66
in </s>	-90
in <day>	-100
in <days>	151
in <kin>	-10
in <kin> 's	-41
in <month>	196
in <month> ,	181
in <month> </s>	261
in <month> and	151
in <month> for	214
in <month> i	-91
in <month> is	-151
in <month> next	169
in <month> so	89
in <month> to	88
in <month> we	151
in <month> with	-41
in <name>	89
in <name> 's	-58
in <name> ,	202
in <name> </s>	139
in <name> <name>	-163
in <name> <number>	-34
in <name> after	117
in <name> airport	-103
in <name> all	-170
in <name> and	-41
in <name> apparently	-104
in <name> as	168
in <name> at	141
in <name> because	91
in <name> before	183
in <name> but	41
in <name> by	210
in <name> close	130
in <name> cost	-100
in <name> do	-90
in <name> dollar	-24
in <name> each	83
in <name> end	87
in <name> even	97
in <name> every	173
in <name> film	36
in <name> first	158
in <name> for	-27
in <name> franc	27
in <name> from	-69
in <name> get	-139
in <name> go	-166
in <name> have	-186
in <name> i	20
in <name> if	111
in <name> in	145
in <name> is	22
in <name> just	-142
in <name> last	-45
in <name> make	55
in <name> my	136
in <name> next	258
in <name> now	173
in <name> on	189
in <name> only	135
in <name> open	54
in <name> or	53
in <name> over	134
in <name> pay	-20
in <name> please	-103
in <name> pls	-123
in <name> raise	132
in <name> right	-135
in <name> since	-25
in <name> so	158
in <name> stay	-120
in <name> that	-16
in <name> this	142
in <name> till	94
in <name> to	-51
in <name> today	125
in <name> unless	111
in <name> until	126
in <name> was	-63
in <name> we	-98
in <name> when	91
in <name> who	43
in <name> with	-101
in <name> work	125
in <name> you	-178
in <number>	113
in <number> ,	42
in <number> </s>	280
in <number> <name>	-109
in <number> after	178
in <number> and	278
in <number> bullet	-74
in <number> call	-121
in <number> colour	-167
in <number> column	-145
in <number> countie	-91
in <number> country	207
in <number> day	-124
in <number> ear	160
in <number> go	-151
in <number> grade	130
in <number> hour	-234
in <number> i	15
in <number> language	79
in <number> letter	-68
in <number> line	-18
in <number> min	-159
in <number> minute	-324
in <number> month	153
in <number> on	79
in <number> or	-46
in <number> page	-132
in <number> room	42
in <number> second	-104
in <number> sentence	-180
in <number> to	130
in <number> week	-64
in <number> with	85
in <number> year	131
in a	26
in a <kin>	22
in a <name>	-11
in a <number>	-41
in a bag	-114
in a bar	-135
in a barn	98
in a bite	-205
in a bungalow	119
in a cafe	-112
in a car	48
in a caravan	144
in a care	147
in a ceilidh	82
in a container	-87
in a cravat	-72
in a day	-56
in a drawer	129
in a flat	163
in a foul	-89
in a garage	39
in a home	176
in a hotel	139
in a hurry	-194
in a line	-134
in a list	-44
in a meet	-105
in a minute	-115
in a notebook	141
in a paper	150
in a pickle	-124
in a pub	-62
in a quarter	-79
in a railway	-65
in a red	113
in a registry	138
in a room	-150
in a row	-216
in a rush	-152
in a sec	-182
in a separate	55
in a share	88
in a shop	-139
in a ska	111
in a small	-87
in a strop	-114
in a studio	121
in a suit	65
in a van	38
in a way	-72
in a wed	134
in a wheelchair	219
in about	-128
in about <number>	-54
in account	6
in act	-247
in act <number>	-247
in all	149
in all my	135
in alphabetical	-108
in alphabetical order	-108
in already	-142
in already </s>	-142
in an	-105
in an ableton	146
in an amateur	92
in an email	-115
in an hour	-411
in and	-9
in any	238
in anything	254
in anything </s>	119
in anything you	161
in as	55
in as a	121
in at	-155
in at <name>	158
in at <number>	-30
in at the	-124
in autumn	125
in autumn ,	90
in autumn </s>	90
in batch	83
in bed	-120
in bed </s>	-148
in bed by	95
in before	72
in before <number>	162
in before the	-101
in big	123
in bit	-51
in bit </s>	-119
in blue	-163
in blue </s>	-163
in both	285
in both ear	111
in both eye	107
in both hand	142
in box	-162
in box <number>	-152
in bullet	-30
in bullet point	-60
in by	97
in by <day>	145
in cap	-166
in cap </s>	-146
in capital	-84
in car	-61
in case	-168
in cash	-17
in cash </s>	157
in cell	-215
in cell <name>	-212
in cellar	-73
in cent	144
in ch	-121
in ch <number>	-121
in chapter	-218
in chapter <number>	-218
in charge	70
in charge of	126
in circle	-138
in college	132
in college </s>	132
in column	-155
in column <name>	-155
in copper	-78
in cork	18
in dollar	80
in dollar </s>	80
in early	23
in easy	59
in egg	92
in electric	75
in electric kiln	75
in email	49
in episode	-148
in episode <number>	-148
in euro	63
in euro </s>	-81
in every	80
in every bag	88
in everything	-5
in everything </s>	-69
in everything we	160
in exam	118
in exam </s>	118
in exercise	-145
in exercise <number>	-145
in figure	-50
in for	160
in foster	-5
in foster care	-5
in franc	73
in from	-131
in front	-335
in front of	-297
in full </s>	-114
in general	-207
in general </s>	-179
in glove	84
in glove </s>	84
in good	-140
in good <name>	-140
in gram	20
in gram ,	89
in gram </s>	14
in half	9
in half an	-184
in hand	-93
in hand </s>	-93
in hat	171
in hat </s>	106
in her	90
in her bag	72
in here	-283
in here ,	-145
in here </s>	-217
in here today	-63
in his	127
in hive	-81
in hive </s>	-81
in hospital	93
in hospital </s>	93
in hydrology	135
in hydrology ,	93
in index	130
in index fund	130
in it	-111
in it </s>	-85
in it and	-88
in it is	-78
in its	25
in judo	135
in judo ,	135
in kilo	-46
in last	83
in last night	-119
in late	124
in late <month>	124
in leave	106
in leave ear	106
in legal	110
in lift	157
in line	-246
in line <number>	-264
in local	56
in may	292
in may ,	114
in may </s>	247
in may <number>	108
in may and	113
in may/june	155
in me	172
in me </s>	154
in meeting	115
in meeting </s>	103
in metric	31
in metric </s>	127
in mind	-65
in mind </s>	-200
in mind for	138
in mind that	-149
in most	-192
in my	-178
in my <kin>	232
in my <name>	-124
in my build	142
in my class	170
in my coffee	147
in my contract	121
in my country	-125
in my department	131
in my ear	-169
in my example	-132
in my family	198
in my flat	111
in my game	-116
in my garage	116
in my greenhouse	166
in my hand	-213
in my head	-224
in my house	70
in my kitchen	30
in my last	-85
in my leave	182
in my name	220
in my notice	75
in my novel	-215
in my opinion	-75
in my parser	-97
in my right	121
in my room	-120
in my scene	-120
in my second	93
in my slipper	-93
in my story	-225
in my tale	-143
in my tea	-151
in my twentie	135
in my view	-86
in now	170
in now </s>	170
in on	159
in on <days>	-54
in on <number>	70
in order	127
in order </s>	59
in our	185
in our <name>	146
in our barn	48
in our build	110
in our family	186
in our firm	149
in our flat	165
in our garden	149
in our hall	151
in our house	350
in our kitchen	-18
in our marriage	131
in our office	33
in our repo	38
in our shop	148
in our street	-166
in our team	-54
in our valley	124
in our village	84
in pair	-169
in pair </s>	-99
in part	-97
in particular	-157
in particular </s>	-131
in past	-155
in past tense	-155
in pay	-34
in picture	117
in pink	-43
in place	-140
in plain	-213
in plain <name>	-160
in plain word	-167
in point	-149
in prod	138
in question	-214
in question <number>	-214
in red	-119
in red </s>	-123
in remission	103
in remission since	152
in report	71
in retail	-29
in retail </s>	-29
in riddle	-110
in room	214
in room <number>	214
in row	-199
in row <number>	-156
in rural	128
in rural <name>	128
in scene	-133
in scene <number>	-133
in school	-98
in school </s>	-103
in season	-50
in setting	-111
in shop	34
in short	99
in shorthand	120
in sick	-120
in simple	-26
in slack	-48
in slack </s>	-48
in so	65
in some	-138
in something	-189
in spoon	-87
in spoon </s>	-87
in spring	313
in spring ,	199
in spring </s>	219
in step	-121
in step <number>	-114
in stock	-92
in stock ,	-97
in summer	22
in summer </s>	-10
in tear	-114
in tear </s>	-98
in tennis	-13
in term	140
in term time	124
in that	-495
in that </s>	-74
in that clip	-101
in that documentary	-91
in that film	-63
in that game	-146
in that list	-201
in that order	57
in that paragraph	-131
in that recipe	-57
in that sentence	-168
in that series	-166
in that show	-183
in that sitcom	-101
in the	-134
in the <day>	-155
in the <kin>	207
in the <month>	141
in the <name>	-78
in the <number>	-96
in the ad	-179
in the advert	-150
in the air	-24
in the army	131
in the article	-123
in the autumn	149
in the back	205
in the bag	-163
in the band	55
in the barn	124
in the basement	130
in the bath	41
in the bathroom	134
in the bedroom	40
in the big	-14
in the bin	23
in the blue	116
in the box	-134
in the budget	46
in the build	64
in the bureau	141
in the cab	160
in the cabinet	-20
in the call	-125
in the caption	-122
in the car	-230
in the cartoon	-133
in the case	-175
in the cathedral	150
in the cellar	239
in the chair	-5
in the channel	-105
in the chart	-225
in the chat	-115
in the choir	61
in the class	-4
in the clip	-135
in the cold	138
in the console	-111
in the corridor	24
in the cupboard	78
in the dataset	-151
in the diagram	-158
in the doc	-140
in the door	-62
in the drawer	-203
in the drizzle	-122
in the end	-208
in the even	172
in the evening	146
in the exam	-119
in the example	-289
in the exercise	-184
in the eye	-66
in the fable	-155
in the fall	175
in the family	153
in the file	-156
in the film	-343
in the firm	103
in the first	47
in the fjord	-36
in the flat	-56
in the footer	-156
in the form	-100
in the fourth	-25
in the freezer	-145
in the fridge	-173
in the front	123
in the game	-294
in the garage	176
in the garden	-54
in the group	25
in the hall	-87
in the header	-149
in the house	47
in the intro	-179
in the joke	-133
in the kitchen	-50
in the last	-55
in the leave	204
in the letter	-121
in the library	102
in the lift	-123
in the list	-264
in the lobby	-118
in the loft	85
in the long	-18
in the loo	5
in the mall	-129
in the meet	-167
in the meme	-86
in the menu	-157
in the middle	-92
in the morning	221
in the navy	211
in the new	186
in the news	-176
in the next	33
in the night	-98
in the novel	-314
in the office	-188
in the old	212
in the original	-68
in the other	-221
in the oven	-269
in the parish	127
in the park	-106
in the photo	-204
in the pick	79
in the picture	-301
in the play	-171
in the poem	-149
in the pool	69
in the porch	107
in the post	-155
in the pot	-148
in the practice	160
in the pub	-143
in the puzzle	-195
in the queue	-332
in the quiz	-147
in the rain	-65
in the recipe	-195
in the remote	-54
in the repo	22
in the riddle	-128
in the right	72
in the room	-127
in the same	157
in the sample	-187
in the scout	144
in the script	-186
in the sea	-30
in the second	-230
in the series	-149
in the shed	37
in the sheet	-134
in the shop	5
in the shower	-199
in the sink	-105
in the sketch	-198
in the spare	182
in the spring	216
in the stock	-164
in the story	-265
in the summer	251
in the tale	-148
in the template	-160
in the test	-169
in the text	-191
in the third	79
in the thread	-150
in the title	-138
in the truck	4
in the utility	124
in the van	-153
in the video	-178
in the village	241
in the voice	-179
in the wait	-130
in the wash	-202
in the way	-118
in the week	57
in the window	135
in the winter	41
in the work	-4
in the wrong	-186
in them	60
in them </s>	9
in therapy	144
in there	-52
in there </s>	-18
in this	-546
in this </s>	-102
in this <name>	-109
in this <number>	-126
in this chart	-38
in this exercise	-90
in this file	-132
in this form	-136
in this function	-107
in this game	-101
in this letter	-73
in this morning	-141
in this office	73
in this paragraph	-50
in this queue	-105
in this recipe	-97
in this record	-65
in this scene	-75
in this story	-59
in this sum	-98
in this table	-50
in those	-168
in time	99
in today	-95
in today </s>	-81
in town	14
in town </s>	52
in under	137
in under <number>	166
in upholstery	154
in use	56
in use </s>	-69
in vault	108
in vault ,	108
in vinegar	-114
in water	-81
in week	-43
in week <number>	-67
in what	27
in wheelchair	115
in which	-73
in while	-95
in while i	-95
in winter	-99
in winter </s>	-104
in with	88
in with <name>	189
in with my	88
in with us	193
in word please	108
in write	253
in write ,	106
in write </s>	179
in year	175
in year <number>	141
in yet	-145
in yet </s>	-145
in your	-291
in your answer	-124
in your diagram	-45
in your example	-177
in your recipe	-136
inbox	-147
inch	120
inch ,	-21
inch </s>	153
incident	-137
include	65
include ,	7
include , so	-54
income	198
income </s>	178
income go	33
income go to	33
income is	113
indent	-105
index	195
index </s>	-35
index fund	115
index fund </s>	115
indoor	124
indoor </s>	122
induction </s>	200
induction hob	-122
induction hob </s>	-88
induction only	158
influencer	-128
informal	-74
infra	95
ingrid	55
ingrid ,	85
inhaler	158
inherit	182
inherit <kin>	91
inherit <number>	103
inherit a	18
inherit a vineyard	83
inherit from	197
inherit from my	97
inherit my	160
inherit my <kin>	160
inherit the	62
inherit this	-151
inheritance	120
initial	52
initial ,	136
initial </s>	67
inject	151
injure	-161
injury	59
injury ,	-26
injury , mostly	-72
ink	-54
ink </s>	87
inn	52
input	-162
input </s>	-127
input is	-19
insane	82
insane </s>	-116
insert	-102
inside	5
inside </s>	-48
inside a	-126
inside leg	126
inside leg <number>	126
inside our	146
insist	52
insist </s>	73
insist on	67
insist on <name>	154
insist on it	-119
insomnia	64
inspector	-113
inspector 's	-113
install	-40
install </s>	-126
install anything	202
install anything on	170
install it	-179
install it </s>	-141
installer	-141
instead	36
instead </s>	135
instead of	-24
instead of <number>	-212
instead of run	115
institute	123
instruction	-41
instruction </s>	-53
instrument	-45
insulin	309
insulin at	62
insulin at <number>	62
insulin pump	96
insulin twice	187
insulin twice a	187
insult	-239
insult in	-135
insurance	77
insurance </s>	-39
insurance is	181
insurance renew	150
insurance renew in	150
insure	221
insure for	169
insurer	145
insurer </s>	98
int	-152
int </s>	-152
intend	93
intend to	122
interest	-85
interest </s>	-33
interest in	31
interest in your	-67
interlock	134
internet	171
internet </s>	240
internet is	-26
interpret	55
interview	-50
interview in	46
interview in <name>	156
into <name>	-16
into <name> ,	129
into <name> </s>	5
into <number>	-239
into <number> paragraph	-158
into a	93
into a <name>	25
into a bar	-131
into a care	81
into a google	115
into a nice	-137
into a table	-126
into an	96
into half	-116
into half a	-116
into her	120
into it	-151
into it </s>	-151
into our	143
into our annexe	115
into the	-109
into the doc	-38
into the form	-102
into the home	156
into this	-81
into your	-114
intolerant	202
intolerant ,	108
intolerant </s>	146
intro	-75
intro ,	-185
intro </s>	-9
introduce	-72
introvert	87
invalid	-109
invent	-151
inventory	35
inverter	-106
invest	99
invest in	99
investment	174
invite	-198
invite </s>	-122
invoice	-92
invoice ,	18
invoice </s>	-123
invoice <number>	-140
invoice are	15
invoice are the	15
invoice come	-104
invoice come out	-104
invoice go	130
invoice go out	169
invoice i	-113
invoice in	58
invoice in <name>	112
invoice in euro	17
invoice is	-86
invoice on	73
invoice on the	73
invoice total	-119
invoice twice	-147
inè	116
inè (	116
inè ( <kin>	116
ios	168
ip	-124
ipad	73
ipad </s>	157
iphone	144
irish	37
iron </s>	197
iron and	-169
iron in	-111
is	57
is "	-138
is '	85
is ,	-87
is 18	115
is 19	-94
is 19 year	-40
is 81	173
is 81 </s>	143
is 96	122
is </s>	-217
is <day>	294
is <day> </s>	210
is <days>	215
is <days> </s>	136
is <kin>	-54
is <kin> </s>	-120
is <kin> <name>	163
is <kin> to	134
is <month>	158
is <name>	168
is <name> 's	204
is <name> ,	-16
is <name> </s>	216
is <name> <name>	334
is <name> <number>	66
is <name> a	-141
is <name> and	-19
is <name> in	7
is <name> negative	167
is <name> now	140
is <name> on	157
is <number>	216
is <number> ,	123
is <number> </s>	146
is <number> <month>	301
is <number> <name>	174
is <number> <number>	35
is <number> a	-169
is <number> and	26
is <number> but	43
is <number> by	99
is <number> degree	-190
is <number> euro	155
is <number> fair	-89
is <number> floor	139
is <number> foot	40
is <number> g	-166
is <number> grand	-19
is <number> hour	90
is <number> km	146
is <number> line	-221
is <number> max	24
is <number> mile	113
is <number> min	17
is <number> minute	114
is <number> month	-84
is <number> on	-5
is <number> page	-167
is <number> people	-4
is <number> percent	84
is <number> to	-62
is <number> too	-80
is <number> week	-183
is <number> word	-189
is <number> year	191
is a	114
is a <kin>	-63
is a <name>	197
is a <number>	244
is a bite	-89
is a convert	79
is a dairy	90
is a fine	-157
is a fourth	-57
is a joke	-65
is a list	12
is a long	62
is a man	-161
is a mess	-314
is a pain	-168
is a problem	36
is a second	77
is a size	9
is a song	-139
is a verb	-155
is about	52
is about </s>	-146
is about <name>	153
is about lichen	60
is about the	-83
is all	-124
is all i	19
is all in	-28
is all we	-17
is allergic	64
is allow	166
is already	79
is also	32
is also my	134
is always	130
is always to	35
is an	103
is an <name>	155
is an ancient	141
is an old	209
is and	-83
is angry	-170
is annoy	-88
is annoy </s>	-88
is another	178
is apply	-31
is apply to	139
is as	18
is ask	39
is asleep	-149
is asleep </s>	-113
is asleep on	-118
is at	-49
is at <name>	173
is at <number>	-22
is at a	-135
is at episode	61
is at livery	129
is at step	74
is at the	-41
is attach	-126
is attach </s>	-126
is autistic	168
is autistic ,	59
is autistic </s>	77
is autistic and	141
is away	-131
is awful	-209
is awful </s>	-207
is back	-111
is back </s>	-101
is bad	23
is bad </s>	101
is ban	181
is ban in	135
is bark	-150
is bark </s>	-110
is basically	-45
is basically a	34
is be	-127
is because	40
is behind	-136
is behind main	-136
is beige	-110
is below	-189
is below </s>	-189
is best	-13
is best </s>	-13
is better	-58
is better </s>	-163
is better for	90
is better than	74
is beyond	124
is beyond me	124
is big	-74
is bigger	-106
is bigger </s>	-94
is black	-185
is black </s>	-131
is blank	-107
is blind	132
is block	-181
is block our	-120
is blue	105
is blue </s>	105
is blurry	-195
is blurry </s>	-174
is boil	-149
is boil over	-108
is book	23
is book for	-18
is break	-275
is break </s>	-253
is build	127
is burn	-111
is call	12
is call ,	-114
is call <name>	113
is call so	-132
is call the	38
is cancel	-136
is cap	173
is cap at	173
is chair	-120
is chair by	-120
is cheap	-80
is cheap </s>	-78
is choir	140
is close	-224
is close </s>	-93
is close <days>	-58
is close on	-106
is coeliac	115
is coeliac </s>	115
is cold	-166
is cold </s>	-159
is colour-blind	130
is colourblind	133
is colourblind ,	133
is come	-21
is confuse	-147
is cook	11
is corrupt	-136
is corrupt </s>	-136
is cover	155
is crack	-155
is cross	-88
is cry	-159
is cut	-142
is cut off	-130
is daft	-95
is daft </s>	-95
is dark	-113
is dead	-32
is dead </s>	-125
is deaf	263
is deaf ,	61
is deaf </s>	159
is deaf and	138
is deaf in	106
is deaf so	100
is decent	48
is decent </s>	48
is diabetic	256
is diabetic ,	120
is diabetic </s>	174
is diabetic and	124
is different	-116
is different </s>	-116
is do	36
is do ,	-93
is do </s>	-149
is do by	231
is do his	146
is do my	-139
is down	-305
is down </s>	-245
is due	-43
is due at	-150
is due in	178
is due on	139
is dyslexic	131
is dyslexic so	87
is each	134
is each <month>	94
is eat	-109
is eat a	-68
is empty	-182
is empty </s>	-147
is engage	-149
is enough	-142
is enough for	-142
is epileptic	60
is every	135
is every second	118
is fast	147
is feed	-87
is feed by	-45
is fine	-72
is fine ,	21
is fine </s>	-123
is fine but	61
is fine for	-132
is finish	39
is finish </s>	62
is fix	70
is fix </s>	-91
is fix for	134
is fix till	46
is flat	-118
is flat </s>	-118
is for	-56
is for <day>	-117
is for my	-6
is for the	-162
is forecast	-106
is freeze	31
is freeze </s>	-187
is freeze until	112
is from	59
is from <name>	30
is from <number>	17
is fry	-144
is full	-227
is full ,	-162
is full of	-86
is full so	11
is funny	56
is gas	-67
is get	92
is get marry	163
is get worse	29
is ginger	-157
is go	66
is go ,	153
is go </s>	33
is go again	-89
is good	-242
is good </s>	-274
is good for	-113
is good until	45
is great	-141
is great </s>	-141
is grey	-140
is grow	19
is growl	-127
is grumpy	-124
is hard	-64
is hard ,	-119
is hard </s>	-88
is hard to	-131
is hard when	34
is have	-44
is have his	-149
is he	-142
is he have	-79
is he right	-85
is heat	64
is heavy	97
is heavy clay	97
is here	-195
is here ,	-140
is here </s>	-111
is hold	161
is home	-34
is home ,	-42
is honey	-149
is hover	-162
is hover </s>	-118
is how	108
is how i	261
is ill	-143
is ill </s>	-143
is illegible	87
is impossible	-115
is in	88
is in <name>	72
is in <number>	-141
is in a	-58
is in an	-104
is in my	55
is in row	-80
is in the	214
is induction	147
is induction </s>	123
is it	-362
is it </s>	-134
is it <name>	-124
is it a	-145
is it dull	-71
is it from	-76
is it go	-77
is it in	-94
is it just	-132
is it me	-135
is it normal	-125
is it ok	72
is it on	-125
is it rude	-71
is it safe	-105
is it the	-198
is it too	-94
is it true	-166
is it worth	-152
is jam	23
is join	25
is just	-17
is just <number>	78
is just me	96
is keep	136
is keep at	-62
is keep by	-30
is keep in	78
is kill	-184
is kill me	-160
is late	-284
is late ,	-156
is late </s>	-203
is late again	-107
is laugh	-106
is laugh </s>	-75
is leave	-85
is leave </s>	-108
is leave and	67
is leave to	-17
is let	166
is level	143
is like	-105
is like a	-43
is limp	-117
is list	179
is literally	-101
is long	-105
is long </s>	-91
is longer	-201
is longer than	-154
is look	-91
is lose	-139
is lovely	-59
is lovely </s>	-59
is mad	63
is mad </s>	-118
is mad about	149
is make	-162
is make by	119
is marry	-9
is marry to	-17
is me	265
is me </s>	198
is me plus	120
is mean	-143
is mean by	-94
is mine	78
is mine ,	119
is mine </s>	112
is mine since	-28
is mine till	70
is minus	-106
is minus <number>	-106
is miss	-119
is miss </s>	-73
is miss from	-63
is misspell	-122
is more	-36
is mostly	-159
is move	34
is move in	-56
is move to	105
is murder	41
is mush	-155
is mush </s>	-74
is mush after	-125
is my	294
is my <day>	165
is my <kin>	199
is my business	123
is my ceiling	157
is my fourth	70
is my mother-tongue	97
is my only	-31
is my right	57
is my thing	97
is my third	-16
is my weak	132
is my whole	125
is n't	-159
is n't </s>	184
is n't a	-192
is n't go	-167
is n't it	-147
is n't mine	-194
is n't my	-51
is n't on	65
is n't passive	-129
is n't pick	-128
is n't recognise	65
is n't rubbish	-107
is n't what	-167
is name	67
is name <name>	105
is navy	49
is nearly	-42
is never	-133
is never null	-102
is new	60
is new </s>	-132
is next	51
is no use	-72
is nonverbal	145
is nonverbal ,	145
is noon	-108
is noon </s>	-108
is normal	44
is not	-213
is now	56
is number	20
is number <number>	20
is odd	-216
is off	-110
is off </s>	-158
is off by	-203
is off grid	88
is off limit	-65
is off the	130
is off to	-5
is oil	117
is ok	-227
is ok </s>	-146
is older	26
is older than	26
is on	-154
is on ,	-162
is on </s>	-129
is on <day>	-166
is on <days>	-155
is on <month>	194
is on <name>	295
is on <number>	-47
is on a	-117
is on call	-126
is on her	-84
is on medieval	126
is on my	-11
is on sabbatical	89
is on the	-105
is only	-149
is only <number>	73
is only the	-155
is only valid	-99
is open	-72
is open </s>	-99
is option	-175
is orange	-20
is our	65
is our <kin>	-66
is our only	-78
is ours	162
is ours </s>	113
is out	90
is out ,	65
is out </s>	155
is out by	-127
is out for	142
is out of	-220
is out sick	-116
is outdated	-132
is outside	-27
is over	-77
is pack	-86
is pass	-123
is paste	-121
is paste below	-110
is pay	224
is pay by	87
is pay for	162
is pay in	75
is pin	-75
is pin to	-75
is plan	81
is plan for	121
is plot	86
is plot <number>	86
is practise	-120
is pregnant	152
is pregnant ,	152
is print	24
is quite	82
is quite beyond	120
is raise	-23
is read	-31
is read the	-125
is ready	-45
is ready ,	-45
is red	82
is red </s>	58
is red again	-112
is refuse	-149
is rehearse	-15
is renal	15
is renal and	15
is restore	150
is retire	-84
is right	-209
is right </s>	-174
is ring	-82
is robbery	-82
is robbery </s>	-82
is rubbish	-116
is rubbish </s>	-116
is run	-130
is run by	55
is run entirely	-21
is run late	-151
is scare	218
is scare of	222
is scream	-100
is scream </s>	-100
is sell	23
is sell the	96
is set	45
is set for	-26
is set in	35
is shake	-107
is shake </s>	-107
is share	158
is share with	158
is she	-157
is shock	-25
is short	-144
is shout	-132
is shut	-173
is shut </s>	-169
is sign	18
is sit	-149
is sit on	-167
is slow	-143
is slow </s>	-170
is slow today	-71
is slower	-100
is small	52
is small </s>	52
is snore	-130
is so	-161
is so loud	-103
is soap	147
is some	-168
is sort	106
is sort </s>	106
is speak	-43
is spell	-79
is spell <name>	150
is spell with	-113
is spell wrong	-104
is spread	53
is spread over	53
is stage	62
is stage set	62
is stand	-143
is stick	-318
is stick ,	-123
is stick again	-107
is stick at	-50
is stick in	-150
is stick on	-179
is stiff	-148
is still	-62
is still <number>	181
is still in	-104
is still on	185
is still wet	-185
is stone	106
is strict	159
is strong	74
is stronger	-144
is stronger than	-125
is study	180
is sulk	-171
is take	-225
is take forever	-131
is teach	132
is terrible	97
is test	-118
is that	-202
is that </s>	-66
is that <name>	-198
is that a	-207
is that an	-105
is that bad	-81
is that daft	-113
is that i	33
is that it	-153
is that normal	-145
is that so	-109
is that the	-78
is that true	-113
is the	161
is the <kin>	146
is the <name>	79
is the <number>	55
is the best	-125
is the day	-68
is the difference	-93
is the first	95
is the language	-50
is the last	107
is the legal	-144
is the only	194
is the other	-148
is the reason	-43
is the stair	26
is the thing	-40
is the third	22
is the villain	-176
is the whole	-159
is the wrong	-94
is there	-392
is there </s>	-104
is there a	-205
is there an	-119
is there any	-211
is there anything	-113
is there some	-92
is third	-83
is third from	-20
is this	-185
is through	-48
is tight	-116
is tight </s>	-116
is to	150
is to be	135
is to open	-60
is tomorrow	-149
is tomorrow </s>	-91
is too	-374
is too long	-180
is too loud	-169
is too many	-63
is too tall	73
is true	-72
is twice	-127
is twice as	-127
is twitch	-155
is type	-114
is under	47
is under <number>	148
is up	143
is up in	155
is up to	-150
is upside	-165
is upside down	-165
is upstairs	100
is useless	-160
is useless </s>	-116
is vegan	169
is vegan ,	151
is vegan </s>	131
is version	77
is very	-82
is wait	17
is way	-172
is way too	-172
is weak	-70
is weak </s>	-84
is what	332
is what <name>	-135
is what i	361
is what it	-9
is what keep	49
is what my	41
is what our	123
is what pay	109
is what the	-10
is what we	236
is when	-24
is when i	97
is when the	-159
is where	247
is where i	186
is where my	137
is where the	-192
is where we	184
is whether	-104
is white	-121
is why	106
is why i	72
is why nobody	-50
is why the	20
is with	102
is with <name>	8
is with a	117
is with us	81
is worse	8
is worth	-115
is write	-117
is wrong	-160
is wrong </s>	-126
is yell	-176
is yours	-86
is £	22
is £ <number>	22
isa	82
island	155
island </s>	55
island in	112
island in the	112
issue	35
issue </s>	-4
issue after	118
issue after <number>	118
it	-178
it 'd	-164
it 'll	-175
it 'll be	-175
it 's	-153
it 's <day>	-168
it 's <name>	-12
it 's <number>	-199
it 's a	-37
it 's about	-211
it 's all	153
it 's already	-123
it 's always	-250
it 's an	-125
it 's at	81
it 's be	-217
it 's blow	-92
it 's by	-168
it 's dial-up	22
it 's fine	-197
it 's from	-275
it 's get	83
it 's go	-265
it 's good	-70
it 's half	-221
it 's her	-217
it 's his	116
it 's icy	20
it 's in	-317
it 's just	185
it 's like	-164
it 's me	133
it 's mine	113
it 's my	38
it 's nearly	-148
it 's no	-157
it 's only	-169
it 's our	11
it 's quiet	-140
it 's rain	-118
it 's so	-93
it 's still	-207
it 's the	-71
it 's to	78
it 's too	-181
it ,	-192
it , is	-62
it , no	66
it , on	38
it </s>	27
it <day>	-145
it <day> </s>	-145
it <days>	107
it <kin>	-57
it <kin> n't	-226
it <name>	-187
it <name> </s>	-111
it <number>	-74
it <number> </s>	-182
it <number> time	-213
it a	-142
it again	-132
it again </s>	-219
it all	-15
it all </s>	118
it all in	-133
it all night	-133
it alone	37
it aloud	-162
it already	-73
it already </s>	-70
it an	-110
it an hour	-80
it and	-252
it another	-55
it any	-158
it anymore	-41
it anymore </s>	-41
it as	-166
it as a	-103
it at	-53
it at <number>	-110
it at the	-64
it back	-29
it back </s>	-4
it back how	-78
it back or	-87
it bar	20
it be	31
it be a	-76
it because	50
it because of	68
it before	-169
it better	-132
it blank	-118
it blank </s>	-85
it break	-147
it break the	-104
it brief	-91
it brief </s>	-85
it bring	-166
it by	-39
it by <name>	106
it by <number>	-179
it call	-132
it call </s>	-117
it can	-201
it can be	-133
it can n't	-155
it change	-150
it choke	-152
it cold	-100
it come	72
it come out	119
it come up	96
it cost	-148
it crash	-145
it cut	-162
it daily	116
it daily </s>	116
it delete	-89
it die	108
it do	-104
it down	-236
it down </s>	-293
it drag	-57
it drag </s>	-57
it drink	110
it dull	-71
it eat	26
it eat my	45
it ever	58
it every	-31
it fail	-14
it fail </s>	-90
it fall	-147
it finish	-151
it first	-130
it first </s>	-130
it for	-185
it for <number>	-12
it for a	-134
it for my	-23
it for something	-123
it for the	-120
it freeze	-94
it freeze </s>	-90
it from	97
it from </s>	-54
it from the	-135
it get	-192
it give	118
it give me	92
it go	-130
it go </s>	-228
it go by	-4
it go in	-202
it go off	-105
it go on	85
it go to	-163
it go up	-76
it hang	-158
it hang </s>	-158
it happen	-109
it have	-43
it have a	58
it have be	-160
it have n't	-120
it have no	35
it have to	-37
it here	-151
it here </s>	-151
it hit	-27
it hit <number>	7
it how	-99
it how </s>	-99
it hurt	-53
it i can	-30
it in	-10
it in </s>	-57
it in <month>	-9
it in <name>	-117
it in <number>	28
it in a	-213
it in an	-111
it in short	-104
it in spring	45
it in the	68
it into	-174
it into a	-129
it is	6
it is </s>	-19
it is <number>	69
it is a	194
it is an	204
it is better	-160
it is for	-141
it is in	-251
it is my	82
it is n't	-185
it is not	-133
it is only	-195
it is the	-240
it just	-216
it just now	-67
it keep	-143
it last	-157
it later	-107
it later </s>	-107
it leak	-130
it light	-158
it light </s>	-158
it like	-235
it like a	-190
it like i	-132
it live	-8
it live in	-9
it log	-163
it log me	-169
it look	-230
it look like	-151
it loop	-91
it make	-109
it make a	-106
it make me	-40
it matter	-94
it matter </s>	-148
it matter for	14
it may	-236
it me	-188
it me </s>	-98
it me or	-87
it mean	-150
it might	-139
it might be	-134
it move	-169
it must	15
it must be	76
it myself	97
it myself </s>	97
it need	-222
it need a	-125
it need to	-118
it never	-24
it next	157
it nicely	-78
it normal	-125
it normal for	-83
it now	-108
it now </s>	-86
it off	138
it off </s>	38
it off and	-145
it off at	-10
it ok	72
it ok to	79
it on	-8
it on </s>	107
it on <day>	-78
it on <days>	127
it on a	-104
it on my	-52
it on the	37
it only	-51
it open	-131
it or	-108
it or not	114
it or what	-120
it out	130
it out </s>	138
it out at	77
it out in	-122
it out loud	97
it out of	-163
it over	-75
it over </s>	-49
it pay	-160
it plain	62
it please	-102
it please </s>	-102
it print	-271
it quick	-143
it quick </s>	-143
it rain	-205
it rain </s>	-132
it read	-172
it read like	-128
it rhyme	-138
it rhyme </s>	-91
it right	109
it right </s>	-51
it rude	-71
it run	-120
it run out	7
it safe	-136
it safe to	-105
it say	-417
it say '	-71
it say </s>	-192
it say <number>	-211
it say here	-130
it say i	-71
it seem	-12
it seem </s>	36
it ship	-18
it short	-244
it short </s>	-244
it shorter	-183
it shorter </s>	-81
it should	-189
it should be	-149
it show	-176
it show <name>	-138
it simple	40
it simple </s>	40
it simply	-164
it simply </s>	-164
it since	77
it since lunch	-135
it since the	-182
it sit	108
it sleep	152
it slow	169
it smell	-137
it smell of	-104
it sound like	-163
it spoil	-125
it stand	76
it stand </s>	61
it still	18
it still hurt	65
it stop	-154
it stop at	-138
it suit	107
it take	-45
it take <number>	-183
it take a	-146
it take me	226
it take the	-127
it tell	-143
it tell me	-143
it that	50
it that ,	70
it the	-262
it this	-85
it this morning	-58
it till	-133
it to	-117
it to <name>	207
it to <number>	-111
it to be	-157
it to me	-209
it to the	-283
it to work	-58
it today	-65
it tonight	-58
it tonight </s>	-58
it too	143
it too </s>	172
it too late	-154
it too long	-82
it true	-166
it turn	57
it turn into	101
it twice	-138
it twice </s>	-210
it under	-16
it under <number>	-52
it up	138
it up </s>	67
it up and	-108
it want	-262
it was	64
it was <name>	47
it was <number>	-258
it was a	91
it was after	70
it was fine	-159
it was in	-43
it was my	175
it was n't	-128
it was the	-190
it was very	-152
it were	-102
it when the	-161
it while	-51
it will	-328
it will n't	-258
it with	-66
it with <name>	131
it with a	-228
it with the	-43
it without	-147
it work	-226
it work </s>	-99
it work before	-80
it work yesterday	-45
it worse	-69
it worse </s>	-69
it worth	-152
it would	86
it would be	93
it write	89
it wrong	-115
it yesterday	-123
it yesterday </s>	-100
it you	-166
itch	95
itch </s>	111
itchy	-87
item	-248
item </s>	-100
item <number>	-138
itinerary	-156
its	-162
its <name>	174
its <number>	42
its <number> here	-103
its a	-94
its an	34
its awful	-24
its be	-243
its fee	-48
its fee to	-48
its fine	-66
its first	-136
its for	-70
its for a	-189
its for the	47
its freeze	-120
its in	141
its just	127
its just me	136
its just the	10
its last	56
its last leg	56
its my	106
its odd	-141
its off	-70
its on	-122
its on my	-99
its on the	-60
its own	-157
its own </s>	-153
its place	156
its still	-163
its the	134
its type	106
itself	-23
itself </s>	13
jab	8
jacket	-179
jacket ,	-115
jam	-207
jam ,	-151
jam again	-90
jam again </s>	-90
jamaican	-34
jamal	10
japanese	79
jar	-72
jar </s>	109
jar of	-183
jar opener	-92
jar opener that	-92
jargon	132
jargon </s>	132
java	171
java </s>	130
java <number>	133
jaw	201
jazz	50
jazz </s>	-138
jazz piano	179
jeans	4
jehovah	118
jehovah witness	112
jelena	7
jelena get	7
jelena get the	7
jell	-127
jelly	-179
jelly </s>	-130
jellyfish	66
jersey	25
jersey </s>	142
jersey number	-46
jet	72
jigsaw	61
jira	183
jira is	92
jira is ban	92
jo	117
job	15
job ,	-8
job , <number>	193
job :	-56
job </s>	67
job <name>	-65
job ad	-72
job ad </s>	-72
job and	-57
job as	-89
job at	167
job at a	134
job at the	106
job by	74
job come	132
job end	193
job for	127
job i	-14
job in	142
job is	216
job on	120
job on a	100
job only	168
job part-time	-177
job part-time </s>	-177
job to	111
job was	-119
join	-163
join </s>	-197
join <name>	-90
join a	143
join me	107
join the	-24
join the <number>	-140
join the call	-93
join the firm	109
join the volunteer	113
join the zoom	-133
joint	224
jointly	74
joke	-461
joke ,	-142
joke </s>	-326
joke about	-286
joke about <days>	-111
joke about the	-127
joke for	-141
joke for a	-112
joke in	-64
joke in this	-47
jollof	21
jona	38
jona ,	38
jona , the	29
josefina	-89
josefina ,	-89
journal	48
journal ,	115
journal want	-152
journey	54
journey </s>	107
joy	-141
joy </s>	-141
joyce	158
json	93
judge	-69
judge by	-141
judge by the	-141
judo	77
judo ,	129
juggle	45
juice	-85
juki	140
juma	-70
juma from	-70
jump	-177
jump ,	-28
jump </s>	-6
jump to	-52
jump when	-129
jumper	-230
jumper </s>	-139
jumpy	-97
jumpy around	-62
junction	-77
junior	342
junior </s>	183
junior <kin>	61
juno	-32
just	-210
just <day>	-125
just <kin>	9
just <name>	78
just <number>	93
just <number> <kin>	55
just a	210
just an	-5
just answer	167
just arrive	-111
just arrive ,	-111
just ask	-161
just ask for	-123
just back	-129
just buy	-13
just buy a	-13
just call	-196
just call ,	-122
just call </s>	-138
just close	-68
just cut	39
just die	-140
just do	72
just do the	83
just drop	-185
just drop a	-130
just eat	-97
just eat a	-124
just find	-85
just finish	-104
just finish the	-104
just fix	-136
just for	132
just freeze	-80
just get a	-175
just get engage	42
just give	-200
just give me	-153
just go	-135
just hand	-39
just hang	-187
just have	34
just have a	93
just in	-184
just knock	-69
just land	-200
just land in	-153
just leave	-133
just leave ,	-122
just like	-138
just lose	-169
just lose a	-129
just love	-62
just me	222
just me and	214
just move	175
just move in	117
just nick	-152
just not	40
just now	-573
just now ,	-200
just now </s>	-522
just open	-44
just pick	-129
just post	-102
just push	109
just put	251
just put the	160
just raise	221
just read	-172
just read that	-121
just remind	-117
just remind me	-117
just restart	-81
just restart the	-81
just ring	-147
just ring ,	-66
just run	-122
just run the	-122
just say	-74
just see	-202
just send	-127
just send a	-69
just send me	-105
just settle	-100
just settle an	-100
just sign	138
just snap	-69
just spill	-80
just start	90
just talk	-50
just tell	-183
just tell me	-219
just texted	-142
just the	87
just the <number>	10
just there	-168
just throw	-101
just throw up	-101
just tune	127
just tune up	127
just type	73
just wake	-55
just wake up	-55
just walk	-128
just walk in	-70
just walk past	-94
just want	-67
just want to	-67
just watch	-124
just watch a	-116
just yell	102
k	-14
k8s	-44
kabaddi	-79
kafka	-81
kale	18
karaoke	-121
karaoke is	90
karin	-11
kasimir	-10
kayak	-61
kebab	14
kebab </s>	-141
keen	-33
keen </s>	58
keep	166
keep ,	-4
keep </s>	-198
keep <kin>	-112
keep <name>	151
keep <number>	173
keep <number> <kin>	98
keep <number> month	97
keep <number> set	-15
keep a	45
keep all	106
keep all my	120
keep answer	161
keep answer in	107
keep answer under	97
keep apart	161
keep ask	-126
keep at	69
keep at <name>	-62
keep bee	150
keep bee ,	112
keep bee and	-65
keep bee behind	178
keep bee on	148
keep bee since	15
keep by	-80
keep code	144
keep cry	-83
keep everything	-39
keep everything in	-64
keep fast	147
keep for	182
keep get	-274
keep get <number>	-158
keep get a	-137
keep give	-146
keep go	-216
keep go </s>	-112
keep her	163
keep hit	-136
keep in	142
keep in his	44
keep in the	-45
keep it	-39
keep it </s>	106
keep it brief	-91
keep it light	-158
keep it short	-183
keep it to	-99
keep it under	63
keep kosher	148
keep kosher </s>	89
keep kosher at	106
keep log	-115
keep log me	-115
keep me	154
keep me awake	52
keep me off	62
keep my	286
keep my diary	116
keep nothing	-4
keep on	117
keep pop	-92
keep reply	94
keep reply short	94
keep say	-180
keep secret	108
keep secret in	108
keep send	-178
keep send me	-178
keep tell	-58
keep that	-91
keep that </s>	-113
keep the	19
keep the <name>	82
keep the <number>	-122
keep the account	55
keep the book	95
keep the guitar	8
keep the theory	87
keep the tone	18
keep their	16
keep their name	-52
keep this	76
keep time	-144
keep time out	-144
keep up	24
keeper	86
keeper </s>	52
kendo	-50
kenji	15
kenji ,	15
kennel	168
kerb	-140
kerb </s>	-140
kernel	-164
keto	175
kettle	-123
kettle 's	-124
kettle 's on	-114
kettle ,	-100
kettle </s>	82
kettle is	-140
kettle on	-178
kettle on </s>	-163
kettlebell	-67
key	-69
key ,	150
key </s>	-16
key and	161
key and feed	161
key are	-130
key are with	118
key at	-157
key come	131
key do	-174
key do n't	-174
key for	116
key in	44
key is	-93
key is keep	-30
key on	-65
key to	234
key to our	172
key to the	169
keyboard	-46
keyboard ,	-83
keyboard , ignore	-86
keyboard </s>	106
keyboard is	111
keyboard is <name>	141
keynote	-62
kg	-97
kg since	78
kg since the	68
kibbutz	-11
kick	-72
kick in	-112
kick in at	76
kick me	-90
kick me out	-90
kick off </s>	-143
kick off the	-153
kickoff	47
kid	-95
kidney	280
kidney ,	142
kidney </s>	211
kidney bean	-90
kidney diet	114
kidney to	152
kidney to my	152
kidney transplant	148
kidney transplant </s>	134
kill	-244
kill </s>	-27
kill for	-111
kill for a	-85
kill it	86
kill it </s>	93
kill me	-290
kill me </s>	-209
kill me after	-131
kill me now	-126
kill the	-117
kill us	-10
killer	-161
killer </s>	-115
kiln	178
kiln </s>	133
kiln and	138
kiln and all	97
kiln is	173
kiln is a	130
kiln is in	101
kilo	74
kilo </s>	-15
kilo <kin>	-150
kilo and	33
kilo at	-53
kilo before	110
kilo in	-155
kilo of	20
kilo of quince	-128
kilo since	117
kilo since the	160
kilometre	177
kilometre </s>	125
kilt	90
kilt is	7
kimchi	102
kimono	-40
kin	149
kind	-21
kind ,	-71
kind </s>	172
kind of	-23
kinda	-59
kindergarten	156
kindergarten </s>	88
kindly	-218
kindly </s>	-98
king	-244
kingdom	-41
kiosk	83
kipper	-104
kit	157
kit 's	155
kit </s>	181
kitchen	-45
kitchen 's	-22
kitchen ,	24
kitchen , <number>	160
kitchen </s>	129
kitchen everything	42
kitchen everything is	42
kitchen floor	-120
kitchen floor is	-120
kitchen have	175
kitchen is	6
kitchen table	125
kitchen table </s>	130
kitchen windowsill	160
kite-surfing	-12
klarna	140
km	76
km ,	141
km </s>	67
km <number>	-111
km a	-76
km a year	-41
knackered	-150
knackered ,	-150
knee	380
knee ,	191
knee </s>	182
knee are	193
knee are go	105
knee are shoot	156
knee be	111
knee can	85
knee can n't	85
knee go	8
knee have	-27
knee in	-97
knee is	-51
knee need	87
knee need replace	87
knee never	70
knee shoot	101
knee shoot from	101
knee will	119
knee will n't	119
kneel	68
kneel ,	84
kneel since	80
kneel since the	80
knife	26
knife ,	4
knife </s>	70
knife in	-59
knife in the	-84
knight	-210
knit	239
knit <number>	-101
knit circle	80
knit circle </s>	112
knit for	95
knit group	15
knit left-handed	45
knit left-handed </s>	45
knit on	155
knit sock	157
knit sock on	93
knock	-16
knock <number>	91
knock it	-184
knock it down	-140
knock it over	-87
knock me	144
knock me out	116
knock my	-163
knock my coffee	-106
knot	-147
know	-7
know ,	-137
know </s>	-238
know <name>	68
know <name> </s>	28
know about	152
know about the	125
know because	99
know excel	152
know how	53
know i	12
know i 'm	12
know if	-316
know if <name>	-154
know if its	-88
know if they	-115
know if those	-125
know if we	-61
know is	-121
know is how	-135
know my	187
know no	-35
know nothing	-109
know nothing </s>	-30
know that	-8
know that </s>	-143
know the	158
know the answer	-142
know what	-237
know what you	-93
know whose	-131
know why	-22
know why </s>	35
kofi	-57
kofi ,	28
kofi have	132
koji	-43
koji and	-43
kombucha	122
korfball	43
kosher	219
kosher ,	149
kosher </s>	145
kosher at	106
kosher at home	106
kotlin	141
kubernete	142
kwame	-56
kwame is	-41
kwame is off	-41
l	38
label	-81
label 's	-194
label </s>	-146
label are	177
label by	125
label have	-183
label overlap	-126
label overlap </s>	-126
label printer	62
label say	-79
labour	-115
lace	-143
lactose	244
lactose </s>	119
lactose intolerant	172
lactose intolerant ,	108
lactose intolerant </s>	104
lactose is	127
ladder	135
ladder ,	-80
ladder </s>	62
ladder any	97
ladder any more	97
ladder is	135
lady	-172
lady ,	144
lady , <name>	134
lady across	75
lady across the	75
lady at	-235
lady at the	-203
lady call	144
lady call <name>	144
lady have	-132
lady in	-116
lady in front	-67
lady on	-144
lady on the	-144
lady was	-136
lady who	53
lag	-235
lag </s>	-146
lake	181
lake </s>	113
lamb	40
lamb start	157
lamb start <number>	120
lame	45
laminate	-135
laminitis	109
lamp	-129
lamp </s>	98
lamp from	178
land	-45
land ,	-46
land </s>	-112
land at	-188
land at <number>	-188
land in	96
land in <name>	-143
land in my	159
land on	50
land page	-184
land page </s>	-133
landscape	-193
landscape </s>	-168
lane	61
lane </s>	68
lane <number>	122
language	76
language ,	190
language , <name>	104
language </s>	92
language are	125
language exchange	32
language for	57
lap	-110
lap </s>	-83
lapse	122
lapse </s>	142
lapse in	59
laptop	-76
laptop 's	-96
laptop 's a	13
laptop 's at	-123
laptop ,	-42
laptop </s>	-31
laptop and	-156
laptop at	149
laptop eat	-164
laptop fan	-62
laptop is	22
laptop run	26
large	155
large </s>	30
large print	192
large print only	126
larger	68
lasagne	-87
lasagne </s>	19
lasagne that	-96
lasagne tonight	-119
laser	206
last	-143
last ,	-111
last </s>	-31
last <day>	235
last <day> ,	147
last <day> </s>	188
last <day> of	145
last <month>	148
last <month> ,	97
last <month> </s>	200
last <name>	-89
last <number>	-76
last <number> </s>	-250
last <number> day	94
last <number> have	-57
last <number> minute	-136
last <number> was	-69
last <number> week	182
last <number> year	-156
last answer	-209
last answer </s>	-110
last answer was	-122
last autumn	186
last autumn </s>	166
last bite	-63
last chart	-116
last day	218
last day is	98
last email	-97
last email was	-97
last hour	-120
last in	108
last job	-156
last leg	56
last leg </s>	56
last line	-209
last line </s>	-122
last line is	-139
last line of	-73
last lot	-172
last message	-190
last message was	-109
last minute	-145
last month	-59
last month </s>	-76
last night	-660
last night 's	-190
last night ,	-238
last night </s>	-401
last night and	-122
last night are	-120
last night i	-103
last night was	-133
last of	-9
last page	-180
last page </s>	-139
last paragraph	-136
last question	-120
last question </s>	-110
last reply	-127
last resort	-144
last row	-55
last sentence	-61
last spring	184
last spring ,	79
last spring </s>	155
last step	-162
last summer	157
last summer </s>	165
last thing	151
last time	107
last time </s>	140
last tonight	-59
last tonight </s>	-59
last week	-89
last week 's	-149
last week ,	78
last week </s>	-118
last week of	106
last week was	-95
last winter	205
last winter </s>	201
last year	135
last year 's	-159
last year ,	243
last year </s>	136
last year and	187
last year for	120
latch	113
latch on	143
latch on the	143
late	-213
late ,	-182
late , <number>	4
late , i	9
late , so	-178
late , will	-45
late </s>	-248
late <kin>	226
late <kin> 's	274
late <kin> <name>	132
late <month>	152
late <month> </s>	152
late again	-144
late again </s>	-125
late again today	-42
late already	-104
late already </s>	-104
late and	-189
late for	-156
late to	-132
late to a	-125
late today	-86
late today </s>	-85
late tonight	-97
late with	76
late with the	76
lately	17
latency	-135
later	-273
later </s>	-374
latest	-120
latex	197
latex ,	51
latex </s>	116
latex so	163
lathe	203
lathe ,	96
lathe is	94
latin	23
latin name	23
laugh	-490
laugh </s>	-336
laugh at	-188
laugh at me	-74
laugh at that	-63
laugh at your	-91
launch	59
laundrette	84
laundrette ,	7
laundromat	147
laundromat in	145
laundromat in <name>	145
laundry	36
laundry </s>	-6
laundry in	140
laundry in <name>	133
laundry is	-115
laundry on	-4
laundry on <days>	132
law	178
law </s>	139
law and	88
law at	162
law for	14
law for <kin>	14
law in	-78
law in <name>	-78
law school	104
lawn	18
lawn </s>	-63
lawnmower	-135
lawnmower </s>	-135
lay	-54
lay off	94
lay off from	102
lay off in	158
layer </s>	121
layoff	117
layout	-84
layout </s>	-88
layover	-141
lazy	-92
lazy </s>	-92
lead	16
leader	-17
leader ,	-71
leader , <name>	-85
leaf	-194
leaf blower	-114
leaflet	-302
leaflet </s>	-142
leaflet are	73
leaflet is	-123
league	293
league </s>	184
leak	-89
leak </s>	71
leak on	-148
leak on the	-127
lean	65
learn	153
learn </s>	150
learn <name>	56
learn <name> ,	109
learn <name> </s>	-122
learn <name> because	117
learn <name> for	143
learn <name> from	128
learn <name> since	101
learn best	38
learn from	-136
learn from your	-117
learn how	-153
learn how to	-144
learn it	167
learn nothing	-105
learn nothing from	-105
learn rate	-177
learn sign	84
learn sign language	84
learn the	83
learn to	231
learn to <kin>	204
learn to drive	174
learn to read	221
learn to ride	74
learn to swim	189
learner	83
lease	194
lease </s>	174
lease end	215
lease end in	215
lease is	-20
lease on	214
lease on the	200
lease run	170
lease run out	170
lease through	63
lease through to	63
least	-79
least </s>	93
least <number>	111
least favourite	52
leather	-7
leave	104
leave ,	22
leave , the	16
leave </s>	-99
leave <name>	32
leave <name> in	124
leave <number>	-129
leave a	-291
leave a comment	-165
leave after	-157
leave alone	94
leave alone ,	94
leave and	54
leave and i	117
leave arm	153
leave at	-81
leave at <name>	154
leave at <number>	-96
leave at the	-89
leave back	-9
leave big	-106
leave blank	-81
leave by	158
leave do	-145
leave ear	122
leave ear </s>	95
leave ear have	84
leave ear is	86
leave ear since	107
leave early	52
leave early </s>	52
leave every	107
leave every second	107
leave eye	226
leave eye since	96
leave foot	-10
leave foot fall	-126
leave for	-27
leave for <name>	121
leave for the	-148
leave from	49
leave from <number>	49
leave hand	137
leave hand only	91
leave her	49
leave him	66
leave his	-27
leave in	-261
leave in <month>	257
leave in <number>	-196
leave in an	-120
leave in my	-53
leave in the	-278
leave is	48
leave it	-65
leave it </s>	-161
leave it blank	-106
leave it out	96
leave knee	228
leave knee </s>	65
leave knee have	80
leave me	157
leave me </s>	124
leave me a	-14
leave me her	95
leave me his	68
leave me the	122
leave me with	50
leave my	-259
leave on	-53
leave on the	-115
leave open	-115
leave out	-72
leave out the	-79
leave over	-202
leave over </s>	-134
leave school	209
leave school at	201
leave shoe	-104
leave shoulder	156
leave side	127
leave side </s>	137
leave that	-85
leave the	17
leave the <kin>	49
leave the <name>	40
leave the army	100
leave the bank	142
leave the church	119
leave the gate	-124
leave the meet	-160
leave them	-161
leave till	111
leave to	66
leave to me	135
leave to open	-17
leave today	-100
leave today </s>	-107
leave until	168
leave us	63
leave with	-101
leave without	-127
lecture	-61
lecture </s>	-149
lecture about	-5
lecture in	122
lecture me	55
ledger	130
ledger </s>	86
leek	7
leek </s>	-19
left-footed	113
left-footed ,	113
left-footed , play	113
left-handed	296
left-handed ,	185
left-handed , so	124
left-handed </s>	183
left-handed and	90
left-handed tool	121
left-handedness	-16
left-handedness mean	-16
left-hander	128
leftover	124
leftover </s>	124
lefty	-10
leg	136
leg ,	119
leg </s>	65
leg <number>	145
leg <number> </s>	126
leg ache	-111
leg are	-205
leg are jelly	-127
leg below	115
leg below the	115
legacy	145
legal	235
legal </s>	65
legal have	155
legal have to	155
legally	-151
legally </s>	-122
legend	-185
legend </s>	-147
legged	-54
legged <kin>	-54
leila	117
leila on	-38
lemon	31
lemon </s>	49
lemon drizzle	40
lend	198
lend me	119
lend me his	113
length	29
length </s>	-39
length <number>	145
length of	-143
lens	52
lens </s>	97
lentil	-227
lentil ,	-140
lentil </s>	-162
leo	-60
less	-37
less </s>	144
less <name>	-108
less <name> </s>	-108
less <number>	-183
less about	-88
less like	-79
less like a	-79
less strict	79
less than	203
less than <number>	124
lesson	142
lesson ,	102
lesson </s>	119
lesson <number>	-138
lesson are	121
lesson are <days>	121
lesson in	111
lesson in <name>	111
lesson on	54
lesson to	122
lesson to <number>	128
lesson with	195
lesson with <name>	172
let	-47
let 's	-293
let 's pretend	-155
let 's say	-241
let <name>	28
let a	19
let do	-151
let do the	-130
let her	105
let her </s>	105
let him	69
let in	-127
let in <number>	-127
let it	17
let me	-75
let me go	-77
let me have	82
let me work	121
let my	161
let out	19
let the	-117
let the <kin>	-125
let them	-98
let us	86
let us touch	117
letter	-188
letter 's	-116
letter ,	-119
letter </s>	-96
letter about	-117
letter are	100
letter come	62
letter come this	-41
letter for	-118
letter for the	-139
letter from	-6
letter from the	111
letter i	34
letter in	-45
letter in the	-128
letter is	-176
letter is <number>	-78
letter need	-128
letter need to	-128
letter on	-192
letter on the	-133
letter please	-105
letter please </s>	-105
letter say	43
letter that	-83
letter to	-106
letter to the	-304
letterpress	134
lettuce	-102
leukemia	98
level	35
level ,	37
level </s>	-130
level <name>	194
level <name> </s>	161
level <number>	-10
level <number> ,	-60
level <number> </s>	90
level and	120
level have	-45
level in	-11
lever	-159
levothyroxine	162
levothyroxine every	126
levothyroxine every morning	126
library	141
library </s>	53
library on	133
library on <days>	143
library say	-54
library van	51
library van ,	51
licence	319
licence ,	109
licence </s>	84
licence after	87
licence at	97
licence at <number>	94
licence come	93
licence come up	93
licence for	142
licence for the	122
licence i	170
licence in	71
licence is	78
licence was	109
licence was take	109
license	42
license is	-53
lichen	143
lichen ,	84
lid	-22
lid ,	-177
lid , its	-150
lid </s>	29
lido	99
lie	64
lie </s>	-237
lie down	80
lie on	-110
lie there	-118
lie this	-58
life	334
life ,	198
life </s>	305
life is	-144
lifeboat	105
lifeboat crow	99
lifelong	170
lifetime	-80
lifetime error	-47
lift	101
lift 's	-61
lift ,	-9
lift </s>	257
lift <number>	-21
lift a	-189
lift and	-61
lift for	132
lift in	-43
lift in our	-26
lift is	-131
lift is out	4
lift is stick	-129
lift more	106
lift more than	106
lift on	-59
lift over	107
lift over <number>	107
lift the	94
lift was	-93
light	-128
light 's	71
light ,	-48
light </s>	20
light and	-140
light at	102
light go	-173
light in	-86
light is	-146
light off	-179
light off </s>	-124
light on	-121
light on the	-61
light sleeper	124
light up	-168
lighter	63
lighter </s>	63
lighthouse	17
lighthouse keeper	-41
like	-90
like </s>	39
like <kin>	-69
like <kin> </s>	-139
like a	-378
like a <kin>	24
like a <number>	-107
like a brick	-98
like a criminal	-80
like a hymn	74
like a letter	-116
like a list	106
like a ransom	-65
like a robot	-139
like a tractor	-123
like an	-144
like an idiot	-59
like dirt	-133
like epipen	122
like epipen allergic	122
like her	113
like him	-112
like how	-147
like i	-326
like i 'm	-299
like ice	-61
like ice </s>	-61
like it	-8
like it </s>	-164
like it when	71
like mad	-113
like me	173
like me </s>	173
like my	175
like my answer	103
like number	51
like option	-121
like soap	23
like soap to	23
like something	-122
like that	80
like that </s>	-209
like that <number>	128
like that second	-66
like the	-138
like the <name>	-108
like the end	-112
like the first	-95
like the second	-206
like the way	-113
like the whole	71
like them	-168
like these	-110
like thing	185
like thing in	154
like this	-216
like this </s>	-74
like this <number>	-177
like this plan	-120
like this song	-71
like to	-43
like to know	-224
like to say	-122
like when	178
like where	-120
like where this	-120
like you	124
like you say	-87
like you to	96
like your	80
like your answer	112
lily	9
lily </s>	159
lily on	-97
lime	95
limerick	-241
limerick </s>	-112
limerick about	-152
limescale	-89
limescale off	-121
limescale off a	-121
limit	-58
limit ,	-13
limit </s>	7
limit for	60
limit to	164
limit to <number>	133
limit until	-95
limit until the	-95
limp	-291
limp </s>	-200
limp since	-130
limp since the	-130
lindy	49
lindy hop	49
line	-149
line 's	63
line 's a	27
line ,	-24
line , <number>	35
line </s>	-50
line <kin>	122
line <number>	-150
line <number> ,	21
line <number> </s>	-349
line <number> and	-156
line <number> have	-155
line <number> is	-121
line <number> make	177
line <number> of	-141
line a	46
line a page	46
line about	-161
line and	-232
line as	-108
line at	-174
line at the	-151
line each	-131
line each </s>	-131
line for	-115
line for a	-139
line for me	-11
line from	-87
line have	-126
line i	-116
line in	-27
line in <name>	-12
line in the	-111
line into	-90
line just	-116
line long	-160
line long </s>	-73
line mean	-179
line of any	135
line of the	-154
line on	-184
line or	-113
line over	-187
line should	-115
line to	-211
line under	-108
line up	74
line up </s>	58
line was	62
line with	16
lineman	68
linen	162
linen </s>	145
liner	-148
linguistics	104
link	-38
link ,	47
link </s>	34
link are	-193
link are dead	-126
link below	-124
link below </s>	-124
link in	-102
link is	-87
link with	-134
lint	-137
linter	-205
linter </s>	120
linter want	-107
linux	194
lip	-197
lip-read	184
lip-read <name>	155
liquid	153
liquid </s>	91
lise	122
list	-232
list 's	99
list ,	-149
list , <number>	-151
list , so	-144
list , which	-151
list :	-139
list : <number>	-216
list </s>	-120
list <number>	24
list <number> country	-104
list and	-128
list are	61
list below	-150
list build	146
list build </s>	120
list by	68
list for	-31
list for <number>	-139
list for a	-60
list for the	-135
list have	-106
list have <name>	-94
list in	-53
list is	-265
list is a	-142
list look	88
list of	-94
list of <number>	136
list of name	-150
list price	-28
list to	-110
list what	-99
list with	-131
list you	-79
list you give	-61
listen	-88
listen </s>	-129
listen to	21
listen to the	-114
listener	71
listing	115
listing from	115
listing from <number>	115
lite	131
literal	-111
literal </s>	-111
literally	52
literally </s>	83
lithium	179
lithium ,	139
lithium </s>	52
lithium for	52
litre	111
litre </s>	138
litre a	113
litre a year	113
litre tank	-145
litre tank </s>	-145
litter	-121
little	-49
little </s>	-64
little <kin>	-30
little <name>	258
little <name> </s>	124
little <number>	198
little one	-88
little one </s>	-88
live	-10
live ,	60
live </s>	34
live <number>	157
live <number> door	29
live aboard	112
live aboard a	112
live above	-129
live above a	-153
live alone	84
live alone </s>	136
live alone with	-75
live and	-6
live at	-4
live at my	172
live at number	-123
live at the	17
live behind	156
live behind the	145
live downstair	127
live downstair </s>	118
live for	98
live here	-76
live here </s>	62
live here since	-154
live in	-109
live in </s>	150
live in <name>	-304
live in <number>	164
live in a	24
live in my	139
live in the	188
live my	142
live my <kin>	142
live near	-79
live off	175
live off the	102
live on	90
live on <number>	89
live on a	-28
live on my	159
live on the	-17
live on toast	-134
live over	-13
live over the	138
live past	61
live room	8
live room is	40
live stream	-108
live there	-153
live with	82
live with her	-52
live with me	66
live with my	204
live with us	156
liver	163
liver scare	62
liver scare </s>	62
livery	129
livery in	129
livery in <name>	129
livid	-133
load	-204
load ,	-154
load </s>	-267
load at	-122
load at the	-122
load bay	54
load shed	-21
loader	130
loaf	-65
loaf </s>	-93
loaf and	-134
loan	31
loan ,	118
loan </s>	-79
loan and	151
loan from	120
loan until	-98
loan until <number>	-98
lobby	-184
lobster	-137
lobster </s>	-137
local	153
local </s>	-66
local paper	137
lock	101
lock </s>	15
lock after	49
lock down	139
lock for	-152
lock in	64
lock myself	-134
lock myself out	-134
lock out	-140
lock the	86
lock up in	167
lock up the	-63
lock with	-131
lockdown	147
lockdown </s>	108
locker	-39
locum	17
lodge	56
lodge with	56
lodge with us	56
loft </s>	68
loft conversion	141
loft with	-124
log	106
log 's	-151
log ,	-185
log </s>	-249
log below	-88
log below </s>	-88
log every	-100
log in	-171
log in ,	-72
log in </s>	-207
log in <name>	56
log in and	-148
log is	151
log me	-274
log me out	-274
log since	-158
log to	171
log to <name>	171
log truck	66
logic	-128
login	-265
login </s>	-163
login bug	-112
login bug </s>	-75
login page	-90
login page ,	-73
logistics	72
logistics </s>	139
logo	-244
logo </s>	-124
long	-18
long ,	-185
long </s>	-408
long answer	25
long as	25
long covid	212
long day	-158
long email	64
long enough	-150
long for	-240
long for the	-176
long in	-129
long is	110
long paragraph	159
long paragraph are	47
long paragraph wear	-15
long run	151
long story	35
long story </s>	35
long to	-47
long-distance	174
long-distance train	107
longcase </s>	-64
longer </s>	-166
longer than	73
longer than <number>	157
longer than a	8
longer than anyone	46
longer than the	-215
loo	-30
loo </s>	71
look	-276
look </s>	-242
look after	415
look after </s>	141
look after <kin>	108
look after my	91
look after the	176
look alike	-46
look at	-140
look at </s>	-66
look at a	-145
look at it	54
look at me	-259
look at my	-36
look at the	-148
look at this	-106
look awful	-132
look awful </s>	-132
look back	168
look back </s>	168
look better	-144
look better </s>	-73
look clean	-104
look different	-109
look fine	-193
look fine </s>	-125
look first	-111
look first </s>	-111
look for	-49
look for a	-184
look for something	90
look for the	-167
look horrible	-96
look in	-132
look it	-182
look it up	-148
look like	-351
look like </s>	-90
look like a	-283
look lovely	-115
look low	-124
look nice	-115
look nice </s>	-107
look odd	-134
look off	-170
look off ,	-96
look off </s>	-162
look ok	-122
look ok </s>	-111
look right	-126
look sad	-66
look smart	-154
look smart </s>	-101
look the	138
look the same	138
look to	-175
look up	42
look wrong	-124
look wrong </s>	-69
loom	-79
loom in	-10
loop	-220
loop ,	-129
loop </s>	-279
loop end	-128
loop end when	-128
loop in	49
loop is	-150
loop run	-120
loop to	-131
lorry	39
lorry 's	-143
lorry </s>	173
lorry <kin>	-13
lorry between	160
lorry between <name>	160
lorry to	165
lorry to <name>	165
lose	-131
lose ,	-154
lose </s>	-316
lose <number>	60
lose <number> </s>	-153
lose <number> kilo	200
lose <number> stone	48
lose a	-282
lose a <kin>	-26
lose an	-9
lose at	-170
lose count	-139
lose her <kin>	-151
lose his	21
lose in	-27
lose in the	-94
lose it	-196
lose me	114
lose me </s>	145
lose money	-13
lose money since	34
lose most	124
lose most of	83
lose my	11
lose my <kin>	108
lose my hear	146
lose my licence	68
lose my place	-241
lose my sense	130
lose my voice	-144
lose on	-141
lose our	18
lose our <kin>	101
lose our first	112
lose power	-116
lose the	66
lose the <name>	-53
lose the book	-106
lose the connection	-154
lose the first	-138
lose the last	-166
lose the line	-108
lose the other	151
lose the page	-143
lose the roof	-95
lose the thread	-104
lose to	-143
lose to the	27
loser	-154
loser </s>	-154
loss	-117
loss is	-127
loss is <kin>	-127
lot	-147
lot </s>	-50
lot are	63
lot of	-112
lottery </s>	64
loud	-47
loud ,	-155
loud </s>	-74
loud i	-114
loud in	-119
loud in this	-112
loud place	141
loud this	-70
loud today	-105
loud today </s>	-105
loudest	-144
lounge	162
lounge ,	114
lousy	-139
love	-108
love </s>	-5
love <name>	83
love a	-135
love how	-116
love how you	-79
love it	-71
love it ,	-98
love it </s>	27
love that	-143
love the	-206
love the new	-112
love this	-63
love to	-122
lovely	-124
lovely </s>	-134
lovely but	-49
lovely in	-129
lover	-138
low	54
low ,	-112
low </s>	133
low <name>	21
low salt	-5
lower	-4
lowercase	34
lowercase in	-148
luck	-227
luck </s>	-148
lucky	9
lucky </s>	-89
luggage	-90
luggage only	69
luis	93
lukewarm	83
lukewarm </s>	68
lump	-141
lunch	-272
lunch ,	-260
lunch , back	-159
lunch </s>	-241
lunch and	-174
lunch at	80
lunch at <number>	111
lunch at the	-104
lunch break	158
lunch club	85
lunch daily	64
lunch do	-101
lunch for	-70
lunch for the	-59
lunch i	-264
lunch i have	-133
lunch is	5
lunch is at	139
lunch meeting	126
lunch meeting then	126
lunch that	-188
lunch today	-78
lunch was	-194
lunchtime	155
lung	233
lung </s>	145
lung are	119
lupus	48
lute	92
lycée	123
lycée in	123
lycée in <name>	123
lyric	-175
m	-96
m </s>	-199
ma	57
ma <kin>	149
mac	206
mac at	156
mac at home	126
mac mini	115
mac mini under	79
macbook	152
machine	-18
machine 's	119
machine ,	170
machine , a	109
machine </s>	91
machine at	-30
machine at the	-111
machine but	-132
machine in	54
machine in the	37
machine is	36
machine is a	122
machine on	-141
machine was	-123
mackerel	-36
macro	-17
macro run	-180
macular	188
macular degeneration	112
mad	-82
mad </s>	-180
mad about	149
mad about otter	149
madam	-113
madeira	-111
madness	-162
madness </s>	-164
magazine	-29
magazine </s>	-52
magic	8
magistrate	135
magnet	-55
magnet </s>	-55
mahjong	-9
maid	-35
maid of	70
maid of honour	70
maiden	78
maiden name	78
maiden name ,	39
maiden name </s>	130
maiden name is	154
mail	-47
mail </s>	54
mail ask	-142
mail ask who	-142
mail in	49
mail in <name>	49
mail is	-84
mail merge	-138
mail only	-75
mail only ,	-75
mail say	-194
mail to	-192
mail to the	-133
main	55
main <kin>	155
main <kin> is	155
main by	-106
main competitor	-93
main gas	100
main gas </s>	100
main road	-45
main water	126
mainly	155
mainly </s>	147
maintain	217
maintain a	113
maintain a small	113
maintain the	117
maintenance	-63
maja	118
major	138
make ,	102
make </s>	114
make <name>	-113
make <number>	74
make <number> version	-148
make a	-109
make a list	-196
make a noise	-154
make a one-page	69
make a rota	-136
make a table	-135
make all	109
make another	-149
make by	119
make dinner	-139
make for	114
make from	17
make have	-153
make hear	108
make hear test	47
make her	56
make him	39
make in	109
make in <name>	138
make is	-22
make it	-22
make it </s>	-167
make it <number>	-76
make it a	-192
make it quick	-161
make it rhyme	-138
make it short	-157
make it sound	-121
make it worse	-69
make me	75
make me a	-139
make me cry	-185
make me gag	121
make me ill	132
make me itch	115
make me laugh	-208
make me sick	145
make me sound	13
make me wobbly	21
make mistake	-133
make mistake </s>	-133
make more	-129
make my	-61
make my own	156
make no	-204
make no sense	-204
make of	-119
make on	-140
make redundant	172
make redundant in	157
make saddle	101
make sense	-225
make sense </s>	-171
make sensor	19
make sensor for	19
make tea	-135
make team	125
make team <kin>	125
make that	-175
make that into	-110
make that noise	-125
make the	-6
make the <name>	-30
make the font	-133
make the rota	39
make this	-128
make to	-113
make up	-37
make up half	103
make with	-97
make you	-178
maker	88
male	163
mall	-105
mall ,	147
malt	63
man	-14
man 's	32
man </s>	19
man <name>	111
man at	-168
man at the	-135
man at work	-96
man call	134
man call <name>	134
man can	-93
man come	28
man from	-141
man go	-101
man in	125
man in a	-108
man in hat	171
man in the	-59
man is	54
man name	149
man next	15
man next door	15
man of	49
man on	-185
man on the	-71
man ring	-141
man say	-146
man say it	-137
man was	-97
man who	-201
man with	-154
man with the	-122
man you	-88
manage	198
manage <number>	114
manage a	118
manage it	130
manage it </s>	99
manage stair	109
manage the	186
manage to	-180
mandatory	158
mango	31
manner	-120
manner </s>	-104
manual	176
manual ,	-20
manual </s>	190
manual barely	50
manual barely cover	50
manual handle	-54
manual is	-79
many	-372
many </s>	-116
many <kin>	29
many <name>	-123
many each	-86
many each </s>	-54
many egg	-145
many for	-54
many gram	-76
many hour	-79
many km	-118
many leg	-103
many minute	-34
many minute </s>	-34
map	-37
map ,	133
map , due	15
map </s>	-125
marathon	-38
marathon </s>	-65
marathon in	137
marathon in <month>	147
marathon is	4
marathon on	-38
marathon since	122
marathon since <number>	122
marble	-134
marble </s>	-134
march	-22
march ,	140
march </s>	-59
march to	-89
margaret	147
margin	-283
margin </s>	-159
marguerite	-61
marguerite ,	-61
marguerite , who	-61
mariachi	22
marine	142
marine biology	126
marine biology in	83
mark	80
mark ,	126
mark </s>	-134
mark <number>	-185
mark get	-148
mark my	22
mark my <name>	103
mark scheme	-39
market	96
market ,	204
market , <days>	125
market </s>	-91
market <kin>	51
market after	109
market day	208
market in	117
market in <name>	108
market is	5
market sell	121
market stall	77
marquee	64
marquee </s>	32
marriage	124
marriage ,	115
marriage </s>	60
marry	-24
marry ,	151
marry </s>	-127
marry <name>	151
marry <number>	17
marry a	-25
marry in	-108
marry in <name>	200
marry in a	152
marry in the	-116
marry on	138
marry on <number>	132
marry this	77
marry this spring	77
marry to	26
marry to a	175
marry to this	-90
mart	84
marta	-67
mascot	-86
mascot is	-86
mash	5
mash </s>	5
mask	68
mask </s>	25
mass	-51
mass spec	-4
mass spec is	-4
massage	117
mastectomy	141
master	221
master 's	-66
master 's in	87
master </s>	148
master for	111
master in	250
master in <name>	168
master in hydrology	93
master squad	120
mat	43
matatu	-131
match	-269
match ,	-79
match </s>	-238
match get	-93
match get rain	-93
match is	-131
match is on	-74
match report	-77
match the	-97
material	124
material </s>	107
maternity	168
maternity leave	146
math	192
math ,	219
math </s>	135
math and	126
math and <name>	133
math at	153
math at <number>	137
math hw	-128
math is	79
math is n't	-49
math sheet	-101
matter	-15
matter </s>	-71
matter arise	-122
matter for	14
matter for the	14
matter of	-126
matter to	179
matter to me	179
mattress	-111
maureen	91
max	38
max ,	-128
max </s>	49
max <number>	-99
max <number> </s>	-155
max <number> hour	61
may	188
may ,	225
may </s>	343
may <name>	-156
may <name> </s>	-156
may <number>	38
may <number> ,	-9
may <number> </s>	133
may and	173
may be	-228
may be </s>	-162
may be wrong	-87
may go	-164
may have	87
may i	-193
may i have	33
may i trouble	-132
may in	143
may not	59
may not open	31
may now	-128
may on	-61
may to	165
may to <month>	165
may use	169
may/june	155
maybe	-294
maybe </s>	-173
maybe <number>	-158
maybe <number> </s>	-116
maybe <number> hour	-134
maybe <number> minute	-71
maybe later	-42
maybe later </s>	-42
maybe not	-128
mayor	-33
mayor here	161
me	162
me "	66
me ,	287
me , <name>	253
me , <number>	-60
me , always	66
me , and	53
me , coeliac	59
me , ever	82
me , i	201
me , long	85
me , so	-24
me , the	148
me :	80
me <days>	39
me <kin>	50
me <kin> </s>	127
me <kin> <name>	-96
me <kin> have	-61
me <name>	123
me <name> ,	206
me <name> </s>	127
me <name> <name>	153
me <number>	-80
me <number> </s>	-136
me <number> dinner	-88
me <number> hour	25
me <number> minute	32
me <number> possible	-94
me <number> question	105
me <number> that	-123
me <number> try	-117
me a	-357
me a <number>	-215
me a joke	-107
me a list	-118
me a minute	-46
me a nice	-86
me a paragraph	-93
me a riddle	-99
me a sec	-112
me a short	-110
me about	-104
me about <number>	139
me after	-131
me again	-108
me again </s>	-85
me all	-98
me always	-23
me always </s>	120
me an	-43
me an hour	140
me and	302
me and </s>	-136
me and <kin>	102
me and <name>	289
me and <number>	111
me and a	51
me and an	106
me and my	116
me and nobody	141
me and the	113
me answer	-136
me anymore	119
me anymore </s>	119
me anything	-126
me as	77
me as a	178
me ask	-164
me at	-20
me at <number>	-20
me at the	22
me awake	52
me back	-182
me be	166
me be the	141
me because	-53
me because i	-147
me before	27
me by	59
me by my	-78
me can	38
me cry	-194
me cry </s>	-114
me do	123
me down	164
me down for	-90
me drive	136
me each	70
me every	172
me fix	-131
me fix it	-131
me for	-159
me for <number>	195
me for a	-196
me for eat	-149
me for the	-142
me from	60
me from now	93
me from the	13
me gag	121
me gag </s>	121
me go	-42
me go in	-63
me have	73
me he	-148
me her	97
me his	48
me hive	191
me hive </s>	173
me how	-194
me how long	-82
me how to	-122
me i	-44
me if	-163
me if it	-159
me ill	132
me ill </s>	132
me in	207
me in </s>	165
me in <month>	164
me in <name>	274
me in <number>	30
me in hospital	93
me in the	-54
me into	-44
me is	-121
me is set	-47
me it	-197
me itch	115
me just	-106
me just now	-87
me laugh	-208
me laugh </s>	-141
me leave	27
me like	138
me like a	69
me like dirt	-133
me metric	103
me metric ,	103
me migraine	141
me migraine </s>	141
me monthly	122
me my	172
me not	61
me nothing	-208
me nothing </s>	-170
me now	-78
me now </s>	-78
me off	225
me off </s>	180
me off the	96
me on	-21
me on </s>	-79
me on <day>	-59
me on <days>	184
me on <name>	-33
me on hold	-63
me on the	12
me on this	-97
me only	-116
me or	-187
me or is	-119
me out	17
me out </s>	76
me out in	90
me out of	142
me out this	-115
me out twice	-164
me over	-120
me over the	-114
me pay	-137
me per	136
me pick	-177
me please	-122
me plus	155
me read	-139
me she	-164
me she 'd	-101
me should	109
me sick	145
me since	141
me since i	113
me sir	-89
me so	-141
me something	-284
me speak	22
me step	-34
me step <number>	-34
me stiff	58
me stiff ,	58
me that	-17
me that <kin>	140
me that <number>	-83
me that i	-92
me the	-108
me the <name>	42
me the conclusion	78
me the list	-135
me the phone	-158
me the wrong	-106
me there	-178
me there 's	-123
me there </s>	-141
me this	-143
me this morning	-110
me through	6
me through the	11
me to	200
me to <name>	120
me to a	-172
me to ask	44
me to get	-155
me to the	162
me to this	92
me today	-240
me today </s>	-178
me under	122
me under <number>	122
me up	-112
me up </s>	-79
me wait	-76
me was	-160
me what	-120
me what 's	-84
me when	30
me where	-122
me whether	-106
me which	89
me who	172
me why	-161
me why </s>	-70
me why the	-108
me with	-43
me with <name>	152
me with <number>	-41
me with a	21
me with this	-95
me wobbly	21
me wobbly </s>	21
me word	67
me word a	88
me work	164
me work <number>	151
me write	58
meadow	-14
meal	175
meal </s>	178
meal fall	108
meal fall between	108
meal plan	88
mean	-86
mean </s>	-175
mean <number>	-80
mean <number> month	-80
mean by	-98
mean he	27
mean i	125
mean i repeat	-71
mean in	45
mean my	26
mean my <kin>	26
mean no	-14
mean no night	-122
mean nothing	160
mean nothing to	137
mean of	-90
mean ol	-75
mean ol '	-75
mean our	99
mean the	-194
mean the other	-98
mean to	201
mean to be	-148
mean what	-168
mean what exactly	-111
meaner	-164
meaner </s>	-110
meanwhile	64
meanwhile </s>	80
measure	-65
measure </s>	-151
measurement	75
meat	142
meat ,	-34
meat </s>	-102
meat for	138
meat for <number>	138
meat since	135
mechanical	131
med	56
med school	127
med school in	75
medal	56
medical	178
medical every	61
medical school	91
medicine	108
medicine </s>	111
meditate	93
meditate for	107
meditate for <number>	107
meditation	-15
medium	73
meet	-193
meet ,	-125
meet </s>	-184
meet <days>	99
meet <name>	-55
meet and	-101
meet at	45
meet at <name>	60
meet at <number>	-158
meet at mine	75
meet at the	105
meet every	72
meet get	-183
meet get move	-131
meet him	-140
meet him twice	-140
meet in	-32
meet in <number>	-137
meet in the	131
meet my	163
meet my <kin>	163
meet of	-92
meet on	47
meet on the	124
meet online	107
meet run	-110
meet run over	-110
meet some	-140
meet the	-105
meet to	-100
meet with	-170
meet with <name>	-170
meeting	237
meeting </s>	9
meeting after	112
meeting after <number>	112
meeting are	154
meeting before	178
meeting before <number>	167
meeting for	94
meeting for the	94
meeting then	126
meeting then </s>	126
meh	-220
meh </s>	-219
mei	5
melt	-224
melt </s>	-118
melt on	-108
member	75
member </s>	140
member of	-24
member of a	-69
membership	145
meme	-246
meme </s>	-105
memo	-113
memoir	-56
memorise	-18
memory	-250
memory at	-82
memory at row	-73
memory serve	-106
memory serve </s>	-106
mend	4
mend the	-120
mental	-148
mention	-305
mention </s>	-177
mention a	-131
mention it	-186
mention it </s>	-168
mentor	-39
menu	-252
menu ,	-155
menu :	-173
menu </s>	-161
menu at	43
menu for	59
menu go	-106
menu i	81
merge	-6
merge </s>	-35
merge is	45
merge it	-139
merge the	-106
merge with	106
merger	170
merger </s>	108
merry	-119
mesh	165
mess	-214
mess ,	-152
mess </s>	-92
mess after	-94
mess so	-136
mess this	-115
mess today	-98
mess today </s>	-81
mess with	-150
message	32
message ,	-9
message </s>	-74
message for	108
message for the	109
message from	-164
message get	-62
message get cut	-122
message in	15
message to	63
message was	-109
messi	-147
messy	-132
metal	155
metal but	-22
metal plate	161
metal plate in	174
metal taste	-139
meter	9
meter 's	137
meter </s>	-55
meter man	-79
metformin	51
metformin twice	139
method	-63
method </s>	-159
methotrexate	186
methotrexate ,	96
metre	75
metre ,	106
metre </s>	123
metre of	-117
metre of it	-60
metric	159
metric ,	42
metric , i	117
metric , never	62
metric </s>	127
metric in	72
metric only	109
metric only ,	103
metric unit	12
metric unit only	16
metro	-59
mg	82
mi	93
mi a	8
mic	-228
microbe	123
microwave	182
microwave </s>	92
mid	-75
mid <month>	138
mid <month> </s>	138
mid <name>	85
middle	-161
middle </s>	-180
middle <number>	203
middle <number> ,	134
middle of	-73
middle of a	-149
middle of the	-149
midnight	-249
midnight ,	-131
midnight </s>	-189
midwifery	137
might	-288
might <number>	-76
might as	-118
might as well	-118
might be	-187
might could	119
migraine	319
migraine ,	87
migraine </s>	245
migraine from	143
migraine from flicker	112
migraine with	124
migraine with aura	124
migrate	178
migrate from	140
migrate from <name>	140
migration </s>	41
miguel	33
miguel leave	33
mil	34
mild	-46
mile	81
mile </s>	100
mile a	141
mileage	145
mileage is	135
military	-52
military service	-33
military service in	-69
milk	-55
milk 's	74
milk ,	59
milk , <number>	-83
milk </s>	-75
milk <number>	-8
milk <number> <name>	141
milk <number> jersey	112
milk and	-162
milk and egg	-120
milk at	123
milk at <number>	123
milk by	-57
milk go	-141
milk in	-80
milk in the	-117
milk leave	-157
milk leave </s>	-157
milk on	-102
milk on the	-102
milk price	-6
milk tanker	135
milk than	-172
milk twice	85
milker	153
milker </s>	73
mill	230
mill ,	34
mill </s>	199
mill in	140
mill in <name>	125
mill is	-60
mill is what	-60
mill near	128
mill near <name>	128
million	73
million ,	-93
million </s>	-73
million row	100
min	-93
min ,	-168
min </s>	-90
min a	132
min a day	132
min ago	-143
min ago </s>	-106
min each	112
min each way	112
min in	-108
min in the	-108
min late	-132
min late </s>	-87
min leave	-132
min leave </s>	-132
min or	-160
min so	-89
min so be	-115
min to	-130
min today	-61
min today </s>	-61
min walk	134
mince	-144
mince </s>	-178
mince and	-133
mind	-153
mind ,	-18
mind , find	-69
mind </s>	-229
mind <name>	-31
mind for	138
mind that	-149
mind that </s>	-149
mind the	-55
mind your	-87
mine	172
mine 's	-10
mine 's <number>	-120
mine 's a	69
mine 's the	152
mine ,	170
mine , <name>	192
mine , <number>	164
mine </s>	-35
mine and	165
mine are	143
mine at	139
mine by	127
mine first	75
mine first <day>	75
mine go	103
mine half	92
mine have	-134
mine have go	-137
mine injury	-72
mine injury ,	-72
mine is	219
mine is a	108
mine is the	161
mine on	178
mine since	44
mine since <name>	154
mine so	34
mine till	70
mine till <number>	70
mine to	199
mine were	-122
mini	177
mini under	79
mini under <name>	79
minibus	163
minibus </s>	78
minimum	122
minimum wage	36
minister	-157
ministry	205
ministry </s>	75
minor	-112
minus	-98
minus <number>	-68
minus <number> ,	41
minus <number> </s>	80
minute	-308
minute ,	-144
minute </s>	-264
minute after	-54
minute ago	-239
minute ago ,	-96
minute ago </s>	-190
minute ago and	-71
minute and	-238
minute and i	-107
minute at	-98
minute at the	4
minute away	10
minute away </s>	10
minute before	-158
minute before my	-156
minute before the	-133
minute by	75
minute by ferry	89
minute each	231
minute each way	183
minute for	136
minute for the	136
minute from	-139
minute from <day>	-120
minute i	-147
minute in	94
minute in the	55
minute late	-146
minute late </s>	-84
minute leave	-209
minute leave </s>	-160
minute of	80
minute off	152
minute off </s>	152
minute on	-16
minute so	-117
minute so be	-96
minute this	-77
minute this morning	-77
minute tonight	-108
minute with	-91
mireille	119
mirela	61
mirror	76
mirror </s>	47
miscarriage	152
miscarriage before	152
misread	-159
misread it	-34
misread it </s>	-34
miss	20
miss </s>	-192
miss <name>	-24
miss <name> </s>	-121
miss <number>	159
miss <number> finger	135
miss a	-115
miss again	-140
miss an	-84
miss bracket	-99
miss bracket </s>	-67
miss from	-95
miss from the	87
miss in	-110
miss it	24
miss it </s>	-171
miss something	-140
miss something </s>	-140
miss the	-123
miss the bus	-83
miss the last	-120
miss the second	-101
misspell	31
misspell </s>	61
mistake	-194
mistake ,	-109
mistake </s>	-267
mistake at	39
mitzvah	184
mix	91
mix </s>	-131
mix the	68
mix up	-243
mix up the	-192
mixer	192
mixer from	165
ml	-37
ml </s>	49
ml in	54
mm	77
mm </s>	210
mm of	-84
mo	56
mo </s>	-132
moan	-45
moan about	-76
mobile	122
mobile </s>	39
mobile <kin>	23
mobile app	151
mobile signal	133
mobile signal at	113
mobile team	126
mock	-46
mock in	88
mock in <month>	88
mock paper	103
mock paper </s>	103
mock the	61
mock-up	-123
modal	-156
modbus	-43
mode	6
mode ,	-97
mode </s>	100
mode on	-102
model	11
model for	-104
model for <number>	-104
model railway	35
model train	-90
model train ,	-96
model train </s>	65
modern	-86
module	12
module ,	61
module </s>	133
module name	-127
module name '	-127
mold	15
moment	-167
moment ,	68
moment </s>	-322
moment i	86
money	108
money 's	171
money 's tight	66
money ,	151
money </s>	42
money at	-50
money for	139
money in	37
money since	34
monika	46
monika have	46
monika have be	46
monitor	179
monk	67
monk for	144
monk for <number>	144
monk in	-69
monk in <name>	-69
mono	-100
mono </s>	-19
monolith	137
monorepo	252
monorepo ,	76
monorepo have	123
monorepo with	85
month	177
month '	125
month ' rent	97
month ,	40
month </s>	139
month <number>	73
month a	-80
month a year	-80
month ago	146
month ago </s>	146
month at	-153
month at <number>	-153
month before	138
month for	140
month for a	75
month for the	31
month from	76
month go	-70
month i	-42
month if	-120
month into	127
month is	97
month is <month>	97
month of	-22
month of the	-57
month off	169
month on	154
month take	-84
month till	142
month to	-103
month towards	74
month until	103
monthly	216
monthly ,	92
monthly </s>	157
mood	-200
mood ,	-125
mood this	-122
moon	-209
moon </s>	-197
moon follow	-123
moonlight	43
moor	143
moor </s>	-48
moor at	176
moor at <name>	176
moor in	127
moor in <name>	127
mop	-209
mop </s>	-127
moral	-151
more	-131
more ,	61
more :	-133
more </s>	-171
more <name>	152
more about	-52
more control	-148
more like	-148
more of	161
more or	167
more or less	167
more question	-80
more run	131
more run for	131
more than	29
more than <number>	201
more than an	141
more thing	-106
more thing </s>	-106
more time	-113
more to	-162
more year	104
more year </s>	61
morning	53
morning !	-140
morning 's	-123
morning ,	-108
morning , <name>	-18
morning , go	61
morning , i	166
morning </s>	11
morning a	43
morning after	15
morning after a	-119
morning and	-7
morning and night	136
morning are	238
morning are when	81
morning at	-86
morning at <number>	14
morning at the	73
morning before	102
morning before work	72
morning have	-117
morning i	46
morning i 'm	58
morning in	67
morning is	-61
morning on	-178
morning on the	-143
morning our	111
morning routine	76
morning say	-82
morning start	18
morning the	-66
morning to	-96
morning was	-51
morning with	6
mortgage	222
mortgage </s>	132
mortgage and	-56
mortgage fix	141
mortgage fix at	118
mortgage in	34
mortgage is	45
mortgage is fix	71
mortgage is in	137
mortgage rate	-15
mortify	62
mosque	178
mosque </s>	123
most	73
most </s>	71
most <day>	82
most <day> </s>	82
most <days>	77
most <days> </s>	75
most <name>	-115
most afternoon	139
most afternoon </s>	139
most agency	-13
most evening	53
most night	144
most night </s>	144
most of	17
most of my	92
most of our	282
most of the	10
most of them	153
most of us	-57
most reader	97
mostly	184
mostly ,	-74
mostly </s>	217
mostly <kin>	203
mostly <kin> ,	85
mostly <name>	303
mostly <name> </s>	173
mostly bridal	100
mostly crime	120
mostly eat	65
mostly farm	156
mostly from	-98
mostly in	-32
mostly in <name>	-56
mostly on	171
mostly over	108
mostly over <number>	108
mostly to	177
mot	56
moth	-74
mother-tongue	241
mother-tongue </s>	200
mother-tongue is	116
mother-tongue is <name>	73
motion	124
motivational	68
motocross	134
motor	52
motor </s>	-87
motorbike	156
motorbike crash	79
motorhome	143
motorway	141
motorway </s>	141
motto	-42
mould	-35
mould </s>	20
mount	-70
mountain	21
mountain rescue	-106
mouse	116
mouse </s>	32
mouse double	-50
mouse double click	-50
moustache	-140
mouth	62
move	-103
move </s>	-61
move <number>	-48
move about	94
move all	176
move away	-66
move away from	-66
move back	-27
move back to	-57
move every	155
move every <number>	155
move from	19
move from <name>	4
move from the	-104
move house	-154
move in </s>	-92
move in with	294
move into	262
move into our	83
move into the	158
move it	-18
move it </s>	4
move it to	-152
move me	-30
move me </s>	-155
move me to	162
move my	49
move off	65
move on	-261
move on </s>	-194
move on to	-100
move our	-58
move out	63
move out of	-52
move the	-268
move the <name>	-137
move the file	-132
move the meet	-113
move the sofa	-139
move the whole	55
move the workshop	72
move to	127
move to <name>	29
move to the	117
movement	-4
movie	-194
movie </s>	-122
movie is	-135
mow	-37
mr	58
mr <name>	58
mr <name> ,	16
mr <name> is	13
mr.	10
mr. <name>	10
mr. <name> ,	-71
mri	91
mri for	91
mri for me	91
mrs	52
mrs <name>	52
mrs <name> ,	-33
mrs <name> at	33
ms	82
ms </s>	46
ms is	78
ms is what	78
ms word	16
msg	-84
much	-248
much </s>	-267
much <kin>	-113
much a	-117
much as	-20
much as i	159
much is	-184
much is <number>	-129
much is leave	-100
much to	-167
much water	-87
mud	-190
muddy	-78
muffin	-176
mug	-114
mug </s>	-140
mumble	155
mumble </s>	155
mumps	97
mumps </s>	97
murder	-101
murder </s>	86
murder a	-118
murmur	138
murmur </s>	119
museum	-7
museum 's	156
museum </s>	-46
museum have	53
museum in	-138
museum in <name>	-138
museum shop	147
museum was	-115
mush	-168
mush </s>	-112
mush after	-125
mushroom	146
mushroom </s>	100
music	63
music ,	122
music </s>	-81
music but	98
music is	39
musical	135
mussel	55
mussel </s>	130
must </s>	93
must be	169
must be a	43
must be in	167
must be out	4
must be the	43
must be weigh	40
must clear	62
must go	-170
must go out	-102
must have	-78
must have a	-173
must have the	149
must hurry	-92
must hurry </s>	-92
must i	-100
must make	-109
must not	77
must run	115
must sit	64
must speak	-136
must wear	27
must write	-205
mustard	17
mustard </s>	49
mute	16
mute </s>	116
my	122
my <day>	68
my <days>	249
my <kin>	129
my <kin> '	-11
my <kin> 's	-61
my <kin> (	142
my <kin> ,	570
my <kin> :	-62
my <kin> </s>	264
my <kin> <kin>	-49
my <kin> <name>	673
my <kin> <number>	259
my <kin> about	-159
my <kin> after	101
my <kin> and	153
my <kin> are	-10
my <kin> as	185
my <kin> ask	-174
my <kin> at	-122
my <kin> bake	97
my <kin> before	181
my <kin> build	101
my <kin> buy	6
my <kin> by	-88
my <kin> call	-25
my <kin> can	287
my <kin> come	-105
my <kin> do	-28
my <kin> drive	-35
my <kin> eat	-75
my <kin> every	100
my <kin> for	129
my <kin> forbid	121
my <kin> from	68
my <kin> full-time	61
my <kin> get	146
my <kin> go	176
my <kin> have	78
my <kin> hear	-50
my <kin> i	70
my <kin> in	181
my <kin> insist	-81
my <kin> is	-127
my <kin> joke	-176
my <kin> just	-63
my <kin> keep	-77
my <kin> laugh	-114
my <kin> leave	16
my <kin> like	-151
my <kin> live	196
my <kin> loan	131
my <kin> lock	-49
my <kin> lodge	56
my <kin> lose	50
my <kin> love	-98
my <kin> move	35
my <kin> na	145
my <kin> need	-116
my <kin> now	106
my <kin> on	-61
my <kin> only	22
my <kin> own	127
my <kin> play	242
my <kin> raise	140
my <kin> read	188
my <kin> really	-44
my <kin> reckon	-150
my <kin> refuse	-95
my <kin> ring	64
my <kin> run	80
my <kin> say	-435
my <kin> sell	160
my <kin> since	-22
my <kin> speak	150
my <kin> start	148
my <kin> stay	125
my <kin> still	157
my <kin> suggest	-71
my <kin> take	65
my <kin> talk	150
my <kin> teach	86
my <kin> tell	-116
my <kin> that	-150
my <kin> the	-152
my <kin> think	-179
my <kin> to	134
my <kin> tongue	170
my <kin> until	46
my <kin> use	145
my <kin> want	-76
my <kin> was	93
my <kin> who	140
my <kin> will	128
my <kin> work	145
my <kin> would	35
my <name>	18
my <name> 's	113
my <name> ,	137
my <name> </s>	56
my <name> <kin>	-140
my <name> <name>	-83
my <name> <number>	213
my <name> at	-110
my <name> go	-149
my <name> homework	-65
my <name> in	14
my <name> is	271
my <name> just	-103
my <name> licence	100
my <name> live	50
my <name> on	-83
my <number>	67
my <number> ,	162
my <number> </s>	-41
my <number> <kin>	269
my <number> pb	105
my a	124
my a level	124
my accent	9
my accent mark	-148
my account	80
my account are	153
my address	7
my age	138
my age </s>	144
my agency	152
my ah	-54
my ah ma	-54
my allotment	92
my ankle	48
my answer	-145
my answer ,	-26
my app	-126
my appointment	-78
my apprenticeship	120
my arm	-180
my arm is	-133
my asthma	137
my back	177
my back 's	66
my back </s>	55
my back hurt	-161
my back is	125
my bad	-69
my bag	-163
my bag </s>	-136
my bag there	50
my balance	121
my bank	-113
my bar	-53
my battery	-166
my bean	-36
my bed	91
my bed </s>	91
my bee	-109
my best	-19
my best <kin>	169
my bike	-131
my bike chain	-121
my bike computer	93
my bill	137
my bio	-142
my blood	-112
my blood is	-115
my blood pressure	33
my blood type	167
my board	-96
my brain	9
my branch	-150
my branch is	-137
my bread	47
my break	16
my breakfast	153
my breakfast </s>	153
my browser	-163
my budget	8
my budget for	178
my budget is	-164
my bug	-103
my build	54
my bus	-225
my bus is	-154
my business	144
my business <kin>	138
my button	-154
my call	-90
my call </s>	-29
my camera	-146
my car	26
my car </s>	-39
my card	-204
my card ,	-96
my card </s>	-138
my card get	-94
my career	91
my career in	91
my cataract	109
my ceiling	157
my cello	35
my chair	-19
my character	-304
my chess	146
my chess rate	142
my chest	126
my chest </s>	101
my chin	203
my choir	90
my cholesterol	134
my chronic	80
my citizenship	124
my citizenship in	55
my class	15
my class </s>	98
my classroom	94
my coat	-157
my coat on	-114
my code	-199
my code is	-91
my coffee	-132
my coffee 's	-130
my coffee ,	-125
my coffee is	-110
my coffee over	-106
my collarbone	124
my commute	208
my commute 's	107
my commute is	96
my console	-93
my contract	165
my contract </s>	72
my contract end	136
my contract is	119
my contribution	14
my counter	-89
my country	-125
my cron	-169
my crow	-56
my current	-131
my cursor	-260
my cursor is	-107
my day	-36
my dead	-103
my dead body	-103
my degree	144
my department	165
my deputy	133
my desk	-127
my desk </s>	-117
my desk is	67
my diary	144
my diary </s>	126
my dinner	-127
my diploma	123
my diploma is	136
my divorce	184
my divorce i	112
my dj	124
my dj name	124
my do	-50
my do </s>	-50
my download	-179
my draft	-39
my draft is	-113
my dream	-49
my dream is	187
my dream last	-110
my dress	-146
my drive	-24
my drive licence	78
my drive test	167
my ear	-308
my edit	27
my egg	-56
my elder	66
my elder <kin>	66
my employer	105
my enemy	145
my enemy </s>	145
my english	132
my entire	-44
my essay	-120
my even	-70
my example	-236
my eye	-28
my eye are	38
my eye hurt	-167
my eye on	75
my eyesight	232
my eyesight 's	136
my eyesight is	144
my eyesight rule	57
my face	20
my faith	118
my family	200
my family </s>	103
my family to	91
my fault	-110
my fault </s>	-75
my favourite	-52
my favourite <kin>	174
my favourite character	-139
my fear	126
my fear of	126
my fee	85
my feed	-71
my feed is	-71
my field	133
my file	-234
my final	123
my finger	-118
my finger </s>	-154
my first	121
my first attempt	-85
my firstborn	133
my flat	214
my flat ,	111
my flight	-169
my foot	-243
my foot </s>	-26
my foot are	-175
my foot hurt	-149
my formula	-86
my fortieth	137
my fourth	101
my fourth language	70
my free	-168
my fridge	-133
my function	-205
my game	-142
my game is	-116
my garage	156
my garden	140
my garden is	130
my gas	-50
my gcse	107
my genotype	118
my glass	-25
my glass </s>	-148
my goal	170
my goal here	-125
my goal is	169
my good	-103
my grade	135
my grade <number>	135
my green	11
my greenhouse	166
my guess	-171
my guess is	-153
my guest	-104
my guide	81
my guide <kin>	81
my guitar	92
my hair	34
my hair </s>	-97
my hair at	122
my half	124
my half of	124
my hall	66
my hand	-133
my hand </s>	-294
my hand are	-175
my hand shake	227
my handwriting	44
my handwriting is	184
my head	-164
my head 's	-118
my head </s>	-181
my head hurt	-128
my head in	-160
my head is	-161
my hear	267
my hear aid	145
my hear is	108
my heart	-10
my heart </s>	144
my heart rate	-158
my hip	204
my hip </s>	101
my hip replacement	86
my hobby	137
my hobby ,	137
my hour	165
my hour to	162
my hourly	115
my hourly rate	115
my house	39
my house </s>	42
my house eat	85
my income	119
my income go	33
my income is	113
my insulin	136
my insulin pump	130
my invoice	26
my invoice come	-104
my invoice go	47
my jaw	147
my job	287
my job </s>	159
my job at	140
my key	-189
my keyboard	-112
my keyboard is	33
my kitchen	111
my kitchen </s>	-4
my kitchen everything	42
my knee	135
my knee are	128
my knee can	85
my knee will	119
my label	-135
my lap	13
my lap </s>	13
my laptop	-229
my laptop 's	-112
my laptop ,	-120
my laptop </s>	-123
my laptop fan	-62
my laptop is	29
my laptop run	-52
my last	55
my last message	-138
my late	252
my late <kin>	293
my least	52
my least favourite	52
my leave	270
my leave <name>	74
my leave ear	197
my leave foot	23
my leave knee	117
my leg	-155
my leg are	-122
my lesson	153
my level	135
my licence	139
my licence for	68
my licence was	109
my license	145
my life	240
my life ,	98
my life </s>	201
my like	-134
my like </s>	-134
my line	13
my line <kin>	35
my link	-149
my link are	-149
my list	-156
my liver	62
my liver scare	62
my lot	188
my lot are	159
my lunch	-10
my machine	-211
my machine </s>	-171
my maiden	130
my maiden name	130
my mail	29
my main	-40
my man	148
my math	-166
my meet	-56
my message	-112
my message ,	-98
my meter	88
my mic	-178
my migraine	11
my mind	-141
my mistake	-147
my mistake </s>	-124
my mobile	-23
my mood	-152
my morning	73
my morning start	18
my mother-tongue	196
my mother-tongue </s>	144
my mother-tongue is	116
my mouse	-93
my mouse double	-50
my mouth	-147
my name	174
my name </s>	133
my name down	18
my name get	106
my name is	65
my neck	-213
my neck is	-117
my next	-177
my night	168
my note	-149
my note </s>	-139
my notice	105
my notice ,	75
my novel	-84
my novel </s>	-123
my number	-96
my number ,	-163
my nurse	95
my nurse degree	61
my office	-66
my office </s>	-41
my old	57
my old <kin>	189
my old <name>	120
my only	-60
my only excuse	-117
my only meal	108
my opinion	-75
my order	-11
my other	-4
my other half	156
my output	-104
my oven	-8
my own	-60
my own </s>	23
my own <kin>	200
my own <number>	191
my own clothe	113
my own stuff	144
my package	-147
my page	-191
my pair	83
my paragraph	-189
my paragraph is	-143
my parcel	-205
my parser	-97
my parser </s>	-97
my passport	-98
my password	-136
my password </s>	-140
my password is	-42
my patience	-117
my pay	142
my pen	-42
my pen <kin>	123
my pencil	-147
my pension	190
my pension kick	131
my pension start	135
my phd	110
my phone	-271
my phone 's	-82
my phone ,	79
my phone </s>	-18
my phone die	-83
my phone in	-129
my phone is	-61
my phone on	-161
my photo	-103
my physic	38
my piano	-6
my piano is	54
my place	-120
my place ,	-66
my place end	80
my place in	-130
my point	-129
my post	143
my postcode	-101
my postcode </s>	-101
my pottery	175
my pottery class	108
my practice	-54
my pressure	163
my printer	-41
my pull	-118
my pull request	-118
my push	167
my push <number>	175
my query	-172
my query return	-131
my question	-244
my question </s>	-149
my question is	-164
my quiz	-122
my r	164
my r 's	164
my read	35
my reader	115
my reader are	123
my real	149
my receipt	-72
my rent	210
my rent go	84
my residence	86
my rice	37
my right	278
my right </s>	44
my right ear	121
my right hand	158
my right knee	75
my ring	131
my room	-149
my roster	15
my roster 's	15
my round	88
my row	-43
my run	68
my salary	201
my salary </s>	78
my salary go	124
my salary is	112
my salon	35
my salon 's	140
my salt	182
my sample	40
my sandwich	-124
my savings	64
my savings ,	-67
my savings go	128
my savings sit	109
my scene	-120
my scene </s>	-120
my school	189
my score	-164
my score is	-140
my screen	-44
my screen 's	-158
my screen </s>	-127
my screen go	-106
my screen have	-130
my screen reader	152
my script	-136
my seat	-160
my seat on	57
my second	-99
my second ,	153
my second paragraph	-111
my second year	93
my sense	130
my sense of	130
my sentence	-152
my session	-102
my session run	-73
my sew	127
my shift	118
my shift are	127
my shift at	141
my shirt	-108
my shop	198
my short	-147
my short story	-147
my shoulder	133
my shoulder </s>	135
my shoulder never	67
my side	159
my side gig	127
my side of	-43
my sight	108
my size	-114
my skin	107
my sleep	52
my sleep </s>	52
my slide	-134
my slipper	-109
my slipper </s>	-86
my smell	123
my smell never	99
my sock	-152
my soup	-156
my soup is	-85
my sourdough	-96
my spare	184
my spare key	146
my spare room	115
my spleen	142
my spreadsheet	-163
my spring	125
my spring </s>	125
my stack	167
my stall	149
my stall 's	85
my stall </s>	138
my stall at	121
my stammer	133
my step	-125
my step </s>	-119
my stomach	-70
my stomach 's	-154
my stomach </s>	127
my stomach is	-140
my story	-267
my story </s>	-143
my story the	-142
my street	71
my studio	203
my studio is	116
my study	205
my stutter	192
my stutter get	109
my sum	-100
my surname	179
my tab	-207
my tab crash	-121
my table	-180
my tale	-143
my tattoo	-73
my tax	169
my taxi	-162
my taxi <kin>	-143
my tea	-49
my tea 's	-140
my tea </s>	-151
my tea go	-90
my team	105
my team 's	141
my team </s>	62
my team <kin>	165
my team have	-54
my team is	-52
my terminal	-146
my test	-265
my test user	-95
my text	-181
my thesis	215
my thesis <kin>	137
my thesis is	179
my thing	122
my thing ,	161
my third	69
my third attempt	-120
my third go	78
my third year	89
my thread	-103
my throat	8
my throat is	-149
my thumb	-8
my thumb are	157
my thyroid	138
my thyroid was	109
my ticket	-88
my timer	-132
my toast	-168
my toast never	-109
my tongue	-61
my tongue on	-61
my tool	76
my tooth	-191
my total	-134
my trade	106
my trade is	80
my train	-166
my train 's	-104
my train is	-78
my tremor	131
my turn	-112
my turn to	-157
my twentie	168
my twentie </s>	135
my type	42
my umbrella	-146
my van	156
my van 's	110
my van </s>	148
my van is	143
my view	-169
my view </s>	-169
my village	223
my violin	-7
my violin <kin>	-82
my visa	146
my visa expire	103
my visa run	49
my visa tie	92
my voice	9
my voice at	-101
my voice go	150
my voice is	22
my wage	181
my wage </s>	131
my wage come	108
my watch	76
my way	-155
my way to	-127
my weak	132
my wed	148
my week	-113
my week </s>	-108
my whole	41
my whole life	114
my window	-214
my word	92
my work	174
my workbench	69
my workshop	81
my worst	131
my wrist	184
my wrist </s>	-33
my wrist are	137
my write	107
my year	75
my year as	75
my younger	145
my younger <kin>	145
myself	84
myself ,	71
myself </s>	-131
myself <name>	108
myself a	109
myself out	-134
myself out of	-134
myself think	-107
myself think </s>	-107
myself to	145
mystery	13
myth	-217
myth </s>	-159
n't	83
n't </s>	-15
n't <kin>	-20
n't <name>	-195
n't <name> </s>	-195
n't a	-53
n't a clue	-121
n't abide	-8
n't afford	49
n't afford to	-39
n't agree	20
n't allow	183
n't allow <kin>	173
n't allow in	100
n't answer	-71
n't answer </s>	32
n't ask	48
n't ask </s>	193
n't ask me	-15
n't be	66
n't be able	-73
n't be bother	-209
n't be leave	156
n't be on	144
n't be tell	84
n't be trust	157
n't bear	154
n't believe	-199
n't believe in	73
n't believe it	-178
n't bend	159
n't boot	-111
n't bother	-8
n't bother me	125
n't bother with	-154
n't budge	-43
n't budge </s>	-43
n't buy	-125
n't call	163
n't call it	63
n't call me	129
n't care	-175
n't care which	-140
n't celebrate	31
n't celebrate birthday	126
n't change	75
n't check	-143
n't claim	7
n't click	-148
n't come	-114
n't come </s>	-178
n't come out	159
n't compile	23
n't compile </s>	-100
n't count	-111
n't cover	-26
n't decide	-206
n't deploy	-135
n't do	314
n't do <day>	109
n't do <days>	97
n't do <name>	35
n't do airport	137
n't do anything	-117
n't do height	135
n't do ladder	106
n't do morning	103
n't do pork	62
n't do this	-171
n't do video	152
n't drill	21
n't drink	177
n't drink ,	198
n't drink alcohol	133
n't drink the	27
n't drive	241
n't drive ,	74
n't drive </s>	185
n't drive after	98
n't drive at	127
n't eat	-39
n't eat after	-66
n't eat another	-114
n't eat anything	-4
n't eat beef	144
n't eat breakfast	41
n't eat fish	-39
n't eat gluten	28
n't eat meat	235
n't eat pork	215
n't eat shellfish	115
n't eat since	-138
n't edit	48
n't enter	65
n't enter the	65
n't explain	146
n't face	88
n't fancy	-151
n't find	-313
n't find a	81
n't find my	-143
n't find the	-212
n't find where	-127
n't finish	-20
n't fit in	-65
n't fit on	-126
n't fit through	149
n't fly	149
n't fly ,	138
n't fly </s>	91
n't focus	-159
n't focus </s>	-133
n't follow	-173
n't follow it	-173
n't for	-82
n't get	-125
n't get a	-46
n't get another	130
n't get it	-185
n't get past	40
n't get the	-191
n't get this	-117
n't get up	73
n't give	91
n't give me	74
n't go	-151
n't go into	-194
n't go to	-167
n't handle	112
n't have	222
n't have <kin>	274
n't have <number>	42
n't have a	115
n't have any	-194
n't have caffeine	111
n't have it	63
n't have peanut	71
n't have the	-175
n't have time	-131
n't hear	-57
n't hear a	-12
n't hear on	150
n't hear the	-213
n't hear you	-130
n't hold	-88
n't i	-155
n't i </s>	-118
n't install	189
n't install anything	160
n't it	-217
n't it </s>	-167
n't kneel	73
n't know	35
n't know </s>	-26
n't know about	194
n't know how	-115
n't know if	-115
n't leave	60
n't leave the	28
n't lecture	55
n't lecture me	55
n't let	-79
n't let it	-163
n't let me	-41
n't let us	117
n't lift	99
n't lift more	106
n't lift over	107
n't lift the	94
n't like	-32
n't like it	12
n't like the	-165
n't like this	-88
n't load	-200
n't load </s>	-137
n't load at	-122
n't log	-157
n't log in	-157
n't look	-6
n't make	-239
n't make me	-175
n't manage	104
n't match	-76
n't me	-28
n't mean	-147
n't mention	-113
n't mention it	-122
n't merge	-92
n't mine	-194
n't mine </s>	-194
n't miss	135
n't mock	-78
n't mock the	-78
n't move	143
n't move </s>	161
n't my	-51
n't name	45
n't need	-67
n't on	65
n't open	-44
n't open ,	-96
n't open </s>	-65
n't open a	-106
n't open it	-144
n't open the	-124
n't own	-9
n't own a	141
n't passive	-129
n't passive aggressive	-129
n't pay	-62
n't pay for	196
n't pick	-189
n't pick up	-189
n't plan	153
n't print	-116
n't put	44
n't put a	-167
n't put my	167
n't reach the	-159
n't read	173
n't read it	35
n't read music	80
n't read small	75
n't read this	-148
n't recognise	65
n't recognise here	180
n't remember	-241
n't renew	210
n't renew </s>	123
n't replace	19
n't respond	-130
n't respond </s>	-130
n't restart	41
n't restart </s>	41
n't rewrite	-129
n't rewrite it	-129
n't rhyme	59
n't rise	-123
n't roll	-11
n't round	57
n't rubbish	-107
n't rubbish </s>	-107
n't run	-30
n't say	-262
n't scroll	-163
n't see	-49
n't see a	101
n't see the	-239
n't see what	-107
n't see why	-129
n't sell	108
n't set	-145
n't share	-94
n't show	-205
n't show </s>	-112
n't show the	-110
n't show up	-95
n't shut	107
n't shut without	131
n't sit	67
n't sleep	-102
n't sleep </s>	-248
n't sleep without	113
n't smoke	129
n't smoke ,	129
n't speak	194
n't speak </s>	140
n't speak <name>	134
n't speak a	116
n't speak since	136
n't speak to	-56
n't stand	201
n't stand coriander	77
n't stand mushroom	100
n't stand the	-162
n't stand this	-153
n't stand up	-130
n't start	-206
n't start ,	-105
n't start this	-61
n't stop	-160
n't sugarcoat	97
n't sugarcoat ,	97
n't suggest	80
n't suppose	-120
n't swallow	97
n't swim	137
n't swim ,	174
n't swim </s>	38
n't take	-57
n't take <name>	145
n't take call	88
n't take card	96
n't take it	-190
n't take my	-113
n't take the	-161
n't talk	-87
n't talk </s>	-140
n't taste	136
n't tell	112
n't tell me	72
n't there	81
n't think	-201
n't think </s>	-113
n't touch	-24
n't touch </s>	179
n't touch alcohol	80
n't touch anything	-76
n't touch it	146
n't touch the	-167
n't trust	-111
n't trust the	-16
n't turn	-160
n't turn on	-129
n't understand	-151
n't understand this	-118
n't up	118
n't update	100
n't upgrade	118
n't use	154
n't use <name>	-69
n't use that	-116
n't use the	61
n't want	-85
n't want <number>	232
n't want a	-147
n't want that	-147
n't want the	-25
n't want to	-104
n't wash	95
n't we	-154
n't wear	180
n't wear anything	110
n't wear his	70
n't what	-167
n't work	39
n't work </s>	-23
n't work because	-30
n't work for	170
n't worry	-141
n't write	47
n't you	-173
n't you </s>	-172
na	118
na <name>	143
na <name> i	125
nadia	47
nah	-120
nail	-22
nail bar	41
nail from	146
nail from home	108
nail varnish	-86
nain	63
nairobi	-58
name	-44
name '	-183
name ' yaml	-54
name 's	90
name 's <name>	142
name ,	6
name , <name>	135
name :	-5
name : <name>	39
name </s>	8
name <name>	25
name <name> </s>	198
name <name> <name>	-48
name <name> and	102
name after	69
name after a	-21
name after my	131
name and	-53
name are	-15
name down	49
name down for	121
name for	-297
name for a	-203
name get	128
name get shorten	107
name her	-67
name i	-119
name in	-41
name in the	20
name is	-86
name is <name>	-83
name is spell	72
name of	144
name of the	54
name on	-73
name on our	154
name on the	-94
name still	129
name still </s>	109
name the	-169
name this	-87
name wrong	-95
nap	-13
nap ,	-39
nap </s>	113
nap and	-78
nap at	53
nap from	177
nap from <number>	177
nap is	-62
nappy	30
nappy </s>	30
narrator	-199
narrow	-158
narrowboat	234
narrowboat ,	117
narrowboat , <number>	87
narrowboat is	112
nasty	-178
national	76
national table-tennis	-15
nationwide	144
native	68
native ,	122
native speaker	83
native to	-75
native to <name>	-75
natural	-118
naturalisation	144
navy	210
navy ,	102
navy </s>	124
navy and	-31
near	45
near </s>	14
near <name>	-91
near <name> ,	-10
near <name> </s>	83
near <name> and	106
near <name> there	72
near a	118
near it	165
near it </s>	165
near me	-97
near my	64
near the	35
near the <kin>	152
near the <name>	-36
near the door	39
near the station	-117
near us	-145
nearest	224
nearest shop	160
nearest shop 's	124
nearly	-24
nearly <number>	36
nearly <number> </s>	64
nearly drown	124
nearly faint	-104
nearly go	-28
nearly kill	-69
nearly kill me	-62
nearly take	-80
neat	-100
neck	17
neck </s>	61
neck is	-117
neck is stiff	-98
need	-56
need </s>	-266
need <name>	227
need <number>	-88
need <number> </s>	-156
need <number> <name>	-133
need <number> approval	188
need <number> in	155
need <number> more	-181
need <number> signature	46
need a	-153
need a <kin>	40
need a <number>	-118
need a better	-144
need a cancellation	-102
need a caption	-131
need a checklist	-161
need a game	-71
need a letter	-159
need a name	-126
need a new	14
need a pack	-120
need a polite	-213
need a quick	-77
need a recipe	-54
need a rhyme	-88
need a title	-99
need a venue	-112
need a visa	-78
need an	-61
need glass	56
need glass for	96
need help	-109
need help with	-109
need insulin	122
need insulin twice	122
need is	-187
need is a	-102
need it	28
need it for	-136
need it in	-167
need milk	-79
need more	-98
need move	-100
need my	-162
need n't	40
need no	-49
need replace	62
need subtitle	-74
need subtitle </s>	-130
need that	-93
need the	-139
need the second	-167
need this	-151
need this by	-107
need to	-154
need to be	-10
need to buy	-128
need to go	-122
need to know	-107
need to look	-139
need to send	-74
need to tell	74
need you	82
need you to	87
needful	63
needle	76
needle from	-76
negative	-29
negative </s>	105
neither	-21
neither of	-42
neither of my	-28
neither of us	-26
nerve	-163
nerve </s>	-120
nervous	-26
nervous </s>	88
nervous about	-104
nest	-103
nest in	-10
nest in our	100
net	114
net </s>	-4
netball	111
netball </s>	90
netball in	123
network	-24
network </s>	57
neutral	-7
never	244
never "	148
never </s>	54
never <days>	105
never <days> </s>	105
never <name>	-32
never <name> ,	109
never <name> </s>	72
never a	36
never answer	90
never ask	22
never be	97
never be on	157
never be so	-117
never before	122
never book	189
never book anything	108
never borrow	-15
never click	179
never come	100
never come </s>	-158
never come back	181
never could	107
never could </s>	107
never cup	100
never do	-68
never do </s>	113
never do marry	-66
never eat	176
never eat pork	72
never end	-167
never end </s>	-98
never find	67
never find us	46
never finish	-25
never finish </s>	-137
never fly	79
never fly ,	160
never fly </s>	-90
never forgive	-20
never free	123
never get	-86
never get my	149
never get on	69
never get the	-221
never get your	-119
never give	156
never give me	105
never go	199
never go back	156
never have	-8
never have </s>	148
never have a	16
never heal	163
never heal </s>	81
never heal right	124
never hear	-125
never hear of	-125
never in	110
never know	-171
never know what	-105
never learn	86
never learn </s>	162
never learn to	58
never like	78
never live	-19
never look	122
never look back	122
never marry	138
never marry ,	138
never meet	-53
never mind	-259
never mind ,	-137
never mind </s>	-81
never mind the	-178
never null	-102
never on	86
never once	41
never own	108
never pay	-145
never phone	-75
never practise	170
never practise </s>	143
never put	93
never remarry	117
never see	-253
never see that	-142
never set	33
never share	7
never share my	7
never sleep	-160
never sleep </s>	-132
never store	89
never store card	89
never suggest	150
never take	148
never tell	-151
never tell his	-81
never to	119
never touch	65
never touch the	-18
never turn	-154
never turn up	-154
never understand	-104
never use	157
never use <name>	20
never use emojis	140
never use the	16
never wear	-101
never will	85
never will </s>	85
never work	218
never work ,	-116
never work </s>	176
never work in	152
new	-130
new </s>	-8
new <kin>	-183
new <name>	-241
new <name> ,	-27
new <number>	46
new guy	-114
new hip	125
new job	-136
new line	-109
new logo	-126
new mayor	-103
new since	89
new user	-147
new year	45
new year 's	75
new year </s>	315
new year is	-68
newer	188
newer </s>	188
newest	51
news	-257
news </s>	-221
news again	-62
news again </s>	-62
news say	-86
news today	-83
news today </s>	-83
newsagent	-15
newsletter	-105
newsletter ,	114
newsletter </s>	-167
newsletter for	87
newsletter for our	87
newsletter go	-82
newsletter go to	31
newspaper	-94
newspaper </s>	-32
next	54
next ,	-135
next <day>	39
next <day> </s>	64
next <month>	376
next <month> ,	135
next <month> </s>	327
next <name>	74
next <name> </s>	74
next <number>	-21
next <number> 's	101
next <number> </s>	-122
next <number> is	126
next <number> year	138
next autumn	168
next autumn </s>	128
next column	-67
next couple	132
next door	59
next door 's	-82
next door ,	-88
next door </s>	6
next door come	-111
next door have	91
next door in	153
next door is	12
next door right	-126
next door to	149
next in	-148
next is	-38
next lesson	-157
next may	173
next may </s>	95
next of	149
next of kin	149
next room	-185
next room </s>	-167
next slide	-98
next spring	193
next spring </s>	162
next step	31
next step </s>	92
next summer	230
next summer </s>	171
next summer i	96
next table	-128
next table is	-94
next term	122
next term </s>	122
next to	-332
next to me	-268
next to my	11
next to the	-131
next week	-185
next week </s>	-149
next year	199
next year ,	135
next year </s>	186
next year i	94
nginx	72
nice	-395
nice </s>	-281
nice about	-117
nice about it	-117
nice and	-62
nice in	-108
nice no	-100
nice no </s>	-100
nice note	-89
nicely	-209
nicely </s>	-123
nicer	-130
nick	-249
nick my	-179
nickel	9
nickel </s>	-22
nico	-61
nicotine	125
nicotine gum	125
night	22
night 's	-91
night 's episode	-118
night ,	-183
night , <name>	135
night , so	122
night </s>	39
night <kin>	148
night <kin> </s>	76
night <kin> in	46
night all	-21
night and	-86
night and it	-66
night anymore	109
night are	49
night are for	145
night at	27
night at a	36
night at the	95
night because	67
night because of	31
night before	160
night belong	100
night belong to	100
night bus	-6
night class	24
night desk	116
night desk at	167
night drive	162
night for	-42
night for me	-37
night have	16
night host	-63
night i	-162
night in	-17
night in a	-69
night is	-21
night now	-80
night now </s>	-80
night on	49
night on the	98
night owl	136
night owl </s>	104
night pharmacy	82
night porter	137
night porter at	113
night school	70
night shift	36
night shift ,	115
night shift </s>	-48
night shift at	164
night was	-156
night watchman	-30
night watchman ,	-30
night with	117
night work	87
night wreck	10
night wreck my	10
nightly	144
nightly at	138
nightly at <number>	138
nightmare	152
nightmare </s>	133
nikah	20
nil	-142
nil </s>	-126
nina	-106
ninth	91
ninth of	126
ninth of may	89
nit	-100
nitrile	-43
nitrile glove	-43
nitrogen	-34
no	138
no ,	-132
no .	-44
no . <number>	-44
no </s>	-201
no <day>	130
no <kin> ,	-59
no <kin> </s>	46
no <kin> allow	-118
no <kin> in	-115
no <name>	65
no <name> ,	-36
no <name> </s>	89
no <name> in	-68
no <name> word	48
no <name> yet	151
no <number>	-46
no <number> <kin>	84
no <number> in	-35
no <number> read	-22
no admin	152
no admin right	139
no alcohol	75
no alcohol </s>	-65
no answer	-107
no answer </s>	-107
no attic	152
no balloon	150
no base	-68
no base ,	-68
no birthday	84
no broadband	143
no budget	147
no bullet	106
no bullet point	106
no bus	151
no business	-152
no but	45
no call	23
no car	105
no car ,	69
no car </s>	15
no car no	124
no car since	121
no card	155
no change	-214
no change </s>	-171
no choice	-27
no choice there	-49
no cilantro	-36
no clue	-41
no colour	140
no come	72
no computer	153
no computer </s>	153
no coriander	37
no dairy	23
no dairy for	107
no dairy in	-75
no date	-161
no debt	-21
no dey	163
no difference	-114
no double	146
no double glaze	146
no egg	-143
no electricity	-83
no elevator	-73
no email	93
no emoji	171
no emoji ,	135
no emojis	-32
no emojis ,	127
no emojis in	-19
no end	-166
no error	-157
no error ,	-124
no exception	181
no exception </s>	181
no exclamation	-32
no exclamation mark	-32
no experience	-134
no fix	139
no fix address	134
no floor	-64
no for	26
no further	-139
no gallbladder	124
no garden	-94
no garden </s>	-147
no garlic	76
no garlic </s>	139
no gas	122
no gate	-51
no gluten	137
no gluten in	139
no go	-57
no good	90
no good </s>	-41
no grapefruit	227
no grapefruit </s>	141
no gym	134
no heat	114
no heat </s>	95
no heat in	-62
no help	-137
no help </s>	-137
no hot	61
no idea	-288
no idea </s>	-88
no idea what	-189
no idea who	-115
no idea why	-138
no in	-60
no in a	-60
no ink	-108
no internet	-40
no internet </s>	120
no joke	-121
no joke in	-47
no label	-66
no laptop	153
no laptop </s>	153
no licence	113
no licence ,	45
no lift	202
no lift ,	106
no lift </s>	151
no lift for	103
no light	-124
no lily	-44
no link	103
no longer	186
no luck	-167
no luck </s>	-120
no lunch	-124
no lunch </s>	-200
no lunch meeting	126
no main	192
no main water	126
no meat	-27
no meeting	231
no meeting before	123
no microwave	161
no milk	-261
no milk </s>	-132
no milk leave	-157
no mobile	96
no mobile signal	96
no module	-149
no module name	-127
no money	142
no more	287
no more run	131
no more than	206
no mri	91
no mri for	91
no need	83
no need to	83
no network	27
no new	166
no nicely	-87
no nicely </s>	-87
no night	12
no not	-74
no nut	-23
no nut ,	-113
no onion	192
no onion no	148
no other	-43
no outside	170
no oven	173
no oven ,	132
no oven </s>	152
no park	-30
no pay	142
no pay staff	142
no pesticide	7
no phone	-42
no phone on	155
no phone signal	-139
no photo	74
no photo online	140
no picture	-126
no plan	-13
no plan to	99
no pork	-13
no pork ,	-123
no pork </s>	160
no pork in	142
no reason	-123
no reason </s>	-123
no red/green	4
no red/green in	4
no result	-162
no root	191
no run	140
no rush	-134
no rush ,	-82
no salt	134
no school	-167
no screen	120
no screen after	78
no sense	-85
no sense </s>	-166
no sense of	171
no sense to	-151
no shoe	-64
no show	-96
no sick	140
no sick pay	140
no signal	-153
no signal ,	-148
no signal </s>	161
no sleep	-99
no slide	-142
no slide </s>	-142
no sorry	-139
no spoiler	61
no stair	112
no stair for	112
no sugar	56
no sugar </s>	66
no surprise	-38
no table	129
no table ,	102
no that	-191
no that 's	-147
no the	-155
no time	-210
no time </s>	-149
no to	-196
no to the	-137
no tooth	172
no use	-163
no use </s>	-153
no video	172
no voice	-55
no wage	-30
no wage ,	-30
no wall	113
no wall of	113
no water	132
no way	-157
no way </s>	-157
no wifi	84
no wifi on	-62
no window	122
no wine	-27
no word	-18
no worry	-171
no-gi	-40
nobody	-9
nobody 's	82
nobody 's get	59
nobody </s>	-49
nobody at	-18
nobody at school	-52
nobody at the	-24
nobody but	105
nobody but <name>	73
nobody can	-163
nobody eat	98
nobody else	214
nobody else </s>	119
nobody else touch	133
nobody get	-177
nobody have	-209
nobody have </s>	-103
nobody here	-29
nobody here </s>	-105
nobody in	35
nobody in my	113
nobody in our	195
nobody in the	-82
nobody know	76
nobody leave	174
nobody leave in	24
nobody like	-163
nobody may	30
nobody notice	28
nobody notice </s>	28
nobody on	33
nobody on my	4
nobody on the	5
nobody say	99
nobody say <name>	124
nobody there	-161
nobody touch	26
nobody under	156
nobody want	-112
nod	-120
nod </s>	-120
node	42
noise	-99
noise </s>	-84
noise in	-133
noise like	-154
noise like a	-154
noisy	-250
nokia	32
non	-143
none	183
none </s>	-169
none in	137
none of	124
none of it	85
none of my	131
none of the	78
none of them	-65
nonfiction	148
nonsense	-199
nonsense </s>	-95
nonstop	135
nonstop </s>	135
nonverbal	182
nonverbal ,	145
noodle	-147
noodle </s>	-147
noon	-246
noon ,	-202
noon </s>	-215
noon and	6
noon and <number>	156
noon so	-178
noon today	-104
noon today </s>	-83
nor	111
normal	-107
normal </s>	-257
normal for	-121
normal to	-117
normally	-30
north	262
north ,	93
north of	139
north run	128
north side	112
north side ,	105
north-facing	150
northern	67
norwegian	22
nose	16
not	6
not </s>	-255
not <day>	-125
not <day> </s>	-125
not <kin>	8
not <kin> </s>	8
not <name>	-23
not <name> </s>	-42
not <number>	-239
not <number> ,	-148
not <number> </s>	-119
not a	32
not a <kin>	-101
not a fan	91
not a native	83
not allow	125
not allow by	-12
not allow in	-30
not allow to	30
not answer	-150
not ask	-239
not ask for	-221
not at	25
not at all	45
not attach	-106
not be	47
not by	-37
not come	-164
not come </s>	-147
not complain	-150
not daft	-139
not do	-150
not eat	-50
not even	78
not exist	-148
not exist </s>	-148
not find	-174
not find </s>	-125
not finish	-117
not fly	132
not for	68
not give	-172
not go	119
not go to	123
not good	147
not good but	85
not have	149
not hear	120
not help	-156
not help </s>	-156
not in	38
not in <name>	-23
not in the	-162
not leave	5
not madam	-48
not make	116
not make it	-95
not manage	144
not me	-98
not me </s>	-100
not mine	-141
not mine </s>	-93
not monthly	106
not monthly </s>	106
not move	-138
not much	-178
not my	-110
not on	116
not on any	102
not open	-73
not pay	-68
not quite	-8
not read	179
not ready	-145
not renew	132
not renew </s>	132
not rent	89
not say	-154
not since	149
not so	74
not space	138
not speak	128
not speak </s>	100
not sure	-104
not sure </s>	-110
not take	35
not that	44
not that i	-251
not the	-261
not the <number>	-158
not there	-18
not to	41
not too	-155
not use	-80
not vat	131
not vat register	131
not what	-136
not what i	-136
not work	28
not work ,	28
not write	199
not write it	161
notary	149
notary 's	134
notary ,	-41
note	-202
note </s>	-104
note are	69
note below	-110
note by	-61
note by hand	-61
note for	-161
note for <number>	-84
note for the	-104
note in	143
note in a	147
note into	-130
note of	-146
note on	39
note to	-156
notebook	123
notebook </s>	127
nothing	39
nothing ,	9
nothing </s>	-178
nothing about	-160
nothing about the	-125
nothing above	99
nothing after	127
nothing at	-158
nothing at all	-109
nothing but	-173
nothing but black	-62
nothing but button	-48
nothing change	-107
nothing change </s>	-107
nothing come	-165
nothing else	71
nothing else ,	34
nothing else </s>	21
nothing fit	14
nothing from	27
nothing from that	-122
nothing get	151
nothing get do	98
nothing happen	-217
nothing happen </s>	-187
nothing in	21
nothing in the	-103
nothing is	-178
nothing issue	118
nothing issue after	118
nothing longer	137
nothing longer than	137
nothing may	160
nothing more	-166
nothing of	-24
nothing on	-38
nothing over	150
nothing serious	-139
nothing serious </s>	-139
nothing that	170
nothing that need	138
nothing to	9
nothing to me	137
nothing too	-192
nothing we	88
nothing with	84
nothing with nut	-64
nothing wrong	-90
nothing wrong with	-90
notice	153
notice ,	135
notice , last	135
notice </s>	15
notice at	85
notice at the	85
notice for	57
notice for <kin>	-127
notice for the	-67
notice on	-5
notice period	8
notion	61
nought	-116
noun	-97
novel	-93
novel ,	-116
novel </s>	-160
novel drag	-132
now	-99
now ,	-181
now , <name>	-26
now , <number>	-103
now , keep	-110
now , plus	48
now , signal	-151
now , where	-124
now :	-197
now </s>	-113
now <kin>	165
now <number>	138
now a	72
now and	-102
now and i	143
now and neither	-150
now back	78
now because	-125
now but	-99
now everyone	-150
now everyone 's	-133
now everything	-32
now have	174
now have a	114
now i	185
now i 'm	112
now i do	146
now i have	-128
now is	-106
now it	-11
now it 's	-116
now its	-141
now live	138
now live <number>	5
now mostly	125
now my	-164
now on	258
now on ,	165
now on </s>	184
now or wait	-126
now pls	-96
now run	112
now run a	112
now sell	-61
now she	-159
now she 's	-154
now so	-13
now that	134
now that both	37
now the	-325
now the <kin>	-96
now the footer	-58
now there	-94
now there 's	-60
now they	-89
now train	123
now want	94
now what	-163
now what </s>	-146
now with	69
now work	144
nowaday	-139
nowhere	175
nowhere </s>	-28
nuala	118
nuala and	118
nudge	-118
null	-299
null </s>	-190
numb	114
number	-134
number ,	-24
number </s>	-74
number <number>	-76
number <number> ,	169
number <number> </s>	8
number <number> and	-115
number <number> expect	29
number <number> have	-115
number <number> is	15
number be	88
number by	-145
number by noon	-145
number end	-140
number end in	-140
number for	-165
number for the	-147
number i	-46
number i 'm	-46
number in	-146
number like	120
number look	-114
number on	-110
number was	-179
number was <number>	-147
number with	143
nun	126
nun </s>	67
nun for	-5
nun for <number>	-5
nun in	146
nun in <name>	146
nurse	257
nurse by	89
nurse degree	147
nurse degree at	122
nurse for	117
nurse home	120
nurse in	118
nurse in <name>	54
nurse next	106
nursery	144
nursery </s>	28
nursery in	-82
nursery is	103
nut	-19
nut ,	39
nut , <number>	-58
nut , the	77
nut </s>	-266
nut allergy	128
nut allergy </s>	108
nut free	28
nut in	106
nut leave	-136
nut roast	-128
nut-free	145
nut-free </s>	145
nutmeg	-92
nutmeg </s>	-92
nvm	-139
o	-265
o '	-135
o ' clock	-135
oak	19
oak </s>	31
oak mostly	93
oak mostly </s>	93
oat	-59
oat </s>	-111
oat milk	173
obituary	-86
obituary </s>	-86
object	-22
object to	60
objection	-179
objection </s>	-138
oblige	-109
oblige for	-94
oboe	169
oboe ,	122
oboe , <name>	122
obviously	-210
obviously </s>	-162
ocd	203
octopus	-125
octopus have	-65
octopus have <number>	-65
odd	107
odd ,	-108
odd </s>	-207
odd homophone	69
odd homophone </s>	69
odd week	205
odd week </s>	139
of	-36
of </s>	-112
of <kin>	59
of <kin> 's	-88
of <kin> ,	-40
of <kin> </s>	72
of <kin> for	172
of <kin> in	-5
of <kin> since	141
of <month>	329
of <month> ,	193
of <month> </s>	362
of <month> <number>	151
of <month> i	-124
of <name>	39
of <name> 's	-147
of <name> ,	77
of <name> </s>	36
of <name> <name>	31
of <name> at	73
of <name> from	102
of <name> in	178
of <name> is	-102
of <name> with	-42
of <number>	84
of <number> ,	98
of <number> </s>	233
of <number> <kin>	-126
of <number> <name>	-183
of <number> at	-61
of <number> do	29
of <number> euro	30
of <number> here	107
of <number> i	183
of <number> in	38
of <number> on	-101
of <number> people	-67
of <number> ship	-27
of <number> year	148
of a	92
of a <kin>	-228
of a <name>	76
of a <number>	-4
of a boot	-123
of a carpet	-110
of a cold	-82
of a herring	46
of a man	-126
of a nurse	114
of a sudden	-142
of a tremor	79
of a woman	17
of about	31
of about <number>	48
of all	-172
of all city	-24
of all day	-159
of all the	47
of all thing	-114
of an	-103
of an hour	-91
of any	135
of any mail	135
of banana	-63
of battery	-129
of battery </s>	-129
of blood	118
of blood </s>	118
of burn	-124
of butter	-99
of card	-20
of chile	66
of coffee	-74
of course	-115
of course </s>	-57
of crisp	-125
of drum	88
of drum </s>	88
of each	225
of each month	140
of egg	-53
of em	165
of em </s>	133
of error	-106
of every	176
of every month	125
of everything	160
of fish	-84
of flour	-111
of fly	206
of fly ,	83
of foot	-138
of foot </s>	-138
of get	-144
of glaucoma	-84
of hear	132
of hear ,	132
of height	122
of height ,	113
of her	39
of her </s>	6
of her <kin>	-80
of his	85
of honour	70
of idea	-107
of it	90
of it because	50
of it in	204
of it is	-149
of kin	149
of last	-77
of law	145
of lift	165
of may	112
of may </s>	144
of me	-198
of me </s>	-93
of me in	-50
of medicine	105
of memory	-114
of memory at	-82
of milk	-108
of mine	118
of mine ,	134
of mine </s>	127
of my	55
of my <kin>	-92
of my <name>	147
of my <number>	99
of my chronic	80
of my finger	169
of my income	33
of my late	-73
of my life	138
of my salary	103
of my tab	-153
of my week	-163
of my wrist	66
of myself	-121
of name	-171
of name </s>	-148
of needle	90
of next	91
of next year	91
of night	136
of no	-19
of nothing	-235
of nothing </s>	-187
of office	-202
of office </s>	-157
of old	75
of our	218
of our <kin>	52
of our <number>	165
of our allotment	116
of our house	66
of our village	86
of ours	36
of ours are	61
of paper	-118
of pea	-78
of people	-128
of quince	-128
of range	-138
of range </s>	-138
of rope	-119
of rope </s>	-119
of run	115
of run </s>	115
of saffron	26
of school	155
of service	-153
of service </s>	-153
of shout	-123
of signal	-105
of signal </s>	-105
of smell	196
of smell in	130
of snow	-104
of snow </s>	-104
of soap	72
of some	-152
of someone	-120
of something	-174
of something </s>	-109
of spider	32
of spider </s>	32
of tea	-180
of teach	142
of teach </s>	142
of tell	-73
of text	142
of text </s>	131
of that	-305
of that </s>	38
of that <name>	-112
of that paragraph	-124
of the	-100
of the <kin>	23
of the <name>	148
of the <number>	7
of the ad	-85
of the allotment	63
of the boiler	-102
of the box	72
of the bus	115
of the call	-217
of the church	45
of the company	39
of the day	-168
of the field	83
of the file	-110
of the first	-57
of the flat	112
of the form	-163
of the fridge	144
of the garage	110
of the group	165
of the gym	143
of the hear	93
of the hotel	29
of the list	-115
of the month	-33
of the night	-26
of the page	-139
of the plan	-145
of the quiz	-152
of the rain	-114
of the river	154
of the row	-102
of the same	92
of the school	126
of the script	89
of the second	-198
of the test	-138
of the text	-134
of the vineyard	140
of the way	-127
of the week	135
of the whole	134
of the world	-141
of the year	-68
of them	41
of them ,	98
of them </s>	-53
of them <kin>	168
of them are	34
of them dead	151
of them have	60
of them in	-204
of them is	-25
of them with	158
of these	-163
of these <number>	-150
of thing	-194
of thing to	-119
of this	-73
of this </s>	-158
of this <number>	-76
of this bug	-45
of this morning	-130
of those	-232
of those <number>	-129
of thumb	-145
of thunder	56
of tile	110
of tile </s>	110
of time	-92
of time </s>	-92
of today	-55
of tool	104
of tune	-158
of tune </s>	-134
of us	165
of us ,	138
of us </s>	60
of us <kin>	120
of us and	160
of us are	57
of us at	18
of us can	-178
of us have	-134
of us in	9
of us on	198
of us over	152
of us under	89
of user	-168
of user </s>	-168
of venison	138
of wait	-44
of water	-152
of what	55
of what we	127
of which	-71
of whom	140
of why	-102
of work	-56
of year	220
of year </s>	146
of year <number>	133
of yesterday	-64
of yesterday </s>	-64
of your	-192
of your table	-111
of yours	-107
off	24
off ,	-225
off , have	-124
off , night	132
off , so	-111
off </s>	-33
off <name>	243
off <name> </s>	169
off <number>	51
off a	126
off a <kin>	122
off a ladder	142
off again	-132
off an	62
off and	-195
off and on	-145
off at	-58
off at <name>	-142
off at <number>	35
off at lunch	-112
off at the	-7
off because	-63
off by	-275
off by <number>	-224
off by a	-132
off credit	105
off credit card	105
off every	-21
off every weld	-89
off first	-205
off first </s>	-174
off for	168
off from	139
off from <month>	157
off from <name>	93
off grid	182
off grid ,	182
off he	-141
off he go	-141
off in	-99
off in <month>	152
off in <number>	101
off in the	-184
off is	76
off it	181
off it </s>	181
off limit	-60
off limit until	-95
off me	148
off my	-110
off my <kin>	-156
off on	242
off sick	-170
off since	138
off sugar	149
off sugar for	96
off the	76
off the <kin>	-48
off the <name>	-19
off the car	76
off the house	119
off the table	56
off this	-186
off this morning	-136
off this week	-132
off till	-163
off to	-274
off to <name>	-119
off to the	-202
off topic	-120
off until	30
off when	133
off when it	133
off-season	-52
offence	-155
offer	-237
offer <number>	-169
offer <number> for	-87
offer <number> pound	-124
offer for	-85
offer me	32
offer me <number>	-124
office	12
office ,	-109
office , <name>	-122
office , <number>	86
office </s>	40
office <kin>	151
office <kin> ,	124
office <number>	138
office <number> ,	79
office <number> to	138
office are	81
office at	-15
office at <number>	-52
office close	156
office for	-118
office have	105
office in	55
office in <month>	169
office in <name>	-81
office in <number>	109
office is	101
office is <number>	-95
office is on	154
office printer	29
office today	-78
office today </s>	-78
office until	-124
office until <number>	-124
office was	-105
office who	13
office who speak	13
office with	-51
official	-126
offline	10
offline </s>	-13
offshore	112
offshore ,	-13
offshore , <number>	109
offshore <number>	146
offshore <number> week	146
offsite	-63
ofsted	189
often	-237
often </s>	-117
oh	-217
oh <number>	-154
oh sure	-59
oh sure ,	-59
oh yeah	-80
oil	-137
oil ,	40
oil , winter	-51
oil </s>	-49
oil from	-26
oil rig	110
oil tank	100
ok	-88
ok </s>	-213
ok for	-29
ok i	-139
ok i think	-51
ok the	-72
ok to	79
ok today	-60
ok with	-80
okada	44
okada accident	44
ol	-75
ol '	-75
ola	-59
ola from	-59
ola from my	-59
old	92
old ,	159
old </s>	-114
old <kin>	229
old <kin> '	10
old <kin> ,	237
old <kin> </s>	150
old <kin> <name>	119
old <kin> at	139
old <kin> in	45
old <kin> on	-153
old <name>	252
old <name> </s>	260
old <name> <name>	272
old <name> <number>	123
old <name> is	57
old <name> the	-68
old <name> with	136
old <name> x220	134
old <number>	-92
old <number> </s>	130
old and	-126
old barn	-7
old build	-121
old chapel	87
old is	-151
old phone	-23
old school	97
old track	-75
old version	8
old version </s>	16
old woman	-131
older	63
older <kin>	152
older <kin> </s>	100
older <kin> is	139
older than	12
older than me	260
older than my	149
older than the	-86
oleander	62
oleander is	62
oleander is what	62
olga	48
olga <kin>	133
olive	93
olive are	65
olive oil	-73
olive oil from	-26
ollie	118
omar	21
omelette	-30
omg	-117
omit	-147
on	-4
on ,	-166
on , <number>	209
on </s>	-195
on <day>	-353
on <day> 's	-144
on <day> ,	-169
on <day> </s>	-375
on <day> about	-140
on <day> afternoon	130
on <day> and	22
on <day> evening	144
on <day> go	-89
on <day> morning	233
on <day> night	185
on <day> the	-110
on <day> was	-127
on <days>	29
on <days> ,	129
on <days> </s>	8
on <days> after	81
on <days> and	212
on <days> at	207
on <days> i	192
on <days> only	193
on <days> the	-109
on <days> with	119
on <kin>	78
on <kin> 's	121
on <kin> </s>	-64
on <name>	21
on <name> ,	-28
on <name> </s>	-50
on <name> <day>	96
on <name> <name>	104
on <name> <number>	48
on <name> and	200
on <name> at	-62
on <name> go	-16
on <name> in	129
on <name> is	-125
on <name> just	-124
on <name> say	-143
on <name> since	168
on <number>	66
on <number> ,	-130
on <number> </s>	-321
on <number> <month>	286
on <number> <name>	44
on <number> camp	123
on <number> day	148
on <number> file	-118
on <number> floor	-43
on <number> may	99
on <number> of	-136
on <number> off	291
on <number> old	-54
on <number> or	127
on <number> page	-124
on <number> percent	-172
on <number> salary	86
on <number> sheet	-143
on <number> year	203
on a	226
on a 0	68
on a <day>	-61
on a <kin>	87
on a <name>	252
on a <number>	136
on a boat	-13
on a call	-144
on a card	-113
on a chair	-136
on a cruise	65
on a dairy	141
on a farm	157
on a ferry	148
on a flat	-85
on a forum	-89
on a good	179
on a kibbutz	144
on a moor	149
on a narrowboat	96
on a night	21
on a phone	-99
on a plane	-109
on a rig	134
on a screen	-51
on a septic	93
on a share	141
on a single	-113
on a stroke	126
on a tiny	185
on a train	-236
on a wait	137
on a watch	154
on about	-53
on account	156
on account of	156
on again	-147
on again </s>	-147
on all	-78
on all <number>	-104
on alternate	44
on alternate <days>	29
on an	121
on an empty	132
on an island	-93
on an old	157
on and	-196
on and <number>	-85
on and off	-19
on any	151
on any social	102
on anything	203
on anything smaller	75
on at	-69
on at <number>	-32
on average	-138
on average </s>	-138
on before	-61
on board	218
on both	-157
on by	70
on call	135
on call </s>	138
on call every	136
on call on	-163
on call rotate	129
on canal	133
on card	145
on card ,	145
on comma	-102
on comma and	-102
on commission	-7
on day	-76
on day <number>	-76
on dialysis	164
on disability	107
on earth	-182
on earth do	-104
on earth is	-73
on every	-47
on everything	-101
on everything ,	-4
on everything </s>	-140
on film	160
on film ,	125
on fire	-152
on fire today	-118
on first	89
on first <days>	89
on floor	148
on foot	172
on foot </s>	133
on for	-58
on for the	-130
on fraction	-119
on glass	33
on half	163
on halfway	-43
on heavy	127
on heavy clay	127
on her	-7
on her own	84
on high	-133
on his	-200
on hold	-411
on hold </s>	-145
on hold for	-148
on hold with	-283
on holiday	-33
on holiday </s>	83
on i	107
on ice	29
on in	-68
on in <name>	-76
on in the	-124
on induction	143
on insulin	112
on it	26
on it </s>	-5
on it i	-30
on it in	115
on its	-24
on its last	56
on its own	-211
on last	-89
on last night	-89
on leave	145
on leave until	126
on level	-154
on level <number>	-154
on lichen	131
on lichen ,	88
on line	-222
on line <number>	-222
on lithium	45
on lithium </s>	52
on loan	-166
on long	-138
on maternity	151
on maternity leave	146
on me	-261
on me </s>	-267
on medieval	126
on metformin	120
on methotrexate	175
on methotrexate ,	96
on mobile	-134
on mobile </s>	-147
on motorway	141
on motorway </s>	141
on my	-201
on my <kin>	48
on my chin	176
on my desk	-175
on my foot	-112
on my glass	-123
on my hand	-145
on my keyboard	-80
on my knee	-48
on my lap	-103
on my laptop	-174
on my machine	-211
on my phone	-62
on my right	165
on my screen	-156
on my team	171
on my way	-151
on night	154
on night ,	122
on night at	170
on oil	-146
on our	68
on our crow	77
on our floor	-105
on our own	57
on our place	117
on our site	102
on our team	217
on our ward	-80
on page	-273
on page <number>	-267
on paper	121
on paper ,	195
on paper </s>	110
on paper that	-87
on parental	136
on parental leave	136
on permanent	146
on permanent night	146
on pizza	-146
on pizza </s>	-146
on platform	-114
on platform <number>	-114
on port	-233
on port <number>	-233
on price	78
on purpose	171
on purpose </s>	171
on question	-129
on question <number>	-129
on react	156
on read	-117
on rent	156
on right	44
on river	-45
on river sediment	30
on rotate	83
on rotate shift	83
on sabbatical	140
on screen	-81
on shift	-4
on silent	-81
on site	312
on site </s>	276
on slack	-75
on soil	150
on something	-118
on something </s>	-118
on statin	14
on step	-135
on step <number>	-135
on stilt	33
on stilt </s>	33
on strike	-211
on telly	-134
on that </s>	155
on that <name>	-135
on that forum	-103
on that page	-107
on that record	-96
on that show	-154
on that side	148
on that site	-166
on the	165
on the <day>	-205
on the <kin>	-132
on the <name>	-147
on the <number>	420
on the app	-133
on the autism	115
on the back	108
on the bakery	90
on the balcony	-141
on the barn	65
on the bill	-129
on the blue	-158
on the board	51
on the boat	82
on the book	142
on the bridge	-77
on the bus	-16
on the button	-77
on the call	-39
on the car	95
on the card	16
on the carpet	-115
on the clock	35
on the corner	-115
on the council	125
on the crossword	-180
on the crow	133
on the day	-123
on the ferry	-85
on the fifth	149
on the first	320
on the flat	124
on the floor	-133
on the flyer	139
on the forum	-79
on the fourth	55
on the fridge	-61
on the front	-183
on the gate	-124
on the go	-146
on the grind	31
on the hob	-179
on the island	124
on the keyboard	-169
on the kidney	129
on the kitchen	124
on the land	47
on the last	52
on the leave	244
on the lift	-153
on the line	-176
on the list	37
on the low	-23
on the market	81
on the mat	-117
on the menu	-132
on the metro	73
on the moon	-104
on the moor	-48
on the news	-197
on the next	-143
on the night	-58
on the ninth	89
on the old	41
on the organ	102
on the other	-182
on the page	41
on the parish	142
on the pass	103
on the phone	17
on the platform	151
on the porch	123
on the previous	-84
on the radio	-311
on the railway	-37
on the rig	196
on the right	227
on the ring	-178
on the road	40
on the roof	67
on the rug	-158
on the same	169
on the screen	-139
on the second	43
on the shop	148
on the side	28
on the sign	49
on the sixth	96
on the sofa	23
on the spectrum	136
on the stair	-262
on the step	-155
on the studio	73
on the table	-236
on the tablet	-152
on the team	114
on the telly	-172
on the test	-130
on the third	-15
on the till	102
on the train	21
on the tram	71
on the truck	11
on the upper	69
on the wait	147
on the ward	74
on the way	-94
on the web	-154
on the website	-168
on the window	62
on the wireless	-55
on the wrong	46
on their	132
on them	54
on there	-123
on this	-175
on this </s>	-158
on this <name>	-153
on this <number>	-88
on this bug	-99
on this call	-186
on this crossword	-115
on this form	-98
on this page	-180
on this record	-103
on this train	-57
on thyroid	111
on thyroid pill	111
on till	-161
on time	22
on to	-61
on to the	-64
on toast	-197
on toast </s>	-135
on today	-117
on today 's	-99
on top	200
on top </s>	99
on top of	144
on train	196
on tv	-233
on tv ,	-122
on tv </s>	-148
on twice	-135
on us	-150
on us </s>	-150
on vacation	-117
on vacation </s>	-117
on warfarin	108
on warfarin </s>	72
on week	103
on week off	103
on when	143
on window	203
on window <number>	159
on with	-89
on work	-98
on-call	148
on-call phone	117
once	-88
once ,	72
once </s>	-200
once a	38
once a day	187
once a month	191
once a year	-94
once already	-98
once already </s>	-98
once and	-118
once more	-168
once more </s>	-141
once or	-118
once take	-162
once the	156
once today	-97
one	-19
one ,	104
one </s>	104
one i	134
one take	-105
one-page	83
onion	-70
onion ,	-103
onion </s>	-179
onion and	55
onion and garlic	62
onion no	148
onion no garlic	148
online	88
online ,	-42
online </s>	126
online at	-60
online bank	85
online shop	65
only	196
only ,	120
only , <name>	135
only , i	116
only , never	117
only , no	147
only , please	-47
only :	-157
only </s>	182
only <day>	35
only <day> </s>	-31
only <day> and	95
only <kin>	284
only <kin> </s>	204
only <kin> <number>	164
only <kin> morning	52
only <kin> of	84
only <kin> under	-101
only <kin> with	64
only <name>	145
only <name> </s>	-55
only <name> and	194
only <number>	-64
only <number> </s>	177
only <number> <name>	158
only <number> here	-170
only <number> in	141
only <number> leave	-131
only <number> minute	-183
only <number> of	14
only <number> on	-51
only <number> still	-178
only <number> who	267
only <number> with	163
only a	40
only a <kin>	188
only allow	83
only and	-62
only ask	-129
only at	-216
only at night	-65
only at the	-166
only because	152
only because of	152
only beige	143
only black	141
only black and	141
only bread	9
only buy	-7
only buy secondhand	131
only cash	135
only cash </s>	135
only change	-103
only come	-104
only come to	-51
only curious	-108
only do	181
only do the	115
only drink	-38
only eat	164
only eat halal	59
only eat white	-89
only ever	236
only ever wear	120
only excuse	-117
only find	92
only find when	92
only fit	77
only for	228
only for me	185
only free	-31
only from	158
only from now	81
only get	80
only get <number>	29
only get the	-57
only get to	125
only go	108
only have	90
only have <number>	105
only have a	228
only have the	-108
only here	-47
only here </s>	-38
only here on	12
only hope	-160
only hope </s>	-160
only in	-52
only key	148
only know	5
only large	110
only let	4
only let me	4
only me	160
only meal	108
only meal fall	108
only need	-61
only now	139
only now </s>	139
only on	-64
only on <name>	-78
only on this	-129
only once	-51
only other	-11
only pay	131
only potato	-133
only read	102
only read the	-132
only see	-214
only serve	-21
only she	-168
only she 's	-147
only show	-105
only since	96
only speak	72
only speak <name>	126
only take	22
only take <name>	109
only tell	-109
only tell me	-109
only the	-192
only the <kin>	-157
only the <name>	70
only the <number>	-64
only the first	-62
only the leave	-142
only thing	61
only thing i	61
only use	-28
only valid	-99
only want	-158
only way	168
only way to	52
only wear	-68
only what	185
only with	64
only woman	77
only woman <kin>	-97
only woman in	123
only woman on	191
only work	217
only work half	53
only write	-25
onset	81
onto a	98
op	70
op </s>	238
op is	142
op on	111
op on the	111
open	-148
open ,	-214
open , <number>	-107
open </s>	-394
open <day>	14
open <day> and	136
open <days>	17
open <days> </s>	-5
open <name>	72
open <name> </s>	-27
open <number>	-125
open a	-71
open a second	69
open all	-119
open and	-128
open at	-69
open at <number>	-92
open at noon	32
open by	101
open day	-74
open day </s>	-74
open for	-60
open his	-17
open his own	-17
open in	-58
open in <number>	138
open in the	-99
open it	-59
open it </s>	54
open its	68
open line	-147
open line </s>	-131
open my	112
open on	75
open source	99
open the	-222
open the <name>	-169
open the attachment	-109
open the door	-118
open the file	-124
open the link	-175
open the setting	-67
open the window	-150
open them	23
open this	-56
open till	93
open till <number>	93
open time	96
open time </s>	96
open tonight	-97
open until	165
open with	-150
opener	-10
opener </s>	93
opener that	-92
opening	50
opening </s>	70
opera	81
opera bore	58
opera bore me	58
operate	106
operation	143
operation </s>	89
operator	148
opinion	-219
opinion </s>	-192
opinion on	-125
opponent	-174
opposite	-214
ops	152
option	-135
option 's	-44
option ,	88
option </s>	-180
option <name>	-209
option <name> </s>	-130
option <number>	-195
option <number> ,	-152
option a	-170
option a </s>	-170
option with	82
or	-205
or <kin>	-219
or <kin> </s>	-123
or <kin> it	-119
or <name>	-198
or <name> ,	-141
or <name> </s>	-141
or <number>	-273
or <number> ,	-109
or <number> </s>	-207
or <number> line	-105
or <number> minute	-59
or a	-131
or after	-162
or after </s>	-162
or am	-111
or am i	-111
or do	-188
or do i	-105
or false	-102
or false :	-102
or i	173
or i will	30
or in	33
or in <name>	96
or is	-272
or is he	-111
or is it	-190
or is that	-167
or it	-77
or just	156
or just tune	127
or leave	-133
or less	122
or less </s>	144
or never	91
or never </s>	91
or new	-76
or no	-245
or no </s>	-185
or not	9
or not </s>	-66
or nothing	201
or nothing </s>	135
or on	-126
or only	-137
or parsley	-145
or shut	103
or so	57
or so </s>	210
or so the	-117
or something	-123
or something </s>	-146
or the	43
or wait	-60
or wait </s>	-60
or what	-127
or what </s>	-127
oracle	23
orange	-240
orange </s>	-200
orchard	179
orchard 's	93
orchard </s>	166
orchestra	245
orchestra </s>	152
orchestra in	66
orchestra in <name>	66
orchid	156
orchid ,	121
order	-6
order ,	15
order :	-126
order </s>	167
order <number>	-128
order come	-151
order for	52
order for a	-121
order for my	105
order from	49
order from <name>	49
order of	-210
order of service	-153
order of the	-90
order on	39
order pizza	-89
order pizza for	-89
order to	-116
ordinary	14
organ	98
organic	125
organic in	112
organic in <number>	112
organic since	59
organic since <number>	59
organise	45
organise </s>	-50
organise the	130
organist	143
organist </s>	113
original	-51
originally	167
orphan	-137
orthodox	-25
oscar	-141
oskar	-14
oskar 's	-14
oskar 's the	-14
ota	153
other	8
other </s>	-64
other <day>	286
other <day> </s>	233
other <kin>	-135
other <number>	31
other <number> 's	47
other <number> </s>	-207
other are	47
other day	192
other day </s>	160
other file	-96
other file </s>	-96
other half	68
other half 's	114
other half is	-19
other line	-128
other line </s>	-128
other people	77
other person	69
other room	-38
other tab	-51
other thing	-145
other to	194
other to my	163
other way	-177
other way round	-57
other week	187
other week ,	73
other week </s>	159
other word	-76
otherwise	46
otherwise </s>	149
otis	135
otter	113
otter </s>	113
ottilie	114
ottilie ,	104
ottilie , our	104
ouch	-112
ouch </s>	-112
oud	-69
ought	-243
ought i	-100
ought i to	-100
ought to	-241
ought to be	-138
our	233
our <day>	15
our <kin>	16
our <kin> '	74
our <kin> 's	33
our <kin> ,	200
our <kin> </s>	24
our <kin> <kin>	94
our <kin> <name>	139
our <kin> are	177
our <kin> come	143
our <kin> for	-31
our <kin> get	-26
our <kin> have	53
our <kin> is	-174
our <kin> just	130
our <kin> move	10
our <kin> of	-49
our <kin> on	91
our <kin> only	135
our <kin> speak	153
our <kin> think	103
our <kin> want	-56
our <kin> was	187
our <kin> were	176
our <name>	155
our <name> 's	196
our <name> ,	140
our <name> </s>	225
our <name> <kin>	-31
our <name> <number>	77
our <name> have	178
our <name> in	156
our <name> is	63
our <name> licence	90
our <name> office	120
our <name> turn	69
our <number> <kin>	119
our <number> van	162
our account	141
our alert	164
our allotment	139
our allotment society	116
our annexe	103
our annexe next	83
our anniversary	20
our annual	146
our app	96
our area	26
our backup	-77
our bakery	186
our band	50
our band rehearse	50
our barn	48
our biggest	149
our biggest <kin>	138
our bill	145
our bin	-103
our blind	55
our block	110
our board	132
our boat	-52
our boiler	-86
our boiler is	-86
our book </s>	-51
our book club	66
our border	63
our border <kin>	63
our bread	41
our bridge	39
our budget	210
our budget for	210
our build	-25
our build </s>	145
our build have	161
our build is	-204
our bus	-150
our busiest	71
our busiest month	97
our call	-132
our canteen	129
our car	-89
our card	-184
our charity	-39
our chat	11
our choir	25
our choir 's	-64
our choir sing	74
our church	168
our church is	125
our clinic	183
our club	105
our co-op	225
our co-op </s>	105
our code	117
our codebase	190
our company	199
our contract	145
our contract </s>	145
our cooperative	175
our corner	-9
our corner shop	-9
our crow	105
our crow work	97
our dashboard	-75
our data	121
our deadline	-129
our department	78
our deploy	-120
our deploy go	-120
our depot	91
our dinner	-25
our dinner tonight	-88
our dishwasher	-49
our doc	-33
our door	-77
our factory	171
our family	197
our family 's	97
our family ,	43
our family </s>	100
our family since	45
our family the	132
our farm	139
our ferry	-131
our ferry 's	-131
our field	102
our fig	52
our fig tree	109
our firm	143
our firm i	129
our first	225
our first <kin>	120
our fiscal	74
our fiscal year	74
our fish	111
our flat	225
our flat 's	68
our flat </s>	69
our flat is	219
our floor	-105
our food	132
our food truck	132
our form	-153
our fridge	-75
our front	169
our fund	131
our garage	133
our garden	162
our garden </s>	112
our goalkeeper	82
our grind	60
our group	73
our guest	-122
our hall	151
our head	16
our heat	75
our heat is	18
our hero	-161
our hero ,	-123
our heroine	-143
our home	201
our honeymoon	110
our hospital	110
our hotel	-76
our hour	-90
our house	254
our house ,	214
our house </s>	161
our house because	91
our house have	-91
our house is	87
our house nobody	98
our kiln	41
our kitchen	55
our kitchen </s>	92
our kitchen have	164
our kitchen is	200
our lane	-122
our laundry	27
our legal	7
our little	188
our little <name>	152
our live	40
our live room	40
our local	121
our log	-33
our logo	-42
our logo </s>	-42
our lot	-64
our lunch	-50
our main	190
our main <kin>	155
our marriage	131
our meet	-162
our meeting	117
our middle	134
our middle <number>	134
our minibus	-64
our monorepo	182
our monorepo have	123
our mortgage	110
our mosque	125
our movie	-64
our name	161
our name down	124
our newsletter	-14
our night	165
our number	-131
our nursery	89
our office	95
our office </s>	150
our office <kin>	153
our office in	43
our old	-28
our old <kin>	161
our only	-30
our order	-192
our oven	105
our own	228
our own server	57
our parish	139
our pipeline	70
our place	221
our place ,	102
our place </s>	236
our planet	-150
our planet is	-150
our plot	119
our plot is	119
our plumb	87
our plumb firm	87
our podcast	-69
our postcode	-67
our practice	155
our price	-101
our price </s>	16
our print	127
our print shop	127
our printer	-62
our printer is	136
our printer jam	-65
our quilt	119
our quiz	9
our quiz team	9
our read	-127
our recipe	-62
our release	167
our release train	107
our rent	184
our rent to	102
our repo	107
our restaurant	156
our retro	-20
our roof	12
our sample	-148
our school	-67
our school must	-51
our second	-61
our second ,	59
our sensor	-48
our server	64
our server is	23
our shed	147
our shop	-14
our shop 's	86
our side	-19
our site	38
our slot	13
our spare	116
our spare key	161
our sprint	120
our sprint end	124
our squad	82
our stage	-90
our stage box	-92
our stand	-143
our stand-up	133
our stand-up is	143
our standup	119
our standup is	131
our startup	161
our stock	-99
our street	30
our street have	79
our street was	62
our studio	153
our studio have	139
our style	131
our style guide	131
our surgery	84
our table	-267
our table is	-194
our tannery	128
our team	49
our team 's	-80
our team </s>	111
our team is	210
our team nobody	148
our test	38
our test are	-41
our ticket	63
our till	-4
our time	-79
our tiny	-30
our tower	63
our town	122
our tractor	138
our trade	182
our train	-255
our treasurer	-38
our union	113
our union rep	105
our user	85
our user are	102
our valley	150
our van	141
our village	224
our village 's	117
our village have	159
our wait	-82
our ward	-80
our warehouse	165
our water	228
our water 's	110
our water come	156
our website	120
our wed	207
our well	126
our wg	132
our whole	231
our whole family	109
our wifi	-151
our wifi at	112
our wifi drop	-146
our wifi is	-127
our workshop	106
our yard	9
ours	372
ours ,	150
ours </s>	256
ours are	161
ours are mostly	61
ours in	-44
ours is	164
ours is <number>	69
ours is a	89
ours since	105
ours since <number>	48
ours since my	153
ours to	112
ourselves	60
ourselves </s>	142
ourselves after	-108
ourselves after the	-108
out	-80
out ,	-100
out , can	-47
out , i	-8
out </s>	-51
out <number>	-169
out <number> <month>	128
out a	149
out after	92
out again	-143
out again ,	-56
out again </s>	-121
out already	-124
out already </s>	-124
out an	-99
out an hour	-99
out and	-32
out as	-122
out as <number>	-101
out as a	44
out at	153
out at <number>	53
out at noon	-109
out at the	77
out before	-51
out blank	-114
out blurry	-105
out by	-195
out by <name>	151
out by <number>	-211
out by noon	-78
out by the	-23
out every	84
out for	83
out for good	117
out for me	211
out for now	-124
out from	-61
out grapefruit	-10
out grapefruit </s>	-10
out here	22
out how	-130
out in	113
out in <month>	195
out in <name>	136
out in <number>	77
out in hive	-81
out in the	63
out in this	-70
out like	-31
out like a	-109
out loud	62
out loud </s>	62
out mid	-119
out my	160
out my late	93
out of	-126
out of <name>	251
out of <number>	-80
out of a	-45
out of idea	-107
out of it	-71
out of memory	-134
out of milk	-108
out of my	-62
out of office	-202
out of range	-138
out of the	-31
out of this	-99
out of tune	-158
out on	105
out on <day>	-45
out on <days>	153
out on <number>	65
out on me	-155
out on the	124
out over	30
out sick	-116
out since <number>	147
out step	-39
out the	-65
out the date	-96
out the door	-170
out there </s>	-53
out there now	-140
out this	-128
out this afternoon	-115
out to	65
out to a	143
out to be	-10
out to the	47
out today	-70
out tonight	-57
out tonight </s>	-57
out too	-208
out twice	-207
out twice </s>	-119
out when	-99
out while	-51
out while i	-51
out with	-97
out with a	10
out yesterday	116
outage	49
outboard	19
outdated	-33
outdated </s>	11
outdoor	105
outdoors	114
outdoors </s>	165
outfit	14
outfit </s>	26
outhouse	143
outing	-79
outline	136
outlive	33
outlive my	124
outlook	-158
output	-71
output ,	-104
output </s>	-4
output is	-105
outright	199
outright </s>	142
outside	-23
outside ,	-164
outside </s>	127
outside <name>	93
outside <name> ,	-57
outside <name> </s>	89
outside <name> <name>	153
outside is	-152
outside my	-175
outside my window	-175
outside our	-125
outside the	-113
outside the station	-112
outside wall	118
oven 's	31
oven ,	-6
oven , <number>	-9
oven , just	122
oven , smell	-111
oven </s>	-90
oven and	-57
oven at	-42
oven at <number>	-53
oven door	154
oven only	109
oven only <kin>	109
oven run	208
oven run <number>	167
over ,	-236
over , <name>	-119
over </s>	-221
over <name>	22
over <name> ,	195
over <name> </s>	-145
over <number>	166
over <number> </s>	171
over <number> in	-34
over <number> kilo	138
over <number> line	113
over <number> need	149
over <number> page	14
over a	-54
over an	-88
over an hour	-88
over and	-178
over and over	-67
over as	103
over as <kin>	118
over at	100
over by	-177
over by <name>	-82
over every	69
over for	27
over from	176
over his	142
over in	109
over in <number>	127
over it	89
over it </s>	89
over last	-50
over last night	-50
over lunch	-23
over my	-121
over my <kin>	117
over my dead	-103
over my head	66
over my keyboard	-46
over my life	103
over on	145
over prose	105
over the	106
over the keyboard	-56
over the next	168
over the shop	85
over the slide	-136
over the wall	81
over there	-232
over there </s>	-232
over this	-170
over this </s>	-108
over to	79
over we	49
over winter	172
over winter </s>	106
overdraft	130
overflow	-111
overflow as	-111
overflow as we	-111
overhead	114
overlap	-10
overlap </s>	-250
overlay	-17
overnight	-137
overnight </s>	-203
overnight and	-85
overpriced	-145
overrun	-210
oversleep	-152
overtime	121
overtime ,	-4
owe	105
owe <name>	-65
owe <number>	-27
owe my	249
owe my <kin>	226
owe the	223
owe the bank	143
owe the tax	79
owe you	-267
owe you <number>	-181
owe you a	-157
owe you an	-100
owl	11
owl </s>	104
own	209
own ,	-42
own </s>	-10
own <kin>	114
own <kin> </s>	-15
own <number>	175
own <number> ,	93
own <number> </s>	71
own <number> of	153
own a	85
own a <number>	82
own a car	49
own a third	45
own a tv	179
own bakery	-11
own by	89
own chair	74
own chair in	74
own cheese	138
own clothe	113
own clothe ,	122
own every	139
own goal	-144
own half	-147
own half the	-60
own in	31
own in a	23
own is	-59
own it	197
own it </s>	185
own place	-17
own server	57
own server in	57
own studio	118
own stuff	144
own the	349
own the <number>	107
own the same	-66
own up	-144
owner	221
owner ,	102
owner </s>	97
owner is	121
owner of	103
owner will	59
ownership	-106
ownership of	-49
ownership of the	-49
owt	-148
oz	-160
p	-54
p </s>	-154
p99	-163
pa	68
pa drink	-81
pace	-57
pacemaker	271
pacemaker ,	133
pacemaker , no	91
pacemaker </s>	160
pacemaker fit	91
pacemaker fit in	63
pacemaker since	118
pacemaker since last	57
pack	36
pack ,	-91
pack </s>	-131
pack a	23
pack in	65
pack list	-21
pack list for	36
pack lunch	-231
pack lunch </s>	-155
pack of	-212
pack up	-58
package	172
package </s>	79
package is	94
package is <name>	142
packet	-251
packet </s>	-100
packet have	-130
packet have no	-130
pad	-66
pad </s>	76
padel	13
padlock	-190
paediatric	91
paediatric <kin>	91
paediatrics	56
page	-200
page ,	162
page </s>	-53
page <number>	-349
page <number> ,	-154
page <number> </s>	-221
page about	-153
page and	-241
page have	-154
page is	-228
page is slow	-86
page keep	36
page load	-136
page load </s>	-118
page number	76
page of	-264
page of the	-129
page on	-141
page show	-92
page text	-100
page when	-125
page when i	-125
page will	-97
page will n't	-97
page with	-87
pager	97
pager go	158
pain	-15
pain </s>	-21
pain about	-118
pain because	36
painful	-110
painful </s>	-101
painkiller	169
paint	-54
paint </s>	-61
paint counter	23
paint every	-126
paint house	103
paint house </s>	103
pair	-94
pair </s>	-72
pair is	145
pair of	-136
pallet	-51
palpitation	180
palpitation </s>	119
pamphlet	11
pan	-60
pan </s>	-168
pan are	-66
pan are useless	-66
pan on	-150
pan on the	-150
pan pipe	-117
pan pipe </s>	-117
pancake	-137
pancreatitis	116
pancreatitis </s>	116
panda	-160
panda </s>	-119
panel	70
panel ,	85
panel </s>	76
panel on	-102
panel on the	-60
panic	21
panic </s>	-167
panic attack	133
panic attack ,	91
panic in	99
pannier	127
pantry	147
paper	115
paper ,	80
paper , <name>	129
paper </s>	46
paper book	134
paper diary	97
paper for	-85
paper i	-108
paper mill	139
paper mill </s>	132
paper say	-196
paper say </s>	-131
paper since	130
paper since <number>	130
paper that	-122
paperwork	-51
paperwork </s>	-42
para <number>	-87
paracetamol	-161
paraffin	23
paraffin </s>	23
paragraph	-145
paragraph ,	-156
paragraph </s>	-68
paragraph <number>	-189
paragraph <number> </s>	-139
paragraph <number> repeat	-110
paragraph about	-143
paragraph about the	-97
paragraph are	99
paragraph as	-66
paragraph before	-77
paragraph before lunch	-77
paragraph for	-68
paragraph for the	-114
paragraph in	-106
paragraph is	-278
paragraph is too	-74
paragraph of	36
paragraph of the	-94
paragraph on	-152
paragraph up	-62
paragraph wear	-15
paragraph wear me	-15
parameter	-174
parang	-99
parcel	-191
parcel ,	-75
parcel </s>	-236
parcel and	-38
parcel come	-67
parcel depot	148
parcel depot </s>	148
parcel for	21
parcel go	-43
parcel is	-133
parcel must	40
parcel must be	40
pardon	-116
parental	136
parental leave	136
parental leave from	49
paris	-185
parish	146
parish ,	145
parish </s>	102
parish choir	115
parish choir </s>	115
parish council	114
parish council ,	112
parish hall	140
parish hall </s>	140
parish newsletter	21
parish of	-118
park	-204
park ,	-114
park </s>	-77
park across	70
park at	126
park at the	64
park fine	-138
park just	-70
park just now	-70
park ticket	-126
park with	-128
parkinson	107
parkinson </s>	128
parkour	25
parkrun	5
parlour	74
parole	-15
parse	-73
parser	-127
parser </s>	-195
parsley	-194
part	-229
part ,	-180
part </s>	-43
part <number>	-168
part <number> </s>	-115
part about	-124
part in	95
part in <name>	164
part of	23
part of the	-122
part-time	189
part-time ,	133
part-time </s>	19
part-time after	98
part-time after the	98
part-time from	106
part-time master	69
particular	-184
particular </s>	-131
partie	117
partie ,	117
partition	68
partly	101
party	-111
party </s>	-128
party on	-122
party on <day>	-73
party tonight	-95
party tonight </s>	-95
party was	-77
pass	165
pass ,	7
pass </s>	-36
pass first	24
pass first time	24
pass in	108
pass in <number>	158
pass my	139
pass on	-160
pass on the	-172
pass out	38
pass the	29
pass the bar	42
pass to	-16
pass to <name>	149
pass to me	23
pass to the	-106
passable	49
passable <name>	141
passable <name> </s>	141
passage	-33
passage about	-110
passage about the	-110
passenger	-143
passion	141
passion ,	112
passionate	-103
passive	-46
passive aggressive	-129
passive aggressive </s>	-129
passive in	19
passive voice	-97
passive voice </s>	-97
passport	-44
passport ,	32
passport , <name>	218
passport </s>	-112
passport is	129
passport photo	-97
passport run	156
passport run out	156
passport through	111
passport through my	111
password	-156
password ,	-105
password </s>	-151
password again	-87
password again </s>	-87
password is	-42
password is wrong	-42
password reset	-96
past	115
past </s>	-183
past <name>	202
past <name> </s>	175
past <number>	21
past <number> </s>	-47
past <number> minute	163
past a	-169
past a <number>	-123
past tense	-174
past tense </s>	-134
past the	34
pasta	-176
pasta 's	-115
pasta </s>	-100
pasta is	-130
paste	-340
paste </s>	-259
paste below	-155
paste below </s>	-155
paste is	-194
paste it	-232
paste it </s>	-133
paste the	-138
paste the log	-126
paste the whole	-125
pastry	6
pastry <kin>	74
pat	37
patch	-100
patch ,	-118
patch </s>	-16
patch is	68
patent	181
patent ,	117
patent from	92
patent from <name>	115
patent on	166
patent on a	133
path	-192
path </s>	-154
path is	-99
pathway	126
patience	-45
patience </s>	-124
pattern	7
pattern ,	-160
pattern </s>	138
pattern is	-4
pattern is <number>	-4
pause	-171
pavel	-111
pavel from	-48
pavilion	-131
pay	110
pay </s>	-82
pay <kin>	136
pay <number>	-8
pay <number> a	41
pay <number> each	102
pay <number> weekly	106
pay a	-160
pay alimony	169
pay at	-82
pay at the	-82
pay back	117
pay back <number>	108
pay badly	-48
pay badly but	-48
pay before	-131
pay before <number>	-131
pay best	10
pay best </s>	10
pay by	105
pay by the	86
pay for	93
pay for <name>	62
pay for <number>	143
pay for by	101
pay for my	229
pay for park	-95
pay for the	-123
pay from	147
pay his	-85
pay if	39
pay if i	116
pay in	55
pay in cash	-87
pay it off	118
pay me	64
pay me </s>	-194
pay me per	136
pay my	126
pay my <kin>	113
pay my bill	137
pay no	-150
pay off	167
pay off </s>	100
pay off a	14
pay off in	-23
pay off the	194
pay on	181
pay on <number>	148
pay on the	168
pay our	199
pay our bill	85
pay out	-48
pay out in	140
pay overtime	124
pay per	149
pay quarterly	112
pay quarterly </s>	112
pay rent	-63
pay since	-159
pay staff	165
pay the	-12
pay the <kin>	124
pay the bill	-179
pay the gas	-93
pay the park	-110
pay them	-9
pay them off	-9
pay when	117
pay with	-151
payday	139
payday is	107
payday is the	107
payment	163
payroll	220
payroll ,	41
payroll for	53
payroll for a	30
payslip	-134
pb	188
pb is	167
pb is <number>	167
pc	214
pc </s>	105
pdf	-57
pdf ,	-156
pdf </s>	-85
pea	-235
pea </s>	-96
peak	114
peak at	-36
peak at <number>	-36
peanut	95
peanut </s>	141
peanut allergy	101
peanut allergy ,	-27
peanut ban	-40
pear	130
peat	113
peat bog </s>	-14
pedal	-11
peel	24
peer	-16
peg	-58
pellet	175
pelota	58
peloton	69
pen	34
pen ,	30
pen , mostly	90
pen </s>	8
pen <kin>	65
pen and	-30
pen leak	-130
pen on	-129
pen test	38
penalty	-167
pencil	-127
pencil </s>	-99
pending	62
pending </s>	28
penguin	-189
penguin </s>	-129
penicillin	48
penicillin ,	165
penicillin , find	136
penicillin </s>	74
penicillin and	114
penicillin and to	139
penny	36
pension	115
pension 's	192
pension 's <number>	132
pension 's tiny	130
pension age	-141
pension come	162
pension from	170
pension from the	114
pension is	107
pension kick	211
pension kick in	211
pension start	161
pension start in	161
pensioner	189
pensioner ,	135
people	-118
people 's	24
people ,	-23
people , <number>	-65
people </s>	-44
people always	90
people and	18
people and <number>	5
people are	-238
people at	29
people do	-119
people find	-108
people for	144
people have	-154
people in	-108
people in <name>	132
people make	-12
people on	-108
people say	-168
people say </s>	-168
people should	-183
people since	95
people spread	106
people spread over	106
people still	-137
people talk	-144
people think	-122
people to	-105
people want	-153
people want a	-93
people who	-160
people with	22
pep	177
pep talk	177
pep talk </s>	152
pepper	23
pepper ,	-65
pepper sauce	78
per <kin>	154
per <kin> </s>	168
per day	-146
per head	-159
per mile	24
per the	-131
per week	-121
per week </s>	-121
percent	-99
percent ,	23
percent , hurry	-95
percent </s>	25
percent in	-29
percent of	-78
percent of <number>	-65
percent of our	-80
percent off	-102
percent so	-160
perfect	5
perfect </s>	-90
perfect pitch	175
perfect pitch ,	152
perfect pitch </s>	168
perfectly	-118
performance	-55
perfume	146
perhaps	-200
perhaps a	-116
period	-122
period </s>	-124
permanent	135
permanent night	146
permanent night </s>	114
permission	-123
permit	-35
person	54
person ,	-38
person , <name>	116
person </s>	91
person here	5
person here </s>	70
person in	-249
person in the	-177
person on	52
person who	48
person who have	40
persona	-189
persona for	-122
persona for the	-122
personal	-145
personal <kin>	-120
pescatarian	-33
pescatarian ,	-33
pescatarian , strictly	-33
pesticide	7
petra	-29
petra and	-29
petra and <name>	-29
petrol	-218
petrol station	69
petrol station </s>	69
pf	53
pharmacy	54
pharmacy 's	32
pharmacy ,	-88
pharmacy </s>	108
pharmacy in	-66
pharmacy is	45
pharmacy is shut	-119
pharmacy open	-86
pharmacy open at	-58
pharmacy shut	25
phase	-32
phase <number>	-74
phd	144
phd ,	-64
phd <kin>	94
phd in	96
philippa	-56
phobia	149
phobic	144
phobic about	151
phone	-31
phone 's	56
phone 's a	160
phone 's on	-192
phone ,	-149
phone , no	178
phone , so	-38
phone , the	-128
phone :	153
phone </s>	82
phone a	151
phone are	114
phone at	-231
phone at <number>	-215
phone because	-130
phone call	258
phone call ,	120
phone call </s>	101
phone die	-83
phone go	37
phone in	-160
phone in a	-24
phone in the	-192
phone interview	148
phone is	-4
phone is a	143
phone is an	130
phone is at	-143
phone just	-182
phone just now	-112
phone number	-160
phone on	-123
phone on <number>	-143
phone on silent	-81
phone ring	-94
phone signal	-139
phone so	109
phone so i	148
phone stay	-19
phone to	-170
phone today	-47
phone today </s>	-47
phone twice	-116
phone with	-99
phonics	-57
photo	-322
photo 's	-91
photo 's from	-91
photo ,	-173
photo , <number>	-130
photo , crop	-94
photo </s>	-160
photo are	-135
photo come	-113
photo come out	-113
photo i	-114
photo in	-118
photo is	-153
photo look	-112
photo of	-96
photo of the	-126
photo online	140
photograph	234
photograph </s>	187
photography	137
photography ,	137
php	141
php <number>	141
phrase	107
physic	148
physic </s>	147
physic <kin>	132
physic there	133
physic there </s>	133
pi	108
pi <number>	144
pi under	91
pi under my	91
pia	12
pia 's	12
pia 's the	12
piano	-14
piano 's	158
piano </s>	-168
piano in	-93
piano in our	127
piano in the	-167
piano is	-15
piano is a	138
piano is my	111
piano lesson	173
piano tune	148
pic	-108
pic </s>	-108
pick	-206
pick </s>	-201
pick <number>	-140
pick <number> </s>	-125
pick an	-112
pick by	-16
pick by hand	-49
pick the	-195
pick this	-89
pick up	-48
pick up ,	-71
pick up </s>	-103
pick up <name>	60
pick up the	50
pick-up	113
pick-up </s>	99
picker	-58
pickle	94
pickle </s>	97
pickup	9
pickup ,	-70
pickup , a	-70
pickup </s>	-160
picky	150
picky eater	150
picnic	-87
picture	-76
picture ,	-154
picture , remove	-81
picture </s>	115
picture have	-135
picture have <number>	-135
picture is	-215
picture of	-232
picture of a	-168
picture of the	-165
pie	-215
piece	-144
piece ,	-42
piece , is	-25
piece </s>	-45
piece of	-114
pier	119
pike	13
pikin	57
pilate	56
pile	-182
pill	-67
pill </s>	-127
pill at	102
pill box	133
pillow	130
pin	114
pin it	-157
pinball	72
pinball machine	72
pinball machine ,	111
pineapple	-150
ping	-170
ping me	-161
ping me </s>	-161
pink	-168
pink </s>	-151
pink today	-40
pink today </s>	-40
pint	-171
pip	-18
pip install	-160
pipe	-101
pipe </s>	-187
pipe band	-10
pipeline is	-89
pipeline is red	-89
pirate	-160
pirate </s>	-129
pirogue	95
pistachio	90
pistachio </s>	96
pit	133
pitch	123
pitch ,	152
pitch </s>	101
pitch for	-27
pitch is	32
pitta	-96
pivot	-222
pivot table	-122
pixel	-22
pizza	-230
pizza ,	-141
pizza </s>	-60
pizza and	-82
pizza at	-40
pizza for	-89
pizza for the	-89
pizza is	-109
place	234
place ,	-65
place </s>	121
place and	133
place but	-91
place but it	-91
place end	80
place in	29
place in <name>	44
place in the	-130
place to	-153
place with	-11
place with a	129
place yesterday	-118
placeholder	-137
placement	197
placement ,	144
plain	5
plain </s>	-59
plain <name>	-117
plain sentence	49
plain sentence </s>	49
plain text	115
plain vms	-34
plain word	-14
plain word </s>	-183
plan	24
plan 's	-159
plan </s>	-124
plan a	-144
plan anything	-64
plan b	-116
plan by	53
plan cost	-151
plan for	46
plan for a	-137
plan for next	83
plan for the	74
plan for tonight	-113
plan have	-58
plan have a	-140
plan is	149
plan is to	91
plan on	89
plan show	-116
plan the	54
plan the night	-16
plan to	54
plan to </s>	110
plan to <name>	-135
plan to merge	-150
plan to refactor	-129
plan to retire	113
plan to sell	122
plan to walk	4
plan was	-156
plan with	45
plane	-14
plane ,	133
plane </s>	-60
planer	137
planet	-174
planet is	-150
plant	-110
plant ,	139
plant </s>	-151
plant a	-39
plant in	97
plant in <name>	177
plant in the	-169
plant on	-17
plaster	75
plaster </s>	84
plasterboard	87
plasterboard </s>	143
plastic	72
plastic </s>	87
plate	107
plate </s>	98
plate in	125
plate in my	125
platform	26
platform </s>	141
platform <number>	-114
play	-92
play ,	28
play </s>	-186
play <days>	145
play <name>	-54
play <number>	-209
play bass	120
play bass in	92
play by	91
play by ear	85
play cello	73
play chess	160
play chess online	69
play drum	-7
play for	-161
play for <name>	-146
play for <number>	-164
play handball	-9
play hockey	22
play hockey </s>	22
play in	-137
play in a	126
play in the	-34
play it	-146
play leave	152
play on	-13
play second	149
play second violin	65
play the	59
play the cello	150
play the organ	120
play the same	-94
play the tuba	-61
play the ukulele	6
play the villain	34
play violin	-30
play with	-140
play with the	-140
player	-66
player </s>	-88
playlist	-205
playlist is	-128
please	-72
please ,	234
please , always	111
please , every	108
please , from	120
please , just	-20
please :	-179
please </s>	-267
please always	123
please answer	5
please check	-85
please convert	-101
please convert this	-128
please correct	-86
please correct the	-97
please cut	-120
please do	151
please do n't	172
please draft	86
please draft a	86
please explain	-197
please for	-113
please give	-179
please help	-127
please list	-108
please make	-139
please make the	-123
please never	158
please never use	134
please no	121
please no emojis	47
please remember	132
please shorten	-92
please skip	116
please skip the	116
please summarise	-95
please take	-126
please to	-125
please use	-50
please wait	-81
please wait </s>	-81
please write	-262
please write a	-95
please write the	-121
pleasure	-13
plenty	-12
plenty </s>	70
plosive	70
plot	110
plot </s>	50
plot <number>	64
plot <number> ,	172
plot <number> </s>	141
plot at	-84
plot is	119
plot of	-57
plot outside	138
plot outside <name>	138
plough	184
pls	-156
pls ,	-155
pls </s>	-118
pls and	-75
pls check	-104
pls do	-144
pls explain	-167
pls give	-34
pls give me	-34
pls make	-102
pls no	21
pls use	47
plug	-22
plug </s>	-90
plug or	-132
plum	140
plumb	211
plumb apprenticeship	144
plumb apprenticeship </s>	114
plumb firm	87
plural	-82
plus	121
plus <name>	-40
plus <name> </s>	-40
plus <number>	32
plus a	82
plus a small	-58
plus my	23
plus my <kin>	23
plus the	149
plz	33
pm	86
pm </s>	236
pm is	-69
png	-148
po	-19
po i	-19
po i 'm	-19
pocket	-92
pocket </s>	-135
pocket money	155
pod	-162
podcast	-120
podcast ,	-129
podcast is	61
podcast is at	61
podcast say	-160
poem	-119
poem ,	22
poem </s>	-181
poem for	-133
poetry	65
point	14
point </s>	134
point <number>	-145
point <number> and	-140
point about	-87
point about the	-87
point and	-127
point at	-208
point for	-126
point i	31
point in	-63
point in this	-127
point is	-78
point on	-87
point on the	-133
point please	142
point please ,	64
point than	137
point than long	137
poison	-170
poison </s>	-136
poke	-117
poke it	-117
poke it with	-117
pole	-13
policy	130
policy </s>	151
policy that	-102
polish	-70
polite	-131
polite </s>	-140
polite but	-191
polite but no	-124
polite no	-113
polite note	126
polite to	-151
polite way	-100
polite way of	-100
poll	-171
poll </s>	-122
pollen	-42
polo	22
polytunnel	-44
pompous	-152
pond	-27
pond </s>	-22
pond freeze	44
pond freeze over	44
pool	118
pool </s>	-27
pool today	-68
pool was	-156
pool with	181
poor	-19
poor on	41
poor thing	-155
poorly	-148
pop	-167
pop on	-123
pop on the	-93
pop up	-151
popcorn	26
poppy	51
popup	-197
popup ,	-95
porch	185
porch </s>	137
pork	-18
pork ,	-28
pork , no	-123
pork </s>	-73
pork at	129
pork at home	129
pork in	121
pork in the	80
pork or	109
porridge	-179
porridge and	-145
port	69
port ,	37
port </s>	192
port <number>	-128
port <number> </s>	9
port is	-14
portal	-85
portal at	95
porter	55
porter </s>	-97
porter at	164
porter at a	113
porter in	-25
portfolio	-96
portion	22
portrait	143
portrait </s>	153
portuguese	69
position	-146
positive	105
positive ,	-58
positive </s>	143
possible	-263
possible </s>	-188
possibly	67
post	47
post ,	153
post </s>	-5
post about	-129
post at	80
post come	-125
post go to	60
post i	83
post in	52
post is	86
post office	-5
post office </s>	-19
post office at	-52
post office in	116
post office was	-105
post that	-69
post the	-85
post the parcel	-75
post until	-101
post-its	40
postcard	47
postcard </s>	85
postcode	-164
postcode </s>	-146
poster	-234
poster ,	-123
poster </s>	-64
poster i	-124
postfix	84
postgre	-77
postgre <number>	135
postie	169
pot	99
pot ,	-163
pot </s>	-21
pot and	40
pot are	143
pot on	11
potassium	163
potato	-225
potato </s>	-152
pothole	16
potion	-164
pottery	-24
pottery class	108
pottery in	181
pottery in <name>	169
pottery studio	78
pouch	26
poultry	176
pound	-159
pound ,	62
pound </s>	-88
pour	-245
powder	-50
powder </s>	-29
power	31
power </s>	72
power cut	78
power of	205
power of <kin>	205
pr	101
pr </s>	-74
practice	104
practice ,	119
practice </s>	-32
practice <kin>	164
practice <kin> <name>	118
practice exam	-160
practice in	157
practice in <name>	157
practice is	149
practice to	118
practise	141
practise </s>	176
practise <name>	103
practise <name> </s>	103
practise in	70
pram	26
pram </s>	-50
pray	-77
prayer	133
prayer </s>	25
preacher	95
preacher on	62
prefer	150
prefer <name>	160
prefer <name> to	146
prefer a	122
prefer aisle	-83
prefer aisle seat	-83
prefer tab	-159
prefer tab </s>	-159
prefer the	-300
prefer the blue	-154
prefer the first	-189
prefer the second	-163
prefix	113
pregnant	5
pregnant ,	62
pregnant , due	52
pregnant with	149
pregnant with my	114
pregnant with our	59
premature	66
premature <kin>	66
premature <kin> unit	66
premiere	135
premium	26
premium bond	131
premium plan	-150
prep	17
prepare	-84
prepare for	81
prepare for <name>	81
prescription	156
present	66
present ,	130
present </s>	-66
present for	-113
press	-30
press </s>	84
press <number>	-138
press in	143
press now	-127
press the	-144
press up	82
pressure	-210
pressure </s>	-176
pressure run	142
pressure run low	137
pressure tablet	162
pretend	-179
pretend i	-101
pretend i 'm	-101
pretend you	-124
pretend you 're	-124
pretty	-150
pretty </s>	-138
preview	-166
previous	-166
previous <number>	-84
price	72
price ,	33
price </s>	93
price <kin>	-153
price <kin> <name>	-117
price are	-125
price by	-88
price by the	-33
price fall	-155
price go	-152
price go up	-152
price have	-129
price have go	-156
price in	71
price in <name>	7
price it	-112
price it </s>	-112
price list	-5
price of	-146
price rise	90
price this	-96
price up	-138
primary	103
primary </s>	221
primary <number>	-109
primary in	149
primary in <name>	149
primary is	166
primary school	207
primary school ,	69
primary school </s>	140
primary school in	72
prime	-141
principle	-94
principle </s>	-54
print	8
print ,	58
print <number>	-30
print anymore	75
print by	-27
print everything	109
print it	19
print it </s>	-132
print nothing	-163
print nothing </s>	-163
print on	19
print only	126
print only </s>	126
print shop	188
print shop in	159
print statement	-172
print the	-200
print twice	-188
printer	-92
printer 's	26
printer ,	-41
printer </s>	125
printer <kin>	8
printer at	-100
printer in	52
printer in the	52
printer is	163
printer is a	175
printer is fix	-91
printer jam	-157
printer on	-7
printer say	-164
priority	-26
priscilla	34
priscilla the	34
priscilla the <kin>	34
prison	115
prison is	15
private	91
priya	21
priya ,	-98
priya , my	162
priya , our	-67
priyanka	94
prize	-153
prize </s>	20
pro	-205
pro and	-147
pro and con	-147
prob	-152
probably	-163
probably the	-117
probate	125
probate </s>	-39
probation	66
probe	87
probe we	87
probe we 're	87
problem	-93
problem ,	-140
problem </s>	-28
problem in	126
problem is	-109
problem with	-96
process	92
process </s>	89
processor	134
procurement	71
procurement </s>	-75
procurement is	103
procurement is my	148
prod	286
prod is	173
prod is <number>	102
prod is on	78
producer	26
product	249
product <kin>	110
production	189
prof	136
prof <name>	92
profile	-178
profile </s>	-80
profile for	-142
program	153
programme	-18
programme </s>	-121
programme at	155
progress	-120
progress </s>	-120
project	-7
project </s>	86
project code	45
project in	-47
project in <name>	-47
projection	60
projection </s>	60
projector	61
prom	-160
prom </s>	-160
promise	96
promise my	-47
promise myself	143
promise to	157
promise to <name>	140
promote	207
promote to	219
promote to head	138
promotion	124
promotion to	124
prompt	-279
prompt </s>	-133
prompt is	-134
pronoun	82
pronoun are	82
proof	-169
proof </s>	-141
proof this	-132
proofread	-78
prop	42
proper	227
properly	144
properly </s>	58
property	-95
proposal	100
propose	-138
prose	218
prose </s>	180
prosthetic	162
prosthetic leg	114
protection	95
protein	138
protein a	155
protein a day	155
protocol	-66
protocol </s>	43
prototype	87
proud	-127
proud </s>	-99
proud of	-52
proud of it	-52
prove	20
provider	-41
proxy	69
proxy </s>	-146
prs	73
prs need	73
prs need <number>	73
prusa	138
ps5	196
ptsd	109
pub	-72
pub ,	-5
pub </s>	-59
pub in	176
pub in <name>	176
pub quiz	-51
pub quiz </s>	14
pub quiz team	-123
public	-56
publish	-77
pudding	-181
pudding </s>	-110
puddle	-173
pull	-141
pull </s>	-152
pull gig	115
pull gig listing	115
pull out	-82
pull out </s>	-82
pull request	21
pull something	-81
pull the	-15
pull up	122
pull up </s>	122
pulley	128
pump	150
pump </s>	-13
pump <kin>	-132
pump and	141
pump on	-174
pun	-240
punchline	-143
punchline </s>	-143
punk	47
puppet	-28
purchase	55
purchase order	-141
purchase over	110
purchase over <number>	110
pure	43
puree	146
puree </s>	146
purple	-197
purple </s>	-119
purpose	171
purpose </s>	171
push	15
push </s>	46
push <number>	175
push fail	-129
push fail </s>	-129
push it	-134
push the	-183
push to	-65
put	-18
put </s>	98
put <name>	110
put <name> on	8
put <number>	-20
put <number> a	121
put <number> more	-120
put a	-58
put aside	120
put aside for	120
put diesel	-119
put diesel in	-119
put her	58
put her on	172
put in	24
put in <number>	151
put in last	-22
put in the	-80
put it	175
put it back	-248
put it in	19
put it plain	100
put me	107
put me down	-90
put me in	136
put me on	76
put my	12
put my face	167
put my name	16
put off	94
put on	-98
put on the	-9
put our	122
put our name	124
put that	-149
put that in	-196
put the	-233
put the <kin>	-243
put the house	-42
put the kettle	-144
put the milk	-84
put the rent	40
put them	-180
put them in	-139
put this	-98
put together	-43
put up	-146
puzzle	-314
puzzle ,	-118
puzzle </s>	-81
puzzle always	-127
puzzle always lie	-127
puzzle for	-112
pw	-167
px	-169
python	153
python <number>	118
python <number> ,	137
python for	99
python is	-147
q	-166
q </s>	-158
q3	171
q4	113
q4 </s>	160
qa	-14
qgis	149
qualify	98
qualify as	149
qualify as a	149
qualify in	76
quantity	-120
quantity for	-120
quarrel	-11
quarry	202
quarry </s>	125
quarry blast	121
quarter	-62
quarter </s>	-33
quarter end	-59
quarter of	-79
quarter of an	-79
quarter past	54
quarter past <number>	140
quarter turn	30
quarterly	200
quarterly </s>	142
quartz	-49
queen	-119
query	-394
query ,	-140
query </s>	-180
query and	-145
query is	-148
query plan	-55
query return	-156
question	-91
question ,	-256
question :	-220
question </s>	-21
question <number>	-369
question <number> ,	-143
question <number> </s>	-238
question <number> is	-131
question about	-219
question about <name>	-116
question and	-125
question and it	-125
question at	162
question at a	196
question at me	-151
question for	66
question for <name>	175
question in	-148
question is	-284
question is about	-197
question is whether	-104
question is why	-107
question of	103
question on	-143
question to	-168
question to ask	-168
question top	-7
question top </s>	-7
queue	-197
queue ,	-182
queue </s>	-29
queue at	-195
queue at <name>	-67
queue at the	-182
queue behind	-139
queue behind a	-139
queue have	-129
queue have <number>	-120
queue since	-112
queue since <number>	-112
queue was	-64
quiche	-164
quiche </s>	-120
quick	-322
quick ,	-96
quick </s>	-143
quick <number>	-160
quick answer	-114
quick question	-129
quick question </s>	-129
quicker	97
quickest	-110
quickest way	-71
quickest way to	-71
quickly	-186
quickly please	-103
quickly please </s>	-103
quid	-218
quid </s>	-170
quid a	185
quid a month	142
quid for	-131
quid for a	-83
quid on	-100
quiet	-59
quiet </s>	71
quiet here	-73
quiet morning	-47
quietly	-10
quietly </s>	-115
quilt	-34
quince	-78
quince </s>	18
quit	-50
quit </s>	-89
quit my	70
quit my job	70
quit smoke	174
quit smoke in	135
quit sugar	134
quit sugar in	181
quit the	-193
quit the agency	-53
quit the app	-81
quit the game	-101
quit the terminal	-133
quite	-19
quite beyond	120
quite beyond me	120
quite short	-99
quite short with	-99
quiz	-275
quiz ,	-26
quiz , <number>	50
quiz </s>	41
quiz at	-34
quiz me	-248
quiz me on	-208
quiz question	-112
quiz team	-148
quiz team ,	-22
quota	-42
quotation	-151
quote	-116
quote ,	69
quote </s>	-24
quote <number>	-153
quote a	72
quote for	-164
quote from	-177
quote from the	-89
quote i	-154
quote i need	-154
quote in	80
quote under	42
r	-120
r 's	164
race	89
race </s>	156
race condition	-140
race condition </s>	-140
race on	68
rack	161
rack </s>	56
radiator	156
radiator </s>	-121
radio	102
radio ,	157
radio </s>	96
radio on	112
radio say	-82
radiography	37
raffle	-24
raffle </s>	-151
rail	159
rail </s>	-15
rail <number>	147
railway	134
railway ,	142
railway , that	86
railway </s>	8
railway at	-20
railway behind	-64
railway in	121
railway in <number>	101
railway station	-59
rain	-537
rain 's	-104
rain ,	90
rain </s>	-318
rain a	-156
rain again	-77
rain again </s>	-77
rain all	-140
rain all week	-136
rain end	-99
rain here	-87
rain is	-161
rain just	-73
rain just now	-73
rain off	-182
rain off ,	-129
rain on	-100
rain or	46
rain stop	-129
rain stop </s>	-129
rain this	-65
rainy	-235
rainy day	-118
rainy-day	87
rainy-day account	116
rainy-day money	-76
raise	158
raise </s>	51
raise <kin>	-81
raise <name>	128
raise <name> ,	128
raise <number>	142
raise bed	202
raise bed </s>	149
raise by	167
raise by my	140
raise his	-20
raise in	179
raise in <name>	179
raise it	-57
raise its	-118
raise its fee	-48
raise me	188
raise me ,	127
raise me </s>	192
raise my	49
raise my <kin>	135
raise my voice	-101
raise on	82
raise our	116
raise our rent	102
raise the	-102
raise the rent	-32
raisin	71
raj	28
rally	118
ram	-147
ramadan	-68
ramadan </s>	143
ramadan begin	-181
ramadan i	168
ramadan start	-125
ramadan start when	-125
ramble	-130
ramen	-68
ramen bar	47
ramipril	72
ramp	68
ramp </s>	-23
random	-149
range	-54
range </s>	-138
ransom	-65
ransom note	-65
ransom note </s>	-65
rare	23
rare ,	23
rarely	60
rash	149
rasheed	92
rashid	106
rashid <kin>	15
rashid <kin> the	15
rasmus	77
rasmus ,	77
rasmus , whom	77
raspberry	53
raspberry pi	135
raspberry pi under	91
rate	51
rate </s>	-155
rate <number>	171
rate is <number>	60
rate peak	-36
rate peak at	-36
rate scheme	95
rather	67
rather be	-58
rather die	-175
rather get	137
rather get bullet	137
rather good	-163
rather have	170
rather have the	94
rather not	-32
rather than	77
rather than by	148
rather use	-136
rather you	120
ration	-184
raw	84
raw </s>	66
raw in	-134
raw in the	-134
raw onion	120
ray	60
re	-255
re the	-140
reach	-22
reach ,	-153
reach </s>	62
reach <name>	10
reach me	82
reach the	-122
react	40
react badly	128
react badly to	128
react to	140
read	23
read 's	19
read ,	-63
read :	-16
read </s>	-356
read <name>	102
read <number>	-64
read <number> </s>	-189
read <number> book	173
read a	-216
read about	-220
read age	174
read age of	174
read all	86
read aloud	47
read aloud </s>	-147
read as	122
read at	-32
read at the	-146
read better	-148
read drawing	144
read every	156
read everything	-13
read everything on	171
read fine	109
read fine ,	109
read for	51
read glass	33
read group	-91
read in	-183
read in the	-136
read it	-107
read it ,	-29
read it </s>	-130
read it <number>	-83
read it on	-122
read it out	77
read it to	-184
read like	-174
read like a	-174
read me	-88
read me the	-88
read more	-156
read music	225
read music ,	67
read music but	98
read my	83
read nothing	138
read of	-183
read on	216
read on a	158
read on paper	132
read only	45
read only <name>	138
read only the	-62
read over	-91
read properly	83
read small	75
read small print	75
read somewhere	-174
read somewhere </s>	-174
read that	-343
read that <name>	-176
read that people	-163
read that the	-90
read the	-253
read the <name>	-149
read the doc	-159
read the file	-123
read the first	-77
read the log	-107
read them	66
read them </s>	-7
read this	-236
read this </s>	-125
read to	196
read to her	126
read with	136
read with a	106
read you	148
read your	-250
read your answer	-166
read your last	-93
read your list	-94
read your reply	-58
readable	13
readable </s>	-109
reader	311
reader 's	16
reader ,	176
reader </s>	203
reader and	98
reader are	147
reader for	126
reading	-117
reading are	-145
ready	-243
ready ,	-166
ready </s>	-216
ready for	108
ready to	-150
real	43
real </s>	-162
real <name>	58
real <number>	167
real name	-67
realistic	-116
really	37
really </s>	70
rear	14
reason	81
reason ,	80
reason </s>	-200
reason after	148
reason after ,	116
rebase	-144
reboot	28
reboot </s>	-132
rebuild	267
rebuild on	152
rebuild on it	126
rebuild the	-94
receipt	-133
receipt </s>	-136
receipt by	-91
receipt by the	50
receipt in	53
receipt in a	48
reception	-6
recipe 's	-55
recipe ,	-67
recipe , <number>	-126
recipe </s>	-152
recipe are	164
recipe book	75
recipe card	-108
recipe each	76
recipe for	-67
recipe for <number>	-121
recipe have	68
recipe i	158
recipe i need	144
recipe is	-56
recipe is all	-112
recipe say	-124
recipe with	-81
recipe with wine	42
recipe you	-76
recipe you give	-76
reckon	-171
reckon i	72
reckon is	-108
reckon the	-139
reckon you	-150
reckon you can	-150
recognise	46
recognise </s>	127
recognise here	180
record	-54
record ,	-87
record </s>	32
record at	118
record have	-150
record in	79
recorder	-75
recover	183
recover from	129
recovery	-96
recreate	-136
rector	28
red	-113
red ,	-35
red </s>	-67
red again	-145
red and	136
red and green	136
red green	28
red wine	83
red wine give	133
red wine out	-107
red-and-green	27
red-and-green chart	112
red-and-green for	40
red-and-green look	155
red-and-green look the	145
red-and-green mostly	-120
red-and-green mostly </s>	-120
red-green	127
red/green	-7
red/green in	4
red/green in the	4
redo	-218
redo </s>	-139
redo in	139
redo in <number>	139
redo it	-136
redo it </s>	-121
redo the	-249
reduce	10
reduce to	-110
redundant	159
redundant in	157
redundant since	96
redundant since <month>	96
reed	110
ref	-84
ref </s>	-94
ref is	-66
refactor	-160
refactor </s>	-101
refactor this	-93
refactor this </s>	-93
reference	-182
reference </s>	-148
reflection	47
reflux	140
reflux </s>	140
refresh	-17
refugee	163
refund	57
refund </s>	-181
refuse	-16
refuse anything	147
refuse her	-151
refuse the	73
refuse to	-139
refuse to eat	-21
regard	-164
regardless	160
regardless </s>	160
regex	-226
regex </s>	-114
regiment	29
region	-132
regional	275
register	299
register </s>	268
register and	139
register blind	114
register for	152
register in	169
register in <name>	169
register since	123
registrar	-12
registration	86
registry	180
registry office	142
regret	-50
regret </s>	73
regret it	-80
regret it </s>	-80
regular	-42
regulate	-96
regulator	127
rehabilitation	115
rehabilitation clinic	115
rehabilitation clinic in	115
rehearsal <day>	130
rehearsal <day> in	116
rehearsal tonight	-128
rehearse	78
rehearse in	56
rehome	17
reject	-216
release	-21
release </s>	-87
release <kin>	153
release branch	158
release every	97
release in	-100
release is	-159
release note	-36
release note for	-94
release train	154
release train leave	107
relevant	-125
relief	144
relief milker	172
religious	-37
reload	-133
reload </s>	-133
relocate	71
relocate to	71
relocate to <name>	71
remain	98
remake	-144
remarry	158
remarry </s>	120
remember	-37
remember </s>	88
remember that	78
remind	-170
remind me	-162
remind me to	-138
remind me what	-105
reminder	-49
remission	108
remission since	187
remission since <number>	135
remote	-46
remote ,	-16
remote </s>	-24
remote is	-16
remote today	-83
remote today </s>	-83
remotely	57
remotely </s>	57
removal	-172
removal man	-151
remove	-61
remove </s>	-107
remove the	-76
remove them	60
renal	173
renal <kin>	137
renal and	15
rename	-305
rename it	-169
rename that	-116
rename the	-245
rename the variable	-117
rename them	-134
rename them </s>	-134
render	-275
render ,	-145
renew	101
renew </s>	99
renew each	-97
renew every	89
renew every <number>	46
renew in	181
renew in <month>	143
renewal	55
renewal in	72
renewal in <month>	72
rent	239
rent 's	196
rent 's <number>	94
rent ,	4
rent </s>	154
rent <number>	-139
rent a	-8
rent a two-bedroom	118
rent a van	-20
rent for	-73
rent for <number>	-73
rent from	137
rent from the	118
rent go	145
rent go up	121
rent in	-110
rent in <name>	-115
rent is	121
rent is <number>	6
rent on	72
rent on the	72
rent out	231
rent out my	93
rent out the	108
rent the	89
rent the flat	-9
rent to	214
rent to <number>	126
rent twice	62
rent up	4
rent up to	165
rent was	45
rental	-57
reopen	-46
reopen it	-80
reopen it ,	-52
rep	78
rep that	-132
repaint	25
repair	229
repair ,	97
repair </s>	-40
repair accordion	108
repair cafe	122
repair in	70
repair in <name>	70
repair shop	133
repair shop in	133
repeat	-116
repeat </s>	-175
repeat everything	-74
repeat everything </s>	-71
repeat paragraph	-110
repeat paragraph <number>	-110
repeat the	-92
replace	296
replace </s>	170
replace <name>	134
replace <name> with	134
replace in	127
replace in <number>	147
replace it	183
replace the	-201
replacement	118
replacement </s>	129
replacement in	62
replacement is	109
replica	131
reply	49
reply </s>	-37
reply all	43
reply by	-146
reply come	-144
reply in	209
reply in <name>	139
reply is	-90
reply on	36
reply over	18
reply over <number>	18
reply short	153
reply short ,	94
reply that	-160
reply that 's	-160
reply to	-220
reply to the	-177
reply was	-140
reply was short	-140
reply within	48
reply within <number>	48
repo </s>	-72
repo is	-71
report </s>	163
report by	-23
report due	-65
report go	154
report go out	8
report go to	155
report in	-78
report is	-182
report the	-126
report to	198
report to <name>	140
report to me	169
request	-38
request to	-150
request to the	-150
require	-70
require a	-37
rescue	304
rescue ,	75
rescue </s>	192
rescue <kin>	172
rescue <kin> ,	150
rescue from	195
rescue from <name>	83
research	130
resend	-133
resend </s>	-92
reset	-66
reset </s>	-163
reset mail	-151
reset my	-123
residence	137
residency	165
residency at	117
resident	51
resident ' association	117
resign	16
resit	175
resit in	175
resit in <month>	175
resolve	-114
resort	-144
respect	-167
respite	-161
respond	-223
respond </s>	-161
responsibility	-175
responsibility </s>	-175
responsible	36
responsible for	36
responsible for the	46
rest	-122
rest ,	58
rest </s>	41
rest at	-79
rest day	75
rest for	-123
rest heart	118
rest heart rate	118
rest i	-83
rest is	-180
rest of	104
rest of it	-138
rest of the	149
rest of us	100
restart	-272
restart </s>	-157
restart at	-152
restart at <number>	-152
restart it	-122
restart it </s>	-122
restart the	-64
restart the router	-148
restart twice	-138
restaurant	-171
restaurant ,	74
restaurant </s>	-67
restaurant i	129
restaurant in	-98
restaurant in <name>	-105
restaurant is	32
restaurant is close	32
restaurant last	5
restaurant on	-73
restaurant only	-9
restaurant only serve	-21
restless	-163
restore	127
restore a	210
restore a <number>	184
restore clock	70
restore the	-186
restore the backup	-174
restore wooden	76
restrain	168
restrain order	168
result	-220
result ,	61
result </s>	-262
result are	-192
result in	-141
retail	-47
retail </s>	-29
retention	167
retire	47
retire ,	-196
retire </s>	271
retire <kin>	-58
retire <kin> ,	-58
retire <kin> </s>	252
retire <kin> job	-177
retire as	-61
retire at	258
retire at <number>	249
retire from	132
retire from teach	100
retire from the	112
retire in	-133
retire in <month>	-102
retire in <number>	20
retire in the	-49
retire last	90
retire next	109
retire next spring	60
retire next summer	151
retire the	67
retire to the	-57
retirement	193
retirement </s>	129
retirement do	-116
retirement do </s>	-107
retrain	261
retrain as	162
retrain as a	162
retrench	114
retro	83
retro </s>	-129
retry	-265
retry </s>	-167
retry <number>	-108
return	-163
return 's	124
return </s>	155
return <name>	-138
return <number>	-187
return <number> </s>	-131
return a	-160
return a list	-165
return duplicate	-85
return duplicate </s>	-85
return from	-120
return from the	-120
return the	-108
reuben	136
reuben 's	136
reunion	156
reunion in	156
reunion in <name>	156
reverse	-22
reverse </s>	-149
reverse mortgage	-75
revert	-199
revert </s>	-111
review	-11
review </s>	-156
review at	142
review everything	-111
review for	44
review in	177
review is	96
review say	-142
review this	-102
reviewer	11
reviewer <number>	-18
revise	146
revise the	-126
revision	-115
rewire	153
reword	-175
rewrite	26
rewrite it	-245
rewrite the	-68
rewrite this	-40
rex	71
rhubarb	-82
rhyme	-266
rhyme </s>	-142
rhyme for	-196
rhyme with	-141
rhyme with <name>	-96
ribbon	-154
ribbon </s>	-110
rice	-118
rice ,	157
rice </s>	-63
rice cooker	-75
rice flour	53
rice from	-96
rice in	16
rich	-153
rid	-137
rid of	-137
rid of the	-137
riddle	-286
riddle ,	-128
riddle </s>	-96
ride	90
ride </s>	27
ride a	238
ride a <number>	98
ride a bike	74
ride in	57
ride it	126
ride on	-176
ride on it	-176
rig	144
rig 's	-104
rig ,	95
rig , <number>	95
rig </s>	138
rig <number>	194
rig <number> week	176
rig and	133
right	-123
right </s>	-142
right <number>	55
right <number> </s>	-152
right after	-47
right after the	-47
right but	-108
right column	-154
right column is	-88
right ear	240
right ear ,	93
right ear </s>	148
right ear from	74
right ear only	-68
right eye	124
right hand	292
right hand ,	57
right hand </s>	159
right i	-150
right in	77
right it	-120
right knee	119
right now	-486
right now ,	-181
right now </s>	-484
right now i	-52
right now that	-146
right on	101
right side	179
right side </s>	148
right so	-93
right there	-129
right there </s>	-129
right through	-90
right through my	-90
right to	-192
rim	-125
ring	-122
ring ,	-88
ring , <number>	70
ring , they	-90
ring </s>	-82
ring <number>	52
ring about	-117
ring an	-83
ring an hour	-83
ring and	123
ring and a	124
ring at	-79
ring at lunch	-90
ring by	-115
ring finger	151
ring from	-57
ring from <name>	154
ring in	38
ring in my	65
ring in the	-11
ring is	45
ring me	-72
ring road	-189
ring the	-32
ring the bell	-136
ring them	-106
ring them </s>	-106
ring today	-120
ring while	-124
ring while i	-124
ringer	-153
rinse	-110
rip	-236
rip it	-144
rise	-50
rise </s>	-167
risk	-50
risk </s>	103
risk assessment	-141
risk form	-121
risotto	-131
rival	86
rival </s>	86
river	23
river ,	87
river </s>	17
river sediment	30
road	97
road ,	27
road </s>	243
road for	-71
road near	-146
roadwork	-146
roar	-141
roast	-58
roast </s>	40
roast for	-168
rob	166
robbery	-82
robbery </s>	-82
robin	-39
robot	-17
robot </s>	-249
robotics	166
robotics club	122
robotics is	97
robotics is what	97
rock	-11
rock </s>	31
rock climb	-54
rock climb is	-54
roland	142
role	-78
role </s>	-88
role play	-99
role play </s>	-74
roll	-119
roll </s>	33
roll a	-99
roll a <number>	-99
roll it	-150
roll my	164
roll my r	164
roll20	149
roll20 </s>	149
rollback	-165
roller	29
roller derby	66
roller derby name	66
roof	65
roof 's	37
roof ,	27
roof , <number>	126
roof </s>	128
roof <number>	-20
roof come	-156
roof in	90
roof in <number>	69
roof is	210
roof job	25
roof leak	-142
roof of	-16
roof of the	-16
roof on	21
roof tile	-113
roof was	145
rook	59
room	38
room 's	127
room 's a	87
room ,	-197
room </s>	112
room <kin>	45
room <number>	114
room and	-53
room at	170
room by	-50
room for	-143
room for <number>	-143
room have	-142
room in	160
room is	-98
room is a	-83
room is pack	-79
room on	-67
room right	-84
room right now	-84
room since	-34
room was	7
room with	-12
room with a	6
root	-112
root and	-136
root for	11
root vegetable	-34
rope	-96
rope </s>	-72
rosalind	43
rosalind ,	-62
rose	-68
rose </s>	-141
roster	15
roster 's	15
rot	-86
rot </s>	-78
rota	-96
rota ,	-85
rota </s>	98
rota for	-151
rota for <number>	129
rota for a	11
rota for the	-213
rota that	48
rotary	-59
rotate	148
rotate :	111
rotate : <number>	111
rotate </s>	47
rotate <number>	75
rotate shift	83
rotation	98
rotation </s>	8
roti	-5
roti shop	-5
rotten	73
rough	-143
rough </s>	-144
roughly	-101
roughly </s>	-104
roughly <number>	-45
roughly a	34
roughly a million	34
round	-26
round </s>	53
round <name>	-60
round <name> </s>	-50
round <number>	-11
round <number> </s>	-7
round again	-125
round again </s>	-125
round from	100
round from <number>	100
round in	-20
round in circle	-127
round is	121
round of	-34
round of <name>	86
round on	-82
round the	-122
round the corner	85
round to	-134
round to the	-134
roundabout	-117
route	-89
route </s>	-9
route after	72
router	-131
router </s>	51
router twice	-80
routine	8
routine </s>	-149
row	-178
row ,	-119
row </s>	47
row <name>	-73
row <name> ,	-73
row <number>	-309
row <number> ,	-156
row <number> </s>	-53
row <number> and	-116
row <number> i	-69
row <number> is	-193
row <number> to	-103
row are	-118
row at	32
row club	72
row club ,	72
row for	-7
row for <name>	-7
row in	-54
row in the	-41
row lose	96
row machine	119
row machine in	150
row of	20
row on	10
row out	-85
row should	-90
row squad	86
rower	178
rower </s>	145
royal	-140
rub	69
rubber	-114
rubbish	-103
rubbish </s>	-170
ruben	-189
ruby	142
rude	-308
rude </s>	-278
rug	69
rug </s>	46
rug is	-122
rugby	158
ruin	-26
ruin </s>	-106
rule	78
rule ,	62
rule , i	175
rule </s>	94
rule <number>	40
rule about	-135
rule at	-24
rule at our	104
rule for	-137
rule i	110
rule in	-102
rule of	-145
rule of thumb	-145
rule on	-170
rule out	239
rule that	66
ruler	31
ruler </s>	44
rumble	-135
run	101
run ,	-103
run </s>	-89
run <days>	123
run <days> </s>	93
run <name>	-11
run <name> <name>	186
run <name> on	-58
run <number>	-44
run <number> hot	136
run <number> time	-80
run <number> today	-69
run a	54
run a bakery	30
run a bike	111
run a ferry	-137
run a food	117
run a small	120
run an	-74
run an inn	61
run are	146
run at	69
run at <number>	-19
run both	-63
run by	-76
run by my	156
run dry	-33
run entirely	-21
run entirely by	-21
run every	-93
run for	39
run for <number>	-87
run for me	147
run for the	-9
run have	125
run hot	159
run in	208
run in my	129
run in our	52
run in the	125
run into	-158
run into the	-93
run is	129
run it	59
run it </s>	26
run late	-258
run late ,	-172
run late </s>	-139
run low	137
run low ,	137
run marathon	160
run my	23
run now	63
run now </s>	63
run of	-138
run of the	63
run off	-67
run on	59
run on <name>	284
run on <number>	136
run on a	96
run on my	109
run only	30
run out	-217
run out </s>	-142
run out at	-82
run out in	-69
run out of	-281
run out on	65
run over	-125
run past	163
run past <number>	163
run shoe	-171
run so	-36
run the	68
run the <name>	94
run the bakery	163
run the design	-74
run the farm	104
run the fish	56
run the food	130
run the kennel	146
run the script	-225
run the test	-262
run the warehouse	126
run this	17
run through	97
run till	-71
run to	-164
run to <month>	138
run to <number>	-103
run to the	-133
run until	76
run until <number>	128
run was	-81
run water	144
runbook	63
rung	-133
rung </s>	-133
runner	170
runner </s>	86
rupee	-148
rural	185
rural <name>	128
rural <name> </s>	128
rush	-193
rush ,	-89
rush </s>	-160
rush and	28
rust	80
rust </s>	166
rust and	156
rust at	123
rust at work	123
rust is	-43
rust on	17
rusty	-121
ryanair	-127
rye	204
rye </s>	137
rye is	9
rye is the	9
s	-10
s3	139
sabbatical	16
sabbatical from	182
sabbatical from <month>	182
sabre	90
sack	75
sack </s>	-180
sacred	142
sad	-241
sad </s>	-114
sad and	-136
saddle	39
sadly	-52
sadly ,	-52
sadly , and	-52
safari	-148
safe	-8
safe </s>	-22
safe to	-171
safeguard	230
safeguard <kin>	173
safeguard <kin> </s>	125
safely	-46
safely </s>	-46
safety	129
safety <kin>	82
safety man	89
saffron	-88
sage	88
sage is	30
sage is what	30
sail	-110
sail </s>	-111
sail a	106
sail a <name>	106
saint	32
saint </s>	32
salad	-113
salary	266
salary </s>	123
salary go	124
salary is	112
salary is pay	75
sale	-133
sale </s>	56
sale <kin>	-91
sale end	-131
salmon	-60
salon	156
salon 's	164
salon 's page	140
salon ,	142
salon </s>	12
salon in	155
salon in <name>	147
salsa	-36
salsa on	-62
salsa on <days>	87
salt	32
salt ,	-129
salt </s>	-116
salt and	-129
salt for	-51
salt in	-42
salt or	-128
salty	-62
salty </s>	-109
sam	8
sam <name>	101
sam <name> is	101
same	-17
same </s>	84
same <day>	78
same <name>	-87
same <number>	39
same <number> <kin>	134
same <number> people	86
same as	-151
same day	-118
same error	-133
same error </s>	-100
same firm	150
same for	-151
same for the	-28
same here	-140
same here </s>	-140
same in	-128
same in this	-128
same line	-139
same result	-147
same result </s>	-147
same song	-94
same thing	-202
same thing </s>	-168
same to	128
same to me	128
same ugly	49
same ugly mustard	49
sami	137
sami ,	-36
sample	-143
sample ,	-75
sample <name>	-119
sample sentence	-140
sample text	-79
sand	14
sand </s>	24
sandwich	-289
sandwich </s>	-178
sandwich in	-150
sandwich in the	-150
sap	71
sari	115
sari </s>	-8
satellite	140
satellite </s>	103
sauce	-126
sauce </s>	105
sauce in	-142
sauce is	-97
sauce split	-148
sauna	-110
sauna twice	-73
sauna twice a	-73
sausage	-146
sausage </s>	-154
save	-90
save </s>	-87
save <number>	43
save <number> a	152
save for	402
save for a	357
save it	-214
save me	-116
save my	-45
save the	-250
save the file	-219
save this	-115
save up	88
save up for	80
savings	25
savings ,	-59
savings , about	-67
savings </s>	134
savings account	-118
savings go	128
savings go into	128
savings goal	129
savings sit	109
savings sit in	109
saw	-23
saw are	-23
sawmill	198
sax	65
say	-569
say "	9
say " my	-87
say " the	56
say #	-103
say # <name>	-103
say '	-224
say ' <name>	-52
say ,	-112
say </s>	-345
say <day>	-50
say <kin>	-181
say <name>	-196
say <name> </s>	-142
say <name> <name>	-114
say <name> but	90
say <number>	-50
say <number> </s>	-127
say <number> for	80
say <number> quid	-32
say <number> thing	-105
say <number> to	85
say <number> week	-154
say a	-315
say a <kin>	-100
say a woman	-119
say a word	-134
say about	-106
say about the	-134
say again	-52
say again </s>	-52
say another	-81
say another </s>	-81
say back	-52
say be	-51
say charity	-131
say charity shop	-131
say come	-156
say good	-179
say half	-93
say he	-105
say he have	-95
say here	-130
say here </s>	-116
say hi	-150
say hi </s>	-120
say his	-78
say how	-122
say i	-49
say i 'd	-143
say i 'll	-62
say i 'm	63
say i have	-63
say i should	-162
say i was	-144
say if	-157
say if you	-158
say in	-51
say it	-179
say it 's	-248
say it </s>	-116
say it <number>	-90
say it again	-111
say it bring	-104
say it in	-98
say it is	-101
say it need	-132
say it out	97
say it was	-122
say its	-149
say just	-103
say less	89
say maybe	-54
say maybe </s>	-54
say me	-115
say my	-189
say never	-138
say no	180
say no </s>	-36
say no but	45
say no nicely	-87
say nothing	-121
say ok	-127
say ok </s>	-127
say otherwise	14
say otherwise </s>	14
say our	-82
say she	-126
say so	84
say so </s>	42
say someone	-127
say something	-154
say sorry	-53
say sorry for	-53
say tab	95
say that	-326
say that </s>	-101
say the	-326
say the <kin>	41
say the app	-110
say the article	-134
say the letter	-109
say the paper	-118
say the same	-116
say their	-142
say they	-168
say they 're	-118
say this	-50
say to	-191
say to a	-91
say to him	-48
say to the	-110
say to this	-18
say tomorrow	92
say try	-56
say we	-181
say without	-77
say yes	-237
say yes </s>	-148
say you	-219
say you can	-189
say your	-90
scaffold	194
scaffold is	25
scaffold is what	25
scale	27
scale </s>	35
scam	-41
scan	-43
scan </s>	-123
scan on	-108
scanner	21
scanner </s>	134
scar on	-24
scar on my	176
scare	137
scare </s>	-77
scare me	-21
scare me ,	83
scare of	277
scare of <kin>	112
scare of fly	163
scare of spider	32
scare stiff	-13
scare stiff of	-13
scare the	-169
scarf	-58
scary	-134
scary </s>	-131
scene	-328
scene 's	-101
scene 's set	-101
scene ,	-134
scene </s>	-37
scene <number>	-135
scene <number> </s>	-86
scene in	-160
scene in act	-55
scene in my	-99
scene need	-120
scene where	-76
scene with	-153
schedule	-144
schedule </s>	-79
schedule for	-170
schedule this	-105
schema	81
schema change	82
schema change </s>	82
scheme	52
scheme </s>	138
scheme for	-132
scholarship	138
scholarship cover	81
scholarship to	152
school	78
school 's	-85
school ,	84
school , <name>	87
school , <number>	153
school </s>	109
school <kin>	186
school <kin> </s>	156
school and	113
school at	201
school at <number>	201
school ban	13
school ban phone	13
school bus	127
school bus in	119
school canteen	138
school for	-38
school have	134
school have <number>	162
school holiday	-108
school holiday </s>	-108
school in	-20
school in <month>	-96
school in <name>	175
school in autumn	90
school in the	-90
school is	201
school is a	108
school must	-51
school pay	-48
school pay badly	-48
school play	156
school rent	-28
school run	271
school run </s>	196
school run is	105
school send	-106
school send me	-37
school trip	-145
school uniform	-73
school use	165
school use <name>	165
school want	-114
school with	213
schoolhouse	136
science	83
science </s>	89
scissor	-28
scissor and	76
scissor and guitar	76
scone	-121
scooter	75
scope	160
score	-196
score at	38
score is	-140
score is <number>	-140
scout	164
scout hut	107
scout i	-19
scout leader	93
scout leader ,	104
scout troop	-58
scrape	-138
scratch	-227
scream	-284
scream </s>	-155
scream at	-60
scream in	-163
scream in the	-163
screen	8
screen 's	102
screen ,	-122
screen </s>	-139
screen <number>	-153
screen after	-106
screen after <number>	-63
screen after update	-70
screen at	64
screen give	124
screen go	-198
screen go black	-126
screen have	-130
screen is	-166
screen reader	296
screen reader </s>	169
screen say	-121
screen time	95
screenshot	-235
screw	26
screw </s>	-100
screwdriver	-125
screwdriver </s>	-125
scribe	89
script	-46
script 's	-129
script </s>	80
script <number>	-130
script and	-190
script and it	-132
script for	-162
script is	-112
script run	-109
script that	37
script to	-135
script twice	-102
scroll	-262
scroll </s>	-47
scroll since	-137
scroll up	-119
scroll up </s>	-71
scrub	-85
scrub the	-156
sd	-161
sea	-26
sea ,	129
sea </s>	-124
seal	24
seal </s>	95
seam	55
seam on	119
search	9
search for	-106
seasick	171
seasick even	109
seasick even on	109
seasick on	116
seasick on anything	75
season	44
season </s>	171
season <number>	-202
season <number> </s>	-202
season i	148
season in	-161
season is	29
season ticket	60
season ticket at	149
season ticket holder	79
seasonal	-93
seasonal picker	75
seat	57
seat ,	53
seat </s>	-135
seat <number>	127
seat <number> </s>	169
seat <number> and	9
seat for	76
seat is	73
seat on	7
seat on the	57
seat plan	-80
seat plan </s>	-80
sec	-309
sec ,	-171
sec </s>	-263
second	-121
second ,	-76
second , due	91
second </s>	-361
second <day>	284
second <day> </s>	245
second <day> of	81
second <days>	94
second <days> </s>	94
second <kin>	242
second <kin> in	163
second <name>	78
second <number>	-101
second <number> </s>	-159
second argument	-116
second branch	74
second branch in	74
second chapter	-89
second chapter </s>	-89
second click	-149
second click </s>	-149
second column	-168
second column ,	-152
second draft	-157
second half </s>	-93
second half of	79
second in	65
second is	-147
second line	-207
second line </s>	-185
second of	110
second option	-213
second option </s>	-98
second page	-109
second paragraph	-223
second paragraph </s>	-185
second paragraph of	-90
second part	-151
second part </s>	-111
second point	-108
second point </s>	-120
second question	-132
second question </s>	-117
second round	16
second run	-141
second salon	147
second salon in	147
second sentence	-136
second sentence </s>	-120
second set	-162
second slide	-157
second slide </s>	-95
second step	-128
second stroke	58
second stroke </s>	58
second term	30
second time	36
second to	-141
second verse	-86
second version	-153
second version ,	-128
second version </s>	-97
second version of	-189
second violin	136
second violin in	65
second week	76
second year	236
second year </s>	97
second year of	150
second-hand	141
secondary	157
secondary school	98
secondary school in	98
secondhand	186
secondhand book	-72
secondhand book ,	-72
secondhand pram	44
secret	-114
secret in	-78
secret in vault	108
section	-28
section </s>	-125
section <number>	-115
security	201
security </s>	14
security <kin>	143
security <kin> ,	143
sedate	128
sedate </s>	128
sedation	21
sediment	66
see	-165
see ,	37
see </s>	-309
see <kin>	96
see <name>	-59
see <number>	-211
see <number> <kin>	48
see <number> in	-154
see a	-190
see a <kin>	174
see a bloke	-138
see a thing	101
see all	71
see an	29
see as	19
see as i	25
see as my	166
see below	-108
see below </s>	-108
see every	-42
see every bill	-42
see him	14
see in	-4
see in the	-107
see it	-333
see it </s>	-136
see it on	-166
see me	-52
see my	202
see no	-34
see on	-159
see on the	-114
see only	-10
see our	-50
see take	187
see that	-164
see that </s>	-118
see that my	7
see the	-405
see the log	-93
see this	86
see this error	-55
see to	94
see what	-120
see what you	-134
see why	-200
seed	-87
seed online	94
seem	-251
seem </s>	36
seem to	-164
seizure	209
seizure </s>	188
select	-111
self	59
self employ	148
self host	101
self-employed	168
self-employed ,	96
self-hosted	66
self-taught	184
self-taught </s>	151
sell	49
sell ,	182
sell </s>	90
sell <name>	134
sell <number>	-121
sell a	-136
sell as	-125
sell at	50
sell at <number>	-74
sell at the	195
sell by	12
sell candle	-101
sell her	-80
sell his	-108
sell honey	115
sell in	81
sell in the	91
sell is	137
sell it	-82
sell it at	106
sell ladder	-16
sell me	-225
sell me a	-155
sell mostly	27
sell mostly to	139
sell my	-35
sell my half	127
sell nothing	-48
sell nothing but	-94
sell only	-103
sell our	-57
sell out	-278
sell out ,	-126
sell out by	-116
sell secondhand	94
sell secondhand pram	44
sell seed	67
sell the	195
sell the boat	-10
sell the flat	105
sell the house	-125
sell the last	-132
sell the restaurant	137
sell the van	134
sell them	59
sell to	5
sell to pay	12
sell up	-51
sell up in	128
sell waakye	-4
sell waakye by	-4
seller	-264
semester	125
semester </s>	164
semi	143
semicolon	-189
semicolon </s>	-149
semicolon that	-116
seminar	29
seminary	130
send	-188
send ,	45
send </s>	-192
send <name>	-81
send <number>	-125
send <number> to	59
send a	-275
send have	-104
send have the	-57
send help	-182
send help </s>	-182
send her	-133
send her a	-133
send home	4
send in	-190
send is	-54
send it </s>	-145
send it back	90
send me	61
send me <name>	-28
send me <number>	-164
send me a	-187
send me the	-177
send me this	-102
send me to	81
send my	-81
send my <kin>	-38
send receipt	-142
send the	-211
send the number	91
send the report	-115
send this	-91
send to	146
send twice	-144
send twice </s>	-144
send you	131
send you the	-157
senior	32
senior <kin>	-65
sense	-82
sense </s>	-280
sense of	196
sense of smell	196
sense to	-173
sense to me	-151
sensei	-154
sensible	-89
sensitive	154
sensor	75
sensor for	19
sensor for beehive	19
sentence	97
sentence ,	-145
sentence :	-109
sentence : my	-109
sentence </s>	5
sentence and	100
sentence case	149
sentence in	-140
sentence in <name>	-68
sentence is	-179
sentence with	-180
separate	154
separate </s>	154
septic	93
septic tank	93
sequence	-113
serial	155
series	-224
series ,	-84
series </s>	-185
serious	-238
serious </s>	-199
sermon	-102
sertraline	133
serve	100
serve </s>	57
serve <number>	-12
serve <number> ,	-108
serve <number> </s>	51
serve as	118
serve in	-62
serve in the	-62
serve on	90
serve on the	90
server	35
server ,	36
server </s>	5
server crash	-116
server in	57
server is	-68
server room	125
service	29
service ,	37
service </s>	58
service every	118
service every <month>	118
service in	-20
service in <name>	-20
servo	-28
sesame	240
sesame </s>	197
session	-82
session </s>	-9
session for	-97
session run	-73
session run out	-73
set	-8
set ,	8
set , <number>	79
set </s>	-136
set <kin>	129
set a	-54
set at	33
set for	-78
set for <number>	5
set for may	6
set for next	100
set him	129
set him off	129
set in	-86
set in <name>	-187
set in <number>	65
set in a	-180
set is	104
set it	127
set list	-152
set me	100
set of	6
set of tool	104
set out	-105
set out </s>	-57
set the	-232
set the alarm	-126
set up	-69
set up </s>	-56
set up a	-171
set up before	82
set-up	-159
setting	-235
setting </s>	-148
setting and	-110
setting page	-92
settle	-100
settle an	-119
settle an argument	-119
settle in	127
settle in <name>	127
settlement	-36
setup	37
seventy	116
seventy ,	-16
seventy </s>	157
severe	115
sew	311
sew </s>	183
sew all	126
sew all my	126
sew by	8
sew machine	22
sew machine is	122
sew my	8
sew my own	122
sew on	101
sew on my	80
shabbat	123
shade	13
shade </s>	88
shake	-62
shake ,	105
shake , essential	120
shake , its	-52
shake </s>	-60
shaky	-131
shall	-135
shall i	7
shall not	35
shamble	-143
shamble </s>	-143
shame	-154
shan	44
shan '	44
shan ' t	44
shape	-21
shape </s>	-58
shard	85
share	206
share ,	185
share , <number>	141
share </s>	202
share <number> car	165
share <number> sweet	-141
share a	-205
share a house	140
share a wall	149
share by	127
share by <number>	127
share custody	66
share custody ,	121
share drive	141
share house	112
share in	61
share in a	63
share my	-65
share my address	7
share my office	-87
share of	86
share price	-174
share the	-18
share the <kin>	139
share the flat	175
share with	357
share with <name>	102
share with <number>	98
share with the	248
shark	-86
sharp	108
sharp ,	102
sharp </s>	206
sharp knife	-166
sharpen	76
sharpest	31
shatter	-95
shave	18
she	-18
she 'd	-235
she 'd a	-141
she 'll	-22
she 'll be	-155
she 'll have	89
she 's	-119
she 's <name>	218
she 's <number>	172
she 's a	-68
she 's asleep	-105
she 's at	-164
she 's be	-177
she 's call	124
she 's in	-17
she 's my	91
she 's off	-44
she 's on	-86
she 's only	-71
she 's poorly	-129
she 's ring	-113
she 's the	144
she 's turn	115
she 's with	97
she <kin>	349
she <kin> n't	165
she also	-51
she ask	59
she ask me	83
she call	-188
she can	204
she can n't	174
she could	-141
she die	124
she die </s>	124
she do	-116
she drive	-144
she find	-65
she get	-105
she go	-51
she go to	-118
she hate	144
she have	-31
she have <name>	130
she have <number>	-205
she have a	-33
she have be	-24
she have get	201
she have go	-9
she have have	-101
she have only	-76
she is	-118
she is n't	-45
she keep	-64
she like	36
she live	-32
she live in	-111
she only	167
she read	107
she ride	-85
she ring	-93
she say	55
she say it	-144
she start	-135
she start in	-67
she take	-109
she think	-18
she think he	49
she turn	79
she turn <number>	79
she use	158
she walk	-92
she wander	165
she want	113
she want to	-165
she was	16
she was <number>	58
she was a	175
she will	58
she will n't	148
she work	-74
shear	158
shed	133
shed ,	145
shed </s>	175
shed from	-92
shed have	138
shed have no	124
shed in	150
shed in <name>	150
shed with	141
sheet	-144
sheet ,	-173
sheet </s>	-200
sheet <number>	-163
sheet and	63
sheet every	115
sheet every night	115
sheet for	-220
sheet for the	-131
sheet have	-154
sheet have <number>	-116
sheet i	-74
sheet is	87
sheet music	-23
sheet say	-56
sheet with	-134
sheila	148
shelf	162
shelf ,	-22
shell	97
shellfish	273
shellfish ,	132
shellfish , carry	66
shellfish </s>	158
shelter	13
shelter <kin>	-8
shelter house	147
shelter in	109
shelter in <name>	109
shelve	-79
shelve </s>	-167
sherry	-160
sherry </s>	-91
shift	147
shift ,	213
shift , <number>	126
shift </s>	-28
shift <kin>	138
shift <kin> at	138
shift are	147
shift at	311
shift at a	94
shift at the	300
shift pattern	149
shift rotate	109
shift swap	-145
shift to	11
shin	119
shingle	-35
ship	128
ship 's	62
ship 's <kin>	62
ship ,	67
ship </s>	97
ship to	-39
ship to <name>	-57
shipyard	195
shipyard </s>	118
shirt	-105
shirt ,	-149
shirt </s>	-168
shirt on	104
shock	-93
shock </s>	-178
shoe	-194
shoe ,	10
shoe </s>	-166
shoe are	-154
shoe box	-151
shoe box </s>	-151
shoe in	-140
shoe off	62
shoe off at	-13
shoe on	-153
shoe on </s>	-120
shoe shop	-49
shoe shop that	-49
shoe size	201
shoe size <number>	133
shoebox	175
shoebox </s>	135
shoegaze	170
shoot	36
shoot ,	59
shoot , no	96
shoot </s>	-50
shoot film	104
shoot film only	104
shoot from	145
shoot from <number>	110
shoot from this	-127
shoot from tile	98
shoot on	120
shoot on film	120
shoot so	-9
shoot the	-168
shop	-41
shop 's	199
shop 's name	-53
shop ,	-196
shop , <name>	149
shop </s>	-29
shop <kin>	50
shop <kin> is	91
shop <number>	-62
shop and	-163
shop at	98
shop at <name>	173
shop close	-80
shop close <days>	145
shop close in	-174
shop for	-200
shop for a	-146
shop go	152
shop have	11
shop have no	-92
shop i	132
shop in	-177
shop in <name>	-103
shop is	176
shop is make	-65
shop list	-130
shop list </s>	-107
shop make	-66
shop name	-127
shop on	136
shop on <days>	117
shop on the	-50
shop only	-120
shop only have	-123
shop open	89
shop open at	23
shop sell	-38
shop sell secondhand	44
shop shut	127
shop shut <days>	127
shop steward	80
shop steward </s>	105
shop that	-155
shop today	-95
shop was	30
shop was my	163
shop was shut	-125
shop when	101
shop when i	101
shop with	-26
short	57
short ,	84
short , i	122
short </s>	-301
short and	174
short answer	-179
short answer ,	-82
short answer </s>	-88
short bullet	114
short command	119
short for	14
short line	125
short notice	-59
short notice </s>	-59
short of	-8
short of a	151
short of the	-176
short paragraph	115
short poem	-93
short sentence	-50
short story	-159
short today	-68
short version </s>	-178
short with	-99
short with me	-99
shortcut	-11
shorten	-126
shorten it	-156
shorten it </s>	-145
shorten the	-136
shorten them	-140
shorter	-231
shorter ,	-151
shorter </s>	-302
shorter than	-130
shorter title	-106
shorter title </s>	-106
shorthand	151
shorthand </s>	104
shot	-117
should	-341
should a	-153
should a <kin>	-102
should be	22
should be <number>	-226
should be a	-142
should be do	170
should be in	-112
should be oblige	-94
should be the	-121
should come	-109
should do	-107
should get	-120
should have	57
should i	-355
should i look	-79
should i say	-45
should it	41
should it be	-145
should know	37
should know </s>	-73
should like	70
should look	-130
should n't	-196
should n't have	-98
should read	-93
should the	-75
should we	-128
shoulder	297
shoulder 's	50
shoulder </s>	203
shoulder never	102
shoulder never heal	81
shout	-126
shout </s>	34
shout at	-31
shout at me	-133
shout at the	31
show	-327
show ,	28
show </s>	-17
show <name>	-138
show <number>	-240
show a	-156
show at	67
show each	77
show in	30
show is	-128
show me	-75
show me a	-147
show me the	-28
show my	-66
show take	125
show take up	125
show the	-155
show the old	-124
show up	-230
show up </s>	-110
show up as	-130
shower ,	-144
shower </s>	-10
shower at	41
shrink	-148
shrink the	-114
shrug	-132
shuffle	-133
shut	-82
shut ,	113
shut </s>	42
shut <days>	214
shut <days> </s>	180
shut <days> and	86
shut <number>	-93
shut at	-83
shut at <number>	-90
shut down	-8
shut every	-30
shut for	83
shut for good	53
shut from	149
shut in	-89
shut in <number>	27
shut me	90
shut on	-137
shut on <days>	-88
shut the	-173
shut today	-51
shut today </s>	-51
shut until	-102
shut up	-150
shut up </s>	-141
shut when	-154
shut when i	-154
shut without	131
shut without a	131
shutter	111
sick	-103
sick ,	50
sick </s>	-97
sick in	113
sick of	-129
sick on	-169
sick on the	-137
sick pay	140
sick pay </s>	140
sick this	-109
sick this morning	-109
sick today	-116
sick today </s>	-55
sickle	173
sickle cell	173
sickle cell </s>	118
sickle cell trait	117
side	134
side ,	164
side , <name>	100
side , <number>	148
side </s>	177
side for	-146
side gig	127
side is	182
side is <name>	124
side of	-48
side of <name>	138
side of a	-137
side of the	-35
sideline	98
sideline </s>	98
sideway	-75
sideway </s>	-86
sigh	-154
sight	279
sight in	145
sight of	56
sight of blood	118
sign	127
sign </s>	32
sign a	-66
sign anything	133
sign at	102
sign at home	167
sign by	156
sign by <number>	133
sign for	18
sign for anything	-60
sign in	-121
sign language	-5
sign off	126
sign off every	-43
sign off on	136
sign off with	124
sign since	135
sign the	-47
sign this	-128
sign up	50
sign up for	-16
sign with	-14
sign with a	-14
signal	-102
signal ,	-148
signal </s>	99
signal at	113
signal at the	113
signal bad	-143
signal bad </s>	-143
signal here	-120
signal here </s>	-120
signal in	91
signal in the	31
signature	68
silence	-31
silence </s>	-129
silent	-30
silent </s>	-30
silk	143
silke	-40
silke stand	-40
silke stand in	-40
sill	133
silly	-220
silly </s>	-47
silly question	-93
silver	151
sim	-114
simmer	-125
simple	53
simple </s>	-197
simple <name>	160
simple <name> always	56
simple word	-167
simple word </s>	-186
simpler	-136
simply	-89
simply </s>	-9
simvastatin	148
since	180
since '	176
since ' <number>	176
since </s>	126
since <day>	-266
since <day> </s>	-223
since <day> and	-116
since <kin>	166
since <kin> die	143
since <month>	-44
since <month> ,	-67
since <month> </s>	107
since <name>	88
since <name> 's	-170
since <name> ,	-129
since <name> </s>	84
since <name> <name>	193
since <name> <number>	64
since <name> and	140
since <name> die	153
since <name> i	170
since <name> in	-42
since <name> leave	151
since <name> move	146
since <name> start	-50
since <name> take	-4
since <name> was	132
since <name> we	66
since <number>	58
since <number> ,	226
since <number> </s>	135
since <number> and	76
since <number> hour	-105
since <number> i	-39
since <number> minute	-121
since <number> with	-109
since <number> year	110
since a	244
since about	-113
since about <number>	-113
since autumn	95
since birth	117
since birth </s>	117
since both	-32
since both my	-32
since breakfast	-453
since breakfast ,	-116
since breakfast </s>	-433
since chemo	100
since chemo </s>	100
since childhood	103
since childhood </s>	88
since college	143
since college </s>	83
since covid	-31
since covid </s>	218
since dinner	-135
since dinner </s>	-135
since half	-49
since half <number>	-176
since he	54
since her	211
since her fall	136
since his	236
since his fall	124
since i	149
since i 'm	-8
since i come	91
since i do	99
since i give	-42
since i have	-9
since i run	39
since i was	349
since it	15
since it 's	-157
since it was	161
since its	42
since kindergarten	88
since kindergarten </s>	88
since last	-69
since last <month>	141
since last night	-152
since last summer	111
since last week	-121
since last winter	135
since last year	168
since leave	80
since leave the	80
since lockdown	108
since lockdown </s>	108
since lunch	-215
since lunch ,	-154
since lunch </s>	-103
since lunch i	-154
since may	119
since may </s>	53
since morning	-124
since my	49
since my <kin>	131
since my <name>	-66
since my divorce	112
since my hip	155
since my liver	62
since noon	-287
since noon ,	-116
since noon </s>	-209
since our	6
since primary	116
since primary school	116
since school	183
since school </s>	183
since spring	122
since spring </s>	116
since the	290
since the <kin>	68
since the <name>	-136
since the <number>	6
since the accident	129
since the army	81
since the beach	-130
since the begin	25
since the crash	143
since the divorce	243
since the fall	164
since the fire	-25
since the flood	124
since the funeral	135
since the hernia	142
since the hip	46
since the inheritance	120
since the merger	142
since the mumps	97
since the navy	86
since the operation	70
since the restart	-134
since the shop	38
since the soup	-134
since the split	139
since the stroke	174
since the summer	39
since the surgery	96
since the update	-201
since the wed	98
since then	-31
since then i	-31
since they	-39
since this	-139
since this morning	-121
since uni	174
since uni ,	54
since uni </s>	167
since version	-108
since version <number>	-108
since we	85
since we 're	-34
since we move	-56
since we were	173
since yesterday	-118
since yesterday </s>	-100
since you	-248
since you ask	-148
since you send	-74
since your	-116
sing	-11
sing along	147
sing along to	147
sing alto	128
sing alto in	102
sing bass	113
sing bass in	77
sing in	-24
sing in a	-76
sing in the	16
sing only	-104
single	-37
single </s>	54
single <kin>	173
single <kin> ,	113
single glaze	128
single page	-113
single page </s>	-113
single year	39
single year </s>	39
sink	-53
sink ,	-159
sink </s>	-157
sir	-109
siri	-142
sit	118
sit at	114
sit at the	8
sit by	136
sit by the	122
sit down	-169
sit down </s>	-132
sit her	171
sit in	-71
sit in <name>	197
sit in a	-40
sit in index	130
sit in the	-165
sit it	185
sit my	110
sit on	88
sit on a	22
sit on the	-36
sit the	172
sit there	-66
sit third	55
sit through	-138
sit with	-145
sitcom	-119
site	-91
site 's	55
site ,	21
site </s>	69
site <kin>	-48
site <kin> 's	-63
site down	-161
site into	115
site into a	115
site is	-81
site shut	140
site since	-88
situation	-114
situation </s>	-114
sixth	170
sixth </s>	18
sixth form	152
size	20
size </s>	56
size <name>	143
size <number>	-37
size <number> ,	43
size <number> </s>	14
size <number> shoe	199
size drill	-95
size of	108
size of a	124
ska	111
ska band	111
skateboard	77
skateboard stop	70
sketch	-247
sketch ,	-162
sketch </s>	-187
ski	-90
ski </s>	-61
ski week	-49
skin	60
skin </s>	-142
skip	11
skip </s>	-67
skip ahead	-105
skip ahead </s>	-105
skip breakfast	-49
skip breakfast and	-23
skip it	-22
skip it </s>	-74
skip row	-117
skip row <number>	-117
skip that	-136
skip that </s>	-136
skip the	185
skipper	130
skirt	-198
skirt ,	-76
sku	-96
sku </s>	-96
sky	-186
sky is	-79
sky is blue	-79
skydiving	52
skype	-49
slab	152
slab </s>	92
slack	-145
slack </s>	-79
slate	52
slate roof	120
sleep	-10
sleep ,	-103
sleep </s>	-246
sleep <name>	84
sleep <name> ,	84
sleep <number>	-169
sleep <number> hour	-223
sleep and	-83
sleep at	134
sleep badly	-97
sleep badly ,	-120
sleep badly </s>	-19
sleep badly and	-159
sleep day	153
sleep day </s>	109
sleep from	175
sleep from <number>	175
sleep in	273
sleep in <name>	135
sleep in the	275
sleep last	-154
sleep last night	-154
sleep max	61
sleep max <number>	61
sleep on	-68
sleep on the	28
sleep under	94
sleep under the	94
sleep with	200
sleep with a	151
sleep without	113
sleeper	158
sleeper </s>	127
sleepy	-76
sleeve	24
slice	-200
slide	-124
slide ,	-54
slide </s>	-31
slide <number>	-245
slide <number> </s>	-195
slide after	-140
slide and	-155
slide at	100
slide deck	73
slide is	-112
slide to	-99
slightly	-110
slime	-111
slip	-154
slip </s>	-65
slip but	-113
slip disc	192
slipper	-170
slipper </s>	-155
slogan	-85
slope	125
slope </s>	-160
slot	-64
slot </s>	-20
slot is	-29
slow	80
slow </s>	64
slow as	-107
slow cooker	186
slow cooker and	106
slow on	79
slow on the	79
slow to	-122
slow today	-119
slow today </s>	-71
slower	-137
slowly	80
slowly </s>	80
slug	93
small	39
small </s>	-15
small <kin>	-41
small <name>	188
small <number>	113
small <number> from	-26
small bakery	144
small flat	-58
small open	99
small open source	99
small print	125
small print </s>	90
small print anymore	75
small room	-146
small shop	180
small talk	-79
smaller	20
smaller </s>	-202
smaller than	82
smaller than a	75
smaller than the	13
smallest	70
smart	-113
smart </s>	-101
smart meter	-136
smartphone	184
smear	-163
smell	-164
smell ,	-35
smell </s>	171
smell in	158
smell in <number>	158
smell is	-158
smell like	-137
smell like a	-125
smell never	99
smell of	-276
smell of burn	-124
smell of foot	-138
smell of nothing	-155
smile	-189
smoke	16
smoke ,	99
smoke </s>	-217
smoke <number>	117
smoke <number> pack	91
smoke alarm	-96
smoke from	-25
smoke in	131
smoke in <number>	107
smoke on	36
smoker	-29
smudge	-114
smug	-73
smug </s>	-73
snack	-172
snack for	-100
snake_case	111
snap	-300
snap ,	-105
snap in	-111
snap in the	-111
snap on	-141
sneeze	-165
sneeze </s>	-121
sniff	-124
snip	76
snippet	-139
snippet ,	-72
snippet </s>	-49
snooker	-55
snooker on	-44
snore	-145
snow	-300
snow 's	-116
snow </s>	-126
snow today	-80
so	-40
so :	-125
so </s>	73
so <day>	-126
so <days>	75
so <kin>	114
so <kin> call	25
so <name>	-44
so <name> have	-103
so <name> is	142
so <number>	-28
so a	-71
so all	85
so all the	-11
so angry	-66
so annoy	-83
so annoy </s>	-74
so answer	-48
so as	-111
so as a	42
so at	-8
so be	-190
so be brief	-122
so be quick	-171
so bear	49
so bore	-171
so bore </s>	-117
so by	33
so call	57
so can	-114
so can you	-62
so change	-153
so correct	31
so dinner	-144
so dinner is	-89
so do	49
so do i	95
so do n't	-109
so email	-155
so everything	130
so excuse	-163
so far	38
so far ,	125
so far </s>	30
so fatty	124
so fatty food	124
so for	-8
so from	-7
so from <month>	122
so funny	-120
so funny </s>	-120
so give	-90
so give me	-90
so go	-190
so half	46
so hard	-152
so hard </s>	-112
so he	169
so hurry	-78
so hurry </s>	-78
so i	55
so i 'm	-174
so i always	120
so i am	-38
so i avoid	91
so i bring	23
so i can	40
so i close	-96
so i cycle	99
so i do	62
so i give	-38
so i go	38
so i have	-190
so i need	4
so i only	26
so i read	-52
so i run	127
so i sleep	-106
so i stop	-136
so i work	135
so i write	91
so if	75
so if i	-133
so ill	-103
so is	49
so is <name>	146
so it	20
so it 's	186
so its	72
so its just	64
so just	-138
so keep	124
so keep it	-61
so keep the	172
so kind	-147
so kind </s>	-147
so large	112
so let	-110
so let do	-96
so long	-45
so long paragraph	67
so loud	-202
so loud i	-114
so make	-32
so make it	-173
so maybe	-173
so maybe not	-128
so much	43
so much </s>	-119
so much as	-131
so my	-39
so my <kin>	187
so my roster	15
so never	137
so no	38
so no alcohol	72
so no birthday	84
so no gluten	-30
so no grapefruit	84
so no lily	-44
so no lunch	126
so no more	4
so no night	163
so no voice	70
so no wine	-27
so nobody	29
so not	-154
so nothing	134
so now	193
so ok	88
so on	-129
so on </s>	-124
so on <day>	64
so only	81
so our	19
so our <kin>	-77
so phone	140
so phone call	140
so please	-112
so pls	23
so pls give	-34
so quick	-122
so quickly	-103
so quickly please	-103
so quiet	-58
so scissor	109
so scissor and	76
so send	-155
so short	-206
so short </s>	-143
so short bullet	88
so shortcut	111
so since	43
so spell	96
so tell	29
so tell me	29
so that	-166
so that i	-55
so the	-74
so the <kin>	-39
so the band	163
so the budget	-5
so there	-70
so there 's	-41
so they	-118
so they say	-110
so this	-223
so this is	-123
so tire	-129
so tire today	-36
so trip	145
so type	-95
so type is	97
so voice	98
so was	51
so was i	72
so we	103
so we 'll	-119
so we 're	-12
so we are	-44
so we do	124
so we have	10
so we shut	-114
so were	122
so what	-159
so what would	-89
so when	66
so with	-51
so with <number>	15
so with the	-41
so within	27
so within <number>	27
so write	99
so you	-120
so you 'll	-83
soak	-221
soak ,	-175
soak </s>	-200
soap	139
soap </s>	142
soap and	-19
soap to	70
soap to me	193
sober	41
sober </s>	99
sober <number>	149
sober <number> year	149
sober since	116
sober since <number>	99
social	41
social medium	165
social worker	34
social worker 's	-27
society	110
society </s>	112
society <kin>	34
society <kin> </s>	137
sock	-88
sock </s>	-184
sock on	125
socket	102
socket </s>	133
socket by	-36
socket by the	-36
sofa	-151
sofa ,	-121
sofa </s>	-198
sofa bed	144
sofa come	153
sofa to	-43
sofa to the	-43
sofa with	-164
soft	9
soft </s>	-109
soft food	72
software	244
software </s>	119
software in	97
software in <name>	97
soil	170
soil ,	125
soil </s>	86
soil here	137
soil here is	137
soil microbe	123
soil probe	87
soil probe we	87
solar	78
solar and	205
solar and a	205
solar panel	47
solar pump	-29
solar pump </s>	-29
solder	161
sole	201
sole <kin>	211
sole <kin> ,	242
solid	99
solid </s>	-6
solid fuel	135
solo	64
solution	-31
solve	-216
solve this	-69
some	-254
some </s>	48
some <kin>	-320
some <kin> ,	-146
some <kin> call	-117
some <kin> on	-151
some <name>	-149
some <name> </s>	187
some <name> of	-150
some <number>	75
some <number> of	154
some guy	-192
some guy on	-149
some have	107
some have no	107
some idea	-136
some of	-29
some of our	137
some on	97
some other	128
some reason	-122
some reason </s>	-114
some rice	-81
some say	-124
some say it	-124
some time	115
somebody	-272
somebody 's	-223
somebody 's <kin>	-46
somebody ,	-73
somebody at	-189
somebody at the	-100
somebody else	-92
somebody have	-194
somebody in	-91
somebody is	-191
somebody move	-60
somebody on	104
somebody suggest	-47
somebody that	-139
somebody who	114
somehow	-163
somehow </s>	-144
someone	-280
someone 's	-205
someone 's nick	-77
someone </s>	-152
someone at	-194
someone at the	-110
someone at work	-121
someone else	-88
someone have	-96
someone in	-17
someone in the	-59
someone leave	-90
someone on	-137
someone open	-72
someone tell	-83
someone who	34
something	-212
something ,	-173
something </s>	-206
something <number>	-119
something about	-110
something about <name>	-93
something and	-178
something call	-164
something call <name>	-164
something cheaper	167
something else	-157
something else </s>	-123
something else for	-122
something for	-66
something i	-171
something i can	-171
something in	105
something in the	105
something lighter	-120
something lighter </s>	-120
something on	-200
something on paper	-164
something that	-101
something to	15
something to do	-108
something with	-191
something with the	-102
sometimes	-159
somewhere	-338
somewhere </s>	-208
somewhere in	-93
somewhere in this	-46
sommelier	-17
song	-177
song </s>	-255
song go	-155
song in	55
song in my	-68
song lyric	-134
soon	-216
soon ,	-81
soon </s>	-215
sore	32
sore about	-6
sore about it	-6
sore when	105
sore when he	105
sorry	-326
sorry ,	-74
sorry <name>	-152
sorry for	-219
sorry for my	-162
sorry for the	-42
sorry for typo	-99
sorry if	-72
sort	-153
sort </s>	17
sort by	-171
sort by date	-130
sort first	-42
sort first </s>	-42
sort it	-177
sort it </s>	-188
sort of	-270
sort of thing	-116
sort the	-137
sort the list	-57
sort them	-106
sort these	-119
soufflé	-118
soul	-64
soul ,	-128
sound	-175
sound </s>	-166
sound a	-75
sound a bite	-75
sound awful	59
sound awful </s>	59
sound desk	117
sound good	-159
sound less	-67
sound less like	-79
sound like	-204
sound like a	-247
sound like an	-131
sound right	-79
sound right </s>	-79
soup	-389
soup ,	-120
soup </s>	-266
soup for	-114
soup is	-85
soup was	-122
soup was cold	-122
source	210
source </s>	-141
sourdough	-34
sourdough starter	187
sourdough starter ,	162
sourdough starter name	82
sous	10
sous <kin>	144
south	16
soy	-40
soya	151
spa	-47
space	43
space </s>	-61
space for	-179
space in	45
spam	-144
spanish	160
spanish is	43
spare	96
spare key	233
spare key ,	150
spare key </s>	139
spare key and	161
spare key are	118
spare me	-156
spare room	133
spare room </s>	231
spark	-102
spark plug	-127
sparky	-24
sparky ,	150
spatula	-82
speak	9
speak ,	4
speak , so	114
speak </s>	-144
speak <name>	100
speak <name> ,	-9
speak <name> </s>	90
speak <name> and	-98
speak <name> at	99
speak <name> but	127
speak <name> in	-82
speak <name> or	180
speak <name> with	156
speak <number>	-92
speak <number> language	-92
speak a	116
speak a word	116
speak at	186
speak at home	137
speak in	-134
speak in <name>	-138
speak is	214
speak is another	178
speak it	95
speak it </s>	-76
speak no	178
speak no <name>	178
speak of	81
speak on	34
speak on phone	34
speak only	51
speak only <name>	237
speak since	177
speak since the	148
speak to	-81
speak to me	73
speak too	-122
speak too soon	-81
speaker	-98
speaker </s>	-176
speaker in	62
spec	-94
spec is	-4
spec say	-113
spec say the	-113
special	173
specialise	182
specialise in	182
spectacle	-137
spectrum	103
spectrum </s>	97
speech	25
speech </s>	-145
speech <kin>	180
speech <kin> ,	126
speech is	-117
speech is for	-117
speech therapy	121
speech therapy </s>	121
speed	-104
speed </s>	-125
spell	5
spell ,	14
spell </s>	-60
spell <name>	116
spell <name> ,	150
spell in	-25
spell in anything	59
spell with	-52
spell with a	-113
spell wrong	-141
spelling	-97
spend	114
spend </s>	166
spend <number>	63
spend <number> on	-78
spend <number> year	115
spend an	-81
spend an hour	-81
spend in	113
spend in <name>	113
spend my	77
spend the	-168
spend the whole	-84
spice	-37
spicy	133
spicy food	138
spider	32
spider </s>	32
spill	-258
spill coffee	-87
spill it	-117
spill tea	-111
spill the	-115
spin	-14
spin </s>	-172
spin class	89
spinach	-99
splash	-117
spleen	140
spleen </s>	89
split	-25
split ,	-138
split </s>	-100
split <number>	-146
split <number> between	20
split <number> way	-124
split a	-178
split by	-149
split by <number>	-149
split custody	90
split in	121
split in <number>	49
split it	-156
split keyboard	206
split the	106
split the account	87
split the bill	-93
split the rent	55
split the string	-102
split when	128
split when i	128
spoil	-148
spoil </s>	-125
spoil the	-138
spoiler	57
sponge	-129
spoon	-26
spoon ,	-15
spoon </s>	-186
sport	-110
sport </s>	-137
spot	6
spot </s>	41
spot in	-131
spot on	-125
spot on </s>	-125
spray	-23
spray at	47
spread	36
spread over	119
spread over <name>	185
spread over <number>	44
spreadsheet	-83
spreadsheet </s>	-92
spreadsheet is	-126
spreadsheet since	-98
spreadsheet today	-92
spreadsheet today </s>	-92
spring	510
spring ,	292
spring , <kin>	107
spring , <name>	94
spring , <number>	79
spring , not	130
spring </s>	409
spring <number>	99
spring <number> </s>	99
spring and	112
spring i	74
spring in	93
spring in <name>	93
spring of	45
spring of <number>	45
spring the	57
sprint	-66
sprint ,	143
sprint </s>	23
sprint end	12
spud	56
spy	-141
sq	-93
sq m	-93
sqlite	56
squad	220
squad </s>	131
squad is	77
square	-38
square </s>	60
square metre	87
square metre </s>	87
squash	-96
squash </s>	-162
squash on	125
squash on <days>	125
squat	-94
squat </s>	-108
squeak	-194
squeeze	-98
sry	-151
st	161
st <name>	115
st <name> </s>	146
stable	-56
stable in	151
stable in <name>	151
stable on	138
stable on lithium	138
stack	-21
stack is	-8
stack is <name>	158
stack trace	-292
stack trace </s>	-122
staff	-94
staff ,	-14
staff </s>	76
staff are	-85
stage	91
stage </s>	-100
stage <number>	111
stage box	-96
stage set	62
stage set </s>	62
stage share	121
stain	-230
stain </s>	-137
stainless	-122
stair	90
stair </s>	-37
stair are	190
stair are out	78
stair for	112
stairlift	193
stairlift in	142
stairwell	61
stairwell </s>	42
stale	-80
stalk	-121
stall	102
stall 's	85
stall ,	97
stall </s>	179
stall at	131
stall at <name>	71
stall at the	110
stall in	70
stall in <name>	129
stall is	182
stammer	353
stammer ,	144
stammer </s>	188
stammer on	139
stammer since	58
stammer so	86
stammer when	78
stammer when i	78
stamp	-77
stamp ,	-95
stamp </s>	-145
stamp from	126
stand	4
stand ,	-103
stand </s>	100
stand at	86
stand at the	19
stand coriander	77
stand coriander ,	105
stand coriander </s>	27
stand desk	52
stand here	-161
stand here look	-131
stand here with	-138
stand in	10
stand in for	46
stand in the	28
stand mushroom	100
stand mushroom </s>	100
stand on	-163
stand on a	-107
stand order	119
stand order for	105
stand rule	144
stand rule </s>	144
stand the	-253
stand this	-153
stand this song	-108
stand up	-132
stand up </s>	-35
stand-in	37
stand-up	114
stand-up </s>	67
stand-up is	143
stand-ups	49
standard	15
standard door	132
standard door </s>	132
standardise	153
standup	62
standup </s>	132
standup in	-170
standup in <number>	-179
standup is	131
standup is at	131
standup run	-61
stanza	-157
stapler	-129
star </s>	29
stare	-228
stare </s>	-117
stare at	-194
stare at me	-140
stare at the	-122
stare at this	-141
start	-73
start ,	-137
start </s>	-11
start <month>	96
start <month> </s>	111
start <number>	207
start <number> <month>	156
start <number> <name>	166
start a	30
start a new	-104
start again	-110
start as	87
start at	121
start at <number>	176
start at a	107
start at the	217
start first	87
start in	-130
start in <month>	66
start in <name>	-32
start in <number>	-242
start in the	90
start it	69
start med	75
start med school	75
start next	-45
start now	75
start of	7
start on	-28
start on the	69
start over	-159
start over </s>	-147
start school	-98
start school in	-100
start secondary	110
start secondary school	98
start the	-125
start the download	-140
start the first	-63
start the server	-126
start this	-178
start this morning	-111
start to	-146
start up	-135
start up </s>	-135
start when	-125
start when this	-125
start with	-102
start with the	-176
start without	-138
starter	5
starter 's	50
starter ,	162
starter , <name>	162
starter is	101
starter name	135
starter name <name>	135
startup	49
startup </s>	19
startup give	60
startup in	-48
startup in <name>	-7
starve	-225
starve </s>	-207
stash	73
state	149
state </s>	9
state pension	-26
statement	-262
statement </s>	-78
static	158
static ,	160
statin	152
station	-8
station ,	94
station </s>	-42
station in	-36
station where	135
station where i	135
statistic	125
status	-154
status page	-78
stave	142
stave ,	131
stave </s>	-61
stay	94
stay </s>	32
stay <name>	99
stay <name> </s>	74
stay at	99
stay at home	125
stay at my	161
stay for	10
stay in	100
stay in <name>	141
stay in the	83
stay lock	-89
stay lock after	49
stay off	72
stay on	143
stay open	100
stay out	116
stay out of	12
stay over	10
stay shut	-122
stay shut </s>	-55
stay there	-44
stay there </s>	61
stay till	-108
stay under	159
stay under <number>	159
stay until	123
stay with	191
stay with me	73
stay with my	47
stay with us	153
steady	68
steak	-109
steal	25
steam	-180
steel	-43
steel <name>	-62
steel toe	145
steep	33
stenographer	144
stent	232
stent in	123
stent put	117
stent put in	117
step	-104
step ,	-255
step , still	-116
step </s>	121
step <number>	-228
step <number> ,	-73
step <number> </s>	-105
step <number> of	-132
step away	-169
step by	85
step by step	85
step down	130
step down </s>	-130
step down as	109
step for	-31
step in	37
step matter	71
step of	-133
step please	-161
step please </s>	-161
step pls	112
step pls </s>	112
step with	-175
step with no	-117
stern	71
stew	-104
steward	89
steward </s>	105
stick	13
stick ,	-167
stick </s>	209
stick again	-107
stick again </s>	-107
stick at	14
stick at <number>	38
stick behind	-188
stick behind a	-158
stick in	-89
stick in <name>	-193
stick in my	-146
stick in the	-161
stick now	25
stick now </s>	25
stick on	-86
stick on <number>	-148
stick on level	-154
stick on the	-130
stick on this	-156
stick outside	-148
stick since	-116
stick there	124
stick to	104
stick with	23
stick with a	25
sticker	-124
stickler	-140
stickler </s>	-140
sticky	-139
sticky note	61
stiff	-77
stiff ,	39
stiff , but	58
stiff </s>	-221
stiff of	-13
stiff this	-104
stiff this morning	-104
still	-37
still ,	136
still </s>	104
still <kin>	171
still <number>	142
still a	-184
still at	-72
still awake	-174
still be	64
still be sore	105
still blurry	-78
still blurry </s>	-78
still can	-138
still can n't	-138
still crash	-143
still do	-125
still do n't	23
still fight	88
still fight with	88
still get	-119
still go	-44
still go </s>	-51
still have	9
still have n't	-91
still have the	-132
still have to	58
still hurt	46
still in	-85
still in <name>	-135
still in my	-50
still in the	-25
still live	161
still lose	-99
still miss	-121
still miss </s>	-121
still no	-99
still on	312
still on paper	137
still on the	171
still own	176
still own a	115
still own half	120
still pay	149
still put	55
still raw </s>	92
still red	-111
still red </s>	-111
still ring	-151
still run	236
still run on	141
still run the	166
still show	-115
still swim	97
still there	-38
still there </s>	-126
still to	-124
still wait	-162
still weak	99
still weak </s>	99
still wet	-206
still wet </s>	-137
still wet and	-74
still work	5
stilt	33
stilt </s>	33
sting	66
sting </s>	19
stink	-167
stink </s>	-133
stink of	-122
stir	-157
stir it	-93
stitch	84
stitch </s>	12
stock	-52
stock ,	-136
stock </s>	81
stock count	-38
stock have	-80
stock have to	-80
stock in	155
stock only	-97
stock only woman	-97
stock sheet	-149
stock system	120
stocktake	-16
stoma	211
stoma bag	134
stomach	69
stomach 's	-154
stomach </s>	103
stomach is	-140
stomach is growl	-127
stone	119
stone house	7
stool	64
stop	-52
stop </s>	-307
stop a	-55
stop at	-158
stop at <name>	35
stop at <number>	-45
stop at a	-147
stop at the	17
stop distance	-89
stop distance </s>	-89
stop drink	153
stop dye	122
stop dye my	122
stop eat	148
stop eat meat	110
stop eat sugar	99
stop in	7
stop in <month>	69
stop in <name>	-89
stop it	-137
stop it </s>	-137
stop lay	-97
stop read	-173
stop talk	-131
stop the	33
stop the server	-154
stop when	122
stop when <name>	135
stop with	8
stopcock	134
storage	165
storage box	89
storage heater	68
store	75
store </s>	114
store card	89
store in	-105
storm	-125
storm 's	-105
storm </s>	-91
story	-394
story ,	-121
story </s>	-132
story about	-116
story about a	-142
story about the	-57
story for	70
story hate	-137
story should	-84
story the	-142
story the <kin>	-138
stout	19
straight	64
straight </s>	-209
straight answer	107
straight into	30
straight into the	30
straight number	-30
straight stitch	130
strain	-116
stranger	-5
stranger on	55
stranger on the	55
strap	18
straw	-95
strawberry	41
strawberry bring	-35
stray	-106
stream	-255
stream </s>	-145
stream at	-36
stream at <number>	-36
street	17
street 's	-81
street ,	119
street </s>	-8
street away	47
street have	79
street have a	150
street have no	-60
street is	42
street was	58
street was bomb	62
strength	-139
stress	-127
stretch	-110
stretch ,	-143
stretch </s>	92
stretch i	40
stretch i can	40
stretch of	129
stretch of the	129
stretch to	-17
strict	270
strict </s>	99
strictly	47
strictly speak	-33
strictly speak ,	-33
strike	-217
strike in	-144
strike in <name>	-144
striker	-33
striker ,	-33
striker , <name>	18
string	-268
string </s>	-225
string on	-102
string on comma	-102
strip	75
strip light	144
strobe	114
stroke	424
stroke ,	140
stroke </s>	198
stroke <number>	112
stroke <number> year	75
stroke i	166
stroke i type	126
stroke in	106
stroke in <number>	106
stroke my	96
stroke my right	96
stroke ward	126
strong	203
strong </s>	-8
stronger	-144
stronger than	-125
strop	-114
structural	145
structural <kin>	145
struggle	84
struggle with	86
stubborn	-38
studio	227
studio ,	171
studio </s>	200
studio <kin>	87
studio above	137
studio from	89
studio have	139
studio have <number>	139
studio in	-6
studio in <name>	-20
studio is	83
studio now	115
study	9
study ,	-115
study </s>	149
study <name>	151
study after	4
study after <number>	4
study dentistry	-34
study dentistry in	-59
study for	123
study for the	153
study in	-71
study in <name>	-37
study law	95
study law in	104
study marine	83
study marine biology	83
study nurse	54
study say	-142
study the	-110
study this	-160
study your	-62
study your table	-62
stuff	139
stuff </s>	53
stuff to	74
stuff to <name>	116
stumble	24
stupid	-197
stupid </s>	-127
stupid question	-151
stupid thing	-75
stutter	16
stutter ,	58
stutter and	13
stutter get	-30
stutter get worse	-30
stutter in	-65
stutter in <name>	-65
stutter on	52
stutter on the	56
stutter when	-75
stutter when he	132
style	163
style </s>	-136
style at	121
style at our	121
style guide	131
sub	-139
sub </s>	-159
sub <number>	-47
sub are	-91
subject	-143
subject :	-100
subject : <name>	-100
subject </s>	-143
subject line	-88
subject line </s>	-83
sublet	154
submarine	106
submarine </s>	106
submit	-62
subscript	-133
subscription	125
subscription </s>	161
substitute	-23
subtitle	-121
subtitle ,	149
subtitle </s>	-190
subtitle for	73
subtitler	107
subtitler ,	107
successor	-25
such	-164
such a	-106
such a thing	-144
such as	-127
sudden	-142
sudden </s>	-142
sudoku	137
sugar	-70
sugar ,	-79
sugar , that	74
sugar </s>	-72
sugar for	138
sugar for good	138
sugar in	-51
sugar in <month>	181
sugar on	177
sugar-free	63
sugar-free is	61
sugar-free is how	61
sugarcoat	97
sugarcoat ,	97
sugarcoat , i	97
suggest	-13
suggest </s>	72
suggest a	-186
suggest something	88
suggest the	-157
suggestion	-107
suggestion </s>	-26
suit	-32
suit me	189
suit me ,	105
suit me </s>	70
suitcase	-63
suite	212
suite </s>	147
suite is	145
sulk ,	-149
sum	-236
sum ,	21
sum :	-152
sum </s>	-208
sum is	-139
sum out	101
summarise	-180
summarise the	-94
summary	-92
summary </s>	20
summary of	-113
summary of the	-120
summary of this	-62
summer	239
summer </s>	154
summer house	-48
summer i	126
summer of	48
summer of <number>	48
sunburnt	-78
sunita	56
sunlight	29
sunny	-108
sunrise	-155
sunscreen	-49
sunset	17
sunset </s>	94
super	-29
supermarket	87
supervise	5
supervise <number>	110
supper	-207
supper </s>	-185
supply	-94
supply </s>	87
supply <number>	146
support	-148
support </s>	-179
support <name>	136
support <name> <name>	150
suppose	-209
suppose </s>	-142
suppose a	-139
suppose it	-148
suppose my	-127
suppose to	95
suppose you	-98
supposedly	-236
supposedly </s>	-179
sure	-348
sure ,	-204
sure , and	-136
sure , i	-83
sure </s>	-232
sure it	-109
sure it work	-109
surely	-213
surely </s>	-187
surf	60
surf </s>	22
surgery	97
surgery 's	122
surgery ,	59
surgery </s>	153
surgery is	-114
surgery is book	84
surgery on	116
surgical	86
surgical ward	86
surname	159
surname ,	87
surname , <name>	87
surprise	11
surprise ,	114
surprise </s>	84
surprise party	-33
survey	107
survive	197
survive that	-149
survive that </s>	-149
suspect	-116
suspend till	155
swallow	-51
swan	-219
swan </s>	-127
swan are	-154
swap	-84
swap </s>	69
swap <day>	-25
swap <name>	-29
swap for	83
swap in	-92
swap in the	-72
swap it	-151
swap it </s>	-133
swap my	110
swap seat	-153
swap the	-34
swap the <number>	-113
swap the gym	-17
swap them	-212
swap them </s>	-168
swap to	-38
swarm	-147
swear	35
swear </s>	76
swear at	-259
swear at the	-147
swear by	-99
swear by it	-177
swear in	31
swear it	-171
swear it 's	-138
swear it was	-113
swear off	173
swear off credit	105
swear to	155
sweat	-128
sweat through	96
swede	-115
swedish	47
sweep	-60
sweep the	-108
sweep the yard	-126
sweet	-205
sweet </s>	-184
swell	90
swell </s>	-111
swell up	146
swim	107
swim ,	140
swim , never	95
swim </s>	109
swim <kin>	109
swim <number>	109
swim <number> length	-88
swim a	44
swim at	138
swim at the	106
swim for	-57
swim for the	-57
swim gala	-64
swim in	149
swim in the	158
swim pool	-128
swing	60
switch	25
switch </s>	-151
switch career	109
switch from	213
switch from <name>	128
switch it	-148
switch lite	131
switch that	-72
switch the	-229
switch the order	-162
switch to	124
switch to <name>	9
switch to decaf	61
switch to radiography	31
switchboard	-46
switchboard </s>	-46
sword	-172
syllable	-144
sync	-126
syndrome	104
syndrome </s>	-34
synonym	-164
synonym for	-149
syntax	-139
syntax error	-111
syntax error </s>	-111
synth	50
syringe	-19
syrup	-55
syrup </s>	-18
system	137
system ,	61
system </s>	93
t	-43
t </s>	-146
ta	-133
tab	-155
tab ,	112
tab </s>	-266
tab by	-127
tab close	-128
tab crash	-174
tab crash </s>	-125
tab get	-130
tab have	-105
tab open	-213
tab open and	-128
tab with	-137
table	119
table 's	88
table ,	12
table </s>	232
table <number>	-121
table and	37
table at	-161
table for	-182
table for <number>	-111
table for me	40
table have	-205
table here	-147
table i	-131
table i can	-121
table in	36
table is	-29
table is book	-158
table look	-120
table now	-116
table now </s>	-116
table of	-219
table on	-127
table see	179
table that	-79
table there	67
table to	-120
table with	36
table with <number>	-112
table-tennis	-15
tablet	76
tablet </s>	125
tablet for	181
tablet in	95
tackle	15
taco	-131
tag	-97
tag ,	-63
tai	158
tai chi	158
take	146
take </s>	-324
take <kin>	-85
take <kin> </s>	-157
take <name>	66
take <name> ,	108
take <name> </s>	162
take <number>	141
take <number> </s>	78
take <number> argument	-128
take <number> day	67
take <number> hour	43
take <number> minute	123
take <number> of	136
take <number> paracetamol	-150
take <number> percent	86
take <number> second	-123
take <number> week	-41
take a	-77
take a break	-165
take a list	-142
take about	-82
take about <number>	-82
take age	-149
take age </s>	-118
take all	12
take an	-106
take at	127
take by	21
take call	109
take card	-75
take care	145
take care of	145
take early	48
take forever	-126
take forever </s>	10
take forever to	-158
take from	73
take her	-167
take home	90
take home </s>	81
take ibuprofen	-136
take in	170
take in <number>	137
take it	20
take it </s>	-84
take it you	-165
take job	86
take levothyroxine	144
take levothyroxine every	105
take lithium	137
take long	76
take me	165
take me <number>	102
take me all	-131
take me an	146
take me off	68
take me to	-111
take metformin	139
take metformin twice	139
take minute	-75
take my	124
take my <kin>	124
take no	28
take off	-103
take off the	-156
take on	-39
take on the	23
take only	-52
take only <number>	-65
take our	71
take out	-107
take out a	51
take out the	-141
take over	92
take over as	103
take over from	91
take over in	157
take over my	148
take side	-115
take side </s>	-115
take that	-147
take the	-106
take the <kin>	-58
take the <number>	-160
take the bin	-92
take the ferry	119
take the first	-186
take the minute	73
take the stair	-4
take the train	135
take to	178
take too	-113
take too much	-113
take up	-42
take up my	23
take us	-99
take us <number>	52
take your	-166
take your point	-129
takeaway	-110
tale	-298
tale ,	-146
tale </s>	-138
talk	-106
talk ,	181
talk </s>	-36
talk <days>	107
talk about	-218
talk and	-110
talk at	-87
talk in	-108
talk later	-169
talk later </s>	-169
talk me	-120
talk on	-193
talk on this	-63
talk to	125
talk to it	-162
talk to me	80
talk to my	-53
talk to the	81
tall	-91
tall </s>	-180
tallinn	40
tandem	119
tango	72
tank	124
tank 's	144
tank </s>	-142
tank and	123
tanker	135
tannery	121
tap	134
tap water	109
tape	-86
tape </s>	50
tar	-105
target	93
target </s>	153
target is	155
target is <number>	80
tariq	127
tariq 's	108
tarmac	-52
tart	-31
tart </s>	33
task	91
taste	191
taste </s>	63
taste is	133
taste like	137
taste like soap	23
taste of	-39
taste of soap	84
taste then	-64
tattoo	-11
tattoo 's	-148
tattoo </s>	-123
tattoo in	-27
tattoo of	46
tattoo of a	46
tattoo studio	169
tattooist	80
tattooist ,	80
tax	-32
tax </s>	-68
tax debt	-74
tax debt of	-74
tax form	-118
tax in	124
tax is	-73
tax law	14
tax law for	14
tax office	138
tax office <number>	79
tax return	112
tax return 's	124
tax year	115
tax year end	88
taxi	-81
taxi </s>	-110
taxi <kin>	45
taxi come	-117
taxi firm	52
taylor	-126
taylor <name>	-126
tea	-114
tea 's	-150
tea 's go	-127
tea ,	-52
tea </s>	-124
tea and	-134
tea for	-132
tea go	-90
tea go cold	-90
tea in	-190
tea in the	-154
tea on	10
tea really	-169
tea room	72
tea that	-57
tea with	118
tea with milk	-7
tea without	-16
teach	163
teach </s>	205
teach <kin>	92
teach <name>	-24
teach <name> <name>	-76
teach <name> at	135
teach at	63
teach cello	122
teach cello to	122
teach chemistry	205
teach chemistry </s>	128
teach chemistry at	123
teach in	181
teach in <name>	136
teach in <number>	98
teach it	-169
teach math	63
teach me	-92
teach me to	175
teach myself	224
teach myself <name>	108
teach myself to	117
teach the	67
teach to	102
teach weld	22
teach weld at	120
teach woodwork	111
teach year	160
teach year <number>	160
teach yoga	-25
teach yoga to	-84
team	83
team 's	62
team 's <number>	31
team 's rule	78
team 's spread	99
team ,	83
team , <number>	120
team , the	35
team </s>	146
team <kin>	134
team <kin> ,	136
team <kin> in	54
team at	91
team call	-67
team get	-23
team have	-93
team have <number>	-87
team i	99
team i <kin>	99
team in	79
team in the	-96
team is	108
team is <number>	-10
team is deaf	152
team is in	-36
team is me	118
team is spread	110
team like	-80
team like it	-183
team meet	-105
team nobody	148
team of	-12
team of <number>	-12
team on	25
team rule	-125
team rule </s>	-125
team sit	-42
team sit in	-42
team win	-155
teapot	-92
tear	-106
tear </s>	-132
tear my	18
tear my <name>	165
teary	-84
teatime	-155
teatime </s>	-155
tech	146
tech </s>	193
ted	159
telephone	-49
telephone </s>	-233
television	10
television and	56
tell	-194
tell </s>	48
tell <name>	-123
tell a	85
tell by	-132
tell by a	-132
tell her	-205
tell her </s>	-129
tell him	-247
tell him </s>	-89
tell his	-81
tell his <kin>	-81
tell it	108
tell me	-97
tell me </s>	-178
tell me a	-158
tell me how	-150
tell me if	-67
tell me in	-180
tell me it	-186
tell me nothing	-121
tell me she	-164
tell me so	-121
tell me something	-138
tell me the	-140
tell me there	-168
tell me to	150
tell me what	-129
tell me whether	-106
tell me which	-149
tell my	-128
tell my <kin>	-116
tell that	126
tell the	-242
tell the <kin>	-197
tell the whole	-156
tell them	-164
tell them </s>	-107
tell to	47
tell to avoid	29
tell us	-277
tell us the	-143
tell you	-251
tell you </s>	-128
telly	-41
telly 's	29
telly </s>	59
temp	-58
temperature	-104
template	-77
template </s>	-181
template for	66
template for a	74
template pls	-96
template pls </s>	-96
temple	-153
ten	-42
ten so	-44
ten so my	-44
tenancy	100
tenancy </s>	138
tend	76
tend bar	134
tend bar at	134
tend to	-88
tend to agree	-88
tender	55
tenner	27
tennis	-71
tenor	67
tenor </s>	-45
tense	-45
tense </s>	12
tension	8
tent	-52
tent ,	125
tent </s>	-43
tenth	40
tenth of	40
term	218
term ,	116
term </s>	196
term are	160
term i	102
term time	210
term time </s>	131
term time only	130
term with	139
terminal	57
terminal </s>	63
terminal and	-133
terrace </s>	-112
terrace in	168
terraform	124
terraform ,	138
terraform want	-116
terraform want to	-116
terrible	-142
terrible </s>	79
terrify	132
terrify me	135
terrify of	148
test	46
test ,	177
test </s>	51
test <name>	81
test <number>	64
test and	9
test are	-202
test are green	-226
test are red	-128
test are write	45
test at	77
test data	-105
test fail	-256
test fail </s>	-208
test for	-137
test green	-110
test green </s>	-110
test harness	39
test i	-109
test in	-179
test in <name>	-70
test is	-76
test is red	-175
test is what	13
test it	-207
test it on	-173
test must	152
test must run	152
test on	232
test on the	125
test pass	-193
test pass </s>	-172
test run	-87
test use	71
test use <name>	71
test user	-154
test user 's	-95
text	70
text ,	-239
text :	-127
text </s>	44
text and	47
text code	-116
text for	-124
text for the	-229
text is	79
text me	27
text me </s>	92
text must	87
text to	-51
text to the	-132
text you	72
text you in	115
textbook	-50
texted	-175
texture	105
thai	-73
thai is	122
than	35
than <kin>	-126
than <name>	-140
than <number>	316
than <number> </s>	-162
than <number> day	65
than <number> hour	77
than <number> kg	55
than <number> kilo	111
than <number> line	157
than <number> question	114
than <number> word	64
than a	130
than a ferry	75
than an	64
than an hour	64
than anyone	46
than anyone </s>	46
than be	82
than before	-171
than before </s>	-171
than by	148
than i	83
than it	-187
than long	137
than long paragraph	137
than me	113
than me </s>	31
than me and	116
than my	16
than my <kin>	-54
than my <name>	185
than people	-127
than that	-126
than that </s>	-126
than the	-181
than the <name>	-163
than the other	115
thank	-116
thank ,	-230
thank , that	-148
thank , you	-75
thank </s>	-296
thank a	-98
thank for	-127
thank to	-24
thank to the	96
thank you	72
thank you </s>	135
thank you for	-78
thank-you	-80
that	-280
that 's	100
that 's <name>	137
that 's <number>	88
that 's a	-87
that 's all	-285
that 's go	149
that 's how	232
that 's in	124
that 's it	-80
that 's make	-130
that 's me	196
that 's my	41
that 's not	-178
that 's our	272
that 's out	-138
that 's partly	69
that 's the	-166
that 's too	-113
that 's us	160
that 's what	-30
that 's when	25
that 's where	78
that 's why	-68
that 's wrong	-93
that ,	-52
that , is	70
that </s>	-199
that <kin> n't	-65
that <name>	-133
that <name> </s>	-156
that <name> <name>	-131
that <name> look	141
that <name> was	-133
that <number>	-112
that <number> ,	-70
that <number> </s>	56
that <number> in	-123
that <number> year	128
that a	-343
that a <kin>	-147
that a thing	-98
that again	-54
that again </s>	-54
that all	59
that all <number>	59
that an	-113
that an old	-71
that and	-108
that answer	-177
that answer </s>	-119
that are	138
that are n't	141
that are still	-162
that bad	-81
that bad </s>	-108
that bakery	-95
that be	5
that because	65
that bite	-106
that both	37
that break	-41
that bring	124
that can	-164
that chart	-116
that clip	-101
that coffee	-84
that cold	-94
that come	108
that come today	-81
that come with	108
that cost	-151
that cost </s>	-151
that curry	-130
that daft	-113
that daft </s>	-113
that do	-86
that do n't	-160
that documentary	-91
that documentary </s>	-91
that drop	-33
that email	-104
that enough	-96
that enough </s>	-96
that error	-108
that error before	-108
that even mean	-135
that explain	-88
that fail	-124
that feel	-65
that file	-158
that film	-69
that first	-130
that first </s>	-130
that fit	47
that fix	-194
that fix it	-128
that fold	83
that fool	-71
that forum	-103
that function	-170
that function </s>	-121
that game	-182
that go	-104
that go on	58
that half	138
that half work	143
that happen	-142
that have	5
that he	-275
that help	-165
that help </s>	-165
that her	-103
that hinge	74
that his	-127
that his <kin>	-127
that hotel	-126
that i	232
that i 'd	-97
that i 'm	109
that i am	-125
that i can	-230
that i inherit	70
that i need	66
that i take	33
that in	59
that in <name>	-145
that in <number>	126
that in a	-197
that in mind	68
that in the	-119
that into	-229
that into a	-131
that is	43
that is ,	-87
that is </s>	-196
that is n't	19
that is not	-101
that is the	82
that it	-177
that it 's	-191
that job	-100
that joke	-124
that keep	78
that keep me	40
that last	-214
that last <number>	-169
that last answer	-110
that last sentence	-61
that leave	59
that line	-176
that list	-201
that list ,	-156
that long	59
that look	-26
that look like	-48
that make	-138
that matter	76
that matter </s>	-190
that may	-150
that may be	-150
that mean	-94
that mean </s>	-87
that might	-71
that movie	-127
that my	236
that my <kin>	208
that need	63
that new	-85
that no	68
that nobody	-8
that noise	-137
that normal	-145
that normal </s>	-145
that now	-163
that now </s>	-163
that on	-238
that on a	-112
that only	120
that only <name>	126
that or	-121
that or is	-96
that order	57
that order </s>	57
that our	-168
that out	-142
that page	-181
that page </s>	-162
that paragraph	-141
that paragraph </s>	-124
that pass	-122
that people	-194
that per	-121
that per week	-121
that plan	-126
that plan </s>	-176
that please	-114
that please </s>	-114
that question	-174
that recipe	-95
that recipe </s>	-57
that record	-96
that report	65
that report </s>	65
that restaurant	-117
that say	-89
that second	-137
that second sentence	-120
that second version	-66
that sentence	-212
that sentence </s>	-169
that series	-166
that shop	-188
that show	-268
that show ,	-132
that show </s>	-132
that side	148
that sitcom	-101
that site	-166
that slug	54
that smell	-125
that so	-109
that so </s>	-109
that somebody	127
that sound	-162
that sound good	-136
that speech	-101
that stack	-100
that stack trace	-100
that still	86
that survive	125
that table	-102
that take	314
that take <number>	190
that take my	169
that talk	67
that talk </s>	-65
that tell	-42
that test	-131
that the	-249
that the <kin>	35
that the <name>	-165
that they	-50
that this	-107
that ticket	-139
that to	-131
that tomorrow	-73
that tomorrow </s>	-73
that true	-113
that typo	-125
that up	-109
that van	14
that variable	-87
that was	137
that was a	90
that way	107
that way </s>	107
that we	174
that we have	-29
that wed	-50
that wed today	-50
that will	-21
that will n't	12
that work	173
that work </s>	124
that work with	128
that wrong	-115
that wrong </s>	-115
that you	-130
thatch	95
the	-119
the '	166
the <day>	-168
the <day> </s>	22
the <day> <number>	-135
the <day> crossword	19
the <day> is	-110
the <day> market	227
the <day> report	38
the <kin>	-72
the <kin> '	142
the <kin> 's	-36
the <kin> ,	-119
the <kin> </s>	65
the <kin> <day>	77
the <kin> <kin>	-207
the <kin> <name>	163
the <kin> <number>	153
the <kin> and	123
the <kin> are	80
the <kin> before	-152
the <kin> bite	107
the <kin> call	-84
the <kin> can	-177
the <kin> charge	-159
the <kin> come	-36
the <kin> die	-142
the <kin> each	96
the <kin> finish	131
the <kin> for	-88
the <kin> from	86
the <kin> get	33
the <kin> give	-200
the <kin> go	144
the <kin> group	10
the <kin> hate	-8
the <kin> have	-146
the <kin> i	72
the <kin> in	-479
the <kin> insist	58
the <kin> into	-152
the <kin> is	-80
the <kin> just	-74
the <kin> knock	-70
the <kin> know	92
the <kin> last	-108
the <kin> leave	-21
the <kin> let	22
the <kin> like	-53
the <kin> live	9
the <kin> loan	87
the <kin> navy	122
the <kin> need	155
the <kin> never	-150
the <kin> next	-97
the <kin> of	19
the <kin> on	-117
the <kin> only	47
the <kin> portal	122
the <kin> prefer	-169
the <kin> put	48
the <kin> refuse	139
the <kin> run	-13
the <kin> say	-68
the <kin> sleep	32
the <kin> so	-139
the <kin> sound	-133
the <kin> speak	73
the <kin> take	133
the <kin> tell	-153
the <kin> that	80
the <kin> there	55
the <kin> think	-173
the <kin> to	-120
the <kin> today	-53
the <kin> upstairs	20
the <kin> wake	-8
the <kin> want	156
the <kin> was	-39
the <kin> when	130
the <kin> who	-48
the <kin> will	-25
the <kin> with	142
the <kin> yesterday	-98
the <month>	204
the <month> </s>	157
the <name>	49
the <name> ,	-95
the <name> </s>	-47
the <name> <kin>	-138
the <name> <name>	80
the <name> <number>	-82
the <name> account	83
the <name> ahead	-136
the <name> and	-108
the <name> archipelago	112
the <name> are	-47
the <name> as	118
the <name> at	-52
the <name> before	145
the <name> branch	174
the <name> build	-163
the <name> church	-72
the <name> code	-180
the <name> come	-133
the <name> delta	-7
the <name> doc	-146
the <name> end	151
the <name> every	88
the <name> exam	-8
the <name> file	-97
the <name> for	16
the <name> from	-159
the <name> group	102
the <name> habit	-78
the <name> hall	158
the <name> have	106
the <name> i	-12
the <name> in	5
the <name> is	88
the <name> licence	82
the <name> marathon	113
the <name> market	72
the <name> most	143
the <name> name	22
the <name> next	-43
the <name> of	139
the <name> office	224
the <name> on	15
the <name> people	94
the <name> place	-169
the <name> remote	-109
the <name> show	51
the <name> since	158
the <name> site	155
the <name> start	-146
the <name> team	16
the <name> text	94
the <name> that	103
the <name> to	91
the <name> twice	19
the <name> version	95
the <name> was	-140
the <name> way	26
the <name> when	-26
the <name> will	-122
the <name> with	81
the <number>	48
the <number> ,	38
the <number> </s>	129
the <number> <kin>	210
the <number> <name>	108
the <number> about	62
the <number> at	-203
the <number> bus	-30
the <number> by	59
the <number> call	-150
the <number> day	-81
the <number> do	-130
the <number> draft	-130
the <number> every	51
the <number> file	-133
the <number> flat	114
the <number> for	-120
the <number> from	-158
the <number> i	-12
the <number> in	-164
the <number> job	-59
the <number> kidney	153
the <number> o	42
the <number> of	56
the <number> on	-83
the <number> photo	-101
the <number> table	-168
the <number> test	-141
the <number> that	-151
the <number> thing	34
the <number> to	-158
the <number> who	-165
the <number> with	39
the <number> without	-154
the about	-125
the accent	53
the accident	199
the accident </s>	170
the accordion	-14
the accordion ,	-31
the accordion was	40
the account ,	-51
the account </s>	-11
the account for	121
the ad	-274
the ad </s>	-105
the ad is	-111
the admin	-172
the advert	-214
the advert </s>	-124
the afternoon	-16
the age	-9
the age of	9
the agency	-62
the agency in	-79
the agenda	-141
the air	76
the airline	-99
the airport	-171
the airport </s>	-91
the aisle	-37
the aisle </s>	-160
the alarm	-9
the allotment	134
the allotment ,	168
the allotment </s>	-71
the allotment committee	63
the allotment is	-39
the allotment society	148
the ambulance	130
the amount	-166
the ankle	137
the ankle go	137
the announcement	-135
the answer	-406
the answer </s>	-207
the answer is	-183
the api	-21
the app	-288
the app 's	-99
the app </s>	-149
the app <kin>	-86
the app and	-71
the app say	-150
the applicant	-138
the archive	38
the archive </s>	38
the argument	-152
the argument </s>	-112
the arm	-96
the army	242
the army ,	21
the army </s>	196
the army in	67
the array	-136
the article	-270
the article </s>	-174
the article say	-59
the ask	-157
the association	87
the attach	-123
the attachment	-182
the attachment </s>	-154
the attic	91
the attic is	16
the auction	-137
the audience	-132
the audit	102
the autism	115
the autism spectrum	115
the autumn	202
the autumn </s>	146
the average	-186
the average </s>	-134
the back	308
the back </s>	91
the back bedroom	103
the back door	135
the back of	93
the back room	142
the backup	-155
the backup </s>	-108
the bacon	116
the bag	-262
the bake	-146
the bake sale	-133
the bakery	134
the bakery 's	113
the bakery ,	96
the bakery </s>	196
the bakery and	104
the bakery are	122
the bakery in	-99
the bakery on	-27
the bakery run	115
the bakery to	109
the bakkie	-12
the balcony	93
the balcony </s>	165
the ball	-155
the band	74
the band 's	-7
the band ,	112
the band break	13
the band can	125
the band on	-172
the band pay	-61
the banjo	-63
the bank	69
the bank 's	10
the bank </s>	-36
the bank at	-81
the bank in	115
the bank is	155
the bank turn	148
the bankruptcy	107
the bar	52
the bar ,	78
the bar </s>	107
the bar exam	140
the bar in	151
the bar twice	140
the barn	174
the barn </s>	125
the barn roof	65
the base	72
the basement	134
the basement ,	152
the bass	-77
the bath	115
the bath </s>	90
the bath is	117
the bathroom	77
the bathroom 's	152
the bathroom </s>	-4
the battery	-90
the beach	-54
the beach </s>	-126
the bed	126
the bed 's	97
the bed </s>	51
the bed is	144
the bedroom	94
the bedroom </s>	63
the bee	-121
the beech	107
the beer	-129
the begin	-14
the begin of	25
the bell	-40
the bench	111
the best	-296
the best <number>	-42
the best part	-135
the best thing	-123
the better	-125
the big	201
the big <number>	16
the big oven	6
the big pan	-4
the bigger	-50
the biggest	-160
the bike	26
the bike 's	93
the bike </s>	-132
the bill	-18
the bill </s>	-106
the bill service	146
the bin	-62
the bin out	-135
the bio	-131
the biscuit	-182
the bite	-265
the bite about	-161
the bite on	-87
the bite with	-129
the blast	113
the blind	-132
the block	-145
the blog	-118
the bloke	-90
the blood	-113
the blood test	-37
the blue	62
the blue <number>	-76
the blue folder	47
the blue glove	119
the blunt	138
the blunt version	138
the board	-37
the board </s>	-185
the board of	138
the boat	137
the boat </s>	48
the boat is	46
the boat with	137
the body	-187
the boiler	101
the boiler 's	109
the boiler </s>	-60
the boiler code	-174
the boiler in	-18
the boiler man	84
the book	-36
the book </s>	94
the book at	-109
the book club	-34
the book for	167
the book in	-134
the book is	-142
the bookshop	62
the bookshop was	50
the border	72
the bot	-169
the bottle	-128
the bottom	38
the bottom </s>	16
the bottom is	-95
the bottom of	60
the bowl	-136
the bowl club	-46
the box	-58
the box ,	-125
the box </s>	48
the box is	-12
the box office	-111
the box room	118
the bracket	-117
the branch	-149
the branch and	-84
the bread	57
the bread </s>	65
the bread and	21
the break	-126
the brewery	-39
the brewery ,	-53
the brewery </s>	-57
the bride	72
the bride 's	-99
the bridge	-91
the bridge </s>	-75
the browser	-123
the bucket	-156
the budget	-92
the bug	-109
the build	-29
the build ,	-135
the build </s>	43
the bungalow	144
the bureau	141
the burnout	118
the burnout </s>	113
the bus	-33
the bus ,	-69
the bus </s>	283
the bus <kin>	32
the bus and	-160
the bus is	-190
the bus just	-159
the bus never	-162
the bus now	-112
the bus stop	-73
the bus to	14
the bus was	-139
the bus with	-175
the business	38
the business ,	132
the business in	-30
the butter	-191
the butter </s>	-137
the button	-327
the button </s>	-188
the button on	-126
the bypass	96
the cab	152
the cab </s>	160
the cabin	180
the cabinet	-20
the cable	54
the cache	-295
the cache ,	-149
the cache </s>	-144
the cafe	110
the cafe in	101
the café	145
the cake	-34
the call	-258
the call ,	-204
the call </s>	-115
the call and	-171
the call centre	128
the call i	-153
the call keep	-126
the call to	-100
the camper	85
the camper of	85
the campsite	33
the canal	108
the canoe	96
the canteen	10
the cap	-169
the capital	-193
the capital </s>	-109
the capital of	-141
the caption	-199
the caption </s>	-165
the car	-106
the car 's	156
the car ,	-147
the car </s>	-19
the car in	25
the car outside	-146
the car park	-97
the caravan	207
the caravan </s>	144
the card	-178
the card </s>	-126
the care	81
the care home	81
the carousel	-65
the carousel </s>	-65
the carpet	-108
the carpet </s>	-114
the cartoon	-188
the case	-255
the case </s>	-141
the case study	-175
the cash	-93
the cast	31
the castle	-114
the catalogue	-135
the caterer	-77
the cathedral	130
the cathedral </s>	17
the cathedral choir	109
the ceiling	-202
the ceiling </s>	-123
the cellar	196
the cellar ,	-22
the cellar </s>	217
the cellar of	34
the cello	133
the ceramics	113
the certificate	-136
the chair	-125
the chair </s>	-155
the change	-165
the change </s>	-124
the channel	-105
the chap	-114
the chapel	-21
the chapel </s>	144
the chapter	-119
the character	-99
the charger	-132
the charity	81
the chart	-23
the chart </s>	-180
the chat	-206
the cheap	8
the cheaper	-129
the cheese	-173
the chemical	55
the cheque	114
the chief	-99
the chimney	-11
the chipper	-73
the choir	63
the choir 's	128
the choir </s>	-46
the choir i	172
the chore	-76
the church	217
the church </s>	129
the church hall	-124
the church in	-171
the cinema	-152
the city	-28
the city only	-26
the claim	-14
the class	101
the clause	-96
the clean	87
the clean </s>	134
the clerk	-177
the climb	-35
the clinic	-79
the clinic ,	-64
the clinic </s>	55
the clinic i	170
the clip	-197
the clip was	-58
the clock	16
the clock </s>	117
the cloud	140
the cloud </s>	113
the club 's	54
the club </s>	-22
the club have	23
the cluster	152
the co-op pay	-98
the coast	45
the code	-34
the code </s>	-256
the code is	-176
the coffee	-20
the coffee ,	-112
the coffee </s>	-150
the coffee machine	-121
the cold	156
the cold </s>	167
the college	116
the college </s>	111
the colliery	132
the colour	-239
the colour </s>	-131
the column	-161
the comma	-184
the comma </s>	-98
the command	-151
the comment	-134
the commit	-107
the commit message	-107
the committee	20
the community	170
the community centre	91
the commute	94
the company	12
the company 's	112
the company </s>	-46
the company go	-22
the company i	19
the company in	-190
the complaint	-138
the component	-166
the compost	-111
the compressor	71
the conclusion	43
the congregation	112
the connection	-154
the conservatory	138
the console	-133
the console </s>	-129
the constructor	-144
the constructor </s>	-144
the contract	135
the cook	159
the cook ,	149
the cook </s>	141
the cooker	22
the cooperative	60
the copy	39
the corner	53
the corner </s>	-87
the correct	-162
the correction	-81
the corridor	24
the corridor </s>	-169
the corridor wait	-116
the cost	-157
the cottage	164
the cottage in	81
the cottage is	109
the couch	-189
the council	178
the council 's	-28
the council </s>	-29
the council in	130
the council will	106
the counter	-148
the counter </s>	-105
the country	111
the county	233
the couple	-259
the couple who	-110
the course	-136
the course </s>	-137
the court	-138
the cover	-200
the cover </s>	-121
the cover letter	-169
the crash	170
the crash </s>	117
the crash in	101
the crate	85
the crate </s>	85
the credit	-110
the cricket	-96
the croft	127
the cron	-132
the crossword	-218
the crow	126
the crow </s>	-46
the crow speak	151
the crowd	-110
the crown	-136
the cup	-195
the cup </s>	-148
the cupboard	55
the cupboard </s>	12
the current	15
the curry	-148
the cursor	-207
the custom	-150
the dairy	-57
the dash	-111
the dashboard	70
the data	185
the data centre	117
the database	-83
the dataset	-151
the date	-190
the date </s>	-176
the date are	-133
the date in	-151
the date wrong	-64
the dative	-171
the day	-50
the day ,	-62
the day </s>	-278
the day <name>	192
the day centre	113
the day job	-39
the db	98
the deadline	-228
the deadline </s>	-128
the deadline is	-119
the dealer	23
the dealer in	23
the dean	58
the debate	-127
the debt	41
the deck	-78
the deed	-40
the delivery	-82
the dementia	91
the demo	-162
the demo </s>	-165
the demo is	-89
the deploy	-112
the deposit	-172
the depot	160
the depot ,	37
the depot </s>	181
the deputy	86
the deputy head	129
the design	-74
the desk	-45
the desk </s>	10
the desk and	-38
the diagnosis	155
the diagnosis </s>	96
the diagram	-158
the dialog	-161
the dialogue	-116
the dialysis	88
the dialysis unit	88
the diesel	16
the diesel </s>	16
the diff	-206
the diff </s>	-194
the difference	-281
the difference </s>	-130
the difference between	-223
the digger	80
the dine	208
the dine room	168
the dine table	112
the dinner	72
the diocese	-31
the diploma	-41
the disclaimer	93
the dish	-57
the dish ,	6
the dish </s>	-23
the dishwasher	-68
the district	-99
the div	-143
the divorce	287
the divorce </s>	177
the divorce i	123
the doc	-378
the doc ,	-132
the doc </s>	-162
the doc and	-125
the doc for	-111
the doc is	-95
the documentary	-166
the dome	49
the door	-79
the door ,	-147
the door </s>	-122
the door on	47
the doorway	-128
the dough	-163
the download	-182
the download ,	-125
the draft	-300
the draft i	-119
the drain	-151
the drama	-91
the draw	-117
the drawer	23
the drawing	136
the dream	51
the dream </s>	51
the dresser	139
the drill	-152
the drip	-92
the drive	-112
the drizzle	-122
the drizzle </s>	-122
the drone	20
the drop	138
the drum	-136
the drum kit	-53
the dust	151
the dust extractor	151
the early	-150
the east	36
the edge	-145
the edge </s>	-162
the edge of	154
the egg	78
the egg </s>	-124
the eighty	92
the eighty </s>	92
the elbow	-4
the email	-262
the email to	-102
the end	-97
the end ,	-194
the end </s>	-187
the end of	45
the endpoint	-97
the endpoint </s>	-88
the engine	40
the engine run	-95
the epilepsy	168
the epilepsy </s>	89
the error	-245
the error in	-135
the essay	-134
the estate	112
the ethics	120
the ethics board	120
the even	135
the even </s>	179
the evening	146
the evening </s>	146
the exact	-143
the exam	-244
the exam question	-119
the example	-352
the example ,	-139
the example </s>	-130
the excavator	8
the exercise	-236
the exercise make	-165
the export	-20
the export </s>	-48
the eye	-123
the eye </s>	-149
the fable	-213
the fable </s>	-123
the fag	118
the fall	214
the fall </s>	199
the family	191
the family 's	138
the family </s>	131
the family business	151
the family to	95
the fan	-164
the far	143
the farm	167
the farm 's	73
the farm ,	78
the farm </s>	137
the farm have	124
the farm shop	132
the fault	-114
the fee	-121
the feed	95
the fence	-58
the fence on	22
the ferry	-135
the ferry </s>	18
the ferry in	-61
the fete	40
the fictional	-161
the field	147
the fifth	-10
the fifth floor	125
the figure	-190
the file	-435
the file ,	-91
the file </s>	-230
the file and	-151
the file but	-137
the file give	-87
the file i	-161
the file take	-118
the file to	-121
the fill	-119
the film	-372
the film ,	-207
the film </s>	-188
the film have	-127
the film the	-125
the film was	-65
the filter	64
the final	-108
the final word	-20
the finale	-127
the fire	4
the fire </s>	152
the fire alarm	-112
the fire brigade	155
the fire drill	-134
the firm	217
the firm ,	103
the firm </s>	221
the firm in	72
the firm know	101
the firm pay	-58
the first	-106
the first </s>	52
the first <day>	282
the first <number>	39
the first chapter	-95
the first draft	-251
the first half	-153
the first is	-127
the first line	-8
the first of	173
the first page	-153
the first paragraph	78
the first part	-116
the first version	-168
the fish	-130
the fish </s>	132
the fish tank	-122
the fix	-4
the flag	-162
the flat	186
the flat </s>	234
the flat above	24
the flat below	74
the flat by	89
the flat come	-48
the flat in	61
the flat is	115
the flat with	175
the flight	-149
the flight was	-112
the float	-95
the flood	183
the flood </s>	149
the flood that	70
the flood warn	-91
the floor	-42
the floor ,	14
the floor </s>	-13
the flour	-98
the flower	-58
the flu	-96
the flyer	57
the flyer ,	6
the flyer </s>	69
the folder	-158
the follow	-157
the follow into	-46
the font	-232
the font </s>	-114
the font is	-132
the food	4
the food bank	-5
the foot	-151
the foot </s>	-151
the footer	-162
the footer </s>	-142
the footer is	-58
the footnote	-83
the footnote </s>	-83
the footpath	-53
the footpath </s>	-120
the forecast	-132
the forecast is	-150
the forecast say	-98
the forest	-35
the forest </s>	-35
the forge	69
the forge is	100
the forklift	60
the form	-345
the form 's	-181
the form </s>	-168
the form want	-186
the form with	-129
the formula	-247
the formula down	-103
the forum	-157
the forum </s>	-105
the forum say	-79
the fountain	127
the fourth	164
the fourth <name>	58
the fourth floor	120
the fourth generation	150
the fox	-17
the franchise	111
the franchise for	111
the freezer	-21
the freezer </s>	-24
the fridge	-97
the fridge ,	-162
the fridge </s>	4
the fridge door	-31
the front	77
the front </s>	-168
the front desk	85
the front is	70
the front room	160
the frontend	141
the frontend </s>	149
the frost	-39
the full	219
the function	-295
the function </s>	-66
the function is	-81
the function return	-137
the funeral	68
the funeral </s>	176
the funeral in	50
the funniest	-124
the fuse	90
the game	-182
the game ,	-96
the game </s>	-114
the game before	-105
the game is	-143
the gap	27
the garage	145
the garage ,	107
the garage </s>	161
the garage because	125
the garage is	166
the garage stand	-31
the garden	83
the garden </s>	5
the gas	-142
the gas bill	-110
the gas people	-176
the gate	-64
the gate ,	-117
the gate </s>	-138
the gate open	-124
the giant	-157
the gist	-169
the gist </s>	-118
the glaze	47
the glue	70
the go	-149
the goal	-170
the good	147
the google	128
the grammar	-161
the grammar </s>	-119
the grant	-61
the graph	-159
the great	128
the great north	128
the green	41
the green <number>	-113
the greenhouse	75
the greet	-113
the grind	12
the grind floor	21
the grocer	76
the group	130
the group chat	-137
the group project	94
the guest	-15
the guide	-174
the guitar	-106
the guitar in	8
the gutter	43
the guy	-221
the guy in	-179
the gym	-102
the gym 's	21
the gym for	-17
the gym is	-35
the half	61
the hall	-27
the hall 's	-30
the hall </s>	-57
the hall have	158
the hall key	59
the hallway	-83
the handler	-105
the harbour	135
the hard	83
the hard way	83
the hardware	-92
the hardware shop	-40
the hare	-134
the harvest	-163
the head	-207
the head 's	-125
the header	-204
the header ,	-80
the header </s>	-161
the headline	-97
the headphone	-140
the health	119
the hear	130
the hear in	94
the heart	121
the heat	-205
the heat 's	-114
the heat go	-118
the heat in	55
the hedge	-109
the hedge </s>	-95
the help	-146
the helpline	-85
the hernia	142
the hernia </s>	106
the hernia op	59
the hero	-228
the hero is	-68
the heroine	-182
the heroine ,	-132
the high	113
the high street	-30
the hill	71
the hip	90
the hip operation	41
the hire	18
the history	-230
the history of	-132
the hive	175
the hob	32
the hob </s>	-129
the hobby	79
the hole	-140
the holiday	-74
the home	170
the hoover	-51
the hospice	174
the hospice shop	76
the hospital	-37
the host	46
the hostel	126
the hot	-95
the hotel	-93
the hotel </s>	-73
the hotel i	29
the hour	20
the hour </s>	43
the house	88
the house ,	142
the house </s>	-31
the house <kin>	-112
the house association	72
the house belong	133
the house have	90
the house in	70
the house is	198
the house was	114
the hybrid	62
the hype	-165
the ice	-230
the ice </s>	-126
the idea	14
the idea </s>	28
the image	-277
the image </s>	-149
the import	-148
the important	-153
the index	17
the inheritance	120
the ink	78
the inside	-111
the institute	123
the instruction	-117
the insulin	72
the insurance	-164
the insurer	15
the internet	227
the internet </s>	173
the internet is	83
the intro	-8
the intro ,	-167
the intro </s>	-115
the invite	-122
the invite </s>	-122
the invoice	-166
the invoice </s>	-75
the invoice total	-119
the iron	-44
the iron </s>	32
the iron and	-78
the island	124
the island </s>	124
the itinerary	-142
the jar	-153
the job	-128
the joke	-248
the joke </s>	-173
the joke about	-111
the junior	155
the kennel	146
the kernel	-122
the kettle	-138
the kettle </s>	61
the kettle is	-126
the kettle on	-178
the key	25
the key </s>	-34
the key is	-91
the keyboard	-216
the keyboard ,	-103
the keyboard </s>	-128
the keynote	-62
the kidney	62
the killer	-115
the killer </s>	-115
the kiln	121
the kiln is	120
the kilo	-62
the kilt	7
the kilt is	7
the king	-232
the kiosk	90
the kit	114
the kitchen	34
the kitchen 's	79
the kitchen ,	-104
the kitchen </s>	159
the kitchen is	-105
the kitchen table	71
the kitchen windowsill	160
the knee	206
the knit	61
the knit circle	76
the label	-52
the label 's	-167
the label </s>	-103
the label have	-183
the label printer	62
the ladder	-173
the lady	-60
the lady at	-199
the lady in	-59
the lady on	-106
the lady was	-129
the lake	29
the lamb	131
the lamp	-129
the land	43
the land </s>	-93
the land page	-133
the lane	13
the lane </s>	54
the language	96
the language </s>	86
the laptop	-135
the laptop </s>	-126
the lasagne	-143
the last	-40
the last </s>	-170
the last <day>	335
the last <number>	-46
the last line	-176
the last lot	-172
the last of	-9
the last page	-180
the last paragraph	-136
the last row	-55
the last step	-131
the last week	12
the late	85
the lathe	74
the laundrette	27
the laundrette ,	7
the laundry	-86
the law	-201
the law </s>	-133
the layer	-116
the layout	-208
the layout </s>	-65
the leaf	-183
the leaf blower	-114
the leaflet	-293
the leaflet </s>	-101
the leaflet is	-123
the leak	74
the lease	187
the lease </s>	153
the lease on	159
the least	-171
the leave	232
the leave </s>	121
the leave arm	153
the leave ear	62
the leave eye	150
the leave knee	172
the leave side	-39
the ledger	-167
the legacy	100
the legal	-144
the length	-119
the letter	-210
the letter </s>	-153
the letter in	-137
the letter is	-117
the letter say	-91
the letter to	-125
the library	158
the library </s>	58
the library on	112
the library say	-54
the library van	51
the licence	86
the licence </s>	113
the lid	-133
the lid </s>	-133
the lido	99
the lifeboat	100
the lift	-170
the lift 's	-26
the lift in	-50
the lift is	-51
the lift was	-93
the light	-142
the light go	-173
the light in	-86
the light is	-106
the light on	-117
the limit	-137
the limit </s>	-137
the line	84
the line </s>	161
the line about	-150
the line was	62
the link	-136
the link ,	-105
the link </s>	-30
the lint	-121
the linter	-222
the linter </s>	-88
the linter want	-107
the list	-228
the list ,	-140
the list </s>	92
the list have	-92
the list in	-53
the list is	-232
the list of	-134
the list with	-131
the list you	-79
the little	113
the little <number>	224
the load	19
the load bay	54
the loan	166
the lobby	-150
the lock	-162
the loft	24
the loft </s>	91
the log	-374
the log </s>	-213
the log below	-88
the logic	-128
the login	-177
the login bug	-75
the login page	-66
the logo	-267
the long	-102
the loo	-30
the loo </s>	71
the loom	-84
the loom in	-10
the loop	-320
the loop </s>	-114
the loop is	-101
the loop run	-120
the lorry	88
the lot	-16
the lot </s>	70
the lottery	-134
the low	-89
the lower	-51
the lunch	-137
the lyric	-117
the machine	42
the machine was	-123
the macro	-188
the mail	-29
the mail </s>	-106
the main	77
the make	-36
the make </s>	-36
the maker	139
the mall	-129
the man	-346
the man </s>	-148
the man at	-83
the man in	-153
the man on	-71
the man with	-122
the manual	-226
the manual is	-158
the map	-68
the marathon	4
the marathon in	-54
the margin	-166
the margin </s>	-122
the market	56
the market </s>	-165
the market after	109
the market in	146
the master	36
the mat	-166
the match	-149
the math	-127
the max	117
the may	83
the mayor	174
the mayor here	161
the meal	-162
the meditation	-129
the meet	-372
the meet </s>	-188
the meet get	-131
the membership	44
the meme	-151
the meme </s>	-105
the memoir	-56
the menu	-139
the menu ,	-155
the menu </s>	-158
the menu for	98
the merge	-113
the merger	170
the merger </s>	108
the mess	59
the meter	33
the meter man	-79
the method	-124
the metre	81
the metric	9
the metro	73
the mic	-134
the microwave	-150
the microwave </s>	-150
the middle	-97
the middle </s>	-180
the middle of	-8
the migration	-79
the migration </s>	-4
the milk	89
the milk ,	11
the milk </s>	-22
the mill	39
the mill ,	-77
the mill is	-60
the minibus	172
the minibus </s>	78
the minimum	-69
the minimum wage	-69
the minister	-151
the ministry	189
the minute	46
the minute </s>	17
the mirror	-23
the mix	36
the mo	-132
the mo </s>	-132
the mock	-128
the modal	-156
the model	-299
the model for	-104
the module	17
the moment	-124
the moment ,	68
the moment </s>	-305
the moment i	86
the money	105
the money </s>	109
the money in	-38
the month	-35
the month </s>	21
the moon	-228
the moon </s>	-188
the moon follow	-123
the moor	-95
the moor </s>	-48
the mop	-109
the morning	135
the morning ,	-117
the morning </s>	178
the mortgage	229
the mortgage is	137
the mosque	95
the mosque </s>	81
the most	110
the motor	73
the motorbike	-74
the mountain	165
the move	-96
the mumps	97
the mumps </s>	97
the museum	-7
the museum 's	156
the museum </s>	-150
the museum have	53
the museum was	-115
the mushroom	-119
the music	29
the nail	97
the name	-239
the name </s>	-151
the name is	-139
the name of	43
the name on	-73
the narrator	-131
the national	38
the national table-tennis	-15
the navy	214
the navy </s>	199
the near	178
the nearest	84
the needful	63
the net	-4
the net </s>	-4
the new	-253
the new <kin>	-178
the new <name>	-182
the new <number>	-118
the new guy	-114
the new logo	-126
the new mayor	-103
the new year	252
the newest	51
the news	-256
the news </s>	-166
the news again	-62
the news say	-86
the newsagent	-15
the newsletter	-103
the newsletter </s>	-147
the newsletter for	87
the newsletter go	-92
the newspaper	-160
the next	-199
the next </s>	-140
the next <number>	-34
the next column	-67
the next couple	132
the next room	-185
the next step	-194
the next table	-128
the next year	119
the night	5
the night </s>	-231
the night <kin>	30
the night before	137
the night desk	116
the night school	-45
the night shift	-53
the ninth	-24
the ninth of	126
the noise	-103
the north	118
the northern	-100
the note	-146
the note </s>	70
the note below	-110
the notebook	-207
the notice	-70
the novel	-337
the novel ,	-127
the number	-4
the number <number>	179
the nun	145
the nurse	94
the nurse home	120
the nursery	159
the nursery in	-82
the nursery is	103
the odd	-4
the offer	-126
the office	-184
the office ,	-142
the office </s>	-97
the office is	-21
the office today	-69
the office who	13
the offsite	-27
the oil	-159
the old	64
the old <kin>	104
the old <name>	28
the old <number>	-122
the old barn	-7
the old chapel	87
the old track	-75
the old version	-160
the older	142
the older <kin>	142
the olive	-32
the on	109
the on call	109
the on-call	121
the one	134
the one i	134
the onion	-197
the onion </s>	-164
the online	-203
the online shop	-168
the only	253
the only <kin>	143
the only <name>	-58
the only <number>	23
the only bread	9
the only key	148
the only other	-11
the only thing	61
the only way	169
the only woman	153
the op	107
the op </s>	126
the open	-252
the open line	-131
the opera	-128
the operation	70
the option	52
the orchard	113
the orchard </s>	160
the orchestra	158
the order	-65
the order </s>	54
the order of	-168
the organ	85
the organist	-171
the original	-51
the other	-116
the other </s>	61
the other <kin>	-135
the other <number>	4
the other are	119
the other day	113
the other file	-96
the other half	49
the other line	-128
the other room	-162
the other tab	-51
the other thing	-145
the other to	194
the other way	-99
the oud	-69
the outing	-44
the output	-171
the output </s>	-150
the oven	-201
the oven 's	95
the oven ,	-175
the oven </s>	-172
the oven run	149
the over	81
the over <number>	81
the owner	179
the pack	106
the pack list	98
the package	-148
the packet	-206
the pad	-91
the page	-71
the page </s>	17
the page is	-140
the page load	-109
the page number	76
the pager	171
the paint	-27
the paint counter	23
the pan	-306
the pan </s>	-175
the paper	-181
the paper </s>	-176
the paper mill	94
the paper say	-196
the paperwork	46
the paperwork </s>	70
the paragraph	-148
the paragraph about	-125
the parameter	-148
the parcel	-165
the parcel ,	-75
the parcel </s>	-131
the parcel depot	148
the parish	33
the parish choir	115
the parish council	100
the parish hall	140
the parish newsletter	58
the park	-264
the park fine	-110
the park just	-54
the parser	-172
the parser </s>	-164
the part	7
the part about	-124
the party	19
the party tonight	-95
the pass	95
the passive	84
the passive in	19
the passport	58
the password	-85
the past	-120
the pasta	-23
the paste	-103
the pastry	-181
the patch	-140
the patent	113
the path	-204
the path is	-99
the pattern	-128
the pavilion	-131
the payment	16
the payroll	158
the pdf	-145
the pdf </s>	-64
the pen	-103
the pension	-81
the pension age	-141
the people	98
the person	80
the petrol	69
the petrol station	69
the pharmacy	-18
the pharmacy 's	32
the pharmacy </s>	25
the pharmacy is	54
the pharmacy shut	25
the phone	-56
the phone 's	201
the phone ,	-47
the phone </s>	80
the phone at	-112
the phone because	-130
the phone in	-166
the phone is	-173
the phone just	-112
the phone number	-148
the phone ring	-92
the phone to	-170
the photo	-352
the photo ,	-124
the photo </s>	-99
the photo are	-123
the photo i	-114
the photograph	-82
the pi	35
the piano	-104
the piano in	-75
the pick	43
the picture	-309
the picture ,	-143
the picture </s>	-186
the picture is	-185
the pie	-145
the piece	-127
the pill	-55
the pipe	105
the pitch	-44
the pitch </s>	-138
the pivot	-160
the pixel	-95
the place	104
the place </s>	134
the plan	127
the plan 's	-56
the plan </s>	90
the plan for	88
the plan have	-173
the planet	-100
the plant	32
the plant </s>	-40
the plant in	59
the plate	-62
the plate </s>	-62
the platform	192
the platform </s>	151
the play	-181
the play </s>	-119
the plot	-68
the plot </s>	55
the podcast	76
the podcast say	-160
the poem	-192
the poem </s>	-152
the point	-173
the pole	-112
the polytunnel	-44
the pond	-25
the pond freeze	44
the pool </s>	-43
the pool today	-68
the pool was	-126
the porch	184
the porch </s>	137
the pork	-164
the port	-105
the portal	-115
the porter	-90
the porter </s>	-157
the post	-26
the post go	-90
the poster	-153
the poster ,	-123
the pot	-65
the pot ,	-90
the pottery	-61
the poultry	92
the power	73
the power of	77
the practice	178
the practice </s>	166
the practice to	118
the premature	66
the premature <kin>	66
the premium	-33
the press	103
the preview	-99
the previous	-166
the previous <number>	-84
the price	-101
the price of	-146
the primary	-48
the print	99
the printer	-307
the printer at	-100
the printer is	-91
the printer jam	-153
the printer on	-7
the prison is	15
the prize	-178
the probate	159
the problem	-187
the problem </s>	-103
the programme	-130
the project	-23
the projector	56
the prompt	-172
the proof	-122
the proper	137
the proxy	69
the proxy </s>	-146
the pub	-213
the pub ,	-57
the pub </s>	-132
the pub quiz	-84
the pump	-27
the pump </s>	-216
the purple	-72
the puzzle	-228
the puzzle ,	-118
the puzzle always	-127
the quarry	141
the quarry </s>	125
the quarter	17
the quarter </s>	-21
the queen	-90
the query	-159
the question	-8
the question is	-161
the queue	-351
the queue ,	-128
the queue </s>	-172
the queue at	-179
the queue have	-79
the quickest	-123
the quilt	-152
the quiz	-173
the quiz ,	-173
the quiz </s>	74
the quote	-164
the quote ,	69
the quote from	-146
the rack	101
the radiator	-134
the radio	14
the radio </s>	57
the raffle	-126
the raffle </s>	-126
the rail	112
the railway	136
the railway ,	136
the railway </s>	8
the railway in	101
the rain	-240
the rain ,	90
the rain </s>	-226
the rain just	-73
the rain stop	-129
the rainy-day	116
the rainy-day account	116
the raise	111
the raspberry	91
the raspberry pi	91
the rate	-51
the read	84
the real	-178
the reason	121
the reason after	114
the receipt	-59
the receipt </s>	-78
the recipe	-297
the recipe ,	-111
the recipe say	-119
the recipe you	-76
the record	-159
the record </s>	-129
the rector	28
the red	54
the reference	-65
the regional	204
the registrar	-12
the release	100
the reminder	-110
the remote	-177
the remote ,	-133
the remote </s>	-170
the removal	-122
the renewal	71
the rent	186
the rent twice	62
the rent up	40
the repair	114
the replacement	-4
the reply	-205
the reply </s>	-155
the repo	-160
the repo </s>	-217
the report	-224
the report go	66
the report is	-151
the request	33
the reset	71
the resident	98
the resident '	-71
the rest	-26
the rest ,	58
the rest </s>	41
the rest is	-149
the rest of	106
the restart	-134
the restaurant	-5
the restaurant ,	89
the restaurant last	5
the restaurant only	-21
the restore	41
the result	12
the result </s>	-141
the retirement	-128
the retirement do	-109
the review	-188
the review say	-142
the rhyme	-46
the rice	-140
the rice </s>	-96
the riddle	-188
the ride	94
the rig	77
the rig <number>	194
the right	231
the right </s>	189
the right <number>	55
the right ear	117
the right side	93
the rim	-125
the ring	-98
the ring road	-178
the risk	-38
the risotto	-112
the river	160
the river </s>	60
the road	22
the road </s>	174
the road for	-71
the role	-137
the roll	-80
the roof	-14
the roof </s>	38
the roof of	-16
the roof on	21
the room	-220
the room </s>	-182
the room right	-84
the rota	117
the rota ,	-85
the rota </s>	148
the rota for	84
the round	-120
the route	5
the router	-183
the router </s>	-130
the router twice	-80
the row	-243
the row </s>	-184
the royal	-140
the rug	-10
the rug </s>	-177
the rug is	-122
the rule	-185
the rule </s>	-163
the run	118
the run </s>	96
the run of	-51
the runner	86
the runner </s>	86
the rush	21
the rush </s>	40
the safe	80
the salad	36
the sale	-204
the salon	107
the salon </s>	-42
the salt	-93
the same	14
the same </s>	84
the same <day>	78
the same <name>	-87
the same <number>	136
the same as	-147
the same error	-113
the same firm	150
the same for	-169
the same in	-128
the same line	-139
the same result	-113
the same song	-94
the same thing	-111
the same to	128
the same ugly	49
the sample	-255
the sample sentence	-140
the sample text	-79
the sauce	-230
the sauce </s>	-152
the sawmill	155
the scaffold	147
the scale	-149
the scan	-134
the scanner	5
the scanner </s>	90
the scar	-24
the scar on	-24
the scene	68
the scholarship	71
the school	47
the school </s>	107
the school <kin>	-23
the school bus	119
the school have	110
the school run	230
the school trip	-151
the score	57
the scout	152
the scout hut	107
the scout i	-19
the screen	-70
the screen </s>	21
the screen go	-136
the script	32
the script </s>	121
the script <number>	-130
the script and	-190
the script twice	-102
the sea </s>	-158
the seat	-150
the seat plan	-80
the second	-217
the second </s>	-195
the second <day>	123
the second <number>	-58
the second chapter	-89
the second column	-212
the second draft	-157
the second half	-116
the second is	-147
the second line	-156
the second option	-186
the second page	-109
the second paragraph	-182
the second part	-151
the second point	-83
the second question	-132
the second run	-141
the second set	-162
the second slide	-95
the second step	-128
the second verse	-86
the second version	-128
the section	-127
the seed	-17
the seizure	140
the seizure </s>	140
the sell	126
the series	-157
the server	-272
the server </s>	-173
the server is	-156
the service	-22
the service </s>	39
the set	-189
the set </s>	-156
the setting	-142
the setting </s>	-103
the setting page	-92
the seventy	71
the seventy ,	-16
the sew	29
the sew machine	29
the share	-57
the shed	146
the shed ,	63
the shed </s>	199
the shed from	-92
the sheet	-292
the sheet </s>	-198
the shelf	-182
the shelter	-153
the shipyard	106
the shirt	-143
the shop	-104
the shop 's	63
the shop ,	-152
the shop </s>	-93
the shop <kin>	31
the shop and	-139
the shop close	37
the shop for	-131
the shop have	6
the shop in	-105
the shop is	98
the shop list	-117
the shop on	-33
the shop only	-123
the shop sell	7
the shop steward	105
the shop was	4
the shop when	101
the short	-27
the short version	32
the show	27
the shower	-254
the shower ,	-67
the shower </s>	-163
the shutter	32
the side	-24
the side ,	210
the side </s>	95
the side of	-137
the sight	56
the sight of	56
the sign	-26
the sink	-216
the sink ,	-135
the sink </s>	-116
the site	-60
the site 's	110
the site is	176
the sixth	119
the sixth </s>	18
the size	108
the size of	108
the sketch	-220
the sketch </s>	-105
the ski	13
the sky	-79
the sky is	-79
the slide	-260
the slide after	-140
the slope	-27
the slope </s>	-128
the small	-38
the small <number>	141
the smallest	112
the smell	105
the smell </s>	153
the snooker	-95
the sofa	-180
the sofa </s>	-159
the sofa bed	144
the sofa to	-43
the sofa with	-164
the soil	98
the soil probe	87
the sole	22
the song	-187
the sort	83
the sort of	-116
the soup	-92
the soup </s>	-153
the sourdough	15
the space	56
the spare	198
the spare key	99
the spare room	106
the speaker	-197
the spec	-46
the special	103
the spectrum	128
the speech	-23
the spell	-111
the split	47
the split </s>	-9
the spreadsheet	73
the spring	238
the spring ,	124
the spring </s>	197
the sprint	-127
the square	54
the stable	-102
the stack	-157
the stack trace	-157
the stage	-47
the stair	-55
the stair </s>	-49
the stairwell	61
the stairwell </s>	42
the stalk	-121
the stall	214
the stand	-129
the stand order	71
the standup	-123
the start	46
the start of	7
the startup	61
the startup give	60
the station	-308
the station </s>	-269
the status	-92
the status page	-78
the stave	72
the steak	-160
the step	-293
the step </s>	-204
the step with	-143
the stock	-224
the stone	-39
the stop	-170
the stopcock	134
the storm	-160
the story	-367
the story ,	-102
the story </s>	-149
the story should	-84
the stream	-158
the street	41
the strike	46
the string	-126
the string on	-102
the stroke	239
the stroke </s>	101
the stroke i	147
the stroke my	96
the studio	-41
the studio </s>	97
the study	27
the study </s>	27
the style	53
the subject	-170
the subject </s>	-149
the subject line	-83
the submarine	87
the submarine </s>	87
the sugar	21
the sum	-142
the sum </s>	-170
the summary	-172
the summer	243
the summer </s>	206
the summer house	-48
the summer of	48
the support	-141
the surgery	221
the surgery </s>	93
the swim	-153
the switch	169
the switch lite	131
the system	-140
the tab	-295
the tab crash	-119
the table	-124
the table ,	-151
the table </s>	-28
the table for	-129
the table look	-120
the tablet	-177
the tablet </s>	8
the tale	-148
the talk	-162
the tandem	52
the tank	-54
the tap	-128
the target	151
the tattoo	-76
the tattoo studio	126
the tax form	-118
the tax office	136
the tea	-187
the team	157
the team 's	139
the team <kin>	-163
the team i	99
the team is	82
the team like	13
the telephone	-70
the telephone </s>	-187
the telly	-107
the temp	62
the template	-186
the temple	-122
the tenancy	-106
the tender	-214
the tenor	135
the tent	29
the terminal	30
the terminal </s>	63
the terminal and	-133
the test	-344
the test </s>	-190
the test fail	-118
the test harness	39
the test is	85
the test pass	-172
the test run	-142
the text	-238
the text ,	-181
the text </s>	-190
the textbook	-123
the texture	53
the theatre	14
the theatre give	14
the theory	-50
the thesis	-36
the thing	-226
the thing i	71
the thing is	-33
the third	-105
the third </s>	97
the third bullet	-174
the third division	155
the third error	-139
the third floor	115
the third is	-17
the third line	-159
the third of	77
the third paragraph	-117
the third time	-103
the thread	-199
the thread </s>	-127
the thread is	-119
the thread of	-88
the thyroid	-124
the ticket </s>	22
the ticket number	124
the tiger	-81
the tile	22
the till	-88
the till </s>	162
the till is	78
the time	50
the time </s>	87
the timeline	-187
the timer	-213
the timetable	-121
the tin	-201
the tip	126
the tip </s>	166
the tip on	-116
the title	-275
the title </s>	-204
the title is	-133
the title of	-85
the toast	-148
the toast is	-116
the toe	28
the toe </s>	28
the toilet	-168
the tone	-126
the tone </s>	-86
the tone of	-94
the tool	-98
the top	-313
the top </s>	-230
the top of	-48
the total	-214
the total </s>	-86
the total in	-79
the touch	-146
the tour	-63
the town	117
the tractor	93
the train	-5
the train </s>	84
the train is	-87
the train leave	-103
the train tell	-86
the tram	65
the tram </s>	-130
the transcript	-131
the translation	100
the treasurer	68
the treasurer in	-130
the treasurer of	86
the tree	-160
the trip	-123
the trip :	-181
the trombone	-85
the trouble	-139
the truck	-39
the truck </s>	79
the truck is	36
the trumpet	-10
the trust	143
the trust 's	88
the trustee	141
the tuba	-61
the tuba </s>	-73
the tuner	-136
the tunnel	8
the tutorial	-174
the tv	-113
the typhoon	-118
the typo	-145
the typo </s>	-145
the ukulele	-4
the ukulele </s>	-146
the ulcer	150
the under	113
the under <number>	90
the under-12s	96
the under-12s on	76
the under-elevens	108
the under-elevens at	108
the uni	180
the uni hospital	88
the uniform	-15
the union	159
the union get	-24
the union make	118
the unit	-40
the unit </s>	150
the unit test	-186
the university	194
the update	-374
the update ,	-129
the update </s>	-167
the update i	-102
the upload	-128
the upper	59
the upper row	69
the urn	189
the user	-332
the user live	-127
the usual	-141
the utility	124
the value	-138
the valve	-178
the valve </s>	-100
the van	51
the van 's	-71
the van ,	93
the van </s>	18
the van and	142
the van in	-25
the van is	147
the variable	-270
the vat	-84
the vegan	-49
the vegan <number>	-19
the vendor	-24
the verdict	85
the verge	-122
the verse	-111
the version	-151
the via	62
the via <name>	62
the vicar	55
the vicar have	-125
the video	-290
the video ,	-88
the video </s>	-105
the video stutter	-144
the village	179
the village </s>	102
the village hall	80
the villain	-155
the villain </s>	56
the villain in	-189
the vineyard	43
the vineyard ,	140
the vineyard in	-125
the visa	121
the visa clear	114
the visit	-185
the voice	-173
the voice note	-74
the voice of	-179
the volcano	-75
the volume	-165
the volunteer	81
the volunteer fire	113
the wait	36
the wait list	166
the wait room	-257
the walk	-93
the walk group	36
the wall </s>	7
the wall are	130
the wall from	106
the wall in	58
the walnut	36
the war	141
the war </s>	145
the ward	-53
the ward </s>	-60
the ward i	125
the ward is	-110
the warehouse	155
the warehouse </s>	126
the warm-up	-125
the warranty	-134
the wash	51
the wash machine	106
the water	35
the water board	65
the water butt	86
the water company	-53
the water in	-118
the way	-228
the way </s>	-63
the way home	-183
the way in	-145
the way of	-142
the way this	-110
the way to	-108
the weather	-63
the weather </s>	-122
the weather in	-134
the web	66
the web shop	-5
the website	-54
the website </s>	92
the wed	-17
the wed </s>	132
the wed is	155
the wed scene	-113
the wed video	-114
the wee	129
the wee <number>	129
the week	86
the week from	115
the well	170
the west	-146
the west </s>	-146
the wet	60
the wheel	-130
the wheelchair	-71
the whistle	97
the whole	-8
the whole <name>	-118
the whole bus	-139
the whole cast	-140
the whole clan	132
the whole company	-48
the whole family	75
the whole flat	-76
the whole list	-143
the whole of	158
the whole office	-30
the whole point	-159
the whole street	90
the whole thing	-215
the whole way	-125
the wholesaler	-98
the why	217
the why after	172
the why before	106
the wifi	-216
the wifi code	-87
the wifi here	-86
the wiki	92
the will	100
the will </s>	100
the wind	-78
the window	81
the window ,	-27
the window </s>	127
the window is	-118
the window open	91
the window side	110
the window today	-78
the wine	-73
the winter	-94
the winter </s>	-54
the winter half	39
the wire	81
the wireless	-132
the woman	-89
the woman at	-53
the woman in	-102
the woman keep	-52
the wood	-202
the wood ,	11
the wool	141
the word	56
the word "	169
the word </s>	-120
the word <name>	-118
the word for	-168
the work	84
the work council	41
the worksheet	-70
the workshop	110
the workshop have	96
the workshop is	133
the workshop to	72
the world	-27
the world </s>	88
the worst	-136
the worst </s>	-190
the worst be	-28
the wrong	-227
the wrong <kin>	-133
the wrong <name>	-115
the wrong account	-101
the wrong branch	-96
the wrong column	-82
the wrong date	-109
the wrong file	-63
the wrong folder	-57
the wrong line	-93
the wrong side	68
the wrong thing	-43
the yard	70
the yard ,	162
the yard and	-113
the year	-36
the year </s>	133
the year i	214
the yellow	73
the young	-228
the young <kin>	-142
the young woman	-145
the zip	-215
the zoo	-108
the zoom	-133
the zoom ,	-133
theatre	215
theatre give	14
their	-146
their <kin>	254
their <kin> 's	167
their <kin> ,	-141
their <kin> </s>	160
their <name>	-170
their <name> </s>	-170
their form	-95
their mail	-130
their music	-142
their name	-38
their new	-49
their tea	83
theirs	177
theirs </s>	60
them	-74
them ,	86
them , <name>	151
them , are	137
them , the	-37
them </s>	-153
them <kin>	168
them <kin> </s>	141
them a	31
them all	-112
them all </s>	-173
them are	12
them as	137
them at	75
them before	74
them but	-174
them by	42
them dead	151
them every	107
them for	-146
them from	55
them from <day>	158
them have	60
them in the	-202
them is	46
them laugh	-124
them off	-90
them off </s>	-16
them on	230
them on a	183
them on the	-125
them or	-75
them or is	-51
them out	-32
them please	-115
them please </s>	-115
them since	-70
them this	-149
them twice	-74
them with	204
them with <name>	158
theme	58
theme ,	-115
themselves	9
then	-94
then ,	-32
then </s>	-46
then <name>	44
then <name> </s>	188
then <number>	52
then <number> month	103
then a	137
then bed	-189
then bed </s>	-190
then do	-96
then go	-152
then home	126
then home to	126
then i	-23
then i have	-31
then it	-40
then it 's	39
then its	159
then lunch	155
then lunch at	155
then my	180
then nothing	-10
then on	155
then on </s>	155
then read	-136
then the	21
then the ankle	137
then we	-46
then what	-126
theo	171
theo is	93
theory	106
theory </s>	-29
theory test	-25
therapy	106
therapy </s>	121
therapy every	90
there	-181
there 'll	-162
there 'll be	-162
there 's	-79
there 's <name>	107
there 's <number>	83
there 's a	-181
there 's always	-169
there 's an	57
there 's be	24
there 's no	118
there 's nobody	172
there 's not	-187
there 's nothing	-90
there 's only	-98
there 's some	-136
there ,	-88
there </s>	60
there <name>	-27
there <number>	-159
there a	-218
there a polite	-100
there a way	-34
there an	-119
there an app	-75
there and	42
there any	-211
there any way	-73
there anything	-113
there are	-52
there are <number>	-138
there at	10
there but	-114
there but you	-114
there by	51
there by <number>	45
there every	150
there for	-113
there for <number>	-113
there have	93
there i	-159
there in	37
there is	-161
there is a	-186
there is no	-95
there now	-148
there now </s>	-114
there should	-86
there should be	-86
there since	103
there since <number>	131
there some	-56
there today	-70
there was	-268
there was a	-199
there was an	-63
there were	-47
there were <number>	21
there will	-128
thermometer	-37
these	-158
these </s>	135
these <number>	-250
these <number> </s>	-122
these day	90
these day ,	58
these day </s>	102
these for	-49
these note	-104
thesis	276
thesis <kin>	137
thesis due	84
thesis is	262
thesis is about	148
thesis is due	59
thesis is on	153
thesis on	116
thesis statement	-149
they	-166
they 'd	-155
they 'll	-230
they 're	-149
they 're a	-138
they 're all	99
they 're in	-210
they 're not	-72
they 're the	-110
they </s>	-60
they all	-160
they always	-214
they are	-134
they are </s>	71
they are on	-167
they arrive	10
they ask	-141
they ask me	-110
they be	-123
they bring	-122
they call	56
they can	-243
they change	-183
they close	-174
they come	22
they die	15
they do	85
they do n't	96
they get	42
they give	-123
they give me	-123
they go	-132
they have	141
they have <number>	41
they have a	26
they have be	-187
they have get	46
they have just	65
they have put	14
they have send	-185
they have to	41
they keep	49
they live	-136
they look	-210
they look at	-110
they lose	-133
they mean	-112
they put	129
they put it	59
they reckon	9
they reckon </s>	9
they run	-182
they say	-375
they say </s>	-252
they say the	-98
they sell	-189
they send	-164
they send a	-37
they shut	18
they speak	-79
they speak <name>	-66
they take	134
they take <number>	107
they tell	-192
they tell us	-134
they use	-132
they visit	95
they want	46
they want </s>	-67
they want a	-109
they want it	27
they want to	-160
they were	-220
they were reduce	-110
they will	39
they/them	180
they/them </s>	180
thick	-188
thick </s>	-95
thief	-142
thigh	-139
thin	-29
thin </s>	-204
thin and	14
thin wall	121
thin wall </s>	121
thing	-9
thing ,	209
thing , <number>	111
thing , i	120
thing </s>	-54
thing <day>	113
thing <day> </s>	113
thing <kin>	-64
thing at	-79
thing by	155
thing for	-70
thing go	-29
thing i	-31
thing i do	-147
thing in	72
thing in <name>	-28
thing in <number>	109
thing is	50
thing on	-156
thing on the	-136
thing or	-125
thing so	-167
thing that	60
thing they	-120
thing to	-192
thing to <kin>	71
thing we	-183
thing with	-77
thing without	154
thing work	-64
think	-339
think ,	-167
think </s>	-480
think <name>	58
think about	-214
think about it	-190
think about the	-73
think he	-77
think he 's	49
think i	-188
think i 'd	-118
think i 'm	-155
think i break	-121
think i have	-57
think i prefer	-103
think in	197
think it	-262
think it 's	-188
think it was	-91
think its	-158
think its a	-87
think my	-117
think of	124
think of a	-138
think on	38
think so	-149
think so </s>	-149
think that	-155
think that 's	-155
think the	-205
think this	-52
think we	-114
think you	-245
think you 're	-173
thinkpad	27
thinkpad </s>	139
thinner	145
thinner </s>	106
third	148
third </s>	70
third <day>	160
third <day> </s>	107
third <day> for	81
third <number>	-203
third attempt	-105
third bullet	-174
third bullet </s>	-158
third coffee	-162
third division	209
third error	-139
third error </s>	-139
third floor	72
third floor with	132
third from	-45
third from the	-34
third generation	151
third generation </s>	151
third go	177
third go </s>	156
third in	63
third is	-17
third is the	-162
third language	105
third line	-159
third month	110
third of	46
third of <kin>	-137
third of <month>	77
third of the	-109
third paragraph	-117
third paragraph </s>	-117
third person	-174
third person in	-110
third set	-130
third time	-157
third time since	-120
third time this	-66
third week	73
third week </s>	124
third year	168
third year </s>	75
third year of	101
thirty-odd	130
this	-637
this ,	-86
this :	-128
this </s>	-485
this <day>	-268
this <day> </s>	-166
this <day> so	-75
this <kin>	31
this <kin> </s>	-76
this <month>	223
this <month> </s>	200
this <name>	-109
this <name> ,	-148
this <name> </s>	35
this <name> have	-71
this <name> is	-171
this <name> sentence	-120
this <number>	-441
this <number> 's	-145
this <number> ,	-147
this <number> </s>	-261
this <number> by	-113
this <number> for	-125
this <number> in	-96
this <number> please	-118
this <number> to	-96
this a	-123
this a lot	-123
this aft	-110
this aft </s>	-110
this after	78
this afternoon	-359
this afternoon ,	-135
this afternoon </s>	-285
this afternoon to	-92
this all	-96
this app	-101
this approach	-118
this approach </s>	-118
this article	-67
this article </s>	-67
this as	-123
this autumn	143
this autumn </s>	130
this back	109
this before	-118
this bug	-119
this bug </s>	-92
this build	-77
this by	-196
this by <day>	-127
this by <number>	-92
this call	-236
this call </s>	-190
this caption	-50
this caption </s>	-50
this cell	-72
this cell for	-72
this chart	-43
this chat	-105
this code	-48
this contract	-165
this cough	-122
this crossword	-115
this crossword </s>	-115
this day	137
this email	-71
this employer	92
this employer till	92
this error	-202
this error ,	-112
this error </s>	-144
this essay	-139
this even	-264
this even </s>	-204
this example	-50
this example </s>	-50
this exercise	-101
this exercise </s>	-54
this file	-149
this file </s>	-168
this for	-215
this for <number>	-93
this form	-167
this form </s>	-98
this from	-182
this function	-190
this function </s>	-102
this function is	-87
this function should	-58
this game	-148
this game </s>	-128
this headline	-108
this headline is	-108
this in	82
this in <number>	-77
this in the	105
this into	-116
this into <name>	-115
this into a	-60
this invoice	-148
this is	-28
this is a	-123
this is do	-141
this is go	-120
this is my	-153
this job	137
this kind	-99
this kind of	-69
this letter	-176
this letter </s>	-78
this level	-107
this level ,	-83
this line	-137
this line </s>	-168
this link	-67
this list	-140
this loop	-142
this mail	-125
this may	-132
this meet	-125
this message	-81
this minute	-155
this minute </s>	-119
this month	-102
this month </s>	-90
this morning	-547
this morning 's	-140
this morning ,	-191
this morning </s>	-466
this morning after	105
this morning and	-129
this morning at	-90
this morning have	-117
this morning i	-156
this morning in	-99
this morning is	-61
this morning say	-82
this morning the	-66
this morning was	-51
this music	-70
this office	73
this on	-214
this on the	-61
this once	-99
this output	-152
this output </s>	-152
this page	-112
this paragraph	-83
this paragraph before	-77
this pharmacy	84
this photo	-108
this plan	-135
this plan </s>	-120
this playlist	-73
this poem	-99
this point	-120
this poster	-59
this poster </s>	-59
this pr	-107
this printer	-162
this quarter	138
this queue	-157
this quote	-138
this read	-174
this recipe	-61
this recipe </s>	-113
this record	-132
this record </s>	-71
this report	-165
this role	-91
this room	-111
this sample	-68
this scene	-97
this seat	-100
this sentence	-125
this shop	-123
this slide	-185
this snippet	-94
this sofa	-118
this song	-163
this song </s>	-129
this spreadsheet	-167
this spreadsheet </s>	-127
this spreadsheet since	-98
this spreadsheet today	-92
this spring	121
this spring ,	53
this spring </s>	106
this stand	-67
this story	-59
this sum	-129
this table	-177
this thing	-119
this ticket	-103
this time	-194
this time ,	-117
this time </s>	-219
this time the	-110
this to	-127
this to <number>	-134
this train	-57
this train </s>	-57
this tv	-42
this up	-161
this up </s>	-117
this upload	-68
this very	-94
this week	-110
this week ,	-147
this week </s>	-344
this winter	272
this winter </s>	247
this work	-161
this work </s>	-101
this year	112
this year </s>	47
those	-138
those </s>	-172
those <number>	-179
those <number> </s>	-129
those are	94
those day	56
those day </s>	56
those for	101
those morning	136
those morning </s>	-62
those out	95
those price	-157
though	-35
though </s>	-53
though <kin>	148
though <kin> think	109
though <name>	-120
though <name> <name>	-163
though <name> is	-5
though <name> never	-10
though honestly	90
though honestly i	90
though i	102
though i 'd	-141
though i 'm	24
though i have	64
though i lose	78
though i swear	53
though it	-63
though it 's	-51
though my	86
though my <name>	-65
though the	-60
though the <kin>	-38
though the <name>	-47
though the tattoo	59
though there	-130
though there 's	-105
though we	111
though we split	11
thought	-190
thread	-83
thread </s>	114
thread is	-119
thread of	-88
threat	-110
three-phase	196
three-wheeler	93
threshold	78
thrill	97
thrill </s>	97
thriller	-119
throat	33
throat is	-149
through	49
through ,	-103
through </s>	20
through <days>	87
through <days> </s>	87
through <month>	-52
through <month> </s>	83
through <name>	184
through <name> ,	171
through <name> </s>	296
through <number>	48
through <number> </s>	163
through a	74
through a <kin>	168
through an	160
through door	125
through half	-94
through in	153
through in <month>	128
through in spring	78
through it	10
through my	-118
through my <kin>	162
through my whole	-115
through standard	132
through standard door	132
through the	-139
through the roof	-151
through the wall	49
through this	-67
through to	-26
through to <number>	63
through your	-75
throughout	101
throughout </s>	101
throw	-34
throw </s>	75
throw a	-186
throw a <name>	-139
throw an	-116
throw an error	-116
throw away	30
throw it	-190
throw the	71
throw up	-138
throw up on	-119
thumb </s>	66
thumb are	157
thumb up	-160
thumb up to	-98
thunder	-108
thunder just	-146
thunderstorm	-176
thus	-85
thx	-176
thx for	-116
thx that	-112
thx that work	-112
thyroid	166
thyroid is	-73
thyroid pill	111
thyroid pill </s>	111
thyroid was	109
tick	-183
tick </s>	-137
ticket	-18
ticket </s>	-67
ticket and	176
ticket are	-177
ticket are in	-142
ticket at	149
ticket at <name>	149
ticket expire in	180
ticket for	-139
ticket from	92
ticket holder	79
ticket in	-37
ticket number	124
ticket price	-151
tide	-25
tidy	-131
tie	-16
tie </s>	-160
tie me	92
tie me to	92
tie with	-160
tier	73
tier <number>	81
tiffin	4
tiger	-81
tight	5
tight </s>	18
tighten	-103
tilde	-23
tilde </s>	-23
tile	23
tile ,	102
tile </s>	120
tile are	116
tile in	-122
till	25
till 's	-85
till </s>	-46
till <day>	-311
till <day> </s>	-314
till <month>	129
till <month> </s>	105
till <name>	-78
till <name> </s>	-78
till <number>	40
till <number> ,	-71
till <number> </s>	188
till about	10
till about <number>	10
till at	11
till autumn	105
till autumn </s>	105
till half	222
till half <number>	222
till i	58
till i retire	119
till i was	142
till is	90
till it	62
till it 's	-18
till my	67
till next	110
till next <month>	52
till next summer	83
till noon	143
till noon </s>	143
till she	123
till spring	81
till still	141
till still run	141
till summer	195
till summer </s>	163
till the	-113
till the new	127
till then	-43
till they	123
till today	104
till today </s>	104
timber	77
timber </s>	73
time	-168
time ,	-222
time , always	106
time , please	-82
time :	-107
time : <number>	-107
time </s>	-85
time <kin>	-75
time <number>	193
time a	21
time a day	-60
time a week	-32
time and	-87
time and then	-86
time are	-24
time belt	144
time by	-71
time ever	-161
time ever </s>	-161
time for	-86
time for that	-103
time i	-166
time i click	-80
time in	-95
time in <number>	-153
time in exam	118
time in the	19
time is	36
time is it	-94
time it	-211
time it is	-116
time on	-134
time only	130
time out	-222
time out </s>	-70
time out on	-155
time please	54
time since	-170
time since breakfast	-135
time the	-162
time the page	-122
time this	-69
time this month	-66
time to	-136
time today	-109
time today </s>	-109
time tonight	-83
time tonight </s>	-83
time was	24
time was the	24
time when	105
time while	-110
time while i	-110
time you	-113
timeline	-192
timeline </s>	-120
timeout	-212
timeout on	-86
timer	33
timer </s>	179
timer for	-113
timer run	-151
timetable	-152
timetable </s>	133
timetable for	-86
timezone	28
tin	-63
tin </s>	185
tin of	-201
tin on	-87
tinnitus	267
tinnitus ,	132
tinnitus </s>	100
tinnitus from	109
tinnitus from <number>	88
tiny	4
tiny ,	208
tiny </s>	86
tiny flat	-50
tiny phone	107
tiny phone </s>	107
tip	58
tip </s>	123
tip for	-139
tip in	-124
tip in <name>	-124
tip on	-116
tire	-316
tire ,	-37
tire , so	-109
tire </s>	-226
tire i	-105
tire i put	-105
tire of	-125
tire of this	-62
tire today	-39
tire today </s>	-97
titanium	140
tithe	110
tithe <number>	110
tithe <number> percent	110
title	-152
title ,	-91
title </s>	-314
title for	-67
title idea	-61
title idea </s>	-61
title is	-90
title of	-85
to	10
to ,	146
to /	-112
to </s>	-26
to <day>	49
to <day> ,	-105
to <day> </s>	106
to <days>	-109
to <days> </s>	-110
to <kin>	-143
to <kin> ,	33
to <kin> </s>	-226
to <kin> <name>	-82
to <kin> at	-53
to <kin> for	-122
to <kin> in	110
to <month>	74
to <month> ,	-74
to <month> </s>	286
to <month> <number>	190
to <name>	17
to <name> 's	-100
to <name> ,	34
to <name> </s>	-96
to <name> <name>	89
to <name> <number>	9
to <name> after	8
to <name> and	15
to <name> at	227
to <name> before	115
to <name> by	109
to <name> each	101
to <name> every	160
to <name> for	-30
to <name> from	141
to <name> in	276
to <name> is	113
to <name> on	-56
to <name> once	122
to <name> that	66
to <name> time	-124
to <name> when	97
to <name> with	56
to <number>	144
to <number> ,	-8
to <number> </s>	21
to <number> <kin>	148
to <number> <month>	91
to <number> <name>	-6
to <number> a	283
to <number> am	130
to <number> and	-181
to <number> because	75
to <number> day	125
to <number> fail	-102
to <number> for	125
to <number> from	116
to <number> hotel	127
to <number> in	181
to <number> is	38
to <number> line	67
to <number> may	115
to <number> people	-38
to <number> since	117
to <number> this	52
to <number> today	-88
to <number> word	-172
to a	94
to a <kin>	29
to a <name>	71
to a blank	-159
to a bright	-111
to a committee	136
to a good	-133
to a page	71
to a unit	28
to a wed	-134
to about	180
to add	-55
to add a	17
to adopt	132
to adult	128
to agree	-88
to agree with	-88
to another	-73
to answer	-163
to answer </s>	-95
to apply	115
to apply for	115
to ask	-177
to ask ,	-116
to ask </s>	-116
to ask about	-148
to ask for	-144
to ask her	-136
to ask you	-40
to avoid	29
to avoid sunlight	29
to back	82
to be	123
to be <name>	-83
to be <number>	92
to be a	129
to be able	168
to be an	-156
to be call	73
to be do	-49
to be fair	-98
to be gluten	81
to be honest	-185
to be in	37
to be near	-143
to be on	128
to be out	-21
to be shorter	-88
to be sign	100
to be somebody	-112
to be the	117
to be there	120
to become	194
to become a	95
to bed </s>	-223
to bed at	-4
to believe	-86
to bin	-131
to bin it	-124
to book	-98
to break	-150
to bring	-159
to brush	-112
to brush them	-112
to build	140
to buy	-36
to buy milk	-86
to call	-45
to call the	-157
to cancel	-133
to carry	-31
to carry an	110
to cashew	174
to cashew </s>	174
to center	-87
to change	-83
to change the	-72
to check	-201
to check </s>	-130
to choose	-154
to choose from	-154
to church	87
to cite	50
to cite a	50
to clear	-149
to click	78
to close	119
to code	135
to code at	112
to come	54
to come back	-144
to cover	74
to cut	43
to date	-96
to date </s>	-96
to death	-154
to decaf	61
to defrost	-98
to destroy	-174
to destroy the	-156
to do	-44
to do </s>	-250
to do <number>	175
to do it	-146
to do my	-50
to do the	125
to do this	-155
to do with	-142
to drive	233
to drive ,	75
to drive </s>	139
to drive at	117
to drive the	71
to drop	-85
to each	20
to each other	20
to eat	-48
to end	134
to end of	109
to everybody	91
to everything	103
to everything </s>	103
to explain	-25
to facility	-120
to feed	78
to fetch	-190
to filter	-103
to filter by	-103
to find	-123
to find out	-148
to find the	-211
to finish	150
to finish </s>	-157
to finish my	71
to finish this	-160
to fix	-217
to fix the	-144
to fix this	-133
to flour	-139
to fly	-133
to follow	-68
to get	38
to get dress	127
to get out	-183
to get the	-208
to get this	-167
to get through	-152
to get to	201
to get under	58
to give	60
to give a	-127
to give out	-127
to give the	157
to give up	81
to go	-118
to go </s>	-85
to go and	-127
to go back	-46
to go on	63
to go to	117
to go with	-136
to google	-74
to grab	-119
to grab lunch	-119
to gram	-80
to half	-114
to half past	-136
to hand	-144
to hand the	-26
to hand this	-129
to have	5
to have a	13
to head	138
to help	-94
to help </s>	-85
to her	-6
to her </s>	128
to her <kin>	-99
to her down	30
to her in	-28
to hide	-140
to hide the	-104
to him	-6
to him </s>	-175
to his	-57
to hold	41
to hurt	90
to in	-12
to install it	-139
to it	-62
to it </s>	-62
to jump	-133
to keep	142
to keep the	-149
to kill	-117
to kill </s>	-117
to know	-250
to know how	-125
to know if	-215
to know is	-135
to know what	-204
to last	-52
to latex	251
to latex ,	159
to latex </s>	113
to latex so	163
to learn	-78
to learn how	-131
to leave	-57
to leave </s>	-104
to let	-102
to leukemia	98
to lift	56
to lift a	-158
to line	-139
to line <number>	-139
to list	-144
to live	-76
to live on	-41
to load	-131
to load </s>	-121
to log	-194
to log in	-142
to look	-163
to look </s>	-178
to look at	-100
to lose	-18
to lunch	-177
to lunch ,	-108
to lunch </s>	-126
to main </s>	28
to make	-47
to make a	-97
to make it	36
to march	107
to may	-23
to me	92
to me ,	-20
to me and	151
to me as	-50
to me by	46
to me in	212
to me like	144
to me on	-124
to me since	87
to me to	83
to meet	-135
to meet at	-93
to merge	-150
to metric	-126
to metric ,	-64
to midwifery	110
to mine	131
to move	-256
to move </s>	-157
to my	128
to my <kin>	100
to my <name>	-28
to my <number>	143
to my class	-50
to myself	-23
to not	-152
to nothing	-133
to nut	-180
to nut ,	-67
to nut </s>	-157
to open	-56
to open a	7
to open his	-17
to open the	-107
to organise	114
to our	-64
to our <kin>	169
to own	47
to page	-169
to page <number>	-123
to pass	105
to pass the	129
to pay	-48
to pay </s>	-77
to pay for	48
to payroll	-30
to penicillin	196
to penicillin ,	165
to penicillin </s>	74
to penicillin and	114
to people	51
to pick	-132
to pick up	-145
to play	154
to practise	41
to press	-40
to press </s>	-165
to print	-213
to print </s>	-159
to print on	-90
to pull	-138
to push	-211
to push it	-134
to put on	-131
to put the	-173
to question	-113
to question <number>	-113
to radiography	31
to rain	-89
to reach	-18
to read	-43
to read </s>	-5
to read properly	83
to recover	129
to recover from	129
to redo	-90
to refactor	-135
to refactor this	-93
to relocate	71
to relocate to	71
to rename	-80
to replace	-20
to reply	-138
to reply </s>	-138
to restart	-10
to restart it	-76
to retire	198
to retire </s>	126
to retire at	137
to retire in	-57
to return	-106
to ride	74
to ride a	74
to ring	-202
to ring them	-106
to run	31
to run </s>	-189
to run a	108
to run it	145
to sail	-63
to sail </s>	-63
to save	-122
to save the	-114
to say	-70
to say </s>	55
to say a	-149
to say good	-140
to say it	-115
to say that	-139
to school	212
to see	254
to see </s>	-111
to see an	75
to see in	-120
to see my	130
to see that	-94
to see the	-52
to sell	5
to sell </s>	-68
to sell the	-19
to send	-246
to send this	-74
to sesame	185
to sesame </s>	168
to set	-130
to shellfish	122
to shellfish ,	66
to shellfish </s>	92
to shift	134
to show	-95
to sign	-126
to sing	69
to sing along	147
to sit	-38
to ski	110
to skip	-131
to sleep	45
to sleep </s>	-127
to small	7
to smoke	106
to smoke <number>	91
to some	22
to someone	100
to someone who	99
to something	-118
to sort	-154
to sort it	-155
to sound	-108
to speak	114
to speak on	34
to spend	117
to start	-106
to start </s>	-116
to stay	300
to stay under	159
to stay with	129
to step	-165
to step <number>	-165
to sting	-14
to stop	56
to stop at	56
to study	113
to swim	211
to swim </s>	132
to swim at	106
to switch	-16
to take	-12
to take the	-96
to talk	-9
to talk about	-144
to talk to	132
to taste	-12
to teach	150
to tell	-59
to tell <name>	-109
to tell the	-126
to tell you	-146
to that	-144
to that </s>	-91
to the	-147
to the <kin>	-45
to the <name>	220
to the <number>	-54
to the allotment	68
to the article	-113
to the back	-148
to the bakery	-148
to the bank	72
to the bite	-133
to the bottom	-89
to the bypass	96
to the cinema	-83
to the council	-6
to the day	140
to the door	-139
to the end	22
to the group	-127
to the gym	-139
to the hotel	83
to the house	-112
to the leaflet	-81
to the leave	-312
to the moon	-132
to the new	-141
to the next	-290
to the office	144
to the other	-286
to the page	-143
to the parish	-155
to the parser	-108
to the printer	94
to the same	84
to the school	69
to the second	-129
to the server	-74
to the shop	-192
to the sofa	-106
to the surgery	-42
to the table	-136
to the top	-189
to the touch	-146
to the version	-151
to the wrong	-168
to their	4
to them	63
to them </s>	89
to think	-206
to think about	-113
to this	53
to this </s>	-75
to this <kin>	-105
to this day	137
to this employer	92
to this kind	-69
to train	-111
to train a	-111
to translate	-33
to translate </s>	-33
to try	-15
to turn	109
to understand	-144
to uni	76
to us	231
to us ,	71
to us every	118
to us from	97
to use	-103
to wait	82
to wake	24
to walk	130
to walk the	24
to wash	-121
to watch	112
to what	-138
to word	-120
to work	101
to work ,	4
to work </s>	6
to work and	29
to work out	-162
to work with	10
to wrap	-80
to write	48
to write a	-89
to write the	-115
to write to	-146
to write up	54
to you	-224
to you </s>	-157
to you too	-147
to your	-114
to-do	21
toast	-345
toast </s>	-134
toast for	-127
toast in	-84
toast in the	-84
toast is	-127
toast never	-109
toaster	48
toaster </s>	113
toaster or	-59
toastmaster	67
tobacco	128
today	-873
today 's	-234
today 's </s>	-95
today ,	-325
today , bliss	-91
today , i	-147
today , no	-109
today , so	-98
today :	-156
today </s>	-587
today <name>	-107
today a	-32
today about	-85
today and	-101
today at	-125
today at <number>	-125
today because	-162
today because of	-162
today by	-82
today by the	-82
today from	-76
today i	-221
today i 'm	-72
today i am	-119
today i can	-123
today i have	-117
today i read	-37
today if	-73
today is	-121
today is a	-70
today it	-72
today my	-43
today say	-47
today so	-90
today so i	-55
today the	-95
today the <kin>	-40
today was	-110
today was <number>	-98
today we	-159
today with	-111
todo	-65
toe	156
toe </s>	98
toffee	14
tofu	-100
together	-16
together </s>	-157
together for	-70
together for <number>	-70
together in	141
together since	137
together with	129
toilet	-10
token	16
token expire	-129
tolerate	115
toll	116
tom	-22
tomasz	-43
tomato	16
tomato </s>	-148
tomorrow	-497
tomorrow ,	-161
tomorrow </s>	-393
tomorrow at	-182
tomorrow at <number>	-137
tomorrow i	53
tomorrow i 'm	-110
tomorrow is	-146
tomorrow morning	-116
ton	-26
ton of	34
tone	-45
tone ,	-168
tone </s>	-235
tone is	-95
tone of	-94
tongue	-33
tongue 's	80
tongue 's <name>	129
tongue ,	111
tongue is	180
tongue on	-61
tongue on the	-61
tonight	-740
tonight 's	-164
tonight ,	-277
tonight , <number>	-129
tonight , i	-41
tonight , too	-95
tonight :	-82
tonight : pizza	-82
tonight </s>	-497
tonight and	-195
tonight at	-89
tonight for	-127
tonight i	-85
tonight is	-110
tonight it	-95
tonight it 's	-84
tonight so	-171
tonight the	-64
tonight we	-74
tonne	121
tonne ,	96
too	-144
too </s>	334
too big	65
too blurry	-99
too blurry </s>	-99
too chirpy	-100
too chirpy for	-100
too cold	-163
too cold </s>	-141
too dark	-94
too early	-96
too early </s>	-96
too fast	-173
too fast </s>	-157
too few	-148
too few for	-148
too hard	-7
too hard </s>	-7
too high	-170
too hot	-182
too hot </s>	-98
too hot to	-116
too late	-177
too little	-68
too little </s>	-68
too long	-339
too long ,	-115
too long </s>	-171
too long for	-240
too long in	-100
too loud	-251
too loud </s>	-157
too loud in	-119
too loud this	-70
too low	144
too low </s>	81
too many	-230
too many </s>	-116
too much	-215
too much </s>	-166
too old	59
too salty	-133
too short	-132
too short </s>	-124
too slow	79
too slow on	79
too small	92
too small </s>	50
too soon	-70
too soon ,	-81
too stiff	-113
too sweet	-124
too sweet </s>	-111
too tall	73
too tire	-75
too wet	-52
too wide	-140
too windy	-119
tool	157
tool ,	62
tool , the	80
tool </s>	193
tooth	156
tooth </s>	137
tooth are	177
top	62
top </s>	49
top and	-66
top leave	-49
top of	100
top of the	126
top out	56
top out at	56
topic	-254
torch	-145
torque	89
torture	-11
total	-253
total ,	-200
total </s>	-39
total at	-156
total in	4
total is	-131
total is off	-111
totally	-76
touch	199
touch </s>	127
touch a	115
touch alcohol	87
touch anything	-57
touch it	101
touch it </s>	77
touch my	-87
touch screen	12
touch the	-99
tough	-160
tough </s>	-68
tour	32
tour </s>	40
tour guide	-131
tour in	185
tour in <name>	185
tour today	-70
tourist	75
tow	156
tow a	116
towards	111
towards the	-23
towel	-55
tower	171
tower </s>	30
tower <kin>	149
tower block	11
town	112
town </s>	42
town council	118
toy	100
trace ,	-82
trace </s>	-141
traceback	-159
traceback </s>	-104
track	23
track </s>	135
track change	154
track change </s>	154
track hour	103
track hour in	103
track is	-100
tractor	27
tractor ,	71
tractor </s>	26
tractor in	-112
tractor is	119
tractor is a	119
trade	13
trade ,	183
trade </s>	62
trade as	137
trade as <name>	137
trade is	-51
tradition	89
tradition </s>	93
traffic	-218
traffic is	-123
traffic was	-62
traffic was murder	-62
trail	-48
trail run	-9
trailer	-22
train	58
train 's	-10
train ,	-55
train , <name>	157
train , <number>	-144
train , no	-141
train </s>	109
train <kin>	21
train <kin> 's	-77
train a	-72
train a <kin>	-111
train and	99
train are	35
train as	370
train as a	351
train every	-61
train every day	-61
train for	172
train for the	216
train get	97
train i	-155
train i can	-155
train in	59
train in <name>	18
train is	72
train is every	133
train is late	-111
train is my	87
train leave	-89
train leave at	-86
train leave every	107
train next	-19
train now	67
train on	-21
train on the	-75
train only	-38
train only </s>	152
train plan	-173
train plan </s>	-114
train tell	-86
train the	-69
train the model	-104
train ticket	-124
train to	-26
train to <name>	-77
train under	-86
train with	5
trait	94
trait </s>	73
tram	-5
tram ,	5
tram </s>	-162
tram <kin>	93
tram <kin> </s>	129
tram <kin> in	130
tram in	180
tram in <name>	150
trampoline	79
trampoline in	104
transcribe	49
transcript	-116
transfer	108
transit	148
translate	-185
translate "	-159
translate </s>	-74
translate for	170
translate manual	50
translate manual barely	50
translate patent	142
translate patent ,	117
translate patent from	105
translate that	-104
translate the	-171
translate this	-172
translate this <name>	-52
translate to	-124
translate to <name>	-124
translation	147
translation bureau	153
transplant	148
transplant </s>	134
transport	54
transpose	-136
trap	19
travel	-13
travel </s>	211
travel with	-55
trawler	151
tray	-245
tray ,	-112
tray </s>	-138
tray of	-135
treasurer	166
treasurer ,	57
treasurer </s>	125
treasurer in	-131
treasurer in this	-130
treasurer of	188
treasurer of our	100
treasurer of the	141
treasurer since	89
treasurer since <number>	89
treat	48
treatment	45
tree	242
tree ,	100
tree </s>	197
tree come	109
tree come from	109
tree is	86
tree is what	60
trek	-80
trek </s>	43
tremor	289
tremor ,	120
tremor , so	120
tremor </s>	161
tremor i	94
triage	-23
trial	-150
triangle	46
triangle </s>	62
triathlon club	120
trick	-261
trick </s>	-109
trick for	-188
trifle	-127
trifle </s>	-146
trigger here	38
trigger here :	38
trilingual	-23
trim	-250
trim </s>	-139
trip :	-62
trip </s>	-94
trip in	-66
trip is	30
trip the	144
trip the fuse	149
trip to	133
trip to <name>	98
triple	111
triumph	79
trolley	-107
trombone	-22
trombone in	91
troop	-147
trope	-147
trotro	-45
trouble	72
trouble </s>	47
trouble you	-152
trough	77
trouser	-177
trouser ,	-59
truck	141
truck 's	110
truck ,	-43
truck </s>	114
truck in	-100
truck is	36
trucker	152
true	-141
true and	-128
true or	-178
true or false	-102
trumpet	55
trust	107
trust 's	88
trust ,	114
trust , <number>	114
trust the	-74
trust with	157
trustee	163
try	-245
try ,	-128
try </s>	-92
try <name>	99
try <number>	34
try a	-115
try again	-6
try again </s>	-51
try again in	42
try again with	-84
try another	-149
try another </s>	-127
try for	86
try for a	86
try it	-164
try it </s>	-145
try on	-170
try restart	-138
try restart the	-98
try something	-132
try that	-105
try that </s>	-70
try that tomorrow	-97
try the	-244
try to	-95
try to be	-182
try to find	-137
try to finish	-38
try to fix	-50
try to get	6
try to keep	52
try to log	-100
try to understand	-141
try to work	-162
try your	-67
tuan	25
tuan mind	25
tuba	-27
tuba </s>	-73
tuba in	63
tuba in the	63
tug	130
tuition	6
tuition class	-66
tumble	111
tumble dryer	111
tummy	-112
tummy bug	-112
tuna	-134
tuna </s>	-134
tune	40
tune </s>	-45
tune up	127
tune up a	127
tuner	-31
tunnel	190
tunnel ,	46
turbo	47
turbo <kin>	132
turbo <kin> in	132
turkish	112
turn	180
turn 18	31
turn 18 </s>	31
turn </s>	114
turn <number>	202
turn <number> </s>	65
turn <number> in	166
turn <number> on	199
turn a	27
turn down	176
turn down the	-19
turn into	97
turn into a	134
turn is	78
turn it	-77
turn it down	-97
turn it off	-24
turn off	-90
turn off the	-103
turn on	-162
turn on </s>	-129
turn out	-83
turn out to	-10
turn over	90
turn that	-202
turn that into	-191
turn the	-160
turn the follow	-46
turn the garage	-18
turn these	-147
turn this	-69
turn this into	-62
turn to	-170
turn up	-329
turn up </s>	-219
turnover	170
turnover </s>	133
tutorial	-204
tutorial and	-107
tv	-49
tv ,	-122
tv </s>	55
tweed	72
twentie </s>	-19
twice	-31
twice ,	13
twice , finally	41
twice </s>	-106
twice a	139
twice a day	202
twice a month	165
twice a week	116
twice a year	-89
twice already	60
twice already </s>	60
twice and	-118
twice and become	16
twice before	-157
twice in	-72
twice in <number>	-46
twice in the	-74
twice just	-87
twice just now	-87
twice on	87
twice on the	95
twice this	39
twice this morning	-91
twice today	-93
twice weekly	107
twice with	-37
twist	-120
twitch	-155
twitter	-111
two-bedroom	-28
two-bedroom flat	-51
two-bedroom flat in	-51
two-bedroom place	118
two-bedroom place in	118
two-person	69
two-room	47
two-room flat	47
tyler	90
type	64
type ,	147
type </s>	-80
type <name>	62
type <number>	159
type <number> ,	135
type <number> </s>	84
type <number> and	-36
type <number> diabetes	121
type <number> diabetic	143
type <number> or	-108
type <number> since	214
type about	93
type anything	-143
type anything </s>	-143
type as	-114
type fast	-90
type fast </s>	-90
type hint	140
type in	52
type is	-65
type is <name>	196
type is slow	64
type it	-51
type it </s>	-165
type it out	-178
type it up	110
type on	-131
type quietly	-161
type quietly </s>	-161
type that	-90
type the	-115
type them	9
type this	-208
type this </s>	-69
type this on	-61
type this stand	-67
type up	-143
type with	98
type with <number>	6
type with the	97
typescript	67
typeset	156
typewriter	94
typhoon	-118
typical	-193
typical </s>	-160
typo	-384
typo ,	-116
typo </s>	-271
typo in	-185
typo in the	-144
typo on	-90
tyre	-39
tyre </s>	-140
tyre shop	50
ugh	-233
ugh i	-97
ugh i 'm	-95
ugh my	-117
ugly	-142
ugly ,	-136
ugly </s>	-138
ugly mustard	49
ugly mustard </s>	49
ui	95
uk	-33
uk </s>	18
ukulele	-24
ukulele </s>	-146
ukulele group	30
ulcer	211
ulcer </s>	173
ultra	-10
umbrella	-102
umbrella ,	-27
umbrella </s>	-38
umbrella and	42
umbrella and coffee	42
umpire	98
unbelievable	-117
unbelievable </s>	-117
unclear	-144
undefined	-198
undefined control	-113
undefined control sequence	-113
under	232
under /	122
under <name> 's	79
under <name> </s>	-39
under <number>	178
under <number> ,	100
under <number> </s>	18
under <number> <kin>	162
under <number> kilo	58
under <number> line	97
under <number> minute	201
under <number> page	25
under <number> quid	-136
under <number> roof	179
under <number> word	-192
under a	121
under a <number>	141
under a fiver	148
under it	-22
under it </s>	-22
under me	-4
under me </s>	-72
under my	264
under my bed	91
under my desk	135
under my maiden	130
under the	9
under the <name>	-4
under the desk	-78
under the stair	186
under the till	153
under the walnut	36
under this	106
under-12s	96
under-12s on	76
under-12s on <days>	76
under-elevens	108
under-elevens at	108
under-elevens at <name>	108
under-tens	35
under-tens </s>	15
underground	96
understand	-12
understand </s>	-82
understand <name>	135
understand <name> </s>	-37
understand the	66
understand this	-118
understand what	108
undetectable	120
undo	-109
undo it	-134
unfair	-102
unfair </s>	-102
uni	214
uni ,	128
uni </s>	180
uni hospital	88
uni in	74
uni in <month>	74
uni of	102
uni of <name>	98
uniform	-136
union	194
union ,	90
union </s>	-23
union <name>	95
union get	-24
union make	118
union rep	102
unionise	118
unit	179
unit ,	75
unit </s>	183
unit in	149
unit in <name>	79
unit only	16
unit only ,	-47
unit run	132
unit test	-177
unit test for	-94
unity	94
unity <number>	94
unity <number> <name>	94
university	155
university </s>	87
university in	101
unknown	-105
unless	162
unless i	188
unless i say	122
unless i write	67
unless it	-179
unload	-155
unlock	61
unmute	-147
unpaid	58
unpaid ,	118
unpaid </s>	112
unplug	-205
unplug it	-205
unplug it </s>	-139
unreadable	-18
unreal	-139
unreal </s>	-139
unsigned	-144
until	170
until <day>	-159
until <day> </s>	-159
until <month>	84
until <month> </s>	206
until <month> <number>	186
until <name>	141
until <name> </s>	202
until <number>	54
until <number> ,	-77
until <number> </s>	132
until <number> and	-159
until <number> on	-15
until he	116
until i	-68
until it	-242
until it 's	-140
until may	132
until may </s>	132
until midnight	-119
until midnight </s>	-119
until my	152
until next	133
until noon	-148
until she	140
until spring	32
until spring </s>	103
until the	111
until the end	93
until the new	-96
until the roof	159
until they	-140
unused	-108
up	-28
up ,	-99
up , can	-95
up , i	29
up </s>	-158
up <kin>	112
up <kin> after	112
up <name>	-80
up <name> mean	18
up <number>	-138
up <number> </s>	-176
up <number> at	-138
up a	48
up a ladder	-42
up a step	127
up after	21
up again	-21
up again ,	85
up again </s>	-189
up all	37
up an	-96
up and	-79
up and we	-49
up as	-237
up as a	-150
up at	160
up at <name>	150
up at <number>	199
up at the	-116
up before	168
up blank	-129
up by	74
up by <number>	73
up each	79
up each <month>	79
up every	45
up for	102
up for a	158
up for renewal	113
up for the	-132
up from	-88
up from the	-144
up front	136
up front </s>	136
up half	103
up half of	103
up here	32
up here </s>	-22
up in	164
up in </s>	28
up in <month>	127
up in <name>	24
up in <number>	139
up in a	165
up in about	-54
up in foster	-28
up in the	85
up just	-120
up just now	-120
up meat	105
up most	-46
up most of	-46
up my	28
up my car	139
up my entire	-44
up my seat	57
up my spring	125
up on	-79
up on <name>	154
up on a	142
up on me	-93
up on that	-219
up on the	-13
up on this	-110
up since	-234
up since <number>	-222
up smoke	91
up sugar	107
up the	-14
up the flat	156
up there	21
up there </s>	7
up this	41
up this morning	-41
up to	-97
up to <name>	-131
up to <number>	108
up to a	-124
up to date	-96
up to the	56
up today	-71
up today </s>	-62
up too	-102
up top	-130
up top </s>	-130
up twice	40
up twice in	-74
up when	60
up when the	80
up with	-11
up with <name>	191
up with a	-174
update	-91
update ,	-129
update , the	-96
update </s>	-219
update i	-102
update it	80
update the	-167
update to	67
upgrade	75
upgrade </s>	172
upholstery	-46
upholstery pay	-40
upload	-195
upload </s>	-119
upload is	-150
upon	73
upon the	-72
upper	102
upper row	69
upright	167
upright </s>	102
upset	24
upset </s>	-85
upside	-240
upside down	-240
upside down </s>	-216
upstairs	52
upstairs ,	-137
upstairs </s>	191
upstairs are	-10
upvc	-5
urgent	-118
urgent </s>	7
urn	217
us	226
us ,	175
us , <name>	128
us , i	30
us , we	-35
us </s>	47
us <kin>	120
us <number>	97
us <number> year	194
us a	-135
us about	34
us about <number>	34
us after	146
us all	-99
us all </s>	-99
us and	161
us and we	68
us are	98
us at	-31
us at <name>	145
us at the	99
us both	-88
us can	-178
us down	88
us every	204
us every <month>	123
us every other	93
us for	167
us for good	121
us from	130
us from <name>	86
us go	-52
us half	107
us half the	107
us have	-116
us in <month>	89
us in <name>	203
us in the	29
us is	-46
us live	97
us on	44
us on the	41
us out	143
us over	152
us since	-88
us since the	150
us so	39
us term	96
us the	-139
us to	71
us to <name>	159
us tonight	-91
us touch	117
us touch the	117
us under	89
us under <number>	89
us until	65
us up	134
us up </s>	79
use	38
use ,	127
use </s>	-172
use <name>	28
use <name> ,	165
use <name> </s>	-43
use <name> <name>	187
use <name> and	-46
use <name> for	-38
use <name> on	7
use <name> spell	108
use <number>	-239
use a	136
use a loop	-95
use a screen	97
use a wheelchair	120
use at	-130
use at all	-130
use bullet	-76
use bullet point	-76
use cloud	98
use cloud tool	98
use emojis	140
use emojis with	140
use for	-105
use for the	-113
use in	-76
use it	-126
use it </s>	100
use it in	-176
use tab	72
use that	-232
use the	-217
use the <name>	-155
use the blue	119
use the other	-154
use the same	-11
use the second	-149
use the stair	154
use the word	207
use the wrong	-125
use they/them	124
use they/them </s>	124
use this	-186
use those	-141
use to	265
use to be	124
use to drive	79
use to get	-111
use to it	39
use to play	147
use to smoke	135
use to the	-109
use to think	-131
use up	-142
use whatsapp	-26
use whatsapp ,	-26
use your	-100
useless	-104
useless ,	-4
useless </s>	-175
useless to	134
useless to me	134
useless with	-136
user	-192
user 's	-95
user ,	124
user </s>	-118
user are	102
user can	-111
user can n't	-111
user click	-116
user end	-133
user here	47
user here ,	81
user i	-128
user i want	-128
user is	-156
user live	-146
user live in	-146
usual	-170
usually	-53
usually <number>	144
utility	141
utility room	128
ux	148
ux <kin>	115
v	-117
v1	54
v1 </s>	-34
v2	-180
vacation	-63
vacation </s>	-117
vaccinate	23
vaccine	147
vacuum	12
vacuum </s>	-139
valid	-157
validate	36
valley	53
valley </s>	158
valuation	39
value	-128
value ,	-116
value </s>	70
valve	-136
valve </s>	-14
vampire	-202
van	125
van 's a	129
van 's insurance	-77
van ,	53
van , a	122
van , that	51
van </s>	-117
van and	142
van are	110
van are electric	122
van at	-102
van at the	-51
van every	131
van every time	131
van for	16
van have	7
van in	-105
van in <number>	-48
van is	260
van is a	128
van on	166
van since	127
van so	138
van with	-71
vanish	-192
vanish </s>	-140
vanish on	-119
variable	-340
variable </s>	-119
variable and	-80
variable name	-98
variant	-80
variety	145
variety </s>	145
varnish	-150
varnish </s>	-145
vascular	134
vascular dementia	134
vase	-118
vat	156
vat ,	143
vat register	178
vat register </s>	131
vault	108
vault ,	108
veg	106
veg ,	168
veg box	8
vegan	-94
vegan ,	-107
vegan , <number>	-61
vegan </s>	20
vegan <number>	42
vegan <number> year	149
vegan burger	-108
vegan for	-44
vegan for <number>	-44
vegan household	119
vegan since	218
vegan since <number>	174
vegan since uni	131
vegetable	-50
vegetarian	241
vegetarian ,	130
vegetarian </s>	37
vegetarian and	121
vegetarian since	111
veggie	114
vehicle	144
velocity	-130
vendor	20
venison	141
venue	41
venue site	115
venue site into	115
verb	-108
verb </s>	-149
verdict	30
verdict on	-127
verdict on the	-127
verge	-122
verse	-279
verse ,	-98
verse </s>	-132
verse for	-58
version	9
version ,	-103
version </s>	-93
version <number>	-185
version <number> </s>	-124
version <number> of	-16
version better	-165
version by	127
version by date	127
version from	81
version is	-146
version number	37
version of	50
version of that	-181
version of the	-196
version say	-127
version say '	-127
vertigo	143
very	-29
very <kin>	90
very <kin> <kin>	90
very clear	-152
vest	154
vex	-113
vex i	81
vex with	-140
via	179
via <name>	130
via <name> </s>	-45
vicar	61
vicar have	-125
victim	-131
victim of	-131
video	-177
video ,	-88
video </s>	-94
video call	122
video for	-155
video store	-17
video stutter	-176
video stutter on	-85
view	-260
view </s>	-264
village	156
village 's	117
village </s>	146
village choir	-65
village choir sing	-104
village hall	38
village have	152
village have <number>	136
village have no	95
village in	-111
village in <name>	-56
village is	129
villain	-197
villain </s>	-21
villain in	-189
villain in act	-117
vim	25
vim is	53
vim is what	53
vinegar	-225
vinegar </s>	-147
vineyard	127
vineyard ,	140
vineyard in	-94
vineyard in the	-43
vineyard near	105
vineyard near <name>	105
vintage	196
vinyl	-32
viola	-13
viola </s>	-18
violin	224
violin ,	151
violin </s>	167
violin <kin>	-43
violin in	65
violin in an	65
viral	-160
viral </s>	-130
virtual	-113
visa	221
visa ,	155
visa </s>	21
visa clear	136
visa clear </s>	114
visa come	117
visa expire	103
visa for	-50
visa for <name>	-42
visa i	93
visa i can	93
visa rule	-36
visa rule </s>	-36
visa run	73
visa run out	73
visa tie	92
visa tie me	92
visit	-64
visit are	154
visit by	123
visit each	109
visit every	90
visit him	144
visit on	-128
visit on <day>	-128
visitor	-182
visual	147
vitamin	-34
viva	102
viva on	102
viva on <number>	102
vms	-34
voice	35
voice ,	-126
voice </s>	-75
voice at	-101
voice for	63
voice go	150
voice input	107
voice input is	73
voice is	92
voice is go	-153
voice note	18
voice note </s>	27
voice of	-179
voice of a	-179
voicemail	-160
volcano	-163
volume	-26
volunteer	322
volunteer ,	86
volunteer </s>	28
volunteer as	130
volunteer as a	130
volunteer at	170
volunteer at our	116
volunteer at the	140
volunteer every	60
volunteer every <day>	60
volunteer fire	143
volunteer fire brigade	143
volunteer on	167
volunteer on the	145
volunteer with	115
vote	109
vote for	-145
vote on	-64
vote on everything	-64
voucher	18
vowel	-162
vpn	-65
vs	-285
vs <name>	-76
vs <number>	-138
vue	138
vue <number>	138
vulgar	-90
w	17
w </s>	94
w/out	-110
w/out the	-110
waakye	-4
waakye by	-4
waakye by the	-4
waffle	-95
waffle </s>	-94
wage	168
wage ,	-30
wage , just	-30
wage </s>	193
wage come	108
wage go	114
waist	171
waist </s>	141
wait	-323
wait ,	-150
wait </s>	-270
wait <number>	-81
wait <number> minute	-81
wait for	-237
wait for a	87
wait for the	-152
wait list	344
wait list 's	139
wait list </s>	-6
wait list for	257
wait list of	136
wait on	-97
wait on a	69
wait on the	-151
wait room	-190
wait room is	-79
wait room was	-123
wait till	-114
wait until	11
wait until <number>	47
wake	-222
wake </s>	-16
wake at	-44
wake at <number>	-44
wake up	-226
wake up ,	-51
wake up at	-107
walk	-150
walk ,	-6
walk </s>	-47
walk <number>	6
walk <number> mile	-24
walk a	-11
walk group	36
walk in	-185
walk in ,	-70
walk into	-177
walk into a	-131
walk me	-146
walk me through	-146
walk past	-143
walk the	134
walk the <kin>	-180
walk the <name>	162
walk to	-7
walk to the	-96
walk with	142
walk with a	142
walk-up	-57
walker	146
wall	210
wall </s>	66
wall and	88
wall are	198
wall from	106
wall in	150
wall in my	123
wall of text	113
wall with	149
waller	-80
walnut	99
walnut in	-93
wander	165
wanjiru	-68
want	-66
want ,	-28
want </s>	-181
want <name>	38
want <number>	-142
want <number> </s>	6
want <number> for	-119
want a	-401
want a list	-71
want a number	-136
want a photo	-116
want a quote	-115
want a row	-117
want a shop	91
want a third	46
want all	141
want an	-225
want be	148
want be <kin>	148
want every	236
want everything	250
want everything by	138
want everything in	128
want everything on	82
want it	8
want it all	87
want it by	49
want it in	-131
want it shorter	-147
want me	153
want more	-161
want no	-11
want out	73
want out of	105
want something	-101
want that	-167
want that </s>	-105
want the	-40
want the blunt	138
want the button	-143
want the date	-134
want the old	-125
want the second	-103
want them	6
want this	-190
want this <number>	-98
want this by	-84
want to	15
want to add	48
want to apply	115
want to ask	-148
want to be	-11
want to become	159
want to build	25
want to change	-72
want to come	160
want to destroy	-156
want to do	210
want to filter	-103
want to find	-116
want to finish	72
want to fix	-91
want to get	134
want to go	-132
want to hand	-46
want to have	37
want to know	-131
want to learn	-65
want to move	-126
want to open	97
want to pass	129
want to print	-114
want to put	45
want to retire	164
want to run	103
want to say	-132
want to see	18
want to sell	132
want to send	-131
want to sing	147
want to stop	-154
want to switch	-16
want to take	160
want to talk	-160
want to try	45
want to write	79
want was	-67
want was a	-67
want weekly	122
want weekly report	122
war	65
war </s>	145
ward	-48
ward </s>	49
ward <kin>	-103
ward by	125
ward i	125
ward is	-110
ward round	-68
warden	132
wardrobe	-18
wardrobe ,	-25
wardrobe , <number>	-25
wardrobe </s>	-4
warehouse	164
warehouse </s>	89
warehouse in	163
warehouse in <name>	163
warehouse is	145
warehouse is <name>	115
warehouse scanner	124
warfarin	133
warfarin </s>	98
warm	-147
warm </s>	-9
warm but	-144
warm to	-76
warm up	-168
warm up </s>	-127
warm up for	-113
warm-up	-125
warn	-218
warn </s>	-128
warn you	-92
warn you </s>	-92
warning	-193
warning ,	-108
warranty	-14
was	-221
was 19	99
was 19 </s>	145
was </s>	150
was <kin>	-35
was <name> ,	75
was <name> </s>	-47
was <name> that	119
was <number>	-51
was <number> ,	216
was <number> </s>	233
was <number> degree	-121
was <number> i	7
was <number> to	-111
was <number> today	-105
was <number> year	-79
was a	222
was a <kin>	81
was a <name>	182
was a bite	-184
was a comma	-130
was a disaster	-163
was a man	-108
was a nun	-38
was a shamble	-143
was about	-189
was about <number>	-149
was adopt	170
was adopt from	153
was after	70
was after the	70
was all	-141
was always	71
was an	-81
was an hour	-54
was angry	-83
was angry </s>	-83
was ask	-119
was at	-223
was at the	-127
was awful	-150
was awful </s>	-136
was bang	-108
was bang on	-108
was bear	160
was bear </s>	198
was bear at	51
was bear in	-89
was better	-174
was better </s>	-174
was block	-100
was blurry	-126
was bomb	62
was bore	-173
was brutal	-57
was brutal </s>	-57
was build	10
was build in	10
was buy	-86
was buy by	-86
was call	-160
was call <name>	-128
was cancel	-107
was cancel </s>	-70
was carve	-10
was carve by	-10
was chaos	-104
was chaos </s>	-49
was clear	-101
was clear the	-101
was close	-207
was close ,	-129
was cold	-200
was cold </s>	-141
was cut	87
was cut from	18
was dead	-109
was deliver	-18
was deliver to	-18
was diagnose	185
was diagnose with	129
was do	222
was dreadful	-115
was dreadful </s>	-115
was dry	-142
was dry </s>	-124
was dull	-99
was dull </s>	-99
was fine	-274
was fine ,	-150
was for	11
was for <number>	125
was forge	-54
was forge by	-54
was found	-160
was found by	-50
was found in	-167
was freeze	17
was freeze for	52
was from	-129
was from <name>	-129
was full	-148
was funny	-124
was funny </s>	-124
was go	-239
was go to	-224
was good	-129
was good </s>	-129
was great	-80
was great </s>	-60
was heave	-154
was hell	-37
was hell today	-37
was here	-144
was hoovering	-136
was i	38
was i </s>	51
was in	-58
was in <name>	-43
was in a	-149
was in the	72
was it	-244
was kind	-110
was late	-148
was late ,	-113
was late </s>	-171
was lay	138
was lay off	138
was leave to	135
was like	-119
was lock	-107
was long	-89
was longer	-137
was lovely	-164
was make	-51
was make redundant	114
was make to	-102
was miss	-63
was move	-51
was murder	-62
was my	327
was my <kin>	281
was n't	-89
was name	18
was name after	18
was new	62
was new </s>	62
was next	-108
was no	-174
was off	-97
was ok	-117
was ok </s>	-117
was on	-133
was on </s>	-86
was on hold	-61
was on the	-229
was once	48
was only	-94
was only find	92
was our	107
was out	-106
was pack	-113
was painful	-101
was painful </s>	-101
was push	-146
was put	-121
was put in	-22
was quite	-99
was quite short	-99
was raise	99
was raise by	102
was raise on	74
was rather	-111
was read	-184
was replace	134
was replace in	134
was right	-130
was rubbish	-152
was rubbish </s>	-117
was rude	-157
was rude </s>	-157
was second	95
was send	-62
was short	-140
was short ,	-140
was shut	-215
was shut </s>	-110
was shut when	-154
was sick	-175
was sick on	-124
was so	-144
was so loud	-101
was speak	-64
was stiff	-130
was stiff </s>	-130
was take	189
was talk	-137
was tell	-181
was tell by	-132
was that	-205
was that </s>	-105
was that the	-45
was the	-96
was the <kin>	-160
was the <number>	-139
was the best	-55
was the war	-24
was there	-189
was think	-176
was this	-83
was to	-136
was too	-190
was too chirpy	-100
was too long	-65
was total	62
was train	-144
was train on	-144
was type	-164
was up	-128
was up at	-115
was very	-139
was vote	144
was widowed	111
was win	-158
was with	-92
was write	98
was write by	94
was wrong	-59
was wrong </s>	-59
wash	9
wash </s>	80
wash dry	91
wash machine	62
wash machine 's	90
wash machine </s>	86
wash on	6
wash on <day>	52
wash the	-143
wash up	-74
wash up </s>	122
washer	75
washer </s>	31
wasp	-93
wasp </s>	11
wasp in	-143
wasp nest	-61
wasp nest in	-61
wasp sting	71
wasp sting </s>	71
waste	-163
waste of	-118
watch	-157
watch </s>	148
watch a	-164
watch and	143
watch is	171
watch my	174
watch the	-248
watch the <name>	-137
watchmaker	-81
watchmaker in	-81
watchmaker in <name>	-81
watchman	-30
watchman ,	-30
watchman , <name>	-30
water	-151
water ,	216
water </s>	-175
water above	-12
water after	-40
water board	65
water boil	-147
water boil at	-147
water butt	86
water come	156
water come from	138
water company	-53
water from	129
water in	-177
water is	-94
water it	-163
water on	-61
water pipe	-150
water pipe </s>	-150
water the	-173
water the plant	-73
water the pot	-90
wave	-184
wax	22
wax out	-94
wax out of	-94
way	-132
way ,	91
way </s>	-42
way at	98
way for	134
way home	-183
way home </s>	-144
way i	6
way in	-145
way is	31
way just	-69
way just now	-69
way of	-203
way of tell	-73
way off	-14
way off </s>	-14
way round	-145
way round </s>	-108
way that	-72
way this	-110
way to	-145
way to do	-36
way to hide	-104
way to see	-79
way to the	-30
way to write	-66
way too	31
way with	-144
we	217
we 'd	-161
we 'll	-66
we 'll be	-5
we 're	92
we 're <kin>	146
we 're <name>	235
we 're a	235
we 're all	-142
we 're at	-194
we 're do	-92
we 're down	-134
we 're expect	12
we 're get	192
we 're go	29
we 're have	154
we 're in	-13
we 're look	67
we 're move	30
we 're not	115
we 're off	-83
we 're on	185
we 're open	96
we 're out	-156
we 're prototype	87
we 're restore	40
we 're save	122
we 're shut	141
we 're stick	206
we 're the	156
we ,	-57
we , the	-57
we </s>	-50
we <kin>	180
we <kin> on	156
we <name>	97
we adopt	168
we adopt <name>	154
we agree	-201
we agree on	-111
we agree to	-102
we all	-112
we always	172
we always do	131
we apply	-35
we are	-169
we are <number>	88
we are a	146
we are get	-96
we are pure	101
we as	-165
we bake	161
we barter	-18
we bill	229
we bill by	163
we borrow	137
we both	50
we breed	124
we breed <name>	124
we build	135
we burn	163
we bury	134
we bury our	105
we buy	69
we buy the	183
we call	113
we call the	52
we can	-237
we can n't	-149
we carry	-128
we change	-119
we close	-51
we close at	103
we close in	-31
we close the	-78
we come	146
we could	-181
we count	126
we decide	-195
we decide to	-191
we delete	-139
we deploy	116
we deploy <days>	78
we deploy from	133
we deploy on	214
we do	107
we do <name>	143
we do <number>	195
we do a	107
we do both	164
we do it	-70
we do the	165
we drive	-38
we drop	149
we eat	-20
we eat at	-4
we feed	75
we finish	-159
we fly	148
we foster	119
we foster ,	123
we foster <kin>	146
we get	88
we get <number>	91
we get a	-15
we get engage	109
we get our	90
we get the	35
we give	125
we give up	171
we go	-186
we go back	-114
we go every	44
we go to	-98
we go with	-156
we grow	180
we have	113
we have </s>	-112
we have <kin>	133
we have <number>	83
we have a	109
we have adopt	60
we have always	129
we have an	97
we have be	119
we have cake	-117
we have decide	56
we have get	77
we have have	97
we have just	-105
we have live	46
we have move	-5
we have n't	228
we have no	-12
we have not	-15
we have only	124
we have rename	55
we have run	-129
we have the	-58
we have to	-87
we heat	126
we heat the	93
we hike	128
we hold	125
we homeschool	198
we homeschool ,	134
we homeschool all	118
we homeschool our	103
we hope	122
we hope to	122
we host	-84
we host everything	118
we import	-23
we invoice	171
we invoice in	112
we just	90
we keep	84
we keep <number>	125
we keep all	6
we keep bee	143
we keep everything	77
we keep get	-139
we keep secret	108
we keep the	24
we laugh	-84
we laugh </s>	-84
we leave	-165
we leave <name>	51
we leave in	-145
we let	185
we let her	105
we live	277
we live in	194
we lose	-46
we lose a	-130
we lose our	35
we lose the	158
we make	45
we make the	48
we meet	61
we meet at	43
we meet on	107
we milk	59
we milk <number>	186
we move	102
we move from	70
we move our	-80
we move the	-121
we move to	234
we must	-62
we name	173
we name the	-29
we need	-313
we need <number>	-184
we need a	-141
we need to	-107
we never	131
we never do	125
we never store	89
we never use	72
we only	-48
we only have	159
we open	159
we order	25
we order from	49
we order pizza	-89
we owe	112
we own	218
we pay	101
we pay <kin>	113
we pay <number>	105
we plan	97
we plan to	76
we play	-31
we play in	162
we print	70
we put	170
we put my	-11
we read	-69
we rebuild	145
we rehearse	89
we rent	79
we rent a	118
we rent from	197
we rent out	109
we rent the	-52
we replace	105
we replace <name>	134
we roast	129
we run	110
we run on	22
we run out	-135
we say	-20
we see	-157
we sell	188
we sell ladder	-16
we sell mostly	139
we send	135
we share	217
we share <number>	140
we share a	114
we share with	154
we ship	130
we ship to	92
we should	-176
we shut	-64
we sign	35
we sleep	120
we sleep in	120
we speak	-200
we speak </s>	-355
we speak <name>	137
we speak at	137
we spend	-133
we split	170
we split the	129
we sprint	13
we start	-180
we stay	10
we stay for	10
we still	76
we still have	4
we stock	130
we stop	146
we study	-113
we support	120
we support <name>	120
we swap	141
we swap for	83
we swap the	87
we switch	19
we switch from	128
we switch the	-110
we take	89
we take the	126
we talk	36
we talk <days>	107
we talk about	-42
we test	30
we tow	116
we tow a	116
we track	103
we track hour	103
we translate	187
we travel	119
we try	-197
we use	120
we use <name>	119
we use <number>	140
we use a	164
we walk	-11
we walk a	-11
we want	-15
we want to	-22
we watch	-84
we watch the	-75
we were	-15
we were <kin>	63
we were all	-152
we were at	-94
we were both	54
we will	-88
we will be	-23
we will n't	128
we winter	134
we winter in	44
we write	197
we write <name>	147
weak	78
weak ,	212
weak </s>	51
wean	139
wear	251
wear <number>	54
wear a	182
wear a hat	-9
wear a hear	114
wear a pump	130
wear an	-49
wear anything	110
wear anything with	110
wear black	120
wear hear	55
wear hear aid	55
wear his	126
wear his hear	70
wear me	67
wear me out	67
wear out	-121
wear out the	-121
wear sari	-8
wear sari </s>	-8
wear steel	145
wear steel toe	145
wear the	-40
wear the blue	-17
weather	-14
weather 's	-42
weather </s>	-99
weather in	-134
weather is	-120
weather look	-112
weather service	151
weave	189
weaver	-29
web	106
web shop	-5
webinar	-119
webinar </s>	-119
website	-209
website 's	-93
website 's run	-93
website </s>	36
website all	-147
website is	7
website is <number>	7
wed	52
wed 's	179
wed 's set	119
wed ,	-63
wed </s>	106
wed <day>	-124
wed <name>	128
wed <name> </s>	128
wed band	156
wed band </s>	118
wed cake	70
wed in	137
wed is	120
wed is <number>	167
wed is set	-49
wed scene	-127
wed scene 's	-101
wed speech	-153
wed today	-50
wed today </s>	-50
wed video	-114
wedding	219
wedding ,	130
wedding </s>	96
wee	157
wee <number>	129
weed	83
week	111
week 's	-150
week ,	284
week , <name>	29
week </s>	-18
week <number>	-223
week <number> </s>	156
week <number> is	-133
week <number> of	-133
week after	-9
week after </s>	128
week ahead	73
week ahead </s>	73
week and	-35
week and i	138
week at	142
week at <name>	111
week before	135
week but	-116
week can	-152
week each	170
week for	119
week for the	128
week from	129
week from the	129
week i	137
week in	13
week in <month>	-38
week in <name>	-75
week in <number>	104
week instead	147
week is	53
week is my	157
week of	167
week of <month>	135
week off	222
week off </s>	187
week on	-37
week on <number>	170
week on the	155
week on week	103
week out	190
week out of	169
week plan	-125
week plan </s>	-125
week to	-89
week was	-95
week was a	-95
week with	122
weekly	134
weekly ,	138
weekly </s>	208
weekly and	-63
weekly report	122
weep	-210
weep </s>	-198
weepy	-102
weepy </s>	-102
weigh	183
weigh <number>	111
weigh <number> kilo	42
weigh and	40
weigh and enter	40
weigh everything	42
weight	23
weight </s>	-143
weird	-162
weird </s>	-227
weird about	119
weird i	-111
weird i know	-111
welcome	-187
weld	42
weld </s>	7
weld at	170
weld course	142
weld for	121
weld is	-18
weld is what	-18
well ,	64
well </s>	-70
well and	-109
well as	160
well in	-132
well in <name>	-140
well run	91
well run dry	91
well that	-117
well water	181
well water ,	160
welsh	79
wendell	-92
wendell and	-92
wendell and me	-92
were	-312
were <kin>	-74
were <kin> </s>	-21
were <number>	62
were <number> </s>	97
were a	-69
were all	-179
were at	-94
were bear	-14
were bear in	-14
were both	54
were do	-134
were go	-115
were go to	-115
were n't	-79
were not	163
were poor	-67
were reduce	-110
were reduce to	-110
were save	-65
were too	-47
were we	-103
were we </s>	-103
west	-70
west </s>	-70
western	-115
wet	-119
wet ,	-139
wet </s>	-268
wet and	-74
wet and i	-74
wet room	24
wey	-60
wfh	-29
wg	132
whale	155
whale </s>	157
what	-406
what 's	-309
what 's a	-91
what 's for	-87
what 's good	-79
what 's in	-248
what 's miss	-96
what 's on	-130
what 's the	-187
what </s>	-266
what <kin>	-92
what <kin> <name>	-132
what <kin> <number>	-137
what <kin> a	84
what <kin> it	-132
what <kin> that	-87
what <kin> the	-141
what <name>	-174
what <number>	-151
what a	-312
what a day	-123
what a decent	-76
what a good	-149
what am	-92
what am i	-92
what an	-117
what are my	-147
what are the	-182
what can	-371
what can a	-98
what can be	-102
what can i	-292
what come	112
what could	-142
what could i	-139
what could we	-105
what do	-394
what do folk	-81
what do i	-328
what do people	-108
what do they	-74
what do we	-91
what do you	-69
what else	-152
what else in	-35
what else is	-116
what exactly	-176
what go	29
what go in	77
what happen	-27
what happen if	-145
what happen to	75
what have	-214
what have to	-145
what height	69
what i	270
what i 'm	116
what i actually	50
what i ask	-186
what i can	-98
what i do	139
what i earn	136
what i have	-89
what i hear	-130
what i mean	-106
what i need	-138
what i say	-136
what i sell	124
what i want	-165
what if	-198
what in	-164
what is	-376
what is it	-130
what is the	-177
what it	-67
what it call	-94
what it is	53
what keep	93
what keep me	56
what keep the	-23
what may	-37
what may be	-114
what my <kin>	41
what now	-144
what now </s>	-144
what on	-119
what on earth	-119
what our	162
what pay	209
what pay for	132
what pay my	80
what people	-50
what rhyme	-85
what rhyme with	-85
what scare	-13
what scare me	-13
what shall	-137
what shall i	-137
what should	-164
what should be	-73
what should i	-186
what size	-98
what size drill	-95
what step	-136
what survive	169
what that	-194
what the	-190
what the <kin>	-81
what the <name>	-134
what the next	-54
what the word	-128
what they	24
what they want	-67
what this	-80
what time	-216
what time is	-121
what time it	-116
what to	54
what use	44
what veg	-133
what was	-177
what we	272
what we speak	150
what with	216
what with my	131
what with the	112
what word	-113
what would	-263
what would a	-95
what would be	-157
what would cause	-34
what would happen	-111
what would i	-122
what would the	-87
what would you	-82
what you	-248
what you do	-80
what you mean	-121
what you say	-42
what you write	-172
whatever	93
whatever 's	42
whatever </s>	-132
whatever i	-128
whatever that	-180
whatever you	204
whatever you suggest	-145
whatsapp	-120
whatsapp ,	14
whatsapp is	-45
whatsoever	151
whatsoever </s>	151
wheat	67
wheat </s>	-144
wheat and	35
wheat give	-100
wheel	-17
wheelchair	399
wheelchair 's	-85
wheelchair ,	112
wheelchair </s>	218
wheelchair basketball	-61
wheelchair user	158
wheelchair user ,	131
wheelchair will	120
wheelchair will n't	120
when	42
when </s>	-160
when <kin>	-110
when <kin> 's	100
when <name>	10
when <name> go	33
when <name> was	161
when <number>	-93
when an	-136
when cold	-151
when cold </s>	-151
when do	-215
when do i	-162
when he	160
when he 's	178
when he come	-141
when he latch	143
when he was	-32
when her	113
when i	126
when i 'm	274
when i <kin>	95
when i ask	150
when i click	-135
when i get	56
when i go	96
when i have	99
when i hit	19
when i press	-167
when i run	-171
when i say	127
when i see	-144
when i send	155
when i turn	99
when i was	89
when i write	153
when it	110
when it 's	64
when it hit	7
when my	143
when open	-107
when she	173
when she was	34
when the	-159
when the <kin>	163
when the <name>	-98
when the build	53
when the list	-62
when the rain	-136
when the tab	-125
when they	116
when they 're	61
when this	-189
when this year	-125
when we	205
when we 're	125
when we were	49
when will	-136
when will i	-136
when you	266
when you 're	62
when you answer	12
when you have	-115
when you write	41
whenever	230
whenever </s>	95
whenever i	32
whenever i ask	132
whenever the	118
whenever you	192
whenever you write	91
where	-151
where 's	-290
where 's the	-232
where <kin>	-205
where <kin> <number>	-97
where <name>	-20
where a	-120
where are	-134
where can	-146
where do	-251
where do i	-172
where do they	-52
where i	327
where i do	74
where i grow	104
where i volunteer	153
where i want	90
where i work	113
where is	-212
where is it	-113
where it	-260
where it say	-40
where my	304
where my <kin>	301
where should	-128
where the	-141
where the <kin>	-152
where there	-9
where there 's	62
where they	-185
where this	-49
where this is	-120
where to	-226
where to start	-101
where was	-122
where we	250
where we have	132
where were	-103
where were we	-103
where would	-94
where would a	-57
where would you	-101
whether <number>	-133
whether it	-110
whether this	-25
which	-159
which </s>	-187
which <kin>	-132
which <kin> n't	-48
which <name>	-109
which <number>	-227
which <number> </s>	-123
which <number> is	-118
which a	-157
which date	-139
which explain	-21
which explain the	-21
which folder	-141
which folder </s>	-141
which have	-174
which i	119
which i join	6
which i know	59
which is	42
which is a	18
which is because	70
which is hard	65
which is how	-20
which is my	-55
which is robbery	-82
which is the	4
which is when	55
which is where	70
which is why	41
which leave	-41
which leave me	-41
which make	41
which make me	-34
which mean	-80
which mean <number>	-80
which my	139
which my <kin>	155
which of	-219
which of the	-88
which of these	-187
which take	64
which take me	64
which the	-101
which want	88
which way	-27
which way </s>	18
which we	159
which we swap	83
whichever	-183
while	-143
while </s>	-187
while <name>	-34
while <name> 's	-81
while <name> can	-16
while <name> keep	27
while <name> take	-76
while <name> want	-65
while i	-116
while i 'm	64
while i do	97
while i handle	71
while i have	29
while i keep	26
while i type	-101
while i was	-177
while it	133
while it 's	43
while mine	75
while my	-112
while my <kin>	-125
while our	-41
while our <day>	-37
while the	75
while the <kin>	-60
while the account	9
while you	-47
while you were	-47
whine	-139
whine </s>	-108
whip	-154
whip round	-154
whisper	-223
whistle	43
whistle since	-156
white	-101
white </s>	18
white <number>	-140
white screen	-92
whiteboard	117
who	-99
who 'll	70
who 's	-129
who 's <name>	140
who 's <number>	113
who 's allergic	-47
who 's autistic	141
who 's my	-46
who 's not	-133
who </s>	-95
who <kin>	156
who <kin> n't	-82
who <kin> that	-134
who <kin> the	131
who by	5
who by the	5
who can	140
who clean	-40
who come	99
who come <days>	86
who come to	-39
who do	-117
who do i	-180
who do it	-170
who do n't	9
who drive	85
who eat	38
who get	-225
who hate	-135
who have	121
who have be	18
who have just	75
who have my	-67
who have the	15
who i	-26
who is	82
who is 96	122
who is <number>	-104
who keep	-79
who know	-69
who know <name>	110
who leave	34
who leave </s>	50
who like	136
who like thing	136
who live	-18
who live in	-127
who move	-134
who need	129
who never	-115
who never touch	-74
who open	41
who paste	-137
who pay	-193
who pay for	-157
who raise	116
who raise me	116
who read	172
who run	-132
who run a	-188
who run the	-37
who say	-175
who say it	-103
who see	-52
who sell	-147
who share	-75
who share my	-75
who sign	152
who speak	39
who speak <name>	173
who still	128
who teach	-55
who teach me	127
who they	-145
who train	-131
who want	-67
who was	-163
who will	-130
who will n't	-130
who win	-168
who work	-173
who write	-142
whoever	94
whoever that	-87
whoever that is	-87
whole	-32
whole <name>	-125
whole <name> is	-12
whole block	94
whole bus	-139
whole cast	-140
whole clan	139
whole clan ,	41
whole clinic	97
whole company	-48
whole family	116
whole flat	-76
whole life	129
whole life </s>	95
whole list	-143
whole of	28
whole of <month>	115
whole of <name>	-37
whole office	-30
whole pack	-134
whole pack of	-134
whole point	-159
whole point </s>	-159
whole screen	-149
whole screen go	-149
whole street	90
whole street </s>	65
whole team	-45
whole test	108
whole thing	16
whole thing </s>	73
whole tray	-117
whole tray of	-117
whole way	-125
whole way </s>	-125
wholesale	184
wholesaler	-72
whom	-71
whom ,	-16
whom i	77
whom i marry	77
whose	-228
whose <kin>	-135
why	-216
why </s>	-228
why <kin>	-85
why <kin> it	-77
why <kin> my	-160
why after	172
why after </s>	172
why are	-136
why before	106
why before the	106
why do	-137
why i 'm	-104
why i do	52
why i hate	75
why is	-179
why is the	-95
why is there	-74
why it	-139
why it fail	-87
why nobody	-50
why nobody in	-50
why the	-108
why the moon	-123
why the sky	-79
why would	-126
wi	150
wick	69
wick to	69
wicket	-27
wide	27
wide </s>	146
wide <number>	-45
widget	-83
widowed	168
widowed <number>	129
widowed <number> year	129
widowed in	130
widowed young	96
widowed young ,	96
widower	122
width	10
width <number>	138
wifi	-47
wifi 's	52
wifi </s>	120
wifi at	138
wifi at the	143
wifi code	-87
wifi drop	-155
wifi for	122
wifi here	-86
wifi is	-154
wifi is down	-127
wifi on	-62
wiki	87
wiki </s>	-142
wild	-125
wild camp	-67
will	-75
will </s>	212
will be	72
will be <name>	96
will be a	121
will be late	36
will be move	-46
will be on	-28
will do	-63
will do </s>	-166
will draw	79
will draw a	79
will have	-113
will i	-178
will it	-227
will it go	-151
will n't	161
will n't be	-177
will n't boot	-111
will n't budge	-43
will n't come	-217
will n't compile	-100
will n't do	281
will n't eat	145
will n't fit	-83
will n't fly	20
will n't get	-137
will n't go	39
will n't have	207
will n't let	-30
will n't load	-177
will n't make	-127
will n't move	214
will n't open	-117
will n't pay	102
will n't put	78
will n't renew	53
will n't restart	41
will n't set	-145
will n't sleep	79
will n't start	-194
will n't stop	-69
will n't take	-137
will n't touch	254
will n't turn	-129
will n't use	152
will n't wear	180
will n't work	-20
will never	-26
will not	165
will only	4
will read	-138
will say	-109
will shut	-87
will stay	-64
will take	-196
will take over	-64
will the	-130
will touch	112
wim	114
wim <kin>	114
wim <kin> the	114
win	-168
win ,	-20
win </s>	-84
win <number>	-127
win <number> nil	-93
win the	-154
win the argument	-67
win the lottery	-134
wind	80
wind take	-101
window	-76
window ,	-14
window , <number>	73
window , nothing	-5
window </s>	15
window <kin>	-154
window <kin> ,	-154
window <number>	179
window <number> at	110
window <number> to	162
window and	-162
window function	79
window in	-127
window is	-4
window open	36
window open ,	-152
window open </s>	-86
window seat	48
window server	154
window side	110
window stay	135
window stay shut	135
window today	-78
window today </s>	-78
windowsill	58
windscreen	-83
windscreen </s>	-83
windy	-181
wine	-42
wine </s>	-108
wine give	133
wine give me	133
wine i	-132
wine in	45
wine is	-89
wine out	-107
wine out of	-107
wine was	-167
wing	108
winter	239
winter ,	163
winter </s>	181
winter half	39
winter half </s>	39
winter i	140
winter in	182
winter in <name>	140
winter is	-108
winter the	32
winter we	159
winter we go	128
wipe	-141
wipe out	-75
wire	103
wire </s>	-116
wire in	-175
wireless	-132
wish	-134
wish i	-123
wish i have	-123
wish to	-77
with	43
with "	150
with </s>	-34
with <kin>	-103
with <kin> 's	16
with <kin> ,	188
with <kin> </s>	12
with <name>	118
with <name> 's	183
with <name> ,	104
with <name> </s>	-32
with <name> <name>	202
with <name> <number>	149
with <name> and	172
with <name> at	167
with <name> for	-21
with <name> from	105
with <name> in	113
with <name> on	-86
with <name> over	161
with <name> start	-133
with <name> to	119
with <number>	-39
with <number> </s>	-117
with <number> <kin>	263
with <number> <number>	-8
with <number> bar	-105
with <number> column	-172
with <number> day	119
with <number> finger	86
with <number> gig	144
with <number> guy	121
with <number> hand	-135
with <number> line	-122
with <number> of	34
with <number> on	-29
with <number> pound	-103
with <number> work	-41
with <number> year	-142
with a	-79
with a <kin>	-48
with a <name>	-106
with a <number>	-215
with a bite	-144
with a bookshop	-138
with a bowl	106
with a broom	-76
with a club	73
with a code	-65
with a cooperative	-76
with a credit	130
with a dead	-143
with a dodgy	119
with a face	-30
with a garden	-26
with a glass	46
with a heart	94
with a hospital	56
with a hurdy-gurdy	-39
with a label	58
with a licence	71
with a museum	141
with a mute	91
with a name	63
with a read	128
with a ruler	44
with a screen	106
with a short	84
with a small	-72
with a spatula	-82
with a stick	165
with a watchmaker	-81
with a wet	-75
with a wood	95
with an	113
with an <name>	-67
with another	-21
with any	-117
with aura	124
with b	-167
with bicycle	-92
with both	46
with button	64
with colour	137
with dairy	156
with dummy	-100
with dummy data	-100
with exit	-140
with exit code	-140
with food	-84
with food </s>	-84
with glitter	12
with google	21
with half	-54
with half a	-54
with hand	-17
with her	10
with her </s>	-81
with her <kin>	-50
with hide	53
with his	-131
with it	-174
with it ,	-19
with it </s>	-164
with its	-24
with its awful	-24
with just	91
with less	-149
with me	209
with me </s>	234
with me and	90
with me be	79
with me every	111
with me from	103
with me in	84
with me on	44
with milk	-7
with milk ,	-7
with my	212
with my <kin>	541
with my <number>	104
with my hand	-31
with my leave	98
with my second	114
with name	-38
with no	-26
with no .	137
with no <name>	79
with no lift	90
with no signal	35
with nothing	-189
with number	107
with nut	-47
with old	-77
with option	-117
with option a	-102
with our	160
with our second	59
with pea	-141
with picture	-88
with pork	-66
with round	-142
with shorter	-96
with small	-98
with some	-99
with sound	-113
with sound </s>	-113
with space	-54
with standard	-27
with test	63
with test </s>	63
with that	-72
with that </s>	-68
with that answer	-119
with that in	94
with the	136
with the <kin>	144
with the <name>	95
with the <number>	5
with the army	129
with the bank	-235
with the big	113
with the box	-161
with the engine	-95
with the first	-170
with the hospital	-88
with the house	138
with the insurance	-119
with the leave	97
with the list	-137
with the old	-69
with the radio	154
with the same	-43
with the second	-97
with the ticket	108
with their	111
with their <kin>	111
with them	50
with them </s>	53
with this	-117
with this </s>	-112
with this <name>	-99
with those	55
with type	-74
with type <number>	-74
with us	391
with us ,	127
with us </s>	210
with us <number>	149
with us at	145
with us every	145
with us for	121
with us from	98
with us half	107
with us in	158
with us is	116
with us on	151
with us since	127
with us until	65
with walnut	112
with water	-193
with what	-209
with what 's	-132
with wine	42
with wine </s>	42
with wood	-81
with wood twice	-81
with you	-165
with you </s>	-110
with your	-146
within	131
within <number>	126
within <number> day	-86
within <number> hour	122
within <number> minute	-164
within <number> year	132
within a	86
without	43
without </s>	-185
without a	-96
without a chair	131
without a label	-149
without an	78
without his	119
without it	75
without it turn	101
without lose	-113
without lose the	-113
without make	105
without make it	105
without me	-166
without me </s>	-160
without my	80
without rice	-118
without rice </s>	-118
without sound	-141
without sound like	-100
without take	-38
without the	-53
witness	-21
witness ,	84
witness , so	84
witness </s>	26
wizard	-164
wizard </s>	-59
wobbly	-38
wobbly </s>	21
wok	70
woman	-5
woman 's	123
woman </s>	128
woman <kin>	-97
woman and	135
woman at	-116
woman at the	-116
woman from	157
woman have	-20
woman in	-73
woman in <name>	-51
woman in a	-97
woman in it	76
woman in the	-109
woman keep	-52
woman keep their	-52
woman on	17
woman on our	216
woman on the	-50
woman only	32
woman only </s>	32
woman ring	-72
woman who	-135
wonder	-227
wonder if	-153
wonky	-129
wonky </s>	-129
wood	47
wood ,	11
wood </s>	9
wood stave	140
wood twice	-81
wood twice a	-81
wooden	132
wooden boat	24
wooden boat in	-58
wooden one	98
woodwork	111
wool	45
wool </s>	-42
wool give	53
wool make	115
wool make me	115
wool shop	99
word	-32
word "	169
word ,	-47
word :	-165
word </s>	-46
word <name>	-118
word a	180
word a notice	-62
word about	-119
word and	-192
word and <number>	-156
word at	-161
word at the	-161
word come	-151
word come up	-151
word each	-130
word each </s>	-130
word for	-227
word for a	-165
word for the	-130
word for when	-145
word in	-141
word is	-220
word it	-112
word it </s>	-112
word limit	-134
word limit </s>	-134
word of	-27
word of <name>	116
word on	140
word or	-125
word over	-208
word over </s>	-189
word please	23
word please </s>	43
word problem	-176
word that	38
word the	-135
word to	66
word what	-77
word with	-107
word without	-93
wordpress	199
work	-5
work ,	162
work , <day>	141
work , <name>	148
work , no	123
work , that	-113
work , the	160
work </s>	-10
work <days>	110
work <days> </s>	88
work <number>	132
work <number> day	148
work <number> hour	-97
work <number> week	-64
work after	9
work and	-45
work around	-63
work as	-72
work as a	-101
work at	21
work at </s>	139
work at <name>	-70
work at a	77
work at the	104
work because	-30
work before	-80
work before the	-80
work best	154
work better	108
work better for	-102
work but	-70
work council	107
work day	39
work day </s>	39
work example	151
work example </s>	154
work for	-170
work for <name>	-116
work for me	-249
work for the	123
work freelance	142
work from <name>	178
work from home	-19
work from the	103
work half	53
work hard	-121
work hard </s>	-121
work here	-15
work holiday	-53
work holiday visa	-53
work i	131
work if	165
work in	105
work in <name>	78
work in a	-154
work in the	119
work is	150
work it	-169
work it out	-169
work late	-157
work late tonight	-107
work my	-89
work night	-83
work night </s>	-91
work now	-22
work now </s>	-22
work offline	-161
work offline </s>	-161
work offshore	77
work offshore ,	-13
work offshore <number>	146
work on	-172
work on an	-84
work on it	-113
work on my	-92
work on the	-218
work on this	-79
work only	-79
work only from	85
work or	-104
work out	-204
work out the	-123
work please	-78
work say	-95
work say they	-95
work the	238
work to	6
work under	166
work until	150
work until <number>	72
work with	-59
work with <name>	-79
work with my	85
work with the	62
work yesterday	-45
work yesterday </s>	-45
workbench	137
worker	194
worker 's	-14
worker 's visit	-27
worker :	63
worker : <name>	63
workout	-129
worksheet	-174
workshop	108
workshop ,	-58
workshop and	-20
workshop have	96
workshop is	144
workshop to	72
world	-27
world </s>	88
worldwide	-159
worldwide </s>	-159
worry	-224
worry </s>	-118
worry about	-154
worry about the	-135
worse	-89
worse </s>	-17
worse i	10
worse in	136
worse off	-162
worse off </s>	-162
worse on	166
worse on the	166
worse than	-128
worse than the	-70
worst </s>	20
worst be	-28
worth	-298
worth </s>	-83
worth <number>	-134
worth it	-213
worth it </s>	-161
worth it for	-86
worth the	-156
would	-327
would </s>	-23
would <name>	-125
would <number>	-245
would <number> get	-189
would a	-160
would be	-38
would be a	-100
would be leave	-108
would cause	-34
would do	-120
would happen	-111
would happen if	-111
would have	-127
would i	-162
would it	-96
would kill	-58
would like	-149
would love	-89
would love a	-89
would n't have	79
would n't let	-132
would n't say	-124
would n't start	-50
would rather	81
would take	-105
would take </s>	-105
would that	-138
would the	-56
would they	-93
would you	98
would you check	-115
would you do	-88
would you kindly	-151
would you look	-87
would you put	-77
would you read	-115
would you say	-101
would you set	-101
wow	-172
wow </s>	-105
wrap	-14
wrap this	-107
wrap this up	-107
wrap up	-126
wreath	-138
wreck	-8
wreck </s>	-150
wreck my	152
wreck my sleep	52
wreck my stomach	119
wrist	100
wrist </s>	-25
wrist are	137
wrist are bad	113
wrist on	-14
write	4
write '	-94
write ,	179
write </s>	165
write <name>	185
write <name> </s>	33
write <name> for	153
write <name> spell	136
write <number>	-154
write <number> line	-138
write a	-240
write a calm	-106
write a cookbook	180
write a haiku	-47
write a kind	-132
write a limerick	-99
write a short	-109
write a small	-148
write a test	-127
write about	-131
write access	12
write an	-233
write an email	-170
write and	-38
write as	152
write by	173
write by me	136
write down	177
write everything	119
write everything in	119
write for	197
write for <kin>	110
write for me	106
write for the	93
write from	-237
write from the	-141
write grant	115
write her	-130
write her a	-130
write him	-62
write him a	-140
write in	-42
write in <name>	230
write in the	-104
write is	4
write it	23
write it </s>	136
write it as	-128
write it at	-158
write it in	-150
write me	-147
write me a	-284
write me the	-143
write my	135
write my <kin>	-45
write on	60
write our	127
write since	145
write since <number>	145
write that	-18
write that in	-129
write that up	-109
write the	-165
write the <kin>	-122
write the first	-151
write the function	-114
write them	8
write them a	-128
write this	-227
write this </s>	-76
write to	-391
write to <kin>	-77
write to <name>	-116
write to my	-127
write to the	-238
write up	137
write up <number>	65
write with	-82
write you	-54
wrong	-558
wrong ,	-83
wrong </s>	-313
wrong <kin>	-133
wrong <kin> </s>	-133
wrong <name>	-115
wrong <name> </s>	-115
wrong <number>	-51
wrong account	-104
wrong again	-145
wrong again </s>	-124
wrong answer	-130
wrong branch	-96
wrong branch </s>	-96
wrong but	-117
wrong chat	-48
wrong chat </s>	-48
wrong column	-82
wrong column </s>	-82
wrong date	-109
wrong date </s>	-93
wrong file	-63
wrong folder	-125
wrong folder </s>	-125
wrong in	-157
wrong in the	-109
wrong line	-93
wrong line </s>	-93
wrong on	-122
wrong on the	-122
wrong side	68
wrong side of	68
wrong size	-147
wrong thing	-43
wrong window	-88
wrong window </s>	-77
wrong with	-152
wrong with it	-149
x	-297
x </s>	-113
x <number>	-174
x <number> </s>	-85
x-ray	-46
x-ray machine	-46
x2	59
x220	134
xma	-97
xma </s>	119
xp	162
y	-150
y '	19
y ' all	19
yacht	65
yaml	60
yaml </s>	-54
yard	178
yard 's	95
yard ,	162
yard </s>	185
yard and	-113
yarn	53
yawn	-156
yeah	-64
yeah </s>	-4
year	312
year '	136
year 's	-156
year ,	52
year , <name>	162
year , <number>	98
year , i	-50
year , in	-133
year , mostly	185
year , no	230
year , not	114
year , write	143
year </s>	207
year <kin>	161
year <kin> <kin>	104
year <name>	162
year <number>	-64
year <number> ,	156
year <number> </s>	186
year <number> at	88
year <number> math	-95
year <number> of	-71
year ago	96
year ago ,	156
year ago </s>	208
year ago and	29
year and	158
year and <number>	132
year and the	-41
year as	104
year as a	104
year at	126
year at the	48
year back	141
year back </s>	132
year before	229
year before i	180
year by	-117
year come	47
year end	116
year for fraud	-19
year for my	101
year for the	-49
year i	96
year i 'm	181
year in	147
year in </s>	-122
year in <month>	74
year in <name>	154
year in <number>	-64
year in a	87
year in the	214
year is	104
year is the	-68
year leave	119
year leave </s>	119
year now	267
year now </s>	250
year now i	132
year of	-103
year of <kin>	127
year of <name>	-102
year of a	178
year of drum	88
year of it	144
year of the	-33
year of tile	110
year of wait	-44
year off	126
year old	-137
year old </s>	-76
year old and	124
year on	-6
year on the	152
year or	128
year or so	128
year round	178
year round </s>	143
year run	131
year run </s>	154
year start	74
year this	190
year this <month>	192
year to	26
year to go	138
year we	-11
year with	136
year with my	85
year with the	62
yearly	94
yearly </s>	142
yell at	-105
yellow	-23
yellow </s>	59
yes	-193
yes ,	141
yes </s>	-218
yes i	-143
yes or	-118
yes or no	-118
yes to	-131
yesterday	-493
yesterday 's	-219
yesterday ,	-201
yesterday </s>	-370
yesterday <number>	-64
yesterday and	-172
yesterday at	-135
yesterday for	-109
yesterday i	-123
yesterday it	-123
yesterday look	-88
yesterday so	-105
yesterday the	112
yesterday was	-156
yet	-19
yet ,	-223
yet , be	-120
yet </s>	33
yoga	-6
yoga </s>	162
yoga to	-84
yoghurt	-63
yoghurt </s>	-41
you	-187
you 'd	-133
you 'd be	-170
you 'd think	-73
you 'll	-125
you 'll understand	-89
you 're	-177
you 're at	-134
you 're the	-93
you </s>	-124
you <name>	69
you <number>	-181
you <number> ,	-130
you a	-27
you above	-152
you above </s>	-152
you add	-108
you already	-114
you also	-127
you always	-58
you an	-100
you an apology	-97
you and	65
you answer </s>	-187
you are	-307
you are a	-193
you are my	-126
you ask	-380
you ask </s>	-202
you ask me	-239
you ask what	-98
you believe	-102
you call	-121
you can	-5
you can </s>	17
you can call	70
you can do	-203
you can freeze	-89
you can guess	-135
you can n't	-91
you can put	-148
you can write	-144
you change	119
you check	-196
you check if	-75
you check my	-101
you check whether	-104
you could	-123
you cut	-57
you delete	-77
you disagree	-153
you do	-184
you do a	-242
you do me	-149
you do n't	-190
you do with	-74
you draft	235
you draft anything	147
you draft for	121
you even	-122
you even say	-52
you explain	63
you explain <name>	-96
you find	-70
you find me	-62
you fix	-119
you fix that	-124
you fix the	-57
you for	-129
you forget	-66
you forget the	-50
you get	-138
you get a	-131
you get me	-141
you give	-33
you give a	-118
you give have	-123
you give me	51
you go	-143
you grade	-84
you hate	-163
you have	-460
you have a	-183
you have get	-188
you have it	-144
you have put	-129
you have to	-134
you help	-66
you help with	-62
you in	98
you in <name>	115
you is	-236
you is a	-192
you just	-184
you keep	-231
you kindly	-151
you know	-212
you know </s>	-116
you know what	-96
you leave	-76
you lie	-137
you like	25
you like </s>	65
you link	-142
you live	-114
you live in	-98
you look	142
you look </s>	-162
you look at	177
you make	198
you make </s>	54
you make a	160
you make it	-134
you make me	58
you make the	-128
you may	-153
you mean	-160
you mean </s>	-160
you mention	-128
you need	13
you need a	-161
you need n't	71
you never	-141
you on	-36
you on the	62
you only	-162
you own	-166
you phrase	-87
you pick	16
you pick </s>	-170
you plan	-73
you please	66
you please </s>	99
you put	-214
you put it	-178
you put the	-154
you read	-146
you read this	-88
you reckon	-120
you reckon </s>	-131
you redo	-65
you redo the	-84
you rewrite	-189
you save	-75
you say	-233
you say </s>	-84
you say <number>	-77
you say it	-82
you say to	-49
you see	-175
you see </s>	-92
you send	91
you send it	-74
you send me	140
you serve	-93
you set	-140
you set out	-97
you settle	-41
you shorten	-86
you should	147
you should have	-145
you skip	50
you something	-40
you sort	82
you sort it	-87
you spell	-159
you start	-130
you stop	-55
you stop a	-55
you suggest	-259
you suggest </s>	-179
you suggest a	-144
you summarise	-63
you swap	-109
you swap the	-109
you take	32
you talk to	28
you tell	-249
you tell me	-247
you that	-99
you the	-104
you think	63
you think </s>	-60
you think of	118
you to	112
you to put	108
you too	-147
you turn	-200
you turn these	-118
you want	-176
you well	-68
you well </s>	-68
you were	-172
you word	-134
you work	-117
you write	35
you write '	-94
you write a	-125
you write an	-88
you write for	132
you write it	-121
you write the	-56
young ,	96
young <kin>	-121
young man	-126
young woman	66
younger	-51
younger <kin>	145
younger <kin> is	102
your	-492
your <kin>	-116
your <name>	-140
your <name> </s>	-105
your answer	43
your answer </s>	-188
your answer i	-65
your chart	-115
your diagram	-45
your draft	-198
your example	-180
your example </s>	-95
your first	-194
your first answer	-110
your first suggestion	-130
your idea	-117
your idea </s>	-117
your last	-174
your last answer	-164
your last message	-113
your last reply	-127
your letter	91
your link	-98
your list	-110
your notice	-116
your number	-60
your opinion	-58
your plan	-131
your point	-176
your point </s>	-126
your point about	-87
your recipe	-138
your reply	43
your reply </s>	-76
your second	-159
your second version	-99
your snippet	-111
your step	-123
your suggestion	-163
your suggestion </s>	-135
your summary	-77
your table	-123
your table is	-111
your tone	-128
your version	-150
your word	-166
your word ,	-94
yours	-151
yours </s>	-15
yours have	-110
yourself	-190
youth	161
yuki	8
yuki 's	-101
yuki sign	54
yusuf	131
yute	105
z	-177
zero	-76
zero </s>	-76
zeynep	-35
zio	161
zip	90
zip </s>	49
zombie	-198
zone	156
zone </s>	159
zone <number>	-32
zoo	-54
zoo </s>	14
zoom	-99
zoom ,	-128
zoom , nobody	-133
zoom call	-123
|	-139
| </s>	-139
| <kin>	-93
| <kin> |	-93
£	-71
£ <number>	-71
£ <number> </s>	-284
£ <number> a	168
£ <number> each	-142
£ <number> for	127
–	33
"""
# fmt: on
