"""Learned by `mnemic.evals.lasting`: do not edit, learn anew."""

# fmt: off
BIAS = 32
WEIGHTS = r"""
!	-37
! </s>	-21
"	-196
" ,	-17
" :	-20
" <name>	-13
" i	-16
" is	-20
" is the	-20
#0business	-31
#0failure	-5
#0food	-63
#0hand	215
#0hand-verb	103
#0health	108
#0home	62
#0language	128
#0mind-verb	173
#0period	34
#0sport	68
#0state	66
#0talk	8
#0team	9
#0tech	-80
#0trade	-47
#0work	123
#1business	-15
#1failure	-17
#1food	-32
#1hand	-31
#1hand-verb	32
#1health	33
#1home	-29
#1language	-62
#1mind-verb	50
#1period	-67
#1public	-153
#1sport	41
#1state	47
#1talk	129
#1team	-23
#1trade	-107
#1work	-58
#2business	-38
#2failure	-50
#2food	72
#2hand	-206
#2hand-verb	-39
#2health	77
#2home	-31
#2language	-26
#2mind-verb	35
#2period	-55
#2public	38
#2sport	75
#2state	148
#2talk	37
#2team	-4
#2tech	65
#2trade	-131
#2work	-44
#business	462
#failure	-236
#food	-114
#hand	-267
#hand-verb	-196
#health	567
#home	177
#ing	-37
#language	64
#length 0	-481
#length 1	-309
#length 2	-61
#length 3	370
#length 4	67
#mind-verb	-355
#past	-237
#period	440
#public	-27
#s	81
#sport	197
#state	352
#talk	-380
#team	7
#tech	135
#trade	30
#work	-290
&	-29
& <name>	-7
& <name> ,	-11
'	-5
' ,	-24
' <kin>	-26
' <kin> </s>	-26
' <name>	-21
' <name> <kin>	16
' <number> <name>	10
' association	11
' in	4
' in <name>	4
' mock	8
' mock paper	8
' on	16
' on the	16
' school	12
' school is	12
' swim	17
'd	-122
'd be	-11
'd be a	13
'd like a	-15
'd like the	-16
'd like you	18
'd love	-23
'd love a	-10
'd love to	-9
'd prefer	-17
'd rather	15
'd rather get	31
'd rather have	5
'd say	-25
'll	-189
'll be	-41
'll be back	-20
'll be in	-26
'll be on	4
'll be take	-4
'll be work	12
'll go	-14
'll have	-17
'll have a	-9
'll send	-18
'll send the	-13
'll type	-29
'm	-57
'm <name>	10
'm <number>	103
'm <number> </s>	73
'm <number> foot	43
'm <number> minute	-10
'm a	61
'm a <kin>	-21
'm a bite	-11
'm a fan	-20
'm about	-15
'm about to	-15
'm afraid	-5
'm afraid that	-12
'm allergic	41
'm allergic to	41
'm alone in	-6
'm apply	10
'm apply for	10
'm ask	12
'm at	-38
'm at <name>	8
'm at the	-36
'm bore	-9
'm build	-7
'm build a	-4
'm coeliac	9
'm coeliac so	9
'm colour-blind	60
'm colour-blind (	20
'm colour-blind ,	20
'm confuse	-14
'm confuse ,	-9
'm confuse by	-4
'm cook	-21
'm curious	-13
'm dead	-15
'm deaf in	18
'm design	-5
'm do	-17
'm do </s>	-6
'm do a	12
'm do my	11
'm do with	-8
'm down to	5
'm drive	-10
'm fix	-5
'm fly	-19
'm from	-20
'm from the	-20
'm get	-14
'm go	-39
'm go to	-31
'm good at	5
'm halfway	-8
'm halfway through	-8
'm hard	5
'm hard of	16
'm have	-8
'm hope	7
'm hope to	8
'm hungry	-13
'm hungry </s>	-13
'm impress	-9
'm impress </s>	-9
'm in	-86
'm in <name>	-31
'm in a	-30
'm in the	-11
'm interest	-7
'm interest in	-7
'm into	-5
'm just	-5
'm keen	-6
'm know	23
'm lactose	31
'm lactose intolerant	31
'm late	-9
'm learn	18
'm learn <name>	9
'm leave	-14
'm left-handed	22
'm look	-36
'm look for	-31
'm lose	-13
'm lose </s>	-10
'm make	-24
'm make a	-10
'm more	9
'm move	-4
'm move on	-7
'm move the	-8
'm move to	7
'm not	13
'm not a	-9
'm not on	15
'm off	-31
'm off to	-23
'm on	-24
'm on a	-9
'm on call	22
'm on hold	-23
'm on my	-32
'm on night	13
'm on page	-38
'm on step	-8
'm on the	23
'm out	-34
'm out of	-23
'm pay	29
'm plan	-4
'm plan to	-4
'm play	21
'm put	22
'm read	-6
'm rubbish	10
'm run	-26
'm run late	-10
'm save	48
'm save <number>	9
'm save for	48
'm save the	-8
'm scare	20
'm scare of	20
'm sick	-4
'm sit the	13
'm so	-13
'm so tire	-10
'm soak	-13
'm stand	9
'm stand in	-7
'm start	-7
'm starve	-26
'm stick	-33
'm stick on	-8
'm teach	18
'm terrify	13
'm terrify of	13
'm the	138
'm the <kin>	32
'm the <number>	-9
'm the fourth	42
'm the last	6
'm the only	20
'm the shop	7
'm tire	-5
'm train	29
'm train as	22
'm try	-14
'm try to	-13
'm up	-7
'm up at	9
'm up to	-16
'm use	-5
'm use the	-5
'm use your	-4
'm useless	6
'm useless ,	4
'm wait	-10
'm watch	-31
'm work	-33
'm work on	-27
'm write a	21
'm write an	-24
're	34
're <name>	18
're <number>	-41
're <number> people	-13
're <number> to	-19
're a	61
're a bite	-11
're a family	15
're a team	10
're all	-22
're do	-11
're expect	4
're expect our	7
're get	24
're look	-12
're look for	-8
're move	5
're move to	7
're off	-29
're on	33
're on <name>	24
're out	-23
're out of	-23
're prototype	25
's	151
's ,	38
's </s>	39
's <day>	-9
's <day> </s>	-9
's <kin>	-62
's <kin> 's	-18
's <kin> </s>	14
's <kin> <name>	6
's <kin> apparently	-34
's <kin> have	-18
's <name>	121
's <name> ,	20
's <name> </s>	89
's <name> <number>	26
's <name> on	4
's <name> that	5
's <name> was	-11
's <number>	16
's <number> minute	7
's <number> of	8
's a	88
's a <kin>	4
's a <number>	14
's a garden	-4
's a history	-17
's a hospital	-9
's a mess	-25
's a nut	-16
's a peanut	-4
's a second	-9
's a step	6
's a sublet	39
's a typo	-4
's a well	-4
's allergic	-28
's allergic to	-33
's always	-11
's always a	-16
's and	-21
's asleep	-14
's asleep on	-14
's barn	16
's barn </s>	16
's be	20
's be rain	-7
's big	5
's book	7
's call	23
's call <name>	25
's come	-18
's cottage	9
's delay	-15
's dinner	-6
's do ,	-13
's drill	-11
's due in	5
's episode	-25
's episode </s>	-21
's every	11
's family	7
's farm	19
's fine	-15
's fine </s>	-15
's fix	4
's for <kin>	8
's for a	-11
's forecast	-19
's forehead	-21
's form	-13
's freeze	-4
's from	-17
's from <name>	-40
's garage	9
's garage </s>	6
's get	-17
's get swear	4
's go	6
's go but	9
's go cold	-9
's home	-16
's how	44
's how i	24
's how we	17
's in	28
's in <name>	17
's in my	7
's in the	-11
's is	6
's job	7
's kitchen	-10
's late	-39
's late ,	-17
's law	7
's leave	-10
's line	12
's low	-18
's match	-10
's me	44
's me ,	6
's me </s>	33
's me who	5
's meet	-4
's mine	26
's mine </s>	12
's minus	9
's minus <number>	9
's miss	13
's miss <number>	18
's moor	18
's my	42
's my <kin>	10
's my dj	23
's nearly	-16
's nervous	10
's nervous </s>	10
's no milk	-20
's not	-9
's not what	-7
's off	-18
's off to	-6
's on	-73
's on </s>	13
's on <number>	-32
's on a	11
's on the	-12
's only	-8
's order	17
's order </s>	17
's out	5
's out </s>	10
's page	31
's parole	-9
's plan	15
's rain	-4
's real	-14
's recipe	16
's room	9
's row	-8
's row <number>	-8
's rule	9
's rule </s>	9
's run	-11
's run by	-8
's school	18
's school </s>	6
's set	-9
's set for	5
's set in	-14
's share	18
's side </s>	6
's side of	-9
's so	5
's soak	-10
's stick	-25
's still	-44
's surname	11
's syndrome	18
's the	89
's the <number>	43
's the leave	20
's to	6
's to <name>	6
's too	-11
's too long	-4
's voice	-23
's voice ,	-12
's watch	-13
's what	32
's wheelchair	9
's when	10
's where	17
's where i	17
(	10
( <kin>	20
( <kin> )	5
( <name>	-14
( he	9
( he 's	9
)	-23
) and	5
) and her	4
+	36
+ <day>	19
,	-106
, "	-11
, 16	-13
, <day>	55
, <day> ,	16
, <day> <day>	15
, <day> to	20
, <days>	68
, <days> ,	18
, <days> </s>	9
, <kin>	151
, <kin> 's	23
, <kin> ,	7
, <kin> </s>	20
, <kin> are	-4
, <kin> in	6
, <kin> of	-14
, <kin> order	4
, <kin> the	4
, <month>	-5
, <month> </s>	-9
, <name>	-39
, <name> &	6
, <name> 's	15
, <name> (	-19
, <name> ,	20
, <name> </s>	-134
, <name> <name>	42
, <name> <number>	-5
, <name> above	12
, <name> and	14
, <name> at	21
, <name> for	7
, <name> i	-7
, <name> is	13
, <name> next	-16
, <name> one	25
, <name> say	-11
, <name> the	-6
, <name> time	9
, <number>	51
, <number> ,	-4
, <number> </s>	82
, <number> <kin>	-89
, <number> <month>	11
, <number> <name>	-40
, <number> a	-21
, <number> am	14
, <number> and	-11
, <number> at	8
, <number> box	12
, <number> chair	7
, <number> coeliac	-15
, <number> cover	10
, <number> day	-14
, <number> euro	18
, <number> floor	35
, <number> hive	29
, <number> in	-23
, <number> letter	-11
, <number> line	15
, <number> min	-14
, <number> minute	-60
, <number> more	-8
, <number> night	-10
, <number> on	48
, <number> percent	14
, <number> sec	-18
, <number> to	20
, <number> week	13
, <number> year	50
, a	-57
, a <kin>	-24
, a <name>	26
, a <number>	7
, a former	-19
, a year	8
, about	28
, about <number>	32
, accord	-21
, accord to	-21
, across	11
, add	-19
, all	90
, all <number>	12
, all remote	5
, all the	23
, already	8
, always	264
, always ,	14
, always </s>	115
, always be	11
, always have	68
, an	-5
, and	-5
, and i	13
, and it	-11
, and that	5
, and the	4
, and we	9
, and you	-15
, annoy	-32
, annoy </s>	-32
, another	-9
, any	-16
, any idea	-14
, apparently	-9
, are	5
, arm	-12
, arm are	-12
, around	17
, as	-18
, at	53
, back	-98
, back at	-20
, back in	-52
, back now	-9
, back to	-5
, bad	15
, base	9
, base in	13
, be	-6
, be a	-16
, be quick	-10
, before	-6
, believe	9
, believe it	9
, bite	8
, blackwork	50
, bliss	-13
, bliss </s>	-13
, bore	-13
, bore </s>	-13
, both	44
, both ear	22
, both of	11
, brain is	-9
, brb	-14
, brb </s>	-14
, build	7
, but	7
, but the	-7
, buy	4
, by	38
, by choice	7
, by the	20
, can	-88
, can n't	-78
, can you	-16
, cancel	-27
, car	28
, chapter	-15
, chapter <number>	-15
, check	-12
, check it	-10
, cheer	-14
, cheer </s>	-14
, clay	16
, clay soil	16
, coeliac	19
, coeliac </s>	19
, come	-18
, come from	-9
, could	-4
, cover	-11
, crazy	-26
, crop	-12
, cut	-16
, cut it	-4
, cut the	-9
, dairy	-9
, date	-9
, date from	-9
, day	18
, deaf	-15
, delete	-15
, despite	-6
, diagnose	6
, diesel	19
, diesel </s>	19
, do	28
, do </s>	-8
, do for	-13
, do n't	56
, drop	-6
, drop the	-6
, due	11
, due in	5
, early	7
, easy	-10
, egg	19
, end	-9
, end of	-18
, end up	9
, epipen	5
, essential	51
, essential tremor	51
, even	46
, even in	10
, ever	99
, ever ,	31
, ever </s>	50
, every	81
, every <day>	20
, every day	17
, every month	7
, every time	30
, everyone	-7
, everything	-6
, everything 's	-16
, exam	14
, exam in	14
, family	18
, farm	5
, feel	-9
, finally	-36
, finally </s>	-36
, find	-4
, find out	22
, find the	-19
, fine </s>	-5
, finish	-28
, finish the	-28
, first	5
, first <number>	9
, fix	10
, fix the	-8
, for	9
, for <number>	-15
, for the	15
, found	-20
, found the	-9
, fourth	-12
, freelance	25
, freelance </s>	8
, freeze	-7
, from now	16
, from what	-20
, funny	-30
, get	-7
, get a	-8
, give	-41
, give me	-42
, go	-41
, go ahead	-10
, go back	-30
, go for	19
, go to	-11
, goal	17
, goal is	17
, goalkeeper	10
, good	-30
, great	-28
, grey	-21
, grow	12
, guest	-15
, ha	-44
, ha </s>	-28
, half	8
, half <name>	9
, half asleep	-16
, hand	-4
, handle	-9
, handle the	-5
, hang	-20
, hang on	-20
, hate	43
, haul	14
, have	10
, have <name>	-5
, have a	14
, have be	39
, have to	-47
, he	-16
, he 's	-8
, head	-12
, hear	12
, help	-37
, help </s>	-25
, help me	-12
, her	17
, hilarious	-27
, hilarious </s>	-27
, hold	-20
, hold on	-20
, home by	-7
, honestly ,	5
, honestly </s>	-4
, hope	26
, hope to	12
, hopeless	-4
, house rule	5
, how	-123
, how do	-25
, how much	-18
, hurry	-60
, hurry </s>	-46
, hydrology	12
, hydrology </s>	12
, i	97
, i 'd	16
, i 'll	-14
, i 'm	10
, i always	5
, i do	21
, i eat	-9
, i find	-10
, i hate	19
, i have	-10
, i look	-4
, i play	11
, i read	-58
, i run	21
, i see	-14
, i take	11
, i think	-24
, i translate	10
, i write	-17
, idea	-7
, idea </s>	-10
, if	7
, if you	7
, ignore	-34
, ignore that	-18
, ignore the	-14
, ill	-22
, ill try	-14
, in	42
, in <month>	-18
, in <name>	14
, in the	25
, in this	-12
, is	-54
, is 19	-6
, is <number>	-5
, is deaf	4
, is it	-26
, is leave	6
, is my	15
, is now	-9
, is older	11
, is that	-31
, is the	15
, is what	8
, it	-68
, it 's	-16
, it have	-7
, it say	-14
, it seem	-7
, it was	7
, its	-17
, its an	9
, just	-69
, just <number>	20
, just a	4
, just pick	-12
, just the	-6
, keep	-32
, keep it	-12
, keep that	-8
, kill	-31
, kill me	-31
, knee	25
, know	-6
, last	32
, last day	26
, leak	23
, learn	7
, lease	17
, leave	36
, leave at	17
, leave in	-13
, less	13
, less strict	13
, let	-20
, let me	-15
, like	23
, live	-24
, live in	-10
, local	12
, long	5
, look	-41
, look nice	-23
, lose	-16
, loud	-26
, love	-32
, lovely	9
, mail	-12
, mail only	-12
, mainly	8
, make	-29
, make it	-16
, manual	24
, maybe	-22
, me	25
, me and	6
, milk	-6
, mine	20
, miss	-6
, miss it	-6
, mostly	81
, mostly <name>	26
, mostly in	-13
, motorbike	36
, motorbike crash	36
, must	-16
, must be	-14
, my	51
, my <kin>	51
, my <name>	9
, my <number>	5
, my first	4
, my whole	4
, name	6
, need	-50
, need a	-16
, need to	-17
, never	164
, never <days>	6
, never <name>	13
, never do	11
, never get	13
, never have	25
, never learn	21
, next	5
, nice	-23
, nice </s>	-23
, night	-12
, no	-137
, no </s>	-25
, no <kin>	-55
, no change	-24
, no choice	-4
, no computer	11
, no exception	42
, no garden	-26
, no idea	-22
, no luck	-9
, no main	14
, no mri	7
, no nut	-15
, no phone	-9
, no screen	12
, no sleep	-14
, no sugar	13
, nobody	41
, nobody say	13
, not	11
, not <kin>	-4
, not <name>	10
, not <number>	-36
, not a	-33
, not me	11
, nothing	24
, nothing fit	10
, now	9
, now i	10
, now what	-9
, nut	-25
, obviously	-19
, obviously </s>	-19
, off	-23
, off to	-25
, old	19
, on	-26
, on a	6
, on the	15
, on to	-8
, only	75
, only <kin>	5
, only <name>	11
, only <number>	-5
, only cash	4
, or	-32
, or so	-21
, other	-26
, other half	-22
, our	76
, our <kin>	27
, our old	-7
, own	41
, panic	16
, paste	-9
, pay	38
, pay back	4
, pay by	14
, pay no	-8
, people	-17
, phone at	-14
, plan	8
, play	6
, please	31
, please ,	8
, please </s>	-9
, please use	8
, policy	8
, poor	-24
, post	-5
, post the	-6
, pretty	-9
, pretty </s>	-9
, quick	-79
, quick </s>	-51
, quick <number>	-24
, rain	-4
, raise	25
, raise in	8
, rate	10
, read	-17
, ready	-34
, really	8
, really </s>	8
, rebuild	24
, red	-16
, red green	-4
, red-and-green	35
, red-and-green look	42
, red-and-green mostly	-8
, redo	-25
, redo it	-13
, refuse	6
, remove	-17
, rent	7
, rest	-19
, retire	13
, retire </s>	12
, retire next	4
, right	-50
, right </s>	-74
, right side	11
, ring	-9
, rule	9
, run	14
, run until	6
, same	-21
, same for	-12
, say	-109
, say the	-73
, scan	-6
, screen	11
, scroll	-6
, season	-14
, season ticket	8
, second	13
, see	-16
, see below	-7
, self-employed	5
, self-employed ,	5
, sell	31
, send	-14
, sew	-7
, share	-5
, she	14
, short	-19
, short answer	-8
, shrink	-7
, sign	-9
, sign off	-10
, signal	-13
, signal bad	-12
, silly	-15
, since	35
, since <number>	5
, since covid	15
, sit	22
, slow	-9
, smell	-14
, so	194
, so annoy	-9
, so i	-13
, so keep	5
, so long	4
, so no	41
, so now	15
, so only	4
, so phone	22
, so scissor	18
, so spell	11
, so type	10
, so voice	18
, so what	-17
, soak	-21
, soak </s>	-4
, sofa	-16
, solar	29
, solar and	20
, some	-74
, some <kin>	-30
, some <name>	-26
, sorry	-24
, sorry for	-19
, speak	6
, speak <number>	-6
, stable	6
, stable on	5
, stage	-18
, stand	55
, stand rule	19
, start	-4
, stay	5
, step	-10
, stick	6
, still	-12
, stop	21
, stop when	27
, strictly	12
, study	-7
, sure	-21
, swap	-20
, swap them	-17
, take	13
, taste	23
, taste like	19
, teach me	4
, tell	-24
, test	5
, test green	-4
, text	28
, text is	28
, thank	-37
, thank </s>	-19
, thank for	-11
, that	82
, that 's	150
, that keep	4
, that was	-9
, the	-144
, the <name>	-5
, the <number>	19
, the deputy	27
, the heroine	-16
, the other	4
, the report	-25
, the second	-14
, the test	-4
, their	6
, then	17
, then <name>	8
, then <number>	8
, then the	22
, theory	12
, they	-33
, they say	-25
, third	24
, third year	9
, this	-15
, though	21
, though i	17
, thx	-9
, till	-7
, tiny	-31
, tiny flat	-14
, too	-49
, too hard	-13
, too long	-14
, too windy	-7
, traffic	-11
, train	24
, train only	17
, train under	-13
, trim	-25
, try again	10
, try another	-9
, turn	7
, turn <number>	7
, twice	7
, twice a	7
, type	-22
, typical	-41
, typical </s>	-28
, unbelievable	-11
, unbelievable </s>	-11
, under	-62
, under <number>	-68
, unpaid	5
, up	21
, up at	16
, use	32
, use a	13
, useless	-10
, useless </s>	-10
, visa	12
, wait	-19
, walk	-22
, want	14
, want <number>	12
, want it	6
, want to	9
, was	-49
, was buy	-12
, was n't	-8
, wasp	13
, wasp sting	13
, we	97
, we 're	36
, we live	10
, wed	9
, week	6
, weird	-32
, weird </s>	-32
, what	-192
, what 's	-18
, what <kin>	-18
, what a	-31
, what can	-31
, what do	-14
, what is	-11
, what would	-30
, when	10
, where	-44
, where do	-8
, where i	8
, where were	-15
, which	-78
, which <number>	-11
, which i	7
, which is	-39
, who	9
, who 's	11
, who <kin>	-14
, who is	10
, who share	-15
, whole	-5
, whom	13
, whom i	13
, why	-5
, why </s>	-19
, wifi	-8
, will	15
, will n't	17
, winter is	-7
, with	5
, with the	21
, work	-23
, worth	-17
, worth it	-17
, wrap	-15
, write	-5
, write in	7
, wrong	-29
, you	-14
.	-95
. </s>	-111
. <number>	-11
/	-21
0	32
0#ing	164
0#past	227
0#s	-89
1#ing	285
1#past	-202
1#s	-80
1000 km	20
12	11
16	31
16 </s>	37
18	-11
18 </s>	26
19	18
19 </s>	19
19 year	-4
19 year old	-6
2#ing	-104
2#past	-118
2#s	-12
38	4
38 </s>	4
41	23
68	5
96	14
:	-356
: <kin>	-57
: <kin> ,	-40
: <name>	-38
: <name> ,	-5
: <name> </s>	-27
: <number>	-31
: <number> ,	-41
: <number> </s>	-4
: [	-11
: a	-43
: can	-31
: i	-11
: the	4
: the <kin>	4
;	79
; i	46
; i 'm	16
; it	12
<day>	33
<day> 's	-78
<day> +	19
<day> + <day>	19
<day> ,	-60
<day> </s>	59
<day> <day>	34
<day> <day> </s>	14
<day> <day> <day>	8
<day> <number>	22
<day> and	15
<day> and <day>	28
<day> at	-4
<day> at <number>	-8
<day> down	-10
<day> even	-10
<day> evening	24
<day> go on	4
<day> i	-5
<day> in <name>	9
<day> is fine	-5
<day> lunch	8
<day> market	13
<day> market in	6
<day> mean	-6
<day> meeting	17
<day> meeting for	17
<day> morning	18
<day> morning </s>	17
<day> next	-19
<day> next to	-19
<day> night	50
<day> night </s>	25
<day> night are	34
<day> of	27
<day> of each	7
<day> of the	36
<day> only	22
<day> only </s>	22
<day> report	4
<day> the	-14
<day> to <day>	-17
<day> was	-16
<days>	318
<days> ,	67
<days> , i	-9
<days> , never	8
<days> </s>	57
<days> and	50
<days> and <days>	50
<days> are	-35
<days> are awful	-12
<days> are for	-32
<days> are off	7
<days> at	32
<days> at the	27
<days> belong	5
<days> belong to	5
<days> i	42
<days> i 'm	17
<days> i volunteer	11
<days> off	40
<days> only	12
<days> only </s>	10
<days> our	6
<days> the	-21
<days> with	10
<days> with <name>	9
<kin>	296
<kin> ' in	4
<kin> ' on	16
<kin> ' school	12
<kin> ' swim	17
<kin> 's	134
<kin> 's </s>	17
<kin> 's <kin>	-28
<kin> 's <name>	12
<kin> 's a	31
<kin> 's barn	16
<kin> 's drill	-11
<kin> 's due	9
<kin> 's every	9
<kin> 's family	7
<kin> 's farm	19
<kin> 's from	14
<kin> 's garage	6
<kin> 's in	12
<kin> 's job	4
<kin> 's kitchen	-10
<kin> 's name	8
<kin> 's on	12
<kin> 's order	17
<kin> 's recipe	5
<kin> 's school	5
<kin> 's surname	11
<kin> 's watch	-13
<kin> 's wheelchair	9
<kin> (	9
<kin> ( he	9
<kin> )	5
<kin> ) and	5
<kin> ,	97
<kin> , <kin>	6
<kin> , <name>	156
<kin> , <number>	-16
<kin> , a	-18
<kin> , all	11
<kin> , bite	16
<kin> , by	13
<kin> , can	12
<kin> , do	17
<kin> , found	-9
<kin> , handle	5
<kin> , have	-7
<kin> , her	12
<kin> , i	-12
<kin> , in	-5
<kin> , is	13
<kin> , me	9
<kin> , my	5
<kin> , no	-47
<kin> , not	-5
<kin> , now	9
<kin> , second	4
<kin> , self-employed	5
<kin> , so	23
<kin> , some	-23
<kin> , teach	4
<kin> , that	9
<kin> , the	-4
<kin> , under	-33
<kin> , want	-9
<kin> , who	23
<kin> , work	-23
<kin> :	-66
<kin> : <kin>	-40
<kin> : <name>	10
<kin> : <number>	-23
<kin> ;	10
<kin> </s>	235
<kin> <day>	-4
<kin> <kin>	-87
<kin> <kin> ,	8
<kin> <kin> </s>	-30
<kin> <kin> in	9
<kin> <kin> is	-11
<kin> <kin> n't	11
<kin> <kin> the	14
<kin> <name>	305
<kin> <name> 's	-14
<kin> <name> ,	20
<kin> <name> </s>	57
<kin> <name> <kin>	10
<kin> <name> <name>	11
<kin> <name> and	9
<kin> <name> at	7
<kin> <name> can	18
<kin> <name> get	9
<kin> <name> handle	6
<kin> <name> hate	12
<kin> <name> have	31
<kin> <name> is	52
<kin> <name> live	5
<kin> <name> move	9
<kin> <name> plant	5
<kin> <name> play	5
<kin> <name> raise	-7
<kin> <name> run	10
<kin> <name> start	-8
<kin> <name> still	-9
<kin> <name> teach	-15
<kin> <name> use	6
<kin> <name> want	13
<kin> <name> was	6
<kin> <name> will	-15
<kin> <name> work	9
<kin> <number>	16
<kin> <number> ,	4
<kin> <number> for	5
<kin> <number> grand	4
<kin> ?	32
<kin> actually	5
<kin> actually </s>	5
<kin> after	-11
<kin> after the	18
<kin> all	5
<kin> allow	-6
<kin> amateur	10
<kin> an	4
<kin> an hour	4
<kin> and	18
<kin> and <number>	-9
<kin> and a	13
<kin> and i	26
<kin> apparently	-34
<kin> are	-42
<kin> are <kin>	6
<kin> are all	-15
<kin> are asleep	-15
<kin> are at	8
<kin> are milk	-8
<kin> are mostly	8
<kin> are my	4
<kin> are scream	-25
<kin> are with	11
<kin> as	13
<kin> as <name>	6
<kin> ask	-15
<kin> ask me	-8
<kin> at	19
<kin> at <name>	-24
<kin> at a	13
<kin> at our	4
<kin> at the	12
<kin> before	-7
<kin> belong	-9
<kin> build	22
<kin> by	33
<kin> by trade	20
<kin> call	74
<kin> call <name>	59
<kin> call me	15
<kin> can	-12
<kin> can n't	12
<kin> character	-22
<kin> come	28
<kin> come at	5
<kin> come every	4
<kin> come from	-10
<kin> come to	9
<kin> cost	-40
<kin> debt	24
<kin> debt leave	24
<kin> die	-8
<kin> do n't	-11
<kin> drill	-22
<kin> drive	-12
<kin> each	8
<kin> eat	-13
<kin> email	-18
<kin> emigrate	-17
<kin> emoji	-28
<kin> every	11
<kin> every other	6
<kin> fall	-7
<kin> fight	-19
<kin> find	22
<kin> finish	-10
<kin> finish school	9
<kin> for	69
<kin> for <number>	4
<kin> for a	6
<kin> for my	10
<kin> for the	7
<kin> for wifi	19
<kin> forbid	-16
<kin> forbid <kin>	-19
<kin> from	-31
<kin> from <month>	5
<kin> from <name>	-33
<kin> from the	-12
<kin> get	24
<kin> get into	7
<kin> get the	13
<kin> go	25
<kin> handle	15
<kin> handle the	15
<kin> hate	35
<kin> have	16
<kin> have <name>	-13
<kin> have <number>	-30
<kin> have a	33
<kin> have asthma	-15
<kin> have get	11
<kin> have have	18
<kin> have me	4
<kin> here	31
<kin> here ,	28
<kin> i	12
<kin> in	-86
<kin> in <month>	41
<kin> in <name>	47
<kin> in a	-10
<kin> in chapter	-35
<kin> in may	21
<kin> in my	-11
<kin> in question	-14
<kin> in spring	10
<kin> in that	-24
<kin> in the	-36
<kin> in this	-16
<kin> insist	5
<kin> insist on	18
<kin> is	-119
<kin> is </s>	-28
<kin> is <name>	54
<kin> is <number>	22
<kin> is ask	-22
<kin> is asleep	-35
<kin> is at	-8
<kin> is call	-22
<kin> is cry	-15
<kin> is do	11
<kin> is feed	-4
<kin> is here	-27
<kin> is in	-16
<kin> is late	-32
<kin> is my	17
<kin> is now	24
<kin> is sit	-12
<kin> is the	17
<kin> it	16
<kin> job	-15
<kin> joke	-47
<kin> joke about	-28
<kin> judo	5
<kin> just	-117
<kin> just arrive	-10
<kin> just call	-11
<kin> just now	-12
<kin> just walk	-16
<kin> keep	20
<kin> know	4
<kin> last	4
<kin> leave	29
<kin> leave me	6
<kin> like	-24
<kin> live	33
<kin> live <number>	6
<kin> live downstair	27
<kin> live in	-7
<kin> live with	7
<kin> loan	28
<kin> lodge	4
<kin> lodge with	4
<kin> love	-18
<kin> love the	-5
<kin> move	6
<kin> my	-36
<kin> n't	5
<kin> n't eat	18
<kin> n't fit	-7
<kin> name	22
<kin> name <name>	22
<kin> need	-4
<kin> never	9
<kin> next	-8
<kin> next door	-14
<kin> not	-43
<kin> nothing	-7
<kin> now	37
<kin> now </s>	27
<kin> of	-32
<kin> of <number>	16
<kin> of a	10
<kin> of mine	-8
<kin> of my	-13
<kin> of our	5
<kin> of that	-19
<kin> of the	-13
<kin> on	-6
<kin> on <day>	-10
<kin> on <days>	19
<kin> on <name>	-39
<kin> on a	17
<kin> on the	-20
<kin> only	17
<kin> order	16
<kin> order </s>	15
<kin> our	13
<kin> pay	-12
<kin> pay in	-17
<kin> play	31
<kin> portal	15
<kin> prefer	-7
<kin> put	5
<kin> raise	18
<kin> read	16
<kin> read only	16
<kin> refuse	21
<kin> result	-10
<kin> ring	17
<kin> ring from	4
<kin> run	-9
<kin> run it	11
<kin> run the	12
<kin> say i	-5
<kin> sell	-9
<kin> should	-55
<kin> show	-4
<kin> since	11
<kin> since <number>	-5
<kin> sit	15
<kin> sleep	-25
<kin> sleep in	11
<kin> so	26
<kin> speak	-19
<kin> speak <name>	-30
<kin> split	13
<kin> split when	10
<kin> start	7
<kin> start school	5
<kin> stay	13
<kin> still	11
<kin> stop	-12
<kin> stop lay	-12
<kin> support	8
<kin> surgery	-39
<kin> teach	5
<kin> tell	-14
<kin> tell the	-14
<kin> that	-20
<kin> the	112
<kin> there	-7
<kin> think	8
<kin> this	-18
<kin> to	17
<kin> to our	4
<kin> today	-13
<kin> today </s>	-10
<kin> tongue	5
<kin> tongue 's	19
<kin> tongue ,	6
<kin> train	14
<kin> turn	31
<kin> turn <number>	26
<kin> under <number>	-5
<kin> upstairs	19
<kin> upstairs are	9
<kin> vs	-36
<kin> walk	-21
<kin> want	16
<kin> want everything	13
<kin> want it	-25
<kin> want the	36
<kin> want this	-23
<kin> was	-6
<kin> we	-11
<kin> were	8
<kin> when	-19
<kin> who	-5
<kin> will	-10
<kin> with	-26
<kin> with a	-38
<kin> with the	-16
<kin> work	9
<kin> work offshore	9
<kin> work on	6
<kin> |	-26
<kin> | </s>	-26
<month>	554
<month> ,	136
<month> , <name>	12
<month> , <number>	11
<month> , a	4
<month> , then	12
<month> </s>	379
<month> <number>	63
<month> <number> ,	15
<month> <number> </s>	47
<month> and	24
<month> and <name>	-9
<month> and i	4
<month> for	12
<month> for the	7
<month> i	-32
<month> i have	7
<month> in	20
<month> in <name>	13
<month> is	-73
<month> next	14
<month> next year	14
<month> on ,	-4
<month> the	-17
<month> to	29
<month> to <month>	11
<month> with	5
<name>	213
<name> "	-17
<name> &	-29
<name> & <name>	-7
<name> 's	55
<name> 's ,	32
<name> 's </s>	41
<name> 's <kin>	-24
<name> 's <name>	17
<name> 's a	13
<name> 's for	8
<name> 's parole	-9
<name> 's real	-14
<name> (	-39
<name> ,	260
<name> , <days>	8
<name> , <kin>	-31
<name> , <name>	-12
<name> , <number>	54
<name> , a	-10
<name> , about	7
<name> , always	8
<name> , and	6
<name> , build	7
<name> , chapter	-15
<name> , do	7
<name> , for	8
<name> , freelance	4
<name> , from	-11
<name> , go	9
<name> , half	9
<name> , have	11
<name> , i	13
<name> , in	39
<name> , is	-6
<name> , its	8
<name> , know	7
<name> , leave	9
<name> , look	-23
<name> , manual	16
<name> , my	11
<name> , nobody	19
<name> , on	-51
<name> , only	6
<name> , our	13
<name> , raise	9
<name> , retire	4
<name> , right	-29
<name> , say	-10
<name> , sell	10
<name> , she	9
<name> , sign	-12
<name> , since	12
<name> , sleep	8
<name> , so	-15
<name> , start	-13
<name> , still	6
<name> , that	24
<name> , third	15
<name> , though	16
<name> , use	10
<name> , want	5
<name> , we	15
<name> , wed	5
<name> , where	8
<name> , which	-28
<name> , who	19
<name> , with	22
<name> .	-31
<name> . </s>	-31
<name> ;	8
<name> </s>	222
<name> <kin>	-43
<name> <kin> '	16
<name> <kin> ,	-9
<name> <kin> </s>	6
<name> <name>	22
<name> <name> 's	-12
<name> <name> ,	35
<name> <name> </s>	72
<name> <name> and	4
<name> <name> at	11
<name> <name> call	24
<name> <name> come	-16
<name> <name> for	6
<name> <name> have	-12
<name> <name> is	-13
<name> <name> on	-16
<name> <name> run	7
<name> <name> upstairs	-4
<name> <number>	67
<name> <number> '	8
<name> <number> ,	-28
<name> <number> </s>	90
<name> <number> for	4
<name> <number> year	4
<name> a	-38
<name> a <kin>	-12
<name> above	12
<name> above all	12
<name> account	13
<name> account in	10
<name> after the	13
<name> ahead	-9
<name> ahead of	-4
<name> and	124
<name> and <name>	32
<name> and forbid	-16
<name> and go	9
<name> and have	-29
<name> and i	22
<name> and in	6
<name> and it	-10
<name> and she	10
<name> and then	7
<name> are	-50
<name> are get	-9
<name> as	25
<name> as a	20
<name> as well	5
<name> at	44
<name> at <name>	-19
<name> at <number>	15
<name> at home	21
<name> at number	12
<name> at our	14
<name> at the	-29
<name> at work	20
<name> because	27
<name> because of	8
<name> before	57
<name> before i	31
<name> book	5
<name> branch	49
<name> brass	8
<name> build	17
<name> but	9
<name> but never	14
<name> but not	-14
<name> by	40
<name> by <number>	13
<name> by next	8
<name> call	29
<name> call <name>	24
<name> can	42
<name> can n't	35
<name> chi	-20
<name> church	-6
<name> code	-8
<name> come	-15
<name> come on	-17
<name> die	10
<name> die in	8
<name> do	-28
<name> do solar	-5
<name> drive	-14
<name> each	5
<name> each <month>	5
<name> end	-6
<name> even	10
<name> even if	10
<name> every	18
<name> every <day>	6
<name> file	5
<name> film	-22
<name> film </s>	-13
<name> first	5
<name> flight	-31
<name> food ,	16
<name> for	-12
<name> for <name>	7
<name> for <number>	28
<name> for a	35
<name> for lunch	-39
<name> for my	6
<name> for the	22
<name> for this	-29
<name> form	8
<name> franc	14
<name> franc </s>	11
<name> from	9
<name> from <month>	4
<name> from <name>	13
<name> from may	5
<name> game	-26
<name> german	-12
<name> get	-18
<name> get into	9
<name> go	-12
<name> group	21
<name> group in	10
<name> habit	11
<name> hall	7
<name> handle	-8
<name> hate	-10
<name> hate slide	6
<name> have	-32
<name> have <number>	-30
<name> have be	-9
<name> have get	-11
<name> have have	-13
<name> have his	-10
<name> i	34
<name> i have	26
<name> i think	-15
<name> in <month>	11
<name> in <name>	33
<name> in <number>	-4
<name> in a	20
<name> in my	-22
<name> in that	-18
<name> in the	-5
<name> in this	-10
<name> inherit	-13
<name> insist	21
<name> into	8
<name> into <name>	8
<name> is	57
<name> is <name>	6
<name> is <number>	11
<name> is allergic	4
<name> is better	7
<name> is blind	5
<name> is close	-28
<name> is due	-12
<name> is in	8
<name> is my	26
<name> is the	7
<name> is where	20
<name> just	-29
<name> just now	-18
<name> keep	-26
<name> last	5
<name> last spring	11
<name> last week	-22
<name> last year	18
<name> leave	21
<name> leave </s>	21
<name> leave me	9
<name> library	6
<name> library </s>	6
<name> licence	38
<name> licence at	8
<name> live	16
<name> live in	12
<name> look	-14
<name> lose	-7
<name> make	15
<name> marathon	12
<name> marathon in	19
<name> market	19
<name> market </s>	19
<name> master	17
<name> mode	-5
<name> move	18
<name> move to	13
<name> name	-6
<name> name </s>	-8
<name> need	-8
<name> negative	-13
<name> never	-52
<name> never learn	-8
<name> next	22
<name> next </s>	-16
<name> next <month>	14
<name> next door	4
<name> next to	-15
<name> next year	10
<name> not <name>	-11
<name> now	41
<name> now </s>	39
<name> of	-19
<name> office	28
<name> office </s>	19
<name> on	30
<name> on <day>	-10
<name> on <name>	4
<name> on <number>	5
<name> on a	17
<name> on line	-10
<name> on our	9
<name> on the	-6
<name> once	20
<name> once the	15
<name> one	25
<name> one </s>	25
<name> only read	-4
<name> open	-41
<name> open at	-6
<name> or	-84
<name> or <name>	-37
<name> over	4
<name> own	11
<name> own the	11
<name> pass	8
<name> passport	-7
<name> place	-18
<name> plant	7
<name> play	-12
<name> please </s>	-9
<name> pls	-35
<name> pls </s>	-39
<name> put	-27
<name> put my	-21
<name> retire	-29
<name> retire in	-12
<name> right	-13
<name> right </s>	-11
<name> run	15
<name> run out	5
<name> run the	13
<name> say	-32
<name> say </s>	-7
<name> school	-13
<name> service	30
<name> since	43
<name> since <number>	-5
<name> since the	24
<name> sit	14
<name> sit in	8
<name> so	33
<name> somebody	-18
<name> speaker	8
<name> spell	9
<name> spell ,	-5
<name> spell in	6
<name> start	-40
<name> start at	5
<name> start the	-21
<name> stay	-8
<name> still	-41
<name> storage	15
<name> storage box	15
<name> stutter	19
<name> take	-4
<name> take over	7
<name> teach	-12
<name> teach me	6
<name> team	18
<name> test	41
<name> test </s>	41
<name> that	29
<name> that i	15
<name> that my	12
<name> that the	-9
<name> the	-8
<name> the <kin>	-5
<name> then	-8
<name> there	4
<name> there 's	4
<name> this	9
<name> time	-15
<name> time </s>	-15
<name> to	12
<name> to <name>	-28
<name> to you	-29
<name> today	-12
<name> today </s>	-10
<name> turn	19
<name> twice	-6
<name> twice </s>	9
<name> under	11
<name> under the	11
<name> unless	12
<name> unless i	12
<name> until	8
<name> upstairs	-4
<name> upstairs </s>	-4
<name> use	-11
<name> was	-41
<name> was bear	79
<name> we	-26
<name> we have	4
<name> when	13
<name> when i	-4
<name> whenever	14
<name> who	-31
<name> will	-54
<name> will n't	-18
<name> will take	-36
<name> win	-23
<name> with	31
<name> with <name>	17
<name> with <number>	5
<name> with a	-31
<name> with my	13
<name> with the	10
<name> word	-17
<name> work	-11
<name> work better	-17
<name> work on	-11
<name> year	8
<name> yesterday	-20
<name> yesterday </s>	-20
<name> you	-36
<number>	60
<number> "	-21
<number> '	-7
<number> ' mock	8
<number> 's	4
<number> ,	18
<number> , <days>	12
<number> , <kin>	22
<number> , <number>	-47
<number> , all	15
<number> , both	16
<number> , by	19
<number> , every	4
<number> , farm	5
<number> , give	-24
<number> , have	4
<number> , help	-23
<number> , i	22
<number> , in	5
<number> , is	-33
<number> , it	4
<number> , need	-12
<number> , never	13
<number> , no	-21
<number> , not	-16
<number> , nothing	16
<number> , now	9
<number> , pay	28
<number> , right	5
<number> , say	-24
<number> , since	8
<number> , so	-10
<number> , still	17
<number> , teach	15
<number> , thank	-9
<number> , that	32
<number> , the	-20
<number> , too	-21
<number> , what	-44
<number> , wrap	-15
<number> 1000 km	20
<number> </s>	166
<number> <kin>	-194
<number> <kin> ,	-74
<number> <kin> </s>	-123
<number> <kin> a	18
<number> <kin> and	20
<number> <kin> at	21
<number> <kin> in	14
<number> <kin> on	8
<number> <kin> since	-7
<number> <kin> under	8
<number> <month>	99
<number> <month> ,	13
<number> <month> </s>	74
<number> <month> <number>	6
<number> <month> in	19
<number> <name>	-12
<number> <name> ,	16
<number> <name> </s>	-31
<number> <name> <name>	-13
<number> <name> have	-9
<number> <name> in	-34
<number> <name> to	5
<number> <name> with	11
<number> a	54
<number> a day	-12
<number> a month	51
<number> a week	17
<number> a year	16
<number> a.m	24
<number> a.m .	24
<number> adult	-36
<number> adult ,	-36
<number> after	28
<number> after the	19
<number> again	-8
<number> again </s>	-8
<number> am	57
<number> am </s>	32
<number> am and	14
<number> an	12
<number> an hour	12
<number> and	50
<number> and <number>	-46
<number> and after	-9
<number> and at	5
<number> and have	15
<number> and i	26
<number> and is	-4
<number> and never	16
<number> and that	8
<number> approval	64
<number> are	-9
<number> are hard	-7
<number> argument	-13
<number> argument </s>	-6
<number> at	75
<number> at <name>	6
<number> at a	13
<number> at home	8
<number> at work	12
<number> bar	-25
<number> because	-22
<number> because of	-20
<number> bed	-27
<number> before	20
<number> before tax	7
<number> book	11
<number> book in	-15
<number> box	37
<number> bullet	-21
<number> bullet </s>	-21
<number> bus	15
<number> but	-4
<number> but the	9
<number> by	19
<number> by <number>	-10
<number> by next	17
<number> call	-7
<number> car	-7
<number> chair	-10
<number> chair </s>	7
<number> character	13
<number> character </s>	13
<number> cm	47
<number> coeliac	-15
<number> coffee	-37
<number> coin	-15
<number> column	-23
<number> column </s>	-19
<number> corolla	31
<number> country	4
<number> cover	15
<number> cover a	11
<number> cup	-19
<number> day </s>	27
<number> day late	-4
<number> day to	-17
<number> degree </s>	-23
<number> diabetes	19
<number> diabetes </s>	26
<number> digit	-13
<number> do	-9
<number> dollar	6
<number> draft	-5
<number> duplicate	-11
<number> each	-7
<number> egg	-62
<number> egg ,	-15
<number> epoch	-13
<number> error	-5
<number> error </s>	-4
<number> euro	42
<number> euro </s>	-6
<number> euro a	25
<number> every	14
<number> every day	4
<number> every month	7
<number> every night	4
<number> expect	6
<number> fifty-minute	36
<number> fifty-minute lesson	36
<number> file	-20
<number> file </s>	-12
<number> find	14
<number> finger	28
<number> finger ,	28
<number> flat	16
<number> flat in	13
<number> floor	35
<number> floor </s>	24
<number> foot	51
<number> foot <number>	51
<number> for	-8
<number> for me	10
<number> from	-45
<number> from the	-11
<number> g	4
<number> generation	5
<number> gig	6
<number> gig </s>	10
<number> go	10
<number> grand	4
<number> guy	6
<number> hand </s>	-6
<number> hive	65
<number> hive </s>	14
<number> hive behind	25
<number> hotel	11
<number> hotel in	11
<number> hour	-88
<number> hour ,	-20
<number> hour </s>	9
<number> hour a	-18
<number> hour ahead	8
<number> hour and	-27
<number> hour each	12
<number> i	-9
<number> i 'm	19
<number> i leave	-8
<number> i lose	-11
<number> i see	-10
<number> i want	10
<number> in	95
<number> in <month>	14
<number> in <number>	-5
<number> in may	41
<number> in my	9
<number> in the	-7
<number> include	22
<number> is	-77
<number> is the	14
<number> jersey	21
<number> job	7
<number> job </s>	14
<number> junior	4
<number> kg	4
<number> kg since	4
<number> kidney	31
<number> kilo	63
<number> kilo </s>	24
<number> kilo since	22
<number> kilometre	16
<number> km	51
<number> last	-10
<number> last night	-33
<number> last time	11
<number> leave	-11
<number> length	-11
<number> letter	-21
<number> letter </s>	-10
<number> line	-6
<number> line a	9
<number> litre	30
<number> little	-9
<number> lung	-4
<number> machine	8
<number> math	-18
<number> max	6
<number> max </s>	6
<number> may	42
<number> may ,	16
<number> may </s>	25
<number> member	43
<number> member </s>	43
<number> method	-23
<number> metre	11
<number> metre of	-5
<number> min	-152
<number> min ,	-18
<number> min </s>	-66
<number> min in	-7
<number> min leave	-6
<number> min or	-23
<number> min so	-16
<number> min to	-25
<number> min walk	20
<number> minute	-314
<number> minute ,	-33
<number> minute </s>	-156
<number> minute after	-11
<number> minute ago	-43
<number> minute and	-15
<number> minute away	-13
<number> minute before	-43
<number> minute each	46
<number> minute late	-18
<number> minute leave	-12
<number> minute to	-5
<number> mm	8
<number> mm of	-18
<number> month	-7
<number> month </s>	-13
<number> month a	-20
<number> month ago	11
<number> month of	7
<number> more	-39
<number> more question	-6
<number> morning	16
<number> ms	-19
<number> my	-5
<number> name	-35
<number> next	-5
<number> night	-10
<number> night in	-14
<number> nil	-21
<number> nil </s>	-21
<number> now	33
<number> now </s>	28
<number> of	59
<number> of <month>	10
<number> of <name>	7
<number> of each	19
<number> of my	-10
<number> of our	-24
<number> of the	10
<number> of us	71
<number> off	34
<number> off </s>	22
<number> on	85
<number> on <day>	24
<number> on <name>	16
<number> on <number>	37
<number> on it	19
<number> option	-12
<number> option </s>	-11
<number> or	6
<number> or <number>	-18
<number> or just	24
<number> out	-26
<number> out of	-26
<number> pack	15
<number> page	-29
<number> page ,	7
<number> page </s>	-38
<number> pan	-14
<number> panel	17
<number> paragraph	6
<number> parcel	-10
<number> parcel </s>	-10
<number> part	-17
<number> people	-45
<number> people ,	18
<number> people </s>	-34
<number> people make	7
<number> percent	-106
<number> percent ,	-9
<number> percent </s>	-19
<number> percent in	-5
<number> percent of	-29
<number> piano	17
<number> piece	28
<number> pixel	-8
<number> plate	-7
<number> pls	-28
<number> pls </s>	-28
<number> pm </s>	14
<number> point	-13
<number> px	-13
<number> quid	-41
<number> quid a	19
<number> quid on	-17
<number> read	-17
<number> recipe	38
<number> retry	-12
<number> ring	11
<number> roof	18
<number> room	-48
<number> room </s>	-10
<number> round	-7
<number> round of	-12
<number> row	-42
<number> row </s>	-9
<number> salary	10
<number> salary </s>	10
<number> sec	-18
<number> sec </s>	-18
<number> second	-62
<number> second </s>	-28
<number> second to	-8
<number> sentence	-13
<number> set	9
<number> set of	9
<number> sharp	23
<number> sharp ,	9
<number> sharp </s>	13
<number> signature	5
<number> since	15
<number> since i	-10
<number> so	11
<number> space	32
<number> split	-32
<number> split by	-32
<number> star	-7
<number> stent	27
<number> step	-4
<number> still	-11
<number> string	-9
<number> tab	-16
<number> table	-20
<number> ten	-9
<number> ten so	-9
<number> the	-26
<number> then	-28
<number> there	18
<number> thing	5
<number> this	-6
<number> this morning	-7
<number> till	9
<number> till <number>	9
<number> time	13
<number> time a	15
<number> time and	-8
<number> title	9
<number> to	10
<number> to <number>	-4
<number> to go	4
<number> to metric	-15
<number> today	-71
<number> today </s>	-33
<number> today because	-24
<number> ton	5
<number> ton of	5
<number> tonight	-40
<number> tonight ,	-12
<number> tonight </s>	-29
<number> too	-19
<number> try	-9
<number> try to	-6
<number> typo	-12
<number> typo </s>	-7
<number> until	19
<number> until <number>	9
<number> until the	10
<number> valley	-9
<number> van	7
<number> venue	7
<number> venue site	7
<number> village	12
<number> was	-6
<number> way	-12
<number> week	47
<number> week ,	-8
<number> week </s>	24
<number> week ahead	-10
<number> week on	16
<number> who	14
<number> who speak	7
<number> winter	17
<number> winter in	5
<number> with	21
<number> with a	9
<number> woman	5
<number> woman in	5
<number> word	-8
<number> word ,	-22
<number> word </s>	-8
<number> word a	27
<number> work	13
<number> year	155
<number> year ,	14
<number> year </s>	-73
<number> year ago	15
<number> year back	12
<number> year before	5
<number> year in	42
<number> year now	15
<number> year of	19
<number> year old	14
<number> year or	16
<number> year run	5
<number> year this	9
<s> "	-32
<s> " i	-12
<s> 0	27
<s> <day>	-26
<s> <day> 's	-39
<s> <day> is	26
<s> <day> lunch	6
<s> <day> meeting	17
<s> <day> night	20
<s> <days>	27
<s> <days> and	9
<s> <days> are	-39
<s> <days> belong	5
<s> <days> i	9
<s> <days> off	33
<s> <kin>	-13
<s> <kin> '	6
<s> <kin> 's	57
<s> <kin> ,	29
<s> <kin> :	-63
<s> <kin> <kin>	-6
<s> <kin> and	9
<s> <kin> are	-92
<s> <kin> at	-15
<s> <kin> by	16
<s> <kin> call	41
<s> <kin> can	-44
<s> <kin> come	11
<s> <kin> eat	18
<s> <kin> get	32
<s> <kin> go	13
<s> <kin> handle	15
<s> <kin> have	69
<s> <kin> here	20
<s> <kin> in	-29
<s> <kin> is	31
<s> <kin> just	-68
<s> <kin> keep	20
<s> <kin> leave	-5
<s> <kin> live	39
<s> <kin> love	-13
<s> <kin> of	-23
<s> <kin> on	-6
<s> <kin> pay	-22
<s> <kin> raise	12
<s> <kin> should	-43
<s> <kin> stop	-12
<s> <kin> surgery	-39
<s> <kin> teach	4
<s> <kin> tongue	19
<s> <kin> turn	31
<s> <kin> want	26
<s> <kin> with	-14
<s> <kin> work	24
<s> <number>	-70
<s> <number> ,	-31
<s> <number> <kin>	-44
<s> <number> a.m	21
<s> <number> adult	-36
<s> <number> bed	-43
<s> <number> egg	-19
<s> <number> lung	-4
<s> <number> more	-16
<s> <number> of	-25
<s> <number> option	9
<s> <number> space	32
<s> <number> time	4
<s> <number> week	9
<s> <number> year	13
<s> a	-215
<s> a <kin>	-107
<s> a <name>	8
<s> a café	-27
<s> a stranger	-6
<s> a week	-19
<s> a woman	-25
<s> about	-31
<s> about <number>	-31
<s> abuela	9
<s> adopt	-20
<s> after	62
<s> after <number>	-7
<s> age	-11
<s> age <number>	5
<s> ahmed	-10
<s> ahmed ,	-10
<s> all	38
<s> all i	5
<s> all my	14
<s> all of	5
<s> all our	20
<s> allergic	-15
<s> allergic to	-15
<s> allotment	42
<s> allotment is	19
<s> alone	-12
<s> always	77
<s> always give	28
<s> an	-30
<s> and	-128
<s> and <day>	-8
<s> and <days>	11
<s> and <kin>	8
<s> and <name>	-35
<s> and at	-19
<s> and i	-12
<s> and my	-44
<s> and none	-8
<s> and our	-30
<s> and since	12
<s> and sugar-free	10
<s> and the	8
<s> and there	-23
<s> and we	25
<s> anneke	-11
<s> anneke ,	-11
<s> answer	4
<s> answer me	22
<s> answer this	-9
<s> any	21
<s> anything	48
<s> anything with	15
<s> apart	-7
<s> apart from	-7
<s> apparently	27
<s> aquarium	-10
<s> archery	7
<s> are	-9
<s> arthritis	11
<s> arthritis in	11
<s> as	-73
<s> as <days>	-9
<s> as a	-89
<s> as i	9
<s> as my	17
<s> as our	-6
<s> as we	-7
<s> asthma	13
<s> astronomy	12
<s> at	39
<s> at 68	5
<s> at <number>	49
<s> at our	-24
<s> at the	9
<s> at work	-6
<s> back	-51
<s> bad	24
<s> balcony	12
<s> ballet	26
<s> ballroom	5
<s> bank	4
<s> bankrupt	15
<s> bankrupt in	15
<s> bass	31
<s> bathroom	23
<s> battery	-13
<s> bc	10
<s> be	17
<s> be an	21
<s> be fence	-4
<s> be from	7
<s> be in	9
<s> be on	-41
<s> be sober	4
<s> be the	6
<s> beatriz	-9
<s> beatriz ,	-9
<s> because	-36
<s> because <kin>	-19
<s> because <month>	-8
<s> because <name>	38
<s> because a	-13
<s> because both	-10
<s> because i	44
<s> because my	-45
<s> because our	-39
<s> because the	23
<s> because we	-5
<s> beekeeping	13
<s> beginner	7
<s> behind	-10
<s> behind the	-10
<s> bench	-11
<s> bengali	-11
<s> bengali new	-11
<s> best	-45
<s> best <kin>	7
<s> between	-5
<s> between us	-8
<s> big	5
<s> bike	9
<s> bike get	16
<s> bilingual	-7
<s> birthday	-36
<s> biscuit	-6
<s> bite	-10
<s> blood	14
<s> boat	8
<s> boat 's	8
<s> book	-7
<s> bore	-15
<s> bouldering	20
<s> bouldering grade	15
<s> bread	-10
<s> bread 's	-7
<s> break	20
<s> british	12
<s> bruna	-6
<s> bruna the	-6
<s> btw	31
<s> btw ,	5
<s> btw get	18
<s> btw i	6
<s> btw my	22
<s> btw the	-12
<s> budget	18
<s> budget for	23
<s> bullet	45
<s> bullet point	45
<s> burn	-15
<s> but	-54
<s> but <kin>	-4
<s> but <name>	-20
<s> but i	19
<s> but our	-34
<s> but red	7
<s> but sew	8
<s> but the	-13
<s> but we	17
<s> buy	-4
<s> buy a	-8
<s> by <number>	4
<s> by the	-9
<s> cabin	-7
<s> caffeine	-10
<s> caffeine kick	-10
<s> call	18
<s> call me	38
<s> camp	-17
<s> camp without	-17
<s> can	126
<s> can <kin>	-30
<s> can do	10
<s> can n't	67
<s> can you	20
<s> capo	24
<s> capo on	24
<s> car	10
<s> carry	8
<s> cash	-11
<s> cash only	-11
<s> cause	12
<s> cause number	4
<s> celia	-5
<s> celia ,	-5
<s> cello	-6
<s> change	9
<s> change my	19
<s> charge	18
<s> cheap	9
<s> check	-18
<s> cheese	4
<s> cheese go	4
<s> chess	10
<s> chess club	7
<s> chocolate	5
<s> chocolate give	5
<s> cilantro	-7
<s> clean	-32
<s> clean the	-6
<s> clear	15
<s> clear the	15
<s> code	38
<s> coffee	18
<s> coffee i	17
<s> cold	9
<s> colour	-4
<s> colour look	-6
<s> column	7
<s> commute	50
<s> commute by	28
<s> commute is	25
<s> company	21
<s> company car	9
<s> convert	-13
<s> convert this	-11
<s> cook	8
<s> copy	-16
<s> cork	-11
<s> correct	-6
<s> could	-10
<s> credit	-25
<s> croatian	-11
<s> dan	-14
<s> dan is	-9
<s> deadline	15
<s> deadline for	15
<s> deaf	18
<s> deaf in	18
<s> dear	-26
<s> delivery	34
<s> delivery have	27
<s> deploy	-4
<s> deploy twice	-4
<s> depression	-12
<s> depression run	-12
<s> diabetic	6
<s> dimitri	8
<s> dimitri have	8
<s> divorce	-17
<s> do	6
<s> do my	-16
<s> do n't	77
<s> do you	-5
<s> doc	32
<s> drink	7
<s> drive	22
<s> drive a	19
<s> drop	56
<s> drop out	35
<s> drop the	33
<s> drum	-9
<s> dry	10
<s> during	19
<s> dyslexia	-15
<s> dyslexic	16
<s> dyslexic ,	7
<s> each	-17
<s> email	-4
<s> emigrate	9
<s> emil	17
<s> engage	7
<s> engage to	7
<s> enjoy	11
<s> error	-5
<s> error :	-6
<s> even	-14
<s> evening	18
<s> ever	8
<s> ever since	8
<s> every	-41
<s> every <day>	5
<s> every <month>	-17
<s> every <name>	10
<s> every knife	-6
<s> every parcel	20
<s> every time	-15
<s> every winter	-7
<s> everyone	-4
<s> everyone on	9
<s> example	-16
<s> explain	46
<s> explain the	7
<s> fantasy	-8
<s> fantasy football	-8
<s> feel	-8
<s> feel kinda	-4
<s> ferry	-9
<s> figma	8
<s> fill	-18
<s> fill the	-18
<s> find	31
<s> first	-5
<s> fish	-28
<s> flat	-13
<s> fluent in	7
<s> fly	6
<s> font	-14
<s> font size	-14
<s> for	-44
<s> for a	-23
<s> for my	-26
<s> for the	11
<s> for this	-9
<s> forklift	12
<s> free	-6
<s> fridge	10
<s> from	-37
<s> from may	-9
<s> from my	-4
<s> from now	23
<s> from the	-27
<s> geocaching	14
<s> get	63
<s> get <number>	21
<s> get a	12
<s> get custody	17
<s> get marry	8
<s> get promote	12
<s> get the	15
<s> gimme	-38
<s> git	-9
<s> giulia	-13
<s> giulia ,	-13
<s> give	73
<s> give i	-5
<s> give my	16
<s> give notice	20
<s> give our	-7
<s> give that	4
<s> give up	45
<s> gluten	-22
<s> go	36
<s> go for	-15
<s> go part-time	30
<s> go to	4
<s> google	-29
<s> great	-9
<s> great ,	-9
<s> greenhouse	16
<s> grow	56
<s> grow up	46
<s> gwen	11
<s> gwen 's	14
<s> gym	8
<s> half	7
<s> half <name>	9
<s> half my	7
<s> half of	7
<s> half the	-10
<s> halfway	-6
<s> halfway through	-6
<s> hand	-12
<s> hand shake	9
<s> harmonica	-10
<s> harmonica in	-10
<s> hate	104
<s> hate coriander	18
<s> hate phone	29
<s> hate this	-4
<s> have	54
<s> have <name>	25
<s> have <number>	-20
<s> have a	8
<s> have be	-13
<s> have high	8
<s> have my	-6
<s> have n't	-12
<s> have to	22
<s> hay	5
<s> hay fever	7
<s> he	-62
<s> he 's	-25
<s> he have	-33
<s> he live	-37
<s> hear	44
<s> hear aid	32
<s> her	-60
<s> her <kin>	-24
<s> here	-18
<s> here 's	-19
<s> here is	-15
<s> hip	12
<s> hip replacement	12
<s> hire	20
<s> his	-34
<s> his <kin>	-41
<s> hm	-9
<s> home	25
<s> hometown	22
<s> hope	5
<s> hope to	27
<s> horror	9
<s> horror film	9
<s> hot	16
<s> house	16
<s> house is	31
<s> how	-47
<s> how <kin>	-29
<s> how much	8
<s> how to	-16
<s> how would	40
<s> hungarian	-9
<s> i	-159
<s> i 'd	-97
<s> i 'll	-70
<s> i 'm	-43
<s> i <day>	-34
<s> i <kin>	95
<s> i always	-14
<s> i am	83
<s> i answer	14
<s> i ask	-9
<s> i bake	21
<s> i bank	8
<s> i become	22
<s> i believe	13
<s> i bet	-12
<s> i bill	4
<s> i break	12
<s> i breed	8
<s> i build	23
<s> i burn	-19
<s> i buy	7
<s> i call	-15
<s> i can	-69
<s> i carry	9
<s> i chair	24
<s> i change	-10
<s> i charge	8
<s> i collect	52
<s> i come	34
<s> i could	-27
<s> i count	5
<s> i draw	5
<s> i dream	-15
<s> i drive	4
<s> i drop	14
<s> i enjoy	15
<s> i fail	19
<s> i fast	8
<s> i fear	10
<s> i feel	-20
<s> i find	-10
<s> i finish	-9
<s> i fly	5
<s> i follow	23
<s> i forget	-17
<s> i get	-41
<s> i give	-10
<s> i go	-26
<s> i grow	19
<s> i guess	-6
<s> i hand	42
<s> i handle	36
<s> i hate	54
<s> i have	29
<s> i hear	-6
<s> i hold	-13
<s> i hope	-5
<s> i host	13
<s> i inherit	17
<s> i intend	4
<s> i join	-7
<s> i just	-56
<s> i keep	21
<s> i knit	47
<s> i know	-25
<s> i learn	17
<s> i leave	-45
<s> i lecture	4
<s> i let	20
<s> i lie	19
<s> i like	-17
<s> i live	-38
<s> i lose	35
<s> i love	-29
<s> i maintain	5
<s> i make	12
<s> i manage	19
<s> i may	-36
<s> i mean	-11
<s> i meet	-13
<s> i memorise	7
<s> i might	-55
<s> i miss	-10
<s> i need	-81
<s> i never	59
<s> i now	17
<s> i open	-12
<s> i owe	-45
<s> i own	28
<s> i paste	-9
<s> i pay	-22
<s> i play	36
<s> i press	-7
<s> i put	-19
<s> i quit	-11
<s> i read	-22
<s> i really	-8
<s> i rename	-12
<s> i rent	22
<s> i repair	8
<s> i report	-7
<s> i restart	-7
<s> i restore	33
<s> i ride	13
<s> i run	-20
<s> i save	5
<s> i say	-4
<s> i scroll	-14
<s> i see	-26
<s> i sell	9
<s> i send	-5
<s> i share	-7
<s> i shoot	6
<s> i should	24
<s> i sing	31
<s> i skip	-13
<s> i sleep	13
<s> i speak	12
<s> i spill	-17
<s> i stammer	34
<s> i start	-8
<s> i stop	-7
<s> i study	30
<s> i stutter	15
<s> i support	-4
<s> i suppose	-15
<s> i swear	-15
<s> i sweep	-8
<s> i swim	13
<s> i switch	10
<s> i take	-8
<s> i teach	22
<s> i tell	-13
<s> i think	-97
<s> i translate	13
<s> i try	18
<s> i turn	15
<s> i type	8
<s> i usually	-8
<s> i visit	13
<s> i wake	-8
<s> i walk	-4
<s> i want	-94
<s> i was	-27
<s> i watch	-33
<s> i water	-13
<s> i will	-67
<s> i work	-49
<s> i would	-32
<s> ibiza	-7
<s> if	-63
<s> if i	-45
<s> if my	-24
<s> ikram	-5
<s> ikram and	-5
<s> imagine	-25
<s> in	-158
<s> in <month>	4
<s> in <name>	-68
<s> in a	4
<s> in an	36
<s> in my	-73
<s> in our	-11
<s> in the	-63
<s> in this	-9
<s> inherit	15
<s> inherit <kin>	12
<s> inherit my	5
<s> into	-14
<s> invoice	4
<s> inè	19
<s> inè (	19
<s> is	-105
<s> is <name>	-75
<s> is <number>	-31
<s> it	64
<s> it 's	112
<s> it fail	-4
<s> it have	-10
<s> it is	-8
<s> it sound	-5
<s> it still	-10
<s> it take	-7
<s> it was	72
<s> it work	-21
<s> its	34
<s> jamaican	-9
<s> jehovah	17
<s> jelena	12
<s> jelena get	12
<s> jira	11
<s> job	-35
<s> join	21
<s> join the	17
<s> josefina	-9
<s> josefina ,	-9
<s> juno	5
<s> just	20
<s> just have	4
<s> just wake	-8
<s> kabaddi	-9
<s> karaoke	8
<s> karaoke is	8
<s> kasimir	-4
<s> keep	59
<s> keep kosher	13
<s> keep my	15
<s> keep reply	25
<s> keep the	-6
<s> knee	36
<s> knee are	13
<s> knit	11
<s> kwame	-6
<s> kwame 's	-6
<s> label	25
<s> lactose	23
<s> lady	-12
<s> lamb	8
<s> last	5
<s> late	4
<s> learn	29
<s> learn sign	4
<s> lease	27
<s> lease end	16
<s> lease on	6
<s> leave	-9
<s> leave <name>	-5
<s> leave my	-30
<s> leave the	20
<s> left-handed	24
<s> left-handed ,	24
<s> legal	49
<s> lemon	10
<s> lemon drizzle	10
<s> leo	-18
<s> let	-41
<s> let 's	-37
<s> level	-32
<s> level <number>	-32
<s> license	22
<s> lift	-29
<s> like	4
<s> line	10
<s> line <number>	4
<s> list	7
<s> list <number>	-15
<s> live	-15
<s> live in	6
<s> live on	16
<s> live with	-27
<s> long	37
<s> look	10
<s> lose	9
<s> lose <number>	9
<s> lose most	15
<s> lose my	-32
<s> loud	25
<s> lunch	4
<s> lunch is	9
<s> make	5
<s> make the	-22
<s> man	20
<s> mark	4
<s> market	-7
<s> marry	4
<s> max	-21
<s> maybe	-17
<s> me	9
<s> me and	-4
<s> mentor	-5
<s> messi	-44
<s> metric	16
<s> metric only	6
<s> migraine	17
<s> milk	-9
<s> mine	-19
<s> minimum	6
<s> mirela	26
<s> miss	-6
<s> mix	-4
<s> mock	25
<s> monika	13
<s> monika have	13
<s> morning ,	-12
<s> morning are	26
<s> mortgage	43
<s> mortgage fix	16
<s> mortgage is	21
<s> most	-21
<s> most of	-6
<s> mostly	-26
<s> move	-4
<s> move away	-10
<s> move the	-33
<s> move to	31
<s> mr	-11
<s> mr <name>	-11
<s> mr.	-16
<s> mr. <name>	-16
<s> mrs	29
<s> mrs <name>	29
<s> ms	8
<s> ms word	8
<s> my	-160
<s> my <kin>	-101
<s> my <name>	-55
<s> my <number>	-13
<s> my answer	-23
<s> my app	-10
<s> my back	9
<s> my battery	-9
<s> my best	6
<s> my blood	-6
<s> my branch	-6
<s> my budget	7
<s> my build	-5
<s> my character	-42
<s> my chess	16
<s> my class	-10
<s> my code	-26
<s> my coffee	-23
<s> my commute	40
<s> my cursor	-8
<s> my degree	22
<s> my essay	-12
<s> my eyesight	30
<s> my favourite	-8
<s> my file	-7
<s> my finger	5
<s> my first	-7
<s> my flat	15
<s> my function	-13
<s> my garden	16
<s> my goal	39
<s> my guess	-13
<s> my hand	15
<s> my handwriting	21
<s> my head	-8
<s> my hear	21
<s> my heart	-4
<s> my keyboard	-10
<s> my knee	68
<s> my laptop	-31
<s> my last	13
<s> my leave	10
<s> my licence	15
<s> my mistake	-11
<s> my mother-tongue	17
<s> my name	30
<s> my old	20
<s> my only	-6
<s> my package	-4
<s> my paragraph	-4
<s> my password	-9
<s> my patience	-10
<s> my pension	20
<s> my phone	-85
<s> my query	-13
<s> my question	-15
<s> my rent	13
<s> my salary	29
<s> my savings	5
<s> my score	-23
<s> my screen	23
<s> my script	-4
<s> my shift	19
<s> my shop	6
<s> my soup	-15
<s> my stall	21
<s> my studio	6
<s> my stutter	37
<s> my surname	22
<s> my tab	-4
<s> my tea	-4
<s> my team	7
<s> my test	-12
<s> my thesis	23
<s> my thing	11
<s> my thyroid	24
<s> my timer	-18
<s> my train	-35
<s> my turn	6
<s> my violin	-7
<s> my visa	29
<s> my voice	4
<s> name	10
<s> name :	-20
<s> name in	12
<s> near	4
<s> near <name>	4
<s> need	-4
<s> need a	-21
<s> need to	-22
<s> never	162
<s> never fly	36
<s> never get	13
<s> never learn	38
<s> never marry	24
<s> never mind	-19
<s> never put	9
<s> new	-13
<s> next	-7
<s> next door	6
<s> night	10
<s> night on	5
<s> no	55
<s> no <kin>	5
<s> no <name>	4
<s> no bullet	11
<s> no cilantro	-6
<s> no emojis	24
<s> no gallbladder	23
<s> no internet	-24
<s> no meeting	14
<s> no more	10
<s> no phone	-26
<s> no pork	-6
<s> no rush	-13
<s> no surprise	8
<s> nobody	29
<s> nobody in	10
<s> nobody may	4
<s> norwegian	5
<s> not	14
<s> nothing	106
<s> nothing get	12
<s> now	44
<s> now i	10
<s> now that	39
<s> number	25
<s> ocd	26
<s> of	-11
<s> of all	-7
<s> off	6
<s> oh	-50
<s> ok	-17
<s> ola	-9
<s> ola from	-9
<s> old	-4
<s> old <name>	-6
<s> oleander	18
<s> oleander is	18
<s> olga	-14
<s> on	80
<s> on <day>	-26
<s> on <days>	6
<s> on a	9
<s> on call	13
<s> on my	-10
<s> on the	57
<s> once	-15
<s> once a	-15
<s> only	26
<s> only <number>	-16
<s> only get	19
<s> only the	6
<s> only woman	8
<s> ottilie	12
<s> ottilie ,	12
<s> our	-35
<s> our <kin>	-19
<s> our <name>	17
<s> our <number>	-14
<s> our bakery	21
<s> our band	5
<s> our biggest	6
<s> our budget	16
<s> our call	-5
<s> our choir	5
<s> our church	6
<s> our co-op	11
<s> our company	21
<s> our deadline	-16
<s> our dishwasher	-4
<s> our farm	5
<s> our flat	18
<s> our house	37
<s> our lunch	-9
<s> our office	-6
<s> our old	-6
<s> our pipeline	4
<s> our planet	-31
<s> our printer	-24
<s> our release	20
<s> our rent	13
<s> our school	-17
<s> our street	19
<s> our studio	13
<s> our table	-12
<s> our team	-5
<s> our test	6
<s> our train	-22
<s> our union	8
<s> our wait	-18
<s> our wed	9
<s> our wg	29
<s> our wifi	-14
<s> ours	30
<s> ours is	30
<s> out	-23
<s> out of	-23
<s> owe	-8
<s> owe my	7
<s> owe you	-25
<s> own	23
<s> own <number>	13
<s> own a	16
<s> ownership	-4
<s> ownership of	-4
<s> pacemaker	6
<s> pacemaker since	6
<s> pack	6
<s> paris	-20
<s> passport	-5
<s> pavel	-7
<s> pavel from	-7
<s> pay	7
<s> pay off	16
<s> pay the	-9
<s> payday	42
<s> pension	19
<s> pension kick	12
<s> people	-23
<s> people who	-23
<s> pepper	-4
<s> pepper ,	-4
<s> performance	-7
<s> persona	-32
<s> persona for	-13
<s> phd	7
<s> phone	-10
<s> phone 's	-14
<s> piano	-31
<s> pilate	6
<s> pinball	18
<s> pinball machine	18
<s> plan	11
<s> please	28
<s> please never	10
<s> pls	28
<s> portuguese	8
<s> pottery	-19
<s> prefer	58
<s> prefer the	-5
<s> primary	13
<s> priscilla	-4
<s> priscilla the	-4
<s> priya	-13
<s> priya ,	-6
<s> prod	5
<s> prod is	5
<s> promote	12
<s> promote to	13
<s> prs	17
<s> prs need	17
<s> pull	7
<s> pull gig	7
<s> put the	-4
<s> python	-6
<s> quilt	5
<s> quit	10
<s> quit my	10
<s> quit smoke	35
<s> quit the	-36
<s> quote	14
<s> radio	6
<s> raise	6
<s> raise <name>	17
<s> ramadan	-20
<s> rashid	5
<s> rashid <kin>	7
<s> rasmus	13
<s> rasmus ,	13
<s> read glass	4
<s> recipe	-15
<s> redundant	6
<s> remind	-62
<s> remind me	-62
<s> rent	11
<s> rent a	-7
<s> replica	5
<s> restore	-18
<s> retire	10
<s> retire <kin>	-5
<s> retire from	8
<s> retirement	15
<s> ride	12
<s> ride a	23
<s> right	38
<s> right eye	13
<s> robotics	9
<s> robotics is	9
<s> roof	-10
<s> rosalind	-4
<s> rosalind ,	-4
<s> ruben	-28
<s> rugby	35
<s> run	-28
<s> run a	5
<s> run late	-30
<s> run the	-9
<s> rust	-4
<s> rye	10
<s> rye is	10
<s> sabbatical	-10
<s> sabbatical from	5
<s> salary	14
<s> salsa	-6
<s> salsa on	-7
<s> sam	-4
<s> same	-26
<s> sami	13
<s> sample	-13
<s> save	17
<s> save for	36
<s> save the	-5
<s> save up	6
<s> savings	13
<s> say	-29
<s> scare	15
<s> school	13
<s> screen	31
<s> second	20
<s> security	18
<s> security <kin>	18
<s> see	-22
<s> see as	-6
<s> see on	-10
<s> sell	52
<s> sell out	-11
<s> sell the	63
<s> sew	10
<s> sew my	10
<s> share	-9
<s> share the	-10
<s> she	-13
<s> she 's	-17
<s> shift	38
<s> shift at	21
<s> shoe	9
<s> shoe size	12
<s> shoot	8
<s> shop	-33
<s> shop close	-10
<s> shop open	-4
<s> short	40
<s> shorter	-4
<s> sign	-30
<s> sign for	-9
<s> sign language	-11
<s> since	-183
<s> since both	-6
<s> since i	14
<s> since it	-15
<s> since lunch	-57
<s> since my	-27
<s> since our	-8
<s> since the	-18
<s> since then	4
<s> since we	7
<s> since your	-9
<s> sing	9
<s> sit	-16
<s> sit on	-4
<s> slack	-13
<s> sleep <name>	11
<s> snow	-21
<s> so	-119
<s> so <day>	-16
<s> so <days>	7
<s> so <name>	-34
<s> so all	5
<s> so cash	-11
<s> so i	19
<s> so my	-18
<s> so no	-14
<s> so our	-14
<s> so the	20
<s> so there	-10
<s> so we	19
<s> so with	-8
<s> some	-56
<s> some <kin>	-12
<s> some guy	-30
<s> somebody	-17
<s> someone	-29
<s> sommelier	5
<s> sorry	-6
<s> sound	-15
<s> sourdough starter	5
<s> spare	11
<s> spare key	5
<s> spend	-4
<s> squash	-8
<s> stair	9
<s> stair are	9
<s> stand	6
<s> standup	12
<s> start	14
<s> start the	-9
<s> step	-6
<s> step <number>	-13
<s> stick	-23
<s> stick on	-15
<s> still	12
<s> studio	-23
<s> study	8
<s> sub	-34
<s> sub are	-13
<s> sudoku	19
<s> support	-30
<s> suppose	-22
<s> suppose my	-22
<s> sure	-36
<s> sure ,	-36
<s> swap	22
<s> swap the	-4
<s> swear	28
<s> swear off	24
<s> swim	-19
<s> switch career	11
<s> switch to	5
<s> tab	13
<s> table	19
<s> take	-32
<s> take a	-18
<s> take my	9
<s> take the	-23
<s> tax	-14
<s> tea	8
<s> teach	-21
<s> teach me	-63
<s> teach myself	24
<s> team	-4
<s> team of	-12
<s> tear	-9
<s> tear my	-9
<s> tell	-16
<s> test in	-11
<s> thank	-18
<s> thank ,	-22
<s> thank to	4
<s> that	-19
<s> that 's	42
<s> that bakery	-24
<s> that is	14
<s> that was	-4
<s> the	28
<s> the <day>	10
<s> the <kin>	-32
<s> the <name>	-159
<s> the <number>	-4
<s> the accent	18
<s> the accordion	-7
<s> the account	-27
<s> the app	-10
<s> the band	-44
<s> the boat	17
<s> the book	-8
<s> the budget	-9
<s> the bus	-4
<s> the button	-5
<s> the cake	-6
<s> the capital	-14
<s> the caravan	-5
<s> the choir	13
<s> the clinic	5
<s> the club	35
<s> the committee	-19
<s> the company	6
<s> the cooperative	11
<s> the council	16
<s> the crow	32
<s> the debt	-7
<s> the district	7
<s> the email	-4
<s> the family	27
<s> the farm	12
<s> the firm	-14
<s> the first	-7
<s> the flat	29
<s> the flight	-4
<s> the food	7
<s> the forge	27
<s> the function	-5
<s> the garden	24
<s> the greenhouse	9
<s> the guest	5
<s> the guy	-25
<s> the heat	6
<s> the hotel	14
<s> the lease	17
<s> the light	-11
<s> the list	4
<s> the marathon	9
<s> the meet	-5
<s> the mill	-5
<s> the mine	6
<s> the motorbike	-11
<s> the move	4
<s> the museum	13
<s> the new	-14
<s> the night	-15
<s> the nursery	-7
<s> the old	34
<s> the older	42
<s> the oven	13
<s> the page	-9
<s> the parcel	-7
<s> the pharmacy	-5
<s> the piano	-4
<s> the plan	-4
<s> the queen	-11
<s> the rainy-day	49
<s> the release	-4
<s> the report	-22
<s> the restaurant	-15
<s> the ring	5
<s> the roof	22
<s> the school	30
<s> the scout	4
<s> the script	15
<s> the second	-6
<s> the server	-11
<s> the shop	13
<s> the soil	25
<s> the stable	-11
<s> the stair	8
<s> the table	15
<s> the team	39
<s> the test	-6
<s> the theatre	-4
<s> the user	-37
<s> the van	25
<s> the vegan	-17
<s> the video	-21
<s> the vineyard	-8
<s> the warehouse	5
<s> the whole	-17
<s> the word	-4
<s> the workshop	13
<s> their	-16
<s> their <kin>	-16
<s> then i	-36
<s> then the	-18
<s> there	-32
<s> there 's	-42
<s> there are	11
<s> there was	-27
<s> there were	9
<s> these	-5
<s> they	-21
<s> they call	5
<s> they say	-15
<s> third	-21
<s> this	-62
<s> this <name>	-9
<s> this is	-14
<s> this morning	-9
<s> though	-39
<s> though <name>	-27
<s> though i	18
<s> though the	7
<s> though there	-16
<s> though we	-4
<s> thx	-5
<s> thx that	-5
<s> time	-16
<s> time :	-16
<s> tire	-9
<s> tire ,	-9
<s> to	-22
<s> to the	4
<s> today	-8
<s> tofu	14
<s> tomasz	-21
<s> tomato	-9
<s> too	-21
<s> touch	5
<s> trade	-9
<s> trail	9
<s> trail run	9
<s> train	29
<s> train as	44
<s> train for	5
<s> train the	-13
<s> transfer	20
<s> translate	-53
<s> translate this	-22
<s> true	-20
<s> true or	-20
<s> trumpet	-11
<s> try for	4
<s> tuan	8
<s> tuan mind	8
<s> turn	-22
<s> turn the	-24
<s> twice	12
<s> twice a	14
<s> ugh	-47
<s> ugh i	-10
<s> up	-12
<s> up on	-4
<s> use	28
<s> use a	17
<s> use the	-20
<s> use to	60
<s> user	-20
<s> vampire	-26
<s> van	10
<s> van 's	7
<s> vegan	-35
<s> vegan since	7
<s> vegetarian	-12
<s> vote	-7
<s> walk	-18
<s> want	38
<s> want out	9
<s> want to	31
<s> was	45
<s> was a	12
<s> was in	12
<s> was make	5
<s> was raise	4
<s> water	-22
<s> we	14
<s> we 'll	-14
<s> we 're	37
<s> we <kin>	13
<s> we adopt	10
<s> we agree	-23
<s> we all	-21
<s> we are	-69
<s> we bill	10
<s> we bury	-4
<s> we buy	41
<s> we can	-15
<s> we close	-15
<s> we could	-43
<s> we decide	-18
<s> we delete	-20
<s> we deploy	-6
<s> we do	55
<s> we drop	8
<s> we foster	20
<s> we get	25
<s> we go	-6
<s> we have	6
<s> we homeschool	34
<s> we host	-17
<s> we just	45
<s> we keep	10
<s> we leave	-8
<s> we meet	-17
<s> we milk	27
<s> we need	-55
<s> we never	35
<s> we order	-17
<s> we pay	8
<s> we plan	9
<s> we rent	13
<s> we replace	10
<s> we run	-14
<s> we sell	5
<s> we share	12
<s> we should	-47
<s> we speak	4
<s> we spend	-20
<s> we swap	-7
<s> we switch	-5
<s> we try	-15
<s> we use	22
<s> we want	9
<s> we watch	-27
<s> we were	-10
<s> we will	-16
<s> wear	25
<s> wear a	14
<s> wed	-7
<s> wendell	-11
<s> wendell and	-11
<s> what	-11
<s> what 's	27
<s> what <number>	-29
<s> what are	14
<s> what i	9
<s> what my	-4
<s> what scare	-9
<s> what the	-30
<s> what with	-6
<s> whatever	45
<s> whatever you	45
<s> wheelchair	46
<s> when	10
<s> when you	13
<s> whenever	17
<s> where	-45
<s> where <name>	-5
<s> where my	4
<s> which	-67
<s> which <name>	-41
<s> which i	6
<s> which is	25
<s> which leave	-6
<s> which make	9
<s> which mean	-20
<s> which my	-4
<s> which take	10
<s> which the	-14
<s> which we	4
<s> while	-54
<s> while <name>	-31
<s> while i	33
<s> while mine	10
<s> while my	-43
<s> while our	-25
<s> while the	16
<s> who	-108
<s> who 's	-16
<s> who come	-6
<s> who do	-30
<s> who have	-4
<s> who i	14
<s> who is	8
<s> who never	-11
<s> who speak	-10
<s> who teach	-19
<s> who train	-5
<s> who was	-7
<s> who win	-12
<s> widowed	-4
<s> will be	-6
<s> will n't	7
<s> win	13
<s> win the	13
<s> winter	4
<s> with	-19
<s> with <kin>	9
<s> with <name>	-38
<s> with <number>	18
<s> with a	-17
<s> with me	6
<s> with my	-41
<s> with no	6
<s> with the	15
<s> without	66
<s> word	14
<s> work	-37
<s> work as	-36
<s> work for	5
<s> work late	-17
<s> work night	8
<s> would	34
<s> would n't	4
<s> would rather	5
<s> write	-47
<s> write a	-33
<s> you	-100
<s> you 're	-4
<s> you can	-7
<s> you live	-31
<s> your	-5
<s> your last	-5
<s> yuki	16
<s> yuki sign	15
<s> zeynep	-5
=	-70
= <name>	5
?	18
[	-44
a	-113
a 12	11
a </s>	-8
a <day>	-59
a <day> ,	-22
a <day> </s>	-25
a <kin>	-80
a <kin> 's	22
a <kin> ,	-32
a <kin> </s>	-40
a <kin> <kin>	19
a <kin> and	-41
a <kin> at	31
a <kin> by	-6
a <kin> call	19
a <kin> come	13
a <kin> for	5
a <kin> from	-33
a <kin> i	-5
a <kin> in	-22
a <kin> is	13
a <kin> name	25
a <kin> of	-33
a <kin> on	-8
a <kin> so	13
a <kin> with	-8
a <name>	23
a <name> ,	21
a <name> </s>	-8
a <name> <name>	7
a <name> <number>	14
a <name> church	-5
a <name> i	-6
a <name> on	-10
a <name> passport	-9
a <name> storage	15
a <number>	26
a <number> </s>	-9
a <number> <kin>	6
a <number> <name>	56
a <number> book	-5
a <number> from	-15
a bakery	-7
a bakery </s>	16
a band	-15
a bank	14
a bar	-59
a bar ,	-16
a bar </s>	-32
a beginner </s>	-14
a better	-41
a big	-7
a bike	16
a bike repair	5
a biscuit	-29
a bite	-57
a bite </s>	20
a bite of	-10
a blank	-38
a blank page	-25
a blue	-12
a boat	8
a book	8
a box	-16
a box </s>	-16
a break	-20
a break </s>	-10
a brewery	6
a bug	-16
a bug </s>	-6
a bug in	-6
a button	-9
a button </s>	-5
a café	-27
a call	-12
a campervan	16
a campervan ,	16
a caption	-12
a caption </s>	-5
a car	12
a car ,	9
a care	19
a care home	19
a cargo	14
a cargo bike	14
a cellist	8
a choir	-7
a class	-24
a coffee	-41
a coffee </s>	-5
a cold	-34
a cold today	-21
a column	-10
a comma	-22
a comma </s>	-6
a company	13
a container	-8
a container </s>	-8
a contract	4
a cookbook	20
a cooperative	8
a copy	-12
a copy of	-10
a couple	-25
a couple of	-5
a cover	-6
a cover letter	-8
a credit	25
a credit union	16
a crossword	-8
a cup	-14
a dataframe	-10
a dataframe with	-10
a day	8
a day ,	39
a day </s>	-11
a dead	-15
a deadline	-13
a decade	13
a decade </s>	13
a degree	15
a dental	17
a dental <kin>	17
a deposit	11
a dream	14
a dress	-7
a drop	19
a family	32
a family of	9
a fan of	7
a ferry	24
a ferry </s>	21
a few	-21
a finn	5
a firm	7
a firm in	7
a first	4
a flat	33
a flat in	10
a flat of	20
a fly	-25
a food	12
a food truck	12
a former	-31
a former <kin>	-29
a former chapel	13
a fortune	-22
a forum	-8
a forum </s>	-10
a foul	-7
a foul mood	-7
a four-person	4
a four-person startup	4
a fourth	21
a fourth floor	14
a fox	-18
a freelance	11
a freelance <kin>	11
a freezer	29
a full	26
a full engine	21
a function	-5
a function that	-5
a garage	-16
a garage </s>	-15
a garden	-5
a garden railway	-4
a glass	-5
a good	-47
a google	7
a google sheet	7
a great	-16
a guy	-36
a guy on	-14
a half	-7
a half share	-4
a hard	-4
a headache	-36
a headache ,	-16
a hear	41
a hear aid	41
a heat	37
a hip	33
a hip replacement	33
a history	-17
a history of	-17
a hob	34
a hob that	30
a holiday	-13
a holiday </s>	-13
a hospital in	-5
a hostel	-9
a hotel	4
a hotel in	-4
a house	-5
a house in	6
a hurdy-gurdy	-4
a hurry	-17
a hurry ,	-12
a job	5
a joke	-25
a joke </s>	-18
a kibbutz	11
a kidney	14
a kidney to	11
a kiln	20
a ladder	-16
a ladder in	-9
a last	-12
a letter	24
a line	-9
a list	-45
a list </s>	-17
a list of	-39
a little	-12
a little <name>	-13
a live	55
a live ,	5
a live </s>	45
a long	-22
a long day	-22
a look	-9
a look at	-5
a loop	-4
a loss	-10
a lot	-31
a lot </s>	-31
a man	-39
a man who	-25
a master	-14
a master 's	-14
a meet	-75
a meet </s>	-16
a meet in	-10
a meet with	-17
a mess	-42
a mess after	-20
a mess today	-10
a message	10
a migraine	9
a minute	-33
a minute ,	7
a minute </s>	-8
a minute ago	-11
a mistake	-15
a monk	18
a monk for	6
a month	89
a month </s>	40
a month for	23
a moor	9
a mortgage	8
a music	21
a name	-22
a name </s>	-17
a narrowboat	35
a new	-32
a nice	-10
a night	30
a night </s>	9
a night owl	22
a no	18
a nun	24
a nurse	-11
a nut	-16
a pacemaker	49
a pacemaker ,	7
a page	40
a page </s>	49
a parcel	-22
a peanut	-8
a peanut allergy	-4
a peanut ban	-4
a person	4
a plot	13
a plot outside	7
a point	-5
a point </s>	-5
a polite	17
a primary	12
a primary school	12
a problem	39
a problem </s>	39
a proper	18
a prosthetic	31
a prosthetic leg	31
a pub	20
a pub quiz	10
a quarter	-24
a query	-6
a question	-14
a question about	-11
a queue	-43
a queue </s>	-19
a quick	-46
a ramen	-4
a ramen bar	-4
a recipe	-14
a recipe for	-8
a red	-23
a regex	-11
a rehabilitation	8
a rehabilitation clinic	8
a rescue	30
a rescue <kin>	24
a retire	-7
a room	-8
a row	-13
a row </s>	-9
a rule	-34
a scholarship	22
a scholarship to	22
a school	16
a school bus	4
a scout	-4
a scout troop	-4
a screen	57
a screen reader	61
a screenshot	-4
a sec	-56
a sec ,	-4
a sec </s>	-51
a second	25
a second <kin>	13
a second salon	5
a set	-12
a share	28
a shop	-29
a short	-10
a shorter	-6
a side	-6
a single	-8
a ska	8
a ska band	8
a slow	25
a small	20
a song	-24
a sourdough	26
a sourdough starter	26
a split	29
a split keyboard	29
a stairlift	31
a stent	18
a step	30
a stick	22
a stoma	25
a stranger	-33
a stroke	60
a stroke <number>	14
a stroke in	24
a stroke ward	4
a sublet	39
a summary	-9
a summary </s>	-9
a synonym	-32
a synonym for	-26
a table	-16
a table with	-8
a tattoo	18
a team	10
a team of	10
a test	-23
a test </s>	-10
a text	-8
a third	-14
a third of	-25
a thumb	-11
a thumb up	-11
a thunderstorm	-25
a time	25
a time </s>	23
a timeout	-47
a timeout on	-13
a tiny	43
a tiny phone	26
a title	-4
a train	-21
a tram	24
a tremor	17
a turbo	27
a turbo <kin>	27
a two-bedroom	-11
a two-bedroom place	5
a type	7
a typo	-12
a typo in	-7
a use	19
a use <name>	19
a user	-41
a user i	-21
a van	-9
a van every	10
a vegan	-33
a verb	-8
a verb </s>	-8
a victim	-23
a victim of	-23
a wait	18
a wait list	20
a wall	14
a warn	-6
a warn </s>	-6
a wasp	-10
a wed	11
a wed band	4
a week	80
a week ,	32
a week </s>	36
a week for	-11
a week in	-13
a weird	-27
a well	16
a well ,	10
a well </s>	13
a well in	-7
a wheelchair	43
a wheelchair </s>	11
a woman	-20
a woman in	-17
a wood	20
a wood stave	20
a wooden	-10
a wooden boat	-10
a word </s>	4
a year	-30
a year ,	-18
a year </s>	-29
a year and	7
a.m	24
a.m .	24
abattoir	17
ableton	36
ableton rack	36
about	-236
about <day>	-19
about <days>	-34
about <name>	-14
about <number> </s>	-24
about <number> a	14
about <number> minute	-9
about <number> month	-37
about <number> percent	-15
about <number> ton	5
about <number> word	27
about a	-59
about a third	-40
about it	11
about it </s>	20
about lichen	9
about the	-69
about the <name>	-9
about the second	-4
about this	-6
about to	-17
above	61
above ,	-28
above </s>	-25
above all	54
above all </s>	54
above the	51
above the pharmacy	20
above the shop	13
abstract	-7
abuela	9
accent	16
access	56
accident	-23
accident on	-22
accident on the	-7
accord	-57
accord to	-57
accord to the	-34
accordion	-9
accordion is	-21
account	73
account </s>	41
account for	23
account in	18
ace	-10
across	18
across <name>	8
across the whole	-9
act	-54
act </s>	-10
act <number>	-40
act <number> </s>	-35
action	20
actually	6
actually </s>	5
ad	-49
ad </s>	-19
adapt	-9
add	-65
add a	-7
add a test	-4
add some	-7
add the	-20
address	17
address </s>	15
adhd	5
admin	20
admin ,	11
adopt	24
adopt <name>	17
adopt <name> from	4
adopt a	-11
adopt from	14
adopt from <name>	14
adopt your	-8
ads	-22
adult	-28
adult ,	-28
adult , <number>	-28
advert	-7
advice	14
advice </s>	14
affect	-39
afloat	20
afloat </s>	20
afraid	16
afraid of	35
afraid that	-12
after	257
after </s>	28
after <kin>	17
after <kin> </s>	14
after <number>	76
after <number> ,	26
after <number> </s>	61
after <number> year	5
after a	-18
after about	-12
after about <number>	-12
after all	-9
after her	39
after her second	27
after i	40
after lunch	-24
after lunch </s>	-24
after my	21
after my <kin>	10
after my late	10
after noon	12
after that	-50
after that <name>	-29
after that come	-9
after the	179
after the <kin>	10
after the debt	27
after the flood	23
after the stroke	26
after the third	-8
after the update	-17
after this	-6
after work	7
afternoon	-71
afternoon ,	-15
afternoon </s>	-49
again	-344
again ,	-73
again , can	-17
again </s>	-210
again <name>	-23
again <name> </s>	-23
again in	18
again in <month>	6
again just	-8
again just now	-8
again now	-9
again now </s>	-9
again this	-5
again today	-10
again today </s>	-10
again with	-10
again with the	-5
against	19
age	-41
age </s>	-13
age <number>	19
age <number> ,	5
age <number> </s>	14
age to	-13
agency	-37
agency in	-22
agency in <month>	-22
agency place	-15
ago	-80
ago ,	-17
ago </s>	-38
ago and	-11
ago and <kin>	-12
agree	-49
agree </s>	-8
agree on	-12
agree to	-14
agree with	-11
agree with your	-6
ahead	-50
ahead </s>	-31
ahead of	-20
ahmed	-10
ahmed ,	-10
ahmed , my	-10
aid	157
aid </s>	35
aid in	53
aid in the	32
aid since	22
aim	35
aim for	26
aim to	10
air	21
air condition	13
airline	-9
airline </s>	-9
airport	-57
airport ,	-16
aisle	8
aisle seat	4
alarm	6
alarm go	-16
album	6
alcohol	48
alcohol for	12
alcohol or	13
align	-5
align ,	-5
alimony	24
alive	7
all	63
all ,	-30
all , despite	-6
all </s>	67
all <kin>	5
all <kin> ,	4
all <name>	29
all <name> </s>	5
all <number>	40
all <number> </s>	4
all <number> metre	7
all <number> of	10
all afternoon	-19
all afternoon </s>	-19
all city	-8
all city ,	-8
all day	-78
all day </s>	-47
all i	-8
all i have	5
all in <name>	8
all morning	-61
all morning </s>	-44
all my	43
all my life	34
all night	-17
all of	59
all of them	32
all of us	17
all our	59
all over	-40
all over </s>	-30
all remote	11
all remote ,	5
all the	9
all we	9
all week	-12
all winter	6
all winter </s>	6
all year	8
allergic	-63
allergic </s>	20
allergic to	-83
allergic to <days>	-42
allergic to <kin>	-12
allergic to latex	25
allergic to nut	-33
allergic to penicillin	24
allergic to sesame	18
allergic to shellfish	14
allergic to this	-5
allergy	-25
allotment	123
allotment ,	23
allotment is	29
allotment is plot	24
allotment society	7
allow	63
allow in	32
allow in our	34
almost	-14
alone	41
alone ,	16
alone </s>	52
alone in	-5
alone with	11
along	47
along </s>	25
along to	14
along to <name>	14
already	-68
already </s>	-64
also	25
also my	5
also to	4
alternate	19
alternate ,	-4
alternate <days>	16
alternate <days> </s>	16
alto	45
always	488
always ,	20
always </s>	137
always a	-16
always an	13
always at	9
always be	13
always be </s>	11
always break	20
always give	41
always give me	19
always have	69
always have </s>	44
always have be	24
always in	18
always in <name>	13
always lie	-14
always miss	6
always miss </s>	6
always on	18
always want	6
always will	11
always will </s>	11
always write	15
am	147
am </s>	35
am <name>	7
am <name> for	20
am <number>	24
am a	24
am a <kin>	14
am and	14
am and <number>	14
am give	7
am give lesson	7
am go	16
am go to	16
am work	-4
amateur	67
ambulance	4
ambulance station	10
ambulance station where	10
among	8
an	-59
an <kin>	37
an <kin> </s>	9
an <name>	16
an <name> <name>	-7
an ableton	36
an ableton rack	36
an accident	-7
an accident on	-7
an age	-13
an age </s>	-13
an air	18
an alarm	15
an amateur	39
an answer	-13
an answer </s>	-4
an apology	-17
an array	-4
an array of	-4
an email	-44
an email to	-40
an empty	6
an epipen	12
an error	-23
an error </s>	-8
an error in	-11
an exam	6
an example	-6
an hour	-179
an hour </s>	-114
an hour ago	-52
an hour and	11
an hour late	-9
an hour to	11
an idea	-20
an idea </s>	-12
an idiot	-10
an issue	5
an issue </s>	5
an old	30
an old <name>	43
an only	8
an only <kin>	8
an update	-19
and	94
and <day>	7
and <day> ,	6
and <days>	66
and <days> ,	5
and <days> </s>	20
and <days> are	5
and <days> at	8
and <days> i	12
and <kin>	19
and <kin> </s>	6
and <kin> n't	-12
and <name>	-14
and <name> ,	-17
and <name> </s>	10
and <name> <name>	-13
and <name> are	-8
and <name> at	4
and <name> is	21
and <name> on	7
and <number>	-51
and <number> </s>	-16
and <number> <kin>	-12
and <number> of	5
and <number> pm	14
and a	89
and a bite	5
and a ferry	14
and a little	-13
and a well	13
and add	-11
and after	-9
and after that	-9
and all	25
and all </s>	22
and also	4
and also to	4
and always	18
and an	16
and an <kin>	4
and at	-14
and at <number>	5
and at the	-17
and become	5
and buy	-6
and call	5
and can	-33
and can n't	-19
and click	-17
and do	34
and do n't	34
and egg	-11
and enter	14
and fall	-19
and fall asleep	-19
and feed	4
and forbid	-16
and forget	-5
and go	25
and go back	15
and go for	-7
and guitar	9
and guitar are	9
and hate	17
and have	-34
and have <number>	-60
and i	33
and i 'm	-38
and i agree	-8
and i can	-5
and i get	-14
and i have	19
and i just	-14
and i keep	16
and i only	-10
and i sell	7
and i split	8
and i still	9
and i take	-5
and i want	18
and in	6
and in <name>	6
and is	-26
and it	-77
and it 's	-19
and it work	-7
and its	-9
and lose	-8
and me	-6
and me ,	-11
and me </s>	4
and mine	29
and move	6
and my	-93
and my <kin>	-42
and my <name>	-4
and my bee	-10
and my leave	4
and need	9
and never	14
and no	-16
and nobody	-14
and none	-8
and none of	-8
and nothing	-49
and nothing happen	-14
and now i	-10
and on	11
and open	-12
and open a	-13
and our	-30
and paste	-13
and raise	-20
and reopen	-8
and reopen it	-8
and sell	12
and set	-12
and she	19
and show	-4
and since	12
and since i	10
and so	-4
and so is	-4
and still	-8
and struggle	5
and struggle with	5
and sugar-free	10
and sugar-free is	10
and take	-23
and take the	-12
and that	24
and that 's	12
and the	46
and the <name>	6
and the boiler	12
and the kitchen	-22
and the other	10
and the vineyard	-6
and then	22
and there	-23
and there 's	-23
and they	-7
and visit	8
and we	55
and we 're	14
and we lose	-4
and white	17
and white </s>	17
and will	7
and will n't	4
and you	-38
and you 're	-15
animal	-14
animal </s>	-16
ankle	25
anneke	-11
anneke ,	-11
anneke , my	-11
annexe	38
anniversary	18
anniversary 's	12
annoy	-60
annoy </s>	-55
another	-40
another bite	-16
another matter	8
another matter </s>	8
answer	94
answer ,	17
answer , always	30
answer , please	-4
answer </s>	-53
answer by	14
answer i	-10
answer i 'm	-7
answer in	50
answer in <name>	15
answer is	-13
answer is <number>	-9
answer me	42
answer me in	30
answer this	-9
answer to	16
answer to the	10
answer was	-8
anxiety	12
any	92
any idea	-14
any idea </s>	-14
any minute	-13
any minute </s>	-13
any more	35
any more </s>	28
any social	15
any social medium	15
anymore	50
anymore ,	18
anymore </s>	31
anyone	-38
anything	113
anything </s>	-9
anything before <number>	-4
anything green	-17
anything green </s>	-22
anything smaller	18
anything smaller than	18
anything with	6
anything you	39
anything you write	8
anyway	-24
anyway </s>	-24
anywhere	13
anywhere near	8
apart from	8
apart from fish	18
apart from the	-12
apartment	-33
apology	-21
app	-54
app </s>	-20
app and	-7
app crash	-10
app is	-9
apparently	-125
apparently </s>	-108
apple	-18
apply	23
apply for	24
apply for the	10
apply to	12
appreciate	-6
apprenticeship	21
apprenticeship </s>	6
apprenticeship at	11
approach	-15
approach </s>	-7
approval	64
approve	31
approve </s>	31
aquarium	-10
arable	-6
archery	7
archive	10
archive </s>	6
are	174
are </s>	22
are <day>	5
are <kin>	-36
are <kin> </s>	-25
are <name>	-23
are <name> ,	-15
are <number>	-30
are <number> hour	-21
are <number> of	10
are all	-5
are all <name>	11
are always	25
are asleep	-15
are asleep </s>	-15
are at	16
are at <number>	13
are at their	8
are awful	-12
are awful ,	-12
are bad	33
are bad </s>	10
are bilingual	-17
are bilingual ,	-17
are burn	-4
are burn from	-4
are bury	4
are dead	-16
are dead </s>	-16
are do	16
are fine	32
are fix	-7
are for my	11
are for the	28
are freeze	-40
are freeze ,	-35
are freeze right	-6
are get	-11
are get marry	-6
are go	30
are go </s>	30
are hard	-16
are hard </s>	4
are hard to	-7
are hash	17
are hash before	17
are in	19
are in the	-5
are just	6
are leave	9
are milk	-8
are milk by	-8
are mine	26
are miss	9
are miss from	9
are mostly	7
are mostly over	15
are my	33
are my <kin>	4
are n't	74
are n't allow	15
are no	26
are no good	15
are off </s>	-9
are on	-10
are on the	-14
are out	5
are out ,	24
are out </s>	-27
are out of	7
are red	-6
are red </s>	-6
are renew	-16
are renew each	-16
are scream	-25
are scream in	-14
are shoot	19
are shoot from	4
are still	21
are store	-5
are the	-9
are they	-10
are what	12
are what i	12
are when	5
are with	13
are with me	11
are write	12
argue	12
argument	-55
argument </s>	-33
arm	29
arm </s>	13
arm are	-12
army	69
army ,	18
around	15
around </s>	6
around <name>	14
around <name> </s>	14
around <number>	27
around <number> </s>	22
around here	12
array	-8
array of	-4
arrive	-42
arrive ,	-26
arrive <number>	-14
arthritis	11
arthritis in	11
arthritis in both	11
article	-48
article </s>	-22
article say	-10
as	85
as <days>	-9
as <days> are	-9
as <kin>	7
as <name>	-5
as <name> <name>	13
as a	49
as a <kin>	96
as a <name>	9
as a rule	-34
as a single	-8
as a test	-10
as a user	-33
as an	-4
as ever	-22
as i	10
as i can	21
as i have	8
as my	34
as night	6
as night <kin>	6
as the school	-6
as the treasurer	4
as we	-14
as we 're	-8
as well	34
as well </s>	35
as you	-5
ash	12
aside	-11
aside for	-18
ask	21
ask ,	-10
ask </s>	-10
ask about	7
ask about the	-7
ask for	24
ask for a	5
ask me	-8
ask me </s>	-25
ask me to	31
ask you	-4
ask you something	-4
asleep	-164
asleep ,	-14
asleep </s>	-53
asleep on	-42
asleep on my	-31
association	11
asthma	-6
asthma and	-16
astronomy	12
at	260
at 16	31
at 16 </s>	23
at 19	19
at 68	5
at </s>	-10
at <day>	24
at <day> </s>	16
at <kin>	11
at <name>	-5
at <name> 's	24
at <name> ,	-14
at <name> </s>	-28
at <name> <name>	28
at <name> was	-15
at <number>	-23
at <number> </s>	-21
at <number> <name>	31
at <number> at	6
at <number> because	-10
at <number> degree	-23
at <number> euro	10
at <number> every	9
at <number> for	10
at <number> i	11
at <number> in	5
at <number> on	6
at <number> percent	-49
at <number> sharp	10
at <number> today	-58
at <number> week	20
at <number> with	-8
at a	81
at a bakery	6
at a loss	-10
at a primary	12
at a small	8
at a time	25
at all	24
at all ,	-6
at all </s>	15
at an	6
at college	-10
at college on	-10
at dawn </s>	-5
at episode	-6
at episode <number>	-6
at halftime	-29
at halftime </s>	-29
at home	113
at home ,	25
at home </s>	60
at home and	4
at it	-6
at least	29
at least </s>	15
at least <number>	11
at level	-20
at level <number>	-20
at line	-14
at line <number>	-14
at lunch	-28
at lunch </s>	-26
at midnight	-18
at midnight </s>	-18
at mine	10
at most	-29
at most </s>	4
at my	39
at my <kin>	10
at night	14
at night ,	16
at noon	-114
at noon ,	-48
at noon </s>	-60
at our	80
at our door	-7
at our firm	5
at our place	67
at our school	4
at our shop	4
at ours	51
at ours ,	18
at ours </s>	24
at page	-12
at page <number>	-12
at row	-7
at row <number>	-7
at school ,	-12
at sew	30
at some	-7
at st	6
at st <name>	6
at step	-29
at step <number>	-29
at that	-38
at the	26
at the <day>	20
at the <kin>	-13
at the <name>	68
at the airport	-19
at the bakery	31
at the bank	5
at the brewery	-17
at the bus	-14
at the church	11
at the depot	20
at the door	-57
at the end	-27
at the fete	10
at the food	6
at the gate	-27
at the hospice	17
at the library	19
at the lido	8
at the market	6
at the mill	18
at the moment	-17
at the nursery	10
at the office	-50
at the parcel	13
at the pool	-14
at the post	-7
at the restaurant	-17
at the salon	6
at the same	13
at the shop	-33
at the stall	10
at the station	-9
at the third	-10
at the till	-17
at the top	-18
at the wed	-14
at their	8
at their <kin>	8
at this	-47
at this for	-11
at this level	-5
at uni	10
at university	-12
at work	59
at work ,	32
at work </s>	20
at your	-17
attach	-17
attach </s>	-7
attachment	-13
attempt	-21
attention	-14
attention to	-14
attic	4
audio	-9
audiobook	17
audit	17
audit us	11
autism	33
autism spectrum	13
autistic	4
autocorrect	-19
autumn	114
autumn ,	30
autumn </s>	83
average	33
average </s>	29
avocado	4
avoid	85
avoid sunlight	9
awake	-14
away	-53
away ,	6
away </s>	-48
away from	-10
awful	-42
awful ,	-12
awful </s>	-26
b	-18
b </s>	-11
back	-68
back 's	-14
back </s>	60
back and	9
back at	-35
back at <number>	-13
back from	-20
back from the	-21
back hurt	-18
back in	-86
back in <number>	-61
back in a	-10
back in the	-4
back is	27
back now	-9
back now </s>	-9
back on	-24
back then	-12
back then </s>	-12
back to	31
back to <name>	15
back to the	4
back up	5
back when	9
back when i	9
backend <kin>	-23
backend <kin> at	-23
background	-5
backup	-42
backup ,	-22
backup , <number>	-22
backup </s>	-33
bad	37
bad </s>	-19
bad back	27
bad hip	24
bad knee	33
bad knee </s>	33
bad line	-10
bad with	15
badge	-4
badly	-42
badly ,	-19
badly </s>	-13
bag	17
bag ,	18
bag </s>	27
bag i	-4
bag there	-5
bag there 's	-5
bagpipe	-14
bake	59
bakery	-36
bakery 's	22
bakery ,	7
bakery </s>	41
bakery and	-6
bakery are	5
bakery have	-7
bakery have <number>	-7
bakery in	-24
bakery in <name>	-4
bakery near	-42
bakery on	-4
bakery on <name>	-4
bakery start	9
balcony	-4
ball	-25
ballet	26
ballpark	-4
ballroom	5
ban	31
ban from	7
ban in	35
ban in our	13
ban phone	-5
ban phone </s>	-9
banana	9
band	49
band 's	-17
band ,	-6
band , <number>	-16
band </s>	46
band <number>	6
band can	19
band can tour	19
band on	-7
band pay	-14
band rehearse	5
band rehearse in	5
band was	-10
bank	54
bank 's	-11
bank </s>	18
bank <kin>	-9
bank in	4
bank on	6
bank where	7
bank where i	7
bank with	16
bank with a	16
bankrupt	7
bankrupt in	7
bankrupt in <number>	7
banner	-10
bar	-96
bar ,	-40
bar </s>	-36
bar exam	9
bar exam in	9
bar in	14
bar in <name>	16
bar twice	15
bar twice and	15
barbershop	21
barely	10
bark	-39
bark </s>	-24
barley	14
barn	9
barn </s>	24
base	8
base in	5
base in <name>	5
basement	14
basement to	4
basement to a	4
basically	18
basketball	5
bass	21
bass in	15
bass in a	10
bat	6
bath	-17
bath </s>	12
bathroom	44
bathroom </s>	-4
battery	-91
battery </s>	-42
battery die	-15
battery is	-11
battery run	-16
battery run out	-16
bc	10
be	142
be </s>	15
be <number>	11
be <number> </s>	-6
be a	80
be a <kin>	60
be a button	-4
be a long	-12
be a monk	12
be a nun	20
be an	6
be at	12
be at this	-7
be back	-20
be back in	-20
be call	30
be call <name>	9
be call by	22
be do	-17
be fence	-4
be from	7
be gluten	5
be gluten free	5
be here	-23
be here since	-23
be in	8
be in <name>	-11
be in the	-4
be late	-9
be late </s>	-9
be leave	14
be leave </s>	-16
be leave alone	16
be like	16
be like that	16
be live	4
be live in	-5
be mine	18
be mine since	18
be move	-5
be my	23
be my <kin>	9
be on	-53
be on a	-5
be on hold	-58
be on parental	4
be on the	9
be ours	17
be ours since	9
be out	6
be out of	6
be quick	-43
be quick </s>	-34
be rain	-7
be read	7
be shorter	-10
be shorter </s>	-9
be sober	12
be sober <number>	9
be sore	20
be sore when	20
be stare	-16
be stare at	-16
be take	-4
be take over	-4
be teach	13
be the	-11
be there	16
be there </s>	-7
be there by	27
be to	29
be vegan since	19
be wait	-7
be weigh	14
be weigh and	14
be what	21
be with	23
be with the	21
be work	11
be wrong	-14
be wrong </s>	-14
bean	-18
bear	70
bear ,	15
bear </s>	63
bear at	6
bear at <number>	12
bear in	-5
bear in <name>	6
beat	-46
beat on	7
beatriz	-9
beatriz ,	-9
because	24
because <kin>	-19
because <kin> 's	-8
because <kin> <name>	-7
because <month>	-8
because <month> and	-8
because <name>	46
because <name> 's	15
because <name> ,	-6
because <name> have	16
because a	-13
because both	-10
because both my	-10
because i	47
because i 'm	-10
because i buy	-5
because i lose	5
because i panic	4
because i stammer	12
because my	-40
because my hand	5
because my savings	18
because of	21
because of <name>	11
because of my	42
because of the	-46
because our	-39
because our <kin>	-11
because the	18
because the <kin>	7
because the old	-5
because the strike	7
because we put	-9
become	36
become a	56
become a <kin>	40
bed	10
bed ,	-20
bed </s>	45
bed in	-8
bed now	-12
bedroom	32
bedroom </s>	19
bee	-18
bee ,	9
bee , <number>	9
bee behind	28
bee behind the	28
beekeeping	20
beep	-15
beep in	-15
beer	-14
beer ,	-10
before	145
before <number>	12
before <number> </s>	-13
before <number> is	16
before dawn	18
before i	51
before i 'm	14
before i could	-7
before i turn	20
before i was	13
before lunch	-13
before lunch </s>	-17
before my	-24
before noon	12
before noon </s>	6
before tax	13
before tax </s>	11
before the	-23
before the call	-11
before they	10
before work	15
begin	-36
beginner	27
beginner </s>	-14
beginner at	30
beginner at sew	30
behind	-22
behind a	-48
behind main	-8
behind the	66
behind the barn	8
behind the garage	-5
behind the shed	41
beige	-4
believe	-14
believe in	31
believe it	-22
believe it 's	-23
believe it </s>	-8
believe it or	9
bell	-12
belong	-11
belong to my	14
belong to the	10
below	23
below </s>	-5
below the	49
belt	59
bench	-5
bend	16
bengali	-11
bengali new	-11
bengali new year	-11
best	-63
best </s>	-9
best <kin>	45
best <kin> ,	13
best <kin> <name>	13
best part	-8
bet	41
bet </s>	19
bet you	-12
better	-105
better </s>	-11
better for	17
better for me	14
better than	-54
better than my	7
better than the	-17
between	-48
between <name>	6
between <name> and	6
between <number>	-28
between <number> and	-21
between noon	8
between noon and	8
between the	-8
between the <number>	-8
between us	-8
big	36
big at	27
big fan	-5
big fan of	-5
big on	-9
bigger	-39
bigger than	-15
biggest	10
biggest <kin>	6
bike	51
bike ,	10
bike get	21
bike repair	5
bilingual	-25
bilingual ,	-17
bilingual , <name>	-17
bill	22
bill ,	22
bill </s>	-13
bill service	29
bin	-22
bin it	-4
bin it </s>	-4
bin out	-16
bin out </s>	-12
bio	-39
bio </s>	-21
biology	25
biology in	8
biology in <name>	8
bipolar	5
bipolar ,	5
bipolar , stable	5
birdwatching	22
birth	29
birth </s>	17
birthday	47
birthday ,	25
birthday </s>	34
birthday card	-17
biscuit	-52
biscuit ,	-12
bite	-117
bite ,	-7
bite </s>	16
bite flat	-6
bite is	-18
bite of	-16
bite of a	-8
black	30
black ,	9
black </s>	-17
black and	24
black and white	17
blackwork	50
blank	-72
blank </s>	-20
blank page	-25
blank page when	-17
blast	-18
blast </s>	-11
blast music	-27
blind	-17
blind ,	4
blink	-22
bliss	-13
bliss </s>	-13
block	-63
block ,	-5
block our	-21
block the	-13
blood	-26
blood ,	-8
blood every	-12
blood every <number>	-12
blood pressure	8
blood test	-21
blood type	8
blood type is	8
blow	-34
blue	-53
blue ,	-9
blue </s>	-31
blue <name>	-13
blue <name> ,	-13
blue <number>	-9
blue <number> </s>	5
blue shirt	-21
blunt	56
blunt </s>	22
blunt version	35
blurry	-38
blurry </s>	-30
board	22
board game	-7
board of	11
board of a	11
boat	67
boat 's	8
boat 's moor	18
boat </s>	44
boat is	8
boat is keep	-4
boat with	-13
body	-30
boil	-59
boil over	-28
boil over ,	-28
boiler	57
boiler 's	12
boiler is	16
bold	-6
bone	13
book	40
book </s>	25
book <number>	4
book a	8
book a year	8
book anything	6
book anything before	6
book at	-10
book at a	-10
book club in	-11
book club meet	4
book for	26
book for <number>	-8
book for our	5
book for spring	5
book for the	19
book in	-25
book say	-12
book the	-24
bookkeeping	-13
boot	-53
boot </s>	-16
border	20
bore	-83
bore ,	-16
bore </s>	-30
bore in	-14
bore me	-4
bore me stiff	4
borrow	-11
bot	-28
both	62
both </s>	-16
both <kin>	20
both ear	33
both ear </s>	33
both hand	10
both in	4
both my	-14
both my <kin>	-6
both of	11
bottom	44
bouldering	27
bouldering grade	15
bouzouki	11
bow	16
bowl	20
bowl </s>	5
box ,	-11
box </s>	22
brace	25
brace go	7
brace go on	7
bracket	-19
bracket </s>	-11
brain	-22
brain is	-9
brain is mush	-6
brake	-5
branch	31
branch ,	-6
branch </s>	-11
branch after	12
branch in	32
branch is	-10
branch is behind	-8
brass	16
brass band	24
brass band </s>	22
brb	-29
brb </s>	-14
bread	-19
bread 's	-13
bread 's in	-7
bread </s>	-9
bread is	-15
break	-86
break ,	-25
break </s>	-31
break <number>	4
break in	-10
break my	24
break the	-14
break the build	-7
break up	13
breakfast	-46
breakfast </s>	-25
breakfast and	-8
breast	-9
breast cancer	-9
breath	-11
breed <kin>	8
breed <name>	7
breed <name> <kin>	7
brew	4
brewery	-14
bridge	-10
brief	-10
brigade	34
brilliant	-18
bring	-7
bring donut	-16
bring my	-27
bring my own	-7
british	12
browser	-42
bruna	-6
bruna the	-6
bruna the <kin>	-6
brutal	-11
brutal </s>	-11
btw	9
btw ,	5
btw </s>	-22
btw get	18
btw i	6
btw i 'm	4
btw my	22
btw the	-12
budget	42
budget for	45
budget for grocery	14
budget for the	34
budget is	-6
buffer	-17
buffer </s>	-17
bug	-54
bug ,	-5
bug </s>	-21
bug in	-9
bug in my	-6
build	105
build ,	-7
build </s>	22
build a	-4
build break	-7
build have	8
build in	7
build in <name>	-6
build in <number>	14
build is	-7
build it	-4
build it now	-4
build the	16
build with	20
build with <name>	15
building	23
bullet	95
bullet </s>	-41
bullet point	150
bullet point </s>	55
bullet point in	13
bullet point than	31
bump	-18
bumper	-24
bungalow	9
bureau	50
burgle	23
burgle twice	23
burn	-69
burn ,	-24
burn down	8
burn from	-9
burn from the	-7
burn my	-13
burn my tongue	-13
burn the	-26
burn the toast	-13
burnout	25
burnout </s>	25
bury	5
bury in	10
bury in <name>	10
bus	-15
bus ,	-13
bus </s>	33
bus in	-10
bus in <name>	-12
bus is	-15
bus is <number>	-11
bus just	-7
bus now	-12
bus now ,	-12
bus stop	-14
business	21
business ,	15
business <kin>	8
busy	7
but	42
but <day>	4
but <kin>	-4
but <kin> <name>	-9
but <kin> will	5
but <name>	-7
but <name> 's	-25
but <name> </s>	12
but <name> and	-10
but <name> can	8
but <name> is	-8
but <name> pass	8
but i	42
but i 'm	7
but i still	9
but it	4
but keen	11
but me	5
but never	30
but never practise	14
but no	-28
but not	-28
but not in	-30
but our	-34
but our house	-19
but red	7
but sew	8
but speak	32
but speak is	32
but we	17
butter	-19
button	-60
button </s>	-10
button here	-4
buy	10
buy a	7
buy a dress	-7
buy a plot	7
buy bread	-22
buy bread ,	-8
buy by	-12
buy in	11
buy in <name>	7
buy it	7
buy milk	-54
buy milk </s>	-28
buy milk and	-10
buy secondhand	20
buy the	29
buzz	-27
by	275
by <day>	20
by <day> </s>	16
by <kin>	5
by <name>	78
by <name> ,	21
by <name> </s>	30
by <name> <name>	16
by <number>	-9
by <number> ,	-49
by <number> </s>	12
by a	-59
by a <kin>	-10
by accident	-64
by accident </s>	-44
by an	-11
by autumn	9
by autumn </s>	9
by choice	37
by choice </s>	39
by date </s>	-4
by day	9
by day </s>	8
by default	-19
by ear	24
by ear </s>	24
by ferry	27
by hand </s>	-14
by lunch	-17
by me	61
by me </s>	12
by me and	15
by me in	18
by mistake	-33
by mistake ,	-15
by mistake </s>	-12
by my	82
by my <kin>	44
by my surname	19
by next	31
by next summer	9
by noon	-43
by noon ,	-21
by noon </s>	-22
by now	-10
by summer	5
by that	-15
by the	28
by the <kin>	-20
by the <number>	7
by the age	-7
by the bank	-13
by the last	-6
by the word	10
by then	-11
by this	-4
by trade	26
by train	53
by train </s>	53
by tram	11
by us	17
bypass	13
cab	13
cabin	19
cabin in	7
cabin in <name>	7
cabinet	16
cable	-17
cache	-22
cache </s>	-12
caffeine	-6
caffeine kick	-10
caffeine kick in	-10
caffeine today	-8
café	-6
café </s>	10
cake	-53
cake in	-14
cake in the	-14
call	363
call ,	12
call , always	24
call </s>	26
call <name>	200
call <name> ,	67
call <name> </s>	94
call <name> <name>	26
call <name> and	10
call <name> in	-5
call and	-16
call by	22
call by my	22
call drop	-5
call every	32
call i	-7
call in	-6
call it	-8
call it a	-7
call it that	15
call me	84
call me <kin>	14
call me <name>	66
call me by	10
call my	7
call my <kin>	7
call on	-16
call on <days>	-16
call so	-14
call the	-11
call the <kin>	-23
call the <name>	11
call the function	-9
caller at	5
calligraphy	6
camera	39
camp	-7
camp without	-17
camp without a	-17
camper	6
camper of	6
camper of my	6
campervan	10
campervan ,	10
campervan , <number>	16
can	-40
can <kin>	-30
can call	15
can call it	15
can do	21
can do that	-14
can i	-62
can i <kin>	-31
can n't	-31
can n't be	12
can n't believe	-28
can n't decide	-14
can n't drive	35
can n't eat	-5
can n't edit	9
can n't find	-54
can n't focus	-25
can n't get	9
can n't have	20
can n't hear	-41
can n't kneel	26
can n't know	18
can n't lift	18
can n't open	-13
can n't read	14
can n't scroll	-22
can n't see	-26
can n't stand	67
can n't swim	47
can n't talk	-18
can n't taste	15
can n't think	-26
can n't use	9
can n't work	7
can never	-23
can not	22
can only	12
can play	6
can read	20
can skip	9
can take	12
can tour	19
can you	4
cancel	-22
cancel ,	-11
cancel </s>	-11
cancer	-9
canteen ,	-8
cap	19
cap </s>	-7
cap at	36
cap at <number>	18
capital	-37
capital </s>	-8
capital of	-28
capital of <name>	-28
capo	24
capo on	24
capo on <number>	24
captcha	-17
caption	10
caption </s>	-12
caption on	-7
car	-17
car ,	10
car </s>	10
car and	10
car go	4
car go back	4
car in	-7
car in the	-12
caravan	21
caravan on	24
card	-48
card ,	-32
card </s>	29
card after	27
card after the	27
card data	14
card get	-20
card get decline	-20
care	57
care </s>	28
care home	35
care home in	19
career	11
cargo	14
cargo bike	14
carry	12
carry an	25
carry an epipen	12
carry on	-17
carry on </s>	-17
cartoon	-33
carve	6
case	-21
cash	-50
cash </s>	-12
cash only at	-11
cashew	-21
cashew </s>	-26
cast	-19
cataract	34
cataract </s>	10
catch	-46
catch a	-23
cater	8
cathedral	22
cause	19
cause number	4
cause number is	4
ceilidh	21
ceiling	23
celebrate	19
celebrate birthday	24
celebrate birthday ,	24
celia	-5
celia ,	-5
celiac	-10
celiac ,	5
cell	-6
cell <name>	-13
cell <name> </s>	-13
cellar	53
cellist	8
cello	-6
cello part	-32
cello to	10
cent	-7
cent </s>	-11
center	-8
centre	54
centre </s>	26
ceramics	16
ceremony	8
cert	10
certificate	-15
certify	11
chain	-40
chair	-4
chair by	-16
chair in	-23
chair in my	-23
chair the	24
change	4
change ,	6
change my	19
change the	-22
change the chair	-6
change to	8
change train	-14
chapel	29
chapel </s>	23
chapter	-135
chapter </s>	-19
chapter <number>	-95
chapter <number> </s>	-64
chapter <number> is	-20
character	-138
character ,	-50
character </s>	11
charge	28
charge <kin>	19
charge <kin> for	19
charge <number>	37
charge <number> an	19
charge the	-16
charger	-14
charger ,	-14
chart	-55
chart </s>	9
chart are	-15
chat	-92
chat </s>	-19
cheap	-8
cheap at	-25
cheap at the	-25
cheaper	10
cheaper </s>	10
check	-77
check </s>	-22
check in	-35
check it	-15
check the	-8
checklist	20
cheer	-36
cheer </s>	-14
cheese	-11
cheese go	4
chemistry	46
chemistry to	16
chemo	29
chemo </s>	22
chess	18
chess club	8
chess online	7
chess rate	10
childhood	21
childhood </s>	21
chile	39
chin	19
chip	-17
chocolate give	5
choice	45
choice ,	12
choice </s>	43
choice there	-4
choice there </s>	-4
choir	41
choir ,	24
choir </s>	21
choir i	22
choir is	-9
choir sing	-24
choir sing only	-19
cholesterol	18
choose	-6
christma </s>	-7
chrome	-19
chrome </s>	-14
church	129
church ,	20
church </s>	59
church hall	4
church in	13
ci	-12
cilantro	-19
cinema	-18
citizenship	43
citizenship come	22
citizenship come through	22
citizenship exam	10
citizenship exam on	10
citizenship in	10
city	-13
city ,	-8
city , <name>	-8
claim	-4
clan	12
class	65
class ,	7
class </s>	24
class call	-5
class in	9
class inherit	-7
class is	-5
clause	-49
clause </s>	-21
clay	64
clay </s>	19
clay soil	65
clay soil ,	16
clay soil </s>	49
clean </s>	36
clean office	11
clean office <number>	10
clean since	-8
clean the	-9
clear	33
clear </s>	9
clear the	24
click	-97
click </s>	-20
click save	-14
click the	-10
climate	20
climb	14
climb </s>	-14
clinic	52
clinic </s>	14
clinic i	19
clinic in <name>	9
clinic let	-5
clip	-82
clip </s>	-31
clock	11
clock </s>	8
close	-35
close ,	-11
close </s>	-16
close <days>	14
close <days> and	5
close and	5
close at	-9
close at <number>	-11
close for	13
close for the	8
close in	-38
close in <number>	-41
close the	36
close the <name>	12
close up	16
clothe	13
clothe ,	10
clothe </s>	16
cloud	14
club	82
club 's	15
club ,	5
club </s>	6
club at	6
club at the	6
club in	-5
club meet	11
club meet at	4
club treasurer	16
club treasurer since	5
clue	-10
cm	47
co-housing	-8
co-housing project	-8
co-housing project in	-8
co-op	33
co-op </s>	11
cochlear	-9
cochlear implant	-9
code	38
code ,	8
code <number>	-15
code <number> </s>	-12
code and	18
code in	6
code is	-6
code on	10
code review	29
coeliac	25
coeliac </s>	38
coeliac disease	-9
coeliac in	8
coeliac in <number>	8
coeliac so	9
coffee	-168
coffee 's	-19
coffee 's go	-8
coffee ,	-29
coffee </s>	-23
coffee a	-23
coffee a day	-23
coffee black	13
coffee first	-23
coffee i	17
coffee in	-8
coffee is	-19
coffee is cold	-19
coffee over	-15
coin	-20
cold	-67
cold ,	-29
cold </s>	-36
cold today	-23
cold today ,	-17
cold today </s>	-5
cold while	-4
collect	83
collect fountain	16
collect fountain pen	16
collect only	6
collect only the	6
collect the	-4
collector	-7
collector get	-7
college	67
college </s>	67
college on	-10
college on <days>	-10
colour	-19
colour look	-6
colour look off	-6
colour-blind	74
colour-blind (	20
colour-blind ,	33
colour-blind , red-and-green	21
colourblind	43
colourblind ,	41
colourblind , red-and-green	26
column	-55
column </s>	-39
column are	20
column is	-11
come	50
come </s>	-12
come <days>	13
come along	28
come at	38
come at <number>	28
come back	-17
come back </s>	-4
come every	8
come every <month>	4
come every second	8
come from	22
come from <name>	16
come from my	10
come from the	-7
come in summer	10
come on	-11
come on <days>	6
come out	-24
come out </s>	-11
come out blurry	-12
come through	42
come through </s>	32
come to	18
come to <name>	22
come to the	10
come up	-38
come up blank	-17
come up in	-16
come with	-12
come with a	-13
comic	-10
comma	-39
comma </s>	-17
command	41
command </s>	25
comment	-26
comment </s>	-10
commit message	8
committee	7
commute	128
commute 's	23
commute by	28
commute is	57
commute is <number>	38
company	91
company 's	14
company </s>	8
company car	14
company car go	14
company go	7
company in the	-6
company is	7
company is <number>	7
compare	16
compile	-39
compile </s>	-6
component	-12
computer	15
computer </s>	11
concern	-16
conclusion	10
condition	14
config	8
conflict	-7
confuse	-34
confuse ,	-9
confuse , so	-9
confuse </s>	-9
confuse by	-4
confuse by the	-4
confuse me </s>	9
connect	-5
connection	-29
conservatory	13
console	17
console </s>	5
constructor	-8
constructor </s>	-8
consult	7
consult </s>	7
contact	-6
container	-26
container </s>	-22
contest	-10
contest in	-10
continue	-37
continue </s>	-22
contract	119
contract </s>	24
contract end	7
contract in	20
contract with	18
contract with the	14
controller	11
convert	-16
convert this	-11
cook	-15
cook pasta	-11
cook pasta </s>	-11
cookbook	32
cooperative	45
cooperative </s>	15
copy	-15
copy of	-23
copy of the	-16
copy paste	-7
copy the	-5
coriander	64
coriander ,	28
coriander , taste	16
coriander or	5
cork	-26
corner	-37
corner shop	-30
corolla	31
correct	10
correct my	16
correct my <name>	16
corridor	-11
corridor wait	-11
corridor wait for	-11
corrupt	-6
corrupt </s>	-6
cost	-85
cost <number>	-42
cost me	-6
cost me <number>	-15
cost us	6
cottage	31
cottage ,	13
couch	-24
cough	7
could	-57
could n't	-13
could use	-33
could you make	4
council	151
council </s>	51
council house	8
council in	20
count <number>	15
counter	-10
counter </s>	-11
country	-5
country </s>	-8
country before i	12
country before the	-15
couple	-32
court	10
court <kin>	16
cover	-21
cover </s>	-21
cover <number>	-5
cover <number> valley	-9
cover a	11
cover a night	11
cover letter	-15
cover the	5
covid	37
covid </s>	43
covid in	13
covid in <number>	14
cpu	-17
crack	5
crash	-6
crash </s>	15
crash again	-4
crash again </s>	-4
crash on	-12
crazy	-39
crazy </s>	-18
cream	-12
credit	-7
credit </s>	-38
credit card	23
credit card after	27
credit union	21
credit union ,	16
cricket	13
cricket on	9
crime	18
crime novel	27
crime novel ,	8
crisp	-27
croatian	-11
crook	-5
crook </s>	-5
crop	-31
crop it	-6
crop it </s>	-6
crossword	-31
crossword ,	-6
crossword </s>	-11
crow	53
crow </s>	8
crow <number>	-6
crow <number> day	-6
crow of	-5
crowd	-18
crown	16
cruise	19
cry	-45
cry </s>	-26
css	-9
cultural	17
cup	-52
cup </s>	-23
cup of	-15
curious	-25
curl	-13
curl team	-13
current	11
curry	-10
cursor	-20
cursor is	-8
custody	33
custody ,	6
custody :	7
custody : the	7
custom	-14
cut	-101
cut <number>	-12
cut <number> word	-12
cut and	-14
cut it	-4
cut it </s>	-4
cut off	-26
cycle	44
cycle ,	15
cycle everywhere	20
cycle everywhere </s>	11
cystic	12
cystic fibrosis	12
cystic fibrosis </s>	12
daft	8
daily	108
daily ,	26
daily </s>	62
dairy	-5
dairy farm	-17
dairy for	7
damp	10
dan	13
dan is	-9
dance	-19
dance school	-12
dance school rent	-12
dark	-34
dark mode	-9
dark mode ,	-16
dash	-8
dashboard	19
data	-12
data ,	-30
data , <number>	-19
data </s>	-21
data centre	18
dataframe	-15
dataframe with	-10
dataframe with <number>	-10
date	-61
date 's	-10
date 's the	-10
date </s>	-40
date from	-4
date from <number>	11
date is	15
day	110
day ,	40
day , <kin>	5
day , <number>	19
day </s>	47
day <name>	34
day <name> was	34
day <number>	8
day a	5
day are	9
day for	10
day i	18
day in	-10
day is	27
day is <number>	13
day job	4
day late	-4
day of	-4
day of my	11
day to	-30
dbt	36
dead	-29
dead </s>	-46
dead for	23
deadline	-22
deadline </s>	-6
deadline for	14
deadline in	-9
deadline is	-18
deadline is tight	-9
deaf	59
deaf ,	4
deaf </s>	18
deaf and	4
deaf in	52
deaf in my	18
deaf in the	19
deaf since	17
deaf since the	17
deaf to	-21
deal	20
deal </s>	22
dear	-21
death	-6
debt	68
debt collector	-7
debt collector get	-7
debt free	18
debt leave	24
debt leave </s>	24
debug	-12
decade	47
decade </s>	47
decaf	13
decide on	4
decide on the	16
decide to	-10
decide to stop	9
deck	-16
deck in	-12
decline	-25
deep	14
default	-23
default in	-8
degeneration	15
degeneration </s>	15
degree	28
degree </s>	-33
degree at	4
delay	-31
delay </s>	-8
delete	-44
deliver	-17
delivery	78
delivery have	27
delivery have to	27
dementia	30
dementia ,	11
demo	-17
dental	9
dental <kin>	-6
dental <kin> </s>	17
dentistry	6
deny	-4
deny </s>	-4
department	13
depend on	12
deploy	-32
deploy </s>	-19
deploy on	-10
deploy on <days>	-10
deploy twice	-4
deploy twice with	-4
deposit	25
deposit for	14
depot	36
depot ,	4
depot </s>	28
depot is	4
depression	-12
depression run	-12
depression run in	-12
deputy	38
deputy head	38
derby	-10
design	20
desk	49
desk </s>	21
desk again	-17
desk again </s>	-17
desk at	30
desk at a	12
despite	-6
detection	31
dev	8
diabetes	19
diabetes </s>	26
diabetic	-6
diabetic ,	-19
diabetic , <number>	-23
diagnose	-8
diagnose in	-10
diagnose with	10
diagnosis	14
diagnosis </s>	14
diagram	-32
diagram ,	4
diagram </s>	-5
dialog	-5
dialogue	-22
dialysis	70
dialysis </s>	29
dialysis unit	27
dialysis unit in	15
diary	6
diary </s>	14
dictate	8
dictation	9
die	-19
die ,	20
die </s>	10
die again	-7
die again </s>	-7
die at	-30
die in	-12
diesel	23
diesel </s>	19
diff	-7
diff </s>	-7
differ	-43
difference	-31
difference </s>	-16
different	-19
dig	42
dig the	42
dig the allotment	42
digit	-13
digital	8
dimitri	8
dimitri have	8
dimitri have go	8
dinner	-39
dinner 's	-23
dinner ,	-11
dinner </s>	-29
dinner for	25
dinner tonight	-31
dinner tonight </s>	-12
dinosaur	4
disability	9
disagree	-8
disagree </s>	-8
disclaimer	10
disease	4
dish ,	8
dishwasher	-6
disk	-9
disk </s>	-7
disorder	22
dissertation	23
distance	35
distract	-20
district	21
div	-9
div </s>	-7
dive	14
division	-18
division ,	-8
divorce	73
divorce </s>	13
divorce i	8
dizzy	-5
dj	4
dj name	23
dj name </s>	23
do	13
do ,	-34
do , both	11
do , mostly	14
do </s>	-33
do <name>	-72
do <number>	31
do a	37
do a full	21
do all	18
do by	30
do by <number>	9
do by my	8
do by the	4
do eat	20
do eat mussel	20
do for	-13
do for today	-13
do her	17
do his	17
do i	-37
do i get	9
do in	5
do it	-9
do its	-33
do marry	-20
do morning	18
do morning ,	18
do my	13
do my <name>	5
do my own	-6
do n't	63
do n't ask	22
do n't care	-14
do n't celebrate	19
do n't do	8
do n't drink	21
do n't eat	27
do n't fly	18
do n't get	-40
do n't have	16
do n't know	-31
do n't like	-20
do n't own	18
do n't plan	11
do n't put	-4
do n't see	-9
do n't show	-10
do n't smoke	12
do n't sugarcoat	20
do n't suggest	8
do n't take	7
do n't think	-14
do n't understand	-4
do n't use	7
do n't want	15
do n't work	9
do nail	14
do nail from	14
do not	25
do on	9
do on <day>	9
do so	-5
do solar	-5
do solar pump	-5
do that	-29
do that </s>	-21
do the	24
do the dish	-6
do them	4
do them for	4
do this	-38
do this </s>	-16
do with	-10
do with this	-4
do you	-9
doc	-10
doc </s>	-16
doc is	-5
document	15
documentary	-18
dollar	8
donate	-12
donor	-13
donut	-16
door	-54
door 's	-7
door ,	-42
door , <name>	-17
door </s>	-29
door just	-10
doorway	16
double	-4
double </s>	-12
double as	7
doubt	-9
down	-22
down 's	18
down 's syndrome	18
down </s>	-30
down for	-15
down in	7
down in the	-6
down to <number>	7
down to the	-6
download	-22
download ,	-10
download , <number>	-6
downstair	31
downstair </s>	32
draft	27
draft 's	-5
draft , the	-4
draft </s>	10
draft a	20
draft for	16
draft for me	13
draft i	-5
drag	-17
drag </s>	-5
dragon	-13
drain	13
draw	-30
draw need	-20
draw need a	-20
drawer	-23
drawer ,	-22
dream	-8
dream is	10
dream is to	10
dream of	-8
dress since	11
drill	-35
drill again	-17
drill again ,	-17
drink	25
drink ,	44
drink , do	12
drink tea	-11
drink the	-6
drip	-33
drip </s>	-24
drive	114
drive ,	33
drive , so	4
drive </s>	-34
drive a	30
drive a <number>	23
drive a school	4
drive a tram	13
drive at	16
drive at night	16
drive home	-25
drive now	-7
drive now ,	-7
drive the	31
drive tram	4
drive tram in	4
drizzle	10
drop	60
drop a	-14
drop out	45
drop out of	46
drop the	29
drop the rest	-6
drown	-14
drum	-5
drum </s>	12
dry	-18
dry </s>	-23
dry-stone	-10
du	-17
du </s>	-6
due	-6
due at	-44
due at noon	-26
due in	22
due in <month>	10
due in <name>	11
due in an	-10
due in early	11
due on	9
dull	-20
dull </s>	-13
dumb	-24
duplicate	-38
duplicate </s>	-27
during	64
during <name>	26
during term	9
during the	-7
dust	62
dust extractor	62
dutch	42
duty	13
dye	32
dye my	23
dye my hair	23
dye with	6
dyscalculia	11
dyscalculia ,	11
dyslexia	19
dyslexia </s>	15
dyslexic	30
dyslexic ,	14
dyslexic , so	14
each	154
each <day>	10
each <month>	35
each <month> </s>	33
each month	38
each month </s>	38
each morning	19
each of	-11
each quarter	12
each quarter </s>	12
each way	56
each way </s>	25
each year	-9
each year </s>	8
ear	174
ear </s>	90
ear from	19
ear only	9
earlier	-43
earlier ,	-27
early	-30
early ,	-54
early </s>	4
earn	-16
earplug	5
earth	-18
easier	-5
easy	-11
eat	-77
eat </s>	-19
eat a	-16
eat after	-9
eat another	-16
eat another bite	-16
eat anything	-5
eat anything green	-17
eat at	8
eat at <number>	8
eat breakfast	6
eat by	-24
eat fish	-19
eat fish </s>	-9
eat gluten	19
eat half	6
eat half my	6
eat meat	42
eat meat for	6
eat meat since	17
eat mussel	20
eat mussel </s>	20
eat my	-42
eat only	17
eat pork	62
eat pork ,	24
eat pork </s>	33
eat shellfish	36
eat since	-25
eat sugar	5
eat the	10
eat too	-20
eat too much	-20
eat up	-4
eat up most	-4
eater	8
eczema	11
edit	13
edit </s>	10
eel	12
eel </s>	15
egg	-83
egg </s>	-35
eid	-10
elect	5
election	20
electric	62
electric kiln	27
electric kiln </s>	27
electricity	-11
element	-15
else	-13
else </s>	-35
em	13
email	-42
email </s>	26
email me	-10
email to	-58
email to my	-32
emigrate to	17
emigrate to <name>	15
emil	17
emoji	-54
emojis	24
emojis in	-11
emojis in that	-10
emojis with	17
emojis with me	17
employer	30
employer </s>	23
employer till	8
employer till <number>	8
empty	-17
empty </s>	-21
end	-76
end ,	-15
end </s>	-55
end <number>	-22
end <number> <month>	-22
end at	-20
end at <number>	-10
end in	8
end in <month>	16
end of	-11
end of <month>	10
end of <number>	31
end of each	12
end of the	-45
end on	-20
end on <number>	9
end up	33
end up with	-5
end when	30
end when the	14
end with	22
endpoint	-18
endpoint </s>	-18
energy	-16
engage ,	-21
engage to	13
engage to <name>	7
engine	21
engine rebuild	21
engine rebuild on	21
engineer	12
english	10
enjoy	26
enough	-42
enough </s>	-10
enter	-5
enter </s>	-9
entire	-12
entirely	-4
entirely by	-4
entry	-8
epilepsy	24
epipen	37
epipen </s>	7
epipen allergic	14
epipen allergic </s>	14
episode	-100
episode ,	-12
episode </s>	-21
episode <number>	-34
episode <number> </s>	-15
episode <number> and	-6
epoch	-13
error	-58
error ,	-16
error :	-8
error : <name>	-7
error </s>	-41
error in	-13
error message	17
error message ,	11
essay	-40
essay ,	-19
essay is	-4
essential	65
essential tremor	65
essential tremor ,	27
essential tremor </s>	37
euro	41
euro ,	12
euro </s>	-19
euro a	25
euro a week	7
even	12
even </s>	-17
even i	4
even if	10
even if i	10
even in	18
evening	81
evening ,	5
evening </s>	38
evening are	12
ever	180
ever ,	46
ever </s>	72
ever since	17
ever since the	17
every	469
every <day>	115
every <day> ,	13
every <day> </s>	59
every <day> night	11
every <month>	8
every <month> </s>	14
every <month> for	7
every <month> the	-18
every <name>	56
every <name> </s>	8
every <name> i	10
every <number>	-40
every <number> week	-11
every <number> year	-17
every bag	10
every bag </s>	10
every day	39
every day ,	15
every day </s>	7
every day of	11
every even	4
every fortnight	5
every fortnight </s>	5
every invoice	8
every knife	-6
every knife in	-6
every line	-5
every mail	14
every minute	-7
every minute </s>	-7
every month	31
every month ,	8
every month </s>	19
every morning	11
every morning at	5
every morning on	-7
every night	22
every night </s>	5
every other	12
every other <day>	23
every parcel	20
every parcel must	14
every quarter	-13
every quarter </s>	-13
every second	43
every second <day>	47
every single	9
every third	31
every third week	31
every time	28
every time </s>	67
every time i	-38
every time the	-4
every weld	-16
every weld </s>	-16
every winter the	-7
every year	5
everyone	-6
everyone </s>	-7
everyone on	9
everyone on our	14
everything	135
everything 's	-35
everything 's on	-19
everything ,	29
everything </s>	36
everything in	37
everything in <name>	20
everything in write	10
everything on	5
everything to	5
everything we	11
everywhere	87
everywhere ,	8
everywhere </s>	58
evict	19
exact	-4
exactly	12
exam	46
exam </s>	12
exam have	-17
exam have <number>	-17
exam in	52
exam in <month>	29
exam on	10
exam question	-10
example	-81
example ,	-12
example </s>	30
excel	-20
except	30
exception	41
exception </s>	42
exchange	-4
exercise	-46
exercise </s>	-12
exercise <number>	-11
exist	-15
exit	-15
exit code	-15
exit code <number>	-15
expect	15
expect a	-5
expect our	7
expense	5
expensive	-27
expire	-10
expire </s>	-8
expire in	-8
expire in <month>	5
expire in <number>	-13
explain	18
explain that	-6
explain the	5
explain thing	-26
export	-31
extend	25
extension	27
extra	-30
extract	-8
extractor	62
eye	28
eye </s>	-22
eye are	22
eye are burn	-4
eye hurt	-29
eye hurt </s>	-17
eyesight	39
eyesight rule	10
fable	-32
fable </s>	-9
fabric	10
face	55
face north	17
face north ,	19
fact	-8
fail	-56
fail </s>	-31
fail again	-6
fail on	-7
fail the bar	15
fail with	-6
faint	15
faint at	13
fair </s>	-5
faith	11
fake	-41
fake </s>	-16
fall	-31
fall </s>	23
fall asleep	-25
fall asleep </s>	-19
fall between	4
fall between noon	4
fall off	12
fall off a	9
fall off the	4
fall on	-5
fall on the	5
false	-31
false :	-20
family	292
family 's	18
family ,	12
family </s>	86
family is	8
family of	9
family of <number>	9
family rule	11
family rule </s>	11
family since	22
family since <number>	9
family the	12
family thing	23
family thing ,	13
fan	-32
fan </s>	-15
fantasy	-8
fantasy football	-8
far	50
far </s>	35
fare	-9
farm	50
farm ,	12
farm </s>	18
farmhouse	13
fast	-65
fast </s>	-22
fast every	8
fast every <name>	8
fast for	-11
fast till	-14
fast till <number>	-14
faster	-20
faster than	-20
fat	9
fatty	23
fatty food	23
fault	-6
fault ,	-5
favourite	-25
favourite <kin>	-8
favourite character	-17
fear	41
fear of	31
feed	-40
feed by	-4
feed the	-14
feed the <kin>	-15
feedback	-7
feedback </s>	-7
feel	-57
feel great	-17
feel great </s>	-14
feel kinda	-4
female	-12
ferry	64
ferry 's	-22
ferry 's late	-22
ferry </s>	38
ferry to	7
fetch	-32
fete	10
fever	18
fever ,	10
few	-40
few for	-19
few for this	-12
fibrosis	12
fibrosis </s>	12
field ,	14
field , hydrology	12
fifth	43
fifth floor	20
fifty-minute	36
fifty-minute lesson	36
fig	-4
fight	-43
figma	8
file	-100
file </s>	-44
file and	-5
file as	-9
file is	-7
file is corrupt	-6
file name	13
file to	-12
file to /	-5
fill	-30
fill the	-18
fill the form	-18
filler	-17
film	-106
film ,	-22
film </s>	-31
film i	23
film last	-9
film last night	-9
film only	12
film only ,	12
film was	-6
filter	-5
final	-22
finale	-21
finale </s>	-21
finally	-62
finally </s>	-36
finally asleep	-38
find	-86
find ,	-6
find </s>	-4
find <number>	7
find a	-6
find it	-18
find it </s>	-19
find me	23
find out	26
find out at	13
find the	-73
find the setting	-9
find when	-9
fine	-46
fine </s>	-52
fine but	30
fine but speak	32
fine for	-18
fine for the	-21
fine now	-12
fine now </s>	-12
fine on	10
finger	46
finger ,	28
finger are	18
finish	-34
finish </s>	15
finish my	15
finish school	9
finish school </s>	7
finish the	-26
finish the <name>	-14
finish this	-7
finish this paragraph	-4
finn	5
fire	9
fire brigade	34
fire drill	-29
fire today	-10
firework	-12
firm	11
firm ,	16
firm </s>	-8
firm in	11
firm in <name>	7
firm pay	-14
firm since	-8
first	48
first ,	7
first , then	-4
first <day>	22
first <day> of	20
first <kin>	27
first <number>	-8
first aid	21
first and	12
first attempt	-13
first chapter	-18
first chapter </s>	-13
first half	-17
first in this	-11
first line	-14
first line of	6
first marriage	23
first name	9
first of	11
first of <month>	8
first or	15
first page	-8
first part	-4
first suggestion	-5
first suggestion </s>	-5
first time	6
fish	-31
fish ,	-23
fish , i	-9
fish </s>	9
fish permit	-16
fit	9
fit </s>	22
fit on	-16
fit through	6
fit through standard	8
fix	-40
fix ,	-8
fix </s>	-19
fix at	12
fix at <number>	12
fix it	-25
fix it </s>	-13
fix the	-18
fix them	16
fix this	-17
fix till	16
fix till <number>	18
fix until	19
fjord	24
fjord </s>	24
flag	-16
flare	-8
flat	93
flat ,	10
flat </s>	12
flat above	9
flat above the	23
flat below	4
flat by	17
flat by <number>	17
flat have	14
flat have no	14
flat in <name>	13
flat in the	-11
flat is	23
flat of	20
flat of <number>	20
flat today	-6
flat today ,	-6
flicker	-7
flight	-54
flight </s>	-25
flight was	-13
flip	10
flip it	-5
flood	48
flood </s>	8
flood in	-6
flood that	18
floor	58
floor ,	-18
floor </s>	67
flop	-21
flour	-10
flour ,	-20
flour </s>	22
flour in	-7
flour is	7
flow	-9
flu	-21
fluent in	7
fluent in <name>	7
fly	97
fly ,	80
fly and	25
fly for	-10
fly in	-6
flyer	11
flyer </s>	5
foam	11
foam </s>	11
focus	-35
focus </s>	-25
fold	5
fold ,	6
fold </s>	7
fold <number>	9
folder	-12
folder </s>	-21
folk	-13
follow	50
follow </s>	18
follow <name>	11
follow-up	17
font	-14
font </s>	12
font is	-14
font size	-14
font size <number>	-14
food	175
food ,	16
food </s>	25
food bank	22
food bank </s>	18
food bank on	8
food bank where	7
food in	11
food is	10
food truck	49
food truck </s>	34
foot	38
foot <number>	51
foot <number> ,	15
foot <number> </s>	27
football	33
football on	12
football on <day>	12
footer	-5
footnote	-21
footnote </s>	-8
for	190
for ,	-15
for </s>	-15
for <day>	-52
for <day> 's	-18
for <kin>	-11
for <kin> </s>	5
for <name>	13
for <name> ,	12
for <name> </s>	17
for <name> and	-8
for <number>	-113
for <number> ,	-9
for <number> </s>	-24
for <number> <month>	8
for <number> epoch	-13
for <number> hour	-45
for <number> min	-14
for <number> minute	-14
for <number> second	-25
for <number> tonight	-17
for <number> year	12
for a	42
for a <kin>	-41
for a campervan	16
for a decade	13
for a deposit	11
for a flat	12
for a hip	24
for a house	6
for a kiln	20
for a live	55
for a room	-11
for a sec	-4
for a synonym	-11
for a year	-10
for about	-10
for about <number>	-5
for age	20
for age </s>	20
for an hour	-53
for anything	33
for charity	9
for decade	14
for decade </s>	14
for dinner	-16
for epilepsy	8
for every	10
for everything	12
for free	5
for good	108
for good ,	-5
for good </s>	64
for good after	13
for good in	6
for grocery	14
for grocery is	7
for her	8
for her </s>	8
for it	29
for it </s>	29
for later	-9
for life	90
for life ,	31
for life </s>	59
for line	-9
for line <number>	-9
for lunch	-69
for lunch ,	-39
for lunch </s>	-30
for may	-10
for may <number>	-10
for me	110
for me ,	24
for me </s>	36
for me at	5
for me is	-10
for my	18
for my <kin>	41
for next	20
for no	-30
for now	-35
for now ,	-22
for now </s>	-8
for our	18
for our team	8
for spring	5
for that	-35
for that </s>	-20
for the	116
for the <name>	21
for the <number>	11
for the bus	-7
for the group	17
for the roof	-18
for the same	15
for the under	4
for the wed	19
for the whole	40
for this </s>	-6
for this <number>	-22
for today	-23
for today </s>	-23
for tonight	-80
for tonight 's	-14
for tonight ,	-14
for tonight </s>	-25
for typo	-41
for typo </s>	-41
for us	54
for us ,	31
for wifi	19
for wifi </s>	19
for year	21
for year </s>	21
for you	-37
for you </s>	-37
forbid	7
forbid <kin>	-19
forbid <kin> </s>	5
forbid it	15
forbid it </s>	15
force	39
forecast	-53
forehead	-21
forever	10
forever </s>	4
forge	21
forge by	-6
forget	-84
forget </s>	-10
forget my	-12
forget my password	-6
forget the	-11
forget to	-7
forgive	-9
forklift	36
forklift licence	20
form	-61
form </s>	-11
form with	-22
format	-9
former	-35
former <kin>	-29
former <kin> ,	-9
former chapel	13
formula	-17
formula in	-11
fortnight	5
fortnight </s>	5
fortune	-22
forum	-20
forum </s>	-12
forward	-19
foster	93
foster </s>	20
foster <kin>	33
foster <kin> </s>	12
foster care	16
foster care </s>	11
foul	-7
foul mood	-7
found	-28
found by	-7
found in	-17
found in <number>	-25
found the	-12
fountain	22
fountain pen ,	16
four-day	-8
four-day week	-8
four-person	4
four-person startup	4
four-person startup in	4
fourth	81
fourth <name>	17
fourth floor	14
fox	-20
fox in	-7
fox in the	-7
frame	-18
franc	32
franc </s>	30
fraud	21
free	-38
free ,	-18
free at	10
freelance	70
freelance </s>	32
freelance <kin>	11
freelance as	8
freelance since	17
freeze	-107
freeze ,	-60
freeze , so	-10
freeze </s>	-25
freeze right	-6
freeze right now	-6
freezer	30
fridge	-12
fridge ,	-12
fridge </s>	-4
fridge door	-10
friendlier	-25
from	134
from <day>	-37
from <day> to	-37
from <month>	17
from <month> ,	13
from <month> </s>	5
from <month> to	14
from <name>	-21
from <name> ,	-26
from <name> </s>	-66
from <name> and	19
from <name> as	18
from <name> in	12
from <name> into	8
from <name> is	-5
from <name> to	8
from <number>	68
from <number> </s>	8
from <number> <name>	14
from <number> and	20
from <number> venue	7
from <number> year	10
from fish	18
from home	20
from home ,	11
from home </s>	22
from may	-4
from may on	-9
from may to	5
from me	10
from my	12
from my crow	-9
from next	11
from now	85
from now on	75
from our	11
from support	-15
from teach	11
from the	-77
from the council	8
from the navy	-7
from the post	8
from the support	-11
from this	-22
from this morning	-6
from this spreadsheet	-4
from tv	16
from us	10
from what	-20
from what i	-20
from yesterday	-17
from you	33
from your	-11
from your table	-10
front	-41
front of	-14
front of the	-9
frontend	17
frontend </s>	10
full	-66
full ,	-22
full </s>	11
full engine	21
full engine rebuild	21
full of	-35
full stop	-5
full-time	-16
full-time </s>	-24
fully	46
fully remote	30
fun	5
fun </s>	11
function	-58
function </s>	-13
function is	-6
function return	-9
function take	-5
function that	-5
fund	30
fund </s>	19
funeral	4
funniest	-9
funny	-67
funny </s>	-26
furious	-12
furious </s>	-12
further	-20
g	4
gag	48
gag </s>	33
gala	-4
gallbladder	33
game	-136
game ,	-25
game </s>	-17
game at	-11
game before	-16
game in	-19
game is	-33
gap	37
garage	50
garage ,	24
garage </s>	-5
garage fix	-15
garage is	41
garage is a	41
garage stand	-10
garden	23
garden </s>	-43
garden is	28
garden railway	-4
garden railway behind	-4
garlic	-30
garlic ,	-9
garlic </s>	8
gas	-18
gate	-50
gate ,	-6
gate </s>	-18
gateway	-11
gcse	11
general	-39
general </s>	-24
generally	-20
generally </s>	-20
generate	21
generation	4
generation </s>	5
generator	-9
geocaching	14
german	-12
gerund	-6
get	360
get </s>	4
get <kin>	7
get <kin> in	4
get <number>	33
get <number> <kin>	24
get <number> kidney	26
get <number> of	9
get <number> tab	-4
get a	5
get a <kin>	33
get a <name>	-12
get a <number>	-19
get a flat	-8
get a migraine	6
get a prosthetic	31
get a reply	-4
get a timeout	-44
get a weird	-4
get an	-13
get an error	-14
get another	11
get another </s>	11
get back	-14
get beat	7
get beat on	7
get bullet	31
get bullet point	31
get cancel	-14
get citizenship	-16
get custody	17
get cut	-29
get decline	-20
get dress	16
get eat	-48
get eat by	-24
get in	6
get into	18
get into <name>	6
get into the	12
get it </s>	-13
get lay	14
get lay off	14
get make	29
get marry in	-11
get marry on	4
get me	38
get migraine	25
get migraine from	19
get my	67
get my <name>	33
get my citizenship	10
get my coffee	-14
get my eye	21
get nothing	-13
get nothing </s>	-8
get nothing in	-5
get on	-10
get our	-6
get out	-27
get past	5
get past the	5
get power	-4
get promote	11
get promote to	12
get rain	-11
get rain off	-8
get read	46
get replace	14
get seasick	21
get seasick on	18
get shorten	19
get stick	-11
get swear	4
get swear in	4
get that	-6
get the	17
get the <kin>	26
get the <name>	12
get the same	-9
get the second	-6
get there	-11
get there </s>	-11
get this	-20
get tinnitus	28
get to	17
get to the	8
get to work	26
get why	-17
get worse	14
get worse on	21
get wrong	-5
get wrong </s>	-5
get your	-9
gi	7
giant	4
gift	-20
gig	9
gig </s>	10
gig listing	7
gig listing from	7
gimme	-38
git	-9
giulia	-13
giulia ,	-13
give	88
give <number>	-11
give a	-11
give a kidney	11
give a thumb	-11
give blood	-12
give blood every	-12
give i	-5
give i can	-8
give it	-4
give it a	-4
give lesson	7
give lesson to	7
give me </s>	-6
give me <number>	-11
give me a	-17
give me hive	22
give me migraine	19
give me step	-8
give my	26
give notice	20
give our	-7
give our tiny	-7
give that	4
give that my	-8
give that we	8
give the	-18
give up	96
give up </s>	-39
give up meat	13
give up my	6
give up on	-42
give up sugar	16
give up the	39
give up when	17
give us	5
give us about	5
give you	-4
glass	-13
glass for	21
glass for anything	21
glass in	-30
glaze	28
glove on	-10
glove on </s>	-13
gluten	44
gluten free </s>	9
go	59
go ,	8
go </s>	-16
go ahead	-10
go ahead </s>	-10
go back	6
go back </s>	-19
go back at	-14
go back to	35
go back when	9
go black	-15
go black </s>	-7
go but	26
go but i	9
go by	32
go by <name>	26
go by the	-18
go cold	-15
go cold </s>	-8
go cold while	-4
go fine ,	6
go for	-34
go for a	-18
go from	4
go fully	30
go fully remote	30
go grey	23
go home	-11
go in	-7
go in the	-8
go into	41
go into <name>	8
go into the	14
go now	-6
go now </s>	-6
go off	-49
go off ,	-8
go off </s>	-28
go on	-4
go on </s>	4
go out	25
go out on	21
go over	19
go part-time	30
go part-time after	26
go through	33
go through <name>	25
go to	-55
go to <name>	-8
go to a	15
go to be	-10
go to grab	-20
go to lunch	-13
go to move	-6
go to my	27
go to the	-44
go up	-5
go viral	-15
go viral </s>	-15
go with	-30
go with it	-5
go with option	-5
go with the	-12
goal	46
goal for	22
goal here	-6
goal here is	-6
goal is	19
goal is <number>	-8
goal is a	5
goal is to	10
goalie	14
goalkeeper	-10
goalkeeper , <name>	-4
good	-14
good ,	-8
good </s>	4
good after	13
good after the	13
good at	15
good but	11
good but keen	11
good for	4
good in	6
good to	-15
good to me	-9
good until	7
google	-68
google sheet	7
google sheet every	7
gorgeous	-21
grab	-33
grab lunch	-20
grab lunch ,	-20
grade	27
grade <number>	44
grade <number> piano	17
graduate	13
grain	30
gram	-31
grand	4
grant	15
grape	12
grapefruit </s>	9
graph	-9
grave	4
great	-70
great ,	-24
great , another	-9
great </s>	-37
green	8
green ,	6
green </s>	-15
green notebook	22
greenhouse	60
greenhouse is	10
greet	-7
grey at	24
grey at <number>	24
grid	32
grid ,	40
grid , solar	29
grind	56
grind floor	17
grocery	6
grocery is	9
grocery is <number>	7
group	111
group ,	4
group , <number>	4
group </s>	62
group have	-8
group have <number>	-8
group in	19
group in <name>	19
group project	17
grow	142
grow </s>	12
grow chile	38
grow up	72
grow up ,	17
grow up in	21
grow up on	18
grumpy	-19
grumpy </s>	-19
guess	-23
guess </s>	10
guess i	-5
guess is	-10
guess is that	-8
guest	-53
guide	19
guide <kin>	-9
guide <kin> ,	4
guitar are	9
guy	-117
guy in	-22
guy in the	-22
guy on	-26
guy on <name>	-14
guy on the	-12
gwen	11
gwen 's	14
gym	-13
gym </s>	-9
gym for	7
gymnastics	-4
ha	-44
ha </s>	-28
habit	45
habit </s>	40
hack	-15
hack </s>	-15
haiku	-34
haiku about	-21
hail	14
hail </s>	14
hair	28
hair </s>	-26
hair at	23
hair at <number>	23
halal	23
half	-15
half </s>	-25
half <name>	26
half <name> ,	9
half a	-16
half asleep	-19
half asleep </s>	-7
half do	-8
half hour	-14
half my	16
half my family	6
half my income	6
half my pension	7
half my salary	8
half my screen	-18
half my team	15
half of	28
half of my	-11
half of our	21
half of the	21
half past </s>	-7
half share	-4
half share in	-4
half the	8
half the time	22
half work	30
half work </s>	30
halftime	-34
halftime </s>	-29
halfway	-42
halfway ,	-25
halfway through	-18
halfway through the	-12
hall	28
hall </s>	20
hall on	9
halve	-10
hand	128
hand are	-46
hand are freeze	-33
hand full	-23
hand full ,	-13
hand in	11
hand me	-7
hand over	7
hand over at	4
hand shake	67
hand shake ,	60
hand the	7
handle	74
handle the	22
handle the money	4
handwriting	12
handwriting is	21
hang	-65
hang on	-55
hang on </s>	-20
hang on <name>	-31
hang the	17
hang up	-21
happen	-28
happen </s>	-22
happy	-14
happy </s>	-23
happy with	-10
harbour	19
hard	-64
hard </s>	-49
hard of	16
hard of hear	16
hard to	-9
hard to read	-5
hare	-17
harmonica	-10
harmonica in	-10
harsh	-6
harvest	5
hash	16
hash before	17
hash before they	17
hat	5
hat </s>	5
hate	279
hate <days>	-16
hate <days> </s>	-16
hate be	48
hate be call	22
hate coriander	22
hate coriander ,	22
hate it	13
hate it </s>	17
hate man	25
hate man in	25
hate me	-21
hate me </s>	-17
hate olive	51
hate phone	33
hate phone call	33
hate slide	6
hate slide deck	6
hate surprise	13
hate surprise ,	13
hate that	-23
hate the	38
hate this	-15
hate to	-8
hate to ask	-8
haul	17
have	121
have </s>	40
have <kin>	32
have <kin> ,	7
have <kin> </s>	25
have <kin> in	15
have <name>	17
have <name> 's	6
have <name> </s>	23
have <number>	-256
have <number> <kin>	-90
have <number> chair	-4
have <number> coffee	-23
have <number> min	-18
have <number> minute	-34
have <number> option	-12
have <number> part	-17
have <number> passport	-12
have <number> room	-10
have <number> row	-15
have <number> string	-5
have <number> woman	5
have a	-136
have a <kin>	11
have a bug	-12
have a call	-10
have a class	-24
have a coffee	-9
have a cold	-10
have a dataframe	-10
have a headache	-22
have a list	-19
have a look	-9
have a meet	-50
have a new	-8
have a pacemaker	35
have a peanut	-4
have a question	-14
have a stroke	35
have an	-41
have an error	-4
have an idea	-20
have any	-21
have asthma	-14
have asthma and	-16
have bad	21
have be	65
have be </s>	24
have be a	10
have be at	-7
have be go	4
have be here	-23
have be in	16
have be live	16
have be mine	18
have be on	-15
have be sober	8
have be stare	-11
have be there	-7
have be wait	-7
have be with	8
have book	-4
have book <number>	4
have coeliac	-9
have coeliac disease	-9
have covid	14
have covid in	14
have decide	33
have decide on	16
have decide to	7
have dementia	13
have do	18
have dyslexia	17
have enough	-26
have get	146
have get <kin>	18
have get <number>	50
have get a	51
have get an	7
have get no	7
have give	4
have go	10
have go back	8
have have	18
have have a	10
have have no	-14
have hay	4
have hay fever	4
have her	10
have high	8
have his	-10
have his own	-10
have it	-23
have its	-16
have keep	26
have keep a	23
have leave	-15
have leave </s>	-19
have live	7
have live with	7
have look	-6
have lose	8
have lunch	-35
have lunch </s>	-13
have manage	-13
have me in	-9
have me on	-5
have me up	4
have move	-20
have move to	-20
have my	-30
have n't	-44
have n't eat	-27
have n't get	6
have never	-11
have never be	-8
have never have	6
have never learn	4
have never see	-9
have no	59
have no internet	11
have no oven	6
have perfect	10
have play	6
have publish	10
have put	5
have read	9
have read the	-4
have run	20
have run the	8
have serve	10
have since	10
have solar	38
have some	-17
have spend	13
have spend <number>	13
have start	-4
have stop	42
have stop eat	31
have the	-5
have the file	-5
have the flu	-12
have the wrong	-4
have this	-5
have time	-30
have time for	-12
have to	-56
have to be	37
have to bin	-4
have to fix	-11
have to give	7
have to go	-35
have to run	-21
have to say	-12
have to stay	15
have to work	4
have try	-5
have type	10
have type <number>	13
have visit	9
have visit every	9
have volunteer	17
have wear	23
have wear a	23
have wear out	-5
have work	18
have write	-4
hay	-5
hay fever	10
he	36
he 's	23
he 's <number>	12
he 's nervous	10
he have	-41
he latch	36
he latch on	36
he live	-37
he live in	-37
he was	8
head	44
head 's	-8
head ,	36
head </s>	-7
head <kin>	30
head <kin> in	11
head hurt	-8
headache	-46
headache ,	-25
headache , no	-14
header	-31
header </s>	-11
header look	-11
headline	-26
headline is	-4
headphone	-28
headphone on	-14
headphone on </s>	-14
heal	30
heal </s>	30
hear	97
hear ,	16
hear </s>	-44
hear a	-20
hear aid	136
hear aid </s>	25
hear aid in	53
hear aid since	22
hear in	32
hear on	27
hear that	-21
hear the	-50
hear you	-35
hear you ,	-18
heart	59
heart 's	8
heart 's on	8
heart </s>	12
heart rate	-15
heat	78
heat 's	-7
heat in here	-11
heat pump	18
heave	-8
heavy	44
hectare	4
heel	-27
height	49
height ,	23
hell	-18
hell </s>	-19
help	14
help </s>	-15
help me	9
help me word	11
help with	-4
her	-49
her </s>	24
her <kin>	-43
her <kin> </s>	13
her <kin> in	-4
her <number>	-19
her own	16
her residency	13
her second	27
her second stroke	27
herd	9
here	-114
here 's	-30
here 's the	-6
here ,	63
here , <number>	13
here :	12
here </s>	-129
here for	-14
here for an	-14
here in	15
here in <name>	19
here is	-23
here is the	-8
here is to	-6
here since	-35
here today	-13
here today </s>	-7
hernia	9
hero	-26
hero is	-9
heroine	-66
heroine ,	-47
heroine , <name>	-30
hiccup	-22
hide	-5
hide the	-11
high	6
high ,	-4
high , so	-4
highest	-32
highlight	-8
hike	8
hike the	20
hike the <name>	20
hilarious	-38
hilarious </s>	-38
hill	60
him	74
him </s>	20
him every	10
hinge	17
hint	22
hip	153
hip </s>	37
hip op	14
hip op </s>	14
hip operation	11
hip operation </s>	11
hip replacement	51
hip replacement </s>	24
hire	-10
hire <number>	12
hire my	5
hire my <kin>	5
his	-22
his <kin>	-19
his <kin> 's	9
his <kin> </s>	18
his glass	-31
his own	-24
his shop	9
his tool	23
his tool </s>	23
history	12
history of	-17
history of glaucoma	-17
hit	-40
hit <number>	13
hive	41
hive </s>	15
hive behind	25
hive behind the	25
hm	-9
hoarder	13
hob	24
hob </s>	-4
hob that	30
hob that half	30
hobby	60
hobby ,	33
hobby </s>	27
hockey	53
hockey </s>	40
hockey goalie	11
hold	-168
hold </s>	-25
hold <number>	-5
hold a	-10
hold for	-10
hold for <number>	-10
hold on	-29
hold on </s>	-20
hold shift	-14
hold the	14
hold with	-52
hold with the	-52
hole	-5
holiday	38
holiday </s>	10
holiday are	23
holiday in	5
home	126
home ,	26
home , <name>	12
home , less	13
home </s>	72
home and	4
home and <name>	4
home by	6
home by <number>	-7
home early	-26
home early ,	-26
home in	20
home in <name>	23
home to	14
home to <name>	14
home was	-8
homeschool	45
homeschool ,	9
homeschool all	22
homeschool all <number>	22
homeschool our	11
homeschool our <number>	11
hometown	22
homework	-24
homework </s>	-11
honest	17
honestly	-12
honestly ,	5
honestly , across	11
honestly </s>	-4
honey	10
honey at	6
honey at the	6
honeymoon	10
hop	5
hope	21
hope </s>	-7
hope for	5
hope is	-11
hope to	37
hope to adopt	16
hope to buy	8
hopefully	9
hopefully </s>	14
hopeless	8
hopeless ,	15
hopeless </s>	-7
horror	30
horror film	30
horror film i	23
hospice	24
hospital	77
hospital ,	22
hospital </s>	12
hospital in	-5
hospital in <name>	-5
host a	10
host a pub	10
host the	6
hostel in	13
hostel in <name>	13
hot	-8
hot </s>	-15
hot sauce	15
hotel	28
hotel </s>	19
hotel in	16
hotel in <name>	12
hour	-329
hour ,	-36
hour , say	10
hour </s>	-110
hour a	-28
hour a day	-38
hour a week	8
hour ago	-52
hour ago </s>	-38
hour ahead	8
hour and	-16
hour each	12
hour each way	12
hour in	-24
hour in <name>	-9
hour late	-22
hour late </s>	-20
hour to get	22
hourly	7
house	255
house ,	25
house </s>	68
house because	11
house because of	11
house co-op	4
house eat	10
house eat fish	10
house for	-15
house have	4
house have be	-19
house in	13
house in <name>	22
house in the	-11
house is	49
house is off	16
house rule	5
house rule </s>	5
house swap	-4
house with	11
household	44
household </s>	31
how	-144
how ,	4
how </s>	-25
how <kin>	-18
how do	-24
how do i	-15
how fast	-10
how i	53
how long	-14
how many	-22
how much	-10
how my	-5
how this	-4
how this work	-4
how to	-57
how to do	-11
how we	17
how would	40
how would you	40
how you	5
hum	-28
human	-35
humour	6
humour ,	6
hungarian	-9
hungry	-36
hungry </s>	-17
hunt	13
hurdy-gurdy	-4
hurry	-95
hurry ,	-18
hurry </s>	-63
hurt	-49
hurt </s>	-11
hurt a	-6
hurt a bite	-6
hurt from	-6
hurt from this	-6
hw	-30
hw </s>	-30
hydrology	18
hydrology </s>	12
hymn	47
hype	-40
i	421
i 'd	-107
i 'd be	-11
i 'd love	-23
i 'd prefer	-17
i 'd rather	15
i 'd say	-25
i 'll	-160
i 'll be	-39
i 'll go	-14
i 'll have	-17
i 'll send	-18
i 'll type	-29
i 'm	-57
i 'm <name>	10
i 'm <number>	103
i 'm a	61
i 'm about	-15
i 'm afraid	-5
i 'm allergic	41
i 'm apply	10
i 'm ask	12
i 'm at	-38
i 'm bore	-9
i 'm build	-7
i 'm coeliac	9
i 'm colour-blind	60
i 'm confuse	-14
i 'm cook	-21
i 'm curious	-13
i 'm dead	-15
i 'm design	-5
i 'm do	-17
i 'm drive	-10
i 'm fix	-5
i 'm fly	-19
i 'm from	-20
i 'm get	-14
i 'm go	-39
i 'm halfway	-8
i 'm hard	5
i 'm have	-8
i 'm hope	7
i 'm hungry	-13
i 'm impress	-9
i 'm in	-86
i 'm interest	-7
i 'm into	-5
i 'm just	-5
i 'm keen	-6
i 'm know	23
i 'm lactose	31
i 'm late	-9
i 'm learn	18
i 'm leave	-14
i 'm left-handed	22
i 'm look	-36
i 'm lose	-13
i 'm make	-24
i 'm more	9
i 'm move	-4
i 'm not	13
i 'm off	-31
i 'm on	-24
i 'm out	-34
i 'm pay	29
i 'm plan	-4
i 'm play	21
i 'm put	22
i 'm read	-6
i 'm rubbish	10
i 'm run	-26
i 'm save	48
i 'm scare	20
i 'm sick	-4
i 'm so	-13
i 'm soak	-13
i 'm stand	9
i 'm start	-7
i 'm starve	-26
i 'm stick	-33
i 'm teach	18
i 'm terrify	13
i 'm the	138
i 'm tire	-5
i 'm train	29
i 'm try	-14
i 'm up	-7
i 'm use	-5
i 'm useless	6
i 'm wait	-10
i 'm watch	-31
i 'm work	-33
i ,	-24
i </s>	14
i <day>	-34
i <kin>	100
i <kin> ,	6
i <kin> </s>	-31
i <kin> amateur	10
i <kin> have	9
i <kin> is	5
i <kin> the	29
i <name>	-25
i agree	-14
i agree on	-8
i also	26
i always want	6
i am	83
i am <name>	7
i am <number>	24
i am a	24
i am give	7
i am go	16
i am work	-4
i answer	14
i answer to	18
i ask	20
i ask </s>	-8
i ask about	20
i ask for	22
i avoid	40
i bake	21
i bank	8
i become	22
i become a	28
i believe	13
i believe in	14
i bet	-17
i bill	6
i break my	20
i break the	-8
i breed	8
i breed <kin>	8
i bring	-7
i bring my	-7
i build	28
i burn	-19
i burn the	-11
i buy it	-6
i buy milk	-14
i call	-20
i call the	-14
i can	23
i can do	-4
i can n't	-48
i can never	-23
i can not	41
i can only	10
i can play	6
i can read	22
i can take	12
i carry	16
i chair	24
i chair the	24
i change	-10
i change the	-10
i charge	8
i charge <number>	25
i charge the	-16
i clean	-7
i clean office	8
i click	-55
i collect	64
i collect fountain	16
i collect only	6
i come	60
i come out	18
i come to	18
i could	-51
i could n't	-9
i could use	-10
i count	5
i cry	-17
i cut	-15
i cycle	15
i cycle everywhere	9
i depend	12
i depend on	12
i direct	16
i do	76
i do ,	20
i do <number>	22
i do all	10
i do eat	20
i do his	10
i do my	19
i do n't	-118
i do nail	14
i do on	9
i do the	50
i draw	5
i dream	-15
i drive	19
i drive a	22
i drop	19
i drop the	6
i eat	-11
i enjoy	15
i fail	19
i fail the	6
i faint	10
i fast	7
i fast till	-14
i fear	10
i feed	8
i feed the	8
i feel	-20
i feel great	-9
i fence	7
i find	-39
i find </s>	-7
i find it	-10
i finish	-9
i fly	14
i follow	19
i forget	-25
i forget my	-12
i found	15
i get	-14
i get a	-73
i get an	-5
i get migraine	19
i get seasick	11
i get there	-11
i give	63
i give a	-8
i give my	10
i give the	-12
i give up	40
i give you	-4
i go	45
i go by	12
i grow	53
i grow up	56
i guess	-23
i guess </s>	-17
i guess i	-5
i hand	42
i handle	47
i hate	70
i hate be	39
i hate it	-11
i hate that	-14
i hate this	-11
i have	86
i have </s>	-17
i have <name>	5
i have <number>	-40
i have a	-125
i have an	-29
i have be	11
i have book	-4
i have decide	6
i have get	117
i have have	4
i have just	-5
i have keep	28
i have look	-6
i have lose	8
i have lunch	-27
i have manage	4
i have my	-19
i have n't	-23
i have no	-10
i have perfect	10
i have play	6
i have publish	10
i have read	9
i have run	11
i have serve	10
i have stop	26
i have the	-20
i have this	-5
i have to	-102
i have try	-5
i have visit	9
i have volunteer	17
i have wear	23
i have work	18
i have write	-4
i hear	-64
i hear </s>	-48
i hear the	-15
i hear you	-18
i hit	-16
i hold a	10
i hold shift	-14
i hold the	-4
i host	13
i inherit	22
i intend	4
i intend to	6
i just	-107
i keep	87
i keep <number>	23
i keep bee	34
i keep get	-23
i keep my	12
i keep the	20
i knit	47
i know the	14
i learn	37
i learn <name>	9
i learn from	-12
i leave	-29
i leave <name>	-15
i leave a	-12
i leave it	-5
i leave on	-7
i lecture	4
i let	20
i lie	19
i like	-27
i like how	-4
i like it	13
i like my	48
i like option	-14
i like that	-4
i like the	-23
i like them	-18
i like this	-4
i like your	-7
i listen	13
i listen to	13
i live	-34
i live alone	11
i live in	26
i look	9
i look after	16
i lose	28
i lose <number>	4
i lose my	32
i love	-36
i love how	-7
i love it	-7
i love the	-18
i maintain	5
i make	4
i make a	-4
i make it	9
i manage	54
i manage it	15
i marry this	13
i may	-36
i may be	-19
i mean	-15
i mean </s>	-22
i mean the	-14
i meet	-4
i meet my	9
i memorise	7
i might	-55
i might be	-19
i miss	-8
i miss the	-10
i move back	-8
i move my	6
i move the	-10
i need	-111
i need </s>	-21
i need a	-41
i need an	-13
i need glass	21
i need is	-18
i need the	-26
i need to	-36
i never	74
i never book	6
i never eat	20
i never get	-11
i never learn	22
i never see	-8
i never use	15
i notice	21
i now	17
i only	-10
i only buy	11
i only ever	7
i only have	-28
i only need	-12
i only own	-9
i only read	17
i open	-12
i open the	-6
i owe	-49
i owe <name>	-25
i owe my	11
i owe you	-35
i own	50
i own a	14
i paint	4
i panic	4
i paste	-29
i pay	-31
i pay <number>	-14
i pay for	-4
i pick	7
i pick up	7
i plan	6
i play	75
i play bass	5
i play cello	8
i play it	-8
i play the	34
i prefer	13
i prefer <name>	21
i prefer the	-27
i press	-37
i put	-40
i put the	-13
i qualify	10
i qualify in	10
i quit	-11
i quit the	-24
i read	-104
i read </s>	-90
i read a	-30
i read on	52
i read somewhere	-36
i read that	-25
i read the	-13
i read your	-5
i really	-8
i refuse	31
i rename	-12
i rename the	-12
i rent	22
i repair	8
i report	-23
i report to	-15
i restart	-7
i restart the	-7
i restore	33
i restore wooden	23
i retire	25
i retire </s>	13
i retrain	21
i ride	13
i row	18
i run	12
i run <number>	-5
i run a	10
i run for	-9
i run have	23
i run it	-5
i run out	-11
i run the	20
i save	5
i say	-15
i scroll	-14
i see	-63
i see a	-18
i sell	30
i sell it	-9
i sell my	9
i sell the	31
i send ,	7
i send the	-5
i share a	4
i share the	-13
i shoot	6
i should	11
i sign	10
i sign off	9
i sing	42
i sing in	11
i sit	12
i sit third	8
i skip	-25
i skip breakfast	-12
i skip the	-5
i sleep	4
i sleep badly	-15
i speak	17
i speak <name>	12
i speak too	-5
i spend	9
i spill	-22
i split	11
i split custody	5
i stammer	46
i stammer so	22
i stand	-5
i stand up	-5
i start	-4
i still	62
i still swim	9
i stop	-48
i stop at	-16
i stop it	-10
i stop the	-13
i study	30
i study law	23
i study marine	8
i study your	-8
i stutter	15
i support	-4
i suppose	-22
i swear by	26
i sweat	-7
i sweep	-8
i swim	27
i swim <number>	11
i swim at	9
i swim in	14
i switch	10
i switch the	-8
i switch to	12
i take	31
i take a	-12
i take it	6
i take levothyroxine	15
i take over	12
i take the	-6
i take your	-6
i teach	47
i teach myself	6
i teach year	7
i teach yoga	14
i tell	-16
i text	31
i text you	19
i think	-196
i think ,	-20
i think </s>	-71
i think <name>	-10
i think i	-40
i think the	-4
i think we	-9
i think you	-5
i translate	23
i translate for	10
i translate patent	17
i translate the	-14
i try	18
i turn	79
i turn <number>	57
i turn down	30
i type	-8
i type <number>	-12
i type it	-11
i type the	-4
i type with	13
i understand	-10
i use	32
i use a	30
i use it	-9
i use the	-21
i use this	-6
i use to	21
i visit	13
i visit him	13
i volunteer	25
i volunteer at	17
i volunteer every	7
i wake	-8
i wake up	-8
i walk	-13
i want	-81
i want </s>	-11
i want a	-30
i want it	-11
i want the	-7
i want this	-4
i want to	-42
i was	38
i was <number>	92
i was a	-26
i was at	-18
i was bear	5
i was bore	-11
i was diagnose	16
i was go	-10
i was in	-19
i was read	-7
i was tell	-6
i was think	-5
i watch	-40
i watch the	-23
i water	-13
i wear	17
i will	-50
i will n't	-49
i work	-53
i work as	11
i work at	23
i work from	14
i work it	-23
i work on	-5
i work with	-29
i would	-32
i write <name>	4
ibiza	-7
ibuprofen	-31
ice	-14
ice cream	-12
ice hockey	11
ice hockey goalie	11
icon	-8
id	-31
id </s>	-20
idea	-95
idea </s>	-43
idea but	-14
idea for	-27
idea what	-7
idea why	-7
idea why </s>	-7
idiot	-10
idle	-17
if	-143
if <name>	-30
if i	-19
if my	-24
if my <kin>	-24
if the	-13
if they	-18
if you	-50
if you ask	-36
if you can	8
ignore	-37
ignore that	-21
ignore that </s>	-12
ignore the	-14
ikram	-5
ikram and	-5
ikram and i	-5
ill	-19
ill </s>	-5
ill be	8
ill try	-14
illegible	7
image	-7
imagine	-49
implant	-9
import	-10
impossible	6
impress	-9
impress </s>	-9
in	-46
in ,	-54
in , <number>	-16
in </s>	23
in <kin>	11
in <kin> 's	-10
in <month>	182
in <month> ,	69
in <month> </s>	103
in <month> <number>	8
in <month> and	31
in <month> for	4
in <month> i	-18
in <month> is	-30
in <month> next	8
in <month> to	6
in <name>	48
in <name> 's	-9
in <name> ,	74
in <name> </s>	167
in <name> <name>	-35
in <name> <number>	-46
in <name> and	38
in <name> as	6
in <name> before	12
in <name> by	13
in <name> do	-17
in <name> end	6
in <name> even	10
in <name> franc	21
in <name> from	-10
in <name> get	-18
in <name> go	-12
in <name> have	-29
in <name> i	-4
in <name> in	6
in <name> is	-22
in <name> next	34
in <name> now	20
in <name> on	23
in <name> open	-6
in <name> pls	-31
in <name> right	-11
in <name> since	8
in <name> stay	-17
in <name> to	4
in <name> unless	12
in <name> until	5
in <name> when	12
in <name> with	-12
in <name> you	-23
in <number>	238
in <number> ,	84
in <number> </s>	163
in <number> after	18
in <number> and	106
in <number> country	19
in <number> hour	-4
in <number> i	-16
in <number> min	-44
in <number> minute	-138
in <number> week	-12
in <number> year	12
in a	-68
in a <name>	13
in a bar	-16
in a care	7
in a container	-8
in a flat	21
in a foul	-7
in a garage	-7
in a hurry	-17
in a meet	-20
in a minute	-25
in a row	-9
in a sec	-14
in a ska	8
in a wed	4
in a wheelchair	16
in about	-22
in about <number>	-6
in act	-40
in act <number>	-40
in all	-4
in an	-12
in an ableton	36
in an hour	-60
in and	-14
in any	32
in anything	39
in anything you	24
in at	-11
in autumn	7
in blue	-11
in blue </s>	-11
in both	43
in cap	-13
in cap </s>	-7
in cash	-16
in cell	-13
in cell <name>	-13
in chapter	-55
in chapter <number>	-55
in circle	-7
in college	37
in college </s>	37
in early	4
in electric	27
in electric kiln	27
in episode	-28
in episode <number>	-28
in euro	-10
in euro </s>	-17
in every	21
in every bag	10
in everything	27
in foster	16
in foster care	16
in from	-17
in front	-42
in front of	-14
in full	9
in general	-33
in general </s>	-24
in gram	-4
in hand	10
in hand </s>	10
in hat	25
in hat </s>	25
in her	-6
in here	-61
in here ,	-19
in here </s>	-27
in here today	-13
in his	12
in index	19
in index fund	19
in it	17
in it </s>	27
in last	-13
in last night	-14
in leave	24
in leave ear	24
in line	-53
in line <number>	-25
in may	114
in may </s>	94
in meeting	29
in meeting </s>	26
in mind	-11
in mind </s>	-11
in most	-44
in my	-20
in my <kin>	36
in my <name>	-31
in my bag	-5
in my class	9
in my contract	13
in my family	29
in my flat	8
in my game	-21
in my head	-9
in my house	23
in my kitchen	5
in my last	-19
in my leave	27
in my name	45
in my novel	-40
in my parser	-6
in my story	-61
in my twentie	18
in our	178
in our <name>	5
in our build	25
in our family	29
in our house	59
in our team	-6
in question	-31
in question <number>	-31
in red	-13
in remission	19
in remission since	19
in report	16
in row	-21
in row <number>	-21
in rural	6
in rural <name>	6
in scene	-6
in scene <number>	-6
in some	-24
in spring	60
in spring ,	20
in spring </s>	39
in step	-16
in step <number>	-16
in summer	-7
in summer </s>	-7
in term	5
in term time	5
in that	-197
in that clip	-15
in that film	-10
in that game	-6
in that list	-36
in that paragraph	-8
in that recipe	-8
in that series	-16
in that show	-25
in the	-231
in the <kin>	-8
in the ad	-12
in the advert	-7
in the army	14
in the autumn	13
in the back	14
in the basement	23
in the blue	38
in the book	-12
in the car	-37
in the cathedral	17
in the chat	-10
in the clip	-12
in the corridor	-11
in the drawer	-6
in the end	-7
in the example	-17
in the fable	-9
in the fall	15
in the family	46
in the film	-28
in the first	-11
in the flat	-15
in the fridge	-10
in the game	-42
in the garage	19
in the garden	-5
in the header	-4
in the house	4
in the kitchen	-25
in the library	12
in the lift	-19
in the list	-29
in the meet	-4
in the middle	-24
in the morning	26
in the navy	28
in the new	10
in the news	-10
in the night	12
in the novel	-17
in the office	-38
in the other	-17
in the oven	-28
in the parish	18
in the photo	-10
in the picture	-23
in the play	-21
in the poem	-7
in the pool	12
in the puzzle	-21
in the queue	-39
in the quiz	-5
in the rain	-20
in the recipe	-9
in the riddle	-8
in the right	47
in the room	-9
in the second	-16
in the shed	12
in the shower	-22
in the sketch	-28
in the spare	27
in the spring	30
in the story	-24
in the summer	19
in the text	-4
in the third	12
in the title	-5
in the video	-19
in the village	38
in the wrong	-14
in them	37
in therapy	11
in this	-173
in this <number>	-14
in this file	-6
in this morning	-4
in this record	-9
in this table	-4
in today	-20
in today </s>	-20
in upholstery	13
in winter	6
in with	9
in with <name>	7
in with us	16
in write	17
in write </s>	12
in year	8
in year <number>	8
in your	-52
in your example	-25
inch	-4
inch </s>	-7
include	48
income	9
income is	6
index	26
index fund	19
index fund </s>	19
indoor	25
indoor </s>	24
induction	-17
induction </s>	16
induction hob	6
inherit	57
inherit <kin>	12
inherit my	8
inherit my <kin>	8
inherit the	10
initial	11
initial ,	11
injure	-17
injury	9
inlaw	6
inlaw </s>	6
input	7
input is	8
inside	-7
inside our	9
insist	32
insist </s>	9
insist on	29
install	20
install it	-5
installer	-25
instead	71
instead </s>	58
instead of	12
instead of <number>	-16
insulin	38
insulin at	5
insulin at <number>	5
insulin pump	8
insulin twice	12
insulin twice a	12
insurance	9
insurance </s>	5
insurance is	4
insure	39
insure for	32
int	-6
int </s>	-6
intend	17
intend to	18
interest	-20
interest in	-7
interest in your	-4
internet	-20
interview	-4
into	31
into <name>	-31
into <name> ,	7
into <name> and	-11
into <number>	-19
into a	23
into a bar	-29
into a care	12
into a google	7
into it	-8
into it </s>	-8
into our	17
into our annexe	9
into the	-9
into this	-7
intolerant	53
intolerant ,	12
intolerant </s>	41
intro	-55
intro ,	-18
intro </s>	-17
invoice	4
invoice </s>	-7
invoice go	29
invoice go out	17
invoice i	-8
invoice in	7
invoice in euro	5
invoice is	-14
inè	19
inè (	19
inè ( <kin>	19
iron	22
iron </s>	35
is	106
is 19	-6
is 19 year	-6
is 96	14
is </s>	-47
is <kin>	11
is <kin> to	4
is <month>	15
is <name>	61
is <name> 's	34
is <name> ,	19
is <name> </s>	73
is <name> <name>	46
is <name> and	15
is <number>	-11
is <number> ,	22
is <number> </s>	-47
is <number> <month>	29
is <number> a	5
is <number> and	-5
is <number> but	9
is <number> by	8
is <number> euro	19
is <number> hour	12
is <number> max	6
is <number> people	11
is <number> too	-19
is <number> week	-13
is <number> word	-4
is a	-54
is a <kin>	-30
is a <name>	-18
is a <number>	42
is a bite	-16
is a mess	-16
is about	11
is about lichen	9
is about the	-4
is all i	-10
is all in	7
is allergic	-14
is allergic to	-14
is already	29
is also	5
is also my	5
is always	25
is an	46
is an old	43
is annoy	-14
is annoy </s>	-14
is another	27
is apply	4
is apply to	12
is ask	-22
is asleep	-35
is at	-51
is at <number>	-34
is at episode	-6
is at the	-6
is awful	-5
is bad	-17
is ban	39
is bark	-24
is bark </s>	-24
is behind	-8
is behind main	-8
is better than	5
is bigger	-21
is blind	5
is block	-34
is blurry	-6
is blurry </s>	-6
is break	-10
is break </s>	-10
is build	11
is burn	-18
is call	37
is call <name>	48
is call so	-14
is cap	36
is cap at	36
is chair	-10
is chair by	-10
is close	-27
is close </s>	-8
is cold	-26
is cold </s>	-12
is colourblind	15
is colourblind ,	15
is corrupt	-6
is corrupt </s>	-6
is cry	-15
is cut	-6
is dead </s>	-14
is deaf	18
is deaf and	4
is diabetic	8
is do ,	-19
is do </s>	-4
is do by	34
is down	-46
is down </s>	-18
is due	-36
is due at	-38
is due in	15
is empty	-10
is empty </s>	-14
is feed	-4
is feed by	-4
is fine	-14
is fine </s>	-18
is fine but	16
is fine for	-5
is fix	24
is fix till	6
is from	21
is from <name>	4
is from <number>	15
is full	-25
is full of	-15
is go </s>	-9
is good	-14
is good </s>	-18
is good until	7
is great	-8
is great </s>	-8
is hard	-17
is hard </s>	-14
is here	-27
is here ,	-10
is here </s>	-17
is how	45
is how i	42
is ill	-21
is ill </s>	-21
is illegible	7
is in	88
is in <name>	26
is in <number>	-6
is in a	-16
is in my	20
is in the	71
is it	-23
is it <name>	-24
is keep at	-4
is late	-47
is late </s>	-9
is late again	-24
is long	-4
is longer	-20
is longer than	-20
is make	-6
is marry	-8
is marry to	-9
is me	14
is mine	45
is mine ,	17
is mine </s>	12
is mine since	11
is miss	-12
is mostly	-13
is move to	13
is mush	-6
is mush </s>	-6
is my	161
is my <day>	16
is my <kin>	23
is my third	9
is my whole	8
is n't	-10
is not	-14
is now	16
is number	6
is number <number>	6
is off	14
is off grid	16
is off limit	-4
is oil	20
is older	23
is older than	23
is on	-48
is on ,	-16
is on <days>	-25
is on <name>	16
is on <number>	-10
is on call	-16
is on the	-9
is only	-18
is only valid	-22
is open	-17
is option	-17
is our	62
is our only	-10
is ours	14
is out	7
is out ,	8
is out </s>	20
is out of	-21
is pack	-17
is pay	38
is pay by	7
is pay in	29
is plot	24
is plot <number>	24
is print	5
is red	-22
is red </s>	-8
is renal	6
is renal and	6
is restore	36
is run	-27
is run by	-8
is run entirely	-4
is run late	-11
is set for	-12
is shut	-5
is sit	-12
is slow	-14
is slow </s>	-10
is slow today	-9
is slower	-6
is so	-22
is spell	13
is spell <name>	20
is spread	14
is spread over	14
is stick	-36
is stick in	-4
is still	-28
is still <number>	48
is stronger	-13
is take	-22
is that	-13
is that <name>	-28
is the	141
is the <kin>	20
is the <number>	24
is the day	-11
is the first	9
is the only	58
is tight	-9
is tight </s>	-9
is to	6
is to open	-10
is too	-42
is too loud	-12
is under	43
is under <number>	19
is up	13
is upside	-21
is upside down	-21
is wait	-15
is way	-17
is way too	-17
is what	109
is what <name>	-16
is what i	99
is what it	-6
is what keep	13
is what pay	14
is what the	-26
is what we	35
is when	-6
is when i	10
is when the	-18
is where	69
is where i	16
is where my	23
is why	-4
is why i	-11
is with	18
is with <name>	10
is work	-7
is wrong	-29
island	15
issue	21
issue </s>	5
issue after	28
issue after <number>	28
it	-404
it 'll	-15
it 's	82
it 's <day>	-9
it 's <name>	12
it 's <number>	-15
it 's a	41
it 's be	-19
it 's for	-17
it 's me	5
it 's my	31
it 's on	12
it 's rain	-4
it 's still	-7
it 's the	35
it 's to	6
it ,	-49
it , no	-7
it , on	14
it </s>	-73
it <name>	-30
it <name> </s>	-6
it a	-23
it again	-17
it again </s>	-19
it all </s>	15
it as	-10
it back	21
it break	-6
it by	43
it by <number>	12
it come	-12
it crash	-5
it daily	8
it daily </s>	8
it down	-12
it down </s>	-12
it fail	-12
it fail </s>	-9
it for	-10
it for my	-10
it go	-11
it go </s>	-6
it have	-20
it have no	-8
it have to	-18
it hit	-4
it in	10
it in <number>	19
it is	-13
it just	-8
it need	-9
it off	11
it off </s>	-8
it on	-46
it on <day>	-17
it on my	-5
it or	9
it or not	9
it out </s>	17
it print	-14
it quick	-11
it quick </s>	-11
it rain	-31
it run	-17
it say	-14
it say </s>	-6
it say here	-5
it seem	5
it seem </s>	5
it short	-30
it short </s>	-30
it shorter	-7
it since	14
it sound	-5
it still	9
it take	17
it take <number>	11
it take me	10
it that	15
it that ,	15
it to	-26
it to the	-6
it twice	-17
it twice </s>	-11
it was	85
it was <name>	28
it was a	27
it was after	18
it was in	10
it was my	7
it was the	-6
it when	12
it when the	-4
it with	7
it work	-55
it work </s>	-31
it yesterday	-13
it yesterday </s>	-13
it you	-8
itch	-10
itchy	-6
item	-15
its	-57
its a	-4
its an	9
its be	-13
its first	-6
its still	-22
its the	26
its type	19
itself	-4
jam	-49
jam ,	-19
jam again	-12
jam again </s>	-12
jamaican	-9
jar	-13
jazz	13
jazz </s>	-19
jehovah	30
jehovah witness	25
jelena	12
jelena get	12
jelena get the	12
jersey	6
jigsaw	21
jira	11
job	20
job ,	-16
job </s>	20
job ad	-14
job ad </s>	-14
job at	21
job at the	18
job end	30
job i	9
job on	6
job on a	14
join	-16
join <name>	-20
join the	16
joke	-191
joke ,	-8
joke </s>	-49
joke about	-41
joke about <days>	-34
josefina	-9
josefina ,	-9
journal	18
journey	6
judo	18
judo ,	20
juggle	6
juice	13
jump	-9
junior	46
juno	5
just	-380
just <name>	-11
just <number>	30
just a	38
just arrive	-10
just arrive ,	-10
just call	-11
just call ,	-6
just drop	-4
just for	16
just get	12
just give	-17
just go	-10
just hang	-17
just have	6
just in	-9
just land	-17
just leave	-8
just me and	8
just now	-193
just now ,	-33
just now </s>	-137
just open	-9
just pick	-12
just read	-4
just ring	-20
just the	-6
just tune	24
just tune up	24
just wake	-8
just wake up	-8
just walk	-19
just walk in	-16
kabaddi	-9
karaoke	-20
karaoke is	8
kasimir	-4
keen	6
keep	170
keep <name>	6
keep <number>	23
keep <number> <kin>	4
keep a	49
keep all	12
keep at	-4
keep at <name>	-4
keep bee	29
keep bee ,	7
keep bee behind	28
keep bee on	9
keep get	-38
keep get a	-12
keep go	-15
keep in	24
keep it	-20
keep it </s>	-4
keep it short	-21
keep kosher	20
keep kosher at	20
keep log	-4
keep log me	-4
keep me	8
keep my	51
keep my diary	10
keep reply	25
keep reply short	25
keep that	-8
keep that </s>	-5
keep the	13
keep the <number>	-9
keep the book	4
keep the theory	8
keep their	6
keep this	16
kendo	-5
kennel	36
kernel	-18
kettle	-44
kettle on	-14
kettle on </s>	-8
key	-38
key </s>	-28
key and	4
key and feed	4
key is	-4
keyboard	-35
keyboard </s>	16
keyboard is	-10
kg	4
kg since	4
kick	-15
kick in at	8
kidney	51
kidney bean	-18
kidney to	11
kidney to my	11
kill	-72
kill me	-65
kill me </s>	-50
killer	-13
killer </s>	-13
kiln	79
kiln </s>	27
kiln and	9
kiln is	19
kilo	63
kilo </s>	24
kilo since	22
kilo since the	7
kilometre	23
kilometre </s>	18
kimchi	13
kin	10
kind	-13
kind ,	-15
kind </s>	24
kind of	-5
kinda	-4
kindergarten	25
kindergarten </s>	11
king	-43
kit	9
kitchen	-39
kitchen 's	-31
kitchen ,	-21
kitchen </s>	-7
kitchen have	6
kitchen is	18
kitchen windowsill	12
kite-surfing	-23
km	63
km </s>	48
knee	313
knee ,	41
knee </s>	56
knee are	44
knee are shoot	19
knee have	29
knee need	20
knee need replace	20
knee shoot	17
knee shoot from	17
knee will	12
knee will n't	12
kneel	11
knife	-5
knife in	-6
knit	83
knit circle	9
knit for	15
knit sock	26
knit sock on	18
knock	-18
knock my	-15
knock my coffee	-15
know	-24
know </s>	-56
know about	18
know about the	7
know if	-30
know if <name>	-30
know the	11
know what	-11
know what you	-5
kombucha	8
korfball	4
kosher	29
kosher at	20
kosher at home	20
kwame	-6
kwame 's	-6
kwame 's off	-6
label	-27
label </s>	-16
lactose	71
lactose intolerant	53
lactose intolerant ,	12
lactose intolerant </s>	41
lad	-14
ladder	6
ladder in	-11
lady	-14
lag	-18
lake	23
lake </s>	23
lamb	9
lamp	-21
land	-37
land ,	-15
land </s>	-4
land in	14
land in <name>	-9
land in my	24
land page	-10
land page </s>	-10
language	58
language ,	12
language </s>	35
language are	14
lap	9
laptop	-86
laptop ,	-20
laptop </s>	-8
laptop is	-19
laptop run	-11
lasagne	-36
lasagne </s>	-20
laser	17
last	-192
last <day>	23
last <day> of	22
last <month>	17
last <month> ,	4
last <number>	22
last <number> week	29
last answer	-9
last autumn	9
last autumn </s>	9
last day	26
last day is	13
last line	-11
last line </s>	-7
last line of	-4
last message	-8
last month	-11
last month </s>	-11
last night	-241
last night 's	-36
last night ,	-47
last night </s>	-90
last question	-12
last question </s>	-5
last spring	17
last spring ,	6
last spring </s>	11
last step	-16
last summer	14
last summer </s>	14
last time	11
last week	-11
last week </s>	-32
last week of	18
last winter	5
last year	60
last year ,	25
last year </s>	22
last year for	5
latch	36
latch on	36
latch on the	36
late	-233
late ,	-56
late , <number>	-6
late </s>	-87
late <kin>	24
late <kin> 's	9
late <kin> </s>	10
late again	-27
late again </s>	-15
late and	-13
late for	-19
late tonight	-21
later	-86
later </s>	-77
latest	-14
latex	-4
latex </s>	-5
lathe	23
lathe ,	18
laugh	-128
laugh </s>	-55
laugh at	-36
laugh at that	-19
laugh at your	-17
laundrette	11
laundromat	17
laundromat in	14
laundromat in <name>	14
laundry	13
law	67
law </s>	21
law and	10
law at	4
law in	14
law in <name>	14
law school	22
lawn	22
lay	-11
lay off	15
lay off from	18
layer	-7
layout	-14
leader	-18
leaflet	-37
leaflet </s>	-11
league	47
league </s>	32
leak	-6
learn	135
learn </s>	36
learn <name>	11
learn <name> because	10
learn from	-11
learn how	-19
learn how to	-17
learn it	9
learn sign	4
learn sign language	4
learn the	9
learn to	71
learn to drive	16
learn to read	37
learn to swim	19
lease	86
lease end	20
lease end in	20
lease on	23
lease on the	17
lease run	7
lease run out	7
least	11
least </s>	15
least <number>	11
leather	7
leave	127
leave ,	7
leave a	-13
leave alone	16
leave alone ,	16
leave and	7
leave and i	7
leave at <number>	-10
leave back	6
leave ear	53
leave ear </s>	16
leave every	17
leave every second	17
leave for	7
leave her	9
leave in	-40
leave in <month>	8
leave in <number>	-29
leave in the	-16
leave it	-5
leave knee	75
leave knee have	29
leave me	14
leave me his	9
leave me the	14
leave me with	-6
leave my	-53
leave on	-6
leave on the	4
leave out	-11
leave out the	-7
leave over	-8
leave school	7
leave side	24
leave the	33
leave the army	29
leave the church	39
leave the meet	-11
leave to	5
leave today	-5
leave today </s>	-5
leave without	-5
lecture	4
ledger	38
ledger </s>	4
left-handed	63
left-handed ,	36
left-handed , so	18
left-handed </s>	22
leg	90
leg </s>	17
leg below	38
leg below the	38
legacy	7
legal	63
lemon	10
lemon drizzle	10
lend	26
length	-4
lentil	-16
leo	-18
less	-8
less </s>	7
less strict	13
lesson	47
lesson </s>	-9
lesson to	7
lesson to <number>	7
lesson with	6
lesson with <name>	5
let	-43
let 's	-37
let do	-17
let do the	-11
let me	-18
letter	-29
letter ,	-4
letter </s>	-21
letter for	-4
letter in	-18
level	-79
level </s>	-18
level <number>	-75
level <number> ,	-31
levothyroxine	18
levothyroxine every	18
levothyroxine every morning	18
library	33
library </s>	4
licence	111
licence ,	17
licence </s>	16
licence at	8
licence at <number>	8
licence i	14
license	19
license is	-10
lichen	9
lid	-28
lid </s>	-10
lido	8
lie	58
lie </s>	-16
life	174
life ,	35
life </s>	110
lifelong	36
lift ,	6
lift </s>	23
lift more	14
lift more than	14
lift was	-9
light	-41
light ,	-10
light go	-5
light off	-14
light off </s>	-14
lighthouse	17
like </s>	9
like a	-22
like epipen	14
like epipen allergic	14
like how	-4
like i	-31
like it </s>	-18
like it when	19
like my	46
like my answer	29
like option	-14
like soap	23
like soap to	23
like that	17
like that <number>	16
like the	-56
like the first	-4
like the second	-7
like them	-18
like these	-13
like this	-23
like this <number>	-11
like this song	-5
like you	16
like you to	18
like your answer	14
lily	-17
limit	-9
limit until	-4
limit until the	-4
limp	-21
line	-223
line 's	-11
line ,	7
line , <number>	14
line </s>	-41
line <number>	-87
line <number> ,	9
line <number> </s>	-60
line a	9
line a page	9
line about	-6
line from	-7
line i	-20
line in	7
line is	-5
line mean	-25
line of the	-8
line under	-6
line with	-8
linen	10
link	-37
link </s>	-6
link are	-14
link are dead	-11
linter	-9
list	-217
list ,	-45
list , which	-15
list :	-33
list : <number>	-33
list </s>	-56
list <number>	-15
list <number> country	-15
list by	6
list for	21
list for a	24
list have	-15
list is	-20
list is a	-9
list of	-40
list of <number>	-8
list of name	-12
listen to	13
listing	7
listing from	7
listing from <number>	7
lite	33
literally	37
literally </s>	20
lithium	25
lithium ,	22
litre	19
little	-5
little <name>	22
little <name> </s>	12
little <number>	11
live	-10
live </s>	44
live <number>	6
live alone	11
live and	6
live at	-31
live behind	23
live behind the	23
live downstair	19
live downstair </s>	21
live here	-5
live in	-76
live in </s>	22
live in <name>	-135
live in <number>	19
live in a	6
live in the	27
live my	8
live my <kin>	8
live off	9
live on	50
live on a	10
live room	-7
live with	-31
live with her	-16
live with us	35
liver	40
load	-82
load </s>	-30
loaf	16
loan	14
loan </s>	10
local	32
lock	-9
lockdown	11
lodge	4
lodge with	4
lodge with us	4
log	20
log </s>	-7
log in	-8
log me	-5
log me out	-5
login	-24
login </s>	-13
login page	-5
logistics	9
logo	-51
logo </s>	-38
long	-34
long ,	-19
long </s>	-64
long covid	23
long day	-22
long email	6
long for	-4
long paragraph	32
long run	43
long-distance	24
long-distance train	8
longer	29
longer </s>	-4
longer than anyone	13
longer than the	-20
look	-122
look </s>	-12
look after	47
look at	-25
look at the	-8
look awful	-12
look awful </s>	-12
look better	-4
look for	-52
look for a	-36
look like	-14
look nice	-23
look nice </s>	-23
look off	-27
look off </s>	-11
look ok	-8
look the	32
look the same	32
loom	12
loop	-14
loop ,	-4
loop </s>	-10
loop is	-4
lorry	8
lose	-50
lose ,	-13
lose </s>	-16
lose <number>	27
lose <number> kilo	43
lose at	-15
lose in	-8
lose in the	-8
lose money	-10
lose most	23
lose most of	7
lose my <kin>	5
lose my place	-35
lose my sense	28
lose our <kin>	4
lose the	12
lose the <name>	8
lose the connection	-8
lose the thread	-5
lose to	-28
loss	-6
lot	-57
lot </s>	-22
lottery	-13
loud	-25
loud ,	-14
loud in	-14
loud in this	-6
loud place	31
lounge	11
lounge ,	11
lousy	-11
love	-80
love a	-29
love how	-7
love how you	-5
love it ,	-6
love it </s>	12
love the	-24
love to	-9
lovely	-11
low	-13
low ,	-17
lower	31
lowercase	14
luck	-36
luck </s>	-9
lunch	-345
lunch ,	-119
lunch , back	-62
lunch </s>	-121
lunch at	-6
lunch i	-52
lunch i have	-21
lunch is	-6
lunch was	-11
lung	13
lung </s>	15
lupus	13
lute	10
lyric	-19
machine	-20
machine ,	39
machine , a	10
machine </s>	21
machine at	-17
machine at the	-17
macro	4
mad	-40
mad </s>	-28
madeira	-17
magnet	-6
magnet </s>	-6
maiden	14
maiden name	14
mail </s>	8
mail only	-12
mail only ,	-12
main	31
main </s>	5
main water	14
mainly	70
mainly </s>	58
maintain	5
major	15
make	45
make </s>	25
make <number>	8
make <number> a	-8
make a	7
make dinner	-12
make it	-17
make it <number>	-4
make it quick	-11
make me	35
make me a	4
make me cry	-14
make me gag	33
make me laugh	-22
make me wobbly	4
make more	-15
make my	-6
make my own	9
make no	-18
make no sense	-18
make redundant	39
make redundant in	28
make that	-16
make that noise	-10
make the	-28
make up	-9
make up half	8
maker	-8
man	36
man </s>	30
man in	11
man in hat	25
man in the	-14
man who	-29
manage	79
manage it	15
manage it </s>	15
manage to	-7
manual	56
manual </s>	31
manual is	13
many	-67
many </s>	-26
map	4
map ,	13
map </s>	-12
marathon	-7
marathon in	24
marathon in <month>	19
marathon in <name>	5
marathon since	12
marathon since <number>	12
march	-18
margin	-33
margin </s>	-18
marine	25
marine biology	25
marine biology in	8
mark my <name>	8
market	61
market ,	13
market </s>	7
market day	10
market in	10
market in <name>	10
marriage	27
marry	-5
marry ,	26
marry </s>	-30
marry a	5
marry in	-17
marry in <name>	7
marry in the	-21
marry on	4
marry on <number>	4
marry this	13
marry this spring	13
marry to	-8
marry to a	6
mascot	-13
mascot is	-13
mass	8
master	64
master 's	-12
master 's in	6
master for	16
master in	7
master in <name>	5
master squad	14
match	-59
match </s>	-25
match get	-8
match get rain	-8
material	26
material </s>	26
math	-20
math ,	10
math </s>	9
matter	60
matter </s>	36
matter to	19
matter to me	19
max ,	-6
max </s>	8
max <number>	6
may	213
may ,	36
may </s>	134
may <number> </s>	7
may on	-9
may to	5
may to <month>	5
maybe	-52
maybe </s>	-8
maybe <number>	-20
maybe <number> </s>	-20
maybe later	-14
maybe later </s>	-14
mayor	-15
me	466
me ,	113
me , <name>	6
me , <number>	-10
me , i	24
me , so	-8
me , the	7
me </s>	75
me <kin>	14
me <name>	67
me <name> ,	28
me <name> </s>	22
me <number>	-25
me <number> minute	-4
me a	-44
me a sec	-33
me about	17
me again	-12
me all	-4
me an	7
me an hour	11
me and	56
me and <kin>	6
me and <name>	18
me and <number>	6
me and an	4
me and my	7
me anymore	9
me anymore </s>	9
me as	19
me as a	13
me at	15
me at <number>	4
me be	15
me be the	9
me before	-12
me by	11
me by my	6
me cry	-14
me cry </s>	-14
me every	20
me for	-11
me from	8
me gag	33
me gag </s>	33
me his	13
me hive	22
me hive </s>	22
me in	58
me in <name>	38
me in <number>	17
me in the	-13
me is	-31
me is set	-10
me laugh	-22
me migraine	19
me migraine </s>	19
me my	13
me now	-12
me now </s>	-12
me off	36
me off the	12
me on <days>	10
me on the	-37
me out	-5
me out </s>	8
me out this	-5
me per	26
me since	4
me step	-8
me step <number>	-8
me stiff	4
me stiff ,	4
me that	-33
me the	-19
me the conclusion	11
me the wrong	-7
me through	8
me to	22
me to <name>	9
me to a	-19
me to this	8
me today	-12
me today </s>	-7
me up	-18
me what	-19
me who	9
me with	-5
me with <number>	-6
me wobbly	4
me wobbly </s>	4
me word	11
me work	11
meal	23
meal fall	4
meal fall between	4
meal plan	16
mean	-10
mean </s>	-16
mean <number>	-20
mean <number> month	-20
mean i	14
mean no night	-13
mean the	-14
mean the other	-7
meat	58
meat </s>	-8
meat for	6
meat for <number>	6
meat since	17
medicine	7
meditate	8
medium	30
meet	-259
meet ,	-14
meet </s>	-61
meet <name>	-15
meet at	-34
meet at <name>	5
meet at <number>	-31
meet get	-15
meet in	8
meet in <number>	-10
meet in the	11
meet my	9
meet my <kin>	9
meet on	8
meet on the	13
meet some	-24
meet with	-34
meet with <name>	-34
meeting	74
meeting </s>	28
meeting after	4
meeting after <number>	4
meeting before	11
meeting before <number>	11
meeting for	17
meeting for the	17
meh	-38
meh </s>	-37
melt	-13
member	35
member </s>	43
member of	-10
member of a	-10
meme	-37
memo	-24
memorise	7
memory	-19
mention	-23
mention </s>	-19
mentor	-5
menu	-35
menu </s>	-29
merge	31
merge </s>	20
merger	7
merry	-23
mess	-54
mess ,	-5
mess </s>	-4
mess after	-20
mess this	-10
mess today	-10
mess today </s>	-10
message	49
message </s>	-9
message from	-11
message in	12
messi	-44
metal	31
metal plate	32
metformin	-5
method	-14
metre	40
metre </s>	14
metre of	-5
metric	9
metric ,	4
metric , never	7
metric only	6
metric unit only	10
mic	-40
microbe	12
microwave	39
mid	-23
mid <name>	6
middle	-17
middle of	-21
middle of a	-11
middle of the	-6
midnight	-76
midnight </s>	-49
might	-87
might be	-19
migraine	85
migraine </s>	32
migraine from	19
migrate	12
mile	12
military	-17
military service	-17
military service in	-17
milk	-75
milk ,	12
milk </s>	-28
milk <number>	24
milk <number> jersey	21
milk and	-19
milk and egg	-11
milk at	8
milk at <number>	8
milk by	-8
milk go	-5
milk in	-15
milker	13
mill	13
mill </s>	13
mill is	-5
mill is what	-5
million	-22
min	-152
min ,	-18
min </s>	-66
min in	-7
min in the	-7
min leave	-6
min leave </s>	-6
min or	-23
min so	-16
min to	-25
min walk	20
mind	-18
mind ,	-11
mind , find	-4
mind </s>	-16
mind the	4
mine	236
mine ,	34
mine </s>	61
mine is	22
mine is the	18
mine on	14
mine since	30
mine since <name>	22
mine to	15
minimum	6
minister	-35
ministry	20
minus	9
minus <number>	9
minute	-362
minute ,	-28
minute </s>	-170
minute after	-11
minute ago	-54
minute ago </s>	-25
minute and	-15
minute away	-13
minute away </s>	-13
minute before	-43
minute before my	-27
minute each	46
minute each way	34
minute for	7
minute for the	7
minute late	-21
minute leave	-12
minute leave </s>	-12
minute to	-5
mirela	26
mirror	5
mirror </s>	12
misread	-9
miss	-28
miss </s>	-32
miss <number>	18
miss bracket	-10
miss from	-11
miss the	-16
mistake	-72
mistake ,	-15
mistake </s>	-42
mix	14
mix </s>	-8
mix up	-8
mix up the	-8
mm	8
mm of	-18
mobile	22
mobile </s>	-8
mock	24
mock paper	8
mock paper </s>	8
mode	-19
mode ,	-21
mode </s>	7
model	37
model for	-13
model for <number>	-13
module	9
moment	-24
moment </s>	-26
moment i	8
money	29
money 's	5
money 's tight	5
money ,	5
money </s>	8
money in	-5
monika	13
monika have	13
monika have be	13
monk	7
monk for	6
monk for <number>	6
monk in	-4
monk in <name>	-4
mono	-21
monorepo	43
month	173
month </s>	103
month a	-20
month a year	-20
month ago	11
month ago </s>	11
month for	23
month of	7
monthly	39
monthly </s>	27
mood	-12
mood ,	-4
moon	-21
moon </s>	-15
moor	24
moor in	12
moor in <name>	12
more	-78
more </s>	-40
more question	-6
more than <number>	47
morning	-67
morning !	-25
morning 's	-4
morning ,	-29
morning , i	10
morning </s>	-74
morning are	39
morning are when	5
morning at	-8
morning at the	6
morning before	4
morning i	-4
morning on	-7
morning with	11
mortgage	81
mortgage </s>	13
mortgage fix	22
mortgage fix at	12
mortgage is	41
mortgage is fix	21
mortgage is in	20
mosque	16
mosque </s>	15
most	-72
most </s>	4
most <days>	7
most <days> </s>	7
most agency	-6
most evening	20
most of	-11
most of my	13
most of our	24
mostly	93
mostly </s>	16
mostly <kin>	10
mostly <name>	31
mostly <name> </s>	15
mostly in	-13
mostly in <name>	-13
mostly on	7
mostly over	15
mostly over <number>	15
mother-tongue	38
mother-tongue is	17
mother-tongue is <name>	17
motorbike	43
motorbike crash	32
motorway	22
mould	-38
mould </s>	-8
move	-72
move </s>	-31
move all	9
move away	-10
move away from	-10
move back	-4
move from	7
move from <name>	9
move in with	23
move into	13
move it	23
move it </s>	25
move on	-31
move on </s>	-15
move on to	-13
move the	-58
move the file	-9
move the meet	-19
move the sofa	-15
move to	32
move to the	27
movement	-15
movie	-33
movie </s>	-7
movie is	-26
mr	5
mr <name>	5
mr <name> ,	5
mr.	-16
mr. <name>	-16
mri	7
mri for	7
mri for me	7
mrs	29
mrs <name>	29
ms	7
ms word	8
much	-62
much </s>	-48
mumps	17
mumps </s>	17
murder	24
murder </s>	31
museum	13
museum have	9
museum in	-9
museum in <name>	-9
museum was	-6
mush	-6
mush </s>	-6
mushroom	48
mushroom </s>	30
music	-15
music ,	5
music </s>	-6
music is	12
musical	17
mussel	20
mussel </s>	20
must	11
must be	13
must be the	-15
must be weigh	14
mute	-12
my	312
my <day>	20
my <day> go	4
my <days>	17
my <kin>	217
my <kin> '	-14
my <kin> 's	61
my <kin> (	9
my <kin> ,	105
my <kin> :	-13
my <kin> </s>	181
my <kin> <kin>	-95
my <kin> <name>	254
my <kin> <number>	22
my <kin> a	-15
my <kin> after	10
my <kin> are	-21
my <kin> as	11
my <kin> ask	-11
my <kin> build	14
my <kin> can	27
my <kin> come	-10
my <kin> drive	-12
my <kin> for	10
my <kin> forbid	7
my <kin> from	5
my <kin> have	28
my <kin> in	16
my <kin> is	-133
my <kin> joke	-39
my <kin> just	-6
my <kin> like	-22
my <kin> lodge	4
my <kin> love	-5
my <kin> need	-9
my <kin> now	16
my <kin> on	-35
my <kin> play	14
my <kin> read	16
my <kin> ring	4
my <kin> run	-9
my <kin> say	-23
my <kin> to	6
my <kin> tongue	11
my <kin> want	-36
my <kin> was	-4
my <kin> who	9
my <kin> work	8
my <name>	40
my <name> 's	-5
my <name> </s>	14
my <name> <kin>	-36
my <name> <number>	25
my <name> is	56
my <name> licence	10
my <name> on	5
my <number>	7
my <number> <kin>	6
my address	-8
my answer	-9
my app	-14
my back	18
my back 's	-14
my back hurt	-18
my back is	27
my bag	-23
my bag there	-5
my bank	-18
my bar	-4
my battery	-19
my bed	22
my bed </s>	22
my bee	-10
my best	-11
my best <kin>	11
my blood	-4
my blood pressure	6
my branch	-6
my branch is	-6
my break	-16
my browser	-25
my budget	12
my budget for	15
my bug	-4
my build	-5
my bus	-18
my bus is	-9
my business	4
my button	-15
my car	24
my card	-59
my card ,	-26
my card </s>	-13
my card get	-20
my cataract	6
my character	-75
my chess	17
my chess rate	16
my chin	19
my citizenship	13
my class </s>	8
my code	-52
my coffee	-48
my coffee ,	-12
my coffee is	-19
my coffee over	-15
my commute	56
my commute 's	23
my commute is	17
my console	-5
my contract	29
my contract </s>	10
my contract end	7
my crow	-19
my cursor	-14
my degree	39
my desk	-13
my diary	10
my dj	23
my dj name	23
my download	-12
my dream is	10
my ear	-28
my essay	-18
my example	-34
my eye	23
my eye are	23
my eye hurt	-29
my eyesight	39
my eyesight rule	10
my family	36
my favourite	-11
my favourite character	-17
my fear	17
my fear of	17
my file	-16
my finger	-6
my finger are	18
my first	4
my flat	25
my flat ,	8
my flight	-13
my foot	-17
my formula	-9
my function	-13
my game	-27
my game is	-21
my garden	26
my garden is	16
my gcse	11
my goal	39
my goal here	-6
my goal is	10
my guess	-13
my guess is	-10
my hair	28
my hair at	23
my hand	16
my hand are	-36
my hand shake	61
my handwriting	21
my handwriting is	21
my head	-15
my head </s>	-20
my head hurt	-8
my hear	49
my hear aid	19
my heart	13
my hip	39
my hobby	31
my hobby ,	31
my house	22
my house </s>	9
my house eat	10
my income	6
my income is	6
my insulin	5
my job	24
my job at	18
my key	-49
my keyboard	-44
my keyboard is	-10
my kitchen	-11
my knee	85
my knee are	23
my knee will	12
my label	-17
my laptop	-71
my laptop is	-10
my last	-9
my late	28
my late <kin>	24
my leave	66
my leave ear	33
my leave knee	18
my licence	19
my license	13
my life	68
my life </s>	45
my lunch	-24
my machine	-39
my machine </s>	-23
my main	-11
my message	-5
my message ,	-5
my mic	-40
my mistake	-19
my mistake </s>	-15
my morning	5
my mother-tongue	17
my mother-tongue is	17
my name	71
my name </s>	25
my name down	-6
my name is	39
my neck	-11
my next	-21
my night	16
my note	-25
my note </s>	-26
my novel	-16
my number	-13
my nurse	9
my nurse degree	9
my office	-34
my office </s>	-16
my old	28
my old <kin>	13
my only meal	4
my order	-9
my output	-9
my own	21
my own <kin>	19
my own clothe	10
my package	-4
my page	-12
my paragraph	-9
my paragraph is	-4
my parcel	-23
my parser	-6
my parser </s>	-6
my password	-26
my password </s>	-13
my password is	-9
my patience	-10
my pay	17
my pension	27
my phone	-149
my phone 's	-18
my phone ,	-9
my phone </s>	-12
my phone is	-9
my phone on	-47
my photo	-12
my place	-16
my place ,	-7
my pottery	21
my pottery class	11
my push	33
my push <number>	37
my query	-31
my query return	-22
my question	-19
my question is	-13
my quiz	-19
my r	4
my r 's	4
my real	13
my rent	14
my residence	5
my right	26
my row	-15
my salary	50
my salary is	29
my salon	6
my salon 's	31
my savings	31
my savings sit	13
my score	-23
my score is	-16
my screen </s>	-21
my screen reader	35
my script	-7
my seat	6
my seat on	6
my second	-8
my sense	28
my sense of	28
my session	-14
my shift	21
my shift at	14
my shoulder	33
my side	14
my sleep	-5
my sleep </s>	-5
my smell	14
my soup	-15
my soup is	-15
my spare	18
my stall	21
my stomach	8
my story	-68
my story the	-30
my street	18
my studio	16
my studio is	6
my stutter	37
my stutter get	21
my surname	47
my tab	-7
my table	-23
my tea	19
my team	34
my team <kin>	12
my test	-12
my text	-13
my thesis	28
my thesis <kin>	9
my thing	14
my third	18
my third year	7
my thyroid	24
my thyroid was	24
my timer	-18
my toast	-33
my tongue	-14
my tongue on	-13
my tool	13
my total	-26
my trade	14
my train	-37
my train is	-8
my turn	6
my twentie	27
my twentie </s>	18
my village	12
my violin <kin>	-7
my visa	34
my visa tie	8
my wage	18
my week	-9
my whole	13
my window	-37
my word	-6
my work	35
my wrist	36
my wrist </s>	16
myself	75
myself </s>	-11
myself a	14
myself to	30
myth	-34
n't	-18
n't </s>	5
n't <kin>	21
n't allow	18
n't allow in	15
n't ask	22
n't ask me	4
n't be	-5
n't be able	-6
n't be leave	30
n't believe	-11
n't believe it	-28
n't bother	9
n't care	-14
n't celebrate	19
n't celebrate birthday	24
n't compile	-16
n't decide	-14
n't do	49
n't do morning	18
n't do the	-6
n't do this	-13
n't drink	28
n't drink ,	34
n't drink the	-6
n't drive	36
n't drive ,	16
n't drive at	7
n't eat after	-10
n't eat another	-16
n't eat anything	-7
n't eat fish	-16
n't eat gluten	19
n't eat meat	24
n't eat pork	35
n't eat shellfish	36
n't eat since	-25
n't edit	9
n't find	-57
n't find the	-29
n't fit	10
n't fit on	-16
n't fit through	14
n't fly	21
n't fly ,	15
n't focus	-25
n't get	-25
n't get a	23
n't get past	5
n't get the	-25
n't get this	-5
n't give me	12
n't go	-10
n't have	36
n't have <kin>	35
n't have a	46
n't have any	-21
n't have the	-5
n't have time	-7
n't hear	-48
n't hear the	-21
n't it	-16
n't it </s>	-8
n't kneel	26
n't know	-6
n't know </s>	-26
n't know about	18
n't let	17
n't lift	18
n't lift more	14
n't like	-23
n't like the	-9
n't like this	-6
n't load	-25
n't load </s>	-8
n't move	-9
n't need	-13
n't open	-20
n't open ,	-5
n't open the	-14
n't own	18
n't own a	18
n't pick	-8
n't pick up	-8
n't plan	11
n't put	-4
n't read	14
n't read music	12
n't read small	18
n't read this	-7
n't remember	-11
n't respond	-25
n't respond </s>	-25
n't scroll	-22
n't see	-38
n't see the	-18
n't show	-10
n't show up	-10
n't sleep	-16
n't smoke	12
n't smoke ,	12
n't speak	7
n't stand	67
n't stand coriander	13
n't stand mushroom	30
n't stand the	-8
n't stand this	-7
n't start	-18
n't start ,	-21
n't sugarcoat	20
n't sugarcoat ,	20
n't suggest	8
n't swim	47
n't swim ,	21
n't take	7
n't take it	-11
n't talk	-15
n't taste	15
n't think	-39
n't think </s>	-17
n't touch	6
n't turn	-16
n't turn on	-16
n't understand	-4
n't use	15
n't use <name>	10
n't use that	-5
n't want	15
n't want <number>	20
n't want to	-10
n't work	17
n't work for	8
n't you	-22
n't you </s>	-22
nail	15
nail bar	11
nail from	14
nail from home	14
name	8
name ,	-7
name :	-13
name : <name>	-13
name </s>	4
name <name>	13
name <name> </s>	47
name after	12
name down for	10
name for	-52
name for a	-42
name get	19
name get shorten	19
name in	26
name in the	9
name is	33
name is <name>	36
name on	14
name on our	10
name on the	4
name the	-20
name wrong	-21
nap ,	-4
narrator	-21
narrowboat	63
narrowboat is	29
national	5
national table-tennis	-4
naturalisation	11
navy	39
navy </s>	12
near	74
near <name>	44
near <name> ,	-8
near <name> </s>	43
near <name> there	4
near a	12
near me	-24
near the	15
near the <kin>	28
nearly	-24
neck	-8
need	-170
need </s>	-21
need <name>	27
need <number>	6
need <number> approval	64
need <number> more	-12
need a	-111
need a better	-22
need a caption	-5
need a polite	-11
need a quick	-6
need a recipe	-8
need an	-16
need glass	17
need glass for	21
need help	-4
need help with	-4
need insulin	7
need insulin twice	7
need is	-18
need milk	-9
need more	-11
need replace	24
need subtitle	-11
need subtitle </s>	-16
need the	-43
need the second	-11
need to	-76
need to buy	-14
need to send	-4
needle	25
negative	-26
neither	14
nervous </s>	23
never	406
never </s>	-4
never <days>	6
never <days> </s>	6
never <name>	-9
never <name> ,	11
never be	9
never book	6
never book anything	6
never come	12
never come back	12
never do </s>	11
never do marry	-20
never eat	24
never eat pork	9
never end	-23
never fly	43
never fly ,	36
never fly </s>	-4
never forgive	-17
never get my	25
never get the	-8
never get your	-6
never go	30
never have	29
never have </s>	25
never have a	16
never heal	30
never heal </s>	30
never know	-8
never know what	-8
never learn	82
never learn </s>	25
never learn to	54
never like	26
never marry	24
never marry ,	24
never mind	-27
never mind ,	-11
never mind the	-10
never on	18
never phone	-12
never practise	23
never practise </s>	14
never put	9
never see	-35
never see that	-15
never share	-8
never share my	-8
never sleep	-27
never to	9
never touch	-4
never understand	-5
never use	37
never use emojis	17
new	-86
new <name>	-20
new mayor	-14
new user	-34
new year </s>	11
new year is	-11
newer	56
newer </s>	56
news	-101
news </s>	-39
news again	-4
news again </s>	-4
news say	-14
newsletter	-20
newspaper	-4
newspaper </s>	-4
next	98
next ,	-23
next </s>	-36
next <month>	50
next <month> </s>	41
next autumn	18
next autumn </s>	18
next couple	16
next door	8
next door 's	-7
next door ,	-24
next in	-13
next may	33
next of	10
next of kin	10
next room	-14
next room </s>	-14
next slide	-9
next spring	36
next spring </s>	34
next step	11
next step </s>	18
next summer	29
next summer </s>	15
next term	28
next term </s>	28
next to	-76
next to me	-42
next to my	-6
next to the	-13
next year	65
next year </s>	61
nice	-78
nice </s>	-46
night	-31
night 's	-40
night 's episode	-25
night ,	-39
night </s>	-20
night <kin>	11
night and	-4
night are	44
night are for	18
night at	19
night at the	15
night desk	12
night desk at	12
night drive	4
night host	-5
night i	-22
night in	-16
night is	-4
night on	-5
night owl	22
night owl </s>	22
night pharmacy	5
night school	-13
night shift	35
night shift </s>	9
night shift at	17
night so	-4
night watchman	-7
night watchman ,	-7
night wreck	-5
night wreck my	-5
nightly	10
nil	-21
nil </s>	-21
no	109
no .	-11
no . <number>	-11
no </s>	-35
no <day>	18
no <kin>	-25
no <kin> </s>	-6
no <kin> allow	-6
no <kin> in	-17
no <name>	21
no <name> ,	-6
no <number>	-5
no birthday	17
no bullet	11
no bullet point	11
no bus	17
no car	10
no car </s>	6
no change	-24
no change </s>	-10
no choice	-4
no choice there	-4
no cilantro	-6
no computer	11
no computer </s>	11
no coriander	4
no dairy for	7
no electricity	-11
no emojis	18
no error	-15
no error ,	-13
no exception	42
no exception </s>	42
no further	-20
no gallbladder	23
no garden	-26
no garden </s>	-32
no garlic	16
no good	21
no heat	-14
no heat in	-11
no idea	-30
no idea what	-6
no idea why	-7
no internet	-13
no lift	29
no lift ,	18
no lily	-17
no longer	33
no luck	-11
no luck </s>	-9
no main	14
no main water	14
no meat	-5
no meeting	19
no meeting before	11
no milk	-28
no more	46
no more than	25
no mri	7
no mri for	7
no night	6
no nut	-15
no nut ,	-15
no oven	12
no oven ,	14
no oven </s>	6
no phone	-35
no pork	-6
no result	-9
no run	28
no rush	-13
no rush ,	-13
no screen	11
no sense	-5
no sense </s>	-18
no sense of	13
no signal	-36
no sleep	-14
no sugar	16
no sugar </s>	13
no surprise	8
no time	-39
no time </s>	-19
no way	-28
no way </s>	-28
no wifi	-26
no worry	-8
no-gi	7
nobody	46
nobody at	8
nobody have	-15
nobody in	10
nobody in my	11
nobody in the	-6
nobody may	4
nobody say	13
nobody say <name>	13
noisy	-27
none	5
none of	5
none of my	-8
none of us	13
nonstop	17
nonstop </s>	17
nonverbal	20
nonverbal ,	10
noodle	-15
noodle </s>	-15
noon	-183
noon ,	-77
noon </s>	-87
noon and <number>	8
noon today	-8
noon today </s>	-8
north	22
north ,	19
north side	9
norwegian	5
not	-56
not </s>	-17
not <kin>	-4
not <kin> </s>	-4
not <name>	-12
not <number>	-48
not <number> ,	-16
not <number> </s>	-32
not a	-19
not a fan	21
not allow	24
not allow in	5
not good	11
not good but	11
not in	-7
not me	-16
not me </s>	-20
not on	15
not on any	15
not ready	-28
not sure	-20
not that	-5
not to	7
not what	-7
not what i	-7
note	-33
note </s>	-48
note for	-12
notebook	22
nothing	41
nothing </s>	-9
nothing but	-7
nothing come	-7
nothing else </s>	-22
nothing fit	10
nothing get	35
nothing happen	-30
nothing happen </s>	-14
nothing in	34
nothing in the	14
nothing issue	28
nothing issue after	28
nothing on	-11
nothing to	-10
notice	85
notice ,	20
notice , last	20
notice </s>	10
novel	4
novel </s>	-27
now	-152
now ,	-167
now , keep	-11
now , signal	-8
now </s>	-165
now <number>	26
now i	10
now i 'm	-10
now on	75
now on ,	20
now on </s>	46
now that	39
now that both	18
now that i	15
now the	-14
now what	-9
now what </s>	-9
null	-33
null </s>	-20
number	-30
number </s>	-31
number <number>	-16
number <number> ,	12
number <number> </s>	-30
number <number> expect	6
number in	-10
number is	14
number is what	4
number like	20
number was	-20
number was <number>	-20
nun	24
nurse	38
nurse degree	16
nurse degree at	4
nurse in	12
nursery	39
nursery </s>	13
nut	-38
nut ,	16
nut , <number>	-5
nut , the	21
nut </s>	-25
nut free	-8
nut-free	12
nut-free </s>	12
oak	11
oat	18
oat milk	18
object	-9
obviously	-19
obviously </s>	-19
ocd	26
octopus	-11
odd	14
odd </s>	-15
odd week	20
odd week </s>	20
of <kin>	34
of <kin> </s>	37
of <month>	58
of <month> ,	8
of <month> </s>	54
of <month> <number>	13
of <name>	-32
of <name> ,	-7
of <name> <name>	11
of <name> is	-17
of <number>	61
of <number> ,	7
of <number> </s>	100
of <number> <name>	-31
of <number> i	16
of <number> on	-11
of <number> year	7
of a	45
of a <kin>	-17
of all	-35
of all city	-8
of an	-21
of battery	-23
of battery </s>	-23
of crisp	-8
of each	50
of each month	26
of error	-6
of fly	44
of glaucoma	-17
of hear	16
of hear ,	16
of height	31
of her	-7
of idea	-8
of it	21
of kin	10
of me	-21
of medicine	7
of memory	-11
of milk	-12
of mine	-12
of mine </s>	16
of my	-40
of my <kin>	-24
of my <number>	12
of my life	11
of name	-12
of office	-25
of office </s>	-25
of our	45
of our <kin>	-4
of our <number>	7
of our house	7
of ours	18
of smell	41
of smell in	28
of snow	-20
of snow </s>	-20
of that	-39
of that <name>	-11
of the	-64
of the <kin>	-10
of the <name>	41
of the <number>	26
of the call	-5
of the day	-9
of the gym	5
of the month	11
of the page	-7
of the vineyard	6
of them	41
of them </s>	17
of them are	6
of these	-22
of these <number>	-22
of this	-66
of this </s>	-5
of this <number>	-8
of those	-16
of those <number>	-16
of tile	10
of tile </s>	10
of tune	-23
of tune </s>	-23
of us	85
of us </s>	42
of us at	20
of us have	-25
of us in	14
of us under	11
of user	-20
of user </s>	-20
of wait	-15
of year	6
of your	-24
off	52
off ,	-39
off , have	-4
off </s>	18
off <name>	24
off a	-6
off by	-10
off credit	27
off credit card	27
off every	-13
off every weld	-16
off from	20
off from <name>	16
off grid	40
off grid ,	40
off in	40
off in <number>	30
off in the	4
off limit until	-4
off my	20
off the	-25
off the house	16
off the table	6
off this	-14
off this morning	-9
off till	-24
off to	-76
off to <name>	-20
off to the	-39
off topic	-12
off with	13
offer	-51
office	-79
office ,	-25
office , <name>	-24
office </s>	-51
office <number>	25
office <number> to	10
office at	9
office close	7
office in	-15
office in <month>	7
office is	22
office today	-8
office today </s>	-8
offline	14
ofsted	39
often	-26
oh	-38
oil	15
oil ,	7
oil , winter	-6
ok	-19
ok </s>	-8
ok i	-10
ola	-9
ola from	-9
ola from my	-9
old	131
old ,	6
old </s>	-16
old <kin>	28
old <kin> ,	15
old <kin> </s>	4
old <kin> <name>	8
old <name>	69
old <name> </s>	11
old <name> <name>	12
old <name> is	5
old <name> the	-10
old <number>	-13
old barn	-5
old build	-5
old version	6
old version </s>	6
older	61
older <kin>	47
older <kin> </s>	24
older <kin> is	23
older than	32
older than me	31
oleander	18
oleander is	18
oleander is what	18
olga	-14
olive	65
on	-22
on ,	-62
on </s>	-73
on <day>	-115
on <day> ,	-23
on <day> </s>	-97
on <day> morning	17
on <day> night	14
on <day> the	-17
on <day> was	-16
on <days>	63
on <days> </s>	25
on <days> and	18
on <days> at	4
on <days> i	19
on <days> the	-16
on <days> with	10
on <kin>	36
on <name>	-105
on <name> ,	-13
on <name> </s>	-55
on <name> <name>	8
on <name> <number>	-9
on <name> and	28
on <name> at	-6
on <name> is	-19
on <number>	83
on <number> </s>	-56
on <number> <month>	63
on <number> may	18
on <number> off	31
on <number> or	24
on <number> percent	-12
on <number> salary	10
on a	134
on a <day>	-30
on a <kin>	22
on a boat	-9
on a forum	-10
on a kibbutz	11
on a moor	9
on a narrowboat	14
on a stroke	4
on a tiny	43
on a train	-18
on a wait	18
on alternate	16
on alternate <days>	16
on an	5
on an old	6
on and	-16
on any	15
on any social	15
on anything	19
on anything smaller	18
on call	19
on call every	29
on call on	-16
on every	21
on film	17
on film ,	12
on fire	-10
on fire today	-10
on her	-13
on her own	16
on hold	-116
on hold </s>	-25
on hold for	-10
on hold with	-52
on holiday	26
on holiday </s>	26
on it	12
on it </s>	7
on its	6
on level	-16
on level <number>	-16
on line	-14
on line <number>	-14
on me	-42
on me </s>	-29
on mobile	-8
on mobile </s>	-8
on my	-116
on my <kin>	8
on my chin	15
on my desk	-16
on my foot	-14
on my keyboard	-22
on my machine	-39
on my phone	-13
on my screen	-21
on my team	7
on night	31
on night at	13
on our	53
on our own	10
on our roof	6
on our team	25
on page	-65
on page <number>	-65
on paper	56
on paper </s>	50
on parental	4
on parental leave	4
on pizza	-25
on pizza </s>	-25
on price	15
on purpose	16
on purpose </s>	16
on question	-13
on question <number>	-13
on silent	-11
on site	17
on site </s>	13
on soil	4
on step	-12
on step <number>	-12
on that	-20
on that page	-6
on that show	-18
on that site	-12
on the	174
on the <name>	20
on the <number>	49
on the autism	13
on the board	6
on the bus	-12
on the car	6
on the clock	18
on the council	15
on the fifth	24
on the first	14
on the floor	-36
on the flyer	16
on the grind	17
on the hob	-21
on the keyboard	-17
on the kitchen	12
on the last	22
on the leave	72
on the line	-17
on the metro	6
on the news	-20
on the organ	18
on the parish	13
on the phone	45
on the radio	-18
on the right	29
on the ring	-10
on the roof	7
on the second	13
on the side	19
on the stair	-20
on the table	-4
on the train	-22
on the wait	9
on the ward	12
on the way	-54
on the wrong	-11
on their	12
on this	-46
on this </s>	-5
on this <number>	-7
on this call	-11
on this page	-6
on this record	-8
on to	-21
on to the	-7
on today	-21
on today 's	-7
on top	11
on tv	-46
on tv </s>	-28
on warfarin </s>	-8
on week	6
on week off	6
on window	13
on with	-17
once	8
once ,	12
once </s>	-8
once a year	-18
once the	17
once today	-11
one	75
one </s>	46
onion	-48
onion ,	-31
onion </s>	-16
online	5
only	447
only ,	25
only , never	5
only </s>	132
only <day>	-5
only <kin>	39
only <kin> </s>	21
only <kin> with	8
only <name>	29
only <name> </s>	11
only <number>	10
only <number> <name>	7
only <number> of	4
only <number> still	-17
only <number> who	20
only a	-7
only at	-42
only at night	-13
only at the	-34
only black	17
only black and	17
only bread	10
only buy	11
only buy secondhand	20
only cash	4
only cash </s>	4
only eat	10
only ever	29
only find	5
only find when	5
only for	7
only for me	7
only from	24
only from now	20
only get	36
only get <number>	19
only have	-11
only have <number>	-11
only here	-8
only here </s>	-8
only in	-10
only meal	4
only meal fall	4
only need	-12
only on	25
only own	-9
only read	5
only read the	-28
only serve	-9
only show	-36
only take	5
only the	16
only the <name>	6
only the first	4
only valid	-22
only way	29
only woman	8
only woman on	8
only work	23
op	73
op </s>	30
open	-241
open ,	-28
open </s>	-37
open a	-14
open a second	7
open at	-55
open at <number>	-38
open at noon	-16
open day	-12
open day </s>	-12
open in	18
open in <number>	18
open it	-4
open the	-38
open the <name>	-13
open the setting	-6
open till	-8
open till <number>	-8
opera bore	4
opera bore me	4
operate	11
operation	27
operation </s>	26
opinion	-13
opinion </s>	-9
opponent	-24
option	-58
option </s>	-16
option <name>	-42
option <name> </s>	-22
option <number>	-9
option a	-8
option a </s>	-8
or	-182
or <name>	-56
or <name> ,	-34
or <name> </s>	-22
or <number>	-51
or <number> </s>	-34
or false	-20
or false :	-20
or just	56
or just tune	24
or less	7
or less </s>	7
or no	-32
or not	11
or not </s>	11
or nothing	43
or so	-5
or so </s>	16
orange	-9
orchard	22
orchard </s>	9
orchestra	34
order	33
order </s>	45
order from	4
order from <name>	4
order of	-5
organ	19
organic	22
organise	14
organist	30
other	34
other <day>	23
other <day> </s>	13
other <number>	6
other <number> 's	6
other day	23
other half	-22
other to	9
other to my	9
otherwise	14
otherwise </s>	14
ottilie	12
ottilie ,	12
ottilie , our	12
our	463
our <day>	-10
our <kin>	22
our <kin> 's	-36
our <kin> ,	47
our <kin> <kin>	-9
our <kin> <name>	13
our <kin> are	14
our <kin> come	5
our <kin> get	-15
our <kin> is	13
our <kin> only	11
our <kin> want	-6
our <kin> was	11
our <kin> were	6
our <name>	18
our <name> </s>	14
our <name> <kin>	-6
our <name> have	26
our <number>	5
our <number> <kin>	14
our allotment	13
our annexe	36
our app	11
our bakery	24
our band	5
our band rehearse	5
our biggest	8
our biggest <kin>	4
our book club	4
our budget	16
our budget for	16
our build	31
our build </s>	20
our bus	-9
our call	-5
our car	-4
our chat	-12
our choir	-9
our church	12
our clinic	7
our co-op	21
our co-op </s>	10
our company	23
our corner	-11
our corner shop	-11
our council	-8
our crow	23
our deadline	-16
our dinner	-16
our dinner tonight	-22
our dishwasher	-4
our door	-14
our family	36
our family </s>	9
our family the	12
our farm	8
our ferry	-22
our ferry 's	-22
our firm	6
our first	19
our flat	32
our flat </s>	4
our flat is	13
our food	15
our food truck	15
our garden	6
our guest	-20
our heat	4
our home	12
our hospital	8
our hour	-22
our house	103
our house ,	19
our house </s>	18
our house have	-14
our house is	9
our kitchen	-14
our kitchen have	6
our little	17
our little <name>	17
our lunch	-9
our monorepo	15
our night	5
our nursery	24
our office	7
our old	-7
our old <kin>	9
our only	-6
our own	32
our own server	10
our pipeline	4
our place	73
our place ,	18
our place </s>	54
our planet	-31
our planet is	-31
our plumb	6
our plumb firm	6
our print	10
our print shop	10
our printer	-24
our release	20
our release train	17
our rent	21
our rent to	8
our roof	8
our school	-10
our second	-10
our server	17
our server is	7
our shop	-7
our sprint	-10
our squad	8
our stock	-14
our street	25
our street have	15
our studio	18
our studio have	13
our table	-22
our table is	-16
our team	40
our team </s>	26
our team is	10
our team nobody	13
our test	6
our test are	10
our till	-20
our tiny	-7
our tower	6
our train	-35
our union	8
our union rep	4
our village	36
our village have	20
our wait	-18
our warehouse	9
our wed	16
our well	4
our wg	29
our whole	4
our wifi	-14
our wifi at	8
our workshop	4
ours	178
ours ,	9
ours </s>	82
ours is	40
ours is a	19
ours since	9
ours to	17
ourselves	32
ourselves </s>	32
out	-105
out ,	9
out </s>	-85
out a	34
out at	40
out at <number>	19
out blurry	-12
out by	-32
out by noon	-20
out for	-18
out for me	5
out in	10
out in <month>	20
out in <name>	7
out of	-76
out of <name>	17
out of <number>	-4
out of idea	-8
out of milk	-12
out of my	-16
out of office	-25
out of the	27
out of this	-9
out of tune	-23
out on	4
out on <day>	4
out on <number>	8
out on me	-19
out on the	16
out since	13
out since <number>	13
out the	8
out this	-5
out this afternoon	-5
outdoors </s>	9
outline	60
output	14
output </s>	25
output is	-6
outright	31
outside	-52
outside ,	-12
outside <name>	5
outside <name> ,	-7
outside <name> </s>	12
outside my	-37
outside my window	-37
outside the station	-11
oven	-30
oven 's	14
oven , just	11
oven </s>	-15
oven at	11
over	25
over ,	-48
over </s>	-59
over <name>	40
over <name> ,	9
over <number> </s>	34
over <number> page	-13
over and	-30
over at	4
over from	9
over on	14
over the	45
over to	15
overlap	-15
overlap </s>	-15
overpriced	-20
overtime	-6
owe	-38
owe <name>	-25
owe <number>	4
owe my	20
owe my <kin>	17
owe you	-60
owe you <number>	-22
owe you a	-24
owe you an	-14
owl </s>	22
own	210
own </s>	8
own <kin>	5
own <kin> </s>	-5
own <number>	38
own <number> of	10
own a	56
own a third	6
own cheese	11
own clothe	10
own clothe ,	10
own server	10
own server in	10
own the	82
own the same	4
own up	-21
ownership	-4
ownership of	-4
ownership of the	-4
pacemaker	58
pacemaker ,	7
pacemaker , no	7
pacemaker since	18
pacemaker since last	6
pack	5
pack ,	-5
pack </s>	-14
pack list	8
package	-4
pad	-15
padel	5
page	-237
page ,	22
page </s>	-28
page <number>	-97
page <number> ,	-28
page <number> </s>	-50
page and	-9
page for	-11
page have	-10
page is	-5
page load	-8
page load </s>	-4
page of	-26
page of the	-8
page when	-17
page when i	-17
pager	48
painful	-10
painful </s>	-10
pair	-6
palpitation	31
pan	-78
pan </s>	-39
pan on	-21
pan on the	-21
panda	-4
panel </s>	14
panic	18
panic </s>	-6
paper	82
paper ,	-5
paper </s>	43
paperwork	-17
paperwork </s>	-14
paragraph ,	-7
paragraph </s>	16
paragraph are	29
paragraph before	-4
paragraph before lunch	-4
paragraph is	-18
parameter	-13
parcel	-63
parcel ,	-6
parcel </s>	-14
parcel depot	13
parcel depot </s>	13
parcel for	-8
parcel is	-8
parcel must	14
parcel must be	14
pardon	-18
parental	4
parental leave	4
paris	-20
parish	62
parish choir	18
parish choir </s>	18
parish council	17
park	-67
park ,	-11
park </s>	-7
park fine	-4
parkinson	20
parkinson </s>	27
parkrun	-5
parole	-9
parser	-11
parser </s>	-13
parsley	-36
part	-141
part ,	-21
part </s>	-24
part <number>	-25
part <number> </s>	-25
part-time	52
part-time </s>	-8
part-time after	26
part-time after the	26
part-time master	5
party	-12
party was	-10
pass	74
pass the	17
pass to	-10
pass to me	-7
pass to the	-9
passable	6
passable <name>	7
passable <name> </s>	7
passage	8
passive	17
passive in	7
passport	10
passport , <name>	13
passport is	21
password	-43
password ,	-7
password </s>	-14
password is	-9
password is wrong	-9
past	-4
past </s>	-10
past <number>	20
past <number> </s>	19
past a	-17
past the	10
pasta	-47
pasta </s>	-10
paste	-95
paste </s>	-16
paste is	-14
paste it	-19
paste it </s>	-9
paste the	-9
pastry	12
patch	-11
patent	61
patent from	15
patent from <name>	8
patent on	36
path	-13
patience	-11
pattern	19
pattern is	9
pattern is <number>	9
pause	-20
pavel	-7
pavel from	-7
pay	123
pay <number>	-13
pay <number> a	4
pay back	5
pay by	37
pay by the	19
pay for	13
pay for my	11
pay for the	-19
pay in	22
pay in cash	-16
pay me	10
pay me per	26
pay my	14
pay no	-8
pay off	31
pay off in	6
pay off the	23
pay on	24
pay on the	21
pay our	14
pay the	-18
pay the <kin>	9
pay the bill	-18
pay the park	-4
payday	42
payment	35
payroll	39
payroll for	16
pdf	-26
pdf ,	-22
peak	5
peanut	4
peanut </s>	8
peanut allergy	8
peanut ban	-4
peel	-16
pelota	5
pen	-8
pen ,	7
pen , mostly	8
penalty	-14
penicillin	9
penicillin ,	21
penicillin , find	12
penicillin and	4
penicillin and also	4
pension	53
pension age	-11
pension kick	17
pension kick in	17
pension start	11
pension start in	11
pensioner	26
people	-162
people ,	18
people </s>	-36
people in	-11
people in <name>	-6
people make	7
people should	-25
people who	-27
pepper	-17
pepper ,	-4
per <kin>	14
per <kin> </s>	31
per head	-13
percent	-121
percent ,	-9
percent , hurry	-19
percent </s>	-19
percent in	-5
percent of	-29
perfect	24
perfect pitch	39
perfect pitch </s>	39
performance	-7
perfume	5
permission	-4
permit	-13
person	74
person ,	-6
person </s>	13
person here	23
person here </s>	23
person in	-5
person on	12
person who	16
persona	-35
persona for	-13
persona for the	-13
personal	-17
pharmacy	30
pharmacy 's	4
pharmacy </s>	37
pharmacy is	13
pharmacy open	-10
phone	-64
phone 's	-37
phone 's on	-32
phone ,	-25
phone , no	11
phone , so	9
phone </s>	38
phone at	-21
phone at <number>	-38
phone call	67
phone call ,	39
phone is an	26
phone is at	-23
phone on	-47
phone on <number>	-36
phone on silent	-11
phone ring	-13
phone so	7
photo	-149
photo ,	-15
photo , crop	-12
photo </s>	-19
photo come	-8
photo come out	-8
photography	13
photography ,	13
pi	14
pi under	22
pi under my	22
piano	-40
piano in	-27
piano in the	-36
piano is	-24
piano is my	6
pick	-63
pick </s>	-11
pick <number>	-22
pick an	-14
pick by	4
pick by hand	7
pick the	-14
pick up	-20
pick up the	14
picker	8
pickle	21
picky	8
picky eater	8
picture	-27
picture ,	-10
picture , remove	-10
picture is	-13
piece	-6
pill	41
pill </s>	11
pin	35
pin to	7
pinball	23
pinball machine	23
pinball machine ,	18
pineapple	-21
pipe	-10
pipeline	4
pitch	37
pitch </s>	27
pixel	-11
pizza	-114
pizza ,	-28
pizza </s>	-34
place	163
place ,	11
place </s>	109
place in	-19
place in <name>	-14
placement	11
plain	58
plain <name>	4
plan	162
plan by	24
plan for	34
plan is	14
plan is to	8
plan to	10
plan to merge	-9
plan to refactor	-6
plan to retire	16
plan to sell	9
plan to walk	-9
planet	-39
planet is	-31
plant	-81
plant </s>	-65
plant in	10
plant in <name>	5
plate	35
plate </s>	28
play	4
play ,	6
play bass	10
play bass in	10
play cello	8
play chess	14
play chess online	7
play drum	-9
play for	-57
play for <number>	-40
play handball	8
play hockey	12
play hockey </s>	12
play in	-11
play in the	21
play it	-12
play the	-11
play the cello	19
play the tuba	-14
play with	-13
play with the	-13
player	-8
please	74
please ,	52
please , always	10
please , from	16
please </s>	-40
please never	34
please never use	10
please use	4
pleasure	9
plot	88
plot </s>	-4
plot <number>	32
plot <number> ,	20
plot <number> </s>	16
plot outside	7
plot outside <name>	7
pls	-97
pls ,	-26
pls </s>	-91
pls give	-8
pls give me	-8
plug	-29
plug </s>	-21
plumb	11
plumb apprenticeship	6
plumb apprenticeship </s>	6
plumb firm	6
plus	21
pm </s>	14
png	-7
podcast	-6
podcast is	-6
podcast is at	-6
poem ,	5
poem </s>	-14
poetry	21
point	151
point </s>	54
point <number>	-22
point about	-4
point about the	-4
point i	6
point in	13
point than	31
point than long	31
policy	45
policy </s>	41
polite	13
poll	-19
pollen	4
pond	5
pool	-10
poor	-10
poor on	14
pop	-26
popcorn	-18
popup	-26
popup ,	-13
pork	27
pork ,	13
pork </s>	14
pork at	10
pork at home	10
port	-10
port <number>	-31
portal	18
portal at	7
portuguese	8
post the	-6
post the parcel	-6
post until	-5
poster	-33
poster </s>	-11
poster i	-7
pot	12
pot ,	-8
potion	-22
pottery	4
pottery class	11
pottery in	15
pottery in <name>	15
pottery studio	4
pour	-14
powder	-4
powder </s>	-4
power	-8
power </s>	11
power of	10
power of <kin>	10
pr	25
practice	37
practice ,	10
practice </s>	22
practice is	7
practise	28
practise </s>	14
practise <name>	4
practise <name> </s>	4
pram	18
prefer	98
prefer <name>	21
prefer the	-36
prefer the blue	-26
prefer the second	-6
pregnant	7
premiere	6
premium	-23
premium plan	-23
present	65
present ,	7
present </s>	19
press	-26
pressure	-8
pressure run	5
pretend	-35
pretty	-9
pretty </s>	-9
preview	-5
price	14
price ,	-8
price are	-13
price in	-7
price in <name>	-7
price up	-15
primary	22
primary <number>	-13
primary school	23
primary school </s>	13
primary school in	6
prime	-25
print	47
print </s>	35
print anymore	18
print by	6
print on	8
print shop	10
print statement	-10
printer	-98
printer ,	-27
printer </s>	-8
printer is	6
priscilla	-4
priscilla the	-4
priscilla the <kin>	-4
private	14
priya	-13
priya ,	-6
priya , our	-6
probate	10
probe	25
probe we	25
probe we 're	25
problem	4
problem </s>	33
problem with	-7
process	26
procurement	6
prod	10
prod is	5
prod is on	5
producer	7
product	36
product <kin>	16
production	22
project	19
project </s>	15
project in	-8
project in <name>	-8
promise	22
promote	31
promote to	33
promote to head	19
promotion	6
promotion to	6
prompt	-14
prompt </s>	-4
pronoun	15
pronoun are	15
proofread	11
proper	18
properly	13
prose	65
prose </s>	51
prosthetic	31
prosthetic leg	31
protection	25
protein	4
prototype	25
proud	-10
proud of	-10
proxy	-8
proxy </s>	-8
prs	17
prs need	17
prs need <number>	17
pub	30
pub </s>	15
pub quiz	10
publish	-9
puddle	-16
pull	-7
pull gig	7
pull gig listing	7
pump	34
pump </s>	4
pun	-13
punchline	-26
punchline </s>	-26
purpose	16
purpose </s>	16
push	32
push <number>	37
push to	4
put	-34
put <name>	18
put a	-17
put in	28
put in <number>	20
put me	17
put my	-47
put my name	-13
put our	-9
put the	-34
put the kettle	-14
puzzle	-33
puzzle </s>	-14
puzzle always	-14
puzzle always lie	-14
px	-13
python	54
q3	34
qualify	41
qualify in	10
quarry	41
quarry </s>	26
quarter	-10
quarter </s>	5
quarter turn	5
queen	-24
query	-51
query ,	-6
query and	-9
query return	-22
question	-42
question ,	-8
question </s>	-14
question <number>	-69
question <number> </s>	-26
question about	-15
question is	-19
question is about	-10
queue	-86
queue ,	-13
queue </s>	-31
queue at	-12
queue at the	-7
queue have	-6
quick	-206
quick </s>	-94
quick <number>	-24
quick question	-10
quick question </s>	-10
quicker	10
quid	-49
quid a	19
quid on	-17
quiet	13
quilt	7
quince	8
quince </s>	8
quit my	10
quit my job	10
quit smoke	36
quit smoke in	14
quit the	-68
quit the agency	-16
quit the app	-10
quit the game	-22
quiz	-33
quiz </s>	5
quiz question	-16
quote	16
quote i	-18
quote i need	-18
r	-36
r 's	4
race	12
rack	36
radiator	17
radio	29
rail	11
railway	44
railway behind	-4
railway in	21
rain	-187
rain </s>	-49
rain a	-30
rain all	-24
rain just	-5
rain just now	-5
rain off	-8
rainy	-55
rainy-day	49
rainy-day account	49
raise	66
raise <kin>	-17
raise <name>	17
raise <name> ,	17
raise bed	41
raise by	14
raise by my	10
raise in	8
raise in <name>	8
raise me	14
raise me ,	11
raise my	-6
raise our	8
raise our rent	8
raise the	-6
ramadan	-13
ramen	-6
ramen bar	-4
ramp	13
rashid	5
rashid <kin>	7
rashid <kin> the	7
rasmus	13
rasmus ,	13
rasmus , whom	13
raspberry	22
raspberry pi	22
raspberry pi under	22
rate	9
rate </s>	-6
rate <number>	9
rate is	-14
rather	79
rather get	31
rather get bullet	31
rather have	5
rather than	37
rather than by	18
rather you	19
raw	22
raw onion	24
reach	31
read	-9
read ,	11
read </s>	-88
read a	-39
read about	-40
read better	-20
read every	19
read fine	11
read fine ,	11
read glass	4
read it	-24
read it </s>	-9
read music	22
read on	83
read on a	49
read on paper	27
read only	11
read only the	4
read small	18
read small print	18
read somewhere	-36
read somewhere </s>	-36
read that	-41
read the	-71
read the doc	-6
read the file	-4
read the first	-26
read these	-4
read this	-12
read this </s>	-4
read to	34
read you	33
read your	-15
read your answer	-9
reader	136
reader </s>	42
ready	-93
ready ,	-22
ready </s>	-33
ready to	-26
real	-20
real <name>	-18
real name	-11
really	45
really </s>	38
reason	-4
reason </s>	-22
reboot	-28
reboot </s>	-14
rebuild	67
rebuild on	34
rebuild on it	21
receipt	-5
receipt by	-14
reception	-8
recipe	-21
recipe ,	6
recipe </s>	-38
recipe are	26
recipe for	-10
recipe have	17
recipe is	-4
recipe is all	-8
recipe with	-11
reckon	-5
recognise	16
record	-8
record </s>	-17
recover	28
red	-84
red ,	-30
red </s>	-5
red again	-25
red green	-4
red wine	23
red-and-green	26
red-and-green look	41
red-and-green look the	33
red-and-green mostly	-8
red-and-green mostly </s>	-8
red-green	5
redo	-10
redo it	-13
redo it </s>	-13
redundant	44
redundant in	28
ref	-29
refactor	-14
refactor this	-5
refactor this </s>	-5
refresh	-14
refund	31
refuse	26
refuse to	-31
regex	-24
regex </s>	-7
region	-31
regional	30
register	57
register </s>	39
regret	9
regular	13
rehabilitation	8
rehabilitation clinic	8
rehabilitation clinic in	8
rehearsal	8
rehearse	7
rehearse in	5
release </s>	-6
release is	-15
release train	17
release train leave	17
relocate	4
relocate to	4
relocate to <name>	4
remain	8
remind	-59
remind me	-59
remind me to	-50
remission	24
remission since	24
remission since <number>	16
remote	8
remote </s>	-33
remove	-7
remove the	-11
renal	18
renal and	6
rename	-31
rename that	-4
rename the	-13
render	-8
renew	14
renew each	-16
rent	120
rent </s>	17
rent <number>	-11
rent a	-5
rent a two-bedroom	5
rent go	10
rent is	25
rent is <number>	19
rent out	18
rent out the	5
rent the	12
rent to	12
rent to <number>	8
rent was	-6
rental	-24
reopen	-8
reopen it	-8
reopen it ,	-7
repaint	14
repair	52
repair accordion	13
repair in	14
repair in <name>	14
repeat	-25
replace	111
replace </s>	45
replace <name>	10
replace <name> with	10
replacement	54
replacement </s>	24
replica	5
reply	39
reply short	25
reply short ,	25
repo	13
report	-70
report by	-4
report due	-4
report go	14
report go to	9
report to	-11
request	-8
rescue	63
rescue </s>	14
rescue <kin>	43
rescue <kin> ,	33
reset	-30
reset </s>	-15
residence	5
residency	20
resident	26
resident '	11
resident ' association	11
resign	10
respond	-33
respond </s>	-25
responsibility	-35
responsibility </s>	-35
rest	-6
rest ,	13
rest day	-4
restart	-63
restart </s>	-14
restart it	-9
restart it </s>	-9
restart the	-12
restart the router	-11
restaurant	-40
restaurant ,	6
restaurant </s>	-12
restaurant i	8
restaurant only	-9
restaurant only serve	-9
restore	38
restore a	6
restore a <number>	14
restore the	-22
restore the backup	-22
restore wooden	23
restrain	23
restrain order	23
result	-33
result ,	17
result </s>	-18
result are	-9
result in	-4
retire	5
retire ,	-33
retire </s>	33
retire <kin>	-20
retire <kin> </s>	11
retire at	30
retire at <number>	30
retire from	10
retire from teach	8
retire in	-31
retire in <number>	-13
retire next	4
retire to	-17
retire to the	-8
retirement	31
retrain	32
retrain as	21
retrain as a	21
retro	4
retry	-37
retry </s>	-4
return	-64
return </s>	25
return <name>	-16
return <number>	-6
return <number> </s>	-6
return a	-8
return a list	-8
review	19
review </s>	-15
review for	4
rhyme	-20
rhyme for	-14
rice	-6
rich	-19
riddle	-30
ride	41
ride a	42
ride it	12
rig	10
right	-86
right </s>	-50
right column	-8
right column is	-6
right ear	75
right ear from	19
right ear only	9
right eye	13
right hand	32
right now	-189
right now ,	-32
right now </s>	-165
right side	41
right side </s>	26
ring	-68
ring ,	-14
ring </s>	-6
ring from	4
ring from <name>	4
ring in	4
ring road	-17
risk	12
risk </s>	12
river	25
river ,	16
road	-26
roadwork	-8
robot	-48
robot </s>	-28
robotics	9
robotics is	9
robotics is what	9
roll	-30
roll my	4
roll my r	4
roof	99
roof ,	17
roof , <number>	12
roof </s>	50
roof was	24
room	-54
room ,	-37
room </s>	21
room have	-8
room in	10
room is	-11
room is a	-8
room is pack	-14
root	-40
root vegetable	-8
rosalind	-4
rosalind ,	-4
rota	-11
rota </s>	9
rotate	23
rotate :	15
rotate : <number>	15
rotate </s>	5
rotate <number>	8
rotation	46
roughly	-20
roughly <number>	-22
round	-45
round </s>	15
round of	-13
round the	-11
route	5
router	-38
router </s>	-16
row	-119
row ,	-12
row </s>	-16
row <number>	-54
row <number> ,	-21
row <number> </s>	-14
row <number> i	-10
row in	-6
royal	-17
rubbish </s>	-4
ruben	-28
rude	-12
rude </s>	-12
rugby	60
ruin	5
rule	114
rule ,	-10
rule </s>	41
rule at	-4
rule i	8
rule in	19
rule out	56
run	71
run ,	19
run </s>	-16
run <name>	-8
run <number>	6
run a	12
run a bakery	13
run by	-16
run entirely	-4
run entirely by	-4
run every	-10
run for	-8
run for <number>	-13
run for the	-9
run have	23
run in	49
run in my	20
run in the	40
run into	-7
run is	36
run it	4
run it </s>	17
run late	-59
run late ,	-45
run late </s>	-12
run of	10
run of the	10
run on	23
run on <name>	39
run out	-57
run out </s>	-10
run out in	-11
run out of	-23
run out on	8
run shoe	-29
run the	58
run the <name>	17
run the bakery	9
run the farm	7
run the kennel	18
run the script	-14
run the test	-12
run this	7
run through	6
run to	-20
run to the	-20
run until	18
run until <number>	12
rung	-4
rung </s>	-4
runner	17
rural	10
rural <name>	6
rural <name> </s>	6
rush	-29
rush ,	-13
rush </s>	-16
rust	21
rust </s>	17
rust at	10
rust at work	10
rye	16
rye is	10
rye is the	10
sabbatical from	9
sabbatical from <month>	9
sacred	11
sad	-19
safe	-6
safe </s>	-6
sail	-13
sail </s>	-16
salad	-19
salary	75
salary </s>	17
salary is	29
salary is pay	29
sale	-55
sale </s>	7
sale end	-31
salon	45
salon 's	31
salon 's page	31
salon ,	4
salon </s>	7
salon in	5
salon in <name>	5
salsa	-4
salsa on	-5
salt	-27
salt ,	-12
salt </s>	-8
salt and	-26
sam	-4
same	12
same </s>	16
same <number>	11
same <number> <kin>	11
same for	-12
same for the	-12
same here	-12
same here </s>	-12
same result	-8
same result </s>	-8
same thing	-34
same thing </s>	-19
same to	21
same to me	21
sami	13
sample	-25
sandwich	-17
sauce	-6
sauna	19
save	35
save </s>	-20
save <number>	23
save <number> a	24
save for	84
save for a	83
save it	-20
save the	-16
save the file	-11
save this	-4
save up	7
save up for	6
savings	54
savings ,	5
savings goal	10
savings sit	13
savings sit in	13
saw	-6
saw are	-6
sawmill	45
say	-466
say ,	-9
say </s>	-120
say <name>	-25
say <number> </s>	-5
say about	-11
say here	-5
say here </s>	-5
say i	-46
say i 'm	-15
say it	9
say no	30
say no </s>	10
say otherwise	6
say otherwise </s>	6
say so	38
say someone	-16
say that	-10
say the	-94
say the <kin>	-13
say the app	-7
say the paper	-7
say the same	-11
scaffold	5
scan	-26
scanner	8
scar on	-5
scar on my	15
scare	91
scare me ,	14
scare of	84
scare of fly	30
scene	-150
scene 's	-14
scene 's set	-14
scene ,	-16
scene </s>	-43
scene <number>	-6
scene <number> </s>	-6
scene in	-23
scene need	-7
scheme	13
scholarship	30
scholarship to	22
school	110
school ,	-8
school </s>	58
school <kin>	-5
school ban	-5
school ban phone	-5
school bus	8
school bus in	5
school have	17
school have <number>	17
school in	-11
school in <month>	-18
school in <name>	9
school is	24
school is a	12
school play	10
school rent	-12
school run	21
school run </s>	6
school use	5
school use <name>	5
scissor	5
scissor and	9
scissor and guitar	9
scooter	24
score	-17
score is	-16
score is <number>	-16
scout	14
scout i	4
scout troop	-4
scream	-44
scream in	-14
scream in the	-14
screen	97
screen </s>	-13
screen go	-7
screen go black	-7
screen is	-6
screen reader	130
screen reader </s>	33
screen time	16
screenshot	-15
screw	-19
script	-18
script </s>	-5
script and	-4
script and it	-4
script run	-6
script that	14
scroll	-61
scroll since	-20
scroll up	-12
sea	-8
search	17
seasick	21
seasick on	18
seasick on anything	18
season	4
season ticket	8
seat	54
seat </s>	19
seat <number>	8
seat <number> and	8
seat on	6
seat on the	6
sec	-74
sec ,	-4
sec </s>	-69
second	-88
second ,	-5
second </s>	-39
second <day>	51
second <day> </s>	46
second <kin>	16
second <kin> in	8
second <number>	-28
second <number> </s>	-52
second argument	-13
second chapter	-4
second chapter </s>	-4
second column	-12
second draft	-4
second half	-4
second option	-7
second paragraph	-25
second paragraph </s>	-11
second part	-10
second part </s>	-7
second question	-9
second question </s>	-9
second salon	5
second salon in	5
second slide	-19
second stroke	27
second stroke </s>	27
second time	21
second to	-8
second version	-7
second year	6
second-hand	19
secondary	9
secondhand	45
secret	7
section	-4
security	43
security <kin>	18
security <kin> ,	18
see	-201
see </s>	-42
see <number> <kin>	13
see a	-43
see all	17
see as	-6
see as my	13
see below	-7
see below </s>	-7
see in	16
see it	-18
see me	-4
see my	11
see no	-4
see on	-13
see that	-19
see the	-23
see this	-7
seed	9
seem	-21
seem </s>	5
seizure	32
seizure </s>	32
select	-22
self	17
self-employed	14
self-employed ,	12
self-taught	36
sell	171
sell </s>	30
sell at	29
sell at the	23
sell his	-18
sell in	6
sell my	9
sell out	-37
sell out ,	-11
sell out by	-19
sell the	109
sell the boat	5
sell the house	-10
sell the restaurant	7
sell the van	24
sell to	-10
sell to pay	-10
semicolon	-5
send	-81
send ,	7
send have	-5
send it	-15
send it </s>	-8
send me the	-6
send the	-26
send this	-4
senior	-19
senior <kin>	-19
sense	23
sense </s>	-18
sense of	41
sense of smell	41
sentence	-34
sentence ,	-4
sentence </s>	-13
sentence and	21
sentence in	-12
series	-24
series ,	-14
series </s>	-17
serious	-4
serve	-4
serve <number>	-7
serve <number> ,	-12
serve on	13
serve on the	13
server	-4
server </s>	-8
server crash	-8
server in	10
server is	4
service	22
service ,	-8
service in	-17
service in <name>	-17
sesame	18
session	-18
set	22
set ,	4
set for	-10
set for may	-10
set in	-12
set in <name>	-18
set of	9
set the	-15
setting	-36
setting </s>	-10
setting page	-7
settle	-6
severe	16
sew	66
sew by	7
sew machine	6
sew my own	10
shabbat	17
shade	-17
shake	57
shake ,	60
shake , essential	51
shaky	-8
shape	6
share	38
share <number>	4
share <number> car	8
share a	-9
share custody	8
share in	-4
share in a	-4
share my	-23
share my address	-8
share my office	-19
share the	-15
share with	35
share with the	29
sharp	20
sharp ,	9
sharp </s>	18
shave	37
she	38
she 's my	-8
she have	-16
she have <number>	-17
she is	-8
she only	27
shed	76
shed </s>	38
shed with	10
sheet	-24
sheet </s>	-20
sheet every	7
sheet every night	7
sheet music	-9
shelf	6
shellfish	50
shellfish ,	25
shellfish </s>	25
shelter in	4
shelter in <name>	4
shift	141
shift ,	23
shift </s>	17
shift at	55
shift at the	53
shift rotate	11
ship	16
shipyard	12
shipyard </s>	12
shirt	-32
shirt ,	-20
shirt on	6
shoe	-45
shoe </s>	-4
shoe on	-26
shoe size	12
shoe size <number>	12
shoot	33
shoot from	19
shoot from <number>	10
shop	-112
shop 's	10
shop 's name	-5
shop ,	-14
shop , <name>	4
shop </s>	-28
shop at	-10
shop close	-13
shop close <days>	11
shop close in	-30
shop for	-7
shop in	-26
shop in <name>	-11
shop is	35
shop list	-7
shop on	10
shop on <days>	14
shop open	-10
shop open at	-10
shop sell	-4
shop steward	20
shop steward </s>	7
shop was	9
shop when	15
shop when i	15
short	32
short ,	21
short , i	25
short </s>	-19
short and	22
short answer	13
short answer ,	21
short paragraph	32
short today	-12
shorten it	-18
shorten it </s>	-18
shorter	-53
shorter ,	-7
shorter </s>	-35
shorter title	-4
shorter title </s>	-4
shorthand	32
shorthand </s>	32
should	-178
should be	-13
should be <number>	-8
should have	21
should i	-24
shoulder	45
shoulder never	30
shoulder never heal	30
shout	-9
show	-177
show ,	4
show </s>	-12
show <number>	-32
show each	10
show up	-24
shower	-56
shower ,	-18
shower </s>	-18
shrink	-5
shut	-95
shut </s>	-19
shut every	-6
shut in	7
shut in <number>	7
shut on	-20
shut on <days>	-17
shut up	-28
shut when	-11
shut when i	-11
sick	-25
sick </s>	-7
side	105
side ,	47
side </s>	43
side of	-21
side of the	-20
sight	11
sign	29
sign </s>	4
sign for	-9
sign in	-12
sign language	11
sign off	15
sign off every	-13
sign off with	13
sign since	19
sign the	13
signal	-78
signal bad	-12
signal bad </s>	-12
signature	8
silent	-6
silent </s>	5
silly	-27
simple	4
since	395
since </s>	7
since <month>	11
since <month> ,	8
since <month> </s>	-8
since <name>	9
since <name> 's	-38
since <name> ,	-20
since <name> and	6
since <name> i	30
since <name> leave	30
since <name> we	4
since <number>	72
since <number> ,	31
since <number> </s>	78
since <number> minute	-20
since both	-6
since both my	-6
since breakfast	-75
since breakfast </s>	-75
since chemo	22
since chemo </s>	22
since childhood	18
since childhood </s>	18
since college	14
since covid </s>	18
since i	72
since i 'm	23
since i leave	-4
since i was	57
since it	-20
since it 's	-15
since kindergarten	11
since kindergarten </s>	11
since last	-13
since last year	7
since lunch	-56
since lunch </s>	17
since lunch i	-40
since may	21
since my	10
since my <kin>	15
since my <name>	-14
since my hip	22
since noon	-48
since noon ,	-13
since our	-8
since school	18
since school </s>	18
since spring	12
since spring </s>	12
since the	257
since the <kin>	19
since the accident	22
since the divorce	47
since the fall	12
since the flood	18
since the funeral	8
since the hernia	7
since the hip	11
since the mumps	17
since the stroke	15
since the update	-19
since then	4
since then i	4
since this	-11
since this morning	-11
since uni	23
since uni </s>	19
since we	8
since we 're	-8
since you	-8
since your	-11
sing	43
sing along	14
sing along to	14
sing alto	36
sing in	9
sing in a	-8
sing in the	12
sing only	-19
single	-4
single <kin>	5
sink	-16
sink ,	-9
sit	71
sit in	14
sit in <name>	28
sit in a	-23
sit in index	19
sit in the	-16
sit it	9
sit my	9
sit on the	-23
sit the	22
sit third	8
site	-85
site </s>	-6
site into	7
site into a	7
site is	-25
size	-22
size </s>	-10
size <number>	-8
size <number> ,	5
ska	8
ska band	8
skateboard	15
skateboard stop	15
sketch	-32
sketch ,	-11
ski </s>	16
ski week	-9
skip	-33
skip breakfast	-12
skip breakfast and	-8
skip that	-10
skip that </s>	-10
skip the	15
skipper	15
sky	-12
skydiving	-4
slack	-13
slate	-8
sleep	-93
sleep ,	-7
sleep </s>	-39
sleep <name>	11
sleep <name> ,	11
sleep at	10
sleep badly	-20
sleep day	13
sleep day </s>	13
sleep in	13
sleep in <name>	8
sleep last	-17
sleep last night	-17
sleep on	15
sleep on the	15
sleep with	21
sleepy	-14
sleeve	-7
slice	-13
slide	-75
slide </s>	-12
slide <number>	-10
slide <number> </s>	-10
slide at	-6
slide deck	6
slide is	-19
slot	23
slow	-36
slow </s>	-32
slow today	-17
slow today </s>	-9
slower	-8
small	32
small </s>	-13
small print	51
small print </s>	36
small print anymore	18
small talk	-19
smaller	19
smaller than	12
smaller than a	18
smell	5
smell ,	7
smell in	28
smell in <number>	28
smell like	-14
smoke	83
smoke ,	20
smoke </s>	-8
smoke <number>	21
smoke <number> pack	15
smoke in	14
smoke in <number>	10
smoker	-11
snap	-25
sneeze	-8
snip	5
snippet </s>	4
snore	-14
snow	-38
snow </s>	-17
so	144
so </s>	15
so <day>	-16
so <days>	7
so <kin>	9
so <name>	-25
so <name> have	-30
so <name> is	24
so all	5
so annoy	-15
so annoy </s>	-9
so answer	4
so be	-12
so bore	-17
so cash	-11
so do	7
so do n't	8
so everything	4
so far	14
so fatty	23
so fatty food	23
so i	18
so i 'm	-24
so i always	8
so i bring	-7
so i cycle	10
so i do	8
so i give	4
so i have	-29
so i only	-6
so i run	5
so i stop	-10
so i work	9
so is	-4
so it	20
so it 's	20
so keep	15
so keep it	-15
so keep the	25
so let	-11
so let do	-11
so long	4
so long paragraph	4
so loud	-14
so make	-11
so make it	-7
so much	-6
so my	-26
so my <kin>	8
so no	48
so no alcohol	5
so no birthday	17
so no lily	-17
so now	15
so only	7
so our	-13
so our <kin>	-9
so phone	22
so phone call	22
so pls	-8
so pls give	-8
so scissor	18
so scissor and	9
so spell	11
so the band	30
so there	-10
so there 's	-10
so tire	-12
so tire today	-9
so trip	8
so type	10
so type is	10
so voice	18
so we	35
so we 're	-12
so were	15
so what	-17
so with	-8
soak	-55
soak ,	-9
soak </s>	-17
soap	38
soap to	39
soap to me	46
sober	33
sober <number>	9
sober <number> year	9
social	13
social medium	27
society	12
sock	28
sock on	19
sofa	-40
sofa to	-5
sofa to the	-5
soft	19
software	17
soil	111
soil ,	19
soil </s>	49
soil microbe	12
soil probe	25
soil probe we	25
solar	67
solar and	33
solar and a	33
solar pump	-5
solar pump </s>	-5
solder	7
sole	6
sole <kin>	10
sole <kin> ,	10
solid	50
some	-252
some <kin>	-67
some <kin> ,	-23
some <name>	-59
some <name> of	-33
some guy	-34
somebody	-25
somebody 's	-19
someone	-82
someone who	6
something	49
something ,	-21
something </s>	-29
something cheaper	48
something in	12
something in the	12
somewhere	-68
somewhere </s>	-36
somewhere in	-23
sommelier	5
song	-83
song </s>	-26
soon	-41
soon ,	-5
soon </s>	-36
sore	9
sore when	20
sore when he	20
sorry	-34
sorry for	-24
sorry for typo	-19
sort	-17
sort by	-7
sound	-69
sound good	-30
soup	-57
soup </s>	-20
soup is	-15
source	10
sourdough	41
sourdough starter	34
sourdough starter name	10
space	41
space in	-6
spanish	10
spare	58
spare key	15
spare key and	4
spare room	41
spare room </s>	39
spark	-34
speak	23
speak </s>	-9
speak <name>	16
speak <name> ,	-9
speak <name> </s>	5
speak <name> at	17
speak <name> with	10
speak <number>	-5
speak <number> language	-5
speak at	10
speak at home	11
speak in	-31
speak in <name>	-31
speak is	45
speak is another	27
speak no	10
speak no <name>	10
speak only	-8
speak to	-6
speak too	-9
speak too soon	-5
spec	4
special	5
specialise	38
specialise in	38
spectrum	16
speech </s>	-8
speed	-9
speed </s>	-17
spell	4
spell ,	-5
spell </s>	-24
spell <name>	20
spell <name> ,	20
spell in	11
spend	7
spend <number>	13
spend <number> year	13
spend the	-5
spicy	14
spicy food	28
spill	-44
split	-31
split by	-32
split by <number>	-32
split custody	5
split keyboard	29
split the	-20
split the bill	-29
split when	10
split when i	10
sport	-10
spot	-18
spot in	-7
spray	-10
spread	10
spread over	10
spread over <name>	4
spread over <number>	5
spreadsheet	-31
spreadsheet </s>	-18
spreadsheet since	-13
spring	213
spring ,	57
spring , <kin>	4
spring </s>	140
sprint	-12
sprint ,	10
squad	15
squad </s>	16
squad is	8
square	-16
squash	-12
squash </s>	-30
squat	-21
st	28
st <name>	28
stable	5
stable in	5
stable in <name>	5
stable on	5
stable on lithium	5
stack	-25
stack is	-4
stack trace	-18
staff	17
stair	68
stair </s>	41
stair are	23
stair are out	9
stairlift	31
stall	44
stall ,	4
stall </s>	16
stall is	20
stammer	83
stammer ,	27
stammer since	14
stammer so	22
stamp	8
stand	83
stand </s>	12
stand at	21
stand coriander	13
stand coriander </s>	6
stand desk	14
stand in	21
stand in the	24
stand mushroom	30
stand mushroom </s>	30
stand rule	19
stand rule </s>	19
stand the	-19
stand this	-7
stand up	-14
standard	4
standard door	8
standard door </s>	8
standup	57
standup </s>	42
star	-16
stare	-38
stare at	-38
stare at this	-16
start	-4
start ,	-26
start </s>	17
start <month>	4
start <month> </s>	4
start a new	-7
start at	13
start at <number>	15
start at the	4
start first	11
start in	-22
start in <number>	-7
start it	8
start on	17
start on the	8
start over	-11
start over </s>	-7
start school	-17
start school in	-20
start secondary	9
start the	-50
start this	-25
starter	30
starter name	10
starter name <name>	10
startup	-8
startup </s>	-27
startup in	4
startup in <name>	4
starve	-67
starve </s>	-44
statement	-10
statin	23
station	15
station </s>	4
station where	10
station where i	10
statistic	24
status	-6
stave	18
stay	60
stay </s>	14
stay <name>	10
stay <name> </s>	10
stay on	4
stay open	8
stay shut	-34
stay shut </s>	-14
stay until	16
stay with	11
stay with us	10
steel	-27
steel <name>	-23
steep	-14
stent	45
step	-100
step ,	-29
step </s>	20
step <number>	-105
step <number> ,	-6
step <number> </s>	-65
step <number> of	-8
step away	-11
step down	20
step matter	25
stew	-4
steward	10
steward </s>	7
stick	-92
stick ,	-15
stick </s>	31
stick at	-16
stick behind	-27
stick behind a	-21
stick in	-34
stick on	-8
stick on level	-16
stick outside	-17
stiff	-20
stiff ,	4
stiff , but	4
stiff </s>	-19
stiff this	-4
stiff this morning	-4
still	18
still </s>	4
still <kin>	5
still <number>	48
still be	20
still be sore	20
still crash	-6
still go	-4
still have	-13
still hurt	11
still in	-29
still in the	-15
still on	28
still red	-10
still red </s>	-10
still run	18
still run on	8
still run the	9
still swim	9
still there	-17
still there </s>	-17
still weak	24
still weak </s>	24
still work	12
sting	5
sting </s>	13
stink	-19
stink </s>	-19
stitch	-13
stock	-69
stock ,	-22
stock </s>	-12
stock count	-20
stoma	25
stomach	9
stomach </s>	26
stop </s>	-39
stop at	-9
stop at the	11
stop dye	23
stop dye my	23
stop eat	36
stop eat sugar	18
stop it	-10
stop it </s>	-10
stop lay	-12
stop talk	-10
stop when	26
stop when <name>	27
storage	15
storage box	15
store in	-21
storm	-22
storm 's	-10
story	-153
story </s>	-31
story the	-30
story the <kin>	-28
straight	-8
stranger	-21
stranger on	6
stranger on the	6
stream	-19
street	45
street </s>	15
street have	15
street have a	17
stretch	17
strict	43
strictly	12
strike	-14
string	-7
strip	10
strobe	20
stroke	139
stroke </s>	36
stroke <number>	14
stroke i	28
stroke i type	24
stroke in	24
stroke in <number>	24
stroke ward	4
strong	35
stronger	-13
struggle	29
struggle with	34
studio	49
studio ,	6
studio </s>	5
studio have	13
studio have <number>	13
studio in	-8
studio in <name>	-8
studio is	16
studio now	27
study	20
study dentistry	6
study in	-9
study law	21
study law in	14
study marine	8
study marine biology	8
study nurse	4
study the	4
study this	-4
study your	-8
study your table	-8
stuff	25
stuff </s>	17
stumble	11
stutter	13
stutter ,	15
stutter in	-14
stutter in <name>	-14
stutter when	-4
stutter when he	10
style	7
style </s>	-19
sub	-53
sub </s>	-19
sub are	-13
subject	-7
subject </s>	-10
sublet	39
submit	7
subscription	7
subtitle	-24
subtitle </s>	-20
such	-9
sudoku	19
sugar </s>	-11
sugar for	27
sugar for good	27
sugar in	10
sugar-free	10
sugar-free is	10
sugar-free is how	10
sugarcoat	20
sugarcoat ,	20
sugarcoat , i	20
suggest	76
suggestion	-13
suggestion </s>	-12
suit	-6
suit me	11
suit me ,	7
sum	-16
sum </s>	-12
summary	4
summary </s>	20
summary of	-4
summary of this	-4
summer	103
summer </s>	62
sunlight	9
sunscreen	11
sunset	-6
super	12
supervise	-6
supper	-6
supply	14
supply <number>	9
support	-59
support </s>	-6
suppose	-43
suppose my	-22
supposedly	-33
sure	-102
sure ,	-49
sure , and	-33
sure </s>	-36
sure it	-9
sure it work	-9
surely	-16
surely </s>	-16
surf	11
surf </s>	10
surgery	-14
surgery </s>	10
surgery is	-13
surname	53
surname ,	5
surname , <name>	5
surprise	12
surprise ,	13
surprise party	5
survey	19
survive	68
suspend	23
suspend till	29
swan	-40
swap	-4
swap the	5
swap them	-17
swap with	-15
swear	59
swear at	-23
swear by	27
swear in	9
swear off	34
swear off credit	27
swear to	21
sweat	-7
swede	-26
sweep	-10
sweep the	-7
sweet	4
swell	17
swell </s>	-4
swim	90
swim ,	34
swim , never	21
swim </s>	32
swim <number>	18
swim at	9
swim at the	9
swim gala	-4
swim in	18
swim in the	20
switch	24
switch career	11
switch from	18
switch from <name>	4
switch lite	33
switch the	-35
switch the order	-10
switch to	13
switch to <name>	-4
switch to decaf	10
sword	-19
syndrome	15
synonym	-32
synonym for	-26
syntax	-6
system	49
system ,	11
system </s>	17
tab	-52
tab ,	6
tab </s>	-13
tab have	-7
tab open	-5
table	-62
table ,	-27
table have	-9
table is	-23
table is book	-12
table with	-8
table with <number>	-8
table-tennis	-4
taco	-35
tag	-11
tai	17
tai chi	17
take	116
take </s>	-12
take <kin>	10
take <name>	17
take <number>	29
take <number> argument	-11
take <number> minute	31
take a	-59
take a break	-19
take age	-14
take all	-10
take forever	4
take forever </s>	4
take it	-5
take it you	-8
take levothyroxine	15
take levothyroxine every	15
take me	10
take me an	19
take me off	7
take me to	-16
take my	22
take no	4
take our	9
take out	11
take over	5
take over my	12
take the	-13
take the <kin>	-8
take the bin	-12
take the first	-23
take the stair	17
take up	20
take your	-6
take your point	-5
tale	-35
tale ,	-27
talk	-92
talk ,	11
talk </s>	-29
talk about	-9
talk in	-18
talk later	-9
talk later </s>	-9
talk on	-6
talk on this	-6
talk to	-6
talk to me	8
tall	-44
tall </s>	-44
tandem	9
tango	15
tank	13
tap	17
tap water	-9
target	-4
taste	87
taste like	50
taste like soap	23
tattoo	24
tattoo studio	14
tax	9
tax office	18
taxi	-4
tea	-20
tea </s>	-22
tea in	-9
tea room	9
teach	97
teach <kin>	11
teach cello	10
teach cello to	10
teach chemistry	8
teach in	18
teach in <name>	6
teach in <number>	12
teach me	-48
teach me to	25
teach myself	60
teach myself to	22
teach the	4
teach to	16
teach year	13
teach year <number>	13
teach yoga	-9
teach yoga to	-14
team	195
team 's	19
team ,	27
team , <number>	12
team </s>	58
team <kin>	31
team i	9
team i <kin>	9
team is	54
team is spread	18
team like	-8
team like it	-8
team nobody	13
team of	-18
team of <number>	-18
team on	-4
team sit	-6
team sit in	-6
team win	-14
teapot	10
tear	-21
tear </s>	-12
tear my	-9
tech	11
tell	-5
tell </s>	13
tell him	-5
tell me	-20
tell that	27
tell the	-20
tell them	-22
tell to	7
tell to avoid	9
tell you	-8
telly	-8
template	28
ten	-9
ten so	-9
ten so my	-9
tender	14
tense	23
tense </s>	23
tent	-17
term	67
term </s>	57
term time	11
term time </s>	8
terrace	11
terrible	-12
terrify	36
terrify me	22
terrify of	31
test	4
test ,	11
test </s>	31
test are	8
test are write	12
test fail	-8
test fail </s>	-4
test for	6
test green	-4
test green </s>	-4
test in	-15
test in <name>	-11
test is	-7
test is red	-6
test it	-5
test it on	-4
test run	-9
text	98
text ,	-18
text </s>	42
text for	-6
text for the	-6
text is	23
text you	19
text you in	19
than	-7
than <kin>	-32
than <number>	74
than <number> kg	4
than <number> kilo	10
than a	20
than a ferry	18
than anyone	13
than anyone </s>	13
than by	18
than long	31
than long paragraph	31
than me	33
than me </s>	24
than my	-4
than my <name>	7
than people	-26
than the	-43
than the <name>	-18
thank	-78
thank ,	-30
thank , that	-8
thank </s>	-26
thank for	-11
thank to	4
thank to the	4
thank you	-14
that	-403
that 's	203
that 's how	44
that 's me	35
that 's my	27
that 's not	-7
that 's our	16
that 's the	21
that 's what	14
that 's when	10
that ,	-9
that , is	15
that </s>	-133
that <kin>	-30
that <name>	-132
that <name> </s>	-29
that <number>	-15
that <number> ,	-13
that <number> year	16
that again	-4
that again </s>	-4
that answer	-15
that are	48
that are n't	49
that bakery	-24
that be	10
that both	18
that clip	-15
that come	17
that curry	-14
that film	-13
that fix	-5
that fix it	-5
that function	-7
that game	-14
that half	30
that half work	30
that he	-14
that hinge	17
that i	61
that i have	17
that in	-9
that in <number>	9
that is	17
that it	-6
that joke	-8
that keep	12
that last	-29
that list	-36
that list ,	-30
that my <kin>	19
that noise	-10
that page	-6
that paragraph	-9
that recipe	-8
that recipe </s>	-8
that series	-16
that show	-43
that show </s>	-11
that site	-12
that sound	-25
that sound good	-25
that take	61
that the	-37
that tomorrow	-15
that tomorrow </s>	-15
that was	-14
that we	35
that we have	8
that work	25
that work </s>	-4
the	-342
the <day>	17
the <day> </s>	14
the <day> market	12
the <day> report	4
the <kin>	-49
the <kin> '	25
the <kin> 's	-11
the <kin> ,	8
the <kin> </s>	55
the <kin> <name>	5
the <kin> and	13
the <kin> are	30
the <kin> at	-12
the <kin> each	8
the <kin> finish	9
the <kin> get	-12
the <kin> have	-8
the <kin> i	-4
the <kin> in	-187
the <kin> insist	12
the <kin> is	-18
the <kin> just	-12
the <kin> know	19
the <kin> next	-14
the <kin> of	28
the <kin> on	-18
the <kin> portal	15
the <kin> prefer	-7
the <kin> put	5
the <kin> refuse	21
the <kin> run	-5
the <kin> sleep	7
the <kin> that	20
the <kin> today	-8
the <kin> upstairs	9
the <kin> want	33
the <name>	-21
the <name> ,	-10
the <name> </s>	12
the <name> <kin>	-15
the <name> <number>	17
the <name> account	8
the <name> ahead	-13
the <name> and	-9
the <name> before	14
the <name> branch	31
the <name> for	-16
the <name> group	19
the <name> hall	7
the <name> in	39
the <name> is	7
the <name> licence	25
the <name> marathon	8
the <name> market	12
the <name> office	25
the <name> place	-18
the <name> team	12
the <name> to	26
the <name> twice	-12
the <name> was	-27
the <name> with	4
the <number>	116
the <number> ,	11
the <number> </s>	42
the <number> day	11
the <number> draft	-5
the <number> job	-7
the <number> of	42
the <number> table	-20
the <number> thing	4
the <number> who	-7
the <number> with	20
the accent	18
the accident	22
the accident </s>	22
the account	-22
the ad	-23
the advert	-7
the age	-8
the agency	-16
the agency in	-22
the air	-21
the airport	-34
the aisle	-7
the alarm	-9
the allotment	75
the allotment ,	20
the allotment is	5
the answer	-17
the answer </s>	-9
the answer is	-6
the app	-25
the app </s>	-12
the app and	-7
the archive	6
the archive </s>	6
the army	51
the army ,	15
the array	-4
the article	-38
the article </s>	-12
the article say	-10
the attachment	-13
the autism	13
the autism spectrum	13
the autumn	13
the average	-14
the back	9
the back </s>	-12
the backup	-22
the backup </s>	-15
the bakery	6
the bakery 's	8
the bakery </s>	24
the bakery are	5
the bakery on	-4
the ball	-23
the band	-13
the band ,	7
the band can	19
the band on	-10
the band pay	-14
the bank	11
the bank </s>	-4
the bar	13
the bar exam	9
the bar twice	15
the barn	17
the barn </s>	8
the basement	26
the bass	-8
the bath	-4
the bedroom	23
the bell	-12
the best	-31
the best part	-8
the big	25
the bike	7
the bill	-6
the bill </s>	-18
the bill service	29
the bin out	-16
the blast	24
the blind	-13
the block	-5
the blue	14
the blue <number>	-9
the blunt	35
the blunt version	35
the board of	11
the boat	45
the boat </s>	12
the boat is	17
the boiler	35
the boiler 's	12
the book	-7
the book </s>	-12
the book at	-10
the book for	21
the bottom	19
the box	8
the box ,	-14
the bracket	-10
the brewery	-20
the bridge	8
the budget	-20
the build	-20
the build ,	-9
the build </s>	-5
the burnout	25
the burnout </s>	25
the bus	-40
the bus ,	-13
the bus </s>	19
the bus just	-5
the bus now	-12
the bus stop	-14
the business	5
the business ,	4
the button	-30
the button </s>	-12
the bypass	4
the cab	13
the cabin	25
the cache	-13
the cache </s>	-5
the cafe	-4
the café	9
the cake	-15
the call	-40
the call ,	-12
the call </s>	-17
the call and	-12
the camper	6
the camper of	6
the canteen	-4
the capital	-21
the capital of	-14
the caption	-18
the caption </s>	-4
the car	-35
the caravan	16
the cartoon	-21
the cathedral	22
the cellar	46
the cello	11
the change	-10
the change </s>	-10
the chart	-8
the chat	-15
the choir	16
the choir i	22
the church	60
the church </s>	15
the cinema	-18
the city	-7
the clinic	17
the clinic ,	-4
the clinic </s>	7
the clinic i	19
the clip	-31
the clock	18
the clock </s>	18
the club	37
the co-op	9
the code	-10
the coffee	-13
the comma	-5
the comma </s>	-5
the committee	-19
the commute	23
the company	41
the company 's	14
the company go	7
the company in	-6
the component	-6
the conclusion	10
the connection	-8
the console	-7
the console </s>	-7
the constructor	-8
the constructor </s>	-8
the contract	31
the cooperative	29
the corner	-7
the corridor	-11
the corridor wait	-11
the cottage	16
the couch	-32
the council	82
the council </s>	15
the council in	20
the counter	-9
the country	-7
the cover	-4
the cover letter	-4
the crash	10
the crash </s>	10
the credit	-12
the crossword	-13
the crow	31
the crowd	-8
the cup	-17
the cup </s>	-14
the data	27
the date	-19
the date </s>	-6
the day	-9
the day </s>	-19
the day <name>	34
the deadline	-25
the debt	20
the deck	-11
the demo	-16
the deploy	-4
the depot	14
the depot </s>	12
the deputy	27
the deputy head	27
the desk	-21
the diagnosis	14
the diagnosis </s>	14
the dialog	-5
the dialysis	18
the dialysis unit	18
the diff	-7
the diff </s>	-7
the difference	-12
the disclaimer	12
the dish	10
the dish ,	8
the district	7
the divorce	70
the divorce </s>	13
the doc	-32
the doc </s>	-9
the doc is	-5
the door	-62
the door ,	-20
the door </s>	-41
the doorway	-6
the download	-8
the download ,	-6
the draft	-8
the drawer	-6
the dust	62
the dust extractor	62
the email	-13
the end	-35
the end ,	-11
the end </s>	-16
the end of	-7
the endpoint	-13
the endpoint </s>	-13
the exact	-4
the example	-29
the example ,	-7
the export	-4
the eye	-22
the eye </s>	-22
the fable	-18
the fable </s>	-9
the fall	27
the fall </s>	19
the family	94
the family </s>	49
the farm	38
the farm ,	12
the ferry	19
the fete	10
the fifth	24
the file	-55
the file </s>	-12
the file and	-5
the file to	-12
the film	-76
the film ,	-26
the film </s>	-25
the fire	8
the fire </s>	14
the fire brigade	17
the fire drill	-27
the firm in	4
the firm pay	-14
the first	-73
the first </s>	-9
the first <day>	16
the first <number>	-17
the first chapter	-11
the first half	-17
the first line	-11
the first of	11
the first page	-8
the first part	-4
the fish	-21
the fjord	24
the fjord </s>	24
the flag	-12
the flat	70
the flat </s>	33
the flat above	9
the flat below	4
the flat in	11
the flight	-4
the flight was	-4
the flood	46
the flood </s>	12
the flood that	18
the floor	-36
the flour	-12
the flu	-12
the flyer	13
the flyer </s>	8
the folder	-15
the font	-15
the font </s>	-7
the food	16
the food bank	16
the forecast	-14
the forge	27
the form	-37
the form </s>	-8
the form with	-18
the formula	-6
the forum	-4
the fountain	20
the fourth	52
the fourth <name>	17
the fridge	-10
the fridge ,	-12
the fridge </s>	-4
the fridge door	-6
the frontend	10
the frontend </s>	10
the function	-30
the function </s>	-6
the function return	-4
the funeral	13
the funeral </s>	12
the funniest	-9
the game	-42
the game before	-16
the garage	54
the garage ,	24
the garage stand	-10
the garden	19
the gate	-27
the gate </s>	-18
the glaze	20
the green	13
the greenhouse	9
the greet	-7
the grind	17
the grind floor	17
the group	17
the group project	17
the guy	-33
the guy in	-18
the gym	-14
the hall	-19
the harbour	19
the hare	-17
the head	-7
the header	-15
the header </s>	-11
the headline	-7
the heart	17
the heat	6
the heat in	9
the hernia	7
the hero	-18
the heroine	-16
the heroine ,	-16
the hill	32
the hip	24
the hip operation	11
the hob	-21
the holiday	-9
the hospice	17
the hospital	-4
the hotel	9
the hour	11
the house	71
the house </s>	13
the house in	8
the hype	-29
the ice	-12
the idea	10
the idea </s>	12
the image	-5
the index	7
the insurance	-18
the intro	-14
the intro ,	-5
the intro </s>	-9
the job	-23
the joke	-22
the joke </s>	-22
the kennel	18
the kettle	-30
the kettle on	-14
the key	-17
the key </s>	-16
the keyboard	-17
the killer	-13
the killer </s>	-13
the kiln	21
the king	-43
the kitchen	-25
the kitchen </s>	-12
the kitchen windowsill	12
the knee	39
the knit	8
the knit circle	4
the label	-23
the lad	11
the lake	12
the lamp	-21
the land	-8
the land page	-10
the language	8
the laptop	-17
the last	-16
the last <day>	26
the last line	-8
the layer	-7
the layout	-9
the leaflet	-23
the leaflet </s>	-11
the lease	45
the lease on	17
the leave	132
the leave </s>	50
the leave knee	41
the legacy	7
the library	31
the licence	12
the licence </s>	12
the lido	8
the lift	-42
the lift was	-9
the light	-20
the light go	-5
the line	-12
the link	-24
the link </s>	-13
the list	-84
the list </s>	-26
the list have	-15
the list is	-20
the little	11
the little <number>	11
the log	-14
the log </s>	-6
the login	-7
the logo	-15
the long	-12
the loop	-17
the lot	-10
the lottery	-23
the macro	-14
the mail	-7
the mail </s>	-6
the man	-14
the man in	-14
the manual	-6
the map	-7
the margin	-18
the market	12
the math	-8
the meet	-81
the meet </s>	-21
the meme	-10
the menu	-18
the menu </s>	-8
the merger	7
the metro	6
the middle	-17
the middle of	-21
the milk	6
the mill	6
the mill is	-5
the mine	8
the minute	24
the model	-14
the model for	-13
the module	12
the moment	-18
the moment </s>	-20
the moment i	8
the money	4
the money in	-5
the month	13
the month </s>	13
the moon	-17
the moon </s>	-15
the morning	19
the morning </s>	20
the mortgage	36
the mortgage is	20
the motorbike	-11
the move	-9
the mumps	17
the mumps </s>	17
the museum	6
the museum have	9
the museum was	-6
the name	-4
the national	5
the national table-tennis	-4
the navy	36
the navy </s>	12
the near	31
the new	-32
the new mayor	-14
the new year	11
the news	-71
the news </s>	-19
the news again	-4
the news say	-14
the next	-36
the next couple	16
the next room	-14
the next step	-8
the night	36
the night desk	12
the night shift	14
the novel	-26
the number	12
the nurse	19
the nursery	4
the office	-84
the office ,	-29
the office </s>	-39
the office is	13
the office today	-8
the old	31
the old <kin>	5
the old barn	-5
the older	43
the older <kin>	43
the onion	-23
the onion </s>	-16
the only	97
the only <kin>	20
the only <number>	11
the only bread	10
the only way	29
the opera	-15
the orchard	19
the orchard </s>	9
the orchestra	24
the order	-13
the order of	-8
the organ	20
the other	-4
the other </s>	9
the other <number>	6
the other to	9
the output	-5
the oven	-33
the oven 's	14
the oven ,	-12
the oven </s>	-9
the pack	8
the pack list	8
the page	-37
the page </s>	-13
the page load	-7
the pan	-12
the paper	-18
the paper </s>	-16
the parameter	-8
the parcel	-12
the parcel ,	-6
the parcel depot	13
the parish	59
the parish choir	18
the parish council	13
the park	-24
the park fine	-4
the parser	-6
the parser </s>	-6
the party	-9
the passive	25
the passive in	7
the passport	22
the password	-6
the pasta	-27
the patch	-7
the patent	31
the path	-13
the payment	7
the pension	-11
the pension age	-11
the person	13
the pharmacy	16
the pharmacy 's	4
the pharmacy </s>	16
the pharmacy is	13
the phone	32
the phone </s>	36
the phone ring	-13
the photo	-34
the piano	-4
the piano in	-16
the picture	-23
the picture </s>	-11
the picture is	-9
the pitch </s>	-12
the place	27
the plan	9
the plant	-32
the plant </s>	-34
the play	-21
the plot	-4
the poem	-7
the pool	-14
the pork	-6
the post	19
the poster	-20
the pot	-11
the pot ,	-8
the pottery	-9
the practice	9
the practice </s>	16
the present	27
the print	13
the printer	-32
the problem	-5
the project	-4
the proxy	-8
the proxy </s>	-8
the pub	-7
the pub ,	-6
the puzzle	-21
the puzzle always	-14
the quarry	31
the quarry </s>	26
the queen	-13
the query	-4
the question	12
the queue	-40
the queue ,	-13
the queue </s>	-9
the queue at	-7
the queue have	-6
the quiz	-21
the radio	-14
the railway	19
the rain	-44
the rain </s>	-13
the rain just	-5
the rainy-day	49
the rainy-day account	49
the raspberry	22
the raspberry pi	22
the rate	-14
the receipt	-9
the recipe	-15
the release	6
the remote	-17
the remote </s>	-22
the reply	-5
the reply </s>	-4
the repo	-11
the repo </s>	-11
the report	-65
the resident	18
the rest	13
the rest ,	13
the restaurant	-12
the restaurant ,	6
the restaurant only	-9
the result	10
the review	-7
the rice	-12
the riddle	-9
the ride	8
the right	89
the right ear	47
the right side	29
the ring	-19
the ring road	-10
the river	31
the road	-16
the roof	-8
the roof </s>	17
the room	-14
the rota	-4
the router	-13
the router </s>	-6
the row	-12
the row </s>	-8
the royal	-17
the rule	6
the salon	28
the salt	-4
the same	46
the same </s>	16
the same <number>	11
the same as	-6
the same result	-4
the same thing	-15
the same to	21
the sample	-31
the sauce	-14
the sauce </s>	-11
the sawmill	24
the scar	-5
the scar on	-5
the scholarship	8
the school	39
the school <kin>	-6
the school run	15
the scout	17
the scout i	4
the screen	-21
the screen </s>	-7
the script and	-4
the second	-132
the second </s>	-8
the second <number>	-28
the second chapter	-4
the second column	-12
the second draft	-4
the second option	-7
the second paragraph	-20
the second part	-10
the second question	-9
the seed	19
the server	-20
the server </s>	-5
the service	-17
the setting	-24
the setting </s>	-10
the setting page	-7
the shed	54
the shed </s>	38
the sheet	-26
the sheet </s>	-9
the shop	-31
the shop </s>	-30
the shop for	-7
the shop is	27
the shop steward	7
the shop was	9
the shop when	15
the shower	-34
the shower ,	-7
the side	14
the side ,	27
the sign	-20
the site	-33
the sketch	-28
the slide	-12
the sofa	-5
the sofa to	-5
the soil	25
the soil probe	25
the song	-16
the soup	-13
the soup </s>	-13
the spare	29
the spare room	29
the spell	-15
the spring	31
the spring ,	15
the spring </s>	13
the stable	-11
the stair	51
the stair </s>	60
the stall	16
the standup	-5
the station	-33
the station </s>	-31
the step	-13
the step </s>	-6
the stock	-18
the story	-71
the story </s>	-17
the street	7
the strike	7
the stroke	41
the stroke i	24
the studio	-15
the subject	-14
the sugar	-8
the sum	-12
the sum </s>	-12
the summary	-15
the summer	34
the summer </s>	19
the support	-11
the switch	33
the switch lite	33
the tab	-17
the table	-13
the table </s>	-10
the target	27
the tattoo studio	11
the tax	14
the tax office	18
the team	41
the team i	9
the team is	27
the test	-36
the test </s>	-7
the test fail	-5
the text	-9
the text ,	-7
the theatre	-4
the theatre give	-4
the theory	8
the third	-20
the third division	12
the third floor	6
the third is	-13
the third line	-5
the third of	8
the third paragraph	-4
the thread	-9
the thread of	-5
the tile	-14
the till	-12
the time </s>	17
the timer	-14
the title	-25
the title </s>	-10
the toast	-14
the tone	-4
the tool	-8
the top	-55
the top </s>	-23
the total	-16
the total </s>	-11
the tractor	37
the train	-35
the train leave	-11
the tram	-5
the tram </s>	-10
the treasurer	17
the trip	-8
the tuba	-14
the tuba </s>	-16
the tutorial	-8
the typo	-13
the typo </s>	-13
the ulcer	35
the under	6
the under <number>	4
the uni	13
the union	15
the update	-37
the update ,	-10
the update </s>	-8
the update i	-13
the user	-46
the user live	-24
the van	49
the van ,	19
the van in	-7
the variable	-7
the vegan	-17
the via	13
the via <name>	13
the video	-63
the video ,	-9
the video stutter	-21
the village	28
the villain	-12
the vineyard	-7
the vineyard ,	6
the vineyard in	-22
the visa	12
the visa clear	12
the voice	-27
the wait list	9
the wait room	-10
the walk	-6
the wall	5
the war	8
the ward	15
the ward is	9
the warehouse	5
the wash	-10
the way	-66
the way home	-32
the way in	-14
the weather	-10
the wed	18
the wed </s>	26
the wed is	23
the wed scene	-16
the week </s>	-9
the west	-8
the west </s>	-8
the whole	7
the whole <name>	-9
the whole cast	-19
the whole clan	9
the whole family	16
the whole list	-11
the whole of	12
the whole thing	-15
the whole way	-23
the why	28
the why before	11
the wifi	-13
the window	-15
the woman	10
the wool	6
the word	-5
the word </s>	11
the word <name>	-6
the work	28
the workshop	13
the workshop have	9
the worst	-20
the wrong	-89
the wrong date	-4
the yard	18
the yard ,	13
the year	-4
the year i	13
the zip	-6
theatre	5
theatre give	-4
their	-95
their <kin>	8
their <kin> 's	11
their <kin> ,	-22
them	50
them </s>	32
them are	6
them at	8
them for	-6
them on	13
them on a	7
then	-90
then ,	-30
then </s>	-27
then <name>	13
then <name> </s>	16
then <number>	8
then <number> month	8
then a	73
then bed	-22
then go	-9
then i	-14
then i have	4
then its	15
then read	-6
then what	-22
theory	27
therapy	16
therapy every	7
there	-141
there 's	-68
there 's a	-74
there 's always	-13
there 's no	19
there ,	-22
there </s>	-40
there are	5
there are <number>	-15
there by	27
there by <number>	27
there have	34
there is	16
there is a	-21
there was	-32
there was a	-30
there were	9
there were <number>	9
these	-36
these <number>	-22
these day	38
these day </s>	18
thesis	75
thesis <kin>	9
thesis is	24
thesis is about	22
thesis on	35
they	-149
they are	8
they call	5
they have	-19
they run	-8
they say	-53
they say </s>	-34
they speak	-16
they/them	27
they/them </s>	27
thing	-12
thing ,	23
thing </s>	-19
thing i	10
thing in	-25
think	-207
think ,	-20
think </s>	-96
think <name>	-5
think about	-6
think about it	-4
think i	-31
think i prefer	-9
think it	-14
think of	18
think so	-12
think so </s>	-12
think the	-6
think we	-9
think you	-5
think you 're	-5
third	26
third </s>	-14
third coffee	-13
third division	12
third floor	6
third is	-13
third is the	-13
third line	-5
third of	-18
third of <kin>	-24
third of <month>	8
third of the	-10
third paragraph	-4
third paragraph </s>	-4
third week	31
third week </s>	18
third year	15
third year </s>	4
third year of	7
this	-1069
this ,	-6
this </s>	-93
this <day>	-5
this <month>	24
this <month> </s>	16
this <name>	-52
this <name> ,	-18
this <name> </s>	-15
this <number>	-121
this <number> </s>	-54
this <number> in	-17
this a	-6
this a lot	-6
this afternoon	-61
this afternoon ,	-15
this afternoon </s>	-36
this app	-9
this approach	-4
this approach </s>	-4
this article	-10
this article </s>	-10
this autumn	28
this back	6
this before	-8
this bug	-8
this by	-16
this by <day>	-12
this call	-17
this call </s>	-10
this chat	-26
this employer	8
this employer till	8
this error	-12
this error </s>	-6
this even	-31
this even </s>	-11
this exercise	-5
this exercise </s>	-5
this file	-6
this file </s>	-6
this for	-15
this for <number>	-11
this form	-5
this function	-6
this game	-10
this headline	-4
this headline is	-4
this in	-18
this invoice	-17
this is	-22
this kind	-5
this kind of	-5
this level	-9
this level ,	-7
this line	-11
this meet	-10
this morning	-126
this morning 's	-4
this morning ,	-34
this morning </s>	-73
this morning i	-6
this music	-8
this on	-14
this page	-10
this paragraph	-10
this paragraph before	-4
this poster	-8
this poster </s>	-8
this printer	-6
this recipe	-5
this record	-19
this record </s>	-8
this role	-4
this room	-10
this sample	-7
this slide	-4
this song	-19
this song </s>	-17
this spreadsheet	-24
this spreadsheet since	-13
this spring	37
this spring ,	13
this spring </s>	24
this table	-11
this ticket	-5
this time	-17
this time ,	-7
this time </s>	-9
this to	-5
this up	-18
this up </s>	-13
this week	14
this week </s>	-10
this winter	59
this winter </s>	45
this work	-6
this work </s>	-4
this year	-6
this year </s>	-32
those	-41
those </s>	-6
those <number>	-14
those <number> </s>	-16
though	-14
though <name>	-27
though <name> <name>	-27
though <name> never	-8
though i	35
though i have	24
though my <name>	-10
though the	7
though there	-16
though there 's	-16
though we split	-9
thread	-40
thread of	-5
throat	24
through	60
through </s>	28
through <name>	29
through <name> ,	8
through <name> </s>	21
through <number>	51
through <number> </s>	51
through a	-23
through door	15
through half	-11
through my	-20
through standard	8
through standard door	8
through the	-27
throw	-18
throw a	-21
throw a <name>	-10
throw up	-5
thumb	-23
thumb up	-11
thumb up to	-11
thunderstorm	-25
thx	-41
thx </s>	-12
thx for	-24
thx that	-5
thx that work	-5
thyroid	30
thyroid was	24
ticket	34
ticket </s>	-12
ticket and	30
ticket expire	8
ticket for	-18
tie	-18
tie me	8
tie me to	8
tight </s>	-9
tighten	-14
tile	8
tile ,	16
tile </s>	21
till	53
till <month>	15
till <month> </s>	14
till <number>	59
till <number> ,	-28
till <number> </s>	111
till i	9
till it	31
till it 's	12
till next	4
till noon	-10
till noon </s>	-10
till she	6
till still	8
till still run	8
till summer	5
time	-89
time ,	-32
time :	-16
time : <number>	-16
time </s>	18
time a	15
time and	-8
time for	-12
time i	-38
time i click	-15
time in	-11
time it	-11
time it is	-8
time out	-22
time out on	-19
time the	-4
time the page	-4
time to	-17
timeout	-47
timeout on	-13
timer	-32
tin	-12
tinnitus	55
tinnitus ,	20
tinnitus </s>	13
tiny	5
tiny flat	-14
tiny phone	26
tiny phone </s>	26
tip </s>	-17
tire	-61
tire </s>	-19
tire today	-11
tire today </s>	-4
title	-37
title </s>	-23
to	109
to ,	11
to /	-5
to </s>	12
to <day>	-17
to <day> </s>	-13
to <days>	-42
to <kin>	-58
to <kin> </s>	-45
to <month>	17
to <month> ,	6
to <month> </s>	9
to <name>	72
to <name> 's	-4
to <name> ,	23
to <name> </s>	-19
to <name> <name>	4
to <name> <number>	-8
to <name> after	-9
to <name> at	-7
to <name> before	22
to <name> for	-28
to <name> in	61
to <name> once	15
to <name> that	6
to <name> when	8
to <name> with	10
to <number>	62
to <number> ,	8
to <number> <kin>	5
to <number> <month>	4
to <number> because	-5
to <number> day	-11
to <number> hotel	11
to a	60
to a <kin>	5
to a <name>	18
to a blank	-19
to add	-8
to add a	5
to adopt	16
to an	19
to answer	-6
to answer </s>	-6
to ask	-33
to ask ,	-10
to ask </s>	-12
to ask about	-7
to ask you	-4
to avoid	9
to avoid sunlight	9
to be	14
to be <number>	13
to be a	65
to be able	12
to be call	9
to be do	-17
to be gluten	5
to be shorter	-9
to be there	27
to become	8
to become a	8
to bed	-11
to bin	-4
to bin it	-4
to buy	-22
to buy milk	-22
to call	-5
to call the	-23
to carry	-7
to cashew	5
to cashew </s>	5
to center	-7
to change	-5
to change the	-5
to come	41
to decaf	10
to do	7
to do this	-17
to drive	29
to drive ,	16
to fetch	-14
to find	-48
to find out	-15
to find the	-15
to finish	20
to finish this	-7
to fix	-37
to fix the	-6
to fix this	-17
to fly	-24
to get	20
to get dress	16
to get to	23
to give	7
to give up	7
to go	-38
to go </s>	-16
to go with	-9
to google	-20
to grab	-20
to grab lunch	-20
to half	-13
to hand	-11
to have	-8
to head	19
to help	-7
to help </s>	-7
to him	14
to in	-12
to install	13
to install it	-5
to it	11
to it </s>	11
to know	-30
to know if	-30
to latex	25
to learn	-38
to learn how	-17
to leave	-15
to leave </s>	-11
to live	17
to lunch	-41
to lunch ,	-28
to lunch </s>	-13
to main	9
to main </s>	9
to make	-13
to me	81
to me ,	-13
to me </s>	88
to me in	12
to me on	-21
to meet	-14
to meet at	-14
to merge	-9
to metric	-27
to move	-8
to my	51
to my <kin>	27
to myself	10
to nut	-33
to open	-13
to open the	-9
to our	12
to our <kin>	5
to page	-12
to pass	45
to pass the	22
to pay	-31
to pay for	-10
to penicillin	24
to penicillin ,	21
to penicillin and	4
to pick	-24
to print	-7
to put	-9
to reach	15
to read	20
to read </s>	16
to refactor	-7
to refactor this	-5
to relocate	4
to relocate to	4
to rename	-5
to restart	-26
to restart it	-4
to retire	38
to retire at	18
to retire in	-11
to run	19
to run </s>	-25
to run the	20
to sail	-13
to sail </s>	-13
to say	-39
to say </s>	-7
to school	11
to see	14
to sell	9
to send	-4
to send this	-4
to sesame	18
to shellfish	14
to sing	14
to sing along	14
to sit	12
to ski	13
to skip	-7
to small	6
to smoke	22
to smoke <number>	15
to some	-22
to sort	-15
to start	-10
to stay	31
to step	-10
to step <number>	-10
to stop	-9
to swim	36
to swim </s>	9
to talk	7
to taste	-4
to that	-37
to the	-117
to the <kin>	4
to the <name>	25
to the <number>	6
to the article	-13
to the bypass	4
to the depot	-6
to the leave	-18
to the moon	-12
to the next	-26
to the office	12
to the other	-8
to the parser	-4
to the second	-5
to the shop	-31
to the table	-5
to the top	-7
to think	-9
to this	-9
to this employer	8
to this kind	-5
to train	-23
to train a	-23
to try	6
to understand	-6
to us	18
to wait	13
to walk	16
to walk the	-4
to work	34
to work ,	5
to work </s>	21
to write	13
to write a	-4
to you	-33
to you too	-29
toast	-81
toast </s>	-31
today	-698
today 's	-15
today ,	-138
today , no	-11
today , so	-14
today </s>	-429
today and	-7
today because	-24
today because of	-24
today i	-13
today so	-5
today was	-14
tofu	14
together	17
together </s>	8
tomasz	-21
tomato	-11
tomorrow	-122
tomorrow </s>	-86
ton	5
ton of	5
tone	-20
tone ,	-7
tone </s>	-10
tongue	-25
tongue 's	14
tongue 's <name>	19
tongue ,	6
tongue is	9
tongue on	-13
tongue on the	-13
tonight	-434
tonight 's	-32
tonight ,	-131
tonight , <number>	-19
tonight , i	-11
tonight </s>	-178
tonne	11
tonne ,	11
too	-213
too </s>	55
too big	10
too fast	-18
too few	-19
too few for	-19
too hard	-13
too hard </s>	-13
too high	-16
too long	-35
too long ,	-7
too long </s>	-12
too long for	-4
too loud	-22
too loud in	-14
too many	-33
too many </s>	-26
too much	-58
too much </s>	-17
too small	7
too small </s>	7
too soon	-10
too soon ,	-5
too windy	-7
tool	50
tool ,	6
tool </s>	31
top	-38
top </s>	-25
top out	11
top out at	11
topic	-27
total	-106
total </s>	-32
totally	-8
touch	73
touch </s>	20
touch alcohol	10
touch the	-11
tour	15
tour </s>	8
tour in	13
tour in <name>	13
towards	10
towel	-19
tower	13
tower </s>	7
town	20
town </s>	6
trace	-22
trace ,	-5
traceback	-5
traceback </s>	-5
track	8
track change	30
track change </s>	30
tractor	30
tractor </s>	17
trade	44
trade ,	22
trade </s>	10
traffic	-36
trail	9
trail run	9
train	68
train 's	-19
train ,	-10
train </s>	22
train a	-23
train a <kin>	-23
train are	7
train as	93
train as a	93
train for	12
train is	-14
train is late	-6
train leave	6
train leave every	17
train now	13
train only	17
train only </s>	17
train the	-13
train the model	-13
train under	-13
tram	29
tram ,	6
tram </s>	7
tram <kin> </s>	11
tram in	4
tram in <name>	4
transfer	14
transit	14
translate	-36
translate for	10
translate patent	17
translate patent from	15
translate the	-14
translate this	-22
translation	35
translation bureau	35
travel	13
travel </s>	20
travel with	9
trawler	18
tray	-8
treasurer	70
treasurer of	27
treasurer of our	10
treasurer of the	16
treasurer since	5
treasurer since <number>	5
tree	14
tree ,	5
tremor	90
tremor ,	38
tremor , so	38
tremor </s>	37
trial	-17
trigger	12
trigger here	12
trigger here :	12
trim	-25
trip	25
trip </s>	-21
trip is	7
trip to	11
trombone	8
trombone in	8
troop	-4
truck	76
truck </s>	30
true	-21
true or	-20
true or false	-20
try	-58
try ,	-6
try </s>	-4
try <name>	19
try <number>	-9
try again	7
try again with	-5
try another	-9
try another </s>	-9
try for	4
try for a	4
try that	-13
try that tomorrow	-7
try to	-20
try to fix	-4
try to get	-4
tuan	8
tuan mind	8
tuba </s>	-16
tuba in	17
tuba in the	17
tune	24
tune </s>	-9
tune up	24
tune up a	24
turbo	27
turbo <kin>	27
turbo <kin> in	27
turn	163
turn 18	16
turn 18 </s>	16
turn <number>	109
turn <number> </s>	51
turn <number> in	48
turn <number> on	9
turn down	30
turn down the	9
turn is	25
turn it	-8
turn it off	-8
turn on	-16
turn on </s>	-16
turn the	-27
turn up	-20
tutorial	-9
tutorial and	-4
tv	-23
tv </s>	-14
twentie	13
twentie </s>	5
twice	-21
twice ,	-7
twice </s>	-55
twice a	53
twice a day	33
twice a month	19
twice a week	14
twice a year	-10
twice and	-14
twice and become	5
twice in	9
twice in <number>	9
twice today	-10
twice with	-4
twist	-19
two-bedroom	-11
two-bedroom place	5
two-bedroom place in	5
type	-32
type </s>	-29
type <number>	11
type <number> and	-7
type <number> diabetes	19
type <number> since	24
type about	17
type is	-8
type is <name>	15
type is slow	10
type it	-11
type the	-4
type this	-6
type with	7
type with <number>	8
typescript	13
typical	-41
typical </s>	-28
typo	-106
typo ,	-20
typo </s>	-69
typo in	-10
typo in the	-5
tyre	-16
tyre shop	4
ugh	-50
ugh i	-10
ugly	-8
uk	-6
uk </s>	-6
ukulele	22
ukulele group	10
ulcer	35
ultra	-7
umpire	10
unbelievable	-11
unbelievable </s>	-11
under	175
under <name>	-9
under <name> </s>	-15
under <number>	74
under <number> </s>	-13
under <number> <kin>	14
under <number> page	8
under <number> roof	26
under me	6
under me </s>	6
under my	39
under my bed	22
under the	35
under the stair	45
under-tens	-5
understand	-23
understand the	-4
undo	-4
uni	61
uni ,	14
uni </s>	23
uni of	13
uni of <name>	13
union	57
union ,	16
union rep	4
unionise	21
unit	52
unit ,	8
unit in	15
unit in <name>	15
unit only	10
unit test	8
university	9
unknown	-16
unless	12
unless i	12
unload	-22
unpaid	-12
until	208
until <month>	19
until <month> </s>	6
until <month> <number>	12
until <name>	8
until <number>	133
until <number> </s>	118
until the	9
until they	-8
up	-46
up ,	-56
up , i	-9
up </s>	-101
up <number>	-15
up a	22
up a step	24
up at	-51
up at <number>	-18
up blank	-17
up by	-5
up by <number>	4
up each	8
up each <month>	8
up for	6
up for a	6
up half	8
up half of	8
up here	26
up in	54
up in <month>	9
up in <name>	-6
up in a	4
up in about	-6
up in foster	11
up in the	26
up meat	13
up most	-4
up most of	-4
up my	-9
up my seat	6
up on	-43
up on that	-17
up on the	-18
up on this	-10
up sugar	16
up the	35
up the flat	7
up this	-17
up to	6
up when	17
up with	16
up with <name>	35
update	-49
update ,	-10
update , the	-10
update </s>	-15
update i	-13
upgrade	29
upgrade </s>	18
upholstery	-5
upload	-14
upside	-27
upside down	-27
upside down </s>	-27
upstairs	-10
upstairs ,	-17
upstairs </s>	4
upstairs are	9
us	373
us ,	47
us , <name>	6
us </s>	73
us about	5
us about <number>	5
us at	20
us at the	17
us for	7
us go	-4
us have	-21
us in	24
us in <name>	4
us in the	18
us is	8
us on	12
us out	19
us since	12
us since the	12
us under	11
us under <number>	11
us up	27
us up </s>	8
use	36
use <name>	-28
use <name> ,	9
use <name> </s>	-49
use <name> and	-16
use <number>	-24
use a	41
use a screen	35
use a wheelchair	27
use emojis	17
use emojis with	17
use it	-15
use that	-11
use the	-93
use the <name>	-23
use the other	-6
use the second	-11
use the wrong	-16
use they/them	7
use they/them </s>	7
use this	-8
use to	93
use to be	26
use to smoke	27
use to think	-8
use your	-6
useless	-21
useless ,	4
useless </s>	-30
user	-115
user </s>	-7
user end	-31
user here	-8
user i	-21
user i want	-21
user live	-41
user live in	-41
usually	-14
ux	19
ux <kin>	15
vaccine	22
vacuum	-16
vacuum </s>	-16
valid	-32
valley	-15
valley </s>	5
value	-9
vampire	-26
van	40
van 's	12
van 's a	14
van ,	9
van , a	8
van at	-11
van every	10
van every time	10
van for	-5
van have	-8
van in	-12
variable	-28
variable and	-4
variable name	-11
vat	-13
veg	-10
veg box	-10
vegan	-144
vegan ,	-30
vegan <number>	-6
vegan <number> year	8
vegan since	33
vegan since <number>	21
vegetarian	32
vegetarian </s>	11
vegetarian since	17
venue	23
venue site	7
venue site into	7
verb	6
verb </s>	-9
verse	-9
version	-15
version ,	-4
version </s>	5
version <number>	-18
version <number> </s>	-16
version is	-9
via	20
via <name>	15
victim	-23
victim of	-23
video	-77
video ,	-9
video call	17
video stutter	-21
video stutter on	-7
view	-44
view </s>	-25
village	71
village choir	-19
village choir sing	-19
village have	14
village is	18
villain	-35
vinegar	-11
vineyard	6
vineyard ,	6
vineyard in	-18
vineyard in the	-5
violin	33
violin </s>	13
violin <kin>	-5
viral	-30
viral </s>	-15
visa	59
visa </s>	-13
visa clear	17
visa clear </s>	12
visa run	16
visa run out	16
visa tie	8
visa tie me	8
visit	28
visit every	14
visit him	13
voice	-17
voice ,	-12
voice input	10
voice input is	10
volume	20
volunteer	67
volunteer at	27
volunteer at the	27
volunteer every	7
volunteer every <day>	7
vote	14
vote on	-5
vote on everything	-5
vowel	-7
vs	-67
wage	34
wait	-159
wait </s>	-41
wait for	-65
wait for a	-11
wait for the	-30
wait list	29
wait list for	29
wait on	-15
wait room	-19
wait room is	-14
wake	-46
wake up	-42
wake up ,	-4
wake up at	-19
walk	-66
walk ,	-9
walk a	-11
walk in	-24
walk in ,	-16
walk into	-33
walk into a	-29
walk past	-13
walk the	13
walk the <kin>	-17
walk the <name>	10
walk with	22
walk with a	22
wall	18
walnut	14
want	4
want ,	8
want </s>	-14
want <name>	20
want <number>	31
want <number> </s>	25
want a	-38
want all	5
want everything	23
want everything in	20
want it by	41
want it shorter	-7
want more	-21
want my	5
want out	9
want out of	9
want the blunt	35
want this	-42
want to	-11
want to add	5
want to ask	-7
want to be	-19
want to change	-5
want to finish	9
want to fix	-4
want to have	-7
want to learn	-35
want to pass	22
want to retire	24
want to run	5
want to say	-8
want to see	19
want to sing	14
want to try	10
war	8
ward	23
ward </s>	20
ward is	9
wardrobe	13
wardrobe </s>	13
warehouse	22
warfarin </s>	-8
warm	-61
warm up	-16
warn	-19
warn </s>	-9
was	-220
was <name>	25
was <number>	67
was <number> ,	27
was <number> </s>	46
was a	-7
was a <kin>	-19
was a bite	-4
was a comma	-10
was about	-5
was adopt	6
was adopt from	6
was after	18
was after the	18
was all	-6
was an	-4
was an hour	-6
was at	-18
was bear	84
was bear </s>	63
was bear at	6
was bore	-24
was brutal	-10
was brutal </s>	-10
was buy	-12
was buy by	-12
was cancel	-7
was cancel </s>	-7
was clear	9
was clear the	9
was close	-18
was close ,	-16
was cold	-7
was diagnose	18
was diagnose with	10
was forge	-6
was forge by	-6
was found	-20
was found by	-7
was found in	-13
was from	-24
was from <name>	-24
was go	-12
was go to	-10
was heave	-8
was in	-4
was in <name>	-11
was in the	7
was it	-4
was late	-6
was leave	-12
was long	-9
was make redundant	15
was my	55
was my <kin>	40
was n't	-12
was on	-26
was on the	-17
was only	5
was only find	5
was pack	-5
was painful	-10
was painful </s>	-10
was raise	4
was raise by	8
was read	-7
was rubbish	-10
was shut	-17
was shut when	-11
was take	27
was tell	-6
was the	9
was think	-5
was too	-12
was too long	-4
was widowed	23
was write	17
was write by	18
wash	-18
wash on	-6
wash on <day>	-6
wash up	-6
wash up </s>	4
wasp sting	13
wasp sting </s>	13
watch	-134
watch a	-21
watch the	-71
watch the <name>	-28
watchman	-7
watchman ,	-7
watchman , <name>	-7
water	-44
water </s>	-8
water the	-21
water the plant	-17
water the pot	-8
wave	-12
way	-19
way ,	15
way </s>	-15
way at	6
way home	-32
way home </s>	-24
way in	-14
way to the	-19
way too	4
we	419
we 'll	-14
we 're	65
we 're <name>	18
we 're <number>	-41
we 're a	61
we 're all	-22
we 're do	-11
we 're expect	4
we 're get	24
we 're look	-12
we 're move	5
we 're off	-29
we 're on	33
we 're out	-23
we 're prototype	25
we </s>	-21
we <kin>	17
we <kin> on	21
we adopt	18
we adopt <name>	17
we agree	-23
we agree on	-4
we agree to	-14
we all	-20
we are	-67
we are <number>	-21
we bill	17
we buy	45
we buy the	39
we call	29
we can	-18
we close	-16
we close the	4
we could	-43
we decide	-18
we decide to	-17
we delete	-20
we deploy on	4
we do	57
we do a	6
we do n't	17
we drop	8
we eat	-10
we eat at	-7
we foster	31
we foster <kin>	24
we get	24
we get the	8
we go	11
we go to	-5
we go with	-10
we have	79
we have </s>	-12
we have <kin>	13
we have <number>	-27
we have a	-22
we have be	25
we have decide	9
we have get	39
we have have	7
we have no	39
we have run	10
we have to	-22
we homeschool	41
we homeschool all	22
we homeschool our	11
we host	-17
we just	45
we keep	25
we keep all	5
we keep get	-15
we leave	-8
we leave <name>	4
we let	20
we live	59
we live in	27
we lose the	20
we meet	-5
we meet at	-11
we milk	27
we milk <number>	24
we move	32
we move the	-5
we move to	36
we name	22
we need	-55
we need <number>	-34
we need a	-8
we never	17
we order	-4
we order from	4
we own	23
we pay	8
we plan	13
we plan to	9
we play	20
we play in	17
we put	14
we put my	-9
we rent	27
we rent a	5
we rent out	5
we replace	16
we replace <name>	10
we run	-10
we see	-27
we sell	8
we share	16
we share a	9
we should	-50
we speak	18
we speak <name>	8
we speak at	11
we spend	-20
we split	-9
we split the	-9
we stock	10
we swap	-7
we switch	-5
we switch from	4
we switch the	-10
we take	17
we take the	14
we talk	5
we try	-15
we use	34
we walk	-11
we walk a	-11
we want	9
we want to	9
we watch	-27
we were	-10
we were both	8
we will	-14
we will be	-5
weak	45
weak </s>	24
wear	128
wear a	52
wear a hear	41
wear hear	18
wear hear aid	18
wear me	14
wear me out	14
wear out	-5
wear out the	-5
weather	-19
weather </s>	-21
weave	31
webinar	-19
webinar </s>	-19
website	-33
website 's	-8
website 's run	-8
website </s>	-5
wed	78
wed 's	5
wed 's set	5
wed </s>	26
wed band	16
wed in	10
wed is	21
wed is <number>	19
wed scene	-24
wed scene 's	-14
wedding	34
wedding ,	11
week	199
week ,	47
week </s>	50
week ahead	-10
week ahead </s>	-10
week for	-10
week i	6
week in	-10
week in <month>	-18
week in <name>	4
week instead	9
week of	21
week of <month>	4
week off	11
week off </s>	11
week on	27
week on <number>	13
week on week	6
weekly	91
weekly </s>	62
weigh	34
weigh <number>	14
weigh <number> kilo	-4
weigh and	14
weigh and enter	14
weird	-19
weird </s>	-32
weld	18
well	6
well ,	4
well </s>	55
well in	-26
well in <name>	-28
wendell	-11
wendell and	-11
wendell and me	-11
were	-82
were <number>	9
were bear	-4
were bear in	-4
were both	8
were we	-15
were we </s>	-15
west	-8
west </s>	-8
western	-27
wet	-21
wet ,	-18
wg	29
what	-228
what 's	-28
what 's on	-9
what 's the	-13
what </s>	-36
what <kin>	4
what <name>	-16
what <number>	-48
what a	-47
what a day	-29
what are	14
what can	-31
what can i	-31
what do	-33
what do i	-12
what go	14
what go in	15
what i	60
what i 'm	28
what i ask	-7
what i do	34
what i have	-16
what i hear	-20
what i mean	-4
what i need	-18
what i say	-5
what is	-11
what it	-8
what keep	13
what keep the	6
what my <kin>	-4
what our	18
what pay	39
what pay my	14
what scare	-9
what scare me	-9
what should	-20
what the	-56
what the <name>	-30
what time	-24
what time it	-8
what we	36
what with	-6
what with my	-6
what would	-56
what would be	-16
what you	-14
what you mean	-8
whatever	36
whatever you	45
whatsapp	-11
wheelchair	88
wheelchair </s>	13
wheelchair basketball	5
wheelchair will	11
wheelchair will n't	11
when	149
when <name>	30
when <name> was	36
when he	56
when he 's	10
when he latch	36
when her	8
when i	45
when i 'm	31
when i ask	20
when i click	-21
when i press	-29
when i run	-8
when i turn	19
when i was	17
when it	11
when my	5
when the	-43
when the <kin>	7
when the <name>	-29
when the list	-11
when the rain	-11
when we	26
when you	38
whenever	35
whenever i ask	31
whenever you	23
where	27
where <name>	-5
where do	-8
where i	67
where i volunteer	13
where i work	13
where my	28
where my <kin>	19
where they	-15
where this	-5
where we	25
where were	-15
where were we	-15
whether	10
which	-162
which <name>	-41
which <number>	-20
which date	-23
which have	-35
which i	13
which i have	10
which is	-14
which is my	9
which is the	8
which is when	6
which is why	-10
which leave	-6
which leave me	-6
which make	15
which make me	-10
which mean	-20
which mean <number>	-20
which my	-4
which take	10
which take me	10
which the	-14
which we	15
while	-68
while <name>	-29
while <name> can	7
while <name> keep	-6
while <name> want	-12
while i	6
while i do	7
while i handle	6
while i have	10
while i keep	9
while it	4
while it 's	9
while mine	10
while my	-43
while my <kin>	-47
while our	-25
while our <day>	-18
while the	32
while the <kin>	-8
while the tractor	9
whistle	-14
white	-4
who	-139
who 's allergic	-15
who <kin>	-25
who <kin> n't	-10
who <kin> the	10
who come	-6
who come to	-6
who do	-42
who have	10
who have my	-4
who is	18
who is 96	14
who never	-26
who never touch	-11
who run	-8
who run the	7
who share	-15
who share my	-15
who speak <name>	10
who teach	-11
who they	-27
who train	-4
who was	-7
who win	-12
who work	-29
whoever	-25
whole	55
whole <name>	-9
whole cast	-19
whole clan	12
whole family	23
whole life	11
whole list	-11
whole of	-9
whole of <month>	7
whole of <name>	-16
whole thing	12
whole thing </s>	21
whole way	-23
whole way </s>	-23
wholesale	31
whom	7
whom i	13
whom i marry	13
why	-32
why </s>	-35
why <kin>	4
why before	11
why before the	11
why i	-11
why i do	-10
why it	-9
why it fail	-9
why the	-7
widget	-8
widowed	31
wifi	-52
wifi </s>	10
wifi at	6
wifi at the	8
wifi is	-22
wild	-12
wild camp	-5
will	-53
will </s>	21
will be	-29
will be move	-5
will n't be	-20
will n't eat	8
will n't go	5
will n't let	19
will n't load	-8
will n't open	-6
will n't start	-10
will n't take	12
will n't turn	-16
will stay	-21
will take	-36
will take over	-17
win	-78
win ,	-23
win <number>	-17
win <number> nil	-17
win the	-28
win the lottery	-23
wind	6
window	-88
window ,	-30
window </s>	-42
window <number>	12
window <number> at	12
window and	-9
window function	22
window open	-8
window open ,	-5
window stay	4
window stay shut	4
windowsill	12
windy	-7
wing	9
winter	109
winter </s>	69
winter i	17
winter in	9
winter in <name>	6
winter is	-5
winter the	-7
wire	10
with	185
with "	10
with <kin>	-7
with <kin> 's	4
with <kin> ,	13
with <name>	-8
with <name> 's	19
with <name> </s>	-15
with <name> <number>	28
with <name> at	9
with <name> for	-15
with <name> on	-11
with <number>	26
with <number> <kin>	12
with <number> column	-19
with <number> guy	6
with <number> hand	-13
with <number> work	-6
with a	-21
with a <kin>	-4
with a <name>	16
with a credit	16
with a garden	-13
with a glass	-5
with a hurdy-gurdy	-4
with a stick	22
with an	30
with exit	-15
with exit code	-15
with her	-21
with her <kin>	-16
with it	-40
with it </s>	-30
with me	87
with me </s>	61
with me be	6
with me from	8
with me in	6
with my	22
with my <kin>	28
with my leave	13
with no	15
with number	15
with option	-5
with option a	-5
with that	-5
with that </s>	-4
with the	25
with the <kin>	45
with the <name>	48
with the bank	-18
with the hospital	-4
with the insurance	-18
with the list	-17
with the second	-7
with this	-55
with this <name>	-17
with type	-12
with type <number>	-12
with us	100
with us ,	7
with us </s>	30
with us in	11
with us since	12
with you	-17
with you </s>	-12
with your	-31
within	32
within <number>	32
within <number> hour	24
within <number> year	12
without	56
without the	-11
witness	19
witness ,	17
witness , so	17
wobbly </s>	4
woman	25
woman 's	29
woman in	-17
woman in it	5
woman on	8
woman on our	8
woman only	4
woman only </s>	4
wonder	-14
wood	43
wood stave	20
wooden	31
wooden boat	8
wooden boat in	-6
wool	-10
wool </s>	-8
word	-13
word ,	-26
word </s>	6
word <name>	-6
word a	62
word for	-17
work	-57
work ,	47
work , <name>	7
work , no	16
work </s>	36
work <days>	11
work <number>	8
work as	-29
work as a	-31
work at	-4
work at <name>	-25
work at the	16
work best	15
work better	-17
work better for	-17
work day	7
work day </s>	7
work for	-66
work for me	-67
work for the	24
work from <name>	9
work from home	6
work hard	-17
work hard </s>	-17
work i	33
work in	-39
work in <name>	-11
work is	6
work it	-23
work it out	-23
work late	-31
work late tonight	-21
work night	-14
work night </s>	-9
work night at	5
work on	-65
work on an	-15
work on it	-7
work on my	-20
work on the	-15
work the	7
work to	4
work under	21
work with	-20
work with the	6
workbench	13
worker	12
workshop	9
workshop ,	-12
workshop have	9
workshop is	10
worldwide	-18
worldwide </s>	-18
worry	-11
worse	22
worse </s>	-7
worse in	9
worse on	29
worse on the	29
worst	-20
worth	-17
worth it	-17
worth it </s>	-17
would	-54
would be	-16
would be leave	-16
would n't	-19
would n't start	-9
would rather	21
would you	53
wrap	-33
wrap this	-12
wrap this up	-12
wrap up	-15
wreck	18
wreck my	25
wreck my sleep	-5
wreck my stomach	14
wrist	26
wrist </s>	16
write	45
write ,	4
write </s>	13
write <name>	12
write <number>	-31
write <number> line	-17
write a	-22
write a cookbook	20
write a test	-8
write an	-24
write an email	-24
write by	18
write by me	18
write in <name>	24
write it	-9
write me	15
write that	-6
write that in	-6
write the	8
write the function	-6
write to	-5
wrong	-300
wrong ,	-16
wrong </s>	-63
wrong account	-18
wrong again	-4
wrong chat	-14
wrong chat </s>	-14
wrong date	-4
wrong date </s>	-4
wrong folder	-8
wrong folder </s>	-8
wrong in	-22
wrong on	-20
wrong on the	-20
wrong window	-7
x	-22
yard	25
yard ,	13
yard </s>	7
yawn	-20
year	291
year ,	19
year , <name>	6
year , i	-11
year , in	-17
year </s>	41
year <number>	-44
year <number> ,	9
year <number> math	-18
year <number> of	-10
year ago	23
year ago ,	6
year ago </s>	13
year and	6
year at	9
year back	12
year back </s>	12
year before	11
year before i	5
year for	17
year for my	4
year for the	9
year i	25
year i 'm	4
year in	45
year in <name>	4
year in the	22
year is	15
year is the	-11
year now	15
year now </s>	15
year of	6
year of a	5
year of it	9
year of tile	10
year of wait	-15
year old	-15
year old </s>	-18
year or	16
year or so	16
year round	22
year round </s>	19
year run	6
year run </s>	6
year this	9
year this <month>	9
year we	4
year with	4
yell	-36
yell at	-19
yes	-35
yesterday	-116
yesterday </s>	-110
yet	-33
yet </s>	-24
yoga	-22
yoga to	-14
you	-263
you 're	-29
you 're the	-15
you </s>	-106
you <number>	-22
you <number> ,	-9
you a	-24
you above	-8
you above </s>	-8
you always	-18
you an	-14
you an apology	-13
you answer	9
you are	-34
you ask	-39
you ask me	-25
you can	-14
you can call	15
you can n't	-13
you do	-19
you do n't	-13
you draft	26
you draft for	13
you explain	20
you get	-6
you give	-16
you give me	-16
you have	-36
you in	19
you in <name>	19
you leave	-4
you live	-43
you live in	-27
you make	55
you make </s>	22
you mean	-11
you mean </s>	-11
you never	-13
you pick </s>	-11
you say	-4
you should	10
you something	-4
you the	-8
you to	18
you too	-29
you were	-5
you write	16
young	6
your	-300
your <kin>	-29
your answer	-16
your answer </s>	-16
your answer i	-7
your example	-28
your example </s>	-4
your first	-8
your first suggestion	-5
your idea	-6
your idea </s>	-6
your last	-16
your last answer	-7
your last message	-7
your link	-5
your point	-7
your point about	-4
your reply	14
your second	-4
your suggestion	-5
your suggestion </s>	-5
your table	-17
your tone	-10
your word	-6
yours	-21
yours </s>	-14
youth	13
yuki	16
yuki sign	15
zero	-24
zero </s>	-24
zeynep	-5
zip	8
zoom	-10
zoom call	-10
|	-70
| </s>	-35
| <kin>	-26
| <kin> |	-26
"""
# fmt: on
