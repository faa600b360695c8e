"""Learned by `mnemic.evals.lasting`: do not edit, learn anew."""

# fmt: off
BIAS = 49
WEIGHTS = r"""
"	-113
" ,	-21
" :	-25
" <name>	-5
" i	-21
#0business	-55
#0failure	-7
#0food	-110
#0hand	151
#0hand-verb	95
#0health	91
#0home	77
#0language	74
#0mind-verb	181
#0period	35
#0public	33
#0sport	76
#0state	66
#0talk	15
#0tech	-10
#0trade	-24
#0work	50
#1business	5
#1failure	-16
#1food	46
#1hand	-87
#1hand-verb	-27
#1health	20
#1home	-75
#1language	-61
#1mind-verb	7
#1period	-24
#1public	-115
#1sport	11
#1state	67
#1talk	97
#1team	-42
#1tech	-9
#1trade	-91
#1work	-111
#2business	-47
#2failure	-44
#2food	20
#2hand	-162
#2hand-verb	-106
#2health	104
#2home	62
#2language	38
#2period	-76
#2public	35
#2sport	88
#2state	123
#2talk	18
#2team	-101
#2tech	28
#2trade	-93
#2work	-26
#business	470
#failure	-203
#food	-102
#hand	-250
#hand-verb	-164
#health	494
#home	200
#ing	-13
#language	122
#length 0	-420
#length 1	-246
#length 2	30
#length 3	497
#length 4	46
#mind-verb	-358
#past	-204
#period	433
#public	7
#s	6
#sport	231
#state	351
#talk	-372
#team	-46
#tech	76
#trade	4
#work	-304
&	-69
& <name>	-13
& <name> ,	-13
'	-34
' <name>	-25
' <name> <kin>	13
' <number> <name>	10
' association	14
' mock	8
' mock paper	8
' on	13
' on the	13
' school	14
' school is	14
'd	-91
'd be	-12
'd be a	12
'd like	11
'd like a	-15
'd like the	-16
'd love	-22
'd love a	-10
'd love to	-8
'd prefer	-16
'd rather	11
'd rather get	32
'd rather you	-6
'd say	-15
'll	-120
'll be	-33
'll be back	-20
'll be in	-26
'll be on	4
'll go	-13
'll have	-13
'll send	-15
'm	-39
'm <name>	12
'm <number>	59
'm <number> </s>	58
'm <number> foot	30
'm <number> minute	-9
'm a	63
'm a bite	-14
'm a fan	-20
'm afraid that	-12
'm allergic	42
'm allergic to	42
'm alone	9
'm ask	11
'm at	-40
'm at <name>	9
'm at the	-32
'm bad at	-8
'm blind	4
'm blind ,	4
'm bore	-7
'm build	-7
'm build a	-4
'm colour-blind	41
'm colour-blind (	24
'm colour-blind ,	17
'm confuse	-11
'm confuse ,	-7
'm confuse by	-4
'm cook	-23
'm dead	-13
'm deaf	7
'm deaf in	19
'm design	-5
'm do	-28
'm do </s>	-5
'm do a	11
'm do with	-7
'm down	-8
'm drive	-11
'm fly	-16
'm from	-15
'm from the	-15
'm get	-9
'm go	-40
'm go to	-25
'm good	-4
'm halfway	-8
'm halfway through	-8
'm hard	4
'm have	-7
'm hope	9
'm hope to	11
'm impress	-8
'm impress </s>	-8
'm in	-81
'm in <name>	-29
'm in a	-22
'm in the	-26
'm interest	-7
'm interest in	-7
'm into	-5
'm just	-4
'm keen	-5
'm lactose	22
'm lactose intolerant	22
'm learn	14
'm learn <name>	9
'm leave	-11
'm left-handed	26
'm look	-32
'm look at	-4
'm look for	-27
'm lose	-12
'm lose </s>	-9
'm make	-23
'm make a	-10
'm move the	-7
'm move to	8
'm not	9
'm not a	-10
'm off	-21
'm on	-16
'm on a	-5
'm on hold	-12
'm on my	-18
'm on night	13
'm on page	-26
'm on step	-9
'm on the	-4
'm out	-35
'm out of	-23
'm pay	32
'm play	22
'm put	20
'm read	-4
'm run	-19
'm save	42
'm save <number>	10
'm save for	38
'm set	5
'm sick	-4
'm sit	-5
'm so	-9
'm so tire	-6
'm soak	-14
'm stand	9
'm stand in	-7
'm start	-7
'm stick	-31
'm stick on	-7
'm terrify	15
'm terrify of	15
'm the	104
'm the <kin>	19
'm the <number>	-10
'm the fourth	20
'm the last	7
'm the only	27
'm the shop	8
'm tire	-4
'm train	22
'm up	-6
'm use	-10
'm use the	-4
'm useless	7
'm useless ,	4
'm watch	-35
'm work	-30
'm work on	-25
'm write a	18
'm write an	-23
're	43
're <name>	10
're <number>	-27
're <number> to	-17
're a	36
're a bite	-10
're a family	5
're do	-9
're expect	6
're get	9
're look	-17
're move	11
're move to	9
're off	-8
're on	15
're on <name>	23
're prototype	25
're the	-14
's	130
's ,	19
's </s>	12
's <day>	-10
's <day> </s>	-10
's <kin>	-33
's <kin> ,	5
's <kin> </s>	5
's <kin> <name>	7
's <kin> have	-19
's <name>	111
's <name> ,	22
's <name> </s>	67
's <name> <number>	24
's <name> that	5
's <number>	16
's <number> of	11
's a	21
's a <kin>	6
's a <number>	6
's a history	-17
's a hospital	-10
's a mess	-28
's a peanut	-6
's a second	-11
's a step	4
's a sublet	39
's a wait	-4
's allergic	-20
's allergic to	-20
's at	21
's at <number>	12
's barn	15
's barn </s>	15
's be	12
's big	5
's call	24
's call <name>	27
's clock	-16
's drill	-10
's due	-9
's fix	5
's for <kin>	9
's for a	-11
's form	-11
's freeze	-4
's from	-19
's from <name>	-33
's garage	11
's garage </s>	6
's get	-18
's go </s>	-4
's go but	9
's how	11
's in	22
's in <name>	20
's in the	-5
's job	6
's late	-26
's late ,	-18
's leave	-12
's line	13
's me	15
's me who	8
's meet	-6
's mine	21
's minus	10
's minus <number>	10
's miss	13
's miss <number>	18
's moor	16
's my	10
's my <kin>	7
's name	-8
's no	39
's on	-50
's on <number>	-31
's on the	-15
's out	14
's out </s>	8
's page	29
's plan	16
's recipe	20
's row	-8
's row <number>	-8
's run	-9
's run by	-9
's school	12
's set	-5
's stick	-12
's still	-10
's surname	13
's the	72
's the <number>	54
's the leave	19
's to	5
's to <name>	5
's too	-8
's too long	-6
's voice	-21
's voice ,	-12
's watch	-10
's what	-5
's what i	-5
's wheelchair	6
(	24
( <kin>	18
( <kin> )	4
( <name>	-18
( he	11
( he 's	11
)	-28
) and	4
) and her	4
+	35
+ <day>	16
,	-213
, <day>	-13
, <day> to	4
, <days>	53
, <kin>	118
, <kin> 's	16
, <kin> <name>	4
, <kin> of	-11
, <kin> order	7
, <month>	-12
, <name>	-18
, <name> (	-22
, <name> ,	24
, <name> </s>	-122
, <name> <name>	32
, <name> <number>	-5
, <name> at	4
, <name> i	-6
, <name> is	16
, <name> say	-12
, <name> the	-15
, <name> time	11
, <name> to	4
, <number>	-65
, <number> ,	16
, <number> </s>	67
, <number> <kin>	-90
, <number> <name>	-42
, <number> am	15
, <number> and	-6
, <number> at	12
, <number> coeliac	-11
, <number> day	-15
, <number> euro	23
, <number> floor	30
, <number> hive	42
, <number> in	-5
, <number> letter	-10
, <number> line	15
, <number> min	-6
, <number> minute	-44
, <number> of	-11
, <number> on	20
, <number> people	17
, <number> percent	-22
, <number> round	4
, <number> sec	-14
, <number> to	6
, <number> week	10
, <number> year	45
, a	-25
, a <kin>	-21
, a <name>	15
, a <number>	12
, a former	-10
, about	17
, about <number>	20
, accord	-19
, accord to	-19
, across	16
, add	-15
, all	43
, all <number>	9
, all remote	8
, all the	27
, always	229
, always </s>	95
, always be	16
, always have	55
, an	-13
, and	27
, and i	19
, and it	-6
, and that	8
, and the	6
, and we	10
, and you	-14
, annoy	-36
, annoy </s>	-36
, any	-17
, apparently	-10
, are	6
, as	-11
, at	28
, back	-66
, back at	-7
, back in	-42
, back now	-11
, back to	-6
, base	4
, base in	8
, be	-13
, be quick	-6
, believe	8
, believe it	8
, bite	-6
, both	56
, both ear	28
, brain	-7
, brain is	-7
, build	7
, by	34
, by choice	7
, by the	21
, can	-31
, can n't	-20
, can you	-17
, chapter	-15
, chapter <number>	-15
, check	-7
, cheer	-14
, cheer </s>	-14
, coeliac	15
, coeliac </s>	15
, come from	-8
, count </s>	4
, cover	-12
, crop	-16
, cut	-14
, dairy	-9
, delete	-10
, diagnose	8
, diesel	18
, diesel </s>	18
, do	-8
, do for	-11
, do n't	13
, drop	-6
, drop the	-6
, due	6
, due in	6
, end	-11
, end of	-18
, end up	8
, essential	34
, essential tremor	34
, even	28
, even in	14
, ever	76
, ever </s>	56
, every	56
, every day	20
, every time	24
, everything 's	-13
, feel	-10
, finally	-18
, finally </s>	-18
, find	-7
, find it	-6
, find out	16
, find the	-11
, fine	-5
, fine </s>	-5
, first	-5
, fix	30
, for	27
, for <number>	-17
, freelance	23
, freelance </s>	11
, from	25
, go	-27
, go ahead	-9
, goal	8
, goal is	8
, grow	13
, ha	-10
, ha </s>	-10
, half	7
, half <name>	8
, handle	-8
, handle the	-4
, hang	-15
, hang on	-15
, hate	8
, haul	18
, have	-5
, have be	21
, have to	-30
, he 's	-5
, head	-14
, help	-29
, help </s>	-26
, hilarious	-18
, hilarious </s>	-18
, home by	-7
, honestly	7
, honestly ,	16
, honestly </s>	-9
, hope	24
, hope to	11
, how	-60
, how do	-31
, hurry	-31
, hurry </s>	-31
, i	72
, i 'd	19
, i 'll	-14
, i 'm	19
, i always	6
, i do	7
, i eat	-5
, i have	-6
, i look	4
, i play	7
, i read	-16
, i see	-12
, i take	13
, i think	-25
, idea	-8
, idea </s>	-11
, if	5
, if you	5
, ignore	-32
, ignore that	-19
, ignore the	-13
, in	6
, in <month>	-15
, in <name>	5
, in the	8
, in this	-12
, is	-38
, is 19	-4
, is deaf	6
, is it	-18
, is leave	10
, is older	8
, is on	4
, is that	-14
, it	-56
, it 's	-5
, it say	-9
, it was	7
, its	-34
, its an	10
, just	-42
, just a	7
, just pick	-12
, keep	-18
, knee	16
, know	-10
, leak	27
, leave	21
, leave in	-15
, less	14
, less strict	14
, let	-10
, like	16
, live	-19
, live in	-9
, look	-32
, loud	-24
, love	-30
, mail	-11
, mail only	-11
, mainly	5
, make	-25
, make it	-17
, manual	18
, maybe	-24
, me	47
, me and	7
, mostly	61
, mostly <name>	29
, mostly in	-12
, motorbike	36
, motorbike crash	36
, must	-5
, must be	-5
, my	20
, my <kin>	24
, my <name>	6
, my whole	7
, need	-36
, never	143
, never <name>	18
, never have	26
, next	-7
, nice	-20
, nice </s>	-20
, night	7
, no	-158
, no <kin>	-47
, no <name>	8
, no change	-17
, no exception	24
, no garden	-30
, no idea	-23
, no luck	-9
, no nut	-12
, no sugar	14
, nobody	34
, nobody say	18
, not	71
, not <name>	8
, not <number>	-6
, not a	-8
, not the	8
, nothing	18
, now	6
, on	-6
, on a	10
, on the	17
, only	37
, only <number>	-4
, or	-22
, or so	-22
, other	-13
, other half	-5
, our	54
, our <kin>	25
, own	21
, panic	12
, pay	12
, pay no	-7
, people	-18
, phone	-7
, phone at	-15
, play	13
, please	13
, please ,	14
, please </s>	-11
, please use	9
, post	-5
, post the	-6
, quick	-28
, quick </s>	-28
, rain	-17
, raise	23
, read	-4
, ready	-35
, red	-9
, red-and-green	45
, red-and-green look	45
, redo	-10
, redo it	-10
, remove	-6
, rent	8
, rest	-22
, retire	10
, retire next	4
, right	-23
, right </s>	-50
, right side	14
, run	20
, run until	9
, same	-19
, same for	-11
, say	-88
, say the	-58
, scroll	-7
, second	13
, see	-7
, see below	-8
, see the	7
, self-employed	8
, self-employed ,	8
, sell	33
, send	-12
, share	-5
, she	6
, she 's	10
, short	-11
, short answer	-9
, sign	-7
, sign off	-9
, silly	-16
, since	18
, sit	20
, sit in	4
, skip	-7
, sleep	-7
, so	157
, so <name>	-20
, so do	5
, so i	-15
, so keep	-7
, so long	5
, so no	39
, so now	16
, so please	5
, so scissor	22
, so spell	15
, so the	-8
, so type	14
, so voice	23
, so what	-15
, soak	-10
, soak </s>	-5
, solar	25
, solar and	14
, some	-74
, some <kin>	-22
, some <name>	-32
, sorry	-27
, sorry for	-22
, speak	-6
, speak <number>	-6
, stable	8
, stable on	6
, stage	-13
, stand	28
, start	-6
, station	4
, stay	6
, step	-10
, still	-22
, stop	23
, stop when	28
, study	-17
, swap	-11
, take	14
, talk	-13
, taste	21
, taste like	16
, test	11
, thank	-27
, thank </s>	-11
, thank for	-11
, that	-19
, that 's	26
, that keep	5
, that was	-9
, the	-117
, the <kin>	-33
, the <name>	-15
, the deputy	28
, the heroine	-15
, the other	4
, the second	-11
, the test	-4
, the worst	6
, then	-11
, they	-23
, they say	-12
, third year	7
, this	-8
, though	22
, tiny	-25
, tiny flat	-10
, too	-17
, train under	-13
, try another	-9
, turn	10
, turn <number>	10
, twice	9
, twice a	9
, type	-14
, typical	-37
, typical </s>	-25
, unbelievable	-12
, unbelievable </s>	-12
, under	-60
, under <number>	-60
, up	8
, use	15
, useless	-12
, useless </s>	-12
, wait	-19
, walk	-10
, want	8
, want it	6
, want to	8
, was	-45
, was buy	-12
, we	43
, we 're	15
, weird	-27
, weird </s>	-27
, what	-120
, what 's	-8
, what can	-27
, what do	-7
, what would	-22
, when	12
, where	-32
, where do	-7
, which	-67
, which <number>	-12
, which i	8
, which is	-41
, who	59
, who 's	11
, who is	11
, whole	24
, whom	15
, whom i	15
, why </s>	-18
, winter is	-6
, with	7
, with the	22
, work	-18
, worth	-17
, worth it	-17
, wrong	-16
, you	-15
.	-90
. </s>	-110
/	-20
0	27
0#ing	68
0#past	139
0#s	-12
1#ing	183
1#past	-168
1#s	-22
12	7
18	28
18 </s>	28
19	7
19 year old	-4
2#ing	-103
2#past	-111
2#s	-29
38	6
38 </s>	6
68	5
96	14
:	-372
: <kin>	-38
: <kin> ,	-38
: <name>	-53
: <name> ,	-11
: <name> </s>	-29
: <number>	-47
: <number> ,	-42
: [	-29
: a	-53
;	74
; i	51
; i 'm	17
; it	12
<day>	51
<day> 's	-39
<day> +	16
<day> + <day>	16
<day> ,	-23
<day> </s>	94
<day> <day>	18
<day> <day> </s>	9
<day> <day> <day>	9
<day> at	-5
<day> at <number>	-10
<day> down	-12
<day> even	-11
<day> evening	17
<day> in <name>	8
<day> is	-22
<day> lunch	7
<day> market	15
<day> market in	7
<day> meeting	18
<day> meeting for	18
<day> morning	17
<day> morning </s>	11
<day> night	43
<day> night </s>	18
<day> night are	29
<day> night belong	4
<day> of	11
<day> of the	26
<day> on	-4
<day> on the	4
<day> only	23
<day> only </s>	23
<day> the	-22
<day> to	-16
<day> to <day>	-31
<days>	213
<days> ,	7
<days> , i	-10
<days> , never	11
<days> </s>	38
<days> and	50
<days> and <days>	50
<days> are	-44
<days> are awful	-12
<days> are for	-27
<days> are off	8
<days> at	32
<days> at the	32
<days> belong	5
<days> belong to	5
<days> i	28
<days> i 'm	8
<days> off	38
<days> our	7
<days> the	-23
<kin>	308
<kin> '	-23
<kin> ' on	13
<kin> ' school	14
<kin> 's	78
<kin> 's <kin>	19
<kin> 's <name>	28
<kin> 's a	19
<kin> 's barn	15
<kin> 's call	6
<kin> 's clock	-16
<kin> 's drill	-10
<kin> 's from	23
<kin> 's garage	8
<kin> 's in	5
<kin> 's on	9
<kin> 's surname	13
<kin> 's watch	-10
<kin> 's wheelchair	6
<kin> (	11
<kin> ( he	11
<kin> )	4
<kin> ) and	4
<kin> ,	47
<kin> , <name>	123
<kin> , <number>	-64
<kin> , a	-4
<kin> , all	9
<kin> , can	10
<kin> , handle	6
<kin> , i	-9
<kin> , in	-5
<kin> , is	10
<kin> , just	14
<kin> , me	11
<kin> , my	5
<kin> , no	-48
<kin> , retire	4
<kin> , second	4
<kin> , self-employed	8
<kin> , some	-22
<kin> , the	12
<kin> , under	-32
<kin> , want	-8
<kin> , who	25
<kin> , work	-18
<kin> :	-67
<kin> : <kin>	-38
<kin> : <number>	-22
<kin> ;	13
<kin> </s>	159
<kin> <day>	-7
<kin> <kin>	-32
<kin> <kin> ,	7
<kin> <kin> </s>	-26
<kin> <kin> is	-6
<kin> <kin> n't	9
<kin> <name>	242
<kin> <name> 's	-13
<kin> <name> ,	24
<kin> <name> </s>	51
<kin> <name> <kin>	7
<kin> <name> and	9
<kin> <name> at	4
<kin> <name> can	16
<kin> <name> hate	16
<kin> <name> have	25
<kin> <name> in	4
<kin> <name> is	31
<kin> <name> leave	5
<kin> <name> move	9
<kin> <name> plant	4
<kin> <name> play	5
<kin> <name> raise	-6
<kin> <name> run	12
<kin> <name> start	11
<kin> <name> teach	-20
<kin> <name> want	15
<kin> <number>	7
<kin> <number> for	4
<kin> ?	27
<kin> a	29
<kin> all	6
<kin> amateur	11
<kin> and	15
<kin> and <number>	-15
<kin> and a	18
<kin> and i	5
<kin> are	-17
<kin> are asleep	-14
<kin> are milk	-9
<kin> are scream	-14
<kin> as	4
<kin> ask	-18
<kin> ask me	-8
<kin> at	26
<kin> at <name>	-22
<kin> at a	10
<kin> at our	6
<kin> at the	12
<kin> build	13
<kin> by	47
<kin> by trade	35
<kin> call	30
<kin> call <name>	25
<kin> can	-17
<kin> can n't	-17
<kin> come	8
<kin> come from	-10
<kin> debt	26
<kin> debt leave	26
<kin> die	-7
<kin> do n't	-7
<kin> due	10
<kin> due in	10
<kin> emoji	-29
<kin> every	15
<kin> every other	8
<kin> finish	-16
<kin> for	36
<kin> for my	9
<kin> for the	9
<kin> for wifi	17
<kin> forbid	6
<kin> from	-53
<kin> from <name>	-42
<kin> from the	-23
<kin> get	-14
<kin> go	20
<kin> hate	33
<kin> have	16
<kin> have <number>	-23
<kin> have get	14
<kin> have have	17
<kin> here	17
<kin> here ,	17
<kin> i	7
<kin> in	-10
<kin> in <month>	40
<kin> in <name>	38
<kin> in <number>	14
<kin> in a	-8
<kin> in chapter	-21
<kin> in may	23
<kin> in my	-18
<kin> in question	-14
<kin> in rural	5
<kin> in spring	12
<kin> in the	-50
<kin> insist	-11
<kin> is	-107
<kin> is </s>	-25
<kin> is <name>	38
<kin> is <number>	25
<kin> is a	-11
<kin> is ask	-21
<kin> is asleep	-17
<kin> is call	-11
<kin> is feed	-6
<kin> is here	-14
<kin> is now	23
<kin> job	-14
<kin> joke	-44
<kin> just	-119
<kin> just call	-9
<kin> just now	-12
<kin> just walk	-16
<kin> know	4
<kin> leave	20
<kin> leave me	6
<kin> like	-25
<kin> live	52
<kin> live downstair	27
<kin> live in	-7
<kin> live with	27
<kin> loan	12
<kin> love	-13
<kin> mind	8
<kin> mind the	8
<kin> move	13
<kin> n't	14
<kin> n't eat	16
<kin> n't fit	-8
<kin> name	14
<kin> name <name>	14
<kin> need	-5
<kin> next	-9
<kin> next door	-16
<kin> not	-33
<kin> nothing	-7
<kin> now	10
<kin> of	-12
<kin> of mine	-10
<kin> of our	7
<kin> of the	-12
<kin> on	17
<kin> on <days>	20
<kin> on <name>	-29
<kin> on a	16
<kin> on the	-20
<kin> only	7
<kin> order	7
<kin> our	14
<kin> pay	-19
<kin> pay in	-19
<kin> prefer	-6
<kin> result	-10
<kin> ring	6
<kin> ring from	6
<kin> run	-14
<kin> say	-24
<kin> since	4
<kin> since <number>	-12
<kin> sleep	-13
<kin> so	19
<kin> speak	-7
<kin> speak <name>	-18
<kin> split	15
<kin> split when	12
<kin> start	6
<kin> start school	6
<kin> stay	17
<kin> stop	-13
<kin> stop lay	-13
<kin> teach	6
<kin> tell	-14
<kin> tell the	-14
<kin> that	7
<kin> the	78
<kin> the <name>	-20
<kin> to	8
<kin> tongue	31
<kin> tongue 's	18
<kin> tongue ,	7
<kin> under	13
<kin> vs	-35
<kin> want	-22
<kin> want it	-22
<kin> want the	9
<kin> was	-4
<kin> we	-11
<kin> were	8
<kin> when	-24
<kin> will	-4
<kin> will n't	-4
<kin> with	-5
<kin> with the	-12
<kin> work	-5
<kin> work on	7
<kin> |	-31
<kin> | </s>	-31
<month>	476
<month> ,	77
<month> </s>	320
<month> <number>	66
<month> <number> ,	17
<month> <number> </s>	49
<month> and	16
<month> and i	6
<month> for	10
<month> for the	7
<month> i	-30
<month> i have	6
<month> in	18
<month> in <name>	10
<month> is	-18
<month> next	15
<month> next year	15
<month> to	23
<month> to <month>	8
<name>	263
<name> "	-21
<name> &	-41
<name> & <name>	-13
<name> 's	96
<name> 's ,	19
<name> 's </s>	36
<name> 's <kin>	-39
<name> 's <name>	10
<name> 's for	9
<name> (	-46
<name> ,	157
<name> , <days>	4
<name> , <kin>	-16
<name> , <name>	-24
<name> , <number>	53
<name> , a	-9
<name> , and	7
<name> , build	7
<name> , chapter	-15
<name> , do	-16
<name> , for	7
<name> , go	-13
<name> , half	8
<name> , i	11
<name> , in	32
<name> , manual	18
<name> , need	-24
<name> , no	-14
<name> , nobody	27
<name> , not	21
<name> , now	-5
<name> , on	-44
<name> , only	-7
<name> , our	18
<name> , raise	4
<name> , right	-26
<name> , run	6
<name> , sell	5
<name> , she	7
<name> , sign	-9
<name> , since	16
<name> , so	-6
<name> , start	-15
<name> , that	15
<name> , the	9
<name> , third	7
<name> , though	21
<name> , we	20
<name> , which	-12
<name> , who	23
<name> , with	22
<name> ;	10
<name> </s>	137
<name> <kin>	10
<name> <kin> '	13
<name> <kin> ,	4
<name> <kin> </s>	7
<name> <name>	115
<name> <name> 's	14
<name> <name> ,	39
<name> <name> </s>	60
<name> <name> <name>	18
<name> <name> at	9
<name> <name> call	22
<name> <name> in	-14
<name> <name> is	-13
<name> <name> on	-6
<name> <name> that	-8
<name> <name> upstairs	-6
<name> <name> with	5
<name> <number>	72
<name> <number> '	8
<name> <number> ,	-6
<name> <number> </s>	100
<name> <number> for	4
<name> a	-46
<name> a <kin>	-11
<name> after	9
<name> after the	9
<name> and	48
<name> and a	-16
<name> and forbid	-15
<name> and go	9
<name> and have	-28
<name> and i	15
<name> and in	5
<name> and it	-13
<name> and she	14
<name> and then	7
<name> and will	4
<name> are	-51
<name> around	-10
<name> as	8
<name> as a	7
<name> at	29
<name> at <number>	-9
<name> at home	12
<name> at number	12
<name> at the	-7
<name> at work	20
<name> because	13
<name> because of	7
<name> before	30
<name> before i	16
<name> branch	34
<name> brass	10
<name> but	-9
<name> but not	-17
<name> by	21
<name> by <number>	11
<name> by next	9
<name> call	28
<name> call <name>	22
<name> can	24
<name> can n't	20
<name> church	-10
<name> code	-10
<name> come	12
<name> die	11
<name> die in	10
<name> do	-31
<name> do solar	-6
<name> door	-10
<name> drive	5
<name> end	-11
<name> even	8
<name> even if	8
<name> every	21
<name> every <day>	6
<name> film	-16
<name> film </s>	-16
<name> for	-13
<name> for <number>	22
<name> for a	28
<name> for good	10
<name> for my	4
<name> franc	7
<name> from	11
<name> from <month>	6
<name> from <name>	12
<name> get	-25
<name> go	-20
<name> group	22
<name> group in	11
<name> hall	12
<name> hate	-4
<name> hate slide	7
<name> have	-48
<name> have <number>	-6
<name> have be	7
<name> have have	-14
<name> have no	-16
<name> how	12
<name> how we	12
<name> i	9
<name> i have	16
<name> i think	-16
<name> in	13
<name> in <name>	29
<name> in <number>	-8
<name> in a	15
<name> in the	-12
<name> in this	-8
<name> into	6
<name> into <name>	6
<name> is	18
<name> is a	6
<name> is due	-17
<name> is in	-18
<name> is the	7
<name> just	-19
<name> keep	-22
<name> last spring	5
<name> last week	-25
<name> last year	16
<name> leave	18
<name> leave </s>	13
<name> library	7
<name> library </s>	7
<name> licence	22
<name> live	13
<name> live with	4
<name> look	-4
<name> make	14
<name> marathon	12
<name> marathon in	17
<name> move	28
<name> move to	24
<name> name	-7
<name> name </s>	-7
<name> need	-9
<name> negative	-12
<name> next	-22
<name> next <month>	9
<name> next to	-14
<name> not	16
<name> now	32
<name> now </s>	28
<name> office	6
<name> on	-7
<name> on <number>	6
<name> on line	-12
<name> once	22
<name> only	-5
<name> open	-50
<name> open at	-8
<name> or	-87
<name> or <name>	-43
<name> passport	4
<name> place	4
<name> plant	7
<name> play	5
<name> pls	-25
<name> raise	-6
<name> retire	-18
<name> right	-9
<name> run the	16
<name> say	-45
<name> say </s>	-10
<name> since	19
<name> since <number>	-7
<name> since the	6
<name> sit	15
<name> sit in	9
<name> so	22
<name> somebody	-22
<name> speaker	7
<name> start	-10
<name> storage	14
<name> storage box	14
<name> teach	-20
<name> team	28
<name> test	41
<name> test </s>	41
<name> that	19
<name> that my	10
<name> that the	-10
<name> that this	-4
<name> the	-11
<name> the <kin>	-4
<name> this	-4
<name> time	11
<name> time </s>	11
<name> to	-30
<name> to <name>	-17
<name> today	-36
<name> today </s>	-17
<name> turn	19
<name> twice	-5
<name> under	12
<name> under the	12
<name> until	6
<name> upstairs	-6
<name> upstairs </s>	-6
<name> use	-14
<name> w	6
<name> w my	5
<name> want	15
<name> was bear	46
<name> when	16
<name> who	-39
<name> will	-40
<name> will take	-40
<name> with	27
<name> with <name>	13
<name> with a	-30
<name> with my	10
<name> with the	7
<name> without	12
<name> work better	-16
<name> yesterday	-21
<name> yesterday </s>	-21
<name> you	-31
<number>	58
<number> "	-20
<number> '	-7
<number> ' mock	8
<number> ,	34
<number> , <kin>	8
<number> , <name>	-17
<number> , <number>	-26
<number> , all	19
<number> , both	21
<number> , by	21
<number> , i	23
<number> , it	5
<number> , no	-12
<number> , pay	17
<number> , say	-21
<number> , so	-7
<number> , still	8
<number> , that	-7
<number> , the	-22
<number> , what	-22
<number> </s>	172
<number> <kin>	-172
<number> <kin> ,	-72
<number> <kin> </s>	-110
<number> <kin> a	19
<number> <kin> and	15
<number> <kin> at	25
<number> <kin> on	17
<number> <kin> since	-9
<number> <kin> under	10
<number> <kin> with	-4
<number> <month>	66
<number> <month> </s>	40
<number> <month> <number>	8
<number> <month> in	16
<number> <name>	17
<number> <name> </s>	-37
<number> <name> have	-11
<number> <name> to	7
<number> <name> with	13
<number> <number>	-13
<number> a	63
<number> a month	45
<number> a week	11
<number> a.m	19
<number> a.m .	19
<number> adult	-33
<number> adult ,	-33
<number> after	5
<number> am	28
<number> am and	15
<number> and	14
<number> and <number>	-16
<number> and after	-8
<number> and never	17
<number> approval	20
<number> are	-10
<number> are hard	-8
<number> argument	-4
<number> argument </s>	-4
<number> at	62
<number> at <name>	6
<number> at a	11
<number> at home	10
<number> bar	-24
<number> because	-30
<number> because of	-22
<number> bed	-27
<number> before	16
<number> bullet	-21
<number> bullet </s>	-21
<number> but	-5
<number> but the	9
<number> by	28
<number> chair	-14
<number> character	11
<number> character </s>	11
<number> cm	35
<number> cm </s>	18
<number> coeliac	-11
<number> coffee	-35
<number> coin	-14
<number> column	-21
<number> column </s>	-17
<number> corolla	31
<number> country	6
<number> country before	-4
<number> cover	14
<number> cover a	14
<number> cup	-20
<number> day	17
<number> day </s>	27
<number> day a	-4
<number> day to	-7
<number> degree	-8
<number> diabetes	-6
<number> digit	-16
<number> dollar	6
<number> draft	-8
<number> egg	-51
<number> egg ,	-17
<number> epoch	-11
<number> error	-5
<number> error </s>	-4
<number> euro	45
<number> euro </s>	-5
<number> euro a	25
<number> every	19
<number> every day	6
<number> fifty-minute	31
<number> fifty-minute lesson	31
<number> file	-17
<number> file </s>	-11
<number> finger	30
<number> finger ,	30
<number> flat	15
<number> flat in	12
<number> floor	33
<number> floor </s>	19
<number> foot	42
<number> foot <number>	42
<number> for	9
<number> for the	11
<number> from	-41
<number> from the	-10
<number> gig	12
<number> gig </s>	12
<number> go	11
<number> hand	12
<number> have	-11
<number> hive	52
<number> hive </s>	17
<number> hive behind	17
<number> hour	-33
<number> hour </s>	-6
<number> hour ahead	8
<number> hour to	-6
<number> i	5
<number> i 'm	20
<number> i leave	-9
<number> i lose	-12
<number> i see	-9
<number> in	73
<number> in <month>	12
<number> in <name>	12
<number> in may	32
<number> in my	10
<number> in the	-12
<number> is	-58
<number> jersey	22
<number> job	9
<number> kidney	29
<number> kilo	49
<number> kilo </s>	17
<number> kilo since	12
<number> km	48
<number> letter	-15
<number> letter </s>	-10
<number> line	15
<number> line </s>	10
<number> line a	10
<number> litre	18
<number> lung	-4
<number> math	-17
<number> max	6
<number> max </s>	6
<number> may	13
<number> member	42
<number> member </s>	42
<number> method	-22
<number> metre	7
<number> metre of	8
<number> min	-86
<number> min ,	-6
<number> min </s>	-39
<number> min leave	-8
<number> min so	-18
<number> min to	-20
<number> minute	-273
<number> minute ,	-31
<number> minute </s>	-143
<number> minute ago	-29
<number> minute and	-15
<number> minute away	-14
<number> minute before	-27
<number> minute each	38
<number> minute late	-17
<number> mm	26
<number> month	-9
<number> month </s>	-25
<number> more	-39
<number> more question	-6
<number> my	-18
<number> name	-37
<number> next	-5
<number> night	-10
<number> night in	-4
<number> nil	-13
<number> nil </s>	-13
<number> now	17
<number> of	77
<number> of each	23
<number> of our	-5
<number> of the	13
<number> of them	-12
<number> of us	70
<number> off	14
<number> off </s>	12
<number> on	37
<number> on <number>	22
<number> on it	19
<number> on the	-5
<number> option	-9
<number> option </s>	-9
<number> or <number>	-22
<number> or just	21
<number> out	-29
<number> out of	-29
<number> pack	16
<number> page	-12
<number> page </s>	-26
<number> pan	-5
<number> panel	20
<number> paragraph	-4
<number> parcel	-12
<number> parcel </s>	-12
<number> people	17
<number> people ,	19
<number> people make	6
<number> percent	-121
<number> percent ,	-8
<number> percent </s>	-24
<number> percent of	-45
<number> piano	17
<number> pixel	-8
<number> pls	-25
<number> pls </s>	-25
<number> pm </s>	15
<number> px	-16
<number> read	-19
<number> recipe	40
<number> room	-32
<number> room </s>	-9
<number> round of	-10
<number> row	-24
<number> sec	-14
<number> sec </s>	-14
<number> second	-59
<number> second </s>	-31
<number> second to	-8
<number> sentence	-12
<number> since	18
<number> so	16
<number> so call	4
<number> stent	31
<number> still	4
<number> table	-19
<number> ten	-8
<number> ten so	-8
<number> then	-31
<number> this	-12
<number> this morning	-8
<number> till	12
<number> till <number>	12
<number> time	-26
<number> time a	-4
<number> title	11
<number> today	-61
<number> today </s>	-23
<number> today because	-27
<number> ton	4
<number> ton of	4
<number> tonight	-31
<number> tonight </s>	-20
<number> try	-10
<number> try to	-7
<number> typo	-14
<number> typo </s>	-7
<number> until	15
<number> until <number>	9
<number> valley	-11
<number> van	8
<number> venue	6
<number> venue site	6
<number> was	-10
<number> week	77
<number> week </s>	21
<number> week on	9
<number> who	6
<number> with	22
<number> with a	5
<number> woman	4
<number> woman in	4
<number> word	-37
<number> word ,	-22
<number> word </s>	-8
<number> year	134
<number> year ,	20
<number> year </s>	-77
<number> year ago	12
<number> year back	11
<number> year before	5
<number> year in	38
<number> year of	26
<number> year old	15
<number> year or	15
<number> year this	10
<s> 0	29
<s> <day>	-36
<s> <day> 's	-23
<s> <day> lunch	5
<s> <day> meeting	18
<s> <day> night	23
<s> <days>	42
<s> <days> and	11
<s> <days> are	-30
<s> <days> belong	5
<s> <days> i	9
<s> <days> off	28
<s> <kin>	-63
<s> <kin> 's	28
<s> <kin> ,	7
<s> <kin> :	-61
<s> <kin> <kin>	-10
<s> <kin> <name>	-8
<s> <kin> and	4
<s> <kin> are	-61
<s> <kin> due	10
<s> <kin> eat	18
<s> <kin> for	-6
<s> <kin> have	51
<s> <kin> here	12
<s> <kin> in	-11
<s> <kin> is	24
<s> <kin> just	-66
<s> <kin> leave	-5
<s> <kin> live	41
<s> <kin> of	-25
<s> <kin> on	-28
<s> <kin> stop	-13
<s> <kin> teach	4
<s> <kin> tongue	18
<s> <kin> want	10
<s> <kin> will	-4
<s> <kin> with	-13
<s> <number>	-12
<s> <number> ,	-32
<s> <number> <kin>	-9
<s> <number> <name>	-4
<s> <number> a.m	15
<s> <number> adult	-33
<s> <number> bed	-38
<s> <number> egg	-17
<s> <number> lung	-4
<s> <number> more	-20
<s> <number> of	-15
<s> <number> option	8
<s> <number> week	9
<s> <number> year	19
<s> a	-147
<s> a <kin>	-58
<s> a <name>	12
<s> a week	-18
<s> a woman	-26
<s> about	-35
<s> about <number>	-35
<s> abuela	10
<s> after	54
<s> after the	4
<s> age	-13
<s> age <number>	6
<s> ahmed	-9
<s> ahmed ,	-9
<s> all	43
<s> all our	23
<s> allergic	-38
<s> allergic to	-38
<s> allotment	27
<s> allotment is	18
<s> always	59
<s> always give	9
<s> an	-32
<s> and	-33
<s> and <days>	-12
<s> and <kin>	12
<s> and at	-19
<s> and i	14
<s> and my	-23
<s> and our	-10
<s> and since	12
<s> and the	-13
<s> and we	29
<s> anneke	-10
<s> anneke ,	-10
<s> answer me	10
<s> anything	37
<s> apart	-5
<s> apart from	-5
<s> as	-79
<s> as <days>	-8
<s> as a	-91
<s> as i	8
<s> as my	13
<s> as our	-5
<s> ask	22
<s> asthma	10
<s> at	86
<s> at 68	5
<s> at <number>	46
<s> at our	-9
<s> at the	10
<s> at work	-5
<s> back	-39
<s> bad	33
<s> balcony	16
<s> battery	-16
<s> be	24
<s> be an	23
<s> be from	7
<s> be in	9
<s> be on	-36
<s> be the	7
<s> be vegan	7
<s> bear	-7
<s> bear in	-10
<s> beatriz	-8
<s> beatriz ,	-8
<s> because	-24
<s> because <month>	-8
<s> because <name>	-4
<s> because i	37
<s> because my	9
<s> because of	-4
<s> because our	-19
<s> because the	-17
<s> bee	5
<s> bee ,	5
<s> beginner	9
<s> behind	-9
<s> behind the	-9
<s> bench	-11
<s> bengali	-11
<s> bengali new	-11
<s> best	-43
<s> best <kin>	8
<s> between	-4
<s> between us	-4
<s> big	31
<s> bike	15
<s> bike get	15
<s> bilingual	-9
<s> bread	-5
<s> break	20
<s> british	14
<s> bruna	-6
<s> bruna the	-6
<s> btw	30
<s> btw ,	5
<s> btw get	18
<s> btw i	8
<s> btw my	19
<s> btw the	-15
<s> budget	13
<s> budget for	21
<s> bullet	18
<s> bullet point	18
<s> but	-38
<s> buy	-13
<s> buy a	-12
<s> by the	-12
<s> cabin	-6
<s> caffeine	-13
<s> caffeine kick	-13
<s> call	23
<s> call me	40
<s> can	107
<s> can do	5
<s> can n't	8
<s> can you	30
<s> capo	21
<s> capo on	21
<s> car	4
<s> carry	5
<s> cash	-13
<s> cash only	-13
<s> celia	-4
<s> celia ,	-4
<s> cello	10
<s> change	14
<s> change my	20
<s> cheap	4
<s> chess club	8
<s> clean	-10
<s> clear	15
<s> clear the	15
<s> coffee	28
<s> coffee i	15
<s> cold	9
<s> colour look	-6
<s> commute	44
<s> commute by	29
<s> commute was	-4
<s> company	16
<s> company car	13
<s> convert	-8
<s> convert this	-16
<s> could	-13
<s> dan	-15
<s> dan is	-10
<s> dead	4
<s> dear	-31
<s> delivery	28
<s> delivery have	28
<s> depression	-11
<s> depression run	-11
<s> divorce	9
<s> do	-8
<s> do my	-18
<s> do n't	61
<s> do the	-6
<s> doc	9
<s> drink	7
<s> drive	5
<s> drop	48
<s> drop out	34
<s> drop the	29
<s> during	7
<s> dyslexic	16
<s> dyslexic ,	9
<s> each	-26
<s> email	-10
<s> emigrate	8
<s> enjoy	11
<s> error	-7
<s> error on	-4
<s> ever	6
<s> ever since	6
<s> every	-37
<s> every <day>	6
<s> every <month>	-18
<s> every knife	-4
<s> every parcel	23
<s> every time	-14
<s> every winter	-8
<s> everyone	-8
<s> everyone on	7
<s> everything	-4
<s> explain	48
<s> ferry	-5
<s> first	10
<s> flat	8
<s> fluent in	6
<s> fly	8
<s> font	-15
<s> font size	-15
<s> for	-53
<s> for <number>	-5
<s> for a	-29
<s> for my	-32
<s> for the	7
<s> for this	-11
<s> forklift	13
<s> from	-21
<s> from may	-8
<s> from my	-4
<s> from now	24
<s> from the	-11
<s> get	-5
<s> get <number>	24
<s> get a	22
<s> get custody	4
<s> get my	-12
<s> git	-10
<s> giulia	-13
<s> giulia ,	-13
<s> give	34
<s> give i	-5
<s> give me	-14
<s> give my	15
<s> give our	-5
<s> give that	7
<s> give up	37
<s> give we	4
<s> go	56
<s> go for	-16
<s> go part-time	33
<s> google	-27
<s> grow	46
<s> grow up	31
<s> hair	7
<s> hair 's	7
<s> half	-19
<s> half <name>	8
<s> half my	-9
<s> half of	-7
<s> half the	-5
<s> halfway	-7
<s> halfway through	-7
<s> hand	8
<s> hand shake	13
<s> hate	58
<s> hate coriander	31
<s> hate phone	33
<s> hate this	-5
<s> have	27
<s> have <name>	26
<s> have <number>	-19
<s> have be	-13
<s> have high	11
<s> have my	-11
<s> have n't	-5
<s> have to	7
<s> hay	7
<s> he	-53
<s> he 's	-22
<s> he have	-33
<s> he live	-36
<s> hear	46
<s> hear aid	34
<s> her	-68
<s> her <kin>	-25
<s> here	-12
<s> here 's	-15
<s> here is	-13
<s> hip	13
<s> hip replacement	13
<s> his	-30
<s> his <kin>	-42
<s> hm	-11
<s> hold	5
<s> home	23
<s> hometown	24
<s> hope	-5
<s> hope to	16
<s> hot	16
<s> house	9
<s> house is	29
<s> how	-8
<s> how to	-25
<s> how would	32
<s> i	-214
<s> i 'd	-86
<s> i 'll	-59
<s> i 'm	-64
<s> i <kin>	60
<s> i always	7
<s> i am	63
<s> i answer	6
<s> i bank	10
<s> i become	19
<s> i believe	16
<s> i bet	-8
<s> i bill	5
<s> i breed	9
<s> i build	29
<s> i burn	-17
<s> i buy	-16
<s> i call	-10
<s> i can	-87
<s> i change	-10
<s> i collect	41
<s> i come	20
<s> i could	-24
<s> i do	6
<s> i drive	4
<s> i enjoy	-5
<s> i fail	19
<s> i faint	17
<s> i fear	13
<s> i feel	-19
<s> i forget	-17
<s> i give	-20
<s> i go	-14
<s> i grow	4
<s> i guess	-5
<s> i hand	23
<s> i hate	42
<s> i have	7
<s> i hear	9
<s> i hold	-5
<s> i hope	-4
<s> i inherit	8
<s> i intend	5
<s> i join	-6
<s> i just	-45
<s> i keep	13
<s> i know	-22
<s> i leave	-45
<s> i lecture	5
<s> i let	23
<s> i lift	5
<s> i like	-29
<s> i live	-30
<s> i lose	6
<s> i love	-21
<s> i make	10
<s> i manage	19
<s> i may	-29
<s> i mean	-5
<s> i meet	-19
<s> i might	-42
<s> i move	-5
<s> i need	-26
<s> i never	51
<s> i only	43
<s> i open	-10
<s> i owe	-44
<s> i own	23
<s> i pay	-19
<s> i play	38
<s> i prefer	-8
<s> i press	-8
<s> i put	-15
<s> i read	17
<s> i really	-7
<s> i rebuild	4
<s> i rename	-8
<s> i rent	20
<s> i repair	13
<s> i report	-6
<s> i restore	37
<s> i ride	17
<s> i say	-4
<s> i see	-19
<s> i sell	14
<s> i share	-10
<s> i shoot	8
<s> i should	33
<s> i skip	-14
<s> i speak	11
<s> i spill	-19
<s> i stammer	41
<s> i start	-7
<s> i stop	-17
<s> i struggle	6
<s> i study	15
<s> i stutter	17
<s> i support	-5
<s> i swear	-16
<s> i sweat	-4
<s> i swim	4
<s> i switch	9
<s> i take	7
<s> i teach	27
<s> i tell	-12
<s> i think	-72
<s> i translate	6
<s> i try	16
<s> i turn	8
<s> i type	-6
<s> i use	-30
<s> i usually	-8
<s> i wake	-9
<s> i walk	-5
<s> i want	-49
<s> i was	-30
<s> i water	-11
<s> i will	-74
<s> i work	-39
<s> i would	-30
<s> i write	-10
<s> if	-26
<s> in	-134
<s> in <month>	4
<s> in <name>	-79
<s> in an	33
<s> in my	-65
<s> in our	-11
<s> in the	-40
<s> in this	-13
<s> inherit	8
<s> inherit my	6
<s> insomnia	4
<s> invoice	7
<s> invoice are	4
<s> inè	18
<s> inè (	18
<s> is	-33
<s> is <name>	-38
<s> is <number>	-25
<s> it	52
<s> it 's	81
<s> it fail	-5
<s> it have	7
<s> it is	-15
<s> it still	-11
<s> it take	18
<s> it was	58
<s> it work	-24
<s> its	50
<s> jamaican	-11
<s> job	-39
<s> join	17
<s> join the	17
<s> josefina	-8
<s> josefina ,	-8
<s> just	-9
<s> just have	5
<s> just wake	-12
<s> kasimir	-7
<s> keep	35
<s> keep kosher	14
<s> keep my	15
<s> keep the	-7
<s> knee	41
<s> knee are	16
<s> knit	10
<s> kofi	-9
<s> label	23
<s> late	4
<s> learn	27
<s> lease	26
<s> lease end	14
<s> lease on	7
<s> leave	-28
<s> leave the	-19
<s> left-handed	28
<s> left-handed ,	28
<s> license	17
<s> lift	-30
<s> list <number>	-18
<s> live	-18
<s> live in	9
<s> live with	-27
<s> long	42
<s> long email	5
<s> lose	8
<s> lose <number>	11
<s> lose most	14
<s> lose my	-27
<s> lose the	-7
<s> make	18
<s> marry	4
<s> me	12
<s> me and	-7
<s> messi	-47
<s> migraine	23
<s> mirela	23
<s> miss	-8
<s> mock	25
<s> morning	14
<s> morning ,	-12
<s> morning are	24
<s> mortgage	33
<s> mortgage is	21
<s> most	-21
<s> most of	-4
<s> mostly	-27
<s> move the	-12
<s> move to	16
<s> mr	-8
<s> mr <name>	-8
<s> mr.	-16
<s> mr. <name>	-16
<s> mrs	28
<s> mrs <name>	28
<s> my	-245
<s> my <kin>	-147
<s> my <name>	-22
<s> my answer	-22
<s> my app	-11
<s> my back	11
<s> my battery	-10
<s> my best	4
<s> my blood	10
<s> my branch	-4
<s> my build	-5
<s> my chess	17
<s> my code	-21
<s> my coffee	-17
<s> my commute	29
<s> my cursor	-6
<s> my degree	22
<s> my essay	-5
<s> my eye	-9
<s> my favourite	-6
<s> my finger	5
<s> my function	-11
<s> my goal	16
<s> my guess	-7
<s> my hand	12
<s> my handwriting	23
<s> my head	-8
<s> my keyboard	-13
<s> my knee	43
<s> my laptop	-29
<s> my last	12
<s> my leave	-4
<s> my mistake	-13
<s> my name	32
<s> my next	-4
<s> my only	-5
<s> my package	-4
<s> my paragraph	-4
<s> my password	-11
<s> my patience	-12
<s> my pension	14
<s> my phone	-69
<s> my query	-11
<s> my question	-6
<s> my rent	14
<s> my salary	28
<s> my savings	7
<s> my score	-22
<s> my screen	9
<s> my script	-5
<s> my shift	12
<s> my soup	-16
<s> my stutter	41
<s> my surname	24
<s> my tab	-4
<s> my team	9
<s> my test	-11
<s> my thesis	18
<s> my timer	-22
<s> my train	-26
<s> my visa	31
<s> name	5
<s> name :	-22
<s> name in	16
<s> need	-16
<s> need a	-29
<s> need to	-24
<s> never	100
<s> never get	13
<s> never learn	22
<s> never marry	23
<s> never mind	-13
<s> new	-17
<s> next	18
<s> no	6
<s> no <kin>	4
<s> no gallbladder	22
<s> no internet	-22
<s> no pork	-5
<s> no rush	-14
<s> no surprise	11
<s> nobody	17
<s> nobody in	10
<s> not	4
<s> nothing	108
<s> nothing get	16
<s> now	32
<s> now i	12
<s> now that	35
<s> number	26
<s> number i	4
<s> nurse	-11
<s> ola	-14
<s> ola from	-14
<s> old	-7
<s> old <name>	-9
<s> on	32
<s> on <day>	-35
<s> on a	8
<s> on the	50
<s> once	-13
<s> once a	-13
<s> only	32
<s> only <number>	-17
<s> only get	19
<s> only woman	7
<s> ottilie	14
<s> ottilie ,	14
<s> our	-82
<s> our <kin>	9
<s> our <name>	-47
<s> our <number>	-13
<s> our bakery	16
<s> our band	4
<s> our build	-7
<s> our call	-5
<s> our church	7
<s> our co-op	11
<s> our company	22
<s> our deadline	-14
<s> our dishwasher	-5
<s> our fish	4
<s> our flat	7
<s> our house	39
<s> our kitchen	-11
<s> our office	-4
<s> our old	-10
<s> our planet	-31
<s> our printer	-24
<s> our release	19
<s> our rent	16
<s> our school	-4
<s> our standup	11
<s> our street	9
<s> our studio	13
<s> our table	-13
<s> our team	-5
<s> our test	-5
<s> our train	-20
<s> our union	8
<s> our wed	8
<s> our wg	29
<s> our wifi	-13
<s> owe	-11
<s> owe my	6
<s> owe you	-24
<s> own	20
<s> own <number>	11
<s> own a	16
<s> ownership	-4
<s> ownership of	-4
<s> paris	-21
<s> pavel	-6
<s> pavel from	-6
<s> pay	5
<s> pay off	17
<s> pay the	-6
<s> pension	20
<s> pension kick	12
<s> people	-31
<s> people who	-31
<s> persona	-40
<s> persona for	-17
<s> phd	10
<s> phone	-8
<s> piano	-15
<s> plan	10
<s> play	-14
<s> please	32
<s> please never	13
<s> pls	27
<s> postgre	-13
<s> pottery	-19
<s> prefer	48
<s> prefer the	-19
<s> primary	13
<s> priscilla	-5
<s> priscilla the	-5
<s> priya	9
<s> prs	20
<s> prs need	20
<s> pull	6
<s> pull gig	6
<s> python	-5
<s> quit	19
<s> quit smoke	13
<s> quote	15
<s> raise	5
<s> rasmus	15
<s> rasmus ,	15
<s> read	5
<s> recipe	-12
<s> remind	-58
<s> remind me	-58
<s> rent	21
<s> restore	-16
<s> restore a	4
<s> retire	-9
<s> retire <kin>	-11
<s> right	32
<s> right eye	13
<s> robotics	10
<s> robotics is	10
<s> ruben	-29
<s> rugby	30
<s> run	-21
<s> rye	9
<s> rye is	9
<s> salary	10
<s> same	-11
<s> sami	6
<s> sample	-15
<s> save	14
<s> save for	31
<s> say	-13
<s> scare	18
<s> second	17
<s> see	-20
<s> see as	-4
<s> sell	22
<s> sell the	26
<s> she	-29
<s> she 's	-15
<s> shift	25
<s> shoe	8
<s> shoe size	12
<s> shoot	7
<s> shop	-34
<s> shop close	-8
<s> shop open	-5
<s> short	51
<s> short answer	10
<s> sign	-6
<s> sign language	4
<s> since	-85
<s> since <name>	14
<s> since both	-7
<s> since i	-13
<s> since lunch	-35
<s> since my	-17
<s> since the	-5
<s> since we	14
<s> sing	9
<s> sit	-18
<s> sit on	-5
<s> sleep	-4
<s> so	-11
<s> so i	13
<s> so our	-15
<s> so the	8
<s> so with	-10
<s> some	-6
<s> some <kin>	-18
<s> some guy	-14
<s> someone	-22
<s> sound	-18
<s> spare	11
<s> spare key	5
<s> spend	-4
<s> stair	5
<s> stair are	5
<s> stand	7
<s> start the	-7
<s> step	-13
<s> step <number>	-19
<s> stick	-22
<s> stick on	-14
<s> stop	4
<s> studio	-22
<s> study	5
<s> sub	-29
<s> sub are	-11
<s> swap	25
<s> swap the	5
<s> swear	28
<s> swear off	25
<s> switch	11
<s> switch career	18
<s> take	-43
<s> take a	-18
<s> take me	-6
<s> take the	-14
<s> tax	-13
<s> teach	-23
<s> teach me	-60
<s> teach myself	30
<s> team of	-10
<s> tear	-11
<s> tear my	-11
<s> test	-11
<s> test in	-11
<s> thank	-6
<s> thank to	4
<s> that	-23
<s> that 's	28
<s> that bakery	-27
<s> that is	14
<s> that was	-4
<s> the	65
<s> the <day>	5
<s> the <kin>	-81
<s> the <name>	-130
<s> the accent	17
<s> the account	-29
<s> the answer	-5
<s> the app	-5
<s> the band	-44
<s> the big	-5
<s> the boat	17
<s> the bookshop	-5
<s> the bus	-5
<s> the button	-5
<s> the cellar	18
<s> the choir	5
<s> the clinic	9
<s> the club	31
<s> the company	14
<s> the cooperative	10
<s> the council	18
<s> the debt	-8
<s> the email	-4
<s> the farm	11
<s> the firm	-17
<s> the first	-13
<s> the fish	-4
<s> the flat	30
<s> the food	8
<s> the function	-4
<s> the garden	7
<s> the guest	4
<s> the hall	-4
<s> the heat	5
<s> the hotel	15
<s> the laundry	4
<s> the light	-11
<s> the meet	-6
<s> the mill	-7
<s> the motorbike	-12
<s> the museum	19
<s> the new	-14
<s> the old	15
<s> the older	41
<s> the oven	18
<s> the page	-10
<s> the pharmacy	-4
<s> the piano	-11
<s> the plan	-5
<s> the practice	-4
<s> the rainy-day	46
<s> the report	-23
<s> the restaurant	-11
<s> the roof	26
<s> the scar	-6
<s> the school	21
<s> the second	-14
<s> the server	-8
<s> the shop	10
<s> the soil	25
<s> the stable	-11
<s> the stair	4
<s> the startup	-4
<s> the table	13
<s> the team	38
<s> the test	-4
<s> the theatre	-6
<s> the user	-39
<s> the van	18
<s> the vegan	-23
<s> the video	-7
<s> the vineyard	-8
<s> the whole	-20
<s> the word	-4
<s> the workshop	12
<s> then	-23
<s> then i	-35
<s> then the	-21
<s> there	-20
<s> there 's	-60
<s> there are	32
<s> there was	-14
<s> there were	7
<s> they	-17
<s> they call	8
<s> this	-45
<s> this is	-15
<s> time	-17
<s> time :	-17
<s> tire	-9
<s> tire ,	-9
<s> to	-32
<s> train	12
<s> train as	32
<s> train the	-11
<s> transfer	21
<s> translate	-25
<s> translate this	-25
<s> turn	-6
<s> twice	8
<s> type	7
<s> type <number>	4
<s> ugh	-38
<s> ugh i	-12
<s> up	-14
<s> up on	-6
<s> use	29
<s> use a	19
<s> use the	-21
<s> use to	66
<s> user	-21
<s> vampire	-23
<s> vegan	-37
<s> vegan since	8
<s> vim	4
<s> vim is	4
<s> vote	-6
<s> want	12
<s> want out	6
<s> want to	5
<s> was	38
<s> was a	7
<s> was in	11
<s> was make	5
<s> we	-11
<s> we 'll	-16
<s> we 're	11
<s> we adopt	4
<s> we agree	-22
<s> we all	-20
<s> we are	-59
<s> we can	-8
<s> we close	-4
<s> we could	-36
<s> we decide	-17
<s> we delete	-18
<s> we deploy	6
<s> we do	50
<s> we get	9
<s> we have	10
<s> we homeschool	33
<s> we host	-15
<s> we keep	15
<s> we lose	4
<s> we meet	11
<s> we milk	26
<s> we need	-42
<s> we rent	8
<s> we should	-42
<s> we speak	5
<s> we switch	-9
<s> we use	27
<s> we will	-15
<s> wear	7
<s> wear a	-5
<s> wed	-11
<s> weld	6
<s> weld is	6
<s> wendell	-7
<s> wendell and	-7
<s> what	57
<s> what 's	21
<s> what i	12
<s> what my	-9
<s> what scare	-7
<s> what with	-17
<s> wheelchair	32
<s> when	27
<s> when you	8
<s> whenever	20
<s> where	-40
<s> which i	-9
<s> widowed	-7
<s> will	-5
<s> will be	-6
<s> will n't	5
<s> win	13
<s> win the	13
<s> with	-21
<s> with <kin>	11
<s> with <name>	-36
<s> with <number>	17
<s> with a	-19
<s> with me	6
<s> with my	-46
<s> with no	7
<s> with the	9
<s> without	62
<s> work	-56
<s> work as	-37
<s> work for	7
<s> work late	-20
<s> work night	10
<s> would	31
<s> would rather	5
<s> write	-15
<s> you	-98
<s> you can	5
<s> you have	-20
<s> you live	-32
<s> zeynep	-4
=	-85
?	59
[	-64
a	-83
a 12	7
a </s>	-8
a <day>	-21
a <kin> 's	30
a <kin> </s>	-34
a <kin> <kin>	12
a <kin> at	25
a <kin> call	21
a <kin> come	14
a <kin> for	6
a <kin> from	-40
a <kin> i	-13
a <kin> in	-20
a <kin> is	15
a <kin> name	21
a <kin> on	-9
a <kin> so	14
a <name>	21
a <name> ,	25
a <name> <name>	-11
a <name> <number>	7
a <name> church	-9
a <name> i	-5
a <name> on	-12
a <name> storage	14
a <number>	45
a <number> </s>	-7
a <number> <name>	55
a <number> from	-13
a bad	-5
a bakery	26
a bakery </s>	17
a bar	-31
a bar ,	-17
a better	-4
a big	-6
a bike	14
a bite	-36
a bite </s>	20
a blank	-27
a blank page	-12
a blue	-12
a boat	-4
a break	-22
a break </s>	-11
a bug	-14
a bug in	-7
a button	-8
a button </s>	-5
a cabin	-4
a call	-11
a caption	-15
a caption </s>	-7
a car ,	12
a care	8
a care home	8
a cellist	6
a choir	-9
a class	-16
a coffee	-28
a coffee </s>	-5
a cold	-35
a cold today	-21
a column	-12
a comma	-28
a comma </s>	-9
a container	-8
a container </s>	-8
a contract	4
a cookbook	21
a cooperative	9
a couple	-4
a couple of	-4
a cover	-11
a cover letter	-11
a credit	22
a crossword	-8
a dataframe	-8
a dataframe with	-8
a day	4
a day ,	44
a day </s>	-15
a dead	-15
a deadline	-12
a decade	15
a decade </s>	15
a dental	19
a dental <kin>	19
a family	22
a family of	5
a fan	-4
a ferry	26
a ferry </s>	21
a few	-20
a first	4
a flat	11
a flat of	19
a fly	-31
a food	10
a food truck	10
a former	-25
a former chapel	11
a foul	-6
a foul mood	-6
a four-person	-6
a four-person startup	-6
a fourth	13
a fourth floor	13
a fox	-19
a freelance	11
a freelance <kin>	11
a full	20
a full engine	20
a function	-5
a function that	-5
a garage	-11
a glass	-8
a good	-28
a google	6
a google sheet	6
a great	-8
a guy	-31
a half	-4
a half share	-10
a headache	-25
a hear	25
a hear aid	25
a heat	38
a hip	23
a hip replacement	23
a history	-17
a history of	-17
a hob	36
a hob that	29
a holiday	-12
a holiday </s>	-12
a hospital	8
a hostel	-10
a house	8
a house in	6
a hurry	-17
a hurry ,	-12
a job	8
a joke	-8
a kidney	10
a kidney to	6
a kiln	26
a ladder	5
a line	-7
a list	-66
a list </s>	-36
a list of	-25
a little	-22
a little <name>	-16
a live	48
a live </s>	41
a loan	-6
a long	-22
a long day	-13
a look	-9
a look at	-5
a loop	-4
a lot	-38
a lot </s>	-26
a man	-21
a meet	-56
a meet </s>	-17
a meet in	-9
a meet with	-16
a mess	-44
a mess today	-13
a message	10
a migraine	8
a minute	-44
a minute </s>	-7
a minute ago	-7
a monk	21
a monk for	6
a month	73
a month </s>	31
a month for	20
a moor	11
a mortgage	11
a name	-7
a narrowboat	32
a new	-17
a night	14
a night </s>	-8
a nun	26
a pacemaker	34
a page	45
a page </s>	54
a peanut	-8
a peanut ban	-6
a phone	7
a plot	11
a plot outside	7
a point	-4
a point </s>	-4
a primary	12
a primary school	12
a proper	19
a prosthetic	35
a prosthetic leg	35
a pub	16
a quarter	-7
a query	-5
a question	-7
a queue	-31
a queue </s>	-21
a quick	-50
a ramen	-5
a ramen bar	-5
a recipe	-11
a red	-23
a regex	-6
a rehabilitation	6
a rehabilitation clinic	6
a reply	-12
a rescue	21
a retire	-4
a room	-8
a rule	-29
a school	14
a screen	31
a screen reader	35
a screenshot	-5
a sec	-28
a sec ,	-5
a sec </s>	-23
a second	5
a second <kin>	13
a second salon	6
a set	-11
a shop	-31
a short	12
a shorter	-6
a single	-8
a ska	8
a ska band	8
a small	13
a song	-22
a sourdough	28
a sourdough starter	28
a stent	17
a step	25
a stranger	-32
a stroke	47
a stroke in	25
a sublet	39
a summary	-10
a summary </s>	-10
a synonym	-16
a table with	-7
a tattoo	14
a tea	-16
a test	-22
a test </s>	-9
a text	-9
a third	-15
a third of	-25
a thumb	-10
a thumb up	-10
a time	24
a time </s>	21
a timeout	-43
a timeout on	-15
a tiny	19
a title	-5
a train	-21
a tram	28
a tremor	21
a turbo	23
a turbo <kin>	23
a two-bedroom	-15
a typo	-11
a typo in	-6
a use	18
a use <name>	18
a user	-40
a user i	-21
a van every	8
a vegan	-17
a victim	-24
a victim of	-24
a village	5
a wait	9
a wait list	11
a week	32
a week ,	18
a week </s>	14
a week for	-11
a week in	-17
a weird	-8
a well	17
a well </s>	14
a wheelchair	40
a woman	-20
a year	-19
a year ,	-15
a year </s>	-21
a.m	19
a.m .	19
abattoir	17
able	4
able to	4
ableton	33
ableton rack	33
about	-182
about <days>	-34
about <name>	26
about <number>	-53
about <number> </s>	-18
about <number> minute	-22
about <number> month	-26
about <number> ton	4
about a	-64
about a third	-41
about it	13
about it </s>	23
about lichen	8
about the	-45
about the <name>	-15
about this	-8
about to	-9
above	62
above ,	-20
above </s>	-19
above all	40
above all </s>	40
above the	48
above the pharmacy	25
above the shop	13
abuela	10
accent	13
access	43
accident	30
accident </s>	27
accord	-58
accord to	-58
accord to the	-32
accordion ,	4
accordion is	-20
account	58
account </s>	37
account <name>	-29
account in	10
account is	4
across	38
across <name>	8
across the	18
act	-36
act <number>	-22
act <number> </s>	-22
action	25
actually	8
ad	-46
ad </s>	-19
adapt	-9
add	-55
add a	-8
add a test	-4
add the	-20
address	27
address </s>	13
adhd	7
adopt	39
adopt <name>	11
adopt a	12
adopt from	12
adopt from <name>	12
adopt your	-7
ads	-26
adult	-33
adult ,	-33
adult , <number>	-33
advert	-7
advice	15
advice </s>	15
afloat	23
afloat </s>	23
afraid that	-12
after	171
after </s>	6
after <number>	70
after <number> ,	11
after <number> </s>	47
after <number> year	13
after her	26
after her second	26
after i	38
after my	14
after my <kin>	10
after that	-50
after that come	-8
after the	99
after the <kin>	13
after the debt	28
after the flood	19
after the stroke	16
after the third	-8
after the update	-17
afternoon	-66
afternoon </s>	-58
again	-239
again ,	-25
again , can	-13
again </s>	-168
again in	17
again just	-16
again just now	-16
again with	-11
against	17
age	-26
age </s>	-9
age <number>	21
age <number> ,	6
age <number> </s>	15
age of	-6
age of <number>	-6
agency	-8
agency place	-17
ago	-74
ago ,	-10
ago </s>	-39
ago and	-11
ago and <kin>	-12
agree	-54
agree </s>	-15
agree on	-5
agree to	-13
agree with	-18
agree with your	-7
ahead </s>	-5
ahmed	-9
ahmed ,	-9
ahmed , my	-9
aid	125
aid </s>	25
aid in	55
aid in the	34
aid since	24
aim	7
aim to	12
air	11
airport	-20
aisle	16
aisle seat	5
alarm	11
alarm go	-18
alcohol	32
alcohol for	17
alcohol or	12
alive	8
all	81
all </s>	54
all <name>	-6
all <number>	18
all <number> metre	8
all <number> of	10
all afternoon	-27
all afternoon </s>	-27
all day	-40
all day </s>	-11
all i	-6
all i have	8
all in	-6
all in <name>	6
all morning	-51
all morning </s>	-38
all my	41
all of	34
all of them	29
all our	36
all over	-34
all remote	13
all remote ,	8
all the	14
all we	8
all winter	7
all winter </s>	7
allergic	-78
allergic </s>	18
allergic to	-95
allergic to <days>	-62
allergic to nut	-34
allergic to penicillin	24
allergic to sesame	23
allergic to shellfish	19
allergic to this	-5
allergy	-5
allotment	90
allotment is	16
allotment is plot	25
allow	47
allow in	19
allow in our	25
almost	-23
alone	39
alone </s>	28
alone with	9
along	43
along </s>	30
along to	14
along to <name>	14
already	-54
already </s>	-58
also	24
also my	7
alternate	16
alternate <days>	11
alternate <days> </s>	11
alto	22
always	431
always ,	20
always </s>	123
always an	13
always be	16
always be </s>	16
always get	5
always give	24
always give me	24
always have	57
always have </s>	50
always in	21
always in <name>	13
always lie	-15
always miss	4
always miss </s>	4
always want	6
always will	13
always will </s>	13
always write	19
am	94
am <name> for	21
am <number>	31
am a	14
am a <kin>	14
am and	15
am and <number>	15
am give	14
am give lesson	14
am work	-5
amateur	52
among	4
an	-14
an <kin>	26
an <kin> </s>	10
an <name>	8
an <name> <name>	-11
an ableton	33
an ableton rack	33
an age	-15
an age </s>	-15
an air	19
an amateur	39
an answer	-8
an answer </s>	-6
an apology	-14
an email	-42
an email to	-38
an empty	7
an error	-20
an error </s>	-6
an error in	-11
an exam	8
an example	-7
an hour	-159
an hour ,	-7
an hour </s>	-85
an hour ago	-49
an hour and	7
an hour to	8
an idea	-11
an idea </s>	-11
an idiot	-10
an issue	5
an issue </s>	6
an old	29
an old <name>	45
an update	-11
and	69
and <day>	-17
and <days>	38
and <days> </s>	29
and <days> are	-12
and <days> at	11
and <kin>	22
and <kin> n't	-12
and <name>	-13
and <name> ,	-17
and <name> </s>	-8
and <name> are	-9
and <name> at	4
and <name> is	12
and <number>	-28
and <number> ,	4
and <number> <kin>	-16
and <number> pm	15
and a	40
and a <kin>	7
and a ferry	17
and a little	-16
and a well	14
and after	-8
and after that	-8
and all	9
and always	19
and an	19
and an <kin>	5
and at	-19
and at the	-17
and buy	4
and call	9
and can	-40
and can n't	-20
and click	-15
and do	35
and do n't	35
and egg	-14
and enter	14
and feed	4
and forbid	-15
and get	5
and go	31
and go back	10
and go for	-8
and guitar	12
and guitar are	12
and hate	19
and have	-42
and have <number>	-62
and her	-5
and her <kin>	-5
and i	20
and i 'm	-5
and i can	-5
and i do	-5
and i have	22
and i split	4
and i take	-4
and in	5
and in <name>	5
and is	-23
and it	-73
and it 's	-23
and it work	-6
and lose	-8
and me ,	-7
and mine	6
and move	9
and my	-36
and my <kin>	-5
and need	9
and never	9
and no	-14
and nothing	-40
and nothing happen	-13
and open	-12
and open a	-13
and our	-10
and paste	-14
and raise	-20
and reopen	-8
and reopen it	-8
and set	-12
and she	14
and since	12
and since i	10
and still	-29
and struggle	8
and struggle with	8
and take	-24
and that	15
and the	36
and the <kin>	17
and the <name>	6
and the other	9
and then	18
and use	6
and visit	13
and we	60
and we 're	16
and white	15
and white </s>	15
and will	4
and you	-20
and you 're	-14
animal	-9
animal </s>	-9
anneke	-10
anneke ,	-10
anneke , my	-10
annexe	35
anniversary	21
anniversary 's	14
annoy	-61
annoy </s>	-53
another	-46
another bite	-20
answer	36
answer ,	30
answer , always	35
answer </s>	-61
answer i	-6
answer in	32
answer in <name>	13
answer is	-13
answer is <number>	-10
answer me	18
answer me in	18
answer to	8
answer was	-8
any	89
any more	21
anymore	42
anymore </s>	30
anyone	-23
anything	71
anything </s>	-5
anything green	-20
anything smaller	19
anything smaller than	19
anything you	27
anything you write	8
anywhere	9
apart from the	-11
apartment	-29
apology	-19
app	-56
app </s>	-21
app and	-6
app is	-4
apparently	-72
apparently </s>	-80
apple	-18
apply	5
apply for	11
apply to	9
appreciate	-7
apprenticeship	19
apprenticeship </s>	5
approach	-19
approach </s>	-9
approval	20
archive	-8
are	123
are <day>	4
are <kin>	-32
are <kin> </s>	-32
are <name>	-25
are <number>	-24
are <number> hour	-21
are <number> of	23
are a	-9
are always	25
are asleep	-14
are asleep </s>	-14
are at	19
are at <number>	16
are awful	-12
are awful ,	-12
are bilingual	-17
are bilingual ,	-17
are dead	-18
are dead </s>	-18
are do	13
are fine	34
are for	-5
are for my	15
are freeze	-40
are freeze ,	-34
are freeze right	-6
are get	-11
are get marry	-8
are go	30
are go </s>	30
are hard to	-8
are hash	17
are hash before	17
are in	15
are milk	-9
are milk by	-9
are miss	5
are miss from	5
are mostly	4
are mostly over	16
are my	14
are n't	57
are no	26
are no good	17
are out of	5
are red	-5
are red </s>	-5
are renew	-15
are renew each	-15
are scream	-14
are shoot	16
are shoot from	4
are store	-5
are the	21
are with	4
argue	-4
argue that	-4
argument	-41
argument </s>	-26
arm	34
arm </s>	13
army	52
army ,	20
army , station	4
around	31
around <name>	17
around <name> </s>	17
around <number>	10
around here	11
array	-6
arrive	-25
arrive ,	-21
arrive <number>	-13
article	-48
article </s>	-23
article say	-9
as	71
as <days>	-8
as <days> are	-8
as <kin>	9
as <name>	-18
as <name> ,	-9
as a	4
as a <kin>	61
as a <name>	8
as a rule	-29
as a single	-8
as a test	-10
as a user	-33
as an	-6
as ever	-22
as i	24
as i can	21
as i have	11
as my	31
as our	-5
as the	14
as the school	-7
as we	-8
as we 're	-6
as we have	5
as well	25
as well </s>	28
as you	-5
aside	13
ask	42
ask </s>	-21
ask about	16
ask for	55
ask for a	4
ask me	6
ask you	-5
ask you something	-5
asleep	-96
asleep ,	-14
asleep </s>	-46
asleep on	-22
association	14
asthma	-7
asthma and	-18
at	176
at 68	5
at </s>	-6
at <day>	17
at <day> </s>	16
at <name>	55
at <name> 's	25
at <name> ,	-9
at <name> </s>	17
at <name> <name>	38
at <number>	-57
at <number> ,	27
at <number> </s>	-50
at <number> and	-10
at <number> at	6
at <number> euro	11
at <number> every	12
at <number> i	8
at <number> in	-4
at <number> on	6
at <number> percent	-30
at <number> today	-56
at <number> week	18
at a	71
at a bakery	8
at a primary	12
at a time	24
at all	33
at all </s>	15
at college	-9
at college on	-9
at dawn	-15
at episode	-7
at episode <number>	-7
at halftime	-25
at halftime </s>	-25
at home	106
at home ,	27
at home </s>	61
at home and	4
at it	-21
at least	20
at level	-22
at level <number>	-22
at line	-12
at line <number>	-12
at lunch	-18
at mine	11
at most	-18
at my	17
at my <kin>	8
at night	6
at noon	-61
at noon ,	-31
at noon </s>	-26
at our	61
at our door	-9
at our place	45
at ours	15
at page	-13
at page <number>	-13
at row	-7
at row <number>	-7
at short	4
at short notice	4
at some	-12
at step	-26
at step <number>	-26
at that	-35
at the	71
at the <day>	13
at the <kin>	-32
at the <name>	37
at the airport	-20
at the bakery	32
at the brewery	-18
at the depot	23
at the door	-22
at the end	-26
at the library	20
at the market	10
at the moment	-19
at the office	-30
at the parcel	13
at the port	5
at the post	-7
at the prison	6
at the restaurant	-17
at the salon	7
at the same	13
at the sight	12
at the third	-12
at this	-46
at this for	-12
at this point	-5
at uni	9
at work	22
at work ,	11
at work </s>	8
at your	-15
attach	-18
attach </s>	-5
attachment	-13
attempt	-18
audio	-7
autism	18
autistic	7
autocorrect	-9
autumn	78
autumn ,	12
autumn </s>	65
average	36
average </s>	31
avoid	39
away	-45
away </s>	-38
awful	-29
awful ,	-12
awful </s>	-18
b2	12
back	-29
back </s>	81
back <number>	-11
back at	-21
back in	-85
back in <number>	-49
back in a	-12
back is	26
back now	-11
back now </s>	-11
back on	-27
back then	-15
back then </s>	-15
back to	13
back to <name>	10
back to the	5
back up	7
backend	-14
backup	-24
backup ,	-20
backup , <number>	-20
backup </s>	-15
bad	-9
bad </s>	-25
bad at	-8
bad back	23
bad knee	36
bad knee </s>	36
badly	-12
bag	37
bag ,	21
bag </s>	20
bag there	-8
bag there 's	-8
bake	39
bakery	-5
bakery 's	19
bakery ,	10
bakery </s>	41
bakery are	5
bakery have	-8
bakery have <number>	-8
bakery in	-29
bakery in <name>	-7
bakery on	-7
bakery on <name>	-7
balcony	-6
ban	5
ban car	-4
ban car from	-4
ban in	15
ban in our	15
ban phone	-8
ban phone </s>	-8
band	35
band 's	-18
band ,	11
band </s>	26
band <number>	8
band can	15
band can tour	15
band on	-10
band pay	-15
band rehearse	4
band rehearse in	4
bank	32
bank </s>	7
bank <kin>	-12
bank where	8
bank where i	8
banner	-11
bar	-22
bar ,	-41
bar </s>	-20
bar in	11
bar in <name>	16
bar twice	14
bar twice and	14
barely	12
bark	-32
bark </s>	-23
barley	10
barn	9
barn </s>	26
base	4
basement	11
basically	26
bass	23
bass in	14
bass in a	8
bat	6
bath </s>	16
bathroom	7
bathroom </s>	-5
battery	-75
battery </s>	-31
battery is	-11
be	95
be </s>	21
be <number>	21
be a	77
be a <kin>	67
be a monk	12
be a nun	22
be able	4
be able to	4
be an	8
be at	-8
be at this	-8
be back	-20
be back in	-20
be call	10
be call <name>	10
be care	4
be do	-17
be from	7
be go	5
be here	-17
be here since	-17
be in	5
be in <name>	-16
be in the	-5
be leave	-8
be leave </s>	-22
be like	15
be like that	15
be move	-5
be my	13
be on	-42
be on a	-5
be on hold	-40
be on parental	4
be ours	11
be quick	-22
be quick </s>	-13
be shorter	-9
be shorter </s>	-9
be sober	13
be sober <number>	11
be sore	19
be sore when	19
be stare	-17
be stare at	-17
be teach	15
be the	-7
be there	19
be there </s>	-5
be there by	28
be vegan	7
be vegan since	20
be wait	-8
be weigh	14
be weigh and	14
be what	22
be with	7
be with the	7
be wrong	-13
be wrong </s>	-13
bear	35
bear </s>	32
bear at	5
bear at <number>	11
bear in	-21
beat	-34
beat on	7
beatriz	-8
beatriz ,	-8
because	-19
because <month>	-8
because <month> and	-8
because <name>	-4
because <name> is	6
because i	36
because i lose	8
because i panic	4
because my	14
because my <kin>	13
because of my	37
because of the	-48
because our	-19
because the	-23
because the <kin>	-6
because the old	-4
because the strike	7
because we	6
become	50
become a	52
become a <kin>	41
bed	27
bed ,	-12
bed </s>	51
bedroom	18
bee	12
bee ,	14
bee , <number>	14
bee behind	19
bee behind the	19
beekeeping	24
beep	-16
beep in	-16
beer	-24
beer ,	-13
before	153
before <number>	25
before <number> </s>	-4
before i	46
before i turn	15
before i was	16
before it	13
before lunch	-10
before lunch </s>	-14
before my	-5
before my <kin>	4
before tax	12
before tax </s>	12
before the	-13
before they	8
before work	6
before work </s>	6
begin	-15
beginner	23
behind	6
behind a	-16
behind the	56
behind the barn	11
behind the shed	33
believe in	19
believe it	-11
believe it </s>	-7
believe it or	8
bell	-11
belong	-23
belong to	-23
belong to my	5
belong to the	8
below	12
below </s>	-24
below the	53
belt	43
bench	-6
bengali	-11
bengali new	-11
bengali new year	-11
best	-32
best </s>	-7
best <kin>	23
best <kin> <name>	13
bet	22
better	-57
better </s>	-18
better for	-16
better than	-17
between	-4
between <name>	6
between <name> and	6
between <number> and	5
between noon	9
between noon and	9
between the	-7
between the <number>	-7
between us	-4
big	43
big at	27
big fan	-5
big fan of	-5
big oven	-5
bigger	-42
bike	55
bike ,	10
bike get	15
bilingual	-26
bilingual ,	-17
bilingual , <name>	-17
bill	-19
bill </s>	-22
bin out	-11
bio	-35
bio </s>	-18
biology	26
biology in	9
biology in <name>	9
bipolar	6
bipolar ,	6
bipolar , stable	6
birth	20
birthday	63
birthday </s>	29
biscuit	-9
bite	-97
bite ,	-8
bite </s>	15
bite of	-5
bite of a	-12
black	50
black </s>	-5
black and	23
black and white	15
blank	-55
blank </s>	-14
blank page	-12
blast	-11
blast music	-28
blind ,	6
block	-58
block ,	-6
blood	34
blood </s>	17
blood pressure	6
blood type	15
blood type is	15
blue	-52
blue ,	-8
blue </s>	-29
blue <name>	-13
blue <name> ,	-13
blue <number>	-7
blue <number> </s>	5
blue shirt	-19
blurry	-30
blurry </s>	-30
board	35
board of	12
board of a	12
boat	49
boat 's moor	16
boat </s>	15
boat is	9
body	-33
boil	-60
boil over	-29
boil over ,	-29
boiler	27
bold	-7
book	25
book </s>	22
book at	-8
book at a	-8
book for	9
book for <number>	-10
book for spring	8
book for the	4
book say	-12
book the	-14
bookkeeping	12
bookshop	-5
boot	-28
bore	-71
bore </s>	-27
bore in	-13
bot	-21
both	91
both </s>	5
both <kin>	18
both ear	41
both ear </s>	41
both hip	4
both hip </s>	4
both my	-4
both my <kin>	5
bottom	45
bouldering	11
box	11
bracket	-20
bracket </s>	-12
brain	-27
brain is	-7
branch	24
branch </s>	-9
branch after	16
branch is	-4
brass	20
brass band	28
brass band </s>	26
bread	10
bread ,	-9
bread </s>	8
bread is	-16
break	-62
break </s>	-34
break <number>	4
break it	-4
break it </s>	-4
break my	15
break the	-11
break the build	-5
break up	14
breakfast	-22
breakfast </s>	-9
breakfast and	-7
breed	-9
breed <kin>	9
brew	5
brewery	-11
brief	-9
brigade	23
bring	-17
british	14
browser	-40
bruna	-6
bruna the	-6
bruna the <kin>	-6
brutal	-13
brutal </s>	-13
btw	28
btw ,	5
btw get	18
btw i	8
btw i 'm	4
btw my	19
btw the	-15
budget	34
budget for	33
budget for grocery	10
budget for the	32
bug	-52
bug ,	-4
bug </s>	-18
bug in	-10
bug in my	-7
build	80
build ,	-6
build </s>	16
build a	-6
build in	19
build in <number>	16
build is	-5
build it	-4
build it now	-4
build the	8
build with	23
build with <name>	16
building	15
bullet	58
bullet </s>	-41
bullet point	118
bullet point </s>	57
bullet point than	32
bureau	47
burn	-27
burn the	-6
burnout	26
burnout </s>	26
bury	7
bury in	8
bury in <name>	8
bus	-12
bus ,	-11
bus </s>	33
bus in	-11
bus in <name>	-12
bus now	-12
bus now ,	-12
business	4
business ,	9
business <kin>	4
business <kin> ,	4
but	32
but <name>	8
but i	22
but i still	9
but it	6
but keen	10
but never	24
but no	-9
but not	-15
but not in	-17
but the	15
butter	-19
button	-38
buy	-25
buy a	-12
buy a plot	7
buy bread	-22
buy bread ,	-9
buy by	-12
buy in	6
buy milk	-46
buy milk and	-13
buy the	34
by	212
by <day>	14
by <day> </s>	14
by <kin>	7
by <name>	67
by <name> ,	23
by <name> </s>	22
by <name> <name>	15
by <number> </s>	13
by a	-29
by accident	-11
by accident </s>	-17
by choice	26
by choice </s>	32
by day	11
by day </s>	11
by ear	23
by ear </s>	23
by ferry	28
by lunch	-16
by me	28
by me </s>	10
by me and	11
by mistake	-19
by mistake </s>	-11
by my	38
by my <kin>	38
by next	28
by next summer	5
by noon	-39
by noon ,	-21
by noon </s>	-18
by now	-9
by summer	5
by that	-16
by the	18
by the <kin>	-17
by the age	-9
by the last	-5
by the word	10
by this	-6
by trade	41
by train	45
by train </s>	45
bypass	13
cabin	16
cabinet	18
cable	-16
cache	-19
cache </s>	-10
cafe	11
caffeine	-15
caffeine kick	-13
caffeine kick in	-13
café	7
cake	-21
call	221
call ,	47
call , always	28
call </s>	-9
call <name>	145
call <name> ,	45
call <name> </s>	73
call <name> <name>	25
call <name> and	13
call <name> in	-5
call and	-9
call drop	-5
call every	22
call from	-6
call i	-7
call in	-5
call it a	-4
call it that	15
call me	61
call me <name>	61
call on	-14
call on <days>	-14
call so	-12
call the	-14
call the <kin>	-18
call the <name>	14
call the function	-4
camera	22
camp	5
camp by	5
camper	6
camper of	6
camper of my	6
can	29
can call	15
can call it	15
can do	21
can do that	-15
can i	-38
can i <kin>	-27
can n't	-104
can n't be	4
can n't believe	-16
can n't decide	-13
can n't do	-24
can n't drive	31
can n't eat	-52
can n't find	-37
can n't get	10
can n't have	11
can n't hear	-24
can n't know	5
can n't lift	14
can n't open	-12
can n't read	7
can n't scroll	-13
can n't see	-12
can n't stand	54
can n't talk	-15
can n't think	-23
can n't work	7
can not	15
can only	5
can read it	-5
can skip	8
can take	14
can tour	15
can you	12
cancel	35
cancel </s>	-6
capital	-35
capital of	-32
capital of <name>	-32
capo	21
capo on	21
capo on <number>	21
captcha	-19
caption	-8
caption </s>	-10
car	35
car ,	19
car </s>	15
car from	-4
car go	13
car go back	13
car in	-11
car in the	-11
card	23
card ,	-9
card </s>	11
card after	28
card after the	28
care	38
care </s>	31
care home	14
care home in	8
career	18
carry	7
carry an	14
carry on	-16
carry on </s>	-16
cartoon	-21
carve	10
case	-6
cash	-25
cash only	-13
cash only at	-13
cashew	-20
cashew </s>	-25
cataract	40
cataract </s>	12
cathedral	20
ceiling	28
ceiling is	18
ceiling is only	18
celebrate	11
celia	-4
celia ,	-4
celiac	-11
celiac ,	9
cell <name>	-11
cell <name> </s>	-11
cellar	53
cellar ceiling	18
cellar ceiling is	18
cellist	6
cello	40
center	-4
centre	43
certificate	8
chair	-5
chair by	-12
change	-14
change </s>	-18
change my	20
change the	-20
change the chair	-5
change to	8
chapel	-5
chapel ,	-12
chapter	-110
chapter </s>	-15
chapter <number>	-77
chapter <number> </s>	-43
chapter <number> is	-21
character	-96
character ,	-27
charge	21
charge <kin>	17
charge <kin> for	17
charge <number>	22
charge the	-18
chart	-22
chart are	-17
chat	-94
chat </s>	-20
cheap	-19
cheap at	-25
cheap at the	-25
cheaper	27
cheaper </s>	35
check	-57
check in	-39
check it	-9
cheer	-38
cheer </s>	-14
chemistry	44
chemo	15
chess	6
chess club	10
chess rate	5
chess rate peak	-4
chi	18
childhood	25
childhood </s>	25
chile	30
chin	13
chocolate	-9
choice	26
choice </s>	32
choir	39
choir ,	29
choir </s>	26
choir i	22
choir sing	-18
choir sing only	-18
choose	-7
christma	-6
christma </s>	-13
chrome	-20
chrome </s>	-14
church	76
church ,	21
church </s>	27
church hall	12
church in	15
citizenship	41
citizenship in	12
city	-23
claim	23
class	93
class </s>	26
class inherit	-4
clause	-6
clay	65
clay soil	47
clean	15
clean </s>	30
clean office	6
clean the	-8
clear	27
clear the	24
click	-95
click </s>	-14
click save	-12
click the	-9
climate	24
climb	29
clinic	25
clinic </s>	4
clinic i	21
clinic in	-4
clinic in <name>	6
clinic let	-5
clip	-69
clip </s>	-22
clock	-4
close ,	-10
close </s>	-18
close <days>	7
close <days> and	7
close and	4
close at	-15
close at <number>	-15
close for	9
close for the	9
close in	-35
close in <number>	-38
close on	-6
close on <days>	-6
close the	38
close the <name>	6
close up	16
clothe	17
clothe </s>	22
club	67
club 's	13
club </s>	7
club at	7
club at the	7
club in <name>	9
club meet	10
club treasurer	7
club treasurer since	7
cm	35
cm </s>	18
co-op	19
co-op </s>	5
code	52
code </s>	7
code <number>	-10
code and	18
code in	6
code is	-6
code review	9
coeliac	19
coeliac </s>	29
coeliac disease	-9
coeliac in	11
coeliac in <number>	11
coffee	-158
coffee 's	-20
coffee ,	-32
coffee </s>	-41
coffee a	-27
coffee a day	-27
coffee black	14
coffee i	15
coffee in	-13
coffee is	-19
coffee is cold	-17
coin	-14
cold	-62
cold ,	-21
cold </s>	-23
cold today	-21
cold today ,	-18
collect	67
collect fountain	16
collect fountain pen	16
collect only	7
collect only the	7
collect the	-5
collector	-8
collector get	-8
college	60
college </s>	69
college on	-9
college on <days>	-9
colour	-24
colour look	-6
colour look off	-6
colour-blind	53
colour-blind (	24
colour-blind ,	26
colour-blind , red-and-green	18
colourblind	30
colourblind ,	26
colourblind , red-and-green	26
column	-55
column </s>	-34
column is	-4
come	76
come </s>	-9
come at	22
come at <number>	22
come back	-21
come back </s>	-5
come every second	10
come from <name>	12
come from the	-24
come in summer	9
come out	5
come through	20
come through </s>	19
come to	26
come to <name>	24
come up	-20
come up in	-10
comic	-12
comma	-45
comma </s>	-18
command	52
comment	-19
comment </s>	-9
commit message	9
committee	-7
commute	94
commute by	29
commute is	52
commute is <number>	33
commute was	-4
commute was hell	-4
company	46
company 's	18
company car	13
company car go	13
company go	10
company is	6
company is <number>	6
compare	15
compile	-26
compile </s>	-8
complaint	-5
component	-8
computer	14
concern	-16
condition	5
conference on	-4
conference on soil	-4
config	15
conflict	-7
confuse	-33
confuse ,	-7
confuse , so	-7
confuse </s>	-8
confuse by	-4
confuse by the	-4
confuse me </s>	8
connect	6
connection	-8
console	16
console </s>	4
container	-15
container </s>	-11
continue	-25
contract	76
contract </s>	19
contract in	19
convert	-19
convert this	-16
cook	-8
cook pasta	-11
cook pasta </s>	-11
cookbook	34
cooperative	23
cooperative </s>	12
copy	-22
copy of	-14
copy of the	-14
copy paste	-8
coriander	49
coriander ,	45
coriander , always	24
coriander , taste	22
coriander </s>	6
corner	-20
corolla	31
correct	8
corridor	-10
corridor wait	-10
corridor wait for	-10
cost	-20
cost me	12
cost us	7
cottage	8
couch	-39
cough	7
could	-48
could n't	-4
could use	-29
council	106
council </s>	11
council in	25
count	21
country before	-4
country before i	14
country before the	-18
couple	11
course	17
cover	-42
cover </s>	-22
cover <number>	-6
cover <number> valley	-11
cover a	14
cover a night	14
cover letter	-18
cover the	5
covid	18
covid in	15
covid in <number>	15
cpu	-17
crack	5
crash	9
crash </s>	17
crazy	-31
cream	-11
credit	-6
credit </s>	-37
credit card	37
credit card after	28
credit union	21
cricket	9
crime	7
crisp	-16
crop	-35
crop it	-7
crop it </s>	-7
crossword	-15
crossword ,	-6
crow	32
crow </s>	7
crow <number>	-7
crow <number> day	-7
cry	-19
cultural	20
cup	-56
cup </s>	-24
cup of	-18
curious	-18
curl	-16
curl team	-16
current	12
cursor	-12
cursor is	-6
custody	20
custody ,	12
custody of	4
custody of my	4
custody week	4
custody week on	4
custom	-14
cut	-70
cut <number>	-13
cut <number> word	-13
cut off	-21
cycle everywhere	17
cycle everywhere </s>	9
daily	98
daily </s>	49
dairy	-8
dairy farm	-17
dairy for	10
dan	6
dan is	-10
dance	-16
dance school	-16
dance school rent	-16
dark	4
dashboard	18
data	-28
data </s>	-18
dataframe	-8
dataframe with	-8
dataframe with <number>	-8
date	-50
date 's	-9
date 's the	-9
date </s>	-31
date from	-7
day	124
day ,	34
day , <number>	21
day </s>	100
day a	-4
day a week	-4
day are	9
day i	15
day in	-10
day of	12
day of my	12
day to	-19
dead	-34
dead </s>	-43
deadline	-6
deadline </s>	-6
deadline for	11
deadline in	-9
deadline is	-5
deadline is tight	-7
deaf	53
deaf </s>	17
deaf and	6
deaf in	29
deaf in my	19
deaf to	-17
deal	14
dear	-25
debt	58
debt collector	-8
debt collector get	-8
debt leave	26
debt leave </s>	26
debug	-10
decade	46
decade </s>	46
decide	-21
decide on	-11
decide to	-6
decide to stop	11
deck	-16
deck in	-13
default	-21
degeneration	17
degeneration </s>	17
degree	38
delete	-38
deliver	-21
delivery	74
delivery have	28
delivery have to	28
dementia	12
demo	-10
dental <kin> </s>	19
deny	-5
deny </s>	-5
depend	13
depend on	13
deploy	-12
deploy </s>	-14
deploy on	-10
deploy on <days>	-10
deposit	15
depot	47
depot ,	5
depot </s>	28
depression	-11
depression run	-11
depression run in	-11
deputy	33
deputy head	33
design	7
desk	69
desk ,	5
desk </s>	27
desk at	30
desk at a	12
detection	25
diabetes	-6
diabetic	-9
diabetic ,	-22
diagnose in	-6
diagnose with	13
diagnose with <name>	4
diagnosis	16
diagnosis </s>	16
diagram ,	6
diagram </s>	-6
dialog	-7
dialysis	63
dialysis </s>	27
dialysis unit	26
dialysis unit in	15
diary	-11
dictation	12
die </s>	7
die at	-22
diesel	18
diesel </s>	18
diff	-6
diff </s>	-6
difference	-30
difference </s>	-14
different	-17
dig	40
dig the	40
dig the allotment	40
digit	-16
digital	10
dinner	-21
dinner </s>	-29
dinner for	19
dinner tonight	-26
disability	11
disagree	-6
disagree </s>	-6
disclaimer	4
disease	-9
dish	8
dishwasher	-11
disk	-5
dissertation	29
distance	33
distract	-20
division	-7
divorce	54
divorce i	8
dj	27
dj name	27
dj name </s>	27
do	37
do ,	-13
do , both	13
do , mostly	9
do </s>	-18
do <name>	-38
do <name> at	5
do <number>	29
do a	32
do a full	20
do by	8
do by <number>	8
do by the	5
do eat	22
do eat mussel	22
do for	-11
do for today	-11
do his	14
do i get	5
do in	6
do it	-7
do my	-16
do my own	-5
do n't	29
do n't care	-15
do n't celebrate	11
do n't do	11
do n't drink	19
do n't drive	10
do n't eat	19
do n't fly	26
do n't get	-27
do n't give	5
do n't have	19
do n't know	-14
do n't like	-22
do n't own	19
do n't put	-6
do n't see	-9
do n't show	-14
do n't smoke	14
do n't sugarcoat	24
do n't think	-14
do n't understand	-5
do n't use	9
do n't want	17
do nail	9
do nail from	9
do not	26
do on	10
do on <day>	10
do so	-4
do solar	-6
do solar pump	-6
do that	-31
do that </s>	-22
do the	24
do this	-23
do this </s>	-18
do with	-10
do with this	-5
doc	-10
doc </s>	-8
donate	16
door	-24
door ,	-31
door </s>	-6
door in	-4
doubt	-6
down	26
down </s>	-20
down for	24
down in	10
down in the	-6
down the	-10
download	-22
download ,	-11
download , <number>	-4
downstair	27
downstair </s>	30
draft	13
draft 's	-8
draft a	22
draft for	16
drag	-4
drain	16
draw	-9
drawer	-11
dream	-15
dream is	11
dream is to	11
dress	9
drill	-18
drill again	-13
drill again ,	-13
drink	21
drink ,	42
drink , do	14
drink tea	-13
drive	121
drive ,	25
drive </s>	-13
drive a	16
drive a <number>	17
drive at	12
drive at night	12
drive home	-16
drive now	-8
drive now ,	-8
drive the	16
drop	50
drop out	41
drop out of	34
drop the	22
drop the rest	-6
drum	-4
dry	-14
dry </s>	-18
du	-7
due	7
due at	-34
due at noon	-16
due in	20
due in <month>	6
due in <name>	10
due in an	-14
due in early	12
dumb	-25
duplicate	-19
duplicate </s>	-10
during	31
dust	59
dust extractor	59
dye	18
dye with	5
dyscalculia	15
dyscalculia ,	15
dyslexia	11
dyslexic	30
dyslexic ,	17
dyslexic , so	17
each	102
each <day>	12
each <month>	21
each <month> </s>	19
each month	26
each month </s>	26
each of	-10
each way	43
each way </s>	16
each year	-13
ear	166
ear </s>	92
ear only	11
early	-12
early ,	-31
early </s>	13
earth	-19
eat	-67
eat </s>	-21
eat after	-7
eat another	-20
eat another bite	-20
eat anything green	-20
eat by	-27
eat fish	-6
eat fish </s>	-9
eat half	6
eat half my	6
eat meat	42
eat meat for	7
eat meat since	17
eat mussel	22
eat mussel </s>	22
eat my	-12
eat pork	60
eat pork ,	24
eat pork </s>	30
eat since	-17
eat the	11
eat too	-21
eat too much	-21
eat up	-4
eat up most	-4
edit	-10
egg	-58
egg </s>	-14
election	22
electric	50
electric kiln	30
electric kiln </s>	30
electricity	-6
else	4
else </s>	-23
email	-26
email </s>	34
email me	-6
email to	-59
email to my	-30
emigrate	8
emoji	-33
emojis	36
emojis in	-6
emojis with	21
emojis with me	21
employer	31
employer </s>	26
empty	-7
empty </s>	-14
end	-88
end ,	-16
end </s>	-43
end <number>	-21
end <number> <month>	-21
end at	-25
end at <number>	-12
end in <month>	14
end in <number>	-6
end of	-11
end of <number>	32
end of each	13
end of the	-43
end on	-4
end on <number>	4
end up	22
end when	16
end with	23
endpoint	-15
endpoint </s>	-15
energy	-15
engage	15
engage to	10
engine	20
engine rebuild	20
engine rebuild on	20
english	10
enjoy	6
enough	-36
enough </s>	-9
enough of	-5
enough of this	-5
enter	-6
enter </s>	-9
entirely	-4
entirely by	-4
entry	-10
epilepsy	16
epipen	37
epipen allergic	18
epipen allergic </s>	18
episode	-76
episode <number>	-25
episode <number> </s>	-18
episode <number> and	-7
epoch	-11
error	-54
error ,	-14
error </s>	-31
error in	-12
error on	-4
essay	-10
essay is	-4
essential	50
essential tremor	50
essential tremor ,	34
euro	61
euro ,	17
euro </s>	-4
euro a	25
even	22
even i	5
even if	8
even if i	8
even in	14
evening	37
evening </s>	33
ever	138
ever ,	15
ever </s>	61
ever since	17
ever since the	17
every	334
every <day>	60
every <day> </s>	17
every <month>	14
every <month> </s>	22
every <month> for	7
every <name>	31
every <number>	-16
every <number> year	-16
every day	34
every day </s>	9
every day of	12
every invoice	9
every knife	-4
every knife in	-4
every line	-6
every minute	-6
every minute </s>	-6
every month	31
every month ,	8
every month </s>	18
every morning	8
every morning before	4
every morning on	-5
every night	10
every other	4
every other <day>	12
every other week	4
every parcel	23
every parcel must	14
every quarter	-15
every quarter </s>	-15
every second	41
every second <day>	44
every single	13
every third	37
every third week	37
every time	18
every time </s>	47
every time i	-31
every weld	-15
every weld </s>	-15
every winter	-8
every winter the	-9
everyone	-19
everyone </s>	-12
everyone on	7
everyone on our	12
everything	113
everything 's	-20
everything </s>	29
everything in	23
everything in write	13
everything is	-8
everything on	8
everything to	7
everything we	13
everywhere	42
everywhere </s>	19
exactly	14
exam	24
exam in	40
exam in <month>	26
exam question	-12
example	-50
example ,	-21
example </s>	29
excel	-6
except	34
exception	23
exception </s>	24
exercise	-32
exercise </s>	-13
exist	-17
exit	9
exit code	-10
exit code <number>	-10
expect	18
expensive	-31
expire	-12
expire </s>	-8
expire in	-13
expire in <number>	-14
explain	4
explain that	-8
explain thing	-28
explanation	-4
export	-33
extra	-32
extract	-11
extractor	59
eye	8
eye </s>	-11
eye hurt	-27
eye hurt </s>	-16
eyesight	25
fable	-28
fable </s>	-12
fabric	12
face	20
face north	10
fact	-10
fail	-57
fail </s>	-26
fail again	-8
fail the	-5
fail the bar	14
fail with	-6
faint	14
faint at	12
faint at the	12
fake	-31
fall	22
fall </s>	21
fall asleep	-22
fall between	5
fall between noon	5
fall off	14
fall off a	8
fall on	-11
false	-30
family	230
family </s>	78
family of	5
family of <number>	5
family since	21
fan	-34
fan </s>	-17
fan of	-4
far	44
far </s>	32
farm	18
farm ,	8
farm </s>	19
fast	-23
fast every	11
fast every <name>	11
fatty	22
fatty food	22
fault	-7
fault ,	-5
favourite	-25
favourite <kin>	-8
favourite character	-18
fear	35
fear of	22
feed	-9
feed by	-6
feed the	-4
feedback	-7
feedback </s>	-7
feel	-53
feel great	-8
female	-7
fence	-5
ferry	56
ferry </s>	26
ferry to	10
fever	11
few	-42
few for	-21
field	-15
fifth	14
fifty-minute	31
fifty-minute lesson	31
file	-94
file </s>	-47
file and	-5
file is	-4
file to	-13
file to /	-6
filler	-20
film	-43
film ,	-11
film </s>	-13
film last	-12
film last night	-12
filter	-4
final	-13
finally	-24
finally </s>	-18
find	-51
find ,	-6
find </s>	-19
find <number>	6
find a	-10
find it	-22
find it </s>	-23
find me	28
find out	16
find the	-40
find the setting	-9
find when	5
fine	-21
fine ,	-4
fine , the	7
fine </s>	-33
fine but	18
fine for	-14
finger	30
finger ,	30
finger are	16
finish	-10
finish my	10
finish this	-7
fire	8
fire </s>	5
fire brigade	23
fire today	-10
firm	6
firm pay	-17
first	45
first <day>	18
first <day> of	16
first <number>	-19
first aid	24
first attempt	-16
first chapter	-15
first draft	-5
first draft </s>	-5
first in this	-12
first language	19
first line	-12
first marriage	20
first part	-5
first suggestion	-4
first suggestion </s>	-4
first time	7
first time </s>	4
fish	-12
fish ,	-19
fish , i	-5
fish </s>	-6
fish permit	-15
fish shop	-4
fit	-11
fit through	10
fix	-21
fix ,	-8
fix </s>	-6
fix at	14
fix at <number>	14
fix it	-27
fix it </s>	-12
fix the	-12
fix this	-18
fix till	6
fix until	19
fjord	28
fjord </s>	28
flag	-11
flat	49
flat ,	14
flat </s>	-12
flat above	15
flat above the	27
flat have	11
flat have no	11
flat in	-30
flat in <name>	-20
flat in the	-11
flat is	28
flat of	19
flat of <number>	19
flight	-41
flip	10
flip it	-6
flood	35
flood </s>	15
flood in	-5
flood that	19
floor	41
floor </s>	36
flour	-8
flour ,	-20
fluent in	6
fluent in <name>	6
fly	74
fly ,	54
fly </s>	8
fly and	28
fly for	-9
fly in	-6
flyer	7
focus	-22
fold	12
fold <number>	9
folder	-8
folder </s>	-17
follow	17
follow </s>	16
font	-24
font </s>	14
font is	-15
font size	-15
font size <number>	-15
food	127
food </s>	15
food bank	21
food bank </s>	21
food bank where	8
food truck	49
food truck </s>	39
foot	16
foot <number>	42
foot <number> </s>	31
football	-10
footnote	-20
for	186
for </s>	-23
for <day>	-36
for <day> 's	-21
for <kin>	21
for <kin> </s>	29
for <name>	-26
for <name> ,	8
for <name> </s>	4
for <number>	-76
for <number> </s>	-6
for <number> <month>	8
for <number> epoch	-11
for <number> hour	-7
for <number> min	-18
for <number> minute	-12
for <number> second	-23
for <number> tonight	-24
for a	43
for a <kin>	-19
for a decade	15
for a hip	23
for a house	6
for a kiln	26
for a live	48
for a room	-10
for a sec	-5
for a year	-15
for about	-11
for about <number>	-4
for age	21
for age </s>	21
for an	7
for an hour	-50
for anything	23
for dinner	-16
for epilepsy	8
for every	20
for everything	15
for free	6
for good	73
for good </s>	16
for good after	16
for good in	6
for grocery	10
for it	28
for it </s>	28
for later	-10
for life	79
for life </s>	56
for lunch	-54
for lunch </s>	-32
for may	-8
for may <number>	-8
for me	39
for me </s>	9
for me is	-8
for my	29
for my <kin>	32
for next	23
for no	-26
for now	-25
for now ,	-23
for spring	8
for that	-37
for that </s>	-20
for the	115
for the <kin>	15
for the <name>	37
for the group	18
for the roof	-19
for the same	11
for the under	5
for the wed	20
for the whole	22
for this	-24
for this </s>	-6
for this <number>	-25
for today	-21
for today </s>	-21
for tonight	-60
for tonight ,	-10
for tonight </s>	-18
for typo	-22
for typo </s>	-22
for us	42
for wifi	17
for wifi </s>	17
for year	8
for year </s>	8
for you	-32
for you </s>	-32
forbid	36
forbid it	18
forbid it </s>	18
force	38
forecast	-39
forever	8
forge	11
forge by	-4
forget	-47
forget </s>	-5
forget my	-14
forget my password	-7
forget the	-11
forklift	22
forklift licence	22
form	-39
form </s>	-11
form with	-6
format	-18
former	-28
former chapel	11
formula	-11
forum	-13
forward	-19
foster	72
foster <kin>	27
foster care	17
foster care </s>	12
foul	-6
foul mood	-6
found by	-8
fountain	40
fountain pen	16
fountain pen ,	16
four-person	-6
four-person startup	-6
four-person startup in	-6
fourth	40
fourth floor	13
fox	-24
fox in	-11
fox in the	-11
frame	-17
franc	25
franc </s>	22
free	-52
free ,	-9
free </s>	-6
free at	15
freelance	59
freelance </s>	31
freelance <kin>	11
freeze	-97
freeze ,	-52
freeze , so	-13
freeze </s>	-19
freeze right	-6
freeze right now	-6
freezer	16
freezer </s>	-4
fridge	12
fridge </s>	-10
from	56
from <day>	-35
from <day> to	-35
from <month>	13
from <month> ,	10
from <month> to	16
from <name>	-7
from <name> ,	-4
from <name> </s>	-71
from <name> and	20
from <name> in	12
from <name> into	6
from <name> to	17
from <number>	37
from <number> </s>	-11
from <number> <name>	15
from <number> venue	6
from <number> year	10
from a	-15
from home	31
from may	-7
from may on	-8
from my	21
from my <kin>	16
from my crow	-14
from now	62
from now on	62
from our	10
from support	-13
from the	-61
from the <name>	15
from the council	13
from the navy	-7
from the post	7
from the support	-9
from this	-7
from yesterday	-14
from you	21
from your	-13
from your table	-12
front	-41
front of	-17
front of the	-11
frontend	12
full	-19
full ,	-12
full engine	20
full engine rebuild	20
full of	-13
full-time </s>	-11
fully	37
fun	9
fun </s>	16
function	-43
function </s>	-11
function is	-5
function return	-6
function take	-4
function that	-5
fund	36
fund </s>	29
funeral	-7
funny	-45
funny </s>	-28
furious	-14
furious </s>	-14
further	-19
gallbladder	22
game	-79
game </s>	-6
game at	-14
game is	-34
garage	24
garage ,	26
garage </s>	-6
garage fix	-18
garage stand	-9
garden </s>	-44
garden is	26
garlic	-39
garlic ,	-6
garlic </s>	5
gate	-25
general	-35
general </s>	-29
generally	-19
generally </s>	-19
gerund	-6
get	254
get </s>	8
get <kin>	8
get <kin> in	9
get <number>	46
get <number> <kin>	13
get <number> <name>	-5
get <number> kidney	29
get a	6
get a <kin>	35
get a <name>	-9
get a <number>	-17
get a bad	-5
get a migraine	8
get a prosthetic	35
get a reply	-4
get a timeout	-40
get a weird	-4
get an	-7
get an error	-13
get another	12
get another </s>	12
get back	-12
get beat	7
get beat on	7
get bullet	32
get bullet point	32
get custody	4
get custody of	4
get cut	-14
get dress	17
get eat	-53
get eat by	-27
get it	4
get it </s>	-11
get lay	14
get lay off	14
get marry in	-14
get marry on	6
get my	33
get my <name>	24
get my coffee	-12
get nothing	-9
get nothing </s>	-6
get past	6
get past the	6
get power	-5
get promote	6
get read	52
get replace	12
get seasick	19
get seasick on	19
get shorten	20
get suspend	-6
get that	-5
get the	-4
get the joke	-5
get the same	-6
get this	-21
get this error	-4
get to	27
get to the	8
get to work	31
get why	-15
get worse	6
get worse on	24
get your	-8
gift	-19
gig	18
gig </s>	16
gig listing	6
gig listing from	6
git	-10
giulia	-13
giulia ,	-13
give	67
give <number>	-11
give a	-6
give a kidney	6
give a thumb	-10
give i	-5
give i can	-7
give it	-4
give it a	-4
give lesson	14
give lesson to	14
give me	6
give me </s>	-5
give me a	12
give me step	-8
give my	19
give our	-5
give our tiny	-5
give that	7
give that my	-8
give that we	11
give the	-15
give up	59
give up </s>	-23
give up meat	13
give up on	-25
give up the	27
give up when	17
give us	4
give us about	4
give we	4
give we 're	4
glaucoma	-17
glove on	-10
glove on </s>	-10
gluten	18
gluten free	6
go	63
go ,	-8
go </s>	-23
go ahead	-9
go ahead </s>	-9
go back	18
go back at	-14
go back in	5
go back to	20
go black	-12
go but	26
go but i	9
go by	4
go by <name>	24
go by the	-7
go cold	-10
go fine	7
go fine ,	7
go for	-44
go for a	-25
go in	-4
go in the	-8
go into	18
go into <name>	8
go now	-6
go now </s>	-6
go off	-24
go out	8
go out on	24
go part-time	33
go part-time after	28
go through	21
go to	-34
go to <name>	16
go to a	14
go to bed	5
go to grab	-20
go to lunch	-12
go to me	5
go to my	5
go to the	-22
go with	-24
go with it	-4
go with option	-4
go with the	-10
goal	12
goal here	-4
goal here is	-4
goal is <number>	-9
goal is a	8
goalie	-7
goalkeeper	-17
goalkeeper ,	-4
goalkeeper , <name>	-4
good	39
good ,	5
good </s>	-25
good after	16
good after the	16
good but	10
good but keen	10
good for	10
good in	6
good to	-13
good to me	-8
good until	7
google	-67
google sheet	6
google sheet every	6
grab	-35
grab lunch	-20
grab lunch ,	-20
grade	22
grade <number>	17
grade <number> piano	17
graduate	13
grain	29
gram	16
gram </s>	25
grammar	-4
grant	4
grave	5
great	-30
great ,	-19
great </s>	-31
green ,	8
green </s>	-15
greenhouse	35
greenhouse is	14
greet	-9
grey	9
grid	38
grid ,	36
grid , solar	25
grind	28
group	44
group have	-6
group have <number>	-6
group in	11
group in <name>	11
group project	18
grow	53
grow up	33
guess	7
guess </s>	21
guess i	-4
guess is	-4
guest	-41
guide	33
guitar	12
guitar are	12
guy	-78
guy in	-19
guy in the	-19
guy on	-22
guy on the	-16
ha	-10
ha </s>	-10
haiku	-20
haiku about	-20
hair	53
hair 's	7
half	15
half </s>	-9
half <name>	16
half <name> ,	8
half a	-20
half do	-10
half my salary	8
half my screen	-15
half of my	-9
half of the	21
half share	-10
half share in	-10
half the	22
half the time	25
half work	29
half work </s>	29
halftime	-30
halftime </s>	-25
halfway	-30
halfway through	-19
halfway through the	-12
hall	27
hall </s>	14
hall on	9
hand	85
hand </s>	12
hand are	-36
hand are freeze	-30
hand full	-13
hand me	-8
hand shake	57
hand shake ,	47
handball	30
handle	61
handle the	17
handle the money	8
handwriting	13
handwriting is	23
hang	-51
hang on	-44
hang on </s>	-15
hang up	-23
happen	-25
happen </s>	-19
happy	-16
happy </s>	-28
hard	-47
hard </s>	-40
hard to	-9
hard to read	-5
hare	-20
harvest	7
hash	16
hash before	17
hash before they	17
hat	4
hat </s>	4
hate	202
hate <days>	-13
hate <days> </s>	-13
hate coriander	37
hate coriander ,	37
hate it	6
hate it </s>	8
hate man	26
hate man in	26
hate me	-19
hate me </s>	-14
hate phone	41
hate phone call	41
hate slide	7
hate slide deck	7
hate that	-12
hate this	-15
hate to	-6
hate to ask	-6
haul	21
have	116
have </s>	51
have <kin>	34
have <kin> </s>	29
have <kin> in	18
have <name>	62
have <name> </s>	24
have <number>	-206
have <number> <kin>	-104
have <number> chair	-6
have <number> coffee	-22
have <number> min	-20
have <number> minute	-15
have <number> option	-10
have <number> woman	4
have a	-203
have a <kin>	-4
have a bug	-10
have a call	-9
have a class	-16
have a coffee	-10
have a dataframe	-8
have a headache	-17
have a list	-17
have a look	-9
have a meet	-46
have a question	-7
have a stroke	24
have an	-37
have an idea	-11
have asthma	-18
have asthma and	-18
have be	12
have be a	5
have be at	-8
have be care	4
have be go	5
have be here	-17
have be in	19
have be sober	10
have be stare	-10
have be there	-5
have be wait	-8
have be with	-8
have book	-4
have coeliac	-9
have coeliac disease	-9
have covid	15
have covid in	15
have decide	10
have decide to	10
have do	15
have enough	-27
have enough of	-5
have get	109
have get <number>	32
have get a	29
have get an	9
have have	31
have have a	-5
have have enough	-5
have have the	7
have hay	4
have hay fever	4
have her	10
have high	11
have it	-21
have keep	8
have leave	-14
have leave </s>	-19
have live	6
have live with	8
have look	-6
have lunch	-33
have lunch </s>	-12
have manage	-14
have me	11
have my	-23
have n't	17
have n't be	6
have n't eat	7
have n't get	5
have n't speak	4
have never	-8
have never be	-6
have never have	7
have never learn	6
have never see	-8
have no	56
have no <name>	-6
have no internet	7
have no oven	11
have perfect	14
have publish	12
have read	-7
have run	34
have run out	4
have run the	15
have serve	14
have since	12
have solar	42
have some	-24
have stop	32
have stop eat	33
have the	21
have the file	-5
have the same	4
have the wrong	-5
have this	-4
have time	-26
have time for	-12
have to	-27
have to be	47
have to fix	-11
have to give	9
have to go	-20
have to say	-10
have to stay	18
have try	-5
have visit	10
have visit every	10
have volunteer	17
have wear	23
have wear a	23
have wear out	-7
have work	20
have write	-4
hay	10
hay fever	11
he	34
he 's	17
he 's <number>	14
he have	-30
he latch	34
he latch on	34
he live	-36
he live in	-36
head	23
head ,	4
head </s>	5
head <kin>	32
head <kin> in	11
head hurt	-8
headache	-34
headache ,	-12
header	-21
header </s>	-11
headline	-24
headline is	-4
headphone	-21
heal	30
heal </s>	30
hear	118
hear </s>	-12
hear aid	101
hear aid in	55
hear aid since	24
hear in	33
hear that	-22
hear the	-25
hear you	-26
heart	44
heart </s>	16
heart rate	-13
heat	83
heat 's	-7
heat </s>	11
heat pump	18
heavy	53
hectare	5
heel	-25
height	17
height since	4
height since the	4
hell	-4
hell today	-4
help	24
help </s>	-14
help me	17
her	-42
her </s>	8
her <kin>	-43
her <kin> </s>	8
her on	-4
her second	26
her second stroke	26
here	-171
here 's	-26
here 's the	-6
here ,	8
here , <number>	9
here :	14
here </s>	-124
here for	-19
here for an	-19
here in	18
here in <name>	22
here is	-25
here is to	-4
here since	-26
hernia	5
hero	-23
heroine	-42
heroine ,	-42
heroine , <name>	-27
hiccup	-21
hide	-6
hide the	-15
highest	-33
highlight	-8
hilarious	-18
hilarious </s>	-18
hill	44
him	53
him </s>	4
hinge	18
hip	108
hip </s>	20
hip operation	14
hip operation </s>	14
hip replacement	35
hip replacement </s>	23
hire	-13
his	-21
his <kin>	-28
his <kin> 's	7
his <kin> </s>	10
his own	-18
history	-17
history of	-17
history of glaucoma	-17
hit	-35
hive	30
hive </s>	-5
hive behind	17
hive behind the	17
hm	-11
hob	23
hob that	29
hob that half	29
hobby	42
hobby ,	25
hobby </s>	17
hockey	37
hold	-65
hold <number>	18
hold a	20
hold on	-16
hold shift	-13
hold the	-4
hold with	-43
hold with the	-43
holiday	20
holiday </s>	7
home	133
home ,	13
home , <name>	13
home , less	14
home </s>	78
home and	4
home and <name>	4
home by <number>	-7
home in	7
home in <name>	13
home to	9
home to <name>	9
home was	-19
homeschool	33
homeschool all	20
homeschool all <number>	20
homeschool our	10
homeschool our <number>	10
hometown	24
homework	-28
homework </s>	-16
honest	15
honestly	7
honestly ,	16
honestly , across	16
honestly </s>	-9
hope	10
hope for	4
hope is	-8
hope this	-4
hope to	31
hope to adopt	16
hope to buy	9
hopeless	4
hopeless ,	13
hopeless </s>	-9
horror	19
horror film	19
hospital	13
host at	5
hostel in	13
hostel in <name>	13
hot	-7
hot </s>	-30
hot sauce	13
hotel	21
hotel </s>	19
hotel in	4
hour	-257
hour ,	-23
hour , say	13
hour </s>	-105
hour a	-10
hour a week	10
hour ago	-49
hour ago </s>	-35
hour ahead	8
hour and	7
hour late	-21
hour late </s>	-21
hour to get	22
house	171
house ,	19
house </s>	20
house co-op	5
house eat	10
house eat fish	10
house have	23
house in	8
house in <name>	21
house in the	-13
house is	44
household	35
how	-5
how do	-24
how do i	-9
how i	28
how much	8
how my	-4
how this	-4
how this work	-4
how to	-27
how we	12
how would	32
how would you	32
how you	4
hum	-30
human	-32
humour	8
humour ,	8
hungry	-28
hungry </s>	-8
hurry	-62
hurry ,	-15
hurry </s>	-47
hurt	-66
hurt </s>	-36
hype	-25
i	306
i 'd	-70
i 'd be	-12
i 'd like	11
i 'd love	-22
i 'd prefer	-16
i 'd rather	11
i 'd say	-15
i 'll	-93
i 'll be	-32
i 'll go	-13
i 'll have	-13
i 'll send	-15
i 'm	-39
i 'm <name>	12
i 'm <number>	59
i 'm a	63
i 'm allergic	42
i 'm alone	9
i 'm ask	11
i 'm at	-40
i 'm blind	4
i 'm bore	-7
i 'm build	-7
i 'm colour-blind	41
i 'm confuse	-11
i 'm cook	-23
i 'm dead	-13
i 'm deaf	7
i 'm design	-5
i 'm do	-28
i 'm down	-8
i 'm drive	-11
i 'm fly	-16
i 'm from	-15
i 'm get	-9
i 'm go	-40
i 'm good	-4
i 'm halfway	-8
i 'm hard	4
i 'm have	-7
i 'm hope	9
i 'm impress	-8
i 'm in	-81
i 'm interest	-7
i 'm into	-5
i 'm just	-4
i 'm keen	-5
i 'm lactose	22
i 'm learn	14
i 'm leave	-11
i 'm left-handed	26
i 'm look	-32
i 'm lose	-12
i 'm make	-23
i 'm not	9
i 'm off	-21
i 'm on	-16
i 'm out	-35
i 'm pay	32
i 'm play	22
i 'm put	20
i 'm read	-4
i 'm run	-19
i 'm save	42
i 'm set	5
i 'm sick	-4
i 'm sit	-5
i 'm so	-9
i 'm soak	-14
i 'm stand	9
i 'm start	-7
i 'm stick	-31
i 'm terrify	15
i 'm the	104
i 'm tire	-4
i 'm train	22
i 'm up	-6
i 'm use	-10
i 'm useless	7
i 'm watch	-35
i 'm work	-30
i ,	-20
i <kin>	66
i <kin> </s>	-27
i <kin> amateur	11
i <kin> is	5
i <kin> the	14
i <name>	-27
i always	20
i always get	5
i always want	6
i am	56
i am <number>	31
i am a	14
i am give	14
i am work	-5
i answer	6
i ask	36
i ask about	25
i ask for	27
i avoid	14
i bank	10
i become	19
i become a	26
i believe	16
i believe in	19
i bet	-13
i bill	5
i break	-5
i break the	-8
i breed	9
i breed <kin>	9
i build	36
i burn	-17
i burn the	-6
i buy	-18
i buy it	-6
i buy milk	-14
i call	-11
i call the	-9
i can	-14
i can n't	-77
i can not	39
i can only	5
i can read	5
i can take	14
i carry	10
i change	-10
i change the	-10
i charge <number>	18
i charge the	-18
i clean	-5
i click	-50
i collect	52
i collect fountain	16
i collect only	7
i come	43
i come to	20
i could	-33
i could use	-10
i cut	-14
i depend	13
i depend on	13
i direct	18
i do	60
i do ,	17
i do <number>	13
i do eat	22
i do n't	-91
i do nail	9
i do on	10
i do the	38
i drive	8
i drive a	18
i drop	5
i eat	-6
i enjoy	-5
i fail	19
i fail the	4
i faint	19
i faint at	17
i fear	13
i feel	-19
i feel great	-8
i find	-20
i find </s>	-7
i find it	-9
i fly	15
i follow	-6
i forget	-25
i forget my	-14
i found	15
i get	23
i get a	-59
i get it	7
i get my	4
i get the	8
i give	27
i give a	-4
i give the	-12
i give up	18
i go	4
i go by	6
i grow	20
i grow up	30
i guess	-12
i guess </s>	-6
i guess i	-4
i hand	23
i handle	49
i hate	48
i hate it	-7
i hate that	-12
i hate this	-10
i have	58
i have <name>	8
i have <number>	-33
i have a	-87
i have an	-18
i have be	-28
i have book	-4
i have get	77
i have have	6
i have just	-4
i have keep	8
i have live	6
i have look	-6
i have lunch	-24
i have manage	4
i have my	-12
i have n't	10
i have no	-5
i have perfect	14
i have publish	12
i have read	-7
i have run	24
i have serve	14
i have stop	32
i have the	-7
i have this	-4
i have to	-61
i have try	-5
i have visit	10
i have volunteer	17
i have wear	23
i have work	20
i have write	-4
i hear	-20
i hear </s>	-16
i hear you	-20
i hit	-13
i hold	5
i hold a	10
i hold shift	-13
i hope	-4
i inherit	13
i inherit this	-4
i intend	5
i intend to	7
i just	-79
i keep	40
i keep <number>	8
i keep bee	24
i keep get	-17
i know	-8
i know the	5
i learn	20
i learn <name>	9
i learn from	-13
i leave	-48
i leave <name>	-14
i leave a	-13
i leave it	-6
i lecture	5
i let	23
i lift	5
i like	-37
i like how	-4
i like it	14
i like my	17
i like option	-11
i like that	-5
i like the	-22
i like them	-14
i like your	-5
i live	-30
i live in	31
i look	4
i look up	4
i lose <number>	6
i lose my	12
i love	-21
i love how	-8
i love the	-17
i make	6
i make a	-4
i make it	11
i manage	40
i manage to	-4
i marry this	15
i may	-29
i may be	-17
i mean	-11
i mean </s>	-19
i mean the	-10
i meet	-12
i meet my	7
i might	-42
i might be	-17
i miss	-7
i move back	-4
i move my	4
i move the	-10
i need	-55
i need </s>	-19
i need a	-30
i need is	-17
i need the	-13
i need to	-21
i never	53
i never get	-8
i never see	-8
i never use	21
i notice	22
i only	42
i only buy	17
i only need	-9
i open	-10
i open the	-5
i owe	-44
i owe my	9
i owe you	-30
i own	41
i own a	9
i panic	4
i paste	-12
i pay	-30
i pay <number>	-15
i plan	10
i play	58
i play cello	13
i play it	-5
i play the	37
i prefer	-16
i prefer <name>	18
i prefer the	-22
i press	-8
i put	-24
i put the	-15
i quit the	-12
i read	-35
i read </s>	-32
i read somewhere	-35
i read the	-7
i read your	-6
i really	-7
i rebuild	4
i refuse	35
i rename	-8
i rename the	-8
i rent	20
i repair	13
i report	-6
i restore	37
i retire	16
i ride	17
i run <number>	-6
i run a	27
i run out	-13
i run the	7
i say	-13
i see	-53
i see <number>	5
i see a	-17
i sell	35
i sell it	-9
i sell my	9
i sell the	34
i send	4
i share the	-14
i shoot	8
i should	19
i sing	15
i sing in	9
i sit	16
i sit third	11
i skip	-14
i skip breakfast	-13
i skip the	-5
i sleep	-8
i sleep badly	-17
i speak	16
i speak <name>	11
i speak too	-7
i spill	-24
i split	4
i stammer	58
i stammer so	28
i start	-6
i still	51
i stop	-39
i stop it	-10
i stop the	-14
i struggle	6
i study	15
i study law	16
i study marine	9
i study your	-9
i stutter	17
i support	-5
i swear	-25
i sweat	-4
i swim	15
i switch	9
i switch to	14
i take	22
i take it	-7
i take levothyroxine	17
i take over	9
i take your	-6
i teach	53
i teach myself	7
i teach year	9
i teach yoga	18
i tell	-10
i text	34
i text you	18
i think	-130
i think ,	-13
i think </s>	-50
i think i	-30
i think we	-8
i think you	-4
i translate	6
i translate patent	20
i translate the	-13
i try	16
i turn	69
i turn <number>	52
i type	-10
i type with	16
i understand	-8
i use	-14
i use a	-6
i use it	-8
i use the	-16
i use this	-6
i use to	12
i volunteer	14
i volunteer at	6
i volunteer every	8
i wake	-9
i wake up	-9
i walk	-5
i want	-66
i want a	-28
i want it	-9
i want the	-31
i want this	-5
i want to	-18
i was	21
i was <number>	78
i was a	-26
i was at	-14
i was bore	-13
i was diagnose	23
i was go	-10
i was in	-17
i was once	5
i was read	-7
i was think	-5
i watch	-25
i water	-11
i wear	20
i will	-57
i will n't	-55
i work	-37
i work </s>	-10
i work as	13
i work at	28
i work from	10
i work it	-21
i work on	-6
i work with	-25
i would	-30
i write	-6
i write <name>	5
i write the	-4
ice	-14
ice cream	-11
icon	-13
idea	-82
idea </s>	-52
idea for	-14
idea why	-7
idea why </s>	-7
idiot	-10
if	-78
if i	19
if the	-13
if they	-18
if you	-31
if you ask	-22
if you can	15
ignore	-35
ignore that	-22
ignore that </s>	-13
ignore the	-13
ill	6
illegible	6
image	-5
imagine	-11
import	-6
impress	-8
impress </s>	-8
in	-36
in ,	-54
in , <number>	-16
in </s>	10
in <kin>	14
in <month>	162
in <month> ,	54
in <month> </s>	98
in <month> <number>	12
in <month> and	24
in <month> i	-18
in <month> next	9
in <name>	65
in <name> 's	-6
in <name> ,	45
in <name> </s>	146
in <name> <name>	-12
in <name> <number>	-13
in <name> and	25
in <name> but	-9
in <name> by	10
in <name> do	-6
in <name> even	8
in <name> film	-8
in <name> franc	18
in <name> from	-8
in <name> have	-15
in <name> i	-4
in <name> in	8
in <name> is	7
in <name> last	-7
in <name> next	14
in <name> now	19
in <name> on	18
in <name> open	-8
in <name> pls	-25
in <name> that	8
in <name> until	6
in <name> with	-15
in <number>	173
in <number> ,	65
in <number> </s>	99
in <number> and	73
in <number> country	24
in <number> hour	-6
in <number> min	-25
in <number> minute	-115
in <number> room	-9
in <number> week	-12
in <number> year	8
in a	-60
in a <name>	4
in a bar	-17
in a container	-8
in a flat	9
in a foul	-6
in a hurry	-17
in a sec	-16
in a ska	8
in about	-22
in about <number>	-6
in act	-22
in act <number>	-22
in an	-4
in an ableton	33
in an hour	-41
in any	18
in anything	44
in anything you	24
in at	-13
in autumn	6
in blue	-10
in blue </s>	-10
in both	25
in cash	-14
in cell	-11
in cell <name>	-11
in chapter	-34
in chapter <number>	-34
in circle	-6
in college	32
in college </s>	32
in early	6
in electric	30
in electric kiln	30
in email	4
in episode	-18
in episode <number>	-18
in euro	7
in everything	24
in foster	17
in foster care	17
in from	-18
in front	-27
in front of	-17
in full	10
in general	-29
in general </s>	-29
in gram	17
in hand	11
in hand </s>	11
in hat	26
in hat </s>	26
in here	-24
in index	20
in index fund	20
in it	9
in it </s>	9
in last	-10
in leave	25
in leave ear	25
in line	-39
in line <number>	-29
in may	79
in may </s>	71
in meeting	9
in most	-44
in my	-26
in my <kin>	23
in my bag	-8
in my family	16
in my flat	8
in my game	-24
in my head	-12
in my house	10
in my last	-16
in my leave	28
in my name	31
in my novel	-23
in my parser	-7
in my story	-27
in my twentie	19
in our	153
in our build	15
in our family	26
in our hall	4
in our house	51
in our team	-4
in question	-33
in question <number>	-33
in red	-13
in remission	24
in remission since	24
in row	-20
in row <number>	-20
in rural	8
in rural <name>	8
in spring	42
in spring ,	12
in spring </s>	29
in step	-16
in step <number>	-16
in summer	14
in summer </s>	14
in that	-124
in that clip	-19
in that list	-40
in that show	-22
in the	-303
in the <kin>	-7
in the <name>	-33
in the ad	-13
in the advert	-7
in the army	4
in the autumn	13
in the back	7
in the basement	8
in the blue	37
in the book	-12
in the car	-20
in the cathedral	20
in the chat	-9
in the clip	-16
in the corridor	-10
in the drawer	-6
in the end	-10
in the example	-13
in the family	35
in the film	-24
in the first	-13
in the flat	-23
in the fridge	7
in the game	-42
in the kitchen	-27
in the list	-21
in the meet	-5
in the middle	-15
in the morning	12
in the navy	23
in the new	12
in the news	-10
in the next	11
in the novel	-13
in the office	-28
in the other	-17
in the oven	-13
in the parish	20
in the picture	-25
in the play	-22
in the poem	-9
in the puzzle	-21
in the queue	-23
in the rain	-22
in the restaurant	5
in the right	30
in the room	-9
in the second	-14
in the shed	13
in the shower	-14
in the sketch	-32
in the spare	23
in the spring	9
in the story	-10
in the third	14
in the title	-6
in the video	-16
in the wrong	-15
in therapy	13
in this	-156
in this file	-6
in this recipe	-4
in with us	9
in write	13
in your	-61
in your answer	-4
in your example	-30
include	37
index	24
index fund	20
index fund </s>	20
indoor	24
induction	6
induction </s>	18
inherit	22
inherit <number>	4
inherit my	9
inherit my <kin>	9
inherit the	10
inherit this	-4
inlaw	5
inlaw </s>	5
input	12
input is	12
insist	13
insist </s>	13
insomnia	4
install	16
install it	-5
installer	-23
instead	58
instead </s>	54
instead of	5
instead of <number>	-16
insulin	32
insulin at	6
insulin at <number>	6
insulin pump	8
insulin twice	9
insulin twice a	9
insurance	20
insure	33
insure for	33
int	-7
int </s>	-7
intend	19
intend to	21
interest	-18
interest in	-7
interest in your	-4
internet	-22
into	65
into <name>	-5
into <name> and	-15
into a	57
into a google	6
into it	-7
into it </s>	-7
into our	16
into our annexe	9
into the	-40
intolerant	34
intolerant </s>	31
intro	-7
intro </s>	-7
invoice	14
invoice </s>	-7
invoice are	4
invoice are the	4
invoice go	18
invoice go out	18
invoice i	-11
invoice in	10
invoice in euro	7
invoice is	-16
inè	18
inè (	18
inè ( <kin>	18
iron	26
is	24
is 19	-4
is 19 year	-4
is 96	14
is </s>	-16
is <name>	25
is <name> 's	16
is <name> ,	23
is <name> </s>	23
is <name> <name>	49
is <name> and	6
is <number>	9
is <number> ,	26
is <number> </s>	-38
is <number> and	-5
is <number> but	9
is <number> euro	18
is <number> max	6
is <number> minute	-4
is <number> people	9
is <number> word	-4
is a	-91
is a <kin>	-45
is a <name>	-21
is a <number>	33
is a bite	-10
is a mess	-15
is about	7
is about lichen	8
is all	8
is all i	-12
is all in	4
is allergic	-13
is allergic to	-13
is also	7
is also my	7
is an	29
is an old	37
is annoy	-13
is annoy </s>	-13
is apply to	9
is ask	-21
is asleep	-17
is at	-34
is at <number>	-27
is at episode	-7
is at the	7
is bad	-10
is bark	-23
is bark </s>	-23
is break	-8
is break </s>	-8
is build	12
is burn	-24
is call	24
is call <name>	28
is call so	-12
is chair	-8
is chair by	-8
is close	-12
is close </s>	-11
is close on	-6
is cold	-24
is cold </s>	-12
is dead	-13
is dead </s>	-13
is deaf	18
is deaf and	6
is diabetic	7
is do	30
is do </s>	-4
is do by	30
is down	-35
is down </s>	-14
is due	-20
is due at	-27
is due in	13
is empty	-6
is empty </s>	-11
is feed	-6
is feed by	-6
is fine </s>	-9
is fine but	18
is fix	19
is fix till	6
is from	5
is from <name>	5
is full	-11
is go	-9
is go </s>	-11
is good	5
is good </s>	-6
is good until	7
is great	-9
is great </s>	-9
is hard	-17
is hard </s>	-15
is here	-14
is here </s>	-14
is how	37
is how i	35
is illegible	6
is in	65
is in <name>	26
is in <number>	-6
is in the	34
is it	-17
is late	-32
is late </s>	-10
is late again	-23
is marry	-10
is marry to	-12
is mine	38
is mine ,	16
is mine since	11
is move	-5
is my	87
is my <kin>	10
is n't	10
is not	-17
is now	28
is number	6
is number <number>	6
is off	9
is older	22
is older than	22
is on	-28
is on <name>	15
is on <number>	-16
is on call	-14
is on the	-10
is only	7
is only <number>	18
is option	-16
is our	20
is our only	-5
is out	6
is pay	40
is pay by	9
is pay in	28
is plot	25
is plot <number>	25
is print	6
is red	-8
is red </s>	-8
is renal	8
is renal and	8
is run	-12
is run entirely	-4
is set	-9
is set for	-9
is slow	-12
is slow </s>	-9
is slow today	-11
is slower	-6
is spell	15
is spell <name>	22
is stick	-13
is still	14
is still <number>	46
is stronger	-15
is take	-17
is that	9
is that the	-4
is the	106
is the <number>	15
is the day	-11
is the only	49
is third	4
is third from	4
is tight	-7
is tight </s>	-7
is to	-9
is to open	-10
is too	-36
is too loud	-16
is under	28
is up	17
is wait	-16
is way	-18
is way too	-18
is what	49
is what i	66
is what it	-5
is what keep	15
is what the	-12
is where	41
is where my	22
is with	12
is with <name>	12
is wrong	-11
island	16
issue	23
issue </s>	6
issue after	28
issue after <number>	28
it	-397
it 's	59
it 's <day>	-10
it 's <name>	15
it 's <number>	-16
it 's a	53
it 's for	-11
it 's me	8
it 's my	36
it 's on	-8
it 's still	-7
it 's the	37
it 's to	5
it ,	-44
it , no	-6
it </s>	-86
it a	-18
it again	-20
it again </s>	-20
it all	-11
it as	-10
it back	22
it by	36
it by <number>	13
it can	-4
it come	-16
it crash	-5
it daily	10
it daily </s>	10
it down	-12
it down </s>	-12
it fail	-12
it fail </s>	-8
it for	7
it go	-6
it go </s>	-5
it have no	-8
it is	-11
it is </s>	4
it just	-9
it like	-4
it now	-13
it now </s>	-13
it off	21
it on	-58
it on <day>	-22
it on my	-13
it or	8
it or not	8
it out	7
it out </s>	20
it print	-14
it quick	-12
it quick </s>	-12
it rain	-34
it run	-18
it say	-9
it say here	-5
it seem	8
it seem </s>	8
it short	-22
it short </s>	-22
it shorter	-5
it still	-8
it take	32
it take <number>	11
it take me	23
it that	15
it that ,	15
it to	-11
it twice	-15
it twice </s>	-9
it was	69
it was a	24
it was after	19
it was in	8
it was my	7
it was the	-7
it when	17
it work	-52
it work </s>	-25
it yesterday	-13
it yesterday </s>	-13
it you	-7
itchy	-7
its	-27
its an	10
its the	24
jam	-31
jam again	-14
jam again </s>	-14
jamaican	-11
jar	-6
jazz	7
jazz </s>	-18
jehovah	31
jehovah witness	31
jersey	22
job	16
job ,	-16
job </s>	23
job at	21
job at the	18
job end	16
job on	9
job on a	9
join	-17
join the	17
joke	-154
joke ,	-5
joke </s>	-21
joke about	-34
joke about <days>	-34
josefina	-8
josefina ,	-8
judo	31
junior	45
just	-377
just <number>	13
just a	36
just call	-9
just hang	-13
just have	-5
just leave	-8
just me and	5
just now	-146
just now ,	-22
just now </s>	-100
just pick	-12
just ring	-22
just tune	21
just tune up	21
just wake	-12
just wake up	-12
just walk	-20
just walk in	-16
just yell	-5
kasimir	-7
keen	5
keep	77
keep <number>	7
keep all	9
keep bee	23
keep bee ,	9
keep bee behind	19
keep get	-19
keep get a	-9
keep go	-10
keep in	17
keep it	-12
keep it </s>	-5
keep kosher	22
keep kosher at	22
keep me	5
keep my	35
keep the	-18
keep the <number>	-8
keep the book	-5
keep the theory	7
kennel	35
kettle	-24
kettle on	-10
key	-10
key </s>	-17
key and	4
key and feed	4
key is	-4
keyboard	-43
keyboard is	-13
kick	-20
kick in at	8
kidney	39
kidney to	6
kidney to my	6
kill	-37
kill </s>	11
kill me	-39
killer	-14
killer </s>	-14
kiln	91
kiln </s>	30
kiln and	12
kilo	49
kilo </s>	17
kilo since	12
kimchi	16
kind	-37
kind ,	-15
kind of	-4
kindergarten	16
kindergarten </s>	15
king	-38
kitchen	-34
kitchen </s>	-10
kitchen everything	-7
kitchen everything is	-7
kitchen is	20
km	54
knee	223
knee ,	37
knee </s>	60
knee are	31
knee are shoot	16
knife	-14
knife in	-4
knit	52
knit circle	7
knit sock	35
knit sock on	24
knock	-18
know	-11
know </s>	-29
know about	5
know about the	5
know what	-14
know what you	-6
kofi	-9
kosher	30
kosher at	22
kosher at home	22
lactose	40
lactose intolerant	34
lactose intolerant </s>	31
lad	-10
ladder	5
lady	-15
lag	-19
lake	24
lake </s>	21
lamp	-24
land	-8
land in	13
land in <name>	-9
land in my	22
land page	-11
land page </s>	-11
lane	4
language	70
language </s>	27
language is	8
laptop	-77
laptop ,	-19
laptop </s>	-11
laptop is	-11
laptop run	-13
laser	16
last	-209
last <day>	14
last <month>	17
last <number>	10
last <number> week	26
last answer	-5
last autumn	5
last autumn </s>	5
last line	-14
last line </s>	-8
last line of	-6
last message	-9
last month	-20
last month </s>	-20
last night	-169
last night 's	-31
last night ,	-24
last night </s>	-74
last of	4
last question	-11
last spring	12
last spring </s>	5
last step	-15
last week	-6
last week </s>	-22
last year	51
last year ,	28
last year </s>	21
latch	34
latch on	34
latch on the	34
late	-162
late ,	-33
late </s>	-69
late <kin>	12
late <kin> 's	5
late again	-23
late again </s>	-19
late and	-11
later	-61
later </s>	-63
latest	-19
lathe	20
laugh	-90
laugh </s>	-39
laugh at	-36
laugh at that	-21
laugh at your	-15
laundrette	15
laundromat	16
laundromat in	12
laundromat in <name>	12
law	33
law and	10
law at	4
law for	-9
law for <kin>	-9
lay	13
lay off	31
lay off from	21
layout	-12
leader	-16
leak	9
learn	110
learn </s>	33
learn <name> because	10
learn from	-13
learn how	-5
learn the	11
learn to	60
learn to swim	24
lease	76
lease end	18
lease end in	18
lease on	11
lease on the	7
lease run	9
lease run out	9
least	10
leather	9
leave	111
leave ,	12
leave </s>	7
leave <name>	5
leave a	-13
leave and	9
leave and i	9
leave at	-7
leave ear	49
leave ear </s>	16
leave every	19
leave every second	19
leave in	-33
leave in <month>	4
leave in <number>	-20
leave it	-6
leave knee	59
leave me the	5
leave my	-38
leave on	-15
leave side	23
leave the	-9
leave the church	24
leave the meet	-12
leave to	8
lecture	5
ledger	49
left-handed	56
left-handed ,	28
left-handed , so	22
left-handed </s>	25
leg	47
leg below	39
leg below the	39
legal	39
lend	12
less	-15
less strict	14
lesson	63
lesson </s>	4
lesson to	14
lesson to <number>	14
lesson with	5
lesson with <name>	5
let	-29
let do	-19
let do the	-13
letter	-17
letter ,	-5
letter </s>	-25
letter for	-4
letter in	-12
level	-71
level </s>	-21
level <number>	-69
level <number> ,	-31
levothyroxine	22
levothyroxine every	22
levothyroxine every morning	22
library	19
library </s>	5
licence	82
licence ,	21
licence </s>	23
licence i	14
license	15
license is	-9
lichen	8
lid	-9
lid </s>	-9
lie	39
lie </s>	-17
life	120
life </s>	91
lift	19
lift </s>	18
lift more	14
lift more than	14
light	-14
light ,	-11
light go	-6
light off	-17
light off </s>	-17
like	-17
like </s>	10
like a	-38
like epipen	18
like epipen allergic	18
like how	-4
like i	-27
like it </s>	-20
like it when	19
like my	17
like option	-11
like soap	8
like soap to	8
like that	17
like that <number>	15
like the	-53
like the first	-4
like the way	-4
like them	-14
like these	-11
like this	-25
like this <number>	-12
like this song	-5
like to	10
like you	12
like your	7
like your answer	15
limp	-9
line	-189
line 's	-9
line ,	27
line , <number>	16
line </s>	-15
line <number>	-96
line <number> </s>	-66
line a	10
line a page	10
line from	-10
line in	7
line of	-10
line of the	-6
line under	-7
linen	13
link	-46
link </s>	-13
link are	-16
link are dead	-13
linter	-8
list	-198
list ,	-39
list , which	-18
list :	-29
list : <number>	-29
list </s>	-45
list <number>	-18
list <number> country	-18
list for a	23
list is	-11
list of	-22
list of <number>	-7
listing	6
listing from	6
listing from <number>	6
lite	32
literally	25
literally </s>	8
lithium	15
litre	5
little	-29
little <name>	9
live	-67
live ,	-7
live </s>	32
live at	-28
live behind	24
live behind the	24
live downstair	18
live downstair </s>	22
live here	-15
live in	-126
live in <name>	-139
live in <number>	24
live in the	-7
live my	9
live my <kin>	9
live on	40
live room	-10
live with	-6
live with us	42
load	-73
load </s>	-31
loan </s>	10
local	22
lock	-11
lockdown	14
log	29
log </s>	-7
log in	-4
login	-13
logo	-50
logo </s>	-39
long	-38
long ,	-19
long </s>	-54
long day	-13
long email	12
long paragraph	33
longer	24
longer </s>	-4
longer than	-9
look	-89
look </s>	-9
look after	6
look at	-19
look at the	-8
look for	-57
look for a	-27
look off	-18
look ok	-8
look the	33
look the same	33
look up	4
loom	7
loop	-4
loop </s>	-8
lorry	-4
lose	-74
lose </s>	-16
lose <number>	21
lose <number> kilo	29
lose in	-8
lose in the	-8
lose money	-11
lose most	14
lose my	-11
lose my <kin>	6
lose my place	-27
lose our	13
lose our <kin>	4
lose the connection	-8
lose the thread	-7
lose to	-29
loss	-4
lot	-59
lot </s>	-18
loud </s>	4
loud in	-16
loud place	36
lousy	-11
love	-93
love a	-30
love how	-8
love how you	-6
love it	12
love it </s>	14
love the	-21
love to	-8
lovely	-27
luck	-6
luck </s>	10
lunch	-250
lunch ,	-74
lunch , back	-29
lunch </s>	-80
lunch i	-29
lunch is	-14
lupus	5
machine	-17
machine ,	22
macro	-8
mad	-24
mail	-21
mail </s>	-6
mail only	-11
mail only ,	-11
main	29
mainly	47
mainly </s>	42
make	74
make </s>	16
make <number>	18
make a	5
make it	-29
make it <number>	-4
make it quick	-12
make me	36
make more	-18
make my own	8
make no	-5
make no sense	-5
make redundant	23
make redundant in	23
make the	-7
make up half	5
man	10
man in	14
man in hat	26
man in the	-13
man who	-12
manage	68
manage to	-7
manual	44
manual ,	4
manual </s>	28
manual is	12
many	-25
map	14
map ,	7
marathon	-7
marathon in	17
marathon in <month>	17
marathon since	16
marathon since <number>	16
march	-6
march ,	10
march </s>	-19
margin	-36
margin </s>	-20
marine	26
marine biology	26
marine biology in	9
mark my	8
mark my <name>	8
market	69
market </s>	-4
market in	12
market in <name>	12
marriage	25
marry	10
marry ,	23
marry </s>	-6
marry in	-20
marry in <name>	7
marry in the	-21
marry on	6
marry on <number>	6
marry this	15
marry this spring	15
marry to	-10
marry to a	6
mascot	-14
mascot is	-14
master	62
master 's	6
master 's in	6
master for	15
match	-42
math	-17
matter	55
matter </s>	30
matter to	20
matter to me	20
max	19
max </s>	13
may	116
may </s>	90
may <number>	-5
may <number> </s>	9
may on	-8
maybe	-42
maybe <number>	-23
maybe <number> </s>	-23
maybe later	-19
maybe later </s>	-19
mayor	-14
me	378
me ,	23
me , <name>	7
me , <number>	-7
me , i	10
me </s>	94
me <name>	61
me <name> ,	34
me <name> </s>	16
me <number>	8
me <number> hour	-6
me a	-7
me an	5
me an hour	9
me and	37
me and <number>	10
me and an	5
me as	12
me as a	12
me at	18
me at <number>	5
me be	13
me every	19
me in	29
me in <name>	26
me in the	-4
me is	-23
me is set	-8
me now	-18
me now </s>	-18
me off	24
me off the	-4
me on	10
me on the	-16
me out </s>	11
me step	-8
me step <number>	-8
me that	-36
me the	-30
me to	4
me to a	-9
me today	-12
me what	-20
me who	12
me work	13
meal	20
meal fall	5
meal fall between	5
mean	21
mean </s>	-9
mean i	17
mean no	-13
mean no night	-13
mean the	-10
meat	70
meat for	7
meat for <number>	7
meat since	17
med	-15
meditate	9
meet	-159
meet ,	-15
meet </s>	-33
meet <name>	-19
meet at	-19
meet at <name>	4
meet at <number>	-15
meet get	-16
meet in	5
meet in <number>	-9
meet my	7
meet my <kin>	7
meet with	-35
meet with <name>	-35
meeting	44
meeting for	18
meeting for the	18
member	33
member </s>	42
member of	-9
member of a	-9
meme	-36
memory	-20
mention	-20
menu	-31
menu </s>	-22
merge	9
merry	-34
mess	-57
mess ,	-4
mess </s>	-4
mess this	-11
mess today	-13
mess today </s>	-13
message	39
message ,	-9
message </s>	-9
message in	5
messi	-47
metal	17
method	-9
metre	8
metre of	8
metric	23
metric ,	15
metric unit	12
metric unit only	12
mic	-38
mid	-29
middle	-12
middle of	-15
middle of a	-12
midnight	-11
midnight </s>	-11
might	-71
might be	-17
migraine	71
migraine </s>	18
migration	4
military	-18
military service	-18
military service in	-18
milk	-41
milk ,	15
milk </s>	-14
milk <number>	26
milk <number> jersey	22
milk and	-22
milk and egg	-14
milk by	-9
milker	9
mill is	-7
mill is what	-7
min	-86
min ,	-6
min </s>	-39
min leave	-8
min leave </s>	-8
min so	-18
min to	-20
mind	-22
mind ,	-13
mind , find	-8
mind the	5
mind the <kin>	8
mine	155
mine ,	36
mine </s>	31
mine is	9
mine since	24
minibus	-5
minister	-35
minus	10
minus <number>	10
minute	-324
minute ,	-37
minute </s>	-144
minute ago	-36
minute ago </s>	-7
minute and	-15
minute away	-14
minute away </s>	-14
minute before	-27
minute each	38
minute each way	26
minute late	-20
mirela	23
miss	4
miss </s>	-36
miss <number>	18
miss bracket	-10
miss from	5
miss the	-11
miss the second	-4
mistake	-40
mistake </s>	-34
mix	-5
mix </s>	-16
mm	26
mobile </s>	-9
mock	25
mock paper	8
mock paper </s>	8
mode	-24
mode ,	-15
model	46
model for	-11
model for <number>	-11
module	9
moment	-26
moment </s>	-27
moment i	9
money	16
money ,	8
money </s>	21
money in	-5
monk	5
monk for	6
monk for <number>	6
monk in	-5
monk in <name>	-5
monorepo	43
month	111
month ,	-8
month </s>	36
month for	20
monthly	29
monthly </s>	18
mood	-8
mood ,	-4
moon	-14
moor	37
moor in	12
moor in <name>	12
more	-60
more </s>	-21
more question	-6
more than	10
more than <number>	36
morning	-50
morning ,	-40
morning </s>	-57
morning are	24
morning before	4
morning i	-6
morning on	-5
mortgage	54
mortgage </s>	12
mortgage fix	14
mortgage fix at	14
mortgage is	30
mortgage is fix	21
most	-71
most of	-25
most of our	20
mostly	76
mostly </s>	22
mostly <name>	31
mostly <name> </s>	19
mostly in	-12
mostly in <name>	-12
mostly on	6
mostly over	16
mostly over <number>	16
motorbike	38
motorbike crash	36
move	-29
move </s>	-21
move back	-4
move back to	-4
move from	5
move from <name>	8
move in	4
move in with	13
move into	11
move my	4
move on	-28
move on </s>	-16
move on to	-10
move the	-39
move the file	-9
move the meet	-8
move to	29
move to <name>	8
move to the	21
movement	-18
movie	-35
movie </s>	-8
movie is	-27
mr	-8
mr <name>	-8
mr <name> ,	-8
mr.	-16
mr. <name>	-16
mrs	28
mrs <name>	28
much	-21
much </s>	-28
murder	27
museum	12
museum have	7
mushroom	45
music	-53
music is	10
mussel	22
mussel </s>	22
must	6
must be	9
must be weigh	14
mute	-12
my	349
my <kin>	196
my <kin> '	10
my <kin> 's	28
my <kin> (	11
my <kin> ,	83
my <kin> :	-12
my <kin> </s>	161
my <kin> <kin>	-25
my <kin> <name>	194
my <kin> <number>	16
my <kin> are	-12
my <kin> as	4
my <kin> ask	-13
my <kin> come	-10
my <kin> forbid	6
my <kin> have	19
my <kin> in	6
my <kin> is	-142
my <kin> joke	-43
my <kin> just	-13
my <kin> like	-20
my <kin> live	14
my <kin> mind	8
my <kin> need	-11
my <kin> ring	6
my <kin> run	-7
my <kin> say	-26
my <kin> to	7
my <kin> tongue	12
my <kin> want	-11
my <kin> was	6
my <kin> who	10
my <kin> work	9
my <name>	26
my <name> <kin>	-21
my <name> <number>	13
my <name> in	-4
my <name> is	56
my <name> licence	8
my <name> on	-4
my <number>	18
my <number> <kin>	6
my answer	-18
my app	-14
my back	10
my back is	26
my bag	-8
my bag there	-8
my battery	-10
my bed	20
my bed </s>	20
my best <kin>	4
my blood	10
my blood pressure	6
my branch	-4
my branch is	-4
my browser	-24
my bug	-5
my build	-5
my bus	-16
my cataract	8
my character	-57
my chess	19
my chess rate	17
my chin	13
my citizenship	9
my code	-45
my coffee	-42
my coffee ,	-10
my coffee is	-17
my commute	34
my commute is	17
my console	-5
my contract	19
my contract </s>	13
my crow	-9
my cursor	-6
my degree	38
my dj	27
my dj name	27
my download	-11
my dream is	11
my essay	-5
my eye	-18
my eye hurt	-27
my eyesight	25
my family	16
my favourite	-7
my favourite character	-18
my file	-7
my finger are	16
my first	5
my flat	15
my flat ,	8
my foot	-11
my function	-11
my game	-31
my game is	-24
my garden	20
my goal	16
my goal here	-4
my guess	-7
my guess is	-4
my hair	23
my hand are	-28
my hand shake	44
my handwriting	23
my handwriting is	23
my head	-25
my head </s>	-11
my head hurt	-8
my heart	5
my hip	29
my hobby	25
my hobby ,	25
my house	4
my house eat	10
my insulin	5
my invoice	9
my job	18
my job at	18
my keyboard	-34
my keyboard is	-13
my kitchen everything	-7
my knee	43
my label	-19
my laptop	-67
my laptop is	-11
my last	-7
my late	16
my late <kin>	12
my leave	49
my leave ear	28
my license	14
my life	28
my life </s>	28
my lunch	-20
my machine	-29
my machine </s>	-29
my mic	-38
my mistake	-13
my morning	4
my name	67
my name </s>	22
my name is	41
my neck	-13
my next	-4
my night	19
my note	-17
my novel	-5
my old	14
my only	6
my only meal	5
my order	-8
my output	-7
my own	21
my own <kin>	21
my package	-4
my paragraph	-4
my paragraph is	-4
my parser	-7
my parser </s>	-7
my password	-28
my password </s>	-14
my password is	-11
my patience	-12
my pension	18
my phone	-113
my phone 's	-20
my phone </s>	7
my phone is	-5
my phone on	-39
my place	-27
my place ,	-22
my pottery	24
my push	32
my push <number>	36
my query	-11
my question	-12
my question is	-8
my quiz	-21
my r	8
my r 's	8
my real	7
my rent	14
my residence	6
my right	25
my salary	49
my salary is	28
my salon	29
my salon 's	29
my savings	15
my savings ,	4
my savings sit	11
my score	-22
my score is	-15
my screen	-13
my screen </s>	-23
my screen reader	39
my script	-5
my second	-10
my session	-17
my shift	14
my shift at	15
my shop	4
my shoulder	28
my smell	15
my soup	-16
my soup is	-16
my stomach	-6
my story	-34
my studio	8
my stutter	41
my stutter get	24
my surname	30
my tab	-4
my tea	18
my team	27
my test	-11
my text	-12
my thesis	18
my third	7
my third year	7
my timer	-22
my toast	-32
my total	-26
my train	-28
my train is	-7
my twentie	28
my twentie </s>	19
my van	6
my village	7
my visa	32
my visa expire	4
my whole	20
my window	-28
my word	-8
my work	18
my wrist	15
my wrist </s>	15
myself	29
myself </s>	-10
myself to	31
myth	-37
n	9
n't	4
n't </s>	19
n't be	-9
n't believe	-16
n't believe it	-16
n't bother	10
n't care	-15
n't celebrate	11
n't decide	-13
n't do	26
n't drink	19
n't drink ,	30
n't drive	43
n't drive ,	17
n't eat	-28
n't eat after	-10
n't eat another	-20
n't eat fish	-16
n't eat meat	24
n't eat pork	35
n't eat since	-17
n't find	-39
n't find the	-25
n't fit	-9
n't fit through	10
n't fly	26
n't get	-19
n't get a	24
n't get past	6
n't get the	-16
n't get this	-5
n't give	5
n't give me	5
n't go	5
n't have	31
n't have <kin>	40
n't have a	17
n't have the	-5
n't have time	-7
n't hear	-24
n't hear the	-25
n't it	-6
n't know	-9
n't know about	5
n't let	6
n't lift	14
n't lift more	14
n't like	-22
n't like the	-7
n't like this	-7
n't load	-24
n't load </s>	-10
n't need	-15
n't open	-17
n't open the	-14
n't own	19
n't own a	19
n't put	-6
n't read	7
n't read small	18
n't read this	-6
n't scroll	-13
n't see	-22
n't see the	-16
n't show	-14
n't show up	-14
n't sleep	-5
n't smoke	14
n't smoke ,	14
n't speak	6
n't stand	54
n't stand coriander	15
n't stand the	-9
n't stand this	-8
n't start	12
n't sugarcoat	24
n't sugarcoat ,	24
n't take it	-10
n't talk	-13
n't think	-37
n't think </s>	-13
n't turn	-22
n't turn on	-22
n't understand	-5
n't use <name>	13
n't want	17
n't want <number>	19
n't want to	-8
nail	21
nail bar	11
nail from	9
nail from home	9
name ,	-7
name :	-22
name : <name>	-22
name </s>	18
name <name>	14
name <name> </s>	39
name after	6
name for	-53
name for a	-46
name get	20
name get shorten	20
name in	6
name in the	14
name is	34
name is <name>	32
name on	7
name on the	4
name the	-4
name wrong	-24
nap ,	-4
narrator	-19
narrowboat	56
national	13
navy	19
near	41
near <name>	28
near <name> ,	-6
near <name> </s>	32
near a	14
neck	-13
need	-113
need </s>	-19
need <number> approval	20
need <number> more	-8
need a	-81
need a caption	-6
need a quick	-8
need an	-5
need is	-17
need milk	-15
need more	-7
need replace	4
need subtitle	-19
need subtitle </s>	-19
need the	-29
need the second	-12
need to	-54
need to buy	-16
need to send	-6
needle	22
negative	-12
neither	14
nervous	16
nervous </s>	16
never	352
never <name>	-5
never <name> ,	14
never be	12
never come	12
never come back	12
never do	20
never fly	31
never get	9
never get my	26
never get your	-5
never have	22
never have </s>	26
never have a	7
never heal	30
never heal </s>	30
never know	-11
never know what	-11
never learn	55
never learn to	39
never marry	23
never marry ,	23
never mind	-21
never mind ,	-13
never phone	-11
never practise	16
never see	-34
never see that	-14
never sleep	-29
never to	12
never use	34
never use emojis	21
new	-45
new mayor	-14
new year </s>	13
new year is	-11
newer	51
newer </s>	51
news	-91
news </s>	-43
news say	-15
newspaper	-4
newspaper </s>	-4
next	133
next </s>	-26
next <month>	51
next <month> </s>	39
next autumn	23
next autumn </s>	23
next couple	16
next door	-4
next in	-17
next may	16
next slide	-10
next spring	19
next spring </s>	16
next step	10
next step </s>	18
next summer	15
next summer </s>	10
next to	-37
next to me	-26
next to my	-6
next year	74
next year </s>	72
nice	-43
nice </s>	-34
night	-36
night 's	-31
night ,	-21
night </s>	-25
night <kin>	8
night and	-12
night are	42
night are for	22
night at	7
night belong	4
night belong to	4
night desk	12
night desk at	12
night host	-5
night i	-20
night in	-6
night shift	30
night shift </s>	12
night shift at	8
night watchman	-6
night watchman ,	-6
nightly	12
nil	-13
nil </s>	-13
no	56
no </s>	-39
no <kin>	-23
no <kin> ,	8
no <kin> </s>	-12
no <name> ,	-13
no <name> </s>	-8
no <number>	-4
no bus	20
no car	15
no car </s>	8
no change	-17
no dairy for	10
no electricity	-6
no emojis	22
no error	-13
no error ,	-11
no exception	24
no exception </s>	24
no further	-19
no gallbladder	22
no garden	-30
no garden </s>	-30
no garlic	13
no good	17
no idea	-26
no idea why	-7
no internet	-16
no longer	37
no luck	-11
no luck </s>	-9
no meeting	15
no milk	-15
no more	30
no more than	12
no nut	-12
no nut ,	-12
no oven	14
no oven ,	11
no pork	-5
no result	-7
no rush	-14
no rush ,	-14
no screen	7
no sense </s>	-5
no sugar	25
no sugar </s>	14
no surprise	11
no time	-27
no wifi	-14
no worry	-5
nobody	36
nobody have	-16
nobody in	10
nobody in my	10
nobody in the	-6
nobody say	18
nobody say <name>	18
noise	14
none	16
none of	16
none of us	16
noodle	-14
noodle </s>	-14
noon	-150
noon ,	-67
noon </s>	-64
noon and <number>	9
north	21
north side	12
not	35
not <number>	-19
not <number> </s>	-16
not a fan	16
not allow	17
not good	10
not good but	10
not in	6
not me	-28
not ready	-29
not sure	-15
not that	-5
not the	8
note	-30
note </s>	-36
nothing	45
nothing </s>	-47
nothing but	-9
nothing else </s>	-24
nothing get	39
nothing happen	-13
nothing happen </s>	-13
nothing in	34
nothing in the	16
nothing issue	28
nothing issue after	28
nothing on	11
nothing to	-7
notice	33
notice </s>	-5
novel	8
novel ,	5
now	-137
now ,	-130
now </s>	-144
now <number>	23
now it	-10
now on	62
now on ,	20
now on </s>	34
now that	35
now that both	14
now that i	15
now the	-17
null	-21
null </s>	-15
number	-18
number </s>	-7
number <number>	-13
number <number> ,	13
number <number> </s>	-22
number i	7
number i 'm	7
number in	-11
number like	18
number was	-23
number was <number>	-23
nun	26
nurse	39
nurse degree	10
nurse in	14
nursery	25
nut	-33
nut ,	-6
oak	17
oat	19
oat milk	19
odd	-5
odd </s>	-12
of	8
of <kin>	10
of <kin> for	5
of <month>	24
of <month> </s>	33
of <name>	-40
of <name> ,	-8
of <number>	53
of <number> </s>	80
of <number> <name>	-32
of <number> i	16
of <number> in	9
of <number> year	8
of a	37
of all	-15
of an	-23
of battery	-22
of battery </s>	-22
of blood	17
of blood </s>	17
of each	46
of each month	23
of every	4
of every month	4
of fly	38
of glaucoma	-17
of her	-6
of idea	-9
of memory	-11
of milk	-14
of mine	-21
of my	29
of my <kin>	16
of my <number>	11
of my life	12
of office	-29
of office </s>	-29
of our	39
of our <kin>	11
of our <number>	9
of ours	7
of smell	12
of that	-33
of the	-97
of the <kin>	-21
of the <name>	55
of the <number>	15
of the call	-5
of the gym	5
of the page	-9
of the vineyard	8
of them	22
of them ,	-14
of them </s>	14
of them are	4
of this	-46
of this </s>	-4
of those	-19
of those <number>	-19
of tile	10
of tile </s>	10
of us	75
of us </s>	22
of us at	6
of us in	17
of user	-18
of user </s>	-18
of your	-23
off	82
off ,	-30
off </s>	45
off <name>	24
off by	-9
off credit	28
off credit card	28
off every	-13
off every weld	-15
off from	24
off from <name>	16
off grid	36
off grid ,	36
off in	19
off in <number>	22
off in the	-8
off limit	4
off my	12
off the house	17
off this	-10
off till	-23
off to	-28
off to the	-28
off topic	-12
offer	-30
office	-42
office ,	-4
office </s>	-38
office <number>	19
office at	11
office in	-14
office in <month>	8
office is	13
often	-12
oh	-4
oil	20
oil , winter	-5
ok </s>	-7
ola	-14
ola from	-14
ola from my	-14
old	35
old </s>	-10
old <kin>	12
old <kin> <name>	7
old <name>	53
old <name> <name>	11
old <name> the	-9
old barn	-4
old build	-4
older	72
older <kin>	41
older than	31
older than me	30
olive	22
on	19
on ,	-21
on </s>	-58
on <day>	-31
on <day> </s>	-42
on <day> morning	11
on <day> night	18
on <day> the	-22
on <days>	80
on <days> ,	-6
on <days> </s>	42
on <days> and	22
on <days> i	14
on <days> the	-17
on <kin>	4
on <name>	-90
on <name> ,	-24
on <name> </s>	-36
on <name> <name>	17
on <name> <number>	-15
on <name> and	14
on <name> is	-27
on <number>	14
on <number> </s>	-62
on <number> <month>	51
on <number> off	22
on <number> or	21
on <number> percent	-12
on a	53
on a <kin>	18
on a boat	-13
on a moor	11
on a screen	4
on a tiny	19
on a train	-19
on a wait	8
on alternate	11
on alternate <days>	11
on an	4
on and	-19
on anything	6
on anything smaller	19
on call on	-14
on every	22
on everything	-5
on everything ,	-5
on film	13
on fire	-10
on fire today	-10
on hold	-76
on hold with	-43
on holiday	27
on holiday </s>	27
on it	45
on it </s>	39
on level	-15
on level <number>	-15
on line	-16
on line <number>	-16
on lithium	5
on mobile	-9
on mobile </s>	-9
on my	-25
on my <kin>	6
on my machine	-29
on my screen	-24
on night	31
on night at	13
on our	58
on our team	20
on page	-41
on page <number>	-41
on paper	14
on paper </s>	9
on parental	4
on parental leave	4
on question	-14
on question <number>	-14
on step	-13
on step <number>	-13
on that	-50
on that show	-22
on the	106
on the <name>	14
on the <number>	33
on the board	7
on the fifth	14
on the first	9
on the floor	-35
on the flyer	13
on the hob	-21
on the keyboard	-17
on the kitchen	8
on the last	13
on the leave	70
on the news	-18
on the parish	15
on the phone	20
on the radio	-12
on the second	6
on the third	-8
on the train	-16
on the way	-57
on their	9
on this	-16
on this </s>	-8
on this call	-6
on this record	-11
on to	-16
on today	-29
on today 's	-9
on tv	-54
on tv </s>	-30
on warfarin	-9
on warfarin </s>	-9
on week	8
on week off	8
once	18
once ,	13
once a	-13
once a year	-15
once the	11
one	52
one </s>	20
onion	-35
onion ,	-28
onion </s>	-16
online	44
only	363
only </s>	131
only <kin>	23
only <name>	18
only <name> </s>	13
only <number>	26
only <number> <name>	9
only <number> cm	18
only <number> who	14
only a	-8
only at	-41
only at night	-13
only at the	-34
only black	15
only black and	15
only bread	9
only buy	17
only eat	6
only ever	19
only find	5
only find when	5
only get	39
only get <number>	19
only here	-6
only here </s>	-6
only in	-8
only meal	5
only meal fall	5
only need	-9
only on	16
only read the	-11
only serve	-9
only show	-39
only take	9
only the <name>	7
only way	23
only woman	7
only woman on	7
only work	16
op	53
op </s>	17
open	-204
open ,	-17
open </s>	-27
open a	-30
open at	-41
open at <number>	-41
open in	4
open it	-5
open the	-37
open the <name>	-12
open the setting	-6
open till	-9
open till <number>	-9
operation	36
operation </s>	34
opinion	-17
opinion </s>	-9
option	-64
option </s>	-27
option <name>	-40
option <name> </s>	-20
option <number>	-7
option a	-8
option a </s>	-8
or	-99
or <name>	-43
or <name> </s>	-22
or <number>	-22
or just	50
or just tune	21
or no	-38
or not	8
or not </s>	8
or so	-7
or so </s>	15
orchard	19
order	20
order </s>	34
order of the	5
organic	32
organist	30
other	32
other <day>	12
other <number>	7
other <number> 's	7
other day	22
other file	-5
other file </s>	-5
other half	-5
other week	4
otherwise	4
otherwise </s>	4
ottilie	14
ottilie ,	14
ottilie , our	14
our	435
our <kin>	38
our <kin> 's	-16
our <kin> ,	50
our <kin> </s>	-5
our <kin> <kin>	-10
our <kin> are	12
our <kin> is	32
our <kin> want	-13
our <kin> was	12
our <kin> were	6
our <name>	-94
our <name> is	-9
our <number>	6
our <number> <kin>	13
our allotment	12
our annexe	35
our bakery	21
our band	4
our band rehearse	4
our book	5
our build	7
our call	-5
our chat	-7
our church	9
our co-op	14
our company	22
our crow	15
our deadline	-14
our dinner	-17
our dinner tonight	-26
our dishwasher	-5
our door	-9
our family	26
our farm	9
our first	15
our fish	4
our flat	21
our flat is	15
our garden	6
our guest	-22
our hall	4
our heat	7
our house	108
our house ,	14
our house </s>	12
our kitchen	-24
our little	12
our little <name>	12
our night	7
our nursery	22
our office	5
our old	-4
our only	-5
our own	16
our place	45
our place </s>	37
our planet	-31
our planet is	-31
our plumb	7
our plumb firm	7
our printer	-24
our release	19
our release train	19
our rent	16
our roof	4
our second	5
our shop	5
our standup	13
our street	14
our studio	20
our studio have	13
our table	-13
our team	26
our team </s>	17
our team nobody	16
our test	-5
our tiny	-5
our tower	8
our train	-20
our union	8
our union rep	6
our village	16
our wed	17
our well	7
our wg	29
our wifi	-13
our wifi at	11
our workshop	6
ours	69
ours </s>	21
ours is	19
out	-58
out ,	10
out </s>	-16
out a	19
out at	14
out by	-20
out by noon	-21
out for	-21
out in	-6
out in <month>	22
out of	-15
out of <name>	18
out of <number>	-6
out of idea	-9
out of milk	-14
out of office	-29
out of the	7
out on	14
out on <number>	10
out on the	19
out the	-11
outline	57
output	15
output </s>	26
output is	-4
outright	31
outside <name>	-14
outside <name> ,	-6
outside <name> </s>	-9
outside my	-28
outside my window	-28
oven	-17
oven </s>	-16
over	21
over ,	-41
over </s>	-44
over <name>	41
over <name> ,	13
over <number>	-13
over <number> </s>	27
over and	-31
over my	-8
over on	14
over the	39
over to	25
owe	-40
owe my	18
owe my <kin>	15
owe you	-54
owe you <number>	-16
owe you a	-28
owe you an	-10
own	153
own </s>	9
own <kin> </s>	-7
own <number>	33
own <number> of	10
own a	43
own a third	8
own the	57
own up	-18
ownership	-4
ownership of	-4
ownership of the	-4
pacemaker	42
pack	30
pack </s>	-14
pack list	6
package	-4
pad	-15
page	-175
page ,	8
page </s>	-14
page <number>	-72
page <number> ,	-24
page <number> </s>	-26
page and	-8
page for	-11
page have	-8
page load	-10
page of	-20
pain	4
paint	-8
palpitation	27
pan	-22
pan on	-21
pan on the	-21
panda	-4
panel	4
panel </s>	17
panic	13
panic </s>	-7
paper	6
paperwork	-11
paperwork </s>	-9
paragraph ,	-7
paragraph are	31
paragraph is	-17
parameter	-9
parcel	-32
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
parish	45
parish choir	20
parish choir </s>	20
parish council	19
park	-23
park </s>	-8
park fine	-6
parser	-13
parser </s>	-13
part	-84
part ,	-20
part </s>	-27
part-time	28
part-time </s>	-8
part-time after	28
part-time after the	28
party	-11
pass	60
pass </s>	-5
pass the	19
pass to	-10
pass to me	-8
pass to the	-9
passage	6
passive	8
passport	33
passport is	21
password	-42
password ,	-7
password </s>	-15
password again	-4
password again </s>	-4
password is	-11
password is wrong	-11
past	39
past <number>	18
past <number> </s>	18
past the	25
pasta	-48
pasta </s>	-11
paste	-79
paste </s>	-15
paste is	-13
paste it	-10
paste the	-10
pastry	13
patch	-13
patent	50
patent from	17
patent from <name>	8
patent on	34
path	-8
patience	-13
pattern	36
pattern is	11
pattern is <number>	11
pause	-19
pavel	-6
pavel from	-6
pay	67
pay </s>	5
pay <number>	-13
pay <number> a	5
pay back	5
pay by	25
pay in	21
pay in cash	-14
pay me	6
pay no	-7
pay off	26
pay off a	-4
pay off the	25
pay on	16
pay on the	16
pay our	9
pay the	-21
pay the bill	-15
pay the park	-6
payment	33
payroll	25
payroll for	17
pdf	-18
pdf ,	-18
peak at	-4
peak at <number>	-4
peanut allergy	12
peanut ban	-6
pen ,	5
penalty	-15
penicillin	24
penicillin ,	16
penicillin , find	16
penicillin </s>	4
pension	52
pension kick	18
pension kick in	18
people	-92
people ,	19
people in	-19
people make	6
people should	-29
people who	-35
per	25
percent	-139
percent ,	-8
percent , hurry	-18
percent </s>	-24
percent of	-45
perfect	44
perfect pitch	42
perfect pitch </s>	42
permission	-4
permit	-15
person	54
person here	21
person here </s>	21
person who	13
persona	-45
persona for	-17
persona for the	-17
pharmacy	30
pharmacy 's	4
pharmacy </s>	18
pharmacy is	14
phone	-69
phone 's	-35
phone 's on	-31
phone ,	-41
phone at	-4
phone at <number>	-24
phone call	81
phone call ,	50
phone is	-5
phone is at	-21
phone on	-39
phone on <number>	-39
phone so	9
photo	-80
photo ,	-20
photo , crop	-16
pi	10
pi under	20
pi under my	20
piano	-33
piano in	-27
piano in the	-35
piano is	-23
piano is my	8
pick	-22
pick </s>	-12
pick <number>	-22
pick an	-17
pick up	15
pick up the	14
picture	-10
picture </s>	4
picture is	-11
pill	29
pin	28
pinball	32
pinball machine	32
pineapple	-24
pitch	25
pitch </s>	32
pixel	-11
pizza	-84
pizza </s>	-29
place	85
place ,	-13
place </s>	77
place in	-24
place in <name>	-19
plain	52
plan	109
plan for	45
plan to	8
plan to merge	-7
plan to refactor	-5
plan to walk	-8
planet	-31
planet is	-31
plant	-76
plant </s>	-65
plant in	9
plant in <name>	4
plate	8
play	-60
play bass	8
play bass in	8
play cello	13
play chess	16
play for	-59
play for <number>	-40
play in the	14
play it	-9
play the	-5
play the cello	26
play the tuba	-15
play with	-9
play with the	-9
player	-9
please	56
please ,	22
please </s>	-12
please never	13
please never use	13
please use	7
plot	98
plot </s>	-5
plot <number>	32
plot <number> ,	16
plot <number> </s>	16
plot outside	7
plot outside <name>	7
pls	-60
pls ,	-28
pls </s>	-62
pls give	-8
pls give me	-8
plumb	10
plumb apprenticeship	5
plumb apprenticeship </s>	5
plumb firm	7
plus	23
pm </s>	15
png	-8
podcast	-7
podcast is	-7
podcast is at	-7
poem	-9
poem ,	10
poem </s>	-13
point	126
point </s>	65
point <number>	-16
point about	-4
point about the	-4
point i	9
point than	32
point than long	32
policy	33
policy </s>	36
polite	24
poll	-21
pollen	5
pond	5
pool	14
popup	-22
popup ,	-11
pork	23
pork ,	14
pork </s>	8
pork at	13
pork at home	13
port	-18
port <number>	-32
post	21
post office	5
post office </s>	6
post the	-6
post the parcel	-6
poster	-12
postgre	-13
pot	8
potion	-19
pottery	4
pottery studio	4
pour	-17
power	-10
power </s>	11
power of	5
power of <kin>	5
practice	12
practice </s>	21
practise	20
practise <name>	4
practise <name> </s>	4
prefer	63
prefer <name>	18
prefer aisle	5
prefer aisle seat	5
prefer the	-44
prefer the blue	-25
prefer the first	-4
prefer the second	-5
pregnant	4
premium	-24
premium plan	-24
present	48
present </s>	20
press	-7
pressure	-8
price	21
price in	-12
price in <name>	-12
primary	15
primary <number>	-11
primary school	12
primary school in	6
print	7
print </s>	15
print anymore	18
print by	8
print statement	-9
printer	-78
printer ,	-18
printer </s>	-9
priscilla	-5
priscilla the	-5
priscilla the <kin>	-5
prison	6
prison is	6
priya	9
probe	25
probe we	25
probe we 're	25
problem	-10
problem </s>	19
process	24
prod	-4
project	21
project </s>	17
promote	25
promote to	26
promote to head	20
prompt	-14
prompt </s>	-4
pronoun	11
pronoun are	11
proofread	14
proper	19
prose	70
prose </s>	54
prosthetic	35
prosthetic leg	35
prototype	25
proxy	-8
proxy </s>	-8
prs	20
prs need	20
prs need <number>	20
pub	33
pub </s>	11
pub quiz	18
publish	12
pull	5
pull gig	6
pull gig listing	6
pump	30
pun	-11
push	44
push <number>	36
put	36
put in	23
put in <number>	18
put me	14
put my	-5
put my name	-5
put the	-19
put the kettle	-10
puzzle	-34
puzzle </s>	-14
puzzle always	-15
puzzle always lie	-15
px	-16
python	42
qualify	24
quarry	39
quarter </s>	12
quarter turn	5
queen	-18
query	-26
query ,	-5
query and	-7
question	-31
question </s>	-12
question <number>	-58
question <number> </s>	-19
question is	-16
question is about	-11
queue	-47
queue ,	-9
queue </s>	-26
queue at	-7
queue at the	-7
queue have	-7
quick	-146
quick </s>	-54
quick question	-5
quick question </s>	-5
quiet	11
quilt	6
quit	22
quit smoke	13
quit smoke in	13
quit the	-14
quit the app	-9
quiz	-10
quiz question	-18
quote	18
quote i	-16
quote i need	-16
r	-29
r 's	8
race	-15
rack	33
radiator	25
radio	-12
railway	32
rain	-133
rain </s>	-32
rain just	-6
rain just now	-6
rainy	-27
rainy-day	46
rainy-day account	46
raise	42
raise bed	33
raise by	16
raise by my	10
raise my	-8
raise the	7
ramen	-5
ramen bar	-5
ramp	16
rasmus	15
rasmus ,	15
rasmus , whom	15
raspberry	20
raspberry pi	20
raspberry pi under	20
rate </s>	-6
rate is	-12
rate peak	-4
rate peak at	-4
rather	50
rather get	32
rather get bullet	32
rather than	31
rather you	-6
reach	43
read	-14
read </s>	-48
read a	-19
read about	-42
read it	-17
read it ,	-5
read it </s>	-9
read on	29
read on a	12
read small	18
read small print	18
read somewhere	-35
read somewhere </s>	-35
read that	-18
read the	-36
read the doc	-5
read the first	-11
read these	-6
read this	-8
read this </s>	-5
read you	35
read your	-16
read your answer	-8
reader	108
ready	-71
ready </s>	-32
ready for	-11
real	-17
really	36
reason	-17
reason </s>	-26
reboot	-29
reboot </s>	-15
rebuild	61
rebuild on	33
rebuild on it	20
receipt	17
recipe	8
recipe ,	22
recipe </s>	-36
recipe are	28
recipe for	-6
recipe is	-11
recipe is all	-8
recipe with	-12
recognise	16
record	-33
record </s>	-14
red	-63
red ,	-28
red </s>	-4
red-and-green	55
red-and-green look	44
red-and-green look the	35
redo	-12
redo it	-10
redo it </s>	-10
redundant	23
redundant in	23
refactor	-10
refactor this	-5
refactor this </s>	-5
refresh	-6
refund	32
refuse	-8
refuse to	-37
regex	-18
regex </s>	-4
register	34
rehabilitation	6
rehabilitation clinic	6
rehabilitation clinic in	6
rehearse	4
rehearse in	4
release	-13
release is	-15
release train	19
release train leave	19
relocate	5
relocate to	5
relocate to <name>	5
remain	11
remember	7
remind	-54
remind me	-54
remind me to	-47
remission	24
remission since	24
remote	12
remote </s>	-35
remove	-26
renal	19
renal and	8
rename	-24
rename that	-4
rename the	-10
render	-6
renew	5
renew each	-15
rent	90
rent <number>	-9
rent a van	8
rent go	10
rent is	21
rent is <number>	15
rent out	11
rent the	14
rent the flat	7
rent was	-8
reopen	-8
reopen it	-8
reopen it ,	-6
repaint	19
repair	39
repair accordion	18
repeat	-23
replace	55
replace </s>	19
replacement	40
replacement </s>	23
reply	27
reply </s>	5
repo	4
repo </s>	4
report	-58
report go	8
request	-5
rescue	37
rescue <kin>	15
reset	-28
reset </s>	-14
residence	6
residency	7
resident	14
resident '	14
resident ' association	14
responsibility	-34
responsibility </s>	-34
rest	-29
rest </s>	-11
restart	-45
restart </s>	-4
restart it	-9
restart it </s>	-9
restart the	-6
restart the router	-5
restaurant	-35
restaurant ,	7
restaurant only	-9
restaurant only serve	-9
restore	36
restore a	16
restore a <number>	16
restore the	-22
restore the backup	-22
result	-41
result </s>	-14
result in	-5
retire	16
retire ,	-21
retire </s>	27
retire <kin>	-26
retire at	23
retire at <number>	23
retire in	-6
retire next	4
retirement	30
retrain	11
retro	21
retry	-19
return	-45
return </s>	9
return <name>	-6
return a	-9
return a list	-9
review	-13
review </s>	-15
rhyme	-20
rhyme for	-18
rice	12
riddle	-28
ride	27
ride a	34
ride it	13
rig	6
right	-95
right </s>	-43
right column	-4
right ear	59
right ear only	11
right eye	13
right hand	33
right now	-178
right now ,	-29
right now </s>	-149
right side	14
right side </s>	14
ring	-47
ring </s>	-13
ring by	-4
ring from	6
ring from <name>	6
rise	4
river	5
road	-23
robot	-54
robot </s>	-34
robotics	10
robotics is	10
robotics is what	10
role	-11
roll	4
roll my	8
roll my r	8
roof	76
roof ,	14
roof </s>	35
room	-20
room ,	-35
room </s>	34
room have	-8
room in	11
room is	8
root	-32
rotate	7
rotate </s>	6
roughly	5
round	-42
round </s>	5
round of	-12
route	7
router	-31
router </s>	-14
row	-74
row ,	-11
row </s>	6
row <number>	-45
row <number> ,	-22
row <number> </s>	-5
row <number> i	-9
royal	-17
ruben	-29
rugby	50
rule	59
rule ,	-6
rule </s>	26
run	-14
run ,	15
run </s>	-32
run a	36
run a bakery	30
run by	-17
run entirely	-4
run entirely by	-4
run every	-8
run for	9
run in	39
run in the	35
run into	-8
run is	13
run it	-15
run late	-23
run late ,	-20
run on	-24
run on <name>	13
run out	-46
run out </s>	-13
run out in	-4
run out of	-5
run out on	10
run the	39
run the <name>	14
run the script	-13
run the test	-9
run to	-22
run to the	-22
run until	25
run until <number>	16
runner	20
rural	13
rural <name>	8
rural <name> </s>	8
rush	-28
rush ,	-14
rush </s>	-14
rye	19
rye is	9
rye is the	9
sabbatical	8
salary	60
salary is	28
salary is pay	28
sale	-35
sale end	-37
salon	51
salon 's	29
salon 's page	29
salon </s>	7
salon in	7
salon in <name>	6
salt	-13
same	43
same </s>	15
same for	-11
same for the	-11
same here	-15
same here </s>	-15
same result	-7
same result </s>	-7
same thing	-18
same thing </s>	-18
same to	23
same to me	23
sami	6
sample	-27
sandwich	-20
sauce </s>	7
save	37
save <number>	19
save <number> a	20
save for	69
save for a	69
save it	-20
save the	-7
save up	8
save up for	8
savings	29
savings ,	4
savings , about	4
savings sit	11
savings sit in	11
saw	-7
saw are	-7
sawmill	42
say	-369
say ,	-10
say </s>	-68
say <name>	-20
say <name> </s>	5
say about	-15
say here	-5
say here </s>	-5
say i	-40
say i 'm	-23
say it	9
say no	-7
say no </s>	-7
say that	-14
say the	-77
say the <kin>	-14
say the app	-7
say the paper	-9
say the same	-12
scar on	-6
scare	52
scare me	-10
scare of	53
scene	-90
scene ,	-6
scene </s>	-27
scene in	-19
scene need	-8
schedule	-11
school	113
school ,	19
school </s>	40
school <kin>	-7
school ban	-8
school ban phone	-8
school bus	6
school bus in	6
school have	17
school have <number>	17
school in	-4
school in <month>	-18
school in <name>	22
school is	14
school is a	14
school play	13
school rent	-16
school run	13
scissor	27
scissor and	12
scissor and guitar	12
score	-22
score is	-15
score is <number>	-15
scout	12
scream	-26
screen	52
screen </s>	-32
screen reader	111
screenshot	-14
script	-26
script </s>	-5
script and	-4
script and it	-4
scroll	-44
scroll since	-19
scroll up	-10
sea	-4
search	16
seasick	19
seasick on	19
seasick on anything	19
season	51
season </s>	12
seat	28
seat </s>	-9
seat <number>	-5
seat <number> and	-5
sec	-42
sec ,	-5
sec </s>	-37
second	-98
second ,	-5
second </s>	-40
second <day>	44
second <day> </s>	43
second <kin>	13
second <number>	-35
second <number> </s>	-57
second argument	-14
second chapter	-5
second chapter </s>	-5
second column	-12
second half	-5
second option	-5
second paragraph	-20
second paragraph </s>	-8
second part	-10
second part </s>	-7
second question	-10
second question </s>	-10
second salon	6
second salon in	6
second stroke	26
second stroke </s>	26
second time	19
second to	-8
second version	-4
second year	4
second-hand	23
secondhand	32
section	-8
see	-167
see </s>	-27
see <number> <kin>	10
see a	-25
see as	-4
see as my	13
see below	-8
see below </s>	-8
see in	17
see it	-9
see me	-6
see on	-11
see that	-20
see the	-15
see this	-8
seed	17
seem	-8
seem </s>	8
self	17
self-employed	20
self-employed ,	17
sell	133
sell </s>	30
sell at	11
sell it	-9
sell my	9
sell out	-20
sell the	84
sell the boat	8
sell the house	-9
sell the van	25
semicolon	-5
send	-37
send have	-7
send it	-13
send me the	-7
send the	-17
send this	-6
sense	7
sense </s>	-5
sense of	12
sense of smell	12
sentence	-15
sentence </s>	-12
sentence and	20
sentence in	-9
series	-19
series </s>	-20
serve on	15
serve on the	15
server	-24
server </s>	-6
server crash	-6
server is	-4
service	19
service in	-18
service in <name>	-18
sesame	23
session	-19
set ,	-5
set for	-13
set for <number>	-4
set for may	-8
set in	-23
set the	-14
setting	-36
setting </s>	-9
setting page	-7
sew	42
sew machine	7
shake	57
shake ,	47
shake , essential	34
shake , its	5
shape	6
share	15
share a	6
share custody	7
share in	-10
share in a	-10
share the	-20
share with	25
share with the	17
sharp	5
she	20
she 's	9
she 's my	-15
she have	-19
she have <number>	-19
shed	73
shed </s>	33
shed with	9
sheet	-7
sheet </s>	-14
sheet every	6
sheet every night	6
sheet music	-7
shellfish	40
shellfish ,	29
shelter in	4
shelter in <name>	4
shift	122
shift </s>	12
shift at	38
shift at the	36
shift rotate	12
ship	15
shipyard	18
shipyard </s>	18
shirt	-20
shirt ,	-17
shirt on	4
shoe	-18
shoe </s>	4
shoe on	-20
shoe size	12
shoe size <number>	12
shoot	24
shoot ,	5
shoot from	7
shoot from <number>	10
shop	-65
shop 's name	-6
shop ,	-4
shop </s>	-15
shop close	-11
shop close in	-20
shop in	-9
shop in <name>	6
shop is	27
shop open	-12
shop open at	-12
shop steward	21
shop steward </s>	8
shop was	6
short	66
short ,	17
short </s>	-26
short answer	21
short answer ,	30
short notice	4
short notice </s>	4
shorten	11
shorten it	-9
shorten it </s>	-9
shorter	-51
shorter ,	-7
shorter </s>	-29
shorter title	-4
shorter title </s>	-4
should	-114
should be	-13
should be a	-6
shoulder	41
shoulder never	30
shoulder never heal	30
shout	-11
show	-130
show ,	-5
show </s>	4
show up	-30
shower	-38
shower ,	-18
shut	-15
shut </s>	-16
shut every	-5
shut in	7
shut in <number>	7
sick	-6
sick </s>	-18
side	45
side ,	21
side </s>	13
side of	-19
side of the	-19
sight	12
sight of	12
sight of blood	17
sign	45
sign </s>	15
sign language	24
sign off	6
sign off every	-13
signal	-13
signature	11
silent	5
silent </s>	5
silly	-33
since	339
since </s>	8
since <month>	12
since <name>	38
since <name> ,	-21
since <name> and	6
since <name> i	14
since <name> leave	25
since <number>	52
since <number> ,	12
since <number> </s>	39
since both	-7
since both my	-7
since breakfast	-43
since breakfast </s>	-43
since childhood	21
since childhood </s>	21
since i	47
since i 'm	15
since i was	46
since kindergarten	15
since kindergarten </s>	15
since last	-22
since lunch	-35
since lunch </s>	16
since lunch i	-17
since my	12
since my <name>	-19
since noon	-52
since noon ,	-15
since school	20
since school </s>	20
since spring	11
since spring </s>	11
since the	209
since the <kin>	30
since the <name>	-25
since the accident	24
since the divorce	30
since the fall	11
since the fire	17
since the flood	20
since the hip	14
since the stroke	22
since the update	-15
since this	-12
since this morning	-12
since uni	19
since uni </s>	19
since we	14
since you	-8
since your	-6
sing	17
sing along	14
sing along to	14
sing in	5
sing in a	-9
sing in the	14
sing only	-18
single	5
sink	-19
sink ,	-9
sit	47
sit in <name>	23
sit in a	-26
sit in index	20
sit in the	-16
sit my	11
sit on	8
sit on the	-7
sit the	20
sit third	11
site	-33
site </s>	-21
site into	6
site into a	6
size	-5
size </s>	-11
size <number>	-4
size <number> ,	6
ska	8
ska band	8
sketch	-42
sketch ,	-9
ski	15
ski </s>	10
skip	-24
skip breakfast	-13
skip breakfast and	-7
skip that	-11
skip that </s>	-11
skip the	7
sky	-12
sleep	-103
sleep </s>	-25
sleep <name>	-15
sleep at	13
sleep badly	-17
sleep day	14
sleep day </s>	14
sleep in	-11
slide	-62
slide </s>	-10
slide <number>	-11
slide <number> </s>	-11
slide deck	7
slow	-30
slow </s>	-17
slow today	-22
slow today </s>	-11
slower	-8
small	39
small print	38
small print anymore	18
smaller	4
smaller than	11
smaller than a	19
smell	-12
smoke	43
smoke ,	22
smoke </s>	-9
smoke <number>	16
smoke <number> pack	16
smoke in	13
smoker	-20
snippet </s>	6
snore	-17
snow	-9
so	159
so </s>	7
so <name>	-19
so annoy	-13
so be	-14
so bore	-17
so call	4
so do n't	5
so far	9
so fatty	22
so fatty food	22
so i	15
so i 'm	-20
so i give	4
so i have	-13
so i run	6
so i stop	-10
so keep it	-16
so let	-16
so let do	-16
so long	5
so long paragraph	5
so make	-8
so make it	-8
so my	-4
so my <kin>	6
so no	59
so no alcohol	8
so now	16
so our	-14
so our <kin>	-15
so please	5
so pls	-8
so pls give	-8
so scissor	22
so scissor and	12
so spell	15
so the	-21
so the band	15
so tire	-9
so tire today	-6
so trip	8
so type	14
so type is	14
so voice	23
so we 're	-13
so were	14
so what	-15
so with	-10
soak	-34
soak ,	-9
soak </s>	-11
soap	30
soap to	30
soap to me	37
sober	13
sober <number>	11
sober <number> year	11
society	12
sock	34
sock on	26
sofa	-17
soft	16
soil	91
soil ,	11
soil probe	25
soil probe we	25
solar	59
solar and	26
solar and a	26
solar pump	-6
solar pump </s>	-6
solder	7
some	-149
some <kin>	-40
some <kin> ,	-22
some <name>	-32
some guy	-18
someone	-66
something	63
something </s>	-24
somewhere	-45
somewhere </s>	-35
song	-54
song </s>	-15
soon	-33
soon ,	-7
soon </s>	-26
sore	10
sore when	19
sore when he	19
sorry	-35
sorry for	-29
sort	-22
sort by	-7
sort the	-4
sort the list	-4
sound	-63
sound good	-34
soup	-38
soup is	-16
source	12
sourdough	35
sourdough starter	35
spare	42
spare key	10
spare key and	4
spare room	37
spare room </s>	37
speak	36
speak </s>	-7
speak <name>	23
speak <name> ,	-10
speak <name> </s>	11
speak <name> at	12
speak <name> with	7
speak no	11
speak no <name>	11
speak only	-6
speak to	-5
speak too	-11
speak too soon	-7
special	12
specialise	41
specialise in	41
speech	4
speech </s>	-11
speed	-7
speed </s>	-18
spell	19
spell </s>	-8
spell <name>	22
spell <name> ,	22
spend	4
spend the	-9
spill	-46
split	-36
split the	-14
split the bill	-18
split when	12
split when i	12
spot	-18
spot in	-8
spread over <name>	6
spread over <number>	-7
spreadsheet	-26
spreadsheet </s>	-14
spring	144
spring ,	27
spring , <kin>	5
spring </s>	98
sprint	19
sprint ,	16
squad	19
st	22
st <name>	22
stable in	6
stable in <name>	6
stable on	6
stable on lithium	6
stack	-7
stack trace	-13
staff	7
stage	-8
stair	63
stair </s>	29
stair are	18
stair are out	5
stall	13
stall </s>	11
stall is	23
stammer	73
stammer since	17
stammer so	28
stamp	17
stand	67
stand coriander	15
stand coriander </s>	6
stand desk	15
stand in	18
stand in the	27
stand this	-8
stand up	-14
star	-13
stare	-40
stare at	-40
stare at this	-17
start	-5
start ,	-11
start </s>	29
start a	-8
start a new	-9
start first	13
start in	-15
start it	8
start over	-10
start over </s>	-6
start school	-16
start school in	-18
start the	-33
starter	35
startup	-14
startup give	-4
startup in	-6
startup in <name>	-6
starve	-43
starve </s>	-20
statement	-9
station	36
station </s>	28
status	-7
stay	31
stay <name>	11
stay <name> </s>	11
stay shut	-15
stay shut </s>	-16
steel	-23
steel <name>	-23
steep	-25
stent	48
step	-72
step ,	-16
step </s>	20
step <number>	-91
step <number> ,	-7
step <number> </s>	-53
step <number> of	-8
step away	-11
step down	19
step matter	24
steward	7
steward </s>	8
stick	-93
stick ,	-14
stick </s>	-5
stick behind	-16
stick behind a	-16
stick in	-12
stick on	-21
stick on level	-15
stiff	-25
still	40
still </s>	-5
still <kin>	5
still <number>	46
still be	19
still be sore	19
still crash	-6
still on	18
still red	-10
still red </s>	-10
still run	10
still there	-18
still there </s>	-18
still weak	25
still weak </s>	25
stock	-28
stock ,	-21
stock </s>	-14
stop	-12
stop </s>	-30
stop at	6
stop eat	33
stop it	-10
stop it </s>	-10
stop lay	-13
stop the	-15
stop when	28
stop when <name>	28
storage	14
storage box	14
store	8
storm	-25
story	-123
story </s>	-50
stranger	-42
street	18
stretch	17
strict	38
strike	-5
strip	6
strobe	29
stroke	115
stroke </s>	41
stroke i	27
stroke i type	27
stroke in	25
stroke in <number>	25
strong	20
stronger	-15
struggle	37
struggle with	42
studio	31
studio have	13
studio have <number>	13
studio is	8
study	-4
study law	16
study marine	9
study marine biology	9
study nurse	6
study the	-5
study this	-5
study your	-9
study your table	-9
stuff	5
stuff </s>	5
stumble	12
stutter	22
stutter get	8
stutter get worse	8
stutter in	-17
stutter in <name>	-17
stutter on	8
stutter on the	10
sub	-40
sub are	-11
subject	-11
sublet	39
submit	8
subtitle	-23
subtitle </s>	-23
sugar	14
sugar </s>	-4
sugar for	21
sugar for good	21
sugar in	17
sugarcoat	24
sugarcoat ,	24
sugarcoat , i	24
suggest	52
suggestion	-12
suggestion </s>	-11
suit	8
suit me	8
sum	-8
sum </s>	-11
summary </s>	17
summary of	-4
summary of this	-4
summer	68
summer </s>	47
sunscreen	15
sunset	-8
supply	14
supply <number>	10
support	-66
support </s>	-5
suppose	-14
sure	-47
sure ,	-21
sure </s>	-18
sure it	-8
sure it work	-8
surgery	16
surgery is	6
surgery is book	4
surname	36
surprise	25
survive	62
suspend	18
suspend till	27
swan	-47
swap	19
swap the	5
swear	13
swear at	-21
swear off	25
swear off credit	28
sweat	-4
swede	-29
sweep	-4
swell	23
swim	62
swim ,	27
swim </s>	13
swim in	16
swim in the	19
switch	36
switch career	18
switch from	6
switch lite	32
switch the	-20
switch the order	-10
sword	-21
syndrome	13
synonym	-16
syntax	-6
tab	-28
tab </s>	-9
table	-44
table ,	-15
table </s>	14
table for	-6
table with	-7
table with <number>	-7
taco	-21
tai	18
tai chi	18
take	59
take <name>	18
take <number>	26
take a	-43
take a break	-19
take it	-17
take it you	-7
take job	5
take levothyroxine	17
take levothyroxine every	17
take me	5
take me <number>	7
take me an	19
take me off	-4
take me to	-9
take my	28
take no	5
take our	7
take over	-15
take over the	-8
take the	-9
take the <kin>	-10
take the first	-18
take the stair	19
take your	-6
take your point	-4
tale	-35
tale ,	-26
talk	-79
talk about	-8
talk in	-19
talk to	-24
tango	24
tap	13
tap water	-12
taste	68
taste like	39
taste like soap	8
tattoo	24
tattoo studio	9
tax	26
tax </s>	16
tax law	-9
tax law for	-9
tax office	20
tea	-36
tea </s>	-20
tea in	-11
teach	44
teach <kin>	11
teach me	-67
teach myself	41
teach to	19
teach year	16
teach year <number>	16
teach yoga	-5
teach yoga to	-12
team	119
team 's	25
team ,	21
team , <number>	15
team </s>	35
team <kin>	28
team i	12
team i <kin>	12
team is	15
team like	-6
team like it	-6
team nobody	16
team of	-24
team of <number>	-24
tear	-18
tear my	-11
tech	12
tell	41
tell me	7
tell that	24
tell the	-19
tell you	-8
template	26
ten	-8
ten so	-8
ten so my	-8
tense	23
tense </s>	23
term	53
term </s>	41
term time	14
terminal	-5
terrible	-7
terrify	39
terrify me	24
terrify of	15
test	16
test ,	12
test </s>	45
test fail	-9
test fail </s>	-4
test in	-15
test in <name>	-11
test is	-6
test is red	-5
test it	-5
test it on	-4
text	74
text ,	-17
text </s>	47
text for	-8
text for the	-8
text is	9
text you	18
text you in	18
than	20
than <number>	62
than <number> kilo	11
than a	4
than a ferry	19
than long	32
than long paragraph	32
than me	34
than me </s>	22
than my	-12
than the	-29
thank	-53
thank ,	-17
thank , that	-7
thank </s>	-16
thank for	-11
thank to	4
thank to the	4
thank you	-14
that	-351
that 's	61
that 's how	11
that 's my	-5
that 's our	24
that 's the	6
that ,	-9
that , is	15
that </s>	-118
that <kin>	-6
that <name>	-66
that <name> </s>	-15
that <number>	-7
that <number> ,	-13
that <number> year	15
that again	-4
that again </s>	-4
that are	46
that are n't	46
that bakery	-27
that be	10
that both	14
that clip	-19
that come	17
that film	-6
that fix	-4
that fix it	-4
that function	-6
that half	29
that half work	29
that he	-14
that hinge	18
that i	35
that i have	16
that in	-12
that is	18
that it	-7
that joke	-4
that keep	5
that last	-22
that list	-40
that list ,	-32
that my	27
that my <kin>	17
that my dj	27
that paragraph	-5
that second	-4
that show	-44
that show </s>	-16
that sound	-28
that sound good	-28
that take	55
that the	-32
that this	-4
that tomorrow	-16
that tomorrow </s>	-16
that variable	-4
that was	-15
that we	39
that we have	11
that work	32
the	-348
the <day>	17
the <day> </s>	15
the <day> market	13
the <kin>	-146
the <kin> '	-13
the <kin> 's	-19
the <kin> </s>	48
the <kin> and	9
the <kin> are	15
the <kin> at	-11
the <kin> get	-15
the <kin> have	-10
the <kin> in	-129
the <kin> is	14
the <kin> just	-14
the <kin> know	18
the <kin> next	-16
the <kin> of	28
the <kin> prefer	-6
the <kin> run	-7
the <kin> sleep	-13
the <name>	-33
the <name> ,	-38
the <name> </s>	-14
the <name> <kin>	6
the <name> <name>	10
the <name> and	-11
the <name> are	-13
the <name> branch	34
the <name> door	-10
the <name> group	20
the <name> hall	12
the <name> in	20
the <name> is	-9
the <name> marathon	6
the <name> next	-31
the <name> now	-9
the <name> on	-17
the <name> place	4
the <name> twice	-10
the <number>	70
the <number> </s>	20
the <number> day	12
the <number> draft	-8
the <number> of	39
the <number> table	-19
the <number> who	-8
the accent	17
the accident	24
the accident </s>	24
the accordion	4
the accordion ,	4
the account	-40
the account <name>	-29
the ad	-23
the advert	-7
the age	-6
the age of	-6
the airport	-20
the alarm	-9
the allotment	39
the answer	-17
the answer </s>	-7
the answer is	-7
the app	-19
the app </s>	-13
the app and	-6
the army	30
the army ,	14
the article	-36
the article </s>	-12
the article say	-9
the attachment	-13
the autumn	13
the average	-16
the back </s>	-12
the backup	-22
the backup </s>	-15
the bakery	16
the bakery </s>	25
the bakery are	5
the bakery on	-7
the band	-27
the band 's	-4
the band can	15
the band on	-13
the band pay	-15
the bank	-19
the bar	18
the bar twice	14
the barn	23
the barn </s>	11
the basement	8
the bell	-11
the big	7
the big oven	-5
the bike	10
the bill	-38
the bill </s>	-22
the bin out	-11
the blue	25
the blue <number>	-7
the board	7
the board of	12
the boat	25
the boat is	17
the boiler	22
the book	-17
the book </s>	-19
the book at	-8
the book for	7
the bookshop	-5
the bottom	21
the box	25
the bracket	-10
the brewery	-14
the build	-7
the build </s>	-4
the burnout	26
the burnout </s>	26
the bus	-24
the bus ,	-11
the bus </s>	18
the bus now	-12
the button	-27
the button </s>	-10
the bypass	4
the cabin	26
the cache	-9
the call	-27
the call ,	-5
the call </s>	-25
the camper	6
the camper of	6
the car	-8
the car </s>	7
the cathedral	20
the cellar	50
the cellar ceiling	18
the cello	26
the chair	-5
the change	-8
the change </s>	-8
the chat	-16
the choir	8
the choir i	22
the church	35
the city	-14
the clinic	22
the clinic </s>	4
the clinic i	21
the clip	-35
the club	34
the code	-9
the comma	-6
the comma </s>	-6
the company	17
the company 's	18
the company go	10
the connection	-8
the console	-7
the console </s>	-7
the cooperative	10
the corridor	-10
the corridor wait	-10
the couch	-36
the council	65
the council </s>	11
the council in	25
the credit	-11
the crow	16
the cup	-19
the cup </s>	-16
the date	-18
the date </s>	-6
the day	-32
the day </s>	-23
the deadline	-26
the debt	20
the deck	-12
the demo	-16
the depot	26
the depot </s>	11
the deputy	28
the deputy head	28
the desk	-26
the diagnosis	16
the diagnosis </s>	16
the dialog	-7
the dialysis	15
the dialysis unit	15
the diff	-6
the diff </s>	-6
the difference	-15
the divorce	30
the doc	-18
the doc </s>	-8
the door	-29
the door ,	-22
the door </s>	-6
the download	-7
the download ,	-4
the draft	-7
the drawer	-6
the dust	59
the dust extractor	59
the email	-16
the end	-31
the end ,	-12
the end </s>	-16
the endpoint	-10
the endpoint </s>	-10
the example	-27
the example </s>	-4
the export	-6
the eye	-11
the eye </s>	-11
the fable	-12
the fable </s>	-12
the fall	23
the fall </s>	17
the family	73
the family </s>	35
the farm	35
the farm ,	8
the fifth	14
the file	-45
the file </s>	-13
the file and	-5
the file to	-13
the film	-44
the film ,	-20
the film </s>	-11
the fire	26
the fire </s>	17
the fire brigade	18
the firm	-11
the firm pay	-17
the first	-71
the first </s>	-7
the first <day>	12
the first <number>	-19
the first draft	-5
the first line	-9
the first part	-5
the fish	-17
the fish shop	-4
the fjord	28
the fjord </s>	28
the flat	21
the flat above	15
the flat in	-9
the flood	44
the flood </s>	13
the flood that	19
the floor	-35
the flyer	9
the flyer </s>	4
the font	-12
the font </s>	-6
the food	16
the food bank	16
the forecast	-14
the form	-21
the form </s>	-7
the formula	-5
the forum	-4
the fountain	24
the fourth	20
the fridge	7
the fridge </s>	-10
the function	-23
the function </s>	-4
the game	-29
the garage	22
the garage ,	26
the garage stand	-9
the garden	4
the green	20
the greet	-9
the group	18
the group project	18
the guy	-15
the guy in	-15
the hall	-22
the hare	-20
the head	-8
the header	-14
the header </s>	-11
the heart	23
the heat	5
the heat in	9
the hero	-17
the heroine	-15
the heroine ,	-15
the hip	14
the hip operation	14
the hob	-21
the hotel	15
the house	46
the house in	4
the idea	-11
the idea </s>	-7
the index	5
the invoice	-4
the job	9
the joke	-16
the joke </s>	-16
the kettle	-10
the kettle on	-10
the key	-7
the keyboard	-17
the killer	-14
the killer </s>	-14
the kiln	23
the king	-38
the kitchen	-19
the kitchen </s>	-14
the knit	6
the lamp	-24
the land	-8
the land page	-11
the laptop	-18
the last	-33
the last <day>	18
the last line	-11
the last of	4
the laundry	4
the layout	-8
the lease	32
the leave	131
the leave </s>	51
the leave knee	41
the letter	7
the library	17
the light	-8
the light go	-6
the line	-7
the link	-17
the link </s>	-7
the list	-44
the list is	-11
the log	-13
the log </s>	-6
the login	-6
the logo	-11
the long	-7
the loop	-16
the lot	-10
the macro	-15
the mail	-7
the mail </s>	-6
the man	-13
the man in	-13
the manual	-7
the margin	-19
the market	14
the meet	-51
the meet </s>	-20
the meme	-10
the menu	-15
the middle	-15
the middle of	-15
the migration	4
the mill is	-7
the model	-11
the model for	-11
the module	11
the moment	-20
the moment </s>	-22
the moment i	9
the money	8
the money in	-5
the month	6
the month </s>	6
the moon	-14
the morning	5
the morning </s>	12
the mortgage	17
the motorbike	-12
the museum	12
the museum have	7
the name	-5
the national	13
the navy	17
the near	31
the new mayor	-14
the new year	13
the news	-71
the news </s>	-23
the news say	-15
the next	-20
the next couple	16
the next step	-9
the night	30
the night desk	12
the novel	-23
the number	4
the nurse	23
the office	-61
the office </s>	-34
the old barn	-4
the older	41
the older <kin>	41
the onion	-25
the onion </s>	-16
the only	100
the only <number>	20
the only bread	9
the only way	23
the order	-12
the order of	-8
the other </s>	8
the other <number>	7
the other file	-5
the output	-4
the oven	-12
the pack	6
the pack list	6
the page	-61
the page </s>	-14
the page load	-8
the paper	-21
the paper </s>	-18
the parcel	-7
the parcel ,	-6
the parcel depot	13
the parish	40
the parish choir	20
the parish council	15
the park	-15
the park fine	-6
the parser	-5
the parser </s>	-5
the passive	20
the password	-4
the pasta	-28
the patch	-7
the patent	20
the path	-8
the payment	7
the person	13
the pharmacy	21
the pharmacy 's	4
the pharmacy </s>	18
the pharmacy is	14
the phone	22
the phone ,	-21
the phone </s>	34
the photo	-29
the piano	-11
the piano in	-15
the picture	-25
the picture </s>	-11
the picture is	-11
the pitch	-16
the plan	12
the plant	-31
the plant </s>	-33
the play	-22
the plot	7
the poem	-9
the pool	5
the post	15
the post office	4
the pottery	-4
the practice </s>	17
the present	25
the printer	-15
the prison	6
the prison is	6
the problem	-4
the prompt	-5
the proxy	-8
the proxy </s>	-8
the puzzle	-21
the puzzle always	-15
the quarry	26
the queen	-5
the queue	-25
the queue ,	-9
the queue at	-7
the queue have	-7
the quiz	-8
the radio	-12
the railway	20
the rain	-45
the rain </s>	-14
the rain just	-6
the rainy-day	46
the rainy-day account	46
the raspberry	20
the raspberry pi	20
the rate	-15
the receipt	-5
the recipe	-7
the remote	-6
the report	-41
the rest	-13
the rest </s>	-11
the restaurant	-7
the restaurant ,	7
the restaurant only	-9
the result	-10
the review	-5
the right	48
the right ear	30
the river	13
the road	-21
the roof	-15
the roof </s>	8
the room	-15
the router	-6
the row	-4
the row </s>	-4
the royal	-17
the rule	6
the salon	12
the same	59
the same </s>	15
the same thing	-15
the same to	23
the sample	-31
the sauce	-9
the sawmill	21
the scar	-6
the scar on	-6
the school	22
the school <kin>	-7
the school run	10
the scout	10
the screen	-19
the screen </s>	-6
the script	-13
the script and	-4
the second	-138
the second </s>	-8
the second <number>	-35
the second chapter	-5
the second column	-12
the second option	-5
the second paragraph	-16
the second part	-10
the second question	-10
the server	-18
the server </s>	-4
the setting	-24
the setting </s>	-9
the setting page	-7
the shed	46
the shed </s>	33
the sheet	-12
the shop </s>	-16
the shop is	27
the shop steward	8
the shop was	6
the shower	-28
the shower ,	-8
the sight	12
the sight of	12
the site	-17
the sketch	-32
the soil	25
the soil probe	25
the song	-16
the spare	23
the spare room	23
the spell	-12
the spring	10
the stable	-11
the stair	57
the stair </s>	48
the standup	-6
the startup	-4
the startup give	-4
the step	-8
the story	-55
the story </s>	-16
the strike	7
the stroke	38
the stroke </s>	10
the stroke i	27
the subject	-14
the sum	-11
the sum </s>	-11
the summary	-13
the summer	16
the support	-9
the switch	32
the switch lite	32
the tab	-8
the table	-6
the table </s>	-6
the tax	17
the tax office	20
the team	25
the team i	12
the team is	13
the test	-21
the test </s>	-4
the test fail	-6
the text	-8
the text ,	-6
the theatre	-6
the theatre give	-6
the theory	7
the third	-17
the third division	14
the third floor	4
the third paragraph	-5
the thread	-12
the thread of	-7
the ticket	-10
the till	6
the time	7
the time </s>	21
the timer	-11
the title	-20
the title </s>	-11
the toast	-5
the tone	-5
the tone </s>	-4
the top	-19
the top </s>	-19
the total	-11
the total </s>	-6
the tractor	35
the train	-22
the treasurer	17
the tuba	-15
the tuba </s>	-17
the tutorial	-8
the typo	-7
the typo </s>	-7
the under	8
the under <number>	6
the union	14
the update	-32
the update </s>	-7
the update i	-15
the user	-46
the user live	-23
the van	45
the van ,	20
the van in	-11
the variable	-6
the vegan	-23
the video	-46
the video ,	-9
the video stutter	-7
the village	10
the villain	-14
the vineyard ,	8
the voice	-21
the wait room	-10
the wall	7
the ward	12
the way	-71
the way home	-33
the way in	-17
the way this	-4
the weather	-8
the wed	39
the wed </s>	25
the wed is	20
the week	-4
the week </s>	-7
the west	-8
the west </s>	-8
the whole	-9
the whole family	17
the whole list	-14
the whole of	12
the whole thing	-16
the wifi	-12
the window	-9
the woman	15
the word	-7
the word </s>	11
the word <name>	-7
the workshop	13
the workshop have	8
the worst	-14
the worst be	6
the wrong	-63
the wrong date	-5
the year	-7
the year i	14
theatre give	-6
their	-112
their <kin>	21
their <name>	-26
their <name> </s>	-26
them	29
them </s>	28
them are	4
them at	12
them for	-7
them in	-6
them in the	-6
them on	15
them on a	7
then	-71
then ,	-10
then </s>	-26
then a	69
then go	-9
then i	-24
then its	16
then read	-6
then the	-21
theory	17
therapy	17
there	-87
there 's	-58
there 's <number>	14
there 's a	-93
there 's no	39
there ,	-27
there </s>	-49
there are	35
there are <number>	10
there by	28
there by <number>	28
there have	32
there is	23
there is a	-17
there was	-20
there was a	-18
there were	7
there were <number>	7
these	-11
these day	46
these day </s>	30
thesis	63
thesis is	27
thesis is about	22
thesis on	30
they	-77
they are	6
they call	8
they say	-15
they say </s>	-12
they/them	24
they/them </s>	24
thing	-15
thing </s>	-9
thing i	15
think	-145
think ,	-13
think </s>	-67
think about	-8
think about it	-5
think i	-30
think i prefer	-8
think it	-8
think of	15
think so	-13
think so </s>	-13
think we	-8
think you	-4
think you 're	-4
third	23
third </s>	-14
third division	14
third floor	4
third from the	4
third of	-22
third of <kin>	-24
third of the	-8
third paragraph	-5
third paragraph </s>	-5
third week	37
third week </s>	23
third year	14
third year </s>	7
third year of	7
this	-943
this </s>	-91
this <day>	-7
this <month>	16
this <month> </s>	16
this <name>	-41
this <name> ,	-17
this <name> </s>	-17
this <number>	-91
this <number> </s>	-43
this a	-7
this a lot	-7
this afternoon	-44
this afternoon </s>	-32
this app	-9
this approach	-5
this approach </s>	-5
this article	-12
this article </s>	-12
this back	8
this before	-7
this bug	-8
this by	-18
this by <day>	-13
this call	-11
this call </s>	-5
this chat	-33
this error	-11
this error </s>	-7
this even	-16
this even </s>	-16
this exercise	-6
this exercise </s>	-6
this file	-6
this file </s>	-6
this for	-17
this for <number>	-12
this function	-5
this headline	-4
this headline is	-4
this in	-9
this invoice	-23
this is	-21
this kind	-4
this kind of	-4
this line	-15
this meet	-11
this morning	-82
this morning ,	-16
this morning </s>	-48
this morning i	-8
this on	-14
this page	-7
this paragraph	-9
this point	-5
this queue	-4
this recipe	-6
this record	-18
this sample	-10
this slide	-5
this song	-8
this song </s>	-5
this spreadsheet	-12
this spring	29
this spring </s>	25
this table	-7
this ticket	-4
this time	-21
this time ,	-9
this time </s>	-12
this to	-5
this up	-20
this up </s>	-15
this week	15
this winter	60
this winter </s>	48
this work	-5
this work </s>	-4
this year	-16
this year </s>	-36
those	-35
those </s>	-5
those <number>	-15
those <number> </s>	-19
though	22
thread	-21
thread of	-7
throat	25
through	37
through </s>	19
through <number>	43
through <number> </s>	43
through door	16
through half	-11
through my	-6
through the	-35
throw	-17
throw a	-10
throw a <name>	-12
throw up	-7
thumb	-23
thumb up	-10
thumb up to	-10
thx	-27
thyroid	-8
ticket	40
ticket </s>	-13
tie	-15
tight </s>	-7
tighten	-17
tile	9
tile </s>	10
till	110
till <month>	15
till <month> </s>	15
till <number>	50
till <number> </s>	59
till it	30
till it 's	11
till next	4
till noon	-10
till noon </s>	-10
till she	7
time	-105
time ,	-31
time :	-17
time : <number>	-17
time </s>	26
time a	-4
time a week	-4
time for	-12
time i	-31
time i click	-14
time in	-12
time it	-10
time it is	-10
time out	-20
time today	-4
time today </s>	-4
timeout	-43
timeout on	-15
timer	-33
tinnitus	45
tinnitus ,	26
tiny	-11
tiny flat	-10
tip	-5
tip </s>	-17
tire	-46
tire </s>	-13
tire today	-7
tire today </s>	-4
title	-30
title </s>	-22
to	27
to /	-6
to </s>	14
to <day>	-31
to <day> </s>	-28
to <days>	-62
to <days> </s>	-49
to <kin>	-74
to <kin> </s>	-43
to <month>	11
to <month> </s>	6
to <name>	93
to <name> 's	-5
to <name> ,	16
to <name> </s>	39
to <name> <number>	-17
to <name> at	-7
to <name> for	-6
to <name> in	19
to <name> last	6
to <name> that	5
to <name> with	10
to <number>	44
to <number> </s>	-9
to <number> <kin>	15
to <number> because	-8
to a	64
to a <name>	14
to a blank	-9
to add	-5
to add a	6
to adopt	16
to an	19
to ask	-17
to ask </s>	-9
to ask you	-5
to be	34
to be <number>	13
to be a	67
to be call	10
to be do	-17
to be shorter	-9
to be there	28
to bed	5
to buy	-22
to buy milk	-25
to call	-18
to call the	-18
to cashew	8
to cashew </s>	8
to change	-5
to change the	-5
to do this	-10
to drive	17
to find	-12
to finish	22
to finish this	-6
to fix	-24
to fix this	-18
to fly	-24
to get	37
to get dress	17
to get to	25
to give	9
to give up	9
to go	-21
to go </s>	-6
to go with	-8
to grab	-20
to grab lunch	-20
to hand	-10
to have	-6
to head	20
to help	-4
to help </s>	-4
to him	18
to install	9
to install it	-5
to it	-5
to it </s>	-5
to learn	-21
to leave	-10
to leave </s>	-10
to live	21
to load	-4
to lunch	-25
to lunch </s>	-12
to make	-13
to me	92
to me ,	-14
to me </s>	96
to me on	-6
to meet	-14
to meet at	-14
to merge	-7
to move	-4
to my	18
to my <kin>	-7
to nut	-34
to open	-21
to open a	-10
to open the	-9
to our	4
to page	-9
to pass	55
to pass the	23
to pay	-15
to penicillin	24
to penicillin ,	16
to penicillin </s>	4
to pick	-26
to print	-12
to reach	20
to refactor	-6
to refactor this	-5
to relocate	5
to relocate to	5
to rename	-5
to restart	-25
to restart it	-4
to retire	26
to retire at	23
to retire in	-13
to run </s>	-15
to run the	9
to say	-23
to say </s>	-6
to school	13
to see	-13
to sell	12
to sell the	5
to send	-6
to send this	-6
to sesame	23
to shellfish	19
to sing	14
to sing along	14
to skip	-7
to smoke	23
to smoke <number>	16
to some	-23
to sort	-18
to stay	22
to stop	-5
to swim	33
to swim </s>	13
to talk	4
to that	-31
to the	-80
to the <name>	24
to the article	-10
to the bypass	4
to the leave	-16
to the moon	-14
to the next	-21
to the office	16
to the other	-6
to the second	-5
to the shop	-25
to the table	-6
to think	-9
to this	-4
to this kind	-4
to try	-6
to understand	-6
to wait	12
to work	41
to work ,	9
to work </s>	25
to write	-4
to write a	-4
toast	-76
toast </s>	-33
today	-514
today 's	-12
today ,	-88
today , so	-16
today </s>	-323
today because	-27
today because of	-27
today was	-13
together	21
token	-4
tomorrow	-94
tomorrow </s>	-69
ton	4
ton of	4
tone </s>	-12
tongue	-10
tongue 's	18
tongue 's <name>	18
tongue ,	7
tonight	-284
tonight 's	-30
tonight ,	-90
tonight </s>	-107
too	-149
too </s>	28
too big	7
too fast	-22
too few	-21
too few for	-21
too high	-15
too long	-23
too long ,	-8
too long </s>	-11
too loud	-16
too loud in	-16
too much	-25
too much </s>	-9
too soon	-7
too soon ,	-7
tool	22
tool ,	6
tool </s>	30
top	14
top </s>	-11
top out	13
top out at	13
topic	-30
total	-87
total </s>	-28
touch	62
tour	16
tour in	13
tour in <name>	13
towards	6
towel	-21
town	20
town </s>	6
trace	-16
trace ,	-4
tractor	34
trade	62
trade </s>	20
traffic	-18
train	84
train ,	-6
train </s>	44
train as	74
train as a	74
train for	8
train is late	-7
train leave	16
train leave every	19
train the	-11
train the model	-11
train under	-13
tram	30
tram </s>	12
tram <kin> </s>	12
transfer	13
translate	-22
translate patent	20
translate patent from	17
translate the	-13
translate this	-25
translation	28
translation bureau	32
travel	11
travel </s>	20
treasurer	35
treasurer of	17
treasurer of the	12
treasurer since	7
treasurer since <number>	7
tree	18
tree ,	6
tremor	80
tremor ,	48
tremor , so	48
trial	-19
trigger	14
trigger here	14
trigger here :	14
trip	12
trip </s>	-33
trombone	9
trombone in	9
truck	70
truck </s>	33
trumpet	9
try	-37
try </s>	-8
try again	8
try another	-9
try another </s>	-9
try that	-14
try that tomorrow	-8
try to	-8
try to fix	-5
try to understand	-4
tuba	-19
tuba </s>	-17
tune	29
tune up	21
tune up a	21
turbo	23
turbo <kin>	23
turbo <kin> in	23
turn	146
turn 18	16
turn 18 </s>	16
turn <number>	91
turn <number> </s>	46
turn <number> in	41
turn is	26
turn it	-9
turn it off	-9
turn on	-22
turn on </s>	-22
turn the	-12
turn up	-19
tutorial	-10
tutorial and	-5
tv	-45
tv </s>	-21
twentie	17
twentie </s>	9
twice	-39
twice ,	-7
twice </s>	-42
twice a	41
twice a day	32
twice a month	18
twice a year	-11
twice and	-17
twice in	11
twice in <number>	11
two-bedroom	-15
type	-48
type </s>	-6
type <number>	-30
type <number> diabetes	-6
type <number> since	14
type is slow	14
type with	13
type with <number>	12
typescript	13
typical	-37
typical </s>	-25
typo	-67
typo </s>	-36
typo in	-8
typo in the	-5
ugh	-40
ugh i	-12
ugly	-8
umbrella	5
umbrella </s>	10
umpire	11
unbelievable	-12
unbelievable </s>	-12
under	101
under <name>	-15
under <name> </s>	-15
under <number>	25
under <number> </s>	-24
under <number> <kin>	17
under <number> page	11
under my	40
under my bed	20
under the	22
under the stair	34
under-tens	-7
understand	-21
understand the	-4
undo	-5
uni	53
uni </s>	23
union	43
union rep	6
unit	41
unit in	15
unit in <name>	15
unit only	12
university	24
unknown	-16
until	151
until <month>	20
until <month> </s>	5
until <month> <number>	15
until <number>	111
until <number> </s>	102
until the	18
until they	-10
up	-42
up ,	-35
up , i	-4
up </s>	-77
up a	19
up a step	21
up at	-52
up at <number>	-33
up for	7
up for a	8
up half	5
up half of	5
up in	28
up in <name>	-13
up in about	-6
up in foster	12
up in the	27
up meat	13
up most	-4
up most of	-4
up my	-15
up on	-31
up on that	-19
up on the	-12
up the	47
up this	-18
up when	17
up with	32
up with <name>	35
update	-40
update </s>	-17
update i	-15
upload	-11
upstairs	-9
upstairs ,	-15
upstairs </s>	10
us	295
us ,	13
us , <name>	7
us </s>	64
us about	4
us about <number>	4
us at	6
us have	-10
us in	29
us in the	23
us on	12
us since	14
us since the	14
use	16
use <name>	-25
use <name> </s>	-38
use <name> and	-15
use <number>	-23
use a	-8
use a wheelchair	26
use bullet	5
use bullet point	5
use emojis	21
use emojis with	21
use it	-14
use that	-11
use the	-71
use the other	-8
use the second	-11
use the wrong	-17
use this	-9
use to	78
use to be	28
use to smoke	28
use to think	-7
use your	-5
useless ,	4
useless </s>	-12
user	-100
user </s>	7
user end	-33
user here	-7
user i	-21
user i want	-21
user live	-41
user live in	-41
usually	-20
vacuum	-17
vacuum </s>	-17
valley	-18
valley </s>	6
vampire	-23
van	41
van 's	8
van ,	12
van , a	9
van </s>	4
van every	8
van every time	8
van have	-8
van in	-18
variable	-24
variable name	-10
vegan	-127
vegan ,	-25
vegan <number>	-15
vegan since	37
vegan since <number>	26
vegetarian	13
vegetarian </s>	10
venue	21
venue site	6
venue site into	6
verb	12
verse	-9
version	-17
version ,	-5
version </s>	4
version <number>	-8
version <number> </s>	-11
victim	-24
victim of	-24
video	-48
video ,	-9
video call	21
video stutter	-7
video stutter on	-7
view	-22
village	19
village choir	-18
village choir sing	-18
village have	5
village have no	5
villain	-14
vim	4
vim is	4
vim is what	4
vineyard	12
vineyard ,	8
vineyard in	-11
violin	45
violin </s>	16
viral	-28
visa	60
visa clear	9
visa expire	4
visa run	20
visa run out	20
visit	27
visit every	15
voice	-7
voice ,	-12
volunteer	32
volunteer at	6
volunteer at the	6
volunteer every	8
volunteer every <day>	8
vote	-5
vote on	-5
vote on everything	-5
vs	-62
w	49
w my	6
w my <kin>	6
w this	-20
wait	-72
wait </s>	-29
wait for	-41
wait for a	-10
wait for the	-6
wait list	24
wait list for	16
wait on	-14
wait room	-10
wake	-37
wake up	-35
wake up ,	-5
wake up at	-18
walk	-48
walk ,	-10
walk in	-16
walk in ,	-16
walk the <kin>	-19
walk the <name>	11
wall	9
walnut	16
want	-21
want </s>	-7
want <number>	19
want <number> </s>	19
want a	-26
want everything	18
want everything in	13
want it by	40
want it shorter	-5
want more	-19
want out	6
want out of	6
want the	-20
want this	-26
want to	-22
want to add	6
want to be	-12
want to change	-5
want to finish	12
want to fix	-4
want to have	-6
want to learn	-19
want to pass	23
want to retire	17
want to say	-7
want to sing	14
ward	34
ward </s>	13
warfarin	-9
warfarin </s>	-9
warm	-38
warn	-19
warn </s>	-8
was	-201
was <name>	16
was <number>	46
was <number> ,	17
was <number> </s>	36
was a	-22
was a <kin>	-41
was a comma	-14
was adopt	7
was adopt from	7
was after	19
was after the	19
was at	-14
was bear	46
was bear </s>	32
was bear at	5
was bear in	-7
was better	-4
was better </s>	-4
was bore	-28
was brutal	-11
was brutal </s>	-11
was buy	-12
was buy by	-12
was clear	9
was clear the	9
was close	-19
was diagnose	23
was diagnose with	12
was forge	-4
was forge by	-4
was found	-17
was found by	-8
was from	-28
was from <name>	-28
was go	-10
was go to	-10
was hell	-4
was hell today	-4
was in	-6
was in <name>	-12
was in the	6
was leave	-13
was make	5
was my	28
was my <kin>	20
was on	-20
was on the	-20
was once	5
was only	5
was only find	5
was raise by	7
was read	-7
was the	7
was think	-5
was too	-10
was widowed	26
wash	-15
wash up	-6
wash up </s>	4
wasp	5
watch	-92
watch a	-14
watch the	-31
watchman	-6
watchman ,	-6
watchman , <name>	-6
water	-59
water the	-15
water the plant	-15
way </s>	10
way home	-33
way home </s>	-24
way in	-17
way this	-4
way to	21
we	260
we 'll	-16
we 're	66
we 're <name>	10
we 're <number>	-27
we 're a	36
we 're do	-9
we 're expect	6
we 're get	9
we 're look	-17
we 're move	11
we 're off	-8
we 're on	15
we 're prototype	25
we </s>	-16
we <kin>	17
we <kin> on	23
we adopt	7
we adopt <name>	11
we agree	-22
we agree on	-5
we agree to	-13
we all	-19
we are	-59
we are <number>	-21
we call	13
we can	4
we can n't	14
we close	-4
we close the	4
we could	-36
we decide	-17
we decide to	-16
we delete	-18
we deploy	18
we do	45
we do n't	15
we eat	-5
we foster	15
we foster <kin>	15
we get	11
we get the	15
we go to	-6
we go with	-7
we have	51
we have </s>	-9
we have <number>	-17
we have a	-17
we have be	17
we have decide	11
we have get	25
we have have	19
we have no	34
we have run	14
we have to	-22
we homeschool	33
we homeschool all	20
we homeschool our	10
we host	-15
we keep	28
we keep all	8
we live	35
we lose	13
we lose our	13
we lose the	13
we meet	25
we milk	26
we milk <number>	26
we move	22
we move the	-6
we move to	29
we name	20
we need	-42
we need <number>	-23
we need a	-8
we never	-12
we own	13
we play	13
we put	25
we rent	15
we rent the	7
we run	10
we share	8
we should	-45
we speak	19
we speak <name>	10
we switch	-9
we switch the	-10
we use	27
we were both	9
we will	-14
we will be	-5
weak	45
weak </s>	25
wear	110
wear a	35
wear a hear	25
wear hear	21
wear hear aid	21
wear me	15
wear me out	15
wear out	-7
wear out the	-7
webinar	-18
webinar </s>	-18
website	-26
website 's	-9
website 's run	-9
wed	82
wed </s>	25
wed band	19
wed in	13
wed is	19
wed is <number>	20
wedding	25
week	173
week ,	45
week </s>	22
week for	-10
week in	-15
week in <month>	-18
week of	18
week off	13
week off </s>	13
week on	23
week on week	8
weekly	5
weigh	33
weigh <number>	15
weigh and	14
weigh and enter	14
weird	4
weird </s>	-27
weld	8
weld </s>	-12
weld is	6
weld is what	6
well	34
well </s>	36
wendell	-7
wendell and	-7
wendell and me	-7
were	-35
were <number>	7
were bear	-4
were bear in	-4
were both	9
west	-8
west </s>	-8
western	-28
wet	-12
wg	29
what	-119
what 's	-29
what 's on	-10
what 's the	-20
what </s>	-22
what <number>	-43
what a	-27
what can	-27
what can i	-27
what do	-7
what go	16
what go in	16
what i	48
what i 'm	5
what i do	31
what i have	-12
what i mean	-5
what i say	-8
what it	-7
what keep	15
what keep the	6
what my	-9
what my <kin>	-9
what pay	18
what scare	-7
what scare me	-7
what the	-12
what time	-10
what time it	-10
what we	7
what with	-17
what with my	-14
what would	-50
what would be	-22
what you	-16
what you mean	-8
whatever	11
wheelchair	78
wheelchair </s>	5
when	131
when <name>	34
when <name> was	28
when he	46
when he latch	34
when her	8
when i	39
when i ask	25
when i click	-18
when i run	-6
when i turn	19
when i was	16
when it	4
when the	-38
when the <name>	-17
when we	18
when you	15
whenever	43
whenever i	5
whenever i ask	32
whenever you	24
where	-4
where do	-7
where i	13
where i volunteer	8
where i work	12
where my	25
where my <kin>	10
where this	-5
whether	13
which	-60
which <number>	-22
which is	-41
which make	22
while	-27
while i	-19
while it	-17
white </s>	5
who	5
who 's	17
who <kin>	-14
who drive	4
who have	9
who is	21
who is 96	14
who run	-7
who work	-33
whoever	-24
whole	79
whole family	29
whole life	12
whole list	-14
whole of	12
whole of <month>	8
whole thing	11
whole thing </s>	20
whom	9
whom i	15
whom i marry	15
why	-19
why </s>	-35
why it	-8
why it fail	-8
why the	-7
widowed	32
wifi	-38
wifi </s>	7
wifi at	9
wifi at the	11
wifi is	-25
will	-15
will </s>	21
will be	-11
will be move	-5
will n't	21
will n't be	-20
will n't eat	5
will n't get	-8
will n't go	5
will n't load	-10
will n't turn	-22
will stay	-26
will take	-39
will take over	-18
win	-42
win ,	-30
win </s>	-8
win the	4
wind	5
window	-35
window </s>	-27
window and	-8
window open	-4
window open ,	-4
wine	4
wing	7
winter	75
winter </s>	66
winter i	17
winter is	-6
winter the	-9
wire	21
with	97
with <kin>	-10
with <name>	-5
with <name> 's	19
with <name> ,	9
with <name> </s>	-9
with <name> <number>	32
with <name> at	12
with <name> for	-17
with <name> on	-14
with <number>	16
with <number> <kin>	-6
with <number> column	-17
with <number> hand	-5
with a	-64
with a <kin>	-4
with a <name>	17
with a glass	-8
with an	27
with exit	-10
with exit code	-10
with it	-32
with it </s>	-18
with me	71
with me </s>	49
with me be	6
with my leave	14
with no	5
with number	10
with option	-4
with option a	-4
with our	4
with that	4
with the	5
with the <kin>	28
with the <name>	23
with the bank	-20
with this	-32
with this <name>	-17
with us	72
with us ,	10
with us </s>	20
with us in	12
with us since	14
with you	-16
with you </s>	-9
with your	-33
within	20
within <number>	20
within <number> hour	14
within <number> year	10
without	106
without a	5
witness	19
woman in	-12
woman in it	4
woman on	7
woman on our	7
wood	33
wooden	40
wooden boat	15
wool </s>	-14
word	-28
word ,	-27
word </s>	6
word <name>	-7
word a	35
word for	-6
work	-117
work ,	17
work , no	22
work </s>	24
work <days>	14
work <number>	10
work as	-30
work as a	-31
work at	-11
work at the	10
work better	-16
work better for	-16
work day	9
work day </s>	9
work for	-64
work for me	-67
work for the	29
work from	21
work from <name>	10
work from the	-5
work hard	-19
work hard </s>	-19
work i	36
work in	-16
work it	-21
work it out	-21
work late	-24
work night	-31
work night at	-7
work on	-57
work on an	-14
work on it	-8
work on my	-25
work on the	-15
work the	8
work to	5
work with	-9
workbench	15
workshop	12
workshop ,	-12
workshop have	8
workshop is	11
worry	-9
worse	10
worse in	10
worse on	24
worse on the	24
worst	-14
worst be	6
worth	-17
worth it	-17
worth it </s>	-17
would	-39
would be	-22
would be leave	-22
would rather	5
would you	56
wrap	-26
wrap this	-12
wrap this up	-12
wreck	14
wreck my	14
wrist	15
wrist </s>	15
write	14
write ,	4
write <name>	14
write <number>	-16
write a	-8
write a cookbook	21
write a test	-7
write an	-23
write an email	-23
write in	-23
write it	-10
write me	20
write that	-6
write that in	-6
write the	7
write the function	-7
write to	-4
wrong	-173
wrong ,	-11
wrong </s>	-40
wrong chat	-15
wrong chat </s>	-15
wrong date	-5
wrong date </s>	-5
wrong folder	-6
wrong folder </s>	-6
x	-20
x </s>	-4
yawn	-20
year	247
year ,	22
year , i	-10
year , in	-14
year , mostly	4
year </s>	28
year <number>	-33
year <number> math	-17
year ago	16
year ago </s>	9
year back	11
year back </s>	11
year before	11
year before i	5
year for	4
year for my	4
year i	16
year in	38
year is	8
year is the	-11
year of	36
year of a	6
year of tile	10
year old	-10
year old </s>	-14
year or	15
year or so	15
year round	23
year round </s>	19
year this	10
year this <month>	10
year with	4
yell	-26
yell at	-24
yes	-18
yesterday	-104
yesterday </s>	-79
yet	-19
yet </s>	-6
yoga	-21
yoga to	-12
you	-251
you 're	-24
you 're the	-14
you ,	17
you </s>	-65
you <number>	-16
you a	-28
you always	-20
you an	-10
you are	-15
you ask	-25
you can	20
you can call	15
you do	-23
you do n't	-15
you draft	20
you explain	17
you get	-7
you give	-14
you give me	-14
you have	-49
you have a	-20
you in	18
you in <name>	18
you leave	-7
you like	4
you live	-47
you live in	-30
you make	29
you make </s>	13
you mean	-12
you mean </s>	-12
you never	-14
you pick </s>	-12
you say	-5
you say </s>	-4
you something	-5
you the	-6
you to	18
you write	14
young	5
your	-262
your <name>	-11
your answer	-6
your answer </s>	-15
your example	-32
your first	-7
your first suggestion	-4
your idea	-6
your idea </s>	-6
your last	-12
your last message	-6
your link	-6
your point	-7
your point about	-4
your reply	15
your suggestion	-5
your suggestion </s>	-5
your table	-20
your tone	-8
your word	-6
yours	-15
yours </s>	-8
zeynep	-4
zip	14
|	-82
| </s>	-41
| <kin>	-31
| <kin> |	-31
"""
# fmt: on
