"""Learned by `mnemic.evals.lasting`: do not edit, learn anew."""

# fmt: off
BIAS = -6
WEIGHTS = r"""
!	-117
! !	89
! </s>	-118
"	-315
" ,	-106
" :	-98
" <kin>	-100
" <name>	-37
" i have	-130
" i mean	95
" in	-143
" is	-146
" is the	-146
" my	-216
" my <kin>	-139
" the	-9
" the old	95
" we	-68
#0business	-167
#0failure	-16
#0food	-158
#0hand	153
#0hand-verb	79
#0health	99
#0home	32
#0language	200
#0mind-verb	-4
#0period	33
#0public	155
#0sport	136
#0state	65
#0talk	31
#0team	-68
#0tech	-124
#0trade	-73
#0work	124
#1business	106
#1failure	-166
#1food	-9
#1hand	-90
#1hand-verb	34
#1health	122
#1home	83
#1language	-41
#1mind-verb	-46
#1period	-59
#1public	-291
#1sport	100
#1state	153
#1talk	91
#1team	-6
#1tech	40
#1trade	-110
#1work	-73
#2business	-42
#2failure	-293
#2food	233
#2hand	-176
#2hand-verb	-32
#2health	179
#2home	-66
#2language	-31
#2mind-verb	28
#2period	-88
#2public	-17
#2sport	203
#2state	235
#2talk	37
#2team	-15
#2tech	106
#2trade	-192
#2work	-82
#business	361
#failure	-458
#food	-66
#hand	-220
#hand-verb	-162
#health	473
#home	138
#ing	-91
#language	56
#length 0	-357
#length 1	-216
#length 2	8
#length 3	281
#length 4	288
#mind-verb	-202
#past	-251
#period	328
#public	23
#s	82
#sport	165
#state	317
#talk	-282
#team	57
#tech	103
#trade	37
#work	-216
&	27
& <name> ,	-38
'	-9
' ,	-81
' <kin>	-63
' <kin> </s>	-78
' <name>	-46
' <name> ,	-37
' <name> <kin>	118
' <number>	83
' <number> </s>	115
' <number> <name>	172
' all	-29
' association	112
' clock	-169
' clock </s>	-126
' even	4
' in	24
' in <name>	70
' mock	101
' mock paper	101
' on	118
' on the	118
' place	-52
' rent	85
' rent in	85
' school	166
' school is	149
' shoe	-48
' shoe shop	-48
' swim	109
'd	-190
'd be a	145
'd have	-128
'd like	30
'd like a	-189
'd like the	-165
'd like to	7
'd like you	146
'd love	-171
'd love a	-120
'd love to	-106
'd never	109
'd prefer	-115
'd rather	42
'd rather get	111
'd rather have	126
'd rather not	-162
'd rather you	7
'd say	-25
'd say tab	121
'll	-258
'll be	-69
'll be back	-145
'll be in	-136
'll be on	157
'll be open	-10
'll be take	-59
'll be work	157
'll go	-98
'll have	-121
'll have a	-77
'll send	-112
'll send the	-101
'll take	16
'll try	-75
'll try that	-75
'll type	-167
'm	-48
'm <name>	196
'm <number>	222
'm <number> </s>	202
'm <number> and	144
'm <number> foot	180
'm <number> minute	-172
'm a	129
'm a <kin>	-95
'm a <name>	84
'm a bite	-134
'm a fan	-167
'm a lie	22
'm a light	134
'm a notary	120
'm about	-148
'm about to	-129
'm afraid	-75
'm afraid that	-132
'm after	-117
'm aim	93
'm aim for	52
'm allergic	76
'm allergic to	76
'm alone	-8
'm alone in	-82
'm an	69
'm apply	161
'm apply for	150
'm ask	100
'm at	-115
'm at <name>	130
'm at the	-85
'm back	-21
'm bad at	-41
'm blind	6
'm blind ,	6
'm bore	-126
'm build	-18
'm build a	21
'm build the	-116
'm coeliac	100
'm coeliac so	98
'm colour	96
'm colour-blind	201
'm colour-blind (	128
'm colour-blind ,	104
'm confuse	-198
'm confuse ,	-150
'm confuse by	-115
'm cook	-159
'm curious	-141
'm dead	-127
'm deaf	12
'm deaf in	180
'm deputy	100
'm deputy head	100
'm design	-114
'm do	-87
'm do </s>	-154
'm do a	38
'm do for	-101
'm do my	98
'm do with	-34
'm down	17
'm down to	120
'm drive	-138
'm due	-45
'm dyslexic	96
'm dyslexic ,	83
'm fix	-124
'm fly	-126
'm from	-193
'm from the	-193
'm get	-49
'm get a	-133
'm go	-148
'm go down	-109
'm go to	-151
'm good	-116
'm good at	-41
'm halfway	-23
'm halfway through	-23
'm hard	-15
'm hard of	84
'm have	-103
'm here	-123
'm hope	-15
'm hope to	63
'm hopeless	126
'm hungry	-113
'm hungry </s>	-113
'm impress	-111
'm impress </s>	-111
'm in	-139
'm in <name>	-117
'm in a	-169
'm in my	135
'm in the	39
'm interest	-144
'm interest in	-144
'm into	-113
'm just	-95
'm keen	-140
'm knackered	-138
'm knackered ,	-138
'm know	150
'm lactose	172
'm lactose intolerant	172
'm late	-153
'm learn	171
'm learn <name>	159
'm leave	-89
'm left-handed	115
'm left-handed </s>	112
'm look	-205
'm look at	-122
'm look for	-179
'm lose	-126
'm lose </s>	-117
'm make	-223
'm make a	-109
'm melt	-114
'm miss	-130
'm more	68
'm move	-9
'm move on	-99
'm move the	-78
'm move to	41
'm not	-14
'm not a	-128
'm not on	95
'm off	-101
'm off ,	31
'm off to	-141
'm on	-29
'm on a	-102
'm on call	141
'm on hold	-156
'm on my	-165
'm on night	119
'm on page	-209
'm on step	-90
'm on the	91
'm only	35
'm out	-109
'm out of	-91
'm pay	93
'm pay on	101
'm plan	-91
'm plan to	-137
'm proper	-20
'm put	114
'm raise	-73
'm read	-117
'm really	160
'm repeat	-16
'm repeat the	-16
'm retrain	149
'm retrain as	149
'm rubbish	100
'm run	-138
'm run both	-60
'm run late	-86
'm save	138
'm save <number>	76
'm save for	233
'm save the	-155
'm scare	38
'm scare of	92
'm set	25
'm sick	-64
'm sit	-56
'm sit in	-99
'm sit the	129
'm so	-92
'm so tire	-57
'm soak	-121
'm stand	83
'm stand in	-108
'm start	-150
'm starve	-137
'm stick	-197
'm stick on	-98
'm still	110
'm study	21
'm switch	50
'm switch from	50
'm teach	20
'm terrify	63
'm terrify of	63
'm the	233
'm the <kin>	151
'm the <number>	-83
'm the fourth	188
'm the last	31
'm the only	36
'm the shop	98
'm the treasurer	86
'm tire	10
'm tire of	-85
'm train	193
'm train as	112
'm train for	167
'm try	-118
'm try to	-114
'm type	-102
'm up	-34
'm up at	117
'm up to	-144
'm use	-39
'm use a	-74
'm use the	-111
'm use your	-104
'm useless	163
'm useless ,	69
'm vegan	151
'm vegetarian	184
'm wait	-114
'm walk	127
'm walk the	127
'm watch	-190
'm watch a	-95
'm wear	-127
'm work	-226
'm work on	-177
'm wreck	-167
'm wreck </s>	-125
'm write	-42
'm write a	99
'm write an	-152
're	63
're <name>	196
're <number>	-134
're <number> people	-18
're <number> to	-62
're a	152
're a <name>	120
're a <number>	158
're a bite	-169
're a family	146
're a four-person	131
're a team	91
're all	-38
're at	-114
're do	-60
're expect	17
're expect our	131
're get	161
're get marry	144
're go	-41
're go back	-84
're in	-63
're in <name>	-21
're look	6
're look for	40
're move	14
're move to	48
're not	109
're off	-123
're off to	-107
're on	93
're on <name>	191
're on a	68
're on page	-118
're out	-133
're out of	-133
're prototype	90
're restore	37
're save	116
're the	16
's	40
's ,	145
's , <name>	125
's , i	126
's </s>	245
's <day>	-116
's <day> </s>	-116
's <kin>	-120
's <kin> 's	-124
's <kin> ,	112
's <kin> </s>	206
's <kin> <name>	184
's <kin> apparently	-123
's <kin> are	-38
's <kin> have	-118
's <kin> in	10
's <kin> is	44
's <kin> live	-22
's <name>	264
's <name> ,	152
's <name> </s>	287
's <name> <number>	199
's <name> and	105
's <name> on	137
's <name> that	69
's <name> was	-121
's <number>	65
's <number> </s>	102
's <number> in	-92
's <number> minute	45
's <number> of	41
's <number> thing	14
's a	249
's a <kin>	46
's a <name>	83
's a <number>	108
's a garden	-75
's a guy	-129
's a history	-101
's a hospital	-42
's a mess	-160
's a metal	52
's a nut	-77
's a peanut	-76
's a second	12
's a stairlift	119
's a step	59
's a sublet	142
's a tablet	-10
's a train	27
's a trampoline	53
's a translation	75
's a typo	-112
's a wait	60
's a well	-9
's alarm	-126
's all	-123
's all over	-127
's allergic	-89
's allergic to	-124
's already	-136
's always	-119
's always a	-113
's always be	-57
's an	144
's and	-85
's ash	101
's ash are	101
's ask	46
's asleep	-115
's asleep on	-115
's at	-68
's at <number>	-51
's autistic	171
's autistic ,	136
's autistic </s>	80
's away	-38
's back	-104
's barn	173
's barn </s>	173
's basement	-70
's basement ,	-70
's be	17
's be a	50
's be certify	-26
's be in	-26
's be rain	-94
's big	-36
's book	126
's call	50
's call <name>	111
's canteen	-31
's car	-139
's clock	40
's coffee	69
's cold	-145
's come	-70
's cottage	98
's delay	-143
's dementia	123
's desk	57
's dial-up	31
's dial-up speed	31
's dinner	-51
's do	-40
's do ,	-158
's down	-116
's drill	-55
's due	-12
's due in	10
's dutch	-33
's dutch ,	-33
's enroll	-25
's enroll in	-25
's episode	-143
's episode </s>	-131
's every	115
's every other	60
's family	90
's farm	181
's file	-61
's fine	-137
's fine </s>	-99
's firm	125
's firm </s>	125
's fix	34
's fix ,	20
's flat	119
's flat in	119
's for	-116
's for <kin>	130
's for a	-114
's for the	-164
's forecast	-95
's forehead	-153
's form	-175
's freeze	-123
's from	35
's from <name>	-24
's from <number>	138
's garage	188
's garage </s>	102
's get	-171
's get a	-142
's get swear	31
's go	14
's go </s>	-142
's go but	27
's go cold	-98
's go i	37
's half	23
's have	25
's home	-83
's house	131
's house in	123
's how	285
's how i	213
's how we	141
's in	67
's in <name>	39
's in a	124
's in my	147
's insurance	-82
's is	161
's job	149
's job </s>	140
's joint	-18
's just	103
's kitchen	-32
's knee	117
's late	-156
's late ,	-110
's law	134
's leave	-131
's line	47
's low	-135
's maiden	-26
's maiden name	-26
's match	-60
's me	291
's me ,	64
's me </s>	196
's me who	137
's meet	-61
's mine	190
's mine </s>	110
's minus	20
's minus <number>	20
's miss	17
's miss <number>	104
's moor	132
's move	-138
's move to	-138
's my	132
's my <kin>	138
's my dj	133
's my life	112
's my view	-136
's name	75
's name </s>	145
's name after	-55
's name is	85
's name still	139
's nearly	-140
's nervous	104
's nervous </s>	104
's next	109
's next <month>	109
's no	104
's no milk	-145
's no wifi	-5
's nobody	68
's nobody leave	77
's not	-284
's not what	-177
's off	-146
's off to	-44
's on	-160
's on </s>	25
's on <number>	-137
's on a	62
's on me	-42
's on night	105
's on the	-104
's only	-61
's order	131
's order </s>	131
's our	79
's ours	126
's out	-59
's out </s>	29
's out for	127
's over	-146
's pack	-119
's page	147
's parole	-50
's partly	57
's passion	102
's passion ,	102
's pension	89
's place	89
's place </s>	153
's plan	112
's pretend	-150
's queue	-59
's quiet	-134
's quiet </s>	-106
's rain	-146
's real	-48
's recipe	97
's red	-119
's rent	124
's retirement	114
's room	162
's row	-137
's row <number>	-137
's rule	59
's rule </s>	54
's run	-160
's run by	-91
's say	-145
's say i	-143
's school	213
's school </s>	138
's set	-36
's set for	137
's set in	-92
's share	23
's shop	151
's shut	56
's side ,	102
's side </s>	134
's side of	-115
's since	135
's since <number>	135
's so	55
's soak	-96
's speech	42
's stick	-197
's stick in	-126
's still	-256
's stroke	101
's surgery	-94
's surname	127
's syndrome	150
's text	-141
's the	106
's the <kin>	28
's the <number>	139
's the leave	81
's the problem	-147
's tight	29
's tiny	122
's tiny ,	122
's to	36
's to <name>	36
's too	66
's too long	-98
's turn	-49
's up	-7
's us	192
's us </s>	161
's vegetarian	-40
's vegetarian </s>	-40
's voice	-166
's voice ,	-126
's walk	-51
's watch	-42
's website	150
's what	93
's what i	24
's what the	-139
's wheelchair	149
's when	29
's when i	68
's when the	134
's where	120
's where i	120
's whole	85
's why	-79
's worse	20
's wrong	-125
's wrong </s>	-103
(	8
( <kin>	126
( <kin> )	85
( <name>	-67
( he	141
( he 's	141
)	-31
) ,	58
) and	73
) and her	65
+	227
+ <day>	119
,	-30
, "	-70
, 16	-76
, </s>	-144
, <day>	121
, <day> ,	165
, <day> to	152
, <days>	361
, <days> ,	79
, <days> </s>	187
, <days> and	96
, <kin>	187
, <kin> 's	191
, <kin> ,	15
, <kin> </s>	176
, <kin> <kin>	105
, <kin> <name>	-41
, <kin> and	123
, <kin> are	-49
, <kin> by	159
, <kin> in	91
, <kin> is	9
, <kin> it	54
, <kin> n't	48
, <kin> of	-66
, <kin> order	121
, <kin> the	108
, <kin> was	-57
, <month>	-65
, <month> </s>	-17
, <month> to	-111
, <name>	52
, <name> &	126
, <name> 's	72
, <name> (	-59
, <name> ,	94
, <name> </s>	-244
, <name> <kin>	146
, <name> <name>	235
, <name> <number>	-134
, <name> above	84
, <name> and	45
, <name> at	193
, <name> for	-30
, <name> get	90
, <name> have	-82
, <name> i	-40
, <name> is	220
, <name> mostly	150
, <name> next	-116
, <name> on	132
, <name> one	97
, <name> only	161
, <name> say	-122
, <name> the	-7
, <name> time	97
, <name> to	91
, <number>	116
, <number> ,	40
, <number> </s>	136
, <number> <kin>	-243
, <number> <month>	95
, <number> <name>	-145
, <number> <number>	153
, <number> a	-84
, <number> am	133
, <number> and	84
, <number> at	70
, <number> bar	-106
, <number> battery	108
, <number> box	120
, <number> chair	94
, <number> coeliac	-62
, <number> cover	120
, <number> day	-38
, <number> down	135
, <number> euro	113
, <number> floor	142
, <number> generation	176
, <number> hive	243
, <number> hour	-64
, <number> in	-42
, <number> is	-127
, <number> item	-117
, <number> letter	-123
, <number> line	70
, <number> min	-72
, <number> minute	-168
, <number> moment	-77
, <number> month	178
, <number> more	-11
, <number> night	-27
, <number> now	140
, <number> of	185
, <number> off	173
, <number> on	239
, <number> page	-137
, <number> people	-7
, <number> percent	57
, <number> piece	33
, <number> pound	-14
, <number> question	35
, <number> round	115
, <number> screw	-122
, <number> sec	-112
, <number> second	-74
, <number> sharp	133
, <number> so	-27
, <number> step	-113
, <number> sugar	101
, <number> to	176
, <number> variety	109
, <number> week	134
, <number> year	209
, a	-51
, a <kin>	-23
, a <name>	205
, a <number>	58
, a former	-94
, a minor	-111
, a twelve-seater	-7
, a year	103
, about	144
, about <number>	175
, accord	-77
, accord to	-77
, across	42
, add	-198
, add more	-100
, after	-58
, again	-139
, again </s>	-139
, all	150
, all <number>	180
, all but	-113
, all clear	61
, all family	102
, all in	124
, all of	158
, all on	-74
, all remote	118
, all the	130
, along	-54
, along with	-54
, already	165
, alto	104
, always	412
, always ,	120
, always </s>	284
, always be	123
, always have	243
, always write	-45
, an	39
, and	76
, and a	146
, and everything	-44
, and i	144
, and it	-199
, and so	98
, and that	-22
, and the	120
, and we	185
, and you	-75
, annoy	-146
, annoy </s>	-146
, another	-76
, any	-140
, any idea	-142
, anyone	-135
, anyone </s>	-135
, anything	18
, apparently	-209
, apparently </s>	-187
, are	100
, arm	-151
, arm are	-86
, around	138
, around <number>	109
, as	-88
, ask	45
, at	183
, at the	135
, avoid	-35
, back	-245
, back at	-124
, back by	-162
, back in	-153
, back now	-108
, back to	-88
, bad	11
, bad hip	115
, bad line	-118
, barley	-55
, base	118
, base in	175
, be	-119
, be a	-154
, be in	-141
, be like	145
, be quick	-97
, beat	-146
, because	117
, before	-50
, before and	-58
, believe	70
, believe it	70
, better	-120
, big	-50
, big font	-50
, bite	124
, blackwork	101
, bless	-107
, blind	34
, bliss	-101
, bliss </s>	-101
, blood	93
, blue	133
, bore	-117
, bore </s>	-117
, both	121
, both ear	120
, both in	161
, both of	153
, brain	28
, brain is	-102
, brb	-188
, brb </s>	-188
, brilliant	-119
, build	100
, burn	-63
, bus	-92
, but	95
, but i	135
, but the	-144
, buy	63
, by	128
, by choice	62
, by the	101
, call	43
, can	-184
, can i	-202
, can n't	-78
, can you	-117
, cancel	-143
, car	137
, carry	138
, carry an	100
, cash	209
, cash only	173
, cataract	161
, cataract </s>	136
, change	-93
, chapter	-111
, chapter <number>	-111
, check	-132
, check again	-65
, check it	-142
, check the	-83
, cheer	-189
, cheer </s>	-189
, clay	126
, clay soil	126
, close	-29
, coeliac	142
, coeliac </s>	139
, column	-39
, come	-99
, come from	-35
, come to	148
, contract	148
, correct	-67
, could	-143
, could i	-56
, could you	-147
, count	95
, count </s>	-14
, cover	-137
, cover for	-88
, crazy	-157
, crop	-121
, currently	114
, currently number	114
, cut	-170
, cut it	-118
, cut the	-109
, daily	124
, daily </s>	124
, dairy	-30
, date	-66
, date from	-66
, day	130
, deaf	-72
, delete	-167
, delivery	143
, despite	-36
, diagnose	143
, diagnose at	123
, diesel	94
, diesel </s>	94
, different	82
, do	-52
, do </s>	-155
, do for	-66
, do i	-171
, do n't	82
, drop	-159
, drop the	-159
, dry	-4
, due	112
, due in	76
, early	64
, easy	-33
, egg	177
, electric	121
, end	-56
, end of	-134
, end up	34
, english	130
, epilepsy	147
, epilepsy ,	126
, epilepsy </s>	90
, epipen	66
, essential	156
, essential tremor	156
, even	168
, even in	127
, ever	280
, ever ,	120
, ever </s>	220
, every	378
, every <day>	88
, every day	190
, every month	129
, every single	61
, every time	200
, every week	112
, everybody	61
, everyone	-167
, everyone is	-88
, everything	-15
, everything 's	-68
, exam	147
, exam in	147
, explain	-152
, fail	82
, family	174
, farm	164
, feel	-72
, feel bad	-94
, feel better	-67
, feel like	-93
, fifth	115
, fifth floor	115
, finally	-68
, finally </s>	-143
, finally pass	53
, find	-67
, find out	140
, find the	-234
, fine	-34
, fine </s>	-49
, finish	-201
, finish the	-130
, first	54
, first <number>	116
, first time	-56
, fix	74
, fix that	-141
, fix the	-113
, flight	36
, fly	129
, for	150
, for <kin>	-173
, for <number>	-76
, for life	121
, for the	197
, forget	88
, form	165
, found	-69
, found the	-6
, fourth	-44
, freelance	183
, freelance </s>	72
, freeze	-101
, from	24
, from <name>	184
, from now	130
, from what	-110
, full	29
, fun	-154
, funny	-133
, funny </s>	-122
, get	-89
, get <number>	-115
, get a	-125
, get insulin	103
, give	-93
, give me	-192
, give the	-13
, give up	12
, go	-163
, go </s>	-137
, go ahead	-171
, go back	-169
, go for	210
, go on	121
, go to	-120
, go with	-135
, goal	129
, goal is	129
, goalkeeper	152
, god	31
, god know	31
, good	-236
, google	-80
, google say	-80
, graduate	115
, great	-205
, great </s>	-101
, green	64
, grey	-133
, grow	173
, grow up	143
, guest	-130
, ha	-195
, ha </s>	-182
, half	72
, half <name>	125
, half asleep	-129
, half my	112
, half of	129
, hand	-16
, hand down	141
, hand shake	-160
, handle	-67
, handle <kin>	-23
, hang	-169
, hang on	-169
, happy	16
, hard	151
, hate	141
, hate the	116
, haul	120
, have	61
, have <name>	-44
, have <number>	-60
, have a	-18
, have be	269
, have do	73
, have for	153
, have my	50
, have n't	108
, have since	71
, have the	136
, have to	-229
, hay	-49
, he	7
, he 's	-20
, he <kin>	152
, he was	-128
, head	-82
, hear	77
, heat	54
, help	-268
, help </s>	-192
, help me	-158
, hence	101
, hence the	141
, her	168
, here	22
, here i	160
, hers	119
, hibernate	96
, hibernate in	96
, hilarious	-179
, hilarious </s>	-179
, his <kin>	-78
, hold	-92
, hold on	-173
, home	95
, home by	-20
, home only	83
, honestly	-15
, honestly ,	-37
, honestly </s>	20
, hope	82
, hope to	105
, hopeless	-32
, house	-19
, house rule	103
, how	-364
, how do	-203
, how many	-160
, how much	-67
, how would	-103
, hurry	-189
, hurry </s>	-176
, hydrology	30
, hydrology </s>	30
, i	43
, i 'd	129
, i 'll	-101
, i 'm	-17
, i always	31
, i am	-112
, i can	67
, i come	-61
, i do	234
, i eat	18
, i find	-142
, i get	148
, i give	106
, i go	-108
, i guess	-193
, i hate	93
, i have	-10
, i just	18
, i keep	155
, i learn	75
, i live	-34
, i look	-46
, i make	-159
, i never	124
, i now	102
, i only	147
, i own	71
, i play	-62
, i raise	125
, i read	-174
, i run	169
, i see	-83
, i set	-28
, i take	144
, i think	-148
, i translate	128
, i use	143
, i want	-118
, i was	-125
, i write	-100
, idea	20
, idea </s>	-77
, if	48
, if you	48
, ignore	-149
, ignore that	-81
, ignore the	-103
, ill	-144
, ill try	-113
, imagine	-56
, imagine </s>	-56
, in	150
, in <month>	-173
, in <name>	177
, in <number>	-50
, in general	-85
, in that	110
, in the	160
, in this	-130
, is	-133
, is 19	-47
, is <number>	21
, is a	-28
, is also	-50
, is autistic	60
, is deaf	109
, is diabetic	132
, is it	-191
, is leave	135
, is my	46
, is now	-62
, is off	104
, is older	189
, is on	-37
, is scare	142
, is still	-73
, is that	-312
, is the	50
, is what	100
, it	-153
, it 's	-27
, it have	66
, it is	44
, it say	-294
, it seem	-121
, it was	25
, it will	-156
, its	-12
, its <name>	150
, its an	25
, its in	125
, joke	-108
, just	-210
, just <number>	155
, just a	58
, just ask	-109
, just fix	-108
, just me	115
, just pick	-113
, just see	-111
, just the	-93
, keep	-63
, keep it	-138
, keep that	-140
, kettle	-87
, kettle 's	-87
, key	174
, key come	128
, kid	-118
, kill	-102
, kill me	-102
, knee	111
, know	33
, last	230
, last day	181
, later	-98
, leak	121
, learn	143
, learn it	132
, lease	106
, leave	130
, leave at	115
, leave in	-21
, left-handed	93
, left-handed </s>	93
, less	67
, less strict	67
, let	-124
, let me	-126
, licence	127
, like	154
, line	-97
, line <number>	53
, list	138
, list build	137
, live	-95
, live behind	121
, live in	-93
, live with	108
, local	132
, long	140
, long text	7
, look	-171
, look better	-55
, look fine	-122
, look nice	-114
, lose	-99
, loud	-69
, love	-154
, lovely	76
, madness	-158
, madness </s>	-158
, mail	-76
, mail only	-76
, mainly	50
, make	-181
, make him	-126
, make it	-192
, manual	144
, maybe	-129
, maybe <number>	-97
, me	53
, me ,	129
, me and	-35
, meet	127
, meh	-118
, meh </s>	-118
, metric	-12
, metric unit	-12
, mi	-28
, might	-98
, milk	-38
, mine	-20
, mine 's	-109
, miss	-132
, miss it	-132
, morning	-76
, morning </s>	-76
, most	-30
, most of	148
, mostly	145
, mostly <name>	165
, mostly bridal	105
, mostly in	-15
, motorbike	129
, motorbike crash	129
, move	60
, must	-176
, must be	-109
, must hurry	-109
, my	83
, my <kin>	315
, my <name>	182
, my <number>	186
, my business	15
, my eye	-97
, my first	112
, my guide	114
, my third	-59
, my turn	88
, my whole	117
, na	176
, na <name>	142
, name	68
, name is	141
, nearly	28
, need	-184
, need <number>	-106
, need a	-10
, need to	-123
, never	393
, never <days>	60
, never <name>	126
, never a	-42
, never cup	129
, never do	127
, never get	116
, never have	163
, never in	96
, never learn	80
, never mind	-96
, next	8
, nice	-103
, nice </s>	-103
, night	-105
, night </s>	-37
, no	-117
, no ,	25
, no </s>	-241
, no <kin>	-150
, no <number>	-15
, no base	-33
, no call	60
, no car	-88
, no change	-160
, no choice	24
, no computer	108
, no exception	195
, no garden	-83
, no idea	-177
, no luck	-157
, no main	84
, no more	120
, no mri	83
, no nut	-115
, no phone	-34
, no plan	16
, no screen	130
, no sleep	-101
, no sugar	91
, nobody	19
, nobody else	137
, nobody here	-122
, nobody say	133
, nobody there	-156
, north	-62
, not	106
, not <kin>	-81
, not <name>	86
, not <number>	-58
, not a	-264
, not by	7
, not even	129
, not madam	-13
, not me	70
, not mine	-44
, not the	100
, nothing	13
, nothing </s>	-126
, nothing else	15
, nothing fit	74
, nothing in	44
, nothing serious	-118
, now	77
, now i	144
, now it	-149
, now what	-170
, number	-103
, number <number>	-103
, nut	-122
, oak	97
, oak mostly	97
, obviously	-154
, obviously </s>	-154
, odd	-40
, off	-145
, off to	-97
, ok	-58
, old	169
, older	120
, older than	120
, on	-36
, on a	72
, on my	-81
, on the	132
, on to	-141
, only	165
, only <kin>	122
, only <name>	140
, only <number>	-24
, only cash	126
, only the	-104
, open	-51
, open in	-36
, or	-207
, or so	-171
, order	-114
, other	-153
, other half	-111
, ouch	-49
, ouch </s>	-49
, our	343
, our <kin>	226
, our family	119
, our old	-54
, ours	121
, ours since	95
, own	204
, own a	142
, own chair	132
, pack	-101
, pack </s>	-101
, page	-120
, page <number>	-120
, panic	88
, panic attack	90
, part-time	170
, part-time </s>	142
, passable	49
, paste	-143
, pay	178
, pay back	77
, pay by	69
, pay it	93
, pay no	-54
, pay off	115
, people	-115
, people say	-117
, per	-71
, per the	-71
, perfect	-41
, phone	-86
, phone at	-118
, plan	98
, play	164
, please	177
, please ,	74
, please </s>	-121
, please remember	151
, please use	84
, plot	136
, plot <number>	136
, pls	-13
, plus <name>	51
, policy	73
, poor	-120
, post	-58
, post the	-75
, pretty	-134
, pretty </s>	-125
, probably	-119
, probably the	-119
, put	-150
, question	-100
, quick	-244
, quick </s>	-172
, quick <number>	-101
, quiz	-142
, quiz me	-142
, rain	-5
, raise	218
, raise in	160
, rarely	127
, rate	118
, read	-116
, ready	-129
, really	60
, really </s>	46
, rebuild	142
, red	8
, red green	17
, red-and-green	68
, red-and-green look	151
, red-and-green mostly	-99
, redo	-154
, redo it	-113
, refuse	119
, register	88
, register in	88
, remove	-201
, rename	-107
, renew	100
, rent	91
, resend	-99
, rest	-161
, rest of	37
, restart	-108
, restart </s>	-108
, retire	129
, retire </s>	132
, retire next	85
, review	13
, review everything	13
, right	-162
, right </s>	-320
, right hand	137
, right side	50
, ring	-155
, room	25
, router	-154
, row <number>	55
, rule	100
, run	27
, run until	10
, sad	-104
, sadly	-44
, sadly ,	-44
, same	-144
, same for	-33
, same thing	-113
, save	-81
, say	-180
, say again	-81
, say it	-93
, say the	-335
, scan	-65
, scream	24
, scream at	24
, screen	99
, scroll	-90
, scroll up	-69
, season	-33
, season ticket	88
, seasonal	-16
, seat	-87
, seat <number>	-87
, second	19
, second round	-9
, second year	119
, see	-136
, see below	-119
, see the	-8
, self	-66
, self-employed	162
, self-employed ,	162
, sell	179
, send	-231
, send help	-148
, send me	-72
, sew	-80
, share	41
, she	237
, she 's	128
, she have	139
, shelf	145
, shop	140
, short	-74
, short answer	-106
, shorten	-148
, shorten it	-121
, should	-13
, should be	89
, shrink	-105
, shut	149
, sign off	-41
, signal	-67
, signal bad	-119
, silly	-100
, since	183
, since <number>	161
, since covid	96
, since my	65
, sit	107
, sit in	-54
, sit it	129
, site	-144
, skip	-49
, skip the	-120
, sleep	31
, sleep on	128
, slow	-72
, small	25
, smell	-178
, so	183
, so <name>	40
, so annoy	-82
, so do	11
, so from	50
, so funny	-140
, so i	-20
, so it	-57
, so just	-141
, so keep	115
, so large	110
, so long	66
, so make	49
, so my	148
, so no	152
, so now	182
, so only	10
, so our	135
, so phone	115
, so please	-73
, so quiet	-35
, so scissor	91
, so short	35
, so shortcut	92
, so spell	122
, so tell	-7
, so the	-69
, so type	-89
, so voice	91
, so was	67
, so we	-47
, so what	-135
, so write	77
, soak	-126
, soak </s>	-74
, sofa	-105
, solar	157
, solar and	129
, some	-125
, some <kin>	-139
, some <name>	-112
, some <number>	140
, some guy	-121
, someone	-123
, something	-156
, sorry	-117
, sorry ,	-67
, sorry for	-81
, spanish	88
, speak	69
, speak <number>	-33
, spring	58
, stable	23
, stable on	139
, stage	-114
, stand	199
, stand rule	137
, start	36
, start at	115
, station	-22
, stay	91
, step	-60
, step by	-120
, stick	77
, still	-28
, still <kin>	83
, still have	80
, still no	-69
, still nothing	-22
, still raw	135
, stomach	123
, stop when	101
, storm	-131
, strictly	44
, strictly speak	-23
, study	-44
, super	-55
, supervise	121
, support	37
, supposedly	-135
, supposedly </s>	-135
, sure	-87
, swap	-220
, swap them	-205
, take	17
, take <number>	-39
, take the	-132
, talk	26
, talk later	-117
, target	120
, target is	120
, taste	60
, taste like	101
, teach	8
, teach me	155
, teach myself	88
, team	129
, tear	49
, tell	-121
, tell them	-101
, terrify	127
, terrify of	127
, test	27
, test green	-107
, text	141
, text is	141
, thank	-277
, thank </s>	-210
, thank for	-98
, thank you	-51
, that	54
, that 's	208
, that fix	-119
, that keep	46
, that was	33
, the	-75
, the <kin>	65
, the <name>	76
, the <number>	68
, the allotment	-36
, the app	-77
, the blue	37
, the book	-40
, the deputy	117
, the digger	19
, the flat	-143
, the guy	-92
, the heroine	-118
, the name	75
, the old	15
, the other	36
, the page	-113
, the paper	-112
, the report	-136
, the rest	138
, the second	-178
, the test	-79
, the whole	72
, the worst	-13
, their	166
, then	87
, then <name>	-37
, then <number>	78
, then bed	-115
, then it	-59
, then the	111
, then we	137
, theory	13
, they	-142
, they 're	-110
, they reckon	-98
, they say	-163
, third	100
, third generation	164
, third time	-86
, third year	117
, this	-28
, this is	106
, though	176
, though i	134
, throat	140
, thx	-92
, thx for	-92
, till	99
, till 's	54
, till <number>	78
, tiny	-135
, tiny flat	-60
, to	-55
, too	-168
, too blurry	-119
, too hard	-142
, too hot	-111
, too long	-127
, too windy	-147
, traffic	-109
, train	29
, train only	129
, train under	-73
, tram	6
, translate	-121
, trim	-142
, try	-115
, try again	50
, try another	-112
, turn	-30
, turn <number>	58
, turn it	-52
, twice	98
, twice a	98
, type	-170
, typical	-161
, typical </s>	-139
, unbelievable	-97
, unbelievable </s>	-97
, under	-195
, under <number>	-235
, undetectable	123
, unpaid	188
, unpaid ,	99
, up	134
, up at	160
, use	79
, use a	140
, useless	-118
, useless </s>	-118
, visa	199
, volunteer	84
, wait	-223
, wait </s>	-107
, wait for	-106
, walk	-82
, want	67
, want <number>	69
, want it	-33
, want to	200
, was	-69
, was buy	-88
, was n't	-128
, wasp	123
, wasp sting	92
, we	220
, we 're	237
, we have	153
, we keep	105
, we live	120
, wear	97
, wed	179
, wed 's	107
, week	161
, weird	-234
, weird </s>	-234
, well	-73
, were	-184
, what	-484
, what 's	-159
, what <kin>	-117
, what a	-137
, what can	-161
, what do	-144
, what else	-124
, what is	-127
, what now	-102
, what was	-119
, what would	-163
, when	94
, where	-252
, where 's	-129
, where are	-97
, where do	-60
, where i	85
, where is	-98
, where were	-150
, which	-217
, which </s>	-133
, which <number>	-119
, which i	77
, which is	-125
, which my	164
, while	-120
, who	-88
, who 's	138
, who have	-89
, who is	136
, who share	-44
, who teach	-71
, whoever	-101
, whoever that	-101
, whole	-64
, whom	78
, whom i	78
, whose	27
, why	-72
, why </s>	-166
, wifi	-151
, will	24
, will be	-49
, will n't	15
, winter	33
, winter is	-49
, wipe	-123
, with	133
, with a	43
, with the	147
, wooden	86
, wooden one	86
, work	-205
, worth	-148
, worth it	-148
, would	-144
, wow	-97
, wow </s>	-97
, wrap	-119
, write	-128
, write in	139
, write me	-63
, wrong	-187
, year	157
, you	-18
, you save	-57
, your	-136
.	-65
. </s>	-179
. <number>	-35
. member	6
/	68
0	75
0 </s>	-84
0#ing	197
0#past	224
0#s	-113
1#ing	195
1#past	-272
1#s	-53
1000	13
1000 km	159
12	87
16	81
16 </s>	126
17	-29
18	-30
18 </s>	86
19	149
19 ,	129
19 </s>	123
19 year	-23
19 year old	-47
2#ing	-117
2#past	-170
2#s	35
31	-65
31 year	66
35	-33
35 hour	-33
35 hour week	-33
38	14
38 </s>	14
41	100
42	9
68	74
81	143
96	128
:	-238
: <kin>	-127
: <kin> ,	-161
: <name>	-37
: <name> ,	48
: <name> </s>	-141
: <name> <name>	55
: <number>	13
: <number> ,	-186
: <number> </s>	28
: [	-87
: a	-180
: can	-142
: i	-112
: my	-146
: my <kin>	-146
: no	-72
: no module	-72
: pizza	-64
: pizza and	-64
: that	136
: that 's	136
: the	-81
: the <kin>	66
;	192
; i	262
; i 'm	135
; it	145
; next	21
<day>	-6
<day> 's	-219
<day> 's match	-89
<day> +	119
<day> + <day>	119
<day> ,	-96
<day> , so	-153
<day> </s>	66
<day> <kin>	82
<day> <number>	148
<day> afternoon	147
<day> afternoon </s>	120
<day> and	26
<day> and <day>	199
<day> at	120
<day> at <number>	41
<day> crossword	17
<day> crossword ,	17
<day> down	-95
<day> down </s>	-72
<day> even	-19
<day> evening	186
<day> for	-76
<day> go	-19
<day> go on	7
<day> group	106
<day> i	26
<day> i 'm	164
<day> i call	109
<day> in	-50
<day> is	-96
<day> is fine	-132
<day> is my	-143
<day> lunch	121
<day> market	225
<day> market in	147
<day> market sell	123
<day> mean	-57
<day> meeting	104
<day> meeting for	104
<day> morning	68
<day> morning 's	-133
<day> morning </s>	111
<day> next	-134
<day> next to	-134
<day> night	175
<day> night </s>	204
<day> night are	120
<day> night belong	91
<day> of	56
<day> of each	121
<day> of the	220
<day> on	142
<day> on the	70
<day> only	102
<day> only </s>	102
<day> or	-101
<day> prayer	19
<day> report	90
<day> roast	27
<day> shift	129
<day> the	-157
<day> to	119
<day> to <day>	73
<day> was	-147
<day> was a	-144
<day> with	105
<day> with the	98
<day> work	-72
<day> work for	-72
<days>	246
<days> ,	256
<days> , <days>	96
<days> , always	73
<days> , i	-34
<days> , never	96
<days> , so	67
<days> , the	138
<days> </s>	81
<days> after	127
<days> and	193
<days> and <days>	187
<days> are	-73
<days> are awful	-65
<days> are for	-82
<days> are my	141
<days> are off	124
<days> at	165
<days> at <number>	72
<days> at the	146
<days> belong	-32
<days> belong to	-32
<days> i	295
<days> i 'm	208
<days> i look	60
<days> i volunteer	65
<days> in	47
<days> off	176
<days> off </s>	140
<days> only	119
<days> only ,	110
<days> only </s>	97
<days> our	155
<days> so	92
<days> the	-129
<days> till	73
<days> with	117
<days> with <name>	103
<kin>	221
<kin> "	-50
<kin> '	8
<kin> ' ,	-79
<kin> ' even	4
<kin> ' in	70
<kin> ' on	118
<kin> ' place	-52
<kin> ' school	166
<kin> ' shoe	-48
<kin> ' swim	109
<kin> 's	182
<kin> 's ,	14
<kin> 's </s>	277
<kin> 's <kin>	-28
<kin> 's <name>	47
<kin> 's a	310
<kin> 's alarm	-126
<kin> 's and	144
<kin> 's ash	101
<kin> 's at	-144
<kin> 's away	-156
<kin> 's barn	173
<kin> 's basement	-70
<kin> 's call	-12
<kin> 's clock	40
<kin> 's dementia	123
<kin> 's drill	-55
<kin> 's due	117
<kin> 's every	91
<kin> 's family	90
<kin> 's farm	181
<kin> 's firm	125
<kin> 's from	189
<kin> 's garage	166
<kin> 's house	131
<kin> 's in	158
<kin> 's is	132
<kin> 's job	179
<kin> 's kitchen	-32
<kin> 's knee	117
<kin> 's maiden	-26
<kin> 's name	101
<kin> 's on	80
<kin> 's order	131
<kin> 's passion	102
<kin> 's pension	89
<kin> 's place	78
<kin> 's recipe	97
<kin> 's rule	98
<kin> 's school	123
<kin> 's speech	42
<kin> 's surgery	-94
<kin> 's surname	127
<kin> 's watch	-42
<kin> 's wheelchair	149
<kin> (	141
<kin> ( he	141
<kin> )	85
<kin> ) and	85
<kin> ,	152
<kin> , <kin>	-4
<kin> , <name>	439
<kin> , <number>	-87
<kin> , a	-18
<kin> , all	191
<kin> , and	135
<kin> , bite	177
<kin> , by	86
<kin> , can	72
<kin> , currently	114
<kin> , do	96
<kin> , found	-6
<kin> , handle	154
<kin> , have	-48
<kin> , he	109
<kin> , her	125
<kin> , i	-61
<kin> , in	-126
<kin> , is	270
<kin> , just	-11
<kin> , me	208
<kin> , mostly	-57
<kin> , my	136
<kin> , no	-155
<kin> , not	-76
<kin> , now	73
<kin> , only	131
<kin> , register	88
<kin> , retire	109
<kin> , say	-135
<kin> , second	155
<kin> , self-employed	162
<kin> , she	137
<kin> , sign	56
<kin> , sleep	-71
<kin> , so	213
<kin> , some	-135
<kin> , teach	155
<kin> , that	121
<kin> , the	89
<kin> , under	-161
<kin> , unpaid	145
<kin> , want	-46
<kin> , was	-39
<kin> , we	134
<kin> , what	-118
<kin> , who	177
<kin> , work	-120
<kin> .	179
<kin> :	-177
<kin> : <kin>	-161
<kin> : <name>	197
<kin> : <number>	-85
<kin> ;	134
<kin> </s>	242
<kin> <kin>	-21
<kin> <kin> ,	341
<kin> <kin> </s>	-27
<kin> <kin> <name>	197
<kin> <kin> here	83
<kin> <kin> in	143
<kin> <kin> is	-32
<kin> <kin> my	-95
<kin> <kin> n't	238
<kin> <kin> the	157
<kin> <name>	380
<kin> <name> 's	-66
<kin> <name> ,	370
<kin> <name> </s>	123
<kin> <name> <kin>	265
<kin> <name> <name>	167
<kin> <name> <number>	-107
<kin> <name> and	309
<kin> <name> at	166
<kin> <name> can	149
<kin> <name> die	126
<kin> <name> drive	102
<kin> <name> get	161
<kin> <name> handle	125
<kin> <name> hate	141
<kin> <name> have	257
<kin> <name> in	175
<kin> <name> is	30
<kin> <name> join	100
<kin> <name> just	-104
<kin> <name> know	-19
<kin> <name> last	59
<kin> <name> leave	21
<kin> <name> lend	137
<kin> <name> live	121
<kin> <name> move	93
<kin> <name> need	110
<kin> <name> only	116
<kin> <name> plant	107
<kin> <name> play	106
<kin> <name> retire	100
<kin> <name> run	83
<kin> <name> sleep	126
<kin> <name> stay	97
<kin> <name> still	-13
<kin> <name> take	72
<kin> <name> teach	-39
<kin> <name> use	93
<kin> <name> want	196
<kin> <name> was	141
<kin> <name> will	-34
<kin> <name> work	231
<kin> <number>	309
<kin> <number> ,	96
<kin> <number> <kin>	159
<kin> <number> dollar	94
<kin> <number> for	71
<kin> <number> grand	104
<kin> ?	166
<kin> a	129
<kin> above	135
<kin> actually	137
<kin> actually </s>	137
<kin> after	-9
<kin> after the	158
<kin> all	116
<kin> allow	-91
<kin> alone	-15
<kin> alone </s>	90
<kin> amateur	98
<kin> an	98
<kin> an hour	68
<kin> and	145
<kin> and <kin>	20
<kin> and <number>	20
<kin> and a	160
<kin> and i	104
<kin> and live	-18
<kin> and me	-5
<kin> and she	-135
<kin> and the	138
<kin> and you	-114
<kin> answer	117
<kin> apparently	-123
<kin> are	-47
<kin> are <kin>	174
<kin> are all	-56
<kin> are argue	-115
<kin> are asleep	-146
<kin> are at	96
<kin> are bilingual	189
<kin> are both	150
<kin> are call	-112
<kin> are in	171
<kin> are mainly	129
<kin> are milk	-43
<kin> are mostly	145
<kin> are my	160
<kin> are on	-113
<kin> are scream	-198
<kin> are with	160
<kin> army	107
<kin> army ,	147
<kin> as	126
<kin> as <name>	126
<kin> ask	-39
<kin> ask for	97
<kin> ask me	-139
<kin> at	-69
<kin> at <name>	-91
<kin> at a	325
<kin> at our	-64
<kin> back	-70
<kin> back home	-77
<kin> before	58
<kin> belong	-83
<kin> build	130
<kin> but	128
<kin> but i	128
<kin> buy	107
<kin> by	67
<kin> by choice	82
<kin> by trade	89
<kin> call	189
<kin> call <name>	135
<kin> call me	115
<kin> can	-144
<kin> can live	-137
<kin> can n't	27
<kin> cancel	-182
<kin> character	-117
<kin> come	77
<kin> come at	149
<kin> come by	-86
<kin> come every	79
<kin> come from	-30
<kin> come in	-111
<kin> come to	147
<kin> cost	-146
<kin> could	-88
<kin> data	111
<kin> day	-72
<kin> debt	139
<kin> debt leave	139
<kin> die	19
<kin> die in	-69
<kin> do	93
<kin> do n't	-61
<kin> drill	-112
<kin> drive	56
<kin> drive </s>	-59
<kin> due	76
<kin> due in	76
<kin> each	146
<kin> eat my	-126
<kin> email	-145
<kin> emigrate	-23
<kin> emoji	-145
<kin> episode	-107
<kin> every	155
<kin> every other	85
<kin> expect	95
<kin> fall	45
<kin> farm	126
<kin> fight	-106
<kin> finally	-73
<kin> find	101
<kin> find a	44
<kin> finish	-38
<kin> finish school	152
<kin> food	46
<kin> food </s>	32
<kin> for	186
<kin> for <number>	114
<kin> for the	-21
<kin> for wifi	137
<kin> forbid	66
<kin> forbid <kin>	-22
<kin> forget	46
<kin> from	-118
<kin> from <month>	109
<kin> from <name>	-165
<kin> from the	-51
<kin> get	195
<kin> get into	83
<kin> get marry	45
<kin> get the	137
<kin> give	-151
<kin> go	189
<kin> go to	140
<kin> group	140
<kin> handle	92
<kin> handle the	92
<kin> hate	148
<kin> have	81
<kin> have <name>	-28
<kin> have <number>	-131
<kin> have asthma	-83
<kin> have be	-97
<kin> have dementia	123
<kin> have get	120
<kin> have go	-159
<kin> have have	91
<kin> have me	103
<kin> have n't	-124
<kin> have the	44
<kin> have to	107
<kin> have type	132
<kin> he	79
<kin> hear	-85
<kin> hear that	-81
<kin> her	-72
<kin> here	260
<kin> here ,	289
<kin> here is	-104
<kin> hold	33
<kin> house	161
<kin> hunt	50
<kin> i	45
<kin> i <kin>	144
<kin> i think	-111
<kin> i want	-181
<kin> i work	118
<kin> in	-84
<kin> in <month>	267
<kin> in <name>	133
<kin> in <number>	67
<kin> in a	-64
<kin> in chapter	-132
<kin> in may	182
<kin> in my	-121
<kin> in our	107
<kin> in question	-134
<kin> in rural	108
<kin> in spring	117
<kin> in that	-206
<kin> in the	-101
<kin> in this	-196
<kin> insist	22
<kin> insist </s>	-27
<kin> insist on	61
<kin> into	-179
<kin> is	-50
<kin> is </s>	-5
<kin> is <name>	407
<kin> is <number>	192
<kin> is a	118
<kin> is ask	-125
<kin> is asleep	-150
<kin> is at	-148
<kin> is bark	-126
<kin> is call	-32
<kin> is cry	-129
<kin> is diabetic	61
<kin> is do	143
<kin> is due	146
<kin> is dyslexic	92
<kin> is feed	-20
<kin> is from	85
<kin> is have	41
<kin> is here	-164
<kin> is home	-160
<kin> is in	-157
<kin> is late	-98
<kin> is leave	-103
<kin> is my	252
<kin> is now	120
<kin> is on	-120
<kin> is sell	171
<kin> is sit	-104
<kin> is stick	-133
<kin> is sulk	-152
<kin> is teach	104
<kin> is the	176
<kin> it	-41
<kin> job	-65
<kin> joke	-247
<kin> joke about	-129
<kin> judo	165
<kin> just	-258
<kin> just arrive	-70
<kin> just call	-146
<kin> just eat	-112
<kin> just move	105
<kin> just now	-125
<kin> just put	134
<kin> just raise	136
<kin> just ring	-83
<kin> just send	-98
<kin> just throw	-93
<kin> just walk	-69
<kin> keep	179
<kin> know	26
<kin> know </s>	-79
<kin> last	131
<kin> leave	89
<kin> leave for	-71
<kin> leave me	76
<kin> let	15
<kin> let me	15
<kin> letter	-24
<kin> like	-152
<kin> like the	-119
<kin> listen	-46
<kin> live	187
<kin> live <number>	97
<kin> live downstair	126
<kin> live in	63
<kin> live with	29
<kin> loan	197
<kin> lock	104
<kin> lodge	48
<kin> lodge with	48
<kin> love	-107
<kin> love the	-55
<kin> may	5
<kin> morning	141
<kin> move	-64
<kin> move in	30
<kin> move into	89
<kin> mow	-71
<kin> my	-128
<kin> n't	82
<kin> n't </s>	-52
<kin> n't allow	162
<kin> n't bother	110
<kin> n't eat	158
<kin> n't fit	-89
<kin> n't speak	121
<kin> n't work	-12
<kin> na	146
<kin> name	167
<kin> name <name>	159
<kin> navy	76
<kin> need	7
<kin> need milk	50
<kin> never	139
<kin> never find	-37
<kin> next	-105
<kin> next door	-160
<kin> not	-140
<kin> note	-97
<kin> note by	-97
<kin> nothing	-73
<kin> now	299
<kin> now </s>	248
<kin> number	150
<kin> number <number>	150
<kin> of	-9
<kin> of <number>	163
<kin> of mine	-63
<kin> of my	-72
<kin> of our	97
<kin> of ours	81
<kin> of that	-137
<kin> of the	-170
<kin> off	-12
<kin> on	-75
<kin> on <day>	-137
<kin> on <days>	181
<kin> on <name>	-181
<kin> on <number>	85
<kin> on a	142
<kin> on induction	159
<kin> on our	-134
<kin> on permanent	97
<kin> on that	-113
<kin> on the	-30
<kin> on tv	-130
<kin> once	19
<kin> only	109
<kin> only eat	115
<kin> open	51
<kin> order	166
<kin> order </s>	164
<kin> our	272
<kin> our book	84
<kin> outlive	158
<kin> outlive my	103
<kin> outside	96
<kin> outside <name>	96
<kin> over	-18
<kin> own	-38
<kin> own the	63
<kin> pass	83
<kin> pay	-15
<kin> pay in	-61
<kin> per	40
<kin> play	193
<kin> portal	120
<kin> prefer	-102
<kin> put	94
<kin> raise	114
<kin> raise me	114
<kin> raise the	-6
<kin> read	148
<kin> read only	148
<kin> refuse	42
<kin> result	-98
<kin> retire	105
<kin> rice	-108
<kin> ring	33
<kin> ring from	86
<kin> ring while	-83
<kin> run a	32
<kin> run it	156
<kin> run the	172
<kin> say	31
<kin> say <name>	124
<kin> say hi	-114
<kin> say i	165
<kin> say the	-121
<kin> sell	-53
<kin> send	-73
<kin> share	9
<kin> shop	-56
<kin> should	-209
<kin> shout	-123
<kin> show	89
<kin> show take	116
<kin> side	116
<kin> since	105
<kin> since <number>	50
<kin> since i	101
<kin> since uni	112
<kin> sit	189
<kin> sit in	125
<kin> sleep	-93
<kin> sleep <number>	-132
<kin> sleep in	151
<kin> so	150
<kin> speak	-31
<kin> speak <name>	-111
<kin> speak only	130
<kin> split	151
<kin> split when	134
<kin> start	254
<kin> start school	171
<kin> stay	113
<kin> still	179
<kin> still live	35
<kin> still own	104
<kin> stop	-84
<kin> stop lay	-84
<kin> study	-27
<kin> stutter	102
<kin> support	117
<kin> surgery	-169
<kin> table	-114
<kin> table have	-114
<kin> take	-140
<kin> talk	81
<kin> talk to	147
<kin> teach	194
<kin> teach me	163
<kin> tell	-147
<kin> tell the	-136
<kin> that	51
<kin> that the	-23
<kin> the	230
<kin> the book	77
<kin> the paperwork	115
<kin> the talk	110
<kin> the under	99
<kin> the under-12s	91
<kin> there	-46
<kin> think	126
<kin> this	-113
<kin> time	154
<kin> to	149
<kin> to <name>	137
<kin> to leukemia	108
<kin> to my	174
<kin> to our	111
<kin> today	-85
<kin> today </s>	-73
<kin> tongue	58
<kin> tongue 's	131
<kin> tongue ,	91
<kin> tonight	-98
<kin> train	176
<kin> turn	155
<kin> turn <number>	126
<kin> under	53
<kin> under <number>	-7
<kin> unit	61
<kin> unit </s>	61
<kin> until	135
<kin> until <month>	105
<kin> until <number>	64
<kin> upstairs	126
<kin> upstairs are	22
<kin> use	-76
<kin> visa	147
<kin> vs	-164
<kin> wait	-116
<kin> wake	-107
<kin> walk	-146
<kin> walker	83
<kin> want	55
<kin> want a	-166
<kin> want everything	138
<kin> want it	-128
<kin> want the	109
<kin> want this	-129
<kin> want to	-67
<kin> was	-9
<kin> was a	18
<kin> was bear	-36
<kin> we	-83
<kin> were	145
<kin> what	29
<kin> when	67
<kin> who	-42
<kin> who run	-114
<kin> will	-126
<kin> will n't	-23
<kin> with	-54
<kin> with a	-127
<kin> with me	102
<kin> with my	147
<kin> with the	-137
<kin> within	141
<kin> within <number>	141
<kin> work	116
<kin> work night	107
<kin> work offshore	84
<kin> work on	86
<kin> would	-164
<kin> yesterday	-128
<kin> |	-81
<kin> | </s>	-81
<month>	414
<month> ,	253
<month> , <name>	104
<month> , <number>	210
<month> , a	113
<month> , and	48
<month> , every	81
<month> , freelance	136
<month> , i	122
<month> , my	118
<month> , no	105
<month> , per	-131
<month> , so	-12
<month> , then	134
<month> , visa	158
<month> </s>	443
<month> <kin>	141
<month> <number>	133
<month> <number> ,	84
<month> <number> </s>	89
<month> and	38
<month> and <name>	-52
<month> and i	233
<month> and that	-60
<month> at	81
<month> at my	136
<month> because	36
<month> for	209
<month> for the	141
<month> from	125
<month> from <name>	125
<month> have	-83
<month> have <number>	-83
<month> i	-94
<month> i 'll	-91
<month> i have	126
<month> in	164
<month> in <name>	146
<month> is	-237
<month> next	166
<month> next year	166
<month> on	92
<month> on ,	36
<month> so	113
<month> the	-103
<month> the whole	62
<month> to	133
<month> to <month>	22
<month> to march	88
<month> we	148
<month> with	203
<name>	200
<name> "	-114
<name> &	-53
<name> 's	65
<name> 's ,	122
<name> 's </s>	278
<name> 's <kin>	-142
<name> 's <name>	175
<name> 's a	143
<name> 's allergic	155
<name> 's and	-72
<name> 's for	130
<name> 's in	18
<name> 's parole	-50
<name> 's place	113
<name> 's real	-48
<name> 's school	108
<name> (	-104
<name> ( <kin>	153
<name> ,	225
<name> , <days>	95
<name> , <kin>	-27
<name> , <month>	106
<name> , <name>	16
<name> , <number>	164
<name> , a	92
<name> , about	67
<name> , all	145
<name> , always	74
<name> , and	100
<name> , back	-77
<name> , both	62
<name> , build	113
<name> , but	169
<name> , can	100
<name> , chapter	-111
<name> , come	63
<name> , do	33
<name> , fix	116
<name> , for	149
<name> , freelance	110
<name> , from	-48
<name> , get	34
<name> , go	46
<name> , graduate	115
<name> , half	116
<name> , hate	-57
<name> , have	4
<name> , he	125
<name> , here	160
<name> , hibernate	96
<name> , home	66
<name> , honestly	73
<name> , how	-137
<name> , i	276
<name> , in	88
<name> , is	10
<name> , it	-140
<name> , its	-24
<name> , keep	116
<name> , key	128
<name> , know	161
<name> , leave	69
<name> , live	-21
<name> , look	-114
<name> , lose	-131
<name> , manual	131
<name> , me	140
<name> , my	118
<name> , never	-107
<name> , no	-65
<name> , nobody	183
<name> , not	54
<name> , nothing	-21
<name> , now	46
<name> , odd	4
<name> , older	120
<name> , on	-167
<name> , only	168
<name> , our	242
<name> , own	125
<name> , pay	130
<name> , play	93
<name> , raise	180
<name> , retire	110
<name> , right	-155
<name> , say	51
<name> , second	90
<name> , sell	156
<name> , share	145
<name> , she	129
<name> , should	55
<name> , sign	-53
<name> , since	132
<name> , sleep	144
<name> , so	23
<name> , spanish	88
<name> , stall	118
<name> , start	-17
<name> , still	41
<name> , that	241
<name> , the	58
<name> , then	31
<name> , third	177
<name> , though	131
<name> , train	-101
<name> , use	-13
<name> , want	73
<name> , we	239
<name> , wed	96
<name> , what	-104
<name> , where	85
<name> , which	-76
<name> , who	-126
<name> , with	149
<name> .	-136
<name> . </s>	-136
<name> ;	128
<name> </s>	177
<name> <day>	117
<name> <kin>	-14
<name> <kin> '	118
<name> <kin> ,	9
<name> <kin> </s>	195
<name> <kin> <name>	90
<name> <kin> is	-58
<name> <kin> our	109
<name> <kin> the	185
<name> <name>	12
<name> <name> 's	-44
<name> <name> ,	78
<name> <name> </s>	175
<name> <name> <name>	83
<name> <name> and	41
<name> <name> at	-62
<name> <name> belong	58
<name> <name> call	109
<name> <name> come	-91
<name> <name> every	41
<name> <name> for	218
<name> <name> have	-114
<name> <name> in	26
<name> <name> is	-125
<name> <name> on	-72
<name> <name> run	99
<name> <name> since	121
<name> <name> that	26
<name> <name> upstairs	-20
<name> <name> with	155
<name> <number>	111
<name> <number> '	101
<name> <number> ,	-45
<name> <number> </s>	143
<name> <number> box	-4
<name> <number> day	121
<name> <number> for	74
<name> <number> in	171
<name> <number> last	45
<name> <number> week	41
<name> <number> year	219
<name> a	-110
<name> a <kin>	-48
<name> a sec	-90
<name> about	-87
<name> above	84
<name> above all	84
<name> account	125
<name> account in	126
<name> after	49
<name> after the	140
<name> again	-117
<name> ahead	-81
<name> ahead of	-39
<name> airport	-101
<name> airport ,	-101
<name> all	-104
<name> already	-103
<name> an	-25
<name> and	220
<name> and <name>	96
<name> and buy	-52
<name> and do	81
<name> and forbid	-71
<name> and go	84
<name> and have	-31
<name> and i	105
<name> and in	135
<name> and it	-103
<name> and little	144
<name> and live	-47
<name> and me	156
<name> and nothing	16
<name> and only	-94
<name> and she	199
<name> and the	-162
<name> and then	144
<name> and want	151
<name> and we	155
<name> and will	119
<name> anymore	87
<name> anymore </s>	87
<name> apparently	-125
<name> apparently </s>	-125
<name> archipelago	124
<name> are	-125
<name> are get	-43
<name> are my	146
<name> around	-31
<name> as	169
<name> as a	137
<name> as well	79
<name> at	89
<name> at <day>	84
<name> at <name>	-89
<name> at <number>	174
<name> at a	171
<name> at home	231
<name> at my	-75
<name> at number	163
<name> at our	125
<name> at the	26
<name> at work	204
<name> be	-61
<name> because	141
<name> because of	6
<name> before	259
<name> before <number>	141
<name> before i	168
<name> before the	140
<name> begin	-81
<name> belong	58
<name> belong to	58
<name> book	149
<name> both	-69
<name> branch	233
<name> brass	116
<name> but	147
<name> but never	129
<name> but not	-72
<name> by	206
<name> by <number>	174
<name> by next	79
<name> call	128
<name> call <name>	109
<name> can	106
<name> can n't	84
<name> chi	-80
<name> church	-69
<name> church </s>	-19
<name> code	-63
<name> come	42
<name> come back	53
<name> come on	-91
<name> come out	-96
<name> company	139
<name> cost	-123
<name> cover	95
<name> date	58
<name> die	170
<name> die in	181
<name> do	-57
<name> do n't	-133
<name> do solar	-22
<name> dollar	6
<name> down	-81
<name> drink	-121
<name> drive	-91
<name> dust	-6
<name> each	98
<name> each <month>	63
<name> end	66
<name> end in	-33
<name> end on	139
<name> even	117
<name> even if	94
<name> every	211
<name> every <day>	153
<name> every summer	75
<name> every year	71
<name> exam	74
<name> fall	-174
<name> file	83
<name> file ,	39
<name> film	-59
<name> film </s>	-6
<name> first	117
<name> first </s>	90
<name> flight	-116
<name> food	5
<name> food ,	135
<name> food </s>	-119
<name> for	34
<name> for <kin>	-65
<name> for <name>	-26
<name> for <number>	317
<name> for a	247
<name> for good	239
<name> for lunch	-121
<name> for me	124
<name> for my	-54
<name> for some	-144
<name> for the	129
<name> for this	-113
<name> form	144
<name> format	71
<name> format </s>	71
<name> franc	-11
<name> franc </s>	63
<name> franc although	-54
<name> from	33
<name> from <month>	158
<name> from <name>	182
<name> from <number>	-58
<name> from may	50
<name> from next	92
<name> game	-139
<name> get	-111
<name> get cut	-138
<name> get into	128
<name> glove	172
<name> go	-159
<name> go home	-118
<name> go up	-125
<name> group	141
<name> group in	101
<name> habit	148
<name> hall	96
<name> handle the	15
<name> hate	-32
<name> hate slide	64
<name> have	-52
<name> have <number>	-96
<name> have a	-8
<name> have be	-62
<name> have dyslexia	91
<name> have get	-214
<name> have have	-62
<name> have his	-30
<name> have n't	-56
<name> have our	72
<name> have the	-6
<name> have to	116
<name> homework	-81
<name> host	-33
<name> i	180
<name> i 'm	92
<name> i am	120
<name> i can	140
<name> i have	135
<name> i think	-75
<name> i was	-82
<name> if	-15
<name> in	32
<name> in <month>	69
<name> in <name>	219
<name> in <number>	10
<name> in a	26
<name> in my	-57
<name> in our	104
<name> in that	-127
<name> in the	-17
<name> in this	-119
<name> inherit	-56
<name> insist	191
<name> insist on	133
<name> insurer	119
<name> insurer </s>	119
<name> into	71
<name> into <name>	71
<name> is	46
<name> is <name>	106
<name> is <number>	211
<name> is a	21
<name> is allergic	154
<name> is better	134
<name> is blind	96
<name> is close	-117
<name> is deaf	102
<name> is diabetic	136
<name> is do	112
<name> is due	-48
<name> is go	160
<name> is in	-72
<name> is my	159
<name> is n't	140
<name> is on	85
<name> is our	58
<name> is ours	137
<name> is pin	-45
<name> is stick	83
<name> is still	38
<name> is the	31
<name> is what	-39
<name> is where	189
<name> is with	79
<name> join	100
<name> join the	100
<name> just	-251
<name> just now	-197
<name> keep	-53
<name> keep the	17
<name> know	-19
<name> last	24
<name> last spring	80
<name> last week	-104
<name> last year	231
<name> leave	126
<name> leave </s>	100
<name> leave me	112
<name> leave us	144
<name> lend	137
<name> lend me	137
<name> library	79
<name> library </s>	79
<name> licence	181
<name> licence </s>	100
<name> licence at	100
<name> line	154
<name> live	185
<name> live in	181
<name> look	-17
<name> look after	138
<name> lose	-22
<name> make	131
<name> marathon	65
<name> marathon in	130
<name> market	120
<name> market </s>	146
<name> market in	-58
<name> master	147
<name> mean	-91
<name> mode	-24
<name> most	146
<name> mostly	150
<name> mostly </s>	150
<name> move	127
<name> move to	106
<name> my	170
<name> my <kin>	162
<name> name	31
<name> name </s>	-4
<name> need	-50
<name> need a	-65
<name> need insulin	110
<name> negative	15
<name> never	-170
<name> never learn	-44
<name> next	60
<name> next </s>	-116
<name> next <month>	176
<name> next door	50
<name> next to	-79
<name> next year	224
<name> not	44
<name> not <name>	-35
<name> now	184
<name> now </s>	177
<name> of	-14
<name> of <name>	60
<name> office	181
<name> office </s>	129
<name> on	96
<name> on <day>	-43
<name> on <days>	78
<name> on <name>	137
<name> on <number>	124
<name> on a	169
<name> on line	-88
<name> on my	138
<name> on our	134
<name> on the	-6
<name> once	127
<name> once the	115
<name> one	97
<name> one </s>	97
<name> only	126
<name> only </s>	-34
<name> only read	60
<name> open	-129
<name> open at	58
<name> or	-188
<name> or <name>	-130
<name> outside	81
<name> over	135
<name> own	128
<name> own the	128
<name> pass	144
<name> passport	-17
<name> pay	114
<name> place	-170
<name> plant	128
<name> play	-7
<name> play the	80
<name> please	-34
<name> please </s>	-167
<name> pls	-118
<name> pls </s>	-159
<name> put	-147
<name> put my	-116
<name> quit	16
<name> raise	16
<name> raise me	123
<name> recipe	47
<name> register	101
<name> remote	-130
<name> report	40
<name> retire	-101
<name> retire in	-45
<name> return	23
<name> right	-128
<name> right </s>	-124
<name> run	90
<name> run out	147
<name> run the	89
<name> say	-134
<name> say </s>	-116
<name> school	-85
<name> sell	-130
<name> sentence	-101
<name> service	163
<name> shop	120
<name> side	91
<name> sign	-76
<name> sign off	-76
<name> since	178
<name> since <name>	128
<name> since <number>	15
<name> since the	120
<name> sit	97
<name> sit in	131
<name> site	-49
<name> sleep	126
<name> sleep under	99
<name> so	155
<name> somebody	-139
<name> somebody ,	-73
<name> something	-98
<name> speaker	119
<name> spell	126
<name> spell ,	63
<name> spell </s>	49
<name> spell in	87
<name> split	-106
<name> start	-134
<name> start at	118
<name> start first	41
<name> start in	-133
<name> start the	-150
<name> stay	-65
<name> stay with	115
<name> stick	-83
<name> still	-146
<name> storage	111
<name> storage box	111
<name> stutter	146
<name> surgery	132
<name> take	-29
<name> take over	136
<name> take the	-25
<name> teach	-31
<name> teach me	124
<name> team	55
<name> test	171
<name> test </s>	171
<name> that	119
<name> that i	96
<name> that my	153
<name> that the	-159
<name> that this	-48
<name> the	-64
<name> the <kin>	-87
<name> the whole	-139
<name> there	95
<name> there 's	64
<name> this	155
<name> this morning	-111
<name> till	223
<name> time	-57
<name> time </s>	-57
<name> to	65
<name> to <name>	-88
<name> to <number>	-43
<name> to me	130
<name> to you	-143
<name> today	44
<name> today ,	87
<name> today </s>	-113
<name> tomorrow	-144
<name> tomorrow </s>	-127
<name> turn	111
<name> twice	114
<name> twice </s>	126
<name> under	119
<name> under the	115
<name> unless	108
<name> unless i	108
<name> until	115
<name> upstairs	-20
<name> upstairs </s>	-20
<name> use	-108
<name> use <name>	-73
<name> want	17
<name> want a	32
<name> want to	127
<name> was	-101
<name> was a	54
<name> was bear	183
<name> was close	-132
<name> was the	-126
<name> way	30
<name> way ,	30
<name> we	-36
<name> we have	16
<name> when	-68
<name> when <name>	-45
<name> when he	-94
<name> when i	19
<name> when the	35
<name> whenever	109
<name> who	-155
<name> will	-180
<name> will n't	-73
<name> will take	-163
<name> win	-67
<name> with	25
<name> with <name>	227
<name> with a	-152
<name> with me	133
<name> with my	289
<name> with the	40
<name> with us	128
<name> without	28
<name> woman	157
<name> word	-160
<name> work	32
<name> work better	-74
<name> work night	122
<name> work on	-86
<name> write	-104
<name> year	143
<name> yesterday	-193
<name> yesterday ,	-107
<name> yesterday </s>	-104
<name> you	-221
<number>	104
<number> "	-160
<number> '	-34
<number> ' mock	101
<number> 's	-49
<number> ,	20
<number> , <days>	175
<number> , <kin>	174
<number> , <name>	41
<number> , <number>	-80
<number> , all	131
<number> , always	114
<number> , and	186
<number> , anything	-35
<number> , be	-7
<number> , both	185
<number> , by	76
<number> , can	-115
<number> , count	151
<number> , do	-182
<number> , every	57
<number> , family	110
<number> , farm	160
<number> , fix	-36
<number> , give	-130
<number> , have	-9
<number> , help	-165
<number> , house	-61
<number> , i	62
<number> , in	141
<number> , is	-199
<number> , it	88
<number> , make	-132
<number> , mostly	-105
<number> , must	-117
<number> , my	137
<number> , need	-92
<number> , never	157
<number> , no	-65
<number> , not	-114
<number> , nothing	84
<number> , now	68
<number> , on	176
<number> , only	129
<number> , pay	139
<number> , play	18
<number> , raise	86
<number> , right	-14
<number> , same	-69
<number> , say	-213
<number> , she	117
<number> , since	175
<number> , so	-70
<number> , still	74
<number> , teach	145
<number> , thank	-157
<number> , that	-14
<number> , the	-103
<number> , then	-4
<number> , they	52
<number> , this	69
<number> , too	-102
<number> , want	121
<number> , what	-191
<number> , wrap	-119
<number> 1000	13
<number> 1000 km	159
<number> ;	18
<number> </s>	90
<number> <kin>	-43
<number> <kin> ,	-105
<number> <kin> :	144
<number> <kin> </s>	-70
<number> <kin> a	177
<number> <kin> alone	90
<number> <kin> and	158
<number> <kin> are	101
<number> <kin> at	173
<number> <kin> from	-79
<number> <kin> in	53
<number> <kin> on	72
<number> <kin> since	-56
<number> <kin> under	157
<number> <kin> who	-39
<number> <kin> with	26
<number> <month>	222
<number> <month> ,	83
<number> <month> </s>	189
<number> <month> <number>	92
<number> <month> in	160
<number> <name>	26
<number> <name> ,	-19
<number> <name> </s>	-7
<number> <name> <name>	-15
<number> <name> have	-47
<number> <name> in	-194
<number> <name> that	61
<number> <name> to	126
<number> <name> with	137
<number> <number>	-4
<number> <number> </s>	-110
<number> <number> a	120
<number> <number> km	107
<number> <number> year	141
<number> a	151
<number> a day	8
<number> a month	101
<number> a week	112
<number> a year	183
<number> a.m	162
<number> a.m .	162
<number> about	-80
<number> acre	168
<number> across	-149
<number> across </s>	-149
<number> adult	-110
<number> adult ,	-110
<number> after	174
<number> after <number>	119
<number> after the	86
<number> again	-132
<number> again </s>	-132
<number> all	-86
<number> am	258
<number> am </s>	195
<number> am and	133
<number> an	48
<number> an hour	48
<number> and	143
<number> and <number>	-143
<number> and after	-31
<number> and at	140
<number> and have	90
<number> and i	239
<number> and is	-25
<number> and it	56
<number> and its	-145
<number> and never	41
<number> and now	115
<number> and still	-35
<number> and that	108
<number> and the	-136
<number> answer	-111
<number> answer </s>	-111
<number> apple	42
<number> approval	208
<number> approval </s>	113
<number> are	-111
<number> are hard	-86
<number> argument	-116
<number> argument </s>	-114
<number> as	-14
<number> at	53
<number> at a	144
<number> at home	128
<number> at most	118
<number> at night	153
<number> at work	131
<number> bag	-140
<number> bar	-143
<number> bathroom	66
<number> bathroom </s>	-26
<number> battery	108
<number> because	-7
<number> because i	36
<number> because of	-22
<number> bed	-88
<number> before	194
<number> before tax	132
<number> between	-41
<number> blue	-132
<number> book	135
<number> book </s>	143
<number> book in	-126
<number> box	150
<number> bullet	-204
<number> bullet </s>	-160
<number> bus	153
<number> but the	63
<number> by	93
<number> by <number>	-52
<number> by next	130
<number> by the	59
<number> call	-140
<number> car	-6
<number> car between	12
<number> cent	-51
<number> cent </s>	-151
<number> cent a	109
<number> chair	49
<number> chair </s>	94
<number> chair and	69
<number> character	47
<number> character </s>	47
<number> chemistry	-71
<number> click	-61
<number> cm	181
<number> coeliac	-62
<number> coffee	-112
<number> coffee ,	-84
<number> coffee a	8
<number> coin	-161
<number> colour	52
<number> column	-225
<number> column </s>	-194
<number> come	-90
<number> come out	-70
<number> corolla	136
<number> country	33
<number> country </s>	-11
<number> country before	-15
<number> cover	143
<number> cover a	134
<number> cup	-48
<number> dairy	115
<number> dairy <kin>	115
<number> day	-17
<number> day ,	-138
<number> day </s>	197
<number> day a	-30
<number> day and	-45
<number> day late	26
<number> day to	-26
<number> day week	94
<number> degree	-49
<number> degree </s>	-77
<number> delivery	43
<number> diabetes	97
<number> diabetes </s>	138
<number> diabetic	88
<number> digit	-107
<number> do	-35
<number> do n't	-106
<number> dollar	135
<number> door	46
<number> door down	46
<number> down	-17
<number> down </s>	135
<number> draft	-157
<number> duplicate	-62
<number> each	35
<number> each month	82
<number> ear	111
<number> egg	-208
<number> egg ,	-108
<number> epoch	-105
<number> error	-173
<number> error </s>	-156
<number> error when	-125
<number> espresso	18
<number> essay	-138
<number> euro	174
<number> euro </s>	36
<number> euro a	104
<number> every	239
<number> every day	166
<number> every month	108
<number> every morning	112
<number> every night	121
<number> expect	31
<number> fail	-113
<number> fifty-minute	148
<number> fifty-minute lesson	148
<number> file	-212
<number> file </s>	-157
<number> find	74
<number> finger	119
<number> finger ,	156
<number> flat	183
<number> flat in	155
<number> floor	158
<number> floor </s>	98
<number> fold	173
<number> foot	166
<number> foot <number>	173
<number> for	-57
<number> for <number>	-42
<number> for a	-87
<number> for me	139
<number> for my	100
<number> for no	-129
<number> for the	14
<number> fox	-49
<number> fox and	-49
<number> from	-151
<number> from <month>	127
<number> from the	-81
<number> g	20
<number> gb	-33
<number> gb ,	-33
<number> generation	75
<number> generation </s>	161
<number> generation of	-21
<number> get	-92
<number> gig	72
<number> gig </s>	113
<number> go	-43
<number> good	143
<number> grade	102
<number> gram	-123
<number> grand	37
<number> grand </s>	32
<number> grand and	101
<number> guy	117
<number> hand	-30
<number> hand </s>	-72
<number> have	-50
<number> have a	-104
<number> heart	-58
<number> hectare	110
<number> here	45
<number> here ,	161
<number> here </s>	11
<number> hive	248
<number> hive ,	118
<number> hive </s>	205
<number> hive behind	162
<number> home	83
<number> hotel	122
<number> hotel in	122
<number> hour	-86
<number> hour ,	-117
<number> hour </s>	80
<number> hour a	-55
<number> hour ahead	145
<number> hour and	-121
<number> hour each	79
<number> hour from	128
<number> hour in	-103
<number> hour late	-119
<number> hour now	-137
<number> hour to	-58
<number> hour today	-101
<number> house	121
<number> i	110
<number> i 'm	20
<number> i have	-59
<number> i leave	-44
<number> i lose	-46
<number> i see	-95
<number> i want	-50
<number> if	-20
<number> if the	-20
<number> in	177
<number> in <kin>	116
<number> in <month>	223
<number> in <name>	137
<number> in <number>	76
<number> in a	43
<number> in may	185
<number> in my	-55
<number> in the	-40
<number> include	96
<number> instead	83
<number> is	-149
<number> is <name>	114
<number> is allergic	-112
<number> is the	53
<number> is too	-67
<number> item	-157
<number> jersey	110
<number> job	50
<number> job </s>	88
<number> junior	66
<number> just	26
<number> kg	69
<number> kg since	69
<number> kidney	165
<number> kidney ,	118
<number> kidney </s>	111
<number> kilo	289
<number> kilo </s>	180
<number> kilo before	121
<number> kilo since	157
<number> kilometre	112
<number> km	79
<number> km </s>	136
<number> km a	-82
<number> language	35
<number> language ,	178
<number> language </s>	-47
<number> last	-9
<number> last night	-178
<number> last time	86
<number> leave	-15
<number> leave on	56
<number> legged	-19
<number> legged <kin>	-19
<number> length	-88
<number> letter	-189
<number> letter ,	-120
<number> letter </s>	-71
<number> level	160
<number> line	-18
<number> line </s>	-36
<number> line a	47
<number> line and	-65
<number> line into	-87
<number> litre	151
<number> little	-86
<number> live	88
<number> lung	77
<number> machine	18
<number> man	-99
<number> math	-134
<number> max	12
<number> max </s>	12
<number> may	170
<number> may ,	126
<number> may </s>	172
<number> member	136
<number> member </s>	136
<number> method	-154
<number> metre	9
<number> metre of	-100
<number> milker	-34
<number> million	-44
<number> min	-277
<number> min ,	-142
<number> min </s>	-145
<number> min each	117
<number> min in	-81
<number> min late	-124
<number> min leave	-89
<number> min or	-114
<number> min so	-90
<number> min to	-103
<number> min walk	155
<number> minute	-353
<number> minute ,	-139
<number> minute </s>	-258
<number> minute after	-59
<number> minute ago	-177
<number> minute and	-190
<number> minute away	-117
<number> minute before	-176
<number> minute by	43
<number> minute each	244
<number> minute i	-159
<number> minute in	-54
<number> minute late	-197
<number> minute leave	-122
<number> minute of	-23
<number> minute to	23
<number> miscarriage	148
<number> miscarriage before	148
<number> miss	-90
<number> mm	52
<number> mm of	-87
<number> moment	-77
<number> month	17
<number> month '	85
<number> month </s>	-64
<number> month a	-96
<number> month ago	139
<number> month of	-18
<number> month to	-79
<number> more	-187
<number> more question	-130
<number> more year	145
<number> morning	105
<number> ms	-145
<number> my	5
<number> name	-258
<number> name for	-151
<number> need	86
<number> need <number>	96
<number> next	-12
<number> night	-47
<number> night </s>	117
<number> night in	-45
<number> night on	-12
<number> nil	-90
<number> nil </s>	-90
<number> now	121
<number> now </s>	101
<number> o	-169
<number> o '	-169
<number> of	92
<number> of <month>	36
<number> of <name>	133
<number> of <number>	-103
<number> of each	122
<number> of my	91
<number> of our	-69
<number> of the	26
<number> of them	87
<number> of this	-67
<number> of those	-133
<number> of us	240
<number> off	192
<number> off ,	-4
<number> off </s>	239
<number> old	128
<number> old <name>	82
<number> on	211
<number> on ,	48
<number> on <day>	152
<number> on <days>	153
<number> on <name>	132
<number> on <number>	176
<number> on it	91
<number> on the	-23
<number> on this	-129
<number> option	41
<number> option ,	79
<number> option </s>	-155
<number> or	42
<number> or <number>	-104
<number> or just	111
<number> out	-168
<number> out of	-168
<number> over	129
<number> pack	100
<number> page	-167
<number> page ,	35
<number> page </s>	-213
<number> pan	-67
<number> pan </s>	-94
<number> panel	74
<number> paragraph	-88
<number> parcel	-75
<number> parcel </s>	-75
<number> part	-129
<number> passport	53
<number> passport ,	53
<number> past	-122
<number> pb	132
<number> pb is	132
<number> people	-127
<number> people ,	54
<number> people </s>	-155
<number> people and	28
<number> people in	-16
<number> people make	39
<number> people since	138
<number> people spread	58
<number> people talk	-141
<number> percent	-101
<number> percent ,	5
<number> percent </s>	-40
<number> percent of	-39
<number> percent off	-123
<number> percent so	-114
<number> person	122
<number> photo	-114
<number> piano	151
<number> piece	122
<number> piece ,	-31
<number> piece </s>	87
<number> pixel	-129
<number> plate	-105
<number> please	-49
<number> please </s>	-49
<number> pls	-157
<number> pls </s>	-157
<number> pm	-34
<number> pm </s>	133
<number> point	-186
<number> pound	86
<number> px	-128
<number> question ,	-144
<number> quid	-147
<number> quid a	115
<number> quid on	-136
<number> read	-159
<number> reader	129
<number> recipe	164
<number> result	-132
<number> result ,	-132
<number> retry	-123
<number> ring	99
<number> roof	82
<number> room	-156
<number> room </s>	-34
<number> room and	-63
<number> round	73
<number> round of	-34
<number> row	-250
<number> row ,	-110
<number> row </s>	-71
<number> salary	109
<number> salary </s>	109
<number> say	-95
<number> school	141
<number> screw	-138
<number> season	88
<number> sec	-112
<number> sec </s>	-112
<number> second	-339
<number> second ,	-136
<number> second </s>	-173
<number> second to	-198
<number> sentence	-183
<number> set	33
<number> set of	33
<number> sharp	214
<number> sharp ,	131
<number> sharp </s>	145
<number> shoe	161
<number> should	-91
<number> should be	-91
<number> show	-156
<number> signature	47
<number> since	54
<number> since <name>	146
<number> since i	-83
<number> slide	-75
<number> small	-58
<number> so	17
<number> so call	-12
<number> so far	-27
<number> so i	-66
<number> solar	-72
<number> solar panel	-72
<number> space	160
<number> split	-156
<number> split by	-156
<number> square	75
<number> square metre	75
<number> staff	-101
<number> stent	138
<number> step	-168
<number> step ,	-115
<number> stick	58
<number> still	-130
<number> still awake	-173
<number> store	30
<number> street	42
<number> street away	42
<number> string	-129
<number> sugar	101
<number> sugar ,	101
<number> tab	-225
<number> tab open	-159
<number> table	-155
<number> ten	-35
<number> ten so	-35
<number> test	-121
<number> the	-181
<number> then	-113
<number> then ,	-127
<number> then </s>	-26
<number> there	122
<number> there 's	-25
<number> thing	69
<number> thing i	26
<number> this	-60
<number> this morning	-168
<number> this year	142
<number> tile	-121
<number> till	23
<number> till <number>	7
<number> time	88
<number> time ,	-135
<number> time </s>	49
<number> time a	114
<number> time and	-104
<number> title	22
<number> to	-42
<number> to a	53
<number> to get	129
<number> to go	-26
<number> to metric	-103
<number> to the	85
<number> today	-268
<number> today ,	-102
<number> today </s>	-165
<number> today because	-96
<number> ton	12
<number> ton of	12
<number> tonight	-201
<number> tonight ,	-119
<number> tonight </s>	-147
<number> too	-164
<number> tooth	-12
<number> tooth </s>	-12
<number> tour	140
<number> tour in	140
<number> tower	7
<number> tower block	7
<number> truck	-46
<number> truck ,	-46
<number> try	-249
<number> try </s>	-160
<number> try to	-135
<number> typo	-161
<number> typo </s>	-132
<number> until	131
<number> until <number>	77
<number> until the	107
<number> valley	-18
<number> van	-35
<number> van are	179
<number> variety	109
<number> variety </s>	109
<number> venue	83
<number> venue site	83
<number> village	95
<number> voice	-60
<number> warning	-139
<number> was	-75
<number> way	-162
<number> week	168
<number> week ,	63
<number> week </s>	145
<number> week ahead	-80
<number> week in	155
<number> week on	20
<number> week out	114
<number> when	24
<number> when i	24
<number> who	150
<number> who <kin>	115
<number> who paste	-123
<number> who speak	92
<number> winter	165
<number> winter in	120
<number> with	90
<number> with <number>	131
<number> with a	18
<number> with my	112
<number> with the	122
<number> woman	172
<number> woman in	76
<number> word	-95
<number> word ,	-144
<number> word </s>	-115
<number> word a	134
<number> word and	-153
<number> word over	-150
<number> work	41
<number> work </s>	-76
<number> year	173
<number> year '	170
<number> year ,	84
<number> year </s>	-113
<number> year ago	-13
<number> year and	43
<number> year as	114
<number> year at	98
<number> year back	135
<number> year before	160
<number> year for	-22
<number> year i	148
<number> year in	276
<number> year now	273
<number> year of	82
<number> year old	179
<number> year on	116
<number> year or	120
<number> year run	91
<number> year this	173
<number> year to	138
<number> yesterday	-133
<s> "	-178
<s> " i	-77
<s> 0	63
<s> 31	-77
<s> <day>	-67
<s> <day> 's	-228
<s> <day> evening	125
<s> <day> i	-76
<s> <day> is	66
<s> <day> lunch	97
<s> <day> meeting	104
<s> <day> morning	114
<s> <day> night	80
<s> <day> prayer	19
<s> <day> roast	27
<s> <day> work	-111
<s> <days>	38
<s> <days> ,	-88
<s> <days> are	-95
<s> <days> belong	-32
<s> <days> i	205
<s> <days> off	155
<s> <kin>	-7
<s> <kin> 's	55
<s> <kin> ,	122
<s> <kin> :	-215
<s> <kin> <kin>	73
<s> <kin> <name>	-16
<s> <kin> and	114
<s> <kin> are	-243
<s> <kin> army	107
<s> <kin> at	-104
<s> <kin> by	116
<s> <kin> call	184
<s> <kin> can	-197
<s> <kin> come	123
<s> <kin> due	76
<s> <kin> eat	169
<s> <kin> expect	-4
<s> <kin> fall	-111
<s> <kin> for	109
<s> <kin> get	159
<s> <kin> go	116
<s> <kin> handle	92
<s> <kin> have	261
<s> <kin> he	79
<s> <kin> here	194
<s> <kin> in	-96
<s> <kin> is	66
<s> <kin> just	-248
<s> <kin> keep	154
<s> <kin> leave	-46
<s> <kin> let	38
<s> <kin> live	138
<s> <kin> love	-128
<s> <kin> move	-29
<s> <kin> need	24
<s> <kin> of	-70
<s> <kin> on	-55
<s> <kin> only	-69
<s> <kin> pass	83
<s> <kin> pay	-84
<s> <kin> raise	144
<s> <kin> ring	-122
<s> <kin> say	122
<s> <kin> should	-197
<s> <kin> stay	40
<s> <kin> stop	-84
<s> <kin> surgery	-169
<s> <kin> teach	170
<s> <kin> the	-138
<s> <kin> tongue	131
<s> <kin> turn	147
<s> <kin> want	119
<s> <kin> was	148
<s> <kin> will	111
<s> <kin> with	-96
<s> <kin> work	170
<s> <month>	-128
<s> <number>	-15
<s> <number> ,	-147
<s> <number> <kin>	-55
<s> <number> <name>	-20
<s> <number> a.m	151
<s> <number> adult	-164
<s> <number> bed	-183
<s> <number> car	54
<s> <number> day	-69
<s> <number> egg	-121
<s> <number> generation	15
<s> <number> length	-14
<s> <number> line	-87
<s> <number> lung	-31
<s> <number> month	-39
<s> <number> more	-109
<s> <number> option	97
<s> <number> set	61
<s> <number> solar	-72
<s> <number> space	160
<s> <number> store	30
<s> <number> time	90
<s> <number> to	125
<s> <number> week	81
<s> <number> year	87
<s> a	-354
<s> a <kin>	-191
<s> a <name>	72
<s> a <number>	-34
<s> a café	-120
<s> a capsule	-31
<s> a pescatarian	-23
<s> a stranger	-96
<s> a tattoo	35
<s> a third	58
<s> a van	-155
<s> a week	-76
<s> a window	-71
<s> a woman	-145
<s> abbu	-8
<s> abbu have	-8
<s> about	-116
<s> about <number>	-116
<s> above	-32
<s> above the	-32
<s> adopt	-47
<s> adopt a	-54
<s> adwoa	-28
<s> adwoa and	-28
<s> afraid	80
<s> afraid of	80
<s> after	126
<s> after <number>	-95
<s> after the	-52
<s> age	-136
<s> age <number>	38
<s> agne	-10
<s> ahmed	-64
<s> ahmed ,	-64
<s> ai	24
<s> ai n't	24
<s> aim	35
<s> aiyo	82
<s> all	148
<s> all <number>	58
<s> all i	49
<s> all my	39
<s> all of	31
<s> all our	186
<s> all the	41
<s> allergic	-4
<s> allergic to	-4
<s> allotment	195
<s> allotment is	92
<s> allow	21
<s> allow <number>	21
<s> alone	-96
<s> also	35
<s> also i	43
<s> also the	-147
<s> although	-68
<s> always	246
<s> always give	147
<s> am	126
<s> am left-handed	129
<s> am minus	34
<s> am the	98
<s> ambulance	36
<s> an	-160
<s> anaphylaxis	-57
<s> and	-172
<s> and <day>	-128
<s> and <days>	35
<s> and <kin>	68
<s> and <name>	-107
<s> and <number>	31
<s> and as	43
<s> and at	-44
<s> and every	34
<s> and everyone	37
<s> and i	-82
<s> and it	-48
<s> and my	-12
<s> and none	-43
<s> and on	-15
<s> and our	-62
<s> and since	-31
<s> and sugar-free	43
<s> and the	-20
<s> and there	-108
<s> and we	17
<s> and with	-60
<s> anneke	-55
<s> anneke ,	-55
<s> anniversary	-41
<s> anniversary 's	135
<s> answer	-61
<s> answer in	-33
<s> answer me	132
<s> answer this	-140
<s> any	74
<s> anything	155
<s> anything above	-26
<s> anything over	-8
<s> anything with	144
<s> apart	27
<s> apart from	27
<s> apparently	83
<s> apply	-45
<s> aquarium	-34
<s> arabic	-22
<s> arabic is	-45
<s> archery	37
<s> are	-185
<s> arthritis	125
<s> arthritis in	125
<s> as	-233
<s> as <days>	-28
<s> as a	-263
<s> as i	147
<s> as my	157
<s> as orthodox	-47
<s> as our	-15
<s> as the	-153
<s> as we	-15
<s> asthma	118
<s> asthma since	67
<s> astronomy	110
<s> at	87
<s> at 68	74
<s> at <number>	211
<s> at our	-24
<s> at the	117
<s> at work	-37
<s> atheist	-26
<s> automatic	-7
<s> back	-157
<s> backup	94
<s> backup of	22
<s> bad	47
<s> bagpipe	78
<s> balcony	115
<s> ballet	89
<s> ballroom	62
<s> bank	21
<s> bankrupt	151
<s> bankrupt in	151
<s> bass	129
<s> bat	52
<s> bathroom	129
<s> battery	-128
<s> bc	110
<s> be	37
<s> be a	-44
<s> be an	83
<s> be fence	26
<s> be from	13
<s> be in	49
<s> be on	-133
<s> be sober	39
<s> be stare	-84
<s> be the	40
<s> be to	-31
<s> be wait	-74
<s> bea	77
<s> bea ,	34
<s> bear	-16
<s> bear in	-19
<s> beatriz	-30
<s> beatriz ,	-55
<s> because	-26
<s> because <kin>	-94
<s> because <month>	-57
<s> because <name>	120
<s> because a	-109
<s> because after	-52
<s> because at	4
<s> because both	-52
<s> because i	169
<s> because in	61
<s> because my	-4
<s> because of	79
<s> because our	-122
<s> because the	-27
<s> because we	90
<s> become	29
<s> become a	29
<s> bee	-35
<s> bee ,	-23
<s> bee are	-4
<s> beekeeping	83
<s> before	-133
<s> before breakfast	-4
<s> beginner	65
<s> behind	-37
<s> behind the	-37
<s> bench	-154
<s> bengali	-59
<s> bengali new	-59
<s> best	-117
<s> best <kin>	96
<s> between	25
<s> between <number>	129
<s> between the	15
<s> between us	-87
<s> big	38
<s> bike	-77
<s> bike get	86
<s> bilingual	-25
<s> bin	-16
<s> bipolar	-87
<s> birthday	-137
<s> biscuit	-9
<s> biscuit ,	70
<s> bite	-135
<s> blood	153
<s> blood pressure	-9
<s> boat	107
<s> boat 's	103
<s> boat are	19
<s> bolaji	44
<s> book	-138
<s> bore	-125
<s> both	-47
<s> bouldering	95
<s> bouldering grade	81
<s> box	60
<s> box is	101
<s> brb	-94
<s> bread	-42
<s> bread 's	-58
<s> break	157
<s> break up	115
<s> british	129
<s> bruna	-33
<s> bruna the	-33
<s> bruno	-51
<s> bruno ,	-51
<s> btw	46
<s> btw ,	-36
<s> btw get	63
<s> btw i	122
<s> btw my	37
<s> btw some	-109
<s> btw the	-59
<s> btw we	31
<s> budget	80
<s> budget for	110
<s> build	-25
<s> bullet	100
<s> bullet point	100
<s> burn	-117
<s> burn the	-83
<s> bus	-185
<s> but	-114
<s> but <day>	-6
<s> but <kin>	-4
<s> but <name>	-22
<s> but amateur	21
<s> but grow	-32
<s> but i	29
<s> but jazz	-28
<s> but my	57
<s> but needle	15
<s> but our	-139
<s> but red	52
<s> but sew	81
<s> but the	-111
<s> but we	62
<s> buy	-142
<s> buy a	-9
<s> buy the	127
<s> by	-7
<s> by <number>	15
<s> by the	-79
<s> cabin	-52
<s> caffeine	-141
<s> caffeine kick	-115
<s> call	55
<s> call it	-164
<s> call me	191
<s> call the	-76
<s> camp	-67
<s> camp without	-67
<s> can	169
<s> can <kin>	-154
<s> can do	20
<s> can n't	155
<s> can not	62
<s> can only	62
<s> can you	-7
<s> canoe	5
<s> canoe polo	5
<s> capo	111
<s> capo on	111
<s> car	71
<s> carlo	24
<s> carlo 's	24
<s> carry	65
<s> cash	-23
<s> cash only	-23
<s> cause	49
<s> cause number	-4
<s> cello 's	6
<s> chair	54
<s> chale	88
<s> change	24
<s> change my	82
<s> charge	111
<s> cheap	49
<s> check	-127
<s> cheer	-140
<s> cheese	53
<s> cheese go	53
<s> chemo	-5
<s> chess	115
<s> chess club	143
<s> chocolate	63
<s> chocolate give	63
<s> choir	-26
<s> church	115
<s> cilantro	-80
<s> citizenship	139
<s> citizenship test	45
<s> class	-150
<s> clean	-152
<s> clean the	-86
<s> clear	88
<s> clear the	88
<s> climb	64
<s> climb twice	-6
<s> close	58
<s> close the	-88
<s> code	146
<s> coeliac	87
<s> coeliac ,	87
<s> coffee	89
<s> coffee i	120
<s> coffee is	-110
<s> cold	83
<s> collect	-103
<s> collect the	-103
<s> colour	-12
<s> colour look	-116
<s> colour-blind	140
<s> colour-blind ,	123
<s> column	50
<s> come	93
<s> commute	153
<s> commute by	106
<s> commute is	103
<s> commute was	-74
<s> company	249
<s> company 's	-33
<s> company car	77
<s> company laptop	138
<s> consider	62
<s> consider that	62
<s> convert	-82
<s> convert the	-130
<s> convert these	-125
<s> convert this	-118
<s> convert to	101
<s> cook	26
<s> copy	-151
<s> coriander	26
<s> cork	-112
<s> correct	-83
<s> correct the	-152
<s> correct this	-53
<s> could	46
<s> could you	42
<s> council	-39
<s> count	-72
<s> credit	-186
<s> cricket	-47
<s> croatian	-47
<s> crossword	-32
<s> crowd	87
<s> crowd shut	53
<s> cursor	-141
<s> custom	30
<s> cut	-125
<s> dahlia	-53
<s> dahlia are	-53
<s> dan	-153
<s> dan is	-139
<s> dance	9
<s> dark	82
<s> day	34
<s> dead	8
<s> deadline	121
<s> deadline for	121
<s> deaf	98
<s> deaf in	98
<s> dear	-96
<s> delivery	148
<s> delivery have	134
<s> deploy	-23
<s> deploy twice	-23
<s> depression	-40
<s> depression run	-40
<s> diabetic	100
<s> diagnose	-59
<s> diagnose the	-95
<s> dialysis	104
<s> dialysis is	78
<s> dimitri	74
<s> dimitri have	74
<s> dinner	-165
<s> divorce	-14
<s> divorce ,	82
<s> dj	-8
<s> do	-19
<s> do <name>	-99
<s> do <number>	8
<s> do a	67
<s> do i	-122
<s> do my	-61
<s> do n't	133
<s> do the	-126
<s> do you	-19
<s> doc	117
<s> down	-50
<s> down in	-50
<s> download	-98
<s> drink	60
<s> drive	8
<s> drive <name>	-29
<s> drive a	145
<s> drop	190
<s> drop out	164
<s> drop the	100
<s> drum	-111
<s> dry	55
<s> during	151
<s> dyslexia	-34
<s> dyslexic	124
<s> dyslexic ,	136
<s> each	-119
<s> each <month>	-24
<s> each of	-74
<s> earn	-16
<s> earn nothing	-16
<s> email	8
<s> emigrate	139
<s> emil	40
<s> engage	124
<s> engage to	124
<s> english	-23
<s> enjoy	62
<s> error	-16
<s> error :	-79
<s> error on	-112
<s> even	-78
<s> even though	-67
<s> evening	172
<s> evening i	125
<s> ever	-19
<s> ever since	-19
<s> every	-108
<s> every <day>	150
<s> every <kin>	-71
<s> every <month>	-112
<s> every <name>	168
<s> every class	13
<s> every knife	-43
<s> every line	42
<s> every merge	-27
<s> every new	22
<s> every parcel	73
<s> every penny	-13
<s> every price	25
<s> every spring	76
<s> every time	-89
<s> every winter	-53
<s> everyone	-29
<s> everyone have	-119
<s> everyone in	65
<s> everyone on	6
<s> everything	-80
<s> everything in	-38
<s> everything we	45
<s> exam	-56
<s> exam at	62
<s> example	-127
<s> example sentence	-89
<s> excel	56
<s> explain	173
<s> explain the	28
<s> eye	-94
<s> fado	-38
<s> fado is	-38
<s> fail	33
<s> fall	4
<s> fantasy	-55
<s> fantasy football	-55
<s> farouk	24
<s> farsi	-73
<s> fast	-16
<s> feel	-76
<s> feel a	-52
<s> feel kinda	-80
<s> ferry	-35
<s> fill	-137
<s> fill in	-89
<s> fill the	-91
<s> find	115
<s> finish	-151
<s> finish the	-127
<s> fiona	-52
<s> first	-48
<s> first in	49
<s> fish	-92
<s> fix the	-43
<s> flat	-60
<s> fleet	-4
<s> flight	35
<s> fluent	11
<s> fluent in	155
<s> fly	96
<s> font	-144
<s> font size	-144
<s> for	-104
<s> for <number>	-13
<s> for a	-98
<s> for context	37
<s> for my	-84
<s> for the	195
<s> for this	-105
<s> forget	-102
<s> forget every	-42
<s> forklift	70
<s> forklift <kin>	38
<s> foster	12
<s> free	-118
<s> fridge	87
<s> from	-104
<s> from <month>	-4
<s> from <name>	148
<s> from may	-92
<s> from my	-18
<s> from now	167
<s> from the	-142
<s> frontend	-70
<s> frontend is	-70
<s> generator	-35
<s> geocaching	77
<s> get	121
<s> get <kin>	-17
<s> get <number>	66
<s> get a	91
<s> get an	-28
<s> get custody	79
<s> get marry	112
<s> get migraine	108
<s> get my	17
<s> get promote	125
<s> get the	36
<s> gimme	-121
<s> git	-103
<s> gitlab	-130
<s> giulia	-73
<s> giulia ,	-73
<s> give	146
<s> give i	-11
<s> give me	-48
<s> give my	63
<s> give notice	107
<s> give our	-8
<s> give that	69
<s> give the	-33
<s> give up	145
<s> give we	16
<s> gluten	-106
<s> gluten is	88
<s> go	93
<s> go for	-138
<s> go part-time	109
<s> go to	7
<s> goalkeeper	81
<s> good	-136
<s> google	-144
<s> grab	-144
<s> grade	85
<s> grade <number>	-24
<s> great	-147
<s> great ,	-147
<s> greek	-7
<s> greek dance	-7
<s> greenhouse	115
<s> grow	185
<s> grow the	-110
<s> grow up	291
<s> guest	-69
<s> guest have	106
<s> gunnar	30
<s> gunnar ,	30
<s> gwen	56
<s> gwen 's	66
<s> gym	88
<s> gym 's	-18
<s> haiku	-55
<s> hair	-44
<s> hair 's	13
<s> half	58
<s> half <name>	170
<s> half my	-4
<s> half of	36
<s> half our	-36
<s> half the	-61
<s> halfway	6
<s> halfway through	6
<s> hana	107
<s> hand	-55
<s> hand are	-68
<s> hand in	-20
<s> hand shake	44
<s> hand the	-51
<s> hanneke	17
<s> hanneke and	17
<s> happy	-175
<s> happy <day>	-135
<s> hassan	-27
<s> hassan ,	-27
<s> hate	208
<s> hate coriander	65
<s> hate phone	106
<s> hate this	-79
<s> haul	-65
<s> haul water	-65
<s> have	97
<s> have <name>	120
<s> have <number>	-130
<s> have a	81
<s> have be	-80
<s> have both	43
<s> have high	28
<s> have my	-84
<s> have n't	15
<s> have no	-57
<s> have shift	89
<s> have to	-16
<s> hay	47
<s> hay ,	16
<s> hay fever	120
<s> he	18
<s> he 's	43
<s> he do	46
<s> he have	-138
<s> he live	-150
<s> he write	-82
<s> head	-18
<s> head of	32
<s> head to	-120
<s> headache	-113
<s> hear	145
<s> hear aid	146
<s> hear ring	55
<s> heat	65
<s> heat the	-38
<s> heavy	59
<s> heavy clay	92
<s> heavy rain	-48
<s> height	32
<s> height make	32
<s> hendrik	46
<s> hendrik here	46
<s> her	-147
<s> her <kin>	-138
<s> her name	-13
<s> here	-44
<s> here 's	-214
<s> here is	-139
<s> hib	-50
<s> himself	53
<s> himself is	53
<s> hip	83
<s> hip replacement	83
<s> hire	101
<s> hire a	55
<s> his	-99
<s> his <kin>	-134
<s> hm	-115
<s> hold	36
<s> home	165
<s> hometown	80
<s> hon	6
<s> hon .	6
<s> honestly	-114
<s> hope	26
<s> hope to	181
<s> horror	26
<s> horror film	10
<s> horror is	63
<s> hospital	25
<s> hospital ,	25
<s> hot	81
<s> house	25
<s> house is	107
<s> how	-59
<s> how <kin>	-160
<s> how do	-16
<s> how many	-74
<s> how much	61
<s> how to	-140
<s> how would	216
<s> hungarian	-88
<s> i	9
<s> i 'd	-145
<s> i 'll	-191
<s> i 'm	-84
<s> i <day>	-193
<s> i <kin>	240
<s> i already	66
<s> i also	127
<s> i always	-89
<s> i am	40
<s> i answer	148
<s> i ask	-196
<s> i bake	134
<s> i bank	38
<s> i be	147
<s> i become	62
<s> i believe	85
<s> i bet	-162
<s> i bike	71
<s> i bill	31
<s> i break	30
<s> i breed	113
<s> i build	77
<s> i burn	-167
<s> i busk	102
<s> i buy	10
<s> i call	-185
<s> i can	-25
<s> i carry	69
<s> i chair	111
<s> i change	-120
<s> i charge	10
<s> i check	-138
<s> i clean	-24
<s> i climb	55
<s> i code	100
<s> i collect	177
<s> i come	185
<s> i cook	-101
<s> i copy	-92
<s> i could	-88
<s> i count	75
<s> i dey	-136
<s> i dinnae	76
<s> i do	-89
<s> i draw	-52
<s> i dream	-141
<s> i drive	48
<s> i drop	33
<s> i dub	-27
<s> i earn	110
<s> i eat	46
<s> i enjoy	40
<s> i fail	104
<s> i fast	175
<s> i fear	100
<s> i feed	-120
<s> i feel	-186
<s> i fence	8
<s> i find	-171
<s> i finish	-118
<s> i fire	-63
<s> i fish	107
<s> i fix	5
<s> i fly	92
<s> i follow	88
<s> i forget	-138
<s> i found	130
<s> i get	-69
<s> i give	-60
<s> i go	-49
<s> i grow	48
<s> i guess	-133
<s> i hand	188
<s> i handle	117
<s> i hate	110
<s> i have	51
<s> i hear	-30
<s> i heat	6
<s> i hold	17
<s> i hope	-136
<s> i host	163
<s> i inherit	138
<s> i intend	12
<s> i invoice	113
<s> i join	-122
<s> i just	-254
<s> i keep	17
<s> i knit	120
<s> i know	-48
<s> i laugh	-133
<s> i learn	115
<s> i leave	-188
<s> i lecture	49
<s> i let	112
<s> i lie	97
<s> i lift	-12
<s> i like	6
<s> i live	-88
<s> i lock	-86
<s> i lose	167
<s> i love	-87
<s> i maintain	175
<s> i make	135
<s> i manage	108
<s> i mark	84
<s> i may	-205
<s> i mean	-130
<s> i meet	-102
<s> i memorise	25
<s> i mend	48
<s> i might	-119
<s> i miss	-25
<s> i move	8
<s> i need	-70
<s> i never	58
<s> i no	136
<s> i now	-36
<s> i once	57
<s> i only	-50
<s> i open	-91
<s> i owe	-91
<s> i own	129
<s> i paint	36
<s> i paste	-104
<s> i pay	-44
<s> i plan	-8
<s> i play	48
<s> i prefer	22
<s> i press	-84
<s> i price	136
<s> i promise	-18
<s> i put	-155
<s> i quit	13
<s> i read	-6
<s> i really	-149
<s> i rebuild	-30
<s> i ref	-39
<s> i refuse	73
<s> i rename	-140
<s> i rent	148
<s> i repair	38
<s> i report	27
<s> i restart	-69
<s> i restore	141
<s> i retire	103
<s> i ride	150
<s> i run	-55
<s> i save	69
<s> i say	-119
<s> i scroll	-113
<s> i see	20
<s> i sell	-14
<s> i send	-127
<s> i serve	124
<s> i sew	-46
<s> i share	-32
<s> i shoot	19
<s> i should	79
<s> i sign	117
<s> i sing	120
<s> i sit	-5
<s> i skip	-98
<s> i sleep	97
<s> i speak	193
<s> i spend	-48
<s> i spill	-127
<s> i split	-53
<s> i stammer	104
<s> i start	-93
<s> i still	58
<s> i stop	53
<s> i struggle	-26
<s> i study	79
<s> i stutter	138
<s> i support	30
<s> i suppose	-128
<s> i swear	-109
<s> i sweat	4
<s> i sweep	-28
<s> i swim	53
<s> i switch	82
<s> i take	-28
<s> i teach	82
<s> i tell	-171
<s> i test	-115
<s> i think	-337
<s> i tithe	125
<s> i translate	45
<s> i trust	21
<s> i try	104
<s> i turn	23
<s> i type	111
<s> i usually	32
<s> i visit	-26
<s> i wake	-99
<s> i walk	-62
<s> i want	-173
<s> i was	-27
<s> i watch	-108
<s> i water	-49
<s> i weigh	27
<s> i weld	25
<s> i will	-198
<s> i work	-146
<s> i would	-175
<s> i write	-26
<s> ibiza	-78
<s> id	58
<s> idris	-86
<s> if	-164
<s> if i	-155
<s> if my	-189
<s> ikram	40
<s> ikram and	40
<s> imagine	-241
<s> imagine i	-216
<s> in	-236
<s> in <month>	120
<s> in <name>	-150
<s> in a	-17
<s> in an	136
<s> in charge	29
<s> in my	-197
<s> in our	-8
<s> in that	-133
<s> in the	-205
<s> in this	-128
<s> in your	-120
<s> ingrid	75
<s> ingrid ,	124
<s> inherit	59
<s> inherit <kin>	103
<s> inherit my	86
<s> insomnia	42
<s> into	-132
<s> introvert	102
<s> invoice are	51
<s> invoice go	82
<s> inè	110
<s> inè (	110
<s> irish	-14
<s> is	-236
<s> is <name>	-237
<s> is it	65
<s> is there	-129
<s> it	135
<s> it 's	105
<s> it fail	-113
<s> it have	-92
<s> it is	-92
<s> it print	-146
<s> it sound	91
<s> it still	-135
<s> it take	74
<s> it was	254
<s> it work	-139
<s> its	126
<s> jamaican	-41
<s> jamal	-5
<s> jehovah	69
<s> jelena	75
<s> jelena get	75
<s> jigsaw	151
<s> jira	70
<s> job	-136
<s> join	104
<s> join the	51
<s> jollof	30
<s> jollof ,	30
<s> jona	52
<s> jona ,	52
<s> josefina	-68
<s> josefina ,	-68
<s> judge	35
<s> judge by	-133
<s> judo	134
<s> juma	-48
<s> juma from	-48
<s> juno	14
<s> just	166
<s> just get	144
<s> just have	72
<s> just wake	-73
<s> kabaddi	-62
<s> karaoke	115
<s> karaoke is	115
<s> karin	26
<s> kasimir	-4
<s> keep	93
<s> keep answer	108
<s> keep kosher	67
<s> keep my	99
<s> keep nothing	15
<s> keep reply	93
<s> keep the	-235
<s> kenji	91
<s> kenji ,	91
<s> kick	65
<s> knee	134
<s> knee are	163
<s> knit	59
<s> kofi	-22
<s> kofi ,	56
<s> koji	-51
<s> koji and	-51
<s> kwame	-89
<s> kwame 's	-44
<s> label	105
<s> lactose	146
<s> lady	-116
<s> lamb	80
<s> lamb start	87
<s> lapse	88
<s> laptop	33
<s> laptop 's	33
<s> last	86
<s> late	47
<s> laundry	-135
<s> lay	-71
<s> learn	115
<s> learn <name>	184
<s> learn rate	-129
<s> learn sign	86
<s> learn the	155
<s> lease	19
<s> lease end	159
<s> lease on	168
<s> leave	12
<s> leave <name>	35
<s> leave my	-216
<s> leave the	23
<s> left-handed	107
<s> left-handed ,	107
<s> lefty	33
<s> leg	-189
<s> leg are	-155
<s> legal	169
<s> leila	33
<s> leila on	-35
<s> lemon	34
<s> lemon drizzle	34
<s> leo	-123
<s> let	-232
<s> let 's	-220
<s> level	-137
<s> level <number>	-137
<s> licence	87
<s> license	136
<s> lift	-181
<s> like	65
<s> line	79
<s> line <number>	41
<s> list	77
<s> list <number>	-97
<s> little	160
<s> live	-65
<s> live aboard	109
<s> live in	-55
<s> live on	118
<s> live stream	-86
<s> live with	-89
<s> load	-32
<s> load shed	-32
<s> lock	-146
<s> log	-97
<s> long	135
<s> long email	18
<s> look	26
<s> lose	96
<s> lose <number>	22
<s> lose most	125
<s> lose my	-42
<s> lose the	57
<s> loud	135
<s> love	-169
<s> lunch	114
<s> lunch is	118
<s> ma	145
<s> ma <kin>	171
<s> mahjong	25
<s> maintain	28
<s> maintain the	28
<s> make	-62
<s> make my	61
<s> make the	-150
<s> man	154
<s> marathon	-29
<s> marguerite	-24
<s> marguerite ,	-24
<s> mark	-22
<s> mark my	-88
<s> market	-102
<s> marry	91
<s> marta	37
<s> mass	-88
<s> math	135
<s> math is	135
<s> max	-165
<s> may	74
<s> may not	74
<s> maybe	-96
<s> me	-51
<s> me <kin>	-75
<s> me and	-68
<s> mend	35
<s> mentor	-40
<s> merge	-163
<s> messi	-183
<s> metric	166
<s> metric only	136
<s> metric unit	81
<s> mi	88
<s> migraine	173
<s> miguel	23
<s> miguel leave	23
<s> milk	-147
<s> mine	-48
<s> mine is	117
<s> minimum	72
<s> mirela	77
<s> miss	-155
<s> miss the	-106
<s> mix	-43
<s> mock	95
<s> model	-58
<s> model train	-58
<s> monika	60
<s> monika have	60
<s> moonlight	75
<s> morning	76
<s> morning ,	-72
<s> morning are	124
<s> morning i	100
<s> mortgage	128
<s> mortgage fix	89
<s> mortgage is	89
<s> most	-134
<s> most of	-44
<s> mostly	-85
<s> mostly eat	105
<s> mountain	-36
<s> mountain rescue	-36
<s> move	162
<s> move away	-59
<s> move from	163
<s> move in	112
<s> move my	62
<s> move off	60
<s> move the	-129
<s> move to	283
<s> mow	51
<s> mr	-63
<s> mr <name>	-63
<s> mr.	-103
<s> mr. <name>	-103
<s> mrs	43
<s> mrs <name>	43
<s> ms	78
<s> ms is	61
<s> ms word	20
<s> must	102
<s> must clear	47
<s> must sit	84
<s> my	-113
<s> my <day>	-92
<s> my <kin>	-76
<s> my <name>	-46
<s> my <number>	36
<s> my accent	60
<s> my account	23
<s> my ah	-53
<s> my allotment	55
<s> my answer	-176
<s> my app	-88
<s> my back	37
<s> my battery	-118
<s> my best	106
<s> my bike	73
<s> my blood	-18
<s> my branch	-157
<s> my bread	-63
<s> my browser	-135
<s> my budget	11
<s> my bug	-46
<s> my build	-100
<s> my business	109
<s> my cello	43
<s> my character	-195
<s> my chess	148
<s> my choir	80
<s> my class	-86
<s> my code	-216
<s> my coffee	-121
<s> my commute	166
<s> my contract	62
<s> my contribution	-11
<s> my cursor	-123
<s> my degree	118
<s> my desk	126
<s> my download	-128
<s> my draft	-79
<s> my dream	65
<s> my drive	-105
<s> my ear	-195
<s> my essay	-112
<s> my eye	-32
<s> my eyesight	166
<s> my faith	21
<s> my favourite	8
<s> my file	-80
<s> my finger	53
<s> my first	43
<s> my flat	68
<s> my function	-151
<s> my garden	112
<s> my glass	-108
<s> my goal	154
<s> my guess	-136
<s> my hand	33
<s> my handwriting	110
<s> my head	-106
<s> my hear	129
<s> my heart	-70
<s> my hourly	110
<s> my house	163
<s> my invoice	-33
<s> my keyboard	-64
<s> my knee	251
<s> my laptop	-110
<s> my last	-37
<s> my late	45
<s> my leave	76
<s> my licence	26
<s> my mistake	-119
<s> my mobile	106
<s> my mood	-164
<s> my morning	23
<s> my mother-tongue	118
<s> my mouse	-78
<s> my name	241
<s> my neck	-78
<s> my next	-86
<s> my night	13
<s> my old	89
<s> my only	-74
<s> my order	-109
<s> my package	-63
<s> my paragraph	-99
<s> my parcel	-153
<s> my password	-83
<s> my patience	-101
<s> my pen	-61
<s> my pension	178
<s> my phone	-233
<s> my piano	-95
<s> my practice	-61
<s> my printer	-38
<s> my pull	-105
<s> my query	-130
<s> my question	-207
<s> my read	91
<s> my rent	164
<s> my right	42
<s> my salary	143
<s> my savings	11
<s> my score	-163
<s> my screen	117
<s> my script	-167
<s> my second	-93
<s> my shift	63
<s> my shop	183
<s> my shoulder	101
<s> my side	70
<s> my skin	74
<s> my soup	-185
<s> my spreadsheet	-146
<s> my stall	125
<s> my stomach	-167
<s> my studio	108
<s> my stutter	209
<s> my surname	144
<s> my tab	-60
<s> my tattoo	-75
<s> my taxi	-120
<s> my tea	-103
<s> my team	-13
<s> my terminal	-65
<s> my test	-192
<s> my thesis	215
<s> my thing	-12
<s> my thyroid	130
<s> my timer	-108
<s> my toast	-109
<s> my trade	96
<s> my train	-172
<s> my type	39
<s> my van	87
<s> my violin	-60
<s> my visa	55
<s> my voice	114
<s> my wed	139
<s> my whole	68
<s> my workbench	118
<s> my wrist	105
<s> na	21
<s> nail	-90
<s> name 's	105
<s> name :	-124
<s> name <name>	32
<s> name in	87
<s> narrator	-112
<s> near	64
<s> near <name>	64
<s> need	6
<s> need a	-193
<s> need to	-191
<s> neither	-20
<s> neither of	-20
<s> never	229
<s> never be	83
<s> never borrow	-11
<s> never fly	180
<s> never get	63
<s> never learn	112
<s> never marry	152
<s> never mind	-170
<s> never pay	-45
<s> never put	124
<s> never touch	140
<s> never use	15
<s> never wear	-42
<s> never work	77
<s> new	-115
<s> next	-45
<s> next door	24
<s> nico	-79
<s> night class	-36
<s> night on	56
<s> night shift	-40
<s> nina	-92
<s> no	-22
<s> no <day>	97
<s> no <kin>	-17
<s> no <name>	75
<s> no <number>	77
<s> no bullet	46
<s> no car	72
<s> no cilantro	-50
<s> no dairy	-6
<s> no elevator	-29
<s> no emojis	60
<s> no error	-120
<s> no fish	57
<s> no gallbladder	125
<s> no internet	-102
<s> no lift	115
<s> no meeting	161
<s> no more	38
<s> no nut	-34
<s> no pesticide	47
<s> no phone	-42
<s> no pork	-105
<s> no rush	-118
<s> no screen	54
<s> no shoe	-20
<s> no surprise	44
<s> nobody	139
<s> nobody at	-14
<s> nobody but	86
<s> nobody in	124
<s> nobody may	16
<s> none	107
<s> none of	107
<s> norwegian	14
<s> not	46
<s> not a	148
<s> not allow	72
<s> not me	-151
<s> nothing	198
<s> nothing get	46
<s> nothing with	101
<s> now	80
<s> now i	134
<s> now that	71
<s> number	92
<s> number i	-46
<s> nut	31
<s> ocd	190
<s> octopus	-58
<s> octopus have	-58
<s> of	-13
<s> of all	42
<s> off	64
<s> oh	-192
<s> oh sure	-67
<s> ok	-155
<s> ola	-46
<s> ola from	-46
<s> old	34
<s> old <name>	-23
<s> oleander	89
<s> oleander is	89
<s> olga	-41
<s> olive	-77
<s> olive oil	-33
<s> omar	38
<s> omg	-84
<s> on	157
<s> on <day>	-136
<s> on <days>	72
<s> on call	84
<s> on hold	-159
<s> on my	-83
<s> on our	191
<s> on paper	-76
<s> on the	132
<s> on top	-34
<s> on warfarin	97
<s> once	-100
<s> once a	-100
<s> only	34
<s> only <number>	-160
<s> only ever	124
<s> only get	86
<s> only the	61
<s> only woman	117
<s> open	-5
<s> open a	-5
<s> oskar	28
<s> oskar 's	28
<s> ottilie	101
<s> ottilie ,	101
<s> our	-49
<s> our <kin>	-92
<s> our <name>	139
<s> our <number>	-82
<s> our account	151
<s> our allotment	-7
<s> our annual	99
<s> our backup	-72
<s> our bakery	189
<s> our band	119
<s> our biggest	150
<s> our boiler	-65
<s> our book	73
<s> our budget	128
<s> our build	-51
<s> our busiest	41
<s> our call	-26
<s> our card	-149
<s> our charity	-40
<s> our choir	203
<s> our church	87
<s> our clinic	143
<s> our club	80
<s> our co-op	175
<s> our company	150
<s> our crow	-12
<s> our data	77
<s> our deadline	-106
<s> our delivery	6
<s> our deploy	-129
<s> our dishwasher	-7
<s> our doc	-22
<s> our farm	131
<s> our fig	6
<s> our fish	147
<s> our flat	149
<s> our form	-69
<s> our garage	147
<s> our heat	40
<s> our hero	-120
<s> our hotel	20
<s> our house	196
<s> our kiln	44
<s> our kitchen	12
<s> our legal	59
<s> our live	38
<s> our lunch	-43
<s> our main	157
<s> our meet	-118
<s> our monorepo	154
<s> our newsletter	-9
<s> our number	-119
<s> our nursery	29
<s> our office	-28
<s> our old	-142
<s> our order	-174
<s> our oven	78
<s> our pipeline	92
<s> our planet	-144
<s> our podcast	-66
<s> our postcode	-40
<s> our printer	-52
<s> our quilt	113
<s> our recipe	7
<s> our release	134
<s> our rent	138
<s> our roof	150
<s> our sample	-143
<s> our school	-133
<s> our sensor	-45
<s> our server	40
<s> our shop	28
<s> our sprint	139
<s> our stage	-22
<s> our standup	5
<s> our street	108
<s> our studio	136
<s> our style	143
<s> our surgery	172
<s> our table	-79
<s> our team	-51
<s> our test	120
<s> our till	-11
<s> our tractor	113
<s> our train	-176
<s> our union	120
<s> our van	104
<s> our village	119
<s> our wait	-114
<s> our warehouse	132
<s> our wed	166
<s> our wg	109
<s> our wifi	-51
<s> ours	18
<s> ours is	49
<s> out	-142
<s> out of	-142
<s> owe	-21
<s> owe my	130
<s> owe the	93
<s> owe you	-131
<s> own	75
<s> own <number>	183
<s> own a	109
<s> own goal	-138
<s> owner	14
<s> ownership	-56
<s> ownership of	-56
<s> pa	16
<s> pa drink	16
<s> pacemaker	77
<s> pacemaker since	71
<s> pack	30
<s> panic	60
<s> paris	-151
<s> parkour	67
<s> pass	-7
<s> pass out	-25
<s> pass the	26
<s> passport	14
<s> pavel	-76
<s> pavel from	-33
<s> pay	-111
<s> pay for	-74
<s> pay off	145
<s> pay the	-69
<s> payday	149
<s> payroll	19
<s> peanut	70
<s> pension	60
<s> pension kick	109
<s> people	-214
<s> people who	-150
<s> pepper	-13
<s> pepper ,	-13
<s> perfect	-36
<s> perfect pitch	69
<s> performance	-54
<s> persona	-144
<s> persona for	-102
<s> petra	-35
<s> petra and	-35
<s> pf	73
<s> phd	33
<s> phd <kin>	124
<s> phone	-9
<s> phone 's	-102
<s> pia	61
<s> pia 's	61
<s> piano	-65
<s> piano is	-31
<s> pick	-88
<s> pilate	101
<s> pinball	109
<s> pinball machine	109
<s> pizza	-118
<s> pizza is	-118
<s> plan	134
<s> plan for	-64
<s> plan is	108
<s> plan to	47
<s> play	49
<s> please	121
<s> please correct	-23
<s> please never	94
<s> please no	80
<s> pls	97
<s> plus	60
<s> plus my	39
<s> po	9
<s> po i	9
<s> point	26
<s> point on	26
<s> portuguese	35
<s> post	7
<s> postgre	38
<s> potato	-134
<s> pottery	-159
<s> prefer	206
<s> prefer the	-21
<s> pregnant	-53
<s> pregnant with	80
<s> pretend	-66
<s> price	51
<s> primary	35
<s> print	-144
<s> priya	5
<s> priya ,	-74
<s> priyanka	65
<s> prod	77
<s> prod is	99
<s> prof	40
<s> prof <name>	40
<s> promote	128
<s> promote to	135
<s> prs	83
<s> prs need	83
<s> pull	83
<s> pull gig	83
<s> put	113
<s> put it	53
<s> put the	20
<s> python	-31
<s> qualify	64
<s> quick	-66
<s> quiet	-15
<s> quiet morning	-15
<s> quilt	124
<s> quit	12
<s> quit my	90
<s> quit smoke	178
<s> quit sugar	151
<s> quit the	-90
<s> quote	16
<s> radio	78
<s> rafa	30
<s> rafa ,	30
<s> raise	-32
<s> raise <name>	115
<s> raise by	41
<s> raise my	-79
<s> raisin	96
<s> raj	26
<s> ramadan	-58
<s> ramadan begin	-174
<s> ramadan i	141
<s> ramadan start	-103
<s> rasheed	107
<s> rashid	45
<s> rashid <kin>	75
<s> rasmus	78
<s> rasmus ,	78
<s> read	-30
<s> read glass	39
<s> recipe	-115
<s> red-and-green	-68
<s> red-and-green look	-68
<s> redundant	58
<s> redundant since	99
<s> remind	-180
<s> remind me	-180
<s> rent	-28
<s> rent a	-68
<s> rent is	131
<s> replica	44
<s> reply	116
<s> reply over	37
<s> report	-107
<s> responsible	83
<s> responsible for	83
<s> rest	47
<s> restore	-143
<s> restore a	101
<s> restore the	-161
<s> retire	38
<s> retire <kin>	-14
<s> retire from	157
<s> retire last	93
<s> retirement	138
<s> retry	-123
<s> review	58
<s> rex	25
<s> ride	18
<s> ride a	132
<s> right	203
<s> right eye	86
<s> right now	137
<s> robotics	84
<s> robotics is	84
<s> rock	-58
<s> rock climb	-58
<s> roller	58
<s> roller derby	58
<s> roof	-20
<s> roof tile	-139
<s> rosalind	-39
<s> rosalind ,	-39
<s> rotary	-34
<s> roti	14
<s> roti shop	14
<s> ruben	-178
<s> rugby	141
<s> run	-48
<s> run <name>	-69
<s> run a	76
<s> run late	-126
<s> run the	-13
<s> rust	-93
<s> rye	50
<s> rye is	50
<s> sabbatical	-64
<s> sabbatical from	136
<s> sage	52
<s> sage is	52
<s> salary	47
<s> salsa	-54
<s> salsa on	-82
<s> sam	-40
<s> same	-139
<s> sami	112
<s> sami ,	-21
<s> sample	-83
<s> save	-26
<s> save for	214
<s> save the	-105
<s> save up	89
<s> savings	-47
<s> say	-122
<s> say i	-135
<s> scaffold	20
<s> scaffold is	20
<s> scare	130
<s> scare of	168
<s> scholarship	-7
<s> school	-29
<s> school bus	86
<s> scout	51
<s> scout leader	51
<s> screen	117
<s> scrub	73
<s> seasick	50
<s> season	-71
<s> season ticket	134
<s> seasonal	74
<s> seasonal picker	74
<s> second	116
<s> secondhand	-29
<s> secondhand book	-29
<s> security	100
<s> security <kin>	100
<s> see	-140
<s> see <number>	-90
<s> see on	-85
<s> see that	-8
<s> sell	135
<s> sell only	-114
<s> sell out	-169
<s> sell the	281
<s> semester	-68
<s> send	-68
<s> send my	-40
<s> senior	133
<s> senior <kin>	133
<s> serve	-17
<s> serve <number>	14
<s> set	-45
<s> set <kin>	11
<s> sew	113
<s> sew my	113
<s> share	-118
<s> share a	-37
<s> share the	-98
<s> she	-26
<s> she 's	-68
<s> she ask	102
<s> she go	15
<s> shift	176
<s> shift at	115
<s> shift pattern	120
<s> shingle	-8
<s> shoe	108
<s> shoe size	109
<s> shoot	47
<s> shoot film	133
<s> shop	-108
<s> shop 's	165
<s> shop close	-46
<s> shop open	46
<s> short	122
<s> short answer	-88
<s> shorter	-69
<s> sign	-107
<s> sign for	-47
<s> sign language	-61
<s> silke	22
<s> silke stand	22
<s> since	-183
<s> since <name>	65
<s> since <number>	-59
<s> since both	-14
<s> since i	-9
<s> since it	-122
<s> since its	-4
<s> since last	-110
<s> since lunch	-169
<s> since my	-84
<s> since our	10
<s> since the	-97
<s> since then	8
<s> since we	-38
<s> since your	-90
<s> sing	24
<s> sit	-127
<s> sit by	25
<s> sit on	-36
<s> size	-16
<s> size <number>	-16
<s> skype	-25
<s> slack	-128
<s> sleep	-65
<s> sleep <name>	110
<s> sleep max	67
<s> smoke	4
<s> smoke alarm	4
<s> smoker	-18
<s> sneeze	-84
<s> snow	-124
<s> snow 's	-110
<s> so	-151
<s> so <day>	-94
<s> so <days>	91
<s> so <name>	-96
<s> so a	-131
<s> so all	91
<s> so as	30
<s> so by	-22
<s> so cash	-42
<s> so for	-52
<s> so from	-54
<s> so i	33
<s> so its	63
<s> so my	46
<s> so no	-64
<s> so on	56
<s> so our	5
<s> so since	36
<s> so the	-25
<s> so there	-32
<s> so we	32
<s> so with	-73
<s> so within	4
<s> sober	-97
<s> solar	-56
<s> sole	78
<s> sole <kin>	78
<s> some	-137
<s> some <kin>	-169
<s> some guy	-149
<s> somebody	-210
<s> someone	-217
<s> something	-180
<s> sommelier	27
<s> sorry	-111
<s> sorry ,	-82
<s> sound	-188
<s> sourdough	-67
<s> sourdough starter	73
<s> spanish	61
<s> spanish is	61
<s> spare	186
<s> spare key	143
<s> sparky	-70
<s> speak	191
<s> speak to	154
<s> spend	38
<s> split	-156
<s> split the	-156
<s> squash	-51
<s> stair	69
<s> stair are	69
<s> stand	17
<s> stand at	64
<s> standup	87
<s> start	26
<s> start a	59
<s> start at	42
<s> start the	-133
<s> state	-16
<s> state pension	-16
<s> stay	-96
<s> step	-36
<s> step <number>	-115
<s> stick	-34
<s> stick behind	-71
<s> still	65
<s> still can	-32
<s> stock	66
<s> stop	-22
<s> stop at	-100
<s> strawberry	10
<s> strawberry bring	10
<s> studio	-101
<s> study	70
<s> study for	129
<s> sub	-109
<s> sub are	-107
<s> sublet	13
<s> substitute	-16
<s> sudoku	119
<s> sugar	-143
<s> sunita	8
<s> support	-135
<s> suppose	-169
<s> suppose my	-93
<s> sure	-125
<s> sure ,	-125
<s> surf	43
<s> swap	203
<s> swap the	43
<s> swear	66
<s> swear off	57
<s> swedish	-25
<s> swim	-83
<s> switch	-28
<s> switch career	126
<s> switch to	-9
<s> tab	68
<s> table	122
<s> take	-36
<s> take a	-80
<s> take early	4
<s> take me	-59
<s> take my	118
<s> take over	59
<s> take the	-235
<s> talk	16
<s> tarmac	-80
<s> tattooist	114
<s> tattooist ,	114
<s> tax	-51
<s> tax return	-22
<s> tax year	71
<s> taylor	-133
<s> taylor <name>	-133
<s> tea	96
<s> tea with	21
<s> tea without	30
<s> teach	29
<s> teach me	-213
<s> teach myself	161
<s> team	-67
<s> team of	-66
<s> tear	-46
<s> tear my	-46
<s> tell	-97
<s> tend	30
<s> tend bar	90
<s> tend to	-61
<s> test	-10
<s> test in	-69
<s> thank	-76
<s> thank ,	-135
<s> thank to	54
<s> that	-88
<s> that 's	108
<s> that <name>	-80
<s> that bakery	-106
<s> that is	70
<s> that joke	-96
<s> that was	-184
<s> that work	-145
<s> the	-49
<s> the <day>	108
<s> the <kin>	63
<s> the <name>	-260
<s> the <number>	-113
<s> the accent	79
<s> the account	-138
<s> the allotment	19
<s> the answer	-102
<s> the app	-213
<s> the attic	12
<s> the average	-130
<s> the bakery	-26
<s> the bakkie	4
<s> the band	-30
<s> the bank	-87
<s> the big	27
<s> the bike	76
<s> the biscuit	-147
<s> the boat	118
<s> the boiler	84
<s> the book	-180
<s> the bookshop	51
<s> the budget	-106
<s> the build	50
<s> the bus	-165
<s> the button	-102
<s> the cafe	53
<s> the cake	-114
<s> the call	-124
<s> the capital	-117
<s> the caravan	-26
<s> the chart	-120
<s> the choir	77
<s> the clinic	-35
<s> the club	174
<s> the co-op	121
<s> the code	-119
<s> the coffee	21
<s> the colliery	49
<s> the committee	-114
<s> the company	-40
<s> the cooperative	5
<s> the cottage	138
<s> the council	146
<s> the crow	178
<s> the deadline	-105
<s> the debt	-92
<s> the demo	-99
<s> the deploy	-101
<s> the dialog	-158
<s> the diploma	11
<s> the district	72
<s> the doc	-139
<s> the email	-67
<s> the error	-113
<s> the family	158
<s> the farm	106
<s> the ferry	-50
<s> the file	-133
<s> the firm	-91
<s> the first	-65
<s> the fish	57
<s> the flat	63
<s> the flight	-102
<s> the food	81
<s> the forge	139
<s> the form	-110
<s> the function	-223
<s> the garage	147
<s> the garden	94
<s> the greenhouse	36
<s> the guest	25
<s> the guy	-139
<s> the hall	36
<s> the head	-148
<s> the heat	22
<s> the house	80
<s> the invoice	-173
<s> the kettle	-68
<s> the kilt	33
<s> the kiosk	-43
<s> the knee	90
<s> the label	-147
<s> the lady	25
<s> the laundry	32
<s> the lease	132
<s> the leave	118
<s> the legacy	-14
<s> the letter	-93
<s> the library	57
<s> the lift	-11
<s> the light	-175
<s> the list	53
<s> the log	-137
<s> the logo	-97
<s> the loom	-61
<s> the loop	-139
<s> the lower	-11
<s> the man	-124
<s> the marathon	21
<s> the meet	-155
<s> the mill	-60
<s> the model	-131
<s> the motorbike	-37
<s> the move	82
<s> the museum	62
<s> the narrator	-130
<s> the new	-193
<s> the newsletter	-126
<s> the night	-52
<s> the nursery	-39
<s> the office	59
<s> the old	148
<s> the older	154
<s> the olive	-157
<s> the only	135
<s> the orchard	98
<s> the oven	75
<s> the page	-161
<s> the paper	-158
<s> the parcel	-112
<s> the pharmacy	-26
<s> the photo	-115
<s> the piano	30
<s> the plan	-74
<s> the pond	28
<s> the practice	52
<s> the previous	-104
<s> the printer	-130
<s> the pub	25
<s> the queen	-69
<s> the quote	-152
<s> the rainy-day	143
<s> the release	-141
<s> the report	-136
<s> the restaurant	14
<s> the review	-175
<s> the ring	60
<s> the roof	96
<s> the sale	-97
<s> the sample	-86
<s> the scar	-11
<s> the school	187
<s> the scout	40
<s> the script	45
<s> the second	-56
<s> the server	-209
<s> the share	-60
<s> the shop	57
<s> the soil	90
<s> the song	-133
<s> the spare	22
<s> the stable	-91
<s> the stair	90
<s> the stall	125
<s> the table	8
<s> the tattoo	-25
<s> the tax	-12
<s> the taxi	15
<s> the team	59
<s> the temp	44
<s> the tender	-145
<s> the test	-209
<s> the thing	25
<s> the train	-53
<s> the truck	-40
<s> the trumpet	-25
<s> the union	103
<s> the user	-174
<s> the van	101
<s> the vegan	-200
<s> the video	-116
<s> the village	-153
<s> the vineyard	-23
<s> the warranty	-143
<s> the weather	-132
<s> the wed	-32
<s> the whole	-75
<s> the wifi	-135
<s> the wine	54
<s> the woman	-170
<s> the word	-128
<s> the workshop	77
<s> the yard	75
<s> their	-7
<s> their <kin>	-7
<s> then	-18
<s> then i	-133
<s> then the	-144
<s> there	55
<s> there 's	5
<s> there are	61
<s> there is	12
<s> there was	-210
<s> there were	68
<s> these	-27
<s> thesis	109
<s> thesis is	109
<s> they	91
<s> they call	79
<s> they have	42
<s> they say	-191
<s> third	-41
<s> this	-288
<s> this <day>	-95
<s> this <name>	-75
<s> this contract	-153
<s> this even	-128
<s> this is	-127
<s> this morning	-134
<s> those	-86
<s> though	-70
<s> though <kin>	46
<s> though <name>	-111
<s> though honestly	27
<s> though i	84
<s> though it	-14
<s> though my	40
<s> though the	23
<s> though there	-113
<s> though we	78
<s> thx	-109
<s> thx that	-109
<s> ticket	-146
<s> ticket are	-99
<s> tile	-32
<s> time	-89
<s> time :	-89
<s> tinnitus	88
<s> tire	-111
<s> tire ,	-111
<s> to	-125
<s> to the	77
<s> toastmaster	60
<s> today	-41
<s> tofu	26
<s> token	-126
<s> tomasz	-114
<s> tomato	-28
<s> tomorrow	-163
<s> too	-153
<s> touch	37
<s> trade	-43
<s> trade as	83
<s> trail	36
<s> trail run	36
<s> train	-9
<s> train as	207
<s> train for	154
<s> train the	-105
<s> transfer	99
<s> translate	-188
<s> translate "	-134
<s> translate this	-172
<s> treasurer	50
<s> treasurer of	71
<s> tree	61
<s> tree is	61
<s> true	-120
<s> true or	-120
<s> trumpet	-59
<s> try	76
<s> try for	32
<s> try to	126
<s> tuan	78
<s> tuan mind	78
<s> turn	-74
<s> turn down	-13
<s> turn the	-109
<s> twice	127
<s> twice a	156
<s> type	-29
<s> type <number>	60
<s> type with	-61
<s> ugh	-138
<s> ugh i	-83
<s> under	11
<s> under the	8
<s> union	146
<s> up	31
<s> up a	-4
<s> up at	38
<s> up on	25
<s> upholstery	-58
<s> upholstery pay	-58
<s> upstairs	15
<s> use	86
<s> use <name>	7
<s> use a	56
<s> use the	-211
<s> use to	212
<s> user	-84
<s> vampire	-159
<s> van	87
<s> van 's	55
<s> vegan	-113
<s> vegan since	185
<s> vegetarian	-24
<s> vex	63
<s> vex i	63
<s> vim	57
<s> vim is	57
<s> visa	-10
<s> voice	11
<s> volleyball	33
<s> volunteer	83
<s> vote	-50
<s> vpn	-97
<s> wait	50
<s> wait for	75
<s> wait on	-46
<s> wake	-127
<s> wake up	-127
<s> walk	40
<s> walk the	86
<s> wanjiru	-55
<s> want	125
<s> want a	-36
<s> want out	93
<s> want to	142
<s> was	187
<s> was a	110
<s> was in	87
<s> was raise	49
<s> water	-166
<s> water boil	-127
<s> we	43
<s> we 'll	-54
<s> we 're	-35
<s> we ,	-13
<s> we <kin>	122
<s> we <name>	158
<s> we adopt	121
<s> we agree	-130
<s> we all	-177
<s> we always	153
<s> we are	-203
<s> we as	-170
<s> we barter	-5
<s> we bill	169
<s> we bury	-37
<s> we buy	160
<s> we can	-140
<s> we carry	-101
<s> we change	-123
<s> we close	-60
<s> we could	-168
<s> we decide	-167
<s> we delete	-102
<s> we deploy	43
<s> we do	98
<s> we drive	-49
<s> we drop	100
<s> we foster	129
<s> we get	140
<s> we give	11
<s> we go	-7
<s> we grow	133
<s> we have	56
<s> we heat	101
<s> we homeschool	220
<s> we host	-47
<s> we import	-14
<s> we invoice	85
<s> we just	167
<s> we keep	49
<s> we leave	-76
<s> we lose	8
<s> we meet	-99
<s> we merge	11
<s> we milk	136
<s> we move	-15
<s> we name	133
<s> we need	-251
<s> we never	204
<s> we order	-137
<s> we pay	126
<s> we plan	88
<s> we play	-86
<s> we rent	20
<s> we replace	109
<s> we run	-84
<s> we see	-105
<s> we sell	113
<s> we share	142
<s> we ship	163
<s> we should	-182
<s> we speak	36
<s> we spend	-123
<s> we sprint	34
<s> we stay	13
<s> we still	-22
<s> we stock	105
<s> we study	-83
<s> we support	121
<s> we swap	-15
<s> we switch	-6
<s> we take	-81
<s> we talk	-40
<s> we try	-196
<s> we use	96
<s> we want	73
<s> we watch	-50
<s> we were	-31
<s> we will	-119
<s> we write	149
<s> wear	116
<s> wear a	30
<s> wed	-86
<s> weld	-40
<s> weld is	-53
<s> well	-107
<s> well that	-107
<s> wendell	-51
<s> wendell and	-51
<s> were	-14
<s> were save	-39
<s> wfh	7
<s> what	-58
<s> what 's	119
<s> what <kin>	16
<s> what <number>	-181
<s> what are	67
<s> what i	23
<s> what my	13
<s> what scare	-53
<s> what the	-158
<s> what time	-152
<s> what we	10
<s> what with	91
<s> what would	-157
<s> whatever	173
<s> whatever you	173
<s> wheat	-55
<s> wheat give	-55
<s> wheelchair	140
<s> when	-10
<s> when <kin>	-72
<s> when i	-43
<s> when the	14
<s> when you	76
<s> whenever	157
<s> where	-62
<s> where <name>	18
<s> where i	-5
<s> where my	166
<s> where the	-64
<s> where there	50
<s> where they	-115
<s> which	13
<s> which <name>	-101
<s> which explain	10
<s> which i	51
<s> which is	42
<s> which leave	-20
<s> which make	30
<s> which mean	-96
<s> which my	-68
<s> which take	37
<s> which the	-68
<s> which we	62
<s> while	-67
<s> while <name>	-47
<s> while i	104
<s> while mine	60
<s> while my	-121
<s> while our	-54
<s> while the	61
<s> who	-132
<s> who 's	-51
<s> who <kin>	66
<s> who by	-11
<s> who come	-19
<s> who do	-123
<s> who have	26
<s> who i	148
<s> who is	109
<s> who leave	-23
<s> who never	-71
<s> who run	31
<s> who speak	-69
<s> who teach	-97
<s> who train	19
<s> who was	-34
<s> who win	-61
<s> why	-125
<s> widowed	-22
<s> will	69
<s> will be	-46
<s> will draw	47
<s> will n't	67
<s> win	79
<s> win the	79
<s> window	-63
<s> wine	-57
<s> wine is	-57
<s> winter	108
<s> wish	-151
<s> with	-6
<s> with <kin>	134
<s> with <name>	-136
<s> with <number>	168
<s> with a	-42
<s> with me	36
<s> with my	-150
<s> with no	19
<s> with number	-34
<s> with the	111
<s> without	201
<s> wool	-75
<s> wool give	90
<s> word	78
<s> work	-36
<s> work as	-163
<s> work for	56
<s> work in	62
<s> work late	-128
<s> work night	162
<s> workshop	33
<s> would	176
<s> would n't	99
<s> would rather	30
<s> write	-212
<s> write a	-197
<s> y	-29
<s> y '	-29
<s> you	-279
<s> you 're	-70
<s> you are	-120
<s> you can	-30
<s> you forget	-52
<s> you get	-113
<s> you live	-97
<s> your	-30
<s> your answer	-56
<s> your last	-94
<s> yuki	19
<s> yuki 's	-52
<s> yuki sign	40
<s> yusuf	43
<s> zeynep	-13
<s> zone	-22
<s> zone <number>	-22
=	-74
= <name>	47
=!	-117
="	-315
=&	27
='	-9
='d	-190
='ll	-258
='m	-48
='re	63
='s	40
='ve	424
=(	8
=)	-31
=+	227
=,	-30
=.	-65
=/	68
=0	-121
=0.75	40
=1	39
=1,100	-165
=1,400	-5
=1,450	133
=1.5	-130
=10	-120
=10,000	126
=100	-199
=104	-30
=10k	-6
=10pm	83
=10th	29
=11	-90
=1100	212
=118	-145
=11k	127
=11s	150
=12	-32
=120	116
=1200	-77
=1240	104
=12k	135
=12s	168
=13	8
=137	-110
=14	163
=140	123
=1450	117
=15	76
=150	-12
=15th	16
=16	242
=160	30
=17	24
=1700	-63
=18	18
=180	-101
=1800	124
=1871	111
=1890s	-57
=18k	134
=19	145
=1900	69
=1902	68
=1910	128
=1911	90
=1920s	-83
=1964	-87
=1974	-32
=1978	56
=1984	-55
=1987	217
=1988	78
=1990	107
=1996	111
=1998	77
=1999	191
=1am	6
=2	-26
=20	-120
=200	66
=20000	-82
=2003	132
=2004	98
=2006	161
=2008	62
=2009	276
=2010	-10
=2011	237
=2012	322
=2013	124
=2014	298
=2015	381
=2016	371
=2017	208
=2018	368
=2019	214
=2020	405
=2021	384
=2022	142
=2023	160
=2025	22
=2026	253
=2027	515
=2028	207
=2029	279
=2030	156
=2031	166
=20th	-28
=21	48
=22	204
=220	120
=22b	73
=23	113
=24	161
=24/7	-64
=24h	103
=25	43
=250	-85
=25th	119
=26	71
=28	-83
=28th	91
=29	182
=2pm	-115
=3	-324
=3%	-15
=3.8	22
=3.9	70
=30	280
=300	58
=3000	109
=300k	67
=31	172
=31k	-131
=32	-45
=33	-31
=34	-37
=340	103
=38	73
=3k	167
=3rd	53
=4	-64
=4%	-173
=40	-32
=40%	-60
=400	82
=4000	144
=403	-164
=404	-235
=40k	27
=41	-26
=41k	24
=42	-172
=44	-98
=45	-8
=46	-66
=47	250
=4k	100
=4x	-109
=5	-191
=50	148
=500	-110
=502	-120
=51	129
=52	154
=55	72
=58	144
=5b	-22
=5k	59
=5pm	-34
=6	-54
=6%	-85
=60	104
=60/40	-41
=600	5
=60k	110
=61	147
=62	241
=63	54
=65	104
=67	25
=6:30	40
=6b	126
=6th	139
=7	-81
=7.30	-31
=70	203
=71	151
=73	99
=75	142
=7:12	64
=7:40	-83
=7a	116
=8	160
=8.45	31
=80	-28
=800	118
=8080	-196
=80cm	125
=80s	49
=81	-106
=83	81
=85	113
=88	-80
=8k	97
=9	-131
=90	207
=900	-37
=9000	-23
=9001	-76
=90s	-99
=94	140
=98	6
=9:15	98
=9:40	-128
=9k	63
=9th	190
=:	-238
=;	192
==	-74
=?	52
=[	-140
=a	-45
=a.m	162
=a2	55
=a3	78
=a4	-61
=aa	114
=aarhus	225
=abara	-51
=abattoir	134
=abbu	-8
=able	19
=ableton	136
=aboard	109
=about	-161
=above	34
=abstract	-114
=accent	-37
=accents	5
=accepted	146
=access	131
=accident	-67
=according	-247
=accordion	-60
=accordions	168
=account	115
=accountant	96
=accounting	163
=accounts	34
=accra	101
=ace	-139
=ache	-159
=achebe	-77
=achieng	-71
=achilles	148
=achterberg	-36
=acid	159
=acl	135
=acres	168
=across	18
=act	-262
=action	100
=actions	137
=actor	-76
=actually	-26
=ad	-301
=ada	265
=add	-215
=added	-159
=adding	-96
=address	125
=addressed	36
=ade	-20
=adeyemi	187
=adhd	243
=admin	49
=adobe	-85
=adopt	-45
=adopted	182
=ads	-234
=adults	-146
=advert	-127
=advice	118
=advise	-96
=adwoa	-28
=afford	7
=afloat	42
=afraid	-8
=after	198
=afternoon	-251
=afternoons	245
=again	-381
=against	150
=age	-53
=aged	141
=agencies	109
=agency	-24
=agenda	-88
=agent	127
=agents	-106
=ages	-40
=agnes	17
=agnieszka	128
=ago	-144
=agpl	40
=agree	-194
=agreed	-58
=ah	-18
=ahead	-145
=ahmed	-64
=ai	-32
=aid	177
=aids	225
=aim	45
=aiming	102
=air	42
=airbnb	-81
=airline	-135
=airport	-196
=aisle	73
=aiyo	82
=akara	43
=alarm	24
=album	-99
=alcohol	130
=aldi	-147
=aleppo	183
=alike	-71
=alimony	187
=alive	36
=all	22
=allergic	-62
=allergy	-36
=allotment	212
=allow	178
=allowed	180
=allows	-138
=almost	-102
=alone	154
=along	126
=alopecia	165
=aloud	74
=alpacas	126
=already	-126
=also	124
=alterations	78
=alternate	120
=although	-92
=altitude	-9
=alto	127
=always	453
=am	31
=amara	181
=amateur	192
=ambulance	59
=american	-27
=amharic	147
=amira	-97
=among	190
=amount	94
=an	41
=ana	-108
=analyst	210
=anaphylaxis	-57
=ancient	120
=and	67
=andre	-83
=android	94
=angry	-177
=animals	-72
=ankle	159
=anna	-201
=anneke	19
=anneli	30
=annexe	178
=anniversary	-33
=annoying	-199
=annual	99
=another	-110
=anouk	-83
=anselm	-63
=answer	-30
=answered	-273
=answering	-99
=answers	170
=anton	41
=anxiety	173
=any	146
=anymore	67
=anyone	-38
=anything	168
=anyway	-179
=anywhere	120
=aoife	126
=apa	-137
=apart	7
=apartment	-122
=api	-39
=apnea	110
=apology	-138
=app	-213
=apparently	-252
=apple	-118
=applied	-17
=apply	53
=applying	127
=appointment	-60
=appreciate	-125
=apprentice	-96
=apprentices	199
=apprenticeship	215
=approach	-183
=approvals	208
=approved	135
=approves	64
=apps	191
=april	-75
=apulia	-97
=aquarium	-34
=arabic	-61
=arable	-53
=archery	37
=archipelago	124
=architect	173
=architecture	116
=archive	116
=are	42
=area	-13
=argentine	151
=argh	-104
=argue	42
=arguing	-14
=argument	-199
=arguments	-182
=arlo	140
=arm	184
=arms	-113
=army	323
=around	21
=array	-182
=arrive	72
=arrived	-220
=art	-36
=arthritis	182
=article	-280
=artificial	121
=artist	68
=arun	122
=as	31
=asbestos	126
=ashes	135
=aside	-24
=ask	4
=asked	-149
=asking	90
=asks	-253
=asleep	-295
=assistant	130
=association	148
=assume	-123
=asthma	32
=astronomy	110
=async	155
=at	90
=ate	-303
=atheist	54
=attached	-123
=attachment	-128
=attacks	30
=attempt	-173
=attention	-116
=attic	43
=attorney	121
=au-pair	113
=audio	-127
=audit	133
=audits	43
=august	174
=aunt	-118
=auntie	-100
=aunts	84
=aunty	-13
=aura	54
=australia	-66
=austria	147
=author	-101
=autism	199
=autistic	166
=autocorrect	-185
=automatic	-7
=autumn	419
=average	-126
=avocado	97
=avoid	142
=avoided	123
=awake	-150
=away	-87
=awful	-82
=axis	-151
=aydın	-63
=azores	92
=azure	164
=b	-90
=b1	202
=b2	36
=baba	89
=babak	94
=baby	358
=babys	-62
=back	-79
=backend	-8
=background	-23
=backs	94
=backup	-236
=backups	120
=backwards	-118
=bad	-35
=badge	-41
=badly	-18
=badminton	35
=bag	-102
=bagpipes	78
=bags	65
=bake	142
=baker	-158
=bakers	-33
=bakery	-18
=bakkie	8
=bala	-8
=balance	83
=balcony	-75
=baler	-48
=ball	-138
=ballet	133
=ballroom	62
=ballymun	85
=ban	-143
=banana	34
=band	93
=bands	198
=bank	56
=banked	33
=banking	174
=bankruptcy	165
=banned	220
=banner	-141
=bans	120
=bar	56
=barber	9
=barbershop	161
=bare	-15
=barely	90
=barista	-104
=barked	-125
=barking	-189
=barley	33
=barn	90
=barrel	80
=bars	-218
=bartek	118
=bas	130
=base	45
=based	41
=basel	35
=basement	19
=bashir	115
=basically	109
=basketball	-28
=basque	36
=bass	79
=bat	93
=batch	-69
=bath	108
=bathroom	154
=bathrooms	113
=baths	-59
=batistuta	42
=battery	-227
=bay	19
=bazel	207
=bc	110
=be	-17
=bea	61
=beach	-26
=beagle	199
=beans	-4
=bear	26
=beat	-267
=beaten	30
=beatrix	45
=beatriz	-18
=beats	-192
=became	-94
=bechstein	24
=become	57
=becoming	128
=bed	-62
=bedroom	184
=bedrooms	-70
=beds	164
=bedtime	80
=beehives	23
=beekeeper	187
=beekeeping	101
=been	-21
=beep	-118
=beeps	-126
=beer	6
=bees	-142
=before	151
=began	132
=beginner	61
=beginning	5
=begins	-243
=begun	-9
=behind	-41
=beige	-26
=being	260
=believe	-90
=bell	-55
=bells	113
=belong	-50
=belonged	75
=belongs	89
=below	-40
=belt	224
=ben	-142
=bench	40
=bend	114
=bengali	-59
=bergamo	138
=bergen	74
=berlin	-244
=bernard	126
=bernina	81
=besançon	-46
=besides	167
=bess	-67
=best	-56
=bet	30
=beta	-75
=betis	-40
=better	-128
=betting	79
=between	-58
=beyoncé	64
=beyond	140
=bide	89
=big	146
=bigger	-184
=biggest	189
=bigquery	121
=bike	35
=bikes	-4
=bilbao	133
=bilingual	-85
=billing	205
=bills	109
=bin	-191
=bins	-156
=bio	-231
=biology	107
=bipolar	-51
=birch	156
=birdwatching	116
=birgit	50
=birth	221
=birthday	53
=birthdays	191
=biscuit	29
=biscuits	-21
=bit	-280
=bite	-169
=bites	130
=black	-69
=blackwork	101
=blank	-356
=blanks	-130
=blast	-9
=blasts	-11
=bled	91
=bless	-107
=blessing	147
=blew	-175
=blinking	-142
=bliss	-101
=block	-30
=blocked	-197
=blocking	-221
=blocks	129
=blog	-137
=bloke	-171
=blood	-43
=blue	-18
=blunt	176
=blur	-110
=blurry	-223
=bo	5
=board	110
=boarding	-37
=boat	107
=boats	112
=boatyard	-15
=bob	-110
=body	-80
=bogdan	115
=bogota	-44
=bogotá	83
=bohinj	98
=boil	-107
=boiled	-102
=boiler	124
=boiling	-168
=boils	-127
=bolaji	44
=bold	-131
=bollywood	62
=bologna	115
=bolt	-79
=bombed	57
=bone	122
=bonneville	88
=bonsai	-84
=book	-99
=bookbinding	-23
=booked	-64
=booking	-125
=bookings	133
=bookkeeper	160
=books	220
=bookshop	-46
=boot	5
=boots	-141
=border	150
=bored	-311
=bores	70
=boring	11
=born	192
=borrow	-6
=borrowed	-121
=bosch	106
=boss	-203
=boston	-27
=bot	-99
=both	40
=bother	89
=bothered	-121
=bottles	-31
=bottom	175
=bought	19
=bouldering	124
=bouzouki	54
=bow	141
=bowl	-137
=bowls	190
=box	-93
=boxes	91
=boxing	101
=boy	115
=boyfriend	90
=boys	91
=bp	-77
=braai	-76
=brace	65
=braces	103
=bracket	-186
=brackets	-125
=bradford	118
=braga	77
=braille	106
=brain	-143
=bram	28
=bramleys	93
=branch	63
=branches	13
=brass	107
=brazil	-125
=brb	-306
=breach	117
=bread	-98
=break	-200
=breakfast	-93
=breaking	-161
=breaks	-15
=breast	7
=breath	-71
=breed	8
=brew	94
=brewery	-11
=bricklayer	97
=bridal	105
=bride	130
=brides	25
=bridgers	123
=brief	-117
=brigade	162
=brigid	153
=brilliant	-139
=bring	-17
=brings	31
=brinjal	46
=bristol	-11
=british	-15
=brittany	137
=brixton	34
=brno	-24
=bro	121
=broadband	145
=broke	-41
=broken	51
=bron	-25
=brother	32
=brother-in-law	197
=brothers	-104
=brought	52
=brown	-164
=browser	-174
=browsers	-142
=bruges	-41
=bruna	-33
=bruno	-5
=brush	-125
=brutal	-130
=bto	-114
=btw	-21
=bucket	-207
=budget	56
=budgets	-30
=budgies	76
=buffering	-109
=bug	-183
=build	-44
=building	271
=buildings	139
=builds	99
=built	95
=bullet	170
=bullets	-136
=bumper	-157
=bungalow	41
=bureau	209
=burger	-107
=burgled	126
=buried	74
=burn	-42
=burned	-69
=burning	-175
=burnout	114
=burns	-47
=burnt	-145
=bury	-73
=bus	-11
=buses	-38
=busiest	117
=business	117
=busk	123
=busker	-119
=bust	42
=busy	-50
=but	48
=butcher	106
=butter	-148
=button	-327
=buttons	87
=buy	-84
=buzzing	-147
=by	180
=bypass	119
=c	-186
=c1	102
=cab	79
=cabbage	-131
=cabin	60
=cabinet	156
=cable	-54
=cables	-121
=cache	-110
=cad	136
=cafe	45
=caffeine	76
=café	-28
=cake	-262
=calendar	-135
=calf	-129
=call	-121
=calle	136
=called	206
=caller	-54
=calligraphy	87
=calling	-284
=callouts	154
=calls	375
=callum	37
=calves	-141
=came	-104
=camera	11
=cameras	135
=camila	46
=camino	212
=camper	163
=campervan	54
=camping	-86
=campsite	65
=can	-45
=canada	4
=canadian	169
=canal	119
=cancel	38
=cancelled	-139
=cancer	55
=candidate	-67
=candles	-46
=cannae	-108
=canoe	10
=canteen	38
=cantonese	135
=cap	58
=capital	-190
=capo	111
=capped	173
=caps	-94
=capsule	-31
=captain	56
=captcha	-186
=caption	-78
=captions	160
=car	-66
=caravan	20
=card	-140
=cardiff	191
=cardiologist	152
=cards	-64
=care	159
=careers	126
=carer	213
=caretaker	4
=cargo	183
=caribbean	-39
=caring	63
=carla	7
=carlo	24
=carpentry	145
=carpet	-156
=carraroe	48
=carried	-156
=carries	94
=carry	48
=cars	-28
=carsick	129
=cartoon	-214
=carved	-6
=case	-8
=cash	-28
=cashews	-49
=casio	40
=cast	-35
=castle	-54
=cat	-115
=catalan	33
=catalogue	80
=catan	-54
=cataract	115
=cataracts	199
=catering	98
=cathedral	125
=cats	-159
=caught	-252
=cause	95
=cavalry	12
=cbc	11
=cdl	99
=cebu	147
=ceilidh	82
=ceiling	5
=celebrate	60
=celiac	-40
=cell	-15
=cellar	174
=cellist	36
=cello	36
=celta	-94
=celtic	63
=cement	-49
=center	-118
=centre	282
=cents	-17
=ceo	-24
=ceramics	110
=ceremony	146
=cert	78
=certificate	-77
=certified	35
=cfo	124
=ch	-131
=chain	-117
=chair	11
=chaired	-28
=chairs	-83
=chale	88
=chamonix	-32
=change	-43
=changes	-45
=changing	-43
=chaos	-71
=chapel	79
=chapter	-359
=character	-379
=characters	26
=charge	186
=charger	-231
=charity	-4
=chart	-235
=charts	-31
=chat	-186
=chatbot	-138
=cheap	-71
=cheaper	9
=check	-342
=check-up	-94
=checked	-148
=checking	22
=checkout	-125
=checks	-56
=cheerful	-77
=cheers	-168
=cheese	26
=cheesy	-76
=chef	-30
=chemicals	140
=chemist	31
=chemistry	93
=chemo	126
=chess	-11
=chew	149
=chi	23
=chiang	-24
=chicken	-190
=chickens	105
=child	204
=childcare	126
=childhood	142
=children	-41
=chile	220
=chillies	66
=chin	194
=chip	-122
=chipper	-67
=chippy	50
=chocolate	-42
=choice	170
=choir	131
=cholesterol	101
=chop	-124
=chores	113
=chose	-133
=christmas	-74
=chrome	-151
=chronic	67
=church	271
=churches	93
=ci	-192
=cigarette	147
=cilantro	-127
=cinema	-164
=circle	81
=circles	-66
=circling	-122
=circus	-72
=cities	-62
=citizenship	161
=citroëns	-82
=city	47
=civil	65
=claim	139
=claims	-84
=clamp	50
=clan	203
=clara	-26
=class	81
=classes	127
=classmates	91
=classroom	154
=clause	-241
=clay	153
=clean	53
=cleaned	-183
=cleaner	-75
=cleaning	103
=cleans	135
=clear	-31
=cleared	41
=clears	120
=clerk	-21
=click	-254
=clicked	-133
=clicks	118
=client	-111
=clients	190
=climate	119
=climb	65
=climbed	-26
=climbing	14
=clinic	30
=clinics	152
=clint	-67
=clip	-248
=clips	-123
=clock	17
=clocks	138
=close	16
=closed	-105
=closes	131
=closest	122
=closing	-145
=cloth	-29
=clothes	74
=cloud	186
=club	265
=clue	-164
=cluj	159
=cluster	160
=clutch	110
=cm	181
=co-founder	62
=co-housing	-49
=co-op	57
=co-own	143
=coach	54
=coast	98
=coastal	76
=coat	-141
=cobol	108
=cochlear	-74
=cockatoo	24
=cocoa	27
=code	66
=codebase	15
=codes	41
=coding	111
=coeliac	93
=coffee	-100
=coffees	-181
=coffins	-54
=coimbra	-116
=coins	-161
=cold	-146
=collarbone	114
=colleague	-187
=collect	186
=collected	56
=collector	69
=college	136
=collie	89
=colliery	151
=colmar	-58
=color	-106
=colour	-153
=colour-blind	296
=colourblind	206
=coloured	46
=colours	119
=column	-369
=columns	-25
=come	129
=comes	-16
=comic	-160
=coming	-41
=comma	-231
=command	24
=commands	162
=commas	-190
=comment	-222
=commission	-70
=commit	-205
=commits	52
=committee	92
=community	123
=commute	309
=companies	-85
=company	184
=compare	11
=competitor	-31
=compile	-175
=compiler	-100
=compiles	-158
=complains	-113
=complaint	-149
=component	-192
=computer	135
=comrades	145
=concern	-155
=concert	-49
=conclusion	21
=condition	-66
=conditioning	49
=conference	50
=confirmed	94
=conflict	-144
=confused	-222
=confuses	13
=connect	47
=connection	-175
=conservatory	98
=considering	62
=console	-34
=constructor	-135
=consult	113
=consultant	87
=contact	-17
=container	-183
=contest	-96
=context	-8
=continue	-168
=contract	250
=contractors	243
=contracts	111
=contribution	-11
=controller	113
=controllers	110
=convert	-141
=converted	147
=cook	121
=cookbook	173
=cooked	-170
=cooking	21
=cooks	68
=cooperative	114
=cop	-66
=copied	-140
=copper	16
=copy	121
=coriander	115
=cork	145
=cornbread	26
=corner	-93
=corolla	167
=correct	-88
=corridor	-111
=corrupt	-72
=cost	-70
=costs	-206
=cottage	251
=couch	-106
=cough	35
=could	-126
=council	233
=count	-93
=counted	-8
=counter	4
=counting	81
=countries	91
=country	-102
=counts	160
=county	72
=couple	-135
=courgettes	-30
=courier	-120
=course	101
=court	134
=cousin	-127
=cousins	94
=cover	-74
=covered	-154
=covering	84
=covers	14
=covid	116
=cow	-38
=coworker	-178
=cows	-75
=cpap	176
=cpu	-84
=crack	69
=cracked	20
=craig	-91
=crane	145
=crash	138
=crashed	-253
=crashes	-208
=crawling	-138
=crazy	-268
=cream	-219
=credit	111
=credits	-234
=cremona	182
=crew	121
=crews	-49
=cricket	-4
=cried	29
=crime	61
=criminology	-6
=crisps	-135
=croatian	-47
=crohn	105
=cron	-131
=crop	-132
=cross	125
=crossfit	93
=crossword	-212
=crowd	-50
=crowds	87
=crown	29
=cruciate	157
=cruise	73
=cry	-139
=crying	-166
=crypto	93
=crêpes	-8
=css	-57
=csv	-218
=cultural	109
=cup	-146
=cups	-43
=curious	-152
=curling	-67
=current	64
=currently	114
=curry	-74
=curse	55
=cursor	-248
=cusco	105
=custody	188
=custom	-105
=customer	-221
=customs	-76
=cut	-124
=cutoff	8
=cuts	-154
=cutting	-105
=cv	-17
=cycle	143
=cycling	152
=cyprus	84
=cystic	129
=d	-61
=d&d	162
=da	33
=dad	449
=daddy	135
=dads	137
=daegu	-12
=daft	46
=dahlias	-33
=daily	361
=dairy	55
=dalarna	-77
=damp	93
=dan	85
=dana	-74
=dance	-22
=danced	-18
=dancing	39
=daniel	148
=danish	-68
=danuta	-72
=dario	140
=dark	-175
=darts	130
=dash	-142
=dashboard	118
=dashboards	-98
=data	19
=database	36
=dataframe	-89
=dataset	-124
=date	-159
=dates	9
=datev	194
=daughter	53
=daughters	-53
=dawn	73
=day	57
=days	120
=db	71
=dbt	130
=deacon	-15
=dead	-93
=deadlift	10
=deadline	-178
=deadlines	176
=deaf	105
=deal	92
=dear	-66
=death	90
=debian	108
=debt	98
=debts	128
=debugging	-146
=decade	182
=decades	121
=decaf	57
=december	312
=decent	100
=decide	-210
=decided	97
=decision	52
=deck	-182
=decks	64
=declan	-51
=declined	-102
=dee	151
=deeds	-23
=deep	162
=default	-157
=degeneration	81
=degree	189
=degrees	-97
=delayed	-182
=delete	-202
=deleted	-165
=delft	151
=delivered	-47
=deliveries	257
=delivery	27
=delve	53
=dem	-101
=dementia	239
=demo	-199
=denied	-128
=denmark	-58
=dental	-9
=dentist	-152
=dentistry	134
=dentists	203
=department	241
=depend	92
=depends	-15
=deploy	-128
=deployed	-14
=deploys	139
=deposit	156
=depot	142
=depression	-40
=dept	136
=deputy	187
=derby	-15
=descending	-161
=deshawn	104
=design	73
=designer	-65
=designing	59
=desk	128
=despite	-36
=detection	153
=dev	124
=developer	129
=devs	105
=dey	-16
=diabetes	106
=diabetic	12
=diagnosed	30
=diagnosis	110
=diagram	-265
=dial-up	31
=dialog	-166
=dialogue	-186
=dialysis	257
=diamonds	-14
=diary	-73
=dict	-88
=dictate	163
=dictation	11
=did	-289
=die	-79
=died	-47
=dies	-17
=diesel	170
=diet	-22
=dieter	45
=diff	-151
=differ	-145
=difference	-261
=different	-172
=differs	-145
=digger	93
=digging	151
=digital	147
=digits	-107
=dilip	-82
=dim	-101
=dimitri	75
=dinnae	76
=dinner	-273
=dinners	184
=dinosaur	-149
=diploma	138
=dips	-81
=direct	152
=director	-49
=disagree	-113
=disc	122
=disclaimers	103
=disease	-15
=dishes	-99
=dishwasher	-22
=disk	-123
=disorder	174
=dispatcher	144
=display	24
=displays	84
=dissertation	151
=distance	177
=distracted	-125
=district	178
=div	-161
=division	-30
=divorce	222
=divorced	65
=dizzy	-44
=dj	40
=django	-34
=dmitri	-95
=do	137
=doc	11
=docker	-142
=docs	-234
=doctor	9
=doctorate	138
=doctors	153
=document	35
=documentary	-194
=does	-43
=dog	-306
=dogs	-137
=doha	-24
=doing	-24
=dollar	-122
=dollars	83
=don	-203
=donate	-28
=donates	119
=donations	113
=done	-39
=donkey	-14
=donkeys	119
=donuts	-135
=door	-66
=doors	231
=doorway	53
=doris	122
=dorm	125
=dots	-115
=double	33
=doubled	-38
=doubles	41
=doubt	-149
=dough	-131
=down	-13
=download	-209
=downs	-47
=downstairs	91
=dozed	-133
=dozen	87
=dr	156
=dr.	-34
=draft	38
=drafts	126
=dragan	-62
=dragon	-138
=drags	-153
=drain	62
=drama	-128
=dramas	104
=dramatics	21
=drank	-119
=draught	-57
=draw	-85
=drawer	-60
=drawings	180
=drawn	63
=dream	100
=dreamt	-141
=dress	-124
=dressed	122
=dresses	-29
=drew	-135
=dries	15
=drill	-197
=drilling	55
=drink	124
=drinking	102
=drinks	-78
=drip	-121
=dripping	-121
=drive	117
=driver	-141
=drivers	13
=drives	16
=driveway	102
=driving	90
=drizzle	31
=drone	43
=drop	86
=dropped	-42
=dropping	114
=drops	-144
=drove	-152
=drowned	75
=drum	40
=drummer	-126
=drummers	-97
=drums	-23
=dry	-36
=dry-stone	-60
=dryer	-132
=du	-50
=dub	-27
=dubai	88
=dubbo	-85
=dublin	174
=duck	-58
=due	41
=dug	76
=duke	-29
=dull	-202
=dumb	-122
=dummy	-88
=dundee	14
=dungeon	-8
=duplicate	-131
=duplicates	-183
=durban	66
=during	146
=dust	127
=dutch	18
=duty	165
=dyed	-25
=dyeing	131
=dying	51
=dyscalculia	204
=dyslexia	113
=dyslexic	230
=e	-20
=e4	-78
=each	194
=ear	289
=earbud	-156
=earlier	-209
=early	-49
=earn	7
=earned	-117
=earning	134
=earplugs	86
=ears	-58
=earth	-165
=easier	-41
=easily	106
=east	-38
=easter	155
=easy	-49
=eat	88
=eaten	-219
=eater	122
=eating	79
=eats	69
=ebay	-69
=ebba	151
=ecb	-137
=echo	-138
=eczema	119
=edge	11
=edges	-121
=edinburgh	64
=edit	100
=edith	65
=editor	-125
=edits	-32
=eel	54
=effect	-100
=egg	14
=eggs	-141
=eid	36
=eight	-99
=eighteen	-30
=eighty	91
=eighty-one	143
=elbow	153
=elder	140
=eldest	249
=elected	-11
=electric	336
=electricity	-44
=element	-194
=elevator	-70
=eleven	-77
=elias	-86
=elif	116
=elixir	49
=ella	98
=elliot	-49
=else	-10
=elvis	71
=em	144
=emacs	138
=email	-115
=emailed	-129
=emails	90
=emeka	146
=emi	-82
=emigrated	33
=emigrating	147
=emil	72
=emoji	-154
=emojis	28
=employed	142
=employees	-58
=employer	129
=emptied	-125
=empty	-127
=emre	-14
=end	13
=ended	35
=ending	-162
=endpoint	-139
=ends	-103
=energy	-161
=enfield	-22
=engaged	9
=engine	112
=engineer	77
=engineering	69
=english	192
=enjoy	143
=enjoyed	-115
=enough	-149
=enrolled	-25
=enter	-93
=entered	53
=enters	-80
=entire	-28
=entirely	7
=entry	-107
=enum	-147
=env	-57
=epilepsy	172
=epileptic	77
=epipen	265
=episode	-216
=epochs	-105
=equity	-29
=ericeira	43
=eritrea	12
=error	-124
=errors	-184
=especially	136
=esperanto	-28
=esperanza	-18
=espresso	10
=espressos	18
=essay	-278
=essays	122
=essential	173
=estonia	-31
=ethiopia	111
=ethiopian	6
=etsy	138
=eu	33
=euro	132
=europe	-149
=euros	57
=eve	79
=even	279
=evening	-211
=evenings	262
=evenly	23
=ever	341
=every	338
=everybody	-32
=everyone	-126
=everything	206
=everywhere	135
=evicted	94
=evil	69
=ewa	155
=ewan	156
=ewes	176
=ex	31
=ex-husband	12
=ex-wife	76
=exact	40
=exactly	-116
=exam	70
=example	-521
=examples	206
=exams	172
=excavator	48
=excel	-58
=except	148
=exceptions	195
=exchange	41
=excuse	-161
=excuses	54
=exercise	-333
=exist	-52
=exit	-189
=exits	93
=expect	-150
=expected	27
=expecting	69
=expense	125
=expensive	-101
=expired	-123
=expires	-96
=explained	-148
=explains	-56
=explanation	10
=export	-143
=extend	68
=extension	129
=extra	-91
=extract	-89
=extractor	158
=eye	145
=eyes	48
=eyesight	208
=f	-78
=fable	-186
=face	148
=faces	113
=fact	-131
=factory	17
=fada	53
=faden	-38
=fado	-35
=failed	41
=failing	-161
=fails	-343
=faint	72
=fainted	-19
=fair	-199
=fairphone	171
=fairs	130
=faith	106
=fake	-229
=fall	70
=falling	67
=falls	25
=false	-151
=fam	70
=families	-79
=family	419
=fan	-69
=fantasy	-55
=far	106
=farah	33
=farid	86
=farm	168
=farmer	124
=farmers	164
=farmhouse	79
=farms	-165
=farouk	24
=farrier	207
=farsi	-121
=fast	-137
=faster	-100
=fasting	50
=fastnet	27
=fat	16
=father	224
=father-in-law	163
=fatima	56
=fatty	125
=fault	-184
=fauré	53
=favour	-153
=favourite	21
=fax	-16
=fear	210
=february	316
=fed	-94
=fee	-148
=feed	-70
=feedback	-120
=feeds	93
=feel	-142
=feeling	-66
=feels	30
=fees	76
=feet	-203
=felix	135
=fell	-168
=fellbrook	134
=felt	-161
=female	-98
=femi	145
=femke	150
=fen	-67
=fence	30
=fencing	-36
=ferrata	18
=ferrets	-8
=ferries	132
=ferry	108
=festival	-18
=fetch	-139
=fete	34
=fever	42
=few	-191
=fibrosis	129
=fictional	-163
=field	40
=fifteen	29
=fifth	85
=fiftieth	153
=fifty	141
=fifty-minute	148
=fig	-24
=fight	-145
=fighting	-23
=figma	8
=figure	-108
=figures	-168
=file	-329
=files	139
=fill	-163
=filler	-139
=filling	18
=film	-221
=films	53
=filter	-35
=final	-203
=finale	-208
=finally	-136
=finals	140
=finance	151
=find	-188
=finds	159
=fine	-64
=finger	-74
=fingers	182
=finish	-87
=finished	-117
=finishes	-81
=finishing	143
=finland	-184
=finn	131
=finnish	-62
=fintech	136
=fiona	-52
=fire	42
=fired	-148
=firefighter	59
=fires	-140
=firewood	162
=fireworks	-30
=firm	153
=firms	148
=firmware	72
=first	67
=firstborn	156
=fiscal	102
=fish	-68
=fishing	-9
=fishmonger	119
=fit	-53
=fits	58
=five	-134
=fiver	-141
=fix	-272
=fixed	106
=fixes	-14
=fixing	-46
=fjord	128
=flag	-228
=flagged	-154
=flamenco	-17
=flares	28
=flashing	87
=flat	75
=flatmate	52
=flatmates	81
=flats	161
=fleece	24
=fleet	-4
=flemish	7
=flew	-124
=flickering	9
=flickers	-107
=flies	153
=flight	-139
=flights	-136
=flip	76
=flipped	28
=flood	138
=flooded	-35
=floods	-13
=floor	120
=floors	95
=florist	15
=flour	-27
=flow	-10
=flowers	38
=flown	222
=flu	-128
=fluent	121
=flutter	147
=fly	-83
=flyer	58
=flying	86
=foals	95
=foam	66
=focus	-177
=fog	-184
=folake	-77
=fold	52
=folded	43
=folder	-80
=folding	47
=folk	-99
=folks	204
=follow	142
=follow-up	65
=followed	-160
=following	-60
=follows	112
=font	-195
=fonts	19
=foo	-158
=food	211
=foods	118
=foot	128
=football	33
=footballer	-138
=footer	-135
=footnote	-143
=for	106
=forbids	34
=force	76
=forecast	-182
=forehead	-153
=foreman	-44
=forest	37
=forestry	150
=forever	-33
=forgave	-46
=forge	95
=forged	-43
=forget	-116
=forgot	-190
=forklift	164
=form	-282
=formal	-136
=format	-107
=formatting	-180
=former	-145
=forms	-56
=formula	-203
=fortieth	166
=fortnight	79
=fortran	128
=fortune	-137
=forty	131
=forty-one	100
=forty-two	9
=forum	-174
=forward	-94
=forwarded	-117
=foster	179
=fostered	-41
=fostering	140
=foul	-102
=found	39
=founded	-116
=founder	-48
=fountain	108
=four-day	-24
=four-person	32
=fourteen	158
=fourth	248
=fox	-162
=fractions	-124
=frame	-126
=france	-82
=franchise	133
=francigena	72
=francs	52
=frankfurt	125
=frau	151
=fraud	47
=free	-52
=freebsd	-61
=freelance	323
=freelancers	-59
=freelancing	112
=freemason	-28
=freeze	169
=freezer	156
=freezes	-51
=freezing	-285
=french	-81
=fresh	-66
=freya	64
=friday	-16
=fridays	71
=fridge	-54
=friend	-76
=friendlier	-146
=friendly	51
=friends	267
=frisian	131
=from	67
=front	-127
=frontend	169
=frost	-18
=froze	-232
=frozen	-56
=fruit	-48
=full	-138
=full-time	-58
=fully	173
=fun	-100
=function	-169
=functions	-83
=fund	38
=funding	133
=funds	-31
=funeral	41
=funniest	-130
=funny	-302
=furious	-134
=further	-132
=fuse	-174
=futsal	14
=g	-4
=gaelic	144
=gag	155
=gala	-39
=galicia	174
=gallbladder	164
=galle	78
=galway	-15
=game	-203
=gap	-36
=garage	178
=garbage	-102
=garden	153
=garlic	-68
=gate	-236
=gateway	-36
=gave	-6
=gb	38
=gcse	130
=gdansk	83
=gdańsk	165
=gdynia	223
=general	-194
=generally	-199
=generation	66
=generations	75
=generator	-112
=genius	-126
=genoa	66
=genotype	97
=geocaching	77
=georgian	221
=gerald	96
=german	-74
=germany	-166
=gerunds	-114
=get	207
=gets	268
=getting	-25
=gf	211
=ghana	-72
=ghanaian	30
=ghost	-134
=gi	21
=giant	-78
=gift	-146
=gig	65
=gigs	89
=gimme	-165
=girl	48
=girlfriend	169
=girls	266
=git	-12
=github	173
=gitlab	-62
=giulia	-55
=give	-17
=given	32
=gives	-25
=giving	73
=glass	-12
=glasses	102
=glaswegian	151
=glazing	145
=glovebox	103
=gloves	10
=glue	-117
=gluten	86
=go	108
=goa	88
=goal	133
=goalie	15
=goalkeeper	4
=goat	-80
=goats	-5
=god	-5
=godfather	-30
=godmother	98
=goes	81
=going	-205
=golf	82
=gone	23
=good	37
=google	-254
=goose	-191
=gorgeous	-118
=got	41
=gouda	67
=government	-73
=gp	-63
=gpu	-112
=grab	-146
=graciela	47
=grade	288
=grades	-174
=grading	90
=graduated	137
=grafana	-87
=grain	191
=grams	-70
=gran	112
=grand	37
=grandad	48
=grandads	127
=grandchildren	-21
=granddad	126
=grandfather	62
=grandkids	99
=grandma	155
=grandmother	85
=grandpa	157
=grandparents	59
=grandson	220
=granny	-6
=grant	56
=grapefruit	82
=grapes	63
=grave	141
=graz	140
=great	-134
=great-aunt	-20
=greek	-50
=greenhouse	203
=greens	85
=greeting	-114
=greta	-35
=grew	92
=grey	11
=greyed	-109
=greyhound	57
=greyhounds	-23
=grid	46
=groceries	-18
=groomer	105
=grooming	60
=ground	229
=group	259
=groups	-88
=grow	188
=growing	-17
=growling	-137
=grown	12
=grows	161
=grumpy	-156
=guard	114
=guess	-391
=guessing	101
=guest	-159
=guests	-68
=guide	53
=guides	18
=guitar	9
=guitars	87
=gull	-37
=gunnar	73
=gurkha	78
=gustavo	56
=guy	-372
=guys	117
=gwen	103
=gym	-48
=gymnastics	71
=gyms	-16
=ha	-195
=habit	158
=had	-203
=haddad	-4
=haiku	-111
=hail	25
=hair	85
=hairdresser	-88
=halal	110
=half-brother	-11
=half-term	-30
=halftime	-180
=halfway	-194
=halifax	159
=halima	-62
=hall	-13
=hallway	-6
=halted	-125
=halves	16
=hamburg	-23
=hamid	156
=hamster	-33
=hana	152
=hand	132
=handball	58
=handed	62
=handle	129
=handles	133
=hands	95
=handshake	-78
=handstand	24
=handwork	155
=handwriting	98
=hang	-38
=hangs	-208
=hanneke	21
=happen	180
=happened	-62
=happens	-40
=happy	-106
=harbin	-94
=harbour	130
=hard	-38
=hardly	-127
=hardware	47
=hare	-143
=harmattan	69
=harold	-27
=harriers	169
=harrogate	101
=harry	-153
=harsh	-5
=harvest	-36
=has	-152
=hashed	76
=hassan	-27
=hat	-170
=hate	280
=hated	-36
=hates	79
=hats	135
=haul	140
=hauling	120
=hausa	-62
=have	-105
=having	15
=hay	-36
=he	-4
=head	60
=headache	-257
=header	-221
=heading	-372
=headline	-184
=headmaster	36
=headphones	-68
=headset	-138
=healed	211
=health	-23
=hear	-206
=heard	-301
=hearing	381
=hears	152
=heart	215
=hearts	-58
=heat	238
=heated	97
=heater	132
=heating	20
=heaving	-92
=heavy	93
=hebden	115
=hebrew	-58
=hectares	110
=hector	182
=hedge	-138
=hedgehogs	190
=heidelberg	146
=height	-11
=heights	137
=heike	-15
=held	-93
=helene	51
=helga	-68
=hell	-64
=hello	-76
=helmand	140
=help	-67
=helped	66
=helper	81
=helps	123
=hen	-51
=hence	-13
=hendersons	56
=hendrik	46
=henk	22
=henrike	162
=hens	58
=her	-59
=herd	174
=herded	-38
=here	-74
=heritage	79
=hernia	124
=hero	-271
=heroine	-225
=heron	133
=herons	-31
=herr	-35
=herring	35
=hers	47
=hetzner	196
=hey	-180
=hgv	214
=hi	-175
=hibernates	96
=hibs	-50
=hides	12
=high	30
=highest	-145
=hijab	98
=hike	-115
=hiking	86
=hilarious	-95
=hill	116
=hills	42
=hilux	184
=him	80
=himself	-43
=hindi	76
=hindu	151
=hinge	89
=hip	344
=hips	150
=hire	-121
=hired	-21
=hires	-15
=hiring	180
=his	-128
=history	22
=hit	-120
=hits	-102
=hitting	-100
=hive	-50
=hives	197
=hm	-115
=hmm	-74
=hob	107
=hobart	106
=hobby	235
=hockey	133
=hokkaido	-4
=hold	-225
=holder	128
=holding	-38
=holds	71
=hole	-251
=holiday	-66
=holidays	217
=holyrood	-21
=home	88
=homeschool	180
=homeschooled	114
=homeschooling	71
=hometown	143
=homework	-137
=hon	6
=honest	110
=honestly	-65
=honey	62
=honeymoon	167
=honking	-126
=hook	-135
=hoover	-140
=hoovered	-137
=hop	70
=hope	-113
=hopefully	48
=hopeless	104
=hopes	-143
=hoping	197
=hops	134
=horror	81
=horse	146
=horsebox	-8
=horses	-76
=hospice	157
=hospital	150
=hospitals	-12
=host	-34
=hosted	145
=hostel	-56
=hosts	59
=hot	-26
=hotel	45
=hotels	133
=hour	-307
=hourly	140
=hours	-49
=house	246
=household	145
=houses	228
=housing	215
=houston	18
=hovers	53
=how	-181
=hows	-103
=hr	12
=html	30
=hubby	94
=hue	-66
=hugo	47
=hull	124
=human	-169
=humans	-117
=humming	-113
=humour	28
=hundred	-61
=hung	-113
=hungarian	-151
=hungry	-207
=hunts	152
=hurdy-gurdy	-52
=hurling	61
=hurry	-316
=hurt	-49
=hurting	-177
=hurts	-59
=husband	172
=hw	-151
=hybrid	110
=hydrology	96
=hygienist	-141
=hymns	157
=hype	-191
=i	209
=ibiza	-78
=ibuprofen	-131
=ice	-91
=iceland	33
=icon	-156
=icy	30
=id	-5
=ida	-56
=idea	-273
=ideas	-28
=idiot	-92
=idle	-114
=idris	105
=if	-103
=ignore	-162
=ikea	39
=ikram	40
=ilka	-19
=ill	-85
=illegible	75
=illustration	71
=ilse	-108
=image	-260
=imagine	-291
=implants	132
=import	9
=impossible	80
=impressed	-111
=in	-22
=in-laws	98
=inches	-74
=included	117
=includes	55
=including	128
=income	195
=index	200
=indoor	124
=indoors	150
=induction	-12
=ines	120
=ingrid	50
=inhaler	119
=inherit	-34
=inheritance	118
=inherited	266
=initials	-57
=injera	-49
=injured	-122
=injuries	-57
=injury	124
=ink	-148
=inn	76
=input	40
=insane	125
=inside	-142
=insist	193
=insisted	29
=insists	62
=insomnia	42
=install	71
=installer	-150
=instead	123
=instructions	-48
=instrument	-34
=insulin	296
=insults	-152
=insurance	83
=insured	198
=insurer	188
=intend	150
=interested	89
=interesting	-155
=intern	-75
=internet	108
=interns	97
=interpreter	56
=interviewed	-119
=interviews	156
=into	128
=intolerant	172
=intro	-165
=introvert	141
=ints	-125
=invented	-143
=invite	-60
=invoice	-51
=invoices	163
=inès	117
=irish	262
=iron	61
=ironing	99
=ironman	60
=is	-16
=isa	28
=islam	101
=island	65
=iso	-130
=issue	-149
=issued	111
=it	-223
=italian	-16
=itchy	-40
=item	-138
=items	-157
=its	-86
=itself	-75
=ivf	154
=izmir	151
=izmit	-43
=jacket	-155
=jakub	61
=jamaican	-5
=jammed	-221
=january	356
=japa	-108
=japan	-90
=japanese	10
=jar	-100
=java	-4
=jaw	140
=jazz	52
=jehovah	99
=jehovahs	87
=jelena	75
=jelly	-141
=jenkins	137
=jens	-36
=jersey	-84
=jerseys	143
=jigsaw	51
=jira	162
=jo	-55
=joanna	155
=job	21
=jobs	45
=johannes	110
=john	-138
=join	-178
=joiner	29
=joining	-11
=joins	-153
=joint	-24
=jointly	90
=joke	-407
=jokes	-53
=jolene	-76
=jollof	24
=jonas	177
=joris	117
=josefina	-68
=journal	-55
=journals	147
=journey	-18
=json	44
=judge	-11
=judging	35
=judo	87
=juice	-81
=july	145
=juma	-48
=jump	-78
=jumped	-47
=jumping	-96
=jumpy	41
=jun	-45
=junction	-129
=june	21
=junior	134
=juniors	174
=juniper	152
=juno	116
=just	-196
=kabaddi	-62
=kalthoum	-62
=kanban	-74
=kano	-32
=karaoke	-118
=karim	-58
=karin	26
=kasimir	-4
=kasper	120
=kassel	-37
=katong	-38
=kayak	109
=keen	32
=keep	200
=keeps	-96
=kenji	35
=kennel	112
=kennels	104
=kent	160
=kept	58
=kerala	248
=kernel	-124
=kettle	-231
=kettlebells	-50
=key	-31
=keyboard	-154
=keyerror	-154
=keys	-67
=kg	69
=kia	-38
=kibbutz	-20
=kicked	-154
=kickoff	53
=kicks	46
=kid	18
=kidding	-118
=kidney	189
=kidneys	115
=kids	15
=kigali	-26
=kildare	164
=kill	-88
=killed	-60
=killer	-118
=killing	-196
=kiln	170
=kilometre	113
=kilometres	112
=kilos	270
=kilt	33
=kimchi	129
=kin	112
=kind	-64
=kinda	-80
=kindergarten	191
=kindly	94
=kinds	149
=king	-208
=kingdom	18
=kiosk	53
=kirtan	-25
=kisumu	145
=kit	176
=kitchen	-68
=kitchens	106
=kite-surfing	-18
=kittens	-25
=kiwi	10
=klaus	46
=km	94
=knackered	-168
=knee	392
=kneel	75
=knees	277
=knew	-118
=knife	-88
=knight	-175
=knit	128
=knitting	165
=knives	98
=knocked	-124
=knocking	-105
=know	-108
=known	92
=knows	58
=kofi	-4
=koi	156
=koji	-51
=kombucha	84
=kona	59
=korea	-76
=korean	10
=korfball	11
=kosher	190
=kotlin	137
=kotor	100
=kowalczyk	72
=kowalskis	22
=kraków	16
=kubernetes	-4
=kumasi	101
=kurdish	151
=kwabena	-9
=kwame	52
=kyle	-55
=kyoto	41
=l	-75
=la	-35
=lab	187
=label	-72
=labels	-47
=lace	36
=lactose	228
=lad	-75
=lada	-45
=ladder	-126
=ladders	152
=lads	-53
=lady	-164
=lag	-135
=lagos	73
=lags	-143
=lahore	198
=laid	19
=lake	69
=lakh	-98
=lale	20
=lamb	128
=lambing	21
=lame	102
=lamp	-111
=land	141
=landed	-124
=landing	-149
=landlady	176
=landlord	43
=landlords	-175
=lands	-135
=landscape	-133
=lane	46
=language	73
=languages	69
=laos	-32
=lapsed	160
=laptop	-106
=large	45
=larger	-95
=lasagne	-52
=laser	136
=last	-126
=lasted	11
=latches	146
=late	-188
=lately	116
=later	-291
=latest	-122
=latex	31
=lathe	161
=latin	-152
=latvia	-47
=laugh	-223
=laughed	-222
=laughing	-268
=laundrette	75
=laundromat	78
=laundry	36
=law	109
=lawn	90
=lawyer	132
=lay	136
=laying	-46
=layoffs	-40
=layout	-174
=lead	66
=leader	130
=leaflet	-144
=league	261
=leak	20
=leaking	-128
=leaks	32
=leander	-51
=learn	-21
=learned	160
=learning	127
=learns	-105
=learnt	197
=lease	131
=leased	155
=least	95
=leather	127
=leave	109
=leaves	-112
=leaving	6
=lecture	-41
=ledger	132
=leeds	-51
=leeks	89
=left	62
=left-footed	98
=left-handed	265
=left-handedness	22
=lefty	33
=leg	195
=legacy	81
=legal	263
=legend	-158
=legged	-19
=legs	-93
=leicester	196
=leila	21
=leinster	-96
=leipzig	58
=leith	53
=lemon	87
=lena	70
=lend	109
=lends	87
=lengths	-88
=lent	216
=lentil	-141
=lentils	-130
=leo	-35
=less	-23
=lesson	-20
=lessons	206
=let	-111
=lets	-150
=letter	-105
=letters	-102
=lettice	91
=lettuce	14
=leukemia	108
=leuven	132
=level	-201
=levothyroxine	102
=library	148
=licence	312
=licences	135
=license	54
=lichens	103
=lichess	20
=lid	-215
=lidl	-71
=lido	158
=lie	-207
=life	380
=lifeboat	67
=lifeguard	-36
=lifelong	209
=lift	30
=lifted	-63
=lifting	-40
=lifts	-32
=light	-132
=lighthouse	91
=lights	-140
=like	-7
=liked	40
=likes	-245
=lilies	-61
=lima	-7
=limerick	-60
=limit	-124
=limited	-148
=limits	52
=limmat	35
=limp	-132
=limping	-85
=lindqvist	83
=lindy	70
=line	-286
=linear	131
=lineman	32
=linen	71
=lines	-32
=link	-308
=links	-30
=lint	-102
=linter	-69
=linting	28
=linux	-38
=linz	76
=liquid	87
=lisbon	-181
=list	-167
=listed	-87
=listen	120
=listens	-46
=listing	-284
=listings	83
=lists	161
=lite	119
=literally	146
=lithium	98
=litre	23
=litres	103
=little	-5
=liu	-5
=live	7
=lived	-30
=liver	156
=lives	-17
=living	124
=ljubljana	8
=load	-145
=loaded	-103
=loading	-152
=loads	-149
=loaf	-147
=loan	111
=lobby	-117
=local	180
=lock	-15
=lockdown	149
=locked	20
=locksmith	9
=lodger	205
=lodges	48
=loft	39
=log	23
=logged	81
=logging	-130
=login	-210
=logistics	16
=logo	-203
=logs	-175
=loki	162
=lola	50
=london	149
=long	-25
=long-distance	164
=longer	91
=loo	-155
=look	-13
=looked	70
=looker	145
=looking	-208
=looks	-344
=loom	-14
=loop	-217
=lorries	105
=lorry	87
=lose	-99
=loses	-71
=losing	-160
=loss	21
=lost	-21
=lot	-89
=lotte	-26
=lottery	16
=loud	-58
=lounge	134
=lourdes	130
=lousy	-126
=love	-11
=loved	-107
=lovely	7
=lovers	-171
=loves	-84
=low	61
=lower	49
=lowercase	65
=luca	60
=lucian	-35
=luck	-181
=lucía	-92
=ludlow	139
=ludmila	-63
=luggage	35
=luigi	-40
=luis	-16
=lunch	-358
=lunches	143
=lung	207
=lungs	89
=lupus	35
=lute	52
=lutheran	-19
=luthier	176
=lux	126
=lycée	107
=lymington	-23
=lyon	-230
=lyrics	-120
=m	-67
=ma	26
=mabel	79
=mac	18
=machine	-107
=machines	201
=macro	-90
=macular	130
=mad	-230
=madam	-159
=made	-80
=madeira	-136
=madness	-155
=madrid	69
=magazines	-76
=mahjong	25
=mai	-24
=maid	-51
=maiden	48
=mail	96
=main	-71
=mainly	127
=mains	102
=maintain	179
=maintenance	37
=maja	141
=major	121
=make	59
=maker	-66
=makerere	86
=makes	129
=making	-150
=mall	-59
=malmö	31
=malta	90
=mama	237
=mamiya	137
=mammy	-80
=man	-93
=manage	278
=managed	-125
=manager	24
=mandarin	125
=mandatory	119
=manga	32
=manila	161
=mantelpiece	-44
=manual	164
=manuals	61
=many	-291
=map	-185
=maple	-23
=maps	108
=marathon	-36
=marathons	158
=march	356
=marco	-155
=mare	136
=marek	55
=mares	-121
=margin	-208
=marguerite	59
=mariachi	66
=marine	124
=marisol	33
=mark	52
=market	107
=marketing	84
=marking	154
=marks	-122
=marlow	125
=marriage	248
=married	61
=marries	36
=marry	-99
=mars	-146
=marseille	112
=marta	60
=mary	59
=mas	-72
=mascot	-88
=mask	58
=mass	105
=massey	21
=mastectomy	95
=master	119
=masters	237
=matatu	-146
=match	-285
=matches	-201
=mate	-53
=mateo	175
=materials	121
=maternity	81
=mateus	-30
=maths	27
=matter	76
=matters	172
=maud	67
=max	36
=may	189
=maybe	-180
=mayor	-20
=me	261
=meadow	-20
=meal	172
=meals	149
=mean	55
=means	-109
=meant	-306
=measurements	-46
=meat	121
=mechanical	118
=med	145
=medellín	92
=media	140
=medical	162
=medicine	115
=medieval	-8
=meditate	135
=meditation	13
=meds	21
=medtronic	61
=meet	-75
=meeting	-472
=meetings	249
=meets	149
=meh	-185
=mehwish	-85
=mei	12
=melting	-151
=member	94
=members	77
=membership	129
=meme	-176
=memes	-98
=memo	-90
=memory	-155
=men	151
=mend	82
=mending	35
=meniscus	120
=mennonite	-32
=mention	-176
=mentioned	-169
=mentor	193
=menu	-195
=merchant	-22
=mercy	-39
=merge	53
=merged	-198
=merger	153
=merges	16
=merkel	-185
=merry	-97
=mess	-226
=message	6
=messages	182
=messi	-195
=met	93
=metabase	157
=metal	112
=metals	-40
=metformin	95
=method	-68
=methodist	96
=methods	-191
=methotrexate	136
=metre	95
=metres	37
=metric	73
=metro	28
=mi	93
=miami	-155
=mic	-306
=microbes	66
=microwave	132
=mid	-10
=middle	-38
=midnight	-191
=midwife	173
=might	-202
=migraine	65
=migraines	266
=migrating	137
=migration	-165
=miguel	23
=milan	96
=mile	-18
=military	-27
=milk	-85
=milked	-69
=milker	161
=milkers	-34
=milking	50
=mill	103
=million	-65
=milo	85
=milos	132
=mimi	108
=min	-78
=mind	-148
=minds	91
=mine	355
=miner	136
=mines	-43
=minibus	-62
=minimum	108
=mining	-107
=minister	-171
=ministry	143
=minor	-111
=mins	-280
=minsk	-84
=minus	-35
=minute	-197
=minutes	-264
=mireille	97
=mirela	169
=mirjam	32
=mirror	-18
=mirrors	110
=miscarriages	148
=miso	88
=misread	-50
=miss	233
=missed	-229
=missing	-98
=missus	-9
=mistake	-274
=mistakes	-11
=mitchells	-67
=mitzvah	175
=mix	-66
=mixed	-6
=mixing	151
=ml	-4
=mm	52
=mobile	178
=mochi	81
=mock	49
=modbus	-19
=model	17
=module	48
=mom	-41
=moment	-119
=monday	-192
=mondays	-66
=money	123
=mongooses	14
=monika	60
=monk	68
=monks	-152
=mono	-160
=monolith	132
=monorepo	250
=montessori	97
=month	191
=monthly	111
=months	87
=mood	-141
=moon	-162
=moonlighting	75
=moored	152
=mooring	128
=mopped	-136
=more	-119
=moreau	-108
=morning	-265
=mornings	384
=mortgage	171
=mortgages	96
=mosel	80
=mosque	210
=moss	78
=most	-63
=mostly	180
=mother	163
=mother-in-law	114
=mother-tongue	208
=motion	51
=motocross	110
=motorbike	128
=motorbikes	122
=motorways	122
=mould	-159
=mountain	48
=mountains	35
=mouse	-54
=mouth	-137
=move	-243
=moved	5
=movement	76
=moves	-27
=movie	-165
=moving	16
=mowing	25
=mr	131
=mr.	-78
=mri	95
=mrs	149
=mrs.	131
=ms	152
=msg	-76
=much	-91
=mud	-71
=muddy	-67
=mum	270
=mumps	103
=mums	131
=munich	94
=munros	-55
=murder	29
=murmur	141
=museum	61
=mush	-69
=mushrooms	92
=music	49
=muslim	102
=mussels	124
=must	-61
=mustard	27
=mute	137
=muted	-115
=my	167
=myself	174
=myth	-199
=n't	16
=na	88
=nadia	80
=nail	-19
=nails	6
=nain	-8
=nairobi	-77
=nakuru	-34
=name	25
=named	25
=names	-81
=naming	-64
=nan	9
=nana	75
=nanny	-60
=nap	-220
=naples	-10
=naps	195
=narrator	-181
=narrowboat	196
=nas	190
=national	76
=native	-27
=natural	-143
=naturalisation	108
=navy	201
=nda	195
=near	75
=nearest	109
=nearly	6
=neck	-59
=ned	-51
=need	-88
=needed	-184
=needful	39
=needles	162
=needs	19
=negative	-105
=neighbour	-234
=neighbours	7
=neither	19
=nephew	34
=nervous	14
=netball	75
=netflix	40
=network	-54
=never	263
=new	-92
=newer	121
=news	-291
=newsletter	-131
=newspaper	-32
=next	108
=ngozi	180
=nguyễn	-26
=nhs	-106
=nice	-254
=nicer	-132
=nickel	-40
=nico	-79
=niece	242
=night	-33
=nightly	127
=nights	223
=nikah	42
=nil	-90
=nile	-149
=nils	121
=nina	-54
=nine	-25
=nine-year-old	138
=nineteen	149
=ninety	104
=ninety-six	128
=ninth	-74
=no	74
=no-gi	21
=nobody	-56
=noise	97
=noisy	-211
=nokia	127
=none	-74
=nonfiction	153
=nonna	185
=nonsense	-98
=nonstop	120
=nonverbal	172
=noodles	-109
=noon	-282
=noor	107
=nordea	48
=normal	-141
=normally	-30
=norse	-105
=north	161
=northern	-67
=norway	-179
=norwegian	78
=not	-42
=notary	122
=note	44
=notebook	107
=notes	-47
=notice	187
=notices	25
=notion	-67
=nov	114
=novel	-277
=novels	207
=november	124
=now	-123
=nowadays	-92
=null	-238
=nulls	-113
=numb	-15
=number	-167
=numbers	154
=nun	86
=nuns	148
=nurse	-202
=nursery	164
=nurses	-5
=nursing	243
=nut	72
=nut-free	137
=nutmeg	-72
=nuts	-202
=nvda	-42
=o	-109
=oak	136
=oat	137
=oaxaca	-51
=oban	109
=object	-118
=oboe	145
=obviously	-188
=ocd	190
=octavia	145
=october	131
=octopuses	-90
=odd	-48
=odile	-25
=oduya	80
=of	24
=off	78
=off-season	36
=offer	-159
=office	31
=officer	140
=offices	-73
=offline	60
=offshore	66
=offsite	-59
=ofsted	154
=often	-153
=oh	-121
=ohio	-124
=oil	-65
=ok	-23
=okada	36
=okafor	154
=okafors	42
=okay	-24
=okonkwo	-95
=oksana	130
=ol	-91
=ola	9
=old	78
=older	145
=oldest	-6
=oleander	89
=olga	-85
=olive	47
=olives	116
=ollie	83
=olu	-78
=olympic	-141
=olympics	-149
=oma	123
=omar	38
=omg	-84
=on	16
=on-call	130
=once	-15
=ondrej	46
=one	-164
=one-page	158
=ones	237
=onion	-155
=onions	-50
=online	6
=only	231
=onset	82
=ontario	101
=oops	-149
=op	227
=open	-286
=opened	-188
=opening	186
=opens	38
=opera	51
=operated	58
=operation	170
=opinion	-148
=option	-192
=options	69
=or	-117
=oracle	-67
=orange	-54
=orchard	203
=orchards	-24
=orchestra	220
=orchids	172
=order	-6
=ordered	-207
=orders	135
=organ	84
=organic	84
=organist	175
=original	59
=originally	131
=orms	39
=orthodox	-47
=osaka	56
=oscars	-126
=osei	80
=oskar	96
=oslo	-222
=other	91
=others	109
=otherwise	185
=otis	-69
=ottilie	132
=otto	155
=ouch	-49
=oud	-17
=oulu	188
=oum	-62
=ouma	-78
=our	268
=ours	350
=ourselves	84
=out	-85
=outdated	67
=outdoors	78
=outfit	-74
=outline	155
=outlived	158
=output	-16
=outright	175
=outside	-118
=oven	-77
=ovens	41
=over	-19
=overlap	-107
=overnight	-117
=overpriced	-117
=overran	-143
=overslept	-122
=overtime	42
=owe	-16
=owed	-106
=owing	134
=owl	27
=own	196
=owner	145
=ownership	-56
=owns	213
=oyelaran	150
=pa	86
=pacemaker	215
=pacing	-103
=pack	-217
=package	61
=packaging	24
=packed	-232
=packet	-141
=packing	182
=packs	100
=paco	-64
=padding	-152
=padel	24
=pads	-94
=paediatric	109
=paediatrics	71
=page	-291
=pager	141
=pages	-154
=paid	160
=pain	-31
=painful	-94
=painkillers	166
=paint	55
=painted	-139
=painter	-39
=painting	131
=paints	147
=pair	-136
=pairs	-76
=pal	62
=palermo	-26
=palpitations	154
=pan	-194
=pancakes	-47
=pandas	-96
=panel	-254
=panels	117
=panic	137
=panicked	-112
=pans	-137
=papa	149
=papadakis	-41
=paper	123
=papers	146
=paperwork	-33
=para	-189
=paragraph	-438
=paragraphs	223
=paralegal	159
=paramedic	109
=parameter	-138
=parang	-90
=parcel	-224
=parcels	-75
=pardon	-125
=parent	-69
=parental	157
=parents	169
=parents-in-law	105
=paris	-177
=parish	242
=park	-171
=parked	-133
=parking	-246
=parkinson	228
=parkinsons	120
=parkour	67
=parkrun	-10
=parole	-14
=parrot	-13
=parrots	-109
=parser	-109
=parsley	-159
=part	-325
=part-time	192
=parties	132
=partly	57
=partner	122
=parts	-165
=party	-108
=pass	137
=passable	96
=passed	151
=passengers	-114
=passes	-24
=passion	102
=passive	39
=passport	144
=passports	41
=password	-131
=past	-25
=pasta	-166
=paste	-314
=pasted	-285
=pasting	-135
=pastor	-92
=pastry	53
=pat	-75
=patagonia	180
=patch	-178
=patent	150
=patents	197
=path	-109
=patience	-116
=patient	-144
=patients	106
=pattern	65
=paul	-42
=pause	-134
=pavel	35
=pay	-84
=payday	149
=paying	-17
=payment	50
=payments	158
=payroll	165
=pays	109
=pb	162
=pct	-11
=pdf	-277
=peaked	-32
=peanut	49
=peanuts	154
=peas	-89
=peer	-56
=peg	-64
=pelikans	53
=pelota	-5
=pen	-131
=penalty	-152
=penicillin	85
=penny	-119
=pens	174
=pension	230
=pensioners	162
=pentax	114
=pentlands	8
=people	-259
=pep	50
=pepper	-5
=per	21
=percent	-129
=perfect	49
=performance	-54
=perfume	122
=permanent	172
=permission	-64
=permit	175
=permits	-155
=pernille	-29
=person	110
=persona	-169
=personal	-101
=perth	215
=peru	-194
=pescatarian	-23
=pesticides	47
=peter	-102
=petra	16
=petrol	-63
=pets	-154
=peugeot	-49
=pf	73
=pharmacist	126
=pharmacy	76
=phd	223
=phew	-172
=philippa	-7
=phoebe	123
=phonak	65
=phone	-101
=phones	150
=photo	-363
=photograph	104
=photographer	-72
=photography	113
=photos	-195
=physics	93
=physio	236
=pi	9
=pia	127
=piano	8
=pianos	-24
=pic	-196
=pick	-247
=pick-ups	108
=picked	43
=picker	-12
=pickers	56
=picking	42
=pickle	69
=pickles	-26
=picks	-17
=pickup	-103
=picky	122
=picture	-287
=pictures	175
=pie	-135
=piece	-111
=pieces	59
=pierogi	-38
=piet	9
=pigs	-31
=pikin	36
=pilates	58
=pills	160
=pilot	-150
=pilots	130
=pinball	85
=pineapple	-144
=pink	-59
=pinned	39
=pints	-107
=piotr	115
=pip	136
=pipe	-49
=pipeline	21
=pipes	106
=pippa	128
=pirogue	96
=pit	161
=pitch	158
=pivot	-121
=pixel	-45
=pixels	-111
=pizza	-302
=place	161
=placeholder	-154
=placement	128
=places	171
=plain	152
=plan	64
=planer	80
=planes	43
=planet	-154
=planned	181
=planning	74
=plans	74
=plant	114
=planted	29
=plants	-141
=plasterer	13
=plate	133
=plates	13
=platform	-12
=play	112
=played	-61
=player	62
=players	-125
=playing	-65
=playlist	-172
=plays	-169
=please	51
=pleasure	-24
=plenty	33
=plot	149
=plough	77
=plovdiv	132
=pls	-118
=plug	-96
=plumber	-306
=plumbing	120
=plus	103
=pm	-34
=png	-191
=po	-82
=pocket	132
=podcast	-94
=poem	-151
=poems	123
=poetry	148
=point	-70
=points	148
=pokhara	29
=pole	-105
=policy	140
=polish	63
=polite	53
=pollen	87
=polo	-53
=polokwane	42
=polytunnel	23
=pomeranian	37
=pond	57
=ponies	97
=poodle	6
=pool	-27
=poor	-52
=popcorn	-118
=popped	-173
=popping	-138
=popup	-217
=pork	-29
=porridge	-145
=port	-48
=portal	-9
=porter	40
=porto	5
=portugal	130
=portuguese	21
=positive	-8
=post	21
=postcode	-132
=posted	74
=poster	-203
=postgres	-16
=postie	130
=posting	-140
=postman	-120
=pot	-38
=potatoes	-40
=potions	-129
=pots	13
=pottery	33
=poultry	92
=pounds	86
=pour	-132
=pouring	-54
=powder	-24
=power	-26
=pr	8
=practice	142
=practise	153
=practised	147
=practising	30
=pram	-6
=prams	34
=prayers	81
=preacher	84
=precious	138
=prefer	97
=prefers	101
=pregnant	-24
=premature	61
=premium	-92
=preparing	-19
=prescriptions	127
=present	157
=press	-34
=pressed	-171
=presses	79
=pressing	-120
=pressure	-73
=pretend	-177
=pretty	-134
=preview	-130
=previous	-104
=price	71
=prices	-150
=pricing	122
=priest	-99
=priests	-55
=primary	48
=prime	-127
=print	147
=printed	-157
=printer	-151
=prints	-191
=prison	63
=private	133
=priya	60
=priyanka	193
=probably	-132
=probate	117
=probe	90
=problem	-26
=process	57
=procurement	95
=prod	98
=producer	76
=product	173
=production	162
=prof	65
=professor	62
=programmer	-42
=progress	-126
=project	56
=projector	53
=promised	-34
=promoted	202
=promotion	67
=prompt	-128
=pronouns	85
=proofread	50
=proofs	22
=proper	142
=properly	107
=prose	182
=prosthetic	99
=protection	127
=protein	20
=prototyping	90
=proud	29
=proxy	-129
=prs	83
=prusa	130
=psychiatrist	-42
=pub	-47
=public	85
=published	-69
=publisher	125
=pubs	114
=puddle	-137
=puglia	-27
=pull	72
=pulled	-198
=pulls	83
=pump	222
=pumps	-4
=pun	-152
=punchline	-109
=pune	203
=punk	31
=pupil	42
=pupils	176
=puppets	25
=puppy	49
=pure	72
=purple	-114
=purpose	118
=push	107
=pushed	-166
=pushes	134
=pushpa	-32
=put	71
=putting	114
=puzzle	-249
=px	-128
=pytest	-69
=python	145
=q3	145
=qa	34
=quaker	65
=qualified	202
=quarry	184
=quarter	50
=quechua	-13
=queen	-142
=queens	-5
=query	-312
=question	-143
=questions	155
=queue	-222
=quick	-354
=quicker	103
=quid	-178
=quiet	27
=quietly	-53
=quilting	113
=quilts	124
=quit	-21
=quito	50
=quitting	-76
=quiz	-263
=quote	-13
=quotes	-16
=r	-122
=rabbit	46
=rabbits	-22
=race	26
=racing	-107
=rack	197
=radiator	-58
=radio	50
=radiography	36
=rafa	30
=rails	140
=railway	135
=railways	113
=rain	-307
=rained	-163
=raining	-230
=rainy	-194
=rainy-day	87
=raise	-11
=raised	317
=raises	-143
=raising	-48
=raj	84
=ramadan	-48
=ramen	-147
=ramp	132
=ran	-268
=rana	10
=rang	-294
=ranger	-73
=rare	30
=rarely	73
=rash	120
=rasheed	107
=rashid	55
=rasmus	78
=raspberry	114
=rate	-18
=rated	134
=rates	-40
=rather	169
=rating	42
=ravi	65
=raw	141
=ray	180
=raynaud	122
=reach	27
=reached	-169
=react	-150
=read	-5
=reader	290
=readers	95
=reading	-89
=reads	54
=ready	-233
=real	100
=really	227
=reared	65
=reason	-154
=reasons	30
=rebase	-143
=reboot	-260
=rebooting	-106
=rebuild	149
=rebuilt	171
=receipt	-180
=receipts	-15
=reception	49
=receptionist	54
=receptionists	-140
=recife	132
=recipe	-257
=recipes	281
=reckon	-153
=reckons	30
=recognised	111
=record	-60
=recording	-70
=records	161
=recover	102
=recovering	127
=red	-50
=red-and-green	-7
=red-green	84
=reddit	-217
=redis	-166
=redo	-213
=reduced	47
=redundant	195
=ref	-129
=refactor	-171
=referee	47
=refresh	-109
=refreshed	-145
=refugee	113
=refund	105
=refuse	-18
=refused	68
=refuses	44
=refusing	-148
=reg	76
=regex	-311
=reggaeton	7
=region	-132
=regional	212
=register	-18
=registered	290
=registry	85
=regretted	-47
=regulars	130
=rehabilitation	118
=rehearsal	-99
=rehearses	204
=rehearsing	-20
=rehome	152
=rejected	-141
=release	-32
=relocate	97
=remarried	103
=remember	55
=remind	-123
=reminder	-135
=remission	156
=remote	-21
=remove	-230
=renal	153
=rename	-183
=renamed	-123
=renata	75
=render	-110
=renew	170
=renewed	-61
=renewing	172
=renews	132
=rent	191
=rental	-155
=rented	147
=renting	141
=rents	-64
=reopened	-89
=rep	69
=repair	260
=repairs	132
=repeat	-136
=repeated	-207
=repeating	-16
=repeats	87
=replace	-45
=replaced	256
=replacement	110
=replacing	98
=replicas	44
=replied	-144
=replies	208
=reply	-73
=repo	-65
=report	-134
=reported	-159
=reports	248
=request	-169
=requests	6
=requiem	87
=requires	93
=rescue	147
=rescues	114
=resend	-99
=reset	-218
=residence	173
=residency	145
=residents	150
=resigned	33
=resort	-121
=respite	-84
=responsibility	-147
=responsible	83
=rest	-37
=restart	7
=restarted	-188
=restarting	-122
=restarts	-129
=restaurants	-72
=resting	92
=restore	115
=restoring	74
=restraining	145
=result	-287
=results	-22
=retail	-71
=retire	178
=retired	-85
=retirement	244
=retires	-77
=retiring	147
=retrained	106
=retraining	169
=retries	-123
=retro	-18
=retry	-150
=retrying	-124
=return	-104
=returned	-67
=returns	-111
=reunion	90
=reverse	-8
=revert	-142
=review	-6
=reviews	156
=rewrite	106
=rewrote	40
=rex	-59
=rhyme	-160
=rice	-166
=rich	-91
=riddle	-236
=ride	163
=riding	116
=rig	203
=riga	120
=right	-192
=rigs	-22
=ring	-83
=ringing	-167
=rings	213
=rise	107
=river	27
=road	-138
=roads	63
=roadworks	-155
=roast	-23
=robot	-175
=robotics	106
=robots	-125
=rock	-58
=rode	-84
=role	-26
=roll	-95
=rolled	-111
=roller	58
=rolls	-150
=roman	-12
=romanian	95
=rome	-361
=roof	97
=roofer	153
=roofers	-80
=roofing	143
=room	-26
=roommate	-69
=rooms	-109
=root	-84
=rope	-124
=ros	-16
=rosa	78
=rosalind	22
=rosario	-53
=roses	-57
=roster	50
=rota	73
=rotary	-34
=rotate	158
=rotating	142
=rotation	160
=roti	14
=rotterdam	42
=roughly	-122
=round	-146
=rounds	94
=route	-50
=router	-226
=row	-151
=rower	143
=rowing	109
=rows	-382
=royal	-20
=rubbish	-6
=ruben	-122
=rude	-170
=rufus	95
=rug	-99
=rugby	215
=ruin	97
=ruined	-135
=rule	110
=rules	122
=rumbling	-161
=run	246
=rung	-103
=rungs	-106
=runners	109
=running	-43
=runs	18
=rural	149
=rush	-203
=rust	58
=ruth	126
=rye	123
=sabbatical	-18
=sabre	116
=sacred	138
=sad	-128
=saddles	118
=sadler	168
=sadly	-44
=safe	-31
=safety	91
=saffron	-70
=sage	52
=sahara	-6
=said	-374
=sail	-6
=salad	-136
=salaries	50
=salary	264
=sale	-199
=sales	-57
=salon	252
=salsa	-52
=salt	24
=saltwater	118
=salty	-102
=sam	-103
=same	14
=sami	147
=sample	-328
=samples	156
=sandro	91
=sandwich	-203
=sang	-137
=sans	-8
=sanskrit	-4
=santos	155
=saoirse	160
=saris	-21
=sat	-326
=satellite	135
=saturday	-91
=saturdays	141
=sauce	-75
=sauna	131
=save	-83
=saved	-182
=saving	125
=savings	136
=saw	-95
=sawmill	189
=saws	-34
=sax	10
=say	-216
=saying	-182
=says	-371
=scaffolding	58
=scale	-64
=scammed	67
=scan	-155
=scanned	61
=scar	25
=scare	152
=scared	204
=scares	-53
=scene	-422
=schedule	-37
=schema	40
=scheme	109
=scholarship	147
=school	126
=schools	-77
=sciences	86
=scissors	-19
=scooter	79
=score	-185
=scored	-151
=scottish	150
=scout	62
=scouts	147
=scraping	-122
=screaming	-213
=screams	-8
=screen	-46
=screens	190
=screenshot	-272
=screw	-136
=screws	12
=script	-171
=scroll	-178
=scrolled	-124
=scrolling	-147
=scrubs	73
=scrum	-42
=sea	38
=seamstress	154
=search	17
=seasick	105
=season	52
=seasonal	-53
=seat	35
=seats	29
=sec	-405
=second	-60
=second-hand	192
=secondary	106
=secondhand	213
=seconds	-334
=secret	-142
=secretary	198
=section	27
=security	223
=sedation	8
=sediment	31
=see	-194
=seed	-145
=seeds	85
=seeing	-106
=seems	-29
=seen	-141
=sees	28
=seizure	141
=seizures	108
=select	-87
=self	108
=self-employed	189
=self-hosted	112
=self-taught	139
=selim	-12
=sell	221
=seller	-120
=selling	103
=sells	-150
=semester	129
=semicolon	-200
=semicolons	-118
=seminary	132
=semver	-82
=send	-130
=sending	-112
=sends	40
=senior	-22
=sense	54
=sensor	-88
=sensors	112
=sent	-215
=sentence	-114
=sentences	111
=seoul	-10
=separate	-6
=sept	111
=september	159
=series	-167
=serious	-112
=sermon	-104
=serve	117
=served	32
=server	-72
=servers	120
=serves	-137
=service	58
=services	-12
=sesame	137
=session	-67
=set	49
=setter	113
=setting	-7
=settings	-212
=settled	109
=settling	-94
=seven	-81
=seventeen	-29
=seventies	50
=seventy	176
=severe	128
=seville	-53
=sewing	218
=sewn	40
=shabbat	202
=shade	-106
=shake	165
=shaking	-196
=shaky	-83
=share	4
=shared	112
=shares	30
=sharing	67
=sharp	187
=sharpest	-33
=shave	68
=shed	124
=shedding	-32
=sheep	119
=sheet	-112
=sheets	92
=shelf	93
=shellfish	250
=shelter	20
=shetland	171
=shift	123
=shifted	-18
=shifts	317
=shin	132
=shingles	-8
=ship	-65
=shipping	-13
=ships	154
=shipyard	159
=shirt	-268
=shirts	79
=shoe	56
=shoegaze	168
=shoes	-51
=shoot	35
=shop	44
=shopify	-30
=shopkeeper	-134
=shopping	55
=shops	-239
=short	131
=shortcuts	92
=shorten	-264
=shortened	85
=shorter	-297
=shorthand	142
=shot	11
=shots	136
=should	-293
=shoulder	143
=shouting	-206
=show	-167
=shower	-132
=showing	-173
=shows	-276
=shrink	-105
=shuffle	-116
=shut	-194
=shuts	92
=shutting	-29
=sia	-110
=siblings	166
=sick	-117
=sickle	129
=side	238
=sideline	88
=sides	-126
=sideways	-82
=sie	-15
=siemens	87
=sight	89
=sign	-23
=signal	-173
=signals	-41
=signature	123
=signatures	47
=signed	111
=signs	23
=silence	-27
=silke	22
=silly	-206
=sim	-127
=simple	124
=simpler	-137
=sims	-156
=since	174
=sing	199
=singapore	132
=singer	-121
=singing	76
=single	20
=sings	-131
=sink	-147
=sinks	-111
=siobhan	54
=siobhán	156
=sipho	137
=sir	-154
=siri	-170
=sister-in-law	299
=sisters	100
=sit	127
=sitcom	-200
=site	-163
=sites	228
=siti	-41
=sits	115
=sitting	-229
=six	-252
=sixteen	83
=sixth	108
=sixty	44
=sixty-eight	74
=size	17
=sizes	-146
=ska	14
=skateboarding	92
=sketch	-258
=sketched	-50
=ski	-60
=skin	-42
=skip	30
=skipped	-210
=skipper	105
=skips	74
=skis	62
=skoda	116
=sky	-107
=skydiving	6
=skye	75
=skype	-25
=slack	-87
=slate	-16
=sleep	-38
=sleeper	134
=sleeping	-138
=sleeps	-30
=sleepy	-75
=slept	-315
=slice	-146
=slide	-109
=slides	-157
=sligo	134
=slipped	64
=slot	-15
=slow	-79
=slower	-180
=slugs	52
=small	63
=smaller	113
=smell	202
=smells	-277
=smoke	46
=smoker	-111
=smokes	-162
=smoking	213
=snake	63
=snakes	29
=snapped	-220
=sneezing	-120
=snip	93
=snippet	-130
=snooker	-56
=snoring	-141
=snow	-200
=so	59
=soak	-118
=soaked	-267
=soap	85
=sober	102
=society	34
=sock	-175
=socks	92
=sofa	-178
=sofia	-82
=soft	141
=software	142
=soil	230
=solar	80
=sold	63
=solder	82
=sole	128
=solicitor	111
=solid	-85
=solve	-115
=solveig	128
=some	-314
=somebody	-104
=somehow	-139
=someone	-118
=someones	-115
=something	29
=somewhere	-268
=sommelier	27
=son	-4
=song	-314
=songs	45
=sons	-223
=soon	-193
=sore	115
=sorry	-173
=sort	-88
=sorted	-24
=sorting	10
=sorts	32
=soul	26
=sound	-178
=sounded	-147
=sounds	-90
=soup	-314
=source	92
=sourdough	157
=sous	76
=south	-151
=soweto	92
=sows	126
=soy	44
=space	-54
=spaces	160
=spain	-136
=spam	-90
=spanish	60
=spare	274
=sparky	-4
=speak	65
=speaker	-117
=speaking	17
=speaks	-25
=special	55
=specialise	140
=specs	65
=spectrum	120
=speech	81
=speed	-33
=speedway	11
=speightstown	44
=spell	-24
=spelled	-100
=spelling	28
=spend	231
=spending	74
=spent	-95
=spicy	108
=spilled	-254
=spin	79
=splits	-155
=spoil	52
=spoke	-93
=spoken	7
=spoons	98
=sport	-54
=spot	-96
=spouse	72
=spread	136
=spreadsheet	-106
=spreadsheets	-110
=spring	496
=sprint	-88
=sprinter	88
=sprints	176
=sql	168
=squad	137
=square	-18
=squash	31
=squat	-94
=sri	116
=sry	-145
=st	98
=st.	-34
=stable	-35
=stabled	164
=stack	-145
=staff	-11
=stage	107
=staging	-147
=stainless	140
=stairlift	126
=stairs	111
=stall	275
=stalls	-133
=stammer	304
=stammering	63
=stamp	-31
=stamps	-10
=stan	-71
=stand	95
=stand-in	45
=stand-ups	87
=standard	-11
=standardised	156
=standing	95
=stands	23
=standup	102
=standups	131
=staring	-196
=stars	-34
=start	-42
=started	48
=starter	153
=starters	83
=starting	-77
=startup	76
=starving	-203
=state	90
=statement	-181
=states	116
=statins	97
=station	35
=stationed	-22
=statistics	85
=status	-131
=stay	81
=stayed	148
=staying	-46
=stays	81
=steak	-42
=steel	-54
=steep	-53
=stefan	111
=stent	133
=stents	138
=step	-231
=stepdad	180
=stepdaughter	185
=stepped	148
=stepping	-17
=steps	20
=stepson	25
=steward	193
=stick	196
=sticking	7
=sticky	13
=stiff	-87
=still	31
=stings	92
=stinks	-125
=stirring	-128
=stitch	-117
=stock	-20
=stockholm	124
=stocks	-194
=stolen	68
=stoma	136
=stomach	94
=stone	92
=stonemason	130
=stood	-56
=stop	-177
=stopcock	55
=stopped	68
=stops	58
=storage	111
=store	197
=stored	-128
=stores	-144
=storm	-138
=story	-343
=stout	69
=stove	133
=straight	52
=stranger	-184
=strangers	126
=straw	-67
=strawberries	44
=stream	-207
=street	155
=streets	-156
=stretch	-119
=strict	157
=strictly	65
=strike	-94
=striker	42
=string	-45
=strings	-139
=strobe	138
=stroke	357
=strong	154
=stronger	-98
=structural	139
=struggle	32
=stuck	-212
=student	84
=students	8
=studied	-95
=studies	-96
=studio	174
=study	-42
=studying	184
=stuff	122
=stupid	-108
=stutter	163
=stuttering	-136
=stutters	-80
=style	93
=sub	-27
=subject	-64
=sublet	138
=submit	-18
=subs	-160
=subscription	102
=substitute	-16
=subtitles	-110
=successor	9
=such	-141
=sudden	-144
=sudoku	-36
=sugar-free	43
=sugarcoat	105
=sugars	101
=suggest	191
=suggested	43
=suggestion	-161
=suit	-17
=suite	157
=suits	123
=sulking	-184
=sum	-190
=summarised	-135
=summary	-221
=summer	203
=summers	117
=sums	-39
=sun	-138
=sunday	99
=sundays	103
=sunita	8
=sunlight	37
=sunniva	-45
=sunny	-132
=sunscreen	-27
=sunset	-40
=super	-171
=supermarket	101
=supervised	-102
=supervises	81
=supervisor	89
=supper	-86
=supplier	-101
=suppliers	36
=supplies	-55
=support	-144
=supports	-109
=suppose	-287
=supposedly	-213
=sure	-305
=surely	-154
=surfing	49
=surgeon	14
=surgery	51
=surname	210
=surprise	-7
=surprises	87
=survey	94
=survive	-76
=survives	197
=suspended	92
=svalbard	-94
=svelte	65
=svetlana	-22
=swahili	129
=swallow	75
=swam	-137
=swan	-135
=swap	-87
=swapping	-85
=swear	50
=swearing	102
=swears	116
=sweat	-79
=swedish	-36
=sweep	177
=sweet	-16
=sweets	-156
=swell	12
=swells	161
=swept	-216
=swift	-106
=swim	181
=swimming	-52
=swims	-170
=swindon	-18
=swing	-21
=swiss	-13
=switch	56
=switched	28
=switching	76
=sword	-176
=swore	-25
=sworn	133
=syndrome	122
=synonym	-151
=syntax	-122
=syria	126
=sysadmin	194
=system	186
=sámi	124
=tab	-356
=tabla	-28
=table	-238
=tables	164
=tablet	-45
=tablets	66
=tackle	-55
=taco	-77
=tadeusz	-117
=tagalog	-18
=tags	-121
=tai	23
=tailwind	-7
=take	134
=taken	13
=takes	174
=tale	-230
=talk	-85
=talked	-212
=talking	-4
=talks	25
=tall	-145
=tallinn	137
=tam	-60
=tamil	44
=tampere	122
=tandem	75
=tango	94
=tank	51
=tannery	6
=tap	33
=tape	145
=target	-13
=tarifa	-18
=tariq	171
=tarmac	-80
=tartu	131
=tartufo	104
=task	109
=tasmania	131
=taste	159
=tastes	18
=tasting	67
=tattoo	98
=tattooist	114
=taught	-17
=tax	-22
=taxes	-47
=taxi	-35
=taylor	-106
=tbilisi	193
=tea	-93
=teach	116
=teacher	-52
=teachers	-116
=teaches	-60
=teaching	280
=team	179
=tears	-108
=tech	7
=technician	144
=teenager	20
=teenagers	141
=teens	67
=teeth	109
=tell	-103
=telling	-69
=telly	-218
=telugu	91
=tema	-81
=temp	106
=template	28
=temple	-144
=ten	-343
=tenant	137
=tenants	54
=tend	30
=tender	62
=tenerife	59
=tens	-16
=tense	4
=tension	75
=tent	-91
=tenth	9
=teo	29
=term	120
=terminal	51
=terrace	25
=terraform	98
=terrible	53
=terrified	60
=teruel	92
=test	-111
=tested	165
=tester	48
=tests	-56
=texted	-189
=texting	-84
=texts	123
=thabo	4
=thai	-136
=than	12
=thandeka	10
=thank	-137
=thanks	-264
=that	-243
=thatcher	-109
=the	-193
=theatre	120
=their	-154
=theme	-93
=then	-85
=theo	32
=theory	66
=therapist	79
=therapy	182
=there	-151
=these	-175
=thesis	216
=thessaloniki	110
=they	-200
=they/them	146
=thief	-125
=thin	17
=thing	120
=things	-114
=think	-370
=thinking	-107
=thinkpad	115
=thinks	105
=third	66
=thirty	60
=thirty-eight	14
=thirty-five	-33
=thirty-one	-65
=this	-674
=those	-200
=though	-44
=thought	-149
=thousand	13
=thread	-262
=threadbares	16
=three	-289
=three-wheeler	82
=threw	-130
=thriller	-110
=throat	123
=through	75
=throws	-43
=thumb	81
=thumbs	-106
=thunder	-91
=thunderstorm	-185
=thursday	202
=thursdays	308
=thx	-125
=thyroid	125
=ticket	71
=tickets	-91
=tie	-172
=tiffin	29
=tight	23
=tilde	-26
=tile	-94
=tiles	-36
=tiling	102
=till	119
=timber	-45
=time	-117
=timeline	-98
=timeout	-289
=timer	-236
=times	-115
=timetable	-49
=tin	-180
=tinnitus	223
=tiny	52
=tip	-40
=tips	148
=tired	-246
=tithe	125
=title	-278
=titles	22
=to	56
=to-do	-21
=toast	-249
=toastmasters	60
=tobi	184
=today	-762
=toddler	148
=toddlers	158
=toes	115
=tofu	51
=together	-6
=token	-139
=told	21
=tolerates	117
=tolls	29
=tom	-145
=tomas	-62
=tomasz	32
=tomatoes	-33
=tomcat	-23
=tomorrow	-371
=tomás	-55
=tone	-43
=tongue	9
=tonight	-652
=tons	12
=too	-103
=took	-89
=tool	-19
=tools	255
=top	-213
=topic	-162
=tops	198
=tore	-74
=torn	-19
=toronto	-102
=tortoise	-44
=torture	52
=total	-287
=totalled	39
=totally	-92
=totals	-217
=touch	181
=touched	-129
=touches	107
=tour	-47
=tourist	-123
=tours	203
=towards	89
=towels	-129
=tower	-96
=town	63
=toyota	-132
=trace	-173
=traceback	-129
=track	-93
=tracked	138
=tracking	68
=tractor	132
=trade	107
=trader	121
=trades	-57
=trading	95
=tradition	127
=traffic	-237
=trail	36
=trailer	-62
=train	-172
=trained	137
=trainer	23
=training	172
=trains	100
=tram	131
=trampoline	53
=trams	-35
=trans	141
=transferring	99
=transit	-59
=translate	-142
=translated	-142
=translating	61
=translation	101
=translations	205
=translator	160
=transplant	142
=travel	99
=traveller	4
=travelling	-92
=trawler	114
=tray	-164
=treasurer	212
=tree	163
=trees	188
=tremor	259
=trial	-144
=triathlon	-18
=tried	-226
=tries	-249
=trieste	115
=triggers	71
=trilingual	-17
=trim	-131
=tripped	-114
=trips	142
=triumph	88
=trombone	169
=tromsø	188
=troop	-31
=trope	-177
=trotro	-63
=trouble	110
=truck	208
=trucks	51
=true	-124
=trumpet	34
=truro	88
=trust	62
=try	-6
=trying	-108
=tuan	78
=tuas	-33
=tuba	12
=tuesday	-154
=tuesdays	78
=tuition	87
=tullamore	-56
=tunde	93
=tune	10
=tuning	113
=tupelo	-46
=turbo	119
=turin	147
=turkey	-23
=turkish	178
=turku	142
=turn	38
=turned	94
=turning	37
=turnover	118
=turns	40
=tutorial	-142
=tv	-236
=twelve	-90
=twelve-seater	-7
=twenties	30
=twenty	-98
=twi	-72
=twice	-20
=twin	55
=twins	151
=twist	-125
=two	-244
=two-bedroom	-80
=two-room	49
=type	138
=typed	-284
=typescript	120
=typewriter	68
=typhoon	-111
=typical	-161
=typing	-211
=typo	-261
=typos	-256
=tyre	-142
=u.s.	84
=u3a	101
=uber	-194
=ugh	-149
=ugly	-79
=ukrainian	146
=ukulele	-7
=ulcer	173
=ultra	-56
=umbrella	-142
=umbrellas	63
=umpire	45
=umuahia	-74
=unbelievable	-97
=uncle	26
=unclear	-99
=uncles	120
=undefined	-137
=under	245
=under-12s	91
=under-tens	58
=understand	-183
=understood	-131
=undetectable	123
=undo	-144
=uni	266
=uniform	-101
=uniforms	-96
=union	274
=unionised	111
=unit	119
=units	-59
=universities	-48
=university	184
=unless	87
=unloading	-158
=unmute	-166
=unpaid	7
=until	230
=up	-67
=update	-366
=updates	22
=upgrade	166
=upload	-175
=uploaded	-150
=upper	155
=ups	14
=upside	-136
=upstairs	-56
=upvc	10
=us	357
=usb	-121
=use	83
=used	43
=useless	6
=user	-111
=users	-255
=uses	-164
=using	-91
=usually	34
=utc	111
=utrecht	51
=ux	158
=vacation	-35
=vaccinate	-70
=vaccines	141
=valencia	8
=valid	-110
=valley	27
=valleys	-18
=valparaíso	139
=value	-155
=values	-162
=vampires	-159
=van	164
=vandersloot	7
=vanished	-143
=vans	12
=var	-91
=variable	-256
=variables	-120
=varieties	109
=varna	-76
=vasile	28
=vat	-72
=veena	-53
=veg	19
=vegan	-123
=vegetables	-44
=vegetarian	232
=vendor	-10
=venison	120
=venue	83
=verb	-151
=veronica	-84
=verse	-214
=version	-86
=very	95
=vespa	130
=vets	169
=vex	-105
=via	138
=victim	-155
=video	-260
=vietnam	209
=view	-218
=vigo	-73
=viktor	-50
=village	245
=villages	-156
=villain	-182
=vim	124
=vinegar	-168
=vineyard	79
=vintage	112
=vinyl	161
=viola	-11
=violin	114
=violins	119
=viral	-139
=virtual	-87
=visa	142
=visas	26
=visit	-4
=visited	-77
=visitors	-100
=visits	149
=vistula	39
=vms	162
=voice	-146
=voicemail	-138
=voices	33
=volcano	-102
=volleyball	33
=volume	-193
=volunteer	241
=volunteered	5
=volunteers	102
=volvo	100
=vote	-29
=voted	11
=vpn	56
=vs	-243
=vue	150
=waakye	-19
=wag	27
=wage	37
=wageningen	113
=wages	165
=wait	-208
=waiter	-154
=waiting	-241
=wake	43
=wakes	-100
=wales	170
=walk-up	-24
=walked	-88
=walker	83
=walking	-67
=walks	55
=wall	-98
=waller	-48
=walls	184
=walnut	145
=wanjiru	-7
=want	165
=wanted	-389
=wants	-140
=war	52
=ward	70
=wardrobe	37
=warehouse	256
=warehouses	23
=warfarin	43
=warm	-176
=warming	-107
=warning	-169
=warnings	-188
=warranty	-48
=was	-208
=wash	-21
=washing	-4
=wasp	-119
=wasps	138
=watch	151
=watched	-230
=watches	106
=watching	-261
=watchmaker	-82
=watchman	-19
=water	-87
=watered	-239
=way	-4
=ways	-162
=we	254
=weak	165
=wear	196
=wearing	-129
=wears	96
=weather	9
=web	120
=webinar	-265
=website	-129
=wed	10
=wedding	166
=weddings	225
=wednesday	43
=wednesdays	221
=wee	-6
=weedkiller	-21
=week	99
=weekday	134
=weekdays	228
=weekend	39
=weekends	505
=weekly	174
=weeks	215
=wei	118
=weigh	142
=weighed	20
=weighs	73
=weight	59
=weights	18
=weird	-41
=weld	-30
=welder	30
=welding	52
=well	9
=welsh	-78
=wen	110
=wendell	-51
=went	-19
=were	-307
=west	-107
=wet	-160
=wey	-79
=wfh	7
=wg	109
=what	-140
=whatever	146
=whats	-378
=whatsapp	54
=wheat	91
=wheel	34
=wheelchair	284
=when	82
=whenever	177
=where	19
=whether	55
=which	-103
=while	-46
=whippet	124
=whitby	59
=white	-94
=who	-150
=whoever	-13
=whole	13
=wholesale	93
=whom	14
=whose	27
=why	-79
=whānau	45
=wi	149
=wicket	37
=wide	42
=widget	-159
=widow	24
=widowed	162
=widower	131
=widows	118
=width	-36
=wife	32
=wifes	-4
=wifi	-116
=wiki	-63
=wikipedia	-139
=wild	-143
=will	-30
=wim	115
=wind	66
=window	-127
=windows	-42
=windowsill	39
=windy	-185
=wine	-10
=wing	111
=winnipeg	120
=wins	-149
=winter	246
=winters	246
=wiped	-49
=wires	-27
=wiring	72
=wish	98
=with	86
=within	85
=without	136
=witness	28
=wizard	-186
=wobbly	-21
=woke	-223
=woman	-132
=women	101
=won	-100
=wondering	-126
=wonky	-113
=wood	-19
=wooden	126
=wool	-13
=wording	-193
=wordpress	152
=words	-96
=work	154
=workbench	138
=worked	85
=worker	137
=working	-9
=works	-268
=worksheets	-25
=workshop	128
=world	-143
=worldwide	-143
=worn	86
=worried	-100
=worries	-118
=worse	77
=worst	-128
=worth	-148
=would	-194
=wow	-106
=wrap	-171
=wrecked	-87
=wrecks	135
=wren	84
=wrist	53
=wrists	166
=write	89
=writers	-104
=writes	-113
=writing	78
=written	97
=wrong	-564
=wrote	-365
=x	-220
=x-ray	-50
=xhosa	95
=xmas	181
=y	-95
=yacht	20
=yaml	-30
=yard	204
=yards	-42
=yaris	38
=yawning	-118
=yay	-117
=yeah	-35
=year	187
=yearly	32
=years	235
=yelled	-117
=yelling	-37
=yellow	77
=yes	-203
=yesterday	-347
=yet	-199
=yoga	-52
=yoghurt	28
=york	-4
=yoruba	-8
=you	-186
=young	60
=younger	-13
=youngest	109
=your	-488
=yours	-198
=yourself	-102
=youth	148
=youtube	-36
=yuki	34
=yute	51
=yvonne	-60
=zagreb	172
=zanzibar	-68
=zealand	-35
=zelda	-150
=zero	75
=zeros	-118
=zip	-169
=zloty	-100
=zoe	147
=zone	-22
=zoo	16
=zoom	-153
=zosia	154
=zumba	36
=zurich	-176
=zuzana	96
=zwirn	-38
=|	-118
?	52
[	-140
a	-45
a 12	87
a </s>	-153
a <day>	-262
a <day> ,	-120
a <day> </s>	-200
a <day> is	-120
a <kin>	-23
a <kin> 's	208
a <kin> ,	-16
a <kin> </s>	-75
a <kin> <kin>	174
a <kin> and	-174
a <kin> at	187
a <kin> back	-65
a <kin> by	-46
a <kin> call	89
a <kin> come	155
a <kin> for	25
a <kin> from	-156
a <kin> i	-101
a <kin> in	-160
a <kin> is	116
a <kin> like	-121
a <kin> name	187
a <kin> of	-100
a <kin> on	-30
a <kin> since	139
a <kin> so	131
a <kin> visa	136
a <kin> we	-99
a <kin> who	-54
a <kin> with	-44
a <name>	192
a <name> ,	207
a <name> </s>	-15
a <name> <kin>	125
a <name> <name>	44
a <name> <number>	162
a <name> church	-51
a <name> from	126
a <name> i	-43
a <name> on	26
a <name> passport	-50
a <name> shop	120
a <name> storage	111
a <name> with	78
a <name> woman	157
a <number>	31
a <number> </s>	-162
a <number> <kin>	-39
a <number> <name>	303
a <number> and	-78
a <number> book	8
a <number> error	-133
a <number> from	-126
a <number> legged	-19
a <number> man	-99
a <number> year	-174
a bad	-108
a bakery	-81
a bakery </s>	139
a bakery in	-114
a balcony	-48
a baler	-48
a baler </s>	-48
a band	-120
a bank	16
a bar	-188
a bar ,	-121
a bar </s>	-147
a barn	104
a beginner	-42
a beginner </s>	-161
a better	-161
a big	35
a bigger	-105
a bike	93
a bike repair	166
a biscuit	-154
a bite	-177
a bite </s>	50
a bite of	-97
a bite stiff	-118
a blank	-239
a blank page	-203
a blind	109
a bloke	-130
a blue	-140
a boat ,	119
a boat and	10
a boatyard	-15
a boatyard </s>	-29
a book	45
a borrow	-49
a box	-30
a box </s>	-30
a bracket	-126
a break	-150
a break ,	-118
a break </s>	-92
a brewery	123
a bug	-198
a bug </s>	-127
a bug in	-103
a bungalow	125
a bungalow in	125
a button	-187
a button </s>	-114
a cabin	-39
a cafe	-130
a cafe in	-130
a café	-120
a call	-201
a call ,	-133
a campervan	117
a campervan ,	117
a capsule	-31
a capsule wardrobe	-31
a caption	-190
a caption </s>	-101
a car	53
a car ,	117
a car </s>	-33
a care	161
a care home	161
a cargo	127
a cargo bike	127
a cellist	36
a chair	7
a cheap	110
a chip	-31
a choir	26
a choir </s>	126
a circus	31
a circus ,	-52
a class	-117
a clean	35
a club	45
a coffee	-206
a coffee </s>	-156
a coffee right	-70
a cold	-138
a cold today	-150
a column	-179
a comma	-220
a comma </s>	-84
a comment	-144
a comment on	-84
a company	35
a container	-118
a container </s>	-118
a contract	35
a convert	136
a cookbook	174
a cooperative	7
a cooperative bank	-70
a copy	-142
a copy of	-131
a couple	-145
a couple of	-60
a court	125
a cover	-115
a cover letter	-132
a crash	-155
a credit	162
a credit union	118
a cricket	-48
a cricket umpire	-48
a crossword	-134
a crow	-100
a cup	-86
a cup of	-85
a curse	55
a curse </s>	55
a dairy	166
a dance	-103
a dataframe	-89
a dataframe with	-89
a date	-101
a day	103
a day ,	152
a day </s>	27
a dead	-179
a deadline	-188
a deaf	116
a deaf school	116
a decade	182
a decade </s>	182
a decent	119
a decision	-142
a degree	103
a dental	91
a dental <kin>	91
a deposit	90
a deposit on	77
a dict	-88
a dict </s>	-88
a do	-83
a draft	-78
a drawer	129
a dream	70
a dress	-63
a drink	76
a drop	152
a face	136
a face </s>	136
a factory	-133
a fair	-91
a family	68
a family of	18
a fan	25
a fan of	74
a farm	-129
a farm in	-98
a ferry	164
a ferry ,	150
a ferry </s>	31
a few	-142
a field	-120
a finn	68
a firm	122
a firm in	122
a first	-34
a first aid	94
a fiver	-141
a fix	-70
a flat	81
a flat ,	-7
a flat </s>	35
a flat in	125
a flat of	152
a flood	-62
a fly	-129
a food	32
a food truck	62
a footballer	-138
a form	-152
a former	-117
a former <kin>	-92
a former chapel	147
a fortune	-137
a fortune ,	-107
a fortune </s>	-84
a forum	-90
a forum </s>	-116
a foul	-102
a foul mood	-102
a four-person	32
a four-person startup	17
a fourth	169
a fourth floor	62
a fox	-97
a freelance	121
a freelance <kin>	121
a freemason	-28
a freezer	162
a fresh	-98
a full	186
a full engine	112
a function	-82
a function that	-82
a funeral	-138
a game	-8
a garage	-63
a garage </s>	-72
a garden	-66
a garden ,	70
a garden railway	-75
a generator	-12
a generator </s>	-12
a genius	-126
a glass	-67
a good	-177
a google	83
a google sheet	83
a great	-113
a guy	-215
a guy from	-136
a guy on	-85
a half	16
a half share	13
a hand	-113
a hard	-59
a hat	-24
a hat </s>	82
a headache	-258
a headache ,	-189
a headache </s>	-106
a hear	132
a hear aid	132
a heart	106
a heart murmur	106
a heat	139
a herring	35
a herring ,	35
a hide	-8
a hip	147
a hip replacement	147
a history	-101
a history of	-101
a hob	164
a hob that	156
a hole	-120
a hole in	-120
a holiday	-149
a holiday </s>	-149
a hook	-135
a hospital	59
a hospital in	-10
a hostel	-53
a hostel in	117
a hotel	35
a hotel in	-22
a house	-33
a house co-op	74
a house in	-32
a house with	165
a hurdy-gurdy	-52
a hurry	-115
a hurry ,	-93
a jacket	-65
a jar	63
a job	36
a joke	-158
a joke </s>	-132
a key	111
a key to	111
a kibbutz	99
a kidney	150
a kidney to	70
a kiln	116
a kosher	41
a ladder	-42
a lady	-146
a last	-54
a laugh	-140
a letter	98
a level	182
a level and	141
a lie	65
a lift	172
a light	110
a light sleeper	134
a lighthouse	4
a line	-117
a list	-27
a list </s>	28
a list of	-181
a little	-75
a little <name>	-61
a live	269
a live ,	139
a live </s>	207
a loan	-36
a lock	92
a log	31
a long	17
a long day	-156
a look	-92
a look at	-120
a loop	-129
a loop ,	-71
a loop </s>	-122
a lorry	-23
a loss	-61
a lot	-85
a lot </s>	-83
a man	-191
a man who	-107
a market	102
a market <kin>	54
a master	-28
a master 's	-99
a mean	-91
a mean ol	-91
a meet	-214
a meet </s>	-132
a meet in	-69
a meet with	-82
a mess	-209
a mess </s>	-76
a mess after	-98
a mess so	-89
a mess today	-145
a message	45
a metal	88
a metal plate	150
a metal taste	-124
a migraine	80
a mile	-114
a million	-54
a min	71
a minor	-111
a minute	-86
a minute ,	71
a minute </s>	-21
a minute ago	-122
a miss	130
a mistake	-112
a mix	32
a mobile	-50
a mobile <kin>	-50
a monk	185
a monk for	90
a month	187
a month </s>	314
a month before	127
a month for	103
a month go	99
a month i	79
a month take	-108
a month towards	121
a moor	128
a morning	158
a mortgage	27
a museum	107
a museum in	107
a music	128
a mute	131
a nail	-80
a name	-164
a name </s>	-204
a nap	-205
a narrowboat	158
a native	106
a native speaker	51
a new	-42
a nice	-134
a night	185
a night </s>	73
a night bus	29
a night owl	115
a night pharmacy	-65
a no	132
a notary	122
a notary ,	28
a number	-55
a number </s>	-55
a nun	86
a nun for	-65
a nurse	5
a nurse degree	111
a nut	-77
a one-page	158
a pacemaker	177
a pacemaker ,	83
a pacemaker </s>	102
a page	131
a page </s>	202
a pain	6
a pain </s>	-46
a pain because	55
a parcel	-181
a password	-108
a pastry	69
a pastry <kin>	69
a patent	131
a patent on	131
a pdf	-122
a peanut	-19
a peanut allergy	25
a peanut ban	-76
a peer	-56
a person	-40
a pescatarian	-23
a pescatarian ,	-23
a phd	97
a phd in	97
a phone	103
a photo	-103
a photo of	-103
a picture	-154
a picture of	-154
a pirogue	96
a place	131
a plot	-23
a plot outside	113
a plug	-14
a point	-187
a point </s>	-142
a polite	78
a pool	-134
a post	26
a postie	130
a price	77
a primary	154
a primary school	131
a print	-24
a problem	167
a problem </s>	134
a proper	153
a prosthetic	99
a prosthetic leg	99
a prusa	130
a pub	212
a pub quiz	140
a quarter	-53
a query	-143
a question	-134
a question about	-156
a queue	-237
a queue </s>	-131
a quick	-214
a race	-139
a race condition	-139
a ramen	7
a ramen bar	7
a rash	120
a real	125
a recipe	-101
a recipe for	-49
a red	-41
a reduce	47
a regex	-129
a registry	85
a registry office	85
a rehabilitation	118
a rehabilitation clinic	118
a repair	156
a reply	-6
a rescue	117
a rescue <kin>	94
a restaurant	-85
a retire	-35
a retire <kin>	-61
a reverse	-80
a reverse mortgage	-80
a rhyme	-106
a rhyme for	-106
a right	-140
a river	-63
a robot	-127
a robot </s>	-127
a room	-81
a room </s>	12
a rota	90
a row	-135
a row </s>	-176
a row of	-134
a rule	-96
a rule ,	-42
a rush	-133
a rush </s>	-102
a scholarship	142
a scholarship to	142
a school	116
a school bus	82
a school in	25
a scout	-31
a scout troop	-31
a screen	51
a screen reader	172
a screenshot	-142
a search	-143
a season	166
a sec	-247
a sec ,	-167
a sec </s>	-191
a second	197
a second </s>	-180
a second <kin>	191
a second branch	125
a second salon	119
a self-hosted	112
a separate	-39
a server	53
a set	-144
a share	237
a share house	119
a ship	116
a shop	-149
a shop name	-147
a short	-65
a shorter	-54
a side	-77
a sideline	88
a sideline </s>	88
a silent	18
a silly	-111
a site	101
a ska	77
a ska band	77
a slow	133
a small	233
a small <number>	-16
a small open	110
a song	-149
a sourdough	123
a sourdough starter	123
a split	169
a split keyboard	169
a stack	-144
a stack trace	-144
a stairlift	126
a stairlift in	119
a stammer	176
a stammer ,	126
a stand	70
a stand order	91
a station	74
a stay	113
a stay at	113
a steel	107
a steel <name>	107
a stent	133
a step	138
a stick	154
a stick </s>	135
a stoma	136
a stop	-115
a stranger	-184
a stretch	169
a stretch of	133
a striker	42
a striker ,	42
a stroke	200
a stroke <number>	115
a stroke in	106
a stroke ward	42
a structural	139
a structural <kin>	139
a studio	72
a studio in	72
a sublet	142
a sudden	-144
a sudden </s>	-144
a summary	-137
a summary </s>	-137
a supermarket	101
a synonym	-151
a synonym for	-134
a syntax	-115
a syntax error	-115
a table ,	-140
a table with	-80
a tablet	87
a tattoo	126
a tattoo of	35
a tax	-122
a tax debt	-92
a taxi	-106
a tea	32
a team	91
a team of	91
a tenth	9
a tenth of	9
a test	-250
a test </s>	-187
a test for	-102
a text	-137
a thesis	-19
a third	4
a third of	-73
a thumb	-111
a thumb up	-95
a thunderstorm	-116
a ticket	101
a time	186
a time </s>	171
a timeout	-249
a timeout on	-102
a tiny	151
a tiny phone	108
a title	-55
a title </s>	-42
a title for	-117
a tractor	-71
a train	-177
a tram	116
a tram ,	-31
a tram <kin>	123
a trampoline	53
a trampoline in	53
a translation	59
a tremor	105
a truck	6
a turbo	119
a turbo <kin>	119
a tv	130
a twelve-seater	-7
a twelve-seater in	-7
a two-bedroom	-80
a two-bedroom place	131
a two-room	49
a two-room flat	49
a type	42
a typo	-191
a typo </s>	-112
a typo in	-138
a use	148
a user	-191
a user i	-103
a van	-97
a van </s>	20
a van every	156
a vegan	30
a verb	-149
a verb </s>	-43
a victim	-155
a victim of	-155
a video	-25
a village	111
a vineyard	105
a virtual	-87
a wait	101
a wait list	125
a wall	135
a warn	-104
a warn </s>	-104
a wasp	-152
a watchmaker	-82
a watchmaker in	-82
a wed	102
a wed band	95
a wee	-6
a week	145
a week ,	186
a week </s>	36
a week for	-74
a week in	-38
a weird	-113
a weld	73
a weld course	73
a well	94
a well ,	148
a well </s>	134
a well in	-40
a wheelchair	255
a wheelchair </s>	109
a while	-179
a while </s>	-179
a whole	83
a window	81
a window seat	-100
a woman	-83
a woman in	-123
a wood	119
a wood stave	119
a wooden	-114
a wooden boat	-114
a word	88
a word </s>	105
a work	73
a year	-157
a year ,	-171
a year </s>	-97
a year and	130
a year for	-45
a year in	154
a year of	-104
a year off	132
a yellow	77
a zoo	16
a zoo </s>	16
a.m	162
a.m .	162
abattoir	134
abbu	-8
abbu have	-8
able	19
able to	19
ableton	136
ableton rack	136
aboard	109
aboard a	109
aboard a narrowboat	109
about	-161
about ,	-92
about </s>	-168
about <day>	-83
about <days>	-124
about <kin>	-4
about <name>	-78
about <name> ,	45
about <number>	139
about <number> ,	20
about <number> 1000	-106
about <number> </s>	22
about <number> <name>	140
about <number> <number>	-52
about <number> a	226
about <number> for	28
about <number> hour	64
about <number> in	132
about <number> minute	-43
about <number> month	-144
about <number> ton	12
about <number> word	111
about <number> year	-111
about a	-195
about a third	-191
about an	-109
about comma	-88
about comma </s>	-88
about half	85
about his	78
about it	141
about it </s>	157
about lichen	39
about my	-19
about my <kin>	-37
about the	-349
about the <kin>	-79
about the <name>	-122
about the second	-84
about this	-85
about this </s>	-117
about to	-157
about twice	-26
about twice a	117
above	34
above ,	-152
above </s>	-175
above <name>	144
above <name> </s>	144
above <number>	35
above <number> <number>	-18
above a	-32
above all	147
above all </s>	147
above our	102
above the	109
above the pharmacy	72
above the shop	89
abstract	-114
accent mark	-94
accent mark get	-94
accept	146
access	131
access deny	-165
accident	-67
accident ,	-144
accident </s>	17
accident on	-121
accident on the	-116
accord	-247
accord to	-247
accord to the	-182
accordion	23
accordion ,	4
accordion , a	-35
accordion is	-96
accordion was	58
account	192
account ,	51
account </s>	115
account are	140
account are do	143
account at	133
account at night	133
account for	138
account i	110
account in	118
account is	27
ace	-139
ache	-159
acid	159
acre	168
across	18
across </s>	-149
across <name>	132
across <name> </s>	86
across <number>	-161
across my	43
across the	6
across the whole	-72
act	-270
act </s>	-150
act <number>	-185
act <number> </s>	-153
action	104
actually	-26
actually </s>	137
ad	-301
ad </s>	-134
ad is	-93
adapt	-141
add	-290
add a	-64
add a second	78
add a test	-108
add more	-100
add more </s>	-100
add some	-101
add the	-151
address	96
address </s>	85
adhd	149
adhd so	104
admin	37
admin ,	38
adopt	122
adopt ,	-42
adopt <name>	206
adopt <name> from	119
adopt a	5
adopt a <kin>	121
adopt from	183
adopt from <name>	183
adopt in	97
adopt your	-132
adopt your word	-115
ads	-117
adult	-146
adult ,	-75
adult , <number>	-124
advance	-25
advert	-127
advice	118
advice </s>	118
advise	-96
adwoa	-28
adwoa and	-28
affect	-173
afford	7
afford to	-37
afford to be	-37
afloat	42
afloat </s>	42
afraid	-8
afraid of	120
afraid of fly	84
afraid that	-132
after	198
after ,	-20
after </s>	38
after <kin>	138
after <kin> </s>	123
after <name>	110
after <name> </s>	83
after <number>	208
after <number> ,	204
after <number> </s>	260
after <number> because	123
after <number> minute	-200
after <number> try	-160
after <number> year	85
after a	-117
after a striker	42
after about	-76
after about <number>	-76
after all	-55
after an	-144
after an hour	-144
after every	140
after her	157
after her second	97
after i	80
after it	33
after it eat	33
after lunch	-120
after lunch </s>	-120
after my	265
after my <kin>	192
after my late	116
after noon	182
after school	124
after school </s>	124
after sunset	100
after sunset </s>	100
after supper	21
after that	-191
after that <name>	-161
after that come	-31
after the	225
after the <kin>	122
after the burnout	102
after the crash	101
after the debt	105
after the flood	86
after the second	-128
after the stroke	134
after the third	-175
after the update	-192
after this	85
after today	-106
after work	54
afternoon	-47
afternoon ,	-161
afternoon </s>	-6
afternoon belong	66
afternoon belong to	66
again	-381
again ,	-233
again , <number>	76
again , can	-87
again , the	-127
again </s>	-251
again <name>	-89
again <name> </s>	-89
again and	-154
again and i	-112
again at	10
again at <number>	10
again in	105
again in <month>	153
again just	-78
again just now	-78
again now	-131
again now </s>	-131
again this	-120
again this week	-91
again today	-89
again today </s>	-89
again with	-130
again with the	-112
against	150
age	-39
age </s>	-11
age <number>	208
age <number> ,	38
age <number> </s>	195
age of	16
age of <number>	16
age to	-138
agency in	-54
agency in <month>	-67
agency lose	32
agency lose the	32
agency place	-36
agenda	-88
agne	-10
ago	-144
ago ,	-69
ago , still	-13
ago </s>	-23
ago and	-87
ago and <kin>	-26
ago and i	153
agree	-187
agree </s>	-118
agree on	-47
agree to	-82
agree with	-103
agree with your	-110
ah	-18
ah ma	-53
ahead	-145
ahead </s>	-125
ahead of	-79
ahmed	-64
ahmed ,	-64
ahmed , my	-64
ai	24
ai n't	24
ai n't have	24
aid	267
aid ,	-8
aid , and	-71
aid </s>	157
aid in	145
aid in the	126
aid since	94
aim	118
aim for	147
aim for <name>	88
aim is	-47
aim to	67
air ,	-109
air condition	49
airline	-159
airline </s>	-135
airport	-231
airport ,	-125
airport </s>	-70
aisle	73
aisle seat	-69
aiyo	82
akara	43
alarm	54
alarm </s>	83
alarm go	-115
album	60
alcohol	130
alcohol ,	168
alcohol </s>	-35
alcohol for	105
alcohol or	89
alert	27
align	-131
align ,	-131
alike	-71
alimony	187
alive	36
all	22
all ,	-24
all , despite	-36
all </s>	36
all <day>	-119
all <kin>	177
all <kin> ,	128
all <name>	152
all <name> </s>	144
all <number>	131
all <number> <kin>	-25
all <number> metre	119
all <number> of	187
all afternoon	-102
all afternoon </s>	-102
all but	-116
all city	-25
all city ,	-25
all clear	61
all day	-249
all day ,	-60
all day </s>	-182
all day today	-62
all family	102
all family </s>	102
all fly	-39
all from	-158
all i	20
all i have	77
all in	88
all in <name>	95
all in the	22
all laugh	-115
all laugh </s>	-115
all money	126
all morning	-305
all morning </s>	-252
all my	211
all my class	-40
all my life	149
all my own	93
all night	-131
all of	124
all of <month>	89
all of a	-144
all of it	158
all of my	49
all of them	86
all of us	-16
all on	-15
all our	297
all our <kin>	134
all over	-309
all over </s>	-140
all over my	-230
all over the	-156
all remote	134
all remote ,	118
all rescue	114
all rescue ,	114
all that	-86
all the	9
all the woman	136
all we	56
all week	44
all winter	109
all winter </s>	109
all year	114
allergic	-62
allergic </s>	195
allergic to	-98
allergic to <days>	-148
allergic to <kin>	-10
allergic to latex	246
allergic to nut	-179
allergic to penicillin	174
allergic to sesame	137
allergic to shellfish	77
allergic to this	-105
allergy	-32
allergy ,	-22
allergy </s>	138
allotment	230
allotment 's	89
allotment ,	160
allotment , plot	53
allotment </s>	132
allotment is	113
allotment is plot	104
allotment society	114
allow	198
allow </s>	146
allow <kin>	18
allow <kin> </s>	122
allow <number>	21
allow in	100
allow in our	143
allow to	76
almost	-102
alone	154
alone ,	111
alone </s>	252
alone in	-65
alone with	108
along	126
along </s>	139
along to	123
along to <name>	123
along with	-54
along with its	-54
aloud	74
already	-126
already ,	5
already </s>	-256
also	124
also i	43
also my	121
also my <kin>	91
also the	-124
also the <kin>	-80
alteration	35
alternate	120
alternate ,	20
alternate <days>	102
alternate <days> </s>	102
alternate week	110
although	-92
altitude	-9
alto	157
alto </s>	117
always	453
always ,	228
always , i	114
always </s>	337
always a	-113
always an	83
always at	67
always be	110
always be </s>	89
always be just	-57
always break	123
always do	107
always get	48
always give	199
always give me	185
always have	247
always have </s>	149
always have be	186
always in	-21
always in <name>	144
always keep	126
always lie	-163
always lie </s>	-127
always miss	59
always miss </s>	59
always on	108
always take	159
always take the	132
always to	44
always use	116
always want	82
always want the	127
always will	130
always will </s>	130
always write	47
always write me	-45
am	31
am ,	95
am </s>	22
am <name>	-47
am <name> for	151
am <number>	125
am a	227
am a <kin>	160
am a <name>	134
am about	-41
am about to	-41
am and	133
am and <number>	133
am from	37
am give	126
am give lesson	126
am go	98
am go to	98
am i	-149
am in	61
am left-handed	129
am minus	34
am minus <number>	34
am owe	-96
am prepare	-19
am stay	-96
am stay in	-96
am the	157
am tire	-79
am try	-37
am try to	-37
am work	33
amateur	192
amateur dramatics	21
amateur orchestra	61
ambulance	59
ambulance station	108
ambulance station where	108
among	190
amount	94
an	41
an <kin>	291
an <kin> ,	89
an <kin> </s>	161
an <name>	37
an <name> ,	118
an <name> </s>	163
an <name> <name>	-22
an <number>	-29
an ableton	136
an ableton rack	136
an accident	-127
an accident on	-116
an age	-105
an age </s>	-105
an air	117
an alarm	85
an allotment	137
an amateur	127
an amateur orchestra	61
an ancient	120
an answer	-104
an answer </s>	-124
an apology	-138
an apology ,	-104
an appointment	-5
an apprenticeship	-82
an apprenticeship with	-82
an argument	-94
an argument </s>	-94
an array	-124
an array of	-124
an early	-94
an early night	-94
an eat	131
an eat disorder	131
an electric	128
an email	-232
an email </s>	-90
an email to	-197
an empty	87
an empty stomach	121
an engineer	-18
an engineer degree	-18
an epipen	147
an epipen </s>	100
an epipen everywhere	100
an error	-283
an error </s>	-170
an error in	-125
an exam	16
an example	-106
an hour	-263
an hour ,	85
an hour </s>	-353
an hour ago	-263
an hour and	102
an hour late	-88
an hour to	60
an id	-115
an id </s>	-115
an idea	-133
an idea </s>	-106
an idiot	-92
an inn	81
an island	-41
an island </s>	-155
an island in	124
an issue	-68
an issue </s>	-37
an office	98
an old	75
an old <name>	226
an only	138
an only <kin>	93
an owl	-125
an update	-190
anaphylaxis	-57
ancient	120
and	67
and <day>	119
and <day> ,	66
and <days>	170
and <days> ,	-29
and <days> </s>	198
and <days> are	-5
and <days> at	85
and <days> i	89
and <kin>	112
and <kin> </s>	143
and <kin> are	-27
and <kin> n't	-26
and <name>	-57
and <name> ,	-131
and <name> </s>	86
and <name> <name>	-80
and <name> are	-95
and <name> at	120
and <name> can	51
and <name> is	216
and <name> on	127
and <name> with	134
and <number>	-97
and <number> ,	63
and <number> </s>	-104
and <number> <kin>	34
and <number> at	76
and <number> of	9
and <number> off	-82
and <number> pm	133
and <number> to	28
and a	238
and a <kin>	35
and a bite	106
and a ferry	114
and a little	-61
and a well	134
and add	-113
and after	-60
and after that	-31
and again	152
and all	65
and all </s>	22
and all of	75
and always	142
and an	9
and an <kin>	88
and an early	-94
and an old	121
and as	43
and at	33
and at 42	9
and at <number>	140
and at the	13
and become	32
and butter	135
and butter </s>	135
and buy	-73
and buy a	-146
and call	31
and can	-39
and can n't	-5
and click	30
and coffee	5
and come	-168
and come back	-169
and compare	-115
and compare </s>	-115
and do	240
and do n't	163
and drive	140
and egg	-122
and enter	53
and every	-49
and everyone	37
and everyone on	37
and everything	-25
and everything i	-44
and fall	-92
and fall asleep	-108
and feed	152
and feed the	136
and feel	-104
and forbid	-71
and forget	-66
and get	-43
and give	-179
and give up	-158
and go	74
and go </s>	-156
and go back	126
and go for	-135
and green	118
and guitar	87
and guitar are	87
and half	-67
and happy	36
and happy </s>	36
and hate	92
and have	-48
and have <number>	-227
and have a	-4
and have do	-14
and have n't	132
and her	-8
and her <kin>	-8
and i	62
and i 'd	-59
and i 'm	-48
and i ,	85
and i </s>	142
and i agree	-25
and i are	-80
and i can	-157
and i do	93
and i drive	114
and i get	-73
and i go	127
and i have	57
and i just	-194
and i keep	137
and i live	-76
and i make	-23
and i meditate	-25
and i need	-102
and i only	-18
and i pass	63
and i put	-63
and i run	-37
and i sell	82
and i share	130
and i split	203
and i still	103
and i take	13
and i want	95
and i was	32
and i will	158
and i write	-28
and in	131
and in <name>	135
and is	-64
and it	-161
and it 's	18
and it break	-142
and it drag	-96
and it have	-87
and it still	-143
and it work	-139
and its	-122
and its still	-138
and keep	106
and keep it	124
and leave	37
and little	144
and little <name>	144
and live	-36
and lose	-143
and lose the	-86
and love	149
and me	-92
and me ,	-51
and me </s>	151
and mine	164
and move	54
and my	-145
and my <kin>	-7
and my <name>	81
and my bee	17
and my knee	109
and my leave	13
and name	-91
and need	110
and need a	11
and never	29
and never look	124
and never tell	-68
and no	-16
and nobody	-141
and nobody at	-54
and none	-109
and none of	-109
and not	152
and not a	103
and nothing	-183
and nothing change	-100
and nothing else	58
and nothing happen	-152
and now	-9
and now i	5
and now it	-81
and now live	86
and now the	-100
and on	167
and only	-50
and only come	-94
and open	-63
and open a	-80
and our	-38
and our <kin>	-53
and our retro	-8
and over	-107
and own	100
and own <number>	100
and paste	-102
and pay	129
and print	119
and proud	114
and put	26
and raise	-47
and reopen	-89
and reopen it	-89
and restart	-96
and run	-20
and sell	213
and sell it	123
and set	-139
and she	-63
and shorten	-131
and show	-15
and since	-31
and since i	49
and since my	-94
and sleep	-4
and sleep in	-4
and so	15
and so is	-24
and some	-139
and some <kin>	-139
and start	-108
and still	-116
and struggle	57
and struggle with	57
and study	13
and sugar-free	43
and sugar-free is	43
and take	-152
and take the	-100
and that	65
and that 's	19
and the	82
and the <kin>	113
and the <name>	38
and the boiler	76
and the call	-92
and the draft	-176
and the final	19
and the flat	-21
and the kitchen	-83
and the knit	19
and the loft	24
and the other	167
and the polytunnel	23
and the second	-130
and the studio	-62
and the trust	45
and the van	-57
and the vineyard	-47
and the whole	-24
and then	-66
and then i	119
and there	-145
and there 's	-147
and there is	-16
and they	-214
and to	99
and toast	-28
and toast </s>	-28
and type	-153
and type them	-97
and up	140
and up </s>	140
and use	13
and visit	138
and want	22
and want to	40
and we	205
and we 're	147
and we have	76
and we lose	-57
and we will	98
and white	132
and white </s>	132
and will	113
and will be	131
and will n't	59
and with	-60
and you	-215
and you 're	-75
angry	-177
animal	-57
animal </s>	-72
ankle	159
ankle go	138
ankle go </s>	138
anneke	-55
anneke ,	-55
anneke , my	-55
annexe	178
annexe next	57
anniversary	-33
anniversary 's	171
anniversary 's the	135
annoy	-199
annoy </s>	-177
annual	99
another	-110
another </s>	16
another <kin>	119
another <number>	-141
another <number> </s>	-95
another bite	-112
another matter	35
another matter </s>	35
answer	20
answer ,	-82
answer , always	107
answer , please	-72
answer </s>	-243
answer and	-158
answer by	99
answer for	130
answer i	-93
answer i 'm	-69
answer in	155
answer in <name>	7
answer is	-201
answer is <number>	-166
answer me	221
answer me in	196
answer my	-134
answer on	-52
answer pls	-84
answer pls </s>	-84
answer since	-119
answer this	-140
answer to	108
answer to <number>	-14
answer to the	103
answer was	-98
answer yet	-109
answer yet </s>	-109
answer you	-164
answer you give	-164
anxiety	173
any	146
any </s>	37
any idea	-142
any idea </s>	-142
any minute	-114
any minute </s>	-114
any more	144
any more ,	123
any more </s>	41
any social	95
any social medium	95
anymore	67
anymore ,	163
anyone	-38
anyone </s>	-13
anyone else	-77
anyone else </s>	-53
anything	168
anything </s>	-101
anything above	-45
anything above <number>	-45
anything before	28
anything before <number>	-10
anything but	174
anything else	143
anything green	-70
anything green </s>	-94
anything in	163
anything over	-46
anything over <number>	-46
anything smaller	72
anything smaller than	72
anything with	15
anything you	189
anything you write	120
anyway	-179
anyway </s>	-179
anywhere	120
anywhere near	139
anywhere near my	110
apart	7
apart from	68
apart from fish	154
apart from me	137
apart from the	-96
apartment	-122
api	-110
apology	-193
apology ,	-104
app	-112
app </s>	-38
app and	-93
app and reopen	-64
app crash	-83
app is	-14
apparently	-252
apparently </s>	-339
apparently the	-108
apple	-76
apply	128
apply for	169
apply for the	124
apply to	140
appointment	-29
appreciate	-125
apprenticeship	215
apprenticeship </s>	92
apprenticeship at	161
apprenticeship at a	136
apprenticeship with	-45
apprenticeship with a	-82
approach	-183
approach </s>	-138
approval	208
approval </s>	113
approve	166
approve </s>	101
aquarium	-34
arabic	29
arabic is	-45
arable	-53
archery	37
archipelago	124
architecture	116
archive	116
archive ,	58
archive </s>	36
are	42
are </s>	52
are <day>	130
are <kin>	-174
are <kin> </s>	-126
are <name>	-100
are <name> ,	-102
are <number>	-134
are <number> </s>	-59
are <number> <kin>	-93
are <number> hour	-120
are <number> of	45
are <number> to	-79
are a	-48
are about	-104
are all	20
are all <name>	80
are always	117
are argue	-115
are asleep	-146
are asleep </s>	-146
are at	183
are at <number>	170
are at their	96
are awful	-65
are awful ,	-65
are bad	106
are bad ,	110
are bad </s>	19
are ban	29
are better	-116
are bilingual	-79
are bilingual ,	-79
are blank	-115
are both	109
are burn	-90
are burn from	-90
are bury	54
are call	-112
are close	-71
are dead	-125
are dead </s>	-125
are do	145
are do ,	-136
are electric	128
are fine	150
are fix	-129
are for	34
are for my	127
are for the	152
are freeze	-176
are freeze ,	-168
are freeze right	-91
are from	18
are from <name>	-11
are get	-124
are get marry	-15
are go	166
are go </s>	167
are green	-130
are green </s>	-130
are hard	-127
are hard </s>	-25
are hard to	-86
are hash	76
are hash before	76
are in	117
are in <name>	90
are in <number>	-61
are in the	-179
are jelly	-122
are just	27
are leave	129
are mainly	129
are marry	120
are milk	-43
are milk by	-43
are mine	164
are mine </s>	112
are miss	84
are miss from	84
are mostly	61
are mostly <kin>	86
are mostly over	93
are my	181
are my <kin>	160
are my thing	88
are n't	227
are n't allow	116
are no	175
are no good	112
are off	-29
are off </s>	-137
are on	-126
are on the	-103
are our	136
are out	106
are out ,	150
are out </s>	-70
are out of	67
are over	63
are over <number>	63
are red	-185
are red </s>	-149
are renew	-74
are renew each	-74
are scream	-198
are scream in	-147
are sew	25
are sew by	25
are shoot	149
are shoot ,	115
are shoot from	34
are sore	-139
are still	89
are still in	21
are still on	150
are store	-139
are take	120
are the	-29
are the same	27
are they	-173
are useless	126
are useless to	76
are wear	-52
are wear sari	-52
are what	118
are what i	146
are what the	-130
are what we	90
are when	83
are when i	86
are with	187
are with <name>	95
are with me	148
are write	88
area	-13
area </s>	65
argue	-12
argue </s>	147
argue about	-134
argue that	-112
argument	-247
argument </s>	-231
argument of	-71
arm	-36
arm </s>	-63
arm are	-86
army	323
army ,	111
army , station	-22
army </s>	105
army in	122
army in <number>	53
army till	156
around	21
around </s>	49
around <name>	116
around <name> </s>	116
around <number>	85
around <number> </s>	55
around here	30
around the	-39
array	-182
array of	-124
arrive	-133
arrive ,	-197
arrive , have	-65
arrive <number>	-66
art	-36
arthritis	182
arthritis in	76
arthritis in both	125
article	-280
article </s>	-190
article say	-75
artificial	121
as	31
as <days>	-28
as <days> are	-28
as <kin>	87
as <name>	9
as <name> <name>	157
as <number>	-114
as <number> </s>	-114
as a	83
as a <kin>	228
as a <name>	82
as a cricket	-48
as a first	-62
as a freemason	-28
as a lie	126
as a pastry	130
as a pdf	-122
as a rule	-96
as a table	74
as a test	-118
as a user	-165
as an	57
as an <kin>	136
as ever	-163
as ever </s>	-130
as far	100
as far as	100
as head	108
as hell	-104
as hell </s>	-104
as i	131
as i can	141
as i have	14
as it	-153
as much	-76
as much as	-76
as my	252
as my <kin>	181
as night	126
as night <kin>	126
as of	42
as of <month>	42
as orthodox	-47
as the	-86
as the <kin>	-118
as the house	35
as the school	-13
as the treasurer	35
as we	-99
as we 're	-12
as we have	8
as we speak	-136
as well	77
as well </s>	89
as you	-143
asbestos	126
ash	135
ash are	101
ash are still	101
aside	-24
aside for	-44
aside for the	137
ask	-58
ask ,	-147
ask </s>	-124
ask about	63
ask about it	7
ask about the	-107
ask for	-85
ask for </s>	-151
ask for <number>	-141
ask for a	-17
ask for code	134
ask for the	-148
ask him	-59
ask if	-165
ask me	-42
ask me </s>	-168
ask me to	185
ask me why	-98
ask you	-95
ask you something	-95
asleep	-295
asleep ,	-82
asleep </s>	-218
asleep on	-150
asleep on my	-160
asleep under	-140
asleep under the	-140
assemble	-155
association	148
assume	-28
asthma	32
asthma and	-99
asthma since	67
astronomy	110
async	155
at	90
at 16	149
at 16 </s>	122
at 19	145
at 19 </s>	119
at 42	9
at 68	74
at </s>	58
at <day>	183
at <day> ,	100
at <day> </s>	138
at <kin>	230
at <kin> 's	213
at <name>	117
at <name> 's	197
at <name> ,	22
at <name> </s>	-90
at <name> <name>	207
at <name> <number>	-32
at <name> and	126
at <name> i	104
at <name> on	145
at <name> was	-80
at <number>	24
at <number> ,	-37
at <number> </s>	55
at <number> <name>	250
at <number> a	-92
at <number> am	100
at <number> and	40
at <number> at	93
at <number> because	-40
at <number> before	134
at <number> degree	-77
at <number> each	158
at <number> euro	140
at <number> every	227
at <number> for	37
at <number> i	91
at <number> in	32
at <number> instead	83
at <number> of	-31
at <number> on	153
at <number> percent	-257
at <number> sharp	122
at <number> so	-162
at <number> to	-92
at <number> today	-187
at <number> tonight	-112
at <number> week	132
at <number> with	50
at <number> word	-156
at a	166
at a <kin>	17
at a bakery	142
at a boatyard	-15
at a hospital	65
at a hostel	117
at a hotel	145
at a loss	-61
at a primary	154
at a small	98
at a time	186
at all	172
at all ,	19
at all </s>	179
at an	114
at badminton	-37
at chess	-144
at college	-55
at college on	-55
at dawn	-49
at dawn ,	73
at dawn </s>	13
at dinner	5
at dinner </s>	5
at each	-25
at episode	55
at episode <number>	55
at half	-181
at half time	-192
at halftime	-157
at halftime </s>	-157
at home	328
at home ,	272
at home </s>	146
at home <kin>	113
at home and	113
at it	64
at least	198
at least </s>	136
at least <number>	103
at level	-130
at level <number>	-130
at line	-106
at line <number>	-106
at lunch	-151
at lunch </s>	-100
at lunch and	-139
at me	-129
at midnight	13
at midnight </s>	29
at mine	140
at most	-115
at most </s>	46
at my	-28
at my <kin>	-30
at night	98
at night ,	121
at night </s>	36
at night anymore	129
at noon	-290
at noon ,	-157
at noon </s>	-223
at noon and	-112
at number	85
at number <number>	85
at nursery	86
at nursery </s>	86
at once	-161
at once ,	-95
at our	146
at our depot	98
at our door	-44
at our firm	166
at our hospital	123
at our office	110
at our place	232
at our school	-40
at our shop	136
at our table	-89
at ours	296
at ours ,	162
at ours </s>	215
at page	-74
at page <number>	-74
at row	-73
at row <number>	-73
at school	-99
at school ,	-33
at school </s>	89
at sew	159
at short	-46
at short notice	-46
at slide	-132
at slide <number>	-132
at small	62
at some	-77
at st	132
at st <name>	132
at step	-207
at step <number>	-207
at table	-93
at table <number>	-93
at that	-259
at the	35
at the <day>	243
at the <kin>	-135
at the <name>	343
at the airport	-87
at the bakery	139
at the bank	87
at the bar	22
at the bottom	64
at the brewery	-112
at the bus	-133
at the care	132
at the church	90
at the clinic	13
at the college	91
at the community	81
at the counter	-116
at the depot	48
at the door	-147
at the end	-119
at the fete	34
at the firm	116
at the food	44
at the gate	-100
at the hospice	112
at the library	123
at the lido	112
at the mill	139
at the moment	-77
at the new	-31
at the next	-94
at the nursery	85
at the office	-228
at the paper	49
at the parcel	119
at the parish	142
at the party	-107
at the pool	-136
at the port	35
at the post	-160
at the prison	66
at the restaurant	-51
at the salon	104
at the same	150
at the second	-104
at the shop	-173
at the sight	42
at the stall	150
at the station	-79
at the table	-119
at the third	-99
at the till	-128
at the top	-121
at the tram	43
at the wed	-98
at their	96
at their <kin>	96
at this	-255
at this cell	-81
at this for	-138
at this level	-106
at this point	-109
at uni	104
at university	-70
at work	112
at work ,	69
at work </s>	40
at work is	126
at your	-91
atheist	54
attach	-134
attach </s>	-139
attach the	-35
attachment	-128
attack	30
attempt	-173
attempt </s>	-157
attempt at	-66
attention	-116
attention to	-116
attic	76
attic is	82
attic is where	12
audio	-127
audio </s>	98
audio stutter	-143
audiobook	115
audit	123
audit us	43
aura	54
autism	199
autism spectrum	131
autistic	166
autistic ,	166
autistic </s>	96
autistic and	93
autocorrect	-185
automatic	-7
autumn	419
autumn ,	200
autumn </s>	352
average	-17
average </s>	7
avocado	28
avoid	204
avoid sunlight	37
awake	-150
away	-117
away ,	31
away </s>	-222
away from	-59
awful	-82
awful ,	-66
awful </s>	-16
axis	-151
azure	68
b	-68
b </s>	-52
back	-71
back 's go	-8
back ,	-89
back </s>	93
back <number>	37
back <number> a	47
back and	45
back at	-123
back at <number>	-26
back at my	-61
back by	-156
back by <number>	-87
back for	39
back from	-151
back from the	-180
back home	-67
back home </s>	136
back hurt	-154
back in	-169
back in <name>	148
back in <number>	-161
back in a	-129
back in the	18
back is	98
back just	-136
back now	-108
back now </s>	-108
back of	55
back of the	55
back on	-156
back on <day>	-102
back right	106
back then	-151
back then </s>	-151
back to	43
back to <name>	195
back to the	-162
back up	73
back when	109
back when i	109
backend	-8
backend <kin>	-116
backend <kin> at	-116
backend is	144
background	-23
backup	-175
backup ,	-105
backup , <number>	-105
backup </s>	-115
backup go	116
backup go to	116
backup of	22
backward	-108
backward </s>	-100
bad	-35
bad ,	69
bad , i	-24
bad </s>	-153
bad at	-41
bad back	189
bad hip	137
bad hip </s>	115
bad i	27
bad knee	114
bad knee </s>	114
bad line	-173
bad line </s>	-118
bad with	154
badge	-71
badly	-18
badly ,	-81
badly </s>	-87
badly allergic	150
badly and	27
badly but	-44
badly but the	-44
badminton	35
bag	-21
bag ,	-15
bag </s>	130
bag i	-10
bag of	-141
bagpipe	-80
bake	140
bakery	-13
bakery 's	163
bakery ,	121
bakery </s>	198
bakery and	31
bakery and want	-8
bakery are	81
bakery close	-35
bakery for	-104
bakery have	-29
bakery have <number>	-29
bakery in	-91
bakery in <name>	185
bakery near	-171
bakery on	-95
bakery on <name>	-95
bakery start	125
bakery to	129
bakery to <name>	129
bakkie	-35
balance	83
balance is	83
balcony	-75
balcony ,	134
balcony </s>	-154
baler	-48
baler </s>	-48
ball	-138
ballet	133
ballet until	138
ballpark	-11
ballroom	62
ban	99
ban at	137
ban car	29
ban car from	29
ban from	136
ban in	162
ban in our	85
ban phone </s>	-8
banana	34
band	142
band 's	-87
band ,	-13
band , <number>	-79
band </s>	213
band <number>	63
band break	-34
band break up	-34
band call	-17
band call <name>	-17
band can	119
band can tour	119
band is	-41
band on	-131
band on the	-134
band pay	-77
band rehearse	152
band rehearse in	152
band was	-147
bank	95
bank 's	-165
bank </s>	42
bank <kin>	-34
bank in	31
bank in <name>	-101
bank in <number>	124
bank is	-105
bank on	6
bank on <day>	58
bank on the	-48
bank take	15
bank to	134
bank turn	146
bank where	81
bank where i	81
bank with	120
bank with a	86
bankruptcy	165
banner	-141
banner ,	-94
bar	-21
bar ,	-184
bar </s>	-131
bar and	-62
bar at	90
bar exam	132
bar exam in	132
bar in	185
bar in <name>	198
bar mitzvah	118
bar twice	144
bar twice and	144
barbershop	161
bare	-15
barely	90
barely cover	11
barely cover the	11
bark	-208
bark </s>	-117
bark at	-121
bark at the	-121
bark through	-125
bark through my	-125
barley	33
barn	90
barn </s>	207
barrel	80
barter	-5
base	72
base ,	76
base </s>	-140
base in	74
base in <name>	74
basement	19
basement ,	80
basement , no	167
basement to	122
basement to a	122
basically	109
basketball	-28
bass	82
bass in	125
bass in a	94
bass in the	80
bass line	-53
bat	40
batch	-69
bath	-69
bath </s>	130
bathroom	189
battery	-206
battery </s>	-201
battery die	-106
battery in	38
battery in the	38
battery is	-81
battery run	-103
battery run out	-103
bc	110
be	95
be </s>	25
be <name>	43
be <number>	-43
be <number> ,	-135
be <number> </s>	-35
be a	105
be a <kin>	94
be a button	-124
be a long	-123
be a monk	141
be a nun	138
be a postie	130
be able	19
be able to	19
be an	-57
be ask	155
be at	47
be at this	-87
be back	-145
be back in	-121
be bother	-118
be call	81
be call <name>	74
be call by	104
be care	63
be certify	-26
be certify organic	-26
be crawl	-138
be deaf	98
be deaf since	98
be do	-56
be do by	-23
be everywhere	-134
be fence	26
be fine	-160
be for	107
be from	13
be get	88
be gluten	90
be gluten free	90
be go	-43
be green	36
be here	-175
be here since	-175
be hum	-113
be in	11
be in <name>	-46
be in a	-39
be in bed	31
be in our	50
be in the	-24
be just	-57
be late	64
be late </s>	64
be learn	146
be leave	110
be leave </s>	-107
be leave alone	111
be like	159
be like that	159
be live	-11
be live in	-38
be lose	39
be lose money	39
be marry	45
be marry <number>	-34
be mine	128
be mine since	128
be move	-52
be my	204
be my <kin>	173
be near	-52
be off	-99
be on	-85
be on a	45
be on hold	-206
be on parental	157
be on the	71
be open	-10
be ours	107
be ours since	56
be out	74
be out by	124
be out of	113
be quick	-179
be quick </s>	-154
be rain	-136
be read	61
be red	-151
be save	-28
be self-employed	116
be shorter	-137
be shorter </s>	-129
be so	-113
be sober	120
be sober <number>	82
be sober since	71
be sore	106
be sore when	106
be stammer	-4
be stammer since	-4
be stare	-161
be stare at	-161
be take	-7
be take over	-59
be teach	147
be the	-78
be the <kin>	54
be the killer	-108
be the only	7
be the treasurer	-46
be there	-15
be there </s>	-145
be there by	49
be think	-110
be through	77
be to	130
be to <number>	-31
be together	143
be too	83
be try	-147
be try to	-147
be up	-180
be vegan since	120
be wait	-189
be wait on	-150
be weigh	53
be weigh and	53
be what	73
be with	163
be with her	101
be with the	119
be with us	98
be work	123
be write	136
be wrong	-83
be wrong </s>	-83
bea	37
bea ,	-5
beach	-26
bean	-4
bean ,	-24
bear	199
bear ,	140
bear </s>	255
bear at	23
bear at <number>	133
bear in	-79
bear in <name>	36
bear in <number>	-154
bear with	138
bear with <number>	138
beat	-276
beat me	-64
beat on	7
beat the	-112
beat the hare	-112
beatriz	-30
beatriz ,	-55
because <kin>	-94
because <kin> 's	-65
because <kin> <name>	-21
because <month>	-57
because <month> and	-57
because <name>	158
because <name> 's	149
because <name> ,	-12
because <name> have	86
because <name> is	24
because a	-98
because a <kin>	66
because after	-52
because after the	-52
because at	4
because both	-52
because both my	-52
because half	40
because i	22
because i 'm	108
because i buy	5
because i forget	-136
because i have	-137
because i lose	18
because i only	81
because i owe	-10
because i panic	38
because i share	80
because i stammer	60
because i was	-33
because i work	90
because in	61
because in my	57
because my	20
because my <kin>	95
because my <name>	44
because my diploma	39
because my eye	71
because my hand	48
because my savings	71
because nobody	-90
because of	68
because of <kin>	-70
because of <name>	154
because of my	193
because of the	-61
because our	-122
because our <kin>	-39
because that	93
because that 's	93
because the	-89
because the family	-54
because the hybrid	39
because the old	16
because the strike	84
because we	110
because we 're	94
because we <kin>	53
because we lose	24
because we put	-59
become	43
become <name>	-141
become <name> in	-141
become a	262
become a <kin>	263
become bad	9
become just	-71
become just <kin>	-71
become our	44
bed	10
bed ,	-77
bed </s>	121
bed at	-16
bed at <number>	-16
bed in	-79
bed now	-121
bedroom	85
bedroom </s>	146
bedtime	80
bee	-152
bee ,	32
bee , <number>	80
bee and	-57
bee are	-4
bee are what	-4
bee behind	148
bee behind the	148
bee on	101
bee on the	101
bee since	-48
beehive	23
beehive </s>	23
beekeeping	101
beep	-149
beep </s>	-152
beep in	-90
beer	-92
beer ,	-52
before	151
before </s>	-48
before <month>	61
before <name>	82
before <number>	42
before <number> ,	9
before <number> </s>	20
before <number> day	-43
before <number> for	87
before <number> is	93
before and	-58
before and after	-58
before anyone	79
before anyone else	-46
before breakfast	-33
before breakfast </s>	-31
before breakfast i	-4
before dawn	108
before i	144
before i 'm	165
before i could	-51
before i meet	133
before i see	40
before i turn	106
before i was	104
before it	-94
before lunch	-172
before lunch </s>	-181
before my	-116
before my <kin>	109
before noon	185
before noon </s>	157
before tax	169
before tax </s>	166
before the <kin>	-124
before the call	-154
before they	73
before work	121
before work ,	125
before work </s>	13
before work i	70
beg	-133
begin	-130
begin </s>	61
begin at	27
begin in	45
begin of	5
beginner	61
beginner </s>	-161
beginner at	159
beginner at sew	159
behind	-41
behind </s>	-191
behind a	-217
behind a tractor	-71
behind main	-151
behind me	-153
behind our	149
behind the	192
behind the barn	114
behind the chapel	127
behind the garage	24
behind the house	100
behind the shed	165
beige	-26
believe	-90
believe in	143
believe it	-121
believe it 's	-168
believe it </s>	-138
believe it or	70
bell	65
bell ,	23
belong	32
belong to	56
belong to my	164
belong to the	197
below	-40
below </s>	-85
below is	-159
below the	132
below the third	15
belt	224
bench	40
bend	114
bengali	-59
bengali new	-59
bengali new year	-59
beside	167
best	-56
best </s>	-40
best <kin>	277
best <kin> ,	151
best <kin> <name>	159
best <kin> in	-107
best <number>	-55
best part	-62
bet	74
bet </s>	23
bet you	-130
beta	-75
better	-128
better </s>	-38
better for	83
better for me	77
better than	-144
better than my	134
better than the	-151
between	-58
between <name>	130
between <name> and	130
between <number>	-25
between <number> and	-4
between noon	175
between noon and	175
between the	-78
between the <number>	-78
between us	-59
beyond	140
bid </s>	143
bide	89
big	146
big <name>	-156
big at	138
big button	33
big button </s>	33
big fan	-59
big fan of	-59
big font	-27
big font please	-50
big on	-126
big oven	39
bigger	-184
bigger than	-118
biggest	189
biggest <kin>	168
biggest <kin> is	129
bike	26
bike 's	-72
bike ,	193
bike </s>	22
bike get	122
bike have	-151
bike in	-154
bike is	60
bike is a	60
bike repair	166
bike repair shop	134
bilingual	-85
bilingual ,	-79
bilingual , <name>	-79
bill	141
bill ,	119
bill </s>	-68
bill <number>	32
bill before	-46
bill before anyone	-46
bill by	153
bill by the	153
bill in	90
bill is	16
bill service	183
bill with	21
bin	-184
bin </s>	-70
bin and	-104
bin and the	-120
bin it	-84
bin it </s>	-84
bin out	-145
bin out </s>	-100
bio	-207
bio </s>	-123
biology	107
biology in	89
biology in <name>	89
bipolar	-51
bipolar ,	139
bipolar , stable	139
birch	129
birdwatching	116
birth	232
birth ,	118
birth </s>	109
birthday	173
birthday ,	141
birthday </s>	173
birthday card	-40
biscuit	-277
biscuit ,	-81
biscuit </s>	-90
biscuit tin	-115
bite	-256
bite ,	-78
bite </s>	13
bite about	-95
bite at	39
bite at <number>	39
bite flat	-74
bite is	-139
bite of	-151
bite of a	-121
bite of the	-131
bite stiff	-118
black	-72
black ,	29
black </s>	-94
black <day>	-93
black and	166
black and white	132
black belt	132
blackwork	101
blank	-363
blank </s>	-196
blank on	-82
blank on this	-82
blank page	-203
blank page when	-109
blast	-78
blast </s>	-82
blast music	-109
bless	-107
blind ,	26
blind </s>	71
blind <kin>	-12
blink	-173
bliss	-101
bliss </s>	-101
block	-155
block ,	-7
block </s>	-60
block of	86
block of text	86
block our	-147
block the	-146
block the lane	-99
block was	70
blog	-137
bloke	-130
blood	-43
blood ,	17
blood </s>	121
blood every	-48
blood every <number>	-79
blood pressure	200
blood pressure </s>	85
blood pressure run	121
blood pressure tablet	132
blood test	-196
blood type	74
blood type is	74
blow	-175
blue	-18
blue ,	-142
blue </s>	-216
blue <name>	-107
blue <name> ,	-42
blue <number>	24
blue <number> </s>	57
blue folder	70
blue folder on	70
blue glove	96
blue shirt	-131
blunt	176
blunt </s>	73
blunt version	138
blur	-83
blurry	-223
blurry </s>	-193
board	109
board ,	50
board game	75
board meet	-22
board of	108
board of a	108
boat	149
boat 's	103
boat 's moor	132
boat ,	119
boat </s>	105
boat and	10
boat are	19
boat are what	19
boat in	9
boat in the	-9
boat is	141
boat is keep	-23
boat with	-53
boatyard	-15
boatyard </s>	-29
body	-145
bog	-12
bog </s>	-17
boil	-262
boil at	-151
boil over	-157
boil over ,	-90
boiler	126
boiler 's	76
boiler </s>	-36
boiler for	-69
boiler in	19
boiler is	127
bolaji	44
bold	-131
bolt	-79
bomb	57
bone	-57
book	20
book ,	-100
book </s>	96
book <number>	147
book a	115
book a year	115
book advance	-25
book anything	116
book anything before	116
book at	-100
book at a	-100
book club	88
book club in	-24
book club meet	135
book for	121
book for <number>	-28
book for my	117
book for our	94
book for spring	107
book for the	133
book in	-160
book in the	23
book it	14
book myself	73
book say	-122
book say the	-117
book the	-184
bookbinding	-55
booking	133
bookshop	-60
bookshop was	32
boot	-195
border	150
border <kin>	89
bore	-185
bore ,	-186
bore </s>	-64
bore in	-114
bore me	16
bore me stiff	36
borrow	-92
borrow from	139
bot	-132
bot </s>	-143
both	40
both </s>	-111
both <kin>	131
both <kin> are	125
both ear	135
both ear </s>	138
both eye	108
both hand	29
both hip	29
both hip </s>	-64
both in	133
both in <name>	158
both my	-43
both my <kin>	56
both my link	-128
both of	153
both side	-126
both side </s>	-126
bother	-21
bother me	110
bother with	-146
bottle	-140
bottom	175
bottom leave	121
bottom leave </s>	121
bouldering	124
bouldering grade	81
bounce	-134
bouzouki	54
bow	141
bowl	89
bowl </s>	-47
bowl club	61
bowl club ,	61
box	-25
box ,	-100
box </s>	105
box <number>	-206
box is what	101
brace	125
brace go	-48
brace go on	-48
bracket	-242
bracket </s>	-167
braille	106
brain	-143
brain is	-102
brain is mush	-69
brake	-51
branch	65
branch ,	-151
branch </s>	-138
branch after	59
branch and	-78
branch and now	-78
branch in	129
branch in <name>	125
branch is	-194
branch is behind	-151
brass	107
brass band	163
brass band </s>	124
brb	-203
brb </s>	-188
breach	117
bread	-98
bread 's	-85
bread 's in	-58
bread ,	-35
bread </s>	-93
bread and	135
bread and butter	135
bread for	114
bread is	-96
break	-94
break ,	-201
break </s>	-150
break <number>	68
break again	-90
break again </s>	-90
break in	-124
break it	-105
break it </s>	-97
break my	145
break my back	23
break the	-121
break the build	-212
break the layout	-53
break up	112
breakfast	-93
breakfast ,	-115
breakfast </s>	-29
breakfast and	-61
breakfast i	-4
breast	7
breast cancer	7
breast cancer ,	86
breath	-71
breathe	-103
breed	20
breed <kin>	149
breed <kin> in	117
breed <name>	100
breed <name> <kin>	100
brew	83
brewery	6
brewery ,	49
brewery </s>	-76
bridal	105
bride	25
bridge	41
bridge </s>	-125
brief	-117
brigade	162
brigade ,	84
brigade , volunteer	84
brigade in	93
brilliant	-139
brilliant </s>	-149
bring	23
bring donut	-135
bring my	-146
bring my own	-19
bring us	136
brinjal	46
british	129
broadband	145
browser	-202
browser ,	-101
bruna	-33
bruna the	-33
bruna the <kin>	-33
bruno	-51
bruno ,	-51
brush	-125
brush them	-125
brutal	-130
brutal </s>	-130
btw	-21
btw ,	-36
btw </s>	-152
btw get	63
btw i	122
btw i 'm	100
btw i meet	-15
btw my	37
btw my <kin>	134
btw some	-109
btw some <kin>	-109
btw the	-59
btw the <kin>	-71
btw we	31
btw we have	31
bucket	-207
bucket ,	-144
budget	50
budget </s>	49
budget for	92
budget for grocery	77
budget for the	209
budget is	-169
budget is <number>	-103
budget of	-25
budget of <number>	-25
buffer	-109
buffer </s>	-109
bug	-207
bug ,	-104
bug </s>	-277
bug in	-151
bug in my	-103
bug is	-79
bug is fix	-79
bug since	-102
build	239
build ,	-70
build </s>	118
build a	16
build break	-143
build have	94
build in	-60
build in <name>	-112
build in <number>	108
build is	-56
build it	41
build it now	-195
build the	-34
build the image	-187
build up	51
build with	96
build with <name>	62
building	139
bullet	101
bullet </s>	-265
bullet point	236
bullet point </s>	161
bullet point in	91
bullet point please	55
bullet point than	111
bump	-114
bumper	-157
bungalow	41
bungalow ,	-13
bungalow in	125
bungalow in <name>	125
bureau	209
burger	-114
burgle	126
burgle twice	126
burn	-268
burn ,	-167
burn down	20
burn from	-123
burn from the	-107
burn my	-96
burn my tongue	-96
burn the	-178
burn the rice	-88
burn the toast	-93
burn while	-49
burn while i	-49
burnout	114
burnout </s>	88
bury	63
bury ,	-93
bury in	45
bury in <name>	45
bus	-28
bus ,	-31
bus </s>	138
bus <kin>	26
bus in	-85
bus in <name>	-56
bus is	-203
bus is <number>	-101
bus is late	-64
bus just	-189
bus now	-121
bus now ,	-121
bus stop	-133
bus to	15
busiest	117
busiest month	122
busiest month is	122
business	117
business ,	107
business <kin>	114
business <kin> ,	50
business <kin> <name>	109
business <kin> in	117
business in	84
business is	150
busk	123
bust	42
bust </s>	-142
busy	-50
but	48
but <day>	8
but <day> night	-6
but <kin>	-4
but <kin> <name>	-13
but <kin> will	29
but <name>	84
but <name> 's	-143
but <name> ,	133
but <name> </s>	115
but <name> and	7
but <name> can	37
but <name> is	40
but <name> pass	91
but <name> quit	16
but <number>	-82
but amateur	21
but amateur dramatics	21
but black	-67
but button	-40
but button ,	-40
but grow	20
but grow up	20
but i	128
but i 'm	23
but i can	13
but i have	86
but i still	27
but it	-96
but its	-101
but jazz	-28
but keen	83
but me	206
but me </s>	128
but my	57
but my <kin>	52
but my stomach	34
but needle	15
but never	123
but never practise	129
but no	-197
but nobody	-88
but not in	-136
but not rent	86
but not write	80
but only	-70
but our	-122
but our house	-87
but red	52
but sew	81
but speak	158
but speak is	158
but the	-130
but the <kin>	-91
but the flat	-44
but this	-44
but we	51
but we close	-55
butter	-148
butter </s>	4
button	-214
button ,	-40
button , about	-40
button </s>	-13
button for	-125
button here	-69
button is	-115
button on	-130
buy	-29
buy ,	-21
buy a	56
buy a dress	-63
buy a plot	113
buy an	5
buy bread	-162
buy bread ,	-92
buy by	-88
buy in	186
buy in <name>	129
buy it	69
buy milk	-232
buy milk </s>	-132
buy milk and	-77
buy milk on	-90
buy new	133
buy second-hand	68
buy secondhand	136
buy the	75
buzz	-147
by	180
by <day>	133
by <day> </s>	99
by <kin>	88
by <kin> </s>	-12
by <month>	164
by <month> </s>	138
by <name>	196
by <name> ,	97
by <name> </s>	274
by <name> <name>	205
by <number>	-41
by <number> ,	-233
by <number> </s>	11
by <number> <kin>	24
by <number> in	161
by <number> today	-91
by a	-304
by a <kin>	-101
by a <name>	-84
by about	-64
by about <number>	-64
by accident	-273
by accident ,	-144
by accident </s>	-221
by an	9
by autumn	58
by autumn </s>	58
by bike	106
by bike ,	93
by birth	118
by birth ,	118
by choice	161
by choice </s>	179
by christma	124
by date	108
by date </s>	-4
by day	203
by day ,	140
by day </s>	141
by default	-142
by ear	122
by ear </s>	122
by ferry	141
by ferry to	49
by half	-173
by half past	-130
by hand	-35
by hand ,	62
by hand </s>	-59
by hand in	27
by his	-45
by itself	-107
by lunch	-164
by me	179
by me ,	99
by me </s>	-16
by me and	147
by me in	138
by mistake	-195
by mistake ,	-77
by mistake </s>	-164
by my	332
by my <kin>	265
by my <name>	99
by my surname	71
by next	218
by next summer	170
by night	124
by night </s>	124
by noon	-185
by noon ,	-104
by noon </s>	-142
by now	-65
by now </s>	105
by number	75
by number </s>	75
by phone	15
by phone </s>	15
by post	118
by step	23
by step </s>	-120
by summer	13
by summer </s>	-25
by that	-146
by the	-43
by the <kin>	-118
by the <number>	99
by the age	-31
by the bank	-140
by the day	173
by the end	201
by the ferry	-43
by the hour	43
by the kilo	-88
by the last	-62
by the metre	74
by the station	-123
by the way	-71
by the word	49
by then	-53
by this	-61
by tomorrow	-126
by tonight	-115
by tonight </s>	-115
by trade	120
by trade ,	133
by trade </s>	164
by train	178
by train </s>	178
by tram	121
by us	119
by whoever	55
bypass	119
cab	79
cabbage	-131
cabin	89
cabin in	91
cabin in <name>	91
cabinet	156
cable	-136
cable </s>	-107
cache	-110
cache ,	-136
cache </s>	-183
cafe	63
cafe in <name>	32
caffeine	76
caffeine kick	-115
caffeine kick in	-115
caffeine today	-131
café	-12
café </s>	122
cake	-180
cake ,	-141
cake </s>	151
cake for	-153
cake for <name>	-112
cake in	-152
cake in the	-114
calendar	-135
call	232
call ,	-41
call , always	101
call , can	-95
call , hold	-125
call , so	-119
call </s>	-26
call <kin>	72
call <kin> </s>	72
call <name>	341
call <name> ,	96
call <name> </s>	265
call <name> <name>	42
call <name> and	206
call <name> in	-175
call <number>	-69
call a	-121
call and	-177
call are	105
call before	74
call by	104
call by my	104
call centre	123
call drop	-122
call every	212
call every <day>	110
call every third	118
call for	-153
call from	-76
call her	20
call her <kin>	115
call her back	-142
call i	-187
call in	-170
call in <number>	-116
call it	-71
call it a	-147
call it that	106
call itself	-94
call keep	-102
call me	214
call me <kin>	154
call me <name>	298
call me by	80
call my	-23
call my <kin>	-23
call never	-24
call on	-158
call on <days>	-158
call so	-127
call the	-90
call the <kin>	-130
call the <name>	12
call the function	-104
call this	-100
call to	-156
call with	-167
caller	-54
calligraphy	87
calm	-77
camera	106
camp	-23
camp by	106
camp without	-67
camp without a	-67
camper	163
camper of	105
camper of my	105
campervan	54
campervan ,	55
campervan , <number>	117
campsite	65
can	-45
can </s>	-83
can <kin>	-154
can be	83
can call	106
can call it	106
can do	11
can do that	-105
can hear	-138
can i	-279
can i <kin>	-161
can it	98
can it be	98
can live	-137
can n't	33
can n't afford	-45
can n't be	5
can n't believe	-223
can n't change	149
can n't check	-135
can n't decide	-166
can n't deploy	-67
can n't do	-4
can n't drive	169
can n't eat	-41
can n't edit	63
can n't enter	105
can n't find	-232
can n't focus	-116
can n't get	-57
can n't have	137
can n't hear	-134
can n't install	67
can n't kneel	150
can n't know	113
can n't leave	-48
can n't log	-145
can n't miss	146
can n't open	-156
can n't reach	50
can n't read	-9
can n't roll	52
can n't scroll	-156
can n't see	-89
can n't sleep	-96
can n't stand	231
can n't swim	149
can n't take	-144
can n't talk	-187
can n't taste	73
can n't think	-155
can n't use	-72
can n't work	113
can never	-138
can not	18
can not read	62
can only	79
can play	33
can read	198
can read it	-21
can read the	-188
can send	-131
can skip	82
can take	121
can tour	119
can wait	-144
can you	-76
can you believe	-50
cancel	-106
cancel ,	-180
cancel </s>	-151
cancel that	61
cancer	55
cancer ,	86
candidate	-67
candle	-68
candle </s>	-128
cannae	-20
canoe	10
canoe polo	5
canteen	38
canteen ,	-26
canteen </s>	13
canteen is	120
canteen menu	-90
cap	155
cap </s>	-148
cap at	204
cap at <number>	136
cap is	25
cap is <number>	25
capital	-193
capital </s>	-118
capital of	-148
capital of <name>	-148
capo	111
capo on	111
capo on <number>	111
capsule	-31
capsule wardrobe	-31
capsule wardrobe ,	-31
captcha	-148
caption	27
caption </s>	-199
caption on	-111
car	-66
car ,	-44
car , i	17
car , no	-94
car , so	-25
car </s>	15
car and	66
car between	12
car between <number>	12
car from	29
car go	6
car go back	6
car in	-56
car in the	-90
car park	-37
car park </s>	79
caravan	82
caravan in	-128
caravan in front	-128
caravan on	159
card	-170
card ,	-168
card </s>	-71
card after	105
card after the	105
card data	114
card fee	-78
card get	-90
card get decline	-90
card machine	-103
card reader	-74
care	168
care ,	-36
care </s>	129
care home	166
care home </s>	132
care home in	161
career	148
cargo	183
cargo bike	183
carlo	24
carlo 's	24
carpentry	145
carpentry </s>	145
carpet	-156
carriage	-112
carry	-12
carry <number>	109
carry an	203
carry an epipen	147
carry on	-106
carry on </s>	-106
carry the	100
carsick	129
carsick we	129
cartoon	-111
cartoon is	-144
carve	81
carve by	-6
case	-52
case </s>	-141
case in	103
case study	-177
cash	-28
cash </s>	55
cash flow	-76
cash only	43
cash only at	-23
cashew	-86
cashew </s>	-100
cast	-35
castle	-128
catalogue	80
cataract	207
cataract </s>	162
catch	-262
catch a	-123
catch the	-125
cater	100
cathedral	125
cathedral </s>	33
cathedral choir	101
cause	95
cause number	-4
cause number is	-4
cavalry	12
ceilidh	116
ceiling	5
ceiling </s>	15
celebrate	47
celebrate birthday	116
celebrate birthday ,	116
celiac	-40
celiac ,	144
cell	-15
cell </s>	173
cell <name>	-218
cell <name> </s>	-190
cell for	-81
cellar	174
cellar </s>	138
cellar of	44
cellar of our	44
cellist	36
cello	36
cello 's	6
cello </s>	-7
cello in	154
cello is	111
cello part	-155
cello to	145
cent	-39
cent </s>	-146
cent a	109
cent a word	109
center	-105
centre	282
centre </s>	169
centre in	86
centre in <name>	86
ceramics	110
ceremony	146
cert	78
cert ,	70
certificate	-77
certify	35
certify organic	-26
certify organic since	-26
ch	-131
ch <number>	-131
ch <number> </s>	-131
chain	-117
chain </s>	-87
chair	-11
chair ,	-125
chair </s>	62
chair and	69
chair and all	69
chair by	-56
chair in	-67
chair in my	-82
chair of	127
chair of the	127
chair the	157
chale	88
change	-4
change ,	26
change </s>	-41
change it	50
change my	82
change that	-87
change the	-300
change the chair	-142
change the title	-60
change to	53
change train	-132
channel	29
chaos	-71
chapel	79
chapel ,	-15
chapel </s>	151
chapter	-367
chapter ,	-130
chapter </s>	-128
chapter <number>	-300
chapter <number> </s>	-191
chapter <number> is	-132
character	-296
character ,	-206
character </s>	64
charge	160
charge <kin>	137
charge <kin> for	137
charge <number>	244
charge <number> an	117
charge <number> cent	109
charge of	152
charge the	-152
charger	-231
charger ,	-124
charity	28
chart	-214
chart </s>	50
chart are	-96
chat	-169
chat ,	37
chat </s>	-112
chat for	-106
chat have	-105
chat is	60
chatbot	-138
cheap	-71
cheap </s>	-92
cheap at	-176
cheap at the	-176
cheaper	9
cheaper </s>	-19
check	-295
check </s>	-119
check again	-65
check again </s>	-65
check in	-177
check it	-229
check it please	-107
check my	-116
check the	-16
check the stave	52
check-up	-94
checklist	54
checkout	-125
cheer	-227
cheer </s>	-189
cheerful	-77
cheese	58
cheese ,	160
cheese </s>	147
cheese go	53
cheesy	-76
cheesy </s>	-76
chemical	109
chemical </s>	140
chemistry	93
chemistry ,	-83
chemistry </s>	125
chemistry at	107
chemistry to	106
chemo	126
chemo </s>	118
chess	-11
chess club	142
chess online	71
chess rate	42
chess rate peak	-32
chew	163
chew cable	78
chi	23
childcare	126
childhood	142
childhood </s>	139
chile	66
chile </s>	105
chill	-143
chimney	121
chin	194
chip	-27
chip van	-61
chipper	-67
chippy	50
chocolate	-42
chocolate give	63
choice	170
choice ,	84
choice </s>	214
choice there	-24
choice there </s>	-24
choir	131
choir 's	26
choir ,	132
choir </s>	111
choir i	158
choir is	-26
choir on	30
choir school	-44
choir school pay	-44
choir sing	-109
choir sing only	-75
cholesterol	101
choose	-143
chop	-124
chop the	-120
chore	113
christma	68
christma </s>	-13
chrome	-113
chrome </s>	-104
chronic	67
church	291
church ,	145
church </s>	126
church hall	-54
church in	27
church is	97
cigarette	147
cilantro	-127
cinema	-164
circle	-59
circus	-72
circus ,	-52
citizenship	161
citizenship come	142
citizenship come through	142
citizenship exam	103
citizenship exam on	104
citizenship in	90
citizenship test	105
citizenship test is	45
city	26
city ,	-88
city , <name>	-25
city only	-25
claim </s>	-131
clamp	50
clan	203
clan ,	62
class	118
class ,	126
class </s>	129
class <kin>	117
class <number>	15
class call	-122
class file	46
class have	84
class have <number>	84
class in	72
class inherit	-143
class is	-172
class of	-15
classroom	100
clause	-257
clause ,	-127
clause </s>	-128
clay	153
clay ,	-72
clay </s>	158
clay soil	129
clay soil ,	126
clay soil </s>	89
clean	19
clean </s>	165
clean office	-4
clean office </s>	129
clean office <number>	137
clean since	-38
clean the	-127
clear	109
clear </s>	-59
clear now	97
clear the	75
clear the cache	-143
clerk	-21
clerk at	55
clerk at the	55
click	-198
click ,	-33
click </s>	-26
click i	-128
click on	-137
click save	-79
click the	-92
climate	119
climb	54
climb </s>	-113
climb <number>	117
climb is	-58
climb is how	-58
climb twice	-6
clinic	98
clinic ,	6
clinic </s>	147
clinic i	140
clinic in	30
clinic in <name>	122
clinic let	-64
clip	-287
clip ,	-103
clip </s>	-165
clip was	-62
clock	49
clock ,	16
clock </s>	74
clock is	-148
clone	34
close	-15
close ,	-57
close </s>	-181
close <day>	-93
close <days>	82
close <days> and	-33
close and	88
close at	-51
close at <number>	-59
close early	-99
close every	11
close for	157
close for the	100
close in	-163
close in <number>	-165
close my	142
close on	81
close on <days>	-34
close the	101
close the <name>	138
close the shop	16
close the window	-155
close to	129
close up	49
closest	122
cloth	-29
clothe	74
clothe ,	113
clothe </s>	89
cloud	186
cloud tool	108
cloud tool ,	66
club	220
club ,	142
club , <name>	81
club </s>	127
club at	130
club at the	79
club in	101
club in <name>	10
club meet	93
club meet at	60
club treasurer	84
club treasurer since	52
clue	-164
clue </s>	-114
cluster	160
clutch	110
cm	181
co-housing	-49
co-housing project	-49
co-housing project in	-49
co-op	57
co-op </s>	108
co-op in	74
co-op in <name>	74
co-op pay	-121
co-own	143
co-own the	143
coast	133
coat	-115
coat ,	16
cochlear	-74
cochlear implant	-74
cocoa	27
code	114
code ,	117
code , please	110
code </s>	-147
code <number>	-126
code <number> </s>	-121
code and	115
code at	107
code at <number>	114
code expire	-105
code in	114
code is	-186
code on	110
code review	95
codebase	15
coeliac	110
coeliac ,	-75
coeliac </s>	259
coeliac disease	-69
coeliac in	81
coeliac in <number>	81
coeliac so	98
coffee	-162
coffee 's	-145
coffee 's go	-92
coffee ,	-171
coffee </s>	-61
coffee black	129
coffee first	-143
coffee i	120
coffee in	-31
coffee is	-109
coffee is cold	-100
coffee make	10
coffee make me	10
coffee over	-65
coffee right	-70
coffee right now	-70
coffin	-54
coffin and	-54
coffin and nobody	-54
coin	-186
cold	-146
cold ,	-228
cold </s>	-222
cold today	-155
cold today ,	-123
cold today </s>	-56
cold while	-103
collarbone	114
collect	211
collect fountain	132
collect fountain pen	132
collect old	126
collect only	116
collect only the	116
collect stamp	123
collect stamp from	123
collect the	-108
collector	69
collector get	-92
college	136
college </s>	268
college on	-55
college on <days>	-55
colliery	151
color	-106
colour	-31
colour ,	15
colour look	-116
colour look off	-116
colour-blind	296
colour-blind (	128
colour-blind ,	183
colour-blind , red-and-green	120
colourblind	206
colourblind ,	197
colourblind , red-and-green	137
column	-212
column ,	-174
column </s>	-170
column <name>	-164
column are	120
column go	-81
column go </s>	-81
column is	-155
column please	-125
column please </s>	-125
come	-23
come ,	-106
come </s>	-134
come <days>	107
come <month>	117
come <month> </s>	117
come <number>	-36
come along	162
come and	-167
come at	148
come at <number>	93
come back	-52
come back </s>	-89
come back right	106
come by	-86
come every	-51
come every <month>	79
come every second	24
come from	150
come from <name>	42
come from <number>	156
come from a	152
come from my	196
come from the	-9
come home	-48
come in	-219
come in </s>	-178
come in <number>	-138
come in summer	144
come last	57
come off	187
come on	-91
come on ,	-124
come on <days>	145
come out	-51
come out </s>	-92
come out blank	-106
come out blurry	-129
come out too	-54
come through	135
come through </s>	138
come to	121
come to <name>	89
come to me	127
come to the	199
come to us	86
come today	-108
come up	-165
come up blank	-114
come up in	-103
come with	-108
come with <number>	-155
come with a	-51
come with it	-44
come without	-119
comic	-160
comic </s>	-111
comma	-312
comma </s>	-147
comma and	-118
command	165
command </s>	60
comment	-63
comment ,	12
comment </s>	15
comment in	35
comment in <name>	-33
comment on	-84
commission	-70
commission </s>	-78
commission only	-33
commission only ,	-33
commit	-119
commit </s>	-84
commit message	90
committee	100
committee </s>	94
committee meet	26
community	123
community centre	81
commute	309
commute 's	126
commute by	109
commute by ferry	89
commute is	171
commute is <number>	143
commute to	116
commute was	-74
commute was hell	-74
company	160
company 's	33
company 's dutch	-33
company ,	-104
company </s>	35
company at	31
company car	131
company car go	131
company card	85
company go	11
company i	23
company in	-151
company in <name>	117
company in the	-182
company is	39
company is <number>	39
company laptop	138
company laptop is	138
compare	-12
compare </s>	-115
competitor	-31
compile	-231
compile </s>	-154
compiler	-100
complain	-113
complain about	-113
complaint	10
component	-192
computer	135
computer </s>	108
concern	-155
concert	-49
conclusion	21
condition	-7
condition </s>	-139
conference	89
conference on	7
conference on soil	7
config </s>	-126
confirm	94
conflict	-165
confuse	-90
confuse ,	-150
confuse , so	-150
confuse </s>	-158
confuse by	32
confuse by the	-115
confuse me	13
confuse me </s>	33
connect	14
connection	-182
conservatory	98
conservatory in	48
conservatory in <name>	122
consider	62
consider that	62
console	49
console </s>	12
constructor	-135
constructor </s>	-135
consult	129
consult </s>	129
contact	19
contact </s>	152
container	-198
container </s>	-173
contest	-96
contest in	-96
context	-8
continue	-168
continue </s>	-130
contract	309
contract </s>	153
contract at	132
contract end	135
contract end in	141
contract for	121
contract i	-18
contract in	105
contract with	130
contract with the	101
contribution	-11
controller	172
convert	-13
convert the	-130
convert these	-125
convert this	-118
convert to	101
convert to <name>	101
cook	-79
cook ,	167
cook for	-107
cook for <number>	-111
cook pasta	-113
cook pasta </s>	-113
cook the	-124
cookbook	173
cooperative	92
cooperative </s>	123
cooperative bank	-70
copper	16
copper </s>	146
copy </s>	126
copy and	-103
copy of	-175
copy of the	-166
copy paste	-130
copy the	-107
coriander	115
coriander ,	83
coriander , taste	62
coriander </s>	-34
coriander or	13
cork	-157
cornbread	26
corner	-57
corner shop	-66
corolla	136
correct	-104
correct </s>	-145
correct my	155
correct my <name>	152
correct the	-152
correct this	-101
corridor	-111
corridor wait	-111
corridor wait for	-111
corrupt	-72
corrupt </s>	-72
cost	-185
cost </s>	32
cost <number>	-161
cost a	-122
cost a fortune	-122
cost me	34
cost me <number>	5
cost us	149
cost what	-198
cottage	205
cottage ,	120
cottage in	74
cottage in <name>	91
couch	-117
cough	35
could	-126
could eat	153
could i	-56
could i eat	-56
could murder	-108
could murder a	-108
could n't	-49
could n't see	-128
could sleep	-109
could use	-161
could use a	-84
could you	-55
could you make	37
council	233
council 's	-86
council </s>	119
council and	107
council house	118
council in	121
council meet	-132
council tax	41
council will	137
council will n't	137
count	64
count </s>	-62
count <number>	37
count in	132
count the	-134
counter	-42
counter </s>	-116
country	15
country </s>	-66
country before	27
country before i	80
country before the	-97
county	166
couple	-139
couple of year	142
courgette	-30
course	101
course </s>	-55
court	134
court <kin>	131
cover	-63
cover </s>	-134
cover <number>	49
cover <number> valley	-18
cover a	134
cover a night	134
cover for	-60
cover for me	-88
cover letter	-159
cover letter for	-112
cover my	74
cover the	53
covid	114
covid </s>	195
covid in	25
covid in <number>	89
cpu	-115
crack	-19
cracker	-59
cracker </s>	-59
cramp	-164
crane	145
crash	-53
crash </s>	28
crash again	-86
crash again </s>	-86
crash in	34
crash in <number>	49
crash on	-102
crawl	-138
crazy	-268
crazy </s>	-146
cream	-219
credit	-17
credit ,	-89
credit </s>	-164
credit card	82
credit card after	105
credit union	38
credit union ,	86
crew	-49
cricket	-4
cricket on	127
cricket umpire	-48
crime	61
crime novel	107
crime novel ,	18
criminology	-6
crisp	-135
crisp </s>	-13
croatian	-47
cron	-131
crook	-30
crook </s>	-30
crop	-182
crop it	-104
crop it </s>	-104
cross	121
crossword	-203
crossword ,	11
crossword , i	17
crossword </s>	-136
crow	121
crow </s>	22
crow <number>	-46
crow <number> day	-46
crow is	-53
crow just	-133
crow of	-7
crow of <number>	135
crow speak	155
crow work	87
crowd	-70
crowd shut	53
crown	38
cruciate	157
cruise	114
cry	-145
cry ,	-141
cry </s>	-152
crypto	93
crypto mostly	74
css	-84
cultural	109
cup	-130
cup ,	96
cup </s>	-88
cup of	-122
cup of flour	-110
curious	-152
curl	-67
curl team	-67
current	64
currently	114
currently number	114
currently number <number>	114
curry	-74
curry </s>	-173
curse	55
curse </s>	55
cursor	-248
cursor is	-78
custody	188
custody ,	136
custody :	117
custody : the	117
custody in	91
custody of	135
custody of my	107
custody week	46
custody week on	46
custom	-142
cut	-195
cut </s>	-163
cut <number>	-106
cut <number> word	-106
cut and	-121
cut from	61
cut from <number>	5
cut hair	73
cut is	94
cut it	-175
cut it </s>	-156
cut my	-30
cut my finger	-123
cut my hour	135
cut off	-219
cut off </s>	-169
cut off at	-158
cut our	-115
cut out	-217
cut out </s>	-135
cut short	-103
cut the	-119
cutoff	8
cv	161
cycle	184
cycle ,	37
cycle everywhere	203
cycle everywhere </s>	191
cystic	129
cystic fibrosis	129
cystic fibrosis </s>	129
d	-83
d&d	106
daft	46
dahlia	-33
dahlia are	-53
daily	361
daily ,	96
daily </s>	295
dairy	55
dairy <kin>	156
dairy <kin> ,	115
dairy farm	-90
dairy for	98
dairy herd	122
dairy in	18
dairy in <name>	129
damp	93
dan	118
dan is	-139
dance ,	138
dance in	-107
dance school	-47
dance school rent	-47
dark	-175
dark ,	-46
dark </s>	-134
dark for	-101
dark mode	-31
dark mode ,	-67
dart	130
dash	5
dashboard	35
dashboard sit	89
data	19
data ,	-124
data , <number>	-108
data </s>	-118
data centre	115
database	36
database </s>	-66
dataframe	-124
dataframe with	-89
dataframe with <number>	-89
dataset	-124
date	-148
date 's	-76
date 's the	-76
date ,	164
date </s>	-166
date are	-131
date from	-70
date from <number>	106
date in	-41
date is	113
dawn	73
dawn ,	176
dawn </s>	31
day	119
day , <kin>	122
day , <name>	157
day , <number>	158
day , no	-8
day , not	146
day </s>	114
day <name>	192
day <name> was	192
day <number>	-18
day <number> </s>	-87
day a	-17
day a week	-21
day after	106
day and	22
day and still	-46
day are	164
day before	66
day before </s>	66
day for	179
day i	167
day in	-20
day in my	-70
day is	125
day is <number>	62
day job	166
day late	26
day of	-107
day of my	91
day on	-147
day on average	-147
day so	25
day to	-60
day to recover	102
day today	-82
day today ,	-91
day week	94
day week </s>	94
day with	-18
db	71
dbt	130
deacon	-15
dead	-93
dead </s>	-203
dead for	152
deadlift	10
deadline	-32
deadline ,	84
deadline </s>	-158
deadline for	110
deadline in	-120
deadline is	-147
deadline is tight	-136
deaf	105
deaf ,	124
deaf </s>	209
deaf <kin>	43
deaf and	71
deaf in	259
deaf in <number>	111
deaf in my	129
deaf in the	136
deaf school	133
deaf since	103
deaf since the	103
deaf so	103
deaf to	-132
deal	86
deal </s>	81
deal with	157
dean	-18
dear	-66
death	90
debate	-150
debt	138
debt collector	-92
debt collector get	-92
debt free	109
debt leave	139
debt leave </s>	139
debt of	-92
debug	-161
debug this	-100
decade	219
decade </s>	261
decaf	57
decent	100
decide on	5
decide on the	88
decide to	-65
decide to go	-116
decide to stop	46
decision	52
decision </s>	88
deck	-148
deck ,	-89
deck in	-90
decline	-102
deed	-23
deep	162
deep water	124
deep water </s>	124
default	-157
default in	-88
degeneration	81
degeneration </s>	81
degree	85
degree </s>	-54
degree at	136
degree in	-34
delay	-193
delay ,	-123
delay </s>	-148
delay <number>	-83
delete	-263
delete </s>	-106
delete it	-139
delete it </s>	-139
delete the	-111
deliver	-50
deliver to	-34
delivery	253
delivery bike	125
delivery come	97
delivery have	134
delivery have to	134
delve	53
dem	-101
dementia	239
dementia ,	137
dementia </s>	97
demo	-199
demo ,	-105
demo </s>	-166
demo is	-78
dental	-9
dental <kin>	-64
dental <kin> </s>	91
dental practice	100
dentistry	134
deny	-128
deny </s>	-61
department	166
depend	-39
depend on	40
depend on it	-15
deploy	-112
deploy ,	-60
deploy </s>	-160
deploy <days>	70
deploy go	-129
deploy it	-94
deploy on	-42
deploy on <days>	-42
deploy twice	-23
deploy twice with	-23
deposit	156
deposit for	113
deposit in	9
deposit on	77
deposit on a	77
depot	142
depot ,	42
depot </s>	208
depot is	96
depression	-40
depression run	-40
depression run in	-40
deputy	187
deputy head	184
deputy head at	100
derby	-15
derby name	58
descend	-161
design	81
desk	139
desk </s>	53
desk again	-97
desk again </s>	-97
desk and	12
desk at	209
desk at a	176
desk for	11
desk in	43
desk is	63
despite	-36
detection	153
dev	147
dey	-47
dey speak	-67
diabetes	106
diabetes </s>	138
diabetic	12
diabetic ,	-41
diabetic , <number>	-90
diabetic , so	130
diabetic </s>	163
diabetic and	43
diagnose	30
diagnose at	123
diagnose at <number>	123
diagnose in	-98
diagnose the	-95
diagnose the fault	-95
diagnose with	191
diagnose with <name>	108
diagnose with type	68
diagnosis	110
diagnosis </s>	110
diagram	-161
diagram ,	-4
diagram </s>	-105
dial-up	31
dial-up speed	31
dialog	-166
dialogue	-186
dialogue </s>	-120
dialysis	257
dialysis </s>	158
dialysis is	78
dialysis is on	78
dialysis unit	140
dialysis unit in	83
diamond	-14
diary	-51
diary </s>	156
dict	-88
dict </s>	-88
dictate	127
dictate everything	107
dictation	11
dictation </s>	-25
die	-51
die ,	122
die </s>	-31
die again	-101
die again </s>	-101
die and	70
die at	-162
die in	-7
die in <number>	61
diesel	170
diesel </s>	94
diet	-22
diff	-151
diff </s>	-103
differ	-227
difference	-261
difference </s>	-196
different	-172
different </s>	-111
dig	185
dig 's	76
dig the	151
dig the allotment	151
digger	93
digit	-107
digital	147
dim	-101
dimitri	74
dimitri have	74
dimitri have go	74
dinnae	76
dinner	-46
dinner 's	-111
dinner ,	-149
dinner </s>	-149
dinner at	123
dinner for	101
dinner is	-65
dinner tonight	-125
dinner tonight </s>	-85
dinosaur	-98
dinosaur </s>	-90
dip	-69
dip each	-81
dip each <month>	-81
diploma	138
diploma i	127
direct	-86
disability	143
disagree	-113
disagree </s>	-113
disc	122
disclaimer	93
disease	-15
dish	-94
dish ,	76
dish </s>	-9
dishwasher	-22
dishwasher ,	5
disk	-123
disk </s>	-133
disorder	174
disorder </s>	116
disorder in	131
disorder in my	131
display	49
display </s>	-43
display in	63
display in local	63
dissertation	151
distance	177
distract	-125
district	178
div	-161
div </s>	-118
dive	75
division	-30
division ,	-30
divorce	215
divorce ,	75
divorce , the	105
divorce </s>	112
divorce i	148
divorce i have	112
divorce i live	70
dizzy	-44
dj	13
dj name	133
dj name </s>	133
do	23
do ,	-122
do , both	66
do , i	-171
do , mostly	41
do </s>	-165
do <name>	-182
do <name> at	40
do <number>	142
do <number> minute	158
do <number> year	41
do a	156
do a full	112
do a quick	-96
do a weld	73
do all	252
do all my	107
do all the	120
do already	94
do already ,	113
do an	147
do be	-53
do by	126
do by <number>	106
do by my	131
do by the	7
do eat	124
do eat mussel	124
do everything	103
do everything by	45
do for	-75
do for today	-82
do hair	85
do her	145
do his	59
do i	-162
do i get	108
do i make	-38
do i miss	-120
do i put	-134
do in	61
do in <name>	-27
do it	-125
do it </s>	-37
do its	-175
do ladder	113
do laundry	95
do laundry on	95
do marry	-70
do me	-151
do morning	131
do morning ,	131
do my	114
do my <name>	145
do my own	-33
do n't	-11
do n't </s>	71
do n't ask	117
do n't believe	73
do n't call	28
do n't care	-116
do n't celebrate	37
do n't do	18
do n't drink	68
do n't drive	48
do n't eat	172
do n't finish	21
do n't fly	133
do n't get	-126
do n't give	-6
do n't have	52
do n't hear	-111
do n't know	-179
do n't like	-107
do n't need	39
do n't own	92
do n't plan	177
do n't put	-53
do n't see	-97
do n't show	-77
do n't smoke	108
do n't speak	-19
do n't sugarcoat	105
do n't suggest	77
do n't take	95
do n't think	-121
do n't touch	19
do n't trust	-12
do n't understand	-114
do n't use	-27
do n't want	14
do n't work	21
do nail	117
do nail from	117
do next	-145
do night	64
do not	133
do nothing	-110
do nurse	107
do on	33
do on <day>	84
do pork	60
do since	151
do so	-46
do solar	-22
do solar pump	-22
do that	-175
do that </s>	-177
do the	-13
do the <name>	81
do the book	35
do the dish	-114
do the early	-12
do the flower	38
do the needful	39
do the night	136
do the rota	-21
do the sum	-131
do them	129
do them for	129
do they	-107
do this	-108
do this </s>	-185
do we	18
do with	-25
do with the	57
do with this	-77
do you	-124
do you know	-122
doc	-99
doc ,	-96
doc </s>	-217
doc and	-130
doc are	31
doc for	-113
doc is	-59
doc say	89
doctorate	138
document	93
documentary	-194
documentary </s>	-116
dollar	23
dollar sign	-122
dollar sign </s>	-122
don	-164
donate	23
donation	113
donor	-96
donut	-135
door	-4
door 's	-114
door 's <kin>	-45
door ,	-94
door , <name>	-37
door </s>	-129
door down	46
door down from	46
door in	13
door in <name>	-60
door in <number>	66
door is	59
door just	-142
door right	-61
door right now	-61
door to	149
doorway	102
dorm	125
dot	-146
double	29
double </s>	-115
double as	129
double as my	104
double click	-78
double click on	-78
double glaze	111
doubt	-150
dough	-131
down	-13
down 's	150
down 's syndrome	150
down ,	-8
down </s>	-56
down <name>	70
down a	16
down again	-95
down and	-110
down as	137
down at	-28
down for	-54
down for a	-28
down from	79
down from us	88
down in	65
down in the	-76
down the	-50
down there	-60
down to	-63
down to <number>	-78
down to the	20
download	-244
download ,	-99
download , <number>	-75
downstair	91
downstair </s>	148
downstair in	-107
doze	-133
doze off	-133
dr	-51
dr <name>	-51
draft	71
draft 's	-119
draft ,	-47
draft , the	-134
draft a	103
draft for	92
draft for me	142
draft have	-113
draft i	-154
draft is	-96
draft of	-137
drag	-180
drag </s>	-129
drag on	-112
dragon	-122
drain	62
drama	-11
drama </s>	-76
dramatics	21
draught	-57
draw	-67
draw a	41
draw a reduce	47
draw need	-112
draw need a	-112
drawer	-60
drawer ,	-128
drawer </s>	15
drawing	180
dream </s>	-135
dream is	169
dream is to	85
dream last	-105
dream last night	-105
dream of	-113
dress	-11
dress </s>	-8
dress as	-49
dress is	-36
dress since	88
drift	-13
drill	-13
drill </s>	-34
drill again	-87
drill again ,	-87
drill is	-113
drink	89
drink ,	243
drink , do	108
drink alcohol	144
drink coffee	120
drink tea	-126
drink the	7
drip	-211
drip </s>	-182
drive	105
drive ,	96
drive , so	106
drive </s>	-45
drive <name>	-29
drive <number>	-110
drive a	201
drive a <name>	-57
drive a <number>	116
drive a school	82
drive a tram	151
drive after	111
drive at	194
drive at night	194
drive down	93
drive home	-175
drive it	113
drive licence	95
drive licence is	73
drive lorry	105
drive lorry to	105
drive now	-127
drive now ,	-127
drive test	166
drive the	191
drive the school	99
drive tram	143
drive tram in	143
drive truck	74
driveway	102
drizzle	-53
drizzle </s>	-138
drone	105
drop	55
drop ,	-165
drop </s>	-97
drop a	-169
drop again	-85
drop every	-66
drop every second	-66
drop i	-35
drop my	-12
drop my <name>	-12
drop out	194
drop out in	134
drop out of	182
drop the	4
drop the rest	-152
drown	18
drum	-16
drum </s>	27
drum kit	6
dry	-29
dry </s>	-16
dry-stone	-60
dryer	-72
du	-50
du </s>	-30
dub	-43
due	41
due </s>	-68
due at	-175
due at noon	-93
due in	171
due in <month>	124
due in <name>	177
due in <number>	46
due in an	-114
due in early	85
due on	180
due on <number>	134
due on the	97
dull	-202
dull </s>	-121
dumb	-122
dummy	-88
dummy data	-88
dumpling	15
dungeon	57
dungeon master	-8
duplicate	-194
duplicate </s>	-138
during	146
during <name>	185
during term	89
during the	-137
dust	127
dust extractor	158
dutch	148
dutch ,	-33
duty	165
dye	138
dye my	131
dye my hair	131
dye with	64
dyscalculia	54
dyscalculia ,	54
dyslexia	113
dyslexia </s>	161
dyslexic	230
dyslexic ,	169
dyslexic , so	168
dyslexic </s>	77
dyslexic so	80
e	-60
each	194
each </s>	-59
each <day>	156
each <day> </s>	122
each <month>	166
each <month> </s>	188
each <month> because	-81
each <name>	120
each month	202
each month </s>	192
each month i	98
each morning	208
each of	-33
each other	36
each quarter	79
each quarter </s>	79
each spring	103
each way	257
each way </s>	162
each way to	121
each winter	51
each year	-8
each year ,	-99
each year </s>	143
ear	242
ear ,	53
ear </s>	233
ear from	152
ear have	98
ear have be	98
ear in	95
ear is	-39
ear only	-33
ear pop	-105
ear pop on	-105
ear since	92
ear since the	92
earbud	-149
earlier	-209
earlier ,	-173
earlier , feel	-98
early	-49
early ,	-216
early </s>	66
early night	-136
early onset	82
early today	-186
early today ,	-138
early today </s>	-61
earn	48
earn <number>	-59
earn less	-18
earn more	39
earn more than	39
earn nothing	-16
earn nothing from	-16
earplug	86
earth	-165
easier	-41
easier on	-64
easily	106
easter	5
easter </s>	106
easy	-49
eat	-54
eat ,	-179
eat </s>	-168
eat a	-124
eat after	-31
eat another	-112
eat another bite	-112
eat anything	-33
eat anything green	-78
eat anything with	98
eat at	58
eat at <number>	116
eat breakfast	36
eat by	-133
eat disorder	131
eat disorder in	131
eat fish	-79
eat fish </s>	-29
eat gluten	69
eat halal	103
eat half	88
eat half my	88
eat lunch	49
eat meat	231
eat meat </s>	103
eat meat for	153
eat meat since	134
eat mussel	124
eat mussel </s>	124
eat my	-121
eat once	135
eat once a	135
eat only	44
eat out	142
eat pork	250
eat pork ,	203
eat pork </s>	160
eat shellfish	193
eat since	-99
eat since <number>	-73
eat sugar	6
eat the	49
eat this	-56
eat this </s>	-56
eat too	-140
eat too much	-140
eat up	-5
eat up most	-5
eater	122
echo	-196
eczema	119
edge	-4
edit	24
edit ,	-120
edit </s>	-6
edit in	55
edit the	-119
edit tonight	-102
eel	54
eel </s>	87
effect	-100
egg	-133
egg ,	-9
egg </s>	-175
egg in	-101
eid	-36
elbow	153
elder	140
elder <kin>	140
elect	-11
election	149
electric	336
electric </s>	109
electric kiln	147
electric kiln </s>	147
electricity	-44
element	-194
elevator	-70
else	-10
else ,	14
else </s>	-79
else <kin>	-90
em	144
em dash	32
email	-102
email ,	-105
email </s>	45
email me	-43
email should	-79
email to	-264
email to my	-171
emigrate	99
emigrate to	222
emigrate to <name>	165
emil	40
emoji	-154
emoji ,	27
emoji in	-94
emojis	28
emojis ,	98
emojis in	-111
emojis in that	-82
emojis in this	-118
emojis with	104
emojis with me	104
employ	142
employer	154
employer </s>	107
employer till	97
employer till <number>	97
empty	-184
empty </s>	-229
empty stomach	121
encode	-21
end	-106
end ,	-28
end </s>	-326
end <number>	-47
end <number> <month>	-63
end at	-67
end at <number>	-155
end in	-76
end in <month>	183
end in <name>	126
end in <number>	-69
end my	99
end of	-35
end of <month>	147
end of <name>	124
end of <number>	203
end of each	143
end of the	-177
end on	-81
end on <number>	107
end the	71
end up	113
end up with	-124
end when	114
end when the	65
end with	154
endpoint	-139
endpoint </s>	-181
energy	-161
engage	9
engage ,	-74
engage in	-53
engage to	163
engage to <name>	124
engine	112
engine rebuild	112
engine rebuild on	112
engineer	69
engineer degree	-18
english	155
english </s>	85
enjoy	72
enough	-149
enough </s>	-94
enough for	-144
enough of	-114
enough of this	-114
enough to	151
enroll	-25
enroll in	-25
enter	-58
enter </s>	-148
enter the	11
entire	-28
entirely	7
entirely by	7
entry	-107
epilepsy	172
epilepsy ,	98
epilepsy , so	126
epilepsy </s>	104
epileptic	77
epipen	213
epipen </s>	117
epipen allergic	116
epipen allergic </s>	116
epipen everywhere	100
episode	-219
episode ,	-92
episode </s>	-131
episode <number>	-54
episode <number> </s>	-129
episode <number> and	55
epoch	-105
error	-192
error ,	-144
error :	-108
error : <name>	-99
error </s>	-328
error before	-142
error before </s>	-142
error here	-155
error here ,	-155
error in	-164
error message	111
error message ,	68
error on	-144
error on my	-127
error when	-126
error when i	-125
especially	136
especially </s>	136
espresso	34
espresso </s>	-10
essay	-111
essay ,	-201
essay is	-58
essential	173
essential tremor	173
essential tremor ,	108
essential tremor </s>	109
euro	101
euro ,	78
euro </s>	-102
euro a	104
euro a week	117
euro and	131
even	-10
even </s>	-164
even for	85
even i	31
even if	94
even if i	94
even in	167
even is	53
even though	-67
even though i	-67
even when	114
evening	262
evening ,	70
evening </s>	148
evening are	151
evening i	125
evenly	23
event	-107
ever	341
ever ,	177
ever </s>	246
ever fit	81
ever fit me	81
ever in	109
ever since	64
ever since the	4
ever wear	99
ever wear black	99
every	338
every <day>	234
every <day> ,	175
every <day> </s>	228
every <day> afternoon	114
every <day> at	144
every <day> i	206
every <day> morning	85
every <day> night	59
every <day> with	105
every <kin>	-12
every <kin> in	-71
every <month>	-34
every <month> </s>	142
every <month> for	141
every <month> the	-110
every <month> with	122
every <name>	138
every <name> ,	-80
every <name> </s>	163
every <name> i	133
every <number>	-97
every <number> week	-48
every <number> year	-102
every bag	106
every bag </s>	106
every bill	-46
every bill before	-46
every class	13
every day	240
every day ,	108
every day </s>	178
every day of	91
every even	135
every fortnight	79
every fortnight </s>	79
every invoice	98
every knife	-43
every knife in	-43
every line	-65
every line of	42
every mail	104
every merge	-27
every minute	-150
every minute </s>	-150
every month	192
every month ,	117
every month </s>	138
every morning	129
every morning </s>	162
every morning at	129
every morning before	23
every morning on	-52
every new	74
every night	143
every night ,	130
every night </s>	63
every order	-30
every other	86
every other <day>	157
every other week	83
every parcel	73
every parcel must	53
every penny	-13
every price	25
every price in	25
every purchase	90
every quarter	-68
every quarter </s>	-68
every second	4
every second <day>	266
every single	108
every single year	61
every spring	121
every summer	75
every third	176
every third <day>	118
every third week	138
every time	99
every time </s>	188
every time i	-221
every time the	-115
every week	112
every week </s>	112
every weld	-82
every weld </s>	-82
every winter	86
every winter </s>	107
every winter the	-47
every winter we	156
every year	202
every year </s>	167
every year with	69
everybody	-32
everybody </s>	99
everybody is	-116
everyone	-126
everyone 's	7
everyone </s>	48
everyone at	85
everyone at our	139
everyone else	-76
everyone else </s>	-76
everyone have	-119
everyone have a	-119
everyone in	65
everyone is	-115
everyone on	21
everyone on our	133
everyone on the	-43
everything	206
everything 's	-109
everything 's on	-122
everything ,	97
everything </s>	48
everything and	-21
everything at	121
everything by	111
everything else	-15
everything i	-41
everything in	174
everything in <name>	186
everything in my	45
everything in write	127
everything is	52
everything on	113
everything the	-86
everything to	138
everything we	119
everywhere	135
everywhere ,	96
everywhere </s>	105
everywhere by	91
evict	94
evil	69
exact	-120
exactly	-116
exactly </s>	-111
exam	116
exam 's	79
exam </s>	205
exam at	62
exam at our	62
exam have	-109
exam have <number>	-109
exam in	300
exam in <month>	216
exam in <name>	113
exam on	104
exam question	-6
example	-179
example ,	-149
example </s>	99
example in	83
example is	-97
example of	-55
example sentence	-89
example sentence :	-89
excavator	48
excel	-21
excel ,	91
excel from	-73
excel from hell	77
except	148
except by	-46
exception	163
exception </s>	195
exchange	85
exchange at	36
excuse	-109
excuse </s>	-10
excuse is	-125
exercise	-347
exercise ,	-117
exercise </s>	-166
exercise <number>	-145
exercise <number> ,	-122
exercise make	-144
exist	-52
exist </s>	-89
exit	-74
exit </s>	88
exit code	-126
exit code <number>	-126
expect	59
expect a	-134
expect in	124
expect our	131
expense	125
expensive	-101
expire	-143
expire </s>	-160
expire at	-116
expire at <number>	-116
expire in	20
expire in <month>	112
expire in <number>	-71
explain	-59
explain </s>	-144
explain it	-183
explain that	-117
explain the	36
explain the scar	10
explain thing	-61
explanation	10
export	-144
export </s>	-62
extend	54
extend the	-140
extension	129
extra	-91
extra time	-24
extra time </s>	-96
extract	-89
extractor	158
eye	174
eye </s>	-75
eye are	36
eye are burn	-90
eye hurt	-162
eye hurt </s>	-151
eye on	74
eyesight	208
eyesight 's	116
eyesight is	110
eyesight rule	71
fable	-186
fable </s>	-76
fabric	128
face	196
face </s>	77
face north	122
face north ,	142
fact	-131
factory	17
factory </s>	-40
fada	53
fado	-38
fado is	-38
fail	-100
fail ,	-120
fail </s>	-336
fail again	-52
fail it	116
fail it twice	116
fail my	141
fail on	-185
fail on the	-136
fail test	-117
fail test </s>	-117
fail the	-4
fail the bar	144
fail with	-102
faint	32
faint at	96
faint at the	42
fair	-173
fair </s>	-60
faith	106
fake	-229
fake </s>	-139
fall	-56
fall </s>	147
fall asleep	-183
fall asleep </s>	-108
fall asleep under	-140
fall between	110
fall between noon	110
fall in	-55
fall off	170
fall off a	146
fall off the	46
fall on	-92
fall on the	113
fall out	86
fall out </s>	-127
fall over	58
fall to	148
fall to me	148
false	-151
false :	-120
family	419
family 's	83
family ,	105
family , <number>	103
family </s>	239
family business	160
family have	-90
family in	-75
family is	159
family of	34
family of <number>	34
family rule	108
family rule </s>	108
family since	91
family since <number>	57
family the	106
family thing	138
family thing ,	101
family to	136
family to <name>	111
fan	-86
fan </s>	-152
fan is	-133
fan of	22
fan of the	-142
fantasy	-55
fantasy football	-55
far	106
far ,	104
far </s>	79
far as	100
far as the	100
fare	-127
farm	14
farm 's	158
farm 's be	106
farm ,	104
farm </s>	34
farm go	-40
farm go to	-40
farm in	-115
farm in <name>	-115
farm near	116
farm near <name>	116
farm shop	91
farmhouse	127
farouk	24
farsi	-73
fast	-129
fast ,	60
fast </s>	-179
fast every	116
fast every <name>	116
fast for	-6
fast for <name>	132
fast till	-76
fast till <number>	-76
faster	-100
faster than	-100
fat	16
fatty	125
fatty food	125
fault	-184
fault ,	-161
favour	-153
favourite	21
favourite <kin>	90
favourite character	-123
favourite part	73
fax	10
fear	210
fear of	183
fear of <kin>	129
fee </s>	42
fee but	86
fee but not	86
fee to	-62
fee to <number>	-62
feed	-111
feed by	-20
feed is	-79
feed is full	-79
feed the	-50
feed the <kin>	-55
feed the fish	-44
feed us	-36
feedback	-120
feedback </s>	-120
feel	-186
feel a	-52
feel a bite	-52
feel bad	-94
feel bad </s>	-94
feel better	-67
feel great	-104
feel great </s>	-98
feel kinda	-80
feel like	-93
feel like a	-93
feel sick	-94
female	-98
fence	27
fence with	-138
ferry	135
ferry 's	-115
ferry 's late	-115
ferry ,	188
ferry </s>	81
ferry in	-43
ferry in <name>	-43
ferry to	64
festival	-18
fetch	-166
fetch the	49
fete	34
fever	62
fever ,	92
fever </s>	140
fever from	129
few	-191
few for	-125
few for this	-106
fibrosis	129
fibrosis </s>	129
fictional	-163
field	39
field ,	64
field , hydrology	30
field </s>	-155
fifth	85
fifth floor	183
fifth floor </s>	151
fifty-minute	148
fifty-minute lesson	148
fig	-28
fig tree	31
fig tree come	101
fight	-141
fight over	-138
fight over the	-138
fight with	92
figure	-209
file	-204
file ,	48
file </s>	-185
file and	-118
file as	-113
file but	-78
file give	-39
file i	-137
file is	-93
file is corrupt	-72
file name	64
file take	-121
file that	40
file to	-138
file to /	-68
file to <name>	-62
fill	-186
fill in	-89
fill in the	-132
fill the	-91
fill the form	-91
filler	-139
filler </s>	-104
film	-159
film ,	-103
film , <number>	39
film </s>	-24
film have	-120
film i	133
film last	-121
film last night	-121
film only	146
film only ,	146
film was	-90
filter	71
final	-84
final word	19
final word </s>	19
finale	-208
finale </s>	-137
finally	-136
finally </s>	-189
finally asleep	-76
finally pass	53
finance	184
find	-43
find ,	-119
find </s>	72
find <number>	60
find a	42
find it	-119
find it </s>	-142
find me	155
find my	-138
find out	143
find out at	120
find the	-353
find the button	-62
find the setting	-89
find us	-37
find when	-50
find where	-141
find where it	-141
fine	-63
fine ,	-9
fine , the	-68
fine </s>	-14
fine but	156
fine but speak	158
fine by	-74
fine for	-120
fine for the	-118
fine now	-98
fine now </s>	-98
fine on	29
fine with	-97
finger	125
finger ,	156
finger </s>	-137
finger are	55
finger on	108
finish	-151
finish ,	-168
finish </s>	-62
finish at	-173
finish at <number>	-45
finish in	-30
finish last	14
finish my	128
finish school	139
finish school </s>	152
finish that	-134
finish the	-211
finish the <name>	-98
finish the first	-89
finish this	-181
finish this paragraph	-76
finn	68
fintech	136
fintech </s>	136
fiona	-52
fire	-56
fire </s>	31
fire brigade	162
fire brigade ,	84
fire brigade in	93
fire drill	-182
fire drill </s>	-102
fire in	38
fire today	-112
fire with	-81
fire with wood	-81
firewood	162
firewood </s>	162
firework	-30
firm	167
firm 's	113
firm ,	119
firm </s>	78
firm have	-83
firm have <number>	-83
firm i	74
firm in	126
firm in <name>	150
firm know	101
firm know i	101
firm pay	-103
firm since	-55
firmware	72
first	67
first ,	-8
first , then	-92
first </s>	-27
first <day>	198
first <day> of	178
first <days>	116
first <days> </s>	116
first <kin>	239
first <name>	-16
first <number>	-26
first <number> </s>	-138
first aid	22
first aid ,	-71
first and	34
first and the	130
first answer	-97
first attempt	-103
first chapter	-121
first chapter </s>	-102
first draft	-131
first draft </s>	-150
first half	-137
first in	8
first in my	129
first in the	-121
first in this	-134
first line	-54
first line of	44
first marriage	142
first name	28
first of	101
first of <month>	93
first or the	84
first page	-122
first page </s>	-87
first paragraph	79
first paragraph of	79
first part	-77
first suggestion	-84
first suggestion </s>	-81
first time	34
first time </s>	80
first time was	9
first version	-112
first week	116
first week of	116
firstborn	156
fiscal	102
fiscal year	102
fiscal year start	102
fish	-106
fish ,	-66
fish , i	18
fish </s>	33
fish every	96
fish every <day>	96
fish for	18
fish i	71
fish permit	-74
fish shop	8
fit	65
fit </s>	114
fit in	-19
fit me	81
fit me </s>	81
fit on	-135
fit through	-12
fit through standard	110
fiver	-141
fix	-122
fix ,	-40
fix </s>	-145
fix at	61
fix at <number>	61
fix it	-221
fix it </s>	-203
fix that	-200
fix that </s>	-141
fix the	-185
fix the login	-78
fix the mortgage	24
fix them	115
fix this	-127
fix till	94
fix till <number>	129
fix until	67
fjord	128
fjord </s>	128
flag	-255
flamenco	-17
flare	28
flare up	140
flash	87
flat	97
flat 's	-5
flat ,	53
flat </s>	78
flat above	-18
flat above a	136
flat above the	81
flat below	27
flat by	203
flat by <number>	166
flat come	-44
flat come with	-44
flat have	133
flat have no	133
flat in	-49
flat in <name>	73
flat in the	-226
flat is	157
flat of	152
flat of <number>	152
flat rate	56
flat rate scheme	56
flat today	-94
flat today ,	-94
flat tyre	-118
flat was	-52
fleece	24
fleet	-4
flicker	-62
flicker </s>	-95
flight	-206
flight </s>	-212
flight school	151
flight school </s>	151
flight was	-144
flip	66
flip it	-138
flood	72
flood ,	100
flood </s>	103
flood every	86
flood in	-80
flood of	-38
flood that	67
flood warn	-49
floor	138
floor ,	-76
floor </s>	174
floor at	-62
floor flat	23
floor is	-46
floor is still	-100
floor plan	122
floor walk-up	-24
flop	-110
flour	-27
flour ,	-113
flour </s>	140
flour for	-65
flour in	-105
flour is	131
flow	-88
flower	38
flu	-128
fluent	121
fluent in	155
fluent in <name>	136
fly	111
fly ,	270
fly , panic	90
fly , so	98
fly </s>	-54
fly and	101
fly for	-28
fly home	102
fly home to	102
fly in	-61
fly over	-82
fly the	108
fly to	79
fly to <name>	79
flyer	58
flyer ,	30
flyer </s>	43
foam	66
foam </s>	66
focus	-226
focus </s>	-218
fog	-192
fog </s>	-127
fold	92
fold ,	76
fold </s>	39
fold <number>	68
folder	-80
folder ,	-21
folder , the	40
folder </s>	-194
folder on	70
folk	-99
follow	167
follow </s>	88
follow <name>	115
follow the	11
follow-up	65
font	-84
font ,	-158
font </s>	-11
font is	-96
font please	-50
font size	-144
font size <number>	-144
food	224
food ,	174
food </s>	-11
food bank	44
food bank </s>	148
food bank on	68
food bank where	81
food budget	-25
food budget of	-25
food in	117
food is	84
food truck	154
food truck </s>	113
foot	-28
foot </s>	57
foot <number>	173
foot <number> ,	71
foot <number> </s>	131
foot are	-87
foot fall	-140
foot fall asleep	-140
football	33
football </s>	-139
football on	93
football on <day>	93
footballer	-138
footer	-135
footer is	-122
footer is go	-122
footnote	-143
footnote </s>	-149
for	106
for ,	-42
for </s>	-26
for <day>	-202
for <day> 's	-98
for <day> </s>	-154
for <kin>	-22
for <kin> </s>	57
for <kin> in	93
for <month>	-75
for <month> </s>	-14
for <name>	106
for <name> 's	68
for <name> ,	206
for <name> </s>	98
for <name> and	-18
for <name> at	140
for <name> by	107
for <name> in	130
for <name> is	-68
for <name> run	136
for <number>	-201
for <number> ,	-101
for <number> </s>	-76
for <number> <kin>	106
for <number> <month>	190
for <number> and	-28
for <number> at	-73
for <number> day	-104
for <number> epoch	-105
for <number> every	130
for <number> hour	-162
for <number> min	-210
for <number> minute	-146
for <number> of	-53
for <number> second	-136
for <number> tonight	-112
for <number> week	54
for <number> year	12
for a	31
for a <kin>	-117
for a <number>	165
for a boat	119
for a campervan	117
for a circus	31
for a coffee	-124
for a decade	182
for a deposit	90
for a flat	61
for a funeral	-138
for a hip	117
for a house	129
for a job	85
for a kiln	116
for a live	269
for a minute	-8
for a room	-111
for a sec	-71
for a second	-142
for a synonym	-98
for a van	104
for a week	-169
for a year	-54
for about	26
for about <number>	64
for age	125
for age </s>	125
for all	146
for an	13
for an hour	-231
for any	48
for anyone	-86
for anyone else	-86
for anything	174
for beehive	23
for beehive </s>	23
for better	39
for charity	144
for code	134
for context	37
for crypto	62
for date	35
for decade	107
for decade </s>	163
for dinner	-186
for epilepsy	77
for every	-16
for everyone	57
for everything	100
for fraud	-79
for fraud ,	-79
for free	132
for good	393
for good ,	134
for good </s>	281
for good after	120
for good in	106
for good when	127
for grocery	77
for grocery is	117
for half	13
for half the	36
for her	123
for her </s>	123
for it	86
for it </s>	80
for later	-153
for later </s>	-124
for life	243
for life ,	125
for life </s>	183
for line	-136
for line <number>	-136
for lunch	-195
for lunch ,	-136
for lunch </s>	-132
for march	131
for may	-35
for may <number>	-35
for me	131
for me ,	192
for me </s>	13
for me at	157
for me is	-62
for me on	16
for my	-55
for my <kin>	146
for my business	72
for my job	101
for my note	-170
for next	125
for no	-169
for no reason	-85
for nothing	-136
for now	-161
for now ,	-109
for now </s>	-76
for our	168
for our <kin>	116
for our team	136
for park	-144
for recipe	145
for school	-57
for some	-142
for some reason	-142
for spring	67
for that	-325
for that </s>	-173
for that last	-109
for the	60
for the <kin>	-32
for the <name>	78
for the <number>	-125
for the bakery	-8
for the bar	109
for the bus	14
for the business	123
for the demo	-130
for the flat	156
for the green	-4
for the group	104
for the last	-108
for the next	11
for the party	-66
for the quiz	-68
for the regional	115
for the roof	-85
for the same	139
for the school	-167
for the shelter	-70
for the startup	104
for the typo	-86
for the under	123
for the wed	41
for the whole	282
for the year	103
for this	57
for this </s>	-107
for this <number>	-148
for this year	152
for today	-139
for today </s>	-124
for tonight	-223
for tonight 's	-116
for tonight ,	-76
for tonight :	-64
for tonight </s>	-109
for typo	-172
for typo </s>	-172
for us	325
for us ,	204
for us </s>	127
for wifi	137
for wifi </s>	137
for year	190
for year </s>	165
for you	-198
for you </s>	-182
forbid	74
forbid <kin>	-22
forbid <kin> </s>	166
forbid it	136
forbid it </s>	136
force	76
force </s>	-164
forecast	-182
forecast say	-76
forehead	-153
forest	37
forest </s>	-22
forestry	150
forever	-33
forever </s>	49
forever to	-119
forever to load	-86
forge	64
forge by	-43
forget	-287
forget </s>	-168
forget every	-42
forget it	-80
forget it </s>	-80
forget my	-135
forget my password	-60
forget the	-200
forget the password	-103
forget to	77
forgive	-32
forklift	164
forklift <kin>	38
forklift licence	106
form	-278
form 's	-95
form ,	-123
form </s>	-140
form <number>	146
form and	-125
form ask	-138
form ask for	-138
form at	-107
form want	-107
form with	-142
form with dummy	-88
formal	-136
format	-228
format </s>	-68
former	-145
former <kin>	-92
former <kin> ,	-6
former chapel	147
formula	-203
formula </s>	-67
formula in	-106
fortieth	166
fortnight	79
fortnight </s>	79
fortune	-137
fortune ,	-107
fortune </s>	-84
forum	-174
forum </s>	-142
forum post	-132
forum say	-93
forward	-132
foster	244
foster ,	139
foster </s>	125
foster <kin>	178
foster <kin> ,	109
foster <kin> </s>	78
foster care	4
foster care </s>	-34
foul	-102
foul mood	-102
found	-116
found by	-54
found in	-117
found in <name>	11
found in <number>	-182
found the	-5
fountain	108
fountain pen	30
fountain pen ,	95
four-day	-51
four-day week	-51
four-person	32
four-person startup	17
four-person startup in	17
fourth	248
fourth <name>	72
fourth floor	69
fourth floor walk-up	-24
fourth generation	156
fourth generation on	156
fourth in	88
fox	-129
fox and	-49
fox in	-63
fox in the	-63
fraction	-124
frame	-126
franc	52
franc ,	72
franc </s>	107
franc although	-54
franchise	133
fraud	47
fraud ,	-79
fraud , and	-79
free	-52
free ,	-75
free </s>	40
free at	98
free trial	-111
freelance	337
freelance </s>	189
freelance <kin>	121
freelance as	94
freelance since	110
freemason	-28
freeze	-347
freeze ,	-199
freeze , so	-132
freeze </s>	-244
freeze for	47
freeze for <number>	47
freeze in	-89
freeze over	28
freeze right	-91
freeze right now	-91
freeze when	-149
freeze when i	-149
freezer	162
freezer </s>	-13
french	152
fresh	-66
fridge	-54
fridge ,	-97
fridge </s>	-33
fridge door	-38
friendlier	-146
friendly	51
from	67
from </s>	-124
from <day>	-168
from <day> to	-195
from <kin>	199
from <kin> </s>	118
from <month>	147
from <month> ,	194
from <month> </s>	124
from <month> i	112
from <month> on	71
from <month> to	200
from <name>	46
from <name> ,	-100
from <name> </s>	-33
from <name> <name>	155
from <name> <number>	109
from <name> and	60
from <name> as	97
from <name> for	-63
from <name> in	144
from <name> into	71
from <name> to	55
from <number>	116
from <number> ,	-23
from <number> <name>	122
from <number> and	151
from <number> so	78
from <number> to	32
from <number> venue	83
from <number> year	-33
from a	20
from account	25
from all	-147
from all of	-104
from fish	154
from hell	77
from home	46
from home ,	70
from home </s>	157
from may	-17
from may on	-92
from may to	84
from me	34
from me </s>	-40
from my	96
from my <kin>	90
from my crow	-46
from my late	129
from next	112
from now	328
from now </s>	83
from now on	308
from our	172
from railway	116
from support	-147
from teach	85
from that	-177
from the	-203
from the <kin>	-139
from the <name>	-93
from the <number>	-85
from the bank	-153
from the colliery	97
from the council	-90
from the forum	-78
from the kitchen	8
from the navy	-39
from the pdf	-78
from the post	69
from the railway	163
from the second	-99
from the seventy	50
from the stair	-110
from the support	-110
from this	-236
from this morning	-132
from this spreadsheet	-95
from tile	74
from tv	153
from us	155
from us </s>	88
from what	-110
from what i	-110
from work	-24
from yesterday	-120
from you	148
from your	-181
from your table	-109
front	-127
front </s>	34
front end	30
front of	-212
front of me	-121
front of the	-160
frontend	169
frontend </s>	147
frontend is	-15
frost	-18
fruit	-48
full	-138
full ,	-243
full </s>	-68
full engine	112
full engine rebuild	112
full of	-134
full so	-23
full stop	4
full-time	-58
full-time </s>	-119
full-time since	65
fully	173
fully remote	148
fun	-100
fun </s>	130
function	-188
function </s>	-247
function call	-94
function call itself	-94
function is	-161
function return	-107
function take	-148
function take a	-112
function that	-82
function to	-113
fund	48
fund </s>	-53
funeral	41
funeral </s>	72
funniest	-130
funny	-302
funny </s>	-249
furious	-134
furious </s>	-134
further	-132
fuse </s>	101
fuse blow	-106
futsal	14
futsal team	14
g	20
gag	155
gag </s>	120
gala	-39
gallbladder	164
game	-195
game ,	-149
game </s>	-126
game at	-101
game before	-144
game in	-71
game is	-169
gap	16
garage	196
garage ,	131
garage </s>	128
garage fix	-83
garage is	199
garage is a	173
garage only	-119
garage only take	-119
garage stand	-37
garbage	-102
garden	163
garden ,	136
garden </s>	-138
garden is	121
garden just	98
garden railway	-75
garden railway behind	-75
garden that	120
garlic	-68
garlic ,	-36
garlic </s>	59
garlic and	-81
gas bill	-81
gate	-275
gate ,	-67
gate </s>	-162
gateway	-36
gb	-33
gb ,	-33
gcse	137
general	-194
general </s>	-165
generally	-199
generally </s>	-124
generally speak	-131
generate	94
generation	91
generation </s>	69
generation of	-21
generation on	156
generation on this	156
generator	-112
generator </s>	-12
genius	-126
genotype	97
geocaching	77
german	180
gerund	-114
get	211
get </s>	-67
get <kin>	32
get <kin> in	23
get <name>	100
get <name> so	90
get <number>	52
get <number> </s>	-115
get <number> <kin>	202
get <number> error	-113
get <number> kidney	106
get <number> of	45
get <number> percent	52
get <number> tab	-119
get a	30
get a <kin>	156
get a <name>	-169
get a <number>	-130
get a bad	-103
get a blank	-120
get a flat	-141
get a headache	-147
get a lock	92
get a migraine	62
get a prosthetic	99
get a reply	-156
get a stack	-144
get a timeout	-246
get a weird	-64
get about	67
get about <number>	-27
get adopt	-141
get an	-53
get an error	-208
get another	139
get another </s>	139
get back	-262
get back to	-164
get beat	7
get beat on	7
get bore	25
get bullet	111
get bullet point	111
get call	12
get cancel	-220
get cancel ,	-130
get cancel </s>	-108
get carsick	129
get carsick we	129
get citizenship	-60
get confuse	70
get custody	99
get custody in	91
get custody of	107
get cut	-148
get cut off	-130
get cut short	-103
get dark	-94
get dark </s>	-94
get decline	-90
get deliver	67
get do	87
get do </s>	87
get dress	117
get eat	-195
get eat by	-133
get engage	68
get engage ,	120
get engage in	-53
get finish	25
get green	34
get here	-116
get in	47
get insulin	69
get insulin twice	59
get into	145
get into <name>	116
get into the	121
get it	-136
get it </s>	-253
get jumpy	41
get jumpy around	41
get lay	70
get lay off	70
get lose	-115
get lose in	-115
get make	165
get make team	128
get marry	16
get marry in	-58
get marry on	59
get me	85
get me there	-113
get migraine	145
get migraine from	95
get move	-152
get move to	-39
get my	157
get my <name>	154
get my citizenship	147
get my coffee	-165
get my eye	113
get my gas	-46
get no	29
get nothing	-247
get nothing </s>	-172
get nothing in	-161
get on	-85
get our	-63
get out	-189
get past	53
get past the	53
get pay	148
get power	-113
get promote	123
get promote to	125
get put	105
get rain	-163
get rain off	-148
get read	203
get replace	99
get scam	67
get seasick	82
get seasick on	72
get send	74
get shorten	85
get soak	-139
get stick	-189
get suspend	-13
get swear	31
get swear in	31
get tension	75
get that	-143
get the	-112
get the <kin>	118
get the <name>	55
get the joke	-103
get the last	-137
get the same	-227
get the second	-70
get there	-155
get there </s>	-101
get this	-216
get this error	-123
get through	-179
get tinnitus	147
get to	22
get to the	72
get to work	174
get up	-209
get up at	-128
get us	-54
get us a	-80
get why	-145
get worse	-9
get worse i	-25
get worse on	117
get write	94
get write access	29
get wrong	-86
get wrong </s>	-86
get your	-103
ghost	-134
gi	21
giant	-78
gift	-146
gig	117
gig </s>	44
gig listing	83
gig listing from	83
gimme	-121
git	-103
gitlab	-85
giulia	-73
giulia ,	-73
give	48
give </s>	-142
give <number>	-62
give a	-57
give a kidney	70
give a thumb	-138
give blood	-61
give blood every	-79
give credit	66
give her	-59
give i	-11
give i 'm	44
give i can	-80
give it	-75
give it a	-75
give lesson	126
give lesson to	126
give me	-35
give me </s>	-114
give me <number>	-66
give me a	-36
give me hive	181
give me metric	97
give me migraine	146
give me step	-34
give me the	-53
give my	167
give no	-148
give notice	107
give our	-8
give our tiny	-8
give that	-7
give that a	-182
give that all	16
give that i	177
give that my	-29
give that nobody	40
give that the	-9
give that we	49
give the	-188
give the other	39
give the wall	78
give up	180
give up </s>	-291
give up <kin>	118
give up meat	109
give up my	146
give up on	-272
give up sugar	116
give up the	228
give up when	119
give us	-70
give us about	12
give we	16
give we 're	16
give you	-122
glass	78
glass ,	101
glass for	93
glass for anything	93
glass from	119
glass in	-161
glaze	193
glove	-6
glove </s>	103
glove on	-69
glove on </s>	-88
glue	-126
gluten	86
gluten free	4
gluten free </s>	121
gluten is	88
go	-6
go ,	60
go , so	158
go </s>	-169
go <name>	-129
go <number>	-32
go ahead	-171
go ahead </s>	-145
go and	100
go and now	35
go back	47
go back </s>	-52
go back at	-32
go back in	12
go back to	93
go back when	109
go black	-179
go black </s>	-117
go blind	139
go bust	39
go bust </s>	-142
go but	65
go but i	27
go by	28
go by <name>	209
go by <number>	122
go by the	-152
go by train	127
go cold	-139
go cold </s>	-92
go cold while	-103
go deaf	-64
go down	-10
go down to	110
go every	148
go everywhere	113
go everywhere by	91
go fine	-27
go fine ,	-5
go for	-127
go for a	-91
go from	24
go fully	148
go fully remote	148
go grey	138
go home	-174
go home </s>	-137
go i	37
go in	51
go in the	-128
go into	86
go into <name>	119
go into a	132
go into the	-13
go miss	-108
go now	-128
go now </s>	-128
go off	-279
go off ,	-69
go off </s>	-183
go on	-6
go on </s>	42
go on <number>	122
go out	43
go out </s>	-91
go out at	-31
go out in	108
go out on	163
go out with	-112
go over	85
go part-time	176
go part-time </s>	126
go part-time after	98
go past	-139
go round	-184
go round in	-112
go the	-86
go through	92
go through <name>	177
go to	-67
go to a	100
go to be	-81
go to bed	71
go to close	25
go to get	-200
go to grab	-66
go to her	-25
go to lunch	-116
go to me	116
go to move	-115
go to my	201
go to open	-80
go to the	-177
go up	43
go up again	-103
go up in	124
go up to	195
go viral	-97
go viral </s>	-97
go with	-284
go with it	-137
go with option	-134
go with the	-101
goal	76
goal ,	-168
goal </s>	-141
goal for	190
goal for this	134
goal here	-100
goal here is	-100
goal is	68
goal is <number>	-116
goal is a	23
goal is to	109
goalie	15
goalkeeper	4
goalkeeper ,	43
goalkeeper , <name>	-12
god	-68
god know	31
golf	82
good	38
good ,	166
good , i	-60
good </s>	-13
good after	120
good after the	120
good at	26
good but	83
good but keen	83
good for	34
good in	106
good night	-153
good to	-155
good to me	-104
good until	15
good when	127
google	-197
google say	-80
google say </s>	-80
google sheet	83
google sheet every	83
gorgeous	-118
gouda	67
government	-73
gpu	61
grab	-172
grab lunch	-66
grab lunch ,	-66
grade	186
grade </s>	4
grade <number>	200
grade <number> piano	151
grade this	65
graduate	156
grain	191
gram	-70
gram ,	93
gram , never	129
gram </s>	-7
grammar </s>	-120
grand	37
grand </s>	32
grand and	101
grant	56
grant proposal	103
grape	63
grapefruit	82
grapefruit </s>	88
graph	-161
grave	141
great	-134
great ,	-187
great , another	-76
great </s>	-244
greek	-7
greek dance	-7
green	30
green ,	172
green </s>	-49
green <number>	-110
green <number> </s>	-110
green all	107
green card	175
green notebook	146
greenhouse	218
greenhouse </s>	127
greenhouse is	116
greenhouse is <number>	100
greet	-114
grey	-30
grey </s>	86
grey at	132
grey at <number>	132
grey out	-109
grid	46
grid ,	149
grid , solar	143
grind	231
grind floor	194
grind floor </s>	128
grind floor flat	23
grocery	-11
grocery is	139
grocery is <number>	117
groom	60
groom van	27
groomer	105
group	210
group ,	123
group , <number>	123
group </s>	45
group chat	58
group donate	119
group i	128
group in	178
group in <name>	178
group is	96
group is down	-16
group project	104
grow	200
grow </s>	161
grow chile	133
grow the	-110
grow up	157
grow up ,	173
grow up <name>	-32
grow up in	16
grow up on	156
growl	-137
grumpy	-156
grumpy </s>	-99
guarantee	-41
guess	-121
guess </s>	56
guess i	-157
guess i 'm	-128
guess is	-116
guess is that	-96
guest	-146
guest have	106
guest leave	-124
guide	51
guide <kin>	30
guide <kin> ,	152
guide at	-55
guide at our	-55
guide on	-134
guitar	43
guitar are	87
guitar backward	49
guitar backward </s>	49
guitar in	41
gunnar	30
gunnar ,	30
guy	-352
guy from	-103
guy from the	-136
guy in	-118
guy in the	-121
guy is	-84
guy on	-168
guy on <name>	-85
guy on the	-70
gwen	56
gwen 's	66
gym	-53
gym 's	-96
gym </s>	-55
gym for	99
gymnastics	71
ha	-195
ha </s>	-182
habit	199
habit </s>	167
hack	-102
hack </s>	-102
haiku	-111
haiku about	-96
hail	25
hail </s>	98
hair	85
hair 's	13
hair </s>	-83
hair at	144
hair at <number>	131
hair for	105
halal	96
halal </s>	-40
halal at	115
half ,	-138
half </s>	-135
half <kin>	129
half <name>	206
half <name> ,	125
half <number>	-58
half <number> </s>	-58
half a	-48
half an	-199
half an hour	-128
half asleep	-130
half asleep </s>	-100
half day	89
half do	-119
half hour	-141
half is	-124
half marathon	17
half my	79
half my family	91
half my income	80
half my pension	131
half my salary	116
half my screen	-172
half my team	88
half of	150
half of it	91
half of my	-145
half of our	105
half of the	222
half of them	-98
half of us	-25
half of what	70
half our	-23
half past	-67
half past </s>	-102
half past <number>	-29
half share	13
half share in	13
half the	151
half the time	130
half time	-197
half time </s>	-178
half work	156
half work </s>	156
half-term	-30
halftime	-180
halftime </s>	-157
halfway	-194
halfway ,	-167
halfway through	-95
halfway through the	-116
hall	-13
hall </s>	223
hall on	64
hallway	-6
halt	-125
halt on	-125
halve	-77
hana	107
hand	180
hand ,	14
hand </s>	-6
hand are	-227
hand are freeze	-158
hand down	141
hand dryer	-55
hand full	-208
hand full ,	-153
hand in	163
hand in my	107
hand in the	-25
hand is	-150
hand luggage	35
hand luggage only	35
hand me	-93
hand only	67
hand over	55
hand over at	150
hand shake	195
hand shake ,	132
hand the	57
hand this	-124
handball	58
handle	191
handle <kin>	-23
handle <kin> </s>	-27
handle our	82
handle the	94
handle the money	51
handshake	-48
handshake </s>	-78
handstand	24
handstand for	24
handstand for a	24
handwork	155
handwriting	98
handwriting is	110
hang	-258
hang </s>	-144
hang at	-133
hang on	-245
hang on </s>	-169
hang on <name>	-148
hang the	77
hang up	-102
hanneke	17
hanneke and	17
hanneke and the	17
happen	-14
happen </s>	-165
happen at	138
happen on	152
happy	-106
happy </s>	-93
happy <day>	-135
happy with	-84
happy with it	-51
harbour	120
hard	-38
hard ,	-40
hard </s>	-67
hard for	110
hard for me	110
hard of	84
hard of hear	84
hard to	5
hard to find	78
hard to read	-87
hard way	50
hard when	-18
hardly	-127
hardware	47
hardware shop	-30
hardware shop in	87
hare	-143
harsh	-5
harvest	-36
hash	70
hash before	76
hash before they	76
hassan	-27
hassan ,	-27
hat </s>	62
hate	272
hate <days>	-156
hate <days> </s>	-156
hate be	217
hate be call	104
hate coriander	71
hate coriander ,	71
hate email	162
hate email </s>	162
hate it	-117
hate it </s>	-26
hate man	113
hate man in	113
hate me	-154
hate me </s>	-100
hate olive	147
hate passive	-29
hate passive voice	-29
hate phone	138
hate phone call	138
hate slide	64
hate slide deck	64
hate surprise	99
hate surprise ,	99
hate that	-236
hate the	124
hate the <kin>	116
hate them	-37
hate them </s>	-37
hate this	-208
hate this bug	-61
hate this error	-63
hate to	-132
hate to ask	-144
hate to speak	-23
haul	22
haul water	-65
have	41
have ,	158
have , and	100
have </s>	31
have <days>	102
have <days> off	102
have <kin>	93
have <kin> ,	127
have <kin> </s>	197
have <kin> in	153
have <name>	90
have <name> 's	155
have <name> </s>	171
have <name> and	-47
have <name> surgery	132
have <number>	-251
have <number> 1000	68
have <number> <kin>	-62
have <number> apple	96
have <number> bathroom	35
have <number> chair	27
have <number> coffee	-161
have <number> day	-137
have <number> good	95
have <number> heart	-58
have <number> min	-143
have <number> minute	-191
have <number> on	48
have <number> option	-174
have <number> part	-109
have <number> passport	-21
have <number> people	-105
have <number> room	-39
have <number> row	-128
have <number> string	-96
have <number> voice	33
have <number> woman	76
have <number> year	-24
have a	-188
have a <kin>	-4
have a <name>	36
have a bite	-140
have a bug	-153
have a call	-143
have a class	-178
have a coffee	-218
have a cold	-130
have a contract	-5
have a dataframe	-89
have a headache	-165
have a key	111
have a list	-128
have a look	-92
have a meet	-190
have a new	-139
have a pacemaker	143
have a peanut	25
have a question	-124
have a stammer	176
have a stand	-23
have a stroke	132
have a typo	-109
have a wee	-6
have a weird	-45
have about	14
have about <number>	134
have add	-97
have add a	-97
have adhd	104
have adhd so	104
have adopt	112
have adopt a	121
have already	-148
have always	130
have an	-51
have an <name>	-51
have an appointment	-5
have an eat	131
have an error	-78
have an idea	-133
have another	-50
have answer	-115
have any	-129
have ask	54
have ask for	-11
have asthma	-71
have asthma and	-99
have attach	-35
have attach the	-35
have bad	147
have be	-43
have be </s>	176
have be a	13
have be at	-87
have be call	-71
have be care	63
have be deaf	98
have be get	88
have be here	-175
have be hum	-113
have be in	104
have be learn	128
have be live	131
have be lose	39
have be marry	38
have be mine	128
have be my	140
have be on	-69
have be sober	105
have be stammer	-4
have be stare	-156
have be there	-145
have be together	143
have be wait	-155
have be with	95
have be write	136
have begin	-9
have begin </s>	-9
have book	-46
have book <number>	147
have both	-60
have cake	-112
have cake for	-112
have chair	110
have coeliac	-69
have coeliac disease	-69
have covid	89
have covid in	89
have cut	-19
have decide	158
have decide on	88
have decide to	30
have dementia	164
have dialysis	120
have dialysis </s>	120
have do	196
have do for	130
have do since	151
have do so	-75
have duplicate	-147
have dyslexia	107
have dyslexia </s>	91
have enough	-165
have enough of	-114
have finish	129
have finish my	129
have for	-35
have get	211
have get <kin>	133
have get <name>	90
have get <number>	186
have get a	207
have get an	-40
have get my	113
have get no	-16
have get the	-154
have get to	-185
have give	44
have go	-10
have go back	74
have guest	-97
have have	30
have have <name>	120
have have <number>	21
have have a	30
have have an	121
have have enough	-114
have have no	-90
have have the	-11
have hay	99
have hay fever	99
have headphone	-122
have headphone on	-122
have high	28
have his	-62
have his own	-30
have is	-19
have it	-208
have its	-143
have just	98
have just put	70
have keep	80
have keep a	123
have keep bee	-48
have know	-83
have leave	-51
have leave </s>	-155
have lettuce	14
have live	-16
have live here	-146
have live in	137
have live with	43
have look	-166
have lose	7
have lose <number>	123
have lose my	18
have lose the	-169
have lunch	-157
have lunch </s>	-88
have lupus	121
have manage	-110
have me	89
have me in	-106
have me up	89
have move	-6
have move the	23
have move to	-54
have my	-142
have my spare	131
have n't	-56
have n't answer	-145
have n't be	41
have n't eat	-90
have n't find	28
have n't get	42
have n't have	-25
have n't open	-80
have n't replace	5
have n't speak	100
have n't touch	-81
have never	-79
have never be	-45
have never have	51
have never learn	144
have never see	-127
have no	6
have no clue	-15
have no heat	74
have no internet	85
have no oven	94
have no signal	-155
have not	-93
have nothing	-146
have only	59
have only <number>	-43
have open	-139
have open the	-139
have our	61
have our spare	72
have paste	-129
have peanut	104
have perfect	34
have play	17
have publish	46
have put	-78
have read	-8
have read the	-107
have rename	31
have rent	95
have run	-4
have run out	-18
have run the	-59
have see	-107
have see it	-97
have serve	68
have share	114
have shift	89
have sign	99
have sign a	114
have since	104
have solar	180
have some	-85
have spend	104
have spend <number>	104
have start	-29
have stop	118
have stop eat	117
have swear	18
have take	-11
have tell	69
have terrible	-130
have the	57
have the <kin>	5
have the <name>	181
have the <number>	-19
have the file	-164
have the flu	-114
have the same	-119
have the wrong	-102
have this	-139
have time	-204
have time for	-144
have to	23
have to be	200
have to bin	-144
have to call	-67
have to carry	31
have to fix	-92
have to get	17
have to give	108
have to go	-284
have to hand	-19
have to put	-102
have to run	-114
have to say	-130
have to sign	57
have to stay	93
have to use	123
have to wait	155
have to work	-19
have toast	-95
have try	-84
have try restart	-100
have type	87
have type <number>	118
have visit	66
have visit every	66
have volunteer	68
have wear	86
have wear a	126
have wear out	-118
have work	166
have write	-119
hay	-36
hay ,	16
hay , not	16
hay fever	173
hay fever from	129
he	-4
he 'd	-79
he 's	94
he 's <name>	-133
he 's <number>	168
he 's fine	-49
he 's nervous	104
he <kin>	162
he <kin> and	-18
he come	-71
he do	46
he have	-196
he have be	-21
he latch	146
he latch on	146
he live	-102
he live in	-150
he say	-125
he sleep	124
he was	-44
he was <number>	-47
he write	-82
head	29
head 's	-61
head ,	154
head </s>	-72
head <kin>	217
head <kin> in	79
head at	100
head at a	100
head hurt	-106
head is	-173
head of	27
head of the	38
head since	60
head to	-137
head to the	-120
headache	-125
headache ,	-167
headache , no	-109
headache </s>	-106
header	-231
header ,	-110
header </s>	-140
header look	-73
headline	-144
headline is	-145
headmaster	36
headphone	-91
headphone on	-149
headphone on </s>	-149
headset	-138
heal	211
heal </s>	106
health	-23
hear	78
hear ,	84
hear </s>	-172
hear a	-175
hear aid	292
hear aid ,	65
hear aid </s>	147
hear aid in	145
hear aid since	94
hear in	198
hear in my	95
hear is	101
hear on	175
hear ring	55
hear test	37
hear test and	37
hear that	-145
hear the	-266
hear you	-232
hear you ,	-138
heart	173
heart 's	59
heart 's on	59
heart </s>	159
heart murmur	141
heart rate	-87
heart rate is	-83
heat	220
heat 's	-76
heat 's off	-131
heat </s>	11
heat go	-111
heat go off	-111
heat in	21
heat in here	-100
heat is	40
heat pump	143
heat the	37
heater	132
heave	-92
heavy	93
heavy </s>	34
heavy clay	148
heavy rain	-48
hectare	149
hedge	-140
hedge </s>	-106
heel	-146
height	88
height ,	87
height make	32
height since	-12
height since the	-12
hell	-64
hell </s>	-93
hell today	-120
hell today ,	-106
hello	-76
help	28
help </s>	-103
help me	-23
help me word	81
help with	-120
hem	4
hence	-13
hence the	96
hence the rush	18
hendrik	46
hendrik here	46
her	-59
her ,	-148
her </s>	155
her <kin>	-127
her <kin> 's	-67
her <kin> </s>	47
her <kin> have	-53
her <kin> in	-12
her <number>	-30
her <number> year	112
her back	-142
her for	27
her name	24
her on	-14
her own	148
her paper	138
her residency	130
her second	97
her second stroke	97
herd	100
here	-74
here 's	-200
here 's the	-89
here ,	233
here , <number>	203
here , go	-163
here , its	104
here , mostly	147
here , own	67
here , so	134
here , the	-19
here , what	-137
here :	71
here </s>	-298
here for	-101
here for an	-101
here i	184
here in	104
here in <name>	154
here in the	-79
here is	-150
here is <number>	137
here is my	-118
here is the	-146
here is to	-100
here on	196
here since	-251
here since <number>	-146
here today	-128
here today </s>	-90
hernia	124
hernia </s>	82
hernia op	57
hernia op </s>	57
hero	-271
hero ,	-120
hero is	-95
heroine	-225
heroine ,	-182
heroine , <name>	-136
herring	35
herring ,	35
hers	47
hey	-180
hey </s>	-173
hi	-175
hi ,	-118
hi </s>	-111
hib	-50
hibernate	96
hibernate in	96
hiccup	-97
hide	-93
hide the	-105
high	30
high ,	-29
high , so	-10
highest	-145
highlight	-104
hike	5
hike pole	9
hike the	144
hike the <name>	144
hilarious	-95
hilarious </s>	-95
hill	139
him	80
him ,	-129
him </s>	76
him every	91
himself	-43
himself is	53
hinge	89
hinge </s>	124
hint	109
hip	387
hip </s>	125
hip op	58
hip op </s>	58
hip operation	59
hip operation </s>	59
hip replacement	198
hip replacement </s>	117
hire	9
hire <number>	59
hire <number> junior	38
hire a	55
hire a second	55
hire anyone	-127
hire me	71
hire my	90
hire my <kin>	90
his	-128
his <kin>	-100
his <kin> 's	102
his <kin> </s>	-22
his <number>	-145
his <number> <kin>	-135
his glass	-147
his own	-73
his phone	-192
his shop	106
his tool	129
his tool </s>	129
history	22
history </s>	135
history of	-101
history of glaucoma	-101
hit	-157
hit <number>	63
hit <number> </s>	-35
hit the	-116
hive	128
hive ,	159
hive </s>	75
hive behind	162
hive behind the	162
hm	-115
hmm	-74
hoarder	108
hob	111
hob </s>	-69
hob that	156
hob that half	156
hobby	242
hobby ,	157
hobby </s>	125
hockey	133
hockey </s>	118
hockey goalie	35
hold	-201
hold </s>	-65
hold <number>	-37
hold a	18
hold a patent	131
hold for	-41
hold for <number>	-41
hold on	-176
hold on </s>	-160
hold shift	-104
hold the	11
hold until	-132
hold with	-247
hold with the	-228
holder	128
hole	-251
hole in	-188
hole in the	-103
holiday	76
holiday </s>	-5
holiday are	146
holiday in	53
holiday visa	-53
home	88
home ,	6
home , <name>	186
home , <number>	148
home , less	67
home </s>	127
home <kin>	154
home <kin> </s>	113
home and	113
home and <name>	113
home by	98
home by <number>	-20
home early	-127
home early ,	-127
home in	171
home in <name>	190
home on	71
home on <days>	71
home only	150
home to	226
home to <name>	211
home was	-55
home with	53
home with the	135
homeschool	180
homeschool ,	128
homeschool all	131
homeschool all <number>	131
homeschool our	105
homeschool our <number>	105
homeschooled	114
homeschooling	71
hometown	143
homework	-137
homework </s>	-5
hon	6
hon .	6
hon . member	6
honest	110
honestly	-65
honestly ,	-37
honestly , across	42
honestly </s>	20
honestly i	-81
honey	62
honey at	77
honey at the	77
honeymoon	167
honk	-126
hook	-135
hoover	-140
hoovered	-133
hoovered the	-133
hoovered the whole	-133
hop	95
hope	-49
hope </s>	-64
hope for	9
hope is	-74
hope this	-94
hope to	87
hope to adopt	129
hope to be	-48
hope to buy	109
hopefully	48
hopefully </s>	69
hopeless	104
hopeless ,	142
hopeless </s>	-10
horror	81
horror film	68
horror film i	133
horror is	63
horsebox	-8
hospice	175
hospice shop	93
hospital	129
hospital ,	119
hospital , no	25
hospital </s>	173
hospital in	-10
hospital in <name>	-10
host	17
host a	140
host a pub	140
host at	147
host everything	135
host the	133
hostel	-56
hostel in	177
hostel in <name>	177
hot	-26
hot </s>	-34
hot sauce	133
hotel	114
hotel </s>	147
hotel have	-167
hotel i	28
hotel in	102
hotel in <name>	79
hour	-236
hour ,	-16
hour , say	64
hour </s>	-120
hour a	-89
hour a day	-188
hour a month	128
hour a week	154
hour ago	-263
hour ago ,	-53
hour ago </s>	-240
hour ago and	-105
hour ahead	145
hour and	-9
hour and <number>	28
hour at	147
hour each	79
hour each way	79
hour from	128
hour in	32
hour in <name>	32
hour in a	29
hour late	-152
hour late </s>	-152
hour now	-137
hour now </s>	-137
hour on	-144
hour till	-43
hour to	-38
hour to <number>	135
hour to get	139
hour today	-130
hour today </s>	-91
hour week	-33
hourly	140
hourly rate	110
hourly rate is	110
house	302
house ,	241
house , <name>	110
house </s>	163
house at	-78
house at <name>	156
house because	132
house because of	132
house belong	117
house belong to	117
house co-op	108
house co-op in	74
house eat	177
house eat fish	162
house for	-132
house have	-34
house have be	-87
house in	-21
house in <name>	47
house in the	-118
house is	64
house is a	-117
house is off	98
house rule	159
house rule </s>	158
house swap	-40
house was	118
house with	179
house with a	139
household	145
household </s>	140
hover	53
hover around	53
how	-182
how ,	11
how </s>	-70
how <kin>	-107
how do	-85
how do i	-19
how fast	-122
how i	205
how i meet	107
how i take	147
how long	-206
how many	-269
how many each	-91
how many km	-131
how much	-58
how much </s>	-120
how my	-28
how the	-155
how this	-104
how this work	-104
how to	-236
how to do	-73
how we	141
how would	162
how would you	216
how you	60
hr	-21
hum	-154
human	-209
humour	28
humour ,	28
hungarian	-88
hungry	-207
hungry </s>	-182
hunt	194
hunt </s>	145
hurdy-gurdy	-52
hurl	61
hurry	-316
hurry ,	-121
hurry </s>	-237
hurry up	-143
hurry up </s>	-137
hurt	-190
hurt </s>	8
hurt a	-45
hurt a bite	-45
hurt from	-140
hurt from this	-140
hw	-151
hw </s>	-151
hybrid	110
hydrology	96
hydrology </s>	30
hymn	157
hype	-191
i	209
i 'd	-178
i 'd like	30
i 'd love	-171
i 'd never	109
i 'd prefer	-115
i 'd rather	42
i 'd say	-25
i 'll	-231
i 'll be	-96
i 'll go	-98
i 'll have	-121
i 'll send	-112
i 'll take	16
i 'll try	-75
i 'll type	-167
i 'm	-48
i 'm <name>	196
i 'm <number>	222
i 'm a	129
i 'm about	-148
i 'm afraid	-75
i 'm after	-117
i 'm aim	93
i 'm allergic	76
i 'm alone	-8
i 'm an	69
i 'm apply	161
i 'm ask	100
i 'm at	-115
i 'm back	-21
i 'm blind	6
i 'm bore	-126
i 'm build	-18
i 'm coeliac	100
i 'm colour	96
i 'm colour-blind	201
i 'm confuse	-198
i 'm cook	-159
i 'm curious	-141
i 'm dead	-127
i 'm deaf	12
i 'm deputy	100
i 'm design	-114
i 'm do	-87
i 'm down	17
i 'm drive	-138
i 'm due	-45
i 'm dyslexic	96
i 'm fix	-124
i 'm fly	-126
i 'm from	-193
i 'm get	-49
i 'm go	-148
i 'm good	-116
i 'm halfway	-23
i 'm hard	-15
i 'm have	-103
i 'm here	-123
i 'm hope	-15
i 'm hopeless	126
i 'm hungry	-113
i 'm impress	-111
i 'm in	-139
i 'm interest	-144
i 'm into	-113
i 'm just	-95
i 'm keen	-140
i 'm knackered	-138
i 'm know	150
i 'm lactose	172
i 'm late	-153
i 'm learn	171
i 'm leave	-89
i 'm left-handed	115
i 'm look	-205
i 'm lose	-126
i 'm make	-223
i 'm melt	-114
i 'm miss	-130
i 'm more	68
i 'm move	-9
i 'm not	-14
i 'm off	-101
i 'm on	-29
i 'm only	35
i 'm out	-109
i 'm pay	93
i 'm plan	-91
i 'm proper	-20
i 'm put	114
i 'm raise	-73
i 'm read	-117
i 'm really	160
i 'm repeat	-16
i 'm retrain	149
i 'm rubbish	100
i 'm run	-138
i 'm save	138
i 'm scare	38
i 'm set	25
i 'm sick	-64
i 'm sit	-56
i 'm so	-92
i 'm soak	-121
i 'm stand	83
i 'm start	-150
i 'm starve	-137
i 'm stick	-197
i 'm still	110
i 'm study	21
i 'm switch	50
i 'm teach	20
i 'm terrify	63
i 'm the	233
i 'm tire	10
i 'm train	193
i 'm try	-118
i 'm type	-102
i 'm up	-34
i 'm use	-39
i 'm useless	163
i 'm vegan	151
i 'm vegetarian	184
i 'm wait	-114
i 'm walk	127
i 'm watch	-190
i 'm wear	-127
i 'm work	-226
i 'm wreck	-167
i 'm write	-42
i ,	-104
i <day>	-193
i <kin>	258
i <kin> ,	145
i <kin> </s>	-118
i <kin> amateur	98
i <kin> for	121
i <kin> have	94
i <kin> is	82
i <kin> the	253
i <name>	-118
i add	-118
i adopt	-111
i adopt your	-111
i agree	-43
i agree on	-25
i already	66
i also	159
i always	-30
i always get	48
i always want	82
i am	28
i am ,	121
i am </s>	70
i am <name>	-47
i am <number>	125
i am a	212
i am about	-41
i am from	23
i am give	126
i am go	98
i am in	61
i am owe	-96
i am prepare	-19
i am stay	-30
i am tire	-79
i am try	-37
i am work	33
i answer	148
i answer for	130
i answer to	138
i are	-80
i argue	42
i ask	84
i ask </s>	-132
i ask about	140
i ask for	27
i avoid	193
i bake	154
i bank	123
i be	-7
i become	62
i become a	150
i believe	85
i believe in	118
i bet	-222
i bet </s>	-154
i bike	71
i bill	41
i borrow	-146
i break	12
i break my	150
i break the	-85
i breed	136
i breed <kin>	136
i bring	-103
i bring my	-19
i build	147
i burn	-167
i burn the	-142
i busk	102
i buy	46
i buy it	-163
i buy milk	-123
i buy the	-112
i call	-149
i call her	115
i call my	109
i call the	-180
i can do	4
i can n't	-112
i can never	-201
i can not	142
i can only	66
i can play	33
i can read	200
i can send	-131
i can take	121
i carry	130
i chair	123
i chair the	123
i change	-129
i change the	-120
i charge	44
i charge <number>	199
i charge the	-152
i check	-121
i clean	54
i clean office	196
i click	-250
i climb	55
i close	61
i co-own	100
i co-own the	100
i code	100
i collect	220
i collect fountain	132
i collect old	126
i collect only	116
i come	119
i come from	132
i come home	-148
i come out	136
i come to	144
i commute	103
i consult	113
i consult </s>	113
i cook	-101
i copy	-92
i could	-103
i could eat	77
i could n't	-140
i could sleep	-109
i could use	-105
i count	26
i count <number>	-127
i cover	138
i cry	-111
i cut	-112
i cycle	94
i cycle everywhere	86
i depend	92
i depend on	92
i deploy	-135
i dey	-72
i dictate	163
i dictate everything	107
i dinnae	76
i direct	152
i do	91
i do ,	53
i do <number>	309
i do all	160
i do be	-53
i do eat	124
i do his	150
i do my	203
i do n't	-224
i do nail	117
i do not	130
i do on	84
i do the	187
i donate	136
i doze	-133
i doze off	-133
i draw	-52
i dream	-149
i dream of	-109
i drive	26
i drive a	182
i drop	45
i drop out	134
i drop the	-39
i dub	-27
i earn	111
i earn <number>	-59
i eat	33
i eat this	-56
i end	142
i end up	142
i enjoy	40
i ever	-71
i fail	148
i fail my	141
i fail the	42
i faint	132
i faint at	121
i fast	51
i fast </s>	22
i fast till	-76
i fear	100
i feed	27
i feed the	27
i feel	-186
i feel great	-96
i fence	55
i find	-261
i find </s>	-147
i find it	-67
i find the	-138
i finish	-40
i finish my	-76
i fire	-63
i fish	107
i fix	5
i fix the	-131
i fly	115
i follow	53
i follow the	11
i forget	-231
i forget my	-104
i forget the	-137
i foster	176
i foster <kin>	123
i found	176
i get	5
i get <number>	-16
i get a	-314
i get about	56
i get an	-153
i get confuse	70
i get green	34
i get migraine	110
i get my	-42
i get pay	82
i get seasick	57
i get the	-134
i get there	-155
i give	128
i give a	-43
i give my	184
i give the	-224
i give up	72
i give you	-122
i go	160
i go back	97
i go by	142
i go down	39
i go over	103
i grow	141
i grow up	237
i guess	-321
i guess </s>	-236
i guess i	-142
i hand	193
i hand over	119
i handle	167
i handle the	50
i hate	132
i hate be	180
i hate it	-196
i hate that	-210
i hate this	-192
i hate to	-102
i have	6
i have </s>	-54
i have <days>	102
i have <name>	126
i have <number>	45
i have a	-126
i have about	-40
i have add	-97
i have adhd	104
i have already	-118
i have an	-80
i have attach	-35
i have be	15
i have book	-46
i have chair	110
i have cut	-19
i have decide	43
i have dialysis	120
i have do	63
i have finish	129
i have get	172
i have have	21
i have just	9
i have keep	148
i have know	-19
i have live	-43
i have look	-166
i have lose	26
i have lunch	-124
i have manage	-15
i have my	-159
i have n't	-96
i have never	-64
i have no	-116
i have only	-68
i have paste	-129
i have perfect	34
i have play	14
i have publish	46
i have read	-8
i have run	-38
i have see	-5
i have serve	68
i have share	114
i have sign	99
i have stop	46
i have swear	18
i have tell	69
i have the	-106
i have this	-122
i have to	-177
i have try	-162
i have visit	66
i have volunteer	68
i have wear	86
i have work	166
i have write	-119
i hear	-180
i hear </s>	-189
i hear the	-127
i hear you	-139
i heat	6
i heat the	6
i help	90
i hit	-120
i hit <number>	-35
i hold	34
i hold a	126
i hold shift	-104
i hold the	9
i hope	60
i host	175
i host the	118
i inherit	223
i inherit a	110
i inherit from	113
i inherit my	55
i inherit this	-118
i intend	12
i intend to	95
i invoice	113
i join the	23
i just	-253
i just do	90
i just love	-109
i just run	-63
i just spill	-102
i keep	218
i keep <number>	169
i keep all	92
i keep bee	215
i keep get	-227
i keep my	92
i keep the	128
i knit	120
i know	77
i know nothing	95
i know the	145
i laugh	-133
i learn	191
i learn <name>	83
i learn from	-132
i leave	-97
i leave <name>	-141
i leave a	-58
i leave it	-125
i leave my	-98
i leave on	-90
i leave school	117
i leave the	41
i lecture	49
i lecture in	113
i let	142
i lie	97
i lift	18
i like	20
i like how	-166
i like it	47
i like my	237
i like option	-146
i like that	12
i like the	-319
i like them	-178
i like this	-134
i like your	-143
i listen	120
i listen to	120
i live	-131
i live alone	122
i live in	78
i live on	162
i lock	-86
i lock up	-60
i look	54
i look after	164
i look it	-147
i look up	-6
i lose	100
i lose <number>	-31
i lose my	153
i lose the	36
i love	-79
i love how	-72
i love it	-147
i love the	-132
i love this	-106
i maintain	186
i maintain a	110
i make	-12
i make <number>	14
i make a	-62
i make it	78
i make my	115
i make the	-11
i manage	244
i manage a	125
i manage it	117
i manage to	-102
i mark	84
i marry	-55
i marry this	78
i may	-205
i may be	-140
i may not	29
i mean </s>	-127
i mean the	-124
i meditate	118
i meditate for	118
i meet	27
i meet <name>	6
i meet my	133
i memorise	25
i mend	48
i might	-127
i might be	-165
i might could	74
i miss	-25
i miss </s>	-71
i miss the	24
i move	22
i move back	-74
i move my	44
i move out	124
i move the	-135
i move to	87
i mute	-152
i nearly	-45
i need	-95
i need </s>	-177
i need <name>	103
i need <number>	-138
i need a	-158
i need an	-133
i need glass	93
i need is	-133
i need it	-97
i need subtitle	73
i need the	-109
i need this	-122
i need to	-117
i never	104
i never book	116
i never eat	151
i never get	-195
i never learn	176
i never see	-150
i never use	166
i no	136
i notice	90
i now	-37
i now work	149
i once	134
i only	28
i only buy	-5
i only do	107
i only ever	89
i only get	33
i only have	-68
i only know	52
i only need	-122
i only own	-66
i only read	81
i only take	83
i only wear	75
i only write	-57
i open	-102
i open the	30
i order	-132
i owe	-88
i owe <name>	-132
i owe my	219
i owe you	-160
i own	218
i own </s>	141
i own <number>	90
i own a	87
i own the	148
i paint	102
i panic	38
i pass	122
i pass my	158
i paste	-210
i paste </s>	-60
i paste is	-108
i paste it	-129
i paste the	-42
i pay	-38
i pay <number>	-76
i pay for	-20
i pay off	51
i pick	-26
i pick up	130
i plan	50
i plan to	-8
i play	123
i play <name>	132
i play bass	75
i play cello	65
i play chess	131
i play it	-80
i play second	110
i play the	105
i prefer	93
i prefer <name>	115
i prefer the	-246
i press	-203
i price	91
i print	-59
i print everything	128
i promise	-18
i promise my	-58
i pull	-78
i pull something	-78
i put	-222
i put <number>	-27
i put the	-124
i qualify	59
i qualify in	59
i quit	13
i quit the	-88
i raise	125
i raise the	125
i read	-141
i read </s>	-343
i read a	-147
i read on	177
i read only	21
i read somewhere	-162
i read that	-202
i read the	-128
i read your	-100
i really	-149
i rebuild	-30
i reckon	-148
i ref	-39
i refuse	141
i refuse to	73
i rename	-140
i rename the	-140
i rent	148
i rent a	103
i repair	93
i repeat	-30
i repeat everything	-30
i report	-18
i report to	20
i restart	-69
i restart the	-69
i restore	141
i restore wooden	112
i retire	170
i retire </s>	118
i retire from	79
i retire in	91
i retrain	134
i review	127
i ride	150
i ride a	118
i row	139
i run	29
i run <number>	-143
i run a	114
i run for	-76
i run have	126
i run into	-134
i run it	-89
i run out	-160
i run the	105
i run to	-106
i save	69
i say	-58
i say "	95
i say the	75
i scan	-136
i scroll	-113
i see	-53
i see ,	23
i see <number>	48
i see a	25
i see my	142
i see on	-135
i see the	-146
i sell	39
i sell it	-143
i sell my	83
i sell the	115
i sell waakye	-5
i send	43
i send ,	75
i send the	24
i serve	145
i serve as	124
i set	16
i sew	-29
i sew all	93
i share	-11
i share <number>	145
i share a	120
i share custody	121
i share the	-58
i shoot	19
i should	58
i sign	136
i sign off	114
i sing	185
i sing bass	80
i sing in	131
i sit	121
i sit on	150
i sit third	75
i skip	-79
i skip breakfast	-67
i skip the	-102
i sleep	53
i sleep badly	-116
i sleep from	113
i sleep with	137
i speak	142
i speak <name>	274
i speak too	-66
i spend	35
i spend in	102
i spend my	51
i spill	-179
i spill the	-100
i split	183
i split custody	71
i split the	151
i stammer	149
i stammer so	84
i stay	178
i stick	142
i stick to	142
i still	152
i still swim	105
i stop	-36
i stop at	-147
i stop it	-158
i stop read	-105
i stop the	-185
i struggle	-26
i study	84
i study after	-23
i study law	127
i study marine	89
i study your	-69
i stutter	138
i support	30
i suppose	-173
i suppose </s>	-96
i swap	-161
i swear	65
i swear at	-123
i swear by	128
i swear off	118
i sweat	19
i sweat through	29
i sweep	-28
i sweep the	-38
i swim	197
i swim <number>	85
i swim at	111
i swim in	139
i switch	91
i switch the	-172
i switch to	104
i take	139
i take <number>	-27
i take a	-121
i take it	81
i take levothyroxine	91
i take lithium	101
i take my	61
i take over	151
i take the	101
i take your	-120
i teach	224
i teach at	61
i teach chemistry	87
i teach myself	48
i teach year	106
i teach yoga	143
i tell	-139
i test	-115
i test it	-115
i text	183
i text you	131
i think	-481
i think ,	-114
i think </s>	-290
i think <name>	-95
i think i	-217
i think the	-80
i think we	-91
i think you	-107
i tithe	125
i tithe <number>	125
i train	198
i train as	123
i translate	106
i translate for	128
i translate patent	197
i translate the	-142
i travel	21
i trust	21
i try	64
i try to	-49
i turn	177
i turn <number>	232
i turn down	115
i turn it	-132
i type	39
i type <number>	-135
i type it	-117
i type the	-91
i type this	-77
i type with	103
i understand	-119
i use	98
i use a	100
i use it	-122
i use the	-133
i use this	-105
i use to	134
i usually	124
i visit	-26
i visit him	125
i volunteer	71
i volunteer at	169
i volunteer every	81
i wake	-39
i wake up	-48
i walk	-84
i want	-203
i want </s>	-156
i want <number>	-156
i want a	-224
i want it	-180
i want the	-50
i want this	-129
i want to	-43
i was	56
i was <kin>	141
i was <number>	312
i was a	-29
i was adopt	109
i was at	-189
i was bear	160
i was bore	-134
i was diagnose	139
i was go	-92
i was in	-197
i was on	-142
i was once	39
i was raise	68
i was read	-143
i was tell	-137
i was think	-160
i was type	-151
i was vote	32
i wash	119
i watch	12
i watch the	-101
i water	-49
i wear	127
i weigh	27
i weigh <number>	60
i weld	49
i were	-146
i will	-127
i will n't	-143
i work	-114
i work </s>	-67
i work <number>	157
i work around	-92
i work as	173
i work at	230
i work freelance	116
i work from	66
i work in	-32
i work it	-146
i work night	127
i work on	-126
i work the	118
i work with	-128
i would	-191
i write	133
i write </s>	101
i write <name>	63
i write <number>	-35
i write a	-153
i write grant	102
i write in	145
i write it	120
i write my	79
i write the	-187
ibiza	-78
ibuprofen	-131
ice	-122
ice </s>	-80
ice cream	-175
ice hockey	35
ice hockey goalie	35
ice it	-122
icon	-210
icon </s>	-192
icy	30
id	-36
id ,	40
id </s>	-156
idea	-220
idea </s>	-152
idea but	-131
idea for	-121
idea is	-139
idea what	-130
idea who	-96
idea why	-107
idea why </s>	-107
idiot	-92
idle	-114
idris	-86
if	-103
if <name>	-163
if a	-152
if i	82
if i dey	85
if i were	-146
if it	93
if my	-228
if my <kin>	-193
if the	-147
if they	-71
if we	-179
if you	-35
if you ask	-218
if you can	9
ignore	-213
ignore that	-93
ignore that </s>	-59
ignore the	-103
ikram	40
ikram and	40
ikram and i	40
ill	-85
ill </s>	-30
ill be	58
ill try	-113
illegible	75
illustration	71
image	-260
image </s>	-162
imagine	-291
imagine </s>	-56
imagine i	-216
imagine i 'm	-154
implant	59
import	-23
import </s>	-146
impossible	80
impress	-111
impress </s>	-111
in	-22
in '	134
in ' <number>	134
in ,	-274
in , <number>	-63
in , i	53
in </s>	-17
in <kin>	77
in <kin> 's	-32
in <month>	205
in <month> ,	242
in <month> </s>	178
in <month> <number>	-8
in <month> and	121
in <month> for	85
in <month> i	-65
in <month> is	-158
in <month> next	101
in <month> so	113
in <month> to	132
in <month> we	145
in <name>	73
in <name> 's	-117
in <name> ,	240
in <name> </s>	161
in <name> <name>	-172
in <name> <number>	-16
in <name> airport	-101
in <name> all	-144
in <name> and	97
in <name> apparently	-125
in <name> as	114
in <name> at	141
in <name> because	115
in <name> before	121
in <name> but	-61
in <name> by	108
in <name> cost	-123
in <name> do	-63
in <name> dollar	6
in <name> end	129
in <name> even	117
in <name> every	122
in <name> film	28
in <name> for	67
in <name> franc	13
in <name> from	-30
in <name> get	-126
in <name> go	-125
in <name> have	-170
in <name> i	-19
in <name> in	140
in <name> is	-15
in <name> last	-22
in <name> make	63
in <name> my	162
in <name> next	238
in <name> now	124
in <name> on	170
in <name> only	101
in <name> open	58
in <name> please	-6
in <name> pls	-90
in <name> raise	123
in <name> right	-124
in <name> since	-4
in <name> so	137
in <name> stay	-108
in <name> that	17
in <name> this	149
in <name> to	176
in <name> today	109
in <name> unless	108
in <name> until	116
in <name> was	-110
in <name> we	-89
in <name> when	14
in <name> with	-66
in <name> you	-187
in <number>	210
in <number> ,	130
in <number> </s>	235
in <number> <name>	-198
in <number> after	171
in <number> and	317
in <number> column	-128
in <number> country	182
in <number> ear	111
in <number> grade	102
in <number> hour	-144
in <number> i	-32
in <number> language	104
in <number> line	-147
in <number> min	-123
in <number> minute	-344
in <number> room	4
in <number> second	-122
in <number> to	158
in <number> week	-94
in <number> with	132
in <number> year	183
in a	-68
in a <kin>	63
in a <name>	46
in a bar	-121
in a bite	-161
in a care	132
in a container	-118
in a drawer	129
in a flat	154
in a foul	-102
in a garage	12
in a hurry	-115
in a list	-103
in a meet	-92
in a minute	-177
in a red	113
in a registry	85
in a row	-119
in a rush	-102
in a sec	-149
in a separate	-39
in a share	101
in a ska	77
in a studio	130
in a van	52
in a wed	95
in a wheelchair	159
in about	-98
in about <number>	-14
in act	-185
in act <number>	-185
in all	141
in an	-31
in an ableton	136
in an amateur	102
in an hour	-294
in and	-180
in any	165
in anything	161
in anything you	137
in as	78
in as a	78
in at	-16
in at <number>	29
in autumn	165
in autumn ,	122
in autumn </s>	80
in bed	-27
in big	138
in blue	-95
in blue </s>	-95
in both	217
in both ear	83
in bullet	129
in cap	-134
in cap </s>	-148
in car	-50
in case	-128
in cash	-17
in cell	-225
in cell <name>	-218
in ch	-131
in ch <number>	-131
in chapter	-212
in chapter <number>	-212
in charge	152
in charge of	152
in circle	-164
in college	157
in college </s>	157
in column	-164
in column <name>	-164
in egg	24
in electric	114
in electric kiln	114
in email	97
in episode	-171
in episode <number>	-171
in euro	24
in euro </s>	-91
in every	128
in every bag	106
in everything	177
in everything we	132
in exercise	-122
in exercise <number>	-122
in for	110
in foster	4
in foster care	4
in franc	106
in from	-137
in front	-355
in front of	-212
in full	30
in general	-188
in general </s>	-165
in glove	26
in glove </s>	26
in gram	20
in gram ,	113
in gram </s>	19
in hand	61
in hand </s>	61
in hat	113
in hat </s>	113
in here	-207
in here ,	-125
in here </s>	-146
in here today	-128
in his	179
in hive	-80
in hive </s>	-80
in hydrology	130
in index	129
in index fund	129
in it	126
in it </s>	180
in it is	-106
in judo	143
in judo ,	143
in last	15
in last night	-116
in late	96
in late <month>	96
in leave	136
in leave ear	136
in legal	105
in lift	131
in line	-235
in line <number>	-174
in local	63
in may	263
in may </s>	237
in may and	105
in me	195
in me </s>	149
in meeting	130
in meeting </s>	94
in metric	-100
in mind	18
in mind </s>	-116
in mind for	121
in most	-177
in my	-37
in my <kin>	191
in my <name>	-129
in my class	164
in my contract	117
in my department	120
in my example	-146
in my family	231
in my flat	134
in my game	-105
in my garage	157
in my greenhouse	143
in my head	-137
in my house	35
in my kitchen	44
in my last	-83
in my leave	171
in my name	198
in my notice	107
in my novel	-198
in my parser	-103
in my right	135
in my room	-122
in my scene	-103
in my second	133
in my story	-194
in my tale	-115
in my tea	-141
in my twentie	138
in on	-138
in our	293
in our <name>	129
in our barn	123
in our build	136
in our family	217
in our firm	137
in our flat	103
in our garden	113
in our hall	113
in our house	254
in our marriage	102
in our office	69
in our repo	34
in our team	-71
in our valley	127
in our village	99
in pair	-76
in past	-130
in past tense	-130
in pay	-52
in pink	-43
in question	-215
in question <number>	-215
in red	-140
in remission	138
in remission since	138
in report	106
in retail	-71
in retail </s>	-71
in riddle	-138
in row	-136
in row <number>	-162
in rural	135
in rural <name>	135
in scene	-92
in scene <number>	-92
in school	-97
in school </s>	-97
in season	-30
in shorthand	132
in so	114
in some	-123
in spring	237
in spring ,	132
in spring </s>	194
in step	-122
in step <number>	-122
in stock	-77
in stock ,	-80
in summer	-58
in summer </s>	-58
in tennis	33
in term	140
in term time	140
in that	-577
in that clip	-100
in that documentary	-116
in that film	-175
in that game	-72
in that list	-163
in that order	110
in that paragraph	-111
in that recipe	-48
in that sentence	-114
in that series	-184
in that show	-159
in that sitcom	-93
in the	-213
in the <day>	-116
in the <kin>	-10
in the <name>	70
in the <number>	32
in the ad	-152
in the advert	-127
in the army	64
in the article	-148
in the autumn	138
in the back	85
in the bag	-132
in the band	83
in the basement	143
in the blue	175
in the book	-191
in the box	-106
in the call	-114
in the car	-248
in the cartoon	-161
in the case	-160
in the cathedral	129
in the cellar	136
in the chart	-122
in the chat	-123
in the clip	-157
in the corridor	-111
in the dataset	-124
in the diagram	-163
in the doc	-88
in the drawer	-179
in the end	-87
in the exam	-90
in the example	-197
in the exercise	-181
in the fable	-153
in the fall	177
in the family	150
in the file	-106
in the film	-310
in the firm	119
in the first	-82
in the flat	-39
in the flood	6
in the footer	-81
in the form	-105
in the fourth	-10
in the fridge	-18
in the game	-264
in the garage	160
in the garden	-147
in the hall	-137
in the header	-171
in the house	178
in the joke	-155
in the kitchen	-126
in the last	33
in the leave	115
in the library	105
in the lift	-122
in the list	-347
in the long	-25
in the mall	-101
in the meet	-108
in the meme	-87
in the menu	-158
in the middle	-236
in the morning	163
in the navy	175
in the new	160
in the news	-69
in the next	-26
in the night	108
in the novel	-197
in the office	-167
in the other	-175
in the oven	-159
in the parish	93
in the photo	-227
in the pick	111
in the picture	-218
in the play	-195
in the poem	-120
in the pool	79
in the puzzle	-189
in the queue	-306
in the quiz	-173
in the rain	-38
in the recipe	-190
in the riddle	-133
in the right	67
in the room	-114
in the same	143
in the sample	-228
in the script	-173
in the second	-113
in the series	-134
in the shed	131
in the sheet	-114
in the shop	142
in the shower	-217
in the sketch	-140
in the spare	151
in the spring	109
in the story	-201
in the summer	133
in the tale	-164
in the test	-124
in the text	-170
in the third	26
in the thread	-128
in the title	-160
in the video	-212
in the village	184
in the wait	-126
in the window	78
in the wrong	-144
in them	166
in therapy	123
in this	-501
in this <number>	-107
in this chart	-42
in this file	-60
in this form	-107
in this function	-80
in this game	-50
in this letter	-105
in this morning	-98
in this paragraph	-40
in this queue	-66
in this recipe	-65
in this record	-114
in this scene	-115
in this story	-35
in this sum	-50
in this table	-75
in those	-133
in today	-90
in today </s>	-76
in town	25
in town </s>	25
in upholstery	138
in week	105
in winter	171
in winter </s>	122
in with	73
in with <name>	149
in with us	185
in write	131
in write ,	75
in write </s>	107
in year	190
in year <number>	151
in your	-259
in your answer	-132
in your example	-153
inch	-74
inch ,	84
inch </s>	-36
include	183
include ,	36
include , so	-71
include </s>	119
income	195
income </s>	159
income go	-4
income go to	-4
income is	80
indent	-121
index	200
index fund	129
index fund </s>	129
indoor	211
indoor </s>	129
induction	-12
induction </s>	153
induction hob	105
induction only	133
ingrid	75
ingrid ,	124
inhaler	119
inherit	160
inherit <kin>	103
inherit <number>	28
inherit a	145
inherit a vineyard	105
inherit from	109
inherit my	116
inherit my <kin>	116
inherit the	84
inherit this	-118
inheritance	118
initial	-20
initial ,	138
injure	-122
injury	63
injury ,	-14
injury , mostly	-57
ink	-148
inn	76
input	22
input is	-10
insane	125
inside	-142
inside </s>	-174
inside our	96
insist	151
insist </s>	78
insist on	140
insist on it	-92
insomnia	42
install	57
install </s>	86
install anything	142
install it	-117
installer	-176
instead	123
instead </s>	133
instead of	22
instead of <number>	-143
instead of run	119
instruction	-48
instrument	-34
insulin	296
insulin at	168
insulin at <number>	168
insulin pump	110
insulin twice	129
insulin twice a	129
insult	-175
insurance	83
insurance </s>	49
insurance is	168
insure	198
insure for	179
insurer	188
insurer </s>	119
int	-125
int </s>	-125
intend	96
intend to	150
interest	-5
interest in	89
interest in your	-93
internet	108
internet </s>	197
internet is	13
interview	-19
into	128
into <name>	-53
into <name> ,	112
into <name> </s>	-32
into <name> and	-56
into <number>	-193
into a	55
into a bar	-134
into a care	101
into a google	83
into it	-158
into it </s>	-158
into our	147
into our annexe	78
into the	-70
into the doc	-65
into the form	-80
into this	-132
intolerant	172
intolerant ,	85
intolerant </s>	106
intro	-165
intro ,	-230
intro </s>	21
introvert	138
invent	-143
invest	147
invest in	147
invite	-60
invite </s>	-60
invoice	60
invoice </s>	-69
invoice are	51
invoice are the	51
invoice come	-109
invoice come out	-109
invoice go	142
invoice go out	143
invoice i	-104
invoice in	76
invoice in euro	35
invoice is	-127
inè	110
inè (	110
inè ( <kin>	110
irish	-14
iron	104
iron </s>	141
iron and	-167
is	-16
is "	-84
is ,	-101
is 19	-47
is 19 year	-47
is 81	143
is 96	128
is </s>	-58
is <day>	185
is <day> </s>	158
is <kin>	64
is <kin> </s>	-114
is <kin> to	111
is <month>	208
is <name>	72
is <name> 's	156
is <name> ,	64
is <name> </s>	186
is <name> <name>	399
is <name> <number>	-82
is <name> and	-13
is <name> negative	151
is <number>	90
is <number> ,	170
is <number> </s>	-101
is <number> <month>	173
is <number> <name>	19
is <number> a	76
is <number> and	56
is <number> but	94
is <number> by	123
is <number> euro	170
is <number> grand	-92
is <number> hour	114
is <number> max	12
is <number> min	-67
is <number> minute	42
is <number> on	-26
is <number> people	75
is <number> percent	132
is <number> too	-143
is <number> week	-92
is <number> word	-130
is <number> year	120
is a	-76
is a <kin>	-71
is a <name>	-42
is a <number>	106
is a bite	-139
is a convert	107
is a dairy	131
is a fourth	-24
is a man	-141
is a mess	-199
is a pain	-20
is a problem	64
is a verb	-148
is about	63
is about </s>	-96
is about lichen	39
is about the	-96
is all	-6
is all i	-12
is all in	29
is all we	6
is allergic	-38
is allergic to	-38
is already	103
is also	-34
is also my	136
is always	128
is always to	44
is an	36
is an ancient	120
is an old	198
is annoy	-82
is annoy </s>	-82
is another	159
is apply to	120
is ask	-125
is asleep	-94
is at	-149
is at <number>	-190
is at a	-156
is at episode	55
is at the	-100
is autistic	98
is autistic and	93
is awful	-97
is back	58
is bad	-147
is ban	213
is bark	-156
is bark </s>	-117
is basically	-30
is because	51
is behind	-151
is behind main	-151
is best	-15
is best </s>	-15
is better </s>	-135
is better than	50
is bigger	-96
is black	-167
is blind	96
is block	-226
is block our	-128
is blue	-107
is blue </s>	-107
is blurry	-79
is blurry </s>	-68
is boil	-130
is boil over	-63
is book	-72
is book for	-41
is break	-125
is break </s>	-113
is build	76
is burn	-106
is call	128
is call ,	-112
is call <name>	191
is call so	-127
is call the	57
is cap	204
is cap at	204
is chair	-80
is chair by	-80
is cheap	-92
is cheap </s>	-92
is close	-140
is close </s>	-76
is close <days>	-73
is close on	-34
is coeliac	114
is coeliac </s>	114
is cold	-111
is cold </s>	-112
is colourblind	114
is colourblind ,	114
is come	55
is corrupt	-72
is corrupt </s>	-72
is cry	-159
is cut	-102
is cut off	-130
is dead	41
is dead </s>	-127
is deaf	156
is deaf ,	95
is deaf </s>	145
is deaf and	71
is deaf so	103
is diabetic	171
is diabetic </s>	132
is diabetic and	43
is different	-111
is different </s>	-111
is do	26
is do ,	-113
is do </s>	-126
is do by	142
is down	-195
is down </s>	-226
is down to	-16
is due	-76
is due at	-164
is due in	149
is due on	100
is dyslexic	94
is dyslexic so	45
is empty	-130
is empty </s>	-173
is enough	-144
is enough for	-144
is every	73
is feed	-20
is feed by	-20
is fine	-49
is fine </s>	-126
is fine but	96
is fine for	-149
is finish	-134
is fix	100
is fix </s>	-97
is fix till	52
is for	-76
is for the	-63
is freeze	-139
is freeze </s>	-114
is from	-13
is from <name>	-54
is from <number>	138
is full	-223
is full ,	-161
is full of	-117
is full so	-23
is get	67
is get marry	146
is go	7
is go ,	132
is go </s>	-88
is good	-112
is good </s>	-125
is good until	15
is great	-126
is great </s>	-126
is grey	-70
is growl	-137
is hard	-78
is hard ,	-116
is hard </s>	-100
is hard to	-147
is hard when	-18
is have	41
is here	-164
is here ,	-164
is here </s>	-109
is home	-23
is home ,	-43
is how	110
is how i	242
is ill	-120
is ill </s>	-120
is illegible	75
is in	147
is in <name>	64
is in <number>	-28
is in a	-82
is in an	-119
is in my	66
is in row	-78
is in the	194
is it	-159
is it </s>	-68
is it <name>	-113
is it ok	65
is join	22
is just	-44
is just <number>	68
is keep	52
is keep at	-23
is keep by	30
is kill	-174
is kill me	-112
is late	-208
is late ,	-124
is late </s>	-184
is late again	-84
is laugh	-96
is leave	-15
is leave and	91
is like	116
is like a	116
is literally	31
is long	-52
is longer	-148
is longer than	-148
is lovely	50
is lovely </s>	50
is mad	-102
is make	-35
is make by	44
is marry	-19
is marry to	-34
is me	254
is me </s>	207
is mean	-134
is mine	137
is mine ,	185
is mine </s>	143
is mine since	30
is mine till	131
is miss	-154
is miss </s>	-73
is miss from	-52
is more	-5
is mostly	-102
is move	89
is move in	-50
is move to	168
is murder	59
is mush	-69
is mush </s>	-69
is my	329
is my <day>	141
is my <kin>	171
is my business	123
is my only	-118
is my thing	105
is my third	56
is my weak	136
is my whole	145
is n't	-59
is n't </s>	72
is n't pick	-98
is n't recognise	109
is name	59
is name <name>	77
is navy	56
is never	-16
is new	-89
is next	163
is no	85
is not	-132
is now	33
is number	56
is number <number>	56
is odd	-164
is off	-74
is off by	-123
is off grid	98
is off limit	-74
is off to	104
is oil	133
is older	48
is older than	48
is on	-148
is on ,	-118
is on <days>	-172
is on <name>	208
is on <number>	-60
is on call	-158
is on my	-14
is on the	-127
is only	-110
is only <number>	85
is only valid	-103
is open	-26
is option	-151
is our	154
is our <kin>	116
is our only	-58
is ours	199
is out	-21
is out ,	92
is out </s>	113
is out for	138
is out of	-159
is out sick	-123
is pack	-55
is pay	204
is pay by	77
is pay in	102
is pin	-45
is pin to	-45
is plan	-6
is plan for	116
is plot	104
is plot <number>	104
is print	73
is read	69
is ready	-64
is ready ,	-64
is red	14
is red </s>	-91
is red again	-139
is rehearse	-20
is renal	44
is renal and	44
is restore	154
is right	-83
is right </s>	-70
is ring	-111
is run	-102
is run by	-20
is run entirely	7
is run late	-149
is scare	157
is scare of	163
is sell	68
is sell the	98
is set	-23
is set for	-38
is share	162
is share with	162
is shut	-164
is shut </s>	-134
is sit	-104
is sit on	-166
is slow	18
is slow </s>	-129
is slow today	-51
is slower	-125
is so	-164
is so loud	-87
is sort	73
is sort </s>	73
is speak	-21
is spell <name>	145
is spell with	-121
is spread	67
is spread over	67
is stage	60
is stage set	60
is stick	-192
is stick ,	-110
is stick at	44
is stick in	-104
is stick on	-166
is stiff	-78
is still	-29
is still <number>	193
is still in	-102
is still wet	-134
is stronger	-98
is study	173
is sulk	-152
is take	-199
is take forever	-98
is teach	104
is terrible	148
is test	-83
is that	-118
is that <name>	-147
is that a	-96
is that i	38
is that it	-160
is that normal	-81
is that so	-129
is that the	-127
is the	234
is the <kin>	131
is the <number>	123
is the day	-59
is the first	99
is the only	196
is the villain	-171
is there	-163
is there a	-129
is third	104
is third from	38
is this	-161
is through	-52
is tight	-136
is tight </s>	-136
is to open	-80
is too	-263
is too long	-124
is too loud	-141
is too many	-122
is type	-105
is under	126
is under <number>	120
is up	125
is upside	-112
is upside down	-112
is useless	-146
is wait	-112
is way	-183
is way too	-183
is what	248
is what <name>	-106
is what i	344
is what it	-17
is what keep	24
is what my	60
is what our	128
is what pay	153
is what the	-38
is what we	195
is when i	97
is when the	-172
is where	325
is where i	195
is where my	128
is where the	-173
is where we	138
is why	135
is why i	5
is why nobody	-10
is why the	22
is with	171
is with <name>	120
is with us	79
is work	-8
is write	41
is wrong	-113
is yours	-59
island	87
island </s>	-99
island in	124
island in the	124
issue	-40
issue </s>	-37
issue after	111
issue after <number>	111
it	-222
it 'll	-129
it 's	106
it 's <day>	-116
it 's <name>	82
it 's <number>	-211
it 's a	212
it 's all	172
it 's already	-136
it 's always	-57
it 's be	-172
it 's dial-up	31
it 's for	-158
it 's just	143
it 's me	165
it 's my	180
it 's not	-180
it 's on	39
it 's quiet	-106
it 's rain	-146
it 's still	-130
it 's the	45
it 's to	36
it ,	-207
it , is	-66
it , no	-105
it , on	69
it </s>	-62
it <kin>	-138
it <kin> n't	-120
it <name>	-164
it <name> </s>	-113
it <number>	-13
it <number> </s>	-142
it <number> time	-106
it a	-231
it again	-75
it again </s>	-179
it all	4
it all </s>	108
it and	-135
it as	-162
it as a	-104
it at	130
it back	31
it be	98
it before	67
it break	-187
it break the	-73
it by	74
it by <number>	-25
it can	-160
it come	-103
it crash	-110
it daily	86
it daily </s>	86
it die	92
it down	-127
it down </s>	-153
it drag	-96
it drag </s>	-96
it eat	33
it eat my	33
it fail	-146
it fail </s>	-94
it for	-39
it for my	-52
it freeze	-81
it freeze </s>	-81
it from	110
it go	-169
it go </s>	-124
it hang	-132
it hang </s>	-132
it have	-78
it have no	-162
it have to	-48
it here	-109
it here </s>	-109
it hit	-163
it i can	-15
it in	34
it in </s>	-115
it in <name>	36
it in <number>	145
it in spring	92
it in the	101
it is	-83
it is </s>	34
it is n't	-148
it just	-139
it keep	-142
it later	-130
it later </s>	-130
it like	-194
it live	-197
it log	-142
it log me	-132
it move	-143
it myself	150
it myself </s>	150
it need	-107
it never	-4
it now	15
it now </s>	23
it off	-35
it off </s>	-103
it ok	65
it on	-113
it on <day>	-73
it on my	-30
it on the	-156
it or	34
it or not	70
it out	19
it out </s>	136
it over	117
it plain	53
it please	-134
it please </s>	-134
it print	-210
it quick	-76
it quick </s>	-76
it rain	-181
it right	-127
it run	-154
it say	-309
it say </s>	-190
it say <number>	-104
it say here	-97
it seem	16
it seem </s>	16
it short	-201
it short </s>	-201
it shorter	-114
it shorter </s>	-76
it show	-139
it simple	82
it simple </s>	82
it since	46
it sound	91
it still	69
it stop	-129
it take	104
it take <number>	64
it take a	-109
it take me	138
it take the	-146
it that	102
it that ,	106
it to	-44
it to <name>	45
it to the	-128
it too	45
it turn	63
it twice	-47
it twice </s>	-188
it up	-19
it up </s>	15
it want	-177
it was	206
it was <name>	117
it was a	153
it was after	67
it was in	69
it was my	126
it was the	-51
it when	-16
it when the	-135
it will	-193
it will n't	-128
it with	10
it with the	-17
it work	-288
it work </s>	-205
it yesterday	-152
it yesterday </s>	-128
it you	-153
itch	-140
itchy	-40
item	-217
item </s>	-108
its	-86
its <name>	150
its a	-170
its an	25
its awful	-54
its be	-155
its fee	-62
its fee to	-62
its first	-112
its freeze	-92
its in	125
its just	74
its just me	135
its odd	-120
its own	-165
its still	-152
its the	136
its type	112
itself	-75
itself </s>	6
jacket	-155
jacket ,	-127
jam	-226
jam ,	-133
jam again	-93
jam again </s>	-93
jamaican	-41
jamal	-5
japanese	164
jar	-100
java	108
jaw	140
jazz	52
jazz </s>	-133
jazz piano	147
jehovah	97
jehovah witness	87
jelena	75
jelena get	75
jelena get the	75
jelly	-141
jelly </s>	-103
jersey	-21
jersey number	-25
jigsaw	100
jira	165
job	40
job ,	-9
job , <number>	161
job :	-65
job </s>	141
job ad	-91
job ad </s>	-91
job and	-55
job at	176
job at a	114
job at the	125
job come	190
job end	162
job i	146
job in	74
job is	129
job on	17
job on a	135
job to	98
join	-73
join </s>	-218
join <name>	-61
join the	54
join the <number>	-140
join the call	-116
join the firm	100
join the volunteer	93
join the zoom	-93
joint	-24
jointly	90
joke	-351
joke ,	-111
joke </s>	-241
joke about	-182
joke about <days>	-124
joke in	-46
jollof	30
jollof ,	30
jollof , the	30
jona	52
jona ,	52
jona , the	13
josefina	-68
josefina ,	-68
journal	102
journey	-18
judge	35
judge by	-133
judge by the	-133
judo	87
judo ,	108
juggle	14
juice	-81
juma	-48
juma from	-48
jump	-66
jump ,	9
jump </s>	-82
jump to	-24
jumpy	41
jumpy around	41
junction	-129
junior	242
junior </s>	151
junior <kin>	56
juno	14
just	-196
just <kin>	4
just <number>	173
just a	155
just answer	141
just arrive	-70
just arrive ,	-70
just ask	-141
just ask for	-109
just call	-146
just call ,	-81
just close	-136
just do	90
just do the	90
just drop	-152
just eat	-109
just eat a	-113
just finish	-99
just finish the	-99
just fix	-108
just for	117
just freeze	-106
just get	50
just get engage	25
just give	-179
just go	-91
just hand	-21
just hang	-128
just have	99
just have a	92
just in	-120
just land	-154
just land in	-139
just leave	-137
just leave ,	-123
just lose	-138
just love	-109
just me	190
just me and	210
just move	188
just move in	105
just now	-518
just now ,	-239
just now </s>	-406
just open	-64
just pick	-113
just put	199
just put the	89
just raise	231
just read	-144
just read that	-119
just restart	-108
just restart the	-108
just ring	-135
just ring ,	-98
just run	-63
just run the	-63
just say	-79
just see	-161
just send	-129
just send me	-98
just settle	-94
just settle an	-94
just spill	-102
just start	117
just talk	-39
just tell	-129
just the	-135
just there	-99
just throw	-93
just throw up	-93
just tune	111
just tune up	111
just wake	-73
just wake up	-73
just walk	-70
just walk in	-63
just yell	57
kabaddi	-62
karaoke	-107
karaoke is	115
karin	26
kasimir	-4
kayak	-29
keen	32
keep	136
keep ,	-9
keep <name>	124
keep <number>	183
keep <number> <kin>	164
keep <number> month	85
keep <number> set	-5
keep a	213
keep all	116
keep all my	121
keep answer	108
keep answer in	93
keep at	-23
keep at <name>	-23
keep bee	85
keep bee ,	79
keep bee and	-57
keep bee behind	148
keep bee on	128
keep bee since	-48
keep by	30
keep everything in	-55
keep fast	81
keep for	166
keep get	-274
keep get a	-133
keep go	-145
keep go </s>	-64
keep hit	-100
keep in	94
keep it	-55
keep it </s>	20
keep it short	-129
keep kosher	85
keep kosher at	85
keep log	-128
keep log me	-128
keep me	191
keep me awake	36
keep me off	79
keep my	225
keep my diary	102
keep nothing	15
keep reply	93
keep reply short	93
keep that	-79
keep that </s>	-118
keep the	-12
keep the <name>	-5
keep the <number>	-63
keep the book	-33
keep the guitar	41
keep the theory	58
keep the tone	22
keep their	14
keep their name	-33
keep this	74
kenji	91
kenji ,	91
kennel	144
kernel	-158
kettle	-231
kettle 's	-87
kettle 's on	-87
kettle ,	-113
kettle on	-117
kettle on </s>	-97
kettlebell	-50
key	-70
key ,	126
key </s>	-145
key and	152
key and feed	152
key are	72
key are with	95
key come	128
key is	-85
key is keep	30
key to	120
key to our	111
keyboard	-154
keyboard ,	-188
keyboard , ignore	-51
keyboard </s>	77
keyboard is	-64
kg	69
kg since	69
kg since the	60
kibbutz	-20
kick	-84
kick in	-9
kick in at	76
kick me	-131
kick me out	-131
kick off	-139
kick off the	-139
kickoff	53
kid	-118
kidney	226
kidney ,	118
kidney </s>	142
kidney bean	-118
kidney to	70
kidney to my	70
kidney transplant	142
kill	-168
kill </s>	8
kill me	-252
kill me </s>	-213
kill me now	-119
killer	-118
killer </s>	-118
kiln	170
kiln </s>	147
kiln and	122
kiln and all	76
kiln is	122
kilo	249
kilo </s>	180
kilo before	121
kilo in	-149
kilo since	157
kilo since the	123
kilometre	171
kilometre </s>	118
kilt	33
kilt is	33
kimchi	129
kimono	28
kin	112
kind	-27
kind ,	-51
kind </s>	144
kind of	16
kinda	-80
kindergarten	191
kindergarten </s>	119
kindly	94
king	-256
kingdom	18
kiosk	53
kit	82
kitchen 's	-115
kitchen ,	-121
kitchen </s>	12
kitchen everything	52
kitchen everything is	52
kitchen floor	-100
kitchen floor is	-100
kitchen have	135
kitchen is	190
kitchen windowsill	126
kite-surfing	-18
km	94
km ,	107
km </s>	201
km <number>	-36
km a	-99
km a year	-82
knackered	-161
knackered ,	-161
knee	501
knee ,	173
knee </s>	165
knee are	228
knee are go	99
knee are shoot	174
knee have	97
knee is	42
knee need	58
knee need replace	58
knee never	109
knee shoot	91
knee shoot from	91
knee will	119
knee will n't	119
kneel	75
knife	14
knife ,	9
knife in	-43
knight	-175
knit	206
knit <number>	-124
knit circle	58
knit for	92
knit sock	182
knit sock on	120
knock	-111
knock me	13
knock me out	13
knock my	-94
knock my coffee	-65
know	-16
know ,	-110
know </s>	-270
know <name>	51
know <name> </s>	118
know about	114
know because	40
know excel	120
know i	48
know i 'm	48
know if	-179
know if <name>	-163
know if we	-110
know my	136
know nothing	95
know that	-21
know the	76
know the answer	-101
know what	-140
know what you	-112
know why	-156
kofi	-22
kofi ,	56
koji	-51
koji and	-51
kombucha	84
korfball	11
kosher	190
kosher at	85
kosher at home	85
kwame	-89
kwame 's	-44
kwame 's off	-44
label	18
label 's	-128
label </s>	-63
label printer	88
lace	36
lactose	228
lactose intolerant	172
lactose intolerant ,	85
lactose intolerant </s>	106
ladder ,	-52
ladder </s>	72
ladder in	-34
lady	-164
lady across	41
lady across the	41
lag	-205
lag </s>	-143
lake	68
lake </s>	131
lamb	21
lamb start	87
lame	102
lamp	-12
lamp from	172
land	-149
land ,	-113
land </s>	57
land at	-173
land at <number>	-173
land in	9
land in <name>	-116
land in my	138
land page	-77
land page </s>	-59
landscape	-133
landscape </s>	-133
lane	46
lane </s>	80
lane <number>	76
language	103
language ,	223
language </s>	50
language are	108
language exchange	50
language for	-77
lap	80
lapse	167
lapse </s>	122
laptop	-125
laptop 's	25
laptop 's a	32
laptop ,	-136
laptop </s>	-34
laptop and	-124
laptop fan	-60
laptop is	-15
large	45
large </s>	137
large print	135
larger	-95
lasagne	-52
lasagne </s>	28
lasagne tonight	-135
laser	171
last	-135
last ,	-127
last </s>	67
last <day>	214
last <day> </s>	70
last <day> of	143
last <month>	59
last <month> ,	104
last <month> </s>	119
last <name>	-86
last <number> </s>	-140
last <number> minute	-87
last <number> week	179
last answer	-122
last autumn	101
last autumn </s>	78
last bite	-41
last day	181
last day is	119
last hour	-129
last line	-125
last line </s>	-74
last line of	-67
last message	-121
last message was	-98
last minute	-141
last month	-45
last month </s>	-45
last night	-546
last night 's	-177
last night ,	-248
last night </s>	-339
last night and	-91
last night i	-88
last night was	-140
last page	-118
last question	-139
last question </s>	-91
last reply	-65
last resort	-121
last sentence	-127
last spring	108
last spring ,	89
last spring </s>	75
last step	-167
last summer	182
last summer </s>	149
last time	86
last week	-17
last week ,	42
last week </s>	-141
last week of	122
last winter	98
last winter </s>	96
last year	294
last year ,	222
last year </s>	109
last year and	146
last year for	92
latch	146
latch on	146
latch on the	146
late	-188
late ,	-158
late , <number>	24
late , i	52
late , so	-178
late , will	-49
late </s>	-94
late <kin>	312
late <kin> 's	213
late <kin> </s>	121
late <month>	96
late <month> </s>	96
late again	-126
late again </s>	-104
late again today	-81
late and	-118
late for	-87
late today	-116
late today </s>	-116
late tonight	-114
lately	116
later	-291
later </s>	-335
latest	-122
latex	31
latex ,	97
latex </s>	-10
latex so	124
lathe	161
lathe ,	132
laugh	-425
laugh </s>	-264
laugh at	-151
laugh at that	-101
laugh at your	-91
laundrette	75
laundrette ,	20
laundromat	150
laundromat in	133
laundromat in <name>	133
laundry	36
laundry in	98
laundry is	-112
laundry on	95
laundry on <days>	95
law	109
law </s>	113
law and	82
law at	137
law for	17
law for <kin>	17
law in	-49
law in <name>	-49
law school	131
lawn	90
lay	-28
lay off	109
lay off from	111
lay off in	98
layer	-100
layoff	145
layout	-174
layout </s>	-15
leader	-50
leader ,	-83
leader , <name>	-83
leaflet	-144
leaflet </s>	-104
league	261
league </s>	160
leak	-70
leak </s>	23
lean	-78
learn	244
learn </s>	175
learn <name>	22
learn <name> </s>	-102
learn <name> because	113
learn <name> for	151
learn <name> from	125
learn <name> since	87
learn from	-124
learn from your	-144
learn how	-104
learn how to	-99
learn it	161
learn nothing	-147
learn nothing from	-147
learn rate	-129
learn sign	86
learn sign language	86
learn the	192
learn to	201
learn to <kin>	137
learn to drive	126
learn to read	188
learn to ride	66
learn to swim	86
lease	175
lease </s>	105
lease end	191
lease end in	191
lease on	248
lease on the	219
lease run	129
lease run out	129
least	95
least </s>	136
least <number>	103
least favourite	42
leather	127
leave	79
leave ,	40
leave , the	80
leave </s>	-96
leave <name>	35
leave <name> in	124
leave a	-139
leave a comment	-144
leave alone	111
leave alone ,	111
leave and	125
leave and i	125
leave at	-109
leave at <number>	-85
leave at the	-24
leave back	99
leave big	-60
leave by	161
leave ear	187
leave ear </s>	58
leave ear have	98
leave every	103
leave every second	103
leave eye	170
leave foot	-22
leave foot fall	-140
leave for	-21
leave for <name>	175
leave for the	-147
leave her	72
leave his	-143
leave in	-181
leave in <month>	195
leave in <number>	-146
leave in my	-51
leave in the	-198
leave it	-154
leave knee	202
leave knee </s>	64
leave knee have	97
leave me	121
leave me a	-28
leave me her	150
leave me his	100
leave me the	127
leave me with	36
leave my	-258
leave on	-60
leave on the	-82
leave our	41
leave out	-55
leave over	-190
leave over </s>	-115
leave school	149
leave school at	128
leave side	22
leave side ,	-67
leave the	50
leave the <name>	20
leave the army	94
leave the church	102
leave the meet	-158
leave to	-4
leave to me	123
leave today	-138
leave today </s>	-101
leave until	141
leave us	147
leave with	-112
leave without	-128
lecture	-70
lecture in	113
ledger	155
ledger </s>	93
leek	89
left-footed	98
left-footed ,	98
left-footed , play	98
left-handed	265
left-handed ,	172
left-handed , so	105
left-handed </s>	131
left-handed and	113
left-handed tool	51
left-handedness	22
left-handedness mean	22
lefty	43
leg	111
leg ,	85
leg </s>	18
leg are	-197
leg below	112
leg below the	112
legacy	81
legal	263
legged	-19
legged <kin>	-19
leila	33
leila on	-35
lemon drizzle	34
lend	169
lend me	160
lend me his	145
length	-40
lentil	-185
lentil ,	-129
leo	-123
less	-23
less </s>	113
less strict	67
less than	114
lesson	78
lesson ,	134
lesson </s>	-40
lesson to	149
lesson to <number>	126
lesson with	151
lesson with <name>	136
let	-144
let 's	-222
let 's pretend	-150
let 's say	-145
let do	-176
let do the	-168
let him	65
let it	22
let me	-117
let me go	-50
let me work	134
let my	137
letter	-176
letter ,	-132
letter </s>	-18
letter for	-111
letter in	-112
letter in the	-64
letter say	-97
letter to	76
letter to the	-105
lettuce	14
leukemia	108
level	-153
level ,	54
level </s>	-101
level <number>	-192
level <number> ,	-166
level and	141
level in	-93
levothyroxine	102
levothyroxine every	102
levothyroxine every morning	102
library	148
library </s>	-32
library on	104
library van	57
library van ,	57
licence	317
licence ,	124
licence </s>	63
licence at	105
licence at <number>	100
licence for	104
licence i	105
licence in	68
licence is	73
license	54
license is	-59
lichen	103
lichen ,	32
lid	-215
lid ,	-158
lid , its	-139
lid </s>	-73
lido	127
lie	91
lie </s>	-215
lie down	81
life	345
life ,	174
life </s>	319
life is	-162
lifeboat	67
lifeboat crow	93
lifelong	209
lift	-60
lift 's	-40
lift ,	77
lift </s>	141
lift and	-31
lift for	121
lift in	8
lift in our	-7
lift is	-133
lift is stick	-133
lift more	107
lift more than	107
lift over	87
lift over <number>	87
lift was	-80
light	-151
light ,	-104
light </s>	51
light go	-105
light off	-167
light off </s>	-121
light sleeper	134
lighthouse	91
like	-31
like </s>	-14
like <kin>	34
like <kin> </s>	-92
like a	-147
like a <kin>	-68
like epipen	116
like epipen allergic	116
like how	-166
like i	-209
like i 'm	-152
like it	4
like it </s>	-152
like it when	90
like me	172
like me </s>	172
like my	229
like my answer	126
like option	-146
like soap	77
like soap to	77
like that	36
like that <number>	120
like that second	-60
like the	-286
like the end	-98
like the first	-76
like the second	-147
like the way	-44
like them	-178
like these	-128
like this	-187
like this <number>	-95
like this plan	-116
like this song	-73
like to	-31
like where	-79
like where this	-79
like you	105
like you say	-101
like you to	146
like your	10
like your answer	96
lily	-61
limit	-142
limit ,	36
limit </s>	-189
limit until	-74
limit until the	-74
limp	-155
limp </s>	-140
lindy	70
lindy hop	70
line	-268
line 's	-101
line ,	29
line , <number>	98
line </s>	-67
line <number>	-221
line <number> ,	100
line <number> </s>	-258
line <number> and	-155
line <number> of	-48
line a	47
line a page	47
line about	-123
line and	-147
line for	-58
line for me	-53
line from	-63
line get	-198
line i	-107
line in	20
line in the	-94
line into	-87
line is	44
line long	-134
line mean	-176
line of	16
line of the	-151
line on	-137
line over	-99
line to	-114
line under	-137
line up	133
line up </s>	27
line with	-142
lineman	32
linen	71
link	-216
link ,	-107
link </s>	-15
link are	-195
link are dead	-112
link in	-122
link with	-134
lint	-59
linter	-69
linter </s>	137
linux	112
liquid	87
liquid </s>	87
list	-136
list ,	-169
list , <number>	-142
list , so	-153
list , which	-125
list :	-139
list : <number>	-139
list </s>	-65
list <number>	-97
list <number> country	-97
list and	-120
list build	161
list build </s>	137
list by	75
list for	127
list for a	145
list have	-143
list is	-218
list is a	-158
list of	-121
list of <number>	-5
list of name	-104
list price	-14
list you	-121
list you give	-84
listen	-22
listen to	55
listen to the	-108
listener	101
listing	83
listing from	83
listing from <number>	83
lite	119
literally	146
literally </s>	115
lithium	98
lithium ,	114
lithium </s>	-25
lithium for	44
litre	102
little	-13
little </s>	-78
little <kin>	7
little <name>	140
little <name> </s>	94
little <number>	134
live	8
live ,	17
live </s>	113
live <number>	143
live <number> door	46
live aboard	109
live aboard a	109
live above	-78
live above the	34
live alone	122
live and	4
live at	-91
live behind	150
live behind the	143
live downstair	84
live downstair </s>	149
live for	-30
live here	-48
live here since	-146
live in	-51
live in </s>	150
live in <name>	-180
live in <number>	133
live in the	83
live my	145
live my <kin>	145
live off	182
live off the	134
live on	148
live on a	19
live on my	139
live on the	-60
live past	27
live room	-26
live room is	58
live stream	-86
live with	-97
live with her	-49
live with my	141
live with us	180
liver	156
load	-233
load ,	-115
load </s>	-140
load shed	-32
loaf	91
loan	123
loan </s>	74
loan and	140
loan from	167
lobby	-117
local	180
lock	-4
lock </s>	103
lock after	80
lock myself	-136
lock myself out	-136
lock out	-73
lock up	-9
lock up the	-60
lockdown	107
lockdown </s>	85
lodge	48
lodge with	48
lodge with us	48
loft	39
loft </s>	78
log	7
log 's	-103
log ,	-170
log </s>	-177
log below	-52
log below </s>	-52
log every	-130
log in	-88
log in ,	-55
log in </s>	-238
log in <name>	63
log in and	-152
log me	-208
log me out	-208
log since	-162
log truck	42
login	-210
login </s>	-136
login bug	-78
login bug </s>	-78
login page	-85
login page ,	-93
logistics	16
logo	-205
logo </s>	-176
long	-25
long ,	-137
long </s>	-300
long covid	141
long day	-156
long email	66
long for	-155
long for the	-126
long in	-160
long paragraph	107
long paragraph are	-10
long paragraph wear	-30
long run	152
long text	7
long text lose	7
long to	-27
long-distance	164
long-distance train	92
longer	91
longer </s>	-121
longer than	18
longer than anyone	60
longer than the	-148
loo	-155
look	-169
look </s>	-170
look after	311
look after my	69
look after the	130
look alike	-71
look at	-227
look at the	-89
look at this	-130
look awful	-135
look awful </s>	-135
look back	162
look back </s>	162
look better	-122
look better </s>	-55
look fine	-122
look fine </s>	-122
look for	-132
look for a	-206
look it	-147
look it up	-147
look like	-142
look nice	-126
look nice </s>	-114
look odd	-134
look off	-180
look off ,	-112
look off </s>	-112
look ok	-112
look the	103
look the same	103
look to	-144
look up	-6
loom	25
loom in	-6
loop	-217
loop ,	-119
loop </s>	-234
loop end	-136
loop end when	-136
loop in	81
loop is	-89
loop run	-94
loop to	-83
lorry	147
lorry to	105
lorry to <name>	105
lose	-129
lose ,	-127
lose </s>	-160
lose <number>	61
lose <number> kilo	197
lose a	-63
lose at	-140
lose in	-189
lose in the	-171
lose me	57
lose me </s>	136
lose money since	39
lose most	156
lose most of	105
lose my	53
lose my <kin>	90
lose my place	-264
lose my sense	114
lose our	15
lose our <kin>	148
lose power	-110
lose the	76
lose the <name>	75
lose the connection	-133
lose the first	-118
lose the last	-144
lose the page	-74
lose the thread	-58
lose to	-127
lose to the	38
loss	21
loss </s>	-40
lot	-101
lot </s>	-8
lot are	22
lottery	16
lottery </s>	89
loud	-58
loud ,	-126
loud </s>	-14
loud i	-93
loud in	-135
loud in this	-58
loud place	154
loud this	-38
lounge	134
lounge ,	120
lousy	-126
love	-62
love </s>	129
love a	-147
love how	-72
love how you	-57
love it	-48
love it ,	-117
love it </s>	25
love that	-123
love the	-151
love the new	-93
love this	-144
love to	-106
lovely	7
lovely </s>	50
lover	-171
low	61
low ,	-135
low </s>	97
lower	49
lowercase	65
lowercase in	-161
luck	-181
luck </s>	-102
luggage	35
luggage only	35
lunch	-353
lunch ,	-215
lunch , back	-153
lunch </s>	-229
lunch and	-139
lunch at	151
lunch break	168
lunch do	-73
lunch for	-53
lunch for the	-53
lunch i	-241
lunch i have	-108
lunch is	95
lunch meeting	94
lunch meeting then	94
lunch was	-136
lung	222
lung </s>	138
lupus	35
lute	52
lycée	107
lycée in	107
lycée in <name>	107
lyric	-120
m	-67
ma	88
ma <kin>	171
machine ,	166
machine , a	90
machine </s>	50
machine at	-12
machine at the	-128
machine is	161
macro	10
mad	-230
mad </s>	-164
madam	-132
madeira	-110
madness	-155
madness </s>	-158
magazine	-113
magazine </s>	-123
magnet	-93
magnet </s>	-93
mahjong	25
maid	-51
maiden	48
maiden name	48
maiden name </s>	109
maiden name is	148
mail	96
mail </s>	35
mail only	-76
mail only ,	-76
mail say	-159
main	-6
main </s>	44
main <kin>	146
main <kin> is	146
main by	-107
main competitor	-35
main water	84
mainly	127
mainly </s>	177
maintain	195
maintain a	110
maintain a small	110
maintain the	85
maintenance	37
major	121
make	46
make ,	92
make </s>	31
make <number>	76
make <number> a	-27
make a	17
make a hide	-8
make by	44
make dinner	-105
make hear	84
make hear test	37
make him	-126
make in	93
make is	16
make it	-113
make it <number>	34
make it a	-112
make it quick	-76
make it short	-134
make me	167
make me a	66
make me cry	-108
make me gag	120
make me laugh	-154
make me wobbly	27
make more	-151
make my	-44
make my own	159
make no	-155
make no sense	-155
make redundant	183
make redundant in	162
make saddle	99
make sensor	23
make sensor for	23
make team	128
make team <kin>	128
make that	-188
make that noise	-141
make the	-142
make the rota	34
make up	-52
make up half	85
maker	-66
mall	-59
mall ,	90
man	-21
man </s>	109
man in	74
man in hat	113
man in the	-138
man who	-139
manage	157
manage a	125
manage it	117
manage it </s>	117
manage the	134
manage to	-139
mandatory	119
manual	164
manual ,	19
manual </s>	98
manual barely	11
manual barely cover	11
manual is	39
many	-291
many </s>	-112
many <name>	-118
many each	-91
many km	-131
map	15
map ,	104
map , due	11
map </s>	-115
marathon	-12
marathon </s>	-90
marathon in	118
marathon in <month>	130
marathon in <name>	49
marathon since	150
marathon since <number>	150
march	-107
march ,	95
march </s>	-55
march to	-125
margin	-236
margin </s>	-113
marguerite	-24
marguerite ,	-24
marguerite , who	-24
mariachi	66
marine	124
marine biology	107
marine biology in	89
mark	92
mark get	-94
mark my	-22
mark my <name>	101
market	108
market ,	140
market </s>	-73
market <kin>	54
market day	155
market in	113
market in <name>	113
market is	29
market sell	123
market stall	117
marriage	248
marriage ,	144
marriage </s>	128
marry	-10
marry ,	171
marry </s>	-91
marry <name>	132
marry <number>	8
marry a	-45
marry in	-111
marry in <name>	273
marry in a	114
marry in the	-138
marry on	59
marry on <number>	59
marry this	78
marry this spring	78
marry to	-31
marry to a	122
marry to this	-132
marta	37
mascot	-88
mascot is	-88
mask	58
mass	60
mastectomy	95
master	193
master 's	-96
master 's in	135
master for	133
master in	140
master in <name>	100
master squad	123
matatu	-146
match	-334
match ,	-140
match </s>	-144
match get	-138
match get rain	-138
match the	-106
material	121
material </s>	121
maternity	81
math	27
math ,	196
math </s>	153
math at	104
math is	70
math is n't	-4
math sheet	-63
matter	170
matter </s>	88
matter to	123
matter to me	123
max ,	-70
max </s>	-25
max <number>	77
max <number> hour	67
may	189
may ,	212
may </s>	287
may <number>	-37
may <number> ,	-4
may <number> </s>	-39
may and	105
may be	4
may go	-84
may not	53
may not open	52
may not use	29
may on	-92
may to	84
may to <month>	84
maybe	-180
maybe </s>	-47
maybe <number>	-116
maybe <number> </s>	-113
maybe later	-73
maybe later </s>	-73
mayor	-25
me	261
me "	-86
me ,	270
me , <name>	80
me , <number>	-46
me , always	124
me , and	29
me , coeliac	88
me , i	283
me , long	128
me , so	-68
me , the	161
me </s>	-24
me <kin>	50
me <kin> <name>	-53
me <kin> have	-58
me <name>	173
me <name> ,	226
me <name> </s>	31
me <number>	-17
me <number> </s>	-155
me <number> hour	-14
me <number> minute	48
me <number> try	-118
me a	-76
me a sec	-119
me about	98
me again	-119
me all	-42
me always	151
me always </s>	82
me an	43
me an hour	71
me and	171
me and <kin>	124
me and <name>	190
me and <number>	128
me and an	88
me and my	36
me anymore	100
me anymore </s>	100
me as	133
me as a	102
me ask	-111
me at	-107
me at <number>	-38
me awake	36
me be	164
me be the	172
me because	-87
me because i	-136
me before	-58
me by	70
me by my	61
me cry	-122
me cry </s>	-108
me do	84
me down	196
me drive	129
me every	140
me for	-98
me for <number>	105
me from	15
me from now	79
me gag	120
me gag </s>	120
me go	-49
me go in	-33
me have	-42
me her	173
me his	152
me hive	181
me hive </s>	162
me i	-29
me in	185
me in <month>	110
me in <name>	240
me in <number>	142
me in the	-109
me into	-49
me is	-146
me is set	-62
me just	-131
me laugh	-154
me like	16
me metric	97
me metric ,	97
me migraine	146
me migraine </s>	146
me monthly	125
me my	149
me now	-29
me now </s>	-29
me off	161
me off the	63
me on	-100
me on <days>	178
me on the	-120
me on this	-124
me out	85
me out </s>	27
me out of	144
me out this	-67
me per	152
me plus	146
me she	-129
me since	118
me step	-34
me step <number>	-34
me stiff	36
me stiff ,	36
me that	-180
me that <number>	-102
me the	-36
me the <name>	30
me the conclusion	63
me the phone	-118
me the wrong	-66
me there	-76
me there </s>	-113
me this	-79
me through	61
me through the	81
me to	165
me to <name>	90
me to a	-121
me to this	97
me today	-113
me today </s>	-132
me under	139
me under <number>	139
me up	-30
me wait	-90
me what	-85
me when	82
me who	145
me why	-98
me with	-23
me with <number>	-20
me wobbly	27
me wobbly </s>	27
me word	81
me work	176
me work <number>	146
meadow	-20
meal	226
meal fall	110
meal fall between	110
meal plan	141
mean	-78
mean </s>	-72
mean <number>	-96
mean <number> month	-96
mean by	-112
mean i	38
mean i repeat	-30
mean in	-15
mean no	66
mean no night	-92
mean ol	-91
mean ol '	-91
mean our	143
mean the	-124
mean the other	-83
mean to	71
mean what	-172
mean what exactly	-98
measurement	-46
meat	121
meat ,	-41
meat for	153
meat for <number>	153
meat since	134
mechanical	118
med	103
med school	138
med school in	49
medical	162
medical school	112
medicine	87
medieval	-8
meditate	96
meditate for	118
meditate for <number>	118
meditation	13
medium	178
meet	-291
meet ,	-134
meet </s>	-146
meet <name>	-43
meet at	-118
meet at <name>	109
meet at <number>	-182
meet every	121
meet get	-119
meet in	80
meet in <number>	-69
meet in the	96
meet my	133
meet my <kin>	133
meet of	-111
meet on	97
meet on the	133
meet online	158
meet some	-118
meet to	-85
meet with	-158
meet with <name>	-158
meeting	249
meeting </s>	132
meeting after	94
meeting after <number>	94
meeting before	130
meeting before <number>	130
meeting for	104
meeting for the	104
meeting then	94
meeting then </s>	94
meh	-185
meh </s>	-185
melt	-214
member	99
member </s>	136
member of	-12
member of a	-59
membership	129
meme	-216
memo	-90
memorise	25
memory	-155
memory at	-78
memory at row	-66
mend	86
mend the	-129
mention	-146
mention </s>	-105
mention a	-118
mentor	-40
menu	-171
menu ,	-154
menu </s>	-148
menu for	-115
menu i	24
merge	22
merge </s>	52
merge is	40
merge it	-145
merge the	-167
merge with	84
merger	153
merry	-97
mess	-234
mess ,	-90
mess </s>	-59
mess after	-98
mess so	-89
mess this	-96
mess today	-145
mess today </s>	-91
message	61
message ,	9
message </s>	-100
message from	-158
message get	-47
message get cut	-105
message in	45
message was	-98
messi	-183
metal	90
metal but	-40
metal plate	166
metal plate in	139
metal taste	-124
metformin	-16
metformin twice	150
method	-103
method </s>	-116
methotrexate	136
metre	115
metre </s>	116
metre of	-100
metre of it	-55
metric	73
metric ,	16
metric , never	100
metric </s>	47
metric only	136
metric only ,	125
metric unit	13
metric unit only	48
metro	28
mi	93
mic	-231
microbe	66
microwave	132
mid	-10
mid <name>	74
middle	-38
middle <number>	153
middle of	-194
middle of a	-119
middle of the	-145
midnight	-191
midnight ,	-119
midnight </s>	-115
might	-202
might as	-146
might as well	-146
might be	-182
might could	74
migraine	251
migraine ,	115
migraine </s>	184
migraine from	95
migraine with	54
migraine with aura	54
migrate	144
migrate from	137
migrate from <name>	137
migration	-165
miguel	23
miguel leave	23
mile	26
military	-27
military service	-27
military service in	-63
milk	-92
milk ,	103
milk , <number>	-51
milk </s>	-96
milk <number>	136
milk <number> <name>	62
milk <number> jersey	110
milk and	-128
milk and egg	-122
milk at	109
milk at <number>	109
milk by	-43
milk go	-70
milk in	-75
milk on	-90
milk on the	-90
milk price	29
milk than	-158
milker	113
milker </s>	128
mill	131
mill ,	84
mill </s>	110
mill in	82
mill is	-50
mill is what	-50
million	-65
million ,	-65
min	-218
min ,	-142
min </s>	-170
min each	117
min each way	117
min in	-81
min in the	-81
min late	-124
min leave	-89
min leave </s>	-89
min or	-114
min so	-90
min so be	-45
min to	-103
min walk	155
mind	-109
mind ,	-102
mind , find	-105
mind </s>	-168
mind for	121
mind the	51
mine	280
mine 's	-109
mine ,	177
mine , <name>	185
mine , <number>	150
mine </s>	94
mine and	171
mine go	74
mine half	126
mine injury	-57
mine injury ,	-57
mine is	197
mine is a	117
mine is the	122
mine on	130
mine since	101
mine since <name>	147
mine till	131
mine till <number>	131
mine to	114
minibus	-62
minimum	108
minimum wage	37
minister	-171
ministry	143
ministry </s>	94
minor	-111
minus	-35
minus <number>	-22
minus <number> ,	22
minus <number> </s>	147
minute	-324
minute ,	-97
minute </s>	-209
minute after	-59
minute ago	-221
minute ago ,	-124
minute ago </s>	-169
minute ago and	-69
minute and	-211
minute and i	-117
minute at	-54
minute at the	-54
minute away	-117
minute away </s>	-117
minute before	-176
minute before my	-135
minute before the	-172
minute by	43
minute by ferry	49
minute each	244
minute each way	206
minute for	155
minute for the	155
minute i	-159
minute in	22
minute in the	68
minute late	-205
minute late </s>	-124
minute leave	-122
minute leave </s>	-87
minute of	-23
minute so	-97
minute to	23
minute tonight	-90
mirela	77
mirror	14
mirror </s>	110
miscarriage	148
miscarriage before	148
misread	-57
miss	-22
miss </s>	-131
miss <name>	-117
miss <name> </s>	-117
miss <number>	104
miss a	-119
miss an	-70
miss bracket	-92
miss bracket </s>	-56
miss from	-53
miss from the	87
miss in	-147
miss it	110
miss it </s>	-38
miss the	-10
miss the bus	-116
miss the second	-94
mistake	-218
mistake ,	-77
mistake </s>	-266
mitzvah	175
mix	76
mix </s>	-13
mix up	-171
mix up the	-171
mm	52
mm of	-87
mobile	178
mobile </s>	-151
mobile <kin>	-50
mobile app	147
mock	51
mock paper	101
mock paper </s>	101
modbus	-19
mode ,	-73
mode </s>	127
model	135
model for	-105
model for <number>	-105
model train	-111
model train ,	-58
module	98
module ,	61
moment	-119
moment </s>	-220
moment i	101
money	123
money 's	65
money 's tight	57
money ,	156
money </s>	99
money for	134
money in	-14
money since	39
monika	60
monika have	60
monika have be	60
monitor	108
monk	19
monk for	90
monk for <number>	90
monk in	-52
monk in <name>	-52
mono	-160
monolith	132
monorepo	250
month	205
month '	85
month ' rent	85
month ,	-13
month </s>	189
month a	-96
month a year	-96
month ago	139
month ago </s>	139
month before	127
month for	113
month for a	51
month for the	132
month go	99
month i	86
month is	122
month is <month>	122
month of	-18
month of the	-39
month on	128
month take	-108
month to	-79
month to make	-8
month towards	121
monthly	111
monthly ,	82
monthly </s>	58
mood	-71
mood ,	-145
mood this	-121
moon	-162
moon </s>	-165
moonlight	75
moor	122
moor in	118
moor in <name>	118
mop	-182
mop </s>	-134
more	-119
more ,	68
more </s>	-226
more <name>	161
more question	-130
more run	104
more run for	104
more than	29
more than <number>	203
more time	-135
more year	145
more year </s>	147
morning	-32
morning !	-143
morning 's	-102
morning ,	-56
morning , <name>	27
morning , go	46
morning , i	159
morning </s>	-120
morning and	-43
morning are	195
morning are when	83
morning at	-90
morning at the	122
morning before	53
morning before work	18
morning i	39
morning i 'm	59
morning on	-120
morning our	70
morning start	23
morning with	122
mortgage	202
mortgage </s>	105
mortgage and	-101
mortgage fix	104
mortgage fix at	61
mortgage in	114
mortgage is	42
mortgage is fix	89
mortgage is in	98
mortgage rate	24
mosque	210
mosque </s>	128
most	-63
most </s>	122
most <days>	128
most <days> </s>	96
most agency	10
most evening	94
most of	-34
most of my	116
most of our	218
most of the	108
most of them	148
mostly	180
mostly ,	-76
mostly </s>	149
mostly <kin>	155
mostly <kin> ,	96
mostly <name>	186
mostly <name> </s>	158
mostly bridal	105
mostly crime	125
mostly eat	105
mostly in	-15
mostly in <name>	-77
mostly on	87
mostly over	93
mostly over <number>	93
mostly to	162
mother-tongue	208
mother-tongue is	118
mother-tongue is <name>	131
motion	51
motocross	110
motorbike	184
motorbike crash	121
motorway	82
mould	-159
mould </s>	-84
mountain	43
mountain rescue	-36
mouse	-54
mouse double	-78
mouse double click	-78
mouth	-137
move	-113
move </s>	-187
move <number>	-25
move all	142
move away	-59
move away from	-59
move back	-25
move back to	-14
move every	136
move every <number>	136
move from	50
move from <name>	201
move from the	-87
move in	23
move in with	223
move into	179
move into our	71
move into the	118
move it	84
move it </s>	88
move my	-79
move off	85
move on	-236
move on </s>	-191
move on to	-86
move our	-31
move out	16
move out of	-52
move the	-190
move the file	-90
move the meet	-80
move the sofa	-133
move the whole	56
move the workshop	80
move to	54
move to <name>	-10
move to <number>	-6
move to the	107
movement	76
movie	-165
movie </s>	-76
movie is	-113
mow	-43
mr	72
mr <name>	72
mr <name> ,	72
mr.	-103
mr. <name>	-103
mr. <name> ,	-41
mri	83
mri for	83
mri for me	83
mrs	43
mrs <name>	43
ms	41
ms is	61
ms is what	61
ms word	20
much	-91
much </s>	-263
much as	-76
mud	-71
muddy	-67
mumps	103
mumps </s>	103
murder	-23
murder </s>	94
murder a	-108
murmur	141
museum	93
museum </s>	-39
museum have	87
museum in	-31
museum in <name>	-31
museum was	-122
mush	-69
mush </s>	-69
mushroom	92
mushroom </s>	92
music	49
music ,	111
music </s>	-75
music is	63
musical	120
mussel	124
mussel </s>	124
must	-61
must be	-25
must be out	5
must be the	-147
must be weigh	53
must clear	47
must have	-149
must hurry	-109
must hurry </s>	-109
must sit	84
must wear	25
mustard	27
mustard </s>	27
mute	47
mute </s>	111
my	167
my <day>	110
my <day> go	7
my <days>	211
my <kin>	178
my <kin> 's	69
my <kin> (	141
my <kin> ,	459
my <kin> :	-58
my <kin> </s>	454
my <kin> <kin>	-171
my <kin> <name>	595
my <kin> <number>	265
my <kin> a	-64
my <kin> after	127
my <kin> and	28
my <kin> are	-26
my <kin> as	136
my <kin> ask	-159
my <kin> at	-48
my <kin> before	104
my <kin> build	106
my <kin> buy	107
my <kin> by	-61
my <kin> call	24
my <kin> can	188
my <kin> come	-83
my <kin> do	-17
my <kin> drive	41
my <kin> eat	-126
my <kin> every	95
my <kin> for	208
my <kin> forbid	160
my <kin> from	168
my <kin> get	35
my <kin> go	148
my <kin> have	83
my <kin> hear	-95
my <kin> i	76
my <kin> in	84
my <kin> insist	-84
my <kin> is	-186
my <kin> joke	-194
my <kin> just	-87
my <kin> leave	-44
my <kin> like	-149
my <kin> live	201
my <kin> loan	125
my <kin> lock	24
my <kin> lodge	48
my <kin> love	-55
my <kin> move	66
my <kin> na	146
my <kin> need	-131
my <kin> now	122
my <kin> on	-98
my <kin> only	-36
my <kin> own	113
my <kin> play	151
my <kin> read	148
my <kin> refuse	-81
my <kin> ring	86
my <kin> run	9
my <kin> say	-148
my <kin> since	-16
my <kin> speak	130
my <kin> start	167
my <kin> stay	132
my <kin> still	156
my <kin> talk	147
my <kin> teach	137
my <kin> the	-135
my <kin> to	151
my <kin> tongue	149
my <kin> until	105
my <kin> want	-117
my <kin> was	62
my <kin> who	170
my <kin> will	-134
my <kin> work	129
my <name>	67
my <name> 's	120
my <name> ,	135
my <name> </s>	203
my <name> <kin>	-96
my <name> <number>	187
my <name> at	-81
my <name> homework	-81
my <name> in	-4
my <name> is	226
my <name> licence	116
my <name> live	56
my <name> on	68
my <number> ,	125
my <number> <kin>	151
my <number> pb	132
my accent	-29
my accent mark	-94
my account	47
my account are	105
my address	27
my age	139
my age </s>	139
my ah	-53
my ah ma	-53
my allotment	55
my answer	-105
my answer ,	-28
my app	-96
my apprenticeship	125
my back	103
my back 's	91
my back </s>	45
my back hurt	-154
my back is	98
my bad	-31
my bag	-99
my bank	-126
my bar	-64
my battery	-145
my bed	90
my bed </s>	90
my bee	-117
my best	-18
my best <kin>	134
my bike	-140
my bill	117
my bio	-123
my blood pressure	155
my blood type	151
my branch	-192
my branch is	-157
my bread	38
my break	-121
my breakfast	165
my breakfast </s>	165
my browser	-148
my budget	48
my budget for	124
my bug	-73
my build	-100
my bus	-103
my bus is	-126
my business	112
my business <kin>	84
my button	-158
my call	-88
my call </s>	-32
my camera	-146
my car	202
my card	-168
my card ,	-105
my card </s>	-130
my card get	-90
my cataract	89
my cello	43
my character	-265
my chess	151
my chess rate	148
my chin	194
my choir	80
my chronic	67
my citizenship	154
my class	65
my class </s>	98
my classroom	100
my coat	-65
my code	-133
my code is	-127
my coffee	-153
my coffee 's	-78
my coffee ,	-115
my coffee is	-100
my coffee over	-65
my collarbone	114
my commute	207
my commute 's	126
my commute is	86
my console	-96
my contract	189
my contract </s>	89
my contract end	94
my contribution	-11
my crow	-82
my current	-73
my cursor	-201
my cursor is	-44
my day	-138
my degree	153
my department	136
my desk	-69
my desk </s>	-158
my desk is	55
my diary	102
my diploma	39
my divorce	143
my divorce i	97
my dj	133
my dj name	133
my download	-173
my draft	-33
my dream	94
my dream is	169
my dream last	-105
my drive licence	73
my drive test	166
my ear	-251
my egg	-21
my english	91
my entire	11
my essay	-111
my example	-243
my eye	44
my eye are	38
my eye hurt	-162
my eye on	74
my eyesight	183
my eyesight 's	116
my eyesight is	110
my eyesight rule	71
my faith	109
my family	219
my family </s>	118
my family to	114
my favourite	11
my favourite <kin>	168
my favourite character	-123
my fear	112
my fear of	112
my fee	108
my feed	-79
my feed is	-79
my file	-160
my final	114
my finger	-34
my finger </s>	-137
my finger are	55
my first	126
my first attempt	-146
my firstborn	156
my flat	118
my flat ,	134
my flight	-118
my foot	-212
my formula	-78
my fortieth	138
my free	-167
my function	-158
my game	-129
my game is	-105
my garage	179
my garden	164
my garden is	112
my gas	-46
my gcse	98
my genotype	97
my glass	32
my goal	165
my goal here	-100
my goal is	109
my greenhouse	143
my guess	-136
my guess is	-116
my guide	114
my guide <kin>	114
my guitar	95
my hair	99
my hair at	131
my half	69
my half of	69
my hand	-8
my hand are	-197
my hand shake	270
my handwriting	110
my handwriting is	110
my head	-119
my head </s>	-153
my head hurt	-106
my hear	219
my hear aid	124
my hear is	101
my heart	9
my heart </s>	115
my heart rate	-135
my hip	193
my hip </s>	120
my hobby	152
my hobby ,	152
my hour	103
my hour to	135
my hourly	110
my hourly rate	110
my house	43
my house </s>	150
my house eat	162
my income	76
my income go	-4
my income is	80
my insulin	116
my insulin pump	92
my invoice	-22
my invoice come	-109
my invoice go	65
my jaw	140
my job	231
my job at	146
my key	-214
my keyboard	-187
my keyboard is	-64
my kitchen	-9
my kitchen </s>	-44
my kitchen everything	52
my knee	300
my knee are	162
my knee will	119
my label	-102
my laptop	-242
my laptop 's	-30
my laptop ,	-113
my laptop </s>	-139
my laptop fan	-60
my laptop is	-109
my laptop run	25
my last	-22
my last message	-147
my late	227
my late <kin>	312
my least	42
my least favourite	42
my leave	304
my leave ear	196
my leave foot	29
my leave knee	88
my licence	112
my license	131
my life	303
my life ,	92
my life </s>	216
my link	-128
my link are	-128
my lunch	8
my machine	-158
my machine </s>	-98
my maiden	109
my maiden name	109
my main	-28
my meet	-71
my message	-116
my message ,	-131
my mic	-190
my migraine	-34
my mind	-110
my mistake	-143
my mistake </s>	-117
my mobile	106
my mood	-164
my morning	93
my morning start	23
my mother-tongue	118
my mother-tongue is	118
my mouse	-109
my mouse double	-78
my mouth	-137
my name	176
my name </s>	129
my name down	-25
my name get	104
my name is	53
my neck	-115
my neck is	-89
my next	-133
my night	146
my note	-136
my note </s>	-125
my notice	155
my notice ,	107
my novel	-82
my number	-149
my number ,	-143
my nurse	135
my nurse degree	98
my office	-127
my office </s>	-89
my old	247
my old <kin>	239
my only	-163
my only excuse	-126
my only meal	110
my order	-138
my other	-5
my output	-134
my own	32
my own <kin>	123
my own clothe	139
my package	-63
my page	-154
my paragraph	-154
my paragraph is	-99
my parcel	-181
my parser	-103
my parser </s>	-103
my password	-97
my password </s>	-91
my password is	-83
my patience	-101
my pay	164
my pen	-42
my pension	213
my pension kick	101
my pension start	75
my phd	145
my phone	-257
my phone 's	-93
my phone ,	88
my phone </s>	-29
my phone die	-73
my phone is	-7
my phone on	-195
my photo	-103
my physic	27
my piano	-95
my place	-78
my place ,	-29
my place in	-93
my point	-133
my post	75
my pottery	187
my pottery class	120
my practice	-61
my printer	-38
my pull	-105
my pull request	-105
my push	129
my push <number>	164
my query	-171
my query return	-130
my question	-277
my question </s>	-127
my question is	-201
my quiz	-142
my r	161
my r 's	161
my read	91
my real	189
my receipt	-75
my rent	265
my rent go	124
my residence	126
my right	216
my right ear	135
my right hand	125
my right knee	118
my room	-122
my roster	50
my roster 's	50
my row	-19
my salary	221
my salary </s>	54
my salary go	110
my salary is	139
my salon	24
my salon 's	147
my salt	172
my savings	93
my savings ,	-54
my savings go	132
my savings sit	105
my scene	-103
my scene </s>	-103
my score	-163
my score is	-124
my screen	-12
my screen 's	-135
my screen </s>	-145
my screen go	-116
my screen reader	129
my script	-138
my seat	-52
my seat on	41
my second	-128
my second ,	96
my second year	133
my sense	114
my sense of	114
my session	-113
my session run	-100
my shift	74
my shift at	179
my shop	94
my short	-147
my short story	-147
my shoulder	184
my shoulder </s>	146
my shoulder never	101
my side	144
my side gig	126
my side of	-11
my size	-108
my skin	122
my sleep	44
my sleep </s>	44
my slide	-133
my smell	137
my smell never	113
my sock	-126
my soup	-185
my soup is	-104
my spare	167
my spare key	131
my spreadsheet	-146
my spring	116
my spring </s>	116
my stall	176
my stall </s>	127
my stall at	123
my stammer	146
my stomach	-109
my stomach is	-153
my story	-225
my story </s>	-127
my story the	-137
my street	74
my studio	180
my studio is	85
my study	143
my stutter	209
my stutter get	117
my surname	201
my tab	-138
my tab crash	-78
my table	-127
my tale	-115
my tattoo	-75
my tax	149
my taxi	-128
my taxi <kin>	-120
my tea	-59
my tea </s>	-141
my tea go	-73
my team	117
my team 's	178
my team <kin>	167
my team have	-52
my team is	-106
my terminal	-65
my test	-209
my text	-183
my thesis	243
my thesis <kin>	105
my thesis is	191
my thing	67
my thing ,	164
my third	38
my third attempt	-109
my third year	68
my thread	-112
my throat	41
my thyroid	174
my thyroid was	130
my ticket	-94
my timer	-108
my toast	-148
my toast never	-109
my tongue	-28
my tongue on	-96
my tool	87
my tooth	-152
my total	-131
my trade	117
my trade is	96
my train	-185
my train is	-168
my tremor	162
my turn	37
my twentie	158
my twentie </s>	138
my type	39
my umbrella	-130
my van	144
my van 's	98
my van </s>	115
my van is	115
my view	-161
my view </s>	-161
my village	134
my violin <kin>	-60
my visa	122
my visa expire	70
my visa run	118
my visa tie	97
my voice	-45
my voice at	-94
my wage	149
my wage </s>	133
my way	-184
my way to	-127
my weak	136
my wed	139
my week	-39
my whole	76
my window	-223
my word	-95
my work	232
my workbench	118
my workshop	68
my wrist	200
my wrist </s>	79
my wrist are	83
my year	54
my year as	54
myself	174
myself ,	45
myself </s>	-20
myself <name>	135
myself a	83
myself out	-136
myself out of	-136
myself to	121
myth	-199
myth </s>	-142
n't	16
n't </s>	111
n't <kin>	111
n't <name>	-170
n't <name> </s>	-170
n't afford	7
n't afford to	-37
n't allow	196
n't allow <kin>	122
n't allow in	116
n't answer	-150
n't ask	117
n't ask </s>	164
n't ask me	-32
n't be	-50
n't be able	-36
n't be bother	-118
n't be leave	172
n't believe	-97
n't believe in	73
n't believe it	-188
n't bother	89
n't bother me	110
n't buy	-79
n't call	28
n't care	-116
n't celebrate	37
n't celebrate birthday	116
n't change	132
n't check	-135
n't click	-149
n't come	-77
n't compile	-115
n't decide	-166
n't deploy	-67
n't do	152
n't do ladder	113
n't do morning	131
n't do pork	60
n't do the	-19
n't do this	-102
n't drink	81
n't drink ,	189
n't drink alcohol	144
n't drink the	20
n't drive	181
n't drive ,	95
n't drive </s>	138
n't drive at	154
n't eat	-35
n't eat after	-61
n't eat another	-112
n't eat anything	-36
n't eat fish	-74
n't eat gluten	69
n't eat meat	191
n't eat pork	216
n't eat shellfish	139
n't eat since	-99
n't edit	63
n't enter	105
n't enter the	105
n't find	-209
n't find my	-138
n't find the	-111
n't find where	-141
n't finish	-4
n't fit	51
n't fit in	-19
n't fit on	-135
n't fit through	141
n't fly	189
n't fly ,	120
n't focus	-116
n't focus </s>	-101
n't get	-101
n't get a	119
n't get another	82
n't get it	-149
n't get past	53
n't get the	-207
n't get this	-121
n't give	-6
n't give me	72
n't go	-104
n't have	116
n't have <kin>	235
n't have a	194
n't have any	-129
n't have peanut	104
n't have the	-164
n't have time	-109
n't hear	-166
n't hear the	-179
n't hear you	-119
n't install	114
n't it	-162
n't it </s>	-104
n't kneel	150
n't know	-63
n't know </s>	-159
n't know about	113
n't leave	-48
n't leave the	-48
n't let	-83
n't let me	-97
n't lift more	107
n't lift over	87
n't like	-119
n't like it	-12
n't like the	-85
n't like this	-119
n't load	-149
n't load </s>	-82
n't log	-145
n't log in	-145
n't match	-83
n't miss	146
n't move	-5
n't need	23
n't open	-195
n't open ,	-102
n't open the	-136
n't own	92
n't own a	92
n't pick	-175
n't pick up	-175
n't plan	177
n't put	-53
n't reach	50
n't read	37
n't read it	-42
n't read music	83
n't read small	97
n't read this	-135
n't recognise	109
n't recognise here	163
n't remember	-171
n't renew	174
n't replace	5
n't respond	-155
n't respond </s>	-155
n't restart	53
n't restart </s>	53
n't rise	-122
n't roll	52
n't run	-135
n't scroll	-156
n't see	-148
n't see a	78
n't see the	-178
n't see why	-136
n't share	-119
n't show	-125
n't show up	-98
n't sleep	-64
n't sleep </s>	-96
n't smoke	108
n't smoke ,	108
n't speak	86
n't speak since	72
n't speak to	124
n't stand	231
n't stand mushroom	111
n't stand the	-144
n't stand this	-168
n't stand up	-124
n't start	-80
n't start ,	-127
n't stop	-86
n't sugarcoat	105
n't sugarcoat ,	105
n't suggest	77
n't swim	182
n't swim ,	146
n't take	-101
n't take call	125
n't take it	-140
n't take my	-119
n't talk	-85
n't talk </s>	-124
n't taste	73
n't think	-176
n't think </s>	-91
n't touch	19
n't touch anything	144
n't touch the	-165
n't trust	-12
n't trust the	-12
n't turn	-135
n't turn on	-110
n't understand	-114
n't understand this	-54
n't use	-21
n't use <name>	-37
n't use that	-121
n't want	14
n't want <number>	117
n't want to	-83
n't work	103
n't work </s>	-59
n't work because	-47
n't work for	119
n't you	-142
n't you </s>	-142
na	88
na <name>	181
na <name> i	119
nail	-23
nail bar	131
nail from	117
nail from home	93
nain	-8
nairobi	-42
name	-16
name 's	137
name 's <name>	137
name ,	-56
name :	-39
name : <name>	-39
name </s>	15
name <name>	49
name <name> </s>	207
name <name> <name>	-64
name <name> and	67
name after	40
name after a	-12
name after my	109
name and	-67
name are	32
name down	14
name down for	192
name for	-224
name for a	-183
name get	156
name get shorten	85
name in	33
name in the	44
name is	8
name is <name>	18
name is spell	53
name on	90
name on our	137
name on the	-19
name still	139
name still </s>	139
name the	-143
name wrong	-83
nap	-38
nap ,	-39
nap </s>	96
narrator	-181
narrowboat	196
narrowboat is	117
national	43
native	8
native ,	100
native speaker	51
native to	-100
native to <name>	-100
natural	-143
naturalisation	108
navy	201
navy ,	-25
navy </s>	152
navy and	-26
near	75
near <name>	73
near <name> ,	-21
near <name> </s>	65
near <name> and	141
near <name> there	64
near a	85
near me	-108
near my	110
near the	107
near the <kin>	159
nearest	109
nearly	6
nearly drown	152
neck	-68
neck is	-89
neck is stiff	-78
need	-86
need </s>	-180
need <name>	160
need <number>	-29
need <number> approval	201
need <number> more	-213
need <number> signature	53
need a	-155
need a better	-114
need a caption	-142
need a new	33
need a polite	-180
need a quick	-77
need a recipe	-49
need a rhyme	-106
need a title	-146
need an	-171
need glass	61
need glass for	93
need help	-120
need help with	-120
need insulin	156
need insulin twice	156
need is	-133
need it	-154
need it in	-127
need milk	-11
need more	-149
need replace	52
need subtitle	-48
need subtitle </s>	-129
need the	-188
need the second	-170
need this	-124
need this by	-122
need to	-129
need to be	-12
need to buy	-106
need to send	-100
needful	39
needle	119
negative	-105
neither	19
neither of	-20
neither of my	-20
nervous	14
nervous </s>	117
nervous about	-78
net	123
netball	75
network	-54
never	263
never </s>	-63
never <days>	60
never <days> </s>	60
never <name>	-67
never <name> ,	116
never a	27
never answer	85
never ask	32
never be	111
never be so	-113
never before	94
never book	130
never book anything	116
never borrow	27
never click	166
never come	31
never come back	170
never cup	129
never do	30
never do </s>	127
never do marry	-70
never eat	178
never eat pork	110
never end	-151
never end </s>	-108
never find	10
never find us	-37
never finish	-135
never fly	91
never fly ,	180
never fly </s>	-63
never forgive	-46
never get	-77
never get my	149
never get the	-212
never get your	-74
never go	194
never go back	152
never have	51
never have </s>	163
never have a	89
never heal	155
never heal </s>	106
never in	96
never know	-126
never know what	-126
never learn	165
never learn </s>	109
never learn to	119
never like	100
never look	124
never look back	124
never marry	152
never marry ,	152
never mind	-213
never mind ,	-102
never mind </s>	-96
never mind the	-170
never on	89
never pay	-104
never phone	-76
never practise	147
never practise </s>	125
never put	124
never remarry	103
never see	-180
never see that	-163
never share	27
never share my	27
never sleep	-160
never sleep </s>	-128
never store	125
never store card	125
never tell	-135
never tell his	-68
never to	144
never touch	-20
never turn	-157
never turn up	-157
never understand	-118
never use	171
never use <name>	63
never use emojis	104
never use the	15
never wear	-42
never work	127
never work ,	-137
never work in	136
new	-134
new </s>	-90
new <kin>	-121
new <name>	-185
new line	-143
new logo	-103
new mayor	-139
new user	-134
new year	24
new year 's	110
new year </s>	201
new year is	-59
newer	121
newer </s>	121
news	-291
news </s>	-165
news again	-34
news again </s>	-34
news say	-81
newsletter	-131
newsletter go	-74
newsletter go to	24
newspaper	-32
newspaper </s>	-32
next	108
next ,	-138
next </s>	-121
next <month>	276
next <month> ,	120
next <month> </s>	326
next <number>	86
next <number> year	175
next autumn	141
next autumn </s>	130
next couple	129
next door	-4
next door 's	-114
next door ,	-74
next door </s>	55
next door is	-139
next door right	-61
next door to	117
next in	-117
next may	162
next may </s>	55
next of	112
next of kin	112
next room	-157
next room </s>	-131
next slide	-93
next spring	185
next spring </s>	156
next step	36
next step </s>	79
next summer	236
next summer </s>	143
next summer i	133
next table	-94
next term	138
next term </s>	138
next to	-274
next to me	-207
next to my	-60
next to the	-160
next year	209
next year ,	193
next year </s>	178
next year i	97
nice	-254
nice </s>	-166
nice in	-128
nicer	-132
nickel	-40
nickel </s>	-40
nico	-79
night	80
night 's	-186
night 's episode	-143
night ,	-199
night , so	103
night </s>	51
night <kin>	150
night all	10
night and it	-65
night anymore	129
night are	138
night are for	143
night at	58
night at the	70
night because	-41
night belong	91
night belong to	91
night bus	-11
night class	11
night desk	112
night desk at	160
night drive	77
night host	-54
night i	-139
night in	-39
night in a	-37
night is	26
night now	-87
night now </s>	-87
night on	34
night on the	76
night owl	115
night owl </s>	115
night pharmacy	62
night porter	35
night school	-37
night shift	183
night shift </s>	79
night shift at	127
night so	25
night was	-172
night watchman	-19
night watchman ,	-19
night wreck	-12
night wreck my	-12
nightly	127
nikah	42
nil	-96
nil </s>	-90
nina	-92
ninth	55
nitrile	-24
nitrile glove	-24
no	74
no ,	-74
no .	-35
no . <number>	-35
no </s>	-239
no <day>	84
no <kin>	-48
no <kin> ,	-16
no <kin> </s>	50
no <kin> allow	-91
no <kin> in	-53
no <name>	147
no <name> ,	-37
no <name> in	-131
no <number>	7
no alcohol	-32
no base	-33
no base ,	-33
no birthday	69
no broadband	145
no bullet	46
no bullet point	46
no bus	134
no call	73
no car	58
no car ,	72
no card	135
no change	-160
no change </s>	-118
no choice	-25
no choice there	-24
no cilantro	-50
no clue	-15
no computer	108
no computer </s>	108
no coriander	15
no dairy	-6
no dairy for	98
no dairy in	-64
no dey	159
no difference	-133
no double	111
no double glaze	111
no electricity	-44
no elevator	-29
no emojis	22
no emojis ,	98
no end	-130
no error	-121
no error ,	-87
no exception	195
no exception </s>	195
no fish	57
no further	-132
no gallbladder	125
no garden	-83
no garden </s>	-143
no garlic	85
no gluten	29
no go	-21
no good	145
no grapefruit	162
no grapefruit </s>	76
no heat	34
no heat </s>	32
no heat in	-100
no idea	-245
no idea what	-118
no idea who	-96
no idea why	-107
no internet	35
no internet </s>	150
no licence	124
no licence ,	124
no lift	169
no lift ,	107
no light	-100
no lily	-61
no longer	137
no luck	-174
no luck </s>	-157
no lunch	-54
no lunch meeting	94
no main	84
no main water	84
no meat	-73
no meeting	167
no meeting before	130
no milk	-170
no module	-72
no more	239
no more run	104
no more than	137
no mri	83
no mri for	83
no night	72
no nut	-120
no nut ,	-115
no oven	157
no oven ,	133
no oven </s>	148
no park	17
no pesticide	47
no phone	-44
no phone signal	-150
no plan	16
no pork	-105
no reason	-85
no reason </s>	-85
no result	-172
no run	110
no rush	-118
no rush ,	-118
no screen	111
no screen after	66
no sense	-58
no sense </s>	-155
no sense of	88
no shoe	-20
no signal	-118
no signal ,	-130
no sleep	-101
no sugar	111
no sugar </s>	91
no surprise	44
no time	-204
no time </s>	-141
no voice	-25
no way	-141
no way </s>	-141
no wifi	-20
no wine	4
no worry	-118
no-gi	21
nobody	-56
nobody 's	-13
nobody at	-14
nobody at school	-54
nobody at the	-27
nobody but	111
nobody but <name>	86
nobody else	174
nobody have	-143
nobody here	-122
nobody here </s>	-122
nobody in	73
nobody in my	181
nobody in our	161
nobody in the	-190
nobody leave	77
nobody leave in	77
nobody may	16
nobody on	-148
nobody say	133
nobody say <name>	133
nobody there	-156
noise	97
noisy	-211
nokia	-30
none	21
none of	-27
none of my	36
none of them	-65
none of us	154
nonfiction	153
nonsense	-98
nonstop	120
nonstop </s>	120
nonverbal	172
nonverbal ,	127
noodle	-109
noodle </s>	-109
noon	-282
noon ,	-117
noon </s>	-214
noon and	104
noon and <number>	175
noon today	-105
noon today </s>	-105
normal	-141
normal </s>	-141
normally	-30
north	161
north ,	142
north side	94
north side ,	86
northern	-67
norwegian	60
not	-42
not </s>	-58
not <kin>	-81
not <kin> </s>	-81
not <name>	7
not <name> </s>	78
not <number>	-93
not <number> ,	-114
not <number> </s>	-44
not a	-18
not a fan	112
not a native	51
not allow	118
not allow in	14
not answer	-117
not at	-89
not at all	-141
not by	22
not eat	-53
not even	129
not finish	-129
not good	83
not good but	83
not in	37
not in <name>	-52
not madam	-13
not me	-74
not me </s>	-92
not mine	-123
not mine </s>	-77
not on	95
not on any	95
not open	52
not read	100
not ready	-124
not renew	117
not renew </s>	117
not rent	86
not sure	-119
not sure </s>	-99
not that	-172
not the	80
not to	43
not use	29
not what	-177
not what i	-177
not write	80
not write it	80
notary	122
notary ,	28
note	-20
note </s>	-229
note are	99
note by	-97
note by hand	-97
note for	-90
note in	91
note in a	114
notebook	107
nothing ,	-148
nothing </s>	-136
nothing but	-147
nothing but black	-67
nothing but button	-40
nothing change	-100
nothing change </s>	-100
nothing come	-151
nothing else	37
nothing else </s>	-64
nothing fit	62
nothing from	-96
nothing from that	-144
nothing get	89
nothing get do	87
nothing happen	-199
nothing happen </s>	-152
nothing in	72
nothing in the	11
nothing issue	111
nothing issue after	111
nothing more	-110
nothing on	74
nothing serious	-118
nothing serious </s>	-118
nothing to	-75
nothing with	101
nothing with nut	-34
notice	179
notice ,	147
notice , last	147
notice </s>	-13
notice at	107
notice at the	107
novel	-61
novel ,	-113
novel , <name>	-5
novel </s>	-117
novel drag	-105
now	-123
now ,	-317
now , <name>	-27
now , <number>	-62
now , keep	-128
now , plus	51
now , signal	-187
now , where	-82
now </s>	-160
now <kin>	118
now <number>	138
now a	62
now and	-60
now and i	151
now have	177
now have a	132
now i	142
now i 'm	-13
now i do	102
now i have	-56
now it 's	32
now live	115
now live <number>	31
now on	308
now on ,	162
now on </s>	226
now sell	-43
now so	69
now that	71
now that both	56
now that i	42
now the	-118
now the footer	-122
now train	116
now want	62
now what	-170
now what </s>	-170
now work	149
nowaday	-92
null	-237
null </s>	-142
numb	-15
number	-15
number </s>	-23
number <number>	-18
number <number> ,	92
number <number> </s>	-105
number <number> expect	31
number i	-38
number i 'm	-38
number in	-171
number is	84
number is what	-4
number like	110
number look	-98
number was	-186
number was <number>	-156
nun	132
nun for	-65
nun for <number>	-65
nurse	243
nurse by	112
nurse degree	165
nurse degree at	74
nurse home	71
nurse in	93
nurse in <name>	45
nurse next	94
nursery	164
nursery </s>	102
nursery in	-59
nut	-83
nut ,	108
nut , <number>	55
nut , the	85
nut </s>	-135
nut allergy	117
nut free	-34
nut leave	-124
nut-free	137
nut-free </s>	137
o	-193
o '	-169
o ' clock	-169
oak	136
oak mostly	97
oak mostly </s>	97
oat	137
oat milk	137
object	-118
oboe	145
obviously	-188
obviously </s>	-154
ocd	190
octopus	-90
octopus have	-58
octopus have <number>	-58
odd	-48
odd ,	-104
odd </s>	-153
odd week	119
odd week </s>	119
of	24
of </s>	-148
of <kin>	87
of <kin> ,	-46
of <kin> </s>	90
of <kin> for	122
of <month>	189
of <month> ,	103
of <month> </s>	277
of <month> <number>	136
of <name>	9
of <name> ,	100
of <name> </s>	-22
of <name> <name>	190
of <name> is	-124
of <number>	100
of <number> ,	17
of <number> </s>	194
of <number> <kin>	150
of <number> <name>	-188
of <number> at	-102
of <number> euro	-25
of <number> i	151
of <number> in	55
of <number> on	-109
of <number> year	143
of a	127
of a <kin>	-111
of a herring	35
of a nurse	111
of a sudden	-144
of about	-14
of about <number>	-14
of all	-133
of all city	-25
of all day	-148
of all the	54
of an	-76
of battery	-131
of battery </s>	-131
of blood	121
of blood </s>	121
of card	12
of course	-55
of course </s>	-55
of crisp	-152
of each	253
of each month	150
of error	-89
of every	179
of every month	106
of flour	-110
of fly	183
of fly ,	84
of glaucoma	-101
of hear	84
of hear ,	84
of height	109
of height ,	82
of idea	-137
of it	147
of it </s>	117
of kin	112
of me	-207
of me </s>	-145
of me in	-66
of medicine	97
of memory	-119
of memory at	-78
of milk	-65
of mine	32
of mine ,	138
of mine </s>	112
of my	23
of my <kin>	-27
of my <number>	90
of my chronic	67
of my finger	151
of my income	-4
of my life	91
of my own	-75
of my salary	98
of my tab	-103
of name	-142
of needle	129
of night	144
of office	-153
of office </s>	-153
of our	137
of our <kin>	27
of our <number>	185
of our allotment	80
of our house	63
of our village	64
of ours	84
of ours are	81
of run	119
of run </s>	119
of smell	151
of smell in	114
of snow	-109
of snow </s>	-109
of soap	-8
of teach	122
of teach </s>	122
of text	86
of that	-290
of that <name>	-138
of that paragraph	-109
of the	-74
of the <kin>	46
of the <name>	215
of the <number>	80
of the ad	-68
of the call	-153
of the company	43
of the day	-104
of the field	88
of the file	-84
of the flat	107
of the form	-125
of the gym	127
of the hear	95
of the hotel	28
of the list	-101
of the month	12
of the night	27
of the page	-73
of the quiz	-143
of the row	-79
of the second	-165
of the vineyard	89
of the way	-137
of the year	-13
of them	96
of them ,	67
of them </s>	72
of them are	25
of them in	-137
of these	-161
of these <number>	-161
of this	-271
of this </s>	-100
of this <number>	-88
of this bug	-43
of those	-192
of those <number>	-117
of tile	74
of tile </s>	74
of tool	83
of tune	-142
of tune </s>	-111
of us	107
of us ,	102
of us </s>	156
of us <kin>	90
of us and	135
of us are	92
of us at	91
of us have	-155
of us in	-19
of us under	118
of user	-161
of user </s>	-161
of wait	-54
of what	70
of what we	91
of work	30
of year	170
of year </s>	142
of your	-168
of your table	-89
off	78
off ,	-136
off , have	-84
off , night	102
off , so	-96
off <name>	123
off <name> </s>	109
off <number>	-7
off a	7
off again	-139
off and	-135
off at	-96
off at <number>	-129
off at the	99
off by	-185
off by <number>	-178
off credit	105
off credit card	105
off every	-28
off every weld	-82
off for	10
off from	122
off from <name>	104
off grid	149
off grid ,	149
off in	88
off in <month>	107
off in <number>	213
off in the	-19
off limit	-12
off limit until	-74
off my	124
off sick	-104
off sugar	141
off the	31
off the <kin>	15
off the <name>	-11
off the house	101
off the table	112
off this	-148
off this morning	-156
off this week	-100
off till	-151
off to	-207
off to <name>	-91
off to the	-209
off topic	-138
off until	5
off with	160
off-season	36
offer	-150
offer for	-91
office ,	-13
office , <name>	-78
office </s>	14
office <kin>	103
office <kin> ,	104
office <number>	144
office <number> ,	93
office <number> to	137
office are	-25
office at	-19
office at <number>	-26
office close	109
office for	-160
office in	-5
office in <month>	155
office in <name>	-101
office in <number>	100
office is	184
office today	-114
office today </s>	-114
offline	60
offline </s>	49
offshore	66
offshore ,	32
offshore , <number>	106
offshore <number>	105
offshore <number> week	105
offsite	-59
ofsted	154
often	-153
oh	-121
oh sure	-67
oh sure ,	-67
oil	-43
oil ,	7
oil , winter	-45
oil from	-33
ok	-34
ok </s>	-148
ok i	-121
okada	36
okada accident	36
ol	-91
ol '	-91
ola	-46
ola from	-46
ola from my	-46
old	118
old ,	108
old </s>	-7
old <kin>	274
old <kin> ,	208
old <kin> </s>	129
old <kin> <name>	147
old <kin> in	4
old <name>	255
old <name> </s>	109
old <name> <name>	161
old <name> <number>	-4
old <name> is	101
old <name> the	-67
old <number>	-158
old and	88
old barn	16
old build	-132
old track	-91
old version	22
old version </s>	26
older	145
older <kin>	165
older <kin> </s>	103
older <kin> is	114
older than	98
older than me	188
older than the	-126
oleander	89
oleander is	89
oleander is what	89
olga	-41
olive	167
olive are	33
olive oil	-16
olive oil from	-33
omar	38
omg	-84
on	16
on ,	-143
on , <number>	193
on </s>	-109
on <day>	-254
on <day> 's	-71
on <day> ,	-70
on <day> </s>	-243
on <day> and	-76
on <day> evening	100
on <day> morning	140
on <day> night	172
on <day> the	-124
on <day> was	-122
on <days>	46
on <days> ,	205
on <days> </s>	43
on <days> after	100
on <days> and	181
on <days> at	118
on <days> i	198
on <days> only	110
on <days> the	-95
on <days> with	117
on <kin>	114
on <kin> 's	121
on <month>	70
on <month> <number>	62
on <name>	-81
on <name> ,	-23
on <name> </s>	-81
on <name> <day>	117
on <name> <name>	18
on <name> and	237
on <name> go	38
on <name> is	-88
on <name> just	-104
on <name> say	-78
on <number>	209
on <number> ,	-134
on <number> </s>	-201
on <number> <month>	319
on <number> <name>	161
on <number> floor	-9
on <number> may	156
on <number> off	180
on <number> old	-4
on <number> or	111
on <number> page	-76
on <number> percent	-122
on <number> salary	109
on <number> year	122
on a	271
on a <day>	-224
on a <kin>	128
on a <name>	143
on a <number>	117
on a boat	-32
on a call	-133
on a ferry	150
on a flat	107
on a forum	-116
on a kibbutz	99
on a moor	128
on a narrowboat	74
on a night	29
on a stroke	42
on a tiny	151
on a train	-187
on a wait	76
on again	-86
on again </s>	-86
on alternate	106
on alternate <days>	102
on an	33
on an empty	121
on an island	-53
on an old	146
on and	-112
on and <number>	-82
on any	95
on any social	95
on anything	72
on anything smaller	72
on at	-140
on at <number>	-140
on average	-147
on average </s>	-147
on both	-131
on call	87
on call every	152
on call on	-158
on comma	-102
on comma and	-102
on every	16
on everything	-56
on everything ,	16
on film	137
on film ,	110
on fire	-112
on fire today	-112
on for	63
on her	27
on her own	141
on his	-32
on hold	-367
on hold </s>	-135
on hold for	-41
on hold with	-247
on holiday	46
on holiday </s>	46
on i	33
on in	83
on in the	-80
on induction	159
on it	6
on it </s>	26
on it i	-15
on its	-51
on its own	-165
on leave	114
on leave until	122
on level	-102
on level <number>	-102
on lichen	106
on lichen ,	60
on line	-196
on line <number>	-196
on lithium	37
on lithium </s>	-25
on me	-38
on me </s>	-157
on methotrexate	136
on mobile	-151
on mobile </s>	-151
on my	-108
on my <kin>	4
on my chin	171
on my desk	-144
on my foot	-177
on my keyboard	-107
on my laptop	-140
on my machine	-158
on my own	144
on my phone	-6
on my right	121
on my screen	-181
on my team	67
on my way	-135
on night	232
on night ,	103
on night at	119
on our	64
on our crow	119
on our floor	-112
on our own	114
on our place	65
on our team	217
on our ward	-67
on page	-290
on page <number>	-283
on paper	162
on paper ,	157
on paper </s>	97
on paper that	-154
on parental	157
on parental leave	157
on permanent	97
on permanent night	97
on phone	-69
on phone ,	-69
on pizza	-116
on pizza </s>	-116
on platform	-134
on platform <number>	-134
on port	-169
on port <number>	-169
on price	79
on purpose	118
on purpose </s>	118
on question	-85
on question <number>	-85
on rent	126
on silent	-44
on site	205
on site </s>	141
on soil	71
on step	-120
on step <number>	-120
on strike	-135
on that	-172
on that <name>	-126
on that forum	-125
on that page	-128
on that record	-136
on that show	-121
on that site	-151
on the	128
on the <kin>	-39
on the <name>	-76
on the <number>	197
on the autism	131
on the bakery	105
on the blue	-157
on the board	54
on the bus	41
on the car	94
on the carpet	-130
on the clock	36
on the corner	-99
on the council	137
on the crossword	-152
on the crow	113
on the ferry	-44
on the fifth	149
on the first	135
on the flat	154
on the floor	-187
on the flyer	118
on the grind	112
on the hob	-140
on the keyboard	-126
on the kidney	78
on the kitchen	126
on the last	45
on the leave	184
on the line	-105
on the list	44
on the menu	-130
on the metro	54
on the moon	-106
on the news	-180
on the old	-91
on the organ	131
on the other	-98
on the page	89
on the parish	71
on the phone	88
on the radio	-209
on the rig	129
on the right	133
on the ring	-179
on the roof	123
on the same	150
on the second	81
on the shop	121
on the side	91
on the sofa	45
on the stair	-178
on the studio	64
on the table	-76
on the telly	-115
on the third	-61
on the train	-131
on the tram	36
on the upper	109
on the wait	97
on the ward	74
on the way	-195
on the wrong	-125
on their	52
on this	-134
on this </s>	-140
on this <name>	-120
on this <number>	-56
on this bug	-59
on this call	-208
on this form	-82
on this page	-90
on this record	-77
on to	-139
on to the	-108
on today	-141
on today 's	-80
on top	68
on top </s>	22
on top of	70
on train	207
on tv	-242
on tv ,	-148
on tv </s>	-173
on warfarin	43
on warfarin </s>	-18
on week	88
on week off	88
on window	153
on with	-167
on-call	130
once	-15
once ,	8
once </s>	-49
once a	-34
once a day	135
once a month	69
once a year	-117
once the	122
once today	-86
one	237
one </s>	197
one-page	158
onion	-112
onion ,	-117
onion </s>	-123
online	6
online ,	-124
online at	-21
online bank	123
online shop	36
only	231
only ,	142
only , i	106
only , never	124
only , no	54
only , please	-12
only </s>	184
only <day>	-37
only <day> </s>	-37
only <kin>	212
only <kin> </s>	180
only <kin> under	-60
only <kin> with	97
only <name>	173
only <name> </s>	202
only <number>	-45
only <number> </s>	145
only <number> <name>	138
only <number> here	-169
only <number> leave	-130
only <number> minute	-135
only <number> of	-31
only <number> on	-39
only <number> still	-204
only <number> who	233
only <number> with	109
only a	6
only at	-137
only at night	-63
only at the	-127
only black	132
only black and	132
only bread	50
only buy	-5
only buy secondhand	136
only cash	126
only cash </s>	126
only come	-150
only come to	-94
only do	169
only drink	121
only eat	196
only ever	224
only ever wear	99
only excuse	-126
only find	64
only find when	64
only for	187
only for me	148
only free	-70
only from	146
only from now	119
only get	115
only get <number>	86
only have	27
only have <number>	20
only have the	-19
only here	-34
only here </s>	-34
only hope	-145
only hope </s>	-145
only in	-31
only know	52
only let	27
only let me	27
only me	103
only meal	110
only meal fall	110
only need	-122
only now	158
only now </s>	158
only on	121
only on this	-95
only once	-97
only own	-66
only pay	53
only read	15
only read the	-104
only see	-150
only serve	-46
only show	-163
only speak	-38
only speak <name>	138
only take	-18
only the	-9
only the <name>	116
only the first	22
only thing	5
only thing i	5
only valid	-103
only want	-142
only way	162
only wear	75
only woman	15
only woman <kin>	-104
only woman in	142
only woman on	141
only work	258
only work half	91
only write	-57
onset	82
op	227
op </s>	158
open	-248
open ,	-238
open , <number>	-126
open </s>	-235
open <day>	-28
open <name>	44
open <name> </s>	44
open a	-75
open a second	106
open and	-117
open at	-79
open at <number>	-80
open by	131
open day	-92
open day </s>	-92
open for	-78
open in	69
open in <number>	115
open in the	-126
open it	-149
open my	133
open on	60
open source	110
open the	-91
open the <name>	-134
open the file	-94
open the link	-63
open the setting	-113
open till	-62
open till <number>	-62
opera	51
opera bore	36
opera bore me	36
operate	133
operation	170
operation </s>	122
operator	139
opinion	-185
opinion </s>	-140
opponent	-160
option	-108
option ,	68
option </s>	-110
option <name>	-202
option <name> </s>	-151
option <number>	-133
option <number> ,	-98
option a	-153
option a </s>	-153
or	-117
or <name>	-180
or <name> ,	-145
or <name> </s>	-104
or <number>	-193
or <number> ,	-99
or <number> </s>	-118
or a	-66
or false	-120
or false :	-120
or in	-95
or just	192
or just tune	111
or less	113
or less </s>	113
or no	-196
or not	28
or not </s>	28
or nothing	169
or parsley	-141
or so	-15
or so </s>	120
or so the	-118
or the	84
or what	-95
or what </s>	-95
orange	-54
orchard	182
orchard 's	126
orchard </s>	122
orchestra	220
orchestra </s>	168
orchid	172
orchid ,	126
order	-63
order ,	-131
order </s>	165
order from	58
order from <name>	58
order of	-138
order of the	-101
order on	53
order pizza	-94
order pizza for	-94
order to	-19
organ	84
organic	84
organic in	97
organic in <number>	97
organic since	-26
organic since <number>	-26
organise	101
organist	175
organist </s>	145
original	59
originally	131
orthodox	-47
oscar	-147
oskar	28
oskar 's	28
oskar 's the	28
other	108
other </s>	-5
other <day>	157
other <day> </s>	124
other <number>	80
other <number> 's	-5
other day	158
other file	-132
other file </s>	-132
other half	18
other room	-137
other tab	-59
other to	135
other to my	135
other week	83
other week ,	70
other word	-133
otherwise	185
otherwise </s>	185
ottilie	101
ottilie ,	101
ottilie , our	101
ouch	-49
ouch </s>	-49
oud	-57
our	268
our <day>	-17
our <kin>	-4
our <kin> 's	-59
our <kin> ,	379
our <kin> </s>	49
our <kin> <kin>	104
our <kin> <name>	159
our <kin> are	228
our <kin> come	144
our <kin> get	-34
our <kin> have	-12
our <kin> is	-101
our <kin> just	108
our <kin> of	-54
our <kin> only	136
our <kin> want	-67
our <kin> was	173
our <kin> were	128
our <name>	146
our <name> ,	87
our <name> </s>	126
our <name> <kin>	-47
our <name> have	143
our <name> in	112
our <name> is	-8
our <name> licence	109
our <name> office	125
our <name> turn	46
our <number>	37
our <number> <kin>	122
our <number> van	179
our account	151
our allotment	104
our allotment society	80
our annexe	163
our annexe next	57
our annual	99
our app	122
our backup	-72
our bakery	219
our band	119
our band rehearse	119
our barn	123
our biggest	178
our biggest <kin>	160
our bill	182
our bin	-120
our blind	99
our boat	-48
our boiler	-65
our boiler is	-65
our book	40
our book </s>	-56
our book club	119
our bread	-6
our bridge	36
our budget	128
our budget for	128
our build	117
our build </s>	107
our build have	108
our build is	-189
our bus	-137
our busiest	41
our busiest month	122
our call	-26
our car	14
our card	-149
our charity	-40
our chat	34
our choir	-8
our choir 's	-64
our church	130
our church is	97
our clinic	108
our club	80
our co-op	173
our co-op </s>	95
our code	-4
our company	157
our contract	111
our contract </s>	111
our crow	188
our crow work	87
our dashboard	-98
our data	139
our deadline	-106
our delivery	-12
our department	61
our deploy	-129
our deploy go	-129
our depot	98
our dinner	7
our dinner tonight	-91
our dishwasher	-7
our doc	11
our door	-90
our factory	191
our family	237
our family ,	49
our family </s>	53
our family since	50
our family the	106
our farm	166
our ferry	-115
our ferry 's	-115
our field	126
our fig	6
our fig tree	101
our firm	142
our firm i	74
our first	179
our first <kin>	103
our fiscal	102
our fiscal year	102
our fish	147
our flat	208
our flat </s>	58
our flat is	104
our floor	-112
our food	99
our food truck	99
our form	-69
our fridge	-90
our front	170
our garage	145
our garden	145
our garden </s>	134
our grind	88
our group	30
our guest	-98
our hall	113
our head	31
our heat	75
our heat is	40
our hero	-163
our hero ,	-120
our heroine	-121
our home	124
our honeymoon	127
our hospital	153
our hotel	-96
our hour	-90
our house	247
our house ,	217
our house </s>	113
our house because	66
our house have	-72
our house is	116
our kiln	44
our kitchen	32
our kitchen have	135
our kitchen is	162
our legal	59
our little	153
our little <name>	198
our live	58
our live room	58
our local	88
our log	51
our logo	-45
our logo </s>	-45
our lot	-54
our lunch	-43
our main	157
our main <kin>	146
our marriage	102
our meet	-150
our meeting	77
our minibus	-38
our monorepo	206
our mortgage	124
our movie	-50
our name	89
our newsletter	-9
our night	138
our number	-119
our nursery	98
our office	89
our office </s>	146
our office <kin>	104
our old	-7
our old <kin>	152
our only	-22
our order	-174
our oven	78
our own	206
our own server	114
our pipeline	92
our place	251
our place ,	88
our place </s>	217
our planet	-144
our planet is	-144
our plumb	105
our plumb firm	105
our podcast	-66
our postcode	-40
our practice	118
our price	38
our print	145
our print shop	145
our printer	-52
our printer jam	-54
our quilt	113
our read	-140
our recipe	7
our release	134
our release train	103
our rent	170
our rent to	84
our repo	78
our restaurant	136
our retro	-8
our roof	32
our sample	-143
our school	-136
our school must	-65
our second	-69
our second ,	47
our sensor	-45
our server	101
our server is	33
our share	-68
our shed	110
our shop	-50
our shop 's	142
our site	16
our slot	24
our spare	161
our spare key	148
our sprint	-36
our squad	129
our stage	-22
our stage box	-97
our stand	-154
our standup	20
our startup	156
our stock	-91
our street	26
our street have	55
our street was	57
our studio	151
our studio have	136
our style	143
our style guide	143
our support	-19
our surgery	172
our table	-177
our table is	-177
our tannery	113
our team	42
our team 's	-69
our team </s>	120
our team is	156
our team nobody	159
our test	120
our test are	42
our ticket	5
our till	-129
our time	-85
our tiny	-8
our tower	102
our town	65
our tractor	113
our train	-245
our union	120
our union rep	84
our user	91
our valley	127
our van	146
our village	217
our village 's	111
our village have	169
our wait	-114
our ward	-67
our warehouse	162
our water	164
our water come	124
our website	70
our wed	202
our well	118
our wg	109
our whole	157
our whole family	57
our wifi	-71
our wifi at	80
our wifi drop	-120
our workshop	133
ours	350
ours ,	140
ours </s>	302
ours are	81
ours are mostly	81
ours in	-13
ours is	84
ours is a	11
ours since	123
ours since <number>	103
ours since my	136
ours to	110
ourselves	84
ourselves </s>	153
ourselves after	-54
ourselves after the	-54
out	-85
out ,	-37
out , can	-5
out , i	28
out </s>	-246
out <number>	-193
out a	194
out again	-136
out again ,	-116
out as	-139
out at	124
out at <number>	68
out before	-30
out blank	-106
out blurry	-129
out by	-92
out by <number>	-111
out by noon	-85
out by the	125
out for	-76
out for me	139
out here	42
out how	-143
out in	52
out in <month>	296
out in <name>	156
out in <number>	24
out in hive	-80
out in the	-72
out in this	-84
out like	-22
out mid	-125
out my	118
out my late	74
out of	-93
out of <name>	177
out of <number>	-61
out of idea	-137
out of memory	-131
out of milk	-65
out of my	-37
out of office	-153
out of the	26
out of this	-122
out of tune	-142
out on	-98
out on <days>	109
out on <number>	97
out on me	-139
out on the	95
out sick	-123
out since	146
out since <number>	146
out the	6
out the door	-131
out this	-67
out this afternoon	-67
out to	60
out to be	49
out today	-143
out too	-102
outdated	67
outdoors	78
outdoors </s>	153
outfit	-74
outline	155
outlive	5
outlive my	103
output	-16
output ,	-157
output </s>	41
output is	-125
outright	175
outright </s>	102
outside	-118
outside ,	-125
outside </s>	77
outside <name>	125
outside <name> ,	-26
outside <name> </s>	124
outside is	-152
outside my	-161
outside my window	-161
outside our	-120
outside the	-43
outside the station	-101
oven	-59
oven 's	83
oven , <number>	-50
oven , just	99
oven , smell	-138
oven </s>	-38
oven at	146
over	-19
over ,	-227
over , <name>	-121
over </s>	-356
over <name>	87
over <name> ,	180
over <name> </s>	-83
over <number>	47
over <number> </s>	205
over <number> kilo	132
over <number> line	37
over <number> need	96
over <number> page	-159
over and	-123
over and over	-107
over at	150
over by	-138
over by <name>	-105
over every	188
over for	-11
over from	124
over his	119
over in	-19
over it	68
over it </s>	68
over last	-73
over last night	-73
over my	-169
over my <kin>	144
over my keyboard	-98
over my life	111
over on	169
over prose	133
over the	145
over the keyboard	-113
over the next	157
over the slide	-146
over there	-182
over there </s>	-182
over to	135
over we	72
overlap	-129
overlap </s>	-129
overnight	-117
overnight </s>	-97
overpriced	-117
overrun	-143
oversleep	-122
overtime	42
overtime ,	6
owe	29
owe <name>	-132
owe <number>	86
owe my	262
owe my <kin>	231
owe the	185
owe the bank	144
owe the tax	93
owe you	-224
owe you <number>	-113
owe you a	-138
owe you an	-124
owl	-38
owl </s>	115
own	262
own </s>	78
own <kin>	83
own <number>	160
own <number> </s>	90
own <number> of	137
own a	241
own a <number>	77
own a car	16
own a third	69
own a tv	130
own by	-29
own chair	132
own chair in	132
own cheese	156
own clothe	139
own clothe ,	113
own goal	-138
own half	-82
own in	120
own server	114
own server in	114
own the	305
own the same	-40
own up	-138
owner	52
owner ,	-48
owner is	127
owner of	109
ownership	-56
ownership of	-56
ownership of the	-56
pa	16
pa drink	16
pace	-103
pacemaker	215
pacemaker ,	83
pacemaker , no	83
pacemaker </s>	102
pacemaker since	142
pacemaker since last	71
pack	-18
pack ,	-132
pack </s>	-140
pack list	64
pack of	-188
pack up	-13
package	112
package is	72
packet	-141
pad	-183
padel	24
paediatric	109
paediatric <kin>	109
paediatrics	71
page	-324
page ,	71
page </s>	-64
page <number>	-369
page <number> ,	-165
page <number> </s>	-244
page and	-214
page for	-70
page have	-125
page is	-119
page is slow	-38
page keep	58
page load	-178
page load </s>	-74
page of	-166
page of the	-77
page on	-118
page show	-88
page when	-109
page when i	-109
page will	-64
page will n't	-64
pager	141
pain	-31
pain </s>	-46
pain because	55
painful	-94
painful </s>	-94
painkiller	166
paint	8
paint counter	-15
pair	-169
pair </s>	-132
palpitation	154
pan	-239
pan </s>	-182
pan on	-140
pan on the	-140
pancake	-47
panda	-96
panel	-41
panel ,	-61
panel </s>	23
panel on	29
panic	74
panic </s>	-116
panic attack	143
panic attack ,	108
paper	152
paper ,	54
paper , <name>	147
paper </s>	73
paper mill	72
paper mill </s>	110
paper say	-172
paper say </s>	-112
paper that	-154
paperwork	-33
paperwork </s>	-77
para	71
paragraph	-13
paragraph ,	-125
paragraph </s>	-28
paragraph are	112
paragraph before	-76
paragraph before lunch	-76
paragraph in	-142
paragraph is	-156
paragraph is too	-73
paragraph of	46
paragraph of the	-92
paragraph up	-85
paragraph wear	-30
paragraph wear me	-30
parameter	-133
parang	-90
parcel	-235
parcel ,	-75
parcel </s>	-156
parcel depot	119
parcel depot </s>	119
parcel for	-21
parcel go	-46
parcel is	-143
parcel must	53
parcel must be	53
pardon	-125
parental	157
parental leave	157
paris	-151
parish	242
parish choir	93
parish choir </s>	93
parish council	116
parish council ,	109
park	-269
park ,	-122
park </s>	-10
park fine	-38
park just	-91
park just now	-91
park ticket	-103
parkinson	120
parkinson </s>	133
parkour	67
parkrun	-10
parole	-14
parser	-109
parser </s>	-175
parsley	-159
part	-374
part ,	-187
part </s>	-138
part <number>	-142
part <number> </s>	-116
part of	50
part of the	-133
part-time	192
part-time </s>	53
part-time after	98
part-time after the	98
part-time master	125
partly	57
party	-74
party </s>	-63
party for	-57
party tonight	-78
party tonight </s>	-78
party was	-136
pass	183
pass ,	-25
pass </s>	-214
pass first	9
pass first time	9
pass my	158
pass on	-135
pass on the	-157
pass out	-25
pass the	86
pass the bar	71
pass to	-46
pass to me	-38
pass to the	-104
passable	96
passable <name>	123
passable <name> </s>	123
passage	92
passenger	-114
passion	102
passion ,	102
passive	39
passive in	50
passive voice	-85
passive voice </s>	-85
passport	152
passport ,	53
passport , <name>	183
passport is	143
passport through	99
passport through my	99
password	-163
password ,	-50
password </s>	-108
password again	-80
password again </s>	-80
password is	-83
password is wrong	-83
past	-25
past </s>	-217
past <number>	73
past <number> </s>	109
past a	-151
past a <number>	-112
past tense	-187
past tense </s>	-159
past the	111
pasta	-166
pasta 's	-119
pasta </s>	-85
pasta is	-78
paste	-459
paste </s>	-161
paste is	-155
paste it	-173
paste it </s>	-146
paste the	-196
paste the log	-59
pastry	53
pastry <kin>	19
patch	-184
patch ,	-73
patent	178
patent from	113
patent from <name>	90
patent on	166
patent on a	131
path	-131
patience	-116
pattern	65
pattern ,	-150
pattern is	13
pattern is <number>	13
pause	-170
pavel	-76
pavel from	-33
pay	99
pay ,	29
pay </s>	-108
pay <kin>	98
pay <number>	-41
pay <number> a	116
pay a	-151
pay alimony	149
pay at	-47
pay at the	-47
pay back	104
pay back <number>	48
pay badly	-44
pay badly but	-44
pay before	-43
pay before <number>	-43
pay best	-13
pay best </s>	-13
pay by	174
pay by the	155
pay for	42
pay for my	198
pay for park	-144
pay for the	-172
pay his	-59
pay in	86
pay in cash	-44
pay it	99
pay me	53
pay me per	152
pay my	175
pay my bill	117
pay no	-54
pay off	139
pay off a	-50
pay off in	-44
pay off the	223
pay on	51
pay on the	119
pay our	176
pay our bill	113
pay overtime	125
pay staff	110
pay the	-125
pay the <kin>	147
pay the bill	-160
pay the gas	-81
pay the park	-38
payday	149
payment	136
payroll	165
payroll ,	41
payroll for	62
payroll for a	35
pb	162
pb is	132
pb is <number>	132
pdf	-181
pdf ,	-152
pdf </s>	-69
pea	-89
peak	61
peak at	-32
peak at <number>	-32
peanut	92
peanut </s>	138
peanut allergy	105
peanut allergy ,	-22
peanut ban	-76
peat bog </s>	-17
peel	-72
peer	-56
pellet	122
pelota	-5
pen	6
pen ,	11
pen , mostly	58
pen <kin>	62
penalty	-170
penicillin	85
penicillin ,	146
penicillin , find	109
penicillin </s>	69
penicillin and	143
penicillin and to	99
penny	-119
pension	170
pension 's	122
pension 's tiny	122
pension age	-153
pension from	124
pension is	128
pension kick	148
pension kick in	148
pension start	105
pension start in	105
pensioner	209
pensioner ,	133
people	-259
people ,	54
people , <number>	-43
people </s>	-113
people and	28
people and <number>	-10
people are	-81
people at	59
people for	115
people in	-104
people in <name>	8
people make	39
people say	-117
people say </s>	-117
people should	-125
people since	138
people spread	58
people spread over	58
people talk	-141
people think	-96
people who	-168
pepper	-116
pepper ,	-13
pepper sauce	-18
per	21
per <kin>	90
per <kin> </s>	132
per day	-157
per head	-155
per the	-71
percent	-129
percent ,	5
percent , hurry	-94
percent </s>	-40
percent of	-39
percent of <number>	-101
percent of our	-46
percent off	-123
percent so	-114
perfect	49
perfect </s>	-63
perfect pitch	201
perfect pitch ,	154
perfect pitch </s>	153
performance	-54
perfume	122
period	-41
permanent	172
permanent night	97
permission	-64
permit	-6
person	121
person ,	-15
person </s>	90
person here	-18
person here </s>	52
person in	-167
person in the	-144
person on	67
person who	67
persona	-169
persona for	-102
persona for the	-102
personal	-101
pescatarian	-23
pescatarian ,	-23
pescatarian , strictly	-23
pesticide	47
petra	-35
petra and	-35
petra and <name>	-35
petrol	-63
pf	73
pharmacy	76
pharmacy 's	83
pharmacy ,	-69
pharmacy </s>	144
pharmacy is	51
pharmacy is shut	-105
pharmacy open	-44
pharmacy open at	-14
pharmacy shut	46
phd	135
phd <kin>	124
phd in	97
phone	-32
phone 's	-159
phone 's on	-137
phone ,	-70
phone , no	175
phone , so	6
phone , the	-130
phone </s>	43
phone a	149
phone at	-26
phone at <number>	-152
phone call	217
phone call ,	143
phone call </s>	76
phone die	-73
phone in	17
phone interview	135
phone is	14
phone is an	147
phone is at	-101
phone just	-128
phone just now	-128
phone on	-141
phone on <number>	-174
phone on silent	-44
phone ring	-135
phone signal	-150
phone so	81
phone so i	151
photo	-415
photo ,	-185
photo , <number>	-106
photo , crop	-121
photo </s>	-153
photo come	-126
photo come out	-126
photo i	-107
photo is	-94
photo look	-87
photo of	-126
photo of the	-114
photograph	104
photography	113
photography ,	113
physic	93
pi	9
pi under	90
pi under my	90
pia	61
pia 's	61
pia 's the	61
piano </s>	18
piano in	-71
piano in our	83
piano in the	-150
piano is	-91
piano is my	63
pick	-82
pick </s>	-124
pick <number>	-111
pick an	-113
pick by	-22
pick by hand	-19
pick the	-181
pick this	-132
pick up	-39
pick up ,	-119
pick up </s>	-136
pick up <name>	81
pick up the	91
pick-up	108
pick-up </s>	108
picker	32
pickle	37
pickup	-103
pickup ,	17
pickup , a	17
picky	122
picky eater	122
picture	-143
picture ,	-127
picture , remove	-105
picture </s>	24
picture have	-107
picture have <number>	-107
picture is	-115
picture of	-154
pie	-135
piece	-84
piece ,	-47
piece , is	-31
piece </s>	-49
pikin	36
pilate	58
pill	160
pill </s>	139
pin	112
pin to	39
pinball	85
pinball machine	85
pinball machine ,	109
pineapple	-144
pink	-59
pint	-107
pipe	26
pipeline	21
pirate	-167
pirogue	96
pit	161
pitch	158
pitch ,	154
pitch </s>	87
pivot	-120
pivot table	-119
pixel	-150
pizza	-302
pizza ,	-126
pizza </s>	-138
pizza and	-64
pizza for	-94
pizza for the	-94
pizza is	-118
place	214
place ,	5
place </s>	172
place and	140
place but	-130
place but it	-130
place in	-91
place in <name>	-60
place in the	-93
placeholder	-154
placement	128
plain	173
plain <name>	117
plan	168
plan </s>	-140
plan by	95
plan cost	-124
plan for	46
plan for next	87
plan for tonight	-86
plan have	-39
plan is	108
plan is to	21
plan the	138
plan to merge	-131
plan to refactor	-118
plan to retire	104
plan to sell	89
plan to walk	-32
plane	96
plane ,	129
planer	80
planet	-154
planet is	-144
plant	-68
plant ,	113
plant </s>	-138
plant in	150
plant in <name>	171
plaster	-159
plate	104
plate </s>	76
plate in	152
plate in my	152
platform	-12
platform <number>	-134
play	-27
play ,	41
play </s>	-124
play <name>	132
play <number>	-173
play bass	94
play bass in	94
play by	159
play by ear	127
play cello	65
play chess	193
play chess online	71
play for	-166
play for <number>	-158
play handball	-6
play hockey	53
play hockey </s>	53
play in	-83
play in the	24
play it	-97
play on	19
play second	158
play second violin	61
play the	-21
play the cello	105
play the same	-79
play the tuba	-49
play the villain	64
play violin	-24
play with	-137
play with the	-137
player	-36
playlist	-172
playlist is	-133
please	32
please ,	153
please , always	91
please , every	85
please , from	130
please </s>	-204
please correct	-23
please never	151
please never use	94
please no	80
please no emojis	80
please remember	151
please use	-10
please wait	-100
please wait </s>	-100
pleasure	-24
plenty	33
plenty </s>	111
plot	159
plot </s>	-166
plot <number>	109
plot <number> ,	104
plot <number> </s>	134
plot outside	113
plot outside <name>	113
plough	154
pls	-118
pls ,	-77
pls </s>	-229
pls give	-34
pls give me	-34
pls no	139
pls use	6
plug	-162
plug </s>	-139
plumb	120
plumb apprenticeship	92
plumb apprenticeship </s>	92
plumb firm	105
plus	103
plus <name>	51
plus <name> </s>	51
plus <number>	-59
plus a	10
plus a small	-16
plus my	39
plus my <kin>	39
plus the	61
pm	-34
pm </s>	133
png	-161
po	9
po i	9
po i 'm	9
pocket	14
pocket money	132
podcast	-94
podcast ,	-119
podcast is	55
podcast is at	55
podcast say	-151
poem	-13
poem ,	43
poem </s>	-127
poetry	148
point	79
point </s>	85
point <number>	-199
point about	-62
point about the	-62
point i	29
point in	-85
point in this	-37
point on	-113
point on the	-163
point please	55
point please ,	55
point than	111
point than long	111
policy	140
policy </s>	117
polite	53
poll	-137
pollen	87
polo	5
polytunnel	23
pond	102
pond freeze	28
pond freeze over	28
pool	-27
pool </s>	-45
pool was	-135
poor	-52
poor on	74
pop	-174
pop </s>	14
pop on	-105
pop on the	-105
pop up	-79
popcorn	-118
popup	-188
popup ,	-122
pork	-29
pork ,	-54
pork at	127
pork at home	127
pork in	19
porridge	-145
porridge and	-145
port	-48
port ,	56
port <number>	-200
port <number> </s>	-149
portal	-17
portal at	93
porter	40
portrait	-23
portuguese	35
positive	-8
positive ,	-8
post	-7
post </s>	-68
post at	151
post office	-25
post office </s>	70
post office at	-26
post office in	88
post the	-96
post the parcel	-75
post until	-77
postcode	-108
poster	-203
poster ,	-127
poster </s>	-66
poster i	-128
postgre	38
postie	130
pot	66
pot ,	-165
pot </s>	42
potato	-105
potion	-129
pottery	-52
pottery class	120
pottery in	163
pottery in <name>	163
pottery studio	78
poultry	92
pound	25
pour	-161
powder	-24
powder </s>	-24
power	-26
power </s>	69
power of	121
power of <kin>	121
pr	69
practice	154
practice ,	152
practice </s>	158
practice exam	-132
practice in	109
practice in <name>	109
practice is	88
practise	191
practise </s>	139
practise <name>	82
practise <name> </s>	82
pram	33
pram </s>	30
pray	156
prayer	81
preacher	84
preacher on	77
prefer	132
prefer <name>	115
prefer aisle	-32
prefer aisle seat	-32
prefer tab	-59
prefer tab </s>	-59
prefer the	-213
prefer the blue	-174
prefer the first	-168
prefer the second	-188
pregnant	-24
pregnant with	80
pregnant with our	47
premature	61
premature <kin>	61
premature <kin> unit	61
premiere	138
premium	-92
premium plan	-132
prepare	-95
prescription	127
present	219
present ,	108
present </s>	115
press	-141
press </s>	108
pressure	-73
pressure </s>	-62
pressure run	134
pressure run low	121
pressure tablet	132
pretend	-177
pretend i	-114
pretend i 'm	-114
pretty	-134
pretty </s>	-125
preview	-130
previous	-104
price	-25
price ,	-91
price </s>	81
price <kin>	-112
price <kin> <name>	-112
price are	-122
price by	19
price by the	19
price fall	-163
price in	8
price in <name>	-22
price it	-123
price it </s>	-123
price list	39
price this	-185
price up	-138
primary	28
primary <number>	-104
primary school	181
primary school ,	69
primary school </s>	100
primary school in	115
prime	-127
print	-25
print ,	122
print </s>	61
print anymore	97
print by	-16
print everything	32
print nothing	-142
print nothing </s>	-142
print on	44
print shop	171
print shop in	145
print statement	-137
print the	-161
printer	-164
printer ,	-153
printer </s>	71
printer <kin>	6
printer in	60
printer in the	60
printer is	148
printer is a	163
printer is fix	-97
printer jam	-167
prison	63
prison is	38
private	133
priya	5
priya ,	-74
priya , my	134
priya , our	-92
priyanka	65
probably	-132
probably the	-119
probate	117
probe	90
probe we	90
probe we 're	90
problem	-29
problem ,	-128
problem </s>	51
problem is	-127
problem with	-151
process	113
procurement	95
procurement is	57
procurement is my	98
prod	98
prod is	99
prod is on	99
producer	76
product	173
product <kin>	127
production	162
prof	68
prof <name>	40
progress	-126
progress </s>	-126
project	56
project </s>	54
project code	66
project in	-49
project in <name>	-49
projector	53
promise	89
promise my	-58
promise to	116
promote	202
promote to	205
promote to head	143
promotion	67
promotion to	67
prompt	-132
prompt </s>	-141
pronoun	85
pronoun are	85
proof	-7
proofread	50
proper	142
properly	107
properly </s>	112
proposal	103
prose	182
prose </s>	172
prosthetic	99
prosthetic leg	99
protection	127
protein	20
prototype	90
proud	29
proud of	-8
proxy	-129
proxy </s>	-129
prs	83
prs need	83
prs need <number>	83
prusa	130
pub	-17
pub ,	-21
pub </s>	155
pub quiz	-64
pub quiz team	-103
public	85
publish	-69
puddle	-137
pull	-39
pull gig	83
pull gig listing	83
pull request	54
pull something	-82
pump	127
pun	-152
punchline	-109
punchline </s>	-109
punk	31
puppet	25
purchase	30
pure	72
purple	-114
purple </s>	-114
purpose	118
purpose </s>	118
push	43
push <number>	164
push fail	-134
push fail </s>	-134
push to	-32
push to main	-12
put	88
put <name>	157
put <number>	117
put a	-138
put aside	137
put aside for	137
put in	133
put in <number>	120
put in last	-7
put it	53
put it plain	53
put me	142
put me in	116
put my	-130
put my name	-86
put on	112
put our	14
put that	-75
put the	-84
put the kettle	-117
put the rent	134
puzzle	-258
puzzle ,	-111
puzzle </s>	-98
puzzle always	-142
puzzle always lie	-142
px	-128
python	115
python <number>	77
python is	-142
q3	145
qualify	224
qualify as	133
qualify as a	133
qualify in	59
quarry	167
quarry </s>	116
quarter	50
quarter </s>	100
quarter past	-91
queen	-66
query	-312
query ,	-106
query </s>	-103
query and	-126
query return	-130
question	-62
question ,	-245
question <number>	-351
question <number> ,	-84
question <number> </s>	-214
question <number> is	-125
question about	-210
question and	-127
question and it	-127
question for	117
question for <name>	163
question is	-232
question is about	-219
queue	-245
queue ,	-193
queue </s>	-218
queue at	-170
queue at the	-153
queue have	-84
queue have <number>	-66
queue since	-117
queue since <number>	-117
queue was	-46
quick	-354
quick ,	-138
quick </s>	-243
quick <number>	-101
quick answer	-133
quick question	-167
quick question </s>	-167
quicker	103
quid	-178
quid a	115
quid on	-136
quiet	27
quiet </s>	40
quiet morning	-15
quietly	-53
quietly </s>	-53
quilt	110
quince	114
quince </s>	114
quit	-40
quit </s>	-61
quit my	90
quit my job	90
quit smoke	185
quit smoke in	83
quit sugar	151
quit sugar in	151
quit the	-137
quit the agency	-35
quit the app	-105
quit the game	-155
quit the terminal	-145
quiz	-263
quiz ,	5
quiz , <number>	70
quiz </s>	48
quiz at	-49
quiz me	-142
quiz question	-134
quiz team	-102
quote	-9
quote ,	51
quote i	-155
quote i need	-155
quote under	68
r	-136
r 's	161
race	-27
race </s>	159
race condition	-139
race condition </s>	-139
rack	197
rack </s>	142
radiator	20
radio	131
radio </s>	74
radiography	36
rafa	30
rafa ,	30
rafa , who	30
rail	138
railway	158
railway ,	102
railway , that	102
railway </s>	66
railway behind	-75
railway in	141
railway in <number>	118
rain	-419
rain ,	99
rain </s>	-324
rain a	-156
rain all	-129
rain end	-86
rain here	-137
rain just	-59
rain just now	-59
rain off	-121
rain off ,	-113
rain or	27
rain stop	-125
rain stop </s>	-125
rainy	-194
rainy-day	87
rainy-day account	143
rainy-day money	-70
raise	154
raise </s>	51
raise <kin>	-107
raise <name>	115
raise <name> ,	115
raise <number>	148
raise bed	161
raise bed </s>	119
raise by	110
raise by my	150
raise in	181
raise in <name>	181
raise it	-69
raise its	-104
raise its fee	-62
raise me	236
raise me ,	128
raise me </s>	123
raise my voice	-94
raise on	65
raise our	144
raise our rent	84
raise the	-46
raise the rent	-14
raisin	87
raj	26
ramadan	-47
ramadan begin	-174
ramadan i	141
ramadan start	-103
ramadan start when	-103
ramen	-81
ramen bar	7
ramp	169
rare	30
rare ,	30
rarely	73
rash	155
rasheed	107
rashid	45
rashid <kin>	75
rashid <kin> the	75
rasmus	78
rasmus ,	78
rasmus , whom	78
raspberry	114
raspberry pi	114
raspberry pi under	90
rate	38
rate </s>	-160
rate <number>	146
rate is	-13
rate is <number>	139
rate on	45
rate on the	45
rate peak	-32
rate peak at	-32
rate scheme	56
rather	169
rather get	111
rather get bullet	111
rather have	126
rather have the	119
rather not	-162
rather than	170
rather than by	131
rather you	66
raw	141
raw </s>	135
raw onion	111
reach	-10
reach ,	-169
reach <name>	91
reach me	132
reach the	-51
react	-77
read	4
read ,	-67
read </s>	-302
read <name>	112
read <number>	143
read <number> book	143
read a	-185
read about	-208
read all	73
read better	-154
read drawing	139
read every	129
read fine	108
read fine ,	108
read glass	39
read group	-99
read it	-251
read it ,	15
read it </s>	-96
read music	202
read music ,	67
read on	213
read on a	154
read on paper	117
read only	112
read only the	22
read small	97
read small print	97
read somewhere	-162
read somewhere </s>	-162
read that	-302
read that <name>	-119
read that the	-95
read the	-244
read the doc	-125
read the file	-109
read the first	-35
read the log	-156
read these	27
read this	-147
read this </s>	-75
read to	167
read with	86
read you	138
read your	-225
read your answer	-125
read your last	-61
read your reply	-75
reader	310
reader ,	121
reader </s>	154
reader and	121
reader for	141
ready	-233
ready ,	-151
ready </s>	-209
ready for	4
ready to	-134
real	100
real <name>	-47
real <number>	150
real name	-78
really	227
really </s>	144
rear	71
reason	-114
reason ,	29
reason </s>	-146
reason after	142
reason after ,	142
rebase	-143
reboot	-181
reboot </s>	-100
rebuild	261
rebuild on	166
rebuild on it	112
rebuild the	-6
receipt	-117
receipt </s>	-142
receipt by	-69
reception	49
recipe	23
recipe 's	22
recipe ,	29
recipe , <number>	-62
recipe </s>	-128
recipe are	177
recipe for	-41
recipe have	111
recipe i	40
recipe is	-50
recipe is all	-122
recipe with	-46
recipe with wine	30
reckon	-54
reckon </s>	-98
reckon the	-133
recognise	58
recognise here	163
record	40
record ,	-79
record </s>	-51
record in	8
recover	167
recover from	102
red	-74
red ,	54
red </s>	-88
red again	-157
red and	118
red and green	118
red green	17
red wine	129
red wine give	127
red-and-green	-7
red-and-green chart	98
red-and-green look	116
red-and-green look the	108
red-and-green mostly	-99
red-and-green mostly </s>	-99
red-green	84
redo	-101
redo it	-145
redo it </s>	-145
redo the	-164
reduce	47
redundant	195
redundant in	162
redundant since	99
redundant since <month>	99
ref	-195
refactor	-171
refactor this	-68
refactor this </s>	-68
refresh	-199
refugee	138
refund	66
refuse	-29
refuse her	-148
refuse to	-139
regex	-200
regex </s>	-129
region	-132
regional	212
register	151
register </s>	170
register and	153
register in	88
register in <name>	88
registry	85
registry office	85
regret	31
regret it	-47
regret it </s>	-47
regular	106
rehabilitation	118
rehabilitation clinic	118
rehabilitation clinic in	118
rehearsal	-37
rehearse	26
rehearse in	152
rehome	7
reject	-176
release	-71
release </s>	-106
release is	-143
release note	34
release train	103
release train leave	103
reload	-114
reload </s>	-114
relocate	97
relocate to	97
relocate to <name>	97
remain	122
remarry	143
remarry </s>	114
remember	55
remember that	66
remind	-123
remind me	-123
remind me to	-159
reminder	-135
remission	156
remission since	156
remission since <number>	122
remote	-21
remote </s>	-167
remote is	-20
remove	-32
remove the	-101
renal	153
renal and	44
rename	-250
rename it	-166
rename that	-91
rename the	-176
rename the variable	-108
rename them	-140
rename them </s>	-140
render	-203
render ,	-143
renew	94
renew </s>	125
renew each	-74
renew every	125
rent	204
rent ,	-52
rent </s>	216
rent <number>	-45
rent a	-46
rent a two-bedroom	131
rent a van	-52
rent for	-81
rent for <number>	-81
rent from	132
rent go	195
rent go up	175
rent in	-93
rent in <name>	-88
rent is	215
rent is <number>	198
rent on	68
rent on the	68
rent out	161
rent out my	74
rent out the	148
rent the	46
rent to	178
rent to <number>	103
rent twice	90
rent up	190
rent up to	158
rent was	-12
rental	-72
reopen	-9
reopen it	-89
reopen it ,	-105
rep	-50
repaint	47
repair	273
repair ,	49
repair accordion	142
repair cafe	73
repair in	82
repair in <name>	82
repair shop	134
repair shop in	134
repeat	-133
repeat everything	-34
repeat everything </s>	-30
repeat the	-16
replace	280
replace </s>	189
replace <name>	109
replace <name> with	109
replace in	72
replace it	81
replace the	-163
replacement	110
replacement </s>	82
replica	44
reply	58
reply </s>	-18
reply come	-138
reply is	-99
reply on	-151
reply over	37
reply over <number>	37
reply short	156
reply short ,	93
reply to	-41
reply was	-154
reply was short	-154
reply within	44
reply within <number>	44
repo	-65
repo </s>	-130
repo is	10
report	-24
report </s>	31
report due	-48
report go	153
report go out	59
report go to	143
report in	-9
report is	-119
report the	-123
report to	82
report to me	131
request	-20
require	93
require a	93
rescue	165
rescue ,	114
rescue </s>	82
rescue <kin>	134
rescue <kin> ,	111
resend	-99
reset	-253
reset </s>	-158
reset my	-129
residence	173
residency	145
residency at	116
resident	150
resident '	112
resident ' association	112
resign	16
resort	-121
respite	-84
respond	-171
respond </s>	-155
responsibility	-147
responsibility </s>	-147
responsible	83
responsible for	83
rest	-23
rest ,	77
rest </s>	56
rest at	-94
rest day	50
rest heart	92
rest heart rate	92
rest of	17
rest of the	-14
rest of us	90
restart	-147
restart </s>	-85
restart it	-157
restart it </s>	-157
restart the	6
restart the router	-133
restaurant	-52
restaurant ,	58
restaurant , a	-7
restaurant </s>	-77
restaurant i	78
restaurant in	74
restaurant in <name>	133
restaurant is	27
restaurant is close	27
restaurant last	16
restaurant on	-46
restaurant only	-20
restaurant only serve	-46
restore	108
restore a	92
restore a <number>	129
restore the	-208
restore the backup	-174
restore wooden	112
restrain	145
restrain order	145
result	-123
result ,	83
result </s>	-241
result are	-156
result in	-95
retail	-71
retail </s>	-71
retire	30
retire ,	-198
retire </s>	222
retire <kin>	-54
retire <kin> </s>	172
retire at	174
retire at <number>	174
retire from	102
retire from teach	80
retire from the	93
retire in	-73
retire in <month>	-86
retire in <number>	15
retire last	133
retire next	180
retire next spring	115
retire next summer	68
retire to	-99
retire to the	-63
retirement	244
retirement </s>	113
retrain	225
retrain as	195
retrain as a	195
retrench	117
retro	69
retry	-240
retry </s>	-100
retry <number>	-118
return	-174
return </s>	129
return <name>	-112
return <number>	-147
return <number> </s>	-129
return a	-183
return a list	-170
return duplicate	-123
return duplicate </s>	-123
return from	-148
return from the	-148
reunion	90
reunion in	90
reunion in <name>	90
reverse	-8
reverse mortgage	-80
revert	-164
revert </s>	-105
review	84
review </s>	-156
review everything	13
review for	44
reviewer	75
rewire	169
rewrite	122
rewrite the	-13
rex	25
rhyme	-182
rhyme for	-162
rhyme with	-112
rhyme with <name>	-112
rice	-166
rice ,	148
rice </s>	-184
rice flour	49
rich	-91
riddle	-264
riddle ,	-119
ride	115
ride </s>	156
ride a	179
ride a <number>	118
ride a bike	66
ride it	128
rig	125
rig <number>	121
rig <number> week	121
rig and	141
right	-176
right </s>	-183
right after	-20
right after the	-20
right column	-153
right column is	-113
right ear	212
right ear ,	107
right ear </s>	132
right ear from	102
right ear only	-33
right eye	86
right hand	235
right in	-150
right knee	100
right now	-425
right now ,	-198
right now </s>	-452
right now i	-43
right side	143
right side </s>	98
right to	-147
ring	-180
ring ,	-150
ring , they	-140
ring </s>	-49
ring by	-33
ring from	-49
ring from <name>	140
ring in	114
ring me	-31
ring road	-169
ring the	58
ring the bell	-120
ring while	-83
ring while i	-83
rise	-54
risk	142
risk </s>	142
river	25
river ,	79
river </s>	-82
road	-121
road ,	-14
road </s>	96
road near	-152
roadwork	-155
roast	-23
robot	-212
robot </s>	-175
robotics	106
robotics is	84
robotics is what	84
rock	-147
rock climb	-58
rock climb is	-58
role	-26
roll	-225
roll </s>	-152
roll a	-115
roll a <number>	-115
roll my	161
roll my r	161
roller	58
roller derby	58
roller derby name	58
roof	189
roof ,	40
roof , <number>	127
roof </s>	185
roof in	133
roof is	70
roof job	-6
roof on	16
roof tile	-139
roof was	147
room	-85
room ,	-223
room </s>	91
room and	-63
room by	15
room have	-142
room in	136
room is	-34
room is a	-111
room is pack	-77
room on	14
room right	-80
room right now	-80
room since	-8
room was	76
room with	82
root	-137
root vegetable	-44
rope	-124
rosalind	-39
rosalind ,	-39
rose	-57
rose </s>	-57
roster	50
roster 's	50
rota	113
rota ,	-78
rota </s>	177
rotary	-34
rotate	189
rotate :	131
rotate : <number>	131
rotate </s>	72
rotate <number>	107
rotation	160
roti	14
roti shop	14
roughly	-122
roughly </s>	-99
roughly <number>	-79
roughly a	86
roughly a million	86
round	-126
round </s>	78
round in	6
round in circle	-112
round of	-27
round of <name>	90
round the	-115
round to	-115
round to the	-115
route	-19
route </s>	-19
router	-226
router </s>	-131
router twice	-106
row	-218
row ,	-221
row </s>	35
row <name>	-78
row <name> ,	-78
row <number>	-106
row <number> ,	-181
row <number> </s>	21
row <number> i	-95
row are	-110
row at	43
row in	-88
row of	-189
row squad	55
rower	143
rower </s>	143
royal	-133
rubbish	-6
rubbish </s>	-117
ruben	-178
rude	-170
rude </s>	-170
rug	-99
rug </s>	-99
rugby	215
ruin	21
rule	183
rule ,	71
rule , i	179
rule </s>	130
rule at	-15
rule at our	103
rule i	130
rule in	111
rule out	196
rumble	-161
run	75
run ,	4
run </s>	-182
run <name>	-36
run <name> on	-69
run <number>	113
run <number> time	-96
run a	69
run a bakery	102
run a bike	100
run a food	104
run a small	112
run an	81
run an inn	81
run at	46
run at <number>	-8
run both	-60
run by	-83
run by my	122
run dry	19
run entirely	7
run entirely by	7
run every	-58
run for	-9
run for <number>	-95
run for me	125
run for the	-76
run have	126
run in	193
run in my	163
run in our	57
run in the	135
run into	-150
run into the	-150
run is	170
run it	5
run it </s>	101
run late	-225
run late ,	-203
run late </s>	-100
run low	121
run low ,	121
run my	-8
run now	45
run now </s>	45
run of	-41
run of the	93
run on	128
run on <name>	199
run on a	100
run on my	60
run out	-221
run out </s>	-118
run out in	-51
run out of	-215
run out on	97
run over	-82
run shoe	-158
run the	144
run the <name>	79
run the bakery	195
run the design	-55
run the farm	92
run the fish	-39
run the kennel	104
run the script	-194
run the test	-226
run the warehouse	117
run this	33
run through	132
run till	-57
run to	-168
run to the	-142
run until	142
run until <number>	75
rung	-106
rung </s>	-106
runner	89
rural	149
rural <name>	135
rural <name> </s>	135
rush	-183
rush ,	-112
rush </s>	-130
rust	81
rust </s>	112
rust at	141
rust at work	141
rust is	5
rust on	-138
rye	123
rye is	50
rye is the	50
sabbatical	-18
sabbatical from	154
sabbatical from <month>	154
sabre	116
sacred	138
sad	-128
sad </s>	-84
saddle	118
sadly	-44
sadly ,	-44
sadly , and	-44
safe	-31
safe </s>	-63
safety	91
saffron	-70
sage	52
sage is	52
sage is what	52
sail	-101
sail </s>	-119
salad	-136
salary	272
salary </s>	101
salary go	110
salary is	139
salary is pay	102
sale	-224
sale </s>	-26
sale <kin>	-60
sale end	-134
salon	252
salon 's	184
salon 's page	147
salon ,	81
salon </s>	179
salon in	121
salon in <name>	119
salsa	-52
salsa on	-80
salsa on <days>	110
salt ,	-120
salt </s>	-28
salt and	-120
salt in	-104
salty	-102
salty </s>	-123
sam	-40
same	14
same </s>	125
same <number>	23
same <number> <kin>	100
same <number> people	125
same as	-124
same error	-99
same error </s>	-50
same for	-33
same for the	-33
same here	-148
same here </s>	-148
same in	-45
same in this	-45
same line	-118
same result	-148
same result </s>	-148
same song	-79
same thing	-226
same thing </s>	-202
same to	119
same to me	119
same ugly	27
same ugly mustard	27
sami	147
sami ,	-21
sample	-111
sample ,	-69
sample sentence	-100
sample text	-55
sandwich	-203
sari	-21
sari </s>	-52
satellite	135
sauce	-75
sauce </s>	42
sauce is	-86
sauna	43
save	-7
save </s>	-135
save <number>	88
save <number> a	101
save for	366
save for a	358
save it	-190
save me	-126
save my	-67
save the	-239
save the file	-167
save this	-60
save up	58
save up for	55
savings	136
savings ,	-14
savings , about	-54
savings go	132
savings go into	132
savings goal	144
savings sit	105
savings sit in	105
saw	-34
saw are	-34
sawmill	189
sax	10
say	-516
say "	27
say " my	-50
say " the	95
say ,	-133
say </s>	-323
say <kin>	-96
say <name>	-11
say <name> </s>	6
say <name> but	110
say <number>	-133
say <number> </s>	-54
say a	-118
say about	-112
say again	-81
say again </s>	-81
say come	-124
say he	-136
say here	-97
say here </s>	-97
say hi	-140
say hi </s>	-111
say i	-64
say i 'm	12
say in	31
say it	46
say it </s>	-95
say it again	-93
say my	-189
say no	188
say no </s>	47
say otherwise	6
say otherwise </s>	6
say our	-19
say so	164
say someone	-86
say tab	121
say that	-52
say the	-389
say the <kin>	-83
say the app	-90
say the article	-124
say the paper	-131
say the same	-143
say to	-104
say try	-82
scaffold	103
scaffold is	20
scaffold is what	20
scale	-93
scam	67
scan	-69
scanner	38
scar	25
scar on	9
scar on my	171
scare	179
scare me	-43
scare me ,	131
scare of	284
scare of <kin>	132
scare of fly	160
scare the	-150
scene	-422
scene 's	-92
scene 's set	-92
scene ,	-102
scene </s>	-160
scene <number>	-92
scene <number> </s>	-64
scene in	-183
scene in act	-72
scene in my	-100
scene need	-97
scene with	-147
schedule	71
schema	40
scheme	109
scheme </s>	125
scholarship	147
scholarship cover	74
scholarship to	142
school	106
school ,	29
school , <number>	93
school </s>	206
school <kin>	46
school and	137
school at	128
school at <number>	128
school ban	28
school ban phone	28
school bus	169
school bus in	119
school for	151
school have	157
school have <number>	157
school in	-50
school in <month>	-70
school in <name>	180
school in autumn	80
school in the	-103
school is	218
school is a	149
school must	-65
school pay	-44
school pay badly	-44
school play	132
school rent	-47
school run	135
school run </s>	140
school run is	91
school trip	-167
school uniform	-96
school use	148
school use <name>	148
school with	153
science	96
scissor	-19
scissor and	87
scissor and guitar	87
scooter	79
score	-143
score at	73
score is	-124
score is <number>	-124
scout	162
scout i	40
scout leader	51
scout troop	-31
scrape	-122
scream	-208
scream at	-10
scream in	-147
scream in the	-147
screen	34
screen 's	-135
screen ,	-148
screen </s>	-113
screen after	22
screen after <number>	22
screen give	75
screen go	-166
screen go black	-117
screen is	-145
screen reader	274
screen reader </s>	109
screen say	-133
screen time	126
screenshot	-197
screw	-108
script	-171
script </s>	-238
script <number>	-125
script and	-141
script and it	-141
script is	-140
script run	-93
script that	60
script twice	-115
scroll	-275
scroll since	-123
scroll up	-68
scroll up </s>	-69
scrub	-43
scrub the	-110
sea	38
sea ,	131
search	27
seasick	105
seasick on	72
seasick on anything	72
season	103
season </s>	120
season <number>	-190
season <number> </s>	-190
season i	154
season ticket	123
season ticket at	104
season ticket holder	128
seasonal	-53
seasonal picker	74
seat	66
seat ,	-25
seat </s>	82
seat <number>	23
seat <number> and	16
seat is	79
seat on	20
seat on the	41
sec	-283
sec ,	-167
sec </s>	-233
second	-153
second ,	-103
second , due	73
second </s>	-286
second <day>	261
second <day> </s>	261
second <day> of	127
second <kin>	198
second <kin> in	102
second <number>	-74
second <number> </s>	-189
second argument	-95
second branch	125
second branch in	125
second chapter	-112
second chapter </s>	-112
second click	-144
second click </s>	-144
second column	-157
second column ,	-121
second draft	-159
second espresso	10
second half	-181
second half </s>	-82
second in	75
second line	-111
second line </s>	-155
second option	-69
second option </s>	-69
second page	-107
second paragraph	-241
second paragraph </s>	-139
second paragraph of	-107
second part	-145
second part </s>	-124
second point	-86
second point </s>	-86
second question	-168
second question </s>	-131
second round	-9
second run	-131
second salon	119
second salon in	119
second sentence	-144
second sentence </s>	-133
second set	-123
second slide	-96
second step	-65
second stroke	97
second stroke </s>	97
second term	56
second time	73
second to	-198
second verse	-105
second version	-144
second version ,	-122
second version </s>	-97
second version of	-144
second violin	91
second violin in	61
second year	173
second year </s>	120
second year of	121
second-hand	192
secondary	106
secondary school	103
secondary school in	103
secondhand	213
secondhand book	-29
secondhand book ,	-29
secondhand pram	34
secret	-85
secret in	-51
section	27
section </s>	-130
security	223
security </s>	-22
security <kin>	131
security <kin> ,	131
sedation	8
sediment	31
see	-268
see ,	23
see </s>	-239
see <name>	-11
see <number>	-32
see <number> <kin>	46
see a	-36
see a thing	78
see all	95
see as i	16
see as my	161
see below	-119
see below </s>	-119
see every	-46
see every bill	-46
see in	85
see it	-179
see it </s>	-97
see me	-36
see my	152
see no	-28
see on	-160
see on the	-109
see that	-144
see that my	-8
see the	-245
see this	11
see this error	-95
see what	-113
see what you	-113
see why	-169
seed	-58
seem	-65
seem </s>	16
seizure	184
seizure </s>	161
select	-87
self	108
self employ	142
self-employed	189
self-employed ,	175
self-hosted	112
self-taught	139
sell	138
sell ,	165
sell </s>	137
sell <number>	-133
sell at	215
sell at the	176
sell candle	-69
sell her	-22
sell his	-56
sell in	67
sell in the	78
sell is	92
sell it	-100
sell it at	123
sell ladder	27
sell me	-139
sell mostly	-39
sell mostly to	97
sell my	83
sell nothing	-105
sell nothing but	-105
sell only	-111
sell our	-73
sell out	-218
sell out ,	-139
sell out by	-76
sell secondhand	85
sell secondhand pram	34
sell the	189
sell the boat	-64
sell the flat	112
sell the house	-126
sell the last	-130
sell the restaurant	124
sell the van	159
sell them	-43
sell to	-12
sell to pay	-12
sell up	19
sell waakye	-5
sell waakye by	-5
seller	-153
semester	129
semester </s>	147
semicolon	-103
seminary	132
send	-263
send ,	75
send <number>	-113
send a	-102
send have	-120
send help	-148
send help </s>	-148
send is	-85
send it	-116
send it </s>	-185
send me	-69
send me a	-57
send me the	-111
send me to	-66
send my	-90
send my <kin>	-78
send the	-183
send the number	69
send this	-37
send to	155
send twice	-130
send twice </s>	-130
send you	-97
send you the	-97
senior	-22
senior <kin>	-42
sense	54
sense </s>	-155
sense of	151
sense of smell	151
sensor	27
sensor for	23
sensor for beehive	23
sentence	40
sentence ,	-162
sentence :	-89
sentence : my	-89
sentence </s>	-208
sentence and	100
sentence case	101
sentence in	-104
sentence in <name>	-57
sentence is	-153
separate	-6
series	-167
series ,	-73
series </s>	-172
serious	-112
serious </s>	-188
sermon	-104
serve	24
serve <number>	-37
serve <number> ,	-96
serve as	124
serve in	-40
serve in the	-40
serve on	71
serve on the	71
server	-13
server ,	-148
server </s>	-155
server crash	-134
server in	114
server is	-49
server room	95
service	42
service ,	4
service in	-63
service in <name>	-63
servo	-47
sesame	137
session	-67
session run	-100
session run out	-100
set	51
set ,	6
set </s>	-50
set <kin>	11
set a	-4
set for	-4
set for <number>	22
set for may	-35
set for next	73
set in	-34
set in <name>	-122
set in a	-121
set of	42
set of tool	83
set the	-146
set the alarm	-143
set up	-8
set up </s>	-43
setting	-212
setting </s>	-98
setting and	-123
setting page	-112
settle an	-94
settle an argument	-94
seventy	50
seventy ,	50
severe	128
sew	192
sew all	93
sew all my	93
sew by	40
sew machine	56
sew my	-12
sew my own	113
shabbat	96
shade	-109
shake	56
shake ,	132
shake , essential	156
shake , its	-20
shake </s>	-46
shaky	-83
shape	93
share	63
share ,	128
share , <number>	128
share </s>	82
share <number>	116
share <number> car	103
share a	-78
share a house	108
share custody	157
share custody ,	119
share house	119
share in	76
share in a	54
share my	-39
share my address	27
share my office	-69
share of	94
share price	-160
share the	-49
share with	221
share with the	182
sharp	187
sharp ,	131
sharp </s>	171
sharpen	96
sharpest	-33
shave	130
she 's	-40
she 's a	111
she 's my	-6
she <kin>	183
she ask	102
she die	68
she die </s>	68
she go	15
she go to	15
she have	-112
she have <number>	-135
she is	-76
she only	128
she want	-170
shed	114
shed </s>	155
shed with	111
sheet	-117
sheet ,	-95
sheet </s>	-207
sheet every	83
sheet every night	83
sheet music	-7
shelf	93
shelf ,	49
shellfish	250
shellfish ,	159
shellfish , carry	108
shellfish </s>	124
shelter	20
shelter <kin>	-59
shelter in	91
shelter in <name>	91
shift	286
shift ,	166
shift </s>	168
shift <kin>	95
shift <kin> at	95
shift are	123
shift at	209
shift at the	201
shift pattern	120
shift rotate	104
shift to	-15
shin	132
shingle	-8
ship	35
ship ,	39
ship to	-15
ship to <name>	-62
shipyard	168
shipyard </s>	83
shirt	-140
shirt ,	-147
shirt </s>	-121
shirt on	93
shoe	-42
shoe ,	55
shoe </s>	-77
shoe in	-130
shoe off	61
shoe on	-179
shoe shop	-48
shoe shop that	-48
shoe size	170
shoe size <number>	109
shoegaze	168
shoot	59
shoot ,	40
shoot , no	115
shoot </s>	-31
shoot film	133
shoot film only	133
shoot from	116
shoot from <number>	74
shoot from this	-94
shoot from tile	74
shoot so	-57
shoot the	-158
shop	-60
shop 's	169
shop 's name	-31
shop 's shut	87
shop ,	-141
shop , <name>	117
shop </s>	-81
shop <kin>	129
shop <kin> is	111
shop and	-87
shop at	87
shop close <days>	133
shop close in	-144
shop for	-225
shop for a	-151
shop have	105
shop have no	-15
shop i	131
shop in	-79
shop in <name>	24
shop is	160
shop is make	-4
shop list	-23
shop make	-93
shop name	-147
shop on	107
shop on <days>	113
shop on the	-33
shop open	120
shop open at	11
shop sell	-42
shop sell secondhand	34
shop steward	195
shop steward </s>	98
shop that	-48
shop was	-53
shop was shut	-108
shop when	95
shop when i	95
short	131
short ,	94
short , i	120
short </s>	-117
short and	167
short answer	-106
short answer ,	-39
short bullet	41
short for	-39
short notice	-46
short notice </s>	-46
short of	57
short paragraph	148
short story	-147
short today	-61
short version	49
short version </s>	-110
shortcut	92
shorten	-115
shorten it	-170
shorten it </s>	-142
shorten them	-123
shorter	-297
shorter ,	-133
shorter </s>	-269
shorter title	-95
shorter title </s>	-95
shorthand	142
shorthand </s>	102
shot	136
should	-293
should be	-7
should be <number>	-86
should be a	-133
should get	-112
should have	110
should i	-136
should know	145
should read	-105
shoulder	179
shoulder </s>	146
shoulder never	133
shoulder never heal	106
shout	-168
shout at	30
shout at the	-112
show	-292
show ,	19
show </s>	23
show <number>	-195
show a	-116
show each	136
show is	-60
show me	19
show me the	30
show my	-70
show take	116
show take up	116
show the	-158
show the old	-132
show up	-227
show up </s>	-127
show up as	-147
shower	-128
shower ,	-97
shower </s>	-164
shrink	-36
shuffle	-116
shut	-146
shut ,	94
shut </s>	-122
shut <days>	109
shut every	-34
shut for	-61
shut in	-13
shut in <number>	13
shut on	-99
shut on <days>	-96
shut the	-42
shut up	-121
shut when	-155
shut when i	-155
sick	-93
sick ,	88
sick </s>	-113
sick this	-105
sick this morning	-105
sick today	-81
sick today </s>	-35
sickle	129
sickle cell	129
side	186
side ,	187
side , <name>	83
side , <number>	131
side </s>	124
side gig	126
side of	-137
side of the	-158
sideline	88
sideline </s>	88
sideway	-82
sideway </s>	-72
sight	89
sight of	42
sight of blood	121
sign	82
sign </s>	-103
sign a	-62
sign for	105
sign for the	72
sign in	-89
sign off	103
sign off every	-28
sign off on	135
sign off with	160
sign since	156
sign the	95
sign this	-91
sign up	27
sign up for	27
signal	-186
signal ,	-130
signal </s>	138
signal bad	-119
signal bad </s>	-119
signature	94
silence	-27
silence </s>	-146
silent </s>	47
silke	22
silke stand	22
silke stand in	22
silly	-206
sim	-147
simmer	-105
simple	124
simple </s>	-84
simpler	-137
since	174
since </s>	159
since <kin>	133
since <month>	-53
since <month> ,	-44
since <month> </s>	-33
since <name>	90
since <name> 's	-103
since <name> ,	-83
since <name> </s>	-15
since <name> and	130
since <name> die	132
since <name> i	175
since <name> in	-32
since <name> leave	167
since <name> start	13
since <name> take	-29
since <name> we	16
since <number>	62
since <number> ,	214
since <number> </s>	108
since <number> and	47
since <number> i	-59
since <number> minute	-73
since <number> with	-126
since <number> year	164
since a	136
since about	-99
since about <number>	-99
since both	-14
since both my	-14
since breakfast	-293
since breakfast ,	-115
since breakfast </s>	-265
since chemo	118
since chemo </s>	118
since childhood	115
since childhood </s>	104
since college	148
since college </s>	77
since covid	-34
since covid </s>	110
since half	-143
since he	105
since i	118
since i 'm	58
since i do	140
since i give	-91
since i have	12
since i leave	-39
since i run	-27
since i was	303
since it	-171
since it 's	-134
since its	-4
since kindergarten	119
since kindergarten </s>	119
since last	-45
since last summer	108
since last year	120
since lockdown	85
since lockdown </s>	85
since lunch	-108
since lunch ,	-105
since lunch </s>	34
since lunch i	-143
since may	50
since morning	-139
since my	-6
since my <kin>	46
since my <name>	-51
since my divorce	97
since my hip	104
since noon	-250
since noon ,	-76
since noon </s>	-190
since our	44
since school	166
since school </s>	166
since spring	161
since spring </s>	147
since the	225
since the <kin>	20
since the accident	123
since the begin	5
since the crash	144
since the divorce	182
since the fall	119
since the flood	111
since the funeral	162
since the hernia	93
since the hip	59
since the inheritance	118
since the merger	130
since the mumps	103
since the operation	128
since the shop	65
since the stroke	112
since the summer	55
since the surgery	98
since the update	-112
since then	8
since then i	8
since they	-17
since this	-115
since this morning	-115
since uni	193
since uni ,	89
since uni </s>	161
since version	-118
since version <number>	-118
since we	-36
since we 're	-44
since we move	15
since we were	162
since you	-239
since you ask	-130
since you send	-106
since your	-115
sing	-46
sing along	123
sing along to	123
sing alto	123
sing bass	80
sing bass in	80
sing in	33
sing in a	-73
sing in the	89
sing only	-75
single	20
single <kin>	126
single year	61
single year </s>	61
sink	-213
sink ,	-161
sir	-112
sit	56
sit at	-8
sit at the	-70
sit by	25
sit down	-136
sit in	-40
sit in <name>	155
sit in a	-88
sit in index	129
sit in the	-186
sit it	147
sit my	129
sit on	117
sit on the	-38
sit the	169
sit there	-12
sit third	75
sit through	-118
sit with	-141
sitcom	-93
site	-88
site ,	40
site </s>	88
site <kin>	136
site into	83
site into a	83
site is	-122
site since	-79
size	-77
size </s>	-135
size <number>	12
size <number> ,	43
size <number> shoe	161
ska	77
ska band	77
skateboard	92
skateboard stop	74
sketch	-211
sketch ,	-115
sketch </s>	-159
ski	-12
ski </s>	62
ski week	-60
skin	-42
skin </s>	-72
skip	-40
skip </s>	-97
skip ahead	-91
skip ahead </s>	-91
skip breakfast	-67
skip breakfast and	-61
skip it	71
skip it </s>	6
skip that	-125
skip that </s>	-125
skip the	35
skipper	105
skirt	-80
skirt ,	-80
sky	-136
sky is	-107
sky is blue	-107
skydiving	6
skype	-25
slack	-58
slate	-16
sleep	-146
sleep ,	-60
sleep </s>	-158
sleep <name>	110
sleep <name> ,	110
sleep <number>	-161
sleep <number> hour	-161
sleep and	-46
sleep at	158
sleep badly	-131
sleep badly ,	-75
sleep badly </s>	-111
sleep badly and	-153
sleep day	148
sleep day </s>	148
sleep from	113
sleep from <number>	113
sleep in	172
sleep in <name>	146
sleep last	-152
sleep last night	-152
sleep max	67
sleep max <number>	67
sleep on	12
sleep on the	106
sleep under	138
sleep under the	138
sleep with	175
sleep with a	137
sleeper	157
sleeper </s>	128
sleepy	-75
sleeve	-36
slice	-184
slide	-226
slide ,	-25
slide </s>	-150
slide <number>	-141
slide <number> </s>	-166
slide after	-122
slide and	-151
slide at	93
slide deck	64
slide is	-104
slide to	-124
slip	-30
slip disc	99
slot	-60
slot is	20
slow	-79
slow </s>	-227
slow to	-70
slow today	-89
slow today </s>	-51
slower	-180
slug	52
small	63
small </s>	-30
small <name>	175
small <number>	43
small <number> from	-16
small open	110
small open source	110
small print	183
small print </s>	134
small print anymore	97
small shop	154
small talk	-70
smaller	113
smaller than	99
smaller than a	72
smaller than the	32
smartphone	165
smear	-150
smell	-26
smell ,	-19
smell </s>	9
smell in	146
smell in <number>	146
smell like	-125
smell never	113
smile	-104
smoke	167
smoke ,	68
smoke </s>	-143
smoke <number>	135
smoke <number> pack	100
smoke alarm	4
smoke in	83
smoke in <number>	67
smoke on	130
smoker	-111
snap	-220
snap ,	-119
snap on	-145
sneeze	-115
snip	93
snippet	-64
snippet ,	-138
snooker	-56
snooker on	-56
snore	-126
snow	-204
snow 's	-110
snow </s>	-73
so	59
so </s>	11
so <day>	-91
so <days>	91
so <kin>	104
so <name>	-29
so <name> have	-72
so <name> is	162
so a	-91
so all	94
so all the	-5
so angry	-123
so annoy	-101
so annoy </s>	-82
so answer	-5
so as	30
so as a	30
so be	-118
so be quick	-67
so bore	-162
so by	-22
so call	7
so cash	-42
so dinner	-103
so dinner is	-100
so do	76
so do n't	71
so everything	117
so far	23
so far ,	104
so far </s>	44
so fatty	125
so fatty food	125
so for	-52
so from	30
so from <month>	112
so funny	-140
so funny </s>	-140
so give	-88
so give me	-88
so go	-82
so hard	-108
so he	139
so i 'm	-160
so i always	140
so i am	-37
so i avoid	87
so i bring	-19
so i close	-88
so i cycle	48
so i do	75
so i give	-6
so i go	80
so i have	-232
so i need	9
so i only	-39
so i read	10
so i run	134
so i sleep	-70
so i stop	-158
so i work	191
so i write	55
so is	-24
so it	-36
so it 's	94
so its	68
so its just	63
so just	-141
so keep	159
so keep it	-78
so keep the	187
so large	110
so let	-113
so let do	-106
so long	-54
so long paragraph	66
so loud	-197
so loud i	-93
so make	21
so make it	-108
so much	48
so much </s>	-59
so my	-37
so my <kin>	255
so my accent	-4
so my roster	50
so never	163
so no	137
so no alcohol	131
so no birthday	69
so no gluten	14
so no grapefruit	76
so no lily	-61
so no lunch	94
so no more	-30
so no voice	115
so no wine	4
so nothing	161
so now	182
so on	56
so on <day>	56
so only	41
so our	50
so our <kin>	-43
so phone	115
so phone call	115
so please	-108
so pls	29
so pls give	-34
so quiet	-35
so scissor	91
so scissor and	87
so send	-79
so she	-28
so short	45
so short bullet	79
so shortcut	92
so since	36
so spell	122
so tell	-7
so tell me	-7
so the	-101
so the <kin>	9
so the band	161
so the budget	40
so there	-24
so there 's	-24
so they	-109
so they say	-109
so this	-67
so tire	-133
so tire today	-112
so trip	142
so type	-107
so type is	115
so voice	91
so was	67
so we	26
so we 'll	-104
so we 're	-61
so we are	-79
so we do	106
so we have	22
so we shut	-78
so were	89
so what	-135
so when	64
so with	-73
so with the	-32
so within	4
so within <number>	4
so write	77
soak	-296
soak ,	-187
soak </s>	-149
soap	56
soap to	105
soap to me	156
sober	102
sober <number>	96
sober <number> year	96
sober since	75
social	59
social medium	140
society	34
society </s>	119
sock	-21
sock </s>	-53
sock on	134
sofa	-178
sofa ,	-104
sofa </s>	-155
sofa come	60
sofa to	-112
sofa to the	-112
sofa with	-105
soft	141
software	142
software </s>	98
soil	230
soil ,	146
soil </s>	89
soil microbe	66
soil probe	90
soil probe we	90
solar	80
solar and	158
solar and a	158
solar panel	84
solar pump	-22
solar pump </s>	-22
solder	82
sole	128
sole <kin>	145
sole <kin> ,	150
solid	56
solid </s>	34
solve	-122
some	-314
some </s>	-137
some <kin>	-360
some <kin> ,	-166
some <kin> call	-139
some <kin> on	-145
some <name>	-202
some <name> ,	-95
some <name> of	-125
some <number>	140
some <number> of	140
some guy	-190
some guy on	-152
some reason	-142
some reason </s>	-132
somebody	-104
somebody 's	-125
somebody 's <kin>	-73
somebody ,	-73
somebody is	-163
somebody on	113
somehow	-139
somehow </s>	-139
someone	-118
someone at	-96
someone at the	-96
someone in	-8
someone who	78
something	29
something ,	-161
something </s>	-170
something cheaper	162
something in	97
something in the	97
somewhere	-268
somewhere </s>	-171
somewhere in	-131
somewhere in this	-58
sommelier	27
song	-302
song </s>	-176
song go	-132
song in	-84
song in my	-84
soon	-193
soon ,	-66
soon </s>	-194
sore	115
sore when	106
sore when he	106
sorry	-173
sorry ,	-104
sorry for	-109
sorry for the	-70
sorry for typo	-67
sort	-59
sort </s>	38
sort by	-213
sort by date	-137
sort the	-107
sort the list	-107
soul	26
soul ,	-118
sound	-183
sound a	-165
sound a bite	-165
sound awful	67
sound awful </s>	67
sound desk	103
sound good	-189
sound less	-133
sound like	-140
soup	-314
soup ,	-112
soup </s>	-186
soup is	-104
soup was	-109
soup was cold	-109
source	143
sourdough	157
sourdough starter	175
sourdough starter ,	150
sourdough starter name	108
sous	76
sous <kin>	76
soy	44
space	79
space </s>	-131
space in	26
spam	-90
spanish	133
spanish is	61
spare	274
spare key	262
spare key ,	126
spare key and	152
spare key are	95
spare room	216
spare room </s>	171
spark	-150
sparky	-4
speak	37
speak ,	-38
speak , so	153
speak </s>	-154
speak <name>	99
speak <name> ,	4
speak <name> </s>	68
speak <name> at	107
speak <name> but	117
speak <name> in	-78
speak <name> with	75
speak <number>	-41
speak <number> language	-41
speak at	164
speak at home	111
speak in	-102
speak in <name>	-123
speak is	199
speak is another	159
speak no	117
speak no <name>	117
speak on	-23
speak on phone	-23
speak only	-4
speak only <name>	161
speak since	72
speak since the	72
speak to	-71
speak to me	-19
speak too	-85
speak too soon	-66
speaker	-93
speaker </s>	-126
spec	55
special	55
specialise	172
specialise in	172
spectrum	120
speech	81
speech </s>	-94
speech <kin>	94
speed	-33
speed </s>	-152
speedway	11
spell	-76
spell ,	-25
spell </s>	-136
spell <name>	145
spell <name> ,	145
spell in	-17
spell with	-62
spell with a	-121
spell wrong	-74
spend	41
spend <number>	108
spend <number> year	108
spend in	102
spend in <name>	102
spend my	51
spend the	-160
spend the whole	-122
spicy	108
spicy food	131
spill	-234
spill coffee	-91
spill it	-121
spill tea	-121
spill the	-100
spin	36
spin class	79
splash	-115
split	8
split ,	-162
split <number>	-121
split <number> between	-41
split by	-156
split by <number>	-156
split custody	71
split keyboard	169
split the	77
split the bill	-168
split the rent	85
split the string	-102
split when	134
split when i	134
spoil	52
spoon	20
spoon ,	12
sport	-54
spot	-61
spot in	-88
spray	-25
spread	136
spread over	136
spread over <name>	83
spread over <number>	73
spreadsheet	-180
spreadsheet </s>	-98
spreadsheet since	-97
spreadsheet today	-92
spreadsheet today </s>	-92
spring	481
spring ,	212
spring , <kin>	107
spring , not	120
spring </s>	360
spring <number>	71
spring <number> </s>	68
spring and	69
spring i	70
spring in	94
spring in <name>	94
spring of	81
spring of <number>	81
spring the	58
sprint	-48
sprint ,	136
sprint </s>	-33
squad	174
squad </s>	161
squad is	100
square	-40
square metre	75
square metre </s>	75
squash	-19
squash </s>	-160
squash on	117
squash on <days>	117
squat	-94
squeak	-118
squeeze	-125
sry	-99
st	158
st <name>	158
stable	6
stable in	164
stable in <name>	164
stable on	139
stable on lithium	139
stack	-173
stack is	-13
stack trace	-152
staff	4
staff ,	-21
staff </s>	144
stage	-43
stage box	-97
stage set	60
stage set </s>	60
stainless	140
stair	111
stair </s>	-16
stair are	112
stair are out	69
stairlift	126
stairlift in	119
stall	148
stall ,	88
stall </s>	134
stall at	123
stall is	170
stammer	300
stammer ,	146
stammer since	31
stammer so	98
stammer when	115
stammer when i	115
stamp	-17
stamp ,	-89
stamp from	123
stand	68
stand ,	-82
stand </s>	15
stand at	122
stand at the	73
stand desk	63
stand in	67
stand in the	82
stand mushroom	111
stand mushroom </s>	111
stand order	46
stand rule	137
stand rule </s>	137
stand the	-154
stand this	-168
stand this song	-102
stand up	-100
stand-in	45
stand-ups	87
standard	-11
standard door	110
standard door </s>	110
standardise	156
standup	182
standup </s>	131
star	-90
stare	-190
stare at	-190
stare at this	-90
start	-27
start ,	-139
start </s>	67
start <month>	111
start <month> </s>	111
start a	45
start a new	-130
start as	116
start at	48
start at <number>	16
start at a	39
start at the	87
start first	109
start in	-85
start in <month>	62
start in <number>	-136
start in the	-21
start it	43
start med	49
start med school	49
start next	62
start now	96
start on	25
start on the	106
start over	-133
start over </s>	-110
start school	-72
start school in	-103
start secondary	106
start secondary school	103
start the	-206
start the download	-88
start the server	-72
start this	-147
start when	-103
start when this	-103
start with	70
starter	172
starter ,	150
starter , <name>	150
starter name	143
starter name <name>	143
startup	56
startup </s>	-123
startup in	-25
startup in <name>	17
starve	-203
starve </s>	-164
state	90
state pension	-16
statement	-210
statin	97
station	12
station ,	-31
station where	108
station where i	108
statistic	85
status	-131
stave	133
stave </s>	101
stay	150
stay </s>	46
stay <name>	82
stay <name> </s>	80
stay at	36
stay at home	113
stay for	13
stay in	7
stay in <name>	176
stay lock	80
stay lock after	80
stay on	47
stay open	141
stay out	118
stay out of	16
stay over	127
stay shut	-129
stay shut </s>	-42
stay there	-93
stay there </s>	32
stay till	8
stay until	135
stay with	214
stay with me	105
stay with my	46
stay with us	107
steak	-42
steal	68
steel	-54
steel <name>	-52
steel toe	159
steep	-53
stent	212
step	-113
step ,	-250
step , still	-121
step </s>	118
step <number>	-331
step <number> ,	-70
step <number> </s>	-265
step <number> of	-87
step away	-133
step by	23
step by step	23
step down	140
step down as	137
step in	47
step matter	94
stew	-28
steward	193
steward </s>	98
stick	-156
stick ,	-140
stick </s>	123
stick at	-27
stick at <number>	-157
stick behind	-135
stick behind a	-120
stick in	-272
stick in <name>	-151
stick in my	-102
stick in the	-151
stick on	7
stick on <number>	-147
stick on level	-102
stick on the	15
stick on this	-82
stick outside	-153
stick to	85
stick with	29
sticky	13
stiff	-87
stiff ,	24
stiff , but	36
stiff </s>	-190
stiff this	-105
stiff this morning	-105
still	31
still </s>	-26
still <kin>	153
still <number>	186
still awake	-173
still be	106
still be sore	106
still blurry	-107
still blurry </s>	-107
still can	-32
still can n't	-32
still crash	-97
still do	-160
still do n't	-51
still fight	92
still fight with	92
still get	57
still go	-40
still have	-76
still have n't	-26
still have to	-15
still hurt	106
still in	-105
still in <name>	-106
still in the	-96
still live	58
still lose	-108
still no	-97
still nothing	-22
still nothing </s>	-22
still on	188
still on paper	74
still own	131
still own a	104
still pay	149
still raw	28
still raw </s>	135
still red	-99
still red </s>	-99
still run	187
still run on	170
still run the	116
still show	-102
still swim	105
still there	-98
still there </s>	-98
still wait	-111
still weak	106
still weak </s>	106
still wet	-159
still wet </s>	-106
still wet and	-107
still work	162
sting	25
sting </s>	92
stink	-125
stink </s>	-125
stir	-128
stitch	-186
stitch </s>	-149
stock	-174
stock ,	-147
stock </s>	8
stock count	-42
stock have	-20
stock have to	-20
stock in	119
stock only	-104
stock only woman	-104
stocktake	-34
stoma	136
stomach	94
stomach </s>	130
stomach is	-153
stomach is growl	-137
stone	-9
stone house	-35
stop	-19
stop </s>	-254
stop at	-50
stop at <number>	91
stop at a	-100
stop at the	27
stop dye	131
stop dye my	131
stop eat	152
stop eat sugar	115
stop it	-158
stop it </s>	-158
stop lay	-84
stop read	-105
stop talk	-103
stop the	-47
stop the server	-61
stop when	97
stop when <name>	101
stopcock	55
storage	111
storage box	111
store </s>	50
store card	125
store in	-114
storm	-138
storm 's	-97
storm </s>	-147
story	-343
story ,	-89
story </s>	-141
story hate	-99
story the	-137
story the <kin>	-132
stout	69
straight	52
stranger	-33
stranger on	61
stranger on the	61
straw	-67
strawberry	44
strawberry bring	10
stream	-207
street	89
street ,	115
street </s>	87
street away	42
street have	55
street have a	124
street have no	-32
street is	43
street was	45
street was bomb	57
stress	-157
stretch	-16
stretch ,	-144
stretch of	133
stretch of the	133
strict	157
strictly	65
strictly speak	-23
strictly speak ,	-23
strike	-94
strike in	-109
strike in <name>	-109
striker , <name>	42
string	-144
string </s>	-152
string on	-102
string on comma	-102
strip	62
strobe	138
stroke	373
stroke </s>	193
stroke <number>	115
stroke i	115
stroke i type	101
stroke in	106
stroke in <number>	106
stroke my	90
stroke my right	90
stroke ward	42
strong	154
strong </s>	-50
stronger	-98
structural	139
structural <kin>	139
struggle	92
struggle with	135
studio	174
studio ,	139
studio </s>	127
studio <kin>	98
studio have	136
studio have <number>	136
studio in	58
studio in <name>	11
studio is	136
studio now	138
study	-33
study ,	-117
study </s>	-117
study <name>	143
study after	-23
study after <number>	-23
study dentistry	134
study for	50
study for the	138
study in	-84
study law	102
study law in	129
study marine	89
study marine biology	89
study nurse	58
study the	-34
study this	-99
study your	-69
study your table	-69
stuff	95
stuff </s>	79
stumble	31
stupid	-108
stutter	36
stutter ,	57
stutter and	25
stutter get	-48
stutter get worse	-48
stutter in	-72
stutter in <name>	-72
stutter on	33
stutter on the	26
stutter when he	104
style	93
style </s>	-130
style guide	143
sub	-154
sub </s>	-152
sub <number>	-30
sub are	-107
subject	-38
subject </s>	-96
sublet	138
submit	-18
subscription	102
subscription </s>	155
substitute	-16
subtitle	-134
subtitle ,	153
subtitle </s>	-162
successor	9
such	-141
such a	-59
sudden	-144
sudden </s>	-144
sudoku	119
sugar	26
sugar ,	-20
sugar , that	124
sugar </s>	-67
sugar for	144
sugar for good	144
sugar in	145
sugar in <month>	151
sugar on	136
sugar-free	43
sugar-free is	43
sugar-free is how	43
sugarcoat	105
sugarcoat ,	105
sugarcoat , i	105
suggest	200
suggestion	-161
suggestion </s>	-148
suit	32
suit me	187
suit me ,	103
suit me </s>	93
suite	157
sulk	-157
sulk ,	-133
sum	-199
sum ,	-77
sum </s>	-173
sum out	88
summarise	-166
summary	-60
summary </s>	50
summary of	-57
summary of this	-57
summer	222
summer </s>	134
summer house	-40
summer i	133
summer of	55
summer of <number>	55
sunita	8
sunlight	37
sunny	-132
sunscreen	-27
sunset	-40
sunset </s>	100
super	4
supermarket	151
supervise	21
supper	-86
supper </s>	-101
supply	-22
supply <number>	121
support	-194
support </s>	-108
support <name>	61
support <name> <name>	63
suppose	-287
suppose </s>	-96
suppose my	-93
supposedly	-213
supposedly </s>	-180
sure	-305
sure ,	-189
sure , and	-142
sure , i	-124
sure </s>	-214
sure it	-71
sure it work	-71
surely	-154
surely </s>	-154
surf	49
surf </s>	24
surgery	-42
surgery ,	140
surgery </s>	202
surgery is	-90
surgery is book	95
surname	210
surname ,	69
surname , <name>	69
surprise	26
surprise ,	99
survey	94
survive	154
suspend	92
suspend till	152
swallow	75
swan	-191
swap	-78
swap for	23
swap in	-106
swap in the	-106
swap my	105
swap seat	-156
swap the	38
swap the <number>	-156
swap them	-205
swap them </s>	-160
swap with	-103
swear	138
swear at	-194
swear at the	-156
swear by	130
swear in	91
swear off	151
swear off credit	105
swear to	166
sweat	-111
sweat through	29
swede	-135
swedish	84
sweep	-89
sweep the	-135
sweep the yard	-133
sweet	-99
swell	61
swell </s>	18
swim	71
swim ,	66
swim , never	80
swim </s>	30
swim <number>	89
swim <number> length	-93
swim a	17
swim at	111
swim at the	111
swim for	-71
swim for the	-71
swim gala	-39
swim in	147
swim in the	161
swing	-21
switch	48
switch career	126
switch from	198
switch from <name>	92
switch lite	119
switch the	-220
switch the order	-173
switch to	63
switch to <name>	36
switch to decaf	37
switch to radiography	36
switch to the	-77
sword	-176
syllable	-128
syndrome	122
syndrome </s>	22
synonym	-151
synonym for	-134
syntax	-122
syntax error	-115
syntax error </s>	-115
system	186
system ,	117
system </s>	111
tab	-149
tab ,	85
tab </s>	-131
tab by	-104
tab close	-129
tab crash	-105
tab crash </s>	-73
tab get	-83
tab have	-122
tab open	-182
tab open and	-117
table	-102
table ,	-240
table </s>	10
table <number>	17
table for	-140
table for <number>	-122
table for me	28
table have	-174
table in	83
table is	-150
table is book	-77
table now	-130
table now </s>	-130
table on	-128
table with	-80
table with <number>	-80
tablet	20
tablet for	152
tackle	-55
taco	-138
tag	-76
tai	133
tai chi	133
take	89
take </s>	-196
take <kin>	20
take <name>	142
take <number>	48
take <number> </s>	-76
take <number> argument	-108
take <number> day	32
take <number> minute	146
take <number> percent	31
take a	-300
take a break	-118
take a list	-112
take about	-45
take about <number>	-45
take age	-125
take all	-101
take by	45
take call	159
take card	-114
take early	4
take forever	-102
take forever </s>	49
take forever to	-119
take it	-30
take it </s>	-22
take it you	-153
take job	81
take levothyroxine	91
take levothyroxine every	91
take lithium	101
take me	143
take me <number>	90
take me an	87
take me off	9
take me to	-84
take metformin	150
take metformin twice	150
take minute	-24
take my	181
take my <kin>	61
take no	92
take on	6
take only	-30
take only <number>	-44
take our	100
take out	37
take out the	-144
take over	45
take over from	117
take over my	133
take the	-33
take the <kin>	-74
take the <number>	-81
take the bin	-100
take the ferry	87
take the first	-165
take the minute	35
take the stair	25
take the train	127
take up	109
take up my	57
take us	-49
take us <number>	19
take your	-89
take your point	-83
tale	-230
tale ,	-129
talk	-106
talk ,	145
talk </s>	-102
talk <days>	94
talk about	-171
talk at	-57
talk in	-126
talk later	-125
talk later </s>	-125
talk on	-115
talk on this	-115
talk to	89
talk to me	158
tall	-145
tall </s>	-145
tandem	75
tango	94
tank	58
tannery	6
tannery <number>	-8
tannery <number> month	-8
tap	33
tap water	-98
tape	145
tape </s>	117
target	-13
target is	120
target is <number>	120
tarmac	-80
task	177
taste	155
taste like	127
taste like soap	77
taste of	-49
tattoo	98
tattoo 's	-118
tattoo in	-41
tattoo of	35
tattoo of a	35
tattoo studio	120
tattooist	114
tattooist ,	114
tax	-43
tax </s>	-5
tax debt	-92
tax debt of	-92
tax form	-113
tax is	-128
tax law	17
tax law for	17
tax office	173
tax office <number>	93
tax return	-17
tax year	90
tax year end	87
taxi	-35
taxi </s>	59
taxi <kin>	-40
taylor	-133
taylor <name>	-133
tea	-93
tea ,	-57
tea </s>	-192
tea go	-73
tea go cold	-73
tea in	-105
tea room	108
tea with	109
tea with milk	21
tea without	-7
tea without milk	30
teach	125
teach </s>	185
teach <kin>	111
teach <name>	-38
teach <name> <name>	-103
teach at	61
teach cello	145
teach cello to	145
teach chemistry	180
teach chemistry </s>	125
teach chemistry at	107
teach in	179
teach in <name>	121
teach in <number>	116
teach math	131
teach me	-123
teach me to	182
teach myself	239
teach myself <name>	135
teach myself to	88
teach the	15
teach to	130
teach weld	34
teach weld at	123
teach year	166
teach year <number>	166
teach yoga	-39
teach yoga to	-63
team	167
team 's	27
team 's <number>	34
team 's rule	100
team ,	117
team , <number>	124
team , the	28
team </s>	222
team <kin>	144
team <kin> ,	184
team <kin> in	34
team at	95
team call	-59
team get	-22
team have	-60
team have <number>	-63
team i	102
team i <kin>	102
team in	-80
team in the	-80
team is	75
team is <number>	-21
team is deaf	141
team is in	-31
team is spread	107
team like	-133
team like it	-133
team nobody	159
team of	-9
team of <number>	-9
team on	6
team sit	-82
team sit in	-82
team win	-157
teapot	45
tear	-83
tear </s>	-108
tear my	-43
tear my <name>	108
tech	140
tell	-45
tell </s>	34
tell him	-160
tell his	-68
tell his <kin>	-68
tell me	-90
tell me she	-129
tell me to	84
tell my	-122
tell that	92
tell the	-122
tell them	-166
tell them </s>	-101
tell to avoid	37
tell us	-117
tell you	-111
telly	-218
temp	106
template	28
temple	-144
ten	-32
ten so	-35
ten so my	-35
tend	30
tend bar	90
tend bar at	90
tend to	-61
tend to agree	-61
tender	64
tenor	123
tenor </s>	123
tense	4
tense </s>	26
tension	75
tent	-91
tenth	9
tenth of	9
term	136
term </s>	219
term time	166
term time </s>	147
terminal	51
terminal </s>	62
terminal and	-145
terrace	25
terraform	72
terrible	53
terrify	112
terrify me	117
terrify of	159
test ,	68
test </s>	5
test and	37
test are	7
test are green	-130
test are red	-125
test are write	88
test at	126
test fail	-168
test fail </s>	-131
test for	-7
test green	-107
test green </s>	-107
test in	-88
test in <name>	-69
test is	-112
test is red	-81
test is what	45
test it	-172
test it on	-149
test pass	-142
test pass </s>	-149
test run	-47
text	33
text ,	-238
text </s>	90
text and	-150
text for	-129
text for the	-129
text is	44
text lose	7
text lose me	7
text me	-79
text must	99
text you	127
text you in	131
texted	-109
thai	-69
than	12
than <kin>	-122
than <number>	258
than <number> hour	131
than <number> kg	95
than <number> kilo	71
than a	143
than a ferry	72
than anyone	60
than anyone </s>	60
than by	131
than i	24
than long	111
than long paragraph	111
than me	242
than me </s>	208
than me and	106
than my	34
than my <kin>	89
than my <name>	134
than people	-140
than the	-203
than the <name>	-156
than the other	32
thank	-279
thank ,	-164
thank , that	-136
thank , you	-57
thank </s>	-241
thank for	-98
thank to	54
thank to the	54
thank you	-137
thank you </s>	-51
that	-243
that 's	298
that 's all	-217
that 's how	285
that 's me	216
that 's my	86
that 's not	-177
that 's our	199
that 's partly	57
that 's the	48
that 's us	192
that 's what	-46
that 's when	29
that 's why	-79
that 's wrong	-64
that ,	-48
that , is	106
that </s>	-400
that <kin>	-114
that <name>	-358
that <name> </s>	-130
that <name> was	-120
that <number>	-65
that <number> ,	-78
that <number> </s>	57
that <number> year	120
that a	-232
that again	-67
that again </s>	-67
that all	16
that all <number>	16
that answer	-236
that answer </s>	-107
that are	170
that are n't	170
that bakery	-106
that be	10
that both	56
that bring	164
that chart	-124
that clip	-100
that come	148
that curry	-114
that documentary	-116
that documentary </s>	-116
that email	-84
that enough	-104
that enough </s>	-104
that error	-142
that error before	-142
that fail	-121
that file	-131
that film	-136
that fix	-122
that fix it	-67
that forum	-125
that function	-181
that function </s>	-131
that game	-147
that go	-175
that half	124
that half work	156
that have	33
that he	-224
that hinge	20
that hotel	-140
that i	197
that i 'm	144
that i have	23
that i inherit	83
that i take	38
that in	85
that in <number>	127
that in a	-87
that in mind	74
that is	123
that is ,	-101
that is n't	22
that it	-35
that it 's	-143
that joke	-137
that keep	118
that last	-213
that last <number>	-140
that last sentence	-127
that line	-126
that list	-163
that list ,	-127
that long	58
that look	-139
that movie	-131
that my	211
that my <kin>	265
that new	-71
that no	9
that nobody	-11
that noise	-141
that normal	-81
that normal </s>	-81
that now	-144
that now </s>	-144
that on	-150
that order	110
that order </s>	110
that our	-124
that page	-161
that page </s>	-139
that paragraph	-121
that paragraph </s>	-109
that plan	-193
that question	-153
that recipe	-48
that recipe </s>	-48
that record	-136
that restaurant	-142
that second	-145
that second sentence	-133
that second version	-60
that sentence	-158
that sentence </s>	-114
that series	-184
that shop	-176
that show	-220
that show ,	-101
that show </s>	-100
that sitcom	-93
that site	-151
that so	-129
that so </s>	-129
that sound	-168
that sound good	-158
that stack	-122
that stack trace	-122
that table	-139
that take	291
that take my	160
that the	-233
that the <kin>	37
that this	-48
that ticket	-160
that tomorrow	-78
that tomorrow </s>	-78
that typo	-115
that variable	-78
that was	-43
that was a	55
that way	179
that way </s>	179
that we	197
that we have	11
that wed	-107
that wed today	-107
that will	-73
that will n't	-6
that work	65
that work </s>	-107
thatch	112
the	-193
the <day>	-72
the <day> </s>	51
the <day> crossword	17
the <day> is	-163
the <day> market	215
the <day> report	90
the <kin>	-12
the <kin> '	100
the <kin> 's	59
the <kin> ,	-37
the <kin> </s>	164
the <kin> <kin>	-77
the <kin> <name>	128
the <kin> <number>	133
the <kin> and	154
the <kin> are	95
the <kin> at	-5
the <kin> can	17
the <kin> come	30
the <kin> each	146
the <kin> finish	152
the <kin> for	-154
the <kin> from	-6
the <kin> get	116
the <kin> go	113
the <kin> have	10
the <kin> i	52
the <kin> in	-453
the <kin> insist	94
the <kin> into	-185
the <kin> is	37
the <kin> just	-25
the <kin> know	96
the <kin> leave	86
the <kin> live	-80
the <kin> navy	76
the <kin> need	135
the <kin> next	-147
the <kin> of	8
the <kin> on	-96
the <kin> only	66
the <kin> portal	120
the <kin> prefer	-102
the <kin> put	78
the <kin> refuse	153
the <kin> run	-19
the <kin> sleep	43
the <kin> so	-61
the <kin> speak	-29
the <kin> that	71
the <kin> to	-46
the <kin> today	-55
the <kin> upstairs	52
the <kin> wake	-107
the <kin> want	98
the <kin> was	-259
the <kin> when	97
the <kin> who	82
the <kin> will	-77
the <kin> with	81
the <name>	33
the <name> ,	-22
the <name> </s>	104
the <name> <kin>	-86
the <name> <number>	20
the <name> account	86
the <name> ahead	-141
the <name> and	-101
the <name> archipelago	124
the <name> are	24
the <name> at	31
the <name> before	99
the <name> branch	188
the <name> build	-162
the <name> come	-153
the <name> every	127
the <name> exam	15
the <name> for	-137
the <name> from	-154
the <name> group	135
the <name> hall	96
the <name> have	-150
the <name> i	-43
the <name> in	119
the <name> is	-15
the <name> licence	110
the <name> marathon	53
the <name> market	95
the <name> next	18
the <name> office	164
the <name> place	-154
the <name> remote	-130
the <name> start	-141
the <name> team	55
the <name> to	107
the <name> twice	76
the <name> was	-128
the <name> way	30
the <name> when	-10
the <name> will	-137
the <name> with	111
the <number>	62
the <number> ,	-5
the <number> </s>	85
the <number> <kin>	142
the <number> <name>	30
the <number> bus	89
the <number> by	39
the <number> call	-150
the <number> day	141
the <number> draft	-157
the <number> every	73
the <number> file	-80
the <number> in	-83
the <number> job	-90
the <number> of	84
the <number> photo	-97
the <number> table	-155
the <number> thing	72
the <number> who	-195
the <number> with	56
the about	-90
the accent	52
the accident	123
the accident </s>	123
the accordion	48
the accordion ,	4
the accordion was	58
the account	-84
the account ,	12
the ad	-246
the ad is	-93
the admin	-157
the advert	-127
the afternoon	-13
the age	-31
the age of	16
the agency	-83
the agency in	-67
the air	-121
the airport	-183
the airport </s>	-69
the aisle	64
the alarm	-207
the allotment	182
the allotment ,	141
the allotment is	35
the ankle	138
the ankle go	138
the answer	-303
the answer </s>	-159
the answer is	-157
the api	-110
the app	-118
the app </s>	-162
the app and	-93
the archive	36
the archive </s>	36
the argument	-83
the argument </s>	-82
the army	219
the army ,	56
the army </s>	105
the army in	122
the array	-109
the article	-242
the article </s>	-170
the article say	-75
the attachment	-128
the attic	-48
the attic is	12
the autism	131
the autism spectrum	131
the autumn	138
the autumn </s>	111
the average	-166
the back	79
the back </s>	-104
the back of	55
the backup	-112
the backup </s>	-119
the bag	-132
the bake	-138
the bakery	56
the bakery 's	107
the bakery ,	105
the bakery </s>	106
the bakery and	86
the bakery are	81
the bakery in	-57
the bakery on	-24
the bakery to	129
the bakkie	4
the balcony	50
the ball	-114
the band	83
the band 's	14
the band ,	172
the band break	-34
the band can	119
the band on	-147
the band pay	-77
the bank	66
the bank </s>	-28
the bank turn	146
the bankruptcy	138
the bar	49
the bar ,	148
the bar </s>	52
the bar exam	132
the bar in	141
the bar twice	144
the barn	172
the barn </s>	114
the basement	148
the basement ,	167
the bass	-104
the bed	124
the bedroom	153
the begin	5
the begin of	5
the bell	-111
the best	-146
the best <number>	-55
the best part	-62
the big	165
the big oven	39
the bigger	15
the bike	139
the bike is	60
the bill	23
the bill </s>	-24
the bill service	152
the bin	-115
the bin </s>	-24
the bin out	-145
the biscuit	-175
the bite	-95
the bite about	-95
the blast	152
the blind	-159
the block	-74
the blood	-40
the blue	121
the blue <number>	24
the blue folder	70
the blue glove	96
the blunt	138
the blunt version	138
the board	-26
the board of	108
the boat	137
the boat </s>	-24
the boat is	118
the boat with	126
the boiler	96
the boiler 's	76
the boiler </s>	-36
the boiler in	19
the book	-85
the book </s>	-127
the book at	-100
the book club	39
the book for	203
the book in	-92
the bookshop	51
the bookshop was	32
the border	132
the bot	-141
the bottle	-148
the bottom	7
the bowl	-14
the bowl club	61
the box	16
the box ,	-123
the box </s>	86
the bracket	-135
the branch	-52
the branch and	-78
the bread	-64
the bread </s>	-10
the brewery	-59
the brewery ,	-28
the bridge	26
the bridge </s>	-39
the bucket	-96
the budget	-116
the bug	-90
the build	-107
the build ,	-100
the build </s>	-180
the burnout	114
the burnout </s>	88
the bus	-17
the bus ,	-31
the bus </s>	105
the bus is	-133
the bus just	-157
the bus now	-121
the bus stop	-133
the bus to	15
the business	115
the business ,	74
the button	-294
the button </s>	-159
the button on	-130
the bypass	54
the cab	79
the cabin	160
the cable	-84
the cache	-239
the cache ,	-136
the cache </s>	-150
the cafe	124
the cafe in	136
the café	137
the cake	-193
the call	-273
the call ,	-204
the call </s>	-89
the call and	-157
the call i	-136
the call keep	-102
the camper	105
the camper of	105
the canteen	-64
the capital	-165
the capital of	-117
the caption	-181
the caption </s>	-102
the car	-124
the car ,	-123
the car </s>	49
the car park	-137
the caravan	181
the card	-169
the care	132
the care home	132
the carpet	-156
the cartoon	-186
the case	-160
the case study	-160
the castle	-128
the cathedral	125
the cathedral </s>	33
the cathedral choir	101
the ceiling	-177
the ceiling </s>	-121
the cellar	138
the cellar </s>	138
the cellar of	44
the cello	131
the chair	-165
the change	-164
the change </s>	-125
the chapel	-61
the character	-139
the charger	-84
the chart	-210
the chat	-159
the chemical	55
the chess	45
the chipper	-67
the choir	49
the choir 's	100
the choir i	158
the choir sing	-114
the church	200
the church </s>	96
the church hall	-83
the church in	-153
the cinema	-164
the city	-23
the city only	-25
the class	-114
the clerk	-155
the clinic	-17
the clinic ,	-38
the clinic </s>	172
the clinic i	140
the clip	-183
the clip was	-62
the clock	104
the clock </s>	166
the cloud	69
the club	102
the club 's	-34
the co-op	-41
the co-op pay	-121
the coast	142
the code	-235
the code </s>	-136
the code is	-143
the coffee	-97
the coffee ,	-46
the coffee </s>	-120
the college	91
the college </s>	91
the colliery	114
the column	-133
the comma	-132
the comma </s>	-86
the comment	-22
the committee	-114
the community	118
the community centre	81
the commute	94
the company	76
the company 's	55
the company </s>	117
the company go	11
the company i	23
the company in	-141
the component	-120
the conclusion	21
the connection	-133
the conservatory	114
the console	-117
the console </s>	-117
the constructor	-135
the constructor </s>	-135
the contract	134
the cook	103
the cook ,	156
the cooperative	69
the corner	-11
the corridor	-111
the corridor wait	-111
the cottage	146
the cottage in	52
the couch	-181
the council	167
the council </s>	-9
the council in	121
the counter	-125
the country	83
the county	166
the couple	-167
the court	-150
the cover	-143
the cover letter	-96
the crash	114
the crash </s>	172
the credit	-126
the crossword	-174
the crow	149
the crow </s>	-27
the crow speak	155
the crowd	-93
the crown	-149
the cup	-175
the cup </s>	-142
the curry	-140
the dairy	105
the dashboard	118
the data	118
the dataset	-124
the date	-83
the date </s>	-147
the date are	-131
the date in	-137
the day	-39
the day ,	-36
the day </s>	-230
the day <name>	192
the day job	152
the deadline	-173
the deadline </s>	-66
the deadline is	-105
the debt	46
the deck	-167
the deed	-76
the delivery	-73
the demo	-224
the demo </s>	-149
the demo is	-78
the deploy	-117
the deposit	-63
the depot	35
the depot ,	21
the depot </s>	138
the deputy	117
the deputy head	130
the design	-55
the desk	-218
the desk </s>	-140
the desk and	12
the diagnosis	110
the diagnosis </s>	110
the diagram	-163
the dialog	-166
the dialysis	102
the dialysis unit	102
the diff	-151
the diff </s>	-103
the difference	-181
the difference </s>	-129
the digger	93
the diploma	11
the disclaimer	103
the dish	-38
the dish ,	76
the dish </s>	-9
the district	72
the div	-99
the divorce	233
the divorce </s>	84
the divorce i	122
the doc	-278
the doc ,	-89
the doc </s>	-143
the doc and	-130
the doc is	-59
the documentary	-123
the door	-166
the door ,	-100
the door </s>	-106
the doorway	-108
the dough	-131
the download	-108
the download ,	-75
the draft	-100
the draft i	-127
the drama	-99
the drawer	-179
the drip	-133
the drive	-124
the drone	43
the drum	-30
the drum kit	6
the dust	158
the dust extractor	158
the early	-120
the egg	-44
the email	-163
the end	-139
the end ,	-102
the end </s>	-322
the end of	-23
the endpoint	-138
the endpoint </s>	-123
the error	-179
the essay	-117
the even	23
the exact	-120
the exam	-159
the exam question	-90
the example	-226
the example ,	-143
the example </s>	-95
the excavator	48
the exercise	-230
the exercise make	-144
the export	-45
the export </s>	-110
the eye	-104
the eye </s>	-200
the fable	-148
the fable </s>	-76
the fall	249
the fall </s>	204
the family	191
the family </s>	167
the family business	160
the farm	235
the farm 's	158
the farm ,	104
the fault	-95
the fence	-35
the ferry	-48
the ferry </s>	13
the ferry in	-43
the fete	34
the fictional	-163
the field	123
the fifth	133
the fifth floor	128
the file	-394
the file ,	-39
the file </s>	-234
the file and	-109
the file but	-78
the file give	-39
the file i	-137
the file take	-121
the file to	-138
the film	-378
the film ,	-195
the film </s>	-150
the film have	-120
the film was	-54
the filter	116
the final	-33
the final word	19
the finale	-126
the fire	32
the fire </s>	105
the fire brigade	144
the fire drill	-152
the firm	197
the firm 's	113
the firm ,	119
the firm </s>	161
the firm in	70
the firm know	101
the firm pay	-103
the first	-221
the first </s>	-142
the first <day>	172
the first <number>	-201
the first chapter	-84
the first draft	-200
the first half	-137
the first line	-51
the first of	101
the first page	-122
the first paragraph	79
the first part	-77
the first version	-112
the fish	-120
the fish </s>	126
the fish shop	8
the fjord	128
the fjord </s>	128
the flag	-166
the flat	133
the flat </s>	161
the flat above	-18
the flat below	27
the flat by	129
the flat come	-44
the flat in	63
the flight	-148
the flight was	-102
the flood	160
the flood </s>	137
the flood that	67
the flood warn	-49
the floor	-136
the flour	-157
the flower	38
the flu	-114
the flyer	93
the flyer ,	30
the flyer </s>	61
the folder	-131
the font	-122
the font </s>	-65
the food	7
the footer	-117
the footer is	-122
the forecast	-85
the forecast say	-76
the forest	-22
the forest </s>	-22
the forge	95
the forklift	48
the form	-286
the form 's	-66
the form </s>	-199
the form want	-107
the form with	-91
the formula	-113
the forum	-96
the forum </s>	-83
the fountain	113
the fourth	156
the fourth <name>	72
the fourth generation	156
the freezer	87
the fridge	-50
the fridge ,	-130
the fridge </s>	-33
the fridge door	-14
the front	-57
the frontend	116
the frontend </s>	116
the function	-228
the function </s>	-124
the function return	-77
the funeral	189
the funeral </s>	175
the funniest	-130
the fuse	-112
the game	-78
the game ,	-62
the game before	-144
the game is	-121
the gap	42
the garage	255
the garage ,	131
the garage </s>	115
the garage is	131
the garage stand	-37
the garden	115
the gas	-149
the gas bill	-81
the gate	-124
the gate ,	-85
the gate </s>	-37
the giant	-109
the glaze	143
the goal	-163
the green	48
the green <number>	-110
the greenhouse	56
the greet	-114
the grind	87
the grind floor	94
the group	148
the group chat	-111
the group project	104
the guide	-115
the guitar	-73
the guitar in	41
the guy	-168
the guy in	-127
the gym	41
the hall	12
the hall </s>	79
the hallway	-6
the harbour	120
the hard	50
the hard way	50
the hare	-143
the head	-68
the header	-171
the header ,	-110
the header </s>	-119
the headline	-102
the hear	95
the hear in	95
the heart	168
the heat	22
the heat in	71
the hedge	17
the hernia	93
the hernia op	48
the hero	-176
the heroine	-145
the heroine ,	-118
the hill	83
the hip	106
the hip operation	59
the hire	25
the hive	155
the hob	-140
the hobby	127
the holiday	-104
the home	21
the hoover	-140
the hospice	112
the hospice shop	93
the hospital	-57
the hotel	21
the hotel i	28
the hour	179
the hour </s>	155
the house	225
the house </s>	-24
the house belong	117
the house in	-4
the house was	52
the hybrid	39
the hype	-164
the ice	-151
the idea	15
the idea </s>	30
the image	-244
the image </s>	-117
the import	-118
the index	93
the inheritance	118
the insulin	62
the insurance	-140
the insurer	26
the internet	92
the internet is	92
the intro	-179
the intro ,	-156
the intro </s>	-128
the invite	-60
the invite </s>	-60
the invoice	-103
the invoice </s>	26
the iron	113
the jar	-128
the job	-127
the joke	-143
the joke </s>	-108
the kennel	104
the kernel	-97
the kettle	-160
the kettle on	-117
the key	-109
the key </s>	-151
the key is	-84
the keyboard	-205
the keyboard ,	-70
the keyboard </s>	-142
the kidney	42
the killer	-118
the killer </s>	-118
the kiln	49
the kilo	-88
the kilt	33
the kilt is	33
the king	-233
the kiosk	53
the kitchen	-27
the kitchen ,	-106
the kitchen </s>	23
the kitchen is	94
the kitchen windowsill	126
the knee	231
the knit	43
the knit circle	33
the label	-31
the label </s>	-117
the label printer	88
the ladder	-179
the lady	25
the lake	10
the lamb	107
the lamp	-92
the land	-53
the land page	-59
the lane	69
the lane </s>	80
the language	66
the laptop	-161
the last	13
the last <day>	231
the last <number>	9
the last line	-97
the last page	-118
the last step	-157
the laundrette	42
the laundrette ,	20
the laundry	32
the law	-156
the layer	-100
the layout	-151
the layout </s>	-103
the leaflet	-131
the leaflet </s>	-104
the lease	252
the lease on	168
the leave	225
the leave </s>	151
the leave ear	77
the leave knee	163
the leave side	-67
the ledger	-171
the legacy	81
the letter	-50
the letter in	-116
the letter say	-89
the library	229
the library van	57
the licence	140
the licence </s>	140
the lido	127
the lifeboat	52
the lift	-227
the lift 's	19
the lift was	-80
the light	-49
the light go	-105
the line	-36
the link	-176
the link ,	-107
the link </s>	-153
the linter	-170
the list	-274
the list ,	-89
the list </s>	-39
the list have	-117
the list is	-218
the list you	-121
the little	180
the little <number>	180
the loan	178
the lobby	-100
the loft	52
the log	-379
the log </s>	-162
the log below	-52
the login	-159
the login bug	-78
the login page	-48
the logo	-202
the long	-133
the loo	-155
the loom	-61
the loom in	-6
the loop	-259
the loop </s>	-129
the loop run	-94
the lot	-49
the lottery	-120
the lower	-11
the machine	75
the macro	-136
the mail	6
the mail </s>	-168
the main	-88
the mall	-101
the man	-124
the man in	-90
the manual	-160
the map	-77
the marathon	15
the marathon in	-26
the margin	-172
the market	-6
the market </s>	-163
the market in	130
the master	42
the match	-135
the math	-174
the mayor	161
the meet	-281
the meet </s>	-170
the membership	19
the meme	-103
the menu	-154
the menu ,	-154
the menu </s>	-132
the merger	153
the metre	74
the metro	54
the mic	-110
the middle	-105
the middle of	-194
the migration	-165
the milk	92
the milk ,	36
the mill	29
the mill ,	-36
the mill is	-50
the ministry	133
the minute	157
the mock	-106
the model	-168
the model for	-105
the module	42
the moment	-85
the moment </s>	-215
the moment i	101
the money	-23
the money in	-14
the month	14
the month </s>	14
the moon	-168
the moon </s>	-165
the morning	122
the morning ,	-156
the morning </s>	136
the mortgage	216
the mortgage is	98
the mosque	103
the mosque </s>	103
the motorbike	-37
the mountain	159
the move	-40
the mumps	103
the mumps </s>	103
the museum	23
the museum </s>	-156
the museum have	87
the museum was	-122
the music	24
the nail	62
the name	-234
the name is	-149
the name on	-67
the narrator	-130
the national	43
the navy	155
the navy </s>	152
the near	159
the nearest	109
the needful	39
the new	-137
the new <kin>	-121
the new <name>	-184
the new logo	-103
the new mayor	-139
the new year	185
the news	-263
the news </s>	-101
the news again	-34
the news say	-81
the newsletter	-199
the newsletter go	-126
the next	-139
the next </s>	-67
the next <number>	56
the next couple	129
the next room	-157
the next step	-127
the next table	-94
the next year	141
the night	178
the night <kin>	7
the night desk	112
the night school	-54
the night shift	122
the noise	15
the north	125
the northern	-67
the note	-133
the note </s>	-84
the notebook	-161
the novel	-231
the novel ,	-69
the number	22
the nurse	130
the nurse home	71
the nursery	81
the nursery in	-59
the odd	83
the office	-177
the office ,	-89
the office </s>	-150
the office is	92
the office today	-134
the offsite	4
the oil	-180
the old	53
the old <kin>	72
the old <name>	30
the old <number>	-122
the old barn	16
the old track	-91
the old version	-137
the older	155
the older <kin>	155
the olive	-18
the onion	-156
the onion </s>	-123
the online	-84
the only	143
the only <kin>	177
the only <name>	-26
the only <number>	13
the only bread	50
the only thing	5
the only way	162
the only woman	118
the opera	-128
the operation	128
the orchard	129
the orchard </s>	122
the orchestra	132
the order	-234
the order of	-186
the organ	108
the original	59
the other	-50
the other </s>	76
the other <number>	80
the other file	-132
the other room	-137
the other tab	-59
the other to	135
the oud	-57
the output	-211
the output </s>	-118
the oven	-107
the oven 's	83
the oven ,	-110
the oven </s>	-70
the pack	64
the pack list	64
the package	-172
the page	-104
the page </s>	-180
the page load	-163
the paint	-63
the paint counter	-15
the pan	-179
the paper	-179
the paper </s>	-133
the paper mill	72
the paper say	-172
the paperwork	60
the paragraph	-57
the parameter	-116
the parcel	-116
the parcel ,	-75
the parcel </s>	-88
the parcel depot	119
the parish	236
the parish choir	93
the parish council	105
the park	-215
the park fine	-38
the parser	-157
the parser </s>	-137
the party	-145
the party tonight	-78
the passive	121
the passive in	50
the passport	142
the password	-175
the pasta	-22
the paste	-109
the patch	-89
the patent	102
the path	-183
the payment	59
the pdf	-130
the pdf </s>	-107
the pension	-153
the pension age	-153
the person	60
the pharmacy	28
the pharmacy 's	83
the pharmacy </s>	72
the pharmacy is	51
the pharmacy shut	46
the phone	-17
the phone ,	7
the phone </s>	30
the phone in	-117
the phone just	-128
the phone ring	-100
the photo	-325
the photo ,	-78
the photo i	-107
the piano	30
the piano in	-49
the pick	58
the picture	-218
the picture ,	-119
the picture </s>	-157
the picture is	-82
the pipe	70
the pitch	-68
the pitch </s>	-155
the place	189
the place </s>	121
the plan	59
the plan for	86
the plan have	-137
the plant	-74
the plant </s>	-84
the play	-229
the play </s>	-107
the plot	-71
the plot </s>	-160
the podcast	63
the podcast say	-151
the poem	-120
the polytunnel	23
the pond	28
the pond freeze	28
the pool	8
the pool was	-135
the pork	-79
the porter	8
the post	38
the poster	-172
the poster ,	-127
the pot	-21
the pot ,	-80
the pot </s>	28
the pottery	-60
the poultry	92
the practice	148
the practice </s>	142
the pram	-61
the premature	61
the premature <kin>	61
the present	50
the press	88
the previous	-104
the price	11
the primary	-89
the print	68
the printer	-289
the printer is	-97
the printer jam	-138
the prison	32
the prison is	38
the problem	-233
the problem </s>	-128
the project	45
the prompt	-170
the proxy	-129
the proxy </s>	-129
the pub	-128
the pub ,	-77
the pub quiz	-11
the pump	-144
the puzzle	-219
the puzzle ,	-111
the puzzle always	-142
the quarry	156
the quarry </s>	116
the queen	-77
the query	-167
the question	60
the queue	-333
the queue ,	-137
the queue </s>	-141
the queue at	-153
the queue have	-84
the quiz	-244
the quiz ,	-152
the quiz </s>	-39
the quote	-74
the quote ,	51
the radio	-161
the radio </s>	-117
the railway	173
the railway </s>	66
the railway in	118
the rain	-207
the rain ,	99
the rain </s>	-181
the rain just	-59
the rain stop	-125
the rainy-day	143
the rainy-day account	143
the raise	84
the raspberry	90
the raspberry pi	90
the rate	-137
the read	107
the reason	-15
the receipt	-188
the receipt </s>	-118
the recipe	-215
the recipe ,	-129
the record	-103
the red	96
the regional	161
the release	40
the reminder	-135
the remote	-117
the remote ,	-117
the remote </s>	-186
the rent	75
the rent twice	90
the rent up	134
the reply	-208
the reply </s>	-184
the repo	-160
the repo </s>	-151
the report	-242
the report is	-119
the resident	103
the rest	91
the rest ,	77
the rest </s>	56
the restaurant	37
the restaurant ,	106
the restaurant last	16
the restaurant only	-46
the result	67
the result </s>	-126
the review	-190
the rice	-126
the rice </s>	-99
the riddle	-161
the ride	116
the rig	192
the rig <number>	121
the right	124
the right ear	126
the right side	133
the ring	-53
the ring road	-179
the river	153
the road	-182
the roof	-13
the roof </s>	85
the roof on	16
the room	-182
the room right	-80
the rota	77
the rota ,	-78
the rota </s>	151
the router	-146
the router </s>	-73
the router twice	-106
the row	-157
the row </s>	-110
the royal	-133
the rug	-99
the rug </s>	-99
the rule	-48
the rush	18
the sale	-97
the salon	210
the salt	-110
the same	138
the same </s>	125
the same <number>	180
the same as	-163
the same error	-143
the same in	-45
the same line	-118
the same result	-111
the same song	-79
the same thing	-165
the same to	119
the same ugly	27
the sample	-261
the sample sentence	-100
the sample text	-55
the sauce	-193
the sauce </s>	-151
the sawmill	140
the scanner	-38
the scar	9
the scar on	9
the scholarship	65
the school	57
the school <kin>	-13
the school bus	99
the school run	188
the school trip	-167
the scout	147
the scout i	40
the screen	-227
the screen </s>	-148
the script	-61
the script </s>	-157
the script <number>	-125
the script and	-141
the script twice	-115
the sea	118
the second	-192
the second </s>	-98
the second <number>	-30
the second chapter	-112
the second column	-138
the second draft	-159
the second half	-142
the second line	-51
the second option	-60
the second page	-107
the second paragraph	-182
the second part	-145
the second question	-168
the second run	-131
the second set	-123
the second step	-65
the second verse	-105
the second version	-147
the section	-124
the seed	10
the seizure	125
the seizure </s>	125
the sell	134
the series	-149
the server	-182
the server </s>	-100
the server is	-151
the service	-152
the set	-127
the setting	-180
the setting </s>	-98
the setting page	-112
the seventy	50
the seventy ,	50
the share	-96
the shed	133
the shed </s>	148
the sheet	-234
the sheet </s>	-150
the shelf	-102
the shelter	-133
the shipyard	122
the shirt	-113
the shop	-36
the shop 's	11
the shop ,	-138
the shop </s>	-141
the shop <kin>	111
the shop close	69
the shop for	-123
the shop have	94
the shop is	106
the shop on	-52
the shop steward	98
the shop was	32
the shop when	95
the short	67
the short version	67
the show	16
the shower	-236
the shower ,	-102
the shower </s>	-130
the side	72
the side ,	194
the side </s>	39
the sight	42
the sight of	42
the sign	-199
the sink	-147
the sink ,	-133
the site	-134
the sketch	-200
the sky	-107
the sky is	-107
the slide	-244
the slide after	-122
the sofa	-110
the sofa </s>	-126
the sofa to	-112
the sofa with	-105
the soil	90
the soil probe	90
the sole	40
the song	-162
the soup	-144
the soup </s>	-121
the space	33
the spare	187
the spare room	195
the spectrum	37
the spell	-93
the spring	114
the spring ,	77
the spring </s>	111
the square	54
the stable	-91
the stair	92
the stair </s>	55
the stall	175
the stand	-209
the standup	-39
the startup	33
the station	-222
the station </s>	-173
the stave	52
the steak	-127
the step	-251
the step </s>	-187
the stock	-83
the stopcock	55
the storm	-143
the story	-285
the story ,	-71
the story </s>	-121
the stream	-163
the street	80
the strike	72
the string	-102
the string on	-102
the stroke	180
the stroke </s>	72
the stroke i	101
the stroke my	90
the studio	-88
the subject	-169
the sugar	20
the sum	-182
the sum </s>	-143
the summary	-161
the summer	130
the summer </s>	111
the summer house	-40
the summer of	55
the support	-110
the surgery	98
the swim	-137
the switch	119
the switch lite	119
the tab	-248
the tab crash	-124
the table	-57
the table ,	-112
the table </s>	-115
the table for	-9
the tablet	-216
the tale	-164
the talk	-34
the target	154
the tattoo	-10
the tattoo studio	95
the tax	-15
the tax form	-113
the tax office	146
the taxi	15
the tea	-97
the team	92
the team <kin>	-101
the team i	102
the team is	107
the telly	-183
the temp	44
the temple	-126
the tender	-145
the tent	61
the terminal	56
the terminal </s>	62
the terminal and	-145
the test	-445
the test </s>	-145
the test fail	-83
the test pass	-149
the test run	-131
the text	-135
the text ,	-191
the text </s>	-91
the theory	50
the thesis	14
the thing	-30
the thing is	25
the third	-94
the third bullet	-138
the third division	116
the third error	-99
the third floor	92
the third is	-164
the third line	-105
the third of	134
the third paragraph	-112
the thread	-102
the thread is	-118
the thread of	-58
the thyroid	-109
the ticket	48
the ticket </s>	57
the tile	-108
the till	-138
the till </s>	111
the time	-4
the time </s>	55
the timeline	-98
the timer	-204
the timetable	-49
the tip	73
the title	-266
the title </s>	-168
the toast	-170
the tone </s>	-108
the tool	-8
the top	-250
the top </s>	-170
the total	-195
the total </s>	-104
the town	148
the tractor	148
the train	-134
the train </s>	16
the train is	-117
the train leave	-91
the train tell	-90
the train to	-14
the tram	-12
the tram </s>	-120
the translation	138
the treasurer	140
the treasurer in	-126
the treasurer of	139
the trip	-126
the trombone	-77
the truck	16
the truck </s>	130
the truck is	24
the trumpet	-25
the trust	45
the tuba	-49
the tuba </s>	-90
the tutorial	-139
the tv	-127
the typhoon	-111
the typo	-166
the typo </s>	-166
the ulcer	133
the under	167
the under <number>	102
the under-12s	91
the under-12s on	91
the uni	149
the uniform	22
the union	157
the union get	-33
the union make	110
the unit	-64
the update	-242
the update ,	-79
the update </s>	-154
the update i	-94
the upload	-122
the upper	107
the upper row	109
the user	-239
the user live	-112
the value	-149
the van	138
the van 's	-108
the van ,	124
the van in	-56
the variable	-211
the vegan	-200
the vendor	105
the via	84
the via <name>	84
the video	-293
the video ,	-116
the video </s>	-115
the video stutter	-116
the village	40
the villain	-115
the villain </s>	75
the villain in	-145
the vineyard ,	89
the vineyard in	-113
the visa	80
the visa clear	108
the voice	-130
the volcano	-102
the volunteer	93
the volunteer fire	93
the wait	29
the wait list	104
the wait room	-132
the walk	-86
the walk group	24
the wall	17
the wall in	78
the walnut	79
the war	43
the ward	58
the ward </s>	35
the warehouse	89
the warehouse </s>	117
the warranty	-143
the wash	43
the way	-245
the way home	-209
the way in	-154
the way this	-48
the way to	-87
the weather	-4
the weather </s>	-126
the web	120
the web shop	34
the website	99
the wed </s>	147
the wed is	123
the wed scene	-120
the week	-11
the week </s>	-87
the west	-104
the west </s>	-104
the wet	47
the wheelchair	-125
the whole	-21
the whole <name>	-88
the whole cast	-147
the whole clan	151
the whole company	-6
the whole family	56
the whole flat	-55
the whole list	-133
the whole of	108
the whole street	137
the whole thing	-196
the whole way	-148
the why	149
the why before	57
the wifi	-153
the wifi code	-144
the will	98
the will </s>	98
the window	16
the window </s>	107
the window today	-62
the wine	54
the winter	-103
the wire	-19
the woman	-7
the woman keep	-33
the wood	-132
the wool	121
the word	-51
the word </s>	31
the word <name>	-128
the work	120
the work council	69
the workshop	94
the workshop have	59
the workshop to	80
the world	-143
the worst	-162
the worst be	-13
the wrong	-324
the wrong <kin>	-136
the wrong account	-82
the wrong branch	-59
the wrong column	-61
the wrong date	-140
the wrong file	-108
the wrong folder	-95
the yard	176
the yard ,	129
the yard and	-133
the year	-74
the year </s>	122
the year i	143
the zip	-180
the zoom	-93
the zoom ,	-93
theatre	120
their	-154
their <kin>	152
their <kin> 's	131
their <kin> ,	-114
their <kin> </s>	47
them ,	78
them , the	-5
them </s>	-29
them all	-113
them all </s>	-149
them are	25
them at	109
them for	-27
them in	-40
them in the	-79
them off	50
them off </s>	50
them on	96
them on a	96
them twice	-141
theme	-93
theme ,	-93
then	-85
then ,	-123
then </s>	26
then <name>	-10
then <name> </s>	144
then <number>	78
then <number> month	78
then a	173
then bed	-151
then bed </s>	-154
then go	-120
then i	-39
then i have	8
then it	-59
then it 's	29
then its	144
then read	-77
then the	39
then the ankle	138
then we	20
then what	-136
theory	66
therapy	182
therapy every	72
there	-151
there 's <number>	28
there 's a	-103
there 's always	-95
there 's be	8
there 's no	126
there 's nobody	68
there ,	-234
there </s>	-39
there a	-129
there are	36
there are <number>	-115
there by	49
there by <number>	49
there for	-128
there for <number>	-128
there have	157
there i	-182
there is	40
there is a	-72
there should	-120
there should be	-120
there was	-211
there was a	-163
there were	68
there were <number>	68
thermometer	-62
these	-175
these <number>	-205
these day	78
these day ,	-93
these day </s>	117
thesis	234
thesis <kin>	105
thesis is	219
thesis is about	154
thesis is due	109
thesis is on	127
thesis on	127
thesis statement	-142
they	-200
they 're	119
they are	-25
they call	79
they come	92
they have	-42
they keep	84
they reckon	-98
they reckon </s>	-98
they run	-93
they say	-293
they say </s>	-175
they say the	-94
they sell	-136
they send	-101
they speak	-142
they take	-33
they/them	146
they/them </s>	146
thief	-125
thin	17
thing	42
thing ,	136
thing , <number>	100
thing , i	144
thing </s>	-38
thing i	27
thing in	-187
thing is	107
thing so	-128
think	-261
think ,	-114
think </s>	-363
think <name>	62
think about	-193
think about it	-121
think about the	-112
think i	-174
think i 'm	-118
think i prefer	-90
think it	-93
think its	-125
think its a	-125
think of	89
think so	-124
think so </s>	-124
think the	-143
think we	-91
think you	-151
think you 're	-110
thinkpad	-26
third	70
third </s>	-64
third <day>	118
third attempt	-93
third bullet	-138
third bullet </s>	-138
third coffee	-156
third division	116
third error	-99
third error </s>	-99
third floor	92
third from	-10
third from the	26
third generation	164
third generation </s>	164
third is	-164
third is the	-164
third line	-105
third of	-38
third of <kin>	-126
third of <month>	134
third of the	-61
third paragraph	-112
third paragraph </s>	-112
third set	-72
third time	-87
third week	138
third week </s>	149
third year	167
third year </s>	77
third year of	68
this	-674
this ,	-165
this </s>	-436
this <day>	-131
this <day> </s>	-67
this <kin>	-103
this <month>	228
this <month> </s>	178
this <name>	-171
this <name> ,	-129
this <name> </s>	-37
this <name> sentence	-60
this <number>	-374
this <number> ,	-129
this <number> </s>	-182
this <number> by	-126
this <number> in	-127
this <number> please	-49
this a	-109
this a lot	-109
this afternoon	-249
this afternoon ,	-121
this afternoon </s>	-182
this app	-131
this approach	-78
this approach </s>	-78
this article	-70
this article </s>	-70
this autumn	164
this autumn </s>	134
this back	101
this before	-66
this bug	-92
this bug </s>	-83
this by	-212
this by <day>	-110
this by <number>	-98
this call	-240
this call </s>	-197
this caption	-93
this caption </s>	-93
this cell	-81
this cell for	-81
this chart	-42
this chat	-146
this contract	-153
this day	140
this email	-40
this employer	97
this employer till	97
this error	-193
this error ,	-150
this error </s>	-179
this essay	-105
this even	-212
this even </s>	-140
this example	-71
this example </s>	-71
this exercise	-94
this exercise </s>	-94
this file	-62
this file </s>	-62
this for	-188
this for <number>	-129
this form	-83
this form </s>	-82
this function	-83
this function </s>	-43
this function is	-96
this game	-81
this headline	-111
this headline is	-111
this in	-85
this invoice	-193
this is	-98
this is go	-79
this is my	-125
this job	157
this kind	-119
this kind of	-91
this letter	-135
this letter </s>	-105
this level	-137
this level ,	-102
this line	-162
this line </s>	-86
this link	-32
this list	-80
this meet	-95
this morning	-396
this morning 's	-59
this morning ,	-198
this morning </s>	-322
this morning i	-121
this music	-123
this on	-196
this on the	-108
this page	-107
this paragraph	-123
this paragraph before	-76
this pharmacy	73
this plan	-116
this plan </s>	-116
this point	-109
this poster	-72
this poster </s>	-72
this printer	-94
this quarter	121
this queue	-131
this recipe	-173
this recipe </s>	-95
this record	-131
this record </s>	-129
this role	-39
this room	-133
this sample	-98
this scene	-154
this seat	-65
this sentence	-147
this slide	-122
this snippet	-71
this sofa	-97
this song	-169
this song </s>	-121
this spreadsheet	-147
this spreadsheet </s>	-88
this spreadsheet since	-97
this spreadsheet today	-92
this spring	134
this spring ,	107
this spring </s>	113
this story	-35
this sum	-63
this table	-134
this thing	-125
this ticket	-94
this time	-142
this time ,	-129
this time </s>	-113
this to	-108
this up	-141
this up </s>	-104
this upload	-118
this week	-67
this week ,	-111
this week </s>	-245
this winter	233
this winter </s>	200
this work	-91
this work </s>	-104
this year	92
this year </s>	15
those	-200
those </s>	-38
those <number>	-63
those <number> </s>	-117
those day	90
those day </s>	90
those price	-140
though	-44
though </s>	-39
though <kin>	46
though <kin> think	46
though <name>	-111
though <name> <name>	-159
though <name> is	-21
though <name> never	-44
though honestly	27
though honestly i	27
though i	108
though i 'm	49
though i have	88
though i lose	54
though i swear	41
though it	-19
though it 's	-14
though my	40
though my <name>	-67
though the	23
though the <kin>	-11
though the <name>	-10
though the tattoo	28
though there	-153
though there 's	-113
though we	93
though we split	-14
thread	-262
thread </s>	-72
thread is	-118
thread of	-58
three-wheeler	82
thriller	-110
throat	123
through	75
through ,	-53
through </s>	93
through <name>	140
through <name> ,	111
through <name> </s>	116
through <number>	124
through <number> </s>	183
through a	-136
through an	169
through door	125
through half	-106
through in	77
through it	6
through my	-142
through my <kin>	173
through my whole	-125
through standard	110
through standard door	110
through the	-134
through the roof	-128
through this	-116
through to	-113
through your	-80
throw	-70
throw a	-100
throw a <name>	-88
throw an	-102
throw an error	-102
throw up	-120
throw up on	-93
thumb	9
thumb up	-95
thumb up to	-138
thunder	-91
thunder just	-155
thunderstorm	-185
thx	-125
thx for	-107
thx that	-109
thx that work	-109
thyroid	125
thyroid is	-61
thyroid was	130
ticket	24
ticket </s>	9
ticket and	125
ticket are	-99
ticket are in	-99
ticket at	104
ticket at <name>	104
ticket expire	-38
ticket expire in	153
ticket for	-103
ticket from	56
ticket holder	128
tie	-98
tie me	97
tie me to	97
tiffin	29
tight	23
tight </s>	-136
tighten	-104
tilde	-26
tilde </s>	-26
tile	-24
tile ,	87
tile in	-92
till	119
till 's	54
till </s>	111
till <day>	-65
till <month>	163
till <month> </s>	131
till <number>	127
till <number> ,	-75
till <number> </s>	279
till is	-29
till it	79
till my	114
till next	51
till next summer	45
till noon	-43
till noon </s>	-43
till she	71
till spring	99
till still	170
till still run	170
till summer	109
till the	-111
timber	-45
time	-137
time ,	-219
time , please	-110
time :	-89
time : <number>	-89
time </s>	-33
time a	69
time a day	-64
time a week	-15
time and	-119
time for	-144
time for that	-123
time i	-234
time i click	-89
time in	-29
time is	-17
time it	-84
time it is	-130
time out	-151
time out on	-139
time since	-130
time the	-115
time the page	-115
time to	-120
time today	-125
time today </s>	-125
time was	9
time was the	9
time you	-135
timeline	-98
timeout	-249
timeout on	-102
timer	-254
timer for	-82
timer run	-126
timetable	-49
tin	-188
tinnitus	223
tinnitus ,	118
tinnitus </s>	137
tinnitus from	110
tiny	52
tiny ,	162
tiny flat	-60
tiny phone	108
tiny phone </s>	108
tip	74
tip </s>	-68
tire	-240
tire ,	-37
tire , so	-94
tire </s>	-191
tire of	-85
tire of this	-85
tire today	-121
tire today </s>	-85
tithe	125
tithe <number>	125
tithe <number> percent	125
title	-137
title ,	-77
title </s>	-229
title for	-117
title is	-80
to	56
to ,	156
to /	-68
to </s>	-62
to <day>	36
to <day> ,	-6
to <day> </s>	22
to <days>	-148
to <kin>	-73
to <kin> ,	-8
to <kin> </s>	-94
to <kin> in	85
to <month>	41
to <month> ,	-73
to <month> </s>	119
to <name>	45
to <name> 's	-61
to <name> ,	66
to <name> </s>	-44
to <name> <name>	78
to <name> <number>	-33
to <name> after	-25
to <name> and	-10
to <name> at	189
to <name> before	144
to <name> by	67
to <name> for	-11
to <name> from	125
to <name> in	211
to <name> is	145
to <name> last	-12
to <name> once	115
to <name> that	89
to <name> time	-92
to <name> when	-51
to <name> with	37
to <number>	87
to <number> ,	39
to <number> </s>	-95
to <number> <kin>	76
to <number> <month>	162
to <number> a	206
to <number> and	-141
to <number> because	32
to <number> day	-33
to <number> for	109
to <number> hotel	122
to <number> in	119
to <number> this	40
to <number> today	-76
to a	219
to a <kin>	89
to a <name>	104
to a blank	-121
to add	-27
to add a	87
to adopt	129
to agree	-61
to agree with	-61
to an	161
to answer	-86
to answer </s>	-86
to apply	53
to apply for	53
to ask	-339
to ask ,	-139
to ask </s>	-227
to ask about	-107
to ask you	-95
to avoid	37
to avoid sunlight	37
to be	7
to be <number>	22
to be a	109
to be able	154
to be call	81
to be do	-166
to be gluten	90
to be in	97
to be near	-52
to be out	-4
to be shorter	-129
to be the	-139
to be there	134
to become	123
to become a	154
to bed	32
to bed at	-16
to bin	-144
to bin it	-84
to brush	-125
to brush them	-125
to build	97
to buy	-99
to buy milk	-110
to call	-45
to call the	-130
to carry	-58
to carry an	118
to cashew	127
to cashew </s>	127
to center	-118
to change	-117
to change the	-117
to check	-67
to clear	-137
to close	92
to code	114
to code at	114
to come	175
to decaf	37
to do	-76
to do <number>	155
to do this	-122
to do with	94
to drive	117
to drive ,	126
to drop	-62
to everybody	8
to fetch	-191
to find	-181
to find out	-157
to find the	-228
to finish	108
to finish </s>	-139
to finish my	104
to finish this	-155
to fix	-187
to fix the	-112
to fix this	-127
to fly	-132
to get	37
to get a	-10
to get dress	122
to get the	-169
to get this	-112
to get through	-153
to get to	174
to give	108
to give up	108
to go	-159
to go </s>	-115
to go back	115
to go with	-132
to google	-99
to grab	-66
to grab lunch	-66
to half	-137
to half past	-69
to hand	-48
to hand this	-124
to have	80
to have a	50
to head	143
to help	-90
to help </s>	-90
to her	-9
to her <kin>	15
to him	87
to him </s>	-126
to hold	57
to in	-41
to install	17
to install it	-117
to it	104
to it </s>	104
to keep	62
to know	-232
to know if	-179
to last	18
to latex	246
to latex ,	137
to latex so	124
to learn	-158
to learn how	-94
to leave	-49
to leave </s>	-93
to leukemia	108
to live	64
to live on	-48
to load	-97
to load </s>	-105
to log	-171
to log in	-171
to lose	20
to lunch	-159
to lunch ,	-117
to lunch </s>	-116
to main	-9
to main </s>	40
to make	-115
to make a	-8
to make it	-133
to march	88
to me	255
to me ,	-61
to me </s>	265
to me and	113
to me by	8
to me in	161
to me like	16
to me on	-130
to me since	100
to meet	-96
to meet at	-96
to merge	-131
to metric	-134
to move	-153
to move </s>	-102
to my	165
to my <kin>	132
to myself	-57
to nothing	-119
to nut	-179
to nut ,	-56
to open	-68
to open a	-21
to open the	-79
to our	-21
to our <kin>	135
to page	-138
to page <number>	-98
to pass	150
to pass the	111
to pay	-93
to pay for	50
to payroll	18
to penicillin	174
to penicillin ,	146
to penicillin </s>	69
to penicillin and	143
to pick	-142
to play	149
to practise	112
to print	-83
to put	38
to put the	-159
to question	-106
to question <number>	-106
to radiography	36
to reach	112
to read	68
to read </s>	142
to recover	102
to recover from	102
to redo	-128
to refactor	-125
to refactor this	-68
to relocate	97
to relocate to	97
to rename	-86
to replace	-45
to restart	-31
to restart it	-101
to retire	182
to retire at	122
to retire in	-96
to return	-114
to ride	66
to ride a	66
to run	-67
to run </s>	-176
to run the	45
to sail	-58
to sail </s>	-58
to save	-102
to save the	-102
to say	-14
to say </s>	74
to school	171
to see	62
to see that	-123
to see the	19
to sell	-7
to sell the	-82
to send	-142
to send this	-100
to sesame	137
to shellfish	125
to shellfish ,	108
to shellfish </s>	69
to sign	4
to sing	123
to sing along	123
to sit	132
to ski	99
to skip	-115
to sleep	-78
to small	28
to smoke	70
to smoke <number>	100
to some	-126
to someone	164
to sort	-165
to speak	-23
to speak on	-23
to start	-133
to stay	207
to stay with	144
to step	-98
to step <number>	-98
to stop	43
to swim	169
to swim </s>	53
to switch	-10
to take	6
to talk	107
to taste	-4
to teach	179
to that	-225
to the	-175
to the <kin>	38
to the <name>	82
to the <number>	22
to the article	-65
to the back	-131
to the bottom	-112
to the bypass	54
to the church	-47
to the cinema	-91
to the depot	-43
to the gym	-130
to the house	118
to the leave	-203
to the moon	-112
to the new	-86
to the next	-253
to the office	116
to the other	-172
to the page	-133
to the parser	-126
to the same	-62
to the second	-129
to the shop	-193
to the sofa	-101
to the table	-100
to the top	-131
to the wrong	-82
to their	42
to think	-122
to think about	-101
to this	-7
to this day	140
to this employer	97
to this kind	-91
to train	-125
to train a	-125
to translate	-10
to translate </s>	-10
to try	13
to turn	106
to understand	-109
to uni	93
to us	210
to us ,	55
to us every	95
to us from	51
to use	139
to wait	122
to walk	70
to walk the	-5
to watch	78
to work	145
to work ,	-12
to work </s>	61
to work and	23
to wrap	-80
to write	-27
to write a	-127
to you	-135
to you too	-143
to-do	-21
toast	-269
toast </s>	-125
toast for	-79
toast never	-109
toastmaster	60
today	-763
today 's	-177
today ,	-300
today , bliss	-65
today , i	-131
today , no	-70
today , so	-108
today :	-104
today </s>	-573
today and	-67
today because	-165
today because of	-165
today i	-171
today i can	-148
today is	-116
today so	-72
today so i	-62
today was	-127
toe	75
toe in	12
tofu	26
together	-6
together </s>	-12
together for	-71
together for <number>	-71
together since	98
token	-115
token expire	-124
tolerate	117
toll	29
tomasz	-114
tomato	-30
tomorrow	-371
tomorrow ,	-134
tomorrow </s>	-279
tomorrow i	40
tomorrow morning	-92
ton	12
ton of	12
tone	-26
tone ,	-165
tone </s>	-214
tongue	9
tongue 's	116
tongue 's <name>	131
tongue ,	91
tongue is	146
tongue on	-96
tongue on the	-96
tonight	-652
tonight 's	-191
tonight ,	-335
tonight , <number>	-132
tonight , i	-114
tonight , too	-58
tonight :	-64
tonight : pizza	-64
tonight </s>	-492
tonight is	-86
tonight so	-74
tonne	85
tonne ,	85
too	-103
too </s>	242
too big	48
too blurry	-119
too blurry </s>	-119
too cold	-105
too dark	-120
too fast	-171
too fast </s>	-146
too few	-125
too few for	-125
too hard	60
too hard </s>	60
too high	-191
too hot	-111
too hot </s>	-111
too long	-185
too long ,	-91
too long </s>	-93
too long for	-155
too long in	-117
too loud	-197
too loud </s>	-146
too loud in	-135
too loud this	-38
too low	154
too low </s>	74
too many	-149
too many </s>	-112
too much	-219
too much </s>	-137
too salty	-99
too small	114
too small </s>	87
too soon	-88
too soon ,	-66
too sweet	-95
too tire	-45
too windy	-147
tool	209
tool ,	65
tool , the	122
tool </s>	204
tooth	113
tooth </s>	67
top	-57
top </s>	-39
top and	-63
top of	52
top of the	70
top out	96
top out at	96
topic	-162
torture	52
total	-312
total ,	-170
total </s>	-169
total in	18
total is	-138
totally	-92
touch	153
touch </s>	117
touch alcohol	143
touch anything	144
touch it	101
touch it </s>	103
touch my	-115
touch the	-102
tour </s>	52
tour guide	-144
tour in	184
tour in <name>	184
towards	89
towards the	-10
towel	-129
tower	77
tower </s>	67
tower block	32
town	63
town </s>	-41
town council	101
trace	-173
trace ,	-134
trace </s>	-122
traceback	-129
traceback </s>	-129
track	95
track </s>	97
track change	138
track change </s>	138
track is	-111
tractor	71
tractor ,	76
tractor </s>	48
tractor in	-128
tractor is	91
tractor is a	91
trade	126
trade ,	189
trade </s>	107
trade as	83
trade as <name>	83
trade is	-25
tradition	127
tradition </s>	127
traffic	-237
trail	-18
trail run	36
trailer	-62
train	88
train 's	-96
train ,	12
train , <number>	-166
train , no	-110
train </s>	21
train <kin>	49
train <kin> 's	-63
train a	-125
train a <kin>	-125
train are	53
train as	315
train as a	296
train for	194
train for the	153
train get	74
train i	-142
train i can	-142
train in	-27
train is	-28
train is late	-133
train leave every	103
train next	-18
train now	79
train on	-11
train on the	-91
train only	129
train only </s>	129
train tell	-90
train the	-49
train the model	-105
train to <name>	-53
train under	-73
train with	164
tram	115
tram ,	-6
tram </s>	-6
tram <kin>	83
tram <kin> </s>	141
tram <kin> in	72
tram in	136
tram in <name>	143
trampoline	53
trampoline in	53
transfer	56
transit	30
translate	-146
translate "	-134
translate </s>	18
translate for	128
translate manual	11
translate manual barely	11
translate patent	197
translate patent from	171
translate the	-142
translate this	-172
translate this <name>	-78
translation	143
translation bureau	163
transplant	142
travel	-33
travel </s>	163
travel with	145
trawler	114
tray	-182
tray ,	-121
treasurer	212
treasurer in	-170
treasurer in this	-126
treasurer of	197
treasurer of our	102
treasurer of the	104
treasurer since	52
treasurer since <number>	52
tree	239
tree ,	79
tree come	101
tree come from	101
tree is	78
tree is what	61
tremor	259
tremor ,	143
tremor , so	143
tremor </s>	109
tremor i	120
trial	-144
triathlon	-18
trigger	71
trigger here	71
trigger here :	71
trilingual	-17
trim	-220
trim </s>	-126
trip	18
trip </s>	-133
trip in	-95
trip is	96
trip to	121
trip to <name>	152
trombone	-36
trombone in	128
troop	-31
trope	-177
trotro	-63
trouble	110
truck	217
truck </s>	148
truck in	-105
truck is	24
true	-124
true </s>	11
true or	-120
true or false	-120
trumpet	34
trust	30
trust the	-24
try	-199
try ,	-94
try </s>	29
try <name>	161
try <number>	-144
try again	26
try again </s>	-65
try again with	-112
try another	-166
try another </s>	-112
try for	32
try for a	32
try it	-109
try it </s>	-109
try on	-104
try restart	-128
try restart the	-128
try that	-134
try that </s>	-132
try that tomorrow	-81
try to	-122
try to finish	-37
try to fix	-63
try to get	-54
try to log	-132
try to understand	-122
try your	-63
tuan	78
tuan mind	78
tuba	7
tuba </s>	-90
tuba in	61
tuba in the	61
tuition	87
tuition class	-54
tune	78
tune up	111
tune up a	111
turbo	119
turbo <kin>	119
turbo <kin> in	119
turkish	138
turn	93
turn 18	67
turn 18 </s>	67
turn <number>	242
turn <number> </s>	129
turn <number> in	211
turn <number> on	103
turn down	108
turn down the	-6
turn into	165
turn into a	165
turn is	101
turn it	-143
turn it off	-133
turn off	-128
turn off the	-128
turn on	-156
turn on </s>	-110
turn out	-44
turn out to	49
turn the	-148
turn the garage	-21
turn up	-302
turn up </s>	-162
turnover	118
tutorial	-142
tutorial and	-53
tv	-89
tv ,	-148
tv </s>	4
twelve-seater	-7
twelve-seater in	-7
twelve-seater in <name>	-7
twentie	30
twentie </s>	-31
twice	-20
twice ,	50
twice , finally	53
twice </s>	-126
twice a	84
twice a day	183
twice a month	207
twice a week	142
twice a year	-121
twice already	46
twice already </s>	46
twice and	-106
twice and become	32
twice before	-141
twice in	-103
twice in <number>	-52
twice in the	-51
twice this	103
twice today	-85
twice with	-23
twist	-125
two-bedroom	-80
two-bedroom place	131
two-bedroom place in	131
two-room	49
two-room flat	49
type	-26
type </s>	-10
type <number>	108
type <number> ,	7
type <number> and	-44
type <number> diabetes	97
type <number> diabetic	88
type <number> or	-72
type <number> since	159
type about	124
type fast	-100
type fast </s>	-100
type is	-26
type is <name>	207
type is slow	84
type it	-81
type it up	78
type on	-103
type quietly	-143
type quietly </s>	-143
type the	-91
type them	-97
type this	-165
type this on	-108
type with	11
type with <number>	17
typescript	54
typewriter	68
typhoon	-111
typical	-161
typical </s>	-139
typo	-361
typo ,	-143
typo </s>	-259
typo in	-169
typo in the	-143
tyre	-132
tyre shop	105
ugh	-149
ugh i	-83
ugly	-79
ugly ,	-123
ugly mustard	27
ugly mustard </s>	27
uk	-21
uk </s>	-21
ukulele	19
ukulele group	-7
ulcer	173
ulcer </s>	98
ultra	25
umbrella	-20
umbrella ,	-13
umbrella </s>	-14
umbrella and	5
umbrella and coffee	5
umpire	45
unbelievable	-97
unbelievable </s>	-97
unclear	-99
undefined	-137
under	245
under <name>	-43
under <name> </s>	-103
under <number>	172
under <number> ,	102
under <number> </s>	-55
under <number> <kin>	129
under <number> minute	184
under <number> page	38
under <number> roof	127
under a	84
under me	-60
under me </s>	-60
under my	176
under my bed	90
under my maiden	109
under the	91
under the desk	-78
under the stair	157
under the till	111
under the walnut	79
under-12s	91
under-12s on	91
under-12s on <days>	91
under-tens	58
under-tens </s>	39
understand	-210
understand the	-141
understand this	-54
undetectable	123
undo	-144
uni	266
uni ,	130
uni </s>	162
uni in	80
uni in <month>	80
uni of	129
uni of <name>	129
uniform	-155
union	220
union ,	86
union <name>	121
union get	-33
union make	110
union rep	84
unionise	111
unit	61
unit ,	118
unit </s>	61
unit in	83
unit in <name>	83
unit only	48
unit only ,	-12
unit test	-36
university	119
university </s>	62
unknown	-100
unless	87
unless i	108
unload	-158
unmute	-166
unpaid	7
unpaid ,	99
unplug	-92
unplug it	-92
unplug it </s>	-92
until	230
until <month>	158
until <month> </s>	169
until <month> <number>	121
until <name>	150
until <name> </s>	137
until <number>	202
until <number> ,	-85
until <number> </s>	378
until he	117
until it	-131
until midnight	-109
until midnight </s>	-109
until my	176
until next	116
until the	64
until they	-102
up	-66
up ,	-163
up , can	-113
up , i	-18
up </s>	-227
up <kin>	118
up <kin> after	118
up <name> mean	-32
up <number>	-240
up a	53
up a ladder	-4
up a step	111
up again	-108
up all	84
up and	-29
up and we	-54
up as	-163
up at	-28
up at <number>	58
up blank	-114
up by	52
up by <number>	121
up each	65
up each <month>	65
up every	-48
up for	88
up for a	55
up for the	-42
up from	-50
up half	85
up half of	85
up here	147
up in	176
up in </s>	28
up in <month>	144
up in <name>	6
up in <number>	57
up in a	82
up in about	-14
up in foster	-34
up in the	157
up just	-91
up just now	-91
up meat	109
up most	-5
up most of	-5
up my	22
up my entire	11
up my seat	41
up my spring	116
up on	-122
up on <name>	127
up on a	132
up on that	-122
up on the	-158
up on this	-145
up since	-181
up since <number>	-181
up sugar	116
up the	29
up the flat	128
up this	-99
up to	-43
up to <name>	-158
up to <number>	62
up today	-106
up today </s>	-104
up too	-42
up top	-125
up top </s>	-125
up twice	-51
up twice in	-51
up when	79
up when the	86
up with	56
up with <name>	215
update	-202
update ,	-79
update , the	-64
update </s>	-191
update i	-94
update the	-75
upgrade	193
upgrade </s>	139
upholstery pay	-58
upload	-251
upload </s>	-131
upload is	-91
upper	155
upper row	109
upside	-136
upside down	-136
upside down </s>	-136
upstairs	-56
upstairs ,	-119
upstairs </s>	39
upstairs are	22
upvc	10
us	357
us ,	202
us , <name>	158
us , i	42
us , we	-22
us </s>	122
us <kin>	90
us <number>	173
us <number> year	157
us a	-78
us about	12
us about <number>	12
us and	162
us and we	142
us are	111
us at	96
us at the	84
us every	127
us every <month>	69
us every other	119
us for	116
us from	60
us from <name>	39
us go	-75
us have	-133
us in	-35
us in <month>	108
us in <name>	115
us in the	-14
us is	-57
us live	113
us on	158
us out	91
us since	109
us since the	109
us the	-97
us under	118
us under <number>	118
us until	111
us up	107
us up </s>	50
use	24
use ,	154
use </s>	106
use <name>	-79
use <name> ,	121
use <name> </s>	-152
use <name> and	-29
use <name> for	-48
use <name> spell	121
use <number>	-163
use a	73
use a loop	-74
use a screen	119
use a wheelchair	151
use bullet	-73
use bullet point	-73
use cloud	98
use cloud tool	98
use emojis	104
use emojis with	104
use it	-126
use my	-66
use tab	110
use that	-204
use the	-271
use the <name>	-147
use the blue	96
use the other	-148
use the second	-138
use the wrong	-119
use they/them	118
use they/them </s>	118
use this	-185
use to	219
use to be	66
use to smoke	101
use to think	-108
use whatsapp	5
use whatsapp ,	5
use your	-69
useless	6
useless ,	7
useless </s>	-153
useless to	76
useless to me	76
user	-156
user ,	152
user </s>	-45
user end	-112
user here	-95
user i	-103
user i want	-103
user live	-130
user live in	-130
usually	34
ux	158
ux <kin>	135
vacation	-35
vaccinate	26
vaccine	141
vacuum	-151
vacuum </s>	-151
valid	-110
valley	11
valley </s>	132
value	-224
value ,	-121
vampire	-176
van	125
van 's a	143
van 's insurance	-82
van ,	72
van , a	110
van , that	57
van </s>	-114
van are	179
van are electric	128
van at	-103
van at the	-58
van every	156
van every time	156
van for	-28
van have	33
van in	-120
van in <number>	-48
van is	185
van since	126
van so	108
van with	-93
vanish	-144
variable	-283
variable </s>	-158
variable and	-69
variable name	-130
variety	109
variety </s>	109
vat	40
veg	19
veg box	-66
vegan	-153
vegan ,	-43
vegan </s>	-61
vegan <number>	56
vegan <number> year	180
vegan burger	-107
vegan since	213
vegan since <number>	176
vegan since uni	118
vegetable	-33
vegetarian	232
vegetarian ,	149
vegetarian </s>	42
vegetarian since	105
vendor	-10
venison	120
venue	83
venue site	83
venue site into	83
verb	-56
verb </s>	-49
verse	-214
verse ,	-101
verse </s>	-76
version	-9
version ,	-60
version </s>	-97
version <number>	-156
version <number> </s>	-166
version is	-121
version of	-212
version of that	-153
version of the	-118
very	95
vest	137
vex	-105
vex i	63
vex with	-135
via	138
via <name>	94
victim	-155
victim of	-155
video	-265
video ,	-116
video </s>	-146
video call	193
video store	13
video stutter	-141
video stutter on	-65
view	-252
view </s>	-202
village	132
village 's	111
village </s>	75
village choir	-75
village choir sing	-75
village hall	107
village have	158
village have <number>	155
village have no	43
village in	-79
village is	105
villain	-182
villain </s>	-60
villain in	-145
villain in act	-83
vim	40
vim is	57
vim is what	57
vinegar	-168
vineyard	79
vineyard ,	89
vineyard in	-58
vineyard in the	-13
vineyard near	110
vineyard near <name>	110
vintage	112
vinyl	161
viola	-11
viola </s>	-11
violin	163
violin </s>	119
violin <kin>	-16
violin in	61
violin in an	61
viral	-139
viral </s>	-97
virtual	-87
visa	146
visa ,	149
visa </s>	-143
visa clear	120
visa clear </s>	108
visa expire	70
visa for	-56
visa for <name>	136
visa i	137
visa i can	137
visa rule	-61
visa rule </s>	-61
visa run	179
visa run out	179
visa tie	97
visa tie me	97
visit	5
visit by	59
visit every	140
visit him	162
visitor	-104
voice	-135
voice ,	-126
voice </s>	-85
voice at	-94
voice input	83
voice input is	36
voice note	-105
voice note </s>	-52
voicemail	-138
volcano	-102
volleyball	33
volume	97
volunteer	246
volunteer </s>	71
volunteer at	225
volunteer at our	101
volunteer at the	186
volunteer every	81
volunteer every <day>	81
volunteer fire	96
volunteer fire brigade	96
vote	-8
vote for	-121
vote on	-29
vote on everything	-29
vowel	-136
vpn	42
vs	-243
waakye	-5
waakye by	-5
waakye by the	-5
wage	146
wage </s>	182
wait	-337
wait ,	-145
wait </s>	-230
wait for	-253
wait for a	90
wait for the	-195
wait list	185
wait list </s>	27
wait list for	172
wait on	-205
wait on the	-127
wait room	-146
wait room is	-77
wait till	-94
wake	-115
wake at	49
wake at <number>	49
wake up	-184
wake up ,	-59
wake up at	-123
walk	-78
walk ,	19
walk </s>	-104
walk <number>	48
walk a	-43
walk group	24
walk in	-137
walk in ,	-63
walk into	-171
walk into a	-134
walk past	-102
walk the	101
walk the <kin>	-164
walk the <name>	139
walk to	112
walk with	154
walk with a	154
walk-up	-24
walker	119
wall	122
wall </s>	120
wall in	78
waller	-48
walnut	145
wanjiru	-55
want	-29
want ,	13
want </s>	-207
want <name>	168
want <number>	57
want <number> </s>	77
want a	-290
want a number	-55
want a photo	-103
want a shop	-36
want a third	32
want all	68
want every	154
want everything	169
want everything in	144
want it	-49
want it by	145
want it in	-114
want it shorter	-102
want me	47
want more	-129
want my	36
want out	93
want out of	93
want the	-19
want the blunt	138
want the button	-144
want the date	-137
want the old	-126
want the second	-114
want them	-76
want this	-166
want this by	-75
want to	-24
want to add	87
want to apply	53
want to ask	-86
want to be	-156
want to become	59
want to build	69
want to change	-117
want to do	156
want to finish	104
want to fix	-83
want to get	-30
want to hand	-18
want to have	58
want to know	-134
want to learn	-170
want to open	121
want to pass	111
want to retire	179
want to run	-37
want to say	-96
want to see	57
want to sell	126
want to sing	123
want to switch	-10
want to take	133
want to try	51
want weekly	121
want weekly report	121
war	43
ward	70
ward </s>	141
ward round	-66
wardrobe	37
wardrobe ,	-31
wardrobe , <number>	-31
wardrobe </s>	55
warehouse	252
warehouse </s>	110
warehouse is	123
warfarin	43
warfarin </s>	-18
warm	-194
warm up	-141
warn	-169
warn </s>	-122
warning	-188
warning ,	-76
warranty	-48
was	-208
was <name>	111
was <name> ,	27
was <name> </s>	67
was <name> that	36
was <number>	134
was <number> ,	178
was <number> </s>	132
was <number> i	11
was a	65
was a <kin>	-61
was a bite	-146
was a comma	-94
was a nun	-69
was about	-151
was adopt	124
was adopt from	150
was after	67
was after the	67
was all	-95
was an	18
was an hour	-97
was at	-189
was at the	-121
was awful	-126
was bear	192
was bear </s>	255
was bear at	-5
was bear in	-86
was better	-82
was better </s>	-82
was blurry	-120
was bomb	57
was bore	-168
was brutal	-113
was brutal </s>	-113
was build	-74
was build in	-74
was buy	-88
was buy by	-88
was call	-129
was call <name>	-129
was cancel	-120
was cancel </s>	-120
was carve	-6
was carve by	-6
was clear	71
was clear the	71
was close	-184
was close ,	-124
was cold	-71
was cut	5
was cut from	5
was deliver	-34
was deliver to	-34
was diagnose	142
was diagnose with	147
was dry	-124
was dull	-55
was dull </s>	-55
was fine	-109
was fine ,	-109
was forge	-43
was forge by	-43
was found	-163
was found by	-54
was found in	-178
was freeze	47
was freeze for	47
was from	-136
was from <name>	-136
was funny	-108
was funny </s>	-108
was go	-128
was go to	-92
was great	-57
was great </s>	-82
was heave	-92
was hell	-74
was hell today	-74
was in	102
was in <name>	-73
was in the	184
was it	-85
was late	-167
was late ,	-140
was lay	118
was lay off	118
was leave	-33
was leave to	123
was lock	-81
was long	-129
was make	-90
was make redundant	112
was my	296
was my <kin>	260
was n't	-200
was name	42
was name after	42
was off	-120
was on	-74
was on the	-158
was once	39
was only	-4
was only find	64
was pack	-161
was painful	-94
was painful </s>	-94
was put	-7
was put in	-7
was raise	59
was raise by	121
was raise on	60
was read	-179
was right	-146
was rubbish	-91
was rude	-143
was rude </s>	-143
was short	-154
was short ,	-154
was shut	-248
was shut </s>	-65
was shut when	-155
was so	-133
was so loud	-123
was speak	-103
was take	124
was tell	-137
was that	-79
was the	-48
was the <kin>	-100
was the <number>	-44
was the war	-18
was think	-160
was too	-77
was too long	-46
was total	39
was train	-135
was train on	-135
was type	-151
was vote	32
was widowed	128
was write	152
was write by	138
wash	-24
wash on	-56
wash on <day>	-56
wash up	-53
wash up </s>	136
wasp	-76
wasp </s>	127
wasp in	-131
wasp sting	92
wasp sting </s>	92
watch	-130
watch </s>	62
watch a	-127
watch and	119
watch my	163
watch the	-240
watch the <name>	-147
watchmaker	-82
watchmaker in	-82
watchmaker in <name>	-82
watchman	-19
watchman ,	-19
watchman , <name>	-19
water	-164
water ,	60
water </s>	-64
water boil	-127
water boil at	-127
water come	124
water from	153
water the	-168
water the plant	-66
water the pot	-80
wave	-163
way	-15
way ,	151
way </s>	-56
way at	75
way for	118
way home	-209
way home </s>	-175
way i	-16
way in	-154
way is	31
way just	-93
way just now	-93
way round	-139
way this	-48
way to	-50
way to the	-118
way too	19
we	256
we 'll	-133
we 'll be	-10
we 're	44
we 're <name>	196
we 're <number>	-134
we 're a	152
we 're all	-148
we 're at	-114
we 're do	-120
we 're expect	17
we 're get	161
we 're go	-41
we 're in	-63
we 're look	6
we 're move	14
we 're not	109
we 're off	-123
we 're on	93
we 're out	-133
we 're prototype	90
we 're restore	37
we 're save	116
we ,	-13
we , the	-13
we </s>	-79
we <kin>	140
we <kin> on	140
we <name>	188
we adopt	200
we adopt <name>	206
we agree	-130
we agree on	-123
we agree to	-82
we all	-71
we always	190
we always do	107
we are	-243
we are <number>	-120
we are get	-119
we as	-170
we barter	-5
we bill	205
we bill by	153
we burn	59
we bury	4
we buy	179
we buy the	164
we call	81
we call the	43
we can	-60
we can n't	-35
we carry	-101
we change	-123
we close	-93
we close the	-38
we could	-180
we count	82
we decide	-167
we decide to	-164
we delete	-102
we deploy	111
we deploy <days>	70
we deploy on	115
we do	50
we do a	83
we do it	-30
we do n't	8
we drive	-45
we drop	100
we eat	27
we eat at	-88
we foster	159
we foster ,	85
we foster <kin>	132
we get	91
we get <number>	52
we get a	57
we get engage	96
we get the	66
we give	43
we give up	80
we go	-47
we go every	78
we go to	-51
we go with	-122
we grow	133
we have	181
we have </s>	-84
we have <kin>	133
we have <number>	-78
we have a	62
we have adopt	112
we have be	148
we have cake	-112
we have decide	46
we have get	184
we have have	8
we have live	39
we have move	23
we have no	72
we have rename	31
we have run	39
we have to	-125
we heat	101
we heat the	101
we homeschool	186
we homeschool all	131
we homeschool our	105
we host	-47
we host everything	135
we import	-14
we invoice	85
we just	109
we keep	92
we keep <number>	110
we keep bee	95
we keep everything	138
we keep get	-137
we keep the	34
we laugh	-92
we laugh </s>	-92
we leave	-146
we leave <name>	90
we let	148
we live	286
we live in	209
we lose	-15
we lose our	30
we lose the	108
we make	93
we meet	-4
we meet at	-36
we merge	11
we milk	136
we milk <number>	136
we move	124
we move from	98
we move our	-54
we move the	-62
we move to	214
we must	-47
we name	174
we name the	-17
we need	-251
we need <number>	-159
we need a	-132
we never	106
we never do	139
we never store	125
we never use	63
we only	-72
we order	33
we order from	58
we order pizza	-94
we own	147
we pay	126
we pay <kin>	98
we plan	134
we plan to	118
we play	-27
we play in	137
we put	72
we put my	-59
we read	-102
we rebuild	92
we rent	85
we rent a	131
we rent from	109
we rent out	157
we rent the	-19
we replace	144
we replace <name>	109
we run	-6
we run out	-125
we see	-162
we sell	168
we sell ladder	27
we sell mostly	97
we share	207
we share <number>	153
we share a	120
we share with	85
we ship	163
we ship to	133
we should	-210
we shut	-78
we sign	55
we speak	-10
we speak </s>	-136
we speak <name>	78
we speak at	111
we spend	-88
we split	64
we split the	64
we sprint	34
we start	-102
we stay	13
we stay for	13
we still	-22
we still have	-22
we stock	163
we study	-83
we support	121
we support <name>	121
we swap	-14
we swap for	23
we swap the	83
we switch	-6
we switch from	92
we switch the	-106
we take	173
we take the	136
we talk	22
we talk <days>	94
we talk about	-40
we try	-196
we use	136
we use <name>	146
we walk	-43
we walk a	-43
we want	14
we want to	14
we watch	-50
we watch the	-81
we were	-48
we were <kin>	-46
we were both	72
we will	-89
we will be	-35
we will n't	168
we write	165
weak	165
weak ,	152
weak </s>	106
wear	156
wear a	110
wear a hat	-16
wear a hear	123
wear an	-72
wear black	99
wear hear	84
wear hear aid	84
wear his	88
wear me	68
wear me out	68
wear out	-118
wear out the	-118
wear sari	-52
wear sari </s>	-52
wear steel	159
wear steel toe	159
wear the	-104
weather	9
weather </s>	-149
weather service	124
weave	161
web	120
web shop	34
webinar	-125
webinar </s>	-125
website	-122
website 's	-91
website 's run	-91
website </s>	-22
website is	30
website is <number>	30
wed	166
wed 's	162
wed 's set	137
wed </s>	147
wed band	129
wed band </s>	84
wed in	140
wed is	102
wed is <number>	103
wed is set	-34
wed scene	-133
wed scene 's	-92
wed today	-107
wed today </s>	-107
wedding	225
wedding ,	57
wedding </s>	110
wee	-6
week	205
week ,	229
week </s>	29
week <number>	-83
week <number> </s>	130
week ahead	-5
week ahead </s>	-5
week and	136
week each	162
week for	-69
week i	153
week in	-41
week in <month>	-73
week in <name>	142
week in <number>	33
week instead	108
week of	137
week of <month>	129
week off	125
week off </s>	125
week on	90
week on <number>	137
week on the	115
week on week	88
week out	114
week out of	82
weekly	174
weekly </s>	195
weekly report	121
weigh	114
weigh <number>	102
weigh <number> kilo	-11
weigh and	53
weigh and enter	53
weight	40
weird	-41
weird </s>	-228
weld	16
weld </s>	14
weld at	155
weld course	73
weld for	91
weld is	-53
weld is what	-53
well	9
well ,	53
well </s>	121
well in	-111
well in <name>	-152
well run	147
well run dry	147
well that	-107
wendell	-51
wendell and	-51
wendell and me	-51
were	-307
were <kin>	-149
were <kin> </s>	-108
were <number>	120
were a	-113
were all	-126
were bear	-19
were bear in	-19
were both	72
were do	-117
were go	-89
were go to	-89
were poor	-76
were save	-39
were we	-150
were we </s>	-150
west	-104
west </s>	-104
western	-179
wet	-142
wet ,	-109
wet </s>	-106
wet and	-107
wet and i	-107
wey	-79
wfh	7
wg	109
what	-201
what 's	-9
what 's a	108
what 's on	-62
what 's the	-25
what </s>	-229
what <kin>	9
what <kin> it	-38
what <name>	-163
what <number>	-181
what a	-200
what a day	-152
what are	67
what can	-161
what can i	-161
what do	-191
what do i	-161
what else	-124
what exactly	-180
what go	13
what go in	80
what happen	-52
what i	234
what i 'm	140
what i ask	-146
what i do	112
what i earn	114
what i have	-91
what i hear	-110
what i mean	-157
what i need	-121
what i say	-88
what i sell	83
what if	-157
what in	-147
what is	-127
what it	-65
what it is	51
what keep	71
what keep me	43
what my	58
what my <kin>	13
what now	-152
what now </s>	-152
what our	124
what pay	235
what pay for	152
what pay my	108
what scare	-53
what scare me	-53
what should	-89
what the	-206
what the <kin>	-109
what the <name>	-111
what they	62
what time	-161
what time is	-152
what time it	-130
what was	-150
what we	251
what we speak	145
what with	91
what with my	87
what with the	31
what would	-243
what would be	-107
what you	-228
what you mean	-135
what you write	-101
whatever	146
whatever you	173
whatsapp	13
whatsapp ,	5
wheat	91
wheat give	-55
wheelchair	284
wheelchair ,	125
wheelchair </s>	121
wheelchair basketball	-28
wheelchair user	129
wheelchair will	113
wheelchair will n't	113
when	82
when <kin>	-72
when <kin> 's	33
when <name> go	38
when <name> was	100
when he	108
when he 's	104
when he come	-133
when he latch	146
when he was	-62
when her	95
when i	128
when i 'm	251
when i <kin>	118
when i ask	199
when i click	-146
when i get	-36
when i have	114
when i hit	-8
when i press	-174
when i run	-192
when i say	46
when i see	-123
when i turn	113
when i was	-15
when i write	155
when it	4
when my	162
when she	165
when the	-122
when the <kin>	194
when the <name>	-188
when the build	59
when the list	-73
when the rain	-104
when the tab	-146
when this	-167
when this year	-103
when we	111
when you	144
when you 're	9
when you write	8
whenever	177
whenever i	-19
whenever i ask	155
whenever the	150
whenever you	126
where	19
where 's	-129
where 's the	-129
where <name>	18
where are	-97
where do	-113
where do i	-108
where i	315
where i do	117
where i grow	131
where i volunteer	78
where i want	70
where i work	175
where is	-98
where it	-132
where my	260
where my <kin>	236
where the	-107
where there	46
where there 's	50
where they	-133
where this	-129
where this is	-79
where we	176
where were	-150
where were we	-150
whether	55
which	-103
which </s>	-133
which <name>	-101
which <number>	-156
which <number> is	-86
which date	-153
which explain	10
which explain the	10
which have	-160
which i	72
which i have	75
which i join	29
which is	11
which is a	90
which is because	51
which is hard	-9
which is how	-50
which is my	15
which is the	11
which is when	49
which is where	56
which is why	93
which leave	-20
which leave me	-20
which make	44
which make me	-58
which mean	-96
which mean <number>	-96
which my	107
which my <kin>	155
which of	-126
which take	37
which take me	37
which the	-114
which way	-141
which we	127
which we swap	23
while	-46
while </s>	-179
while <name>	-43
while <name> 's	-64
while <name> can	5
while <name> take	-14
while <name> want	-76
while i	-65
while i do	84
while i handle	74
while i have	29
while i keep	27
while i type	-49
while i was	-154
while it	132
while it 's	60
while mine	60
while my	-109
while my <kin>	-146
while our	-54
while our <day>	-62
while the	111
while the <kin>	-23
while the account	41
while the tractor	68
while you	-121
while you were	-121
whistle	-94
white	-94
white </s>	7
who	-150
who 's	39
who 's allergic	-76
who 's autistic	144
who <kin>	32
who <kin> n't	-75
who <kin> the	184
who by	-11
who by the	-11
who can	78
who come	-42
who come to	-19
who do	-189
who do it	-116
who drive	140
who get	-139
who have	56
who have be	26
who have my	17
who i	23
who is	182
who is 96	128
who know	26
who know <name>	118
who leave	-23
who need	160
who never	-124
who never touch	-71
who open	45
who paste	-123
who raise	123
who raise me	123
who run	-122
who run the	-7
who say	-95
who say it	-95
who sell	-116
who share	-44
who share my	-44
who speak	82
who speak <name>	155
who still	112
who teach	-116
who teach me	104
who they	-132
who train	24
who was	-34
who win	-61
who work	-151
who write	-66
whoever	-13
whoever that	-101
whoever that is	-101
whole	13
whole <name>	-119
whole cast	-147
whole clan	172
whole clan ,	62
whole clinic	110
whole company	-6
whole family	95
whole flat	-55
whole life	102
whole list	-133
whole of	-78
whole of <month>	87
whole of <name>	-98
whole screen	-106
whole screen go	-106
whole street	137
whole team	-14
whole test	120
whole thing	18
whole thing </s>	45
whole way	-148
whole way </s>	-148
wholesale	93
whom	14
whom ,	34
whom i	78
whom i marry	78
whose	27
why	-79
why </s>	-282
why <kin>	51
why before	57
why before the	57
why i	5
why i do	4
why it	-147
why it fail	-93
why nobody	-10
why nobody in	-10
why the	-107
why the sky	-107
wi	149
wicket	37
wide	42
wide </s>	117
widget	-109
widowed	162
widowed young	100
widowed young ,	100
widower	131
width	-73
wifi	-116
wifi </s>	31
wifi at	157
wifi at the	167
wifi code	-144
wifi drop	-120
wifi is	-93
wild	-143
wild camp	-50
will	-30
will </s>	208
will be	43
will be <name>	31
will be a	142
will be move	-52
will draw	47
will draw a	47
will n't	-55
will n't be	-123
will n't come	-125
will n't do	187
will n't eat	103
will n't fit	17
will n't get	-35
will n't go	6
will n't let	-10
will n't load	-82
will n't open	-113
will n't renew	122
will n't restart	53
will n't start	-70
will n't stop	-63
will n't take	-41
will n't touch	154
will n't turn	-110
will never	-61
will shut	-145
will stay	-75
will take	-147
will take over	-76
will touch	123
win	-165
win ,	-86
win </s>	39
win <number>	-73
win <number> nil	-73
win the	-149
win the argument	-68
win the lottery	-120
wind	66
window	-38
window , nothing	10
window </s>	-156
window <kin>	-145
window <kin> ,	-145
window <number>	95
window <number> at	131
window and	-132
window function	93
window open	-133
window open ,	-132
window seat	43
window stay	116
window stay shut	116
window today	-62
window today </s>	-62
windowsill	39
windy	-185
wine	-10
wine give	127
wine give me	127
wine i	-124
wine is	-57
wing	111
winter	325
winter ,	147
winter </s>	346
winter i	107
winter in	159
winter in <name>	135
winter is	-48
winter the	-47
winter we	156
winter we go	140
wipe	-82
wire	63
wish	98
with	86
with "	169
with </s>	66
with <kin>	-127
with <kin> 's	-36
with <kin> ,	165
with <kin> </s>	140
with <name>	97
with <name> 's	134
with <name> ,	86
with <name> </s>	-63
with <name> <name>	-17
with <name> <number>	139
with <name> and	78
with <name> at	163
with <name> for	-18
with <name> from	96
with <name> in	18
with <name> on	-101
with <name> over	158
with <name> start	-133
with <number>	8
with <number> <kin>	121
with <number> column	-142
with <number> finger	108
with <number> guy	117
with <number> hand	-110
with <number> on	-64
with <number> work	-20
with a	-126
with a <kin>	-61
with a <name>	186
with a <number>	23
with a club	45
with a cooperative	-70
with a credit	118
with a garden	-45
with a glass	-7
with a hurdy-gurdy	-52
with a mute	131
with a stick	154
with a watchmaker	-82
with an	251
with another	-59
with any	-116
with aura	54
with dummy	-88
with dummy data	-88
with exit	-119
with exit code	-119
with her	-63
with her </s>	16
with her <kin>	-126
with his	-134
with it	-189
with it ,	-31
with it </s>	-164
with its	-54
with its awful	-54
with me	279
with me </s>	301
with me and	122
with me be	36
with me from	85
with me in	135
with milk	21
with milk ,	21
with my	95
with my <kin>	314
with my <number>	90
with my hand	-40
with my leave	99
with no	88
with number	130
with nut	19
with old	-71
with option	-86
with option a	-134
with our	112
with our second	47
with that	-31
with that answer	-107
with the	109
with the <kin>	144
with the <name>	155
with the army	133
with the bank	-179
with the hospital	-57
with the house	137
with the insurance	-140
with the list	-96
with the same	65
with the second	-91
with this	-124
with this <name>	-77
with type	-53
with type <number>	-53
with us	395
with us ,	144
with us </s>	200
with us <number>	98
with us every	52
with us in	140
with us is	117
with us on	108
with us since	134
with us until	111
with wine	30
with wine </s>	30
with wood	-81
with wood twice	-81
with you	-152
with you </s>	-121
with your	-80
within	85
within <number>	85
within <number> day	-69
within <number> hour	113
within <number> minute	-112
within <number> year	176
without	136
without a	-72
without it	82
without milk	30
without milk ,	30
without the	-133
witness	14
witness ,	69
witness , so	69
wizard	-186
wizard </s>	-92
wobbly	-21
wobbly </s>	27
woman	11
woman 's	132
woman </s>	103
woman <kin>	-104
woman from	153
woman in	-87
woman in it	76
woman in the	-127
woman keep	-33
woman keep their	-33
woman on	29
woman on our	144
woman on the	-25
woman only	40
woman only </s>	40
wonder	-161
wonky	-113
wonky </s>	-113
wood stave	119
wood twice	-81
wood twice a	-81
wooden	126
wooden boat in	-73
wooden one	86
wool	-13
wool </s>	-39
wool give	90
wool shop	121
word	-107
word ,	-220
word </s>	-89
word <name>	-128
word a	232
word and	-153
word for	-231
word in	-112
word is	-197
word or	-152
word over	-74
word over </s>	-150
word problem	-183
work	-4
work ,	57
work , <name>	83
work , no	146
work , that	-80
work </s>	18
work <days>	165
work <days> </s>	127
work <number>	36
work <number> hour	-55
work <number> week	-67
work and	-88
work around	-92
work as	-59
work as a	-65
work at	84
work at </s>	125
work at <name>	-42
work at the	124
work because	-47
work best	140
work better	-74
work better for	-74
work council	104
work day	60
work day </s>	60
work example	78
work for	-108
work for <name>	-73
work for me	-164
work for the	111
work freelance	116
work from	11
work from <name>	155
work from the	91
work half	91
work hard	-96
work hard </s>	-96
work holiday	-53
work holiday visa	-53
work i	134
work in	34
work in the	95
work is	180
work it	-177
work it out	-177
work late	-133
work late tonight	-98
work my	-97
work night	-38
work night </s>	-42
work now	31
work now </s>	31
work offshore	66
work offshore ,	32
work offshore <number>	105
work on	-171
work on an	-100
work on it	-102
work on my	-82
work on the	-179
work on this	-37
work only	-106
work out	-44
work the	276
work to	-61
work under	149
work until	25
work until <number>	25
work with	-96
work with <name>	-77
work with the	41
workbench	138
worker	137
worksheet	-69
workshop	134
workshop ,	-65
workshop and	-7
workshop have	59
workshop is	112
workshop to	80
world	-143
worldwide	-143
worldwide </s>	-143
worry	-138
worse	77
worse </s>	49
worse i	-25
worse in	87
worse on	152
worse on the	152
worse than	-125
worse than the	-125
worst	-128
worst </s>	-37
worst be	-13
worth	-148
worth it	-148
worth it </s>	-148
would	-194
would be	-107
would be leave	-107
would i	-116
would love	-125
would love a	-125
would n't	-32
would n't start	-98
would rather	87
would that	-145
would you	250
wow	-106
wow </s>	-97
wrap	-195
wrap this	-114
wrap this up	-114
wrap up	-134
wreck	32
wreck </s>	-125
wreck my	99
wreck my sleep	44
wreck my stomach	48
wrist	130
wrist </s>	79
wrist are	83
wrist are bad	83
write	15
write ,	71
write </s>	65
write <name>	132
write <name> </s>	-69
write <name> for	150
write <name> spell	152
write <number>	-133
write <number> line	-139
write a	-182
write a cookbook	174
write a test	-194
write access	29
write an	-152
write an email	-152
write by	138
write by me	138
write everything	109
write everything in	109
write for	89
write for me	89
write grant	102
write in	-35
write in <name>	191
write it	71
write it </s>	53
write me	-51
write my	72
write my <kin>	-73
write our	139
write that	-164
write that in	-150
write the	-66
write the first	-96
write the function	-103
write this	-146
write to	-136
write with	-66
wrong	-564
wrong ,	-85
wrong </s>	-226
wrong <kin>	-136
wrong <kin> </s>	-136
wrong <number>	-51
wrong account	-102
wrong again	-43
wrong answer	-41
wrong branch	-59
wrong branch </s>	-59
wrong chat	-65
wrong chat </s>	-65
wrong column	-61
wrong column </s>	-61
wrong date	-140
wrong date </s>	-102
wrong file	-108
wrong folder	-110
wrong folder </s>	-110
wrong in	-131
wrong in the	-98
wrong on	-151
wrong on the	-151
wrong size	-88
wrong window	-100
wrong window </s>	-91
x	-232
x </s>	-76
x-ray	-50
x-ray machine	-50
xma	37
xma </s>	122
y	-95
y '	-29
y ' all	-29
yacht	20
yard	169
yard ,	129
yard </s>	183
yard and	-133
yawn	-118
yeah	-35
year	291
year '	170
year 's	110
year ,	61
year , <name>	111
year , i	-86
year , in	-170
year , mostly	118
year , no	118
year </s>	99
year <kin>	120
year <kin> <kin>	120
year <number>	-109
year <number> ,	115
year <number> </s>	214
year <number> at	91
year <number> math	-39
year <number> of	-79
year ago	34
year ago ,	163
year ago </s>	202
year ago and	125
year and	212
year and <number>	172
year and the	-9
year as	68
year as a	68
year at	186
year back	135
year back </s>	129
year before	177
year before i	111
year come	122
year end	87
year for fraud	-79
year for my	125
year for the	-31
year i	234
year i 'm	113
year in	323
year in </s>	73
year in <name>	197
year in a	152
year in the	141
year is	113
year is the	-59
year now	270
year now </s>	261
year now i	78
year of	-24
year of <kin>	88
year of a	117
year of it	93
year of the	-89
year of tile	74
year of wait	-54
year off	132
year old	-133
year old </s>	-76
year old and	88
year on	164
year on the	133
year or	120
year or so	120
year round	166
year round </s>	154
year run	176
year run </s>	176
year start	102
year this	173
year this <month>	148
year to go	109
year we	141
year with	95
year with my	82
yearly	32
yearly </s>	147
yell	-82
yell at	-142
yellow	77
yes	-203
yesterday	-359
yesterday 's	-97
yesterday ,	-213
yesterday </s>	-277
yesterday and	-156
yet	-199
yet ,	-175
yet , be	-117
yet </s>	-163
yoga	-52
yoga </s>	70
yoga to	-63
yoghurt	28
you	-186
you 're	-105
you 're the	-75
you ,	34
you </s>	-357
you <number>	-113
you <number> ,	-115
you a	-144
you above	-130
you above </s>	-130
you already	-125
you always	-104
you an	-124
you an apology	-137
you answer	41
you are	-163
you are my	-154
you ask	-280
you ask </s>	-130
you ask me	-168
you believe	-50
you can	21
you can call	106
you can n't	30
you do	-157
you do n't	-130
you draft	200
you draft for	142
you explain	118
you forget	-52
you get	-147
you get me	-113
you give	-57
you give me	30
you have	-221
you in	129
you in <name>	131
you keep	-135
you know	-122
you leave	-53
you like	38
you live	-130
you live in	-119
you make	176
you make </s>	88
you make the	-53
you mean	-92
you mean </s>	-92
you mention	-122
you never	-129
you pick	-18
you pick </s>	-124
you rewrite	-170
you save	-57
you say	-77
you say </s>	-49
you see	-98
you send	14
you send it	-106
you should	42
you skip	39
you something	-95
you spell	-114
you summarise	-135
you the	-117
you to	116
you too	-143
you want	-129
you were	-160
you write	44
you write for	89
young	60
young ,	100
younger	-13
your	-488
your <kin>	-93
your answer	-83
your answer </s>	-175
your answer i	-69
your chart	-118
your draft	-136
your example	-157
your example </s>	-66
your first	-115
your first answer	-97
your first suggestion	-84
your idea	-69
your idea </s>	-69
your last	-147
your last answer	-105
your last message	-79
your last reply	-65
your letter	92
your link	-87
your list	-100
your point	-145
your point </s>	-124
your point about	-62
your reply	39
your reply </s>	-116
your second	-87
your suggestion	-95
your suggestion </s>	-95
your summary	-112
your table	-166
your table is	-89
your tone	-141
your version	-92
your word	-114
your word ,	-123
yours	-198
yours </s>	-150
yourself	-102
youth	148
yuki	19
yuki 's	-52
yuki sign	40
yusuf	43
yute	51
zero	-118
zero </s>	-118
zeynep	-13
zip	13
zip </s>	53
zone	83
zone </s>	123
zone <number>	-22
zoo	16
zoo </s>	16
zoom	-137
zoom ,	-82
zoom , nobody	-93
zoom call	-106
|	-118
| </s>	-118
| <kin>	-81
| <kin> |	-81
"""
# fmt: on
