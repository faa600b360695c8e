"""Learned by `mnemic.evals.lasting`: do not edit, learn anew."""

# fmt: off
BIAS = 29
WEIGHTS = r"""
!	-32
! </s>	-22
"	-314
" ,	-15
" :	-13
" <kin>	-22
" <name>	-12
" i	-25
" i have	-22
" i mean	4
" in	-20
" is	-17
" is the	-17
" my	-70
" my <kin>	-41
" the	-4
" the old	4
" we	-7
#0business	-123
#0failure	-4
#0food	-81
#0hand	193
#0hand-verb	127
#0health	50
#0home	36
#0language	120
#0mind-verb	78
#0period	7
#0public	62
#0sport	79
#0state	42
#0talk	27
#0tech	-89
#0trade	-46
#0work	90
#1business	10
#1failure	-17
#1food	-16
#1hand	-84
#1hand-verb	96
#1health	32
#1home	17
#1language	-47
#1mind-verb	53
#1period	-76
#1public	-197
#1sport	49
#1state	70
#1talk	116
#1team	-37
#1tech	-31
#1trade	-169
#1work	-77
#2business	-11
#2failure	-61
#2food	131
#2hand	-186
#2hand-verb	12
#2health	91
#2home	-59
#2language	-46
#2mind-verb	73
#2period	-73
#2sport	128
#2state	161
#2talk	34
#2team	-27
#2tech	63
#2trade	-167
#2work	-19
#business	477
#failure	-276
#food	-93
#hand	-278
#hand-verb	-241
#health	623
#home	180
#ing	-110
#language	94
#length 0	-471
#length 1	-331
#length 2	-116
#length 3	151
#length 4	183
#mind-verb	-374
#past	-240
#period	449
#public	34
#s	100
#sport	219
#state	390
#talk	-402
#team	65
#tech	165
#trade	17
#work	-252
&	-26
& <name>	-6
& <name> ,	-10
'	-18
' ,	-19
' <kin>	-23
' <kin> </s>	-26
' <name>	-16
' <name> ,	-6
' <name> <kin>	17
' <number>	12
' <number> </s>	10
' <number> <name>	11
' association	9
' clock	-35
' clock </s>	-21
' in	-4
' in <name>	4
' mock	9
' mock paper	9
' on	17
' on the	17
' place	-11
' rent	5
' rent in	5
' school	15
' school is	13
' swim	16
'd	-181
'd be	-8
'd be a	13
'd have	-10
'd like a	-16
'd like the	-12
'd like you	18
'd love	-22
'd love a	-9
'd love to	-9
'd never	12
'd prefer	-17
'd rather	28
'd rather get	32
'd rather have	20
'd rather not	-22
'd rather you	5
'd say	-16
'd say tab	16
'll	-229
'll be	-55
'll be back	-29
'll be in	-33
'll be work	13
'll go	-12
'll have	-16
'll have a	-8
'll send	-20
'll send the	-14
'll take	-7
'll try	-5
'll try that	-5
'll type	-32
'm	-45
'm <name>	22
'm <number>	107
'm <number> </s>	66
'm <number> and	12
'm <number> foot	49
'm <number> minute	-13
'm a	81
'm a <kin>	-45
'm a <name>	9
'm a bite	-9
'm a fan	-21
'm a lie	14
'm a light	15
'm a notary	25
'm about	-19
'm about to	-16
'm afraid	-9
'm afraid that	-11
'm after	-7
'm aim	18
'm aim for	11
'm allergic	31
'm allergic to	31
'm alone	5
'm alone in	-5
'm an	6
'm apply	32
'm apply for	28
'm ask	11
'm at	-38
'm at <name>	6
'm at the	-25
'm bad	4
'm bore	-11
'm build	7
'm build a	11
'm coeliac	11
'm coeliac so	6
'm colour	8
'm colour-blind	48
'm colour-blind (	17
'm colour-blind ,	16
'm confuse	-12
'm confuse ,	-7
'm confuse by	-5
'm cook	-19
'm curious	-16
'm dead	-16
'm deaf	11
'm deaf in	28
'm deputy	9
'm deputy head	9
'm design	-5
'm do	-16
'm do </s>	-7
'm do a	11
'm do for	-11
'm do my	9
'm do with	-6
'm down to	6
'm drive	-12
'm dyslexic	14
'm dyslexic ,	9
'm fix	-5
'm fly	-22
'm from	-21
'm from the	-21
'm get	-6
'm go	-57
'm go down	-5
'm go to	-34
'm good	-8
'm halfway	-8
'm halfway through	-8
'm hard	4
'm hard of	15
'm have	-8
'm here	-8
'm hope	6
'm hope to	7
'm hopeless	14
'm hungry	-16
'm hungry </s>	-16
'm impress	-11
'm impress </s>	-11
'm in	-78
'm in <name>	-43
'm in a	-31
'm interest	-6
'm interest in	-6
'm into	-6
'm just	-4
'm keen	-6
'm knackered	-25
'm knackered ,	-25
'm know	23
'm lactose	32
'm lactose intolerant	32
'm late	-19
'm learn	31
'm learn <name>	6
'm leave	-9
'm left-handed	30
'm left-handed </s>	29
'm look	-38
'm look for	-32
'm lose	-18
'm lose </s>	-15
'm make	-40
'm make a	-12
'm melt	-14
'm miss	-9
'm more	7
'm move	-6
'm move on	-8
'm move the	-6
'm move to	5
'm not	7
'm not a	-10
'm not on	14
'm off	-27
'm off ,	4
'm off to	-20
'm on	-9
'm on a	-9
'm on call	20
'm on hold	-24
'm on my	-34
'm on night	14
'm on page	-45
'm on step	-9
'm on the	41
'm out	-28
'm out of	-19
'm pay	23
'm pay on	9
'm plan to	-5
'm put	23
'm raise	-6
'm read	-8
'm really	31
'm retrain	18
'm retrain as	18
'm rubbish	10
'm run	-36
'm run both	-11
'm run late	-10
'm save	57
'm save <number>	7
'm save for	59
'm save the	-7
'm scare	12
'm scare of	18
'm sick	-4
'm sit	-12
'm sit in	-13
'm sit the	11
'm so	-13
'm so tire	-10
'm soak	-15
'm stand	12
'm stand in	-7
'm start	-7
'm starve	-25
'm stick	-39
'm stick on	-14
'm still	7
'm teach	14
'm terrify	11
'm terrify of	11
'm the	178
'm the <kin>	28
'm the <number>	-8
'm the fourth	61
'm the last	6
'm the only	27
'm the shop	7
'm the treasurer	15
'm train	47
'm train as	20
'm train for	22
'm try	-16
'm try to	-15
'm type	-8
'm up	-8
'm up at	10
'm up to	-17
'm use	-6
'm use the	-6
'm use your	-4
'm useless	22
'm vegan	15
'm vegetarian	26
'm wait	-9
'm watch	-40
'm watch a	-14
'm wear	-14
'm work	-39
'm work on	-32
'm wreck	-19
'm wreck </s>	-12
'm write a	20
'm write an	-26
're	71
're <name>	20
're <number>	-36
're <number> people	-8
're <number> to	-18
're a	63
're a <name>	6
're a bite	-9
're a family	12
're a four-person	11
're a team	8
're all	-5
're at	-17
're do	-13
're expect	4
're expect our	5
're get	26
're get marry	6
're go back	-7
're in	-23
're in <name>	-7
're in a	-8
're look	-8
're look for	-5
're move	8
're move to	6
're not	10
're off	-32
're off to	-25
're on	24
're on <name>	20
're on a	6
're on page	-13
're out	-23
're out of	-23
're prototype	24
're save	10
's	187
's ,	48
's , <name>	18
's , i	11
's </s>	66
's <day>	-9
's <day> </s>	-9
's <kin>	-108
's <kin> 's	-28
's <kin> ,	10
's <kin> </s>	18
's <kin> <name>	7
's <kin> apparently	-30
's <kin> are	-12
's <kin> have	-17
's <kin> is	10
's <kin> live	-14
's <name>	113
's <name> ,	17
's <name> </s>	82
's <name> <number>	26
's <name> and	6
's <name> that	6
's <name> was	-11
's <number>	38
's <number> </s>	26
's <number> in	-9
's <number> minute	8
's <number> of	7
's <number> thing	4
's a	166
's a <kin>	18
's a <name>	10
's a <number>	25
's a garden	-4
's a guy	-13
's a history	-19
's a hospital	-7
's a mess	-28
's a metal	14
's a nut	-15
's a peanut	-5
's a second	-4
's a stairlift	23
's a step	8
's a sublet	37
's a tablet	-8
's a trampoline	8
's a translation	7
's a typo	-6
's a well	-4
's alarm	-32
's all	-39
's all over	-18
's allergic	-28
's allergic to	-33
's already	-17
's always	-13
's always a	-17
's an	8
's and	-14
's ash	10
's ash are	10
's ask	14
's asleep	-12
's asleep on	-12
's at	-30
's at <number>	-19
's autistic	7
's autistic ,	4
's away	-15
's back	-15
's barn	16
's barn </s>	16
's basement	-15
's basement ,	-15
's be	19
's be rain	-5
's big	4
's book	7
's call	23
's call <name>	31
's car	-26
's coffee	7
's cold	-26
's come	-12
's cottage	9
's delay	-13
's dementia	22
's dial-up	5
's dial-up speed	5
's dinner	-4
's do	-4
's do ,	-15
's down	-18
's drill	-8
's episode	-25
's episode </s>	-21
's every	15
's every other	7
's family	8
's farm	21
's file	-7
's fine	-17
's fine </s>	-12
's fix	6
's for <kin>	6
's for a	-10
's for the	-20
's forecast	-18
's forehead	-19
's form	-12
's freeze	-4
's from	6
's from <name>	-29
's from <number>	26
's garage	8
's garage </s>	4
's get	-31
's get a	-13
's go	13
's go </s>	-11
's go but	9
's go cold	-12
's go i	6
's have	13
's home	-15
's house	11
's house in	10
's how	86
's how i	53
's how we	18
's in	16
's in a	12
's in my	6
's in the	-15
's is	16
's job	12
's job </s>	7
's just	22
's kitchen	-8
's knee	15
's late	-38
's late ,	-15
's law	6
's leave	-13
's line	7
's low	-19
's match	-10
's me	72
's me ,	5
's me </s>	30
's me who	16
's mine	36
's mine </s>	11
's minus	6
's minus <number>	6
's miss <number>	20
's moor	16
's move	-22
's move to	-22
's my	61
's my <kin>	12
's my dj	25
's my life	7
's my view	-13
's name	14
's name </s>	5
's name after	-4
's name is	5
's name still	13
's nearly	-23
's nervous	10
's nervous </s>	10
's next	21
's next <month>	21
's no	35
's no milk	-18
's nobody	7
's nobody leave	4
's not	-34
's not what	-16
's off	-27
's off to	-6
's on	-105
's on <number>	-33
's on a	9
's on me	-7
's on night	19
's on the	-37
's only	-7
's order	24
's order </s>	24
's our	28
's ours	15
's out	7
's out </s>	13
's out for	11
's over	-12
's pack	-5
's page	31
's parole	-9
's passion	9
's passion ,	9
's pension	5
's place	6
's plan	14
's pretend	-34
's quiet	-23
's quiet </s>	-13
's rain	-8
's real	-12
's recipe	13
's red	-15
's rent	10
's retirement	11
's room	11
's row	-7
's row <number>	-7
's rule	17
's rule </s>	16
's run	-23
's run by	-8
's say	-29
's say i	-28
's school	22
's school </s>	7
's set	-5
's set for	8
's set in	-13
's share	7
's side	7
's side ,	4
's side </s>	10
's side of	-10
's since	6
's since <number>	6
's so	5
's soak	-8
's stick	-34
's stick in	-18
's still	-56
's stroke	12
's surgery	-8
's surname	10
's syndrome	18
's the	109
's the <number>	62
's the leave	20
's tiny	15
's tiny ,	15
's to	7
's to <name>	7
's too	13
's up	-4
's us	21
's us </s>	18
's voice	-21
's voice ,	-12
's walk	-5
's watch	-13
's website	9
's what	25
's what the	-8
's wheelchair	9
's when	10
's when i	9
's when the	13
's where	15
's where i	15
's whole	9
's why	-8
's wrong	-11
's wrong </s>	-10
(	13
( <kin>	20
( <kin> )	6
( <name>	-11
( he	11
( he 's	11
)	-24
) and her	5
+	37
+ <day>	19
,	-74
, "	-8
, 16	-10
, </s>	-5
, <day>	52
, <day> ,	21
, <day> to	16
, <days>	87
, <days> ,	15
, <days> </s>	25
, <days> and	8
, <kin>	116
, <kin> 's	36
, <kin> ,	-7
, <kin> </s>	16
, <kin> <name>	-19
, <kin> and	4
, <kin> by	5
, <kin> in	5
, <kin> it	5
, <kin> n't	4
, <kin> of	-14
, <kin> order	16
, <kin> the	4
, <kin> was	-4
, <month>	-16
, <month> </s>	-10
, <month> to	-9
, <name>	-10
, <name> &	7
, <name> 's	14
, <name> (	-18
, <name> ,	47
, <name> </s>	-197
, <name> <kin>	8
, <name> <name>	52
, <name> <number>	-28
, <name> above	9
, <name> and	18
, <name> at	23
, <name> for	-4
, <name> get	7
, <name> have	-13
, <name> i	-5
, <name> is	25
, <name> mostly	23
, <name> next	-15
, <name> on	11
, <name> one	21
, <name> only	6
, <name> say	-8
, <name> the	-10
, <name> time	9
, <name> to	4
, <number>	141
, <number> ,	13
, <number> </s>	54
, <number> <kin>	-119
, <number> <month>	10
, <number> <name>	-76
, <number> <number>	10
, <number> a	-8
, <number> am	15
, <number> at	10
, <number> bar	-23
, <number> battery	10
, <number> box	11
, <number> chair	6
, <number> coeliac	-17
, <number> cover	9
, <number> day	-10
, <number> down	22
, <number> euro	21
, <number> floor	28
, <number> generation	13
, <number> hive	35
, <number> hour	-8
, <number> in	-21
, <number> is	-6
, <number> item	-6
, <number> letter	-22
, <number> line	15
, <number> min	-26
, <number> minute	-70
, <number> moment	-16
, <number> month	17
, <number> more	-6
, <number> night	-5
, <number> now	15
, <number> of	28
, <number> off	23
, <number> on	54
, <number> page	-22
, <number> people	-13
, <number> percent	13
, <number> piece	7
, <number> question	6
, <number> round	7
, <number> screw	-16
, <number> sec	-17
, <number> second	-8
, <number> sharp	16
, <number> so	7
, <number> step	-16
, <number> sugar	10
, <number> to	29
, <number> variety	17
, <number> week	14
, <number> year	63
, a	-33
, a <kin>	4
, a <name>	25
, a <number>	6
, a former	-17
, a minor	-10
, a year	7
, about	64
, about <number>	73
, accord	-18
, accord to	-18
, across	11
, add	-34
, add more	-14
, after	-5
, again	-17
, again </s>	-17
, all	78
, all <number>	14
, all but	-17
, all clear	7
, all family	8
, all of	32
, all on	-10
, all remote	4
, all the	26
, along	-15
, along with	-15
, already	6
, alto	9
, always	292
, always ,	20
, always </s>	128
, always be	19
, always have	78
, and	22
, and everything	-12
, and i	31
, and it	-10
, and so	5
, and the	11
, and we	8
, and you	-11
, annoy	-25
, annoy </s>	-25
, another	-8
, any	-32
, any idea	-22
, anyone	-15
, anyone </s>	-15
, apparently	-43
, apparently </s>	-38
, are	6
, arm	-29
, arm are	-9
, around	17
, around <number>	13
, as	-13
, at	52
, at the	9
, back	-138
, back at	-31
, back by	-41
, back in	-63
, back now	-9
, bad	19
, bad hip	28
, bad line	-4
, barley	-7
, base	11
, base in	14
, be	-29
, be a	-14
, be in	-25
, be like	7
, be quick	-9
, beat	-12
, because	15
, before	-4
, believe	8
, believe it	8
, better	-7
, bite	15
, blackwork	33
, bless	-13
, bliss	-19
, bliss </s>	-19
, blood	4
, blue	15
, bore	-21
, bore </s>	-21
, both	43
, both ear	18
, both in	7
, both of	10
, brain is	-7
, brb	-25
, brb </s>	-25
, brilliant	-19
, build	23
, burn	-10
, bus	-8
, but	18
, but i	6
, but the	-5
, buy	12
, by	36
, by choice	8
, by the	19
, call	10
, can	-97
, can i	-24
, can n't	-53
, can you	-24
, cancel	-23
, car	27
, carry	22
, carry an	7
, cash	37
, cash only	9
, cataract	16
, cataract </s>	13
, change	-19
, chapter	-14
, chapter <number>	-14
, check	-21
, check again	-4
, check it	-10
, check the	-6
, cheer	-28
, cheer </s>	-28
, clay	13
, clay soil	13
, coeliac	16
, coeliac </s>	15
, come	-17
, come to	15
, come up	-5
, contract	13
, correct	-12
, could	-23
, could i	-9
, could you	-11
, count	20
, cover	-34
, cover for	-22
, crazy	-36
, crop	-11
, currently	5
, currently number	5
, cut	-17
, cut it	-6
, cut the	-9
, daily	10
, daily </s>	10
, dairy	-9
, date	-9
, date from	-9
, day	19
, deaf	-17
, delete	-20
, delivery	31
, despite	-6
, diagnose	14
, diagnose at	12
, diesel	18
, diesel </s>	18
, different	6
, do	-30
, do </s>	-14
, do for	-10
, do i	-25
, do n't	39
, drop	-10
, drop the	-10
, due	17
, due in	6
, early	11
, easy	-8
, egg	21
, electric	18
, end	-10
, end of	-25
, end up	7
, english	9
, epilepsy	22
, epilepsy ,	4
, epilepsy </s>	17
, epipen	4
, essential	51
, essential tremor	51
, even	48
, even in	7
, ever	126
, ever ,	29
, ever </s>	85
, every	102
, every <day>	18
, every day	17
, every month	9
, every time	38
, every week	9
, everyone	-14
, everyone is	-5
, everything 's	-15
, exam	15
, exam in	15
, explain	-39
, fail	12
, family	23
, farm	5
, feel	-23
, feel bad	-19
, feel better	-7
, fifth	14
, fifth floor	14
, finally	-38
, finally </s>	-40
, finally pass	8
, find out	24
, find the	-17
, fine </s>	-5
, finish	-56
, finish the	-27
, first	8
, first <number>	20
, first time	-6
, fix	5
, fix that	-18
, fix the	-6
, flight	-5
, for	49
, for <kin>	-27
, for <number>	-15
, for life	12
, for the	31
, forget	17
, form	18
, found	-17
, found the	-7
, fourth	-9
, freelance	25
, freelance </s>	5
, freeze	-20
, from	13
, from <name>	17
, from now	18
, from what	-20
, fun	-20
, funny	-29
, funny </s>	-6
, get	-22
, get <number>	-10
, get a	-26
, get insulin	4
, give	-41
, give me	-45
, go	-46
, go </s>	-18
, go ahead	-13
, go back	-27
, go for	19
, go on	19
, go to	-9
, goal	16
, goal is	16
, goalkeeper	11
, god	15
, god know	15
, good	-43
, google	-11
, google say	-11
, graduate	6
, great	-33
, great </s>	-10
, green	4
, grey	-21
, grow	23
, grow up	14
, guest	-13
, ha	-61
, ha </s>	-48
, half	21
, half <name>	6
, half asleep	-27
, half my	5
, half of	19
, hand	-7
, hand down	8
, hand shake	-12
, handle	-11
, hang	-37
, hang on	-37
, hard	25
, hate	39
, hate the	19
, haul	13
, have	40
, have <name>	-4
, have <number>	-14
, have a	-7
, have be	45
, have do	9
, have for	9
, have the	15
, have to	-43
, hay	-5
, he 's	-6
, he <kin>	23
, he was	-11
, head	-8
, hear	11
, heat	4
, help	-60
, help </s>	-31
, help me	-29
, hence	16
, hence the	20
, her	18
, here i	5
, hers	12
, hibernate	5
, hibernate in	5
, hilarious	-23
, hilarious </s>	-23
, his <kin>	-9
, hold	-17
, hold on	-26
, home by	-7
, home only	4
, honestly	-5
, hope	22
, hope to	12
, house rule	12
, how	-175
, how do	-34
, how many	-40
, how much	-15
, how would	-19
, hurry	-61
, hurry </s>	-49
, hydrology	11
, hydrology </s>	11
, i	17
, i 'd	6
, i 'll	-30
, i 'm	-26
, i always	7
, i am	-13
, i can	8
, i come	-10
, i do	28
, i eat	-6
, i find	-8
, i get	21
, i give	10
, i go	-10
, i guess	-14
, i hate	18
, i have	7
, i just	-5
, i keep	9
, i look	-5
, i make	-31
, i never	11
, i now	7
, i only	16
, i own	9
, i play	-6
, i raise	17
, i read	-80
, i run	33
, i see	-12
, i take	18
, i think	-30
, i translate	9
, i use	12
, i want	-10
, i was	-5
, i write	-20
, idea </s>	-6
, if	11
, if you	11
, ignore	-38
, ignore that	-17
, ignore the	-17
, ill	-17
, ill try	-9
, imagine	-12
, imagine </s>	-12
, in	61
, in <month>	-36
, in <name>	37
, in <number>	-9
, in general	-18
, in that	17
, in the	40
, in this	-10
, is	-88
, is 19	-7
, is also	-12
, is deaf	6
, is diabetic	4
, is it	-42
, is leave	6
, is my	5
, is now	-8
, is older	14
, is scare	15
, is still	-10
, is that	-77
, is the	6
, is what	20
, it	-90
, it 's	-8
, it have	11
, it say	-25
, it seem	-6
, it was	8
, it will	-11
, its	-10
, its <name>	21
, its an	9
, its in	12
, joke	-15
, just	-64
, just <number>	20
, just a	4
, just ask	-10
, just fix	-4
, just pick	-11
, just see	-5
, just the	-6
, keep	-26
, keep it	-11
, keep that	-8
, kettle	-14
, kettle 's	-14
, key	12
, key come	5
, kid	-15
, kill	-27
, kill me	-27
, knee	20
, know	-4
, last	62
, last day	44
, later	-12
, leak	21
, learn	19
, learn it	17
, lease	20
, leave	39
, leave at	15
, leave in	-13
, left-handed	7
, left-handed </s>	7
, less	13
, less strict	13
, let	-24
, let me	-18
, licence	18
, like	19
, line	-5
, list	27
, list build	26
, live	-24
, live in	-21
, local	10
, long	21
, look	-46
, look fine	-9
, look nice	-22
, lose	-20
, loud	-20
, love	-30
, lovely	11
, madness	-40
, madness </s>	-40
, mail	-13
, mail only	-13
, mainly	7
, make	-58
, make him	-11
, make it	-30
, manual	21
, maybe	-32
, maybe <number>	-20
, me	6
, me and	-8
, meet	9
, meh	-21
, meh </s>	-21
, might	-5
, milk	-6
, mine	7
, mine 's	-13
, miss	-5
, miss it	-5
, morning	-4
, morning </s>	-4
, most	-12
, most of	5
, mostly	94
, mostly <name>	31
, mostly bridal	8
, motorbike	36
, motorbike crash	36
, move	10
, must	-39
, must be	-13
, must hurry	-13
, my	37
, my <kin>	55
, my <name>	8
, my <number>	7
, my business	4
, my eye	-7
, my third	-8
, na	16
, na <name>	10
, name	6
, name is	11
, need	-53
, need <number>	-7
, need a	-11
, need to	-15
, never	180
, never <days>	5
, never <name>	10
, never a	-6
, never cup	8
, never do	9
, never get	12
, never have	30
, never in	6
, never learn	16
, never mind	-9
, next	5
, nice	-21
, nice </s>	-21
, night	-8
, no	-129
, no </s>	-56
, no <kin>	-49
, no <number>	-5
, no base	-8
, no call	6
, no car	-7
, no change	-24
, no choice	5
, no computer	9
, no exception	41
, no garden	-26
, no idea	-24
, no luck	-14
, no main	14
, no more	10
, no mri	6
, no nut	-13
, no phone	-7
, no screen	10
, no sleep	-14
, no sugar	9
, nobody	22
, nobody else	23
, nobody here	-7
, nobody say	14
, nobody there	-25
, not	35
, not <name>	9
, not <number>	-24
, not a	-46
, not by	7
, not even	14
, not mine	-8
, not the	15
, nothing	-7
, nothing </s>	-21
, nothing fit	10
, nothing in	9
, nothing serious	-14
, now	14
, now i	19
, now it	-5
, now what	-14
, number	-12
, number <number>	-12
, nut	-28
, oak	18
, oak mostly	18
, obviously	-19
, obviously </s>	-19
, off	-23
, off to	-15
, ok	-11
, old	21
, older	4
, older than	4
, on a	8
, on my	-4
, on the	30
, on to	-8
, only	48
, only <kin>	4
, only <name>	12
, only <number>	-5
, only cash	4
, only the	-18
, open	-5
, or	-49
, or so	-30
, order	-16
, other	-27
, other half	-20
, our	118
, our <kin>	28
, our <name>	5
, our family	9
, our old	-4
, ours	9
, ours since	7
, own	65
, own a	12
, own chair	7
, pack	-7
, pack </s>	-7
, page	-12
, page <number>	-12
, panic	14
, panic attack	11
, part-time	24
, part-time </s>	18
, paste	-6
, pay	51
, pay back	4
, pay by	13
, pay it	17
, pay no	-8
, pay off	21
, people	-18
, people say	-7
, per	-13
, per the	-13
, perfect	-7
, phone	-26
, phone at	-11
, plan	9
, play	30
, please	48
, please ,	11
, please </s>	-10
, please remember	21
, please use	6
, plot	27
, plot <number>	27
, plus <name>	9
, policy	6
, poor	-26
, post	-5
, post the	-6
, pretty	-8
, pretty </s>	-7
, probably	-14
, probably the	-14
, put	-8
, question	-7
, quick	-82
, quick </s>	-51
, quick <number>	-21
, quiz	-30
, quiz me	-30
, rain	-7
, raise	27
, raise in	9
, rarely	17
, rate	9
, read	-13
, ready	-33
, really	14
, really </s>	9
, rebuild	27
, red-and-green	57
, red-and-green look	64
, red-and-green mostly	-11
, redo	-21
, redo it	-13
, refuse	5
, register	10
, register in	10
, remove	-14
, rename	-9
, renew	9
, rent	8
, resend	-11
, rest	-23
, rest of	-4
, retire	12
, retire </s>	10
, review	4
, review everything	4
, right	-57
, right </s>	-90
, right hand	23
, right side	11
, ring	-8
, roughly	-7
, router	-40
, row	-5
, row <number>	5
, rule	8
, run	15
, run until	7
, sad	-22
, sadly	-12
, sadly ,	-12
, same	-36
, same for	-11
, same thing	-8
, save	-9
, say	-102
, say it	-5
, say the	-83
, screen	9
, scroll	-7
, season	-14
, season ticket	7
, seat	-11
, seat <number>	-11
, second	15
, second year	4
, see	-16
, see below	-8
, self	4
, self-employed	9
, self-employed ,	9
, sell	35
, send	-30
, send help	-10
, send me	-10
, sew	-4
, she	52
, she 's	14
, shelf	12
, shop	18
, short answer	-8
, shorten	-20
, shorten it	-16
, should	-10
, should be	4
, shrink	-6
, shut	10
, sign	-4
, sign off	-11
, signal	-14
, signal bad	-13
, silly	-13
, since	41
, since <number>	6
, since covid	14
, sit	43
, sit it	10
, site	-31
, skip	-16
, skip the	-11
, sleep on	8
, slow	-10
, small	4
, smell	-19
, so	160
, so annoy	-6
, so funny	-34
, so i	-30
, so it	-11
, so just	-8
, so keep	33
, so large	20
, so long	6
, so make	5
, so my	14
, so no	40
, so now	23
, so our	4
, so phone	23
, so scissor	18
, so short	4
, so shortcut	14
, so spell	11
, so type	-11
, so voice	17
, so was	10
, so we	-17
, so what	-13
, so write	16
, soak	-19
, sofa	-13
, solar	31
, solar and	22
, some	-76
, some <kin>	-25
, some <name>	-31
, some <number>	10
, some guy	-15
, someone	-14
, something	-16
, sorry	-25
, sorry ,	-8
, sorry for	-17
, spanish	6
, speak	9
, speak <number>	-4
, spring	10
, stage	-18
, stall	-4
, stand	59
, stand rule	21
, start	9
, start at	11
, stay	6
, step	-10
, stick	6
, still	6
, still no	-12
, still raw	6
, stomach	27
, stop	19
, stop when	25
, storm	-17
, strictly	10
, supposedly	-26
, supposedly </s>	-26
, sure	-18
, swap	-46
, swap them	-39
, take	21
, take <number>	-4
, take the	-5
, talk	-8
, talk later	-18
, target	6
, target is	6
, taste	22
, taste like	17
, teach	4
, teach myself	10
, team	5
, tell	-28
, tell them	-18
, terrify	36
, terrify of	36
, test	4
, text	31
, text is	31
, thank	-49
, thank </s>	-27
, thank for	-9
, that	117
, that 's	192
, that fix	-6
, that keep	5
, the	-52
, the <kin>	19
, the <name>	24
, the <number>	14
, the app	-7
, the blue	5
, the deputy	24
, the flat	-13
, the guy	-11
, the heroine	-16
, the other	6
, the page	-6
, the paper	-9
, the report	-25
, the rest	12
, the second	-13
, the test	-4
, the whole	12
, their	5
, then	14
, then <name>	-8
, then <number>	6
, then bed	-23
, then it	-6
, then the	36
, then we	6
, theory	9
, they	-47
, they 're	-9
, they reckon	-11
, they say	-28
, third	24
, third generation	22
, third time	-15
, third year	12
, this	-11
, this is	5
, though	27
, though i	22
, throat	29
, thx	-5
, thx for	-5
, till	10
, till <number>	9
, tiny	-31
, tiny flat	-12
, too	-85
, too blurry	-12
, too hard	-16
, too hot	-12
, too long	-10
, too windy	-7
, traffic	-10
, train	20
, train only	14
, train under	-14
, tram	5
, translate	-11
, trim	-26
, try	-13
, try again	11
, try another	-15
, turn	4
, turn <number>	7
, twice	6
, twice a	6
, type	-18
, typical	-52
, typical </s>	-39
, unbelievable	-10
, unbelievable </s>	-10
, under	-66
, under <number>	-67
, undetectable	13
, unpaid	23
, unpaid ,	13
, up	9
, up at	21
, use	20
, use a	13
, useless	-8
, useless </s>	-8
, visa	17
, volunteer	13
, wait	-55
, wait </s>	-14
, wait for	-18
, walk	-24
, want	41
, want <number>	14
, want it	6
, want to	32
, was	-15
, was buy	-11
, was n't	-9
, wasp	16
, wasp sting	9
, we	107
, we 're	53
, we have	21
, we keep	5
, we live	11
, wear	9
, wed	18
, wed 's	8
, week	5
, weird	-43
, weird </s>	-43
, well	-10
, were	-38
, what	-238
, what 's	-23
, what <kin>	-12
, what a	-34
, what can	-32
, what do	-36
, what else	-14
, what is	-10
, what now	-10
, what was	-4
, what would	-35
, when	5
, where	-63
, where 's	-10
, where are	-13
, where do	-6
, where i	8
, where were	-24
, which	-118
, which </s>	-10
, which <number>	-14
, which i	7
, which is	-31
, which my	17
, while	-16
, who	-33
, who 's	9
, who <kin>	-8
, who have	-5
, who is	7
, who share	-15
, who teach	-17
, whoever	-6
, whoever that	-6
, whole	-7
, whom	12
, whom i	12
, why	-27
, why </s>	-32
, wifi	-5
, will be	-7
, will n't	7
, winter	7
, winter is	-6
, wipe	-10
, with	29
, with the	22
, wooden	18
, wooden one	18
, work	-55
, worth	-28
, worth it	-28
, would	-8
, wow	-6
, wow </s>	-6
, wrap	-11
, write	-15
, write in	7
, write me	-12
, wrong	-33
, year	12
, you	-27
, you save	-11
, your	-21
.	-61
. </s>	-87
. <number>	-12
/	6
0	26
0#ing	253
0#past	249
0#s	-128
1#ing	226
1#past	-248
1#s	-62
1000	10
1000 km	23
12	15
16	42
16 </s>	41
18	-8
18 </s>	26
19	43
19 ,	29
19 </s>	19
19 year old	-7
2#ing	-58
2#past	-117
2#s	27
35	-6
35 hour	-6
35 hour week	-6
41	22
68	5
81	5
96	13
:	-375
: <kin>	-49
: <kin> ,	-41
: <name>	-37
: <name> </s>	-28
: <number>	-19
: <number> ,	-38
: [	-9
: a	-39
: can	-27
: i	-16
: my	-38
: my <kin>	-38
: pizza	-14
: pizza and	-14
: that	19
: that 's	19
: the <kin>	5
;	87
; i	44
; i 'm	15
; it	13
<day>	40
<day> 's	-100
<day> 's match	-4
<day> +	19
<day> + <day>	19
<day> ,	-51
<day> , so	-24
<day> </s>	45
<day> <number>	30
<day> afternoon	9
<day> afternoon </s>	6
<day> and	-6
<day> and <day>	26
<day> at	5
<day> down	-14
<day> down </s>	-11
<day> even	-6
<day> evening	34
<day> for	-9
<day> group	7
<day> i	6
<day> i 'm	16
<day> in	-10
<day> is	-22
<day> is fine	-4
<day> is my	-13
<day> lunch	9
<day> market	26
<day> market in	13
<day> market sell	7
<day> mean	-4
<day> meeting	18
<day> meeting for	18
<day> morning	30
<day> morning 's	-6
<day> morning </s>	16
<day> next	-17
<day> next to	-17
<day> night	65
<day> night </s>	41
<day> night are	33
<day> of	30
<day> of each	8
<day> of the	38
<day> on	8
<day> only	22
<day> only </s>	22
<day> or	-15
<day> prayer	4
<day> report	4
<day> roast	11
<day> shift	6
<day> the	-16
<day> to	31
<day> to <day>	14
<day> was	-19
<day> was a	-4
<day> with	6
<day> with the	6
<day> work	-22
<day> work for	-22
<days>	376
<days> ,	91
<days> , <days>	8
<days> , always	8
<days> , i	-9
<days> , never	7
<days> , so	4
<days> , the	19
<days> </s>	87
<days> after	6
<days> and	52
<days> and <days>	51
<days> are	-37
<days> are awful	-11
<days> are for	-32
<days> are my	10
<days> are off	5
<days> at	32
<days> at the	27
<days> belong	4
<days> belong to	4
<days> i	65
<days> i 'm	36
<days> i volunteer	10
<days> off	38
<days> off </s>	22
<days> only	21
<days> only ,	6
<days> only </s>	15
<days> our	5
<days> so	19
<days> the	-19
<days> till	4
<days> with	8
<days> with <name>	7
<kin>	300
<kin> "	-5
<kin> '	28
<kin> ' ,	-18
<kin> ' in	4
<kin> ' on	17
<kin> ' place	-11
<kin> ' school	15
<kin> ' swim	16
<kin> 's	164
<kin> 's ,	4
<kin> 's </s>	33
<kin> 's <kin>	-46
<kin> 's <name>	15
<kin> 's a	49
<kin> 's alarm	-32
<kin> 's and	14
<kin> 's ash	10
<kin> 's at	-21
<kin> 's away	-33
<kin> 's barn	16
<kin> 's basement	-15
<kin> 's dementia	22
<kin> 's drill	-8
<kin> 's due	8
<kin> 's every	13
<kin> 's family	8
<kin> 's farm	21
<kin> 's from	14
<kin> 's garage	6
<kin> 's house	11
<kin> 's in	31
<kin> 's is	12
<kin> 's job	9
<kin> 's kitchen	-8
<kin> 's knee	15
<kin> 's name	15
<kin> 's on	12
<kin> 's order	24
<kin> 's passion	9
<kin> 's pension	5
<kin> 's place	5
<kin> 's recipe	13
<kin> 's rule	6
<kin> 's school	6
<kin> 's side	7
<kin> 's surgery	-8
<kin> 's surname	10
<kin> 's watch	-13
<kin> 's wheelchair	9
<kin> (	11
<kin> ( he	11
<kin> )	6
<kin> ) and	6
<kin> ,	114
<kin> , <kin>	-30
<kin> , <name>	193
<kin> , <number>	-40
<kin> , a	-18
<kin> , all	13
<kin> , and	8
<kin> , bite	21
<kin> , by	10
<kin> , can	8
<kin> , currently	5
<kin> , do	14
<kin> , found	-7
<kin> , handle	5
<kin> , he	5
<kin> , her	13
<kin> , i	-17
<kin> , in	-15
<kin> , is	16
<kin> , me	13
<kin> , mostly	-12
<kin> , my	6
<kin> , no	-46
<kin> , not	-12
<kin> , now	9
<kin> , only	4
<kin> , register	10
<kin> , say	-24
<kin> , self-employed	9
<kin> , sign	4
<kin> , so	30
<kin> , some	-26
<kin> , that	9
<kin> , the	5
<kin> , under	-33
<kin> , unpaid	14
<kin> , want	-6
<kin> , was	-4
<kin> , we	8
<kin> , what	-7
<kin> , who	23
<kin> , work	-22
<kin> .	29
<kin> :	-81
<kin> : <kin>	-41
<kin> : <name>	15
<kin> : <number>	-23
<kin> ;	10
<kin> </s>	245
<kin> <kin>	-52
<kin> <kin> ,	11
<kin> <kin> </s>	-11
<kin> <kin> <name>	12
<kin> <kin> in	11
<kin> <kin> is	-20
<kin> <kin> my	-25
<kin> <kin> n't	16
<kin> <kin> the	15
<kin> <name>	306
<kin> <name> 's	-16
<kin> <name> ,	25
<kin> <name> </s>	40
<kin> <name> <kin>	15
<kin> <name> <name>	7
<kin> <name> <number>	-13
<kin> <name> and	8
<kin> <name> at	5
<kin> <name> can	17
<kin> <name> get	11
<kin> <name> handle	6
<kin> <name> hate	13
<kin> <name> have	46
<kin> <name> in	6
<kin> <name> is	12
<kin> <name> just	-24
<kin> <name> know	-8
<kin> <name> leave	4
<kin> <name> live	6
<kin> <name> move	8
<kin> <name> only	9
<kin> <name> plant	5
<kin> <name> play	9
<kin> <name> raise	-6
<kin> <name> retire	5
<kin> <name> run	11
<kin> <name> sleep	9
<kin> <name> stay	4
<kin> <name> still	-5
<kin> <name> teach	-13
<kin> <name> use	6
<kin> <name> want	23
<kin> <name> was	19
<kin> <name> will	-11
<kin> <name> work	10
<kin> <number>	40
<kin> <number> ,	4
<kin> <number> <kin>	15
<kin> <number> for	5
<kin> <number> grand	4
<kin> ?	34
<kin> a	6
<kin> above	8
<kin> actually	4
<kin> actually </s>	4
<kin> after the	24
<kin> all	5
<kin> allow	-9
<kin> alone </s>	7
<kin> amateur	9
<kin> an	10
<kin> an hour	7
<kin> and	35
<kin> and <kin>	-5
<kin> and a	20
<kin> and i	29
<kin> and live	-4
<kin> and me	-14
<kin> and she	-23
<kin> and the	19
<kin> and you	-23
<kin> answer	13
<kin> apparently	-30
<kin> are	-76
<kin> are <kin>	6
<kin> are all	-12
<kin> are argue	-15
<kin> are asleep	-15
<kin> are at	7
<kin> are bilingual	4
<kin> are both	20
<kin> are call	-13
<kin> are in	27
<kin> are mainly	4
<kin> are milk	-9
<kin> are mostly	12
<kin> are my	5
<kin> are on	-25
<kin> are scream	-38
<kin> are with	12
<kin> army	6
<kin> army ,	10
<kin> as	18
<kin> as <name>	6
<kin> ask	-12
<kin> ask for	15
<kin> ask me	-7
<kin> at	-21
<kin> at <name>	-33
<kin> at a	24
<kin> at our	-9
<kin> at the	6
<kin> back	-8
<kin> back home	-8
<kin> before	4
<kin> belong	-7
<kin> build	19
<kin> but	5
<kin> but i	5
<kin> buy	9
<kin> by	42
<kin> by choice	13
<kin> by trade	37
<kin> call	72
<kin> call <name>	49
<kin> call me	16
<kin> can	-45
<kin> can live	-31
<kin> can n't	8
<kin> cancel	-41
<kin> character	-20
<kin> come	23
<kin> come at	7
<kin> come by	-11
<kin> come from	-7
<kin> come in	-8
<kin> come to	14
<kin> cost	-36
<kin> could	-17
<kin> day	-9
<kin> debt	22
<kin> debt leave	22
<kin> die	6
<kin> do	6
<kin> do n't	-8
<kin> drill	-15
<kin> drive </s>	-20
<kin> due	6
<kin> due in	6
<kin> each	6
<kin> eat	-12
<kin> eat my	-16
<kin> email	-14
<kin> emigrate	-16
<kin> emoji	-30
<kin> episode	-13
<kin> every	13
<kin> every other	5
<kin> expect	7
<kin> fall	-7
<kin> fight	-17
<kin> finally	-31
<kin> find	13
<kin> finish	-5
<kin> finish school	10
<kin> food	8
<kin> food </s>	6
<kin> for	50
<kin> for <number>	11
<kin> for a	-7
<kin> for my	-9
<kin> for the	5
<kin> for wifi	21
<kin> forbid <kin>	-15
<kin> from	-43
<kin> from <month>	4
<kin> from <name>	-56
<kin> from the	-5
<kin> get	61
<kin> get into	14
<kin> get the	14
<kin> give	-32
<kin> go	45
<kin> go to	14
<kin> group	7
<kin> handle	17
<kin> handle the	17
<kin> hate	36
<kin> have	44
<kin> have <name>	-10
<kin> have <number>	-27
<kin> have a	8
<kin> have asthma	-15
<kin> have be	-16
<kin> have dementia	12
<kin> have get	10
<kin> have go	-15
<kin> have have	20
<kin> have me	7
<kin> have n't	-8
<kin> have the	8
<kin> have to	7
<kin> have type	10
<kin> he	22
<kin> hear	-18
<kin> hear that	-16
<kin> her	-19
<kin> here	54
<kin> here ,	55
<kin> here is	-6
<kin> hold	5
<kin> i	5
<kin> i think	-13
<kin> i want	-31
<kin> in	-130
<kin> in <month>	40
<kin> in <name>	63
<kin> in <number>	13
<kin> in a	-10
<kin> in chapter	-32
<kin> in may	23
<kin> in my	-39
<kin> in our	4
<kin> in question	-16
<kin> in spring	16
<kin> in that	-41
<kin> in the	-78
<kin> in this	-15
<kin> insist	18
<kin> insist on	22
<kin> into	-12
<kin> is	-110
<kin> is </s>	-5
<kin> is <name>	73
<kin> is <number>	39
<kin> is a	38
<kin> is ask	-17
<kin> is asleep	-33
<kin> is at	-39
<kin> is bark	-30
<kin> is call	16
<kin> is cry	-12
<kin> is diabetic	4
<kin> is do	13
<kin> is due	23
<kin> is dyslexic	6
<kin> is here	-31
<kin> is home	-29
<kin> is in	-25
<kin> is late	-25
<kin> is my	24
<kin> is now	27
<kin> is on	-17
<kin> is sell	6
<kin> is sit	-24
<kin> is stick	-11
<kin> is sulk	-30
<kin> is teach	12
<kin> is the	26
<kin> it	-17
<kin> job	-16
<kin> joke	-45
<kin> joke about	-27
<kin> judo	5
<kin> just	-128
<kin> just arrive	-6
<kin> just call	-10
<kin> just eat	-9
<kin> just move	7
<kin> just now	-8
<kin> just put	13
<kin> just raise	18
<kin> just ring	-9
<kin> just send	-15
<kin> just throw	-5
<kin> just walk	-19
<kin> keep	22
<kin> know	11
<kin> know </s>	-9
<kin> last	8
<kin> leave	20
<kin> leave for	-16
<kin> leave me	17
<kin> letter	-12
<kin> like	-32
<kin> listen	-8
<kin> live	67
<kin> live <number>	5
<kin> live downstair	26
<kin> live in	6
<kin> live with	9
<kin> loan	48
<kin> lock	8
<kin> lodge	4
<kin> lodge with	4
<kin> love	-15
<kin> love the	-4
<kin> morning	11
<kin> move in	5
<kin> move into	10
<kin> mow	-10
<kin> my	-36
<kin> n't	8
<kin> n't </s>	-9
<kin> n't allow	8
<kin> n't bother	16
<kin> n't eat	16
<kin> n't fit	-6
<kin> name	29
<kin> name <name>	26
<kin> navy	8
<kin> need	7
<kin> need milk	9
<kin> never	16
<kin> next	-16
<kin> next door	-22
<kin> not	-38
<kin> note	-9
<kin> note by	-9
<kin> nothing	-8
<kin> now	65
<kin> now </s>	39
<kin> number	21
<kin> number <number>	21
<kin> of <number>	48
<kin> of a	7
<kin> of mine	-4
<kin> of my	-12
<kin> of our	4
<kin> of ours	10
<kin> of that	-17
<kin> of the	-25
<kin> off	-5
<kin> on	-55
<kin> on <day>	-7
<kin> on <days>	16
<kin> on <name>	-43
<kin> on <number>	5
<kin> on a	21
<kin> on induction	19
<kin> on our	-13
<kin> on permanent	11
<kin> on that	-12
<kin> on the	-40
<kin> on tv	-12
<kin> only	14
<kin> only eat	5
<kin> order	27
<kin> order </s>	26
<kin> our	22
<kin> outlive	8
<kin> outlive my	6
<kin> outside	4
<kin> outside <name>	4
<kin> over	-5
<kin> own	-4
<kin> own the	9
<kin> pass	11
<kin> pay	-15
<kin> pay in	-19
<kin> play	36
<kin> portal	14
<kin> prefer	-9
<kin> put	9
<kin> raise	26
<kin> raise me	13
<kin> read	17
<kin> read only	17
<kin> refuse	10
<kin> result	-8
<kin> retire	6
<kin> rice	-8
<kin> ring while	-5
<kin> run	4
<kin> run it	10
<kin> run the	20
<kin> say	-12
<kin> say <name>	25
<kin> say hi	-15
<kin> say i	16
<kin> say the	-18
<kin> sell	-12
<kin> send	-12
<kin> shop	-14
<kin> should	-63
<kin> shout	-13
<kin> show take	5
<kin> side	13
<kin> since	16
<kin> since i	6
<kin> since uni	12
<kin> sit	23
<kin> sit in	15
<kin> sleep	-25
<kin> sleep <number>	-30
<kin> sleep in	12
<kin> so	20
<kin> speak	-20
<kin> speak <name>	-32
<kin> split	13
<kin> split when	10
<kin> start	13
<kin> start school	6
<kin> stay	20
<kin> still	28
<kin> still own	14
<kin> stop	-11
<kin> stop lay	-11
<kin> study	-12
<kin> stutter	18
<kin> support	8
<kin> surgery	-40
<kin> table	-18
<kin> table have	-18
<kin> take	-9
<kin> teach	26
<kin> teach me	4
<kin> tell	-17
<kin> tell the	-9
<kin> that	10
<kin> the	120
<kin> the paperwork	9
<kin> the talk	6
<kin> the under-12s	12
<kin> there	-5
<kin> think	11
<kin> this	-16
<kin> to	10
<kin> to leukemia	5
<kin> to our	4
<kin> today	-11
<kin> today </s>	-8
<kin> tongue	10
<kin> tongue 's	18
<kin> tongue ,	5
<kin> tonight	-30
<kin> train	27
<kin> turn	31
<kin> turn <number>	26
<kin> under	8
<kin> unit	13
<kin> unit </s>	13
<kin> until	15
<kin> until <number>	4
<kin> upstairs	32
<kin> upstairs are	13
<kin> visa	16
<kin> vs	-39
<kin> wait	-19
<kin> wake	-20
<kin> walk	-34
<kin> want	-11
<kin> want a	-26
<kin> want everything	13
<kin> want it	-21
<kin> want the	30
<kin> want this	-22
<kin> want to	-12
<kin> was	-17
<kin> we	-21
<kin> were	4
<kin> who	-26
<kin> who run	-8
<kin> will	-31
<kin> with	-12
<kin> with a	-35
<kin> with the	-19
<kin> within	5
<kin> within <number>	5
<kin> work	16
<kin> work night	15
<kin> work offshore	8
<kin> work on	5
<kin> would	-18
<kin> yesterday	-33
<kin> |	-24
<kin> | </s>	-24
<month>	627
<month> ,	152
<month> , <name>	13
<month> , <number>	18
<month> , freelance	7
<month> , i	5
<month> , no	4
<month> , per	-20
<month> , then	9
<month> , visa	11
<month> </s>	423
<month> <number>	81
<month> <number> ,	18
<month> <number> </s>	62
<month> and	14
<month> and <name>	-8
<month> and i	12
<month> and that	-7
<month> for	11
<month> for the	7
<month> have	-14
<month> have <number>	-14
<month> i	-31
<month> i 'll	-22
<month> i have	6
<month> in	19
<month> in <name>	13
<month> is	-71
<month> next	12
<month> next year	12
<month> on	5
<month> so	5
<month> the	-17
<month> to	19
<month> to march	5
<month> we	13
<month> with	6
<name>	248
<name> "	-18
<name> &	-26
<name> & <name>	-6
<name> 's	51
<name> 's ,	20
<name> 's </s>	46
<name> 's <kin>	-30
<name> 's <name>	23
<name> 's a	12
<name> 's allergic	7
<name> 's and	-13
<name> 's for	6
<name> 's parole	-9
<name> 's real	-12
<name> 's school	5
<name> (	-34
<name> ,	293
<name> , <days>	6
<name> , <kin>	-20
<name> , <number>	46
<name> , a	12
<name> , about	7
<name> , all	7
<name> , always	8
<name> , and	4
<name> , back	-21
<name> , build	4
<name> , but	4
<name> , can	18
<name> , chapter	-14
<name> , come	8
<name> , for	7
<name> , from	-9
<name> , graduate	6
<name> , half	10
<name> , he	6
<name> , here	5
<name> , hibernate	5
<name> , how	-36
<name> , i	41
<name> , in	17
<name> , it	-12
<name> , key	5
<name> , know	6
<name> , leave	7
<name> , live	-10
<name> , look	-22
<name> , lose	-11
<name> , manual	13
<name> , my	25
<name> , never	-24
<name> , no	-18
<name> , nobody	19
<name> , not	5
<name> , older	4
<name> , on	-51
<name> , only	12
<name> , our	21
<name> , own	20
<name> , pay	14
<name> , play	4
<name> , raise	9
<name> , right	-31
<name> , say	10
<name> , sell	12
<name> , she	18
<name> , should	5
<name> , sign	-13
<name> , since	13
<name> , sleep	7
<name> , so	10
<name> , spanish	6
<name> , stall	4
<name> , still	9
<name> , that	34
<name> , the	16
<name> , then	14
<name> , they	-10
<name> , third	21
<name> , though	17
<name> , train	-15
<name> , want	22
<name> , we	23
<name> , wed	7
<name> , what	-14
<name> , where	8
<name> , which	-23
<name> , who	-23
<name> , with	22
<name> .	-35
<name> . </s>	-35
<name> ;	8
<name> </s>	210
<name> <day>	10
<name> <kin> '	17
<name> <kin> ,	-5
<name> <kin> </s>	11
<name> <kin> <name>	6
<name> <kin> is	-14
<name> <kin> our	4
<name> <kin> the	13
<name> <name>	26
<name> <name> 's	-9
<name> <name> ,	18
<name> <name> </s>	121
<name> <name> <name>	7
<name> <name> and	7
<name> <name> at	-26
<name> <name> call	21
<name> <name> come	-14
<name> <name> for	8
<name> <name> have	-20
<name> <name> in	13
<name> <name> is	-26
<name> <name> on	-21
<name> <name> run	6
<name> <name> since	5
<name> <number>	65
<name> <number> '	9
<name> <number> ,	-21
<name> <number> </s>	80
<name> <number> day	4
<name> <number> in	5
<name> <number> year	9
<name> a	-46
<name> a <kin>	-8
<name> a sec	-13
<name> about	-8
<name> above	9
<name> above all	9
<name> account	12
<name> account in	9
<name> after	11
<name> after the	17
<name> again	-19
<name> ahead	-9
<name> ahead of	-6
<name> airport	-12
<name> airport ,	-12
<name> all	-21
<name> already	-19
<name> and	148
<name> and <name>	41
<name> and do	5
<name> and forbid	-15
<name> and go	12
<name> and have	-16
<name> and i	15
<name> and in	5
<name> and it	-9
<name> and little	9
<name> and live	-9
<name> and only	-8
<name> and she	14
<name> and the	-29
<name> and then	7
<name> and want	5
<name> and will	8
<name> anymore	15
<name> anymore </s>	15
<name> apparently	-28
<name> apparently </s>	-28
<name> archipelago	13
<name> are	-64
<name> are get	-7
<name> are my	5
<name> around	-4
<name> as	25
<name> as a	18
<name> as well	6
<name> at	34
<name> at <name>	-17
<name> at <number>	18
<name> at home	26
<name> at my	-18
<name> at number	13
<name> at our	13
<name> at the	-15
<name> at work	25
<name> be	-19
<name> because	22
<name> before	93
<name> before <number>	10
<name> before i	29
<name> before the	44
<name> begin	-20
<name> book	5
<name> both	-18
<name> branch	60
<name> brass	6
<name> build	14
<name> but	27
<name> but never	13
<name> but not	-16
<name> by	55
<name> by <number>	21
<name> by next	8
<name> call	26
<name> call <name>	21
<name> can	37
<name> can n't	31
<name> chi	-19
<name> church	-5
<name> code	-9
<name> come	10
<name> come back	9
<name> come on	-15
<name> come out	-16
<name> company	8
<name> cost	-29
<name> cover	4
<name> date	4
<name> delta	9
<name> delta </s>	9
<name> die	14
<name> die in	6
<name> do	-32
<name> do n't	-17
<name> do solar	-5
<name> down	-22
<name> drink	-22
<name> drive	-13
<name> each	8
<name> each <month>	4
<name> end in	-9
<name> end on	5
<name> even	16
<name> even if	10
<name> every	29
<name> every <day>	11
<name> fall	-39
<name> file	10
<name> film	-20
<name> film </s>	-11
<name> first	19
<name> first </s>	16
<name> flight	-28
<name> food ,	16
<name> food </s>	-18
<name> for <kin>	-13
<name> for <name>	-9
<name> for <number>	39
<name> for a	37
<name> for good	31
<name> for lunch	-33
<name> for me	4
<name> for my	-12
<name> for some	-22
<name> for the	46
<name> for this	-37
<name> form	7
<name> format	4
<name> format </s>	4
<name> franc </s>	10
<name> franc although	-13
<name> from	5
<name> from <name>	26
<name> from <number>	-11
<name> from next	4
<name> from the	-14
<name> game	-26
<name> get	-23
<name> get cut	-15
<name> get into	9
<name> glove	10
<name> go	-28
<name> go home	-15
<name> go up	-13
<name> group	21
<name> group in	9
<name> habit	9
<name> hall	6
<name> hate	-9
<name> hate slide	6
<name> have	-42
<name> have <number>	-45
<name> have a	-9
<name> have be	-7
<name> have get	-16
<name> have have	-11
<name> have his	-9
<name> have n't	-5
<name> have to	5
<name> homework	-6
<name> host	-4
<name> i	70
<name> i 'm	7
<name> i am	7
<name> i can	13
<name> i have	30
<name> i think	-11
<name> i was	-16
<name> if	-5
<name> in	-4
<name> in <month>	14
<name> in <name>	46
<name> in <number>	14
<name> in my	-15
<name> in our	7
<name> in that	-14
<name> in this	-8
<name> inherit	-14
<name> insist	35
<name> insist on	20
<name> insurer	13
<name> insurer </s>	13
<name> into	6
<name> into <name>	6
<name> is	46
<name> is <name>	7
<name> is <number>	21
<name> is a	-21
<name> is better	6
<name> is close	-24
<name> is due	-12
<name> is go	20
<name> is in	-8
<name> is my	25
<name> is n't	23
<name> is on	4
<name> is ours	11
<name> is the	-5
<name> is where	23
<name> just	-82
<name> just now	-43
<name> keep	-22
<name> know	-8
<name> last spring	11
<name> last week	-25
<name> last year	27
<name> leave	34
<name> leave </s>	15
<name> leave me	12
<name> leave us	5
<name> library	5
<name> library </s>	5
<name> licence	41
<name> licence </s>	15
<name> licence at	11
<name> line	26
<name> live	31
<name> live in	27
<name> look	-11
<name> look after	7
<name> lose	-5
<name> make	10
<name> marathon	17
<name> marathon in	19
<name> market	15
<name> market </s>	16
<name> master	17
<name> mean	-13
<name> most	8
<name> mostly	23
<name> mostly </s>	23
<name> move	19
<name> move to	14
<name> my	9
<name> name	-5
<name> name </s>	-7
<name> need	-4
<name> negative	-5
<name> never	-54
<name> never learn	-9
<name> next	32
<name> next </s>	-15
<name> next <month>	12
<name> next door	6
<name> next to	-16
<name> next year	18
<name> not <name>	-11
<name> now	36
<name> now </s>	34
<name> of	-17
<name> office	22
<name> office </s>	15
<name> on	48
<name> on <day>	-5
<name> on <number>	5
<name> on a	20
<name> on line	-10
<name> on my	14
<name> on our	9
<name> on the	8
<name> once	24
<name> once the	15
<name> one	21
<name> one </s>	21
<name> only	20
<name> only </s>	-9
<name> only read	5
<name> open	-40
<name> or	-95
<name> or <name>	-53
<name> over	16
<name> own	10
<name> own the	10
<name> pass	11
<name> passport	-6
<name> pay	8
<name> place	-32
<name> plant	8
<name> play	-7
<name> play the	6
<name> please </s>	-15
<name> pls	-36
<name> pls </s>	-39
<name> put	-28
<name> put my	-21
<name> raise me	7
<name> register	8
<name> remote	-24
<name> retire	-26
<name> retire in	-9
<name> right	-12
<name> right </s>	-11
<name> run	25
<name> run the	14
<name> say	-32
<name> say </s>	-10
<name> school	-15
<name> sell	-21
<name> sentence	-4
<name> service	30
<name> shop	6
<name> sign	-13
<name> sign off	-13
<name> since	49
<name> since <name>	5
<name> since the	26
<name> sit	10
<name> sit in	7
<name> site	-13
<name> sleep	9
<name> sleep under	5
<name> so	36
<name> somebody	-19
<name> somebody ,	-7
<name> speaker	8
<name> spell	24
<name> spell ,	9
<name> spell in	10
<name> split	-19
<name> start	-48
<name> start at	4
<name> start first	5
<name> start in	-34
<name> start the	-19
<name> stay	-8
<name> stay with	4
<name> stick	-8
<name> still	-37
<name> storage	14
<name> storage box	14
<name> stutter	21
<name> take over	10
<name> teach	-11
<name> teach me	5
<name> team	12
<name> test	37
<name> test </s>	37
<name> that	41
<name> that i	14
<name> that my	18
<name> that the	-7
<name> the	-40
<name> the <kin>	-13
<name> the whole	-15
<name> then	-8
<name> there	9
<name> there 's	4
<name> this	18
<name> this morning	-13
<name> till	33
<name> time	-16
<name> time </s>	-11
<name> to	15
<name> to <name>	-27
<name> to <number>	-4
<name> to me	4
<name> to you	-26
<name> today	-7
<name> today </s>	-8
<name> tomorrow	-28
<name> tomorrow </s>	-17
<name> turn	20
<name> twice	18
<name> twice </s>	30
<name> under	19
<name> under the	11
<name> unless	13
<name> unless i	13
<name> until	7
<name> use	-18
<name> use <name>	-14
<name> was	-20
<name> was bear	80
<name> was close	-8
<name> was the	-10
<name> way	7
<name> way ,	7
<name> we	-16
<name> we have	5
<name> when	-5
<name> when he	-6
<name> whenever	12
<name> who	-32
<name> will	-54
<name> will n't	-20
<name> will take	-34
<name> win	-19
<name> with	-5
<name> with <name>	15
<name> with <number>	-5
<name> with a	-41
<name> with my	25
<name> without	5
<name> woman	6
<name> word	-13
<name> work	-13
<name> work better	-19
<name> work night	4
<name> work on	-12
<name> write	-13
<name> year	9
<name> yesterday	-54
<name> yesterday ,	-21
<name> yesterday </s>	-21
<name> you	-54
<number>	18
<number> "	-21
<number> '	-6
<number> ' mock	9
<number> ,	69
<number> , <days>	16
<number> , <kin>	38
<number> , <number>	-33
<number> , all	20
<number> , always	17
<number> , and	15
<number> , both	15
<number> , by	18
<number> , can	-5
<number> , count	30
<number> , do	-39
<number> , family	14
<number> , farm	5
<number> , fix	-9
<number> , give	-22
<number> , help	-21
<number> , house	-11
<number> , i	27
<number> , in	11
<number> , is	-35
<number> , it	10
<number> , make	-5
<number> , mostly	-7
<number> , must	-23
<number> , my	15
<number> , need	-10
<number> , never	21
<number> , no	-20
<number> , not	-18
<number> , nothing	15
<number> , now	8
<number> , on	13
<number> , pay	30
<number> , raise	5
<number> , right	6
<number> , same	-11
<number> , say	-18
<number> , she	5
<number> , since	9
<number> , so	-38
<number> , still	21
<number> , teach	16
<number> , thank	-14
<number> , that	6
<number> , the	-18
<number> , they	4
<number> , too	-17
<number> , want	12
<number> , what	-45
<number> , wrap	-11
<number> 1000	10
<number> 1000 km	23
<number> ;	4
<number> </s>	170
<number> <kin>	-187
<number> <kin> ,	-92
<number> <kin> :	9
<number> <kin> </s>	-81
<number> <kin> a	18
<number> <kin> alone	7
<number> <kin> and	25
<number> <kin> at	20
<number> <kin> from	-14
<number> <kin> in	18
<number> <kin> on	9
<number> <kin> since	-6
<number> <kin> under	9
<number> <kin> who	-11
<number> <month>	105
<number> <month> ,	20
<number> <month> </s>	72
<number> <month> <number>	5
<number> <month> in	18
<number> <name>	-4
<number> <name> ,	-4
<number> <name> </s>	-48
<number> <name> <name>	-6
<number> <name> have	-8
<number> <name> in	-31
<number> <name> that	5
<number> <name> to	4
<number> <name> with	13
<number> <number> </s>	-15
<number> <number> a	11
<number> <number> km	30
<number> <number> year	7
<number> a	110
<number> a month	61
<number> a week	27
<number> a year	26
<number> a.m	28
<number> a.m .	28
<number> about	-17
<number> acre	10
<number> across	-28
<number> across </s>	-28
<number> adult	-28
<number> adult ,	-28
<number> after	28
<number> after <number>	7
<number> after the	11
<number> again	-7
<number> again </s>	-7
<number> all	-13
<number> am	63
<number> am </s>	37
<number> am and	15
<number> an	15
<number> an hour	15
<number> and	104
<number> and <number>	-59
<number> and after	-5
<number> and at	5
<number> and have	10
<number> and i	30
<number> and is	-9
<number> and it	5
<number> and its	-19
<number> and never	20
<number> and now	17
<number> and that	17
<number> and the	-7
<number> answer	-4
<number> answer </s>	-4
<number> apple	11
<number> approval	76
<number> approval </s>	31
<number> are	-7
<number> are hard	-5
<number> argument	-13
<number> argument </s>	-6
<number> at	35
<number> at a	17
<number> at home	8
<number> at most	8
<number> at night	6
<number> at work	11
<number> bag	-6
<number> bar	-30
<number> bathroom	4
<number> battery	10
<number> because	-11
<number> because of	-12
<number> bed	-26
<number> before	43
<number> before tax	17
<number> blue	-11
<number> book	28
<number> book </s>	36
<number> book in	-13
<number> box	32
<number> bullet	-25
<number> bullet </s>	-19
<number> bus	31
<number> but the	8
<number> by	26
<number> by <number>	-7
<number> by next	17
<number> by the	13
<number> call	-18
<number> cent </s>	-15
<number> cent a	15
<number> chair	-7
<number> chair </s>	6
<number> chair and	7
<number> character	16
<number> character </s>	16
<number> chemistry	-9
<number> click	-5
<number> cm	47
<number> coeliac	-17
<number> coffee	-28
<number> coffee ,	-7
<number> coin	-13
<number> column	-48
<number> column </s>	-24
<number> come	-9
<number> come out	-8
<number> corolla	31
<number> country	11
<number> cover	13
<number> cover a	10
<number> cup	-15
<number> dairy	5
<number> dairy <kin>	5
<number> day	-14
<number> day ,	-27
<number> day </s>	37
<number> day to	-9
<number> day week	9
<number> degree	-19
<number> degree </s>	-16
<number> diabetes	23
<number> diabetes </s>	24
<number> digit	-10
<number> do	-13
<number> do n't	-9
<number> dollar	8
<number> door	4
<number> door down	4
<number> down	5
<number> down </s>	22
<number> duplicate	-10
<number> ear	8
<number> egg	-62
<number> egg ,	-16
<number> epoch	-11
<number> error	-16
<number> error </s>	-6
<number> error when	-7
<number> espresso	11
<number> essay	-4
<number> euro	69
<number> euro </s>	10
<number> euro a	21
<number> every	31
<number> every day	8
<number> every month	11
<number> every morning	7
<number> every night	4
<number> expect	7
<number> fifty-minute	40
<number> fifty-minute lesson	40
<number> file	-30
<number> file </s>	-14
<number> find	16
<number> finger	22
<number> finger ,	33
<number> flat	18
<number> flat in	14
<number> floor	35
<number> floor </s>	25
<number> fold	25
<number> foot	55
<number> foot <number>	58
<number> for	-4
<number> for <number>	-14
<number> for a	-5
<number> for me	11
<number> for my	6
<number> for no	-24
<number> fox	-9
<number> fox and	-9
<number> from	-31
<number> from the	-5
<number> generation	17
<number> generation </s>	9
<number> generation of	-8
<number> gig	9
<number> gig </s>	12
<number> go	-7
<number> good	18
<number> grade	11
<number> gram	-27
<number> grand	19
<number> grand </s>	17
<number> guy	5
<number> hand </s>	-4
<number> have	-16
<number> have a	-13
<number> heart	-10
<number> hectare	5
<number> here	23
<number> here ,	32
<number> here </s>	4
<number> hive	66
<number> hive ,	12
<number> hive </s>	16
<number> hive behind	21
<number> home	4
<number> hotel	10
<number> hotel in	10
<number> hour	-144
<number> hour ,	-57
<number> hour </s>	-7
<number> hour a	-21
<number> hour ahead	10
<number> hour and	-23
<number> hour each	12
<number> hour from	23
<number> hour in	-13
<number> hour late	-18
<number> hour now	-9
<number> hour today	-12
<number> house	5
<number> i	34
<number> i 'm	8
<number> i have	-4
<number> i leave	-6
<number> i lose	-7
<number> i see	-8
<number> in	100
<number> in <kin>	19
<number> in <month>	30
<number> in <name>	9
<number> in <number>	-7
<number> in a	5
<number> in may	44
<number> in my	-12
<number> in the	-8
<number> include	21
<number> instead	18
<number> is	-64
<number> is <name>	4
<number> is allergic	-18
<number> is the	30
<number> is too	-5
<number> item	-15
<number> jersey	21
<number> job	12
<number> job </s>	10
<number> junior	14
<number> kg	7
<number> kg since	7
<number> kidney	37
<number> kidney ,	10
<number> kidney </s>	23
<number> kilo	84
<number> kilo </s>	26
<number> kilo before	8
<number> kilo since	28
<number> kilometre	17
<number> km	39
<number> km </s>	33
<number> km a	-14
<number> language	4
<number> language ,	21
<number> language </s>	-16
<number> last	-8
<number> last night	-32
<number> last time	14
<number> leave	-6
<number> legged	-7
<number> legged <kin>	-7
<number> length	-14
<number> letter	-35
<number> letter ,	-20
<number> letter </s>	-8
<number> level	12
<number> line	-4
<number> line a	12
<number> litre	29
<number> little	-9
<number> live	8
<number> lung	11
<number> machine	8
<number> man	-21
<number> math	-38
<number> max	7
<number> max </s>	7
<number> may	42
<number> may ,	16
<number> may </s>	24
<number> member	45
<number> member </s>	45
<number> method	-23
<number> metre	13
<number> metre of	-9
<number> milker	-14
<number> million	-4
<number> min	-180
<number> min ,	-38
<number> min </s>	-77
<number> min each	14
<number> min in	-12
<number> min late	-9
<number> min leave	-5
<number> min or	-16
<number> min so	-18
<number> min to	-22
<number> min walk	20
<number> minute	-396
<number> minute ,	-34
<number> minute </s>	-185
<number> minute after	-10
<number> minute ago	-49
<number> minute and	-22
<number> minute away	-11
<number> minute before	-41
<number> minute by	5
<number> minute each	72
<number> minute i	-6
<number> minute late	-25
<number> minute leave	-20
<number> minute of	-10
<number> minute to	4
<number> miscarriage	17
<number> miscarriage before	17
<number> miss	-8
<number> mm	9
<number> mm of	-19
<number> moment	-16
<number> month	5
<number> month '	5
<number> month </s>	-11
<number> month a	-20
<number> month ago	23
<number> month to	-14
<number> more	-55
<number> more question	-5
<number> morning	18
<number> ms	-15
<number> my	-6
<number> name	-72
<number> name for	-43
<number> need	6
<number> need <number>	10
<number> next	-4
<number> night	-16
<number> night </s>	14
<number> night in	-14
<number> night on	-5
<number> nil	-17
<number> nil </s>	-17
<number> now	32
<number> now </s>	29
<number> o	-35
<number> o '	-35
<number> of	92
<number> of <month>	10
<number> of <name>	8
<number> of <number>	-18
<number> of each	17
<number> of our	-6
<number> of them	26
<number> of those	-16
<number> of us	79
<number> off	51
<number> off ,	4
<number> off </s>	42
<number> old	8
<number> old <name>	4
<number> on	119
<number> on ,	11
<number> on <day>	19
<number> on <days>	6
<number> on <name>	17
<number> on <number>	36
<number> on it	17
<number> on the	7
<number> on this	-4
<number> option	4
<number> option ,	10
<number> option </s>	-11
<number> or <number>	-24
<number> or just	26
<number> out	-22
<number> out of	-22
<number> over	20
<number> pack	14
<number> page	-55
<number> page ,	7
<number> page </s>	-41
<number> pan	-18
<number> pan </s>	-13
<number> panel	16
<number> paragraph	9
<number> parcel	-8
<number> parcel </s>	-8
<number> part	-16
<number> past	-8
<number> pb	27
<number> pb is	27
<number> people	-88
<number> people ,	4
<number> people </s>	-49
<number> people and	6
<number> people make	7
<number> people since	6
<number> people talk	-23
<number> percent	-100
<number> percent ,	-14
<number> percent </s>	-21
<number> percent in	-5
<number> percent of	-18
<number> percent off	-8
<number> percent so	-11
<number> photo	-15
<number> piano	23
<number> piece	33
<number> piece </s>	11
<number> pixel	-12
<number> plate	-9
<number> please	-5
<number> please </s>	-5
<number> pls	-40
<number> pls </s>	-40
<number> pm </s>	15
<number> point	-17
<number> pound	15
<number> px	-14
<number> question ,	-5
<number> quid	-54
<number> quid a	15
<number> quid on	-16
<number> read	-38
<number> reader	11
<number> recipe	39
<number> result	-4
<number> result ,	-4
<number> retry	-10
<number> ring	11
<number> roof	19
<number> room	-52
<number> room </s>	-7
<number> room and	-6
<number> round	8
<number> row	-55
<number> row ,	-14
<number> row </s>	-11
<number> salary	8
<number> salary </s>	8
<number> school	6
<number> screw	-18
<number> season	6
<number> sec	-17
<number> sec </s>	-17
<number> second	-103
<number> second ,	-22
<number> second </s>	-36
<number> second to	-8
<number> sentence	-21
<number> sharp	33
<number> sharp ,	16
<number> sharp </s>	15
<number> shoe	31
<number> show	-29
<number> signature	7
<number> since	14
<number> since <name>	11
<number> since i	-9
<number> slide	-9
<number> small	-5
<number> so	26
<number> so far	7
<number> so i	-12
<number> solar	-9
<number> solar panel	-9
<number> space	31
<number> split	-35
<number> split by	-35
<number> square	8
<number> square metre	8
<number> staff	-17
<number> stent	26
<number> step	-24
<number> step ,	-17
<number> stick	9
<number> still	-27
<number> still awake	-30
<number> string	-9
<number> sugar	10
<number> sugar ,	10
<number> tab	-22
<number> tab open	-11
<number> table	-18
<number> ten	-10
<number> ten so	-10
<number> test	-4
<number> the	-27
<number> then	-20
<number> there	24
<number> thing	13
<number> thing i	6
<number> this	-8
<number> this morning	-11
<number> this year	14
<number> tile	-7
<number> time	21
<number> time ,	-12
<number> time a	24
<number> time and	-7
<number> title	4
<number> to	-22
<number> to <number>	-18
<number> to get	9
<number> to go	5
<number> to metric	-12
<number> to the	8
<number> today	-100
<number> today ,	-18
<number> today </s>	-36
<number> today because	-15
<number> ton	4
<number> ton of	4
<number> tonight	-50
<number> tonight ,	-11
<number> tonight </s>	-39
<number> too	-20
<number> tour	11
<number> tour in	11
<number> truck	-4
<number> truck ,	-4
<number> try	-19
<number> try </s>	-10
<number> try to	-6
<number> typo	-8
<number> typo </s>	-4
<number> until	30
<number> until <number>	20
<number> until the	10
<number> valley	-8
<number> van are	16
<number> variety	17
<number> variety </s>	17
<number> venue	6
<number> venue site	6
<number> village	11
<number> voice	-6
<number> warning	-9
<number> was	-9
<number> way	-12
<number> week	78
<number> week ,	9
<number> week </s>	32
<number> week ahead	-10
<number> week in	6
<number> week on	6
<number> week out	10
<number> who	10
<number> who <kin>	5
<number> who paste	-11
<number> who speak	6
<number> winter	30
<number> winter in	4
<number> with	29
<number> with <number>	9
<number> with a	5
<number> with the	18
<number> woman	17
<number> woman in	7
<number> word	-39
<number> word ,	-25
<number> word </s>	-11
<number> word a	26
<number> word and	-6
<number> word over	-4
<number> work	4
<number> work </s>	-8
<number> year	164
<number> year '	5
<number> year ,	21
<number> year </s>	-82
<number> year ago	-4
<number> year at	4
<number> year back	15
<number> year before	12
<number> year for	-4
<number> year i	10
<number> year in	44
<number> year now	44
<number> year of	10
<number> year old	17
<number> year on	8
<number> year or	19
<number> year this	18
<number> year to	11
<number> yesterday	-25
<s> "	-25
<s> " i	-8
<s> 0	25
<s> 31	-5
<s> <day>	-41
<s> <day> 's	-65
<s> <day> evening	8
<s> <day> i	-13
<s> <day> is	8
<s> <day> lunch	6
<s> <day> meeting	18
<s> <day> morning	18
<s> <day> night	21
<s> <day> prayer	4
<s> <day> roast	11
<s> <day> work	-32
<s> <days>	31
<s> <days> ,	-18
<s> <days> and	8
<s> <days> are	-36
<s> <days> belong	4
<s> <days> i	32
<s> <days> off	30
<s> <kin>	-34
<s> <kin> 's	34
<s> <kin> ,	23
<s> <kin> :	-65
<s> <kin> <kin>	5
<s> <kin> <name>	-16
<s> <kin> and	28
<s> <kin> are	-88
<s> <kin> army	6
<s> <kin> at	-20
<s> <kin> by	28
<s> <kin> call	39
<s> <kin> can	-66
<s> <kin> come	12
<s> <kin> due	6
<s> <kin> eat	16
<s> <kin> expect	-6
<s> <kin> fall	-13
<s> <kin> for	7
<s> <kin> get	28
<s> <kin> go	13
<s> <kin> handle	17
<s> <kin> have	92
<s> <kin> he	22
<s> <kin> here	27
<s> <kin> in	-25
<s> <kin> is	30
<s> <kin> just	-69
<s> <kin> keep	18
<s> <kin> live	36
<s> <kin> love	-11
<s> <kin> of	-15
<s> <kin> on	-14
<s> <kin> pass	11
<s> <kin> pay	-22
<s> <kin> raise	19
<s> <kin> ring	-9
<s> <kin> say	24
<s> <kin> should	-54
<s> <kin> stay	7
<s> <kin> stop	-11
<s> <kin> surgery	-40
<s> <kin> teach	21
<s> <kin> the	-26
<s> <kin> tongue	18
<s> <kin> turn	30
<s> <kin> want	30
<s> <kin> was	19
<s> <kin> will	10
<s> <kin> with	-12
<s> <kin> work	23
<s> <month>	-30
<s> <number>	-59
<s> <number> ,	-32
<s> <number> <kin>	-46
<s> <number> <name>	-11
<s> <number> a.m	25
<s> <number> adult	-37
<s> <number> bed	-45
<s> <number> day	-8
<s> <number> egg	-19
<s> <number> month	-8
<s> <number> more	-17
<s> <number> option	12
<s> <number> solar	-9
<s> <number> space	31
<s> <number> time	5
<s> <number> week	9
<s> <number> year	15
<s> a	-272
<s> a <kin>	-107
<s> a <name>	5
<s> a <number>	-8
<s> a café	-25
<s> a stranger	-11
<s> a tattoo	6
<s> a van	-25
<s> a week	-19
<s> a woman	-19
<s> abbu	-5
<s> abbu have	-5
<s> about	-32
<s> about <number>	-32
<s> adopt	-15
<s> adopt a	-18
<s> adwoa	-11
<s> adwoa and	-11
<s> afraid	20
<s> afraid of	20
<s> after	59
<s> after <number>	-9
<s> age	-10
<s> age <number>	4
<s> ahmed	-8
<s> ahmed ,	-8
<s> all	63
<s> all i	5
<s> all my	10
<s> all of	7
<s> all our	22
<s> allergic	-7
<s> allergic to	-7
<s> allotment	39
<s> allotment is	18
<s> alone	-11
<s> also	6
<s> also i	5
<s> also the	-5
<s> although	-13
<s> always	101
<s> always give	25
<s> am	38
<s> am left-handed	10
<s> am the	18
<s> ambulance	-4
<s> an	-32
<s> anaphylaxis	-12
<s> and	-145
<s> and <day>	-5
<s> and <days>	6
<s> and <kin>	13
<s> and <name>	-37
<s> and at	-14
<s> and every	4
<s> and i	-31
<s> and my	-13
<s> and none	-6
<s> and our	-46
<s> and since	4
<s> and sugar-free	11
<s> and the	8
<s> and there	-21
<s> and we	23
<s> and with	-11
<s> anneke	-8
<s> anneke ,	-8
<s> anniversary 's	12
<s> answer	6
<s> answer me	22
<s> answer this	-7
<s> any	23
<s> anything	46
<s> anything with	13
<s> apart	-4
<s> apart from	-4
<s> apparently	23
<s> aquarium	-9
<s> archery	5
<s> are	-51
<s> arthritis	10
<s> arthritis in	10
<s> as	-143
<s> as <days>	-9
<s> as a	-146
<s> as i	15
<s> as my	35
<s> as orthodox	-15
<s> as our	-4
<s> as the	-30
<s> asthma	17
<s> asthma since	8
<s> astronomy	11
<s> at	84
<s> at 68	5
<s> at <number>	55
<s> at our	-16
<s> at the	22
<s> atheist	-5
<s> automatic	4
<s> back	-44
<s> backup	11
<s> bad	26
<s> balcony	11
<s> ballet	20
<s> ballroom	6
<s> bankrupt	14
<s> bankrupt in	14
<s> bass	30
<s> bathroom	19
<s> battery	-10
<s> bc	9
<s> be	27
<s> be a	6
<s> be an	22
<s> be from	7
<s> be in	11
<s> be on	-39
<s> be stare	-5
<s> be the	12
<s> bea	6
<s> bear in	-5
<s> beatriz	-9
<s> beatriz ,	-10
<s> because	-21
<s> because <kin>	-16
<s> because <month>	-7
<s> because <name>	31
<s> because a	-32
<s> because both	-8
<s> because i	76
<s> because in	5
<s> because my	-16
<s> because our	-46
<s> because the	-12
<s> because we	18
<s> beekeeping	11
<s> before	-13
<s> before breakfast	-4
<s> beginner	9
<s> behind	-7
<s> behind the	-7
<s> bench	-10
<s> bengali	-10
<s> bengali new	-10
<s> best	-48
<s> best <kin>	5
<s> between <number>	6
<s> between us	-7
<s> big	6
<s> bike	-4
<s> bike get	16
<s> bilingual	-7
<s> bipolar	-30
<s> birthday	-34
<s> biscuit	-4
<s> bite	-21
<s> blood	11
<s> boat	14
<s> boat 's	8
<s> boat are	6
<s> book	-29
<s> bore	-13
<s> both	-5
<s> bouldering	21
<s> bouldering grade	17
<s> box	6
<s> box is	10
<s> brb	-17
<s> bread	-13
<s> bread 's	-10
<s> break	18
<s> break up	15
<s> british	12
<s> bruna	-4
<s> bruna the	-4
<s> btw	22
<s> btw ,	4
<s> btw get	14
<s> btw i	30
<s> btw my	10
<s> btw some	-9
<s> btw the	-15
<s> budget	17
<s> budget for	21
<s> bullet	49
<s> bullet point	49
<s> burn	-12
<s> burn the	-10
<s> bus	-33
<s> but	-60
<s> but <name>	-17
<s> but grow	-8
<s> but i	9
<s> but our	-30
<s> but red	6
<s> but sew	13
<s> but the	-17
<s> but we	16
<s> buy	-34
<s> buy the	16
<s> by	6
<s> by <number>	6
<s> by the	-8
<s> cabin	-5
<s> caffeine	-13
<s> caffeine kick	-9
<s> call	19
<s> call it	-17
<s> call me	44
<s> call the	-4
<s> camp	-16
<s> camp without	-16
<s> can	151
<s> can <kin>	-29
<s> can do	11
<s> can n't	108
<s> can you	6
<s> capo	26
<s> capo on	26
<s> car	9
<s> carry	7
<s> cash	-12
<s> cash only	-12
<s> cause	15
<s> cello	-6
<s> chair	10
<s> chale	4
<s> change my	15
<s> charge	18
<s> cheap	13
<s> check	-15
<s> cheer	-35
<s> chess	13
<s> chess club	8
<s> chocolate	5
<s> chocolate give	5
<s> choir	-9
<s> church	20
<s> cilantro	-11
<s> citizenship	31
<s> citizenship test	9
<s> class	-22
<s> clean	-38
<s> clean the	-10
<s> clear	12
<s> clear the	12
<s> climb	5
<s> close	6
<s> close the	-6
<s> code	36
<s> coffee	6
<s> coffee i	20
<s> coffee is	-15
<s> cold	8
<s> collect	-6
<s> collect the	-6
<s> colour	-5
<s> colour look	-7
<s> colour-blind	24
<s> colour-blind ,	21
<s> column	8
<s> commute	47
<s> commute by	24
<s> commute is	24
<s> company	65
<s> company car	7
<s> company laptop	21
<s> convert	-29
<s> convert the	-7
<s> convert these	-34
<s> convert this	-8
<s> convert to	20
<s> copy	-16
<s> coriander	4
<s> cork	-8
<s> correct	-13
<s> correct the	-6
<s> correct this	-7
<s> could	-5
<s> count	-4
<s> credit	-33
<s> cricket	-6
<s> croatian	-11
<s> crowd	6
<s> cursor	-5
<s> custom	7
<s> cut	-16
<s> dahlia	-6
<s> dahlia are	-6
<s> dan	-15
<s> dan is	-11
<s> dance	8
<s> dark	10
<s> deadline	15
<s> deadline for	15
<s> deaf	16
<s> deaf in	16
<s> dear	-25
<s> delivery	36
<s> delivery have	30
<s> deploy	-4
<s> deploy twice	-4
<s> depression	-10
<s> depression run	-10
<s> diabetic	10
<s> diagnose	-6
<s> diagnose the	-6
<s> dialysis	5
<s> dialysis is	4
<s> dimitri	10
<s> dimitri have	10
<s> dinner	-19
<s> divorce	-12
<s> divorce ,	5
<s> do <name>	-22
<s> do <number>	-8
<s> do a	6
<s> do i	-19
<s> do my	-13
<s> do n't	94
<s> do the	-12
<s> doc	29
<s> download	-7
<s> drink	6
<s> drive	10
<s> drive <name>	-10
<s> drive a	33
<s> drop	64
<s> drop out	40
<s> drop the	34
<s> drum	-7
<s> dry	6
<s> during	18
<s> dyslexia	-14
<s> dyslexic	16
<s> dyslexic ,	8
<s> each	-47
<s> each <month>	-7
<s> each of	-15
<s> emigrate	9
<s> emil	15
<s> engage	8
<s> engage to	8
<s> enjoy	13
<s> error	-4
<s> error :	-6
<s> even	-18
<s> even though	-6
<s> evening	21
<s> evening i	11
<s> ever	9
<s> ever since	9
<s> every	-30
<s> every <day>	15
<s> every <kin>	-4
<s> every <month>	-19
<s> every <name>	15
<s> every class	4
<s> every knife	-5
<s> every parcel	21
<s> every time	-14
<s> every winter	-9
<s> everyone	-12
<s> everyone have	-18
<s> everything	-9
<s> everything we	5
<s> exam	-12
<s> exam at	9
<s> example	-17
<s> example sentence	-15
<s> excel	4
<s> explain	54
<s> explain the	11
<s> fado	-14
<s> fado is	-14
<s> fail	11
<s> fall	-12
<s> fantasy	-7
<s> fantasy football	-7
<s> farouk	7
<s> farsi	-14
<s> feel	-6
<s> ferry	-8
<s> figma	4
<s> fill	-42
<s> fill in	-24
<s> fill the	-18
<s> find	28
<s> finish	-5
<s> finish the	-4
<s> first	-10
<s> first in	6
<s> fish	-26
<s> fix	9
<s> flat	-11
<s> flight	5
<s> fluent in	14
<s> fly	6
<s> font	-10
<s> font size	-10
<s> for	-57
<s> for a	-19
<s> for context	5
<s> for my	-30
<s> for the	22
<s> for this	-6
<s> forget	-18
<s> forget every	-6
<s> forklift	11
<s> free	-4
<s> fridge	10
<s> from	-14
<s> from <name>	7
<s> from may	-8
<s> from now	24
<s> from the	-26
<s> generator	-5
<s> geocaching	16
<s> get	58
<s> get <number>	12
<s> get a	18
<s> get an	-6
<s> get custody	17
<s> get marry	6
<s> get migraine	9
<s> get my	4
<s> get promote	13
<s> get the	14
<s> gimme	-36
<s> git	-11
<s> gitlab	-26
<s> giulia	-14
<s> giulia ,	-14
<s> give	95
<s> give me	-13
<s> give my	14
<s> give notice	19
<s> give our	-7
<s> give that	31
<s> give up	54
<s> gluten	-21
<s> gluten is	6
<s> go	33
<s> go for	-15
<s> go part-time	27
<s> go to	-4
<s> goalkeeper	10
<s> good	-17
<s> google	-31
<s> grab	-29
<s> grade	13
<s> great	-18
<s> great ,	-18
<s> greenhouse	17
<s> grow	70
<s> grow the	-10
<s> grow up	66
<s> guest	-21
<s> guest have	6
<s> gunnar	5
<s> gunnar ,	5
<s> gwen	12
<s> gwen 's	14
<s> gym	6
<s> haiku	-13
<s> hair 's	5
<s> half	29
<s> half <name>	9
<s> half of	22
<s> half our	-7
<s> hand are	-8
<s> hand in	8
<s> hand shake	12
<s> hand the	-11
<s> happy	-47
<s> happy <day>	-26
<s> harmonica	-8
<s> harmonica in	-8
<s> hassan	-4
<s> hassan ,	-4
<s> hate	117
<s> hate coriander	17
<s> hate phone	30
<s> haul	-9
<s> haul water	-9
<s> have	48
<s> have <name>	27
<s> have <number>	-33
<s> have a	30
<s> have be	-17
<s> have both	7
<s> have high	9
<s> have my	-12
<s> have n't	-5
<s> have no	-5
<s> have shift	6
<s> have to	8
<s> hay	4
<s> hay fever	4
<s> he	-28
<s> he 's	-4
<s> he do	12
<s> he have	-33
<s> he live	-39
<s> he write	-4
<s> head	-8
<s> head to	-15
<s> headache	-25
<s> hear	76
<s> hear aid	61
<s> hear ring	8
<s> heat	4
<s> heavy	25
<s> heavy clay	28
<s> heavy rain	-4
<s> height	6
<s> height make	6
<s> her	-48
<s> her <kin>	-24
<s> here	-20
<s> here 's	-20
<s> here is	-16
<s> hib	-4
<s> hip	10
<s> hip replacement	10
<s> hire	30
<s> hire a	6
<s> his	-33
<s> his <kin>	-39
<s> hm	-8
<s> home	24
<s> hometown	21
<s> honestly	-13
<s> hope	13
<s> hope to	31
<s> horror	8
<s> horror film	5
<s> hot	17
<s> house	14
<s> house is	26
<s> how	-65
<s> how <kin>	-30
<s> how do	-19
<s> how many	-21
<s> how much	11
<s> how to	-13
<s> how would	53
<s> hungarian	-8
<s> i	-69
<s> i 'd	-108
<s> i 'll	-82
<s> i 'm	-45
<s> i <day>	-34
<s> i <kin>	101
<s> i already	10
<s> i also	17
<s> i am	47
<s> i answer	31
<s> i ask	-13
<s> i bake	29
<s> i bank	7
<s> i become	20
<s> i believe	9
<s> i bet	-10
<s> i bill	5
<s> i break	9
<s> i breed	6
<s> i build	16
<s> i burn	-23
<s> i busk	8
<s> i buy	7
<s> i call	-17
<s> i can	-38
<s> i carry	7
<s> i chair	19
<s> i change	-8
<s> i charge	9
<s> i check	-18
<s> i clean	-4
<s> i climb	15
<s> i code	22
<s> i collect	60
<s> i come	36
<s> i cook	-14
<s> i copy	-4
<s> i could	-54
<s> i dey	-31
<s> i dinnae	5
<s> i draw	-11
<s> i dream	-15
<s> i drive	9
<s> i drop	10
<s> i dub	-12
<s> i earn	13
<s> i enjoy	10
<s> i fail	20
<s> i fast	5
<s> i fear	10
<s> i feed	-10
<s> i feel	-20
<s> i find	-16
<s> i finish	-22
<s> i fire	-8
<s> i fish	4
<s> i fix	-4
<s> i fly	8
<s> i follow	21
<s> i forget	-17
<s> i found	13
<s> i get	-54
<s> i give	-9
<s> i go	-18
<s> i grow	29
<s> i guess	-6
<s> i hand	43
<s> i handle	30
<s> i hate	91
<s> i have	96
<s> i hear	-15
<s> i heat	12
<s> i hope	-5
<s> i host	16
<s> i inherit	20
<s> i invoice	25
<s> i join	-5
<s> i just	-65
<s> i keep	26
<s> i knit	40
<s> i know	-12
<s> i laugh	-24
<s> i learn	34
<s> i leave	-48
<s> i lecture	6
<s> i let	16
<s> i lie	19
<s> i like	-15
<s> i live	-25
<s> i lock	-16
<s> i lose	48
<s> i love	-27
<s> i maintain	30
<s> i make	59
<s> i manage	18
<s> i mark	20
<s> i may	-42
<s> i mean	-13
<s> i meet	-14
<s> i memorise	4
<s> i mend	4
<s> i might	-49
<s> i need	-72
<s> i never	23
<s> i no	13
<s> i now	-5
<s> i only	-18
<s> i open	-12
<s> i owe	-39
<s> i own	56
<s> i paste	-9
<s> i pay	-8
<s> i play	46
<s> i prefer	22
<s> i press	-9
<s> i price	15
<s> i put	-26
<s> i quit	-10
<s> i read	-11
<s> i really	-9
<s> i ref	-4
<s> i rename	-12
<s> i rent	22
<s> i repair	6
<s> i restart	-8
<s> i restore	34
<s> i retire	15
<s> i ride	14
<s> i run	-19
<s> i scroll	-14
<s> i see	-16
<s> i sell	-6
<s> i send	-8
<s> i serve	10
<s> i sew	-12
<s> i share	-5
<s> i should	13
<s> i sign	23
<s> i sing	29
<s> i skip	-13
<s> i sleep	14
<s> i speak	8
<s> i spend	-4
<s> i spill	-18
<s> i stammer	28
<s> i start	-9
<s> i still	13
<s> i stop	15
<s> i study	24
<s> i stutter	16
<s> i support	-5
<s> i suppose	-16
<s> i swear	-6
<s> i sweep	-10
<s> i swim	11
<s> i switch	27
<s> i teach	18
<s> i tell	-12
<s> i test	-4
<s> i think	-107
<s> i tithe	15
<s> i translate	13
<s> i try	15
<s> i turn	11
<s> i type	11
<s> i use	34
<s> i usually	11
<s> i visit	-5
<s> i volunteer	17
<s> i wake	-20
<s> i walk	-5
<s> i want	-75
<s> i was	-46
<s> i watch	-33
<s> i water	-14
<s> i weigh	4
<s> i will	-66
<s> i work	-49
<s> i would	-34
<s> i write	-6
<s> ibiza	-9
<s> id	4
<s> idris	-4
<s> if	-93
<s> if i	-57
<s> if my	-38
<s> imagine	-59
<s> imagine i	-43
<s> in	-224
<s> in <month>	6
<s> in <name>	-88
<s> in an	35
<s> in charge	5
<s> in my	-72
<s> in our	-10
<s> in that	-25
<s> in the	-78
<s> in this	-10
<s> in your	-6
<s> ingrid	10
<s> ingrid ,	12
<s> inherit	13
<s> inherit <kin>	11
<s> inherit my	5
<s> into	-17
<s> introvert	20
<s> invoice go	16
<s> inè	19
<s> inè (	19
<s> is	-152
<s> is <name>	-72
<s> is <number>	-11
<s> is it	7
<s> is there	-16
<s> it	115
<s> it 's	94
<s> it have	-9
<s> it is	-10
<s> it print	-18
<s> it sound	28
<s> it still	-10
<s> it take	21
<s> it was	98
<s> it work	-20
<s> its	41
<s> jamaican	-10
<s> jehovah	17
<s> jelena	13
<s> jelena get	13
<s> jigsaw	31
<s> jira	9
<s> job	-35
<s> join	33
<s> join the	23
<s> jollof	7
<s> jollof ,	7
<s> jona	7
<s> jona ,	7
<s> josefina	-10
<s> josefina ,	-10
<s> judge by	-5
<s> judo	16
<s> just	39
<s> just get	26
<s> just have	4
<s> just wake	-6
<s> kabaddi	-11
<s> karaoke	6
<s> karaoke is	6
<s> keep	69
<s> keep answer	22
<s> keep kosher	13
<s> keep my	14
<s> keep nothing	5
<s> keep reply	25
<s> keep the	-14
<s> kick	5
<s> knee	50
<s> knee are	21
<s> knit	16
<s> kofi ,	4
<s> koji	-12
<s> koji and	-12
<s> kwame	-7
<s> kwame 's	-6
<s> label	19
<s> lactose	23
<s> lady	-9
<s> lamb	9
<s> lamb start	6
<s> lapse	9
<s> laptop	4
<s> laptop 's	4
<s> last	6
<s> laundry	-6
<s> learn	30
<s> learn <name>	10
<s> learn rate	-13
<s> learn the	18
<s> lease	17
<s> lease end	16
<s> lease on	13
<s> leave	-11
<s> leave my	-49
<s> leave the	9
<s> left-handed	24
<s> left-handed ,	24
<s> lefty	7
<s> leg	-21
<s> leg are	-14
<s> legal	49
<s> leila	7
<s> lemon	11
<s> lemon drizzle	11
<s> leo	-18
<s> let	-64
<s> let 's	-62
<s> level	-33
<s> level <number>	-33
<s> licence	13
<s> license	23
<s> lift	-29
<s> like	5
<s> line	10
<s> list	11
<s> list <number>	-11
<s> little	9
<s> live aboard	17
<s> live on	18
<s> live stream	-16
<s> live with	-29
<s> load	-10
<s> load shed	-10
<s> lock	-10
<s> long	59
<s> long email	5
<s> look	6
<s> lose	42
<s> lose <number>	8
<s> lose most	27
<s> lose my	-23
<s> lose the	4
<s> loud	23
<s> love	-6
<s> lunch is	6
<s> ma	16
<s> ma <kin>	9
<s> maintain	9
<s> maintain the	9
<s> make my	5
<s> make the	-21
<s> man	18
<s> marathon	-12
<s> mark	4
<s> market	-10
<s> marry	4
<s> mass	-12
<s> math	15
<s> math is	15
<s> max	-20
<s> may	5
<s> may not	5
<s> maybe	-16
<s> me	-20
<s> me <kin>	-10
<s> me and	-28
<s> mentor	-4
<s> merge	-13
<s> messi	-45
<s> metric	32
<s> metric only	19
<s> metric unit	13
<s> mi	17
<s> migraine	20
<s> miguel	10
<s> miguel leave	10
<s> milk	-12
<s> mine	-10
<s> mine is	15
<s> minimum	6
<s> mirela	28
<s> miss	-9
<s> miss the	-8
<s> mock	26
<s> model	-6
<s> model train	-6
<s> monika	14
<s> monika have	14
<s> moonlight	9
<s> morning	24
<s> morning ,	-16
<s> morning are	37
<s> morning i	17
<s> mortgage	45
<s> mortgage fix	19
<s> mortgage is	21
<s> most	-39
<s> most of	-10
<s> mostly	-18
<s> mostly eat	6
<s> move	27
<s> move away	-9
<s> move from	4
<s> move in	9
<s> move my	4
<s> move the	-37
<s> move to	48
<s> mr	-6
<s> mr <name>	-6
<s> mr.	-16
<s> mr. <name>	-16
<s> mrs	13
<s> mrs <name>	13
<s> ms	23
<s> ms is	13
<s> ms word	10
<s> must	43
<s> must clear	9
<s> must sit	15
<s> my	-146
<s> my <kin>	-176
<s> my <name>	-59
<s> my <number>	14
<s> my account	4
<s> my ah	-13
<s> my allotment	10
<s> my answer	-21
<s> my app	-11
<s> my back	11
<s> my battery	-9
<s> my best	6
<s> my blood	-15
<s> my branch	-7
<s> my bread	-4
<s> my browser	-27
<s> my budget	10
<s> my bug	-4
<s> my build	-5
<s> my character	-49
<s> my chess	17
<s> my choir	9
<s> my class	-9
<s> my code	-28
<s> my coffee	-24
<s> my commute	49
<s> my contract	6
<s> my cursor	-10
<s> my degree	18
<s> my desk	10
<s> my download	-9
<s> my dream	6
<s> my drive	-11
<s> my ear	-31
<s> my essay	-11
<s> my eyesight	47
<s> my favourite	8
<s> my file	-6
<s> my finger	5
<s> my first	30
<s> my flat	11
<s> my function	-13
<s> my garden	12
<s> my glass	-8
<s> my goal	41
<s> my guess	-12
<s> my hand	29
<s> my handwriting	25
<s> my head	-12
<s> my hear	23
<s> my heart	-8
<s> my hourly	19
<s> my house	7
<s> my keyboard	-8
<s> my knee	85
<s> my laptop	-27
<s> my leave	29
<s> my licence	12
<s> my mistake	-10
<s> my mobile	16
<s> my mother-tongue	20
<s> my mouse	-10
<s> my name	41
<s> my neck	-12
<s> my next	-4
<s> my old	23
<s> my only	-10
<s> my order	-12
<s> my package	-5
<s> my parcel	-8
<s> my password	-8
<s> my patience	-12
<s> my pen	-9
<s> my pension	30
<s> my phone	-97
<s> my piano	-8
<s> my practice	-11
<s> my printer	-5
<s> my query	-20
<s> my question	-13
<s> my rent	23
<s> my right	10
<s> my salary	40
<s> my savings	7
<s> my score	-23
<s> my screen	25
<s> my second	-13
<s> my shift	16
<s> my shop	13
<s> my shoulder	22
<s> my side	25
<s> my skin	5
<s> my soup	-30
<s> my spreadsheet	-11
<s> my stall	24
<s> my stomach	-17
<s> my studio	7
<s> my stutter	46
<s> my surname	22
<s> my tab	-5
<s> my tattoo	-4
<s> my taxi	-17
<s> my tea	-7
<s> my team	11
<s> my terminal	-4
<s> my test	-13
<s> my thesis	60
<s> my thing	8
<s> my thyroid	21
<s> my timer	-13
<s> my toast	-28
<s> my trade	14
<s> my train	-27
<s> my turn	4
<s> my van	13
<s> my violin	-8
<s> my visa	21
<s> my voice	9
<s> my wed	18
<s> my whole	10
<s> my workbench	4
<s> my wrist	17
<s> name	5
<s> name 's	19
<s> name :	-20
<s> name <name>	-5
<s> name in	14
<s> narrator	-20
<s> near	4
<s> near <name>	4
<s> need a	-18
<s> need to	-25
<s> never	167
<s> never be	12
<s> never fly	56
<s> never get	12
<s> never learn	30
<s> never marry	30
<s> never mind	-25
<s> never pay	-6
<s> never put	8
<s> never touch	9
<s> never use	9
<s> never work	11
<s> new	-12
<s> next	-12
<s> nico	-9
<s> night	10
<s> night on	5
<s> nina	-11
<s> no	35
<s> no <day>	15
<s> no <kin>	-14
<s> no bullet	10
<s> no car	11
<s> no cilantro	-5
<s> no emojis	17
<s> no fish	5
<s> no gallbladder	27
<s> no internet	-21
<s> no lift	14
<s> no meeting	18
<s> no more	13
<s> no pesticide	8
<s> no phone	-16
<s> no pork	-9
<s> no rush	-10
<s> no screen	9
<s> no shoe	-4
<s> no surprise	12
<s> nobody	53
<s> nobody but	19
<s> nobody in	15
<s> nobody may	4
<s> none	7
<s> none of	7
<s> norwegian	5
<s> not	32
<s> not a	22
<s> not allow	38
<s> not me	-32
<s> nothing	106
<s> nothing get	10
<s> nothing with	8
<s> now	69
<s> now i	36
<s> now that	42
<s> number	27
<s> ocd	36
<s> octopus	-10
<s> octopus have	-10
<s> of	-11
<s> of all	-4
<s> off	8
<s> oh	-59
<s> oh sure	-16
<s> ok	-30
<s> ola	-7
<s> ola from	-7
<s> old	9
<s> oleander	18
<s> oleander is	18
<s> olga	-9
<s> olive	-7
<s> omar	6
<s> omg	-5
<s> on	82
<s> on <day>	-25
<s> on <days>	6
<s> on a	7
<s> on call	19
<s> on hold	-39
<s> on my	-19
<s> on our	15
<s> on the	41
<s> on top	-5
<s> on warfarin	28
<s> once	-16
<s> once a	-16
<s> only	37
<s> only <number>	-23
<s> only ever	26
<s> only get	17
<s> only the	9
<s> only woman	7
<s> ottilie	11
<s> ottilie ,	11
<s> our	-119
<s> our <kin>	-99
<s> our <name>	31
<s> our <number>	-12
<s> our account	22
<s> our annual	4
<s> our backup	-17
<s> our bakery	17
<s> our band	4
<s> our biggest	16
<s> our budget	18
<s> our build	-5
<s> our call	-4
<s> our card	-18
<s> our charity	-9
<s> our choir	6
<s> our church	17
<s> our clinic	4
<s> our co-op	13
<s> our company	24
<s> our data	12
<s> our deadline	-14
<s> our deploy	-6
<s> our doc	-6
<s> our farm	4
<s> our fish	4
<s> our flat	20
<s> our garage	9
<s> our hero	-24
<s> our house	34
<s> our kiln	4
<s> our kitchen	-5
<s> our legal	13
<s> our lunch	-8
<s> our main	6
<s> our meet	-29
<s> our monorepo	14
<s> our newsletter	-7
<s> our number	-12
<s> our nursery	4
<s> our office	-5
<s> our old	-5
<s> our order	-24
<s> our pipeline	8
<s> our planet	-34
<s> our podcast	-13
<s> our printer	-23
<s> our quilt	12
<s> our release	18
<s> our rent	11
<s> our sample	-20
<s> our school	-33
<s> our sensor	-14
<s> our server	5
<s> our sprint	5
<s> our stage	-8
<s> our street	14
<s> our studio	13
<s> our style	32
<s> our table	-8
<s> our team	-8
<s> our test	24
<s> our till	-12
<s> our tractor	9
<s> our train	-27
<s> our union	7
<s> our van	13
<s> our village	13
<s> our wait	-13
<s> our warehouse	22
<s> our wed	9
<s> our wg	27
<s> our wifi	-23
<s> ours	18
<s> ours is	25
<s> out	-26
<s> out of	-26
<s> owe my	10
<s> owe the	17
<s> owe you	-22
<s> own	24
<s> own <number>	22
<s> own a	14
<s> own goal	-10
<s> ownership	-4
<s> ownership of	-4
<s> pacemaker	5
<s> pacemaker since	4
<s> pack	6
<s> panic	13
<s> paris	-17
<s> parkour	6
<s> pass the	6
<s> passport	-4
<s> pavel	-15
<s> pavel from	-5
<s> pay	-16
<s> pay for	-16
<s> pay off	25
<s> pay the	-9
<s> payday	42
<s> pension	22
<s> pension kick	13
<s> people	-45
<s> people who	-23
<s> perfect	4
<s> perfect pitch	13
<s> performance	-6
<s> persona	-28
<s> persona for	-11
<s> petra	-10
<s> petra and	-10
<s> pf	7
<s> phd	11
<s> phd <kin>	5
<s> phone	-9
<s> phone 's	-14
<s> pia	5
<s> pia 's	5
<s> piano	-20
<s> piano is	-4
<s> pick	-8
<s> pilate	7
<s> pinball	17
<s> pinball machine	17
<s> pizza	-4
<s> pizza is	-4
<s> plan	22
<s> plan for	-14
<s> plan is	15
<s> plan to	5
<s> play	26
<s> please	33
<s> please correct	-4
<s> please never	13
<s> please no	17
<s> pls	28
<s> plus	14
<s> plus my	7
<s> point	6
<s> point on	6
<s> portuguese	9
<s> potato	-22
<s> pottery	-37
<s> prefer	64
<s> pregnant	-20
<s> pregnant with	4
<s> pretend	-20
<s> price	10
<s> print	-11
<s> priya	-5
<s> priya ,	-6
<s> priyanka	12
<s> prod	8
<s> prod is	5
<s> prof	5
<s> prof <name>	5
<s> promote	14
<s> promote to	14
<s> prs	17
<s> prs need	17
<s> pull	6
<s> pull gig	6
<s> put	23
<s> put it	12
<s> python	-7
<s> qualify	4
<s> quick	-10
<s> quilt	4
<s> quit	27
<s> quit my	9
<s> quit smoke	41
<s> quit sugar	18
<s> quit the	-37
<s> quote	14
<s> radio	11
<s> raise	-8
<s> raise <name>	15
<s> raise my	-17
<s> ramadan	-36
<s> ramadan begin	-44
<s> ramadan i	21
<s> ramadan start	-17
<s> rasheed	19
<s> rashid	6
<s> rashid <kin>	7
<s> rasmus	12
<s> rasmus ,	12
<s> read	5
<s> read glass	5
<s> recipe	-13
<s> redundant	9
<s> redundant since	10
<s> remind	-66
<s> remind me	-66
<s> rent	11
<s> rent a	-7
<s> rent is	7
<s> replica	5
<s> reply	14
<s> report	-14
<s> responsible	6
<s> responsible for	6
<s> restore	-30
<s> restore the	-18
<s> retire	23
<s> retire <kin>	-8
<s> retire from	17
<s> retirement	13
<s> retry	-11
<s> review	6
<s> rex	5
<s> ride	5
<s> ride a	29
<s> right	42
<s> right eye	13
<s> right now	17
<s> robotics	8
<s> robotics is	8
<s> rock	-8
<s> rock climb	-8
<s> roof	-4
<s> roof tile	-22
<s> roti	-5
<s> roti shop	-5
<s> ruben	-28
<s> rugby	37
<s> run	-36
<s> run <name>	-9
<s> run a	5
<s> run late	-30
<s> rust	-11
<s> rye	11
<s> rye is	11
<s> sabbatical	-12
<s> sabbatical from	4
<s> sage	9
<s> sage is	9
<s> salary	15
<s> salsa	-6
<s> salsa on	-8
<s> sam	-6
<s> same	-26
<s> sami	11
<s> sample	-11
<s> save	24
<s> save for	46
<s> save the	-10
<s> save up	6
<s> savings	7
<s> say	-30
<s> say i	-13
<s> scare	34
<s> scare of	39
<s> scholarship	4
<s> school	-4
<s> school bus	4
<s> scout	10
<s> scout leader	10
<s> screen	33
<s> scrub	11
<s> seasick	5
<s> season	-9
<s> second	36
<s> security	19
<s> security <kin>	19
<s> see	-24
<s> see <number>	-14
<s> see on	-8
<s> sell	68
<s> sell only	-18
<s> sell out	-12
<s> sell the	104
<s> send	-4
<s> senior	11
<s> senior <kin>	11
<s> serve	4
<s> set	-10
<s> sew	10
<s> sew my	10
<s> share	-12
<s> share a	-4
<s> share the	-9
<s> she	-19
<s> she 's	-18
<s> she ask	25
<s> shift	50
<s> shift at	23
<s> shift pattern	23
<s> shingle	4
<s> shoe	14
<s> shoe size	10
<s> shoot	6
<s> shoot film	6
<s> shop	-43
<s> shop 's	10
<s> shop close	-10
<s> short	59
<s> sign	-34
<s> sign for	-13
<s> sign language	-13
<s> since	-202
<s> since <name>	16
<s> since <number>	-4
<s> since both	-5
<s> since i	-10
<s> since it	-14
<s> since last	-36
<s> since lunch	-45
<s> since my	-31
<s> since our	-9
<s> since the	-47
<s> since then	6
<s> since we	6
<s> since your	-7
<s> sing	9
<s> sit	-30
<s> size	-8
<s> size <number>	-8
<s> skype	-4
<s> slack	-12
<s> sleep	-14
<s> sleep <name>	10
<s> sleep max	5
<s> snow	-36
<s> snow 's	-30
<s> so	-114
<s> so <day>	-13
<s> so <days>	7
<s> so <name>	-30
<s> so a	-23
<s> so all	20
<s> so by	-6
<s> so cash	-9
<s> so for	-6
<s> so i	9
<s> so its	7
<s> so my	-5
<s> so no	-15
<s> so there	-8
<s> so we	10
<s> so with	-10
<s> sober	-16
<s> solar	-13
<s> sole	5
<s> sole <kin>	5
<s> some	-93
<s> some <kin>	-41
<s> some guy	-28
<s> somebody	-47
<s> someone	-48
<s> something	-6
<s> sommelier	4
<s> sorry	-16
<s> sorry ,	-9
<s> sound	-12
<s> sourdough starter	8
<s> spanish	9
<s> spanish is	9
<s> spare	11
<s> spare key	6
<s> speak	18
<s> speak to	9
<s> spend	7
<s> split	-20
<s> split the	-20
<s> squash	-8
<s> stair	10
<s> stair are	10
<s> stand at	9
<s> standup	6
<s> start	24
<s> start a	10
<s> start the	-14
<s> stay	-17
<s> step	-4
<s> step <number>	-12
<s> stick	-18
<s> stick behind	-12
<s> stick on	-6
<s> still	35
<s> stop at	-13
<s> studio	-21
<s> study	13
<s> study for	10
<s> sub	-27
<s> sub are	-15
<s> sublet	4
<s> sudoku	17
<s> sugar	-22
<s> support	-27
<s> suppose	-38
<s> suppose my	-16
<s> sure	-33
<s> sure ,	-33
<s> swap	28
<s> swear	32
<s> swear off	25
<s> swim	-17
<s> switch career	10
<s> tab	11
<s> table	21
<s> take	-36
<s> take a	-17
<s> take early	5
<s> take me	-6
<s> take my	9
<s> take over	9
<s> take the	-38
<s> talk	5
<s> tarmac	-5
<s> tattooist	31
<s> tattooist ,	31
<s> tax	-13
<s> taylor	-25
<s> taylor <name>	-25
<s> tea	14
<s> tea without	6
<s> teach me	-64
<s> teach myself	34
<s> team	-23
<s> team of	-13
<s> tear	-10
<s> tear my	-10
<s> tell	-11
<s> tend bar	6
<s> tend to	-4
<s> test in	-11
<s> thank	-22
<s> thank ,	-27
<s> thank to	6
<s> that	-57
<s> that 's	39
<s> that <name>	-13
<s> that bakery	-17
<s> that is	17
<s> that joke	-4
<s> that work	-19
<s> the	-7
<s> the <day>	21
<s> the <kin>	30
<s> the <name>	-193
<s> the <number>	-8
<s> the accent	17
<s> the account	-24
<s> the allotment	13
<s> the answer	-5
<s> the app	-10
<s> the average	-19
<s> the band	-19
<s> the bank	-17
<s> the bike	14
<s> the biscuit	-17
<s> the boat	16
<s> the boiler	18
<s> the book	-9
<s> the bookshop	4
<s> the budget	-7
<s> the build	6
<s> the bus	-7
<s> the cafe	5
<s> the cake	-9
<s> the call	-7
<s> the capital	-14
<s> the chart	-7
<s> the choir	18
<s> the clinic	-5
<s> the club	36
<s> the co-op	13
<s> the colliery	8
<s> the committee	-16
<s> the cooperative	14
<s> the cottage	14
<s> the council	25
<s> the crow	53
<s> the debt	-6
<s> the demo	-8
<s> the dialog	-10
<s> the diploma	9
<s> the district	8
<s> the email	-5
<s> the family	38
<s> the farm	15
<s> the firm	-16
<s> the first	-5
<s> the flat	26
<s> the food	6
<s> the forge	29
<s> the form	-11
<s> the function	-5
<s> the garage	30
<s> the garden	21
<s> the greenhouse	12
<s> the guest	6
<s> the guy	-23
<s> the head	-4
<s> the heat	4
<s> the hotel	7
<s> the house	12
<s> the invoice	-15
<s> the kettle	-10
<s> the kilt	4
<s> the knee	14
<s> the label	-10
<s> the lady	-9
<s> the laundry	4
<s> the lease	24
<s> the leave	25
<s> the letter	-13
<s> the library	8
<s> the lift	5
<s> the light	-8
<s> the list	6
<s> the logo	-11
<s> the loom	-8
<s> the loop	-10
<s> the man	-24
<s> the marathon	9
<s> the meet	-13
<s> the motorbike	-9
<s> the move	5
<s> the museum	17
<s> the narrator	-20
<s> the new	-29
<s> the newsletter	-11
<s> the night	-7
<s> the office	9
<s> the old	40
<s> the older	45
<s> the olive	-5
<s> the only	21
<s> the orchard	19
<s> the oven	16
<s> the page	-7
<s> the paper	-8
<s> the parcel	-10
<s> the photo	-6
<s> the piano	5
<s> the practice	6
<s> the previous	-7
<s> the printer	-15
<s> the queen	-8
<s> the quote	-9
<s> the rainy-day	50
<s> the report	-20
<s> the restaurant	-4
<s> the ring	6
<s> the roof	26
<s> the sale	-13
<s> the sample	-7
<s> the school	35
<s> the scout	6
<s> the script	16
<s> the second	-7
<s> the server	-13
<s> the share	-7
<s> the shop	12
<s> the soil	24
<s> the spare	6
<s> the stable	-12
<s> the stair	13
<s> the stall	19
<s> the table	5
<s> the taxi	6
<s> the team	24
<s> the tender	-13
<s> the test	-10
<s> the thing	8
<s> the train	-8
<s> the union	22
<s> the user	-36
<s> the van	26
<s> the vegan	-20
<s> the video	-17
<s> the village	-27
<s> the vineyard	-6
<s> the warehouse	5
<s> the warranty	-22
<s> the weather	-5
<s> the whole	-15
<s> the wifi	-4
<s> the wine	5
<s> the woman	-10
<s> the workshop	11
<s> the yard	12
<s> their	-12
<s> their <kin>	-12
<s> then	-6
<s> then i	-34
<s> then the	-16
<s> there 's	-8
<s> there are	17
<s> there is	-7
<s> there was	-31
<s> there were	9
<s> these	-6
<s> thesis	6
<s> thesis is	6
<s> they	22
<s> they call	4
<s> they have	13
<s> they say	-20
<s> this	-68
<s> this <name>	-14
<s> this even	-6
<s> this is	-14
<s> this morning	-8
<s> those	-11
<s> though	-37
<s> though <kin>	4
<s> though <name>	-28
<s> though i	28
<s> though the	10
<s> though there	-17
<s> thx	-4
<s> thx that	-4
<s> ticket	-35
<s> ticket are	-14
<s> time	-13
<s> time :	-13
<s> tinnitus	9
<s> tire	-15
<s> tire ,	-15
<s> to	-30
<s> to the	5
<s> toastmaster	31
<s> today	-6
<s> tofu	12
<s> tomasz	-23
<s> tomato	-9
<s> tomorrow	-43
<s> too	-15
<s> touch	6
<s> trade	-19
<s> trade as	9
<s> trail	9
<s> trail run	9
<s> train	24
<s> train as	45
<s> train for	7
<s> train the	-11
<s> transfer	19
<s> translate	-79
<s> translate "	-40
<s> translate this	-42
<s> treasurer	23
<s> treasurer of	26
<s> true	-19
<s> true or	-19
<s> trumpet	-10
<s> try	5
<s> try for	4
<s> try to	8
<s> tuan	10
<s> tuan mind	10
<s> turn	-15
<s> turn down	6
<s> turn the	-19
<s> twice	14
<s> twice a	14
<s> type <number>	15
<s> ugh	-57
<s> ugh i	-9
<s> under	4
<s> under the	4
<s> union	26
<s> up	8
<s> upholstery	-10
<s> upholstery pay	-10
<s> use	56
<s> use a	15
<s> use the	-18
<s> use to	87
<s> user	-21
<s> vampire	-23
<s> van	10
<s> van 's	7
<s> vegan	-34
<s> vegan since	15
<s> vegetarian	-8
<s> vim	9
<s> vim is	9
<s> volunteer	6
<s> vote	-7
<s> vpn	-9
<s> wait	-4
<s> wake	-21
<s> wake up	-21
<s> walk the	14
<s> wanjiru	-6
<s> want	43
<s> want a	-6
<s> want out	10
<s> want to	39
<s> was	52
<s> was a	13
<s> was in	13
<s> was make	7
<s> was raise	5
<s> water	-34
<s> water boil	-27
<s> we	35
<s> we 'll	-13
<s> we 're	7
<s> we <kin>	12
<s> we adopt	11
<s> we agree	-19
<s> we all	-25
<s> we always	18
<s> we are	-65
<s> we as	-43
<s> we bill	17
<s> we buy	42
<s> we can	-25
<s> we carry	-25
<s> we change	-15
<s> we close	-26
<s> we could	-47
<s> we decide	-17
<s> we delete	-19
<s> we deploy	4
<s> we do	64
<s> we drive	-10
<s> we drop	8
<s> we eat	-11
<s> we foster	22
<s> we get	32
<s> we go	-9
<s> we grow	14
<s> we have	56
<s> we heat	18
<s> we homeschool	28
<s> we host	-11
<s> we invoice	5
<s> we just	39
<s> we keep	15
<s> we leave	-18
<s> we meet	-13
<s> we milk	28
<s> we move	-4
<s> we name	29
<s> we need	-58
<s> we never	45
<s> we order	-17
<s> we pay	12
<s> we plan	9
<s> we play	-17
<s> we rent	13
<s> we replace	8
<s> we run	-19
<s> we see	-23
<s> we sell	12
<s> we share	10
<s> we ship	5
<s> we should	-51
<s> we spend	-18
<s> we stay	-6
<s> we stock	4
<s> we study	-13
<s> we swap	-6
<s> we talk	-5
<s> we try	-20
<s> we use	27
<s> we want	12
<s> we watch	-24
<s> we were	-4
<s> we will	-16
<s> we write	8
<s> wear	32
<s> wear a	13
<s> wed	-9
<s> weld	-7
<s> weld is	-5
<s> well	-8
<s> well that	-8
<s> wendell	-10
<s> wendell and	-10
<s> were	-5
<s> were save	-4
<s> what	-81
<s> what 's	31
<s> what <number>	-46
<s> what are	14
<s> what i	7
<s> what scare	-7
<s> what the	-37
<s> what time	-33
<s> what we	6
<s> what with	12
<s> what would	-36
<s> whatever	48
<s> whatever you	48
<s> wheat	-7
<s> wheat give	-7
<s> wheelchair	42
<s> when <kin>	-14
<s> when i	-14
<s> when you	19
<s> whenever	20
<s> where	-52
<s> where <name>	-5
<s> where my	19
<s> where the	-14
<s> where they	-14
<s> which	-20
<s> which <name>	-43
<s> which i	-6
<s> which is	22
<s> which leave	-7
<s> which make	4
<s> which mean	-20
<s> which my	-4
<s> which take	9
<s> which the	-13
<s> which we	5
<s> while	-46
<s> while <name>	-37
<s> while i	32
<s> while mine	11
<s> while my	-40
<s> while our	-26
<s> while the	23
<s> who	-100
<s> who 's	-16
<s> who come	-5
<s> who do	-28
<s> who i	15
<s> who is	8
<s> who never	-13
<s> who speak	-10
<s> who teach	-17
<s> who train	-4
<s> who was	-6
<s> who win	-10
<s> why	-14
<s> will	7
<s> will be	-6
<s> will draw	9
<s> will n't	8
<s> win	14
<s> win the	14
<s> window	-13
<s> wine	-5
<s> wine is	-5
<s> wish	-6
<s> with	21
<s> with <kin>	9
<s> with <name>	-34
<s> with <number>	30
<s> with a	-12
<s> with me	7
<s> with my	-37
<s> with no	4
<s> with the	29
<s> without	63
<s> wool	-9
<s> wool give	8
<s> word	16
<s> work	-30
<s> work as	-39
<s> work for	8
<s> work late	-16
<s> work night	8
<s> would	34
<s> would n't	6
<s> would rather	6
<s> write	-74
<s> write a	-61
<s> you	-116
<s> you are	-28
<s> you can	-4
<s> you get	-7
<s> you live	-28
<s> your	-4
<s> your last	-4
<s> yuki	17
<s> yuki sign	17
<s> zone	-4
<s> zone <number>	-4
=	-74
= <name>	4
?	27
[	-44
a	-111
a 12	15
a </s>	-10
a <day>	-76
a <day> ,	-20
a <day> </s>	-44
a <day> is	-9
a <kin>	-108
a <kin> 's	28
a <kin> ,	-10
a <kin> </s>	-47
a <kin> <kin>	21
a <kin> and	-39
a <kin> at	33
a <kin> back	-6
a <kin> by	-6
a <kin> call	21
a <kin> come	12
a <kin> from	-39
a <kin> i	-20
a <kin> in	-55
a <kin> is	15
a <kin> like	-17
a <kin> name	34
a <kin> of	-32
a <kin> on	-17
a <kin> since	7
a <kin> so	14
a <kin> visa	14
a <kin> we	-15
a <kin> who	-5
a <kin> with	-9
a <name>	75
a <name> ,	28
a <name> <kin>	9
a <name> <name>	8
a <name> <number>	11
a <name> church	-4
a <name> from	11
a <name> i	-7
a <name> passport	-8
a <name> shop	6
a <name> storage	14
a <name> with	4
a <name> woman	6
a <number>	39
a <number> </s>	-25
a <number> <kin>	-7
a <number> <name>	96
a <number> and	-12
a <number> book	-4
a <number> from	-17
a <number> legged	-7
a <number> man	-21
a <number> year	-35
a bad	-4
a bakery	-40
a bakery </s>	13
a bakery in	-19
a baler	-6
a baler </s>	-6
a band	-30
a bar	-48
a bar ,	-15
a bar </s>	-31
a barn	8
a beginner </s>	-17
a better	-31
a big	12
a bigger	-10
a bike	20
a bike repair	5
a biscuit	-26
a bite	-108
a bite </s>	8
a bite of	-27
a bite stiff	-5
a blank	-43
a blank page	-32
a bloke	-15
a blue	-13
a boat	6
a boat ,	11
a book	4
a borrow	-4
a box	-18
a box </s>	-18
a bracket	-30
a break	-26
a break ,	-15
a break </s>	-10
a brewery	6
a bug	-16
a bug </s>	-7
a bug in	-7
a bungalow	6
a bungalow in	6
a button	-10
a button </s>	-6
a cafe	-17
a cafe in	-17
a café	-25
a call	-21
a call ,	-4
a campervan	12
a campervan ,	12
a caption	-11
a caption </s>	-4
a car	11
a car ,	9
a care	18
a care home	18
a cargo	13
a cargo bike	13
a cellist	9
a cheap	14
a choir </s>	14
a circus ,	-13
a class	-22
a coffee	-48
a coffee </s>	-15
a coffee right	-4
a cold	-29
a cold today	-17
a column	-9
a comma	-28
a comma </s>	-5
a comment	-9
a comment on	-4
a company	10
a container	-10
a container </s>	-10
a contract	5
a convert	26
a cookbook	20
a cooperative	-6
a cooperative bank	-13
a copy	-9
a copy of	-8
a couple	-28
a couple of	-7
a court	19
a cover	-15
a cover letter	-16
a crash	-9
a credit	30
a credit union	22
a cricket	-10
a cricket umpire	-10
a crossword	-8
a crow	-9
a cup	-18
a cup of	-13
a curse	9
a curse </s>	9
a dairy	7
a dance	-13
a dataframe	-11
a dataframe with	-11
a day	45
a day ,	50
a day </s>	-11
a dead	-23
a deadline	-18
a decade	19
a decade </s>	19
a decent	20
a decision	-11
a degree	14
a dental	14
a dental <kin>	14
a deposit	21
a deposit on	15
a dict	-5
a dict </s>	-5
a do	-5
a draft	-4
a drawer	9
a dream	13
a dress	-5
a drink	11
a drop	18
a face	22
a face </s>	22
a factory	-21
a fair	-4
a family	33
a family of	10
a fan	-5
a farm	-22
a farm in	-19
a ferry	51
a ferry ,	30
a ferry </s>	18
a few	-22
a field	-20
a finn	6
a firm	8
a firm in	8
a first	-8
a first aid	6
a fiver	-13
a fix	-5
a flat	24
a flat </s>	11
a flat of	18
a fly	-22
a food	15
a food truck	10
a footballer	-14
a form	-11
a former	-30
a former <kin>	-27
a former chapel	11
a fortune	-27
a fortune ,	-22
a fortune </s>	-6
a forum	-20
a forum </s>	-10
a foul	-10
a foul mood	-10
a four-person	6
a fourth	26
a fourth floor	15
a fox	-14
a freelance	9
a freelance <kin>	9
a freemason	-6
a freezer	28
a fresh	-14
a full	28
a full engine	20
a function	-5
a function that	-5
a funeral	-20
a game	-6
a garage	-12
a garage </s>	-12
a garden ,	5
a garden railway	-4
a genius	-21
a glass	-12
a good	-36
a google	6
a google sheet	6
a great	-17
a guy	-62
a guy from	-19
a guy on	-11
a hand	-6
a hat	-9
a headache	-40
a headache ,	-20
a headache </s>	-9
a hear	47
a hear aid	47
a heart	15
a heart murmur	15
a heat	34
a herring	6
a herring ,	6
a hip	35
a hip replacement	35
a history	-19
a history of	-19
a hob	35
a hob that	31
a hole	-20
a hole in	-20
a holiday	-14
a holiday </s>	-14
a hook	-18
a hostel	-5
a hostel in	10
a hotel	7
a house	-9
a house in	-6
a house with	4
a hurdy-gurdy	-4
a hurry	-16
a hurry ,	-10
a jacket	-7
a job	15
a joke	-37
a joke </s>	-26
a kibbutz	11
a kidney	26
a kidney to	8
a kiln	20
a ladder	-13
a ladder in	-10
a lady	-21
a last	-9
a laugh	-18
a letter	25
a level	26
a level and	21
a lie	27
a lift	28
a light	12
a light sleeper	15
a line	-6
a list	-41
a list of	-40
a little	-15
a little <name>	-13
a live	78
a live ,	10
a live </s>	62
a lock	19
a log	10
a long	-10
a long day	-23
a look	-9
a look at	-5
a loop	-7
a loop ,	-4
a loss	-11
a lot	-30
a lot </s>	-26
a man	-54
a man who	-18
a market	6
a master 's	-13
a mean	-11
a mean ol	-11
a meet	-74
a meet </s>	-16
a meet in	-9
a meet with	-16
a mess	-69
a mess </s>	-22
a mess after	-19
a mess so	-13
a mess today	-10
a message	12
a metal	30
a metal plate	37
a metal taste	-7
a migraine	9
a mile	-10
a million	-17
a min	13
a minor	-10
a minute	-46
a minute ,	7
a minute </s>	-16
a minute ago	-17
a miss	31
a mistake	-15
a mix	11
a mobile	-4
a mobile <kin>	-4
a monk	17
a monk for	6
a month	107
a month </s>	67
a month before	5
a month for	22
a month go	7
a month i	4
a month take	-13
a month towards	4
a moor	8
a morning	27
a mortgage	8
a museum	4
a museum in	4
a music	20
a mute	16
a nail	-11
a name	-33
a name </s>	-28
a nap	-24
a narrowboat	39
a native	12
a native speaker	4
a new	-22
a nice	-11
a night	38
a night </s>	10
a night owl	20
a no	17
a notary	27
a number	-6
a number </s>	-6
a nun	16
a nun for	-5
a nurse degree	15
a nut	-15
a one-page	24
a pacemaker	49
a pacemaker ,	6
a pacemaker </s>	23
a page	42
a page </s>	49
a parcel	-23
a password	-4
a pastry	9
a pastry <kin>	9
a patent	24
a patent on	24
a pdf	-18
a peanut	-7
a peanut ban	-5
a person	-5
a phd	11
a phd in	11
a phone	15
a photo	-17
a photo of	-17
a picture	-23
a picture of	-23
a place	5
a plot outside	4
a point	-5
a polite	19
a pool	-17
a postie	9
a price	18
a primary	17
a primary school	11
a problem	42
a problem </s>	37
a proper	22
a prosthetic	29
a prosthetic leg	29
a prusa	15
a pub	23
a pub quiz	9
a quarter	-30
a query	-8
a question	-13
a question about	-8
a queue	-42
a queue </s>	-18
a quick	-54
a race	-21
a race condition	-21
a rash	13
a real	9
a recipe	-15
a recipe for	-8
a red	-12
a reduce	9
a regex	-15
a registry	4
a registry office	4
a rehabilitation	7
a rehabilitation clinic	7
a repair	12
a rescue	27
a rescue <kin>	20
a restaurant	-10
a retire	-13
a retire <kin>	-12
a reverse	-10
a reverse mortgage	-10
a rhyme	-13
a rhyme for	-13
a right	-13
a river	-8
a robot	-10
a robot </s>	-10
a room	-9
a rota	8
a row	-22
a row </s>	-10
a row of	-12
a rule	-15
a rule ,	-8
a rush	-18
a rush </s>	-11
a scholarship	23
a scholarship to	23
a school	10
a screen	36
a screen reader	56
a search	-15
a season	5
a sec	-86
a sec ,	-24
a sec </s>	-62
a second	49
a second </s>	-11
a second <kin>	24
a second branch	9
a second salon	15
a self-hosted	10
a server	14
a set	-11
a share	47
a share house	9
a ship	9
a shop	-31
a shop name	-22
a short	-14
a shorter	-5
a side	-10
a sideline	14
a sideline </s>	14
a silent	4
a silly	-18
a single	-5
a site	7
a ska	6
a ska band	6
a slow	22
a small	72
a small open	25
a song	-22
a sourdough	26
a sourdough starter	26
a split	27
a split keyboard	27
a stairlift	29
a stairlift in	23
a stammer	29
a stammer ,	16
a stand	12
a stand order	5
a station	8
a stay	7
a stay at	7
a steel	15
a steel <name>	15
a stent	19
a step	33
a stick	34
a stick </s>	24
a stoma	25
a stop	-14
a stranger	-29
a stretch	13
a stretch of	5
a stroke	63
a stroke <number>	16
a stroke in	23
a stroke ward	4
a structural	15
a structural <kin>	15
a studio	6
a studio in	6
a sublet	37
a sudden	-27
a sudden </s>	-27
a summary	-9
a summary </s>	-9
a supermarket	6
a synonym	-30
a synonym for	-24
a table ,	-6
a table with	-8
a tattoo	20
a tattoo of	6
a tax	-15
a tax debt	-13
a taxi	-8
a team	8
a team of	8
a tenth	9
a tenth of	9
a test	-23
a test </s>	-11
a text	-7
a thesis	10
a thing	-8
a third	-7
a third of	-17
a thumb	-16
a thumb up	-14
a thunderstorm	-22
a ticket	16
a time	29
a time </s>	27
a timeout	-51
a timeout on	-12
a tiny	40
a tiny phone	23
a title	-4
a tractor	-12
a train	-20
a tram	26
a tram ,	-4
a trampoline	8
a trampoline in	8
a translation	9
a tremor	16
a turbo	30
a turbo <kin>	30
a tv	13
a two-bedroom	-11
a two-bedroom place	4
a two-room	6
a two-room flat	6
a type	7
a typo	-26
a typo </s>	-8
a typo in	-10
a use	22
a user	-40
a user i	-18
a van	-13
a van </s>	6
a van every	9
a vegan	-30
a verb	-22
a verb </s>	-7
a victim	-25
a victim of	-25
a video	-5
a virtual	-20
a wait	19
a wait list	21
a wall	13
a warn	-6
a warn </s>	-6
a wasp	-26
a watchmaker	-10
a watchmaker in	-10
a wed	19
a wed band	7
a week	97
a week ,	33
a week </s>	32
a week for	-10
a week in	-14
a weird	-20
a weld	4
a weld course	4
a well	18
a well ,	9
a well </s>	16
a well in	-7
a wheelchair	65
a wheelchair </s>	15
a while	-19
a while </s>	-19
a whole	22
a window	21
a window seat	-4
a woman	-18
a woman in	-15
a wood	20
a wood stave	20
a wooden	-9
a wooden boat	-9
a word	13
a word </s>	15
a work	11
a year	-52
a year ,	-35
a year </s>	-24
a year and	5
a year for	-10
a year of	-18
a year off	4
a yellow	15
a zoo	8
a zoo </s>	8
a.m	28
a.m .	28
abattoir	17
abbu	-5
abbu have	-5
able	5
able to	5
ableton	35
ableton rack	35
aboard	17
aboard a	17
aboard a narrowboat	17
about	-277
about </s>	-14
about <day>	-13
about <days>	-31
about <name>	-28
about <number>	68
about <number> ,	10
about <number> 1000	-10
about <number> <name>	13
about <number> a	18
about <number> in	20
about <number> minute	-14
about <number> month	-37
about <number> ton	4
about <number> word	20
about <number> year	-28
about a	-66
about a third	-39
about an	-11
about comma	-5
about comma </s>	-5
about half	10
about his	5
about it	50
about it </s>	56
about lichen	8
about my	-26
about my <kin>	-19
about the	-109
about the <kin>	-6
about the <name>	-22
about this	-9
about to	-26
about twice a	6
above	69
above ,	-29
above </s>	-24
above <name>	8
above <name> </s>	8
above all	50
above all </s>	50
above the	54
above the pharmacy	24
above the shop	10
abstract	-5
accent mark	-5
accent mark get	-5
accept	33
access	63
accident	-45
accident ,	-22
accident a	-4
accident on	-25
accident on the	-5
accord	-72
accord to	-72
accord to the	-43
accordion	15
accordion is	-20
accordion was	6
account	125
account ,	9
account </s>	41
account are	16
account are do	7
account at	6
account at night	6
account for	22
account i	22
account in	22
ace	-9
ache	-13
acid	40
acre	10
across	-11
across </s>	-28
across <name>	10
across <name> </s>	5
across <number>	-9
across my	-4
across the whole	-9
act	-88
act </s>	-15
act <number>	-63
act <number> </s>	-49
action	22
actually </s>	4
ad	-70
ad </s>	-23
ad is	-5
adapt	-5
add	-81
add a	-8
add a second	6
add a test	-4
add more	-14
add more </s>	-14
add some	-7
add the	-25
address	17
address </s>	12
adhd	8
adhd so	5
admin	11
admin ,	10
adopt	37
adopt <name>	17
adopt a <kin>	7
adopt from	15
adopt from <name>	15
adopt in	10
adopt your	-12
adopt your word	-9
ads	-17
adult	-39
adult ,	-21
adult , <number>	-30
advert	-17
advice	27
advice </s>	27
advise	-5
adwoa	-11
adwoa and	-11
affect	-36
afford	-4
afford to	-8
afford to be	-8
afloat	20
afloat </s>	20
afraid	11
afraid of	31
afraid of fly	15
afraid that	-11
after	324
after </s>	28
after <kin>	14
after <kin> </s>	11
after <number>	86
after <number> ,	35
after <number> </s>	71
after <number> because	15
after <number> minute	-17
after <number> try	-10
after <number> year	17
after a	-22
after about	-14
after about <number>	-14
after all	-10
after an	-10
after an hour	-10
after every	13
after her	38
after her second	25
after i	37
after it	7
after it eat	7
after lunch	-22
after lunch </s>	-22
after my	38
after my <kin>	13
after my late	9
after noon	16
after sunset	4
after sunset </s>	4
after that	-50
after that <name>	-30
after that come	-5
after the	189
after the <kin>	10
after the burnout	26
after the crash	21
after the debt	28
after the flood	22
after the second	-8
after the stroke	36
after the third	-9
after the update	-20
after this	17
after today	-10
after work	5
afternoon	-71
afternoon ,	-32
afternoon </s>	-40
afternoon belong	5
afternoon belong to	5
again	-447
again ,	-129
again , <number>	7
again , can	-13
again , the	-8
again </s>	-234
again <name>	-29
again <name> </s>	-29
again and	-18
again and i	-9
again in	16
again in <month>	6
again just	-5
again just now	-5
again now	-6
again now </s>	-6
again this	-7
again this week	-6
again today	-10
again today </s>	-10
again with	-15
against	24
age	-15
age <number>	28
age <number> ,	4
age <number> </s>	24
age to	-13
agency	-11
agency in	-18
agency in <month>	-20
agency place	-12
agenda	-9
ago	-134
ago ,	-22
ago </s>	-56
ago and	-23
ago and <kin>	-7
agree	-52
agree </s>	-18
agree on	-11
agree to	-13
agree with	-15
agree with your	-5
ah	-5
ah ma	-13
ahead	-52
ahead </s>	-26
ahead of	-22
ahmed	-8
ahmed ,	-8
ahmed , my	-8
aid	185
aid , and	-11
aid </s>	36
aid in	65
aid in the	47
aid since	22
aim	44
aim for	36
aim to	9
air	15
air ,	-15
air condition	13
airline	-12
airline </s>	-9
airport	-73
airport ,	-17
airport </s>	-15
aisle	28
alarm	-6
alarm </s>	15
alarm go	-13
alcohol	57
alcohol ,	11
alcohol </s>	4
alcohol for	9
alcohol or	9
align	-4
align ,	-4
alimony	38
alive	9
all	73
all ,	-20
all , despite	-6
all </s>	36
all <day>	-11
all <kin>	9
all <kin> ,	4
all <name>	24
all <number>	39
all <number> metre	7
all <number> of	13
all afternoon	-14
all afternoon </s>	-14
all but	-19
all city	-7
all city ,	-7
all clear	7
all day	-96
all day ,	-5
all day </s>	-62
all day today	-12
all family	8
all family </s>	8
all fly	-6
all from	-21
all i	-8
all i have	5
all in	18
all in <name>	13
all in the	11
all laugh	-18
all laugh </s>	-18
all money	12
all morning	-83
all morning </s>	-58
all my	80
all my life	33
all my own	6
all night	-17
all of	45
all of <month>	5
all of a	-27
all of it	32
all of my	6
all of them	20
all on	-4
all our	81
all our <kin>	7
all over	-98
all over </s>	-27
all over my	-50
all over the	-26
all remote	9
all remote ,	4
all rescue	5
all rescue ,	5
all that	-8
all the	11
all the woman	18
all we	13
all week	6
all week ,	4
all winter	11
all winter </s>	11
all year	7
allergic	-63
allergic </s>	20
allergic to	-83
allergic to <days>	-44
allergic to <kin>	-17
allergic to latex	30
allergic to nut	-41
allergic to penicillin	28
allergic to sesame	13
allergic to shellfish	11
allergic to this	-5
allergy	-20
allergy </s>	9
allotment	137
allotment 's	14
allotment ,	27
allotment , plot	10
allotment </s>	35
allotment is	37
allotment is plot	23
allotment society	12
allow	118
allow </s>	33
allow <kin> </s>	4
allow in	24
allow in our	27
allow to	38
almost	-16
alone	76
alone ,	14
alone </s>	61
alone in	-4
alone with	12
along	37
along </s>	28
along to	12
along to <name>	12
along with	-15
along with its	-15
aloud	8
already	-119
already ,	-29
already </s>	-81
also	15
also i	5
also my	5
also the	-12
also the <kin>	-8
alternate	27
alternate <days>	23
alternate <days> </s>	23
alternate week	4
although	-26
alto	38
alto </s>	20
always	606
always ,	45
always , i	19
always </s>	164
always a	-17
always an	12
always at	6
always be	28
always be </s>	11
always break	19
always give	38
always give me	18
always have	79
always have </s>	46
always have be	31
always in	-8
always in <name>	11
always keep	10
always lie	-18
always lie </s>	-11
always miss	8
always miss </s>	8
always on	12
always take	31
always take the	26
always use	9
always want	29
always want the	38
always will	11
always will </s>	11
always write	10
am	77
am ,	13
am </s>	32
am <name>	-16
am <name> for	19
am <number>	23
am a	32
am a <kin>	16
am about	-5
am about to	-5
am and	15
am and <number>	15
am give	7
am give lesson	7
am go	16
am go to	16
am i	-31
am in	7
am left-handed	10
am owe	-4
am stay	-14
am stay in	-14
am the	34
am tire	-5
am try	-5
am try to	-5
amateur	67
amateur orchestra	4
ambulance station	10
ambulance station where	10
among	20
amount	6
an	-29
an <kin>	68
an <kin> ,	13
an <kin> </s>	21
an <name>	7
an <name> ,	7
an <name> <name>	-9
an <number>	-5
an ableton	35
an ableton rack	35
an accident	-11
an accident on	-5
an age	-12
an age </s>	-12
an air	16
an alarm	15
an allotment	5
an amateur	39
an amateur orchestra	4
an ancient	15
an answer	-11
an apology	-17
an apology ,	-8
an appointment	-4
an apprenticeship	-10
an apprenticeship with	-10
an argument	-14
an argument </s>	-14
an array	-6
an array of	-6
an early	-18
an early night	-18
an eat	17
an eat disorder	17
an electric	16
an email	-51
an email </s>	-7
an email to	-44
an empty	7
an empty stomach	9
an epipen	19
an epipen </s>	7
an epipen everywhere	7
an error	-29
an error </s>	-10
an error in	-12
an example	-6
an hour	-222
an hour ,	11
an hour </s>	-125
an hour ago	-94
an hour and	12
an hour late	-8
an hour to	5
an id	-6
an id </s>	-6
an idea	-25
an idea </s>	-16
an idiot	-11
an inn	13
an island </s>	-16
an island in	13
an issue	4
an issue </s>	5
an office	13
an old	29
an old <name>	43
an only	11
an only <kin>	6
an owl	-10
an update	-15
anaphylaxis	-12
ancient	15
and	105
and <day>	9
and <day> ,	5
and <days>	60
and <days> </s>	23
and <days> at	8
and <days> i	11
and <kin>	27
and <kin> </s>	14
and <kin> are	-8
and <kin> n't	-7
and <name>	-39
and <name> ,	-26
and <name> </s>	22
and <name> <name>	-12
and <name> are	-32
and <name> at	5
and <name> is	19
and <name> on	15
and <number>	-74
and <number> ,	11
and <number> </s>	-35
and <number> at	5
and <number> off	-14
and <number> pm	15
and a	124
and a bite	4
and a ferry	12
and a little	-13
and a well	16
and add	-9
and after	-7
and after that	-5
and again	5
and all	13
and all </s>	5
and all of	7
and always	16
and an <kin>	5
and an early	-18
and an old	8
and at <number>	5
and at the	-8
and become	5
and butter	7
and butter </s>	7
and buy	-11
and buy a	-21
and call	5
and can	-7
and can n't	4
and click	9
and come	-14
and come back	-15
and compare	-8
and compare </s>	-8
and do	52
and do n't	33
and drive	6
and egg	-10
and enter	15
and every	-5
and everything	-11
and everything i	-12
and fall	-15
and fall asleep	-16
and feed	5
and feed the	5
and feel	-18
and forbid	-15
and forget	-4
and give	-15
and give up	-12
and go	18
and go </s>	-13
and go back	14
and go for	-8
and green	16
and guitar	9
and guitar are	9
and half	-4
and hate	31
and have	-11
and have <number>	-65
and have n't	18
and her	-6
and her <kin>	-6
and i	30
and i 'm	-34
and i agree	-8
and i are	-9
and i can	-45
and i do	13
and i get	-10
and i go	4
and i have	26
and i just	-37
and i keep	13
and i live	-14
and i need	-4
and i only	-8
and i pass	13
and i put	-11
and i run	-4
and i sell	8
and i share	8
and i split	34
and i still	11
and i want	19
and i write	-6
and in	18
and in <name>	5
and is	-18
and it	-79
and it break	-4
and it drag	-5
and it have	-4
and it still	-23
and it work	-11
and its	-32
and its still	-16
and just	7
and keep	14
and keep it	16
and leave	5
and little	9
and little <name>	9
and live	-10
and live with	-6
and lose	-6
and love	26
and me	-30
and me ,	-10
and me </s>	5
and mine	28
and move	8
and my	-95
and my <kin>	-38
and my bee	-6
and my knee	14
and need	6
and never	25
and never look	28
and never tell	-13
and no	-15
and nobody	-24
and nobody at	-8
and none	-17
and none of	-17
and not	30
and not a	9
and nothing	-41
and nothing change	-7
and nothing happen	-14
and now	-9
and now live	5
and now the	-4
and on	31
and only come	-8
and open	-12
and open a	-13
and our	-45
and our <kin>	-13
and over	-12
and own	7
and own <number>	7
and paste	-13
and print	8
and proud	16
and reopen	-10
and reopen it	-10
and restart	-7
and sell	20
and sell it	8
and set	-11
and she	-13
and shorten	-9
and since	4
and since i	12
and since my	-14
and sleep	-5
and sleep in	-5
and so is	-4
and some	-15
and some <kin>	-15
and start	-7
and struggle	6
and struggle with	6
and sugar-free	11
and sugar-free is	11
and take	-28
and take the	-8
and that	24
and that 's	11
and the	68
and the <kin>	14
and the boiler	14
and the call	-7
and the flat	-6
and the kitchen	-16
and the loft	5
and the other	15
and the second	-6
and the trust	7
and the van	-5
and the vineyard	-5
and then	-13
and then i	13
and there	-30
and there 's	-29
and they	-18
and toast	-12
and toast </s>	-12
and type	-14
and type them	-9
and up	16
and up </s>	16
and visit	7
and want	5
and we	73
and we 're	16
and we have	10
and we lose	-5
and we will	4
and white	16
and white </s>	16
and will	27
and will be	7
and will n't	11
and with	-11
and you	-55
and you 're	-11
angry	-22
animal	-13
animal </s>	-14
ankle	54
ankle go	42
ankle go </s>	42
anneke	-8
anneke ,	-8
anneke , my	-8
annexe	38
anniversary	4
anniversary 's	15
anniversary 's the	12
annoy	-48
annoy </s>	-44
annual	4
another	-84
another </s>	-8
another <kin>	6
another <number>	-34
another <number> </s>	-26
another bite	-14
another matter	9
another matter </s>	9
answer	79
answer ,	14
answer , always	28
answer </s>	-59
answer by	15
answer for	18
answer i	-8
answer i 'm	-6
answer in	59
answer in <name>	11
answer is	-22
answer is <number>	-9
answer me	49
answer me in	35
answer my	-6
answer pls	-8
answer pls </s>	-8
answer since	-17
answer this	-7
answer to	20
answer to the	13
answer was	-8
answer yet	-4
answer yet </s>	-4
answer you	-7
answer you give	-7
anxiety	16
any	121
any </s>	5
any idea	-22
any idea </s>	-22
any minute	-12
any minute </s>	-12
any more	31
any more ,	17
any more </s>	13
any social	14
any social medium	14
anymore	55
anymore ,	29
anymore </s>	16
anyone	-41
anyone else	-19
anyone else </s>	-14
anything	174
anything </s>	-18
anything before <number>	-4
anything but	4
anything else	17
anything green	-16
anything green </s>	-23
anything in	37
anything smaller	16
anything smaller than	16
anything with	15
anything you	41
anything you write	9
anyway	-21
anyway </s>	-21
anywhere	16
anywhere near	10
anywhere near my	5
apart	-7
apart from fish	14
apart from the	-15
apartment	-23
apology	-21
apology ,	-8
app	-55
app and	-10
app and reopen	-7
app crash	-11
app is	-11
apparently	-169
apparently </s>	-154
apparently the	-5
apple	-7
apply	53
apply for	45
apply for the	9
apply to	17
appointment	-7
appreciate	-9
apprenticeship	42
apprenticeship </s>	5
apprenticeship at	15
apprenticeship at a	11
apprenticeship with	-5
apprenticeship with a	-10
approach	-14
approach </s>	-7
approval	76
approval </s>	31
approve	50
approve </s>	33
aquarium	-9
arabic	4
arable	-4
archery	5
archipelago	13
architecture	15
archive	15
archive </s>	6
are	219
are </s>	18
are <day>	5
are <kin>	-36
are <kin> </s>	-28
are <name>	-27
are <name> ,	-21
are <number>	-43
are <number> </s>	-5
are <number> <kin>	-7
are <number> hour	-19
are <number> of	13
are <number> to	-14
are a	-14
are about	-10
are all	12
are all <name>	8
are always	30
are argue	-15
are asleep	-15
are asleep </s>	-15
are at	20
are at <number>	17
are at their	7
are awful	-11
are awful ,	-11
are bad	35
are bad ,	21
are bad </s>	8
are better	-26
are bilingual	-17
are bilingual ,	-17
are blank	-5
are both	15
are burn	-4
are burn from	-4
are bury	4
are call	-13
are close	-4
are dead	-16
are dead </s>	-16
are do	15
are do ,	-6
are electric	13
are fine	32
are fix	-6
are for	17
are for my	10
are for the	28
are freeze	-39
are freeze ,	-34
are freeze right	-5
are get	-20
are get marry	-5
are go	40
are go </s>	33
are green	-4
are green </s>	-4
are hard	-19
are hard to	-5
are hash	18
are hash before	18
are in	52
are in <number>	-8
are in the	-12
are jelly	-11
are leave	7
are mainly	4
are milk	-9
are milk by	-9
are mine	37
are mine </s>	10
are miss	10
are miss from	10
are mostly	15
are mostly <kin>	7
are mostly over	12
are my	58
are my <kin>	11
are my thing	13
are n't	81
are n't allow	12
are no	25
are no good	14
are off </s>	-8
are on	-26
are on the	-10
are our	12
are out	20
are out ,	26
are out </s>	-15
are out of	9
are over	14
are over <number>	14
are red	-15
are red </s>	-8
are renew	-16
are renew each	-16
are scream	-38
are scream in	-16
are shoot	45
are shoot ,	13
are shoot from	8
are sore	-16
are still	13
are still on	26
are store	-5
are take	21
are they	-13
are useless	10
are useless to	8
are wear	-6
are wear sari	-6
are what	33
are what i	16
are what the	-7
are what we	19
are when	16
are when i	11
are with	16
are with me	11
are write	12
argue </s>	20
argue about	-16
argument	-63
argument </s>	-47
arm	-15
arm </s>	-14
arm are	-9
army	116
army ,	22
army </s>	25
army in	28
army in <number>	14
army till	16
around	9
around </s>	13
around <name>	12
around <name> </s>	12
around <number>	17
around <number> </s>	15
around here	14
array	-10
array of	-6
arrive	-55
arrive ,	-35
arrive , have	-4
arrive <number>	-11
art	-7
arthritis	31
arthritis in	15
arthritis in both	10
article	-91
article </s>	-24
article say	-6
artificial	28
as	54
as <days>	-9
as <days> are	-9
as <kin>	9
as <name> <name>	19
as <number>	-18
as <number> </s>	-18
as a	80
as a <kin>	142
as a <name>	8
as a cricket	-10
as a first	-9
as a freemason	-6
as a lie	13
as a pdf	-18
as a rule	-15
as a single	-5
as a table	10
as a test	-8
as a user	-29
as an	23
as an <kin>	30
as ever	-17
as ever </s>	-13
as far	20
as far as	20
as head	23
as hell	-14
as hell </s>	-14
as i	19
as i can	19
as i have	7
as it	-19
as much	-8
as much as	-8
as my	59
as my <kin>	19
as night	6
as night <kin>	6
as of	5
as of <month>	5
as orthodox	-15
as the	-26
as the <kin>	-20
as the treasurer	4
as we	-17
as we 're	-4
as we have	5
as we speak	-22
as well	19
as well </s>	23
asbestos	9
ash	15
ash are	10
ash are still	10
aside	-6
aside for	-12
aside for the	9
ask	-26
ask ,	-10
ask </s>	-6
ask about	11
ask about the	-6
ask for	-19
ask for </s>	-17
ask for <number>	-15
ask for code	26
ask for the	-13
ask him	-4
ask if	-13
ask me	-15
ask me </s>	-20
ask me to	37
ask me why	-13
asleep	-184
asleep ,	-9
asleep </s>	-60
asleep on	-54
asleep on my	-28
asleep under	-9
asleep under the	-9
assemble	-9
association	23
assume	-4
asthma and	-17
asthma since	8
astronomy	11
async	53
at	202
at 16	31
at 16 </s>	22
at 19	23
at 19 </s>	15
at 68	5
at </s>	21
at <day>	29
at <day> ,	10
at <day> </s>	18
at <kin>	37
at <kin> 's	33
at <name>	52
at <name> 's	13
at <name> ,	-12
at <name> </s>	-26
at <name> <name>	35
at <name> and	4
at <name> i	5
at <name> on	7
at <name> was	-11
at <number>	-49
at <number> ,	-28
at <number> </s>	36
at <number> <name>	36
at <number> a	-12
at <number> am	10
at <number> and	12
at <number> at	6
at <number> because	-6
at <number> before	17
at <number> degree	-16
at <number> each	12
at <number> euro	11
at <number> every	20
at <number> for	5
at <number> i	18
at <number> in	10
at <number> instead	18
at <number> of	-12
at <number> on	6
at <number> percent	-89
at <number> sharp	12
at <number> so	-22
at <number> to	-18
at <number> today	-63
at <number> tonight	-18
at <number> week	22
at <number> word	-19
at a	111
at a bakery	7
at a hostel	10
at a hotel	10
at a loss	-11
at a primary	17
at a small	6
at a time	29
at all	28
at all </s>	16
at an	11
at badminton	-5
at chess	-40
at college	-11
at college on	-11
at dawn	-4
at dawn ,	8
at dinner	-4
at dinner </s>	-4
at half	-45
at half time	-48
at halftime	-27
at halftime </s>	-27
at home	168
at home ,	49
at home </s>	74
at home <kin>	7
at it	8
at least	28
at least </s>	15
at least <number>	10
at level	-18
at level <number>	-18
at line	-13
at line <number>	-13
at lunch	-49
at lunch </s>	-29
at lunch and	-20
at me	-24
at midnight	-15
at midnight </s>	-10
at mine	12
at most	-21
at most </s>	8
at my	-26
at my <kin>	-13
at night	25
at night ,	16
at night </s>	4
at night anymore	7
at noon	-139
at noon ,	-49
at noon </s>	-66
at noon and	-10
at nursery	11
at nursery </s>	11
at once	-31
at once ,	-13
at our	81
at our depot	6
at our door	-6
at our firm	18
at our hospital	8
at our place	65
at our school	-6
at our shop	4
at our table	-18
at ours	101
at ours ,	33
at ours </s>	51
at page	-10
at page <number>	-10
at row	-8
at row <number>	-8
at school	-31
at school ,	-11
at school </s>	13
at sew	31
at slide	-13
at slide <number>	-13
at some	-6
at st	5
at st <name>	5
at step	-28
at step <number>	-28
at table	-12
at table <number>	-12
at that	-72
at the	38
at the <day>	35
at the <kin>	-53
at the <name>	89
at the airport	-15
at the bakery	35
at the bank	11
at the bottom	8
at the brewery	-15
at the bus	-8
at the care	29
at the church	12
at the college	9
at the community	7
at the counter	-9
at the depot	7
at the door	-64
at the end	-28
at the fete	11
at the firm	10
at the food	6
at the gate	-25
at the hospice	18
at the library	19
at the lido	8
at the market	9
at the mill	22
at the moment	-30
at the new	-10
at the next	-7
at the nursery	13
at the office	-55
at the paper	7
at the parcel	14
at the parish	9
at the party	-6
at the pool	-10
at the port	8
at the post	-10
at the prison	9
at the restaurant	-15
at the salon	5
at the same	16
at the shop	-29
at the sight	7
at the stall	10
at the station	-8
at the table	-12
at the third	-7
at the till	-45
at the top	-20
at the tram	9
at the wed	-10
at their	7
at their <kin>	7
at this	-51
at this for	-9
at this level	-4
at uni	8
at university	-13
at work	74
at work ,	28
at work </s>	18
at work is	9
at your	-16
attach	-18
attach </s>	-6
attachment	-10
attack	10
attempt	-21
attempt </s>	-4
attention	-13
attention to	-13
attic	6
attic is	8
audio	-24
audio </s>	4
audio stutter	-27
audiobook	18
audit	22
audit us	9
autism	29
autism spectrum	13
autistic	19
autistic ,	7
autistic and	7
autocorrect	-19
automatic	4
autumn	159
autumn ,	55
autumn </s>	104
average	-4
avocado	25
avoid	81
avoid sunlight	7
awake	-29
away	-38
away ,	6
away </s>	-49
away from	-9
awful	-52
awful ,	-11
awful </s>	-15
axis	-7
azure	7
b	-23
b </s>	-14
back	-126
back 's	-9
back ,	-17
back </s>	75
back at	-47
back at <number>	-13
back at my	-12
back by	-39
back by <number>	-16
back for	7
back from	-25
back from the	-26
back home	-6
back hurt	-25
back in	-97
back in <name>	6
back in <number>	-73
back in a	-23
back in the	10
back is	28
back now	-9
back now </s>	-9
back of	7
back of the	7
back on	-19
back on <day>	-10
back right	13
back then	-10
back then </s>	-10
back to <name>	18
back to the	-25
back up	7
back when	7
back when i	7
backend <kin>	-24
backend <kin> at	-24
backend is	21
backup	-59
backup ,	-21
backup , <number>	-21
backup </s>	-23
backup go	13
backup go to	13
backward	-20
backward </s>	-14
bad	40
bad ,	19
bad , i	4
bad </s>	-34
bad back	30
bad hip	32
bad hip </s>	28
bad i	12
bad knee	29
bad knee </s>	29
bad line	-13
bad line </s>	-4
bad with	17
badge	-11
badly	-33
badly ,	-21
badly </s>	-16
badly allergic	6
badly and	10
badly but	-10
badly but the	-10
bag	-33
bag </s>	17
bag of	-20
bag there	-5
bag there 's	-5
bagpipe	-12
bake	51
bakery	-23
bakery 's	18
bakery ,	10
bakery </s>	48
bakery and	-5
bakery are	4
bakery for	-19
bakery have	-4
bakery have <number>	-4
bakery in	-33
bakery near	-41
bakery on	-15
bakery on <name>	-15
bakery start	13
bakery to	12
bakery to <name>	12
bakkie	-13
balance	20
balance is	20
balcony	-12
balcony ,	12
balcony </s>	-34
baler	-6
baler </s>	-6
ball	-23
ballet	40
ballet until	42
ballroom	6
ban	40
ban at	9
ban from	9
ban in	32
ban in our	10
ban phone	-5
ban phone </s>	-6
banana	10
band	72
band 's	-17
band ,	-5
band , <number>	-14
band </s>	47
band <number>	6
band can	21
band can tour	21
band on	-11
band on the	-11
band pay	-13
band rehearse	5
band rehearse in	5
band was	-8
bank	77
bank 's	-24
bank ,	-6
bank </s>	23
bank <kin>	-7
bank in <name>	-25
bank in <number>	26
bank is	-10
bank on	6
bank on <day>	5
bank to	19
bank turn	31
bank where	6
bank where i	6
bank with	23
bank with a	14
bankrupt	5
bankrupt in	5
bankrupt in <number>	5
bankruptcy	11
banner	-15
banner ,	-8
bar	-101
bar ,	-32
bar </s>	-40
bar and	-5
bar at	6
bar exam	13
bar exam in	13
bar in	23
bar in <name>	14
bar mitzvah	7
bar twice	15
bar twice and	15
barbershop	19
barely	27
bark	-64
bark </s>	-19
bark at	-31
bark at the	-31
bark through	-14
bark through my	-14
barley	7
barn	25
barn </s>	22
base	19
base ,	12
base </s>	-11
base in	15
base in <name>	15
basement	10
basement ,	11
basement , no	26
basically	11
bass	31
bass in	22
bass in a	11
bass in the	12
bat	10
bath	-15
bath </s>	13
bathroom	45
battery	-73
battery </s>	-41
battery die	-13
battery in	7
battery in the	7
battery is	-10
battery run	-14
battery run out	-14
bc	9
be	169
be </s>	11
be <number> ,	-18
be <number> </s>	-5
be a	76
be a <kin>	31
be a button	-4
be a long	-11
be a monk	13
be a nun	18
be a postie	9
be able	5
be able to	5
be ask	35
be at	8
be at this	-11
be back	-29
be back in	-20
be bother	-15
be call	44
be call <name>	25
be call by	21
be crawl	-33
be deaf	15
be deaf since	15
be do	-6
be everywhere	-10
be fine	-13
be for	11
be from	7
be get	14
be gluten	4
be gluten free	4
be here	-29
be here since	-29
be hum	-16
be in	-9
be in <name>	-12
be in bed	-4
be in our	7
be in the	-6
be late	13
be late </s>	13
be learn	7
be leave	15
be leave </s>	-13
be leave alone	14
be like	22
be like that	22
be live in	-7
be mine	18
be mine since	18
be move	-5
be my	24
be my <kin>	11
be off	-6
be on	-47
be on a	5
be on hold	-60
be on the	5
be ours	17
be ours since	8
be out of	11
be quick	-50
be quick </s>	-41
be rain	-14
be read	8
be red	-7
be self-employed	21
be shorter	-8
be shorter </s>	-8
be so	-19
be sober	14
be sober <number>	8
be sober since	6
be sore	22
be sore when	22
be stare	-27
be stare at	-27
be teach	13
be the	-6
be the <kin>	8
be the killer	-10
be the only	5
be there	-5
be there </s>	-9
be there by	15
be think	-6
be through	7
be to	27
be together	7
be too	4
be try	-11
be try to	-11
be up	-20
be vegan since	18
be wait	-22
be wait on	-16
be weigh	15
be weigh and	15
be what	20
be with	39
be with her	11
be with the	25
be work	12
be write	7
be wrong	-21
be wrong </s>	-21
bea	5
bean	-5
bean ,	-4
bear	144
bear ,	28
bear </s>	82
bear at	12
bear at <number>	12
bear in	-20
bear in <name>	9
bear in <number>	-29
bear with	16
bear with <number>	16
beat	-123
beat me	-13
beat on	8
beat the	-7
beat the hare	-7
beatriz	-9
beatriz ,	-10
because	-41
because <kin>	-16
because <kin> 's	-6
because <kin> <name>	-5
because <month>	-7
because <month> and	-7
because <name>	39
because <name> 's	17
because <name> have	15
because a	-30
because both	-8
because both my	-8
because i	6
because i 'm	15
because i buy	-5
because i forget	-30
because i have	-12
because i lose	5
because i only	7
because i panic	5
because i stammer	16
because in	5
because my	-4
because my <kin>	6
because my <name>	4
because my hand	13
because my savings	17
because nobody	-7
because of	15
because of <kin>	-12
because of <name>	9
because of my	47
because of the	-46
because our	-46
because our <kin>	-7
because that	10
because that 's	10
because the	-34
because the family	-8
because the hybrid	8
because the strike	10
because we	22
because we 're	9
because we <kin>	5
because we put	-9
become	29
become <name>	-19
become <name> in	-19
become a	52
become a <kin>	39
become bad	8
become just	-15
become just <kin>	-15
bed	14
bed ,	-19
bed </s>	58
bed in	-8
bed now	-9
bedroom	18
bedroom </s>	21
bedtime	4
bee	-21
bee ,	11
bee , <number>	11
bee and	-6
bee behind	28
bee behind the	28
bee on	9
bee on the	9
beekeeping	30
beep	-40
beep </s>	-17
beep in	-15
beer	-23
beer ,	-8
before	172
before </s>	-11
before <month>	4
before <name>	5
before <number>	26
before <number> </s>	13
before <number> day	-10
before <number> for	5
before <number> is	14
before anyone	9
before breakfast	-9
before breakfast </s>	-5
before breakfast i	-4
before dawn	18
before i	51
before i 'm	15
before i could	-5
before i see	6
before i turn	19
before i was	11
before lunch	-44
before lunch </s>	-46
before my	-23
before noon	13
before noon </s>	6
before tax	24
before tax </s>	23
before the	14
before the <kin>	-16
before the call	-9
before they	14
before work	21
before work ,	13
before work </s>	4
before work i	4
beg	-10
begin	-46
begin </s>	6
begin in	9
beginner	26
beginner </s>	-17
beginner at	31
beginner at sew	31
behind	-7
behind </s>	-30
behind a	-49
behind a tractor	-12
behind main	-8
behind me	-23
behind our	9
behind the	88
behind the barn	6
behind the chapel	14
behind the garage	6
behind the house	16
behind the shed	42
believe	-36
believe in	20
believe it	-24
believe it 's	-25
believe it </s>	-7
believe it or	8
bell	8
bell ,	6
belong	27
belong to	35
belong to my	21
belong to the	29
below	12
below </s>	-8
below is	-18
below the	53
below the third	5
belt	73
bench	14
bend	20
bengali	-10
bengali new	-10
bengali new year	-10
beside	6
best	-24
best </s>	-9
best <kin>	56
best <kin> ,	11
best <kin> <name>	13
best <kin> in	-6
best <number>	-8
best part	-6
bet	47
bet </s>	20
bet you	-11
beta	-15
better	-121
better </s>	-22
better for	17
better for me	14
better than	-58
better than my	6
better than the	-15
between	-35
between <name>	5
between <name> and	5
between <number>	-23
between <number> and	-17
between noon	9
between noon and	9
between the	-7
between the <number>	-7
beyond	35
bid </s>	12
bide	6
big	80
big <name>	-37
big at	27
big fan	-8
big fan of	-8
big on	-7
bigger	-38
bigger than	-13
biggest	21
biggest <kin>	18
biggest <kin> is	13
bike	44
bike 's	-13
bike ,	20
bike </s>	20
bike get	21
bike have	-12
bike in	-16
bike repair	5
bilingual	-24
bilingual ,	-17
bilingual , <name>	-17
bill	76
bill ,	29
bill </s>	-8
bill by	15
bill by the	15
bill in	4
bill is	7
bill service	32
bin	-65
bin </s>	-18
bin and	-18
bin and the	-20
bin out	-11
bin out </s>	-8
bio	-50
bio </s>	-23
biology	22
biology in	5
biology in <name>	5
bipolar	-24
birch	5
birdwatching	23
birth	45
birth ,	15
birth </s>	17
birthday	59
birthday ,	22
birthday </s>	37
birthday card	-15
biscuit	-78
biscuit ,	-12
biscuit </s>	-10
biscuit tin	-23
bite	-192
bite ,	-7
bite about	-7
bite flat	-5
bite is	-15
bite of	-42
bite of a	-6
bite of the	-21
bite stiff	-5
black	6
black ,	7
black </s>	-11
black <day>	-27
black and	22
black and white	16
black belt	27
blackwork	33
blank	-113
blank </s>	-40
blank page	-32
blank page when	-17
blast	-11
blast </s>	-13
blast music	-22
bless	-13
blind	-26
blind <kin>	-8
blink	-31
bliss	-19
bliss </s>	-19
block	-70
block </s>	-5
block of	10
block of text	10
block our	-25
block the	-11
blog	-10
bloke	-15
blood	-37
blood ,	-4
blood </s>	10
blood every	-12
blood every <number>	-14
blood pressure	10
blood pressure run	4
blood test	-30
blood type	15
blood type is	15
blow	-33
blue	-47
blue ,	-10
blue </s>	-33
blue <name>	-20
blue <name> ,	-12
blue <number>	-12
blue folder	14
blue folder on	14
blue glove	5
blue shirt	-22
blunt	56
blunt </s>	21
blunt version	35
blur	-7
blurry	-50
blurry </s>	-41
board	17
board ,	6
board meet	-4
board of	10
board of a	10
boat	108
boat 's	8
boat 's moor	16
boat ,	11
boat </s>	42
boat are	6
boat are what	6
boat in	5
boat is	30
boat with	-8
body	-29
boil	-99
boil at	-35
boil over	-36
boil over ,	-23
boiler	40
boiler 's	14
boiler for	-13
boiler is	20
bold	-9
bone	-6
book	33
book </s>	40
book a	7
book a year	7
book anything	4
book anything before	4
book at	-10
book at a	-10
book club	9
book for	33
book for our	4
book for spring	4
book for the	18
book in	-32
book myself	8
book say	-20
book say the	-19
book the	-21
bookbinding	-10
booking	25
bookkeeping	-6
bookshop	-16
boot	-67
boot </s>	-11
border	24
bore	-107
bore ,	-34
bore </s>	-31
bore in	-14
bore me stiff	5
borrow	-28
borrow from	11
bot	-36
bot </s>	-33
both	58
both </s>	-38
both <kin>	23
both <kin> are	22
both ear	39
both ear </s>	28
both eye	19
both hand	8
both hip	13
both in	8
both in <name>	10
both my	-13
both my link	-12
both of	10
both side	-27
both side </s>	-27
bother me	16
bother with	-7
bottle	-11
bottom	43
bottom leave	12
bottom leave </s>	12
bouldering	28
bouldering grade	17
bounce	-8
bouzouki	11
bow	16
bowl	15
bowl </s>	-5
bowl club	6
bowl club ,	6
box	-46
box ,	-10
box </s>	18
box <number>	-16
box is what	10
brace	32
brace go	4
brace go on	4
bracket	-71
bracket </s>	-31
braille	12
brain	-25
brain is	-7
brain is mush	-4
branch	45
branch ,	-7
branch </s>	-14
branch after	14
branch and	-5
branch and now	-5
branch in	32
branch in <name>	9
branch is	-11
branch is behind	-8
brass	14
brass band	20
brass band </s>	18
brb	-42
brb </s>	-25
breach	11
bread	-53
bread 's	-16
bread 's in	-10
bread </s>	-28
bread and	7
bread and butter	7
bread for	9
bread is	-12
break	-64
break ,	-38
break </s>	-21
break <number>	4
break in	-9
break it	-6
break it </s>	-4
break my	23
break the	-8
break the build	-6
break the layout	-5
break up	14
breakfast	-72
breakfast ,	-18
breakfast </s>	-26
breakfast and	-9
breakfast i	-4
breast cancer ,	10
breath	-7
breathe	-14
breed	5
breed <kin>	11
breed <kin> in	8
breed <name>	7
breed <name> <kin>	7
brew	6
brewery ,	6
brewery </s>	-14
bridal	8
bride	8
bridge	16
bridge </s>	-16
brief	-8
brigade	55
brigade ,	13
brigade , volunteer	13
brigade in	6
brilliant	-25
brilliant </s>	-14
bring	15
bring donut	-14
bring my	-25
bring my own	-5
bring us	29
brinjal	7
british	12
broadband	28
browser	-56
browser ,	-11
bruna	-4
bruna the	-4
bruna the <kin>	-4
brush	-8
brush them	-8
brutal	-9
brutal </s>	-9
btw ,	4
btw </s>	-23
btw get	14
btw i	30
btw i 'm	22
btw my	10
btw some	-9
btw some <kin>	-9
btw the	-15
btw the <kin>	-8
bucket	-18
bucket ,	-11
budget	41
budget </s>	-4
budget for	49
budget for grocery	13
budget for the	42
budget is	-16
budget is <number>	-6
buffer	-16
buffer </s>	-16
bug	-48
bug </s>	-26
bug in	-9
bug in my	-7
build	210
build ,	-4
build </s>	41
build a	11
build break	-7
build have	12
build in <name>	-9
build in <number>	11
build is	-8
build it	17
build it now	-4
build the	13
build up	9
build with	18
build with <name>	13
building	18
bullet	121
bullet </s>	-40
bullet point	155
bullet point </s>	56
bullet point in	15
bullet point please	14
bullet point than	32
bump	-18
bumper	-22
bungalow	11
bungalow in	6
bungalow in <name>	6
bureau	52
burger	-22
burgle	22
burgle twice	22
burn	-118
burn ,	-30
burn from	-7
burn from the	-6
burn my	-11
burn my tongue	-11
burn the	-52
burn the toast	-11
burnout	31
burnout </s>	22
bury	18
bury ,	-5
bury in	9
bury in <name>	9
bus	-14
bus </s>	48
bus in	-9
bus in <name>	-10
bus is	-24
bus is <number>	-11
bus is late	-8
bus just	-5
bus now	-9
bus now ,	-9
bus stop	-8
busiest	17
busiest month	8
busiest month is	8
business	45
business ,	16
business <kin>	22
business <kin> ,	7
business <kin> in	10
business in	5
business is	6
busk	12
bust	9
busy	-4
but	27
but <kin> <name>	-5
but <kin> will	7
but <name>	16
but <name> 's	-23
but <name> </s>	12
but <name> and	-8
but <name> can	7
but <name> is	11
but <name> pass	10
but <number>	-16
but black	-6
but grow	-5
but grow up	-5
but i	50
but i have	8
but i still	9
but it	-14
but its	-6
but keen	11
but me	9
but me </s>	4
but never	29
but never practise	13
but no	-34
but nobody	-12
but not	-21
but not in	-40
but not rent	5
but not write	17
but only	-10
but our	-25
but our house	-19
but red	6
but sew	13
but speak	33
but speak is	33
but the	-27
but the <kin>	-15
but the flat	-10
but this	-4
but we	13
butter	-22
button	-73
button </s>	-7
button for	-20
button here	-5
button is	-4
buy	7
buy a	25
buy a dress	-5
buy a plot	4
buy bread	-21
buy bread ,	-8
buy by	-11
buy in	17
buy in <name>	6
buy it	13
buy milk	-63
buy milk </s>	-30
buy milk and	-9
buy milk on	-15
buy new	12
buy second-hand	8
buy secondhand	16
buy the	30
buzz	-27
by	309
by <day>	22
by <day> </s>	18
by <month>	12
by <month> </s>	8
by <name>	90
by <name> ,	9
by <name> </s>	34
by <name> <name>	14
by <number>	-30
by <number> ,	-57
by <number> </s>	32
by <number> in	24
by <number> percent	-5
by <number> today	-4
by a	-75
by a <kin>	-9
by a <name>	-7
by about	-6
by about <number>	-6
by accident	-84
by accident ,	-22
by accident </s>	-44
by accident a	-4
by an	-7
by autumn	9
by autumn </s>	9
by bike	9
by bike ,	7
by birth	15
by birth ,	15
by choice	46
by choice </s>	48
by date	9
by date </s>	-11
by day	11
by day ,	4
by day </s>	8
by default	-20
by ear	39
by ear </s>	39
by ferry	27
by ferry to	5
by half	-32
by half past	-14
by hand ,	8
by hand </s>	-11
by his	-8
by itself	-6
by lunch	-14
by me	53
by me ,	15
by me and	15
by me in	19
by mistake	-30
by mistake ,	-13
by mistake </s>	-12
by my	91
by my <kin>	44
by my surname	16
by next	41
by next summer	19
by night	4
by night </s>	4
by noon	-46
by noon ,	-20
by noon </s>	-25
by now	-7
by now </s>	4
by number	12
by number </s>	12
by phone	4
by phone </s>	4
by post	4
by summer	8
by that	-14
by the	43
by the <kin>	-19
by the <number>	13
by the age	-5
by the bank	-13
by the day	21
by the end	26
by the hour	4
by the kilo	-5
by the last	-6
by the metre	17
by the station	-13
by the way	-11
by the word	12
by then	-12
by this	-4
by tomorrow	-23
by tonight	-10
by tonight </s>	-10
by trade	44
by trade ,	21
by trade </s>	25
by train	54
by train </s>	54
by tram	11
by us	15
by whoever	12
bypass	33
cab	17
cabbage	-12
cabin	20
cabin in	6
cabin in <name>	6
cabinet	15
cable	-24
cable </s>	-10
cache	-34
cache ,	-10
cache </s>	-11
cafe	7
caffeine	16
caffeine kick	-9
caffeine kick in	-9
caffeine today	-7
café	-6
café </s>	9
cake	-72
cake ,	-7
cake </s>	14
cake for	-21
cake for <name>	-16
cake in	-31
cake in the	-13
calendar	-31
call	356
call , always	23
call , can	-4
call , hold	-7
call , so	-7
call </s>	11
call <name>	258
call <name> ,	55
call <name> </s>	143
call <name> <name>	20
call <name> and	40
call <name> in	-7
call <number>	-10
call a	-7
call and	-17
call are	23
call before	10
call by	21
call by my	21
call centre	12
call drop	-9
call every	38
call every <day>	7
call every third	17
call for	-9
call from	-4
call her <kin>	8
call her back	-10
call i	-12
call in	-11
call in <number>	-7
call it	-13
call it a	-6
call it that	17
call itself	-4
call keep	-5
call me	92
call me <kin>	18
call me <name>	88
call me by	9
call on	-18
call on <days>	-18
call so	-12
call the	-14
call the <kin>	-22
call the <name>	14
call the function	-10
call to	-13
call with	-13
caller at	6
calligraphy	9
calm	-11
camera	21
camp	-8
camp without	-16
camp without a	-16
camper	10
camper of	5
camper of my	5
campervan	14
campervan ,	6
campervan , <number>	12
campsite	9
can	-45
can </s>	-4
can <kin>	-29
can be	21
can call	17
can call it	17
can do	16
can do that	-14
can hear	-9
can i	-76
can i <kin>	-32
can it	20
can it be	20
can live	-31
can n't	36
can n't afford	-8
can n't be	18
can n't believe	-36
can n't change	21
can n't check	-13
can n't decide	-17
can n't deploy	-11
can n't do	19
can n't drive	39
can n't eat	-11
can n't edit	8
can n't enter	7
can n't find	-65
can n't focus	-29
can n't get	-7
can n't have	33
can n't hear	-38
can n't install	14
can n't kneel	35
can n't know	19
can n't leave	-5
can n't log	-4
can n't miss	27
can n't open	-26
can n't read	10
can n't scroll	-26
can n't see	-32
can n't sleep	-14
can n't stand	105
can n't swim	39
can n't take	-10
can n't talk	-23
can n't taste	13
can n't think	-23
can n't work	13
can never	-14
can not	4
can only	13
can play	6
can read	45
can read the	-4
can skip	14
can take	11
can tour	21
can wait	-18
can you	-19
can you believe	-8
cancel	-68
cancel ,	-27
cancel </s>	-17
cancel that	11
cancer	8
cancer ,	10
candidate	-14
candle	-7
candle </s>	-10
canteen	11
canteen ,	-7
canteen </s>	4
canteen is	15
canteen menu	-8
cap	36
cap </s>	-5
cap at	42
cap at <number>	21
cap is	8
cap is <number>	8
capital	-38
capital </s>	-8
capital of	-29
capital of <name>	-29
capo	26
capo on	26
capo on <number>	26
captcha	-15
caption	22
caption </s>	-8
caption on	-5
car	-44
car ,	-19
car , i	-4
car , no	-7
car , so	-11
car </s>	13
car and	5
car in	-5
car in the	-10
car park	-10
car park </s>	5
caravan	17
caravan in	-28
caravan in front	-28
caravan on	25
card	-94
card ,	-35
card </s>	-30
card after	28
card after the	28
card data	12
card fee	-15
card get	-18
card get decline	-18
card machine	-21
card reader	-5
care	91
care </s>	35
care home	48
care home </s>	29
care home in	18
career	35
cargo	34
cargo bike	34
carpentry	28
carpentry </s>	28
carpet	-15
carry	16
carry <number>	17
carry an	29
carry an epipen	19
carry on	-18
carry on </s>	-18
carry the	15
carsick	18
carsick we	18
cartoon	-23
cartoon is	-18
carve	7
case	-15
case in	17
case study	-15
cash	-16
cash </s>	8
cash flow	-15
cash only at	-12
cashew	-20
cashew </s>	-25
cast	-4
castle	-5
catalogue	8
cataract	38
cataract </s>	15
catch	-67
catch a	-24
catch the	-8
cater	29
cathedral	27
cathedral </s>	5
cathedral choir	16
cause	20
ceilidh	20
ceiling	8
ceiling </s>	-6
celebrate	15
celebrate birthday	20
celebrate birthday ,	20
celiac	-11
celiac ,	4
cell	-7
cell </s>	28
cell <name>	-24
cell <name> </s>	-21
cellar	57
cellar </s>	37
cellar of	4
cellar of our	4
cellist	9
cello in	4
cello is	11
cello part	-32
cello to	9
cent	4
cent </s>	-13
cent a	15
cent a word	15
center	-9
centre	95
centre </s>	42
centre in	5
centre in <name>	5
ceramics	17
ceremony	19
cert	9
cert ,	8
certificate	-15
certify	21
ch	-24
ch <number>	-24
ch <number> </s>	-24
chain	-30
chain </s>	-9
chair ,	-10
chair </s>	5
chair and	7
chair and all	7
chair by	-16
chair in	-16
chair in my	-20
chair of	18
chair of the	18
chair the	27
chale	4
change	-23
change ,	6
change </s>	-6
change it	8
change my	15
change that	-11
change the	-38
change the chair	-4
change to	9
change train	-14
chaos	-13
chapel	29
chapel ,	4
chapel </s>	18
chapter	-161
chapter ,	-13
chapter </s>	-20
chapter <number>	-103
chapter <number> </s>	-70
chapter <number> is	-18
character	-145
character ,	-56
character </s>	17
charge	77
charge <kin>	21
charge <kin> for	21
charge <number>	48
charge <number> an	19
charge <number> cent	15
charge of	44
charge the	-16
charger	-62
charger ,	-25
charity	-5
chart	-57
chart </s>	5
chart are	-8
chat	-76
chat </s>	-18
chat for	-5
chat have	-18
chatbot	-32
cheap	-11
cheap </s>	-8
cheap at	-21
cheap at the	-21
cheaper	12
cheaper </s>	12
check	-125
check </s>	-25
check again	-4
check again </s>	-4
check in	-37
check it	-19
check it please	-7
check my	-11
check the	-8
check the stave	6
checklist	21
checkout	-11
cheer	-63
cheer </s>	-28
cheerful	-7
cheese	25
cheese ,	26
cheese </s>	20
cheesy	-8
cheesy </s>	-8
chemical	25
chemical </s>	26
chemistry	44
chemistry ,	-5
chemistry </s>	15
chemistry at	5
chemistry to	14
chemo	27
chemo </s>	19
chess	-8
chess club	15
chess online	7
chess rate	14
chew	30
chew cable	9
childcare	13
childhood	22
childhood </s>	17
chile	40
chile </s>	12
chill	-28
chin	23
chipper	-9
chippy	6
chocolate	-5
chocolate give	5
choice	69
choice ,	10
choice </s>	63
choice there	-4
choice there </s>	-4
choir	58
choir 's	8
choir ,	21
choir </s>	34
choir i	23
choir is	-7
choir school	-10
choir school pay	-10
choir sing	-22
choir sing only	-17
cholesterol	18
choose	-10
chop	-48
chop the	-28
chore	13
christma </s>	-4
chrome	-21
chrome </s>	-16
church	147
church ,	21
church </s>	55
church hall	5
church in	9
church is	5
cigarette	28
cilantro	-20
cinema	-22
circle	-12
circus	-17
circus ,	-13
citizenship	61
citizenship come	20
citizenship come through	20
citizenship exam	23
citizenship exam on	9
citizenship in	8
citizenship test	21
citizenship test is	9
city	5
city ,	-10
city , <name>	-7
claim	-4
claim </s>	-27
clamp	10
clan	28
class	44
class ,	14
class </s>	22
class <kin>	8
class <number>	6
class call	-8
class have	4
class have <number>	4
class in	6
class inherit	-5
class is	-23
classroom	8
clause	-63
clause ,	-14
clause </s>	-17
clay	81
clay ,	-12
clay </s>	32
clay soil	44
clay soil ,	13
clay soil </s>	30
clean	-10
clean </s>	40
clean office </s>	7
clean office <number>	9
clean since	-5
clean the	-13
clear	42
clear now	5
clear the	18
clear the cache	-10
clerk	5
clerk at	15
clerk at the	15
click	-115
click ,	-5
click i	-15
click on	-31
click save	-13
click the	-8
climate	14
climb	15
climb </s>	-12
climb <number>	12
climb is	-8
climb is how	-8
clinic	21
clinic ,	-12
clinic </s>	12
clinic i	21
clinic in	4
clinic in <name>	10
clinic let	-4
clip	-81
clip ,	-6
clip </s>	-27
clock	16
clock ,	6
clock </s>	9
clock is	-25
clone	7
close	-35
close ,	-7
close </s>	-22
close <day>	-11
close <days>	7
close and	5
close at	-6
close at <number>	-8
close early	-16
close for	14
close for the	8
close in	-49
close in <number>	-51
close my	21
close on	11
close the	28
close the <name>	11
close the shop	-5
close the window	-9
close to	4
close up	16
closest	14
cloth	-8
clothe	22
clothe ,	10
clothe </s>	13
cloud	51
cloud tool	27
cloud tool ,	18
club	118
club 's	7
club ,	25
club </s>	16
club at	11
club at the	5
club in	8
club meet	11
club meet at	4
club treasurer	14
club treasurer since	6
clue	-26
clue </s>	-13
cluster	27
clutch	16
cm	47
co-housing	-9
co-housing project	-9
co-housing project in	-9
co-op	16
co-op </s>	10
co-op pay	-18
co-own	17
co-own the	17
coast	28
coat	-24
cochlear	-10
cochlear implant	-10
code	134
code ,	28
code , please	15
code </s>	-7
code <number>	-15
code <number> </s>	-13
code and	20
code at	23
code at <number>	25
code expire	-9
code in	22
code is	-5
code on	28
code review	32
codebase	8
coeliac	22
coeliac ,	-18
coeliac </s>	30
coeliac disease	-8
coeliac in	7
coeliac in <number>	7
coeliac so	6
coffee	-173
coffee 's	-21
coffee 's go	-10
coffee ,	-40
coffee </s>	-36
coffee a	-8
coffee a day	-8
coffee black	10
coffee first	-24
coffee i	20
coffee in	-4
coffee is	-29
coffee is cold	-17
coffee over	-11
coffee right	-4
coffee right now	-4
coffin	-8
coffin and	-8
coffin and nobody	-8
coin	-16
cold	-108
cold ,	-51
cold </s>	-58
cold today	-18
cold today ,	-13
cold today </s>	-5
cold while	-7
collarbone	20
collect	86
collect fountain	24
collect fountain pen	24
collect old	7
collect only	5
collect only the	5
collect stamp	23
collect stamp from	23
collect the	-6
collector	14
collector get	-6
college	74
college </s>	77
college on	-11
college on <days>	-11
colliery	32
color	-13
colour	-18
colour ,	4
colour look	-7
colour look off	-7
colour-blind	80
colour-blind (	17
colour-blind ,	43
colour-blind , red-and-green	21
colourblind	47
colourblind ,	45
colourblind , red-and-green	30
column	-74
column ,	-4
column </s>	-28
column <name>	-12
column are	21
column is	-8
column please	-19
column please </s>	-19
come	-19
come ,	-17
come </s>	-9
come <days>	11
come <month>	7
come <month> </s>	7
come <number>	-4
come along	31
come and	-10
come at	33
come at <number>	21
come back	-7
come back </s>	-15
come back right	13
come by	-11
come every second	7
come from	51
come from <name>	10
come from <number>	17
come from a	9
come from my	11
come home	-11
come in	-59
come in </s>	-10
come in <number>	-6
come in summer	11
come last	8
come off	51
come on	-22
come on ,	-26
come on <days>	6
come out	-55
come out </s>	-14
come out blank	-18
come out blurry	-7
come out too	-7
come through	44
come through </s>	35
come to	43
come to <name>	18
come to the	30
come to us	11
come today	-5
come up	-31
come up blank	-15
come up in	-14
come with	-26
come with <number>	-25
come with a	-6
come with it	-10
come without	-12
comic	-13
comic </s>	-7
comma	-53
comma </s>	-16
comma and	-9
command	53
command </s>	24
comment ,	8
comment </s>	8
comment in	7
comment on	-4
commission	-22
commission </s>	-14
commission only	-8
commission only ,	-8
commit	-5
commit </s>	-7
commit message	9
committee	17
committee </s>	6
community	25
community centre	7
commute	144
commute 's	24
commute by	25
commute by ferry	16
commute is	54
commute is <number>	36
commute to	28
company	125
company 's	13
company ,	-16
company </s>	18
company at	-4
company car	10
company car go	10
company card	10
company go	5
company in	-12
company in <name>	4
company in the	-16
company is	7
company is <number>	7
company laptop	21
company laptop is	21
compare	-11
compare </s>	-8
competitor	-5
compile	-40
compile </s>	-11
complain	-21
complain about	-21
component	-11
computer	9
computer </s>	9
concern	-15
conclusion	11
condition	7
condition </s>	-21
conference	6
config	8
confirm	17
conflict	-14
confuse	-47
confuse ,	-7
confuse , so	-7
confuse </s>	-10
confuse by	-5
confuse by the	-5
confuse me	-7
connection	-32
conservatory	22
conservatory in	5
conservatory in <name>	17
console	17
console </s>	5
constructor	-7
constructor </s>	-7
consult	9
consult </s>	9
contact	4
contact </s>	11
container	-27
container </s>	-23
contest	-8
contest in	-8
continue	-32
continue </s>	-21
contract	148
contract </s>	48
contract at	11
contract end	11
contract end in	6
contract in	21
contract with	28
contract with the	16
controller	34
convert	-7
convert the	-7
convert these	-34
convert this	-8
convert to	20
convert to <name>	20
cook	-29
cook ,	31
cook for	-15
cook for <number>	-16
cook pasta	-11
cook pasta </s>	-11
cook the	-8
cookbook	33
cooperative	36
cooperative </s>	13
cooperative bank	-13
copper	10
copper </s>	8
copy	5
copy </s>	21
copy and	-13
copy of	-22
copy of the	-17
copy paste	-5
copy the	-5
coriander	61
coriander ,	25
coriander , taste	14
coriander or	7
cork	-25
cornbread	5
corner	-31
corner shop	-24
corolla	31
correct	-36
correct </s>	-34
correct my	23
correct my <name>	17
correct the	-6
correct this	-17
corridor	-8
corridor wait	-8
corridor wait for	-8
corrupt	-5
corrupt </s>	-5
cost	-103
cost </s>	8
cost <number>	-39
cost a	-24
cost a fortune	-24
cost me <number>	-13
cost us	5
cost what	-32
cottage	32
cottage ,	12
cottage in	4
cottage in <name>	5
couch	-22
cough	11
could	-141
could eat	26
could i	-9
could i eat	-9
could murder	-18
could murder a	-18
could n't	-18
could n't see	-8
could sleep	-13
could use	-36
could use a	-7
could you	-23
could you make	5
council	175
council ,	10
council </s>	44
council and	17
council house	8
council in	22
council meet	-22
council will	26
council will n't	26
count	36
count <number>	14
count in	12
count the	-5
counter	-11
counter </s>	-11
country	20
country </s>	-9
country before	4
country before i	9
country before the	-11
county	33
couple	-48
couple of year	8
course	15
course </s>	-4
court	39
court <kin>	14
cover	-42
cover </s>	-20
cover <number>	-5
cover <number> valley	-8
cover a	10
cover a night	10
cover for	-17
cover for me	-22
cover letter	-23
cover letter for	-11
cover my	4
cover the	7
covid	73
covid </s>	51
covid in	10
covid in <number>	13
cpu	-15
cracker	-6
cracker </s>	-6
cramp	-11
crane	30
crash	6
crash </s>	32
crash in	7
crash in <number>	10
crash on	-12
crawl	-33
crazy	-84
crazy </s>	-19
cream	-26
credit	11
credit ,	-10
credit </s>	-37
credit card	36
credit card after	28
credit union	25
credit union ,	14
credit union </s>	6
crew	-8
cricket	-11
cricket on	7
cricket umpire	-10
crime	21
crime novel	25
crime novel ,	6
criminology	-4
crisp	-30
crisp </s>	-9
croatian	-11
cron	-16
crook	-6
crook </s>	-6
crop	-24
crop it	-5
crop it </s>	-5
cross	9
crossword	-50
crossword </s>	-23
crow	68
crow </s>	4
crow <number>	-6
crow <number> day	-6
crow is	-13
crow just	-16
crow speak	17
crow work	5
crowd	-21
crown	9
cruciate	27
cruise	31
cry	-44
cry ,	-12
cry </s>	-23
crypto	11
crypto mostly	11
css	-8
cultural	19
cup	-50
cup ,	12
cup </s>	-16
cup of	-30
cup of flour	-24
curious	-28
curl	-11
curl team	-11
current	6
currently	5
currently number	5
currently number <number>	5
curry	-35
curry </s>	-20
curse	9
curse </s>	9
cursor	-24
cursor is	-5
custody	44
custody ,	7
custody :	8
custody : the	8
custody in	17
custody of	5
custom	-7
cut	-173
cut <number>	-8
cut <number> word	-8
cut and	-12
cut from	7
cut hair	5
cut is	14
cut it	-18
cut it </s>	-11
cut my	-20
cut my finger	-25
cut my hour	5
cut off	-38
cut off </s>	-7
cut off at	-25
cut our	-28
cut out	-28
cut out </s>	-13
cut short	-6
cut the	-28
cv	24
cycle	79
cycle ,	14
cycle everywhere	56
cycle everywhere </s>	48
cystic	10
cystic fibrosis	10
cystic fibrosis </s>	10
d	-5
d&d	11
daft	6
dahlia are	-6
daily	130
daily ,	24
daily </s>	85
dairy	8
dairy <kin>	9
dairy <kin> ,	5
dairy farm	-19
dairy for	6
dairy herd	12
dairy in <name>	5
damp	11
dan	32
dan is	-11
dance ,	4
dance in	-14
dance school	-10
dance school rent	-10
dark	-42
dark ,	-5
dark </s>	-15
dark for	-9
dark mode ,	-9
dart	21
dashboard	15
data	12
data ,	-32
data , <number>	-20
data </s>	-23
data centre	20
database	7
database </s>	-8
dataframe	-15
dataframe with	-11
dataframe with <number>	-11
dataset	-8
date	-89
date 's	-11
date 's the	-11
date ,	23
date </s>	-51
date are	-9
date from	-14
date from <number>	12
date in	-7
date is	11
dawn	24
dawn ,	33
day	138
day ,	11
day , <kin>	16
day , <name>	5
day , <number>	19
day , not	13
day </s>	54
day <name>	45
day <name> was	45
day <number> </s>	-12
day after	9
day and still	-5
day are	9
day before	8
day before </s>	8
day for	8
day i	20
day in	-8
day in my	-10
day is	37
day is <number>	11
day job	7
day of	-5
day of my	9
day on	-31
day on average	-31
day to	-17
day to recover	13
day today	-18
day today ,	-7
day week	9
day week </s>	9
db	8
dbt	35
deacon	-5
dead	-59
dead </s>	-64
dead for	23
deadline	-21
deadline ,	5
deadline </s>	-10
deadline for	13
deadline in	-9
deadline is	-20
deadline is tight	-9
deaf	60
deaf ,	4
deaf </s>	18
deaf and	4
deaf in	63
deaf in <number>	8
deaf in my	18
deaf in the	30
deaf since	22
deaf since the	22
deaf to	-21
deal	18
deal </s>	17
deal with	6
dear	-21
debate	-24
debt	72
debt collector	-6
debt collector get	-6
debt free	17
debt leave	22
debt leave </s>	22
debt of	-13
debug	-12
debug this	-4
decade	57
decade </s>	58
decaf	18
decent	7
decide on the	16
decide to	-9
decide to stop	10
decision </s>	6
deck	-21
deck ,	-8
deck in	-9
decline	-22
deed	-5
deep	20
deep water	14
deep water </s>	14
default	-23
default in	-6
degeneration	13
degeneration </s>	13
degree	60
degree </s>	-11
degree at	11
degree in	-5
delay	-32
delay ,	-14
delay </s>	-5
delay <number>	-13
delete	-57
delete </s>	-5
delete it	-5
delete it </s>	-5
delete the	-4
deliver	-9
delivery	97
delivery bike	9
delivery come	16
delivery have	30
delivery have to	30
delta	9
delta </s>	9
delve	13
dem	-17
dementia	64
dementia ,	11
dementia </s>	19
demo	-55
demo ,	-12
demo </s>	-22
demo is	-6
dental	5
dental <kin>	-9
dental <kin> </s>	14
dental practice	8
dentistry	5
deny	-4
department	26
depend on	9
deploy	-47
deploy ,	-4
deploy </s>	-24
deploy <days>	9
deploy go	-6
deploy it	-6
deploy on	-7
deploy on <days>	-7
deploy twice	-4
deploy twice with	-4
deposit	49
deposit for	15
deposit in	5
deposit on	15
deposit on a	15
depot	42
depot ,	5
depot </s>	37
depot is	5
depression	-10
depression run	-10
depression run in	-10
deputy	46
deputy head	41
deputy head at	9
derby	-8
descend	-19
design	20
desk	75
desk </s>	15
desk again	-13
desk again </s>	-13
desk at	34
desk at a	16
desk in	11
desk is	8
despite	-6
detection	31
dev	18
dey	-29
dey speak	-13
diabetes	25
diabetes </s>	24
diabetic ,	-18
diabetic , <number>	-23
diabetic , so	4
diabetic </s>	5
diagnose at	12
diagnose at <number>	12
diagnose in	-12
diagnose the	-6
diagnose the fault	-6
diagnose with	15
diagnose with type	7
diagnosis	12
diagnosis </s>	12
diagram	-43
diagram ,	-8
dial-up	5
dial-up speed	5
dialog	-12
dialogue	-33
dialogue </s>	-16
dialysis	72
dialysis </s>	30
dialysis is	4
dialysis is on	4
dialysis unit	28
dialysis unit in	15
diamond	4
diary </s>	15
dict	-5
dict </s>	-5
dictate	37
dictate everything	22
dictation	9
die	-43
die ,	20
die </s>	-9
die again	-6
die again </s>	-6
die at	-23
die in <number>	5
diesel	29
diesel </s>	18
diff	-10
diff </s>	-7
differ	-46
difference	-41
difference </s>	-28
different	-28
different </s>	-12
dig	57
dig 's	16
dig the	41
dig the allotment	41
digger	17
digit	-10
digital	14
dim	-9
dimitri	10
dimitri have	10
dimitri have go	10
dinnae	5
dinner	-79
dinner 's	-18
dinner ,	-10
dinner </s>	-41
dinner for	29
dinner is	-7
dinner tonight	-27
dinner tonight </s>	-10
dinosaur	-9
dinosaur </s>	-10
dip	-6
dip each	-4
dip each <month>	-4
diploma	35
diploma i	14
disability	8
disagree	-8
disagree </s>	-8
disc	15
disclaimer	18
dish	-28
dish ,	10
dish </s>	-8
dishwasher	-4
disk	-18
disk </s>	-6
disorder	33
disorder </s>	17
disorder in	17
disorder in my	17
display	4
display </s>	-6
display in	12
display in local	12
dissertation	19
distance	45
distract	-16
district	25
div	-11
div </s>	-7
dive	13
division	-6
division ,	-7
divorce	92
divorce ,	14
divorce , the	13
divorce </s>	15
divorce i	15
divorce i have	13
dizzy	-11
dj	5
dj name	25
dj name </s>	25
do	16
do ,	-36
do , both	11
do , i	-9
do , mostly	9
do </s>	-73
do <name>	-71
do <number>	37
do <number> minute	14
do <number> year	6
do a	35
do a full	20
do a quick	-8
do a weld	4
do all	41
do all my	8
do all the	15
do already	18
do already ,	23
do an	10
do by	45
do by <number>	23
do by my	8
do by the	4
do eat	16
do eat mussel	16
do everything	13
do everything by	4
do for	-10
do for today	-12
do hair	11
do her	18
do his	5
do i	-121
do i get	12
do i make	-7
do i miss	-13
do i put	-10
do in	5
do in <name>	-10
do it	-16
do it </s>	-5
do its	-29
do ladder	15
do laundry	11
do laundry on	11
do marry	-23
do me	-39
do morning	17
do morning ,	17
do my	29
do my own	-7
do n't	70
do n't </s>	5
do n't ask	33
do n't believe	10
do n't care	-13
do n't celebrate	16
do n't do	14
do n't drink	37
do n't drive	5
do n't eat	34
do n't fly	11
do n't get	-35
do n't have	29
do n't hear	-11
do n't know	-32
do n't like	-16
do n't need	18
do n't own	21
do n't plan	12
do n't put	-5
do n't see	-15
do n't show	-6
do n't smoke	11
do n't speak	-4
do n't sugarcoat	19
do n't suggest	7
do n't take	18
do n't think	-16
do n't understand	-5
do n't use	-14
do n't want	27
do n't work	4
do nail	10
do nail from	10
do next	-22
do not	27
do nothing	-9
do nurse	5
do on	-4
do on <day>	8
do since	17
do so	-4
do solar	-5
do solar pump	-5
do that	-26
do that </s>	-19
do the <name>	4
do the book	6
do the dish	-19
do the early	-6
do the needful	9
do the night	8
do the sum	-12
do them	4
do them for	4
do they	-19
do this	-26
do this </s>	-14
do with	-5
do with the	4
do you	-23
do you know	-13
doc	-29
doc ,	-7
doc </s>	-20
doc and	-5
doc for	-8
doc is	-4
doc say	18
doctorate	11
document	20
documentary	-39
documentary </s>	-11
dollar	-4
dollar sign	-8
dollar sign </s>	-8
don	-45
donate	-6
donation	12
donor	-16
donut	-14
door	-76
door 's	-13
door 's <kin>	-5
door ,	-47
door , <name>	-14
door </s>	-55
door down	4
door down from	4
door in <name>	-9
door in <number>	7
door just	-8
door right	-6
door right now	-6
door to	21
doorway	17
dorm	11
dot	-19
double </s>	-11
double as	10
double as my	8
double click	-10
double click on	-10
double glaze	13
doubt	-11
dough	-15
down	-39
down 's	18
down 's syndrome	18
down ,	5
down </s>	-32
down <name>	17
down a	4
down again	-29
down and	-18
down as	17
down at	-5
down for	-20
down for a	-6
down from	7
down from us	7
down in	17
down the	-5
down there	-7
down to	-21
down to <number>	-19
download	-30
download ,	-9
download , <number>	-6
downstair	25
downstair </s>	34
downstair in	-22
doze	-21
doze off	-21
draft	44
draft 's	-4
draft </s>	10
draft a	23
draft for	16
draft for me	14
draft have	-9
draft i	-4
drag	-30
drag </s>	-16
drag on	-12
dragon	-18
drain	13
drama </s>	-7
draught	-12
draw	-41
draw a	8
draw a reduce	9
draw need	-16
draw need a	-16
drawer	-21
drawer ,	-22
drawing	20
dream	-5
dream </s>	-11
dream is	23
dream is to	10
dream last	-10
dream last night	-10
dream of	-15
dress as	-5
dress is	-5
dress since	13
drift	-10
drill	-19
drill </s>	-6
drill again	-13
drill again ,	-13
drill is	-9
drink	47
drink ,	39
drink , do	11
drink alcohol	19
drink coffee	6
drink tea	-10
drink the	5
drip	-64
drip </s>	-38
drive	108
drive ,	38
drive </s>	-24
drive <name>	-10
drive <number>	-16
drive a	50
drive a <name>	-8
drive a <number>	24
drive a tram	14
drive after	19
drive at	17
drive at night	17
drive down	8
drive home	-24
drive it	12
drive licence	16
drive licence is	11
drive now	-7
drive now ,	-7
drive test	31
drive the	63
drive the school	15
drive tram	4
drive tram in	4
drive truck	4
driveway	6
drizzle </s>	-14
drone	16
drop	35
drop ,	-9
drop </s>	-7
drop a	-22
drop again	-11
drop every	-13
drop every second	-13
drop out	80
drop out in	13
drop out of	51
drop the	4
drop the rest	-5
drum	-4
drum </s>	7
drum kit	4
dry	-11
dry </s>	4
dry-stone	-11
dryer	-9
du	-17
du </s>	-6
dub	-15
due	14
due </s>	-6
due at	-42
due at noon	-20
due in	37
due in <month>	12
due in <name>	9
due in <number>	5
due in an	-10
due in early	9
due on	14
due on <number>	8
due on the	6
dull	-42
dull </s>	-12
dumb	-19
dummy	-17
dummy data	-17
dungeon	7
duplicate	-38
duplicate </s>	-24
during	51
during <name>	23
during term	10
during the	-11
dust	60
dust extractor	63
dutch	39
duty	13
dye	31
dye my	25
dye my hair	25
dye with	4
dyscalculia	9
dyscalculia ,	9
dyslexia	16
dyslexia </s>	11
dyslexic	51
dyslexic ,	23
dyslexic , so	19
dyslexic </s>	10
dyslexic so	7
e	-10
each	176
each </s>	-13
each <day>	14
each <day> </s>	9
each <month>	28
each <month> </s>	30
each <month> because	-4
each <name>	5
each month	38
each month </s>	35
each morning	26
each of	-9
each quarter	14
each quarter </s>	14
each way	79
each way </s>	34
each way to	18
each winter	5
each year	-6
each year ,	-16
each year </s>	11
ear	225
ear ,	26
ear </s>	97
ear from	24
ear have	15
ear have be	15
ear in	16
ear only	11
ear pop	-13
ear pop on	-13
ear since	17
ear since the	17
earbud	-28
earlier	-75
earlier ,	-47
earlier , feel	-23
early	-53
early ,	-55
early </s>	10
early night	-24
early onset	8
early today	-27
early today ,	-15
early today </s>	-4
earn	7
earplug	12
earth	-15
easier on	-4
easily	5
easter	4
easter </s>	9
easy	-7
eat	-63
eat ,	-31
eat </s>	-15
eat a	-21
eat after	-11
eat another	-14
eat another bite	-14
eat anything green	-19
eat anything with	11
eat at	-4
eat at <number>	12
eat by	-24
eat disorder	17
eat disorder in	17
eat fish	-20
eat fish </s>	-10
eat gluten	15
eat halal	13
eat half	11
eat half my	11
eat meat	59
eat meat </s>	15
eat meat for	4
eat meat since	17
eat mussel	16
eat mussel </s>	16
eat my	-33
eat once	19
eat once a	19
eat only	4
eat out	9
eat pork	56
eat pork ,	20
eat pork </s>	28
eat shellfish	49
eat since	-27
eat since <number>	-14
eat sugar	5
eat this	-9
eat this </s>	-9
eat too	-15
eat too much	-15
eater	6
echo	-44
eczema	9
edge	-4
edit	4
edit ,	-8
edit </s>	4
edit tonight	-6
eel	11
eel </s>	14
effect	-6
egg	-95
egg ,	-11
egg </s>	-36
egg in	-13
eid	-8
elbow	33
elder	9
elder <kin>	9
elect	5
election	24
electric	90
electric </s>	21
electric kiln	30
electric kiln </s>	30
electricity	-10
element	-29
elevator	-6
else	-13
else </s>	-35
else <kin>	-5
em	19
email	-57
email ,	-14
email </s>	13
email me	-8
email should	-7
email to	-61
email to my	-35
emigrate	6
emigrate to	21
emigrate to <name>	18
emil	15
emoji	-40
emoji ,	9
emojis	34
emojis ,	33
emojis in	-10
emojis in that	-7
emojis with	14
emojis with me	14
employ	17
employer	33
employer </s>	20
employer till	9
employer till <number>	9
empty	-65
empty </s>	-22
empty stomach	9
end	-36
end ,	-8
end </s>	-61
end <number>	-14
end <number> <month>	-19
end at	-21
end at <number>	-13
end in	-9
end in <month>	20
end in <name>	4
end in <number>	-23
end my	15
end of	18
end of <month>	13
end of <name>	15
end of <number>	43
end of each	14
end of the	-31
end on	-21
end on <number>	10
end up	46
end up with	-11
end when	30
end when the	14
end with	23
endpoint	-22
endpoint </s>	-19
energy	-28
engage	4
engage ,	-11
engage to	14
engage to <name>	8
engine	20
engine rebuild	20
engine rebuild on	20
engineer	10
english	31
english </s>	11
enjoy	23
enough	-60
enough </s>	-8
enough for	-24
enough of	-7
enough of this	-7
enough to	19
enter	-22
enter </s>	-10
enter the	-4
entire	-10
entry	-7
epilepsy	35
epilepsy ,	8
epilepsy , so	4
epilepsy </s>	20
epileptic	4
epipen	39
epipen </s>	9
epipen allergic	12
epipen allergic </s>	12
epipen everywhere	7
episode	-88
episode ,	-9
episode </s>	-21
episode <number>	-24
episode <number> </s>	-11
epoch	-11
error	-75
error ,	-15
error :	-7
error : <name>	-5
error </s>	-46
error in	-15
error message	18
error message ,	12
error on	-5
error on my	-4
error when	-8
error when i	-7
especially	33
especially </s>	33
espresso	16
espresso </s>	6
essay	-19
essay ,	-18
essay is	-4
essential	65
essential tremor	65
essential tremor ,	28
essential tremor </s>	33
euro	59
euro ,	9
euro </s>	-17
euro a	21
euro a week	6
euro and	12
even	19
even </s>	-46
even for	11
even if	10
even if i	10
even in	14
even is	5
even though	-6
even though i	-6
even when	21
evening	102
evening ,	5
evening </s>	46
evening are	19
evening i	11
evenly	4
event	-9
ever	260
ever ,	42
ever </s>	130
ever fit	11
ever fit me	11
ever in	14
ever since	30
ever since the	16
ever wear	15
ever wear black	15
every	573
every <day>	117
every <day> ,	11
every <day> </s>	57
every <day> afternoon	4
every <day> at	4
every <day> i	4
every <day> morning	4
every <day> night	9
every <day> with	6
every <kin> in	-4
every <month>	7
every <month> </s>	14
every <month> for	7
every <month> the	-19
every <name>	31
every <name> ,	-19
every <name> </s>	9
every <name> i	9
every <number>	-23
every <number> week	-8
every <number> year	-17
every bag	11
every bag </s>	11
every class	4
every day	44
every day ,	15
every day </s>	12
every day of	9
every even	4
every fortnight	5
every fortnight </s>	5
every invoice	22
every knife	-5
every knife in	-5
every mail	14
every minute	-9
every minute </s>	-9
every month	36
every month ,	5
every month </s>	24
every morning	21
every morning </s>	13
every morning at	5
every morning before	5
every morning on	-11
every night	31
every night </s>	16
every order	-5
every other	31
every other <day>	30
every other week	7
every parcel	21
every parcel must	15
every purchase	5
every quarter	-11
every quarter </s>	-11
every second	14
every second <day>	55
every single	14
every spring	4
every third	42
every third <day>	12
every third week	30
every time	50
every time </s>	93
every time i	-35
every week	9
every week </s>	9
every weld	-16
every weld </s>	-16
every winter	16
every winter </s>	18
every winter the	-6
everybody	-12
everybody </s>	7
everybody is	-11
everyone	-60
everyone 's	4
everyone at our	4
everyone else	-13
everyone else </s>	-13
everyone have	-18
everyone have a	-18
everyone is	-11
everyone on our	15
everyone on the	-10
everything	204
everything 's	-35
everything 's on	-20
everything ,	30
everything </s>	31
everything at	12
everything by	20
everything i	-12
everything in	59
everything in <name>	22
everything in my	19
everything in write	9
everything is	10
everything on	13
everything the	-4
everything to	5
everything we	15
everywhere	109
everywhere ,	10
everywhere </s>	82
everywhere by	16
evict	17
evil	18
exact	-4
exactly	-26
exactly </s>	-12
exam	67
exam 's	11
exam </s>	19
exam at	9
exam at our	9
exam have	-13
exam have <number>	-13
exam in	59
exam in <month>	24
exam in <name>	18
exam on	9
exam question	5
example	-124
example ,	-17
example </s>	42
example in	10
example is	-15
example sentence	-15
example sentence :	-15
excavator	5
excel	-19
excel ,	5
excel from	-16
except	38
exception	40
exception </s>	41
exchange	7
excuse	-28
excuse is	-7
exercise	-69
exercise ,	-6
exercise </s>	-25
exercise <number>	-16
exercise <number> ,	-12
exercise make	-6
exist </s>	-11
exit	-13
exit </s>	21
exit code	-15
exit code <number>	-15
expect	8
expect a	-9
expect in	16
expect our	5
expense	4
expensive	-23
expire	-50
expire </s>	-8
expire at	-28
expire at <number>	-28
expire in	-6
expire in <month>	4
expire in <number>	-10
explain	-23
explain </s>	-8
explain it	-15
explain the	12
explain thing	-18
export	-34
extend	21
extend the	-11
extension	29
extra	-31
extra time	-9
extra time </s>	-13
extract	-11
extractor	63
eye	82
eye </s>	-4
eye are	24
eye are burn	-4
eye hurt	-26
eye hurt </s>	-17
eye on	8
eyesight	63
eyesight 's	26
eyesight is	20
eyesight rule	9
fable	-33
fable </s>	-8
fabric	11
face	76
face </s>	18
face north	33
face north ,	35
fact	-6
factory	-8
factory </s>	-9
fada	6
fado	-14
fado is	-14
fail	-40
fail </s>	-49
fail again	-6
fail it	19
fail it twice	19
fail my	21
fail on	-10
fail on the	-4
fail the	4
fail the bar	15
fail with	-5
faint	12
faint at	14
faint at the	7
fair	-33
fair </s>	-8
faith	12
fake	-37
fake </s>	-16
fall	-108
fall </s>	36
fall asleep	-50
fall asleep </s>	-16
fall asleep under	-9
fall between	6
fall between noon	6
fall in	-10
fall off	14
fall off a	9
fall off the	6
fall on	-41
fall on the	5
fall out	-4
fall out </s>	-16
fall over	7
fall to	11
fall to me	11
false	-28
false :	-19
family	347
family 's	23
family ,	14
family , <number>	6
family </s>	84
family business	8
family have	-12
family in	-9
family is	11
family of	15
family of <number>	15
family rule	8
family rule </s>	8
family since	24
family since <number>	12
family the	13
family thing	21
family thing ,	10
family to	14
family to <name>	7
fan	-43
fan </s>	-16
fan is	-11
fan of	-5
fan of the	-10
fantasy	-7
fantasy football	-7
far	58
far ,	9
far </s>	36
far as	20
far as the	20
fare	-7
farm	27
farm 's	12
farm 's be	5
farm ,	11
farm </s>	14
farm in	-31
farm in <name>	-31
farmhouse	26
farouk	7
farsi	-14
fast	-88
fast ,	6
fast </s>	-56
fast every	5
fast every <name>	5
fast for	-7
fast till	-14
fast till <number>	-14
faster	-18
faster than	-18
fat	9
fatty	27
fatty food	27
fault	-9
fault ,	-4
favour	-6
favourite <kin>	5
favourite character	-18
favourite part	7
fear	47
fear of	37
fear of <kin>	14
fee	-7
fee but	5
fee but not	5
feed	-30
feed is	-10
feed is full	-10
feed the	-16
feed the <kin>	-11
feed the fish	-6
feedback	-6
feedback </s>	-6
feel	-80
feel bad	-19
feel bad </s>	-19
feel better	-7
feel great	-16
feel great </s>	-15
feel sick	-16
female	-15
fence	-6
fence with	-18
ferry	86
ferry 's	-23
ferry 's late	-23
ferry ,	45
ferry </s>	28
ferry to	9
fetch	-37
fetch the	7
fete	11
fever	9
fever ,	10
fever </s>	9
fever from	5
few	-37
few for	-15
few for this	-10
fibrosis	10
fibrosis </s>	10
fictional	-16
field	31
field ,	13
field , hydrology	11
field </s>	-8
fifth	38
fifth floor	41
fifth floor </s>	35
fifty-minute	40
fifty-minute lesson	40
fig	-4
fig tree come	5
fight	-47
fight over	-14
fight over the	-14
fight with	8
figma	4
figure	-32
file	-107
file ,	10
file </s>	-51
file and	-6
file as	-8
file i	-4
file is	-6
file is corrupt	-5
file name	13
file take	-4
file to	-14
file to /	-5
file to <name>	-7
fill	-61
fill in	-24
fill in the	-25
fill the	-18
fill the form	-18
filler	-16
filler </s>	-6
film	-118
film ,	-26
film </s>	-31
film have	-19
film i	21
film last	-9
film last night	-9
film only	12
film only ,	12
film was	-8
filter	7
final	-13
finale	-34
finale </s>	-20
finally	-84
finally </s>	-47
finally asleep	-34
finally pass	8
finance	31
find	-82
find ,	-6
find </s>	13
find <number>	4
find a	-7
find it	-16
find it </s>	-16
find me	28
find my	-10
find out	32
find out at	15
find the	-94
find the setting	-9
find when	-5
find where	-7
find where it	-7
fine	-35
fine </s>	-17
fine but	31
fine but speak	33
fine by	-6
fine for	-17
fine for the	-18
fine now	-13
fine now </s>	-13
fine on	6
fine with	-8
finger	43
finger ,	33
finger </s>	-22
finger are	10
finger on	15
finish	-85
finish ,	-17
finish </s>	-9
finish at	-27
finish at <number>	-13
finish in	-7
finish my	34
finish school	15
finish school </s>	9
finish that	-20
finish the	-50
finish the <name>	-14
finish this	-12
finn	6
fintech	8
fintech </s>	8
fire </s>	12
fire brigade	55
fire brigade ,	13
fire brigade in	6
fire drill	-40
fire drill </s>	-12
fire today	-9
fire with	-17
fire with wood	-17
firewood	10
firewood </s>	10
firework	-7
firm	52
firm 's	14
firm ,	20
firm have	-13
firm have <number>	-13
firm in	7
firm in <name>	8
firm know	7
firm know i	7
firm pay	-14
firm since	-10
firmware	16
first	53
first , then	-12
first <day>	27
first <day> of	25
first <days>	5
first <days> </s>	5
first <kin>	42
first <name>	-7
first <number>	-5
first <number> </s>	-15
first aid	14
first aid ,	-11
first and	13
first and the	23
first attempt	-12
first chapter	-18
first chapter </s>	-13
first half	-16
first in	4
first in my	16
first in the	-10
first in this	-9
first line	-10
first line of	7
first marriage	24
first name	10
first of	10
first of <month>	8
first or	9
first or the	19
first page	-16
first page </s>	-10
first paragraph	6
first paragraph of	6
first part	-4
first suggestion	-7
first suggestion </s>	-6
first time	4
first time was	4
firstborn	15
fish	-62
fish ,	-18
fish , i	-6
fish </s>	5
fish every	6
fish every <day>	6
fish permit	-16
fish shop	-7
fit	21
fit </s>	21
fit me	11
fit me </s>	11
fit on	-13
fit through	6
fit through standard	7
fiver	-13
fix	-64
fix </s>	-16
fix at	14
fix at <number>	14
fix it	-32
fix it </s>	-20
fix that	-28
fix that </s>	-18
fix the	-33
fix the mortgage	9
fix them	15
fix this	-15
fix till	16
fix till <number>	18
fix until	17
fjord	26
fjord </s>	26
flag	-27
flare	4
flare up	11
flat	101
flat ,	14
flat </s>	25
flat above	18
flat above a	4
flat above the	27
flat by	21
flat by <number>	17
flat come	-10
flat come with	-10
flat have	14
flat have no	14
flat in	-6
flat in <name>	13
flat in the	-18
flat is	28
flat of	18
flat of <number>	18
flat rate	13
flat rate scheme	13
flat today	-5
flat today ,	-5
flat tyre	-24
flat was	-5
flicker	-13
flicker </s>	-11
flight	-85
flight </s>	-36
flight school	9
flight school </s>	9
flight was	-10
flip	9
flip it	-4
flood	62
flood ,	4
flood </s>	28
flood every	4
flood in	-4
flood that	18
floor	100
floor ,	-22
floor </s>	91
floor at	-7
floor is	-11
floor is still	-16
floor plan	33
flop	-17
flour	-22
flour ,	-19
flour </s>	17
flour for	-14
flour is	6
flow	-19
flu	-17
fluent	25
fluent in	14
fluent in <name>	5
fly	120
fly ,	99
fly , panic	11
fly , so	8
fly and	18
fly for	-6
fly in	-6
fly the	17
fly to	7
fly to <name>	7
flyer	9
flyer ,	5
flyer </s>	7
foam	16
foam </s>	16
focus	-61
focus </s>	-54
fog	-30
fog </s>	-13
fold	36
fold ,	7
fold </s>	7
fold <number>	12
folder	-21
folder , the	4
folder </s>	-27
folder on	14
folk	-27
follow	51
follow </s>	19
follow <name>	10
follow-up	14
font	-11
font ,	-12
font </s>	5
font is	-8
font size	-10
font size <number>	-10
food	184
food ,	23
food </s>	15
food bank	24
food bank </s>	26
food bank on	7
food bank where	6
food in	10
food is	14
food truck	45
food truck </s>	30
foot	-7
foot </s>	10
foot <number>	58
foot <number> ,	16
foot <number> </s>	28
foot fall	-9
foot fall asleep	-9
football	23
football </s>	-32
football on	11
football on <day>	11
footballer	-14
footer	-7
footer is	-4
footer is go	-4
footnote	-17
footnote </s>	-5
for	196
for ,	-10
for </s>	-16
for <day>	-62
for <day> 's	-15
for <day> </s>	-31
for <kin>	-26
for <kin> </s>	8
for <kin> in	9
for <month>	-5
for <name>	24
for <name> ,	17
for <name> </s>	22
for <name> and	-11
for <name> at	7
for <name> by	7
for <name> in	6
for <name> is	-9
for <name> run	4
for <number>	-184
for <number> ,	-7
for <number> </s>	-27
for <number> <kin>	14
for <number> <month>	8
for <number> day	-9
for <number> epoch	-11
for <number> hour	-36
for <number> min	-20
for <number> minute	-60
for <number> of	-10
for <number> second	-25
for <number> tonight	-11
for <number> year	12
for a	17
for a <kin>	-54
for a <number>	26
for a boat	11
for a campervan	12
for a coffee	-23
for a decade	19
for a deposit	21
for a flat	4
for a funeral	-20
for a hip	24
for a house	7
for a job	4
for a kiln	20
for a live	78
for a room	-8
for a second	-9
for a synonym	-11
for a van	15
for a week	-17
for a year	-6
for about <number>	4
for age	21
for age </s>	21
for all	5
for an hour	-47
for anyone	-17
for anyone else	-17
for anything	43
for better	9
for charity	9
for code	26
for context	5
for decade	18
for decade </s>	20
for dinner	-17
for epilepsy	6
for every	-8
for everything	10
for fraud	-8
for fraud ,	-8
for free	6
for good	178
for good ,	38
for good </s>	78
for good after	14
for good in	8
for good when	16
for grocery	13
for grocery is	6
for half the	4
for her	8
for her </s>	8
for it	23
for it </s>	20
for later	-27
for later </s>	-25
for life	104
for life ,	29
for life </s>	70
for line	-7
for line <number>	-7
for lunch	-83
for lunch ,	-46
for lunch </s>	-38
for march	9
for me	116
for me ,	45
for me </s>	7
for me at	6
for me is	-7
for my	-22
for my <kin>	27
for my job	7
for my note	-36
for next	25
for no	-34
for no reason	-13
for nothing	-15
for now	-43
for now ,	-19
for now </s>	-12
for our	18
for our <kin>	4
for our team	6
for park	-16
for recipe	29
for school	-12
for some	-25
for some reason	-25
for spring	9
for that	-70
for that </s>	-19
for that last	-12
for the	107
for the <kin>	-8
for the <name>	28
for the <number>	-21
for the bar	12
for the bus	5
for the demo	-18
for the flat	9
for the group	18
for the last	-12
for the party	-7
for the quiz	-5
for the regional	13
for the roof	-17
for the same	15
for the school	-32
for the startup	15
for the typo	-10
for the under	5
for the wed	11
for the whole	42
for the year	8
for this	12
for this </s>	-9
for this <number>	-28
for this year	35
for today	-39
for today </s>	-21
for tonight	-81
for tonight 's	-16
for tonight ,	-16
for tonight :	-14
for tonight </s>	-21
for typo	-44
for typo </s>	-44
for us	87
for us ,	35
for us </s>	31
for wifi	21
for wifi </s>	21
for year	26
for year </s>	23
for you	-38
for you </s>	-34
forbid	16
forbid <kin>	-15
forbid <kin> </s>	4
forbid it	13
forbid it </s>	13
force	28
force </s>	-14
forecast	-49
forehead	-19
forestry	40
forever	-17
forever </s>	4
forever to	-27
forever to load	-11
forge	20
forge by	-5
forget	-109
forget </s>	-8
forget every	-6
forget it	-10
forget it </s>	-10
forget my	-15
forget my password	-7
forget the	-39
forget to	10
forgive	-10
forklift	39
forklift licence	22
form	-83
form 's	-8
form ,	-8
form </s>	-17
form <number>	17
form ask	-7
form ask for	-7
form at	-11
form want	-8
form with	-23
form with dummy	-17
formal	-4
format	-45
format </s>	-8
former	-36
former <kin>	-27
former <kin> ,	-7
former chapel	11
formula	-24
formula </s>	-5
formula in	-11
fortieth	11
fortnight	5
fortnight </s>	5
fortune	-27
fortune ,	-22
fortune </s>	-6
forum	-44
forum </s>	-26
forum post	-14
forum say	-4
forward	-20
foster	102
foster ,	12
foster </s>	21
foster <kin>	35
foster <kin> ,	7
foster <kin> </s>	11
foster care	16
foster care </s>	11
foul	-10
foul mood	-10
found	-27
found by	-4
found in	-27
found in <number>	-24
fountain	31
fountain pen	11
fountain pen ,	11
four-day	-9
four-day week	-9
four-person	6
fourth	105
fourth <name>	18
fourth floor	16
fourth generation	42
fourth generation on	42
fourth in	4
fox	-27
fox and	-9
fox in	-6
fox in the	-6
fraction	-31
frame	-15
franc	23
franc ,	9
franc </s>	26
franc although	-13
franchise	10
fraud	13
fraud ,	-8
fraud , and	-8
free	-44
free ,	-16
free at	13
free trial	-19
freelance	63
freelance </s>	26
freelance <kin>	9
freelance as	7
freelance since	15
freemason	-6
freeze	-154
freeze ,	-51
freeze , so	-9
freeze </s>	-61
freeze right	-5
freeze right now	-5
freeze when	-24
freeze when i	-24
freezer	32
french	21
fresh	-14
fridge	-39
fridge ,	-11
fridge </s>	-4
fridge door	-8
friendlier	-25
friendly	11
from	144
from </s>	-15
from <day>	-45
from <day> to	-41
from <kin>	15
from <kin> </s>	6
from <month>	23
from <month> ,	10
from <month> </s>	5
from <month> to	17
from <name>	11
from <name> ,	-33
from <name> </s>	-47
from <name> <name>	19
from <name> and	10
from <name> as	15
from <name> in	16
from <name> into	6
from <name> to	9
from <number>	87
from <number> </s>	25
from <number> <name>	14
from <number> and	22
from <number> so	11
from <number> to	6
from <number> venue	6
from <number> year	-11
from a	4
from account	4
from all	-22
from all of	-14
from fish	14
from home	11
from home ,	6
from home </s>	18
from may on	-8
from may to	7
from me </s>	-13
from my	29
from my <kin>	16
from my crow	-7
from my late	5
from next	11
from now	99
from now </s>	12
from now on	88
from our	18
from railway	16
from support	-17
from teach	9
from that	-20
from the	-140
from the <kin>	-22
from the <name>	-14
from the <number>	-11
from the bank	-6
from the colliery	8
from the council	4
from the forum	-14
from the post	10
from the railway	27
from the second	-5
from the seventy	13
from the stair	-11
from the support	-11
from this	-25
from this morning	-9
from tile	13
from tv	17
from us	13
from us </s>	7
from what	-20
from what i	-20
from yesterday	-14
from you	33
from your	-23
from your table	-7
front	-64
front </s>	7
front of	-41
front of me	-22
front of the	-19
frontend	25
frontend </s>	15
frontend is	4
full	-97
full ,	-38
full </s>	-7
full engine	20
full engine rebuild	20
full of	-38
full stop	-4
full-time	-13
full-time </s>	-22
fully	47
fully remote	29
fun	-10
fun </s>	10
function	-67
function </s>	-16
function call	-4
function call itself	-4
function is	-4
function return	-9
function take	-8
function take a	-5
function that	-5
fund	29
fund </s>	4
funeral </s>	9
funniest	-8
funny	-92
funny </s>	-56
furious	-11
furious </s>	-11
further	-21
fuse	-10
fuse </s>	4
fuse blow	-9
gag	46
gag </s>	31
gallbladder	37
game	-149
game ,	-29
game </s>	-24
game at	-10
game before	-13
game in	-14
game is	-40
garage	118
garage ,	24
garage </s>	47
garage fix	-17
garage is	45
garage is a	41
garage only	-18
garage only take	-18
garage stand	-7
garbage	-6
garden	79
garden ,	12
garden </s>	-42
garden is	22
garden just	5
garden railway	-4
garden railway behind	-4
garden that	16
garlic	-29
garlic ,	-11
garlic </s>	6
garlic and	-18
gas	-7
gas bill	-5
gate	-98
gate ,	-13
gate </s>	-54
gateway	-6
gcse	15
general	-52
general </s>	-40
generally	-36
generally </s>	-15
generally speak	-20
generate	23
generation	46
generation </s>	17
generation of	-8
generation on	42
generation on this	42
generator	-13
genius	-21
geocaching	16
german	5
gerund	-4
get	419
get </s>	5
get <kin>	5
get <name>	11
get <name> so	10
get <number>	24
get <number> </s>	-10
get <number> <kin>	22
get <number> error	-6
get <number> kidney	23
get <number> of	7
get <number> percent	5
get <number> tab	-4
get a	6
get a <kin>	33
get a <name>	-14
get a <number>	-32
get a bad	-4
get a blank	-9
get a flat	-7
get a headache	-14
get a lock	19
get a migraine	5
get a prosthetic	29
get a reply	-4
get a timeout	-48
get a weird	-6
get about	9
get adopt	-8
get an	-10
get an error	-15
get another	13
get another </s>	13
get back	-29
get back to	-14
get beat	8
get beat on	8
get bore	-4
get bullet	32
get bullet point	32
get cancel	-26
get cancel ,	-13
get cancel </s>	-9
get carsick	18
get carsick we	18
get citizenship	-16
get custody	20
get custody in	17
get cut	-33
get cut off	-14
get cut short	-6
get dark	-10
get dark </s>	-10
get decline	-18
get do	18
get do </s>	18
get dress	18
get eat	-44
get eat by	-24
get engage	8
get engage ,	11
get finish	5
get here	-12
get in	5
get insulin	5
get insulin twice	4
get into	32
get into <name>	7
get into the	19
get it	-24
get it </s>	-28
get lay	12
get lay off	12
get make	30
get make team	21
get marry in	-7
get me	27
get me there	-7
get migraine	26
get migraine from	14
get move	-15
get move to	-4
get my	73
get my <name>	35
get my citizenship	9
get my coffee	-13
get my eye	16
get no	10
get nothing	-18
get nothing </s>	-11
get nothing in	-6
get on	-7
get our	-10
get out	-24
get past	6
get past the	6
get pay	40
get promote	13
get promote to	13
get put	18
get rain	-13
get rain off	-11
get read	60
get replace	25
get scam	9
get seasick	18
get seasick on	16
get send	11
get shorten	20
get soak	-6
get stick	-12
get tension	9
get that	-7
get the	-35
get the <kin>	20
get the <name>	11
get the same	-9
get the second	-6
get there	-17
get there </s>	-8
get this	-23
get through	-13
get tinnitus	25
get to	18
get to the	13
get to work	25
get up	-23
get up at	-6
get us	-7
get us a	-10
get why	-17
get worse	15
get worse on	20
get write	25
get write access	7
get wrong	-5
get wrong </s>	-5
get your	-9
ghost	-7
gi	6
gift	-24
gig	33
gig </s>	12
gig listing	6
gig listing from	6
gimme	-36
git	-11
gitlab	-20
giulia	-14
giulia ,	-14
give	54
give <number>	-11
give a	-8
give a kidney	8
give a thumb	-9
give blood	-12
give blood every	-14
give credit	4
give her	-7
give i can	-6
give lesson	7
give lesson to	7
give me	-20
give me </s>	-6
give me <number>	-35
give me a	-24
give me hive	43
give me metric	5
give me migraine	23
give me step	-7
give my	33
give no	-5
give notice	19
give our	-7
give our tiny	-7
give that	20
give that a	-10
give that i	27
give that my	-4
give that slug	6
give that the	4
give that we	12
give the	-37
give the other	7
give the wall	6
give up	108
give up </s>	-61
give up <kin>	15
give up meat	13
give up my	16
give up on	-63
give up sugar	17
give up the	65
give up when	20
give us	-8
give us about	4
give you	-6
glass ,	12
glass for	16
glass for anything	16
glass from	17
glass in	-28
glaucoma	7
glaze	35
glove	-11
glove </s>	7
glove on	-13
glove on </s>	-12
glue	-17
gluten	40
gluten free	5
gluten free </s>	11
gluten is	6
go	106
go ,	35
go , so	19
go </s>	-34
go <name>	-21
go ahead	-13
go ahead </s>	-10
go and	17
go and now	6
go back	12
go back </s>	-8
go back at	-13
go back to	28
go back when	7
go black	-15
go black </s>	-8
go bust	8
go but	26
go but i	9
go by	39
go by <name>	26
go by <number>	22
go by the	-18
go by train	14
go cold	-21
go cold </s>	-10
go cold while	-7
go deaf	-15
go down	4
go down to	21
go every	7
go everywhere	21
go everywhere by	16
go fine ,	6
go for	-31
go for a	-18
go fully	29
go fully remote	29
go grey	25
go home	-22
go home </s>	-18
go i	6
go in	23
go in the	-9
go into	44
go into <name>	6
go into a	14
go into the	12
go miss	-8
go now	-7
go now </s>	-7
go off	-59
go off ,	-7
go off </s>	-26
go on	24
go on </s>	5
go on <number>	10
go out </s>	-14
go out at	-5
go out in	12
go out on	24
go out with	-8
go over	12
go part-time	47
go part-time </s>	20
go part-time after	25
go round	-10
go round in	-5
go the	-8
go through	31
go through <name>	34
go to	-43
go to <name>	-4
go to a	18
go to be	-8
go to bed	9
go to close	5
go to get	-15
go to grab	-19
go to lunch	-13
go to move	-6
go to my	27
go to the	-41
go up	14
go up again	-4
go up in	9
go up to	29
go viral	-15
go viral </s>	-15
go with	-36
go with it	-4
go with option	-5
go with the	-11
goal	58
goal ,	-11
goal </s>	-8
goal for	47
goal for this	33
goal here	-5
goal here is	-5
goal is	22
goal is <number>	-7
goal is a	5
goal is to	14
goalie	17
god	-9
god know	15
golf	19
good	64
good ,	42
good , i	-8
good </s>	10
good after	14
good after the	14
good at	13
good but	11
good but keen	11
good for	4
good in	8
good night	-15
good to	-15
good to me	-9
good until	7
good when	16
google	-65
google say	-11
google say </s>	-11
google sheet	6
google sheet every	6
gorgeous	-19
gouda	15
government	-6
gpu	6
grab	-48
grab lunch	-19
grab lunch ,	-19
grade	81
grade </s>	4
grade <number>	58
grade <number> piano	23
grade this	6
graduate	12
grain	36
gram	-25
gram ,	14
gram , never	8
grammar	-5
grammar </s>	-14
grand	19
grand </s>	17
grant	30
grant proposal	10
grape	13
grapefruit	27
grapefruit </s>	19
graph	-7
grave	5
great	-81
great ,	-31
great , another	-8
great </s>	-45
green	26
green ,	6
green </s>	-6
green <number>	-6
green <number> </s>	-6
green all	21
green card	10
green notebook	22
greenhouse	75
greenhouse </s>	23
greenhouse is	17
greenhouse is <number>	11
greet	-4
grey </s>	14
grey at	25
grey at <number>	25
grey out	-4
grid	26
grid ,	38
grid , solar	27
grind	106
grind floor	53
grind floor </s>	23
grocery is	8
grocery is <number>	6
groom	5
groom van	4
groomer	7
group	127
group </s>	45
group donate	9
group have	-6
group have <number>	-6
group i	19
group in	17
group in <name>	17
group is	9
group project	18
grow	184
grow </s>	13
grow chile	38
grow the	-10
grow up	101
grow up ,	18
grow up <name>	-8
grow up in	22
grow up on	40
growl	-7
grumpy	-37
grumpy </s>	-19
guarantee	-7
guess	-36
guess i	-5
guess i 'm	-4
guess is	-10
guess is that	-6
guest	-62
guest have	6
guest leave	-12
guide	8
guide <kin>	-8
guide at	-5
guide at our	-5
guide on	-15
guitar	4
guitar are	9
guitar backward	4
guitar backward </s>	4
guitar in	4
gunnar	5
gunnar ,	5
guy	-151
guy from	-17
guy from the	-19
guy in	-22
guy in the	-20
guy is	-5
guy on	-31
guy on <name>	-11
guy on the	-8
gwen	12
gwen 's	14
gym	-41
gym 's	-5
gym </s>	-8
gym for	7
gymnastics	5
ha	-61
ha </s>	-48
habit	39
habit </s>	35
hack	-16
hack </s>	-16
haiku	-32
haiku about	-21
hail </s>	17
hair	46
hair 's	5
hair </s>	-21
hair at	28
hair at <number>	25
hair for	12
halal	42
halal at	20
half	-28
half ,	-11
half </s>	-24
half <kin>	10
half <name>	23
half <name> ,	6
half <number>	-10
half <number> </s>	-10
half a	-9
half an	-25
half an hour	-18
half asleep	-29
half asleep </s>	-18
half do	-10
half hour	-12
half is	-16
half my	21
half my family	6
half my income	6
half my pension	7
half my salary	10
half my screen	-17
half my team	13
half of	47
half of it	11
half of my	-12
half of our	18
half of the	43
half of them	-9
half of what	10
half our	-4
half past	-23
half past </s>	-6
half past <number>	-16
half the	37
half the time	24
half time	-55
half time </s>	-43
half work	31
half work </s>	31
halftime	-31
halftime </s>	-27
halfway	-79
halfway ,	-24
halfway through	-37
halfway through the	-9
hall </s>	32
hall on	8
hallway	4
halt	-24
halt on	-24
halve	-21
hand	194
hand ,	11
hand </s>	19
hand are	-55
hand are freeze	-33
hand down	8
hand dryer	-4
hand full	-24
hand full ,	-13
hand in	43
hand in my	14
hand in the	10
hand is	-23
hand me	-5
hand only	10
hand over	9
hand over at	4
hand shake	90
hand shake ,	63
hand shake </s>	9
hand the	7
hand this	-12
handball	9
handle	76
handle <kin> </s>	-4
handle our	6
handle the	32
handle the money	8
handshake </s>	-5
handstand	4
handstand for	4
handstand for a	4
handwork	31
handwriting	21
handwriting is	25
hang	-104
hang </s>	-19
hang at	-19
hang on	-71
hang on </s>	-37
hang on <name>	-30
hang the	18
hang up	-14
happen	-10
happen </s>	-30
happen at	12
happen on	20
happy	-49
happy </s>	-19
happy <day>	-26
happy with	-10
happy with it	-7
harbour	23
hard	-33
hard </s>	-44
hard for	7
hard for me	7
hard of	15
hard of hear	15
hard to	5
hard to find	12
hard way	5
hardly	-19
hardware	13
hardware shop in	7
hare	-20
harmonica	-8
harmonica in	-8
hash	16
hash before	18
hash before they	18
hassan	-4
hassan ,	-4
hat	-6
hat </s>	4
hate	305
hate <days>	-16
hate <days> </s>	-16
hate be	70
hate be call	21
hate coriander	20
hate coriander ,	20
hate email	34
hate email </s>	34
hate it	5
hate it </s>	11
hate man	27
hate man in	27
hate me	-33
hate me </s>	-18
hate olive	49
hate passive	-6
hate passive voice	-6
hate phone	44
hate phone call	44
hate slide	6
hate slide deck	6
hate surprise	12
hate surprise ,	12
hate that	-24
hate the	40
hate the <kin>	10
hate them	5
hate them </s>	5
hate this	-16
hate to	-8
hate to ask	-8
haul	8
haul water	-9
have	117
have ,	11
have , and	5
have </s>	57
have <days>	7
have <days> off	7
have <kin>	29
have <kin> ,	7
have <kin> </s>	22
have <kin> in	14
have <name>	19
have <name> 's	8
have <name> </s>	21
have <name> and	-9
have <number>	-296
have <number> 1000	4
have <number> <kin>	-73
have <number> apple	17
have <number> coffee	-22
have <number> day	-20
have <number> good	10
have <number> heart	-10
have <number> min	-16
have <number> minute	-42
have <number> on	4
have <number> option	-14
have <number> part	-13
have <number> passport	-6
have <number> people	-20
have <number> room	-8
have <number> row	-17
have <number> string	-5
have <number> voice	5
have <number> woman	7
have <number> year	-6
have a	-187
have a <kin>	-10
have a <name>	5
have a bite	-20
have a bug	-11
have a call	-9
have a class	-26
have a coffee	-10
have a cold	-10
have a dataframe	-11
have a headache	-22
have a list	-22
have a look	-9
have a meet	-45
have a new	-6
have a pacemaker	37
have a question	-12
have a stammer	29
have a stroke	38
have a typo	-11
have about	5
have about <number>	18
have add	-4
have add a	-4
have adhd	5
have adhd so	5
have adopt	6
have adopt a	7
have already	-14
have always	14
have an	-43
have an <name>	-9
have an appointment	-4
have an eat	17
have an error	-4
have an idea	-25
have another	-8
have answer	-11
have any	-16
have ask	4
have asthma	-12
have asthma and	-17
have bad	18
have be	49
have be </s>	26
have be a	11
have be at	-11
have be call	-4
have be deaf	15
have be get	14
have be here	-29
have be hum	-16
have be in	20
have be learn	6
have be live	13
have be mine	18
have be my	5
have be on	-16
have be sober	11
have be stare	-22
have be there	-9
have be together	7
have be wait	-18
have be with	14
have be write	7
have book	-6
have cake	-16
have cake for	-16
have chair	10
have coeliac	-8
have coeliac disease	-8
have covid	13
have covid in	13
have cut	-5
have decide	35
have decide on	16
have decide to	8
have dementia	20
have dialysis	4
have dialysis </s>	4
have do	48
have do for	5
have do since	17
have do so	-6
have duplicate	-13
have dyslexia	18
have enough	-36
have enough of	-7
have finish	14
have finish my	14
have for	-9
have get	207
have get <kin>	16
have get <name>	10
have get <number>	60
have get a	106
have get an	4
have get my	14
have get no	6
have get the	-17
have get to	-18
have give	5
have go back	10
have guest	-10
have have	20
have have <name>	8
have have <number>	4
have have a	10
have have an	20
have have enough	-7
have have no	-13
have headphone	-13
have headphone on	-13
have high	9
have his	-15
have his own	-9
have it	-21
have its	-16
have just	41
have just put	17
have keep	25
have keep a	20
have know	-10
have leave	-7
have leave </s>	-19
have live	16
have live here	-16
have live in	22
have live with	5
have look	-6
have lose	7
have lose <number>	16
have lose the	-7
have lunch	-35
have lunch </s>	-12
have manage	-15
have me	5
have me in	-7
have me on	-8
have me up	7
have move to	-15
have my	-40
have my spare	8
have n't	-53
have n't answer	-10
have n't eat	-32
have n't get	5
have n't speak	11
have n't touch	-8
have never	13
have never be	-9
have never have	7
have never learn	4
have never see	-7
have no	9
have no heat	10
have no internet	13
have no oven	7
have no signal	-24
have not	-6
have nothing	-35
have only	10
have only <number>	-5
have open	-7
have open the	-7
have paste	-13
have peanut	8
have perfect	5
have play	7
have publish	8
have read	4
have read the	-4
have rent	6
have run	20
have run the	7
have see	-15
have see it	-14
have serve	7
have share	18
have shift	6
have sign	15
have sign a	17
have since	12
have solar	35
have some	-14
have spend	11
have spend <number>	11
have stop	40
have stop eat	29
have swear	5
have tell	7
have terrible	-8
have the	31
have the <name>	17
have the file	-4
have the flu	-12
have the same	-9
have this	-7
have time	-40
have time for	-20
have to	-45
have to be	72
have to bin	-8
have to call	-8
have to carry	6
have to fix	-11
have to give	16
have to go	-43
have to hand	-5
have to put	-7
have to run	-19
have to say	-13
have to sign	10
have to stay	14
have to use	14
have to wait	23
have toast	-10
have type	16
have type <number>	19
have visit	7
have visit every	7
have volunteer	17
have wear	24
have wear a	21
have wear out	-4
have work	20
have write	-4
hay	-7
hay fever	13
hay fever from	5
he 'd	-5
he 's	32
he 's <name>	-7
he 's <number>	14
he 's fine	-4
he 's nervous	10
he <kin>	34
he <kin> and	-8
he come	-5
he do	12
he have	-66
he latch	40
he latch on	40
he live	-30
he live in	-39
he say	-7
he sleep	9
he was	-7
he write	-4
head	39
head 's	-5
head ,	30
head </s>	-5
head <kin>	34
head <kin> in	11
head at	9
head at a	9
head hurt	-12
head is	-10
head of	12
head of the	9
head since	5
head to	-18
head to the	-15
headache	-70
headache ,	-34
headache , no	-14
headache </s>	-9
header	-34
header </s>	-12
header look	-10
headline	-31
headline is	-4
headphone	-27
headphone on	-22
headphone on </s>	-22
headset	-16
heal	72
heal </s>	26
health	-7
hear	138
hear ,	15
hear </s>	-41
hear a	-19
hear aid	171
hear aid ,	14
hear aid </s>	27
hear aid in	65
hear aid since	22
hear in	49
hear in my	16
hear is	19
hear on	27
hear ring	8
hear test	5
hear test and	5
hear that	-30
hear the	-59
hear you	-37
hear you ,	-17
heart	113
heart 's	8
heart 's on	8
heart </s>	19
heart murmur	32
heart rate	-10
heart rate is	-9
heat	111
heat 's	-17
heat 's off	-21
heat </s>	14
heat go	-5
heat go off	-5
heat in here	-8
heat pump	32
heat the	30
heater	13
heave	-6
heavy	52
heavy clay	48
heavy rain	-4
hectare	6
hedge	-43
hedge </s>	-24
heel	-24
height	56
height ,	22
height make	6
height since	4
height since the	4
hell	-18
hell </s>	-17
hell today	-4
hello	-18
help </s>	-39
help me	-9
help me word	13
hem	4
hence	10
hence the	18
her	-73
her ,	-11
her </s>	19
her <kin>	-65
her <kin> 's	-9
her <kin> </s>	4
her <kin> have	-19
her <kin> in	-8
her <number>	-14
her back	-10
her for	7
her own	16
her residency	14
her second	25
her second stroke	25
herd	17
here	-91
here 's	-33
here 's the	-10
here ,	156
here , <number>	40
here , go	-9
here , its	16
here , mostly	14
here , own	8
here , so	16
here , the	4
here , what	-16
here :	11
here </s>	-205
here for	-11
here for an	-11
here i	11
here in	11
here in <name>	18
here in the	-4
here is	-30
here is <number>	24
here is my	-24
here is the	-10
here is to	-5
here on	26
here since	-45
here since <number>	-16
here today	-10
here today </s>	-5
hernia	18
hernia </s>	7
hernia op	8
hernia op </s>	8
hero	-61
hero ,	-24
hero is	-8
heroine	-80
heroine ,	-47
heroine , <name>	-31
herring	6
herring ,	6
hers	10
hey	-33
hey </s>	-31
hi	-29
hi ,	-7
hi </s>	-22
hib	-4
hibernate	5
hibernate in	5
hiccup	-15
hide	-19
hide the	-8
high	7
high ,	-10
highest	-30
highlight	-10
hike	12
hike the	20
hike the <name>	20
hilarious	-25
hilarious </s>	-25
hill	37
him	34
him ,	-17
him </s>	19
him every	8
himself	-4
hinge	29
hinge </s>	34
hint	24
hip	212
hip </s>	47
hip op	12
hip op </s>	12
hip operation	10
hip operation </s>	10
hip replacement	51
hip replacement </s>	24
hire	16
hire <number>	17
hire <number> junior	11
hire a	6
hire a second	6
hire anyone	-27
hire me	4
hire my	6
hire my <kin>	6
his	-103
his <kin>	-52
his <kin> 's	15
his <kin> </s>	-19
his <number>	-21
his <number> <kin>	-19
his glass	-29
his own	-17
his phone	-24
his shop	7
his tool	19
his tool </s>	19
history </s>	31
history of	-19
history of glaucoma	-19
hit	-53
hit <number>	9
hit <number> </s>	-4
hit the	-16
hive	96
hive ,	17
hive </s>	39
hive behind	21
hive behind the	21
hm	-11
hmm	-9
hoarder	14
hob	25
hob </s>	-5
hob that	31
hob that half	31
hobby	73
hobby ,	33
hobby </s>	22
hockey	53
hockey </s>	37
hockey goalie	13
hold	-196
hold </s>	-17
hold a	9
hold a patent	24
hold for	-7
hold for <number>	-7
hold on	-34
hold on </s>	-21
hold shift	-14
hold until	-16
hold with	-76
hold with the	-71
hole	-58
hole in	-36
hole in the	-10
holiday	42
holiday </s>	10
holiday are	29
holiday in	4
home	155
home ,	29
home , <name>	18
home , <number>	11
home , less	13
home </s>	90
home <kin>	13
home <kin> </s>	7
home by	6
home by <number>	-7
home early	-26
home early ,	-26
home in	41
home in <name>	45
home only	7
home to	14
home to <name>	12
home was	-5
home with	10
home with the	16
homeschool	37
homeschool ,	7
homeschool all	21
homeschool all <number>	21
homeschool our	9
homeschool our <number>	9
homeschooled	7
homeschooling	9
hometown	27
homework	-26
homework </s>	-13
honest	22
honestly	-20
honestly , across	11
honestly i	-15
honey	14
honey at	6
honey at the	6
honeymoon	10
honk	-23
hook	-18
hoover	-10
hoovered	-24
hoovered the	-24
hoovered the whole	-24
hop	4
hope	17
hope </s>	-15
hope for	10
hope is	-11
hope to	41
hope to adopt	17
hope to buy	8
hopefully	11
hopefully </s>	13
hopeless	19
hopeless ,	13
hopeless </s>	-7
horror	27
horror film	24
horror film i	21
horsebox	-5
hospice	25
hospice shop	12
hospital	88
hospital ,	24
hospital </s>	24
host	-6
host a	9
host a pub	9
host everything	4
host the	9
hostel	-6
hostel in	16
hostel in <name>	16
hot	-35
hot </s>	-24
hot sauce	15
hotel	40
hotel </s>	19
hotel have	-12
hotel i	9
hotel in	19
hotel in <name>	14
hour	-420
hour ,	-50
hour , say	11
hour </s>	-127
hour a	-30
hour a day	-52
hour a week	20
hour ago	-94
hour ago ,	-8
hour ago </s>	-61
hour ago and	-16
hour ahead	10
hour and	-11
hour at	10
hour each	12
hour each way	12
hour from	23
hour in	-8
hour in <name>	-7
hour late	-26
hour late </s>	-26
hour now	-9
hour now </s>	-9
hour on	-20
hour till	-9
hour to	-14
hour to <number>	5
hour to get	22
hour today	-25
hour today </s>	-14
hour week	-6
hourly	26
hourly rate	19
hourly rate is	19
house	306
house ,	49
house </s>	77
house at	-13
house because	11
house because of	11
house belong	15
house belong to	15
house co-op	4
house eat	13
house eat fish	10
house for	-11
house have be	-19
house in <name>	16
house in the	-17
house is	29
house is a	-23
house is off	15
house rule	23
house rule </s>	22
house swap	-4
house was	17
house with	22
house with a	19
household	45
household </s>	35
hover	5
hover around	5
how	-263
how ,	5
how </s>	-14
how <kin>	-18
how do	-55
how do i	-28
how fast	-8
how i	85
how i meet	11
how i take	24
how long	-48
how many	-100
how many each	-20
how many km	-17
how much	-33
how much </s>	-22
how my	-4
how the	-7
how to	-64
how to do	-11
how we	18
how would	34
how would you	53
how you	8
hr	5
hum	-27
human	-44
humour	9
humour ,	9
hungarian	-8
hungry	-56
hungry </s>	-40
hunt	20
hunt </s>	14
hurdy-gurdy	-4
hurl	5
hurry	-129
hurry ,	-15
hurry </s>	-77
hurry up	-37
hurry up </s>	-25
hurt	-75
hurt </s>	-11
hurt a	-5
hurt a bite	-5
hurt from	-4
hurt from this	-4
hw	-25
hw </s>	-25
hybrid	15
hydrology	28
hydrology </s>	11
hymn	45
hype	-39
i	457
i 'd	-159
i 'd be	-8
i 'd love	-22
i 'd never	12
i 'd prefer	-17
i 'd rather	28
i 'd say	-16
i 'll	-186
i 'll be	-54
i 'll go	-12
i 'll have	-16
i 'll send	-20
i 'll take	-7
i 'll try	-5
i 'll type	-32
i 'm	-45
i 'm <name>	22
i 'm <number>	107
i 'm a	81
i 'm about	-19
i 'm afraid	-9
i 'm after	-7
i 'm aim	18
i 'm allergic	31
i 'm alone	5
i 'm an	6
i 'm apply	32
i 'm ask	11
i 'm at	-38
i 'm bad	4
i 'm bore	-11
i 'm build	7
i 'm coeliac	11
i 'm colour	8
i 'm colour-blind	48
i 'm confuse	-12
i 'm cook	-19
i 'm curious	-16
i 'm dead	-16
i 'm deaf	11
i 'm deputy	9
i 'm design	-5
i 'm do	-16
i 'm drive	-12
i 'm dyslexic	14
i 'm fix	-5
i 'm fly	-22
i 'm from	-21
i 'm get	-6
i 'm go	-57
i 'm good	-8
i 'm halfway	-8
i 'm hard	4
i 'm have	-8
i 'm here	-8
i 'm hope	6
i 'm hopeless	14
i 'm hungry	-16
i 'm impress	-11
i 'm in	-78
i 'm interest	-6
i 'm into	-6
i 'm just	-4
i 'm keen	-6
i 'm knackered	-25
i 'm know	23
i 'm lactose	32
i 'm late	-19
i 'm learn	31
i 'm leave	-9
i 'm left-handed	30
i 'm look	-38
i 'm lose	-18
i 'm make	-40
i 'm melt	-14
i 'm miss	-9
i 'm more	7
i 'm move	-6
i 'm not	7
i 'm off	-27
i 'm on	-9
i 'm out	-28
i 'm pay	23
i 'm put	23
i 'm raise	-6
i 'm read	-8
i 'm really	31
i 'm retrain	18
i 'm rubbish	10
i 'm run	-36
i 'm save	57
i 'm scare	12
i 'm sick	-4
i 'm sit	-12
i 'm so	-13
i 'm soak	-15
i 'm stand	12
i 'm start	-7
i 'm starve	-25
i 'm stick	-39
i 'm still	7
i 'm teach	14
i 'm terrify	11
i 'm the	178
i 'm train	47
i 'm try	-16
i 'm type	-8
i 'm up	-8
i 'm use	-6
i 'm useless	22
i 'm vegan	15
i 'm vegetarian	26
i 'm wait	-9
i 'm watch	-40
i 'm wear	-14
i 'm work	-39
i 'm wreck	-19
i ,	-29
i </s>	-5
i <day>	-34
i <kin>	116
i <kin> ,	5
i <kin> </s>	-27
i <kin> amateur	9
i <kin> for	7
i <kin> have	10
i <kin> is	6
i <kin> the	33
i <name>	-26
i add	-16
i adopt	-9
i adopt your	-9
i agree	-15
i agree on	-8
i already	10
i also	25
i always	26
i always want	29
i am	21
i am ,	13
i am </s>	5
i am <name>	-16
i am <number>	23
i am a	28
i am about	-5
i am give	7
i am go	16
i am in	7
i am owe	-4
i am stay	-6
i am tire	-5
i am try	-5
i answer	31
i answer for	18
i answer to	20
i are	-9
i ask	23
i ask </s>	-6
i ask about	19
i ask for	21
i avoid	44
i bake	30
i bank	21
i be	-7
i become	20
i become a	25
i believe	9
i believe in	10
i bet	-15
i bet </s>	-5
i bill	5
i borrow	-32
i break	8
i break my	22
i break the	-6
i breed	10
i breed <kin>	10
i bring	-17
i bring my	-5
i build	39
i burn	-23
i burn the	-16
i busk	8
i buy	-10
i buy it	-6
i buy milk	-12
i buy the	-12
i call	-19
i call her	8
i call the	-16
i can	-27
i can n't	-87
i can never	-26
i can not	40
i can only	9
i can play	6
i can read	47
i can take	11
i carry	13
i chair	23
i chair the	23
i change	-11
i change the	-8
i charge	20
i charge <number>	36
i charge the	-16
i check	-19
i clean office	15
i click	-88
i climb	15
i close	14
i co-own	13
i co-own the	13
i code	22
i collect	76
i collect fountain	24
i collect old	7
i collect only	5
i come	36
i come from	6
i come home	-15
i come out	21
i come to	18
i consult	6
i consult </s>	6
i cook	-14
i copy	-4
i could	-73
i could eat	10
i could n't	-12
i could sleep	-13
i could use	-9
i count <number>	-11
i cover	11
i cry	-14
i cut	-24
i cycle	20
i cycle everywhere	15
i depend	11
i depend on	11
i deploy	-13
i dey	-26
i dictate	39
i dictate everything	22
i dinnae	5
i direct	14
i do	126
i do ,	15
i do <number>	32
i do all	16
i do eat	16
i do his	10
i do my	34
i do n't	-113
i do nail	10
i do not	7
i do on	8
i do the	63
i donate	4
i doze	-21
i doze off	-21
i draw	-11
i dream	-23
i dream of	-13
i drive	7
i drive a	25
i drop	15
i drop out	13
i dub	-12
i earn	12
i eat	-9
i eat this	-9
i end	28
i end up	28
i enjoy	10
i ever	-4
i fail	34
i fail my	21
i fail the	10
i faint	12
i faint at	10
i fast	10
i fast till	-14
i fear	10
i feel	-20
i feel great	-10
i fence	6
i find	-40
i find </s>	-6
i find it	-7
i find the	-12
i finish	-14
i finish my	-14
i fire	-8
i fish	4
i fix	-4
i fix the	-14
i fly	16
i follow	19
i forget	-53
i forget my	-13
i forget the	-31
i foster	6
i found	21
i get	-10
i get <number>	-4
i get a	-87
i get about	7
i get an	-6
i get migraine	17
i get pay	17
i get seasick	9
i get the	-7
i get there	-17
i give	60
i give a	-6
i give my	19
i give the	-29
i give up	34
i give you	-6
i go	67
i go back	12
i go by	16
i go down	5
i go over	9
i grow	63
i grow up	69
i guess	-34
i guess </s>	-23
i guess i	-4
i hand	45
i hand over	9
i handle	42
i handle the	8
i hate	108
i hate be	60
i hate it	-15
i hate that	-16
i hate this	-13
i hate to	-7
i have	91
i have </s>	-13
i have <days>	7
i have <name>	10
i have <number>	-18
i have a	-138
i have about	-4
i have add	-4
i have adhd	5
i have already	-14
i have an	-40
i have be	20
i have book	-6
i have chair	10
i have cut	-5
i have decide	6
i have dialysis	4
i have do	19
i have finish	14
i have get	172
i have have	19
i have just	15
i have keep	25
i have know	-4
i have look	-6
i have lose	8
i have lunch	-27
i have my	-26
i have n't	-39
i have never	16
i have no	-20
i have only	-5
i have paste	-13
i have perfect	5
i have play	5
i have publish	8
i have read	4
i have run	11
i have serve	7
i have share	18
i have sign	15
i have stop	25
i have swear	5
i have tell	7
i have the	-21
i have this	-6
i have to	-107
i have try	-5
i have visit	7
i have volunteer	17
i have wear	24
i have work	20
i have write	-4
i hear	-67
i hear </s>	-45
i hear the	-13
i hear you	-16
i heat	12
i heat the	12
i help	15
i hit	-18
i hit <number>	-4
i hold	11
i hold a	21
i hold shift	-14
i hope	4
i host	17
i host the	7
i inherit	36
i inherit a	6
i intend to	4
i invoice	25
i just	-118
i just do	5
i just love	-11
i just spill	-6
i keep	95
i keep <number>	21
i keep all	7
i keep bee	38
i keep get	-26
i keep my	9
i keep the	21
i knit	40
i know	26
i know nothing	10
i know the	14
i laugh	-24
i learn	58
i learn <name>	5
i learn from	-21
i leave	-34
i leave <name>	-20
i leave a	-10
i leave it	-6
i leave my	-16
i leave on	-10
i leave school	4
i leave the	7
i lecture	6
i lecture in	8
i let	27
i lie	19
i like	-5
i like how	-4
i like it	12
i like my	65
i like option	-16
i like the	-27
i like them	-20
i like this	-4
i like your	-7
i listen	10
i listen to	10
i live	-60
i live alone	7
i live in	-11
i live on	21
i lock	-16
i lock up	-12
i look	14
i look after	20
i look it	-10
i look up	4
i lose	29
i lose my	36
i lose the	7
i love	-34
i love how	-5
i love it	-7
i love the	-16
i maintain	31
i maintain a	25
i make	16
i make <number>	11
i make a	-7
i make it	10
i make my	4
i manage	72
i manage a	17
i manage it	15
i mark	20
i marry this	12
i may	-42
i may be	-21
i mean	-9
i mean </s>	-20
i mean the	-12
i meditate	11
i meditate for	11
i meet <name>	-4
i meet my	14
i memorise	4
i mend	4
i might	-52
i might be	-23
i might could	14
i miss	-9
i miss </s>	-4
i miss the	7
i move	4
i move back	-7
i move my	4
i move out	23
i move the	-12
i move to	15
i mute	-9
i need	-122
i need </s>	-26
i need <name>	18
i need <number>	-27
i need a	-52
i need an	-12
i need glass	16
i need is	-18
i need it	-6
i need the	-32
i need this	-12
i need to	-37
i never	42
i never book	4
i never eat	15
i never get	-18
i never learn	33
i never see	-8
i never use	14
i no	13
i notice	22
i now	-9
i now work	9
i once	7
i only	19
i only do	14
i only ever	12
i only get	17
i only have	-22
i only need	-11
i only own	-10
i only read	10
i only take	7
i only wear	9
i only write	-11
i open	-28
i order	-21
i owe	-42
i owe <name>	-33
i owe my	16
i owe you	-40
i own	90
i own </s>	22
i own <number>	7
i own a	22
i own the	41
i panic	5
i pass	32
i pass my	34
i paste	-37
i paste </s>	-11
i paste it	-13
i pay	-9
i pay <number>	-16
i pay for	-4
i pay off	9
i pick	-4
i pick up	5
i plan	5
i play	73
i play <name>	5
i play bass	7
i play cello	6
i play chess	7
i play it	-10
i play second	9
i play the	23
i prefer	45
i prefer <name>	16
i prefer the	-28
i press	-36
i price	7
i print	-5
i print everything	10
i promise my	-4
i pull	-8
i pull something	-8
i put	-59
i put the	-19
i qualify	6
i qualify in	6
i quit	-10
i quit the	-21
i raise	17
i raise the	17
i read	-120
i read </s>	-120
i read a	-32
i read on	50
i read only	7
i read somewhere	-50
i read that	-38
i read the	-14
i read your	-5
i really	-9
i reckon	-11
i ref	-4
i refuse	26
i rename	-12
i rename the	-12
i rent	22
i rent a	11
i repair	15
i report	-16
i report to	-9
i restart	-8
i restart the	-8
i restore	34
i restore wooden	18
i retire	30
i retire </s>	12
i retire from	11
i retire in	6
i retrain	19
i review	17
i ride	14
i ride a	9
i row	17
i run	30
i run <number>	-6
i run a	22
i run for	-9
i run have	22
i run into	-7
i run it	-9
i run out	-27
i run the	31
i run to	-12
i say	-13
i say "	4
i scan	-15
i scroll	-14
i see	-49
i see <number>	4
i see a	-15
i see my	21
i see on	-6
i see the	-14
i sell	12
i sell it	-10
i sell the	25
i sell waakye	-5
i send	5
i send ,	8
i serve	24
i serve as	10
i sew	-7
i sew all	6
i share	-6
i share a	7
i share custody	4
i share the	-11
i should	4
i sign	25
i sign off	7
i sing	41
i sing bass	12
i sing in	12
i sit	19
i sit on	20
i sit third	9
i skip	-31
i skip breakfast	-12
i skip the	-4
i sleep	-6
i sleep badly	-31
i sleep from	6
i sleep with	15
i speak	19
i speak <name>	12
i speak too	-4
i spend	10
i spend in	5
i spend my	6
i spill	-27
i spill the	-10
i split	34
i split custody	5
i split the	27
i stammer	43
i stammer so	19
i stay	7
i stick	11
i stick to	11
i still	54
i still swim	8
i stop at	-16
i stop it	-7
i stop read	-4
i stop the	-15
i study	21
i study law	20
i study marine	5
i study your	-6
i stutter	16
i support	-5
i suppose	-24
i suppose </s>	-8
i swap	-32
i swear	18
i swear at	-13
i swear by	24
i swear off	25
i sweep	-10
i sweep the	-8
i swim	47
i swim <number>	11
i swim at	7
i swim in	18
i switch	31
i switch the	-7
i switch to	33
i take	73
i take a	-12
i take it	16
i take levothyroxine	14
i take lithium	14
i take over	23
i take the	25
i take your	-6
i teach	51
i teach chemistry	4
i teach myself	6
i teach year	4
i teach yoga	13
i tell	-17
i test	-4
i test it	-4
i text	33
i text you	19
i think	-223
i think ,	-17
i think </s>	-94
i think <name>	-11
i think i	-39
i think the	-8
i think we	-10
i tithe	15
i tithe <number>	15
i train	32
i train as	21
i translate	22
i translate for	9
i translate patent	15
i translate the	-11
i travel	4
i try	9
i turn	83
i turn <number>	63
i turn down	30
i turn it	-9
i type	-11
i type <number>	-9
i type it	-10
i type this	-5
i type with	24
i understand	-16
i use	84
i use a	36
i use it	-10
i use the	-13
i use this	-7
i use to	51
i usually	19
i visit	-5
i visit him	9
i volunteer	41
i volunteer at	33
i volunteer every	6
i wake	-16
i wake up	-18
i walk	-14
i want	-97
i want </s>	-9
i want <number>	-13
i want a	-32
i want it	-16
i want the	-7
i want this	-7
i want to	-25
i was	12
i was <kin>	5
i was <number>	104
i was adopt	18
i was at	-33
i was bear	39
i was bore	-10
i was diagnose	18
i was go	-8
i was in	-41
i was on	-22
i was once	4
i was raise	10
i was read	-5
i was tell	-7
i was think	-5
i was type	-17
i watch	-22
i watch the	-24
i water	-14
i wear	18
i weigh	4
i weigh <number>	7
i weld	4
i were	-34
i will	-45
i will n't	-45
i work	-24
i work <number>	9
i work around	-12
i work as	9
i work at	31
i work freelance	5
i work from	11
i work in	-6
i work it	-25
i work night	7
i work on	-9
i work the	6
i work with	-33
i would	-43
i write	57
i write </s>	9
i write <name>	7
i write <number>	-10
i write a	-6
i write grant	13
i write in	8
i write it	10
i write my	5
i write the	-31
ibiza	-9
ibuprofen	-34
ice	-35
ice </s>	-9
ice cream	-20
ice hockey	13
ice hockey goalie	13
ice it	-16
icon	-22
icon </s>	-16
id	-21
id ,	5
id </s>	-21
idea	-117
idea </s>	-50
idea but	-13
idea for	-25
idea is	-18
idea what	-6
idea who	-11
idea why	-10
idea why </s>	-10
idiot	-11
idle	-15
idris	-4
if	-168
if <name>	-33
if a	-24
if i	-29
if i dey	4
if i were	-34
if it	12
if my	-51
if my <kin>	-35
if the	-21
if they	-18
if we	-13
if you	-19
if you ask	-30
if you can	5
ignore	-57
ignore that	-19
ignore that </s>	-12
ignore the	-17
ill	-17
ill </s>	-4
ill be	9
ill try	-9
illegible	10
image	-7
image </s>	-4
imagine	-98
imagine </s>	-12
imagine i	-43
imagine i 'm	-28
implant	14
import	-7
import </s>	-9
impossible	6
impress	-11
impress </s>	-11
in	-20
in '	16
in ' <number>	16
in ,	-86
in , <number>	-15
in </s>	12
in <kin>	6
in <kin> 's	-8
in <month>	221
in <month> ,	91
in <month> </s>	103
in <month> <number>	16
in <month> and	25
in <month> i	-18
in <month> is	-31
in <month> next	6
in <month> so	5
in <month> to	4
in <month> we	13
in <name>	14
in <name> 's	-26
in <name> ,	118
in <name> </s>	163
in <name> <name>	-53
in <name> <number>	-15
in <name> airport	-12
in <name> all	-25
in <name> and	35
in <name> apparently	-28
in <name> as	9
in <name> at	6
in <name> because	14
in <name> before	25
in <name> but	-4
in <name> by	12
in <name> cost	-29
in <name> do	-14
in <name> end	6
in <name> even	16
in <name> every	5
in <name> for	7
in <name> franc	5
in <name> from	-11
in <name> get	-15
in <name> go	-20
in <name> have	-36
in <name> i	-9
in <name> in	18
in <name> next	35
in <name> now	16
in <name> on	31
in <name> please	5
in <name> pls	-32
in <name> raise	5
in <name> right	-11
in <name> so	9
in <name> stay	-20
in <name> this	18
in <name> to	4
in <name> unless	13
in <name> until	4
in <name> was	-8
in <name> we	-14
in <name> when	6
in <name> with	-22
in <name> you	-43
in <number>	275
in <number> ,	129
in <number> </s>	206
in <number> <name>	-55
in <number> after	25
in <number> and	142
in <number> column	-22
in <number> country	22
in <number> ear	8
in <number> grade	11
in <number> hour	-51
in <number> i	-12
in <number> language	9
in <number> line	-7
in <number> min	-44
in <number> minute	-156
in <number> second	-15
in <number> to	30
in <number> week	-13
in <number> with	16
in <number> year	18
in a	-88
in a <name>	11
in a bar	-15
in a bite	-27
in a care	7
in a container	-10
in a drawer	9
in a flat	21
in a foul	-10
in a garage	-6
in a hurry	-16
in a list	-6
in a meet	-18
in a minute	-26
in a red	9
in a registry	4
in a row	-12
in a rush	-11
in a sec	-36
in a share	13
in a ska	6
in a van	8
in a wed	7
in a wheelchair	25
in about	-21
in about <number>	-4
in act	-63
in act <number>	-63
in all	34
in an	-13
in an ableton	35
in an amateur	6
in an hour	-67
in and	-14
in any	35
in anything	35
in anything you	25
in as	5
in as a	5
in at <number>	7
in autumn	18
in autumn ,	14
in bed	-17
in blue	-11
in blue </s>	-11
in both	69
in both ear	21
in bullet	28
in cap	-10
in cap </s>	-5
in car	-13
in case	-6
in cash	-14
in cell	-26
in cell <name>	-24
in ch	-24
in ch <number>	-24
in chapter	-67
in chapter <number>	-67
in charge	44
in charge of	44
in circle	-8
in college	38
in college </s>	38
in column	-12
in column <name>	-12
in early	4
in electric	27
in electric kiln	27
in email	5
in episode	-23
in episode <number>	-23
in euro </s>	-15
in every	31
in every bag	11
in everything	29
in everything we	10
in exercise	-12
in exercise <number>	-12
in for	4
in foster	16
in foster care	16
in franc	23
in from	-12
in front	-113
in front of	-41
in full	7
in general	-47
in general </s>	-40
in gram	7
in gram ,	12
in hand	18
in hand </s>	18
in hat	27
in hat </s>	27
in her	-5
in here	-53
in here ,	-20
in here </s>	-23
in here today	-10
in his	11
in hive	-15
in hive </s>	-15
in hydrology	19
in index	19
in index fund	19
in it	32
in it </s>	53
in it is	-5
in judo	35
in judo ,	35
in last night	-14
in late	16
in late <month>	16
in leave	23
in leave ear	23
in legal	16
in lift	15
in line	-64
in line <number>	-37
in local	12
in may	152
in may </s>	128
in may and	15
in me	30
in me </s>	17
in meeting	21
in meeting </s>	19
in metric	-8
in mind	5
in mind </s>	-12
in mind for	17
in most	-46
in my	-72
in my <kin>	45
in my <name>	-29
in my bag	-5
in my class	10
in my contract	12
in my department	10
in my example	-28
in my family	37
in my flat	7
in my game	-17
in my garage	24
in my greenhouse	4
in my head	-11
in my house	8
in my last	-20
in my leave	41
in my name	51
in my notice	14
in my novel	-58
in my parser	-7
in my right	18
in my room	-16
in my scene	-8
in my story	-62
in my tale	-22
in my tea	-25
in my twentie	13
in on	-16
in our	190
in our build	29
in our family	47
in our firm	8
in our flat	13
in our garden	14
in our house	63
in our marriage	6
in our repo	8
in our team	-15
in our valley	16
in our village	6
in pair	-10
in past	-12
in past tense	-12
in pink	-9
in question	-42
in question <number>	-42
in red	-16
in remission	16
in remission since	16
in report	18
in retail	-8
in retail </s>	-8
in riddle	-13
in row	-27
in row <number>	-14
in rural	5
in rural <name>	5
in scene	-22
in scene <number>	-22
in school	-17
in school </s>	-17
in season	-8
in shorthand	19
in so	22
in some	-22
in spring	67
in spring ,	19
in spring </s>	44
in step	-14
in step <number>	-14
in stock	-16
in stock ,	-16
in summer	-6
in summer </s>	-6
in tennis	7
in term	6
in term time	6
in that	-286
in that clip	-12
in that documentary	-11
in that film	-10
in that game	-4
in that list	-31
in that order	17
in that paragraph	-6
in that recipe	-5
in that series	-23
in that show	-17
in that sitcom	-9
in the	-231
in the <day>	-11
in the <name>	39
in the <number>	8
in the ad	-25
in the advert	-17
in the army	14
in the article	-10
in the autumn	22
in the back	17
in the bag	-4
in the basement	32
in the blue	37
in the book	-14
in the box	-5
in the car	-49
in the cartoon	-12
in the case	-14
in the cathedral	22
in the cellar	36
in the chart	-5
in the chat	-9
in the clip	-8
in the corridor	-8
in the dataset	-8
in the diagram	-8
in the doc	-6
in the drawer	-7
in the end	-8
in the exam	-4
in the example	-26
in the exercise	-10
in the fable	-12
in the fall	30
in the family	46
in the film	-51
in the firm	18
in the first	-9
in the flat	-9
in the fourth	6
in the fridge	-8
in the game	-54
in the garage	62
in the garden	-4
in the hall	-25
in the header	-5
in the house	7
in the joke	-10
in the kitchen	-40
in the leave	28
in the library	11
in the lift	-15
in the list	-31
in the mall	-20
in the meet	-5
in the meme	-9
in the menu	-12
in the middle	-21
in the morning	26
in the navy	51
in the new	18
in the news	-10
in the next	-5
in the night	13
in the novel	-32
in the office	-59
in the other	-18
in the oven	-30
in the parish	17
in the photo	-16
in the pick	15
in the picture	-36
in the play	-22
in the poem	-5
in the pool	21
in the puzzle	-24
in the queue	-42
in the quiz	-6
in the rain	-15
in the recipe	-12
in the riddle	-9
in the right	59
in the room	-12
in the same	22
in the sample	-33
in the second	-23
in the series	-28
in the shed	23
in the sheet	-4
in the shop	19
in the shower	-20
in the sketch	-24
in the spare	39
in the spring	28
in the story	-33
in the summer	19
in the tale	-22
in the test	-4
in the text	-14
in the third	4
in the title	-5
in the video	-29
in the village	39
in the wait	-4
in the window	10
in the wrong	-10
in them	39
in therapy	10
in this	-212
in this <number>	-12
in this file	-6
in this game	-7
in this record	-6
in this scene	-5
in this sum	-5
in those	-7
in today	-18
in today </s>	-14
in town	5
in town </s>	5
in upholstery	13
in winter	7
in winter </s>	4
in with	19
in with <name>	13
in with us	18
in write	30
in write ,	10
in write </s>	20
in year	14
in year <number>	9
in your	-65
in your answer	-8
in your example	-26
inch	-22
include	71
include ,	4
include , so	-4
include </s>	31
income	34
income </s>	18
income is	6
indent	-5
index	40
index fund	19
index fund </s>	19
indoor	31
indoor </s>	22
induction </s>	15
induction hob	4
induction only	10
ingrid	10
ingrid ,	12
inhaler	12
inherit	61
inherit <kin>	11
inherit <number>	4
inherit a	7
inherit from	7
inherit my	8
inherit my <kin>	8
inherit the	13
inheritance	6
initial ,	9
injure	-17
injury	5
injury , mostly	-5
ink	-30
inn	10
input	10
input is	7
insane	21
inside	-26
inside </s>	-17
inside our	8
insist	59
insist </s>	17
insist on	48
insist on it	-9
install	24
install </s>	13
install anything	29
install it	-5
installer	-26
instead	71
instead </s>	55
instead of	16
instead of <number>	-27
instead of run	16
instruction	-13
insulin	56
insulin at	8
insulin at <number>	8
insulin pump	8
insulin twice	13
insulin twice a	13
insult	-43
insurance	20
insurance </s>	4
insurance is	7
insure	43
insure for	36
insurer	32
insurer </s>	13
int	-9
int </s>	-9
intend	12
intend to	13
interest in	11
internet	12
internet </s>	34
internet is	5
interview	-9
into	76
into <name>	-29
into <name> ,	7
into <name> </s>	-18
into <name> and	-10
into <number>	-18
into a	41
into a bar	-29
into a care	11
into a google	6
into it	-10
into it </s>	-10
into our	20
into our annexe	10
into the	-12
into this	-7
intolerant	55
intolerant ,	13
intolerant </s>	33
intro	-52
intro ,	-24
intro </s>	-6
introvert	27
invent	-10
invest	6
invest in	6
invite	-5
invite </s>	-5
invoice	18
invoice come	-8
invoice come out	-8
invoice go	35
invoice go out	26
invoice i	-6
invoice in	5
invoice is	-11
inè	19
inè (	19
inè ( <kin>	19
iron	17
iron </s>	31
iron and	-10
is	135
is "	-21
is ,	-6
is 19	-7
is 19 year	-7
is 81	5
is 96	13
is <day>	39
is <day> </s>	20
is <kin>	5
is <kin> </s>	-12
is <kin> to	4
is <month>	23
is <name>	48
is <name> 's	35
is <name> ,	27
is <name> </s>	71
is <name> <name>	47
is <name> <number>	-20
is <name> and	-11
is <name> negative	11
is <number>	146
is <number> ,	49
is <number> </s>	-29
is <number> <month>	29
is <number> a	13
is <number> but	11
is <number> by	7
is <number> euro	37
is <number> grand	-5
is <number> hour	19
is <number> max	7
is <number> min	-7
is <number> minute	10
is <number> on	11
is <number> people	12
is <number> percent	22
is <number> too	-17
is <number> week	-14
is <number> word	-5
is <number> year	11
is a	-50
is a <kin>	-17
is a <name>	-11
is a <number>	41
is a bite	-13
is a convert	19
is a dairy	6
is a man	-26
is a mess	-44
is a pain	-6
is a problem	5
is a verb	-22
is about	21
is about lichen	8
is about the	-4
is all	-4
is all i	-11
is all in	5
is allergic	-22
is allergic to	-22
is already	21
is also	-9
is also my	5
is always	23
is an	38
is an ancient	15
is an old	39
is annoy	-12
is annoy </s>	-12
is another	28
is apply	7
is apply to	13
is ask	-17
is asleep	-30
is at	-88
is at <number>	-42
is at a	-30
is at the	-21
is autistic	7
is autistic and	7
is back	4
is bad	-16
is ban	43
is bark	-36
is bark </s>	-19
is because	9
is behind	-8
is behind main	-8
is better	-14
is better </s>	-32
is bigger	-17
is black	-34
is block	-48
is block our	-20
is blue	-6
is blue </s>	-6
is blurry	-9
is blurry </s>	-6
is boil	-22
is boil over	-12
is break	-14
is break </s>	-11
is build	9
is burn	-14
is call	92
is call ,	-15
is call <name>	100
is call so	-12
is call the	19
is cap	42
is cap at	42
is chair	-9
is chair by	-9
is cheap	-8
is cheap </s>	-8
is close	-31
is close </s>	-6
is close <days>	-6
is coeliac	6
is coeliac </s>	6
is cold	-24
is cold </s>	-12
is colourblind	15
is colourblind ,	15
is come	5
is corrupt	-5
is corrupt </s>	-5
is cry	-28
is cut	-24
is cut off	-6
is dead </s>	-12
is deaf	22
is deaf </s>	5
is deaf and	4
is diabetic	10
is diabetic </s>	4
is different	-12
is different </s>	-12
is do	8
is do ,	-18
is do </s>	-5
is do by	31
is down	-60
is down </s>	-17
is due	-21
is due at	-38
is due in	23
is due on	7
is dyslexic	7
is empty	-32
is empty </s>	-12
is enough	-24
is enough for	-24
is every	5
is fine	-12
is fine </s>	-12
is fine but	17
is fine for	-6
is finish	-13
is fix	24
is fix till	7
is for	-16
is for the	-6
is freeze	-20
is freeze </s>	-16
is from	-21
is from <name>	-30
is from <number>	16
is full	-57
is full ,	-25
is full of	-15
is get	9
is go	22
is go ,	23
is good	-14
is good </s>	-18
is good until	7
is great	-8
is great </s>	-8
is growl	-7
is hard	-16
is hard </s>	-13
is hard to	-5
is here	-31
is here ,	-16
is here </s>	-15
is home	-9
is home ,	-11
is how	23
is how i	54
is ill	-21
is ill </s>	-21
is illegible	10
is in	85
is in <name>	12
is in <number>	-5
is in a	-17
is in an	-12
is in my	28
is in the	68
is it	-50
is it </s>	-6
is it <name>	-23
is it ok	7
is keep	7
is kill	-31
is kill me	-23
is late	-67
is late ,	-20
is late </s>	-9
is late again	-25
is laugh	-7
is leave	4
is leave and	5
is like	4
is like a	4
is long	-4
is longer	-19
is longer than	-19
is mad	-19
is make	-5
is marry	-6
is marry to	-7
is me	43
is me </s>	31
is mean	-6
is mine	58
is mine ,	17
is mine </s>	28
is mine since	12
is mine till	9
is miss	-15
is miss </s>	-5
is more	4
is mostly	-10
is move	11
is move to	18
is murder	14
is mush	-4
is mush </s>	-4
is my	170
is my <day>	14
is my <kin>	34
is my business	11
is my only	-30
is my thing	7
is my third	6
is my weak	28
is my whole	7
is n't </s>	13
is n't pick	-5
is n't recognise	27
is new	-11
is next	13
is no	12
is not	-18
is now	14
is number	5
is number <number>	5
is odd	-22
is off	-16
is off by	-24
is off grid	15
is off limit	-4
is oil	21
is older	20
is older than	20
is on	-56
is on ,	-14
is on <days>	-24
is on <name>	21
is on <number>	-11
is on call	-18
is on my	-4
is on the	-14
is only	-19
is only <number>	13
is only valid	-21
is open	-8
is option	-18
is our	57
is our <kin>	15
is our only	-8
is ours	25
is out	-5
is out ,	10
is out </s>	21
is out for	4
is out of	-30
is out sick	-6
is over	6
is pack	-10
is pay	46
is pay by	6
is pay in	25
is plan	4
is plan for	14
is plot	23
is plot <number>	23
is print	4
is read	17
is ready	-8
is ready ,	-8
is red	-6
is red </s>	-8
is red again	-18
is rehearse	-7
is renal	6
is renal and	6
is restore	36
is right	-14
is right </s>	-12
is ring	-6
is run	-20
is run by	-4
is run late	-9
is scare	17
is scare of	18
is sell	7
is sell the	4
is share	23
is share with	23
is shut	-16
is shut </s>	-14
is sit	-24
is sit on	-28
is slow	-6
is slow </s>	-12
is slow today	-6
is slower	-5
is so	-26
is so loud	-8
is sort	22
is sort </s>	22
is speak	-4
is spell	4
is spell <name>	21
is spell with	-16
is spread	17
is spread over	17
is stage	9
is stage set	9
is stick	-75
is stick ,	-18
is stick at	-8
is stick in	-12
is stick on	-16
is stiff	-12
is still	-34
is still <number>	51
is still in	-23
is still wet	-24
is stronger	-13
is study	5
is sulk	-30
is take	-38
is take forever	-18
is teach	12
is terrible	22
is that	-53
is that <name>	-23
is that a	-5
is that i	4
is that normal	-8
is that so	-9
is the	184
is the <kin>	18
is the <number>	24
is the day	-10
is the first	9
is the only	60
is the villain	-24
is there	-18
is there a	-16
is third	7
is this	-10
is tight	-9
is tight </s>	-9
is to	10
is to open	-10
is too	-55
is too long	-6
is too loud	-19
is too many	-8
is type	-11
is under	37
is under <number>	20
is up	16
is upside	-19
is upside down	-19
is useless	-24
is wait	-12
is way	-24
is way too	-24
is what	202
is what <name>	-15
is what i	163
is what it	5
is what keep	14
is what our	9
is what pay	17
is what the	-12
is what we	44
is when	-4
is when i	10
is when the	-16
is where	116
is where i	46
is where my	44
is where the	-9
is where we	21
is why	29
is why the	14
is with	18
is with <name>	8
is work	-5
is write	5
is wrong	-27
is yours	-5
island	22
island </s>	-12
island in	13
island in the	13
issue	17
issue </s>	5
issue after	29
issue after <number>	29
it	-413
it 'll	-11
it 's	105
it 's <day>	-9
it 's <name>	13
it 's <number>	-39
it 's a	68
it 's all	14
it 's already	-17
it 's be	-19
it 's dial-up	5
it 's for	-15
it 's just	20
it 's me	24
it 's my	28
it 's not	-9
it 's on	9
it 's quiet	-13
it 's rain	-8
it 's still	-16
it 's the	30
it 's to	7
it ,	-55
it , is	-7
it , no	-6
it , on	13
it </s>	-19
it <kin>	-21
it <kin> n't	-9
it <name>	-29
it <name> </s>	-6
it <number>	-6
it <number> </s>	-8
it <number> time	-6
it a	-25
it again	-11
it again </s>	-18
it all </s>	15
it and	-7
it as	-14
it as a	-4
it at	21
it be	20
it before	4
it break	-7
it by	26
it by <number>	5
it come	-10
it crash	-5
it daily	6
it daily </s>	6
it die	13
it down	-13
it down </s>	-18
it drag	-5
it drag </s>	-5
it eat	7
it eat my	7
it fail	-13
it fail </s>	-10
it for	-6
it for my	-9
it freeze	-13
it freeze </s>	-13
it from	15
it go	-11
it go </s>	-6
it hang	-5
it hang </s>	-5
it have	-13
it have no	-6
it here	-17
it here </s>	-17
it in	11
it in </s>	-7
it in <number>	20
it in spring	6
it in the	13
it is	-10
it is </s>	10
it is n't	-10
it just	-10
it keep	-6
it later	-7
it later </s>	-7
it like	-9
it live	-10
it log	-5
it log me	-4
it move	-13
it myself	30
it myself </s>	30
it need	-5
it now </s>	5
it off </s>	-11
it ok	7
it on	-37
it on <day>	-18
it on my	-4
it on the	-12
it or	6
it or not	8
it out </s>	18
it plain	12
it please	-16
it please </s>	-16
it print	-43
it quick	-9
it quick </s>	-9
it rain	-27
it right	-5
it run	-14
it say	-31
it say </s>	-14
it say <number>	-4
it seem	4
it seem </s>	4
it ship	-4
it short	-33
it short </s>	-33
it shorter	-9
it shorter </s>	-7
it show	-18
it simple	5
it simple </s>	5
it since	13
it sound	28
it stop	-6
it take	39
it take <number>	12
it take a	-8
it take me	44
it take the	-4
it that	16
it that ,	17
it to	-23
it to the	-10
it too	8
it turn	20
it twice	-9
it twice </s>	-23
it up	-4
it want	-5
it was	107
it was <name>	26
it was a	30
it was after	18
it was in	10
it was my	18
it was the	4
it when	11
it when the	-5
it will	-17
it will n't	-8
it with	12
it with the	4
it work	-73
it work </s>	-36
it yesterday	-16
it yesterday </s>	-13
it you	-9
itch	-14
itchy	5
item	-24
item </s>	-11
its	-87
its <name>	21
its a	-25
its an	9
its awful	-15
its be	-11
its first	-6
its freeze	-9
its in	12
its just	9
its just me	13
its odd	-5
its own	-17
its still	-24
its the	24
its type	19
itself	-6
jacket	-26
jacket ,	-20
jam	-56
jam ,	-17
jam again	-14
jam again </s>	-14
jamaican	-10
japanese	6
jar	-27
java	4
jaw	17
jazz	21
jazz </s>	-19
jazz piano	26
jehovah	29
jehovah witness	24
jelena	13
jelena get	13
jelena get the	13
jelly	-16
jelly </s>	-10
jersey	6
jigsaw	22
jira	15
job	79
job ,	-11
job , <number>	6
job :	-19
job </s>	34
job ad	-15
job ad </s>	-15
job and	-7
job at	35
job at a	13
job at the	22
job come	9
job end	27
job i	8
job in	10
job is	8
job on	6
job on a	13
job to	15
join	-29
join </s>	-26
join <name>	-22
join the	20
join the <number>	-7
join the volunteer	24
join the zoom	-11
jointly	10
joke	-192
joke ,	-6
joke </s>	-62
joke about	-43
joke about <days>	-31
jollof	7
jollof ,	7
jollof , the	7
jona	7
jona ,	7
jona , the	4
josefina	-10
josefina ,	-10
journal	16
journey	4
judge by	-5
judge by the	-5
judo	33
judo ,	31
juggle	5
juice	-8
jump	-10
jump </s>	-10
junction	-24
junior	74
junior </s>	35
junior <kin>	4
just	-424
just <name>	-5
just <number>	32
just a	50
just answer	29
just arrive	-6
just arrive ,	-6
just ask	-14
just ask for	-10
just call	-10
just call ,	-4
just do	5
just do the	5
just drop	-22
just eat	-15
just eat a	-6
just fix	-4
just for	11
just get	10
just get engage	4
just give	-15
just go	-9
just hang	-26
just have	7
just have a	6
just in	-12
just land	-26
just land in	-21
just leave	-11
just leave ,	-10
just lose	-8
just love	-11
just me	27
just me and	23
just move	12
just move in	7
just now	-239
just now ,	-41
just now </s>	-153
just open	-6
just pick	-11
just put	45
just put the	16
just raise	42
just read	-10
just read that	-9
just restart	-6
just restart the	-6
just ring	-22
just ring ,	-11
just say	-8
just see	-10
just send	-31
just send me	-15
just settle	-14
just settle an	-14
just spill	-6
just start	25
just tell	-7
just the	-13
just there	-15
just throw	-5
just throw up	-5
just tune	26
just tune up	26
just wake	-6
just wake up	-6
just walk	-20
just walk in	-15
just yell	6
kabaddi	-11
karaoke	-19
karaoke is	6
kayak	-4
keen	5
keep	220
keep <name>	6
keep <number>	28
keep <number> <kin>	11
keep <number> month	5
keep a	42
keep all	17
keep all my	9
keep answer	22
keep answer in	16
keep bee	40
keep bee ,	5
keep bee and	-6
keep bee behind	28
keep bee on	14
keep everything in	-11
keep fast	7
keep for	21
keep get	-43
keep get a	-13
keep go	-22
keep go </s>	-9
keep hit	-4
keep in	22
keep it	-5
keep it short	-19
keep kosher	19
keep kosher at	19
keep me	26
keep me off	8
keep my	47
keep my diary	8
keep nothing	5
keep reply	25
keep reply short	25
keep that	-6
keep that </s>	-4
keep the	20
keep the <name>	-4
keep the <number>	-9
keep the guitar	4
keep the theory	6
keep their	9
keep this	14
kendo	-4
kennel	35
kernel	-21
kettle	-64
kettle 's	-14
kettle 's on	-14
kettle ,	-5
kettle on	-16
kettle on </s>	-9
key	-68
key ,	8
key </s>	-39
key and	5
key and feed	5
key come	5
key is	-15
key to	6
keyboard	-108
keyboard ,	-54
keyboard , ignore	-11
keyboard </s>	11
keyboard is	-8
kg	7
kg since	7
kg since the	6
kick	-19
kick in	7
kick in at	16
kick me	-21
kick me out	-21
kick off	-6
kick off the	-6
kickoff	4
kid	-15
kidney	77
kidney ,	10
kidney </s>	29
kidney bean	-16
kidney to	8
kidney to my	8
kidney transplant	20
kill	-108
kill me	-95
kill me </s>	-79
kill me now	-15
killer	-12
killer </s>	-12
kiln	85
kiln </s>	30
kiln and	15
kiln and all	9
kiln is	19
kilo	79
kilo </s>	26
kilo before	8
kilo in	-12
kilo since	28
kilo since the	13
kilometre	34
kilometre </s>	17
kilt	4
kilt is	4
kimchi	15
kin	9
kind	-12
kind ,	-14
kind </s>	30
kindergarten	21
kindergarten </s>	10
kindly	19
king	-50
kit	11
kitchen	-85
kitchen 's	-27
kitchen ,	-25
kitchen </s>	-10
kitchen floor	-16
kitchen floor is	-16
kitchen have	5
kitchen is	28
kitchen windowsill	12
kite-surfing	-18
km	36
km ,	7
km </s>	52
km <number>	-6
km a	-20
km a year	-14
knackered	-31
knackered ,	-31
knee	405
knee ,	47
knee </s>	55
knee are	81
knee are go	19
knee are shoot	46
knee have	25
knee is	5
knee need	23
knee need replace	23
knee never	12
knee shoot	14
knee shoot from	14
knee will	11
knee will n't	11
kneel	23
knife	15
knife in	-5
knight	-39
knit	95
knit <number>	-11
knit circle	10
knit for	14
knit sock	28
knit sock on	13
knock	-25
knock my	-15
knock my coffee	-11
know	-16
know ,	-12
know </s>	-76
know <name>	8
know <name> </s>	12
know about	15
know excel	23
know if	-41
know if <name>	-33
know if we	-8
know my	25
know nothing	10
know the	10
know what	-8
know what you	-5
know why	-13
kofi ,	4
koji	-12
koji and	-12
kombucha	10
korfball	4
kosher	28
kosher at	19
kosher at home	19
kwame	-7
kwame 's	-6
kwame 's off	-6
label	-23
label 's	-6
label </s>	-11
label printer	10
lactose	71
lactose intolerant	55
lactose intolerant ,	13
lactose intolerant </s>	33
ladder	8
ladder ,	-6
ladder </s>	19
ladder in	-11
lady	-39
lag	-37
lag </s>	-22
lake	20
lake </s>	21
lamb	8
lamb start	6
lame	20
lamp	-19
lamp from	16
land	-49
land ,	-19
land </s>	19
land at	-37
land at <number>	-37
land in	6
land in <name>	-19
land in my	24
land page	-13
land page </s>	-7
landscape	-11
landscape </s>	-11
lane </s>	12
lane <number>	9
language	48
language ,	29
language </s>	13
language are	12
language exchange	4
lap	12
lapse	26
lapse </s>	16
laptop	-82
laptop ,	-32
laptop </s>	-7
laptop and	-11
laptop fan	-7
laptop is	-4
laptop run	-5
large	23
large </s>	12
large print	19
larger	-5
lasagne	-25
lasagne tonight	-23
laser	28
last	-178
last ,	-11
last </s>	10
last <day>	31
last <day> of	19
last <month>	5
last <month> </s>	9
last <name>	-8
last <number>	-8
last <number> </s>	-15
last <number> minute	-9
last <number> week	35
last answer	-7
last autumn	15
last autumn </s>	6
last day	44
last day is	21
last hour	-9
last line	-14
last line </s>	-6
last line of	-4
last message	-11
last minute	-4
last month	-5
last month </s>	-5
last night	-294
last night 's	-35
last night ,	-72
last night </s>	-97
last night and	-16
last night i	-12
last night was	-11
last page	-7
last question	-8
last question </s>	-4
last resort	-20
last spring	17
last spring ,	7
last spring </s>	10
last step	-16
last summer	15
last summer </s>	14
last time	14
last week	-18
last week </s>	-31
last week of	18
last winter	16
last winter </s>	14
last year	98
last year ,	41
last year </s>	27
last year and	16
last year for	5
latch	40
latch on	40
latch on the	40
late	-234
late ,	-75
late , <number>	-5
late , so	-28
late , will	-7
late </s>	-62
late <kin>	55
late <kin> 's	17
late <kin> </s>	15
late <month>	16
late <month> </s>	16
late again	-40
late again </s>	-24
late again today	-6
late and	-12
late for	-18
late today	-14
late today </s>	-14
late tonight	-21
lately	18
later	-148
later </s>	-132
latest	-15
latex	-7
latex ,	6
latex </s>	-6
latex so	13
lathe	26
lathe ,	18
laugh	-176
laugh </s>	-81
laugh at	-33
laugh at that	-14
laugh at your	-16
laundrette	31
laundrette ,	9
laundromat	15
laundromat in	12
laundromat in <name>	12
laundry	17
laundry in	7
laundry is	-5
laundry on	11
laundry on <days>	11
law	40
law </s>	17
law and	9
law at	4
law school	21
lawn	11
lay	6
lay off	21
lay off from	15
lay off in	16
layer	-5
layoff	45
layout	-27
layout </s>	-4
leader	-5
leader ,	-10
leader , <name>	-10
leaflet	-38
leaflet </s>	-8
league	55
league </s>	31
leak	-16
leak </s>	9
learn	187
learn </s>	39
learn <name>	4
learn <name> </s>	-26
learn <name> because	4
learn <name> for	7
learn <name> from	8
learn from	-20
learn from your	-15
learn how	-18
learn how to	-17
learn it	21
learn nothing	-9
learn nothing from	-9
learn rate	-13
learn the	22
learn to	88
learn to <kin>	13
learn to drive	15
learn to read	35
learn to ride	14
learn to swim	15
lease	106
lease </s>	15
lease end	20
lease end in	20
lease on	36
lease on the	30
lease run	5
lease run out	5
least	23
least </s>	15
least <number>	10
least favourite	5
leather	6
leave	208
leave ,	25
leave , the	12
leave </s>	-5
leave <name>	-5
leave <name> in	4
leave a	-16
leave a comment	-9
leave alone	14
leave alone ,	14
leave and	10
leave and i	10
leave at	-11
leave at <number>	-10
leave back	5
leave big	-7
leave by	13
leave ear	83
leave ear </s>	13
leave ear have	15
leave every	15
leave every second	15
leave eye	31
leave foot fall	-9
leave for	-19
leave for <name>	7
leave for the	-29
leave her	9
leave his	-19
leave in	-57
leave in <month>	6
leave in <number>	-26
leave in the	-24
leave it	-7
leave knee	79
leave knee </s>	11
leave knee have	25
leave me	38
leave me her	10
leave me his	9
leave me the	13
leave me with	5
leave my	-72
leave on	-13
leave on the	-7
leave out	-6
leave over	-14
leave over </s>	-7
leave school	9
leave school at	9
leave side	25
leave side ,	4
leave the	24
leave the army	28
leave the church	39
leave the meet	-21
leave to	13
leave to me	15
leave today	-8
leave today </s>	-4
leave until	18
leave us	22
leave with	-9
lecture	-17
lecture in	8
ledger	42
ledger </s>	20
leek	5
left-footed	13
left-footed ,	13
left-footed , play	13
left-handed	86
left-handed ,	39
left-handed , so	23
left-handed </s>	36
left-handed and	7
left-handed tool	4
lefty	9
leg	74
leg ,	23
leg </s>	5
leg are	-17
leg below	36
leg below the	36
legacy	11
legal	86
legged	-7
legged <kin>	-7
leila	7
lemon	6
lemon drizzle	11
lend	29
lend me	12
lend me his	10
length	-9
lentil	-19
lentil ,	-8
leo	-18
less	-17
less </s>	11
less strict	13
less than	11
lesson	44
lesson ,	26
lesson </s>	-5
lesson to	8
lesson to <number>	7
lesson with	8
lesson with <name>	7
let	-60
let 's	-63
let 's pretend	-34
let 's say	-29
let do	-11
let do the	-7
let him	12
let it	7
let me	-22
let me work	6
let my	16
letter	-89
letter ,	-23
letter </s>	-7
letter for	-13
letter in	-17
letter in the	-7
letter say	-14
letter to	17
letter to the	-8
leukemia	5
level	-77
level </s>	-14
level <number>	-68
level <number> ,	-28
level and	21
level in	-16
levothyroxine	16
levothyroxine every	16
levothyroxine every morning	16
library	53
library on	13
library van	8
library van ,	8
licence	173
licence ,	29
licence </s>	21
licence at	12
licence at <number>	11
licence for	12
licence i	17
licence in	14
licence is	11
license	26
license is	-7
lichen	30
lichen ,	14
lid	-56
lid ,	-31
lid , its	-22
lid </s>	-9
lido	11
lie	53
lie </s>	-20
lie down	22
life	224
life ,	40
life </s>	145
life is	-17
lifeboat	18
lifeboat crow	8
lifelong	43
lift	19
lift ,	12
lift </s>	32
lift for	5
lift is	-9
lift is stick	-9
lift more	13
lift more than	13
lift over	6
lift over <number>	6
lift was	-6
light	-69
light ,	-20
light go	-4
light off	-20
light off </s>	-14
light sleeper	15
lighthouse	15
like	-18
like </s>	6
like <kin>	4
like <kin> </s>	-7
like a	-35
like a <kin>	-8
like epipen	12
like epipen allergic	12
like how	-4
like i	-40
like i 'm	-23
like it </s>	-20
like it when	19
like me	28
like me </s>	28
like my	63
like my answer	27
like option	-16
like soap	22
like soap to	22
like that	29
like that <number>	19
like the	-55
like the end	-5
like the second	-11
like them	-20
like these	-13
like this	-20
like this <number>	-9
like this song	-5
like to	-4
like you	16
like you to	18
like your	5
like your answer	16
lily	-15
limit	-15
limit </s>	-6
limit until	-4
limit until the	-4
limp	-24
limp </s>	-8
line	-236
line 's	-9
line ,	10
line , <number>	15
line </s>	-23
line <number>	-116
line <number> ,	6
line <number> </s>	-73
line <number> and	-8
line a	12
line a page	12
line about	-4
line and	-5
line for	-9
line for me	-7
line from	-5
line get	-6
line i	-16
line in the	-4
line long	-7
line mean	-23
line of the	-7
line on	-16
line over	-6
line to	-4
line under	-4
line up	7
line with	-5
linen	8
link	-48
link </s>	-4
link are	-19
link are dead	-11
link with	-9
linter </s>	21
liquid	14
liquid </s>	14
list	-201
list ,	-58
list , <number>	-11
list , so	-7
list , which	-17
list :	-33
list : <number>	-33
list </s>	-49
list <number>	-11
list <number> country	-11
list and	-6
list build	31
list build </s>	26
list by	4
list for	31
list for a	30
list have	-17
list is	-16
list is a	-6
list of	-41
list of <number>	-10
list of name	-13
list you	-9
list you give	-7
listen	-9
listen to the	-12
listing	6
listing from	6
listing from <number>	6
lite	36
literally	38
literally </s>	22
lithium	21
lithium ,	18
lithium for	4
litre	22
little	-16
little </s>	-9
little <name>	24
little <name> </s>	15
little <number>	7
live	40
live ,	4
live </s>	56
live <number>	29
live <number> door	4
live aboard	17
live aboard a	17
live above	-16
live alone	7
live and	7
live at	-20
live behind	38
live behind the	35
live downstair	19
live downstair </s>	20
live here	-11
live here since	-16
live in	-83
live in </s>	21
live in <name>	-161
live in <number>	16
live in the	50
live my	9
live my <kin>	9
live off	43
live off the	32
live on	55
live on a	12
live on my	4
live on the	-6
live room	-6
live stream	-16
live with	-38
live with her	-13
live with us	35
liver	37
load	-86
load ,	-9
load </s>	-31
load shed	-10
loaf	21
loan	60
loan </s>	11
loan and	8
loan from	10
lobby	-9
local	52
lock	4
lock </s>	13
lock after	9
lock myself	-9
lock myself out	-9
lock out	-9
lock up	-8
lock up the	-12
lockdown	19
lockdown </s>	13
lodge	4
lodge with	4
lodge with us	4
loft	5
loft </s>	10
log	27
log ,	-5
log </s>	-7
log in </s>	-7
log in <name>	12
log me	-7
log me out	-7
log truck	11
login	-38
login </s>	-28
login page	-5
login page ,	-4
logistics	5
logo	-60
logo </s>	-40
long	-11
long ,	-19
long </s>	-78
long covid	51
long day	-23
long email	9
long for	-4
long in	-11
long paragraph	36
long run	47
long-distance	24
long-distance train	8
longer	38
longer </s>	-4
longer than anyone	14
longer than the	-19
loo	-6
look	-133
look </s>	-13
look after	55
look after my	4
look after the	6
look at	-39
look at the	-12
look at this	-7
look awful	-10
look awful </s>	-10
look back	37
look back </s>	37
look better	-4
look fine	-9
look fine </s>	-9
look for	-50
look for a	-36
look it	-10
look it up	-10
look like	-18
look nice	-25
look nice </s>	-22
look odd	-9
look off	-35
look off ,	-12
look off </s>	-14
look ok	-6
look the	52
look the same	52
look to	-6
look up	4
loop	-26
loop ,	-6
loop </s>	-11
loop in	20
loop is	-4
loop run	-7
lorry	17
lose	-29
lose ,	-14
lose </s>	-24
lose <number>	31
lose <number> kilo	45
lose at	-14
lose in	-7
lose in the	-6
lose me </s>	7
lose money	-4
lose most	33
lose most of	17
lose my	7
lose my <kin>	7
lose my place	-39
lose my sense	25
lose our	4
lose power	-8
lose the	20
lose the <name>	7
lose the connection	-12
lose the first	-12
lose the last	-7
lose the thread	-4
lose to	-24
lose to the	4
loss </s>	-5
lot	-49
lot </s>	-7
lottery	-6
loud	-46
loud ,	-14
loud </s>	-18
loud i	-9
loud in	-11
loud in this	-5
loud place	32
loud this	-4
lounge	14
lounge ,	12
lousy	-8
love	-47
love </s>	21
love a	-31
love how	-5
love how you	-4
love it ,	-6
love it </s>	8
love that	-4
love the	-25
love the new	-7
love to	-9
lovely	-9
lover	-11
low ,	-18
low </s>	22
lower	18
lowercase	12
lowercase in	-7
luck	-35
luck </s>	-17
lunch	-485
lunch ,	-129
lunch , back	-56
lunch </s>	-187
lunch and	-20
lunch break	9
lunch do	-19
lunch for	-11
lunch for the	-11
lunch i	-62
lunch i have	-17
lunch is	-7
lunch was	-14
lung	45
lung </s>	14
lupus	9
lute	10
lycée	5
lycée in	5
lycée in <name>	5
lyric	-17
m	-12
ma	14
ma <kin>	9
machine	-5
machine ,	34
machine , a	7
machine </s>	12
machine at the	-15
machine is	22
mad	-66
mad </s>	-46
madam	-25
madeira	-20
madness	-37
madness </s>	-40
magazine	-33
magazine </s>	-23
magnet	-8
magnet </s>	-8
maid	-10
maiden	15
maiden name	15
maiden name </s>	18
maiden name is	5
mail	28
mail </s>	10
mail only	-13
mail only ,	-13
main	-7
main </s>	12
main <kin>	4
main <kin> is	4
main by	-12
main competitor	-5
main water	14
mainly	60
mainly </s>	56
maintain	43
maintain a	25
maintain a small	25
maintain the	16
major	16
make	56
make ,	13
make </s>	23
make <number>	18
make <number> a	-6
make a	4
make dinner	-11
make hear	17
make hear test	5
make him	-11
make in	9
make it	-31
make it quick	-9
make it short	-8
make me	72
make me a	4
make me cry	-12
make me gag	31
make me laugh	-22
make me wobbly	4
make more	-17
make my	-8
make my own	11
make no	-16
make no sense	-16
make redundant	36
make redundant in	26
make saddle	17
make team	21
make team <kin>	21
make that	-11
make that noise	-6
make the	-34
make the rota	11
make up	-6
make up half	11
maker	-9
mall	-10
mall ,	14
man	-22
man </s>	15
man in	13
man in hat	27
man in the	-14
man who	-22
manage	93
manage a	17
manage it	15
manage it </s>	15
manage the	12
manage to	-6
mandatory	13
manual	51
manual </s>	24
manual is	11
many	-139
many </s>	-22
many <name>	-25
many each	-20
many km	-17
map ,	21
map </s>	-9
marathon	4
marathon </s>	-14
marathon in	26
marathon in <month>	19
marathon in <name>	7
marathon since	11
marathon since <number>	11
march	-12
march ,	6
march </s>	-11
march to	-7
margin	-31
margin </s>	-16
mariachi	9
marine	29
marine biology	22
marine biology in	5
mark	28
mark get	-5
mark my <name>	9
market	69
market ,	22
market day	8
market in	15
market in <name>	15
market is	7
market sell	7
market stall	7
marriage	46
marriage ,	14
marriage </s>	7
marry	-11
marry ,	33
marry </s>	-24
marry <name>	5
marry a	-6
marry in	-25
marry in <name>	9
marry in a	6
marry in the	-18
marry this	12
marry this spring	12
marry to	-7
marry to a	6
mascot	-13
mascot is	-13
mass	6
mastectomy	5
master	76
master 's	-12
master 's in	4
master for	18
master in	13
master in <name>	4
master squad	14
matatu	-19
match	-95
match ,	-14
match </s>	-22
match get	-10
match get rain	-10
match the	-14
material	24
material </s>	24
math	17
math ,	19
math </s>	15
math at	10
math is	9
math sheet	-7
matter	59
matter </s>	30
matter to	20
matter to me	20
max	6
max ,	-6
max </s>	7
max <number>	9
max <number> hour	5
may	251
may ,	39
may </s>	179
may <number>	6
may <number> </s>	6
may and	15
may be	-5
may go	-7
may not	8
may on	-8
may to	7
may to <month>	7
maybe	-57
maybe </s>	-5
maybe <number>	-25
maybe <number> </s>	-18
maybe later	-12
maybe later </s>	-12
mayor	-11
me	469
me "	-24
me ,	143
me , <name>	5
me , <number>	-10
me , always	12
me , coeliac	6
me , i	33
me , long	8
me , so	-5
me , the	5
me </s>	64
me <kin>	8
me <kin> <name>	-5
me <kin> have	-4
me <name>	73
me <name> ,	34
me <name> </s>	23
me <number>	-40
me <number> </s>	-26
me <number> minute	12
me a	-76
me a sec	-26
me about	23
me again	-8
me always	10
me always </s>	5
me an	4
me an hour	8
me and	35
me and <kin>	5
me and <name>	27
me and <number>	9
me and an	5
me and my	-4
me anymore	7
me anymore </s>	7
me as	16
me as a	11
me ask	-9
me at	-43
me at <number>	-20
me be	20
me be the	13
me because	-23
me because i	-30
me before	-9
me by	9
me by my	5
me cry	-15
me cry </s>	-12
me do	5
me down	19
me drive	18
me every	24
me for	-17
me from now	8
me gag	31
me gag </s>	31
me go	-6
me have	-9
me her	10
me his	16
me hive	43
me hive </s>	39
me in	82
me in <name>	47
me in <number>	20
me in the	-6
me into	-5
me is	-26
me is set	-7
me just	-20
me laugh	-22
me like	5
me metric	5
me metric ,	5
me migraine	23
me migraine </s>	23
me monthly	6
me my	16
me now	-17
me now </s>	-17
me off	41
me off the	11
me on	-38
me on <days>	7
me on the	-30
me on this	-11
me out	10
me out </s>	10
me out of	19
me out this	-4
me per	28
me plus	4
me she	-12
me since	8
me step	-7
me step <number>	-7
me stiff	5
me stiff ,	5
me that	-26
me that <number>	-5
me the	-12
me the <name>	5
me the conclusion	11
me the phone	-6
me the wrong	-5
me there	-4
me there </s>	-7
me this	-10
me through	9
me through the	21
me to	25
me to <name>	8
me to a	-19
me to this	9
me today	-9
me today </s>	-5
me under	18
me under <number>	18
me up	-10
me wait	-6
me what	-15
me when	11
me who	18
me why	-13
me with	-10
me with <number>	-7
me wobbly	4
me wobbly </s>	4
me word	13
me work	17
me work <number>	16
meadow	4
meal	31
meal fall	6
meal fall between	6
meal plan	18
mean	-26
mean </s>	-11
mean <number>	-20
mean <number> month	-20
mean by	-8
mean i	25
mean no	8
mean no night	-12
mean ol	-11
mean ol '	-11
mean our	5
mean the	-12
mean the other	-7
mean to	15
mean what	-30
mean what exactly	-14
measurement	-16
meat	77
meat </s>	15
meat for	4
meat for <number>	4
meat since	17
mechanical	15
med	15
medical	22
medical school	11
medicine	8
meditate	8
meditate for	11
meditate for <number>	11
medium	29
meet	-300
meet ,	-18
meet </s>	-59
meet <name>	-11
meet at	-37
meet at <name>	5
meet at <number>	-35
meet every	4
meet get	-12
meet in	8
meet in <number>	-9
meet in the	10
meet my	14
meet my <kin>	14
meet of	-7
meet on	11
meet on the	17
meet online	6
meet some	-20
meet to	-13
meet with	-50
meet with <name>	-50
meeting	74
meeting </s>	21
meeting before	16
meeting before <number>	16
meeting for	18
meeting for the	18
meh	-51
meh </s>	-50
melt	-52
member	39
member </s>	45
member of	-6
member of a	-9
membership	8
meme	-58
memo	-19
memorise	4
memory	-33
memory at	-11
memory at row	-6
mend	8
mention	-42
mention </s>	-20
mention a	-6
mentor	-4
menu	-53
menu ,	-14
menu </s>	-28
menu for	-5
menu i	4
merge	28
merge </s>	20
merge is	6
merge it	-4
merge with	7
merger	9
merry	-19
mess	-79
mess ,	-5
mess </s>	-19
mess after	-19
mess so	-13
mess this	-10
mess today	-10
mess today </s>	-7
message	33
message </s>	-10
message from	-11
message get cut	-10
message in	12
messi	-45
metal	33
metal but	-8
metal plate	48
metal plate in	31
metal taste	-7
metformin twice	6
method	-14
methotrexate	13
metre	49
metre </s>	30
metre of	-9
metric	35
metric ,	9
metric , never	6
metric only	19
metric only ,	17
metric unit	10
metric unit only	14
mi	23
mic	-59
microbe	7
microwave	43
mid	-17
mid <name>	5
middle	-7
middle <number>	15
middle of	-19
middle of a	-11
middle of the	-5
midnight	-78
midnight ,	-25
midnight </s>	-42
might	-92
might as	-4
might as well	-4
might be	-26
might could	14
migraine	86
migraine ,	8
migraine </s>	45
migraine from	14
migrate	16
migrate from	6
migrate from <name>	6
migration	-8
miguel	10
miguel leave	10
mile	8
military	-15
military service	-15
military service in	-19
milk	-65
milk ,	21
milk , <number>	-9
milk </s>	-31
milk <number>	28
milk <number> <name>	6
milk <number> jersey	21
milk and	-17
milk and egg	-10
milk at	8
milk at <number>	8
milk by	-9
milk go	-5
milk in	-12
milk on	-15
milk on the	-15
milk than	-32
milker </s>	6
mill	43
mill ,	16
mill </s>	19
mill in	6
mill is	-4
mill is what	-4
million	-21
million ,	-9
min	-167
min ,	-38
min </s>	-80
min each	14
min each way	14
min in	-12
min in the	-12
min late	-9
min leave	-5
min leave </s>	-5
min or	-16
min so	-18
min so be	-9
min to	-22
min walk	20
mind	-21
mind ,	-12
mind , find	-4
mind </s>	-21
mind for	17
mind the	5
mine	260
mine 's	-13
mine ,	32
mine , <name>	12
mine , <number>	23
mine </s>	56
mine and	37
mine go	11
mine half	8
mine injury	-5
mine injury ,	-5
mine is	37
mine is a	15
mine is the	19
mine on	14
mine since	30
mine since <name>	22
mine till	9
mine till <number>	9
mine to	17
minibus	-11
minimum	37
minimum wage	23
minister	-36
ministry	36
ministry </s>	8
minor	-10
minus	-7
minus <number> </s>	24
minute	-459
minute ,	-31
minute </s>	-209
minute after	-10
minute ago	-66
minute ago ,	-13
minute ago </s>	-42
minute ago and	-11
minute and	-27
minute and i	-12
minute away	-11
minute away </s>	-11
minute before	-41
minute before my	-26
minute before the	-14
minute by	5
minute by ferry	5
minute each	72
minute each way	53
minute for	7
minute for the	7
minute i	-6
minute in	10
minute in the	7
minute late	-27
minute late </s>	-7
minute leave	-20
minute leave </s>	-13
minute of	-10
minute so	-6
minute to	4
minute tonight	-7
mirela	28
mirror	5
mirror </s>	11
miscarriage	17
miscarriage before	17
misread	-14
miss	-45
miss </s>	-33
miss <name>	-17
miss <name> </s>	-17
miss <number>	20
miss a	-12
miss an	-7
miss bracket	-7
miss bracket </s>	-6
miss from	-10
miss from the	12
miss in	-4
miss it	18
mistake	-68
mistake ,	-13
mistake </s>	-48
mitzvah	12
mix	17
mix </s>	-6
mix up	-8
mix up the	-8
mm	9
mm of	-19
mobile	43
mobile </s>	-6
mobile <kin>	-4
mobile app	17
mock	20
mock paper	9
mock paper </s>	9
mode	-19
mode ,	-12
mode </s>	33
model	52
model for	-11
model for <number>	-11
model train	-17
model train ,	-6
module	31
module ,	10
moment	-50
moment </s>	-52
moment i	10
money	52
money 's	6
money 's tight	5
money ,	21
money </s>	18
money for	5
monika	14
monika have	14
monika have be	14
monitor	23
monk for	6
monk for <number>	6
monk in	-10
monk in <name>	-10
mono	-21
monolith	27
monorepo	54
month	232
month '	5
month ' rent	5
month ,	-5
month </s>	150
month a	-20
month a year	-20
month ago	23
month ago </s>	23
month before	5
month for	23
month for a	6
month for the	4
month go	7
month i	5
month is	8
month is <month>	8
month of the	-8
month on	11
month take	-13
month to	-14
month towards	4
monthly	64
monthly ,	16
monthly </s>	39
mood	-11
mood this	-4
moon	-31
moon </s>	-26
moonlight	9
moor	22
moor in	10
moor in <name>	10
mop	-27
mop </s>	-20
more	-108
more ,	10
more </s>	-67
more <name>	14
more question	-5
more run	13
more run for	13
more than	25
more than <number>	57
more time	-7
morning	-106
morning !	-23
morning 's	-12
morning ,	-47
morning , i	16
morning </s>	-116
morning and	-4
morning are	65
morning are when	16
morning at	-13
morning at the	7
morning before	9
morning i	7
morning i 'm	11
morning on	-17
morning our	9
morning with	10
mortgage	121
mortgage </s>	24
mortgage and	-17
mortgage fix	24
mortgage fix at	14
mortgage in	7
mortgage is	25
mortgage is fix	21
mortgage is in	20
mortgage rate	8
mosque	31
mosque </s>	21
most	-25
most </s>	25
most <days>	7
most <days> </s>	6
most agency	-7
most evening	18
most of my	5
most of our	24
most of the	16
most of them	5
mostly	229
mostly ,	-13
mostly </s>	107
mostly <kin>	15
mostly <kin> ,	9
mostly <name>	35
mostly <name> </s>	14
mostly bridal	8
mostly crime	12
mostly eat	6
mostly in <name>	-13
mostly on	5
mostly over	12
mostly over <number>	12
mostly to	13
mother-tongue	49
mother-tongue is	20
mother-tongue is <name>	14
motion	5
motocross	18
motorbike	59
motorbike crash	33
motorway	19
mould	-38
mould </s>	-7
mountain	10
mouse	-6
mouse double	-10
mouse double click	-10
mouth	-13
move	-75
move </s>	-50
move <number>	-8
move all	8
move away	-9
move away from	-9
move every	9
move every <number>	9
move from	11
move from <name>	13
move from the	-6
move in	13
move in with	33
move into	26
move into our	9
move into the	13
move it	20
move it </s>	21
move my	-11
move on	-35
move on </s>	-19
move on to	-12
move our	-7
move out	10
move out of	-11
move the	-70
move the file	-7
move the meet	-16
move the sofa	-20
move the workshop	9
move to	55
move to <name>	11
move to the	38
movement	36
movie	-42
movie </s>	-10
movie is	-22
mow	-15
mr	10
mr <name>	10
mr <name> ,	10
mr.	-16
mr. <name>	-16
mri	6
mri for	6
mri for me	6
mrs	13
mrs <name>	13
mrs <name> ,	5
ms	25
ms is	13
ms is what	13
ms word	10
much	-95
much </s>	-77
much as	-8
mud	-15
muddy	-7
mumps	22
mumps </s>	22
murder	-7
murder </s>	29
murder a	-18
murmur	32
museum	31
museum </s>	-5
museum have	9
museum in	-5
museum in <name>	-5
museum was	-5
mush	-4
mush </s>	-4
mushroom	38
mushroom </s>	27
music	27
music ,	21
music </s>	-14
music is	11
musical	15
mussel	16
mussel </s>	16
must	-40
must be	-4
must be the	-15
must be weigh	15
must clear	9
must have	-43
must hurry	-13
must hurry </s>	-13
must sit	15
must wear	5
mute	26
mute </s>	18
my	328
my <day>	21
my <days>	27
my <kin>	202
my <kin> 's	42
my <kin> (	11
my <kin> ,	127
my <kin> :	-11
my <kin> </s>	213
my <kin> <kin>	-103
my <kin> <name>	297
my <kin> <number>	27
my <kin> a	-12
my <kin> after	9
my <kin> are	-32
my <kin> as	12
my <kin> ask	-12
my <kin> at	-20
my <kin> before	7
my <kin> build	12
my <kin> buy	9
my <kin> by	-9
my <kin> can	27
my <kin> come	-14
my <kin> do	-10
my <kin> eat	-16
my <kin> for	10
my <kin> forbid	10
my <kin> from	9
my <kin> go	15
my <kin> have	15
my <kin> hear	-7
my <kin> i	5
my <kin> in	17
my <kin> is	-162
my <kin> joke	-37
my <kin> just	-38
my <kin> leave	-10
my <kin> like	-21
my <kin> live	19
my <kin> loan	13
my <kin> lock	-6
my <kin> lodge	4
my <kin> love	-4
my <kin> move	8
my <kin> need	-7
my <kin> now	19
my <kin> on	-32
my <kin> only	-10
my <kin> own	12
my <kin> play	13
my <kin> read	17
my <kin> refuse	-11
my <kin> say	-40
my <kin> since	-6
my <kin> start	6
my <kin> stay	13
my <kin> still	20
my <kin> teach	4
my <kin> the	-26
my <kin> to	6
my <kin> tongue	11
my <kin> want	-36
my <kin> was	8
my <kin> who	20
my <kin> will	-17
my <kin> work	10
my <name> 's	8
my <name> ,	7
my <name> </s>	22
my <name> <kin>	-33
my <name> <number>	25
my <name> at	-13
my <name> homework	-6
my <name> is	62
my <name> licence	13
my <number> ,	8
my <number> <kin>	11
my <number> pb	27
my accent mark	-5
my account	11
my account are	11
my address	-5
my age	12
my age </s>	12
my ah	-13
my ah ma	-13
my allotment	10
my answer	-9
my app	-14
my apprenticeship	16
my back	22
my back </s>	11
my back hurt	-25
my back is	28
my bag	-21
my bag there	-5
my bank	-19
my bar	-7
my battery	-18
my bed	23
my bed </s>	23
my bee	-26
my best	-7
my best <kin>	18
my bike	-21
my bill	8
my bio	-22
my blood	-11
my blood pressure	5
my blood type	11
my branch	-10
my branch is	-7
my break	-12
my breakfast	29
my breakfast </s>	29
my browser	-30
my budget	14
my budget for	20
my bug	-5
my build	-5
my bus	-16
my bus is	-7
my business	20
my business <kin>	19
my button	-12
my call	-9
my camera	-16
my car	28
my card	-51
my card ,	-23
my card </s>	-10
my card get	-18
my cataract	5
my character	-85
my chess	18
my chess rate	17
my chin	23
my choir	9
my citizenship	10
my class </s>	7
my classroom	8
my coat	-16
my code	-36
my coffee	-46
my coffee 's	-9
my coffee ,	-12
my coffee is	-17
my coffee over	-11
my collarbone	20
my commute	65
my commute 's	24
my commute is	14
my console	-5
my contract	28
my contract </s>	9
my contract end	6
my crow	-16
my current	-4
my cursor	-18
my day	-11
my degree	35
my department	13
my desk	-13
my desk </s>	-17
my desk is	6
my diary	8
my divorce	18
my divorce i	6
my dj	25
my dj name	25
my download	-15
my dream	13
my dream is	23
my dream last	-10
my drive	5
my drive licence	11
my drive test	31
my ear	-53
my edit	4
my egg	-6
my english	12
my essay	-16
my example	-70
my eye	19
my eye are	24
my eye hurt	-26
my eye on	8
my eyesight	55
my eyesight 's	26
my eyesight is	20
my eyesight rule	9
my faith	4
my family	52
my family </s>	9
my family to	14
my favourite	6
my favourite <kin>	12
my favourite character	-18
my fear	17
my fear of	17
my fee	5
my feed	-10
my feed is	-10
my file	-15
my final	10
my finger	-15
my finger </s>	-22
my finger are	10
my first	39
my first attempt	-4
my firstborn	15
my flat	20
my flat ,	7
my flight	-24
my foot	-57
my formula	-8
my fortieth	7
my free	-33
my function	-14
my game	-23
my game is	-17
my garage	27
my garden	30
my garden is	12
my gcse	10
my goal	44
my goal here	-5
my goal is	14
my greenhouse	4
my guess	-12
my guess is	-10
my guitar	6
my hair	33
my hair at	25
my hand	31
my hand are	-43
my hand shake	90
my handwriting	25
my handwriting is	25
my head	-32
my head </s>	-18
my head hurt	-12
my hear	56
my hear aid	20
my hear is	19
my heart	15
my heart </s>	16
my heart rate	-22
my hip	47
my hip </s>	19
my hobby	31
my hobby ,	31
my hour to	5
my hourly	19
my hourly rate	19
my house	10
my house </s>	11
my house eat	10
my income	6
my income is	6
my insulin	7
my insulin pump	6
my invoice come	-8
my invoice go	7
my jaw	17
my job	43
my job at	24
my key	-61
my keyboard	-48
my keyboard is	-8
my kitchen	-16
my kitchen </s>	-12
my knee	115
my knee are	46
my knee will	11
my label	-17
my laptop	-88
my laptop 's	-5
my laptop ,	-28
my laptop </s>	-17
my laptop fan	-7
my laptop is	-7
my last	-15
my last message	-4
my late	42
my late <kin>	55
my least	5
my least favourite	5
my leave	137
my leave ear	55
my leave knee	21
my licence	25
my license	14
my life	103
my life ,	8
my life </s>	59
my link	-12
my link are	-12
my lunch	-25
my machine	-50
my machine </s>	-28
my maiden	18
my maiden name	18
my main	-12
my meet	-17
my message	-12
my mic	-44
my migraine	-6
my mind	-10
my mistake	-22
my mistake </s>	-18
my mobile	16
my morning	7
my mother-tongue	20
my mother-tongue is	20
my mouse	-13
my mouse double	-10
my mouth	-13
my name	68
my name </s>	26
my name down	-6
my name get	15
my name is	16
my neck	-35
my neck is	-28
my next	-23
my night	15
my note	-46
my note </s>	-25
my notice	25
my notice ,	14
my novel	-34
my number	-22
my number ,	-20
my nurse	13
my nurse degree	9
my office	-36
my office </s>	-18
my old	36
my old <kin>	19
my only	-45
my only excuse	-13
my only meal	6
my order	-18
my other	7
my output	-10
my own	29
my own <kin>	18
my own clothe	12
my package	-5
my page	-10
my paragraph	-8
my parcel	-35
my parser	-7
my parser </s>	-7
my password	-28
my password </s>	-12
my password is	-8
my patience	-12
my pay	18
my pen	-7
my pension	37
my pension kick	11
my pension start	8
my phd	23
my phone	-163
my phone 's	-19
my phone </s>	-14
my phone die	-12
my phone is	-6
my phone on	-56
my photo	-10
my physic	8
my piano	-8
my place	-17
my place ,	-5
my place in	-6
my point	-7
my post	9
my pottery	19
my pottery class	10
my practice	-11
my printer	-5
my push	34
my push <number>	38
my query	-38
my query return	-25
my question	-18
my question is	-12
my quiz	-16
my r	4
my r 's	4
my real	22
my receipt	-9
my rent	45
my rent go	14
my residence	5
my right	59
my right ear	18
my right hand	24
my right knee	12
my room	-16
my salary	65
my salary </s>	5
my salary go	4
my salary is	39
my salon	11
my salon 's	31
my salt	22
my savings	32
my savings go	20
my savings sit	13
my scene	-8
my scene </s>	-8
my score	-23
my score is	-17
my screen	-12
my screen 's	-6
my screen </s>	-17
my screen go	-7
my screen reader	37
my script	-5
my seat	-11
my seat on	8
my second	-22
my sense	25
my sense of	25
my session	-15
my session run	-11
my shift	19
my shift at	16
my shop	11
my short	-27
my short story	-27
my shoulder	43
my shoulder </s>	9
my shoulder never	22
my side	39
my side gig	28
my side of	5
my size	-22
my skin	11
my slide	-15
my smell	27
my smell never	21
my sock	-16
my soup	-30
my soup is	-13
my spare	16
my spare key	8
my spreadsheet	-11
my spring	5
my spring </s>	5
my stall	33
my stall </s>	6
my stall at	7
my stammer	47
my stomach	-11
my stomach is	-27
my story	-77
my story </s>	-19
my story the	-25
my street	19
my studio	20
my studio is	5
my study	12
my stutter	46
my stutter get	20
my surname	45
my tab	-13
my tab crash	-7
my table	-21
my tale	-22
my tattoo	-4
my taxi	-20
my taxi <kin>	-17
my tea	-19
my tea </s>	-25
my tea go	-6
my team	45
my team 's	17
my team <kin>	17
my team is	-16
my terminal	-4
my test	-16
my text	-19
my thesis	65
my thesis <kin>	8
my thesis is	50
my thing	33
my thing ,	23
my third attempt	-7
my third year	5
my thread	-6
my throat	12
my thyroid	26
my thyroid was	21
my ticket	-12
my timer	-13
my toast	-43
my toast never	-28
my tongue	-12
my tongue on	-11
my tool	10
my tooth	-14
my total	-24
my trade	19
my trade is	14
my train	-29
my train is	-12
my tremor	16
my turn	8
my twentie	20
my twentie </s>	13
my umbrella	-15
my van	24
my van 's	8
my van is	18
my view	-18
my view </s>	-18
my village	13
my violin	-5
my violin <kin>	-8
my visa	32
my visa run	7
my visa tie	9
my voice	-16
my voice at	-19
my wage	24
my wage </s>	14
my way	-35
my way to	-21
my weak	28
my wed	18
my week	-9
my whole	11
my window	-49
my word	-4
my work	44
my workbench	4
my workshop	10
my wrist	56
my wrist </s>	14
my wrist are	15
my year	4
my year as	4
myself	128
myself ,	4
myself </s>	17
myself <name>	20
myself a	15
myself out	-9
myself out of	-9
myself to	24
myth	-38
myth </s>	-11
n't	29
n't </s>	26
n't <kin>	22
n't <name>	-49
n't <name> </s>	-49
n't afford	-4
n't afford to	-8
n't allow	20
n't allow <kin>	4
n't allow in	12
n't answer	-14
n't ask	33
n't ask </s>	38
n't ask me	-5
n't be able	-8
n't be bother	-15
n't be leave	28
n't believe	-26
n't believe in	10
n't believe it	-29
n't bother	13
n't bother me	16
n't buy	-13
n't care	-13
n't celebrate	16
n't celebrate birthday	20
n't change	21
n't check	-13
n't click	-9
n't come	-11
n't compile	-12
n't decide	-17
n't deploy	-11
n't do	84
n't do ladder	15
n't do morning	17
n't do the	-8
n't do this	-13
n't drink	43
n't drink ,	29
n't drink alcohol	19
n't drink the	6
n't drive	46
n't drive ,	14
n't drive </s>	15
n't drive at	8
n't eat	-6
n't eat after	-13
n't eat another	-14
n't eat anything	-4
n't eat fish	-17
n't eat gluten	15
n't eat meat	32
n't eat pork	31
n't eat shellfish	33
n't eat since	-27
n't edit	8
n't enter	7
n't enter the	7
n't find	-67
n't find my	-10
n't find the	-29
n't find where	-7
n't fit	14
n't fit on	-13
n't fit through	13
n't fly	27
n't fly ,	14
n't focus	-29
n't focus </s>	-22
n't get	-46
n't get a	21
n't get it	-13
n't get past	6
n't get the	-34
n't get this	-6
n't give me	12
n't go	-23
n't have	66
n't have <kin>	29
n't have a	45
n't have any	-16
n't have peanut	8
n't have the	-4
n't have time	-7
n't hear	-53
n't hear the	-29
n't hear you	-13
n't install	27
n't it	-13
n't it </s>	-7
n't kneel	35
n't know	-8
n't know </s>	-31
n't know about	19
n't leave	-5
n't leave the	-5
n't let me	-11
n't lift more	13
n't lift over	6
n't like	-18
n't like the	-9
n't like this	-6
n't load	-24
n't load </s>	-12
n't log	-4
n't log in	-4
n't match	-11
n't miss	27
n't move	-8
n't need	14
n't open	-35
n't open ,	-7
n't open the	-18
n't own	21
n't own a	21
n't pick	-21
n't pick up	-21
n't plan	12
n't put	-5
n't read	22
n't read music	18
n't read small	17
n't read this	-6
n't recognise	27
n't recognise here	28
n't remember	-11
n't renew	15
n't respond	-26
n't respond </s>	-26
n't rise	-7
n't run	-9
n't scroll	-26
n't see	-55
n't see a	5
n't see the	-30
n't see why	-11
n't share	-14
n't show	-16
n't show up	-12
n't sleep	-17
n't sleep </s>	-14
n't smoke	11
n't smoke ,	11
n't speak	8
n't speak since	7
n't speak to	5
n't stand	105
n't stand coriander	10
n't stand mushroom	28
n't stand the	-8
n't stand this	-8
n't stand up	-11
n't start	-25
n't start ,	-19
n't stop	-15
n't sugarcoat	19
n't sugarcoat ,	19
n't suggest	7
n't swim	45
n't swim ,	22
n't take call	12
n't take it	-12
n't take my	-21
n't talk	-17
n't talk </s>	-10
n't taste	13
n't think	-39
n't think </s>	-14
n't touch anything	7
n't touch the	-9
n't turn	-20
n't turn on	-13
n't understand	-5
n't use <name>	-15
n't use that	-6
n't want	27
n't want <number>	17
n't work	23
n't work </s>	-4
n't work for	15
n't you	-22
n't you </s>	-22
na	8
na <name>	14
na <name> i	11
nail	-7
nail bar	13
nail from	10
nail from home	8
nain	-6
nairobi	-7
name	-20
name 's	21
name 's <name>	21
name ,	-21
name :	-14
name : <name>	-14
name </s>	13
name <name>	4
name <name> </s>	52
name <name> <name>	-13
name after	7
name after a	-4
name after my	8
name and	-9
name down for	9
name for	-67
name for a	-59
name get	32
name get shorten	20
name in	21
name in the	12
name is	13
name is <name>	11
name is spell	6
name on	11
name on our	10
name still	13
name still </s>	13
name the	-23
name wrong	-21
nap	-27
nap </s>	5
narrator	-40
narrowboat	68
narrowboat is	28
national table-tennis	-5
native	5
native ,	8
native speaker	4
native to	-15
native to <name>	-15
natural	-18
naturalisation	13
navy	79
navy </s>	38
navy and	-6
near	79
near <name>	38
near <name> ,	-5
near <name> </s>	28
near <name> and	8
near <name> there	4
near a	11
near me	-24
near my	5
near the	17
near the <kin>	30
nearest	18
nearly	-14
nearly drown	12
neck	-36
neck is	-28
neck is stiff	-12
need	-103
need </s>	-26
need <name>	31
need <number>	5
need <number> approval	69
need <number> more	-11
need <number> signature	8
need a	-92
need a better	-16
need a caption	-5
need a polite	-11
need a quick	-5
need a recipe	-8
need a rhyme	-13
need an	-16
need glass	14
need glass for	16
need insulin	8
need insulin twice	8
need is	-18
need it	-14
need it in	-12
need more	-10
need replace	29
need subtitle	-12
need subtitle </s>	-15
need the	-49
need the second	-9
need this	-13
need this by	-12
need to	-77
need to buy	-13
needful	9
needle	27
negative	-20
nervous	-8
nervous </s>	23
nervous about	-16
net	11
network	-8
never	480
never </s>	-4
never <days>	5
never <days> </s>	5
never <name>	-12
never <name> ,	8
never a	14
never answer	10
never ask	7
never be	18
never be so	-19
never before	4
never book	6
never book anything	4
never click	13
never come	20
never come back	37
never cup	8
never do	4
never do </s>	9
never do marry	-23
never eat	17
never eat pork	6
never end	-24
never finish	-19
never fly	55
never fly ,	56
never fly </s>	-9
never forgive	-16
never get	-19
never get my	22
never get the	-15
never get your	-7
never go	38
never go back	18
never have	34
never have </s>	30
never have a	16
never heal	46
never heal </s>	26
never in	6
never know	-5
never know what	-5
never learn	79
never learn </s>	19
never learn to	53
never like	26
never look	28
never look back	28
never marry	30
never marry ,	30
never mind	-37
never mind ,	-12
never mind </s>	-9
never mind the	-9
never on	18
never pay	-17
never phone	-13
never practise	30
never practise </s>	23
never put	8
never remarry	8
never see	-32
never see that	-12
never share	-5
never share my	-5
never sleep	-48
never sleep </s>	-34
never store	11
never store card	11
never tell	-28
never tell his	-13
never to	7
never touch	-5
never turn	-23
never turn up	-23
never understand	-6
never use	52
never use <name>	5
never use emojis	14
never use the	9
never work	18
never work ,	-5
never work in	20
new	-123
new </s>	-12
new <kin>	-17
new <name>	-53
new line	-5
new logo	-7
new mayor	-12
new user	-34
new year	-6
new year </s>	20
new year is	-10
newer	56
newer </s>	56
news	-115
news </s>	-37
news say	-10
newsletter	-35
newsletter go	-9
next	126
next ,	-24
next </s>	-24
next <month>	80
next <month> ,	20
next <month> </s>	54
next <number>	5
next <number> year	6
next autumn	24
next autumn </s>	20
next couple	17
next door	-24
next door 's	-13
next door ,	-21
next door </s>	13
next door is	-22
next door right	-6
next door to	19
next in	-14
next may	29
next may </s>	8
next of	9
next of kin	9
next room	-20
next room </s>	-17
next slide	-7
next spring	50
next spring </s>	41
next step	11
next step </s>	18
next summer	46
next summer </s>	28
next summer i	8
next table	-7
next term	28
next term </s>	28
next to	-82
next to me	-40
next to my	-6
next to the	-21
next year	88
next year ,	12
next year </s>	72
nice	-80
nice </s>	-43
nice in	-25
nicer	-25
nickel	-8
nickel </s>	-8
nico	-9
night	-7
night 's	-39
night 's episode	-25
night ,	-71
night , so	7
night </s>	5
night <kin>	13
night all	-4
night and	-10
night and it	-6
night anymore	7
night are	43
night are for	17
night at	19
night at the	22
night because	-6
night class	4
night desk	25
night desk at	12
night drive	4
night i	-26
night in	-12
night now	-5
night now </s>	-5
night on the	5
night owl	20
night owl </s>	20
night pharmacy	10
night school	-4
night shift	53
night shift </s>	8
night shift at	23
night was	-15
night watchman	-5
night watchman ,	-5
night wreck	-4
night wreck my	-4
nightly	10
nil	-19
nil </s>	-17
nina	-11
ninth	12
nitrile	-4
nitrile glove	-4
no	134
no ,	-13
no .	-12
no . <number>	-12
no </s>	-84
no <day>	23
no <kin>	-38
no <kin> </s>	-6
no <kin> allow	-9
no <kin> in	-26
no <name>	14
no <name> ,	-6
no <name> in	-17
no <number>	-9
no base	-8
no base ,	-8
no birthday	17
no broadband	28
no bullet	10
no bullet point	10
no bus	17
no call	13
no car	19
no car ,	11
no change	-24
no change </s>	-9
no choice there	-4
no cilantro	-5
no computer	9
no computer </s>	9
no dairy for	6
no dairy in	-7
no dey	8
no difference	-12
no double	13
no double glaze	13
no electricity	-10
no emojis	28
no emojis ,	33
no end	-16
no error	-15
no error ,	-13
no exception	41
no exception </s>	41
no fish	5
no further	-21
no gallbladder	27
no garden	-26
no garden </s>	-32
no garlic	14
no gluten	4
no go	4
no good	19
no grapefruit	33
no grapefruit </s>	18
no heat </s>	5
no heat in	-8
no idea	-32
no idea what	-5
no idea who	-11
no idea why	-10
no internet </s>	25
no licence	12
no licence ,	12
no lift	35
no lift ,	16
no light	-16
no lily	-15
no longer	39
no luck	-16
no luck </s>	-14
no lunch	-9
no main	14
no main water	14
no meat	-5
no meeting	33
no meeting before	16
no milk	-26
no more	74
no more run	13
no more than	28
no mri	6
no mri for	6
no night	8
no nut	-14
no nut ,	-13
no oven	12
no oven ,	14
no oven </s>	5
no pesticide	8
no phone	-23
no phone signal	-32
no pork	-9
no reason	-13
no reason </s>	-13
no result	-9
no run	25
no rush	-10
no rush ,	-10
no screen	20
no screen after	11
no sense	-4
no sense </s>	-16
no sense of	12
no shoe	-4
no signal	-41
no signal ,	-24
no sleep	-14
no sugar	23
no sugar </s>	9
no surprise	12
no time	-38
no time </s>	-19
no way	-26
no way </s>	-26
no wifi	-12
no worry	-7
no-gi	6
nobody 's	-4
nobody at school	-8
nobody but	21
nobody but <name>	19
nobody else	26
nobody have	-14
nobody here	-7
nobody here </s>	-7
nobody in	13
nobody in my	12
nobody in our	22
nobody in the	-12
nobody leave	4
nobody leave in	4
nobody may	4
nobody on	-6
nobody say	14
nobody say <name>	14
nobody there	-25
noise	14
noisy	-55
nokia	11
none of	-6
none of them	-11
none of us	9
nonfiction	24
nonsense	-4
nonstop	24
nonstop </s>	24
nonverbal	21
nonverbal ,	10
noodle	-13
noodle </s>	-13
noon	-267
noon ,	-70
noon </s>	-163
noon and <number>	9
noon today	-5
noon today </s>	-5
normal	-17
normal </s>	-17
normally	-8
north	53
north ,	35
north side	11
north side ,	7
northern	-8
norwegian	15
not	-49
not </s>	-17
not <name> </s>	12
not <number>	-34
not <number> ,	-18
not <number> </s>	-16
not a	-26
not a fan	15
not a native	4
not allow	49
not allow to	17
not answer	-11
not at	-20
not at all	-8
not by	14
not eat	-9
not even	14
not finish	-7
not good	11
not good but	11
not in	-5
not in <name>	-18
not me	-29
not me </s>	-27
not mine	-15
not on	14
not on any	14
not read	5
not ready	-24
not renew	13
not renew </s>	13
not rent	5
not sure	-26
not sure </s>	-14
not that	-4
not the	11
not to	9
not what	-16
not what i	-16
not write	17
not write it	17
notary	27
note	-51
note </s>	-52
note are	14
note by	-9
note by hand	-9
note for	-9
note in	6
note in a	12
notebook	22
nothing	-20
nothing ,	-24
nothing </s>	-37
nothing but	-22
nothing but black	-6
nothing change	-7
nothing change </s>	-7
nothing come	-6
nothing else </s>	-18
nothing fit	7
nothing from	-10
nothing from that	-14
nothing get	31
nothing get do	18
nothing happen	-28
nothing happen </s>	-14
nothing in	25
nothing in the	11
nothing issue	29
nothing issue after	29
nothing more	-16
nothing on	13
nothing serious	-14
nothing serious </s>	-14
nothing to	-13
nothing with	8
nothing with nut	-4
notice	105
notice ,	28
notice , last	28
notice </s>	11
notice at	17
notice at the	17
novel	-35
novel ,	-18
novel </s>	-19
novel drag	-16
now	-185
now ,	-183
now , <name>	-10
now , <number>	-19
now , keep	-9
now , plus	9
now , signal	-12
now , where	-7
now </s>	-169
now <kin>	6
now <number>	28
now a	5
now and	-9
now and i	11
now have	39
now have a	22
now i	47
now i 'm	-4
now i have	-16
now live	9
now on	88
now on ,	20
now on </s>	58
now so	10
now that	42
now that both	19
now that i	15
now the	-13
now the footer	-4
now train	6
now want	10
now what	-14
now what </s>	-14
now work	9
nowaday	-18
null	-49
null </s>	-32
numb	-5
number	-30
number </s>	-6
number <number>	-11
number <number> ,	12
number <number> </s>	-25
number <number> expect	7
number in	-15
number is	15
number like	23
number look	-5
number was	-19
number was <number>	-18
nun	26
nun for	-5
nun for <number>	-5
nurse	96
nurse by	5
nurse degree	28
nurse degree at	4
nurse home	12
nurse in	14
nurse in <name>	4
nurse next	7
nursery	53
nursery </s>	15
nut	-56
nut ,	12
nut , <number>	-4
nut , the	22
nut </s>	-29
nut free	-11
nut leave	-8
nut-free	11
nut-free </s>	11
o	-58
o '	-35
o ' clock	-35
oak	21
oak mostly	18
oak mostly </s>	18
oat	20
oat milk	20
object	-7
oboe	31
obviously	-39
obviously </s>	-19
ocd	36
octopus	-14
octopus have	-10
octopus have <number>	-10
odd ,	-10
odd </s>	-15
odd week	20
odd week </s>	20
of	62
of </s>	-11
of <kin>	37
of <kin> ,	-8
of <kin> </s>	21
of <month>	68
of <month> ,	8
of <month> </s>	63
of <month> <number>	12
of <name>	-15
of <name> ,	23
of <name> </s>	-10
of <name> <name>	18
of <name> is	-15
of <number>	95
of <number> ,	8
of <number> </s>	103
of <number> <name>	-30
of <number> at	-9
of <number> i	17
of <number> in	7
of <number> on	-12
of <number> year	6
of a	26
of a <kin>	-18
of a herring	6
of a nurse	15
of a sudden	-27
of all	-40
of all city	-7
of all day	-27
of an	-11
of battery	-24
of battery </s>	-24
of blood	10
of blood </s>	10
of course	-4
of course </s>	-4
of crisp	-17
of each	47
of each month	23
of error	-6
of every	6
of flour	-24
of fly	61
of fly ,	19
of glaucoma	-19
of hear	15
of hear ,	15
of height	32
of height ,	21
of her	-7
of idea	-9
of it	60
of it </s>	42
of kin	9
of me	-43
of me </s>	-20
of me in	-4
of medicine	11
of memory	-23
of memory at	-11
of milk	-12
of mine	32
of mine ,	12
of mine </s>	13
of my	-18
of my <kin>	-7
of my <number>	8
of my finger	24
of my life	9
of my own	-18
of my salary	10
of my tab	-8
of name	-19
of needle	10
of night	5
of office	-29
of office </s>	-29
of our	81
of our <number>	18
of our allotment	8
of our house	6
of our village	8
of ours	30
of ours are	10
of run	16
of run </s>	16
of smell	38
of smell in	25
of snow	-18
of snow </s>	-18
of teach	14
of teach </s>	14
of text	10
of that	-45
of that <name>	-9
of the	-63
of the <name>	57
of the <number>	31
of the call	-8
of the company	4
of the day	-19
of the field	14
of the flat	23
of the gym	5
of the hear	16
of the hotel	9
of the list	-11
of the month	11
of the page	-5
of the quiz	-15
of the second	-11
of the vineyard	5
of the way	-15
of the year	-6
of them	37
of them ,	12
of them </s>	24
of them in	-9
of these	-35
of these <number>	-35
of this	-62
of this </s>	-4
of this <number>	-5
of those	-28
of those <number>	-12
of tile	8
of tile </s>	8
of tool	4
of tune	-24
of tune </s>	-21
of us	77
of us ,	6
of us </s>	30
of us <kin>	8
of us and	14
of us are	8
of us at	22
of us have	-26
of us in	4
of us under	9
of user	-24
of user </s>	-24
of wait	-13
of what	10
of what we	13
of work	6
of year	8
of year </s>	8
of your	-33
of your table	-4
off	98
off ,	-67
off , night	16
off , so	-18
off </s>	26
off <name>	25
off <name> </s>	22
off <number>	-9
off a	8
off again	-14
off and	-7
off at	-22
off at <number>	-22
off at the	12
off by	-42
off by <number>	-34
off credit	28
off credit card	28
off every	-14
off every weld	-16
off from	17
off from <name>	13
off grid	38
off grid ,	38
off in	40
off in <month>	8
off in <number>	38
off limit until	-4
off my	22
off on	-5
off sick	-13
off sugar	17
off the	42
off the <kin>	5
off the house	12
off the table	6
off this	-15
off this morning	-7
off this week	-8
off till	-25
off to	-68
off to <name>	-17
off to the	-33
off topic	-10
off with	13
offer	-45
offer for	-23
office	-115
office ,	-22
office , <name>	-21
office </s>	-16
office <kin>	6
office <kin> ,	4
office <number>	27
office <number> ,	17
office <number> to	9
office are	-6
office close	7
office for	-27
office in	-11
office in <month>	5
office in <name>	-26
office in <number>	8
office is	27
office today	-9
office today </s>	-9
offline	22
offline </s>	15
offshore	7
offshore , <number>	6
offshore <number>	5
offshore <number> week	5
offsite	-13
ofsted	37
often	-38
oh	-49
oh sure	-16
oh sure ,	-16
oil	4
oil ,	6
oil , winter	-6
ok	-29
ok </s>	-38
ok i	-10
ol	-11
ol '	-11
ola	-7
ola from	-7
ola from my	-7
old	124
old ,	6
old </s>	-5
old <kin>	35
old <kin> ,	15
old <kin> </s>	4
old <kin> <name>	7
old <name>	68
old <name> </s>	8
old <name> <name>	19
old <name> is	4
old <name> the	-7
old <number>	-13
old build	-4
old track	-5
old version	4
old version </s>	4
older	64
older <kin>	50
older <kin> </s>	24
older <kin> is	26
older than	32
older than me	38
older than the	-9
oleander	18
oleander is	18
oleander is what	18
olga	-9
olive	65
olive are	7
omar	6
omg	-5
on	-5
on ,	-59
on , <number>	27
on </s>	-93
on <day>	-119
on <day> 's	-5
on <day> ,	-28
on <day> </s>	-108
on <day> and	-9
on <day> evening	10
on <day> morning	18
on <day> night	21
on <day> the	-15
on <day> was	-14
on <days>	85
on <days> ,	41
on <days> </s>	26
on <days> after	5
on <days> and	18
on <days> i	20
on <days> only	6
on <days> the	-17
on <days> with	8
on <kin>	37
on <kin> 's	18
on <month>	7
on <month> <number>	6
on <name>	-121
on <name> ,	-6
on <name> </s>	-51
on <name> <day>	10
on <name> <number>	-9
on <name> and	27
on <name> at	-4
on <name> go	7
on <name> is	-15
on <name> just	-17
on <name> say	-10
on <number>	107
on <number> ,	-9
on <number> </s>	-64
on <number> <month>	61
on <number> <name>	7
on <number> may	18
on <number> off	32
on <number> or	26
on <number> page	-6
on <number> percent	-19
on <number> salary	8
on <number> year	10
on a	193
on a <day>	-49
on a <kin>	18
on a <name>	11
on a <number>	29
on a boat	-9
on a call	-4
on a ferry	30
on a flat	11
on a forum	-10
on a kibbutz	11
on a moor	8
on a narrowboat	14
on a stroke	4
on a tiny	40
on a train	-21
on a wait	17
on again	-4
on again </s>	-4
on alternate	24
on alternate <days>	23
on an	13
on an empty	9
on an old	5
on and	-21
on and <number>	-14
on any	14
on any social	14
on anything	20
on anything smaller	16
on at	-20
on at <number>	-20
on average	-31
on average </s>	-31
on both	-16
on call	35
on call every	31
on call on	-18
on comma	-6
on comma and	-6
on every	5
on everything ,	5
on film	10
on film ,	8
on fire	-9
on fire today	-9
on her	-9
on her own	16
on his	-7
on hold	-157
on hold </s>	-26
on hold for	-7
on hold with	-76
on holiday	22
on holiday </s>	22
on in	5
on induction	19
on it	25
on it </s>	23
on its	-4
on its own	-17
on leave	14
on leave until	16
on level	-17
on level <number>	-17
on lichen	22
on lichen ,	16
on line	-33
on line <number>	-33
on me	-22
on me </s>	-24
on methotrexate	13
on mobile	-6
on mobile </s>	-6
on my	-136
on my chin	19
on my desk	-15
on my foot	-34
on my keyboard	-20
on my laptop	-15
on my machine	-50
on my own	14
on my phone	-7
on my right	17
on my screen	-21
on my team	9
on my way	-26
on night	42
on night ,	7
on night at	14
on our	37
on our crow	16
on our floor	-17
on our own	7
on our place	10
on our roof	-12
on our team	32
on our ward	-8
on page	-77
on page <number>	-74
on paper	68
on paper ,	23
on paper </s>	43
on paper that	-8
on peat	5
on peat bog	5
on permanent	11
on permanent night	11
on phone	-9
on phone ,	-9
on pizza	-26
on pizza </s>	-26
on platform	-15
on platform <number>	-15
on port	-43
on port <number>	-43
on price	16
on purpose	17
on purpose </s>	17
on question	-13
on question <number>	-13
on rent	7
on silent	-12
on site	19
on site </s>	12
on step	-13
on step <number>	-13
on strike	-26
on that	-53
on that <name>	-5
on that forum	-6
on that page	-5
on that record	-6
on that show	-17
on that site	-20
on the	167
on the <name>	-27
on the <number>	61
on the autism	13
on the bakery	8
on the blue	-6
on the board	6
on the bus	-4
on the car	12
on the carpet	-13
on the clock	20
on the corner	-14
on the council	16
on the crossword	-21
on the crow	12
on the fifth	37
on the first	20
on the flat	23
on the floor	-31
on the flyer	17
on the grind	17
on the hob	-19
on the keyboard	-28
on the kidney	6
on the kitchen	12
on the last	13
on the leave	80
on the line	-12
on the menu	-8
on the metro	6
on the moon	-17
on the news	-44
on the old	-5
on the organ	16
on the other	-7
on the page	17
on the parish	13
on the phone	32
on the radio	-27
on the right	33
on the ring	-8
on the roof	23
on the same	16
on the second	11
on the shop	6
on the side	55
on the sofa	5
on the stair	-24
on the studio	8
on the table	-11
on the third	-6
on the train	-31
on the tram	4
on the upper	23
on the wait	24
on the way	-57
on the wrong	-10
on their	11
on this	-66
on this </s>	-9
on this <name>	-7
on this <number>	-4
on this call	-8
on this page	-6
on this record	-5
on to	-20
on to the	-6
on today	-16
on today 's	-5
on top	21
on top </s>	9
on top of	12
on train	47
on tv	-62
on tv ,	-23
on tv </s>	-30
on warfarin	18
on warfarin </s>	-10
on week	6
on week off	6
on window	12
on with	-21
on-call	13
once ,	8
once </s>	-9
once a day	19
once a year	-19
once the	17
once today	-11
one	95
one </s>	57
one-page	24
onion	-49
onion ,	-27
onion </s>	-13
online ,	-25
online bank	15
only	443
only ,	61
only , i	8
only , never	6
only , no	8
only </s>	145
only <day>	-7
only <day> </s>	-7
only <kin>	46
only <kin> </s>	16
only <kin> under	-4
only <kin> with	8
only <name>	33
only <name> </s>	11
only <number>	-6
only <number> </s>	11
only <number> <name>	6
only <number> here	-21
only <number> leave	-7
only <number> minute	-20
only <number> of	-4
only <number> still	-31
only <number> who	28
only <number> with	5
only a	-5
only at	-37
only at night	-9
only at the	-30
only black	16
only black and	16
only bread	11
only buy secondhand	16
only cash	4
only cash </s>	4
only come	-21
only come to	-8
only do	34
only drink	10
only eat	17
only ever	50
only ever wear	15
only excuse	-13
only find	7
only find when	7
only for	17
only for me	11
only free	-5
only from	24
only from now	19
only get	39
only get <number>	17
only have <number>	-6
only here	-7
only here </s>	-7
only hope	-23
only hope </s>	-23
only in	-5
only me	10
only meal	6
only meal fall	6
only need	-11
only now	27
only now </s>	27
only on	27
only once	-7
only own	-10
only pay	5
only read	9
only read the	-20
only see	-15
only serve	-6
only show	-40
only speak	-6
only take	-7
only the <name>	5
only the first	5
only valid	-21
only want	-13
only way	30
only wear	9
only woman	4
only woman <kin>	-20
only woman in	4
only woman on	20
only work	29
only work half	9
only write	-11
onset	8
op	80
op </s>	36
open	-220
open ,	-29
open , <number>	-9
open </s>	-46
open <day>	-15
open a	-18
open a second	18
open and	-5
open at	-36
open at <number>	-25
open at noon	-11
open by	7
open day	-14
open day </s>	-14
open in	6
open in <number>	18
open it	-4
open my	4
open source	25
open the	-37
open the <name>	-18
open the setting	-5
open till	-7
open till <number>	-7
opera	11
opera bore	5
opera bore me	5
operate	30
operation	38
operation </s>	22
operator	20
opinion	-13
opinion </s>	-8
opponent	-25
option	-48
option ,	7
option </s>	-12
option <name>	-46
option <name> </s>	-24
option <number>	-14
option <number> ,	-8
option a	-10
option a </s>	-10
or	-211
or <name>	-70
or <name> ,	-31
or <name> </s>	-38
or <number>	-53
or <number> ,	-10
or <number> </s>	-29
or a	-13
or false	-19
or false :	-19
or in	-24
or just	58
or just tune	26
or less	11
or less </s>	11
or no	-27
or not	10
or not </s>	10
or nothing	40
or parsley	-24
or so	-11
or so </s>	19
or so the	-12
or the	19
or what	-5
or what </s>	-5
orange	-6
orchard	43
orchard 's	10
orchard </s>	8
orchestra	59
orchestra </s>	33
orchid	17
orchid ,	14
order	-15
order ,	-7
order </s>	59
order of	-6
order on	7
order pizza	-9
order pizza for	-9
organ	19
organic	34
organic in	16
organic in <number>	16
organise	14
organist	34
organist </s>	27
originally	16
orthodox	-15
oscar	-9
other	70
other </s>	8
other <day>	30
other <day> </s>	21
other <number>	10
other <number> 's	6
other day	35
other file	-4
other file </s>	-4
other room	-9
other tab	-4
other to	14
other to my	14
other week	7
other week ,	5
other word	-4
otherwise	38
otherwise </s>	38
ottilie	11
ottilie ,	11
ottilie , our	11
our	542
our <day>	-6
our <kin>	-41
our <kin> 's	-57
our <kin> ,	55
our <kin> <kin>	11
our <kin> <name>	26
our <kin> are	27
our <kin> come	6
our <kin> get	-10
our <kin> is	-24
our <kin> just	8
our <kin> of	-5
our <kin> only	16
our <kin> want	-24
our <kin> was	13
our <kin> were	6
our <name>	44
our <name> ,	6
our <name> </s>	13
our <name> have	28
our <name> licence	5
our <number>	15
our <number> <kin>	11
our <number> van	16
our account	22
our allotment	20
our allotment society	8
our annexe	35
our annual	4
our app	10
our backup	-17
our bakery	23
our band	4
our band rehearse	4
our biggest	21
our biggest <kin>	17
our bill	30
our bin	-15
our blind	5
our book	4
our book club	6
our budget	18
our budget for	18
our build	28
our build </s>	16
our build have	15
our build is	-16
our bus	-16
our busiest month	8
our call	-4
our car	-4
our card	-18
our charity	-9
our choir	-5
our choir 's	-11
our church	23
our church is	5
our clinic	11
our co-op	21
our co-op </s>	9
our company	26
our contract	15
our contract </s>	15
our corner	-6
our corner shop	-6
our crow	25
our crow work	5
our dashboard	-21
our data	26
our deadline	-14
our department	5
our deploy	-6
our deploy go	-6
our depot	6
our dinner	-14
our dinner tonight	-20
our door	-11
our factory	5
our family	58
our family ,	4
our family </s>	6
our family since	7
our family the	13
our farm	8
our ferry	-23
our ferry 's	-23
our field	19
our fig tree	5
our firm	16
our first	36
our first <kin>	16
our fish	4
our flat	36
our flat is	14
our floor	-17
our food	11
our food truck	11
our fridge	-10
our front	29
our garage	10
our garden	20
our garden </s>	4
our grind	16
our guest	-19
our heat	7
our hero	-40
our hero ,	-24
our heroine	-28
our home	15
our honeymoon	6
our hospital	10
our hotel	-7
our hour	-19
our house	112
our house ,	25
our house </s>	15
our house because	5
our house have	-16
our house is	9
our kiln	4
our kitchen	-10
our kitchen have	5
our kitchen is	9
our legal	13
our little	11
our little <name>	14
our local	7
our logo	-5
our logo </s>	-5
our lot	-7
our lunch	-8
our main	6
our main <kin>	4
our marriage	6
our meet	-40
our meeting	7
our minibus	-9
our monorepo	24
our mortgage	5
our movie	-12
our name	9
our newsletter	-7
our night	5
our number	-12
our nursery	25
our office	-4
our office </s>	4
our office <kin>	4
our old	4
our old <kin>	8
our order	-24
our own	29
our own server	7
our pipeline	8
our place	78
our place ,	18
our place </s>	57
our planet	-34
our planet is	-34
our plumb	5
our plumb firm	5
our podcast	-13
our practice	4
our price	-4
our print	10
our print shop	10
our printer	-23
our printer jam	-9
our quilt	12
our read	-12
our release	18
our release train	15
our rent	19
our rent to	8
our repo	13
our restaurant	5
our roof	-10
our sample	-20
our school	-35
our school must	-10
our second	-10
our sensor	-14
our server	18
our server is	7
our share	-13
our shed	11
our shop	-25
our slot	10
our spare	5
our sprint	-8
our squad	6
our stage	-8
our stage box	-19
our stand	-39
our startup	13
our stock	-14
our street	11
our street have	8
our studio	18
our studio have	13
our style	32
our style guide	32
our table	-35
our table is	-13
our tannery	6
our team	31
our team 's	-7
our team </s>	24
our team is	14
our team nobody	12
our test	24
our test are	8
our till	-35
our time	-14
our tiny	-7
our tower	5
our town	6
our tractor	9
our train	-44
our union	7
our union rep	5
our user	5
our valley	16
our van	21
our village	48
our village 's	11
our village have	25
our wait	-13
our ward	-8
our warehouse	25
our water	17
our water come	11
our wed	15
our wg	27
our whole	12
our whole family	8
our wifi	-27
our wifi at	10
our wifi drop	-6
our workshop	16
our yard	-5
ours	244
ours ,	36
ours </s>	102
ours are	10
ours are mostly	10
ours is	34
ours is a	14
ours since	15
ours since <number>	11
ours to	19
ourselves	27
ourselves </s>	29
out	-184
out , i	5
out </s>	-132
out <number>	-23
out a	35
out again	-5
out again ,	-4
out as	-23
out at	42
out at <number>	30
out before	-5
out blank	-18
out blurry	-7
out by	-28
out by <number>	-21
out by noon	-16
out by the	8
out for	-15
out for me	13
out how	-19
out in	26
out in <month>	35
out in <name>	9
out in hive	-15
out in the	-4
out in this	-8
out mid	-28
out my	5
out my late	4
out of	-53
out of <name>	39
out of idea	-9
out of memory	-18
out of milk	-12
out of my	-9
out of office	-29
out of the	23
out of this	-8
out of tune	-24
out on	5
out on <day>	5
out on <days>	5
out on <number>	7
out on me	-17
out on the	17
out sick	-6
out since	12
out since <number>	12
out the	5
out the door	-5
out this	-4
out this afternoon	-4
out today	-9
out too	-12
outdoors	10
outdoors </s>	13
outfit	-5
outline	56
outlive	-9
outlive my	6
output	12
output </s>	25
output is	-7
outright	36
outright </s>	8
outside	-73
outside ,	-25
outside </s>	11
outside <name>	23
outside <name> </s>	16
outside is	-30
outside my	-39
outside my window	-39
outside our	-24
outside the station	-10
oven	-54
oven 's	17
oven ,	-10
oven , <number>	-6
oven , just	11
oven , smell	-12
oven </s>	-11
oven at	14
over	-44
over ,	-60
over , <name>	-22
over </s>	-81
over <name>	27
over <name> ,	13
over <name> </s>	-13
over <number>	44
over <number> </s>	32
over <number> kilo	11
over <number> need	10
over <number> page	-11
over and	-29
over and over	-12
over at	4
over by	-10
over by <name>	-5
over every	4
over for	7
over from	12
over his	13
over it	18
over it </s>	18
over last	-6
over last night	-6
over my	-31
over my <kin>	5
over my keyboard	-9
over my life	23
over on	13
over prose	33
over the	25
over the keyboard	-9
over the next	20
over the slide	-7
over there	-22
over there </s>	-22
over to	15
over we	8
overlap	-17
overlap </s>	-17
overnight	-18
overnight </s>	-15
overpriced	-18
overrun	-19
oversleep	-20
overtime	8
overtime ,	-5
owe	-8
owe <name>	-33
owe <number>	5
owe my	28
owe my <kin>	22
owe the	49
owe the bank	32
owe the tax	17
owe you	-62
owe you <number>	-27
owe you a	-20
owe you an	-15
owl	-6
owl </s>	20
own	280
own </s>	19
own <kin>	6
own <kin> </s>	-4
own <number>	25
own <number> </s>	7
own <number> of	9
own a	94
own a car	6
own a third	14
own a tv	13
own by	-7
own chair	7
own chair in	7
own cheese	9
own clothe	12
own clothe ,	10
own goal	-10
own half	-16
own server	7
own server in	7
own the	109
own up	-20
owner	16
owner ,	-13
owner is	26
owner of	6
ownership	-4
ownership of	-4
ownership of the	-4
pace	-14
pacemaker	61
pacemaker ,	6
pacemaker , no	6
pacemaker </s>	23
pacemaker since	14
pacemaker since last	4
pack	-13
pack ,	-9
pack </s>	-13
pack list	11
pack of	-18
pack up	-5
package	22
package is	13
packet	-8
pad	-17
padel	5
paediatrics	6
page	-326
page ,	13
page </s>	-38
page <number>	-125
page <number> ,	-28
page <number> </s>	-56
page and	-22
page for	-9
page have	-9
page is	-5
page keep	8
page load	-4
page of	-26
page of the	-8
page on	-12
page show	-7
page when	-17
page when i	-17
page will	-8
page will n't	-8
pager	45
painful	-8
painful </s>	-8
painkiller	24
paint	11
pair	-30
pair </s>	-9
palpitation	30
pan	-82
pan </s>	-46
pan on	-19
pan on the	-19
pancake	-4
panel	6
panel </s>	8
panel on	8
panic	22
panic </s>	-5
panic attack	21
panic attack ,	14
paper	109
paper ,	22
paper , <name>	17
paper </s>	42
paper mill	12
paper mill </s>	9
paper say	-15
paper say </s>	-9
paper that	-8
paperwork	-17
paperwork </s>	-22
para	11
paragraph ,	-6
paragraph are	31
paragraph is	-15
paragraph of	4
parameter	-15
parang	-17
parcel	-89
parcel ,	-6
parcel </s>	-16
parcel depot	14
parcel depot </s>	14
parcel for	-7
parcel is	-20
parcel must	15
parcel must be	15
pardon	-18
paris	-17
parish	66
parish choir	17
parish choir </s>	17
parish council	23
parish council ,	16
park	-111
park ,	-15
park </s>	-9
park fine	-4
park just	-4
park just now	-4
park ticket	-25
parkinson	25
parkinson </s>	30
parkour	6
parkrun	-4
parole	-5
parser	-11
parser </s>	-11
parsley	-34
part	-167
part ,	-30
part </s>	-27
part <number>	-28
part <number> </s>	-25
part of	5
part of the	-5
part-time	100
part-time </s>	29
part-time after	25
part-time after the	25
part-time master	4
party	-17
party </s>	-10
party tonight	-10
party tonight </s>	-10
party was	-9
pass	98
pass </s>	-8
pass first	4
pass first time	4
pass my	34
pass on	-11
pass on the	-12
pass the	25
pass the bar	10
pass to	-6
pass to me	-4
pass to the	-7
passable	5
passable <name>	5
passable <name> </s>	5
passage	9
passenger	-11
passion	9
passion ,	9
passive	10
passive in	8
passive voice	-12
passive voice </s>	-12
passport	17
passport , <name>	17
passport is	19
password	-43
password ,	-5
password </s>	-16
password is	-8
password is wrong	-8
past	-32
past </s>	-22
past <number>	6
past <number> </s>	13
past a	-24
past a <number>	-17
past tense	-23
past tense </s>	-17
past the	26
pasta	-59
pasta 's	-26
pasta </s>	-11
pasta is	-13
paste	-120
paste </s>	-23
paste is	-14
paste it	-20
paste it </s>	-7
paste the	-23
pastry	13
pastry <kin>	5
patch	-17
patch ,	-4
patent	63
patent from	12
patent from <name>	7
patent on	45
patent on a	24
path	-9
patience	-13
pattern	29
pattern ,	-21
pattern is	7
pattern is <number>	7
pause	-42
pavel	-15
pavel from	-5
pay	155
pay </s>	-24
pay <kin>	9
pay <number>	-13
pay <number> a	4
pay a	-20
pay alimony	20
pay at	-20
pay at the	-20
pay back	5
pay badly	-10
pay badly but	-10
pay before	-10
pay before <number>	-10
pay best	-5
pay best </s>	-5
pay by	38
pay by the	21
pay for my	22
pay for park	-16
pay for the	-29
pay his	-7
pay in	29
pay in cash	-17
pay it	18
pay me	15
pay me per	28
pay my	16
pay my bill	8
pay no	-8
pay off	60
pay off the	47
pay on	18
pay on the	21
pay our	24
pay our bill	16
pay overtime	20
pay staff	5
pay the	-19
pay the <kin>	9
pay the bill	-19
pay the gas	-5
pay the park	-4
payday	42
payment	34
payroll	30
payroll ,	6
pb	33
pb is	27
pb is <number>	27
pdf	-25
pdf ,	-19
pdf </s>	-5
pea	-6
peak	12
peanut	8
peanut </s>	7
peanut allergy	10
peanut ban	-5
peat	5
peat bog	5
peel	-14
pellet	25
pen	12
pen ,	4
pen , mostly	5
penalty	-13
penicillin	19
penicillin ,	20
penicillin , find	13
penicillin and	5
penny	-13
pension	82
pension 's	15
pension 's tiny	15
pension age	-11
pension from	22
pension is	13
pension kick	24
pension kick in	24
pension start	13
pension start in	13
pensioner	33
pensioner ,	10
people	-209
people ,	4
people , <number>	-13
people </s>	-42
people and	6
people are	-12
people for	13
people in	-24
people make	7
people say	-7
people say </s>	-7
people should	-26
people since	6
people talk	-23
people think	-6
people who	-26
pepper	-15
per	-24
per <kin>	10
per <kin> </s>	27
per day	-30
per head	-9
per the	-13
percent	-112
percent ,	-14
percent , hurry	-21
percent </s>	-21
percent in	-5
percent of	-18
percent of <number>	-17
percent of our	-11
percent off	-8
percent so	-11
perfect	29
perfect </s>	-9
perfect pitch	61
perfect pitch ,	33
perfect pitch </s>	34
performance	-6
perfume	5
permanent	36
permanent night	11
permit	15
person	57
person ,	-5
person </s>	11
person here	17
person here </s>	23
person in	-6
person in the	-5
person on	13
person who	17
persona	-56
persona for	-11
persona for the	-11
personal	-17
pesticide	8
petra	-10
petra and	-10
petra and <name>	-10
petrol	-7
pf	7
pharmacy	41
pharmacy 's	4
pharmacy ,	-6
pharmacy </s>	34
pharmacy is	17
pharmacy is shut	-4
pharmacy open	-7
pharmacy shut	8
phd	36
phd <kin>	5
phd in	11
phone	-64
phone 's	-38
phone 's on	-33
phone ,	-44
phone , no	20
phone , the	-11
phone </s>	49
phone a	23
phone at	-12
phone at <number>	-30
phone call	78
phone call ,	39
phone call </s>	17
phone die	-12
phone in	-5
phone interview	19
phone is	8
phone is an	28
phone is at	-21
phone just	-4
phone just now	-4
phone on	-53
phone on <number>	-44
phone on silent	-12
phone ring	-19
phone signal	-32
phone so	17
phone so i	23
photo	-189
photo ,	-18
photo , <number>	-5
photo , crop	-11
photo </s>	-30
photo come	-13
photo come out	-13
photo i	-4
photo is	-12
photo of	-30
photo of the	-19
photograph	21
photography	10
photography ,	10
physic	23
pi	12
pi under	23
pi under my	23
pia	5
pia 's	5
pia 's the	5
piano </s>	6
piano in	-18
piano in the	-27
piano is	-24
piano is my	5
pick	-68
pick </s>	-17
pick <number>	-21
pick an	-12
pick by	13
pick by hand	7
pick the	-14
pick this	-4
pick up	-42
pick up ,	-13
pick up </s>	-17
pick up the	11
pickle	17
pickup	-12
picky	6
picky eater	6
picture	-64
picture ,	-23
picture , remove	-7
picture </s>	4
picture have	-7
picture have <number>	-7
picture is	-11
picture of	-23
pie	-15
piece	-19
piece ,	-6
pilate	5
pill	36
pill </s>	8
pin	37
pin to	7
pinball	23
pinball machine	23
pinball machine ,	17
pineapple	-21
pink	-11
pint	-18
pipeline	-6
pirate	-16
pit	26
pitch	57
pitch ,	33
pitch </s>	23
pivot	-21
pixel	-14
pizza	-133
pizza ,	-31
pizza </s>	-33
pizza and	-14
pizza for	-9
pizza for the	-9
pizza is	-4
place	172
place ,	8
place </s>	120
place and	6
place in	-17
place in <name>	-10
place in the	-6
placeholder	-27
placement	15
plain	67
plain <name>	5
plan	161
plan </s>	-12
plan by	21
plan cost	-21
plan for	26
plan for next	12
plan for tonight	-16
plan have	-5
plan is	21
plan is to	5
plan the	10
plan to	6
plan to merge	-8
plan to refactor	-6
plan to retire	16
plan to sell	9
plan to walk	-5
plane	13
plane ,	21
planer	11
planet	-41
planet is	-34
plant	-68
plant ,	7
plant </s>	-48
plant in	5
plant in <name>	4
plaster	-8
plate	51
plate </s>	22
plate in	35
plate in my	35
platform	-6
platform <number>	-15
play ,	8
play </s>	-21
play <name>	5
play <number>	-24
play bass	11
play bass in	11
play by	19
play by ear	18
play cello	6
play chess	18
play chess online	7
play drum	-7
play for	-58
play for <number>	-41
play hockey	11
play hockey </s>	11
play in	-25
play it	-13
play on	5
play second	27
play second violin	4
play the	-14
play the cello	17
play the same	-11
play the tuba	-11
play the villain	9
play violin	-9
play with	-15
play with the	-15
player	-13
playlist	-43
playlist is	-26
please	40
please ,	59
please , always	19
please , from	18
please </s>	-104
please correct	-4
please never	38
please never use	13
please no	17
please no emojis	17
please remember	21
plenty	11
plenty </s>	23
plot	96
plot </s>	-6
plot <number>	50
plot <number> ,	28
plot <number> </s>	26
plot outside	4
plot outside <name>	4
plough	16
pls	-122
pls ,	-26
pls </s>	-126
pls give	-7
pls give me	-7
pls no	34
plug	-20
plug </s>	-19
plumb	10
plumb apprenticeship	5
plumb apprenticeship </s>	5
plumb firm	5
plus	41
plus <name>	9
plus <name> </s>	9
plus <number>	-10
plus a	8
plus my	7
plus my <kin>	7
plus the	4
pm </s>	15
png	-6
pocket	5
pocket money	16
podcast	-43
podcast ,	-17
podcast say	-5
poem ,	7
poem </s>	-10
poetry	20
point	143
point </s>	56
point <number>	-22
point about	-6
point about the	-6
point i	7
point in	-9
point on the	-4
point please	14
point please ,	14
point than	32
point than long	32
pole	-7
policy	60
policy </s>	49
polite	15
poll	-16
pollen	5
pond	8
pool	-9
pool </s>	-4
pool was	-4
poor	-16
poor on	14
pop	-51
pop </s>	8
pop on	-13
pop on the	-13
pop up	-20
popcorn	-18
popup	-29
popup ,	-14
pork	25
pork ,	7
pork </s>	8
pork at	8
pork at home	8
porridge	-23
porridge and	-23
port	-10
port ,	14
port <number>	-53
port <number> </s>	-28
portal	-4
portal at	7
portuguese	9
post	-8
post </s>	-4
post at	23
post office	-12
post office </s>	10
post office in	8
post the	-8
post the parcel	-6
post until	-6
poster	-37
poster ,	-12
poster </s>	-7
poster i	-4
postie	9
pot	15
pot ,	-26
potato	-31
potion	-21
pottery class	10
pottery in	13
pottery in <name>	13
pottery studio	9
poultry	8
pound	10
pour	-20
powder	-5
powder </s>	-5
power	-16
power </s>	10
power of	11
power of <kin>	11
pr	21
practice	57
practice ,	9
practice </s>	28
practice exam	-19
practice in	6
practice in <name>	6
practice is	8
practise	61
practise </s>	25
pram	14
pram </s>	8
pray	7
prayer	17
preacher	17
preacher on	16
prefer	128
prefer <name>	16
prefer tab	-5
prefer tab </s>	-5
prefer the	-31
prefer the blue	-21
prefer the first	-5
prefer the second	-6
pregnant	-16
pregnant with	4
premature	13
premature <kin>	13
premature <kin> unit	13
premiere	4
premium	-14
premium plan	-22
prepare	-6
present	63
present ,	7
present </s>	19
press	-48
press </s>	8
pressure	-18
pressure </s>	-11
pressure run	6
pressure run low	4
pretend	-53
pretend i	-23
pretend i 'm	-23
pretty	-8
pretty </s>	-7
preview	-9
previous	-7
price	-15
price ,	-7
price </s>	16
price <kin>	-26
price <kin> <name>	-26
price are	-13
price by	7
price by the	7
price fall	-34
price in	-6
price in <name>	-5
price it	-11
price it </s>	-11
price this	-5
price up	-10
primary	11
primary <number>	-26
primary school	26
primary school ,	4
primary school </s>	13
primary school in	4
prime	-22
print	20
print ,	21
print </s>	23
print anymore	17
print everything	7
print on	10
print shop	12
print shop in	5
print statement	-9
print the	-10
printer	-105
printer ,	-29
printer </s>	10
printer in	9
printer in the	9
printer is	13
printer is a	14
printer jam	-26
prison	11
prison is	6
private	14
priya	-5
priya ,	-6
priya , my	5
priya , our	-7
priyanka	12
probably	-18
probably the	-14
probate	9
probe	24
probe we	24
probe we 're	24
problem	10
problem ,	-4
problem </s>	31
problem with	-5
process	32
procurement	11
procurement is	4
procurement is my	8
prod	15
prod is	5
prod is on	5
producer	12
product	33
product <kin>	14
production	34
prof	12
prof <name>	5
progress	-20
progress </s>	-20
project	32
project </s>	15
project code	12
project in	-9
project in <name>	-9
projector	4
promise	27
promise my	-4
promise to	15
promote	39
promote to	40
promote to head	20
promotion	4
promotion to	4
prompt	-11
pronoun	17
pronoun are	17
proofread	9
proper	21
properly	24
properly </s>	25
proposal	10
prose	78
prose </s>	52
prosthetic	29
prosthetic leg	29
protection	22
prototype	24
proud	6
proxy	-8
proxy </s>	-8
prs	17
prs need	17
prs need <number>	17
prusa	15
pub	-15
pub </s>	11
pub quiz	-14
pub quiz team	-19
public	27
publish	-13
puddle	-14
pull gig	6
pull gig listing	6
pull request	12
pull something	-9
pump	67
pump </s>	5
pun	-11
punchline	-23
punchline </s>	-23
pure	13
purple	-20
purple </s>	-20
purpose	17
purpose </s>	17
push	13
push <number>	38
push fail	-12
push fail </s>	-12
push to	-7
put	72
put <name>	24
put <number>	13
put a	-23
put aside	9
put aside for	9
put in	31
put in <number>	22
put it	12
put it plain	12
put me	36
put me in	21
put my	-36
put my name	-11
put on	7
put that	-5
put the	-18
put the kettle	-16
put the rent	13
puzzle	-48
puzzle ,	-10
puzzle </s>	-11
puzzle always	-11
puzzle always lie	-11
px	-14
python	41
python <number>	20
python is	-14
q3	32
qualify	46
qualify as	22
qualify as a	22
qualify in	6
quarry	44
quarry </s>	29
quarter </s>	15
quarter past	-7
quarter turn	6
queen	-18
query	-68
query ,	-6
query and	-9
query return	-25
question	-58
question ,	-12
question </s>	-10
question <number>	-96
question <number> ,	-10
question <number> </s>	-45
question <number> is	-13
question about	-13
question for	30
question for <name>	35
question is	-19
question is about	-10
queue	-112
queue ,	-15
queue </s>	-29
queue at	-12
queue at the	-9
queue have	-5
queue have <number>	-4
queue since	-12
queue since <number>	-12
quick	-224
quick ,	-17
quick </s>	-100
quick <number>	-21
quick answer	-6
quick question	-9
quick question </s>	-9
quicker	13
quid	-62
quid a	15
quid on	-16
quiet	-4
quietly	-15
quietly </s>	-15
quilt	15
quince	7
quince </s>	7
quit	6
quit </s>	-8
quit my	9
quit my job	9
quit smoke	43
quit smoke in	13
quit sugar	18
quit sugar in	18
quit the	-64
quit the agency	-15
quit the app	-12
quit the game	-18
quiz	-128
quiz , <number>	10
quiz at	-7
quiz me	-30
quiz question	-12
quiz team	-22
quote	-14
quote ,	4
quote i	-18
quote i need	-18
quote under	7
r	-45
r 's	4
race	-4
race </s>	18
race condition	-21
race condition </s>	-21
rack	60
rack </s>	46
radiator	7
radio	26
radio </s>	13
radiography	4
rail	11
railway	68
railway ,	12
railway , that	12
railway </s>	13
railway behind	-4
railway in	26
railway in <number>	18
rain	-248
rain ,	6
rain </s>	-86
rain a	-32
rain all	-19
rain end	-9
rain here	-9
rain just	-4
rain just now	-4
rain off	-25
rain off ,	-21
rain stop	-15
rain stop </s>	-15
rainy	-55
rainy-day	37
rainy-day account	50
rainy-day money	-13
raise	143
raise </s>	10
raise <kin>	-17
raise <name>	15
raise <name> ,	15
raise <number>	10
raise bed	51
raise bed </s>	36
raise by	14
raise by my	11
raise in	10
raise in <name>	10
raise its	-10
raise me	37
raise me ,	15
raise me </s>	9
raise my	-6
raise my voice	-19
raise on	11
raise our	18
raise our rent	8
raise the rent	-4
ramadan	-31
ramadan begin	-44
ramadan i	21
ramadan start	-17
ramadan start when	-17
ramen	-6
ramp	21
rarely	6
rash	15
rasheed	19
rashid	6
rashid <kin>	7
rashid <kin> the	7
rasmus	12
rasmus ,	12
rasmus , whom	12
raspberry	28
raspberry pi	28
raspberry pi under	23
rate	47
rate </s>	-16
rate <number>	9
rate is	9
rate is <number>	27
rate on	5
rate on the	5
rate scheme	13
rather	90
rather get	32
rather get bullet	32
rather have	20
rather have the	16
rather not	-22
rather than	37
rather than by	16
rather you	21
raw	34
raw </s>	6
raw onion	22
reach	-19
reach ,	-16
reach <name>	4
reach me	18
react	-22
read	-13
read </s>	-107
read <name>	16
read <number>	36
read <number> book	36
read a	-43
read about	-37
read all	18
read better	-17
read drawing	13
read every	15
read fine	13
read fine ,	13
read glass	5
read group	-18
read it	-33
read it </s>	-7
read music	53
read music ,	14
read on	83
read on a	48
read on paper	25
read only	20
read only the	5
read small	17
read small print	17
read somewhere	-50
read somewhere </s>	-50
read that	-57
read that <name>	-9
read that the	-12
read the	-61
read the doc	-6
read the file	-6
read the first	-13
read this	-15
read this </s>	-4
read to	34
read with	18
read you	31
read your	-22
read your answer	-7
reader	156
reader ,	9
reader </s>	39
reader and	20
reader for	23
ready	-102
ready ,	-23
ready </s>	-30
ready for	-15
ready to	-25
real	4
real <name>	-17
real <number>	6
real name	-12
really	84
really </s>	38
reason	-24
reason </s>	-37
reason after	20
reason after ,	20
rebase	-9
reboot	-31
reboot </s>	-15
rebuild	80
rebuild on	34
rebuild on it	20
receipt	-32
receipt </s>	-15
receipt by	-12
reception	-4
recipe	-9
recipe 's	6
recipe ,	-4
recipe , <number>	-9
recipe </s>	-31
recipe are	31
recipe for	-10
recipe have	18
recipe is	-4
recipe is all	-7
recipe with	-10
reckon	-18
reckon </s>	-11
reckon the	-15
recognise	23
recognise here	28
record	4
record ,	-9
record </s>	-6
recover	40
recover from	13
red	-76
red ,	-7
red </s>	-21
red again	-27
red and	16
red and green	16
red wine	17
red wine give	14
red-and-green	47
red-and-green chart	11
red-and-green look	62
red-and-green look the	56
red-and-green mostly	-11
red-and-green mostly </s>	-11
red-green	6
redo	-22
redo it	-19
redo it </s>	-19
redo the	-13
reduce	9
redundant	44
redundant in	26
redundant since	10
redundant since <month>	10
ref	-40
refactor	-15
refactor this	-5
refactor this </s>	-5
refresh	-19
refugee	18
refund	22
refuse	-13
refuse her	-27
refuse to	-42
regex	-27
regex </s>	-7
region	-33
regional	41
register	61
register </s>	38
register and	22
register in	10
register in <name>	10
registry	4
registry office	4
regret	17
regular	13
rehabilitation	7
rehabilitation clinic	7
rehabilitation clinic in	7
rehearse in	5
rehome	-6
reject	-11
release	-12
release </s>	-11
release is	-16
release train	15
release train leave	15
reload	-7
reload </s>	-7
relocate	4
relocate to	4
relocate to <name>	4
remain	7
remarry	11
remarry </s>	9
remember	23
remember that	12
remind	-61
remind me	-61
remind me to	-47
reminder	-12
remission	18
remission since	18
remission since <number>	12
remote	-37
remote ,	-4
remote </s>	-43
remote is	-9
remove	-7
remove the	-9
renal	14
renal and	6
rename	-37
rename the	-13
rename them	-13
rename them </s>	-13
render	-18
render ,	-11
renew	29
renew </s>	15
renew each	-16
renew every	5
rent	172
rent </s>	21
rent <number>	-12
rent a two-bedroom	4
rent for	-15
rent for <number>	-15
rent from	11
rent go	26
rent go up	21
rent in	-18
rent in <name>	-9
rent is	22
rent is <number>	17
rent on	8
rent on the	8
rent out	21
rent out my	4
rent out the	5
rent the	12
rent the flat	5
rent to	18
rent to <number>	11
rent twice	7
rent up	23
rent up to	17
rent was	-4
rental	-9
reopen	-4
reopen it	-10
reopen it ,	-6
repaint	15
repair	64
repair ,	8
repair accordion	9
repair cafe	4
repair in	13
repair in <name>	13
repeat	-30
replace	152
replace </s>	48
replace <name>	8
replace <name> with	8
replace in	25
replace it	6
replace the	-7
replacement	53
replacement </s>	23
replica	5
reply	44
reply </s>	13
reply short	38
reply short ,	25
reply within	11
reply within <number>	11
repo	5
repo </s>	-7
report	-39
report </s>	8
report by	-4
report due	-4
report go	18
report go out	4
report go to	14
report is	-6
report the	-18
report to	6
report to me	15
request	6
require	14
require a	14
rescue	62
rescue ,	5
rescue </s>	14
rescue <kin>	36
rescue <kin> ,	28
resend	-11
reset	-41
reset </s>	-13
reset my	-24
residence	25
residency	19
resident	27
resident '	9
resident ' association	9
resign	11
resort	-20
respite	-12
respond	-32
respond </s>	-26
responsibility	-39
responsibility </s>	-39
responsible	6
responsible for	6
rest	-16
rest ,	14
rest </s>	4
rest at	-15
rest heart	12
rest heart rate	12
rest of	-8
rest of the	-6
rest of us	8
restart	-54
restart </s>	-12
restart it	-10
restart it </s>	-10
restart the router	-19
restaurant	-50
restaurant ,	6
restaurant </s>	-13
restaurant i	7
restaurant in	5
restaurant on	-10
restaurant only	-4
restaurant only serve	-6
restore	31
restore a	8
restore a <number>	14
restore the	-31
restore the backup	-27
restore wooden	18
restrain	27
restrain order	27
result	-39
result ,	12
result </s>	-19
result are	-8
result in	-5
retail	-8
retail </s>	-8
retire	29
retire ,	-31
retire </s>	32
retire <kin>	-15
retire <kin> </s>	13
retire at	34
retire at <number>	34
retire from	24
retire from teach	5
retire from the	18
retire in	-28
retire in <month>	-16
retire in <number>	7
retire next	12
retire next spring	6
retire to	-22
retire to the	-13
retirement	45
retirement </s>	10
retrain	55
retrain as	30
retrain as a	30
retrench	7
retro	13
retry	-45
retry </s>	-14
retry <number>	-9
return	-67
return </s>	21
return <name>	-17
return <number>	-7
return <number> </s>	-5
return a	-8
return a list	-6
return from	-19
return from the	-19
reunion	5
reunion in	5
reunion in <name>	5
reverse mortgage	-10
revert	-12
revert </s>	-8
review	51
review </s>	-18
review everything	4
reviewer	9
rewire	40
rewrite	35
rex	5
rhyme	-56
rhyme for	-19
rhyme with	-29
rhyme with <name>	-29
rice	-48
rice ,	14
rice </s>	-34
rich	-25
riddle	-41
riddle ,	-8
ride	47
ride </s>	13
ride a	52
ride a <number>	9
ride a bike	14
ride it	11
rig	26
rig <number>	7
rig <number> week	7
right	-153
right </s>	-82
right column	-5
right column is	-4
right ear	99
right ear ,	32
right ear </s>	13
right ear from	20
right ear only	11
right eye	13
right hand	68
right in	-4
right knee	27
right now	-223
right now ,	-31
right now </s>	-184
right now i	-6
right side	44
right side </s>	26
right to	-10
ring	-99
ring ,	-35
ring , they	-6
ring </s>	-7
ring from	-6
ring from <name>	5
ring in	15
ring road	-13
ring the	8
ring the bell	-17
ring while	-5
ring while i	-5
rise	-8
risk	12
risk </s>	12
river ,	16
river </s>	-5
road	-33
road </s>	16
road near	-8
roadwork	-17
robot	-46
robot </s>	-28
robotics	15
robotics is	8
robotics is what	8
rock	-26
rock climb	-8
rock climb is	-8
roll	-66
roll </s>	-25
roll a	-7
roll a <number>	-7
roll my	4
roll my r	4
roof	116
roof , <number>	9
roof </s>	44
roof in	6
roof is	7
roof tile	-22
roof was	26
room	-45
room ,	-55
room </s>	35
room and	-6
room have	-5
room in	9
room is	-8
room is a	-5
room is pack	-10
room right	-9
room right now	-9
room since	-6
room with	15
root	-41
root vegetable	-10
rope	-10
rose	-15
rose </s>	-15
rota	43
rota ,	-11
rota </s>	40
rotate	33
rotate :	15
rotate : <number>	15
rotate </s>	6
rotate <number>	11
rotation	47
roti	-5
roti shop	-5
roughly	-39
roughly </s>	-19
roughly <number>	-22
round	-75
round </s>	13
round in circle	-5
round of <name>	8
round the	-28
round to	-7
round to the	-7
router	-68
router </s>	-16
row	-132
row ,	-25
row </s>	7
row <name>	-11
row <name> ,	-11
row <number>	-35
row <number> ,	-15
row <number> i	-8
row are	-5
row in	-5
row of	-16
row squad	8
rower	43
rower </s>	43
royal	-14
ruben	-28
rude	-15
rude </s>	-15
rug	-6
rug </s>	-6
rugby	58
rule	154
rule ,	7
rule , i	25
rule </s>	77
rule at our	15
rule i	7
rule in	17
rule out	59
rumble	-15
run	135
run ,	15
run </s>	-25
run <name>	-11
run <name> on	-9
run <number> time	-8
run a	17
run a bakery	9
run a food	18
run a small	12
run an	13
run an inn	13
run both	-11
run by	-12
run dry	4
run every	-9
run for <number>	-17
run for me	20
run for the	-9
run have	22
run in	78
run in my	23
run in our	7
run in the	39
run into	-10
run into the	-6
run is	39
run it	9
run it </s>	23
run late	-54
run late ,	-41
run late </s>	-13
run low	4
run low ,	4
run my	-5
run now	5
run now </s>	5
run of the	10
run on	35
run on <name>	36
run on a	9
run on my	5
run out	-88
run out </s>	-7
run out in	-4
run out of	-54
run out on	7
run over	-11
run shoe	-28
run the	100
run the <name>	23
run the bakery	13
run the farm	7
run the fish	-7
run the kennel	17
run the script	-15
run the test	-14
run the warehouse	19
run this	7
run through	6
run to	-38
run to the	-29
run until	31
run until <number>	12
runner	14
rural	8
rural <name>	5
rural <name> </s>	5
rush	-42
rush ,	-13
rush </s>	-23
rust	23
rust </s>	26
rust at	7
rust at work	7
rust on	-15
rye	16
rye is	11
rye is the	11
sabbatical	-7
sabbatical from	7
sabbatical from <month>	7
sabre	11
sacred	12
sad	-26
sad </s>	-13
saddle	26
sadly	-12
sadly ,	-12
sadly , and	-12
safe	-6
safe </s>	-9
safety	11
sage	9
sage is	9
sage is what	9
sail	-18
sail </s>	-20
salad	-25
salary	100
salary </s>	14
salary go	4
salary is	39
salary is pay	25
sale	-99
sale </s>	-11
sale <kin>	-7
sale end	-29
salon	89
salon 's	46
salon 's page	31
salon ,	5
salon </s>	13
salon in	15
salon in <name>	15
salsa	-5
salsa on	-7
salt	-16
salt ,	-10
salt and	-23
salt in	-17
salty	-13
salty </s>	-11
sam	-6
same	35
same </s>	37
same <number>	6
same <number> <kin>	10
same <number> people	7
same as	-7
same error	-6
same for	-11
same for the	-11
same here	-11
same here </s>	-11
same result	-7
same result </s>	-7
same song	-11
same thing	-37
same thing </s>	-21
same to	23
same to me	23
sami	21
sample	-52
sample ,	-6
sample sentence	-10
sample text	-4
sandwich	-41
sari	-7
sari </s>	-6
satellite	20
sauce	-14
sauce </s>	8
sauce is	-10
sauna	12
save	37
save </s>	-33
save <number>	22
save <number> a	22
save for	113
save for a	112
save it	-23
save me	-16
save my	-8
save the	-28
save the file	-16
save this	-4
save up	18
save up for	17
savings	67
savings ,	4
savings go	20
savings go into	20
savings goal	17
savings sit	13
savings sit in	13
saw	-5
saw are	-5
sawmill	54
say	-628
say "	-7
say " my	-9
say " the	4
say ,	-10
say </s>	-144
say <kin>	-6
say <name> but	10
say <number>	-23
say <number> </s>	-6
say a	-14
say about	-9
say come	-9
say he	-27
say hi	-24
say hi </s>	-22
say i	-43
say i 'm	-14
say in	7
say it	6
say it </s>	-4
say it again	-5
say my	-41
say no	44
say no </s>	10
say otherwise	7
say otherwise </s>	7
say so	40
say someone	-12
say tab	16
say that	-6
say the	-138
say the <kin>	-15
say the app	-4
say the article	-9
say the paper	-5
say the same	-8
say to	-19
scaffold	11
scale	-21
scam	9
scan	-26
scanner	7
scar	4
scar on my	19
scare	110
scare me ,	12
scare of	116
scare of <kin>	17
scare of fly	45
scare the	-8
scene	-198
scene 's	-13
scene 's set	-13
scene ,	-16
scene </s>	-41
scene <number>	-22
scene <number> </s>	-14
scene in	-38
scene in act	-10
scene in my	-18
scene need	-6
scene with	-23
scheme	25
scheme </s>	22
scholarship	36
scholarship cover	10
scholarship to	23
school	101
school , <number>	6
school </s>	82
school and	11
school at	9
school at <number>	9
school bus	22
school bus in	5
school have	19
school have <number>	19
school in	-4
school in <month>	-15
school in <name>	11
school in the	-7
school is	33
school is a	13
school must	-10
school pay	-10
school pay badly	-10
school play	8
school rent	-10
school run	20
school run </s>	5
school run is	12
school trip	-32
school uniform	-17
school use	5
school use <name>	5
science	4
scissor and	9
scissor and guitar	9
scooter	30
score	-37
score at	9
score is	-17
score is <number>	-17
scout	44
scout i	6
scout leader	10
scrape	-17
scream	-60
scream at	-6
scream in	-16
scream in the	-16
screen	72
screen 's	-6
screen ,	-18
screen </s>	-10
screen after	8
screen after <number>	8
screen give	12
screen go	-12
screen go black	-8
screen is	-6
screen reader	126
screen reader </s>	30
screen time	19
screenshot	-12
screw	-18
script	-32
script </s>	-8
script <number>	-4
script run	-9
script that	15
scroll	-68
scroll since	-22
scroll up	-11
scrub	-12
scrub the	-13
sea	13
sea ,	14
search	7
seasick	23
seasick on	16
seasick on anything	16
season </s>	9
season <number>	-47
season <number> </s>	-47
season i	20
season ticket	11
seasonal	-10
seat	16
seat </s>	22
seat is	15
seat on	6
seat on the	8
sec	-103
sec ,	-24
sec </s>	-79
second	-135
second ,	-21
second </s>	-59
second <day>	55
second <day> </s>	53
second <kin>	26
second <kin> in	13
second <number>	-55
second <number> </s>	-55
second argument	-13
second branch	9
second branch in	9
second chapter	-4
second chapter </s>	-4
second click	-7
second click </s>	-7
second column	-15
second espresso	5
second half	-9
second half </s>	-4
second in	16
second line	-6
second option	-8
second paragraph	-23
second paragraph </s>	-14
second part	-9
second part </s>	-6
second question	-8
second question </s>	-6
second run	-6
second salon	15
second salon in	15
second set	-9
second slide	-16
second step	-6
second stroke	25
second stroke </s>	25
second term	9
second time	29
second to	-8
second verse	-4
second version	-8
second violin	14
second violin in	4
second year	21
second year </s>	4
second year of	16
second-hand	37
secondary	8
secondhand	45
secondhand pram	4
secret	-11
secret in	-10
section	-4
section </s>	-22
security	69
security <kin>	20
security <kin> ,	20
see	-239
see </s>	-57
see <name>	-4
see <number>	-14
see <number> <kin>	4
see a	-46
see a thing	5
see all	17
see as my	16
see below	-8
see below </s>	-8
see in	18
see it	-28
see it </s>	-14
see my	25
see no	-5
see on	-14
see on the	-7
see that	-17
see the	-55
see what	-5
see what you	-5
see why	-16
seed	4
seem	-22
seem </s>	4
seizure	35
seizure </s>	32
select	-21
self	24
self employ	17
self-employed	32
self-employed ,	16
self-hosted	10
self-taught	35
sell	126
sell ,	20
sell </s>	43
sell <number>	-22
sell at	31
sell at the	24
sell candle	-5
sell his	-12
sell in	10
sell in the	8
sell is	10
sell it at	8
sell me	-19
sell mostly to	8
sell nothing	-13
sell nothing but	-13
sell only	-16
sell our	-10
sell out	-56
sell out ,	-9
sell out by	-15
sell secondhand	8
sell secondhand pram	4
sell the	148
sell the boat	6
sell the flat	10
sell the house	-11
sell the last	-11
sell the restaurant	7
sell the van	30
sell to	-8
sell to pay	-8
sell waakye	-5
sell waakye by	-5
seller	-30
semester	36
semester </s>	38
seminary	13
send	-149
send ,	8
send <number>	-8
send a	-24
send help	-10
send help </s>	-10
send is	-8
send it	-20
send it </s>	-5
send me	-24
send me a	-14
send my	-17
send my <kin>	-13
send the	-28
send this	-4
send to	17
send twice	-9
send twice </s>	-9
send you	-4
send you the	-4
senior <kin>	-6
sense	21
sense </s>	-16
sense of	38
sense of smell	38
sensor	6
sentence	-6
sentence ,	-14
sentence :	-15
sentence : my	-15
sentence </s>	-11
sentence and	19
sentence case	18
sentence in	-11
sentence in <name>	-5
series	-71
series ,	-12
series </s>	-37
serious	-25
serious </s>	-27
serve <number>	-11
serve <number> ,	-14
serve as	10
serve on	13
serve on the	13
server	16
server ,	-6
server </s>	-12
server crash	-9
server in	7
server is	4
server room	9
service	16
service in	-19
service in <name>	-19
servo	-8
sesame	13
session	-22
session run	-11
session run out	-11
set	45
set ,	5
set a	-6
set for	5
set for next	5
set in	-11
set in <name>	-16
set in a	-11
set of	5
set of tool	4
set the	-14
set the alarm	-6
setting	-47
setting </s>	-10
setting and	-8
setting page	-6
settle	-5
settle an	-14
settle an argument	-14
seventy	13
seventy ,	13
severe	11
sew	68
sew all	6
sew all my	6
sew by	5
sew machine	12
sew my own	10
shabbat	16
shade	-13
shake	66
shake ,	63
shake , essential	51
shake , its	5
shake </s>	4
shaky	-8
shape	6
share	55
share ,	20
share , <number>	20
share </s>	9
share <number>	8
share <number> car	6
share a	-33
share a house	4
share custody	10
share house	9
share in	13
share in a	4
share my	-20
share my address	-5
share my office	-20
share of	8
share price	-14
share the	-12
share with	51
share with the	38
sharp	33
sharp ,	16
sharp </s>	21
sharpen	19
sharpest	-13
shave	34
she	13
she 's	9
she 's a	16
she 's my	-6
she <kin>	17
she ask	25
she die	12
she die </s>	12
she have	-17
she have <number>	-21
she is	-7
she only	27
she want	-30
she was	4
shed	52
shed </s>	52
shed with	11
sheet	-38
sheet ,	-10
sheet </s>	-28
sheet every	6
sheet every night	6
shelf	14
shelf ,	5
shellfish	75
shellfish ,	37
shellfish , carry	18
shellfish </s>	22
shelter	5
shelter <kin>	-4
shelter in	4
shelter in <name>	4
shift	173
shift ,	23
shift </s>	22
shift <kin>	10
shift <kin> at	10
shift are	10
shift at	67
shift at the	62
shift pattern	23
shift rotate	10
shin	15
shingle	4
ship	-6
ship to	-14
ship to <name>	-20
shipyard	16
shipyard </s>	10
shirt	-50
shirt ,	-27
shirt </s>	-13
shirt on	5
shoe	-8
shoe ,	6
shoe </s>	-10
shoe in	-22
shoe off	5
shoe on	-23
shoe size	25
shoe size <number>	10
shoegaze	38
shoot	52
shoot ,	7
shoot , no	13
shoot </s>	8
shoot film	6
shoot film only	6
shoot from	25
shoot from <number>	8
shoot from tile	13
shoot the	-7
shop	-146
shop 's	13
shop 's shut	6
shop ,	-41
shop , <name>	4
shop </s>	-24
shop <kin>	13
shop <kin> is	12
shop and	-7
shop close	-20
shop close <days>	12
shop close in	-30
shop for	-52
shop for a	-23
shop have	10
shop i	5
shop in	-34
shop in <name>	4
shop is	36
shop list	-9
shop make	-22
shop name	-22
shop on	11
shop on <days>	11
shop open	6
shop open at	-7
shop sell	-16
shop sell secondhand	4
shop steward	43
shop steward </s>	7
shop was shut	-9
shop when	14
shop when i	14
short	125
short ,	31
short , i	37
short </s>	-25
short and	25
short answer	11
short answer ,	19
short bullet	14
short of	6
short paragraph	32
short story	-27
short today	-10
short version	17
short version </s>	-6
shortcut	14
shorten	-32
shorten it	-22
shorten it </s>	-13
shorten them	-10
shorter	-69
shorter ,	-5
shorter </s>	-55
shorter title	-4
shorter title </s>	-4
shorthand	38
shorthand </s>	26
should	-243
should be	-28
should be <number>	-9
should get	-19
should have	21
should i	-24
should know	14
should read	-6
shoulder	61
shoulder </s>	9
shoulder never	34
shoulder never heal	26
shout	-49
shout at	4
shout at the	-15
show	-222
show ,	6
show </s>	-9
show <number>	-36
show a	-26
show each	9
show is	-5
show me the	5
show my	-12
show take	5
show take up	5
show the	-20
show the old	-15
show up	-57
show up </s>	-12
show up as	-25
shower	-40
shower ,	-21
shower </s>	-21
shuffle	-20
shut	-95
shut ,	21
shut </s>	-34
shut <days>	19
shut every	-7
shut for	-8
shut in	8
shut in <number>	11
shut on	-21
shut on <days>	-19
shut the	-8
shut up	-26
shut when	-17
shut when i	-17
sick	-41
sick ,	8
sick </s>	-29
sick today	-8
sickle	19
sickle cell	19
side	214
side ,	83
side , <name>	4
side , <number>	26
side </s>	92
side gig	28
side of	-19
side of the	-17
sideline	14
sideline </s>	14
sideway	-5
sideway </s>	-4
sight	12
sight of	7
sight of blood	10
sign	45
sign </s>	-8
sign a	-5
sign for	16
sign for the	16
sign in	-15
sign language	4
sign off	21
sign off every	-14
sign off with	13
sign since	27
sign the	12
sign up	-9
sign up for	-9
signal	-98
signal ,	-24
signal </s>	13
signal bad	-13
signal bad </s>	-13
signature	14
silence	-10
silence </s>	-22
silent </s>	5
silly	-38
sim	-23
simmer	-14
simple	36
simpler	-7
since	384
since </s>	34
since <kin>	13
since <month>	-6
since <month> ,	-11
since <month> </s>	-4
since <name>	34
since <name> 's	-33
since <name> ,	-20
since <name> and	6
since <name> die	18
since <name> i	29
since <name> in	-4
since <name> leave	37
since <name> we	5
since <number>	95
since <number> ,	58
since <number> </s>	103
since <number> and	4
since <number> i	-4
since <number> minute	-15
since <number> with	-15
since a	17
since about	-21
since about <number>	-21
since both	-5
since both my	-5
since breakfast	-89
since breakfast ,	-18
since breakfast </s>	-71
since chemo	19
since chemo </s>	19
since childhood	19
since childhood </s>	14
since college	15
since college </s>	7
since covid </s>	16
since half	-17
since he	7
since i	67
since i 'm	15
since i do	7
since i give	-4
since i run	-5
since i was	76
since it	-20
since it 's	-15
since kindergarten	10
since kindergarten </s>	10
since last	-16
since last summer	6
since last year	8
since lockdown	13
since lockdown </s>	13
since lunch	-62
since lunch ,	-12
since lunch i	-31
since may	9
since morning	-30
since my	6
since my <name>	-11
since my divorce	6
since my hip	22
since noon	-88
since noon ,	-11
since noon </s>	-58
since school	23
since school </s>	23
since spring	12
since spring </s>	11
since the	268
since the <kin>	-4
since the accident	21
since the crash	13
since the divorce	56
since the fall	13
since the flood	33
since the funeral	12
since the hernia	13
since the hip	10
since the inheritance	6
since the merger	7
since the mumps	22
since the operation	13
since the stroke	21
since the summer	6
since the surgery	6
since the update	-19
since then	6
since then i	6
since this	-9
since this morning	-9
since uni	30
since uni ,	7
since uni </s>	22
since version	-6
since version <number>	-6
since we 're	-10
since we were	4
since you	-10
since you ask	-6
since your	-10
sing	24
sing along	12
sing along to	12
sing alto	30
sing bass	12
sing bass in	12
sing in	11
sing in a	-7
sing in the	11
sing only	-17
single <kin>	4
sink	-20
sink ,	-11
sir	-26
sit	26
sit at	-9
sit at the	-15
sit down	-17
sit in	-12
sit in <name>	23
sit in a	-23
sit in index	19
sit in the	-16
sit it	15
sit my	11
sit on	34
sit on the	-4
sit the	18
sit third	9
sit through	-12
sit with	-31
sitcom	-9
site	-69
site ,	-8
site </s>	12
site <kin>	4
site into	6
site into a	6
site is	-20
site since	-16
size	-38
size </s>	-9
size <number> ,	5
size <number> shoe	31
ska	6
ska band	6
skateboard	16
skateboard stop	16
sketch	-53
sketch ,	-9
sketch </s>	-26
ski </s>	13
ski week	-8
skin	-8
skin </s>	-14
skip	-52
skip </s>	-12
skip ahead	-13
skip ahead </s>	-13
skip breakfast	-12
skip breakfast and	-9
skip it	5
skip that	-8
skip that </s>	-8
skip the	13
skipper	15
skirt	-4
skirt ,	-4
sky	-13
sky is	-6
sky is blue	-6
skype	-4
slack	-6
sleep	-155
sleep ,	-8
sleep </s>	-62
sleep <name>	10
sleep <name> ,	10
sleep <number>	-43
sleep <number> hour	-43
sleep and	-9
sleep at	9
sleep badly	-36
sleep badly ,	-11
sleep badly </s>	-8
sleep badly and	-16
sleep day	13
sleep day </s>	13
sleep from	6
sleep from <number>	6
sleep in	29
sleep in <name>	9
sleep last	-25
sleep last night	-25
sleep max	5
sleep max <number>	5
sleep on	-7
sleep on the	11
sleep under	6
sleep under the	6
sleep with	23
sleep with a	15
sleeper	30
sleeper </s>	22
sleepy	-11
sleeve	-6
slice	-31
slide	-106
slide </s>	-13
slide <number>	-17
slide <number> </s>	-10
slide after	-9
slide and	-10
slide at	7
slide deck	6
slide is	-17
slide to	-7
slip	-6
slip disc	9
slot	-4
slot is	13
slow	-49
slow </s>	-45
slow to	-7
slow today	-12
slow today </s>	-6
slower	-13
slug	12
small	89
small </s>	-5
small <name>	25
small <number>	10
small open	25
small open source	25
small print	51
small print </s>	35
small print anymore	17
small talk	-16
smaller	32
smaller than	24
smaller than a	16
smaller than the	8
smartphone	34
smear	-9
smell ,	4
smell in	35
smell in <number>	35
smell like	-13
smell never	21
smile	-20
smoke	86
smoke ,	18
smoke </s>	-9
smoke <number>	22
smoke <number> pack	14
smoke in	13
smoke in <number>	10
smoke on	8
smoker	-11
snap	-36
snap ,	-4
snap on	-19
sneeze	-11
snip	5
snippet	-4
snore	-20
snow	-64
snow 's	-30
snow </s>	-17
so	75
so </s>	8
so <day>	-12
so <days>	7
so <kin>	15
so <name>	-20
so <name> have	-26
so <name> is	24
so a	-16
so all	22
so angry	-11
so annoy	-11
so annoy </s>	-6
so answer	8
so be	-21
so be quick	-16
so bore	-32
so by	-6
so call	9
so cash	-9
so dinner	-16
so dinner is	-8
so do	7
so do n't	8
so everything	14
so far	23
so far ,	9
so far </s>	28
so fatty	27
so fatty food	27
so for	-6
so funny	-34
so funny </s>	-34
so give	-16
so give me	-16
so go	-8
so hard	-21
so he	7
so i	-38
so i 'm	-53
so i always	8
so i am	-5
so i avoid	12
so i bring	-5
so i close	-10
so i cycle	9
so i go	6
so i have	-60
so i read	-5
so i run	14
so i sleep	-4
so i stop	-7
so i work	19
so i write	9
so is	-4
so it	-8
so it 's	18
so its	8
so its just	7
so just	-8
so keep	45
so keep it	-9
so keep the	38
so large	20
so let	-8
so let do	-7
so long	-7
so long paragraph	6
so loud	-28
so loud i	-9
so make it	-5
so much	11
so my	-21
so my <kin>	25
so never	6
so no	65
so no alcohol	4
so no birthday	17
so no grapefruit	18
so no lily	-15
so no more	-6
so no voice	17
so nothing	20
so now	23
so our	8
so our <kin>	-10
so phone	23
so phone call	23
so pls give	-7
so scissor	18
so scissor and	9
so send	-6
so she	-5
so short	7
so short bullet	5
so shortcut	14
so spell	11
so the	-27
so the band	33
so there	-6
so there 's	-6
so they	-8
so they say	-8
so this	-7
so tire	-29
so tire today	-8
so trip	9
so type	-18
so type is	13
so voice	17
so was	10
so we	12
so we 'll	-14
so we 're	-10
so we are	-9
so we do	20
so we shut	-7
so were	18
so what	-13
so with	-10
so with the	-4
so write	16
soak	-72
soak ,	-23
soak </s>	-14
soap	34
soap to	35
soap to me	40
sober	16
sober <number>	9
sober <number> year	9
sober since	7
social	14
social medium	26
society	7
society </s>	17
sock	5
sock </s>	-13
sock on	14
sofa	-77
sofa ,	-24
sofa </s>	-18
sofa with	-22
soft	28
software	29
software </s>	18
soil	80
soil ,	15
soil </s>	30
soil microbe	7
soil probe	24
soil probe we	24
solar	74
solar and	34
solar and a	34
solar panel	21
solar pump	-5
solar pump </s>	-5
solder	7
sole	11
sole <kin>	13
sole <kin> ,	15
solid	20
solid </s>	6
solve	-15
some	-342
some </s>	-11
some <kin>	-124
some <kin> ,	-32
some <kin> call	-15
some <kin> on	-30
some <name>	-72
some <name> ,	-22
some <name> of	-30
some <number>	10
some <number> of	10
some guy	-44
some guy on	-17
some reason	-25
some reason </s>	-22
somebody	-62
somebody 's	-22
somebody 's <kin>	-7
somebody ,	-7
somebody is	-16
somebody on	16
somehow	-16
somehow </s>	-16
someone	-95
someone at	-10
someone at the	-10
someone in	-12
someone who	9
something	15
something ,	-25
something </s>	-36
something cheaper	49
something in	13
something in the	13
somewhere	-116
somewhere </s>	-59
somewhere in	-23
somewhere in this	-5
sommelier	4
song	-116
song </s>	-32
song go	-16
song in	-6
song in my	-6
soon	-39
soon ,	-4
soon </s>	-39
sore	27
sore when	22
sore when he	22
sorry	-44
sorry ,	-17
sorry for	-23
sorry for the	-4
sorry for typo	-13
sort	-19
sort </s>	18
sort by	-17
sort by date	-11
soul ,	-11
sound	-71
sound a	-5
sound a bite	-5
sound awful	11
sound awful </s>	11
sound desk	9
sound good	-28
sound less	-8
sound like	-9
soup	-104
soup ,	-12
soup </s>	-23
soup is	-13
soup was	-8
soup was cold	-8
source	34
sourdough	51
sourdough starter	38
sourdough starter ,	4
sourdough starter name	9
sous	9
sous <kin>	9
soy	7
space	33
space </s>	-16
spam	-10
spanish	15
spanish is	9
spare	87
spare key	20
spare key ,	8
spare key and	5
spare room	64
spare room </s>	47
spark	-33
sparky	5
speak </s>	-35
speak <name>	9
speak <name> ,	-8
speak <name> </s>	13
speak <name> at	11
speak <name> but	7
speak <name> in	-11
speak <number>	-14
speak <number> language	-14
speak at	14
speak at home	10
speak in	-34
speak in <name>	-29
speak is	46
speak is another	28
speak no	10
speak no <name>	10
speak only <name>	5
speak since	7
speak since the	7
speak to	-4
speak too	-6
speak too soon	-4
speaker </s>	-7
spec	7
special	6
specialise	39
specialise in	39
spectrum	15
speech	11
speech </s>	-6
speech <kin>	9
speed	-7
speed </s>	-15
spell	-27
spell ,	-4
spell </s>	-24
spell <name>	21
spell <name> ,	21
spell with	-12
spell with a	-16
spend	23
spend <number>	11
spend <number> year	11
spend in	5
spend in <name>	5
spend my	6
spend the	-17
spend the whole	-9
spicy	29
spicy food	31
spill	-61
spill coffee	-11
spill it	-4
spill tea	-16
spill the	-10
spin	19
spin class	24
splash	-14
split	-15
split ,	-8
split <number>	-20
split by	-35
split by <number>	-35
split custody	5
split keyboard	27
split the	24
split the bill	-27
split the rent	8
split the string	-6
split when	10
split when i	10
spoon	6
spoon ,	5
sport	-9
spot	-14
spot in	-6
spray	-11
spread	22
spread over	22
spread over <name>	7
spread over <number>	15
spreadsheet	-36
spreadsheet </s>	-15
spreadsheet since	-10
spring	265
spring ,	65
spring , not	16
spring </s>	154
spring <number>	16
spring <number> </s>	15
spring and	4
spring the	7
sprint	-19
sprint ,	9
sprint </s>	-5
squad	31
squad </s>	22
squad is	9
square	-7
square metre	8
square metre </s>	8
squash	7
squash </s>	-27
squash on	19
squash on <days>	19
squat	-18
squeak	-19
squeeze	-9
sry	-17
st	26
st <name>	26
stable in	5
stable in <name>	5
stack	-34
stack is	-7
stack trace	-19
staff ,	-9
staff </s>	8
stage	-7
stage box	-19
stage set	9
stage set </s>	9
stainless	10
stair	74
stair </s>	25
stair are	23
stair are out	10
stairlift	29
stairlift in	23
stall	59
stall </s>	21
stall at	7
stall is	33
stammer	141
stammer ,	34
stammer since	10
stammer so	24
stammer when	10
stammer when i	10
stamp	-4
stamp ,	-18
stamp from	23
stand	108
stand at	20
stand at the	11
stand coriander	10
stand coriander </s>	5
stand desk	16
stand in	30
stand in the	23
stand mushroom	28
stand mushroom </s>	28
stand rule	21
stand rule </s>	21
stand the	-18
stand this	-8
stand up	-22
stand-ups	15
standard	4
standard door	7
standard door </s>	7
standardise	32
standup	55
standup </s>	39
star	-11
stare	-42
stare at	-42
stare at this	-12
start	-41
start ,	-23
start </s>	10
start a	8
start a new	-6
start at <number>	-8
start at the	8
start first	12
start in	-41
start in <month>	6
start in <number>	-35
start it	8
start next	5
start now	13
start on	5
start on the	7
start over	-11
start over </s>	-7
start school	-17
start school in	-18
start secondary	8
start the	-50
start the download	-5
start the server	-5
start this	-23
start when	-17
start when this	-17
starter	37
starter ,	4
starter , <name>	4
starter name	12
starter name <name>	12
startup	22
startup </s>	-19
starve	-71
starve </s>	-48
state	20
statement	-34
statin	20
station	-18
station ,	-4
station </s>	-4
station where	10
station where i	10
statistic	32
status	-4
stave	33
stave </s>	18
stay	103
stay </s>	8
stay <name>	10
stay <name> </s>	9
stay at	6
stay at home	7
stay for	-6
stay in <name>	17
stay lock	9
stay lock after	9
stay on	12
stay open	6
stay out	10
stay over	10
stay shut	-36
stay shut </s>	-14
stay there	-7
stay until	13
stay with	33
stay with me	8
stay with us	12
steak	-5
steal	19
steel	-7
steel <name>	-13
steel toe	10
steep	-9
stent	45
step	-99
step ,	-40
step </s>	37
step <number>	-101
step <number> ,	-5
step <number> </s>	-65
step <number> of	-8
step away	-10
step down	25
step down as	17
step in	5
step matter	23
steward	49
steward </s>	7
stick	-143
stick ,	-23
stick </s>	45
stick at	-28
stick at <number>	-15
stick behind	-27
stick behind a	-23
stick in	-59
stick in <name>	-25
stick in my	-5
stick in the	-21
stick on	-13
stick on <number>	-7
stick on level	-17
stick on the	7
stick outside	-15
stick to	7
stiff	-31
stiff ,	4
stiff , but	5
stiff </s>	-21
still	4
still <kin>	9
still <number>	48
still awake	-30
still be	22
still be sore	22
still blurry	-17
still blurry </s>	-17
still crash	-5
still do	-20
still fight	8
still fight with	8
still have	-16
still have n't	-7
still hurt	13
still in	-32
still in <name>	-29
still in the	-12
still lose	-10
still no	-17
still on	37
still on paper	7
still own	17
still own a	14
still pay	16
still raw	4
still raw </s>	6
still red	-10
still red </s>	-10
still run	24
still run on	7
still run the	17
still show	-10
still swim	8
still there	-16
still there </s>	-16
still wait	-5
still weak	23
still weak </s>	23
still wet	-33
still wet </s>	-14
still wet and	-7
still work	14
sting </s>	9
stink	-15
stink </s>	-15
stir	-13
stitch	-31
stitch </s>	-24
stock	-93
stock ,	-34
stock </s>	-11
stock count	-15
stock have	-6
stock have to	-6
stock in	12
stock only	-20
stock only woman	-20
stocktake	-5
stoma	25
stomach	56
stomach </s>	23
stomach is	-27
stomach is growl	-7
stone house	-5
stop	15
stop </s>	-51
stop at	-10
stop at <number>	10
stop at a	-13
stop at the	10
stop dye	25
stop dye my	25
stop eat	34
stop eat sugar	17
stop it	-7
stop it </s>	-7
stop lay	-11
stop read	-4
stop talk	-7
stop when	25
stop when <name>	25
stopcock	17
storage	14
storage box	14
store	12
store </s>	11
store card	11
store in	-20
storm	-37
storm 's	-8
storm </s>	-35
story	-193
story ,	-19
story </s>	-50
story hate	-14
story the	-25
story the <kin>	-24
straight	5
stranger	-16
stranger on	6
stranger on the	6
stream	-44
street	67
street ,	7
street </s>	22
street have	8
street have a	16
street have no	-5
street is	16
stress	-11
stretch	6
stretch ,	-17
stretch of	5
stretch of the	5
strict	38
strictly	13
strike	-28
strike in	-18
strike in <name>	-18
string	-15
string on	-6
string on comma	-6
strip	12
strobe	17
stroke	192
stroke </s>	58
stroke <number>	16
stroke i	27
stroke i type	23
stroke in	23
stroke in <number>	23
stroke my	13
stroke my right	13
stroke ward	4
strong	37
strong </s>	-8
stronger	-13
structural	15
structural <kin>	15
struggle	30
struggle with	34
studio	84
studio ,	13
studio </s>	15
studio <kin>	6
studio have	13
studio have <number>	13
studio in	4
studio is	15
studio now	28
study	-25
study ,	-9
study </s>	-17
study dentistry	5
study for	10
study for the	17
study in	-22
study law	20
study law in	13
study marine	5
study marine biology	5
study nurse	6
study the	4
study this	-6
study your	-6
study your table	-6
stuff	26
stuff </s>	20
stumble	13
stupid	-4
stutter	27
stutter ,	16
stutter and	6
stutter in	-16
stutter in <name>	-16
stutter on	5
stutter on the	7
stutter when	-12
stutter when he	10
style	23
style </s>	-19
style guide	32
sub	-40
sub </s>	-19
sub <number>	-18
sub are	-15
subject	-7
subject </s>	-11
sublet	40
subscription	20
subscription </s>	24
subtitle	-27
subtitle ,	5
subtitle </s>	-19
successor	-5
such	-9
sudden	-27
sudden </s>	-27
sudoku	17
sugar	33
sugar ,	-4
sugar , that	14
sugar </s>	-14
sugar for	23
sugar for good	23
sugar in	19
sugar in <month>	18
sugar on	18
sugar-free	11
sugar-free is	11
sugar-free is how	11
sugarcoat	19
sugarcoat ,	19
sugarcoat , i	19
suggest	76
suggestion	-16
suggestion </s>	-14
suit	10
suit me	24
suit me ,	8
suit me </s>	9
suite	35
sulk	-39
sulk ,	-23
sum	-53
sum ,	-4
sum </s>	-31
sum out	4
summary </s>	19
summer	128
summer </s>	86
summer house	-7
summer i	8
summer of	6
summer of <number>	6
sunlight	7
sunny	-22
sunscreen	12
sunset	-9
sunset </s>	4
super	8
supermarket	11
supper	-10
supper </s>	-15
supply	-9
supply <number>	10
support	-69
support </s>	-13
suppose	-78
suppose </s>	-8
suppose my	-16
supposedly	-67
supposedly </s>	-49
sure	-131
sure ,	-69
sure , and	-32
sure , i	-21
sure </s>	-45
sure it	-11
sure it work	-11
surely	-14
surely </s>	-14
surf	11
surf </s>	10
surgery	-19
surgery </s>	16
surgery is	-15
surname	51
surname ,	5
surname , <name>	5
surprise	18
surprise ,	12
surprise party	5
survey	16
survive	54
suspend	28
suspend till	29
swallow	6
swan	-39
swap	-62
swap in	-7
swap in the	-7
swap seat	-32
swap the	-5
swap the <number>	-5
swap them	-39
swap them </s>	-31
swap with	-12
swear	81
swear at	-23
swear at the	-15
swear by	25
swear in	9
swear off	60
swear off credit	28
swear to	21
sweat	-11
swede	-25
swedish	15
sweep	-20
sweep the	-19
sweep the yard	-9
sweet	-19
swell	14
swell </s>	-4
swim	78
swim ,	23
swim , never	16
swim </s>	11
swim <number>	19
swim <number> length	-12
swim at	7
swim at the	7
swim for	-9
swim for the	-9
swim in	22
swim in the	23
switch	47
switch career	10
switch from	21
switch from <name>	4
switch lite	36
switch the	-32
switch the order	-7
switch to	29
switch to <name>	-5
switch to decaf	10
switch to radiography	4
switch to the	-7
sword	-32
syllable	-24
syndrome	15
synonym	-30
synonym for	-24
syntax	-5
system	43
system ,	10
system </s>	14
tab	-55
tab ,	12
tab </s>	-20
tab crash	-11
tab crash </s>	-6
tab have	-4
tab open	-12
tab open and	-5
table	-124
table ,	-30
table </s>	5
table <number>	-9
table for	-25
table for <number>	-8
table have	-28
table in	17
table is	-29
table is book	-11
table now	-14
table now </s>	-14
table on	-18
table with	-8
table with <number>	-8
table-tennis	-5
tablet	-5
tablet for	7
taco	-28
tag	-10
tai	17
tai chi	17
take	172
take </s>	-9
take <kin>	6
take <name>	24
take <number>	5
take <number> </s>	-12
take <number> argument	-10
take <number> day	5
take <number> minute	31
take a	-74
take a break	-18
take a list	-5
take about	-10
take about <number>	-10
take age	-13
take all	-7
take by	12
take call	27
take card	-17
take early	5
take forever	-22
take forever </s>	4
take forever to	-26
take it	-6
take it </s>	-6
take it you	-9
take levothyroxine	14
take levothyroxine every	14
take lithium	14
take me	47
take me <number>	25
take me an	12
take me off	6
take me to	-16
take metformin	6
take metformin twice	6
take my	50
take no	4
take on	-8
take only	-6
take only <number>	-8
take our	11
take out	11
take over	27
take over my	25
take the	-9
take the <kin>	-5
take the <number>	-14
take the bin	-8
take the ferry	14
take the first	-24
take the minute	12
take the stair	8
take the train	18
take up	21
take up my	6
take your	-9
take your point	-8
tale	-50
tale ,	-25
talk	-125
talk ,	12
talk </s>	-46
talk <days>	6
talk about	-34
talk at	-12
talk in	-16
talk later	-21
talk later </s>	-21
talk to	17
talk to me	17
tall	-41
tall </s>	-41
tandem	10
tango	19
tank	9
tap water	-5
tape	12
tape </s>	10
target is	6
target is <number>	6
tarmac	-5
task	45
taste	80
taste like	50
taste like soap	22
tattoo	27
tattoo 's	-9
tattoo of	6
tattoo of a	6
tattoo studio	13
tattooist	31
tattooist ,	31
tax	-16
tax debt	-13
tax debt of	-13
tax form	-4
tax office	28
tax office <number>	17
tax year	4
taxi	-10
taxi </s>	4
taxi <kin>	-11
taylor	-25
taylor <name>	-25
tea	-67
tea ,	-6
tea </s>	-40
tea go	-6
tea go cold	-6
tea in	-8
tea room	12
tea with	9
tea without	5
tea without milk	6
teach	170
teach </s>	45
teach <kin>	10
teach <name>	-7
teach <name> <name>	-18
teach cello	9
teach cello to	9
teach chemistry	22
teach chemistry </s>	15
teach chemistry at	5
teach in	14
teach in <name>	5
teach in <number>	10
teach math	12
teach me	-45
teach me to	25
teach myself	72
teach myself <name>	20
teach myself to	17
teach the	4
teach to	16
teach weld	9
teach weld at	12
teach year	9
teach year <number>	9
teach yoga	-11
teach yoga to	-15
team	191
team 's	21
team 's rule	11
team ,	29
team , <number>	12
team </s>	79
team <kin>	45
team <kin> ,	19
team <kin> in	14
team call	-9
team have	-6
team have <number>	-8
team i	11
team i <kin>	11
team in	-7
team in the	-7
team is	53
team is deaf	5
team is spread	20
team like	-7
team like it	-7
team nobody	12
team of	-16
team of <number>	-16
team on	-4
team sit	-4
team sit in	-4
team win	-11
teapot	7
tear	-21
tear </s>	-9
tear my	-10
tear my <name>	5
tech	15
tell	-47
tell </s>	9
tell him	-5
tell his	-13
tell his <kin>	-13
tell me	-30
tell me she	-12
tell me to	11
tell my	-16
tell that	28
tell the	-8
tell them	-26
tell them </s>	-18
tell to	5
tell to avoid	7
tell us	-6
tell you	-6
telly	-41
temp	9
template	25
temple	-23
ten	-10
ten so	-10
ten so my	-10
tend bar	6
tend bar at	6
tend to	-4
tend to agree	-4
tender	12
tennis	8
tenor	25
tenor </s>	25
tense	10
tense </s>	15
tension	9
tent	-29
tenth	9
tenth of	9
term	68
term </s>	59
term time	11
term time </s>	8
terminal	13
terminal </s>	15
terrace	-5
terraform	16
terrible	6
terrify	52
terrify me	21
terrify of	46
test	15
test ,	11
test </s>	22
test and	5
test are green	-4
test are red	-6
test are write	12
test at	22
test fail	-11
test fail </s>	-6
test in	-15
test in <name>	-11
test is	-12
test is red	-6
test is what	9
test it	-5
test it on	-4
test pass	-5
test run	-6
text	92
text ,	-30
text </s>	46
text for	-4
text for the	-4
text is	16
text me	-5
text must	6
text you	19
text you in	19
texted	-15
thai	-10
than	37
than <kin>	-29
than <number>	89
than <number> hour	10
than <number> kg	4
than <number> kilo	9
than a	33
than a ferry	16
than anyone	14
than anyone </s>	14
than by	16
than long	32
than long paragraph	32
than me	49
than me </s>	24
than me and	17
than my	4
than my <kin>	10
than my <name>	6
than people	-22
than the	-33
than the <name>	-17
than the other	8
thank	-89
thank ,	-35
thank , that	-8
thank , you	-11
thank </s>	-32
thank for	-9
thank to	6
thank to the	6
thank you	-13
that	-542
that 's	269
that 's all	-35
that 's how	86
that 's me	45
that 's my	47
that 's not	-16
that 's our	44
that 's the	31
that 's us	21
that 's what	-5
that 's when	10
that 's why	-8
that ,	-5
that , is	17
that </s>	-144
that <kin>	-20
that <name>	-126
that <name> </s>	-28
that <name> was	-8
that <number>	-32
that <number> ,	-11
that <number> </s>	4
that <number> year	19
that a	-16
that answer	-21
that answer </s>	-7
that are	50
that are n't	51
that bakery	-17
that both	19
that bring	39
that chart	-5
that clip	-12
that come	37
that curry	-10
that documentary	-11
that documentary </s>	-11
that email	-9
that enough	-4
that enough </s>	-4
that file	-6
that film	-14
that fix	-6
that fix it	-4
that forum	-6
that function	-9
that function </s>	-4
that game	-10
that go	-14
that half	29
that half work	31
that have	5
that he	-29
that hinge	16
that hotel	-5
that i	106
that i 'm	16
that i have	22
that i inherit	5
that i take	4
that in	23
that in <number>	23
that in a	-4
that in mind	10
that is	47
that is ,	-6
that is n't	5
that joke	-11
that keep	15
that last	-33
that last <number>	-15
that line	-16
that list	-31
that list ,	-25
that long	7
that look	-10
that movie	-18
that my	45
that my <kin>	31
that new	-8
that noise	-6
that normal	-8
that normal </s>	-8
that now	-4
that now </s>	-4
that on	-23
that order	17
that order </s>	17
that our	-6
that page	-16
that page </s>	-15
that paragraph	-7
that plan	-5
that recipe	-5
that recipe </s>	-5
that record	-6
that restaurant	-19
that second	-8
that series	-23
that shop	-41
that show	-40
that show ,	-4
that show </s>	-7
that sitcom	-9
that site	-20
that slug	6
that so	-9
that so </s>	-9
that sound	-27
that sound good	-23
that table	-17
that take	92
that take my	38
that the	-34
that the <kin>	6
that ticket	-10
that tomorrow	-14
that tomorrow </s>	-14
that typo	-18
that was	-6
that was a	8
that way	35
that way </s>	35
that we	48
that we have	9
that wed	-4
that wed today	-4
that will	-9
that work	26
that work </s>	-4
thatch	9
the	-412
the <day> </s>	8
the <day> is	-6
the <day> market	25
the <day> report	4
the <kin>	-88
the <kin> '	37
the <kin> 's	17
the <kin> ,	-56
the <kin> </s>	51
the <kin> <kin>	-13
the <kin> <name>	12
the <kin> <number>	4
the <kin> and	21
the <kin> are	19
the <kin> at	-7
the <kin> come	6
the <kin> each	6
the <kin> finish	10
the <kin> for	-34
the <kin> get	28
the <kin> go	20
the <kin> i	7
the <kin> in	-215
the <kin> insist	22
the <kin> into	-13
the <kin> just	-7
the <kin> know	20
the <kin> leave	12
the <kin> live	-11
the <kin> navy	8
the <kin> need	17
the <kin> next	-18
the <kin> of	30
the <kin> on	-16
the <kin> only	9
the <kin> portal	14
the <kin> prefer	-9
the <kin> put	7
the <kin> refuse	21
the <kin> sleep	15
the <kin> so	-9
the <kin> speak	-8
the <kin> that	23
the <kin> to	-6
the <kin> today	-7
the <kin> upstairs	23
the <kin> wake	-20
the <kin> want	27
the <kin> was	-21
the <kin> when	8
the <kin> will	-10
the <kin> with	6
the <name>	26
the <name> ,	-7
the <name> </s>	66
the <name> <kin>	-11
the <name> account	9
the <name> ahead	-12
the <name> and	-9
the <name> archipelago	13
the <name> at	4
the <name> before	29
the <name> branch	45
the <name> come	-9
the <name> delta	9
the <name> every	5
the <name> for	-31
the <name> from	-21
the <name> group	20
the <name> hall	6
the <name> have	-6
the <name> i	-14
the <name> in	39
the <name> licence	23
the <name> marathon	14
the <name> market	10
the <name> next	10
the <name> office	20
the <name> place	-21
the <name> remote	-24
the <name> start	-7
the <name> team	12
the <name> to	17
the <name> twice	13
the <name> was	-20
the <name> way	7
the <name> will	-25
the <name> with	7
the <number>	92
the <number> ,	6
the <number> </s>	50
the <number> <kin>	14
the <number> bus	16
the <number> call	-11
the <number> day	11
the <number> every	9
the <number> file	-5
the <number> in	-14
the <number> job	-9
the <number> of	44
the <number> photo	-13
the <number> table	-18
the <number> thing	9
the <number> who	-18
the <number> with	18
the accent	17
the accident	21
the accident </s>	21
the accordion	8
the accordion was	6
the account	-8
the account ,	7
the ad	-46
the ad is	-5
the admin	-10
the advert	-17
the afternoon	-4
the age	-5
the agency	-18
the agency in	-20
the air	-15
the airport	-46
the airport </s>	-14
the aisle	16
the alarm	-13
the allotment	78
the allotment ,	24
the allotment is	8
the ankle	42
the ankle go	42
the answer	-20
the answer </s>	-8
the answer is	-4
the app	-24
the app </s>	-8
the app and	-10
the archive	6
the archive </s>	6
the argument	-8
the argument </s>	-7
the army	74
the army ,	12
the army </s>	25
the army in	28
the array	-4
the article	-66
the article </s>	-17
the article say	-6
the attachment	-10
the attic	-5
the autism	13
the autism spectrum	13
the autumn	22
the autumn </s>	13
the average	-23
the back	28
the back </s>	-11
the back of	7
the backup	-22
the backup </s>	-13
the bag	-4
the bake	-18
the bakery	32
the bakery 's	8
the bakery ,	8
the bakery </s>	26
the bakery and	6
the bakery are	4
the bakery in	-14
the bakery to	12
the balcony	4
the ball	-21
the band	18
the band ,	8
the band can	21
the band on	-13
the band pay	-13
the bank	24
the bank </s>	-5
the bank turn	31
the bankruptcy	9
the bar	14
the bar ,	7
the bar </s>	10
the bar exam	13
the bar in	17
the bar twice	15
the barn	22
the barn </s>	6
the basement	35
the basement ,	26
the bass	-6
the bed	15
the bedroom	28
the bell	-16
the best	-26
the best <number>	-8
the best part	-6
the big	34
the bike	23
the bill	10
the bill service	29
the bin	-24
the bin </s>	-6
the bin out	-11
the biscuit	-24
the bite	-7
the bite about	-7
the blast	25
the blind	-19
the block	-4
the blood	-10
the blue	16
the blue <number>	-12
the blue folder	14
the blue glove	5
the blunt	35
the blunt version	35
the board	-5
the board of	10
the boat	62
the boat </s>	14
the boat is	16
the boat with	13
the boiler	29
the boiler 's	14
the book	-9
the book </s>	-13
the book at	-10
the book for	24
the book in	-13
the bookshop	4
the border	22
the bot	-11
the bottle	-14
the bottom	6
the bowl club	6
the box ,	-13
the box </s>	20
the bracket	-11
the branch and	-5
the bread	-26
the bread </s>	-10
the brewery	-11
the bridge	5
the bucket	-4
the budget	-22
the bug	-7
the build	-14
the build ,	-5
the build </s>	-5
the burnout	31
the burnout </s>	22
the bus	-18
the bus </s>	22
the bus just	-4
the bus now	-9
the bus stop	-8
the business	11
the business ,	7
the button	-29
the button </s>	-11
the bypass	6
the cab	17
the cabin	24
the cable	-14
the cache	-24
the cache ,	-10
the cache </s>	-4
the cafe	14
the cafe in	13
the café	9
the cake	-15
the call	-62
the call ,	-11
the call </s>	-13
the call and	-14
the call i	-8
the call keep	-5
the camper	5
the camper of	5
the canteen	-11
the capital	-22
the capital of	-14
the caption	-13
the car	-46
the car ,	-15
the car </s>	7
the car park	-10
the caravan	35
the card	-23
the care	29
the care home	29
the carpet	-15
the cartoon	-23
the case	-14
the case study	-14
the castle	-5
the cathedral	27
the cathedral </s>	5
the cathedral choir	16
the ceiling	-31
the ceiling </s>	-18
the cellar	41
the cellar </s>	37
the cellar of	4
the cello	19
the chair	-9
the change	-16
the change </s>	-9
the character	-10
the charger	-14
the chart	-15
the chat	-18
the chemical	15
the chipper	-9
the choir	17
the choir 's	19
the choir i	23
the choir sing	-5
the church	70
the church </s>	17
the church in	-6
the cinema	-22
the city	-9
the clerk	-14
the clinic	-10
the clinic ,	-16
the clinic </s>	6
the clinic i	21
the clip	-25
the clock	28
the clock </s>	30
the cloud	8
the club	29
the co-op pay	-18
the coast	31
the code	-17
the code </s>	-5
the coffee	-15
the coffee ,	-4
the coffee </s>	-9
the college	9
the college </s>	9
the colliery	22
the comma	-7
the committee	-16
the community	24
the community centre	7
the commute	21
the company	42
the company 's	12
the company </s>	14
the company go	5
the company in	-11
the component	-5
the conclusion	11
the connection	-12
the conservatory	23
the console	-7
the console </s>	-7
the constructor	-7
the constructor </s>	-7
the contract	30
the cook	22
the cook ,	27
the cooperative	31
the corner	-12
the corridor	-8
the corridor wait	-8
the cottage	18
the couch	-30
the council	85
the council </s>	12
the council in	22
the counter	-10
the country	15
the county	33
the couple	-13
the court	-16
the cover	-4
the crash	31
the crash </s>	18
the credit	-21
the crossword	-23
the crow	50
the crow </s>	-7
the crow speak	17
the crowd	-10
the crown	-10
the cup	-14
the cup </s>	-10
the curry	-11
the dairy	8
the dashboard	36
the data	28
the dataset	-8
the date	-27
the date </s>	-17
the date are	-9
the date in	-6
the day ,	-7
the day </s>	-36
the day <name>	45
the day job	6
the deadline	-22
the debt	22
the deck	-14
the deed	-7
the demo	-34
the demo </s>	-16
the demo is	-6
the depot	12
the depot </s>	15
the deputy	24
the deputy head	25
the desk	-19
the desk </s>	-9
the diagnosis	12
the diagnosis </s>	12
the diagram	-8
the dialog	-12
the dialysis	19
the dialysis unit	19
the diff	-10
the diff </s>	-7
the difference	-19
the difference </s>	-15
the digger	17
the diploma	9
the disclaimer	17
the dish	-15
the dish ,	10
the dish </s>	-8
the district	8
the divorce	79
the divorce </s>	12
the divorce i	9
the doc	-40
the doc ,	-6
the doc </s>	-9
the doc and	-5
the doc is	-4
the documentary	-14
the door	-86
the door ,	-29
the door </s>	-49
the doorway	-4
the dough	-15
the download	-9
the download ,	-6
the draft	-9
the drama	-12
the drawer	-7
the drip	-18
the drive	-14
the drum kit	4
the dust	63
the dust extractor	63
the early	-13
the egg	-5
the email	-13
the end	-30
the end ,	-12
the end </s>	-24
the end of	8
the endpoint	-15
the endpoint </s>	-13
the error	-4
the exact	-4
the exam	-10
the exam question	-4
the example	-35
the example ,	-6
the example </s>	-5
the excavator	5
the exercise	-15
the exercise make	-6
the export	-5
the eye	-8
the eye </s>	-20
the fable	-20
the fable </s>	-8
the fall	51
the fall </s>	41
the family	99
the family </s>	46
the family business	8
the farm	47
the farm 's	12
the farm ,	11
the fault	-6
the fence	-6
the ferry </s>	5
the fete	11
the fictional	-16
the field	18
the fifth	35
the fifth floor	27
the file	-71
the file </s>	-15
the file and	-5
the file i	-4
the file take	-4
the file to	-14
the film	-98
the film ,	-26
the film </s>	-24
the film have	-19
the film was	-5
the filter	11
the finale	-15
the fire	21
the fire </s>	15
the fire brigade	21
the fire drill	-27
the firm	53
the firm 's	14
the firm ,	18
the firm </s>	10
the firm know	7
the firm pay	-14
the first	-85
the first </s>	-10
the first <day>	23
the first <number>	-25
the first chapter	-10
the first draft	-6
the first half	-16
the first line	-8
the first of	10
the first page	-16
the first paragraph	6
the first part	-4
the fish	-38
the fish </s>	4
the fish shop	-7
the fjord	26
the fjord </s>	26
the flag	-14
the flat	87
the flat </s>	35
the flat above	18
the flat by	11
the flat come	-10
the flat in	13
the flood	64
the flood </s>	25
the flood that	18
the floor	-23
the flour	-7
the flu	-12
the flyer	14
the flyer ,	5
the flyer </s>	9
the folder	-15
the font	-10
the font </s>	-4
the food	11
the food bank	10
the footer	-5
the footer is	-4
the forecast	-11
the forge	25
the forklift	9
the form	-66
the form 's	-6
the form </s>	-11
the form want	-8
the form with	-18
the formula	-5
the forum	-18
the forum </s>	-16
the fountain	20
the fourth	68
the fourth <name>	18
the fourth generation	42
the freezer	12
the fridge	-15
the fridge ,	-12
the fridge </s>	-4
the fridge door	-5
the front	-13
the frontend	11
the frontend </s>	11
the function	-29
the function </s>	-6
the function return	-4
the funeral	17
the funeral </s>	15
the funniest	-8
the fuse	-4
the game	-55
the game ,	-5
the game before	-13
the game is	-20
the garage	122
the garage ,	24
the garage </s>	46
the garage is	24
the garage stand	-7
the garden	24
the gas	-14
the gas bill	-5
the gate	-34
the gate ,	-15
the gate </s>	-15
the giant	-6
the glaze	20
the goal	-10
the green	12
the green <number>	-6
the greenhouse	19
the greet	-4
the grind	21
the grind floor	22
the group	35
the group chat	-5
the group project	18
the guide	-13
the guitar	-11
the guitar in	4
the guy	-34
the guy in	-22
the gym	-13
the hall	-9
the hall </s>	6
the hallway	4
the harbour	23
the hard	5
the hard way	5
the hare	-20
the header	-16
the header </s>	-10
the headline	-5
the hear	16
the hear in	16
the heart	42
the heat	4
the heat in	9
the hernia	13
the hernia op	6
the hero	-15
the heroine	-26
the heroine ,	-16
the hill	21
the hip	30
the hip operation	10
the hive	26
the hob	-19
the hobby	26
the holiday	-6
the home	7
the hoover	-10
the hospice	18
the hospice shop	12
the hospital	-5
the hotel	11
the hotel i	9
the hour	17
the hour </s>	15
the house	128
the house </s>	19
the house belong	15
the house in	5
the house was	7
the hybrid	8
the hype	-30
the ice	-9
the idea	7
the idea </s>	13
the image	-5
the index	8
the inheritance	6
the insulin	11
the insurance	-19
the insurer	8
the internet	12
the internet is	12
the intro	-30
the intro ,	-11
the intro </s>	-15
the invite	-5
the invite </s>	-5
the invoice	-16
the iron	23
the jar	-9
the job	-20
the joke	-25
the joke </s>	-17
the kennel	17
the kernel	-6
the kettle	-33
the kettle on	-16
the key	-23
the key </s>	-20
the key is	-4
the keyboard	-47
the keyboard ,	-17
the keyboard </s>	-20
the killer	-12
the killer </s>	-12
the kiln	13
the kilo	-5
the kilt	4
the kilt is	4
the king	-37
the kitchen	-36
the kitchen ,	-13
the kitchen is	13
the kitchen windowsill	12
the knee	69
the knit	5
the knit circle	6
the label	-17
the label </s>	-15
the label printer	10
the ladder	-23
the lady	-9
the lake	11
the lamp	-23
the land	-6
the land page	-7
the lane	9
the lane </s>	12
the language	7
the laptop	-21
the last	9
the last <day>	33
the last line	-8
the last page	-7
the last step	-14
the laundrette	18
the laundrette ,	9
the laundry	4
the law	-5
the layer	-5
the layout	-13
the leaflet	-17
the leaflet </s>	-8
the lease	61
the lease on	23
the leave	163
the leave </s>	63
the leave ear	10
the leave knee	45
the leave side	4
the ledger	-23
the legacy	11
the letter	-19
the letter say	-11
the library	45
the library van	8
the licence	12
the licence </s>	12
the lido	11
the lifeboat	15
the lift	-44
the lift 's	6
the lift was	-6
the light	-13
the light go	-4
the line	-7
the link	-19
the link </s>	-10
the linter	-10
the list	-107
the list ,	-4
the list </s>	-21
the list have	-10
the list is	-16
the list you	-9
the little	14
the little <number>	14
the loan	24
the lobby	-6
the loft	13
the log	-20
the log </s>	-6
the login	-7
the logo	-20
the long	-8
the loo	-6
the loom	-8
the loop	-25
the loop run	-7
the lot	-8
the lottery	-22
the machine	5
the macro	-12
the mail	13
the mail </s>	-4
the main	-5
the mall	-20
the man	-24
the man in	-11
the manual	-9
the map	-15
the marathon	11
the margin	-17
the market	10
the market </s>	-15
the market in	5
the master	7
the match	-15
the math	-8
the mayor	26
the meet	-93
the meet </s>	-18
the meme	-14
the menu	-30
the menu ,	-14
the menu </s>	-7
the merger	9
the metre	17
the metro	6
the mic	-15
the middle	-12
the middle of	-19
the migration	-8
the milk	13
the milk ,	5
the mill	14
the mill is	-4
the ministry	29
the minute	37
the mock	-9
the model	-21
the model for	-11
the module	11
the moment	-34
the moment </s>	-47
the moment i	10
the month	13
the month </s>	13
the moon	-27
the moon </s>	-26
the morning	13
the morning ,	-13
the morning </s>	20
the mortgage	67
the mortgage is	20
the mosque	19
the mosque </s>	19
the motorbike	-9
the mountain	17
the move	-8
the mumps	22
the mumps </s>	22
the museum </s>	-21
the museum have	9
the museum was	-5
the music	6
the nail	4
the name	-30
the name is	-20
the narrator	-20
the national table-tennis	-5
the navy	65
the navy </s>	38
the near	34
the nearest	18
the needful	9
the new	-64
the new <kin>	-17
the new <name>	-45
the new logo	-7
the new mayor	-12
the new year	19
the news	-88
the news </s>	-15
the news say	-10
the newsletter	-27
the newsletter go	-11
the next	-50
the next <number>	4
the next couple	17
the next room	-20
the next step	-7
the next table	-7
the next year	13
the night	53
the night desk	25
the night school	-6
the night shift	21
the north	17
the northern	-8
the note	-11
the note </s>	-6
the notebook	-4
the novel	-39
the novel ,	-9
the number	14
the nurse	29
the nurse home	12
the nursery	15
the odd	14
the office	-90
the office ,	-24
the office </s>	-38
the office is	9
the office today	-6
the oil	-25
the old	10
the old <kin>	6
the old <number>	-7
the old track	-5
the older	46
the older <kin>	46
the olive	10
the onion	-19
the onion </s>	-13
the online	-6
the only	125
the only <kin>	16
the only <number>	13
the only bread	11
the only way	30
the only woman	17
the opera	-15
the operation	13
the orchard	23
the orchard </s>	8
the orchestra	25
the order	-19
the order of	-8
the organ	20
the other </s>	21
the other <number>	10
the other file	-4
the other room	-9
the other tab	-4
the other to	14
the output	-4
the oven	-52
the oven 's	17
the oven ,	-23
the oven </s>	-7
the pack	11
the pack list	11
the page	-34
the page </s>	-10
the page load	-4
the paint	-6
the pan	-18
the paper	-18
the paper </s>	-11
the paper mill	12
the paper say	-15
the paperwork	5
the parameter	-10
the parcel	-20
the parcel ,	-6
the parcel </s>	-4
the parcel depot	14
the parish	63
the parish choir	17
the parish council	20
the park	-40
the park fine	-4
the parser	-6
the parser </s>	-5
the party	-20
the party tonight	-10
the passive	22
the passive in	8
the passport	21
the password	-4
the pasta	-21
the paste	-7
the patch	-4
the patent	31
the path	-12
the payment	11
the pdf	-5
the pdf </s>	-5
the pension	-11
the pension age	-11
the person	17
the pharmacy	22
the pharmacy 's	4
the pharmacy </s>	13
the pharmacy is	14
the pharmacy shut	8
the phone	24
the phone ,	-9
the phone </s>	35
the phone in	-9
the phone just	-4
the phone ring	-10
the photo	-42
the photo ,	-5
the photo i	-4
the piano	5
the piano in	-15
the pick	12
the picture	-36
the picture ,	-18
the picture </s>	-8
the picture is	-8
the pipe	11
the pitch </s>	-11
the place	35
the place </s>	15
the plan	30
the plan for	19
the plan have	-14
the plant	-19
the plant </s>	-20
the play	-30
the play </s>	-4
the plot	-4
the plot </s>	-5
the podcast	4
the podcast say	-5
the poem	-5
the pool </s>	7
the pool was	-4
the pork	-6
the port	5
the post	10
the post office	-7
the poster	-21
the poster ,	-12
the pot	-5
the pot ,	-7
the pottery	-8
the poultry	8
the practice	28
the practice </s>	24
the pram	4
the premature	13
the premature <kin>	13
the premium	5
the present	23
the press	16
the previous	-7
the price	11
the primary	-6
the print	11
the printer	-59
the printer jam	-17
the prison is	6
the problem	-5
the project	12
the proxy	-8
the proxy </s>	-8
the pub	-30
the pub ,	-4
the pub quiz	-4
the pump	-9
the puzzle	-34
the puzzle ,	-10
the puzzle always	-11
the quarry	34
the quarry </s>	29
the queen	-9
the query	-5
the question	14
the queue	-47
the queue ,	-10
the queue </s>	-8
the queue at	-9
the queue have	-5
the quiz	-51
the quiz ,	-13
the quiz </s>	-4
the quote	-5
the quote ,	4
the radio	-25
the radio </s>	-4
the railway	40
the railway </s>	13
the railway in	18
the rain	-68
the rain ,	6
the rain </s>	-39
the rain just	-4
the rain stop	-15
the rainy-day	50
the rainy-day account	50
the raise	7
the raspberry	23
the raspberry pi	23
the rate	-12
the read	21
the receipt	-14
the receipt </s>	-8
the recipe	-25
the recipe ,	-6
the record	-21
the red	13
the regional	28
the release	6
the reminder	-12
the remote	-41
the remote ,	-13
the remote </s>	-32
the rent	17
the rent twice	7
the rent up	13
the repo	-16
the repo </s>	-13
the report	-66
the report is	-6
the resident	16
the rest	11
the rest ,	14
the rest </s>	4
the rest of	-4
the restaurant	-7
the restaurant ,	9
the restaurant only	-6
the result	8
the result </s>	-4
the review	-8
the rice	-24
the rice </s>	-17
the riddle	-12
the ride	9
the rig	16
the rig <number>	7
the right	98
the right ear	63
the right side	33
the ring	-12
the ring road	-8
the river	23
the road	-29
the roof	14
the roof </s>	15
the room	-21
the room right	-9
the rota	31
the rota ,	-11
the rota </s>	34
the router	-21
the router </s>	-9
the row	-15
the row </s>	-7
the royal	-14
the rug	-6
the rug </s>	-6
the sale	-13
the salon	48
the same	87
the same </s>	37
the same <number>	19
the same as	-9
the same result	-4
the same song	-11
the same thing	-13
the same to	23
the sample	-55
the sample sentence	-10
the sample text	-4
the sauce	-12
the sauce </s>	-9
the sawmill	32
the scholarship	9
the school	37
the school bus	15
the school run	22
the school trip	-32
the scout	37
the scout i	6
the screen	-24
the screen </s>	-7
the script	-4
the script </s>	-4
the script <number>	-4
the sea	17
the second	-143
the second </s>	-6
the second <number>	-33
the second chapter	-4
the second column	-12
the second half	-7
the second line	-4
the second option	-5
the second paragraph	-18
the second part	-9
the second question	-8
the second run	-6
the second set	-9
the second step	-6
the second verse	-4
the second version	-5
the section	-13
the seed	14
the seizure	18
the seizure </s>	18
the sell	20
the series	-31
the server	-25
the server </s>	-8
the service	-16
the set	-18
the setting	-24
the setting </s>	-10
the setting page	-6
the seventy	13
the seventy ,	13
the share	-14
the shed	56
the shed </s>	50
the sheet	-39
the sheet </s>	-17
the shelf	-5
the shelter	-7
the shipyard	11
the shirt	-12
the shop	-38
the shop ,	-24
the shop </s>	-29
the shop <kin>	12
the shop for	-29
the shop have	9
the shop is	18
the shop steward	7
the shop was	5
the shop when	14
the short	20
the short version	20
the shower	-29
the shower ,	-5
the shower </s>	-8
the side	51
the side ,	44
the side </s>	25
the sight	7
the sight of	7
the sign	-38
the sink	-7
the sink ,	-6
the site	-27
the sketch	-33
the sky	-6
the sky is	-6
the slide	-30
the slide after	-9
the sofa	-28
the sofa </s>	-10
the sofa with	-22
the soil	24
the soil probe	24
the song	-19
the soup	-16
the soup </s>	-13
the spare	53
the spare room	55
the spell	-13
the spring	29
the spring ,	14
the spring </s>	13
the stable	-12
the stair	44
the stair </s>	38
the stall	29
the stand	-14
the standup	-4
the startup	16
the station	-55
the station </s>	-31
the stave	6
the steak	-9
the step	-17
the step </s>	-12
the stock	-16
the stopcock	17
the storm	-19
the story	-77
the story ,	-8
the story </s>	-13
the stream	-21
the street	14
the strike	7
the string	-6
the string on	-6
the stroke	57
the stroke </s>	7
the stroke i	23
the stroke my	13
the studio	-5
the subject	-13
the sugar	-6
the sum	-41
the sum </s>	-28
the summary	-17
the summer	25
the summer </s>	19
the summer house	-7
the summer of	6
the support	-11
the surgery	6
the swim	-22
the switch	36
the switch lite	36
the tab	-16
the tab crash	-4
the table	-31
the table ,	-10
the table </s>	-11
the tablet	-33
the tale	-22
the talk	-5
the target	32
the tattoo studio	12
the tax	4
the tax form	-4
the tax office	26
the taxi	6
the tea	-4
the team	31
the team <kin>	-9
the team i	11
the team is	28
the telly	-28
the temple	-14
the tender	-13
the tent	7
the terminal	14
the terminal </s>	15
the test	-52
the test </s>	-8
the test fail	-4
the test run	-6
the text	-7
the text ,	-16
the theory	5
the thesis	10
the thing	8
the thing is	8
the third	-31
the third bullet	-14
the third division	12
the third error	-4
the third floor	13
the third is	-12
the third of	8
the third paragraph	-4
the thread	-9
the thread of	-4
the thyroid	-12
the ticket	11
the ticket </s>	10
the tile	-12
the till	-42
the time	8
the time </s>	18
the timer	-18
the tip	14
the title	-23
the title </s>	-11
the toast	-17
the tone </s>	-4
the top	-64
the top </s>	-22
the total	-34
the total </s>	-10
the town	30
the tractor	37
the train	-35
the train </s>	8
the train is	-14
the train leave	-10
the train tell	-5
the tram	7
the tram </s>	-8
the translation	30
the treasurer	32
the treasurer in	-7
the treasurer of	23
the trip	-6
the trombone	-15
the truck	7
the truck </s>	15
the trust	7
the tuba	-11
the tuba </s>	-15
the tutorial	-10
the tv	-19
the typhoon	-4
the typo	-26
the typo </s>	-26
the ulcer	34
the under	7
the under <number>	4
the under-12s	12
the under-12s on	12
the uni	19
the union	44
the union get	-6
the union make	22
the unit	-5
the update	-41
the update ,	-11
the update </s>	-9
the update i	-10
the upper	23
the upper row	23
the user	-50
the user live	-23
the value	-6
the van	62
the van ,	18
the van in	-5
the variable	-6
the vegan	-20
the vendor	10
the via	18
the via <name>	18
the video	-67
the video ,	-7
the video </s>	-10
the video stutter	-17
the village	33
the villain	-24
the villain </s>	8
the villain in	-24
the vineyard	-5
the vineyard ,	5
the vineyard in	-20
the visa	13
the visa clear	13
the voice	-22
the volunteer	24
the volunteer fire	24
the wait	12
the wait list	26
the wait room	-11
the walk	-5
the wall in	6
the walnut	10
the war	20
the ward	6
the ward </s>	4
the warehouse	24
the warehouse </s>	19
the warranty	-22
the wash	7
the way	-88
the way home	-42
the way in	-11
the way to	-9
the weather </s>	-15
the web	17
the website	6
the wed	22
the wed </s>	30
the wed is	22
the wed scene	-20
the week </s>	-10
the west	-6
the west </s>	-6
the wet	8
the wheelchair	-12
the whole <name>	-7
the whole cast	-18
the whole clan	10
the whole family	15
the whole flat	-8
the whole list	-11
the whole street	24
the whole thing	-18
the whole way	-18
the why	30
the why before	14
the wifi	-14
the wifi code	-4
the will	7
the will </s>	7
the window	6
the window ,	8
the window </s>	10
the window today	-4
the wine	5
the winter	-16
the woman	15
the wood	-12
the wool	9
the word	8
the word </s>	7
the word <name>	-4
the work	19
the work council	12
the workshop	18
the workshop have	9
the workshop to	9
the world	-12
the worst	-22
the wrong	-114
the wrong <kin>	-19
the wrong branch	-4
the wrong date	-4
the yard	33
the yard ,	15
the yard and	-9
the year	-17
the year </s>	7
the year i	16
the zip	-6
the zoom	-11
the zoom ,	-11
theatre	10
their	-94
their <kin>	15
their <kin> 's	9
their <kin> ,	-18
their <kin> </s>	4
them	-18
them ,	17
them </s>	-31
them all	-14
them all </s>	-15
them at	7
them for	-4
them on	14
them on a	7
them twice	-7
theme	-10
theme ,	-10
then	-90
then ,	-26
then </s>	14
then <name> </s>	17
then <number>	6
then <number> month	6
then a	67
then bed	-30
then bed </s>	-16
then go	-8
then i	-13
then i have	6
then it	-6
then its	12
then read	-6
then the	15
then the ankle	42
then we	-13
then what	-20
theory	20
therapy	17
therapy every	6
there	-230
there 's	-17
there 's <number>	7
there 's a	-55
there 's always	-14
there 's no	46
there 's nobody	7
there ,	-26
there </s>	-39
there a	-16
there are	6
there are <number>	-20
there by	15
there by <number>	15
there for	-25
there for <number>	-25
there have	35
there i	-22
there is a	-19
there was	-34
there was a	-27
there were	9
there were <number>	9
thermometer	-5
these	-109
these <number>	-48
these day	34
these day ,	-6
these day </s>	39
thesis	111
thesis <kin>	8
thesis is	65
thesis is about	35
thesis is due	6
thesis is on	24
thesis on	32
thesis statement	-14
they	-210
they 're	16
they are	6
they call	4
they come	11
they keep	5
they reckon	-11
they reckon </s>	-11
they run	-5
they say	-60
they say </s>	-36
they say the	-9
they sell	-12
they send	-9
they speak	-15
they take	-6
they/them	26
they/them </s>	26
thief	-21
thin	6
thing	11
thing ,	36
thing , <number>	14
thing , i	9
thing </s>	-5
thing i	12
thing in	-47
thing is	26
thing so	-20
think	-270
think ,	-17
think </s>	-119
think <name>	-4
think about	-8
think about it	-4
think i	-50
think i 'm	-20
think i prefer	-8
think it	-13
think its	-17
think its a	-17
think of	18
think so	-14
think so </s>	-14
think the	-11
think we	-10
think you	-11
think you 're	-8
third	56
third </s>	-8
third <day>	12
third attempt	-6
third bullet	-14
third bullet </s>	-14
third coffee	-12
third division	12
third error	-4
third error </s>	-4
third floor	13
third generation	22
third generation </s>	22
third is	-12
third is the	-12
third of	-9
third of <kin>	-22
third of <month>	8
third paragraph	-4
third paragraph </s>	-4
third set	-4
third time	-15
third week	30
third week </s>	19
third year	20
third year </s>	6
third year of	5
this	-1195
this ,	-14
this </s>	-104
this <day>	-18
this <day> </s>	-6
this <kin>	-22
this <month>	30
this <month> </s>	22
this <name>	-69
this <name> ,	-27
this <name> </s>	-12
this <number>	-126
this <number> ,	-4
this <number> </s>	-47
this <number> by	-13
this <number> in	-12
this <number> please	-5
this a	-8
this a lot	-8
this afternoon	-73
this afternoon ,	-15
this afternoon </s>	-49
this app	-7
this approach	-4
this approach </s>	-4
this article	-7
this article </s>	-7
this autumn	41
this autumn </s>	21
this back	7
this before	-7
this bug	-6
this by	-34
this by <day>	-11
this by <number>	-8
this call	-12
this call </s>	-7
this chat	-22
this day	12
this employer	9
this employer till	9
this error	-11
this error </s>	-7
this even	-42
this even </s>	-23
this file	-6
this file </s>	-6
this for	-22
this for <number>	-8
this form	-5
this function	-5
this game	-16
this in	-16
this invoice	-21
this is	-19
this is my	-13
this job	19
this kind	-6
this kind of	-5
this letter	-7
this level	-7
this level ,	-5
this line	-10
this line </s>	-4
this list	-11
this meet	-9
this morning	-180
this morning 's	-6
this morning ,	-29
this morning </s>	-113
this morning i	-11
this music	-7
this on	-13
this on the	-4
this page	-9
this paragraph	-8
this pharmacy	18
this poster	-5
this poster </s>	-5
this printer	-5
this quarter	20
this queue	-4
this recipe	-5
this record	-13
this record </s>	-5
this role	-4
this room	-9
this sample	-6
this scene	-6
this seat	-5
this sentence	-7
this sofa	-4
this song	-20
this song </s>	-15
this spreadsheet	-20
this spreadsheet since	-10
this spring	37
this spring ,	12
this spring </s>	25
this sum	-8
this table	-8
this ticket	-5
this time	-10
this time ,	-4
this time </s>	-6
this to	-6
this up	-17
this up </s>	-11
this week	-15
this week ,	-7
this week </s>	-28
this winter	65
this winter </s>	50
this work	-4
this year	40
this year </s>	6
those	-100
those </s>	-6
those <number>	-9
those <number> </s>	-12
those day	12
those day </s>	12
those price	-40
though	-28
though </s>	-6
though <kin>	4
though <kin> think	4
though <name>	-28
though <name> <name>	-27
though <name> never	-9
though i	44
though i have	26
though i swear	11
though my <name>	-8
though the	10
though the <name>	5
though the tattoo	4
though there	-23
though there 's	-17
though we split	-4
thread	-38
thread </s>	-5
thread of	-4
thriller	-17
throat	42
through	62
through </s>	32
through <name>	34
through <name> ,	12
through <name> </s>	25
through <number>	45
through <number> </s>	49
through a	-20
through an	14
through door	14
through half	-9
through in	11
through it	13
through my	-23
through my <kin>	7
through my whole	-14
through standard	7
through standard door	7
through the	-31
through the roof	-19
through to	-11
through your	-15
throw	-22
throw a	-18
throw a <name>	-10
throw up	-5
throw up on	-5
thumb up	-14
thumb up to	-9
thunder	-10
thunder just	-6
thunderstorm	-36
thx	-26
thx for	-22
thx that	-4
thx that work	-4
thyroid	18
thyroid is	-6
thyroid was	21
ticket	-10
ticket and	27
ticket are	-14
ticket are in	-14
ticket expire	-9
ticket expire in	4
ticket for	-25
tie	-14
tie me	9
tie me to	9
tiffin	5
tight </s>	-9
tighten	-12
tile	9
tile ,	17
tile </s>	16
tile in	-12
till	46
till <day>	-10
till <month>	15
till <month> </s>	12
till <number>	84
till <number> ,	-16
till <number> </s>	126
till it	18
till my	7
till next	5
till next summer	5
till noon	-9
till noon </s>	-9
till she	4
till spring	5
till still	7
till still run	7
till summer	5
till the	-11
timber	-7
time	-170
time ,	-52
time , please	-4
time :	-13
time : <number>	-13
time a	13
time a day	-6
time and	-9
time for	-20
time for that	-16
time i	-44
time i click	-14
time in	-5
time is	-13
time it	-7
time it is	-5
time out	-20
time out on	-17
time since	-23
time to	-16
time was	4
time was the	4
time you	-12
timeout	-51
timeout on	-12
timer	-51
timer for	-17
timer run	-7
tin	-40
tinnitus	52
tinnitus ,	18
tinnitus </s>	11
tinnitus from	15
tiny	36
tiny ,	19
tiny flat	-12
tiny phone	23
tiny phone </s>	23
tip	16
tip </s>	-12
tire	-99
tire ,	-8
tire , so	-10
tire </s>	-43
tire today	-9
tire today </s>	-4
tithe	15
tithe <number>	15
tithe <number> percent	15
title	-35
title </s>	-24
title is	-5
to	128
to ,	10
to /	-5
to </s>	-10
to <day> </s>	-5
to <days>	-44
to <kin>	-56
to <kin> ,	-6
to <kin> </s>	-41
to <month>	9
to <month> ,	-6
to <month> </s>	11
to <name>	34
to <name> 's	-5
to <name> ,	-6
to <name> </s>	-47
to <name> <name>	12
to <name> <number>	-8
to <name> and	-5
to <name> at	15
to <name> before	20
to <name> by	5
to <name> for	-15
to <name> from	12
to <name> in	67
to <name> is	16
to <name> once	15
to <name> that	17
to <name> time	-21
to <name> with	-6
to <number>	67
to <number> ,	-10
to <number> </s>	-38
to <number> <kin>	13
to <number> a	38
to <number> and	-7
to <number> because	5
to <number> day	-8
to <number> for	22
to <number> hotel	10
to <number> in	9
to <number> this	8
to <number> today	-7
to a	65
to a <kin>	17
to a <name>	16
to a blank	-19
to add	-10
to add a	5
to adopt	17
to agree	-4
to agree with	-4
to an	39
to answer	-6
to answer </s>	-6
to apply	6
to apply for	6
to ask	-36
to ask ,	-9
to ask </s>	-18
to ask about	-6
to avoid	7
to avoid sunlight	7
to be	25
to be <number>	6
to be a	57
to be able	20
to be call	11
to be do	-14
to be gluten	4
to be in	5
to be out	-8
to be shorter	-8
to be the	-5
to be there	30
to become	10
to become a	7
to bin	-8
to brush	-8
to brush them	-8
to build	12
to buy	-21
to buy milk	-22
to call the	-22
to carry	-6
to carry an	9
to center	-7
to change	-5
to change the	-5
to check	-7
to clear	-27
to close	23
to code	25
to code at	25
to come	41
to decaf	10
to do	-13
to do <number>	13
to do this	-16
to drive	38
to drive ,	15
to drop	-9
to fetch	-29
to find	-40
to find out	-13
to find the	-27
to finish	19
to finish </s>	-4
to finish my	9
to finish this	-10
to fix	-31
to fix the	-4
to fix this	-15
to fly	-23
to get	25
to get dress	19
to get the	-8
to get this	-7
to get through	-11
to get to	41
to give	16
to give up	16
to go	-39
to go </s>	-17
to go back	11
to go with	-9
to google	-15
to grab	-19
to grab lunch	-19
to half	-17
to half past	-6
to hand	-10
to hand this	-12
to have	14
to have a	5
to head	20
to help	-8
to help </s>	-8
to him	14
to him </s>	-6
to hold	4
to in	-12
to install	10
to install it	-5
to it	22
to it </s>	22
to keep	11
to know	-55
to know if	-41
to latex	30
to latex ,	9
to latex so	13
to learn	-35
to learn how	-16
to leave	-10
to leave </s>	-13
to leukemia	5
to live on	-8
to load	-14
to load </s>	-5
to log	-5
to log in	-5
to lunch	-39
to lunch ,	-26
to lunch </s>	-13
to main </s>	10
to make	-19
to make it	-12
to march	5
to me	128
to me ,	-13
to me </s>	113
to me and	11
to me in	16
to me like	5
to me on	-16
to me since	6
to meet	-11
to meet at	-11
to merge	-8
to metric	-20
to move	-16
to move </s>	-8
to my	69
to my <kin>	52
to myself	-5
to nothing	-28
to nut	-41
to nut ,	-11
to open	-19
to open the	-8
to our	-14
to our <kin>	5
to page	-13
to page <number>	-10
to pass	40
to pass the	18
to pay	-27
to penicillin	28
to penicillin ,	20
to penicillin and	5
to pick	-27
to play	26
to print	-6
to put	6
to put the	-13
to question	-9
to question <number>	-9
to radiography	4
to reach	16
to read	19
to read </s>	16
to recover	13
to recover from	13
to redo	-10
to refactor	-8
to refactor this	-5
to relocate	4
to relocate to	4
to rename	-4
to restart	-5
to restart it	-6
to retire	45
to retire at	21
to retire in	-10
to return	-6
to ride	14
to ride a	14
to run </s>	-25
to run the	15
to sail	-16
to sail </s>	-16
to save	-5
to save the	-5
to say	-12
to say </s>	15
to school	11
to see	16
to see that	-7
to sell	16
to send	-10
to sesame	13
to shellfish	26
to shellfish ,	18
to shellfish </s>	8
to sing	12
to sing along	12
to sit	11
to ski	11
to skip	-7
to sleep	-8
to small	7
to smoke	22
to smoke <number>	14
to some	-21
to someone	34
to sort	-13
to start	-9
to stay	52
to stay with	17
to step	-12
to step <number>	-12
to stop	5
to swim	33
to swim </s>	7
to talk	7
to taste	-4
to teach	40
to that	-47
to the	-149
to the <kin>	6
to the <name>	38
to the article	-13
to the back	-7
to the bypass	6
to the cinema	-12
to the depot	-4
to the gym	-15
to the house	9
to the leave	-15
to the moon	-10
to the new	-9
to the next	-35
to the office	16
to the other	-25
to the page	-6
to the same	-4
to the second	-4
to the shop	-49
to the sofa	-13
to the table	-4
to the top	-10
to the wrong	-8
to think	-15
to think about	-5
to this	-4
to this day	12
to this employer	9
to this kind	-5
to train	-20
to train a	-20
to try	8
to turn	22
to understand	-5
to uni	8
to us	38
to us ,	9
to us every	4
to us from	6
to use	26
to wait	18
to walk	21
to watch	6
to work	52
to work ,	5
to work </s>	16
to wrap	-8
to write	-8
to write a	-5
to you	-42
to you too	-26
to-do	-8
toast	-100
toast </s>	-27
toast for	-10
toast never	-28
toastmaster	31
today	-883
today 's	-29
today ,	-188
today , bliss	-11
today , i	-14
today , no	-9
today , so	-16
today :	-23
today </s>	-467
today and	-15
today because	-38
today because of	-38
today i	-41
today i can	-7
today is	-10
today so	-11
today so i	-9
today was	-20
toe	9
tofu	12
together for	-15
together for <number>	-15
together since	4
token	-6
tolerate	13
toll	6
tomasz	-23
tomato	-7
tomorrow	-194
tomorrow ,	-30
tomorrow </s>	-103
tomorrow morning	-15
ton	4
ton of	4
tone	-22
tone ,	-8
tone </s>	-17
tongue	-18
tongue 's	14
tongue 's <name>	18
tongue ,	5
tongue is	8
tongue on	-11
tongue on the	-11
tonight	-592
tonight 's	-41
tonight ,	-143
tonight , <number>	-22
tonight , i	-9
tonight , too	-11
tonight :	-14
tonight : pizza	-14
tonight </s>	-270
tonight is	-24
tonight so	-15
tonne	12
tonne ,	12
too	-223
too </s>	84
too big	13
too blurry	-12
too blurry </s>	-12
too cold	-4
too dark	-10
too fast	-30
too fast </s>	-22
too few	-15
too few for	-15
too high	-23
too hot	-12
too hot </s>	-12
too long	-43
too long ,	-7
too long </s>	-18
too long for	-4
too long in	-6
too loud	-36
too loud </s>	-15
too loud in	-11
too loud this	-4
too low	30
too low </s>	14
too many	-31
too many </s>	-22
too much	-78
too much </s>	-40
too salty	-10
too small	19
too small </s>	8
too soon	-7
too soon ,	-4
too sweet	-11
too tire	-7
too windy	-7
tool	75
tool ,	21
tool , the	10
tool </s>	39
tooth	35
tooth </s>	11
top	-30
top </s>	-8
top and	-6
top of	7
top of the	12
top out	15
top out at	15
topic	-25
total	-123
total ,	-13
total </s>	-26
total is	-25
totally	-7
touch	93
touch </s>	19
touch alcohol	7
touch anything	7
touch it	27
touch it </s>	19
touch my	-17
touch the	-13
tour </s>	10
tour guide	-19
tour in	16
tour in <name>	16
tourist	5
towards	9
towel	-15
tower	11
tower </s>	8
town	34
town </s>	-5
town council	9
trace	-23
trace ,	-4
traceback	-4
traceback </s>	-4
track	22
track </s>	14
track change	31
track change </s>	31
track is	-5
tractor	22
tractor </s>	16
tractor in	-10
tractor is	9
tractor is a	9
trade	62
trade ,	36
trade </s>	28
trade as	9
trade as <name>	9
trade is	5
tradition	7
tradition </s>	7
traffic	-49
trail run	9
trailer	-4
train	137
train 's	-16
train , <number>	-19
train , no	-16
train </s>	41
train <kin> 's	-13
train a	-20
train a <kin>	-20
train are	7
train as	102
train as a	92
train for	32
train for the	22
train get	15
train i	-14
train i can	-14
train is	-18
train is late	-8
train leave	5
train leave every	15
train now	14
train on the	-5
train only	14
train only </s>	14
train tell	-5
train the	-7
train the model	-11
train to	5
train to <name>	-6
train under	-14
train with	8
tram	49
tram ,	5
tram </s>	4
tram <kin>	6
tram <kin> </s>	10
tram <kin> in	4
tram in	16
tram in <name>	4
trampoline	8
trampoline in	8
transfer	13
transit	9
translate	-64
translate "	-40
translate </s>	4
translate for	9
translate patent	15
translate patent from	14
translate the	-11
translate this	-42
translate this <name>	-9
translation	54
translation bureau	35
transplant	20
travel	4
travel </s>	21
travel with	12
trawler	16
tray	-27
tray ,	-10
treasurer	95
treasurer in	-10
treasurer in this	-7
treasurer of	64
treasurer of our	13
treasurer of the	37
treasurer since	6
treasurer since <number>	6
tree	38
tree ,	4
tree come	5
tree come from	5
tree is	6
tremor	97
tremor ,	38
tremor , so	38
tremor </s>	33
tremor i	15
trial	-27
trigger	11
trigger here	11
trigger here :	11
trim	-44
trim </s>	-16
trip	7
trip </s>	-18
trip in	-19
trip is	6
trip to	14
trip to <name>	5
trombone	-8
trombone in	7
trope	-16
trotro	-8
trouble	13
truck	96
truck </s>	43
truck in	-8
true	-24
true or	-19
true or false	-19
trumpet	9
trust	8
try	-103
try ,	-5
try <name>	20
try <number>	-14
try again	7
try another	-23
try another </s>	-15
try for	4
try for a	4
try it	-7
try it </s>	-7
try on	-6
try restart	-4
try restart the	-4
try that	-13
try that tomorrow	-7
try to	-33
try to finish	-5
try to get	-8
try your	-7
tuan	10
tuan mind	10
tuba	8
tuba </s>	-15
tuba in	19
tuba in the	19
tuition	6
tune	9
tune </s>	-6
tune up	26
tune up a	26
turbo	30
turbo <kin>	30
turbo <kin> in	30
turkish	20
turn	184
turn 18	16
turn 18 </s>	16
turn </s>	13
turn <number>	127
turn <number> </s>	62
turn <number> in	51
turn <number> on	9
turn down	35
turn down the	4
turn into	37
turn into a	37
turn is	26
turn it	-13
turn it off	-12
turn off	-6
turn off the	-6
turn on	-17
turn on </s>	-13
turn the	-22
turn up	-50
turn up </s>	-18
turnover	16
tutorial	-11
tutorial and	-4
tv	-39
tv ,	-23
twentie	6
twice	-23
twice ,	9
twice , finally	8
twice </s>	-54
twice a	65
twice a day	48
twice a month	26
twice a week	26
twice a year	-32
twice already	10
twice already </s>	10
twice and	-14
twice and become	5
twice before	-22
twice in	-23
twice in <number>	-17
twice in the	-6
twice this	9
twice today	-8
twice with	-4
twist	-19
two-bedroom	-11
two-bedroom place	4
two-bedroom place in	4
two-room	6
two-room flat	6
type	-47
type <number>	44
type <number> diabetes	23
type <number> or	-6
type <number> since	23
type about	20
type fast	-22
type fast </s>	-22
type is	-4
type is <name>	21
type is slow	8
type it	-8
type it up	5
type on	-13
type quietly	-24
type quietly </s>	-24
type them	-9
type this	-10
type this on	-4
type with	18
type with <number>	12
typescript	12
typewriter	16
typhoon	-4
typical	-52
typical </s>	-39
typo	-132
typo ,	-19
typo </s>	-88
typo in	-12
typo in the	-7
tyre	-22
ugh	-61
ugh i	-9
ugly	-9
ugly ,	-9
uk	-4
uk </s>	-4
ukulele	18
ukulele group	11
ulcer	50
ulcer </s>	21
umbrella	-11
unbelievable	-10
unbelievable </s>	-10
unclear	-10
undefined	-17
under	234
under <name>	-10
under <name> </s>	-15
under <number>	121
under <number> ,	11
under <number> </s>	-10
under <number> <kin>	16
under <number> minute	33
under <number> page	11
under <number> roof	25
under a	10
under me	-13
under me </s>	-13
under my	46
under my bed	23
under my maiden	18
under the	36
under the desk	-6
under the stair	42
under the walnut	10
under-12s	12
under-12s on	12
under-12s on <days>	12
under-tens	10
under-tens </s>	7
understand	-29
understand the	-6
undetectable	13
undo	-4
uni	84
uni ,	16
uni </s>	32
uni of	13
uni of <name>	13
uniform	-35
union	102
union ,	14
union </s>	6
union <name>	14
union get	-6
union make	22
union rep	5
unionise	20
unit	41
unit ,	8
unit </s>	13
unit in	15
unit in <name>	15
unit only	14
unit test	-5
university	23
university </s>	7
unknown	-16
unless	10
unless i	13
unload	-19
unmute	-47
unpaid	8
unpaid ,	13
unplug	-5
unplug it	-5
unplug it </s>	-5
until	249
until <month>	26
until <month> </s>	4
until <month> <number>	14
until <name>	20
until <name> </s>	17
until <number>	124
until <number> ,	-10
until <number> </s>	156
until he	12
until it	-4
until midnight	-7
until midnight </s>	-7
until my	27
until next	5
until the	24
until they	-7
up	-91
up ,	-53
up , can	-18
up , i	-6
up </s>	-152
up <kin>	15
up <kin> after	15
up <name>	-14
up <name> mean	-8
up <number>	-40
up a	19
up a step	26
up again	-5
up all	13
up and we	-5
up as	-31
up at	-42
up at <number>	-14
up blank	-15
up by	5
up by <number>	15
up each	7
up each <month>	7
up for	26
up for a	17
up from	-8
up half	11
up half of	11
up here	26
up in	71
up in <month>	15
up in a	4
up in about	-4
up in foster	11
up in the	25
up just	-11
up just now	-11
up meat	13
up my seat	8
up my spring	5
up on	-42
up on <name>	23
up on a	16
up on that	-16
up on the	-41
up on this	-7
up since	-34
up since <number>	-34
up sugar	17
up the	23
up the flat	13
up this	-16
up to	-5
up to <name>	-31
up to <number>	25
up today	-7
up today </s>	-6
up too	-6
up top	-15
up top </s>	-15
up twice	-6
up twice in	-6
up when	16
up when the	18
up with	22
up with <name>	35
update	-66
update ,	-11
update , the	-8
update </s>	-17
update i	-10
update the	-5
upgrade	30
upgrade </s>	18
upholstery	-13
upholstery pay	-10
upload	-23
upload </s>	-10
upper	34
upper row	23
upside	-24
upside down	-24
upside down </s>	-24
upstairs	-15
upstairs ,	-15
upstairs </s>	15
upstairs are	13
us	490
us ,	64
us , <name>	6
us , i	10
us </s>	109
us <kin>	8
us <number>	13
us <number> year	7
us a	-9
us about	4
us about <number>	4
us and	18
us and we	7
us are	14
us at	24
us at the	20
us every	9
us every other	5
us for	7
us from	8
us go	-5
us have	-23
us in	12
us in <name>	6
us in the	8
us is	-4
us live	6
us on	11
us out	19
us since	13
us since the	13
us the	-4
us under	9
us under <number>	9
us until	6
us up	29
us up </s>	9
use	93
use ,	24
use </s>	13
use <name>	-51
use <name> ,	10
use <name> </s>	-65
use <name> and	-10
use <name> for	-8
use <name> spell	15
use <number>	-27
use a	48
use a screen	31
use a wheelchair	29
use cloud	21
use cloud tool	21
use emojis	14
use emojis with	14
use it	-18
use tab	8
use that	-18
use the	-75
use the <name>	-27
use the blue	5
use the other	-6
use the second	-11
use the wrong	-14
use they/them	6
use they/them </s>	6
use this	-10
use to	133
use to be	18
use to smoke	25
use to think	-10
use your	-7
useless </s>	-27
useless to	8
useless to me	8
user	-104
user ,	48
user </s>	-16
user end	-29
user here	-9
user i	-18
user i want	-18
user live	-42
user live in	-42
usually	7
ux	20
ux <kin>	17
vaccinate	6
vaccine	24
vacuum	-12
vacuum </s>	-12
valid	-28
valley </s>	4
value	-25
value ,	-15
vampire	-49
van	112
van 's	16
van 's a	18
van ,	16
van , a	6
van , that	8
van </s>	-11
van are	16
van are electric	13
van at	-7
van every	9
van every time	9
van have	5
van in	-10
van is	40
van since	6
van so	11
van with	-6
vanish	-8
variable	-23
variable name	-9
variety	17
variety </s>	17
vat	7
veg box	-8
vegan	-136
vegan ,	-30
vegan </s>	-14
vegan <number>	-6
vegan <number> year	6
vegan burger	-21
vegan since	37
vegan since <number>	23
vegan since uni	15
vegetable	-5
vegetarian	44
vegetarian ,	16
vegetarian </s>	8
vegetarian since	13
vendor	5
venison	11
venue	22
venue site	6
venue site into	6
verb	-5
verb </s>	-8
verse	-19
verse ,	-6
verse </s>	-4
version	26
version ,	-5
version <number>	-16
version <number> </s>	-14
version is	-8
very	6
vest	17
vex	-21
vex with	-21
via	24
via <name>	19
victim	-25
victim of	-25
video	-115
video ,	-7
video </s>	-20
video call	17
video store	6
video stutter	-21
video stutter on	-6
view	-62
view </s>	-34
village	84
village 's	11
village </s>	10
village choir	-17
village choir sing	-17
village hall	5
village have	22
village have <number>	18
village have no	4
village in	-6
village is	19
villain	-45
villain </s>	-13
villain in	-24
villain in act	-16
vim	8
vim is	9
vim is what	9
vinegar	-26
vineyard	12
vineyard ,	5
vineyard in	-16
vineyard near	6
vineyard near <name>	6
vintage	9
vinyl	39
violin	29
violin </s>	13
violin <kin>	-6
violin in	4
violin in an	4
viral	-28
viral </s>	-15
virtual	-20
visa	64
visa </s>	-10
visa clear	18
visa clear </s>	13
visa for	-6
visa for <name>	4
visa i	9
visa i can	9
visa rule	-4
visa rule </s>	-4
visa run	17
visa run out	17
visa tie	9
visa tie me	9
visit	7
visit every	13
visit him	19
visitor	-24
voice	-60
voice ,	-12
voice </s>	-12
voice at	-19
voice input	12
voice input is	8
voice note	-18
voice note </s>	-10
voicemail	-17
volume	22
volunteer	137
volunteer </s>	19
volunteer at	48
volunteer at our	9
volunteer at the	39
volunteer every	6
volunteer every <day>	6
volunteer fire	26
volunteer fire brigade	26
vote	8
vote for	-11
vowel	-7
vpn	-4
vs	-65
waakye	-5
waakye by	-5
waakye by the	-5
wage	64
wage </s>	49
wait	-235
wait ,	-20
wait </s>	-66
wait for	-96
wait for the	-30
wait list	47
wait list for	45
wait on	-28
wait on the	-5
wait room	-31
wait room is	-10
wait till	-8
wake	-67
wake up	-56
wake up at	-35
walk	-47
walk ,	-7
walk </s>	-7
walk <number>	4
walk a	-9
walk in	-35
walk in ,	-15
walk into	-34
walk into a	-29
walk past	-11
walk the	31
walk the <kin>	-24
walk the <name>	35
walk with	34
walk with a	34
walker	7
wall	31
wall </s>	10
wall in	6
waller	-6
walnut	20
wanjiru	-6
want	-13
want ,	8
want </s>	-18
want <name>	20
want <number>	18
want <number> </s>	18
want a	-99
want a number	-6
want a photo	-17
want a shop	-6
want all	5
want every	12
want everything	25
want everything in	21
want it	-20
want it by	41
want it in	-15
want it shorter	-6
want me	5
want more	-21
want out	10
want out of	10
want the	9
want the blunt	35
want the date	-6
want the old	-6
want the second	-10
want them	-7
want this	-40
want this by	-11
want to	7
want to add	5
want to apply	6
want to ask	-5
want to be	-32
want to become	4
want to build	9
want to change	-5
want to do	13
want to finish	10
want to have	9
want to know	-22
want to learn	-37
want to open	5
want to pass	18
want to retire	28
want to run	4
want to say	-6
want to see	19
want to sell	13
want to sing	12
want to take	15
want to try	11
want weekly	11
want weekly report	11
war	20
ward	9
ward </s>	26
ward round	-8
wardrobe	11
wardrobe </s>	14
warehouse	76
warehouse </s>	19
warehouse is	20
warfarin	18
warfarin </s>	-10
warm	-58
warm up	-14
warn	-17
warn </s>	-8
warning	-16
warranty	-18
was	-197
was <name>	23
was <name> </s>	18
was <number>	81
was <number> ,	29
was <number> </s>	51
was <number> i	5
was a	20
was a <kin>	-25
was a bite	-5
was a comma	-8
was a nun	-6
was about	-5
was adopt	23
was adopt from	8
was after	18
was after the	18
was all	-4
was at	-33
was at the	-14
was awful	-5
was bear	121
was bear </s>	82
was bear at	8
was bear in	-14
was better	-4
was better </s>	-4
was blurry	-6
was bore	-24
was brutal	-7
was brutal </s>	-7
was buy	-11
was buy by	-11
was call	-5
was call <name>	-5
was cancel	-6
was cancel </s>	-6
was clear	10
was clear the	10
was close	-20
was close ,	-11
was cold	-10
was diagnose	20
was diagnose with	13
was dry	-8
was dull	-5
was dull </s>	-5
was fine	-9
was fine ,	-9
was forge	-5
was forge by	-5
was found	-29
was found by	-4
was found in	-25
was from	-25
was from <name>	-25
was funny	-10
was funny </s>	-10
was go	-10
was go to	-8
was great	-5
was heave	-6
was in	21
was in <name>	-24
was in the	45
was it	-4
was late	-9
was late ,	-8
was lay	17
was lay off	17
was leave to	15
was lock	-8
was long	-8
was make redundant	15
was my	75
was my <kin>	62
was n't	-14
was off	-10
was on	-25
was on the	-27
was once	4
was only find	7
was pack	-8
was painful	-8
was painful </s>	-8
was raise	15
was raise by	8
was raise on	11
was read	-9
was right	-8
was rubbish	-8
was rude	-12
was rude </s>	-12
was shut	-33
was shut </s>	-5
was shut when	-17
was so	-15
was so loud	-11
was speak	-6
was take	25
was tell	-7
was the	19
was the <kin>	-5
was the war	10
was think	-5
was too	-12
was too long	-5
was total	8
was train	-9
was train on	-9
was type	-17
was widowed	21
was write	26
was write by	19
wash	-12
wash on	-5
wash on <day>	-5
wash up	-5
wasp	-10
wasp </s>	9
wasp in	-20
wasp sting	9
wasp sting </s>	9
watch	-120
watch </s>	7
watch a	-29
watch and	7
watch my	14
watch the	-82
watch the <name>	-29
watchmaker	-10
watchmaker in	-10
watchmaker in <name>	-10
watchman	-5
watchman ,	-5
watchman , <name>	-5
water	-106
water ,	16
water </s>	-5
water boil	-27
water boil at	-27
water come	11
water from	13
water the	-39
water the plant	-16
water the pot	-7
wave	-9
way	-42
way ,	21
way at	6
way for	14
way home	-42
way home </s>	-35
way in	-11
way just	-7
way just now	-7
way round	-9
way to	-4
way to the	-20
way too	-4
we	460
we 'll	-33
we 're	72
we 're <name>	20
we 're <number>	-36
we 're a	63
we 're all	-30
we 're at	-17
we 're do	-20
we 're expect	4
we 're get	26
we 're in	-23
we 're look	-8
we 're move	8
we 're not	10
we 're off	-32
we 're on	24
we 're out	-23
we 're prototype	24
we 're save	10
we </s>	-21
we <kin>	20
we <kin> on	22
we adopt	18
we adopt <name>	17
we agree	-19
we agree to	-13
we all	-15
we always	24
we are	-80
we are <number>	-19
we are get	-15
we as	-43
we bill	24
we bill by	15
we buy	52
we buy the	47
we call	23
we call the	14
we can	-14
we can n't	-10
we carry	-25
we change	-15
we close	-27
we close the	-8
we could	-52
we count	4
we decide	-17
we decide to	-17
we delete	-19
we deploy	10
we deploy <days>	9
we deploy on	8
we do	57
we do a	5
we do n't	28
we drive	-9
we drop	8
we eat	-8
we eat at	-22
we foster	33
we foster ,	9
we foster <kin>	27
we get	23
we get <number>	5
we get engage	7
we get the	9
we give	5
we give up	8
we go	-8
we go to	-8
we go with	-9
we grow	14
we have	147
we have </s>	-12
we have <kin>	13
we have <number>	-26
we have a	-12
we have adopt	6
we have be	46
we have cake	-16
we have decide	10
we have get	51
we have have	11
we have live	11
we have no	36
we have run	10
we have to	-22
we heat	18
we heat the	18
we homeschool	36
we homeschool all	21
we homeschool our	9
we host	-11
we host everything	4
we invoice	5
we just	19
we keep	30
we keep <number>	6
we keep all	4
we keep bee	9
we keep everything	17
we keep get	-18
we laugh	-7
we laugh </s>	-7
we leave	-32
we let	22
we live	61
we live in	26
we lose	5
we lose our	7
we lose the	21
we make	16
we meet at	-9
we milk	28
we milk <number>	28
we move	33
we move from	8
we move our	-10
we move the	-10
we move to	46
we name	44
we need	-58
we need <number>	-34
we need a	-10
we never	36
we never do	10
we never store	11
we never use	5
we only	-11
we order	-5
we order pizza	-9
we own	20
we pay	12
we pay <kin>	9
we plan	13
we plan to	10
we play	-5
we play in	17
we put	10
we put my	-9
we rebuild	10
we rent	30
we rent a	4
we rent out	7
we replace	13
we replace <name>	8
we run	-13
we run out	-20
we see	-30
we sell	31
we sell mostly	8
we share	22
we share <number>	8
we share a	7
we share with	7
we ship	5
we ship to	4
we should	-55
we shut	-7
we speak	7
we speak </s>	-22
we speak <name>	5
we speak at	10
we spend	-17
we start	-9
we stay	-6
we stay for	-6
we stock	10
we study	-13
we swap	-5
we swap the	8
we switch from	4
we switch the	-10
we take	26
we take the	11
we talk <days>	6
we talk about	-5
we try	-20
we use	40
we use <name>	10
we walk	-9
we walk a	-9
we watch	-24
we watch the	-11
we were	-28
we were <kin>	-11
we were both	9
we will	-9
we will n't	5
we write	14
weak	70
weak ,	27
weak </s>	23
wear	108
wear a	41
wear a hat	-6
wear a hear	42
wear an	-8
wear black	15
wear hear	16
wear hear aid	16
wear his	11
wear me	17
wear me out	17
wear out	-4
wear out the	-4
wear sari	-6
wear sari </s>	-6
wear steel	10
wear steel toe	10
wear the	-9
weather </s>	-29
weather service	13
weave	29
web	17
webinar	-20
webinar </s>	-20
website	-39
website 's	-8
website 's run	-8
website </s>	-7
wed	106
wed 's	13
wed 's set	8
wed </s>	30
wed band	19
wed band </s>	6
wed in	10
wed is	22
wed is <number>	18
wed scene	-28
wed scene 's	-13
wed today	-4
wed today </s>	-4
wedding	55
wedding ,	9
wedding </s>	17
week	227
week ,	97
week </s>	50
week <number>	-30
week <number> </s>	7
week ahead	-5
week ahead </s>	-5
week and	6
week for	-9
week i	4
week in	-10
week in <month>	-18
week instead	8
week of	24
week of <month>	5
week off	10
week off </s>	10
week on	18
week on <number>	12
week on the	6
week on week	6
week out	10
week out of	6
weekly	92
weekly </s>	67
weekly report	11
weigh	33
weigh <number>	17
weigh and	15
weigh and enter	15
weird	-36
weird </s>	-50
weld	15
weld </s>	-4
weld at	18
weld course	4
weld for	16
weld is	-5
weld is what	-5
well	17
well ,	10
well </s>	58
well in	-26
well in <name>	-28
well run	9
well run dry	9
well that	-8
wendell	-10
wendell and	-10
wendell and me	-10
were	-207
were <kin>	-33
were <kin> </s>	-20
were <number>	12
were a	-12
were all	-10
were both	9
were do	-22
were go	-11
were go to	-11
were poor	-4
were save	-4
were we	-24
were we </s>	-24
west	-6
west </s>	-6
western	-26
wet	-41
wet ,	-15
wet </s>	-14
wet and	-7
wet and i	-7
wey	-15
wg	27
what	-305
what 's	-24
what 's a	17
what 's on	-10
what 's the	-7
what </s>	-44
what <name>	-27
what <number>	-46
what a	-49
what a day	-26
what are	14
what can	-32
what can i	-32
what do	-52
what do i	-25
what else	-14
what exactly	-30
what go	11
what go in	19
what happen	-17
what i	132
what i 'm	38
what i ask	-8
what i do	33
what i have	-21
what i hear	-20
what i mean	-10
what i need	-18
what i say	-4
what i sell	5
what if	-29
what in	-21
what is	-10
what it is	10
what keep	25
what keep me	5
what keep the	8
what now	-12
what now </s>	-12
what our	24
what pay	56
what pay for	27
what pay my	12
what scare	-7
what scare me	-7
what should	-15
what the	-73
what the <kin>	-8
what the <name>	-25
what they	18
what time	-38
what time is	-33
what time it	-5
what was	-4
what we	81
what we speak	13
what with	12
what with my	7
what would	-73
what would be	-13
what you	-15
what you mean	-7
what you write	-4
whatever	39
whatever you	48
whatsapp	9
wheat	12
wheat give	-7
wheelchair	133
wheelchair ,	23
wheelchair </s>	16
wheelchair user	34
wheelchair will	10
wheelchair will n't	10
when	122
when <kin>	-14
when <kin> 's	7
when <name>	19
when <name> go	4
when <name> was	33
when he	47
when he 's	10
when he come	-9
when he latch	40
when her	8
when i	53
when i 'm	52
when i <kin>	6
when i ask	36
when i click	-22
when i get	-6
when i hit	-6
when i press	-27
when i run	-15
when i say	-5
when i see	-11
when i turn	27
when i was	7
when i write	23
when it	5
when my	5
when she	25
when the	-19
when the <kin>	21
when the <name>	-28
when the build	10
when the list	-9
when the rain	-7
when the tab	-6
when this	-22
when this year	-17
when we	14
when you	60
whenever	69
whenever i	-7
whenever i ask	31
whenever the	25
whenever you	26
where	21
where 's	-10
where 's the	-10
where <name>	-5
where are	-13
where do	-23
where do i	-21
where i	100
where i do	11
where i grow	12
where i volunteer	12
where i want	11
where i work	12
where it	-13
where my	65
where my <kin>	35
where the	-22
where they	-16
where this	-5
where we	30
where were	-24
where were we	-24
whether	8
which	-169
which </s>	-10
which <name>	-43
which <number>	-23
which <number> is	-10
which date	-41
which have	-34
which i have	10
which is	4
which is because	9
which is how	-5
which is the	5
which is when	7
which is where	6
which is why	21
which leave	-7
which leave me	-7
which make	10
which make me	-13
which mean	-20
which mean <number>	-20
which my	13
which my <kin>	9
which of	-19
which take	9
which take me	9
which the	-24
which way	-16
which we	14
while	-73
while </s>	-19
while <name>	-35
while <name> can	4
while <name> keep	-7
while <name> want	-15
while i	-17
while i do	10
while i handle	5
while i have	8
while i keep	8
while i was	-25
while it	28
while it 's	8
while mine	11
while my	-39
while my <kin>	-43
while our	-26
while our <day>	-16
while the	39
while the <kin>	-5
while the tractor	12
whistle	-9
white	-26
who	-191
who 's	-4
who 's allergic	-14
who 's autistic	4
who <kin>	-11
who <kin> n't	-10
who <kin> the	9
who can	8
who come	-7
who come to	-5
who do	-48
who do it	-9
who drive	4
who get	-10
who have	8
who is	14
who is 96	13
who know	4
who know <name>	12
who need	28
who never	-27
who never touch	-13
who paste	-11
who raise	15
who raise me	15
who run	-19
who say	-4
who say it	-4
who sell	-9
who share	-15
who share my	-15
who speak	7
who speak <name>	17
who still	11
who teach	-27
who teach me	9
who they	-25
who train	-4
who was	-6
who win	-10
who work	-28
who write	-5
whoever that	-6
whoever that is	-6
whole	39
whole <name>	-8
whole cast	-18
whole clan	13
whole family	28
whole flat	-8
whole life	11
whole list	-11
whole of	-18
whole of <month>	7
whole of <name>	-25
whole screen	-5
whole screen go	-5
whole street	24
whole test	20
whole thing	6
whole thing </s>	13
whole way	-18
whole way </s>	-18
wholesale	29
whom	7
whom i	12
whom i marry	12
why	-65
why </s>	-63
why <kin>	9
why before	14
why before the	14
why it	-19
why it fail	-10
why the sky	-6
wi	22
wide	9
wide </s>	26
widget	-5
widowed	30
widowed young	18
widowed young ,	18
widower	32
width	-6
wifi	-60
wifi </s>	10
wifi at	21
wifi at the	22
wifi code	-4
wifi drop	-6
wifi is	-22
wild	-19
wild camp	-5
will	-71
will </s>	30
will be a	5
will be move	-5
will draw	9
will draw a	9
will n't	-31
will n't be	-21
will n't come	-16
will n't do	41
will n't eat	12
will n't fit	7
will n't go	6
will n't let	9
will n't load	-12
will n't open	-8
will n't start	-18
will n't stop	-11
will n't take	-4
will n't touch	8
will n't turn	-13
will never	-4
will shut	-14
will stay	-19
will take	-29
will take over	-15
will touch	35
win	-69
win ,	-21
win </s>	-5
win <number>	-14
win <number> nil	-14
win the	-23
win the lottery	-22
wind	12
window	-91
window ,	-12
window </s>	-40
window <kin>	-26
window <kin> ,	-26
window <number>	7
window <number> at	11
window and	-9
window function	20
window open	-10
window open ,	-7
window seat	10
window stay	4
window stay shut	4
window today	-4
window today </s>	-4
windy	-15
wine	-4
wine </s>	-7
wine give	14
wine give me	14
wine i	-16
wine is	-5
wing	17
winter	151
winter ,	11
winter </s>	116
winter i	18
winter in	8
winter in <name>	6
winter is	-5
winter the	-6
wipe	-7
wire	14
wish	16
with	170
with "	14
with </s>	13
with <kin>	-32
with <kin> 's	-5
with <kin> ,	11
with <name>	-10
with <name> 's	17
with <name> </s>	-28
with <name> <name>	6
with <name> <number>	26
with <name> and	4
with <name> at	7
with <name> for	-12
with <name> from	6
with <name> in	-5
with <name> on	-12
with <name> over	13
with <name> start	-34
with <number>	21
with <number> <kin>	17
with <number> column	-20
with <number> finger	11
with <number> guy	5
with <number> hand	-11
with <number> work	-7
with a	-54
with a <kin>	-18
with a <name>	26
with a cooperative	-13
with a credit	22
with a garden	-10
with a glass	-5
with a hurdy-gurdy	-4
with a mute	16
with a stick	34
with a watchmaker	-10
with an	56
with another	-15
with any	-28
with dummy	-17
with dummy data	-17
with exit	-14
with exit code	-14
with her	-21
with her <kin>	-31
with his	-28
with it	-58
with it ,	-9
with it </s>	-42
with its	-15
with its awful	-15
with me	101
with me </s>	83
with me be	7
with me from	8
with me in	12
with my	41
with my <kin>	53
with my leave	12
with no	7
with number	23
with nut	-4
with old	-17
with option	-7
with option a	-5
with our	6
with that	-14
with that answer	-7
with the	87
with the <kin>	44
with the <name>	45
with the army	22
with the bank	-25
with the hospital	-5
with the house	15
with the insurance	-19
with the list	-15
with the same	13
with the second	-7
with this	-44
with this <name>	-15
with type	-5
with type <number>	-5
with us	130
with us ,	6
with us </s>	34
with us in	10
with us is	25
with us since	11
with us until	6
with wood	-17
with wood twice	-17
with you	-19
with you </s>	-11
with your	-27
within	25
within <number>	25
within <number> hour	26
within <number> minute	-11
within <number> year	19
without	101
without a	-10
without it	23
without milk	6
without milk ,	6
without the	-7
witness	19
witness ,	17
witness , so	17
wizard	-16
wizard </s>	-6
wobbly </s>	4
woman	25
woman 's	27
woman </s>	5
woman <kin>	-20
woman from	5
woman in	-11
woman in it	7
woman in the	-6
woman on	8
woman on our	11
woman only	6
woman only </s>	6
wonder	-12
wonky	-8
wonky </s>	-8
wood	13
wood stave	20
wood twice	-17
wood twice a	-17
wooden	42
wooden boat	6
wooden boat in	-5
wooden one	18
wool </s>	-6
wool give	8
word	-26
word ,	-34
word </s>	-6
word <name>	-4
word a	64
word and	-6
word for	-21
word in	-5
word or	-6
word over	-7
word over </s>	-4
work	24
work ,	36
work , <name>	6
work , no	16
work </s>	25
work <days>	9
work <days> </s>	6
work <number> hour	-11
work <number> week	-8
work and	-17
work around	-12
work as	-33
work as a	-34
work at	9
work at </s>	15
work at <name>	-22
work at the	15
work best	16
work better	-19
work better for	-19
work council	26
work day	8
work day </s>	8
work example	19
work for	-50
work for <name>	-25
work for me	-64
work for the	14
work freelance	5
work from <name>	8
work from the	7
work half	9
work hard	-23
work hard </s>	-23
work i	31
work in <name>	-5
work in the	10
work is	23
work it	-26
work it out	-26
work late	-29
work late tonight	-18
work my	-4
work night	-7
work night </s>	-8
work night at	5
work now	-4
work now </s>	-4
work offshore	7
work offshore <number>	5
work on	-74
work on an	-17
work on it	-8
work on my	-22
work on the	-19
work only	-16
work out	-6
work the	20
work under	22
work with	-32
work with <name>	-10
work with the	6
workbench	8
worker	16
worksheet	-5
workshop	44
workshop ,	-7
workshop have	9
workshop is	12
workshop to	9
world	-12
worldwide	-17
worldwide </s>	-17
worry	-10
worse	44
worse </s>	12
worse in	9
worse on	29
worse on the	29
worst	-16
worth	-28
worth it	-28
worth it </s>	-28
would	-184
would be	-13
would be leave	-13
would i	-20
would love	-21
would love a	-21
would n't	-21
would n't start	-7
would rather	21
would that	-27
would you	64
wow	-7
wow </s>	-6
wrap	-30
wrap this	-8
wrap this up	-8
wrap up	-13
wreck	9
wreck </s>	-12
wreck my	28
wreck my stomach	14
wrist	47
wrist </s>	14
wrist are	15
wrist are bad	15
write	86
write ,	9
write </s>	27
write <name>	23
write <name> </s>	-15
write <name> for	15
write <name> spell	10
write <number>	-26
write <number> line	-16
write a	-56
write a cookbook	20
write a test	-10
write access	7
write an	-26
write an email	-26
write by	19
write by me	19
write everything	13
write everything in	13
write for	10
write for me	10
write grant	13
write in	-4
write in <name>	34
write it	11
write it </s>	16
write me	-4
write my <kin>	-14
write our	15
write that	-12
write that in	-4
write the	-21
write the first	-4
write the function	-6
write this	-8
write to	-5
wrong	-360
wrong ,	-14
wrong </s>	-96
wrong <kin>	-19
wrong <kin> </s>	-19
wrong <number>	-12
wrong account	-18
wrong branch	-4
wrong branch </s>	-4
wrong chat	-14
wrong chat </s>	-14
wrong date	-4
wrong folder	-9
wrong folder </s>	-9
wrong in	-25
wrong on	-20
wrong on the	-20
wrong window	-10
wrong window </s>	-9
x	-41
x </s>	-4
x-ray	-4
x-ray machine	-4
xma	8
xma </s>	11
y	-13
yard	27
yard ,	15
yard </s>	19
yard and	-9
yawn	-18
yeah	-10
year	393
year '	5
year ,	34
year , <name>	5
year , i	-12
year , in	-35
year , mostly	9
year , no	4
year </s>	119
year <number>	-44
year <number> ,	5
year <number> math	-20
year <number> of	-9
year ago	4
year ago ,	5
year ago </s>	19
year ago and	4
year and	35
year and <number>	4
year as	5
year as a	5
year at	8
year back	15
year back </s>	14
year before	17
year before i	8
year for	-8
year for fraud	-8
year for my	5
year for the	-8
year i	36
year i 'm	8
year in	51
year in </s>	4
year in <name>	5
year in a	8
year in the	20
year is	17
year is the	-10
year now	48
year now </s>	40
year now i	8
year of	5
year of <kin>	4
year of a	18
year of it	10
year of the	-7
year of tile	8
year of wait	-13
year off	4
year old	-38
year old </s>	-19
year on	13
year on the	10
year or	19
year or so	19
year round	19
year round </s>	18
year run	7
year run </s>	7
year this	18
year this <month>	14
year to	-10
year to go	6
yearly	6
yearly </s>	20
yell	-26
yell at	-13
yellow	15
yes	-53
yesterday	-211
yesterday 's	-13
yesterday ,	-63
yesterday </s>	-112
yesterday and	-16
yet	-89
yet ,	-21
yet , be	-10
yet </s>	-64
yoga	-20
yoga </s>	4
yoga to	-15
you	-361
you 're	-17
you 're the	-11
you </s>	-121
you <number>	-27
you <number> ,	-14
you a	-21
you above	-6
you above </s>	-6
you already	-4
you always	-14
you an	-15
you an apology	-13
you answer	12
you are	-46
you are my	-33
you ask	-38
you ask </s>	-6
you ask me	-20
you believe	-8
you can	11
you can call	17
you can n't	7
you do	-17
you do n't	-12
you draft	53
you draft for	14
you explain	23
you get	-8
you get me	-7
you give	-8
you give me	4
you have	-31
you in	15
you in <name>	19
you keep	-8
you know	-13
you leave	-4
you like	4
you live	-38
you live in	-23
you make	53
you make </s>	22
you mean	-10
you mean </s>	-10
you mention	-8
you never	-10
you pick	-4
you pick </s>	-17
you rewrite	-8
you save	-11
you see	-5
you send	4
you should	9
you spell	-19
you the	-10
you to	18
you too	-26
you want	-8
you write	13
you write for	10
young	11
young ,	18
your	-394
your <kin>	-34
your answer	-24
your answer </s>	-14
your answer i	-6
your chart	-9
your example	-28
your example </s>	-4
your first	-10
your first suggestion	-7
your idea	-5
your idea </s>	-5
your last	-17
your last answer	-6
your last message	-7
your letter	5
your link	-4
your list	-21
your point	-17
your point </s>	-11
your point about	-6
your reply	14
your second	-5
your suggestion	-5
your suggestion </s>	-5
your table	-17
your table is	-4
your tone	-10
your word	-17
your word ,	-7
yours	-32
yours </s>	-20
yourself	-6
youth	19
yuki	17
yuki sign	17
zero	-19
zero </s>	-19
zip	5
zip </s>	10
zone	18
zone </s>	21
zone <number>	-4
zoo	8
zoo </s>	8
zoom	-23
zoom ,	-10
zoom , nobody	-11
zoom call	-8
|	-67
| </s>	-33
| <kin>	-24
| <kin> |	-24
"""
# fmt: on
