"""Learned by `mnemic.evals.lasting`: do not edit, learn anew."""

# fmt: off
BIAS = 29
WEIGHTS = r"""
!	-32
! </s>	-22
"	-316
" ,	-15
" :	-13
" <kin>	-21
" <name>	-12
" i	-25
" i have	-22
" i mean	4
" in	-21
" is	-17
" is the	-17
" my	-71
" my <kin>	-41
" the	-5
" the old	4
" we	-7
#0business	-122
#0food	-81
#0hand	193
#0hand-verb	129
#0health	47
#0home	34
#0language	120
#0mind-verb	79
#0period	6
#0public	60
#0sport	78
#0state	42
#0talk	27
#0tech	-90
#0trade	-48
#0work	90
#1business	11
#1failure	-17
#1food	-16
#1hand	-81
#1hand-verb	100
#1health	35
#1home	16
#1language	-46
#1mind-verb	53
#1period	-77
#1public	-197
#1sport	49
#1state	69
#1talk	117
#1team	-39
#1tech	-35
#1trade	-168
#1work	-79
#2business	-10
#2failure	-58
#2food	129
#2hand	-184
#2hand-verb	17
#2health	89
#2home	-60
#2language	-45
#2mind-verb	74
#2period	-73
#2sport	128
#2state	158
#2talk	37
#2team	-27
#2tech	61
#2trade	-165
#2work	-21
#business	478
#failure	-278
#food	-91
#hand	-279
#hand-verb	-242
#health	622
#home	179
#ing	-109
#language	94
#length 0	-471
#length 1	-330
#length 2	-116
#length 3	149
#length 4	185
#mind-verb	-374
#past	-239
#period	447
#public	33
#s	98
#sport	219
#state	387
#talk	-403
#team	66
#tech	165
#trade	17
#work	-251
&	-28
& <name>	-7
& <name> ,	-10
'	-22
' ,	-19
' <kin>	-23
' <kin> </s>	-27
' <name>	-16
' <name> ,	-6
' <name> <kin>	17
' <number>	13
' <number> </s>	11
' <number> <name>	10
' association	10
' clock	-36
' clock </s>	-21
' in	-4
' in <name>	4
' mock	9
' mock paper	9
' on	17
' on the	17
' place	-11
' rent	4
' rent in	4
' school	15
' school is	13
' swim	17
'd	-182
'd be	-7
'd be a	13
'd have	-10
'd like a	-16
'd like the	-12
'd like you	18
'd love	-21
'd love a	-9
'd love to	-8
'd never	13
'd prefer	-17
'd rather	27
'd rather get	32
'd rather have	20
'd rather not	-22
'd rather you	6
'd say	-17
'd say tab	15
'll	-231
'll be	-56
'll be back	-30
'll be in	-33
'll be work	12
'll go	-12
'll have	-17
'll have a	-8
'll send	-20
'll send the	-14
'll take	-8
'll try	-5
'll try that	-5
'll type	-31
'm	-46
'm <name>	23
'm <number>	108
'm <number> </s>	67
'm <number> and	12
'm <number> foot	48
'm <number> minute	-13
'm a	79
'm a <kin>	-46
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
'm aim	17
'm aim for	11
'm allergic	31
'm allergic to	31
'm alone	5
'm alone in	-5
'm an	7
'm apply	31
'm apply for	28
'm ask	11
'm at	-37
'm at <name>	7
'm at the	-25
'm bad at	-4
'm bore	-11
'm build	7
'm build a	11
'm coeliac	10
'm coeliac so	6
'm colour	6
'm colour-blind	48
'm colour-blind (	17
'm colour-blind ,	15
'm confuse	-12
'm confuse ,	-8
'm confuse by	-5
'm cook	-19
'm curious	-17
'm dead	-16
'm deaf	12
'm deaf in	28
'm deputy	9
'm deputy head	9
'm design	-5
'm do	-17
'm do </s>	-7
'm do a	11
'm do for	-10
'm do my	9
'm do with	-6
'm down to	6
'm drive	-12
'm dyslexic	14
'm dyslexic ,	10
'm fix	-6
'm fly	-21
'm from	-21
'm from the	-21
'm get	-6
'm go	-57
'm go down	-5
'm go to	-34
'm good	-7
'm halfway	-9
'm halfway through	-9
'm hard	4
'm hard of	14
'm have	-8
'm here	-8
'm hope	6
'm hope to	6
'm hopeless	15
'm hungry	-16
'm hungry </s>	-16
'm impress	-11
'm impress </s>	-11
'm in	-79
'm in <name>	-44
'm in a	-32
'm interest	-7
'm interest in	-7
'm into	-6
'm just	-4
'm keen	-6
'm knackered	-25
'm knackered ,	-25
'm know	23
'm lactose	32
'm lactose intolerant	32
'm late	-19
'm learn	30
'm learn <name>	6
'm leave	-10
'm left-handed	29
'm left-handed </s>	28
'm look	-38
'm look for	-32
'm lose	-18
'm lose </s>	-15
'm make	-41
'm make a	-12
'm melt	-13
'm miss	-9
'm more	6
'm move	-5
'm move on	-8
'm move the	-6
'm move to	5
'm not	8
'm not a	-10
'm not on	13
'm off	-27
'm off ,	4
'm off to	-21
'm on	-9
'm on a	-8
'm on call	20
'm on hold	-25
'm on my	-34
'm on night	14
'm on page	-44
'm on step	-9
'm on the	41
'm out	-27
'm out of	-19
'm pay	24
'm pay on	10
'm plan to	-4
'm put	23
'm raise	-6
'm read	-8
'm really	31
'm retrain	18
'm retrain as	18
'm rubbish	9
'm run	-36
'm run both	-12
'm run late	-10
'm save	58
'm save <number>	7
'm save for	60
'm save the	-7
'm scare	13
'm scare of	18
'm sick	-4
'm sit	-13
'm sit in	-14
'm sit the	10
'm so	-13
'm so tire	-10
'm soak	-15
'm stand	12
'm stand in	-7
'm start	-8
'm starve	-25
'm stick	-39
'm stick on	-14
'm still	6
'm teach	14
'm terrify	11
'm terrify of	11
'm the	178
'm the <kin>	28
'm the <number>	-8
'm the fourth	60
'm the last	5
'm the only	27
'm the shop	7
'm the treasurer	15
'm train	46
'm train as	20
'm train for	22
'm try	-17
'm try to	-16
'm type	-8
'm up	-8
'm up at	10
'm up to	-18
'm use	-6
'm use the	-5
'm use your	-5
'm useless	22
'm vegan	15
'm vegetarian	26
'm wait	-9
'm walk	4
'm walk the	4
'm watch	-39
'm watch a	-13
'm wear	-14
'm work	-40
'm work on	-34
'm wreck	-19
'm wreck </s>	-12
'm write a	19
'm write an	-26
're	68
're <name>	19
're <number>	-35
're <number> people	-8
're <number> to	-18
're a	63
're a <name>	7
're a bite	-10
're a family	12
're a four-person	11
're a team	8
're all	-4
're at	-17
're do	-13
're expect	5
're expect our	6
're get	27
're get marry	6
're go back	-7
're in	-24
're in <name>	-7
're in a	-8
're look	-8
're look for	-5
're move	8
're move to	6
're not	10
're off	-32
're off to	-26
're on	24
're on <name>	20
're on a	6
're on page	-13
're out	-24
're out of	-24
're prototype	24
're save	11
's	186
's ,	49
's , <name>	18
's , i	11
's </s>	68
's <day>	-9
's <day> </s>	-9
's <kin>	-112
's <kin> 's	-28
's <kin> ,	10
's <kin> </s>	18
's <kin> <name>	6
's <kin> apparently	-30
's <kin> are	-12
's <kin> have	-17
's <kin> in	-4
's <kin> is	11
's <kin> live	-14
's <name>	113
's <name> ,	18
's <name> </s>	82
's <name> <number>	26
's <name> and	6
's <name> on	4
's <name> that	6
's <name> was	-11
's <number>	38
's <number> </s>	26
's <number> in	-8
's <number> minute	8
's <number> of	6
's <number> thing	4
's a	166
's a <kin>	19
's a <name>	10
's a <number>	25
's a garden	-5
's a guy	-13
's a history	-19
's a hospital	-7
's a mess	-29
's a metal	14
's a nut	-16
's a peanut	-5
's a second	-4
's a stairlift	22
's a step	7
's a sublet	37
's a tablet	-7
's a trampoline	8
's a translation	6
's a typo	-6
's a well	-5
's alarm	-32
's all	-39
's all over	-19
's allergic	-27
's allergic to	-33
's already	-17
's always	-13
's always a	-17
's an	8
's and	-14
's ash	10
's ash are	10
's ask	13
's asleep	-11
's asleep on	-11
's at	-30
's at <number>	-19
's autistic	8
's autistic ,	5
's away	-15
's back	-15
's barn	17
's barn </s>	17
's basement	-15
's basement ,	-15
's be	20
's be a	4
's be rain	-5
's big	4
's book	8
's call	25
's call <name>	32
's car	-26
's coffee	7
's cold	-26
's come	-12
's cottage	9
's delay	-13
's dementia	23
's dial-up	4
's dial-up speed	4
's dinner	-4
's do	-4
's do ,	-15
's down	-18
's drill	-8
's episode	-25
's episode </s>	-21
's every	15
's every other	6
's family	8
's farm	21
's file	-7
's fine	-16
's fine </s>	-12
's fix	7
's flat	4
's flat in	4
's for <kin>	7
's for a	-10
's for the	-20
's forecast	-18
's forehead	-19
's form	-12
's freeze	-4
's from	6
's from <name>	-28
's from <number>	26
's garage	8
's garage </s>	4
's get	-29
's get a	-12
's get swear	4
's go	12
's go </s>	-11
's go but	9
's go cold	-12
's go i	5
's have	13
's home	-15
's house	12
's house in	10
's how	86
's how i	54
's how we	18
's in	16
's in a	12
's in my	6
's in the	-16
's is	15
's job	13
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
's match	-11
's me	72
's me ,	5
's me </s>	30
's me who	16
's mine	36
's mine </s>	11
's minus	7
's minus <number>	7
's miss <number>	20
's moor	16
's move	-22
's move to	-22
's my	62
's my <kin>	12
's my dj	26
's my life	6
's my view	-13
's name	14
's name </s>	5
's name after	-4
's name is	5
's name still	13
's nearly	-24
's nervous	10
's nervous </s>	10
's next	21
's next <month>	21
's no	35
's no milk	-19
's nobody	8
's nobody leave	5
's not	-34
's not what	-15
's off	-26
's off to	-6
's on	-104
's on <number>	-32
's on a	9
's on me	-7
's on night	20
's on the	-37
's only	-6
's order	25
's order </s>	25
's our	26
's ours	15
's out	8
's out </s>	13
's out for	10
's over	-12
's pack	-6
's page	31
's parole	-9
's passion	9
's passion ,	9
's pension	4
's place	6
's place </s>	4
's plan	14
's pretend	-34
's quiet	-23
's quiet </s>	-13
's rain	-9
's real	-12
's recipe	12
's red	-15
's rent	10
's retirement	10
's room	11
's row	-7
's row <number>	-7
's rule	17
's rule </s>	16
's run	-23
's run by	-8
's say	-29
's say i	-29
's school	21
's school </s>	5
's set	-4
's set for	8
's set in	-13
's share	8
's side	8
's side ,	5
's side </s>	10
's side of	-10
's since	6
's since <number>	6
's so	6
's soak	-9
's stick	-34
's stick in	-18
's still	-56
's stroke	12
's surgery	-8
's surname	10
's syndrome	18
's the	111
's the <number>	61
's the leave	20
's tiny	15
's tiny ,	15
's to	7
's to <name>	7
's too	14
's us	20
's us </s>	18
's voice	-22
's voice ,	-13
's walk	-4
's watch	-12
's website	10
's what	24
's what the	-8
's wheelchair	9
's when	10
's when i	9
's when the	14
's where	16
's where i	16
's whole	9
's why	-7
's wrong	-11
's wrong </s>	-10
(	15
( <kin>	20
( <kin> )	6
( <name>	-11
( he	11
( he 's	11
)	-24
) and her	5
+	37
+ <day>	19
,	-73
, "	-9
, 16	-10
, </s>	-6
, <day>	54
, <day> ,	21
, <day> to	17
, <days>	86
, <days> ,	16
, <days> </s>	24
, <days> and	8
, <kin>	116
, <kin> 's	36
, <kin> ,	-7
, <kin> </s>	16
, <kin> <kin>	4
, <kin> <name>	-19
, <kin> by	5
, <kin> in	5
, <kin> it	4
, <kin> n't	4
, <kin> of	-15
, <kin> order	15
, <kin> was	-4
, <month>	-15
, <month> </s>	-10
, <month> to	-9
, <name>	-12
, <name> &	6
, <name> 's	15
, <name> (	-18
, <name> ,	45
, <name> </s>	-195
, <name> <kin>	8
, <name> <name>	55
, <name> <number>	-29
, <name> above	9
, <name> and	17
, <name> at	22
, <name> for	-5
, <name> get	7
, <name> have	-13
, <name> i	-4
, <name> is	25
, <name> mostly	24
, <name> next	-15
, <name> on	11
, <name> one	21
, <name> only	6
, <name> say	-9
, <name> the	-9
, <name> time	9
, <number>	139
, <number> ,	13
, <number> </s>	53
, <number> <kin>	-120
, <number> <month>	9
, <number> <name>	-76
, <number> <number>	10
, <number> a	-9
, <number> am	14
, <number> at	10
, <number> bar	-23
, <number> battery	10
, <number> box	11
, <number> chair	5
, <number> coeliac	-17
, <number> cover	9
, <number> day	-11
, <number> down	23
, <number> euro	22
, <number> floor	28
, <number> generation	13
, <number> hive	36
, <number> hour	-8
, <number> in	-22
, <number> is	-6
, <number> item	-6
, <number> letter	-22
, <number> line	14
, <number> min	-27
, <number> minute	-70
, <number> moment	-16
, <number> month	17
, <number> more	-6
, <number> night	-5
, <number> now	14
, <number> of	29
, <number> off	23
, <number> on	54
, <number> page	-21
, <number> people	-12
, <number> percent	13
, <number> piece	7
, <number> question	6
, <number> round	7
, <number> screw	-15
, <number> sec	-17
, <number> second	-7
, <number> sharp	15
, <number> so	7
, <number> step	-16
, <number> sugar	9
, <number> to	27
, <number> variety	17
, <number> week	13
, <number> year	65
, a	-33
, a <kin>	4
, a <name>	24
, a <number>	6
, a former	-17
, a minor	-10
, a year	7
, about	64
, about <number>	73
, accord	-19
, accord to	-19
, across	11
, add	-36
, add more	-15
, after	-5
, again	-18
, again </s>	-18
, all	77
, all <number>	14
, all but	-17
, all clear	6
, all family	8
, all of	32
, all on	-10
, all remote	4
, all the	26
, along	-14
, along with	-14
, already	7
, alto	9
, always	291
, always ,	20
, always </s>	127
, always be	19
, always have	78
, and	19
, and everything	-12
, and i	30
, and it	-10
, and so	6
, and the	10
, and we	9
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
, around	16
, around <number>	12
, as	-13
, at	52
, at the	9
, back	-138
, back at	-31
, back by	-42
, back in	-64
, back now	-9
, back to	-4
, bad	19
, bad hip	28
, bad line	-5
, barley	-7
, base	11
, base in	14
, be	-29
, be a	-15
, be in	-25
, be like	7
, be quick	-9
, beat	-11
, because	15
, before	-4
, believe	8
, believe it	8
, better	-7
, bite	14
, blackwork	33
, bless	-12
, blind	4
, bliss	-18
, bliss </s>	-18
, blood	5
, blue	15
, bore	-21
, bore </s>	-21
, both	43
, both ear	18
, both in	8
, both of	11
, brain	4
, brain is	-7
, brb	-25
, brb </s>	-25
, brilliant	-19
, build	24
, burn	-9
, bus	-9
, but	18
, but i	6
, but the	-5
, buy	13
, by	36
, by choice	9
, by the	19
, call	9
, can	-99
, can i	-23
, can n't	-54
, can you	-25
, cancel	-24
, car	28
, carry	22
, carry an	7
, cash	38
, cash only	11
, cataract	17
, cataract </s>	14
, change	-20
, chapter	-14
, chapter <number>	-14
, check	-22
, check again	-6
, check it	-10
, check the	-6
, cheer	-27
, cheer </s>	-27
, clay	13
, clay soil	13
, coeliac	16
, coeliac </s>	15
, come	-17
, come from	-4
, come to	15
, come up	-5
, contract	13
, correct	-12
, could	-23
, could i	-9
, could you	-11
, count	20
, cover	-33
, cover for	-22
, crazy	-36
, crop	-11
, currently	6
, currently number	6
, cut	-18
, cut it	-6
, cut the	-10
, daily	10
, daily </s>	10
, dairy	-9
, date	-9
, date from	-9
, day	18
, deaf	-18
, delete	-20
, delivery	31
, despite	-6
, diagnose	13
, diagnose at	11
, diesel	18
, diesel </s>	18
, different	6
, do	-30
, do </s>	-15
, do for	-10
, do i	-25
, do n't	38
, drop	-10
, drop the	-10
, due	15
, due in	4
, early	11
, easy	-8
, egg	21
, electric	18
, end	-10
, end of	-26
, end up	8
, english	9
, epilepsy	22
, epilepsy ,	5
, epilepsy </s>	18
, epipen	4
, essential	51
, essential tremor	51
, even	49
, even in	7
, ever	126
, ever ,	29
, ever </s>	84
, every	104
, every <day>	18
, every day	17
, every month	10
, every time	40
, every week	8
, everyone	-15
, everyone is	-5
, everything 's	-16
, exam	15
, exam in	15
, explain	-39
, fail	11
, family	24
, farm	5
, feel	-22
, feel bad	-19
, feel better	-6
, fifth	14
, fifth floor	14
, finally	-38
, finally </s>	-40
, finally pass	8
, find out	24
, find the	-17
, fine </s>	-5
, finish	-55
, finish the	-26
, first	8
, first <number>	20
, first time	-7
, fix	4
, fix that	-17
, fix the	-6
, flight	-5
, for	48
, for <kin>	-27
, for <number>	-15
, for life	12
, for the	31
, forget	17
, form	18
, found	-18
, found the	-7
, fourth	-10
, freelance	25
, freelance </s>	6
, freeze	-20
, from	13
, from <name>	17
, from now	18
, from what	-20
, fun	-20
, funny	-29
, funny </s>	-6
, get	-20
, get <number>	-10
, get a	-26
, get insulin	4
, give	-40
, give me	-46
, go	-47
, go </s>	-18
, go ahead	-14
, go back	-27
, go for	19
, go on	19
, go to	-10
, goal	16
, goal is	16
, goalkeeper	10
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
, grow up	15
, guest	-13
, ha	-60
, ha </s>	-47
, half	21
, half <name>	6
, half asleep	-27
, half my	5
, half of	19
, hand	-7
, hand down	7
, hand shake	-12
, handle	-10
, hang	-37
, hang on	-37
, hard	25
, hate	37
, hate the	18
, haul	13
, have	38
, have <name>	-4
, have <number>	-15
, have a	-6
, have be	45
, have do	9
, have for	9
, have the	16
, have to	-44
, hay	-5
, he 's	-6
, he <kin>	23
, he was	-11
, head	-8
, hear	10
, heat	4
, help	-61
, help </s>	-32
, help me	-29
, hence	16
, hence the	21
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
, honestly	-4
, hope	23
, hope to	13
, house rule	12
, how	-173
, how do	-34
, how many	-39
, how much	-14
, how would	-20
, hurry	-61
, hurry </s>	-49
, hydrology	11
, hydrology </s>	11
, i	17
, i 'd	5
, i 'll	-31
, i 'm	-25
, i always	7
, i am	-13
, i can	8
, i come	-10
, i do	29
, i eat	-6
, i find	-8
, i get	21
, i give	10
, i go	-10
, i guess	-14
, i hate	18
, i have	6
, i just	-5
, i keep	9
, i look	-6
, i make	-32
, i never	11
, i now	6
, i only	17
, i own	8
, i play	-7
, i raise	17
, i read	-80
, i run	33
, i see	-12
, i take	19
, i think	-29
, i translate	9
, i use	12
, i want	-10
, i was	-6
, i write	-20
, idea	-4
, idea </s>	-7
, if	10
, if you	10
, ignore	-37
, ignore that	-17
, ignore the	-17
, ill	-17
, ill try	-9
, imagine	-14
, imagine </s>	-14
, in	58
, in <month>	-36
, in <name>	35
, in <number>	-9
, in general	-18
, in that	17
, in the	40
, in this	-12
, is	-86
, is 19	-7
, is a	-4
, is also	-11
, is deaf	6
, is diabetic	4
, is it	-43
, is leave	6
, is my	5
, is now	-8
, is older	14
, is scare	15
, is still	-10
, is that	-76
, is the	5
, is what	20
, it	-89
, it 's	-6
, it have	10
, it say	-26
, it seem	-5
, it was	9
, it will	-11
, its	-9
, its <name>	21
, its an	9
, its in	12
, joke	-16
, just	-63
, just <number>	19
, just ask	-9
, just fix	-5
, just pick	-11
, just see	-5
, just the	-6
, keep	-26
, keep it	-12
, keep that	-8
, kettle	-14
, kettle 's	-14
, key	12
, key come	5
, kid	-16
, kill	-27
, kill me	-27
, knee	21
, know	-4
, last	63
, last day	44
, later	-12
, leak	21
, learn	19
, learn it	17
, lease	19
, leave	39
, leave at	14
, leave in	-13
, left-handed	8
, left-handed </s>	8
, less	13
, less strict	13
, let	-23
, let me	-18
, licence	18
, like	20
, line	-5
, list	27
, list build	26
, live	-22
, live in	-20
, local	10
, long	21
, look	-46
, look fine	-9
, look nice	-22
, lose	-20
, loud	-19
, love	-31
, lovely	11
, madness	-39
, madness </s>	-39
, mail	-13
, mail only	-13
, mainly	7
, make	-58
, make him	-11
, make it	-30
, manual	21
, maybe	-31
, maybe <number>	-20
, me	7
, me and	-7
, meet	9
, meh	-21
, meh </s>	-21
, might	-5
, milk	-6
, mine	7
, mine 's	-12
, miss	-5
, miss it	-5
, morning	-4
, morning </s>	-4
, most	-12
, most of	5
, mostly	90
, mostly <name>	30
, mostly bridal	8
, mostly in	-4
, motorbike	35
, motorbike crash	35
, move	11
, must	-38
, must be	-13
, must hurry	-13
, my	36
, my <kin>	54
, my <name>	7
, my <number>	7
, my business	4
, my eye	-6
, my third	-8
, na	16
, na <name>	9
, name	6
, name is	11
, need	-54
, need <number>	-7
, need a	-12
, need to	-15
, never	181
, never <days>	4
, never <name>	10
, never a	-6
, never cup	9
, never do	9
, never get	13
, never have	31
, never in	6
, never learn	16
, never mind	-9
, next	5
, nice	-21
, nice </s>	-21
, night	-7
, no	-131
, no </s>	-56
, no <kin>	-49
, no <number>	-5
, no base	-9
, no call	7
, no car	-6
, no change	-23
, no choice	5
, no computer	9
, no exception	41
, no garden	-24
, no idea	-23
, no luck	-15
, no main	13
, no more	10
, no mri	6
, no nut	-13
, no phone	-8
, no screen	10
, no sleep	-14
, no sugar	9
, nobody	22
, nobody else	23
, nobody here	-7
, nobody say	14
, nobody there	-25
, not	34
, not <name>	8
, not <number>	-23
, not a	-46
, not by	6
, not even	14
, not mine	-8
, not the	15
, nothing	-7
, nothing </s>	-20
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
, ok	-12
, old	20
, older	4
, older than	4
, on a	7
, on my	-4
, on the	30
, on to	-8
, only	49
, only <kin>	4
, only <name>	12
, only <number>	-6
, only cash	4
, only the	-18
, open	-5
, open in	-4
, or	-49
, or so	-30
, order	-16
, other	-27
, other half	-20
, our	119
, our <kin>	29
, our <name>	6
, our family	9
, our old	-4
, ours	9
, ours since	7
, own	65
, own a	11
, own chair	8
, pack	-8
, pack </s>	-8
, page	-12
, page <number>	-12
, panic	13
, panic attack	11
, part-time	24
, part-time </s>	18
, paste	-7
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
, perfect	-6
, phone	-27
, phone at	-11
, plan	8
, play	29
, please	47
, please ,	11
, please </s>	-9
, please remember	21
, please use	6
, plot	28
, plot <number>	28
, plus <name>	9
, policy	6
, poor	-26
, post	-5
, post the	-5
, pretty	-8
, pretty </s>	-7
, probably	-15
, probably the	-15
, put	-9
, question	-7
, quick	-81
, quick </s>	-51
, quick <number>	-21
, quiz	-30
, quiz me	-30
, rain	-8
, raise	27
, raise in	9
, rarely	18
, rate	9
, read	-14
, ready	-33
, really	14
, really </s>	9
, rebuild	27
, red-and-green	57
, red-and-green look	64
, red-and-green mostly	-11
, redo	-21
, redo it	-13
, refuse	6
, register	9
, register in	9
, remove	-15
, rename	-9
, renew	8
, rent	8
, resend	-11
, rest	-22
, restart	-4
, restart </s>	-4
, retire	11
, retire </s>	10
, review	4
, review everything	4
, right	-57
, right </s>	-91
, right hand	22
, right side	11
, ring	-8
, roughly	-7
, router	-40
, row	-5
, row <number>	6
, rule	8
, run	15
, run until	7
, sad	-21
, sadly	-12
, sadly ,	-12
, same	-37
, same for	-11
, same thing	-7
, save	-8
, say	-101
, say it	-5
, say the	-82
, screen	9
, scroll	-7
, season	-13
, season ticket	7
, seat	-11
, seat <number>	-11
, second	15
, second year	4
, see	-14
, see below	-8
, self	4
, self-employed	9
, self-employed ,	9
, sell	34
, send	-28
, send help	-9
, send me	-10
, sew	-4
, she	52
, she 's	14
, shelf	12
, shop	17
, short	-4
, short answer	-9
, shorten	-20
, shorten it	-16
, should	-9
, should be	4
, shrink	-5
, shut	9
, sign	-5
, sign off	-12
, signal	-14
, signal bad	-13
, silly	-14
, since	41
, since <number>	6
, since covid	15
, sit	42
, sit it	10
, site	-31
, skip	-17
, skip the	-11
, sleep on	7
, slow	-9
, small	4
, smell	-19
, so	162
, so annoy	-7
, so funny	-34
, so i	-30
, so it	-11
, so just	-8
, so keep	31
, so large	20
, so long	6
, so make	6
, so my	14
, so no	41
, so now	23
, so our	5
, so phone	22
, so scissor	18
, so shortcut	14
, so spell	11
, so type	-11
, so voice	16
, so was	10
, so we	-17
, so what	-13
, so write	16
, soak	-18
, sofa	-13
, solar	31
, solar and	22
, some	-77
, some <kin>	-25
, some <name>	-32
, some <number>	10
, some guy	-15
, someone	-13
, something	-16
, sorry	-24
, sorry ,	-8
, sorry for	-16
, spanish	5
, speak	8
, speak <number>	-5
, spring	11
, stage	-18
, stall	-4
, stand	59
, stand rule	21
, start	8
, start at	10
, stay	6
, step	-10
, stick	6
, still	4
, still no	-12
, still raw	6
, stomach	26
, stop	19
, stop when	25
, storm	-16
, strictly	10
, study	-4
, supposedly	-26
, supposedly </s>	-26
, sure	-18
, swap	-47
, swap them	-39
, take	23
, take <number>	-4
, take the	-5
, talk	-8
, talk later	-17
, target	6
, target is	6
, taste	22
, taste like	17
, teach	4
, teach myself	9
, team	6
, tell	-28
, tell them	-18
, terrify	35
, terrify of	35
, test	4
, text	31
, text is	31
, thank	-48
, thank </s>	-27
, thank for	-9
, that	118
, that 's	191
, that fix	-5
, that keep	5
, the	-55
, the <kin>	19
, the <name>	23
, the <number>	14
, the app	-6
, the blue	5
, the deputy	23
, the flat	-13
, the guy	-11
, the heroine	-16
, the other	6
, the page	-7
, the paper	-10
, the report	-24
, the rest	13
, the second	-14
, the whole	12
, their	5
, then	14
, then <name>	-7
, then <number>	6
, then bed	-23
, then it	-6
, then the	35
, then we	6
, theory	9
, they	-48
, they 're	-9
, they reckon	-11
, they say	-28
, third	24
, third generation	22
, third time	-14
, third year	12
, this	-12
, this is	5
, though	27
, though i	22
, throat	30
, thx	-6
, thx for	-6
, till	10
, till <number>	9
, tiny	-31
, tiny flat	-13
, too	-84
, too blurry	-12
, too hard	-16
, too hot	-12
, too long	-10
, too windy	-8
, traffic	-10
, train	20
, train only	14
, train under	-14
, tram	5
, translate	-11
, trim	-25
, try	-12
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
, under <number>	-68
, undetectable	13
, unpaid	23
, unpaid ,	13
, up	8
, up at	20
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
, want	39
, want <number>	14
, want it	6
, want to	31
, was	-15
, was buy	-11
, was n't	-9
, wasp	16
, wasp sting	10
, we	109
, we 're	54
, we have	22
, we keep	5
, we live	11
, wear	9
, wed	18
, wed 's	8
, week	5
, weird	-42
, weird </s>	-42
, well	-10
, were	-39
, what	-236
, what 's	-24
, what <kin>	-12
, what a	-35
, what can	-32
, what do	-36
, what else	-13
, what is	-10
, what now	-10
, what would	-35
, where	-62
, where 's	-10
, where are	-14
, where do	-6
, where i	8
, where were	-24
, which	-118
, which </s>	-11
, which <number>	-14
, which i	7
, which is	-32
, which my	18
, while	-17
, who	-34
, who 's	9
, who <kin>	-7
, who have	-5
, who is	7
, who share	-15
, who teach	-17
, whoever	-5
, whoever that	-5
, whole	-6
, whom	12
, whom i	12
, why	-28
, why </s>	-33
, wifi	-5
, will be	-7
, will n't	7
, winter	6
, winter is	-6
, wipe	-10
, with	29
, with the	21
, wooden	18
, wooden one	18
, work	-55
, worth	-28
, worth it	-28
, would	-8
, wow	-7
, wow </s>	-7
, wrap	-11
, write	-15
, write in	7
, write me	-12
, wrong	-32
, year	12
, you	-25
, you save	-11
, your	-20
.	-61
. </s>	-88
. <number>	-12
/	7
0	26
0#ing	251
0#past	250
0#s	-129
1#ing	228
1#past	-247
1#s	-62
1000	10
1000 km	23
12	15
16	42
16 </s>	41
18	-7
18 </s>	26
19	43
19 ,	29
19 </s>	18
19 year old	-7
2#ing	-61
2#past	-122
2#s	27
35	-5
35 hour	-5
35 hour week	-5
41	23
68	5
81	5
96	12
:	-372
: <kin>	-48
: <kin> ,	-42
: <name>	-37
: <name> </s>	-29
: <number>	-20
: <number> ,	-39
: [	-9
: a	-39
: can	-26
: i	-16
: my	-38
: my <kin>	-38
: pizza	-14
: pizza and	-14
: that	18
: that 's	18
: the <kin>	5
;	87
; i	44
; i 'm	14
; it	13
<day>	40
<day> 's	-100
<day> 's match	-4
<day> +	19
<day> + <day>	19
<day> ,	-50
<day> , so	-24
<day> </s>	46
<day> <number>	30
<day> afternoon	8
<day> afternoon </s>	5
<day> and	-4
<day> and <day>	26
<day> at	5
<day> down	-14
<day> down </s>	-10
<day> even	-7
<day> evening	36
<day> for	-9
<day> group	7
<day> i	7
<day> i 'm	16
<day> in	-10
<day> is	-22
<day> is fine	-4
<day> is my	-14
<day> lunch	8
<day> market	27
<day> market in	14
<day> market sell	7
<day> mean	-4
<day> meeting	18
<day> meeting for	18
<day> morning	29
<day> morning 's	-6
<day> morning </s>	16
<day> next	-17
<day> next to	-17
<day> night	66
<day> night </s>	41
<day> night are	34
<day> of	30
<day> of each	8
<day> of the	38
<day> on	8
<day> only	21
<day> only </s>	21
<day> or	-15
<day> prayer	5
<day> report	4
<day> roast	10
<day> shift	6
<day> the	-17
<day> to	32
<day> to <day>	15
<day> was	-19
<day> was a	-4
<day> with	7
<day> with the	6
<day> work	-22
<day> work for	-22
<days>	377
<days> ,	92
<days> , <days>	8
<days> , always	7
<days> , i	-8
<days> , never	5
<days> , so	5
<days> , the	19
<days> </s>	86
<days> after	7
<days> and	52
<days> and <days>	51
<days> are	-38
<days> are awful	-11
<days> are for	-34
<days> are my	10
<days> are off	6
<days> at	31
<days> at the	27
<days> belong	5
<days> belong to	5
<days> i	65
<days> i 'm	37
<days> i volunteer	10
<days> off	39
<days> off </s>	21
<days> only	20
<days> only ,	5
<days> only </s>	15
<days> our	5
<days> so	19
<days> the	-19
<days> till	4
<days> with	9
<days> with <name>	7
<kin>	301
<kin> "	-5
<kin> '	27
<kin> ' ,	-18
<kin> ' in	4
<kin> ' on	17
<kin> ' place	-11
<kin> ' school	15
<kin> ' swim	17
<kin> 's	163
<kin> 's ,	5
<kin> 's </s>	35
<kin> 's <kin>	-48
<kin> 's <name>	16
<kin> 's a	48
<kin> 's alarm	-32
<kin> 's and	14
<kin> 's ash	10
<kin> 's at	-21
<kin> 's away	-33
<kin> 's barn	17
<kin> 's basement	-15
<kin> 's call	4
<kin> 's dementia	23
<kin> 's drill	-8
<kin> 's due	8
<kin> 's every	13
<kin> 's family	8
<kin> 's farm	21
<kin> 's from	14
<kin> 's garage	6
<kin> 's house	12
<kin> 's in	30
<kin> 's is	11
<kin> 's job	10
<kin> 's kitchen	-8
<kin> 's knee	15
<kin> 's name	16
<kin> 's on	13
<kin> 's order	25
<kin> 's passion	9
<kin> 's pension	4
<kin> 's place	5
<kin> 's recipe	12
<kin> 's rule	6
<kin> 's school	5
<kin> 's side	8
<kin> 's surgery	-8
<kin> 's surname	10
<kin> 's watch	-12
<kin> 's wheelchair	9
<kin> (	11
<kin> ( he	11
<kin> )	6
<kin> ) and	6
<kin> ,	113
<kin> , <kin>	-31
<kin> , <name>	192
<kin> , <number>	-39
<kin> , a	-18
<kin> , all	13
<kin> , and	8
<kin> , bite	21
<kin> , by	10
<kin> , can	8
<kin> , currently	6
<kin> , do	13
<kin> , found	-7
<kin> , handle	5
<kin> , he	5
<kin> , her	13
<kin> , i	-17
<kin> , in	-16
<kin> , is	17
<kin> , me	13
<kin> , mostly	-12
<kin> , my	5
<kin> , no	-45
<kin> , not	-11
<kin> , now	9
<kin> , only	4
<kin> , register	9
<kin> , say	-25
<kin> , self-employed	9
<kin> , so	31
<kin> , some	-26
<kin> , that	8
<kin> , under	-34
<kin> , unpaid	14
<kin> , want	-7
<kin> , was	-4
<kin> , we	8
<kin> , what	-7
<kin> , who	24
<kin> , work	-22
<kin> .	29
<kin> :	-82
<kin> : <kin>	-42
<kin> : <name>	15
<kin> : <number>	-23
<kin> ;	11
<kin> </s>	246
<kin> <kin>	-50
<kin> <kin> ,	12
<kin> <kin> </s>	-10
<kin> <kin> <name>	13
<kin> <kin> in	10
<kin> <kin> is	-20
<kin> <kin> my	-24
<kin> <kin> n't	16
<kin> <kin> the	15
<kin> <name>	309
<kin> <name> 's	-16
<kin> <name> ,	26
<kin> <name> </s>	36
<kin> <name> <kin>	14
<kin> <name> <name>	6
<kin> <name> <number>	-13
<kin> <name> and	10
<kin> <name> at	6
<kin> <name> can	17
<kin> <name> get	11
<kin> <name> handle	7
<kin> <name> hate	13
<kin> <name> have	45
<kin> <name> in	6
<kin> <name> is	15
<kin> <name> just	-25
<kin> <name> know	-9
<kin> <name> leave	5
<kin> <name> live	6
<kin> <name> move	8
<kin> <name> need	4
<kin> <name> only	9
<kin> <name> plant	5
<kin> <name> play	8
<kin> <name> raise	-6
<kin> <name> retire	5
<kin> <name> run	11
<kin> <name> sleep	9
<kin> <name> still	-5
<kin> <name> teach	-13
<kin> <name> use	6
<kin> <name> want	23
<kin> <name> was	19
<kin> <name> will	-11
<kin> <name> work	10
<kin> <number>	40
<kin> <number> ,	4
<kin> <number> <kin>	14
<kin> <number> for	5
<kin> <number> grand	4
<kin> ?	34
<kin> a	6
<kin> above	9
<kin> actually	4
<kin> actually </s>	4
<kin> after the	24
<kin> all	5
<kin> allow	-9
<kin> alone </s>	7
<kin> amateur	9
<kin> an	10
<kin> an hour	8
<kin> and	34
<kin> and <kin>	-5
<kin> and a	20
<kin> and i	31
<kin> and live	-4
<kin> and me	-14
<kin> and she	-24
<kin> and the	20
<kin> and you	-23
<kin> answer	12
<kin> apparently	-30
<kin> are	-74
<kin> are <kin>	6
<kin> are all	-13
<kin> are argue	-16
<kin> are asleep	-15
<kin> are at	7
<kin> are bilingual	4
<kin> are both	20
<kin> are call	-13
<kin> are in	27
<kin> are mainly	5
<kin> are milk	-9
<kin> are mostly	12
<kin> are my	6
<kin> are on	-25
<kin> are scream	-39
<kin> are with	12
<kin> army	6
<kin> army ,	10
<kin> as	17
<kin> as <name>	6
<kin> ask	-11
<kin> ask for	15
<kin> ask me	-7
<kin> at	-18
<kin> at <name>	-32
<kin> at a	25
<kin> at our	-9
<kin> at the	7
<kin> back	-6
<kin> back home	-8
<kin> before	4
<kin> belong	-7
<kin> build	19
<kin> but	4
<kin> but i	4
<kin> buy	9
<kin> by	43
<kin> by choice	14
<kin> by trade	38
<kin> call	72
<kin> call <name>	49
<kin> call me	16
<kin> can	-43
<kin> can live	-30
<kin> can n't	9
<kin> cancel	-41
<kin> character	-20
<kin> come	24
<kin> come at	7
<kin> come by	-11
<kin> come from	-6
<kin> come in	-9
<kin> come to	14
<kin> cost	-36
<kin> could	-17
<kin> data	4
<kin> day	-9
<kin> debt	22
<kin> debt leave	22
<kin> die	6
<kin> do	5
<kin> do n't	-7
<kin> drill	-15
<kin> drive </s>	-20
<kin> due	6
<kin> due in	6
<kin> each	7
<kin> eat	-12
<kin> eat my	-16
<kin> email	-14
<kin> emigrate	-15
<kin> emoji	-30
<kin> episode	-13
<kin> every	12
<kin> every other	5
<kin> expect	8
<kin> fall	-6
<kin> fight	-17
<kin> finally	-31
<kin> find	13
<kin> finish	-6
<kin> finish school	10
<kin> food	7
<kin> food </s>	5
<kin> for	48
<kin> for <number>	10
<kin> for a	-7
<kin> for my	-9
<kin> for the	5
<kin> for wifi	20
<kin> forbid <kin>	-14
<kin> from	-42
<kin> from <month>	4
<kin> from <name>	-56
<kin> from the	-4
<kin> get	60
<kin> get into	14
<kin> get the	14
<kin> give	-32
<kin> go	44
<kin> go to	14
<kin> group	7
<kin> handle	16
<kin> handle the	16
<kin> hate	36
<kin> have	44
<kin> have <name>	-10
<kin> have <number>	-27
<kin> have a	7
<kin> have asthma	-14
<kin> have be	-16
<kin> have dementia	12
<kin> have get	10
<kin> have go	-15
<kin> have have	19
<kin> have me	6
<kin> have n't	-8
<kin> have the	9
<kin> have to	7
<kin> have type	10
<kin> he	21
<kin> hear	-17
<kin> hear that	-16
<kin> her	-19
<kin> here	55
<kin> here ,	56
<kin> here is	-6
<kin> hold	6
<kin> i	4
<kin> i think	-13
<kin> i want	-31
<kin> in	-129
<kin> in <month>	42
<kin> in <name>	60
<kin> in <number>	14
<kin> in a	-11
<kin> in chapter	-32
<kin> in may	22
<kin> in my	-39
<kin> in our	4
<kin> in question	-15
<kin> in rural	4
<kin> in spring	16
<kin> in that	-41
<kin> in the	-77
<kin> in this	-16
<kin> insist	17
<kin> insist on	22
<kin> into	-12
<kin> is	-110
<kin> is </s>	-6
<kin> is <name>	74
<kin> is <number>	40
<kin> is a	39
<kin> is ask	-17
<kin> is asleep	-32
<kin> is at	-40
<kin> is bark	-29
<kin> is call	17
<kin> is cry	-12
<kin> is diabetic	4
<kin> is do	13
<kin> is due	24
<kin> is dyslexic	6
<kin> is here	-31
<kin> is home	-29
<kin> is in	-24
<kin> is late	-25
<kin> is my	24
<kin> is now	28
<kin> is on	-17
<kin> is sell	6
<kin> is sit	-25
<kin> is stick	-11
<kin> is sulk	-30
<kin> is teach	11
<kin> is the	25
<kin> it	-17
<kin> job	-16
<kin> joke	-45
<kin> joke about	-28
<kin> judo	6
<kin> just	-128
<kin> just arrive	-7
<kin> just call	-11
<kin> just eat	-10
<kin> just move	7
<kin> just now	-8
<kin> just put	13
<kin> just raise	18
<kin> just ring	-9
<kin> just send	-15
<kin> just throw	-5
<kin> just walk	-18
<kin> keep	22
<kin> know	13
<kin> know </s>	-8
<kin> last	7
<kin> leave	20
<kin> leave for	-16
<kin> leave me	17
<kin> letter	-12
<kin> like	-32
<kin> like the	-4
<kin> listen	-8
<kin> live	66
<kin> live <number>	5
<kin> live downstair	26
<kin> live in	5
<kin> live with	8
<kin> loan	49
<kin> lock	8
<kin> love	-15
<kin> love the	-4
<kin> morning	11
<kin> move in	6
<kin> move into	10
<kin> mow	-10
<kin> my	-35
<kin> n't	7
<kin> n't </s>	-9
<kin> n't allow	8
<kin> n't bother	16
<kin> n't eat	16
<kin> n't fit	-7
<kin> name	28
<kin> name <name>	25
<kin> navy	8
<kin> need	7
<kin> need milk	9
<kin> never	16
<kin> next	-16
<kin> next door	-22
<kin> not	-38
<kin> note	-9
<kin> note by	-9
<kin> nothing	-7
<kin> now	64
<kin> now </s>	38
<kin> number	21
<kin> number <number>	21
<kin> of <number>	47
<kin> of a	7
<kin> of mine	-4
<kin> of my	-12
<kin> of our	4
<kin> of ours	10
<kin> of that	-17
<kin> of the	-24
<kin> off	-5
<kin> on	-57
<kin> on <day>	-7
<kin> on <days>	16
<kin> on <name>	-43
<kin> on <number>	4
<kin> on a	20
<kin> on induction	18
<kin> on our	-13
<kin> on permanent	11
<kin> on that	-12
<kin> on the	-40
<kin> on tv	-12
<kin> only	14
<kin> only eat	5
<kin> order	27
<kin> order </s>	26
<kin> our	21
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
<kin> play	35
<kin> portal	13
<kin> prefer	-7
<kin> put	9
<kin> raise	26
<kin> raise me	13
<kin> read	16
<kin> read only	16
<kin> refuse	9
<kin> result	-8
<kin> retire	6
<kin> rice	-9
<kin> ring while	-5
<kin> run	6
<kin> run it	10
<kin> run the	20
<kin> say	-13
<kin> say <name>	25
<kin> say hi	-16
<kin> say i	17
<kin> say the	-18
<kin> sell	-13
<kin> send	-12
<kin> shop	-14
<kin> should	-62
<kin> shout	-14
<kin> show take	5
<kin> side	13
<kin> since	18
<kin> since i	6
<kin> since uni	13
<kin> sit	24
<kin> sit in	15
<kin> sleep	-25
<kin> sleep <number>	-30
<kin> sleep in	12
<kin> so	18
<kin> speak	-21
<kin> speak <name>	-32
<kin> split	13
<kin> split when	10
<kin> start	13
<kin> start school	6
<kin> stay	20
<kin> still	27
<kin> still own	15
<kin> stop	-12
<kin> stop lay	-12
<kin> study	-12
<kin> stutter	18
<kin> support	8
<kin> surgery	-41
<kin> table	-18
<kin> table have	-18
<kin> take	-9
<kin> teach	27
<kin> teach me	6
<kin> tell	-18
<kin> tell the	-11
<kin> that	12
<kin> the	119
<kin> the paperwork	9
<kin> the talk	6
<kin> the under-12s	12
<kin> there	-5
<kin> think	11
<kin> this	-16
<kin> to	11
<kin> to <name>	4
<kin> to leukemia	5
<kin> to our	4
<kin> today	-11
<kin> today </s>	-8
<kin> tongue	10
<kin> tongue 's	17
<kin> tongue ,	6
<kin> tonight	-30
<kin> train	26
<kin> turn	30
<kin> turn <number>	25
<kin> under	8
<kin> unit	13
<kin> unit </s>	13
<kin> until	14
<kin> upstairs	32
<kin> upstairs are	13
<kin> visa	17
<kin> vs	-39
<kin> wait	-18
<kin> wake	-20
<kin> walk	-34
<kin> want	-10
<kin> want a	-26
<kin> want everything	13
<kin> want it	-22
<kin> want the	31
<kin> want this	-22
<kin> want to	-11
<kin> was	-16
<kin> we	-21
<kin> were	4
<kin> who	-26
<kin> who run	-8
<kin> will	-32
<kin> with	-12
<kin> with a	-35
<kin> with the	-19
<kin> within	6
<kin> within <number>	6
<kin> work	15
<kin> work night	15
<kin> work offshore	8
<kin> work on	5
<kin> would	-17
<kin> yesterday	-33
<kin> |	-24
<kin> | </s>	-24
<month>	626
<month> ,	150
<month> , <name>	12
<month> , <number>	19
<month> , freelance	7
<month> , i	5
<month> , per	-19
<month> , then	9
<month> , visa	11
<month> </s>	422
<month> <number>	82
<month> <number> ,	19
<month> <number> </s>	62
<month> and	15
<month> and <name>	-8
<month> and i	12
<month> and that	-7
<month> for	11
<month> for the	6
<month> have	-14
<month> have <number>	-14
<month> i	-32
<month> i 'll	-22
<month> i have	6
<month> in	19
<month> in <name>	12
<month> is	-71
<month> next	12
<month> next year	12
<month> on	5
<month> so	5
<month> the	-17
<month> to	21
<month> to march	5
<month> we	12
<month> with	6
<name>	247
<name> "	-18
<name> &	-27
<name> & <name>	-7
<name> 's	50
<name> 's ,	21
<name> 's </s>	47
<name> 's <kin>	-31
<name> 's <name>	22
<name> 's a	12
<name> 's allergic	7
<name> 's and	-13
<name> 's for	7
<name> 's parole	-9
<name> 's real	-12
<name> 's school	5
<name> (	-34
<name> ,	292
<name> , <days>	6
<name> , <kin>	-21
<name> , <number>	48
<name> , a	12
<name> , about	7
<name> , all	7
<name> , always	7
<name> , and	4
<name> , back	-21
<name> , build	5
<name> , but	5
<name> , can	17
<name> , chapter	-14
<name> , come	8
<name> , for	7
<name> , from	-9
<name> , graduate	6
<name> , half	9
<name> , he	6
<name> , here	5
<name> , hibernate	5
<name> , how	-35
<name> , i	39
<name> , in	16
<name> , it	-12
<name> , key	5
<name> , know	6
<name> , leave	7
<name> , live	-8
<name> , look	-22
<name> , lose	-11
<name> , manual	13
<name> , me	4
<name> , my	24
<name> , never	-23
<name> , no	-18
<name> , nobody	19
<name> , not	5
<name> , older	4
<name> , on	-52
<name> , only	12
<name> , our	21
<name> , own	20
<name> , pay	14
<name> , raise	10
<name> , right	-30
<name> , say	10
<name> , sell	11
<name> , she	16
<name> , should	5
<name> , sign	-14
<name> , since	13
<name> , sleep	7
<name> , so	10
<name> , spanish	5
<name> , stall	4
<name> , start	-4
<name> , still	9
<name> , that	34
<name> , the	15
<name> , then	14
<name> , they	-10
<name> , third	22
<name> , though	17
<name> , train	-15
<name> , want	21
<name> , we	24
<name> , wed	7
<name> , what	-13
<name> , where	8
<name> , which	-23
<name> , who	-23
<name> , with	22
<name> .	-36
<name> . </s>	-36
<name> ;	8
<name> </s>	210
<name> <day>	10
<name> <kin> '	17
<name> <kin> ,	-6
<name> <kin> </s>	12
<name> <kin> <name>	5
<name> <kin> is	-13
<name> <kin> our	4
<name> <kin> the	12
<name> <name>	24
<name> <name> 's	-8
<name> <name> ,	17
<name> <name> </s>	124
<name> <name> <name>	7
<name> <name> and	8
<name> <name> at	-25
<name> <name> call	22
<name> <name> come	-15
<name> <name> for	10
<name> <name> have	-20
<name> <name> in	13
<name> <name> is	-27
<name> <name> on	-20
<name> <name> run	6
<name> <name> since	5
<name> <number>	64
<name> <number> '	9
<name> <number> ,	-23
<name> <number> </s>	80
<name> <number> day	5
<name> <number> in	5
<name> <number> year	9
<name> a	-46
<name> a <kin>	-8
<name> a sec	-13
<name> about	-8
<name> above	9
<name> above all	9
<name> account	13
<name> account in	9
<name> after	11
<name> after the	17
<name> again	-19
<name> ahead	-9
<name> ahead of	-6
<name> airport	-13
<name> airport ,	-13
<name> all	-20
<name> already	-19
<name> and	152
<name> and <name>	41
<name> and do	5
<name> and forbid	-16
<name> and go	12
<name> and have	-16
<name> and i	14
<name> and in	5
<name> and it	-9
<name> and little	9
<name> and live	-10
<name> and only	-8
<name> and she	15
<name> and the	-29
<name> and then	7
<name> and want	5
<name> and will	8
<name> anymore	15
<name> anymore </s>	15
<name> apparently	-28
<name> apparently </s>	-28
<name> archipelago	14
<name> are	-64
<name> are get	-7
<name> are my	5
<name> around	-4
<name> as	24
<name> as a	18
<name> as well	5
<name> at	37
<name> at <name>	-18
<name> at <number>	18
<name> at a	4
<name> at home	27
<name> at my	-18
<name> at number	14
<name> at our	12
<name> at the	-14
<name> at work	25
<name> be	-19
<name> because	22
<name> because of	-4
<name> before	94
<name> before <number>	10
<name> before i	30
<name> before the	44
<name> begin	-21
<name> book	6
<name> both	-18
<name> branch	60
<name> brass	7
<name> build	14
<name> but	27
<name> but never	13
<name> but not	-16
<name> by	54
<name> by <number>	22
<name> by next	8
<name> call	27
<name> call <name>	22
<name> can	37
<name> can n't	30
<name> chi	-19
<name> church	-6
<name> code	-9
<name> come	10
<name> come back	9
<name> come on	-15
<name> come out	-16
<name> company	9
<name> cost	-29
<name> cover	4
<name> delta	9
<name> delta </s>	9
<name> die	15
<name> die in	6
<name> do	-32
<name> do n't	-17
<name> do solar	-5
<name> down	-22
<name> drink	-22
<name> drive	-12
<name> each	7
<name> each <month>	4
<name> end in	-8
<name> end on	5
<name> even	16
<name> even if	9
<name> every	29
<name> every <day>	11
<name> fall	-38
<name> file	10
<name> film	-19
<name> film </s>	-11
<name> first	19
<name> first </s>	16
<name> flight	-28
<name> food ,	16
<name> food </s>	-17
<name> for <kin>	-12
<name> for <name>	-11
<name> for <number>	39
<name> for a	38
<name> for good	32
<name> for lunch	-34
<name> for me	4
<name> for my	-11
<name> for some	-22
<name> for the	46
<name> for this	-37
<name> form	7
<name> format	4
<name> format </s>	4
<name> franc </s>	11
<name> franc although	-13
<name> from	4
<name> from <name>	26
<name> from <number>	-11
<name> from next	5
<name> from the	-14
<name> game	-26
<name> get	-23
<name> get cut	-15
<name> get into	9
<name> glove	10
<name> go	-28
<name> go home	-15
<name> go up	-13
<name> group	22
<name> group in	9
<name> habit	10
<name> hall	7
<name> hate	-9
<name> hate slide	7
<name> have	-43
<name> have <number>	-45
<name> have a	-10
<name> have be	-7
<name> have get	-17
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
<name> in <month>	14
<name> in <name>	47
<name> in <number>	14
<name> in my	-16
<name> in our	8
<name> in that	-14
<name> in this	-8
<name> inherit	-13
<name> insist	36
<name> insist on	21
<name> insurer	12
<name> insurer </s>	12
<name> into	7
<name> into <name>	7
<name> is	48
<name> is <name>	7
<name> is <number>	21
<name> is a	-21
<name> is better	6
<name> is close	-25
<name> is due	-12
<name> is go	20
<name> is in	-6
<name> is my	24
<name> is n't	23
<name> is on	4
<name> is ours	11
<name> is the	-5
<name> is where	23
<name> just	-81
<name> just now	-43
<name> keep	-23
<name> know	-9
<name> last spring	10
<name> last week	-26
<name> last year	29
<name> leave	35
<name> leave </s>	14
<name> leave me	12
<name> leave us	6
<name> library	5
<name> library </s>	5
<name> licence	41
<name> licence </s>	15
<name> licence at	11
<name> line	26
<name> live	32
<name> live in	28
<name> look	-11
<name> look after	8
<name> lose	-6
<name> make	10
<name> marathon	16
<name> marathon in	19
<name> market	14
<name> market </s>	16
<name> master	18
<name> mean	-13
<name> most	8
<name> mostly	24
<name> mostly </s>	24
<name> move	19
<name> move to	14
<name> my	9
<name> my <kin>	4
<name> name	-6
<name> name </s>	-7
<name> need	-5
<name> need insulin	4
<name> negative	-5
<name> never	-53
<name> never learn	-9
<name> next	33
<name> next </s>	-15
<name> next <month>	13
<name> next door	6
<name> next to	-16
<name> next year	18
<name> not <name>	-11
<name> now	36
<name> now </s>	34
<name> of	-17
<name> office	22
<name> office </s>	15
<name> on	49
<name> on <day>	-5
<name> on <name>	4
<name> on <number>	5
<name> on a	20
<name> on line	-10
<name> on my	14
<name> on our	9
<name> on the	6
<name> once	23
<name> once the	15
<name> one	21
<name> one </s>	21
<name> only	19
<name> only </s>	-9
<name> only read	5
<name> open	-40
<name> or	-95
<name> or <name>	-53
<name> over	16
<name> own	10
<name> own the	10
<name> pass	11
<name> passport	-7
<name> pay	9
<name> place	-32
<name> plant	6
<name> play	-8
<name> play the	6
<name> please </s>	-14
<name> pls	-35
<name> pls </s>	-39
<name> put	-28
<name> put my	-22
<name> raise me	7
<name> register	8
<name> remote	-24
<name> retire	-26
<name> retire in	-9
<name> right	-12
<name> right </s>	-11
<name> run	24
<name> run the	13
<name> say	-33
<name> say </s>	-10
<name> school	-15
<name> sell	-21
<name> sentence	-4
<name> service	31
<name> shop	7
<name> sign	-13
<name> sign off	-13
<name> since	49
<name> since <name>	5
<name> since the	26
<name> sit	11
<name> sit in	7
<name> site	-14
<name> sleep	9
<name> sleep under	5
<name> so	37
<name> somebody	-19
<name> somebody ,	-7
<name> speaker	8
<name> spell	25
<name> spell ,	9
<name> spell in	11
<name> split	-19
<name> start	-47
<name> start at	5
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
<name> teach me	4
<name> team	12
<name> test	37
<name> test </s>	37
<name> that	45
<name> that i	15
<name> that my	19
<name> that the	-8
<name> the	-41
<name> the <kin>	-13
<name> the whole	-15
<name> then	-8
<name> there	9
<name> there 's	5
<name> this	17
<name> this morning	-14
<name> till	33
<name> time	-16
<name> time </s>	-12
<name> to	13
<name> to <name>	-29
<name> to <number>	-4
<name> to me	4
<name> to you	-26
<name> today	-7
<name> today </s>	-8
<name> tomorrow	-28
<name> tomorrow </s>	-17
<name> turn	21
<name> twice	16
<name> twice </s>	30
<name> under	18
<name> under the	11
<name> unless	13
<name> unless i	13
<name> until	7
<name> use	-18
<name> use <name>	-14
<name> was	-18
<name> was bear	80
<name> was close	-8
<name> was the	-10
<name> way	7
<name> way ,	7
<name> we	-15
<name> we have	5
<name> when	-5
<name> when he	-6
<name> whenever	13
<name> who	-31
<name> will	-54
<name> will n't	-20
<name> will take	-34
<name> win	-20
<name> with	-5
<name> with <name>	15
<name> with <number>	-7
<name> with a	-40
<name> with my	26
<name> without	5
<name> woman	7
<name> word	-13
<name> work	-12
<name> work better	-19
<name> work night	4
<name> work on	-11
<name> write	-13
<name> year	9
<name> yesterday	-54
<name> yesterday ,	-21
<name> yesterday </s>	-22
<name> you	-55
<number>	19
<number> "	-21
<number> '	-6
<number> ' mock	9
<number> ,	68
<number> , <days>	17
<number> , <kin>	39
<number> , <number>	-32
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
<number> , i	26
<number> , in	12
<number> , is	-35
<number> , it	10
<number> , make	-5
<number> , mostly	-7
<number> , must	-22
<number> , my	15
<number> , need	-9
<number> , never	22
<number> , no	-20
<number> , not	-17
<number> , nothing	15
<number> , now	9
<number> , on	12
<number> , pay	30
<number> , raise	5
<number> , right	4
<number> , same	-11
<number> , say	-18
<number> , she	5
<number> , since	10
<number> , so	-38
<number> , still	19
<number> , teach	16
<number> , thank	-14
<number> , that	7
<number> , the	-19
<number> , too	-17
<number> , want	13
<number> , what	-45
<number> , wrap	-11
<number> 1000	10
<number> 1000 km	23
<number> ;	4
<number> </s>	171
<number> <kin>	-188
<number> <kin> ,	-93
<number> <kin> :	9
<number> <kin> </s>	-83
<number> <kin> a	18
<number> <kin> alone	7
<number> <kin> and	24
<number> <kin> at	20
<number> <kin> from	-14
<number> <kin> in	18
<number> <kin> on	8
<number> <kin> since	-5
<number> <kin> under	9
<number> <kin> who	-10
<number> <month>	104
<number> <month> ,	19
<number> <month> </s>	72
<number> <month> <number>	7
<number> <month> in	17
<number> <name> ,	-5
<number> <name> </s>	-48
<number> <name> <name>	-6
<number> <name> have	-9
<number> <name> in	-31
<number> <name> that	7
<number> <name> to	4
<number> <name> with	12
<number> <number> </s>	-15
<number> <number> a	11
<number> <number> km	31
<number> <number> year	7
<number> a	110
<number> a month	61
<number> a week	27
<number> a year	26
<number> a.m	29
<number> a.m .	29
<number> about	-17
<number> acre	9
<number> across	-28
<number> across </s>	-28
<number> adult	-28
<number> adult ,	-28
<number> after	27
<number> after <number>	6
<number> after the	11
<number> again	-9
<number> again </s>	-9
<number> all	-13
<number> am	63
<number> am </s>	37
<number> am and	14
<number> an	15
<number> an hour	15
<number> and	106
<number> and <number>	-58
<number> and after	-5
<number> and at	5
<number> and have	9
<number> and i	31
<number> and is	-9
<number> and it	5
<number> and its	-19
<number> and never	20
<number> and now	17
<number> and that	18
<number> and the	-6
<number> answer	-4
<number> answer </s>	-4
<number> apple	10
<number> approval	77
<number> approval </s>	31
<number> are	-7
<number> are hard	-5
<number> argument	-12
<number> argument </s>	-6
<number> at	33
<number> at a	17
<number> at home	7
<number> at most	8
<number> at night	6
<number> at work	11
<number> bag	-5
<number> bar	-30
<number> bathroom	4
<number> battery	10
<number> because	-11
<number> because of	-12
<number> bed	-26
<number> before	44
<number> before tax	18
<number> blue	-11
<number> book	28
<number> book </s>	36
<number> book in	-13
<number> box	33
<number> bullet	-26
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
<number> chair	-8
<number> chair </s>	5
<number> chair and	7
<number> character	16
<number> character </s>	16
<number> chemistry	-8
<number> click	-4
<number> cm	47
<number> coeliac	-17
<number> coffee	-28
<number> coffee ,	-7
<number> coin	-14
<number> column	-48
<number> column </s>	-23
<number> come	-9
<number> come out	-8
<number> corolla	31
<number> country	11
<number> cover	13
<number> cover a	10
<number> cup	-16
<number> dairy	5
<number> dairy <kin>	5
<number> day	-11
<number> day ,	-26
<number> day </s>	38
<number> day to	-8
<number> day week	9
<number> degree	-20
<number> degree </s>	-16
<number> diabetes	23
<number> diabetes </s>	25
<number> digit	-10
<number> do	-14
<number> do n't	-10
<number> dollar	7
<number> door	4
<number> door down	4
<number> down	6
<number> down </s>	23
<number> duplicate	-9
<number> ear	7
<number> egg	-63
<number> egg ,	-16
<number> epoch	-11
<number> error	-15
<number> error </s>	-6
<number> error when	-7
<number> espresso	11
<number> essay	-4
<number> euro	69
<number> euro </s>	10
<number> euro a	22
<number> every	31
<number> every day	8
<number> every month	11
<number> every morning	6
<number> every night	4
<number> expect	7
<number> fifty-minute	40
<number> fifty-minute lesson	40
<number> file	-30
<number> file </s>	-15
<number> find	16
<number> finger	22
<number> finger ,	33
<number> flat	17
<number> flat in	14
<number> floor	35
<number> floor </s>	24
<number> fold	26
<number> foot	55
<number> foot <number>	58
<number> for <number>	-14
<number> for a	-4
<number> for me	11
<number> for my	6
<number> for no	-24
<number> fox	-9
<number> fox and	-9
<number> from	-31
<number> from <month>	4
<number> from the	-6
<number> generation	17
<number> generation </s>	9
<number> generation of	-7
<number> gig	8
<number> gig </s>	11
<number> go	-6
<number> good	18
<number> grade	11
<number> gram	-26
<number> grand	19
<number> grand </s>	17
<number> guy	6
<number> hand	4
<number> hand </s>	-4
<number> have	-18
<number> have a	-13
<number> heart	-9
<number> hectare	6
<number> here	23
<number> here ,	32
<number> here </s>	4
<number> hive	68
<number> hive ,	12
<number> hive </s>	16
<number> hive behind	22
<number> home	5
<number> hotel	9
<number> hotel in	9
<number> hour	-143
<number> hour ,	-56
<number> hour </s>	-7
<number> hour a	-20
<number> hour ahead	10
<number> hour and	-23
<number> hour each	12
<number> hour from	22
<number> hour in	-13
<number> hour late	-18
<number> hour now	-9
<number> hour today	-12
<number> house	5
<number> i	34
<number> i 'm	8
<number> i have	-5
<number> i leave	-6
<number> i lose	-7
<number> i see	-8
<number> in	98
<number> in <kin>	19
<number> in <month>	30
<number> in <name>	7
<number> in <number>	-7
<number> in a	5
<number> in may	44
<number> in my	-11
<number> in the	-8
<number> include	21
<number> instead	18
<number> is	-67
<number> is allergic	-18
<number> is the	31
<number> is too	-5
<number> item	-15
<number> jersey	20
<number> job	12
<number> job </s>	11
<number> junior	14
<number> kg	7
<number> kg since	7
<number> kidney	37
<number> kidney ,	10
<number> kidney </s>	23
<number> kilo	83
<number> kilo </s>	26
<number> kilo before	8
<number> kilo since	27
<number> kilometre	17
<number> km	39
<number> km </s>	33
<number> km a	-14
<number> language	4
<number> language ,	20
<number> language </s>	-17
<number> last	-9
<number> last night	-32
<number> last time	14
<number> leave	-6
<number> legged	-8
<number> legged <kin>	-8
<number> length	-14
<number> letter	-36
<number> letter ,	-21
<number> letter </s>	-8
<number> level	12
<number> line	-4
<number> line a	12
<number> litre	29
<number> little	-8
<number> live	7
<number> lung	10
<number> machine	7
<number> man	-21
<number> math	-37
<number> max	7
<number> max </s>	7
<number> may	42
<number> may ,	17
<number> may </s>	24
<number> member	44
<number> member </s>	44
<number> method	-23
<number> metre	13
<number> metre of	-9
<number> milker	-13
<number> million	-4
<number> min	-181
<number> min ,	-39
<number> min </s>	-77
<number> min each	14
<number> min in	-12
<number> min late	-10
<number> min leave	-5
<number> min or	-16
<number> min so	-17
<number> min to	-23
<number> min walk	20
<number> minute	-397
<number> minute ,	-35
<number> minute </s>	-183
<number> minute after	-10
<number> minute ago	-48
<number> minute and	-22
<number> minute away	-11
<number> minute before	-41
<number> minute by	4
<number> minute each	72
<number> minute i	-6
<number> minute late	-26
<number> minute leave	-20
<number> minute of	-11
<number> minute to	4
<number> miscarriage	17
<number> miscarriage before	17
<number> miss	-8
<number> mm	9
<number> mm of	-19
<number> moment	-16
<number> month	5
<number> month '	4
<number> month </s>	-10
<number> month a	-20
<number> month ago	22
<number> month of	-4
<number> month to	-14
<number> more	-55
<number> more question	-6
<number> more year	4
<number> morning	18
<number> ms	-15
<number> my	-7
<number> name	-72
<number> name for	-43
<number> need	6
<number> need <number>	10
<number> next	-5
<number> night	-17
<number> night </s>	14
<number> night in	-15
<number> night on	-5
<number> nil	-17
<number> nil </s>	-17
<number> now	32
<number> now </s>	29
<number> o	-36
<number> o '	-36
<number> of	92
<number> of <month>	10
<number> of <name>	8
<number> of <number>	-18
<number> of each	17
<number> of our	-4
<number> of them	27
<number> of those	-16
<number> of us	78
<number> off	51
<number> off ,	4
<number> off </s>	41
<number> old	7
<number> on	116
<number> on ,	11
<number> on <day>	19
<number> on <days>	6
<number> on <name>	17
<number> on <number>	37
<number> on it	17
<number> on the	5
<number> on this	-4
<number> option	5
<number> option ,	10
<number> option </s>	-11
<number> or <number>	-24
<number> or just	26
<number> out	-22
<number> out of	-22
<number> over	21
<number> pack	14
<number> page	-53
<number> page ,	8
<number> page </s>	-40
<number> pan	-18
<number> pan </s>	-13
<number> panel	16
<number> paragraph	9
<number> parcel	-7
<number> parcel </s>	-7
<number> part	-17
<number> past	-8
<number> pb	27
<number> pb is	27
<number> people	-86
<number> people ,	4
<number> people </s>	-47
<number> people and	7
<number> people make	7
<number> people since	7
<number> people talk	-23
<number> percent	-100
<number> percent ,	-14
<number> percent </s>	-20
<number> percent in	-5
<number> percent of	-19
<number> percent off	-8
<number> percent so	-10
<number> photo	-15
<number> piano	23
<number> piece	33
<number> piece </s>	11
<number> pixel	-12
<number> plate	-8
<number> please	-4
<number> please </s>	-4
<number> pls	-40
<number> pls </s>	-40
<number> pm </s>	14
<number> point	-17
<number> pound	15
<number> px	-13
<number> question ,	-5
<number> quid	-53
<number> quid a	15
<number> quid on	-15
<number> read	-37
<number> reader	10
<number> recipe	39
<number> result	-4
<number> result ,	-4
<number> retry	-10
<number> ring	11
<number> roof	18
<number> room	-51
<number> room </s>	-7
<number> room and	-7
<number> round	9
<number> row	-55
<number> row ,	-14
<number> row </s>	-10
<number> salary	9
<number> salary </s>	9
<number> school	6
<number> screw	-18
<number> season	6
<number> sec	-17
<number> sec </s>	-17
<number> second	-103
<number> second ,	-22
<number> second </s>	-36
<number> second to	-9
<number> sentence	-20
<number> sharp	33
<number> sharp ,	16
<number> sharp </s>	15
<number> shoe	31
<number> should	-4
<number> should be	-4
<number> show	-29
<number> signature	7
<number> since	12
<number> since <name>	11
<number> since i	-10
<number> slide	-8
<number> small	-4
<number> so	27
<number> so call	4
<number> so far	7
<number> so i	-13
<number> solar	-9
<number> solar panel	-9
<number> space	31
<number> split	-35
<number> split by	-35
<number> square	8
<number> square metre	8
<number> staff	-17
<number> star	-4
<number> stent	27
<number> step	-24
<number> step ,	-16
<number> stick	9
<number> still	-27
<number> still awake	-30
<number> string	-8
<number> sugar	9
<number> sugar ,	9
<number> tab	-23
<number> tab open	-12
<number> table	-18
<number> ten	-11
<number> ten so	-11
<number> test	-4
<number> the	-27
<number> then	-22
<number> then ,	-4
<number> there	24
<number> thing	13
<number> thing i	7
<number> this	-7
<number> this morning	-11
<number> this year	14
<number> tile	-7
<number> time	22
<number> time ,	-12
<number> time a	24
<number> time and	-7
<number> title	4
<number> to	-23
<number> to <number>	-18
<number> to get	9
<number> to go	4
<number> to metric	-11
<number> to the	8
<number> today	-100
<number> today ,	-17
<number> today </s>	-35
<number> today because	-15
<number> ton	4
<number> ton of	4
<number> tonight	-52
<number> tonight ,	-12
<number> tonight </s>	-40
<number> too	-20
<number> tour	11
<number> tour in	11
<number> truck	-4
<number> truck ,	-4
<number> try	-19
<number> try </s>	-10
<number> try to	-6
<number> typo	-8
<number> typo </s>	-5
<number> until	30
<number> until <number>	20
<number> until the	10
<number> valley	-7
<number> van are	17
<number> variety	17
<number> variety </s>	17
<number> venue	6
<number> venue site	6
<number> village	11
<number> voice	-5
<number> warning	-9
<number> was	-9
<number> way	-13
<number> week	78
<number> week ,	10
<number> week </s>	31
<number> week ahead	-10
<number> week in	6
<number> week on	6
<number> week out	11
<number> who	11
<number> who <kin>	6
<number> who paste	-11
<number> who speak	6
<number> winter	30
<number> winter in	4
<number> with	30
<number> with <number>	9
<number> with a	6
<number> with the	18
<number> woman	17
<number> woman in	7
<number> word	-39
<number> word ,	-24
<number> word </s>	-12
<number> word a	26
<number> word and	-6
<number> word over	-5
<number> work	4
<number> work </s>	-8
<number> year	168
<number> year '	5
<number> year ,	21
<number> year </s>	-83
<number> year at	4
<number> year back	16
<number> year before	12
<number> year for	-4
<number> year i	10
<number> year in	46
<number> year now	45
<number> year of	11
<number> year old	17
<number> year on	8
<number> year or	19
<number> year this	18
<number> year to	12
<number> yesterday	-24
<s> "	-25
<s> " i	-8
<s> 0	24
<s> 31	-5
<s> <day>	-44
<s> <day> 's	-65
<s> <day> evening	8
<s> <day> i	-13
<s> <day> is	7
<s> <day> lunch	6
<s> <day> meeting	18
<s> <day> morning	18
<s> <day> night	21
<s> <day> prayer	5
<s> <day> roast	10
<s> <day> work	-32
<s> <days>	32
<s> <days> ,	-17
<s> <days> and	8
<s> <days> are	-36
<s> <days> belong	5
<s> <days> i	31
<s> <days> off	30
<s> <kin>	-34
<s> <kin> 's	33
<s> <kin> ,	24
<s> <kin> :	-65
<s> <kin> <kin>	4
<s> <kin> <name>	-16
<s> <kin> and	28
<s> <kin> are	-88
<s> <kin> army	6
<s> <kin> at	-20
<s> <kin> by	29
<s> <kin> call	40
<s> <kin> can	-65
<s> <kin> come	12
<s> <kin> due	6
<s> <kin> eat	16
<s> <kin> expect	-6
<s> <kin> fall	-12
<s> <kin> for	6
<s> <kin> get	29
<s> <kin> go	13
<s> <kin> handle	16
<s> <kin> have	91
<s> <kin> he	21
<s> <kin> here	27
<s> <kin> in	-23
<s> <kin> is	29
<s> <kin> just	-69
<s> <kin> keep	18
<s> <kin> live	36
<s> <kin> love	-11
<s> <kin> of	-13
<s> <kin> on	-15
<s> <kin> pass	11
<s> <kin> pay	-22
<s> <kin> raise	19
<s> <kin> ring	-9
<s> <kin> say	24
<s> <kin> should	-53
<s> <kin> stay	7
<s> <kin> stop	-12
<s> <kin> surgery	-41
<s> <kin> teach	21
<s> <kin> the	-27
<s> <kin> tongue	17
<s> <kin> turn	29
<s> <kin> want	30
<s> <kin> was	19
<s> <kin> will	10
<s> <kin> with	-11
<s> <kin> work	22
<s> <month>	-30
<s> <number>	-58
<s> <number> ,	-32
<s> <number> <kin>	-47
<s> <number> <name>	-11
<s> <number> a.m	25
<s> <number> adult	-38
<s> <number> bed	-45
<s> <number> day	-8
<s> <number> egg	-20
<s> <number> month	-9
<s> <number> more	-17
<s> <number> option	12
<s> <number> solar	-9
<s> <number> space	31
<s> <number> time	5
<s> <number> week	10
<s> <number> year	15
<s> a	-271
<s> a <kin>	-106
<s> a <name>	4
<s> a <number>	-9
<s> a café	-26
<s> a stranger	-10
<s> a tattoo	7
<s> a van	-25
<s> a week	-19
<s> a woman	-19
<s> abbu	-5
<s> abbu have	-5
<s> about	-32
<s> about <number>	-32
<s> adopt	-16
<s> adopt a	-19
<s> adwoa	-11
<s> adwoa and	-11
<s> afraid	20
<s> afraid of	20
<s> after	61
<s> after <number>	-9
<s> after the	5
<s> age	-10
<s> age <number>	4
<s> ahmed	-8
<s> ahmed ,	-8
<s> all	65
<s> all i	6
<s> all my	10
<s> all of	7
<s> all our	21
<s> allergic	-7
<s> allergic to	-7
<s> allotment	40
<s> allotment is	18
<s> alone	-11
<s> also	7
<s> also i	5
<s> also the	-5
<s> although	-13
<s> always	101
<s> always give	25
<s> am	38
<s> am left-handed	10
<s> am minus	4
<s> am the	17
<s> ambulance	-4
<s> an	-32
<s> anaphylaxis	-12
<s> and	-144
<s> and <day>	-5
<s> and <days>	6
<s> and <kin>	13
<s> and <name>	-37
<s> and at	-13
<s> and every	4
<s> and i	-31
<s> and my	-14
<s> and none	-6
<s> and our	-46
<s> and since	4
<s> and sugar-free	11
<s> and the	10
<s> and there	-22
<s> and we	24
<s> and with	-12
<s> anneke	-8
<s> anneke ,	-8
<s> anniversary 's	12
<s> answer	5
<s> answer me	21
<s> answer this	-7
<s> any	23
<s> anything	46
<s> anything with	13
<s> apart	-4
<s> apart from	-4
<s> apparently	22
<s> aquarium	-8
<s> archery	5
<s> are	-51
<s> arthritis	10
<s> arthritis in	10
<s> as	-144
<s> as <days>	-9
<s> as a	-146
<s> as i	15
<s> as my	35
<s> as orthodox	-16
<s> as the	-30
<s> asthma	16
<s> asthma since	8
<s> astronomy	11
<s> at	86
<s> at 68	5
<s> at <number>	54
<s> at our	-17
<s> at the	23
<s> atheist	-5
<s> automatic	4
<s> back	-44
<s> backup	11
<s> bad	25
<s> balcony	11
<s> ballet	21
<s> ballroom	6
<s> bankrupt	14
<s> bankrupt in	14
<s> bass	31
<s> bathroom	18
<s> battery	-10
<s> bc	9
<s> be	24
<s> be a	5
<s> be an	22
<s> be from	7
<s> be in	10
<s> be on	-37
<s> be stare	-5
<s> be the	11
<s> bea	7
<s> bear in	-5
<s> beatriz	-9
<s> beatriz ,	-10
<s> because	-21
<s> because <kin>	-15
<s> because <month>	-7
<s> because <name>	31
<s> because a	-32
<s> because both	-8
<s> because i	76
<s> because in	5
<s> because my	-15
<s> because our	-46
<s> because the	-13
<s> because we	17
<s> bee	-4
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
<s> bike get	17
<s> bilingual	-6
<s> bipolar	-31
<s> birthday	-34
<s> biscuit	-4
<s> bite	-21
<s> blood	11
<s> boat	13
<s> boat 's	8
<s> boat are	5
<s> book	-30
<s> bore	-13
<s> both	-6
<s> bouldering	21
<s> bouldering grade	17
<s> box	6
<s> box is	10
<s> brb	-16
<s> bread	-14
<s> bread 's	-11
<s> break	18
<s> break up	14
<s> british	12
<s> btw	22
<s> btw ,	4
<s> btw get	15
<s> btw i	30
<s> btw my	10
<s> btw some	-9
<s> btw the	-14
<s> budget	18
<s> budget for	21
<s> bullet	49
<s> bullet point	49
<s> burn	-13
<s> burn the	-10
<s> bus	-33
<s> but	-61
<s> but <name>	-17
<s> but grow	-8
<s> but i	8
<s> but our	-31
<s> but red	6
<s> but sew	13
<s> but the	-16
<s> but we	15
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
<s> call me	43
<s> camp	-16
<s> camp without	-16
<s> can	150
<s> can <kin>	-29
<s> can do	11
<s> can n't	108
<s> can you	5
<s> capo	26
<s> capo on	26
<s> car	10
<s> carry	6
<s> cash	-12
<s> cash only	-12
<s> cause	15
<s> cello	-5
<s> chair	10
<s> chale	4
<s> change	4
<s> change my	16
<s> charge	17
<s> cheap	12
<s> check	-14
<s> cheer	-36
<s> chess	14
<s> chess club	8
<s> chocolate	5
<s> chocolate give	5
<s> choir	-9
<s> church	20
<s> cilantro	-12
<s> citizenship	30
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
<s> coffee i	19
<s> coffee is	-15
<s> cold	8
<s> collect	-5
<s> collect the	-5
<s> colour	-5
<s> colour look	-7
<s> colour-blind	24
<s> colour-blind ,	21
<s> column	8
<s> commute	47
<s> commute by	24
<s> commute is	25
<s> company	65
<s> company car	6
<s> company laptop	21
<s> convert	-29
<s> convert the	-8
<s> convert these	-34
<s> convert this	-8
<s> convert to	20
<s> copy	-16
<s> cork	-8
<s> correct	-12
<s> correct the	-6
<s> correct this	-6
<s> could	-8
<s> count	-4
<s> credit	-33
<s> cricket	-6
<s> croatian	-12
<s> crowd	6
<s> cursor	-5
<s> custom	7
<s> cut	-16
<s> dahlia	-6
<s> dahlia are	-6
<s> dan	-15
<s> dan is	-12
<s> dance	9
<s> dark	10
<s> deadline	15
<s> deadline for	15
<s> deaf	15
<s> deaf in	15
<s> dear	-24
<s> delivery	36
<s> delivery have	30
<s> deploy	-4
<s> deploy twice	-4
<s> depression	-9
<s> depression run	-9
<s> diabetic	10
<s> diagnose	-6
<s> diagnose the	-6
<s> dialysis	5
<s> dimitri	10
<s> dimitri have	10
<s> dinner	-19
<s> divorce	-12
<s> divorce ,	5
<s> do <name>	-22
<s> do <number>	-8
<s> do a	5
<s> do i	-19
<s> do my	-13
<s> do n't	92
<s> do the	-12
<s> doc	29
<s> download	-7
<s> drink	7
<s> drive	9
<s> drive <name>	-10
<s> drive a	32
<s> drop	64
<s> drop out	40
<s> drop the	34
<s> drum	-8
<s> dry	5
<s> during	17
<s> dyslexia	-14
<s> dyslexic	16
<s> dyslexic ,	9
<s> each	-49
<s> each <month>	-8
<s> each of	-15
<s> emigrate	9
<s> emil	14
<s> engage	8
<s> engage to	8
<s> enjoy	13
<s> error :	-5
<s> even	-18
<s> even though	-7
<s> evening	21
<s> evening i	11
<s> ever	9
<s> ever since	9
<s> every	-31
<s> every <day>	15
<s> every <month>	-19
<s> every <name>	15
<s> every class	4
<s> every knife	-6
<s> every parcel	21
<s> every time	-13
<s> every winter	-10
<s> everyone	-12
<s> everyone have	-18
<s> everything	-9
<s> everything we	4
<s> exam	-12
<s> exam at	8
<s> example	-19
<s> example sentence	-15
<s> excel	4
<s> explain	56
<s> explain the	11
<s> fado	-14
<s> fado is	-14
<s> fail	11
<s> fall	-11
<s> fantasy	-7
<s> fantasy football	-7
<s> farouk	6
<s> farsi	-14
<s> feel	-5
<s> ferry	-8
<s> figma	6
<s> fill	-43
<s> fill in	-25
<s> fill the	-18
<s> find	29
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
<s> font	-11
<s> font size	-11
<s> for	-55
<s> for a	-19
<s> for context	6
<s> for my	-30
<s> for the	23
<s> for this	-6
<s> forget	-18
<s> forget every	-6
<s> forklift	10
<s> free	-5
<s> fridge	10
<s> from	-13
<s> from <name>	6
<s> from may	-8
<s> from now	24
<s> from the	-25
<s> generator	-5
<s> geocaching	16
<s> get	60
<s> get <number>	13
<s> get a	18
<s> get an	-7
<s> get custody	17
<s> get marry	6
<s> get migraine	10
<s> get my	5
<s> get promote	14
<s> get the	14
<s> gimme	-37
<s> git	-12
<s> gitlab	-27
<s> giulia	-14
<s> giulia ,	-14
<s> give	96
<s> give me	-12
<s> give my	15
<s> give notice	20
<s> give our	-8
<s> give that	30
<s> give up	55
<s> gluten	-21
<s> gluten is	8
<s> go	33
<s> go for	-15
<s> go part-time	27
<s> go to	-5
<s> goalkeeper	9
<s> good	-17
<s> google	-32
<s> grab	-28
<s> grade	13
<s> great	-18
<s> great ,	-18
<s> greenhouse	17
<s> grow	71
<s> grow the	-10
<s> grow up	65
<s> guest	-21
<s> guest have	6
<s> gunnar	5
<s> gunnar ,	5
<s> gwen	12
<s> gwen 's	13
<s> gym	7
<s> haiku	-11
<s> hair 's	4
<s> half	31
<s> half <name>	9
<s> half of	24
<s> half our	-8
<s> half the	-4
<s> hand	-5
<s> hand are	-9
<s> hand in	8
<s> hand shake	12
<s> hand the	-11
<s> happy	-48
<s> happy <day>	-26
<s> harmonica	-8
<s> harmonica in	-8
<s> hate	118
<s> hate coriander	18
<s> hate phone	30
<s> haul	-9
<s> haul water	-9
<s> have	47
<s> have <name>	28
<s> have <number>	-33
<s> have a	31
<s> have be	-17
<s> have both	6
<s> have high	8
<s> have my	-12
<s> have n't	-6
<s> have no	-5
<s> have shift	6
<s> have to	9
<s> hay	4
<s> hay fever	5
<s> he	-27
<s> he do	12
<s> he have	-33
<s> he live	-39
<s> he write	-4
<s> head	-7
<s> head to	-15
<s> headache	-26
<s> hear	77
<s> hear aid	61
<s> hear ring	8
<s> heat	4
<s> heavy	24
<s> heavy clay	28
<s> heavy rain	-4
<s> height	5
<s> height make	5
<s> her	-48
<s> her <kin>	-25
<s> here	-20
<s> here 's	-19
<s> here is	-16
<s> hib	-4
<s> hip	11
<s> hip replacement	11
<s> hire	29
<s> hire a	6
<s> his	-33
<s> his <kin>	-40
<s> hm	-8
<s> home	23
<s> hometown	20
<s> honestly	-13
<s> hope	13
<s> hope to	31
<s> horror	9
<s> horror film	5
<s> horror is	4
<s> hot	17
<s> house	14
<s> house is	26
<s> how	-64
<s> how <kin>	-29
<s> how do	-19
<s> how many	-21
<s> how much	11
<s> how to	-13
<s> how would	53
<s> hungarian	-8
<s> i	-71
<s> i 'd	-109
<s> i 'll	-82
<s> i 'm	-41
<s> i <day>	-33
<s> i <kin>	102
<s> i already	10
<s> i also	17
<s> i am	47
<s> i answer	30
<s> i ask	-14
<s> i bake	29
<s> i bank	7
<s> i become	20
<s> i believe	9
<s> i bet	-10
<s> i bill	5
<s> i break	10
<s> i breed	6
<s> i build	18
<s> i burn	-24
<s> i busk	8
<s> i buy	5
<s> i call	-17
<s> i can	-39
<s> i carry	6
<s> i chair	19
<s> i change	-9
<s> i charge	9
<s> i check	-18
<s> i clean	-4
<s> i climb	15
<s> i code	23
<s> i collect	61
<s> i come	36
<s> i cook	-14
<s> i copy	-4
<s> i could	-54
<s> i dey	-31
<s> i dinnae	5
<s> i do	-4
<s> i draw	-12
<s> i dream	-15
<s> i drive	8
<s> i drop	11
<s> i dub	-12
<s> i earn	14
<s> i enjoy	10
<s> i fail	21
<s> i fast	6
<s> i fear	11
<s> i feed	-10
<s> i feel	-20
<s> i find	-15
<s> i finish	-23
<s> i fire	-8
<s> i fish	4
<s> i fix	-4
<s> i fly	9
<s> i follow	21
<s> i forget	-18
<s> i found	12
<s> i get	-54
<s> i give	-9
<s> i go	-19
<s> i grow	29
<s> i guess	-6
<s> i hand	44
<s> i handle	30
<s> i hate	91
<s> i have	98
<s> i hear	-15
<s> i heat	12
<s> i hope	-5
<s> i host	16
<s> i inherit	19
<s> i intend	4
<s> i invoice	25
<s> i join	-5
<s> i just	-66
<s> i keep	26
<s> i knit	39
<s> i know	-13
<s> i laugh	-25
<s> i learn	33
<s> i leave	-49
<s> i lecture	6
<s> i let	16
<s> i lie	19
<s> i like	-16
<s> i live	-26
<s> i lock	-17
<s> i lose	47
<s> i love	-27
<s> i maintain	30
<s> i make	60
<s> i manage	18
<s> i mark	20
<s> i may	-42
<s> i mean	-12
<s> i meet	-15
<s> i memorise	4
<s> i might	-48
<s> i need	-72
<s> i never	24
<s> i no	13
<s> i now	-6
<s> i only	-21
<s> i open	-12
<s> i owe	-40
<s> i own	57
<s> i paste	-9
<s> i pay	-8
<s> i play	48
<s> i prefer	21
<s> i press	-8
<s> i price	16
<s> i put	-26
<s> i quit	-11
<s> i read	-11
<s> i really	-9
<s> i rename	-12
<s> i rent	21
<s> i repair	6
<s> i restart	-7
<s> i restore	34
<s> i retire	14
<s> i ride	14
<s> i run	-18
<s> i scroll	-14
<s> i see	-16
<s> i sell	-6
<s> i send	-8
<s> i serve	10
<s> i set	-4
<s> i sew	-12
<s> i share	-5
<s> i should	13
<s> i sign	22
<s> i sing	29
<s> i skip	-13
<s> i sleep	15
<s> i speak	9
<s> i spend	-4
<s> i spill	-18
<s> i stammer	27
<s> i start	-8
<s> i still	13
<s> i stop	14
<s> i study	25
<s> i stutter	16
<s> i support	-5
<s> i suppose	-17
<s> i swear	-6
<s> i sweep	-11
<s> i swim	12
<s> i switch	28
<s> i teach	17
<s> i tell	-13
<s> i test	-4
<s> i think	-108
<s> i tithe	15
<s> i translate	12
<s> i try	16
<s> i turn	12
<s> i type	11
<s> i use	36
<s> i usually	11
<s> i visit	-5
<s> i volunteer	17
<s> i wake	-20
<s> i walk	-4
<s> i want	-73
<s> i was	-47
<s> i watch	-34
<s> i water	-14
<s> i weigh	4
<s> i will	-66
<s> i work	-49
<s> i would	-33
<s> i write	-8
<s> ibiza	-9
<s> id	4
<s> idris	-4
<s> if	-93
<s> if i	-58
<s> if my	-38
<s> imagine	-59
<s> imagine i	-43
<s> in	-226
<s> in <month>	5
<s> in <name>	-87
<s> in an	34
<s> in charge	5
<s> in my	-72
<s> in our	-11
<s> in that	-26
<s> in the	-78
<s> in this	-9
<s> in your	-6
<s> ingrid	10
<s> ingrid ,	12
<s> inherit	13
<s> inherit <kin>	12
<s> inherit my	5
<s> into	-17
<s> introvert	20
<s> invoice go	16
<s> inè	19
<s> inè (	19
<s> is	-152
<s> is <name>	-73
<s> is <number>	-12
<s> is it	7
<s> is there	-16
<s> it	115
<s> it 's	94
<s> it fail	-4
<s> it have	-10
<s> it is	-9
<s> it print	-18
<s> it sound	28
<s> it still	-9
<s> it take	20
<s> it was	99
<s> it work	-20
<s> its	42
<s> jamaican	-10
<s> jehovah	17
<s> jelena	12
<s> jelena get	12
<s> jigsaw	31
<s> jira	9
<s> job	-36
<s> join	33
<s> join the	23
<s> jollof	7
<s> jollof ,	7
<s> jona	6
<s> jona ,	6
<s> josefina	-10
<s> josefina ,	-10
<s> judge by	-6
<s> judo	16
<s> juno	4
<s> just	39
<s> just get	27
<s> just wake	-6
<s> kabaddi	-11
<s> karaoke	6
<s> karaoke is	6
<s> keep	69
<s> keep answer	22
<s> keep kosher	13
<s> keep my	15
<s> keep nothing	5
<s> keep reply	25
<s> keep the	-14
<s> kick	4
<s> knee	51
<s> knee are	22
<s> knit	16
<s> kofi ,	4
<s> koji	-12
<s> koji and	-12
<s> kwame	-7
<s> kwame 's	-6
<s> label	18
<s> lactose	23
<s> lady	-9
<s> lamb	10
<s> lamb start	7
<s> lapse	9
<s> laptop	4
<s> laptop 's	4
<s> last	6
<s> late	4
<s> laundry	-6
<s> learn	32
<s> learn <name>	12
<s> learn rate	-14
<s> learn sign	4
<s> learn the	18
<s> lease	16
<s> lease end	17
<s> lease on	12
<s> leave	-11
<s> leave my	-49
<s> leave the	9
<s> left-handed	24
<s> left-handed ,	24
<s> lefty	7
<s> leg	-21
<s> leg are	-14
<s> legal	48
<s> leila	6
<s> lemon	11
<s> lemon drizzle	11
<s> leo	-19
<s> let	-65
<s> let 's	-63
<s> level	-33
<s> level <number>	-33
<s> licence	13
<s> license	23
<s> lift	-29
<s> like	5
<s> line	10
<s> line <number>	4
<s> list	11
<s> list <number>	-11
<s> little	9
<s> live aboard	17
<s> live on	18
<s> live stream	-14
<s> live with	-28
<s> load	-9
<s> load shed	-9
<s> lock	-11
<s> long	59
<s> long email	5
<s> look	6
<s> lose	43
<s> lose <number>	9
<s> lose most	27
<s> lose my	-22
<s> lose the	4
<s> loud	22
<s> love	-8
<s> lunch is	6
<s> ma	16
<s> ma <kin>	9
<s> maintain	9
<s> maintain the	9
<s> make my	5
<s> make the	-21
<s> man	18
<s> marathon	-13
<s> mark	4
<s> market	-10
<s> marry	4
<s> mass	-12
<s> math	15
<s> math is	15
<s> max	-20
<s> may	6
<s> may not	6
<s> maybe	-16
<s> me	-19
<s> me <kin>	-10
<s> me and	-27
<s> mentor	-5
<s> merge	-14
<s> messi	-45
<s> metric	31
<s> metric only	19
<s> metric unit	12
<s> mi	17
<s> migraine	21
<s> miguel	10
<s> miguel leave	10
<s> milk	-11
<s> mine	-9
<s> mine is	15
<s> minimum	6
<s> mirela	28
<s> miss	-10
<s> miss the	-8
<s> mock	26
<s> model	-6
<s> model train	-6
<s> monika	14
<s> monika have	14
<s> moonlight	9
<s> morning	23
<s> morning ,	-17
<s> morning are	36
<s> morning i	17
<s> mortgage	45
<s> mortgage fix	18
<s> mortgage is	22
<s> most	-39
<s> most of	-10
<s> mostly	-17
<s> mostly eat	6
<s> move	25
<s> move away	-9
<s> move in	9
<s> move my	4
<s> move the	-37
<s> move to	47
<s> mr	-6
<s> mr <name>	-6
<s> mr.	-16
<s> mr. <name>	-16
<s> mrs	13
<s> mrs <name>	13
<s> ms	23
<s> ms is	13
<s> ms word	10
<s> must	42
<s> must clear	9
<s> must sit	14
<s> my	-155
<s> my <day>	-4
<s> my <kin>	-175
<s> my <name>	-56
<s> my <number>	14
<s> my account	4
<s> my ah	-14
<s> my allotment	10
<s> my answer	-21
<s> my app	-11
<s> my back	12
<s> my battery	-9
<s> my best	6
<s> my blood	-15
<s> my branch	-7
<s> my bread	-5
<s> my browser	-26
<s> my budget	10
<s> my build	-5
<s> my character	-49
<s> my chess	18
<s> my choir	9
<s> my class	-9
<s> my code	-27
<s> my coffee	-25
<s> my commute	50
<s> my contract	7
<s> my cursor	-11
<s> my degree	19
<s> my desk	10
<s> my dream	6
<s> my drive	-11
<s> my ear	-31
<s> my essay	-12
<s> my eyesight	47
<s> my favourite	10
<s> my file	-5
<s> my finger	5
<s> my first	30
<s> my flat	12
<s> my function	-13
<s> my garden	13
<s> my glass	-9
<s> my goal	40
<s> my guess	-12
<s> my hand	29
<s> my handwriting	26
<s> my head	-11
<s> my hear	23
<s> my heart	-8
<s> my hourly	19
<s> my house	8
<s> my keyboard	-8
<s> my knee	86
<s> my laptop	-27
<s> my leave	30
<s> my licence	12
<s> my mistake	-10
<s> my mobile	16
<s> my mother-tongue	20
<s> my mouse	-10
<s> my name	41
<s> my neck	-12
<s> my old	23
<s> my only	-9
<s> my order	-12
<s> my package	-4
<s> my parcel	-8
<s> my password	-8
<s> my patience	-12
<s> my pen	-10
<s> my pension	30
<s> my phone	-95
<s> my piano	-8
<s> my practice	-11
<s> my printer	-5
<s> my query	-20
<s> my question	-14
<s> my rent	23
<s> my right	10
<s> my salary	40
<s> my savings	7
<s> my score	-23
<s> my screen	25
<s> my script	-4
<s> my second	-13
<s> my shift	17
<s> my shop	13
<s> my side	26
<s> my skin	5
<s> my soup	-30
<s> my spreadsheet	-11
<s> my stall	24
<s> my stomach	-17
<s> my studio	7
<s> my stutter	47
<s> my surname	23
<s> my tab	-4
<s> my tattoo	-4
<s> my taxi	-17
<s> my tea	-7
<s> my team	10
<s> my terminal	-4
<s> my test	-13
<s> my thesis	60
<s> my thing	9
<s> my thyroid	21
<s> my timer	-13
<s> my trade	14
<s> my train	-28
<s> my turn	5
<s> my van	15
<s> my violin	-7
<s> my visa	22
<s> my voice	9
<s> my wed	18
<s> my whole	10
<s> my workbench	4
<s> name 's	20
<s> name :	-21
<s> name <name>	-5
<s> name in	13
<s> narrator	-20
<s> near	5
<s> near <name>	5
<s> need a	-17
<s> need to	-25
<s> never	171
<s> never be	13
<s> never fly	56
<s> never get	12
<s> never learn	29
<s> never marry	32
<s> never mind	-24
<s> never pay	-5
<s> never put	8
<s> never touch	9
<s> never use	9
<s> never work	10
<s> new	-11
<s> next	-12
<s> nico	-9
<s> night	9
<s> night on	4
<s> nina	-11
<s> no	37
<s> no <day>	16
<s> no <kin>	-12
<s> no bullet	9
<s> no car	10
<s> no cilantro	-4
<s> no emojis	17
<s> no fish	5
<s> no gallbladder	27
<s> no internet	-20
<s> no lift	14
<s> no meeting	18
<s> no more	13
<s> no pesticide	7
<s> no phone	-17
<s> no pork	-9
<s> no rush	-10
<s> no screen	9
<s> no surprise	12
<s> nobody	50
<s> nobody but	19
<s> nobody in	14
<s> nobody may	4
<s> none	7
<s> none of	7
<s> norwegian	5
<s> not	30
<s> not a	21
<s> not allow	38
<s> not me	-32
<s> nothing	106
<s> nothing get	10
<s> nothing with	8
<s> now	71
<s> now i	38
<s> now that	41
<s> number	28
<s> ocd	36
<s> octopus	-9
<s> octopus have	-9
<s> of	-11
<s> of all	-4
<s> off	9
<s> oh	-59
<s> oh sure	-16
<s> ok	-31
<s> ola	-8
<s> ola from	-8
<s> old	10
<s> oleander	18
<s> oleander is	18
<s> olga	-8
<s> olive	-7
<s> omar	7
<s> omg	-5
<s> on	81
<s> on <day>	-25
<s> on <days>	7
<s> on a	7
<s> on call	19
<s> on hold	-39
<s> on my	-20
<s> on our	16
<s> on paper	-4
<s> on the	41
<s> on top	-5
<s> on warfarin	27
<s> once	-17
<s> once a	-17
<s> only	38
<s> only <number>	-24
<s> only ever	26
<s> only get	17
<s> only the	9
<s> only woman	8
<s> ottilie	10
<s> ottilie ,	10
<s> our	-120
<s> our <kin>	-101
<s> our <name>	31
<s> our <number>	-12
<s> our account	22
<s> our annual	4
<s> our backup	-17
<s> our bakery	16
<s> our band	4
<s> our biggest	16
<s> our boiler	-4
<s> our budget	17
<s> our build	-5
<s> our call	-4
<s> our card	-18
<s> our charity	-10
<s> our choir	7
<s> our church	18
<s> our clinic	4
<s> our co-op	13
<s> our company	24
<s> our data	12
<s> our deadline	-15
<s> our deploy	-7
<s> our doc	-6
<s> our farm	5
<s> our fish	5
<s> our flat	19
<s> our garage	9
<s> our hero	-24
<s> our house	35
<s> our kiln	5
<s> our kitchen	-5
<s> our legal	13
<s> our lunch	-9
<s> our main	6
<s> our meet	-29
<s> our monorepo	13
<s> our newsletter	-8
<s> our number	-12
<s> our nursery	5
<s> our office	-5
<s> our old	-5
<s> our order	-25
<s> our pipeline	8
<s> our planet	-34
<s> our podcast	-14
<s> our printer	-24
<s> our quilt	12
<s> our release	17
<s> our rent	11
<s> our sample	-20
<s> our school	-33
<s> our sensor	-14
<s> our server	5
<s> our sprint	4
<s> our stage	-6
<s> our standup	-4
<s> our street	14
<s> our studio	13
<s> our style	33
<s> our table	-8
<s> our team	-7
<s> our test	25
<s> our till	-12
<s> our tractor	10
<s> our train	-27
<s> our union	7
<s> our van	13
<s> our village	13
<s> our wait	-13
<s> our warehouse	22
<s> our wed	8
<s> our wg	28
<s> our wifi	-24
<s> ours	19
<s> ours is	25
<s> out	-26
<s> out of	-26
<s> owe my	10
<s> owe the	17
<s> owe you	-21
<s> own	23
<s> own <number>	22
<s> own a	14
<s> own goal	-10
<s> ownership	-4
<s> ownership of	-4
<s> pacemaker	5
<s> pacemaker since	4
<s> pack	7
<s> panic	13
<s> paris	-17
<s> parkour	6
<s> pass out	-4
<s> pass the	7
<s> pavel	-16
<s> pavel from	-6
<s> pay	-14
<s> pay for	-17
<s> pay off	25
<s> pay the	-8
<s> payday	41
<s> pension	23
<s> pension kick	13
<s> people	-44
<s> people who	-23
<s> perfect pitch	14
<s> performance	-6
<s> persona	-28
<s> persona for	-11
<s> petra	-10
<s> petra and	-10
<s> pf	6
<s> phd	11
<s> phd <kin>	5
<s> phone	-8
<s> phone 's	-13
<s> pia	5
<s> pia 's	5
<s> piano	-21
<s> piano is	-4
<s> pick	-8
<s> pilate	6
<s> pinball	17
<s> pinball machine	17
<s> pizza	-5
<s> pizza is	-5
<s> plan	22
<s> plan for	-14
<s> plan is	16
<s> plan to	5
<s> play	25
<s> please	32
<s> please correct	-4
<s> please never	13
<s> please no	17
<s> pls	28
<s> plus	15
<s> plus my	8
<s> point	6
<s> point on	6
<s> portuguese	8
<s> potato	-21
<s> pottery	-36
<s> prefer	62
<s> pregnant	-21
<s> pretend	-19
<s> price	10
<s> print	-10
<s> priya	-6
<s> priya ,	-6
<s> priyanka	12
<s> prod	8
<s> prod is	5
<s> prof	5
<s> prof <name>	5
<s> promote	13
<s> promote to	13
<s> prs	17
<s> prs need	17
<s> pull	6
<s> pull gig	6
<s> put	25
<s> put it	12
<s> python	-7
<s> qualify	4
<s> quick	-9
<s> quilt	4
<s> quit	26
<s> quit my	8
<s> quit smoke	41
<s> quit sugar	18
<s> quit the	-38
<s> quote	14
<s> radio	11
<s> raise	-8
<s> raise <name>	14
<s> raise my	-17
<s> ramadan	-36
<s> ramadan begin	-44
<s> ramadan i	21
<s> ramadan start	-17
<s> rasheed	20
<s> rashid	6
<s> rashid <kin>	7
<s> rasmus	12
<s> rasmus ,	12
<s> read	5
<s> read glass	5
<s> recipe	-13
<s> redundant	8
<s> redundant since	10
<s> remind	-66
<s> remind me	-66
<s> rent	11
<s> rent a	-7
<s> rent is	7
<s> replica	4
<s> reply	14
<s> report	-14
<s> responsible	6
<s> responsible for	6
<s> restore	-30
<s> restore the	-18
<s> retire	25
<s> retire <kin>	-8
<s> retire from	17
<s> retirement	13
<s> retry	-10
<s> review	6
<s> rex	5
<s> ride	6
<s> ride a	29
<s> right	42
<s> right eye	13
<s> right now	17
<s> robotics	8
<s> robotics is	8
<s> rock	-9
<s> rock climb	-9
<s> roof	-4
<s> roof tile	-21
<s> roti	-5
<s> roti shop	-5
<s> ruben	-27
<s> rugby	38
<s> run	-36
<s> run <name>	-10
<s> run a	4
<s> run late	-30
<s> rust	-11
<s> rye	11
<s> rye is	11
<s> sabbatical	-12
<s> sabbatical from	4
<s> sage	10
<s> sage is	10
<s> salary	15
<s> salsa	-6
<s> salsa on	-8
<s> sam	-6
<s> same	-26
<s> sami	12
<s> sample	-12
<s> save	22
<s> save for	47
<s> save the	-10
<s> save up	6
<s> savings	7
<s> say	-31
<s> say i	-13
<s> scare	34
<s> scare of	39
<s> school	-4
<s> school bus	4
<s> scout	10
<s> scout leader	10
<s> screen	32
<s> scrub	11
<s> seasick	4
<s> season	-8
<s> season ticket	4
<s> second	36
<s> security	19
<s> security <kin>	19
<s> see	-22
<s> see <number>	-14
<s> see on	-8
<s> sell	68
<s> sell only	-17
<s> sell out	-12
<s> sell the	104
<s> send	-4
<s> senior	11
<s> senior <kin>	11
<s> serve	4
<s> set	-10
<s> sew	9
<s> sew my	9
<s> share	-11
<s> share a	-4
<s> share the	-8
<s> she	-20
<s> she 's	-18
<s> she ask	25
<s> shift	49
<s> shift at	23
<s> shift pattern	23
<s> shingle	4
<s> shoe	14
<s> shoe size	10
<s> shoot	7
<s> shoot film	6
<s> shop	-44
<s> shop 's	9
<s> shop close	-11
<s> short	60
<s> sign	-33
<s> sign for	-13
<s> sign language	-13
<s> since	-200
<s> since <name>	15
<s> since <number>	-5
<s> since both	-5
<s> since i	-9
<s> since it	-14
<s> since last	-36
<s> since lunch	-45
<s> since my	-30
<s> since our	-9
<s> since the	-47
<s> since then	6
<s> since we	6
<s> since your	-7
<s> sing	11
<s> sit	-30
<s> size	-8
<s> size <number>	-8
<s> skype	-4
<s> slack	-12
<s> sleep	-14
<s> sleep <name>	10
<s> sleep max	6
<s> snow	-37
<s> snow 's	-30
<s> so	-115
<s> so <day>	-13
<s> so <days>	7
<s> so <name>	-30
<s> so a	-24
<s> so all	19
<s> so by	-6
<s> so cash	-8
<s> so for	-6
<s> so i	10
<s> so its	7
<s> so my	-6
<s> so no	-14
<s> so there	-8
<s> so we	10
<s> so with	-10
<s> sober	-15
<s> solar	-11
<s> sole	5
<s> sole <kin>	5
<s> some	-91
<s> some <kin>	-41
<s> some guy	-27
<s> somebody	-47
<s> someone	-47
<s> something	-7
<s> sommelier	5
<s> sorry	-15
<s> sorry ,	-9
<s> sound	-12
<s> sourdough starter	7
<s> spanish	9
<s> spanish is	9
<s> spare	12
<s> spare key	7
<s> speak	17
<s> speak to	9
<s> spend	7
<s> split	-20
<s> split the	-20
<s> squash	-7
<s> stair	10
<s> stair are	10
<s> stand at	8
<s> standup	6
<s> start	25
<s> start a	9
<s> start the	-12
<s> stay	-18
<s> step	-4
<s> step <number>	-11
<s> stick	-18
<s> stick behind	-13
<s> stick on	-5
<s> still	37
<s> stop	4
<s> stop at	-13
<s> studio	-22
<s> study	14
<s> study for	10
<s> sub	-28
<s> sub are	-16
<s> sublet	4
<s> sudoku	17
<s> sugar	-21
<s> support	-28
<s> suppose	-38
<s> suppose my	-16
<s> sure	-33
<s> sure ,	-33
<s> swap	27
<s> swear	31
<s> swear off	25
<s> swim	-18
<s> switch career	10
<s> tab	11
<s> table	21
<s> take	-36
<s> take a	-17
<s> take early	5
<s> take me	-6
<s> take my	9
<s> take over	8
<s> take the	-37
<s> talk	6
<s> tarmac	-5
<s> tattooist	31
<s> tattooist ,	31
<s> tax	-15
<s> taylor	-26
<s> taylor <name>	-26
<s> tea	13
<s> tea without	6
<s> teach me	-63
<s> teach myself	34
<s> team	-23
<s> team of	-13
<s> tear	-9
<s> tear my	-9
<s> tell	-11
<s> tend bar	5
<s> test in	-11
<s> thank	-22
<s> thank ,	-27
<s> thank to	6
<s> that	-56
<s> that 's	40
<s> that <name>	-13
<s> that bakery	-17
<s> that is	16
<s> that joke	-5
<s> that work	-18
<s> the	-7
<s> the <day>	22
<s> the <kin>	31
<s> the <name>	-196
<s> the <number>	-10
<s> the accent	18
<s> the account	-24
<s> the allotment	14
<s> the answer	-6
<s> the app	-11
<s> the average	-19
<s> the band	-18
<s> the bank	-17
<s> the bike	13
<s> the biscuit	-16
<s> the boat	16
<s> the boiler	19
<s> the book	-10
<s> the bookshop	4
<s> the budget	-8
<s> the build	6
<s> the bus	-4
<s> the cafe	5
<s> the cake	-8
<s> the call	-6
<s> the capital	-14
<s> the chart	-7
<s> the choir	19
<s> the clinic	-4
<s> the club	35
<s> the co-op	13
<s> the colliery	8
<s> the committee	-16
<s> the cooperative	15
<s> the cottage	14
<s> the council	25
<s> the crow	54
<s> the debt	-6
<s> the demo	-8
<s> the dialog	-9
<s> the diploma	8
<s> the district	6
<s> the email	-5
<s> the family	37
<s> the farm	14
<s> the firm	-15
<s> the first	-5
<s> the flat	25
<s> the food	6
<s> the forge	29
<s> the form	-10
<s> the function	-6
<s> the garage	29
<s> the garden	21
<s> the greenhouse	12
<s> the guest	6
<s> the guy	-22
<s> the head	-4
<s> the heat	4
<s> the hotel	7
<s> the house	13
<s> the invoice	-16
<s> the kettle	-9
<s> the kilt	4
<s> the label	-10
<s> the lady	-9
<s> the laundry	4
<s> the lease	24
<s> the leave	25
<s> the letter	-13
<s> the library	8
<s> the lift	6
<s> the light	-9
<s> the list	5
<s> the logo	-10
<s> the loom	-7
<s> the loop	-10
<s> the man	-24
<s> the marathon	9
<s> the meet	-13
<s> the motorbike	-9
<s> the move	5
<s> the museum	17
<s> the narrator	-21
<s> the new	-29
<s> the newsletter	-11
<s> the night	-8
<s> the office	10
<s> the old	41
<s> the older	47
<s> the olive	-5
<s> the only	20
<s> the orchard	20
<s> the oven	16
<s> the page	-6
<s> the paper	-7
<s> the parcel	-9
<s> the photo	-6
<s> the piano	4
<s> the practice	5
<s> the previous	-7
<s> the printer	-15
<s> the queen	-8
<s> the quote	-9
<s> the rainy-day	51
<s> the release	-4
<s> the report	-20
<s> the restaurant	-5
<s> the ring	6
<s> the roof	26
<s> the sale	-12
<s> the sample	-6
<s> the school	35
<s> the scout	6
<s> the script	16
<s> the second	-5
<s> the server	-13
<s> the share	-7
<s> the shop	12
<s> the soil	24
<s> the spare	5
<s> the stable	-12
<s> the stair	13
<s> the stall	19
<s> the table	5
<s> the taxi	6
<s> the team	23
<s> the tender	-12
<s> the test	-10
<s> the thing	9
<s> the train	-8
<s> the union	22
<s> the user	-36
<s> the van	26
<s> the vegan	-20
<s> the video	-16
<s> the village	-27
<s> the vineyard	-7
<s> the warehouse	5
<s> the warranty	-21
<s> the weather	-4
<s> the whole	-14
<s> the wifi	-4
<s> the wine	5
<s> the woman	-10
<s> the workshop	12
<s> the yard	12
<s> their	-12
<s> their <kin>	-12
<s> then	-6
<s> then i	-34
<s> then the	-15
<s> there 's	-8
<s> there are	17
<s> there is	-6
<s> there was	-31
<s> there were	10
<s> these	-6
<s> thesis	6
<s> thesis is	6
<s> they	25
<s> they call	4
<s> they have	14
<s> they say	-20
<s> this	-70
<s> this <name>	-14
<s> this contract	-4
<s> this even	-7
<s> this is	-15
<s> this morning	-8
<s> those	-12
<s> though	-39
<s> though <kin>	4
<s> though <name>	-28
<s> though i	28
<s> though the	10
<s> though there	-17
<s> thx	-4
<s> thx that	-4
<s> ticket	-36
<s> ticket are	-13
<s> time	-13
<s> time :	-13
<s> tinnitus	9
<s> tire	-15
<s> tire ,	-15
<s> to	-33
<s> to the	5
<s> toastmaster	30
<s> today	-6
<s> tofu	11
<s> tomasz	-23
<s> tomato	-9
<s> tomorrow	-44
<s> too	-16
<s> touch	6
<s> trade	-20
<s> trade as	8
<s> trail	9
<s> trail run	9
<s> train	26
<s> train as	45
<s> train for	7
<s> train the	-11
<s> transfer	20
<s> translate	-80
<s> translate "	-40
<s> translate this	-43
<s> treasurer	24
<s> treasurer of	26
<s> true	-18
<s> true or	-18
<s> trumpet	-10
<s> try	5
<s> try for	4
<s> try to	8
<s> tuan	9
<s> tuan mind	9
<s> turn	-16
<s> turn down	5
<s> turn the	-19
<s> twice	13
<s> twice a	14
<s> type <number>	15
<s> ugh	-55
<s> ugh i	-9
<s> under	5
<s> under the	5
<s> union	26
<s> up	8
<s> upholstery	-10
<s> upholstery pay	-10
<s> use	52
<s> use a	14
<s> use the	-19
<s> use to	87
<s> user	-21
<s> vampire	-23
<s> van	9
<s> van 's	7
<s> vegan	-33
<s> vegan since	16
<s> vegetarian	-8
<s> vim	8
<s> vim is	8
<s> visa	4
<s> volunteer	5
<s> vote	-7
<s> vpn	-9
<s> wait	-4
<s> wake	-21
<s> wake up	-21
<s> walk	4
<s> walk the	14
<s> wanjiru	-6
<s> want	44
<s> want a	-6
<s> want out	10
<s> want to	40
<s> was	53
<s> was a	15
<s> was in	12
<s> was make	7
<s> was raise	5
<s> water	-32
<s> water boil	-27
<s> we	36
<s> we 'll	-14
<s> we 're	8
<s> we <kin>	12
<s> we adopt	12
<s> we agree	-20
<s> we all	-26
<s> we always	18
<s> we are	-64
<s> we as	-43
<s> we bill	17
<s> we buy	43
<s> we can	-26
<s> we carry	-25
<s> we change	-15
<s> we close	-25
<s> we could	-48
<s> we decide	-17
<s> we delete	-19
<s> we do	63
<s> we drive	-10
<s> we drop	8
<s> we eat	-11
<s> we foster	20
<s> we get	33
<s> we go	-8
<s> we grow	14
<s> we have	55
<s> we heat	18
<s> we homeschool	29
<s> we host	-11
<s> we invoice	5
<s> we just	40
<s> we keep	14
<s> we leave	-17
<s> we meet	-13
<s> we milk	28
<s> we name	30
<s> we need	-60
<s> we never	45
<s> we order	-17
<s> we pay	13
<s> we plan	9
<s> we play	-16
<s> we rent	13
<s> we replace	9
<s> we run	-19
<s> we see	-23
<s> we sell	13
<s> we share	9
<s> we ship	6
<s> we should	-51
<s> we spend	-18
<s> we stay	-6
<s> we study	-13
<s> we swap	-6
<s> we switch	-4
<s> we talk	-4
<s> we try	-20
<s> we use	27
<s> we want	12
<s> we watch	-26
<s> we will	-15
<s> we write	8
<s> wear	32
<s> wear a	13
<s> wed	-8
<s> weld	-6
<s> weld is	-4
<s> well	-7
<s> well that	-7
<s> wendell	-10
<s> wendell and	-10
<s> were	-5
<s> were save	-4
<s> what	-80
<s> what 's	31
<s> what <number>	-46
<s> what are	13
<s> what i	7
<s> what scare	-7
<s> what the	-37
<s> what time	-34
<s> what we	5
<s> what with	13
<s> what would	-36
<s> whatever	48
<s> whatever you	48
<s> wheat	-7
<s> wheat give	-7
<s> wheelchair	43
<s> when <kin>	-13
<s> when i	-13
<s> when you	20
<s> whenever	20
<s> where	-54
<s> where <name>	-6
<s> where my	17
<s> where the	-15
<s> where there	4
<s> where they	-14
<s> which	-19
<s> which <name>	-42
<s> which i	-5
<s> which is	22
<s> which leave	-8
<s> which make	4
<s> which mean	-20
<s> which my	-4
<s> which take	9
<s> which the	-12
<s> which we	5
<s> while	-46
<s> while <name>	-37
<s> while i	33
<s> while mine	10
<s> while my	-39
<s> while our	-27
<s> while the	23
<s> who	-103
<s> who 's	-17
<s> who come	-5
<s> who do	-29
<s> who i	15
<s> who is	8
<s> who never	-13
<s> who speak	-10
<s> who teach	-18
<s> who train	-5
<s> who was	-5
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
<s> with	19
<s> with <kin>	9
<s> with <name>	-34
<s> with <number>	30
<s> with a	-12
<s> with me	7
<s> with my	-38
<s> with no	4
<s> with the	28
<s> without	63
<s> wool	-9
<s> wool give	8
<s> word	17
<s> work	-30
<s> work as	-39
<s> work for	9
<s> work late	-16
<s> work night	8
<s> would	33
<s> would n't	5
<s> would rather	6
<s> write	-74
<s> write a	-61
<s> you	-115
<s> you are	-28
<s> you can	-5
<s> you get	-6
<s> you live	-27
<s> your last	-4
<s> yuki	17
<s> yuki sign	17
=	-74
?	29
[	-44
a	-111
a 12	15
a </s>	-12
a <day>	-77
a <day> ,	-20
a <day> </s>	-44
a <day> is	-9
a <kin>	-109
a <kin> 's	28
a <kin> ,	-7
a <kin> </s>	-45
a <kin> <kin>	21
a <kin> and	-39
a <kin> at	32
a <kin> back	-6
a <kin> by	-7
a <kin> call	21
a <kin> come	13
a <kin> from	-39
a <kin> i	-20
a <kin> in	-55
a <kin> is	15
a <kin> like	-17
a <kin> name	34
a <kin> of	-34
a <kin> on	-17
a <kin> since	7
a <kin> so	14
a <kin> visa	15
a <kin> we	-15
a <kin> who	-5
a <kin> with	-9
a <name>	75
a <name> ,	28
a <name> <kin>	9
a <name> <name>	8
a <name> <number>	11
a <name> church	-5
a <name> from	11
a <name> i	-7
a <name> passport	-8
a <name> shop	7
a <name> storage	14
a <name> with	4
a <name> woman	7
a <number>	39
a <number> </s>	-26
a <number> <kin>	-7
a <number> <name>	98
a <number> and	-11
a <number> book	-5
a <number> from	-18
a <number> legged	-8
a <number> man	-21
a <number> year	-35
a bad	-4
a bakery	-40
a bakery </s>	13
a bakery in	-19
a baler	-6
a baler </s>	-6
a band	-33
a bar	-48
a bar ,	-16
a bar </s>	-31
a barn	8
a beginner </s>	-17
a better	-32
a big	12
a bigger	-10
a bike	20
a bike repair	6
a biscuit	-26
a bite	-107
a bite </s>	8
a bite of	-28
a bite stiff	-5
a blank	-44
a blank page	-33
a bloke	-15
a blue	-13
a boat	5
a boat ,	11
a book	5
a borrow	-4
a box	-18
a box </s>	-18
a bracket	-30
a break	-26
a break ,	-15
a break </s>	-9
a brewery	6
a bug	-17
a bug </s>	-7
a bug in	-7
a bungalow	6
a bungalow in	6
a button	-10
a button </s>	-6
a cafe	-17
a cafe in	-17
a café	-26
a call	-22
a call ,	-5
a campervan	12
a campervan ,	12
a caption	-11
a caption </s>	-4
a car	12
a car ,	9
a care	19
a care home	19
a cargo	13
a cargo bike	13
a cellist	9
a cheap	14
a choir </s>	14
a circus ,	-13
a class	-22
a coffee	-47
a coffee </s>	-15
a coffee right	-4
a cold	-29
a cold today	-16
a column	-9
a comma	-28
a comma </s>	-5
a comment	-9
a company	10
a container	-10
a container </s>	-10
a contract	5
a convert	27
a cookbook	20
a cooperative	-7
a cooperative bank	-13
a copy	-10
a copy of	-8
a couple	-27
a couple of	-7
a court	20
a cover	-14
a cover letter	-15
a crash	-8
a credit	29
a credit union	22
a cricket	-10
a cricket umpire	-10
a crossword	-8
a crow	-9
a cup	-18
a cup of	-13
a curse	9
a curse </s>	9
a dairy	8
a dance	-12
a dataframe	-11
a dataframe with	-11
a day	44
a day ,	49
a day </s>	-10
a dead	-23
a deadline	-17
a decade	21
a decade </s>	21
a decent	20
a decision	-11
a degree	12
a dental	14
a dental <kin>	14
a deposit	20
a deposit on	14
a dict	-6
a dict </s>	-6
a do	-5
a draft	-4
a drawer	8
a dream	13
a dress	-5
a drink	10
a drop	19
a face	22
a face </s>	22
a factory	-20
a fair	-4
a family	33
a family of	10
a fan	-5
a farm	-21
a farm in	-20
a ferry	51
a ferry ,	30
a ferry </s>	18
a few	-22
a field	-19
a finn	6
a firm	8
a firm in	8
a first	-7
a first aid	6
a fiver	-13
a fix	-5
a flat	26
a flat </s>	11
a flat of	19
a fly	-22
a food	15
a food truck	10
a footballer	-14
a form	-12
a former	-30
a former <kin>	-27
a former chapel	12
a fortune	-26
a fortune ,	-22
a fortune </s>	-6
a forum	-20
a forum </s>	-10
a foul	-9
a foul mood	-9
a four-person	6
a fourth	25
a fourth floor	14
a fox	-14
a freelance	10
a freelance <kin>	10
a freemason	-6
a freezer	28
a fresh	-16
a full	28
a full engine	20
a function	-5
a function that	-5
a funeral	-21
a game	-6
a garage	-12
a garage </s>	-12
a garden ,	4
a garden railway	-5
a genius	-21
a glass	-12
a good	-36
a google	6
a google sheet	6
a great	-16
a guy	-62
a guy from	-19
a guy on	-12
a hand	-5
a hat	-10
a headache	-39
a headache ,	-20
a headache </s>	-9
a hear	47
a hear aid	47
a heart	16
a heart murmur	16
a heat	34
a herring	7
a herring ,	7
a hip	34
a hip replacement	34
a history	-19
a history of	-19
a hob	36
a hob that	31
a hole	-20
a hole in	-20
a holiday	-14
a holiday </s>	-14
a hook	-18
a hostel	-5
a hostel in	11
a hotel	7
a house	-10
a house in	-6
a house with	4
a hurdy-gurdy	-4
a hurry	-16
a hurry ,	-10
a jacket	-7
a job	16
a joke	-36
a joke </s>	-26
a kibbutz	10
a kidney	27
a kidney to	9
a kiln	20
a ladder	-13
a ladder in	-9
a lady	-21
a last	-9
a laugh	-18
a letter	25
a level	26
a level and	22
a lie	27
a lift	28
a light	13
a light sleeper	15
a line	-7
a list	-41
a list of	-40
a little	-15
a little <name>	-12
a live	78
a live ,	10
a live </s>	62
a lock	19
a log	11
a long	-10
a long day	-23
a look	-9
a look at	-5
a loop	-6
a loss	-10
a lot	-29
a lot </s>	-24
a man	-54
a man who	-18
a market	6
a master 's	-13
a mean	-11
a mean ol	-11
a meet	-74
a meet </s>	-16
a meet in	-8
a meet with	-16
a mess	-70
a mess </s>	-21
a mess after	-20
a mess so	-12
a mess today	-11
a message	12
a metal	31
a metal plate	37
a metal taste	-7
a migraine	7
a mile	-10
a million	-17
a min	13
a minor	-10
a minute	-45
a minute ,	8
a minute </s>	-17
a minute ago	-17
a miss	31
a mistake	-13
a mix	10
a mobile	-4
a mobile <kin>	-4
a monk	18
a monk for	6
a month	107
a month </s>	67
a month before	5
a month for	22
a month go	7
a month i	4
a month take	-14
a month towards	4
a moor	8
a morning	27
a mortgage	8
a museum	5
a museum in	5
a music	20
a mute	17
a nail	-11
a name	-32
a name </s>	-28
a nap	-25
a narrowboat	39
a native	11
a native speaker	4
a new	-21
a nice	-11
a night	36
a night </s>	10
a night owl	20
a no	17
a notary	26
a number	-6
a number </s>	-6
a nun	15
a nun for	-5
a nurse degree	15
a nut	-16
a one-page	24
a pacemaker	50
a pacemaker ,	6
a pacemaker </s>	23
a page	43
a page </s>	49
a parcel	-23
a password	-4
a pastry	9
a pastry <kin>	9
a patent	25
a patent on	25
a pdf	-19
a peanut	-7
a peanut ban	-5
a person	-5
a phd	12
a phd in	12
a phone	15
a photo	-16
a photo of	-16
a picture	-23
a picture of	-23
a place	5
a plot outside	5
a point	-5
a polite	19
a pool	-17
a postie	10
a price	19
a primary	17
a primary school	12
a problem	42
a problem </s>	38
a proper	20
a prosthetic	29
a prosthetic leg	29
a prusa	15
a pub	24
a pub quiz	10
a quarter	-30
a query	-7
a question	-13
a question about	-9
a queue	-43
a queue </s>	-18
a quick	-55
a race	-21
a race condition	-21
a rash	13
a real	10
a recipe	-15
a recipe for	-8
a red	-12
a reduce	9
a regex	-15
a rehabilitation	7
a rehabilitation clinic	7
a repair	12
a rescue	27
a rescue <kin>	20
a restaurant	-10
a retire	-12
a retire <kin>	-11
a reverse	-10
a reverse mortgage	-10
a rhyme	-13
a rhyme for	-13
a right	-13
a river	-8
a robot	-10
a robot </s>	-10
a room	-10
a rota	8
a row	-21
a row </s>	-10
a row of	-12
a rule	-14
a rule ,	-8
a rush	-18
a rush </s>	-11
a scholarship	23
a scholarship to	23
a school	11
a school bus	4
a screen	38
a screen reader	57
a search	-15
a season	5
a sec	-85
a sec ,	-24
a sec </s>	-61
a second	50
a second </s>	-11
a second <kin>	25
a second branch	10
a second salon	14
a self-hosted	10
a server	14
a set	-11
a share	48
a share house	9
a ship	9
a shop	-31
a shop name	-22
a short	-14
a shorter	-5
a side	-11
a sideline	14
a sideline </s>	14
a silent	4
a silly	-18
a single	-5
a site	6
a ska	7
a ska band	7
a slow	22
a small	72
a small open	25
a song	-23
a sourdough	26
a sourdough starter	26
a split	26
a split keyboard	26
a stairlift	28
a stairlift in	22
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
a stick	33
a stick </s>	23
a stoma	25
a stop	-14
a stranger	-29
a stretch	13
a stretch of	5
a stroke	62
a stroke <number>	16
a stroke in	23
a structural	15
a structural <kin>	15
a studio	5
a studio in	5
a sublet	37
a sudden	-27
a sudden </s>	-27
a summary	-9
a summary </s>	-9
a supermarket	6
a synonym	-30
a synonym for	-24
a table ,	-7
a table with	-8
a tattoo	20
a tattoo of	7
a tax	-15
a tax debt	-13
a taxi	-8
a tea	-4
a team	8
a team of	8
a tenth	9
a tenth of	9
a test	-23
a test </s>	-11
a text	-7
a thesis	9
a thing	-8
a third	-8
a third of	-18
a thumb	-16
a thumb up	-15
a thunderstorm	-23
a ticket	16
a time	28
a time </s>	27
a timeout	-52
a timeout on	-12
a tiny	41
a tiny phone	24
a title	-4
a tractor	-13
a train	-21
a tram	25
a tram ,	-4
a trampoline	8
a trampoline in	8
a translation	9
a tremor	16
a truck	-4
a turbo	31
a turbo <kin>	31
a tv	13
a two-bedroom	-11
a two-bedroom place	4
a two-room	6
a two-room flat	6
a type	8
a typo	-27
a typo </s>	-9
a typo in	-9
a use	22
a user	-40
a user i	-18
a van	-12
a van </s>	5
a van every	9
a vegan	-31
a verb	-22
a verb </s>	-6
a victim	-25
a victim of	-25
a video	-5
a vineyard	4
a virtual	-19
a wait	20
a wait list	21
a wall	12
a warn	-6
a warn </s>	-6
a wasp	-26
a watchmaker	-10
a watchmaker in	-10
a wed	19
a wed band	7
a week	98
a week ,	33
a week </s>	32
a week for	-10
a week in	-14
a weird	-19
a weld	4
a weld course	4
a well	17
a well ,	9
a well </s>	16
a well in	-8
a wheelchair	65
a wheelchair </s>	15
a while	-18
a while </s>	-18
a whole	22
a window	21
a window seat	-4
a woman	-18
a woman in	-15
a wood	20
a wood stave	20
a wooden	-8
a wooden boat	-8
a word	12
a word </s>	14
a work	12
a year	-53
a year ,	-35
a year </s>	-23
a year and	5
a year for	-10
a year in	4
a year of	-18
a year off	4
a yellow	15
a zoo	8
a zoo </s>	8
a.m	29
a.m .	29
abattoir	16
abbu	-5
abbu have	-5
able	5
able to	5
ableton	34
ableton rack	34
aboard	17
aboard a	17
aboard a narrowboat	17
about	-278
about </s>	-14
about <day>	-13
about <days>	-31
about <name>	-28
about <number>	68
about <number> ,	10
about <number> 1000	-10
about <number> <name>	13
about <number> a	19
about <number> in	20
about <number> minute	-14
about <number> month	-37
about <number> ton	4
about <number> word	20
about <number> year	-28
about a	-65
about a third	-39
about an	-11
about comma	-6
about comma </s>	-6
about half	10
about his	5
about it	49
about it </s>	56
about lichen	8
about my	-28
about my <kin>	-19
about the	-106
about the <kin>	-6
about the <name>	-22
about this	-9
about to	-25
about twice a	6
above	70
above ,	-30
above </s>	-24
above <name>	9
above <name> </s>	9
above all	51
above all </s>	51
above the	54
above the pharmacy	24
above the shop	10
abstract	-5
accent mark	-5
accent mark get	-5
accept	33
access	63
accident	-44
accident ,	-22
accident a	-4
accident on	-25
accident on the	-5
accord	-73
accord to	-73
accord to the	-44
accordion	14
accordion is	-21
accordion was	7
account	127
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
acre	9
across	-13
across </s>	-28
across <name>	9
across <name> </s>	4
across <number>	-9
across my	-4
across the whole	-9
act	-89
act </s>	-15
act <number>	-64
act <number> </s>	-50
action	22
actually </s>	4
ad	-73
ad </s>	-24
ad is	-5
adapt	-5
add	-82
add a	-9
add a second	6
add a test	-4
add more	-15
add more </s>	-15
add some	-6
add the	-25
address	18
address </s>	12
adhd	8
adhd so	5
admin	11
admin ,	11
adopt	37
adopt <name>	17
adopt <name> from	4
adopt a <kin>	6
adopt from	15
adopt from <name>	15
adopt in	10
adopt your	-12
adopt your word	-8
ads	-17
adult	-41
adult ,	-21
adult , <number>	-31
advert	-16
advice	27
advice </s>	27
advise	-4
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
afraid of fly	16
afraid that	-11
after	310
after </s>	31
after <kin>	15
after <kin> </s>	11
after <number>	89
after <number> ,	36
after <number> </s>	72
after <number> because	15
after <number> minute	-16
after <number> try	-10
after <number> year	18
after a	-22
after about	-14
after about <number>	-14
after all	-9
after an	-10
after an hour	-10
after every	13
after her	38
after her second	25
after i	37
after it	7
after it eat	7
after lunch	-23
after lunch </s>	-23
after my	40
after my <kin>	15
after my late	9
after noon	16
after sunset	4
after sunset </s>	4
after that	-48
after that <name>	-29
after that come	-5
after the	179
after the <kin>	11
after the burnout	26
after the crash	21
after the debt	28
after the flood	23
after the second	-7
after the stroke	36
after the third	-9
after the update	-19
after this	18
after today	-11
after work	5
afternoon	-73
afternoon ,	-32
afternoon </s>	-40
afternoon belong	4
afternoon belong to	4
again	-446
again ,	-129
again , <number>	7
again , can	-13
again , the	-8
again </s>	-233
again <name>	-30
again <name> </s>	-30
again and	-19
again and i	-9
again in	17
again in <month>	7
again just	-5
again just now	-5
again now	-6
again now </s>	-6
again this	-7
again this week	-6
again today	-9
again today </s>	-9
again with	-15
against	25
age	-14
age <number>	28
age <number> ,	4
age <number> </s>	25
age to	-13
agency	-11
agency in	-18
agency in <month>	-20
agency place	-12
agenda	-9
ago	-133
ago ,	-21
ago </s>	-56
ago and	-23
ago and <kin>	-7
agree	-52
agree </s>	-17
agree on	-12
agree to	-12
agree with	-16
agree with your	-5
ah	-6
ah ma	-14
ahead	-52
ahead </s>	-27
ahead of	-21
ahmed	-8
ahmed ,	-8
ahmed , my	-8
aid	184
aid , and	-12
aid </s>	35
aid in	65
aid in the	47
aid since	21
aim	43
aim for	35
aim to	8
air	16
air ,	-15
air condition	14
airline	-12
airline </s>	-9
airport	-73
airport ,	-17
airport </s>	-14
aisle	28
alarm	-5
alarm </s>	15
alarm go	-13
album	4
alcohol	60
alcohol ,	11
alcohol </s>	6
alcohol for	9
alcohol or	9
align	-4
align ,	-4
alike	-4
alimony	38
alive	10
all	73
all ,	-20
all , despite	-6
all </s>	36
all <day>	-11
all <kin>	9
all <kin> ,	4
all <name>	25
all <name> </s>	4
all <number>	40
all <number> metre	7
all <number> of	14
all afternoon	-14
all afternoon </s>	-14
all but	-19
all city	-7
all city ,	-7
all clear	6
all day	-96
all day ,	-6
all day </s>	-60
all day today	-12
all family	8
all family </s>	8
all fly	-5
all from	-22
all i	-9
all i have	6
all in	17
all in <name>	13
all in the	11
all laugh	-19
all laugh </s>	-19
all money	12
all morning	-83
all morning </s>	-59
all my	81
all my life	33
all my own	6
all night	-18
all of	45
all of <month>	6
all of a	-27
all of it	32
all of my	7
all of them	19
all on	-4
all our	81
all our <kin>	7
all over	-99
all over </s>	-26
all over my	-51
all over the	-26
all remote	9
all remote ,	4
all rescue	6
all rescue ,	6
all that	-8
all the	12
all the woman	18
all we	13
all week	7
all week ,	4
all winter	11
all winter </s>	11
all year	7
allergic	-62
allergic </s>	20
allergic to	-82
allergic to <days>	-43
allergic to <kin>	-18
allergic to latex	29
allergic to nut	-40
allergic to penicillin	27
allergic to sesame	13
allergic to shellfish	11
allergic to this	-5
allergy	-20
allergy </s>	10
allotment	136
allotment 's	15
allotment ,	28
allotment , plot	10
allotment </s>	34
allotment is	37
allotment is plot	23
allotment society	11
allow	117
allow </s>	33
allow <kin> </s>	4
allow in	26
allow in our	28
allow to	38
almost	-15
alone	76
alone ,	14
alone </s>	60
alone in	-4
alone with	12
along	38
along </s>	28
along to	13
along to <name>	13
along with	-14
along with its	-14
aloud	8
already	-119
already ,	-29
already </s>	-81
also	16
also i	5
also my	6
also the	-12
also the <kin>	-9
alternate	28
alternate ,	-4
alternate <days>	23
alternate <days> </s>	23
alternate week	5
although	-26
altitude	-4
alto	39
alto </s>	20
always	608
always ,	46
always , i	20
always </s>	162
always a	-17
always an	12
always at	6
always be	27
always be </s>	11
always break	19
always give	38
always give me	18
always have	80
always have </s>	46
always have be	31
always in	-7
always in <name>	12
always keep	10
always lie	-19
always lie </s>	-12
always miss	7
always miss </s>	7
always on	13
always take	31
always take the	26
always use	10
always want	28
always want the	38
always will	11
always will </s>	11
always write	10
am	76
am ,	13
am </s>	32
am <name>	-16
am <name> for	19
am <number>	23
am a	32
am a <kin>	16
am about	-5
am about to	-5
am and	14
am and <number>	14
am give	7
am give lesson	7
am go	16
am go to	16
am i	-30
am in	6
am left-handed	10
am minus	4
am minus <number>	4
am owe	-4
am stay	-15
am stay in	-15
am the	33
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
an <kin>	66
an <kin> ,	13
an <kin> </s>	20
an <name>	7
an <name> ,	7
an <name> <name>	-8
an <number>	-6
an ableton	34
an ableton rack	34
an accident	-10
an accident on	-5
an age	-12
an age </s>	-12
an air	16
an alarm	15
an allotment	5
an amateur	39
an amateur orchestra	4
an ancient	16
an answer	-11
an apology	-18
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
an error	-30
an error </s>	-11
an error in	-12
an example	-6
an hour	-222
an hour ,	12
an hour </s>	-126
an hour ago	-94
an hour and	13
an hour late	-8
an hour to	5
an id	-6
an id </s>	-6
an idea	-24
an idea </s>	-16
an idiot	-10
an inn	12
an island </s>	-15
an island in	14
an issue	5
an issue </s>	5
an office	12
an old	29
an old <name>	44
an only	11
an only <kin>	6
an owl	-10
an update	-15
anaphylaxis	-12
ancient	16
and	101
and <day>	10
and <day> ,	6
and <days>	60
and <days> </s>	23
and <days> at	7
and <days> i	12
and <kin>	27
and <kin> </s>	14
and <kin> are	-8
and <kin> n't	-7
and <name>	-39
and <name> ,	-27
and <name> </s>	23
and <name> <name>	-12
and <name> are	-32
and <name> at	6
and <name> is	19
and <name> on	14
and <number>	-71
and <number> ,	11
and <number> </s>	-33
and <number> at	4
and <number> off	-14
and <number> pm	14
and a	125
and a bite	4
and a ferry	12
and a little	-12
and a well	16
and add	-9
and after	-6
and after that	-5
and again	5
and all	11
and all </s>	5
and all of	6
and always	17
and an <kin>	4
and an early	-18
and an old	9
and at <number>	5
and at the	-7
and become	5
and butter	8
and butter </s>	8
and buy	-11
and buy a	-21
and call	5
and can	-8
and can n't	4
and click	-16
and come	-14
and come back	-15
and compare	-8
and compare </s>	-8
and do	53
and do n't	34
and drive	5
and egg	-11
and enter	15
and every	-4
and everything	-11
and everything i	-12
and fall	-15
and fall asleep	-16
and feed	5
and feed the	5
and feel	-18
and forbid	-16
and forget	-4
and give	-15
and give up	-13
and go	20
and go </s>	-12
and go back	14
and go for	-8
and green	17
and guitar	9
and guitar are	9
and half	-4
and hate	31
and have	-11
and have <number>	-66
and have n't	18
and her	-6
and her <kin>	-6
and i	34
and i 'm	-32
and i agree	-8
and i are	-9
and i can	-45
and i do	13
and i get	-10
and i go	4
and i have	26
and i just	-36
and i keep	12
and i live	-13
and i need	-4
and i only	-8
and i pass	13
and i put	-11
and i run	-4
and i sell	8
and i share	9
and i split	33
and i still	11
and i want	17
and i write	-7
and in	18
and in <name>	5
and is	-20
and it	-78
and it break	-5
and it drag	-6
and it have	-4
and it still	-23
and it work	-11
and its	-33
and its still	-17
and just	7
and keep	14
and keep it	16
and leave	6
and little	9
and little <name>	9
and live	-11
and live with	-7
and lose	-6
and love	26
and me	-31
and me ,	-10
and me </s>	4
and mine	29
and move	8
and my	-94
and my <kin>	-37
and my bee	-6
and my knee	14
and need	7
and never	25
and never look	28
and never tell	-13
and no	-15
and nobody	-23
and nobody at	-8
and none	-17
and none of	-17
and not	30
and not a	9
and nothing	-41
and nothing change	-7
and nothing happen	-14
and now	-8
and now live	5
and now the	-4
and on	31
and only come	-8
and open	-12
and open a	-13
and our	-45
and our <kin>	-12
and over	-12
and own	8
and own <number>	8
and paste	-13
and print	9
and proud	17
and reopen	-10
and reopen it	-10
and restart	-8
and sell	21
and sell it	9
and set	-11
and she	-13
and shorten	-9
and since	4
and since i	12
and since my	-14
and sleep	-6
and sleep in	-6
and so is	-4
and some	-15
and some <kin>	-15
and start	-6
and struggle	6
and struggle with	6
and sugar-free	11
and sugar-free is	11
and take	-28
and take the	-9
and that	25
and that 's	11
and the	69
and the <kin>	12
and the boiler	15
and the call	-6
and the flat	-6
and the kitchen	-17
and the loft	5
and the other	15
and the second	-6
and the trust	8
and the van	-4
and the vineyard	-4
and then	-12
and then i	13
and there	-31
and there 's	-30
and they	-18
and toast	-12
and toast </s>	-12
and type	-14
and type them	-9
and up	16
and up </s>	16
and visit	7
and want	7
and we	71
and we 're	15
and we have	10
and we lose	-5
and white	16
and white </s>	16
and will	28
and will be	8
and will n't	12
and with	-12
and you	-56
and you 're	-11
angry	-22
animal	-12
animal </s>	-14
ankle	39
ankle go	42
ankle go </s>	42
anneke	-8
anneke ,	-8
anneke , my	-8
annexe	39
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
another matter	8
another matter </s>	8
answer	76
answer ,	12
answer , always	27
answer </s>	-60
answer by	14
answer for	17
answer i	-8
answer i 'm	-6
answer in	60
answer in <name>	12
answer is	-23
answer is <number>	-10
answer me	49
answer me in	35
answer my	-6
answer pls	-9
answer pls </s>	-9
answer since	-17
answer this	-7
answer to	19
answer to the	13
answer was	-7
answer yet	-4
answer yet </s>	-4
answer you	-7
answer you give	-7
anxiety	17
any	121
any </s>	5
any idea	-22
any idea </s>	-22
any minute	-12
any minute </s>	-12
any more	31
any more ,	17
any more </s>	13
any social	13
any social medium	13
anymore	56
anymore ,	28
anymore </s>	18
anyone	-39
anyone else	-19
anyone else </s>	-13
anything	175
anything </s>	-19
anything before	-4
anything before <number>	-5
anything but	4
anything else	18
anything green	-14
anything green </s>	-22
anything in	38
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
apart	-8
apart from fish	14
apart from the	-16
apartment	-23
apology	-22
apology ,	-8
app	-57
app and	-10
app and reopen	-7
app crash	-11
app is	-11
apparently	-169
apparently </s>	-153
apparently the	-5
apple	-9
apply	52
apply for	44
apply for the	9
apply to	16
appointment	-7
appreciate	-8
apprenticeship	42
apprenticeship </s>	5
apprenticeship at	15
apprenticeship at a	11
apprenticeship with	-6
apprenticeship with a	-10
approach	-14
approach </s>	-7
approval	77
approval </s>	31
approve	50
approve </s>	34
aquarium	-8
arabic	5
archery	5
archipelago	14
architecture	14
archive	15
archive ,	4
archive </s>	6
are	220
are </s>	18
are <day>	4
are <kin>	-35
are <kin> </s>	-28
are <name>	-27
are <name> ,	-21
are <number>	-44
are <number> </s>	-5
are <number> <kin>	-7
are <number> hour	-19
are <number> of	14
are <number> to	-14
are a	-14
are about	-9
are all	11
are all <name>	8
are always	31
are argue	-16
are asleep	-15
are asleep </s>	-15
are at	20
are at <number>	17
are at their	7
are awful	-11
are awful ,	-11
are bad	36
are bad ,	22
are bad </s>	7
are better	-27
are bilingual	-17
are bilingual ,	-17
are blank	-6
are both	15
are call	-13
are close	-4
are dead	-16
are dead </s>	-16
are do	15
are do ,	-6
are electric	13
are fine	32
are fix	-7
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
are green	-5
are green </s>	-5
are hard	-18
are hard to	-5
are hash	18
are hash before	18
are in	53
are in <number>	-8
are in the	-12
are jelly	-11
are leave	8
are mainly	5
are milk	-9
are milk by	-9
are mine	37
are mine </s>	10
are miss	10
are miss from	10
are mostly	16
are mostly <kin>	7
are mostly over	12
are my	60
are my <kin>	13
are my thing	13
are n't	81
are n't allow	13
are no	26
are no good	14
are off </s>	-8
are on	-26
are on the	-10
are our	12
are out	19
are out ,	26
are out </s>	-15
are out of	9
are over	14
are over <number>	14
are red	-16
are red </s>	-8
are renew	-16
are renew each	-16
are scream	-39
are scream in	-16
are sew	4
are sew by	4
are shoot	45
are shoot ,	13
are shoot from	8
are sore	-16
are still	13
are still on	25
are store	-4
are take	21
are they	-14
are useless	10
are useless to	8
are wear	-6
are wear sari	-6
are what	32
are what i	15
are what the	-7
are what we	19
are when	16
are when i	11
are with	15
are with me	11
are write	12
argue </s>	20
argue about	-15
argument	-62
argument </s>	-47
arm	-15
arm </s>	-13
arm are	-9
army	116
army ,	22
army </s>	25
army in	28
army in <number>	14
army till	16
around	9
around </s>	13
around <name>	11
around <name> </s>	11
around <number>	17
around <number> </s>	15
around here	14
array	-10
array of	-6
arrive	-54
arrive ,	-35
arrive , have	-4
arrive <number>	-11
art	-7
arthritis	30
arthritis in	15
arthritis in both	10
article	-92
article </s>	-25
article say	-7
artificial	28
as	55
as <days>	-9
as <days> are	-9
as <kin>	7
as <name> <name>	18
as <number>	-18
as <number> </s>	-18
as a	80
as a <kin>	144
as a <name>	8
as a cricket	-10
as a first	-8
as a freemason	-6
as a lie	13
as a pdf	-19
as a rule	-14
as a single	-5
as a table	10
as a test	-8
as a user	-29
as an	24
as an <kin>	30
as ever	-17
as ever </s>	-12
as far	21
as far as	21
as head	23
as hell	-13
as hell </s>	-13
as i	20
as i can	20
as i have	8
as it	-19
as much	-8
as much as	-8
as my	59
as my <kin>	19
as night	6
as night <kin>	6
as of	5
as of <month>	5
as orthodox	-16
as the	-25
as the <kin>	-20
as we	-17
as we have	5
as we speak	-22
as well	19
as well </s>	23
as you	-4
asbestos	9
ash	16
ash are	10
ash are still	10
aside	-6
aside for	-11
aside for the	9
ask	-27
ask ,	-10
ask </s>	-8
ask about	11
ask about it	4
ask about the	-6
ask for	-19
ask for </s>	-17
ask for <number>	-15
ask for code	26
ask for the	-13
ask if	-13
ask me	-14
ask me </s>	-20
ask me to	37
ask me why	-13
asleep	-182
asleep ,	-9
asleep </s>	-60
asleep on	-53
asleep on my	-28
asleep under	-9
asleep under the	-9
assemble	-10
association	24
assume	-4
asthma and	-16
asthma since	8
astronomy	11
async	52
at	203
at 16	31
at 16 </s>	22
at 19	23
at 19 </s>	14
at 68	5
at </s>	21
at <day>	28
at <day> ,	9
at <day> </s>	18
at <kin>	37
at <kin> 's	33
at <name>	53
at <name> 's	13
at <name> ,	-13
at <name> </s>	-26
at <name> <name>	36
at <name> and	4
at <name> i	5
at <name> on	7
at <name> was	-11
at <number>	-49
at <number> ,	-27
at <number> </s>	36
at <number> <name>	36
at <number> a	-13
at <number> am	11
at <number> and	13
at <number> at	6
at <number> because	-6
at <number> before	17
at <number> degree	-16
at <number> each	12
at <number> euro	10
at <number> every	19
at <number> for	6
at <number> i	19
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
at a	112
at a bakery	7
at a hostel	11
at a hotel	10
at a loss	-10
at a primary	17
at a small	6
at a time	28
at all	29
at all </s>	16
at an	11
at badminton	-5
at chess	-40
at college	-11
at college on	-11
at dawn	-4
at dawn ,	7
at dinner	-4
at dinner </s>	-4
at half	-45
at half time	-49
at halftime	-28
at halftime </s>	-28
at home	168
at home ,	48
at home </s>	74
at home <kin>	7
at it	8
at least	28
at least </s>	15
at least <number>	10
at level	-17
at level <number>	-17
at line	-13
at line <number>	-13
at lunch	-49
at lunch </s>	-29
at lunch and	-20
at me	-23
at midnight	-14
at midnight </s>	-10
at mine	13
at most	-20
at most </s>	9
at my	-27
at my <kin>	-13
at night	26
at night ,	16
at night </s>	4
at night anymore	7
at noon	-139
at noon ,	-50
at noon </s>	-66
at noon and	-10
at nursery	10
at nursery </s>	10
at once	-32
at once ,	-14
at our	82
at our depot	5
at our door	-6
at our firm	19
at our hospital	7
at our place	65
at our school	-6
at our shop	4
at our table	-18
at ours	102
at ours ,	33
at ours </s>	52
at page	-9
at page <number>	-9
at row	-8
at row <number>	-8
at school	-30
at school ,	-11
at school </s>	13
at sew	31
at slide	-14
at slide <number>	-14
at some	-6
at st	6
at st <name>	6
at step	-29
at step <number>	-29
at table	-12
at table <number>	-12
at that	-74
at the	36
at the <day>	35
at the <kin>	-54
at the <name>	88
at the airport	-15
at the bakery	36
at the bank	11
at the bottom	8
at the brewery	-15
at the bus	-8
at the care	29
at the church	12
at the college	9
at the community	8
at the counter	-8
at the depot	8
at the door	-64
at the end	-29
at the fete	11
at the firm	10
at the food	5
at the gate	-24
at the hospice	19
at the library	19
at the lido	9
at the market	9
at the mill	22
at the moment	-30
at the new	-10
at the next	-7
at the nursery	14
at the office	-55
at the paper	7
at the parcel	14
at the parish	9
at the party	-6
at the pool	-10
at the port	9
at the post	-9
at the prison	9
at the restaurant	-15
at the salon	5
at the same	16
at the shop	-29
at the sight	7
at the stall	10
at the station	-9
at the table	-12
at the third	-7
at the till	-45
at the top	-20
at the tram	9
at the wed	-11
at their	7
at their <kin>	7
at this	-52
at this for	-9
at this level	-5
at uni	7
at university	-13
at work	75
at work ,	27
at work </s>	20
at work is	9
at your	-17
attach	-17
attach </s>	-6
attachment	-10
attack	9
attempt	-20
attempt </s>	-5
attention	-12
attention to	-12
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
autistic	17
autistic ,	7
autistic </s>	4
autistic and	6
autocorrect	-19
automatic	4
autumn	158
autumn ,	55
autumn </s>	102
average	-7
avocado	25
avoid	81
avoid sunlight	7
awake	-29
away	-37
away ,	7
away </s>	-48
away from	-9
awful	-51
awful ,	-11
awful </s>	-15
axis	-8
azure	6
b	-22
b </s>	-14
back	-129
back 's	-9
back ,	-17
back </s>	75
back at	-46
back at <number>	-13
back at my	-12
back by	-39
back by <number>	-17
back for	6
back from	-24
back from the	-25
back home	-5
back hurt	-24
back in	-98
back in <name>	6
back in <number>	-75
back in a	-23
back in the	10
back is	28
back now	-9
back now </s>	-9
back of	7
back of the	7
back on	-19
back on <day>	-10
back then	-10
back then </s>	-10
back to <name>	18
back to the	-25
back up	6
back when	7
back when i	7
backend <kin>	-24
backend <kin> at	-24
backend is	22
backup	-61
backup ,	-21
backup , <number>	-21
backup </s>	-24
backup go	13
backup go to	13
backward	-20
backward </s>	-14
bad	40
bad ,	21
bad , i	5
bad </s>	-35
bad at	-4
bad back	30
bad hip	32
bad hip </s>	28
bad i	13
bad knee	29
bad knee </s>	29
bad line	-13
bad line </s>	-5
bad with	17
badge	-10
badly	-57
badly ,	-21
badly </s>	-16
badly allergic	6
badly and	-15
badly but	-10
badly but the	-10
bag	-32
bag </s>	16
bag of	-20
bag there	-5
bag there 's	-5
bagpipe	-12
bake	52
bakery	-23
bakery 's	19
bakery ,	11
bakery </s>	48
bakery and	-5
bakery are	4
bakery for	-18
bakery have	-4
bakery have <number>	-4
bakery in	-32
bakery near	-41
bakery on	-15
bakery on <name>	-15
bakery start	13
bakery to	11
bakery to <name>	11
bakkie	-13
balance	20
balance is	20
balcony	-12
balcony ,	12
balcony </s>	-34
baler	-6
baler </s>	-6
ball	-23
ballet	41
ballet until	42
ballroom	6
ban	39
ban at	9
ban from	9
ban in	32
ban in our	10
ban phone	-6
ban phone </s>	-6
banana	10
band	70
band 's	-16
band ,	-6
band , <number>	-14
band </s>	46
band <number>	5
band can	21
band can tour	21
band on	-10
band on the	-11
band pay	-13
band rehearse	5
band rehearse in	5
band was	-8
bank	76
bank 's	-24
bank ,	-6
bank </s>	21
bank <kin>	-7
bank in	4
bank in <name>	-25
bank in <number>	26
bank is	-10
bank on	6
bank on <day>	5
bank to	19
bank turn	31
bank where	6
bank where i	6
bank with	22
bank with a	14
bankrupt	5
bankrupt in	5
bankrupt in <number>	5
bankruptcy	12
banner	-15
banner ,	-9
bar	-99
bar ,	-31
bar </s>	-40
bar and	-5
bar at	5
bar exam	13
bar exam in	13
bar in	22
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
barley	8
barn	26
barn </s>	23
base	19
base ,	12
base </s>	-11
base in	15
base in <name>	15
basement	9
basement ,	11
basement , no	26
basically	11
bass	31
bass in	22
bass in a	10
bass in the	11
bat	10
bath	-15
bath </s>	13
bathroom	43
battery	-74
battery </s>	-42
battery die	-13
battery in	8
battery in the	8
battery is	-10
battery run	-14
battery run out	-14
bc	9
be	170
be </s>	11
be <number> ,	-18
be <number> </s>	-5
be a	76
be a <kin>	30
be a button	-4
be a long	-11
be a monk	13
be a nun	18
be a postie	10
be able	5
be able to	5
be ask	34
be at	9
be at this	-10
be back	-30
be back in	-20
be bother	-15
be call	45
be call <name>	25
be call by	22
be crawl	-33
be deaf	15
be deaf since	15
be do	-6
be everywhere	-11
be fine	-13
be for	11
be from	7
be get	14
be gluten	4
be gluten free	4
be here	-28
be here since	-28
be hum	-17
be in	-11
be in <name>	-12
be in bed	-5
be in our	6
be in the	-7
be late	14
be late </s>	14
be learn	7
be leave	15
be leave </s>	-13
be leave alone	14
be like	21
be like that	21
be live in	-7
be mine	17
be mine since	17
be move	-5
be my	24
be my <kin>	11
be off	-6
be on	-46
be on a	5
be on hold	-60
be on the	5
be ours	17
be ours since	8
be out of	10
be quick	-50
be quick </s>	-41
be rain	-14
be read	8
be red	-7
be self-employed	21
be shorter	-8
be shorter </s>	-8
be so	-19
be sober	13
be sober <number>	8
be sober since	5
be sore	22
be sore when	22
be stare	-27
be stare at	-27
be teach	13
be the	-6
be the <kin>	7
be the killer	-10
be the only	5
be there	-5
be there </s>	-9
be there by	14
be think	-6
be through	7
be to	27
be together	6
be try	-12
be try to	-12
be up	-20
be vegan since	18
be wait	-21
be wait on	-16
be weigh	15
be weigh and	15
be what	20
be with	39
be with her	11
be with the	25
be work	12
be write	8
be wrong	-22
be wrong </s>	-22
bea	6
bean	-5
bean ,	-5
bear	143
bear ,	28
bear </s>	82
bear at	13
bear at <number>	13
bear in	-20
bear in <name>	10
bear in <number>	-30
bear with	16
bear with <number>	16
beat	-122
beat me	-13
beat on	8
beat the	-7
beat the hare	-7
beatriz	-9
beatriz ,	-10
because	-42
because <kin>	-15
because <kin> 's	-7
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
because i 'm	14
because i buy	-4
because i forget	-29
because i have	-12
because i lose	5
because i only	7
because i panic	5
because i stammer	15
because in	5
because my <kin>	6
because my <name>	5
because my hand	13
because my savings	17
because nobody	-6
because of	15
because of <kin>	-13
because of <name>	9
because of my	46
because of the	-46
because our	-46
because our <kin>	-6
because that	10
because that 's	10
because the	-36
because the family	-8
because the hybrid	8
because the strike	10
because we	21
because we 're	9
because we <kin>	6
because we put	-9
become	28
become <name>	-18
become <name> in	-18
become a	52
become a <kin>	39
become bad	8
become just	-16
become just <kin>	-16
bed	16
bed ,	-19
bed </s>	59
bed in	-8
bed now	-9
bedroom	18
bedroom </s>	21
bedtime	4
bee	-20
bee ,	10
bee , <number>	10
bee and	-7
bee behind	28
bee behind the	28
bee on	9
bee on the	9
beekeeping	30
beep	-40
beep </s>	-17
beep in	-15
beer	-23
beer ,	-7
before	174
before </s>	-10
before <month>	5
before <name>	5
before <number>	27
before <number> ,	4
before <number> </s>	14
before <number> day	-10
before <number> for	5
before <number> is	14
before anyone	9
before breakfast	-10
before breakfast </s>	-6
before breakfast i	-4
before dawn	18
before i	50
before i 'm	15
before i could	-6
before i meet	4
before i see	6
before i turn	19
before i was	10
before lunch	-45
before lunch </s>	-46
before my	-23
before noon	13
before noon </s>	7
before tax	24
before tax </s>	22
before the	14
before the <kin>	-16
before the call	-10
before they	14
before work	22
before work ,	14
before work </s>	5
beg	-9
begin	-47
begin </s>	6
begin in	10
beginner	26
beginner </s>	-17
beginner at	31
beginner at sew	31
behind	-5
behind </s>	-29
behind a	-48
behind a tractor	-13
behind main	-8
behind me	-23
behind our	8
behind the	88
behind the barn	6
behind the chapel	14
behind the garage	6
behind the house	16
behind the shed	42
believe	-35
believe in	20
believe it	-24
believe it 's	-25
believe it </s>	-7
believe it or	8
bell	8
bell ,	6
belong	24
belong to	32
belong to my	18
belong to the	28
below	12
below </s>	-8
below is	-17
below the	52
below the third	5
belt	73
bench	13
bend	19
bengali	-10
bengali new	-10
bengali new year	-10
beside	7
best	-26
best </s>	-9
best <kin>	55
best <kin> ,	11
best <kin> <name>	13
best <kin> in	-5
best <number>	-8
best part	-6
bet	48
bet </s>	20
bet you	-10
beta	-15
better	-127
better </s>	-21
better for	17
better for me	14
better than	-59
better than my	6
better than the	-15
between	-33
between <name>	5
between <name> and	5
between <number>	-21
between <number> and	-17
between noon	10
between noon and	10
between the	-8
between the <number>	-8
beyond	34
bid </s>	12
bide	6
big	80
big <name>	-36
big at	27
big fan	-8
big fan of	-8
big on	-7
bigger	-37
bigger than	-13
biggest	21
biggest <kin>	18
biggest <kin> is	13
bike	43
bike 's	-13
bike ,	20
bike </s>	19
bike get	21
bike have	-11
bike in	-17
bike repair	6
bilingual	-24
bilingual ,	-17
bilingual , <name>	-17
bill	76
bill ,	29
bill </s>	-8
bill by	15
bill by the	15
bill is	7
bill service	32
bin	-64
bin </s>	-18
bin and	-18
bin and the	-20
bin out	-11
bin out </s>	-9
bio	-50
bio </s>	-23
biology	22
biology in	5
biology in <name>	5
bipolar	-26
birch	5
birdwatching	22
birth	46
birth ,	15
birth </s>	17
birthday	58
birthday ,	21
birthday </s>	36
birthday card	-15
biscuit	-78
biscuit ,	-12
biscuit </s>	-10
biscuit tin	-23
bite	-188
bite ,	-7
bite about	-7
bite flat	-4
bite is	-15
bite of	-42
bite of a	-6
bite of the	-21
bite stiff	-5
black	7
black ,	8
black </s>	-11
black <day>	-26
black and	23
black and white	16
black belt	27
blackwork	33
blank	-114
blank </s>	-39
blank page	-33
blank page when	-17
blast	-11
blast </s>	-12
blast music	-21
bless	-12
blind	-26
blind <kin>	-7
blink	-30
bliss	-18
bliss </s>	-18
block	-69
block </s>	-4
block of	10
block of text	10
block our	-25
block the	-11
block the lane	-4
blog	-10
bloke	-15
blood	-35
blood ,	-4
blood </s>	11
blood every	-11
blood every <number>	-13
blood pressure	11
blood pressure run	4
blood test	-30
blood type	16
blood type is	16
blow	-33
blue	-45
blue ,	-10
blue </s>	-32
blue <name>	-20
blue <name> ,	-12
blue <number>	-11
blue folder	15
blue folder on	15
blue glove	5
blue shirt	-22
blunt	55
blunt </s>	21
blunt version	34
blur	-8
blurry	-51
blurry </s>	-40
board	15
board ,	6
board meet	-4
board of	10
board of a	10
boat	108
boat 's	8
boat 's moor	16
boat ,	11
boat </s>	41
boat are	5
boat are what	5
boat in	4
boat is	30
boat with	-8
body	-29
boil	-96
boil at	-35
boil over	-36
boil over ,	-23
boiler	41
boiler 's	15
boiler for	-13
boiler is	20
bold	-9
bone	-6
book	35
book </s>	40
book a	6
book a year	6
book anything	4
book anything before	4
book at	-10
book at a	-10
book club	7
book club in	-4
book for	34
book for spring	4
book for the	18
book in	-32
book myself	8
book say	-21
book say the	-19
book the	-21
bookbinding	-10
booking	25
bookkeeping	-6
bookshop	-16
boot	-68
boot </s>	-11
border	23
bore	-108
bore ,	-34
bore </s>	-31
bore in	-14
bore me stiff	4
borrow	-28
borrow from	11
bot	-36
bot </s>	-33
both	57
both </s>	-39
both <kin>	23
both <kin> are	22
both ear	39
both ear </s>	28
both eye	19
both hand	8
both hip	12
both in	8
both in <name>	10
both my	-13
both my link	-12
both of	11
both side	-26
both side </s>	-26
bother me	16
bother with	-7
bottle	-9
bottom	44
bottom leave	12
bottom leave </s>	12
bouldering	28
bouldering grade	17
bounce	-9
bouzouki	12
bow	15
bowl	14
bowl </s>	-5
bowl club	6
bowl club ,	6
box	-45
box ,	-11
box </s>	18
box <number>	-17
box is what	10
brace	33
brace go	4
brace go on	4
bracket	-73
bracket </s>	-31
braille	13
brain	-24
brain is	-7
brain is mush	-4
branch	46
branch ,	-8
branch </s>	-12
branch after	15
branch and	-5
branch and now	-5
branch in	32
branch in <name>	10
branch is	-11
branch is behind	-8
brass	15
brass band	21
brass band </s>	19
brb	-41
brb </s>	-25
breach	11
bread	-53
bread 's	-17
bread 's in	-11
bread </s>	-28
bread and	8
bread and butter	8
bread for	9
bread is	-12
break	-63
break ,	-39
break </s>	-22
break <number>	5
break in	-9
break it	-6
break it </s>	-4
break my	23
break the	-8
break the build	-6
break the layout	-5
break up	13
breakfast	-73
breakfast ,	-18
breakfast </s>	-27
breakfast and	-9
breakfast i	-4
breast cancer ,	10
breath	-6
breathe	-14
breed	5
breed <kin>	11
breed <kin> in	8
breed <name>	7
breed <name> <kin>	7
brew	7
brewery ,	6
brewery </s>	-14
bridal	8
bride	8
bridge	15
bridge </s>	-17
brief	-8
brigade	55
brigade ,	13
brigade , volunteer	13
brigade in	6
brilliant	-25
brilliant </s>	-15
bring	14
bring donut	-14
bring my	-25
bring my own	-5
bring us	29
brinjal	6
british	12
broadband	28
browser	-56
browser ,	-11
brush	-8
brush them	-8
brutal	-8
brutal </s>	-8
btw ,	4
btw </s>	-23
btw get	15
btw i	30
btw i 'm	21
btw my	10
btw some	-9
btw some <kin>	-9
btw the	-14
btw the <kin>	-8
bucket	-18
bucket ,	-12
budget	41
budget </s>	-4
budget for	48
budget for grocery	13
budget for the	41
budget is	-16
budget is <number>	-6
buffer	-15
buffer </s>	-15
bug	-48
bug </s>	-27
bug in	-10
bug in my	-7
build	209
build ,	-5
build </s>	40
build a	12
build break	-7
build have	12
build in <name>	-9
build in <number>	11
build is	-8
build it	17
build it now	-4
build the	12
build up	9
build with	17
build with <name>	13
building	17
bullet	122
bullet </s>	-39
bullet point	155
bullet point </s>	57
bullet point in	15
bullet point please	14
bullet point than	32
bump	-18
bumper	-23
bungalow	11
bungalow in	6
bungalow in <name>	6
bureau	52
burger	-23
burgle	21
burgle twice	21
burn	-118
burn ,	-29
burn from	-7
burn from the	-6
burn my	-11
burn my tongue	-11
burn the	-54
burn the toast	-12
burn while	-4
burn while i	-4
burnout	31
burnout </s>	22
bury	17
bury ,	-6
bury in	8
bury in <name>	8
bus	-12
bus ,	-4
bus </s>	49
bus in	-8
bus in <name>	-10
bus is	-24
bus is <number>	-11
bus is late	-9
bus just	-5
bus now	-9
bus now ,	-9
bus stop	-8
busiest	16
busiest month	8
busiest month is	8
business	45
business ,	16
business <kin>	22
business <kin> ,	7
business <kin> in	10
business in	5
business is	6
busk	11
bust	9
busy	-4
but	26
but <kin> <name>	-5
but <kin> will	7
but <name>	15
but <name> 's	-23
but <name> </s>	11
but <name> and	-9
but <name> can	7
but <name> is	11
but <name> pass	10
but <number>	-16
but black	-7
but grow	-5
but grow up	-5
but i	49
but i have	7
but i still	9
but it	-15
but its	-6
but keen	11
but me	9
but me </s>	4
but never	29
but never practise	13
but no	-33
but nobody	-12
but not	-21
but not in	-40
but not rent	5
but not write	16
but only	-9
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
but we	12
butter	-21
button	-71
button </s>	-5
button for	-20
button here	-5
button is	-4
buy	8
buy a	24
buy a dress	-5
buy a plot	5
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
buy new	13
buy second-hand	7
buy secondhand	16
buy the	30
buzz	-27
by	310
by <day>	23
by <day> </s>	19
by <month>	11
by <month> </s>	7
by <name>	90
by <name> ,	9
by <name> </s>	34
by <name> <name>	14
by <number>	-30
by <number> ,	-56
by <number> </s>	31
by <number> in	24
by <number> percent	-5
by <number> today	-4
by a	-75
by a <kin>	-8
by a <name>	-7
by about	-6
by about <number>	-6
by accident	-85
by accident ,	-22
by accident </s>	-44
by accident a	-4
by an	-8
by autumn	8
by autumn </s>	8
by bike	8
by bike ,	7
by birth	15
by birth ,	15
by choice	47
by choice </s>	49
by date	9
by date </s>	-11
by day	11
by day ,	4
by day </s>	8
by default	-19
by ear	39
by ear </s>	39
by ferry	27
by ferry to	5
by half	-33
by half past	-14
by hand ,	7
by hand </s>	-11
by his	-7
by itself	-6
by lunch	-14
by me	54
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
by next summer	18
by night	4
by night </s>	4
by noon	-46
by noon ,	-20
by noon </s>	-25
by now	-7
by now </s>	4
by number	11
by number </s>	11
by phone	4
by phone </s>	4
by post	4
by summer	8
by that	-15
by the	43
by the <kin>	-19
by the <number>	13
by the age	-5
by the bank	-13
by the day	21
by the end	25
by the hour	4
by the kilo	-5
by the last	-5
by the metre	18
by the station	-13
by the way	-10
by the word	12
by then	-12
by this	-4
by tomorrow	-23
by tonight	-11
by tonight </s>	-11
by trade	44
by trade ,	21
by trade </s>	25
by train	53
by train </s>	53
by tram	10
by us	16
by whoever	11
bypass	32
cab	17
cabbage	-13
cabin	20
cabin in	6
cabin in <name>	6
cabinet	16
cable	-25
cable </s>	-9
cache	-34
cache ,	-10
cache </s>	-11
cafe	7
caffeine	17
caffeine kick	-9
caffeine kick in	-9
caffeine today	-8
café	-6
café </s>	9
cake	-69
cake ,	-6
cake </s>	14
cake for	-21
cake for <name>	-16
cake in	-31
cake in the	-13
calendar	-32
call	358
call , always	23
call , can	-5
call , hold	-8
call , so	-7
call </s>	9
call <name>	259
call <name> ,	56
call <name> </s>	143
call <name> <name>	19
call <name> and	41
call <name> in	-6
call <number>	-10
call a	-6
call and	-17
call are	22
call before	10
call by	22
call by my	22
call centre	11
call drop	-8
call every	38
call every <day>	7
call every third	17
call for	-10
call her <kin>	8
call her back	-10
call i	-13
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
call the	-13
call the <kin>	-22
call the <name>	14
call the function	-10
call to	-14
call with	-13
caller	-4
caller at	4
calligraphy	10
calm	-11
camera	20
camp	-9
camp without	-16
camp without a	-16
camper	10
camper of	6
camper of my	6
campervan	14
campervan ,	6
campervan , <number>	12
campsite	10
can	-44
can </s>	-4
can <kin>	-29
can be	22
can call	17
can call it	17
can do	16
can do that	-13
can hear	-9
can i	-76
can i <kin>	-32
can it	20
can it be	20
can live	-30
can n't	38
can n't afford	-8
can n't be	17
can n't believe	-36
can n't change	21
can n't check	-13
can n't decide	-17
can n't deploy	-11
can n't do	18
can n't drive	39
can n't eat	-10
can n't edit	8
can n't enter	7
can n't find	-64
can n't focus	-29
can n't get	-5
can n't have	33
can n't hear	-37
can n't install	15
can n't kneel	35
can n't know	19
can n't leave	-5
can n't miss	27
can n't open	-26
can n't read	8
can n't scroll	-26
can n't see	-32
can n't sleep	-14
can n't stand	103
can n't swim	38
can n't take	-10
can n't talk	-23
can n't taste	13
can n't think	-23
can n't work	13
can never	-13
can only	13
can play	6
can read	44
can read it	-4
can read the	-4
can skip	13
can take	13
can tour	21
can wait	-18
can you	-20
can you believe	-8
cancel	-68
cancel ,	-27
cancel </s>	-16
cancel that	10
cancer	7
cancer ,	10
candidate	-14
candle	-7
candle </s>	-9
canteen	10
canteen ,	-7
canteen is	15
canteen menu	-7
cap	36
cap </s>	-5
cap at	42
cap at <number>	21
cap is	8
cap is <number>	8
capital	-39
capital </s>	-9
capital of	-29
capital of <name>	-29
capo	26
capo on	26
capo on <number>	26
captcha	-15
caption	21
caption </s>	-9
caption on	-5
car	-42
car ,	-21
car , i	-5
car , no	-7
car , so	-12
car </s>	13
car and	4
car in	-4
car in the	-9
car park	-11
car park </s>	5
caravan	17
caravan in	-28
caravan in front	-28
caravan on	24
card	-94
card ,	-35
card </s>	-31
card after	28
card after the	28
card data	12
card fee	-15
card get	-18
card get decline	-18
card machine	-21
card reader	-4
care	92
care </s>	35
care home	49
care home </s>	29
care home in	19
career	35
cargo	34
cargo bike	34
carpentry	28
carpentry </s>	28
carpet	-15
carry	15
carry <number>	17
carry an	29
carry an epipen	19
carry on	-17
carry on </s>	-17
carry the	14
carsick	18
carsick we	18
cartoon	-23
cartoon is	-18
carve	7
case	-16
case in	18
case study	-16
cash	-16
cash </s>	7
cash flow	-15
cash only at	-12
cashew	-20
cashew </s>	-25
cast	-13
castle	-5
catalogue	8
cataract	39
cataract </s>	15
catch	-66
catch a	-23
catch the	-8
cater	30
cathedral	27
cathedral </s>	5
cathedral choir	16
cause	20
ceilidh	19
ceiling	8
ceiling </s>	-7
celebrate	15
celebrate birthday	20
celebrate birthday ,	20
celiac	-9
celiac ,	5
cell	-7
cell </s>	28
cell <name>	-24
cell <name> </s>	-21
cellar	55
cellar </s>	37
cellist	9
cello in	4
cello is	11
cello part	-32
cello to	8
cent	4
cent </s>	-14
cent a	15
cent a word	15
center	-9
centre	95
centre </s>	42
centre in	5
centre in <name>	5
ceramics	17
ceremony	19
cert	10
cert ,	8
certificate	-16
certify	19
ch	-24
ch <number>	-24
ch <number> </s>	-24
chain	-31
chain </s>	-9
chair ,	-10
chair </s>	5
chair and	7
chair and all	7
chair by	-15
chair in	-15
chair in my	-19
chair of	18
chair of the	18
chair the	28
chale	4
change	-21
change ,	6
change </s>	-5
change it	8
change my	16
change that	-10
change the	-39
change the chair	-4
change to	9
change train	-14
chaos	-12
chapel	29
chapel ,	4
chapel </s>	19
chapter	-160
chapter ,	-14
chapter </s>	-18
chapter <number>	-103
chapter <number> </s>	-71
chapter <number> is	-18
character	-143
character ,	-56
character </s>	17
charge	78
charge <kin>	20
charge <kin> for	20
charge <number>	48
charge <number> an	19
charge <number> cent	15
charge of	45
charge the	-16
charger	-61
charger ,	-24
charity	-6
chart	-57
chart </s>	4
chart are	-8
chat	-79
chat </s>	-18
chat for	-5
chat have	-18
chatbot	-32
cheap	-11
cheap </s>	-9
cheap at	-21
cheap at the	-21
cheaper	12
cheaper </s>	13
check	-127
check </s>	-24
check again	-6
check again </s>	-6
check in	-37
check it	-20
check it please	-6
check my	-10
check the	-8
check the stave	6
checklist	21
checkout	-11
cheer	-63
cheer </s>	-27
cheerful	-7
cheese	25
cheese ,	26
cheese </s>	20
cheesy	-8
cheesy </s>	-8
chemical	25
chemical </s>	25
chemistry	45
chemistry ,	-4
chemistry </s>	15
chemistry at	5
chemistry to	14
chemo	28
chemo </s>	19
chess	-9
chess club	15
chess online	7
chess rate	14
chew	30
chew cable	8
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
choice	70
choice ,	11
choice </s>	63
choice there	-4
choice there </s>	-4
choir	58
choir 's	8
choir ,	22
choir </s>	34
choir i	24
choir is	-7
choir school	-10
choir school pay	-10
choir sing	-22
choir sing only	-18
cholesterol	18
choose	-10
chop	-48
chop the	-29
chore	13
christma </s>	-4
chrome	-20
chrome </s>	-16
church	146
church ,	21
church </s>	55
church hall	5
church in	8
church is	5
cigarette	28
cilantro	-20
cinema	-22
circle	-12
circus	-17
circus ,	-13
citizenship	59
citizenship come	20
citizenship come through	20
citizenship exam	23
citizenship exam on	9
citizenship in	8
citizenship test	21
citizenship test is	9
city	4
city ,	-10
city , <name>	-7
city only	-4
claim </s>	-27
clamp	10
clan	27
class	43
class ,	14
class </s>	22
class <kin>	8
class <number>	6
class call	-8
class in	6
class inherit	-6
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
clean	-11
clean </s>	39
clean office </s>	7
clean office <number>	9
clean since	-6
clean the	-12
clear	40
clear now	5
clear the	16
clear the cache	-9
clerk	6
clerk at	15
clerk at the	15
click	-135
click ,	-4
click </s>	-25
click i	-15
click on	-31
click save	-13
click the	-8
climate	14
climb	15
climb </s>	-12
climb <number>	11
climb is	-9
climb is how	-9
clinic	23
clinic ,	-12
clinic </s>	12
clinic i	21
clinic in <name>	9
clinic let	-4
clip	-82
clip ,	-7
clip </s>	-27
clock	15
clock ,	6
clock </s>	9
clock is	-26
clone	7
close	-36
close ,	-6
close </s>	-21
close <day>	-11
close <days>	7
close and	5
close at	-5
close at <number>	-7
close early	-15
close for	14
close for the	8
close in	-48
close in <number>	-50
close my	19
close on	11
close the	27
close the <name>	12
close the shop	-5
close the window	-9
close to	4
close up	15
closest	14
cloth	-8
clothe	21
clothe ,	9
clothe </s>	13
cloud	50
cloud tool	27
cloud tool ,	18
club	115
club 's	7
club ,	25
club </s>	16
club at	11
club at the	5
club in	7
club meet	10
club meet at	4
club treasurer	13
club treasurer since	5
clue	-26
clue </s>	-13
cluster	27
clutch	16
cm	47
co-housing	-8
co-housing project	-8
co-housing project in	-8
co-op	16
co-op </s>	10
co-op pay	-18
co-own	18
co-own the	18
coast	27
coat	-23
cochlear	-10
cochlear implant	-10
code	133
code ,	27
code , please	14
code </s>	-8
code <number>	-16
code <number> </s>	-12
code and	19
code at	23
code at <number>	25
code expire	-9
code in	22
code is	-5
code on	29
code review	32
codebase	8
coeliac	21
coeliac ,	-18
coeliac </s>	30
coeliac disease	-9
coeliac in	6
coeliac in <number>	6
coeliac so	6
coffee	-175
coffee 's	-20
coffee 's go	-10
coffee ,	-40
coffee </s>	-37
coffee a	-8
coffee a day	-8
coffee black	11
coffee first	-24
coffee i	19
coffee in	-4
coffee is	-30
coffee is cold	-17
coffee over	-11
coffee right	-4
coffee right now	-4
coffin	-8
coffin and	-8
coffin and nobody	-8
coin	-17
cold	-109
cold ,	-52
cold </s>	-57
cold today	-18
cold today ,	-13
cold today </s>	-4
cold while	-7
collarbone	19
collect	89
collect fountain	24
collect fountain pen	24
collect old	8
collect only	5
collect only the	5
collect stamp	23
collect stamp from	23
collect the	-5
collector	14
collector get	-6
college	73
college </s>	76
college on	-11
college on <days>	-11
colliery	32
color	-12
colour	-22
colour ,	4
colour look	-7
colour look off	-7
colour-blind	79
colour-blind (	17
colour-blind ,	43
colour-blind , red-and-green	21
colourblind	47
colourblind ,	44
colourblind , red-and-green	30
column	-75
column ,	-5
column </s>	-28
column <name>	-13
column are	20
column is	-8
column please	-19
column please </s>	-19
come	-24
come ,	-17
come </s>	-8
come <days>	12
come <month>	8
come <month> </s>	8
come <number>	-4
come along	31
come at	33
come at <number>	22
come back	-13
come back </s>	-14
come by	-11
come every second	7
come from	51
come from <name>	10
come from <number>	16
come from a	8
come from my	12
come home	-10
come in	-60
come in </s>	-10
come in <number>	-7
come in summer	12
come last	8
come off	42
come on	-22
come on ,	-26
come on <days>	6
come out	-55
come out </s>	-15
come out blank	-18
come out blurry	-7
come out too	-7
come through	45
come through </s>	36
come to	43
come to <name>	18
come to the	30
come to us	11
come today	-5
come up	-31
come up blank	-15
come up in	-13
come with	-25
come with <number>	-25
come with a	-5
come with it	-10
come without	-12
comic	-13
comic </s>	-7
comma	-54
comma </s>	-16
comma and	-9
command	53
command </s>	24
comment	4
comment ,	9
comment </s>	8
comment in	7
commission	-23
commission </s>	-14
commission only	-9
commission only ,	-9
commit	-5
commit </s>	-6
commit message	8
committee	17
committee </s>	6
community	26
community centre	8
commute	145
commute 's	24
commute by	25
commute by ferry	17
commute is	55
commute is <number>	36
commute to	28
company	127
company 's	14
company ,	-16
company </s>	19
company at	-4
company car	10
company car go	10
company card	9
company go	6
company in	-13
company in <name>	4
company in the	-17
company is	7
company is <number>	7
company laptop	21
company laptop is	21
compare	-11
compare </s>	-8
competitor	-5
compile	-39
compile </s>	-10
complain	-21
complain about	-21
component	-11
computer	10
computer </s>	9
concern	-16
conclusion	11
condition	8
condition </s>	-21
conference	7
config	6
config </s>	-4
confirm	17
conflict	-14
confuse	-47
confuse ,	-8
confuse , so	-8
confuse </s>	-11
confuse by	-4
confuse by the	-5
confuse me	-7
connection	-32
conservatory	22
conservatory in	5
conservatory in <name>	18
console	16
console </s>	4
constructor	-7
constructor </s>	-7
consult	9
consult </s>	9
contact	4
contact </s>	12
container	-27
container </s>	-23
contest	-8
contest in	-8
continue	-32
continue </s>	-21
contract	149
contract </s>	48
contract at	11
contract end	11
contract end in	6
contract for	4
contract in	21
contract with	27
contract with the	16
controller	35
convert	-7
convert the	-8
convert these	-34
convert this	-8
convert to	20
convert to <name>	20
cook	-28
cook ,	32
cook for	-15
cook for <number>	-16
cook pasta	-11
cook pasta </s>	-11
cook the	-8
cookbook	33
cooperative	35
cooperative </s>	12
cooperative bank	-13
copper	11
copper </s>	9
copy	5
copy </s>	21
copy and	-13
copy of	-22
copy of the	-17
copy paste	-5
copy the	-5
coriander	60
coriander ,	25
coriander , taste	14
coriander or	7
cork	-26
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
corridor	-9
corridor wait	-9
corridor wait for	-9
corrupt	-4
corrupt </s>	-4
cost	-102
cost </s>	7
cost <number>	-38
cost a	-24
cost a fortune	-24
cost me <number>	-13
cost us	5
cost what	-32
cottage	31
cottage ,	12
cottage in <name>	5
couch	-21
cough	11
could	-142
could eat	26
could i	-9
could i eat	-9
could murder	-19
could murder a	-19
could n't	-19
could n't see	-8
could sleep	-13
could use	-35
could use a	-6
could you	-23
could you make	5
council	174
council ,	10
council </s>	44
council and	17
council house	8
council in	22
council meet	-22
council will	26
council will n't	26
count	38
count <number>	14
count in	12
count the	-5
counter	-11
counter </s>	-10
country	20
country </s>	-9
country before	5
country before i	9
country before the	-11
county	33
couple	-47
couple of year	8
course	14
court	40
court <kin>	15
cover	-40
cover </s>	-20
cover <number>	-4
cover <number> valley	-7
cover a	10
cover a night	10
cover for	-18
cover for me	-22
cover letter	-23
cover letter for	-10
cover my	4
cover the	7
covid	63
covid </s>	39
covid in	13
covid in <number>	14
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
crazy </s>	-18
cream	-26
credit	11
credit ,	-10
credit </s>	-37
credit card	36
credit card after	28
credit union	24
credit union ,	14
credit union </s>	6
crew	-7
cricket	-12
cricket on	7
cricket umpire	-10
crime	21
crime novel	25
crime novel ,	6
crisp	-32
crisp </s>	-9
croatian	-12
cron	-16
crook	-7
crook </s>	-7
crop	-24
crop it	-5
crop it </s>	-5
cross	9
crossword	-50
crossword </s>	-23
crow	69
crow </s>	4
crow <number>	-6
crow <number> day	-6
crow is	-13
crow just	-16
crow speak	17
crow work	5
crowd	-22
crown	9
cruciate	28
cruise	31
cry	-43
cry ,	-12
cry </s>	-23
crypto	11
crypto mostly	11
css	-8
cultural	19
cup	-52
cup ,	13
cup </s>	-17
cup of	-30
cup of flour	-24
curious	-28
curl	-11
curl team	-11
current	6
currently	6
currently number	6
currently number <number>	6
curry	-35
curry </s>	-20
curse	9
curse </s>	9
cursor	-24
cursor is	-4
custody	44
custody ,	8
custody :	8
custody : the	8
custody in	17
custody of	5
custody of my	4
custom	-7
cut	-172
cut <number>	-9
cut <number> word	-9
cut and	-11
cut from	8
cut hair	4
cut is	14
cut it	-18
cut it </s>	-11
cut my	-19
cut my finger	-24
cut my hour	5
cut off	-38
cut off </s>	-7
cut off at	-26
cut our	-27
cut out	-29
cut out </s>	-13
cut short	-7
cut the	-28
cv	24
cycle	79
cycle ,	15
cycle everywhere	57
cycle everywhere </s>	48
cystic	11
cystic fibrosis	11
cystic fibrosis </s>	11
d	-5
d&d	12
daft	6
dahlia are	-6
daily	129
daily ,	24
daily </s>	84
dairy	8
dairy <kin>	9
dairy <kin> ,	5
dairy farm	-19
dairy for	6
dairy herd	11
dairy in <name>	5
damp	10
dan	33
dan is	-12
dance ,	4
dance in	-14
dance school	-10
dance school rent	-10
dark	-41
dark ,	-4
dark </s>	-14
dark for	-9
dark mode ,	-8
dart	22
dashboard	15
data	13
data ,	-33
data , <number>	-20
data </s>	-24
data centre	20
database	7
database </s>	-8
dataframe	-15
dataframe with	-11
dataframe with <number>	-11
dataset	-8
date	-88
date 's	-11
date 's the	-11
date ,	23
date </s>	-49
date are	-9
date from	-15
date from <number>	12
date in	-7
date is	10
dawn	24
dawn ,	32
day	138
day ,	11
day , <kin>	15
day , <name>	4
day , <number>	18
day , not	13
day </s>	56
day <name>	45
day <name> was	45
day <number> </s>	-11
day after	9
day and still	-5
day are	9
day before	7
day before </s>	7
day for	8
day i	21
day in	-8
day in my	-10
day is	37
day is <number>	11
day job	7
day of	-5
day of my	9
day on	-32
day on average	-32
day to	-17
day to recover	12
day today	-18
day today ,	-8
day week	9
day week </s>	9
db	9
dbt	35
deacon	-4
dead	-61
dead </s>	-65
dead for	23
deadline	-21
deadline ,	4
deadline </s>	-9
deadline for	13
deadline in	-9
deadline is	-19
deadline is tight	-9
deaf	60
deaf ,	4
deaf </s>	19
deaf in	62
deaf in <number>	7
deaf in my	18
deaf in the	30
deaf since	22
deaf since the	22
deaf to	-21
deal	17
deal </s>	17
deal with	6
dear	-20
debate	-24
debt	71
debt collector	-6
debt collector get	-6
debt free	17
debt leave	22
debt leave </s>	22
debt of	-13
debug	-12
debug this	-4
decade	58
decade </s>	59
decaf	19
decent	7
decide on the	15
decide to	-9
decide to stop	9
decision </s>	6
deck	-20
deck ,	-7
deck in	-9
decline	-23
deed	-5
deep	20
deep water	15
deep water </s>	15
default	-22
default in	-5
degeneration	13
degeneration </s>	13
degree	58
degree </s>	-11
degree at	11
degree in	-7
delay	-33
delay ,	-14
delay </s>	-6
delay <number>	-13
delete	-56
delete </s>	-5
delete it	-5
delete it </s>	-5
delete the	-4
deliver	-8
delivery	97
delivery bike	10
delivery come	17
delivery have	30
delivery have to	30
delta	9
delta </s>	9
delve	13
dem	-16
dementia	66
dementia ,	11
dementia </s>	19
demo	-54
demo ,	-12
demo </s>	-22
demo is	-6
dental	5
dental <kin>	-9
dental <kin> </s>	14
dental practice	8
dentistry	5
deny	-4
department	27
depend on	10
deploy	-50
deploy </s>	-24
deploy <days>	8
deploy go	-7
deploy it	-6
deploy on	-9
deploy on <days>	-9
deploy twice	-4
deploy twice with	-4
deposit	49
deposit for	15
deposit in	5
deposit on	14
deposit on a	14
depot	43
depot ,	5
depot </s>	37
depot is	5
depression	-9
depression run	-9
depression run in	-9
deputy	46
deputy head	41
deputy head at	9
derby	-9
descend	-20
design	22
desk	77
desk </s>	15
desk again	-13
desk again </s>	-13
desk at	35
desk at a	17
desk in	12
desk is	9
despite	-6
detection	31
dev	17
dey	-29
dey speak	-13
diabetes	25
diabetes </s>	25
diabetic ,	-18
diabetic , <number>	-23
diabetic , so	5
diabetic </s>	5
diagnose at	11
diagnose at <number>	11
diagnose in	-11
diagnose the	-6
diagnose the fault	-6
diagnose with	15
diagnose with type	7
diagnosis	12
diagnosis </s>	12
diagram	-43
diagram ,	-6
dial-up	4
dial-up speed	4
dialog	-11
dialogue	-33
dialogue </s>	-16
dialysis	71
dialysis </s>	29
dialysis unit	28
dialysis unit in	15
diamond	4
diary </s>	15
dict	-6
dict </s>	-6
dictate	38
dictate everything	22
dictation	10
die	-43
die ,	21
die </s>	-7
die again	-6
die again </s>	-6
die at	-23
die in <number>	5
diesel	29
diesel </s>	18
diff	-9
diff </s>	-6
differ	-45
difference	-41
difference </s>	-29
different	-29
different </s>	-11
dig	57
dig 's	17
dig the	40
dig the allotment	40
digger	17
digit	-10
digital	14
dim	-9
dimitri	10
dimitri have	10
dimitri have go	10
dinnae	5
dinner	-80
dinner 's	-18
dinner ,	-10
dinner </s>	-41
dinner at	4
dinner for	28
dinner is	-7
dinner tonight	-26
dinner tonight </s>	-10
dinosaur	-7
dinosaur </s>	-9
dip	-5
dip each	-4
dip each <month>	-4
diploma	33
diploma i	14
disability	8
disagree	-8
disagree </s>	-8
disc	15
disclaimer	18
disease	4
dish	-28
dish ,	10
dish </s>	-9
disk	-18
disk </s>	-7
disorder	32
disorder </s>	16
disorder in	17
disorder in my	17
display	5
display </s>	-6
display in	13
display in local	13
dissertation	19
distance	46
distract	-17
district	24
div	-11
div </s>	-8
dive	13
division	-6
division ,	-7
divorce	91
divorce ,	14
divorce , the	13
divorce </s>	15
divorce i	14
divorce i have	13
dizzy	-11
dj	5
dj name	26
dj name </s>	26
do	16
do ,	-38
do , both	10
do , i	-9
do , mostly	9
do </s>	-74
do <name>	-73
do <number>	39
do <number> minute	14
do <number> year	6
do a	34
do a full	20
do a quick	-8
do a weld	4
do all	40
do all my	8
do all the	15
do already	18
do already ,	23
do an	10
do by	44
do by <number>	22
do by my	8
do by the	4
do eat	16
do eat mussel	16
do everything	13
do for	-8
do for today	-12
do hair	10
do her	18
do his	4
do i	-121
do i get	13
do i make	-8
do i miss	-14
do i put	-10
do in	5
do in <name>	-10
do it	-15
do it </s>	-4
do its	-30
do ladder	15
do laundry	11
do laundry on	11
do marry	-22
do me	-38
do morning	17
do morning ,	17
do my	32
do my own	-6
do n't	70
do n't </s>	5
do n't ask	33
do n't believe	9
do n't care	-13
do n't celebrate	16
do n't do	15
do n't drink	37
do n't drive	6
do n't eat	33
do n't fly	12
do n't get	-36
do n't have	28
do n't hear	-11
do n't know	-32
do n't like	-17
do n't need	17
do n't own	21
do n't plan	12
do n't put	-5
do n't see	-15
do n't show	-7
do n't smoke	11
do n't speak	-4
do n't sugarcoat	18
do n't suggest	6
do n't take	21
do n't think	-16
do n't understand	-5
do n't use	-14
do n't want	27
do n't work	5
do nail	10
do nail from	10
do next	-22
do not	28
do nothing	-9
do nurse	5
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
do the needful	10
do the night	9
do the sum	-12
do them	5
do them for	5
do they	-19
do this	-27
do this </s>	-15
do with	-5
do with the	4
do with this	-4
do you	-22
do you know	-12
doc	-30
doc ,	-7
doc </s>	-21
doc and	-4
doc for	-7
doc say	18
doctorate	11
document	20
documentary	-39
documentary </s>	-12
dollar	-5
dollar sign	-9
dollar sign </s>	-9
don	-45
donate	-6
donation	12
donor	-15
donut	-14
door	-75
door 's	-13
door 's <kin>	-5
door ,	-47
door , <name>	-14
door </s>	-54
door down	4
door down from	4
door in <name>	-10
door in <number>	7
door just	-8
door right	-5
door right now	-5
door to	20
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
down	-41
down 's	18
down 's syndrome	18
down ,	4
down </s>	-32
down <name>	17
down again	-29
down and	-18
down as	17
down at	-5
down for	-20
down for a	-6
down from	8
down from us	7
down in	17
down the	-5
down there	-7
down to	-20
down to <number>	-19
download	-26
download ,	-9
download , <number>	-6
downstair	25
downstair </s>	34
downstair in	-21
doze	-20
doze off	-20
draft	44
draft 's	-4
draft </s>	10
draft a	22
draft for	17
draft for me	14
draft have	-9
draft i	-4
drag	-31
drag </s>	-17
drag on	-12
dragon	-17
drain	13
drama </s>	-7
draught	-12
draw	-41
draw a	7
draw a reduce	9
draw need	-16
draw need a	-16
drawer	-21
drawer ,	-22
drawing	20
dream	-4
dream </s>	-11
dream is	23
dream is to	10
dream last	-10
dream last night	-10
dream of	-15
dress as	-5
dress is	-6
dress since	13
drift	-10
drill	-18
drill </s>	-6
drill again	-13
drill again ,	-13
drill is	-8
drink	47
drink ,	38
drink , do	11
drink alcohol	20
drink coffee	6
drink tea	-10
drink the	5
drip	-63
drip </s>	-37
drive	108
drive ,	39
drive </s>	-25
drive <name>	-10
drive <number>	-16
drive a	48
drive a <name>	-8
drive a <number>	24
drive a school	4
drive a tram	13
drive after	20
drive at	18
drive at night	18
drive down	8
drive home	-24
drive it	12
drive licence	16
drive licence is	11
drive lorry	4
drive lorry to	4
drive now	-8
drive now ,	-8
drive test	31
drive the	64
drive the school	15
drive tram	4
drive tram in	4
driveway	6
drizzle </s>	-14
drone	16
drop	35
drop ,	-9
drop </s>	-7
drop a	-22
drop again	-10
drop every	-14
drop every second	-14
drop out	81
drop out in	13
drop out of	51
drop the	5
drop the rest	-6
drum	-5
drum </s>	7
drum kit	4
dry	-11
dry </s>	4
dry-stone	-11
dryer	-10
du	-16
du </s>	-5
dub	-16
due	13
due </s>	-5
due at	-43
due at noon	-20
due in	36
due in <month>	10
due in <name>	9
due in <number>	5
due in an	-10
due in early	9
due on	14
due on <number>	8
due on the	6
dull	-41
dull </s>	-12
dumb	-20
dummy	-18
dummy data	-18
dungeon	7
dungeon master	4
duplicate	-39
duplicate </s>	-25
during	51
during <name>	23
during term	9
during the	-10
dust	61
dust extractor	62
dutch	39
duty	12
dye	31
dye my	25
dye my hair	25
dye with	4
dyscalculia	9
dyscalculia ,	9
dyslexia	16
dyslexia </s>	11
dyslexic	51
dyslexic ,	24
dyslexic , so	20
dyslexic </s>	10
dyslexic so	6
e	-11
e-bike	-4
each	173
each </s>	-13
each <day>	13
each <day> </s>	9
each <month>	26
each <month> </s>	30
each <month> because	-4
each <name>	5
each month	37
each month </s>	35
each morning	26
each of	-9
each quarter	14
each quarter </s>	14
each way	80
each way </s>	34
each way to	18
each winter	5
each year	-5
each year ,	-15
each year </s>	10
ear	224
ear ,	26
ear </s>	96
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
earlier , feel	-22
early	-53
early ,	-56
early </s>	10
early night	-24
early onset	8
early today	-26
early today ,	-15
early today </s>	-4
earn	7
earplug	12
earth	-15
easier on	-4
easily	6
easter </s>	8
easy	-6
eat	-64
eat ,	-31
eat </s>	-15
eat a	-21
eat after	-10
eat another	-14
eat another bite	-14
eat anything green	-18
eat anything with	11
eat at <number>	12
eat by	-24
eat disorder	17
eat disorder in	17
eat fish	-20
eat fish </s>	-10
eat gluten	16
eat halal	13
eat half	9
eat half my	9
eat lunch	-4
eat meat	58
eat meat </s>	15
eat meat for	4
eat meat since	16
eat mussel	16
eat mussel </s>	16
eat my	-34
eat once	19
eat once a	19
eat only	5
eat out	9
eat pork	55
eat pork ,	20
eat pork </s>	27
eat shellfish	49
eat since	-27
eat since <number>	-14
eat sugar	4
eat the	-4
eat this	-9
eat this </s>	-9
eat too	-15
eat too much	-15
eater	6
echo	-43
eczema	9
edge	-5
edit	4
edit ,	-8
edit </s>	5
edit tonight	-7
eel	11
eel </s>	14
effect	-7
egg	-95
egg ,	-10
egg </s>	-37
egg in	-13
eid	-9
elder	9
elder <kin>	9
elect	5
election	24
electric	91
electric </s>	21
electric kiln	30
electric kiln </s>	30
electricity	-10
element	-29
elevator	-6
else	-14
else </s>	-34
else <kin>	-5
em	19
email	-58
email ,	-14
email </s>	12
email me	-8
email should	-7
email to	-62
email to my	-35
emigrate	6
emigrate to	20
emigrate to <name>	18
emil	14
emoji	-39
emoji ,	10
emojis	32
emojis ,	33
emojis in	-11
emojis in that	-8
emojis in this	-4
emojis with	14
emojis with me	14
employ	17
employer	34
employer </s>	21
employer till	9
employer till <number>	9
empty	-66
empty </s>	-23
empty stomach	9
end	-34
end ,	-7
end </s>	-62
end <number>	-15
end <number> <month>	-21
end at	-21
end at <number>	-13
end in	-7
end in <month>	20
end in <name>	5
end in <number>	-22
end my	14
end of	18
end of <month>	12
end of <name>	15
end of <number>	42
end of each	14
end of the	-30
end on	-21
end on <number>	10
end up	48
end up with	-9
end when	30
end when the	15
end with	22
endpoint	-22
endpoint </s>	-19
energy	-28
engage	5
engage ,	-11
engage to	14
engage to <name>	8
engine	20
engine rebuild	20
engine rebuild on	20
engineer	10
english	32
english </s>	11
enjoy	23
enough	-61
enough </s>	-9
enough for	-24
enough of	-7
enough of this	-7
enough to	19
enter	-22
enter </s>	-9
enter the	-4
entire	-9
entirely	-4
entirely by	-4
entry	-8
epilepsy	34
epilepsy ,	8
epilepsy , so	5
epilepsy </s>	19
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
error :	-6
error : <name>	-4
error </s>	-47
error in	-15
error message	18
error message ,	12
error on	-6
error on my	-4
error when	-8
error when i	-7
especially	33
especially </s>	33
espresso	17
espresso </s>	6
essay	-20
essay ,	-19
essential	65
essential tremor	65
essential tremor ,	28
essential tremor </s>	33
euro	59
euro ,	10
euro </s>	-17
euro a	22
euro a week	6
euro and	11
even	20
even </s>	-46
even for	10
even if	9
even if i	9
even in	14
even is	5
even though	-7
even though i	-7
even when	20
evening	104
evening ,	5
evening </s>	47
evening are	19
evening i	11
evenly	4
event	-8
ever	258
ever ,	41
ever </s>	129
ever fit	11
ever fit me	11
ever in	14
ever since	29
ever since the	16
ever wear	15
ever wear black	15
every	574
every <day>	118
every <day> ,	12
every <day> </s>	57
every <day> afternoon	4
every <day> at	4
every <day> i	6
every <day> morning	4
every <day> night	9
every <day> with	7
every <month>	7
every <month> </s>	14
every <month> for	6
every <month> the	-19
every <name>	29
every <name> ,	-19
every <name> </s>	9
every <name> i	9
every <number>	-21
every <number> week	-7
every <number> year	-16
every bag	11
every bag </s>	11
every class	4
every day	44
every day ,	15
every day </s>	12
every day of	9
every even	5
every fortnight	6
every fortnight </s>	6
every invoice	23
every knife	-6
every knife in	-6
every mail	14
every minute	-10
every minute </s>	-10
every month	38
every month ,	6
every month </s>	26
every morning	19
every morning </s>	12
every morning at	5
every morning before	4
every morning on	-11
every night	32
every night </s>	17
every order	-4
every other	30
every other <day>	30
every other week	6
every parcel	21
every parcel must	15
every purchase	5
every quarter	-11
every quarter </s>	-11
every second	12
every second <day>	53
every single	13
every third	41
every third <day>	11
every third week	30
every time	52
every time </s>	95
every time i	-35
every week	8
every week </s>	8
every weld	-16
every weld </s>	-16
every winter	15
every winter </s>	18
every winter the	-7
every year	4
everybody	-13
everybody </s>	8
everybody is	-12
everyone	-61
everyone 's	5
everyone at our	4
everyone else	-14
everyone else </s>	-14
everyone have	-18
everyone have a	-18
everyone is	-11
everyone on our	15
everyone on the	-10
everything	206
everything 's	-36
everything 's on	-20
everything ,	29
everything </s>	33
everything at	12
everything by	20
everything i	-12
everything in	59
everything in <name>	21
everything in my	19
everything in write	9
everything is	9
everything on	14
everything the	-4
everything to	5
everything we	15
everywhere	108
everywhere ,	11
everywhere </s>	81
everywhere by	16
evict	18
evil	18
exact	-4
exactly	-26
exactly </s>	-12
exam	66
exam 's	11
exam </s>	18
exam at	8
exam at our	8
exam have	-14
exam have <number>	-14
exam in	58
exam in <month>	23
exam in <name>	18
exam on	9
exam question	5
example	-123
example ,	-17
example </s>	44
example in	10
example is	-15
example of	-4
example sentence	-15
example sentence :	-15
excavator	5
excel	-21
excel ,	4
excel from	-17
except	39
exception	39
exception </s>	41
exchange	6
excuse	-29
excuse is	-8
exercise	-69
exercise ,	-7
exercise </s>	-23
exercise <number>	-16
exercise <number> ,	-11
exercise make	-6
exist </s>	-11
exit	-13
exit </s>	21
exit code	-16
exit code <number>	-16
expect	8
expect a	-7
expect in	17
expect our	6
expense	4
expensive	-23
expire	-52
expire </s>	-8
expire at	-29
expire at <number>	-29
expire in	-6
expire in <month>	4
expire in <number>	-10
explain	-22
explain </s>	-8
explain it	-14
explain that	-4
explain the	12
explain thing	-18
export	-32
extend	20
extend the	-11
extension	29
extra	-31
extra time	-10
extra time </s>	-14
extract	-7
extractor	62
eye	84
eye </s>	-4
eye are	24
eye hurt	-25
eye hurt </s>	-16
eye on	9
eyesight	64
eyesight 's	26
eyesight is	20
eyesight rule	9
fable	-32
fable </s>	-8
fabric	11
face	77
face </s>	18
face north	33
face north ,	35
fact	-6
factory	-8
factory </s>	-9
fada	6
fado	-14
fado is	-14
fail	-41
fail </s>	-49
fail again	-5
fail it	19
fail it twice	19
fail my	22
fail on	-10
fail on the	-4
fail test	-4
fail test </s>	-4
fail the	4
fail the bar	15
fail with	-5
faint	12
faint at	14
faint at the	7
fair	-31
fair </s>	-7
faith	12
fake	-38
fake </s>	-17
fall	-114
fall </s>	29
fall asleep	-50
fall asleep </s>	-16
fall asleep under	-9
fall between	6
fall between noon	6
fall in	-9
fall off	14
fall off a	9
fall off the	5
fall on	-41
fall on the	5
fall out	-4
fall out </s>	-15
fall over	7
fall to	12
fall to me	12
false	-29
false :	-18
family	349
family 's	23
family ,	13
family , <number>	6
family </s>	85
family business	8
family have	-12
family in	-10
family is	11
family of	15
family of <number>	15
family rule	9
family rule </s>	9
family since	23
family since <number>	12
family the	13
family thing	21
family thing ,	11
family to	14
family to <name>	6
fan	-43
fan </s>	-16
fan is	-12
fan of	-5
fan of the	-9
fantasy	-7
fantasy football	-7
far	57
far ,	9
far </s>	36
far as	21
far as the	21
fare	-7
farm	29
farm 's	12
farm 's be	5
farm ,	11
farm </s>	13
farm in	-30
farm in <name>	-30
farmhouse	25
farouk	6
farsi	-14
fast	-88
fast ,	6
fast </s>	-56
fast every	5
fast every <name>	5
fast for	-5
fast till	-14
fast till <number>	-14
faster	-17
faster than	-17
fat	9
fatty	27
fatty food	27
fault	-9
fault ,	-4
favour	-6
favourite <kin>	5
favourite character	-17
favourite part	7
fear	48
fear of	37
fear of <kin>	15
fee	-6
fee but	5
fee but not	5
feed	-31
feed is	-11
feed is full	-11
feed the	-16
feed the <kin>	-11
feed the fish	-6
feedback	-7
feedback </s>	-7
feel	-79
feel bad	-19
feel bad </s>	-19
feel better	-6
feel great	-16
feel great </s>	-14
feel sick	-16
female	-14
fence	-6
fence with	-19
ferry	88
ferry 's	-23
ferry 's late	-23
ferry ,	45
ferry </s>	29
ferry to	8
fetch	-36
fetch the	8
fete	11
fever	10
fever ,	10
fever </s>	9
fever from	5
few	-37
few for	-15
few for this	-10
fibrosis	11
fibrosis </s>	11
fictional	-15
field	30
field ,	12
field , hydrology	11
field </s>	-7
fifth	39
fifth floor	41
fifth floor </s>	35
fifty-minute	40
fifty-minute lesson	40
fig	-5
fig tree come	4
fight	-47
fight over	-14
fight over the	-14
fight with	8
figma	6
figure	-31
file	-109
file ,	11
file </s>	-51
file and	-6
file as	-9
file i	-4
file is	-5
file is corrupt	-4
file name	14
file take	-4
file to	-14
file to /	-5
file to <name>	-7
fill	-62
fill in	-25
fill in the	-24
fill the	-18
fill the form	-18
filler	-15
filler </s>	-6
film	-113
film ,	-26
film </s>	-30
film have	-19
film i	21
film last	-9
film last night	-9
film only	13
film only ,	13
film was	-7
filter	7
final	-14
finale	-35
finale </s>	-20
finally	-84
finally </s>	-48
finally asleep	-34
finally pass	8
finance	32
find	-79
find ,	-5
find </s>	14
find <number>	4
find a	-6
find it	-16
find it </s>	-16
find me	29
find my	-11
find out	32
find out at	15
find the	-91
find the setting	-9
find when	-6
find where	-7
find where it	-7
fine	-35
fine </s>	-19
fine but	31
fine but speak	33
fine by	-6
fine for	-18
fine for the	-18
fine now	-12
fine now </s>	-12
fine on	6
fine with	-7
finger	43
finger ,	33
finger </s>	-21
finger are	11
finger on	15
finish	-80
finish ,	-16
finish </s>	-4
finish at	-27
finish at <number>	-14
finish in	-8
finish my	34
finish school	15
finish school </s>	9
finish that	-21
finish the	-49
finish the <name>	-14
finish this	-13
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
firework	-8
firm	52
firm 's	14
firm ,	20
firm have	-14
firm have <number>	-14
firm in	8
firm in <name>	9
firm know	8
firm know i	8
firm pay	-14
firm since	-10
firmware	16
first	54
first , then	-13
first <day>	26
first <day> of	24
first <days>	5
first <days> </s>	5
first <kin>	43
first <name>	-6
first <number>	-4
first <number> </s>	-16
first aid	13
first aid ,	-12
first and	13
first and the	23
first attempt	-11
first chapter	-18
first chapter </s>	-12
first half	-16
first in my	15
first in the	-10
first in this	-10
first line	-11
first line of	6
first marriage	25
first name	11
first of	10
first of <month>	8
first or	10
first or the	18
first page	-16
first page </s>	-9
first paragraph	6
first paragraph of	6
first part	-4
first suggestion	-6
first suggestion </s>	-5
first time was	4
first week	4
first week of	4
firstborn	16
fish	-62
fish ,	-19
fish , i	-6
fish </s>	5
fish every	6
fish every <day>	6
fish permit	-16
fish shop	-7
fit	22
fit </s>	22
fit me	11
fit me </s>	11
fit on	-13
fit through	6
fit through standard	8
fiver	-13
fix	-65
fix </s>	-18
fix at	14
fix at <number>	14
fix it	-32
fix it </s>	-20
fix that	-28
fix that </s>	-17
fix the	-34
fix the mortgage	9
fix them	15
fix this	-15
fix till	17
fix till <number>	18
fix until	17
fjord	26
fjord </s>	26
flag	-28
flare	5
flare up	11
flat	102
flat ,	14
flat </s>	26
flat above	19
flat above a	4
flat above the	27
flat by	21
flat by <number>	16
flat come	-10
flat come with	-10
flat have	14
flat have no	14
flat in	-5
flat in <name>	14
flat in the	-18
flat is	28
flat of	19
flat of <number>	19
flat rate	13
flat rate scheme	13
flat today	-4
flat today ,	-4
flat tyre	-25
flat was	-5
flicker	-13
flicker </s>	-11
flight	-85
flight </s>	-36
flight school	9
flight school </s>	9
flight was	-10
flip	8
flip it	-4
flood	62
flood ,	4
flood </s>	27
flood every	4
flood in	-4
flood that	19
floor	98
floor ,	-22
floor </s>	91
floor at	-7
floor is	-10
floor is still	-16
floor plan	33
flop	-17
flour	-23
flour ,	-19
flour </s>	17
flour for	-14
flour in	-4
flour is	6
flow	-18
flu	-18
fluent	23
fluent in	14
fluent in <name>	5
fly	122
fly ,	99
fly , panic	11
fly , so	8
fly and	18
fly for	-6
fly in	-6
fly the	18
fly to	6
fly to <name>	6
flyer	9
flyer ,	5
flyer </s>	7
foam	16
foam </s>	16
focus	-61
focus </s>	-54
fog	-31
fog </s>	-14
fold	35
fold ,	7
fold </s>	7
fold <number>	11
folder	-20
folder </s>	-26
folder on	15
folk	-27
follow	51
follow </s>	18
follow <name>	10
follow-up	14
font	-12
font ,	-12
font </s>	6
font is	-9
font size	-11
font size <number>	-11
food	186
food ,	22
food </s>	15
food bank	25
food bank </s>	25
food bank on	7
food bank where	6
food in	10
food is	14
food truck	47
food truck </s>	31
foot	-7
foot </s>	10
foot <number>	58
foot <number> ,	16
foot <number> </s>	27
foot are	-4
foot fall	-9
foot fall asleep	-9
football	24
football </s>	-31
football on	12
football on <day>	12
footballer	-14
footer	-7
footer is	-4
footer is go	-4
footnote	-18
footnote </s>	-6
for	195
for ,	-10
for </s>	-17
for <day>	-62
for <day> 's	-15
for <day> </s>	-31
for <kin>	-24
for <kin> </s>	10
for <kin> in	9
for <month>	-6
for <name>	24
for <name> ,	16
for <name> </s>	22
for <name> and	-11
for <name> at	7
for <name> by	8
for <name> in	6
for <name> is	-10
for <name> run	4
for <number>	-186
for <number> ,	-7
for <number> </s>	-27
for <number> <kin>	14
for <number> <month>	8
for <number> day	-9
for <number> epoch	-11
for <number> hour	-36
for <number> min	-20
for <number> minute	-59
for <number> of	-10
for <number> second	-24
for <number> tonight	-12
for <number> year	10
for a	18
for a <kin>	-54
for a <number>	26
for a boat	11
for a campervan	12
for a coffee	-22
for a decade	21
for a deposit	20
for a flat	4
for a funeral	-21
for a hip	24
for a house	7
for a job	4
for a kiln	20
for a live	78
for a room	-9
for a second	-10
for a synonym	-11
for a van	15
for a week	-17
for a year	-6
for about <number>	4
for age	21
for age </s>	21
for all	5
for an hour	-47
for anyone	-16
for anyone else	-16
for anything	43
for better	10
for charity	9
for code	26
for context	6
for date	4
for decade	18
for decade </s>	19
for dinner	-18
for epilepsy	6
for every	-8
for everything	10
for fraud	-7
for fraud ,	-7
for free	5
for good	178
for good ,	38
for good </s>	78
for good after	14
for good in	8
for good when	16
for grocery	13
for grocery is	6
for half the	4
for her	7
for her </s>	7
for it	23
for it </s>	21
for later	-26
for later </s>	-25
for life	105
for life ,	29
for life </s>	71
for line	-8
for line <number>	-8
for lunch	-83
for lunch ,	-46
for lunch </s>	-37
for march	9
for me	119
for me ,	47
for me </s>	9
for me at	6
for me is	-7
for my	-21
for my <kin>	28
for my job	7
for my note	-35
for next	26
for no	-34
for no reason	-12
for nothing	-15
for now	-43
for now ,	-19
for now </s>	-12
for our	17
for our team	7
for park	-16
for recipe	29
for school	-12
for some	-25
for some reason	-25
for spring	10
for that	-70
for that </s>	-19
for that last	-11
for the	107
for the <kin>	-8
for the <name>	29
for the <number>	-22
for the bar	12
for the bus	5
for the demo	-18
for the flat	10
for the group	18
for the last	-12
for the party	-7
for the quiz	-5
for the regional	12
for the roof	-17
for the same	16
for the school	-32
for the startup	14
for the typo	-9
for the under	4
for the wed	11
for the whole	42
for the year	8
for this	10
for this </s>	-10
for this <number>	-28
for this year	35
for today	-39
for today </s>	-21
for tonight	-79
for tonight 's	-17
for tonight ,	-15
for tonight :	-14
for tonight </s>	-21
for typo	-43
for typo </s>	-43
for us	86
for us ,	36
for us </s>	30
for wifi	20
for wifi </s>	20
for year	25
for year </s>	22
for you	-38
for you </s>	-35
forbid	16
forbid <kin>	-14
forbid <kin> </s>	5
forbid it	14
forbid it </s>	14
force	27
force </s>	-15
forecast	-49
forehead	-19
forest	4
forestry	38
forever	-17
forever </s>	4
forever to	-27
forever to load	-11
forge	20
forge by	-6
forget	-109
forget </s>	-9
forget every	-6
forget it	-9
forget it </s>	-9
forget my	-15
forget my password	-7
forget the	-40
forget to	10
forgive	-9
forklift	38
forklift licence	21
form	-84
form 's	-7
form ,	-8
form </s>	-17
form <number>	18
form ask	-7
form ask for	-7
form at	-11
form want	-8
form with	-23
form with dummy	-18
formal	-4
format	-45
format </s>	-9
former	-35
former <kin>	-27
former <kin> ,	-7
former chapel	12
formula	-23
formula </s>	-4
formula in	-10
fortieth	10
fortnight	6
fortnight </s>	6
fortune	-26
fortune ,	-22
fortune </s>	-6
forum	-47
forum </s>	-26
forum post	-14
forum say	-4
forward	-20
foster	100
foster ,	12
foster </s>	21
foster <kin>	35
foster <kin> ,	7
foster <kin> </s>	10
foster care	17
foster care </s>	11
foul	-9
foul mood	-9
found	-29
found by	-4
found in	-29
found in <name>	-4
found in <number>	-25
fountain	31
fountain pen	12
fountain pen ,	12
four-day	-9
four-day week	-9
four-person	6
fourth	103
fourth <name>	17
fourth floor	15
fourth generation	42
fourth generation on	42
fourth in	4
fox	-26
fox and	-9
fox in	-6
fox in the	-6
fraction	-31
frame	-15
franc	22
franc ,	9
franc </s>	26
franc although	-13
franchise	11
fraud	14
fraud ,	-7
fraud , and	-7
free	-44
free ,	-16
free at	12
free trial	-18
freelance	65
freelance </s>	26
freelance <kin>	10
freelance as	7
freelance since	15
freemason	-6
freeze	-154
freeze ,	-52
freeze , so	-9
freeze </s>	-62
freeze in	-4
freeze right	-5
freeze right now	-5
freeze when	-24
freeze when i	-24
freezer	32
french	21
fresh	-15
fridge	-38
fridge ,	-10
fridge </s>	-4
fridge door	-8
friendlier	-24
friendly	11
from	145
from </s>	-14
from <day>	-45
from <day> to	-40
from <kin>	16
from <kin> </s>	7
from <month>	25
from <month> ,	10
from <month> </s>	6
from <month> on	4
from <month> to	17
from <name>	9
from <name> ,	-34
from <name> </s>	-46
from <name> <name>	18
from <name> <number>	4
from <name> and	11
from <name> as	14
from <name> for	-4
from <name> in	15
from <name> into	7
from <name> to	8
from <number>	86
from <number> </s>	24
from <number> <name>	14
from <number> and	21
from <number> so	12
from <number> to	6
from <number> venue	6
from <number> year	-11
from a	4
from account	5
from all	-21
from all of	-13
from fish	14
from home	11
from home ,	6
from home </s>	18
from may on	-8
from may to	6
from me </s>	-13
from my	29
from my <kin>	14
from my crow	-8
from my late	6
from next	12
from now	99
from now </s>	11
from now on	87
from our	17
from railway	16
from support	-17
from teach	9
from that	-21
from the	-138
from the <kin>	-22
from the <name>	-14
from the <number>	-11
from the bank	-6
from the colliery	8
from the forum	-15
from the post	10
from the railway	27
from the second	-4
from the seventy	13
from the stair	-11
from the support	-10
from this	-23
from this morning	-9
from tile	13
from tv	16
from us	13
from us </s>	7
from what	-20
from what i	-20
from yesterday	-14
from you	33
from your	-24
from your table	-8
front	-64
front </s>	8
front of	-42
front of me	-23
front of the	-19
frontend	24
frontend </s>	15
frontend is	4
full	-94
full ,	-38
full </s>	-5
full engine	20
full engine rebuild	20
full of	-37
full-time	-13
full-time </s>	-22
fully	47
fully remote	29
fun	-10
fun </s>	11
function	-68
function </s>	-16
function call	-4
function call itself	-4
function is	-4
function return	-8
function take	-8
function take a	-5
function that	-5
fund	31
fund </s>	4
funeral </s>	8
funniest	-9
funny	-93
funny </s>	-57
furious	-11
furious </s>	-11
further	-22
fuse	-9
fuse </s>	4
fuse blow	-9
gag	46
gag </s>	30
gallbladder	37
game	-146
game ,	-28
game </s>	-23
game at	-10
game before	-13
game in	-15
game is	-41
garage	115
garage ,	24
garage </s>	46
garage fix	-17
garage is	44
garage is a	41
garage only	-18
garage only take	-18
garage stand	-7
garbage	-7
garden	80
garden ,	11
garden </s>	-42
garden is	22
garden just	5
garden railway	-5
garden railway behind	-5
garden that	16
garlic	-29
garlic ,	-11
garlic </s>	6
garlic and	-19
gas	-8
gas bill	-6
gate	-96
gate ,	-13
gate </s>	-53
gateway	-6
gcse	14
general	-53
general </s>	-40
generally	-35
generally </s>	-15
generally speak	-20
generate	23
generation	46
generation </s>	18
generation of	-7
generation on	42
generation on this	42
generator	-13
genius	-21
geocaching	16
german	5
gerund	-5
get	419
get </s>	5
get <kin>	5
get <name>	11
get <name> so	10
get <number>	25
get <number> </s>	-10
get <number> <kin>	22
get <number> error	-6
get <number> kidney	24
get <number> of	7
get <number> percent	5
get <number> tab	-4
get a	6
get a <kin>	34
get a <name>	-15
get a <number>	-32
get a blank	-10
get a flat	-7
get a headache	-14
get a lock	19
get a migraine	5
get a prosthetic	29
get a reply	-4
get a timeout	-49
get a weird	-5
get about	9
get adopt	-8
get an	-10
get an error	-16
get another	13
get another </s>	13
get back	-28
get back to	-14
get beat	8
get beat on	8
get bore	-5
get bullet	32
get bullet point	32
get cancel	-25
get cancel ,	-13
get cancel </s>	-9
get carsick	18
get carsick we	18
get citizenship	-17
get custody	21
get custody in	17
get custody of	4
get cut	-32
get cut off	-14
get cut short	-7
get dark	-9
get dark </s>	-9
get decline	-18
get do	19
get do </s>	19
get dress	18
get eat	-45
get eat by	-24
get engage	8
get engage ,	11
get finish	6
get here	-13
get in	4
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
get make team	20
get marry in	-7
get me	29
get me there	-6
get migraine	26
get migraine from	14
get move	-15
get move to	-4
get my	74
get my <name>	35
get my citizenship	9
get my coffee	-13
get my eye	17
get no	10
get nothing	-17
get nothing </s>	-11
get nothing in	-7
get on	-7
get our	-9
get out	-24
get past	6
get past the	6
get pay	40
get promote	14
get promote to	14
get put	18
get rain	-14
get rain off	-12
get read	59
get replace	25
get scam	10
get seasick	18
get seasick on	16
get send	11
get shorten	20
get soak	-6
get stick	-13
get swear	4
get swear in	4
get tension	9
get that	-7
get the	-33
get the <kin>	19
get the <name>	10
get the same	-9
get the second	-5
get there	-16
get there </s>	-8
get this	-20
get this error	-4
get through	-14
get tinnitus	25
get to	17
get to the	12
get to work	25
get up	-23
get up at	-6
get us	-7
get us a	-10
get why	-17
get worse	16
get worse on	20
get write	26
get write access	8
get wrong	-6
get wrong </s>	-6
get your	-9
ghost	-8
gi	6
gift	-25
gig	32
gig </s>	12
gig listing	6
gig listing from	6
gimme	-37
git	-12
gitlab	-20
giulia	-14
giulia ,	-14
give	55
give <number>	-10
give a	-9
give a kidney	9
give a thumb	-10
give blood	-11
give blood every	-13
give credit	4
give her	-7
give i can	-6
give lesson	7
give lesson to	7
give me	-19
give me </s>	-5
give me <number>	-36
give me a	-25
give me hive	42
give me metric	6
give me migraine	23
give me step	-7
give my	34
give no	-5
give notice	20
give our	-8
give our tiny	-8
give that	18
give that a	-10
give that i	27
give that my	-4
give that slug	6
give that we	13
give the	-37
give the other	7
give the wall	5
give up	110
give up </s>	-61
give up <kin>	16
give up meat	13
give up my	16
give up on	-63
give up sugar	17
give up the	65
give up when	20
give us	-9
give us about	4
give you	-7
glass ,	12
glass for	16
glass for anything	16
glass from	18
glass in	-28
glaucoma	6
glaze	35
glove	-10
glove </s>	7
glove on	-13
glove on </s>	-12
glue	-17
gluten	41
gluten free	5
gluten free </s>	11
gluten is	8
go	106
go ,	36
go , so	19
go </s>	-33
go <name>	-21
go <number>	-4
go ahead	-14
go ahead </s>	-11
go and	17
go and now	6
go back	13
go back </s>	-8
go back at	-13
go back to	29
go back when	7
go black	-15
go black </s>	-8
go bust	8
go but	26
go but i	9
go by	40
go by <name>	25
go by <number>	23
go by the	-18
go by train	14
go cold	-22
go cold </s>	-10
go cold while	-7
go deaf	-15
go down to	21
go every	7
go everywhere	21
go everywhere by	16
go fine ,	6
go for	-30
go for a	-18
go fully	29
go fully remote	29
go grey	25
go home	-24
go home </s>	-19
go i	5
go in	24
go in the	-8
go into	43
go into <name>	6
go into a	14
go into the	12
go miss	-7
go now	-7
go now </s>	-7
go off	-59
go off ,	-7
go off </s>	-27
go on	24
go on </s>	5
go on <number>	10
go out </s>	-15
go out at	-5
go out in	11
go out on	23
go out with	-8
go over	12
go part-time	47
go part-time </s>	20
go part-time after	24
go round	-10
go round in	-5
go the	-8
go through	31
go through <name>	34
go to	-42
go to <name>	-5
go to a	17
go to be	-7
go to bed	8
go to close	6
go to get	-15
go to grab	-20
go to lunch	-13
go to move	-6
go to my	27
go to the	-41
go up	14
go up again	-5
go up in	10
go up to	29
go viral	-15
go viral </s>	-15
go with	-38
go with it	-5
go with option	-5
go with the	-11
goal	56
goal ,	-11
goal </s>	-9
goal for	47
goal for this	33
goal here	-5
goal here is	-5
goal is	22
goal is <number>	-7
goal is a	5
goal is to	14
goalie	16
god	-9
god know	15
golf	19
good	64
good ,	41
good , i	-8
good </s>	11
good after	14
good after the	14
good at	13
good but	11
good but keen	11
good for	5
good in	8
good night	-15
good to	-16
good to me	-9
good until	8
good when	16
google	-66
google say	-11
google say </s>	-11
google sheet	6
google sheet every	6
gorgeous	-19
gouda	15
government	-6
gpu	6
grab	-48
grab lunch	-20
grab lunch ,	-20
grade	80
grade </s>	5
grade <number>	59
grade <number> piano	23
grade this	6
graduate	13
grain	35
gram	-25
gram ,	15
gram , never	9
grammar	-5
grammar </s>	-13
grand	19
grand </s>	17
grant	31
grant proposal	10
grape	13
grapefruit	26
grapefruit </s>	20
graph	-7
grave	6
great	-81
great ,	-31
great , another	-8
great </s>	-46
green	28
green ,	6
green </s>	-6
green <number>	-6
green <number> </s>	-6
green all	20
green card	10
green notebook	21
greenhouse	76
greenhouse </s>	23
greenhouse is	17
greenhouse is <number>	11
greet	-5
grey </s>	13
grey at	24
grey at <number>	24
grey out	-4
grid	27
grid ,	38
grid , solar	27
grind	106
grind floor	52
grind floor </s>	23
grocery is	8
grocery is <number>	6
groom	5
groom van	4
groomer	7
group	129
group ,	4
group , <number>	4
group </s>	46
group donate	9
group have	-6
group have <number>	-6
group i	20
group in	17
group in <name>	17
group is	9
group project	18
grow	183
grow </s>	13
grow chile	38
grow the	-10
grow up	101
grow up ,	18
grow up <name>	-8
grow up in	23
grow up on	40
growl	-7
grumpy	-38
grumpy </s>	-20
guarantee	-7
guess	-37
guess i	-5
guess i 'm	-4
guess is	-10
guess is that	-7
guest	-62
guest have	6
guest leave	-12
guide	8
guide <kin>	-9
guide at	-5
guide at our	-5
guide on	-14
guitar	4
guitar are	9
guitar backward	4
guitar backward </s>	4
guitar in	5
gunnar	5
gunnar ,	5
guy	-150
guy from	-18
guy from the	-19
guy in	-22
guy in the	-20
guy is	-5
guy on	-31
guy on <name>	-12
guy on the	-8
gwen	12
gwen 's	13
gym	-40
gym 's	-6
gym </s>	-7
gym for	7
gymnastics	5
ha	-60
ha </s>	-47
habit	39
habit </s>	35
hack	-16
hack </s>	-16
haiku	-30
haiku about	-20
hail </s>	17
hair	44
hair 's	4
hair </s>	-21
hair at	28
hair at <number>	25
hair for	10
halal	43
halal at	19
half	-29
half ,	-12
half </s>	-25
half <kin>	11
half <name>	23
half <name> ,	6
half <number>	-10
half <number> </s>	-10
half a	-9
half an	-26
half an hour	-19
half asleep	-28
half asleep </s>	-18
half do	-10
half hour	-11
half is	-16
half my	21
half my family	6
half my income	6
half my pension	7
half my salary	10
half my screen	-19
half my team	14
half of	48
half of it	10
half of my	-11
half of our	18
half of the	44
half of them	-9
half of what	10
half our	-4
half past	-24
half past </s>	-6
half past <number>	-16
half the	35
half the time	24
half time	-55
half time </s>	-44
half work	31
half work </s>	31
halftime	-31
halftime </s>	-28
halfway	-82
halfway ,	-25
halfway through	-39
halfway through the	-10
hall </s>	32
hall on	9
hallway	4
halt	-24
halt on	-24
halve	-21
hand	194
hand ,	11
hand </s>	20
hand are	-54
hand are freeze	-33
hand down	7
hand dryer	-5
hand full	-24
hand full ,	-13
hand in	42
hand in my	14
hand in the	10
hand is	-24
hand me	-5
hand only	10
hand over	10
hand over at	4
hand shake	90
hand shake ,	63
hand shake </s>	9
hand the	6
hand this	-12
handball	8
handle	75
handle our	6
handle the	32
handle the money	7
handshake </s>	-4
handstand	5
handstand for	5
handstand for a	5
handwork	30
handwriting	21
handwriting is	26
hang	-104
hang </s>	-20
hang at	-19
hang on	-71
hang on </s>	-37
hang on <name>	-31
hang the	19
hang up	-13
happen	-10
happen </s>	-30
happen at	12
happen on	19
happy	-50
happy </s>	-19
happy <day>	-26
happy with	-9
happy with it	-6
harbour	22
hard	-31
hard </s>	-43
hard for	7
hard for me	7
hard of	14
hard of hear	14
hard to	6
hard to find	13
hard way	5
hardly	-20
hardware	14
hardware shop in	7
hare	-20
harmonica	-8
harmonica in	-8
hash	17
hash before	18
hash before they	18
hat	-7
hate	303
hate <days>	-16
hate <days> </s>	-16
hate be	70
hate be call	22
hate coriander	20
hate coriander ,	20
hate email	33
hate email </s>	33
hate it	5
hate it </s>	11
hate man	27
hate man in	27
hate me	-32
hate me </s>	-17
hate olive	49
hate passive	-5
hate passive voice	-5
hate phone	43
hate phone call	43
hate slide	7
hate slide deck	7
hate surprise	12
hate surprise ,	12
hate that	-23
hate the	39
hate the <kin>	10
hate them	4
hate them </s>	4
hate this	-15
hate to	-8
hate to ask	-8
haul	7
haul water	-9
have	117
have ,	11
have , and	6
have </s>	57
have <days>	7
have <days> off	7
have <kin>	30
have <kin> ,	6
have <kin> </s>	23
have <kin> in	13
have <name>	22
have <name> 's	8
have <name> </s>	22
have <name> and	-10
have <number>	-296
have <number> 1000	4
have <number> <kin>	-73
have <number> apple	15
have <number> coffee	-21
have <number> day	-20
have <number> good	10
have <number> heart	-9
have <number> min	-15
have <number> minute	-42
have <number> on	4
have <number> option	-14
have <number> part	-14
have <number> passport	-6
have <number> people	-19
have <number> room	-8
have <number> row	-17
have <number> string	-4
have <number> voice	6
have <number> woman	7
have <number> year	-5
have a	-187
have a <kin>	-10
have a <name>	5
have a bite	-19
have a bug	-12
have a call	-9
have a class	-26
have a coffee	-11
have a cold	-11
have a dataframe	-11
have a headache	-21
have a list	-23
have a look	-9
have a meet	-45
have a new	-6
have a pacemaker	38
have a question	-12
have a stammer	29
have a stroke	37
have a typo	-11
have about	6
have about <number>	18
have add	-4
have add a	-4
have adhd	5
have adhd so	5
have adopt	5
have adopt a	6
have already	-15
have always	13
have an	-42
have an <name>	-9
have an appointment	-4
have an eat	17
have an error	-5
have an idea	-24
have another	-7
have answer	-11
have any	-16
have ask	4
have asthma	-12
have asthma and	-16
have bad	17
have be	50
have be </s>	26
have be a	10
have be at	-10
have be deaf	15
have be get	14
have be here	-28
have be hum	-17
have be in	20
have be learn	6
have be live	14
have be mine	17
have be my	5
have be on	-17
have be sober	10
have be stare	-22
have be there	-9
have be together	6
have be wait	-18
have be with	14
have be write	8
have book	-6
have both	-5
have cake	-16
have cake for	-16
have chair	10
have coeliac	-9
have coeliac disease	-9
have covid	14
have covid in	14
have cut	-5
have decide	34
have decide on	15
have decide to	7
have dementia	20
have dialysis	4
have dialysis </s>	4
have do	49
have do for	6
have do since	17
have do so	-5
have duplicate	-13
have dyslexia	18
have enough	-37
have enough of	-7
have finish	14
have finish my	14
have for	-9
have get	207
have get <kin>	16
have get <name>	10
have get <number>	59
have get a	106
have get an	4
have get my	14
have get no	6
have get the	-17
have get to	-18
have give	4
have go back	10
have guest	-10
have have	21
have have <name>	8
have have <number>	4
have have a	10
have have an	20
have have enough	-7
have have no	-12
have headphone	-13
have headphone on	-13
have high	8
have his	-15
have his own	-9
have it	-21
have its	-17
have just	43
have just put	18
have keep	25
have keep a	21
have know	-10
have leave	-6
have leave </s>	-18
have live	17
have live here	-16
have live in	22
have live with	5
have look	-6
have lose	5
have lose <number>	16
have lose the	-7
have lunch	-36
have lunch </s>	-12
have manage	-15
have me	5
have me in	-6
have me on	-8
have me up	7
have move to	-14
have my	-40
have my spare	8
have n't	-55
have n't answer	-10
have n't eat	-33
have n't get	6
have n't speak	11
have n't touch	-8
have never	13
have never be	-9
have never have	6
have never learn	5
have never see	-7
have no	9
have no heat	11
have no internet	13
have no oven	7
have no signal	-24
have not	-6
have nothing	-34
have only	10
have only <number>	-5
have open	-7
have open the	-7
have paste	-13
have peanut	8
have perfect	5
have play	8
have publish	8
have read	4
have read the	-4
have rent	6
have run	18
have run the	7
have see	-16
have see it	-14
have serve	7
have share	18
have shift	6
have sign	14
have sign a	16
have since	12
have solar	35
have some	-13
have spend	11
have spend <number>	11
have stop	41
have stop eat	29
have swear	5
have tell	6
have terrible	-8
have the	31
have the <name>	16
have the file	-5
have the flu	-12
have the same	-9
have this	-6
have time	-40
have time for	-21
have to	-45
have to be	71
have to bin	-8
have to call	-8
have to carry	6
have to fix	-11
have to give	16
have to go	-43
have to hand	-5
have to put	-7
have to run	-20
have to say	-13
have to sign	10
have to stay	14
have to use	15
have to wait	23
have toast	-10
have type	16
have type <number>	19
have visit	7
have visit every	7
have volunteer	17
have wear	25
have wear a	22
have wear out	-4
have work	20
have write	-5
hay	-6
hay fever	13
hay fever from	5
he 'd	-6
he 's	33
he 's <name>	-8
he 's <number>	14
he 's nervous	10
he <kin>	34
he <kin> and	-8
he come	-5
he do	12
he have	-65
he latch	39
he latch on	39
he live	-30
he live in	-39
he say	-7
he sleep	10
he was	-8
he write	-4
head	39
head 's	-5
head ,	30
head </s>	-5
head <kin>	33
head <kin> in	11
head at	9
head at a	9
head hurt	-11
head is	-10
head of	13
head of the	9
head since	5
head to	-18
head to the	-15
headache	-69
headache ,	-34
headache , no	-14
headache </s>	-9
header	-36
header ,	-4
header </s>	-14
header look	-10
headline	-32
headline is	-4
headphone	-26
headphone on	-21
headphone on </s>	-21
headset	-15
heal	35
heal </s>	29
health	-7
hear	138
hear ,	14
hear </s>	-41
hear a	-19
hear aid	171
hear aid ,	14
hear aid </s>	26
hear aid in	65
hear aid since	21
hear in	49
hear in my	16
hear is	19
hear on	27
hear ring	8
hear test	6
hear test and	6
hear that	-30
hear the	-58
hear you	-37
hear you ,	-17
heart	115
heart 's	8
heart 's on	8
heart </s>	19
heart murmur	33
heart rate	-10
heart rate is	-9
heat	111
heat 's	-16
heat 's off	-21
heat </s>	14
heat go	-5
heat go off	-5
heat in here	-8
heat pump	32
heat the	30
heater	13
heave	-4
heavy	52
heavy clay	48
heavy rain	-4
hectare	6
hedge	-43
hedge </s>	-24
heel	-24
height	56
height ,	23
height make	5
height since	5
height since the	5
hell	-17
hell </s>	-16
hell today	-5
hell today ,	-4
hello	-19
help	-5
help </s>	-41
help me	-8
help me word	14
hem	4
hence	11
hence the	18
her	-69
her ,	-11
her </s>	19
her <kin>	-63
her <kin> 's	-10
her <kin> </s>	4
her <kin> have	-18
her <kin> in	-7
her <number>	-14
her back	-10
her for	7
her own	16
her residency	14
her second	25
her second stroke	25
herd	17
here	-90
here 's	-31
here 's the	-9
here ,	156
here , <number>	40
here , go	-9
here , its	15
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
here in	10
here in <name>	19
here in the	-5
here is	-30
here is <number>	24
here is my	-24
here is the	-10
here is to	-5
here on	27
here since	-44
here since <number>	-16
here today	-9
here today </s>	-5
hernia	17
hernia </s>	7
hernia op	7
hernia op </s>	7
hero	-61
hero ,	-24
hero is	-8
heroine	-81
heroine ,	-47
heroine , <name>	-31
herring	7
herring ,	7
hers	11
hey	-33
hey </s>	-31
hi	-28
hi ,	-7
hi </s>	-21
hib	-4
hibernate	5
hibernate in	5
hiccup	-15
hide	-19
hide the	-8
high	9
high ,	-10
highest	-30
highlight	-10
hike	13
hike the	20
hike the <name>	20
hilarious	-24
hilarious </s>	-24
hill	38
him	36
him ,	-17
him </s>	18
him every	9
hinge	29
hinge </s>	34
hint	25
hip	212
hip </s>	46
hip op	13
hip op </s>	13
hip operation	10
hip operation </s>	10
hip replacement	51
hip replacement </s>	24
hire	15
hire <number>	17
hire <number> junior	10
hire a	6
hire a second	6
hire anyone	-27
hire me	4
hire my	5
hire my <kin>	5
his	-105
his <kin>	-53
his <kin> 's	15
his <kin> </s>	-20
his <number>	-21
his <number> <kin>	-19
his glass	-29
his own	-16
his phone	-24
his shop	6
his tool	19
his tool </s>	19
history </s>	32
history of	-19
history of glaucoma	-19
hit	-55
hit <number>	8
hit <number> </s>	-4
hit the	-16
hive	96
hive ,	16
hive </s>	38
hive behind	22
hive behind the	22
hm	-11
hmm	-9
hoarder	14
hob	26
hob </s>	-5
hob that	31
hob that half	31
hobby	72
hobby ,	33
hobby </s>	21
hockey	53
hockey </s>	38
hockey goalie	12
hold	-196
hold </s>	-17
hold <number>	-4
hold a	8
hold a patent	25
hold for	-6
hold for <number>	-6
hold on	-34
hold on </s>	-21
hold shift	-13
hold until	-17
hold with	-77
hold with the	-71
hole	-58
hole in	-36
hole in the	-10
holiday	41
holiday </s>	10
holiday are	28
holiday in	4
home	153
home ,	27
home , <name>	17
home , <number>	12
home , less	13
home </s>	89
home <kin>	13
home <kin> </s>	7
home by	6
home by <number>	-7
home early	-26
home early ,	-26
home in	43
home in <name>	47
home only	6
home to	14
home to <name>	13
home was	-5
home with	10
home with the	16
homeschool	38
homeschool ,	8
homeschool all	21
homeschool all <number>	21
homeschool our	9
homeschool our <number>	9
homeschooled	7
homeschooling	9
hometown	26
homework	-25
homework </s>	-13
honest	22
honestly	-20
honestly , across	11
honestly i	-15
honey	15
honey at	6
honey at the	6
honeymoon	9
honk	-23
hook	-18
hoover	-9
hoovered	-25
hoovered the	-25
hoovered the whole	-25
hop	4
hope	18
hope </s>	-14
hope for	9
hope is	-11
hope to	41
hope to adopt	17
hope to buy	8
hopefully	12
hopefully </s>	13
hopeless	20
hopeless ,	14
hopeless </s>	-6
horror	28
horror film	24
horror film i	21
horror is	4
horsebox	-5
hospice	26
hospice shop	12
hospital	90
hospital ,	24
hospital </s>	24
host	-6
host a	10
host a pub	10
host everything	4
host the	7
hostel	-6
hostel in	16
hostel in <name>	16
hot	-35
hot </s>	-24
hot sauce	15
hotel	37
hotel </s>	20
hotel have	-12
hotel i	9
hotel in	17
hotel in <name>	13
hour	-419
hour ,	-49
hour , say	12
hour </s>	-128
hour a	-29
hour a day	-51
hour a week	20
hour ago	-94
hour ago ,	-8
hour ago </s>	-61
hour ago and	-16
hour ahead	10
hour and	-10
hour at	9
hour each	12
hour each way	12
hour from	22
hour in	-8
hour in <name>	-7
hour late	-27
hour late </s>	-26
hour now	-9
hour now </s>	-9
hour on	-19
hour till	-8
hour to	-14
hour to <number>	5
hour to get	22
hour today	-26
hour today </s>	-15
hour week	-5
hourly	26
hourly rate	19
hourly rate is	19
house	306
house ,	49
house </s>	77
house at	-13
house at <name>	4
house because	12
house because of	12
house belong	15
house belong to	15
house eat	13
house eat fish	10
house for	-11
house have be	-19
house in <name>	16
house in the	-16
house is	29
house is a	-22
house is off	15
house rule	22
house rule </s>	21
house swap	-4
house was	16
house with	23
house with a	20
household	44
household </s>	34
hover	5
hover around	5
how	-265
how ,	5
how </s>	-13
how <kin>	-17
how do	-55
how do i	-27
how fast	-8
how i	84
how i meet	10
how i take	24
how long	-49
how many	-99
how many each	-20
how many km	-17
how much	-34
how much </s>	-23
how the	-7
how this	-4
how this work	-4
how to	-65
how to do	-11
how we	18
how would	33
how would you	53
how you	9
hr	5
hum	-29
human	-43
humour	8
humour ,	8
hungarian	-8
hungry	-55
hungry </s>	-39
hunt	20
hunt </s>	13
hurdy-gurdy	-4
hurl	5
hurry	-129
hurry ,	-15
hurry </s>	-77
hurry up	-37
hurry up </s>	-25
hurt	-74
hurt </s>	-10
hurt a	-4
hurt a bite	-4
hurt from	-4
hurt from this	-4
hw	-24
hw </s>	-24
hybrid	16
hydrology	28
hydrology </s>	11
hymn	45
hype	-39
i	458
i 'd	-160
i 'd be	-7
i 'd love	-21
i 'd never	13
i 'd prefer	-17
i 'd rather	27
i 'd say	-17
i 'll	-187
i 'll be	-55
i 'll go	-12
i 'll have	-17
i 'll send	-20
i 'll take	-8
i 'll try	-5
i 'll type	-31
i 'm	-46
i 'm <name>	23
i 'm <number>	108
i 'm a	79
i 'm about	-19
i 'm afraid	-9
i 'm after	-7
i 'm aim	17
i 'm allergic	31
i 'm alone	5
i 'm an	7
i 'm apply	31
i 'm ask	11
i 'm at	-37
i 'm bore	-11
i 'm build	7
i 'm coeliac	10
i 'm colour	6
i 'm colour-blind	48
i 'm confuse	-12
i 'm cook	-19
i 'm curious	-17
i 'm dead	-16
i 'm deaf	12
i 'm deputy	9
i 'm design	-5
i 'm do	-17
i 'm drive	-12
i 'm dyslexic	14
i 'm fix	-6
i 'm fly	-21
i 'm from	-21
i 'm get	-6
i 'm go	-57
i 'm good	-7
i 'm halfway	-9
i 'm hard	4
i 'm have	-8
i 'm here	-8
i 'm hope	6
i 'm hopeless	15
i 'm hungry	-16
i 'm impress	-11
i 'm in	-79
i 'm interest	-7
i 'm into	-6
i 'm just	-4
i 'm keen	-6
i 'm knackered	-25
i 'm know	23
i 'm lactose	32
i 'm late	-19
i 'm learn	30
i 'm leave	-10
i 'm left-handed	29
i 'm look	-38
i 'm lose	-18
i 'm make	-41
i 'm melt	-13
i 'm miss	-9
i 'm more	6
i 'm move	-5
i 'm not	8
i 'm off	-27
i 'm on	-9
i 'm out	-27
i 'm pay	24
i 'm put	23
i 'm raise	-6
i 'm read	-8
i 'm really	31
i 'm retrain	18
i 'm rubbish	9
i 'm run	-36
i 'm save	58
i 'm scare	13
i 'm sick	-4
i 'm sit	-13
i 'm so	-13
i 'm soak	-15
i 'm stand	12
i 'm start	-8
i 'm starve	-25
i 'm stick	-39
i 'm still	6
i 'm teach	14
i 'm terrify	11
i 'm the	178
i 'm train	46
i 'm try	-17
i 'm type	-8
i 'm up	-8
i 'm use	-6
i 'm useless	22
i 'm vegan	15
i 'm vegetarian	26
i 'm wait	-9
i 'm walk	4
i 'm watch	-39
i 'm wear	-14
i 'm work	-40
i 'm wreck	-19
i ,	-29
i </s>	-5
i <day>	-33
i <kin>	118
i <kin> ,	5
i <kin> </s>	-28
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
i always	27
i always want	28
i am	20
i am ,	13
i am </s>	5
i am <name>	-16
i am <number>	23
i am a	28
i am about	-5
i am give	7
i am go	16
i am in	6
i am owe	-4
i am stay	-6
i am tire	-5
i am try	-5
i answer	30
i answer for	17
i answer to	20
i are	-9
i argue	4
i ask	21
i ask </s>	-7
i ask about	19
i ask for	20
i avoid	44
i bake	30
i bank	21
i be	-7
i become	20
i become a	24
i believe	9
i believe in	11
i bet	-16
i bet </s>	-5
i bill	6
i borrow	-31
i break	8
i break my	23
i break the	-6
i breed	10
i breed <kin>	10
i bring	-17
i bring my	-5
i build	40
i burn	-24
i burn the	-17
i busk	8
i buy	-12
i buy it	-7
i buy milk	-12
i buy the	-13
i call	-20
i call her	8
i call the	-16
i can	-25
i can n't	-88
i can never	-25
i can not	40
i can only	9
i can play	6
i can read	47
i can take	13
i carry	12
i chair	24
i chair the	24
i change	-11
i change the	-9
i charge	20
i charge <number>	36
i charge the	-16
i check	-20
i clean office	15
i click	-87
i climb	15
i close	14
i co-own	14
i co-own the	14
i code	23
i collect	77
i collect fountain	24
i collect old	8
i collect only	5
i come	36
i come from	6
i come home	-15
i come out	21
i come to	17
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
i cycle	19
i cycle everywhere	15
i depend	11
i depend on	11
i deploy	-13
i dey	-26
i dictate	40
i dictate everything	22
i dinnae	5
i direct	15
i do	128
i do ,	14
i do <number>	32
i do all	15
i do eat	16
i do his	9
i do my	36
i do n't	-113
i do nail	10
i do not	8
i do on	8
i do the	64
i doze	-20
i doze off	-20
i draw	-12
i dream	-22
i dream of	-13
i drive	6
i drive a	24
i drop	16
i drop out	13
i dub	-12
i earn	13
i eat	-8
i eat this	-9
i end	28
i end up	28
i enjoy	10
i ever	-4
i fail	35
i fail my	22
i fail the	11
i faint	12
i faint at	11
i fast	11
i fast till	-14
i fear	11
i feel	-20
i feel great	-10
i fence	6
i find	-39
i find </s>	-6
i find it	-7
i find the	-11
i finish	-15
i finish my	-14
i fire	-8
i fish	4
i fix	-4
i fix the	-14
i fly	15
i follow	19
i forget	-54
i forget my	-14
i forget the	-30
i foster	6
i found	20
i get	-12
i get <number>	-4
i get a	-89
i get about	7
i get an	-6
i get migraine	17
i get pay	17
i get seasick	9
i get the	-7
i get there	-16
i give	60
i give a	-5
i give my	19
i give the	-29
i give up	34
i give you	-7
i go	66
i go back	13
i go by	16
i go down	5
i go over	8
i grow	63
i grow up	69
i guess	-34
i guess </s>	-23
i guess i	-4
i hand	47
i hand over	11
i handle	41
i handle the	8
i hate	106
i hate be	60
i hate it	-15
i hate that	-15
i hate this	-13
i hate to	-7
i have	90
i have </s>	-14
i have <days>	7
i have <name>	10
i have <number>	-19
i have a	-138
i have add	-4
i have adhd	5
i have already	-14
i have an	-39
i have be	19
i have book	-6
i have chair	10
i have cut	-5
i have decide	5
i have dialysis	4
i have do	19
i have finish	14
i have get	171
i have have	21
i have just	16
i have keep	25
i have know	-4
i have look	-6
i have lose	8
i have lunch	-28
i have my	-25
i have n't	-39
i have never	16
i have no	-21
i have only	-5
i have paste	-13
i have perfect	5
i have play	6
i have publish	8
i have read	4
i have run	10
i have serve	7
i have share	18
i have sign	14
i have stop	26
i have swear	5
i have tell	6
i have the	-21
i have this	-5
i have to	-109
i have try	-5
i have visit	7
i have volunteer	17
i have wear	25
i have work	20
i have write	-5
i hear	-67
i hear </s>	-45
i hear the	-13
i hear you	-16
i heat	12
i heat the	12
i help	14
i hit	-19
i hit <number>	-4
i hold	11
i hold a	21
i hold shift	-13
i hope	4
i host	17
i host the	6
i inherit	37
i inherit a	6
i inherit from	4
i intend	4
i intend to	5
i invoice	25
i join	-4
i just	-119
i just do	5
i just love	-11
i just spill	-7
i keep	95
i keep <number>	20
i keep all	7
i keep bee	39
i keep get	-27
i keep my	9
i keep the	22
i knit	39
i know	24
i know nothing	9
i know the	14
i laugh	-25
i learn	57
i learn <name>	5
i learn from	-21
i leave	-35
i leave <name>	-21
i leave a	-10
i leave it	-6
i leave my	-16
i leave on	-10
i leave school	4
i leave the	7
i lecture	6
i lecture in	8
i let	26
i lie	19
i like	-5
i like how	-4
i like it	12
i like my	66
i like option	-16
i like the	-27
i like them	-21
i like this	-4
i like your	-7
i listen	10
i listen to	10
i live	-62
i live alone	8
i live in	-13
i live on	21
i lock	-17
i lock up	-13
i look	13
i look after	21
i look it	-10
i look up	4
i lose	29
i lose my	37
i lose the	7
i love	-34
i love how	-5
i love it	-8
i love the	-16
i maintain	31
i maintain a	25
i make	16
i make <number>	10
i make a	-7
i make it	10
i manage	72
i manage a	17
i manage it	15
i mark	20
i marry this	12
i may	-42
i may be	-22
i mean	-9
i mean </s>	-20
i mean the	-12
i meditate	11
i meditate for	11
i meet <name>	-4
i meet my	14
i memorise	4
i might	-51
i might be	-23
i might could	14
i miss	-9
i miss </s>	-5
i miss the	7
i move back	-7
i move my	4
i move out	22
i move the	-13
i move to	15
i mute	-9
i need	-123
i need </s>	-25
i need <name>	18
i need <number>	-27
i need a	-51
i need an	-13
i need glass	16
i need is	-18
i need it	-6
i need the	-32
i need this	-12
i need to	-39
i never	45
i never book	4
i never eat	15
i never get	-17
i never learn	34
i never see	-8
i never use	13
i no	13
i notice	22
i now	-10
i now work	9
i once	7
i only	18
i only do	14
i only ever	11
i only get	17
i only have	-22
i only need	-11
i only own	-10
i only read	11
i only take	6
i only wear	9
i only write	-11
i open	-29
i order	-21
i owe	-43
i owe <name>	-34
i owe my	16
i owe you	-40
i own	90
i own </s>	22
i own <number>	6
i own a	23
i own the	40
i panic	5
i pass	32
i pass my	34
i paste	-36
i paste </s>	-11
i paste it	-12
i pay	-9
i pay <number>	-16
i pay off	10
i pick up	6
i plan	6
i play	74
i play <name>	5
i play bass	7
i play cello	6
i play chess	7
i play it	-10
i play second	9
i play the	24
i prefer	44
i prefer <name>	17
i prefer the	-29
i press	-36
i price	8
i print	-5
i print everything	10
i promise my	-4
i pull	-9
i pull something	-9
i put	-58
i put <number>	-4
i put the	-19
i qualify	6
i qualify in	6
i quit	-11
i quit the	-22
i raise	17
i raise the	17
i read	-120
i read </s>	-120
i read a	-33
i read on	51
i read only	7
i read somewhere	-50
i read that	-37
i read the	-15
i read your	-6
i really	-9
i reckon	-11
i refuse	26
i rename	-12
i rename the	-12
i rent	21
i rent a	11
i repair	16
i report	-16
i report to	-9
i restart	-7
i restart the	-7
i restore	34
i restore wooden	18
i retire	31
i retire </s>	13
i retire from	10
i retire in	6
i retrain	20
i review	18
i ride	14
i ride a	9
i row	18
i run	29
i run <number>	-6
i run a	22
i run for	-8
i run have	23
i run into	-7
i run it	-10
i run out	-26
i run the	32
i run to	-13
i say	-11
i say "	4
i scan	-15
i scroll	-14
i see	-48
i see <number>	4
i see a	-16
i see my	21
i see on	-6
i see the	-13
i sell	12
i sell it	-10
i sell the	25
i sell waakye	-5
i send	6
i send ,	8
i serve	25
i serve as	10
i sew	-8
i sew all	6
i share	-7
i share a	5
i share custody	4
i share the	-12
i should	4
i sign	24
i sign off	8
i sing	40
i sing bass	11
i sing in	11
i sit	19
i sit on	19
i sit third	9
i skip	-32
i skip breakfast	-13
i skip the	-4
i sleep	-4
i sleep badly	-29
i sleep from	6
i sleep with	15
i speak	19
i speak <name>	13
i speak too	-4
i spend	10
i spend in	5
i spend my	7
i spill	-28
i spill the	-10
i split	33
i split custody	5
i split the	26
i stammer	43
i stammer so	19
i stay	6
i stick	11
i stick to	11
i still	55
i still swim	8
i stop	-4
i stop at	-16
i stop it	-7
i stop read	-4
i stop the	-14
i study	22
i study law	20
i study marine	5
i study your	-6
i stutter	16
i support	-5
i suppose	-25
i suppose </s>	-9
i swap	-31
i swear	19
i swear at	-13
i swear by	25
i swear off	25
i sweat	-4
i sweep	-11
i sweep the	-9
i swim	47
i swim <number>	11
i swim at	8
i swim in	17
i switch	32
i switch the	-7
i switch to	34
i take	71
i take a	-12
i take it	15
i take levothyroxine	12
i take lithium	13
i take over	24
i take the	25
i take your	-6
i teach	52
i teach myself	6
i teach year	5
i teach yoga	13
i tell	-19
i test	-4
i test it	-4
i text	34
i text you	19
i think	-224
i think ,	-17
i think </s>	-94
i think <name>	-11
i think i	-40
i think the	-7
i think we	-9
i think you	-4
i tithe	15
i tithe <number>	15
i train	31
i train as	21
i translate	21
i translate for	9
i translate patent	16
i translate the	-11
i travel	4
i try	10
i turn	85
i turn <number>	64
i turn down	30
i turn it	-8
i type	-12
i type <number>	-9
i type it	-10
i type this	-5
i type with	23
i understand	-16
i use	86
i use a	36
i use it	-10
i use the	-13
i use this	-6
i use to	51
i usually	19
i visit	-5
i visit him	9
i volunteer	40
i volunteer at	32
i volunteer every	6
i wake	-16
i wake up	-19
i walk	-9
i want	-96
i want </s>	-9
i want <number>	-14
i want a	-31
i want it	-15
i want the	-6
i want this	-7
i want to	-27
i was	11
i was <kin>	6
i was <number>	106
i was adopt	19
i was at	-34
i was bear	39
i was bore	-10
i was diagnose	17
i was go	-8
i was in	-42
i was on	-22
i was once	4
i was raise	10
i was read	-5
i was tell	-5
i was think	-5
i was type	-17
i watch	-22
i watch the	-24
i water	-14
i wear	19
i weigh	4
i weigh <number>	7
i weld	4
i were	-34
i will	-45
i will n't	-44
i work	-25
i work <number>	9
i work around	-12
i work as	9
i work at	31
i work freelance	5
i work from	11
i work in	-6
i work it	-25
i work night	8
i work on	-10
i work the	7
i work with	-34
i would	-42
i write	55
i write </s>	9
i write <name>	7
i write <number>	-10
i write a	-7
i write grant	14
i write in	8
i write it	10
i write my	4
i write the	-31
ibiza	-9
ibuprofen	-35
ice	-34
ice </s>	-9
ice cream	-20
ice hockey	12
ice hockey goalie	12
ice it	-16
icon	-22
icon </s>	-16
id	-22
id ,	6
id </s>	-21
idea	-118
idea </s>	-51
idea but	-13
idea for	-25
idea is	-17
idea what	-7
idea who	-11
idea why	-9
idea why </s>	-9
idiot	-10
idle	-15
idris	-4
if	-167
if <name>	-33
if a	-25
if i	-29
if i dey	4
if i were	-34
if it	12
if my	-51
if my <kin>	-36
if the	-21
if they	-18
if we	-13
if you	-19
if you ask	-30
if you can	5
ignore	-56
ignore that	-18
ignore that </s>	-12
ignore the	-17
ill	-17
ill </s>	-5
ill be	9
ill try	-9
illegible	10
image	-8
image </s>	-4
imagine	-100
imagine </s>	-14
imagine i	-43
imagine i 'm	-28
implant	14
import	-6
import </s>	-8
impossible	6
impress	-11
impress </s>	-11
in	-19
in '	16
in ' <number>	16
in ,	-85
in , <number>	-14
in </s>	14
in <kin>	6
in <kin> 's	-8
in <month>	221
in <month> ,	88
in <month> </s>	103
in <month> <number>	16
in <month> and	26
in <month> i	-19
in <month> is	-31
in <month> next	6
in <month> so	5
in <month> to	5
in <month> we	12
in <name>	12
in <name> 's	-25
in <name> ,	116
in <name> </s>	160
in <name> <name>	-55
in <name> <number>	-17
in <name> airport	-13
in <name> all	-25
in <name> and	36
in <name> apparently	-28
in <name> as	8
in <name> at	7
in <name> because	15
in <name> before	26
in <name> but	-4
in <name> by	11
in <name> cost	-29
in <name> do	-14
in <name> end	6
in <name> even	16
in <name> every	6
in <name> for	8
in <name> franc	5
in <name> from	-10
in <name> get	-14
in <name> go	-20
in <name> have	-37
in <name> i	-10
in <name> in	18
in <name> my	4
in <name> next	36
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
in <name> was	-9
in <name> we	-13
in <name> when	6
in <name> with	-21
in <name> you	-44
in <number>	274
in <number> ,	128
in <number> </s>	206
in <number> <name>	-55
in <number> after	24
in <number> and	143
in <number> column	-22
in <number> country	22
in <number> ear	7
in <number> grade	11
in <number> hour	-51
in <number> i	-12
in <number> language	9
in <number> line	-7
in <number> min	-44
in <number> minute	-157
in <number> second	-14
in <number> to	30
in <number> week	-14
in <number> with	16
in <number> year	19
in a	-87
in a <name>	11
in a bar	-16
in a bite	-28
in a care	8
in a container	-10
in a drawer	8
in a flat	22
in a foul	-9
in a garage	-6
in a hurry	-16
in a list	-5
in a meet	-19
in a minute	-25
in a red	8
in a row	-11
in a rush	-11
in a sec	-36
in a share	13
in a ska	7
in a van	8
in a wed	7
in a wheelchair	26
in about	-21
in act	-64
in act <number>	-64
in all	34
in an	-12
in an ableton	34
in an amateur	6
in an hour	-66
in and	-13
in any	35
in anything	35
in anything you	24
in as	5
in as a	5
in at <number>	7
in autumn	18
in autumn ,	15
in bed	-17
in blue	-11
in blue </s>	-11
in both	69
in both ear	21
in bullet	28
in cap	-9
in cap </s>	-5
in car	-13
in case	-6
in cash	-15
in cell	-26
in cell <name>	-24
in ch	-24
in ch <number>	-24
in chapter	-67
in chapter <number>	-67
in charge	45
in charge of	45
in circle	-7
in college	38
in college </s>	38
in column	-13
in column <name>	-13
in early	5
in electric	26
in electric kiln	26
in email	5
in episode	-22
in episode <number>	-22
in euro </s>	-15
in every	30
in every bag	11
in everything	29
in everything we	11
in exercise	-11
in exercise <number>	-11
in for	4
in foster	17
in foster care	17
in franc	22
in from	-12
in front	-114
in front of	-42
in full	9
in general	-48
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
in here </s>	-24
in here today	-9
in his	11
in hive	-16
in hive </s>	-16
in hydrology	19
in index	19
in index fund	19
in it	34
in it </s>	54
in it is	-5
in judo	35
in judo ,	35
in last night	-14
in late	16
in late <month>	16
in leave	22
in leave ear	22
in legal	16
in lift	15
in line	-64
in line <number>	-37
in local	13
in may	151
in may </s>	126
in may and	15
in me	29
in me </s>	17
in meeting	22
in meeting </s>	20
in metric	-8
in mind	4
in mind </s>	-13
in mind for	17
in most	-45
in my	-74
in my <kin>	46
in my <name>	-30
in my bag	-5
in my class	9
in my contract	12
in my department	11
in my example	-29
in my family	37
in my flat	7
in my game	-17
in my garage	23
in my greenhouse	5
in my head	-10
in my house	8
in my last	-20
in my leave	41
in my name	51
in my notice	14
in my novel	-58
in my parser	-7
in my right	19
in my room	-16
in my scene	-9
in my story	-62
in my tale	-22
in my tea	-25
in my twentie	14
in on	-15
in our	191
in our build	29
in our family	46
in our firm	9
in our flat	13
in our garden	14
in our house	63
in our marriage	6
in our repo	8
in our team	-15
in our valley	16
in our village	7
in pair	-10
in past	-12
in past tense	-12
in pink	-9
in question	-41
in question <number>	-41
in red	-16
in remission	16
in remission since	16
in report	18
in retail	-8
in retail </s>	-8
in riddle	-13
in row	-28
in row <number>	-15
in rural	6
in rural <name>	6
in scene	-22
in scene <number>	-22
in school	-17
in school </s>	-17
in season	-9
in shorthand	19
in so	22
in some	-22
in spring	67
in spring ,	19
in spring </s>	43
in step	-15
in step <number>	-15
in stock	-16
in stock ,	-16
in summer	-6
in summer </s>	-6
in tennis	7
in term	6
in term time	6
in that	-290
in that clip	-12
in that documentary	-12
in that film	-10
in that list	-32
in that order	17
in that paragraph	-6
in that recipe	-5
in that series	-22
in that show	-17
in that sitcom	-9
in the	-232
in the <day>	-11
in the <name>	40
in the <number>	8
in the ad	-25
in the advert	-16
in the army	13
in the article	-11
in the autumn	22
in the back	17
in the bag	-5
in the basement	32
in the blue	36
in the book	-14
in the box	-5
in the car	-49
in the cartoon	-13
in the case	-14
in the cathedral	22
in the cellar	36
in the chart	-5
in the chat	-9
in the clip	-9
in the corridor	-9
in the dataset	-8
in the diagram	-9
in the doc	-7
in the drawer	-8
in the end	-8
in the exam	-5
in the example	-25
in the exercise	-10
in the fable	-10
in the fall	30
in the family	45
in the film	-50
in the firm	18
in the first	-9
in the flat	-9
in the fourth	7
in the fridge	-7
in the game	-53
in the garage	61
in the hall	-25
in the header	-6
in the house	6
in the joke	-11
in the kitchen	-40
in the leave	28
in the library	11
in the lift	-15
in the list	-34
in the mall	-19
in the meet	-4
in the meme	-9
in the menu	-12
in the middle	-22
in the morning	25
in the navy	52
in the new	18
in the news	-9
in the next	-4
in the night	13
in the novel	-32
in the office	-59
in the other	-17
in the oven	-31
in the parish	17
in the photo	-16
in the pick	15
in the picture	-36
in the play	-22
in the poem	-5
in the pool	23
in the puzzle	-25
in the queue	-44
in the quiz	-6
in the rain	-16
in the recipe	-12
in the riddle	-10
in the right	60
in the room	-14
in the same	22
in the sample	-33
in the second	-22
in the series	-28
in the shed	24
in the sheet	-4
in the shop	18
in the shower	-21
in the sketch	-23
in the spare	39
in the spring	29
in the story	-32
in the summer	19
in the tale	-22
in the test	-4
in the text	-14
in the third	5
in the title	-6
in the video	-29
in the village	39
in the wait	-4
in the window	10
in the wrong	-10
in them	39
in therapy	11
in this	-211
in this <number>	-13
in this file	-5
in this game	-5
in this record	-6
in this scene	-6
in this sum	-5
in this table	-4
in those	-7
in today	-18
in today </s>	-14
in town	4
in town </s>	4
in upholstery	14
in winter	8
in winter </s>	5
in with	20
in with <name>	13
in with us	19
in write	30
in write ,	10
in write </s>	20
in year	14
in year <number>	9
in your	-65
in your answer	-8
in your example	-26
inch	-22
include	73
include ,	5
include </s>	31
income	34
income </s>	19
income is	6
indent	-4
index	40
index fund	19
index fund </s>	19
indoor	32
indoor </s>	22
induction </s>	14
induction hob	5
induction only	10
ingrid	10
ingrid ,	12
inhaler	12
inherit	60
inherit <kin>	12
inherit <number>	4
inherit a	8
inherit a vineyard	4
inherit from	8
inherit my	7
inherit my <kin>	7
inherit the	11
inheritance	6
initial ,	10
injure	-16
injury	5
injury , mostly	-5
ink	-30
inn	9
input	10
input is	7
insane	21
inside	-25
inside </s>	-18
inside our	8
insist	59
insist </s>	16
insist on	49
insist on it	-8
install	23
install </s>	13
install anything	29
install it	-6
installer	-26
instead	71
instead </s>	56
instead of	15
instead of <number>	-27
instead of run	16
instruction	-14
insulin	57
insulin at	8
insulin at <number>	8
insulin pump	9
insulin twice	12
insulin twice a	12
insult	-42
insurance	21
insurance </s>	4
insurance is	8
insure	42
insure for	35
insurer	32
insurer </s>	12
int	-8
int </s>	-8
intend	13
intend to	14
interest in	10
interest in your	-4
internet	11
internet </s>	33
internet is	5
interview	-9
into	77
into <name>	-29
into <name> ,	7
into <name> </s>	-19
into <name> and	-10
into <number>	-19
into a	41
into a bar	-29
into a care	11
into a google	6
into it	-10
into it </s>	-10
into our	20
into our annexe	9
into the	-13
into this	-7
intolerant	55
intolerant ,	13
intolerant </s>	33
intro	-50
intro ,	-24
intro </s>	-5
introvert	27
invent	-10
invest	6
invest in	6
invite	-5
invite </s>	-5
invoice	18
invoice come	-9
invoice come out	-9
invoice go	34
invoice go out	25
invoice i	-6
invoice in	5
invoice is	-12
inè	19
inè (	19
inè ( <kin>	19
iron	17
iron </s>	31
iron and	-10
is	136
is "	-21
is ,	-5
is 19	-7
is 19 year	-7
is 81	5
is 96	12
is <day>	40
is <day> </s>	20
is <kin>	4
is <kin> </s>	-12
is <kin> to	4
is <month>	23
is <name>	51
is <name> 's	35
is <name> ,	28
is <name> </s>	69
is <name> <name>	49
is <name> <number>	-21
is <name> and	-10
is <name> negative	12
is <number>	146
is <number> ,	49
is <number> </s>	-27
is <number> <month>	30
is <number> a	13
is <number> but	10
is <number> by	7
is <number> euro	37
is <number> grand	-4
is <number> hour	19
is <number> max	7
is <number> min	-7
is <number> minute	10
is <number> on	10
is <number> people	12
is <number> percent	22
is <number> too	-18
is <number> week	-13
is <number> word	-6
is <number> year	11
is a	-51
is a <kin>	-17
is a <name>	-10
is a <number>	42
is a bite	-13
is a convert	19
is a dairy	6
is a man	-25
is a mess	-44
is a pain	-6
is a problem	5
is a verb	-22
is about	20
is about lichen	8
is about the	-4
is all	-6
is all i	-13
is all in	4
is allergic	-21
is allergic to	-21
is already	21
is also	-8
is also my	6
is always	22
is an	38
is an ancient	16
is an old	39
is annoy	-12
is annoy </s>	-12
is another	28
is apply	7
is apply to	13
is ask	-17
is asleep	-30
is at	-88
is at <number>	-41
is at a	-30
is at the	-22
is autistic	7
is autistic and	6
is back	4
is bad	-17
is ban	43
is bark	-35
is bark </s>	-19
is because	9
is behind	-8
is behind main	-8
is better	-14
is better </s>	-32
is bigger	-17
is black	-33
is block	-48
is block our	-20
is blue	-5
is blue </s>	-5
is blurry	-8
is blurry </s>	-6
is boil	-21
is boil over	-11
is break	-14
is break </s>	-10
is build	9
is burn	-14
is call	93
is call ,	-15
is call <name>	101
is call so	-12
is call the	19
is cap	42
is cap at	42
is chair	-9
is chair by	-9
is cheap	-9
is cheap </s>	-9
is close	-31
is close </s>	-6
is close <days>	-6
is coeliac	6
is coeliac </s>	6
is cold	-24
is cold </s>	-12
is colourblind	14
is colourblind ,	14
is come	4
is corrupt	-4
is corrupt </s>	-4
is cry	-28
is cut	-24
is cut off	-6
is dead </s>	-12
is deaf	22
is deaf </s>	6
is diabetic	11
is diabetic </s>	4
is different	-11
is different </s>	-11
is do	8
is do ,	-18
is do </s>	-6
is do by	31
is down	-61
is down </s>	-18
is due	-20
is due at	-39
is due in	23
is due on	8
is dyslexic	6
is empty	-32
is empty </s>	-13
is enough	-24
is enough for	-24
is every	4
is fine	-14
is fine </s>	-13
is fine but	17
is fine for	-7
is finish	-12
is fix	24
is fix till	8
is for	-16
is for the	-6
is freeze	-20
is freeze </s>	-17
is from	-21
is from <name>	-30
is from <number>	15
is full	-57
is full ,	-25
is full of	-15
is get	9
is go	22
is go ,	23
is good	-14
is good </s>	-19
is good until	8
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
is how	22
is how i	54
is ill	-21
is ill </s>	-21
is illegible	10
is in	86
is in <name>	11
is in <number>	-6
is in a	-16
is in an	-12
is in my	27
is in the	68
is it	-51
is it </s>	-6
is it <name>	-23
is it ok	7
is keep	7
is kill	-31
is kill me	-22
is late	-69
is late ,	-21
is late </s>	-10
is late again	-26
is laugh	-7
is leave	5
is leave and	6
is like	4
is like a	4
is longer	-18
is longer than	-18
is mad	-19
is make	-6
is marry	-5
is marry to	-7
is me	43
is me </s>	31
is mean	-6
is mine	58
is mine ,	18
is mine </s>	29
is mine since	11
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
is my	169
is my <day>	14
is my <kin>	35
is my business	11
is my only	-29
is my thing	7
is my third	6
is my weak	28
is my whole	7
is n't </s>	14
is n't pick	-5
is n't recognise	26
is new	-11
is next	14
is no	12
is not	-18
is now	14
is number	5
is number <number>	5
is odd	-22
is off	-15
is off by	-25
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
is on the	-14
is only	-18
is only <number>	13
is only valid	-22
is open	-8
is option	-17
is our	58
is our <kin>	15
is our only	-7
is ours	25
is out	-4
is out ,	10
is out </s>	22
is out for	5
is out of	-31
is out sick	-6
is over	6
is pack	-10
is pay	45
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
is red	-5
is red </s>	-7
is red again	-17
is rehearse	-7
is renal	6
is renal and	6
is restore	36
is right	-14
is right </s>	-12
is ring	-6
is run	-20
is run entirely	-4
is run late	-9
is scare	17
is scare of	18
is sell	6
is sell the	4
is share	23
is share with	23
is shut	-17
is shut </s>	-15
is sit	-25
is sit on	-28
is slow	-7
is slow </s>	-12
is slow today	-5
is slower	-6
is so	-26
is so loud	-8
is sort	22
is sort </s>	22
is speak	-4
is spell	5
is spell <name>	21
is spell with	-16
is spread	17
is spread over	17
is stage	8
is stage set	8
is stick	-75
is stick ,	-18
is stick at	-8
is stick in	-11
is stick on	-17
is stiff	-12
is still	-33
is still <number>	51
is still in	-23
is still wet	-24
is stronger	-13
is study	5
is sulk	-30
is take	-39
is take forever	-18
is teach	11
is terrible	22
is that	-53
is that <name>	-24
is that a	-4
is that i	4
is that normal	-8
is that so	-9
is the	182
is the <kin>	17
is the <number>	25
is the day	-10
is the first	9
is the only	61
is the villain	-25
is there	-18
is there a	-16
is third	6
is this	-11
is tight	-9
is tight </s>	-9
is to	11
is to open	-9
is too	-54
is too long	-5
is too loud	-18
is too many	-8
is type	-12
is under	37
is under <number>	20
is up	16
is upside	-19
is upside down	-19
is useless	-24
is wait	-11
is way	-24
is way too	-24
is what	201
is what <name>	-15
is what i	163
is what it	5
is what keep	15
is what our	9
is what pay	17
is what the	-12
is what we	45
is when i	10
is when the	-16
is where	114
is where i	46
is where my	44
is where the	-10
is where we	22
is why	29
is why the	15
is with	18
is with <name>	8
is work	-6
is write	5
is wrong	-28
is yours	-6
island	23
island </s>	-12
island in	14
island in the	14
issue	18
issue </s>	5
issue after	29
issue after <number>	29
it	-412
it 'll	-11
it 's	107
it 's <day>	-9
it 's <name>	12
it 's <number>	-39
it 's a	68
it 's all	14
it 's already	-17
it 's be	-19
it 's dial-up	4
it 's for	-15
it 's just	20
it 's me	23
it 's my	28
it 's not	-10
it 's on	10
it 's quiet	-13
it 's rain	-9
it 's still	-15
it 's the	32
it 's to	7
it ,	-58
it , is	-6
it , no	-6
it , on	13
it </s>	-18
it <kin>	-21
it <kin> n't	-9
it <name>	-30
it <name> </s>	-6
it <number>	-6
it <number> </s>	-9
it <number> time	-6
it a	-25
it again	-9
it again </s>	-17
it all </s>	15
it and	-6
it as	-15
it as a	-5
it at	21
it be	20
it break	-8
it by	28
it by <number>	5
it can	-4
it come	-10
it crash	-6
it daily	6
it daily </s>	6
it die	13
it down	-12
it down </s>	-18
it drag	-6
it drag </s>	-6
it eat	7
it eat my	7
it fail	-14
it fail </s>	-10
it for	-6
it for my	-9
it freeze	-13
it freeze </s>	-13
it from	15
it go	-10
it go </s>	-5
it hang	-6
it hang </s>	-6
it have	-14
it have no	-7
it have to	-4
it here	-17
it here </s>	-17
it in	11
it in </s>	-7
it in <number>	21
it in spring	6
it in the	12
it is	-8
it is </s>	11
it is n't	-10
it just	-10
it keep	-5
it later	-8
it later </s>	-8
it like	-9
it live	-11
it log	-4
it log me	-4
it move	-13
it myself	30
it myself </s>	30
it need	-4
it now </s>	5
it off	4
it off </s>	-10
it ok	7
it on	-36
it on <day>	-18
it on the	-12
it or	6
it or not	8
it out </s>	17
it plain	12
it please	-16
it please </s>	-16
it print	-43
it quick	-9
it quick </s>	-9
it rain	-27
it right	-6
it run	-14
it say	-32
it say </s>	-14
it say <number>	-4
it say here	-4
it seem	5
it seem </s>	5
it ship	-4
it short	-33
it short </s>	-33
it shorter	-8
it shorter </s>	-6
it show	-18
it simple	5
it simple </s>	5
it since	13
it sound	28
it stop	-6
it take	38
it take <number>	12
it take a	-8
it take me	43
it take the	-4
it that	15
it that ,	17
it to	-24
it to the	-11
it too	8
it turn	20
it twice	-8
it twice </s>	-22
it up	-5
it want	-5
it was	109
it was <name>	26
it was a	29
it was after	19
it was in	10
it was my	17
it was the	4
it when	11
it when the	-4
it will	-17
it will n't	-8
it with	13
it with the	4
it work	-74
it work </s>	-37
it yesterday	-17
it yesterday </s>	-14
it you	-9
itch	-15
itchy	5
item	-24
item </s>	-11
its	-84
its <name>	21
its a	-24
its an	9
its awful	-14
its be	-11
its first	-6
its freeze	-10
its in	12
its just	9
its just me	13
its odd	-6
its own	-17
its still	-25
its the	24
its type	20
itself	-7
jacket	-27
jacket ,	-20
jam	-56
jam ,	-17
jam again	-14
jam again </s>	-14
jamaican	-10
japanese	6
jar	-27
java	4
jaw	18
jazz	21
jazz </s>	-19
jazz piano	25
jehovah	30
jehovah witness	25
jelena	12
jelena get	12
jelena get the	12
jelly	-16
jelly </s>	-10
jersey	5
jigsaw	23
jira	15
job	80
job ,	-11
job , <number>	6
job :	-19
job </s>	33
job ad	-15
job ad </s>	-15
job and	-7
job at	34
job at a	13
job at the	21
job come	8
job end	28
job i	8
job in	11
job is	8
job on	5
job on a	13
job to	15
join	-29
join </s>	-26
join <name>	-22
join the	20
join the <number>	-7
join the volunteer	24
join the zoom	-11
jointly	9
joke	-190
joke ,	-6
joke </s>	-61
joke about	-43
joke about <days>	-31
jollof	7
jollof ,	7
jollof , the	7
jona	6
jona ,	6
jona , the	4
josefina	-10
josefina ,	-10
journal	16
judge by	-6
judge by the	-6
judo	34
judo ,	32
juggle	4
juice	-9
jump	-10
jump </s>	-9
junction	-24
junior	75
junior </s>	35
junior <kin>	4
juno	4
just	-424
just <name>	-5
just <number>	31
just a	49
just answer	29
just arrive	-7
just arrive ,	-7
just ask	-12
just ask for	-9
just call	-11
just call ,	-4
just do	5
just do the	5
just drop	-23
just eat	-16
just eat a	-6
just fix	-5
just for	12
just get	11
just get engage	4
just give	-15
just go	-10
just hang	-26
just have	6
just have a	7
just in	-12
just land	-25
just land in	-20
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
just now </s>	-152
just open	-6
just pick	-11
just put	46
just put the	16
just raise	42
just read	-10
just read that	-9
just restart	-6
just restart the	-6
just ring	-23
just ring ,	-11
just say	-7
just see	-10
just send	-31
just send me	-15
just settle	-14
just settle an	-14
just spill	-7
just start	26
just tell	-7
just the	-12
just there	-15
just throw	-5
just throw up	-5
just tune	26
just tune up	26
just wake	-6
just wake up	-6
just walk	-19
just walk in	-14
just yell	7
kabaddi	-11
karaoke	-20
karaoke is	6
kayak	-4
keen	5
keep	221
keep <name>	6
keep <number>	28
keep <number> <kin>	12
keep <number> month	4
keep a	42
keep all	17
keep all my	10
keep answer	22
keep answer in	16
keep bee	40
keep bee ,	5
keep bee and	-7
keep bee behind	28
keep bee on	14
keep everything in	-11
keep fast	8
keep for	20
keep get	-44
keep get a	-13
keep go	-20
keep go </s>	-8
keep hit	-4
keep in	21
keep it	-5
keep it short	-19
keep kosher	19
keep kosher at	19
keep me	26
keep me off	8
keep my	47
keep my diary	7
keep nothing	5
keep reply	25
keep reply short	25
keep that	-7
keep that </s>	-5
keep the	20
keep the <name>	-4
keep the <number>	-9
keep the guitar	5
keep the theory	6
keep their	9
keep this	14
kendo	-4
kennel	35
kernel	-21
kettle	-60
kettle 's	-14
kettle 's on	-14
kettle ,	-5
kettle on	-15
kettle on </s>	-8
key	-68
key ,	8
key </s>	-39
key and	5
key and feed	5
key come	5
key is	-15
key to	6
keyboard	-107
keyboard ,	-54
keyboard , ignore	-11
keyboard </s>	12
keyboard is	-8
kg	7
kg since	7
kg since the	5
kick	-19
kick in	8
kick in at	16
kick me	-21
kick me out	-21
kick off	-6
kick off the	-6
kickoff	6
kid	-16
kidney	78
kidney ,	10
kidney </s>	29
kidney bean	-15
kidney to	9
kidney to my	9
kidney transplant	19
kill	-109
kill me	-96
kill me </s>	-79
kill me now	-15
killer	-12
killer </s>	-12
kiln	85
kiln </s>	30
kiln and	15
kiln and all	9
kiln is	19
kilo	78
kilo </s>	26
kilo before	8
kilo in	-13
kilo since	27
kilo since the	12
kilometre	35
kilometre </s>	18
kilt	4
kilt is	4
kimchi	15
kin	8
kind	-12
kind ,	-14
kind </s>	30
kindergarten	22
kindergarten </s>	10
kindly	19
king	-52
kiosk	4
kit	12
kitchen	-86
kitchen 's	-28
kitchen ,	-25
kitchen </s>	-10
kitchen floor	-16
kitchen floor is	-16
kitchen have	6
kitchen is	28
kitchen windowsill	12
kite-surfing	-18
km	37
km ,	7
km </s>	52
km <number>	-6
km a	-20
km a year	-14
knackered	-31
knackered ,	-31
knee	400
knee ,	47
knee </s>	55
knee are	82
knee are go	20
knee are shoot	46
knee have	24
knee is	5
knee need	23
knee need replace	23
knee shoot	14
knee shoot from	14
knee will	11
knee will n't	11
kneel	23
knife	15
knife in	-6
knight	-39
knit	95
knit <number>	-11
knit circle	10
knit for	13
knit sock	29
knit sock on	13
knock	-26
knock my	-15
knock my coffee	-11
know	-15
know ,	-12
know </s>	-77
know <name>	8
know <name> </s>	12
know about	13
know excel	23
know if	-42
know if <name>	-33
know if we	-8
know my	26
know nothing	9
know that	4
know the	12
know what	-8
know what you	-5
know why	-13
kofi ,	4
koji	-12
koji and	-12
kombucha	12
kosher	28
kosher at	19
kosher at home	19
kwame	-7
kwame 's	-6
kwame 's off	-6
label	-22
label 's	-6
label </s>	-10
label printer	11
lactose	70
lactose intolerant	55
lactose intolerant ,	13
lactose intolerant </s>	33
ladder	6
ladder ,	-6
ladder </s>	19
ladder in	-11
lady	-38
lag	-36
lag </s>	-22
lake	22
lake </s>	21
lamb	8
lamb start	7
lame	18
lamp	-18
lamp from	16
land	-48
land ,	-19
land </s>	19
land at	-37
land at <number>	-37
land in	6
land in <name>	-19
land in my	25
land page	-13
land page </s>	-6
landscape	-11
landscape </s>	-11
lane </s>	12
lane <number>	10
language	49
language ,	29
language </s>	12
language are	12
language exchange	4
lap	12
lapse	27
lapse </s>	17
laptop	-82
laptop ,	-31
laptop </s>	-7
laptop and	-11
laptop fan	-7
laptop run	-6
large	23
large </s>	12
large print	19
larger	-6
lasagne	-24
lasagne tonight	-24
laser	29
last	-178
last ,	-11
last </s>	9
last <day>	31
last <day> of	19
last <month>	5
last <month> </s>	8
last <name>	-9
last <number>	-7
last <number> </s>	-15
last <number> minute	-9
last <number> week	35
last answer	-7
last autumn	15
last autumn </s>	6
last day	44
last day is	21
last hour	-10
last line	-14
last line </s>	-5
last line of	-4
last message	-11
last minute	-4
last month	-5
last month </s>	-5
last night	-293
last night 's	-35
last night ,	-72
last night </s>	-95
last night and	-17
last night i	-12
last night was	-12
last page	-7
last question	-8
last resort	-20
last sentence	-4
last spring	16
last spring ,	7
last spring </s>	10
last step	-16
last summer	15
last summer </s>	14
last time	14
last week	-17
last week </s>	-31
last week of	19
last winter	16
last winter </s>	15
last year	98
last year ,	40
last year </s>	28
last year and	17
last year for	4
latch	39
latch on	39
latch on the	39
late	-234
late ,	-75
late , <number>	-4
late , so	-28
late , will	-7
late </s>	-63
late <kin>	54
late <kin> 's	17
late <kin> </s>	14
late <month>	16
late <month> </s>	16
late again	-41
late again </s>	-24
late again today	-6
late and	-12
late for	-18
late today	-14
late today </s>	-14
late tonight	-21
lately	18
later	-147
later </s>	-132
latest	-15
latex	-7
latex ,	5
latex </s>	-6
latex so	13
lathe	25
lathe ,	17
laugh	-177
laugh </s>	-82
laugh at	-33
laugh at that	-14
laugh at your	-17
laundrette	31
laundrette ,	9
laundromat	15
laundromat in	12
laundromat in <name>	12
laundry	18
laundry in	7
laundry is	-5
laundry on	11
laundry on <days>	11
law	39
law </s>	16
law and	9
law at	4
law school	22
lawn	10
lay	7
lay off	22
lay off from	16
lay off in	16
layer	-5
layoff	44
layout	-28
layout </s>	-4
leader	-5
leader ,	-11
leader , <name>	-11
leaflet	-38
leaflet </s>	-8
league	55
league </s>	31
leak	-16
leak </s>	8
learn	188
learn </s>	40
learn <name>	6
learn <name> </s>	-27
learn <name> because	5
learn <name> for	9
learn <name> from	8
learn from	-20
learn from your	-16
learn how	-19
learn how to	-17
learn it	21
learn nothing	-9
learn nothing from	-9
learn rate	-14
learn sign	4
learn sign language	4
learn the	22
learn to	89
learn to <kin>	13
learn to drive	15
learn to read	36
learn to ride	14
learn to swim	16
lease	106
lease </s>	15
lease end	20
lease end in	20
lease on	35
lease on the	30
lease run	6
lease run out	6
least	23
least </s>	15
least <number>	10
least favourite	5
leather	6
leave	210
leave ,	25
leave , the	12
leave </s>	-5
leave <name>	-4
leave <name> in	6
leave a	-15
leave a comment	-9
leave alone	14
leave alone ,	14
leave and	11
leave and i	11
leave at	-11
leave at <number>	-10
leave back	5
leave big	-7
leave by	13
leave ear	83
leave ear </s>	12
leave ear have	15
leave every	15
leave every second	15
leave eye	31
leave foot fall	-9
leave for	-19
leave for <name>	7
leave for the	-29
leave her	9
leave his	-18
leave in	-56
leave in <month>	6
leave in <number>	-27
leave in the	-24
leave it	-7
leave knee	79
leave knee </s>	11
leave knee have	24
leave me	39
leave me her	10
leave me his	9
leave me the	13
leave me with	5
leave my	-72
leave on	-13
leave on the	-7
leave out	-5
leave over	-14
leave over </s>	-7
leave school	9
leave school at	8
leave side	26
leave side ,	5
leave the	24
leave the <name>	4
leave the army	29
leave the church	39
leave the meet	-22
leave to	13
leave to me	15
leave today	-7
leave today </s>	-4
leave until	16
leave us	22
leave with	-9
lecture	-18
lecture in	8
ledger	41
ledger </s>	19
leek	4
left-footed	13
left-footed ,	13
left-footed , play	13
left-handed	85
left-handed ,	39
left-handed , so	23
left-handed </s>	36
left-handed and	7
left-handed tool	4
lefty	8
leg	73
leg ,	23
leg </s>	5
leg are	-17
leg below	36
leg below the	36
legacy	10
legal	86
legged	-8
legged <kin>	-8
leila	6
lemon	6
lemon drizzle	11
lend	29
lend me	12
lend me his	10
length	-9
lentil	-20
lentil ,	-8
leo	-19
less	-18
less </s>	10
less strict	13
less than	11
lesson	45
lesson ,	26
lesson </s>	-5
lesson to	8
lesson to <number>	7
lesson with	9
lesson with <name>	7
let	-56
let 's	-63
let 's pretend	-34
let 's say	-29
let do	-12
let do the	-8
let him	13
let it	8
let me	-22
let me work	6
let my	16
let out	-12
letter	-90
letter ,	-24
letter </s>	-6
letter for	-12
letter in	-17
letter in the	-7
letter say	-14
letter to	17
letter to the	-8
leukemia	5
level	-78
level </s>	-13
level <number>	-69
level <number> ,	-28
level and	22
level in	-16
levothyroxine	15
levothyroxine every	15
levothyroxine every morning	15
library	53
library on	13
library van	8
library van ,	8
licence	174
licence ,	30
licence </s>	21
licence at	12
licence at <number>	11
licence for	12
licence i	17
licence in	13
licence is	11
license	27
license is	-7
lichen	30
lichen ,	15
lid	-55
lid ,	-30
lid , its	-21
lid </s>	-8
lido	12
lie	52
lie </s>	-21
lie down	22
life	226
life ,	41
life </s>	145
life is	-16
lifeboat	17
lifeboat crow	8
lifelong	43
lift	20
lift ,	12
lift </s>	32
lift for	6
lift is	-9
lift is stick	-9
lift more	12
lift more than	12
lift over	6
lift over <number>	6
lift was	-6
light	-68
light ,	-19
light go	-5
light off	-19
light off </s>	-13
light sleeper	15
lighthouse	15
like	-17
like </s>	6
like <kin>	5
like <kin> </s>	-6
like a	-34
like a <kin>	-8
like epipen	12
like epipen allergic	12
like how	-4
like i	-40
like i 'm	-23
like it </s>	-21
like it when	19
like me	28
like me </s>	28
like my	64
like my answer	27
like option	-16
like soap	21
like soap to	21
like that	30
like that <number>	19
like the	-56
like the end	-5
like the second	-11
like them	-21
like these	-13
like this	-21
like this <number>	-9
like this song	-5
like you	16
like you to	18
like your	5
like your answer	15
lily	-14
limit	-15
limit </s>	-7
limit until	-4
limit until the	-4
limp	-23
limp </s>	-8
line	-239
line 's	-9
line ,	9
line , <number>	16
line </s>	-23
line <number>	-116
line <number> ,	6
line <number> </s>	-73
line <number> and	-9
line a	12
line a page	12
line about	-4
line and	-5
line for	-9
line for me	-7
line from	-6
line get	-6
line i	-16
line long	-8
line mean	-22
line of the	-8
line on	-16
line over	-6
line to	-4
line under	-5
line up	7
line with	-6
linen	8
link	-48
link </s>	-4
link are	-19
link are dead	-11
link with	-10
linter	4
linter </s>	21
liquid	14
liquid </s>	14
list	-202
list ,	-57
list , <number>	-11
list , so	-7
list , which	-18
list :	-33
list : <number>	-33
list </s>	-50
list <number>	-11
list <number> country	-11
list and	-6
list build	31
list build </s>	26
list by	4
list for	31
list for a	30
list have	-17
list is	-17
list is a	-7
list of	-40
list of <number>	-9
list of name	-12
list you	-9
list you give	-8
listen	-9
listen to the	-11
listing	6
listing from	6
listing from <number>	6
lite	36
literally	37
literally </s>	22
lithium	20
lithium ,	18
litre	22
little	-15
little </s>	-10
little <name>	24
little <name> </s>	15
little <number>	7
live	39
live ,	5
live </s>	57
live <number>	29
live <number> door	4
live aboard	17
live aboard a	17
live above	-17
live alone	8
live and	5
live at	-21
live behind	37
live behind the	34
live downstair	20
live downstair </s>	20
live here	-11
live here since	-16
live in	-85
live in </s>	21
live in <name>	-160
live in <number>	16
live in the	51
live my	9
live my <kin>	9
live off	43
live off the	32
live on	54
live on a	12
live on my	4
live on the	-5
live room	-6
live stream	-14
live with	-40
live with her	-13
live with us	35
liver	38
load	-85
load ,	-9
load </s>	-31
load shed	-9
loaf	21
loan	60
loan </s>	11
loan and	8
loan from	10
lobby	-8
local	53
lock </s>	12
lock after	8
lock myself	-10
lock myself out	-10
lock out	-9
lock up	-9
lock up the	-13
lockdown	19
lockdown </s>	12
loft	5
loft </s>	10
log	29
log ,	-5
log </s>	-7
log in </s>	-7
log in <name>	13
log me	-7
log me out	-7
log truck	11
login	-38
login </s>	-28
login page	-4
login page ,	-4
logistics	6
logo	-59
logo </s>	-39
long	-9
long ,	-19
long </s>	-77
long covid	53
long day	-23
long email	9
long for	-4
long in	-10
long paragraph	36
long run	46
long-distance	24
long-distance train	8
longer	38
longer </s>	-4
longer than anyone	14
longer than the	-18
loo	-6
look	-133
look </s>	-13
look after	57
look after my	4
look after the	6
look alike	-4
look at	-40
look at the	-12
look at this	-8
look awful	-11
look awful </s>	-11
look back	37
look back </s>	37
look better	-4
look fine	-9
look fine </s>	-9
look for	-51
look for a	-36
look it	-10
look it up	-10
look like	-17
look nice	-26
look nice </s>	-22
look odd	-9
look off	-35
look off ,	-11
look off </s>	-14
look ok	-5
look the	52
look the same	52
look to	-6
look up	4
loop	-25
loop ,	-6
loop </s>	-11
loop in	20
loop is	-4
loop run	-7
lorry	17
lorry to	4
lorry to <name>	4
lose	-26
lose ,	-13
lose </s>	-23
lose <number>	31
lose <number> kilo	45
lose at	-14
lose in	-7
lose in the	-6
lose me	4
lose me </s>	8
lose money	-4
lose most	32
lose most of	17
lose my	8
lose my <kin>	7
lose my place	-39
lose my sense	26
lose our	5
lose power	-8
lose the	21
lose the <name>	7
lose the connection	-11
lose the first	-11
lose the last	-7
lose the thread	-4
lose to	-24
lose to the	4
loss </s>	-4
lot	-49
lot </s>	-7
lottery	-7
loud	-47
loud ,	-14
loud </s>	-18
loud i	-9
loud in	-12
loud in this	-6
loud place	31
lounge	15
lounge ,	13
lousy	-8
love	-49
love </s>	20
love a	-30
love how	-5
love it ,	-7
love it </s>	8
love that	-6
love the	-25
love the new	-7
love to	-8
lovely	-8
lover	-11
low ,	-17
low </s>	22
lower	19
lowercase	11
lowercase in	-7
luck	-35
luck </s>	-17
lunch	-486
lunch ,	-130
lunch , back	-57
lunch </s>	-186
lunch and	-20
lunch break	9
lunch do	-17
lunch for	-12
lunch for the	-12
lunch i	-62
lunch i have	-17
lunch is	-8
lunch was	-14
lung	44
lung </s>	14
lupus	9
lute	10
lycée	5
lycée in	5
lycée in <name>	5
lyric	-16
m	-12
ma	14
ma <kin>	9
machine	-6
machine ,	34
machine , a	7
machine </s>	12
machine at the	-15
machine is	21
macro	4
mad	-66
mad </s>	-45
madam	-24
madeira	-20
madness	-37
madness </s>	-39
magazine	-32
magazine </s>	-22
magnet	-8
magnet </s>	-8
maid	-11
maiden	16
maiden name	16
maiden name </s>	18
maiden name is	5
mail	27
mail </s>	9
mail only	-13
mail only ,	-13
main	-6
main </s>	12
main <kin>	4
main <kin> is	4
main by	-12
main competitor	-5
main water	13
mainly	60
mainly </s>	55
maintain	44
maintain a	25
maintain a small	25
maintain the	16
major	16
make	55
make ,	14
make </s>	23
make <number>	17
make <number> a	-7
make dinner	-11
make hear	18
make hear test	6
make him	-11
make in	9
make it	-31
make it quick	-9
make it short	-8
make me	71
make me a	4
make me cry	-12
make me gag	30
make me laugh	-22
make me wobbly	4
make more	-17
make my	-10
make my own	10
make no	-16
make no sense	-16
make redundant	36
make redundant in	26
make saddle	17
make team	20
make team <kin>	20
make that	-11
make that noise	-6
make the	-34
make the rota	12
make up	-6
make up half	11
maker	-8
mall	-9
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
manage the	11
manage to	-6
mandatory	14
manual	51
manual </s>	25
manual is	11
many	-139
many </s>	-21
many <name>	-25
many each	-20
many km	-17
map ,	22
map </s>	-9
marathon	4
marathon </s>	-13
marathon in	27
marathon in <month>	19
marathon in <name>	7
marathon since	11
marathon since <number>	11
march	-11
march ,	6
march </s>	-11
march to	-6
margin	-31
margin </s>	-16
mariachi	9
marine	29
marine biology	22
marine biology in	5
mark	27
mark get	-5
mark my <name>	9
market	71
market ,	22
market day	8
market in	16
market in <name>	16
market is	6
market sell	7
market stall	6
marriage	46
marriage ,	13
marriage </s>	7
marry	-9
marry ,	34
marry </s>	-23
marry <name>	5
marry a	-6
marry in	-26
marry in <name>	9
marry in a	5
marry in the	-18
marry this	12
marry this spring	12
marry to	-7
marry to a	6
marry to this	-4
mascot	-13
mascot is	-13
mass	6
mastectomy	5
master	77
master 's	-12
master 's in	5
master for	19
master in	12
master in <name>	4
master squad	15
matatu	-19
match	-98
match ,	-14
match </s>	-22
match get	-10
match get rain	-10
match the	-15
material	25
material </s>	25
math	19
math ,	19
math </s>	15
math at	10
math is	9
math sheet	-6
matter	57
matter </s>	29
matter to	19
matter to me	19
max	4
max ,	-7
max </s>	7
max <number>	10
max <number> hour	6
may	252
may ,	39
may </s>	178
may <number>	5
may <number> </s>	5
may and	15
may be	-5
may go	-7
may not	10
may on	-8
may to	6
may to <month>	6
maybe	-57
maybe </s>	-5
maybe <number>	-25
maybe <number> </s>	-17
maybe later	-12
maybe later </s>	-12
mayor	-11
me	469
me "	-24
me ,	145
me , <name>	6
me , <number>	-9
me , always	12
me , coeliac	8
me , i	34
me , long	9
me , so	-5
me , the	6
me </s>	65
me <kin>	8
me <kin> <name>	-4
me <kin> have	-4
me <name>	73
me <name> ,	34
me <name> </s>	24
me <number>	-42
me <number> </s>	-26
me <number> minute	11
me a	-76
me a sec	-25
me about	23
me again	-8
me all	-4
me always	10
me always </s>	5
me an	4
me an hour	8
me and	36
me and <kin>	5
me and <name>	27
me and <number>	9
me and an	4
me and my	-4
me anymore	7
me anymore </s>	7
me as	17
me as a	11
me ask	-8
me at	-45
me at <number>	-21
me be	21
me be the	13
me because	-22
me because i	-29
me before	-9
me by	9
me by my	5
me cry	-15
me cry </s>	-12
me do	4
me down	18
me drive	17
me every	25
me for	-18
me from now	7
me gag	30
me gag </s>	30
me go	-5
me have	-8
me her	10
me his	16
me hive	42
me hive </s>	38
me in	83
me in <name>	47
me in <number>	19
me in the	-7
me into	-4
me is	-26
me is set	-7
me just	-21
me laugh	-22
me like	5
me metric	6
me metric ,	6
me migraine	23
me migraine </s>	23
me monthly	7
me my	17
me now	-17
me now </s>	-17
me off	42
me off the	11
me on	-37
me on <days>	7
me on the	-29
me on this	-11
me out	8
me out </s>	10
me out of	19
me out this	-4
me per	28
me plus	4
me she	-13
me since	7
me step	-7
me step <number>	-7
me stiff	4
me stiff ,	4
me that	-24
me that <number>	-5
me the	-13
me the <name>	4
me the conclusion	11
me the phone	-6
me the wrong	-5
me there	-4
me there </s>	-6
me this	-10
me through	9
me through the	21
me to	25
me to <name>	8
me to a	-19
me to this	9
me today	-8
me today </s>	-5
me under	18
me under <number>	18
me up	-11
me wait	-6
me what	-16
me when	11
me who	18
me why	-13
me with	-11
me with <number>	-8
me wobbly	4
me wobbly </s>	4
me word	14
me work	17
me work <number>	16
meadow	4
meal	30
meal fall	6
meal fall between	6
meal plan	18
mean	-27
mean </s>	-12
mean <number>	-20
mean <number> month	-20
mean by	-8
mean i	26
mean no	7
mean no night	-13
mean ol	-11
mean ol '	-11
mean our	5
mean the	-12
mean the other	-7
mean to	14
mean what	-29
mean what exactly	-14
measurement	-15
meat	76
meat </s>	14
meat for	4
meat for <number>	4
meat since	16
mechanical	15
med	17
med school	4
medical	22
medical school	9
medicine	8
meditate	8
meditate for	11
meditate for <number>	11
medium	28
meet	-302
meet ,	-19
meet </s>	-60
meet <name>	-11
meet at	-38
meet at <name>	4
meet at <number>	-35
meet every	4
meet get	-11
meet in	8
meet in <number>	-8
meet in the	10
meet my	14
meet my <kin>	14
meet of	-8
meet on	11
meet on the	16
meet online	6
meet some	-20
meet to	-13
meet with	-50
meet with <name>	-50
meeting	76
meeting </s>	21
meeting before	16
meeting before <number>	16
meeting for	18
meeting for the	18
meh	-51
meh </s>	-50
melt	-51
member	39
member </s>	44
member of	-6
member of a	-9
membership	8
meme	-56
memo	-19
memorise	4
memory	-32
memory at	-11
memory at row	-6
mend	8
mention	-43
mention </s>	-20
mention a	-6
mentor	-5
menu	-53
menu ,	-14
menu </s>	-29
menu for	-5
menu i	5
merge	27
merge </s>	20
merge is	6
merge it	-5
merge with	7
merger	8
merry	-18
mess	-81
mess ,	-5
mess </s>	-19
mess after	-20
mess so	-12
mess this	-10
mess today	-11
mess today </s>	-7
message	35
message </s>	-9
message from	-11
message get cut	-10
message in	13
messi	-45
metal	33
metal but	-8
metal plate	48
metal plate in	31
metal taste	-7
metformin twice	7
method	-13
methotrexate	13
metre	50
metre </s>	30
metre of	-9
metric	36
metric ,	9
metric , never	6
metric only	19
metric only ,	17
metric unit	10
metric unit only	14
mi	23
mic	-57
microbe	7
microwave	43
mid	-18
mid <name>	5
middle	-7
middle <number>	15
middle of	-20
middle of a	-11
middle of the	-5
midnight	-77
midnight ,	-26
midnight </s>	-42
might	-91
might as	-4
might as well	-4
might be	-26
might could	14
migraine	85
migraine ,	8
migraine </s>	45
migraine from	14
migrate	16
migrate from	5
migrate from <name>	5
migration	-8
miguel	10
miguel leave	10
mile	8
military	-15
military service	-15
military service in	-19
milk	-67
milk ,	20
milk , <number>	-10
milk </s>	-31
milk <number>	27
milk <number> <name>	6
milk <number> jersey	20
milk and	-17
milk and egg	-11
milk at	8
milk at <number>	8
milk by	-9
milk go	-5
milk in	-12
milk on	-15
milk on the	-15
milk than	-32
milker </s>	6
mill	44
mill ,	16
mill </s>	20
mill in	6
mill is	-4
mill is what	-4
million	-21
million ,	-9
min	-167
min ,	-39
min </s>	-80
min each	14
min each way	14
min in	-12
min in the	-12
min late	-10
min leave	-5
min leave </s>	-5
min or	-16
min so	-17
min so be	-8
min to	-23
min walk	20
mind	-21
mind ,	-12
mind </s>	-22
mind for	17
mind the	5
mine	261
mine 's	-12
mine ,	33
mine , <name>	12
mine , <number>	23
mine </s>	57
mine and	37
mine go	11
mine half	8
mine injury	-5
mine injury ,	-5
mine is	36
mine is a	15
mine is the	19
mine on	14
mine since	29
mine since <name>	21
mine till	9
mine till <number>	9
mine to	17
minibus	-10
minimum	37
minimum wage	23
minister	-36
ministry	35
ministry </s>	8
minor	-10
minus	-6
minus <number> </s>	24
minute	-459
minute ,	-31
minute </s>	-208
minute after	-10
minute ago	-65
minute ago ,	-12
minute ago </s>	-42
minute ago and	-11
minute and	-27
minute and i	-12
minute away	-11
minute away </s>	-11
minute before	-41
minute before my	-26
minute before the	-14
minute by	4
minute by ferry	5
minute each	72
minute each way	54
minute for	7
minute for the	7
minute i	-6
minute in	11
minute in the	7
minute late	-27
minute late </s>	-7
minute leave	-20
minute leave </s>	-13
minute of	-11
minute so	-7
minute to	4
minute tonight	-7
mirela	28
mirror	5
mirror </s>	11
miscarriage	17
miscarriage before	17
misread	-14
miss	-46
miss </s>	-33
miss <name>	-17
miss <name> </s>	-17
miss <number>	20
miss a	-12
miss an	-7
miss bracket	-8
miss bracket </s>	-6
miss from	-11
miss from the	12
miss in	-5
miss it	17
mistake	-67
mistake ,	-13
mistake </s>	-48
mitzvah	12
mix	15
mix </s>	-6
mix up	-9
mix up the	-9
mm	9
mm of	-19
mobile	42
mobile </s>	-7
mobile <kin>	-4
mobile app	17
mock	19
mock paper	9
mock paper </s>	9
mode	-18
mode ,	-11
mode </s>	33
model	53
model for	-11
model for <number>	-11
model train	-16
model train ,	-6
module	31
module ,	9
moment	-50
moment </s>	-51
moment i	9
money	53
money 's	5
money 's tight	4
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
mono	-22
monolith	27
monorepo	53
month	234
month '	4
month ' rent	4
month ,	-5
month </s>	152
month a	-20
month a year	-20
month ago	22
month ago </s>	22
month before	5
month for	23
month for a	6
month for the	4
month go	7
month i	4
month is	8
month is <month>	8
month of	-4
month of the	-9
month on	11
month take	-14
month to	-14
month towards	4
monthly	65
monthly ,	16
monthly </s>	38
mood	-11
mood this	-4
moon	-31
moon </s>	-26
moonlight	9
moor	22
moor in	11
moor in <name>	11
mop	-28
mop </s>	-20
more	-109
more ,	11
more </s>	-67
more <name>	14
more question	-6
more run	13
more run for	13
more than	23
more than <number>	57
more time	-7
more year	4
morning	-105
morning !	-24
morning 's	-11
morning ,	-48
morning , i	16
morning </s>	-114
morning and	-4
morning are	65
morning are when	16
morning at	-12
morning at the	8
morning before	7
morning i	7
morning i 'm	11
morning on	-17
morning our	9
morning with	10
mortgage	122
mortgage </s>	24
mortgage and	-17
mortgage fix	23
mortgage fix at	14
mortgage in	7
mortgage is	26
mortgage is fix	22
mortgage is in	20
mortgage rate	8
mosque	31
mosque </s>	21
most	-23
most </s>	26
most <days>	6
most <days> </s>	6
most agency	-7
most evening	18
most of my	5
most of our	25
most of the	16
most of them	5
mostly	227
mostly ,	-13
mostly </s>	106
mostly <kin>	15
mostly <kin> ,	9
mostly <name>	34
mostly <name> </s>	14
mostly bridal	8
mostly crime	12
mostly eat	6
mostly in	-4
mostly in <name>	-14
mostly on	4
mostly over	12
mostly over <number>	12
mostly to	14
mother-tongue	50
mother-tongue is	20
mother-tongue is <name>	14
motion	5
motocross	19
motorbike	58
motorbike crash	33
motorway	19
mould	-39
mould </s>	-7
mountain	11
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
move back	-4
move every	9
move every <number>	9
move from	11
move from <name>	13
move from the	-7
move in	13
move in with	34
move into	26
move into our	8
move into the	13
move it	19
move it </s>	20
move my	-11
move on	-34
move on </s>	-19
move on to	-12
move our	-6
move out	10
move out of	-11
move the	-72
move the file	-8
move the meet	-17
move the sofa	-20
move the workshop	8
move to	57
move to <name>	11
move to the	38
movement	35
movie	-41
movie </s>	-9
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
much	-98
much </s>	-79
much as	-8
mud	-14
muddy	-6
mumps	22
mumps </s>	22
murder	-6
murder </s>	30
murder a	-19
murmur	33
museum	33
museum </s>	-5
museum have	9
museum in	-5
museum in <name>	-5
museum was	-5
mush	-4
mush </s>	-4
mushroom	40
mushroom </s>	27
music	25
music ,	21
music </s>	-14
music is	10
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
must sit	14
must wear	4
mute	25
mute </s>	18
my	327
my <day>	20
my <days>	27
my <kin>	207
my <kin> 's	42
my <kin> (	11
my <kin> ,	128
my <kin> :	-12
my <kin> </s>	215
my <kin> <kin>	-101
my <kin> <name>	296
my <kin> <number>	27
my <kin> a	-12
my <kin> after	8
my <kin> are	-31
my <kin> as	11
my <kin> ask	-12
my <kin> at	-20
my <kin> before	6
my <kin> build	12
my <kin> buy	9
my <kin> by	-10
my <kin> can	27
my <kin> come	-14
my <kin> do	-11
my <kin> eat	-16
my <kin> for	11
my <kin> forbid	10
my <kin> from	8
my <kin> get	4
my <kin> go	15
my <kin> have	15
my <kin> hear	-6
my <kin> i	5
my <kin> in	17
my <kin> is	-163
my <kin> joke	-38
my <kin> just	-37
my <kin> leave	-10
my <kin> like	-20
my <kin> live	19
my <kin> loan	13
my <kin> lock	-6
my <kin> love	-4
my <kin> move	8
my <kin> need	-7
my <kin> now	19
my <kin> on	-32
my <kin> only	-11
my <kin> own	12
my <kin> play	13
my <kin> read	16
my <kin> refuse	-11
my <kin> say	-39
my <kin> since	-5
my <kin> start	7
my <kin> stay	13
my <kin> still	18
my <kin> teach	4
my <kin> the	-26
my <kin> to	7
my <kin> tongue	11
my <kin> want	-36
my <kin> was	7
my <kin> who	19
my <kin> will	-17
my <kin> work	10
my <name> 's	7
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
my ah	-14
my ah ma	-14
my allotment	10
my answer	-10
my app	-13
my apprenticeship	15
my back	22
my back </s>	11
my back hurt	-24
my back is	28
my bag	-21
my bag there	-5
my bank	-19
my bar	-6
my battery	-18
my bed	23
my bed </s>	23
my bee	-25
my best	-7
my best <kin>	18
my bike	-20
my bill	8
my bio	-21
my blood	-11
my blood pressure	6
my blood type	12
my branch	-10
my branch is	-7
my break	-11
my breakfast	29
my breakfast </s>	29
my browser	-30
my budget	14
my budget for	20
my bug	-4
my build	-5
my bus	-16
my bus is	-7
my business	19
my business <kin>	19
my button	-11
my call	-9
my camera	-17
my car	28
my card	-51
my card ,	-22
my card </s>	-10
my card get	-18
my cataract	5
my character	-84
my chess	19
my chess rate	18
my chin	23
my choir	9
my citizenship	11
my class </s>	7
my classroom	8
my coat	-16
my code	-35
my coffee	-47
my coffee 's	-9
my coffee ,	-12
my coffee is	-17
my coffee over	-11
my collarbone	19
my commute	66
my commute 's	24
my commute is	15
my console	-5
my contract	28
my contract </s>	9
my contract end	7
my crow	-16
my current	-4
my cursor	-18
my day	-11
my degree	36
my department	13
my desk	-12
my desk </s>	-17
my desk is	7
my diary	7
my divorce	18
my divorce i	5
my dj	26
my dj name	26
my download	-11
my dream	13
my dream is	23
my dream last	-10
my drive	6
my drive licence	11
my drive test	31
my ear	-53
my edit	4
my egg	-5
my english	12
my essay	-17
my example	-70
my eye	21
my eye are	24
my eye hurt	-25
my eye on	9
my eyesight	55
my eyesight 's	26
my eyesight is	20
my eyesight rule	9
my faith	4
my family	53
my family </s>	10
my family to	13
my favourite	8
my favourite <kin>	12
my favourite character	-17
my fear	18
my fear of	18
my fee	5
my feed	-11
my feed is	-11
my file	-14
my final	10
my finger	-15
my finger </s>	-21
my finger are	11
my first	39
my first attempt	-4
my firstborn	16
my flat	20
my flat ,	7
my flight	-24
my foot	-57
my formula	-8
my fortieth	6
my free	-33
my function	-14
my game	-23
my game is	-17
my garage	26
my garden	30
my garden is	13
my gcse	10
my goal	43
my goal here	-5
my goal is	14
my greenhouse	5
my guess	-12
my guess is	-10
my guitar	7
my hair	33
my hair at	25
my hand	29
my hand are	-43
my hand shake	90
my handwriting	26
my handwriting is	26
my head	-31
my head </s>	-18
my head hurt	-11
my hear	55
my hear aid	19
my hear is	19
my heart	16
my heart </s>	16
my heart rate	-21
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
my insulin	8
my insulin pump	6
my invoice come	-9
my invoice go	7
my jaw	18
my job	42
my job at	23
my key	-61
my keyboard	-48
my keyboard is	-8
my kitchen	-14
my kitchen </s>	-10
my knee	115
my knee are	46
my knee will	11
my label	-16
my laptop	-88
my laptop 's	-5
my laptop ,	-27
my laptop </s>	-17
my laptop fan	-7
my laptop is	-6
my last	-16
my last message	-4
my late	43
my late <kin>	54
my least	5
my least favourite	5
my leave	137
my leave ear	55
my leave knee	21
my licence	25
my license	13
my life	103
my life ,	8
my life </s>	58
my link	-12
my link are	-12
my lunch	-25
my machine	-50
my machine </s>	-28
my maiden	18
my maiden name	18
my main	-12
my meet	-16
my message	-12
my mic	-42
my migraine	-7
my mind	-11
my mistake	-23
my mistake </s>	-18
my mobile	16
my morning	7
my mother-tongue	20
my mother-tongue is	20
my mouse	-13
my mouse double	-10
my mouth	-13
my name	67
my name </s>	26
my name down	-6
my name get	15
my name is	16
my neck	-35
my neck is	-29
my next	-22
my night	15
my note	-46
my note </s>	-25
my notice	24
my notice ,	14
my novel	-33
my number	-21
my number ,	-19
my nurse	13
my nurse degree	9
my office	-36
my office </s>	-18
my old	36
my old <kin>	19
my only	-44
my only excuse	-12
my only meal	6
my order	-18
my other	7
my output	-10
my own	29
my own <kin>	17
my own clothe	12
my package	-4
my page	-10
my paragraph	-8
my parcel	-35
my parser	-7
my parser </s>	-7
my password	-27
my password </s>	-11
my password is	-8
my patience	-12
my pay	18
my pen	-7
my pension	37
my pension kick	11
my pension start	7
my phd	23
my phone	-161
my phone 's	-19
my phone </s>	-13
my phone die	-11
my phone is	-5
my phone on	-56
my photo	-9
my physic	8
my piano	-8
my place	-17
my place ,	-6
my place in	-6
my point	-7
my post	8
my pottery	20
my pottery class	10
my practice	-11
my printer	-5
my push	35
my push <number>	39
my query	-38
my query return	-25
my question	-19
my question is	-12
my quiz	-17
my r	4
my r 's	4
my real	22
my receipt	-8
my rent	45
my rent go	14
my residence	5
my right	61
my right ear	19
my right hand	24
my right knee	13
my room	-16
my row	-4
my salary	66
my salary </s>	5
my salary go	5
my salary is	39
my salon	12
my salon 's	31
my salt	21
my savings	32
my savings go	20
my savings sit	13
my scene	-9
my scene </s>	-9
my score	-23
my score is	-17
my screen	-13
my screen 's	-6
my screen </s>	-18
my screen go	-7
my screen reader	38
my script	-6
my seat	-11
my seat on	8
my second	-22
my sense	26
my sense of	26
my session	-16
my session run	-11
my shift	20
my shift at	17
my shop	11
my short	-27
my short story	-27
my shoulder	39
my shoulder </s>	10
my side	39
my side gig	28
my side of	5
my size	-22
my skin	10
my slide	-16
my smell	14
my sock	-16
my soup	-30
my soup is	-13
my spare	16
my spare key	8
my spreadsheet	-11
my spring	5
my spring </s>	5
my stall	33
my stall </s>	5
my stall at	7
my stammer	46
my stomach	-10
my stomach is	-28
my story	-77
my story </s>	-19
my story the	-25
my street	18
my studio	20
my studio is	5
my study	12
my stutter	47
my stutter get	20
my surname	45
my tab	-11
my tab crash	-6
my table	-20
my tale	-22
my tattoo	-4
my taxi	-20
my taxi <kin>	-17
my tea	-19
my tea </s>	-25
my tea go	-5
my team	45
my team 's	17
my team <kin>	17
my team is	-15
my terminal	-4
my test	-15
my text	-19
my thesis	64
my thesis <kin>	8
my thesis is	50
my thing	34
my thing ,	23
my third	4
my third attempt	-7
my third year	6
my thread	-6
my throat	12
my thyroid	26
my thyroid was	21
my ticket	-12
my timer	-13
my toast	-30
my tongue	-12
my tongue on	-11
my tool	10
my tooth	-14
my total	-24
my trade	20
my trade is	14
my train	-29
my train is	-12
my tremor	17
my turn	8
my twentie	20
my twentie </s>	14
my umbrella	-16
my van	25
my van 's	8
my van is	18
my view	-17
my view </s>	-17
my village	13
my violin	-4
my violin <kin>	-7
my visa	33
my visa run	7
my visa tie	9
my voice	-15
my voice at	-19
my wage	24
my wage </s>	14
my way	-36
my way to	-22
my weak	28
my wed	18
my week	-9
my whole	11
my window	-48
my word	-5
my work	43
my workbench	4
my workshop	9
my wrist	47
my wrist </s>	13
my wrist are	15
my year	4
my year as	4
myself	126
myself </s>	19
myself <name>	20
myself a	15
myself out	-10
myself out of	-10
myself to	23
myth	-38
myth </s>	-12
n't	29
n't </s>	26
n't <kin>	22
n't <name>	-49
n't <name> </s>	-49
n't afford	-4
n't afford to	-8
n't allow	20
n't allow <kin>	4
n't allow in	13
n't answer	-14
n't ask	33
n't ask </s>	38
n't ask me	-5
n't be able	-8
n't be bother	-15
n't be leave	28
n't believe	-27
n't believe in	9
n't believe it	-30
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
n't do	86
n't do ladder	15
n't do morning	17
n't do the	-8
n't do this	-13
n't drink	43
n't drink ,	29
n't drink alcohol	20
n't drink the	6
n't drive	47
n't drive ,	14
n't drive </s>	15
n't drive at	9
n't eat	-6
n't eat after	-13
n't eat another	-14
n't eat anything	-5
n't eat fish	-17
n't eat gluten	16
n't eat meat	32
n't eat pork	31
n't eat shellfish	33
n't eat since	-27
n't edit	8
n't enter	7
n't enter the	7
n't find	-66
n't find my	-11
n't find the	-28
n't find where	-7
n't fit	15
n't fit on	-13
n't fit through	13
n't fly	27
n't fly ,	14
n't focus	-29
n't focus </s>	-22
n't get	-45
n't get a	21
n't get it	-13
n't get past	6
n't get the	-34
n't get this	-5
n't give me	12
n't go	-23
n't have	65
n't have <kin>	29
n't have a	45
n't have any	-16
n't have peanut	8
n't have the	-5
n't have time	-7
n't hear	-52
n't hear the	-28
n't hear you	-13
n't install	28
n't it	-13
n't it </s>	-7
n't kneel	35
n't know	-8
n't know </s>	-31
n't know about	19
n't leave	-5
n't leave the	-5
n't let me	-11
n't lift more	12
n't lift over	6
n't like	-19
n't like the	-9
n't like this	-6
n't load	-23
n't load </s>	-11
n't match	-12
n't miss	27
n't move	-8
n't need	13
n't open	-36
n't open ,	-7
n't open the	-18
n't own	21
n't own a	21
n't pick	-21
n't pick up	-21
n't plan	12
n't put	-5
n't read	21
n't read it	-4
n't read music	18
n't read small	17
n't read this	-7
n't recognise	26
n't recognise here	28
n't remember	-11
n't renew	15
n't respond	-25
n't respond </s>	-25
n't rise	-7
n't run	-9
n't scroll	-26
n't see	-55
n't see a	5
n't see the	-29
n't see why	-11
n't share	-14
n't show	-17
n't show up	-13
n't sleep	-18
n't sleep </s>	-14
n't smoke	11
n't smoke ,	11
n't speak	9
n't speak since	8
n't speak to	5
n't stand	103
n't stand coriander	10
n't stand mushroom	28
n't stand the	-8
n't stand this	-9
n't stand up	-11
n't start	-24
n't start ,	-18
n't stop	-15
n't sugarcoat	18
n't sugarcoat ,	18
n't suggest	6
n't swim	44
n't swim ,	22
n't take call	13
n't take it	-12
n't take my	-20
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
n't use that	-5
n't want	27
n't want <number>	17
n't work	23
n't work </s>	-5
n't work for	15
n't you	-22
n't you </s>	-22
na	8
na <name>	14
na <name> i	11
nail	-8
nail bar	12
nail from	10
nail from home	8
nain	-6
nairobi	-7
name	-19
name 's	22
name 's <name>	22
name ,	-21
name :	-15
name : <name>	-15
name </s>	14
name <name> </s>	51
name <name> <name>	-13
name after	8
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
name is	14
name is <name>	11
name is spell	6
name on	11
name on our	11
name still	13
name still </s>	13
name the	-22
name wrong	-21
nap	-27
nap </s>	4
narrator	-41
narrowboat	67
narrowboat is	28
national table-tennis	-4
native	4
native ,	8
native speaker	4
native to	-15
native to <name>	-15
natural	-18
naturalisation	13
navy	80
navy </s>	39
navy and	-6
near	80
near <name>	39
near <name> ,	-4
near <name> </s>	28
near <name> and	8
near <name> there	5
near a	11
near me	-24
near my	5
near the	17
near the <kin>	30
nearest	18
nearly	-13
nearly drown	12
neck	-36
neck is	-29
neck is stiff	-12
need	-104
need </s>	-26
need <name>	31
need <number>	5
need <number> approval	69
need <number> more	-11
need <number> signature	8
need a	-93
need a better	-17
need a caption	-5
need a polite	-11
need a quick	-5
need a recipe	-8
need a rhyme	-13
need an	-16
need glass	13
need glass for	16
need insulin	8
need insulin twice	8
need is	-18
need it	-14
need it in	-12
need more	-9
need replace	29
need subtitle	-12
need subtitle </s>	-15
need the	-50
need the second	-10
need this	-14
need this by	-12
need to	-77
need to buy	-13
needful	10
needle	26
negative	-20
nervous	-9
nervous </s>	23
nervous about	-15
net	11
network	-8
never	471
never </s>	-4
never <days>	4
never <days> </s>	4
never <name>	-12
never <name> ,	8
never a	15
never answer	10
never ask	7
never be	19
never be so	-19
never book	6
never book anything	4
never click	14
never come	19
never come back	31
never cup	9
never do	5
never do </s>	9
never do marry	-22
never eat	17
never eat pork	6
never end	-24
never fly	56
never fly ,	56
never fly </s>	-8
never forgive	-16
never get	-24
never get my	22
never get the	-14
never get your	-6
never go	37
never go back	18
never have	34
never have </s>	31
never have a	16
never heal	35
never heal </s>	29
never in	6
never know	-5
never know what	-5
never learn	80
never learn </s>	19
never learn to	54
never like	26
never look	28
never look back	28
never marry	32
never marry ,	32
never mind	-35
never mind ,	-12
never mind </s>	-9
never mind the	-9
never on	17
never pay	-16
never phone	-13
never practise	30
never practise </s>	23
never put	8
never remarry	8
never see	-32
never see that	-13
never share	-5
never share my	-5
never sleep	-48
never sleep </s>	-34
never store	11
never store card	11
never tell	-28
never tell his	-13
never to	8
never touch	-4
never turn	-23
never turn up	-23
never understand	-6
never use	51
never use <name>	4
never use emojis	14
never use the	9
never work	18
never work ,	-6
never work in	20
new	-119
new </s>	-10
new <kin>	-17
new <name>	-53
new line	-5
new logo	-7
new mayor	-11
new user	-35
new year	-6
new year 's	4
new year </s>	21
new year is	-10
newer	56
newer </s>	56
news	-113
news </s>	-36
news say	-10
newsletter	-35
newsletter go	-10
next	126
next ,	-24
next </s>	-24
next <month>	80
next <month> ,	19
next <month> </s>	54
next <number>	4
next <number> year	5
next autumn	22
next autumn </s>	20
next couple	17
next door	-23
next door 's	-13
next door ,	-22
next door </s>	13
next door is	-23
next door right	-5
next door to	18
next in	-14
next may	29
next may </s>	8
next of	8
next of kin	8
next room	-20
next room </s>	-17
next slide	-7
next spring	50
next spring </s>	41
next step	12
next step </s>	18
next summer	45
next summer </s>	27
next summer i	7
next table	-7
next term	28
next term </s>	28
next to	-81
next to me	-40
next to my	-6
next to the	-20
next year	89
next year ,	12
next year </s>	71
nice	-81
nice </s>	-43
nice in	-26
nicer	-24
nickel	-8
nickel </s>	-8
nico	-9
night	-7
night 's	-39
night 's episode	-25
night ,	-70
night , so	7
night </s>	8
night <kin>	13
night all	-4
night and	-11
night and it	-7
night anymore	7
night are	44
night are for	17
night at	18
night at the	21
night because	-6
night desk	25
night desk at	13
night drive	4
night i	-26
night in	-12
night now	-6
night now </s>	-6
night on the	5
night owl	20
night owl </s>	20
night pharmacy	11
night school	-4
night shift	51
night shift </s>	7
night shift at	24
night was	-16
night watchman	-5
night watchman ,	-5
night wreck	-4
night wreck my	-4
nightly	10
nil	-19
nil </s>	-17
nina	-11
ninth	12
nitrile	-5
nitrile glove	-5
no	133
no ,	-12
no .	-12
no . <number>	-12
no </s>	-83
no <day>	23
no <kin>	-37
no <kin> </s>	-7
no <kin> allow	-9
no <kin> in	-25
no <name>	13
no <name> ,	-6
no <name> in	-16
no <number>	-10
no base	-9
no base ,	-9
no birthday	17
no broadband	28
no bullet	9
no bullet point	9
no bus	17
no call	13
no car	19
no car ,	10
no change	-23
no change </s>	-9
no choice there	-4
no cilantro	-4
no computer	9
no computer </s>	9
no coriander	4
no dairy for	6
no dairy in	-8
no dey	8
no difference	-12
no double	13
no double glaze	13
no electricity	-10
no emojis	27
no emojis ,	33
no end	-16
no error	-15
no error ,	-13
no exception	41
no exception </s>	41
no fish	5
no further	-22
no gallbladder	27
no garden	-24
no garden </s>	-31
no garlic	14
no gluten	4
no good	19
no grapefruit	33
no grapefruit </s>	18
no heat </s>	6
no heat in	-8
no idea	-32
no idea what	-6
no idea who	-11
no idea why	-9
no internet </s>	25
no licence	13
no licence ,	13
no lift	35
no lift ,	16
no light	-15
no lily	-14
no longer	38
no luck	-16
no luck </s>	-15
no lunch	-8
no main	13
no main water	13
no meat	-5
no meeting	33
no meeting before	16
no milk	-27
no more	73
no more run	13
no more than	28
no mri	6
no mri for	6
no night	7
no nut	-14
no nut ,	-13
no oven	13
no oven ,	14
no oven </s>	5
no pesticide	7
no phone	-25
no phone signal	-32
no pork	-9
no reason	-12
no reason </s>	-12
no result	-9
no run	26
no rush	-10
no rush ,	-10
no screen	19
no screen after	11
no sense </s>	-16
no sense of	13
no signal	-40
no signal ,	-24
no sleep	-14
no sugar	23
no sugar </s>	9
no surprise	12
no time	-37
no time </s>	-18
no way	-26
no way </s>	-26
no wifi	-12
no worry	-8
no-gi	6
nobody at school	-8
nobody but	21
nobody but <name>	19
nobody else	26
nobody have	-14
nobody here	-7
nobody here </s>	-7
nobody in	13
nobody in my	11
nobody in our	22
nobody in the	-12
nobody leave	5
nobody leave in	5
nobody may	4
nobody on	-6
nobody say	14
nobody say <name>	14
nobody there	-25
noise	16
noisy	-54
nokia	10
none of	-6
none of them	-11
none of us	10
nonfiction	25
nonsense	-4
nonstop	24
nonstop </s>	24
nonverbal	21
nonverbal ,	10
noodle	-14
noodle </s>	-14
noon	-267
noon ,	-71
noon </s>	-163
noon and <number>	10
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
not	-47
not </s>	-17
not <name>	-4
not <name> </s>	11
not <number>	-33
not <number> ,	-17
not <number> </s>	-15
not a	-26
not a fan	16
not a native	4
not allow	49
not allow in	4
not allow to	17
not answer	-11
not at	-20
not at all	-8
not by	13
not eat	-9
not even	14
not finish	-7
not good	11
not good but	11
not in	-5
not in <name>	-19
not me	-29
not me </s>	-26
not mine	-15
not on	13
not on any	13
not read	4
not ready	-24
not renew	13
not renew </s>	13
not rent	5
not sure	-26
not sure </s>	-14
not that	-5
not the	11
not to	10
not what	-15
not what i	-15
not write	16
not write it	16
notary	26
note	-51
note </s>	-52
note are	14
note by	-9
note by hand	-9
note for	-10
note in	6
note in a	12
notebook	22
nothing	-20
nothing ,	-24
nothing </s>	-35
nothing but	-23
nothing but black	-7
nothing change	-7
nothing change </s>	-7
nothing come	-6
nothing else </s>	-18
nothing fit	7
nothing from	-10
nothing from that	-14
nothing get	31
nothing get do	19
nothing happen	-29
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
notice ,	27
notice , last	27
notice </s>	11
notice at	17
notice at the	17
novel	-34
novel ,	-18
novel </s>	-19
novel drag	-16
now	-185
now ,	-184
now , <name>	-10
now , <number>	-19
now , keep	-9
now , plus	9
now , signal	-12
now , where	-7
now </s>	-170
now <kin>	6
now <number>	28
now a	5
now and	-9
now and i	10
now have	39
now have a	22
now i	48
now i have	-17
now it	4
now live	9
now on	87
now on ,	20
now on </s>	57
now so	10
now that	41
now that both	18
now that i	15
now the	-14
now the footer	-4
now train	6
now want	10
now what	-14
now what </s>	-14
now work	9
nowaday	-17
null	-49
null </s>	-31
numb	-5
number	-31
number </s>	-7
number <number>	-11
number <number> ,	12
number <number> </s>	-24
number <number> expect	7
number i	4
number i 'm	4
number in	-16
number is	15
number like	24
number look	-6
number was	-20
number was <number>	-18
nun	26
nun for	-5
nun for <number>	-5
nurse	95
nurse by	5
nurse degree	28
nurse home	13
nurse in	14
nurse in <name>	4
nurse next	6
nursery	52
nursery </s>	15
nursery in	-4
nut	-53
nut ,	11
nut , <number>	-4
nut , the	22
nut </s>	-29
nut free	-10
nut leave	-8
nut-free	11
nut-free </s>	11
o	-58
o '	-36
o ' clock	-36
oak	22
oak mostly	18
oak mostly </s>	18
oat	20
oat milk	20
object	-8
oboe	32
obviously	-38
obviously </s>	-19
ocd	36
octopus	-13
octopus have	-9
octopus have <number>	-9
odd ,	-10
odd </s>	-15
odd week	20
odd week </s>	20
of	62
of </s>	-11
of <kin>	35
of <kin> ,	-8
of <kin> </s>	20
of <month>	69
of <month> ,	9
of <month> </s>	64
of <month> <number>	11
of <name>	-15
of <name> ,	23
of <name> </s>	-11
of <name> <name>	18
of <name> is	-16
of <number>	95
of <number> ,	8
of <number> </s>	104
of <number> <name>	-31
of <number> at	-10
of <number> i	17
of <number> in	7
of <number> on	-12
of <number> year	6
of a	26
of a <kin>	-18
of a herring	7
of a nurse	15
of a sudden	-27
of all	-41
of all city	-7
of all day	-27
of an	-11
of battery	-24
of battery </s>	-24
of blood	11
of blood </s>	11
of crisp	-18
of each	47
of each month	23
of error	-5
of every	6
of flour	-24
of fly	61
of fly ,	19
of glaucoma	-19
of hear	14
of hear ,	14
of height	32
of height ,	21
of her	-8
of idea	-9
of it	61
of it </s>	44
of kin	8
of me	-43
of me </s>	-20
of me in	-4
of medicine	11
of memory	-22
of memory at	-11
of milk	-12
of mine	32
of mine ,	12
of mine </s>	13
of my	-17
of my <kin>	-7
of my <number>	9
of my finger	24
of my life	9
of my own	-17
of my salary	10
of my tab	-7
of name	-19
of needle	10
of night	4
of office	-29
of office </s>	-29
of our	81
of our <number>	18
of our allotment	7
of our house	5
of our village	8
of ours	31
of ours are	10
of run	16
of run </s>	16
of smell	39
of smell in	26
of snow	-19
of snow </s>	-19
of teach	14
of teach </s>	14
of text	10
of that	-44
of that <name>	-9
of the	-64
of the <name>	57
of the <number>	31
of the call	-8
of the day	-19
of the field	14
of the flat	23
of the gym	5
of the hear	16
of the hotel	9
of the list	-10
of the month	11
of the page	-5
of the quiz	-15
of the second	-11
of the vineyard	4
of the way	-15
of the year	-7
of them	37
of them ,	12
of them </s>	24
of them in	-9
of these	-35
of these <number>	-35
of this	-62
of this </s>	-4
of this <number>	-6
of those	-28
of those <number>	-11
of tile	9
of tile </s>	9
of tool	4
of tune	-24
of tune </s>	-21
of us	77
of us ,	5
of us </s>	29
of us <kin>	8
of us and	15
of us are	7
of us at	22
of us have	-26
of us under	10
of user	-24
of user </s>	-24
of wait	-12
of what	10
of what we	13
of work	5
of year	8
of year </s>	8
of your	-33
of your table	-4
off	95
off ,	-66
off , night	16
off , so	-18
off </s>	18
off <name>	26
off <name> </s>	23
off <number>	-8
off a	8
off again	-14
off and	-7
off at	-22
off at <number>	-22
off at the	12
off by	-43
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
off in <number>	39
off limit until	-4
off my	23
off on	-6
off sick	-13
off sugar	17
off the	43
off the <kin>	6
off the house	12
off the table	6
off this	-16
off this morning	-8
off this week	-7
off till	-25
off to	-67
off to <name>	-18
off to the	-34
off topic	-10
off with	13
offer	-45
offer for	-23
office	-116
office ,	-23
office , <name>	-21
office </s>	-16
office <kin>	5
office <kin> ,	4
office <number>	27
office <number> ,	17
office <number> to	9
office are	-6
office close	7
office for	-27
office in	-12
office in <month>	5
office in <name>	-27
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
offsite	-14
ofsted	37
often	-39
oh	-50
oh sure	-16
oh sure ,	-16
oil	5
oil ,	7
oil , winter	-6
ok	-29
ok </s>	-38
ok i	-10
ol	-11
ol '	-11
ola	-8
ola from	-8
ola from my	-8
old	126
old ,	6
old </s>	-5
old <kin>	36
old <kin> ,	15
old <kin> </s>	4
old <kin> <name>	8
old <name>	69
old <name> </s>	9
old <name> <name>	18
old <name> is	5
old <name> the	-7
old <number>	-12
old build	-4
old track	-5
old version	4
old version </s>	5
older	66
older <kin>	52
older <kin> </s>	25
older <kin> is	27
older than	32
older than me	39
older than the	-9
oleander	18
oleander is	18
oleander is what	18
olga	-8
olive	65
olive are	7
omar	7
omg	-5
on	-4
on ,	-60
on , <number>	26
on </s>	-91
on <day>	-120
on <day> 's	-5
on <day> ,	-28
on <day> </s>	-108
on <day> and	-8
on <day> evening	10
on <day> morning	18
on <day> night	22
on <day> the	-15
on <day> was	-14
on <days>	84
on <days> ,	41
on <days> </s>	23
on <days> after	5
on <days> and	18
on <days> at	4
on <days> i	20
on <days> only	5
on <days> the	-17
on <days> with	9
on <kin>	37
on <kin> 's	18
on <month>	7
on <month> <number>	7
on <name>	-120
on <name> ,	-6
on <name> </s>	-50
on <name> <day>	10
on <name> <name>	-4
on <name> <number>	-9
on <name> and	27
on <name> at	-4
on <name> go	7
on <name> is	-15
on <name> just	-17
on <name> say	-11
on <number>	109
on <number> ,	-9
on <number> </s>	-65
on <number> <month>	62
on <number> <name>	7
on <number> may	18
on <number> off	32
on <number> or	26
on <number> page	-5
on <number> percent	-18
on <number> salary	9
on <number> year	10
on a	192
on a <day>	-50
on a <kin>	18
on a <name>	12
on a <number>	30
on a boat	-10
on a call	-5
on a ferry	30
on a flat	11
on a forum	-10
on a kibbutz	10
on a moor	8
on a narrowboat	14
on a tiny	41
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
on any	13
on any social	13
on anything	20
on anything smaller	16
on at	-20
on at <number>	-20
on average	-32
on average </s>	-32
on both	-15
on call	34
on call every	31
on call on	-18
on comma	-6
on comma and	-6
on every	4
on everything ,	4
on film	10
on film ,	8
on fire	-9
on fire today	-9
on her	-10
on her own	15
on his	-8
on hold	-156
on hold </s>	-26
on hold for	-6
on hold with	-77
on holiday	23
on holiday </s>	23
on in	4
on induction	18
on it	24
on it </s>	23
on its	-4
on its own	-17
on leave	14
on leave until	15
on level	-17
on level <number>	-17
on lichen	22
on lichen ,	16
on line	-32
on line <number>	-32
on me	-21
on me </s>	-25
on methotrexate	13
on mobile	-7
on mobile </s>	-7
on my	-134
on my chin	19
on my desk	-14
on my foot	-34
on my keyboard	-20
on my laptop	-16
on my machine	-50
on my own	15
on my phone	-6
on my right	17
on my screen	-21
on my team	8
on my way	-27
on night	41
on night ,	7
on night at	14
on our	37
on our crow	16
on our floor	-17
on our own	7
on our place	11
on our roof	-12
on our team	32
on our ward	-7
on page	-76
on page <number>	-74
on paper	68
on paper ,	23
on paper </s>	45
on paper that	-9
on peat	5
on peat bog	5
on permanent	11
on permanent night	11
on phone	-10
on phone ,	-10
on pizza	-26
on pizza </s>	-26
on platform	-15
on platform <number>	-15
on port	-44
on port <number>	-44
on price	16
on purpose	17
on purpose </s>	17
on question	-12
on question <number>	-12
on rent	7
on silent	-12
on site	18
on site </s>	12
on step	-13
on step <number>	-13
on strike	-26
on that	-54
on that <name>	-6
on that forum	-7
on that page	-5
on that record	-6
on that show	-16
on that site	-20
on the	167
on the <name>	-26
on the <number>	62
on the autism	13
on the bakery	8
on the blue	-6
on the board	5
on the bus	-4
on the car	11
on the carpet	-13
on the clock	19
on the corner	-14
on the council	16
on the crossword	-21
on the crow	12
on the fifth	37
on the first	19
on the flat	23
on the floor	-31
on the flyer	17
on the grind	17
on the hob	-19
on the keyboard	-28
on the kidney	5
on the kitchen	12
on the last	13
on the leave	81
on the line	-12
on the menu	-9
on the metro	7
on the moon	-17
on the news	-44
on the old	-5
on the organ	16
on the other	-7
on the page	17
on the parish	13
on the phone	31
on the radio	-27
on the right	33
on the ring	-8
on the roof	23
on the same	16
on the second	10
on the shop	7
on the side	55
on the sofa	5
on the stair	-25
on the studio	6
on the table	-10
on the third	-6
on the train	-30
on the tram	4
on the upper	23
on the wait	23
on the way	-57
on the wrong	-10
on their	11
on this	-67
on this </s>	-10
on this <name>	-8
on this <number>	-4
on this call	-9
on this page	-5
on this record	-5
on to	-20
on to the	-6
on today	-15
on today 's	-5
on top	21
on top </s>	9
on top of	12
on train	47
on tv	-61
on tv ,	-23
on tv </s>	-29
on warfarin	18
on warfarin </s>	-10
on week	5
on week off	5
on window	12
on with	-21
on-call	13
once ,	7
once </s>	-9
once a day	19
once a year	-19
once the	17
once today	-12
one	94
one </s>	57
one-page	24
onion	-51
onion ,	-27
onion </s>	-14
online	4
online ,	-25
online bank	15
only	443
only ,	59
only , i	8
only , never	5
only , no	7
only </s>	147
only <day>	-7
only <day> </s>	-7
only <kin>	45
only <kin> </s>	16
only <kin> under	-4
only <kin> with	7
only <name>	33
only <name> </s>	11
only <number>	-6
only <number> </s>	10
only <number> <name>	6
only <number> here	-21
only <number> leave	-7
only <number> minute	-19
only <number> of	-4
only <number> still	-31
only <number> who	28
only <number> with	6
only a	-6
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
only excuse	-12
only find	6
only find when	6
only for	16
only for me	11
only free	-5
only from	25
only from now	19
only get	39
only get <number>	17
only have <number>	-7
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
only on this	-4
only once	-7
only own	-10
only pay	5
only read	10
only read the	-19
only see	-16
only serve	-6
only show	-41
only speak	-6
only take	-8
only the <name>	5
only the first	5
only valid	-22
only want	-13
only way	30
only wear	9
only woman	4
only woman <kin>	-20
only woman in	4
only woman on	20
only work	28
only work half	8
only write	-11
onset	8
op	80
op </s>	36
open	-221
open ,	-29
open , <number>	-9
open </s>	-45
open <day>	-15
open a	-18
open a second	18
open and	-6
open at	-36
open at <number>	-25
open at noon	-11
open by	7
open day	-14
open day </s>	-14
open in	6
open in <number>	18
open it	-4
open my	5
open source	25
open the	-38
open the <name>	-18
open the setting	-7
open till	-7
open till <number>	-7
opera	10
opera bore	4
opera bore me	4
operate	30
operation	39
operation </s>	22
operator	21
opinion	-14
opinion </s>	-9
opponent	-24
option	-48
option ,	7
option </s>	-12
option <name>	-45
option <name> </s>	-24
option <number>	-13
option <number> ,	-7
option a	-12
option a </s>	-12
or	-211
or <name>	-70
or <name> ,	-31
or <name> </s>	-39
or <number>	-54
or <number> ,	-10
or <number> </s>	-28
or a	-13
or false	-18
or false :	-18
or in	-24
or just	59
or just tune	26
or less	10
or less </s>	10
or no	-26
or not	10
or not </s>	10
or nothing	40
or parsley	-24
or so	-11
or so </s>	19
or so the	-13
or the	18
or what	-6
or what </s>	-6
orange	-4
orchard	43
orchard 's	11
orchard </s>	8
orchestra	58
orchestra </s>	33
orchid	17
orchid ,	13
order	-14
order ,	-7
order </s>	59
order from	4
order from <name>	4
order of	-6
order on	7
order pizza	-9
order pizza for	-9
organ	20
organic	34
organic in	15
organic in <number>	15
organise	15
organist	34
organist </s>	27
originally	16
orthodox	-16
oscar	-9
other	68
other </s>	7
other <day>	30
other <day> </s>	21
other <number>	9
other <number> 's	6
other day	36
other file	-5
other file </s>	-5
other room	-8
other to	14
other to my	14
other week	6
other week ,	4
other word	-4
otherwise	38
otherwise </s>	38
ottilie	10
ottilie ,	10
ottilie , our	10
our	542
our <day>	-7
our <kin>	-40
our <kin> 's	-56
our <kin> ,	56
our <kin> <kin>	11
our <kin> <name>	27
our <kin> are	28
our <kin> come	6
our <kin> get	-11
our <kin> is	-25
our <kin> just	7
our <kin> of	-5
our <kin> only	17
our <kin> want	-24
our <kin> was	13
our <kin> were	6
our <name>	45
our <name> ,	7
our <name> </s>	13
our <name> have	29
our <name> licence	5
our <number>	15
our <number> <kin>	11
our <number> van	17
our account	22
our allotment	19
our allotment society	7
our annexe	36
our annual	4
our app	10
our backup	-17
our bakery	22
our band	4
our band rehearse	4
our biggest	20
our biggest <kin>	17
our bill	30
our bin	-15
our blind	5
our boiler	-4
our boiler is	-4
our book club	7
our budget	17
our budget for	17
our build	28
our build </s>	16
our build have	15
our build is	-15
our bus	-15
our busiest month	8
our call	-4
our car	-4
our card	-18
our charity	-10
our choir	-5
our choir 's	-12
our church	23
our church is	5
our clinic	11
our co-op	22
our co-op </s>	8
our company	26
our contract	16
our contract </s>	16
our corner	-7
our corner shop	-7
our crow	25
our crow work	5
our dashboard	-20
our data	26
our deadline	-15
our department	5
our deploy	-7
our deploy go	-7
our depot	5
our dinner	-14
our dinner tonight	-19
our door	-11
our factory	4
our family	58
our family </s>	6
our family since	6
our family the	13
our farm	8
our ferry	-23
our ferry 's	-23
our field	19
our fig tree	4
our firm	16
our first	36
our first <kin>	16
our fish	5
our flat	35
our flat is	13
our floor	-17
our food	11
our food truck	11
our fridge	-11
our front	29
our garage	9
our garden	20
our garden </s>	4
our grind	16
our guest	-19
our heat	7
our hero	-39
our hero ,	-24
our heroine	-28
our home	14
our honeymoon	5
our hospital	9
our hotel	-7
our hour	-19
our house	112
our house ,	25
our house </s>	14
our house because	5
our house have	-16
our house is	9
our kiln	5
our kitchen	-10
our kitchen have	6
our kitchen is	9
our legal	13
our little	11
our little <name>	14
our local	7
our logo	-6
our logo </s>	-6
our lot	-7
our lunch	-9
our main	6
our main <kin>	4
our marriage	6
our meet	-39
our meeting	7
our minibus	-9
our monorepo	23
our mortgage	6
our movie	-12
our name	9
our newsletter	-8
our night	5
our number	-12
our nursery	25
our office	-4
our office </s>	4
our office <kin>	4
our old	4
our old <kin>	9
our order	-25
our own	29
our own server	7
our pipeline	8
our place	77
our place ,	18
our place </s>	58
our planet	-34
our planet is	-34
our plumb	5
our plumb firm	5
our podcast	-14
our practice	4
our print	10
our print shop	10
our printer	-24
our printer jam	-10
our quilt	12
our read	-12
our release	17
our release train	15
our rent	19
our rent to	8
our repo	13
our restaurant	5
our roof	-10
our sample	-20
our school	-36
our school must	-11
our second	-10
our sensor	-14
our server	18
our server is	7
our share	-13
our shed	11
our shop	-25
our slot	10
our spare	7
our spare key	4
our sprint	-8
our squad	6
our stage	-6
our stage box	-19
our stand	-39
our startup	13
our stock	-14
our street	10
our street have	9
our studio	18
our studio have	13
our style	33
our style guide	33
our table	-34
our table is	-13
our tannery	6
our team	32
our team 's	-6
our team </s>	24
our team is	14
our team nobody	12
our test	25
our test are	9
our till	-35
our time	-14
our tiny	-8
our tower	6
our town	5
our tractor	10
our train	-44
our union	7
our union rep	5
our user	5
our valley	16
our van	22
our village	49
our village 's	11
our village have	25
our wait	-13
our ward	-7
our warehouse	25
our water	17
our water come	11
our wed	15
our wg	28
our whole	13
our whole family	8
our wifi	-28
our wifi at	9
our wifi drop	-6
our workshop	15
our yard	-5
ours	245
ours ,	35
ours </s>	102
ours are	10
ours are mostly	10
ours is	34
ours is a	15
ours since	15
ours since <number>	12
ours to	19
ourselves	27
ourselves </s>	29
out	-180
out ,	4
out , i	5
out </s>	-134
out <number>	-23
out a	35
out again	-5
out again ,	-4
out as	-23
out at	43
out at <number>	31
out before	-4
out blank	-18
out blurry	-7
out by	-29
out by <number>	-21
out by noon	-16
out by the	7
out for	-15
out for me	14
out how	-19
out in	28
out in <month>	36
out in <name>	9
out in hive	-16
out in this	-7
out mid	-28
out my	4
out of	-54
out of <name>	39
out of idea	-9
out of memory	-18
out of milk	-12
out of my	-9
out of office	-29
out of the	21
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
out the	8
out the door	-5
out this	-4
out this afternoon	-4
out today	-9
out too	-11
outdoors	10
outdoors </s>	13
outfit	-4
outline	57
outlive	-10
outlive my	6
output	10
output </s>	24
output is	-9
outright	36
outright </s>	8
outside	-74
outside ,	-25
outside </s>	11
outside <name>	23
outside <name> </s>	15
outside is	-30
outside my	-39
outside my window	-39
outside our	-24
outside the station	-10
oven	-53
oven 's	16
oven ,	-8
oven , <number>	-6
oven , just	11
oven , smell	-11
oven </s>	-11
oven at	14
over	-44
over ,	-59
over , <name>	-22
over </s>	-82
over <name>	27
over <name> ,	12
over <name> </s>	-13
over <number>	46
over <number> </s>	32
over <number> kilo	12
over <number> need	10
over <number> page	-11
over and	-29
over and over	-12
over at	4
over by	-10
over by <name>	-5
over every	5
over for	7
over from	11
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
over the	23
over the keyboard	-10
over the next	20
over the slide	-7
over there	-22
over there </s>	-22
over to	15
over we	8
overlap	-17
overlap </s>	-17
overnight	-19
overnight </s>	-15
overpriced	-18
overrun	-19
oversleep	-19
overtime	8
overtime ,	-5
owe	-10
owe <name>	-34
owe <number>	5
owe my	28
owe my <kin>	22
owe the	48
owe the bank	31
owe the tax	17
owe you	-61
owe you <number>	-27
owe you a	-20
owe you an	-15
owl	-6
owl </s>	20
own	280
own </s>	20
own <kin>	7
own <kin> </s>	-4
own <number>	25
own <number> </s>	6
own <number> of	9
own a	94
own a <number>	4
own a car	5
own a third	14
own a tv	13
own by	-7
own chair	8
own chair in	8
own cheese	9
own clothe	12
own clothe ,	9
own goal	-10
own half	-16
own server	7
own server in	7
own the	108
own up	-20
owner	14
owner ,	-14
owner is	27
owner of	6
ownership	-4
ownership of	-4
ownership of the	-4
pace	-14
pacemaker	63
pacemaker ,	6
pacemaker , no	6
pacemaker </s>	23
pacemaker since	14
pacemaker since last	4
pack	-13
pack ,	-9
pack </s>	-13
pack list	12
pack of	-19
pack up	-5
package	22
package is	14
packet	-8
pad	-17
padel	5
paediatrics	7
page	-326
page ,	13
page </s>	-37
page <number>	-125
page <number> ,	-28
page <number> </s>	-56
page and	-23
page for	-8
page have	-9
page is	-5
page keep	9
page load	-6
page of	-25
page of the	-7
page on	-12
page show	-7
page when	-17
page when i	-17
page will	-7
page will n't	-7
pager	45
painful	-8
painful </s>	-8
painkiller	23
paint	11
pair	-31
pair </s>	-9
palpitation	30
pan	-81
pan </s>	-46
pan on	-19
pan on the	-19
pancake	-5
panel	7
panel </s>	8
panel on	8
panic	21
panic </s>	-6
panic attack	21
panic attack ,	14
paper	111
paper ,	23
paper , <name>	17
paper </s>	42
paper mill	12
paper mill </s>	9
paper say	-16
paper say </s>	-10
paper that	-9
paperwork	-16
paperwork </s>	-21
para	11
paragraph ,	-5
paragraph </s>	4
paragraph are	31
paragraph is	-14
paragraph of	5
parameter	-15
parang	-16
parcel	-87
parcel ,	-5
parcel </s>	-15
parcel depot	14
parcel depot </s>	14
parcel for	-7
parcel is	-18
parcel must	15
parcel must be	15
pardon	-18
paris	-17
parish	66
parish choir	17
parish choir </s>	17
parish council	24
parish council ,	16
park	-110
park ,	-15
park </s>	-9
park just	-5
park just now	-5
park ticket	-25
parkinson	25
parkinson </s>	30
parkour	6
parkrun	-4
parole	-5
parser	-11
parser </s>	-12
parsley	-35
part	-169
part ,	-30
part </s>	-27
part <number>	-28
part <number> </s>	-25
part of	4
part of the	-5
part-time	101
part-time </s>	29
part-time after	24
part-time after the	24
part-time master	4
party	-18
party </s>	-11
party tonight	-9
party tonight </s>	-9
party was	-10
pass	99
pass </s>	-8
pass first	4
pass first time	4
pass my	34
pass on	-11
pass on the	-12
pass out	-4
pass the	27
pass the bar	11
pass to	-5
pass to me	-4
pass to the	-7
passable	4
passable <name>	5
passable <name> </s>	5
passage	10
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
password	-42
password ,	-5
password </s>	-15
password again	-4
password again </s>	-4
password is	-8
password is wrong	-8
past	-31
past </s>	-23
past <number>	6
past <number> </s>	13
past a	-23
past a <number>	-17
past tense	-22
past tense </s>	-17
past the	26
pasta	-59
pasta 's	-25
pasta </s>	-11
pasta is	-13
paste	-119
paste </s>	-23
paste is	-14
paste it	-20
paste it </s>	-7
paste the	-22
pastry	12
pastry <kin>	6
patch	-16
patch ,	-4
patent	64
patent from	12
patent from <name>	8
patent on	45
patent on a	25
path	-9
patience	-13
pattern	29
pattern ,	-22
pattern is	7
pattern is <number>	7
pause	-42
pavel	-16
pavel from	-6
pay	158
pay </s>	-24
pay <kin>	9
pay <number>	-13
pay a	-21
pay alimony	21
pay at	-20
pay at the	-20
pay back	5
pay badly	-10
pay badly but	-10
pay before	-10
pay before <number>	-10
pay best	-5
pay best </s>	-5
pay by	37
pay by the	21
pay for	-4
pay for my	21
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
pay off	61
pay off the	49
pay on	18
pay on the	22
pay our	23
pay our bill	16
pay overtime	20
pay staff	4
pay the	-19
pay the <kin>	9
pay the bill	-20
pay the gas	-6
payday	41
payment	34
payroll	31
payroll ,	6
pb	33
pb is	27
pb is <number>	27
pdf	-25
pdf ,	-19
pdf </s>	-6
pea	-7
peak	13
peanut	8
peanut </s>	6
peanut allergy	10
peanut ban	-5
peat	5
peat bog	5
peel	-15
pellet	24
pen	12
pen ,	5
pen , mostly	5
penalty	-13
penicillin	18
penicillin ,	20
penicillin , find	13
penicillin and	5
penny	-12
pension	81
pension 's	15
pension 's tiny	15
pension age	-11
pension from	21
pension is	13
pension kick	24
pension kick in	24
pension start	13
pension start in	13
pensioner	33
pensioner ,	10
people	-208
people ,	4
people , <number>	-13
people </s>	-41
people and	7
people are	-12
people for	13
people in	-23
people make	7
people say	-7
people say </s>	-7
people should	-26
people since	7
people talk	-23
people think	-6
people who	-26
pepper	-15
per	-24
per <kin>	11
per <kin> </s>	28
per day	-30
per head	-9
per the	-13
percent	-111
percent ,	-14
percent , hurry	-21
percent </s>	-20
percent in	-5
percent of	-19
percent of <number>	-17
percent of our	-11
percent off	-8
percent so	-10
perfect	29
perfect </s>	-11
perfect pitch	61
perfect pitch ,	33
perfect pitch </s>	34
performance	-6
perfume	4
permanent	35
permanent night	11
permit	14
person	55
person ,	-5
person </s>	10
person here	16
person here </s>	23
person in	-7
person in the	-6
person on	13
person who	18
persona	-55
persona for	-11
persona for the	-11
personal	-16
pesticide	7
petra	-10
petra and	-10
petra and <name>	-10
petrol	-7
pf	6
pharmacy	42
pharmacy 's	4
pharmacy ,	-6
pharmacy </s>	34
pharmacy is	17
pharmacy is shut	-4
pharmacy open	-7
pharmacy shut	8
phd	36
phd <kin>	5
phd in	12
phone	-65
phone 's	-38
phone 's on	-32
phone ,	-44
phone , no	20
phone , the	-11
phone </s>	49
phone a	23
phone at	-12
phone at <number>	-30
phone call	77
phone call ,	39
phone call </s>	17
phone die	-11
phone in	-4
phone interview	19
phone is	9
phone is an	28
phone is at	-20
phone just	-5
phone just now	-5
phone on	-53
phone on <number>	-44
phone on silent	-12
phone ring	-19
phone signal	-32
phone so	18
phone so i	23
photo	-189
photo ,	-19
photo , <number>	-5
photo , crop	-11
photo </s>	-30
photo come	-12
photo come out	-12
photo i	-4
photo is	-12
photo of	-28
photo of the	-18
photograph	21
photography	11
photography ,	11
physic	25
pi	12
pi under	23
pi under my	23
pia	5
pia 's	5
pia 's the	5
piano </s>	6
piano in	-18
piano in the	-27
piano is	-25
piano is my	4
pick	-66
pick </s>	-17
pick <number>	-21
pick an	-12
pick by	13
pick by hand	7
pick the	-14
pick this	-4
pick up	-41
pick up ,	-13
pick up </s>	-17
pick up the	11
pick-up	4
pick-up </s>	4
pickle	17
pickup	-11
picky	6
picky eater	6
picture	-66
picture ,	-23
picture , remove	-8
picture </s>	5
picture have	-7
picture have <number>	-7
picture is	-12
picture of	-23
pie	-16
piece	-20
piece ,	-6
pilate	4
pill	36
pill </s>	8
pin	38
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
pitch	58
pitch ,	33
pitch </s>	23
pivot	-20
pixel	-14
pizza	-133
pizza ,	-31
pizza </s>	-33
pizza and	-14
pizza for	-9
pizza for the	-9
pizza is	-5
place	172
place ,	7
place </s>	122
place and	6
place in	-16
place in <name>	-10
place in the	-6
placeholder	-27
placement	14
plain	68
plain <name>	4
plan	160
plan </s>	-11
plan by	21
plan cost	-21
plan for	26
plan for next	12
plan for tonight	-16
plan have	-5
plan is	21
plan is to	6
plan the	9
plan to	6
plan to merge	-8
plan to refactor	-6
plan to retire	16
plan to sell	9
plan to walk	-4
plane	13
plane ,	21
planer	10
planet	-41
planet is	-34
plant	-69
plant ,	7
plant </s>	-48
plant in	6
plant in <name>	4
plaster	-9
plate	52
plate </s>	22
plate in	35
plate in my	35
platform	-5
platform <number>	-15
play	-5
play ,	8
play </s>	-21
play <name>	5
play <number>	-24
play bass	10
play bass in	10
play by	19
play by ear	18
play cello	6
play chess	18
play chess online	7
play drum	-9
play for	-58
play for <number>	-41
play hockey	12
play hockey </s>	12
play in	-25
play in the	4
play it	-13
play on	5
play second	28
play second violin	4
play the	-16
play the cello	17
play the same	-12
play the tuba	-12
play the villain	8
play violin	-10
play with	-14
play with the	-14
player	-12
playlist	-43
playlist is	-27
please	38
please ,	59
please , always	18
please , every	4
please , from	18
please </s>	-103
please correct	-4
please never	38
please never use	13
please no	17
please no emojis	17
please remember	21
please wait	-4
please wait </s>	-4
plenty	11
plenty </s>	23
plot	98
plot </s>	-5
plot <number>	51
plot <number> ,	28
plot <number> </s>	26
plot outside	5
plot outside <name>	5
plough	16
pls	-122
pls ,	-26
pls </s>	-125
pls give	-7
pls give me	-7
pls no	33
plug	-19
plug </s>	-18
plumb	9
plumb apprenticeship	5
plumb apprenticeship </s>	5
plumb firm	5
plus	42
plus <name>	9
plus <name> </s>	9
plus <number>	-9
plus a	7
plus my	8
plus my <kin>	8
plus the	4
pm </s>	14
png	-6
pocket	4
pocket money	15
podcast	-43
podcast ,	-17
podcast say	-5
poem ,	6
poem </s>	-11
poetry	20
point	145
point </s>	56
point <number>	-22
point about	-5
point about the	-5
point i	7
point in	-8
point on the	-5
point please	14
point please ,	14
point than	32
point than long	32
pole	-6
policy	60
policy </s>	50
polite	15
poll	-15
pollen	5
pond	10
pool	-9
pool </s>	-4
pool was	-5
poor	-16
poor on	13
pop	-39
pop </s>	7
pop on	-13
pop on the	-13
popcorn	-18
popup	-29
popup ,	-14
pork	27
pork ,	7
pork </s>	8
pork at	8
pork at home	8
porridge	-22
porridge and	-22
port	-10
port ,	15
port <number>	-53
port <number> </s>	-29
portal	-4
portal at	7
portuguese	8
post	-8
post at	23
post office	-12
post office </s>	9
post office in	8
post the	-8
post the parcel	-5
post until	-6
poster	-37
poster ,	-12
poster </s>	-7
poster i	-4
postie	10
pot	16
pot ,	-25
potato	-30
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
power </s>	11
power of	10
power of <kin>	10
pr	23
practice	57
practice ,	9
practice </s>	29
practice exam	-18
practice in	6
practice in <name>	6
practice is	8
practise	63
practise </s>	25
pram	13
pram </s>	8
pray	7
prayer	17
preacher	17
preacher on	16
prefer	129
prefer <name>	17
prefer the	-32
prefer the blue	-21
prefer the first	-4
prefer the second	-6
pregnant	-16
premature	13
premature <kin>	13
premature <kin> unit	13
premiere	4
premium	-14
premium plan	-23
prepare	-6
present	62
present ,	7
present </s>	19
press	-47
press </s>	9
pressure	-16
pressure </s>	-11
pressure run	7
pressure run low	4
pretend	-53
pretend i	-23
pretend i 'm	-23
pretty	-8
pretty </s>	-7
preview	-9
previous	-7
price	-16
price ,	-7
price </s>	17
price <kin>	-26
price <kin> <name>	-26
price are	-13
price by	7
price by the	7
price fall	-34
price in	-5
price in <name>	-5
price it	-12
price it </s>	-12
price this	-6
price up	-10
primary	10
primary <number>	-27
primary school	26
primary school </s>	14
primary school in	5
prime	-22
print	21
print ,	20
print </s>	22
print anymore	17
print everything	8
print nothing	-4
print nothing </s>	-4
print on	11
print shop	12
print shop in	5
print statement	-9
print the	-9
printer	-104
printer ,	-29
printer </s>	11
printer in	9
printer in the	9
printer is	11
printer is a	14
printer jam	-27
prison	12
prison is	6
private	14
priya	-6
priya ,	-6
priya , my	5
priya , our	-6
priyanka	12
probably	-18
probably the	-15
probate	10
probe	24
probe we	24
probe we 're	24
problem	8
problem ,	-4
problem </s>	31
problem with	-5
process	31
procurement	10
procurement is	4
procurement is my	8
prod	15
prod is	5
prod is on	5
producer	12
product	34
product <kin>	15
production	34
prof	12
prof <name>	5
progress	-19
progress </s>	-19
project	33
project </s>	15
project code	13
project in	-8
project in <name>	-8
promise	26
promise my	-4
promise to	14
promote	39
promote to	39
promote to head	20
promotion	5
promotion to	5
prompt	-12
prompt </s>	-4
pronoun	17
pronoun are	17
proofread	10
proper	20
properly	9
proposal	10
prose	78
prose </s>	52
prosthetic	29
prosthetic leg	29
protection	22
prototype	24
proud	8
proxy	-9
proxy </s>	-9
prs	17
prs need	17
prs need <number>	17
prusa	15
pub	-13
pub </s>	10
pub quiz	-13
pub quiz team	-19
public	27
publish	-13
puddle	-15
pull gig	6
pull gig listing	6
pull request	13
pull something	-10
pump	68
pump </s>	5
pun	-12
punchline	-23
punchline </s>	-23
puppet	4
pure	14
purple	-20
purple </s>	-20
purpose	17
purpose </s>	17
push	13
push <number>	39
push fail	-12
push fail </s>	-12
push to	-8
put	75
put <name>	24
put <number>	13
put a	-23
put aside	9
put aside for	9
put in	32
put in <number>	23
put it	12
put it plain	12
put me	37
put me in	23
put my	-37
put my name	-12
put on	7
put our	4
put that	-5
put the	-18
put the kettle	-15
put the rent	13
puzzle	-49
puzzle ,	-10
puzzle </s>	-11
puzzle always	-12
puzzle always lie	-12
px	-13
python	41
python <number>	20
python is	-14
q3	32
qualify	46
qualify as	23
qualify as a	23
qualify in	6
quarry	43
quarry </s>	29
quarter </s>	15
quarter past	-7
quarter turn	6
queen	-18
query	-66
query ,	-5
query and	-8
query return	-25
question	-57
question ,	-12
question </s>	-11
question <number>	-93
question <number> ,	-9
question <number> </s>	-43
question <number> is	-13
question about	-13
question for	31
question for <name>	35
question is	-20
question is about	-10
queue	-116
queue ,	-17
queue </s>	-30
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
quid	-61
quid a	15
quid on	-15
quietly	-15
quietly </s>	-15
quilt	16
quince	7
quince </s>	7
quit	4
quit </s>	-7
quit my	8
quit my job	8
quit smoke	42
quit smoke in	12
quit sugar	18
quit sugar in	18
quit the	-65
quit the agency	-15
quit the app	-12
quit the game	-18
quiz	-128
quiz , <number>	10
quiz at	-7
quiz me	-30
quiz question	-13
quiz team	-22
quiz team ,	-4
quote	-14
quote ,	4
quote i	-19
quote i need	-19
quote under	7
r	-45
r 's	4
race </s>	19
race condition	-21
race condition </s>	-21
rack	59
rack </s>	45
radiator	7
radio	26
radio </s>	13
radiography	4
rail	11
railway	68
railway ,	12
railway , that	12
railway </s>	13
railway behind	-5
railway in	26
railway in <number>	18
rain	-251
rain ,	5
rain </s>	-86
rain a	-32
rain all	-19
rain end	-10
rain here	-10
rain just	-4
rain just now	-4
rain off	-25
rain off ,	-21
rain stop	-15
rain stop </s>	-15
rainy	-55
rainy-day	38
rainy-day account	51
rainy-day money	-13
raise	143
raise </s>	10
raise <kin>	-17
raise <name>	14
raise <name> ,	14
raise <number>	10
raise bed	51
raise bed </s>	36
raise by	13
raise by my	10
raise in	11
raise in <name>	11
raise its	-10
raise me	35
raise me ,	14
raise me </s>	7
raise my	-6
raise my voice	-19
raise on	12
raise our	18
raise our rent	8
raise the	4
raise the rent	-4
ramadan	-31
ramadan begin	-44
ramadan i	21
ramadan start	-17
ramadan start when	-17
ramen	-5
ramp	21
rarely	7
rash	16
rasheed	20
rashid	6
rashid <kin>	7
rashid <kin> the	7
rasmus	12
rasmus ,	12
rasmus , whom	12
raspberry	29
raspberry pi	29
raspberry pi under	23
rate	49
rate </s>	-16
rate <number>	9
rate is	10
rate is <number>	27
rate on	5
rate on the	5
rate scheme	13
rather	91
rather get	32
rather get bullet	32
rather have	20
rather have the	16
rather not	-22
rather than	38
rather than by	16
rather you	21
raw	34
raw </s>	6
raw onion	22
reach	-19
reach ,	-15
reach <name>	4
reach me	18
react	-22
read	-13
read </s>	-107
read <name>	16
read <number>	36
read <number> book	36
read a	-43
read about	-36
read all	18
read better	-18
read drawing	13
read every	15
read fine	13
read fine ,	13
read glass	5
read group	-18
read it	-33
read it </s>	-7
read music	52
read music ,	14
read on	84
read on a	49
read on paper	26
read only	20
read only the	5
read small	17
read small print	17
read somewhere	-50
read somewhere </s>	-50
read that	-56
read that <name>	-9
read that the	-13
read the	-62
read the doc	-7
read the file	-7
read the first	-12
read this	-16
read this </s>	-5
read to	35
read with	18
read you	32
read your	-23
read your answer	-7
read your last	-4
read your reply	-4
reader	157
reader ,	10
reader </s>	39
reader and	20
reader for	23
ready	-100
ready ,	-22
ready </s>	-30
ready for	-14
ready to	-25
real	6
real <name>	-16
real <number>	6
real name	-12
really	83
really </s>	39
reason	-22
reason </s>	-36
reason after	21
reason after ,	21
rebase	-10
reboot	-31
reboot </s>	-15
rebuild	80
rebuild on	34
rebuild on it	20
receipt	-32
receipt </s>	-15
receipt by	-13
reception	-4
recipe	-8
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
recognise	22
recognise here	28
record ,	-8
record </s>	-7
recover	40
recover from	12
red	-75
red ,	-6
red </s>	-21
red again	-26
red and	17
red and green	17
red wine	17
red wine give	14
red-and-green	48
red-and-green chart	10
red-and-green look	62
red-and-green look the	57
red-and-green mostly	-11
red-and-green mostly </s>	-11
red-green	5
redo	-21
redo it	-19
redo it </s>	-19
redo the	-12
reduce	9
redundant	45
redundant in	26
redundant since	10
redundant since <month>	10
ref	-40
refactor	-14
refactor this	-5
refactor this </s>	-5
refresh	-19
refugee	16
refund	23
refuse	-12
refuse her	-26
refuse to	-40
regex	-27
regex </s>	-7
region	-30
regional	40
register	61
register </s>	39
register and	22
register in	9
register in <name>	9
regret	18
regular	13
rehabilitation	7
rehabilitation clinic	7
rehabilitation clinic in	7
rehearsal	4
rehearse in	5
rehome	-6
reject	-11
release	-13
release </s>	-11
release is	-15
release train	15
release train leave	15
reload	-7
reload </s>	-7
relocate	4
relocate to	4
relocate to <name>	4
remain	7
remarry	10
remarry </s>	8
remember	24
remember that	13
remind	-62
remind me	-62
remind me to	-47
reminder	-12
remission	19
remission since	19
remission since <number>	12
remote	-35
remote </s>	-41
remote is	-9
remove	-7
remove the	-9
renal	14
renal and	6
rename	-35
rename the	-13
rename them	-13
rename them </s>	-13
render	-18
render ,	-11
renew	29
renew </s>	15
renew each	-16
renew every	6
rent	169
rent </s>	22
rent <number>	-11
rent a two-bedroom	4
rent for	-15
rent for <number>	-15
rent from	10
rent go	25
rent go up	21
rent in	-18
rent in <name>	-9
rent is	23
rent is <number>	17
rent on	8
rent on the	8
rent out	19
rent out the	5
rent the	12
rent the flat	6
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
repair	65
repair ,	9
repair accordion	9
repair cafe	4
repair in	13
repair in <name>	13
repeat	-31
replace	153
replace </s>	48
replace <name>	9
replace <name> with	9
replace in	25
replace it	5
replace the	-7
replacement	54
replacement </s>	23
replica	4
reply	46
reply </s>	13
reply short	38
reply short ,	25
reply within	11
reply within <number>	11
repo	5
repo </s>	-7
report	-40
report </s>	8
report go	17
report go out	4
report go to	13
report in	-4
report is	-6
report the	-17
report to	7
report to me	15
request	6
require	16
require a	16
rescue	63
rescue ,	6
rescue </s>	14
rescue <kin>	36
rescue <kin> ,	27
resend	-11
reset	-41
reset </s>	-13
reset my	-24
residence	25
residency	20
resident	27
resident '	10
resident ' association	10
resign	11
resort	-20
respite	-12
respond	-32
respond </s>	-25
responsibility	-39
responsibility </s>	-39
responsible	6
responsible for	6
rest	-14
rest ,	14
rest </s>	4
rest at	-14
rest heart	12
rest heart rate	12
rest of	-6
rest of the	-5
rest of us	8
restart	-53
restart </s>	-11
restart it	-10
restart it </s>	-10
restart the router	-18
restaurant	-53
restaurant ,	5
restaurant </s>	-13
restaurant i	7
restaurant in	5
restaurant on	-11
restaurant only	-4
restaurant only serve	-6
restore	31
restore a	8
restore a <number>	15
restore the	-32
restore the backup	-27
restore wooden	18
restrain	27
restrain order	27
result	-38
result ,	13
result </s>	-19
result are	-8
result in	-4
retail	-8
retail </s>	-8
retire	31
retire ,	-32
retire </s>	34
retire <kin>	-15
retire <kin> </s>	13
retire at	35
retire at <number>	35
retire from	24
retire from teach	5
retire from the	18
retire in	-29
retire in <month>	-16
retire in <number>	8
retire next	12
retire next spring	6
retire to	-22
retire to the	-12
retirement	44
retirement </s>	10
retrain	56
retrain as	31
retrain as a	31
retrench	7
retro	12
retry	-46
retry </s>	-14
retry <number>	-9
return	-80
return </s>	23
return <name>	-18
return <number>	-7
return <number> </s>	-5
return a	-8
return a list	-7
return from	-19
return from the	-19
reunion	4
reunion in	4
reunion in <name>	4
reverse mortgage	-10
revert	-12
revert </s>	-8
review	52
review </s>	-17
review everything	4
reviewer	9
rewire	40
rewrite	36
rex	5
rhyme	-55
rhyme for	-19
rhyme with	-28
rhyme with <name>	-28
rice	-49
rice ,	15
rice </s>	-34
rich	-25
riddle	-40
riddle ,	-8
ride	47
ride </s>	13
ride a	52
ride a <number>	9
ride a bike	14
ride it	10
rig	28
rig <number>	7
rig <number> week	7
right	-157
right </s>	-82
right column	-6
right column is	-4
right ear	100
right ear ,	32
right ear </s>	14
right ear from	19
right ear only	11
right eye	13
right hand	68
right in	-4
right knee	28
right now	-222
right now ,	-31
right now </s>	-183
right now i	-6
right side	44
right side </s>	26
right to	-11
ring	-99
ring ,	-37
ring , they	-7
ring </s>	-7
ring from	-7
ring from <name>	5
ring in	15
ring road	-13
ring the	7
ring the bell	-18
ring while	-5
ring while i	-5
rise	-7
risk	12
risk </s>	12
river ,	15
river </s>	-5
road	-32
road </s>	16
road near	-8
roadwork	-17
robot	-46
robot </s>	-29
robotics	16
robotics is	8
robotics is what	8
rock	-27
rock climb	-9
rock climb is	-9
roll	-66
roll </s>	-24
roll a	-7
roll a <number>	-7
roll my	4
roll my r	4
roof	115
roof , <number>	9
roof </s>	43
roof in	6
roof is	6
roof tile	-21
roof was	26
room	-45
room ,	-57
room </s>	35
room and	-7
room have	-5
room in	10
room is	-10
room is a	-6
room is pack	-10
room right	-10
room right now	-10
room since	-5
room with	15
root	-41
root vegetable	-10
rope	-10
rose	-15
rose </s>	-15
rota	44
rota ,	-10
rota </s>	40
rotate	34
rotate :	15
rotate : <number>	15
rotate </s>	6
rotate <number>	11
rotation	47
roti	-5
roti shop	-5
roughly	-38
roughly </s>	-19
roughly <number>	-21
round	-72
round </s>	14
round in circle	-5
round of <name>	8
round the	-27
round to	-7
round to the	-7
router	-68
router </s>	-15
router twice	-4
row	-132
row ,	-26
row </s>	6
row <name>	-11
row <name> ,	-11
row <number>	-36
row <number> ,	-16
row <number> i	-8
row are	-6
row in	-5
row of	-15
row squad	9
rower	42
rower </s>	42
royal	-14
ruben	-27
rude	-14
rude </s>	-14
rug	-7
rug </s>	-7
rugby	58
rule	155
rule ,	6
rule , i	25
rule </s>	78
rule at our	15
rule i	7
rule in	17
rule out	59
rumble	-14
run	136
run ,	16
run </s>	-26
run <name>	-11
run <name> on	-10
run <number> time	-8
run a	19
run a bakery	9
run a food	19
run a small	12
run an	12
run an inn	12
run both	-12
run by	-12
run dry	4
run entirely	-4
run entirely by	-4
run every	-10
run for <number>	-17
run for me	20
run for the	-8
run have	23
run in	77
run in my	24
run in our	6
run in the	39
run into	-10
run into the	-6
run is	40
run it	9
run it </s>	23
run late	-53
run late ,	-40
run late </s>	-12
run low	4
run low ,	4
run my	-4
run now	5
run now </s>	5
run of the	9
run on	34
run on <name>	37
run on a	9
run on my	5
run out	-87
run out </s>	-7
run out of	-54
run out on	7
run over	-12
run shoe	-29
run the	100
run the <name>	21
run the bakery	14
run the farm	7
run the fish	-7
run the kennel	17
run the script	-15
run the test	-14
run the warehouse	19
run this	6
run through	6
run to	-38
run to the	-29
run until	31
run until <number>	12
runner	13
rural	9
rural <name>	6
rural <name> </s>	6
rush	-42
rush ,	-13
rush </s>	-23
rust	22
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
sacred	11
sad	-25
sad </s>	-12
saddle	26
sadly	-12
sadly ,	-12
sadly , and	-12
safe	-6
safe </s>	-9
safety	11
sage	10
sage is	10
sage is what	10
sail	-18
sail </s>	-20
salad	-24
salary	101
salary </s>	14
salary go	5
salary is	39
salary is pay	25
sale	-99
sale </s>	-11
sale <kin>	-7
sale end	-29
salon	90
salon 's	46
salon 's page	31
salon ,	5
salon </s>	13
salon in	15
salon in <name>	14
salsa	-4
salsa on	-7
salt	-15
salt ,	-9
salt and	-23
salt in	-18
salty	-14
salty </s>	-11
sam	-6
same	35
same </s>	37
same <number>	6
same <number> <kin>	10
same <number> people	7
same as	-7
same error	-5
same for	-11
same for the	-11
same here	-11
same here </s>	-11
same result	-7
same result </s>	-7
same song	-12
same thing	-37
same thing </s>	-21
same to	23
same to me	23
sami	21
sample	-51
sample ,	-5
sample sentence	-10
sample text	-5
sandwich	-40
sari	-7
sari </s>	-6
satellite	21
sauce	-15
sauce </s>	8
sauce is	-10
sauna	13
save	36
save </s>	-34
save <number>	22
save <number> a	23
save for	114
save for a	113
save it	-23
save me	-16
save my	-9
save the	-28
save the file	-16
save this	-5
save up	17
save up for	16
savings	68
savings ,	4
savings go	20
savings go into	20
savings goal	18
savings sit	13
savings sit in	13
saw	-5
saw are	-5
sawmill	54
say	-629
say "	-8
say " my	-9
say " the	4
say ,	-11
say </s>	-145
say <kin>	-6
say <name> but	10
say <number>	-22
say <number> </s>	-5
say a	-13
say about	-9
say come	-9
say he	-27
say here	-4
say here </s>	-4
say hi	-24
say hi </s>	-21
say i	-44
say i 'm	-15
say in	7
say it	6
say it </s>	-4
say it again	-5
say my	-40
say no	44
say no </s>	10
say otherwise	7
say otherwise </s>	7
say so	40
say someone	-12
say tab	15
say that	-6
say the	-138
say the <kin>	-16
say the app	-5
say the article	-9
say the paper	-5
say the same	-8
say to	-19
scaffold	11
scale	-21
scam	10
scan	-26
scanner	5
scar	4
scar on my	19
scare	110
scare me ,	12
scare of	117
scare of <kin>	17
scare of fly	45
scare the	-8
scene	-200
scene 's	-13
scene 's set	-13
scene ,	-17
scene </s>	-41
scene <number>	-22
scene <number> </s>	-14
scene in	-40
scene in act	-11
scene in my	-18
scene need	-5
scene with	-24
scheme	25
scheme </s>	22
scholarship	35
scholarship cover	10
scholarship to	23
school	104
school , <number>	5
school </s>	82
school and	11
school at	8
school at <number>	8
school bus	22
school bus in	5
school for	4
school have	18
school have <number>	18
school in <month>	-15
school in <name>	14
school in the	-7
school is	33
school is a	13
school must	-11
school pay	-10
school pay badly	-10
school play	8
school rent	-10
school run	21
school run </s>	6
school run is	12
school trip	-32
school uniform	-17
school use	5
school use <name>	5
science	5
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
scream at	-7
scream in	-16
scream in the	-16
screen	71
screen 's	-6
screen ,	-18
screen </s>	-11
screen after	8
screen after <number>	8
screen give	12
screen go	-12
screen go black	-8
screen is	-6
screen reader	127
screen reader </s>	30
screen say	-4
screen time	20
screenshot	-12
screw	-17
script	-35
script </s>	-9
script and	-4
script and it	-4
script run	-9
script that	15
scroll	-67
scroll since	-21
scroll up	-11
scrub	-12
scrub the	-13
sea	12
sea ,	13
search	6
seasick	23
seasick on	16
seasick on anything	16
season </s>	7
season <number>	-46
season <number> </s>	-46
season i	20
season ticket	12
seasonal	-10
seat	17
seat </s>	23
seat is	15
seat on	6
seat on the	8
sec	-102
sec ,	-24
sec </s>	-78
second	-131
second ,	-22
second </s>	-60
second <day>	53
second <day> </s>	52
second <kin>	27
second <kin> in	14
second <number>	-55
second <number> </s>	-53
second argument	-13
second branch	10
second branch in	10
second chapter	-4
second chapter </s>	-4
second click	-6
second click </s>	-6
second column	-15
second espresso	6
second half	-10
second half </s>	-5
second in	17
second line	-5
second line </s>	-4
second option	-7
second paragraph	-23
second paragraph </s>	-13
second part	-10
second part </s>	-7
second question	-9
second question </s>	-7
second run	-6
second salon	14
second salon in	14
second set	-9
second slide	-16
second step	-5
second stroke	25
second stroke </s>	25
second term	8
second time	29
second to	-9
second verse	-4
second version	-7
second violin	14
second violin in	4
second year	21
second year </s>	4
second year of	16
second-hand	36
secondary	7
secondhand	46
secondhand pram	4
secret	-10
secret in	-10
section </s>	-22
security	69
security <kin>	20
security <kin> ,	20
see	-239
see </s>	-56
see <name>	-4
see <number>	-15
see <number> <kin>	4
see a	-47
see a thing	5
see all	17
see as my	15
see below	-8
see below </s>	-8
see in	17
see it	-29
see it </s>	-14
see my	25
see no	-4
see on	-14
see on the	-6
see that	-18
see the	-55
see what	-5
see what you	-5
see why	-16
seed	5
seem	-22
seem </s>	5
seizure	34
seizure </s>	32
select	-20
self	24
self employ	17
self-employed	31
self-employed ,	16
self-hosted	10
self-taught	35
sell	126
sell ,	19
sell </s>	43
sell <number>	-21
sell at	32
sell at the	24
sell candle	-5
sell his	-12
sell in	10
sell in the	8
sell is	9
sell it at	9
sell me	-18
sell mostly to	9
sell nothing	-13
sell nothing but	-13
sell only	-16
sell our	-10
sell out	-55
sell out ,	-9
sell out by	-15
sell secondhand	8
sell secondhand pram	4
sell the	150
sell the boat	6
sell the flat	10
sell the house	-10
sell the last	-12
sell the restaurant	6
sell the van	31
sell to	-8
sell to pay	-8
sell waakye	-5
sell waakye by	-5
seller	-30
semester	35
semester </s>	38
seminary	13
send	-148
send ,	8
send <number>	-8
send a	-25
send help	-9
send help </s>	-9
send is	-6
send it	-20
send it </s>	-5
send me	-23
send me a	-14
send my	-17
send my <kin>	-14
send the	-27
send to	17
send twice	-9
send twice </s>	-9
send you	-4
send you the	-4
senior <kin>	-6
sense	23
sense </s>	-16
sense of	39
sense of smell	39
sensor	5
sentence	-6
sentence ,	-14
sentence :	-15
sentence : my	-15
sentence </s>	-12
sentence and	20
sentence case	18
sentence in	-11
sentence in <name>	-4
series	-69
series ,	-12
series </s>	-37
serious	-25
serious </s>	-28
sermon	-4
serve <number>	-10
serve <number> ,	-14
serve as	10
serve on	13
serve on the	13
server	18
server ,	-6
server </s>	-11
server crash	-10
server in	7
server is	4
server room	9
service	14
service in	-19
service in <name>	-19
servo	-9
sesame	13
session	-22
session run	-11
session run out	-11
set	37
set ,	5
set a	-6
set for	4
set for next	5
set in	-10
set in <name>	-16
set in a	-10
set of	5
set of tool	4
set the	-14
set the alarm	-6
setting	-48
setting </s>	-11
setting and	-9
setting page	-7
settle	-5
settle an	-14
settle an argument	-14
seventy	13
seventy ,	13
severe	11
sew	69
sew all	6
sew all my	6
sew by	6
sew machine	12
sew my own	9
shabbat	17
shade	-14
shake	66
shake ,	63
shake , essential	51
shake , its	5
shake </s>	4
shaky	-8
shape	7
share	54
share ,	19
share , <number>	19
share </s>	9
share <number>	9
share <number> car	6
share a	-35
share custody	10
share custody ,	4
share house	9
share in	13
share in a	4
share my	-20
share my address	-5
share my office	-20
share of	9
share price	-14
share the	-12
share with	51
share with the	37
sharp	32
sharp ,	16
sharp </s>	21
sharpen	19
sharpest	-13
shave	34
she	16
she 's	9
she 's a	16
she 's my	-6
she <kin>	18
she ask	25
she die	12
she die </s>	12
she have	-15
she have <number>	-20
she is	-7
she only	27
she want	-30
she was	4
shed	52
shed </s>	52
shed with	11
sheet	-37
sheet ,	-11
sheet </s>	-27
sheet every	6
sheet every night	6
shelf	13
shelf ,	5
shellfish	75
shellfish ,	37
shellfish , carry	18
shellfish </s>	22
shelter	4
shelter <kin>	-4
shift	172
shift ,	23
shift </s>	20
shift <kin>	11
shift <kin> at	11
shift are	9
shift at	68
shift at the	63
shift pattern	23
shift rotate	10
shin	16
shingle	4
ship	-7
ship to	-14
ship to <name>	-20
shipyard	17
shipyard </s>	11
shirt	-50
shirt ,	-27
shirt </s>	-12
shirt on	4
shoe	-6
shoe ,	6
shoe </s>	-10
shoe in	-21
shoe off	4
shoe on	-23
shoe size	25
shoe size <number>	10
shoegaze	37
shoot	53
shoot ,	8
shoot , no	13
shoot </s>	8
shoot film	6
shoot film only	6
shoot from	25
shoot from <number>	9
shoot from tile	13
shoot the	-7
shop	-147
shop 's	12
shop 's name	-4
shop 's shut	6
shop ,	-42
shop </s>	-24
shop <kin>	14
shop <kin> is	12
shop and	-7
shop close	-21
shop close <days>	12
shop close in	-30
shop for	-53
shop for a	-24
shop have	11
shop i	5
shop in	-35
shop in <name>	4
shop is	35
shop list	-9
shop make	-22
shop name	-22
shop on	12
shop on <days>	11
shop open	6
shop open at	-6
shop sell	-16
shop sell secondhand	4
shop steward	43
shop steward </s>	7
shop was shut	-9
shop when	14
shop when i	14
short	126
short ,	32
short , i	38
short </s>	-26
short and	25
short answer	9
short answer ,	18
short bullet	16
short of	6
short paragraph	31
short story	-27
short today	-9
short version	17
short version </s>	-6
shortcut	14
shorten	-32
shorten it	-23
shorten it </s>	-13
shorten them	-10
shorter	-68
shorter ,	-5
shorter </s>	-55
shorter title	-4
shorter title </s>	-4
shorthand	38
shorthand </s>	26
should	-242
should be	-27
should be <number>	-10
should get	-19
should have	21
should i	-24
should know	14
should read	-6
shoulder	58
shoulder </s>	10
shoulder never	29
shoulder never heal	29
shout	-50
shout at	4
shout at the	-16
show	-222
show ,	6
show </s>	-10
show <number>	-36
show a	-26
show each	10
show is	-5
show me the	4
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
shut	-98
shut ,	20
shut </s>	-35
shut <days>	19
shut every	-7
shut for	-8
shut in	7
shut in <number>	10
shut on	-22
shut on <days>	-19
shut the	-8
shut up	-26
shut when	-16
shut when i	-16
sick	-42
sick ,	8
sick </s>	-30
sick today	-7
sickle	20
sickle cell	20
side	214
side ,	84
side , <name>	4
side , <number>	26
side </s>	91
side gig	28
side of	-18
side of the	-17
sideline	14
sideline </s>	14
sideway	-5
sight	13
sight of	7
sight of blood	11
sign	45
sign </s>	-8
sign a	-6
sign for	16
sign for the	16
sign in	-15
sign language	5
sign off	20
sign off every	-14
sign off with	13
sign since	26
sign the	12
sign up	-9
sign up for	-9
signal	-97
signal ,	-24
signal </s>	13
signal bad	-13
signal bad </s>	-13
signature	14
silence	-10
silence </s>	-22
silent </s>	5
silly	-38
sim	-22
simmer	-14
simple	36
simple </s>	-4
simpler	-7
since	385
since </s>	34
since <kin>	13
since <month>	-4
since <month> ,	-11
since <name>	34
since <name> 's	-34
since <name> ,	-20
since <name> and	5
since <name> die	18
since <name> i	29
since <name> in	-4
since <name> leave	37
since <name> we	5
since <number>	94
since <number> ,	58
since <number> </s>	102
since <number> and	4
since <number> i	-5
since <number> minute	-15
since <number> with	-15
since a	17
since about	-21
since about <number>	-21
since both	-5
since both my	-5
since breakfast	-90
since breakfast ,	-18
since breakfast </s>	-72
since chemo	19
since chemo </s>	19
since childhood	19
since childhood </s>	14
since college	15
since college </s>	6
since covid </s>	17
since half	-17
since he	6
since i	65
since i 'm	15
since i do	8
since i run	-5
since i was	75
since it	-20
since it 's	-16
since kindergarten	10
since kindergarten </s>	10
since last	-18
since last summer	6
since last year	8
since lockdown	12
since lockdown </s>	12
since lunch	-62
since lunch ,	-11
since lunch i	-31
since may	10
since morning	-30
since my	6
since my <name>	-12
since my divorce	5
since my hip	22
since noon	-89
since noon ,	-11
since noon </s>	-60
since school	24
since school </s>	24
since spring	13
since spring </s>	11
since the	269
since the <kin>	-6
since the accident	22
since the crash	14
since the divorce	56
since the fall	13
since the flood	33
since the funeral	12
since the hernia	12
since the hip	10
since the inheritance	6
since the merger	6
since the mumps	22
since the operation	13
since the stroke	21
since the summer	6
since the surgery	6
since the update	-18
since then	6
since then i	6
since they	-4
since this	-9
since this morning	-9
since uni	32
since uni ,	8
since uni </s>	23
since version	-5
since version <number>	-5
since we 're	-10
since we were	4
since you	-11
since you ask	-6
since your	-9
sing	25
sing along	13
sing along to	13
sing alto	31
sing bass	11
sing bass in	11
sing in	11
sing in a	-7
sing in the	11
sing only	-18
single <kin>	4
sink	-20
sink ,	-12
sir	-26
sit	25
sit at	-8
sit at the	-15
sit down	-18
sit in	-11
sit in <name>	24
sit in a	-22
sit in index	19
sit in the	-17
sit it	15
sit my	11
sit on	32
sit on the	-5
sit the	17
sit third	9
sit through	-13
sit with	-31
sitcom	-9
site	-70
site ,	-9
site </s>	12
site <kin>	4
site into	6
site into a	6
site is	-20
site since	-17
size	-39
size </s>	-9
size <number> ,	5
size <number> shoe	31
ska	7
ska band	7
skateboard	16
skateboard stop	16
sketch	-51
sketch ,	-9
sketch </s>	-26
ski	4
ski </s>	13
ski week	-8
skin	-8
skin </s>	-14
skip	-56
skip </s>	-14
skip ahead	-13
skip ahead </s>	-13
skip breakfast	-13
skip breakfast and	-9
skip it	5
skip that	-9
skip that </s>	-9
skip the	12
skipper	16
skirt	-5
skirt ,	-5
sky	-12
sky is	-5
sky is blue	-5
skype	-4
slack	-7
sleep	-153
sleep ,	-8
sleep </s>	-61
sleep <name>	10
sleep <name> ,	10
sleep <number>	-43
sleep <number> hour	-43
sleep and	-9
sleep at	10
sleep badly	-35
sleep badly ,	-11
sleep badly </s>	-8
sleep badly and	-15
sleep day	13
sleep day </s>	13
sleep from	6
sleep from <number>	6
sleep in	28
sleep in <name>	10
sleep last	-25
sleep last night	-25
sleep max	6
sleep max <number>	6
sleep on	-7
sleep on the	11
sleep under	6
sleep under the	6
sleep with	23
sleep with a	15
sleeper	30
sleeper </s>	23
sleepy	-10
sleeve	-6
slice	-31
slide	-105
slide </s>	-14
slide <number>	-17
slide <number> </s>	-11
slide after	-8
slide and	-11
slide at	8
slide deck	7
slide is	-16
slide to	-7
slip	-7
slip disc	9
slot	-4
slot is	13
slow	-48
slow </s>	-46
slow to	-7
slow today	-12
slow today </s>	-5
slower	-13
slug	11
small	91
small </s>	-5
small <name>	26
small <number>	10
small open	25
small open source	25
small print	50
small print </s>	34
small print anymore	17
small talk	-17
smaller	31
smaller than	24
smaller than a	16
smaller than the	8
smartphone	34
smear	-8
smell	-9
smell ,	4
smell in	36
smell in <number>	36
smell like	-13
smile	-19
smoke	87
smoke ,	18
smoke </s>	-8
smoke <number>	21
smoke <number> pack	14
smoke in	12
smoke in <number>	9
smoke on	8
smoker	-13
snap	-36
snap ,	-4
snap on	-18
sneeze	-12
snip	4
snippet	-4
snore	-20
snow	-66
snow 's	-30
snow </s>	-17
so	76
so </s>	9
so <day>	-12
so <days>	7
so <kin>	16
so <name>	-20
so <name> have	-26
so <name> is	24
so a	-16
so all	21
so angry	-11
so annoy	-11
so annoy </s>	-7
so answer	7
so be	-21
so be quick	-15
so bore	-32
so by	-6
so call	10
so cash	-8
so dinner	-17
so dinner is	-8
so do	5
so do n't	7
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
so go	-9
so hard	-22
so he	7
so i	-39
so i 'm	-55
so i always	7
so i am	-5
so i avoid	11
so i bring	-5
so i close	-10
so i cycle	9
so i go	6
so i have	-58
so i read	-5
so i run	15
so i sleep	-4
so i stop	-7
so i work	19
so i write	8
so is	-4
so it	-8
so it 's	18
so its	9
so its just	7
so just	-8
so keep	43
so keep it	-9
so keep the	38
so large	20
so let	-8
so let do	-7
so long	-6
so long paragraph	6
so loud	-28
so loud i	-9
so make it	-5
so much	11
so my	-23
so my <kin>	26
so never	7
so no	66
so no alcohol	4
so no birthday	17
so no grapefruit	18
so no lily	-14
so no more	-7
so no voice	17
so nothing	21
so now	23
so our	7
so our <kin>	-9
so phone	22
so phone call	22
so pls give	-7
so scissor	18
so scissor and	9
so send	-6
so she	-5
so short	7
so short bullet	5
so shortcut	14
so spell	11
so the	-26
so the band	34
so there	-6
so there 's	-6
so they	-8
so they say	-8
so this	-7
so tire	-28
so tire today	-8
so trip	9
so type	-17
so type is	12
so voice	16
so was	10
so we	12
so we 'll	-15
so we 're	-10
so we are	-9
so we do	20
so we shut	-6
so were	18
so what	-13
so with	-10
so with the	-4
so write	16
soak	-73
soak ,	-24
soak </s>	-14
soap	32
soap to	34
soap to me	40
sober	16
sober <number>	9
sober <number> year	9
sober since	7
social	14
social medium	25
society	7
society </s>	17
sock	5
sock </s>	-14
sock on	14
sofa	-76
sofa ,	-24
sofa </s>	-17
sofa with	-22
soft	27
software	28
software </s>	18
soil	79
soil ,	15
soil </s>	30
soil microbe	7
soil probe	24
soil probe we	24
solar	76
solar and	34
solar and a	34
solar panel	21
solar pump	-5
solar pump </s>	-5
solder	7
sole	11
sole <kin>	13
sole <kin> ,	15
solid	21
solid </s>	7
solve	-13
some	-341
some </s>	-11
some <kin>	-123
some <kin> ,	-32
some <kin> call	-15
some <kin> on	-30
some <name>	-72
some <name> ,	-23
some <name> of	-30
some <number>	10
some <number> of	10
some guy	-42
some guy on	-17
some reason	-25
some reason </s>	-21
somebody	-63
somebody 's	-22
somebody 's <kin>	-7
somebody ,	-7
somebody is	-16
somebody on	16
somehow	-16
somehow </s>	-16
someone	-94
someone at	-10
someone at the	-10
someone in	-11
someone who	9
something	14
something ,	-25
something </s>	-38
something cheaper	50
something in	13
something in the	13
somewhere	-116
somewhere </s>	-59
somewhere in	-22
somewhere in this	-4
sommelier	5
song	-116
song </s>	-32
song go	-16
song in	-6
song in my	-6
soon	-40
soon ,	-4
soon </s>	-40
sore	27
sore when	22
sore when he	22
sorry	-44
sorry ,	-17
sorry for	-22
sorry for typo	-13
sort	-20
sort </s>	18
sort by	-17
sort by date	-11
soul ,	-11
sound	-71
sound a	-5
sound a bite	-5
sound awful	11
sound awful </s>	11
sound desk	8
sound good	-28
sound less	-8
sound like	-9
soup	-105
soup ,	-12
soup </s>	-25
soup is	-13
soup was	-7
soup was cold	-7
source	35
sourdough	51
sourdough starter	38
sourdough starter ,	5
sourdough starter name	9
sous	9
sous <kin>	9
soy	6
space	33
space </s>	-15
spam	-10
spanish	14
spanish is	9
spare	90
spare key	20
spare key ,	8
spare key and	5
spare room	66
spare room </s>	47
spark	-33
sparky	5
speak </s>	-36
speak <name>	8
speak <name> ,	-8
speak <name> </s>	12
speak <name> at	12
speak <name> but	7
speak <name> in	-11
speak <number>	-15
speak <number> language	-15
speak at	14
speak at home	10
speak in	-34
speak in <name>	-29
speak is	46
speak is another	28
speak no	10
speak no <name>	10
speak only <name>	5
speak since	8
speak since the	8
speak to	-5
speak too	-6
speak too soon	-4
speaker </s>	-6
spec	7
special	6
specialise	39
specialise in	39
spectrum	16
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
spend	24
spend <number>	12
spend <number> year	12
spend in	5
spend in <name>	5
spend my	7
spend the	-18
spend the whole	-9
spicy	29
spicy food	31
spill	-62
spill coffee	-11
spill it	-4
spill tea	-16
spill the	-10
spin	19
spin class	24
splash	-15
split	-19
split ,	-9
split <number>	-21
split by	-35
split by <number>	-35
split custody	5
split keyboard	26
split the	24
split the bill	-26
split the rent	7
split the string	-6
split when	10
split when i	10
spoon	6
spoon ,	4
sport	-9
spot	-13
spot in	-5
spray	-11
spread	21
spread over	21
spread over <name>	7
spread over <number>	14
spreadsheet	-35
spreadsheet </s>	-15
spreadsheet since	-10
spring	265
spring ,	66
spring , not	17
spring </s>	154
spring <number>	15
spring <number> </s>	15
spring and	4
spring the	6
sprint	-19
sprint ,	9
sprint </s>	-5
squad	32
squad </s>	21
squad is	9
square	-8
square metre	8
square metre </s>	8
squash	8
squash </s>	-27
squash on	18
squash on <days>	18
squat	-17
squeak	-18
squeeze	-10
sry	-17
st	27
st <name>	27
stable in	5
stable in <name>	5
stack	-33
stack is	-7
stack trace	-19
staff ,	-9
staff </s>	8
stage	-5
stage box	-19
stage set	8
stage set </s>	8
stainless	11
stair	74
stair </s>	25
stair are	24
stair are out	10
stairlift	28
stairlift in	22
stall	58
stall </s>	21
stall at	7
stall is	32
stammer	140
stammer ,	34
stammer since	10
stammer so	24
stammer when	10
stammer when i	10
stamp ,	-19
stamp from	23
stand	108
stand at	20
stand at the	11
stand coriander	10
stand coriander </s>	5
stand desk	16
stand in	30
stand in the	24
stand mushroom	28
stand mushroom </s>	28
stand rule	21
stand rule </s>	21
stand the	-18
stand this	-9
stand this song	-4
stand up	-21
stand-ups	15
standard	4
standard door	8
standard door </s>	8
standardise	32
standup	54
standup </s>	39
star	-12
stare	-42
stare at	-42
stare at this	-12
start	-37
start ,	-22
start </s>	11
start a	7
start a new	-6
start at <number>	-7
start at the	6
start first	12
start in	-40
start in <month>	5
start in <number>	-35
start it	9
start next	5
start now	13
start on	4
start on the	7
start over	-11
start over </s>	-8
start school	-16
start school in	-18
start secondary	7
start the	-47
start the download	-5
start the server	-4
start this	-22
start when	-17
start when this	-17
starter	37
starter ,	5
starter , <name>	5
starter name	12
starter name <name>	12
startup	21
startup </s>	-20
starve	-72
starve </s>	-48
state	20
statement	-35
statin	20
station	-18
station ,	-4
station </s>	-4
station where	10
station where i	10
statistic	31
status	-5
stave	34
stave </s>	18
stay	104
stay </s>	8
stay <name>	11
stay <name> </s>	10
stay at	7
stay at home	7
stay for	-6
stay in <name>	16
stay lock	8
stay lock after	8
stay on	13
stay open	6
stay out	10
stay over	10
stay shut	-36
stay shut </s>	-14
stay there	-7
stay until	13
stay with	31
stay with me	7
stay with us	11
steak	-5
steal	19
steel	-8
steel <name>	-13
steel toe	9
steep	-10
stent	45
step	-98
step ,	-41
step </s>	39
step <number>	-103
step <number> ,	-5
step <number> </s>	-65
step <number> of	-8
step away	-10
step down	25
step down as	17
step in	6
step matter	23
steward	49
steward </s>	7
stick	-141
stick ,	-23
stick </s>	46
stick at	-28
stick at <number>	-16
stick behind	-28
stick behind a	-23
stick in	-58
stick in <name>	-25
stick in my	-5
stick in the	-22
stick on	-11
stick on <number>	-7
stick on level	-17
stick on the	7
stick outside	-15
stick to	7
stiff	-31
stiff , but	4
stiff </s>	-21
stiff this	-4
stiff this morning	-4
still	5
still <kin>	8
still <number>	49
still awake	-30
still be	22
still be sore	22
still blurry	-17
still blurry </s>	-17
still crash	-6
still do	-20
still fight	8
still fight with	8
still go	-4
still have	-16
still have n't	-7
still hurt	13
still in	-32
still in <name>	-28
still in the	-12
still lose	-10
still no	-18
still on	37
still on paper	7
still own	18
still own a	15
still pay	16
still raw	4
still raw </s>	6
still red	-10
still red </s>	-10
still run	24
still run on	8
still run the	17
still show	-9
still swim	8
still there	-16
still there </s>	-16
still wait	-6
still weak	23
still weak </s>	23
still wet	-33
still wet </s>	-15
still wet and	-6
still work	13
sting </s>	10
stink	-15
stink </s>	-15
stir	-14
stitch	-31
stitch </s>	-24
stock	-92
stock ,	-35
stock </s>	-10
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
stomach is	-28
stomach is growl	-7
stone house	-5
stop	14
stop </s>	-51
stop at	-10
stop at <number>	10
stop at a	-13
stop at the	10
stop dye	25
stop dye my	25
stop eat	33
stop eat sugar	16
stop it	-7
stop it </s>	-7
stop lay	-12
stop read	-4
stop talk	-7
stop when	24
stop when <name>	25
stopcock	17
storage	14
storage box	14
store	11
store </s>	11
store card	11
store in	-21
storm	-36
storm 's	-8
storm </s>	-35
story	-190
story ,	-18
story </s>	-49
story hate	-14
story the	-25
story the <kin>	-24
stranger	-15
stranger on	6
stranger on the	6
strawberry	4
stream	-43
street	66
street ,	7
street </s>	22
street have	9
street have a	16
street have no	-4
street is	15
stress	-11
stretch	6
stretch ,	-17
stretch of	5
stretch of the	5
strict	38
strictly	14
strike	-26
strike in	-17
strike in <name>	-17
string	-13
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
stroke my	14
stroke my right	14
strong	35
strong </s>	-8
stronger	-13
structural	15
structural <kin>	15
struggle	30
struggle with	34
studio	81
studio ,	13
studio </s>	14
studio <kin>	6
studio have	13
studio have <number>	13
studio in <name>	-4
studio is	15
studio now	28
study	-26
study ,	-9
study </s>	-17
study dentistry	5
study for	10
study for the	17
study in	-22
study law	19
study law in	13
study marine	5
study marine biology	5
study nurse	6
study the	4
study this	-4
study your	-6
study your table	-6
stuff	26
stuff </s>	19
stumble	13
stupid	-4
stutter	29
stutter ,	16
stutter and	6
stutter in	-16
stutter in <name>	-16
stutter on	6
stutter on the	7
stutter when	-12
stutter when he	10
style	23
style </s>	-19
style guide	33
sub	-40
sub </s>	-18
sub <number>	-17
sub are	-16
subject	-7
subject </s>	-11
sublet	41
subscription	20
subscription </s>	24
subtitle	-27
subtitle ,	6
subtitle </s>	-20
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
sugar on	17
sugar-free	11
sugar-free is	11
sugar-free is how	11
sugarcoat	18
sugarcoat ,	18
sugarcoat , i	18
suggest	77
suggestion	-15
suggestion </s>	-13
suit	10
suit me	24
suit me ,	8
suit me </s>	9
suite	34
sulk	-38
sulk ,	-23
sum	-54
sum ,	-4
sum </s>	-31
sum out	5
summarise	-4
summary </s>	19
summer	126
summer </s>	85
summer house	-8
summer i	7
summer of	6
summer of <number>	6
sunlight	7
sunny	-22
sunscreen	11
sunset	-9
sunset </s>	4
super	8
supermarket	11
supper	-9
supper </s>	-14
supply	-10
supply <number>	9
support	-71
support </s>	-13
support <name> <name>	4
suppose	-79
suppose </s>	-9
suppose my	-16
supposedly	-68
supposedly </s>	-50
sure	-130
sure ,	-70
sure , and	-31
sure , i	-21
sure </s>	-45
sure it	-11
sure it work	-11
surely	-13
surely </s>	-13
surf	11
surf </s>	10
surgery	-24
surgery </s>	10
surgery is	-15
surname	51
surname ,	4
surname , <name>	4
surprise	18
surprise ,	12
surprise party	5
survey	16
survive	55
suspend	28
suspend till	28
swallow	6
swan	-39
swap	-64
swap in	-6
swap in the	-6
swap seat	-31
swap the	-7
swap the <number>	-6
swap them	-39
swap them </s>	-31
swap with	-12
swear	83
swear at	-24
swear at the	-15
swear by	26
swear in	10
swear off	60
swear off credit	28
swear to	22
sweat	-11
swede	-24
swedish	15
sweep	-19
sweep the	-19
sweep the yard	-9
sweet	-19
swell	14
swim	77
swim ,	23
swim , never	16
swim </s>	11
swim <number>	19
swim <number> length	-13
swim at	8
swim at the	8
swim for	-9
swim for the	-9
swim in	21
swim in the	22
switch	47
switch career	10
switch from	19
switch from <name>	4
switch lite	36
switch the	-31
switch the order	-8
switch to	30
switch to <name>	-6
switch to decaf	10
switch to radiography	4
switch to the	-5
sword	-32
syllable	-23
syndrome	15
synonym	-30
synonym for	-24
syntax	-6
system	44
system ,	10
system </s>	14
tab	-55
tab ,	12
tab </s>	-19
tab crash	-10
tab crash </s>	-5
tab have	-4
tab open	-13
tab open and	-6
table	-123
table ,	-30
table </s>	4
table <number>	-9
table for	-25
table for <number>	-9
table have	-28
table in	18
table is	-28
table is book	-10
table now	-14
table now </s>	-14
table on	-18
table with	-8
table with <number>	-8
table-tennis	-4
tablet	-4
tablet for	7
taco	-28
tag	-8
tai	17
tai chi	17
take	173
take </s>	-10
take <kin>	6
take <name>	24
take <number>	4
take <number> </s>	-13
take <number> argument	-10
take <number> day	4
take <number> minute	31
take a	-73
take a break	-18
take a list	-5
take about	-10
take about <number>	-10
take age	-13
take all	-7
take by	12
take call	28
take card	-17
take early	5
take forever	-21
take forever </s>	4
take forever to	-26
take it	-6
take it </s>	-6
take it you	-9
take levothyroxine	12
take levothyroxine every	12
take lithium	13
take me	47
take me <number>	25
take me an	12
take me off	7
take me to	-16
take metformin	7
take metformin twice	7
take my	50
take no	4
take on	-9
take only	-6
take only <number>	-7
take our	12
take out	10
take over	27
take over my	26
take the	-7
take the <kin>	-5
take the <number>	-14
take the bin	-9
take the ferry	14
take the first	-24
take the minute	12
take the stair	8
take the train	19
take up	22
take up my	6
take your	-9
take your point	-6
tale	-51
tale ,	-26
talk	-125
talk ,	12
talk </s>	-45
talk <days>	6
talk about	-34
talk at	-12
talk in	-16
talk later	-20
talk later </s>	-20
talk on	-4
talk on this	-4
talk to	16
talk to me	16
tall	-40
tall </s>	-40
tandem	9
tango	19
tank	9
tap water	-6
tape	11
tape </s>	9
target is	6
target is <number>	6
tarmac	-5
task	45
taste	82
taste like	51
taste like soap	21
tattoo	27
tattoo 's	-9
tattoo of	7
tattoo of a	7
tattoo studio	13
tattooist	31
tattooist ,	31
tax	-16
tax debt	-13
tax debt of	-13
tax form	-5
tax office	27
tax office <number>	17
taxi	-9
taxi </s>	4
taxi <kin>	-12
taylor	-26
taylor <name>	-26
tea	-67
tea ,	-6
tea </s>	-39
tea go	-5
tea go cold	-5
tea in	-7
tea room	11
tea with	9
tea without	5
tea without milk	6
teach	171
teach </s>	45
teach <kin>	10
teach <name>	-8
teach <name> <name>	-19
teach cello	8
teach cello to	8
teach chemistry	22
teach chemistry </s>	15
teach chemistry at	5
teach in	14
teach in <name>	4
teach in <number>	9
teach math	12
teach me	-45
teach me to	25
teach myself	72
teach myself <name>	20
teach myself to	17
teach the	5
teach to	15
teach weld	8
teach weld at	12
teach year	11
teach year <number>	11
teach yoga	-11
teach yoga to	-16
team	193
team 's	21
team 's <number>	4
team 's rule	11
team ,	27
team , <number>	13
team </s>	81
team <kin>	44
team <kin> ,	19
team <kin> in	14
team call	-9
team have	-5
team have <number>	-7
team i	12
team i <kin>	12
team in	-6
team in the	-6
team is	55
team is deaf	6
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
teapot	6
tear	-18
tear </s>	-8
tear my	-9
tear my <name>	6
tech	15
tell	-47
tell </s>	10
tell him	-6
tell his	-13
tell his <kin>	-13
tell me	-28
tell me she	-13
tell me to	12
tell my	-16
tell that	28
tell the	-10
tell them	-26
tell them </s>	-18
tell to	6
tell to avoid	7
tell us	-6
tell you	-7
telly	-41
temp	9
template	24
temple	-22
ten	-10
ten so	-11
ten so my	-11
tend bar	5
tend bar at	5
tender	13
tennis	8
tenor	25
tenor </s>	25
tense	10
tense </s>	15
tension	9
tent	-30
tenth	9
tenth of	9
term	66
term </s>	58
term time	11
term time </s>	8
terminal	14
terminal </s>	16
terrace	-5
terraform	15
terrible	6
terrify	52
terrify me	21
terrify of	46
test	14
test ,	11
test </s>	21
test and	6
test are green	-5
test are red	-6
test are write	12
test at	21
test fail	-11
test fail </s>	-7
test in	-15
test in <name>	-11
test is	-12
test is red	-6
test is what	9
test it	-5
test it on	-4
test pass	-5
test run	-5
text	90
text ,	-29
text </s>	46
text for	-4
text for the	-4
text is	15
text me	-5
text must	6
text you	18
text you in	19
texted	-15
thai	-9
than	36
than <kin>	-29
than <number>	89
than <number> hour	10
than <number> kg	4
than <number> kilo	9
than a	32
than a ferry	16
than anyone	14
than anyone </s>	14
than by	16
than long	32
than long paragraph	32
than me	49
than me </s>	23
than me and	17
than my	4
than my <kin>	10
than my <name>	6
than people	-22
than the	-33
than the <name>	-16
than the other	8
thank	-87
thank ,	-35
thank , that	-7
thank , you	-11
thank </s>	-32
thank for	-9
thank to	6
thank to the	6
thank you	-12
that	-542
that 's	269
that 's all	-36
that 's how	86
that 's me	45
that 's my	47
that 's not	-15
that 's our	44
that 's the	31
that 's us	20
that 's what	-6
that 's when	10
that 's why	-7
that ,	-5
that , is	17
that </s>	-148
that <kin>	-21
that <name>	-125
that <name> </s>	-28
that <name> was	-8
that <number>	-30
that <number> ,	-11
that <number> </s>	5
that <number> year	19
that a	-16
that answer	-20
that answer </s>	-6
that are	50
that are n't	50
that bakery	-17
that both	18
that bring	39
that chart	-5
that clip	-12
that come	37
that curry	-10
that documentary	-12
that documentary </s>	-12
that email	-10
that enough	-4
that enough </s>	-4
that file	-6
that film	-13
that fix	-6
that forum	-7
that function	-9
that function </s>	-4
that game	-8
that go	-14
that half	30
that half work	31
that have	5
that he	-28
that hinge	16
that hotel	-6
that i	108
that i 'm	17
that i have	21
that i inherit	7
that i take	4
that in	23
that in <number>	23
that in a	-4
that in mind	9
that is	47
that is ,	-5
that is n't	4
that joke	-12
that keep	15
that last	-34
that last <number>	-15
that last sentence	-4
that line	-16
that list	-32
that list ,	-26
that long	7
that look	-10
that movie	-18
that my	46
that my <kin>	32
that new	-8
that noise	-6
that normal	-8
that normal </s>	-8
that now	-5
that now </s>	-5
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
that restaurant	-20
that second	-8
that series	-22
that shop	-41
that show	-40
that show ,	-4
that show </s>	-8
that sitcom	-9
that site	-20
that slug	6
that so	-9
that so </s>	-9
that sound	-27
that sound good	-24
that table	-16
that take	93
that take my	38
that the	-33
that the <kin>	5
that ticket	-10
that tomorrow	-13
that tomorrow </s>	-13
that typo	-17
that was	-6
that was a	8
that way	35
that way </s>	35
that we	49
that we have	9
that wed	-4
that wed today	-4
that will	-8
that work	27
that work </s>	-4
thatch	9
the	-412
the <day> </s>	8
the <day> is	-6
the <day> market	25
the <day> report	4
the <kin>	-90
the <kin> '	37
the <kin> 's	16
the <kin> ,	-56
the <kin> </s>	50
the <kin> <kin>	-13
the <kin> <name>	12
the <kin> <number>	4
the <kin> and	21
the <kin> are	19
the <kin> at	-6
the <kin> come	6
the <kin> each	7
the <kin> finish	10
the <kin> for	-34
the <kin> get	28
the <kin> go	19
the <kin> i	8
the <kin> in	-216
the <kin> insist	21
the <kin> into	-13
the <kin> just	-8
the <kin> know	21
the <kin> leave	11
the <kin> live	-11
the <kin> navy	8
the <kin> need	17
the <kin> next	-18
the <kin> of	31
the <kin> on	-17
the <kin> only	8
the <kin> portal	13
the <kin> prefer	-7
the <kin> put	6
the <kin> refuse	21
the <kin> sleep	15
the <kin> so	-10
the <kin> speak	-8
the <kin> that	24
the <kin> to	-6
the <kin> today	-7
the <kin> upstairs	23
the <kin> wake	-20
the <kin> want	28
the <kin> was	-21
the <kin> when	8
the <kin> will	-10
the <kin> with	7
the <name>	25
the <name> ,	-7
the <name> </s>	66
the <name> <kin>	-11
the <name> account	9
the <name> ahead	-12
the <name> and	-9
the <name> archipelago	14
the <name> at	5
the <name> before	29
the <name> branch	44
the <name> come	-9
the <name> delta	9
the <name> every	5
the <name> for	-31
the <name> from	-22
the <name> group	20
the <name> hall	7
the <name> have	-6
the <name> i	-14
the <name> in	39
the <name> licence	23
the <name> marathon	14
the <name> market	9
the <name> next	11
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
the <name> with	8
the <number>	90
the <number> ,	6
the <number> </s>	49
the <number> <kin>	13
the <number> bus	16
the <number> call	-11
the <number> day	12
the <number> every	8
the <number> file	-5
the <number> in	-13
the <number> job	-9
the <number> of	45
the <number> photo	-13
the <number> table	-18
the <number> thing	10
the <number> who	-18
the <number> with	18
the accent	17
the accident	22
the accident </s>	22
the accordion	7
the accordion was	7
the account	-8
the account ,	7
the ad	-47
the ad is	-5
the admin	-11
the advert	-16
the afternoon	-5
the age	-5
the agency	-18
the agency in	-20
the air	-16
the airport	-45
the airport </s>	-13
the aisle	17
the alarm	-13
the allotment	78
the allotment ,	25
the allotment is	8
the ankle	42
the ankle go	42
the answer	-21
the answer </s>	-8
the answer is	-6
the app	-25
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
the article	-68
the article </s>	-17
the article say	-7
the attachment	-10
the attic	-5
the autism	13
the autism spectrum	13
the autumn	22
the autumn </s>	13
the average	-23
the back	28
the back </s>	-10
the back of	7
the backup	-22
the backup </s>	-13
the bag	-5
the bake	-17
the bakery	35
the bakery 's	8
the bakery ,	9
the bakery </s>	27
the bakery and	6
the bakery are	4
the bakery in	-14
the bakery to	11
the balcony	4
the ball	-22
the band	18
the band ,	8
the band can	21
the band on	-13
the band pay	-13
the bank	23
the bank </s>	-6
the bank turn	31
the bankruptcy	10
the bar	14
the bar ,	7
the bar </s>	9
the bar exam	13
the bar in	17
the bar twice	15
the barn	22
the barn </s>	6
the basement	35
the basement ,	26
the bass	-5
the bed	15
the bedroom	28
the bell	-16
the best	-26
the best <number>	-8
the best part	-6
the big	34
the bike	22
the bill	10
the bill service	29
the bin	-23
the bin </s>	-5
the bin out	-11
the biscuit	-23
the bite	-7
the bite about	-7
the blast	25
the blind	-19
the blood	-10
the blue	16
the blue <number>	-11
the blue folder	15
the blue glove	5
the blunt	34
the blunt version	34
the board	-6
the board of	10
the boat	62
the boat </s>	14
the boat is	16
the boat with	13
the boiler	30
the boiler 's	15
the book	-11
the book </s>	-14
the book at	-10
the book for	23
the book in	-13
the bookshop	4
the border	22
the bot	-11
the bottle	-13
the bottom	6
the bowl club	6
the box ,	-13
the box </s>	20
the bracket	-11
the branch and	-5
the bread	-25
the bread </s>	-10
the brewery	-10
the bridge	5
the bucket	-4
the budget	-23
the bug	-6
the build	-14
the build ,	-6
the build </s>	-5
the burnout	31
the burnout </s>	22
the bus	-15
the bus ,	-4
the bus </s>	22
the bus just	-4
the bus now	-9
the bus stop	-8
the business	11
the business ,	7
the button	-30
the button </s>	-11
the bypass	6
the cab	17
the cabin	24
the cable	-14
the cache	-24
the cache ,	-10
the cache </s>	-4
the cafe	14
the cafe in	14
the café	9
the cake	-15
the call	-63
the call ,	-11
the call </s>	-14
the call and	-14
the call i	-8
the call keep	-5
the camper	6
the camper of	6
the canteen	-12
the capital	-22
the capital of	-14
the caption	-15
the car	-46
the car ,	-16
the car </s>	7
the car park	-11
the caravan	34
the card	-23
the care	29
the care home	29
the carpet	-15
the cartoon	-24
the case	-14
the case study	-14
the castle	-5
the cathedral	27
the cathedral </s>	5
the cathedral choir	16
the ceiling	-31
the ceiling </s>	-18
the cellar	39
the cellar </s>	37
the cello	19
the chair	-9
the change	-15
the change </s>	-9
the character	-10
the charger	-14
the chart	-15
the chat	-18
the chemical	15
the chipper	-9
the choir	19
the choir 's	20
the choir i	24
the choir sing	-5
the church	69
the church </s>	17
the church in	-7
the cinema	-22
the city	-10
the city only	-4
the clerk	-13
the clinic	-8
the clinic ,	-16
the clinic </s>	7
the clinic i	21
the clip	-26
the clock	27
the clock </s>	30
the cloud	8
the club	28
the co-op pay	-18
the coast	31
the code	-17
the code </s>	-6
the coffee	-15
the coffee </s>	-10
the college	9
the college </s>	9
the colliery	23
the comma	-8
the committee	-16
the community	25
the community centre	8
the commute	21
the company	42
the company 's	13
the company </s>	14
the company go	6
the company in	-11
the component	-5
the conclusion	11
the connection	-11
the conservatory	23
the console	-7
the console </s>	-7
the constructor	-7
the constructor </s>	-7
the contract	30
the cook	22
the cook ,	27
the cooperative	32
the corner	-11
the corridor	-9
the corridor wait	-9
the cottage	18
the couch	-29
the council	84
the council </s>	12
the council in	22
the counter	-9
the country	15
the county	33
the couple	-13
the court	-16
the cover	-5
the cover letter	-4
the crash	31
the crash </s>	18
the credit	-21
the crossword	-24
the crow	51
the crow </s>	-7
the crow speak	17
the crowd	-10
the crown	-10
the cup	-15
the cup </s>	-11
the curry	-11
the dairy	8
the dashboard	36
the data	28
the dataset	-8
the date	-26
the date </s>	-15
the date are	-9
the date in	-6
the day ,	-7
the day </s>	-37
the day <name>	45
the day job	6
the deadline	-22
the debt	22
the deck	-14
the deed	-7
the demo	-35
the demo </s>	-16
the demo is	-6
the deploy	-4
the depot	14
the depot </s>	16
the deputy	23
the deputy head	25
the desk	-19
the desk </s>	-9
the diagnosis	12
the diagnosis </s>	12
the diagram	-9
the dialog	-11
the dialysis	19
the dialysis unit	19
the diff	-9
the diff </s>	-6
the difference	-19
the difference </s>	-14
the digger	17
the diploma	8
the disclaimer	17
the dish	-15
the dish ,	10
the dish </s>	-9
the district	6
the divorce	79
the divorce </s>	12
the divorce i	9
the doc	-41
the doc ,	-6
the doc </s>	-11
the doc and	-4
the documentary	-14
the door	-85
the door ,	-30
the door </s>	-48
the doorway	-4
the dough	-15
the download	-8
the download ,	-6
the draft	-11
the drama	-12
the drawer	-8
the drip	-18
the drive	-14
the drum kit	4
the dust	62
the dust extractor	62
the early	-13
the egg	-5
the email	-12
the end	-29
the end ,	-10
the end </s>	-25
the end of	8
the endpoint	-15
the endpoint </s>	-14
the error	-5
the exact	-4
the exam	-10
the exam question	-5
the example	-34
the example ,	-6
the example </s>	-5
the excavator	5
the exercise	-15
the exercise make	-6
the export	-4
the eye	-9
the eye </s>	-20
the fable	-19
the fable </s>	-8
the fall	43
the fall </s>	34
the family	98
the family </s>	46
the family business	8
the farm	46
the farm 's	12
the farm ,	11
the fault	-6
the fence	-6
the ferry </s>	5
the fete	11
the fictional	-15
the field	18
the fifth	36
the fifth floor	27
the file	-72
the file </s>	-15
the file and	-4
the file i	-4
the file take	-4
the file to	-14
the film	-95
the film ,	-26
the film </s>	-23
the film have	-19
the film was	-5
the filter	10
the finale	-15
the fire	21
the fire </s>	15
the fire brigade	21
the fire drill	-26
the firm	52
the firm 's	14
the firm ,	18
the firm </s>	10
the firm know	8
the firm pay	-14
the first	-84
the first </s>	-10
the first <day>	22
the first <number>	-24
the first chapter	-10
the first draft	-7
the first half	-16
the first line	-8
the first of	10
the first page	-16
the first paragraph	6
the first part	-4
the fish	-39
the fish </s>	4
the fish shop	-7
the fjord	26
the fjord </s>	26
the flag	-13
the flat	89
the flat </s>	35
the flat above	19
the flat by	11
the flat come	-10
the flat in	14
the flood	66
the flood </s>	25
the flood that	19
the floor	-23
the flour	-8
the flu	-12
the flyer	14
the flyer ,	5
the flyer </s>	9
the folder	-16
the font	-9
the font </s>	-4
the food	12
the food bank	10
the footer	-5
the footer is	-4
the forecast	-12
the forge	25
the forklift	9
the form	-66
the form 's	-7
the form </s>	-11
the form want	-8
the form with	-18
the formula	-6
the forum	-18
the forum </s>	-16
the fountain	19
the fourth	68
the fourth <name>	17
the fourth generation	42
the freezer	12
the fridge	-14
the fridge ,	-12
the fridge </s>	-4
the fridge door	-5
the front	-12
the frontend	10
the frontend </s>	10
the function	-29
the function </s>	-6
the funeral	16
the funeral </s>	14
the funniest	-9
the fuse	-4
the game	-54
the game ,	-4
the game before	-13
the game is	-20
the garage	121
the garage ,	24
the garage </s>	46
the garage is	24
the garage stand	-7
the garden	24
the gas	-15
the gas bill	-6
the gate	-33
the gate ,	-15
the gate </s>	-14
the giant	-6
the glaze	20
the goal	-9
the green	12
the green <number>	-6
the greenhouse	19
the greet	-5
the grind	21
the grind floor	21
the group	35
the group chat	-5
the group project	18
the guide	-13
the guitar	-11
the guitar in	5
the guy	-33
the guy in	-22
the gym	-14
the hall	-9
the hall </s>	6
the hallway	4
the harbour	22
the hard	5
the hard way	5
the hare	-20
the header	-18
the header ,	-4
the header </s>	-11
the headline	-6
the hear	16
the hear in	16
the heart	43
the heat	4
the heat in	9
the hernia	12
the hernia op	6
the hero	-15
the heroine	-26
the heroine ,	-16
the hill	22
the hip	30
the hip operation	10
the hive	26
the hob	-19
the hobby	26
the holiday	-6
the home	7
the hoover	-9
the hospice	19
the hospice shop	12
the hospital	-5
the hotel	11
the hotel i	9
the hour	17
the hour </s>	16
the house	128
the house </s>	20
the house belong	15
the house in	6
the house was	7
the hybrid	8
the hype	-31
the ice	-10
the idea	6
the idea </s>	12
the image	-6
the index	8
the inheritance	6
the insulin	11
the insurance	-19
the insurer	8
the internet	12
the internet is	12
the intro	-29
the intro ,	-10
the intro </s>	-15
the invite	-5
the invite </s>	-5
the invoice	-15
the iron	24
the jar	-9
the job	-18
the joke	-24
the joke </s>	-15
the kennel	17
the kernel	-6
the kettle	-32
the kettle on	-15
the key	-24
the key </s>	-20
the key is	-4
the keyboard	-47
the keyboard ,	-18
the keyboard </s>	-20
the killer	-12
the killer </s>	-12
the kiln	13
the kilo	-5
the kilt	4
the kilt is	4
the king	-38
the kiosk	4
the kitchen	-37
the kitchen ,	-13
the kitchen is	13
the kitchen windowsill	12
the knee	62
the knit	5
the knit circle	6
the label	-16
the label </s>	-14
the label printer	11
the ladder	-25
the lady	-9
the lake	12
the lamp	-23
the land	-5
the land page	-6
the lane	8
the lane </s>	12
the language	7
the laptop	-21
the last	11
the last <day>	33
the last line	-7
the last page	-7
the last step	-14
the laundrette	19
the laundrette ,	9
the laundry	4
the law	-5
the layer	-5
the layout	-14
the leaflet	-17
the leaflet </s>	-8
the lease	61
the lease on	23
the leave	164
the leave </s>	64
the leave ear	10
the leave knee	44
the leave side	5
the ledger	-23
the legacy	10
the letter	-19
the letter say	-11
the library	45
the library van	8
the licence	12
the licence </s>	12
the lido	12
the lifeboat	15
the lift	-43
the lift 's	6
the lift was	-6
the light	-13
the light go	-5
the line	-8
the link	-18
the link </s>	-11
the linter	-9
the list	-110
the list </s>	-22
the list have	-10
the list is	-17
the list you	-9
the little	14
the little <number>	14
the loan	24
the lobby	-5
the loft	13
the log	-20
the log </s>	-6
the login	-7
the logo	-20
the long	-8
the loo	-6
the loom	-7
the loop	-25
the loop run	-7
the lot	-9
the lottery	-22
the machine	5
the macro	-12
the mail	12
the mail </s>	-5
the main	-4
the mall	-19
the man	-25
the man in	-12
the manual	-9
the map	-16
the marathon	11
the margin	-17
the market	10
the market </s>	-15
the market in	5
the master	7
the match	-16
the math	-8
the mayor	26
the meet	-94
the meet </s>	-19
the meme	-11
the menu	-29
the menu ,	-14
the menu </s>	-7
the merger	8
the metre	18
the metro	7
the mic	-14
the middle	-13
the middle of	-20
the migration	-8
the milk	12
the milk ,	5
the mill	14
the mill is	-4
the ministry	28
the minute	38
the mock	-9
the model	-21
the model for	-11
the module	12
the moment	-35
the moment </s>	-46
the moment i	9
the month	13
the month </s>	13
the moon	-28
the moon </s>	-26
the morning	12
the morning ,	-13
the morning </s>	20
the mortgage	69
the mortgage is	20
the mosque	19
the mosque </s>	19
the motorbike	-9
the mountain	18
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
the narrator	-21
the national table-tennis	-4
the navy	68
the navy </s>	39
the near	34
the nearest	18
the needful	10
the new	-62
the new <kin>	-17
the new <name>	-46
the new logo	-7
the new mayor	-11
the new year	19
the news	-88
the news </s>	-15
the news say	-10
the newsletter	-27
the newsletter go	-11
the next	-51
the next <number>	4
the next couple	17
the next room	-20
the next step	-7
the next table	-7
the next year	12
the night	53
the night desk	25
the night school	-6
the night shift	21
the north	17
the northern	-8
the note	-10
the note </s>	-6
the notebook	-4
the novel	-38
the novel ,	-9
the number	12
the nurse	28
the nurse home	13
the nursery	15
the nursery in	-4
the odd	13
the office	-88
the office ,	-25
the office </s>	-37
the office is	9
the office today	-7
the oil	-25
the old	10
the old <kin>	6
the old <number>	-7
the old track	-5
the older	47
the older <kin>	47
the olive	10
the onion	-19
the onion </s>	-14
the online	-5
the only	125
the only <kin>	16
the only <number>	13
the only bread	11
the only way	30
the only woman	16
the opera	-15
the operation	13
the orchard	23
the orchard </s>	8
the orchestra	24
the order	-19
the order of	-8
the organ	21
the other </s>	21
the other <number>	9
the other file	-5
the other room	-8
the other to	14
the output	-4
the oven	-52
the oven 's	16
the oven ,	-22
the oven </s>	-7
the pack	12
the pack list	12
the page	-37
the page </s>	-10
the page load	-4
the paint	-7
the pan	-18
the paper	-19
the paper </s>	-11
the paper mill	12
the paper say	-16
the paperwork	5
the parameter	-10
the parcel	-18
the parcel ,	-5
the parcel </s>	-4
the parcel depot	14
the parish	63
the parish choir	17
the parish council	20
the park	-37
the parser	-6
the parser </s>	-5
the party	-19
the party tonight	-9
the passive	22
the passive in	8
the passport	21
the password	-5
the pasta	-21
the paste	-7
the patch	-4
the patent	31
the path	-12
the payment	11
the pdf	-6
the pdf </s>	-5
the pension	-11
the pension age	-11
the person	17
the pharmacy	22
the pharmacy 's	4
the pharmacy </s>	14
the pharmacy is	13
the pharmacy shut	8
the phone	24
the phone ,	-9
the phone </s>	35
the phone in	-8
the phone just	-5
the phone ring	-10
the photo	-42
the photo ,	-5
the photo i	-4
the piano	4
the piano in	-16
the pick	13
the picture	-36
the picture ,	-17
the picture </s>	-8
the picture is	-8
the pipe	11
the pitch </s>	-11
the place	36
the place </s>	15
the plan	32
the plan for	20
the plan have	-15
the plant	-18
the plant </s>	-20
the play	-30
the play </s>	-4
the plot	-4
the plot </s>	-5
the podcast	5
the podcast say	-5
the poem	-5
the pool </s>	7
the pool was	-5
the pork	-5
the port	6
the post	10
the post office	-7
the poster	-21
the poster ,	-12
the pot	-4
the pot ,	-6
the pottery	-7
the poultry	8
the practice	27
the practice </s>	24
the premature	13
the premature <kin>	13
the premium	5
the present	23
the press	17
the previous	-7
the price	11
the primary	-6
the print	10
the printer	-61
the printer jam	-17
the prison is	6
the problem	-7
the project	13
the proxy	-9
the proxy </s>	-9
the pub	-29
the pub ,	-4
the pub quiz	-4
the pump	-9
the puzzle	-35
the puzzle ,	-10
the puzzle always	-12
the quarry	35
the quarry </s>	29
the queen	-9
the query	-5
the question	13
the queue	-49
the queue ,	-10
the queue </s>	-9
the queue at	-9
the queue have	-5
the quiz	-51
the quiz ,	-13
the quote	-5
the quote ,	4
the radio	-24
the radio </s>	-4
the railway	40
the railway </s>	13
the railway in	18
the rain	-67
the rain ,	5
the rain </s>	-39
the rain just	-4
the rain stop	-15
the rainy-day	51
the rainy-day account	51
the raise	6
the raspberry	23
the raspberry pi	23
the rate	-12
the read	22
the receipt	-14
the receipt </s>	-8
the recipe	-25
the recipe ,	-6
the record	-20
the red	13
the regional	26
the release	6
the reminder	-12
the remote	-39
the remote ,	-12
the remote </s>	-31
the rent	16
the rent twice	7
the rent up	13
the repo	-16
the repo </s>	-14
the report	-65
the report is	-6
the resident	16
the rest	13
the rest ,	14
the rest </s>	4
the restaurant	-9
the restaurant ,	8
the restaurant only	-6
the result	9
the result </s>	-4
the review	-8
the rice	-25
the rice </s>	-18
the riddle	-12
the ride	9
the rig	17
the rig <number>	7
the right	99
the right ear	63
the right side	33
the ring	-13
the ring road	-8
the river	23
the road	-29
the roof	13
the roof </s>	14
the room	-23
the room right	-10
the rota	32
the rota ,	-10
the rota </s>	34
the router	-21
the router </s>	-8
the router twice	-4
the row	-15
the row </s>	-7
the royal	-14
the rug	-7
the rug </s>	-7
the sale	-12
the salon	49
the salt	-4
the same	87
the same </s>	37
the same <number>	20
the same as	-9
the same error	-4
the same result	-4
the same song	-12
the same thing	-13
the same to	23
the sample	-54
the sample sentence	-10
the sample text	-5
the sauce	-12
the sauce </s>	-9
the sawmill	32
the scholarship	9
the school	39
the school bus	15
the school run	22
the school trip	-32
the scout	37
the scout i	6
the screen	-25
the screen </s>	-7
the script	-4
the script and	-4
the sea	17
the second	-139
the second </s>	-6
the second <number>	-33
the second chapter	-4
the second column	-12
the second half	-7
the second option	-4
the second paragraph	-18
the second part	-10
the second question	-9
the second run	-6
the second set	-9
the second step	-5
the second verse	-4
the second version	-4
the section	-12
the seed	14
the seizure	17
the seizure </s>	17
the sell	20
the series	-32
the server	-23
the server </s>	-7
the service	-17
the set	-18
the setting	-25
the setting </s>	-11
the setting page	-7
the seventy	13
the seventy ,	13
the share	-13
the shed	57
the shed </s>	49
the sheet	-38
the sheet </s>	-17
the shelf	-6
the shelter	-7
the shipyard	10
the shirt	-12
the shop	-38
the shop ,	-24
the shop </s>	-29
the shop <kin>	12
the shop for	-29
the shop have	9
the shop is	17
the shop steward	7
the shop was	6
the shop when	14
the short	20
the short version	20
the shower	-30
the shower ,	-6
the shower </s>	-8
the side	51
the side ,	43
the side </s>	26
the sight	7
the sight of	7
the sign	-38
the sink	-7
the sink ,	-6
the site	-27
the sketch	-32
the sky	-5
the sky is	-5
the slide	-30
the slide after	-8
the sofa	-28
the sofa </s>	-10
the sofa with	-22
the soil	24
the soil probe	24
the song	-18
the soup	-16
the soup </s>	-13
the spare	52
the spare room	54
the spell	-14
the spring	30
the spring ,	14
the spring </s>	14
the stable	-12
the stair	44
the stair </s>	37
the stall	29
the stand	-14
the startup	16
the station	-55
the station </s>	-31
the stave	6
the steak	-9
the step	-17
the step </s>	-12
the stock	-16
the stopcock	17
the storm	-18
the story	-75
the story ,	-7
the story </s>	-12
the stream	-21
the street	15
the strike	7
the string	-6
the string on	-6
the stroke	57
the stroke </s>	7
the stroke i	23
the stroke my	14
the studio	-6
the subject	-13
the sugar	-6
the sum	-41
the sum </s>	-28
the summary	-16
the summer	25
the summer </s>	19
the summer house	-8
the summer of	6
the support	-10
the surgery	6
the swim	-23
the switch	36
the switch lite	36
the tab	-16
the tab crash	-4
the table	-30
the table ,	-10
the table </s>	-12
the tablet	-33
the tale	-22
the talk	-5
the target	32
the tattoo studio	11
the tax	4
the tax form	-5
the tax office	26
the taxi	6
the tea	-4
the team	31
the team <kin>	-9
the team i	12
the team is	27
the telly	-28
the temple	-13
the tender	-12
the tent	6
the terminal	14
the terminal </s>	16
the test	-52
the test </s>	-8
the test fail	-4
the test run	-6
the text	-7
the text ,	-16
the theory	4
the thesis	9
the thing	9
the thing is	9
the third	-30
the third bullet	-14
the third division	12
the third error	-4
the third floor	13
the third is	-12
the third line	-4
the third of	8
the third paragraph	-4
the thread	-9
the thread of	-4
the thyroid	-12
the ticket	11
the ticket </s>	10
the tile	-12
the till	-42
the time	7
the time </s>	18
the timer	-19
the tip	14
the title	-24
the title </s>	-11
the toast	-19
the tone </s>	-4
the tool	-4
the top	-63
the top </s>	-22
the total	-34
the total </s>	-9
the town	30
the tractor	37
the train	-34
the train </s>	8
the train is	-13
the train leave	-10
the train tell	-5
the tram	7
the tram </s>	-8
the translation	30
the treasurer	31
the treasurer in	-6
the treasurer of	22
the trip	-6
the trombone	-14
the truck	8
the truck </s>	15
the trust	8
the tuba	-12
the tuba </s>	-16
the tutorial	-10
the tv	-20
the typhoon	-4
the typo	-26
the typo </s>	-26
the ulcer	35
the under	6
the under <number>	4
the under-12s	12
the under-12s on	12
the uni	18
the union	44
the union get	-5
the union make	21
the unit	-4
the update	-40
the update ,	-10
the update </s>	-9
the update i	-9
the upper	22
the upper row	23
the user	-50
the user live	-23
the value	-6
the van	63
the van ,	17
the van in	-5
the variable	-5
the vegan	-20
the vendor	10
the via	19
the via <name>	19
the video	-66
the video ,	-8
the video </s>	-11
the video stutter	-16
the village	34
the villain	-24
the villain </s>	8
the villain in	-24
the vineyard	-6
the vineyard ,	4
the vineyard in	-20
the visa	13
the visa clear	13
the voice	-23
the volunteer	24
the volunteer fire	24
the wait	13
the wait list	26
the wait room	-11
the walk	-5
the wall in	5
the walnut	10
the war	20
the ward	6
the ward </s>	4
the warehouse	24
the warehouse </s>	19
the warranty	-21
the wash	8
the way	-87
the way home	-42
the way in	-11
the way to	-9
the weather	4
the weather </s>	-14
the web	17
the website	5
the wed	22
the wed </s>	31
the wed is	22
the wed scene	-20
the week	4
the week </s>	-10
the west	-6
the west </s>	-6
the wet	8
the wheelchair	-12
the whole <name>	-7
the whole cast	-18
the whole clan	10
the whole family	16
the whole flat	-8
the whole list	-11
the whole street	24
the whole thing	-18
the whole way	-17
the why	30
the why before	14
the wifi	-14
the wifi code	-5
the will	7
the will </s>	7
the window	4
the window ,	8
the window </s>	9
the window today	-4
the wine	5
the winter	-16
the woman	15
the wood	-10
the wool	10
the word	8
the word </s>	8
the work	18
the work council	12
the workshop	19
the workshop have	10
the workshop to	8
the world	-12
the worst	-23
the wrong	-113
the wrong <kin>	-19
the wrong branch	-4
the wrong date	-5
the yard	33
the yard ,	15
the yard and	-9
the year	-18
the year </s>	7
the year i	14
the zip	-6
the zoom	-11
the zoom ,	-11
theatre	10
their	-97
their <kin>	14
their <kin> 's	9
their <kin> ,	-19
them	-17
them ,	17
them </s>	-31
them all	-13
them all </s>	-15
them at	7
them for	-4
them on	14
them on a	6
them twice	-7
theme	-10
theme ,	-10
then	-91
then ,	-27
then </s>	14
then <name> </s>	17
then <number>	6
then <number> month	6
then a	67
then bed	-29
then bed </s>	-16
then go	-8
then i	-12
then i have	6
then it	-6
then its	13
then read	-5
then the	15
then the ankle	42
then we	-12
then what	-19
theory	19
therapy	18
therapy every	6
there	-231
there 's	-17
there 's <number>	6
there 's a	-55
there 's always	-15
there 's no	45
there 's nobody	8
there ,	-27
there </s>	-40
there a	-16
there are	6
there are <number>	-22
there by	14
there by <number>	14
there for	-25
there for <number>	-25
there have	34
there i	-22
there is a	-18
there was	-34
there was a	-27
there were	10
there were <number>	10
thermometer	-5
these	-109
these <number>	-48
these day	33
these day ,	-6
these day </s>	38
thesis	109
thesis <kin>	8
thesis is	65
thesis is about	35
thesis is due	6
thesis is on	24
thesis on	32
thesis statement	-14
they	-210
they 're	15
they are	6
they call	4
they come	11
they keep	4
they reckon	-11
they reckon </s>	-11
they run	-5
they say	-60
they say </s>	-35
they say the	-9
they sell	-11
they send	-8
they speak	-15
they take	-7
they/them	27
they/them </s>	27
thief	-21
thin	6
thing	12
thing ,	36
thing , <number>	13
thing , i	10
thing </s>	-5
thing i	13
thing in	-47
thing is	26
thing so	-20
think	-270
think ,	-17
think </s>	-120
think <name>	-4
think about	-9
think about it	-4
think i	-50
think i 'm	-19
think i prefer	-8
think it	-11
think its	-17
think its a	-17
think of	18
think so	-13
think so </s>	-13
think the	-10
think we	-9
think you	-12
think you 're	-8
third	56
third </s>	-8
third <day>	11
third attempt	-6
third bullet	-14
third bullet </s>	-14
third coffee	-13
third division	12
third error	-4
third error </s>	-4
third floor	13
third generation	22
third generation </s>	22
third is	-12
third is the	-12
third line	-4
third of	-9
third of <kin>	-23
third of <month>	8
third paragraph	-4
third paragraph </s>	-4
third time	-14
third week	30
third week </s>	19
third year	20
third year </s>	6
third year of	6
this	-1195
this ,	-17
this </s>	-103
this <day>	-19
this <day> </s>	-6
this <kin>	-22
this <month>	29
this <month> </s>	21
this <name>	-69
this <name> ,	-27
this <name> </s>	-12
this <number>	-126
this <number> ,	-5
this <number> </s>	-46
this <number> by	-13
this <number> in	-12
this <number> please	-4
this a	-7
this a lot	-7
this afternoon	-73
this afternoon ,	-15
this afternoon </s>	-49
this app	-7
this article	-7
this article </s>	-7
this autumn	41
this autumn </s>	21
this back	7
this before	-6
this bug	-6
this by	-34
this by <day>	-10
this by <number>	-8
this call	-14
this call </s>	-8
this chat	-22
this contract	-4
this day	13
this employer	9
this employer till	9
this error	-12
this error </s>	-8
this even	-42
this even </s>	-22
this file	-6
this file </s>	-6
this for	-22
this for <number>	-8
this form	-6
this function	-5
this game	-14
this in	-17
this invoice	-22
this is	-19
this is my	-14
this job	19
this kind	-5
this kind of	-4
this letter	-6
this level	-8
this level ,	-6
this line	-10
this list	-9
this meet	-9
this morning	-174
this morning 's	-5
this morning ,	-29
this morning </s>	-109
this morning i	-10
this music	-7
this on	-15
this on the	-4
this page	-8
this paragraph	-7
this pharmacy	18
this poster	-6
this poster </s>	-6
this printer	-4
this quarter	20
this queue	-4
this recipe	-4
this record	-12
this record </s>	-5
this room	-10
this sample	-6
this scene	-7
this seat	-5
this sentence	-7
this sofa	-5
this song	-20
this song </s>	-15
this spreadsheet	-19
this spreadsheet since	-10
this spring	37
this spring ,	12
this spring </s>	25
this sum	-8
this table	-9
this thing	-4
this ticket	-4
this time	-10
this time ,	-4
this time </s>	-6
this to	-5
this up	-17
this up </s>	-11
this week	-15
this week ,	-6
this week </s>	-28
this winter	65
this winter </s>	49
this work	-4
this work </s>	-4
this year	41
this year </s>	7
those	-99
those </s>	-6
those <number>	-9
those <number> </s>	-11
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
though i 'm	4
though i have	24
though i swear	11
though my <name>	-8
though the	10
though the <name>	4
though the tattoo	4
though there	-23
though there 's	-17
though we split	-4
thread	-39
thread </s>	-5
thread of	-4
thriller	-17
throat	42
through	60
through </s>	33
through <name>	33
through <name> ,	12
through <name> </s>	24
through <number>	46
through <number> </s>	49
through a	-20
through an	14
through door	14
through half	-9
through in	11
through it	13
through my	-23
through my <kin>	8
through my whole	-14
through standard	8
through standard door	8
through the	-33
through the roof	-19
through to	-11
through your	-15
throw	-23
throw a	-19
throw a <name>	-10
throw up	-6
throw up on	-5
thumb up	-15
thumb up to	-10
thunder	-10
thunder just	-7
thunderstorm	-37
thx	-27
thx for	-23
thx that	-4
thx that work	-4
thyroid	19
thyroid is	-7
thyroid was	21
ticket	-9
ticket and	27
ticket are	-13
ticket are in	-13
ticket expire	-10
ticket expire in	5
ticket for	-25
tie	-12
tie me	9
tie me to	9
tiffin	4
tight </s>	-9
tighten	-12
tile	11
tile ,	18
tile </s>	17
tile in	-11
till	48
till <day>	-10
till <month>	14
till <month> </s>	11
till <number>	84
till <number> ,	-16
till <number> </s>	126
till i	4
till it	18
till my	8
till next	5
till next summer	5
till noon	-9
till noon </s>	-9
till she	5
till spring	6
till still	8
till still run	8
till summer	5
till the	-10
timber	-7
time	-170
time ,	-52
time , please	-4
time :	-13
time : <number>	-13
time </s>	4
time a	13
time a day	-5
time and	-9
time for	-21
time for that	-16
time i	-44
time i click	-13
time in	-4
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
timeout	-52
timeout on	-12
timer	-51
timer for	-16
timer run	-7
tin	-40
tinnitus	52
tinnitus ,	18
tinnitus </s>	11
tinnitus from	16
tiny	37
tiny ,	18
tiny flat	-13
tiny phone	24
tiny phone </s>	24
tip	16
tip </s>	-12
tire	-98
tire ,	-9
tire , so	-10
tire </s>	-43
tire today	-9
tire today </s>	-4
tithe	15
tithe <number>	15
tithe <number> percent	15
title	-36
title </s>	-24
title is	-5
to	129
to ,	10
to /	-5
to </s>	-11
to <day> </s>	-4
to <days>	-43
to <kin>	-58
to <kin> ,	-6
to <kin> </s>	-40
to <month>	9
to <month> ,	-5
to <month> </s>	10
to <name>	32
to <name> 's	-5
to <name> ,	-5
to <name> </s>	-47
to <name> <name>	11
to <name> <number>	-7
to <name> and	-5
to <name> at	16
to <name> before	21
to <name> by	4
to <name> for	-18
to <name> from	12
to <name> in	67
to <name> is	16
to <name> once	15
to <name> that	18
to <name> time	-20
to <name> with	-6
to <number>	69
to <number> ,	-11
to <number> </s>	-38
to <number> <kin>	12
to <number> a	39
to <number> and	-7
to <number> because	5
to <number> day	-7
to <number> for	21
to <number> hotel	9
to <number> in	8
to <number> this	8
to <number> today	-7
to a	63
to a <kin>	16
to a <name>	16
to a blank	-19
to add	-10
to add a	5
to adopt	17
to an	39
to answer	-6
to answer </s>	-6
to apply	5
to apply for	5
to ask	-36
to ask ,	-9
to ask </s>	-18
to ask about	-6
to avoid	7
to avoid sunlight	7
to be	26
to be <number>	6
to be a	57
to be able	20
to be call	11
to be do	-14
to be gluten	4
to be in	5
to be out	-9
to be shorter	-8
to be the	-5
to be there	30
to become	10
to become a	8
to bin	-8
to brush	-8
to brush them	-8
to build	12
to buy	-21
to buy milk	-21
to call the	-22
to carry	-5
to carry an	9
to cashew	4
to cashew </s>	4
to center	-8
to change	-4
to change the	-4
to check	-6
to clear	-28
to close	23
to code	25
to code at	25
to come	41
to decaf	10
to do	-14
to do <number>	13
to do this	-16
to drive	38
to drive ,	15
to drop	-10
to fetch	-28
to find	-39
to find out	-14
to find the	-27
to finish	18
to finish </s>	-4
to finish my	9
to finish this	-11
to fix	-33
to fix the	-5
to fix this	-15
to fly	-22
to get	25
to get dress	19
to get the	-8
to get this	-7
to get through	-12
to get to	41
to give	16
to give up	16
to go	-40
to go </s>	-17
to go back	11
to go with	-10
to google	-15
to grab	-20
to grab lunch	-20
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
to install	9
to install it	-6
to it	22
to it </s>	22
to keep	12
to know	-54
to know if	-42
to latex	29
to latex ,	9
to latex so	13
to learn	-36
to learn how	-17
to leave	-9
to leave </s>	-12
to leukemia	5
to live on	-8
to load	-14
to load </s>	-5
to log	-4
to log in	-4
to lunch	-40
to lunch ,	-26
to lunch </s>	-13
to main </s>	11
to make	-19
to make it	-12
to march	5
to me	127
to me ,	-13
to me </s>	113
to me and	11
to me in	16
to me like	5
to me on	-16
to me since	6
to meet	-10
to meet at	-10
to merge	-8
to metric	-19
to move	-16
to move </s>	-8
to my	66
to my <kin>	48
to myself	-6
to nothing	-28
to nut	-40
to nut ,	-11
to open	-18
to open the	-8
to our	-14
to our <kin>	5
to page	-14
to page <number>	-11
to pass	40
to pass the	18
to pay	-28
to penicillin	27
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
to read	20
to read </s>	16
to recover	12
to recover from	12
to redo	-9
to refactor	-7
to refactor this	-5
to relocate	4
to relocate to	4
to rename	-4
to restart	-4
to restart it	-5
to retire	46
to retire at	21
to retire in	-11
to return	-6
to ride	14
to ride a	14
to run </s>	-26
to run the	15
to sail	-16
to sail </s>	-16
to save	-5
to save the	-5
to say	-11
to say </s>	16
to school	10
to see	17
to see that	-7
to sell	16
to send	-10
to sesame	13
to shellfish	26
to shellfish ,	18
to shellfish </s>	8
to sing	13
to sing along	13
to sit	10
to ski	11
to skip	-6
to sleep	-7
to small	7
to smoke	21
to smoke <number>	14
to some	-22
to someone	35
to sort	-13
to start	-9
to stay	52
to stay with	17
to step	-12
to step <number>	-12
to stop	4
to swim	34
to swim </s>	7
to talk	7
to taste	-4
to teach	40
to that	-47
to the	-149
to the <kin>	7
to the <name>	38
to the <number>	4
to the article	-13
to the back	-6
to the bypass	6
to the cinema	-12
to the gym	-14
to the house	10
to the leave	-15
to the moon	-11
to the new	-9
to the next	-35
to the office	17
to the other	-25
to the page	-6
to the second	-4
to the shop	-49
to the sofa	-13
to the table	-4
to the top	-10
to the wrong	-8
to think	-14
to think about	-5
to this	-4
to this day	13
to this employer	9
to this kind	-4
to train	-20
to train a	-20
to try	7
to turn	23
to understand	-5
to uni	8
to us	38
to us ,	9
to us every	4
to us from	6
to use	26
to wait	18
to walk	21
to watch	5
to work	52
to work ,	5
to work </s>	17
to wrap	-8
to write	-9
to write a	-5
to you	-42
to you too	-26
to-do	-8
toast	-88
toast </s>	-26
toast for	-10
toastmaster	30
today	-883
today 's	-30
today ,	-189
today , bliss	-10
today , i	-13
today , no	-8
today , so	-15
today :	-25
today </s>	-465
today and	-14
today because	-38
today because of	-38
today i	-41
today i can	-7
today is	-9
today so	-11
today so i	-9
today was	-18
toe	9
tofu	11
together for	-16
together for <number>	-16
together since	4
token	-6
tolerate	13
toll	6
tomasz	-23
tomato	-8
tomorrow	-194
tomorrow ,	-30
tomorrow </s>	-103
tomorrow morning	-15
ton	4
ton of	4
tone	-23
tone ,	-8
tone </s>	-18
tongue	-19
tongue 's	14
tongue 's <name>	17
tongue ,	6
tongue is	7
tongue on	-11
tongue on the	-11
tonight	-589
tonight 's	-43
tonight ,	-142
tonight , <number>	-21
tonight , i	-9
tonight , too	-10
tonight :	-14
tonight : pizza	-14
tonight </s>	-267
tonight is	-24
tonight so	-15
tonne	12
tonne ,	12
too	-223
too </s>	86
too big	13
too blurry	-12
too blurry </s>	-12
too cold	-4
too dark	-10
too fast	-30
too fast </s>	-21
too few	-15
too few for	-15
too high	-23
too hot	-12
too hot </s>	-12
too long	-42
too long ,	-7
too long </s>	-17
too long for	-4
too long in	-6
too loud	-36
too loud </s>	-15
too loud in	-12
too low	30
too low </s>	13
too many	-31
too many </s>	-21
too much	-80
too much </s>	-41
too salty	-11
too small	19
too small </s>	8
too soon	-7
too soon ,	-4
too sweet	-10
too tire	-6
too windy	-8
tool	76
tool ,	22
tool , the	10
tool </s>	39
tooth	35
tooth </s>	11
top	-32
top </s>	-10
top and	-6
top of	7
top of the	12
top out	15
top out at	15
topic	-25
total	-124
total ,	-13
total </s>	-27
total is	-26
totally	-7
touch	93
touch </s>	18
touch alcohol	8
touch anything	7
touch it	27
touch it </s>	18
touch my	-17
touch the	-13
tour	4
tour </s>	10
tour guide	-19
tour in	16
tour in <name>	16
tourist	5
towards	9
towel	-15
tower	11
tower </s>	8
town	33
town </s>	-6
town council	9
trace	-22
trace ,	-4
traceback	-4
traceback </s>	-4
track	22
track </s>	13
track change	30
track change </s>	30
track is	-5
tractor	23
tractor </s>	17
tractor in	-9
tractor is	9
tractor is a	9
trade	61
trade ,	36
trade </s>	28
trade as	8
trade as <name>	8
trade is	5
tradition	8
tradition </s>	8
traffic	-48
trail run	9
trailer	-4
train	135
train 's	-16
train , <number>	-19
train , no	-15
train </s>	40
train <kin> 's	-12
train a	-20
train a <kin>	-20
train are	7
train as	102
train as a	92
train for	31
train for the	22
train get	15
train i	-13
train i can	-13
train is	-18
train is late	-9
train leave	5
train leave every	15
train now	14
train on the	-5
train only	14
train only </s>	14
train tell	-5
train the	-6
train the model	-11
train to	5
train to <name>	-6
train under	-14
train with	8
tram	48
tram ,	4
tram </s>	5
tram <kin>	6
tram <kin> </s>	11
tram in	16
tram in <name>	4
trampoline	8
trampoline in	8
transfer	14
transit	10
translate	-65
translate "	-40
translate </s>	5
translate for	9
translate patent	16
translate patent from	14
translate the	-11
translate this	-43
translate this <name>	-9
translation	54
translation bureau	35
transplant	19
travel	5
travel </s>	21
travel with	13
trawler	17
tray	-27
tray ,	-10
treasurer	95
treasurer in	-9
treasurer in this	-6
treasurer of	64
treasurer of our	12
treasurer of the	38
treasurer since	5
treasurer since <number>	5
tree	37
tree ,	4
tree come	4
tree come from	4
tree is	5
tremor	97
tremor ,	37
tremor , so	37
tremor </s>	33
tremor i	15
trial	-27
trigger	11
trigger here	11
trigger here :	11
trim	-42
trim </s>	-16
trip	7
trip </s>	-17
trip in	-19
trip is	6
trip to	14
trip to <name>	5
trombone	-7
trombone in	7
trope	-16
trotro	-8
trouble	13
truck	96
truck </s>	43
truck in	-8
true	-24
true or	-18
true or false	-18
trumpet	9
trust	8
try	-101
try ,	-5
try <name>	20
try <number>	-15
try again	7
try another	-23
try another </s>	-15
try for	4
try for a	4
try it	-6
try it </s>	-6
try on	-6
try restart	-4
try restart the	-4
try that	-13
try that tomorrow	-6
try to	-33
try to finish	-5
try to get	-7
try your	-7
tuan	9
tuan mind	9
tuba	6
tuba </s>	-16
tuba in	19
tuba in the	19
tuition	6
tune	9
tune </s>	-6
tune up	26
tune up a	26
turbo	31
turbo <kin>	31
turbo <kin> in	31
turkish	19
turn	185
turn 18	15
turn 18 </s>	15
turn </s>	14
turn <number>	126
turn <number> </s>	61
turn <number> in	51
turn <number> on	9
turn down	35
turn down the	4
turn into	36
turn into a	36
turn is	25
turn it	-12
turn it off	-11
turn off	-6
turn off the	-6
turn on	-17
turn on </s>	-13
turn the	-22
turn up	-50
turn up </s>	-19
turnover	16
tutorial	-10
tv	-39
tv ,	-23
twentie	7
twice	-22
twice ,	9
twice , finally	8
twice </s>	-51
twice a	63
twice a day	46
twice a month	26
twice a week	26
twice a year	-33
twice already	9
twice already </s>	9
twice and	-13
twice and become	5
twice before	-22
twice in	-23
twice in <number>	-18
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
type	-46
type <number>	44
type <number> diabetes	23
type <number> or	-6
type <number> since	24
type about	20
type fast	-22
type fast </s>	-22
type is <name>	22
type is slow	7
type it	-9
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
typewriter	15
typhoon	-4
typical	-52
typical </s>	-39
typo	-131
typo ,	-19
typo </s>	-87
typo in	-11
typo in the	-7
tyre	-23
ugh	-59
ugh i	-9
ugly	-10
ugly ,	-8
ukulele	19
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
under <number>	122
under <number> ,	12
under <number> </s>	-11
under <number> <kin>	16
under <number> minute	33
under <number> page	13
under <number> roof	24
under a	11
under me	-12
under me </s>	-12
under my	46
under my bed	23
under my maiden	18
under the	37
under the desk	-5
under the stair	42
under the walnut	10
under-12s	12
under-12s on	12
under-12s on <days>	12
under-tens	9
under-tens </s>	7
understand	-30
understand the	-6
undetectable	13
undo	-4
uni	84
uni ,	17
uni </s>	33
uni of	13
uni of <name>	13
uniform	-36
union	102
union ,	14
union </s>	6
union <name>	14
union get	-5
union make	21
union rep	5
unionise	21
unit	40
unit ,	8
unit </s>	13
unit in	15
unit in <name>	15
unit only	14
unit test	-5
university	21
university </s>	6
unknown	-16
unless	10
unless i	13
unload	-19
unmute	-46
unpaid	9
unpaid ,	13
unplug	-5
unplug it	-5
unplug it </s>	-5
until	248
until <month>	25
until <month> </s>	5
until <month> <number>	14
until <name>	19
until <name> </s>	16
until <number>	123
until <number> ,	-9
until <number> </s>	154
until he	12
until it	-4
until midnight	-7
until midnight </s>	-7
until my	27
until next	6
until the	24
until they	-7
up	-85
up ,	-52
up , can	-18
up , i	-7
up </s>	-142
up <kin>	16
up <kin> after	16
up <name>	-14
up <name> mean	-8
up <number>	-39
up a	18
up a step	26
up again	-5
up all	14
up and we	-5
up as	-32
up at	-42
up at <number>	-15
up blank	-15
up by	4
up by <number>	14
up each	6
up each <month>	6
up for	25
up for a	16
up from	-9
up half	11
up half of	11
up here	26
up in	71
up in <month>	15
up in a	4
up in foster	11
up in the	26
up just	-12
up just now	-12
up meat	13
up my seat	8
up my spring	5
up on	-43
up on <name>	22
up on a	16
up on that	-16
up on the	-41
up on this	-7
up since	-35
up since <number>	-35
up sugar	17
up the	22
up the flat	12
up this	-16
up to	-6
up to <name>	-32
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
up with	24
up with <name>	34
update	-63
update ,	-10
update , the	-7
update </s>	-17
update i	-9
update the	-5
upgrade	30
upgrade </s>	18
upholstery	-12
upholstery pay	-10
upload	-24
upload </s>	-10
upper	34
upper row	23
upside	-24
upside down	-24
upside down </s>	-24
upstairs	-14
upstairs ,	-15
upstairs </s>	16
upstairs are	13
upvc	-4
us	491
us ,	63
us , <name>	6
us , i	10
us </s>	109
us <kin>	8
us <number>	13
us <number> year	8
us a	-9
us about	4
us about <number>	4
us and	19
us and we	8
us are	14
us at	25
us at the	19
us every	8
us every other	5
us for	7
us from	7
us go	-5
us have	-22
us in	12
us in <name>	6
us in the	8
us is	-5
us live	6
us on	12
us out	19
us since	12
us since the	12
us under	10
us under <number>	10
us until	6
us up	29
us up </s>	9
use	94
use ,	23
use </s>	13
use <name>	-51
use <name> ,	9
use <name> </s>	-66
use <name> and	-11
use <name> for	-7
use <name> spell	16
use <number>	-28
use a	48
use a screen	31
use a wheelchair	28
use cloud	20
use cloud tool	20
use emojis	14
use emojis with	14
use it	-18
use tab	7
use that	-17
use the	-75
use the <name>	-28
use the blue	5
use the other	-7
use the second	-11
use the wrong	-13
use they/them	7
use they/them </s>	7
use this	-9
use to	133
use to be	17
use to smoke	25
use to think	-9
use your	-7
useless </s>	-27
useless to	8
useless to me	8
user	-104
user ,	48
user </s>	-16
user end	-30
user here	-8
user i	-18
user i want	-18
user live	-42
user live in	-42
usually	6
ux	20
ux <kin>	16
vaccinate	8
vaccine	24
vacuum	-12
vacuum </s>	-12
valid	-28
valley </s>	5
value	-25
value ,	-15
vampire	-48
van	114
van 's	15
van 's a	17
van ,	16
van , a	6
van , that	8
van </s>	-11
van are	17
van are electric	13
van at	-7
van every	9
van every time	9
van have	5
van in	-10
van is	40
van since	7
van so	11
van with	-7
vanish	-8
variable	-23
variable name	-11
variety	17
variety </s>	17
vat	7
veg box	-7
vegan	-136
vegan ,	-30
vegan </s>	-13
vegan <number>	-7
vegan <number> year	6
vegan burger	-21
vegan since	38
vegan since <number>	23
vegan since uni	15
vegetable	-5
vegetarian	45
vegetarian ,	17
vegetarian </s>	9
vegetarian since	14
vendor	5
venison	10
venue	22
venue site	6
venue site into	6
verb	-6
verb </s>	-9
verse	-19
verse ,	-6
version	29
version ,	-5
version <number>	-17
version <number> </s>	-14
version is	-8
very	6
vest	17
vex	-19
vex with	-20
via	24
via <name>	19
victim	-25
victim of	-25
video	-116
video ,	-8
video </s>	-20
video call	17
video store	6
video stutter	-20
video stutter on	-5
view	-62
view </s>	-34
village	86
village 's	11
village </s>	10
village choir	-18
village choir sing	-18
village hall	6
village have	22
village have <number>	18
village have no	4
village in	-5
village is	19
villain	-45
villain </s>	-13
villain in	-24
villain in act	-17
vim	8
vim is	8
vim is what	8
vinegar	-25
vineyard	10
vineyard ,	4
vineyard in	-17
vineyard in the	-4
vineyard near	6
vineyard near <name>	6
vintage	9
vinyl	38
violin	30
violin </s>	13
violin <kin>	-6
violin in	4
violin in an	4
viral	-28
viral </s>	-15
virtual	-19
visa	66
visa ,	4
visa </s>	-10
visa clear	17
visa clear </s>	13
visa for	-6
visa for <name>	4
visa i	9
visa i can	9
visa rule	-4
visa rule </s>	-4
visa run	18
visa run out	18
visa tie	9
visa tie me	9
visit	6
visit every	13
visit him	20
visitor	-23
voice	-60
voice ,	-13
voice </s>	-12
voice at	-19
voice input	12
voice input is	9
voice note	-18
voice note </s>	-9
voicemail	-18
volume	22
volunteer	138
volunteer </s>	20
volunteer at	49
volunteer at our	10
volunteer at the	39
volunteer every	6
volunteer every <day>	6
volunteer fire	26
volunteer fire brigade	26
vote	6
vote for	-10
vote on	-4
vote on everything	-4
vowel	-7
vpn	-4
vs	-66
waakye	-5
waakye by	-5
waakye by the	-5
wage	64
wage </s>	50
wait	-235
wait ,	-20
wait </s>	-66
wait for	-96
wait for the	-30
wait list	47
wait list for	44
wait on	-28
wait on the	-5
wait room	-30
wait room is	-10
wait till	-8
wake	-66
wake up	-56
wake up at	-35
walk	-41
walk ,	-6
walk <number>	4
walk a	-9
walk in	-35
walk in ,	-14
walk into	-34
walk into a	-29
walk past	-11
walk the	33
walk the <kin>	-24
walk the <name>	36
walk with	33
walk with a	33
walker	8
wall	30
wall </s>	10
wall in	5
waller	-6
walnut	20
wanjiru	-6
want	-12
want ,	7
want </s>	-18
want <name>	21
want <number>	17
want <number> </s>	18
want a	-97
want a number	-6
want a photo	-16
want a shop	-6
want all	5
want every	12
want everything	25
want everything in	21
want it	-20
want it by	42
want it in	-15
want it shorter	-6
want me	5
want more	-21
want out	10
want out of	10
want the	11
want the blunt	34
want the date	-6
want the old	-6
want the second	-9
want them	-7
want this	-40
want this by	-11
want to add	5
want to apply	5
want to ask	-5
want to be	-32
want to become	4
want to build	8
want to change	-4
want to do	13
want to finish	10
want to have	9
want to know	-21
want to learn	-37
want to open	6
want to pass	18
want to retire	28
want to run	4
want to say	-6
want to see	19
want to sell	13
want to sing	13
want to take	15
want to try	10
want weekly	10
want weekly report	10
war	20
ward	10
ward </s>	26
ward round	-7
wardrobe	11
wardrobe </s>	13
warehouse	75
warehouse </s>	19
warehouse is	20
warfarin	18
warfarin </s>	-10
warm	-57
warm up	-15
warn	-16
warn </s>	-7
warning	-16
warranty	-16
was	-195
was <name>	24
was <name> </s>	18
was <name> that	4
was <number>	83
was <number> ,	30
was <number> </s>	52
was <number> i	5
was a	21
was a <kin>	-26
was a bite	-5
was a comma	-8
was a nun	-5
was about	-5
was adopt	23
was adopt from	8
was after	19
was after the	19
was all	-4
was an hour	-4
was at	-34
was at the	-14
was awful	-5
was bear	121
was bear </s>	82
was bear at	8
was bear in	-13
was blurry	-6
was bore	-25
was brutal	-7
was brutal </s>	-7
was buy	-11
was buy by	-11
was call	-5
was call <name>	-5
was cancel	-6
was cancel </s>	-6
was clear	8
was clear the	8
was close	-20
was close ,	-11
was cold	-10
was diagnose	18
was diagnose with	13
was dry	-8
was dull	-5
was dull </s>	-5
was fine	-9
was fine ,	-9
was forge	-6
was forge by	-6
was found	-29
was found by	-4
was found in	-25
was from	-24
was from <name>	-24
was funny	-10
was funny </s>	-10
was go	-11
was go to	-8
was great	-5
was heave	-4
was in	20
was in <name>	-24
was in the	45
was it	-4
was late	-10
was late ,	-8
was lay	18
was lay off	18
was leave to	15
was lock	-8
was long	-8
was make redundant	15
was my	74
was my <kin>	62
was n't	-15
was off	-10
was on	-25
was on the	-26
was once	4
was only find	6
was pack	-8
was painful	-8
was painful </s>	-8
was raise	15
was raise by	7
was raise on	11
was read	-9
was right	-8
was rubbish	-7
was rude	-12
was rude </s>	-12
was shut	-33
was shut </s>	-6
was shut when	-16
was so	-16
was so loud	-11
was speak	-6
was take	24
was tell	-5
was the	20
was the <kin>	-5
was the war	10
was think	-5
was too	-11
was too long	-5
was total	8
was train	-9
was train on	-9
was type	-17
was widowed	21
was write	26
was write by	19
wash	-11
wash on	-4
wash on <day>	-4
wash up	-5
wasp	-11
wasp </s>	9
wasp in	-21
wasp sting	10
wasp sting </s>	10
watch	-121
watch </s>	7
watch a	-28
watch and	8
watch my	13
watch the	-83
watch the <name>	-29
watchmaker	-10
watchmaker in	-10
watchmaker in <name>	-10
watchman	-5
watchman ,	-5
watchman , <name>	-5
water	-105
water ,	16
water </s>	-4
water boil	-27
water boil at	-27
water come	11
water from	13
water the	-38
water the plant	-17
water the pot	-6
wave	-9
way	-41
way ,	22
way at	7
way for	14
way home	-42
way home </s>	-35
way in	-11
way just	-6
way just now	-6
way round	-8
way to	-5
way to the	-20
way too	-4
we	461
we 'll	-33
we 're	72
we 're <name>	19
we 're <number>	-35
we 're a	63
we 're all	-29
we 're at	-17
we 're do	-21
we 're expect	5
we 're get	27
we 're in	-24
we 're look	-8
we 're move	8
we 're not	10
we 're off	-32
we 're on	24
we 're out	-24
we 're prototype	24
we 're save	11
we </s>	-21
we <kin>	20
we <kin> on	22
we adopt	19
we adopt <name>	17
we agree	-20
we agree on	-4
we agree to	-12
we all	-16
we always	24
we are	-79
we are <number>	-19
we are get	-15
we as	-43
we bill	24
we bill by	15
we buy	52
we buy the	47
we call	23
we call the	14
we can	-15
we can n't	-10
we carry	-25
we change	-15
we close	-27
we close the	-8
we could	-53
we count	4
we decide	-17
we decide to	-16
we delete	-19
we deploy	9
we deploy <days>	8
we deploy on	6
we do	58
we do a	5
we do n't	28
we drive	-9
we drop	8
we eat	-8
we eat at	-22
we foster	31
we foster ,	9
we foster <kin>	26
we get	24
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
we have a	-11
we have adopt	5
we have be	47
we have cake	-16
we have decide	9
we have get	51
we have have	11
we have live	10
we have no	36
we have run	9
we have to	-22
we heat	18
we heat the	18
we homeschool	36
we homeschool all	21
we homeschool our	9
we host	-11
we host everything	4
we invoice	5
we just	20
we keep	29
we keep <number>	5
we keep all	4
we keep bee	9
we keep everything	17
we keep get	-18
we laugh	-7
we laugh </s>	-7
we leave	-32
we leave <name>	4
we let	26
we live	61
we live in	26
we lose	6
we lose our	7
we lose the	21
we make	16
we meet at	-9
we milk	28
we milk <number>	27
we move	34
we move from	8
we move our	-9
we move the	-10
we move to	46
we name	45
we need	-60
we need <number>	-34
we need a	-10
we never	36
we never do	9
we never store	11
we never use	4
we only	-10
we order	-5
we order from	4
we order pizza	-9
we own	20
we pay	13
we pay <kin>	9
we plan	13
we plan to	10
we play	-4
we play in	17
we put	10
we put my	-9
we rebuild	9
we rent	29
we rent a	4
we rent out	5
we replace	14
we replace <name>	9
we run	-13
we run out	-19
we see	-31
we sell	31
we sell mostly	9
we share	22
we share <number>	8
we share a	7
we share with	7
we ship	6
we ship to	5
we should	-54
we shut	-6
we speak	7
we speak </s>	-22
we speak <name>	4
we speak at	10
we spend	-18
we split	4
we split the	4
we start	-9
we stay	-6
we stay for	-6
we stock	9
we study	-13
we swap	-5
we swap the	8
we switch	-4
we switch from	4
we switch the	-10
we take	25
we take the	12
we talk <days>	6
we talk about	-4
we try	-20
we use	40
we use <name>	9
we walk	-9
we walk a	-9
we watch	-26
we watch the	-11
we were	-28
we were <kin>	-12
we were both	9
we will	-8
we will n't	5
we write	14
weak	70
weak ,	27
weak </s>	23
wear	106
wear a	40
wear a hat	-6
wear a hear	42
wear an	-8
wear black	15
wear hear	17
wear hear aid	17
wear his	11
wear me	17
wear me out	17
wear out	-4
wear out the	-4
wear sari	-6
wear sari </s>	-6
wear steel	9
wear steel toe	9
wear the	-8
weather </s>	-28
weather service	13
weave	28
web	17
webinar	-20
webinar </s>	-20
website	-39
website 's	-8
website 's run	-8
website </s>	-7
wed	107
wed 's	13
wed 's set	8
wed </s>	31
wed band	19
wed band </s>	5
wed in	11
wed is	21
wed is <number>	18
wed scene	-28
wed scene 's	-13
wed today	-4
wed today </s>	-4
wedding	55
wedding ,	9
wedding </s>	17
week	228
week ,	97
week </s>	50
week <number>	-30
week <number> </s>	7
week ahead	-5
week ahead </s>	-5
week and	6
week for	-9
week i	5
week in	-10
week in <month>	-18
week instead	8
week of	26
week of <month>	6
week off	9
week off </s>	9
week on	17
week on <number>	12
week on the	6
week on week	5
week out	11
week out of	6
weekly	92
weekly </s>	67
weekly report	10
weigh	33
weigh <number>	16
weigh and	15
weigh and enter	15
weird	-34
weird </s>	-49
weld	15
weld at	18
weld course	4
weld for	15
weld is	-4
weld is what	-4
well	16
well ,	9
well </s>	57
well in	-27
well in <name>	-29
well run	9
well run dry	9
well that	-7
wendell	-10
wendell and	-10
wendell and me	-10
were	-210
were <kin>	-34
were <kin> </s>	-21
were <number>	12
were a	-12
were all	-11
were both	9
were do	-22
were go	-10
were go to	-10
were poor	-4
were save	-4
were we	-24
were we </s>	-24
west	-6
west </s>	-6
western	-25
wet	-42
wet ,	-15
wet </s>	-15
wet and	-6
wet and i	-6
wey	-15
wg	28
what	-305
what 's	-24
what 's a	18
what 's on	-10
what 's the	-7
what </s>	-44
what <name>	-27
what <number>	-46
what a	-50
what a day	-26
what are	13
what can	-32
what can i	-32
what do	-51
what do i	-25
what else	-13
what exactly	-30
what go	11
what go in	18
what happen	-16
what i	131
what i 'm	37
what i ask	-8
what i do	32
what i have	-22
what i hear	-20
what i mean	-10
what i need	-18
what i sell	5
what if	-29
what in	-21
what is	-10
what it is	10
what keep	25
what keep me	5
what keep the	9
what now	-12
what now </s>	-12
what our	25
what pay	56
what pay for	26
what pay my	13
what scare	-7
what scare me	-7
what should	-14
what the	-73
what the <kin>	-8
what the <name>	-24
what they	17
what time	-39
what time is	-34
what time it	-5
what was	-4
what we	81
what we speak	14
what with	13
what with my	8
what would	-73
what would be	-13
what you	-15
what you mean	-7
what you write	-4
whatever	40
whatever you	48
whatsapp	8
wheat	13
wheat give	-7
wheelchair	133
wheelchair ,	23
wheelchair </s>	17
wheelchair user	35
wheelchair will	10
wheelchair will n't	10
when	123
when <kin>	-13
when <kin> 's	7
when <name>	18
when <name> go	4
when <name> was	33
when he	46
when he 's	10
when he come	-8
when he latch	39
when her	8
when i	54
when i 'm	51
when i <kin>	6
when i ask	36
when i click	-22
when i get	-5
when i hit	-6
when i press	-28
when i run	-15
when i say	-4
when i see	-10
when i turn	27
when i was	9
when i write	23
when it	4
when my	6
when she	25
when the	-18
when the <kin>	22
when the <name>	-27
when the build	11
when the list	-8
when the rain	-7
when the tab	-6
when this	-22
when this year	-17
when we	14
when you	61
when you write	4
whenever	69
whenever i	-6
whenever i ask	30
whenever the	25
whenever you	26
where	20
where 's	-10
where 's the	-10
where <name>	-6
where are	-14
where do	-23
where do i	-21
where i	102
where i do	11
where i grow	12
where i volunteer	12
where i want	11
where i work	13
where it	-14
where my	63
where my <kin>	32
where the	-23
where there 's	4
where they	-16
where this	-4
where we	31
where were	-24
where were we	-24
whether	7
which	-170
which </s>	-11
which <name>	-42
which <number>	-23
which <number> is	-10
which date	-41
which have	-34
which i have	10
which is because	9
which is how	-5
which is the	5
which is when	7
which is where	5
which is why	21
which leave	-8
which leave me	-8
which make	11
which make me	-13
which mean	-20
which mean <number>	-20
which my	14
which my <kin>	9
which of	-18
which take	9
which take me	9
which the	-23
which way	-17
which we	14
while	-73
while </s>	-18
while <name>	-34
while <name> can	5
while <name> keep	-8
while <name> want	-14
while i	-18
while i do	10
while i handle	5
while i have	8
while i keep	9
while i was	-25
while it	27
while it 's	8
while mine	10
while my	-38
while my <kin>	-42
while our	-27
while our <day>	-17
while the	39
while the <kin>	-4
while the tractor	11
whistle	-8
white	-27
white </s>	4
who	-190
who 's	-4
who 's allergic	-14
who 's autistic	4
who <kin>	-10
who <kin> n't	-10
who <kin> the	9
who can	8
who come	-8
who come to	-5
who do	-50
who do it	-9
who drive	4
who get	-10
who have	9
who is	15
who is 96	12
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
who still	10
who teach	-28
who teach me	9
who they	-25
who train	-4
who was	-5
who win	-10
who work	-28
who write	-5
whoever that	-5
whoever that is	-5
whole	40
whole <name>	-8
whole cast	-18
whole clan	13
whole clinic	4
whole family	29
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
whole way	-17
whole way </s>	-17
wholesale	30
whom	5
whom i	12
whom i marry	12
why	-63
why </s>	-63
why <kin>	9
why before	14
why before the	14
why it	-19
why it fail	-10
why the sky	-5
wi	22
wide	9
wide </s>	27
widget	-5
widowed	31
widowed young	19
widowed young ,	19
widower	32
width	-8
wifi	-60
wifi </s>	10
wifi at	21
wifi at the	22
wifi code	-5
wifi drop	-6
wifi is	-22
wild	-19
wild camp	-5
will	-70
will </s>	29
will be a	6
will be move	-5
will draw	9
will draw a	9
will n't	-27
will n't be	-22
will n't come	-16
will n't do	42
will n't eat	12
will n't fit	8
will n't go	6
will n't let	9
will n't load	-11
will n't open	-7
will n't start	-17
will n't stop	-12
will n't take	-4
will n't touch	8
will n't turn	-13
will never	-4
will shut	-13
will stay	-18
will take	-29
will take over	-15
will touch	35
win	-70
win ,	-21
win </s>	-5
win <number>	-14
win <number> nil	-14
win the	-24
win the lottery	-22
wind	12
window	-93
window ,	-13
window , nothing	-4
window </s>	-41
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
winter </s>	117
winter i	19
winter in	8
winter in <name>	6
winter is	-6
winter the	-7
wipe	-6
wire	14
wish	17
with	170
with "	14
with </s>	13
with <kin>	-30
with <kin> 's	-6
with <kin> ,	12
with <name>	-10
with <name> 's	17
with <name> </s>	-28
with <name> <name>	7
with <name> <number>	25
with <name> at	8
with <name> for	-12
with <name> from	6
with <name> in	-5
with <name> on	-12
with <name> over	13
with <name> start	-34
with <number>	20
with <number> <kin>	16
with <number> column	-20
with <number> finger	11
with <number> guy	6
with <number> hand	-11
with <number> work	-8
with a	-54
with a <kin>	-18
with a <name>	25
with a cooperative	-13
with a credit	22
with a garden	-9
with a glass	-5
with a hurdy-gurdy	-4
with a mute	17
with a stick	33
with a watchmaker	-10
with an	58
with another	-15
with any	-28
with dummy	-18
with dummy data	-18
with exit	-14
with exit code	-14
with her	-21
with her <kin>	-31
with his	-28
with it	-58
with it ,	-9
with it </s>	-42
with its	-14
with its awful	-14
with me	100
with me </s>	83
with me be	7
with me from	8
with me in	11
with my	39
with my <kin>	52
with my hand	-4
with my leave	12
with no	7
with number	22
with old	-16
with option	-7
with option a	-5
with our	4
with that	-13
with that answer	-6
with the	89
with the <kin>	45
with the <name>	45
with the army	22
with the bank	-26
with the hospital	-5
with the house	16
with the insurance	-19
with the list	-15
with the same	12
with the second	-6
with this	-42
with this <name>	-15
with type	-5
with type <number>	-5
with us	130
with us ,	7
with us </s>	33
with us in	10
with us is	25
with us since	10
with us until	6
with wood	-17
with wood twice	-17
with you	-19
with you </s>	-11
with your	-27
within	24
within <number>	24
within <number> hour	26
within <number> minute	-11
within <number> year	18
without	101
without a	-11
without it	24
without milk	6
without milk ,	6
without the	-7
witness	19
witness ,	17
witness , so	17
wizard	-16
wizard </s>	-5
wobbly </s>	4
woman	25
woman 's	27
woman </s>	5
woman <kin>	-20
woman from	5
woman in	-12
woman in it	7
woman in the	-6
woman on	8
woman on our	11
woman on the	-4
woman only	6
woman only </s>	6
wonder	-13
wonky	-7
wonky </s>	-7
wood	15
wood stave	20
wood twice	-17
wood twice a	-17
wooden	42
wooden boat	6
wooden boat in	-4
wooden one	18
wool </s>	-8
wool give	8
word	-30
word ,	-35
word </s>	-7
word a	65
word and	-6
word for	-22
word in	-5
word or	-7
word over	-7
word over </s>	-5
work	24
work ,	35
work , <name>	5
work , no	16
work , that	-4
work </s>	26
work <days>	10
work <days> </s>	7
work <number> hour	-11
work <number> week	-8
work and	-18
work around	-12
work as	-32
work as a	-34
work at	8
work at </s>	15
work at <name>	-22
work at the	14
work best	16
work better	-19
work better for	-19
work council	25
work day	8
work day </s>	8
work example	20
work for	-49
work for <name>	-24
work for me	-63
work for the	14
work freelance	5
work from <name>	8
work from the	8
work half	8
work hard	-22
work hard </s>	-22
work i	30
work in <name>	-6
work in the	10
work is	23
work it	-26
work it out	-26
work late	-29
work late tonight	-19
work my	-4
work night	-7
work night </s>	-8
work night at	4
work now	-4
work now </s>	-4
work offshore	7
work offshore <number>	5
work on	-75
work on an	-17
work on it	-9
work on my	-22
work on the	-20
work only	-16
work out	-5
work the	21
work under	22
work with	-33
work with <name>	-11
work with the	6
workbench	8
worker	16
worksheet	-4
workshop	44
workshop ,	-8
workshop have	10
workshop is	11
workshop to	8
world	-12
worldwide	-17
worldwide </s>	-17
worry	-11
worse	44
worse </s>	12
worse in	8
worse on	29
worse on the	29
worst	-17
worth	-28
worth it	-28
worth it </s>	-28
would	-183
would be	-13
would be leave	-13
would i	-20
would love	-21
would love a	-21
would n't	-22
would n't start	-6
would rather	21
would that	-27
would you	64
wow	-8
wow </s>	-7
wrap	-30
wrap this	-8
wrap this up	-8
wrap up	-13
wreck	10
wreck </s>	-12
wreck my	29
wreck my stomach	14
wrist	39
wrist </s>	13
wrist are	15
wrist are bad	15
write	86
write ,	9
write </s>	28
write <name>	22
write <name> </s>	-15
write <name> for	15
write <name> spell	10
write <number>	-26
write <number> line	-16
write a	-58
write a cookbook	20
write a test	-10
write access	8
write an	-26
write an email	-26
write by	19
write by me	19
write everything	13
write everything in	13
write for	10
write for me	10
write grant	14
write in <name>	35
write it	10
write it </s>	16
write me	-4
write my <kin>	-14
write our	14
write that	-12
write that in	-4
write the	-19
write the first	-4
write the function	-5
write this	-7
write to	-5
wrong	-360
wrong ,	-13
wrong </s>	-98
wrong <kin>	-19
wrong <kin> </s>	-19
wrong <number>	-12
wrong account	-19
wrong branch	-4
wrong branch </s>	-4
wrong chat	-13
wrong chat </s>	-13
wrong date	-5
wrong folder	-9
wrong folder </s>	-9
wrong in	-26
wrong in the	-4
wrong on	-20
wrong on the	-20
wrong window	-10
wrong window </s>	-9
x	-43
x </s>	-5
x-ray	-4
x-ray machine	-4
xma	9
xma </s>	11
y	-15
yard	26
yard ,	15
yard </s>	19
yard and	-9
yawn	-18
yeah	-10
year	395
year '	5
year 's	4
year ,	34
year , <name>	4
year , i	-11
year , in	-35
year , mostly	7
year , no	4
year </s>	118
year <number>	-41
year <number> ,	6
year <number> math	-18
year <number> of	-10
year ago	5
year ago ,	5
year ago </s>	20
year ago and	4
year and	35
year and <number>	4
year as	5
year as a	5
year at	8
year back	16
year back </s>	15
year before	16
year before i	8
year come	4
year for	-10
year for fraud	-7
year for my	4
year for the	-9
year i	35
year i 'm	7
year in	53
year in </s>	4
year in <name>	6
year in a	8
year in the	20
year is	17
year is the	-10
year now	48
year now </s>	41
year now i	7
year of	5
year of a	18
year of it	10
year of the	-6
year of tile	9
year of wait	-12
year off	4
year old	-38
year old </s>	-17
year on	13
year on the	9
year or	19
year or so	19
year round	19
year round </s>	17
year run	7
year run </s>	7
year this	18
year this <month>	14
year to	-10
year to go	7
yearly	6
yearly </s>	20
yell	-26
yell at	-13
yellow	15
yes	-52
yesterday	-212
yesterday 's	-13
yesterday ,	-63
yesterday </s>	-112
yesterday and	-15
yet	-88
yet ,	-20
yet , be	-10
yet </s>	-64
yoga	-21
yoga to	-16
you	-359
you 're	-18
you 're the	-11
you </s>	-122
you <number>	-27
you <number> ,	-14
you a	-21
you above	-6
you above </s>	-6
you already	-4
you always	-14
you an	-15
you an apology	-14
you answer	12
you are	-47
you are my	-33
you ask	-37
you ask </s>	-6
you ask me	-20
you believe	-8
you can	11
you can call	17
you can n't	8
you do	-18
you do n't	-12
you draft	53
you draft for	14
you explain	23
you get	-7
you get me	-6
you give	-7
you give me	5
you have	-31
you in	15
you in <name>	19
you keep	-7
you know	-12
you like	4
you live	-37
you live in	-23
you make	53
you make </s>	22
you mean	-9
you mean </s>	-9
you mention	-8
you never	-10
you pick	-4
you pick </s>	-17
you rewrite	-8
you save	-11
you see	-6
you send	4
you should	9
you skip	5
you spell	-19
you the	-10
you to	19
you too	-26
you want	-8
you write	15
you write for	10
young	12
young ,	19
your	-395
your <kin>	-34
your answer	-24
your answer </s>	-14
your answer i	-6
your chart	-9
your example	-28
your first	-10
your first suggestion	-6
your idea	-5
your idea </s>	-5
your last	-17
your last answer	-6
your last message	-7
your letter	5
your link	-4
your list	-21
your point	-16
your point </s>	-11
your point about	-5
your reply	14
your second	-6
your suggestion	-5
your suggestion </s>	-5
your table	-18
your table is	-4
your tone	-10
your word	-17
your word ,	-8
yours	-32
yours </s>	-20
yourself	-6
youth	19
yuki	17
yuki sign	17
yute	4
zero	-18
zero </s>	-18
zip	5
zip </s>	10
zone	18
zone </s>	21
zoo	8
zoo </s>	8
zoom	-23
zoom ,	-10
zoom , nobody	-11
zoom call	-9
|	-68
| </s>	-34
| <kin>	-24
| <kin> |	-24
"""
# fmt: on
