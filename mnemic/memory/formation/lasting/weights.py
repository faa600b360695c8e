"""Learned by `mnemic.evals.lasting`: do not edit, learn anew."""

# fmt: off
BIAS = 47
WEIGHTS = r"""
!	-22
! </s>	-26
"	-118
" ,	-22
" :	-25
" <name>	-7
" i	-22
#0business	-57
#0failure	-11
#0food	-112
#0hand	135
#0hand-verb	97
#0health	116
#0home	78
#0language	75
#0mind-verb	184
#0period	37
#0public	30
#0sport	81
#0state	63
#0talk	9
#0team	5
#0trade	-16
#0work	40
#1failure	-17
#1food	24
#1hand	-68
#1hand-verb	-34
#1health	41
#1home	-98
#1language	-60
#1mind-verb	10
#1period	-35
#1public	-135
#1sport	7
#1state	53
#1talk	92
#1team	-38
#1tech	-31
#1trade	-93
#1work	-112
#2business	-62
#2failure	-46
#2food	50
#2hand	-148
#2hand-verb	-106
#2health	83
#2home	59
#2language	38
#2mind-verb	6
#2period	-83
#2public	36
#2sport	84
#2state	140
#2talk	11
#2team	-17
#2tech	40
#2trade	-90
#2work	-27
#business	455
#failure	-214
#food	-92
#hand	-253
#hand-verb	-154
#health	532
#home	203
#ing	-6
#language	102
#length 0	-448
#length 1	-252
#length 3	495
#length 4	74
#mind-verb	-375
#past	-217
#period	441
#public	13
#s	32
#sport	247
#state	372
#talk	-379
#tech	102
#trade	17
#work	-305
&	-70
& <name>	-12
& <name> ,	-12
'	-46
' <name>	-26
' <name> <kin>	13
' <number> <name>	9
' association	13
' mock	7
' mock paper	7
' on	13
' on the	13
' school	13
' school is	13
'd	-94
'd be	-14
'd be a	13
'd like	12
'd like a	-15
'd like the	-17
'd like to	16
'd love	-22
'd love a	-10
'd love to	-8
'd prefer	-17
'd rather	6
'd rather get	30
'd rather you	-7
'd say	-27
'll	-133
'll be	-38
'll be back	-21
'll be in	-27
'll be on	4
'll go	-13
'll have	-17
'll have a	-9
'll send	-17
'm	-40
'm <name>	11
'm <number>	54
'm <number> </s>	57
'm <number> foot	29
'm <number> minute	-10
'm a	44
'm a <kin>	-17
'm a bite	-14
'm a fan	-20
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
'm bore	-8
'm build	-9
'm build a	-5
'm colour-blind	59
'm colour-blind (	21
'm colour-blind ,	16
'm confuse	-13
'm confuse ,	-8
'm confuse by	-5
'm cook	-24
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
'm from	-17
'm from the	-17
'm get	-9
'm go	-42
'm go to	-26
'm halfway	-9
'm halfway through	-9
'm hard	9
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
'm on a	-6
'm on hold	-12
'm on my	-19
'm on night	13
'm on page	-28
'm on step	-9
'm on the	-6
'm out	-36
'm out of	-24
'm pay	31
'm plan	-4
'm plan to	-4
'm play	21
'm put	19
'm read	-5
'm run	-19
'm save	42
'm save <number>	8
'm save for	40
'm save the	-4
'm set	5
'm sick	-4
'm sit	6
'm sit the	19
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
'm use the	-5
'm use your	-4
'm useless	7
'm useless ,	5
'm wait	-10
'm watch	-35
'm work	-30
'm work on	-26
'm write a	20
'm write an	-23
're	43
're <name>	8
're <number>	-30
're <number> to	-18
're a	40
're a bite	-12
're a family	11
're a team	10
're do	-11
're expect	5
're expect our	9
're get	7
're in	-4
're look	-11
're look for	-7
're move	9
're move to	8
're off	-8
're on	28
're on <name>	23
're prototype	24
're the	-15
's	128
's ,	18
's </s>	11
's <day>	-9
's <day> </s>	-9
's <kin>	-47
's <kin> ,	5
's <kin> </s>	5
's <kin> <name>	7
's <kin> apparently	-39
's <kin> have	-18
's <kin> is	-15
's <name>	111
's <name> ,	21
's <name> </s>	66
's <name> <number>	24
's <name> that	6
's <number>	5
's <number> thing	5
's a	18
's a <kin>	8
's a history	-17
's a hospital	-10
's a mess	-27
's a peanut	-6
's a second	-10
's a step	4
's a sublet	39
's allergic	-21
's allergic to	-21
's at	21
's at <number>	11
's barn	15
's barn </s>	15
's be	13
's big	6
's call	22
's call <name>	25
's clock	-17
's dial-up	4
's dial-up speed	4
's drill	-11
's due	-9
's farm	5
's fix	4
's for	4
's for <kin>	9
's for a	-11
's form	-12
's freeze	-5
's from	-20
's from <name>	-33
's garage	10
's garage </s>	5
's get	-19
's go but	9
's how	11
's in	20
's in <name>	17
's in the	-4
's is	6
's job	6
's late	-25
's late ,	-18
's leave	-13
's line	13
's me	13
's me who	7
's meet	-6
's mine	21
's minus	9
's minus <number>	9
's miss	12
's miss <number>	17
's moor	15
's my	7
's my <kin>	6
's name	-9
's no	40
's on	-50
's on <number>	-31
's on the	-15
's out	13
's out </s>	8
's page	29
's plan	16
's rain	-6
's recipe	20
's row	-8
's row <number>	-8
's run	-10
's run by	-10
's school	11
's set	-5
's stick	-13
's still	-11
's surname	12
's syndrome	19
's the	76
's the <number>	54
's the leave	20
's to	6
's to <name>	6
's too	-8
's too long	-5
's voice	-20
's voice ,	-11
's watch	-10
's what	-4
's what i	-4
's wheelchair	6
(	20
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
,	-220
, <day> <day>	16
, <day> to	4
, <days>	53
, <kin>	114
, <kin> 's	16
, <kin> ,	14
, <kin> <name>	4
, <kin> are	-13
, <kin> of	-12
, <kin> order	6
, <month>	-13
, <name>	-5
, <name> (	-22
, <name> ,	17
, <name> </s>	-112
, <name> <name>	43
, <name> <number>	-7
, <name> at	4
, <name> i	-7
, <name> is	15
, <name> one	25
, <name> say	-13
, <name> the	-16
, <name> time	10
, <name> to	4
, <number>	-82
, <number> ,	13
, <number> </s>	67
, <number> <kin>	-87
, <number> <name>	-46
, <number> am	15
, <number> and	-5
, <number> at	11
, <number> coeliac	-12
, <number> day	-16
, <number> euro	21
, <number> floor	33
, <number> hive	39
, <number> in	-7
, <number> letter	-10
, <number> line	16
, <number> min	-6
, <number> minute	-46
, <number> of	-10
, <number> on	22
, <number> people	15
, <number> percent	-21
, <number> round	4
, <number> sec	-15
, <number> to	6
, <number> week	10
, <number> year	43
, a	-44
, a <kin>	-15
, a <name>	20
, a <number>	10
, a former	-10
, about	14
, about <number>	18
, accord	-21
, accord to	-21
, across	16
, add	-16
, all	44
, all <number>	9
, all remote	7
, all the	27
, always	224
, always </s>	94
, always be	16
, always have	51
, an	-13
, and	20
, and i	18
, and it	-6
, and that	10
, and the	6
, and we	10
, and you	-15
, annoy	-36
, annoy </s>	-36
, any	-7
, apparently	-10
, are	6
, as	-11
, at	27
, back	-63
, back at	-6
, back in	-40
, back now	-11
, back to	-6
, base in	7
, be	-14
, be quick	-6
, believe	7
, believe it	7
, bite	9
, both	52
, both ear	26
, brain	-6
, brain is	-6
, build	6
, by	33
, by choice	5
, by the	22
, can	-32
, can n't	-19
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
, do n't	21
, drop	-6
, drop the	-6
, due	10
, due in	4
, end	-10
, end of	-20
, end up	9
, essential	33
, essential tremor	33
, even	28
, even in	14
, ever	73
, ever </s>	55
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
, first	-5
, fix	32
, for	26
, for <number>	-16
, freelance	27
, freelance </s>	10
, from	24
, get	-5
, go	-27
, go ahead	-9
, goal	7
, goal is	7
, good	-17
, grow	13
, ha	-10
, ha </s>	-10
, half	6
, half <name>	8
, handle	-8
, handle the	-5
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
, honestly	7
, honestly ,	16
, honestly </s>	-9
, hope	27
, hope to	10
, hopeless	-4
, how	-59
, how do	-30
, hurry	-31
, hurry </s>	-31
, i	67
, i 'd	18
, i 'll	-14
, i 'm	18
, i always	8
, i do	7
, i eat	-7
, i have	-5
, i look	4
, i play	6
, i read	-20
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
, it 's	-5
, it say	-10
, it was	7
, its	-31
, its an	11
, just	-36
, just a	6
, just pick	-12
, keep	-24
, keep that	-7
, knee	14
, know	-10
, leak	26
, leave	21
, leave in	-15
, less	15
, less strict	15
, let	-11
, like	14
, live	-21
, live in	-11
, look	-32
, loud	-25
, love	-31
, mail	-12
, mail only	-12
, mainly	8
, make	-25
, make it	-17
, manual	17
, maybe	-23
, me	46
, me and	6
, mostly	59
, mostly <name>	28
, mostly in	-13
, motorbike	36
, motorbike crash	36
, must	-5
, must be	-5
, my	25
, my <kin>	32
, my <name>	5
, my first	6
, my whole	6
, need	-29
, never	151
, never <name>	16
, never have	26
, next	-8
, nice	-20
, nice </s>	-20
, night	5
, no	-154
, no <kin>	-50
, no change	-18
, no exception	24
, no garden	-27
, no idea	-22
, no luck	-9
, no nut	-12
, no sugar	14
, nobody	31
, nobody say	17
, not	69
, not <name>	9
, not <number>	-5
, not a	-8
, not the	7
, nothing	16
, now	9
, on a	9
, on the	24
, only	46
, or	-22
, or so	-22
, other	-11
, other half	-7
, our	53
, our <kin>	25
, own	22
, panic	11
, pay	15
, pay no	-7
, people	-17
, phone	-7
, phone at	-15
, plan	9
, play	14
, please	11
, please ,	14
, please </s>	-10
, please use	7
, post	-5
, post the	-6
, quick	-28
, quick </s>	-28
, rain	-15
, raise	30
, raise in	10
, rate	11
, read	-6
, ready	-36
, red	-9
, red-and-green	45
, red-and-green look	45
, redo	-9
, redo it	-9
, refuse	8
, remove	-6
, rent	7
, rest	-14
, restart	-4
, restart </s>	-4
, retire	9
, right	-25
, right </s>	-51
, right side	13
, run	20
, run until	8
, same	-20
, same for	-11
, say	-94
, say the	-62
, scroll	-6
, second	16
, see	-8
, see below	-8
, see the	6
, self-employed	7
, self-employed ,	7
, sell	30
, send	-12
, she	4
, she 's	9
, short	-10
, short answer	-8
, sign	-10
, sign off	-11
, silly	-15
, since	17
, sit	21
, skip	-7
, sleep	-8
, so	171
, so <name>	-13
, so i	-23
, so keep	-9
, so long	5
, so no	36
, so now	15
, so phone	26
, so please	4
, so scissor	22
, so spell	15
, so the	-7
, so type	13
, so voice	21
, so what	-17
, soak	-10
, soak </s>	-5
, solar	25
, solar and	14
, some	-73
, some <kin>	-23
, some <name>	-31
, sorry	-24
, sorry for	-19
, speak	-7
, speak <number>	-7
, stable	7
, stable on	5
, stage	-14
, stand	28
, stay	6
, step	-9
, still	-19
, stop	23
, stop when	27
, study	-18
, swap	-11
, take	13
, talk	-13
, taste	22
, taste like	16
, test	10
, thank	-28
, thank </s>	-11
, thank for	-11
, thank you	-4
, that	-18
, that 's	26
, that keep	6
, that was	-9
, the	-130
, the <kin>	-37
, the <name>	-16
, the deputy	27
, the heroine	-15
, the other	4
, the second	-11
, the test	-5
, the worst	6
, then	-6
, then <number>	10
, they	-23
, they say	-11
, third year	5
, this	-7
, though	20
, tiny	-25
, tiny flat	-10
, too	-17
, train	-4
, train under	-13
, try again	10
, try another	-9
, turn	7
, turn <number>	7
, twice	8
, twice a	8
, type	-15
, typical	-36
, typical </s>	-24
, unbelievable	-13
, unbelievable </s>	-13
, under	-61
, under <number>	-61
, up	9
, use	42
, useless	-12
, useless </s>	-12
, visa	15
, wait	-20
, walk	-11
, want	7
, want it	6
, want to	11
, was	-44
, was buy	-12
, we	36
, we 're	13
, weird	-28
, weird </s>	-28
, what	-119
, what 's	-8
, what can	-28
, what do	-7
, what would	-21
, when	11
, where	-32
, where do	-9
, which	-53
, which <number>	-12
, which i	7
, which is	-44
, who	36
, who 's	11
, who is	11
, who share	-21
, whole	21
, whom	14
, whom i	14
, why	-4
, why </s>	-18
, winter is	-5
, with	8
, with the	23
, work	-20
, worth	-17
, worth it	-17
, wrong	-15
, you	-13
.	-115
. </s>	-117
/	-21
0	27
0#ing	69
0#past	154
0#s	-33
1#ing	215
1#past	-158
1#s	-51
12	6
18	26
18 </s>	26
19	6
19 year old	-4
2#ing	-113
2#past	-86
2#s	-14
38	5
38 </s>	5
68	6
96	13
:	-384
: <kin>	-54
: <kin> ,	-39
: <name>	-60
: <name> ,	-12
: <name> </s>	-29
: <number>	-53
: <number> ,	-41
: <number> </s>	-10
: [	-13
: a	-51
: the	7
: the <kin>	7
;	66
; i	49
; i 'm	16
; it	11
<day>	57
<day> 's	-40
<day> +	17
<day> + <day>	17
<day> ,	-26
<day> </s>	82
<day> <day>	30
<day> <day> </s>	9
<day> <day> <day>	9
<day> at	-6
<day> at <number>	-11
<day> down	-13
<day> even	-11
<day> evening	20
<day> i	15
<day> in <name>	7
<day> is	-21
<day> lunch	8
<day> market	15
<day> market in	7
<day> mean	-6
<day> meeting	17
<day> meeting for	17
<day> morning	15
<day> morning </s>	10
<day> night	46
<day> night </s>	22
<day> night are	29
<day> of	17
<day> of the	29
<day> on	-7
<day> only	22
<day> only </s>	22
<day> the	-22
<day> to	-16
<day> to <day>	-30
<days>	221
<days> ,	15
<days> , i	-11
<days> , never	13
<days> </s>	33
<days> and	50
<days> and <days>	49
<days> are	-45
<days> are awful	-11
<days> are for	-27
<days> are off	8
<days> at	32
<days> at the	31
<days> belong	5
<days> belong to	5
<days> i	28
<days> i 'm	9
<days> off	38
<days> our	6
<days> the	-23
<kin>	306
<kin> '	-29
<kin> ' on	13
<kin> ' school	13
<kin> 's	68
<kin> 's <name>	28
<kin> 's a	18
<kin> 's barn	15
<kin> 's call	4
<kin> 's clock	-17
<kin> 's drill	-11
<kin> 's farm	5
<kin> 's from	22
<kin> 's garage	7
<kin> 's in	4
<kin> 's on	9
<kin> 's surname	12
<kin> 's watch	-10
<kin> 's wheelchair	6
<kin> (	9
<kin> ( he	9
<kin> )	5
<kin> ) and	5
<kin> ,	78
<kin> , <kin>	13
<kin> , <name>	127
<kin> , <number>	-63
<kin> , all	8
<kin> , bite	18
<kin> , can	10
<kin> , handle	6
<kin> , i	-8
<kin> , in	-5
<kin> , is	11
<kin> , just	12
<kin> , me	10
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
<kin> ;	12
<kin> </s>	155
<kin> <day>	-8
<kin> <kin>	-29
<kin> <kin> ,	5
<kin> <kin> </s>	-26
<kin> <kin> is	-8
<kin> <kin> n't	11
<kin> <name>	251
<kin> <name> 's	-13
<kin> <name> ,	23
<kin> <name> </s>	48
<kin> <name> <kin>	8
<kin> <name> <name>	9
<kin> <name> and	8
<kin> <name> can	15
<kin> <name> handle	6
<kin> <name> hate	13
<kin> <name> have	32
<kin> <name> is	38
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
<kin> a	26
<kin> all	5
<kin> amateur	9
<kin> and	16
<kin> and <number>	-14
<kin> and a	21
<kin> apparently	-39
<kin> are	-11
<kin> are asleep	-15
<kin> are milk	-10
<kin> are scream	-14
<kin> are with	11
<kin> as	5
<kin> ask	-21
<kin> ask me	-9
<kin> at	21
<kin> at <name>	-21
<kin> at a	10
<kin> at our	6
<kin> at the	11
<kin> build	23
<kin> by	47
<kin> by trade	35
<kin> call	34
<kin> call <name>	26
<kin> can	-17
<kin> can n't	-17
<kin> come	8
<kin> come from	-11
<kin> debt	24
<kin> debt leave	24
<kin> die	-9
<kin> do n't	-6
<kin> due	10
<kin> due in	10
<kin> eat	-18
<kin> emoji	-29
<kin> every	15
<kin> every other	7
<kin> finish	-18
<kin> for	39
<kin> for my	11
<kin> for the	6
<kin> for wifi	18
<kin> forbid	5
<kin> from	-47
<kin> from <name>	-38
<kin> from the	-20
<kin> get	-6
<kin> go	28
<kin> hate	32
<kin> have	21
<kin> have <number>	-24
<kin> have a	9
<kin> have asthma	-16
<kin> have get	12
<kin> have have	17
<kin> here	16
<kin> here ,	16
<kin> i	8
<kin> in	-22
<kin> in <month>	42
<kin> in <name>	41
<kin> in <number>	13
<kin> in a	-8
<kin> in chapter	-21
<kin> in may	21
<kin> in my	-19
<kin> in question	-16
<kin> in rural	4
<kin> in spring	10
<kin> in the	-58
<kin> insist	-4
<kin> insist on	8
<kin> is	-108
<kin> is </s>	-26
<kin> is <name>	47
<kin> is <number>	23
<kin> is a	-13
<kin> is ask	-21
<kin> is asleep	-17
<kin> is call	-20
<kin> is cry	-16
<kin> is feed	-7
<kin> is here	-14
<kin> is my	12
<kin> is now	23
<kin> job	-15
<kin> joke	-46
<kin> just	-123
<kin> just call	-10
<kin> just now	-12
<kin> just walk	-18
<kin> last	8
<kin> leave	18
<kin> leave me	5
<kin> like	-25
<kin> live	47
<kin> live <number>	7
<kin> live downstair	28
<kin> live in	-9
<kin> live with	22
<kin> loan	12
<kin> lodge	5
<kin> lodge with	5
<kin> love	-12
<kin> may	12
<kin> move	15
<kin> move in	9
<kin> n't	12
<kin> n't eat	16
<kin> n't fit	-10
<kin> name	15
<kin> name <name>	15
<kin> need	-5
<kin> next	-8
<kin> next door	-16
<kin> not	-36
<kin> nothing	-7
<kin> now	14
<kin> now </s>	5
<kin> of	-6
<kin> of a	20
<kin> of mine	-10
<kin> of our	7
<kin> of the	-13
<kin> on <days>	15
<kin> on <name>	-28
<kin> on a	17
<kin> on the	-31
<kin> only	13
<kin> order	6
<kin> our	13
<kin> pay	-20
<kin> pay in	-20
<kin> portal	16
<kin> prefer	-7
<kin> result	-10
<kin> ring	5
<kin> ring from	5
<kin> run	-13
<kin> say	-26
<kin> should	-36
<kin> since	4
<kin> since <number>	-13
<kin> sleep	-15
<kin> so	23
<kin> speak	-9
<kin> speak <name>	-18
<kin> split	14
<kin> split when	11
<kin> start	9
<kin> start school	6
<kin> stay	17
<kin> stop	-13
<kin> stop lay	-13
<kin> teach	7
<kin> tell	-15
<kin> tell the	-15
<kin> that	6
<kin> the	84
<kin> the <name>	-19
<kin> to	7
<kin> tongue	30
<kin> tongue 's	18
<kin> tongue ,	7
<kin> train	14
<kin> turn	18
<kin> turn <number>	18
<kin> under	11
<kin> vs	-36
<kin> w	-17
<kin> want	11
<kin> want it	-24
<kin> want the	34
<kin> was	-6
<kin> we	-11
<kin> were	7
<kin> when	-24
<kin> who	-4
<kin> will	-4
<kin> will n't	-4
<kin> with	-7
<kin> with the	-12
<kin> work	-6
<kin> work offshore	9
<kin> work on	6
<kin> |	-30
<kin> | </s>	-30
<month>	498
<month> ,	98
<month> , then	13
<month> </s>	326
<month> <number>	59
<month> <number> ,	17
<month> <number> </s>	42
<month> and	23
<month> and <name>	-11
<month> and i	5
<month> for	9
<month> for the	6
<month> i	-31
<month> i have	6
<month> in	16
<month> in <name>	9
<month> is	-19
<month> next	13
<month> next year	13
<month> the	-18
<month> to	24
<month> to <month>	7
<name>	283
<name> "	-22
<name> &	-41
<name> & <name>	-12
<name> 's	98
<name> 's ,	19
<name> 's </s>	35
<name> 's <kin>	-38
<name> 's <name>	10
<name> 's for	9
<name> (	-46
<name> ,	171
<name> , <days>	4
<name> , <kin>	-31
<name> , <name>	-4
<name> , <number>	46
<name> , a	-10
<name> , and	13
<name> , build	6
<name> , chapter	-16
<name> , do	-16
<name> , for	7
<name> , freelance	4
<name> , go	-13
<name> , half	8
<name> , i	10
<name> , in	32
<name> , manual	17
<name> , my	5
<name> , need	-8
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
<name> , so	-7
<name> , start	-12
<name> , that	14
<name> , the	7
<name> , third	5
<name> , though	20
<name> , we	17
<name> , which	-16
<name> , who	21
<name> , with	23
<name> .	-37
<name> . </s>	-37
<name> ;	9
<name> </s>	143
<name> <kin>	8
<name> <kin> '	13
<name> <kin> ,	4
<name> <kin> </s>	5
<name> <name>	103
<name> <name> 's	14
<name> <name> ,	12
<name> <name> </s>	75
<name> <name> <name>	23
<name> <name> at	10
<name> <name> call	20
<name> <name> for	5
<name> <name> have	-17
<name> <name> in	-17
<name> <name> is	-16
<name> <name> on	-8
<name> <name> that	-6
<name> <name> upstairs	-7
<name> <name> with	4
<name> <number>	85
<name> <number> '	7
<name> <number> ,	-7
<name> <number> </s>	93
<name> a	-49
<name> a <kin>	-12
<name> account	6
<name> after the	9
<name> and	64
<name> and a	-5
<name> and forbid	-17
<name> and go	7
<name> and have	-28
<name> and i	18
<name> and in	5
<name> and it	-14
<name> and she	11
<name> and then	6
<name> are	-48
<name> are get	-10
<name> around	-11
<name> as	7
<name> as a	6
<name> at	16
<name> at <number>	10
<name> at home	12
<name> at number	11
<name> at the	-42
<name> at work	17
<name> because	13
<name> because of	7
<name> before	29
<name> before i	14
<name> branch	31
<name> brass	8
<name> but never	12
<name> but not	-17
<name> by	21
<name> by <number>	10
<name> by next	8
<name> call	25
<name> call <name>	20
<name> can	23
<name> can n't	20
<name> church	-12
<name> code	-12
<name> come	12
<name> die	8
<name> die in	8
<name> do	-46
<name> do solar	-8
<name> drive	6
<name> end	-13
<name> even	9
<name> even if	9
<name> every	16
<name> every <day>	5
<name> file	7
<name> film	-15
<name> film </s>	-15
<name> food ,	17
<name> for <number>	27
<name> for a	29
<name> for good	10
<name> for my	4
<name> franc	6
<name> from	8
<name> from <month>	5
<name> from <name>	11
<name> get	-21
<name> go	-22
<name> group	19
<name> group in	9
<name> hall	11
<name> handle	6
<name> hate	-6
<name> hate slide	6
<name> have	-29
<name> have <number>	-8
<name> have be	6
<name> have have	-15
<name> how	11
<name> how we	11
<name> i	18
<name> i have	15
<name> i think	-18
<name> in	15
<name> in <month>	6
<name> in <name>	41
<name> in <number>	-14
<name> in a	13
<name> in the	-14
<name> in this	-9
<name> into	8
<name> into <name>	8
<name> is	57
<name> is <number>	10
<name> is a	16
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
<name> licence	23
<name> live	15
<name> live in	8
<name> live with	4
<name> look	-6
<name> lose	-8
<name> make	13
<name> marathon	13
<name> marathon in	20
<name> move	17
<name> move to	13
<name> name	-8
<name> name </s>	-8
<name> need	-9
<name> negative	-13
<name> next	-23
<name> next <month>	9
<name> next to	-13
<name> not	6
<name> now	28
<name> now </s>	26
<name> office	21
<name> office </s>	14
<name> on <number>	5
<name> on line	-14
<name> on the	-5
<name> once	23
<name> one	25
<name> one </s>	25
<name> only	-7
<name> open	-47
<name> open at	-8
<name> or	-91
<name> or <name>	-46
<name> own	11
<name> own the	11
<name> plant	6
<name> play	5
<name> pls	-42
<name> pls </s>	-47
<name> raise	-9
<name> retire	-17
<name> right	-9
<name> run	8
<name> run the	15
<name> say	-46
<name> say </s>	-11
<name> school	-11
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
<name> start	-25
<name> storage	14
<name> storage box	14
<name> teach	-20
<name> team	28
<name> test	37
<name> test </s>	37
<name> that	20
<name> that i	14
<name> that my	11
<name> that the	-11
<name> that this	-4
<name> the	-15
<name> the <kin>	-7
<name> time	10
<name> time </s>	10
<name> to	-25
<name> to <name>	-18
<name> today	-26
<name> today </s>	-17
<name> turn	18
<name> twice	-6
<name> under	10
<name> under the	10
<name> until	5
<name> upstairs	-7
<name> upstairs </s>	-7
<name> use	-16
<name> w	5
<name> w my	4
<name> want	12
<name> was	-10
<name> was bear	45
<name> when	12
<name> who	-39
<name> will	-41
<name> will take	-41
<name> with	23
<name> with <name>	17
<name> with a	-30
<name> with my	7
<name> with the	6
<name> without	11
<name> work better	-18
<name> yesterday	-21
<name> yesterday </s>	-21
<name> you	-31
<number>	67
<number> "	-21
<number> '	-9
<number> ' mock	7
<number> ,	14
<number> , <kin>	10
<number> , <name>	-17
<number> , <number>	-23
<number> , all	20
<number> , both	20
<number> , by	22
<number> , i	22
<number> , it	5
<number> , no	-13
<number> , pay	17
<number> , say	-21
<number> , so	-9
<number> , still	7
<number> , that	-7
<number> , the	-22
<number> , what	-21
<number> </s>	168
<number> <kin>	-174
<number> <kin> ,	-77
<number> <kin> </s>	-102
<number> <kin> a	17
<number> <kin> and	18
<number> <kin> at	24
<number> <kin> on	16
<number> <kin> since	-9
<number> <kin> under	8
<number> <month>	86
<number> <month> ,	4
<number> <month> </s>	56
<number> <month> <number>	6
<number> <month> in	15
<number> <name>	34
<number> <name> </s>	-28
<number> <name> have	-12
<number> <name> to	6
<number> <name> with	10
<number> <number>	-16
<number> a	62
<number> a month	42
<number> a week	8
<number> a.m	18
<number> a.m .	18
<number> adult	-34
<number> adult ,	-34
<number> after	7
<number> am	27
<number> am and	15
<number> and	13
<number> and <number>	-18
<number> and after	-9
<number> and have	17
<number> and never	17
<number> approval	45
<number> are	-10
<number> are hard	-8
<number> argument	-5
<number> argument </s>	-5
<number> at	73
<number> at <name>	7
<number> at a	10
<number> at home	8
<number> bar	-24
<number> because	-30
<number> because of	-21
<number> bed	-24
<number> before	18
<number> before tax	8
<number> bullet	-18
<number> bullet </s>	-18
<number> but	-6
<number> but the	9
<number> by	29
<number> by next	17
<number> car	-12
<number> chair	-17
<number> character	11
<number> character </s>	11
<number> cm	45
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
<number> do	14
<number> dollar	6
<number> draft	-5
<number> egg	-64
<number> egg ,	-17
<number> epoch	-12
<number> error	-5
<number> error </s>	-4
<number> euro	46
<number> euro </s>	-5
<number> euro a	28
<number> every	18
<number> every day	5
<number> every month	9
<number> fifty-minute	30
<number> fifty-minute lesson	30
<number> file	-19
<number> file </s>	-12
<number> finger	30
<number> finger ,	30
<number> flat	14
<number> flat in	11
<number> floor	34
<number> floor </s>	19
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
<number> guy	5
<number> hand	9
<number> hive	62
<number> hive </s>	16
<number> hive behind	16
<number> hour	-57
<number> hour </s>	-8
<number> hour ahead	6
<number> hour to	-7
<number> i	7
<number> i 'm	20
<number> i leave	-10
<number> i lose	-12
<number> i see	-9
<number> in	91
<number> in <month>	11
<number> in <name>	9
<number> in may	41
<number> in my	9
<number> in the	-12
<number> is	-62
<number> jersey	20
<number> job	8
<number> kg	4
<number> kg since	4
<number> kidney	35
<number> kilo	55
<number> kilo </s>	25
<number> kilo since	12
<number> km	47
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
<number> max	5
<number> max </s>	5
<number> may	11
<number> member	41
<number> member </s>	41
<number> method	-22
<number> metre	6
<number> metre of	8
<number> min	-79
<number> min ,	-6
<number> min </s>	-40
<number> min leave	-7
<number> min so	-19
<number> min to	-20
<number> min walk	19
<number> minute	-282
<number> minute ,	-33
<number> minute </s>	-141
<number> minute ago	-30
<number> minute and	-16
<number> minute away	-15
<number> minute before	-29
<number> minute each	36
<number> minute late	-18
<number> mm	27
<number> month </s>	-24
<number> month of	8
<number> more	-48
<number> more question	-7
<number> my	-17
<number> name	-35
<number> next	-5
<number> night	-14
<number> night in	-7
<number> nil	-14
<number> nil </s>	-14
<number> now	16
<number> of	62
<number> of each	23
<number> of my	4
<number> of our	-8
<number> of the	12
<number> of them	-12
<number> of us	53
<number> off	17
<number> off </s>	16
<number> on	30
<number> on <number>	22
<number> on the	-7
<number> option	-11
<number> option </s>	-10
<number> or <number>	-23
<number> or just	20
<number> out	-28
<number> out of	-28
<number> pack	15
<number> page	-14
<number> page </s>	-28
<number> pan	-6
<number> panel	19
<number> paragraph	-5
<number> parcel	-12
<number> parcel </s>	-12
<number> people	24
<number> people ,	19
<number> people make	4
<number> percent	-133
<number> percent ,	-7
<number> percent </s>	-36
<number> percent in	-4
<number> percent of	-46
<number> piano	15
<number> pixel	-8
<number> pls	-24
<number> pls </s>	-24
<number> pm </s>	15
<number> px	-15
<number> read	-16
<number> recipe	38
<number> room	-31
<number> room </s>	-8
<number> round	-4
<number> round of	-11
<number> row	-27
<number> sec	-15
<number> sec </s>	-15
<number> second	-62
<number> second </s>	-32
<number> second to	-8
<number> sentence	-11
<number> sharp	8
<number> since	16
<number> so	12
<number> star	-5
<number> stent	30
<number> still	4
<number> tab	-13
<number> table	-22
<number> ten	-9
<number> ten so	-9
<number> then	-32
<number> thing	5
<number> thing i	5
<number> this	-12
<number> this morning	-9
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
<number> until <number>	9
<number> until the	12
<number> valley	-11
<number> van	7
<number> venue	6
<number> venue site	6
<number> was	-9
<number> week	74
<number> week </s>	18
<number> week on	11
<number> who	14
<number> with	20
<number> with a	4
<number> woman	4
<number> woman in	4
<number> word	-9
<number> word ,	-19
<number> word </s>	-10
<number> word a	26
<number> year	141
<number> year ,	16
<number> year </s>	-71
<number> year ago	15
<number> year and	-4
<number> year back	11
<number> year before	5
<number> year in	44
<number> year of	26
<number> year old	13
<number> year or	14
<number> year this	9
<s> 0	29
<s> <day>	-36
<s> <day> 's	-24
<s> <day> lunch	6
<s> <day> meeting	17
<s> <day> night	21
<s> <days>	43
<s> <days> and	11
<s> <days> are	-30
<s> <days> belong	5
<s> <days> i	9
<s> <days> off	28
<s> <kin>	-42
<s> <kin> 's	24
<s> <kin> ,	5
<s> <kin> :	-63
<s> <kin> <kin>	-11
<s> <kin> <name>	-19
<s> <kin> are	-63
<s> <kin> due	10
<s> <kin> eat	19
<s> <kin> for	-6
<s> <kin> have	58
<s> <kin> here	11
<s> <kin> in	-10
<s> <kin> is	36
<s> <kin> just	-69
<s> <kin> leave	-6
<s> <kin> live	37
<s> <kin> of	-26
<s> <kin> on	-21
<s> <kin> stop	-13
<s> <kin> teach	4
<s> <kin> tongue	18
<s> <kin> turn	18
<s> <kin> want	18
<s> <kin> will	-4
<s> <kin> with	-13
<s> <kin> work	9
<s> <number>	31
<s> <number> ,	-32
<s> <number> <kin>	-8
<s> <number> a.m	15
<s> <number> adult	-34
<s> <number> bed	-40
<s> <number> egg	-17
<s> <number> lung	-5
<s> <number> more	-21
<s> <number> of	-12
<s> <number> option	8
<s> <number> week	8
<s> <number> year	23
<s> a	-164
<s> a <kin>	-73
<s> a <name>	11
<s> a week	-19
<s> a woman	-30
<s> about	-35
<s> about <number>	-35
<s> abuela	10
<s> after	74
<s> age	-11
<s> age <number>	6
<s> ahmed	-9
<s> ahmed ,	-9
<s> all	38
<s> all our	20
<s> allergic	-15
<s> allergic to	-15
<s> allotment	37
<s> allotment is	18
<s> always	58
<s> always give	9
<s> ambulance	-4
<s> among	-4
<s> among the	-4
<s> an	-32
<s> and	-35
<s> and <days>	-12
<s> and <kin>	11
<s> and at	-19
<s> and i	14
<s> and my	-22
<s> and our	-12
<s> and since	12
<s> and the	-10
<s> and we	25
<s> anneke	-11
<s> anneke ,	-11
<s> answer me	10
<s> anything	41
<s> anything w	7
<s> apart	-5
<s> apart from	-5
<s> arthritis	12
<s> arthritis in	12
<s> as	-85
<s> as <days>	-8
<s> as a	-93
<s> as i	7
<s> as my	13
<s> as our	-5
<s> as we	-6
<s> ask	21
<s> asthma	11
<s> at	58
<s> at 68	6
<s> at <number>	53
<s> at our	-11
<s> at the	11
<s> at work	-5
<s> back	-38
<s> bad	32
<s> balcony	15
<s> battery	-16
<s> be	26
<s> be an	23
<s> be from	7
<s> be in	8
<s> be on	-36
<s> be the	6
<s> be vegan	7
<s> bear	-7
<s> bear in	-10
<s> beatriz	-8
<s> beatriz ,	-8
<s> because	-34
<s> because <month>	-8
<s> because <name>	-6
<s> because i	35
<s> because my	7
<s> because our	-23
<s> because the	-17
<s> bee	5
<s> bee ,	5
<s> beginner	8
<s> behind	-9
<s> behind the	-9
<s> bench	-11
<s> bengali	-11
<s> bengali new	-11
<s> best	-47
<s> best <kin>	7
<s> between	-6
<s> between us	-5
<s> big	31
<s> bike	15
<s> bike get	15
<s> bilingual	-9
<s> bread	-5
<s> break	19
<s> british	14
<s> bruna	-7
<s> bruna the	-7
<s> btw	29
<s> btw ,	6
<s> btw get	17
<s> btw i	7
<s> btw my	19
<s> btw the	-15
<s> budget	11
<s> budget for	19
<s> bullet	34
<s> bullet point	34
<s> but	-38
<s> buy	-7
<s> buy a	-7
<s> by the	-12
<s> cabin	-7
<s> caffeine	-13
<s> caffeine kick	-13
<s> call	19
<s> call me	38
<s> can	89
<s> can do	8
<s> can n't	12
<s> can you	29
<s> capo	20
<s> capo on	20
<s> carry	5
<s> cash	-13
<s> cash only	-13
<s> celia	-5
<s> celia ,	-5
<s> cello	10
<s> change	13
<s> change my	19
<s> cheap	4
<s> chess club	7
<s> clean	-12
<s> clear	16
<s> clear the	16
<s> coffee	29
<s> coffee i	16
<s> cold	10
<s> colour	-4
<s> colour look	-7
<s> commute	43
<s> commute by	29
<s> commute was	-4
<s> company	14
<s> company car	11
<s> convert	-7
<s> convert this	-16
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
<s> do n't	64
<s> do the	-4
<s> doc	9
<s> drink	7
<s> drive	5
<s> drop	50
<s> drop out	34
<s> drop the	32
<s> during	20
<s> dyslexic	15
<s> dyslexic ,	9
<s> each	-25
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
<s> every knife	-4
<s> every parcel	22
<s> every time	-15
<s> every winter	-11
<s> everyone	-9
<s> everyone on	6
<s> everything	-5
<s> explain	49
<s> feel	-7
<s> feel kinda	-4
<s> ferry	-6
<s> fill	-18
<s> fill the	-18
<s> first	9
<s> flat	7
<s> fluent in	6
<s> fly	7
<s> font	-15
<s> font size	-15
<s> for	-51
<s> for <number>	-5
<s> for a	-27
<s> for my	-30
<s> for the	7
<s> for this	-11
<s> forklift	10
<s> from	-42
<s> from may	-9
<s> from my	-4
<s> from now	23
<s> from the	-32
<s> get	-6
<s> get <number>	21
<s> get a	22
<s> get my	-12
<s> get promote	13
<s> gimme	-43
<s> git	-9
<s> giulia	-13
<s> giulia ,	-13
<s> give	31
<s> give i	-5
<s> give me	-14
<s> give my	17
<s> give our	-6
<s> give that	4
<s> give up	36
<s> go	61
<s> go for	-16
<s> go part-time	32
<s> google	-28
<s> grow	41
<s> grow up	30
<s> hair	9
<s> hair 's	9
<s> half	-15
<s> half <name>	8
<s> half my	-7
<s> half of	-5
<s> half the	-4
<s> halfway	-7
<s> halfway through	-7
<s> hand	7
<s> hand shake	12
<s> hate	47
<s> hate coriander	22
<s> hate phone	32
<s> hate this	-5
<s> have	37
<s> have <name>	25
<s> have <number>	-21
<s> have a	7
<s> have be	-15
<s> have high	9
<s> have my	-11
<s> have n't	-5
<s> have to	18
<s> hay	6
<s> he	-53
<s> he 's	-23
<s> he have	-32
<s> he live	-36
<s> hear	46
<s> hear aid	34
<s> her	-71
<s> her <kin>	-27
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
<s> hope	-5
<s> hope to	16
<s> hot	16
<s> house	7
<s> house is	28
<s> how	-7
<s> how do	4
<s> how to	-23
<s> how would	31
<s> i	-165
<s> i 'd	-88
<s> i 'll	-69
<s> i 'm	-84
<s> i <kin>	70
<s> i always	-21
<s> i am	91
<s> i answer	6
<s> i bank	10
<s> i become	17
<s> i believe	15
<s> i bet	-9
<s> i bill	5
<s> i breed	9
<s> i build	24
<s> i burn	-18
<s> i call	-11
<s> i can	-78
<s> i chair	27
<s> i change	-10
<s> i charge	4
<s> i collect	39
<s> i come	17
<s> i could	-27
<s> i do	-4
<s> i drive	4
<s> i drop	21
<s> i enjoy	16
<s> i fail	17
<s> i fast	9
<s> i fear	11
<s> i feel	-19
<s> i fly	6
<s> i forget	-17
<s> i give	-17
<s> i go	-16
<s> i grow	11
<s> i guess	-5
<s> i hand	43
<s> i handle	41
<s> i hate	37
<s> i have	12
<s> i hear	8
<s> i hold	-8
<s> i hope	-4
<s> i inherit	14
<s> i intend	5
<s> i join	-7
<s> i just	-50
<s> i keep	8
<s> i knit	40
<s> i know	-24
<s> i leave	-48
<s> i lecture	4
<s> i let	21
<s> i lift	5
<s> i like	-25
<s> i live	-32
<s> i lose	12
<s> i love	-27
<s> i maintain	6
<s> i make	7
<s> i manage	18
<s> i may	-33
<s> i mean	-6
<s> i meet	-20
<s> i might	-53
<s> i move	-7
<s> i need	-28
<s> i never	53
<s> i now	18
<s> i only	24
<s> i open	-9
<s> i owe	-46
<s> i own	25
<s> i pay	-20
<s> i play	38
<s> i prefer	14
<s> i press	-9
<s> i put	-16
<s> i read	24
<s> i really	-7
<s> i rename	-9
<s> i rent	20
<s> i repair	12
<s> i report	-6
<s> i restore	35
<s> i ride	14
<s> i run	-8
<s> i say	-4
<s> i see	-20
<s> i sell	9
<s> i share	-8
<s> i shoot	6
<s> i should	32
<s> i sing	33
<s> i skip	-15
<s> i speak	9
<s> i spill	-22
<s> i stammer	38
<s> i start	-8
<s> i stop	-17
<s> i struggle	6
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
<s> i test	-4
<s> i think	-81
<s> i translate	5
<s> i try	20
<s> i turn	6
<s> i type	12
<s> i use	-4
<s> i usually	-9
<s> i visit	13
<s> i volunteer	4
<s> i wake	-10
<s> i walk	-7
<s> i want	-73
<s> i was	-39
<s> i water	-12
<s> i will	-75
<s> i work	-41
<s> i would	-31
<s> i write	-10
<s> if	-28
<s> in	-153
<s> in <month>	4
<s> in <name>	-80
<s> in an	33
<s> in my	-66
<s> in our	-13
<s> in the	-55
<s> in this	-13
<s> inherit	8
<s> inherit my	5
<s> into	-19
<s> invoice	7
<s> invoice are	4
<s> inè	19
<s> inè (	19
<s> is	-32
<s> is <name>	-37
<s> is <number>	-25
<s> it	55
<s> it 's	102
<s> it fail	-4
<s> it have	-11
<s> it is	-13
<s> it sound	-5
<s> it still	-10
<s> it take	17
<s> it was	66
<s> it work	-24
<s> its	41
<s> jamaican	-13
<s> job	-36
<s> join	18
<s> join the	18
<s> josefina	-8
<s> josefina ,	-8
<s> just	-4
<s> just have	4
<s> just wake	-12
<s> kasimir	-6
<s> keep	33
<s> keep kosher	15
<s> keep my	14
<s> keep the	-6
<s> knee	38
<s> knee are	16
<s> knit	10
<s> kofi	-7
<s> label	22
<s> last	10
<s> late	5
<s> learn	25
<s> lease	28
<s> lease end	17
<s> lease on	7
<s> leave	-28
<s> leave the	-18
<s> left-handed	28
<s> left-handed ,	28
<s> legal	47
<s> leo	-17
<s> license	17
<s> lift	-32
<s> list <number>	-18
<s> live	-21
<s> live in	8
<s> live with	-27
<s> long	40
<s> long email	4
<s> look	8
<s> lose	9
<s> lose <number>	11
<s> lose most	14
<s> lose my	-26
<s> lose the	-8
<s> lunch	4
<s> make	18
<s> max	-22
<s> maybe	-18
<s> me	14
<s> me and	-5
<s> messi	-47
<s> migraine	22
<s> mirela	23
<s> miss	-7
<s> mock	24
<s> morning	13
<s> morning ,	-12
<s> morning are	24
<s> mortgage	32
<s> mortgage is	21
<s> most	-21
<s> most of	-4
<s> mostly	-27
<s> move	14
<s> move the	-11
<s> move to	26
<s> mr	-8
<s> mr <name>	-8
<s> mr.	-18
<s> mr. <name>	-18
<s> mrs	28
<s> mrs <name>	28
<s> my	-216
<s> my <kin>	-148
<s> my <name>	-14
<s> my <number>	-19
<s> my answer	-20
<s> my app	-13
<s> my back	10
<s> my battery	-11
<s> my best	6
<s> my blood	8
<s> my branch	-6
<s> my budget	7
<s> my build	-5
<s> my chess	17
<s> my code	-23
<s> my coffee	-24
<s> my commute	29
<s> my cursor	-6
<s> my degree	21
<s> my essay	-5
<s> my eye	-9
<s> my eyesight	28
<s> my favourite	-4
<s> my finger	7
<s> my function	-12
<s> my goal	34
<s> my guess	-8
<s> my hand	8
<s> my handwriting	22
<s> my head	-9
<s> my hear	24
<s> my keyboard	-13
<s> my knee	64
<s> my laptop	-29
<s> my last	12
<s> my leave	-5
<s> my mistake	-13
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
<s> my salary	28
<s> my savings	6
<s> my score	-23
<s> my screen	7
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
<s> my train	-26
<s> my turn	8
<s> my visa	29
<s> name	4
<s> name :	-23
<s> name in	16
<s> need	-14
<s> need a	-28
<s> need to	-25
<s> never	124
<s> never get	12
<s> never learn	22
<s> never marry	23
<s> never mind	-9
<s> new	-18
<s> next	17
<s> no	-5
<s> no <kin>	4
<s> no <name>	-11
<s> no gallbladder	22
<s> no internet	-21
<s> no meeting	13
<s> no pork	-5
<s> no rush	-13
<s> no surprise	11
<s> nobody	31
<s> nobody in	8
<s> not	6
<s> nothing	107
<s> nothing get	14
<s> now	37
<s> now i	11
<s> now that	34
<s> number	27
<s> number i	4
<s> nurse	-10
<s> oh	-33
<s> ola	-13
<s> ola from	-13
<s> old	-9
<s> old <name>	-11
<s> on	25
<s> on <day>	-36
<s> on a	7
<s> on my	-4
<s> on paper	-4
<s> on the	50
<s> once	-13
<s> once a	-13
<s> only	41
<s> only <number>	-17
<s> only get	20
<s> only the	7
<s> only woman	7
<s> ottilie	13
<s> ottilie ,	13
<s> our	-52
<s> our <kin>	10
<s> our <name>	-19
<s> our <number>	-15
<s> our bakery	15
<s> our band	4
<s> our budget	11
<s> our build	5
<s> our call	-6
<s> our church	7
<s> our co-op	11
<s> our company	19
<s> our deadline	-17
<s> our dishwasher	-5
<s> our fish	4
<s> our flat	6
<s> our house	39
<s> our kitchen	-7
<s> our lunch	-11
<s> our office	-5
<s> our old	-9
<s> our planet	-32
<s> our printer	-25
<s> our release	17
<s> our rent	15
<s> our street	7
<s> our studio	13
<s> our table	-15
<s> our team	-6
<s> our test	-6
<s> our train	-22
<s> our union	7
<s> our wed	7
<s> our wg	27
<s> our wifi	-14
<s> owe	-13
<s> owe my	5
<s> owe you	-25
<s> own	18
<s> own <number>	10
<s> own a	15
<s> ownership	-5
<s> ownership of	-5
<s> paris	-21
<s> pavel	-7
<s> pavel from	-7
<s> pay	5
<s> pay off	17
<s> pay the	-6
<s> pension	19
<s> pension kick	13
<s> people	-32
<s> people who	-32
<s> persona	-38
<s> persona for	-17
<s> phd	8
<s> phone	-7
<s> piano	-15
<s> plan	9
<s> play	-14
<s> please	31
<s> please never	12
<s> pls	26
<s> postgre	-14
<s> pottery	-19
<s> prefer	50
<s> prefer the	-16
<s> primary	14
<s> priscilla	-6
<s> priscilla the	-6
<s> priya	9
<s> prs	18
<s> prs need	18
<s> pull	6
<s> pull gig	6
<s> python	-7
<s> quit my	10
<s> quit smoke	13
<s> quit the	-23
<s> quote	15
<s> raise	5
<s> rasmus	14
<s> rasmus ,	14
<s> recipe	-12
<s> remind	-59
<s> remind me	-59
<s> rent	20
<s> restore	-16
<s> restore a	4
<s> retire	-8
<s> retire <kin>	-12
<s> retire from	10
<s> right	36
<s> right eye	13
<s> robotics	9
<s> robotics is	9
<s> ruben	-29
<s> rugby	29
<s> run	-26
<s> run a	-7
<s> rye	10
<s> rye is	10
<s> salary	9
<s> sam	-4
<s> same	-31
<s> sami	5
<s> sample	-14
<s> save	16
<s> save for	30
<s> say	-13
<s> scare	18
<s> second	15
<s> see	-27
<s> see as	-5
<s> see on	-12
<s> sell	42
<s> sell the	47
<s> she	-7
<s> she 's	-14
<s> shift	25
<s> shoe	7
<s> shoe size	12
<s> shoot	7
<s> shop	-34
<s> shop close	-8
<s> shop open	-5
<s> short	49
<s> short answer	9
<s> sign	-7
<s> since	-80
<s> since <name>	14
<s> since both	-6
<s> since i	-16
<s> since lunch	-36
<s> since my	-20
<s> since the	-4
<s> since we	13
<s> sing	7
<s> sit	-19
<s> sit on	-5
<s> sleep	-4
<s> so	-12
<s> so i	13
<s> so our	-15
<s> so the	9
<s> so with	-11
<s> solar	-5
<s> some	-16
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
<s> step	-10
<s> step <number>	-16
<s> stick	-21
<s> stick on	-14
<s> still	13
<s> studio	-22
<s> study	8
<s> sub	-33
<s> sub are	-13
<s> sure	-10
<s> sure ,	-10
<s> swap	25
<s> swap the	5
<s> swear	28
<s> swear off	24
<s> swim	-10
<s> switch	12
<s> switch career	17
<s> take	-41
<s> take a	-20
<s> take me	-7
<s> take my	5
<s> take the	-14
<s> tax	-14
<s> teach	-26
<s> teach me	-61
<s> teach myself	29
<s> team of	-10
<s> tear	-11
<s> tear my	-11
<s> test	-13
<s> test in	-13
<s> thank	-5
<s> thank to	4
<s> that	-25
<s> that 's	27
<s> that bakery	-27
<s> that is	15
<s> that was	-4
<s> the	89
<s> the <day>	5
<s> the <kin>	-42
<s> the <name>	-147
<s> the accent	16
<s> the account	-30
<s> the answer	-4
<s> the app	-5
<s> the band	-43
<s> the big	-6
<s> the boat	15
<s> the bookshop	-4
<s> the bus	-5
<s> the button	-4
<s> the capital	-19
<s> the choir	4
<s> the clinic	7
<s> the club	32
<s> the company	9
<s> the cooperative	9
<s> the council	16
<s> the debt	-8
<s> the email	-5
<s> the farm	10
<s> the firm	-18
<s> the first	-14
<s> the fish	-4
<s> the flat	29
<s> the food	7
<s> the function	-4
<s> the garden	7
<s> the guest	4
<s> the guy	-24
<s> the heat	5
<s> the hotel	14
<s> the light	-11
<s> the meet	-7
<s> the mill	-7
<s> the motorbike	-13
<s> the museum	18
<s> the new	-15
<s> the old	38
<s> the older	41
<s> the oven	18
<s> the page	-9
<s> the pharmacy	-5
<s> the piano	-13
<s> the plan	-5
<s> the practice	-4
<s> the rainy-day	46
<s> the report	-25
<s> the restaurant	-10
<s> the roof	23
<s> the scar	-6
<s> the school	28
<s> the second	-8
<s> the server	-12
<s> the shop	7
<s> the soil	24
<s> the stable	-14
<s> the stair	6
<s> the startup	-4
<s> the table	12
<s> the team	38
<s> the test	-5
<s> the theatre	-7
<s> the user	-42
<s> the van	18
<s> the vegan	-21
<s> the video	-8
<s> the vineyard	-9
<s> the whole	-21
<s> the word	-5
<s> the workshop	12
<s> their	-4
<s> their <kin>	-4
<s> then	-13
<s> then i	-36
<s> then the	-21
<s> there	-32
<s> there 's	-63
<s> there are	24
<s> there was	-14
<s> there were	7
<s> they	-19
<s> they call	7
<s> this	-44
<s> this is	-13
<s> thx	-7
<s> thx that	-7
<s> time	-16
<s> time :	-16
<s> tire	-8
<s> tire ,	-8
<s> to	-27
<s> train	16
<s> train as	33
<s> train for	5
<s> train the	-12
<s> transfer	19
<s> translate	-25
<s> translate this	-25
<s> try	4
<s> try for	4
<s> turn	-7
<s> twice	9
<s> type	5
<s> ugh	-52
<s> ugh i	-12
<s> up	-16
<s> up on	-7
<s> use	26
<s> use a	16
<s> use the	-18
<s> use to	64
<s> user	-22
<s> vampire	-23
<s> vegan	-37
<s> vegan since	8
<s> vote	-7
<s> want	12
<s> want out	5
<s> want to	5
<s> was	40
<s> was a	7
<s> was in	11
<s> was make	5
<s> was raise	4
<s> we	49
<s> we 'll	-17
<s> we 're	30
<s> we adopt	4
<s> we agree	-22
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
<s> we get	14
<s> we go	-4
<s> we have	16
<s> we homeschool	33
<s> we host	-17
<s> we keep	20
<s> we meet	8
<s> we milk	23
<s> we need	-57
<s> we never	23
<s> we plan	11
<s> we rent	10
<s> we replace	10
<s> we should	-46
<s> we spend	-5
<s> we switch	-7
<s> we use	28
<s> we will	-17
<s> wear	5
<s> wear a	-5
<s> wed	-10
<s> weld	7
<s> weld is	7
<s> wendell	-7
<s> wendell and	-7
<s> what	61
<s> what 's	20
<s> what i	11
<s> what my	-9
<s> what scare	-8
<s> what with	-13
<s> whatever	45
<s> whatever you	45
<s> wheelchair	33
<s> when	34
<s> when i	11
<s> when you	8
<s> whenever	18
<s> where	-40
<s> which	-6
<s> which i	-11
<s> who win	-18
<s> widowed	-6
<s> will	-4
<s> will be	-5
<s> will n't	5
<s> win	13
<s> win the	13
<s> with	-18
<s> with <kin>	10
<s> with <name>	-37
<s> with <number>	17
<s> with a	-17
<s> with me	6
<s> with my	-45
<s> with no	9
<s> with the	11
<s> without	63
<s> word	12
<s> work	-57
<s> work as	-36
<s> work for	6
<s> work late	-21
<s> work night	9
<s> would	31
<s> would rather	5
<s> write	-16
<s> you	-93
<s> you 're	-5
<s> you can	5
<s> you live	-32
<s> your	-4
<s> your last	-5
<s> zeynep	-4
=	-90
?	59
[	-48
a	-72
a 12	6
a </s>	-8
a <day>	-24
a <day> </s>	-10
a <kin>	-50
a <kin> 's	17
a <kin> </s>	-38
a <kin> <kin>	16
a <kin> at	25
a <kin> call	21
a <kin> come	13
a <kin> for	4
a <kin> from	-39
a <kin> i	-12
a <kin> in	-32
a <kin> is	14
a <kin> name	22
a <kin> on	-11
a <kin> so	13
a <name>	17
a <name> ,	24
a <name> <name>	-10
a <name> <number>	11
a <name> church	-10
a <name> i	-5
a <name> on	-14
a <name> storage	14
a <number>	36
a <number> </s>	-8
a <number> <kin>	7
a <number> <name>	49
a <number> from	-15
a bad	-7
a bakery	24
a bakery </s>	17
a bar	-31
a bar ,	-17
a beginner	10
a better	-4
a big	-7
a bike	14
a bite	-44
a bite </s>	19
a blank	-27
a blank page	-12
a blue	-12
a boat	-4
a break	-19
a break </s>	-12
a bug	-16
a bug </s>	-5
a bug in	-8
a button	-10
a button </s>	-6
a cabin	-5
a call	-12
a caption	-15
a caption </s>	-7
a car	11
a car ,	11
a care	16
a care home	16
a cargo	14
a cargo bike	14
a cellist	8
a choir	-9
a class	-17
a coffee	-29
a coffee </s>	-5
a cold	-40
a cold today	-27
a column	-13
a comma	-28
a comma </s>	-9
a company	12
a container	-9
a container </s>	-9
a cookbook	19
a cooperative	8
a couple	-25
a couple of	-5
a cover	-8
a cover letter	-10
a credit	21
a crossword	-9
a dataframe	-9
a dataframe with	-9
a day	-5
a day ,	42
a day </s>	-21
a dead	-16
a deadline	-14
a decade	14
a decade </s>	14
a dental	18
a dental <kin>	18
a deposit	11
a drop	13
a family	27
a family of	11
a fan	-4
a ferry	25
a ferry </s>	20
a few	-20
a firm	7
a firm in	7
a first	4
a flat	20
a flat ,	9
a flat of	17
a fly	-30
a food	12
a food truck	12
a former	-26
a former chapel	11
a forum	-10
a forum </s>	-12
a foul	-7
a foul mood	-7
a four-person	-8
a four-person startup	-8
a fourth	12
a fourth floor	12
a fox	-19
a freelance	11
a freelance <kin>	11
a full	20
a full engine	20
a function	-6
a function that	-6
a garage	-11
a glass	-8
a good	-40
a google	6
a google sheet	6
a great	-8
a guy	-31
a half	-4
a half share	-9
a headache	-26
a hear	24
a hear aid	24
a heat	36
a hip	31
a hip replacement	31
a history	-17
a history of	-17
a hob	34
a hob that	27
a holiday	-13
a holiday </s>	-13
a hospital in	-5
a hostel	-10
a hotel	-5
a house	7
a house in	5
a hurry	-18
a hurry ,	-12
a job	7
a joke	-8
a kidney	8
a kidney to	5
a kiln	24
a ladder	4
a line	-7
a list	-82
a list </s>	-37
a list of	-40
a little	-15
a little <name>	-17
a live	44
a live </s>	38
a loan	-6
a long	-23
a long day	-14
a look	-9
a look at	-5
a lot	-27
a lot </s>	-29
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
a monk	19
a monk for	5
a month	69
a month </s>	26
a month for	22
a moor	10
a mortgage	8
a name	-7
a narrowboat	31
a new	-24
a night	19
a night </s>	-7
a nun	26
a pacemaker	44
a page	42
a page </s>	51
a peanut	-9
a peanut ban	-6
a phone	6
a plot	11
a plot outside	6
a point	-4
a point </s>	-4
a post	14
a primary	11
a primary school	11
a proper	14
a prosthetic	34
a prosthetic leg	34
a pub	14
a quarter	-7
a query	-6
a question	-10
a question about	-7
a queue	-33
a queue </s>	-23
a quick	-53
a ramen	-6
a ramen bar	-6
a real	-4
a recipe	-17
a recipe for	-10
a red	-23
a regex	-11
a rehabilitation	6
a rehabilitation clinic	6
a reply	-13
a rescue	33
a rescue <kin>	27
a retire	-6
a room	-6
a rule	-30
a school	15
a school bus	4
a screen	62
a screen reader	66
a screenshot	-5
a sec	-26
a sec ,	-4
a sec </s>	-22
a second	14
a second <kin>	13
a second salon	5
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
a split	25
a split keyboard	25
a stent	17
a step	24
a stranger	-32
a stroke	50
a stroke in	25
a stroke ward	5
a sublet	39
a summary	-10
a summary </s>	-10
a synonym	-38
a synonym for	-32
a table	-8
a table with	-7
a tattoo	15
a tea	-16
a team	10
a team of	10
a test	-25
a test </s>	-11
a text	-9
a third	-20
a third of	-29
a thumb	-10
a thumb up	-10
a time	23
a time </s>	20
a timeout	-46
a timeout on	-15
a tiny	33
a title	-5
a title for	-4
a train	-22
a tram	27
a tremor	19
a turbo	23
a turbo <kin>	23
a two-bedroom	-11
a two-bedroom place	5
a typo	-12
a typo in	-6
a use	16
a use <name>	16
a user	-40
a user i	-20
a van every	9
a vegan	-18
a victim	-24
a victim of	-24
a village	4
a wait	9
a wait list	12
a warn	-7
a warn </s>	-7
a week	36
a week ,	17
a week </s>	15
a week for	-12
a week in	-17
a weird	-9
a well	24
a well </s>	14
a wheelchair	42
a wheelchair </s>	7
a woman	-25
a woman in	-20
a year	-11
a year ,	-16
a year </s>	-14
a year and	6
a.m	18
a.m .	18
abattoir	17
able	7
able to	7
ableton	33
ableton rack	33
about	-167
about <days>	-36
about <name>	24
about <number>	-14
about <number> </s>	-19
about <number> minute	-24
about <number> month	-25
about <number> ton	4
about <number> word	26
about a	-69
about a third	-43
about it	10
about it </s>	19
about lichen	8
about the	-46
about the <name>	-9
about the second	-4
about this	-8
about to	-17
above	61
above ,	-19
above </s>	-19
above all	42
above all </s>	42
above the	47
above the pharmacy	24
above the shop	13
abuela	10
accent	12
access	52
accident	30
accident </s>	26
accord	-60
accord to	-60
accord to the	-33
accordion ,	4
accordion is	-21
account	58
account </s>	37
account in	10
across	34
across <name>	7
across the	17
act	-39
act <number>	-24
act <number> </s>	-24
action	24
actually	6
ad	-48
ad </s>	-22
adapt	-8
add	-59
add a	-10
add a test	-5
add the	-21
address	27
address </s>	13
adhd	6
adopt	36
adopt <name>	11
adopt a	11
adopt from	11
adopt from <name>	11
adopt your	-7
ads	-25
adult	-34
adult ,	-34
adult , <number>	-34
advert	-8
advice	13
advice </s>	14
afloat	22
afloat </s>	22
afraid that	-13
after	204
after </s>	4
after <number>	72
after <number> ,	11
after <number> </s>	50
after <number> year	13
after about	-14
after about <number>	-14
after her	34
after her second	25
after i	36
after my	15
after my <kin>	11
after that	-36
after that come	-9
after the	95
after the <kin>	12
after the debt	28
after the flood	19
after the stroke	16
after the third	-8
after the update	-18
after work	8
afternoon	-63
afternoon </s>	-55
again	-240
again ,	-24
again , can	-12
again </s>	-172
again <name>	-27
again <name> </s>	-27
again in	16
again just	-12
again just now	-12
again with	-11
again with the	-5
against	18
age	-29
age </s>	-11
age <number>	19
age <number> ,	6
age <number> </s>	13
age of	-6
age of <number>	-6
agency	-30
agency in	-22
agency in <month>	-22
agency place	-17
ago	-73
ago ,	-9
ago </s>	-39
ago and	-12
ago and <kin>	-13
agree	-56
agree </s>	-16
agree on	-5
agree to	-14
agree with	-18
agree with your	-7
ahead	-5
ahead </s>	-6
ahmed	-9
ahmed ,	-9
ahmed , my	-9
aid	130
aid </s>	22
aid in	54
aid in the	34
aid since	24
aim	6
aim to	12
air	9
airport	-35
aisle	13
aisle seat	4
alarm	14
alarm go	-18
alcohol	36
alcohol for	16
alcohol or	12
alive	8
all	74
all ,	-4
all , despite	-4
all </s>	41
all <name>	-6
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
all my	45
all of	33
all of them	29
all our	45
all over	-35
all remote	12
all remote ,	7
all the	13
all we	6
all winter	6
all winter </s>	6
allergic	-64
allergic </s>	17
allergic to	-81
allergic to <days>	-42
allergic to nut	-35
allergic to penicillin	27
allergic to sesame	22
allergic to shellfish	17
allergic to this	-5
allergy	-22
allotment	103
allotment is	15
allotment is plot	24
allow	46
allow in	16
allow in our	22
almost	-13
alone	48
alone </s>	36
alone with	10
along	40
along </s>	27
along to	13
along to <name>	13
already	-55
already </s>	-59
also	23
also my	5
also to	6
alternate	17
alternate <days>	11
alternate <days> </s>	11
alto	47
always	390
always ,	19
always </s>	119
always an	13
always be	16
always be </s>	16
always get	4
always give	24
always give me	24
always have	53
always have </s>	41
always have be	11
always in	20
always in <name>	12
always lie	-15
always miss	4
always miss </s>	4
always want	8
always will	13
always will </s>	13
always write	17
am	119
am <name>	7
am <name> for	19
am <number>	27
am a	24
am a <kin>	12
am and	15
am and <number>	15
am give	12
am give lesson	12
am work	-5
amateur	49
ambulance	-4
among	5
among the	-4
among the <kin>	-4
an	-48
an <kin>	27
an <kin> </s>	10
an <name>	7
an <name> <name>	-11
an ableton	33
an ableton rack	33
an age	-15
an age </s>	-15
an air	18
an alarm	16
an amateur	39
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
an hour	-164
an hour ,	-7
an hour </s>	-95
an hour ago	-47
an hour and	7
an hour to	8
an idea	-19
an idea </s>	-12
an idiot	-10
an issue	6
an issue </s>	6
an old	25
an old <name>	43
an update	-11
and	66
and <day>	-18
and <days>	37
and <days> ,	7
and <days> </s>	24
and <days> are	-12
and <days> at	11
and <kin>	19
and <kin> n't	-13
and <name>	-10
and <name> ,	-18
and <name> </s>	-5
and <name> are	-8
and <name> at	4
and <name> is	11
and <name> on	6
and <number>	-29
and <number> <kin>	-15
and <number> of	4
and <number> pm	15
and a	62
and a <kin>	7
and a ferry	16
and a little	-17
and a well	14
and after	-9
and after that	-9
and all	7
and also	6
and also to	6
and always	19
and an	17
and an <kin>	5
and at	-19
and at the	-17
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
and go back	15
and go for	-9
and guitar	11
and guitar are	11
and hate	19
and have	-33
and have <number>	-63
and her	-4
and her <kin>	-4
and i	14
and i 'm	-7
and i can	-6
and i do	-4
and i have	25
and i sell	8
and i split	4
and i take	-6
and in	5
and in <name>	5
and is	-25
and it	-76
and it 's	-24
and it work	-7
and lose	-8
and me ,	-7
and mine	5
and move	9
and my	-37
and my <kin>	-5
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
and reopen	-8
and reopen it	-8
and set	-14
and she	11
and since	12
and since i	11
and still	-29
and struggle	8
and struggle with	8
and take	-20
and that	17
and that 's	5
and the	33
and the <kin>	15
and the other	8
and then	16
and visit	11
and we	52
and we 're	14
and white	14
and white </s>	14
and you	-21
and you 're	-15
animal	-12
animal </s>	-12
anneke	-11
anneke ,	-11
anneke , my	-11
annexe	33
anniversary	20
anniversary 's	14
annoy	-63
annoy </s>	-55
another	-33
another bite	-20
answer	48
answer ,	27
answer , always	34
answer </s>	-61
answer i	-5
answer in	29
answer in <name>	12
answer is	-12
answer is <number>	-9
answer me	18
answer me in	18
answer to	8
answer was	-8
any	123
any more	28
any more </s>	25
anymore	37
anymore </s>	26
anyone	-33
anything	85
anything </s>	-8
anything green	-16
anything green </s>	-21
anything smaller	17
anything smaller than	17
anything w	7
anything you	24
anything you write	7
anywhere	8
apart	12
apart from	12
apart from fish	21
apart from the	-12
apartment	-28
apology	-19
app	-50
app </s>	-23
app and	-7
apparently	-95
apparently </s>	-89
apple	-19
apply	10
apply for	16
apply to	9
appreciate	-5
apprenticeship	18
apprenticeship </s>	6
approach	-17
approach </s>	-9
approval	45
archive	-8
are	132
are <day>	4
are <kin>	-32
are <kin> </s>	-32
are <name>	-22
are <number>	-19
are <number> hour	-23
are <number> of	13
are a	-10
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
are for	-5
are for my	14
are freeze	-40
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
are in	19
are leave	9
are milk	-10
are milk by	-10
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
arm	33
arm </s>	13
army	52
army ,	19
around	30
around <name>	15
around <name> </s>	15
around <number>	13
around here	11
array	-7
array of	-4
arrive	-26
arrive ,	-21
arrive <number>	-15
arthritis	12
arthritis in	12
arthritis in both	12
article	-51
article </s>	-24
article say	-10
as	59
as <days>	-8
as <days> are	-8
as <kin>	6
as <name>	-15
as a <kin>	53
as a <name>	8
as a rule	-30
as a single	-9
as a test	-11
as a user	-32
as an	-6
as ever	-23
as i	22
as i can	21
as i have	10
as my	30
as our	-5
as the	16
as the school	-7
as we	-10
as we 're	-7
as we have	5
as well	25
as well </s>	28
as you	-6
aside	11
ask	28
ask </s>	-29
ask about	15
ask for	51
ask me	6
ask you	-5
ask you something	-5
asleep	-98
asleep ,	-15
asleep </s>	-47
asleep on	-21
association	13
asthma	-4
asthma and	-18
at	165
at 68	6
at </s>	-7
at <day>	16
at <day> </s>	14
at <name>	26
at <name> 's	25
at <name> ,	-9
at <name> </s>	-19
at <name> <name>	37
at <number>	-55
at <number> ,	32
at <number> </s>	-50
at <number> <name>	18
at <number> and	-8
at <number> at	7
at <number> euro	12
at <number> every	10
at <number> i	12
at <number> in	-4
at <number> on	6
at <number> percent	-41
at <number> sharp	8
at <number> today	-57
at <number> week	18
at a	75
at a bakery	7
at a primary	11
at a small	8
at a time	23
at all	29
at all ,	-4
at all </s>	15
at college	-7
at college on	-7
at dawn	-15
at episode	-7
at episode <number>	-7
at halftime	-27
at halftime </s>	-27
at home	101
at home ,	27
at home </s>	57
at home and	4
at it	-25
at least	26
at least <number>	13
at level	-22
at level <number>	-22
at line	-13
at line <number>	-13
at lunch	-19
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
at noon ,	-30
at noon </s>	-26
at number	-5
at number <number>	-5
at our	66
at our door	-9
at our place	43
at our school	5
at ours	14
at page	-13
at page <number>	-13
at row	-7
at row <number>	-7
at sew	31
at some	-12
at st	7
at st <name>	7
at step	-26
at step <number>	-26
at that	-34
at the	65
at the <day>	13
at the <kin>	-23
at the <name>	34
at the airport	-18
at the bakery	33
at the brewery	-17
at the depot	22
at the door	-54
at the end	-25
at the food	8
at the library	19
at the market	9
at the moment	-16
at the office	-32
at the parcel	13
at the port	4
at the post	-6
at the prison	6
at the restaurant	-17
at the salon	7
at the same	15
at the sight	5
at the third	-11
at this	-47
at this for	-12
at this point	-4
at uni	11
at work	28
at work ,	9
at work </s>	15
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
autumn	76
autumn ,	11
autumn </s>	64
average	35
average </s>	32
avoid	50
away	-39
away ,	7
away </s>	-44
awful	-28
awful ,	-11
awful </s>	-17
b2	28
back	-33
back </s>	78
back <number>	-12
back at	-20
back in	-84
back in <number>	-51
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
backup	-23
backup ,	-19
backup , <number>	-19
backup </s>	-15
bad	16
bad </s>	-18
bad back	22
bad knee	36
bad knee </s>	36
badly	-12
bag	34
bag ,	19
bag </s>	19
bag there	-7
bag there 's	-7
bake	42
bakery	-8
bakery 's	19
bakery ,	10
bakery </s>	42
bakery are	6
bakery have	-8
bakery have <number>	-8
bakery in	-29
bakery in <name>	-7
bakery on	-8
bakery on <name>	-8
balcony	-6
ban	5
ban car	-5
ban car from	-5
ban from	8
ban in	14
ban in our	14
ban phone	-8
ban phone </s>	-8
band	34
band 's	-18
band ,	12
band </s>	24
band <number>	8
band can	16
band can tour	16
band on	-10
band pay	-14
band rehearse	4
band rehearse in	4
bank	45
bank </s>	20
bank <kin>	-11
bank on	5
bank where	7
bank where i	7
banner	-11
bar	-20
bar ,	-41
bar </s>	-20
bar in	11
bar in <name>	15
bar twice	14
bar twice and	14
barely	13
bark	-30
bark </s>	-24
barley	8
barn	6
barn </s>	25
basement	8
basically	22
bass	22
bass in	16
bass in a	10
bass line	-4
bat	6
bath </s>	17
bathroom	10
bathroom </s>	-5
battery	-77
battery </s>	-32
battery is	-12
be	102
be </s>	27
be <number>	19
be a	87
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
be do	-17
be from	7
be gluten	7
be gluten free	7
be go	4
be here	-19
be here since	-19
be in	12
be in <name>	-18
be in the	-6
be leave	-7
be leave </s>	-21
be like	14
be like that	14
be live	6
be live in	-5
be move	-6
be my	12
be on	-44
be on a	-5
be on hold	-40
be on parental	4
be ours	12
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
be teach	14
be the	-10
be there	19
be there </s>	-6
be there by	28
be vegan	7
be vegan since	20
be wait	-8
be weigh	14
be weigh and	14
be what	21
be with	8
be with the	8
be wrong	-13
be wrong </s>	-13
bear	38
bear </s>	30
bear at	4
bear at <number>	11
bear in	-18
bear in <name>	6
beat	-34
beat on	4
beatriz	-8
beatriz ,	-8
because	-14
because <month>	-8
because <month> and	-8
because <name> is	4
because i	33
because i lose	7
because my	13
because my <kin>	14
because of	7
because of my	37
because of the	-40
because our	-23
because the	-24
because the <kin>	-6
because the old	-4
because the strike	7
because we	5
become	50
become a	53
become a <kin>	40
bed	30
bed ,	-13
bed </s>	49
bed in	-9
bedroom	18
bee	12
bee ,	14
bee , <number>	14
bee behind	17
bee behind the	17
beekeeping	22
beep	-17
beep in	-17
beer	-23
beer ,	-12
before	138
before </s>	-4
before <number>	25
before <number> </s>	-5
before i	44
before i turn	13
before i was	16
before it	11
before lunch	-11
before lunch </s>	-15
before my	-7
before noon	7
before noon </s>	7
before tax	14
before tax </s>	11
before the	-13
before they	8
before work	4
before work </s>	4
begin	-19
begin </s>	-4
beginner	36
beginner at	31
beginner at sew	31
behind	6
behind a	-16
behind the	52
behind the barn	10
behind the shed	32
believe	-9
believe in	18
believe it	-21
believe it 's	-20
believe it </s>	-7
believe it or	7
bell	-12
belong	-25
belong to	-25
belong to my	4
belong to the	8
below	11
below </s>	-23
below the	52
belt	42
bench	-7
bengali	-11
bengali new	-11
bengali new year	-11
best	-38
best </s>	-7
best <kin>	23
best <kin> <name>	13
bet	21
better	-43
better </s>	-20
better than	-18
between	-9
between <name>	5
between <name> and	5
between noon	8
between noon and	8
between the	-7
between the <number>	-7
between us	-5
big	44
big at	28
big fan	-5
big fan of	-5
big oven	-6
bigger	-43
biggest	4
biggest <kin>	4
bike	60
bike ,	9
bike get	15
bilingual	-27
bilingual ,	-18
bilingual , <name>	-18
bill </s>	-18
bin out	-12
bio	-36
bio </s>	-18
biology	23
biology in	7
biology in <name>	7
bipolar	5
bipolar ,	5
bipolar , stable	5
birth	18
birthday	63
birthday </s>	29
biscuit	-8
bite	-89
bite ,	-8
bite </s>	15
bite of	-6
bite of a	-11
black	47
black </s>	-5
black and	22
black and white	14
blank	-54
blank </s>	-12
blank page	-12
blast	-14
blast music	-29
bless	-4
blind ,	4
block	-58
block ,	-6
blood	24
blood pressure	6
blood type	13
blood type is	13
blue	-56
blue ,	-9
blue </s>	-32
blue <name>	-13
blue <name> ,	-13
blue <number>	-7
blue <number> </s>	4
blue shirt	-18
blurry	-31
blurry </s>	-31
board	32
board of	12
board of a	12
boat	42
boat 's moor	15
boat </s>	14
boat is	8
body	-34
boil	-66
boil over	-29
boil over ,	-29
boiler	27
bold	-7
book	41
book </s>	16
book <number>	4
book at	-8
book at a	-8
book for	9
book for <number>	-11
book for our	5
book for spring	6
book for the	4
book say	-11
book the	-15
bookkeeping	12
bookshop	-4
boot	-27
bore	-80
bore </s>	-28
bore in	-14
bot	-32
both	80
both <kin>	19
both ear	38
both ear </s>	38
both my <kin>	6
bottom	45
bouldering	11
bowl	12
box	7
bracket	-21
bracket </s>	-12
brain	-27
brain is	-6
branch	13
branch </s>	-12
branch after	14
branch is	-6
brass	17
brass band	26
brass band </s>	24
bread	-8
bread ,	-9
bread </s>	-10
bread is	-16
break	-74
break </s>	-38
break it	-4
break it </s>	-4
break my	13
break the	-12
break the build	-5
break up	14
breakfast	-27
breakfast </s>	-13
breakfast and	-7
breed	-11
breed <kin>	9
brew	4
brewery	-11
brief	-9
brigade	25
bring	-32
british	14
bro	12
bro <name>	6
browser	-41
bruna	-7
bruna the	-7
bruna the <kin>	-7
brutal	-13
brutal </s>	-13
btw	27
btw ,	8
btw get	17
btw i	7
btw i 'm	4
btw my	19
btw the	-15
budget	32
budget for	37
budget for grocery	13
budget for the	34
budget is	-5
bug	-57
bug ,	-4
bug </s>	-21
bug in	-10
bug in my	-8
build	79
build ,	-6
build </s>	14
build a	-7
build break	-7
build have	10
build in	16
build in <number>	14
build is	-5
build it	-5
build it now	-5
build the	17
build with	21
build with <name>	13
building	15
bullet	79
bullet </s>	-39
bullet point	129
bullet point </s>	55
bullet point than	30
bureau	45
burn	-33
burn my	-17
burn my tongue	-17
burn the	-8
burnout	26
burnout </s>	26
bury	4
bury in	7
bury in <name>	7
bus	-18
bus ,	-12
bus </s>	32
bus in	-12
bus in <name>	-12
bus now	-13
bus now ,	-13
business	5
business ,	8
business <kin>	6
but	47
but <name>	6
but i	20
but i still	9
but it	6
but keen	11
but never	26
but never practise	12
but no	-13
but not	-16
but not in	-17
but speak	31
but speak is	31
but the	15
butter	-18
button	-40
button </s>	-4
buy	-9
buy a	13
buy a plot	6
buy bread	-23
buy bread ,	-9
buy by	-12
buy in	6
buy milk	-48
buy milk and	-13
buy the	32
by	236
by <day>	16
by <day> </s>	13
by <kin>	6
by <name>	73
by <name> ,	22
by <name> </s>	33
by <name> <name>	13
by <number>	5
by <number> </s>	25
by a	-29
by accident	-11
by accident </s>	-17
by choice	23
by choice </s>	30
by date	5
by date </s>	-4
by day	10
by day </s>	10
by ear	21
by ear </s>	21
by ferry	28
by lunch	-17
by me	27
by me </s>	9
by me and	12
by mistake	-21
by mistake </s>	-12
by my	35
by my <kin>	35
by next	30
by next summer	8
by noon	-42
by noon ,	-22
by noon </s>	-20
by now	-11
by summer </s>	-5
by that	-16
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
cache	-24
cache </s>	-12
caffeine	-18
caffeine kick	-13
caffeine kick in	-13
café	5
cake	-29
call	257
call ,	40
call , always	27
call </s>	26
call <name>	151
call <name> ,	46
call <name> </s>	85
call <name> <name>	24
call <name> and	10
call <name> in	-7
call and	-9
call drop	-6
call every	20
call from	-6
call i	-7
call in	-6
call it that	15
call me	57
call me <name>	57
call my	7
call my <kin>	7
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
can	6
can call	15
can call it	15
can do	19
can do that	-16
can i	-39
can i <kin>	-28
can n't	-94
can n't be	4
can n't believe	-24
can n't decide	-13
can n't do	-24
can n't drive	33
can n't eat	-30
can n't find	-38
can n't get	10
can n't have	11
can n't hear	-22
can n't know	5
can n't lift	14
can n't open	-14
can n't read	4
can n't scroll	-13
can n't see	-12
can n't stand	59
can n't talk	-15
can n't think	-22
can n't work	6
can never	-20
can not	16
can only	6
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
capo	20
capo on	20
capo on <number>	20
captcha	-19
caption	9
caption </s>	-10
car	4
car ,	21
car </s>	13
car from	-5
car go	11
car go back	11
car in	-11
car in the	-11
caravan	17
card	41
card ,	-6
card </s>	28
card after	28
card after the	28
care	43
care </s>	29
care home	21
care home in	16
career	17
cargo	14
cargo bike	14
carry	7
carry an	16
carry on	-16
carry on </s>	-16
cartoon	-22
carve	8
case	-5
cash	-25
cash only	-13
cash only at	-13
cashew	-22
cashew </s>	-27
cataract	40
cataract </s>	12
cater	11
cathedral	18
ceiling	22
celebrate	12
celia	-5
celia ,	-5
celiac	-12
celiac ,	7
cell	-8
cell <name>	-13
cell <name> </s>	-13
cellar	47
cellist	8
cello	38
center	-8
centre	40
certificate	8
chair	26
chair by	-17
chair the	27
change my	19
change the	-21
change the chair	-6
change to	8
chapel	-5
chapel ,	-12
chapter	-112
chapter </s>	-14
chapter <number>	-78
chapter <number> </s>	-44
chapter <number> is	-21
character	-99
character ,	-28
charge	21
charge <kin>	18
charge <kin> for	18
charge <number>	25
charge the	-18
chart	-23
chart are	-16
chat	-96
chat </s>	-18
cheap	-19
cheap at	-25
cheap at the	-25
cheaper	30
cheaper </s>	31
check	-46
check in	-39
check it	-10
cheer	-37
cheer </s>	-15
chemistry	48
chemistry to	16
chemo	14
chess	7
chess club	8
chess online	8
chess rate	4
chess rate peak	-4
chi	17
childhood	24
childhood </s>	24
chile	45
chin	11
chocolate	-8
choice	21
choice </s>	30
choir	36
choir ,	28
choir </s>	23
choir i	22
choir is	-13
choir sing	-18
choir sing only	-18
choose	-8
christma	-7
christma </s>	-13
chrome	-21
chrome </s>	-15
chronic	4
church	76
church ,	22
church </s>	24
church hall	12
church in	14
citizenship	39
citizenship in	11
city	-22
claim	20
clan	6
class	92
class </s>	26
class inherit	-4
clause	-6
clay	73
clay soil	58
clay soil ,	17
clean	12
clean </s>	29
clean office	5
clean the	-9
clear	27
clear the	24
click	-102
click </s>	-15
click save	-13
click the	-10
climate	21
climb	27
clinic	37
clinic </s>	15
clinic i	20
clinic in <name>	9
clinic let	-5
clip	-68
clip </s>	-22
clock	-8
close	-7
close ,	-11
close </s>	-18
close <days>	7
close <days> and	7
close and	4
close at	-11
close at <number>	-14
close for	9
close for the	9
close in	-37
close in <number>	-41
close on	-6
close on <days>	-6
close the	33
close up	17
clothe	15
clothe </s>	20
club	69
club 's	14
club ,	7
club </s>	6
club at	6
club at the	6
club in <name>	7
club meet	10
club treasurer	6
club treasurer since	6
cm	45
co-op	18
co-op </s>	4
code	41
code </s>	7
code <number>	-10
code and	18
code in	5
code is	-6
code review	7
coeliac	23
coeliac </s>	36
coeliac disease	-10
coeliac in	9
coeliac in <number>	9
coffee	-162
coffee 's	-19
coffee ,	-33
coffee </s>	-43
coffee a	-27
coffee a day	-27
coffee black	13
coffee i	16
coffee in	-6
coffee is	-19
coffee is cold	-18
coin	-16
cold	-88
cold ,	-22
cold </s>	-39
cold today	-27
cold today ,	-19
cold today </s>	-8
collect	65
collect fountain	17
collect fountain pen	17
collect only	6
collect only the	6
collect the	-5
collector	-9
collector get	-9
college	60
college </s>	68
college on	-7
college on <days>	-7
colour	-26
colour look	-7
colour look off	-7
colour-blind	70
colour-blind (	21
colour-blind ,	25
colour-blind , red-and-green	17
colourblind	30
colourblind ,	26
colourblind , red-and-green	26
column	-58
column </s>	-34
column is	-4
come	87
come </s>	-9
come at	25
come at <number>	25
come back	-26
come back </s>	-7
come every	9
come every second	8
come from	16
come from <name>	10
come from the	-7
come in summer	9
come on	7
come on <days>	7
come out	5
come through	27
come through </s>	19
come to	24
come to <name>	21
come up	-22
come up in	-12
comic	-12
comma	-47
comma </s>	-21
command	46
command </s>	28
comment	-21
comment </s>	-9
commit	15
commit </s>	15
commit message	7
commute	93
commute by	29
commute is	50
commute is <number>	32
commute was	-4
commute was hell	-4
company	51
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
condition	4
conference on	-4
conference on soil	-4
config	7
conflict	-7
confuse	-36
confuse ,	-8
confuse , so	-8
confuse </s>	-8
confuse by	-5
confuse by the	-5
confuse me </s>	7
connect	4
connection	-11
console	15
container	-16
container </s>	-12
contest	-13
contest in	-13
continue	-26
contract	79
contract </s>	17
contract end	9
contract in	19
controller	12
convert	-14
convert this	-16
cook	-31
cook pasta	-11
cook pasta </s>	-11
cookbook	32
cooperative	24
cooperative </s>	15
copy	-10
copy of	-14
copy of the	-14
copy paste	-10
coriander	65
coriander ,	36
coriander , taste	22
coriander </s>	6
corner	-20
corolla	33
correct	6
corridor	-11
corridor wait	-11
corridor wait for	-11
cost	-22
cost me	12
cost us	6
cottage	8
couch	-40
cough	7
could	-62
could n't	-4
could use	-33
council	138
council </s>	49
council in	24
count	18
country before i	14
country before the	-18
couple	-9
course	15
cover	-38
cover </s>	-22
cover <number>	-6
cover <number> valley	-11
cover a	13
cover a night	13
cover letter	-17
cover the	5
covid	17
covid in	14
covid in <number>	14
cpu	-16
crack	4
crash	8
crash </s>	17
crazy	-33
cream	-12
credit	-9
credit </s>	-38
credit card	36
credit card after	28
credit union	20
cricket	7
crisp	-21
crop	-35
crop it	-7
crop it </s>	-7
crossword	-14
crossword ,	-6
crow	30
crow </s>	7
crow <number>	-8
crow <number> day	-8
crown	18
cry	-23
cultural	20
cup	-56
cup </s>	-25
cup of	-18
curious	-18
curl	-16
curl team	-16
current	12
cursor	-12
cursor is	-6
custody	27
custody ,	10
custody :	10
custody : the	10
custody week	4
custody week on	4
custom	-14
cut	-66
cut <number>	-13
cut <number> word	-13
cut off	-21
cycle	8
cycle everywhere	16
cycle everywhere </s>	7
daily	90
daily </s>	46
dairy	-5
dairy farm	-17
dairy for	10
dan	6
dan is	-10
dance	-16
dance school	-16
dance school rent	-16
dark	4
dashboard	18
data	-37
data ,	-33
data </s>	-20
dataframe	-9
dataframe with	-9
dataframe with <number>	-9
date	-44
date 's	-9
date 's the	-9
date </s>	-39
date from	-7
dawn	4
day	103
day ,	31
day , <number>	21
day </s>	91
day are	8
day i	17
day in	-11
day is	20
day of my	11
day to	-21
dbt	36
dead	-34
dead </s>	-43
deadline	-16
deadline </s>	-7
deadline for	10
deadline in	-10
deadline is	-8
deadline is tight	-8
deaf	54
deaf </s>	17
deaf and	5
deaf in	34
deaf in my	18
deaf to	-19
deal	14
dear	-27
debt	62
debt collector	-9
debt collector get	-9
debt free	10
debt leave	24
debt leave </s>	24
debug	-10
decade	44
decade </s>	44
decent	11
decide	-27
decide on	-13
decide to	-10
decide to go	-4
decide to stop	10
deck	-18
deck in	-13
default	-22
degeneration	15
degeneration </s>	15
degree	47
degree at	4
delete	-41
deliver	-21
delivery	82
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
deploy on	-11
deploy on <days>	-11
deposit	17
depot	45
depot ,	5
depot </s>	28
depression	-12
depression run	-12
depression run in	-12
deputy	32
deputy head	32
design	8
desk	71
desk ,	5
desk </s>	26
desk at	29
desk at a	11
despite	-4
detection	25
diabetes	-4
diabetes </s>	6
diabetic	-10
diabetic ,	-22
diagnose	-4
diagnose in	-8
diagnose with	15
diagnose with <name>	5
diagnosis	15
diagnosis </s>	15
diagram ,	5
diagram </s>	-5
dial-up	4
dial-up speed	4
dialog	-6
dialysis	64
dialysis </s>	26
dialysis unit	28
dialysis unit in	14
diary	-13
dictation	11
die	-6
die </s>	7
die at	-24
die in	-5
diesel	18
diesel </s>	18
diet	-7
diff	-6
diff </s>	-6
difference	-30
difference </s>	-14
different	-18
dig	39
dig the	39
dig the allotment	39
digit	-14
digital	9
dinner	-33
dinner </s>	-30
dinner for	20
dinner tonight	-36
dinner tonight </s>	-15
disability	10
disagree	-7
disagree </s>	-7
disclaimer	6
disease	-10
dish	6
dishwasher	-10
disk	-5
dissertation	25
distance	32
distract	-20
div	-8
div </s>	-6
division	-9
divorce	53
divorce ,	4
divorce i	8
dizzy	-8
dj	28
dj name	28
dj name </s>	28
do	34
do ,	-12
do , both	14
do , mostly	9
do </s>	-23
do <name>	-38
do <name> at	4
do <number>	27
do a	31
do a full	20
do by	16
do by <number>	8
do by the	4
do eat	21
do eat mussel	21
do for	-10
do for today	-10
do his	19
do i get	5
do in	5
do it	-10
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
do n't want	17
do n't work	12
do nail	7
do nail from	7
do not	23
do on	9
do on <day>	9
do so	-4
do solar	-8
do solar pump	-8
do that	-31
do that </s>	-22
do the	26
do this	-32
do this </s>	-18
do with	-10
do with this	-5
doc	-27
doc </s>	-15
doc is	-5
document	14
dollar	4
donate	14
door	-54
door ,	-30
door </s>	-44
doorway	18
doubt	-7
down	31
down 's	19
down 's syndrome	19
down </s>	-24
down for	24
down in	9
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
draft a	21
draft for	21
draft for me	12
drag	-4
drain	16
draw	-10
drawer	-11
dream	-17
dream is	10
dream is to	10
dress	9
drill	-17
drill again	-12
drill again ,	-12
drink	24
drink ,	42
drink , do	14
drink tea	-13
drive	98
drive ,	25
drive </s>	-41
drive a	17
drive a <number>	18
drive a school	4
drive at	12
drive at night	12
drive home	-15
drive now	-8
drive now ,	-8
drive the	17
drop	60
drop my	-6
drop my <name>	-6
drop out	33
drop out of	34
drop the	30
drop the rest	-6
drum	-5
dry	-7
dry </s>	-18
du	-9
due	13
due at	-34
due at noon	-16
due in	16
due in <month>	5
due in <name>	10
due in an	-13
due in early	11
dumb	-25
duplicate	-19
duplicate </s>	-10
during	72
during <name>	26
during term	10
dust	60
dust extractor	60
duty	7
dye	19
dye with	6
dyscalculia	15
dyscalculia ,	15
dyslexia	28
dyslexia </s>	20
dyslexic	28
dyslexic ,	16
dyslexic , so	16
each	103
each <day>	11
each <month>	29
each <month> </s>	27
each month	28
each month </s>	28
each of	-11
each way	41
each way </s>	16
each year	-14
ear	163
ear </s>	91
ear only	11
earlier	-25
early	-15
early ,	-31
early </s>	12
earn	11
earth	-20
eat	-87
eat </s>	-20
eat after	-8
eat another	-20
eat another bite	-20
eat anything green	-16
eat by	-27
eat fish	-7
eat fish </s>	-10
eat gluten	18
eat half	5
eat half my	5
eat meat	41
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
eat too	-22
eat too much	-22
eat up	-5
eat up most	-5
edit	-14
egg	-73
egg </s>	-28
election	22
electric	49
electric kiln	31
electric kiln </s>	31
electricity	-9
else </s>	-22
email	-33
email </s>	32
email me	-7
email to	-58
email to my	-30
emigrate	12
emigrate to	8
emigrate to <name>	8
emil	18
emoji	-33
emojis	35
emojis in	-7
emojis with	20
emojis with me	20
employer	30
employer </s>	25
empty	-9
empty </s>	-15
end	-88
end ,	-15
end </s>	-44
end <number>	-22
end <number> <month>	-22
end at	-25
end at <number>	-12
end in <month>	17
end in <number>	-9
end of	-13
end of <month>	11
end of <number>	32
end of each	11
end of the	-43
end on <number>	10
end up	23
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
episode	-78
episode <number>	-26
episode <number> </s>	-19
episode <number> and	-7
epoch	-12
error	-48
error ,	-13
error :	-7
error : <name>	-6
error </s>	-29
error in	-13
error message	8
error message ,	9
essay	-10
essential	50
essential tremor	50
essential tremor ,	33
euro	62
euro ,	16
euro </s>	-4
euro a	28
euro a week	7
even	27
even i	5
even if	9
even if i	9
even in	14
evening	44
evening </s>	32
ever	153
ever ,	15
ever </s>	68
ever since	18
ever since the	18
every	347
every <day>	68
every <day> </s>	21
every <month>	10
every <month> </s>	20
every <month> for	6
every <name>	28
every <number>	-18
every <number> year	-18
every day	33
every day </s>	9
every day of	11
every fortnight	6
every fortnight </s>	6
every invoice	10
every knife	-4
every knife in	-4
every line	-7
every minute	-7
every minute </s>	-7
every month	33
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
every second	37
every second <day>	40
every single	12
every third	35
every third week	35
every time	13
every time </s>	46
every time i	-34
every weld	-16
every weld </s>	-16
every winter	-11
every winter the	-10
everyone	-18
everyone </s>	-10
everyone on	6
everyone on our	11
everything	121
everything 's	-20
everything ,	8
everything </s>	27
everything in	24
everything in <name>	7
everything in write	11
everything is	-8
everything on	6
everything to	6
everything we	11
everywhere	68
everywhere </s>	45
exactly	13
exam	36
exam in	48
exam in <month>	34
exam question	-12
example	-52
example ,	-23
example </s>	28
excel	-5
except	32
exception	23
exception </s>	24
excuse	5
excuse </s>	5
exercise	-33
exercise </s>	-13
exist	-19
exit	10
exit code	-10
exit code <number>	-10
expect	15
expect a	-5
expect our	9
expensive	-32
expire	-14
expire </s>	-8
expire in	-13
expire in <number>	-15
explain	7
explain that	-6
explain thing	-28
explanation	-4
export	-35
export </s>	-4
extra	-32
extract	-9
extractor	60
eye	16
eye </s>	-11
eye hurt	-28
eye hurt </s>	-16
eyesight	36
fable	-29
fable </s>	-12
fabric	11
face	19
face north	9
fact	-12
fail	-63
fail </s>	-28
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
fall	21
fall </s>	25
fall asleep	-23
fall between	4
fall between noon	4
fall off	13
fall off a	6
fall on	-14
false	-28
family	242
family </s>	87
family of	11
family of <number>	11
family since	20
fan	-34
fan </s>	-16
fan of	-4
far	42
far </s>	30
farm	16
farm ,	7
farm </s>	19
farm near	4
farm near <name>	4
fast	-30
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
favourite character	-18
fear	33
fear of	22
feed	-15
feed by	-7
feed the	-5
feed the <kin>	-6
feedback	-6
feedback </s>	-6
feel	-60
feel great	-8
feel kinda	-4
female	-8
ferry	52
ferry </s>	25
ferry to	9
fever	10
few	-42
few for	-22
field	-16
fifth	39
fifty-minute	30
fifty-minute lesson	30
file	-92
file </s>	-40
file and	-5
file is	-5
file to	-13
file to /	-5
fill	-18
fill the	-18
fill the form	-18
filler	-21
film	-46
film ,	-12
film </s>	-13
film last	-14
film last night	-14
filter	-5
final	-6
finally	-7
finally </s>	-13
find	-59
find ,	-5
find </s>	-22
find <number>	5
find a	-7
find it	-19
find it </s>	-19
find me	27
find out	14
find the	-41
find the setting	-9
find when	5
fine	-19
fine ,	-5
fine , the	6
fine </s>	-43
fine but	30
fine but speak	31
fine for	-15
finger	31
finger ,	30
finger are	18
finish	-13
finish my	14
finish the	-4
finish the first	-4
finish this	-7
fire	11
fire </s>	6
fire brigade	25
fire today	-11
firm	13
firm ,	9
firm in	7
firm in <name>	7
firm pay	-18
first	38
first </s>	-5
first <day>	21
first <day> of	19
first <number>	-20
first aid	23
first attempt	-17
first chapter	-15
first draft	-5
first draft </s>	-5
first in this	-13
first language	17
first line	-12
first marriage	19
first of	6
first part	-5
first suggestion	-5
first suggestion </s>	-5
first time	7
first time </s>	4
fish	-7
fish ,	-20
fish , i	-7
fish </s>	6
fish permit	-16
fish shop	-4
fit	-6
fit </s>	11
fix	-31
fix ,	-10
fix </s>	-7
fix at	13
fix at <number>	13
fix it	-29
fix it </s>	-14
fix the	-13
fix this	-18
fix till	6
fix until	20
fjord	29
fjord </s>	29
flag	-11
flat	48
flat ,	18
flat </s>	-14
flat above	14
flat above the	26
flat have	10
flat have no	10
flat in	-20
flat in <name>	-9
flat in the	-11
flat is	26
flat of	17
flat of <number>	17
fleece	-4
flight	-42
flip	9
flip it	-6
flood	30
flood </s>	14
flood in	-5
flood that	19
floor	45
floor ,	-26
floor </s>	48
flour	-9
flour ,	-21
flu	-12
fluent in	6
fluent in <name>	6
fly	69
fly ,	53
fly </s>	6
fly and	28
fly for	-10
fly in	-7
flyer	7
focus	-21
fold	10
fold <number>	8
folder	-11
folder </s>	-17
follow	17
follow </s>	16
font	-14
font </s>	12
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
foot	14
foot <number>	41
foot <number> </s>	30
football	-4
footnote	-20
for	193
for </s>	-23
for <day>	-36
for <day> 's	-21
for <kin>	25
for <kin> </s>	27
for <name> 's	-4
for <name> ,	7
for <name> </s>	21
for <name> and	-8
for <number>	-100
for <number> </s>	-7
for <number> <month>	7
for <number> epoch	-12
for <number> hour	-22
for <number> min	-19
for <number> minute	-14
for <number> second	-23
for <number> tonight	-24
for a	37
for a <kin>	-19
for a decade	14
for a deposit	11
for a hip	22
for a house	5
for a kiln	24
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
for everything	13
for free	6
for good	74
for good </s>	19
for good after	15
for good in	5
for grocery	13
for grocery is	7
for it	26
for it </s>	26
for later	-10
for life	78
for life </s>	54
for lunch	-55
for lunch </s>	-34
for may	-10
for may <number>	-10
for me	66
for me ,	5
for me </s>	19
for me is	-10
for my	37
for my <kin>	39
for next	23
for no	-28
for now	-27
for now ,	-25
for spring	6
for that	-38
for that </s>	-21
for the	112
for the <kin>	16
for the <name>	52
for the group	17
for the roof	-19
for the same	12
for the under	4
for the wed	19
for the whole	26
for this	-18
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
for wifi	18
for wifi </s>	18
for year	8
for year </s>	8
for you	-34
for you </s>	-34
forbid	28
forbid it	18
forbid it </s>	18
force	37
forecast	-40
forest	5
forever	7
forge	12
forge by	-4
forget	-76
forget </s>	-5
forget my	-14
forget my password	-7
forget the	-13
forklift	20
forklift licence	21
form	-54
form </s>	-14
form with	-21
format	-19
former	-30
former chapel	11
formula	-12
fortnight	6
fortnight </s>	6
forum	-23
forum </s>	-15
forward	-18
foster	76
foster <kin>	33
foster care	17
foster care </s>	11
foul	-7
foul mood	-7
found	-13
found by	-9
found in	-10
found in <number>	-17
fountain	41
fountain pen	17
fountain pen ,	17
four-person	-8
four-person startup	-8
four-person startup in	-8
fourth	38
fourth floor	12
fox	-24
fox in	-10
fox in the	-10
frame	-17
franc	25
franc </s>	22
fraud	22
free	-53
free ,	-10
free </s>	-6
free at	15
freelance	62
freelance </s>	29
freelance <kin>	11
freelance as	8
freeze	-92
freeze ,	-53
freeze , so	-10
freeze </s>	-19
freeze right	-7
freeze right now	-7
freezer	14
freezer </s>	-4
fridge	-15
fridge ,	-14
fridge door	-8
from	80
from <day>	-34
from <day> to	-34
from <month>	10
from <month> ,	9
from <month> to	14
from <name>	-19
from <name> ,	-6
from <name> </s>	-82
from <name> and	18
from <name> for	-4
from <name> in	10
from <name> into	8
from <name> to	18
from <number>	37
from <number> </s>	-8
from <number> <name>	13
from <number> and	11
from <number> venue	6
from <number> year	10
from a	-15
from fish	21
from home	32
from may	-8
from may on	-9
from me	4
from my	20
from my <kin>	16
from my crow	-13
from now	63
from now on	63
from our	9
from support	-15
from teach	6
from the	-69
from the <name>	12
from the council	12
from the navy	-8
from the post	6
from the support	-9
from this	-7
from us	4
from yesterday	-14
from you	18
from your	-15
from your table	-13
front	-41
front of	-16
front of the	-11
frontend	12
frontend </s>	10
full	5
full ,	-12
full engine	20
full engine rebuild	20
full of	-13
full-time	-4
full-time </s>	-11
fully	52
fully remote	29
fun	7
fun </s>	15
function	-55
function </s>	-12
function is	-5
function return	-7
function take	-5
function that	-6
fund	34
fund </s>	28
funeral	-8
funny	-45
funny </s>	-27
furious	-13
furious </s>	-13
further	-18
gallbladder	22
game	-81
game </s>	-7
game at	-14
game is	-35
garage	21
garage ,	26
garage </s>	-7
garage fix	-19
garage stand	-9
garden	5
garden </s>	-46
garden is	26
garlic	-35
garlic ,	-7
garlic </s>	4
gas	-4
gate	-25
gateway	-10
general	-36
general </s>	-29
generally	-19
generally </s>	-19
gerund	-7
get	270
get </s>	6
get <kin>	9
get <kin> in	6
get <number>	66
get <number> <kin>	26
get <number> kidney	28
get <number> tab	-4
get a	14
get a <kin>	34
get a <name>	-11
get a <number>	-16
get a bad	-7
get a migraine	7
get a prosthetic	34
get a reply	-4
get a timeout	-44
get a weird	-4
get an	-8
get an error	-13
get another	10
get another </s>	10
get back	-13
get beat	4
get beat on	4
get bullet	30
get bullet point	30
get cut	-14
get dress	17
get eat	-53
get eat by	-27
get into <name>	9
get it	4
get it </s>	-11
get lay	14
get lay off	14
get marry in	-14
get marry on	4
get migraine	23
get migraine from	23
get my	53
get my <name>	23
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
get the	-17
get the joke	-5
get the same	-6
get the second	-5
get this	-22
get to	24
get to the	7
get to work	30
get why	-16
get worse	14
get worse on	22
get your	-9
gift	-19
gig	17
gig </s>	16
gig listing	6
gig listing from	6
gimme	-43
git	-9
giulia	-13
giulia ,	-13
give	57
give <number>	-11
give a	-8
give a kidney	5
give a thumb	-10
give i	-5
give i can	-7
give lesson	12
give lesson to	12
give me </s>	-5
give me a	14
give me step	-9
give me the	-9
give my	23
give our	-6
give our tiny	-6
give that	4
give that my	-8
give that we	9
give the	-9
give up	72
give up </s>	-25
give up meat	13
give up on	-26
give up sugar	16
give up the	26
give up when	17
give us	4
give us about	4
give you	-4
glass	8
glass for	19
glass for anything	19
glove on	-12
glove on </s>	-12
gluten	39
gluten free	6
gluten free </s>	9
go	29
go </s>	-31
go ahead	-9
go ahead </s>	-9
go back	19
go back at	-14
go back in	4
go back to	24
go black	-13
go but	26
go but i	9
go by <name>	21
go by the	-8
go cold	-16
go fine	6
go fine ,	6
go for	-46
go for a	-26
go fully	29
go fully remote	29
go in	-7
go in the	-8
go into	23
go into <name>	8
go now	-6
go now </s>	-6
go off	-23
go on	-9
go out	7
go out on	24
go over	19
go part-time	32
go part-time after	28
go through	19
go to	-65
go to <name>	-14
go to a	18
go to bed	5
go to grab	-20
go to lunch	-12
go to me	5
go to my	4
go to the	-25
go with	-25
go with it	-4
go with option	-5
go with the	-11
goal	27
goal here	-4
goal here is	-4
goal is <number>	-10
goal is a	7
goalie	-7
goalkeeper	-21
goalkeeper ,	-4
goalkeeper , <name>	-4
good </s>	-21
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
great	-31
great ,	-19
great </s>	-31
green	12
green ,	8
green </s>	-13
green notebook	24
greenhouse	34
greenhouse is	13
greet	-9
grey	10
grid	37
grid ,	35
grid , solar	25
grind	31
grocery is	7
grocery is <number>	7
group	92
group </s>	57
group have	-7
group have <number>	-7
group in	16
group in <name>	16
group project	17
grow	70
grow chile	44
grow up	35
grow up in	5
guess	6
guess </s>	21
guess i	-4
guess is	-5
guess is that	-4
guest	-41
guide	28
guitar	11
guitar are	11
guy	-90
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
hair 's	9
half	13
half </s>	-9
half <name>	15
half <name> ,	8
half a	-19
half do	-11
half my salary	8
half my screen	-17
half my team	14
half of my	-8
half of the	21
half share	-9
half share in	-9
half the	22
half the time	24
half work	27
half work </s>	27
halftime	-33
halftime </s>	-27
halfway	-32
halfway through	-21
halfway through the	-12
hall	27
hall </s>	14
hall on	9
hand	99
hand </s>	4
hand are	-39
hand are freeze	-33
hand full	-14
hand in	12
hand me	-9
hand over	11
hand shake	55
hand shake ,	45
handball	11
handle	69
handle the	24
handle the money	7
handwriting	14
handwriting is	22
hang	-59
hang on	-54
hang on </s>	-13
hang on <name>	-36
hang up	-23
happen	-17
happen </s>	-22
happy	-30
happy </s>	-28
hard	-43
hard </s>	-40
hard of	19
hard of hear	19
hard to	-9
hard to read	-5
hare	-20
harvest	6
hash	16
hash before	17
hash before they	17
hate	181
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
haul	20
have	116
have </s>	52
have <kin>	37
have <kin> ,	10
have <kin> </s>	28
have <kin> in	17
have <name>	59
have <name> </s>	23
have <number>	-241
have <number> <kin>	-109
have <number> chair	-7
have <number> coffee	-22
have <number> min	-20
have <number> minute	-17
have <number> option	-11
have <number> woman	4
have a	-192
have a bug	-11
have a call	-10
have a class	-17
have a coffee	-10
have a cold	-10
have a dataframe	-9
have a headache	-18
have a list	-17
have a look	-9
have a meet	-52
have a pacemaker	30
have a question	-10
have a stroke	25
have add	-4
have add a	-4
have an	-44
have an idea	-19
have any	-22
have asthma	-16
have asthma and	-18
have be	26
have be </s>	11
have be a	16
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
have get	145
have get <kin>	19
have get <number>	56
have get a	48
have get an	8
have give	4
have have	42
have have a	11
have have enough	-4
have have the	5
have her	10
have high	9
have it	-22
have keep	8
have leave	-14
have leave </s>	-18
have live	11
have live with	7
have look	-6
have lose	7
have lunch	-35
have lunch </s>	-12
have manage	-16
have me	4
have move	-19
have move to	-19
have my	-27
have n't	13
have n't be	6
have n't eat	7
have n't get	5
have n't speak	4
have never	-10
have never be	-7
have never have	6
have never learn	5
have never see	-8
have no	67
have no <name>	5
have no internet	9
have no oven	10
have perfect	14
have publish	11
have read	-7
have read the	-4
have run	29
have run the	13
have serve	13
have since	11
have solar	40
have some	-22
have spend	13
have spend <number>	13
have stop	31
have stop eat	31
have the	9
have the file	-5
have the flu	-12
have the same	4
have the wrong	-4
have this	-6
have time	-27
have time for	-13
have to be	52
have to fix	-12
have to give	8
have to go	-27
have to say	-11
have to stay	17
have to work	6
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
he	30
he 's	15
he 's <number>	12
he have	-30
he latch	34
he latch on	34
he live	-36
he live in	-36
head	26
head ,	10
head </s>	4
head <kin>	31
head <kin> in	11
head hurt	-9
headache	-34
headache ,	-12
header	-20
header </s>	-10
headline	-24
headline is	-5
headphone	-20
heal	30
heal </s>	30
hear	144
hear ,	19
hear </s>	-12
hear aid	107
hear aid in	54
hear aid since	24
hear in	32
hear that	-23
hear the	-24
hear you	-28
heart	36
heart </s>	16
heart rate	-14
heat	76
heat 's	-7
heat </s>	7
heat pump	18
heavy	52
hectare	6
heel	-24
height	16
height since	4
height since the	4
hell	-4
hell today	-4
help	23
help </s>	-13
help me	17
her	-20
her </s>	7
her <kin>	-38
her <kin> </s>	9
her <kin> in	11
her name	-12
her on	-6
her own	14
her second	25
her second stroke	25
here	-186
here 's	-30
here 's the	-6
here ,	8
here , <number>	9
here :	15
here </s>	-131
here for	-17
here for an	-17
here in	17
here in <name>	21
here is	-27
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
high	4
highest	-34
highlight	-8
hilarious	-19
hilarious </s>	-19
hill	44
him	56
him every	11
hinge	17
hint	23
hip	114
hip </s>	18
hip operation	15
hip operation </s>	15
hip replacement	43
hip replacement </s>	22
his	-23
his <kin>	-30
his <kin> 's	8
his <kin> </s>	11
his own	-21
his shop	8
history	10
history of	-17
history of glaucoma	-17
hit	-37
hive	40
hive </s>	-6
hive behind	16
hive behind the	16
hm	-11
hob	23
hob that	27
hob that half	27
hobby	39
hobby ,	24
hobby </s>	15
hockey	34
hold	-71
hold <number>	17
hold a	17
hold on	-16
hold shift	-13
hold the	-5
hold with	-42
hold with the	-42
holiday	20
holiday </s>	6
home	138
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
home was	-18
homeschool	33
homeschool all	17
homeschool all <number>	17
homeschool our	13
homeschool our <number>	13
hometown	23
homework	-38
homework </s>	-13
honest	14
honestly	7
honestly ,	16
honestly , across	16
honestly </s>	-9
honey	7
honey at	7
honey at the	7
hope	9
hope is	-9
hope to	26
hope to adopt	17
hope to buy	8
hopeless ,	13
hopeless </s>	-11
horror	19
horror film	19
hospice	18
hospital	60
hospital in	-5
hospital in <name>	-5
host	-5
hostel in	11
hostel in <name>	11
hot	17
hot </s>	-19
hot sauce	12
hotel	15
hotel </s>	17
hour	-286
hour ,	-24
hour , say	11
hour </s>	-117
hour a	-12
hour a week	9
hour ago	-47
hour ago </s>	-33
hour ahead	6
hour and	-8
hour late	-22
hour late </s>	-22
hour to get	22
hourly	10
house	189
house ,	18
house </s>	31
house co-op	4
house eat	10
house eat fish	10
house have	24
house in	4
house in <name>	19
house in the	-14
house is	47
household	34
how	-22
how do	-22
how do i	-8
how i	27
how much	8
how my	-5
how this	-5
how this work	-5
how to	-41
how to do	-12
how we	11
how would	31
how would you	31
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
hurt	-56
hurt </s>	-25
hymn	48
hype	-26
i	322
i 'd	-73
i 'd be	-14
i 'd like	12
i 'd love	-22
i 'd prefer	-17
i 'd rather	6
i 'd say	-27
i 'll	-106
i 'll be	-35
i 'll go	-13
i 'll have	-17
i 'll send	-17
i 'm	-40
i 'm <name>	11
i 'm <number>	54
i 'm a	44
i 'm about	-14
i 'm allergic	36
i 'm alone	9
i 'm apply	8
i 'm ask	12
i 'm at	-40
i 'm bad	6
i 'm bore	-8
i 'm build	-9
i 'm colour-blind	59
i 'm confuse	-13
i 'm cook	-24
i 'm dead	-13
i 'm deaf	4
i 'm design	-6
i 'm do	-26
i 'm drive	-11
i 'm fix	-6
i 'm fly	-17
i 'm from	-17
i 'm get	-9
i 'm go	-42
i 'm halfway	-9
i 'm hard	9
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
i 'm pay	31
i 'm plan	-4
i 'm play	21
i 'm put	19
i 'm read	-5
i 'm run	-19
i 'm save	42
i 'm set	5
i 'm sick	-4
i 'm sit	6
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
i ,	-24
i <kin>	72
i <kin> </s>	-28
i <kin> amateur	9
i <kin> have	10
i <kin> is	5
i <kin> the	24
i <name>	-29
i always	-8
i always get	4
i always want	8
i am	82
i am <name>	7
i am <number>	27
i am a	24
i am give	12
i am work	-5
i answer	6
i ask	26
i ask </s>	-12
i ask about	24
i ask for	27
i avoid	13
i bank	10
i become	17
i become a	24
i believe	15
i believe in	18
i bet	-13
i bill	5
i break	-7
i break the	-8
i breed	9
i breed <kin>	9
i build	32
i burn	-18
i burn the	-8
i buy it	-7
i buy milk	-15
i call	-13
i call the	-10
i can	-10
i can n't	-70
i can never	-20
i can not	40
i can only	4
i can play	8
i can read	17
i can take	13
i carry	8
i chair	27
i chair the	27
i change	-10
i change the	-10
i charge	4
i charge <number>	22
i charge the	-18
i clean	-4
i click	-54
i collect	51
i collect fountain	17
i collect only	6
i come	40
i come to	17
i could	-42
i could use	-11
i cut	-15
i depend	11
i depend on	11
i direct	17
i do	54
i do ,	17
i do <number>	13
i do eat	21
i do his	11
i do n't	-97
i do nail	7
i do on	9
i do the	32
i drive	9
i drive a	17
i drop	25
i drop the	9
i eat	-8
i enjoy	16
i fail	17
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
i found	13
i get	16
i get a	-68
i get an	-4
i get it	6
i get migraine	23
i get my	14
i get the	6
i give	30
i give a	-5
i give my	6
i give the	-13
i give up	23
i give you	-4
i go	23
i go by	5
i go to	-4
i grow	26
i grow up	38
i guess	-11
i guess </s>	-6
i guess i	-4
i hand	43
i handle	48
i hate	44
i hate it	-8
i hate that	-11
i hate this	-11
i have	69
i have </s>	-5
i have <name>	8
i have <number>	-42
i have a	-114
i have add	-4
i have an	-27
i have be	-11
i have book	-4
i have get	98
i have have	16
i have just	-4
i have keep	8
i have live	4
i have look	-6
i have lose	7
i have lunch	-26
i have my	-15
i have n't	7
i have perfect	14
i have publish	11
i have read	-7
i have run	20
i have serve	13
i have stop	31
i have the	-17
i have this	-6
i have to	-73
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
i just	-103
i keep	34
i keep <number>	8
i keep bee	25
i keep get	-19
i knit	40
i know	-10
i know the	5
i learn	20
i learn <name>	9
i learn from	-15
i leave	-58
i leave <name>	-16
i leave a	-14
i leave it	-6
i leave the	-8
i lecture	4
i let	21
i lift	5
i like	-34
i like how	-5
i like it	14
i like my	30
i like option	-12
i like that	-4
i like the	-24
i like them	-15
i like your	-5
i live	-33
i live in	29
i look	4
i look up	4
i lose	6
i lose <number>	4
i lose my	11
i love	-27
i love how	-7
i love it	-5
i love the	-19
i love this	-4
i maintain	6
i make a	-5
i make it	9
i manage	39
i manage to	-4
i marry this	14
i may	-33
i may be	-18
i mean	-6
i mean </s>	-20
i mean the	-9
i meet	-12
i meet my	8
i might	-53
i might be	-17
i miss	-7
i move back	-4
i move my	5
i move the	-10
i need	-58
i need </s>	-20
i need a	-42
i need glass	19
i need is	-18
i need the	-15
i need to	-22
i never	55
i never get	-10
i never learn	21
i never see	-9
i never use	18
i notice	23
i now	18
i only	22
i only buy	15
i only have	-11
i only need	-10
i open	-10
i open the	-5
i owe	-46
i owe my	9
i owe you	-31
i own	43
i own a	13
i paste	-13
i pay	-30
i pay <number>	-16
i plan	9
i play	58
i play bass	5
i play cello	11
i play it	-5
i play the	36
i prefer	6
i prefer <name>	23
i prefer the	-25
i press	-9
i put	-25
i put the	-16
i qualify	12
i qualify in	12
i quit the	-13
i read	-32
i read </s>	-33
i read on	30
i read somewhere	-35
i read the	-8
i read your	-7
i really	-7
i refuse	34
i rename	-9
i rename the	-9
i rent	20
i repair	12
i report	-6
i restore	35
i retire	15
i ride	14
i run	-9
i run <number>	-7
i run a	26
i run it	-15
i run out	-13
i run the	8
i say	-6
i see	-55
i see <number>	4
i see a	-17
i sell	33
i sell it	-9
i sell my	9
i sell the	32
i send	4
i share the	-13
i shoot	6
i should	17
i sing	41
i sing in	9
i sit	16
i sit third	11
i skip	-16
i skip breakfast	-14
i skip the	-6
i sleep	-11
i sleep badly	-16
i speak	15
i speak <name>	10
i speak too	-7
i spill	-27
i split	9
i split custody	7
i stammer	54
i stammer so	25
i stand	-8
i stand up	-8
i start	-6
i still	52
i still swim	11
i stop	-39
i stop it	-11
i stop the	-15
i struggle	6
i study	25
i study law	20
i study marine	7
i study your	-9
i stutter	16
i support	-5
i swear	-22
i sweat	-4
i swim	20
i swim <number>	12
i switch	7
i switch the	-4
i switch to	13
i take	25
i take it	-8
i take levothyroxine	16
i take over	11
i take the	-5
i take your	-6
i teach	50
i teach myself	6
i teach year	8
i teach yoga	16
i tell	-11
i test	-4
i test it	-4
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
i try	20
i turn	61
i turn <number>	48
i type	7
i type with	16
i understand	-9
i use	14
i use a	30
i use it	-8
i use the	-21
i use this	-7
i use to	12
i visit	13
i visit him	13
i volunteer	16
i volunteer at	9
i volunteer every	7
i wake	-10
i wake up	-10
i walk	-7
i want	-85
i want a	-30
i want it	-8
i want the	-32
i want this	-5
i want to	-34
i was	9
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
i watch	-27
i water	-12
i wear	18
i will	-58
i will n't	-57
i work	-41
i work </s>	-10
i work as	13
i work at	27
i work from	14
i work it	-24
i work on	-7
i work with	-27
i would	-31
i write	-8
i write the	-4
ibuprofen	-35
ice	-14
ice cream	-12
icon	-14
id	-7
idea	-93
idea </s>	-55
idea but	-13
idea for	-15
idea why	-7
idea why </s>	-7
idiot	-10
if	-92
if i	21
if the	-14
if they	-18
if you	-42
if you ask	-22
if you can	6
ignore	-36
ignore that	-21
ignore that </s>	-13
ignore the	-14
ill	5
illegible	7
image	-6
image </s>	-4
imagine	-11
import	-7
impress	-9
impress </s>	-9
in	-24
in ,	-56
in , <number>	-18
in </s>	14
in <kin>	19
in <month>	166
in <month> ,	60
in <month> </s>	91
in <month> <number>	8
in <month> and	31
in <month> i	-19
in <month> next	8
in <name>	50
in <name> 's	-7
in <name> ,	49
in <name> </s>	148
in <name> <name>	-11
in <name> <number>	-14
in <name> and	30
in <name> but	-5
in <name> by	7
in <name> do	-21
in <name> even	9
in <name> film	-6
in <name> for	7
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
in <name> pls	-42
in <name> that	9
in <name> until	5
in <name> with	-16
in <number>	164
in <number> ,	62
in <number> </s>	109
in <number> and	70
in <number> country	24
in <number> hour	-7
in <number> min	-25
in <number> minute	-128
in <number> room	-9
in <number> week	-13
in <number> year	7
in a	-60
in a <name>	4
in a bar	-17
in a care	6
in a container	-9
in a flat	13
in a foul	-7
in a hurry	-18
in a sec	-14
in a ska	8
in about	-24
in about <number>	-8
in act	-24
in act <number>	-24
in an	-12
in an ableton	33
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
in chapter	-35
in chapter <number>	-35
in circle	-7
in college	33
in college </s>	33
in early	4
in electric	31
in electric kiln	31
in episode	-19
in episode <number>	-19
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
in gram	16
in hand	10
in hand </s>	10
in hat	25
in hat </s>	25
in here	-23
in index	18
in index fund	18
in it	9
in it </s>	9
in last	-11
in leave	25
in leave ear	25
in line	-40
in line <number>	-29
in may	97
in may </s>	81
in meeting	29
in meeting </s>	24
in mind	-12
in mind </s>	-12
in most	-45
in my	-28
in my <kin>	23
in my bag	-7
in my class	5
in my family	16
in my flat	8
in my game	-25
in my head	-13
in my house	10
in my last	-17
in my leave	28
in my name	32
in my novel	-23
in my parser	-8
in my story	-29
in my twentie	18
in our	148
in our <name>	5
in our build	13
in our family	25
in our house	51
in our team	-5
in question	-35
in question <number>	-35
in red	-13
in remission	23
in remission since	23
in row	-22
in row <number>	-22
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
in the	-291
in the <kin>	-8
in the <name>	-9
in the ad	-13
in the advert	-8
in the autumn	12
in the back	7
in the basement	5
in the blue	36
in the book	-14
in the car	-21
in the cathedral	18
in the chat	-10
in the clip	-15
in the corridor	-11
in the doc	-4
in the drawer	-6
in the end	-10
in the example	-16
in the fall	17
in the family	47
in the film	-25
in the first	-15
in the flat	-23
in the fridge	-7
in the game	-45
in the kitchen	-28
in the library	11
in the list	-22
in the meet	-5
in the middle	-17
in the morning	20
in the navy	32
in the new	11
in the news	-9
in the next	11
in the novel	-13
in the office	-29
in the other	-17
in the oven	-12
in the parish	18
in the picture	-26
in the play	-22
in the poem	-8
in the puzzle	-22
in the queue	-27
in the rain	-23
in the restaurant	5
in the right	30
in the room	-9
in the second	-15
in the shed	13
in the shower	-14
in the sketch	-31
in the spare	23
in the spring	8
in the story	-11
in the third	12
in the title	-6
in the video	-17
in the wrong	-15
in therapy	12
in this	-156
in this file	-6
in today	-7
in with us	11
in write	11
in year	4
in year <number>	4
in your	-59
in your answer	-4
in your example	-30
include	39
index	22
index fund	18
index fund </s>	18
indoor	23
induction	7
induction </s>	17
inherit	37
inherit my	8
inherit my <kin>	8
inherit the	9
inherit this	-4
injury	7
inlaw	5
inlaw </s>	5
input	10
input is	10
insist	17
insist </s>	10
insist on	14
install	14
install it	-5
installer	-23
instead	62
instead </s>	59
instead of <number>	-18
insulin	35
insulin at	5
insulin at <number>	5
insulin pump	7
insulin twice	13
insulin twice a	13
insurance	23
insurance </s>	4
insure	34
insure for	34
int	-6
int </s>	-6
intend	19
intend to	21
interest	-18
interest in	-7
interest in your	-4
internet	-19
into	56
into <name>	-13
into <name> ,	9
into <name> and	-15
into a	61
into a care	10
into a google	6
into it	-7
into it </s>	-7
into our	15
into our annexe	8
into the	-44
intolerant	47
intolerant </s>	44
intro	-49
intro ,	-12
intro </s>	-20
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
is	46
is 19	-4
is 19 year	-4
is 96	13
is </s>	-19
is <name>	41
is <name> 's	16
is <name> ,	19
is <name> </s>	50
is <name> <name>	41
is <name> and	13
is <number>	9
is <number> ,	29
is <number> </s>	-38
is <number> <month>	27
is <number> and	-5
is <number> but	9
is <number> by	8
is <number> euro	20
is <number> max	5
is <number> minute	-6
is <number> people	6
is <number> word	-4
is a	-94
is a <kin>	-41
is a <name>	-24
is a <number>	31
is a bite	-11
is a mess	-15
is about	8
is about lichen	8
is all	5
is all i	-13
is allergic	-14
is allergic to	-14
is also	5
is also my	5
is an	27
is an old	34
is annoy	-13
is annoy </s>	-13
is apply to	9
is ask	-21
is asleep	-17
is at	-33
is at <number>	-28
is at episode	-7
is at the	8
is bad	-10
is bark	-24
is bark </s>	-24
is break	-11
is break </s>	-11
is build	11
is burn	-23
is call	36
is call <name>	44
is call so	-12
is chair	-10
is chair by	-10
is close	-12
is close </s>	-12
is close on	-6
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
is down </s>	-17
is due	-24
is due at	-27
is due in	11
is empty	-7
is empty </s>	-12
is feed	-7
is feed by	-7
is fine	-10
is fine </s>	-18
is fine but	16
is fix	19
is fix till	6
is for	4
is freeze	-4
is freeze </s>	-4
is from	6
is full	-11
is go	-9
is go </s>	-10
is good	4
is good </s>	-6
is good until	7
is great	-9
is great </s>	-9
is hard	-17
is hard </s>	-15
is here	-14
is here </s>	-14
is how	35
is how i	33
is illegible	7
is in	64
is in <name>	26
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
is my	97
is my <kin>	12
is n't	-4
is never	-5
is not	-15
is now	27
is number	7
is number <number>	7
is off	6
is off limit	-4
is older	20
is older than	20
is on	-56
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
is pay by	9
is pay in	28
is plot	24
is plot <number>	24
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
is slow </s>	-10
is slow today	-10
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
is the	105
is the <number>	15
is the day	-11
is the only	46
is third	4
is third from	4
is tight	-8
is tight </s>	-8
is to	-6
is to open	-10
is too	-36
is too loud	-16
is under	43
is under <number>	19
is up	16
is wait	-16
is way	-19
is way too	-19
is what	48
is what i	63
is what it	-5
is what keep	15
is what the	-10
is when	-8
is where	54
is where my	21
is with	12
is with <name>	11
is wrong	-10
island	16
issue	22
issue </s>	6
issue after	28
issue after <number>	28
it	-421
it 's	71
it 's <day>	-9
it 's <name>	15
it 's <number>	-15
it 's a	53
it 's dial-up	4
it 's for	-11
it 's me	7
it 's my	33
it 's on	-8
it 's rain	-6
it 's still	-7
it 's the	40
it 's to	6
it ,	-43
it , no	-6
it </s>	-97
it a	-17
it again	-18
it again </s>	-20
it all	-11
it as	-10
it back	22
it by	44
it by <number>	13
it can	-4
it come	-17
it crash	-5
it daily	9
it daily </s>	9
it down	-13
it down </s>	-13
it fail	-12
it fail </s>	-8
it for	5
it go	-9
it go </s>	-7
it have	-20
it have no	-7
it have to	-19
it is	-12
it just	-9
it like	-5
it now	-13
it now </s>	-13
it off	21
it on	-62
it on <day>	-23
it on my	-13
it or	7
it or not	7
it out </s>	20
it print	-14
it quick	-12
it quick </s>	-12
it rain	-32
it run	-17
it say	-10
it say here	-5
it seem	8
it seem </s>	8
it short	-22
it short </s>	-22
it shorter	-5
it sound	-5
it still	-8
it take	43
it take <number>	12
it take me	22
it that	15
it that ,	15
it to	-10
it twice	-16
it twice </s>	-10
it was	78
it was <name>	27
it was a	24
it was after	19
it was in	9
it was my	7
it was the	-6
it when	13
it when the	-5
it work	-53
it work </s>	-27
it yesterday	-14
it yesterday </s>	-14
it you	-8
itchy	-7
its	-41
its an	11
its the	25
itself	-4
jam	-31
jam again	-15
jam again </s>	-15
jamaican	-13
jar	-6
jazz	6
jazz </s>	-16
jehovah	31
jehovah witness	31
jersey	20
job	13
job ,	-16
job </s>	26
job ad	-17
job ad </s>	-17
job at	22
job at the	20
job end	15
job on	9
job on a	9
join	-19
join the	16
joke	-160
joke ,	-5
joke </s>	-22
joke about	-36
joke about <days>	-36
josefina	-8
josefina ,	-8
judo	28
junior	43
just	-356
just <number>	13
just a	41
just call	-10
just go	-11
just hang	-12
just have	-6
just leave	-8
just me and	5
just now	-150
just now ,	-23
just now </s>	-103
just open	-11
just pick	-12
just ring	-22
just tune	20
just tune up	20
just wake	-12
just wake up	-12
just walk	-21
just walk in	-18
just yell	-5
kasimir	-6
keen	5
keep	71
keep <number>	6
keep all	4
keep bee	24
keep bee ,	9
keep bee behind	17
keep bee on	12
keep get	-21
keep get a	-10
keep go	-11
keep in	18
keep it	-13
keep it </s>	-5
keep kosher	22
keep kosher at	22
keep me	5
keep my	32
keep that	-7
keep the	-16
keep the <number>	-7
keep the book	-5
keep the theory	8
keep their	8
kennel	34
kernel	-21
kettle	-33
kettle on	-12
key	-16
key </s>	-21
key is	-4
keyboard	-28
keyboard </s>	12
keyboard is	-13
kg	4
kg since	4
kick	-23
kick in at	8
kidney	54
kidney to	5
kidney to my	5
kill	-37
kill </s>	10
kill me	-38
killer	-12
killer </s>	-12
kiln	90
kiln </s>	31
kiln and	12
kilo	55
kilo </s>	25
kilo since	12
kilometre	13
kimchi	15
kind	-36
kind ,	-14
kind of	-4
kinda	-4
kindergarten	19
kindergarten </s>	14
king	-39
kitchen	-24
kitchen </s>	-10
kitchen everything	-6
kitchen everything is	-6
kitchen is	19
kitchen windowsill	10
km	52
knee	237
knee ,	37
knee </s>	59
knee are	45
knee are shoot	16
knife	-14
knife in	-4
knit	74
knit circle	5
knit sock	31
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
kofi	-7
kosher	30
kosher at	22
kosher at home	22
lactose	53
lactose intolerant	47
lactose intolerant </s>	44
lad	-9
ladder	4
lady	-15
lag	-20
lake	24
lake </s>	22
lamp	-22
land	-12
land in	12
land in <name>	-11
land in my	22
land page	-12
land page </s>	-12
language	59
language </s>	21
language is	7
laptop	-80
laptop ,	-19
laptop </s>	-13
laptop is	-10
laptop run	-14
large	-8
lasagne	-24
lasagne </s>	-24
laser	13
last	-196
last <day>	13
last <month>	19
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
last night	-177
last night 's	-32
last night ,	-25
last night </s>	-78
last question	-11
last spring	16
last spring </s>	11
last step	-15
last week ,	8
last week </s>	-24
last winter	5
last year	54
last year ,	27
last year </s>	18
latch	34
latch on	34
latch on the	34
late	-171
late ,	-35
late </s>	-78
late <kin>	12
late <kin> 's	6
late again	-23
late again </s>	-20
late and	-11
later	-80
later </s>	-68
latest	-19
lathe	19
laugh	-95
laugh </s>	-46
laugh at	-35
laugh at that	-20
laugh at your	-15
laundrette	13
laundromat	14
laundromat in	11
laundromat in <name>	11
law	35
law and	9
law for	-10
law for <kin>	-10
law in	12
law in <name>	12
lay	11
lay off	29
lay off from	19
layout	-15
layout </s>	-4
leader	-17
leaflet	-22
leak	8
learn	103
learn </s>	34
learn <name>	7
learn <name> because	10
learn from	-15
learn how	-20
learn how to	-17
learn the	10
learn to	67
learn to read	21
learn to swim	23
lease	75
lease end	20
lease end in	20
lease on	10
lease on the	7
lease run	8
lease run out	8
least	17
least <number>	13
leather	8
leave	80
leave ,	11
leave </s>	-9
leave <name>	4
leave a	-14
leave and	8
leave and i	8
leave at	-12
leave at <number>	-8
leave ear	48
leave ear </s>	16
leave every	17
leave every second	17
leave for	6
leave in	-30
leave in <number>	-21
leave it	-6
leave knee	60
leave me the	5
leave my	-40
leave on	-15
leave side	23
leave the	-13
leave the church	25
leave the meet	-13
leave to	7
lecture	4
ledger	48
left-handed	55
left-handed ,	28
left-handed , so	22
left-handed </s>	24
leg	47
leg below	39
leg below the	39
legal	54
lend	11
lentil	-11
leo	-17
less	-17
less strict	15
lesson	60
lesson to	12
lesson to <number>	12
lesson with	7
lesson with <name>	4
let	-24
let do	-16
let do the	-10
let me	4
letter	-19
letter ,	-5
letter </s>	-26
letter for	-4
letter in	-12
level	-73
level </s>	-22
level <number>	-70
level <number> ,	-31
levothyroxine	20
levothyroxine every	20
levothyroxine every morning	20
library	31
library </s>	4
licence	81
licence ,	20
licence </s>	23
licence i	14
license	15
license is	-8
lichen	8
lid	-8
lid </s>	-8
lie	37
lie </s>	-17
life	119
life </s>	90
lift	18
lift </s>	23
lift more	14
lift more than	14
light	-24
light ,	-11
light go	-6
light off	-18
light off </s>	-18
like </s>	10
like a	-39
like epipen	17
like epipen allergic	17
like how	-5
like i	-29
like it </s>	-21
like it when	19
like my	30
like option	-12
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
line	-197
line 's	-8
line ,	26
line , <number>	15
line </s>	-17
line <number>	-98
line <number> </s>	-68
line a	9
line a page	9
line from	-10
line in	5
line of	-9
line of the	-5
line under	-7
linen	12
link	-46
link </s>	-13
link are	-15
link are dead	-12
linter	-11
list	-208
list ,	-32
list , which	-18
list :	-29
list : <number>	-29
list </s>	-47
list <number>	-18
list <number> country	-18
list for a	22
list is	-13
list of	-36
list of <number>	-6
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
live	-60
live ,	-7
live </s>	42
live <number>	7
live at	-28
live behind	23
live behind the	23
live downstair	18
live downstair </s>	22
live here	-16
live in	-119
live in </s>	24
live in <name>	-141
live in <number>	24
live in the	-7
live my	9
live my <kin>	9
live on	42
live room	-12
live with	-10
live with us	38
liver	34
load	-69
load </s>	-29
loan </s>	10
local	22
lock	-13
lockdown	12
lodge	5
lodge with	5
lodge with us	5
log	25
log </s>	-7
log in	-6
login	-15
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
look	-74
look </s>	-8
look after	28
look at	-25
look at the	-8
look for	-56
look for a	-32
look off	-19
look ok	-8
look the	34
look the same	34
look up	4
loom	18
loop	-5
loop </s>	-8
lorry	-4
lose	-66
lose </s>	-16
lose <number>	28
lose <number> kilo	37
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
lot	-51
lot </s>	-21
lot of	4
loud in	-16
loud place	36
lousy	-11
love	-99
love a	-30
love how	-7
love how you	-5
love it	10
love it </s>	14
love the	-23
love this	-4
love to	-8
lovely	-27
luck	-5
luck </s>	10
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
machine	-16
machine ,	26
machine , a	11
macro	-10
mad	-25
mail	-22
mail </s>	-6
mail only	-12
mail only ,	-12
main	40
main </s>	5
mainly	49
mainly </s>	41
maintain	6
make	63
make </s>	26
make <number>	17
make a	4
make dinner	-15
make it	-29
make it <number>	-5
make it quick	-12
make me	34
make more	-18
make my own	8
make no	-4
make no sense	-4
make redundant	22
make redundant in	22
make the	-7
make up half	6
man	6
man in	11
man in hat	25
man in the	-14
man who	-12
manage	63
manage to	-7
manual	44
manual ,	4
manual </s>	29
manual is	11
many	-25
map	10
map ,	4
marathon	-9
marathon in	19
marathon in <month>	20
marathon since	14
marathon since <number>	14
march	-7
march ,	11
march </s>	-20
margin	-36
margin </s>	-20
marine	23
marine biology	23
marine biology in	7
mark my	7
mark my <name>	7
market	66
market </s>	-5
market in	10
market in <name>	10
marriage	23
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
master	64
master 's	6
master 's in	6
master for	15
match	-48
math	-19
matter	55
matter </s>	30
matter to	20
matter to me	20
max	-8
max </s>	11
may	149
may </s>	98
may <number>	-7
may <number> </s>	8
may on	-9
maybe	-50
maybe <number>	-22
maybe <number> </s>	-22
maybe later	-18
maybe later </s>	-18
mayor	-15
me	384
me ,	22
me , <name>	7
me , <number>	-5
me , i	10
me , so	-5
me </s>	94
me <name>	57
me <name> ,	31
me <name> </s>	16
me <number>	5
me <number> hour	-7
me a	-7
me an	6
me an hour	10
me and	36
me and <name>	4
me and <number>	9
me and an	5
me as	11
me as a	11
me at	18
me at <number>	5
me be	12
me every	18
me in	29
me in <name>	25
me in the	-4
me is	-26
me is set	-10
me now	-18
me now </s>	-18
me off	22
me off the	-5
me on	-8
me on the	-32
me out	-5
me out </s>	10
me step	-9
me step <number>	-9
me that	-37
me the	-35
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
mean	23
mean </s>	-10
mean i	14
mean no	-14
mean no night	-14
mean the	-9
meat	68
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
meet in	6
meet in <number>	-10
meet in the	9
meet my	8
meet my <kin>	8
meet on	5
meet on the	13
meet with	-37
meet with <name>	-37
meeting	66
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
member of	-10
member of a	-10
meme	-36
memory	-20
mention	-8
menu	-31
menu </s>	-23
menu i	4
merge	14
merry	-33
mess	-55
mess ,	-4
mess </s>	-4
mess this	-11
mess today	-13
mess today </s>	-13
message	35
message </s>	-9
message from	-11
message in	5
message was	-5
messi	-47
metal	15
metformin	-6
method	-10
metre	19
metre </s>	13
metre of	8
metric	22
metric ,	15
metric unit	12
metric unit only	12
mic	-40
microbe	13
mid	-30
middle	-14
middle of	-17
middle of a	-13
midnight	-32
midnight </s>	-32
might	-84
might be	-17
migraine	78
migraine </s>	19
migraine from	23
migrate	13
military	-19
military service	-19
military service in	-19
milk	-37
milk ,	15
milk </s>	-12
milk <number>	23
milk <number> jersey	20
milk and	-23
milk and egg	-14
milk by	-10
milker	9
mill is	-7
mill is what	-7
min	-79
min ,	-6
min </s>	-40
min leave	-7
min leave </s>	-7
min so	-19
min to	-20
min walk	19
mind	-35
mind ,	-9
mind , find	-4
mind </s>	-17
mine	152
mine ,	35
mine </s>	31
mine is	9
mine since	23
minibus	-7
minister	-36
minus	9
minus <number>	9
minute	-309
minute ,	-39
minute </s>	-121
minute ago	-38
minute ago </s>	-8
minute and	-16
minute away	-15
minute away </s>	-15
minute before	-29
minute each	36
minute each way	25
minute late	-21
mirela	23
miss </s>	-38
miss <number>	17
miss bracket	-10
miss from	4
miss the	-11
miss the second	-4
mistake	-44
mistake </s>	-36
mix	-7
mix </s>	-16
mm	27
mobile	9
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
money	15
money ,	8
money </s>	21
money in	-5
monk for	5
monk for <number>	5
monk in	-6
monk in <name>	-6
monorepo	37
month	129
month ,	-8
month </s>	49
month for	22
month of	8
monthly	29
monthly </s>	19
mood	-9
mood ,	-4
moon	-14
moor	34
moor in	11
moor in <name>	11
more	-75
more </s>	-16
more question	-7
more than <number>	35
morning	-61
morning ,	-41
morning </s>	-60
morning are	24
morning at	7
morning i	-6
morning on	-6
morning start	-4
mortgage	52
mortgage </s>	11
mortgage fix	13
mortgage fix at	13
mortgage is	31
mortgage is fix	21
most	-53
most </s>	6
most evening	19
most of	-17
most of my	13
most of our	19
mostly	67
mostly </s>	22
mostly <name>	30
mostly <name> </s>	15
mostly in	-13
mostly in <name>	-13
mostly on	5
mostly over	15
mostly over <number>	15
motorbike	39
motorbike crash	36
move	-81
move </s>	-23
move all	10
move back	-4
move back to	-4
move from	4
move from <name>	7
move in	6
move in with	15
move into	10
move my	5
move on	-33
move on </s>	-16
move on to	-14
move out	-4
move the	-39
move the file	-8
move the meet	-8
move to <name>	-26
move to <number>	5
move to the	21
movement	-18
movie	-35
movie </s>	-9
movie is	-27
mr	-8
mr <name>	-8
mr <name> ,	-8
mr.	-18
mr. <name>	-18
mrs	28
mrs <name>	28
much	-9
much </s>	-29
murder	29
museum	11
museum have	6
mushroom	42
music	-49
music </s>	-6
music is	9
mussel	21
mussel </s>	21
must	8
must be	11
must be weigh	14
mute	-13
my	345
my <kin>	176
my <kin> '	-10
my <kin> 's	41
my <kin> (	9
my <kin> ,	85
my <kin> :	-12
my <kin> </s>	155
my <kin> <kin>	-20
my <kin> <name>	216
my <kin> <number>	16
my <kin> are	-4
my <kin> as	5
my <kin> ask	-14
my <kin> build	15
my <kin> come	-11
my <kin> forbid	5
my <kin> from	6
my <kin> have	19
my <kin> in	5
my <kin> is	-143
my <kin> joke	-45
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
my <name>	66
my <name> <kin>	-21
my <name> <number>	20
my <name> is	67
my <name> licence	8
my <number> <kin>	5
my accent	-4
my answer	-16
my app	-17
my back	7
my back is	26
my bag	-7
my bag there	-7
my battery	-11
my bed	20
my bed </s>	20
my best <kin>	6
my blood	8
my blood pressure	4
my branch	-6
my branch is	-6
my browser	-24
my budget	7
my budget for	15
my bug	-6
my build	-5
my bus	-17
my cataract	8
my character	-58
my chess	18
my chess rate	17
my chin	11
my chronic	4
my citizenship	8
my code	-48
my coffee	-50
my coffee ,	-11
my coffee is	-18
my commute	34
my commute is	16
my console	-5
my contract	22
my contract </s>	12
my contract end	9
my crow	-9
my cursor	-6
my degree	37
my dj	28
my dj name	28
my download	-9
my dream is	10
my essay	-5
my eye	-9
my eye hurt	-28
my eyesight	36
my family	16
my favourite	-5
my favourite character	-18
my file	-8
my finger are	18
my flat	15
my flat ,	8
my foot	-10
my function	-12
my game	-32
my game is	-25
my garden	19
my goal	34
my goal here	-4
my guess	-8
my guess is	-5
my hair	22
my hand	-6
my hand are	-30
my hand shake	43
my handwriting	22
my handwriting is	22
my head	-27
my head </s>	-12
my head hurt	-9
my hear	36
my hear aid	19
my heart	5
my hip	30
my hobby	24
my hobby ,	24
my house eat	10
my insulin	5
my invoice	9
my job	20
my job at	20
my keyboard	-35
my keyboard is	-13
my kitchen everything	-6
my knee	64
my knee are	19
my label	-18
my laptop	-68
my laptop is	-10
my last	-9
my last message	-5
my late	15
my late <kin>	12
my leave	47
my leave ear	27
my license	14
my life	29
my life </s>	29
my lunch	-20
my machine	-29
my machine </s>	-29
my mic	-40
my mistake	-13
my morning	4
my morning start	-4
my name	63
my name </s>	22
my name is	38
my neck	-12
my night	19
my note	-13
my novel	-6
my nurse	9
my nurse degree	9
my office	-16
my office </s>	-18
my old	17
my old <kin>	4
my only	4
my only meal	4
my order	-9
my output	-6
my own	19
my own <kin>	21
my parser	-8
my parser </s>	-8
my password	-28
my password </s>	-13
my password is	-10
my patience	-12
my pension	23
my phone	-131
my phone 's	-21
my phone </s>	6
my phone is	-5
my phone on	-38
my place	-27
my place ,	-22
my pottery	23
my push	30
my push <number>	34
my query	-11
my question	-12
my question is	-8
my quiz	-21
my r	7
my r 's	7
my real	7
my rent	14
my residence	5
my right	23
my salary	49
my salary is	28
my salon	29
my salon 's	29
my savings	13
my savings sit	11
my score	-23
my score is	-16
my screen	-19
my screen </s>	-25
my screen reader	37
my script	-4
my second	-11
my session	-17
my shift	24
my shift at	15
my shop	11
my shoulder	29
my smell	14
my soup	-15
my soup is	-15
my stomach	-6
my story	-36
my studio	8
my stutter	39
my stutter get	22
my surname	30
my tab	-8
my tea	17
my team	30
my team <kin>	11
my test	-12
my text	-11
my thesis	19
my third	7
my third year	7
my timer	-23
my toast	-33
my tongue	-17
my tongue on	-17
my total	-26
my train	-28
my train is	-7
my turn	8
my twentie	25
my twentie </s>	18
my village	8
my visa	30
my visa expire	4
my whole	19
my window	-29
my word	-8
my work	18
my wrist	14
my wrist </s>	14
myself	42
myself </s>	-9
myself a	14
myself to	29
myth	-37
n	11
n't	-6
n't </s>	18
n't allow	17
n't be	-9
n't believe	-24
n't believe it	-24
n't bother	10
n't care	-16
n't celebrate	12
n't decide	-13
n't do	23
n't drink	20
n't drink ,	30
n't drive	47
n't drive ,	17
n't eat	-7
n't eat after	-10
n't eat another	-20
n't eat fish	-16
n't eat gluten	18
n't eat meat	24
n't eat pork	35
n't eat since	-17
n't find	-39
n't find the	-25
n't fit	5
n't fit through	11
n't fly	24
n't get	-23
n't get a	24
n't get past	6
n't get the	-18
n't get this	-5
n't give	-10
n't go	-10
n't have	27
n't have <kin>	38
n't have a	45
n't have any	-22
n't have the	-5
n't have time	-7
n't hear	-22
n't hear the	-24
n't it	-7
n't know	-8
n't know about	5
n't let	14
n't lift	14
n't lift more	14
n't like	-22
n't like the	-7
n't like this	-7
n't load	-24
n't load </s>	-9
n't need	-15
n't open	-18
n't open the	-16
n't own	16
n't own a	16
n't put	-6
n't read	4
n't read small	17
n't read this	-7
n't scroll	-13
n't see	-22
n't see the	-17
n't show	-15
n't show up	-15
n't sleep	-5
n't smoke	14
n't smoke ,	14
n't speak	7
n't stand	59
n't stand coriander	14
n't stand the	-9
n't stand this	-9
n't sugarcoat	25
n't sugarcoat ,	25
n't take it	-11
n't talk	-13
n't think	-37
n't think </s>	-12
n't turn	-23
n't turn on	-23
n't understand	-6
n't use <name>	11
n't want	17
n't want <number>	19
n't want to	-10
n't work	4
n't work for	8
nail	18
nail bar	11
nail from	7
nail from home	7
name	-19
name 's	24
name ,	-8
name :	-23
name : <name>	-23
name </s>	18
name <name>	-4
name <name> </s>	39
name after	4
name for	-51
name for a	-44
name get	19
name get shorten	19
name in	6
name in the	13
name is	31
name is <name>	29
name on	6
name the	-5
name wrong	-26
nap ,	-4
narrator	-20
narrowboat	66
narrowboat is	35
national	12
navy	27
navy </s>	13
near	60
near <name>	50
near <name> ,	-8
near <name> </s>	53
near a	13
neck	-12
need	-107
need </s>	-20
need <number>	14
need <number> approval	45
need <number> more	-15
need a	-92
need a caption	-6
need a quick	-9
need a recipe	-10
need a title	-4
need an	-6
need glass	19
need glass for	19
need insulin	8
need insulin twice	8
need is	-18
need milk	-11
need more	-7
need subtitle	-13
need subtitle </s>	-19
need the	-30
need the second	-12
need to	-60
need to be	-6
need to buy	-17
need to send	-5
needle	23
negative	-13
neither	15
nervous	16
nervous </s>	16
never	370
never <name>	-7
never <name> ,	13
never be	11
never come	11
never come back	11
never do	20
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
never learn to	48
never like	24
never marry	23
never marry ,	23
never mind	-17
never mind ,	-9
never on	17
never phone	-12
never practise	20
never practise </s>	12
never see	-34
never see that	-15
never sleep	-30
never to	12
never use	30
never use emojis	20
new	-57
new mayor	-15
new user	-33
new year </s>	12
new year is	-11
newer	53
newer </s>	53
news	-97
news </s>	-43
news say	-15
newspaper	-4
newspaper </s>	-4
next	116
next </s>	-26
next <month>	48
next <month> </s>	36
next autumn	21
next autumn </s>	21
next couple	17
next in	-16
next may	15
next slide	-10
next spring	16
next spring </s>	14
next step	10
next step </s>	18
next summer	22
next summer </s>	14
next to	-51
next to me	-42
next to my	-6
next year	73
next year </s>	71
nice	-44
nice </s>	-35
night	-37
night 's	-32
night ,	-13
night </s>	-26
night <kin>	8
night and	-9
night are	41
night are for	21
night at	5
night desk	11
night desk at	11
night host	-5
night i	-21
night in	-9
night on	-10
night shift	29
night shift </s>	10
night shift at	9
night watchman	-7
night watchman ,	-7
nightly	10
nil	-14
nil </s>	-14
no	59
no </s>	-41
no <kin>	-23
no <kin> ,	5
no <kin> </s>	-8
no <name>	-10
no <name> ,	-4
no <number>	-4
no bus	19
no car	16
no car </s>	8
no change	-18
no dairy for	10
no electricity	-9
no emojis	22
no error	-14
no error ,	-11
no exception	24
no exception </s>	24
no further	-18
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
no luck	-12
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
no oven	16
no oven ,	10
no oven </s>	6
no pork	-5
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
no wifi	-13
no worry	-5
nobody	50
nobody have	-16
nobody in	8
nobody in my	9
nobody in the	-6
nobody say	17
nobody say <name>	17
noise	15
none	16
none of	16
none of us	16
noodle	-14
noodle </s>	-14
noon	-152
noon ,	-68
noon </s>	-62
noon and <number>	8
north	19
north side	11
not	12
not <number>	-18
not <number> </s>	-15
not a fan	15
not allow	15
not good	11
not good but	11
not in	4
not me	-27
not ready	-29
not sure	-15
not that	-5
not the	7
note	-12
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
nothing in the	15
nothing issue	28
nothing issue after	28
nothing on	11
nothing to	-8
notice	41
notice </s>	-6
now	-134
now ,	-132
now </s>	-161
now <number>	23
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
nurse	38
nurse degree	10
nurse degree at	4
nurse in	14
nursery	36
nut	-37
nut ,	-8
nut-free	12
nut-free </s>	12
oak	16
oat	17
oat milk	17
octopus	-12
odd	-7
odd </s>	-12
of	-11
of <kin>	7
of <kin> for	5
of <month>	31
of <month> </s>	39
of <name>	-45
of <name> ,	-8
of <number>	58
of <number> </s>	85
of <number> <name>	-33
of <number> i	15
of <number> in	9
of <number> year	7
of a	44
of all	-16
of an	-24
of battery	-22
of battery </s>	-22
of each	46
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
of my	23
of my <number>	12
of my chronic	4
of my life	11
of office	-29
of office </s>	-29
of our	35
of our <kin>	10
of our <number>	9
of our house	6
of ours	6
of smell	12
of that	-32
of the	-74
of the <kin>	-8
of the <name>	51
of the <number>	13
of the call	-5
of the day	-13
of the gym	5
of the month	5
of the page	-8
of the vineyard	7
of them	23
of them ,	-13
of them </s>	13
of them are	4
of this	-46
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
off	86
off ,	-32
off </s>	49
off <name>	24
off by	-10
off credit	28
off credit card	28
off every	-14
off every weld	-16
off from	21
off from <name>	15
off grid	35
off grid ,	35
off in	17
off in <number>	21
off in the	-9
off limit until	-4
off my	12
off the	-4
off the house	17
off this	-10
off till	-24
off to	-28
off to the	-28
off topic	-13
offer	-30
office	-59
office </s>	-53
office <kin>	4
office <number>	19
office at	10
office close	7
office in	-14
office in <month>	8
office is	14
office today	-6
office today </s>	-6
offline	10
often	-13
oh	-24
oil	15
oil , winter	-5
ok	-11
ok </s>	-8
ola	-13
ola from	-13
ola from my	-13
old	65
old </s>	-14
old <kin>	14
old <kin> <name>	5
old <name>	58
old <name> </s>	8
old <name> <name>	11
old <name> the	-11
old barn	-4
old build	-5
older	69
older <kin>	41
older than	28
older than me	28
olive	38
on	26
on ,	-20
on </s>	-64
on <day>	-32
on <day> </s>	-41
on <day> morning	10
on <day> night	17
on <day> the	-22
on <days>	65
on <days> ,	-7
on <days> </s>	21
on <days> and	22
on <days> i	13
on <days> the	-17
on <kin>	7
on <name>	-75
on <name> ,	-27
on <name> </s>	-28
on <name> <name>	16
on <name> <number>	-13
on <name> and	13
on <name> at	-7
on <name> is	-25
on <number>	26
on <number> </s>	-61
on <number> <month>	55
on <number> off	24
on <number> or	20
on <number> percent	-12
on a	61
on a <day>	-10
on a <kin>	19
on a boat	-14
on a forum	-12
on a moor	10
on a stroke	5
on a tiny	33
on a train	-19
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
on hold	-76
on hold with	-42
on holiday	27
on holiday </s>	27
on it	28
on it </s>	22
on level	-16
on level <number>	-16
on line	-18
on line <number>	-18
on mobile	-9
on mobile </s>	-9
on my	-35
on my <kin>	6
on my machine	-29
on my screen	-25
on night	30
on night at	13
on our	55
on our own	11
on our roof	6
on our team	17
on page	-43
on page <number>	-43
on paper	43
on paper </s>	40
on parental	4
on parental leave	4
on question	-14
on question <number>	-14
on step	-14
on step <number>	-14
on that	-53
on that show	-23
on the	114
on the <name>	9
on the <number>	35
on the board	6
on the fifth	26
on the first	14
on the floor	-36
on the flyer	13
on the hob	-22
on the keyboard	-19
on the kitchen	10
on the last	13
on the leave	70
on the news	-23
on the organ	19
on the parish	14
on the phone	17
on the radio	-13
on the roof	6
on the second	9
on the third	-5
on the train	-30
on the ward	8
on the way	-58
on their	8
on this	-22
on this </s>	-7
on this call	-6
on this record	-11
on to	-17
on today	-28
on today 's	-8
on top	17
on tv	-55
on tv </s>	-30
on warfarin	-9
on warfarin </s>	-9
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
only	361
only </s>	123
only <kin>	30
only <kin> </s>	21
only <name>	17
only <name> </s>	13
only <number>	26
only <number> <name>	8
only <number> who	21
only a	-8
only at	-42
only at night	-13
only at the	-34
only black	14
only black and	14
only bread	10
only buy	15
only eat	7
only ever	27
only find	5
only find when	5
only get	38
only get <number>	20
only have	-11
only have <number>	-11
only here	-6
only here </s>	-6
only in	-10
only meal	4
only meal fall	4
only need	-10
only on	12
only read	-5
only read the	-12
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
open	-213
open ,	-17
open </s>	-29
open a	-30
open at	-43
open at <number>	-43
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
option	-60
option </s>	-18
option <name>	-42
option <name> </s>	-22
option <number>	-8
option a	-8
option a </s>	-8
or	-83
or <name>	-46
or <name> </s>	-24
or <number>	-23
or just	51
or just tune	20
or no	-38
or not	7
or not </s>	7
or so	-8
or so </s>	14
orchard	19
order	27
order </s>	33
order of	-4
organ	15
organic	31
organist	29
other	48
other <day>	19
other <day> </s>	13
other <number>	4
other <number> 's	6
other day	21
other file	-4
other file </s>	-4
other half	-7
other to	12
other to my	12
ottilie	13
ottilie ,	13
ottilie , our	13
our	463
our <kin>	33
our <kin> 's	-18
our <kin> ,	42
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
our <number>	6
our <number> <kin>	16
our allotment	14
our annexe	33
our bakery	20
our band	4
our band rehearse	4
our biggest	4
our biggest <kin>	4
our book	5
our budget	11
our budget for	11
our build	19
our call	-6
our chat	-9
our church	8
our co-op	13
our company	19
our crow	14
our deadline	-17
our dinner	-16
our dinner tonight	-25
our dishwasher	-5
our door	-9
our family	25
our family </s>	6
our farm	8
our first	13
our fish	4
our flat	19
our flat is	14
our garden	6
our guest	-22
our heat	5
our hospital	10
our house	110
our house ,	14
our house </s>	15
our house is	10
our kitchen	-21
our little	12
our little <name>	12
our lunch	-11
our night	6
our nursery	22
our old	-4
our only	-6
our own	26
our own server	11
our place	43
our place </s>	35
our planet	-32
our planet is	-32
our plumb	7
our plumb firm	7
our printer	-25
our release	17
our release train	17
our rent	23
our rent to	8
our roof	7
our school	7
our second	8
our shop	4
our street	12
our studio	20
our studio have	13
our table	-15
our team	19
our team </s>	15
our team nobody	13
our test	-6
our tiny	-6
our tower	7
our train	-22
our union	7
our union rep	5
our village	15
our wed	15
our well	4
our wg	27
our wifi	-14
our wifi at	11
our workshop	6
ours	65
ours </s>	21
ours is	15
out	-62
out ,	10
out </s>	-11
out a	32
out at	12
out by	-20
out by noon	-22
out for	-23
out in	-12
out in <month>	20
out in <number>	-5
out of	-35
out of <name>	18
out of <number>	-7
out of idea	-8
out of milk	-15
out of my	-20
out of office	-29
out of the	8
out on	7
out on <number>	7
out on the	18
out the	11
outline	55
output	17
output </s>	26
outright	31
outside	6
outside <name>	-10
outside <name> ,	-7
outside my	-29
outside my window	-29
oven	-5
oven </s>	-12
over	19
over ,	-41
over </s>	-45
over <name>	36
over <name> ,	10
over <number>	-14
over <number> </s>	25
over and	-31
over from	9
over my	-10
over on	13
over the	40
over to	22
owe	-41
owe <number>	5
owe my	18
owe my <kin>	14
owe you	-56
owe you <number>	-17
owe you a	-28
owe you an	-11
own	172
own </s>	8
own <kin> </s>	-8
own <number>	32
own <number> of	9
own a	45
own a third	7
own server	11
own server in	11
own the	74
own up	-19
owner	-4
ownership	-5
ownership of	-5
ownership of the	-5
pacemaker	51
pacemaker since	16
pack	29
pack </s>	-14
pack list	5
pad	-16
page	-189
page ,	7
page </s>	-19
page <number>	-76
page <number> ,	-26
page <number> </s>	-30
page and	-8
page for	-12
page have	-9
page load	-8
page of	-20
paint	-4
palpitation	27
pan	-43
pan on	-22
pan on the	-22
panda	-4
panel	5
panel </s>	16
panic	13
panic </s>	-6
paper	53
paper </s>	29
paperwork	-13
paperwork </s>	-11
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
paris	-21
parish	42
parish choir	18
parish choir </s>	18
parish council	19
park	-25
park </s>	-9
park fine	-6
parser	-12
parser </s>	-13
part	-85
part ,	-20
part </s>	-27
part-time	29
part-time </s>	-8
part-time after	28
part-time after the	28
part-time master	5
party	-11
pass	44
pass </s>	-11
pass the	17
pass to	-12
pass to me	-8
pass to the	-10
passable	5
passable <name>	6
passable <name> </s>	6
passage	7
passive	6
passport	32
passport is	21
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
past the	25
pasta	-51
pasta </s>	-11
paste	-81
paste </s>	-16
paste is	-14
paste it	-10
paste the	-10
pastry	11
patch	-12
patent	47
patent from	16
patent from <name>	8
patent on	32
path	-8
patience	-14
pattern	34
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
pay in	20
pay in cash	-14
pay me	5
pay no	-7
pay off	26
pay off a	-4
pay off the	25
pay on	15
pay on the	15
pay our	9
pay the	-16
pay the <kin>	7
pay the bill	-17
pay the park	-6
payment	38
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
penalty	-16
penicillin	27
penicillin ,	20
penicillin , find	14
penicillin and	6
penicillin and also	6
pension	54
pension kick	18
pension kick in	18
pension start	12
pension start in	12
pensioner	4
people	-84
people ,	19
people </s>	-4
people in	-19
people make	4
people should	-29
people who	-36
per	24
per <kin>	31
per <kin> </s>	31
percent	-150
percent ,	-7
percent , hurry	-17
percent </s>	-36
percent in	-4
percent of	-46
perfect	43
perfect pitch	41
perfect pitch </s>	41
permission	-4
permit	-16
person	64
person </s>	12
person here	21
person here </s>	21
person on	11
person who	13
persona	-43
persona for	-17
persona for the	-17
personal	-17
petrol	-4
pharmacy	27
pharmacy 's	5
pharmacy </s>	17
pharmacy is	13
phone	-60
phone 's	-35
phone 's on	-31
phone ,	-43
phone </s>	33
phone at	-17
phone at <number>	-36
phone call	81
phone call ,	47
phone is	-5
phone is at	-21
phone on	-38
phone on <number>	-38
phone so	7
photo	-80
photo ,	-20
photo , crop	-16
pi	11
pi under	20
pi under my	20
piano	-38
piano in	-28
piano in the	-35
piano is	-23
piano is my	7
pick	-27
pick </s>	-13
pick <number>	-23
pick an	-17
pick up	15
pick up the	14
picture	-12
picture is	-11
pill	27
pin	34
pin to	8
pinball	33
pinball machine	33
pineapple	-25
pipe	-15
pitch	25
pitch </s>	31
pixel	-11
pizza	-87
pizza </s>	-28
place	71
place ,	-15
place </s>	57
place in	-21
place in <name>	-16
placement	12
plain	49
plan	132
plan for	43
plan to	13
plan to merge	-8
plan to refactor	-6
plan to retire	20
plan to walk	-10
planet	-32
planet is	-32
plant	-78
plant </s>	-67
plant in	10
plant in <name>	4
plate	5
play	-73
play bass	10
play bass in	10
play cello	11
play chess	17
play chess online	8
play for	-60
play for <number>	-41
play handball	7
play in	-4
play in the	12
play it	-9
play the	-7
play the cello	24
play the tuba	-13
play with	-10
play with the	-10
player	-7
please	50
please ,	20
please </s>	-11
please never	12
please never use	12
please use	4
plot	95
plot </s>	-5
plot <number>	31
plot <number> ,	15
plot <number> </s>	15
plot outside	6
plot outside <name>	6
pls	-78
pls ,	-28
pls </s>	-77
pls give	-9
pls give me	-9
plumb	11
plumb apprenticeship	6
plumb apprenticeship </s>	6
plumb firm	7
plus	22
pm </s>	15
png	-8
podcast	-7
podcast is	-7
podcast is at	-7
poem	-9
poem ,	9
poem </s>	-13
point	134
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
poor	9
popup	-25
popup ,	-12
pork	22
pork ,	13
pork </s>	8
pork at	11
pork at home	11
port	-19
port <number>	-33
portal	20
portal at	9
post	10
post </s>	-4
post office	4
post office </s>	6
post the	-6
post the parcel	-6
poster	-19
poster </s>	-9
postgre	-14
pot	9
potion	-20
pottery studio	4
pour	-16
power	-10
power </s>	11
power of	5
power of <kin>	5
practice	12
practice </s>	21
practise	22
practise </s>	12
practise <name>	4
practise <name> </s>	4
prefer	80
prefer <name>	23
prefer aisle	4
prefer aisle seat	4
prefer the	-44
prefer the blue	-26
prefer the second	-5
pregnant	4
premium	-26
premium plan	-26
present	55
present ,	10
present </s>	19
press	-10
pressure	-9
price	40
price in	-13
price in <name>	-13
primary	13
primary <number>	-12
primary school	11
primary school in	6
print	10
print </s>	16
print anymore	17
print by	6
print statement	-9
printer	-80
printer ,	-19
printer </s>	-10
priscilla	-6
priscilla the	-6
priscilla the <kin>	-6
prison	6
prison is	6
priya	9
probate	12
probe	24
probe we	24
probe we 're	24
problem	-12
problem </s>	17
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
prose	67
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
pub	31
pub </s>	10
pub quiz	17
publish	11
pull	4
pull gig	6
pull gig listing	6
pump	26
pun	-11
push	40
push <number>	34
put	42
put <name>	14
put in	21
put in <number>	17
put me	14
put my	-7
put my name	-7
put the	-13
put the kettle	-12
puzzle	-35
puzzle </s>	-15
puzzle always	-15
puzzle always lie	-15
px	-15
python	41
q3	36
qualify	30
qualify in	12
quarry	37
quarter	9
quarter </s>	9
queen	-19
query	-29
query ,	-6
query and	-8
question	-41
question </s>	-12
question <number>	-61
question <number> </s>	-20
question about	-11
question is	-16
question is about	-12
queue	-53
queue ,	-9
queue </s>	-27
queue at	-6
queue at the	-6
queue have	-7
quick	-145
quick </s>	-52
quick question	-5
quick question </s>	-5
quiet	9
quilt	6
quit my	10
quit my job	10
quit smoke	15
quit smoke in	15
quit the	-37
quit the agency	-15
quit the app	-10
quiz	-13
quiz question	-18
quote	17
quote i	-17
quote i need	-17
r	-33
r 's	7
race	-15
rack	33
radiator	24
radio	-13
railway	31
rain	-135
rain </s>	-31
rain just	-6
rain just now	-6
rainy	-29
rainy-day	46
rainy-day account	46
raise	50
raise bed	33
raise by	15
raise by my	11
raise in	10
raise in <name>	10
raise my	-9
raise our	8
raise our rent	8
raise the	6
ramen	-6
ramen bar	-6
ramp	15
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
rather	69
rather get	30
rather get bullet	30
rather than	37
rather than by	19
rather you	8
reach	41
read	20
read </s>	-50
read a	-21
read about	-44
read it	-17
read it ,	-5
read it </s>	-10
read music	18
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
reader	137
reader </s>	37
ready	-71
ready </s>	-33
ready for	-12
real	-22
really	37
reason	-22
reason </s>	-30
reboot	-29
reboot </s>	-16
rebuild	61
rebuild on	33
rebuild on it	20
receipt	14
recipe ,	21
recipe </s>	-35
recipe are	27
recipe for	-12
recipe is	-11
recipe is all	-8
recipe with	-12
recognise	15
record	-28
record </s>	-13
red	-67
red ,	-27
red </s>	-6
red-and-green	54
red-and-green look	44
red-and-green look the	35
redo	-12
redo it	-9
redo it </s>	-9
redundant	22
redundant in	22
refactor	-11
refactor this	-5
refactor this </s>	-5
refresh	-6
refund	31
refuse	-7
refuse to	-35
regex	-24
regex </s>	-5
region	-34
regional	28
register	34
rehabilitation	6
rehabilitation clinic	6
rehabilitation clinic in	6
rehearse	4
rehearse in	4
release is	-17
release train	17
release train leave	17
relocate	5
relocate to	5
relocate to <name>	5
remain	9
remember	4
remind	-56
remind me	-56
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
rent	96
rent <number>	-10
rent a	6
rent a two-bedroom	5
rent a van	9
rent go	10
rent is	21
rent is <number>	14
rent out	11
rent the	11
rent the flat	5
rent to	8
rent to <number>	8
rent was	-8
reopen	-8
reopen it	-8
reopen it ,	-6
repaint	17
repair	38
repair accordion	16
repeat	-24
replace	58
replace </s>	20
replace <name>	10
replace <name> with	10
replacement	47
replacement </s>	22
reply	22
reply </s>	5
repo	4
report	-59
report by	-5
report go	8
request	-5
rescue	48
rescue <kin>	28
rescue <kin> ,	17
reset	-32
reset </s>	-17
residence	5
residency	8
resident	13
resident '	13
resident ' association	13
responsibility	-37
responsibility </s>	-37
rest	-23
rest </s>	-12
rest of	4
rest of the	4
restart	-53
restart </s>	-6
restart it	-9
restart it </s>	-9
restart the	-10
restart the router	-10
restaurant	-36
restaurant ,	7
restaurant only	-9
restaurant only serve	-9
restore	32
restore a	15
restore a <number>	15
restore the	-21
restore the backup	-21
result	-41
result </s>	-15
result in	-4
retire	19
retire ,	-21
retire </s>	26
retire <kin>	-26
retire <kin> </s>	11
retire at	24
retire at <number>	24
retire in	-7
retire to	-15
retirement	28
retrain	22
retrain as	18
retrain as a	18
retro	4
retry	-22
return	-60
return </s>	8
return <name>	-17
return a	-9
return a list	-9
review	-23
review </s>	-20
rhyme	-19
rhyme for	-18
rice	11
riddle	-30
ride	23
ride a	32
ride it	13
rig	5
right	-88
right </s>	-46
right column	-5
right ear	58
right ear only	11
right eye	13
right hand	33
right now	-180
right now ,	-30
right now </s>	-155
right side	31
right side </s>	31
ring	-49
ring </s>	-13
ring by	-4
ring from	5
ring from <name>	5
road	-24
roast	5
robot	-54
robot </s>	-34
robotics	9
robotics is	9
robotics is what	9
role	-10
roll my	7
roll my r	7
roof	86
roof ,	15
roof </s>	47
room	-25
room ,	-35
room </s>	33
room have	-9
room in	11
room is	5
root	-34
rotate	6
rotate </s>	5
rotation	49
round	-45
round </s>	6
round of	-13
route	6
router	-36
router </s>	-19
row	-81
row ,	-11
row </s>	4
row <number>	-49
row <number> ,	-23
row <number> </s>	-6
row <number> i	-9
royal	-17
ruben	-29
rude	-17
rude </s>	-17
rugby	48
rule	62
rule ,	-7
rule </s>	21
rule out	15
run ,	11
run </s>	-36
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
run the	33
run the <name>	11
run the script	-13
run the test	-11
run to	-21
run to the	-21
run until	22
run until <number>	14
runner	18
rural	11
rural <name>	7
rural <name> </s>	7
rush	-29
rush ,	-13
rush </s>	-16
rust	20
rust </s>	18
rye	18
rye is	10
rye is the	10
sabbatical	7
salary	64
salary </s>	12
salary is	28
salary is pay	28
sale	-35
sale </s>	6
sale end	-37
salon	51
salon 's	29
salon 's page	29
salon </s>	7
salon in	6
salon in <name>	5
salt	-15
sam	-4
same	25
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
sample	-27
sandwich	-19
sauce </s>	7
save	35
save <number>	22
save <number> a	23
save for	69
save for a	69
save it	-21
save the	-8
save up	6
save up for	6
savings	26
savings sit	11
savings sit in	11
saw	-8
saw are	-8
sawmill	40
say	-391
say ,	-10
say </s>	-70
say <name>	-23
say about	-12
say here	-5
say here </s>	-5
say i	-41
say i 'm	-23
say it	9
say no	-7
say no </s>	-7
say that	-14
say the	-82
say the <kin>	-15
say the app	-8
say the paper	-10
say the same	-11
scanner	7
scar on	-6
scare	48
scare me	-10
scare of	51
scene	-93
scene ,	-6
scene </s>	-29
scene in	-20
scene need	-8
schedule	-4
school	93
school ,	20
school </s>	40
school <kin>	-5
school ban	-8
school ban phone	-8
school bus	7
school bus in	5
school have	17
school have <number>	17
school in	-19
school in <month>	-18
school in <name>	6
school is	13
school is a	13
school play	11
school rent	-16
school run	13
school use	5
school use <name>	5
scissor	27
scissor and	11
scissor and guitar	11
score	-23
score is	-16
score is <number>	-16
scout	10
scream	-26
screen	81
screen </s>	-23
screen reader	140
screen reader </s>	37
screenshot	-14
script	-27
script </s>	-5
scroll	-46
scroll since	-21
scroll up	-11
sea	-5
search	12
seasick	17
seasick on	17
seasick on anything	17
season	48
season </s>	13
seat	21
seat </s>	-9
seat <number>	-6
seat <number> and	-6
sec	-41
sec ,	-4
sec </s>	-37
second	-96
second ,	-6
second </s>	-41
second <day>	43
second <day> </s>	39
second <kin>	15
second <kin> in	8
second <number>	-32
second <number> </s>	-53
second argument	-15
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
second salon	5
second salon in	5
second stroke	25
second stroke </s>	25
second time	18
second to	-8
second version	-4
second year	5
second-hand	21
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
see on	-17
see that	-21
see the	-17
see this	-7
seed	14
seem	-8
seem </s>	8
self	16
self-employed	18
self-employed ,	16
sell	140
sell </s>	30
sell at	12
sell it	-9
sell my	9
sell out	-21
sell the	95
sell the boat	6
sell the house	-11
sell the van	25
semicolon	-5
send	-38
send have	-6
send it	-13
send me the	-7
send the	-18
send this	-5
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
server	-30
server </s>	-7
server crash	-7
server in	11
server is	-8
service	34
service in	-19
service in <name>	-19
sesame	22
session	-20
set	-9
set ,	-5
set for	-15
set for <number>	-5
set for may	-10
set in	-24
set the	-16
setting	-36
setting </s>	-9
setting page	-7
settle	-8
severe	19
sew	53
sew machine	5
shake	55
shake ,	45
shake , essential	33
shake , its	5
shape	5
share <number>	-5
share a	8
share custody	11
share in	-9
share in a	-9
share my	-21
share my office	-21
share the	-19
share with	24
share with the	16
sharp	5
she	25
she 's	7
she 's my	-14
she have	-18
she have <number>	-18
she only	30
shed	72
shed </s>	32
shed with	10
sheet	-10
sheet </s>	-14
sheet every	6
sheet every night	6
sheet music	-9
shellfish	39
shellfish ,	28
shelter in	4
shelter in <name>	4
shift	128
shift </s>	10
shift at	39
shift at the	36
shift rotate	12
ship	15
shipyard	18
shipyard </s>	18
shirt	-21
shirt ,	-16
shoe	-25
shoe on	-20
shoe size	12
shoe size <number>	12
shoot	21
shoot ,	5
shoot from	6
shoot from <number>	10
shop	-43
shop 's name	-6
shop </s>	-13
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
short </s>	-27
short answer	20
short answer ,	28
shorten	11
shorten it	-8
shorten it </s>	-8
shorter	-50
shorter ,	-6
shorter </s>	-32
shorter title	-5
shorter title </s>	-5
should	-134
should be	-10
should be a	-5
shoulder	42
shoulder never	30
shoulder never heal	30
shout	-11
show	-139
show ,	-5
show up	-32
shower	-38
shower ,	-17
shut	-18
shut </s>	-17
shut every	-6
shut in	6
shut in <number>	6
sick	-26
sick </s>	-17
side	71
side ,	20
side </s>	38
side of	-21
side of the	-21
sight	13
sight of	5
sign	58
sign </s>	13
sign language	21
sign off	25
sign off every	-14
signal	-14
signature	11
silent	5
silent </s>	5
silly	-32
since	328
since </s>	9
since <month>	10
since <month> </s>	-4
since <name>	33
since <name> ,	-21
since <name> and	6
since <name> i	14
since <name> leave	25
since <number>	70
since <number> ,	12
since <number> </s>	58
since both	-6
since both my	-6
since breakfast	-44
since breakfast </s>	-44
since childhood	21
since childhood </s>	21
since i	43
since i 'm	15
since i was	44
since kindergarten	14
since kindergarten </s>	14
since last	-23
since lunch	-37
since lunch </s>	16
since lunch i	-17
since my	9
since noon	-52
since noon ,	-15
since school	20
since school </s>	20
since spring	11
since spring </s>	11
since the	200
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
since we	13
since you	-8
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
sit	62
sit in	-8
sit in <name>	23
sit in a	-26
sit in index	18
sit in the	-17
sit it	8
sit my	10
sit on	12
sit on the	-9
sit the	30
sit third	11
site	-35
site </s>	-21
site into	6
site into a	6
size	-7
size </s>	-10
size <number>	-6
size <number> ,	5
ska	8
ska band	8
sketch	-40
sketch ,	-8
ski	12
ski </s>	8
skip	-27
skip breakfast	-14
skip breakfast and	-7
skip that	-11
skip that </s>	-11
skip the	7
sky	-12
sleep	-111
sleep </s>	-28
sleep <name>	-15
sleep at	13
sleep badly	-16
sleep day	14
sleep day </s>	14
sleep in	-7
slide	-39
slide ,	4
slide </s>	-12
slide <number>	-12
slide <number> </s>	-12
slide deck	6
slow	-44
slow </s>	-30
slow today	-21
slow today </s>	-10
slower	-9
small	38
small print	37
small print anymore	17
smaller than	10
smaller than a	17
smell	-11
smoke	43
smoke ,	22
smoke </s>	-9
smoke <number>	15
smoke <number> pack	15
smoke in	15
smoke in <number>	10
smoker	-19
snippet </s>	5
snore	-17
snow	-8
so	180
so </s>	5
so <name> is	12
so annoy	-15
so be	-13
so bore	-18
so far	7
so fatty	22
so fatty food	22
so i	4
so i 'm	-21
so i give	4
so i have	-16
so i only	-4
so i run	7
so i stop	-11
so keep it	-17
so let	-12
so let do	-12
so long	5
so long paragraph	5
so make	-8
so make it	-8
so my	-6
so my <kin>	6
so my accent	-4
so no	54
so no alcohol	7
so no lunch	4
so now	15
so our	-14
so our <kin>	-15
so phone	26
so phone call	26
so please	4
so pls	-9
so pls give	-9
so scissor	22
so scissor and	11
so spell	15
so the	-20
so the band	16
so tire	-14
so tire today	-11
so trip	9
so type	13
so type is	13
so voice	21
so we 're	-13
so were	13
so what	-17
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
soil	100
soil ,	21
soil microbe	13
soil probe	24
soil probe we	24
solar	58
solar and	26
solar and a	26
solar pump	-8
solar pump </s>	-8
solder	8
solid	53
some	-174
some <kin>	-56
some <kin> ,	-23
some <name>	-31
some guy	-18
somebody	-6
someone	-68
something	62
something </s>	-29
something cheaper	46
somewhere	-45
somewhere </s>	-35
song	-56
song </s>	-15
soon	-37
soon ,	-7
soon </s>	-30
sore	11
sore when	19
sore when he	19
sorry	-34
sorry for	-27
sorry for typo	-19
sort	-25
sort by	-8
sort the	-4
sort the list	-4
sound	-64
sound good	-32
soup	-42
soup </s>	-15
soup is	-15
source	11
sourdough	34
sourdough starter	34
space	31
spare	42
spare key	8
spare room	35
spare room </s>	35
speak	40
speak </s>	-8
speak <name>	20
speak <name> ,	-11
speak <name> </s>	10
speak <name> at	12
speak <name> with	7
speak <number>	-5
speak <number> language	-5
speak is	31
speak no	9
speak no <name>	9
speak only	-9
speak to	-4
speak too	-11
speak too soon	-7
special	11
specialise	39
specialise in	39
speech	5
speech </s>	-11
speed	-6
speed </s>	-18
spell	25
spell </s>	-9
spell <name>	23
spell <name> ,	23
spell in	11
spend	11
spend <number>	13
spend <number> year	13
spend the	-8
spicy	4
spill	-50
split	-16
split custody	7
split keyboard	25
split the	-15
split the bill	-18
split when	11
split when i	11
spot	-19
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
squad	19
squash	27
st	27
st <name>	27
stable in	6
stable in <name>	6
stable on	5
stable on lithium	5
stack	-19
stack trace	-18
staff	14
stage	-5
stair	64
stair </s>	28
stair are	19
stair are out	6
stall	11
stall </s>	11
stall is	23
stammer	68
stammer since	16
stammer so	25
stamp	15
stand	64
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
start	22
start ,	-11
start </s>	29
start a	-5
start a new	-10
start at	5
start at <number>	10
start first	12
start in	-23
start it	8
start on	7
start on the	7
start over	-10
start over </s>	-6
start school	-17
start school in	-19
start the	-54
starter	34
startup	-17
startup give	-4
startup in	-8
startup in <name>	-8
starve	-43
starve </s>	-20
statement	-9
station	36
station </s>	28
status	-7
stay	36
stay <name>	10
stay <name> </s>	10
stay shut	-16
stay shut </s>	-17
stay until	16
steel	-24
steel <name>	-24
steep	-25
stent	46
step	-76
step ,	-16
step </s>	19
step <number>	-93
step <number> ,	-6
step <number> </s>	-59
step <number> of	-7
step away	-11
step down	19
step matter	25
stew	-4
steward	8
steward </s>	9
stick	-84
stick ,	-15
stick </s>	-5
stick behind	-16
stick behind a	-16
stick in	-13
stick on	-22
stick on level	-16
stiff	-24
still	40
still <kin>	4
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
still weak	25
still weak </s>	25
stock	-29
stock ,	-20
stock </s>	-14
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
storage	14
storage box	14
store	11
storm	-26
story	-118
story </s>	-40
straight	-5
stranger	-28
street	13
stretch	17
strict	49
strike	-6
strip	4
strobe	26
stroke	112
stroke </s>	36
stroke i	26
stroke i type	26
stroke in	25
stroke in <number>	25
stroke ward	5
strong	23
stronger	-15
struggle	37
struggle with	41
studio	33
studio </s>	6
studio have	13
studio have <number>	13
studio is	8
study	9
study dentistry	7
study in	-10
study law	18
study law in	12
study marine	7
study marine biology	7
study nurse	5
study the	-5
study this	-5
study your	-9
study your table	-9
stuff	16
stuff </s>	16
stumble	12
stutter	12
stutter get	4
stutter get worse	4
stutter in	-17
stutter in <name>	-17
stutter on	7
stutter on the	9
sub	-39
sub are	-13
subject	-11
sublet	39
submit	6
subscription	13
subtitle	-17
subtitle </s>	-24
sugar	13
sugar </s>	-4
sugar for	20
sugar for good	20
sugar in	7
sugarcoat	25
sugarcoat ,	25
sugarcoat , i	25
suggest	46
suggestion	-13
suggestion </s>	-12
suit	9
suit me	9
sum	-8
sum </s>	-11
summary	4
summary </s>	17
summer	75
summer </s>	45
sunscreen	14
sunset	-7
supply	13
supply <number>	8
support	-72
support </s>	-5
suppose	-13
sure	-51
sure ,	-24
sure </s>	-19
sure it	-8
sure it work	-8
surgery	15
surgery is	7
surgery is book	4
surname	36
surprise	24
survive	61
suspend	18
suspend till	26
swan	-44
swap	20
swap the	5
swear	14
swear at	-22
swear off	24
swear off credit	28
sweat	-4
swede	-29
swell	20
swim	55
swim ,	28
swim </s>	11
swim <number>	7
swim in	16
swim in the	19
switch	36
switch career	17
switch from	10
switch from <name>	5
switch lite	32
switch the	-22
switch the order	-11
sword	-22
syndrome	15
synonym	-38
synonym for	-32
syntax	-5
tab	-60
tab ,	-8
tab </s>	-13
table	-39
table ,	-14
table </s>	26
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
take out	-4
take over	-16
take over the	-5
take the	-12
take the <kin>	-11
take the first	-19
take the stair	18
take up	9
take your	-6
take your point	-4
tale	-35
tale ,	-25
talk	-81
talk </s>	-12
talk about	-10
talk in	-19
talk to	-11
talk to me	10
tango	25
tap	12
tap water	-13
target	-36
taste	69
taste like	40
taste like soap	9
tattoo	23
tattoo studio	8
tax	28
tax </s>	17
tax law	-10
tax law for	-10
tax office	19
tea	-46
tea </s>	-19
tea in	-11
teach	53
teach <kin>	12
teach chemistry	9
teach me	-53
teach me to	23
teach myself	39
teach to	18
teach year	14
teach year <number>	14
teach yoga	-7
teach yoga to	-13
team	135
team 's	23
team ,	22
team , <number>	14
team </s>	48
team <kin>	29
team i	10
team i <kin>	10
team is	16
team like	-7
team like it	-7
team nobody	13
team of	-16
team of <number>	-16
team on	-17
team sit	-9
team sit in	-9
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
term	53
term </s>	41
term time	13
terminal	-6
terrace	13
terrible	-8
terrify	39
terrify me	24
terrify of	15
test	18
test ,	11
test </s>	46
test are	-5
test fail	-10
test fail </s>	-5
test for	8
test in	-17
test in <name>	-13
test is	-7
test is red	-6
test it	-6
test it on	-5
text	72
text ,	-18
text </s>	46
text for	-8
text for the	-8
text is	10
text you	18
text you in	18
than	28
than <number>	61
than <number> kg	4
than <number> kilo	10
than a	15
than a ferry	17
than by	19
than long	30
than long paragraph	30
than me	30
than me </s>	20
than my	-13
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
that	-365
that 's	63
that 's how	11
that 's my	-5
that 's our	23
that 's the	8
that ,	-9
that , is	15
that </s>	-122
that <kin>	-6
that <name>	-69
that <name> </s>	-16
that <number>	-7
that <number> ,	-13
that <number> year	14
that again	-4
that again </s>	-4
that are	46
that are n't	47
that bakery	-27
that be	10
that both	15
that clip	-19
that come	16
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
that in	-18
that is	17
that it	-7
that it 's	-4
that joke	-4
that keep	6
that last	-21
that list	-41
that list ,	-32
that my	28
that my <kin>	17
that my dj	28
that paragraph	-6
that second	-4
that series	-11
that show	-46
that show </s>	-16
that sound	-26
that sound good	-26
that take	55
that the	-33
that this	-4
that tomorrow	-17
that tomorrow </s>	-17
that was	-14
that we	37
that we have	9
that work	24
that work </s>	-6
the	-358
the <day>	15
the <day> </s>	13
the <day> market	13
the <kin>	-83
the <kin> 's	-20
the <kin> ,	22
the <kin> </s>	41
the <kin> and	7
the <kin> are	22
the <kin> from	-6
the <kin> get	-7
the <kin> have	-11
the <kin> in	-136
the <kin> insist	14
the <kin> is	-6
the <kin> just	-14
the <kin> know	17
the <kin> next	-16
the <kin> of	23
the <kin> on	-5
the <kin> portal	16
the <kin> prefer	-7
the <kin> run	-8
the <kin> sleep	-15
the <kin> want	32
the <name>	-17
the <name> ,	-22
the <name> <kin>	5
the <name> <name>	5
the <name> and	-12
the <name> branch	31
the <name> group	18
the <name> hall	11
the <name> in	16
the <name> is	-9
the <name> marathon	8
the <name> next	-31
the <name> now	-10
the <name> office	17
the <name> twice	-11
the <name> was	-12
the <number>	79
the <number> </s>	20
the <number> day	11
the <number> draft	-5
the <number> of	41
the <number> table	-22
the <number> who	-7
the accent	16
the accident	23
the accident </s>	23
the accordion	4
the accordion ,	4
the account	-38
the ad	-23
the advert	-8
the age	-6
the age of	-6
the agency	-15
the agency in	-22
the airport	-18
the alarm	-9
the allotment	42
the answer	-16
the answer </s>	-7
the answer is	-6
the app	-23
the app </s>	-14
the app and	-7
the army	30
the army ,	13
the article	-40
the article </s>	-13
the article say	-10
the attachment	-12
the autumn	12
the average	-17
the back </s>	-13
the backup	-21
the backup </s>	-15
the bakery	16
the bakery </s>	25
the bakery are	6
the bakery on	-8
the band	-25
the band can	16
the band on	-13
the band pay	-14
the bank	-18
the bar	19
the bar twice	14
the barn	20
the barn </s>	10
the basement	5
the bell	-12
the big	7
the big oven	-6
the bike	9
the bill	-22
the bill </s>	-18
the bin out	-12
the blue	23
the blue <number>	-7
the board	6
the board of	12
the boat	22
the boat is	15
the boiler	21
the book	-21
the book </s>	-21
the book at	-8
the book for	9
the bookshop	-4
the bottom	22
the box	24
the bracket	-10
the brewery	-13
the build	-11
the build </s>	-4
the burnout	26
the burnout </s>	26
the bus	-25
the bus ,	-12
the bus </s>	18
the bus now	-13
the button	-28
the button </s>	-11
the bypass	4
the cabin	26
the cache	-13
the cache </s>	-4
the cafe	-6
the call	-16
the call ,	-5
the call </s>	-13
the camper	5
the camper of	5
the capital	-19
the capital of	-19
the car	-8
the car </s>	6
the caravan	17
the cathedral	18
the cellar	44
the cello	24
the chair	12
the change	-8
the change </s>	-8
the chat	-16
the choir	7
the choir i	22
the church	39
the city	-14
the clinic	26
the clinic </s>	9
the clinic i	20
the clip	-34
the club	34
the code	-8
the comma	-6
the comma </s>	-6
the company	11
the company 's	17
the company go	7
the connection	-11
the console	-7
the console </s>	-7
the cooperative	9
the corridor	-11
the corridor wait	-11
the couch	-37
the council	58
the council </s>	8
the council in	24
the credit	-11
the crow	16
the cup	-19
the cup </s>	-17
the date	-19
the date </s>	-6
the day	-29
the day </s>	-22
the deadline	-27
the debt	20
the deck	-13
the demo	-17
the deploy	-4
the depot	25
the depot </s>	11
the deputy	27
the deputy head	27
the desk	-25
the diagnosis	15
the diagnosis </s>	15
the dialog	-6
the dialysis	18
the dialysis unit	18
the diff	-6
the diff </s>	-6
the difference	-14
the divorce	30
the doc	-27
the doc </s>	-9
the doc is	-5
the door	-59
the door ,	-22
the door </s>	-36
the download	-7
the download ,	-5
the draft	-6
the drawer	-6
the dust	60
the dust extractor	60
the email	-17
the end	-31
the end ,	-11
the end </s>	-18
the endpoint	-11
the endpoint </s>	-11
the example	-29
the example </s>	-6
the export	-6
the eye	-11
the eye </s>	-11
the fable	-12
the fable </s>	-12
the fall	30
the fall </s>	21
the family	85
the family </s>	47
the farm	33
the farm ,	7
the fifth	26
the file	-46
the file </s>	-12
the file and	-5
the file to	-13
the film	-44
the film ,	-20
the film </s>	-11
the fire	28
the fire </s>	17
the fire brigade	19
the firm	-11
the firm pay	-18
the first	-65
the first </s>	-8
the first <day>	15
the first <number>	-20
the first draft	-5
the first line	-10
the first of	6
the first part	-5
the fish	-17
the fish shop	-4
the fjord	29
the fjord </s>	29
the flat	25
the flat above	14
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
the form	-38
the form </s>	-9
the form with	-18
the formula	-6
the forum	-6
the fountain	24
the fourth	21
the fridge	-7
the fridge ,	-14
the fridge door	-8
the frontend	10
the frontend </s>	10
the function	-25
the function </s>	-5
the game	-33
the garage	22
the garage ,	26
the garage stand	-9
the garden	4
the green	18
the greet	-9
the group	17
the group project	17
the guy	-29
the guy in	-15
the hall	-22
the hare	-20
the head	-8
the header	-14
the header </s>	-10
the heart	23
the heat	5
the heat in	9
the hero	-17
the heroine	-15
the heroine ,	-15
the hip	15
the hip operation	15
the hob	-22
the hotel	14
the house	59
the house in	4
the idea	-12
the idea </s>	-9
the index	4
the intro	-13
the intro </s>	-11
the invoice	-4
the joke	-18
the joke </s>	-17
the kettle	-17
the kettle on	-12
the key	-8
the keyboard	-19
the killer	-12
the killer </s>	-12
the kiln	23
the king	-39
the kitchen	-15
the kitchen </s>	-14
the kitchen windowsill	10
the knit	4
the lamp	-22
the land	-10
the land page	-12
the laptop	-18
the last	-35
the last <day>	17
the last line	-9
the layout	-9
the leaflet	-22
the lease	31
the leave	133
the leave </s>	51
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
the list is	-13
the log	-13
the log </s>	-6
the login	-8
the logo	-11
the long	-8
the loop	-16
the lot	-11
the macro	-15
the mail	-7
the mail </s>	-6
the man	-14
the man in	-14
the manual	-7
the margin	-20
the market	13
the meet	-56
the meet </s>	-23
the meme	-10
the menu	-16
the middle	-17
the middle of	-17
the mill is	-7
the model	-12
the model for	-12
the module	10
the moment	-18
the moment </s>	-20
the moment i	9
the money	7
the money in	-5
the month	8
the month </s>	8
the moon	-14
the morning	12
the morning </s>	12
the mortgage	18
the motorbike	-13
the museum	11
the museum have	6
the name	-5
the national	12
the navy	24
the navy </s>	13
the near	31
the new	-6
the new mayor	-15
the new year	12
the news	-77
the news </s>	-22
the news say	-15
the next	-18
the next couple	17
the next step	-8
the night	29
the night desk	11
the novel	-24
the number	11
the nurse	23
the office	-68
the office </s>	-36
the office today	-6
the old	23
the old barn	-4
the older	41
the older <kin>	41
the onion	-25
the onion </s>	-15
the only	102
the only <number>	25
the only bread	10
the only way	22
the order	-14
the order of	-8
the organ	19
the other </s>	7
the other <number>	4
the other file	-4
the other to	12
the output	-4
the oven	-12
the pack	5
the pack list	5
the page	-61
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
the person	13
the pharmacy	19
the pharmacy 's	5
the pharmacy </s>	17
the pharmacy is	13
the phone	16
the phone ,	-23
the phone </s>	32
the photo	-29
the piano	-13
the piano in	-16
the picture	-26
the picture </s>	-12
the picture is	-11
the pitch	-16
the plan	11
the plant	-31
the plant </s>	-32
the play	-22
the plot	8
the poem	-8
the pool	6
the post	14
the pottery	-5
the practice </s>	18
the present	25
the printer	-15
the prison	6
the prison is	6
the problem	-5
the prompt	-4
the proxy	-8
the proxy </s>	-8
the puzzle	-22
the puzzle always	-15
the quarry	25
the queen	-5
the queue	-29
the queue ,	-9
the queue at	-6
the queue have	-7
the quiz	-8
the radio	-13
the railway	20
the rain	-47
the rain </s>	-15
the rain just	-6
the rainy-day	46
the rainy-day account	46
the raspberry	20
the raspberry pi	20
the rate	-16
the receipt	-6
the recipe	-7
the release	9
the remote	-7
the report	-45
the rest	-14
the rest </s>	-12
the restaurant	-7
the restaurant ,	7
the restaurant only	-9
the result	-11
the result </s>	-4
the review	-6
the right	65
the right ear	30
the river	12
the road	-20
the roof	-5
the roof </s>	21
the room	-16
the router	-12
the router </s>	-8
the royal	-17
the rule	5
the salon	13
the same	59
the same </s>	15
the same thing	-14
the same to	23
the sample	-32
the sauce	-9
the sawmill	20
the scar	-6
the scar on	-6
the school	29
the school <kin>	-7
the school run	10
the scout	9
the screen	-21
the screen </s>	-7
the script	-13
the second	-135
the second </s>	-7
the second <number>	-32
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
the shed	45
the shed </s>	32
the sheet	-12
the shop </s>	-15
the shop close	-4
the shop is	26
the shop steward	9
the shop was	7
the shower	-28
the shower ,	-8
the sight	5
the sight of	5
the site	-18
the sketch	-31
the soil	24
the soil probe	24
the song	-17
the spare	23
the spare room	23
the spell	-12
the spring	10
the stable	-14
the stair	57
the stair </s>	47
the standup	-7
the startup	-4
the startup give	-4
the step	-9
the story	-58
the story </s>	-17
the strike	7
the stroke	32
the stroke i	26
the subject	-14
the sum	-11
the sum </s>	-11
the summary	-12
the summer	21
the support	-9
the switch	32
the switch lite	32
the tab	-15
the table	-6
the table </s>	-7
the tax	16
the tax office	19
the team	24
the team i	10
the team is	12
the test	-30
the test </s>	-6
the test fail	-6
the text	-9
the text ,	-7
the theatre	-7
the theatre give	-7
the theory	8
the third	-13
the third division	12
the third of	8
the third paragraph	-4
the thread	-12
the thread of	-8
the ticket	-11
the till	6
the time	6
the time </s>	19
the timer	-11
the title	-21
the title </s>	-11
the toast	-6
the tone	-5
the top	-39
the top </s>	-18
the total	-12
the total </s>	-7
the tractor	34
the train	-43
the train leave	-10
the treasurer	17
the tuba	-13
the tuba </s>	-15
the tutorial	-8
the typo	-7
the typo </s>	-7
the under	6
the under <number>	5
the union	15
the update	-33
the update </s>	-6
the update i	-15
the user	-49
the user live	-25
the van	44
the van ,	20
the van in	-10
the variable	-8
the vegan	-21
the video	-48
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
the way this	-5
the weather	-8
the wed	38
the wed </s>	26
the wed is	19
the week </s>	-8
the west	-9
the west </s>	-9
the whole	-13
the whole family	17
the whole list	-14
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
the worst	-15
the worst be	6
the wrong	-74
the wrong branch	-4
the wrong date	-4
the wrong file	-4
the year	-8
the year i	13
theatre give	-7
their	-101
their <kin>	20
their <kin> </s>	5
their <name>	-27
their <name> </s>	-27
them	29
them </s>	22
them are	4
them at	11
them for	-6
them on	13
them on a	6
then	-59
then ,	-10
then </s>	-26
then <number>	10
then <number> month	10
then a	69
then go	-10
then i	-24
then its	15
then read	-7
then the	-21
then we	18
theory	17
therapy	15
there	-101
there 's	-58
there 's <number>	6
there 's a	-89
there 's no	40
there ,	-27
there </s>	-49
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
thesis	62
thesis is	24
thesis is about	20
thesis on	30
they	-82
they are	6
they call	7
they say	-15
they say </s>	-11
they/them	23
they/them </s>	23
thing	-30
thing </s>	-9
thing i	17
thing in	-29
think	-154
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
third	18
third </s>	-14
third division	12
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
third year of	7
this	-971
this </s>	-95
this <day>	-6
this <month>	24
this <month> </s>	14
this <name>	-44
this <name> ,	-18
this <name> </s>	-19
this <number>	-93
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
this back	7
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
this for	-17
this for <number>	-12
this function	-6
this headline	-5
this headline is	-5
this in	-19
this invoice	-23
this is	-20
this kind	-4
this kind of	-4
this line	-16
this meet	-12
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
this record	-18
this sample	-9
this sentence	-4
this slide	-5
this song	-7
this song </s>	-5
this spreadsheet	-13
this spring	27
this spring </s>	23
this table	-6
this ticket	-5
this time	-21
this time ,	-9
this time </s>	-12
this to	-5
this up	-19
this up </s>	-14
this week	15
this winter	59
this winter </s>	48
this work	-6
this work </s>	-5
this year	-17
this year </s>	-38
those	-34
those </s>	-5
those <number>	-14
those <number> </s>	-18
though	20
thread	-22
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
through the	-36
throw	-19
throw a	-11
throw a <name>	-14
throw up	-7
thumb	-22
thumb up	-10
thumb up to	-10
thx	-42
thx </s>	-12
thx that	-7
thx that work	-7
thyroid	22
ticket	45
ticket </s>	-14
ticket and	24
tie	-14
tight </s>	-8
tighten	-18
tile	8
tile </s>	10
till	113
till <month>	13
till <month> </s>	13
till <number>	59
till <number> </s>	69
till it	31
till it 's	11
till next	5
till noon	-11
till noon </s>	-11
till she	6
time	-123
time ,	-32
time :	-16
time : <number>	-16
time </s>	10
time for	-13
time i	-34
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
tinnitus ,	26
tiny flat	-10
tip	-4
tip </s>	-17
tire	-60
tire </s>	-19
tire today	-13
tire today </s>	-4
title	-31
title </s>	-23
title for	-4
to	34
to /	-5
to </s>	14
to <day>	-30
to <day> </s>	-26
to <days>	-42
to <kin>	-66
to <kin> </s>	-43
to <month>	10
to <month> </s>	5
to <name>	32
to <name> 's	-6
to <name> ,	15
to <name> </s>	-16
to <name> <number>	-11
to <name> after	-4
to <name> at	-7
to <name> for	-6
to <name> in	38
to <name> last	4
to <name> that	6
to <name> with	10
to <number>	43
to <number> </s>	-5
to <number> <kin>	12
to <number> because	-6
to <number> day	-11
to a	72
to a <kin>	4
to a <name>	18
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
to be do	-17
to be gluten	7
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
to do	-10
to do this	-19
to drive	16
to find	-12
to finish	20
to finish this	-6
to fix	-26
to fix the	-4
to fix this	-18
to fly	-24
to get	32
to get dress	17
to get to	24
to give	8
to give up	8
to go	-18
to go </s>	-11
to go with	-8
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
to it	-5
to it </s>	-5
to learn	-36
to learn how	-17
to leave	-11
to leave </s>	-11
to live	20
to lunch	-26
to lunch </s>	-12
to main	9
to main </s>	9
to make	-12
to me	82
to me ,	-14
to me </s>	95
to me on	-21
to meet	-15
to meet at	-15
to merge	-8
to move	-4
to my	22
to nut	-35
to open	-22
to open a	-10
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
to restart	-25
to restart it	-4
to retire	35
to retire at	23
to retire in	-14
to run	-4
to run </s>	-16
to run the	8
to say	-24
to say </s>	-7
to school	13
to see	-13
to sell	11
to send	-5
to send this	-5
to sesame	22
to shellfish	17
to sing	13
to sing along	13
to skip	-7
to smoke	22
to smoke <number>	15
to some	-23
to sort	-18
to stay	21
to stop	-6
to swim	31
to swim </s>	11
to that	-32
to the	-91
to the <kin>	-6
to the <name>	22
to the article	-11
to the bypass	4
to the leave	-16
to the moon	-14
to the next	-20
to the office	13
to the other	-6
to the parser	-4
to the second	-5
to the shop	-24
to the table	-6
to think	-10
to this	-4
to this kind	-4
to try	-8
to understand	-5
to wait	12
to walk the	-4
to work	44
to work ,	9
to work </s>	25
to write	-4
to write a	-4
toast	-79
toast </s>	-35
today	-535
today 's	-12
today ,	-86
today , so	-17
today </s>	-339
today because	-27
today because of	-27
today i	-8
today was	-15
together	21
token	-4
tomorrow	-94
tomorrow </s>	-75
ton	4
ton of	4
tone </s>	-11
tongue	-13
tongue 's	18
tongue 's <name>	18
tongue ,	7
tongue on	-17
tongue on the	-17
tonight	-298
tonight 's	-28
tonight ,	-89
tonight </s>	-122
too	-153
too </s>	27
too big	7
too fast	-23
too few	-22
too few for	-22
too high	-16
too long	-22
too long ,	-7
too long </s>	-12
too loud	-16
too loud in	-16
too much	-27
too much </s>	-10
too soon	-7
too soon ,	-7
tool	18
tool ,	5
tool </s>	28
top	-8
top </s>	-13
top out	12
top out at	12
topic	-30
total	-89
total </s>	-29
touch	60
tour	16
tour in	12
tour in <name>	12
towards	7
towel	-22
town	21
town </s>	6
trace	-21
trace ,	-4
track	14
tractor	33
trade	61
trade </s>	19
traffic	-18
train	66
train ,	-7
train </s>	40
train as	83
train as a	83
train for	11
train is	-14
train is late	-7
train leave	6
train leave every	17
train the	-12
train the model	-12
train under	-13
tram	30
tram </s>	13
tram <kin> </s>	12
transfer	12
translate	-26
translate patent	19
translate patent from	16
translate the	-14
translate this	-25
translation	27
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
tree ,	6
tremor	78
tremor ,	46
tremor , so	46
trial	-20
trigger	15
trigger here	15
trigger here :	15
trip	14
trip </s>	-32
trombone	8
trombone in	8
truck	72
truck </s>	33
trumpet	9
try	-37
try </s>	-7
try again	6
try again with	-5
try another	-9
try another </s>	-9
try for	4
try for a	4
try that	-13
try that tomorrow	-8
try to	-11
try to fix	-5
try to get	-4
tuba	-18
tuba </s>	-15
tune	28
tune up	20
tune up a	20
turbo	23
turbo <kin>	23
turbo <kin> in	23
turn	153
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
tutorial and	-5
tv	-46
tv </s>	-22
twentie	13
twentie </s>	6
twice	-50
twice ,	-9
twice </s>	-49
twice a	41
twice a day	37
twice a month	17
twice a year	-14
twice and	-17
twice in	10
twice in <number>	10
two-bedroom	-11
two-bedroom place	5
two-bedroom place in	5
type	-11
type </s>	-6
type <number>	-31
type <number> and	-4
type <number> diabetes	-4
type <number> since	12
type about	14
type is slow	13
type with	12
type with <number>	12
typescript	14
typical	-36
typical </s>	-24
typo	-85
typo </s>	-52
typo in	-10
typo in the	-8
ugh	-54
ugh i	-12
ugly	-7
umbrella	4
umbrella </s>	10
umpire	10
unbelievable	-13
unbelievable </s>	-13
under	104
under <name>	-16
under <name> </s>	-16
under <number>	33
under <number> </s>	-11
under <number> <kin>	16
under <number> page	10
under my	38
under my bed	20
under the	20
under the stair	33
under-tens	-9
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
unknown	-15
until	160
until <month>	19
until <month> </s>	5
until <month> <number>	14
until <number>	115
until <number> </s>	106
until the	7
until they	-9
up	-45
up ,	-35
up , i	-4
up </s>	-85
up a	19
up a step	20
up at	-54
up at <number>	-34
up for	4
up for a	6
up half	6
up half of	6
up in	32
up in <name>	-6
up in about	-8
up in foster	11
up in the	25
up meat	13
up most	-5
up most of	-5
up my	-18
up on	-34
up on that	-19
up on the	-12
up sugar	16
up the	45
up this	-18
up when	17
up with	32
up with <name>	35
update	-29
update </s>	-16
update i	-15
upgrade	18
upload	-11
upstairs	-19
upstairs ,	-15
us	273
us ,	14
us , <name>	6
us </s>	72
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
use	35
use <name>	-38
use <name> </s>	-46
use <name> and	-17
use <number>	-24
use a	21
use a screen	34
use a wheelchair	29
use bullet	4
use bullet point	4
use emojis	20
use emojis with	20
use it	-15
use that	-10
use the	-76
use the other	-6
use the second	-12
use the wrong	-19
use this	-10
use to	75
use to be	26
use to smoke	27
use to think	-8
use your	-6
useless ,	5
useless </s>	-12
user	-113
user end	-32
user here	-7
user i	-20
user i want	-20
user live	-42
user live in	-42
usually	-22
ux	18
ux <kin>	13
vacuum	-17
vacuum </s>	-17
valley	-19
valley </s>	6
value	-4
vampire	-23
van	35
van 's	5
van ,	11
van , a	8
van every	9
van every time	9
van have	-9
van in	-18
variable	-25
variable name	-10
vegan	-129
vegan ,	-25
vegan <number>	-15
vegan since	36
vegan since <number>	24
vegetarian	38
vegetarian </s>	9
venue	21
venue site	6
venue site into	6
verb	13
verse	-9
version	-21
version ,	-5
version </s>	5
version <number>	-13
version <number> </s>	-15
via	8
via <name>	8
victim	-24
victim of	-24
video	-54
video ,	-9
video call	19
video stutter	-8
video stutter on	-8
view	-22
village	16
village choir	-18
village choir sing	-18
village have	4
village have no	4
villain	-15
vineyard	13
vineyard ,	7
vineyard in	-12
violin	47
violin </s>	16
viral	-28
visa	59
visa clear	8
visa expire	4
visa run	16
visa run out	16
visit	32
visit every	15
visit him	13
voice	-8
voice ,	-11
volume	20
volunteer	44
volunteer at	20
volunteer at the	20
volunteer every	7
volunteer every <day>	7
vote	-5
vote on	-5
vote on everything	-5
vs	-61
w	59
w <number>	10
w a	-10
w my	6
w my <kin>	6
w this	-20
wait	-86
wait </s>	-30
wait for	-49
wait for a	-11
wait for the	-12
wait list	24
wait list for	15
wait on	-15
wait room	-11
wake	-39
wake up	-36
wake up ,	-5
wake up at	-19
walk	-16
walk ,	-11
walk in	-18
walk in ,	-18
walk the	-4
walk the <kin>	-19
walk the <name>	9
wall	9
walnut	15
want	-17
want </s>	-6
want <name>	18
want <number>	19
want <number> </s>	19
want a	-30
want everything	13
want everything in	11
want it by	40
want it shorter	-5
want more	-19
want my	-4
want out	5
want out of	5
want the	4
want this	-27
want to	-37
want to add	5
want to be	-13
want to change	-5
want to finish	11
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
warfarin	-9
warfarin </s>	-9
warm	-38
warn	-21
warn </s>	-10
was	-188
was <name>	22
was <number>	43
was <number> ,	16
was <number> </s>	33
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
was bear at	4
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
was forge	-4
was forge by	-4
was found	-26
was found by	-9
was found in	-17
was from	-30
was from <name>	-30
was go	-10
was go to	-10
was hell	-4
was hell today	-4
was in	-7
was in <name>	-13
was in the	6
was leave	-11
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
watch	-96
watch a	-16
watch the	-30
watchman	-7
watchman ,	-7
watchman , <name>	-7
water	-46
water </s>	6
water the	-16
water the plant	-16
way	-5
way </s>	11
way home	-33
way home </s>	-25
way in	-17
way this	-5
way to	20
we	302
we 'll	-17
we 're	75
we 're <name>	8
we 're <number>	-30
we 're a	40
we 're do	-11
we 're expect	5
we 're get	7
we 're in	-4
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
we agree	-22
we agree on	-5
we agree to	-14
we all	-21
we are	-65
we are <number>	-23
we call	12
we can n't	12
we close	-7
we could	-42
we decide	-19
we decide to	-17
we delete	-20
we deploy	17
we do	37
we do n't	12
we eat	-6
we foster	22
we foster <kin>	22
we get	15
we get the	13
we go to	-6
we go with	-8
we have	53
we have </s>	-10
we have <kin>	16
we have <number>	-18
we have a	-23
we have be	13
we have decide	10
we have get	42
we have have	22
we have no	29
we have run	13
we have to	-24
we homeschool	33
we homeschool all	17
we homeschool our	13
we host	-17
we keep	33
we keep all	5
we live	47
we lose	7
we lose our	11
we lose the	10
we meet	20
we milk	23
we milk <number>	23
we move	19
we move the	-7
we move to	28
we name	18
we need	-57
we need <number>	-34
we need a	-9
we never	6
we own	23
we plan	11
we plan to	11
we play	12
we put	23
we rent	17
we rent a	5
we rent the	5
we replace	10
we replace <name>	10
we run	6
we run on	-4
we share	7
we should	-51
we speak	16
we speak <name>	8
we spend	-5
we switch	-7
we switch from	5
we switch the	-11
we take	-4
we use	28
we were both	8
we will	-16
we will be	-6
weak	43
weak </s>	25
wear	105
wear a	34
wear a hear	24
wear hear	20
wear hear aid	20
wear me	15
wear me out	15
wear out	-7
wear out the	-7
webinar	-18
webinar </s>	-18
website	-19
website 's	-10
website 's run	-10
website </s>	9
wed	84
wed </s>	26
wed band	17
wed in	12
wed is	18
wed is <number>	19
wedding	25
week	193
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
weigh	31
weigh <number>	14
weigh <number> kilo	-5
weigh and	14
weigh and enter	14
weight	-6
weird </s>	-28
weld	7
weld </s>	-14
weld is	7
weld is what	7
well	38
well </s>	34
wendell	-7
wendell and	-7
wendell and me	-7
were	-46
were <number>	7
were bear	-5
were bear in	-5
were both	8
west	-9
west </s>	-9
western	-29
wg	27
what	-165
what 's	-28
what 's on	-11
what 's the	-20
what </s>	-21
what <number>	-44
what a	-37
what a day	-25
what can	-28
what can i	-28
what do	-7
what go	16
what go in	16
what i	38
what i 'm	4
what i do	32
what i have	-12
what i mean	-5
what i say	-6
what it	-6
what keep	15
what keep the	6
what my	-9
what my <kin>	-9
what pay	17
what scare	-8
what scare me	-8
what the	-10
what time	-10
what time it	-10
what we	6
what with	-13
what with my	-12
what would	-47
what would be	-21
what you	-16
what you mean	-8
whatever	37
whatever you	45
wheelchair	81
wheelchair </s>	9
when	122
when <name>	30
when <name> was	27
when he	44
when he latch	34
when her	7
when i	43
when i ask	24
when i click	-19
when i run	-7
when i say	4
when i turn	17
when i was	15
when it	4
when my	7
when the	-43
when we	16
when you	16
whenever	35
whenever i ask	32
whenever you	22
where	12
where do	-9
where i	21
where i volunteer	7
where i work	13
where my	23
where my <kin>	9
where this	-5
whether	13
which	-51
which <number>	-23
which is	-44
which make	21
while	-28
while i	-18
while it	-17
white </s>	4
who	-21
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
whole list	-14
whole of	11
whole of <month>	7
whole thing	11
whole thing </s>	20
whom	8
whom i	14
whom i marry	14
why	-19
why </s>	-34
why it	-8
why it fail	-8
why the	-7
widowed	32
wifi	-40
wifi </s>	6
wifi at	7
wifi at the	11
wifi is	-24
will	-28
will </s>	21
will be	-11
will be move	-6
will n't	10
will n't be	-19
will n't eat	5
will n't get	-8
will n't go	4
will n't let	16
will n't load	-9
will n't turn	-23
will stay	-26
will take	-40
will take over	-19
win	-45
win ,	-29
win </s>	-8
wind	5
window	-44
window </s>	-35
window and	-9
window function	21
window open	-4
window open ,	-4
windowsill	10
wine	4
wing	6
winter	75
winter ,	4
winter </s>	64
winter i	15
winter in	5
winter is	-5
winter the	-10
wire	20
with	84
with <kin>	-11
with <name>	-14
with <name> 's	18
with <name> ,	8
with <name> </s>	-9
with <name> <name>	-4
with <name> <number>	27
with <name> at	11
with <name> for	-17
with <name> on	-15
with <number>	6
with <number> <kin>	-7
with <number> column	-19
with <number> hand	-7
with a	-56
with a <name>	15
with a glass	-8
with an	27
with exit	-10
with exit code	-10
with it	-29
with it </s>	-16
with me	79
with me </s>	48
with me be	6
with me in	8
with my leave	14
with no	7
with number	10
with option	-5
with option a	-5
with the <kin>	26
with the <name>	20
with the bank	-20
with the second	-7
with this	-33
with this <name>	-18
with type	-16
with type <number>	-16
with us	72
with us ,	9
with us </s>	24
with us in	13
with us since	10
with you	-16
with you </s>	-10
with your	-33
within	22
within <number>	22
within <number> hour	12
within <number> year	14
without	116
without a	8
witness	19
woman	-4
woman in	-16
woman in it	4
woman on	7
woman on our	7
wood	32
wooden	36
wooden boat	13
wool	4
wool </s>	-13
word	-10
word ,	-25
word <name>	-7
word a	59
word for	-6
work	-87
work ,	16
work , no	20
work </s>	21
work <days>	14
work <number>	8
work as	-28
work as a	-29
work at	-6
work at <name>	-25
work at the	11
work better	-18
work better for	-18
work day	8
work day </s>	8
work for	-63
work for me	-61
work for the	27
work from	24
work from <name>	10
work from home	25
work hard	-19
work hard </s>	-19
work i	36
work in	-17
work it	-24
work it out	-24
work late	-25
work night	-31
work night </s>	-8
work night at	-8
work on	-60
work on an	-14
work on it	-8
work on my	-26
work on the	-16
work the	6
work to	4
work w	13
work with	-12
workbench	14
workshop	12
workshop ,	-12
workshop have	8
workshop is	11
worry	-8
worse	19
worse in	11
worse on	22
worse on the	22
worse than	-4
worse than the	-4
worst	-15
worst be	6
worth	-17
worth it	-17
worth it </s>	-17
would	-24
would be	-21
would be leave	-21
would rather	21
would you	55
wrap	-27
wrap this	-12
wrap this up	-12
wreck	14
wreck my	14
wrist	14
wrist </s>	14
write	22
write ,	5
write <name>	10
write <number>	-17
write a	-8
write a cookbook	19
write a test	-9
write an	-23
write an email	-23
write in	-27
write it	-11
write me	19
write my	19
write that	-7
write that in	-7
write the	5
write the function	-8
write to	-4
wrong	-191
wrong ,	-12
wrong </s>	-42
wrong branch	-4
wrong branch </s>	-4
wrong chat	-14
wrong chat </s>	-14
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
year	256
year ,	15
year , i	-10
year , in	-15
year , mostly	4
year </s>	35
year <number>	-33
year <number> math	-17
year ago	18
year ago ,	7
year ago </s>	9
year and	4
year and the	-4
year as	4
year as a	4
year back	11
year back </s>	11
year before	11
year before i	5
year for	4
year for my	4
year i	23
year in	44
year in the	23
year is	8
year is the	-11
year of	34
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
yesterday </s>	-89
yet	-17
yet </s>	-6
yoga	-25
yoga to	-13
you	-228
you 're	-30
you 're the	-15
you ,	15
you </s>	-68
you <number>	-17
you a	-28
you always	-20
you an	-11
you are	-16
you ask	-24
you can	10
you can call	15
you do	-23
you do n't	-16
you draft	25
you draft for	12
you explain	16
you get	-7
you give	-14
you give me	-14
you have	-40
you in	18
you in <name>	18
you leave	-6
you live	-48
you live in	-31
you make	39
you make </s>	24
you mean	-11
you mean </s>	-11
you never	-14
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
your last	-17
your last answer	-8
your last message	-6
your link	-5
your point	-6
your point about	-4
your reply	13
your suggestion	-5
your suggestion </s>	-5
your table	-22
your tone	-8
your word	-6
yours	-17
yours </s>	-9
zeynep	-4
zip	12
|	-79
| </s>	-40
| <kin>	-30
| <kin> |	-30
"""
# fmt: on
