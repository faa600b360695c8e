"""Learned by `mnemic.evals.lasting`: do not edit, learn anew."""

# fmt: off
BIAS = 44
WEIGHTS = r"""
!	-21
! </s>	-25
"	-117
" ,	-22
" :	-25
" <name>	-7
" i	-22
#0business	-52
#0failure	-11
#0food	-112
#0hand	139
#0hand-verb	94
#0health	117
#0home	64
#0language	76
#0mind-verb	188
#0period	37
#0public	29
#0sport	78
#0state	62
#0talk	-6
#0team	5
#0tech	-18
#0trade	-17
#0work	47
#1business	18
#1failure	-17
#1food	26
#1hand	-67
#1hand-verb	-31
#1health	42
#1home	-104
#1language	-74
#1mind-verb	20
#1period	-37
#1public	-136
#1sport	7
#1state	54
#1talk	94
#1team	-46
#1tech	-30
#1trade	-85
#1work	-116
#2business	-62
#2failure	-46
#2food	49
#2hand	-148
#2hand-verb	-107
#2health	81
#2home	99
#2language	38
#2period	-81
#2public	41
#2sport	79
#2state	140
#2talk	22
#2team	-14
#2tech	52
#2trade	-85
#2work	-33
#business	471
#failure	-210
#food	-92
#hand	-256
#hand-verb	-151
#health	535
#home	233
#ing	-9
#language	91
#length 0	-454
#length 1	-250
#length 2	-4
#length 3	490
#length 4	79
#mind-verb	-374
#past	-219
#period	444
#public	22
#s	30
#sport	222
#state	370
#talk	-374
#team	5
#tech	102
#trade	19
#work	-315
&	-70
& <name>	-12
& <name> ,	-12
'	-47
' <name>	-26
' <name> <kin>	13
' <number> <name>	9
' association	12
' mock	7
' mock paper	7
' on	13
' on the	13
' school	13
' school is	13
'd	-97
'd be	-14
'd be a	13
'd like	11
'd like a	-16
'd like the	-17
'd like to	16
'd love	-23
'd love a	-10
'd love to	-8
'd prefer	-17
'd rather	6
'd rather get	30
'd rather you	-8
'd say	-27
'll	-136
'll be	-39
'll be back	-21
'll be in	-27
'll be on	4
'll go	-13
'll have	-18
'll have a	-9
'll send	-17
'm	-42
'm <name>	11
'm <number>	54
'm <number> </s>	57
'm <number> foot	29
'm <number> minute	-10
'm a	47
'm a <kin>	-15
'm a bite	-13
'm a fan	-19
'm about	-14
'm about to	-14
'm afraid that	-13
'm allergic	36
'm allergic to	36
'm alone	9
'm apply	8
'm apply for	8
'm ask	12
'm at	-40
'm at <name>	9
'm at the	-33
'm bad	6
'm blind	4
'm blind ,	4
'm bore	-8
'm build	-10
'm build a	-5
'm colour-blind	59
'm colour-blind (	21
'm colour-blind ,	16
'm confuse	-12
'm confuse ,	-8
'm confuse by	-5
'm cook	-21
'm dead	-13
'm deaf	4
'm deaf in	18
'm design	-6
'm do	-26
'm do </s>	-6
'm do a	10
'm do with	-8
'm down to	5
'm drive	-11
'm fix	-6
'm fly	-17
'm from	-16
'm from the	-16
'm get	-9
'm go	-43
'm go to	-27
'm halfway	-9
'm halfway through	-9
'm hard	10
'm hard of	19
'm have	-8
'm hope	8
'm hope to	9
'm hungry	-12
'm hungry </s>	-12
'm impress	-9
'm impress </s>	-9
'm in	-72
'm in <name>	-31
'm in a	-25
'm in the	-10
'm interest	-7
'm interest in	-7
'm into	-5
'm just	-5
'm keen	-5
'm lactose	35
'm lactose intolerant	35
'm learn	14
'm learn <name>	10
'm leave	-12
'm left-handed	25
'm look	-37
'm look for	-32
'm lose	-12
'm lose </s>	-9
'm make	-24
'm make a	-11
'm move on	-8
'm move the	-7
'm move to	8
'm not	6
'm not a	-10
'm off	-22
'm on	-20
'm on a	-5
'm on hold	-12
'm on my	-19
'm on night	13
'm on page	-28
'm on step	-9
'm on the	-6
'm out	-36
'm out of	-24
'm pay	32
'm plan	-4
'm plan to	-4
'm play	21
'm put	19
'm read	-5
'm run	-19
'm save	41
'm save <number>	8
'm save for	38
'm save the	-4
'm sick	-4
'm sit the	15
'm so	-15
'm so tire	-12
'm soak	-14
'm stand	9
'm stand in	-7
'm start	-7
'm stick	-32
'm stick on	-8
'm terrify	15
'm terrify of	15
'm the	119
'm the <kin>	17
'm the <number>	-9
'm the fourth	21
'm the last	7
'm the only	32
'm the shop	9
'm tire	-4
'm train	28
'm train as	22
'm try	-4
'm up	-6
'm use	-11
'm use the	-4
'm use your	-4
'm useless	7
'm useless ,	5
'm wait	-10
'm watch	-35
'm work	-30
'm work on	-26
'm write a	21
'm write an	-23
're	42
're <name>	8
're <number>	-30
're <number> to	-18
're a	41
're a bite	-11
're a family	11
're a team	10
're do	-11
're expect	5
're expect our	9
're get	7
're in	-5
're look	-11
're look for	-7
're move	9
're move to	8
're off	-8
're on	28
're on <name>	23
're prototype	24
're the	-15
's	143
's ,	17
's </s>	10
's <day>	-9
's <day> </s>	-9
's <kin>	-48
's <kin> ,	5
's <kin> </s>	5
's <kin> <name>	6
's <kin> apparently	-39
's <kin> have	-19
's <kin> is	-15
's <name>	128
's <name> ,	19
's <name> </s>	81
's <name> <number>	23
's <name> that	5
's <number> thing	4
's a	10
's a <kin>	8
's a history	-17
's a hospital	-10
's a mess	-28
's a peanut	-6
's a second	-10
's a step	4
's a sublet	39
's a wait	-4
's allergic	-21
's allergic to	-21
's at	21
's at <number>	11
's barn	15
's barn </s>	15
's be	12
's big	6
's call	21
's call <name>	25
's clock	-17
's dial-up	4
's dial-up speed	4
's drill	-12
's due in	4
's farm	5
's fix	4
's for <kin>	9
's for a	-12
's form	-12
's freeze	-5
's from	-23
's from <name>	-34
's garage	9
's garage </s>	5
's get	-14
's go but	9
's how	27
's how we	18
's in	21
's in <name>	17
's in the	-6
's is	6
's job	6
's late	-26
's late ,	-18
's leave	-13
's line	13
's me	13
's me who	6
's meet	-6
's mine	21
's minus	9
's minus <number>	9
's miss	12
's miss <number>	17
's moor	14
's my	25
's my <kin>	4
's my dj	23
's name	-9
's no	40
's not	-5
's on	-51
's on <number>	-31
's on the	-16
's out	12
's out </s>	7
's page	29
's plan	16
's rain	-6
's recipe	20
's row	-9
's row <number>	-9
's run	-10
's run by	-10
's school	11
's set	-5
's stick	-12
's still	-11
's surname	11
's syndrome	19
's the	78
's the <number>	54
's the leave	20
's to	6
's to <name>	6
's too	-15
's too long	-5
's voice	-20
's voice ,	-11
's watch	-11
's what	-4
's what i	-4
's wheelchair	6
's when	12
(	21
( <kin>	20
( <kin> )	5
( <name>	-19
( he	9
( he 's	9
)	-31
) and	5
) and her	4
+	35
+ <day>	17
,	-215
, <day> <day>	17
, <day> to	4
, <days>	54
, <kin>	114
, <kin> 's	13
, <kin> ,	13
, <kin> are	-13
, <kin> of	-13
, <kin> order	6
, <month>	-13
, <name>	-34
, <name> (	-21
, <name> ,	19
, <name> </s>	-111
, <name> <name>	34
, <name> <number>	-7
, <name> at	4
, <name> i	-7
, <name> is	15
, <name> one	25
, <name> say	-13
, <name> the	-9
, <name> time	10
, <name> to	4
, <number>	-89
, <number> ,	13
, <number> </s>	67
, <number> <kin>	-88
, <number> <name>	-46
, <number> am	15
, <number> and	-5
, <number> at	11
, <number> coeliac	-12
, <number> day	-15
, <number> euro	22
, <number> floor	32
, <number> hive	38
, <number> in	-7
, <number> letter	-10
, <number> line	16
, <number> min	-5
, <number> minute	-48
, <number> of	-10
, <number> on	22
, <number> people	15
, <number> percent	-22
, <number> round	4
, <number> sec	-15
, <number> to	6
, <number> week	10
, <number> year	38
, a	-46
, a <kin>	-17
, a <name>	20
, a <number>	10
, a former	-10
, about	15
, about <number>	18
, accord	-21
, accord to	-21
, across	14
, add	-16
, all	44
, all <number>	9
, all remote	7
, all the	27
, always	223
, always </s>	94
, always be	16
, always have	51
, an	-13
, and	18
, and i	18
, and it	-6
, and that	9
, and the	5
, and we	9
, and you	-15
, annoy	-37
, annoy </s>	-37
, any	-7
, apparently	-10
, are	6
, as	-11
, at	27
, back	-62
, back at	-6
, back in	-40
, back now	-11
, back to	-5
, base	5
, base in	8
, be	-14
, be quick	-6
, believe	7
, believe it	7
, bite	9
, blackwork	52
, both	53
, both ear	26
, brain	-6
, brain is	-6
, build	5
, by	34
, by choice	5
, by the	21
, can	-33
, can n't	-20
, can you	-17
, chapter	-16
, chapter <number>	-16
, check	-7
, cheer	-15
, cheer </s>	-15
, clay	17
, clay soil	17
, coeliac	15
, coeliac </s>	15
, come from	-8
, cover	-11
, crop	-16
, cut	-12
, dairy	-9
, delete	-11
, despite	-4
, diagnose	7
, diesel	18
, diesel </s>	18
, do for	-10
, do n't	20
, drop	-6
, drop the	-6
, due	10
, due in	4
, end	-11
, end of	-20
, end up	9
, essential	33
, essential tremor	33
, even	29
, even in	14
, ever	73
, ever </s>	54
, every	52
, every day	20
, every time	23
, everything 's	-13
, feel	-10
, finally	-13
, finally </s>	-13
, find	-5
, find out	14
, find the	-11
, fine	-6
, fine </s>	-6
, first	-6
, fix	32
, for	26
, for <number>	-16
, freelance	27
, freelance </s>	10
, from	24
, get	-5
, go	-24
, go ahead	-9
, goal	7
, goal is	7
, good	-17
, grow	13
, ha	-10
, ha </s>	-10
, half	6
, half <name>	8
, handle	-7
, handle the	-4
, hang	-13
, hang on	-13
, hate	7
, haul	16
, have be	21
, have to	-27
, he 's	-5
, head	-15
, help	-27
, help </s>	-24
, hilarious	-19
, hilarious </s>	-19
, home	-5
, home by	-8
, honestly	5
, honestly ,	14
, honestly </s>	-9
, hope	27
, hope to	14
, how	-57
, how do	-30
, hurry	-31
, hurry </s>	-31
, i	66
, i 'd	18
, i 'll	-15
, i 'm	15
, i always	8
, i do	7
, i eat	-6
, i have	-4
, i look	4
, i play	6
, i read	-19
, i see	-12
, i take	13
, i think	-24
, idea	-8
, idea </s>	-11
, if	6
, if you	6
, ignore	-33
, ignore that	-19
, ignore the	-14
, in	6
, in <month>	-16
, in <name>	5
, in the	8
, in this	-12
, is	-39
, is 19	-4
, is deaf	5
, is it	-18
, is leave	8
, is older	7
, is that	-15
, it	-55
, it 's	-6
, it say	-10
, it was	7
, its	-30
, its an	11
, just	-36
, just a	6
, just pick	-12
, keep	-24
, keep that	-7
, knee	14
, know	-10
, leak	25
, leave	21
, leave in	-15
, less	15
, less strict	15
, let	-11
, like	14
, live	-22
, live in	-11
, look	-32
, loud	-25
, love	-32
, mail	-8
, mail only	-8
, mainly	7
, make	-25
, make it	-17
, manual	16
, maybe	-23
, me	49
, me and	6
, mostly	55
, mostly <name>	28
, mostly in	-14
, motorbike	36
, motorbike crash	36
, must	-5
, must be	-5
, my	25
, my <kin>	32
, my <name>	5
, my first	5
, my whole	6
, need	-30
, never	152
, never <name>	18
, never have	26
, next	-9
, nice	-20
, nice </s>	-20
, night	5
, no	-156
, no <kin>	-50
, no change	-18
, no exception	24
, no garden	-27
, no idea	-23
, no luck	-9
, no nut	-12
, no sugar	14
, nobody	31
, nobody say	17
, not	68
, not <name>	8
, not <number>	-5
, not a	-8
, not the	8
, nothing	16
, now	9
, on	-4
, on a	7
, on the	24
, only	49
, or	-23
, or so	-23
, other	-11
, other half	-7
, our	53
, our <kin>	25
, own	20
, panic	11
, pay	15
, pay no	-7
, people	-18
, phone	-7
, phone at	-15
, plan	9
, play	14
, please	11
, please ,	13
, please </s>	-10
, please use	8
, post	-5
, post the	-6
, quick	-28
, quick </s>	-28
, rain	-16
, raise	30
, raise in	10
, rate	12
, read	-5
, ready	-35
, red	-9
, red-and-green	45
, red-and-green look	45
, redo	-10
, redo it	-10
, refuse	8
, remove	-6
, rent	7
, rest	-14
, restart	-4
, restart </s>	-4
, retire	9
, right	-24
, right </s>	-51
, right side	14
, run	21
, run until	8
, same	-20
, same for	-11
, say	-90
, say the	-62
, scroll	-6
, second	14
, see	-8
, see below	-8
, see the	6
, self-employed	7
, self-employed ,	7
, sell	30
, send	-12
, she	7
, she 's	9
, short	-10
, short answer	-8
, sign	-9
, sign off	-11
, silly	-15
, since	17
, sit	21
, skip	-7
, sleep	-8
, so	167
, so <name>	-15
, so i	-22
, so keep	-9
, so long	5
, so no	33
, so now	14
, so phone	26
, so please	4
, so scissor	20
, so spell	14
, so the	-7
, so type	13
, so voice	22
, so what	-16
, soak	-10
, soak </s>	-5
, solar	24
, solar and	14
, some	-73
, some <kin>	-23
, some <name>	-31
, sorry	-24
, sorry for	-19
, speak	-6
, speak <number>	-6
, stable	7
, stable on	5
, stage	-15
, stand	28
, start	-4
, stay	6
, step	-10
, still	-20
, stop	23
, stop when	27
, study	-17
, swap	-12
, take	13
, talk	-13
, taste	22
, taste like	16
, test	10
, thank	-28
, thank </s>	-11
, thank for	-11
, thank you	-4
, that 's	50
, that keep	5
, that was	-9
, the	-130
, the <kin>	-36
, the <name>	-16
, the deputy	27
, the heroine	-15
, the second	-11
, the test	-4
, the worst	6
, then	-6
, then <number>	10
, they	-23
, they say	-12
, third year	5
, this	-7
, though	20
, tiny	-26
, tiny flat	-11
, too	-17
, train	-4
, train under	-12
, try again	10
, try another	-9
, turn	7
, turn <number>	7
, twice	8
, twice a	8
, type	-15
, typical	-37
, typical </s>	-25
, unbelievable	-12
, unbelievable </s>	-12
, under	-61
, under <number>	-61
, up	10
, use	42
, useless	-12
, useless </s>	-12
, visa	15
, wait	-20
, walk	-10
, want	8
, want it	6
, want to	12
, was	-45
, was buy	-12
, we	36
, we 're	13
, weird	-28
, weird </s>	-28
, what	-120
, what 's	-8
, what can	-28
, what do	-7
, what would	-21
, when	11
, where	-32
, where do	-9
, which	-54
, which <number>	-13
, which i	7
, which is	-44
, who	36
, who 's	11
, who is	11
, who share	-21
, whole	21
, whom	14
, whom i	14
, why	-5
, why </s>	-19
, winter is	-6
, with	8
, with the	23
, work	-20
, worth	-17
, worth it	-17
, wrong	-15
, you	-13
.	-112
. </s>	-115
/	-20
0	28
0#ing	66
0#past	154
0#s	-32
1#ing	212
1#past	-156
1#s	-42
12	6
16	19
16 </s>	19
18	7
18 </s>	26
19	17
19 year old	-4
2#ing	-109
2#past	-85
2#s	-13
38	5
38 </s>	5
68	6
96	13
:	-381
: <kin>	-54
: <kin> ,	-39
: <name>	-60
: <name> ,	-13
: <name> </s>	-29
: <number>	-53
: <number> ,	-41
: <number> </s>	-10
: [	-13
: a	-51
: the	6
: the <kin>	6
;	63
; i	49
; i 'm	16
; it	11
<day>	47
<day> 's	-40
<day> +	17
<day> + <day>	17
<day> ,	-27
<day> </s>	76
<day> <day>	30
<day> <day> </s>	9
<day> <day> <day>	9
<day> at	-6
<day> at <number>	-11
<day> down	-13
<day> even	-11
<day> evening	19
<day> i	15
<day> in <name>	8
<day> is	-20
<day> lunch	8
<day> market	15
<day> market in	7
<day> mean	-6
<day> meeting	17
<day> meeting for	17
<day> morning	15
<day> morning </s>	10
<day> night	41
<day> night </s>	20
<day> night are	26
<day> of	18
<day> of the	30
<day> on	-7
<day> only	22
<day> only </s>	22
<day> the	-22
<day> to	-16
<day> to <day>	-30
<days>	216
<days> ,	17
<days> , i	-11
<days> , never	13
<days> </s>	31
<days> and	50
<days> and <days>	49
<days> are	-44
<days> are awful	-11
<days> are for	-26
<days> are off	8
<days> at	30
<days> at the	30
<days> belong	5
<days> belong to	5
<days> i	28
<days> i 'm	9
<days> off	39
<days> our	6
<days> the	-23
<kin>	305
<kin> '	-30
<kin> ' on	13
<kin> ' school	13
<kin> 's	78
<kin> 's <name>	27
<kin> 's a	21
<kin> 's barn	15
<kin> 's call	4
<kin> 's clock	-17
<kin> 's drill	-12
<kin> 's due	10
<kin> 's farm	5
<kin> 's from	19
<kin> 's garage	7
<kin> 's in	4
<kin> 's on	8
<kin> 's surname	11
<kin> 's watch	-11
<kin> 's wheelchair	6
<kin> (	9
<kin> ( he	9
<kin> )	5
<kin> ) and	5
<kin> ,	74
<kin> , <kin>	13
<kin> , <name>	129
<kin> , <number>	-67
<kin> , all	8
<kin> , bite	18
<kin> , can	10
<kin> , handle	6
<kin> , i	-8
<kin> , in	-5
<kin> , is	11
<kin> , just	12
<kin> , me	11
<kin> , my	4
<kin> , no	-50
<kin> , now	12
<kin> , retire	4
<kin> , second	4
<kin> , self-employed	7
<kin> , some	-23
<kin> , the	11
<kin> , under	-33
<kin> , want	-9
<kin> , who	24
<kin> , work	-20
<kin> :	-69
<kin> : <kin>	-39
<kin> : <number>	-22
<kin> ;	10
<kin> </s>	155
<kin> <day>	-7
<kin> <kin>	-27
<kin> <kin> ,	5
<kin> <kin> </s>	-26
<kin> <kin> is	-8
<kin> <kin> n't	11
<kin> <name>	253
<kin> <name> 's	-13
<kin> <name> ,	22
<kin> <name> </s>	47
<kin> <name> <kin>	8
<kin> <name> <name>	9
<kin> <name> and	9
<kin> <name> can	15
<kin> <name> handle	6
<kin> <name> hate	13
<kin> <name> have	31
<kin> <name> in	4
<kin> <name> is	39
<kin> <name> leave	4
<kin> <name> live	4
<kin> <name> move	9
<kin> <name> plant	4
<kin> <name> play	5
<kin> <name> raise	-9
<kin> <name> run	10
<kin> <name> start	11
<kin> <name> teach	-20
<kin> <name> want	12
<kin> <name> was	6
<kin> <name> work	6
<kin> <number>	8
<kin> <number> for	4
<kin> ?	27
<kin> a	27
<kin> all	4
<kin> amateur	9
<kin> and	15
<kin> and <number>	-13
<kin> and a	20
<kin> apparently	-39
<kin> are	-12
<kin> are asleep	-15
<kin> are milk	-11
<kin> are scream	-14
<kin> are with	11
<kin> as	5
<kin> ask	-21
<kin> ask me	-9
<kin> at	19
<kin> at <name>	-21
<kin> at a	10
<kin> at our	6
<kin> at the	11
<kin> build	23
<kin> by	47
<kin> by trade	35
<kin> call	34
<kin> call <name>	27
<kin> can	-17
<kin> can n't	-17
<kin> come	6
<kin> come from	-12
<kin> debt	24
<kin> debt leave	24
<kin> die	-9
<kin> do n't	-6
<kin> eat	-19
<kin> emoji	-30
<kin> every	14
<kin> every other	7
<kin> finish	-18
<kin> for	40
<kin> for my	13
<kin> for the	7
<kin> for wifi	17
<kin> forbid	5
<kin> from	-47
<kin> from <name>	-38
<kin> from the	-20
<kin> get	-8
<kin> go	28
<kin> hate	32
<kin> have	28
<kin> have <number>	-24
<kin> have a	9
<kin> have asthma	-16
<kin> have get	12
<kin> have have	17
<kin> here	17
<kin> here ,	17
<kin> i	8
<kin> in	-21
<kin> in <month>	42
<kin> in <name>	42
<kin> in <number>	13
<kin> in a	-8
<kin> in chapter	-21
<kin> in may	21
<kin> in my	-20
<kin> in question	-16
<kin> in rural	4
<kin> in spring	10
<kin> in the	-56
<kin> insist	-4
<kin> insist on	8
<kin> is	-108
<kin> is </s>	-26
<kin> is <name>	46
<kin> is <number>	23
<kin> is a	-14
<kin> is ask	-21
<kin> is asleep	-17
<kin> is call	-21
<kin> is cry	-16
<kin> is feed	-7
<kin> is here	-14
<kin> is my	12
<kin> is now	23
<kin> job	-15
<kin> joke	-41
<kin> just	-123
<kin> just call	-9
<kin> just now	-12
<kin> just walk	-18
<kin> last	8
<kin> leave	19
<kin> leave me	5
<kin> like	-25
<kin> live	47
<kin> live <number>	7
<kin> live downstair	28
<kin> live in	-9
<kin> live with	21
<kin> loan	12
<kin> lodge	5
<kin> lodge with	5
<kin> love	-12
<kin> may	12
<kin> move	15
<kin> move in	9
<kin> n't	13
<kin> n't eat	16
<kin> n't fit	-9
<kin> name	15
<kin> name <name>	15
<kin> need	-5
<kin> next	-9
<kin> next door	-16
<kin> not	-37
<kin> nothing	-7
<kin> now	14
<kin> now </s>	5
<kin> of	-5
<kin> of a	20
<kin> of mine	-10
<kin> of our	7
<kin> of the	-13
<kin> on <days>	15
<kin> on <name>	-28
<kin> on a	17
<kin> on the	-31
<kin> only	14
<kin> order	6
<kin> our	13
<kin> pay	-20
<kin> pay in	-20
<kin> portal	17
<kin> prefer	-7
<kin> result	-10
<kin> ring	5
<kin> ring from	5
<kin> run	-13
<kin> say	-26
<kin> should	-36
<kin> since	4
<kin> since <number>	-13
<kin> sleep	-12
<kin> so	23
<kin> speak	-10
<kin> speak <name>	-18
<kin> split	14
<kin> split when	11
<kin> start	9
<kin> start school	6
<kin> stay	15
<kin> stop	-13
<kin> stop lay	-13
<kin> teach	7
<kin> tell	-14
<kin> tell the	-14
<kin> that	6
<kin> the	87
<kin> to	7
<kin> tongue	29
<kin> tongue 's	18
<kin> tongue ,	7
<kin> train	14
<kin> turn	18
<kin> turn <number>	18
<kin> under	10
<kin> vs	-36
<kin> want	19
<kin> want it	-24
<kin> want the	42
<kin> was	-5
<kin> we	-12
<kin> were	7
<kin> when	-24
<kin> will	-4
<kin> will n't	-4
<kin> with	-23
<kin> with a	-40
<kin> with the	-13
<kin> work	-6
<kin> work offshore	10
<kin> work on	6
<kin> |	-30
<kin> | </s>	-30
<month>	497
<month> ,	101
<month> , <number>	6
<month> , then	13
<month> </s>	321
<month> <number>	59
<month> <number> ,	17
<month> <number> </s>	42
<month> and	23
<month> and <name>	-10
<month> and i	5
<month> for	9
<month> for the	7
<month> i	-31
<month> i have	6
<month> in	17
<month> in <name>	9
<month> is	-19
<month> next	14
<month> next year	14
<month> the	-17
<month> to	23
<month> to <month>	7
<name>	285
<name> "	-22
<name> &	-41
<name> & <name>	-12
<name> 's	95
<name> 's ,	19
<name> 's </s>	35
<name> 's <kin>	-38
<name> 's <name>	10
<name> 's for	9
<name> (	-46
<name> ,	175
<name> , <kin>	-38
<name> , <name>	-10
<name> , <number>	46
<name> , a	-10
<name> , and	13
<name> , build	5
<name> , chapter	-16
<name> , do	-16
<name> , for	7
<name> , freelance	4
<name> , half	8
<name> , i	12
<name> , in	32
<name> , manual	16
<name> , my	5
<name> , need	-5
<name> , no	-15
<name> , nobody	24
<name> , not	21
<name> , on	-34
<name> , only	4
<name> , our	17
<name> , raise	11
<name> , right	-27
<name> , sell	6
<name> , share	4
<name> , she	5
<name> , sign	-11
<name> , since	15
<name> , so	-8
<name> , start	-14
<name> , that	17
<name> , the	7
<name> , third	5
<name> , though	20
<name> , we	17
<name> , which	-16
<name> , who	21
<name> , with	23
<name> .	-36
<name> . </s>	-36
<name> ;	9
<name> </s>	154
<name> <kin>	12
<name> <kin> '	13
<name> <kin> ,	4
<name> <kin> </s>	5
<name> <name>	90
<name> <name> 's	14
<name> <name> ,	12
<name> <name> </s>	63
<name> <name> <name>	23
<name> <name> at	10
<name> <name> call	19
<name> <name> for	5
<name> <name> have	-17
<name> <name> in	-17
<name> <name> is	-17
<name> <name> on	-8
<name> <name> that	-6
<name> <name> upstairs	-7
<name> <name> with	4
<name> <number>	86
<name> <number> '	7
<name> <number> ,	-7
<name> <number> </s>	94
<name> a	-52
<name> a <kin>	-15
<name> account	6
<name> after the	9
<name> and	64
<name> and a	-5
<name> and forbid	-17
<name> and go	7
<name> and have	-28
<name> and i	20
<name> and in	5
<name> and it	-13
<name> and she	11
<name> and then	6
<name> are	-48
<name> are get	-10
<name> around	-11
<name> as	7
<name> as a	6
<name> at	14
<name> at <number>	10
<name> at home	12
<name> at number	11
<name> at the	-41
<name> at work	17
<name> because	13
<name> because of	7
<name> before	30
<name> before i	14
<name> branch	31
<name> brass	8
<name> but never	12
<name> but not	-17
<name> by	21
<name> by <number>	10
<name> by next	8
<name> call	24
<name> call <name>	19
<name> can	23
<name> can n't	20
<name> church	-12
<name> code	-12
<name> come	12
<name> die	9
<name> die in	8
<name> do	-46
<name> do solar	-7
<name> drive	5
<name> end	-13
<name> even	9
<name> even if	9
<name> every	17
<name> every <day>	5
<name> exam	12
<name> file	7
<name> film	-15
<name> film </s>	-15
<name> food ,	17
<name> for	-4
<name> for <number>	27
<name> for a	29
<name> for my	5
<name> for the	17
<name> franc	7
<name> franc </s>	4
<name> from	8
<name> from <month>	5
<name> from <name>	11
<name> get	-17
<name> go	-21
<name> group	19
<name> group in	9
<name> hall	7
<name> handle	6
<name> hate	-6
<name> hate slide	6
<name> have	-28
<name> have <number>	-8
<name> have be	5
<name> have have	-15
<name> i	19
<name> i have	15
<name> i think	-17
<name> in	16
<name> in <month>	7
<name> in <name>	41
<name> in <number>	-14
<name> in a	13
<name> in the	-13
<name> in this	-9
<name> into	8
<name> into <name>	8
<name> is	38
<name> is <number>	11
<name> is a	17
<name> is due	-18
<name> is in	4
<name> just	-18
<name> keep	-23
<name> last	9
<name> last spring	11
<name> last week	-27
<name> last year	16
<name> leave	18
<name> leave </s>	13
<name> library	6
<name> library </s>	6
<name> licence	22
<name> live	15
<name> live in	8
<name> live with	4
<name> look	-6
<name> lose	-8
<name> make	12
<name> marathon	15
<name> marathon in	22
<name> move	17
<name> move to	13
<name> name	-8
<name> name </s>	-8
<name> need	-9
<name> negative	-13
<name> next	-24
<name> next <month>	8
<name> next to	-13
<name> not	16
<name> now	37
<name> now </s>	26
<name> office	21
<name> office </s>	14
<name> on <number>	5
<name> on line	-13
<name> on the	-6
<name> once	23
<name> one	25
<name> one </s>	25
<name> only	-7
<name> open	-47
<name> open at	-8
<name> or	-91
<name> or <name>	-46
<name> own	10
<name> own the	10
<name> plant	6
<name> play	5
<name> pls	-41
<name> pls </s>	-46
<name> raise	-9
<name> retire	-17
<name> right	-9
<name> run	7
<name> run the	14
<name> say	-45
<name> say </s>	-10
<name> school	-12
<name> service	28
<name> since	18
<name> since <number>	-7
<name> since the	6
<name> sit	11
<name> sit in	7
<name> so	20
<name> somebody	-23
<name> speaker	7
<name> spell	6
<name> start	-24
<name> storage	13
<name> storage box	13
<name> teach	-20
<name> team	27
<name> test	37
<name> test </s>	37
<name> that	20
<name> that i	14
<name> that my	11
<name> that the	-11
<name> that this	-4
<name> the	-9
<name> the <kin>	-6
<name> time	10
<name> time </s>	10
<name> to	-26
<name> to <name>	-19
<name> today	-17
<name> turn	18
<name> twice	-10
<name> under	12
<name> under the	12
<name> until	5
<name> upstairs	-7
<name> upstairs </s>	-7
<name> use	-16
<name> want	12
<name> was	-10
<name> was bear	45
<name> when	11
<name> who	-39
<name> will	-41
<name> will take	-41
<name> with	23
<name> with <name>	17
<name> with a	-33
<name> with my	10
<name> with the	5
<name> without	12
<name> work better	-18
<name> yesterday	-22
<name> yesterday </s>	-22
<name> you	-31
<number>	66
<number> "	-21
<number> '	-9
<number> ' mock	7
<number> ,	13
<number> , <kin>	10
<number> , <name>	-17
<number> , <number>	-24
<number> , all	19
<number> , both	21
<number> , by	21
<number> , i	22
<number> , it	5
<number> , no	-13
<number> , pay	18
<number> , say	-21
<number> , so	-9
<number> , still	7
<number> , that	-7
<number> , the	-22
<number> , what	-21
<number> </s>	172
<number> <kin>	-182
<number> <kin> ,	-82
<number> <kin> </s>	-105
<number> <kin> a	17
<number> <kin> and	17
<number> <kin> at	23
<number> <kin> on	16
<number> <kin> since	-8
<number> <kin> under	8
<number> <month>	90
<number> <month> ,	4
<number> <month> </s>	60
<number> <month> <number>	6
<number> <month> in	15
<number> <name>	33
<number> <name> </s>	-27
<number> <name> have	-12
<number> <name> to	6
<number> <name> with	10
<number> <number>	-16
<number> a	63
<number> a month	42
<number> a week	9
<number> a.m	18
<number> a.m .	18
<number> adult	-34
<number> adult ,	-34
<number> after	7
<number> am	27
<number> am and	15
<number> and	23
<number> and <number>	-19
<number> and after	-9
<number> and have	17
<number> and never	17
<number> and that	8
<number> approval	46
<number> are	-10
<number> are hard	-8
<number> argument	-5
<number> argument </s>	-5
<number> at	72
<number> at <name>	7
<number> at a	10
<number> at home	8
<number> bar	-24
<number> because	-29
<number> because of	-21
<number> bed	-25
<number> before	18
<number> before tax	8
<number> bullet	-18
<number> bullet </s>	-18
<number> but	-6
<number> but the	9
<number> by	29
<number> by next	17
<number> car	-13
<number> chair	-17
<number> character	11
<number> character </s>	11
<number> cm	44
<number> coeliac	-12
<number> coffee	-34
<number> coin	-16
<number> column	-22
<number> column </s>	-18
<number> corolla	33
<number> country	7
<number> cover	13
<number> cover a	13
<number> cup	-21
<number> day </s>	27
<number> day to	-8
<number> diabetes	-4
<number> diabetes </s>	6
<number> digit	-14
<number> do	13
<number> dollar	6
<number> draft	-6
<number> egg	-64
<number> egg ,	-17
<number> epoch	-12
<number> error	-5
<number> error </s>	-4
<number> euro	47
<number> euro </s>	-5
<number> euro a	29
<number> every	19
<number> every day	6
<number> every month	9
<number> fifty-minute	30
<number> fifty-minute lesson	30
<number> file	-19
<number> file </s>	-12
<number> finger	30
<number> finger ,	30
<number> flat	13
<number> flat in	11
<number> floor	32
<number> floor </s>	18
<number> foot	41
<number> foot <number>	41
<number> for	15
<number> for me	10
<number> for the	10
<number> from	-42
<number> from <month>	4
<number> from the	-10
<number> gig	11
<number> gig </s>	11
<number> go	11
<number> guy	7
<number> hand	9
<number> hive	60
<number> hive </s>	16
<number> hive behind	15
<number> hour	-56
<number> hour </s>	-6
<number> hour ahead	6
<number> hour to	-7
<number> i	8
<number> i 'm	20
<number> i leave	-10
<number> i lose	-12
<number> i see	-9
<number> in	93
<number> in <month>	11
<number> in <name>	9
<number> in may	41
<number> in my	9
<number> in the	-11
<number> is	-62
<number> jersey	20
<number> job	9
<number> kg	4
<number> kg since	4
<number> kidney	35
<number> kilo	55
<number> kilo </s>	25
<number> kilo since	12
<number> km	48
<number> language	-5
<number> language </s>	-5
<number> last	-5
<number> letter	-16
<number> letter </s>	-11
<number> line	13
<number> line </s>	8
<number> line a	9
<number> litre	18
<number> lung	-5
<number> math	-17
<number> max	6
<number> max </s>	6
<number> may	11
<number> member	41
<number> member </s>	41
<number> method	-22
<number> metre	6
<number> metre of	8
<number> min	-79
<number> min ,	-7
<number> min </s>	-39
<number> min leave	-7
<number> min so	-19
<number> min to	-20
<number> min walk	19
<number> minute	-289
<number> minute ,	-33
<number> minute </s>	-142
<number> minute ago	-30
<number> minute and	-16
<number> minute away	-15
<number> minute before	-30
<number> minute each	36
<number> minute late	-20
<number> mm	27
<number> month </s>	-24
<number> month of	8
<number> more	-48
<number> more question	-7
<number> my	-16
<number> name	-35
<number> next	-5
<number> night	-14
<number> night in	-6
<number> nil	-13
<number> nil </s>	-13
<number> now	16
<number> of	63
<number> of <name>	7
<number> of each	23
<number> of my	5
<number> of our	-7
<number> of the	13
<number> of them	-11
<number> of us	54
<number> off	17
<number> off </s>	16
<number> on	28
<number> on <number>	23
<number> on the	-7
<number> option	-11
<number> option </s>	-10
<number> or <number>	-23
<number> or just	21
<number> out	-28
<number> out of	-28
<number> pack	15
<number> page	-14
<number> page </s>	-28
<number> pan	-7
<number> panel	19
<number> paragraph	-5
<number> parcel	-12
<number> parcel </s>	-12
<number> people	24
<number> people ,	19
<number> people make	4
<number> percent	-134
<number> percent ,	-7
<number> percent </s>	-36
<number> percent in	-4
<number> percent of	-45
<number> piano	15
<number> pixel	-7
<number> pls	-25
<number> pls </s>	-25
<number> pm </s>	15
<number> px	-15
<number> read	-16
<number> recipe	39
<number> room	-31
<number> room </s>	-8
<number> round	-4
<number> round of	-10
<number> row	-26
<number> sec	-15
<number> sec </s>	-15
<number> second	-60
<number> second </s>	-31
<number> second to	-8
<number> sentence	-11
<number> sharp	8
<number> since	16
<number> so	12
<number> star	-5
<number> stent	30
<number> still	4
<number> tab	-13
<number> table	-21
<number> ten	-9
<number> ten so	-9
<number> then	-32
<number> thing	4
<number> thing i	4
<number> this	-12
<number> this morning	-8
<number> till	10
<number> till <number>	10
<number> time	-23
<number> title	11
<number> today	-63
<number> today </s>	-25
<number> today because	-27
<number> ton	4
<number> ton of	4
<number> tonight	-31
<number> tonight </s>	-21
<number> try	-11
<number> try to	-7
<number> typo	-13
<number> typo </s>	-7
<number> until	21
<number> until <number>	8
<number> until the	13
<number> valley	-11
<number> van	6
<number> venue	6
<number> venue site	6
<number> was	-9
<number> week	75
<number> week </s>	19
<number> week on	11
<number> who	14
<number> with	10
<number> with a	4
<number> woman	4
<number> woman in	4
<number> word	-9
<number> word ,	-19
<number> word </s>	-10
<number> word a	26
<number> year	141
<number> year ,	16
<number> year </s>	-72
<number> year ago	15
<number> year and	-4
<number> year back	11
<number> year before	5
<number> year in	44
<number> year of	27
<number> year old	13
<number> year or	14
<number> year this	9
<s> 0	30
<s> <day>	-39
<s> <day> 's	-24
<s> <day> lunch	6
<s> <day> meeting	17
<s> <day> night	19
<s> <days>	40
<s> <days> and	11
<s> <days> are	-30
<s> <days> belong	5
<s> <days> i	8
<s> <days> off	29
<s> <kin>	-42
<s> <kin> 's	40
<s> <kin> ,	6
<s> <kin> :	-62
<s> <kin> <kin>	-9
<s> <kin> <name>	-19
<s> <kin> are	-64
<s> <kin> eat	18
<s> <kin> for	-6
<s> <kin> have	66
<s> <kin> here	11
<s> <kin> in	-10
<s> <kin> is	35
<s> <kin> just	-69
<s> <kin> leave	-6
<s> <kin> live	38
<s> <kin> of	-26
<s> <kin> on	-20
<s> <kin> stop	-13
<s> <kin> teach	4
<s> <kin> tongue	18
<s> <kin> turn	18
<s> <kin> want	26
<s> <kin> will	-4
<s> <kin> with	-13
<s> <kin> work	10
<s> <number>	33
<s> <number> ,	-32
<s> <number> <kin>	-9
<s> <number> a.m	15
<s> <number> adult	-34
<s> <number> bed	-40
<s> <number> egg	-17
<s> <number> lung	-5
<s> <number> more	-21
<s> <number> of	-11
<s> <number> option	7
<s> <number> week	8
<s> <number> year	23
<s> a	-163
<s> a <kin>	-73
<s> a <name>	10
<s> a week	-19
<s> a woman	-30
<s> about	-35
<s> about <number>	-35
<s> abuela	10
<s> after	73
<s> age	-11
<s> age <number>	6
<s> ahmed	-9
<s> ahmed ,	-9
<s> all	38
<s> all our	20
<s> allergic	-15
<s> allergic to	-15
<s> allotment	35
<s> allotment is	17
<s> always	58
<s> always give	9
<s> ambulance	-4
<s> among	-4
<s> among the	-4
<s> an	-32
<s> and	-33
<s> and <days>	-12
<s> and <kin>	11
<s> and at	-19
<s> and i	14
<s> and my	-20
<s> and our	-12
<s> and since	12
<s> and the	-10
<s> and we	26
<s> anneke	-11
<s> anneke ,	-11
<s> answer me	10
<s> anything	41
<s> anything with	7
<s> apart	-4
<s> apart from	-4
<s> arthritis	12
<s> arthritis in	12
<s> as	-86
<s> as <days>	-8
<s> as a	-94
<s> as i	8
<s> as my	13
<s> as our	-6
<s> as we	-5
<s> ask	21
<s> asthma	11
<s> at	59
<s> at 68	6
<s> at <number>	53
<s> at our	-11
<s> at the	11
<s> at work	-5
<s> back	-38
<s> bad	31
<s> balcony	14
<s> battery	-16
<s> be	28
<s> be an	23
<s> be from	7
<s> be in	9
<s> be on	-35
<s> be the	6
<s> be vegan	8
<s> bear	-7
<s> bear in	-10
<s> beatriz	-9
<s> beatriz ,	-9
<s> because	-32
<s> because <month>	-8
<s> because <name>	-5
<s> because i	35
<s> because my	8
<s> because our	-24
<s> because the	-17
<s> bee	5
<s> bee ,	5
<s> beginner	8
<s> behind	-10
<s> behind the	-10
<s> bench	-11
<s> bengali	-11
<s> bengali new	-11
<s> best	-47
<s> best <kin>	7
<s> between	-6
<s> between us	-6
<s> big	31
<s> bike	14
<s> bike get	14
<s> bilingual	-9
<s> bread	-5
<s> break	19
<s> british	14
<s> bruna	-7
<s> bruna the	-7
<s> btw	29
<s> btw ,	6
<s> btw get	17
<s> btw i	8
<s> btw my	19
<s> btw the	-15
<s> budget	11
<s> budget for	19
<s> bullet	34
<s> bullet point	34
<s> but	-38
<s> buy	-8
<s> buy a	-7
<s> by the	-11
<s> cabin	-7
<s> caffeine	-13
<s> caffeine kick	-13
<s> call	19
<s> call me	38
<s> can	89
<s> can do	8
<s> can n't	13
<s> can you	30
<s> capo	21
<s> capo on	21
<s> carry	5
<s> cash	-12
<s> cash only	-12
<s> celia	-4
<s> celia ,	-4
<s> cello	6
<s> change	13
<s> change my	19
<s> chess club	7
<s> clean	-12
<s> clear	16
<s> clear the	16
<s> coffee	28
<s> coffee i	16
<s> cold	9
<s> colour	-5
<s> colour look	-8
<s> commute	44
<s> commute by	29
<s> commute was	-4
<s> company	13
<s> company car	11
<s> convert	-7
<s> convert this	-15
<s> coriander	-4
<s> could	-12
<s> dan	-15
<s> dan is	-10
<s> dead	4
<s> dear	-32
<s> delivery	28
<s> delivery have	28
<s> depression	-12
<s> depression run	-12
<s> divorce	8
<s> do	-4
<s> do my	-16
<s> do n't	65
<s> do the	-4
<s> doc	14
<s> drink	7
<s> drive	8
<s> drop	51
<s> drop out	34
<s> drop the	32
<s> during	20
<s> dyslexic	15
<s> dyslexic ,	9
<s> each	-24
<s> email	-9
<s> emigrate	8
<s> emil	18
<s> enjoy	11
<s> error	-11
<s> error :	-6
<s> ever	7
<s> ever since	7
<s> every	-19
<s> every <day>	6
<s> every <month>	-18
<s> every knife	-6
<s> every parcel	22
<s> every time	-15
<s> every winter	-11
<s> everyone	-9
<s> everyone on	6
<s> everything	-5
<s> explain	48
<s> feel	-7
<s> feel kinda	-4
<s> ferry	-6
<s> fill	-18
<s> fill the	-18
<s> first	-7
<s> flat	6
<s> fluent in	6
<s> fly	7
<s> font	-15
<s> font size	-15
<s> for	-51
<s> for <number>	-5
<s> for a	-27
<s> for my	-30
<s> for the	6
<s> for this	-11
<s> forklift	11
<s> from	-40
<s> from may	-8
<s> from my	-4
<s> from now	23
<s> from the	-31
<s> get	-6
<s> get <number>	21
<s> get a	22
<s> get my	-12
<s> get promote	13
<s> gimme	-43
<s> git	-8
<s> giulia	-12
<s> giulia ,	-12
<s> give	30
<s> give i	-5
<s> give me	-14
<s> give my	17
<s> give our	-7
<s> give that	4
<s> give up	34
<s> go	43
<s> go for	-16
<s> go part-time	33
<s> google	-29
<s> grow	42
<s> grow up	31
<s> hair	8
<s> hair 's	8
<s> half	-15
<s> half <name>	8
<s> half my	-7
<s> half of	-5
<s> half the	-4
<s> halfway	-7
<s> halfway through	-7
<s> hand	7
<s> hand shake	13
<s> hate	47
<s> hate coriander	22
<s> hate phone	32
<s> hate this	-5
<s> have	39
<s> have <name>	21
<s> have <number>	-22
<s> have a	7
<s> have be	-15
<s> have high	9
<s> have my	-10
<s> have n't	-5
<s> have to	18
<s> hay	6
<s> he	-55
<s> he 's	-24
<s> he have	-32
<s> he live	-36
<s> hear	46
<s> hear aid	34
<s> her	-70
<s> her <kin>	-26
<s> here	-18
<s> here 's	-20
<s> here is	-13
<s> hip	12
<s> hip replacement	12
<s> his	-31
<s> his <kin>	-44
<s> hm	-11
<s> hold	5
<s> home	24
<s> hometown	23
<s> hope	-4
<s> hope to	16
<s> hot	16
<s> house	5
<s> house is	26
<s> how	-8
<s> how do	4
<s> how to	-24
<s> how would	30
<s> i	-164
<s> i 'd	-91
<s> i 'll	-70
<s> i 'm	-88
<s> i <kin>	71
<s> i always	-21
<s> i am	99
<s> i answer	6
<s> i bank	10
<s> i become	18
<s> i believe	15
<s> i bet	-10
<s> i bill	5
<s> i breed	8
<s> i build	25
<s> i burn	-18
<s> i call	-11
<s> i can	-78
<s> i chair	27
<s> i change	-10
<s> i charge	4
<s> i collect	39
<s> i come	18
<s> i could	-27
<s> i drive	4
<s> i drop	20
<s> i enjoy	16
<s> i fail	18
<s> i fast	9
<s> i fear	11
<s> i feel	-19
<s> i fly	6
<s> i forget	-17
<s> i give	-16
<s> i go	-17
<s> i grow	11
<s> i guess	-5
<s> i hand	43
<s> i handle	42
<s> i hate	37
<s> i have	8
<s> i hear	8
<s> i hold	-8
<s> i hope	-4
<s> i inherit	14
<s> i intend	5
<s> i join	-7
<s> i just	-50
<s> i keep	8
<s> i knit	41
<s> i know	-24
<s> i leave	-49
<s> i lecture	4
<s> i let	20
<s> i lift	4
<s> i like	-27
<s> i live	-32
<s> i lose	12
<s> i love	-27
<s> i maintain	6
<s> i make	8
<s> i manage	18
<s> i may	-32
<s> i mean	-6
<s> i meet	-20
<s> i might	-52
<s> i need	-33
<s> i never	53
<s> i now	18
<s> i only	24
<s> i open	-9
<s> i owe	-45
<s> i own	26
<s> i pay	-20
<s> i play	34
<s> i prefer	14
<s> i press	-9
<s> i put	-16
<s> i read	25
<s> i really	-7
<s> i rename	-8
<s> i rent	20
<s> i repair	7
<s> i report	-6
<s> i restore	35
<s> i ride	14
<s> i run	-8
<s> i say	-4
<s> i see	-20
<s> i sell	6
<s> i share	-8
<s> i shoot	6
<s> i should	33
<s> i sing	33
<s> i skip	-15
<s> i speak	10
<s> i spill	-22
<s> i stammer	39
<s> i start	-8
<s> i stop	-17
<s> i struggle	5
<s> i study	25
<s> i stutter	16
<s> i support	-5
<s> i swear	-13
<s> i sweat	-4
<s> i swim	9
<s> i switch	7
<s> i take	5
<s> i teach	25
<s> i tell	-12
<s> i think	-82
<s> i translate	5
<s> i try	19
<s> i turn	6
<s> i type	12
<s> i use	-4
<s> i usually	-9
<s> i visit	13
<s> i volunteer	4
<s> i wake	-9
<s> i walk	-6
<s> i want	-75
<s> i was	-40
<s> i water	-12
<s> i will	-76
<s> i work	-41
<s> i would	-32
<s> i write	-10
<s> if	-28
<s> in	-162
<s> in <month>	4
<s> in <name>	-78
<s> in an	34
<s> in my	-68
<s> in our	-13
<s> in the	-56
<s> in this	-12
<s> inherit	6
<s> inherit my	5
<s> into	-18
<s> invoice	7
<s> invoice are	4
<s> inè	19
<s> inè (	19
<s> is	-32
<s> is <name>	-37
<s> is <number>	-25
<s> it	56
<s> it 's	99
<s> it fail	-4
<s> it have	-11
<s> it is	-7
<s> it sound	-5
<s> it still	-10
<s> it take	17
<s> it was	66
<s> it work	-24
<s> its	40
<s> jamaican	-12
<s> job	-36
<s> join	18
<s> join the	18
<s> josefina	-8
<s> josefina ,	-8
<s> just	-4
<s> just have	4
<s> just wake	-12
<s> kasimir	-7
<s> keep	33
<s> keep kosher	15
<s> keep my	14
<s> keep the	-6
<s> knee	38
<s> knee are	16
<s> knit	10
<s> kofi	-8
<s> label	22
<s> last	10
<s> late	5
<s> learn	24
<s> lease	28
<s> lease end	17
<s> lease on	6
<s> leave	-21
<s> leave the	-14
<s> left-handed	26
<s> left-handed ,	26
<s> legal	46
<s> leo	-18
<s> license	17
<s> lift	-33
<s> list <number>	-18
<s> live	-24
<s> live in	8
<s> live with	-26
<s> long	41
<s> long email	4
<s> look	8
<s> lose	9
<s> lose <number>	11
<s> lose most	14
<s> lose my	-26
<s> lose the	-8
<s> lunch	4
<s> make	18
<s> max	-24
<s> maybe	-18
<s> me	11
<s> me and	-4
<s> messi	-47
<s> migraine	22
<s> mirela	24
<s> miss	-7
<s> mock	24
<s> morning	13
<s> morning ,	-13
<s> morning are	24
<s> mortgage	31
<s> mortgage is	20
<s> most	-21
<s> most of	-4
<s> mostly	-27
<s> move	15
<s> move the	-11
<s> move to	27
<s> mr	-9
<s> mr <name>	-9
<s> mr.	-17
<s> mr. <name>	-17
<s> mrs	28
<s> mrs <name>	28
<s> my	-211
<s> my <kin>	-144
<s> my <name>	-35
<s> my <number>	-19
<s> my answer	-20
<s> my app	-13
<s> my back	11
<s> my battery	-11
<s> my best	6
<s> my blood	8
<s> my branch	-5
<s> my budget	7
<s> my build	-5
<s> my chess	17
<s> my code	-23
<s> my coffee	-24
<s> my commute	27
<s> my cursor	-6
<s> my degree	22
<s> my essay	-5
<s> my eye	-9
<s> my eyesight	28
<s> my favourite	-4
<s> my finger	8
<s> my first	-7
<s> my function	-12
<s> my goal	34
<s> my guess	-8
<s> my hand	8
<s> my handwriting	22
<s> my head	-8
<s> my hear	24
<s> my keyboard	-13
<s> my knee	64
<s> my laptop	-29
<s> my last	12
<s> my leave	-5
<s> my mistake	-12
<s> my morning	-4
<s> my name	29
<s> my only	-6
<s> my password	-10
<s> my patience	-12
<s> my pension	19
<s> my phone	-86
<s> my query	-11
<s> my question	-6
<s> my rent	13
<s> my salary	29
<s> my savings	6
<s> my score	-22
<s> my screen	8
<s> my script	-4
<s> my shift	21
<s> my soup	-15
<s> my stutter	39
<s> my surname	24
<s> my tab	-4
<s> my team	8
<s> my test	-12
<s> my thesis	19
<s> my timer	-23
<s> my train	-27
<s> my turn	8
<s> my visa	29
<s> name	5
<s> name :	-22
<s> name in	16
<s> need	-13
<s> need a	-27
<s> need to	-25
<s> never	126
<s> never get	12
<s> never learn	22
<s> never marry	23
<s> never mind	-10
<s> new	-18
<s> next	17
<s> no <kin>	5
<s> no gallbladder	22
<s> no internet	-21
<s> no meeting	13
<s> no pork	-6
<s> no rush	-13
<s> no surprise	11
<s> nobody	31
<s> nobody in	8
<s> not	6
<s> nothing	107
<s> nothing get	13
<s> now	37
<s> now i	11
<s> now that	34
<s> number	27
<s> number i	4
<s> nurse	-10
<s> oh	-33
<s> ola	-14
<s> ola from	-14
<s> old	-9
<s> old <name>	-11
<s> on	26
<s> on <day>	-36
<s> on a	7
<s> on paper	-4
<s> on the	49
<s> once	-13
<s> once a	-13
<s> only	40
<s> only <number>	-17
<s> only get	19
<s> only the	7
<s> only woman	7
<s> ottilie	14
<s> ottilie ,	14
<s> our	-51
<s> our <kin>	11
<s> our <name>	-19
<s> our <number>	-15
<s> our bakery	15
<s> our budget	11
<s> our build	6
<s> our call	-6
<s> our church	7
<s> our co-op	10
<s> our company	20
<s> our deadline	-16
<s> our dishwasher	-6
<s> our flat	6
<s> our house	39
<s> our kitchen	-8
<s> our lunch	-11
<s> our office	-5
<s> our old	-8
<s> our planet	-32
<s> our printer	-25
<s> our release	17
<s> our rent	14
<s> our street	8
<s> our studio	12
<s> our table	-15
<s> our team	-6
<s> our test	-6
<s> our train	-21
<s> our union	7
<s> our wed	7
<s> our wg	28
<s> our wifi	-14
<s> owe	-13
<s> owe my	5
<s> owe you	-25
<s> own	15
<s> own <number>	10
<s> own a	12
<s> ownership	-5
<s> ownership of	-5
<s> paris	-22
<s> pavel	-7
<s> pavel from	-7
<s> pay	5
<s> pay off	17
<s> pay the	-6
<s> pension	20
<s> pension kick	13
<s> people	-31
<s> people who	-31
<s> persona	-37
<s> persona for	-17
<s> phd	8
<s> phone	-8
<s> piano	-15
<s> plan	9
<s> plan to	-4
<s> play	-13
<s> please	30
<s> please never	12
<s> pls	26
<s> postgre	-13
<s> pottery	-21
<s> prefer	49
<s> prefer the	-16
<s> primary	14
<s> priscilla	-7
<s> priscilla the	-7
<s> priya	9
<s> prs	18
<s> prs need	18
<s> pull	6
<s> pull gig	6
<s> python	-7
<s> quit my	11
<s> quit smoke	13
<s> quit the	-24
<s> quote	15
<s> raise	5
<s> rasmus	14
<s> rasmus ,	14
<s> recipe	-12
<s> remind	-59
<s> remind me	-59
<s> rent	19
<s> restore	-16
<s> restore a	4
<s> retire	-8
<s> retire <kin>	-12
<s> retire from	10
<s> right	37
<s> right eye	13
<s> robotics	10
<s> robotics is	10
<s> ruben	-29
<s> rugby	30
<s> run	-26
<s> run a	-6
<s> rye	10
<s> rye is	10
<s> salary	10
<s> sam	-4
<s> same	-31
<s> sami	5
<s> sample	-13
<s> save	17
<s> save for	30
<s> say	-13
<s> scare	18
<s> second	15
<s> see	-26
<s> see as	-5
<s> see on	-11
<s> sell	40
<s> sell the	45
<s> she	-8
<s> she 's	-16
<s> shift	25
<s> shoe	8
<s> shoe size	12
<s> shoot	7
<s> shop	-34
<s> shop close	-8
<s> shop open	-5
<s> short	49
<s> short answer	8
<s> sign	-7
<s> since	-79
<s> since <name>	14
<s> since both	-6
<s> since i	-15
<s> since lunch	-35
<s> since my	-21
<s> since the	-4
<s> since we	12
<s> sing	6
<s> sit	-18
<s> sit on	-5
<s> sleep	-4
<s> so	-11
<s> so i	14
<s> so our	-15
<s> so the	9
<s> so with	-11
<s> solar	-5
<s> some	-17
<s> some <kin>	-17
<s> some guy	-14
<s> someone	-23
<s> sound	-17
<s> spare	9
<s> spare key	5
<s> spend	-4
<s> stair	6
<s> stair are	6
<s> stand	7
<s> start a	-5
<s> start the	-7
<s> step	-9
<s> step <number>	-15
<s> stick	-23
<s> stick on	-13
<s> still	12
<s> studio	-22
<s> study	8
<s> sub	-33
<s> sub are	-13
<s> sure	-10
<s> sure ,	-10
<s> swap	26
<s> swap the	5
<s> swear	32
<s> swear off	24
<s> swim	-10
<s> switch	14
<s> switch career	14
<s> switch to	7
<s> take	-41
<s> take a	-20
<s> take me	-7
<s> take my	5
<s> take the	-15
<s> tax	-15
<s> teach	-25
<s> teach me	-60
<s> teach myself	29
<s> team of	-10
<s> tear	-11
<s> tear my	-11
<s> test	-11
<s> test in	-11
<s> thank	-5
<s> thank to	4
<s> that	-34
<s> that 's	43
<s> that bakery	-28
<s> that is	15
<s> that was	-4
<s> the	90
<s> the <kin>	-36
<s> the <name>	-146
<s> the accent	16
<s> the accordion	-4
<s> the account	-30
<s> the answer	-4
<s> the app	-5
<s> the band	-44
<s> the big	-6
<s> the boat	15
<s> the bookshop	-4
<s> the bus	-5
<s> the button	-4
<s> the capital	-19
<s> the choir	4
<s> the clinic	7
<s> the club	32
<s> the company	7
<s> the cooperative	9
<s> the council	16
<s> the debt	-7
<s> the email	-5
<s> the farm	10
<s> the firm	-17
<s> the first	-9
<s> the fish	-4
<s> the flat	29
<s> the food	7
<s> the function	-4
<s> the garden	6
<s> the guest	4
<s> the guy	-24
<s> the hall	-4
<s> the heat	4
<s> the hotel	14
<s> the light	-11
<s> the meet	-7
<s> the mill	-7
<s> the motorbike	-12
<s> the museum	19
<s> the new	-15
<s> the old	36
<s> the older	41
<s> the oven	18
<s> the page	-9
<s> the pharmacy	-5
<s> the piano	-13
<s> the plan	-5
<s> the practice	-4
<s> the rainy-day	47
<s> the report	-24
<s> the restaurant	-11
<s> the ring	5
<s> the roof	23
<s> the scar	-6
<s> the school	28
<s> the second	-8
<s> the server	-11
<s> the shop	6
<s> the soil	24
<s> the stable	-14
<s> the stair	5
<s> the startup	-4
<s> the table	12
<s> the team	38
<s> the test	-5
<s> the theatre	-7
<s> the user	-41
<s> the van	18
<s> the vegan	-21
<s> the video	-8
<s> the vineyard	-9
<s> the whole	-21
<s> the word	-5
<s> the workshop	11
<s> their	-4
<s> their <kin>	-4
<s> then	-13
<s> then i	-36
<s> then the	-22
<s> there	-36
<s> there 's	-67
<s> there are	25
<s> there was	-14
<s> there were	7
<s> they	-18
<s> they call	7
<s> this	-43
<s> this is	-13
<s> thx	-7
<s> thx that	-7
<s> time	-16
<s> time :	-16
<s> tire	-8
<s> tire ,	-8
<s> to	-26
<s> train	17
<s> train as	34
<s> train for	5
<s> train the	-12
<s> transfer	20
<s> translate	-24
<s> translate this	-24
<s> try	4
<s> try for	4
<s> turn	-7
<s> twice	9
<s> type	4
<s> ugh	-51
<s> ugh i	-11
<s> up	-16
<s> up on	-7
<s> use	27
<s> use a	17
<s> use the	-17
<s> use to	64
<s> user	-22
<s> vampire	-24
<s> vegan	-37
<s> vegan since	8
<s> vote	-7
<s> want	11
<s> want out	5
<s> want to	5
<s> was	40
<s> was a	7
<s> was in	12
<s> was make	5
<s> was raise	4
<s> we	47
<s> we 'll	-18
<s> we 're	29
<s> we adopt	4
<s> we agree	-23
<s> we all	-22
<s> we are	-65
<s> we can	-8
<s> we close	-7
<s> we could	-42
<s> we decide	-19
<s> we delete	-20
<s> we deploy	7
<s> we do	44
<s> we foster	12
<s> we get	19
<s> we go	-4
<s> we have	14
<s> we homeschool	33
<s> we host	-17
<s> we keep	20
<s> we meet	8
<s> we milk	24
<s> we need	-57
<s> we never	24
<s> we plan	11
<s> we rent	10
<s> we replace	10
<s> we should	-46
<s> we spend	-5
<s> we switch	-7
<s> we use	25
<s> we were	-4
<s> we will	-17
<s> wear	7
<s> wear a	-4
<s> wed	-10
<s> weld	7
<s> weld is	7
<s> wendell	-7
<s> wendell and	-7
<s> what	54
<s> what 's	20
<s> what i	6
<s> what my	-8
<s> what scare	-8
<s> what with	-18
<s> whatever	45
<s> whatever you	45
<s> wheelchair	33
<s> when	34
<s> when i	11
<s> when you	8
<s> whenever	17
<s> where	-40
<s> which	-6
<s> which i	-11
<s> who win	-18
<s> widowed	-5
<s> will	-4
<s> will be	-5
<s> will n't	5
<s> win	14
<s> win the	14
<s> with	-23
<s> with <kin>	10
<s> with <name>	-37
<s> with <number>	17
<s> with a	-17
<s> with me	6
<s> with my	-46
<s> with no	8
<s> with the	10
<s> without	63
<s> word	12
<s> work	-56
<s> work as	-35
<s> work for	6
<s> work late	-20
<s> work night	9
<s> workshop	-4
<s> would	31
<s> would rather	5
<s> write	-17
<s> you	-93
<s> you 're	-5
<s> you can	5
<s> you live	-32
<s> your	-4
<s> your last	-5
<s> zeynep	-4
=	-88
= <name>	-4
?	59
[	-48
a	-80
a 12	6
a </s>	-9
a <day>	-23
a <day> </s>	-10
a <kin>	-50
a <kin> 's	16
a <kin> </s>	-36
a <kin> <kin>	16
a <kin> at	25
a <kin> call	21
a <kin> come	12
a <kin> for	4
a <kin> from	-39
a <kin> i	-13
a <kin> in	-32
a <kin> is	14
a <kin> name	22
a <kin> on	-11
a <kin> so	13
a <kin> with	-6
a <name>	17
a <name> ,	24
a <name> <name>	-10
a <name> <number>	11
a <name> church	-10
a <name> i	-5
a <name> on	-13
a <name> storage	13
a <number>	33
a <number> </s>	-8
a <number> <kin>	7
a <number> <name>	47
a <number> from	-15
a bad	-4
a bakery	24
a bakery </s>	17
a bar	-31
a bar ,	-17
a beginner	10
a better	-4
a big	-6
a bike	13
a bite	-43
a bite </s>	19
a blank	-27
a blank page	-12
a blue	-12
a boat	-5
a break	-19
a break </s>	-12
a bug	-15
a bug </s>	-5
a bug in	-7
a button	-10
a button </s>	-6
a cabin	-5
a call	-12
a caption	-15
a caption </s>	-7
a car	11
a car ,	10
a care	16
a care home	16
a cargo	14
a cargo bike	14
a cellist	8
a choir	-10
a class	-23
a coffee	-28
a coffee </s>	-5
a cold	-39
a cold today	-26
a column	-13
a comma	-28
a comma </s>	-8
a company	12
a container	-9
a container </s>	-9
a cookbook	20
a cooperative	8
a couple	-25
a couple of	-5
a cover	-8
a cover letter	-10
a credit	21
a crossword	-9
a dataframe	-9
a dataframe with	-9
a day ,	42
a day </s>	-20
a dead	-16
a deadline	-14
a decade	15
a decade </s>	15
a dental	18
a dental <kin>	18
a deposit	11
a drop	13
a family	27
a family of	11
a fan	-4
a ferry	25
a ferry </s>	20
a few	-21
a firm	7
a firm in	7
a first	4
a flat	19
a flat ,	9
a flat of	17
a fly	-30
a food	11
a food truck	11
a former	-26
a former chapel	11
a forum	-10
a forum </s>	-12
a foul	-7
a foul mood	-7
a four-person	-7
a four-person startup	-7
a fourth	11
a fourth floor	11
a fox	-19
a freelance	11
a freelance <kin>	11
a full	20
a full engine	20
a function	-6
a function that	-6
a garage	-11
a glass	-7
a good	-40
a google	6
a google sheet	6
a great	-8
a guy	-31
a half	-4
a half share	-9
a hard	-4
a headache	-26
a hear	24
a hear aid	24
a heat	36
a hip	31
a hip replacement	31
a history	-17
a history of	-17
a hob	33
a hob that	27
a holiday	-13
a holiday </s>	-13
a hospital in	-5
a hostel	-10
a hotel	-5
a house	7
a house in	5
a hurry	-17
a hurry ,	-12
a job	7
a joke	-8
a kidney	8
a kidney to	5
a kiln	20
a ladder	4
a line	-7
a list	-83
a list </s>	-38
a list of	-40
a little	-15
a little <name>	-16
a live	44
a live </s>	38
a loan	-6
a long	-23
a long day	-14
a look	-9
a look at	-5
a lot	-27
a lot </s>	-28
a lot of	4
a man	-22
a meet	-63
a meet </s>	-19
a meet in	-10
a meet with	-18
a mess	-44
a mess today	-13
a message	8
a migraine	10
a minute	-22
a minute </s>	16
a minute ago	-8
a monk	16
a monk for	5
a month	69
a month </s>	26
a month for	23
a moor	10
a mortgage	7
a name	-7
a narrowboat	23
a new	-24
a night	20
a night </s>	-7
a nun	26
a pacemaker	45
a page	42
a page </s>	51
a peanut	-9
a peanut ban	-6
a phone	6
a plot	10
a plot outside	5
a point	-4
a point </s>	-4
a post	14
a primary	10
a primary school	10
a proper	14
a prosthetic	34
a prosthetic leg	34
a pub	14
a quarter	-7
a query	-6
a question	-10
a question about	-7
a queue	-32
a queue </s>	-22
a quick	-52
a ramen	-6
a ramen bar	-6
a real	-4
a recipe	-17
a recipe for	-10
a red	-22
a regex	-11
a rehabilitation	6
a rehabilitation clinic	6
a reply	-13
a rescue	33
a rescue <kin>	27
a retire	-6
a room	-6
a rule	-33
a school	15
a school bus	4
a screen	62
a screen reader	66
a screenshot	-5
a sec	-26
a sec ,	-4
a sec </s>	-22
a second	13
a second <kin>	13
a second salon	4
a set	-11
a shop	-31
a short	11
a shorter	-6
a single	-9
a ska	8
a ska band	8
a small	15
a song	-23
a sourdough	28
a sourdough starter	28
a split	26
a split keyboard	26
a stent	17
a step	24
a stranger	-32
a stroke	50
a stroke in	26
a stroke ward	5
a sublet	39
a summary	-10
a summary </s>	-10
a synonym	-38
a synonym for	-32
a table	-8
a table with	-7
a tattoo	14
a tea	-16
a team	10
a team of	10
a test	-24
a test </s>	-11
a text	-9
a third	-20
a third of	-29
a thumb	-10
a thumb up	-10
a time	23
a time </s>	21
a timeout	-46
a timeout on	-15
a tiny	33
a title	-5
a title for	-4
a train	-21
a tram	27
a tremor	19
a turbo	23
a turbo <kin>	23
a two-bedroom	-11
a two-bedroom place	5
a typo	-11
a typo in	-6
a use	16
a use <name>	16
a user	-39
a user i	-19
a van every	8
a vegan	-18
a victim	-24
a victim of	-24
a village	4
a wait	7
a wait list	10
a warn	-7
a warn </s>	-7
a week	37
a week ,	16
a week </s>	16
a week for	-12
a week in	-17
a weird	-9
a well	23
a well </s>	14
a wheelchair	43
a wheelchair </s>	7
a woman	-25
a woman in	-20
a year	-11
a year ,	-16
a year </s>	-13
a year and	5
a.m	18
a.m .	18
abattoir	17
able	7
able to	7
ableton	34
ableton rack	34
about	-166
about <days>	-36
about <name>	24
about <number>	-13
about <number> </s>	-19
about <number> minute	-25
about <number> month	-25
about <number> ton	4
about <number> word	26
about a	-68
about a third	-43
about it	10
about it </s>	19
about lichen	8
about the	-46
about the <name>	-9
about the second	-4
about this	-8
about to	-17
above	62
above ,	-19
above </s>	-19
above all	43
above all </s>	43
above the	47
above the pharmacy	23
above the shop	13
abuela	10
accent	12
access	53
accident	30
accident </s>	26
accord	-60
accord to	-60
accord to the	-33
accordion	-11
accordion is	-23
account	59
account </s>	38
account in	10
across	31
across <name>	7
across the	15
act	-39
act <number>	-24
act <number> </s>	-24
action	24
actually	6
ad	-47
ad </s>	-21
adapt	-8
add	-59
add a	-10
add a test	-5
add the	-21
address	23
address </s>	9
adhd	6
adopt	37
adopt <name>	11
adopt a	11
adopt from	11
adopt from <name>	11
adopt your	-7
ads	-26
adult	-34
adult ,	-34
adult , <number>	-34
advert	-8
advice	13
advice </s>	14
afloat	23
afloat </s>	23
afraid that	-13
after	204
after </s>	4
after <number>	73
after <number> ,	11
after <number> </s>	50
after <number> year	13
after about	-13
after about <number>	-13
after her	35
after her second	25
after i	36
after my	15
after my <kin>	11
after that	-37
after that come	-9
after the	96
after the <kin>	13
after the debt	28
after the flood	19
after the stroke	16
after the third	-8
after the update	-18
after work	8
afternoon	-63
afternoon </s>	-55
again	-241
again ,	-25
again , can	-13
again </s>	-172
again <name>	-28
again <name> </s>	-28
again in	16
again just	-11
again just now	-11
again with	-11
again with the	-5
against	18
age	-28
age </s>	-11
age <number>	19
age <number> ,	6
age <number> </s>	13
age of	-6
age of <number>	-6
agency	-31
agency in	-22
agency in <month>	-22
agency place	-18
ago	-73
ago ,	-9
ago </s>	-38
ago and	-12
ago and <kin>	-13
agree	-57
agree </s>	-16
agree on	-5
agree to	-14
agree with	-19
agree with your	-7
ahead	-5
ahead </s>	-6
ahmed	-9
ahmed ,	-9
ahmed , my	-9
aid	131
aid </s>	23
aid in	54
aid in the	34
aid since	24
aim	4
aim to	11
air	10
airport	-36
aisle	13
aisle seat	4
alarm	12
alarm go	-19
alcohol	36
alcohol for	16
alcohol or	12
alive	9
all	77
all ,	-4
all , despite	-4
all </s>	39
all <number>	12
all <number> metre	8
all <number> of	10
all afternoon	-25
all afternoon </s>	-25
all day	-42
all day </s>	-12
all i	-8
all i have	7
all in	-5
all in <name>	4
all morning	-51
all morning </s>	-38
all my	46
all of	33
all of them	29
all our	44
all over	-35
all remote	12
all remote ,	7
all the	13
all we	6
all winter	6
all winter </s>	6
allergic	-65
allergic </s>	17
allergic to	-81
allergic to <days>	-41
allergic to nut	-36
allergic to penicillin	27
allergic to sesame	22
allergic to shellfish	17
allergic to this	-5
allergy	-22
allotment	99
allotment is	13
allotment is plot	22
allow	45
allow in	16
allow in our	22
almost	-12
alone	47
alone </s>	35
alone with	10
along	40
along </s>	27
along to	13
along to <name>	13
already	-56
already </s>	-60
also	23
also my	5
also to	6
alternate	17
alternate <days>	11
alternate <days> </s>	11
alto	47
always	390
always ,	19
always </s>	120
always an	14
always be	16
always be </s>	16
always get	4
always give	24
always give me	24
always have	53
always have </s>	41
always have be	11
always in	20
always in <name>	13
always lie	-15
always miss	4
always miss </s>	4
always want	8
always will	13
always will </s>	13
always write	18
am	126
am <name>	6
am <name> for	19
am <number>	26
am a	24
am a <kin>	12
am and	15
am and <number>	15
am give	8
am give lesson	8
am go	20
am go to	20
am work	-5
amateur	48
ambulance	-4
among	5
among the	-4
among the <kin>	-4
an	-48
an <kin>	27
an <kin> </s>	10
an <name>	7
an <name> <name>	-11
an ableton	34
an ableton rack	34
an age	-15
an age </s>	-15
an air	18
an alarm	16
an amateur	38
an answer	-8
an answer </s>	-6
an apology	-14
an array	-4
an array of	-4
an email	-42
an email to	-38
an empty	6
an error	-20
an error </s>	-6
an error in	-11
an exam	7
an example	-7
an hour	-165
an hour ,	-7
an hour </s>	-95
an hour ago	-47
an hour and	6
an hour to	7
an idea	-19
an idea </s>	-12
an idiot	-10
an issue	6
an issue </s>	7
an old	26
an old <name>	44
an update	-11
and	68
and <day>	-17
and <days>	37
and <days> ,	7
and <days> </s>	24
and <days> are	-11
and <days> at	10
and <kin>	18
and <kin> n't	-13
and <name> ,	-17
and <name> </s>	-6
and <name> are	-8
and <name> at	4
and <name> is	11
and <name> on	6
and <number>	-34
and <number> <kin>	-15
and <number> of	4
and <number> pm	15
and a	64
and a <kin>	6
and a bite	5
and a ferry	16
and a little	-16
and a well	14
and after	-9
and after that	-9
and all	5
and also	6
and also to	6
and always	19
and an	17
and an <kin>	5
and at	-19
and at the	-17
and become	4
and call	7
and can	-37
and can n't	-20
and click	-16
and do	36
and do n't	36
and egg	-14
and enter	14
and forbid	-17
and get	7
and go	34
and go back	14
and go for	-9
and guitar	9
and guitar are	9
and hate	19
and have	-33
and have <number>	-62
and her	-4
and her <kin>	-4
and i	16
and i 'm	-7
and i can	-6
and i do	-4
and i have	25
and i sell	8
and i split	4
and i take	-6
and in	5
and in <name>	5
and is	-27
and it	-76
and it 's	-24
and it work	-7
and lose	-8
and me ,	-7
and mine	5
and move	9
and my	-38
and need	8
and never	8
and no	-15
and nothing	-42
and nothing happen	-15
and now	-4
and open	-11
and open a	-12
and our	-12
and paste	-14
and raise	-21
and reopen	-7
and reopen it	-7
and set	-14
and she	11
and since	12
and since i	11
and still	-29
and struggle	7
and struggle with	7
and take	-20
and that	24
and that 's	14
and the	29
and the <kin>	15
and the other	8
and then	16
and visit	9
and we	52
and we 're	14
and white	18
and white </s>	18
and you	-20
and you 're	-15
animal	-12
animal </s>	-12
anneke	-11
anneke ,	-11
anneke , my	-11
annexe	33
anniversary	20
anniversary 's	14
annoy	-64
annoy </s>	-55
another	-34
another bite	-19
answer	48
answer ,	27
answer , always	34
answer </s>	-61
answer i	-5
answer in	30
answer in <name>	12
answer is	-12
answer is <number>	-9
answer me	18
answer me in	18
answer to	8
answer was	-8
any	121
any more	27
any more </s>	25
anymore	37
anymore </s>	26
anyone	-33
anything	86
anything </s>	-8
anything green	-16
anything green </s>	-21
anything smaller	17
anything smaller than	17
anything with	-12
anything you	25
anything you write	7
anywhere	7
apart	12
apart from	12
apart from fish	21
apart from the	-11
apartment	-28
apology	-19
app	-49
app </s>	-22
app and	-7
apparently	-95
apparently </s>	-88
apple	-18
apply	10
apply for	16
apply to	9
appreciate	-5
apprenticeship	18
apprenticeship </s>	6
approach	-17
approach </s>	-9
approval	46
archive	-8
are	128
are <day>	4
are <kin>	-32
are <kin> </s>	-32
are <name>	-22
are <number>	-18
are <number> hour	-23
are <number> of	13
are a	-11
are always	24
are asleep	-15
are asleep </s>	-15
are at	19
are at <number>	17
are awful	-11
are awful ,	-11
are bad	16
are bilingual	-18
are bilingual ,	-18
are dead	-17
are dead </s>	-17
are do	12
are fine	34
are for	-9
are for my	10
are freeze	-41
are freeze ,	-34
are freeze right	-7
are get	-10
are get marry	-7
are go	32
are go </s>	32
are hard </s>	4
are hard to	-8
are hash	17
are hash before	17
are in	20
are leave	9
are milk	-11
are milk by	-11
are miss	4
are miss from	4
are mostly over	15
are my	13
are n't	57
are no	27
are no good	17
are out of	6
are red	-6
are red </s>	-6
are renew	-16
are renew each	-16
are scream	-14
are shoot	15
are shoot from	4
are still	12
are store	-5
are the	21
are with	13
are with me	11
argue	-4
argue that	-4
argument	-43
argument </s>	-28
arm	32
arm </s>	13
army	52
army ,	19
around	31
around <name>	15
around <name> </s>	15
around <number>	14
around here	11
array	-7
array of	-4
arrive	-26
arrive ,	-20
arrive <number>	-15
arthritis	12
arthritis in	12
arthritis in both	12
article	-52
article </s>	-24
article say	-10
as	59
as <days>	-8
as <days> are	-8
as <kin>	7
as <name>	-15
as a <kin>	53
as a <name>	8
as a rule	-33
as a single	-9
as a test	-11
as a user	-31
as an	-6
as ever	-23
as i	24
as i can	22
as i have	10
as my	31
as our	-6
as the	15
as the school	-7
as we	-10
as we 're	-7
as we have	5
as well	24
as well </s>	27
as you	-6
aside	11
ask	36
ask </s>	-22
ask about	15
ask for	51
ask me	6
ask you	-5
ask you something	-5
asleep	-98
asleep ,	-15
asleep </s>	-47
asleep on	-21
association	12
asthma and	-18
at	172
at 16	24
at 16 </s>	24
at 68	6
at </s>	-7
at <day>	16
at <day> </s>	15
at <name>	7
at <name> 's	25
at <name> ,	-15
at <name> </s>	-33
at <name> <name>	37
at <number>	-57
at <number> ,	32
at <number> </s>	-50
at <number> <name>	18
at <number> and	-8
at <number> at	7
at <number> euro	12
at <number> every	11
at <number> i	12
at <number> in	-4
at <number> on	6
at <number> percent	-42
at <number> sharp	8
at <number> today	-57
at <number> week	18
at a	72
at a bakery	7
at a primary	10
at a small	8
at a time	23
at all	29
at all ,	-4
at all </s>	15
at college	-8
at college on	-8
at dawn	-15
at episode	-7
at episode <number>	-7
at halftime	-27
at halftime </s>	-27
at home	101
at home ,	28
at home </s>	56
at home and	4
at it	-25
at least	26
at least <number>	13
at level	-22
at level <number>	-22
at line	-13
at line <number>	-13
at lunch	-18
at midnight	-22
at midnight </s>	-22
at mine	13
at most	-6
at most </s>	6
at my	19
at my <kin>	10
at night	14
at night ,	19
at noon	-63
at noon ,	-31
at noon </s>	-27
at number	-5
at number <number>	-5
at our	72
at our door	-9
at our place	47
at our school	4
at ours	14
at page	-13
at page <number>	-13
at row	-7
at row <number>	-7
at sew	31
at some	-12
at st	7
at st <name>	7
at step	-27
at step <number>	-27
at that	-34
at the	63
at the <day>	13
at the <kin>	-23
at the <name>	41
at the airport	-19
at the bakery	33
at the brewery	-17
at the depot	22
at the door	-53
at the end	-25
at the food	8
at the library	19
at the market	9
at the moment	-16
at the office	-32
at the parcel	13
at the port	4
at the post	-6
at the restaurant	-17
at the salon	7
at the same	15
at the sight	5
at the third	-11
at this	-48
at this for	-12
at this point	-4
at uni	11
at work	26
at work ,	9
at work </s>	14
at your	-15
attach	-17
attach </s>	-4
attachment	-12
attempt	-19
audio	-10
audit	16
autism	17
autistic	5
autocorrect	-9
autumn	75
autumn ,	11
autumn </s>	63
average	36
average </s>	32
avoid	51
away	-38
away ,	7
away </s>	-43
awful	-28
awful ,	-11
awful </s>	-17
back	-30
back </s>	78
back <number>	-12
back at	-18
back in	-84
back in <number>	-50
back in a	-10
back is	26
back now	-11
back now </s>	-11
back on	-28
back then	-14
back then </s>	-14
back to	17
back to <name>	16
back to the	5
back up	5
backend	-14
backend <kin>	-23
backend <kin> at	-23
backup	-25
backup ,	-20
backup , <number>	-20
backup </s>	-16
bad	18
bad </s>	-18
bad back	22
bad knee	36
bad knee </s>	36
bad with	18
badly	-12
bag	35
bag ,	19
bag </s>	18
bag there	-7
bag there 's	-7
bake	42
bakery	-12
bakery 's	18
bakery ,	10
bakery </s>	42
bakery and	-7
bakery are	6
bakery have	-8
bakery have <number>	-8
bakery in	-29
bakery in <name>	-7
bakery on	-7
bakery on <name>	-7
balcony	-7
ban car	-6
ban car from	-6
ban from	8
ban in	14
ban in our	14
ban phone	-8
ban phone </s>	-8
band	31
band 's	-18
band ,	12
band </s>	24
band <number>	6
band can	16
band can tour	16
band on	-10
band pay	-14
bank	45
bank </s>	20
bank <kin>	-11
bank on	5
bank where	7
bank where i	7
banner	-11
bar	-21
bar ,	-41
bar </s>	-20
bar in	11
bar in <name>	15
bar twice	14
bar twice and	14
barbershop	13
barely	12
bark	-31
bark </s>	-24
barley	8
barn	5
barn </s>	24
base	4
basement	8
basically	22
bass	21
bass in	16
bass in a	10
bass line	-4
bat	6
bath </s>	16
bathroom	9
bathroom </s>	-6
battery	-77
battery </s>	-32
battery is	-11
be	104
be </s>	26
be <number>	19
be a	88
be a <kin>	64
be a button	-4
be a monk	11
be a nun	21
be able	7
be able to	7
be an	9
be at	-8
be at this	-8
be back	-21
be back in	-21
be call	8
be call <name>	8
be do	-18
be from	7
be gluten	7
be gluten free	7
be go	4
be here	-19
be here since	-19
be in	12
be in <name>	-18
be in the	-6
be leave	-8
be leave </s>	-21
be like	14
be like that	14
be live	6
be live in	-5
be move	-6
be on	-44
be on a	-4
be on hold	-41
be on parental	4
be ours	11
be quick	-22
be quick </s>	-14
be shorter	-9
be shorter </s>	-9
be sober	12
be sober <number>	10
be sore	19
be sore when	19
be stare	-19
be stare at	-19
be teach	15
be the	-4
be there	19
be there </s>	-6
be there by	28
be vegan	8
be vegan since	21
be wait	-8
be weigh	14
be weigh and	14
be what	21
be with	7
be with the	7
be wrong	-12
be wrong </s>	-12
bear	38
bear </s>	30
bear at	5
bear at <number>	11
bear in	-17
bear in <name>	6
beat	-34
beat on	4
beatriz	-9
beatriz ,	-9
because	-13
because <month>	-8
because <month> and	-8
because <name>	4
because <name> is	5
because i	33
because i lose	7
because my	14
because my <kin>	13
because of	7
because of my	37
because of the	-41
because our	-24
because the	-24
because the <kin>	-7
because the old	-4
because the strike	7
because we	6
become	49
become a	51
become a <kin>	38
bed	30
bed ,	-13
bed </s>	50
bed in	-9
bedroom	17
bee	9
bee ,	13
bee , <number>	13
bee behind	16
bee behind the	16
beekeeping	22
beep	-17
beep in	-17
beer	-22
beer ,	-12
before	139
before </s>	-4
before <number>	25
before <number> </s>	-5
before i	44
before i turn	13
before i was	16
before it	10
before lunch	-11
before lunch </s>	-15
before my	-7
before noon	7
before noon </s>	7
before tax	14
before tax </s>	11
before the	-14
before they	8
before work	4
before work </s>	4
begin	-19
begin </s>	-4
beginner	37
beginner at	31
beginner at sew	31
behind a	-18
behind the	48
behind the barn	9
behind the shed	32
believe	-9
believe in	18
believe it	-21
believe it 's	-20
believe it </s>	-7
believe it or	7
bell	-12
belong	-23
belong to	-23
belong to my	5
belong to the	10
below	12
below </s>	-23
below the	53
belt	43
bench	-6
bengali	-11
bengali new	-11
bengali new year	-11
best	-38
best </s>	-7
best <kin>	23
best <kin> <name>	13
bet	20
better	-42
better </s>	-19
better than	-18
between	-9
between <name>	5
between <name> and	5
between noon	8
between noon and	8
between the	-7
between the <number>	-7
between us	-6
big	43
big at	28
big fan	-5
big fan of	-5
big oven	-6
bigger	-43
biggest	4
biggest <kin>	4
bike	57
bike ,	9
bike get	14
bilingual	-27
bilingual ,	-18
bilingual , <name>	-18
bill </s>	-18
bin out	-12
bio	-37
bio </s>	-18
biology	24
biology in	7
biology in <name>	7
bipolar	5
bipolar ,	5
bipolar , stable	5
birth	18
birthday	64
birthday </s>	29
biscuit	-8
bite	-88
bite ,	-8
bite </s>	15
bite of	-6
bite of a	-11
black	51
black </s>	-5
black and	25
black and white	18
blackwork	52
blank	-54
blank </s>	-12
blank page	-12
blast	-13
blast music	-28
blind ,	5
block	-59
block ,	-6
blood	24
blood pressure	6
blood type	13
blood type is	13
blue	-57
blue ,	-8
blue </s>	-31
blue <name>	-13
blue <name> ,	-13
blue <number>	-7
blue <number> </s>	4
blue shirt	-18
blurry	-31
blurry </s>	-31
board	31
board of	12
board of a	12
boat	39
boat 's moor	14
boat </s>	14
boat is	8
body	-34
boil	-66
boil over	-29
boil over ,	-29
boiler	26
bold	-7
book	40
book </s>	17
book <number>	4
book at	-8
book at a	-8
book for	9
book for <number>	-10
book for our	5
book for spring	6
book for the	5
book say	-12
book the	-15
bookkeeping	12
bookshop	-4
boot	-27
bore	-80
bore </s>	-28
bore in	-14
bot	-31
both	81
both <kin>	19
both ear	38
both ear </s>	38
both my <kin>	6
bottom	45
bouldering	11
bowl	13
box	7
bracket	-20
bracket </s>	-12
brain	-27
brain is	-6
branch	14
branch </s>	-12
branch after	14
branch is	-5
brass	17
brass band	26
brass band </s>	24
bread	-8
bread ,	-9
bread </s>	-10
bread is	-16
break	-73
break </s>	-38
break it	-4
break it </s>	-4
break my	13
break the	-12
break the build	-5
break up	13
breakfast	-26
breakfast </s>	-13
breakfast and	-7
breed	-9
breed <kin>	8
brew	4
brewery	-11
brief	-9
brigade	25
bring	-32
british	14
browser	-40
bruna	-7
bruna the	-7
bruna the <kin>	-7
brutal	-14
brutal </s>	-14
btw	26
btw ,	6
btw get	17
btw i	8
btw i 'm	4
btw my	19
btw the	-15
budget	33
budget for	38
budget for grocery	13
budget for the	35
budget is	-5
bug	-57
bug ,	-4
bug </s>	-21
bug in	-10
bug in my	-7
build	77
build ,	-6
build </s>	13
build a	-7
build break	-7
build have	10
build in	16
build in <number>	14
build is	-5
build it	-5
build it now	-5
build the	17
build with	19
build with <name>	14
building	14
bullet	79
bullet </s>	-38
bullet point	129
bullet point </s>	55
bullet point than	30
bureau	45
burn	-37
burn my	-16
burn my tongue	-16
burn the	-8
burnout	26
burnout </s>	26
bury	4
bury in	7
bury in <name>	7
bus	-18
bus ,	-11
bus </s>	32
bus in	-12
bus in <name>	-13
bus now	-12
bus now ,	-12
business	4
business ,	8
business <kin>	5
but	46
but <name>	5
but i	19
but i still	9
but it	5
but keen	11
but never	26
but never practise	12
but no	-13
but not	-16
but not in	-17
but speak	32
but speak is	32
but the	15
butter	-18
button	-39
button </s>	-4
buy	-9
buy a	13
buy a plot	5
buy bread	-23
buy bread ,	-9
buy by	-12
buy in	6
buy milk	-48
buy milk and	-13
buy the	32
by	234
by <day>	17
by <day> </s>	13
by <kin>	6
by <name>	72
by <name> ,	22
by <name> </s>	33
by <name> <name>	13
by <number>	5
by <number> </s>	24
by a	-29
by accident	-10
by accident </s>	-17
by choice	23
by choice </s>	29
by date	5
by day	10
by day </s>	10
by ear	20
by ear </s>	20
by ferry	28
by lunch	-17
by me	26
by me </s>	9
by me and	11
by mistake	-21
by mistake </s>	-12
by my	34
by my <kin>	34
by next	30
by next summer	8
by noon	-42
by noon ,	-22
by noon </s>	-20
by now	-11
by summer </s>	-5
by that	-17
by the	12
by the <kin>	-18
by the age	-9
by the last	-6
by the word	11
by this	-7
by trade	41
by train	44
by train </s>	44
by tram	13
bypass	13
cabin	14
cabinet	17
cable	-17
cache	-25
cache </s>	-12
caffeine	-18
caffeine kick	-13
caffeine kick in	-13
café	5
cake	-29
call	261
call ,	41
call , always	27
call </s>	27
call <name>	151
call <name> ,	46
call <name> </s>	85
call <name> <name>	23
call <name> and	10
call <name> in	-7
call and	-9
call drop	-6
call every	20
call from	-6
call i	-6
call in	-6
call it that	16
call me	57
call me <name>	57
call my	6
call my <kin>	6
call on	-14
call on <days>	-14
call so	-12
call the	-19
call the <kin>	-19
call the <name>	12
call the function	-5
camera	21
camper	5
camper of	5
camper of my	5
can	8
can call	16
can call it	16
can do	19
can do that	-16
can i	-39
can i <kin>	-28
can n't	-93
can n't be	5
can n't believe	-24
can n't decide	-13
can n't do	-22
can n't drive	32
can n't eat	-30
can n't find	-37
can n't get	10
can n't have	11
can n't hear	-21
can n't know	5
can n't lift	14
can n't open	-14
can n't scroll	-13
can n't see	-12
can n't stand	59
can n't talk	-15
can n't think	-22
can n't work	6
can never	-20
can not	16
can only	5
can play	8
can read	12
can read it	-5
can skip	9
can take	13
can tour	16
can you	12
cancel	33
cancel </s>	-6
capital	-40
capital of	-37
capital of <name>	-37
capo	21
capo on	21
capo on <number>	21
captcha	-18
caption	9
caption </s>	-10
car ,	20
car </s>	12
car from	-6
car go	11
car go back	11
car in	-11
car in the	-11
caravan	17
card	42
card ,	-6
card </s>	29
card after	28
card after the	28
care	41
care </s>	29
care home	19
care home in	16
career	14
cargo	14
cargo bike	14
carry	7
carry an	16
carry on	-16
carry on </s>	-16
cartoon	-23
carve	6
case	-6
cash	-24
cash only	-12
cash only at	-12
cashew	-22
cashew </s>	-27
cataract	40
cataract </s>	12
cater	11
cathedral	18
ceiling	21
celebrate	12
celia	-4
celia ,	-4
celiac	-12
celiac ,	7
cell	-8
cell <name>	-13
cell <name> </s>	-13
cellar	48
cellist	8
cello	23
center	-8
centre	39
centre </s>	27
certificate	8
chair	26
chair by	-16
chair the	27
change my	19
change the	-21
change the chair	-5
change to	8
chapel	-5
chapel ,	-12
chapter	-111
chapter </s>	-15
chapter <number>	-78
chapter <number> </s>	-44
chapter <number> is	-21
character	-99
character ,	-28
charge	20
charge <kin>	17
charge <kin> for	17
charge <number>	26
charge the	-18
chart	-23
chart are	-16
chat	-94
chat </s>	-18
cheap	-20
cheap at	-24
cheap at the	-24
cheaper	31
cheaper </s>	31
check	-46
check in	-40
check it	-10
cheer	-37
cheer </s>	-15
chemistry	49
chemistry to	16
chemo	21
chess	9
chess club	8
chess online	8
chess rate	5
chess rate peak	-4
chi	17
childhood	25
childhood </s>	25
chile	45
chin	11
chocolate	-8
choice	21
choice </s>	29
choir	35
choir ,	28
choir </s>	23
choir i	22
choir is	-13
choir sing	-18
choir sing only	-18
choose	-8
christma	-8
christma </s>	-13
chrome	-21
chrome </s>	-15
chronic	4
church	80
church ,	22
church </s>	24
church hall	11
church in	14
citizenship	39
citizenship in	11
city	-22
claim	20
clan	6
class	46
class </s>	17
class inherit	-7
clause	-6
clay	73
clay soil	58
clay soil ,	17
clean	13
clean </s>	29
clean office	5
clean the	-9
clear	31
clear the	24
click	-101
click </s>	-15
click save	-13
click the	-10
climate	21
climb	26
clinic	36
clinic </s>	15
clinic i	19
clinic in <name>	9
clinic let	-5
clip	-68
clip </s>	-22
clock	-8
close	-7
close ,	-11
close </s>	-18
close <days>	6
close <days> and	6
close and	4
close at	-12
close at <number>	-14
close for	9
close for the	9
close in	-38
close in <number>	-41
close on	-5
close on <days>	-5
close the	33
close up	17
clothe	18
clothe </s>	20
club	69
club 's	13
club ,	7
club </s>	6
club at	6
club at the	6
club in <name>	7
club meet	10
club treasurer	6
club treasurer since	6
cm	44
co-op	17
co-op </s>	4
code	45
code </s>	7
code <number>	-10
code and	18
code in	5
code is	-5
code review	12
coeliac	23
coeliac </s>	36
coeliac disease	-10
coeliac in	10
coeliac in <number>	10
coffee	-162
coffee 's	-20
coffee ,	-33
coffee </s>	-43
coffee a	-27
coffee a day	-27
coffee black	13
coffee i	16
coffee in	-6
coffee is	-18
coffee is cold	-17
coin	-16
cold	-87
cold ,	-22
cold </s>	-39
cold today	-26
cold today ,	-18
cold today </s>	-8
collect	64
collect fountain	17
collect fountain pen	17
collect only	6
collect only the	6
collect the	-4
collector	-8
collector get	-8
college	61
college </s>	68
college on	-8
college on <days>	-8
colour	-26
colour look	-8
colour look off	-8
colour-blind	70
colour-blind (	21
colour-blind ,	25
colour-blind , red-and-green	17
colourblind	30
colourblind ,	26
colourblind , red-and-green	26
column	-57
column </s>	-33
column is	-4
come	88
come </s>	-9
come at	25
come at <number>	25
come back	-25
come back </s>	-6
come every	9
come every second	9
come from	16
come from <name>	10
come from the	-7
come in summer	9
come on	5
come on <days>	5
come out	4
come through	27
come through </s>	19
come to	25
come to <name>	22
come up	-22
come up in	-12
comic	-12
comma	-47
comma </s>	-20
command	46
command </s>	28
comment	-20
comment </s>	-9
commit	16
commit </s>	16
commit message	7
commute	91
commute by	29
commute is	51
commute is <number>	32
commute was	-4
commute was hell	-4
company	48
company 's	17
company car	11
company car go	11
company go	7
company is	4
company is <number>	4
compare	13
compile	-26
compile </s>	-8
complaint	-5
component	-9
computer	14
concern	-16
condition	5
conference on	-4
conference on soil	-4
config	8
conflict	-6
confuse	-35
confuse ,	-8
confuse , so	-8
confuse </s>	-8
confuse by	-5
confuse by the	-5
confuse me </s>	7
connect	4
connection	-11
console	16
container	-15
container </s>	-12
contest	-13
contest in	-13
continue	-26
contract	79
contract </s>	17
contract end	9
contract in	19
controller	12
convert	-13
convert this	-15
cook	-28
cook pasta	-11
cook pasta </s>	-11
cookbook	32
cooperative	24
cooperative </s>	15
copy	-12
copy of	-15
copy of the	-15
copy paste	-10
coriander	64
coriander ,	36
coriander , taste	22
coriander </s>	6
corner	-20
corolla	33
correct	7
corridor	-11
corridor wait	-11
corridor wait for	-11
cost	-21
cost me	13
cost us	6
cottage	8
couch	-40
cough	6
could	-61
could n't	-4
could use	-33
council	139
council </s>	49
council in	24
count	18
country before i	14
country before the	-18
couple	-9
course	9
cover	-38
cover </s>	-22
cover <number>	-6
cover <number> valley	-11
cover a	13
cover a night	13
cover letter	-16
cover the	5
covid	17
covid in	14
covid in <number>	14
cpu	-16
crack	5
crash	8
crash </s>	17
crazy	-32
cream	-12
credit	-8
credit </s>	-38
credit card	37
credit card after	28
credit union	20
cricket	8
crisp	-21
crop	-34
crop it	-7
crop it </s>	-7
crossword	-14
crossword ,	-5
crow	29
crow </s>	7
crow <number>	-8
crow <number> day	-8
crown	19
cry	-23
cultural	19
cup	-56
cup </s>	-24
cup of	-18
curious	-18
curl	-16
curl team	-16
current	12
cursor	-12
cursor is	-6
custody	26
custody ,	10
custody :	10
custody : the	10
custody week	4
custody week on	4
custom	-14
cut	-65
cut <number>	-13
cut <number> word	-13
cut off	-21
cycle	7
cycle everywhere	16
cycle everywhere </s>	7
daily	91
daily </s>	47
dairy	-7
dairy farm	-17
dairy for	9
dan	6
dan is	-10
dance	-17
dance school	-17
dance school rent	-17
dark	4
dashboard	18
data	-35
data ,	-33
data </s>	-19
dataframe	-9
dataframe with	-9
dataframe with <number>	-9
date	-41
date 's	-9
date 's the	-9
date </s>	-38
date from	-9
dawn	4
day	108
day ,	32
day , <number>	21
day </s>	91
day are	8
day i	17
day in	-10
day is	21
day of my	11
day to	-21
dbt	36
dead	-34
dead </s>	-42
deadline	-15
deadline </s>	-7
deadline for	10
deadline in	-10
deadline is	-7
deadline is tight	-8
deaf	55
deaf </s>	17
deaf and	5
deaf in	34
deaf in my	18
deaf to	-19
deal	14
dear	-27
debt	62
debt collector	-8
debt collector get	-8
debt free	11
debt leave	24
debt leave </s>	24
debug	-10
decade	44
decade </s>	44
decent	11
decide	-28
decide on	-13
decide to	-10
decide to go	-4
decide to stop	10
deck	-18
deck in	-13
default	-21
degeneration	15
degeneration </s>	15
degree	47
degree at	4
delete	-41
deliver	-20
delivery	81
delivery have	28
delivery have to	28
dementia	13
demo	-12
dental <kin>	-4
dental <kin> </s>	18
dentistry	7
deny	-4
deny </s>	-4
depend	11
depend on	11
deploy	-22
deploy </s>	-17
deploy on	-10
deploy on <days>	-10
deposit	18
depot	45
depot ,	5
depot </s>	28
depression	-12
depression run	-12
depression run in	-12
deputy	32
deputy head	32
design	8
desk	69
desk </s>	26
desk at	29
desk at a	11
despite	-4
detection	25
diabetes	-4
diabetes </s>	6
diabetic	-10
diabetic ,	-22
diagnose	-5
diagnose in	-8
diagnose with	15
diagnose with <name>	5
diagnosis	16
diagnosis </s>	16
diagram ,	5
diagram </s>	-5
dial-up	4
dial-up speed	4
dialog	-6
dialysis	65
dialysis </s>	27
dialysis unit	28
dialysis unit in	14
diary	-13
dictation	11
die	-5
die </s>	7
die at	-23
die in	-5
diesel	18
diesel </s>	18
diet	-7
diff	-6
diff </s>	-6
difference	-30
difference </s>	-14
different	-18
dig	38
dig the	38
dig the allotment	38
digit	-14
digital	9
dinner	-34
dinner </s>	-30
dinner for	20
dinner tonight	-36
dinner tonight </s>	-15
disability	10
disagree	-7
disagree </s>	-7
disclaimer	5
disease	-10
dish	7
dishwasher	-11
disk	-5
dissertation	26
distance	32
distract	-20
div	-8
div </s>	-6
division	-8
divorce	51
divorce ,	4
divorce i	7
dizzy	-7
dj	23
dj name	23
dj name </s>	23
do	38
do ,	-12
do , both	14
do , mostly	9
do </s>	-23
do <name>	-38
do <name> at	4
do <number>	27
do a	30
do a full	20
do by	15
do by <number>	8
do by the	4
do eat	21
do eat mussel	21
do for	-10
do for today	-10
do his	19
do i get	5
do in	5
do it	-8
do my	-11
do my own	-5
do n't	39
do n't care	-16
do n't celebrate	12
do n't do	9
do n't drink	20
do n't drive	11
do n't eat	19
do n't fly	24
do n't get	-30
do n't give	-10
do n't have	16
do n't know	-13
do n't like	-22
do n't own	16
do n't put	-6
do n't see	-10
do n't show	-15
do n't smoke	14
do n't sugarcoat	25
do n't think	-15
do n't understand	-6
do n't use	6
do n't want	16
do n't work	12
do nail	7
do nail from	7
do not	23
do on	10
do on <day>	10
do so	-4
do solar	-7
do solar pump	-7
do that	-31
do that </s>	-22
do the	27
do this	-32
do this </s>	-18
do with	-11
do with this	-5
doc	-21
doc </s>	-15
doc is	-5
document	15
dollar	4
donate	14
door	-56
door ,	-30
door </s>	-44
doorway	18
doubt	-7
down	28
down 's	19
down 's syndrome	19
down </s>	-24
down for	24
down in	5
down in the	-7
down the	-10
down to	5
download	-19
download ,	-9
download , <number>	-5
downstair	27
downstair </s>	31
dr	-5
dr <name>	-5
draft	22
draft 's	-7
draft a	22
draft for	21
draft for me	12
drag	-4
drain	17
draw	-9
drawer	-11
dream	-18
dream is	11
dream is to	11
dress	8
drill	-18
drill again	-13
drill again ,	-13
drink	25
drink ,	42
drink , do	14
drink tea	-13
drive	94
drive ,	25
drive </s>	-42
drive a	16
drive a <number>	18
drive a school	4
drive at	12
drive at night	12
drive home	-12
drive now	-8
drive now ,	-8
drive the	16
drop	61
drop my	-5
drop my <name>	-5
drop out	33
drop out of	34
drop the	30
drop the rest	-6
drum	-4
dry	-7
dry </s>	-18
du	-8
due	11
due at	-34
due at noon	-16
due in	14
due in <month>	5
due in <name>	12
due in an	-13
due in early	11
dumb	-25
duplicate	-19
duplicate </s>	-10
during	72
during <name>	26
during term	10
dust	61
dust extractor	61
duty	7
dye	19
dye with	5
dyscalculia	14
dyscalculia ,	14
dyslexia	28
dyslexia </s>	20
dyslexic	28
dyslexic ,	16
dyslexic , so	16
each	104
each <day>	11
each <month>	29
each <month> </s>	27
each month	28
each month </s>	28
each of	-11
each way	41
each way </s>	16
each year	-13
ear	163
ear </s>	91
ear only	11
earlier	-24
early	-8
early ,	-32
early </s>	12
earn	11
earth	-20
eat	-87
eat </s>	-20
eat after	-8
eat another	-19
eat another bite	-19
eat anything green	-16
eat by	-27
eat fish	-7
eat fish </s>	-10
eat gluten	18
eat half	5
eat half my	5
eat meat	42
eat meat for	7
eat meat since	17
eat mussel	21
eat mussel </s>	21
eat my	-11
eat pork	58
eat pork ,	23
eat pork </s>	29
eat since	-17
eat sugar	-4
eat the	11
eat too	-23
eat too much	-23
eat up	-5
eat up most	-5
edit	-13
egg	-72
egg </s>	-28
election	22
electric	39
electric kiln	21
electric kiln </s>	21
electricity	-9
else </s>	-22
email	-32
email </s>	32
email me	-7
email to	-58
email to my	-30
emigrate	12
emigrate to	8
emigrate to <name>	8
emil	18
emoji	-34
emojis	34
emojis in	-7
emojis with	19
emojis with me	19
employer	30
employer </s>	25
empty	-9
empty </s>	-15
end	-87
end ,	-12
end </s>	-45
end <number>	-22
end <number> <month>	-22
end at	-25
end at <number>	-12
end in <month>	17
end in <number>	-9
end of	-13
end of <month>	11
end of <number>	32
end of each	12
end of the	-43
end on <number>	10
end up	23
end up with	-5
end when	15
end with	23
endpoint	-14
endpoint </s>	-16
energy	-17
engage	14
engage to	9
engine	20
engine rebuild	20
engine rebuild on	20
english	10
enjoy	27
enough	-25
enough </s>	-9
enough of	-4
enough of this	-4
enter	-7
enter </s>	-9
entire	-13
entirely	-5
entirely by	-5
entry	-10
epilepsy	15
epipen	34
epipen allergic	17
epipen allergic </s>	17
episode	-77
episode <number>	-26
episode <number> </s>	-18
episode <number> and	-7
epoch	-12
error	-45
error ,	-14
error :	-7
error : <name>	-5
error </s>	-29
error in	-13
error message	10
error message ,	11
essay	-10
essential	50
essential tremor	50
essential tremor ,	33
euro	62
euro ,	16
euro </s>	-4
euro a	29
euro a week	7
even	28
even i	5
even if	9
even if i	9
even in	14
evening	44
evening </s>	33
ever	153
ever ,	15
ever </s>	68
ever since	18
ever since the	18
every	347
every <day>	68
every <day> </s>	21
every <month>	9
every <month> </s>	19
every <month> for	7
every <name>	28
every <number>	-18
every <number> year	-18
every day	33
every day </s>	9
every day of	11
every fortnight	6
every fortnight </s>	6
every invoice	10
every knife	-6
every knife in	-6
every line	-7
every minute	-6
every minute </s>	-6
every month	34
every month ,	7
every month </s>	22
every morning	8
every morning at	7
every morning on	-6
every night	8
every other	11
every other <day>	19
every parcel	22
every parcel must	14
every quarter	-15
every quarter </s>	-15
every second	38
every second <day>	41
every single	11
every third	35
every third week	35
every time	14
every time </s>	45
every time i	-33
every weld	-16
every weld </s>	-16
every winter	-11
every winter the	-10
everyone	-18
everyone </s>	-10
everyone on	6
everyone on our	11
everything	120
everything 's	-20
everything ,	8
everything </s>	27
everything in	24
everything in <name>	7
everything in write	11
everything is	-8
everything on	6
everything to	6
everything we	10
everywhere	68
everywhere </s>	44
exactly	13
exam	31
exam in	45
exam in <month>	31
exam question	-11
example	-52
example ,	-23
example </s>	28
excel	-5
except	32
exception	23
exception </s>	24
excuse	4
excuse </s>	4
exercise	-35
exercise </s>	-13
exist	-19
exit	10
exit code	-10
exit code <number>	-10
expect	16
expect a	-5
expect our	9
expensive	-33
expire	-13
expire </s>	-8
expire in	-12
expire in <number>	-14
explain	6
explain that	-7
explain thing	-27
explanation	-4
export	-34
export </s>	-4
extra	-32
extract	-9
extractor	61
eye	17
eye </s>	-11
eye hurt	-27
eye hurt </s>	-16
eyesight	36
fable	-25
fable </s>	-9
fabric	11
face	19
face north	9
fact	-12
fail	-62
fail </s>	-27
fail again	-8
fail the	-6
fail the bar	14
fail with	-6
faint	7
faint at	5
faint at the	5
fair	8
fair </s>	4
fake	-31
fall	19
fall </s>	23
fall asleep	-23
fall between	4
fall between noon	4
fall off	13
fall off a	6
fall on	-14
false	-28
family	243
family </s>	87
family of	11
family of <number>	11
family since	20
fan	-33
fan </s>	-16
fan of	-4
far	42
far </s>	31
farm	17
farm ,	7
farm </s>	18
farm near	4
farm near <name>	4
fast	-29
fast every	10
fast every <name>	10
faster	-23
faster than	-23
fatty	22
fatty food	22
fault	-6
fault ,	-5
favourite	-24
favourite <kin>	-9
favourite character	-19
fear	32
fear of	22
feed	-15
feed by	-7
feed the	-5
feed the <kin>	-7
feedback	-7
feedback </s>	-7
feel	-60
feel great	-8
feel kinda	-4
female	-8
ferry	53
ferry </s>	25
ferry to	9
fever	10
few	-36
few for	-15
field	-19
fifth	39
fifty-minute	30
fifty-minute lesson	30
file	-90
file </s>	-39
file and	-5
file is	-5
file to	-13
file to /	-5
fill	-18
fill the	-18
fill the form	-18
filler	-20
film	-46
film ,	-12
film </s>	-13
film last	-14
film last night	-14
filter	-5
final	-5
finally	-7
finally </s>	-13
find	-63
find ,	-7
find </s>	-22
find <number>	5
find a	-7
find it	-19
find it </s>	-20
find me	24
find out	14
find the	-40
find the setting	-9
find when	5
fine	-19
fine ,	-5
fine , the	6
fine </s>	-42
fine but	30
fine but speak	32
fine for	-15
finger	31
finger ,	30
finger are	18
finish	-12
finish my	15
finish the	-4
finish the first	-4
finish this	-7
fire	11
fire </s>	6
fire brigade	25
fire today	-11
firm	14
firm ,	8
firm </s>	5
firm in	7
firm in <name>	7
firm pay	-17
first	25
first </s>	-4
first <day>	22
first <day> of	19
first <number>	-19
first aid	23
first attempt	-17
first chapter	-15
first draft	-5
first draft </s>	-5
first in this	-12
first line	-12
first marriage	19
first of	6
first part	-5
first suggestion	-5
first suggestion </s>	-5
first time	7
fish	-7
fish ,	-20
fish , i	-6
fish </s>	6
fish permit	-16
fish shop	-4
fit	-4
fit </s>	12
fix	-35
fix ,	-9
fix </s>	-7
fix at	13
fix at <number>	13
fix it	-29
fix it </s>	-14
fix the	-13
fix this	-18
fix till	6
fix until	19
fjord	27
fjord </s>	27
flag	-11
flat	41
flat ,	17
flat </s>	-14
flat above	13
flat above the	25
flat have	9
flat have no	9
flat in	-21
flat in <name>	-10
flat in the	-11
flat is	25
flat of	17
flat of <number>	17
fleece	-4
flight	-42
flip	9
flip it	-6
flood	30
flood </s>	13
flood in	-5
flood that	19
floor	40
floor ,	-26
floor </s>	47
flour	-9
flour ,	-20
flu	-12
fluent in	6
fluent in <name>	6
fly	69
fly ,	53
fly </s>	7
fly and	28
fly for	-10
fly in	-6
flyer	7
focus	-21
fold	10
fold <number>	7
folder	-11
folder </s>	-18
follow	17
follow </s>	16
font	-13
font </s>	13
font is	-15
font size	-15
font size <number>	-15
food	140
food ,	17
food </s>	16
food bank	22
food bank </s>	21
food bank on	8
food bank where	7
food in	13
food truck	50
food truck </s>	39
foot	13
foot <number>	41
foot <number> </s>	30
footnote	-20
for	196
for </s>	-23
for <day>	-36
for <day> 's	-21
for <kin>	28
for <kin> </s>	30
for <name> 's	-4
for <name> ,	7
for <name> </s>	20
for <name> and	-7
for <number>	-101
for <number> </s>	-8
for <number> <month>	7
for <number> epoch	-12
for <number> hour	-22
for <number> min	-19
for <number> minute	-15
for <number> second	-23
for <number> tonight	-24
for a	36
for a <kin>	-19
for a decade	15
for a deposit	11
for a hip	22
for a house	5
for a kiln	20
for a live	44
for a room	-11
for a sec	-4
for a synonym	-11
for a year	-11
for about	-12
for about <number>	-5
for age	21
for age </s>	21
for an	5
for an hour	-50
for anything	32
for dinner	-16
for epilepsy	8
for every	19
for everyone	5
for everything	14
for free	6
for good	79
for good </s>	19
for good after	15
for good in	5
for grocery	13
for grocery is	7
for it	26
for it </s>	26
for later	-10
for life	83
for life </s>	59
for lunch	-55
for lunch </s>	-34
for may	-10
for may <number>	-10
for me	67
for me ,	4
for me </s>	21
for me is	-10
for my	35
for my <kin>	40
for next	21
for no	-28
for now	-27
for now ,	-25
for spring	6
for that	-38
for that </s>	-21
for the	107
for the <kin>	14
for the <name>	52
for the group	17
for the roof	-19
for the same	12
for the under	4
for the wed	20
for the whole	27
for this	-14
for this </s>	-6
for this <number>	-26
for today	-21
for today </s>	-21
for tonight	-61
for tonight ,	-10
for tonight </s>	-19
for typo	-33
for typo </s>	-33
for us	40
for wifi	17
for wifi </s>	17
for year	8
for year </s>	8
for you	-33
for you </s>	-33
forbid	28
forbid it	18
forbid it </s>	18
force	38
forecast	-40
forest	5
forever	7
forge	6
forge by	-6
forget	-76
forget </s>	-5
forget my	-14
forget my password	-7
forget the	-13
forklift	21
forklift licence	22
form	-54
form </s>	-13
form with	-21
format	-19
former	-30
former chapel	11
formula	-12
fortnight	6
fortnight </s>	6
forum	-22
forum </s>	-15
forward	-17
foster	77
foster <kin>	33
foster care	17
foster care </s>	11
foul	-7
foul mood	-7
found	-13
found by	-8
found in	-11
found in <number>	-17
fountain	41
fountain pen	17
fountain pen ,	17
four-person	-7
four-person startup	-7
four-person startup in	-7
fourth	38
fourth floor	11
fox	-21
fox in	-7
fox in the	-7
frame	-17
franc	26
franc </s>	22
fraud	21
free	-53
free ,	-10
free </s>	-6
free at	14
freelance	62
freelance </s>	29
freelance <kin>	11
freelance as	8
freeze	-93
freeze ,	-54
freeze , so	-10
freeze </s>	-19
freeze right	-7
freeze right now	-7
freezer	13
freezer </s>	-5
fridge	-16
fridge ,	-15
fridge door	-8
from	79
from <day>	-33
from <day> to	-33
from <month>	10
from <month> ,	9
from <month> to	13
from <name>	-19
from <name> ,	-7
from <name> </s>	-84
from <name> and	18
from <name> in	10
from <name> into	8
from <name> to	18
from <number>	36
from <number> </s>	-8
from <number> <name>	13
from <number> and	9
from <number> venue	6
from <number> year	10
from a	-16
from fish	21
from home	32
from may	-8
from may on	-8
from me	4
from my	20
from my <kin>	17
from my crow	-14
from now	63
from now on	63
from our	9
from support	-15
from teach	7
from the	-73
from the <name>	12
from the council	13
from the navy	-8
from the post	6
from the support	-9
from this	-7
from us	4
from yesterday	-14
from you	18
from your	-14
from your table	-13
front	-41
front of	-16
front of the	-11
frontend	11
frontend </s>	10
full	5
full ,	-12
full engine	20
full engine rebuild	20
full of	-13
full-time	-4
full-time </s>	-12
fully	52
fully remote	29
fun	7
fun </s>	14
function	-54
function </s>	-12
function is	-5
function return	-7
function take	-5
function that	-6
fund	35
fund </s>	28
funeral	-8
funny	-45
funny </s>	-27
furious	-13
furious </s>	-13
further	-19
gallbladder	22
game	-81
game </s>	-6
game at	-14
game is	-35
garage	17
garage ,	25
garage </s>	-7
garage fix	-19
garage stand	-10
garden </s>	-46
garden is	25
garlic	-36
garlic ,	-8
garlic </s>	4
gas	-4
gate	-25
gateway	-10
general	-36
general </s>	-29
generally	-20
generally </s>	-20
gerund	-7
get	272
get </s>	6
get <kin>	9
get <kin> in	6
get <number>	65
get <number> <kin>	26
get <number> kidney	28
get <number> tab	-4
get a	17
get a <kin>	35
get a <name>	-11
get a <number>	-17
get a bad	-4
get a migraine	7
get a prosthetic	34
get a reply	-4
get a timeout	-43
get a weird	-4
get an	-8
get an error	-13
get another	10
get another </s>	10
get back	-14
get beat	4
get beat on	4
get bullet	30
get bullet point	30
get cut	-14
get dress	16
get eat	-53
get eat by	-27
get into <name>	7
get it </s>	-11
get lay	14
get lay off	14
get marry in	-14
get marry on	4
get migraine	22
get migraine from	22
get my	53
get my <name>	24
get my coffee	-13
get nothing	-11
get nothing </s>	-8
get on	-10
get past	6
get past the	6
get power	-5
get promote	12
get promote to	13
get read	48
get replace	12
get seasick	17
get seasick on	17
get shorten	19
get suspend	-6
get that	-6
get the	-18
get the joke	-5
get the same	-6
get the second	-5
get this	-21
get to	23
get to the	7
get to work	30
get why	-16
get worse	14
get worse on	23
get your	-9
gift	-19
gig	17
gig </s>	16
gig listing	6
gig listing from	6
gimme	-43
git	-8
giulia	-12
giulia ,	-12
give	54
give <number>	-11
give a	-8
give a kidney	5
give a thumb	-10
give i	-5
give i can	-7
give lesson	8
give lesson to	8
give me </s>	-5
give me a	14
give me step	-9
give me the	-9
give my	23
give our	-7
give our tiny	-7
give that	4
give that my	-7
give that we	9
give the	-8
give up	71
give up </s>	-25
give up meat	13
give up on	-26
give up sugar	16
give up the	24
give up when	17
give us	4
give us about	4
give you	-4
glass	9
glass for	19
glass for anything	19
glove on	-12
glove on </s>	-12
gluten	39
gluten free	6
gluten free </s>	9
go	23
go </s>	-32
go ahead	-9
go ahead </s>	-9
go back	21
go back at	-11
go back in	4
go back to	24
go black	-12
go but	25
go but i	9
go by <name>	21
go by the	-8
go cold	-17
go fine	6
go fine ,	6
go for	-46
go for a	-25
go fully	29
go fully remote	29
go in	-6
go in the	-8
go into	23
go into <name>	7
go now	-6
go now </s>	-6
go off	-24
go on	-9
go out	7
go out on	24
go over	19
go part-time	33
go part-time after	29
go through	19
go to	-49
go to <name>	-16
go to a	18
go to be	-7
go to bed	4
go to grab	-20
go to lunch	-13
go to me	4
go to my	4
go to the	-22
go with	-26
go with it	-4
go with option	-5
go with the	-11
goal	27
goal here	-4
goal here is	-4
goal is <number>	-10
goal is a	7
goalie	-7
goalkeeper	-20
goalkeeper ,	-4
goalkeeper , <name>	-4
good	7
good ,	9
good </s>	-22
good after	15
good after the	15
good but	11
good but keen	11
good for	10
good in	5
good to	-12
good to me	-7
good until	7
google	-70
google sheet	6
google sheet every	6
grab	-35
grab lunch	-20
grab lunch ,	-20
grade	7
grade <number>	15
grade <number> piano	15
graduate	13
grain	30
gram	16
gram </s>	24
grammar	-4
grant	10
grave	6
great	-30
great ,	-19
great </s>	-30
green	12
green ,	8
green </s>	-13
green notebook	24
greenhouse	33
greenhouse is	12
greet	-9
grey	10
grid	37
grid ,	35
grid , solar	24
grind	32
grocery is	7
grocery is <number>	7
group	93
group </s>	58
group have	-7
group have <number>	-7
group in	16
group in <name>	16
group project	17
grow	70
grow chile	44
grow up	36
grow up in	6
guess	6
guess </s>	21
guess i	-4
guess is	-5
guess is that	-4
guest	-41
guide	28
guitar	9
guitar are	9
guy	-88
guy in	-19
guy in the	-19
guy on	-22
guy on the	-16
ha	-10
ha </s>	-10
hack	-16
hack </s>	-16
haiku	-21
haiku about	-21
hair	52
hair 's	8
half	13
half </s>	-9
half <name>	16
half <name> ,	8
half a	-19
half do	-11
half my salary	8
half my screen	-16
half my team	14
half of my	-8
half of the	21
half share	-9
half share in	-9
half the	23
half the time	25
half work	27
half work </s>	27
halftime	-33
halftime </s>	-27
halfway	-31
halfway through	-21
halfway through the	-12
hall	22
hall </s>	10
hall on	9
hand	100
hand </s>	4
hand are	-39
hand are freeze	-33
hand full	-14
hand in	12
hand me	-8
hand over	11
hand shake	55
hand shake ,	46
handball	12
handle	70
handle the	24
handle the money	7
handwriting	14
handwriting is	22
hang	-58
hang on	-53
hang on </s>	-13
hang on <name>	-36
hang up	-23
happen	-18
happen </s>	-23
happy	-30
happy </s>	-28
happy with	-9
hard	-42
hard </s>	-39
hard of	19
hard of hear	19
hard to	-9
hard to read	-5
hare	-20
harvest	6
hash	16
hash before	17
hash before they	17
hate	182
hate <days>	-12
hate <days> </s>	-12
hate coriander	28
hate coriander ,	28
hate it </s>	7
hate man	25
hate man in	25
hate me	-19
hate me </s>	-14
hate phone	39
hate phone call	39
hate slide	6
hate slide deck	6
hate that	-11
hate the	-5
hate this	-16
hate to	-5
hate to ask	-5
haul	19
have	117
have </s>	51
have <kin>	38
have <kin> ,	10
have <kin> </s>	28
have <kin> in	16
have <name>	55
have <name> </s>	23
have <number>	-243
have <number> <kin>	-109
have <number> chair	-7
have <number> coffee	-22
have <number> min	-20
have <number> minute	-18
have <number> option	-11
have <number> woman	4
have a	-194
have a bug	-11
have a call	-10
have a class	-23
have a coffee	-10
have a cold	-9
have a dataframe	-9
have a headache	-18
have a list	-18
have a look	-9
have a meet	-52
have a pacemaker	31
have a question	-10
have a stroke	25
have add	-4
have add a	-4
have an	-44
have an idea	-19
have any	-21
have asthma	-16
have asthma and	-18
have be	27
have be </s>	11
have be a	17
have be at	-8
have be go	4
have be here	-19
have be in	16
have be live	18
have be sober	9
have be stare	-12
have be there	-6
have be wait	-8
have be with	-9
have begin	-4
have begin </s>	-4
have book	-4
have book <number>	4
have coeliac	-10
have coeliac disease	-10
have covid	14
have covid in	14
have decide	7
have decide to	7
have do	15
have enough	-30
have enough of	-4
have get	144
have get <kin>	19
have get <number>	55
have get a	48
have get an	8
have give	4
have have	43
have have a	11
have have enough	-4
have have the	5
have her	10
have high	9
have it	-22
have keep	9
have leave	-15
have leave </s>	-19
have live	9
have live with	7
have look	-6
have lose	7
have lunch	-35
have lunch </s>	-12
have manage	-16
have me	5
have move	-20
have move to	-20
have my	-27
have n't	13
have n't be	6
have n't eat	7
have n't get	4
have n't speak	4
have never	-11
have never be	-7
have never have	6
have never learn	5
have never see	-8
have no	65
have no <name>	5
have no internet	9
have no oven	9
have perfect	14
have publish	11
have read	-7
have read the	-4
have run	29
have run the	13
have serve	13
have since	11
have solar	39
have some	-21
have spend	13
have spend <number>	13
have start	-4
have stop	31
have stop eat	31
have the	6
have the file	-5
have the flu	-12
have the same	4
have the wrong	-4
have this	-5
have time	-27
have time for	-13
have to	-4
have to be	52
have to fix	-13
have to give	8
have to go	-27
have to say	-11
have to stay	17
have to work	5
have try	-5
have visit	9
have visit every	9
have volunteer	17
have wear	22
have wear a	23
have wear out	-7
have work	20
have write	-4
hay	9
hay fever	10
he	28
he 's	14
he 's <number>	12
he have	-30
he latch	35
he latch on	35
he live	-36
he live in	-36
head	26
head ,	10
head </s>	5
head <kin>	31
head <kin> in	11
head hurt	-8
headache	-34
headache ,	-12
header	-20
header </s>	-10
headline	-24
headline is	-5
headphone	-20
heal	30
heal </s>	30
hear	145
hear ,	19
hear </s>	-12
hear aid	108
hear aid in	54
hear aid since	24
hear in	32
hear that	-23
hear the	-23
hear you	-28
heart	38
heart </s>	12
heart rate	-14
heat	73
heat 's	-8
heat </s>	7
heat pump	18
heavy	52
hectare	5
heel	-25
height	18
height since	4
height since the	4
hell	-4
hell today	-4
help	23
help </s>	-14
help me	17
her	-24
her </s>	7
her <kin>	-37
her <kin> </s>	9
her <kin> in	11
her on	-5
her own	14
her second	25
her second stroke	25
here	-185
here 's	-31
here 's the	-6
here ,	8
here , <number>	9
here :	15
here </s>	-130
here for	-17
here for an	-17
here in	17
here in <name>	21
here is	-26
here is to	-4
here since	-28
hernia	5
hero	-23
heroine	-43
heroine ,	-43
heroine , <name>	-28
hiccup	-22
hide	-4
hide the	-11
highest	-34
highlight	-8
hilarious	-19
hilarious </s>	-19
hill	44
him	56
him every	11
hinge	17
hint	23
hip	113
hip </s>	18
hip operation	15
hip operation </s>	15
hip replacement	43
hip replacement </s>	22
hire	-4
his	-23
his <kin>	-30
his <kin> 's	8
his <kin> </s>	11
his own	-20
his shop	7
history	10
history of	-17
history of glaucoma	-17
hit	-37
hive	38
hive </s>	-7
hive behind	15
hive behind the	15
hm	-11
hob	21
hob that	27
hob that half	27
hobby	40
hobby ,	24
hobby </s>	16
hockey	34
hold	-71
hold <number>	17
hold a	18
hold on	-15
hold shift	-13
hold the	-5
hold with	-43
hold with the	-43
holiday	20
holiday </s>	5
home	137
home ,	13
home , <name>	13
home , less	15
home </s>	70
home and	4
home and <name>	4
home by <number>	-8
home in	14
home in <name>	20
home to	10
home to <name>	10
home was	-15
homeschool	33
homeschool all	17
homeschool all <number>	17
homeschool our	13
homeschool our <number>	13
hometown	23
homework	-38
homework </s>	-14
honest	14
honestly	5
honestly ,	14
honestly , across	14
honestly </s>	-9
honey	7
honey at	7
honey at the	7
hope	9
hope is	-9
hope to	30
hope to adopt	17
hope to buy	8
hopefully	-9
hopeless	4
hopeless ,	13
hopeless </s>	-10
horror	19
horror film	19
hospice	18
hospital	61
hospital in	-5
hospital in <name>	-5
host	-5
hostel in	12
hostel in <name>	12
hot	17
hot </s>	-19
hot sauce	13
hotel	15
hotel </s>	17
hour	-284
hour ,	-24
hour , say	11
hour </s>	-115
hour a	-10
hour a week	9
hour ago	-47
hour ago </s>	-33
hour ahead	6
hour and	-9
hour late	-22
hour late </s>	-22
hour to get	21
hourly	10
house	181
house ,	17
house </s>	30
house co-op	4
house eat	10
house eat fish	10
house have	23
house in <name>	18
house in the	-14
house is	45
household	35
how	-16
how do	-22
how do i	-8
how i	27
how much	11
how my	-6
how this	-5
how this work	-5
how to	-41
how to do	-12
how we	18
how would	30
how would you	30
how you	4
hum	-29
human	-34
humour	8
humour ,	8
hungry	-36
hungry </s>	-16
hurry	-63
hurry ,	-16
hurry </s>	-47
hurt	-55
hurt </s>	-24
hymn	48
hype	-26
i	322
i 'd	-76
i 'd be	-14
i 'd like	11
i 'd love	-23
i 'd prefer	-17
i 'd rather	6
i 'd say	-27
i 'll	-108
i 'll be	-36
i 'll go	-13
i 'll have	-18
i 'll send	-17
i 'm	-42
i 'm <name>	11
i 'm <number>	54
i 'm a	47
i 'm about	-14
i 'm allergic	36
i 'm alone	9
i 'm apply	8
i 'm ask	12
i 'm at	-40
i 'm bad	6
i 'm blind	4
i 'm bore	-8
i 'm build	-10
i 'm colour-blind	59
i 'm confuse	-12
i 'm cook	-21
i 'm dead	-13
i 'm deaf	4
i 'm design	-6
i 'm do	-26
i 'm drive	-11
i 'm fix	-6
i 'm fly	-17
i 'm from	-16
i 'm get	-9
i 'm go	-43
i 'm halfway	-9
i 'm hard	10
i 'm have	-8
i 'm hope	8
i 'm hungry	-12
i 'm impress	-9
i 'm in	-72
i 'm interest	-7
i 'm into	-5
i 'm just	-5
i 'm keen	-5
i 'm lactose	35
i 'm learn	14
i 'm leave	-12
i 'm left-handed	25
i 'm look	-37
i 'm lose	-12
i 'm make	-24
i 'm not	6
i 'm off	-22
i 'm on	-20
i 'm out	-36
i 'm pay	32
i 'm plan	-4
i 'm play	21
i 'm put	19
i 'm read	-5
i 'm run	-19
i 'm save	41
i 'm sick	-4
i 'm so	-15
i 'm soak	-14
i 'm stand	9
i 'm start	-7
i 'm stick	-32
i 'm terrify	15
i 'm the	119
i 'm tire	-4
i 'm train	28
i 'm try	-4
i 'm up	-6
i 'm use	-11
i 'm useless	7
i 'm wait	-10
i 'm watch	-35
i 'm work	-30
i ,	-23
i <kin>	73
i <kin> </s>	-28
i <kin> amateur	9
i <kin> have	10
i <kin> is	5
i <kin> the	24
i <name>	-29
i always	-8
i always get	4
i always want	8
i am	90
i am <name>	6
i am <number>	26
i am a	24
i am give	8
i am go	20
i am work	-5
i answer	6
i ask	33
i ask </s>	-4
i ask about	24
i ask for	27
i avoid	13
i bank	10
i become	18
i become a	25
i believe	15
i believe in	18
i bet	-14
i bill	5
i break	-7
i break the	-8
i breed	8
i breed <kin>	8
i build	30
i burn	-18
i burn the	-8
i buy it	-6
i buy milk	-15
i call	-13
i call the	-10
i can	-8
i can n't	-71
i can never	-20
i can not	40
i can only	4
i can play	8
i can read	18
i can take	13
i carry	8
i chair	27
i chair the	27
i change	-10
i change the	-10
i charge	4
i charge <number>	22
i charge the	-18
i clean	-5
i click	-54
i collect	50
i collect fountain	17
i collect only	6
i come	40
i come to	18
i could	-42
i could use	-11
i cut	-15
i depend	11
i depend on	11
i direct	17
i do	56
i do ,	17
i do <number>	13
i do eat	21
i do his	11
i do n't	-97
i do nail	7
i do on	10
i do the	33
i drive	9
i drive a	17
i drop	25
i drop the	8
i eat	-8
i enjoy	16
i fail	18
i fail the	4
i faint	12
i fast	20
i fear	11
i feel	-19
i feel great	-8
i find	-27
i find </s>	-7
i find it	-9
i fly	17
i follow	-5
i forget	-24
i forget my	-14
i found	12
i get	14
i get a	-68
i get an	-4
i get it	6
i get migraine	22
i get my	14
i get the	6
i give	31
i give a	-5
i give my	6
i give the	-13
i give up	23
i give you	-4
i go	22
i go by	5
i go to	-5
i grow	26
i grow up	38
i guess	-11
i guess </s>	-6
i guess i	-4
i hand	43
i handle	49
i hate	44
i hate it	-8
i hate that	-11
i hate this	-10
i have	67
i have </s>	-6
i have <name>	7
i have <number>	-42
i have a	-118
i have add	-4
i have an	-26
i have be	-10
i have book	-4
i have get	98
i have have	16
i have just	-4
i have keep	9
i have look	-6
i have lose	7
i have lunch	-26
i have my	-15
i have n't	8
i have perfect	14
i have publish	11
i have read	-7
i have run	20
i have serve	13
i have stop	31
i have the	-17
i have this	-5
i have to	-74
i have try	-5
i have visit	9
i have volunteer	17
i have wear	22
i have work	20
i have write	-4
i hear	-21
i hear </s>	-16
i hear you	-20
i hit	-14
i hold a	8
i hold shift	-13
i hope	-4
i inherit	18
i inherit this	-4
i intend	5
i intend to	7
i just	-102
i keep	33
i keep <number>	8
i keep bee	24
i keep get	-19
i knit	41
i know	-10
i know the	5
i learn	19
i learn <name>	10
i learn from	-15
i leave	-59
i leave <name>	-17
i leave a	-13
i leave it	-6
i leave the	-8
i lecture	4
i let	20
i lift	4
i like	-35
i like how	-5
i like it	13
i like my	30
i like option	-13
i like that	-4
i like the	-24
i like them	-15
i like your	-5
i live	-32
i live in	29
i look	5
i look up	4
i lose	6
i lose <number>	4
i lose my	12
i love	-27
i love how	-8
i love it	-5
i love the	-19
i love this	-4
i maintain	6
i make a	-5
i make it	9
i manage	39
i manage to	-4
i marry this	14
i may	-32
i may be	-18
i mean	-6
i mean </s>	-20
i mean the	-9
i meet	-11
i meet my	8
i might	-52
i might be	-17
i miss	-7
i move	4
i move back	-4
i move my	5
i move the	-10
i need	-62
i need </s>	-16
i need a	-41
i need glass	19
i need is	-19
i need the	-15
i need to	-23
i never	56
i never get	-10
i never learn	21
i never see	-9
i never use	19
i notice	23
i now	18
i only	22
i only buy	15
i only have	-11
i only need	-9
i open	-10
i open the	-5
i owe	-45
i owe my	10
i owe you	-31
i own	44
i own a	13
i paste	-13
i pay	-30
i pay <number>	-16
i plan	7
i play	52
i play bass	5
i play cello	9
i play it	-5
i play the	32
i prefer	6
i prefer <name>	23
i prefer the	-24
i press	-9
i put	-25
i put the	-16
i qualify	12
i qualify in	12
i quit the	-14
i read	-31
i read </s>	-33
i read on	30
i read somewhere	-35
i read the	-8
i read your	-7
i really	-7
i refuse	35
i rename	-8
i rename the	-8
i rent	20
i repair	7
i report	-6
i restore	35
i retire	14
i ride	14
i run	-9
i run <number>	-7
i run a	25
i run it	-15
i run out	-13
i run the	9
i say	-6
i see	-55
i see <number>	4
i see a	-16
i sell	28
i sell it	-9
i sell my	9
i sell the	29
i send	4
i share the	-13
i shoot	6
i should	17
i sing	42
i sing in	9
i sit	13
i sit third	9
i skip	-15
i skip breakfast	-13
i skip the	-6
i sleep	-11
i sleep badly	-16
i speak	16
i speak <name>	10
i speak too	-7
i spill	-27
i split	9
i split custody	7
i stammer	54
i stammer so	25
i stand	-7
i stand up	-7
i start	-7
i still	53
i still swim	11
i stop	-39
i stop it	-11
i stop the	-14
i struggle	5
i study	25
i study law	20
i study marine	7
i study your	-9
i stutter	16
i support	-5
i swear	-22
i sweat	-4
i swim	21
i swim <number>	12
i switch	7
i switch the	-4
i switch to	13
i take	26
i take it	-8
i take levothyroxine	16
i take over	12
i take the	-4
i take your	-6
i teach	47
i teach myself	7
i teach year	8
i teach yoga	16
i tell	-11
i text	33
i text you	18
i think	-140
i think ,	-15
i think </s>	-49
i think i	-36
i think we	-10
i think you	-4
i translate	5
i translate patent	19
i translate the	-14
i try	19
i turn	61
i turn <number>	48
i type	7
i type with	16
i understand	-9
i use	15
i use a	31
i use it	-8
i use the	-21
i use this	-7
i use to	11
i visit	13
i visit him	13
i volunteer	16
i volunteer at	9
i volunteer every	7
i wake	-9
i wake up	-9
i walk	-6
i want	-87
i want a	-30
i want it	-8
i want the	-32
i want this	-5
i want to	-35
i was	8
i was <number>	75
i was a	-26
i was at	-14
i was bear	5
i was bore	-13
i was diagnose	20
i was go	-10
i was in	-19
i was read	-7
i was think	-5
i watch	-26
i water	-12
i wear	18
i will	-60
i will n't	-58
i work	-41
i work </s>	-10
i work as	13
i work at	27
i work from	14
i work it	-24
i work on	-7
i work with	-28
i would	-32
i write	-7
i write the	-4
ibuprofen	-34
ice	-14
ice cream	-12
icon	-14
id	-7
idea	-92
idea </s>	-55
idea but	-13
idea for	-15
idea why	-7
idea why </s>	-7
idiot	-10
if	-91
if i	21
if the	-14
if they	-18
if you	-41
if you ask	-22
if you can	6
ignore	-36
ignore that	-22
ignore that </s>	-13
ignore the	-14
ill	5
illegible	7
image	-7
image </s>	-4
imagine	-11
import	-7
impress	-9
impress </s>	-9
in	-26
in ,	-56
in , <number>	-18
in </s>	15
in <kin>	19
in <month>	166
in <month> ,	62
in <month> </s>	89
in <month> <number>	8
in <month> and	30
in <month> i	-19
in <month> next	8
in <name>	51
in <name> 's	-7
in <name> ,	52
in <name> </s>	144
in <name> <name>	-11
in <name> <number>	-13
in <name> and	29
in <name> but	-5
in <name> by	7
in <name> do	-21
in <name> even	9
in <name> film	-6
in <name> for	8
in <name> franc	17
in <name> from	-10
in <name> have	-15
in <name> i	-4
in <name> in	7
in <name> is	4
in <name> next	14
in <name> now	18
in <name> on	20
in <name> open	-8
in <name> pls	-41
in <name> that	9
in <name> until	5
in <name> with	-14
in <number>	165
in <number> ,	60
in <number> </s>	110
in <number> and	69
in <number> country	25
in <number> hour	-7
in <number> min	-25
in <number> minute	-129
in <number> room	-9
in <number> week	-13
in <number> year	7
in a	-58
in a <name>	4
in a bar	-17
in a care	6
in a container	-9
in a flat	13
in a foul	-7
in a hurry	-17
in a sec	-14
in a ska	8
in about	-24
in about <number>	-8
in act	-24
in act <number>	-24
in an	-13
in an ableton	34
in an hour	-50
in any	30
in anything	40
in anything you	22
in at	-13
in autumn	6
in blue	-11
in blue </s>	-11
in both	23
in cash	-14
in cell	-13
in cell <name>	-13
in chapter	-34
in chapter <number>	-34
in circle	-7
in college	33
in college </s>	33
in early	4
in electric	21
in electric kiln	21
in episode	-18
in episode <number>	-18
in euro	6
in everything	28
in foster	17
in foster care	17
in from	-19
in front	-26
in front of	-16
in full	9
in general	-29
in general </s>	-29
in gram	17
in hand	11
in hand </s>	11
in hat	25
in hat </s>	25
in here	-24
in index	19
in index fund	19
in it	9
in it </s>	9
in last	-11
in leave	25
in leave ear	25
in line	-40
in line <number>	-30
in may	97
in may </s>	81
in meeting	29
in meeting </s>	24
in mind	-12
in mind </s>	-12
in most	-45
in my	-30
in my <kin>	23
in my bag	-7
in my family	16
in my flat	8
in my game	-25
in my head	-12
in my house	10
in my last	-19
in my leave	28
in my name	32
in my novel	-23
in my parser	-7
in my story	-28
in my twentie	19
in our	146
in our <name>	5
in our build	13
in our family	25
in our house	50
in our team	-5
in question	-34
in question <number>	-34
in red	-13
in remission	23
in remission since	23
in row	-21
in row <number>	-21
in rural	7
in rural <name>	7
in spring	46
in spring ,	10
in spring </s>	35
in step	-16
in step <number>	-16
in summer	13
in summer </s>	13
in that	-130
in that clip	-19
in that list	-41
in that series	-11
in that show	-22
in the	-290
in the <kin>	-8
in the <name>	-13
in the ad	-13
in the advert	-8
in the autumn	12
in the back	7
in the basement	5
in the blue	36
in the book	-13
in the car	-21
in the cathedral	18
in the chat	-10
in the clip	-14
in the corridor	-11
in the drawer	-6
in the end	-7
in the example	-15
in the fall	15
in the family	47
in the film	-25
in the first	-14
in the flat	-24
in the fridge	-9
in the game	-46
in the kitchen	-28
in the library	11
in the list	-21
in the meet	-5
in the middle	-17
in the morning	20
in the navy	33
in the new	9
in the news	-9
in the next	11
in the novel	-13
in the office	-29
in the other	-17
in the oven	-13
in the parish	18
in the picture	-26
in the play	-21
in the poem	-8
in the puzzle	-21
in the queue	-27
in the rain	-23
in the restaurant	5
in the right	30
in the room	-9
in the second	-15
in the shed	12
in the shower	-14
in the sketch	-28
in the spare	23
in the spring	8
in the story	-11
in the third	13
in the title	-6
in the video	-17
in the wrong	-15
in therapy	12
in this	-155
in this file	-6
in today	-7
in with us	11
in write	11
in year	4
in year <number>	4
in your	-59
in your example	-30
include	38
index	22
index fund	19
index fund </s>	19
indoor	23
induction	7
induction </s>	17
inherit	32
inherit my	8
inherit my <kin>	8
inherit the	9
inherit this	-4
injury	7
inlaw	5
inlaw </s>	5
input	10
input is	10
insist	16
insist </s>	10
insist on	14
install	14
install it	-5
installer	-24
instead	62
instead </s>	59
instead of <number>	-17
insulin	34
insulin at	5
insulin at <number>	5
insulin pump	7
insulin twice	13
insulin twice a	13
insurance	19
insurance </s>	4
insure	32
insure for	32
int	-6
int </s>	-6
intend	19
intend to	20
interest	-18
interest in	-7
interest in your	-4
internet	-19
into	55
into <name>	-14
into <name> ,	7
into <name> and	-15
into a	62
into a care	10
into a google	6
into it	-7
into it </s>	-7
into our	14
into our annexe	8
into the	-44
intolerant	47
intolerant </s>	44
intro	-49
intro ,	-12
intro </s>	-21
invoice	14
invoice </s>	-7
invoice are	4
invoice are the	4
invoice go	18
invoice go out	18
invoice i	-11
invoice in	9
invoice in euro	6
invoice is	-16
inè	19
inè (	19
inè ( <kin>	19
iron	31
iron </s>	36
is	45
is 19	-4
is 19 year	-4
is 96	13
is </s>	-18
is <name>	50
is <name> 's	15
is <name> ,	18
is <name> </s>	61
is <name> <name>	40
is <name> and	12
is <number>	8
is <number> ,	29
is <number> </s>	-37
is <number> <month>	27
is <number> and	-5
is <number> but	9
is <number> by	8
is <number> euro	20
is <number> max	6
is <number> minute	-6
is <number> on	-4
is <number> people	7
is <number> word	-4
is a	-83
is a <kin>	-33
is a <name>	-24
is a <number>	29
is a bite	-11
is a mess	-15
is about	8
is about lichen	8
is about the	-4
is all	5
is all i	-13
is allergic	-14
is allergic to	-14
is also	5
is also my	5
is an	37
is an old	45
is annoy	-13
is annoy </s>	-13
is apply to	9
is ask	-21
is asleep	-17
is at	-34
is at <number>	-28
is at episode	-7
is at the	7
is bad	-10
is bark	-24
is bark </s>	-24
is break	-11
is break </s>	-11
is build	11
is burn	-23
is call	39
is call <name>	47
is call so	-12
is chair	-10
is chair by	-10
is close	-12
is close </s>	-11
is close on	-5
is cold	-24
is cold </s>	-12
is cry	-16
is dead	-13
is dead </s>	-13
is deaf	17
is deaf and	5
is diabetic	6
is do	28
is do </s>	-4
is do by	28
is down	-38
is down </s>	-16
is due	-25
is due at	-27
is due in	9
is empty	-7
is empty </s>	-12
is feed	-7
is feed by	-7
is fine	-9
is fine </s>	-18
is fine but	16
is fix	18
is fix till	6
is for	4
is from	6
is full	-12
is go	-9
is go </s>	-10
is good	5
is good </s>	-6
is good until	7
is great	-8
is great </s>	-8
is hard	-17
is hard </s>	-14
is here	-14
is here </s>	-14
is how	35
is how i	33
is illegible	7
is in	63
is in <name>	24
is in <number>	-6
is in my	6
is in the	31
is it	-17
is late	-35
is late </s>	-12
is late again	-23
is marry	-9
is marry to	-11
is mine	37
is mine ,	16
is mine since	10
is move	-7
is my	98
is my <kin>	12
is n't	-5
is never	-5
is not	-15
is now	27
is number	7
is number <number>	7
is off	7
is off limit	-4
is older	20
is older than	20
is on	-55
is on <days>	-23
is on <name>	12
is on <number>	-16
is on call	-14
is on the	-11
is option	-17
is our	20
is our only	-6
is out	21
is out </s>	22
is pay	39
is pay by	8
is pay in	29
is plot	22
is plot <number>	22
is print	5
is red	-8
is red </s>	-8
is renal	6
is renal and	6
is run	-16
is run entirely	-5
is set	-11
is set for	-11
is slow	-13
is slow </s>	-9
is slow today	-11
is slower	-7
is spell	16
is spell <name>	23
is stick	-13
is still	11
is still <number>	46
is stronger	-15
is take	-19
is that	7
is that it	-4
is that the	-5
is the	98
is the <number>	11
is the day	-11
is the only	46
is third	4
is third from	4
is tight	-8
is tight </s>	-8
is to	-6
is to open	-10
is too	-36
is too loud	-15
is under	42
is under <number>	19
is up	16
is wait	-16
is way	-19
is way too	-19
is what	49
is what i	64
is what it	-5
is what keep	16
is what the	-10
is when	-8
is where	54
is where my	22
is with	18
is with <name>	11
is wrong	-10
island	16
issue	22
issue </s>	7
issue after	28
issue after <number>	28
it	-420
it 's	66
it 's <day>	-9
it 's <name>	15
it 's <number>	-15
it 's a	52
it 's dial-up	4
it 's for	-12
it 's me	6
it 's my	32
it 's on	-8
it 's rain	-6
it 's still	-8
it 's the	39
it 's to	6
it ,	-44
it , no	-6
it </s>	-93
it a	-17
it again	-18
it again </s>	-20
it all	-11
it as	-10
it back	22
it by	44
it by <number>	13
it can	-4
it come	-16
it crash	-5
it daily	9
it daily </s>	9
it down	-13
it down </s>	-13
it fail	-13
it fail </s>	-8
it for	6
it go	-9
it go </s>	-7
it have	-20
it have no	-7
it have to	-20
it is	-6
it just	-9
it like	-4
it now	-14
it now </s>	-14
it off	21
it on	-62
it on <day>	-23
it on my	-13
it or	7
it or not	7
it out </s>	18
it print	-14
it quick	-12
it quick </s>	-12
it rain	-31
it run	-16
it say	-10
it say here	-5
it seem	8
it seem </s>	8
it short	-22
it short </s>	-22
it shorter	-5
it sound	-5
it still	-8
it take	42
it take <number>	12
it take me	22
it that	16
it that ,	16
it to	-10
it twice	-16
it twice </s>	-10
it was	77
it was <name>	27
it was a	24
it was after	19
it was in	9
it was my	8
it was the	-6
it when	13
it when the	-4
it work	-53
it work </s>	-27
it yesterday	-14
it yesterday </s>	-14
it you	-8
itchy	-7
its	-42
its an	11
its the	29
itself	-4
jam	-31
jam again	-15
jam again </s>	-15
jamaican	-12
jar	-6
jazz	5
jazz </s>	-17
jehovah	31
jehovah witness	31
jersey	20
job	8
job ,	-16
job </s>	20
job ad	-16
job ad </s>	-16
job at	23
job at the	20
job end	16
job on	9
job on a	9
join	-18
join the	17
joke	-155
joke ,	-5
joke </s>	-22
joke about	-36
joke about <days>	-36
josefina	-8
josefina ,	-8
judo	28
junior	43
just	-356
just <number>	14
just a	41
just call	-9
just go	-11
just hang	-12
just have	-6
just leave	-8
just me and	5
just now	-149
just now ,	-23
just now </s>	-103
just open	-11
just pick	-12
just ring	-22
just tune	21
just tune up	21
just wake	-12
just wake up	-12
just walk	-20
just walk in	-18
just yell	-5
kasimir	-7
keen	5
keep	69
keep <number>	5
keep all	4
keep bee	21
keep bee ,	8
keep bee behind	16
keep bee on	11
keep get	-20
keep get a	-10
keep go	-11
keep in	18
keep it	-12
keep it </s>	-5
keep kosher	22
keep kosher at	22
keep me	5
keep my	33
keep that	-7
keep the	-16
keep the <number>	-8
keep the book	-5
keep the theory	8
keep their	9
kennel	34
kernel	-21
kettle	-33
kettle on	-12
key	-18
key </s>	-22
key is	-5
keyboard	-27
keyboard </s>	12
keyboard is	-13
kg	4
kg since	4
kick	-23
kick in at	8
kidney	54
kidney to	5
kidney to my	5
kill	-36
kill </s>	10
kill me	-38
killer	-13
killer </s>	-13
kiln	69
kiln </s>	21
kiln and	9
kilo	55
kilo </s>	25
kilo since	12
kilometre	13
kimchi	15
kind	-36
kind ,	-14
kind of	-5
kinda	-4
kindergarten	19
kindergarten </s>	14
king	-39
kitchen	-30
kitchen </s>	-10
kitchen everything	-6
kitchen everything is	-6
kitchen is	18
kitchen windowsill	9
km	53
knee	238
knee ,	37
knee </s>	59
knee are	45
knee are shoot	16
knife	-16
knife in	-6
knit	75
knit circle	5
knit sock	32
knit sock on	21
knock	-20
knock me	-5
knock me out	-5
know	-6
know </s>	-30
know <name>	4
know about	5
know about the	5
know what	-14
know what you	-6
kofi	-8
kosher	29
kosher at	22
kosher at home	22
lactose	53
lactose intolerant	47
lactose intolerant </s>	44
lad	-8
ladder	4
lady	-15
lag	-20
lake	24
lake </s>	22
lamp	-22
land	-12
land in	12
land in <name>	-11
land in my	23
land page	-12
land page </s>	-12
language	44
language </s>	22
laptop	-80
laptop ,	-19
laptop </s>	-13
laptop is	-10
laptop run	-13
large	-8
lasagne	-24
lasagne </s>	-24
laser	17
last	-195
last <day>	13
last <month>	19
last <month> ,	5
last <number>	8
last <number> week	24
last answer	-9
last autumn	6
last autumn </s>	6
last line	-12
last line </s>	-7
last line of	-5
last message	-11
last message was	-5
last month	-12
last month </s>	-12
last night	-176
last night 's	-32
last night ,	-25
last night </s>	-77
last question	-10
last spring	16
last spring </s>	11
last step	-15
last week ,	8
last week </s>	-24
last winter	5
last year	52
last year ,	27
last year </s>	17
latch	35
latch on	35
latch on the	35
late	-173
late ,	-35
late </s>	-77
late <kin>	12
late <kin> 's	5
late again	-23
late again </s>	-20
late and	-11
later	-80
later </s>	-68
latest	-19
lathe	15
laugh	-94
laugh </s>	-46
laugh at	-35
laugh at that	-20
laugh at your	-15
laundromat	14
laundromat in	11
laundromat in <name>	11
law	40
law and	9
law at	5
law for	-6
law for <kin>	-6
law in	12
law in <name>	12
lay	10
lay off	28
lay off from	18
layout	-15
leader	-17
leaflet	-22
leak	7
learn	100
learn </s>	33
learn <name>	6
learn <name> because	10
learn from	-15
learn how	-20
learn how to	-18
learn the	9
learn to	67
learn to read	21
learn to swim	23
lease	73
lease end	20
lease end in	20
lease on	9
lease on the	6
lease run	8
lease run out	8
least	16
least <number>	13
leather	8
leave	85
leave ,	11
leave </s>	-10
leave a	-13
leave and	8
leave and i	8
leave at	-12
leave at <number>	-8
leave ear	48
leave ear </s>	16
leave every	17
leave every second	17
leave for	6
leave in	-31
leave in <number>	-21
leave it	-6
leave knee	59
leave me the	5
leave my	-37
leave on	-15
leave side	23
leave the	-9
leave the church	30
leave the meet	-13
leave to	7
lecture	4
ledger	48
left-handed	54
left-handed ,	26
left-handed , so	20
left-handed </s>	25
leg	47
leg below	39
leg below the	39
legal	53
lend	11
lentil	-12
leo	-18
less	-17
less strict	15
lesson	48
lesson to	8
lesson to <number>	8
lesson with	4
let	-25
let do	-16
let do the	-10
let me	4
letter	-19
letter ,	-5
letter </s>	-25
letter for	-4
letter in	-12
level	-73
level </s>	-22
level <number>	-69
level <number> ,	-31
levothyroxine	20
levothyroxine every	20
levothyroxine every morning	20
library	30
licence	78
licence ,	20
licence </s>	23
licence i	14
license	15
license is	-8
lichen	8
lid	-8
lid </s>	-8
lie	39
lie </s>	-17
life	123
life </s>	94
lift	15
lift </s>	22
lift more	14
lift more than	14
light	-23
light ,	-10
light go	-6
light off	-17
light off </s>	-17
like	6
like </s>	10
like a	-40
like epipen	17
like epipen allergic	17
like how	-5
like i	-29
like it	4
like it </s>	-15
like it when	19
like my	30
like option	-13
like soap	9
like soap to	9
like that	16
like that <number>	14
like the	-58
like the first	-5
like the way	-4
like them	-15
like these	-12
like this	-26
like this <number>	-12
like this song	-5
like to	13
like you	12
like your	6
like your answer	15
limit	-4
limit until	-4
limit until the	-4
limp	-10
line	-196
line 's	-8
line ,	26
line , <number>	15
line </s>	-17
line <number>	-97
line <number> </s>	-68
line a	9
line a page	9
line from	-10
line in	5
line of	-9
line of the	-5
line under	-7
line with	-8
linen	12
link	-46
link </s>	-13
link are	-15
link are dead	-12
linter	-10
list	-214
list ,	-32
list , which	-19
list :	-29
list : <number>	-29
list </s>	-50
list <number>	-18
list <number> country	-18
list for a	22
list is	-11
list of	-38
list of <number>	-7
listing	6
listing from	6
listing from <number>	6
lite	32
literally	21
literally </s>	8
lithium	27
lithium ,	24
litre	4
little	-26
little <name>	7
live	-63
live ,	-7
live </s>	43
live <number>	7
live at	-29
live behind	23
live behind the	23
live downstair	18
live downstair </s>	22
live here	-16
live in	-116
live in </s>	24
live in <name>	-140
live in <number>	25
live in the	-7
live my	9
live my <kin>	9
live on	40
live room	-12
live with	-10
live with us	37
liver	34
load	-69
load </s>	-29
loan </s>	10
local	22
lock	-15
lockdown	13
lodge	5
lodge with	5
lodge with us	5
log	25
log </s>	-7
log in	-6
login	-14
logo	-54
logo </s>	-43
long	-42
long ,	-19
long </s>	-54
long day	-14
long email	10
long paragraph	31
longer	21
longer </s>	-5
longer than	-9
look	-73
look </s>	-8
look after	28
look at	-25
look at the	-8
look for	-55
look for a	-32
look off	-19
look ok	-8
look the	34
look the same	34
look up	4
loom	12
loop	-4
loop </s>	-8
lorry	-4
lose	-66
lose </s>	-16
lose <number>	29
lose <number> kilo	38
lose in	-8
lose in the	-8
lose money	-12
lose most	22
lose most of	7
lose my	-11
lose my <kin>	6
lose my place	-27
lose our	11
lose the	-7
lose the connection	-11
lose the thread	-8
lose to	-30
loss	-5
lot	-50
lot </s>	-21
lot of	4
loud in	-15
loud place	36
lousy	-11
love	-102
love a	-30
love how	-8
love how you	-6
love it	10
love it </s>	14
love the	-23
love this	-4
love to	-8
lovely	-27
luck	-24
luck </s>	-9
lunch	-252
lunch ,	-74
lunch , back	-28
lunch </s>	-85
lunch at	-11
lunch i	-29
lunch is	-15
lunch meeting	4
lunch meeting then	4
lyric	-8
machine	-18
machine ,	26
machine , a	11
macro	-9
mad	-24
mail	-18
mail </s>	-6
mail only	-8
mail only ,	-8
main	40
main </s>	5
mainly	58
mainly </s>	51
maintain	6
make	62
make </s>	26
make <number>	17
make a	4
make dinner	-14
make it	-29
make it <number>	-4
make it quick	-12
make me	34
make more	-18
make my own	8
make no	-4
make no sense	-4
make redundant	23
make redundant in	23
make the	-7
make up half	6
man	7
man in	11
man in hat	25
man in the	-14
man who	-12
manage	63
manage to	-7
manual	42
manual ,	4
manual </s>	27
manual is	11
many	-25
map	10
map ,	4
marathon	-6
marathon in	21
marathon in <month>	22
marathon since	14
marathon since <number>	14
march	-20
margin	-36
margin </s>	-20
marine	24
marine biology	24
marine biology in	7
mark my	7
mark my <name>	7
market	66
market </s>	-4
market in	11
market in <name>	11
marriage	24
marry ,	23
marry </s>	-7
marry in	-20
marry in <name>	7
marry in the	-21
marry on	4
marry on <number>	4
marry this	14
marry this spring	14
marry to	-11
marry to a	6
mascot	-14
mascot is	-14
master	63
master 's	6
master 's in	6
master for	15
match	-47
math	-18
matter	55
matter </s>	31
matter to	20
matter to me	20
max	-9
max </s>	12
may	149
may </s>	98
may <number>	-7
may <number> </s>	8
may on	-8
maybe	-49
maybe <number>	-22
maybe <number> </s>	-22
maybe later	-18
maybe later </s>	-18
mayor	-15
me	377
me ,	21
me , <name>	7
me , <number>	-5
me , i	10
me , so	-5
me </s>	97
me <name>	57
me <name> ,	30
me <name> </s>	16
me <number>	5
me <number> hour	-7
me a	-6
me an	6
me an hour	10
me and	37
me and <name>	8
me and <number>	5
me and an	5
me as	11
me as a	11
me at	14
me at <number>	5
me be	15
me be the	8
me every	18
me in	29
me in <name>	26
me in the	-4
me is	-25
me is set	-10
me now	-17
me now </s>	-17
me off	22
me off the	-5
me on the	-32
me out	-5
me out </s>	10
me step	-9
me step <number>	-9
me that	-37
me the	-34
me the wrong	-10
me to	16
me to a	-9
me today	-12
me what	-20
me who	11
me work	12
meal	22
meal fall	4
meal fall between	4
meal plan	14
mean	24
mean </s>	-10
mean i	14
mean no	-14
mean no night	-14
mean the	-9
meat	69
meat for	7
meat for <number>	7
meat since	17
meditate	6
meet	-191
meet ,	-16
meet </s>	-39
meet <name>	-19
meet at	-21
meet at <number>	-17
meet get	-17
meet in	5
meet in <number>	-10
meet in the	9
meet my	8
meet my <kin>	8
meet on	5
meet on the	13
meet with	-37
meet with <name>	-37
meeting	67
meeting </s>	24
meeting before	13
meeting before <number>	13
meeting for	17
meeting for the	17
meeting then	4
meeting then </s>	4
meh	-22
member	33
member </s>	41
member of	-11
member of a	-11
meme	-36
memory	-20
mention	-9
menu	-32
menu </s>	-23
menu i	4
merge	19
merry	-34
mess	-55
mess ,	-4
mess </s>	-4
mess this	-11
mess today	-13
mess today </s>	-13
message	38
message </s>	-9
message from	-11
message in	5
message was	-5
messi	-47
metal	15
metformin	-6
method	-12
metre	19
metre </s>	13
metre of	8
metric	21
metric ,	15
metric unit	12
metric unit only	12
mic	-40
microbe	13
mid	-31
middle	-11
middle of	-17
middle of a	-13
midnight	-32
midnight </s>	-32
might	-84
might be	-17
migraine	78
migraine </s>	19
migraine from	22
migrate	14
military	-19
military service	-19
military service in	-19
milk	-38
milk ,	15
milk </s>	-13
milk <number>	24
milk <number> jersey	20
milk and	-23
milk and egg	-14
milk by	-11
milker	10
mill is	-7
mill is what	-7
min	-79
min ,	-7
min </s>	-39
min leave	-7
min leave </s>	-7
min so	-19
min to	-20
min walk	19
mind	-35
mind ,	-10
mind , find	-4
mind </s>	-17
mine	149
mine ,	33
mine </s>	30
mine is	9
mine since	23
minister	-36
minus	9
minus <number>	9
minute	-315
minute ,	-39
minute </s>	-122
minute ago	-38
minute ago </s>	-8
minute and	-16
minute away	-15
minute away </s>	-15
minute before	-30
minute each	36
minute each way	25
minute late	-23
mirela	24
miss </s>	-37
miss <number>	17
miss bracket	-10
miss from	4
miss the	-10
miss the second	-4
mistake	-43
mistake </s>	-36
mix	-6
mix </s>	-15
mm	27
mobile	8
mobile </s>	-9
mock	23
mock paper	7
mock paper </s>	7
mode	-15
mode ,	-16
mode </s>	8
model	41
model for	-12
model for <number>	-12
module	8
moment	-24
moment </s>	-27
moment i	9
money	11
money ,	8
money </s>	18
money in	-5
monk for	5
monk for <number>	5
monk in	-9
monk in <name>	-9
monorepo	37
month	131
month ,	-8
month </s>	50
month for	23
month of	8
monthly	30
monthly </s>	20
mood	-9
mood ,	-4
moon	-14
moor	30
moor in	10
moor in <name>	10
more	-76
more </s>	-17
more question	-7
more than <number>	35
morning	-60
morning ,	-41
morning </s>	-59
morning are	24
morning at	7
morning i	-6
morning on	-6
morning start	-4
mortgage	49
mortgage </s>	10
mortgage fix	13
mortgage fix at	13
mortgage is	30
mortgage is fix	20
most	-53
most </s>	6
most evening	19
most of	-17
most of my	13
most of our	20
mostly	64
mostly </s>	22
mostly <name>	30
mostly <name> </s>	15
mostly in	-14
mostly in <name>	-14
mostly on	5
mostly over	15
mostly over <number>	15
mother-tongue	23
motorbike	39
motorbike crash	36
move	-76
move </s>	-23
move all	10
move back	-4
move back to	-4
move from	5
move from <name>	7
move in	5
move in with	14
move into	10
move my	5
move on	-33
move on </s>	-16
move on to	-14
move the	-39
move the file	-8
move the meet	-8
move to <name>	-26
move to <number>	5
move to the	20
movement	-19
movie	-36
movie </s>	-9
movie is	-27
mr	-9
mr <name>	-9
mr <name> ,	-9
mr.	-17
mr. <name>	-17
mrs	28
mrs <name>	28
much	-7
much </s>	-29
murder	29
museum	11
museum have	6
mushroom	42
music	-50
music </s>	-6
music is	9
mussel	21
mussel </s>	21
must	9
must be	12
must be weigh	14
mute	-13
my	340
my <kin>	180
my <kin> '	-10
my <kin> 's	40
my <kin> (	9
my <kin> ,	85
my <kin> :	-12
my <kin> </s>	158
my <kin> <kin>	-21
my <kin> <name>	214
my <kin> <number>	16
my <kin> are	-4
my <kin> as	5
my <kin> ask	-13
my <kin> build	15
my <kin> come	-12
my <kin> forbid	5
my <kin> from	6
my <kin> have	19
my <kin> in	7
my <kin> is	-142
my <kin> joke	-39
my <kin> just	-13
my <kin> like	-21
my <kin> live	15
my <kin> lodge	5
my <kin> move	9
my <kin> need	-10
my <kin> on	-19
my <kin> ring	5
my <kin> run	-5
my <kin> say	-27
my <kin> to	7
my <kin> tongue	12
my <kin> want	-14
my <kin> was	6
my <kin> who	10
my <kin> work	8
my <name>	47
my <name> <kin>	-18
my <name> <number>	20
my <name> is	45
my <name> licence	8
my <number> <kin>	5
my accent	-4
my answer	-17
my app	-17
my back	8
my back is	26
my bag	-7
my bag there	-7
my battery	-11
my bed	20
my bed </s>	20
my best <kin>	6
my blood	8
my blood pressure	4
my branch	-5
my branch is	-5
my browser	-24
my budget	7
my budget for	15
my bug	-6
my build	-5
my bus	-17
my cataract	8
my character	-57
my chess	18
my chess rate	17
my chin	11
my chronic	4
my citizenship	8
my code	-50
my coffee	-50
my coffee ,	-11
my coffee is	-17
my commute	32
my commute is	17
my console	-4
my contract	22
my contract </s>	12
my contract end	9
my crow	-9
my cursor	-6
my degree	38
my dj	23
my dj name	23
my download	-9
my dream is	11
my essay	-5
my eye	-9
my eye hurt	-27
my eyesight	36
my family	16
my favourite	-5
my favourite character	-19
my file	-8
my finger are	18
my flat	14
my flat ,	8
my foot	-10
my function	-12
my game	-32
my game is	-25
my garden	18
my goal	34
my goal here	-4
my guess	-8
my guess is	-5
my hair	23
my hand	-6
my hand are	-30
my hand shake	43
my handwriting	22
my handwriting is	22
my head	-26
my head </s>	-11
my head hurt	-8
my hear	36
my hear aid	19
my hip	29
my hobby	24
my hobby ,	24
my house eat	10
my insulin	5
my invoice	9
my job	20
my job at	20
my keyboard	-34
my keyboard is	-13
my kitchen everything	-6
my knee	64
my knee are	20
my label	-18
my laptop	-68
my laptop is	-10
my last	-10
my last message	-5
my late	15
my late <kin>	12
my leave	48
my leave ear	27
my license	14
my life	29
my life </s>	29
my lunch	-20
my machine	-29
my machine </s>	-29
my mic	-40
my mistake	-12
my morning start	-4
my name	63
my name </s>	23
my name is	38
my neck	-12
my night	16
my note	-13
my novel	-6
my nurse	9
my nurse degree	9
my office	-17
my office </s>	-18
my old	17
my only	4
my only meal	4
my order	-9
my output	-6
my own	20
my own <kin>	21
my parser	-7
my parser </s>	-7
my password	-27
my password </s>	-12
my password is	-10
my patience	-12
my pension	23
my phone	-132
my phone 's	-21
my phone </s>	6
my phone is	-5
my phone on	-38
my place	-27
my place ,	-22
my pottery	19
my push	31
my push <number>	35
my query	-11
my question	-12
my question is	-8
my quiz	-21
my r	5
my r 's	5
my real	7
my rent	13
my residence	5
my right	23
my salary	49
my salary is	29
my salon	29
my salon 's	29
my savings	13
my savings sit	11
my score	-22
my score is	-16
my screen	-18
my screen </s>	-24
my screen reader	38
my script	-4
my second	-10
my session	-17
my shift	24
my shift at	15
my shop	10
my shoulder	31
my smell	14
my soup	-15
my soup is	-15
my stomach	-6
my story	-36
my studio	8
my stutter	39
my stutter get	23
my surname	30
my tab	-8
my tea	17
my team	31
my team <kin>	11
my test	-12
my text	-12
my thesis	19
my third	6
my third year	6
my timer	-23
my toast	-33
my tongue	-16
my tongue on	-16
my total	-26
my train	-29
my train is	-7
my turn	8
my twentie	26
my twentie </s>	19
my village	8
my visa	31
my visa expire	4
my whole	18
my window	-29
my word	-8
my work	18
my wrist	14
my wrist </s>	14
myself	42
myself </s>	-10
myself a	15
myself to	29
myth	-37
n't	-10
n't </s>	17
n't allow	17
n't be	-10
n't believe	-24
n't believe it	-24
n't bother	10
n't care	-16
n't celebrate	12
n't decide	-13
n't do	24
n't drink	20
n't drink ,	30
n't drive	45
n't drive ,	17
n't eat	-7
n't eat after	-10
n't eat another	-19
n't eat fish	-16
n't eat gluten	18
n't eat meat	24
n't eat pork	35
n't eat since	-17
n't find	-39
n't find the	-25
n't fit	6
n't fit through	11
n't fly	24
n't get	-24
n't get a	23
n't get past	6
n't get the	-18
n't get this	-5
n't give	-10
n't go	-11
n't have	27
n't have <kin>	38
n't have a	45
n't have any	-21
n't have the	-5
n't have time	-7
n't hear	-21
n't hear the	-23
n't it	-7
n't know	-8
n't know about	5
n't let	13
n't lift	14
n't lift more	14
n't like	-22
n't like the	-7
n't like this	-7
n't load	-24
n't load </s>	-10
n't need	-15
n't open	-19
n't open the	-16
n't own	16
n't own a	16
n't put	-6
n't read small	17
n't read this	-7
n't scroll	-13
n't see	-22
n't see the	-17
n't show	-15
n't show up	-15
n't sleep	-6
n't smoke	14
n't smoke ,	14
n't speak	7
n't stand	59
n't stand coriander	14
n't stand the	-8
n't stand this	-9
n't start	-4
n't sugarcoat	25
n't sugarcoat ,	25
n't take it	-11
n't talk	-13
n't think	-37
n't think </s>	-13
n't turn	-23
n't turn on	-23
n't understand	-6
n't use <name>	11
n't want	16
n't want <number>	20
n't want to	-10
n't work	4
n't work for	8
nail	18
nail bar	10
nail from	7
nail from home	7
name	-25
name ,	-8
name :	-22
name : <name>	-22
name </s>	14
name <name>	-4
name <name> </s>	39
name after	4
name for	-51
name for a	-44
name get	19
name get shorten	19
name in	6
name in the	14
name is	31
name is <name>	28
name on	6
name the	-5
name wrong	-26
nap ,	-4
narrator	-20
narrowboat	51
narrowboat is	28
national	12
navy	28
navy </s>	13
near	56
near <name>	46
near <name> ,	-8
near <name> </s>	49
near a	13
neck	-12
need	-111
need </s>	-16
need <name>	23
need <number>	14
need <number> approval	46
need <number> more	-15
need a	-91
need a caption	-6
need a quick	-8
need a recipe	-10
need a title	-4
need an	-6
need glass	19
need glass for	19
need insulin	8
need insulin twice	8
need is	-19
need milk	-11
need more	-7
need subtitle	-12
need subtitle </s>	-19
need the	-30
need the second	-11
need to	-61
need to be	-6
need to buy	-16
need to send	-6
needle	23
negative	-13
neither	15
nervous	16
nervous </s>	16
never	375
never <name>	-5
never <name> ,	14
never be	11
never come	11
never come back	11
never do	21
never fly	29
never get my	25
never get the	-4
never get your	-6
never have	19
never have </s>	26
never have a	6
never heal	30
never heal </s>	30
never know	-10
never know what	-10
never learn	64
never learn to	47
never like	24
never marry	23
never marry ,	23
never mind	-18
never mind ,	-10
never on	17
never phone	-8
never practise	20
never practise </s>	12
never see	-34
never see that	-15
never sleep	-30
never to	12
never use	30
never use emojis	19
new	-58
new mayor	-15
new user	-33
new year </s>	10
new year is	-11
newer	53
newer </s>	53
news	-98
news </s>	-42
news say	-15
newspaper	-4
newspaper </s>	-4
next	114
next </s>	-26
next <month>	47
next <month> </s>	36
next autumn	19
next autumn </s>	19
next couple	17
next door	-4
next in	-16
next may	15
next slide	-9
next spring	16
next spring </s>	14
next step	10
next step </s>	18
next summer	22
next summer </s>	14
next to	-50
next to me	-41
next to my	-6
next year	73
next year </s>	71
nice	-44
nice </s>	-36
night	-43
night 's	-32
night ,	-13
night </s>	-28
night <kin>	9
night and	-9
night are	38
night are for	17
night at	5
night desk	11
night desk at	11
night host	-5
night i	-22
night in	-8
night on	-10
night shift	29
night shift </s>	10
night shift at	9
night watchman	-6
night watchman ,	-6
nightly	11
nil	-13
nil </s>	-13
no	64
no </s>	-41
no <kin>	-23
no <kin> ,	4
no <kin> </s>	-8
no <name>	12
no <name> ,	-4
no <number>	-4
no alcohol	-4
no bus	19
no car	15
no car </s>	7
no change	-18
no dairy for	9
no electricity	-9
no emojis	22
no error	-14
no error ,	-12
no exception	24
no exception </s>	24
no further	-19
no gallbladder	22
no garden	-27
no garden </s>	-32
no garlic	17
no good	17
no idea	-26
no idea why	-7
no internet	-12
no lift	25
no longer	35
no luck	-11
no luck </s>	-9
no lunch	4
no lunch meeting	4
no meeting	18
no meeting before	13
no milk	-14
no more	30
no more than	13
no nut	-12
no nut ,	-12
no oven	15
no oven ,	9
no oven </s>	6
no pork	-6
no result	-7
no rush	-13
no rush ,	-13
no screen	7
no sense </s>	-4
no sugar	15
no sugar </s>	14
no surprise	11
no time	-35
no time </s>	-17
no wifi	-14
no worry	-6
nobody	49
nobody have	-16
nobody in	8
nobody in my	9
nobody in the	-6
nobody say	17
nobody say <name>	17
noise	14
none	16
none of	16
none of us	16
noodle	-14
noodle </s>	-14
noon	-153
noon ,	-68
noon </s>	-62
noon and <number>	8
north	18
north side	10
not	16
not <number>	-18
not <number> </s>	-15
not a fan	15
not allow	15
not good	11
not good but	11
not in	5
not me	-26
not ready	-29
not sure	-15
not that	-5
not the	8
note	-11
note </s>	-39
notebook	24
nothing	36
nothing </s>	-49
nothing but	-9
nothing else </s>	-23
nothing get	37
nothing happen	-15
nothing happen </s>	-15
nothing in	34
nothing in the	16
nothing issue	28
nothing issue after	28
nothing on	11
nothing to	-8
notice	40
notice </s>	-7
now	-130
now ,	-130
now </s>	-163
now <number>	26
now it	-7
now on	63
now on ,	20
now on </s>	33
now that	34
now that both	15
now that i	13
now the	-17
null	-22
null </s>	-15
number	-24
number </s>	-12
number <number>	-16
number <number> ,	14
number <number> </s>	-24
number i	7
number i 'm	7
number in	-12
number like	18
number was	-23
number was <number>	-23
nun	26
nurse	33
nurse degree	10
nurse degree at	4
nurse in	14
nursery	34
nut	-37
nut ,	-7
nut-free	12
nut-free </s>	12
oak	16
oat	18
oat milk	18
octopus	-12
odd	-8
odd </s>	-12
of	-8
of <kin>	7
of <kin> for	5
of <month>	31
of <month> </s>	40
of <name>	-42
of <name> ,	-5
of <number>	58
of <number> </s>	86
of <number> <name>	-33
of <number> i	15
of <number> in	9
of <number> year	6
of a	45
of all	-16
of an	-23
of battery	-22
of battery </s>	-22
of each	47
of each month	26
of fly	37
of glaucoma	-17
of hear	19
of hear ,	19
of her	-7
of idea	-8
of memory	-12
of milk	-15
of mine	-22
of my	25
of my <number>	12
of my chronic	4
of my life	11
of office	-30
of office </s>	-30
of our	36
of our <kin>	10
of our <number>	9
of our house	6
of ours	7
of smell	12
of that	-33
of the	-73
of the <kin>	-8
of the <name>	51
of the <number>	14
of the call	-5
of the day	-13
of the gym	5
of the month	6
of the page	-8
of the vineyard	7
of them	23
of them ,	-13
of them </s>	13
of them are	5
of this	-47
of those	-18
of those <number>	-18
of tile	10
of tile </s>	10
of us	57
of us </s>	23
of us at	6
of us in	19
of user	-19
of user </s>	-19
of year	7
of your	-24
off	89
off ,	-32
off </s>	49
off <name>	24
off by	-10
off credit	28
off credit card	28
off every	-14
off every weld	-16
off from	20
off from <name>	15
off grid	35
off grid ,	35
off in	18
off in <number>	22
off in the	-9
off limit until	-4
off my	12
off the	-4
off the house	17
off this	-10
off till	-25
off to	-28
off to the	-28
off topic	-13
offer	-30
office	-64
office </s>	-54
office <kin>	4
office <number>	18
office at	10
office close	7
office in	-15
office in <month>	7
office is	13
office today	-6
office today </s>	-6
offline	10
offshore	4
often	-13
oh	-24
oil	15
oil , winter	-6
ok	-11
ok </s>	-8
ola	-14
ola from	-14
ola from my	-14
old	61
old </s>	-14
old <kin>	13
old <kin> <name>	5
old <name>	58
old <name> </s>	8
old <name> <name>	9
old <name> the	-11
old barn	-4
old build	-5
older	70
older <kin>	41
older than	29
older than me	28
olive	38
on	26
on ,	-20
on </s>	-64
on <day>	-34
on <day> </s>	-40
on <day> morning	10
on <day> night	14
on <day> the	-22
on <days>	64
on <days> ,	-7
on <days> </s>	19
on <days> and	22
on <days> i	13
on <days> the	-17
on <kin>	7
on <name>	-84
on <name> ,	-26
on <name> </s>	-28
on <name> <name>	16
on <name> <number>	-14
on <name> and	13
on <name> at	-7
on <name> is	-25
on <number>	25
on <number> </s>	-61
on <number> <month>	56
on <number> off	25
on <number> or	21
on <number> percent	-12
on a	60
on a <day>	-10
on a <kin>	19
on a boat	-14
on a forum	-12
on a moor	10
on a stroke	5
on a tiny	33
on a train	-18
on a wait	7
on alternate	11
on alternate <days>	11
on and	-20
on anything	5
on anything smaller	17
on call on	-14
on every	19
on film	11
on fire	-11
on fire today	-11
on hold	-77
on hold with	-43
on holiday	26
on holiday </s>	26
on it	29
on it </s>	23
on level	-16
on level <number>	-16
on line	-17
on line <number>	-17
on mobile	-9
on mobile </s>	-9
on my	-33
on my <kin>	6
on my machine	-29
on my screen	-25
on night	30
on night at	13
on our	54
on our own	11
on our roof	6
on our team	17
on page	-43
on page <number>	-43
on paper	44
on paper </s>	41
on parental	4
on parental leave	4
on question	-14
on question <number>	-14
on step	-14
on step <number>	-14
on that	-53
on that show	-24
on the	116
on the <name>	8
on the <number>	33
on the board	6
on the fifth	26
on the first	14
on the floor	-36
on the flyer	13
on the hob	-22
on the keyboard	-19
on the kitchen	9
on the last	13
on the leave	70
on the news	-24
on the organ	19
on the parish	14
on the phone	17
on the radio	-13
on the roof	6
on the second	9
on the third	-4
on the train	-29
on the ward	8
on the way	-57
on their	8
on this	-23
on this </s>	-7
on this call	-6
on this record	-11
on to	-17
on today	-28
on today 's	-8
on top	17
on tv	-54
on tv </s>	-31
on warfarin	-8
on warfarin </s>	-8
on week	8
on week off	8
once ,	11
once </s>	-18
once a	-13
once a year	-16
once the	11
one	60
one </s>	29
onion	-34
onion ,	-28
onion </s>	-15
online	40
only	366
only </s>	122
only <kin>	29
only <kin> </s>	20
only <name>	17
only <name> </s>	13
only <number>	25
only <number> <name>	8
only <number> who	21
only a	-8
only at	-41
only at night	-13
only at the	-35
only black	18
only black and	18
only bread	10
only buy	15
only eat	7
only ever	27
only find	5
only find when	5
only get	38
only get <number>	19
only have	-11
only have <number>	-11
only here	-6
only here </s>	-6
only in	-10
only meal	4
only meal fall	4
only need	-9
only on	12
only read	-5
only read the	-11
only serve	-9
only show	-39
only take	7
only the	7
only the <name>	6
only way	22
only woman	7
only woman on	7
only work	14
op	54
op </s>	17
open	-215
open ,	-17
open </s>	-29
open a	-32
open at	-44
open at <number>	-44
open it	-5
open the	-39
open the <name>	-14
open the setting	-5
open till	-10
open till <number>	-10
operation	36
operation </s>	34
opinion	-16
opinion </s>	-11
option	-61
option </s>	-19
option <name>	-42
option <name> </s>	-22
option <number>	-8
option a	-9
option a </s>	-9
or	-83
or <name>	-46
or <name> </s>	-24
or <number>	-23
or just	51
or just tune	21
or no	-38
or not	7
or not </s>	7
or so	-8
or so </s>	14
orchard	18
order	27
order </s>	32
order of	-4
organ	15
organic	31
organist	28
other	48
other <day>	19
other <day> </s>	13
other <number>	4
other <number> 's	6
other day	20
other file	-4
other file </s>	-4
other half	-7
other to	12
other to my	12
ottilie	14
ottilie ,	14
ottilie , our	14
our	463
our <kin>	33
our <kin> 's	-17
our <kin> ,	43
our <kin> </s>	-5
our <kin> <kin>	-14
our <kin> <name>	6
our <kin> are	19
our <kin> is	28
our <kin> want	-13
our <kin> was	11
our <kin> were	6
our <name>	-49
our <name> have	-4
our <name> office	4
our <number>	7
our <number> <kin>	17
our allotment	13
our annexe	33
our bakery	20
our biggest	4
our biggest <kin>	4
our book	5
our budget	11
our budget for	11
our build	19
our call	-6
our chat	-9
our church	8
our co-op	12
our company	20
our crow	14
our deadline	-16
our dinner	-17
our dinner tonight	-25
our dishwasher	-6
our door	-9
our family	25
our family </s>	6
our farm	8
our firm	5
our first	14
our flat	19
our flat is	13
our garden	6
our guest	-22
our heat	5
our hospital	10
our house	109
our house ,	14
our house </s>	14
our house is	10
our kitchen	-22
our little	12
our little <name>	12
our lunch	-11
our night	6
our nursery	21
our old	-4
our only	-6
our own	25
our own server	11
our place	47
our place </s>	39
our planet	-32
our planet is	-32
our plumb	6
our plumb firm	6
our printer	-25
our release	17
our release train	17
our rent	22
our rent to	8
our roof	7
our school	7
our second	8
our server is	7
our shop	4
our street	12
our studio	19
our studio have	12
our table	-15
our team	19
our team </s>	15
our team nobody	13
our test	-6
our tiny	-7
our tower	7
our train	-21
our union	7
our union rep	5
our village	15
our wed	15
our well	4
our wg	28
our wifi	-14
our wifi at	10
our workshop	6
ours	64
ours </s>	21
ours is	14
out	-61
out ,	10
out </s>	-13
out a	33
out at	16
out at <number>	-6
out by	-20
out by noon	-21
out for	-23
out in	-12
out in <month>	19
out in <number>	-5
out of	-36
out of <name>	18
out of <number>	-6
out of idea	-8
out of milk	-15
out of my	-20
out of office	-30
out of the	8
out on	7
out on <number>	7
out on the	18
out the	11
outline	56
output	17
output </s>	26
outright	31
outside	4
outside <name>	-11
outside <name> ,	-8
outside <name> </s>	-4
outside my	-29
outside my window	-29
oven	-8
oven </s>	-13
over	18
over ,	-41
over </s>	-46
over <name>	36
over <name> ,	10
over <number>	-13
over <number> </s>	25
over and	-31
over from	10
over my	-10
over on	13
over the	41
over to	22
owe	-41
owe <number>	5
owe my	18
owe my <kin>	14
owe you	-55
owe you <number>	-17
owe you a	-28
owe you an	-11
own	169
own </s>	8
own <kin>	4
own <kin> </s>	-7
own <number>	32
own <number> of	9
own a	43
own a third	7
own server	11
own server in	11
own the	74
own up	-19
owner	-4
ownership	-5
ownership of	-5
ownership of the	-5
pacemaker	52
pacemaker since	16
pack	28
pack </s>	-14
pack list	4
pad	-16
page	-187
page ,	7
page </s>	-17
page <number>	-76
page <number> ,	-25
page <number> </s>	-30
page and	-8
page for	-12
page have	-9
page load	-8
page of	-20
paint	-5
palpitation	33
pan	-44
pan on	-22
pan on the	-22
panda	-4
panel	5
panel </s>	16
panic	13
panic </s>	-6
paper	54
paper </s>	30
paperwork	-13
paperwork </s>	-10
paragraph	17
paragraph ,	-8
paragraph </s>	18
paragraph are	31
paragraph is	-16
paragraph of	-4
parameter	-10
parcel	-36
parcel ,	-6
parcel </s>	-18
parcel depot	13
parcel depot </s>	13
parcel must	14
parcel must be	14
pardon	-14
parental	4
parental leave	4
paris	-22
parish	42
parish choir	18
parish choir </s>	18
parish council	18
park	-25
park </s>	-9
park fine	-6
parkinson	20
parkinson </s>	27
parser	-12
parser </s>	-13
part	-85
part ,	-21
part </s>	-27
part-time	31
part-time </s>	-8
part-time after	29
part-time after the	29
part-time master	5
party	-11
pass	45
pass </s>	-11
pass the	17
pass to	-11
pass to me	-8
pass to the	-10
passable	5
passable <name>	6
passable <name> </s>	6
passage	7
passive	7
passport	30
passport is	20
password	-43
password ,	-8
password </s>	-14
password again	-4
password again </s>	-4
password is	-10
password is wrong	-10
past	38
past <number>	19
past <number> </s>	18
past the	24
pasta	-51
pasta </s>	-11
paste	-81
paste </s>	-16
paste is	-14
paste it	-10
paste the	-9
pastry	11
patch	-12
patent	48
patent from	17
patent from <name>	8
patent on	33
path	-8
patience	-13
pattern	35
pattern is	10
pattern is <number>	10
pause	-19
pavel	-7
pavel from	-7
pay	60
pay </s>	4
pay <number>	-14
pay <number> a	5
pay back	5
pay by	26
pay in	21
pay in cash	-14
pay me	5
pay no	-7
pay off	26
pay off a	-4
pay off the	24
pay on	15
pay on the	15
pay our	9
pay the	-16
pay the <kin>	7
pay the bill	-17
pay the park	-6
payment	39
payroll	29
payroll for	15
pdf	-19
pdf ,	-19
peak at	-4
peak at <number>	-4
peanut	4
peanut </s>	7
peanut allergy	11
peanut ban	-6
peel	-5
pen	4
pen ,	7
penalty	-15
penicillin	27
penicillin ,	20
penicillin , find	14
penicillin and	6
penicillin and also	6
pension	55
pension kick	18
pension kick in	18
pension start	13
pension start in	13
pensioner	4
people	-86
people ,	19
people </s>	-6
people in	-19
people make	4
people should	-29
people who	-36
per	25
per <kin>	31
per <kin> </s>	31
percent	-151
percent ,	-7
percent , hurry	-17
percent </s>	-36
percent in	-4
percent of	-45
perfect	44
perfect pitch	41
perfect pitch </s>	41
permission	-4
permit	-16
person	65
person </s>	12
person here	22
person here </s>	22
person on	11
person who	13
persona	-43
persona for	-17
persona for the	-17
personal	-17
pharmacy	27
pharmacy 's	5
pharmacy </s>	17
pharmacy is	13
phone	-56
phone 's	-36
phone 's on	-31
phone ,	-38
phone </s>	33
phone at	-17
phone at <number>	-36
phone call	81
phone call ,	48
phone is	-5
phone is at	-20
phone on	-38
phone on <number>	-38
phone so	7
photo	-79
photo ,	-20
photo , crop	-16
pi	11
pi under	20
pi under my	20
piano	-40
piano in	-28
piano in the	-36
piano is	-24
piano is my	7
pick	-29
pick </s>	-13
pick <number>	-23
pick an	-17
pick up	13
pick up the	12
picture	-12
picture is	-11
pill	26
pin	35
pin to	9
pinball	33
pinball machine	33
pineapple	-24
pipe	-15
pitch	26
pitch </s>	31
pixel	-11
pizza	-87
pizza </s>	-28
place	83
place ,	-15
place </s>	69
place in	-21
place in <name>	-16
placement	12
plain	49
plan	127
plan for	40
plan to	14
plan to merge	-8
plan to refactor	-6
plan to retire	20
plan to walk	-10
planet	-32
planet is	-32
plant	-79
plant </s>	-67
plant in	10
plant in <name>	4
plate	5
play	-74
play bass	10
play bass in	10
play cello	9
play chess	17
play chess online	8
play for	-59
play for <number>	-41
play handball	8
play in the	13
play it	-8
play the	-10
play the cello	20
play the tuba	-13
play with	-10
play with the	-10
player	-7
please	52
please ,	20
please </s>	-11
please never	12
please never use	12
please use	5
plot	92
plot </s>	-5
plot <number>	29
plot <number> ,	14
plot <number> </s>	14
plot outside	5
plot outside <name>	5
pls	-78
pls ,	-28
pls </s>	-77
pls give	-9
pls give me	-9
plumb	10
plumb apprenticeship	6
plumb apprenticeship </s>	6
plumb firm	6
plus	22
pm </s>	15
png	-8
podcast	-7
podcast is	-7
podcast is at	-7
poem	-9
poem ,	9
poem </s>	-12
point	133
point </s>	60
point <number>	-16
point about	-4
point about the	-4
point i	8
point than	30
point than long	30
policy	31
policy </s>	33
polite	23
poll	-21
pollen	4
pool	13
poor	10
popup	-25
popup ,	-12
pork	22
pork ,	13
pork </s>	9
pork at	11
pork at home	11
port	-19
port <number>	-33
portal	21
portal at	9
post	11
post office	4
post office </s>	6
post the	-6
post the parcel	-6
poster	-18
poster </s>	-9
postgre	-13
pot	9
potion	-20
pottery	-4
pottery studio	4
pour	-17
power	-11
power </s>	10
power of	5
power of <kin>	5
practice	11
practice </s>	21
practise	23
practise </s>	12
practise <name>	4
practise <name> </s>	4
prefer	78
prefer <name>	23
prefer aisle	4
prefer aisle seat	4
prefer the	-44
prefer the blue	-26
prefer the second	-5
premium	-25
premium plan	-25
present	55
present ,	10
present </s>	19
press	-10
pressure	-9
price	40
price in	-13
price in <name>	-13
primary	12
primary <number>	-12
primary school	10
primary school in	6
print	10
print </s>	16
print anymore	17
print by	6
print statement	-9
printer	-76
printer ,	-19
printer </s>	-10
priscilla	-7
priscilla the	-7
priscilla the <kin>	-7
priya	9
probate	12
probe	24
probe we	24
probe we 're	24
problem	-11
problem </s>	17
problem with	-5
process	18
prod	-5
product	23
product <kin>	17
production	22
project	24
project </s>	17
promote	31
promote to	32
promote to head	19
prompt	-13
pronoun	12
pronoun are	12
proofread	13
proper	14
prose	68
prose </s>	52
prosthetic	34
prosthetic leg	34
protection	24
prototype	24
proxy	-8
proxy </s>	-8
prs	18
prs need	18
prs need <number>	18
pub	30
pub </s>	10
pub quiz	17
publish	11
pull	4
pull gig	6
pull gig listing	6
pump	26
pun	-11
punchline	-27
punchline </s>	-27
push	40
push <number>	35
put	48
put <name>	14
put in	22
put in <number>	17
put me	19
put my	-7
put my name	-7
put the	-13
put the kettle	-12
puzzle	-35
puzzle </s>	-15
puzzle always	-15
puzzle always lie	-15
px	-15
python	42
q3	35
qualify	30
qualify in	12
quarry	37
quarter	9
quarter </s>	10
queen	-18
query	-28
query ,	-6
query and	-8
question	-41
question </s>	-12
question <number>	-61
question <number> </s>	-19
question about	-10
question is	-16
question is about	-12
queue	-52
queue ,	-8
queue </s>	-27
queue at	-6
queue at the	-6
queue have	-7
quick	-144
quick </s>	-52
quick question	-6
quick question </s>	-6
quiet	8
quilt	6
quit my	11
quit my job	11
quit smoke	15
quit smoke in	15
quit the	-37
quit the agency	-15
quit the app	-9
quiz	-13
quiz question	-18
quote	18
quote i	-17
quote i need	-17
r	-33
r 's	5
race	-15
rack	34
radiator	24
radio	-13
railway	31
rain	-135
rain </s>	-31
rain just	-7
rain just now	-7
rainy	-29
rainy-day	47
rainy-day account	47
raise	51
raise bed	33
raise by	16
raise by my	11
raise in	10
raise in <name>	10
raise my	-9
raise our	8
raise our rent	8
raise the	6
ramen	-9
ramen bar	-6
ramp	16
rasmus	14
rasmus ,	14
rasmus , whom	14
raspberry	20
raspberry pi	20
raspberry pi under	20
rate </s>	-7
rate is	-13
rate peak	-4
rate peak at	-4
rather	68
rather get	30
rather get bullet	30
rather than	38
rather than by	20
rather you	8
reach	41
read	21
read </s>	-50
read a	-20
read about	-44
read it	-17
read it ,	-5
read it </s>	-9
read music	17
read on	62
read on a	26
read on paper	28
read small	17
read small print	17
read somewhere	-35
read somewhere </s>	-35
read that	-19
read the	-32
read the doc	-5
read the first	-4
read this	-10
read this </s>	-6
read you	33
read your	-17
read your answer	-9
reader	138
reader </s>	37
ready	-71
ready </s>	-33
ready for	-12
real	-22
really	37
reason	-21
reason </s>	-29
reboot	-29
reboot </s>	-16
rebuild	57
rebuild on	33
rebuild on it	20
receipt	14
recipe ,	21
recipe </s>	-35
recipe are	27
recipe for	-12
recipe is	-10
recipe is all	-7
recipe with	-12
reckon	-4
recognise	15
record	-28
record </s>	-13
red	-67
red ,	-28
red </s>	-6
red-and-green	54
red-and-green look	44
red-and-green look the	35
redo	-12
redo it	-10
redo it </s>	-10
redundant	23
redundant in	23
refactor	-11
refactor this	-5
refactor this </s>	-5
refresh	-6
refund	31
refuse	-7
refuse to	-35
regex	-23
regex </s>	-5
region	-34
regional	28
register	37
rehabilitation	6
rehabilitation clinic	6
rehabilitation clinic in	6
release is	-18
release train	17
release train leave	17
relocate	5
relocate to	5
relocate to <name>	5
remain	9
remember	4
remind	-55
remind me	-55
remind me to	-48
remission	23
remission since	23
remote	22
remote </s>	-19
remove	4
renal	19
renal and	6
rename	-28
rename the	-10
render	-7
renew each	-16
rent	90
rent <number>	-11
rent a	5
rent a two-bedroom	5
rent a van	8
rent go	10
rent is	20
rent is <number>	14
rent out	11
rent the	11
rent the flat	4
rent to	8
rent to <number>	8
rent was	-9
reopen	-7
reopen it	-7
reopen it ,	-6
repaint	13
repair	32
repair accordion	11
repeat	-24
replace	58
replace </s>	20
replace <name>	10
replace <name> with	10
replacement	47
replacement </s>	22
reply	22
reply </s>	5
repo	5
report	-58
report by	-5
report go	8
request	-5
rescue	48
rescue <kin>	28
rescue <kin> ,	17
reset	-31
reset </s>	-16
residence	5
residency	7
resident	12
resident '	12
resident ' association	12
responsibility	-37
responsibility </s>	-37
rest	-22
rest </s>	-11
rest of	4
rest of the	4
restart	-53
restart </s>	-6
restart it	-10
restart it </s>	-10
restart the	-11
restart the router	-10
restaurant	-31
restaurant ,	7
restaurant only	-9
restaurant only serve	-9
restore	32
restore a	15
restore a <number>	15
restore the	-22
restore the backup	-22
result	-41
result </s>	-15
result in	-4
retire	17
retire ,	-21
retire </s>	26
retire <kin>	-26
retire <kin> </s>	12
retire at	23
retire at <number>	23
retire in	-7
retire to	-15
retirement	29
retrain	21
retrain as	19
retrain as a	19
retro	4
retry	-21
return	-60
return </s>	8
return <name>	-17
return a	-9
return a list	-9
review	-15
review </s>	-17
rhyme	-19
rhyme for	-18
rice	11
riddle	-29
ride	23
ride a	31
ride it	13
rig	5
right	-86
right </s>	-46
right column	-4
right ear	58
right ear only	11
right eye	13
right hand	33
right now	-180
right now ,	-31
right now </s>	-155
right side	31
right side </s>	31
ring	-46
ring </s>	-13
ring by	-4
ring from	5
ring from <name>	5
road	-24
roast	5
robot	-55
robot </s>	-34
robotics	10
robotics is	10
robotics is what	10
role	-10
roll my	5
roll my r	5
roof	81
roof ,	14
roof </s>	46
room	-25
room ,	-35
room </s>	34
room have	-9
room in	10
room is	5
root	-33
rotate	6
rotate </s>	5
rotation	49
round	-45
round </s>	6
round of	-13
route	6
router	-37
router </s>	-19
row	-79
row ,	-11
row </s>	4
row <number>	-48
row <number> ,	-23
row <number> </s>	-6
row <number> i	-9
royal	-17
ruben	-29
rude	-17
rude </s>	-17
rugby	48
rule	63
rule ,	-7
rule </s>	21
rule out	16
run	4
run ,	12
run </s>	-37
run <number>	8
run a	31
run a bakery	29
run by	-18
run entirely	-5
run entirely by	-5
run every	-10
run for	9
run in	50
run in the	47
run into	-9
run is	28
run it	-18
run late	-25
run late ,	-20
run late </s>	-5
run on	-16
run on <name>	27
run out	-54
run out </s>	-13
run out in	-8
run out of	-6
run out on	7
run the	35
run the <name>	13
run the script	-13
run the test	-11
run to	-21
run to the	-21
run until	23
run until <number>	14
runner	18
rural	11
rural <name>	7
rural <name> </s>	7
rush	-29
rush ,	-13
rush </s>	-16
rust	22
rust </s>	19
rye	19
rye is	10
rye is the	10
sabbatical	7
salary	64
salary </s>	12
salary is	29
salary is pay	29
sale	-35
sale </s>	6
sale end	-38
salon	49
salon 's	29
salon 's page	29
salon </s>	7
salon in	5
salon in <name>	4
salt	-15
sam	-4
same	27
same </s>	15
same for	-11
same for the	-11
same here	-13
same here </s>	-13
same result	-6
same result </s>	-6
same thing	-39
same thing </s>	-18
same to	23
same to me	23
sami	5
sample	-25
sandwich	-19
sauce </s>	7
save	31
save <number>	22
save <number> a	23
save for	68
save for a	68
save it	-21
save the	-7
savings	26
savings sit	11
savings sit in	11
saw	-8
saw are	-8
sawmill	41
say	-388
say ,	-10
say </s>	-70
say <name>	-23
say about	-12
say here	-5
say here </s>	-5
say i	-42
say i 'm	-24
say it	9
say no	-7
say no </s>	-7
say that	-14
say the	-81
say the <kin>	-15
say the app	-8
say the paper	-10
say the same	-11
scanner	7
scar on	-6
scare	49
scare me	-10
scare of	51
scene	-92
scene ,	-6
scene </s>	-28
scene in	-20
scene need	-8
schedule	-4
school	88
school ,	18
school </s>	38
school <kin>	-5
school ban	-8
school ban phone	-8
school bus	6
school bus in	5
school have	17
school have <number>	17
school in	-19
school in <month>	-18
school in <name>	6
school is	13
school is a	13
school play	11
school rent	-17
school run	13
school use	4
school use <name>	4
scissor	25
scissor and	9
scissor and guitar	9
score	-22
score is	-16
score is <number>	-16
scout	10
scream	-26
screen	84
screen </s>	-22
screen reader	140
screen reader </s>	37
screenshot	-14
script	-27
script </s>	-5
scroll	-45
scroll since	-21
scroll up	-11
sea	-5
search	13
seasick	17
seasick on	17
seasick on anything	17
season	49
season </s>	13
seat	34
seat </s>	-9
seat <number>	8
seat <number> and	8
sec	-41
sec ,	-4
sec </s>	-36
second	-98
second ,	-6
second </s>	-40
second <day>	44
second <day> </s>	40
second <kin>	16
second <kin> in	8
second <number>	-31
second <number> </s>	-53
second argument	-14
second chapter	-5
second chapter </s>	-5
second column	-12
second half	-5
second option	-6
second paragraph	-22
second paragraph </s>	-10
second paragraph of	-4
second part	-10
second part </s>	-7
second question	-10
second question </s>	-10
second salon	4
second salon in	4
second stroke	25
second stroke </s>	25
second time	18
second to	-8
second version	-4
second year	5
second-hand	20
secondhand	30
secret	8
section	-7
see	-178
see </s>	-28
see <number> <kin>	10
see a	-26
see as	-5
see as my	13
see below	-8
see below </s>	-8
see in	17
see it	-8
see me	-7
see on	-16
see that	-21
see the	-17
see this	-7
seed	15
seem	-8
seem </s>	8
self	16
self-employed	18
self-employed ,	16
sell	134
sell </s>	30
sell at	12
sell it	-9
sell my	9
sell out	-20
sell the	89
sell the boat	6
sell the house	-12
sell the van	24
semicolon	-5
send	-37
send have	-6
send it	-13
send me the	-6
send the	-18
send this	-6
sense	8
sense </s>	-4
sense of	12
sense of smell	12
sentence	-18
sentence </s>	-12
sentence and	20
sentence in	-9
series	-21
series ,	-18
series </s>	-20
serve	-5
serve on	14
serve on the	14
server	-28
server </s>	-7
server crash	-7
server in	11
service	34
service in	-19
service in <name>	-19
sesame	22
session	-20
set	-11
set ,	-5
set for	-15
set for <number>	-5
set for may	-10
set in	-23
set the	-16
setting	-35
setting </s>	-9
setting page	-7
settle	-8
severe	19
sew	51
shake	55
shake ,	46
shake , essential	33
shake , its	5
shape	6
share <number>	-5
share a	7
share custody	10
share in	-9
share in a	-9
share my	-21
share my office	-21
share the	-19
share with	23
share with the	15
sharp	6
she	27
she 's	6
she 's my	-15
she have	-18
she have <number>	-18
she is	-8
she only	30
shed	67
shed </s>	32
shed with	9
sheet	-11
sheet </s>	-14
sheet every	6
sheet every night	6
sheet music	-10
shellfish	39
shellfish ,	28
shelter in	4
shelter in <name>	4
shift	129
shift </s>	10
shift at	39
shift at the	37
shift rotate	12
ship	15
shipyard	16
shipyard </s>	16
shirt	-21
shirt ,	-16
shoe	-25
shoe on	-21
shoe size	12
shoe size <number>	12
shoot	22
shoot ,	5
shoot from	6
shoot from <number>	10
shop	-47
shop 's name	-6
shop </s>	-14
shop close	-12
shop close in	-21
shop in	-7
shop in <name>	8
shop is	26
shop list	-6
shop on	16
shop on <days>	16
shop open	-13
shop open at	-13
shop steward	22
shop steward </s>	9
shop was	7
short	59
short ,	16
short </s>	-26
short answer	19
short answer ,	28
shorten	11
shorten it	-8
shorten it </s>	-8
shorter	-50
shorter ,	-6
shorter </s>	-32
shorter title	-5
shorter title </s>	-5
should	-133
should be	-10
should be a	-5
shoulder	44
shoulder never	30
shoulder never heal	30
shout	-11
show	-137
show ,	-5
show up	-32
shower	-38
shower ,	-17
shut	-18
shut </s>	-17
shut every	-6
shut in	6
shut in <number>	6
sick	-25
sick </s>	-18
side	72
side ,	20
side </s>	38
side of	-21
side of the	-21
sight	13
sight of	5
sign	61
sign </s>	13
sign language	21
sign off	28
sign off every	-14
signal	-14
signature	11
silent	5
silent </s>	5
silly	-33
since	330
since </s>	9
since <month>	10
since <month> </s>	-4
since <name>	33
since <name> ,	-21
since <name> and	6
since <name> i	14
since <name> leave	25
since <number>	67
since <number> ,	11
since <number> </s>	58
since both	-6
since both my	-6
since breakfast	-44
since breakfast </s>	-44
since childhood	21
since childhood </s>	21
since i	45
since i 'm	15
since i was	45
since kindergarten	14
since kindergarten </s>	14
since last	-22
since lunch	-37
since lunch </s>	16
since lunch i	-17
since my	8
since noon	-52
since noon ,	-15
since school	20
since school </s>	20
since spring	11
since spring </s>	11
since the	201
since the <kin>	28
since the accident	23
since the divorce	30
since the fall	13
since the fire	17
since the flood	20
since the hip	15
since the stroke	16
since the update	-15
since this	-13
since this morning	-13
since uni	20
since uni </s>	20
since we	12
since you	-7
since your	-6
sing	39
sing along	13
sing along to	13
sing alto	37
sing in a	-10
sing in the	13
sing only	-18
sink	-18
sink ,	-9
sit	57
sit in	-7
sit in <name>	23
sit in a	-25
sit in index	19
sit in the	-16
sit it	8
sit my	8
sit on	12
sit on the	-9
sit the	26
sit third	9
site	-36
site </s>	-21
site into	6
site into a	6
size	-6
size </s>	-10
size <number>	-6
size <number> ,	5
ska	8
ska band	8
sketch	-38
sketch ,	-9
ski	12
ski </s>	8
skip	-26
skip breakfast	-13
skip breakfast and	-7
skip that	-11
skip that </s>	-11
skip the	7
sky	-12
sleep	-109
sleep </s>	-28
sleep at	13
sleep badly	-16
sleep day	14
sleep day </s>	14
sleep in	-6
slide	-39
slide ,	4
slide </s>	-12
slide <number>	-12
slide <number> </s>	-12
slide deck	6
slow	-43
slow </s>	-29
slow today	-21
slow today </s>	-11
slower	-9
small	38
small print	37
small print anymore	17
smaller than	10
smaller than a	17
smell	-11
smoke	44
smoke ,	22
smoke </s>	-9
smoke <number>	15
smoke <number> pack	15
smoke in	15
smoke in <number>	10
smoker	-19
snippet </s>	5
snore	-19
snow	-9
so	177
so </s>	5
so <name> is	12
so annoy	-14
so be	-14
so bore	-18
so far	7
so fatty	22
so fatty food	22
so i	6
so i 'm	-21
so i give	4
so i have	-15
so i only	-4
so i run	7
so i stop	-11
so keep it	-16
so let	-13
so let do	-13
so long	5
so long paragraph	5
so make	-8
so make it	-8
so my	-5
so my <kin>	6
so my accent	-4
so no	51
so no alcohol	7
so no lunch	4
so now	14
so our	-14
so our <kin>	-15
so phone	26
so phone call	26
so please	4
so pls	-9
so pls give	-9
so scissor	20
so scissor and	9
so spell	14
so the	-19
so the band	16
so tire	-14
so tire today	-11
so trip	9
so type	13
so type is	13
so voice	22
so we 're	-13
so were	13
so what	-16
so with	-11
soak	-33
soak ,	-9
soak </s>	-11
soap	29
soap to	29
soap to me	36
sober	12
sober <number>	10
sober <number> year	10
society	11
sock	29
sock on	22
sofa	-16
soft	18
soil	101
soil ,	20
soil microbe	13
soil probe	24
soil probe we	24
solar	58
solar and	26
solar and a	26
solar pump	-7
solar pump </s>	-7
solder	8
solid	53
some	-173
some <kin>	-57
some <kin> ,	-23
some <name>	-31
some guy	-18
somebody	-5
someone	-67
something	62
something </s>	-29
something cheaper	46
somewhere	-44
somewhere </s>	-35
song	-57
song </s>	-15
soon	-38
soon ,	-7
soon </s>	-31
sore	11
sore when	19
sore when he	19
sorry	-34
sorry for	-26
sorry for typo	-19
sort	-25
sort by	-8
sort the	-4
sort the list	-4
sound	-64
sound good	-32
soup	-41
soup </s>	-15
soup is	-15
source	11
sourdough	35
sourdough starter	35
space	32
spare	41
spare key	8
spare room	35
spare room </s>	35
speak	40
speak </s>	-8
speak <name>	19
speak <name> ,	-10
speak <name> </s>	10
speak <name> at	12
speak <name> with	7
speak <number>	-5
speak <number> language	-5
speak is	32
speak no	9
speak no <name>	9
speak only	-9
speak to	-4
speak too	-11
speak too soon	-7
special	10
specialise	40
specialise in	40
speech	5
speech </s>	-11
speed	-6
speed </s>	-18
spell	24
spell </s>	-8
spell <name>	23
spell <name> ,	23
spell in	12
spend	14
spend <number>	13
spend <number> year	13
spend the	-6
spicy	4
spill	-49
split	-15
split custody	7
split keyboard	26
split the	-15
split the bill	-18
split when	11
split when i	11
spot	-18
spot in	-9
spread over <name>	5
spread over <number>	-7
spreadsheet	-28
spreadsheet </s>	-16
spring	147
spring ,	23
spring , <kin>	5
spring </s>	105
sprint	15
sprint ,	14
squad	17
squash	28
st	27
st <name>	27
stable in	5
stable in <name>	5
stable on	5
stable on lithium	5
stack	-20
stack trace	-18
staff	14
stair	63
stair </s>	28
stair are	19
stair are out	6
stall	11
stall </s>	11
stall is	24
stammer	69
stammer since	16
stammer so	25
stamp	15
stand	63
stand coriander	14
stand coriander </s>	6
stand desk	15
stand in	18
stand in the	27
stand this	-9
stand up	-18
standup	51
standup </s>	44
star	-11
stare	-41
stare at	-41
stare at this	-19
start	14
start ,	-11
start </s>	29
start a	-5
start a new	-9
start as	4
start at	6
start at <number>	11
start first	11
start in	-28
start in <month>	4
start in the	-7
start it	8
start on	7
start on the	7
start over	-10
start over </s>	-6
start school	-17
start school in	-19
start the	-54
starter	35
startup	-16
startup give	-4
startup in	-7
startup in <name>	-7
starve	-43
starve </s>	-20
statement	-9
station	36
station </s>	28
status	-7
stay	34
stay <name>	9
stay <name> </s>	9
stay shut	-16
stay shut </s>	-17
stay until	16
stay with	9
steel	-24
steel <name>	-24
steep	-25
stent	46
step	-76
step ,	-16
step </s>	19
step <number>	-93
step <number> ,	-6
step <number> </s>	-58
step <number> of	-7
step away	-11
step down	19
step matter	25
stew	-4
steward	8
steward </s>	9
stick	-85
stick ,	-16
stick </s>	-5
stick behind	-18
stick behind a	-18
stick in	-13
stick on	-22
stick on level	-16
stiff	-24
still	44
still <number>	46
still be	19
still be sore	19
still crash	-6
still on	26
still red	-11
still red </s>	-11
still run	8
still swim	11
still there	-18
still there </s>	-18
still weak	26
still weak </s>	26
stock	-27
stock ,	-20
stock </s>	-12
stop	-13
stop </s>	-31
stop at	5
stop eat	31
stop it	-11
stop it </s>	-11
stop lay	-13
stop the	-15
stop when	27
stop when <name>	27
storage	13
storage box	13
store	11
storm	-26
story	-117
story </s>	-39
straight	-5
stranger	-28
street	13
stretch	16
strict	49
strike	-6
strip	5
strobe	25
stroke	113
stroke </s>	36
stroke i	26
stroke i type	26
stroke in	26
stroke in <number>	26
stroke ward	5
strong	22
stronger	-15
struggle	37
struggle with	40
studio	30
studio </s>	6
studio have	12
studio have <number>	12
studio is	8
study	9
study dentistry	7
study in	-10
study law	19
study law in	12
study marine	7
study marine biology	7
study nurse	5
study the	-5
study this	-5
study your	-9
study your table	-9
stuff	15
stuff </s>	15
stumble	12
stutter	13
stutter get	4
stutter get worse	4
stutter in	-17
stutter in <name>	-17
stutter on	7
stutter on the	10
sub	-39
sub are	-13
subject	-10
sublet	39
submit	6
subscription	13
subtitle	-17
subtitle </s>	-23
sugar	12
sugar </s>	-4
sugar for	20
sugar for good	20
sugar in	7
sugarcoat	25
sugarcoat ,	25
sugarcoat , i	25
suggest	47
suggestion	-13
suggestion </s>	-11
suit	9
suit me	9
sum	-8
sum </s>	-12
summary </s>	17
summer	75
summer </s>	45
sunscreen	14
sunset	-7
supply	12
supply <number>	8
support	-72
support </s>	-5
suppose	-14
sure	-51
sure ,	-24
sure </s>	-19
sure it	-8
sure it work	-8
surgery	15
surgery is	7
surgery is book	5
surname	36
surprise	24
survive	61
suspend	18
suspend till	26
swan	-43
swap	20
swap the	5
swear	17
swear at	-22
swear off	24
swear off credit	28
sweat	-4
swede	-29
sweep	-4
swell	21
swim	56
swim ,	28
swim </s>	11
swim <number>	8
swim in	17
swim in the	19
switch	39
switch career	14
switch from	10
switch from <name>	5
switch lite	32
switch the	-22
switch the order	-11
switch to	4
switch to <name>	-6
sword	-22
syndrome	15
synonym	-38
synonym for	-32
syntax	-5
tab	-59
tab ,	-8
tab </s>	-13
table	-39
table ,	-15
table </s>	25
table for	-6
table with	-7
table with <number>	-7
taco	-21
tai	17
tai chi	17
take	73
take <name>	17
take <number>	46
take a	-47
take a break	-21
take it	-18
take it you	-8
take job	4
take levothyroxine	16
take levothyroxine every	16
take me <number>	5
take me an	19
take me off	-5
take me to	-9
take my	31
take no	4
take our	6
take over	-16
take over the	-5
take the	-13
take the <kin>	-11
take the first	-19
take the stair	18
take up	10
take your	-6
take your point	-4
tale	-34
tale ,	-25
talk	-81
talk </s>	-12
talk about	-10
talk in	-20
talk to	-11
talk to me	10
tango	24
tap	12
tap water	-13
target	-36
taste	69
taste like	41
taste like soap	9
tattoo	22
tattoo studio	8
tax	32
tax </s>	17
tax law	-6
tax law for	-6
tax office	19
tea	-46
tea </s>	-19
tea in	-10
teach	53
teach <kin>	12
teach chemistry	9
teach me	-52
teach me to	23
teach myself	39
teach to	18
teach year	14
teach year <number>	14
teach yoga	-7
teach yoga to	-13
team	137
team 's	23
team ,	22
team , <number>	14
team </s>	48
team <kin>	29
team i	10
team i <kin>	10
team is	17
team like	-7
team like it	-7
team nobody	13
team of	-16
team of <number>	-16
team on	-16
team sit	-8
team sit in	-8
tear	-23
tear </s>	-12
tear my	-11
tech	11
tell	26
tell </s>	13
tell me	7
tell that	25
tell the	-20
tell you	-8
template	26
ten	-9
ten so	-9
ten so my	-9
tense	23
tense </s>	23
term	52
term </s>	41
term time	11
terminal	-5
terrace	11
terrible	-8
terrify	39
terrify me	24
terrify of	15
test	20
test ,	10
test </s>	46
test are	-4
test fail	-10
test fail </s>	-4
test for	8
test in	-16
test in <name>	-11
test is	-6
test is red	-5
test it	-6
test it on	-5
text	73
text ,	-18
text </s>	46
text for	-8
text for the	-8
text is	10
text you	18
text you in	18
than	29
than <number>	61
than <number> kg	4
than <number> kilo	10
than a	16
than a ferry	17
than by	20
than long	30
than long paragraph	30
than me	31
than me </s>	20
than my	-12
than the	-28
thank	-54
thank ,	-16
thank , that	-7
thank </s>	-17
thank for	-11
thank to	4
thank to the	4
thank you	-15
thank you </s>	-4
that	-359
that 's	108
that 's how	27
that 's my	16
that 's our	21
that 's the	11
that 's when	12
that ,	-9
that , is	16
that </s>	-123
that <kin>	-7
that <name>	-70
that <name> </s>	-17
that <number>	-7
that <number> ,	-12
that <number> year	14
that again	-4
that again </s>	-4
that are	46
that are n't	47
that bakery	-28
that be	10
that both	15
that clip	-19
that come	15
that film	-6
that fix	-4
that fix it	-4
that function	-7
that half	27
that half work	27
that he	-14
that hinge	17
that i	47
that i have	15
that in	-20
that is	16
that it	-7
that it 's	-4
that joke	-4
that keep	5
that last	-21
that list	-41
that list ,	-32
that my <kin>	17
that paragraph	-6
that second	-4
that series	-11
that show	-46
that show </s>	-16
that sound	-27
that sound good	-27
that take	54
that the	-34
that this	-4
that tomorrow	-17
that tomorrow </s>	-17
that was	-14
that we	37
that we have	9
that work	24
that work </s>	-6
the	-364
the <day>	13
the <day> </s>	14
the <day> market	13
the <kin>	-84
the <kin> 's	-22
the <kin> ,	23
the <kin> </s>	41
the <kin> and	6
the <kin> are	22
the <kin> from	-5
the <kin> get	-9
the <kin> have	-11
the <kin> in	-135
the <kin> insist	14
the <kin> is	-5
the <kin> just	-14
the <kin> know	17
the <kin> next	-16
the <kin> of	23
the <kin> on	-5
the <kin> portal	17
the <kin> prefer	-7
the <kin> run	-8
the <kin> sleep	-12
the <kin> want	32
the <name> ,	-12
the <name> </s>	14
the <name> <kin>	5
the <name> <name>	5
the <name> and	-12
the <name> branch	31
the <name> group	17
the <name> hall	7
the <name> in	16
the <name> is	-8
the <name> marathon	10
the <name> next	-32
the <name> office	17
the <name> twice	-10
the <name> was	-12
the <number>	78
the <number> </s>	20
the <number> day	11
the <number> draft	-6
the <number> of	40
the <number> table	-21
the <number> who	-7
the accent	16
the accident	23
the accident </s>	23
the account	-37
the ad	-23
the advert	-8
the age	-6
the age of	-6
the agency	-15
the agency in	-22
the airport	-19
the alarm	-10
the allotment	41
the answer	-16
the answer </s>	-7
the answer is	-6
the app	-22
the app </s>	-14
the app and	-7
the army	30
the army ,	13
the article	-40
the article </s>	-12
the article say	-10
the attachment	-12
the autumn	12
the average	-17
the back </s>	-13
the backup	-22
the backup </s>	-16
the bakery	12
the bakery </s>	25
the bakery are	6
the bakery on	-7
the band	-25
the band can	16
the band on	-13
the band pay	-14
the bank	-18
the bar	19
the bar twice	14
the barn	20
the barn </s>	9
the basement	5
the bell	-12
the big	6
the big oven	-6
the bike	9
the bill	-21
the bill </s>	-18
the bin out	-12
the blue	22
the blue <number>	-7
the board	6
the board of	12
the boat	21
the boat is	15
the boiler	21
the book	-21
the book </s>	-20
the book at	-8
the book for	9
the bookshop	-4
the bottom	22
the box	24
the bracket	-10
the brewery	-13
the build	-10
the build </s>	-4
the burnout	26
the burnout </s>	26
the bus	-25
the bus ,	-11
the bus </s>	18
the bus now	-12
the button	-27
the button </s>	-10
the bypass	4
the cabin	26
the cache	-13
the cache </s>	-4
the cafe	-6
the call	-15
the call ,	-5
the call </s>	-13
the camper	5
the camper of	5
the capital	-19
the capital of	-19
the car	-9
the car </s>	5
the caravan	17
the cathedral	18
the cellar	43
the cello	20
the chair	13
the change	-8
the change </s>	-8
the chat	-16
the choir	7
the choir i	22
the church	43
the city	-14
the clinic	25
the clinic </s>	9
the clinic i	19
the clip	-34
the club	33
the code	-8
the comma	-6
the comma </s>	-6
the company	8
the company 's	17
the company go	7
the connection	-11
the console	-7
the console </s>	-7
the cooperative	9
the corridor	-11
the corridor wait	-11
the couch	-36
the council	59
the council </s>	8
the council in	24
the credit	-11
the crow	16
the cup	-19
the cup </s>	-17
the date	-18
the date </s>	-6
the day	-28
the day </s>	-22
the deadline	-26
the debt	20
the deck	-12
the demo	-17
the depot	25
the depot </s>	11
the deputy	27
the deputy head	27
the desk	-25
the diagnosis	16
the diagnosis </s>	16
the dialog	-6
the dialysis	18
the dialysis unit	18
the diff	-6
the diff </s>	-6
the difference	-15
the divorce	30
the doc	-27
the doc </s>	-9
the doc is	-5
the door	-59
the door ,	-22
the door </s>	-37
the download	-7
the download ,	-5
the draft	-6
the drawer	-6
the dust	61
the dust extractor	61
the email	-17
the end	-28
the end ,	-8
the end </s>	-18
the endpoint	-11
the endpoint </s>	-11
the example	-29
the example </s>	-6
the export	-6
the eye	-11
the eye </s>	-11
the fable	-9
the fable </s>	-9
the fall	28
the fall </s>	19
the family	85
the family </s>	47
the farm	33
the farm ,	7
the fifth	26
the file	-45
the file </s>	-12
the file and	-5
the file to	-13
the film	-45
the film ,	-20
the film </s>	-11
the fire	27
the fire </s>	17
the fire brigade	19
the firm	-11
the firm pay	-17
the first	-58
the first </s>	-8
the first <day>	15
the first <number>	-19
the first draft	-5
the first line	-10
the first of	6
the first part	-5
the fish	-17
the fish shop	-4
the fjord	27
the fjord </s>	27
the flat	22
the flat above	13
the flood	42
the flood </s>	12
the flood that	19
the floor	-36
the flu	-12
the flyer	9
the flyer </s>	4
the font	-13
the font </s>	-6
the food	17
the food bank	17
the forecast	-15
the form	-37
the form </s>	-9
the form with	-18
the formula	-6
the forum	-6
the fountain	24
the fourth	21
the fridge	-9
the fridge ,	-15
the fridge door	-8
the frontend	10
the frontend </s>	10
the function	-24
the function </s>	-4
the game	-33
the garage	19
the garage ,	25
the garage stand	-10
the green	18
the greet	-9
the group	17
the group project	17
the guy	-29
the guy in	-15
the hall	-22
the hare	-20
the head	-8
the header	-13
the header </s>	-10
the heart	23
the heat	4
the heat in	9
the hero	-16
the heroine	-15
the heroine ,	-15
the hip	15
the hip operation	15
the hob	-22
the hotel	14
the house	57
the idea	-12
the idea </s>	-9
the index	4
the intro	-13
the intro </s>	-11
the invoice	-4
the job	4
the joke	-18
the joke </s>	-17
the kettle	-17
the kettle on	-12
the key	-9
the keyboard	-19
the killer	-13
the killer </s>	-13
the kiln	19
the king	-39
the kitchen	-17
the kitchen </s>	-15
the kitchen windowsill	9
the knit	4
the lamp	-22
the land	-9
the land page	-12
the laptop	-17
the last	-34
the last <day>	17
the last line	-9
the layout	-9
the leaflet	-22
the lease	30
the leave	133
the leave </s>	52
the leave knee	42
the letter	6
the library	30
the lift	-14
the light	-14
the light go	-6
the line	-8
the link	-17
the link </s>	-8
the list	-46
the list is	-11
the log	-13
the log </s>	-6
the login	-7
the logo	-11
the long	-8
the loop	-16
the lot	-11
the macro	-14
the mail	-7
the mail </s>	-6
the man	-14
the man in	-14
the manual	-7
the margin	-19
the market	13
the meet	-56
the meet </s>	-23
the meme	-10
the menu	-15
the middle	-11
the middle of	-17
the mill is	-7
the model	-12
the model for	-12
the module	11
the moment	-17
the moment </s>	-20
the moment i	9
the money	7
the money in	-5
the month	8
the month </s>	8
the moon	-14
the morning	13
the morning </s>	12
the mortgage	17
the motorbike	-12
the museum	11
the museum have	6
the name	-5
the national	12
the navy	25
the navy </s>	13
the near	31
the new	-8
the new mayor	-15
the new year	10
the news	-77
the news </s>	-22
the news say	-15
the next	-17
the next couple	17
the next step	-8
the night	30
the night desk	11
the novel	-24
the number	11
the nurse	16
the office	-70
the office </s>	-36
the office today	-6
the old	21
the old barn	-4
the older	41
the older <kin>	41
the onion	-24
the onion </s>	-15
the only	104
the only <number>	25
the only bread	10
the only way	22
the order	-13
the order of	-8
the organ	19
the other </s>	7
the other <number>	4
the other file	-4
the other to	12
the output	-4
the oven	-13
the pack	4
the pack list	4
the page	-60
the page </s>	-14
the page load	-7
the paper	-22
the paper </s>	-18
the parcel	-9
the parcel ,	-6
the parcel depot	13
the parish	38
the parish choir	18
the parish council	14
the park	-16
the park fine	-6
the parser	-6
the parser </s>	-6
the passive	15
the password	-5
the pasta	-29
the patch	-7
the patent	19
the path	-8
the payment	9
the person	14
the pharmacy	19
the pharmacy 's	5
the pharmacy </s>	17
the pharmacy is	13
the phone	17
the phone ,	-23
the phone </s>	32
the photo	-29
the piano	-13
the piano in	-16
the picture	-26
the picture </s>	-12
the picture is	-11
the pitch	-16
the plan	8
the plant	-31
the plant </s>	-32
the play	-21
the plot	7
the poem	-8
the pool	6
the post	13
the pottery	-5
the practice </s>	18
the present	25
the printer	-15
the problem	-4
the proxy	-8
the proxy </s>	-8
the puzzle	-21
the puzzle always	-15
the quarry	25
the queen	-5
the queue	-28
the queue ,	-8
the queue at	-6
the queue have	-7
the quiz	-8
the radio	-13
the railway	20
the rain	-47
the rain </s>	-15
the rain just	-7
the rainy-day	47
the rainy-day account	47
the raspberry	20
the raspberry pi	20
the rate	-16
the receipt	-5
the recipe	-6
the release	9
the remote	-7
the report	-44
the rest	-14
the rest </s>	-11
the restaurant	-8
the restaurant ,	7
the restaurant only	-9
the result	-11
the result </s>	-4
the review	-5
the right	65
the right ear	30
the river	11
the road	-20
the roof	-6
the roof </s>	20
the room	-16
the router	-12
the router </s>	-8
the royal	-17
the rule	9
the salon	12
the same	60
the same </s>	15
the same thing	-14
the same to	23
the sample	-31
the sauce	-8
the sawmill	21
the scar	-6
the scar on	-6
the school	29
the school <kin>	-7
the school run	10
the scout	10
the screen	-20
the screen </s>	-7
the script	-13
the second	-135
the second </s>	-7
the second <number>	-31
the second chapter	-5
the second column	-12
the second option	-6
the second paragraph	-17
the second part	-10
the second question	-10
the server	-20
the server </s>	-5
the server is	-4
the setting	-23
the setting </s>	-9
the setting page	-7
the shed	44
the shed </s>	32
the sheet	-12
the shop	-5
the shop </s>	-16
the shop close	-4
the shop is	26
the shop steward	9
the shop was	7
the shower	-28
the shower ,	-8
the sight	5
the sight of	5
the site	-18
the sketch	-28
the soil	24
the soil probe	24
the song	-17
the spare	23
the spare room	23
the spell	-11
the spring	10
the stable	-14
the stair	58
the stair </s>	48
the standup	-7
the startup	-4
the startup give	-4
the step	-9
the story	-57
the story </s>	-17
the strike	7
the stroke	32
the stroke i	26
the subject	-14
the sum	-12
the sum </s>	-12
the summary	-12
the summer	21
the support	-9
the switch	32
the switch lite	32
the tab	-15
the table	-6
the table </s>	-6
the tax	16
the tax office	19
the team	25
the team i	10
the team is	12
the test	-29
the test </s>	-6
the test fail	-6
the text	-9
the text ,	-7
the theatre	-7
the theatre give	-7
the theory	8
the third	-12
the third division	13
the third of	8
the third paragraph	-4
the thread	-12
the thread of	-8
the ticket	-11
the till	6
the time	7
the time </s>	20
the timer	-11
the title	-21
the title </s>	-11
the toast	-6
the tone	-5
the top	-39
the top </s>	-18
the total	-12
the total </s>	-7
the tractor	29
the train	-43
the train leave	-10
the treasurer	17
the tuba	-13
the tuba </s>	-15
the tutorial	-7
the typo	-7
the typo </s>	-7
the under	7
the under <number>	5
the union	15
the update	-33
the update </s>	-6
the update i	-15
the user	-49
the user live	-24
the van	43
the van ,	20
the van in	-11
the variable	-8
the vegan	-21
the video	-47
the video ,	-9
the video stutter	-8
the village	9
the villain	-15
the vineyard ,	7
the voice	-21
the wait room	-11
the wall	7
the ward	11
the ward is	10
the way	-71
the way home	-33
the way in	-17
the way this	-4
the weather	-8
the wed	39
the wed </s>	26
the wed is	20
the week </s>	-8
the west	-9
the west </s>	-9
the whole	-13
the whole family	17
the whole list	-15
the whole of	11
the whole thing	-16
the wifi	-13
the window	-9
the woman	15
the word	-7
the word </s>	12
the word <name>	-7
the workshop	13
the workshop have	8
the worst	-14
the worst be	6
the wrong	-76
the wrong branch	-4
the wrong date	-4
the wrong file	-4
the year	-8
the year i	13
theatre give	-7
their	-95
their <kin>	19
their <kin> </s>	5
their name	4
them	29
them </s>	22
them are	5
them at	11
them for	-6
them on	12
them on a	6
then	-58
then ,	-9
then </s>	-26
then <number>	10
then <number> month	10
then a	69
then go	-10
then i	-24
then its	16
then read	-7
then the	-22
then we	17
theory	17
therapy	15
there	-102
there 's	-61
there 's <number>	5
there 's a	-90
there 's no	40
there ,	-26
there </s>	-48
there are	27
there by	28
there by <number>	28
there have	31
there is	22
there is a	-16
there was	-21
there was a	-18
there were	7
there were <number>	7
these	-7
these day	48
these day </s>	30
thesis	61
thesis is	22
thesis is about	20
thesis on	30
they	-81
they are	5
they call	7
they say	-15
they say </s>	-12
they/them	23
they/them </s>	23
thing	-31
thing </s>	-9
thing i	15
thing in	-29
think	-156
think ,	-15
think </s>	-66
think <name>	-5
think about	-7
think about it	-4
think i	-36
think i prefer	-8
think it	-8
think of	16
think so	-12
think so </s>	-12
think we	-10
think you	-4
think you 're	-4
third	17
third </s>	-14
third division	13
third from the	4
third of	-21
third of <kin>	-25
third of <month>	8
third of the	-10
third paragraph	-4
third paragraph </s>	-4
third week	35
third week </s>	21
third year	12
third year </s>	5
third year of	6
this	-969
this </s>	-95
this <day>	-6
this <month>	24
this <month> </s>	14
this <name>	-44
this <name> ,	-17
this <name> </s>	-20
this <number>	-92
this <number> ,	-4
this <number> </s>	-44
this a	-8
this a lot	-8
this afternoon	-48
this afternoon </s>	-35
this app	-10
this approach	-6
this approach </s>	-6
this article	-12
this article </s>	-12
this back	6
this before	-8
this bug	-8
this by	-19
this by <day>	-14
this call	-11
this call </s>	-4
this chat	-33
this error	-9
this error </s>	-5
this even	-16
this even </s>	-16
this example	-4
this example </s>	-4
this exercise	-6
this exercise </s>	-6
this file	-6
this file </s>	-6
this for	-18
this for <number>	-12
this function	-6
this headline	-5
this headline is	-5
this in	-19
this invoice	-22
this is	-20
this kind	-5
this kind of	-5
this line	-16
this meet	-11
this morning	-83
this morning ,	-17
this morning </s>	-48
this morning i	-8
this on	-13
this page	-8
this paragraph	-7
this point	-4
this poster	-9
this poster </s>	-9
this queue	-5
this recipe	-5
this record	-19
this sample	-10
this sentence	-4
this slide	-5
this song	-7
this song </s>	-5
this spreadsheet	-13
this spring	27
this spring </s>	23
this table	-7
this ticket	-5
this time	-21
this time ,	-9
this time </s>	-12
this to	-5
this up	-19
this up </s>	-13
this week	15
this winter	56
this winter </s>	44
this work	-6
this work </s>	-5
this year	-18
this year </s>	-38
those	-34
those </s>	-5
those <number>	-14
those <number> </s>	-18
though	20
thread	-21
thread of	-8
throat	25
through	39
through </s>	19
through <name>	10
through <name> </s>	11
through <number>	41
through <number> </s>	41
through a	-23
through door	17
through half	-11
through my	-6
through the	-37
throw	-18
throw a	-11
throw a <name>	-13
throw up	-7
thumb	-22
thumb up	-10
thumb up to	-10
thx	-42
thx </s>	-12
thx that	-7
thx that work	-7
thyroid	22
ticket	46
ticket </s>	-14
ticket and	25
tie	-14
tight </s>	-8
tighten	-17
tile	9
tile </s>	10
till	108
till <month>	13
till <month> </s>	12
till <number>	58
till <number> </s>	68
till it	30
till it 's	11
till next	5
till noon	-11
till noon </s>	-11
till she	6
time	-123
time ,	-32
time :	-16
time : <number>	-16
time </s>	9
time for	-13
time i	-33
time i click	-15
time in	-12
time it	-10
time it is	-10
time out	-21
time today	-4
time today </s>	-4
timeout	-46
timeout on	-15
timer	-34
tinnitus	44
tinnitus ,	25
tiny flat	-11
tip	-5
tip </s>	-17
tire	-60
tire </s>	-19
tire today	-13
tire today </s>	-4
title	-31
title </s>	-23
title for	-4
to	40
to /	-5
to </s>	14
to <day>	-30
to <day> </s>	-26
to <days>	-41
to <kin>	-66
to <kin> </s>	-42
to <month>	10
to <month> </s>	5
to <name>	23
to <name> 's	-6
to <name> ,	15
to <name> </s>	-18
to <name> <number>	-10
to <name> after	-4
to <name> at	-7
to <name> for	-12
to <name> in	38
to <name> last	4
to <name> that	6
to <name> with	10
to <number>	40
to <number> </s>	-5
to <number> <kin>	8
to <number> because	-6
to <number> day	-11
to a	71
to a <kin>	4
to a <name>	17
to a blank	-9
to add	-7
to add a	5
to adopt	17
to an	19
to ask	-17
to ask </s>	-9
to ask you	-5
to be	35
to be <number>	11
to be a	63
to be able	13
to be call	8
to be do	-18
to be gluten	7
to be in	14
to be shorter	-9
to be there	28
to become	9
to become a	9
to bed	-6
to buy	-25
to buy milk	-25
to call	-19
to call the	-19
to carry	-6
to cashew	7
to cashew </s>	7
to center	-6
to change	-5
to change the	-5
to come	40
to do	-11
to do this	-19
to drive	16
to find	-8
to finish	21
to finish this	-6
to fix	-26
to fix the	-4
to fix this	-18
to fly	-24
to get	30
to get dress	16
to get to	23
to give	8
to give up	8
to go	-19
to go </s>	-11
to go with	-9
to grab	-20
to grab lunch	-20
to hand	-11
to have	-7
to head	19
to help	-5
to help </s>	-5
to him	17
to install	9
to install it	-5
to it	-6
to it </s>	-6
to learn	-37
to learn how	-17
to leave	-11
to leave </s>	-11
to live	20
to lunch	-26
to lunch </s>	-13
to main	9
to main </s>	9
to make	-12
to me	81
to me ,	-14
to me </s>	95
to me on	-21
to meet	-15
to meet at	-15
to merge	-8
to move	-4
to my	22
to nut	-36
to open	-24
to open a	-12
to open the	-9
to our	4
to page	-10
to pass	45
to pass the	22
to pay	-16
to penicillin	27
to penicillin ,	20
to penicillin and	6
to pick	-28
to print	-12
to reach	18
to read	12
to refactor	-7
to refactor this	-5
to relocate	5
to relocate to	5
to rename	-5
to restart	-26
to restart it	-4
to retire	32
to retire at	23
to retire in	-14
to run	4
to run </s>	-16
to run the	16
to say	-24
to say </s>	-7
to school	11
to see	-13
to sell	10
to send	-6
to send this	-6
to sesame	22
to shellfish	17
to sing	13
to sing along	13
to sit	14
to skip	-7
to smoke	22
to smoke <number>	15
to some	-23
to sort	-18
to stay	21
to stop	-7
to swim	31
to swim </s>	11
to that	-32
to the	-89
to the <kin>	-6
to the <name>	20
to the <number>	4
to the article	-12
to the bypass	4
to the leave	-16
to the moon	-14
to the next	-20
to the office	12
to the other	-6
to the parser	-4
to the second	-5
to the shop	-25
to the table	-6
to think	-10
to this	-5
to this kind	-5
to try	-8
to understand	-5
to wait	11
to walk the	-4
to work	43
to work ,	9
to work </s>	24
to write	-4
to write a	-4
toast	-78
toast </s>	-34
today	-533
today 's	-12
today ,	-87
today , so	-16
today </s>	-336
today because	-27
today because of	-27
today i	-8
today was	-15
together	20
tomorrow	-94
tomorrow </s>	-75
ton	4
ton of	4
tone </s>	-11
tongue	-13
tongue 's	18
tongue 's <name>	18
tongue ,	7
tongue on	-16
tongue on the	-16
tonight	-299
tonight 's	-29
tonight ,	-90
tonight </s>	-122
too	-147
too </s>	27
too big	7
too fast	-23
too few	-15
too few for	-15
too high	-16
too long	-22
too long ,	-7
too long </s>	-12
too loud	-15
too loud in	-15
too much	-27
too much </s>	-10
too soon	-7
too soon ,	-7
tool	20
tool ,	7
tool </s>	28
top	-12
top </s>	-13
top out	9
top out at	9
topic	-30
total	-88
total </s>	-29
touch	59
tour	15
tour in	12
tour in <name>	12
towards	7
towel	-22
town	20
town </s>	6
trace	-21
trace ,	-4
track	14
tractor	25
tractor ,	-4
trade	61
trade </s>	19
traffic	-18
train	68
train ,	-7
train </s>	40
train as	83
train as a	83
train for	11
train is	-13
train is late	-7
train leave	7
train leave every	17
train the	-12
train the model	-12
train under	-12
tram	30
tram </s>	13
tram <kin> </s>	12
transfer	12
translate	-25
translate patent	19
translate patent from	17
translate the	-14
translate this	-24
translation	28
translation bureau	32
travel	11
travel </s>	21
treasurer	38
treasurer of	21
treasurer of our	10
treasurer of the	11
treasurer since	6
treasurer since <number>	6
tree	16
tree ,	5
tremor	78
tremor ,	46
tremor , so	46
trial	-19
trigger	15
trigger here	15
trigger here :	15
trip	22
trip </s>	-25
trombone	8
trombone in	8
truck	71
truck </s>	33
trumpet	10
try	-38
try </s>	-7
try again	6
try again with	-5
try another	-9
try another </s>	-9
try for	4
try for a	4
try that	-14
try that tomorrow	-8
try to	-11
try to fix	-5
tuba	-17
tuba </s>	-15
tune	29
tune up	21
tune up a	21
turbo	23
turbo <kin>	23
turbo <kin> in	23
turn	154
turn 18	15
turn 18 </s>	15
turn <number>	93
turn <number> </s>	40
turn <number> in	50
turn is	25
turn it	-9
turn it off	-9
turn on	-23
turn on </s>	-23
turn the	-13
turn up	-21
tutorial	-9
tutorial and	-4
tv	-45
tv </s>	-22
twentie	13
twentie </s>	6
twice	-46
twice ,	-6
twice </s>	-49
twice a	42
twice a day	37
twice a month	17
twice a year	-14
twice and	-17
twice and become	4
twice in	10
twice in <number>	10
two-bedroom	-11
two-bedroom place	5
two-bedroom place in	5
type	-10
type </s>	-6
type <number>	-31
type <number> and	-4
type <number> diabetes	-4
type <number> since	12
type about	14
type is slow	13
type with	12
type with <number>	11
typescript	14
typical	-37
typical </s>	-25
typo	-84
typo </s>	-52
typo in	-10
typo in the	-7
ugh	-53
ugh i	-11
ugly	-7
umbrella	5
umbrella </s>	10
umpire	11
unbelievable	-12
unbelievable </s>	-12
under	106
under <name>	-16
under <name> </s>	-16
under <number>	34
under <number> </s>	-11
under <number> <kin>	16
under <number> page	9
under my	39
under my bed	20
under the	22
under the stair	34
under-tens	-8
understand	-21
understand the	-4
undo	-5
uni	58
uni </s>	24
uni of	15
uni of <name>	15
union	42
union rep	5
unit	54
unit in	14
unit in <name>	14
unit only	12
unit test	10
university	24
unknown	-16
until	158
until <month>	17
until <month> <number>	13
until <number>	115
until <number> </s>	105
until the	8
until they	-9
up	-48
up ,	-34
up , i	-4
up </s>	-83
up a	20
up a step	21
up at	-54
up at <number>	-34
up half	6
up half of	6
up in	33
up in <name>	-6
up in about	-8
up in foster	11
up in the	25
up meat	13
up most	-5
up most of	-5
up my	-17
up on	-33
up on that	-19
up on the	-12
up sugar	16
up the	41
up this	-18
up when	17
up with	30
up with <name>	35
update	-29
update </s>	-16
update i	-15
upgrade	19
upload	-11
upstairs	-19
upstairs ,	-16
upstairs </s>	4
us	270
us ,	13
us , <name>	6
us </s>	71
us about	4
us about <number>	4
us at	6
us go	-4
us have	-11
us in	32
us in <name>	5
us in the	25
us on	13
us since	10
us since the	10
use	34
use <name>	-38
use <name> </s>	-46
use <name> and	-17
use <number>	-23
use a	22
use a screen	35
use a wheelchair	29
use bullet	4
use bullet point	4
use emojis	19
use emojis with	19
use it	-15
use that	-10
use the	-76
use the other	-6
use the second	-12
use the wrong	-19
use this	-10
use to	75
use to be	25
use to smoke	27
use to think	-8
use your	-6
useless ,	5
useless </s>	-12
user	-112
user end	-32
user here	-7
user i	-19
user i want	-19
user live	-42
user live in	-42
usually	-23
ux	20
ux <kin>	15
vacuum	-18
vacuum </s>	-18
valley	-19
valley </s>	6
value	-4
vampire	-24
van	31
van 's	5
van ,	10
van , a	8
van every	8
van every time	8
van have	-9
van in	-18
variable	-24
variable name	-10
vegan	-128
vegan ,	-26
vegan <number>	-15
vegan since	37
vegan since <number>	25
vegetarian	39
vegetarian </s>	9
venue	22
venue site	6
venue site into	6
verb	13
verse	-9
version	-21
version ,	-5
version </s>	5
version <number>	-13
version <number> </s>	-16
via	8
via <name>	8
victim	-24
victim of	-24
video	-53
video ,	-9
video call	19
video stutter	-8
video stutter on	-8
view	-23
village	16
village choir	-18
village choir sing	-18
village have	4
village have no	4
villain	-15
vineyard	13
vineyard ,	7
vineyard in	-12
violin	40
violin </s>	13
viral	-27
visa	60
visa clear	8
visa expire	4
visa run	17
visa run out	17
visit	30
visit every	15
visit him	13
voice	-7
voice ,	-11
volume	19
volunteer	45
volunteer at	20
volunteer at the	20
volunteer every	7
volunteer every <day>	7
vote	-5
vote on	-5
vote on everything	-5
vs	-60
wait	-88
wait </s>	-30
wait for	-49
wait for a	-11
wait for the	-12
wait list	22
wait list for	15
wait on	-16
wait room	-11
wake	-39
wake up	-36
wake up ,	-5
wake up at	-19
walk	-14
walk ,	-10
walk in	-18
walk in ,	-18
walk the	-4
walk the <kin>	-19
walk the <name>	9
wall	8
walnut	15
want	-10
want </s>	-6
want <name>	18
want <number>	20
want <number> </s>	20
want a	-29
want everything	13
want everything in	11
want it by	40
want it shorter	-5
want more	-19
want out	5
want out of	5
want the	12
want this	-28
want to	-38
want to add	5
want to be	-14
want to change	-5
want to finish	12
want to fix	-4
want to have	-6
want to learn	-34
want to pass	22
want to retire	18
want to say	-7
want to sing	13
ward	21
ward </s>	13
ward is	10
warehouse	9
warfarin	-8
warfarin </s>	-8
warm	-38
warn	-20
warn </s>	-10
was	-189
was <name>	22
was <number>	43
was <number> ,	16
was <number> </s>	32
was a	-19
was a <kin>	-38
was a comma	-14
was adopt	6
was adopt from	6
was after	19
was after the	19
was at	-14
was bear	50
was bear </s>	30
was bear at	5
was better	-5
was better </s>	-5
was bore	-29
was brutal	-12
was brutal </s>	-12
was buy	-12
was buy by	-12
was clear	8
was clear the	8
was close	-19
was diagnose	22
was diagnose with	13
was forge	-6
was forge by	-6
was found	-25
was found by	-8
was found in	-17
was from	-30
was from <name>	-30
was go	-10
was go to	-10
was hell	-4
was hell today	-4
was in	-7
was in <name>	-13
was in the	7
was leave	-12
was make	5
was my	30
was my <kin>	21
was on	-20
was on the	-20
was only	5
was only find	5
was raise by	7
was read	-7
was the	6
was think	-5
was too	-8
was widowed	26
wash	-15
wash up	-7
wasp	5
watch	-95
watch a	-15
watch the	-30
watchman	-6
watchman ,	-6
watchman , <name>	-6
water	-47
water </s>	6
water the	-16
water the plant	-16
way	-4
way </s>	12
way home	-33
way home </s>	-25
way in	-17
way this	-4
way to	20
we	306
we 'll	-18
we 're	74
we 're <name>	8
we 're <number>	-30
we 're a	41
we 're do	-11
we 're expect	5
we 're get	7
we 're in	-5
we 're look	-11
we 're move	9
we 're off	-8
we 're on	28
we 're prototype	24
we </s>	-16
we <kin>	14
we <kin> on	21
we adopt	7
we adopt <name>	11
we agree	-23
we agree on	-5
we agree to	-14
we all	-20
we are	-65
we are <number>	-23
we call	12
we can n't	12
we close	-7
we could	-42
we decide	-19
we decide to	-18
we delete	-20
we deploy	17
we do	38
we do n't	12
we eat	-6
we foster	22
we foster <kin>	22
we get	20
we get the	13
we go to	-7
we go with	-8
we have	51
we have </s>	-10
we have <kin>	16
we have <number>	-18
we have a	-23
we have be	13
we have decide	10
we have get	41
we have have	22
we have no	28
we have run	13
we have to	-24
we homeschool	33
we homeschool all	17
we homeschool our	13
we host	-17
we keep	33
we keep all	6
we live	47
we lose	7
we lose our	11
we lose the	10
we meet	20
we milk	24
we milk <number>	24
we move	19
we move the	-7
we move to	28
we name	18
we need	-57
we need <number>	-34
we need a	-9
we never	7
we own	23
we plan	11
we plan to	11
we play	12
we put	23
we rent	16
we rent a	5
we rent the	4
we replace	10
we replace <name>	10
we run	6
we run on	-4
we share	6
we should	-50
we speak	15
we speak <name>	8
we spend	-5
we switch	-7
we switch from	5
we switch the	-11
we take	-4
we use	25
we were	-4
we were both	8
we will	-16
we will be	-6
weak	43
weak </s>	26
wear	107
wear a	35
wear a hear	24
wear hear	20
wear hear aid	20
wear me	15
wear me out	15
wear out	-7
wear out the	-7
webinar	-18
webinar </s>	-18
website	-32
website 's	-10
website 's run	-10
wed	85
wed </s>	26
wed band	17
wed in	12
wed is	18
wed is <number>	20
wedding	25
week	195
week ,	49
week </s>	29
week for	-11
week i	7
week in	-14
week in <month>	-19
week in <name>	5
week of	17
week off	12
week off </s>	12
week on	25
week on <number>	7
week on week	8
weekly	46
weekly </s>	40
weigh	32
weigh <number>	14
weigh <number> kilo	-4
weigh and	14
weigh and enter	14
weight	-6
weird </s>	-28
weld	6
weld </s>	-14
weld is	7
weld is what	7
well	36
well </s>	33
wendell	-7
wendell and	-7
wendell and me	-7
were	-48
were <number>	7
were bear	-5
were bear in	-5
were both	8
west	-9
west </s>	-9
western	-29
wg	28
what	-164
what 's	-29
what 's on	-11
what 's the	-21
what </s>	-21
what <number>	-44
what a	-36
what a day	-25
what can	-28
what can i	-28
what do	-7
what go	16
what go in	16
what i	42
what i 'm	5
what i do	32
what i have	-12
what i mean	-5
what i say	-6
what it	-6
what keep	16
what keep the	7
what my	-8
what my <kin>	-8
what pay	17
what scare	-8
what scare me	-8
what the	-10
what time	-10
what time it	-10
what we	6
what with	-18
what with my	-12
what would	-48
what would be	-21
what you	-16
what you mean	-8
whatever	37
whatever you	45
wheelchair	81
wheelchair </s>	9
when	123
when <name>	30
when <name> was	27
when he	44
when he latch	35
when her	7
when i	44
when i ask	24
when i click	-19
when i run	-7
when i say	4
when i turn	17
when i was	15
when it	4
when my	7
when the	-44
when we	16
when you	15
whenever	35
whenever i ask	32
whenever you	22
where	12
where do	-9
where i	21
where i volunteer	7
where i work	13
where my	24
where my <kin>	9
where this	-5
whether	13
which	-54
which <number>	-24
which i	-4
which is	-44
which make	21
while	-28
while i	-18
while it	-17
white	5
white </s>	8
who	-20
who 's	17
who <kin>	-16
who have	9
who is	20
who is 96	13
who run	-6
who share	-21
who share my	-21
who win	-18
who work	-33
whoever	-27
whole	74
whole clan	6
whole family	27
whole life	12
whole list	-15
whole of	11
whole of <month>	7
whole thing	11
whole thing </s>	20
whom	8
whom i	14
whom i marry	14
why	-21
why </s>	-36
why it	-8
why it fail	-8
why the	-7
widowed	32
wifi	-42
wifi </s>	5
wifi at	7
wifi at the	10
wifi is	-24
will	-37
will </s>	20
will be	-11
will be move	-6
will n't	5
will n't be	-20
will n't eat	4
will n't get	-8
will n't go	4
will n't let	16
will n't load	-10
will n't turn	-23
will stay	-26
will take	-41
will take over	-19
win	-44
win ,	-28
win </s>	-8
wind	6
window	-47
window </s>	-35
window and	-10
window function	20
window open	-4
window open ,	-4
windowsill	9
wine	7
wing	6
winter	74
winter ,	4
winter </s>	61
winter i	16
winter in	7
winter is	-6
winter the	-10
wire	19
with	107
with <kin>	-11
with <name>	-20
with <name> 's	18
with <name> ,	7
with <name> </s>	-11
with <name> <name>	-6
with <name> <number>	27
with <name> at	11
with <name> for	-17
with <name> on	-15
with <number>	16
with <number> <kin>	-8
with <number> column	-19
with <number> guy	7
with <number> hand	-7
with a	-68
with a <name>	15
with a garden	-13
with a glass	-7
with an	27
with exit	-10
with exit code	-10
with it	-35
with it </s>	-22
with me	81
with me </s>	48
with me be	6
with me in	8
with my <kin>	4
with my leave	14
with no	12
with number	20
with option	-5
with option a	-5
with that	-5
with the	4
with the <kin>	24
with the <name>	19
with the bank	-20
with the second	-7
with this	-54
with this <name>	-18
with type	-16
with type <number>	-16
with us	78
with us ,	8
with us </s>	24
with us in	13
with us since	10
with you	-17
with you </s>	-10
with your	-33
within	22
within <number>	22
within <number> hour	12
within <number> year	14
without	115
without a	8
witness	20
woman	-4
woman in	-16
woman in it	4
woman on	7
woman on our	7
wood	32
wooden	37
wooden boat	13
wool	4
wool </s>	-13
word	-8
word ,	-25
word <name>	-7
word a	59
word for	-6
work	-85
work ,	16
work , no	20
work </s>	20
work <days>	14
work <number>	8
work as	-27
work as a	-28
work at	-6
work at <name>	-24
work at the	11
work better	-18
work better for	-18
work day	7
work day </s>	7
work for	-63
work for me	-61
work for the	27
work from	25
work from <name>	10
work from home	25
work hard	-19
work hard </s>	-19
work i	36
work in	-16
work it	-24
work it out	-24
work late	-24
work night	-31
work night </s>	-7
work night at	-8
work offshore	4
work on	-59
work on an	-14
work on it	-8
work on my	-25
work on the	-16
work the	6
work with the	8
workbench	14
workshop	10
workshop ,	-12
workshop have	8
workshop is	11
worry	-8
worse	19
worse in	11
worse on	23
worse on the	23
worse than	-4
worse than the	-4
worst	-14
worst be	6
worth	-17
worth it	-17
worth it </s>	-17
would	-26
would be	-21
would be leave	-21
would rather	20
would you	55
wrap	-27
wrap this	-12
wrap this up	-12
wreck	14
wreck my	14
wrist	14
wrist </s>	14
write	21
write ,	5
write <name>	11
write <number>	-17
write a	-8
write a cookbook	20
write a test	-9
write an	-23
write an email	-23
write in	-28
write it	-11
write me	19
write my	19
write that	-7
write that in	-7
write the	6
write the function	-8
write to	-4
wrong	-191
wrong ,	-12
wrong </s>	-42
wrong branch	-4
wrong branch </s>	-4
wrong chat	-13
wrong chat </s>	-13
wrong date	-4
wrong date </s>	-4
wrong file	-4
wrong folder	-6
wrong folder </s>	-6
wrong window	-7
x	-22
x </s>	-4
yard </s>	6
yawn	-20
year	254
year ,	15
year , i	-10
year , in	-15
year , mostly	4
year </s>	31
year <number>	-32
year <number> math	-17
year ago	18
year ago ,	6
year ago </s>	9
year and the	-4
year as	4
year as a	4
year back	11
year back </s>	11
year before	11
year before i	5
year i	23
year in	44
year in the	23
year is	8
year is the	-11
year of	35
year of a	4
year of tile	10
year old	-13
year old </s>	-17
year or	14
year or so	14
year round	23
year round </s>	19
year this	9
year this <month>	9
year with	4
yell	-26
yell at	-24
yes	-18
yesterday	-113
yesterday </s>	-88
yet	-17
yet </s>	-6
yoga	-24
yoga to	-13
you	-227
you 're	-30
you 're the	-15
you ,	15
you </s>	-68
you <number>	-17
you a	-28
you always	-19
you an	-11
you are	-16
you ask	-24
you can	10
you can call	16
you do	-24
you do n't	-16
you draft	25
you draft for	12
you explain	16
you get	-7
you give	-14
you give me	-14
you have	-41
you in	18
you in <name>	18
you leave	-6
you live	-48
you live in	-31
you make	39
you make </s>	24
you mean	-11
you mean </s>	-11
you never	-15
you pick	-4
you pick </s>	-13
you say	-6
you say </s>	-4
you something	-5
you the	-7
you to	16
you were	-8
you write	14
young	5
your	-292
your answer	-8
your answer </s>	-16
your example	-32
your example </s>	-4
your first	-8
your first suggestion	-5
your idea	-6
your idea </s>	-6
your last	-18
your last answer	-8
your last message	-6
your link	-5
your point	-6
your point about	-4
your reply	13
your suggestion	-5
your suggestion </s>	-5
your table	-22
your tone	-9
your word	-6
yours	-17
yours </s>	-9
zeynep	-4
zip	12
|	-78
| </s>	-39
| <kin>	-30
| <kin> |	-30
"""
# fmt: on
