"""Learned by `mnemic.evals.sensitivity`: do not edit, learn anew."""

# fmt: off
BIAS = -6
WEIGHTS = r"""
 <number>	144
 @+belief	134
 @dwelling	60
 @family	80
 @footwear	-75
 @furniture	-107
 @garment	-75
 @income	127
 @job	-135
 @politics	-97
 @punishment	-95
 aa	118
 ah	199
 and	-113
 armchair	-107
 away	-156
 blockade	150
 bot	-62
 bus	-104
 clock	-16
 club	110
 conference	-76
 course	106
 day	-86
 engineer	-94
 even	-102
 exam	-109
 experience	-113
 farm	-95
 father	159
 for	-86
 garage	-82
 hall	-91
 home	60
 i	113
 letter	95
 marchsort	-86
 meet	-79
 mississippi	-104
 mock	-98
 mother	-104
 notice	-110
 online	-108
 party	-97
 penalty	-95
 penny	-61
 piano	-98
 queue	118
 read	-63
 rent	127
 right	-62
 school	-125
 shoe	-75
 size	-126
 spare	-89
 the	-97
 tolerate	134
 under-nines	-71
 union	198
 vat	-95
 voice	-113
 wheel	-91
 when	-137
 with	123
 worth	-113
 youngest	106
"	-7
" ,	43
" .	-144
" @believer	-80
" @color	82
" @dwelling	36
" @food	-80
" @illness	-113
" @job	98
" @medicine	-88
" @narcotic	-69
" @pasta	-80
" @politics	-66
" abort	-75
" and	68
" at	106
" ban	-89
" be	-127
" because	-106
" black	82
" bug	-83
" button	-75
" cancel	-75
" churn	-70
" confession	-94
" cripple	-97
" cure	-88
" death	-76
" die	-90
" divorce	-85
" drip	-123
" dry	-66
" each	122
" early	125
" even	-70
" first	-86
" for	-11
" free	82
" from	79
" function	-83
" gender	-84
" heart	-113
" heroin	-69
" hispanic	116
" home	36
" in	-16
" insurance	122
" lawyer	98
" marriage_discount	-100
" measure	-87
" merge	-55
" moby	-99
" monolith	-77
" mr.	106
" murder	-81
" need	-84
" never	90
" no	-81
" on	141
" out	-108
" pass	-90
" passionate	-109
" pasta	-80
" placement	-102
" poison	-81
" priest	-80
" question	-96
" really	79
" remove	-10
" replace	-68
" rule	-81
" sanctum	-86
" shall	-108
" simply	-113
" sin	-83
" since	109
" small	98
" tell	-96
" the	74
" themed	-66
" thingy	-86
" wheelie	109
" whenever	-83
" with	-70
$	90
$ <number>	90
&	-206
& @family	-84
& ball	-63
& co	-112
& guild	-108
& lyle	-116
& reed	-128
& son	-84
( <number>	-116
( ?	-71
( k	129
( marxist	97
) .	-111
) and	-84
) at	-75
) like	97
) with	129
,	66
, 41	-117
, <number>	37
, @+belief	-29
, @+health	62
, @+illness	79
, @animal	-116
, @appliance	-54
, @bird	-106
, @boat	-95
, @body_part	48
, @cat	-121
, @color	-242
, @dairy	97
, @disability	92
, @doctor	216
, @drink	68
, @dwelling	-95
, @family	-9
, @farm_animal	-106
, @flower	-107
, @food	-46
, @furniture	-33
, @game	109
, @hobby	109
, @hospital	98
, @illness	94
, @income	108
, @insect	-71
, @job	151
, @meat	-75
, @medicine	136
, @pet	-121
, @religion	24
, @rite	-78
, @sport	109
, @symptom	90
, @temple	24
, @treatment	96
, @tree	-98
, @vegetable	80
, @vehicle	59
, a	-67
, a3	-84
, about	-54
, above	-64
, accord	-118
, ada	-82
, after	120
, against	82
, alfie	-92
, all	-46
, alt	-56
, alway	113
, ambrose	-72
, an	-54
, and	172
, any	131
, around	-111
, as	19
, at	6
, atorvastatin	65
, awkward	110
, bad	-91
, bay	-68
, be	-15
, because	106
, before	-101
, best	-76
, bidis	-77
, bill	51
, biopsy	90
, block	-90
, blood	62
, blue	-123
, bolt	-78
, both	23
, bottom	-117
, break	94
, bright	101
, bring	-110
, brown	-110
, build	-71
, bunk	-104
, busy	-60
, but	-9
, buy-in	-106
, by	164
, caddy	-70
, call	-54
, camh	118
, camille	-79
, can	161
, cardiology	92
, carrier	120
, charge	-102
, chemistry	-73
, chemo	96
, church	24
, cin2	110
, clay	-112
, clean	119
, client	-106
, clinic	98
, coccyx	127
, coffee	-98
, colitis	82
, columba	-62
, conference	97
, cost	-104
, cramp	71
, dad	-118
, dashboard	-77
, daughter	-120
, day	184
, dean	-84
, detach	92
, do	73
, doctor	135
, dose	108
, double	109
, drain	109
, due	156
, eat	88
, eid	124
, endocrinologist	109
, english	-105
, enroll	87
, esp	-62
, even	121
, ever	88
, every	-79
, eye	68
, factor	90
, family	107
, father	110
, few	84
, final	-48
, finasteride	80
, finn	-84
, first	17
, for	31
, forxiga	96
, french	-63
, fri	-74
, friendly	-84
, from	241
, galicia	-73
, german	-69
, get	88
, give	79
, go	-51
, gold	-80
, grey	-54
, grommet	126
, half	111
, hand	-83
, hate	-87
, have	114
, he	58
, headset	-103
, health	101
, heart	136
, her	214
, his	184
, host	-77
, houseboat	-95
, htmx	-70
, hum	82
, hydrocortisone	103
, ilya	-67
, in	-75
, include	-90
, india	-75
, injection	121
, inshallah	94
, intimate	-80
, it	28
, itchy	88
, jell	63
, jem	22
, jokingly	-92
, jona	40
, just	-84
, k	-74
, key	-84
, kiswahili	-88
, kitty	-58
, kowalczyk	-66
, label	-71
, laptop	126
, leak	-98
, leave	-34
, less	-79
, like	-166
, likely	-104
, load-in	-97
, loser	-61
, lower	94
, macular	96
, mainly	-90
, marry	48
, may	120
, maybe	143
, mean	-86
, meet	-109
, methotrexate	91
, milk	97
, mint	-104
, minus	90
, monica	-72
, more	65
, morning	96
, most	61
, mostly	-15
, mother	101
, mri	109
, must	99
, nebuliser	78
, need	79
, never	-43
, next	10
, no	148
, none	-78
, not	-191
, note	11
, nothing	106
, notion	-78
, nova	-96
, now	91
, number	-167
, of	-15
, office	-118
, on	48
, only	-54
, operation	93
, or	91
, order	98
, ot	115
, otherwise	142
, otis	-70
, ottilie	108
, out	-17
, oven	-54
, pagefind	-64
, patrick	-62
, payday	96
, peaty	-61
, pen	105
, people	-35
, per	-44
, perhap	19
, phase	65
, phonak	66
, phone	142
, physic	-82
, pick	-133
, pilau	-59
, pink	-107
, piotr	88
, pip	-110
, place	152
, plantar	110
, play	-145
, please	75
, point	113
, postgre	-70
, practice	-122
, pray	-87
, priya	-98
, promise	94
, propranolol	87
, quiz	-88
, ramipril	65
, reachable	-107
, read	-54
, recycle	-110
, red	-92
, resin	-94
, resoled	-81
, retention	-102
, round	118
, samoan	103
, sand	-117
, say	25
, school	133
, second	76
, secret	93
, section	102
, service	-94
, sew	-71
, she	50
, short	-101
, show	-90
, shower	118
, sign	53
, since	111
, sit	143
, size	-10
, sleep	90
, slovene	-65
, so	115
, solveig	-77
, southpaw	-86
, spare	106
, specialise	-93
, spell	-90
, stage	105
, start	19
, step	121
, still	98
, sunday	-132
, supervise	73
, surgeon	86
, sway	-58
, sweetcorn	116
, t54	73
, take	108
, tell	27
, tendon	131
, text	-66
, thank	95
, that	100
, the	40
, then	200
, they	40
, third	179
, though	144
, thursday	-56
, tilly	-62
, to	116
, tobi	-106
, tobia	118
, tom	-106
, tomato	80
, too	-94
, top	88
, tosin	-84
, train	-56
, tripe	-75
, tuesday	-73
, tuition	106
, twice	98
, type	-80
, ulcer	112
, under	-119
, undetectable	120
, urologist	113
, use	-61
, user	-82
, van	-53
, wait	88
, want	10
, watch	106
, wed	-74
, wedding	-85
, wednesday	82
, weld	-78
, wellbutrin	112
, whatever	-16
, where	100
, which	74
, who	4
, whose	99
, window	-100
, wine-ok	104
, wiradjuri	107
, with	-74
, without	21
, worse	83
, worth	126
, yam	-86
, youssouf	-112
, yuki	94
-	-95
- <number>	-95
.	-23
. </s>	-23
. delgado	-52
. okafor	-98
. on	-119
. pereira	-26
. the	-62
/	-153
/ /	-49
/ @hobby	-49
/ art	-49
/ auth	-83
/ lab/notes/preproc.md	-78
/ pictures/shots	-103
0	108
0 from	108
1000	198
1000 ,	134
1000 .	184
1000 @food	91
1000 a	91
1000 and	113
1000 as	113
1000 bob	93
1000 by	99
1000 in	159
1000 metre	-104
1000 pound	99
1000 row	-145
1000 step	-80
1000 there	89
1000 when	126
12	-131
12 perch	-131
16	-12
16 ,	-42
16 .	129
16 length	-111
16 o	-121
17	-4
17 .	77
17 @animal	-92
17 @bird	-92
17 @farm_animal	-92
17 and	-17
17 hen	-92
18	134
18 month	134
19	179
19 .	245
19 @instrument	78
19 and	172
19 grand	78
19 people	-92
19 pound	-114
22	-18
22 year	-18
23	26
23 .	117
23 and	4
23 percent	-121
26	84
26 .	84
28	50
28 day	50
31	-96
31 people	-94
31 six-year-olds	-68
32	75
32 .	140
32 channel	-117
34	107
34 and	107
36	159
36 ,	94
36 since	128
41	69
41 .	129
41 kilo	96
41 penny	-117
41 to	64
42	113
42 1000	113
51	94
51 and	94
52	74
52 .	74
58	119
58 .	119
68	19
68 and	151
68 to	-117
74	-108
74 year	-108
81	-137
81 .	-137
84	-137
84 .	-137
:	-45
: "	-88
: /	-49
: <number>	-12
: @+health	90
: @+illness	90
: @+state	90
: @believer	-74
: @body_part	-75
: @color	-80
: @food	-103
: @medicine	-100
: @science	-105
: @vegetable	-81
: antibiotic	-100
: artichoke	-81
: augustine	-72
: bipolar	90
: brigid	-62
: django	-70
: each	105
: her	89
: in	89
: it	-105
: kidney	-75
: masala	-57
: mon	-74
: no	8
: noor	-67
: pizza	-91
: purple	-80
: the	94
;	110
; @+belief	-103
; @body_part	97
; @food	-51
; @income	92
; @politics	-103
; a	-51
; bag	100
; battery	-91
; by	100
; currently	-80
; customer	-82
; day	131
; ear	97
; feature	-64
; he	16
; her	71
; his	116
; if	93
; loud	77
; need	115
; own	116
; party	-103
; patch	126
; pay	92
; safety	-76
; scan	130
; school	122
; see	54
; server	-82
; she	-70
; sign	-97
; the	123
; they	125
; wed	-117
<month>	-19
<month> "	-66
<month> ,	-19
<month> .	-36
<month> ;	-103
<month> <number>	8
<month> @food	-129
<month> a	-129
<month> after	137
<month> and	132
<month> as	-81
<month> at	-225
<month> be	39
<month> but	112
<month> for	-13
<month> from	-176
<month> if	-68
<month> in	-79
<month> on	115
<month> only	-97
<month> out	-82
<month> that	79
<month> through	106
<month> to	-96
<month> van	-96
<month> when	-93
<month> with	93
<number>	-19
<number> 	-98
<number> "	84
<number> (	129
<number> )	-116
<number> ,	168
<number> -	-88
<number> .	-28
<number> 1000	182
<number> :	-80
<number> ;	146
<number> <month>	-118
<number> <number>	-39
<number> @+belief	-110
<number> @+finance	194
<number> @+health	173
<number> @+illness	48
<number> @+state	123
<number> @animal	-103
<number> @appliance	-109
<number> @believer	-11
<number> @bicycle	-130
<number> @bird	-107
<number> @boat	-67
<number> @body_part	199
<number> @bread	-72
<number> @car	7
<number> @cat	-79
<number> @color	-102
<number> @crime	77
<number> @dairy	-120
<number> @dance	-84
<number> @debt	178
<number> @doctor	-201
<number> @dog	-66
<number> @drink	-72
<number> @dwelling	-95
<number> @fabric	-91
<number> @family	-142
<number> @farm_animal	-115
<number> @flower	145
<number> @food	83
<number> @footwear	-9
<number> @fruit	-115
<number> @furniture	-195
<number> @game	146
<number> @garment	-115
<number> @hobby	30
<number> @illness	-67
<number> @income	176
<number> @injury	63
<number> @insect	97
<number> @instrument	119
<number> @jewelry	105
<number> @job	-100
<number> @medicine	108
<number> @mental_illness	108
<number> @nut	97
<number> @patient	-80
<number> @pet	-102
<number> @politics	-93
<number> @pregnancy	108
<number> @reptile	-86
<number> @rodent	-87
<number> @science	-126
<number> @seasoning	-158
<number> @sport	-96
<number> @symptom	-152
<number> @temple	-106
<number> @tree	-27
<number> @vegetable	10
<number> @vehicle	-144
<number> ]	-53
<number> a	161
<number> a.m	-119
<number> a3	-58
<number> abbey	-83
<number> ace	-122
<number> after	128
<number> afternoon	-37
<number> agency	-71
<number> agent	-144
<number> all	-93
<number> amp	-123
<number> an	234
<number> analyst	-67
<number> and	57
<number> apply	-92
<number> apprentice	-84
<number> approval	-109
<number> arrest	136
<number> as	-47
<number> assistant	-68
<number> at	-85
<number> attack	-124
<number> aubergine	104
<number> bag	-124
<number> baht	111
<number> baker	-94
<number> ball	7
<number> banana	-115
<number> bar	-123
<number> barrel	-91
<number> base	116
<number> bass	-79
<number> bassist	-116
<number> bay	-74
<number> be	62
<number> bean	-101
<number> because	-179
<number> bechstein	-106
<number> bed	-148
<number> bedroom	-82
<number> beehive	-128
<number> before	101
<number> belt	-129
<number> berlin	-114
<number> big	-86
<number> bike	-130
<number> bill	99
<number> birthday	-142
<number> bit	-114
<number> bitcoin	115
<number> bite	63
<number> blood	94
<number> board	-133
<number> bob	-79
<number> boiler	-112
<number> book	-201
<number> bout	112
<number> bow	109
<number> box	-143
<number> boy	-85
<number> brick	-145
<number> brother	-147
<number> bucket	-120
<number> bullet	-105
<number> bus	-216
<number> but	-31
<number> by	-27
<number> cabin	-121
<number> cable	-118
<number> caesarean	108
<number> café	-87
<number> calendar	-88
<number> call	-172
<number> camera	-140
<number> cap	-91
<number> captaincy	-123
<number> car	7
<number> card	225
<number> cardiac	-77
<number> carer	-98
<number> cat	-79
<number> catch	-93
<number> cent	-115
<number> centimetre	-156
<number> cet	-121
<number> cetirizine	82
<number> chair	-49
<number> character	-127
<number> charge	-101
<number> chaser	-87
<number> chest	-100
<number> child	-189
<number> clamshell	-95
<number> class	-99
<number> client	-130
<number> cm	-191
<number> code	-147
<number> coffee	-16
<number> colleague	112
<number> colour	-97
<number> come	-145
<number> comeback	-108
<number> comic	-101
<number> commit	-90
<number> committee	-134
<number> concussion	105
<number> config	-148
<number> consumer	-76
<number> contractor	-101
<number> cord	-93
<number> core	73
<number> cost	119
<number> country	26
<number> cousin	-108
<number> cover	-127
<number> cow	-112
<number> crate	-125
<number> cream	-104
<number> credit	136
<number> cushion	116
<number> customer	-98
<number> cycle	-11
<number> dad	149
<number> daily	-140
<number> dairy	-95
<number> daughter	-118
<number> day	90
<number> db	-98
<number> deadlift	-143
<number> decimal	-118
<number> deck	-36
<number> degree	-160
<number> delivery	-93
<number> dental	-63
<number> department	-108
<number> deposit	-202
<number> devon	-47
<number> diabetes	155
<number> diabetic	123
<number> different	126
<number> director	-106
<number> disc	106
<number> djembe	-76
<number> dog	-66
<number> dollar	44
<number> donkey	-80
<number> dose	86
<number> double	-117
<number> down	63
<number> download	-114
<number> dress	63
<number> drop	-124
<number> dry	-93
<number> dumbbell	-107
<number> each	42
<number> ear	134
<number> ec2	-79
<number> egg	-137
<number> email	-80
<number> embryo	93
<number> employee	-80
<number> empty	100
<number> end	122
<number> engineer	-91
<number> envelope	123
<number> epipen	63
<number> errand	98
<number> euro	54
<number> every	-26
<number> exclude	-74
<number> eye	138
<number> f1.7	-86
<number> fagin	-94
<number> fast	18
<number> federation	-111
<number> fiat	-131
<number> fifty-minute	-87
<number> file	-98
<number> finger	112
<number> fingertip	129
<number> firm	-81
<number> fish	-115
<number> flat	-9
<number> flatmate	-154
<number> flight	17
<number> floor	-112
<number> foot	-107
<number> for	-75
<number> fordson	-119
<number> form	-93
<number> frame	-130
<number> free	12
<number> freezer	-88
<number> friend	-94
<number> from	73
<number> g	-129
<number> game	-158
<number> gap	-53
<number> gb	-144
<number> generation	136
<number> get	-12
<number> gig	-18
<number> gigabit	-116
<number> girl	136
<number> glass	115
<number> glove	-121
<number> gms	-84
<number> gmt	-90
<number> go	153
<number> good	6
<number> graft	77
<number> gram	-19
<number> grand	226
<number> grandson	-124
<number> grant	95
<number> grit	-107
<number> gross	125
<number> group	-125
<number> guest	-103
<number> guinea	-87
<number> haa	-101
<number> half	-129
<number> hand	34
<number> handwriting	-83
<number> hard	-70
<number> have	92
<number> he	120
<number> head	-92
<number> hectare	-139
<number> hen	-99
<number> her	110
<number> hetzner	-97
<number> hive	-152
<number> hobby	-99
<number> holder	-78
<number> holiday	-86
<number> holstein	-136
<number> hot	-104
<number> hour	-91
<number> house	-24
<number> houseplant	-114
<number> husband	96
<number> hz	-131
<number> if	-93
<number> in	108
<number> in-calf	9
<number> inch	-94
<number> include	-99
<number> induction	-95
<number> inning	-103
<number> instalment	120
<number> ips	-80
<number> jar	-144
<number> jersey	-73
<number> job	138
<number> kanazawa	-76
<number> kayak	-132
<number> kda	-84
<number> kde	-65
<number> keep	-92
<number> kelvin	-94
<number> kernel	-55
<number> kestrel	-96
<number> key	-113
<number> kg	125
<number> khz	-121
<number> kid	-62
<number> kidney	200
<number> kilo	67
<number> kilometre	-6
<number> kind	-106
<number> km	-125
<number> koi	-128
<number> krone	-93
<number> ks	99
<number> kw	-112
<number> label	-101
<number> lad	83
<number> lakh	151
<number> lamp	-117
<number> landlord	-125
<number> language	-105
<number> last	31
<number> lawnmower	-110
<number> leave	243
<number> leg	99
<number> lender	150
<number> lens	-113
<number> less	95
<number> letter	112
<number> lift	-115
<number> light	-104
<number> lighthouse	-54
<number> line	-41
<number> listening-like	-100
<number> litre	-143
<number> live	110
<number> loaf	-72
<number> loan	124
<number> long	-153
<number> lose	117
<number> low	-110
<number> lower	-113
<number> lunch	-114
<number> lung	141
<number> lux	141
<number> m	-121
<number> machine	-71
<number> macro	-103
<number> man	60
<number> march	-96
<number> market	-108
<number> matatu	-96
<number> math	-100
<number> may	22
<number> mb	-137
<number> mcg	102
<number> meet	-120
<number> member	-209
<number> memory	-122
<number> metre	-29
<number> mg	213
<number> micro:bits	-100
<number> microgram	142
<number> mile	-165
<number> military	-77
<number> milk	-120
<number> millimetre	-106
<number> million	57
<number> min	-122
<number> minute	-112
<number> miss	120
<number> ml	124
<number> mm	-181
<number> monitor	-113
<number> month	99
<number> monthly	90
<number> more	-128
<number> mortgage	83
<number> mosque	-80
<number> most	-113
<number> move	-141
<number> ms	-141
<number> mug	-106
<number> mum	145
<number> naira	75
<number> name	-103
<number> nation	105
<number> needle	-90
<number> neighbour	127
<number> net	176
<number> netafim	-98
<number> new	-152
<number> night	-75
<number> nikon	-94
<number> nm	-104
<number> northern	-81
<number> norwegian	-111
<number> now	-71
<number> nurse	-111
<number> nut	97
<number> o	42
<number> o'clocks	-125
<number> oboe	-122
<number> of	6
<number> off	-219
<number> old	-127
<number> on	-92
<number> only	-125
<number> ops	100
<number> or	-110
<number> orphan	-97
<number> other	-86
<number> over	165
<number> overdraft	111
<number> overhead	-114
<number> package	-59
<number> page	-103
<number> pair	-80
<number> pallet	-115
<number> pan	-91
<number> panic	108
<number> paragraph	-125
<number> parrot	-94
<number> participant	-85
<number> partner	22
<number> pass	-81
<number> past	-117
<number> patient	-127
<number> patty	-90
<number> pear	-73
<number> pellet	104
<number> pen	-19
<number> pencil	-71
<number> pensioner	-87
<number> people	-162
<number> per	-79
<number> percent	74
<number> period	-130
<number> person	-107
<number> peshwari	-59
<number> peso	81
<number> phase	-95
<number> photo	-165
<number> pianist	-81
<number> picture	-63
<number> pill	82
<number> pin	105
<number> pixel	-120
<number> plant	141
<number> player	-148
<number> plus	-80
<number> pm	-108
<number> poem	-97
<number> point	-132
<number> polka	-84
<number> polyp	60
<number> postgre	-56
<number> pot	-90
<number> primary	-76
<number> print	-121
<number> programme	-105
<number> progress	-137
<number> prostate	128
<number> puff	105
<number> pupil	-118
<number> puree	-75
<number> puzzle	-117
<number> quarter	87
<number> question	-105
<number> quid	77
<number> race	-120
<number> radiologist	-95
<number> raise	-120
<number> rand	83
<number> rater	-96
<number> read	109
<number> reais	-83
<number> ream	-119
<number> receptionist	-80
<number> record	-96
<number> red	-102
<number> reindeer	-84
<number> resident	-150
<number> retention	-79
<number> review	-70
<number> rib	137
<number> ring	-194
<number> roll	-60
<number> room	-127
<number> round	94
<number> routine	-123
<number> run	-141
<number> rupee	116
<number> sack	-99
<number> salary	63
<number> san	-83
<number> save	-112
<number> scan	91
<number> scream	-126
<number> screen	-140
<number> scrim	-91
<number> season	-131
<number> seat	-110
<number> second	-207
<number> sediment	-71
<number> self	-88
<number> semi	-67
<number> sentence	-182
<number> server	-152
<number> session	110
<number> set	63
<number> sew	-98
<number> shade	-87
<number> shard	-79
<number> sharp	-146
<number> shed	-105
<number> shift	-94
<number> shilling	103
<number> shirt	-149
<number> shop	132
<number> short	-110
<number> shot	60
<number> show	-110
<number> side	22
<number> since	177
<number> sister	-143
<number> site	-97
<number> size	76
<number> sketch	-120
<number> skoda	-163
<number> sleeve	-120
<number> slide	-103
<number> slot	-155
<number> small	24
<number> so	45
<number> sofa	-164
<number> solo	-80
<number> son	-147
<number> sort	-96
<number> sow	-87
<number> space	-101
<number> split	-80
<number> sprite	-114
<number> squad	-87
<number> square	-96
<number> staple	-125
<number> star	110
<number> start	-112
<number> step	-119
<number> stepdaughter	-118
<number> stepson	-138
<number> stone	161
<number> storey	80
<number> streak	-115
<number> stretch	-117
<number> strict	-149
<number> stroke	-81
<number> student	-61
<number> sugar	-158
<number> switch	-110
<number> synology	-109
<number> table	-83
<number> tablet	110
<number> tadano	-141
<number> take	140
<number> tamworth	-79
<number> tape	122
<number> task	-60
<number> tb	-141
<number> teenager	-133
<number> tent	-91
<number> terrace	-101
<number> test	-102
<number> that	117
<number> there	-149
<number> they	123
<number> this	-67
<number> through	-97
<number> ticket	-107
<number> tier	-136
<number> till	-27
<number> time	99
<number> tiny	-105
<number> tipper	-79
<number> title	-103
<number> to	-95
<number> today	116
<number> toe	135
<number> tokyo	-76
<number> tonight	114
<number> tooth	128
<number> tortoise	-86
<number> tour	-84
<number> toward	111
<number> trailer	-94
<number> train	-114
<number> tram	-116
<number> trick	-87
<number> trip	-134
<number> try	108
<number> turn	-86
<number> tutor	-61
<number> twice	118
<number> tyre	-67
<number> ultrawide	-104
<number> under	-173
<number> unit	81
<number> universal	-136
<number> until	73
<number> up	43
<number> upfront	-104
<number> user	-107
<number> v2	-100
<number> vaillant	-100
<number> value	-84
<number> van	-126
<number> venue	-46
<number> vespa	-121
<number> view	-106
<number> violin	-86
<number> visa	138
<number> vivarium	-84
<number> vms	-85
<number> volt	-93
<number> volunteer	-85
<number> vote	-103
<number> voucher	122
<number> wage	167
<number> want	-82
<number> war	-101
<number> warehouse	-91
<number> wasp	97
<number> wav	-82
<number> week	62
<number> weight	-106
<number> when	114
<number> where	-87
<number> who	-100
<number> whole	-95
<number> will	-127
<number> wire	119
<number> with	46
<number> without	117
<number> word	-146
<number> work	-113
<number> x	-67
<number> yaris	-132
<number> year	45
<number> young	-21
<number> youngest	69
<number> zloty	95
<number> °	-82
<number> škoda	-95
<s> <month>	-135
<s> @+belief	-143
<s> @+illness	-90
<s> @animal	54
<s> @believer	87
<s> @bird	43
<s> @boat	-85
<s> @bread	-166
<s> @cat	43
<s> @dairy	-110
<s> @dessert	-111
<s> @doctor	-31
<s> @drink	-92
<s> @fabric	109
<s> @family	69
<s> @farm_animal	43
<s> @flower	-45
<s> @food	-61
<s> @fruit	47
<s> @game	110
<s> @herb	-75
<s> @hobby	29
<s> @illness	-30
<s> @income	120
<s> @instrument	-80
<s> @meat	-95
<s> @medicine	113
<s> @pet	43
<s> @politics	-86
<s> @pregnancy	-111
<s> @religion	-5
<s> @science	-126
<s> @seasoning	-75
<s> @sport	-118
<s> @treatment	116
<s> @tree	-92
<s> @vegetable	7
<s> @vehicle	-85
<s> a	-16
<s> abdi	89
<s> achieng	-8
<s> adaeze	33
<s> adunni	41
<s> after	170
<s> ahmed	-70
<s> aine	91
<s> aino	-103
<s> akinyi	74
<s> akua	29
<s> alice	9
<s> alicja	95
<s> all	-126
<s> ama	5
<s> amadou	71
<s> amanuel	-6
<s> amara	-121
<s> amo	-87
<s> anil	-13
<s> ann	105
<s> annelie	-87
<s> anselm	-75
<s> ansh	-97
<s> anything	-90
<s> appa	77
<s> ashok	-32
<s> attorney	-74
<s> aunt	-47
<s> auntie	145
<s> aurélie	-89
<s> aussie	-94
<s> ayaan	-112
<s> ayah	92
<s> baba	46
<s> baby	6
<s> bakke	-101
<s> bartek	-41
<s> be	109
<s> before	119
<s> bernadette	-97
<s> bernie	66
<s> bettina	-107
<s> betty	117
<s> binod	91
<s> biscuit	-166
<s> bless	-95
<s> boat	-85
<s> bojan	-110
<s> botond	-78
<s> brendan	97
<s> brian	78
<s> bridget	101
<s> british	-78
<s> bronagh	-72
<s> brother	4
<s> bríd	115
<s> bug	-97
<s> carlo	93
<s> carmel	-65
<s> caroline	110
<s> casimiro	33
<s> cathal	-119
<s> catherine	89
<s> cetirizine	136
<s> charity	-42
<s> cheese-making	-127
<s> chemo	116
<s> chidi	-5
<s> chief	105
<s> ciara	89
<s> ciarán	64
<s> cilantro	-75
<s> clarion	-80
<s> clem	78
<s> coach	39
<s> coffee	-92
<s> cofounder	87
<s> col	-89
<s> colin	120
<s> colm	-29
<s> conor	77
<s> covid	-81
<s> crowd	109
<s> dad	-6
<s> dai	91
<s> dairy	-110
<s> dan	65
<s> danny	97
<s> dara	76
<s> darnell	49
<s> declan	-20
<s> deepak	123
<s> delivery	-141
<s> delphine	-81
<s> deniz	66
<s> derek	-106
<s> dermot	100
<s> deshi	-43
<s> detective	30
<s> dilnoza	39
<s> dmitri	-83
<s> doctor	-40
<s> dolore	87
<s> doreen	-43
<s> dr	-51
<s> dr.	-85
<s> dust	91
<s> each	-76
<s> eamon	-10
<s> edda	-120
<s> efe	21
<s> efua	-23
<s> elif	-70
<s> emeka	116
<s> enda	94
<s> esther	31
<s> every	-88
<s> everything	44
<s> failover	-113
<s> faith	-5
<s> farida	83
<s> farouk	-105
<s> father	162
<s> felix	48
<s> femi	-20
<s> femke	90
<s> fenna	-100
<s> ferdy	-38
<s> fiona	125
<s> for	109
<s> frank	-42
<s> frau	-99
<s> fred	100
<s> ganesh	-17
<s> gareth	-25
<s> gary	-79
<s> geraldine	-21
<s> gerry	60
<s> giulia	-121
<s> goran	-123
<s> gordon	118
<s> gran	-37
<s> grandad	-42
<s> grandma	37
<s> grandpa	117
<s> granny	125
<s> gunnar	-21
<s> gwyn	-90
<s> half	-142
<s> hamza	-97
<s> hannah	86
<s> hanne	-60
<s> hari	75
<s> harold	-74
<s> haverkamp	-115
<s> her	43
<s> hmi	-81
<s> hope	-103
<s> hugh	77
<s> hyacinth	-83
<s> hyun-woo	57
<s> ian	83
<s> igor	-86
<s> ilse	-91
<s> imke	12
<s> imogen	121
<s> imran	99
<s> ine	-16
<s> ingredient	-133
<s> ingrid	-70
<s> it	-126
<s> ivo	-12
<s> jack	93
<s> jaroslav	-98
<s> jenny	90
<s> jimmy	131
<s> jona	138
<s> joost	-120
<s> jose	107
<s> josefina	25
<s> joseph	62
<s> josie	131
<s> joyce	8
<s> jyoti	-107
<s> kaleidoscope	-89
<s> kamau	-20
<s> kathleen	79
<s> kaveh	8
<s> kavitha	92
<s> kelly	104
<s> ken	111
<s> kenji	-40
<s> kerubo	116
<s> khadija	-36
<s> kipchoge	92
<s> kiran	95
<s> kofi	-138
<s> kwabena	-52
<s> kyle	122
<s> lab	104
<s> labour	-111
<s> lactose	108
<s> lakshmi	70
<s> late	-88
<s> latoya	-25
<s> lena	-126
<s> levi	103
<s> leyla	7
<s> liam	103
<s> line	-85
<s> long	-34
<s> lotta	-130
<s> lucjan	92
<s> lucy	-54
<s> lucía	37
<s> luna	-112
<s> lynne	76
<s> magnus	25
<s> manoj	97
<s> manu	82
<s> marcus	127
<s> marek	108
<s> margit	-83
<s> marguerite	-93
<s> maribel	70
<s> marion	84
<s> marit	-92
<s> mark	-8
<s> marlon	74
<s> mary	93
<s> master	-75
<s> maureen	82
<s> meera	112
<s> mehmet	-7
<s> mercy	82
<s> metformin	64
<s> mikael	-106
<s> mikkel	-91
<s> milan	50
<s> min-jun	-28
<s> mohan	60
<s> monday	-110
<s> most	-118
<s> mr	-73
<s> mrs	76
<s> ms	-90
<s> mukesh	-6
<s> mum	85
<s> musa	97
<s> mushroom	113
<s> muthoni	63
<s> mwangi	-45
<s> my	63
<s> naalnish	-47
<s> nadia	29
<s> nan	-4
<s> nana	102
<s> naomi	-43
<s> nasreen	79
<s> neymar	-107
<s> nguyen	21
<s> nia	43
<s> nils-peder	-84
<s> nisha	100
<s> njeri	115
<s> njoroge	-12
<s> nobody	-162
<s> noor	131
<s> nothing	100
<s> nuala	16
<s> number	110
<s> nurse	8
<s> ola	124
<s> old	76
<s> olek	111
<s> ollie	30
<s> olumide	-28
<s> only	-90
<s> orla	-45
<s> osei	-100
<s> oskar	104
<s> otieno	88
<s> ottilie	-65
<s> ottoline	-115
<s> ouma	104
<s> owe	86
<s> paddington	-129
<s> padma	92
<s> park	-140
<s> party	-86
<s> pastor	53
<s> pat	79
<s> patrick	88
<s> paudie	-45
<s> pauline	110
<s> pci	-90
<s> pedro	116
<s> pellet	-97
<s> peter	112
<s> petra	-101
<s> philippa	-56
<s> phone	-138
<s> pilar	-27
<s> postdoc	-79
<s> private	6
<s> priya	17
<s> priyanka	48
<s> project	-65
<s> pushpa	39
<s> rack	-101
<s> radek	-119
<s> rafa	108
<s> raft	-98
<s> rashid	15
<s> ravi	-6
<s> ravinder	96
<s> ravindra	-18
<s> rekha	105
<s> renske	-126
<s> reviewer	-82
<s> rex	-118
<s> ringkvist	-119
<s> rohan	-56
<s> roisin	108
<s> romaine	-56
<s> rosa	93
<s> rosie	98
<s> ruairi	-88
<s> ruairí	-60
<s> run	-118
<s> ruth	34
<s> sadie	105
<s> salma	98
<s> sam	91
<s> samira	-57
<s> sandra	-117
<s> sanjay	90
<s> sara	97
<s> screen	78
<s> seamus	95
<s> sergei	19
<s> sertraline	86
<s> sgt	-26
<s> shabnam	92
<s> shanelle	86
<s> sheila	77
<s> shop	-85
<s> siddharth	89
<s> since	151
<s> sinead	88
<s> siobhan	97
<s> siobhán	25
<s> sister	97
<s> sofia	-100
<s> solvita	-91
<s> somebody	164
<s> someone	20
<s> st	-117
<s> stage	-20
<s> steph	115
<s> strawberry	47
<s> sunday	-97
<s> sunil	91
<s> sunita	-42
<s> sunniva	-30
<s> tamsin	-94
<s> teach	111
<s> team	-132
<s> tech	-85
<s> temur	46
<s> tendai	49
<s> tenzin	-22
<s> teresa	101
<s> tessa	87
<s> thandiwe	-73
<s> thank	51
<s> thaí	-82
<s> the	-99
<s> their	118
<s> there	-289
<s> they	159
<s> thoma	53
<s> thursday	-93
<s> tobia	-82
<s> tom	43
<s> tomasz	130
<s> tomek	-92
<s> tove	-107
<s> trish	109
<s> tunde	89
<s> uncle	-44
<s> user	-23
<s> valter	102
<s> viktor	-122
<s> vimala	-34
<s> voice	-90
<s> wafula	74
<s> wage	120
<s> wairimu	92
<s> wambui	65
<s> wanjiku	17
<s> wanjiru	27
<s> wheat	37
<s> with	-77
<s> wojtek	-71
<s> wolfram	-105
<s> wool	109
<s> wycliffe	34
<s> yara	-35
<s> yona	85
<s> yusuf	-84
<s> zainab	-69
<s> zdeněk	-104
<s> zofia	-22
<s> åsa	-85
?	-71
? )	-71
@+belief	77
@+finance	120
@+health	78
@+illness	84
@+intimate	105
@+state	78
@addiction	4
@alcohol	-61
@animal	-57
@appliance	-100
@beer	-84
@believer	48
@bicycle	-78
@bird	-77
@boat	-86
@body_part	69
@bread	-103
@cat	-75
@cheese	-137
@color	20
@craft	-109
@crime	57
@criminal	-19
@dairy	-52
@dance	-68
@debt	142
@dessert	-55
@disability	89
@doctor	14
@dog	-67
@drink	-20
@dwelling	15
@ethnicity	83
@fabric	-81
@family	18
@farm_animal	-39
@fish	-99
@flower	11
@food	-21
@footwear	-9
@fruit	-55
@furniture	-17
@game	-51
@garment	-25
@herb	-117
@hobby	-33
@horse	18
@hospital	78
@illness	76
@income	54
@injury	12
@insect	-92
@instrument	-91
@jewelry	55
@job	-26
@meat	57
@medical_device	179
@medicine	154
@mental_illness	56
@music	-77
@narcotic	53
@nut	-31
@orientation	114
@pasta	-54
@patient	-16
@pet	-80
@pregnancy	106
@punishment	117
@religion	81
@reptile	-110
@rite	74
@rodent	-126
@science	4
@seafood	-17
@seasoning	-52
@sex	191
@shellfish	57
@sport	-18
@symptom	44
@temple	49
@treatment	138
@tree	-96
@vegetable	-66
@vehicle	-50
@wine	-43
[	-53
[ √	-53
]	-53
] .	-53
_	-76
_ process	-76
a	-18
a "	17
a $	-97
a .	125
a 12	-131
a <number>	-94
a @+belief	-36
a @+finance	-59
a @+health	-72
a @+illness	-15
a @+intimate	169
a @+state	62
a @alcohol	-162
a @animal	-93
a @appliance	-162
a @beer	-56
a @believer	81
a @bicycle	-138
a @bird	-152
a @boat	-14
a @body_part	46
a @bread	-42
a @car	22
a @cat	-121
a @color	113
a @craft	-88
a @crime	77
a @criminal	91
a @dairy	-157
a @dance	-83
a @debt	112
a @dessert	34
a @doctor	-152
a @dog	-54
a @drink	-64
a @dwelling	-152
a @ethnicity	-88
a @fabric	-102
a @family	-76
a @farm_animal	-65
a @fish	-53
a @food	-113
a @fruit	-150
a @furniture	17
a @game	-113
a @garment	-13
a @hobby	-72
a @hospital	11
a @income	127
a @injury	-131
a @insect	-93
a @instrument	-122
a @jewelry	27
a @job	-81
a @meat	-164
a @medical_device	239
a @medicine	137
a @mental_illness	-102
a @music	-164
a @narcotic	-7
a @nut	81
a @orientation	169
a @patient	104
a @pet	-89
a @politics	-68
a @pregnancy	195
a @punishment	-161
a @religion	111
a @rite	-63
a @rodent	-97
a @science	-98
a @seafood	-74
a @seasoning	61
a @sex	125
a @sport	-55
a @symptom	-23
a @temple	-40
a @treatment	62
a @tree	-79
a @vegetable	-72
a @vehicle	24
a @wine	-141
a at	-83
a b&b	-139
a b1	-85
a baby	131
a bad	136
a badge	-145
a bag	78
a baha	113
a bailiff	-117
a bake	-36
a bakery	-117
a balcony	-103
a ban	111
a band	-195
a bank	-91
a bankrupt	-103
a baptism	-64
a bar	16
a barbecue	-103
a barber	-80
a barbershop	-91
a bare	-96
a bargain	-102
a barge	-119
a barn	-191
a barometer	-122
a base	-117
a bat	9
a bath	-64
a bathroom	122
a battalion	114
a bay	-95
a beacon	-92
a beagle	-69
a beak	-58
a bear	-11
a beast	-107
a bed	120
a bedroom	-92
a beer	-56
a beetle	-109
a belt	220
a bernina	-98
a best	-131
a bet	-87
a beta	87
a better	-122
a bible	142
a biden	103
a big	4
a bigger	-114
a bike	-108
a bin	118
a biography	-98
a biopsy	118
a biscuit	65
a bishop	-134
a bisoprolol	96
a bivvy	-119
a black	109
a blanket	-133
a bleed	-86
a bleeder	-110
a blind	-117
a blind-baked	-78
a blog	-66
a bloke	85
a blood	-89
a blood-red	-93
a bloodbath	-109
a bloody	-106
a blue	20
a blunt	-110
a bmi	149
a boar	-87
a board	-132
a boat	35
a bond	-134
a book	-5
a bookshop	-106
a borrow	-108
a bosch	-98
a boss	-171
a bot	-78
a bottle	39
a bouldering	-79
a boutique	-79
a box	-153
a boy	145
a boyfriend	149
a braai	-93
a brace	31
a bracelet	94
a brass	-103
a bread	-125
a break	-165
a breakdown	-53
a breeder	-64
a brick	58
a bridge	-136
a brief	-118
a brompton	-86
a brother	26
a brother-in-law	-78
a brown	64
a brown-out	-108
a bruise	-112
a brush	-100
a brutally	-112
a brute-force	-80
a buckle	91
a buddhist	79
a budget	-159
a bug	-115
a build	-92
a bulldozer	57
a bump	-112
a bungalow	-169
a bunk	-84
a buoy	-95
a burger	-90
a burn	-135
a burnout	130
a bus	-147
a bush	-145
a business	61
a bust	-86
a buzzer	125
a bypass	221
a byre	-94
a c-index	-77
a c-section	107
a cabinet	-70
a caesarean	93
a café	-172
a cake	-117
a calc	-82
a calendar	-102
a caliper	95
a campsite	-107
a can	-92
a candle	-120
a canker	-90
a cap	-172
a cap-making	-117
a capacity	-110
a car	212
a caravan	-111
a carbon	-97
a card-carrying	158
a cardiologist	-80
a care	-51
a carer	129
a cargo	-82
a carpenter	-168
a carriage	-107
a carrier	100
a caseload	-142
a cat	-121
a cataract	119
a catheter	155
a cattle	-140
a caution	164
a ccj	68
a cedar	-108
a cell	164
a cellar	-91
a cello	-127
a census-style	-76
a ceremony-free	-79
a chaff	-78
a chain	-150
a chair	177
a chamber	-93
a chaos	-108
a chaplain	95
a chaplaincy	-49
a chapter	-86
a charge	-117
a charity	-124
a chart	-86
a charter	-92
a cheaper	-90
a cheat	-81
a check	129
a chef	66
a cherokee	-131
a chess	-45
a chest	103
a child	85
a chip	70
a chit	109
a choir	-143
a choral	-62
a christen	-130
a christma	-110
a chrome	-79
a chunni	73
a civil	-111
a clamp	-18
a clan	110
a class	-120
a clean	-156
a cleaner	-145
a cleave	160
a client	-89
a climb	-135
a clinic	157
a clinical	-72
a clip	101
a clothespin	-92
a club	100
a co2	-103
a coach	167
a cochlear	114
a coffee	-64
a coin	92
a cold	-123
a collapse	-68
a colonoscopy	171
a colostomy	43
a colour	-139
a colourwork	-57
a column-level	-95
a coma	23
a combine	-109
a combo	-116
a comedy	-104
a comic	-109
a comma	-78
a communist	23
a community	-143
a company	-70
a comparison	-88
a competition	-65
a compiler	-67
a complaint	-80
a comprehensive	-114
a compressor	-98
a computer	-141
a con	97
a conclusion	-107
a concussion	110
a cone	-99
a confession	-82
a confessional	-100
a conflict	-96
a confuse	-67
a conservation	-109
a conservatory	-128
a contact	115
a contract	-180
a contractor	133
a controller	-90
a convert	-93
a conviction	97
a cookery	-123
a cookie	-55
a cop	-100
a corpus	-91
a costume	-64
a cot	-109
a council	14
a counsellor	152
a countdown	-97
a county	-92
a couple	49
a course	-133
a court	-28
a cousin	-59
a cpap	94
a crab	-93
a crash	-126
a crest	92
a crime	-101
a crofter	-92
a croissant	-79
a cron	-50
a crook	95
a crop	-91
a cross	89
a cross-stitch	-82
a crossword	-87
a cruise	-80
a crush	-140
a crutch-handled	-98
a cult	31
a cup	103
a curd	-115
a curse	-74
a cursive	-92
a curtain	97
a curve	-106
a custody	-111
a custom	-115
a customer	146
a cut	-77
a cycle	-113
a cystic	125
a daca	201
a dacia	-152
a dad	-95
a daily	29
a dairy	-113
a dalit	113
a darker	-61
a dastar	87
a data	-100
a date	41
a daughter	-143
a dawe	-95
a day	33
a dbt	-68
a deacon	94
a dead	-99
a deaf	-103
a debt	-63
a decent	-94
a deckhand	-45
a declare	76
a default	-6
a degree	-74
a delay	-130
a delegate	147
a denial	87
a dental	-85
a dentist	85
a departure	-103
a dependant	65
a deportation	197
a deposit	112
a depression	-147
a detective	-102
a detention	119
a devotee	98
a dexcom	175
a diabetes	-153
a diablo	-95
a dialysis	-127
a die	-72
a diesel	-129
a diet	-96
a dilator	98
a dinner	-119
a disc	61
a discount	-117
a dispatcher	-117
a distillery	-89
a dive	112
a diver	-130
a dj	-185
a django	-64
a dl380	-110
a dna	123
a dnr	117
a doctor	-167
a dog	-16
a dog-hair	88
a dominatrix	125
a domino	-148
a donation	-94
a donor	185
a door	125
a doorway	-111
a double	21
a drama	-145
a drawer	-99
a dreamer	81
a drench	-110
a drier	-106
a driftwood	-123
a drink	182
a drink-driving	126
a driver	-52
a drop	138
a drum	-41
a drummer	-159
a drumstick	-132
a dry	-107
a dua	126
a duck	-47
a dui	111
a dust	-122
a dutch	-127
a duty	-96
a factory	-84
a fair	-129
a fairphone	-111
a fake	174
a fall	73
a family	-43
a fan	-236
a fancy	117
a farm	-52
a farrier	-133
a fast	-98
a fat	-133
a father-in-law	-139
a feed	-124
a felon	-102
a female	102
a ferry	-129
a fever	-90
a fianna	91
a fibroadenoma	98
a fidget	48
a fig	-70
a file	89
a film	-67
a fine	55
a firefighter	-139
a firework	70
a firm	-12
a first	-69
a fish	-53
a fisherman	125
a fistula	107
a fit	132
a five-minute	-81
a five-month-old	-102
a fiver	-144
a fix	-125
a fixie	-86
a flaky	-83
a flame	-97
a flare	85
a flash	-64
a flask	-74
a flat	-223
a flatmate	53
a flop	-120
a florist	-174
a floristry	-132
a flotilla	-60
a fluid	104
a foam	-138
a folder	-77
a food	-186
a foot	-147
a football	-99
a form	-106
a former	-5
a forum	-61
a foundry	-88
a fountain	-115
a four-and-a-half-day	-107
a four-month-old	-98
a four-shaft	-109
a fox	-110
a frame	164
a free	-126
a freelance	-159
a freelancer	-71
a freeze	99
a freight	-101
a french	-106
a friday	-113
a friend	-43
a fringe	-108
a fruit	-65
a fugue	-74
a fuliza	88
a full	-134
a funny	-97
a futon	-104
a gamble	-157
a gang	58
a gansey	-92
a garage	-112
a garden	-170
a gastric	128
a gaussian	-87
a gay	72
a general	-90
a generator	-159
a geology	-91
a german	-108
a getaway	121
a gibson	-143
a gift	-128
a gig	126
a gin	-52
a girl	33
a girlfriend	18
a glaze	-90
a globe	-128
a glulam	-82
a gluten-free	-88
a goalkeeper	-151
a goan	69
a goddess	-73
a godmother	-88
a golf	54
a gondola	-128
a good	-15
a google	-100
a goose	-148
a gp	-176
a grad	120
a granddaughter	-83
a grandson	-148
a grant	-160
a gravel	-104
a great-great-grandfather	-112
a green	29
a grind	90
a grown-up	-96
a growth	70
a grudge	-120
a guarantee	98
a guard	55
a guardian	112
a guest	-105
a guinea	-68
a guitar	-58
a gun	138
a gutter	-120
a gym	-86
a habit	-75
a hackathon	-107
a hafiz	121
a hail	-84
a hair	-120
a hairdresser	-76
a hairline	-15
a halal	-93
a half	15
a half-sister	-120
a ham	-159
a hamster	-100
a hand	-74
a handheld	-63
a handle	-97
a hard	-50
a hardship	128
a hardware	-108
a hardy	-115
a hare	129
a harp	-86
a haunt	-89
a hay	-94
a headache	-41
a headscarf	-113
a healer	-77
a health	-99
a hear	29
a hearse	55
a heart	161
a heat	-84
a hedgehog	-64
a heist	120
a helmet	94
a herbaceous	-107
a heretic	-107
a hernia	125
a hero	-77
a heroin	-94
a heron	-73
a herringbone	-102
a hickory	-71
a high-fat	-121
a highlife	-99
a hindu	133
a hinge	-82
a hip	128
a history	-94
a hit	65
a hob	-91
a hobart	-109
a hockey	-90
a hoist	119
a hole	135
a holga	-75
a hollow	-89
a home	81
a horsebox	-163
a hospital	-241
a host	-111
a hostel	-139
a hot	-91
a hotel	-43
a house	-67
a household	-145
a huge	-137
a hum	90
a hunger	-119
a husband	-124
a husqvarna	-110
a hut	-88
a hutu	122
a hysterectomy	121
a j-link	-74
a jain	122
a jar	23
a jazz	-95
a jehovah	121
a jenkin	-98
a jew	164
a jigsaw	-107
a job	-65
a joinery	-83
a joint	93
a joke	-155
a journal	-71
a jql	-68
a judge	125
a jug	-79
a juki	-139
a kakampink	136
a keeper	-91
a keffiyeh	121
a kemble	-55
a kenyan	-87
a keynote	-172
a kick	-100
a kid	67
a kidney	18
a kill	-115
a kilo	-102
a king	-123
a kink	-108
a kinu	-70
a kirpan	115
a kitchen	-95
a knee	122
a knife	190
a knit	-41
a kosher	-88
a lab	-118
a label	-95
a labour	-51
a labourer	-170
a ladder	137
a lady	-65
a lag	-55
a lama	109
a landline	-100
a landlord	-154
a landscape	-92
a lapse	143
a laser	28
a late	-164
a latency	-105
a lavender	115
a lawyer	7
a leaflet	-72
a lean-to	-109
a leather-jawed	-96
a lecture	-81
a left-hander	-100
a leg	-33
a lemon	-70
a lend	-96
a lesbian	137
a lesson	-111
a let	-170
a letter	100
a level	-183
a lib	133
a libertarian	59
a librarian	-128
a library	-85
a libre	119
a licence	-90
a lien	128
a lift	-68
a lifter	-126
a lighthouse	-128
a lime	-55
a limp	41
a lion	-88
a lisa	135
a list	39
a litre	44
a litter	-90
a little	-66
a live	-123
a live-in	111
a lock	-99
a locksmith	-131
a locum	-118
a logbook	86
a logistics	-54
a logo	-94
a london	-105
a long	-145
a lorry	95
a loss	96
a lot	-50
a low	-135
a low-carb	-59
a low-salt	142
a lower	-109
a lua	-75
a lula	95
a lump	6
a luo	125
a lurcher	-136
a luxury	-75
a maasai	122
a mac	-81
a machine	103
a maga	187
a magistrate	-131
a magnifier	96
a maidan	114
a major	78
a man	199
a manager	-131
a mangle	-121
a mango	-113
a manifest	-86
a mantra	91
a manual	25
a map	-86
a mapuche	115
a marathon	-151
a marine	-94
a market	-96
a marketplace	-77
a marriage	108
a marry	217
a mask	161
a mastectomy	105
a master	-74
a mat	121
a match	-21
a matte	-103
a maul	-81
a meal	-145
a measure	-111
a mechanic	-119
a mechanical	-81
a medieval	-92
a meet	-181
a megger	-120
a member	184
a memoir	-134
a memory	106
a mental	-120
a mentor	-155
a merchant	-112
a mercy	-100
a merge	-123
a meru	109
a message	135
a metal	-86
a methodist	-101
a mezuzah	112
a microfinance	89
a microwave	-116
a mid-size	-76
a mid-year	-92
a midwife	-191
a mig	-83
a migraine	135
a mild	101
a milliner	-125
a million	182
a millionaire	115
a mind	-122
a minefield	-95
a mini-stroke	140
a minister	-92
a mirror	8
a miscarriage	203
a misery	62
a miss	-131
a mission	96
a mistress	113
a mix	-124
a mixer	-84
a mobile	-27
a modular	-75
a mol-ratio	-118
a mole	-12
a monday	-99
a monday-to-sunday	110
a moneylender	116
a monitor	83
a monk	100
a monorepo	-59
a month	110
a mormon	125
a mortgage	28
a mosque-free	104
a mother	20
a motorbike	106
a mountain	-107
a mouse	39
a mouth	-74
a muay	106
a munch	117
a municipal	-81
a museum	-93
a mushroom	-85
a naggin	133
a nail	19
a name	84
a nandi	122
a narrowboat	-119
a nas	-180
a nasty	103
a navajo	-129
a needle	6
a needlestick	127
a negative	-95
a neighbor	-111
a neighbour	-4
a nephew	-156
a nervous	108
a net	131
a net-30	-104
a neuter	-60
a new	-83
a newborn	-160
a newly	-91
a newsletter	-73
a newspaper	-98
a nice	-104
a nick	-139
a niece	-164
a night	-10
a nightmare	-138
a nikon	-89
a nile	-131
a nine-year-old	-104
a ninety-year-old	92
a no	104
a no-contact	85
a no-dig	-91
a no-hitter	-106
a node2d	-76
a noisy	-94
a nokia	-98
a nollywood	-81
a non-disclosure	-89
a non-mol	131
a non-refundable	-132
a north-facing	-105
a norwegian	-75
a notary	-100
a note	28
a notion	-82
a novel	-133
a novelist	-123
a novice	18
a nudge	-88
a nuisance	-111
a number	91
a nun	-147
a nurse	-223
a nursery	-139
a nut	122
a one-car	-110
a one-night	39
a one-off	119
a one-sided	-142
a one-to-one	124
a p-3	112
a pacemaker	116
a pad	39
a pagan	131
a page	-80
a paid-up	105
a painter	-98
a pajero	39
a pallet	-132
a panga	120
a pannier	-82
a panther	45
a paraffin	-97
a paralegal	-165
a paramedic	-161
a parcel	-153
a parish	-127
a park	132
a parry	-112
a parsi	48
a partner	-186
a party	-16
a pastor	14
a patient	74
a pawn	-125
a pay	5
a pay-as-you-go	94
a payday	192
a payment	-132
a payroll	-128
a pcso	-139
a pdf	-103
a peach	112
a peanut	63
a peg	116
a pencil	-37
a penicillin	-85
a pension	101
a pentax	-86
a pentecostal	89
a permit	-126
a petrol	-91
a pharmacist	-92
a pharmacy	-142
a phase	119
a phd	-112
a phlebotomist	-101
a phonak	94
a phone	-9
a photo	22
a phrasebook	-89
a physio	-120
a physiotherapist	93
a piano	-158
a picker	-116
a pig	77
a pill	85
a pill-shaped	-82
a pilot	-97
a pinch	-59
a pint	-51
a pip	131
a pitch	-103
a pixel	-110
a piñata	-85
a placard	94
a place	102
a plague	-82
a plain	29
a plan	-9
a plane	131
a plant	-132
a planter	-93
a plasterer	-115
a plate	73
a platform	-79
a play	-108
a plot	-138
a plumber	-54
a plunger	-120
a pocket	83
a podcast	-144
a podcaster	-107
a poem	-91
a poison	-91
a police	128
a policeman	32
a polite	-88
a political	-113
a poll	-91
a polymath	-126
a pomeranian-brazilian	93
a port	123
a positive	-105
a postdoc	-143
a poster	-124
a pot	-10
a potter	-102
a pottery	-91
a pouch	116
a pound	-131
a pr	-91
a practice	-68
a practise	146
a pram	-156
a pre-mortem	-102
a preamble	-112
a precinct	117
a pregnant	-105
a prep	-123
a present	-94
a preset	-97
a pressure	115
a price	-168
a pride	-102
a priest	72
a primary	-118
a printable	-101
a printer	-74
a prison	-193
a private	60
a pro	-126
a problem	149
a process	-91
a proof-reader	-109
a proofreader	-124
a proper	-24
a prophecy	95
a prosthesis	97
a ps5	-111
a psa	-90
a psychiatric	85
a psychiatrist	116
a psychometric	-76
a pub	52
a publisher	-114
a pull	-91
a pump	118
a pun	-54
a pupil	-75
a puppy	-117
a purge	-136
a push	-162
a qa	-130
a quad	42
a quadriplegic	119
a quaker	202
a quantity	-71
a quarantine	-78
a quarter	94
a queer	102
a question	-118
a quiet	-138
a quieter	-134
a quilombola	125
a race	-76
a racer	-57
a rainy-day	144
a raise	138
a ram	115
a rare	90
a raspberry	-134
a read	-90
a reader	99
a real	97
a recall	-117
a receptionist	-119
a recondition	-83
a record	7
a recover	111
a red	59
a rees-mogg	115
a referee	-153
a reform	161
a refuge	126
a refugee	166
a regatta	-138
a register	142
a relief	-130
a reminder	94
a renal	-120
a renault	-110
a renewal	-116
a rental	-119
a repeat	116
a reply	-98
a rerun	-125
a rescue	63
a research	-45
a reserve	-100
a residential	-121
a resolve	-49
a restaurant	80
a restrain	103
a retire	-193
a retirement	-87
a retro	-118
a review	-99
a revolt	-114
a rewire	-126
a rhyme	-129
a right-wing	-66
a ring	-47
a rise	86
a road	89
a roadie	-86
a robbery	102
a rock	-90
a rod	129
a roland	-90
a role	-60
a rollator	105
a rollout	-100
a roman	-83
a room	27
a root	106
a rope	-93
a rota	-131
a rotary	-144
a round	-164
a row	85
a rubber	-83
a rug	-84
a rule	18
a ruler	-127
a runner	109
a runny	-81
a russian	-83
a sabbatical	-124
a sacrament	77
a saddle	106
a sadler	-135
a safe	119
a saint	-93
a sale	-88
a salon	-97
a salt	61
a samba	-94
a samsung	-113
a sanity	-131
a saturday	-158
a scale	-72
a scan	161
a scar	139
a schedule	19
a school	-196
a score	-146
a screen	150
a seal	88
a season	19
a seasonal	-89
a seat	33
a seatbelt	121
a second	25
a second-floor	-76
a second-hand	-75
a second-year	-164
a security	-140
a seed	-113
a segmentation	-100
a seizure	158
a self-employed	-138
a self-hosted	-118
a seminar	-76
a senior	35
a sensor	132
a separate	50
a sepsis	-59
a serial	-63
a set	-102
a seven-year-old	-104
a sew	-72
a sex	-20
a shadow	-55
a shaman	131
a share	-126
a sharp	-86
a sharper	-101
a sharpie	-90
a shed	-169
a sheep	-99
a sheikh	129
a shield	-92
a shift	-88
a ship	-108
a shoot	-131
a shop	-145
a shopify	-80
a shopsabre	-121
a short	-132
a show	-179
a shrine	110
a shunt	178
a shure	-92
a sickle	-117
a side	43
a sideline	-110
a siemen	-85
a siesta	-91
a sieve	-83
a sign	118
a signalman	-100
a signature	-117
a silver	-152
a simple	-106
a simson	-105
a single	-156
a sinn	113
a sinti	106
a sister	-217
a site	93
a sitter	-111
a six-year-old	70
a size	144
a skip	-174
a skoda	-93
a skull	-114
a slack	-88
a slate	-136
a sleep	-144
a slip	103
a slow	-84
a slower	-107
a small	-52
a smaller	-103
a smallholding	-136
a smear	-173
a smell	-104
a smith	-123
a smoker	-102
a snap	-109
a sock	-150
a socket	94
a sofa	-121
a sole	-73
a solicitor	-111
a son	-19
a sophomore	-84
a sore	-97
a soup	101
a source	-101
a sous	-110
a spacer	109
a spare	-119
a special	-84
a spectrum	21
a speech	-11
a speed	-100
a spin	-127
a spinach	-119
a spinal	121
a spirit	-90
a spiritist	119
a splash	-89
a split	-122
a split-brain	-95
a spokeshave	-111
a sponsor	211
a spoon	-117
a spot	-104
a spray	116
a spreadsheet	-126
a squeaky	-95
a squint	124
a stadium	-13
a staff	-97
a stage	-61
a stairwell	137
a stalker	137
a stall	-197
a stammer	99
a stamp	38
a stand	-103
a stand-off	-80
a star	-107
a starter	-107
a statement	125
a station	-93
a statue	-90
a status	-117
a staunch	74
a stay	-75
a steal	167
a steam	-165
a steel	-67
a stent	133
a step	-105
a steroid	97
a stick	45
a stiff	-78
a stint	-126
a stokke	-133
a stoma	156
a stone	-107
a stool	106
a stop-the-bleed	-86
a story	-131
a straddle	-80
a stranger	119
a straw	-19
a stretch	123
a strike	-89
a string	-60
a stroke	130
a stronger	-151
a student	125
a studio	-81
a sub	49
a sub-1:45	-109
a subreddit	-81
a suction	116
a sudden	-94
a suffragette	-86
a sugar-free	-67
a suicidal	-94
a suicide-squeeze	-84
a sum	71
a summary	-80
a sunday	7
a supervisor	120
a support	-127
a surgeon	17
a suspend	178
a suspension	-71
a swear	-121
a swear-free	-124
a swell	-96
a swing	-176
a switch	-150
a synagogue	-142
a ta	-127
a tab	-113
a table	-176
a tag	32
a tailor	-203
a talk	-111
a talker	109
a tandem	-71
a tank	101
a taper	-108
a tare	-76
a tattoo	-103
a tax	-201
a taxi	-192
a teach	-120
a teacher	-11
a team	-140
a teamster	115
a tear	115
a teen	74
a teenager	51
a telenovela	-103
a television	49
a temp	-110
a temperature	92
a templar	-83
a template	-89
a temple	-89
a temporary	74
a ten	100
a tenancy	-102
a tender	-95
a tenner	61
a tennis	-129
a tent	-135
a tenth	-6
a term	-56
a termination	95
a terrace	-82
a test	72
a tetanus	-121
a texa	116
a text	-74
a thalidomide	150
a thatch	-73
a theatre	-86
a therapist	111
a theremin	-55
a thesis	-74
a thief	-41
a thing	107
a thinkpad	-106
a third	-72
a third-hand	-110
a thread	113
a three-bed	-106
a three-course	-140
a three-week-old	-101
a three-year-old	-83
a threesome	150
a thriller	-94
a throuple	115
a thumb	77
a tick	-118
a ticket	-104
a tiefling	-72
a tight	100
a tile	-145
a tilt	117
a time	-165
a tin	-85
a tiny	-117
a toddler	-177
a toll	115
a tomato	88
a tooth	45
a torch	-98
a tory	90
a total	-104
a toughbook	-100
a tour	-122
a tourist	132
a town	-146
a toxic	-83
a toy	-107
a trackball	-26
a tracker	126
a trade	-89
a train	114
a tram	-76
a trampoline	-117
a tran	97
a tranny	87
a transit	-95
a translator	-100
a trap	68
a traveller	154
a treadle	-88
a tree	-109
a tremble	-91
a trial	39
a tribunal	107
a trip	-101
a trolley	-119
a trotskyist	149
a truck	60
a trucker	-72
a trump	117
a truss	110
a trust	113
a tube	12
a tulsi	111
a turban	156
a turbo	-131
a turkey	-65
a turkish	-67
a tutor	-64
a tutsi	101
a tv	-96
a tvs	-89
a twist	-104
a two-paragraph	-91
a two-person	-86
a two-sentence	-88
a two-step	-83
a two-year-old	-117
a txt	-101
a type	123
a typewriter	-123
a typist	-139
a tyre	-77
a ukrainian	129
a unit	-95
a university	-88
a use	-20
a ux	-83
a vaccine	86
a vacuum	-67
a vaillant	-94
a vampire	-88
a van	-29
a vardo	113
a vasectomy	128
a vegetarian	-127
a vein	102
a vet	-118
a vicar	-129
a victim	107
a video	-114
a vietnamese	81
a view	-76
a village	-13
a vineyard	-126
a virgin	137
a virus	-144
a visa	-157
a visit	4
a vitamin	-91
a voice	99
a voluntary	100
a volunteer	-135
a voron	-107
a vote	-99
a vow	99
a wago	-83
a wait	-91
a waitress	-129
a walk	-103
a walker	108
a walnut	-51
a ward	-71
a wardrobe	-90
a warlock	-93
a warm-up	-81
a warn	107
a wasm-bindgen	-89
a water	-72
a weak	-149
a weakness	-109
a wealth	84
a weather	-123
a web	-131
a website	-88
a wed	-158
a week	-95
a weep	-79
a weight	-93
a weld	-84
a welder	-147
a welt	-58
a weltmeister	-79
a wet	-108
a wetherspoon	114
a wetsuit	-135
a wheelchair	157
a wheelchair-accessible	-66
a whisky	-61
a whistle	-31
a white	44
a whole	-48
a wide	-108
a wig	9
a wind	-94
a window	40
a wire	-111
a witness	155
a wobble	89
a woman	173
a woodblock	-100
a word	104
a work	-54
a worker	-105
a wrist	103
a xanax	120
a xhosa	133
a yard	-70
a yarn	-135
a year	78
a yellow	58
a yes	78
a yoga	-184
a yoruba	111
a youth	126
a youtube	-118
a zip	92
a zojirushi	-102
a zombie	-79
a zoom	-112
a zulu	133
a&e	195
a&e .	77
a&e @job	-106
a&e before	141
a&e registrar	-106
a&e twice	160
a&e with	96
a.m	-119
a.m .	-119
a1	-110
a1 @job	-110
a1 poster	-110
a12	97
a12 with	97
a1c	205
a1c be	205
a2	-107
a2 .	-107
a3	-94
a3 .	-84
a3 sheet	-58
a4	-128
a4 .	-87
a4 in	-104
a54	-113
a54 .	-113
a7	106
a7 .	106
a9	-91
a9 and	-91
aa	137
aa .	-143
aa big	143
aa in	118
aa on	112
aachen	-90
aachen .	-90
aarhus	-111
aarhus .	-111
abasaglar	144
abasaglar at	144
abattoir	-87
abattoir yard	-87
abbey for	93
abbey per	-83
abdi	89
abdi be	89
abdominal	123
abdominal binder	123
abduct	90
abduct the	90
abel	-105
abel and	-105
abeokuta	-82
abeokuta .	-82
aberdeen	-129
aberdeen until	-129
abide	94
abide bright	94
abilify	76
abilify .	76
able	-159
able to	-159
ableton	-150
ableton when	-106
ableton with	-106
abnormal	166
abnormal ,	110
abnormal .	101
abnormal smear	111
aboard	-116
aboard .	-116
abolish	101
abolish ice	101
abolition	-93
abolition of	-93
aboriginal	175
aboriginal ,	163
aboriginal from	106
abort	-145
abort "	-75
abort on	-86
abort the	-121
abortion	175
abortion at	117
abortion law	91
abortion shall	92
abortive	-84
abortive handshake	-84
about	-18
about "	122
about <month>	-116
about <number>	4
about @+belief	-67
about @addiction	-78
about @animal	-81
about @believer	-87
about @bird	-81
about @fabric	-108
about @food	-87
about @hobby	95
about @hospital	73
about @illness	-129
about @punishment	-81
about @science	107
about @sport	95
about @vegetable	-96
about a	-151
about addiction	-78
about an	-93
about anything	-127
about architecture	-77
about bank	-93
about capacity	77
about clinic	73
about conditional	-102
about cotton	-108
about cover	110
about damp	-80
about dysphagia	-115
about elliptic	-53
about food	126
about her	206
about his	80
about how	110
about interest	113
about it	118
about kid	84
about late	-63
about left-handers	-102
about lighthouse	-108
about lose	-90
about march	95
about monk	-87
about mushroom	-96
about not	107
about once	152
about owl	-81
about porridge	-99
about prison	-81
about start	-118
about the	-76
about their	-52
about them	-59
about timetable	-114
about tofu	-82
about twelve-tone	-103
about twice	-128
about union	-67
about unsolved	-77
about user	22
about what	45
about who	113
about work	-91
about £	32
above	-92
above <number>	86
above @body_part	107
above @food	-77
above a	-77
above all	-64
above dolgellau	-70
above head	107
above roof	-78
above the	-136
above their	-77
abroad	59
abroad without	59
abruzzi	-99
abruzzi and	-99
abscess	-93
abscess drain	-93
absence	138
absence @+illness	138
absence seizure	138
absentia	108
absentia in	108
absolut	44
absolut by	44
abuja	-114
abuja .	-114
abuse	117
abuse .	-94
abuse by	125
abuse for	101
accelerator	-61
accelerator demo	-61
accent	-93
accent colour	-93
accept	-92
accept .	-65
accept @+health	92
accept @+illness	92
accept blood	92
accept by	-123
accept on	-88
access	-186
access .	-122
access @game	-90
access @hobby	-90
access card	-90
access course	-89
access policy	-95
access work	-74
accessibility	-64
accessibility audit	-64
accident	197
accident .	166
accident and	75
accident on	106
accident prakash	98
accompanist	-90
accompanist .	-90
accompany	-62
accompany @dance	-62
accompany @hobby	-62
accompany @science	-62
accompany ballet	-62
accord	-118
accord to	-118
accordion	-105
accordion @job	-71
accordion be	-79
accordion in	-85
accordion teacher	-71
accordionist	113
accordionist detlef	113
account	100
account ,	63
account .	83
account abel	-105
account and	61
account be	94
account because	74
account below	108
account bring	-99
account every	-140
account have	118
account of	49
account show	-117
account to	97
account want	-99
accountant	-210
accountant .	-122
accountant be	-107
accountant in	-118
accountant of	-87
accountant who	-80
accra	99
accra ,	128
accra .	84
accra cost	-120
accra handle	-90
accra who	76
accuse	90
accuse her	90
ace	16
ace .	94
ace and	22
ace in	-122
acetone	123
acetone .	123
ache	85
ache .	85
achieng	-62
achieng be	-131
achieng collect	108
achille	120
achille go	120
achterberg	-138
achterberg .	-106
achterberg be	-84
aciclovir	93
aciclovir <number>	93
acid	8
acid and	93
acid in	-111
acid since	132
acid trap	-87
acl	212
acl @+health	101
acl @+illness	101
acl @science	101
acl and	92
acl at	99
acl on	136
acl surgery	101
aclu	80
aclu and	80
acme	-168
acme .	-131
acme client	-116
acne	125
acne .	95
acne come	111
acoustics	-81
acoustics of	-81
across	-36
across <number>	-80
across both	-114
across from	124
across the	-95
acrylic	-112
acrylic .	-112
act for	-104
act on	-116
act up	111
action	94
action user	94
active	168
active in	125
active member	105
activity	-140
activity at	-140
actuarial	-87
actuarial @furniture	-87
actuarial table	-87
acupuncture	94
acupuncture for	94
ad	-142
ad .	-86
ad in	-77
ad keep	-136
ad slot	-86
ad to	-115
ada	-185
ada .	-139
ada and	-92
ada have	-91
adaeze	-110
adaeze .	-167
adaeze be	-13
adaeze teach	-98
adaptive	100
adaptive @job	100
adaptive controller	100
add	-218
add @food	-126
add @vegetable	-76
add a	-105
add celery	-76
add motion	-102
add pad	-99
add to	-127
adderall	170
adderall without	106
adderall xr	126
addict	46
addict .	111
addict to	-111
addiction	19
addiction ,	97
addiction to	-78
addictive	-102
addictive onboarding	-102
addis	-90
addis .	-90
address	-30
address be	120
address of	-83
address without	-106
adelaide	-66
adelaide .	-10
adelaide and	-140
adeyemi	-201
adeyemi ,	-104
adeyemi .	-169
adeyemi and	-68
adhd	14
adhd and	68
adhd be	88
adhd for	-96
adhesive	-91
adhesive and	-91
adjective	-93
adjective .	-93
admin	-168
admin .	-114
admin right	-124
administration	-99
administration system	-99
administrator	-49
administrator at	-49
admit fault	-91
admit to	121
adobo	-88
adobo use	-88
adopt	100
adopt from	152
adopt the	-22
adore	96
adore marco	96
adr	-90
adr in	-90
ads	-141
ads be	-141
adult	106
adult and	106
adunni	41
adunni be	41
advance	68
advance .	87
advance for	11
advance notice	78
advent	-71
advent .	-36
advent @drink	-95
advent @food	-95
advent chocolate	-95
adventist	96
adventist .	96
adventure	-100
adventure begin	-100
advert	-134
advert run	-134
advice	-95
advice .	4
advice they	-116
advice to	-110
advise	84
advise .	84
adviser	-157
adviser for	-108
adviser want	-113
adwoa	106
adwoa be	106
aerial	-95
aerial blow	-95
aerospace	-74
aerospace instead	-74
afd	236
afd .	93
afd but	135
afd flag	113
afd in	124
affair	95
affair @furniture	-105
affair desk	-105
affair end	117
affair in	97
affair with	31
affliction	-93
affliction .	-93
afford	81
afford @food	-118
afford a	-118
afford heat	138
afford her	110
afford the	111
afford to	-131
affray	111
affray and	111
afghanistan	109
afghanistan ,	109
afraid	41
afraid he	102
afraid of	14
african	116
african of	116
afro-brazilian	180
afro-brazilian ,	125
afro-brazilian and	123
afrobeat	-88
afrobeat fan	-88
after	67
after .	-64
after 18	103
after 22	116
after <number>	-53
after @+finance	114
after @+health	86
after @+illness	86
after @body_part	-101
after @food	79
after @illness	85
after @income	62
after @science	112
after @treatment	60
after a	34
after an	-94
after basically	135
after big	76
after bone	-101
after both	124
after cafcass	124
after christma	102
after dark	136
after death	112
after deduction	102
after easter	-190
after endometriosis	85
after every	138
after food	84
after half	122
after her	109
after him	78
after his	-167
after infusion	104
after init	-100
after it	112
after kandahar	77
after long	119
after lose	-93
after lunch	88
after malik	111
after meal	99
after motion	-42
after nnamdi	115
after noon	-149
after rehab	60
after rehearsal	84
after rent	62
after river	-87
after saint	-93
after school	50
after she	143
after shift	113
after sunset	122
after take	102
after tax	114
after the	93
after their	-118
after they	-101
after user	-97
after v11	-100
after wake	94
after week	64
after what	126
afternoon	-36
afternoon .	-21
afternoon around	-111
afternoon at	-116
afternoon because	88
afternoon off	-105
afterward	6
afterward .	6
aftonbladet	-124
aftonbladet for	-124
aga	-85
aga .	-85
again	164
again ,	176
again .	63
again :	-107
again ;	118
again after	130
again and	97
again as	86
again because	102
again for	111
again in	133
again last	82
again next	84
again on	-85
again over	132
again since	20
again this	-55
again to	100
again until	124
again with	-108
against	107
against @science	86
against fly	-129
against her	167
against him	85
against his	107
against it	86
against lease	-97
against orbán	82
against ransomware	-98
against the	120
against user	92
agbaje	-88
agbaje .	-88
age	-164
age .	-84
age <number>	-143
age into	-96
age of	-88
agency	-193
agency @income	-118
agency and	-159
agency give	-118
agency have	116
agency in	-109
agency junior	-71
agency order	-100
agency pay	-118
agency sponsor	-116
agency staff	-66
agenda	-134
agenda in	-134
agent	-83
agent .	-107
agent at	137
agent box	-81
agent call	-92
agent send	-94
agent something	92
agent to	-95
agent unconvincing	-92
agent want	-112
aggressive	-78
aggressive at	-78
agnieszka	-152
agnieszka .	-82
agnieszka be	-112
agnieszka downstair	-81
agnostic	21
agnostic and	21
ago	4
ago ,	-17
ago .	-32
ago user	125
agoraphobia	74
agoraphobia .	74
agota	-83
agota .	-83
agree	93
agree date	104
agree even	112
agree to	-108
agree with	77
agreement	54
agreement in	88
agreement under	-89
ah	199
ah .	171
ah every	104
ahead	-111
ahead and	-111
ahmadi	81
ahmadi and	81
ahmed be	-70
ahmed but	94
ai	-78
ai opponent	-78
aid	-27
aid ,	66
aid box	-97
aid company	-125
aid for	-99
aid in	8
aid on	136
aid to	-96
aim	-100
aim for	-100
aine	91
aine be	91
aino	-103
aino do	-103
ainu	127
ainu ,	127
air	-177
air .	-69
air condition	-70
air cupboard	-79
air fryer	-106
air mauritius	-97
air mile	-90
air purifier	-111
air traffic	-99
aircraft	-80
aircraft @job	-80
aircraft mechanic	-80
aire	124
aire .	124
airflow	-65
airflow dag	-65
airfryer	-79
airfryer .	-79
airline	81
airline be	-97
airline seat	122
airport .	6
airport about	120
airport shop	-115
airport to	-135
airport without	84
aisle	-20
aisle .	-114
aisle seat	-7
akinyi	74
akinyi be	74
akua	29
akua be	29
al-anon	139
al-anon about	139
alan	74
alan be	74
alarm	-25
alarm .	99
alarm @drink	-122
alarm at	55
alarm by	-86
alarm from	-72
alarm go	113
alarm list	-125
alarm must	-122
alarm when	-48
albino	109
albino and	109
album	-254
album .	-106
album and	-122
album of	-83
album on	-118
album to	-116
alcohol	76
alcohol ,	76
alcohol-free	-86
alcohol-free @alcohol	-86
alcohol-free @beer	-86
alcohol-free @drink	-86
alcohol-free @narcotic	-86
alcohol-free wheat	-86
alcoholic	-81
alcoholic .	130
alcoholic detective	-127
alder	74
alder hey	92
alder in	-75
alegre	-75
alegre .	-75
alendronate	121
alendronate on	121
aleppo	89
aleppo ;	89
alert	-159
alert go	-116
alert only	-83
alert threshold	-71
alevi	126
alevi ,	88
alevi kurdish	88
alex	71
alex and	35
alex use	109
alexander	-112
alexander .	-112
alfie	-92
alfie and	-92
alg	91
alg on	91
alga	-126
alga on	-126
alice	9
alice be	9
alicja	95
alicja make	95
alien	-81
alien species	-81
alike	16
alike .	16
alimony	182
alimony of	130
alimony per	121
alimosho	86
alimosho .	86
all	-5
all .	31
all <month>	78
all <number>	49
all @+belief	76
all @+intimate	55
all @+state	55
all @color	-122
all @doctor	-88
all @drink	110
all @food	105
all @job	-106
all @orientation	55
all @religion	76
all about	-74
all after	-74
all and	121
all as	-96
all at	56
all autumn	78
all before	95
all clear	-27
all client	-91
all come	94
all command	-74
all comrade	97
all currency	-72
all day	86
all do	-75
all down	74
all ewe	-84
all fair	-115
all food	105
all forecast	-90
all from	-95
all green	-122
all he	161
all her	-124
all his	-88
all in	-20
all insulate	-134
all its	122
all know	96
all leave	-121
all lesbian	55
all life-drawing	-114
all momentum	-71
all must	110
all night	34
all node	-91
all of	13
all on	153
all online	103
all over	80
all philip	-109
all place	79
all religion	76
all reminder	-128
all repo	-93
all run	-123
all saint	-86
all scottish	-89
all she	138
all side	-114
all spring	74
all supplier	-94
all text	122
all that	16
all the	-84
all their	-134
all theory	-117
all through	100
all time	148
all to	-100
all trial	-85
all use	57
all vet	-88
all volga	126
all weather	-104
all what	90
all widget	-86
all winter	-142
all year	-86
all-clear	73
all-clear from	-104
all-clear in	94
all-clear last	136
allergen	-127
allergen sheet	-127
allergic	53
allergic to	53
allergy	202
allergy ,	88
allergy .	135
allergy ;	122
allergy and	122
allergy test	98
allergy to	89
allocation	-100
allocation after	-100
allopurinol	88
allopurinol too	88
allotment	-217
allotment .	-165
allotment association	-68
allotment at	-109
allotment be	-88
allotment committee	-134
allotment daily	-92
allotment fee	134
allotment have	-86
allotment in	-143
allotment plot	-79
allotment society	-132
allow	137
allow ,	84
allow .	134
allow <number>	47
allow @hobby	-112
allow @sport	-112
allow dive	-112
allow on	114
allow to	-6
allow within	187
allowance	181
allowance ,	106
allowance .	114
allowance and	44
allowance be	-4
allowance for	116
allowance since	128
ally	114
ally and	114
almería	93
almería and	93
alone	-82
alone ,	118
alone .	-155
alone eat	124
alone except	-107
alone for	-84
alone in	-176
alone with	150
along	55
along and	204
along since	-101
along the	-148
along to	66
alopecia	161
alopecia patch	110
alopecia take	149
alp	-121
alp at	-121
alpaca	133
alpaca .	133
alpha	-84
alpha .	-84
alpine	-114
alpine suggest	-114
already	-176
already @animal	-118
already be	-60
already do	-118
already fine	-105
already have	-93
already trim	-68
also	-44
also have	-115
also his	-24
alt	-56
alt and	-56
altar	138
altar "	-111
altar @fabric	-60
altar @hobby	-81
altar @science	-81
altar at	110
altar boy	126
altar cloth	-60
altar for	104
altar painting	-81
altar to	125
alternate	86
alternate sunday	-91
alternate thursday	180
alternate weekend	-110
although	90
although she	90
alto	-143
alto .	-119
alto @instrument	-73
alto and	-60
alto clef	-98
alto in	-90
alto part	-47
alto sax	-73
altogether	101
altogether .	101
alton	-125
alton tower	-125
alum	-118
alum .	-118
aluminium	-111
aluminium .	-111
alway	-109
alway .	20
alway @+belief	124
alway @garment	-72
alway @illness	135
alway @income	-106
alway and	94
alway ask	-104
alway buy	-109
alway crook	-116
alway dead	-110
alway deal	-139
alway down	106
alway fall	-107
alway freeze	-115
alway get	-94
alway go	-173
alway have	6
alway in	38
alway injure	-72
alway lamb	-59
alway pick	-70
alway rain	-76
alway run	-104
alway sit	-44
alway sore	135
alway take	-106
alway the	-102
alway tie	-72
alway too	-120
alway travel	-107
alway use	-97
alway vote	124
alway want	20
alway wear	-109
alway work	-99
alzheimer	117
alzheimer be	117
am2	-171
am2 .	-103
am2 on	-136
ama	-5
ama can	106
ama turn	5
ama want	-82
amadou	71
amadou be	71
amanuel	-6
amanuel come	-6
amara	-151
amara be	-90
amara play	-99
amara work	-107
amateur	-85
amateur .	-67
amateur orchestra	-62
amavasya	86
amavasya nobody	86
ambrose	-72
ambrose .	-72
ambulance	-123
ambulance for	-123
ame	94
ame @+belief	94
ame @religion	94
ame @temple	94
ame church	94
american	-79
american cup	-85
american spanish	-52
amharic	-136
amharic as	-136
amicably	-150
amicably divorce	-150
amina	119
amina be	119
amlodipine	65
amlodipine ,	65
amma	70
amma have	70
amo	-87
amo @animal	-87
amo do	-87
among	-114
among other	-43
among us	-94
amount	-125
amount never	-125
amoxicillin	103
amoxicillin for	103
amp	-137
amp .	-5
amp for	-98
amp have	-104
amp in	-127
amp need	-127
amputate below	70
amputate in	-105
amy	-96
amy get	-96
amélie	-132
amélie .	-132
an	12
an <number>	-119
an @+belief	152
an @+finance	89
an @+health	43
an @+illness	43
an @+state	8
an @addiction	-81
an @alcohol	125
an @appliance	-112
an @believer	198
an @bicycle	98
an @body_part	67
an @car	-111
an @color	-105
an @debt	201
an @doctor	-235
an @drink	125
an @ethnicity	-128
an @family	-76
an @food	-96
an @furniture	104
an @game	-78
an @hobby	-78
an @hospital	102
an @illness	87
an @instrument	-116
an @job	-83
an @medical_device	95
an @medicine	155
an @narcotic	125
an @pregnancy	117
an @science	-71
an @symptom	136
an @vehicle	-30
an a&e	-106
an abdominal	123
an abortion	117
an abortive	-84
an access	-89
an accident	118
an accountant	-162
an ace	-124
an active	105
an adaptive	100
an addictive	-102
an adult	106
an advance	87
an affair	79
an aga	-85
an agency	-135
an agent	114
an agreement	135
an air	-134
an aircraft	-80
an airfryer	-79
an airport	84
an aisle	93
an alarm	31
an album	-83
an alcoholic	-81
an alevi	88
an allergen	-127
an allotment	-208
an altar	111
an alto	-73
an anaesthetist	-146
an anarchist	168
an ancestry	-108
an angel	-94
an ankle	123
an annexe	-125
an answer	-132
an apology	-91
an appointment	122
an apprentice	-121
an apprenticeship	-86
an architecture	-71
an archive	-87
an archivist	-104
an aromatic	-112
an arrangement	78
an arrest	84
an aspirin-blue	-102
an assessment	-109
an asylum	102
an atheist	152
an athlete	-114
an attic	-107
an au	-31
an auction	-78
an autism	136
an avid	-142
an award	-106
an away	112
an azure	-105
an e-bike	98
an e-reader	-93
an early	-129
an easy	-125
an eat	141
an ectopic	134
an edition	-75
an education	106
an effect	-91
an egg	-96
an elder	20
an election-night	-96
an electric	-111
an electrician	-129
an eleglide	-85
an embryologist	-110
an emergency	92
an employer	122
an empty	-85
an enclosure	-107
an engineer	-95
an entryist	114
an enum	-84
an envelope	-120
an epipen	125
an evangelical	114
an even	-84
an exercise	-101
an exorcist	-76
an expire	110
an explanation	-105
an eye	-126
an hba1c	121
an hlta	-131
an honest	-69
an hour	81
an icd	126
an ice	-97
an ide	-116
an ijaw	117
an ileus	100
an ilizarov	105
an ill-fitting	-103
an illegal	-93
an imam	114
an immigration	-125
an implant	95
an independent	45
an indian	-128
an indigenous	118
an infusion	-86
an inhaler	104
an injure	-125
an inning	-47
an inspection	-102
an inspirational	-65
an insulin	88
an insult	116
an insurer	-125
an intern	-162
an irish	125
an iron	-93
an isa	179
an italian	-80
an iva	192
an lna	-92
an mep	114
an mri	86
an mvp	-118
an nhs	-127
an nvr	-110
an obese	-98
an occupational	-137
an off-licence	-113
an offer	-88
an officer	131
an offline	-59
an oil	-97
an old	-53
an older	-104
an omnipod	111
an omron	69
an oncologist	-122
an onion	116
an online	121
an op-ed	-59
an open	64
an optician	-63
an orangeman	134
an orchestra	-104
an order	4
an orthodontist	135
an orthodox	-117
an ot	132
an outward	-57
an overactive	101
an overdose	119
an overdraft	89
an overpayment	91
an r6g.large	-56
an rfe	109
an rtl-sdr	-92
an s3	-105
an sc	97
an sed	125
an sop	-106
an sre	-101
an ugly	-90
an umbrella	-124
an uncle	-76
an undetected	-89
an undischarged	104
an unopened	-116
an unplanned	117
an unsupported	-91
an upgrade	-92
an upright	-116
an x-ray	-109
anaemia	88
anaemia ,	88
anaemic	19
anaemic ,	103
anaemic .	-105
anaemic as	103
anaesthetist	-146
anaesthetist in	-146
analogue	-121
analogue audio	-121
analogy	-68
analogy .	-68
analyser	-136
analyser since	-113
analyser to	-101
analyst	-161
analyst .	-169
analyst and	-67
analytics/dwh	-94
analytics/dwh .	-94
anarchist	193
anarchist and	168
anarchist circle	97
anatolia	84
anatolia ,	84
anatomy	-83
anatomy after	64
anatomy be	-76
anatomy resit	-117
anaï	78
anaï @+health	78
anaï @+illness	78
anaï @illness	78
anaï @symptom	78
anaï migraine	78
ancestor	70
ancestor be	121
ancestor come	-41
ancestry	-6
ancestry subscription	-108
ancestry that	97
ancestry through	102
anchor	-113
anchor .	-113
anchovy	90
anchovy for	90
and	69
and 	-78
and <number>	-48
and @+belief	-19
and @+finance	55
and @+health	-74
and @+illness	-103
and @+state	-90
and @alcohol	103
and @animal	131
and @believer	-79
and @bird	86
and @body_part	183
and @bread	-62
and @color	-126
and @criminal	-65
and @debt	55
and @dessert	-62
and @drink	127
and @dwelling	-139
and @ethnicity	-117
and @fabric	-80
and @family	-82
and @farm_animal	-16
and @fish	18
and @food	-17
and @footwear	-81
and @fruit	42
and @game	-85
and @garment	114
and @herb	-68
and @hobby	35
and @hospital	-88
and @illness	36
and @income	-6
and @injury	134
and @instrument	-85
and @job	35
and @meat	159
and @medicine	142
and @mental_illness	-14
and @narcotic	103
and @nut	-81
and @politics	90
and @punishment	-94
and @religion	-103
and @rite	-113
and @science	55
and @seafood	-28
and @seasoning	-136
and @sport	55
and @symptom	-26
and @temple	-77
and @tree	-106
and @vegetable	-162
and @vehicle	-88
and a	-8
and abuja	-89
and acrylic	-112
and add	-171
and address	-106
and after	-96
and again	82
and alg	91
and all	152
and alone	-76
and alopecia	110
and already	-118
and alum	-84
and alway	-131
and ama	-10
and amicably	-150
and an	-99
and anchovy	90
and any	77
and appear	111
and aquadulce	-81
and archive	-104
and argue	62
and arrange	-132
and arrive	-86
and art	-82
and ask	115
and assault	88
and at	170
and audio	-100
and audit	-83
and aunt	95
and avoid	139
and await	29
and b	-79
and baby	90
and bad	97
and badly	-98
and bake	-165
and barley	-73
and barnaby	-72
and bartek	63
and be	162
and beat	132
and beatriz	112
and benefit	-91
and bill	-84
and bind	9
and biscuit	-62
and black	-102
and blaise	-75
and blame	98
and bleed	162
and block	85
and blue	-147
and bogumił	-111
and boil	-87
and bolsonaro	116
and book	-11
and both	-94
and box	-101
and brain	-75
and break	87
and bring	113
and brittany	-73
and brown	-107
and bruise	112
and build	85
and builth	-85
and burn	131
and burp	-61
and buy	61
and by	-68
and cain	-105
and call	41
and camp	136
and campaign	102
and can	35
and canvass	91
and carry	85
and cascadia	-94
and catch	-80
and certify	-100
and chain	94
and change	56
and charge	92
and check	11
and cheerful	-79
and chemistry	-84
and chicken	86
and chip	-112
and claire	115
and clear	63
and client	156
and climb	-110
and clinic	-88
and clip	-128
and close	-215
and closet	65
and code	-86
and cold	-86
and collect	-17
and colon-separated	-82
and come	217
and con	-65
and conduct	-96
and confessional	-77
and cook	106
and copy	-122
and council	-90
and count	163
and cover	141
and crash	61
and curry	-75
and cushion	-82
and cut	-211
and dabble	-108
and dad	-177
and dan	126
and dana	115
and date	81
and deaf	-74
and dean	-95
and decide	-105
and delete	-56
and deny	-120
and descale	-97
and detail	-81
and die	52
and dislike	-111
and do	176
and doom	-100
and dorota	-110
and dr	78
and draw	-121
and dread	56
and drive	76
and drop	20
and dry	90
and duarte	-60
and due	-116
and dutch	-57
and each	41
and early	-88
and eat	40
and edge	-107
and egg	-90
and ellie	-90
and emi	62
and empty	-4
and end	118
and english	-91
and enter	-89
and estar	-103
and ethnicity	-84
and euro	-109
and everything	50
and expire	97
and face	108
and faint	-136
and faith	-103
and fear	133
and feed	129
and feel	203
and femi	-9
and fetch	-115
and fight	-34
and fill	-85
and film	-105
and filter	59
and finally	80
and find	-111
and fine	92
and fix	91
and flat	-81
and flexible	-113
and floor	-102
and fnac	70
and fold	-102
and follow	121
and food	131
and football	-85
and forgejo	-64
and forget	206
and foxglove	-86
and fracture	106
and fraudster	-96
and freelance	-137
and freeze	-125
and french	-73
and friday	-109
and fry	-100
and fuliza	90
and fundraise	19
and garlic	-103
and gas	83
and gdscript	-110
and get	67
and gita	105
and give	-49
and go	193
and grace	-82
and green	66
and grind	-63
and groove	-70
and grow	4
and grumble	-79
and half	188
and hand	201
and handle	-50
and hang	13
and hate	-109
and have	142
and he	94
and he/him	101
and hear	17
and heat	-87
and helen	117
and help	-143
and her	159
and hide	164
and hindu	-79
and his	115
and hobnob	-91
and hold	-30
and home	-139
and hose	94
and hot	116
and hr	103
and husband	101
and if	106
and ignore	-133
and ilse	108
and in	70
and index	-98
and instagram	-83
and irish	103
and it	69
and its	-103
and jacket	-73
and jank	-66
and judo	-100
and juggle	94
and kamba	109
and keep	157
and kindergeld	110
and kneel	111
and know	-31
and kraków	-48
and l5	93
and land	-101
and laptop	74
and lar	-89
and laugh	-116
and lawyer	95
and lazy	-70
and lead	64
and leak	77
and learn	228
and leave	56
and leed	-117
and lentil	-96
and less	-102
and levothyroxine	103
and liam	65
and lie	72
and lift	119
and light	111
and like	-192
and listen	-111
and little	-84
and live	84
and loan	55
and long	83
and look	55
and lorcan	-98
and lose	171
and love	-139
and make	-17
and malta	94
and map	-93
and maranao	110
and marisol	-16
and mark	54
and may	170
and mean	105
and measure	-75
and meat	139
and mechanical	-97
and mediation	97
and meditate	100
and meet	98
and menopausal	112
and mildew	-80
and minute	-107
and mirela	92
and miss	32
and monday	-90
and mood	102
and mostly	-77
and mother	110
and move	-14
and mrs	-117
and must	110
and myasthenia	118
and name	-92
and nap	-16
and ncl	-77
and nearly	-49
and need	-13
and neither	113
and never	-58
and new	-86
and night	175
and nikah	109
and nina	89
and no	63
and noah	-92
and nobody	182
and none	-113
and not	-115
and nothing	121
and now	200
and nowhere	-110
and offer	110
and often	57
and ohio	-100
and okra	-101
and old	-73
and on	108
and once	131
and onion	-135
and only	47
and open	-113
and orange	96
and orbán	91
and order	154
and orphan	-101
and other	-87
and otherwise	83
and ottilie	-84
and out	71
and outlier	-89
and owe	146
and own	-76
and pack	-106
and paint	-99
and panic	-14
and parquet	-78
and parsley	-68
and pass	-108
and passage	-92
and patterson	-67
and pay	37
and peel	116
and penarth	-86
and perfume	-108
and phone	-77
and photograph	-92
and pick	-145
and pinhole	-71
and plain	-88
and plan	-11
and plant	-76
and plantain	-86
and play	-150
and plum	-86
and point	-90
and police	89
and post	-82
and postgre	-104
and pray	67
and prefer	-133
and prejudice	-102
and press	-107
and price	-78
and prick	110
and print	-88
and punishment	-94
and purge	113
and put	41
and quinine	64
and rail	-95
and raise	117
and rank	-110
and ravi	-59
and re-tips	-68
and read	48
and regret	-20
and reindeer	113
and relief	-92
and reload	-111
and remember	104
and renew	81
and report	111
and resistant	-88
and restore	-98
and retina	90
and review	-73
and ride	-112
and right	-90
and rik	90
and ring	-19
and rob	-135
and roll	54
and ros	22
and rotate	-94
and row	62
and ruben	-94
and run	90
and saturday	18
and save	121
and say	235
and scan	-87
and school	-49
and scratch	65
and scream	88
and screen	93
and see	109
and sell	-140
and send	43
and separate	-91
and serve	161
and shall	-94
and she	123
and ship	-88
and shirin	-96
and shiva	-118
and shoot	-75
and short	-84
and sick	121
and simply	152
and sing	99
and sit	105
and skip	73
and sleep	13
and slowcore	-112
and small	-83
and smell	112
and smudge	-71
and so	108
and social	-109
and socket	-85
and sole	-91
and some	84
and someone	130
and something	65
and son	-89
and space	-75
and speak	25
and special	104
and spend	34
and sperm	-88
and sql	-99
and squat	67
and squeak	-110
and stack	-81
and stall	-91
and stand	23
and start	72
and stay	38
and steal	126
and steer	-82
and steffi	-23
and still	89
and stop	142
and store	-69
and string	-68
and struggle	98
and study	118
and sugar	-84
and sunday	138
and support	-92
and survival	-77
and swear	53
and swell	84
and swim	48
and switch	125
and t	-74
and take	38
and talk	21
and tariq	-112
and teach	109
and tell	155
and temple	-77
and tend	104
and testify	156
and that	197
and the	119
and their	6
and then	48
and there	141
and they	165
and think	100
and third	-138
and this	-80
and throw	-86
and thursday	-154
and tin	-85
and tithe	89
and to	-83
and toastie	-97
and token	-79
and touch	78
and towel	-80
and track	-76
and tree	-86
and trout	-49
and try	-30
and tuesday	-90
and type	-83
and ukrainian	-81
and under	-77
and under-14	-77
and undetectable	123
and universal	99
and until	79
and use	161
and user	100
and ventolin	105
and vest	115
and vinegar	-75
and volunteer	124
and vote	-31
and wait	72
and wake	92
and walk	80
and walnut	-81
and want	131
and wash	53
and washer	-78
and watch	50
and wear	92
and wed	161
and wednesday	12
and weep	134
and weigh	69
and whisper	137
and white	-110
and wife	-27
and will	239
and win	-84
and woman	114
and work	106
and write	5
and younger	93
and your	-69
and zoom	-94
andrea	80
andrea ,	115
andrea .	115
andrea @animal	-141
andrea do	-141
andrew	92
andrew .	92
android	-79
android <number>	-79
angel	-144
angel .	-102
angel food	-72
angel on	-94
angina	113
angina and	113
anglican	89
anglican but	89
angry	-60
angry customer	-60
anil	-13
anil be	-13
animal	-120
animal shelter	-120
animation	-61
animation to	-61
anjali	-135
anjali .	-135
anjali @animal	-90
anjali do	-90
anjali go	-37
ankara	84
ankara .	84
anki	-106
anki to	-106
ankle	184
ankle and	152
ankle monitor	121
ankle splint	72
ankle swell	127
ann	38
ann be	83
ann come	-103
ann have	92
ann leckie	-80
ann owe	105
anneli	80
anneli have	80
annelie	-87
annelie be	-87
annexe	-169
annexe .	-184
annexe after	109
annexe at	-113
anniversary	-74
anniversary <number>	-117
anniversary come	57
annotate	-91
annotate @food	-91
annotate a	-91
annual	-51
annual audit	-80
annual leave	-123
annual smear	101
anonymise	-84
anonymise @+belief	-84
anonymise @religion	-84
anonymise religion	-84
anonymous	115
anonymous in	115
anorexia	115
anorexia .	104
anorexia year	76
another	189
another <number>	148
another @game	-110
another @hobby	-110
another couple	60
another d&d	-110
another name	112
another woman	114
anouk	-96
anouk be	-96
anselm	-42
anselm @animal	-75
anselm be	-101
anselm come	109
anselm do	-75
anselm hear	11
ansh	-97
ansh be	-97
answer	-123
answer .	37
answer about	-52
answer as	-105
answer at	-108
answer be	-68
answer first	-140
answer in	-159
answer keep	-102
answer mail	-96
answer of	-98
answer on	-114
answer the	105
answer to	-168
answer until	-128
answer with	-130
answer without	-131
ant	-83
ant between	-69
ant colony	-65
antabuse	119
antabuse .	70
antabuse at	73
antabuse so	90
antalya	-88
antalya .	-88
antenatal	-72
antenatal group	-72
anthem	93
anthem .	93
anti-d	64
anti-d injection	64
anti-static	-115
anti-static bag	-115
antibiotic	-100
antibiotic resistance	-100
antibody	-87
antibody level	-87
antidepressant	152
antidepressant ,	112
antidepressant for	103
antifa	105
antifa patch	105
antifouling	-83
antifouling .	-83
antihistamine	74
antihistamine all	74
antique	-154
antique frame	-63
antique roadshow	-128
antofagasta	-103
antofagasta since	-103
antwerp	-72
antwerp .	-72
anvil	-122
anvil .	-122
anxiety	94
anxiety ,	37
anxiety .	77
anxiety and	81
anxiety keep	82
anxious	109
anxious .	109
any	102
any @food	131
any @illness	77
any @job	-100
any @symptom	77
any for	54
any headache	77
any interest	63
any longer	115
any more	71
any register	57
any supplier	-100
any wheat	131
anybody	122
anybody he	122
anymore ,	-60
anymore .	17
anymore :	90
anyone	162
anyone about	95
anyone and	94
anyone but	117
anyone where	60
anything	13
anything .	59
anything @color	-54
anything above	63
anything assert	-101
anything else	-127
anything from	-87
anything green	-114
anything in	-122
anything loud	-112
anything on	128
anything over	83
anything send	126
anything since	132
anything suggest	-114
anything that	-141
anything touch	-90
anything white	83
anything with	137
anyway	120
anyway .	120
anywhere	-62
anywhere .	-145
anywhere near	108
aorist	-78
aorist .	-78
apart	-139
apart .	-91
apart after	-107
apartment .	122
apartment in	-97
apel	118
apel and	118
api	-187
api .	-105
api each	-112
api return	-117
api without	-63
apnoea	51
apnoea .	146
apnoea and	94
apnoea detection	-99
apoe4	121
apoe4 .	121
apollo	77
apollo in	77
apologise	-95
apologise in	-95
apology	-91
apology that	-91
apoquel	-56
apoquel wrap	-56
app	-53
app ,	-30
app .	-164
app @+illness	-102
app @illness	-102
app @symptom	-102
app add	-102
app and	97
app be	-116
app crash	-100
app decide	-100
app flag	-95
app for	43
app from	-65
app in	-62
app log	-109
app on	141
app run	-97
app say	79
app show	60
app team	-130
app use	-83
appa	77
appa have	77
appam	-95
appam every	-95
appeal	87
appeal .	109
appeal against	107
appeal at	97
appeal be	-62
appeal for	-113
appear	38
appear .	-99
appear in	111
appear on	29
appendix	155
appendix burst	124
appendix take	136
apple	-63
apple on	-63
applegreen	-127
applegreen .	-127
applicant	-70
applicant for	-70
application	68
application be	54
application come	100
application to	-110
apply	38
apply at	-92
apply for	67
appointment	122
appointment .	98
appointment at	112
appointment be	109
appointment decide	96
appointment on	-28
appointment software	-92
appointment with	122
apprentice	-167
apprentice .	-128
apprentice about	-91
apprentice be	22
apprentice get	-120
apprentice in	-70
apprentice name	-121
apprenticeship	-97
apprenticeship as	-86
apprenticeship in	-74
approach	-112
approach .	-112
approval	-109
approval ,	-81
approval .	-91
approval for	-93
approve	27
approve for	77
approve tuesday	-119
apron	-159
apron by	-117
apron for	-108
aps	-119
aps owe	-119
aptamil	115
aptamil .	115
aqa	-72
aqa combine	-72
aquadulce	-81
aquadulce broad	-81
arab	152
arab ,	101
arab and	126
arabic	-120
arabic .	-98
arabic because	-100
aracaju	-83
aracaju with	-83
aravind	75
aravind .	75
arcade	-97
arcade with	-97
arch	-168
arch .	-130
arch tool	-92
architect	-165
architect 	-76
architect .	-101
architect about	-98
architect exam	-63
architect the	-100
architecture	-152
architecture .	-125
architecture of	-77
architecture project	-66
architecture review	-71
archive	-213
archive .	-147
archive for	-103
archive have	-125
archive them	-104
archive to	-86
archivist	-104
archivist by	-104
ardenne	-86
ardenne with	-86
arduino	-91
arduino get	-91
ardwick	-74
ardwick with	-74
area	-160
area .	-109
area be	-119
arfid	83
arfid .	83
argo	-109
argo .	-109
argue .	136
argue about	-103
argue for	-127
argue over	-92
argue the	-121
argue with	146
argument	-46
argument .	98
argument about	-103
argument be	-123
aricept	117
aricept now	117
arizona	76
arizona .	104
arizona be	83
arizona for	-25
arjun	-147
arjun .	-108
arjun be	-106
ark	-75
ark and	-75
arle	-140
arle .	-140
arm	101
arm ,	138
arm .	130
arm <number>	-101
arm @drink	102
arm above	106
arm and	-104
arm be	105
arm have	31
arm must	102
arm since	109
arm that	95
arm to	79
arm with	120
armagh	-76
armagh and	-76
armchair	-107
armchair come	-107
armenian	96
armenian .	84
armenian who	84
armour	-83
armour for	-83
army	17
army ,	79
army @job	-99
army after	116
army friend	-84
army mate	-99
army will	98
arnsberg	-82
arnsberg .	-82
aroha	-117
aroha .	-117
aromantic	136
aromantic and	136
aromatic	-112
aromatic @job	-112
aromatic chemist	-112
around .	104
around <number>	-70
around cluj	-86
around coimbatore	-93
around date	-91
around easter	-89
around her	128
around kettering	-73
around stoke	-127
around the	-32
around toilet	97
arrange	-147
arrange ave	-76
arrange wedding	-132
arrangement	85
arrangement :	105
arrangement and	126
arrangement for	-76
array	-122
array be	-122
arrears	238
arrears .	136
arrears as	115
arrears be	133
arrears follow	117
arrears in	84
arrears this	74
arrest	48
arrest attention	-99
arrest be	136
arrest by	-63
arrest for	76
arrest in	84
arrest scenario	-77
arrest when	-87
arrive	-100
arrive ,	-109
arrive in	114
arrive on	-149
arrive tuesday	-106
arson	161
arson .	133
arson in	82
art	-84
art .	-82
art automatically	-49
art fair	108
art from	-105
art in	-91
art school	-133
arthritic	-66
arthritic ,	-66
arthritis	168
arthritis ,	91
arthritis .	123
arthritis have	114
arthritis in	111
artichoke	-81
artichoke .	-81
article	-65
article he	-65
artistic	-128
artistic and	-128
arv	50
arv .	73
arv at	-92
arv from	108
as	24
as <number>	33
as @+intimate	98
as @+state	98
as @body_part	-55
as @doctor	-125
as @family	-84
as @food	-13
as @furniture	-82
as @income	-84
as @job	-33
as @nut	-81
as @orientation	98
as @rite	92
as @science	-72
as @tree	-96
as a	-12
as all	-39
as alway	132
as an	-59
as and	84
as architect	-101
as assistant	113
as brazil	-81
as cane	74
as cater	-102
as cleopatra	-111
as crimean	68
as database	-75
as do	110
as elder	103
as every	57
as ex-muslim	104
as finger	-55
as flat	-115
as gift	-77
as gis	-81
as he	-23
as her	221
as hero	-103
as himself	74
as his	173
as hotel	-116
as in	-123
as intimacy	98
as it	5
as italian	-83
as its	-133
as kml	-84
as leader	-75
as lesbian	92
as literally	-91
as midwife	-125
as mr	92
as much	113
as neighbour	-108
as non-binary	74
as none	92
as of	111
as on	-100
as part	6
as partially	109
as pay	-70
as pdf	-106
as possible	-91
as rent	-84
as rita	126
as safety	-70
as security	83
as she	-56
as shield	86
as sketch	-67
as suspicious	70
as table	-82
as tell	71
as the	17
as they	29
as thick	-87
as to	69
as treasurer	-69
as tree	-96
as triplet	-84
as user	89
as variable	-86
as water	101
as well	107
as zombie	-89
asafoetida	-94
asafoetida .	-94
asbestos	64
asbestos @body_part	148
asbestos lung	148
asbestos survey	-93
ascii	-88
ascii for	-74
ascii rather	-76
aseprite	-68
aseprite for	-68
asexual	111
asexual .	111
ash	-11
ash in	-98
ash on	94
ash plant	-65
ash wednesday	57
ashamed	126
ashamed .	80
ashamed of	103
ashkenazi	192
ashkenazi .	148
ashkenazi by	135
ashok	-32
ashok bhai	-32
ashram	116
ashram of	116
ashtray	115
ashtray .	115
asian	160
asian for	107
asian on	126
aside	53
aside at	126
aside for	-122
ask	62
ask .	82
ask @food	117
ask @job	-109
ask a	117
ask about	-21
ask all	-94
ask at	-117
ask before	-133
ask for	54
ask hana	-134
ask his	114
ask how	77
ask in	-116
ask no	11
ask not	100
ask people	-34
ask supplier	-109
ask that	103
ask the	75
ask to	-17
ask user	108
ask where	144
ask whether	102
asleep	41
asleep .	41
aspirin-blue	-102
aspirin-blue @alcohol	-102
aspirin-blue @drink	-102
aspirin-blue @narcotic	-102
aspirin-blue @wine	-102
aspirin-blue vintage	-102
assam	-70
assam with	-70
assault	154
assault ,	88
assault .	89
assault she	96
assembly	-117
assembly about	-90
assembly spelling	-86
assert	-101
assert .	-101
assess	96
assess for	96
assessment	27
assessment .	136
assessment for	-109
assessment in	82
assessment letter	80
asset	-94
asset ,	-94
assign	31
assign male	84
assign to	-68
assist	-112
assist .	-112
assistant	-12
assistant ,	101
assistant .	-68
assistant @body_part	113
assistant @job	-91
assistant call	-134
assistant coach	-91
assistant head	113
assistant in	-146
assistant joy	170
assistant on	-51
assistant to	-134
assistant wiebke	-89
associate	-73
associate at	-73
association	-134
association .	-114
association about	-80
association be	-90
association of	-60
association paint	-88
assume	-93
assume they	-93
asthma	178
asthma .	174
asthma and	50
asthma be	121
asthma that	85
astigmatism	-107
astigmatism after	-107
astro	-77
astro ,	-77
asylum	114
asylum case	-107
asylum claim	71
asylum from	94
asylum hearing	-121
asylum hotel	134
asylum in	100
asylum interview	159
asylum seeker	-15
async	-90
async update	-90
at	20
at .	-122
at 16	24
at 17	-17
at 19	183
at 23	23
at 36	159
at 41	129
at 51	94
at 52	74
at 68	19
at <month>	-96
at <number>	34
at @+belief	78
at @+health	21
at @+illness	21
at @believer	96
at @boat	83
at @body_part	88
at @drink	32
at @dwelling	102
at @fabric	104
at @family	100
at @flower	100
at @food	-55
at @footwear	-111
at @furniture	-114
at @game	-90
at @garment	-131
at @hobby	-86
at @hospital	-121
at @illness	-108
at @job	88
at @pregnancy	-64
at @rite	-117
at @science	40
at @sport	47
at @temple	158
at @treatment	87
at @tree	19
at @vehicle	83
at a	-66
at about	-29
at acme	-131
at aftonbladet	-124
at airport	53
at alder	92
at all	80
at an	58
at and	60
at another	-110
at apollo	77
at applegreen	-127
at asylum	-121
at auction	-116
at b1	-74
at badminton	106
at bank	122
at bar	-114
at barmouth	40
at bedtime	81
at bergerac	-83
at birth	-7
at blood	-88
at boot	-111
at bouldering	-110
at bow	-82
at breakfast	145
at bryn	-108
at budleigh	111
at by	104
at camh	93
at canara	31
at candlema	104
at card	-121
at castle	106
at chess	-201
at christma	143
at covenant	-89
at crewe	-100
at crown	-93
at dawn	-8
at day	-102
at de	-67
at different	91
at diwali	150
at dm	-67
at domino	-98
at drawing	-87
at each	-182
at easter	-36
at eifel	-110
at epsom	-118
at every	24
at everyone	91
at exact	125
at fabric	104
at festival	-112
at final	-86
at five-a-side	-4
at football	133
at ford	109
at foundation	-72
at futsal	99
at galeão	107
at garden	119
at gate	-161
at gatwick	82
at gig	83
at glastonbury	-117
at great	109
at greenham	98
at half	-181
at hand	88
at harland	-27
at harlow	-128
at harwich	-90
at hatch	-64
at heathrow	99
at her	22
at hetzner	-124
at high	34
at hillsong	184
at his	66
at hollin	-61
at holly	-82
at holy	-97
at home	81
at horrible	90
at horror	-101
at icu	95
at ipswich	-54
at it	163
at its	102
at jordan	80
at kasarani	87
at kassel	-45
at kater	-90
at killybeg	-54
at kilmore	-111
at kirikiri	134
at kisumu	108
at knifepoint	134
at l4/l5	106
at lake	112
at last	-37
at least	-115
at leed	-105
at leiden	-94
at letterkenny	130
at level	-78
at lidl	-104
at light	-91
at long	125
at lowell	-148
at lunch	-45
at maghaberry	124
at march	-90
at marie	101
at mariupol	109
at meadowbank	-82
at meeting	94
at midnight	-204
at minute	-119
at mombasa	-115
at momentum	119
at morland	-94
at most	-146
at mountjoy	123
at mum	100
at netcup	-109
at netlify	-77
at night	59
at nogale	137
at noon	31
at nordica	94
at nottingham	-88
at number	-173
at nursery	-131
at odd	-98
at oddny	-110
at once	-18
at onne	-97
at p99	-93
at page	-143
at peamount	98
at pentecost	105
at people	126
at picnic	-94
at pip	-82
at play	-112
at poetry	-111
at polmont	150
at present	-67
at pride	61
at priory	132
at public	-119
at purdue	-84
at quaker	96
at rave	146
at rehab	87
at rewe	96
at risk	-91
at roehampton	114
at rspb	-59
at sabor	-85
at salford	-94
at school	142
at screen	57
at seat	-118
at seed	-98
at selhurst	-90
at seminary	87
at site	-20
at slip	-80
at slow	-80
at spa	30
at st	-6
at stedelijk	-67
at sunderland	-123
at sundown	110
at tea	32
at team	96
at teifi	-105
at temple	78
at tennis	-97
at ter	118
at the	21
at their	-6
at this	-145
at tijuana	120
at tirupati	104
at tullamore	-101
at tv	-81
at uerj	-95
at ui	-89
at ullevål	129
at umoja	86
at university	99
at up	-80
at user	-149
at viewing	-117
at vincent	103
at wakefield	-117
at wanjiru	-96
at waterloo	-111
at wedding	80
at weekend	-134
at whittington	97
at work	-41
at yamaha	-115
at yarl	119
at youghal	-111
at zagreb	94
atacama	-82
atacama on	-82
atheist	156
atheist .	76
atheist and	152
athen	47
athen .	108
athen and	-141
athlete	-114
athlete and	-114
atlas	-107
atlas from	-107
atlassian	-118
atlassian discount	-118
atorvastatin	83
atorvastatin .	76
atorvastatin and	65
atrium	-86
atrium .	-86
attach	-98
attach .	-98
attack	95
attack .	-147
attack come	115
attack daily	-124
attack from	-80
attack her	98
attack him	118
attack on	45
attack this	108
attack user	162
attend	95
attend .	94
attend @+finance	109
attend @debt	109
attend @food	-123
attend a	-123
attend debt	109
attend the	76
attendance	106
attendance allowance	106
attention	-99
attention with	-99
attic	-45
attic ,	-107
attic .	74
attic and	-101
attic have	-110
attorney	-136
attorney .	-99
attorney be	-64
attorney for	-105
attorney hollis	-74
attraction	94
attraction to	94
au	-31
au pair	-31
aubergine .	50
aubergine and	-96
auction	-50
auction .	-116
auction after	107
auction in	-78
auction make	-56
auction trip	-117
audax	-129
audax in	-129
audio	-27
audio .	45
audio book	-100
audio drama	-90
audio plug-in	-106
audiologist	126
audiologist ,	126
audit	-158
audit .	-92
audit @+belief	-81
audit @punishment	-120
audit @religion	-81
audit @temple	-81
audit be	-77
audit church	-81
audit flag	-68
audit for	-80
audit of	-64
audit pass	-68
audit prison	-120
audit site	-83
audition	87
audition ,	87
audubon	-75
audubon society	-75
augustine	-89
augustine ,	-72
augustine as	-54
aunt	18
aunt ,	-46
aunt .	68
aunt and	87
aunt be	67
aunt bea	58
aunt bisi	-82
aunt come	143
aunt conchita	96
aunt gudrun	-105
aunt have	100
aunt hedwig	-74
aunt in	-34
aunt make	-82
aunt odile	-87
aunt philomena	-83
aunt rosa	92
aunt take	-114
aunt weave	-126
auntie	137
auntie @fabric	98
auntie bev	101
auntie bina	104
auntie bukola	12
auntie jean	98
auntie say	98
aura	101
aura .	101
aurelio	-122
aurelio be	-122
aurelius	-112
aurelius dull	-112
aurélie	-89
aurélie ,	-89
auschwitz	92
auschwitz .	112
auschwitz museum	-48
ausländerbehörde	174
ausländerbehörde every	111
ausländerbehörde ring	103
ausländerbehörde write	100
aussie	-118
aussie brand	-122
aussie hate	-94
austin	45
austin for	109
austin sign	-136
austria	-110
austria .	-110
auth	-83
auth .	-83
authentik	-95
authentik .	-95
authority	-20
authority .	-116
authority have	75
autism	146
autism .	113
autism @+health	48
autism @+illness	48
autism and	86
autism assessment	136
autism at	50
autism diagnosis	48
autism in	96
autism unit	75
autistic	120
autistic and	120
auto-generated	-106
auto-generated meet	-106
automatically	-49
automatically .	-49
autoplay	-79
autoplay video	-79
autopsy	-105
autopsy "	-70
autopsy report	-86
autumn	-7
autumn ,	-104
autumn .	-40
autumn and	92
autumn for	-48
autumn menu	-109
autumn of	121
ave	-76
ave maria	-76
avid	-142
avid traveller	-142
avoid	101
avoid .	-113
avoid @alcohol	90
avoid @animal	86
avoid @beer	90
avoid @cat	86
avoid @drink	90
avoid @food	87
avoid @fruit	87
avoid @hobby	91
avoid @job	129
avoid @narcotic	90
avoid @pet	86
avoid @sport	91
avoid @tree	87
avoid airport	127
avoid beer	90
avoid cat	86
avoid grapefruit	87
avoid job	129
avoid onion	92
avoid stream	-124
avoid the	-26
avoid use	-115
avoid video	81
avoid walk	91
await	94
await @food	-123
await a	-123
await sentence	134
await the	54
awake	91
awake .	-92
awake till	132
awake with	104
award	-106
award for	-106
away	28
away 	-156
away "	-90
away .	-7
away <number>	60
away @game	141
away @hobby	141
away and	-99
away day	-106
away for	66
away from	-4
away game	141
away more	90
away on	-105
away the	154
away with	88
awful	-102
awful .	-102
awkward	131
awkward .	94
awkward to	110
awning	-120
awning now	-120
aws	-116
aws bill	-105
aws solution	-63
axis	-87
axis in	-87
axle	42
axle plant	92
axle stand	-85
ayaan	-112
ayaan have	-112
ayah	49
ayah can	92
ayah in	-83
aylin	88
aylin be	88
ayo	30
ayo be	86
ayo keep	-115
azore	-67
azore .	-67
azul	-94
azul and	-94
azure	-135
azure .	-92
azure blob	-105
azure with	-85
b	-32
b ,	120
b .	-193
b at	-71
b be	-113
b block	114
b come	96
b for	118
b have	-124
b natural	-83
b often	-79
b&b	-188
b&b .	-127
b&b herself	-128
b&b in	-91
b1	-100
b1 in	-85
b1 level	-74
b12	187
b12 be	121
b12 jab	91
b12 shot	113
b2	-71
b2 with	-71
b2.14	-98
b2.14 and	-98
baba	89
baba be	129
baba centre	98
baba musa	-14
babatunde	39
babatunde have	108
babatunde play	-88
baby	99
baby ,	105
baby .	124
baby @body_part	-107
baby @color	-32
baby @illness	107
baby @mental_illness	107
baby @music	107
baby and	166
baby at	255
baby awful	-102
baby be	46
baby belly	94
baby blue	-32
baby brain	94
baby call	-140
baby come	199
baby for	94
baby formula	109
baby have	-91
baby head	-107
baby hugo	-33
baby in	128
baby ine	-116
baby inside	136
baby kioko	100
baby live	-107
baby sleep	-107
baby spend	127
baby unit	90
baby wake	-125
baby will	63
babysit	-157
babysit on	-105
babysit the	-119
babysitter	-121
babysitter be	-121
bach	-70
bach be	-70
bachelor	-53
bachelor thesis	-53
back	79
back ,	146
back .	76
back <number>	107
back @doctor	133
back @food	84
back @illness	103
back @income	91
back @job	133
back @symptom	103
back a	84
back about	-114
back after	101
back and	-35
back as	133
back at	-27
back be	131
back bedroom	-118
back button	-109
back by	120
back curly	94
back door	124
back end	-104
back fine	109
back for	104
back from	-39
back get	119
back give	100
back have	134
back high	85
back in	-61
back inside	102
back last	92
back low	-62
back negative	98
back next	91
back now	118
back of	-143
back office	-192
back on	57
back one	-74
back order	-121
back pain	103
back reactive	96
back refuse	100
back room	34
back routine	-113
back since	-13
back social	91
back specialist	133
back the	13
back through	104
back to	26
back up	-97
back when	87
back with	-67
backblaze	-120
backblaze .	-120
backend	-106
backend be	-68
backend config	-72
backend team	-109
backfire	91
backfire .	91
background	111
background check	111
backpack	-122
backpack .	-122
backstroke	-75
backstroke .	-75
backtrack	-116
backtrack ,	-86
backtrack itself	-93
backup	-149
backup be	-133
backup drive	-75
bad	158
bad .	112
bad <number>	89
bad @+finance	53
bad @+illness	126
bad @body_part	43
bad @food	-89
bad @furniture	-134
bad @illness	33
bad @meat	-89
bad @medicine	92
bad @symptom	-34
bad and	134
bad at	-119
bad back	142
bad batch	49
bad case	-100
bad cough	-112
bad cramp	121
bad credit	53
bad day	164
bad desk	-134
bad dose	92
bad grönenbach	101
bad hip	-117
bad ibs	126
bad in	102
bad leave	102
bad liver	-89
bad moment	116
bad quiz	-86
bad reaction	101
bad she	107
bad since	134
bad slug	-80
bad so	95
bad ticker	119
bad tyre	-91
baddie	-91
baddie in	-91
badge .	44
badge because	159
badge by	-90
badge for	-17
badge on	-96
badge photo	-122
badly	76
badly .	15
badly in	126
badly since	84
badly that	98
badly with	97
badminton	106
badminton and	106
bafög	105
bafög .	64
bafög @+finance	95
bafög @debt	95
bafög debt	95
bag	-36
bag ,	33
bag .	53
bag @illness	85
bag and	25
bag be	14
bag for	-44
bag from	-66
bag leak	85
bag of	-37
bag since	65
bag to	-115
bag weigh	-138
bag with	-130
bagoong	71
bagoong for	71
bagpipe	-138
bagpipe be	-138
baha	113
baha 	113
bahia	-129
bahia .	-119
bahia and	-69
baht	111
baht for	111
baháʼí	123
baháʼí and	123
bail	201
bail .	119
bail and	114
bail in	162
bail the	-77
baile	-73
baile @illness	-73
baile @mental_illness	-73
baile funk	-73
bailey	-76
bailey .	-76
bailiff	173
bailiff .	91
bailiff come	159
bailiff in	-117
bailiff unopened	133
bairn	105
bairn be	105
bake	-108
bake @bread	-86
bake @food	-103
bake @job	-70
bake @vegetable	-70
bake a	-70
bake after	-100
bake be	-90
bake for	-123
bake hot	-86
bake sale	-128
bake sourdough	-70
bake stollen	-117
bake there	147
bake tomato	-70
bake tongue-shaped	-100
bake without	113
baker	-94
baker on	-94
bakery	-185
bakery .	-185
bakery <number>	-82
bakery @income	-120
bakery be	-124
bakery brand	-49
bakery in	-66
bakery keep	-74
bakery make	-80
bakery on	-94
bakery only	-36
bakery sell	-54
bakery take	-120
bakery turn	-140
bakery usually	-87
bakery with	115
bakke	-101
bakke be	-101
bala	-126
bala .	-126
balance	152
balance .	-82
balance go	96
balance he	88
balance say	122
balancer	-75
balancer every	-75
balaton	112
balaton and	112
balcony	-75
balcony .	-146
balcony and	116
balcony on	-86
balcony solar	-94
balcony with	-52
bald	118
bald at	118
bale	68
bale with	68
ball	-104
ball .	-124
ball @color	-63
ball at	79
ball boy	-123
ball every	-120
ball green	-63
ball machine	-72
ball once	-103
ball through	-124
ball underfoot	121
ballad	-96
ballad have	-96
ballet	-62
ballet class	-62
ballinasloe	12
ballinasloe @animal	-88
ballinasloe @horse	-88
ballinasloe for	117
ballinasloe horse	-88
balloon	-88
balloon .	-88
ballot	105
ballot app	-90
ballot at	163
ballot box	-92
ballot for	-108
ballot in	116
ballot list	152
balsa	-72
balsa and	-72
baltic	-131
baltic after	-131
bamboo	-90
bamboo .	-83
bamboo needle	-81
bamf	119
bamf interview	119
bamidele	-101
bamidele play	-101
ban	171
ban .	119
ban and	92
ban at	-138
ban book	-89
ban for	111
ban from	165
ban stimulant	-100
ban them	-82
ban until	126
banana	-44
banana ,	80
banana at	-115
band	-78
band .	-62
band <number>	-111
band @food	14
band @income	-95
band and	77
band b	91
band be	-152
band because	104
band break	-84
band cover	-133
band d	-125
band for	40
band have	88
band in	-122
band name	-86
band of	-96
band print	-58
band rent	-95
band see	129
band so	-115
band to	-118
bandage	11
bandage on	106
bandage the	-82
bandmate	124
bandmate alex	109
bandmate be	55
bang	77
bang set	77
bangle	-42
bangle at	-102
bangle with	88
bank	-42
bank "	-77
bank ,	146
bank .	-91
bank @crime	-102
bank @job	-113
bank account	-147
bank and	52
bank app	-109
bank as	102
bank balance	122
bank be	-87
bank card	-136
bank every	-72
bank for	100
bank holiday	-200
bank in	-10
bank job	-113
bank leave	-107
bank let	124
bank loan	113
bank name	-93
bank on	-126
bank refuse	53
bank robbery	-102
bank run	-135
bank station	122
bank turn	89
bank until	140
bank want	155
bank website	-79
bank where	-68
bank will	112
bank with	29
bankrupt	58
bankrupt and	118
bankrupt duke	-103
bankrupt until	104
bankruptcy	39
bankruptcy be	125
bankruptcy of	-74
banner	106
banner .	106
banter	-26
banter .	-26
baptise	81
baptise at	97
baptise in	136
baptise the	-99
baptism	50
baptism .	83
baptism of	-64
baptist	98
baptist parish	98
bar	61
bar .	-203
bar ;	84
bar <number>	-114
bar across	-93
bar and	33
bar at	71
bar be	-115
bar between	96
bar dwayne	114
bar exam	-175
bar fight	99
bar from	178
bar he	-66
bar in	-37
bar mitzvah	229
bar of	-68
bar order	116
bar rain	-88
bar that	-124
bar to	-77
barbado	82
barbado .	61
barbado and	81
barbecue	-146
barbecue contest	-103
barbecue with	-107
barber	-136
barber .	-96
barber be	-110
barber in	-110
barber tell	92
barbershop	-91
barbershop quartet	-91
barcelona	128
barcelona .	-96
barcelona <number>	110
barcelona at	102
bare	-96
bare git	-96
barefoot	-17
barefoot to	-17
barely	-56
barely @food	106
barely a	106
barely lukewarm	-89
barely read	-86
bargain	-102
bargain .	-102
barge	-144
barge .	-119
barge by	-128
barge in	-56
bari	-10
bari ,	100
bari be	-124
bariatric	151
bariatric @+health	112
bariatric @+illness	112
bariatric @science	112
bariatric at	97
bariatric surgery	112
barista	-138
barista when	-138
bark	-131
bark ,	-97
bark .	-91
bark up	-81
barley	-73
barley in	-73
barmouth	40
barmouth and	125
barmouth from	-119
barn	-177
barn .	-156
barn @dwelling	-102
barn after	-110
barn at	-105
barn from	-86
barn in	-122
barn near	-133
barn roof	83
barn studio	-102
barn the	122
barn too	-87
barnaby	-72
barnaby @fabric	-72
barnaby sail	-72
barometer	-122
barometer .	-122
baroque	-82
baroque @instrument	-82
baroque violin	-82
barrack	118
barrack .	118
barrel	7
barrel .	-91
barrel and	95
barry	-128
barry .	-103
barry and	-86
bartek	-6
bartek be	42
bartek repair	-85
bartek share	-84
bartók	-146
bartók in	-146
base	-101
base ,	-124
base .	19
base in	-159
base r	-77
base with	116
basel	-136
basel .	-71
basel and	-75
basel audit	-77
basel from	-104
basement	191
basement .	114
basement again	102
basement on	120
bashism	-104
bashism .	-104
basic	-148
basic .	-95
basic excel	-97
basic train	-84
basically	-113
basically every	135
basically nocturnal	-121
basically quit	-145
basics	-105
basics .	-105
basil	-142
basil ,	-75
basil under	-93
basil when	-100
basket	-111
basket .	-111
basketball	-77
basketball team	-77
basketry	-99
basketry in	-99
basmati	-65
basmati ,	-65
basque	-120
basque @instrument	-120
basque string	-120
bass	-171
bass .	-121
bass @job	108
bass be	-137
bass in	-153
bass player	108
bass skin	-99
bassist	-53
bassist .	-116
bassist and	-145
bassist have	125
bassoon	-118
bassoon .	-118
bastion	-93
bastion .	-93
bat	-30
bat .	-111
bat by	9
bat mitzvah	83
batch	-122
batch .	-118
batch @job	-85
batch around	-108
batch cook	-85
batch of	49
batch on	-114
bath	-87
bath .	-146
bath and	-107
bath have	114
bathroom	85
bathroom ,	79
bathroom @income	-116
bathroom @job	-94
bathroom for	131
bathroom fund	-116
bathroom job	-94
bathroom near	148
bathroom refit	-80
bathroom sketch	-77
batik	-83
batik with	-83
baton	-110
baton .	-110
battalion	114
battalion of	114
batten	-90
batten in	-90
batter	-84
batter need	-84
battery	-220
battery be	-104
battery hold	-91
battery in	-122
battery life	-129
battery pack	-101
battle in	-104
battle of	-84
battle open	-111
battle over	110
bauer	-98
bauer .	-98
bavaria	-106
bavaria .	-56
bavaria be	-86
bay	-83
bay .	-89
bay and	-106
bay with	89
bazaar	-135
bazaar once	-135
be 	-71
be "	-82
be ,	111
be .	31
be 17	77
be 19	112
be 23	4
be 26	84
be 34	107
be 58	119
be 74	-108
be 81	-137
be 84	-137
be <number>	-58
be @+belief	84
be @+finance	161
be @+health	100
be @+illness	100
be @+intimate	108
be @+state	105
be @alcohol	-29
be @animal	-76
be @appliance	-120
be @believer	49
be @bicycle	4
be @bird	-115
be @boat	-152
be @body_part	169
be @bread	-157
be @car	5
be @cat	-124
be @color	122
be @craft	-110
be @crime	-56
be @dairy	5
be @dance	-76
be @debt	104
be @dessert	-101
be @disability	57
be @doctor	177
be @dog	-47
be @drink	-48
be @dwelling	-20
be @ethnicity	265
be @family	18
be @farm_animal	-28
be @fish	-63
be @flower	22
be @food	-20
be @footwear	-168
be @fruit	-52
be @furniture	-32
be @game	-104
be @garment	-134
be @herb	-110
be @hobby	-127
be @horse	-20
be @hospital	-31
be @illness	106
be @income	85
be @injury	-68
be @insect	-111
be @instrument	-73
be @jewelry	-105
be @job	25
be @meat	125
be @medical_device	170
be @medicine	90
be @mental_illness	122
be @music	-157
be @narcotic	-65
be @nut	-103
be @orientation	108
be @patient	-61
be @pet	-93
be @politics	121
be @pregnancy	82
be @punishment	74
be @religion	-7
be @reptile	-92
be @rodent	-136
be @science	-153
be @seafood	-52
be @seasoning	-50
be @sex	106
be @sport	-103
be @symptom	118
be @treatment	94
be @tree	-198
be @vegetable	-195
be @vehicle	-46
be @wine	-109
be a	-11
be a1	-110
be a1c	205
be aarhus	-100
be able	-89
be abnormal	126
be aboriginal	175
be about	-101
be above	108
be accelerator	-61
be accept	-123
be accompanist	-90
be accordion	-79
be accordionist	113
be account	124
be accountant	-107
be ace	160
be acme	-116
be acne	111
be active	125
be ada	-139
be addict	-111
be admit	121
be adobo	-88
be adopt	152
be adventist	96
be affair	47
be afraid	53
be afro-brazilian	180
be afrobeat	-88
be after	-39
be agency	-136
be agent	-133
be agnieszka	-82
be agnostic	137
be ahmadi	81
be ai	-78
be ainu	112
be air	-97
be airflow	-65
be albino	109
be album	-106
be alert	-116
be alevi	88
be alien	-81
be all	109
be allergic	16
be allotment	-103
be allow	-41
be allowance	122
be ally	114
be along	-155
be already	-105
be also	-24
be altar	119
be alto	-45
be alway	-90
be amateur	-62
be amp	-104
be amputate	70
be an	-22
be anaemic	19
be anatomy	-128
be ancestor	70
be and	-7
be anjali	-135
be ankle	127
be annexe	109
be anniversary	57
be annual	-123
be anxiety	82
be anywhere	108
be apartment	-97
be api	-117
be app	-187
be appeal	152
be appendix	124
be application	100
be apply	25
be apprentice	119
be approve	-119
be arduino	-91
be area	-119
be arfid	83
be argument	-123
be arm	124
be armenian	84
be army	-99
be aromantic	136
be around	115
be arrest	61
be arthritic	-66
be artistic	-128
be as	-65
be asexual	111
be ashamed	126
be ashkenazi	135
be asleep	-118
be assam	-70
be assess	96
be assign	84
be assistant	-11
be asthma	150
be asylum	164
be at	16
be attach	-98
be attic	-110
be auction	107
be audio	-137
be audit	-92
be aunt	26
be auntie	98
be autistic	120
be await	88
be awake	95
be away	-109
be awkward	94
be aws	-105
be b12	121
be b2.14	-98
be baby	-68
be bachelor	-53
be back	39
be backend	-68
be backup	-149
be bad	144
be badge	89
be bafög	95
be bag	-188
be bagpipe	-138
be baháʼí	123
be bailey	-76
be bakery	-152
be balance	96
be ball	-123
be ballad	-96
be ballot	-90
be ban	78
be band	-204
be bandmate	124
be bank	20
be bankrupt	118
be baptise	170
be bar	162
be barber	-165
be barely	-89
be barista	-138
be barn	-106
be base	-103
be basically	-121
be bass	-137
be bassist	14
be bathroom	-116
be battery	-157
be be	220
be beagle	-87
be bear	116
be beat	-135
be because	143
be bed	43
be bedridden	115
be bedroom	-114
be bee	-105
be behind	97
be bell	-87
be bend	-110
be benefit	-63
be benign	105
be bernard	-141
be best	57
be best-selling	-106
be better	-111
be bi	202
be bi-fold	-128
be bi-monthly	-88
be bible	-47
be bid	-108
be big	-20
be biggest	-85
be bike	18
be bilingual	-145
be bill	-155
be bind	-8
be biometric	96
be bipolar	151
be birdwatching	-107
be birthday	-206
be bisexual	107
be bitwarden	-96
be black	127
be bleed	-169
be blend	52
be blind	86
be bloat	-108
be block	-173
be bloke	77
be blood	121
be blood-drive	-96
be bloody	113
be blow	-94
be blue	89
be bmi	168
be bmw	-108
be board	-161
be boat	-110
be bodice	-101
be boiler	-94
be bone	148
be bonus	117
be book	-137
be bookshelf	-92
be bookshop	-89
be border	-111
be borrow	44
be boss	-36
be both	-75
be bouquet	-68
be bowel	66
be bowl	-150
be boy	-7
be boyfriend	157
be brake	-182
be branch	19
be brand	-112
be brass	-113
be brazilian	-102
be bread	-127
be break	-48
be breakdown	-130
be breakfast	-135
be breast	127
be breastfeeding	146
be breath	134
be brethren	118
be brewery	-56
be brick	-103
be brigade	-96
be bring	116
be bringhurst	-119
be brompton	-98
be brooch	-105
be brother	32
be brother-in-law	23
be brown	-107
be brp	116
be budget	-213
be budgie	-89
be build	-173
be bulimic	110
be bully	132
be bump	151
be burgle	231
be burn	-41
be burnout	118
be burp	116
be bury	119
be bus	-159
be business	41
be butterfly	-75
be button	-152
be buy	-88
be buyer	-67
be by	-97
be c	-87
be cache	-128
be cafcass	141
be cafe	-105
be cage	-83
be cake	-138
be calendar	-89
be calf	142
be call	-75
be caller	-91
be calve	-123
be camera	-80
be camp	-86
be campaign	124
be camper	-70
be campus	66
be candle	-80
be cantor	114
be cap	-127
be capoeira	-106
be captain	-73
be car	38
be caravan	-133
be card	62
be cardiologist	77
be care	113
be careful	76
be carer	218
be carpal	126
be carpentry	-127
be carrier	-97
be carry	-154
be cartola	-107
be cash	-113
be cassava	-88
be castrate	-99
be cat	-132
be cat-sitter	-84
be catch	168
be cater	-130
be catholic	45
be caution	118
be cellar	-108
be cellmate	144
be cello	-122
be cem	-79
be ceramic	-108
be certify	111
be cet	-100
be chair	50
be chama	11
be change	136
be channel	-106
be charge	157
be charity	-171
be chart	-129
be chase	125
be cheap	-88
be check	-99
be checklist	-128
be cheque	131
be cherokee	190
be chest	20
be chicana	120
be chick	-119
be chief	-122
be child	68
be chimney	-141
be chinese	130
be chip	-119
be choir	-163
be cholesterol	137
be choose	-115
be chord	-83
be chorister	73
be christen	92
be christma	31
be chukwuemeka	-123
be churchwarden	132
be churn	-93
be ci	-134
be cibil	150
be circuit	-110
be clan	-101
be clarinet	-99
be clarion	-82
be class	26
be classifier	-94
be classroom	-118
be clean	48
be cleaner	137
be clear	161
be client	-83
be climb	-227
be clinic	-101
be clip	-120
be clock	-105
be clog	-111
be close	-233
be cloud	-117
be club	-189
be cluster	-128
be co-parent	-140
be coach	-19
be cob	-82
be cochlear	103
be code	-74
be coeliac	139
be coffee	-126
be cofounder	109
be cold	-160
be colleague	-31
be college	116
be colour	215
be colour-blind	136
be column	-84
be come	139
be comforter	-95
be comic	-118
be commit	-59
be committee	-58
be commute	-125
be company	-170
be compare	-66
be compensation	-91
be competitor	-127
be compiler	-110
be concerto	-121
be concrete	-83
be conditional	103
be confession	119
be confirm	168
be confirmation	103
be confiscate	-92
be congress	96
be conservative	-112
be consider	-120
be constipate	-97
be contact	-16
be content	-118
be contract	-144
be control	-120
be conversion	-146
be convert	-101
be convict	181
be cook	-108
be cop	-94
be copt	133
be corporal	-83
be corrupt	-92
be coruja	-106
be cotton	-114
be cough	180
be council	99
be count	112
be court	14
be cousin	-29
be coven	135
be cover	-83
be cow	-60
be crack	-103
be cramp	113
be crash	-118
be credit	211
be creep	78
be crepe	-106
be crest	-126
be cricket	-69
be crime	31
be crimean	107
be criminally	-73
be cron	-128
be cross-stitch	-95
be crossfade	-108
be crèche	-125
be csv	-99
be cull	-130
be cult	-54
be cure	-117
be currently	-74
be custard	-112
be customer	87
be cut	102
be cv	-99
be cycle	-20
be d&d	-73
be daca	97
be dad	45
be daily	-82
be dairy	-94
be dal	-94
be damage	123
be dan	-146
be dance	-76
be dark	59
be darker	110
be data	-103
be database	-175
be date	101
be daughter	-57
be daughter-in-law	97
be day	-206
be daylight	-131
be dbt	-119
be dead	-47
be deadlift	-114
be deadline	-166
be deadname	124
be deaf	70
be dean	-124
be dear	-74
be debate	-87
be debian	-82
be debt	83
be deck	-65
be declare	29
be dedicate	65
be deep	51
be degree	-74
be delay	-117
be delivery	-159
be delphine	-97
be dementia	78
be dent	-135
be dental	-104
be dentist	-96
be deny	166
be department	-88
be dependant	79
be deploy	-194
be deport	174
be depot	112
be depress	-52
be depression	123
be design	-154
be desk	-108
be dev	10
be devout	75
be diabetes	116
be diabetic	-68
be diagnose	153
be die	-22
be diesel	-98
be dirk	-66
be disability	117
be disability-access	-144
be disappear	92
be disbar	102
be discharge	108
be disease	47
be dishwasher	-109
be dismiss	102
be dispute	97
be disturb	-123
be diversity	116
be divorce	42
be diy	-143
be dj	-90
be dna	153
be dns	-168
be do	-70
be doc	69
be dock	-16
be doctor	141
be dodge	101
be dog	-155
be domain	-121
be donkey	-94
be donor	-106
be dora	-139
be dorm	-106
be dosa	-84
be dose	110
be doubly	122
be douse	-100
be dovetail	-122
be down	152
be dr	-58
be draft	-94
be drag	98
be draughtsman	109
be draw	-95
be drawing	-92
be dress	5
be drill	-114
be drink	161
be drip	-98
be drive	-141
be driver	-123
be drone	-71
be drop	160
be drop-in	-110
be drug	-72
be drum	-127
be drummer	100
be druze	206
be dry	159
be duck	-87
be due	20
be duldung	110
be dutch	-84
be dyslexic	170
be ear	181
be eat	102
be ebitda	-108
be ebt	108
be editor	-179
be edm	-118
be egg	98
be elbow	120
be elder	-91
be eldest	-63
be electric	-136
be electricity	123
be element	89
be elevator	-108
be ella	148
be emdr	129
be emergency	129
be emi	107
be employer	49
be empty	72
be end	87
be endometriosis	137
be engage	-117
be english	-168
be enlarge	102
be enough	122
be enroll	107
be enslave	121
be entire	94
be equality	95
be equity	115
be erg	-132
be error	-119
be escape	-71
be esport	-91
be essay	-110
be estate	-94
be ethernet	-116
be ethnicity	98
be etl	-83
be etsy	-77
be eve	92
be evening	-125
be every	76
be everything	-55
be evict	113
be ewan	-132
be ewe	-130
be ex	138
be ex-army	-73
be ex-boyfriend	13
be ex-colleague	-91
be ex-husband	26
be ex-partner	95
be ex-wife	149
be exam	-90
be exhaust	-86
be exorcise	114
be expect	153
be expel	106
be extraction	-107
be eye	155
be eyelid	172
be eyesight	163
be facade	111
be facebook	-61
be false	-41
be family	97
be fantasy	-125
be farm	-199
be fast	-166
be father	116
be father-in-law	-43
be fave	-81
be favourite	-142
be feature	-100
be fee	88
be feijoada	-106
be fella	113
be fence	-143
be ferret	-95
be fetch	-87
be fetish	106
be fiance	-124
be fiancé	133
be fiancée	92
be fibro	95
be fibroid	138
be fie	72
be field	-68
be fight	145
be figma	-97
be filament	-99
be file	127
be fill	131
be film	18
be final	66
be find	16
be fine	20
be finger	80
be fingerprint	96
be fintech	-113
be firewall	-87
be firm	-259
be first	37
be first-aid	-102
be fish	-49
be fit	-110
be fix	-107
be flag	82
be flaky	-86
be flare	86
be flash	-159
be flask	85
be flat	-5
be flat-pack	-119
be flatmate	65
be fleet	-86
be flight	-25
be flood	-72
be flour-free	115
be flower	-90
be fly	-117
be foal	-124
be fob	57
be focal	113
be foggy	115
be folk	103
be follow	99
be fond	-154
be food	-89
be foot	149
be for	-8
be ford	-78
be foreign	-78
be foreman	110
be forklift	-112
be former	131
be foster	-84
be four-year-old	26
be fourth	73
be foxhound	-144
be framework	-103
be fraternity	-89
be frau	-146
be fraud	-140
be free	46
be freelance	106
be freeze	103
be freezer	-163
be friday	-134
be fridge	102
be friend	50
be frighten	-35
be from	-179
be front	102
be front-end	-93
be full	-101
be fund	-97
be funeral	73
be furlough	120
be fuse	33
be ga	-68
be gallstone	104
be game	10
be ganesh	75
be gannet	-93
be garage	-146
be garbage	-93
be garden	-169
be garnish	91
be garnishment	119
be gas	-169
be gasp	-69
be gate	-65
be gay	76
be ge	-99
be gear	-98
be gecko	-52
be generali	-109
be genome	109
be german	-95
be get	181
be gig	-97
be girl	170
be girlfriend	-110
be give	19
be glad	-112
be glass	96
be gloria	-84
be glucose	110
be go	84
be goal	-102
be goalkeeper	-133
be goan	-57
be goat	-89
be godfather	-191
be godless	80
be godmother	95
be godson	-101
be goldfish	-70
be golf	-108
be good	-132
be gout	160
be gp	205
be grafana	-76
be gran	72
be grandad	159
be granddad	-40
be granddaughter	149
be grandfather	10
be grandma	44
be grandpa	-19
be grandparent	-30
be grandson	-29
be granny	-27
be grant	7
be graph	-95
be great-aunt	-57
be great-grandparents	-64
be green	53
be greenhouse	-90
be greyhound	-117
be grocery	-84
be groom	71
be grope	110
be grope-in-the-dark	-81
be group	-96
be grow	-57
be growth	-90
be guarantor	123
be guardian	-77
be guide	200
be guild	-103
be guilty	-95
be guinea	-96
be guitar	-93
be gujarati	105
be guru	91
be gym	-83
be h-1b	199
be h-4	92
be hair	101
be halal	114
be halden	-85
be half	82
be half-and-half	-112
be hall	-153
be halloween	-106
be hallucinate	77
be hamburg	-124
be hampshire	-101
be hamster	-114
be hamstring	112
be han	171
be hand	223
be handbook	-71
be happily	-115
be happy	-164
be hard	58
be harold	-118
be have	173
be hay	57
be hazara	153
be haze	102
be hb	-120
be hba1c	124
be head	-97
be headache	-114
be headmistress	-126
be heart	67
be heart-rate	-66
be heat	-199
be heavy	-167
be hedge	-144
be helb	117
be helix	-109
be help	90
be helper	114
be hen	-136
be hep	96
be her	-90
be here	162
be hero	-116
be hers	123
be hide	25
be high	12
be high-pass	-104
be hijab	119
be hike	-81
be hill	-107
be himself	92
be hindu	76
be hip	134
be hire	-143
be his	-106
be history	-52
be hit	99
be hitch	-72
be hiv	33
be hmong	128
be hob	-104
be hobby	-121
be hold	106
be home	-177
be home-schooled	-149
be hometown	-100
be homework	-108
be honeypot	-124
be hook	130
be hope	-76
be hopeless	-112
be hormone	128
be horse	-141
be hose	-108
be hospital	-123
be host	-142
be hot	-111
be hotel	-172
be hour	191
be hourly	-109
be house	66
be household	115
be housemate	-20
be how	100
be hr	-65
be hubby	156
be huge	-99
be hui	136
be humira	120
be hurt	105
be husband	41
be hybrid	-130
be hydraulic	-92
be hyper-mobile	96
be i-20	102
be ice	-96
be icon	-99
be ide	-90
be ideal	-88
be idempotency	-101
be identity	52
be igbo	129
be iguana	-80
be ill	-55
be ilocano	110
be implant	127
be in-laws	13
be incident	-72
be income	-108
be indefinite	79
be indoor	-87
be infant	-114
be infertile	85
be inheritance	157
be injera	-73
be injury	-107
be input	-101
be inside	57
be inspect	-108
be instrument	-63
be insurance	114
be insure	-100
be insurer	-109
be interest	-59
be intern	177
be internal	-62
be internet	-108
be intimate	65
be into	-27
be intrusive	111
be invalid	-7
be investor	-116
be invoice	-191
be isa	124
be isp	-94
be italian	-146
be its	88
be jacket	-127
be jail	113
be jam	-96
be jamaican	130
be jamaican-born	101
be jar	-137
be jean	-90
be jeans	-95
be jell	-114
be jelly	100
be jenkin	-122
be job	-214
be joinery	-95
be joint	85
be jolene	-76
be joost	-107
be judge	26
be judo	-122
be junior	107
be just	-95
be juvenile	128
be jw	118
be kafka	-83
be kai	-84
be kaingang	110
be kalenjin	117
be karaoke	-131
be karim	-89
be kcse	-123
be keep	-31
be kefir	-79
be kenya	-88
be kepler	-117
be keppra	104
be kernel	-98
be kes	90
be kettle	-116
be kettled	120
be key	-73
be khruangbin	-106
be kid	-21
be kidnap	128
be kikuyu	111
be kill	-27
be killer	-72
be kiln	-133
be kink	113
be kitchen	-208
be kitten	-99
be kitty	-41
be knee	191
be kneecap	113
be knife	94
be knit	-94
be knock	142
be koma	-101
be kotlin	-87
be kurdish	218
be kyle	-84
be lab	-109
be label	-101
be labmate	100
be labour	155
be labrador	-109
be labrador-mad	88
be lace	119
be lactose	115
be lad	-50
be lakota	139
be lame	-76
be lamp	-94
be land	-85
be landlady	-40
be landlord	-83
be laptop	-186
be larger	-141
be laser	46
be last	28
be latex	106
be lathe	-129
be laugh	-83
be law	21
be lawn	-147
be lawyer	151
be lay	-115
be lea	109
be lead	-22
be leadership	-117
be learn	-239
be lease	-77
be leave	160
be lecture	-125
be leek	-118
be left-handed	-173
be left-pad	-123
be leg	173
be legio	74
be leinster	-104
be lender	-93
be lesson	-172
be let	129
be letter	-101
be lettice	-127
be levothyroxine	102
be library	-180
be libre	113
be licence	-66
be life	93
be lift	-124
be lifter	-99
be light	-119
be lighter	-117
be like	43
be limp	-101
be line	83
be lip	90
be list	93
be lithium	-167
be little	212
be live	102
be live-in	-96
be liver	-20
be loan	-68
be local	-118
be locale	-100
be lock	151
be locker	-104
be lodger	-193
be loft	-136
be log	-128
be logistics	-84
be logo	-117
be loki	-79
be lola	120
be long-term	-88
be look	-75
be lookout	120
be loom	-133
be loop	-105
be loot	103
be lose	34
be lovely	-111
be lover	114
be lower	119
be loyalty	-102
be lumad	118
be lump	95
be lung	98
be luo	111
be lupus	117
be lute	-71
be m-pesa	-41
be m12	-83
be mac	-123
be maco	-82
be magazine	-88
be maid	-118
be mail	-86
be mail-order	-4
be main	-73
be make	-42
be malcolm	-128
be mam	128
be mammogram	187
be man	94
be manager	-230
be manic	-86
be mapo	-74
be marathon	-108
be marble	-110
be mare	-116
be mariadb	-109
be mark	-98
be market	-125
be markus	-94
be marmalade	-152
be marriage	177
be marry	90
be marta	114
be mass	-94
be match	-104
be mate	50
be math	-70
be mecca	-91
be med	124
be meeting-free	-113
be mehndi	109
be mehwish	-105
be meindl	-81
be melanoma	142
be melody	-114
be memoir	-80
be mentor	-88
be menu	-88
be mercell	-98
be merge	-77
be merino	-114
be messy	-105
be mestizo	112
be metal	-111
be metronome	-139
be microchipped	-58
be microscopy	-88
be migraine	114
be migration	-104
be milk	-32
be mini-build	-70
be minibus	-155
be minsdk	-83
be minus	105
be mislead	-83
be miss	24
be mission	-104
be mistress	129
be mix	96
be mixed-race	150
be mobile	-76
be mock	-176
be model	-146
be mom	18
be monday	-122
be money	-158
be monitor	-104
be monorepo	-111
be mood	79
be moor	-54
be moot	-121
be mope	-105
be mormon	75
be morning	-17
be mortgage	161
be mosquito	-83
be most	106
be mostly	-142
be mother	15
be mother-in-law	-80
be motor	69
be mould	-115
be mounjaro	103
be mouth	74
be move	-207
be mower	-145
be moz	-136
be mr	-79
be mrs	-121
be ms	-66
be mug	227
be mum	25
be mundan	104
be mural	-103
be murder	60
be music	-99
be musical	-120
be muslim	123
be mustang	125
be mutation	-107
be mute	94
be mutex	-93
be mutt	-86
be māori	134
be n't	112
be nadar	73
be nail	49
be name	-58
be nan	54
be nana	110
be nanny	188
be nasty	115
be naturalisation	118
be near	47
be nearer	36
be nearly	-88
be neighbour	-110
be neovim	-75
be nephew	26
be net	58
be netflix	-102
be neurone	-88
be neuter	-95
be never	-28
be new	-10
be newborn	-113
be newly	-111
be next	-164
be next-door	-136
be ngāti	88
be niamh	-137
be niece	35
be night	86
be nil	97
be nipple	63
be nixo	-58
be no	11
be noisy	-122
be non-binary	79
be nonbinary	96
be nonsense	76
be nonverbal	109
be noor	-135
be normally	-106
be north	-105
be nose	121
be not	-34
be notebook	-90
be nothing	147
be notice	-46
be novel	-135
be novice	-100
be now	136
be nuc	-76
be numb	90
be number	14
be nurse	-5
be nut	-90
be nut-free	-122
be o	107
be o-1	109
be o-level	-100
be oak	-161
be oauth	-94
be oban	-73
be obese	128
be ocd	89
be ocr	-79
be octavia	-112
be odometer	-138
be of	44
be off	132
be office	-57
be officer	-113
be oisc	-109
be old	-162
be older	-124
be oluchi	-117
be oma	103
be omnio	-107
be on	77
be oncologist	138
be online	-83
be only	-187
be open	-17
be opera	-88
be opium	-100
be opposite	-128
be opt	122
be opt-in	-136
be orchestra	-134
be orchid	-97
be ordain	105
be order	-105
be organ	-135
be organic	-120
be organisation	-107
be organise	-130
be orgasm	128
be original	-94
be originally	-127
be orthodox	151
be other	155
be ottilie	-122
be out	171
be outbid	-116
be outed	178
be outline	-108
be outside	-116
be outsource	-68
be oven	-186
be over	35
be overalls	-100
be overdraft	144
be overdraw	140
be overdue	68
be overwatch	-91
be overweight	-85
be owe	-76
be own	162
be oyelaran	-136
be pace	-107
be pack	8
be page	-156
be pain	-101
be paint	-140
be pal	158
be paladin	-98
be palate	-103
be palestinian	136
be pandemic	-77
be panga	-91
be panic	23
be papa	100
be paper	-75
be parent	-12
be parents-in-law	-131
be park	19
be parole	121
be parrot	-66
be parser	-77
be part	115
be partially	148
be partner	11
be party	-117
be passion	-157
be passport	-90
be password	-152
be pastry	-122
be patch	-77
be patent	-107
be path	-77
be patio	-102
be pay	166
be payment	-107
be paypal	124
be pcb	-87
be peg	62
be pelvis	106
be penalty	13
be pending	168
be pension	118
be pentest	-62
be people	141
be pepper	-113
be perfume-free	103
be period	193
be permit	91
be perpetua	103
be personal	-122
be pet	-91
be petrol	-105
be pfaff	-100
be philippa	-130
be philosophy	-102
be phone	-227
be photo	-168
be photograph	-113
be physio	78
be pianist	137
be piano	46
be pick	138
be piece	-86
be pigment	-103
be pinch	119
be pipe	-136
be pipeline	-113
be pitcher	-106
be pixel	-137
be pizza	131
be placard	101
be place	-19
be placenta	97
be plan	-82
be plane	-90
be plant	-117
be plate	106
be platelet	136
be platform	-77
be platoon	-102
be play	35
be playlist	-109
be playwright	-88
be plot	-131
be plug	-123
be plugin	-106
be plus	96
be po	49
be pod	106
be podcast	-130
be poem	-78
be pointless	110
be poker	-106
be polite	-91
be political	101
be poly	179
be polyamorous	155
be pony	-128
be poodle	-145
be poor	-22
be pop	-105
be pop-up	-104
be port	-100
be portfolio	-92
be portuguese	-95
be positive	-87
be possess	-76
be postdoc	102
be poster	-109
be postgre	-123
be pot	-108
be potter	-91
be pottery	-89
be power	-160
be pps	107
be pr	-75
be practice	-130
be practise	-96
be pre-school	105
be predecessor	-123
be prediabetic	121
be predict	-130
be prefer	-103
be pregnancy	119
be pregnant	-66
be prep	109
be prepare	-118
be preprocessing	-78
be pressure	-161
be pretty	-95
be previous	-105
be primary	-118
be print	-97
be printer	-260
be pritchard	-122
be pro-choice	94
be pro-life	118
be probably	98
be probation	146
be problem	-102
be product	-129
be production	-74
be professor	-12
be projector	-114
be prolapse	139
be promote	-112
be prosthesis	107
be prosthetic	121
be protect	-97
be proton	-88
be proud	115
be provident	118
be psa	215
be psoriasis	145
be psychiatrist	143
be psychosis	90
be ptsd	66
be pub	-128
be publish	-86
be puff	-59
be pull	-43
be pump	-41
be pumpkin	-117
be punch	117
be punjabi	91
be punk	-116
be pupil	-82
be puppy	-116
be puree	105
be putty	-117
be python	-80
be pākehā	114
be qa	-63
be question	-4
be queue	-117
be quick	-109
be quilt	-172
be quince	-52
be quite	-97
be quiz	-114
be quote	-99
be rabbit	-105
be race	14
be radio	-71
be raffle	-107
be raft	-89
be raid	109
be rain	-46
be raise	66
be rape	224
be rapper	102
be rare	104
be raw	92
be react	-102
be read	-40
be readable	-83
be ready	-117
be real	-88
be really	-78
be rebel	-117
be recall	62
be receive	132
be recipe	-87
be recital	-130
be record	-143
be recording	-128
be recover	104
be red	-120
be redo	103
be redundancy	78
be referee	-110
be refit	-84
be reflashed	-77
be reflux	104
be refuge	109
be refuse	114
be regex	-116
be regiment	-91
be rehearse	-113
be relay	-110
be remove	20
be render	-130
be renew	-99
be rent	-159
be rental	-123
be repaint	-126
be replace	-88
be report	-154
be repossess	155
be reprint	-86
be requiem	-58
be rescue	-100
be residence	148
be responsible	-121
be rest	109
be restore	-115
be retake	-106
be retention	-132
be retire	-187
be retirement	-91
be retry	-116
be reupholster	-86
be review	-87
be rewire	-106
be rewrite	-109
be rheumatoid	114
be rhode	-93
be rice	-111
be rich	94
be rig	-89
be right	106
be ring	59
be rizatriptan	75
be road	-97
be roadie	-125
be roast	-113
be rob	140
be robe	84
be robot	-114
be rod	-109
be roll	-128
be roma	168
be romani	113
be roof	-104
be room	-45
be roommate	69
be rooster	-110
be rope	-88
be rose	-109
be rota	-163
be router	-137
be row	-131
be royalty	141
be rsus	100
be rugby	-107
be rule	27
be run	4
be runbook	-86
be runway	-122
be rust	-98
be rustle	120
be sabbath	119
be sacco	62
be sacred	-98
be saddlery	-103
be sail	-137
be salary	201
be sale	-154
be salt	-75
be sander	-129
be sangeet	-93
be sanity	-76
be sassa	102
be satphone	-129
be saturday	158
be sauce	-97
be save	118
be savings	-38
be saviour	-82
be saxophone	-87
be say	63
be scaffold	-146
be scald	-89
be scam	117
be scar	105
be scare	-13
be schedule	-108
be school	-209
be school-age	-67
be schufa	114
be scientologist	141
be scone	-103
be scooter	-89
be score	76
be scraper	-116
be screen	129
be screenplay	-132
be script	-131
be sdk	-102
be seal	81
be season	-83
be seat	-108
be second	-42
be secretary	-124
be section	162
be see	126
be seek	94
be seizure	96
be selectively	137
be self-employed	-133
be sell	-34
be seminar	-92
be send	-39
be sense	106
be sentence	210
be separate	-89
be separation	7
be sephardi	123
be serger	-87
be server	-162
be service	-125
be sesame	109
be set	-102
be settle	41
be setup	-90
be seven-year-old	-114
be several	-21
be severance	136
be severely	102
be sew	-9
be sexually	125
be shader	-108
be shamba	107
be share	62
be she	55
be shed	82
be sheep	-101
be shelf	-91
be shell	-95
be shepherd	-117
be shift	-40
be shin	111
be ship	-75
be shoe	-168
be shoot	210
be shop	-14
be short	-113
be shorter	-102
be shortsighted	90
be shoulder	160
be shove	-61
be show	151
be shun	91
be shut	-68
be shutter	-125
be shy	143
be sian	-105
be sick	-26
be side	39
be sight	60
be sign	106
be signature	59
be sikh	111
be silage	-125
be sim	-104
be sinful	-49
be sing	-69
be singer	134
be sinti	149
be sis	92
be sister	5
be sister-in-law	-84
be site	-128
be size	-100
be skate	-131
be skater	94
be ski	-164
be skin	221
be skint	136
be slay	109
be sleep	126
be slow	60
be small	-78
be smoker	-111
be smuggle	104
be snapshot	-109
be so	90
be soak	-88
be sober	145
be sober-curious	121
be sofa	-175
be soil	-135
be solar	-87
be solder	-97
be solicitor	149
be solid	-79
be somali	-106
be son	-20
be sorbian	125
be sourdough	-180
be sous-chef	132
be sow	-63
be spaetzle	-110
be spaniel	-134
be spanish	-132
be spar	-101
be spare	-156
be spay	-85
be speak	-125
be spectrometer	-104
be speech	52
be spell	-117
be spike	137
be spindle	-70
be spine	146
be spirit	115
be split	-29
be sponsor	114
be spotify	-81
be spouse	137
be spreadsheet	-91
be sprint	-105
be squad	-107
be square	-120
be squash	-72
be ssl	-118
be st	-70
be stab	132
be stable	92
be stack	-70
be staff	-130
be stage	-76
be stain	-51
be stainless	-99
be stalk	169
be stalker	-133
be stall	-14
be stammer	80
be stamp	-111
be stand	-90
be standard	-91
be stardew	-115
be start	-109
be start-up	-158
be startup	-216
be starve	-91
be stash	130
be stat	-81
be state	-105
be stateless	48
be status	-38
be stave	-115
be stay	-160
be steal	172
be steel	-83
be stepdad	-34
be stepdaughter	-87
be stepmother	-149
be stepmum	108
be stepson	148
be stick	-32
be still	8
be sting	-142
be stingy	-96
be stipend	171
be stock	-189
be stoma	99
be stomach	64
be stoneware	-92
be stop	134
be store	-122
be story	-97
be street	18
be stress	95
be strict	-38
be strictly	-117
be strike	111
be striker	59
be strip	119
be stroke	-130
be student	160
be study	-132
be stutter	141
be subcontractor	-112
be sublime	-83
be suction	-94
be sue	99
be sugar	105
be suggest	-108
be summer	-124
be summon	80
be sump	-104
be sunday	42
be supervisor	68
be supplier	-134
be supply	-91
be support	-129
be surf	-122
be surfboard	-94
be surgeon	117
be surgery	-133
be surname	-110
be surprise	125
be survey	-111
be suspend	-5
be suspicious	-100
be swallow	105
be swamp	-123
be swap	-20
be swell	114
be swim	118
be swinger	126
be switch	-117
be syndrome	89
be synth	-107
be syringe	96
be systolic	78
be sámi	113
be tabby	-73
be table	-111
be tablet	-64
be taboo	119
be tag	41
be tagline	-88
be take	135
be take-home	248
be takeaway	-59
be talc	-107
be talk	-77
be tamil	73
be tarmac	92
be tausug	94
be tax	62
be tb	82
be td	103
be teach	-132
be teacher	130
be teal	-61
be team	-161
be teammate	144
be tear	84
be tease	124
be ted	-94
be teenage	64
be teenager	-38
be teetotal	27
be telescope	-107
be tell	187
be telly	-72
be template	-101
be tenancy	-125
be tenant-side	92
be tennis	166
be term	-112
be terminate	102
be termination	-108
be terrace	-123
be terraform	-92
be terrible	-107
be terrier	-111
be terrify	-118
be test	14
be text	-100
be that	73
be the	-44
be theatre	-132
be theft	59
be their	111
be therapist	149
be there	-45
be thermostat	-122
be thesis	-204
be thin	24
be thing	-118
be third	8
be thriller	-58
be throat	167
be through	98
be throw	107
be thursday	-137
be thyroid	94
be ticker	131
be ticket	-143
be tie	185
be tight	-115
be tighten	-107
be tile	-135
be till	-173
be time	-122
be tipsy	-111
be tire	129
be to	-6
be tobi	-107
be toddler	-58
be toe	98
be tomato	-142
be tomcat	-99
be tomorrow	92
be tonearm	-136
be tongue	114
be tongue-tied	125
be tonsil	92
be too	63
be toolchain	-106
be tooth	116
be top	75
be tortoise	-89
be touch	-4
be tour	110
be town	-90
be tps	87
be tractor	7
be traffic	153
be trailer	-87
be train	-137
be trainee	-127
be trainer	159
be trait	-115
be tran	91
be trans-siberian	-109
be transcribe	-101
be transfer	109
be transgender	37
be transition	109
be translate	-94
be trap	-89
be travel	-76
be traveller	104
be treasurer	24
be treat	139
be tree	-119
be tremor	157
be trial	-93
be trip	-122
be trombone	-66
be tromsø	-111
be troop	82
be trophy	-131
be troupe	56
be trout	-54
be trumpet	124
be trunk	-89
be try	118
be tube	85
be tube-fed	139
be tube-feeding	87
be tune	-83
be turkish	-100
be turkish-german	80
be turn	-33
be tutor	-117
be tutsi	165
be twin	-61
be twine	-94
be type	-14
be typeface	-140
be tyre	-183
be u	107
be ukulele	-104
be ulcer	122
be unavailable	89
be uncle	29
be unclean	106
be under	27
be under-12s	-121
be under-14	-103
be undergo	89
be underwater	96
be underweight	100
be undocumented	127
be uniform	74
be unit	-110
be unity	-104
be universal	134
be university	-114
be unpaid	106
be unsure	-63
be until	-140
be up	33
be upstairs	-143
be uptime	-153
be usb	-121
be use	-132
be useless	123
be user	-167
be usher	-115
be usually	64
be ute	93
be uyghur	138
be valid	-88
be valparaíso	-95
be valuation	-117
be value	-105
be van	-149
be varicose	167
be vegan	-168
be vegetarian	-240
be veggie	-124
be very	-118
be vespa	-86
be vet	-185
be vibration	89
be vicar	121
be village	-197
be visa	-59
be visit	-169
be vivarium	-133
be vivienne	110
be vo2	92
be volunteer	-107
be von	119
be vote	-125
be vpn	-102
be vr	-76
be vs	-67
be wage	164
be wait	135
be walk	-171
be want	100
be ward	-129
be warehouse	-129
be warm	-156
be wash	-169
be water	148
be weak	-92
be weaker	-75
be wear	98
be weaving	-68
be web	-76
be website	-129
be wed	-151
be wee	176
be weed	-99
be weekly	-159
be weep	-114
be weigh	-97
be weight	118
be welcome	-93
be weld	-132
be welder	132
be well	-95
be wellcome	-84
be western	-84
be wg	-108
be what	-112
be where	-112
be white	93
be who	102
be whole	144
be why	178
be widow	110
be wife	46
be wifi	-112
be window	-24
be windscreen	-108
be wine	-158
be wing	12
be wire	94
be wish	109
be with	43
be within	-131
be without	131
be witness	165
be wood	30
be woodturning	-110
be work	4
be workplace	-123
be workshop	-136
be worm	-111
be worry	84
be worse	147
be worst	106
be wort	-81
be worth	182
be wreck	115
be wrestler	88
be wrist	81
be write	-167
be wrong	-181
be x-rayed	119
be xe/xem	132
be xeon	-109
be yam	-95
be yard	-154
be yarn	-114
be year	54
be yoruba	144
be younger	-88
be youngest	-5
be zed	-83
be zen	-108
be zendesk	-95
be zephyr	-106
be zine	-125
be zyrtec	120
be £	112
bea	115
bea have	101
bea wear	58
beach	-151
beach .	-68
beach each	-127
beacon	-92
beacon of	-92
beadwork	113
beadwork of	113
beagle	-90
beagle eat	-87
beagle name	-69
beak	-58
beak trim	-58
beam	-98
beam .	-60
beam get	-88
beam set	-82
bean	-147
bean .	-50
bean again	-55
bean every	-115
bean for	-84
bean on	-57
bean overnight	-80
bean seed	-81
bean sort	-101
bear	108
bear .	40
bear @food	54
bear a	54
bear again	51
bear and	110
bear at	141
bear in	-10
bear on	-139
bear to	96
bear with	112
bear yusef	76
beard	-122
beard .	-122
bearing	-126
bearing ,	-126
beast	-107
beast .	-107
beat	-35
beat @food	-74
beat a	-74
beat at	132
beat by	-135
beat her	8
beat him	113
beat in	-73
beat message	-71
beat the	-156
beat them	-98
beatriz	26
beatriz ,	112
beatriz be	-111
beau	109
beau @animal	109
beau do	109
because	78
because <number>	159
because @food	-59
because @pasta	-59
because @science	-88
because @treatment	142
because after	88
because biro	-115
because crowd	116
because dialysis	142
because feed	94
because he	35
because her	61
because his	232
because it	-88
because jona	-82
because letter	147
because mirela	113
because neither	-94
because nobody	-94
because of	90
because pasta	-59
because she	29
because the	13
because their	-125
because there	67
because they	106
bechstein	-110
bechstein .	-71
bechstein in	-106
beckett	-105
beckett .	-105
become	-28
become <number>	-101
become @food	114
become a	114
become impossible	-88
become so	-110
bed	39
bed ,	132
bed .	71
bed <number>	97
bed @vehicle	-88
bed above	-104
bed along	-91
bed be	-24
bed by	-125
bed cost	-86
bed early	-94
bed for	111
bed from	-126
bed have	111
bed in	-111
bed make	-120
bed most	121
bed near	110
bed rest	156
bed semi	-88
bed since	137
bed the	-81
bed to	-77
bed with	57
bed-making	-126
bed-making since	-126
bedridden	115
bedridden with	115
bedroom	-209
bedroom .	-82
bedroom @body_part	-114
bedroom and	-92
bedroom face	-114
bedroom get	-118
bedroom wall	-85
bedtime	81
bedtime and	81
bee	-67
bee ,	-84
bee .	-92
bee column	-75
bee move	-91
bee sting	102
bee suffer	-89
bee swarm	-87
beef	-124
beef cheek	-83
beef to	-104
beehive	-128
beehive .	-128
beekeeper	-91
beekeeper and	-91
beep	-35
beep .	-49
beep and	107
beep when	-56
beer	-23
beer .	99
beer and	15
beer as	-86
beer be	-89
beer call	-56
beer for	-74
beer mat	-74
beer trap	-80
beer unless	93
beeswax	-125
beeswax @fabric	-42
beeswax cloth	-42
beeswax from	-124
beetle	-109
beetle in	-109
before	62
before .	30
before <month>	-171
before <number>	-172
before @+finance	145
before @animal	-76
before @bird	-76
before @food	167
before @furniture	94
before @punishment	118
before @science	-78
before audition	87
before bed	94
before christma	-132
before close	82
before date	78
before deduction	84
before delete	-104
before dinner	101
before dua	109
before each	21
before easter	132
before erika	104
before exam	106
before file	-119
before fly	111
before food	72
before graduation	95
before half	-131
before he	-98
before his	111
before it	-78
before kick-off	-124
before load	-84
before lunch	47
before marriage	102
before marry	83
before may	-112
before meal	125
before michaelma	-94
before month	88
before move	113
before noon	-9
before open	49
before opening	91
before order	-120
before payday	93
before presentation	77
before prison	118
before school	71
before she	99
before snowflake	-76
before stand-up	-106
before summer	-103
before supper	72
before tax	145
before term	-115
before that	110
before the	73
before then	106
before they	104
before thursday	-101
before type	99
before upload	-91
before user	86
before weigh-ins	113
before work	70
before year	-121
beg	123
beg the	123
begin	-96
begin .	-83
begin after	96
begin at	-97
begin in	-100
begin on	96
begin section	-120
beginner	-101
beginner .	-103
beginner at	-71
behalf	-52
behalf of	-52
behaviour	-132
behaviour and	-88
behaviour in	-101
behind	75
behind .	-119
behind @animal	-125
behind @farm_animal	-125
behind @food	-109
behind @furniture	126
behind @science	-106
behind a	-109
behind and	-90
behind bar	126
behind by	-122
behind her	145
behind it	-106
behind marta	98
behind on	209
behind only	-112
behind reception	-108
behind sheep	-125
behind the	50
behind to	127
behind with	40
belarus	124
belarus in	124
belfast	8
belfast .	8
belgium	69
belgium .	127
belgium so	-107
belgrade	127
belgrade in	127
believe	86
believe .	140
believe @science	95
believe and	107
believe in	36
believe it	95
believe jesus	94
believe that	83
believe the	-162
bell	-147
bell .	-160
bell be	90
bell by	-55
bell jar	-117
bell tower	-87
bella	-76
bella be	-76
belly "	94
belly till	103
belly up	-127
belo	77
belo horizonte	77
belong	-77
belong to	-77
below	124
below 0	108
below <number>	-153
below the	165
belt	91
belt .	64
belt and	98
belt be	-107
belt on	91
belt under	89
belt when	99
belt with	-103
ben	-118
ben nevis	-118
bench	-74
bench ,	92
bench .	-179
bench at	110
bench for	-157
bend	28
bend .	-110
bend or	87
bend since	93
bender	117
bender ;	117
benedikt	28
benedikt .	108
benedikt be	-117
benedikt have	96
benedikta	93
benedikta be	93
benefit	137
benefit .	73
benefit analyst	-91
benefit and	99
benefit be	169
benefit come	95
benefit move	70
benefit page	-63
bengaluru	-97
bengaluru be	-97
benign	138
benign ,	95
benign .	105
bente	92
bente vanish	92
benzo	77
benzo .	77
bergen	-170
bergen .	-170
bergerac	-83
bergerac market	-83
bergmann	123
bergmann have	123
berlin ,	77
berlin .	-18
berlin half	-109
berlin on	89
berlin time	-114
berliner	70
berliner .	70
bernadette	-97
bernadette work	-97
bernard	-11
bernard .	-141
bernard can	127
bernard have	103
bernie	149
bernie be	66
bernie twice	120
bernina	-98
bernina <number>	-98
berry	-96
berry .	-96
berth	-141
berth .	-141
beside	-59
beside lidl	-65
beside steffi	-136
beside the	29
best	-40
best .	-67
best @fabric	-73
best @job	161
best after	-86
best and	-83
best drummer	123
best dust	-73
best friend	11
best height	-132
best in	-107
best man	98
best mate	138
best of	-164
best pierogi	-117
best seller	-83
best song	-76
best-selling	-106
best-selling print	-106
bet	-12
bet .	-137
bet ;	131
bet @food	-104
bet a	-104
bet about	-99
bet and	99
bet farouk	-55
bet since	141
bet the	107
bet with	-122
beta	-29
beta blocker	87
beta on	-105
bethany	-106
bethany @dwelling	-106
bethany house	-106
bethesda	-86
bethesda into	-86
better	-220
better .	-66
better @body_part	-122
better anvil	-122
better at	-144
better call	-76
better than	-103
bettina	-107
bettina want	-107
betty	117
betty have	117
between	-21
between .	-15
between <number>	-28
between @boat	128
between @food	-130
between @patient	-79
between @vegetable	-97
between @vehicle	128
between a	-93
between brecon	-85
between call	111
between client	-113
between cyprus	-117
between friday	-90
between gig	128
between heat	100
between kano	-89
between noon	-126
between patient	-79
between season	-113
between squash	-97
between the	-117
between tour	140
between university	-131
bev	101
bev <number>	101
bey	-79
bey .	-79
beyond	-36
beyond an	88
beyond the	-105
bfxr	-95
bfxr .	-95
bhai	-32
bhai be	-32
bhajan	98
bhajan each	98
bhuna	-59
bhuna ,	-59
bi	202
bi and	161
bi but	150
bi-fold	-128
bi-fold door	-128
bi-monthly	-88
bi-monthly and	-88
biarritz	-117
biarritz on	-117
bible	176
bible .	26
bible among	-43
bible for	-119
bible from	83
bible group	142
bible in	104
bible study	132
bible to	127
bicarb	-80
bicarb .	-80
bicarbonate	-96
bicarbonate of	-96
bicycle	-104
bicycle be	-85
bicycle spoke	-84
bid	-133
bid .	-89
bid up	-108
biden	103
biden sign	103
bidis	-77
bidis and	-77
bifida	127
bifida .	127
big	-34
big <number>	-81
big @family	114
big @furniture	-114
big @illness	-86
big @symptom	-86
big at	-94
big book	143
big city	-83
big desk	-93
big family	114
big girl	128
big headache	-86
big letter	-118
big love	-101
big pitch	-100
big press	-56
big release	-98
big she	-94
big shoegaze	-112
big sofa	-97
big text	-120
big toe	88
big type	-104
big wall	-62
big word	-90
bigger	-114
bigger converter	-114
biggest	-85
biggest client	-85
bike	-84
bike ,	34
bike .	-89
bike <number>	-75
bike and	111
bike at	-155
bike be	-142
bike by	-82
bike frame	-85
bike have	-97
bike in	-82
bike on	-108
bike repair	-75
bike ride	-108
bike service	-95
bike shop	71
bike to	-97
bike up	-104
bike with	-67
bilibid	131
bilibid for	131
bilingual	-145
bilingual but	-145
bill	26
bill ,	132
bill .	52
bill and	-102
bill be	-134
bill by	-84
bill cron	-79
bill for	-105
bill go	99
bill have	-6
bill in	91
bill of	132
bill office	-81
bill service	-138
billy	-92
billy be	-92
bin	-149
bin .	-125
bin @vehicle	61
bin anywhere	-107
bin bag	118
bin be	-144
bin day	-110
bin for	-79
bin lorry	61
bin out	-53
bin the	-101
bina	104
bina be	104
bind	47
bind .	138
bind book	-136
bind her	86
bind his	46
bind to	95
bind with	-125
binder and	123
binder with	-95
binge	62
binge @crime	-131
binge after	113
binge and	113
binge crime	-131
bingo	7
bingo .	144
bingo at	-187
binod	91
binod be	91
bio	-123
bio .	-109
bio @job	-85
bio teacher	-85
biography	-98
biography of	-98
biologist	-94
biologist .	-94
biology	-159
biology ,	-73
biology .	-101
biology and	-84
biology be	-88
biology in	-65
biometric	96
biometric @dwelling	96
biometric residence	96
biopsy	189
biopsy .	133
biopsy prove	90
biopsy to	129
bipolar	77
bipolar ,	90
bipolar and	80
bipolar in	-93
bipolar long	77
bipolar mean	147
birch	-62
birch ply	-62
bird	-116
bird .	-78
bird at	-59
bird for	-75
bird in	-73
bird on	-108
bird refuge	-78
birdsong	-89
birdsong clip	-89
birdwatching	-107
birdwatching .	-107
birmingham	-122
birmingham to	-122
biro	-115
biro smudge	-115
birth	185
birth ,	123
birth .	74
birth and	151
birth certificate	111
birth month	-80
birth of	128
birth people	81
birth position	-69
birthday	-82
birthday .	-27
birthday @+belief	-88
birthday @food	-85
birthday @politics	-88
birthday be	-150
birthday cake	14
birthday dinner	-85
birthday party	-88
birthday sort	-92
biscuit	-119
biscuit .	-119
biscuit be	-167
biscuit eat	-48
biscuit have	-78
biscuit only	-29
biscuit tin	65
bisexual	107
bisexual .	107
bishop	-187
bishop .	-134
bishop be	-88
bishop on	-58
bishop pair	-66
bisi	-82
bisi bring	-82
bismarck	-86
bismarck .	-86
bismillah	72
bismillah before	72
bisoprolol	132
bisoprolol ,	96
bisoprolol <number>	106
bisto	-79
bisto .	-79
bit	-129
bit .	-114
bit in	-96
bitcoin	115
bitcoin and	115
bite	31
bite ,	94
bite .	-85
bite @+health	-73
bite @+illness	-73
bite @+state	-73
bite @body_part	91
bite before	-113
bite by	79
bite deaf	-73
bite everyone	111
bite himself	97
bite of	-74
bite tongue	91
bite when	116
bitrate	-95
bitrate since	-95
bitsy	-77
bitsy over	-77
bitter	-96
bitter leaf	-96
bitwarden	-96
bitwarden .	-96
bivvy	-119
bivvy bag	-119
bjp	177
bjp ,	111
bjp .	157
black	95
black .	-176
black @alcohol	-82
black @animal	92
black @beer	-82
black @dog	92
black @drink	-124
black @illness	102
black @job	218
black @narcotic	-82
black @pet	92
black @symptom	102
black @tree	-104
black and	12
black british	150
black candidate	127
black caribbean	121
black coffee	-104
black dog	92
black engineer	127
black forest	67
black founder	102
black friday	-107
black man	104
black out	147
black postdoc	106
black pudding	-91
black sabbath	-133
black spot	-98
black stout	-82
black woman	116
blackberry	-86
blackberry on	-86
blackfly	-55
blackfly on	-55
blacklist	-94
blacklist @food	-94
blacklist a	-94
blackout	23
blackout .	92
blackout @fabric	-85
blackout lining	-85
blackpool	-117
blackpool .	-117
bladder	226
bladder .	126
bladder be	123
bladder twice	118
blade	-129
blade for	-129
blaise	-75
blaise .	-75
blame	-150
blame ,	-170
blame .	-76
blame @science	98
blame it	98
blank	-129
blank .	-129
blank kilo	-65
blanket	-177
blanket at	-115
blanket be	-73
blanket for	-133
blast	-13
blast the	-110
blast user	80
bleach	85
bleach set	85
bleed	-27
bleed .	129
bleed @body_part	-151
bleed and	102
bleed customer	-78
bleed for	119
bleed heart	-151
bleed into	-81
bleed of	-114
bleed review	-74
bleed the	-169
bleed through	95
bleed when	95
bleed whenever	108
bleeder	-110
bleeder resistor	-110
blend	52
blend .	110
blend @drink	-80
blend @food	-80
blend tea	-80
blender	-84
blender on	-84
bless	65
bless .	83
bless and	74
bless at	104
bless be	-56
bless by	65
bless with	110
blessing	45
blessing .	45
blight	-124
blight .	-100
blight in	-86
blind	-29
blind .	148
blind and	5
blind at	-108
blind by	-96
blind cost	-109
blind for	13
blind from	125
blind in	93
blind rivet	-91
blind without	123
blind-baked	-78
blind-baked base	-78
blindness	112
blindness and	112
blister ,	135
blister .	-121
bloat	-85
bloat ,	-108
bloat .	-78
bloat and	-67
bloat her	100
blob	-105
blob .	-105
block	-18
block .	-115
block @food	60
block a	115
block account	97
block after	-132
block all	141
block autoplay	-79
block be	-173
block by	-112
block e	-90
block meet	114
block out	-137
block the	-7
block write	103
blockade	215
blockade .	106
blockade against	98
blockade in	108
blockade on	106
blocker	87
blocker before	87
blog	-150
blog .	-93
blog from	-82
blog on	-66
blog she	-113
bloke	191
bloke .	109
bloke @animal	77
bloke at	85
bloke but	124
bloke do	77
blood	126
blood ,	36
blood .	-60
blood @+health	179
blood @+illness	179
blood @bicycle	-95
blood @vehicle	-95
blood and	177
blood at	-91
blood be	164
blood because	92
blood bike	-95
blood bottle	-80
blood drive	-89
blood every	59
blood group	107
blood have	52
blood level	76
blood now	76
blood on	80
blood pressure	190
blood say	126
blood test	110
blood thing	90
blood thinner	96
blood-drive	-96
blood-drive @job	-96
blood-drive volunteer	-96
blood-pressure	-88
blood-pressure widget	-88
blood-red	-93
blood-red accent	-93
bloodbath	-109
bloodbath over	-109
bloody	-8
bloody .	-104
bloody @doctor	-106
bloody @job	-106
bloody and	113
bloody surgeon	-106
bloom	-116
bloom in	-116
blot	-84
blot have	-84
blow	25
blow ,	100
blow <number>	106
blow down	-127
blow hammer	-86
blow into	-80
blow out	91
blow over	98
blue	6
blue ,	27
blue .	-118
blue <number>	71
blue @+health	93
blue @+illness	93
blue @instrument	-68
blue @jewelry	78
blue @medicine	93
blue and	96
blue baby	116
blue badge	124
blue bag	106
blue band	-115
blue card	89
blue diamond	78
blue get	80
blue harp	-68
blue in	-168
blue inhaler	93
blue lanyard	-108
blue morris	-123
blue one	104
blue roll	-108
blue rope	-53
blue route	-110
blue so	108
blue sticker	-93
blue turn	90
blue unhcr	121
blue van	-123
blue-eyed	128
blue-eyed half	128
blue/green	-92
blue/green rather	-92
bluebook	-91
bluebook style	-91
bluegrass	-102
bluegrass while	-102
bluegreen	-71
bluegreen on	-71
blueprint	-84
blueprint paper	-84
bluetooth	-82
bluetooth speaker	-82
blunt	-110
blunt review	-110
blurb	-106
blurb .	-106
bluttwurst	-79
bluttwurst .	-79
bmi	234
bmi be	168
bmi of	149
bmw	-108
bmw be	-108
bnfc	-134
bnfc .	-134
bnp	103
bnp in	103
bo	-141
bo be	-141
boar	-105
boar .	-87
boar stock	-90
board	-40
board .	8
board and	-55
board be	-167
board for	-138
board from	92
board game	-143
board meet	-122
board show	-108
board the	-101
board to	139
boat	-67
boat .	-180
boat and	82
boat at	-63
boat be	-115
boat berth	-93
boat dock	-54
boat from	-89
boat licence	133
boat moor	-105
boat on	-98
boat race	-116
boat ride	-134
boat to	143
boat up	-90
boat with	-77
bob	67
bob .	127
bob near	-79
bochum	48
bochum .	124
bochum after	-110
bodice	-101
bodice still	-101
body	-120
body .	-90
body do	-92
body text	-83
boer	116
boer stock	116
bogdan	-103
bogdan never	-103
bogotá	10
bogotá be	-88
bogotá in	90
bogumił	-111
bogumił be	-111
bohemia	-107
bohemia .	-107
bohinj	-101
bohinj anymore	-101
boil	7
boil @dessert	-87
boil @food	5
boil rice	86
boil sweet	-87
boil water	5
boiler	-192
boiler .	-115
boiler at	-27
boiler be	-94
boiler fail	-113
boiler in	-113
boiler of	-140
boiler warranty	-110
bojan	-110
bojan be	-110
bola	114
bola canvass	86
bola have	70
bollywood	-76
bollywood on	-76
bologna	-129
bologna .	-129
bolsonaro	132
bolsonaro and	116
bolsonaro jersey	89
bolt	-113
bolt and	-78
bolt on	-81
bomb	96
bomb and	96
bombay	48
bombay ,	48
bond	-11
bond .	119
bond @illness	-84
bond and	114
bond ladder	-64
bond pvc	-84
bond warehouse	-134
bondage	113
bondage and	113
bone	33
bone ,	66
bone @+illness	-80
bone @food	-83
bone @illness	-80
bone after	-101
bone be	150
bone broth	-83
bone density	-78
bone disease	-80
bone now	7
bone on	100
bone-anchored	104
bone-anchored thing	104
bonn	-82
bonn and	-82
bonnet	-29
bonnet .	-29
bonus	183
bonus at	116
bonus be	117
bonus come	111
book	-150
book .	-73
book ;	92
book @food	-138
book a	-138
book about	-78
book after	-57
book and	-97
book app	-62
book at	-177
book back	-138
book be	-165
book by	80
book club	-198
book donor	-119
book for	89
book group	-68
book hall	-77
book have	-95
book in	-142
book last	-153
book massage	125
book of	-85
book off	46
book on	-4
book only	-96
book out	-99
book page	-68
book shorter	-65
book site	-102
book software	-56
book suggestion	-79
book the	-171
book their	-109
book this	-102
book to	-101
book under	-57
book user	-68
book week	-89
book widget	-90
bookbinding	-91
bookbinding have	-91
booking	-124
booking .	-124
bookkeeping	-111
bookkeeping course	-111
booklet	-106
booklet for	-106
bookmaker	-100
bookmaker be	-100
bookshelf	-92
bookshelf be	-92
bookshop	-148
bookshop .	-106
bookshop against	-122
bookshop have	-89
boot	17
boot .	123
boot @garment	115
boot be	-160
boot in	-60
boot stay	115
boot the	-91
boot while	-92
boot with	96
booth	-101
booth .	-103
booth and	-80
booth as	-82
booth for	10
bootstrap	-77
bootstrap @food	-77
bootstrap a	-77
border	65
border .	98
border @animal	-111
border @dog	-111
border @pet	-111
border and	92
border at	111
border because	-81
border collie	-111
border from	-91
border move	139
border of	-107
border on	-87
bore	-122
bore .	-98
bore @food	-88
bore lunch	-88
bore stuff	-77
borewell	67
borewell .	116
borewell around	-93
boris	-86
boris godunov	-86
borrow	39
borrow <number>	83
borrow @bicycle	-108
borrow @food	-114
borrow @job	-92
borrow @vehicle	-108
borrow a	-114
borrow bike	-108
borrow checker	-92
borrow from	136
borrow on	119
borrow over	77
borrow their	-100
bosch	-98
bosch serie	-98
boss	-18
boss ,	-85
boss .	-93
boss @income	126
boss battle	-104
boss be	-179
boss dana	-114
boss go	112
boss grope	-9
boss have	34
boss in	131
boss keep	-113
boss let	-91
boss lutz	125
boss mallet	-94
boss mandla	65
boss name	-147
boss pay	126
boss put	64
boss soon	99
boss tamsin	89
boss to	-90
bossa	-87
bossa ,	-87
bot	-173
bot 	-62
bot .	-88
bot @food	-119
bot a	-119
bot be	-62
bot talk	-117
bot which	-78
botanical	-80
botanical garden	-80
both	53
both ,	176
both .	-114
both <number>	-117
both @+health	59
both @+illness	78
both @bicycle	-114
both @body_part	-47
both @family	183
both @food	85
both @illness	75
both @income	83
both @instrument	84
both @job	-62
both @meat	85
both @pregnancy	64
both @vehicle	-114
both bike	-114
both blessing	45
both blood	48
both bride	106
both brother	113
both cataract	75
both child	97
both ear	-96
both for	124
both fork	-102
both fuse	95
both get	140
both guitar	84
both hand	151
both in	-60
both kid	128
both layer	-103
both man	-31
both mmr	96
both night	-117
both of	28
both on	-107
both post	-123
both pregnancy	64
both rent	83
both shoulder	85
both side	178
both site	-121
both teacher	-79
both the	75
both trip	-114
both version	-106
both want	-123
both wrist	109
bother	-104
bother with	-104
botond	-78
botond @animal	-78
botond do	-78
botox	146
botox for	76
botox in	118
bottle	-81
bottle ,	-5
bottle .	-158
bottle @garment	-76
bottle again	122
bottle by	-80
bottle cap	-76
bottle for	99
bottle with	-85
bottle-jaw	-111
bottle-jaw and	-111
bottom	-161
bottom @illness	-77
bottom @injury	-77
bottom end	-75
bottom leave	-117
bottom scorch	-77
bottom set	-103
boulder	-110
boulder on	-110
bouldering	-131
bouldering and	-110
bouldering hall	-79
bounce	190
bounce .	91
bounce all	-140
bounce at	131
bounce thrice	116
bouquet	-68
bouquet garni	-68
bout	164
bout .	111
bout of	112
boutique	-79
boutique hotel	-79
bow	-13
bow and	-82
bow at	109
bow of	96
bow seat	-115
bowel	163
bowel .	98
bowel @+health	43
bowel @+illness	43
bowel @illness	43
bowel away	120
bowel be	66
bowel cancer	43
bowel operation	132
bowl	-174
bowl @color	-109
bowl club	-58
bowl for	-80
bowl green	-109
bowl have	-92
bowl on	-161
bowl score	-141
bowl team	-89
bowler	-108
bowler be	-108
bowline	-90
bowline .	-90
box	-134
box .	-47
box @food	-130
box a	-130
box after	-121
box and	-92
box at	-86
box be	-81
box braid	-76
box club	-113
box day	-71
box for	-82
box hall	126
box in	-123
box need	-53
box number	-101
box of	-150
box on	-104
box prop	-109
box room	40
box sit	-94
box to	-79
box under	10
box with	-169
boy	108
boy ,	134
boy .	152
boy @animal	109
boy @illness	97
boy @injury	97
boy and	165
boy at	73
boy bite	97
boy can	124
boy carry	-127
boy do	109
boy enter	84
boy every	-58
boy for	50
boy go	101
boy have	159
boy in	81
boy on	-138
boy pawn	79
boy play	-175
boy share	-104
boy smell	89
boy take	92
boy to	12
boy user	116
boycott	173
boycott @ethnicity	110
boycott israeli	110
boycott the	129
boyfriend	194
boyfriend .	52
boyfriend @+finance	93
boyfriend @animal	-125
boyfriend at	149
boyfriend be	75
boyfriend do	-125
boyfriend earn	93
boyfriend find	85
boyfriend for	89
boyfriend hit	110
boyfriend marek	120
boyfriend on	93
boyfriend wanderley	104
br01	-98
br01 variant	-98
bra	111
bra .	111
braai	-93
braai place	-93
brace	31
brace .	86
brace and	-114
brace for	56
bracelet	16
bracelet from	-84
bracelet that	94
bracket	-161
bracket "	-109
bracket .	-74
bracket and	-98
bracket on	-82
bradford	-128
bradford .	-89
bradford and	-92
braga	-124
braga .	-124
brahm	-115
brahm <number>	-115
brahmin	73
brahmin and	73
braid	-116
braid .	-116
braille	135
braille and	135
brain	-49
brain .	-77
brain and	94
brain for	-75
braise	-83
braise @animal	-83
braise @farm_animal	-83
braise @food	-83
braise @meat	-83
braise beef	-83
brake	-187
brake .	-88
brake alone	-92
brake bleed	-118
brake but	-50
brake caliper	-78
brake line	-74
brake pad	-143
brake when	-99
bram	16
bram .	-104
bram be	111
bramble	-90
bramble have	-90
branch	130
branch .	124
branch <number>	6
branch @+belief	174
branch @job	171
branch after	-137
branch be	-97
branch for	116
branch of	-101
branch secretary	171
branch to	-93
branch vote	174
brand	-152
brand .	-136
brand be	-49
brand colour	-112
brandvold	-88
brandvold .	-88
brannoc	-104
brannoc .	-104
brass	-62
brass .	-83
brass band	14
brass buckle	-103
brass grommet	-59
brass only	-81
brassica	-122
brassica .	-122
brawl	97
brawl .	97
bray	-113
bray unit	-113
brazil	-9
brazil and	12
brazil celebrate	-81
brazilian	-102
brazilian and	-102
brca	180
brca gene	122
brca mutation	134
brca1	125
brca1 variant	125
brca2	123
brca2 fault	123
breach	105
breach the	105
bread	-85
bread .	-142
bread @appliance	-89
bread be	-81
bread because	-90
bread course	-103
bread delivery	-121
bread from	51
bread knife	-102
bread or	93
bread oven	-89
bread recipe	-72
break	32
break ,	-124
break .	-66
break <number>	137
break @body_part	-141
break @food	-34
break @science	121
break @treatment	-95
break a	-34
break arm	-104
break at	25
break bad	-86
break by	92
break detox	-95
break each	-98
break early	96
break her	127
break his	179
break in	-59
break into	117
break laptop	-106
break neck	-93
break out	96
break outside	-114
break play	121
break rib	-87
break speak	-101
break the	26
break their	119
break until	-115
break up	-84
break user	-106
break-ins	-105
break-ins since	-105
breakdown .	153
breakdown after	101
breakdown and	134
breakdown cover	-130
breakdown on	-143
breakfast	-68
breakfast .	62
breakfast and	91
breakfast at	-156
breakfast idea	-85
breakfast late	-111
breakfast on	-115
breast	174
breast @illness	132
breast @injury	94
breast @symptom	105
breast be	127
breast cancer	111
breast hurt	94
breast lump	105
breast-feeding	106
breast-feeding because	106
breastfeeding	146
breastfeeding and	146
breath	80
breath .	82
breath analyser	-101
breath in	-125
breath whistle	134
breathe	111
breathe .	131
breathe hard	-78
breathe through	106
brecon	-85
brecon and	-85
breed	-141
breed @animal	-91
breed @fish	-91
breed guppy	-91
breed side	-111
breeder	-64
breeder near	-64
bremen	-97
bremen .	-97
bremerhaven	-94
bremerhaven .	-94
brendan @income	97
brendan be	-85
brendan find	97
brethren	161
brethren and	250
brethren at	-125
brew	-109
brew @food	-82
brew a	-82
brew virgin	-88
brewery	-127
brewery and	-74
brewery deposit	-116
brewery make	-56
brexit	-113
brexit because	-113
brian	78
brian be	78
bribery	81
bribery in	81
brick	-120
brick .	-173
brick @science	-103
brick and	-113
brick it	-103
brick leave	-93
brick on	-117
brick through	121
brick with	-5
bride	-28
bride .	-145
bride be	-117
bride price	106
bride turn	97
bride wear	106
bridge	-84
bridge ,	118
bridge .	-38
bridge from	-118
bridge in	-22
bridge model	-83
bridge out	-71
bridge round	-116
bridge with	-71
bridgeport	-123
bridgeport .	-123
bridger	-116
bridger without	-116
bridget	101
bridget have	101
brief	-130
brief .	-71
brief answer	-118
brief for	-81
brigade	33
brigade @garment	-96
brigade because	62
brigade cap	-96
brigade with	134
bright	58
bright lead	-90
bright led	101
bright light	94
brighton	-53
brighton .	161
brighton and	-102
brighton at	-117
brighton with	30
brightpay	-108
brightpay for	-108
brigid	44
brigid ,	-62
brigid be	69
bring	-15
bring <number>	-113
bring @bread	-96
bring @dwelling	12
bring @food	-169
bring a	-123
bring chapati	-96
bring fresh	-113
bring her	82
bring his	89
bring home	12
bring in	106
bring on	97
bring paul	105
bring samosa	-99
bring shea	-82
bring the	5
bring up	116
bringhurst	-119
bringhurst .	-119
briquette	-87
briquette and	-87
bristol	52
bristol .	-158
bristol at	109
bristol west	119
british	110
british ,	101
british .	156
british @garment	-78
british and	121
british english	-107
british fleece	-78
british spell	-129
brittany	-73
brittany .	-73
brno	58
brno .	58
broad	-124
broad @food	-89
broad @vegetable	-89
broad bean	-89
broad street	-108
broccoli	-81
broccoli "	-81
brogue	-76
brogue by	-76
broker	-101
broker .	106
broker and	-133
broker firm	-112
broker in	-130
brompton	-178
brompton .	-122
brompton be	-98
brompton in	-86
bronagh	-72
bronagh write	-72
bronze	-88
bronze at	-88
brooch	-105
brooch be	-105
broth	-83
broth every	-83
brother	73
brother .	130
brother <month>	106
brother <number>	96
brother @animal	-115
brother @insect	91
brother and	-58
brother be	30
brother chidi	-89
brother collect	-92
brother come	130
brother declan	-136
brother do	-118
brother ebo	-99
brother finn	-130
brother fly	91
brother for	114
brother forget	-123
brother ger	111
brother get	83
brother have	250
brother hear	80
brother in	-133
brother ivan	106
brother laser	-132
brother leandro	102
brother lorcan	111
brother name	-129
brother neil	111
brother olek	4
brother owe	77
brother owen	-90
brother play	-103
brother ralph	126
brother rebuild	-110
brother sell	-87
brother take	95
brother teach	-98
brother to	105
brother tunde	-117
brother who	119
brother-in-law	-35
brother-in-law .	-124
brother-in-law <number>	100
brother-in-law @food	-125
brother-in-law a	-125
brother-in-law be	61
brother-in-law can	106
brother-in-law hamish	-105
brother-in-law huff	126
brother-in-law name	-78
brother-in-law paint	-106
brother-in-law sell	-107
brown	-12
brown @furniture	-131
brown and	-153
brown desk	-131
brown envelope	120
brown paper	-107
brown switch	-81
brown woman	109
brown-out	-108
brown-out .	-108
brp	116
brp run	116
bruise	72
bruise @color	-112
bruise easily	71
bruise like	112
bruise purple	-112
bruno	-117
bruno have	-117
brush	-99
brush ,	-36
brush pen	-100
brush with	-78
brussel	52
brussel and	108
brussel twice	-102
brutalist	-92
brutalist @+belief	-92
brutalist @religion	-92
brutalist @temple	-92
brutalist church	-92
brutally	-112
brutally honest	-112
brute-force	-80
brute-force attack	-80
bryn	-108
bryn elian	-108
bríd	115
bríd be	115
bsl	111
bsl .	111
buccal	81
buccal @medicine	81
buccal @narcotic	81
buccal midazolam	81
bucket	-164
bucket .	-120
bucket in	-105
buckle	-22
buckle .	-22
bud	-57
bud .	-57
budapest	121
budapest for	121
buddhist	144
buddhist and	125
buddhist in	79
budget	-223
budget .	-99
budget <number>	-70
budget @furniture	-62
budget be	-219
budget for	-174
budget from	-120
budget justification	-84
budget of	-152
budget sheet	-111
budget table	-62
budgie	-89
budgie be	-89
budleigh	111
budleigh .	111
bueno	124
bueno aire	124
buffer	-121
buffer .	-99
buffer for	-90
buffet	-108
buffet for	-108
bug	-185
bug .	-102
bug assign	-68
bug filter	-95
bug funeral	-83
bug go	-97
bug in	-108
bug with	-84
build	-183
build .	-153
build <number>	-77
build @food	-108
build @furniture	129
build @instrument	-96
build @politics	-90
build a	-108
build be	-148
build book	-56
build control	-104
build dry	-90
build furniture	129
build go	-94
build have	-101
build in	-122
build lego	-86
build pipeline	-75
build schedule	-95
build site	-92
build the	-190
build violin	-96
build visa	-92
build with	-77
builder	-181
builder come	-127
builder instead	-75
builder of	-104
builth	-85
builth .	-85
bukola	12
bukola .	12
bulb	-174
bulb .	-94
bulb in	-69
bulb turn	-120
bulimic	110
bulimic ,	110
bulk	-102
bulk bag	-86
bulk import	-85
bulky	-105
bulky waste	-105
bulldozer	57
bulldozer at	57
bullet	-141
bullet .	-139
bullet point	-126
bullet rather	-95
bulleted	-75
bulleted fragment	-75
bulletin	-107
bulletin for	-107
bully	132
bully and	132
bump	93
bump at	-86
bump be	174
bump that	-87
bun	-96
bun all	-86
bun and	-49
bun from	-54
bundesliga	-94
bundesliga score	-94
bundle	-129
bundle .	-129
bungalow	-28
bungalow .	142
bungalow by	-114
bungalow in	-169
bungee	-149
bungee jump	-149
bungoma	-100
bungoma town	-100
bunion	128
bunion ,	128
bunk	-168
bunk .	-119
bunk bed	-104
bunk room	-84
buoy	-95
buoy outside	-95
bureau	-64
bureau at	-64
burger	-106
burger van	-82
burger with	-90
burglar	-96
burglar and	-96
burgle	231
burgle ,	126
burgle in	86
burgle twice	110
burgle while	119
burn	36
burn .	135
burn @body_part	108
burn @food	-91
burn a	-91
burn all	-87
burn at	121
burn briquette	-87
burn by	-74
burn candle	-124
burn easily	137
burn everything	-80
burn foot	108
burn him	120
burn his	151
burn in	108
burn multiple	-149
burn of	-135
burn out	-84
burn paper	131
burn the	-120
burn themselves	131
burn when	72
burn_time	-99
burn_time metafield	-99
burnout	163
burnout @hospital	67
burnout clinic	67
burnout in	118
burnout until	111
burp	27
burp @narcotic	116
burp acid	116
burp the	-61
bursar	-94
bursar and	-94
burst	67
burst @garment	-82
burst hose	-82
burst in	124
bury	42
bury .	-121
bury face	119
bus	-86
bus .	-23
bus @food	-103
bus @job	-73
bus a	-103
bus and	-63
bus at	-146
bus come	-118
bus company	-95
bus depot	114
bus for	-96
bus from	-98
bus leave	-98
bus mechanic	-73
bus on	-114
bus otherwise	-75
bus park	-83
bus pass	-135
bus stand	-116
bus stop	108
bus to	-106
bus trip	123
bush	-159
bush @craft	-111
bush @hobby	-111
bush @vehicle	-111
bush craft	-111
bush from	-92
bush mount	-72
business	-80
business .	-197
business @family	-92
business account	-147
business and	-132
business be	-65
business card	-104
business floor	-127
business go	127
business have	-102
business in	-73
business mistake	135
business of	113
business partner	-92
business school	-59
business trip	145
bust	100
bust .	133
bust dart	-101
bust in	90
bust of	-86
bust with	108
busy	-60
busy in	-60
but	33
but <number>	-16
but @animal	-94
but @believer	-94
but @body_part	-73
but @drink	118
but @insect	-94
but be	-15
but become	89
but both	94
but buy	-20
but civil	-103
but drink	118
but eat	-75
but firm	-91
but foot	-73
but have	119
but he	76
but her	34
but his	171
but lena	-4
but never	-146
but no	-81
but not	-33
but only	-72
but post	-140
but robredo	117
but tell	181
but the	134
but their	-113
but wasp	-94
but work	-119
butcher	-148
butcher be	-148
butter	-99
butter .	-55
butter soap	-82
butterfly	-114
butterfly @illness	-96
butterfly back	-76
butterfly be	-75
butterfly kick	-63
butterfly stroke	-96
button	-57
button be	70
button close	-109
button his	73
button in	-82
button lively	-102
button on	-84
button rename	-75
button to	-93
buy	-50
buy .	-88
buy <number>	-31
buy @animal	-74
buy @color	-85
buy @fabric	87
buy @fish	-74
buy @food	-113
buy @garment	105
buy @seafood	-74
buy a	-109
buy an	-102
buy by	-88
buy diaper	87
buy fish	-74
buy gold	-85
buy hair	80
buy her	74
buy his	-116
buy hydraulic	-102
buy nappy	69
buy new	102
buy nicorette	118
buy nitrile	-110
buy of	-104
buy on	104
buy share	-97
buy the	47
buy their	-112
buy tile	-75
buy unga	-84
buy-in	-106
buy-in <number>	-106
buyer	-67
buyer at	-67
buzz	-87
buzz .	-87
buzzer	5
buzzer .	125
buzzer at	-94
by	4
by ,	92
by .	87
by <month>	-21
by <number>	13
by @+health	146
by @+illness	146
by @alcohol	-80
by @animal	-56
by @beer	-80
by @bicycle	-75
by @boat	101
by @body_part	-178
by @craft	-102
by @doctor	133
by @dog	-56
by @drink	-96
by @family	99
by @food	156
by @hobby	43
by @illness	78
by @job	-104
by @narcotic	-80
by @pet	-56
by @science	-92
by @sport	121
by @symptom	78
by @vehicle	-34
by a	163
by aisle	-114
by alarm	-72
by alum	-83
by an	-61
by and	119
by autumn	-104
by barry	-103
by beach	-68
by beer	-80
by bike	-75
by birth	51
by bite	79
by blood	146
by boat	101
by bremen	-97
by bus	-108
by canton	-65
by caste	96
by chocolate	-76
by christma	-137
by click	86
by colour	-99
by compare	-67
by constructor	-56
by county	-89
by court	121
by craft	-102
by date	-102
by day	53
by default	-76
by descent	203
by district	-66
by doc	131
by doctor	64
by dust	-96
by e-mail	80
by ear	-35
by even	113
by eye	-100
by family	92
by father	65
by for	70
by friday	-67
by git	-47
by hale	-91
by half	-125
by hand	-176
by harris	-84
by hay	78
by her	-15
by herself	-56
by himalayan	-71
by hooligan	112
by ibrahim	83
by infrared	-81
by it	-92
by itself	29
by kofi	117
by lens	-68
by letter	89
by lg	-104
by lowell	138
by lunch	44
by march	121
by max	86
by may	52
by michaelma	99
by mistake	-174
by monday	-30
by mouth	97
by mrs	-104
by next	-139
by night	-125
by nnamdi	-131
by nobody	98
by noon	-6
by number	111
by on	65
by open	80
by other	-83
by plan	-119
by record	-101
by region	-127
by riot	92
by round	-136
by setter	-56
by shop	-88
by sip-and-puff	112
by sky	79
by sms	-86
by soak	-83
by spring	-118
by stand	-96
by station	-71
by storm	-94
by summer	115
by surname	-102
by text	-128
by the	76
by their	42
by then	-79
by theo	101
by thread	-78
by thunder	-122
by thursday	-4
by toddler	-100
by token	-88
by trade	-165
by train	-181
by unleash	-64
by van	-84
by voice	-26
by wear	-117
by what	-9
by whatsapp	-118
by whistle	-120
by with	-128
by z	-53
bydgoszcz	-117
bydgoszcz with	-117
bylakuppe	84
bylakuppe .	84
bypass	144
bypass .	28
bypass and	113
bypass at	110
bypass cut	-62
bypass in	92
byre	53
byre in	-94
byre when	104
bäckerei	-104
bäckerei lohmann	-104
båtsfjord	-78
båtsfjord .	-78
bürgergeld	169
bürgergeld .	88
bürgergeld and	115
bürgergeld between	140
c	-132
c .	-8
c @instrument	-87
c and	-83
c at	-125
c end	-108
c in	-82
c minor	-65
c string	-87
c-index	-77
c-index in	-77
c-section	107
c-section .	107
ca	-118
ca be	-118
cab	-53
cab .	-164
cab <number>	-108
cab of	109
cabaret	-113
cabaret of	-113
cabin	-215
cabin .	-161
cabin and	-84
cabin bag	-121
cabinet	-111
cabinet shop	-70
cabinet to	-108
cable	-187
cable .	-149
cable pull	-118
cache	-179
cache .	-85
cache chapter	-67
cache eat	-128
caddy	-70
caddy .	-70
cadiz	-112
cadiz for	-112
cadmium	-81
cadmium @color	-81
cadmium red	-81
caesarean	133
caesarean ,	-118
caesarean and	108
caesarean book	129
cafcass	180
cafcass interview	141
cafcass report	124
cafe	-118
cafe be	-74
cafe open	-105
caffeine	-117
caffeine after	-117
café	-111
café ,	-108
café .	-61
café @car	-129
café @vehicle	-129
café and	-120
café be	-104
café car	-129
café day	-131
café from	133
café in	-70
cage	-13
cage be	-83
cage fit	56
cain	-105
cain .	-105
caio	102
caio be	102
cake	-186
cake .	-178
cake after	-86
cake business	-138
cake for	-82
cake in	112
cake layer	-104
cake tin	-99
cake with	-130
cal	109
cal be	109
calais	79
calais ,	114
calais and	123
calais to	-127
calc	-136
calc .	-105
calc and	-90
calc sheet	-82
calculate	-87
calculate actuarial	-87
calculation	-158
calculation before	-127
calculation fix	-106
calculator	-144
calculator .	-110
calculator for	-118
calculix	-104
calculix .	-104
calendar	-158
calendar .	-123
calendar be	-89
calendar call	-88
calendar feed	-83
calendar on	-75
calendar so	-83
calf	-106
calf be	-37
calf raise	-132
caliper	-4
caliper .	95
caliper seize	-78
calisthenics	-131
calisthenics for	-131
call	-57
call 	-62
call "	-147
call ,	17
call .	62
call @+finance	-116
call @+health	-93
call @+illness	-93
call @+state	-93
call @alcohol	-123
call @animal	-93
call @beer	-123
call @bird	-93
call @bread	-118
call @debt	-116
call @dessert	-118
call @drink	-123
call @family	-119
call @food	-31
call @illness	-76
call @medicine	-142
call @narcotic	-123
call @science	50
call @vegetable	-81
call a	21
call after	-158
call alex	35
call alexander	-112
call andrea	115
call at	-104
call back	71
call because	-103
call before	-120
call bethany	-106
call between	113
call bipolar	-93
call biscuit	-118
call bismarck	-86
call bram	-104
call break	-87
call brexit	-113
call broccoli	-81
call center	-93
call centre	-127
call clint	-70
call confession	-80
call daily	-99
call declan	-102
call denise	-138
call dermot	114
call diane	149
call diesel	-99
call drossel	-127
call drunkard	-77
call duke	-57
call dunkle	-56
call each	-134
call ehlers-danlos	104
call every	-116
call ffion	-99
call first	-93
call flat	-77
call florin	-77
call from	44
call fusion	-57
call gordon	-87
call gran	-119
call guinness	-123
call gus	-89
call gwen	-145
call harbour	-88
call her	151
call herself	115
call him	-104
call himself	194
call his	-61
call holy	-66
call homebase	-96
call if	91
call immaculate	-85
call in	140
call inê	-64
call it	50
call its	-75
call jackie	76
call javascript	-106
call jolanda	144
call juda	-71
call juno	-101
call kirsty	-119
call lazarus	-106
call le	-76
call lev	-108
call license	-78
call ludmila	-109
call mabel	-88
call maisie	-102
call mateo	-98
call max	112
call mick	-107
call moss	-143
call mrs	-68
call name	126
call odile	-112
call of	-76
call on	108
call out	-113
call overdraft	-116
call paracetamol	-97
call patients_raw	-84
call pixel	-60
call plant	-129
call progress	119
call prozac	-107
call puffin	-93
call r	-92
call ray	86
call renata	-102
call rice	-112
call ronnie	107
call ruth	-118
call saul	-76
call second	-54
call slur	112
call stalin	-60
call stand	-103
call the	-70
call their	-87
call them	-127
call themselves	-125
call theo	112
call thessaly	-72
call to	-112
call tornillo	-77
call toxic	-91
call user	-7
call zungen	-100
caller	-91
caller have	-91
callum	-43
callum .	-109
callum at	-117
callum relapse	111
calm	-107
calm ,	-92
calm .	-76
calorie	211
calorie count	174
calorie until	111
calve	-199
calve .	-101
calve after	-88
calve be	-123
calve in	-142
cam	59
cam show	146
cam time	-159
camel	-83
camel case	-83
camera	-148
camera .	-88
camera and	-119
camera be	-97
camera catch	-89
camera come	-113
camera monopod	-85
camera on	108
camera shake	-80
camera to	-75
camera when	-77
camh	197
camh have	118
camh know	93
camh referral	122
camille	-79
camille the	-79
camino	-65
camino .	-168
camino in	98
camino to	6
camp	-56
camp .	-105
camp in	-165
camp trip	-144
camp with	84
campaign	168
campaign and	33
campaign for	141
campaign in	124
camper	-70
camper van	-70
campina	-92
campina and	-92
campsite	-105
campsite .	-105
campus	132
campus bible	109
campus counsellor	66
can	69
can .	158
can @food	-108
can @income	-119
can @vegetable	-108
can act	-116
can at	-92
can batch	-114
can be	-96
can eat	109
can explain	-100
can finish	85
can force-unlock	-105
can give	93
can go	-114
can hardly	112
can have	126
can hold	103
can inject	-111
can leave	104
can manage	115
can marry	99
can merge	-97
can n't	117
can no	151
can not	30
can only	-49
can open	-117
can pay	-119
can read	24
can say	88
can see	-83
can send	-8
can spend	-30
can stay	109
can tomato	-108
can work	-92
can write	-99
canada	-8
canada .	-12
canada in	-136
canada on	50
canadian	-115
canadian dollar	-115
canal	147
canal .	86
canal and	-120
canal be	109
canal on	140
canara	31
canara and	111
canara on	-102
canary	-161
canary .	-100
canary at	-129
cancel	-34
cancel "	-75
cancel ,	-134
cancel because	116
cancel less	-93
cancer	87
cancer ,	96
cancer .	128
cancer and	133
cancer at	113
cancer in	-128
candidate	145
candidate .	155
candidate be	124
candidate earn	-123
candle	20
candle .	131
candle and	-18
candle at	-85
candle before	105
candle business	-80
candle last	-120
candle of	-124
candle on	165
candle shape	-77
candlema	104
candlema .	104
candomblé	128
candomblé and	128
cane	34
cane @food	-95
cane @job	74
cane @seasoning	-88
cane cutter	74
cane fold	118
cane juice	-60
cane press	-116
cane sugar	-96
cane vinegar	-88
canker	-90
canker and	-90
cannabis	128
cannabis in	128
canoe	-61
canoe club	-61
canteen	-114
canteen be	-113
canteen have	-118
canteen in	-91
canteen note	72
canton	-65
canton for	-65
cantor	114
cantor in	114
canvas	-117
canvas @footwear	-81
canvas @garment	-81
canvas flat	-81
canvas of	-69
canvas with	-98
canvass	202
canvass for	202
cap	-170
cap .	-8
cap @furniture	-114
cap and	-153
cap at	-90
cap hang	-96
cap of	-116
cap table	-114
cap that	-76
cap the	-95
cap to	105
cap when	-114
cap-making	-117
cap-making tour	-117
capacity	-11
capacity .	77
capacity of	-110
cape	118
cape @footwear	118
cape @garment	118
cape flat	118
cape town	35
capital	-93
capital .	-93
capitol	37
capitol step	37
capoeira	-106
capoeira name	-106
cappagh	106
cappagh .	106
capsule	72
capsule before	72
captain	-8
captain ,	40
captain .	117
captain brandvold	-88
captain hook	-152
captaincy	-123
captaincy .	-123
caption	-24
caption .	-114
caption on	30
caption with	-83
car	79
car .	70
car at	75
car back	101
car backfire	91
car be	164
car blog	-93
car collection	-93
car crash	94
car fail	-117
car for	123
car have	-141
car if	92
car in	-128
car insurance	-155
car loan	175
car need	-141
car on	-94
car outside	108
car park	34
car seat	-119
car since	118
car so	-114
car through	-48
car wash	38
caravan	-175
caravan .	-110
caravan be	-99
caravan by	-117
caravan have	-104
caravan off	71
caravan whose	-111
carb	109
carb for	109
carbon	-64
carbon .	-104
carbon and	99
carbon be	-113
carbon fork	-97
card	57
card ,	5
card .	131
card @game	86
card @hobby	86
card @medicine	108
card after	-90
card and	23
card at	111
card be	52
card before	101
card buy	107
card data	-90
card debt	112
card film	-122
card for	-147
card from	-18
card get	123
card hang	89
card in	-46
card interview	108
card lapse	98
card lottery	86
card machine	-99
card of	97
card on	81
card promo	-139
card refill	108
card say	89
card themselves	-74
card trick	-121
card with	-168
card-carrying	158
card-carrying @+belief	158
card-carrying @+state	103
card-carrying libertarian	103
card-carrying tory	115
cardboard	-92
cardboard for	-92
cardiac	-77
cardiac arrest	-77
cardiff	-128
cardiff .	-128
cardiologist	125
cardiologist .	95
cardiologist be	-80
cardiologist last	91
cardiologist on	122
cardiologist want	77
cardiology	92
cardiology on	92
care	76
care .	20
care @dwelling	54
care about	73
care agency	-116
care at	119
care for	166
care home	54
care in	115
care of	-107
care on	-109
careful	76
careful with	76
carer	240
carer .	-84
carer <number>	119
carer @+belief	103
carer @income	102
carer at	-121
carer be	181
carer bless	46
carer for	155
carer from	126
carer on	-133
carer pray	103
carer precious	109
carer since	129
carer take	102
caretaker	-124
caretaker be	-124
cargo	-117
cargo bike	-117
cargo.toml	-117
cargo.toml .	-117
caribbean	121
caribbean "	82
caribbean on	96
carlisle	-120
carlisle .	-120
carlo	93
carlo have	93
carmel	-65
carmel ,	-65
carmelite	118
carmelite ,	92
carmelite before	107
carnation	-98
carnation .	-98
carnival	-149
carnival @illness	-91
carnival @symptom	-91
carnival burn	-91
carnival in	-122
carol	137
carol service	137
caroline	110
caroline be	110
carousel	-107
carousel .	-107
carp	-88
carp .	-107
carp at	-30
carpal	92
carpal @+illness	92
carpal tunnel	92
carpenter	-168
carpenter .	-168
carpentry	23
carpentry business	-127
carpentry from	-76
carpentry there	124
carpet	-100
carpet .	-100
carriage	-107
carriage return	-107
carrier	71
carrier .	120
carrier and	100
carrier bag	-97
carrier by	-80
carry	18
carry .	128
carry <number>	6
carry @food	62
carry a	62
carry amp	-127
carry an	171
carry down	-117
carry for	-86
carry her	80
carry him	77
carry nitroglycerin	113
carry no	-99
carry nothing	113
carry off	-117
carry on	-107
carry the	-17
carré	-92
carré thin	-92
carsick	146
carsick ,	130
carsick .	120
cartography	-91
cartography .	-91
cartola	-107
cartola lineup	-107
carton	64
carton in	118
carton to	-86
carve	-123
carve @tree	-59
carve olive	-59
carve the	-126
carvery	-130
carvery .	-130
cas	-85
cas @game	-85
cas @hobby	-85
cas number	-85
cascadia	-94
cascadia .	-94
case	11
case .	-154
case be	143
case citation	-91
case for	-110
case in	109
case of	-100
case on	87
caseload	-142
caseload of	-142
cash	60
cash ,	37
cash .	152
cash and	18
cash for	-133
cash in	130
cash office	-94
cash on	-91
cash or	-122
cash out	64
cash register	-113
cash since	61
cashew	20
cashew .	-115
cashew or	108
casimiro	33
casimiro be	33
cassava	-88
cassava @drink	-88
cassava must	-88
cast .	-93
cast be	110
cast for	-94
cast in	-88
cast only	97
caste	177
caste .	96
caste and	151
castle	106
castle craig	106
castlebar	-87
castlebar .	-87
castrate	-99
castrate and	-99
cat	-95
cat 	60
cat .	-124
cat @bread	-55
cat @dessert	-55
cat @food	-62
cat @footwear	-60
cat @fruit	-58
cat @garment	-60
cat @seafood	-61
cat @tree	-58
cat and	-64
cat be	-169
cat because	86
cat biscuit	-55
cat boot	-60
cat call	-73
cat eat	-100
cat hate	-60
cat howl	-82
cat mango	-58
cat pepper	-90
cat pixel	-92
cat prawn	-61
cat rescue	-71
cat scratch	-51
cat to	-84
cat until	-90
cat wander	-133
cat while	-91
cat-sitter	-84
cat-sitter be	-84
catalan	116
catalan estelada	116
cataract	172
cataract ,	143
cataract .	100
cataract in	92
cataract laser	75
catastrophic	-86
catastrophic backtrack	-86
catch	106
catch <number>	-80
catch @crime	100
catch @food	-93
catch @illness	82
catch @sex	100
catch a	-93
catch about	-124
catch an	-89
catch covid	82
catch grow	104
catch half	-131
catch kiss	100
catch shoplift	100
catch the	93
catch with	206
catechism	137
catechism .	137
cater	-75
cater .	-10
cater for	-130
cater staff	-102
caterer	-123
caterer be	-93
caterer for	-93
cathal	-119
cathal be	-119
cathedral	-156
cathedral and	-135
cathedral be	-87
catherine	89
catherine have	89
catheter	155
catheter and	100
catheter in	123
catholic	73
catholic ,	90
catholic .	124
catholic and	-30
catholic church	68
catholic who	55
cattle	-140
cattle station	-140
causal	-114
causal inference	-114
cause	86
cause .	39
cause and	128
caution	136
caution .	-132
caution apprentice	-91
caution for	182
caution from	121
cavan	96
cavan up	96
cave	-81
cave .	-81
cavite	-93
cavite flood	-93
ccj	108
ccj .	68
ccj on	108
cdu	143
cdu .	143
cebu	-16
cebu .	9
cebu and	-20
cebu leave	-149
cebu with	86
cedar	-154
cedar @illness	-109
cedar chest	-108
cedar shingle	-109
ceiling	-123
ceiling .	-123
celebrate	-7
celebrate "	-83
celebrate <number>	-130
celebrate birthday	177
celebrate dia	-81
celebrate their	-148
celery	-99
celery .	-88
celery in	-79
celiac	158
celiac disease	158
cell	114
cell .	52
cell @+illness	70
cell @illness	70
cell after	108
cell and	-135
cell be	-107
cell because	-105
cell block	103
cell disease	70
cell for	117
cell in	-96
cell overnight	106
cell trait	112
cellar	-149
cellar .	-129
cellar @appliance	-106
cellar @garment	-108
cellar at	109
cellar flood	-125
cellar fridge	-106
cellar in	-91
cellar stay	-108
cellist	-136
cellist on	-136
cellmate	144
cellmate teach	144
cello	-97
cello .	-127
cello @job	-100
cello about	-99
cello and	-111
cello lesson	-27
cello no	141
cello teacher	-100
cello until	-119
cello with	-136
celsius	-157
celsius .	-140
celsius alway	-100
cem	-79
cem @politics	-79
cem bey	-79
cement	-55
cement .	-55
census	-147
census extract	-84
census page	-116
census-style	-76
census-style survey	-76
cent	5
cent .	84
cent @job	13
cent extra	13
cent for	-115
cent hear	97
center	-93
center in	-93
centimetre	-156
centimetre .	-156
central	116
central @hospital	111
central kitchen	-78
central mental	111
central vision	113
centre	37
centre ,	192
centre .	-28
centre @drink	-117
centre and	-125
centre at	191
centre because	115
centre each	109
centre in	-95
centre must	-117
centre near	-118
centre of	-91
centre on	-112
centre there	-102
centre year	127
ceramic	-108
ceramic jug	-108
ceramics	-75
ceramics .	-75
ceremony-free	-79
ceremony-free scrum	-79
cert	-88
cert @science	-88
cert biology	-88
certificate	-162
certificate .	-119
certificate change	111
certificate expire	-102
certificate hang	-100
certificate of	-65
certificate run	-118
certify	-11
certify <number>	-100
certify by	111
certify copy	-64
certify will	-100
cet	-171
cet .	-171
cetirizine	230
cetirizine .	78
cetirizine and	82
cetirizine every	137
cetirizine half	136
cetirizine in	118
cgt	106
cgt banner	106
chaff	-78
chaff @job	-78
chaff cutter	-78
chain	16
chain .	-95
chain be	-112
chain for	-119
chain herself	177
chain of	-109
chair	124
chair against	108
chair and	-104
chair at	-133
chair cushion	80
chair during	111
chair empty	111
chair for	-10
chair of	116
chair that	-86
chair the	124
chalk	151
chalk ,	102
chalk with	110
challenge	-147
challenge .	-147
chama	86
chama be	119
chama meet	-96
chama will	124
chamber	-128
chamber choir	-93
chamber have	-86
chamber project	-83
championship	-129
championship .	-129
champix	161
champix .	138
champix because	105
chang	118
chang 	118
change	44
change "	125
change .	-90
change <number>	-120
change @food	18
change @science	113
change @seasoning	117
change a	-119
change dressing	117
change early	129
change every	106
change from	-104
change her	90
change his	102
change in	-154
change it	113
change line	-100
change lock	-65
change on	128
change pronoun	96
change the	-6
change to	111
change window	-125
changelog	-91
changelog in	-91
channel	-206
channel be	-72
channel earn	-106
channel for	-124
channel on	-72
channel use	-49
channel vanish	-117
chant	68
chant for	-124
chant nam-myoho	134
chaos	-108
chaos tool	-108
chapati	-96
chapati .	-96
chapel	-114
chapel ,	-79
chapel .	133
chapel in	-128
chapel into	-101
chapel of	-124
chaplain	-65
chaplain at	95
chaplain be	-124
chaplaincy	-49
chaplaincy administrator	-49
chapter	44
chapter "	-86
chapter <number>	116
chapter by	-134
chapter in	-67
character	-45
character .	-109
character and	102
character each	-119
character in	-76
charcoal	-100
charcoal first	-100
chard	-112
chard .	-112
charge	-6
charge .	127
charge <number>	-188
charge @science	121
charge at	-102
charge be	59
charge by	-93
charge in	-98
charge it	121
charge of	-122
charge pensioner	-69
charge plug	-117
charge the	95
charge to	-126
charge vat	-123
charge with	71
charger	-102
charger .	-76
charger near	-83
charity	-152
charity .	-126
charity @game	-56
charity @hobby	-56
charity auction	-56
charity be	-172
charity for	-115
charity in	-103
charity shop	-41
charity take	86
charle	77
charle @garment	77
charle bonnet	77
chart	-107
chart .	-104
chart be	-129
chart component	-66
chart have	-90
chart in	-112
chart need	97
chart only	96
chart that	-86
chart to	-120
chart use	-83
chart with	-54
charter	-92
charter structural	-92
chase	125
chase by	73
chase her	79
chaser	-87
chaser for	-87
chat	-42
chat .	-79
chat be	-47
chat for	-76
chat rather	38
chat with	-55
chatbot	-99
chatbot to	-99
chaturthi	75
chaturthi fast	75
cheap	-121
cheap .	-88
cheap and	-79
cheap crutches-style	-85
cheaper	-90
cheaper @science	-90
cheaper method	-90
cheat	73
cheat @believer	-81
cheat at	-121
cheat on	172
cheat pastor	-81
check	124
check "	82
check .	118
check @science	-100
check against	-75
check all	-105
check at	96
check claim	-99
check everything	-134
check her	114
check his	79
check in	123
check it	-100
check of	127
check on	56
check the	123
check them	122
check under	-119
check-out	-88
check-out machine	-88
checkboxe	-84
checkboxe rather	-84
checker	-126
checker ,	-92
checker for	-89
checklist	-180
checklist .	-126
checklist for	-86
checklist keep	-100
checklist make	-128
checklist with	-97
checkout	-103
checkout in	-85
checkout squad	-81
cheddar	-113
cheddar taste	-113
cheder	133
cheder after	133
cheek	46
cheek .	116
cheek on	-83
cheerful	-79
cheerful @alcohol	-79
cheerful @color	-79
cheerful @drink	-79
cheerful @narcotic	-79
cheerful @wine	-79
cheerful wine	-79
cheese	-100
cheese .	-101
cheese and	-49
cheese-making	-127
cheese-making class	-127
chef	-91
chef .	16
chef at	-112
chef be	-107
chef in	-93
chef user	119
chege	24
chege be	24
chemical	-157
chemical .	-129
chemical engineer	-84
chemical on	-70
chemist	-6
chemist and	-112
chemist be	-125
chemist before	97
chemist on	122
chemistry	-165
chemistry .	-134
chemistry and	-73
chemistry for	-84
chemo	191
chemo .	112
chemo @doctor	115
chemo @job	115
chemo begin	96
chemo nurse	115
chemo on	90
chemo start	116
chemo tablet	71
chen	-105
chen work	-105
chennai	-78
chennai .	-78
cheque	124
cheque @game	-94
cheque @hobby	-94
cheque bounce	131
cheque number	-94
cheque to	95
cherokee	43
cherokee ,	87
cherokee .	-4
cherokee and	107
cherry	-115
cherry @illness	-82
cherry pip	-82
cherry wood	-111
chess	-68
chess .	57
chess club	-101
chess in	-141
chess near	-135
chess online	-91
chess open	-89
chess set	-98
chest	121
chest .	89
chest @appliance	-113
chest @illness	103
chest after	84
chest and	177
chest freezer	-113
chest get	92
chest infection	103
chest pocket	-100
chest rattle	90
chest tightness	95
chest x-rays	-95
chestnut	-65
chestnut and	-65
chetan	75
chetan have	75
chew	72
chew @animal	-76
chew @horse	-76
chew @medicine	82
chew @narcotic	82
chew charger	-76
chew mint	-111
chew nicotine	77
chew on	110
chew the	98
chew xanax	82
chiamaka	-139
chiamaka be	-139
chiang	146
chiang mai	100
chiang rai	106
chicana	120
chicana ,	120
chick	-119
chick be	-119
chicken	51
chicken @body_part	-71
chicken @game	-71
chicken @hobby	-71
chicken coop	-108
chicken during	86
chicken heart	-71
chicken kiev	-108
chicken shop	145
chickenpox	137
chickenpox ,	109
chickenpox as	106
chicory	-97
chicory .	-97
chidi	-39
chidi be	-5
chidi drive	-89
chief	-50
chief ,	-77
chief .	-134
chief @illness	-109
chief and	-101
chief complaint	-109
chief lorna	105
chief step	115
child	32
child ,	-134
child .	-5
child @job	119
child after	161
child age	-119
child and	80
child be	-62
child benefit	130
child bo	-141
child every	-128
child from	-96
child get	57
child go	138
child have	181
child in	81
child iris	-89
child know	55
child live	188
child practise	-124
child psychologist	119
child support	152
child to	133
child use	9
childhood	30
childhood .	30
chile	79
chile .	59
chile at	87
chime	-122
chime .	-98
chime <number>	-105
chimney	-180
chimney @job	-117
chimney be	-141
chimney sweep	-117
chin	77
chin make	77
chinese	-43
chinese @ethnicity	130
chinese and	-66
chinese malaysian	130
chinese-filipino	94
chinese-filipino .	94
chiniot	-113
chiniot .	-113
chinook	52
chinook from	-72
chinook in	104
chip	-7
chip .	-104
chip in	147
chip night	-119
chip out	29
chip shop	-153
chisel	-108
chisel be	-108
chit	109
chit @income	109
chit fund	109
chit-chat	-95
chit-chat .	-95
chlamydia	169
chlamydia .	110
chlamydia from	142
chocolate	-65
chocolate "	-76
chocolate <number>	-80
chocolate and	-109
chocolate for	91
chocolate fountain	-59
chocolate in	-95
choice	6
choice .	115
choice for	-129
choir	-240
choir .	-137
choir at	89
choir be	-115
choir director	-65
choir have	-139
choir on	-168
choir rehearsal	-118
choir rehearse	-103
choir sing	-114
choir tour	-146
choir until	-143
choir use	-110
choke	-105
choke her	120
choke on	-135
choke people	-107
choker	-80
choker "	-80
cholesterol	139
cholesterol and	27
cholesterol be	76
cholesterol come	129
choose	-19
choose @food	-82
choose a	-82
choose an	-69
choose between	6
choose place	101
choose the	-118
choose whose	119
choral	-95
choral @music	-86
choral music	-86
choral society	-62
chord	-128
chord .	-103
chord chart	-83
chord diagram	-76
chorister	73
chorister nkechi	73
christ	-78
christ superstar	-78
christen	111
christen .	154
christen against	92
christen of	-130
christen the	-107
christma	-31
christma ,	132
christma .	-112
christma @animal	118
christma @bird	118
christma @game	-94
christma @hobby	-94
christma @tree	-141
christma and	135
christma but	133
christma card	-94
christma do	65
christma goose	118
christma in	-119
christma market	-59
christma tree	-141
christma with	-131
chrome	-79
chrome extension	-79
chromosome	169
chromosome and	169
chronic	59
chronic @+health	31
chronic @+illness	31
chronic @illness	59
chronic @symptom	59
chronic migraine	31
chronic pain	78
chuka	97
chuka be	97
chukwuemeka	-123
chukwuemeka .	-123
chunk	-15
chunk .	88
chunk at	-96
chunni	73
chunni in	73
church	16
church ,	96
church .	171
church @body_part	-185
church @flower	126
church @food	-132
church @furniture	-104
church @meat	-132
church and	-48
church because	87
church charity	-81
church clock	-98
church flower	126
church friend	21
church from	-101
church hall	51
church in	103
church interior	-82
church meet	119
church of	170
church organ	-185
church pew	-104
church photo	-115
churchwarden	132
churchwarden for	132
churn	-114
churn autopsy	-70
churn model	-93
ci	-161
ci ,	-85
ci go	-107
ci have	-102
ci yet	-110
ciara	89
ciara be	89
ciarán	64
ciarán pass	64
cibil	150
cibil score	150
cider	-168
cider ,	-100
cider every	-132
cigarette	120
cigarette .	120
cilantro	-91
cilantro soapy	-70
cilantro taste	-75
cin2	110
cin2 .	110
cinema	-103
cinema .	-103
cipralex	64
cipralex .	64
circle	7
circle .	-99
circle do	97
circuit	-138
circuit as	-111
circuit need	-110
circus	-134
circus in	-134
citalopram	109
citalopram with	109
citation	-91
citation in	-91
citizen	-108
citizen advice	-108
city	-106
city &	-108
city ,	-113
city be	-95
city centre	116
civil	-124
civil .	-103
civil reply	-111
cka	-111
cka in	-111
claim	63
claim .	-103
claim @food	-103
claim @hospital	111
claim a	-103
claim asylum	111
claim at	-99
claim be	121
claim portal	-76
claim refuge	99
claim work	91
claire	115
claire sleep	115
clamp	-79
clamp be	-125
clamp light	-135
clamp of	129
clamshell	-30
clamshell for	92
clamshell from	-95
clan	-13
clan leader	-101
clan name	110
clang	109
clang and	109
clap	5
clap in	123
clap out	-108
clara	-108
clara study	-108
clare	4
clare .	4
clarinet	-99
clarinet squeal	-99
clarion	-172
clarion .	-159
clarion have	-80
clash	81
clash with	81
class	-167
class ,	-99
class .	-54
class <number>	-107
class @+belief	-85
class @animal	-76
class @family	-106
class @food	-78
class a	-78
class and	126
class be	7
class by	-107
class dissect	-116
class do	-76
class from	-96
class have	-73
class in	-160
class make	-99
class of	-114
class on	-143
class parent	-106
class president	-108
class read	-111
class register	-94
class start	-127
class trip	-89
class visit	-87
class vote	-85
classic	-112
classic use	-112
classifier	-94
classifier for	-94
classroom	18
classroom have	-118
classroom with	109
clause	-158
clause @game	-80
clause @hobby	-80
clause explain	-91
clause in	-111
clause number	-80
clause of	-139
claw	-68
claw in	-68
clay	-205
clay .	-141
clay @food	-113
clay a	-113
clay in	-132
clay pot	-96
clean	68
clean .	149
clean <number>	-83
clean @dwelling	-8
clean @fabric	-73
clean @vehicle	-98
clean and	135
clean at	114
clean be	105
clean brush	-78
clean by	-137
clean checkout	-85
clean drop	-73
clean election	-89
clean for	38
clean from	123
clean house	-8
clean in	100
clean money	118
clean of	123
clean office	-107
clean on	-103
clean out	101
clean park	119
clean service	-139
clean sheet	-123
clean ship	-98
clean the	-94
clean up	-152
cleaner	13
cleaner .	-145
cleaner be	-143
cleaner marisol	137
clear	119
clear .	102
clear <number>	94
clear @food	111
clear a	111
clear at	-132
clear before	88
clear by	91
clear from	-121
clear half	-78
clear in	134
clear morning	-117
clear of	111
clear the	135
clear up	105
clear without	-129
cleave	188
cleave @body_part	121
cleave and	115
cleave lip	121
cleave palate	109
cleeve	-106
cleeve street	-106
clef	-98
clef slowly	-98
clem	78
clem have	78
clementine	-80
clementine @illness	-80
clementine @injury	-80
clementine bite	-80
clench	114
clench ,	114
cleopatra	-111
cleopatra .	-111
cleric	-73
cleric @rite	-73
cleric worship	-73
clerk	-202
clerk .	-159
clerk in	-121
clexane	120
clexane .	103
clexane in	103
cli	-102
cli .	-102
click	42
click and	-15
click on	126
clickhouse	-116
clickhouse .	-116
clicky	-81
clicky one	-81
client	-156
client 	-129
client ,	-73
client .	-209
client @income	-72
client and	57
client ask	79
client be	-109
client call	-99
client come	-116
client company	-52
client firm	-65
client fund	102
client ghost	-101
client in	-99
client ingrid	-104
client know	94
client pay	-127
client punch	128
client want	-110
client work	-106
client zahnarzt	-90
climate	129
climate in	77
climate people	115
climb	-192
climb <number>	-16
climb @color	-110
climb @food	-139
climb a	-139
climb at	-79
climb blue	-110
climb even	98
climb every	-91
climb for	-131
climb gym	-137
climb hall	-87
climb harness	-94
climb ladder	99
climb now	-115
climb project	-93
climb since	-120
climb stair	112
climb the	-119
climb their	-129
climber	120
climber be	120
cling	-42
cling film	-42
clinic	103
clinic .	125
clinic <number>	-136
clinic and	-101
clinic as	100
clinic at	108
clinic be	-95
clinic because	73
clinic buy	74
clinic give	-110
clinic have	-30
clinic in	205
clinic keep	-91
clinic not	132
clinic on	174
clinic say	107
clinic staff	-88
clinic that	-75
clinic to	129
clinic want	-6
clinic where	-106
clinic with	118
clinical	-72
clinical trial	-72
cliniko	-129
cliniko .	-129
clint	-70
clint .	-70
clip	5
clip .	46
clip <number>	-106
clip @science	-128
clip as	101
clip at	-89
clip he	-118
clip it	-128
clip on	112
clock	-103
clock ,	55
clock .	-27
clock each	-129
clock for	-98
clock go	28
clock have	-105
clock in	-115
clock shift	-125
clockwise	-91
clockwise ,	-91
clog	-121
clog .	-59
clog with	-111
clojure	-116
clojure but	-116
clomid	124
clomid start	124
clonmel	98
clonmel .	98
close	-89
close .	26
close ;	54
close @food	-123
close @science	-156
close a	-123
close anymore	100
close at	-149
close bank	-147
close by	29
close for	-97
close from	-124
close if	109
close in	-113
close it	-156
close its	-101
close monday	-93
close on	-142
close owe	79
close statement	82
close the	-155
close up	118
close wednesday	-122
closet	65
closet ,	65
clot	120
clot .	89
clot in	97
cloth	-90
cloth .	-95
cloth and	-42
cloth for	-90
cloth like	100
clothe	-22
clothe .	133
clothe out	-106
clothe peg	-75
clothespin	-92
clothespin on	-92
cloud	-118
cloud account	-117
cloud be	-62
clown	-71
clown .	-71
clozapine	59
clozapine and	53
clozapine at	62
club	-124
club ,	-109
club .	-55
club @animal	-79
club @bird	-79
club @body_part	96
club @game	-95
club @hobby	-95
club @income	-148
club all	-75
club and	137
club as	-120
club at	-120
club ban	-100
club be	-135
club call	-150
club change	-120
club chat	-79
club close	-101
club discuss	-102
club foot	96
club game	-95
club have	-153
club in	-99
club keep	-57
club lake	-88
club lose	-94
club meet	-144
club need	-87
club night	113
club on	-71
club open	-100
club own	-87
club pay	-148
club take	-125
club train	-78
cluj	-88
cluj .	-88
cluster	-192
cluster .	-138
cluster be	-91
cluster have	-126
cluster on	-91
cm	-188
cm @ethnicity	-112
cm @food	-107
cm a	-107
cm by	-53
cm japanese	-112
cm tall	-105
cmyk	-98
cmyk out	-98
cnc	-83
cnc .	-75
cnc at	-70
co	-112
co .	-73
co be	-82
co-op	-110
co-op before	-110
co-parent	-177
co-parent have	-140
co-parent to	-108
co-sign	131
co-sign for	131
co2	-103
co2 laser	-103
coach	43
coach .	41
coach @food	-77
coach @hobby	-82
coach @job	59
coach @sport	-82
coach a	-77
coach and	-148
coach anneli	80
coach as	125
coach be	116
coach between	-89
coach gymnastics	-82
coach job	59
coach name	-160
coach referee	-76
coach say	60
coach silke	124
coach the	6
coach to	100
coach under-12	-81
coach under-nines	-94
coach want	-102
coach when	108
coal	-104
coal in	-104
coastal	-87
coastal by	-87
coat	147
coat .	87
coat back	121
cob	-76
cob @food	-82
cob @vegetable	-82
cob murphy	-82
cob to	-55
cobol	-99
cobol .	-99
cocaine	132
cocaine .	87
cocaine addiction	97
coccyx	145
coccyx break	127
coccyx since	80
cochin	88
cochin .	88
cochlear	152
cochlear @medical_device	152
cochlear implant	152
cocktail	-100
cocktail be	-85
cocktail book	-57
cocktail menu	-66
cocoa	-79
cocoa swell	-79
code	-178
code .	-138
code @drink	-73
code after	-118
code and	-107
code be	-130
code best	-86
code comment	-60
code extension	-67
code from	115
code have	-74
code icd-10	-81
code in	-70
code must	-73
code now	126
code review	-174
code sample	-79
code than	-101
code the	-107
code with	-83
codebase	-69
codebase be	-69
codeine	65
codeine from	65
coeliac	141
coeliac .	148
coeliac @+illness	91
coeliac @illness	91
coeliac and	88
coeliac disease	91
coeliac in	87
coeliac so	115
coffee	-121
coffee .	130
coffee @color	-118
coffee @job	-65
coffee after	-92
coffee and	-146
coffee as	40
coffee at	-156
coffee before	-113
coffee black	-118
coffee business	-102
coffee by	-70
coffee completely	-125
coffee for	122
coffee have	-100
coffee order	-50
coffee roaster	-65
coffee that	-55
coffee van	-66
coffee with	-97
cofounder	121
cofounder embezzle	91
cofounder get	108
cofounder idris	87
cofounder mateus	-107
cofounder of	-130
cofounder spend	67
cofounder tweet	116
cofounder use	115
cohost	-104
cohost call	-104
coil	84
coil fit	81
coil for	-86
coil put	124
coil spring	-74
coil swap	113
coimbatore	-146
coimbatore and	-146
coin	-171
coin ,	-117
coin .	-137
coin for	-97
coin his	92
coke	107
coke at	107
col	-89
col be	-89
colada	-88
colada for	-88
cold	-115
cold .	-143
cold ;	115
cold @alcohol	-74
cold @animal	48
cold @beer	-74
cold @bird	48
cold @body_part	-137
cold @drink	-104
cold @dwelling	-103
cold @farm_animal	48
cold @food	-112
cold @hobby	-56
cold @narcotic	-74
cold @sport	-56
cold beer	-74
cold bring	97
cold call	-133
cold drink	-86
cold food	-112
cold foot	-137
cold plate	-99
cold room	-98
cold sore	158
cold storage	-86
cold swim	-56
cold turkey	48
cold-pressed	-87
cold-pressed paper	-87
coldplay	-96
coldplay for	-96
colic	96
colic during	96
colin	120
colin be	120
colitis	126
colitis .	116
colitis again	82
collage	-103
collage .	-103
collapse	-68
collapse wall	-68
collar	78
collar .	136
collar with	-84
collarbone	225
collarbone .	113
collarbone and	123
collarbone at	133
collarbone in	94
colleague	11
colleague .	134
colleague @garment	86
colleague anjali	-37
colleague ayo	-115
colleague be	109
colleague beatriz	-111
colleague bola	86
colleague bram	111
colleague call	-106
colleague dmitri	91
colleague ewa	123
colleague father	-105
colleague gaz	-110
colleague hanna	103
colleague henrik	118
colleague ine	-118
colleague lar	126
colleague lenka	-129
colleague mbali	131
colleague ngozi	-89
colleague noor	127
colleague obinna	-77
colleague parisa	97
colleague pooja	-120
colleague rosalind	-91
colleague sunil	105
colleague sven	-89
colleague thandi	-103
colleague throw	110
colleague who	17
colleague xiulan	-90
collect	-110
collect .	86
collect @alcohol	-94
collect @beer	-74
collect @drink	-94
collect @food	-57
collect @narcotic	-94
collect beer	-74
collect birth	-69
collect cocktail	-57
collect depression-era	-109
collect first-day	-91
collect fountain	-87
collect her	108
collect kenya	-93
collect nothing	-126
collect old	-111
collect on	-104
collect pokémon	-127
collect signature	129
collect since	-124
collect the	108
collection	-59
collection .	104
collection have	-95
collection hold	-111
collection video	-93
collector	-11
collector .	101
collector pause	-93
college	-9
college .	-109
college room-mate	116
collie	-114
collie .	-66
collie cross	-111
colm	-29
colm have	-29
cologne	65
cologne .	131
cologne dress	-122
colon	60
colon look	60
colon-separated	-82
colon-separated part	-82
colonel	-91
colonel be	-91
colonoscopy	171
colonoscopy on	171
colony	-65
colony with	-65
colostomy	126
colostomy .	43
colostomy bag	108
colour	-37
colour ,	49
colour .	-160
colour @+health	152
colour @+illness	152
colour @+state	152
colour band	-58
colour be	-123
colour blind	152
colour by	-97
colour chart	96
colour grade	-139
colour in	-93
colour of	-64
colour streak	-74
colour weak	111
colour-blind	99
colour-blind .	136
colour-blind reader	-120
colourwork	-57
colourwork @job	-57
colourwork jumper	-57
colposcopy	111
colposcopy .	111
columba	-62
columba ,	-62
column	-195
column "	-84
column .	-75
column <number>	-83
column for	-69
column hide	-114
column in	-111
column since	-115
column-level	-95
column-level access	-95
coma	23
coma for	-131
coma in	118
coma whenever	-107
comb	-98
comb .	-98
combi	-100
combi boiler	-100
combine	-41
combine @science	-72
combine from	-109
combine in	107
combine science	-72
combo	-116
combo cooker	-116
come	86
come ,	108
come .	8
come @dwelling	-16
come @food	-44
come a	-44
come about	22
come along	95
come as	113
come at	197
come back	133
come by	-128
come down	-11
come each	101
come every	-131
come for	50
come from	-163
come home	-16
come in	100
come late	94
come monday	-76
come off	76
come on	210
come out	41
come over	173
come round	-34
come through	29
come to	77
come tuesday	115
come twice	110
come up	69
come weekly	95
come with	-49
come within	34
comeback	-108
comeback of	-108
comedy	-115
comedy club	-65
comedy night	-104
comfort	-99
comfort word	-99
comforter	-95
comforter be	-95
comic	-161
comic ,	-118
comic of	-101
comic on	-88
comic with	-66
comm	-81
comm cupboard	-81
comma	-100
comma .	-74
comma before	-78
command	-146
command .	-88
command <number>	-101
command line	-74
command now	-105
comment	-102
comment be	-90
comment for	-74
comment in	-60
commentary	-93
commentary as	-93
commentator	-99
commentator on	-99
commercial	-74
commercial yeast	-74
commission	-7
commission ,	91
commission be	-93
commission off	-120
commission on	137
commit	-146
commit behind	-90
commit message	-102
commit on	-95
commit to	-88
committee	-82
committee .	13
committee and	-134
committee decide	-124
committee with	-104
common	-7
common .	-95
common and	98
communication	124
communication work	124
communion	-109
communion and	-77
communion capital	-93
communist	128
communist .	-104
communist and	113
communist party	139
community	63
community ,	97
community @doctor	-86
community @income	119
community @job	-86
community choir	-90
community edition	-99
community hour	100
community midwife	-86
community payback	119
community radio	-95
community server	-110
community service	162
commute	-201
commute .	-162
commute <number>	-67
commute be	-125
commute by	-75
company	-162
company .	-120
company <number>	-119
company @car	-102
company @debt	137
company @income	-81
company @job	-68
company @vehicle	-102
company and	-91
company audit	-68
company be	-145
company behind	-106
company budget	-69
company car	33
company day	110
company every	-106
company fail	98
company get	-122
company give	-113
company have	-133
company in	-70
company make	-80
company meetup	-92
company near	-125
company offer	-107
company on	-86
company pay	-108
company rent	-81
company retreat	-106
company sell	-101
company vision	-85
company volunteer	-68
company will	95
company with	-68
comparative	-70
comparative @+belief	-70
comparative @religion	-70
comparative religion	-70
compare	-78
compare .	-66
compare <number>	-63
compare @+finance	-30
compare @debt	-30
compare @science	-67
compare cheap	-85
compare it	-67
compare mortgage	-30
compare zombie	-55
comparison	-118
comparison in	-109
comparison without	-88
compensation	-91
compensation and	-91
competition	-65
competition .	-65
competitor	-127
competitor go	-127
compiler	-112
compiler choke	-69
compiler warn	-93
compiler whose	-67
complain	-171
complain about	-154
complain after	-97
complain he	91
complain to	-102
complaint	-156
complaint about	-109
complaint in	-83
complaint to	-119
complete	-115
complete @job	-69
complete beginner	-69
complete the	-98
completely	54
completely .	54
compliance	-64
compliance @job	-64
compliance officer	-64
component	-123
component .	-97
component and	-89
component re-renders	-66
compose	-104
compose @food	-104
compose a	-104
composition	-146
composition .	-63
composition in	-100
composition over	-97
compost	-165
compost bay	-79
compost every	-94
compost heap	-77
compost weigh	-126
compound	-24
compound have	129
compound interest	-98
comprehensive	-114
comprehensive in	-114
compression	133
compression sleeve	87
compression stocking	97
compressor	-127
compressor have	-100
compressor with	-98
compute	-65
compute parental	-65
computer	-18
computer .	-18
comrade	-34
comrade .	-120
comrade in	97
con	73
con .	-65
con and	97
conceive	98
conceive .	98
concentration	-109
concentration in	-109
concern	-122
concern get	-122
concert	-78
concert .	82
concert band	-118
concert hall	-100
concert in	109
concerta	196
concerta ,	106
concerta and	123
concerta before	38
concerta on	128
concerto	-121
concerto .	-121
conchita	96
conchita adore	96
conclusion	-107
conclusion at	-107
concrete	-143
concrete and	-70
concrete before	-114
concrete bridge	-83
concussion	163
concussion .	82
concussion at	93
concussion from	105
concussion in	58
conda	-103
conda suggestion	-103
condition	7
condition .	-70
condition at	109
condition between	-76
condition since	-75
condition that	72
conditional	4
conditional call	-102
conditional until	103
condo	100
condo .	100
conduct	-32
conduct .	99
conduct on	-96
conductor	-86
conductor and	-76
conductor of	-76
cone	-155
cone ,	-80
cone .	-99
cone <number>	-110
conference	45
conference .	-64
conference and	115
conference badge	-151
conference be	97
conference hall	148
conference he	-76
confess	-99
confess plainly	-99
confession	48
confession "	-94
confession .	119
confession @furniture	-97
confession before	132
confession booth	-97
confession of	-54
confession-style	-102
confession-style error	-102
confessional	-118
confessional "	-77
confessional .	-100
config	-175
config .	-145
config be	-94
config have	-79
config with	-75
confirm	126
confirm at	168
confirm the	-133
confirmation	-8
confirmation .	107
confirmation before	-121
confirmation mail	-80
confirmation name	103
confiscate	-92
confiscate by	-92
conflict	-94
conflict "	-94
confuse	-151
confuse .	-110
confuse @job	-67
confuse deputy	-67
confuse her	-81
confuse sarcasm	-94
congregation	189
congregation .	103
congregation and	154
congregation in	84
congress	46
congress .	71
congress all	96
congress as	128
congress in	-122
connection	-111
connection .	-111
connector	-83
connector for	-83
connexion	-75
connexion in	-75
conor	77
conor have	77
conscription	111
conscription .	111
conservation	-109
conservation area	-109
conservative	-152
conservative estimate	-90
conservative with	-112
conservatoire	-110
conservatoire in	-110
conservatory	-160
conservatory .	-128
conservatory @+health	-109
conservatory @+illness	-109
conservatory @+state	-109
conservatory blind	-109
consider	-120
consider €	-120
consolidate	112
consolidate everything	112
consonant	110
consonant ,	110
constable	-72
constable and	-72
constance	111
constance be	111
constipate	-97
constipate again	-97
constitution	-48
constitution in	-48
constructor	-101
constructor ,	-56
constructor and	-81
consulate	-109
consulate .	-109
consultant	192
consultant say	135
consultant to	136
consumer	-107
consumer .	-76
consumer lag	-83
consumption	-116
consumption in	-116
contact	31
contact .	97
contact adhesive	-91
contact agnieszka	-112
contact at	-121
contact centre	144
contact form	-135
contact order	177
contact sport	118
contact ted	-105
contact tracer	-87
contact with	-50
container	-108
container be	-108
content	-118
content with	-118
contest	-196
contest @income	-90
contest be	-89
contest in	-103
contest of	-126
contest since	-85
contest take	-90
contraception	-94
contraception at	-94
contract	-71
contract .	-24
contract because	150
contract but	-113
contract end	101
contract have	-139
contract in	-146
contract of	-108
contract template	-94
contract with	-123
contractor	58
contractor .	82
contractor for	-92
contraption	-85
contraption .	-85
contrast	101
contrast dye	101
contributing.md	-108
contributing.md .	-108
control	-116
control .	-90
control at	-114
control group	-120
control over	116
control to	-104
controller	-62
controller ,	-80
controller .	-135
controller as	100
controller for	-90
convent	149
convent and	115
convent of	111
convention	72
convention unless	72
conversion	-74
conversion be	-91
conversion begin	-127
conversion course	65
conversion rate	-146
convert	-27
convert <number>	145
convert @food	-163
convert @rite	-87
convert @temple	-87
convert a	-163
convert all	-114
convert before	164
convert chapel	-87
convert from	99
convert half	-91
convert the	-152
convert to	29
convert van	-73
converter	-111
converter .	-111
conveyancing	-101
conveyancing .	-101
convict	216
convict .	139
convict for	89
convict of	150
conviction	164
conviction .	88
conviction be	107
conviction for	97
cook	-155
cook .	-137
cook @animal	-85
cook @body_part	-64
cook @ethnicity	-161
cook @farm_animal	-85
cook @food	-108
cook @narcotic	102
cook @science	-85
cook alone	-84
cook at	-95
cook be	-74
cook chinese	-130
cook dal	-115
cook for	-110
cook forum	-88
cook from	-101
cook in	163
cook jollof	-108
cook math	-85
cook meth	102
cook on	-171
cook ox	-85
cook rib	-64
cook school	-121
cook the	-78
cook vietnamese	-85
cook what	-57
cook with	-91
cooker	-227
cooker .	-156
cooker and	-84
cooker be	-102
cooker whistle	-134
cookery	-123
cookery class	-123
cookie	-55
cookie tin	-55
cookware	-98
cookware line	-98
cool	120
cool van	120
coop	-108
coop .	-108
cooperate	-88
cooperate with	-88
cooperative	-184
cooperative .	-83
cooperative count	-120
cooperative give	-99
cooperative meet	-87
cooperative of	-109
cooperative operate	-78
cop	-105
cop as	-104
cop at	92
cop by	-94
cop of	-100
copd	122
copd .	122
copenhagen	-125
copenhagen .	-125
copper	8
copper @crime	103
copper pipe	-74
copper theft	103
coppersmith	111
coppersmith in	111
copt	133
copt by	133
copy	-197
copy .	-135
copy of	-64
copy shop	-110
copy their	-94
copy them	-88
cord	-131
cord .	-91
cord each	-93
cordial	-65
cordial .	-65
core	-38
core .	67
core @illness	-84
core @mental_illness	-84
core at	-95
core dump	-84
core in	-115
coriander	-84
coriander and	-70
coriander because	-64
corinne	129
corinne .	129
cork	19
cork .	21
cork @alcohol	-112
cork @color	-112
cork @drink	-112
cork @narcotic	-112
cork @wine	-112
cork floor	-78
cork half	-125
cork in	-78
cork wine	-112
cork with	126
cork without	127
corner	-188
corner .	-113
corner and	-110
corner by	-98
corner round	-72
cornet	-128
cornet ,	-92
cornet in	-103
cornflour	-79
cornflour and	-79
cornwall	-95
cornwall .	-95
corporal	-83
corporal alway	-83
corpse	-57
corpse reviver	-57
corpus	-91
corpus of	-91
correct	-175
correct @food	-135
correct a	-135
correct at	-126
correct down	-90
correct while	-106
correct without	-44
correction	-130
correction .	-118
correction in	-87
corrupt	-92
corrupt after	-92
corsa	-110
corsa last	-110
cortisone	116
cortisone twice	116
coruja	-106
coruja .	-106
cosign	124
cosign and	124
cosplay	-83
cosplay armour	-83
cost	-206
cost .	-143
cost <number>	-213
cost column	-114
cost him	119
cost in	-66
cost of	-93
cost them	116
cost user	-115
cost £	-140
costume	-121
costume be	-106
costume for	-89
costume of	-64
cot	74
cot .	78
cot and	107
cot for	-109
cot in	96
cot up	-101
cottage	9
cottage .	48
cottage in	-87
cotton	16
cotton .	-114
cotton @fabric	100
cotton glove	48
cotton price	-108
cotton wool	100
couch	-33
couch to	-153
couch with	127
cough	11
cough @+health	76
cough @+illness	76
cough and	97
cough blood	76
cough of	119
cough on	-112
cough turn	141
cough until	-106
cough when	-98
council	90
council ,	105
council .	42
council @+finance	36
council @dwelling	118
council @footwear	34
council @garment	34
council and	-107
council be	-90
council election	105
council fine	118
council flat	-40
council for	90
council give	-138
council hall	-113
council house	118
council in	22
council list	125
council office	-145
council on	95
council over	85
council take	-105
council tax	36
council will	-90
councillor	91
councillor .	-165
councillor against	124
councillor be	106
counsel	-120
counsel at	109
counsel be	-122
counsel course	-106
counsel software	-107
counsellor	162
counsellor .	103
counsellor after	77
counsellor at	93
counsellor for	117
counsellor tell	82
counsellor think	66
count	65
count .	-77
count <number>	-120
count @animal	-142
count @bird	-142
count @food	-75
count @meat	-75
count @medicine	60
count be	154
count bird	-75
count calorie	111
count carb	109
count coin	-97
count come	112
count for	74
count himself	59
count his	114
count in	87
count pill	60
count script	-125
count second	-104
count still	110
count the	-9
count them	-82
count vulture	-133
countdown	-114
countdown checklist	-97
countdown faster	-91
counter	-110
counter across	-114
counter beyond	88
counter of	-96
counter on	-100
counter than	-69
countie	-137
countie .	-137
country	112
country .	-62
country @bread	-75
country @food	-75
country and	86
country for	124
country loaf	-75
country on	79
country while	94
county	-68
county .	56
county @hospital	-160
county archive	-141
county be	-126
county council	-87
county court	128
county for	-89
county gaol	-79
county hospital	-160
county line	127
county museum	-114
county school	84
couple	131
couple .	112
couple from	22
couple now	92
couple question	103
couple who	-106
couple will	112
courier	-113
courier and	-113
course	-143
course .	-83
course at	-106
course be	-117
course do	-76
course from	-135
course have	-61
course in	-75
course next	65
course on	-149
course team	106
court	181
court ,	98
court .	204
court @footwear	-91
court @garment	-91
court @job	-121
court and	-134
court at	-97
court because	112
court clerk	-121
court date	39
court decide	136
court each	63
court for	72
court from	-82
court give	105
court have	125
court in	111
court on	128
court order	207
court over	218
court shoe	-91
court team	-121
court this	92
court with	-129
courthouse	94
courthouse .	94
courtroom	-76
courtroom show	-76
cousin	-31
cousin ,	122
cousin .	-93
cousin adaeze	-155
cousin amy	-96
cousin and	-66
cousin at	109
cousin bartek	-85
cousin be	-26
cousin bea	101
cousin beat	-29
cousin chuka	97
cousin claim	-5
cousin clean	122
cousin emeka	134
cousin get	8
cousin ikaika	-68
cousin in	91
cousin kwame	76
cousin leave	-26
cousin lerato	95
cousin live	-150
cousin meera	-115
cousin name	-114
cousin on	-22
cousin overdose	147
cousin oversleep	-139
cousin overstay	115
cousin paint	-81
cousin shoot	-124
cousin thandi	-93
cousin to	-129
cousin who	-10
coven	176
coven .	113
coven meet	135
covenant	-89
covenant or	-89
cover	-93
cover .	-66
cover @color	-104
cover @family	-89
cover @food	-100
cover @furniture	-88
cover @game	-67
cover @hobby	-67
cover @pregnancy	-116
cover @science	73
cover a	-100
cover at	-123
cover bar	-88
cover barry	-86
cover black	-104
cover by	-83
cover family	-89
cover famous	-102
cover for	-24
cover from	-91
cover gap	-107
cover her	183
cover it	73
cover juda	-102
cover lapse	-130
cover maternity	-116
cover parliament	-67
cover patent	-89
cover the	111
cover weekend	-136
covid	128
covid ,	112
covid .	88
covid again	104
covid in	82
covid take	28
cow	-117
cow .	-126
cow @+finance	119
cow @debt	119
cow be	-131
cow calve	-116
cow loan	119
cow need	-118
cow shed	-90
cowley	-82
cowley .	-82
cox	-115
cox ,	-115
cp	137
cp and	137
cpap	94
cpap .	94
crab	-93
crab at	-93
crack and	134
crack at	-126
crack in	-92
crack open	89
cradle	-150
cradle and	-150
craft	-160
craft .	-150
craft @alcohol	-73
craft @drink	-73
craft @narcotic	-73
craft gin	-73
craft market	-85
craig	106
craig .	106
craigellie	-107
craigellie stop	-107
craigslist	-73
craigslist that	-73
cramp	156
cramp .	121
cramp and	37
cramp at	64
cramp since	71
cramp through	113
cranberry	87
cranberry recipe	87
crane	-178
crane .	-86
crane for	-104
crane since	-114
crash	24
crash .	10
crash ableton	-106
crash at	110
crash by	126
crash of	91
crash report	-126
crash settlement	119
crash the	-110
crash with	-100
crate	-186
crate ,	-74
crate .	-98
crate at	-110
crate of	-88
crate rest	-90
crave	120
crave come	120
crawl	-71
crawl and	-71
crayon	-88
crayon .	-88
crazy	-115
crazy pave	-115
crb	93
crb for	93
cream	-12
cream by	-84
cream cheese	-31
cream machine	-96
cream on	103
cream puff	-104
cream this	113
creatine	85
creatine until	85
credit	123
credit .	103
credit @+belief	44
credit @game	163
credit @hobby	163
credit be	57
credit between	128
credit card	212
credit default	-82
credit from	-117
credit line	131
credit of	-136
credit score	72
credit union	44
credit until	123
creed	88
creed with	88
creep	78
creep up	78
cremona	-128
cremona .	-128
creon	114
creon with	114
crepe	-106
crepe be	-106
crest	-46
crest drive	92
crest on	-126
crewe	-126
crewe .	-126
cricket	-90
cricket .	-48
cricket <number>	-80
cricket analogy	-47
cricket on	-94
cricket season	-60
cricket team	-47
cricket with	-75
crime	-123
crime ,	-64
crime .	-65
crime and	-94
crime be	122
crime novel	-103
crime show	-131
crime while	-95
crimean	80
crimean @ethnicity	134
crimean cook	-101
crimean tatar	134
criminal	-95
criminal procedure	-95
criminally	-73
criminally ugly	-73
cripple	-111
cripple "	-97
cripple @job	-75
cripple stepper	-75
crisis	116
crisis .	97
crisis team	85
crisp	-80
crisp .	-61
crisp be	-75
critical	-75
critical condition	-75
crm	-104
crm .	-51
crm shall	-106
croatia	-106
croatia with	-106
crochet	-84
crochet instruction	-84
crofter	-92
crofter and	-92
crohn	154
crohn be	154
croissant	-79
croissant and	-79
cron	-139
cron "	-79
cron @job	-123
cron for	-79
cron job	-123
crook	-43
crook .	-116
crook and	95
crop	-141
crop .	-96
crop be	-113
crop script	-91
cross	114
cross @food	71
cross a	71
cross and	77
cross as	-123
cross at	213
cross bun	-96
cross by	101
cross himself	84
cross move	-100
cross name	126
cross no	34
cross the	-25
cross under	65
cross-dresses	144
cross-dresses at	144
cross-stitch	-113
cross-stitch hoop	-82
cross-stitch show	-95
cross-trainers	-111
cross-trainers and	-111
crossed-grain	93
crossed-grain sign	93
crossed-out	-92
crossed-out idea	-92
crossfade	-108
crossfade kill	-108
crossfit	-115
crossfit since	-115
crossword	-248
crossword .	-103
crossword and	-155
crossword app	-111
crossword at	-125
crossword in	-131
croup	134
croup this	134
crow	104
crow cover	104
crowd	153
crowd concert	82
crowd make	109
crowd place	125
crowd set	116
crown	14
crown court	104
crown street	-93
croydon	-41
croydon ,	-140
croydon .	45
croydon and	107
croydon because	-5
cruciate	56
cruciate .	115
cruciate do	-90
crucible	-98
crucible in	-98
crucify	-97
crucify <number>	-97
cruise	-55
cruise .	-131
cruise in	36
cruise ship	-80
crunchy	83
crunchy ,	83
crusade	113
crusade in	113
crusader	-107
crusader king	-107
crush	-140
crush on	-140
crutch	130
crutch .	130
crutch <number>	63
crutch-handled	-98
crutch-handled umbrella	-98
crutches-style	-85
crutches-style camera	-85
cry	132
cry .	77
cry each	103
cry every	92
cry in	47
crypto	69
crypto and	69
crystal	-140
crystal @dwelling	-116
crystal and	-83
crystal palace	-116
crèche	4
crèche .	135
crèche as	123
crèche be	-131
crèche have	-125
csv	-173
csv .	-91
csv as	-84
csv come	-99
csv have	-65
csv import	-98
csv to	-94
cte	-93
cte ,	-80
cte because	-77
cthulhu	-76
cthulhu campaign	-76
cto	-87
cto at	-87
ctrl	-56
ctrl ,	-56
cubbon	-97
cubbon park	-97
cube	-97
cube save	-97
cuckoo	-90
cuckoo from	-90
cue	-117
cue each	-117
cuenca	-64
cuenca .	-64
cull	-130
cull .	-130
cult	-5
cult and	-96
cult in	103
cult of	-54
cultural	-101
cultural @dwelling	-101
cultural house	-101
culture	-92
culture hela	-92
cup	-61
cup ,	123
cup .	-162
cup again	103
cup and	86
cup in	-96
cup with	-94
cupboard	-140
cupboard .	-140
curate	-113
curate @food	-113
curate a	-113
curator	-96
curator at	-96
curd	-134
curd .	-74
curd @job	-115
curd maker	-115
cure	-179
cure @food	-71
cure and	-88
cure egg	-71
cure for	-148
curiosity	-82
curiosity about	-82
curious	-127
curious till	-127
curitiba	-73
curitiba .	-73
curl	-93
curl .	-93
curly	-32
curly .	94
curly hair	-107
currant	-105
currant with	-105
currency	-72
currency column	-72
currently	-149
currently foster	-74
currently on	-80
currently travel	-108
currently use	-59
curry	-86
curry be	-57
curry leaf	-75
curse	32
curse .	-105
curse and	112
curse singleton	-74
cursive	-92
cursive font	-92
cursor	-130
cursor .	-130
curtain	-80
curtain ,	77
curtain and	-66
curtain come	-50
curtain draw	57
curtain rail	-107
curtain with	-86
curve	-112
curve .	-106
curve with	-53
cushion	101
cushion .	140
cushion be	111
cushion because	80
cushion cover	-123
custard	-167
custard .	-120
custard have	-112
custody	188
custody @job	28
custody and	151
custody battle	-111
custody case	87
custody in	99
custody of	136
custody officer	28
custom	-115
custom @job	-115
custom officer	-115
customer	-122
customer ,	29
customer .	-154
customer @furniture	-98
customer at	117
customer be	-159
customer buy	-102
customer bäckerei	-104
customer frau	123
customer in	-60
customer love	-82
customer only	-105
customer table	-98
customer to	-78
customer want	-116
cut	-6
cut ,	-8
cut .	50
cut @body_part	-70
cut @dairy	-77
cut @drink	-77
cut @science	115
cut @seasoning	100
cut a	-100
cut and	35
cut as	95
cut at	100
cut below	108
cut by	127
cut down	11
cut from	-159
cut glass	-98
cut hair	86
cut her	-147
cut herself	166
cut himself	22
cut his	42
cut into	-118
cut it	115
cut key	-65
cut milk	-77
cut near	-120
cut of	39
cut off	218
cut on	-172
cut out	76
cut salt	100
cut sign	-92
cut since	99
cut the	-180
cut tongue	-70
cut user	-62
cut weight	-99
cut widow	-101
cutover	18
cutover and	104
cutover be	-116
cutter	18
cutter and	74
cutter at	-78
cv	-107
cv for	-99
cv summary	-72
cyanide	-88
cyanide ,	-88
cyanotype	-84
cyanotype workshop	-84
cyber	-98
cyber insurance	-98
cycle	-21
cycle @job	-113
cycle and	71
cycle be	135
cycle club	-139
cycle come	-45
cycle courier	-113
cycle from	-101
cycle in	-99
cycle jersey	-83
cycle to	-120
cycle user	109
cymru	-116
cymru .	-116
cyprus	-117
cyprus and	-117
cystic	177
cystic fibrosis	177
czech	-105
czech and	-77
czech brewery	-74
d	-160
d .	-125
d minor	-96
d&d	-126
d&d .	-72
d&d @believer	-73
d&d @furniture	-110
d&d cleric	-73
d&d table	-110
d610	-89
d610 whose	-89
d66	105
d66 for	105
da	124
da and	124
dabble	-108
dabble in	-108
daca	229
daca kid	137
daca renewal	174
dachshund	-96
dachshund .	-96
dacia	-152
dacia and	-93
dacia service	-121
dad	30
dad ,	110
dad .	170
dad @animal	129
dad @color	-13
dad @food	116
dad @income	93
dad @insect	129
dad @job	-130
dad a	48
dad and	-104
dad at	-40
dad be	42
dad beat	-29
dad break	99
dad can	-134
dad come	151
dad cook	-130
dad cosign	124
dad die	117
dad drive	-123
dad farm	-70
dad fly	129
dad get	142
dad go	109
dad have	202
dad in	-73
dad leave	-48
dad lose	-10
dad mix	124
dad move	-117
dad name	-95
dad repair	-115
dad shout	-6
dad support	-105
dad take	93
dad wander	132
dad white	-13
dad work	-108
dag	-146
dag fail	-107
dag in	-113
dahlia	-93
dahlia .	-86
dahlia in	-69
dai	91
dai be	91
daily	-40
daily .	-16
daily driver	-82
daily page	-96
daily ping	29
daily ritual	-134
dairy ,	100
dairy .	52
dairy @animal	-110
dairy ask	-94
dairy cow	-95
dairy do	-110
dairy near	-113
dairy switch	-65
dal	-130
dal for	-115
dal need	-94
dale	101
dale huff	101
dalit	157
dalit @family	113
dalit caste	101
dalit family	113
dalmatian	-60
dalmatian island	-60
damage	123
damage in	123
damp	-76
damp .	-80
damp again	-85
damp and	-104
damp off	-88
damp once	-88
damp week	95
dan	-5
dan .	-146
dan be	152
dana	-27
dana ,	115
dana .	-105
dana live	-114
dance	-6
dance class	-76
dance floor	-81
dance from	95
dancer	56
dancer of	56
daniel	110
daniel that	110
danilo	112
danilo test	112
danish	64
danish @family	113
danish bakery	-135
danish grandparent	113
danish insurer	-76
danish village	107
danny	-54
danny be	-138
danny smoke	97
dara	76
dara go	76
dare	-94
dare to	-94
dargah	113
dargah whenever	113
dario	-56
dario play	-56
dark	93
dark .	206
dark @color	-86
dark and	59
dark chocolate	-109
dark enough	78
dark green	-86
dark hour	57
dark mode	-79
dark room	-123
dark spell	109
dark to	-47
darker	31
darker header	-61
darker than	110
darktable	-93
darktable over	-93
darn	-85
darn sock	-85
darnell	103
darnell be	49
darnell get	104
dart	-154
dart .	-101
dart for	-114
dash	-83
dash .	-83
dashboard	-158
dashboard .	-100
dashboard be	-76
dashboard for	-117
dashboard in	-89
dashboard refresh	-114
dastar	87
dastar and	87
data	-154
data .	-59
data @science	-81
data be	-88
data centre	127
data engineer	-81
data export	-122
data go	-90
data in	-85
data pipeline	-76
data platform	-77
data set	-81
data team	-67
data to	-75
data warehouse	-84
database	-192
database @+belief	-103
database @+state	-103
database @believer	-103
database admin	-75
database agnostic	-103
database be	-130
database have	-95
database on	-105
database replica	-90
databrick	-76
databrick before	-76
dataview	-105
dataview .	-105
date	32
date .	-85
date <number>	-111
date @food	-106
date a	-106
date and	-24
date app	101
date be	157
date before	-112
date bloke	109
date for	4
date have	-120
date his	101
date in	-155
date night	78
date palm	73
date profile	-124
date route	-105
date set	136
date write	-110
daughter	-59
daughter ,	98
daughter .	-151
daughter @animal	-164
daughter @fish	-115
daughter @hobby	82
daughter @income	109
daughter @sport	82
daughter ada	-91
daughter anouk	-96
daughter as	-120
daughter back	106
daughter be	-19
daughter can	104
daughter cut	-60
daughter do	-119
daughter fleur	-100
daughter follow	-94
daughter get	-61
daughter have	158
daughter ife	-89
daughter in	-22
daughter join	108
daughter lena	-118
daughter lotte	-115
daughter maisie	-85
daughter maja	-131
daughter miss	-101
daughter name	-143
daughter play	-129
daughter sanne	-91
daughter send	-108
daughter set	-98
daughter sit	-95
daughter start	-154
daughter stop	71
daughter take	109
daughter tell	112
daughter walk	82
daughter wear	132
daughter will	-127
daughter with	-93
daughter work	-110
daughter zainab	-74
daughter-in-law	97
daughter-in-law will	97
davao	-156
davao .	-156
davis	-104
davis into	-104
dawe	-95
dawe galaxy	-95
dawn	40
dawn .	109
dawn and	6
day	42
day ,	-24
day .	-26
day <number>	89
day @food	-169
day @job	-107
day a	-169
day across	-91
day after	61
day and	138
day around	97
day as	167
day at	159
day be	-74
day before	-104
day by	89
day can	84
day centre	-197
day clean	208
day collar	136
day each	111
day every	-121
day except	-125
day for	-111
day free	-86
day from	-122
day hide	-58
day in	15
day instead	121
day into	-80
day late	58
day now	117
day of	-23
day off	-59
day old	-119
day on	-15
day only	183
day or	92
day over	-125
day rally	98
day rate	116
day shift	-145
day since	63
day skipper	-107
day start	110
day term	-165
day the	-87
day then	130
day to	180
day unit	132
day until	-97
day when	94
day with	-88
daylight	-131
daylight @crime	-98
daylight robbery	-98
daylight with	-94
dayton	-70
dayton .	-70
db	-136
db and	-98
db in	-89
dba	-87
dba .	-87
dbf	-63
dbf file	-63
dbs	121
dbs .	121
dbt	-167
dbt .	-129
dbt model	-111
dbt test	-83
de	-67
de regenboog	-67
de-addiction	105
de-addiction in	105
deacon	94
deacon of	94
dead	-69
dead ,	132
dead @body_part	-106
dead @job	-102
dead anyway	75
dead blow	-86
dead for	-84
dead fret	-67
dead in	102
dead inside	78
dead letter	-107
dead man	-102
dead node	-49
dead simple	-96
dead since	-114
dead skull	-106
dead tine	-93
dead zone	-89
deadlift	-196
deadlift before	-143
deadlift e1rm	-114
deadlift on	-122
deadline	-194
deadline @drink	-129
deadline be	-156
deadline must	-129
deadline to	-104
deadname	124
deadname @drink	124
deadname must	124
deaf	-48
deaf ,	19
deaf .	157
deaf ;	90
deaf @animal	-66
deaf @dog	-66
deaf @family	-118
deaf @pet	-66
deaf and	-23
deaf child	-118
deaf collie	-66
deaf in	142
deaf old	-89
deaf to	-73
deaf youth	-94
deal .	101
deal @game	-107
deal @hobby	-107
deal @narcotic	92
deal allow	84
deal card	-107
deal on	-106
deal shall	108
deal weed	92
deal with	-186
dealer	35
dealer .	-107
dealer because	120
dean	-167
dean ,	-84
dean .	-169
dear	-74
dear .	-74
death	-52
death .	-51
death and	38
death by	-76
death on	-93
death play-off	-94
debate	-127
debate society	-93
debate team	-87
debian	-146
debian .	-82
debian <number>	-107
debian on	-98
debit	153
debit ,	91
debit bounce	116
debt	125
debt .	125
debt @job	101
debt @treatment	-16
debt adviser	-108
debt be	145
debt collector	101
debt counsel	-16
debt from	80
debt on	82
debt plan	125
debt relief	103
debt to	-33
debt-to-equity	-86
debt-to-equity of	-86
decaf	-129
decaf after	-129
decent	-94
decent intro	-73
decent pint	-85
decide	14
decide .	128
decide about	117
decide against	-129
decide and	-102
decide between	-131
decide in	140
decide that	24
decide then	-105
decide to	-77
decide whether	78
decimal	-118
decimal .	-118
decision	73
decision .	99
decision @furniture	-88
decision table	-88
deck	-107
deck ,	110
deck .	-106
deck @appliance	-60
deck and	-99
deck oven	-60
deck use	-117
deck when	-127
deckhand	-91
deckhand @job	-91
deckhand job	-91
declan	-100
declan .	-146
declan @animal	-88
declan be	121
declan cover	-136
declan do	-88
declan handle	-101
declan have	94
declare	109
declare @+belief	76
declare @+state	76
declare @believer	76
declare @science	136
declare atheist	76
declare insolvent	136
declare it	136
declare winner	-115
decline	123
decline @food	93
decline a	93
decline at	96
decree	131
decree forbid	131
dedicate	65
dedicate at	65
deduction	138
deduction .	102
deduction at	84
dedupe	-68
dedupe stg_orders	-68
deed	90
deed poll	90
deep	21
deep @food	-102
deep @meat	-102
deep fryer	-102
deep into	-101
deep with	86
deep work	54
deepak	123
deepak be	123
deer	-155
deer @job	-112
deer book	-114
deer fence	-112
default	8
default .	-76
default branch	-93
default from	150
default in	-6
default swap	-82
default to	-89
default with	107
defence	-94
defence .	-94
defend	-147
defend @criminal	-96
defend burglar	-96
defend people	-106
defender	103
defender alway	97
defender at	86
defensive	-88
defensive .	-88
degeneration	103
degeneration .	103
deglaze	-100
deglaze with	-100
degree	-133
degree ,	-61
degree .	-157
degree and	93
degree apprenticeship	-74
degree for	-128
degree hot	-103
degree in	-145
degree of	-91
degree until	-108
degree work	-93
dehumidifier	-115
dehumidifier because	-115
delay	-178
delay after	-117
delay at	-130
dele	-161
dele .	-88
dele be	-106
dele drive	-81
delegate	147
delegate .	128
delegate of	128
delegate to	49
delete	-123
delete .	-68
delete file	-104
delete the	-84
delete them	-92
deletion	-99
deletion .	-99
delft	-101
delft in	-101
delgado	-52
delgado on	-52
delhi	113
delhi ,	113
deli	-128
deli ,	-103
deli stall	-82
delirium	99
delirium .	99
deliver	-212
deliver @fabric	-94
deliver @science	-109
deliver it	-109
deliver linen	-94
deliver since	-113
deliver the	-71
deliver within	-112
delivery	-100
delivery ,	-50
delivery .	34
delivery be	-122
delivery charge	-98
delivery come	120
delivery have	-141
delivery of	-117
delivery only	-100
delivery pallet	-118
delivery round	-93
delivery under	-76
delphi	-63
delphi .	-63
delphine	-126
delphine .	-97
delphine want	-81
dem	162
dem .	133
dem candidate	85
demand	73
demand forecast	-137
demand in	127
demand the	118
dementia	121
dementia .	117
dementia and	76
dementia get	78
demir	-107
demir ,	-107
demo	-145
demo ,	-94
demo .	-86
demo and	122
demo be	-61
demo for	-108
demo out	-96
demo tape	-145
demo the	-116
democrat	124
democrat .	80
democrat in	93
democratic	124
democratic committee	124
demonstration	-98
demonstration of	-98
den	-105
den .	-105
denali	8
denali .	8
dengue	154
dengue .	118
dengue and	95
denial	87
denial .	87
denise	-138
denise .	-138
deniz	66
deniz sell	66
denny	-90
denny have	-90
density	-78
density of	-78
dent	-135
dent take	-135
dental	-170
dental @doctor	-81
dental @hospital	-86
dental @job	-81
dental @treatment	-104
dental clinic	-86
dental congress	-122
dental insurance	-63
dental nurse	-81
dental practice	-52
dental surgery	-94
dental treatment	-104
dentist	78
dentist ,	-122
dentist .	-75
dentist @drink	77
dentist @job	-96
dentist be	-107
dentist before	111
dentist in	-130
dentist must	77
dentist now	97
dentist receptionist	-96
dentist so	110
dentist that	141
denture	142
denture ,	88
denture at	114
deny	76
deny ,	113
deny .	115
deny @science	-120
deny it	-120
deny twice	107
department	-109
department .	-22
department @body_part	-108
department @income	-88
department head	-108
department in	-99
department store	-88
departure	-103
departure order	-103
depeche	-88
depeche mode	-88
dependant	94
dependant visa	94
dependencie	-89
dependencie .	-89
dependency	-56
dependency injection	-56
deploy	-199
deploy .	-73
deploy bot	-131
deploy fail	-55
deploy from	-98
deploy on	-86
deploy only	-56
deploy runbook	-85
deploy to	-107
deploy until	-150
deployment	-137
deployment .	-92
deployment at	-121
depo	160
depo and	160
deport	174
deport after	89
deport as	68
deport from	131
deportation	197
deportation letter	138
deportation order	144
deposit	-75
deposit .	81
deposit at	111
deposit back	-152
deposit before	-120
deposit for	-86
deposit of	-132
deposit on	43
deposit the	-102
deposit together	106
depot	60
depot .	50
depot <number>	-119
depot be	-88
depot injection	112
depot jab	83
depot on	-95
depot shoot	80
depress	-125
depress by	-107
depress since	-75
depression	-42
depression .	-12
depression in	-147
depression lift	123
depression scale	-76
depression-era	-109
depression-era glass	-109
deputy	-155
deputy @body_part	-104
deputy @job	-122
deputy head	-104
deputy registrar	-122
deputy state	-67
dera	106
dera .	106
derby	-89
derby .	-101
derby and	105
derby with	-117
derek	-106
derek be	-106
dermatologist	97
dermatologist ,	97
dermot	153
dermot and	114
dermot be	100
descale	-119
descale @science	-97
descale it	-97
descale the	-63
descent	214
descent ,	79
descent .	164
descent though	110
describe	-100
describe his	-100
description	-113
description for	-91
description of	-102
desert	119
desert with	119
deshi	-43
deshi be	-43
design	-83
design .	71
design @food	-154
design @job	99
design @medicine	-76
design a	-154
design ballot	-108
design female	-83
design of	-82
design package	-91
design pill	-76
design poster	99
design surgical	-76
design tool	-97
designer	-128
designer .	-117
designer ;	-70
designer and	-83
desire	77
desire and	77
desk	-143
desk .	-176
desk and	14
desk ask	108
desk at	-90
desk be	-83
desk edit	-105
desk for	-95
desk from	-103
desk in	-158
desk plant	-108
desk while	-129
dessert	-81
dessert at	-72
dessert be	-76
detach	92
detach retina	92
detail	-81
detail only	-81
detection	-127
detection at	-83
detection from	-99
detective	-74
detective .	-127
detective hale	96
detective story	-91
detective with	-102
detector	-99
detector be	-99
detention	150
detention centre	150
detlef	113
detlef have	113
detox	45
detox :	-95
detox and	109
detox in	98
dev	33
dev .	-105
dev ayo	86
dev container	-108
dev in	106
developer	-127
developer .	-127
development	-106
development .	-96
development ;	-64
development at	-101
device	-125
device .	-99
device @job	-85
device maker	-85
devil	-78
devil @food	-78
devil egg	-78
devon	-97
devon ,	-73
devon as	-73
devon for	-47
devotee	98
devotee .	98
devout	75
devout .	75
dexcom	175
dexcom g7	175
dia	-81
dia dos	-81
diabetes	51
diabetes .	154
diabetes @doctor	71
diabetes @job	71
diabetes and	92
diabetes charity	-80
diabetes cook	-88
diabetes diary	-110
diabetes go	116
diabetes in	101
diabetes nurse	71
diabetes since	145
diabetic	-39
diabetic .	-9
diabetic and	-92
diablo	-95
diablo trade	-95
diagnose	153
diagnose @+health	87
diagnose @+illness	87
diagnose @+state	87
diagnose @illness	87
diagnose coeliac	87
diagnose with	155
diagnosis	140
diagnosis at	48
diagnosis since	137
diagram	-110
diagram for	-88
diagram in	-76
dialysis	140
dialysis .	128
dialysis @body_part	-127
dialysis @income	142
dialysis mon-wed-fri	56
dialysis on	168
dialysis overnight	121
dialysis pump	-127
dialysis take	142
dialysis unit	-108
diamond	8
diamond blade	-110
diamond one	78
diane	149
diane at	149
diaper	87
diaper and	87
diarrhoea	82
diarrhoea ,	82
diary	-4
diary .	120
diary entry	-92
diary to	-110
diazepam	106
diazepam to	106
dictate	-80
dictate ,	-109
dictate because	-32
dictate code	126
dictionary	-145
dictionary .	-145
die	-73
die "	-90
die .	-176
die and	14
die be	-104
die disk	-72
die during	-96
die linke	136
die of	8
die on	-164
die silently	-101
die when	-90
die with	-89
die younger	-102
diesel	-150
diesel .	-99
diesel @game	-129
diesel @hobby	-129
diesel @illness	-98
diesel @sport	-129
diesel @symptom	-98
diesel cough	-98
diesel golf	-129
diet	87
diet ,	-96
diet .	43
diet and	-112
diet as	132
diet tip	110
dietician	107
dietician put	107
diff	-113
diff ,	-101
diff .	-91
different	57
different @furniture	91
different format	-89
different school	-104
different sofa	91
different time	126
difficult	133
difficult .	133
diffractometer	-115
diffractometer .	-115
dig	-94
dig out	-94
digger	-128
digger .	-128
digital	-83
digital @music	-83
digital music	-83
dilator	98
dilator as	98
dilnoza	39
dilnoza have	39
dim	134
dim ,	101
dim the	89
din	-101
din <number>	-101
dinghy	-71
dinghy lose	-71
dingle	-91
dingle .	-91
dinner	7
dinner .	44
dinner and	-78
dinner be	16
dinner because	-59
dinner for	-119
dinosaur	-115
dinosaur @body_part	-78
dinosaur rib	-78
dinosaur rucksack	-94
diocesan	-76
diocesan @job	-76
diocesan architect	-76
diocese	71
diocese offer	71
dioralyte	85
dioralyte in	85
diorama	-84
diorama of	-84
dip	-103
dip on	-103
direct	153
direct debit	153
direction	-90
direction and	-90
director	-166
director .	-106
director at	-126
director be	-65
dirk	-66
dirk ,	-66
dirt	-71
dirt @science	-71
dirt it	-71
disability	182
disability allowance	63
disability benefit	117
disability check	127
disability-access	-144
disability-access patch	-144
disable	89
disable bay	89
disappear by	92
disappear cursor	-130
disbar	102
disbar in	102
disc	123
disc .	133
disc at	106
disc brake	-50
disc of	-104
disc unload	119
discharge	108
discharge with	108
disco	-123
disco .	-79
disco elysium	-104
discount	-144
discount .	-118
discount for	-88
discount rate	-117
discriminant	-87
discriminant in	-87
discuss	14
discuss euthanasia	-102
discuss with	63
disease	118
disease ,	59
disease .	170
disfellowshipped	120
disfellowshipped last	120
disgust	-100
disgust .	-100
dish	98
dish ,	172
dish .	-95
dish to	-74
dishwasher	-144
dishwasher .	-91
dishwasher be	-109
dishwasher tablet	-95
disk	-165
disk .	-108
disk in	-125
dislike	-196
dislike @animal	-74
dislike @color	-98
dislike @flower	-98
dislike @food	-75
dislike @insect	-74
dislike @vegetable	-75
dislike big	-62
dislike carnation	-98
dislike carousel	-107
dislike comma	-74
dislike dark	-79
dislike isolate	-66
dislike long	-90
dislike mushroom	-75
dislike tab	-126
dismiss	102
dismiss in	102
disorder	141
disorder and	65
disorder in	116
dispatcher	-117
dispatcher at	-101
dispatcher for	-95
dispensary	11
dispensary .	100
dispensary in	-86
dispense	-92
dispense arv	-92
displacement	-105
displacement and	-105
disposal	-106
disposal of	-106
dispute	97
dispute with	97
dissect	-116
dissect @food	-116
dissect a	-116
dissertation	-89
dissertation on	-89
distance	-93
distance for	-69
distance in	-77
distillery	-89
distillery .	-89
district	81
district .	-66
district @doctor	125
district @job	125
district court	80
district nurse	125
disturb	-123
disturb .	-123
dive	43
dive at	43
diver	-130
diver since	-130
diversity	156
diversity @game	91
diversity @hobby	91
diversity form	116
diversity lottery	91
divide	-133
divide .	-133
division	-91
division of	-91
divorce	189
divorce ,	152
divorce .	89
divorce ;	88
divorce and	133
divorce badly	142
divorce be	150
divorce hear	128
divorce law	-107
divorce on	142
divorce paper	114
divorce since	-148
divorce user	116
divorce your	-85
diwali	156
diwali .	126
diwali off	98
diy	-152
diy @alcohol	-89
diy @beer	-89
diy @drink	-89
diy @narcotic	-89
diy beer	-89
diy livery	-61
diy loan-a-tool	-121
diyarbakır	92
diyarbakır by	92
dizzy	116
dizzy spell	116
dj	-193
dj .	-172
dj @boat	-91
dj @vehicle	-91
dj gig	-91
dj set	-90
django	-111
django ,	-70
django <number>	-97
django and	-76
django monolith	-64
djembe	-76
djembe .	-76
dkp	98
dkp ,	98
dl380	-110
dl380 gen9	-110
dm	-119
dm at	-110
dm want	-67
dmitri	-50
dmitri have	91
dmitri review	-83
dml305	-92
dml305 and	-92
dms	-134
dms on	-134
dna	157
dna and	74
dna helix	-61
dna kit	123
dna report	121
dnr	117
dnr in	117
dns	-70
dns cutover	18
dns report	-120
do ,	105
do .	-50
do 18	88
do 28	116
do <number>	-26
do @+health	102
do @+illness	102
do @animal	-73
do @body_part	-132
do @color	-80
do @craft	-86
do @dog	-73
do @food	19
do @garment	-126
do @hobby	-167
do @hospital	-107
do @income	-103
do @job	-112
do @narcotic	109
do @pet	-73
do @politics	-144
do @punishment	93
do @science	41
do @sport	-163
do @treatment	182
do @vehicle	-91
do a	-20
do about	-107
do all	-105
do an	-119
do and	-92
do anything	-111
do aqa	-72
do asbestos	-93
do asylum	-107
do at	-12
do bollywood	-76
do both	90
do brake	-92
do by	-85
do calf	-132
do calisthenics	-131
do call	-142
do cam	59
do candomblé	128
do clamshell	92
do community	120
do crossfit	-115
do crossword	-125
do cte	-80
do deadlift	-122
do dog	-73
do domestic	-76
do drag	109
do dry	-144
do duolingo	-120
do evening	-113
do everything	-107
do export	-47
do eyelash	-106
do fatty	96
do fauré	-62
do finite	-104
do for	163
do freelance	-86
do gcse	-84
do glue-ups	-116
do gold	-80
do grade	-122
do gymnastics	-100
do half	-103
do height	81
do her	91
do his	156
do hr	-136
do in	174
do it	108
do ketamine	109
do ladder	-117
do lakshmi	98
do landlord	-119
do landscape	-102
do laundry	-126
do low-carb	-87
do most	110
do mostly	-111
do n't	153
do night	152
do not	-56
do on	-105
do on-call	-108
do only	-86
do order	-112
do peritoneal	121
do pilate	-96
do pole	85
do porridge	143
do pottery	-91
do precisely	-139
do puja	233
do pull-ups	-129
do rehab	102
do relief	-91
do report	-142
do retro	-90
do robotics	-119
do rope	-74
do sale	-103
do saturday	78
do scaffold	118
do sedation	141
do small	-93
do spanish	-88
do stair	37
do stocktaking	-128
do task	-93
do that	-78
do the	-160
do their	-125
do time	221
do timesheet	-135
do toolbox	-107
do trunk-based	-96
do unpaid	124
do ux	-131
do vehicle	-91
do voice-overs	-127
do wed	-109
do weekday	109
do well	53
do with	-132
do without	129
do witness	-127
do woodworking	-51
do yoga	-99
doc	-58
doc .	-105
doc be	-94
doc because	-122
doc for	-85
doc only	-93
doc say	109
doc until	131
dock	-41
dock .	-76
dock and	-16
dock at	-54
dock be	-98
dock the	93
docker	-98
docker image	-98
docs/adr	-90
docs/adr folder	-90
docs/ops/deploy.md	-85
docs/ops/deploy.md .	-85
doctor	125
doctor ,	100
doctor .	17
doctor be	57
doctor boss	-90
doctor call	77
doctor costume	-89
doctor ekwueme	-40
doctor for	-101
doctor put	138
doctor say	115
doctor tell	100
doctor to	98
doctor try	118
doctor want	191
doctor who	95
doctor with	-102
document	-82
document the	-82
documentary	-122
documentary until	-122
dodge	112
dodge @science	101
dodge go	91
dodge it	101
does: @+belief	91
does: @+finance	238
does: @+health	49
does: @+illness	146
does: @+state	175
does: @alcohol	27
does: @animal	-104
does: @appliance	-182
does: @bird	29
does: @boat	-180
does: @body_part	50
does: @bread	-122
does: @car	-54
does: @cat	-74
does: @color	-8
does: @craft	-91
does: @crime	77
does: @criminal	-12
does: @dairy	95
does: @debt	227
does: @dessert	-48
does: @disability	131
does: @doctor	53
does: @dog	-133
does: @drink	80
does: @dwelling	-50
does: @ethnicity	-84
does: @fabric	-189
does: @family	35
does: @farm_animal	79
does: @flower	60
does: @food	20
does: @footwear	-119
does: @fruit	-168
does: @furniture	-78
does: @game	-21
does: @garment	-26
does: @hobby	-27
does: @hospital	103
does: @illness	127
does: @income	87
does: @injury	-51
does: @insect	-118
does: @instrument	26
does: @jewelry	113
does: @job	-9
does: @meat	133
does: @medical_device	170
does: @medicine	176
does: @mental_illness	-74
does: @music	31
does: @narcotic	122
does: @pasta	-109
does: @pet	-146
does: @politics	52
does: @pregnancy	133
does: @punishment	141
does: @religion	88
does: @rite	-55
does: @rodent	-97
does: @science	46
does: @seafood	107
does: @seasoning	-148
does: @sex	188
does: @shellfish	107
does: @symptom	102
does: @temple	24
does: @treatment	-12
does: @tree	-85
does: @vegetable	-76
does: @vehicle	6
does: @wine	27
does:accompany @dance	-62
does:accompany @hobby	-62
does:accompany @instrument	-62
does:accompany @science	-62
does:account @food	-99
does:add @+illness	-102
does:add @illness	-102
does:add @symptom	-102
does:aim @food	-100
does:aim @vehicle	-100
does:annotate @food	-91
does:argue @+belief	82
does:argue @family	82
does:argue @science	82
does:arrange @instrument	-76
does:ask @+belief	109
does:ask @+finance	103
does:ask @+health	68
does:ask @+illness	68
does:ask @boat	100
does:ask @body_part	4
does:ask @debt	103
does:ask @dessert	100
does:ask @dwelling	100
does:ask @family	96
does:ask @food	-16
does:ask @illness	68
does:ask @job	28
does:ask @religion	109
does:ask @symptom	68
does:ask @temple	109
does:ask @vehicle	100
does:attack @illness	86
does:attack @mental_illness	86
does:attend @+belief	89
does:attend @+finance	109
does:attend @believer	-123
does:attend @debt	109
does:attend @food	-123
does:attend @rite	89
does:attend @temple	89
does:attend @treatment	109
does:audit @+belief	-81
does:audit @food	-81
does:audit @punishment	-120
does:audit @religion	-81
does:audit @temple	-81
does:back @+finance	84
does:back @food	84
does:bail @boat	-77
does:bail @dairy	-77
does:bail @drink	-77
does:bail @food	-77
does:bail @vehicle	-77
does:bake @bread	-86
does:bake @color	-70
does:bake @food	33
does:bake @fruit	-70
does:bake @job	-70
does:bandage @garment	-82
does:bank @animal	-103
does:bank @bird	-103
does:bank @vehicle	-107
does:bar @furniture	84
does:bar @instrument	-88
does:be @+belief	83
does:be @+finance	83
does:be @+health	83
does:be @+illness	80
does:be @+intimate	128
does:be @+state	112
does:be @addiction	102
does:be @alcohol	-33
does:be @animal	-50
does:be @appliance	-82
does:be @beer	-139
does:be @believer	78
does:be @bicycle	-108
does:be @bird	-81
does:be @boat	-104
does:be @body_part	67
does:be @bread	-138
does:be @car	17
does:be @cat	-110
does:be @cheese	-109
does:be @color	62
does:be @craft	-115
does:be @crime	125
does:be @criminal	-37
does:be @dairy	-52
does:be @dance	-6
does:be @debt	132
does:be @dessert	-109
does:be @disability	-19
does:be @dog	-46
does:be @drink	15
does:be @dwelling	36
does:be @ethnicity	118
does:be @fabric	-27
does:be @family	29
does:be @farm_animal	11
does:be @fish	-107
does:be @flower	23
does:be @food	-8
does:be @footwear	31
does:be @fruit	-18
does:be @furniture	-41
does:be @game	-52
does:be @garment	30
does:be @herb	-106
does:be @hobby	-40
does:be @horse	16
does:be @hospital	108
does:be @illness	74
does:be @income	75
does:be @injury	-25
does:be @insect	-88
does:be @instrument	-89
does:be @jewelry	-68
does:be @job	-28
does:be @meat	83
does:be @medical_device	179
does:be @medicine	154
does:be @mental_illness	49
does:be @music	-107
does:be @narcotic	32
does:be @nut	-23
does:be @orientation	128
does:be @pasta	-114
does:be @patient	27
does:be @pet	-87
does:be @politics	-22
does:be @pregnancy	102
does:be @punishment	90
does:be @religion	49
does:be @reptile	-103
does:be @rite	49
does:be @rodent	-117
does:be @science	-21
does:be @seafood	-25
does:be @seasoning	-53
does:be @sex	139
does:be @shellfish	-12
does:be @sport	-14
does:be @symptom	7
does:be @temple	48
does:be @treatment	176
does:be @tree	-47
does:be @vegetable	-91
does:be @vehicle	-41
does:be @wine	-29
does:bear @animal	8
does:bear @crime	101
does:bear @food	8
does:bear @illness	101
does:bear @symptom	101
does:beat @alcohol	-74
does:beat @beer	-74
does:beat @body_part	-58
does:beat @drink	-84
does:beat @family	-58
does:beat @food	-112
does:beat @illness	-74
does:beat @job	-58
does:beat @narcotic	-74
does:bed @furniture	-81
does:believe @animal	95
does:believe @believer	95
does:believe @body_part	94
does:believe @food	95
does:believe @insect	95
does:believe @science	95
does:believe @treatment	-108
does:belong @+belief	108
does:belong @family	-166
does:belong @food	149
does:belong @instrument	-71
does:belong @temple	108
does:benefit @food	95
does:bet @animal	107
does:bet @drink	-55
does:bet @food	-116
does:bet @horse	107
does:bet @income	107
does:bet @instrument	-104
does:bet @tree	-55
does:bike @bicycle	-93
does:bike @food	-75
does:bike @vehicle	-93
does:bin @+health	125
does:bin @+illness	125
does:bin @food	125
does:bin @illness	125
does:bin @income	125
does:bin @injury	125
does:bind @fabric	-101
does:binge @crime	-131
does:binge @garment	-131
does:binge @science	113
does:black @color	95
does:black @science	95
does:blame @science	98
does:blast @criminal	-110
does:blast @food	-110
does:bleed @food	119
does:bleed @science	119
does:blind @+health	-109
does:blind @+illness	-109
does:blind @+state	-109
does:blind @family	-109
does:bloat @dairy	100
does:bloat @food	100
does:bloat @illness	100
does:bloat @science	100
does:bloat @symptom	100
does:block @vehicle	-132
does:blue @color	-12
does:blue @family	108
does:blue @flower	108
does:blue @food	-115
does:blue @illness	-12
does:blue @job	108
does:blue @mental_illness	-12
does:blue @music	-12
does:blue @science	108
does:boat @animal	-54
does:boat @boat	-54
does:boat @fish	-54
does:boat @food	-54
does:boat @seafood	-54
does:boat @vehicle	-54
does:bond @illness	-84
does:bond @science	-84
does:book @dwelling	-87
does:boot @animal	-60
does:boot @cat	-60
does:boot @drink	-60
does:boot @dwelling	-91
does:boot @footwear	-130
does:boot @garment	-130
does:boot @pet	-60
does:borrow @body_part	-75
does:borrow @food	-75
does:borrow @job	-75
does:bottom @illness	-77
does:bottom @injury	-77
does:bowl @game	-58
does:bowl @hobby	-58
does:box @food	-120
does:box @job	-86
does:box @meat	-101
does:boycott @+belief	97
does:boycott @ethnicity	110
does:braise @animal	-83
does:braise @farm_animal	-83
does:braise @food	-83
does:braise @meat	-83
does:break @+belief	113
does:break @animal	96
does:break @dairy	-114
does:break @dance	-84
does:break @drink	-114
does:break @food	-79
does:break @hobby	-84
does:break @horse	96
does:break @illness	96
does:break @injury	96
does:break @job	-84
does:break @science	-84
does:break @temple	113
does:breed @animal	-91
does:breed @fish	-91
does:breed @garment	-91
does:breed @sex	-91
does:brew @+belief	-88
does:brew @alcohol	-109
does:brew @beer	-82
does:brew @color	-82
does:brew @drink	-109
does:brew @food	-82
does:brew @narcotic	-109
does:brew @politics	-88
does:brew @science	-82
does:brick @food	-160
does:bring @+finance	114
does:bring @dwelling	-33
does:bring @family	-110
does:bring @food	51
does:bruise @illness	71
does:bruise @injury	71
does:bruise @treatment	71
does:build @animal	-72
does:build @dessert	-55
does:build @ethnicity	-72
does:build @food	-77
does:build @insect	-72
does:build @instrument	-55
does:build @job	-55
does:build @science	-77
does:build @tree	-72
does:burn @+health	-39
does:burn @+illness	-39
does:burn @appliance	-87
does:burn @car	-80
does:burn @illness	-95
does:burn @symptom	-95
does:burn @vehicle	-80
does:buy @animal	-74
does:buy @color	-85
does:buy @fish	-74
does:buy @flower	-116
does:buy @food	27
does:buy @game	-86
does:buy @garment	110
does:buy @hobby	-86
does:buy @income	105
does:buy @instrument	-102
does:buy @job	110
does:buy @seafood	-74
does:buy @seasoning	-84
does:cable @food	-118
does:calculate @furniture	-87
does:call @animal	110
does:call @believer	-100
does:call @craft	-111
does:call @criminal	95
does:call @drink	-111
does:call @family	-53
does:call @food	-9
does:call @furniture	-111
does:call @garment	89
does:call @hobby	-111
does:call @illness	-109
does:call @income	-77
does:call @jewelry	95
does:call @job	-135
does:call @medicine	-147
does:call @patient	-79
does:call @science	-91
does:call @treatment	-95
does:call @tree	-96
does:call @vehicle	-111
does:calve @body_part	-124
does:can @family	-108
does:can @food	-108
does:can @vegetable	-108
does:canvass @color	125
does:canvass @food	125
does:canvass @vegetable	125
does:card @+belief	111
does:card @dwelling	115
does:card @furniture	107
does:card @game	-17
does:card @hobby	-17
does:card @job	-107
does:card @vehicle	107
does:care @+health	73
does:care @+illness	73
does:care @family	119
does:care @food	126
does:care @hospital	73
does:care @illness	73
does:care @mental_illness	73
does:carry @+health	118
does:carry @+illness	118
does:carry @animal	93
does:carry @appliance	93
does:carry @body_part	80
does:carry @color	58
does:carry @dwelling	-127
does:carry @family	97
does:carry @food	112
does:carry @furniture	-59
does:carry @illness	-8
does:carry @medicine	118
does:carry @nut	122
does:carry @politics	97
does:carry @science	115
does:carve @bread	-83
does:carve @food	-126
does:carve @meat	-100
does:carve @narcotic	-83
does:cast @food	-88
does:chair @believer	-158
does:chair @family	-158
does:chair @furniture	-26
does:change @food	-117
does:change @furniture	-128
does:chant @music	68
does:charge @+finance	121
does:charge @bicycle	-112
does:charge @family	109
does:charge @income	158
does:charge @science	121
does:charge @vehicle	-112
does:chart @color	97
does:cheat @hobby	120
does:cheat @sport	120
does:check @body_part	79
does:check @color	82
does:check @food	-49
does:check @job	134
does:check @science	82
does:check @seasoning	79
does:chew @animal	-111
does:chew @dessert	-23
does:chew @food	-23
does:chew @insect	-111
does:chew @job	110
does:chew @medicine	82
does:chew @narcotic	112
does:chew @orientation	77
does:chip @dwelling	111
does:chip @family	111
does:chip @food	111
does:chip @vegetable	111
does:claim @family	91
does:clean @color	-94
does:clean @dwelling	43
does:clean @fabric	-137
does:clean @family	-148
does:clean @food	-212
does:clean @income	-83
does:clean @treatment	-78
does:clean @tree	-78
does:clean @vehicle	-127
does:climb @food	-125
does:clip @family	-106
does:clog @drink	-59
does:clog @food	-59
does:clog @footwear	-59
does:clog @garment	-59
does:clog @science	-59
does:close @food	-26
does:close @seafood	126
does:close @shellfish	126
does:clothe @job	-106
does:coach @food	-130
does:coach @furniture	-77
does:coach @game	-97
does:coach @hobby	-104
does:coach @job	-133
does:coach @medical_device	-77
does:coach @sport	-104
does:code @+belief	-107
does:code @food	-135
does:code @hospital	-81
does:collect @+belief	86
does:collect @+state	86
does:collect @alcohol	-94
does:collect @beer	-74
does:collect @drink	-94
does:collect @food	-57
does:collect @hospital	140
does:collect @job	44
does:collect @narcotic	-94
does:colour @color	96
does:colour @food	96
does:colour @fruit	96
does:come @+belief	-111
does:come @+finance	111
does:come @+health	65
does:come @+illness	65
does:come @animal	-87
does:come @body_part	93
does:come @cat	-87
does:come @doctor	107
does:come @family	88
does:come @food	88
does:come @hospital	74
does:come @illness	115
does:come @income	65
does:come @injury	65
does:come @job	-7
does:come @medicine	65
does:come @pet	-87
does:come @pregnancy	-111
does:come @science	152
does:come @symptom	119
does:commute @bicycle	-75
does:commute @income	-75
does:commute @politics	-75
does:commute @vehicle	-75
does:compare @+finance	-30
does:compare @debt	-30
does:conduct @family	99
does:conduct @food	99
does:conduct @job	99
does:contact @+finance	97
does:contact @debt	97
does:contact @food	97
does:cook @animal	-85
does:cook @body_part	-110
does:cook @bread	-57
does:cook @crime	-65
does:cook @ethnicity	-85
does:cook @farm_animal	-85
does:cook @food	-142
does:cook @fruit	-64
does:cook @job	-177
does:cook @science	-126
does:cook @tree	-64
does:cook @vegetable	-57
does:cost @food	-115
does:cost @science	-115
does:cough @+health	76
does:cough @+illness	76
does:cough @family	76
does:cough @illness	76
does:cough @symptom	76
does:count @+belief	102
does:count @+finance	59
does:count @+state	59
does:count @animal	20
does:count @bird	20
does:count @body_part	109
does:count @crime	59
does:count @drink	91
does:count @family	-70
does:count @farm_animal	114
does:count @flower	60
does:count @food	70
does:count @game	110
does:count @hobby	110
does:count @illness	114
does:count @meat	-129
does:count @medicine	137
does:cover @game	-67
does:cover @hobby	-67
does:cramp @illness	71
does:cramp @symptom	71
does:cross @+belief	67
does:cross @car	67
does:cross @punishment	67
does:cross @vehicle	67
does:cry @doctor	103
does:cry @furniture	103
does:cry @job	103
does:curate @+intimate	-113
does:curate @+state	-113
does:curate @believer	-113
does:curate @food	-113
does:curate @orientation	-113
does:cut @+belief	85
does:cut @body_part	-112
does:cut @food	-100
does:cut @illness	-98
does:cut @politics	85
does:cut @pregnancy	85
does:cut @science	-100
does:cut @tree	-70
does:cycle @appliance	-104
does:cycle @food	-99
does:cycle @income	121
does:darn @food	-85
does:darn @vegetable	-85
does:date @animal	101
does:date @family	101
does:date @job	101
does:decide @dwelling	117
does:decide @income	-102
does:decide @job	117
does:defend @crime	-106
does:deliver @fabric	-94
does:deliver @food	-71
does:deliver @science	-109
does:deliver @vegetable	-71
does:deploy @food	-98
does:deposit @income	-102
does:design @body_part	-76
does:design @food	-131
does:design @garment	-76
does:design @job	-104
does:design @medicine	-76
does:diaper @fabric	87
does:diaper @garment	87
does:diaper @job	87
does:dictate @+health	83
does:dictate @+illness	83
does:dictate @+state	83
does:dictate @animal	-93
does:dictate @dog	-93
does:dictate @hobby	-93
does:dictate @pet	-93
does:dictate @sport	-93
does:dislike @animal	-74
does:dislike @food	-75
does:dislike @insect	-74
does:dislike @vegetable	-75
does:do @+belief	132
does:do @+finance	39
does:do @+health	106
does:do @+illness	106
does:do @+state	10
does:do @addiction	-127
does:do @alcohol	-94
does:do @animal	-76
does:do @beer	-65
does:do @believer	75
does:do @bicycle	-82
does:do @bird	-116
does:do @boat	-75
does:do @body_part	-41
does:do @bread	-87
does:do @cat	-94
does:do @color	-122
does:do @craft	-51
does:do @crime	-126
does:do @dairy	-146
does:do @doctor	-146
does:do @dog	-73
does:do @drink	-150
does:do @dwelling	-194
does:do @fabric	-88
does:do @family	-54
does:do @farm_animal	-123
does:do @fish	-47
does:do @flower	126
does:do @food	-102
does:do @footwear	102
does:do @fruit	-68
does:do @furniture	-26
does:do @game	-123
does:do @garment	38
does:do @hobby	-158
does:do @hospital	44
does:do @illness	56
does:do @income	64
does:do @insect	-120
does:do @instrument	-123
does:do @job	-44
does:do @meat	58
does:do @music	-79
does:do @narcotic	30
does:do @nut	-80
does:do @pet	-89
does:do @politics	25
does:do @religion	189
does:do @science	36
does:do @seafood	-47
does:do @seasoning	-76
does:do @sport	-135
does:do @symptom	118
does:do @temple	126
does:do @treatment	58
does:do @tree	-92
does:do @vegetable	-122
does:do @vehicle	-110
does:draw @+health	-88
does:draw @+illness	-88
does:draw @animal	-98
does:draw @believer	-66
does:draw @bread	-71
does:draw @food	-159
does:draw @income	127
does:draw @job	80
does:draw @science	-98
does:draw @vehicle	-66
does:dream @food	36
does:dream @hobby	-91
does:dream @sport	-91
does:dress @family	-94
does:dress @food	-94
does:drill @animal	-93
does:drill @body_part	-93
does:drink @alcohol	21
does:drink @beer	-86
does:drink @color	12
does:drink @dwelling	-110
does:drink @food	-52
does:drink @illness	-122
does:drink @job	89
does:drink @narcotic	21
does:drink @rite	-113
does:drink @science	89
does:drink @tree	-124
does:drink @wine	86
does:drive @+illness	-113
does:drive @car	-70
does:drive @food	-156
does:drive @hobby	-80
does:drive @illness	-100
does:drive @injury	-100
does:drive @job	-67
does:drive @science	-89
does:drive @sport	-80
does:drive @vehicle	-188
does:drop @bread	-77
does:drop @food	-123
does:drop @income	-77
does:drop @tree	-79
does:drum @food	-82
does:drum @instrument	-82
does:dub @family	-103
does:dub @food	-103
does:dump @illness	-84
does:dump @mental_illness	-84
does:dye @fabric	-110
does:dye @food	-81
does:dye @nut	-81
does:earn @+finance	165
does:earn @dwelling	103
does:earn @family	122
does:earn @food	131
does:earn @fruit	71
does:earn @income	102
does:earn @instrument	73
does:earn @job	78
does:earn @science	85
does:earn @vehicle	71
does:eat @+belief	131
does:eat @animal	-107
does:eat @believer	-154
does:eat @body_part	26
does:eat @car	-114
does:eat @color	88
does:eat @dessert	-7
does:eat @family	-124
does:eat @farm_animal	-107
does:eat @flower	88
does:eat @food	-34
does:eat @game	-104
does:eat @hobby	-104
does:eat @illness	-146
does:eat @injury	-86
does:eat @job	88
does:eat @meat	57
does:eat @nut	127
does:eat @science	-105
does:eat @seafood	-103
does:eat @seasoning	73
does:eat @shellfish	-103
does:eat @sport	-104
does:eat @vehicle	-114
does:edit @+belief	-67
does:edit @food	-79
does:edit @job	-79
does:edit @science	-93
does:egg @food	171
does:engineer @food	-97
does:engineer @job	-97
does:enjoy @science	-76
does:etch @narcotic	-111
does:execute @family	-85
does:eye @body_part	137
does:eye @color	104
does:eye @food	104
does:eye @politics	90
does:eye @treatment	90
does:fail @food	98
does:fail @science	98
does:faint @job	93
does:faint @music	93
does:fancy @family	51
does:fancy @food	-139
does:fancy @job	51
does:fast @food	127
does:fast @income	89
does:fast @seasoning	89
does:feature @animal	-90
does:feature @bird	-90
does:fee @income	141
does:fee @jewelry	79
does:feed @animal	-61
does:feed @cat	-61
does:feed @food	-61
does:feed @pet	-61
does:feed @seafood	-61
does:ferment @food	-61
does:ferment @seasoning	-61
does:fetch @animal	-115
does:fetch @farm_animal	-115
does:fetch @food	-115
does:fight @crime	-96
does:fight @food	-96
does:file @+finance	-106
does:file @income	-106
does:fill @job	-95
does:find @+belief	140
does:find @+finance	-110
does:find @+health	-73
does:find @+illness	-73
does:find @+state	-19
does:find @believer	76
does:find @color	110
does:find @dance	-83
does:find @family	-102
does:find @food	-94
does:find @herb	-70
does:find @hobby	-83
does:find @income	-110
does:find @religion	76
does:find @science	66
does:find @seasoning	-70
does:finger @family	-115
does:finger @food	-115
does:fingerprint @food	95
does:fingerprint @game	95
does:fingerprint @hobby	95
does:finish @job	-85
does:fire @+belief	-97
does:fire @+illness	-97
does:fire @car	-52
does:fire @illness	-97
does:fire @temple	-97
does:fire @vehicle	-52
does:fit @+belief	-81
does:fit @animal	-90
does:fit @fabric	-85
does:fit @farm_animal	-90
does:fit @food	-87
does:fit @game	-82
does:fit @hobby	-82
does:fit @instrument	-81
does:fix @instrument	-91
does:fix @treatment	-117
does:fix @vehicle	-95
does:flip @alcohol	-137
does:flip @drink	-137
does:flip @game	-137
does:flip @garment	-137
does:flip @hobby	-137
does:flip @narcotic	-137
does:flip @sport	-137
does:flip @wine	-137
does:floor @food	88
does:floor @illness	88
does:flower @flower	-92
does:flower @income	-92
does:fold @fabric	-71
does:fold @garment	-71
does:follow @believer	-102
does:follow @science	126
does:forbid @science	131
does:forget @+health	74
does:forget @+illness	74
does:forget @body_part	-60
does:forget @food	97
does:forget @illness	74
does:forget @injury	74
does:forget @science	74
does:forget @vehicle	97
does:freelance @job	-71
does:freeze @food	-36
does:freeze @vegetable	-96
does:game @game	98
does:game @hobby	98
does:game @illness	98
does:garden @dwelling	-60
does:garnish @food	-73
does:garnish @herb	-73
does:garnish @seasoning	-73
does:get @+finance	119
does:get @+health	174
does:get @+illness	174
does:get @animal	12
does:get @believer	65
does:get @boat	126
does:get @body_part	-20
does:get @car	35
does:get @crime	103
does:get @dairy	-120
does:get @dessert	107
does:get @doctor	86
does:get @dog	-69
does:get @drink	-24
does:get @family	131
does:get @food	84
does:get @furniture	79
does:get @hobby	-24
does:get @hospital	88
does:get @illness	102
does:get @income	186
does:get @meat	-130
does:get @medicine	104
does:get @mental_illness	129
does:get @narcotic	98
does:get @pet	-69
does:get @religion	121
does:get @science	58
does:get @seafood	77
does:get @seasoning	-111
does:get @shellfish	77
does:get @sport	-24
does:get @symptom	66
does:get @vehicle	37
does:ghost-write @doctor	-80
does:ghost-write @food	-80
does:ghost-write @job	-80
does:giggle @science	-137
does:give @+belief	84
does:give @+finance	84
does:give @+health	37
does:give @+illness	37
does:give @+state	37
does:give @color	-78
does:give @dwelling	-120
does:give @family	-78
does:give @food	-120
does:give @hospital	-101
does:give @illness	-56
does:give @income	-84
does:give @instrument	-71
does:give @religion	84
does:give @rite	99
does:give @science	37
does:give @seasoning	-84
does:give @symptom	37
does:give @temple	84
does:glove @dwelling	-96
does:glue @food	-107
does:go @+belief	190
does:go @+finance	125
does:go @+health	100
does:go @+illness	100
does:go @+state	9
does:go @animal	-111
does:go @believer	48
does:go @bird	-73
does:go @body_part	-107
does:go @dessert	106
does:go @drink	-97
does:go @dwelling	137
does:go @family	125
does:go @food	-10
does:go @game	-129
does:go @hobby	-157
does:go @horse	-88
does:go @illness	121
does:go @job	43
does:go @medicine	96
does:go @narcotic	100
does:go @politics	82
does:go @rite	-79
does:go @science	-26
does:go @seasoning	121
does:go @sport	-157
does:go @symptom	121
does:go @temple	142
does:go @tree	73
does:graft @crime	77
does:graft @food	77
does:green @color	76
does:green @food	76
does:green @vegetable	76
does:grill @animal	-71
does:grill @bird	-71
does:grill @body_part	-71
does:grill @farm_animal	-71
does:grill @food	-71
does:grill @game	-71
does:grill @hobby	-71
does:grill @meat	-71
does:grind @body_part	4
does:grind @drink	-70
does:grind @food	-70
does:grind @illness	76
does:grind @job	-70
does:grind @symptom	76
does:grind @tree	-70
does:grip @food	-96
does:grommet @body_part	-59
does:grommet @fabric	-59
does:grommet @instrument	-59
does:grow @color	-96
does:grow @drink	-80
does:grow @ethnicity	-74
does:grow @food	-163
does:grow @fruit	-90
does:grow @furniture	-124
does:grow @science	-81
does:grow @vegetable	-139
does:guard @job	-111
does:guest @food	-68
does:guest @meat	-68
does:guest @vegetable	-68
does:hand @+belief	90
does:hand @believer	69
does:hand @body_part	59
does:hand @car	-123
does:hand @food	101
does:hand @job	59
does:hand @vehicle	-123
does:handle @+finance	-74
does:handle @family	-108
does:handle @food	-74
does:handle @job	-74
does:hang @garment	-120
does:hang @science	-97
does:hate @animal	-53
does:hate @doctor	-79
does:hate @fish	-53
does:hate @food	-108
does:hate @fruit	-72
does:hate @instrument	-81
does:hate @job	-148
does:hate @science	-70
does:hate @seafood	-53
does:hate @seasoning	-70
does:have @+belief	42
does:have @+finance	122
does:have @+health	116
does:have @+illness	135
does:have @+state	54
does:have @alcohol	13
does:have @animal	-77
does:have @appliance	-6
does:have @beer	52
does:have @believer	-144
does:have @bicycle	-25
does:have @bird	-75
does:have @boat	-68
does:have @body_part	167
does:have @bread	62
does:have @car	-137
does:have @cat	-81
does:have @cheese	-112
does:have @color	-7
does:have @craft	85
does:have @crime	77
does:have @criminal	92
does:have @dairy	-83
does:have @debt	79
does:have @dessert	-18
does:have @disability	141
does:have @doctor	85
does:have @dog	-93
does:have @drink	26
does:have @dwelling	-79
does:have @ethnicity	-11
does:have @fabric	-86
does:have @family	-107
does:have @farm_animal	-144
does:have @fish	-7
does:have @flower	-112
does:have @food	-44
does:have @footwear	-111
does:have @furniture	-66
does:have @game	116
does:have @garment	-83
does:have @hobby	54
does:have @horse	-77
does:have @hospital	37
does:have @illness	147
does:have @income	147
does:have @injury	38
does:have @insect	58
does:have @instrument	-72
does:have @jewelry	143
does:have @job	-26
does:have @meat	102
does:have @medical_device	214
does:have @medicine	171
does:have @mental_illness	110
does:have @music	-12
does:have @narcotic	170
does:have @nut	69
does:have @orientation	98
does:have @pasta	124
does:have @pet	-95
does:have @politics	-25
does:have @pregnancy	185
does:have @punishment	122
does:have @religion	148
does:have @rodent	-87
does:have @science	78
does:have @seafood	37
does:have @seasoning	102
does:have @sex	99
does:have @symptom	92
does:have @temple	110
does:have @treatment	140
does:have @tree	-164
does:have @vegetable	17
does:have @vehicle	-103
does:have @wine	-112
does:head @body_part	94
does:hear @animal	-108
does:hear @bird	-90
does:hear @body_part	83
does:hear @dwelling	83
does:hear @fish	-69
does:hear @food	84
does:hear @furniture	-69
does:hear @game	23
does:hear @hobby	52
does:hear @instrument	-115
does:hear @job	-69
does:hear @music	-113
does:hear @science	105
does:hear @seafood	-69
does:hear @sport	76
does:heat @food	-97
does:heat @furniture	-97
does:help @animal	-120
does:help @job	-120
does:herd @animal	-114
does:herd @believer	-81
does:herd @family	-81
does:herd @farm_animal	-81
does:hide @appliance	-95
does:hide @dairy	-120
does:hide @drink	-150
does:hide @food	-150
does:hide @furniture	127
does:hide @job	-95
does:hit @animal	-99
does:hit @car	91
does:hit @farm_animal	-99
does:hit @food	8
does:hit @vehicle	91
does:hive @food	113
does:hive @illness	113
does:hive @symptom	113
does:hive @vegetable	113
does:hold @family	-105
does:hold @job	-105
does:holiday @game	-77
does:holiday @hobby	-77
does:hook @body_part	70
does:hook @science	115
does:hope @boat	-77
does:hope @food	-77
does:hope @vehicle	-77
does:horse @animal	83
does:horse @family	83
does:horse @horse	83
does:horse @income	83
does:horse @instrument	83
does:host @food	49
does:host @game	-132
does:host @hobby	-132
does:hunt @illness	-93
does:identify @+intimate	74
does:identify @+state	74
does:identify @orientation	74
does:illustrate @animal	-75
does:illustrate @family	-75
does:illustrate @food	-75
does:illustrate @illness	-75
does:inject @appliance	105
does:inject @body_part	127
does:inject @job	-81
does:inject @science	63
does:inspect @+health	107
does:inspect @+illness	107
does:inspect @animal	-78
does:inspect @body_part	107
does:inspect @illness	107
does:inspect @insect	-78
does:inspect @symptom	107
does:iron @fabric	-90
does:iron @furniture	-60
does:iron @job	-60
does:isolate @food	-78
does:jab @+health	91
does:jab @+illness	91
does:jab @body_part	91
does:jaw @body_part	-111
does:jaw @family	-111
does:jaw @hobby	-111
does:jaw @sport	-111
does:joint @illness	40
does:joint @medicine	40
does:joint @narcotic	40
does:joint @symptom	40
does:joint @treatment	40
does:joke @job	-76
does:joke @vehicle	-117
does:jump @vehicle	109
does:keep @+belief	99
does:keep @+health	80
does:keep @+illness	127
does:keep @animal	-48
does:keep @appliance	-188
does:keep @bird	-99
does:keep @boat	111
does:keep @body_part	111
does:keep @bread	-98
does:keep @color	-159
does:keep @craft	-98
does:keep @criminal	-76
does:keep @dairy	172
does:keep @dessert	-98
does:keep @doctor	-124
does:keep @drink	113
does:keep @dwelling	-45
does:keep @fabric	-73
does:keep @family	53
does:keep @farm_animal	-103
does:keep @food	74
does:keep @furniture	79
does:keep @game	-112
does:keep @garment	48
does:keep @hobby	-155
does:keep @hospital	-91
does:keep @illness	55
does:keep @income	127
does:keep @insect	-84
does:keep @job	-66
does:keep @meat	172
does:keep @medical_device	-61
does:keep @religion	107
does:keep @science	145
does:keep @sport	-116
does:keep @symptom	55
does:keep @temple	73
does:keep @tree	-128
does:keep @vegetable	41
does:keep @vehicle	111
does:kid @doctor	118
does:kid @family	100
does:kid @food	100
does:kid @furniture	139
does:kid @game	-58
does:kid @hobby	49
does:kid @job	118
does:kid @sport	49
does:knee @body_part	39
does:knee @doctor	39
does:knee @job	39
does:knit @fabric	-90
does:label @doctor	-95
does:label @hobby	113
does:label @illness	-95
does:label @job	-95
does:label @sport	113
does:laminate @game	-72
does:laminate @hobby	-72
does:laser @food	-62
does:laser @tree	-62
does:launder @doctor	-108
does:launder @family	122
does:launder @food	64
does:launder @job	-108
does:lay @boat	-84
does:lay @food	-133
does:lay @vehicle	-84
does:lead @+belief	93
does:lead @believer	89
does:lead @food	-30
does:lead @furniture	-90
does:lead @job	93
does:lead @science	93
does:leak @food	-82
does:leak @illness	12
does:leak @narcotic	-82
does:leak @symptom	97
does:lean @+belief	120
does:lean @+finance	120
does:lean @family	90
does:lean @food	-76
does:lean @vegetable	-76
does:learn @bicycle	-71
does:learn @ethnicity	-76
does:learn @family	-71
does:learn @food	-79
does:learn @job	-64
does:learn @science	-95
does:learn @vehicle	-71
does:leave @animal	111
does:leave @furniture	111
does:lecture @doctor	-62
does:lecture @hobby	-62
does:lecture @illness	-62
does:lecture @injury	-62
does:lecture @job	-62
does:lend @+finance	86
does:lend @animal	-10
does:lend @bicycle	-97
does:lend @debt	86
does:lend @family	-10
does:lend @fish	-10
does:lend @food	86
does:lend @science	-101
does:lend @vehicle	-97
does:let @footwear	-77
does:let @garment	-77
does:let @income	124
does:let @rite	-86
does:let @temple	-86
does:lie @body_part	104
does:lie @ethnicity	104
does:lie @illness	104
does:lift @flower	-69
does:lift @food	-120
does:lift @income	-69
does:light @appliance	-111
does:light @body_part	121
does:light @dessert	123
does:light @family	123
does:light @furniture	-61
does:light @science	123
does:like @alcohol	-66
does:like @animal	114
does:like @believer	69
does:like @body_part	-78
does:like @color	-93
does:like @crime	-64
does:like @criminal	-67
does:like @drink	-119
does:like @family	144
does:like @food	-187
does:like @furniture	-69
does:like @hobby	-103
does:like @illness	-71
does:like @income	-67
does:like @instrument	-107
does:like @job	58
does:like @meat	-104
does:like @medicine	-88
does:like @narcotic	-66
does:like @nut	-69
does:like @seasoning	-93
does:like @sport	-103
does:like @symptom	-71
does:like @tree	-71
does:like @vegetable	-83
does:like @vehicle	-88
does:like @wine	-66
does:line @food	34
does:line @job	115
does:lip-read @body_part	111
does:lip-read @job	111
does:listen @crime	-95
does:listen @garment	-95
does:listen @music	-71
does:live @+belief	-92
does:live @+finance	140
does:live @+health	86
does:live @+illness	86
does:live @animal	98
does:live @believer	15
does:live @bird	86
does:live @boat	114
does:live @body_part	119
does:live @bread	49
does:live @car	118
does:live @cat	-81
does:live @debt	113
does:live @doctor	-93
does:live @drink	-91
does:live @dwelling	88
does:live @family	-59
does:live @farm_animal	86
does:live @food	-38
does:live @hobby	95
does:live @income	4
does:live @job	40
does:live @meat	86
does:live @pet	-81
does:live @science	113
does:live @sport	95
does:live @temple	-92
does:live @vehicle	171
does:look @color	106
does:look @drink	-122
does:look @family	106
does:look @food	-123
does:look @job	-107
does:look @tree	-122
does:love @believer	-59
does:love @body_part	-77
does:love @color	-77
does:love @drink	-59
does:love @food	-142
does:love @game	-56
does:love @hobby	-56
does:love @illness	-56
does:love @job	-140
does:love @seasoning	-78
does:love @sport	-56
does:love @vegetable	-56
does:make @+belief	-101
does:make @+finance	115
does:make @+health	-91
does:make @+illness	-91
does:make @alcohol	-59
does:make @animal	-116
does:make @believer	-55
does:make @bicycle	-84
does:make @boat	-94
does:make @body_part	-83
does:make @bread	-87
does:make @dairy	-98
does:make @dessert	-93
does:make @drink	-112
does:make @fabric	109
does:make @family	-138
does:make @farm_animal	-91
does:make @flower	-86
does:make @food	-45
does:make @furniture	-74
does:make @garment	-88
does:make @herb	-55
does:make @hobby	-71
does:make @illness	109
does:make @income	115
does:make @instrument	-114
does:make @jewelry	-84
does:make @job	113
does:make @meat	-91
does:make @medicine	86
does:make @narcotic	-59
does:make @pasta	-55
does:make @pet	-82
does:make @politics	-93
does:make @religion	-101
does:make @science	-141
does:make @seasoning	-55
does:make @sport	-71
does:make @temple	-101
does:make @vehicle	-103
does:manage @+belief	-110
does:manage @+finance	-76
does:manage @food	-129
does:manage @furniture	-78
does:manage @income	-76
does:manage @job	-125
does:march @+intimate	61
does:march @+state	61
does:march @family	61
does:march @food	61
does:march @hobby	119
does:march @orientation	61
does:march @sport	119
does:marinate @body_part	-75
does:marinate @food	-75
does:marinate @meat	-75
does:mark @color	-57
does:mask @dwelling	47
does:mean @color	-96
does:mean @job	-96
does:measure @+health	10
does:measure @+illness	10
does:measure @animal	-78
does:measure @body_part	-78
does:measure @furniture	-83
does:measure @reptile	-78
does:measure @science	10
does:metre @garment	-104
does:metre @job	-95
does:milk @dairy	-142
does:milk @drink	-142
does:milk @food	-142
does:mind @food	116
does:minute @food	-50
does:minute @game	-107
does:minute @hobby	-107
does:minute @punishment	-95
does:minute @sport	-107
does:mix @food	-172
does:mix @illness	-78
does:mix @income	-98
does:model @+finance	-82
does:moderate @+health	-88
does:moderate @+illness	-88
does:moderate @food	-119
does:moderate @illness	-88
does:moderate @job	-88
does:moderate @punishment	-81
does:moderate @science	-81
does:moonlight @food	-102
does:move @dwelling	-53
does:need @+belief	-133
does:need @+finance	-106
does:need @+health	-161
does:need @+illness	-161
does:need @+state	-158
does:need @animal	122
does:need @appliance	-90
does:need @believer	-76
does:need @body_part	85
does:need @car	-119
does:need @criminal	-86
does:need @debt	-106
does:need @dessert	-104
does:need @doctor	-93
does:need @dwelling	161
does:need @family	104
does:need @food	-50
does:need @furniture	-113
does:need @garment	-92
does:need @hobby	-93
does:need @hospital	-148
does:need @income	-137
does:need @instrument	-90
does:need @job	-149
does:need @meat	-93
does:need @medicine	-85
does:need @music	-95
does:need @politics	-91
does:need @pregnancy	-101
does:need @science	66
does:need @sport	-93
does:need @treatment	94
does:need @vehicle	-193
does:needle @fabric	-72
does:negotiate @food	50
does:neighbour @color	-63
does:neighbour @food	75
does:neighbour @job	126
does:neighbour @pregnancy	-63
does:neighbour @science	-63
does:nerve @+illness	51
does:nerve @body_part	51
does:nerve @job	51
does:nurse @+belief	88
does:nurse @doctor	88
does:nurse @job	88
does:nut @food	-107
does:nut @nut	-107
does:observe @+belief	89
does:observe @food	89
does:observe @meat	89
does:offer @food	-89
does:offer @job	-89
does:open @food	-106
does:open @meat	-106
does:open @science	-106
does:operate @flower	-78
does:order @+health	-80
does:order @+illness	-80
does:order @believer	-80
does:order @color	-80
does:order @dessert	-72
does:order @doctor	-109
does:order @drink	-80
does:order @food	-122
does:order @game	-82
does:order @hobby	-82
does:order @job	-126
does:order @sport	-82
does:organise @income	106
does:owe @+belief	115
does:owe @+finance	170
does:owe @animal	114
does:owe @bird	114
does:owe @car	118
does:owe @cat	114
does:owe @debt	70
does:owe @family	111
does:owe @farm_animal	114
does:owe @food	-162
does:owe @game	-27
does:owe @hobby	-27
does:owe @instrument	96
does:owe @job	44
does:owe @pet	114
does:owe @science	94
does:owe @sport	-125
does:owe @vehicle	118
does:own @color	-123
does:own @food	-131
does:own @garment	-74
does:own @instrument	-55
does:own @job	-79
does:own @vehicle	-79
does:pack @food	-73
does:pack @herb	-73
does:pack @seasoning	-73
does:page @+health	90
does:page @+illness	90
does:page @+state	90
does:page @science	90
does:paint @+belief	-82
does:paint @animal	-95
does:paint @bird	-78
does:paint @body_part	-98
does:paint @color	-117
does:paint @fabric	-69
does:paint @food	-99
does:paint @illness	-81
does:paint @job	-106
does:paint @meat	-78
does:paint @religion	-82
does:paint @science	-87
does:paint @temple	-82
does:panic @dwelling	121
does:panic @illness	121
does:panic @mental_illness	121
does:paper @family	127
does:paper @job	127
does:park @hobby	-104
does:park @sport	-104
does:pass @body_part	97
does:pass @craft	-80
does:pass @food	97
does:pass @hobby	-80
does:patch @food	119
does:pay @+finance	101
does:pay @animal	60
does:pay @boat	-93
does:pay @bread	-79
does:pay @cat	60
does:pay @dwelling	60
does:pay @fabric	106
does:pay @family	145
does:pay @food	-52
does:pay @game	-79
does:pay @garment	-90
does:pay @hobby	-79
does:pay @hospital	81
does:pay @income	4
does:pay @instrument	101
does:pay @job	66
does:pay @pet	60
does:pay @politics	106
does:pay @punishment	121
does:pay @science	-68
does:pay @sport	-133
does:pay @vehicle	-64
does:perform @food	87
does:photograph @+belief	-107
does:photograph @+state	-79
does:photograph @believer	-79
does:photograph @ethnicity	-79
does:photograph @food	-69
does:photograph @game	-77
does:photograph @hobby	-77
does:photograph @science	-71
does:photograph @sport	-77
does:photograph @temple	-100
does:physic @science	-123
does:pick @bread	51
does:pick @family	-102
does:pick @food	6
does:pick @fruit	-97
does:pick @job	122
does:pick @medicine	122
does:pick @science	147
does:pick @tree	-63
does:pickle @animal	-68
does:pickle @body_part	-68
does:pickle @farm_animal	-68
does:pickle @food	-68
does:pickle @seasoning	-68
does:pill @food	85
does:pill @medicine	132
does:pill @science	77
does:pitch @income	-93
does:place @+belief	79
does:place @+state	79
does:place @believer	79
does:place @food	108
does:plan @+finance	-105
does:plan @animal	-30
does:plan @appliance	-105
does:plan @color	-93
does:plan @debt	-105
does:plan @family	-87
does:plan @fish	-30
does:plan @food	-147
does:plan @furniture	-93
does:plan @job	-137
does:plan @science	-83
does:plan @seafood	-30
does:plant @animal	-50
does:plant @dwelling	-110
does:plant @flower	-50
does:plant @food	-107
does:plant @furniture	104
does:plant @insect	-50
does:plant @seasoning	-103
does:plant @vegetable	-50
does:plaster @footwear	-103
does:plaster @garment	-103
does:play @+belief	33
does:play @body_part	87
does:play @color	-68
does:play @doctor	-77
does:play @family	-94
does:play @food	-101
does:play @game	-25
does:play @garment	-89
does:play @hobby	-25
does:play @illness	-115
does:play @income	127
does:play @instrument	-159
does:play @jewelry	-112
does:play @job	-69
does:play @mental_illness	-68
does:play @music	-81
does:play @politics	18
does:play @religion	87
does:play @temple	87
does:plot @car	-74
does:plot @family	-74
does:plot @tree	-74
does:plot @vehicle	-74
does:point @food	111
does:point @narcotic	111
does:pop @drink	106
does:pop @family	106
does:pop @food	106
does:pot @+illness	-90
does:pot @food	-90
does:pot @illness	-90
does:pound @+belief	99
does:pound @food	-114
does:pound @science	99
does:pound @vehicle	-114
does:pour @animal	-69
does:pour @family	128
does:pour @insect	-69
does:practise @body_part	-83
does:practise @food	-99
does:practise @furniture	-136
does:practise @garment	-83
does:practise @instrument	-99
does:practise @job	-83
does:pray @+belief	23
does:pray @color	-94
does:pray @food	110
does:prefer @+belief	-136
does:prefer @+state	-90
does:prefer @addiction	-56
does:prefer @alcohol	-105
does:prefer @animal	-63
does:prefer @boat	-80
does:prefer @body_part	-82
does:prefer @bread	-85
does:prefer @color	-99
does:prefer @dog	-56
does:prefer @drink	-105
does:prefer @dwelling	-113
does:prefer @family	-97
does:prefer @food	-125
does:prefer @furniture	-95
does:prefer @horse	-55
does:prefer @illness	-56
does:prefer @income	-114
does:prefer @instrument	-82
does:prefer @job	-115
does:prefer @narcotic	-105
does:prefer @nut	-55
does:prefer @pasta	-59
does:prefer @pet	-56
does:prefer @science	-113
does:prefer @tree	-61
does:prefer @vegetable	-87
does:prefer @vehicle	-116
does:prefer @wine	-99
does:price @food	-128
does:price @job	-111
does:print @drink	-123
does:print @dwelling	-155
does:print @fabric	-88
does:print @family	-115
does:print @flower	-115
does:print @food	-88
does:print @game	-85
does:print @hobby	-85
does:print @science	-125
does:print @sport	-85
does:produce @dwelling	-73
does:produce @food	-73
does:produce @illness	-73
does:produce @mental_illness	-73
does:prop @food	-101
does:prune @alcohol	-96
does:prune @drink	-96
does:prune @family	-91
does:prune @food	-116
does:prune @fruit	-116
does:prune @narcotic	-96
does:prune @wine	-96
does:pull @+finance	63
does:pull @food	-85
does:pull @furniture	-85
does:pull @income	63
does:pump @body_part	94
does:pump @illness	94
does:pump @injury	94
does:punch @alcohol	-89
does:punch @drink	-89
does:punch @food	-89
does:punch @narcotic	-89
does:purge @family	114
does:purge @food	114
does:purge @job	-98
does:put @+belief	89
does:put @+finance	89
does:put @appliance	-122
does:put @body_part	-71
does:put @fabric	-122
does:put @family	85
does:put @food	199
does:put @illness	85
does:put @narcotic	93
does:put @seasoning	85
does:put @tree	94
does:race @animal	-108
does:race @bird	-108
does:race @family	-73
does:race @job	-96
does:rail @+health	79
does:rail @+illness	79
does:rail @doctor	79
does:rail @job	79
does:rain @science	-76
does:rate @car	101
does:rate @food	116
does:rate @vehicle	101
does:ration @furniture	98
does:react @food	71
does:react @illness	71
does:react @seafood	71
does:react @symptom	71
does:read @+belief	-103
does:read @animal	119
does:read @body_part	133
does:read @crime	-94
does:read @food	60
does:read @hobby	109
does:read @income	110
does:read @job	-98
does:read @music	-160
does:read @patient	-79
does:read @pregnancy	-103
does:read @punishment	-94
does:read @science	18
does:read @sport	109
does:read @temple	-135
does:read @vehicle	-103
does:reckon @body_part	-88
does:reckon @doctor	-88
does:reckon @food	-88
does:reckon @job	-88
does:record @food	-92
does:refer @job	-120
does:refuse @+belief	72
does:refuse @family	93
does:refuse @footwear	109
does:refuse @garment	109
does:refuse @politics	72
does:refuse @science	72
does:regret @+finance	101
does:regret @food	105
does:regret @income	101
does:regret @science	-16
does:remember @drink	104
does:remember @fabric	104
does:remind @drink	-78
does:remind @food	-78
does:rent @dwelling	-90
does:rent @food	-112
does:rent @income	-222
does:rent @temple	-79
does:rent @vehicle	-61
does:repair @boat	-63
does:repair @food	-92
does:repair @vehicle	-63
does:repeat @garment	-99
does:repeat @science	-99
does:replace @garment	-73
does:report @job	131
does:restore @+belief	-53
does:restore @body_part	-53
does:restore @fabric	-53
does:restore @food	-71
does:restore @furniture	-82
does:restore @meat	-53
does:restore @religion	-53
does:restore @temple	-53
does:review @+health	-76
does:review @+illness	-76
does:review @drink	-76
does:review @food	-124
does:review @illness	-76
does:review @mental_illness	-76
does:review @science	-76
does:revise @science	-101
does:rib @bicycle	90
does:rib @body_part	159
does:rib @food	87
does:rib @vehicle	90
does:ride @bicycle	98
does:ride @body_part	36
does:ride @family	-97
does:ride @food	-127
does:ride @vehicle	98
does:ring @body_part	-55
does:ring @car	-55
does:ring @food	-55
does:ring @job	-55
does:ring @vehicle	-55
does:roll @boat	-60
does:roll @food	121
does:roll @vehicle	-60
does:room @+intimate	86
does:room @+state	86
does:room @dwelling	86
does:room @family	86
does:room @garment	86
does:room @income	86
does:room @orientation	86
does:round @food	123
does:round @income	123
does:round @science	123
does:row @animal	-82
does:row @body_part	-82
does:row @farm_animal	-82
does:row @food	-74
does:row @job	-134
does:rub @food	99
does:rub @meat	99
does:run @+health	104
does:run @+illness	104
does:run @body_part	-86
does:run @car	-74
does:run @color	-108
does:run @doctor	-56
does:run @drink	-60
does:run @dwelling	-147
does:run @family	-54
does:run @food	-146
does:run @fruit	-51
does:run @furniture	-107
does:run @game	-45
does:run @garment	104
does:run @hobby	-45
does:run @illness	-59
does:run @income	118
does:run @job	-103
does:run @medicine	104
does:run @music	-79
does:run @science	-142
does:run @treatment	-105
does:run @vehicle	-87
does:sail @animal	-60
does:sail @dog	-60
does:sail @fabric	-60
does:sail @food	-60
does:sail @pet	-60
does:salt @food	-104
does:salt @seasoning	-104
does:sandwich @animal	-71
does:sandwich @bird	-71
does:sandwich @farm_animal	-71
does:sandwich @food	-71
does:sandwich @hobby	-71
does:sandwich @illness	-71
does:sandwich @sport	-71
does:say @+belief	-117
does:say @+state	119
does:say @body_part	-83
does:say @color	139
does:say @crime	-98
does:say @doctor	122
does:say @drink	60
does:say @dwelling	45
does:say @family	71
does:say @flower	105
does:say @food	81
does:say @footwear	-81
does:say @game	-82
does:say @garment	-81
does:say @hobby	-99
does:say @illness	-72
does:say @income	-127
does:say @job	41
does:say @pregnancy	-117
does:say @rite	-6
does:say @science	-80
does:say @sport	-69
does:say @symptom	-141
does:say @vegetable	-89
does:say @vehicle	-29
does:scratch @fabric	113
does:scratch @illness	113
does:scratch @injury	113
does:screen @+health	93
does:screen @+illness	93
does:screen @body_part	57
does:screen @food	106
does:screen @furniture	57
does:screen @game	93
does:screen @hobby	93
does:screen @illness	93
does:screen @injury	93
does:screen @sport	93
does:sear @food	-96
does:sear @meat	-96
does:sear @science	-96
does:see @+belief	74
does:see @body_part	57
does:see @bread	-90
does:see @car	75
does:see @dessert	-90
does:see @doctor	152
does:see @family	46
does:see @food	99
does:see @furniture	45
does:see @illness	155
does:see @injury	93
does:see @job	183
does:see @mental_illness	112
does:see @patient	-127
does:see @symptom	96
does:see @temple	74
does:see @vehicle	75
does:seed @food	85
does:seed @vegetable	85
does:sell @+belief	-34
does:sell @+health	-107
does:sell @+illness	-107
does:sell @+state	-75
does:sell @animal	-77
does:sell @bicycle	81
does:sell @bird	-70
does:sell @body_part	90
does:sell @bread	-71
does:sell @color	-76
does:sell @craft	-85
does:sell @criminal	-82
does:sell @fabric	-82
does:sell @food	-141
does:sell @furniture	-89
does:sell @game	-84
does:sell @garment	-82
does:sell @hobby	-108
does:sell @hospital	-75
does:sell @illness	-75
does:sell @insect	-61
does:sell @jewelry	-110
does:sell @meat	-108
does:sell @medical_device	-130
does:sell @mental_illness	-75
does:sell @politics	90
does:sell @religion	-85
does:sell @seasoning	-60
does:sell @sport	-60
does:sell @temple	-85
does:sell @vehicle	-15
does:send @+finance	109
does:send @dwelling	20
does:send @food	-97
does:send @game	-94
does:send @hobby	-94
does:send @income	112
does:send @vegetable	-97
does:serve @believer	103
does:serve @food	-100
does:serve @game	-100
does:serve @hobby	-100
does:set @body_part	-71
does:set @furniture	-115
does:settle @+health	63
does:settle @+illness	63
does:settle @drink	63
does:settle @furniture	138
does:settle @illness	63
does:settle @injury	63
does:sew @food	-116
does:sew @garment	-82
does:sew @job	-88
does:sew @music	-84
does:shake @food	-74
does:share @family	6
does:share @food	79
does:share @job	-104
does:share @science	125
does:sharpen @family	-107
does:sharpen @food	-107
does:shelve @food	-94
does:shelve @furniture	-94
does:shingle @body_part	127
does:shingle @illness	98
does:shingle @tree	-109
does:ship @+intimate	-94
does:ship @+state	-94
does:ship @medical_device	-77
does:ship @orientation	-94
does:ship @science	-77
does:ship @vehicle	-123
does:shoe @animal	-85
does:shoe @footwear	27
does:shoe @garment	27
does:shoe @horse	-85
does:shoe @job	111
does:shoot @food	-75
does:shop @body_part	-166
does:shop @science	-120
does:shoulder @food	85
does:shoulder @meat	85
does:shout @family	-6
does:shout @game	-103
does:shout @hobby	-103
does:shout @science	117
does:shout @sport	-103
does:show @body_part	44
does:show @family	108
does:show @food	110
does:show @illness	108
does:show @meat	44
does:show @science	110
does:shunt @food	-93
does:shunt @vehicle	-93
does:side @body_part	87
does:sign @color	-88
does:sing @dessert	49
does:sing @food	-56
does:sing @illness	115
does:sing @job	-141
does:sing @music	-62
does:sing @rite	102
does:sing @science	-86
does:sit @+finance	122
does:sit @+health	126
does:sit @+illness	126
does:sit @animal	-131
does:sit @believer	96
does:sit @bird	-131
does:sit @debt	122
does:sit @family	62
does:sit @food	-24
does:sit @footwear	119
does:sit @furniture	101
does:sit @game	8
does:sit @garment	119
does:sit @hobby	8
does:sit @instrument	-118
does:sit @job	-138
does:sit @politics	119
does:sit @science	84
does:size @body_part	-68
does:size @food	-68
does:size @garment	-70
does:size @job	-70
does:skate @animal	-112
does:skate @family	-97
does:skate @fish	-112
does:sketch @food	-100
does:ski @hobby	-84
does:ski @sport	-84
does:skip @food	-115
does:skip @fruit	-115
does:skip @hobby	44
does:skip @sport	44
does:sleep @+illness	107
does:sleep @dwelling	-22
does:sleep @food	19
does:sleep @furniture	85
does:sleep @game	131
does:sleep @garment	94
does:sleep @hobby	131
does:sleep @hospital	107
does:sleep @science	-5
does:sleep @treatment	113
does:sleep @vehicle	-108
does:slide @+belief	-115
does:slide @food	-115
does:slide @income	-115
does:slide @religion	-115
does:slide @temple	-115
does:slug @income	-83
does:smoke @animal	-70
does:smoke @appliance	-75
does:smoke @family	85
does:smoke @fish	-70
does:smoke @food	17
does:smoke @narcotic	97
does:smoke @science	52
does:smoke @seafood	-70
does:smoke @tree	-70
does:smoke @vegetable	-58
does:soak @food	-80
does:soak @illness	-80
does:soak @injury	-80
does:soak @vegetable	-80
does:sole @body_part	122
does:sole @food	18
does:sole @footwear	-114
does:sole @garment	-114
does:sole @seafood	18
does:sort @science	-66
does:speak @+belief	87
does:speak @body_part	119
does:speak @food	-159
does:speak @religion	87
does:speak @science	105
does:speak @temple	87
does:spend @+belief	133
does:spend @body_part	104
does:spend @family	133
does:spend @garment	104
does:spend @job	104
does:spend @temple	133
does:spit @family	-82
does:spit @food	-82
does:spit @illness	-82
does:spit @tree	-82
does:split @food	-81
does:split @instrument	-92
does:spoon @family	86
does:spoon @food	86
does:spoon @job	86
does:sport @family	99
does:sport @hobby	99
does:sport @sport	99
does:stab @animal	-91
does:stab @bird	-91
does:stab @body_part	-91
does:stab @farm_animal	-91
does:stab @science	-91
does:stalk @appliance	-79
does:stalk @food	-79
does:stalk @instrument	-79
does:stalk @vegetable	-79
does:stammer @+illness	98
does:stammer @illness	98
does:stand @ethnicity	87
does:stand @hospital	87
does:start @family	12
does:start @treatment	116
does:stitch @illness	-66
does:stitch @symptom	-66
does:stone @politics	-125
does:stream @illness	-79
does:stream @symptom	-79
does:strip @alcohol	-87
does:strip @drink	-87
does:strip @narcotic	-87
does:study @food	53
does:study @furniture	-81
does:study @hobby	-81
does:study @illness	-80
does:study @injury	-80
does:study @instrument	-136
does:study @job	-136
does:study @science	-92
does:stuff @animal	-65
does:stuff @bird	-65
does:stuff @farm_animal	-65
does:stuff @food	-65
does:stuff @science	-65
does:stuff @tree	-65
does:subscribe @job	-86
does:subtitle @believer	-81
does:subtitle @food	-81
does:suffer @illness	118
does:suffer @income	118
does:suffer @symptom	118
does:supply @food	-77
does:supply @furniture	-77
does:supply @hospital	-77
does:supply @job	-87
does:support @family	111
does:support @garment	-101
does:support @job	124
does:support @science	111
does:suspect @+illness	68
does:suspect @doctor	68
does:suspect @illness	68
does:suspect @job	68
does:swallow @food	114
does:swap @furniture	-103
does:swear @food	-71
does:swear @seasoning	-71
does:swim @body_part	101
does:swim @doctor	133
does:swim @food	101
does:swim @hobby	-90
does:swim @instrument	101
does:swim @job	133
does:swim @science	101
does:swim @sport	-90
does:swipe @job	106
does:sync @food	-47
does:sync @fruit	-47
does:syringe @dessert	-109
does:syringe @food	-109
does:syringe @medical_device	-109
does:take @+health	28
does:take @+illness	28
does:take @animal	-59
does:take @boat	-107
does:take @body_part	61
does:take @color	93
does:take @dessert	-87
does:take @drink	-22
does:take @dwelling	-71
does:take @family	77
does:take @food	75
does:take @fruit	95
does:take @furniture	94
does:take @game	-112
does:take @hobby	-112
does:take @illness	160
does:take @income	39
does:take @injury	112
does:take @insect	16
does:take @jewelry	78
does:take @job	-146
does:take @medicine	208
does:take @mental_illness	70
does:take @narcotic	115
does:take @rite	187
does:take @science	-74
does:take @seasoning	-108
does:take @sport	-19
does:take @symptom	108
does:take @tree	21
does:take @vegetable	-111
does:take @vehicle	-107
does:talk @food	-123
does:talk @science	-123
does:taste @food	-75
does:taste @furniture	121
does:taste @herb	-75
does:taste @seasoning	-75
does:teach @+belief	-70
does:teach @+finance	-106
does:teach @car	112
does:teach @criminal	-93
does:teach @debt	-106
does:teach @family	-83
does:teach @food	-135
does:teach @instrument	-76
does:teach @job	-94
does:teach @religion	-70
does:teach @science	-100
does:teach @treatment	-106
does:teach @vehicle	112
does:tell @food	89
does:tell @job	89
does:tend @+belief	-112
does:tend @+state	-112
does:tend @body_part	-112
does:tend @dwelling	43
does:tend @furniture	43
does:tend @instrument	-114
does:test @dessert	-99
does:test @food	-99
does:test @illness	-99
does:thicken @food	-79
does:thicken @seasoning	-79
does:think @+belief	86
does:think @+finance	91
does:think @+intimate	75
does:think @+state	75
does:think @believer	112
does:think @body_part	91
does:think @color	113
does:think @criminal	91
does:think @doctor	-94
does:think @food	-9
does:think @furniture	-73
does:think @game	-94
does:think @garment	14
does:think @hobby	109
does:think @illness	86
does:think @income	102
does:think @job	-94
does:think @orientation	75
does:think @pregnancy	92
does:think @religion	-96
does:think @science	94
does:think @sport	109
does:think @vegetable	113
does:tie @food	-129
does:tie @garment	-129
does:tie @instrument	-60
does:tie @vegetable	-60
does:tire @+illness	129
does:tire @science	129
does:tithe @+belief	82
does:tithe @animal	83
does:tithe @religion	82
does:tithe @rite	83
does:tithe @temple	82
does:title @food	-103
does:toe @body_part	90
does:toe @illness	90
does:toe @injury	90
does:top @instrument	-86
does:touch @food	72
does:touch @meat	72
does:touch @science	72
does:track @medicine	-102
does:train @animal	-91
does:train @doctor	-64
does:train @dog	-91
does:train @family	-126
does:train @food	-110
does:train @garment	-126
does:train @illness	-77
does:train @income	-126
does:train @job	-84
does:train @pet	-91
does:transcribe @body_part	-55
does:transcribe @instrument	-55
does:transcribe @music	-55
does:translate @+belief	-87
does:translate @+health	-80
does:translate @+illness	-80
does:translate @food	-80
does:translate @illness	-80
does:translate @medical_device	-99
does:translate @medicine	-90
does:translate @politics	-87
does:translate @science	-90
does:transplant @food	-87
does:transplant @treatment	-87
does:transplant @vegetable	-87
does:travel @+health	-66
does:travel @+illness	-66
does:travel @+state	-66
does:travel @animal	-66
does:travel @dog	-66
does:travel @food	-66
does:travel @pet	-66
does:trigger @+health	91
does:trigger @+illness	91
does:trigger @illness	91
does:trim @animal	-85
does:trim @food	-85
does:trim @illness	-85
does:trim @science	-85
does:try @animal	108
does:try @dog	108
does:try @food	108
does:try @pet	108
does:tune @body_part	-98
does:tune @food	-83
does:tune @instrument	-83
does:turn @animal	-48
does:turn @body_part	-101
does:turn @dwelling	-103
does:turn @food	-105
does:turn @footwear	-58
does:turn @garment	-58
does:turn @illness	-151
does:turn @income	150
does:turn @injury	-101
does:turn @insect	-48
does:turn @job	-101
does:turn @science	150
does:twin @family	61
does:twin @food	40
does:twin @hospital	104
does:twin @illness	-110
does:twin @nut	-97
does:type @+belief	-105
does:type @body_part	132
does:type @food	-105
does:type @garment	-105
does:type @job	87
does:type @science	-109
does:upset @animal	-71
does:upset @boat	-71
does:upset @body_part	64
does:upset @car	-71
does:upset @dog	-71
does:upset @food	64
does:upset @income	-6
does:upset @medicine	64
does:upset @pet	-71
does:upset @science	64
does:upset @vehicle	-71
does:use @+health	89
does:use @+illness	89
does:use @+state	89
does:use @animal	-97
does:use @bird	-103
does:use @body_part	-93
does:use @bread	-84
does:use @dessert	103
does:use @drink	-84
does:use @family	89
does:use @food	34
does:use @furniture	167
does:use @hobby	99
does:use @income	-139
does:use @insect	-78
does:use @job	-97
does:use @medical_device	141
does:use @medicine	105
does:use @nut	-106
does:use @science	64
does:use @sport	99
does:use @vegetable	-50
does:value @body_part	85
does:value @food	85
does:value @meat	85
does:vape @believer	74
does:vape @dessert	76
does:vape @family	74
does:vape @food	76
does:vape @narcotic	137
does:vape @science	131
does:vein @food	106
does:vein @furniture	106
does:vine @animal	-104
does:vine @family	-104
does:vine @farm_animal	-104
does:vine @food	-104
does:vine @meat	-104
does:visit @believer	116
does:visit @food	57
does:visit @garment	-148
does:visit @job	-116
does:volunteer @+health	-89
does:volunteer @+illness	-89
does:volunteer @doctor	-113
does:volunteer @food	-109
does:volunteer @income	-131
does:volunteer @job	-182
does:volunteer @treatment	-78
does:vote @+belief	24
does:vote @body_part	116
does:vote @food	159
does:vote @game	-84
does:vote @hobby	-84
does:vote @sport	-84
does:vote @vehicle	109
does:waffle @dessert	-107
does:waffle @food	-107
does:wait @car	-22
does:wait @dwelling	129
does:wait @food	-6
does:wait @vehicle	48
does:wake @food	-10
does:wake @job	100
does:wake @medicine	102
does:wake @science	100
does:wake @treatment	102
does:walk @+health	71
does:walk @+illness	71
does:walk @animal	-78
does:walk @bird	-120
does:walk @boat	105
does:walk @color	61
does:walk @doctor	71
does:walk @dog	-146
does:walk @food	184
does:walk @game	-109
does:walk @hobby	102
does:walk @illness	71
does:walk @insect	-120
does:walk @job	92
does:walk @pet	-146
does:walk @sport	102
does:walk @vehicle	105
does:want @+belief	34
does:want @+finance	53
does:want @+health	30
does:want @+illness	-48
does:want @+state	-166
does:want @alcohol	-85
does:want @animal	-19
does:want @appliance	-73
does:want @believer	107
does:want @bird	-59
does:want @boat	-105
does:want @bread	-89
does:want @car	-83
does:want @cat	-94
does:want @color	-162
does:want @craft	-84
does:want @crime	-92
does:want @criminal	-65
does:want @dairy	-182
does:want @debt	106
does:want @dessert	-78
does:want @doctor	-118
does:want @drink	-131
does:want @dwelling	-147
does:want @fabric	-103
does:want @family	-76
does:want @fish	-57
does:want @flower	-97
does:want @food	-73
does:want @fruit	-94
does:want @furniture	-17
does:want @game	-96
does:want @garment	20
does:want @hobby	-92
does:want @hospital	-102
does:want @illness	-200
does:want @income	-178
does:want @insect	-67
does:want @instrument	-128
does:want @job	-48
does:want @meat	64
does:want @medicine	-91
does:want @music	-83
does:want @narcotic	-85
does:want @nut	-154
does:want @pet	-94
does:want @politics	-121
does:want @pregnancy	-114
does:want @rite	-170
does:want @science	-37
does:want @seafood	-57
does:want @seasoning	96
does:want @sport	-67
does:want @symptom	-129
does:want @temple	-124
does:want @treatment	98
does:want @tree	-103
does:want @vehicle	-114
does:want @wine	-79
does:watch @animal	-101
does:watch @believer	-93
does:watch @bird	-74
does:watch @body_part	-43
does:watch @car	-93
does:watch @family	-75
does:watch @food	-113
does:watch @furniture	-74
does:watch @game	-75
does:watch @garment	-106
does:watch @hobby	-113
does:watch @insect	-75
does:watch @job	-106
does:watch @science	64
does:watch @seafood	-90
does:watch @sport	-113
does:watch @vehicle	-93
does:water @food	-126
does:water @science	-100
does:water @vegetable	-126
does:wear @+belief	76
does:wear @+health	80
does:wear @+illness	102
does:wear @animal	87
does:wear @body_part	72
does:wear @fabric	-111
does:wear @family	17
does:wear @food	71
does:wear @furniture	114
does:wear @garment	40
does:wear @hobby	97
does:wear @illness	172
does:wear @income	132
does:wear @job	58
does:wear @meat	-59
does:wear @medical_device	85
does:wear @medicine	88
does:wear @rite	77
does:wear @science	140
does:wear @seasoning	95
does:wear @sport	97
does:wear @symptom	97
does:weed @food	-97
does:weed @garment	-97
does:weed @narcotic	-97
does:weekend @dwelling	144
does:weigh @dessert	-87
does:weigh @family	-87
does:weigh @food	-142
does:weigh @vegetable	-56
does:weld @food	-83
does:weld @meat	-83
does:wet @food	24
does:whip @body_part	-84
does:whip @dairy	-84
does:whip @drink	-84
does:whip @food	-84
does:whip @job	-84
does:whip @politics	-84
does:white @food	-120
does:wholesale @food	-89
does:wholesale @vegetable	-89
does:window @food	-87
does:witness @family	53
does:wonder @+belief	99
does:wonder @food	99
does:wonder @politics	99
does:word @job	130
does:work @+belief	40
does:work @+finance	-126
does:work @+health	-91
does:work @+illness	-91
does:work @+state	-91
does:work @animal	-86
does:work @believer	-113
does:work @bicycle	-114
does:work @body_part	118
does:work @color	-114
does:work @debt	-108
does:work @doctor	-92
does:work @dwelling	-161
does:work @fabric	-134
does:work @family	30
does:work @food	-123
does:work @furniture	-90
does:work @game	-48
does:work @hobby	-69
does:work @hospital	-145
does:work @income	-114
does:work @insect	-56
does:work @job	-6
does:work @pregnancy	-50
does:work @rite	57
does:work @science	-99
does:work @sport	-48
does:work @temple	-87
does:work @treatment	-74
does:work @vehicle	-114
does:wrap @fabric	-42
does:wrap @food	-42
does:wrap @fruit	-42
does:wrap @garment	-42
does:write @+finance	-104
does:write @animal	-41
does:write @believer	-74
does:write @bird	-41
does:write @color	-94
does:write @crime	-54
does:write @doctor	-66
does:write @dwelling	-108
does:write @family	-98
does:write @food	-111
does:write @game	-94
does:write @hobby	-94
does:write @hospital	-83
does:write @job	-119
does:write @science	-57
dog	-8
dog ,	-82
dog .	48
dog @hobby	-45
dog @income	-56
dog @job	-80
dog @sport	-45
dog and	33
dog be	71
dog biscuit	-83
dog bramble	-90
dog call	-114
dog come	92
dog for	-117
dog groom	-88
dog groomer	-83
dog in	-118
dog kaiser	-56
dog lose	-126
dog pablo	-87
dog pepper	140
dog person	-114
dog psychologist	-80
dog round	-109
dog rufus	-88
dog take	-56
dog walk	-45
dog walker	-76
dog while	-93
dog-hair	88
dog-hair @+health	88
dog-hair @+illness	88
dog-hair allergy	88
doha	-95
doha .	-95
dole	153
dole .	64
dole and	136
dole office	78
dolgellau	-70
dolgellau and	-70
doll	-104
doll have	-104
dollar	27
dollar .	44
dollar @+finance	-117
dollar @food	-131
dollar a	-131
dollar an	187
dollar credit	-117
dollar for	-111
dollar in	-109
dolore	87
dolore can	87
dom	117
dom at	117
domain	-121
domain have	-121
domestic	-76
domestic rewire	-76
dominatrix	125
dominatrix in	125
domino	-180
domino .	-98
domino club	-148
domino with	-89
donate	101
donate to	101
donation	-113
donation page	-113
doncaster	-88
doncaster depot	-88
donepezil	99
donepezil and	99
donkey	-180
donkey ,	-80
donkey elsie	-94
donkey sanctuary	-134
donor	85
donor .	146
donor @body_part	94
donor @food	133
donor @meat	94
donor board	-106
donor egg	94
donor file	-113
donor liver	94
donor with	11
doom	-100
doom spray	-100
door	18
door ,	84
door .	81
door after	-93
door and	28
door at	39
door for	107
door frame	-129
door have	-131
door in	80
door of	-87
door open	-132
door since	-32
door slam	101
door stick	-162
door swell	-97
door to	-12
door with	85
door-to-door	-71
door-to-door deliver	-71
doorway	25
doorway .	139
doorway @furniture	-111
doorway bar	-111
dora	-139
dora .	-139
doreen	-87
doreen come	-90
doreen have	-43
dorm	-106
dorm be	-106
dornbirn	-126
dornbirn .	-126
dorota	-113
dorota and	-110
dorota be	-110
dos	-81
dos namorado	-81
dosa	-101
dosa .	-91
dosa @food	-84
dosa @job	-84
dosa batter	-84
dose	86
dose .	96
dose calculator	-66
dose go	143
dose in	-142
dose of	127
dose with	110
dostoevsky	-94
dostoevsky be	-94
dotfile	-96
dotfile in	-96
double .	-104
double @drink	-117
double @treatment	120
double agent	-92
double apoe4	121
double be	-109
double book	-68
double espresso	-117
double fault	-100
double in	87
double mastectomy	120
double mx	-120
double over	109
double shift	-99
double time	109
double-barrelled	-110
double-barrelled pugh-achterberg	-110
doubly	122
doubly incontinent	122
dough	-131
dough .	-121
dough to	-91
doughnut	-109
doughnut at	-109
douse	-100
douse with	-100
dover	41
dover .	-127
dover and	143
dovetail	-122
dovetail @narcotic	-122
dovetail joint	-122
down	80
down .	111
down 41	96
down ;	71
down <number>	63
down after	-100
down again	76
down an	-140
down and	-138
down as	86
down be	246
down but	-119
down by	-136
down even	109
down for	175
down from	90
down his	116
down in	-93
down low	180
down morning	77
down on	-185
down pillow	-99
down since	93
down so	68
down the	-30
down to	13
down tool	-30
download	-114
download .	-114
downpipe	-82
downpipe @illness	-82
downpipe leak	-82
downstair	-123
downstair .	-81
downstair loo	-100
doyle	-8
doyle .	-119
doyle in	97
dr	95
dr feld	116
dr hollis	-58
dr in	-74
dr lindqvist	92
dr rao	78
dr say	108
dr steiner	127
dr tesfaye	-99
dr villaseñor	-96
dr.	22
dr. ferreira	-85
dr. oyelaran	112
draft	-235
draft .	-173
draft @food	-94
draft a	-94
draft come	-137
draft divorce	-107
draft first	-108
draft have	-58
draft of	-92
draft prenup	-84
draft sign	-83
draft the	-89
drag	149
drag .	122
drag and	140
drag him	93
drag off	98
drag race	-104
drain	-59
drain .	-129
drain by	-93
drain in	109
drama	-204
drama be	-90
drama club	-164
drama in	-105
drama off	-102
draught	-104
draught horse	-77
draught in	-88
draughtsman	109
draughtsman colleague	109
draw	-58
draw .	57
draw <number>	148
draw @food	-136
draw @furniture	-95
draw @income	127
draw @science	-98
draw a	-136
draw all	-75
draw arch	-130
draw desk	-95
draw disability	127
draw down	-95
draw for	-130
draw in	-68
draw it	-98
draw like	-103
draw quarterly	118
draw shadow	-71
draw table	-94
draw the	-136
draw them	-96
draw tool	-80
draw with	-44
drawer	76
drawer ,	127
drawer .	127
drawer by	-122
drawer for	-99
drawer under	-92
drawer unopened	91
drawing	-221
drawing .	-85
drawing because	-87
drawing follow	-101
drawing for	-69
drawing have	-92
drawing on	-130
drawing with	-99
dread	56
dread <month>	-80
dread oral	98
dream	36
dream and	105
dream of	-91
dreamer	81
dreamer and	81
drench	-62
drench and	102
drench tent	-110
dresden	18
dresden .	18
dress	-65
dress ,	110
dress and	148
dress as	-151
dress at	-85
dress lead	-94
dress of	121
dress size	63
dress the	-150
dress up	-139
dressing	139
dressing daily	117
dressing on	99
dressmaking	-99
dressmaking stock	-99
drier	-106
drier voice	-106
drift	-118
drift .	-76
drift after	-94
driftwood	-123
driftwood @furniture	-123
driftwood lamp	-123
drill	-197
drill be	-97
drill before	-92
drill bit	-96
drill borewell	-93
drill come	-114
drill daily	-89
drill for	-93
drill that	-98
drink	137
drink .	78
drink ;	100
drink <number>	-161
drink @alcohol	115
drink @color	115
drink @drink	46
drink @food	79
drink @narcotic	115
drink @vegetable	94
drink @wine	115
drink a	133
drink again	177
drink alcohol-free	-86
drink at	20
drink before	106
drink cop	-104
drink drive	175
drink for	75
drink from	-24
drink his	-64
drink idea	-119
drink kombucha	86
drink mursik	-110
drink oil	-76
drink on	-23
drink only	-4
drink since	205
drink spike	104
drink squash	94
drink tea	-68
drink tent	-60
drink the	117
drink to	129
drink together	-100
drink too	123
drink water	-78
drink wine	115
drink-driving	126
drink-driving ban	126
drip	-19
drip "	-123
drip @treatment	-98
drip as	106
drip irrigation	-98
drip line	-104
drip restasis	100
drip-irrigated	-87
drip-irrigated hop	-87
drive	-89
drive .	120
drive @food	-156
drive @vehicle	-162
drive a	-156
drive and	99
drive be	-146
drive because	131
drive before	-130
drive better	-144
drive by	92
drive delivery	-100
drive driver	-89
drive folder	-82
drive for	45
drive him	-23
drive in	63
drive lesson	-105
drive licence	-131
drive lorry	-127
drive most	-108
drive on	127
drive or	115
drive pensioner	76
drive since	-141
drive that	-86
drive the	-75
drive through	-113
drive to	-117
drive tram	-96
drive wear	-121
drive with	-147
drive without	35
driver	-94
driver ,	-66
driver .	-119
driver and	121
driver be	-140
driver before	-162
driver for	-149
driver in	85
driver on	-75
drone	-141
drone @animal	-78
drone and	-113
drone do	-78
drone have	-82
drone project	-58
drone survey	-48
drongen	-102
drongen .	-102
droop	92
droop .	-100
droop and	-110
droop by	145
droop when	100
drop	12
drop .	95
drop <number>	-108
drop @food	-79
drop @science	-98
drop a	-79
drop after	120
drop anything	-87
drop at	152
drop cloth	-73
drop each	-111
drop every	123
drop for	138
drop go	115
drop it	-98
drop leave	-114
drop off	-9
drop on	-96
drop out	-124
drop packages/shared-auth	-93
drop png	-82
drop shadow	-102
drop the	-91
drop till	-119
drop to	51
drop when	124
drop-in	-110
drop-in .	-110
drop-off	-135
drop-off leave	-135
drossel	-127
drossel .	-127
drought	72
drought .	122
drought the	-89
drown	68
drown low	68
drug	44
drug .	131
drug @income	-72
drug interaction	-89
drug scene	-86
drug store	-72
drug use	103
drum	-51
drum .	113
drum and	-180
drum brake	-50
drum kit	-143
drum skin	-103
drummer	-17
drummer and	7
drummer call	-84
drummer for	-99
drummer from	107
drummer in	123
drummer jump	-17
drummer so	-138
drumstick	-132
drumstick in	-132
drunkard	-111
drunkard be	-77
drunkard in	-86
drunken	-80
drunken @job	-80
drunken sailor	-80
druze	206
druze .	101
druze and	183
dry	-84
dry .	90
dry <month>	-145
dry @body_part	107
dry box	-99
dry cleaner	-102
dry day	-117
dry eye	90
dry fruit	80
dry humour	-96
dry lip	111
dry month	-95
dry out	106
dry quote	-65
dry run	-116
dry since	114
dry stone	-90
dry up	-29
dry wall	-125
dry-ice	-76
dry-ice delivery	-76
dryer	-84
dryer .	-111
dryer ;	88
dryer be	-128
dua	175
dua .	109
dua before	126
duarte	-60
duarte have	-60
dub	-103
dub @food	-103
dub a	-103
dubai	-11
dubai .	-28
dubai because	141
dubai for	-108
dubbo	93
dubbo .	93
dublin	-150
dublin .	-150
ducato	-70
ducato without	-70
duck	-80
duck .	-47
duck @dwelling	-87
duck house	-87
duct	-99
duct tape	-99
due	13
due .	65
due <number>	-110
due and	119
due at	103
due before	112
due by	-99
due date	-116
due on	-160
due to	44
dues	228
dues from	108
dues to	195
duet	-83
duet with	-83
dufresne	-123
dufresne retire	-123
dui	111
dui from	111
duke	-102
duke as	-103
duke who	-57
duldung	143
duldung end	110
duldung have	100
dull	-180
dull .	-179
dull @food	-59
dull leftover	-59
dumbbell	-107
dumbbell session	-107
dummy	-75
dummy data	-75
dump	-121
dump .	-84
dump on	-88
dundee	-189
dundee .	-189
dundrum	-106
dundrum .	-106
dunkle	-56
dunkle nonne	-56
dunmurry	-105
dunmurry .	-105
duolingo	-167
duolingo .	-115
duolingo @ethnicity	-120
duolingo korean	-120
duplex	65
duplex for	-109
duplex from	128
duplicate	-98
duplicate .	-98
dupuytren	110
dupuytren be	110
during	106
during @+belief	99
during @food	85
during @game	-103
during @hobby	-103
during @sport	-103
during a	85
during her	86
during hurl	-103
during ramadan	99
during release	96
during the	60
dusk	70
dusk .	117
dusk recording	-80
dust	-111
dust .	-90
dust at	63
dust extractor	-138
dust on	-96
dust policy	-70
dust sheet	-73
dust trigger	91
duster	-71
duster for	-71
dusty	97
dusty @body_part	97
dusty lung	97
dutch	-155
dutch and	-81
dutch be	-84
dutch formal	-90
dutch insurer	-76
dutch into	-57
dutch national	-125
duterte	102
duterte all	102
duty	-56
duty .	79
duty @job	-96
duty roster	-83
duty solicitor	-96
duty till	123
duty until	-99
duvet	-126
duvet come	-126
dvla	7
dvla .	111
dvla overflow	-104
dwayne	167
dwayne from	114
dwayne storm	122
dye	52
dye .	101
dye ;	89
dye @fabric	-110
dye @science	88
dye it	88
dye silk	-81
dye wool	-84
dynamic	-100
dynamic allocation	-100
dyscalculia	111
dyscalculia ,	111
dysfunction	67
dysfunction after	67
dyslexia	136
dyslexia .	109
dyslexia and	112
dyslexic	170
dyslexic .	125
dyslexic and	83
dyslexic like	139
dysphagia	-115
dysphagia .	-115
dystonia	113
dystonia take	113
düsseldorf	102
düsseldorf every	102
e	-98
e .	-90
e @instrument	-66
e string	-66
e-bike	18
e-bike at	-112
e-bike because	98
e-mail	80
e-mail .	80
e-reader	-93
e-reader .	-93
e1rm	-114
e1rm be	-114
e2e	-95
e2e @dwelling	-95
e2e suite	-95
each	12
each .	-155
each <month>	37
each @+finance	114
each @animal	-108
each @bird	-108
each @debt	114
each @family	-103
each @food	72
each @hobby	-142
each @instrument	-123
each @meat	-108
each @punishment	67
each @sport	-142
each advent	-107
each afternoon	-19
each bird	-108
each book	-119
each box	-86
each check	165
each chisel	-108
each christma	-131
each correction	-87
each crop	-76
each dawn	50
each day	152
each easter	-185
each end	-86
each even	-59
each first	96
each flight	126
each friday	99
each grandparent	-103
each guitar	-123
each half	-123
each hour	-98
each incubator	-117
each input	-131
each loan	114
each march	-84
each may	105
each meal	114
each meet	79
each meetup	-84
each monday	84
each month	154
each morning	-46
each new	-21
each noon	47
each npc	-105
each of	-92
each other	130
each part	-64
each penalty	67
each phone	-90
each photo	-68
each pound	116
each quarter	121
each region	-83
each release	-108
each saturday	116
each second	-112
each shift	-129
each spring	-93
each sprint	-109
each sunday	53
each swear	-115
each talk	-123
each team	-70
each thursday	98
each time	10
each toilet	92
each trip	-83
each tuesday	-17
each wake	-97
each want	73
each way	-164
each wed	-97
each week	106
each winter	30
each year	54
eagle	-94
eagle in	-74
eagle on	-73
ealing	-73
ealing @animal	-73
ealing @bird	-73
ealing eagle	-73
eamon	-10
eamon have	79
eamon smoke	-58
ear	71
ear .	-12
ear @illness	100
ear and	146
ear be	154
ear defender	103
ear inflame	101
ear leak	100
ear or	-106
ear ring	167
ear since	78
ear that	83
ear to	-130
early	-20
early ,	188
early .	-153
early @+health	112
early @+illness	141
early @hobby	-66
early @pregnancy	112
early @sport	-66
early and	-36
early delivery	-123
early depeche	-88
early for	-90
early form	117
early in	-107
early last	96
early march	94
early menopause	94
early on	-77
early payout	120
early pregnancy	112
early riser	-129
early shift	-142
early swim	-135
earn	169
earn .	114
earn <number>	31
earn @income	85
earn just	109
earn ksh	84
earn less	66
earn minimum	85
earn more	131
earn on	91
earn only	115
earn so	73
earn to	84
earn twice	105
easel	-134
easel rope	-134
easily	5
easily .	-110
easily because	137
easily while	71
east	-93
east london	-93
easter	-63
easter .	-38
easter and	-114
easter for	-82
easter holiday	-77
easter if	-91
easter week	-96
easter with	136
easting	-99
easting northing	-99
easy	-83
easy <number>	-125
easy english	-126
easy for	109
easy on	-118
easy word	-109
eat	57
eat .	149
eat <number>	-59
eat @+belief	131
eat @animal	-34
eat @believer	-86
eat @bread	93
eat @dairy	139
eat @dessert	-49
eat @fish	-34
eat @food	37
eat @fruit	80
eat @illness	-112
eat @meat	192
eat @nut	-107
eat @seafood	-84
eat @shellfish	-79
eat @vegetable	-189
eat a	10
eat about	-137
eat after	42
eat again	99
eat anything	-49
eat at	17
eat banana	80
eat be	114
eat between	-126
eat bread	93
eat breakfast	-138
eat cold	-112
eat dairy	139
eat disorder	141
eat everything	-95
eat fish	-159
eat from	130
eat gluten-free	-90
eat halal	131
eat her	-114
eat in	165
eat jelly	-49
eat keto	-122
eat late	-133
eat low	100
eat mackerel	113
eat meat	-49
eat more	60
eat much	99
eat mushroom	-180
eat mussel	-103
eat no	42
eat nut	-107
eat off	-123
eat on	-91
eat onion	124
eat only	149
eat popcorn	116
eat pork	191
eat quaker	-86
eat raw	85
eat shellfish	-29
eat the	-11
eat them	62
eat truffle	-75
eat twice	-87
eat with	185
eat zabihah	119
ebay	-102
ebay .	-102
ebitda	-108
ebitda drop	-108
ebo	-99
ebo be	-99
ebt	108
ebt card	108
ec2	-79
ec2 instance	-79
ecg	109
ecg show	109
eclair	-81
eclair @food	-81
eclair @nut	-81
eclair @tree	-81
eclair pistachio	-81
economist	-86
economist and	-86
ecotec	-94
ecotec ,	-94
ectopic	134
ectopic and	134
eczema	107
eczema ,	103
eczema and	65
eczema so	83
edda	-120
edda be	-120
edge	-80
edge @science	-107
edge it	-107
edge meet	-133
edge off	114
edge ruler	-101
edinburgh	-91
edinburgh .	-91
edit	-193
edit .	-113
edit @food	-79
edit a	-79
edit foreign	-105
edit in	-93
edit the	-80
edition	-134
edition .	-99
edition of	-75
edition under	-102
editor	-201
editor .	-113
editor be	-128
editor on	-118
editor tell	-115
editor want	-86
edm	-118
edm radio	-118
edu	-74
edu @garment	-74
edu mini	-74
education	22
education on	-95
education visa	106
educational	-84
educational need	-84
educator	-121
educator and	-121
efe	21
efe be	21
effect	-40
effect of	92
effect size	-91
effect with	-95
effort	-84
effort ,	-84
efua	-23
efua door-to-door	-71
efua knock	65
egg	30
egg ,	121
egg .	14
egg @+health	98
egg @+illness	98
egg @food	-137
egg a	-137
egg allergy	98
egg at	131
egg for	113
egg free	-90
egg in	102
egg more	-87
egg on	-113
egg poach	-123
egg retrieval	141
egg separately	-102
egg timer	-104
egg white	-129
egg with	-78
egg yolk	-71
ehlers-danlos	104
ehlers-danlos and	104
eid	190
eid .	124
eid and	144
eifel	-138
eifel .	-106
eifel twice	-110
eighteenth	-78
eighteenth .	-78
eighth	110
eighth .	85
eighth week	95
eighty	114
eighty ,	114
either	144
either .	124
either @body_part	91
either ear	91
ekadashi	89
ekadashi and	89
ekwueme	-40
ekwueme put	-40
elan	-91
elan .	-91
elastic	-122
elastic band	-122
elasticsearch	-85
elasticsearch <number>	-85
elbe	-90
elbe .	-90
elbow	84
elbow ,	127
elbow .	12
elbow get	116
elder	12
elder @family	-91
elder @tree	-95
elder behind	-90
elder daughter	-91
elder in	157
elder tree	-95
eldest	-41
eldest @family	-150
eldest be	7
eldest brother	-99
eldest child	-108
eldoret	-129
eldoret .	-129
elect	95
elect to	95
election	204
election .	218
election and	105
election at	-108
election in	83
election last	-89
election of	115
election result	-89
election violence	103
election-night	-96
election-night graphic	-96
electoral	-119
electoral register	-119
electric	-128
electric ,	-102
electric <number>	-55
electric @bicycle	-85
electric @vehicle	-85
electric bicycle	-85
electric bill	-111
electric guitar	-67
electric kettle	-88
electric kiln	-107
electric tagliavini	-65
electrician	-170
electrician .	-151
electrician in	-85
electrician who	-77
electricity	166
electricity .	63
electricity be	123
electricity on	116
elegant	-83
elegant .	-83
eleglide	-85
eleglide m1	-85
element	11
element .	89
element in	-104
elevator	-138
elevator @job	-80
elevator controller	-80
elevator firmware	-108
elian	-108
elian in	-108
elif	-70
elif be	-70
eliquis	141
eliquis and	112
eliquis with	81
elixir	-156
elixir and	-91
elixir at	-108
elixir with	-104
ella	31
ella ,	148
ella be	-92
ellie	-90
ellie .	-90
elliptic	-53
elliptic curve	-53
elmwood	-89
elmwood school	-89
else	-92
else .	-97
elsewhere	96
elsewhere .	96
elsie	-94
elsie have	-94
elysium	-104
elysium ,	-104
em	-83
em @hobby	-83
em @sport	-83
em dash	-83
email	-167
email .	-132
email @food	-80
email a	-80
email draft	-83
email from	-90
email keep	-71
email short	-116
email their	-63
email to	-160
email wear	83
embed	-125
embed c	-125
embellishment	-109
embellishment .	-109
embezzle	136
embezzle and	91
embezzle from	121
embezzlement	89
embezzlement .	89
embouchure	114
embouchure .	114
embroider	-106
embroider for	-106
embroidery	-78
embroidery .	-78
embryo	182
embryo .	100
embryo do	121
embryo freeze	88
embryo leave	93
embryologist	-110
embryologist and	-110
emdr	132
emdr .	81
emdr slot	129
emeka	68
emeka .	-97
emeka be	181
emeka lay	53
emeka work	-136
emergency	112
emergency @doctor	-78
emergency @income	129
emergency @job	-78
emergency fund	129
emergency order	92
emergency vet	-78
emgality	73
emgality once	73
emi	132
emi be	62
emi eat	107
emil	72
emil .	72
emis	33
emis .	120
emis to	-122
emoji	-135
emoji .	-134
emoji for	-49
emoji in	-82
emojis	-207
emojis .	-107
emojis and	-138
emojis in	-141
employ	-127
employ <number>	-127
employee	-80
employee .	-80
employer	120
employer be	87
employer before	122
employer for	-122
employer have	113
employer hold	-8
employer keep	95
employer who	116
empty	107
empty @body_part	-16
empty by	47
empty his	97
empty in	80
empty line	-77
empty on	111
empty stomach	-16
empty the	-42
encampment	102
encampment for	102
enclosure	-125
enclosure @hobby	-107
enclosure @sport	-107
enclosure pot	-77
enclosure run	-107
encode	-83
encode in	-83
encoder	-95
encoder to	-95
end	64
end ,	65
end .	25
end <number>	-95
end @science	191
end and	153
end at	-127
end be	-104
end her	136
end in	118
end it	191
end meet	138
end of	-31
end on	112
end rather	-82
end sit	-133
end the	-8
end thursday	-135
end up	-129
end when	150
end with	-53
end-of-life	119
end-of-life care	119
enda	94
enda need	94
endo	128
endo day	128
endocrinologist	109
endocrinologist in	109
endometriosis	139
endometriosis .	85
endometriosis after	57
endometriosis and	111
endometriosis floor	137
endsar	77
endsar gate	77
energy	-73
energy app	-73
engage	-117
engage to	-117
engine	-111
engine backtrack	-93
engine rebuild	-83
engineer	-111
engineer .	-94
engineer @job	-81
engineer and	-134
engineer at	-102
engineer by	-95
engineer fob	-83
engineer for	-110
engineer in	44
engineer job	-81
engineer this	-66
england	-134
england .	-134
english	-168
english ,	-63
english .	-135
english and	-105
english be	-168
english even	-65
english for	-122
english in	-50
english to	-105
english well	-92
enjoy	-139
enjoy @science	-76
enjoy karaoke	-76
enjoy ride	-118
enlarge	102
enlarge .	102
enough	-48
enough .	129
enough for	-84
enough of	-157
enough or	78
enroll	27
enroll in	-10
enroll member	87
enron	-89
enron scandal	-89
enslave	121
enslave in	121
enter	112
enter all	-89
enter on	112
enter the	115
enthusiastic	-96
enthusiastic about	-96
entire	94
entire @+finance	94
entire @income	94
entire income	94
entresto	96
entresto ,	96
entry	74
entry to	74
entryist	114
entryist in	114
enugu	-68
enugu .	-5
enugu in	-96
enugu office	-102
enum	-84
enum with	-84
envelope	166
envelope for	120
envelope of	123
envelope on	49
enzyme	-99
enzyme inhibitor	-99
epidemic	-85
epidemic with	-85
epilepsy	133
epilepsy .	131
epilepsy and	91
epilim	48
epilim and	48
epipen	129
epipen .	63
epipen because	100
epipen for	93
epipen in	58
epipen level	85
epsom	-118
epsom on	-118
equal	-83
equal temperament	-83
equaliser	-117
equaliser in	-117
equality	95
equality folk	95
equation	-85
equation .	-85
equity	194
equity .	130
equity be	115
equity to	117
er	104
er .	104
erasmus	-92
erasmus in	-92
erectile	67
erectile dysfunction	67
erection	-65
erection permit	-114
erection since	101
erg	-169
erg <number>	-169
ericeira	-106
ericeira .	-106
erika	104
erika come	104
eritrea	129
eritrea .	94
eritrea and	102
errand	98
errand per	98
error	-220
error .	-119
error and	-107
error be	-101
error message	-102
error rate	-119
esb	-42
esb in	-109
esb since	94
escape	-118
escape @game	-78
escape @hobby	-78
escape again	-114
escape be	-71
escape game	-78
escape room	-92
escitalopram	164
escitalopram .	111
escitalopram after	128
escort	72
escort on	72
esp	-62
esp .	-62
esport	-91
esport team	-91
espresso	-223
espresso .	-59
espresso @food	-117
espresso a	-117
espresso at	-61
espresso last	-140
espresso machine	-132
essay	-110
essay be	-110
estar	-103
estar .	-103
estate	-54
estate ,	-54
estate .	107
estate agent	-98
estate have	-105
estelada	116
estelada on	116
esther	31
esther @job	-85
esther be	108
esther cook	-85
esther speak	87
estimate	-90
estimate in	-90
estonian	-112
estonian .	-112
estradiol	144
estradiol in	144
estuary	-125
estuary and	-72
estuary on	-108
etcd	-108
etcd ,	-108
etch	-111
etch with	-111
etching	-88
etching on	-88
etf	145
etf .	145
ethan	107
ethan tell	107
ethernet	-116
ethernet box	-116
ethiopia	110
ethiopia and	110
ethnicity	26
ethnicity box	98
ethnicity column	-84
etl	-83
etl abort	-83
etsy	-129
etsy .	-112
etsy shop	-77
eu	42
eu customer	-105
eu flag	97
eu-central-1	-74
eu-central-1 .	-74
eu-west-1	-74
eu-west-1 and	-74
eucharist	134
eucharist to	134
eunice	-94
eunice .	-94
euphonium	-111
euphonium in	-111
eur/brl	-105
eur/brl on	-105
euro	21
euro .	-43
euro alimony	121
euro altogether	101
euro an	-140
euro and	-124
euro deposit	-123
euro each	-86
euro for	-203
euro gross	113
euro in	80
euro include	-68
euro net	116
euro of	94
euro on	-147
euro per	-119
euro through	-94
euro till	172
euro to	156
euro with	115
euthanasia	-102
euthanasia in	-102
euthyrox	101
euthyrox <number>	101
evangelical	114
evangelical and	114
evangelise	-116
evangelise @illness	-116
evangelise rust	-116
evasion	89
evasion in	89
eve	92
eve ,	92
even "	-70
even ,	-101
even .	-8
even and	158
even at	68
even class	-84
even for	-172
even in	-70
even milk	-100
even on	-45
even since	92
even the	122
even water	109
even when	-69
evening	-142
evening .	-91
evening after	-120
evening as	-48
evening be	-125
evening with	-64
event	-166
event @furniture	-55
event in	-84
event out	-122
event table	-55
ever	123
ever be	72
ever love	90
ever since	89
every	-37
every 	-78
every <month>	-98
every <number>	75
every @body_part	-59
every @family	-163
every @food	-29
every @footwear	-58
every @furniture	92
every @garment	-24
every @instrument	-63
every @politics	-95
every bench	92
every camp	-144
every child	-108
every class	-117
every coat	20
every company	-92
every cycle	109
every day	-178
every derby	-101
every dinner	-16
every dry	-95
every easter	-131
every email	-83
every even	78
every feedback	-118
every foot	-59
every fourth	96
every friday	-49
every gravel	-91
every grievance	108
every hour	113
every kit	-69
every lane	-84
every last	-106
every leave	97
every meal	109
every monday	-67
every month	97
every morning	-26
every mother	-116
every night	45
every on-site	140
every other	-42
every outing	-29
every piano	-63
every plan	-88
every pr	-91
every quarter	-186
every release	104
every reply	-95
every rice	-107
every saturday	-99
every second	41
every sediment	-82
every session	-106
every shoe	-58
every site	-74
every so	-91
every spring	-83
every stand-up	-94
every sunday	20
every talk	106
every third	-141
every thursday	-121
every tick	-66
every time	28
every tuesday	-107
every video	121
every viking	-92
every waterfall	-101
every wednesday	-165
every week	46
every weekend	-5
every winter	-81
every year	-37
everybody	-90
everybody weep	-90
everyone	32
everyone .	111
everyone @dessert	-107
everyone @food	-107
everyone be	-76
everyone he	113
everyone on	-83
everyone since	91
everyone waffle	-107
everyone who	97
everything	-64
everything ,	-90
everything .	72
everything @color	-100
everything @drink	50
everything against	-134
everything alone	-107
everything at	-145
everything away	-52
everything deploy	-98
everything for	-82
everything go	-90
everything green	-100
everything he	112
everything in	-125
everything incremental	-55
everything must	50
everything on	-169
everything spin	115
everything thicken	129
everything user	114
everywhere	9
everywhere .	9
evict	113
evict in	113
eviction	4
eviction @job	-113
eviction blockade	106
eviction job	-113
evidence	132
evidence against	132
evin	116
evin for	116
ewa	-44
ewa be	123
ewa turn	-113
ewan	-160
ewan .	-132
ewan be	-67
ewan never	-92
ewan to	-60
ewe	-163
ewe have	-130
ewe scan	-84
ex	177
ex ,	-33
ex .	107
ex @income	88
ex accuse	90
ex and	137
ex be	134
ex breach	105
ex break	67
ex can	112
ex choke	120
ex drag	93
ex empty	61
ex file	125
ex for	85
ex from	98
ex get	90
ex have	-94
ex hit	108
ex keep	141
ex off	92
ex pay	88
ex post	8
ex put	72
ex run	95
ex take	39
ex tell	113
ex want	161
ex will	133
ex-army	-73
ex-army blanket	-73
ex-boyfriend	13
ex-boyfriend be	-8
ex-boyfriend have	-92
ex-boyfriend stalk	92
ex-colleague	-91
ex-colleague want	-91
ex-husband	26
ex-husband be	6
ex-husband have	-123
ex-husband pour	71
ex-husband will	114
ex-muslim	104
ex-muslim she	104
ex-partner	95
ex-partner break	95
ex-prison	-72
ex-prison @vehicle	-72
ex-prison ship	-72
ex-wife	149
ex-wife want	149
exact	86
exact hour	125
exact without	-109
exactly	-105
exactly <number>	-77
exactly elegant	-83
exam	-212
exam .	-141
exam @illness	-96
exam @symptom	-96
exam and	106
exam at	-117
exam be	-109
exam board	-57
exam cover	-90
exam fever	-96
exam for	109
exam give	-147
exam in	-214
exam season	-91
exam week	132
example	-104
example over	-104
excel	-172
excel .	-146
excel skill	-97
except	-163
except for	-83
except on	-107
except sunday	-125
except the	-58
exchange	74
exchange card	74
exclamation	-99
exclamation mark	-99
exclude	-93
exclude <number>	-85
exclude vat	-74
exclusive	118
exclusive @religion	118
exclusive brethren	118
execute	-110
execute the	-85
execute twice	-73
exercise	-206
exercise .	-100
exercise @bicycle	-128
exercise @vehicle	-128
exercise bike	-128
exercise for	-80
exercise with	-156
exeter	-131
exeter .	-131
exhaust	-112
exhaust .	-112
exhaustion	117
exhaustion .	117
exhibit	-98
exhibit .	-98
exhibition	57
exhibition .	29
exhibition and	83
exist	-81
exist in	-81
exorcise	114
exorcise by	114
exorcist	-76
exorcist .	-76
expect	143
expect ;	130
expect @family	-114
expect @flower	129
expect @food	-21
expect a	-21
expect flower	129
expect in	207
expect parent	-114
expect report	-126
expel	146
expel and	92
expel from	106
experience	-113
experience as	-113
experiment	-88
experiment .	-88
expire	27
expire .	-29
expire @dwelling	110
expire after	-94
expire in	-81
expire on	178
expire residence	110
explain	-42
explain "	-70
explain .	-138
explain @food	94
explain @science	131
explain a	94
explain at	115
explain by	-67
explain compound	-98
explain for	-91
explain in	-111
explain it	131
explain only	-96
explain very	-130
explanation	-166
explanation ,	-84
explanation .	-101
explanation factual	-88
explanation for	-94
explanation in	-110
explanation later	-105
explanation of	-105
explanation to	-47
explanation under	-117
explanation unless	-137
explanation without	-117
explicit	112
explicit clip	112
explode	-90
explode .	-90
expo	-115
expo .	-115
export	-91
export .	32
export @food	-115
export @nut	-115
export @tree	-115
export and	-102
export cashew	-115
export json	-95
export plan	-47
export svg	-80
expose	-141
expose ridge	-141
expropriation	89
expropriation .	89
extension	-142
extension host	-67
extension in	-106
extension that	-79
extinction	163
extinction rebellion	163
extra	60
extra .	-70
extra chromosome	169
extra paint	-107
extra tile	-73
extra time	112
extract	-84
extract before	-84
extraction	-49
extraction and	99
extraction fan	-107
extractor	-138
extractor .	-131
extractor under	-108
eyck	-96
eyck school	-96
eye	157
eye ,	108
eye .	185
eye @+health	115
eye @+illness	115
eye @hospital	131
eye @illness	100
eye @symptom	100
eye after	90
eye again	81
eye all	88
eye and	-4
eye be	137
eye burn	100
eye clinic	104
eye drop	68
eye first	119
eye hospital	131
eye last	-126
eye operate	87
eye pressure	115
eye since	70
eye through	108
eyebrow	164
eyebrow .	96
eyebrow as	131
eyelash	53
eyelash .	131
eyelash extension	-106
eyelet	-59
eyelet the	-59
eyelid	172
eyelid droop	172
eyesight	201
eyesight .	120
eyesight be	121
eyesight go	99
ezekiel	104
ezekiel ,	104
f1.7	-86
f1.7 lens	-86
fabia	-117
fabia .	-117
fabric	35
fabric and	104
fabric market	-91
facade	111
facade and	111
face	-61
face ,	-91
face .	-66
face @disability	112
face @illness	112
face blindness	112
face her	150
face mecca	119
face north	-98
face renderer	-98
face south-west	-70
face the	-116
facebook	-61
facebook group	-61
facilitate	-132
facilitate .	-132
factor	90
factor v	90
factory	-86
factory ,	-71
factory in	-84
factual	-88
factual and	-88
fag	115
fag .	77
fag for	98
fagin	-94
fagin because	-94
fail	-47
fail .	167
fail @furniture	80
fail @science	64
fail again	-107
fail anatomy	64
fail at	-65
fail bar	80
fail each	-99
fail its	-113
fail on	-55
fail the	-161
failover	-113
failover be	-113
failure	172
failure stage	104
failure they	136
faint	15
faint .	111
faint at	-133
faint under	-91
faint when	93
fair	-102
fair .	112
fair and	-116
fair be	-80
fair because	-59
fair blow	-80
fair deal	-61
fair each	-109
fair in	-115
fair on	-74
fair online	-81
fairphone	-111
fairphone <number>	-111
faith	53
faith ,	75
faith .	92
faith after	112
faith be	-140
faith have	95
faith tell	73
fajr	110
fajr and	110
fake	109
fake <number>	-97
fake @illness	-89
fake @injury	-89
fake @job	106
fake broker	106
fake landlord	117
fake marriage	125
fake wound	-89
falconry	-128
falconry .	-128
falkirk	-86
falkirk .	-86
fall	66
fall .	136
fall @hospital	112
fall @science	-90
fall again	79
fall and	144
fall apart	-139
fall asleep	6
fall at	106
fall clinic	112
fall from	93
fall in	-54
fall it	-90
fall off	106
fall out	-131
fall race	-134
fall through	-124
fall to	112
false	-87
false positive	-137
false since	102
family	87
family ,	128
family .	35
family @animal	128
family @food	114
family @tree	69
family although	90
family and	92
family as	117
family at	118
family be	27
family by	-127
family court	36
family cover	68
family dinner	114
family do	129
family fast	99
family group	-74
family have	-161
family hide	87
family in	101
family law	-139
family live	118
family not	-126
family of	111
family payment	91
family reunification	89
family reunion	-37
family run	-113
family say	106
family still	117
family thing	-97
family ticket	-120
family tree	69
family visa	109
family wash	109
family will	106
famous	-122
famous bank	-102
famous people	-64
fan	-248
fan and	-122
fan at	-111
fan of	-102
fan on	-156
fan that	-135
fan trip	-107
fancy	94
fancy @food	-139
fancy @job	51
fancy a	-139
fancy bloke	124
fancy box	-82
fancy man	51
fancy woman	117
fantasy	-148
fantasy team	-125
fantasy xiv	-77
far	-7
far .	-88
far for	129
far one	-89
far right	118
far wheel	-74
fare	58
fare .	11
fare dodge	91
farewell	-68
farewell book	-68
farida	83
farida be	83
farm	-41
farm .	-28
farm @+finance	-115
farm @animal	-70
farm @farm_animal	-70
farm be	18
farm earn	-115
farm have	-119
farm in	50
farm law	98
farm near	-155
farm or	116
farm over	-104
farm sheep	-70
farm sim	-120
farm to	106
farm wear	59
farm weekly	-99
farm will	118
farmer	11
farmer 	150
farmer journal	-95
farmer weekly	-141
farmhouse	-47
farmhouse .	113
farmhouse for	-111
faro	-87
faro .	-87
farouk	-119
farouk @food	-55
farouk a	-55
farouk be	-105
farrier	-136
farrier .	-106
farrier come	-76
farrier for	-77
farrow	-63
farrow &	-63
fasciitis	169
fasciitis .	110
fasciitis and	121
fast	96
fast ,	93
fast .	31
fast @job	-108
fast and	122
fast be	75
fast bowler	-108
fast during	99
fast last	141
fast lipid	70
fast local	-136
fast on	147
fast path	-84
fast release	-98
fast this	-60
fast till	90
fastener	-114
fastener .	-114
faster	-83
faster on	-61
faster than	-91
fat	-90
fat ,	-98
fat .	86
fat bamboo	-72
fat temper	-94
father	83
father .	164
father @animal	99
father @bird	99
father @cat	99
father @farm_animal	99
father @food	112
father @income	76
father @pet	99
father a	112
father alway	124
father and	99
father anselm	119
father at	87
father back	86
father build	-96
father bungee	-149
father but	-81
father by	121
father call	135
father cross	111
father die	126
father embezzle	121
father embroider	-106
father ghanaian	110
father hang	111
father hausa	77
father have	134
father hit	102
father in	-69
father jump	152
father live	-126
father make	-132
father mykola	65
father no	106
father of	-102
father on	111
father play	-111
father print	122
father shoot	163
father take	-50
father thatch	-108
father the	-105
father tom	99
father want	133
father with	-92
father-in-law	-66
father-in-law .	-168
father-in-law be	-40
father-in-law build	-68
father-in-law can	126
father-in-law die	109
father-in-law have	-109
fatigue @narcotic	-83
fatigue crack	-83
fatigue floor	88
fatima	78
fatima under	78
fatty	96
fatty @food	96
fatty @meat	96
fatty roast	96
fault	-60
fault .	52
fault and	-91
fault in	-93
fault on	-100
fault per	-100
fault with	-108
fauré	-106
fauré @music	-69
fauré be	-58
fauré in	-110
fauré requiem	-69
fave	-81
fave @food	-81
fave pizza	-81
favour	-117
favour flat	-117
favourite	-161
favourite .	-88
favourite @alcohol	-119
favourite @bread	-73
favourite @color	-76
favourite @dessert	-76
favourite @drink	-116
favourite @food	-133
favourite @game	-109
favourite @hobby	-126
favourite @job	-83
favourite @music	-53
favourite @narcotic	-119
favourite @sport	-97
favourite @wine	-76
favourite band	-106
favourite board	-77
favourite bread	-73
favourite cell	-96
favourite character	-76
favourite city	-95
favourite cocktail	-85
favourite colour	-61
favourite crisp	-75
favourite curry	-57
favourite dessert	-76
favourite dish	-74
favourite editor	-83
favourite film	-105
favourite game	-109
favourite holiday	-111
favourite hymn	-53
favourite meal	-113
favourite perfume	-100
favourite podcast	-77
favourite pub	-61
favourite record	-69
favourite ride	-80
favourite sandwich	-79
favourite takeaway	-108
favourite tea	-70
favourite tool	-86
favourite trail	-85
favourite walk	-97
favourite whisky	-111
favourite wine	-76
fdp	167
fdp ,	116
fdp twice	120
fear	106
fear @food	87
fear @science	100
fear a	87
fear it	100
fear she	70
fear that	-48
fear the	46
fear what	137
feast	-56
feast .	-112
feast day	114
feast have	-92
feather	-82
feather when	-82
feature	-130
feature flag	-125
feature for	-72
feature live	-90
federation	-111
federation weigh	-111
fedora	-90
fedora .	-69
fedora <number>	-91
fee	97
fee .	54
fee and	134
fee clause	-94
fee for	112
feed .	-49
feed and	116
feed at	118
feed every	-124
feed everyone	-107
feed in	87
feed people	57
feed sack	27
feed the	-151
feedback	-118
feedback card	-118
feel	113
feel ,	126
feel @ethnicity	84
feel @science	-35
feel armenian	84
feel attraction	94
feel bear	20
feel dead	78
feel flat	-108
feel it	-35
feel nostalgic	-107
feel odd	132
feel roof	-105
feel rough	103
feel the	122
feel unsafe	86
feel watch	106
feetech	-87
feetech sts3215	-87
feijoada	-106
feijoada simmer	-106
fela	-101
fela in	-101
feld	46
feld every	46
felix	-40
felix .	-113
felix stim	48
fella	113
fella have	113
fellbrook	-69
fellbrook @animal	-69
fellbrook @dog	-69
fellbrook @pet	-69
fellbrook harrier	-69
fellowship	-107
fellowship last	-107
felon	-102
felon with	-102
felted	-94
felted @garment	-94
felted hat	-94
feltham	121
feltham .	121
female	8
female character	102
female connector	-83
female in	-83
femi	-26
femi .	-114
femi @job	-77
femi be	15
femi coach	-77
femi lose	-9
femke	8
femke and	90
femke leave	-110
femur	129
femur .	129
fence	-57
fence .	-13
fence again	-111
fence and	124
fence at	-95
fence be	-149
fence club	129
fence foil	-112
fence in	-102
fence open	-112
fenna	-100
fenna step	-100
ferdy	-38
ferdy decide	-129
ferdy use	97
fermanagh	-94
fermanagh with	-94
ferment	-127
ferment .	-111
ferment @food	-84
ferment @seasoning	-84
ferment hot	-84
fern	-90
fern .	-90
ferreira	-55
ferreira ,	-85
ferreira @drink	89
ferreira drink	89
ferreira wear	-86
ferret	-95
ferret be	-95
ferritin	108
ferritin be	108
ferry	-148
ferry be	-63
ferry get	-85
ferry near	-116
ferry to	-116
ferry upset	-71
fertility	-97
fertility @hospital	-97
fertility clinic	-97
festival	-91
festival ,	143
festival .	-161
festival and	5
festival as	-116
festival in	-90
fetch	-140
fetch the	-87
fetch them	-115
fetish	106
fetish be	106
fever	43
fever ,	-90
fever all	78
fever and	118
fever be	82
fever joke	-96
fever tab	115
few ips	-94
few know	84
few swear	96
few word	-77
ffion	-99
ffion .	-99
fiance	-124
fiance be	-124
fiancé	186
fiancé .	93
fiancé be	99
fiancé in	113
fiancé wait	87
fiancée	92
fiancée be	92
fianna	91
fianna fáil	91
fiat	-131
fiat <number>	-128
fiat ducato	-70
fibre	-109
fibre .	-72
fibre and	-110
fibreglass	-71
fibreglass .	-71
fibro	150
fibro and	125
fibro be	95
fibroadenoma	98
fibroadenoma .	98
fibroid	167
fibroid and	95
fibroid come	138
fibromyalgia	130
fibromyalgia .	130
fibrosis	177
fibrosis .	127
fibrosis and	84
fibrosis review	125
fiddle	99
fiddle the	99
fidesz	114
fidesz .	114
fidget	48
fidget ring	48
fie	72
fie @+finance	72
fie @debt	72
fie debt	72
field	-157
field ,	-69
field .	-103
field at	-78
field course	-91
field every	-63
field station	-68
fieldwork	117
fieldwork in	117
fifteenth	-104
fifteenth .	-104
fifth	123
fifth .	102
fifth year	87
fiftie	-80
fiftie .	-80
fifty-minute	-87
fifty-minute lesson	-87
fig	-128
fig drop	-114
fig tree	-70
fight	128
fight .	161
fight @crime	-96
fight @science	117
fight about	113
fight at	95
fight for	174
fight fraud	-96
fight her	85
fight in	100
fight it	117
fight on	113
fight over	-173
fight traffic	-118
figma	-97
figma file	-97
figure	111
figure @drink	111
figure must	111
filament	-99
filament be	-99
file	27
file .	24
file @food	-111
file a	-111
file against	86
file at	-138
file be	54
file by	94
file cabinet	-108
file chapter	72
file each	-64
file for	167
file get	-119
file have	-97
file in	-122
file into	-83
file motion	153
file server	-122
file since	96
file the	-145
file under	-100
file via	-63
file with	-53
file yet	113
filipino	83
filipino and	83
fill	-19
fill <number>	-107
fill his	-95
fill in	-10
fill up	133
fill user	-91
film	-256
film .	-86
film @food	-105
film a	-105
film about	-120
film be	-148
film in	-182
film on	-107
film so	-103
film the	-173
film with	-113
filter	-25
filter @drink	-97
filter @tree	-97
filter coffee	-97
filter every	-78
filter for	-88
filter get	59
filter restaurant	77
filter sit	-104
fin	-68
fin rot	-68
final	60
final .	-84
final @+finance	91
final @income	91
final at	-145
final demand	127
final draft	-137
final fantasy	-77
final for	-86
final in	90
final notice	131
final salary	91
final week	124
final year	-99
finally	80
finally know	80
finance	-31
finance .	-147
finance at	138
finance bill	96
finance course	-64
finance of	-107
finance say	-87
finance team	-151
finanzamt	94
finanzamt <number>	94
finasteride	80
finasteride ,	80
find .	-110
find <number>	87
find @+belief	123
find @food	-16
find @herb	-70
find @seasoning	-70
find a	13
find all	76
find behind	-114
find by	116
find cilantro	-70
find flight	-106
find grindr	95
find guilty	174
find him	92
find out	190
find park	-92
find ramadan	123
find rent	-100
find store	-62
find subsidence	-111
find the	-74
find them	124
find under	-99
findmypast	-108
findmypast .	-108
fine	66
fine ,	121
fine .	132
fine be	-135
fine for	93
fine if	-94
fine in	112
fine knife	-123
fine last	109
fine of	165
fine wire	-103
fine with	-147
fineliner	-112
fineliner .	-112
finger	126
finger ,	-88
finger .	148
finger <number>	47
finger @narcotic	-121
finger and	77
finger be	201
finger before	110
finger do	100
finger exercise	-55
finger joint	-121
finger open	89
finger tip	115
finger to	-115
fingerprint	133
fingerprint and	95
fingerprint be	96
fingertip	129
fingertip to	129
finish	-34
finish .	59
finish @food	-8
finish @music	-104
finish @science	104
finish a	-8
finish and	11
finish before	-178
finish disco	-104
finish in	84
finish it	104
finish line	-120
finish the	122
finish their	-137
finite	-104
finite element	-104
finn	-75
finn (	-84
finn be	-130
finn have	122
finnish	-116
finnish for	-116
fintech	-145
fintech .	-87
fintech give	-113
fiona	125
fiona be	125
fire	-125
fire .	-123
fire @+illness	-97
fire @illness	-97
fire at	-148
fire brigade	119
fire everything	-52
fire pot	-97
fire station	-104
firefighter	-139
firefighter .	-139
firewall	-87
firewall rule	-87
firework	70
firework .	70
firm	-105
firm ,	-142
firm .	-181
firm @income	-153
firm be	90
firm but	-155
firm come	138
firm for	-63
firm get	-121
firm have	-94
firm in	-185
firm lose	-86
firm make	-104
firm of	64
firm pay	-153
firm she	-112
firm sponsor	-94
firm want	116
firm with	-168
firmware	-201
firmware .	-90
firmware @doctor	-85
firmware @job	-85
firmware can	-108
firmware doc	-85
firmware for	-127
first	-33
first .	-10
first <number>	-45
first @body_part	87
first @drink	-99
first @family	140
first @job	-126
first @tree	-99
first aid	-127
first and	-234
first baby	107
first bass	108
first bout	111
first can	107
first coffee	-99
first communion	-93
first cut	-126
first day	96
first edition	-102
first error	-61
first eye	87
first family	78
first friday	83
first in	-48
first lesson	-69
first line	-129
first man	-126
first monday	81
first name	-90
first of	-27
first on-call	-64
first payment	125
first period	121
first solo	-71
first startup	-105
first sunday	-108
first team	-91
first thing	106
first thursday	89
first time	-100
first trimester	100
first tuesday	-103
first vhdl	-93
first wednesday	-98
first week	-156
first wife	63
first year	93
first-aid	-102
first-aid kit	-102
first-day	-91
first-day cover	-91
fish	-172
fish .	-190
fish @food	-53
fish @furniture	-69
fish @job	-47
fish and	-41
fish at	-118
fish boat	-113
fish box	-53
fish by	-54
fish counter	-69
fish every	-84
fish finger	-115
fish for	-94
fish packer	-47
fish permit	-113
fish supper	-53
fish tank	-102
fish twice	-94
fish-and-chip	-131
fish-and-chip shop	-131
fisherman	125
fisherman pull	125
fistula	107
fistula from	63
fistula in	113
fit	113
fit .	185
fit @food	-127
fit a	-127
fit an	-93
fit at	173
fit blackout	-85
fit bright	-90
fit hager	-112
fit in	-110
fit kitchen	-82
fit last	33
fit over	134
fit plumb	-81
fit to	56
fit when	92
fit with	114
fitness	-121
fitness .	-121
fitter	-112
fitter be	-112
fitzroy	-118
fitzroy @hobby	-118
fitzroy @sport	-118
fitzroy row	-118
five-a-side	66
five-a-side .	120
five-a-side on	120
five-a-side still	-134
five-minute	-81
five-minute toolbox	-81
five-month-old	-102
five-month-old @family	-102
five-month-old baby	-102
five-year	112
five-year @food	112
five-year cake	112
fiver	-144
fiver each	-108
fiver on	-104
fix	-100
fix .	-109
fix @food	-83
fix @vehicle	-95
fix a	-83
fix an	-84
fix deposit	111
fix end	144
fix for	-107
fix heal	-108
fix in	-106
fix on	-149
fix term	44
fix the	-115
fix tram	-95
fix until	91
fixie	-86
fixie with	-86
fl	-73
fl @dwelling	-73
fl studio	-73
flag	70
flag "	-100
flag ,	59
flag .	82
flag @color	-84
flag @food	-68
flag @game	-84
flag @hobby	-84
flag @sport	-84
flag a	-68
flag and	113
flag by	-64
flag every	97
flag football	-84
flag in	69
flag on	129
flag red	-84
flag suspicious	-95
flak	65
flak @garment	65
flak vest	65
flaky	-150
flaky and	-86
flaky e2e	-95
flaky test	-83
flame	-44
flame gun	-97
flame on	79
flame-cut	-69
flame-cut steel	-69
flander	-67
flander for	-67
flap	-102
flap .	-102
flapjack	-114
flapjack .	-114
flare	54
flare .	115
flare and	122
flare up	-86
flare when	71
flash	-107
flash before	57
flash disk	-125
flash light	99
flash mob	-111
flash off	-124
flash on	-35
flash with	-94
flashcard	-80
flashcard on	-80
flask	-91
flask of	-74
flask since	85
flask with	-126
flat	-48
flat .	30
flat @body_part	96
flat @color	-106
flat @food	-117
flat above	-131
flat and	142
flat as	-101
flat at	91
flat b	-117
flat bag	-96
flat because	108
flat bench	-103
flat bore	-77
flat confuse	-81
flat file	-83
flat foot	96
flat for	-81
flat have	-162
flat in	-148
flat of	-160
flat on	-70
flat since	-87
flat up	98
flat white	-106
flat window	-127
flat with	104
flat-pack	-119
flat-pack @furniture	-119
flat-pack wardrobe	-119
flatmate .	-66
flatmate @illness	84
flatmate @injury	84
flatmate all	96
flatmate be	7
flatmate beau	109
flatmate bogdan	-103
flatmate caio	102
flatmate gas	120
flatmate have	23
flatmate ine	110
flatmate milo	-115
flatmate name	-133
flatmate wale	84
flatten	105
flatten him	105
flea	-43
flea market	-43
flee	166
flee anatolia	84
flee conscription	111
flee to	109
fleece	-78
fleece be	-78
fleet	-113
fleet ,	-87
fleet have	-86
fleur	-100
fleur @job	-100
fleur help	-100
flexa	-104
flexa .	-104
flexible	-113
flexible friday	-113
flight	14
flight .	96
flight have	-90
flight long	-106
flight of	17
flight sock	90
flight to	-75
flinch	91
flinch at	91
flip	54
flip @alcohol	54
flip @drink	54
flip @narcotic	54
flip @wine	54
flip vintage	54
floater	134
floater and	134
floater in	57
flood	-201
flood .	-118
flood @science	-106
flood at	-125
flood by	-72
flood every	-140
flood in	-93
flood it	-106
flood take	89
floor	-60
floor "	-81
floor ,	100
floor .	-158
floor <number>	-127
floor and	5
floor as	-78
floor because	-102
floor book	-92
floor exercise	-72
floor finish	-98
floor for	-127
floor her	147
floor in	-86
floor of	-102
floor or	142
floor themselves	-102
floor when	-8
floor with	91
floorboard	-93
floorboard .	-93
flop	-120
flop .	-120
florin	-89
florin .	-89
florist	-173
florist .	-141
florist be	-102
florist on	-75
floristry	-132
floristry business	-132
flotilla	86
flotilla .	124
flotilla along	-60
flour	-34
flour .	54
flour and	-107
flour-free	115
flour-free .	115
flovent	105
flovent morning	105
flow	60
flow .	-83
flow be	134
flow of	-111
flowcore	-121
flowcore .	-121
flower	14
flower and	-92
flower climb	-119
flower every	19
flower girl	-90
flower on	129
flu	-11
flu jab	-11
flugelhorn	-96
flugelhorn in	-96
fluid	122
fluid ,	105
fluid @food	124
fluid a	124
fluid in	-102
fluid limit	104
fluoxetine	108
fluoxetine ,	108
flush	174
flush ;	90
flush at	142
flutter	45
flutter .	109
flutter for	-62
fly	-14
fly ,	95
fly .	-10
fly @animal	-113
fly @food	57
fly @insect	-113
fly a	57
fly back	91
fly badly	-72
fly change	-96
fly drone	-113
fly from	-96
fly the	113
fly through	-95
fly to	-86
fly.io	-84
fly.io .	-64
fly.io with	-71
flyer	-110
flyer .	-110
flynn	-89
flynn be	-89
flyway	-104
flyway .	-104
fm2	-105
fm2 .	-105
fnac	70
fnac report	70
foal	-124
foal need	-124
foam	-49
foam roller	-49
fob	-47
fob for	-73
fob off	57
fob the	-83
focal	113
focal dystonia	113
focus	-84
focus event	-84
fodmap	66
fodmap list	66
fog	-21
fog "	82
fog and	-102
foggy	115
foggy since	115
foil	-150
foil break	-112
foil in	-103
folake .	110
folake run	-106
fold	-14
fold .	-109
fold @fabric	-71
fold into	118
fold paper	-131
fold terry	-71
folder	-141
folder .	-100
folder call	-77
folder over	-89
folic	101
folic acid	101
folk	32
folk and	95
folk be	103
folk duet	-83
folk in	-78
folk-song	-76
folk-song archive	-76
follow	13
follow <number>	-94
follow @dwelling	145
follow @science	121
follow by	-88
follow din	-101
follow hal	-100
follow her	9
follow home	145
follow in	123
follow it	121
follow qa	-105
follow qanon	126
follow radio	-116
follow the	-148
fond	-154
fond of	-154
font	-15
font .	-92
font as	71
font for	-83
font jump	-103
font to	-83
food	80
food .	93
food <number>	123
food @drink	89
food @vehicle	-123
food and	96
food anymore	112
food at	-112
food bank	-69
food be	105
food because	105
food cake	-72
food for	-87
food from	28
food list	-158
food must	89
food on	-85
food poison	113
food stamp	131
food till	95
food truck	-123
food until	95
food-bank	131
food-bank voucher	131
foot	-93
foot ,	-128
foot .	-137
foot @furniture	-120
foot and	65
foot be	95
foot before	109
foot for	-73
foot have	126
foot lower	-120
foot need	121
foot pedal	-93
foot that	96
foot up	-81
foot when	-137
football	-74
football ,	-104
football @garment	54
football beyond	-105
football commentator	-99
football final	-84
football in	-145
football shirt	54
football team	-94
football ticket	-96
footbath	-128
footbath .	-128
footing	-104
footing .	-104
for	-12
for "	122
for 18	98
for <month>	-82
for <number>	-30
for @+belief	171
for @+finance	123
for @+health	18
for @+illness	40
for @+state	-87
for @alcohol	76
for @animal	-76
for @boat	-90
for @body_part	-71
for @bread	-136
for @color	-36
for @crime	227
for @criminal	-104
for @dairy	144
for @dessert	-104
for @doctor	-105
for @dog	-45
for @drink	90
for @fabric	176
for @family	-55
for @fish	-88
for @flower	-85
for @food	-49
for @furniture	47
for @hobby	-95
for @hospital	151
for @illness	131
for @income	-118
for @injury	137
for @instrument	-116
for @job	-19
for @meat	107
for @medicine	-90
for @mental_illness	86
for @narcotic	126
for @nut	93
for @pet	-45
for @pregnancy	107
for @punishment	131
for @religion	107
for @rite	105
for @science	59
for @seafood	-88
for @seasoning	-87
for @symptom	-20
for @temple	96
for @treatment	120
for @tree	-154
for @vehicle	-123
for a	-51
for about	64
for acne	95
for adhd	89
for ads	-141
for age	-84
for air	-69
for alcohol	76
for all	-154
for amateur	-67
for an	52
for another	114
for antique	-63
for anxiety	70
for anyone	117
for anything	-106
for arson	133
for asylum	151
for auntie	12
for autism	96
for b	-83
for b2	-71
for balcony	-52
for bank	-95
for bat	-111
for battery	-109
for bed	113
for beginner	-88
for below	-129
for birthday	-21
for biscuit	-90
for black	-117
for bloat	-78
for boat	-90
for bolt	-81
for book	-77
for bore	-88
for both	25
for brawl	97
for bread	-84
for bribery	81
for café	-80
for cake	-99
for campsite	-56
for carp	-88
for cash	58
for cater	11
for child	-96
for chlamydia	110
for christma	89
for church	96
for citizen	-108
for client	-120
for climber	120
for cloud	-62
for coeliac	96
for coffee	-122
for coldplay	-96
for colour-blind	-120
for complete	-69
for compliance	-64
for concert	-102
for consulate	-92
for contest	-85
for copd	122
for cork	-112
for correction	-118
for crate	-88
for credit	123
for crisp	-61
for cure	-71
for custody	131
for dad	110
for daniel	110
for dark	-109
for de-addiction	105
for deaf	-158
for deal	153
for deep	-109
for deletion	-99
for demonstration	-98
for dental	-86
for dialysis	120
for die	119
for dip	-103
for divorce	142
for do	-93
for doc	-78
for dog	-45
for drama	-105
for drink	130
for drug	173
for dunmurry	-105
for dyslexia	127
for each	-164
for easter	-124
for effort	-84
for ella	-92
for embezzlement	89
for empty	-77
for escort	145
for estate	-81
for every	94
for ewan	-89
for expect	-114
for extinction	110
for fajr	110
for fall	-85
for family	-157
for fan	-61
for fare	91
for feed	90
for fidesz	114
for fine	-103
for finish	-73
for fitzroy	-118
for flynn	-89
for ford	-117
for form	-125
for fraud	148
for free	-69
for friday	44
for friend	-111
for fun	-99
for garden	-95
for gaza	102
for glastonbury	-86
for go	106
for good	-145
for grade	-121
for grain	-90
for grope	127
for grow	234
for guest	-109
for guitar	-90
for half	126
for halloween	-89
for hand	111
for hate	-94
for heart	-71
for height	-73
for help	12
for her	163
for hiccup	-117
for him	247
for his	72
for honey	-87
for hookup	147
for hour	152
for house	-93
for hurley	-65
for invoice	-94
for inè	-95
for it	83
for its	-122
for ivf	97
for java	-116
for jesus	-78
for joist	-57
for judicial	106
for jummah	132
for key	-69
for knut	116
for labour	65
for lakshmi	111
for laser	123
for layout	-88
for le	86
for leave	32
for len	-136
for lend	139
for level	-119
for life	59
for linear	-95
for lisbon	-155
for literal	114
for live	98
for long	41
for lookup	-130
for lose	-70
for luck	-131
for machine	-122
for macron	99
for marine	-83
for mark	-84
for mass	110
for meat	107
for medicine	-90
for milei	116
for milk	105
for minus	-150
for miss	-87
for monday	-124
for mono	112
for more	106
for mosaic	-98
for most	60
for mother	-91
for motivational	-108
for mr.	-143
for mum	-85
for museum	85
for name	-83
for nap	-121
for nautical	-54
for new	-82
for next	-102
for nick	119
for nigeria	-100
for no	-80
for noah	145
for norwich	-124
for now	34
for nurse	-147
for nut	93
for oak	-98
for obi	86
for oil	-112
for old	-113
for older	93
for on	122
for open	-105
for other	-84
for outage	-86
for overcrowd	118
for overstay	111
for oya	104
for pain	62
for paper	-109
for pará	-83
for passata	-74
for passport	-127
for pay	-108
for payroll	-91
for pharmacy	-89
for phonics	-72
for photoshop	-131
for pip	117
for plaid	176
for planetarium	-55
for plasterboard	-75
for pneumonia	-95
for poland	116
for porto	126
for portrait	-140
for possession	184
for postgre	-110
for prayer	105
for primer	-73
for private	108
for prosthetic	-67
for psychotherapist	-95
for public	-91
for puja	39
for python	-93
for rally	-85
for red	21
for redis	-86
for referendum	89
for refugee	121
for rehearsal	-110
for renovation	-97
for repaint	-94
for repeal	124
for resale	-120
for restaurant	96
for retire	-50
for retirement	122
for reviewer	-121
for rich	-96
for roofer	-81
for runner	-104
for rush	-88
for sahra	99
for sale	14
for saturday	-88
for scabies	124
for school	95
for sciatica	94
for screen	-96
for second-hand	-77
for sell	118
for set	-99
for shingle	111
for shop	-92
for shoplift	142
for sign	-85
for sinn	151
for skin	-130
for sleep	102
for small	-104
for snap	128
for social	112
for some	-96
for someone	-94
for something	-97
for soup	97
for speed	-100
for sponge	-102
for spoon	97
for squeaky	-107
for stamp	-121
for statnett	-108
for stockpile	-69
for stress	124
for string	-76
for sub	-100
for sunday	-143
for supper	-109
for symptom	-83
for tabaski	115
for table	-69
for tag	102
for take	116
for tamsin	-107
for tate	-116
for tea	-103
for teacher	-96
for tell	-66
for that	117
for the	-74
for their	59
for them	-46
for themself	-96
for thing	97
for ticket	-78
for timo	113
for toast	-85
for train	128
for trauma	111
for trondheim	-59
for tv	-101
for typography	-119
for uart	-90
for ukulele	-76
for unison	116
for unite	98
for unpaid	113
for user	-56
for usmle	-92
for ver.di	84
for vet	-66
for visa	-70
for visitor	-73
for volt	142
for vomit	106
for wastage	-73
for wed	-82
for wedding	-104
for weed	118
for week	154
for what	66
for when	77
for whiplash	93
for wifi	-125
for word	-137
for work	42
for write	68
for yarn	-112
for year	-125
for yusra	-78
for zone	-108
forbid	21
forbid @science	131
forbid dynamic	-100
forbid it	131
force	-72
force <number>	-72
force-unlock	-105
force-unlock the	-105
ford	-83
ford and	109
ford escort	-117
ford garage	-102
ford transit	-78
fordson	-119
fordson .	-119
fore	-76
fore and	-76
forearm	117
forearm with	117
forecast	-184
forecast .	-90
forecast give	-93
forecast team	-137
forehead	94
forehead each	94
foreign	-124
foreign key	-78
foreign news	-105
foreman	110
foreman have	110
forest	135
forest .	135
forge	-26
forge his	-26
forgejo	-64
forgejo at	-64
forget	54
forget @science	163
forget half	74
forget her	132
forget if	60
forget it	163
forget name	-91
forget the	97
forget to	-123
forgive	96
forgive her	96
fork	-147
fork .	-138
fork and	-97
forklift	-133
forklift driver	-66
forklift licence	-112
form	-97
form .	-44
form <number>	-125
form and	82
form as	-127
form each	-93
form for	32
form give	-135
form of	16
form only	-110
form they	-84
form to	-84
form upside	-117
formal	-130
formal english	-83
formal estonian	-112
formal register	-90
formaldehyde	88
formaldehyde work	88
format	-111
format .	-111
former	95
former @animal	104
former @dwelling	-106
former @family	145
former @farm_animal	104
former @science	-121
former @temple	-106
former boss	89
former colleague	67
former math	-121
former monastery	-106
former nanny	104
former partner	116
former police	-111
former student	90
former tenant	-132
former wife	85
formerly	-113
formerly work	-113
formula	-125
formula .	-125
formula and	109
formula since	-135
fortisip	107
fortisip .	107
fortran	-77
fortran and	-77
forty-five-minute	-106
forty-five-minute break	-106
forum	-101
forum as	-88
forum for	-61
forward	-5
forward .	123
forward because	-123
forward for	-44
forxiga	96
forxiga and	96
foster	-108
foster <number>	-74
foster carer	-84
foul	-99
foul "	-81
foul play	-76
foundation	-170
foundation .	-117
foundation due	-110
foundation tier	-72
founder	102
founder and	102
foundry	-88
foundry near	-88
fountain	-152
fountain at	-70
fountain for	-59
fountain pen	-139
four-and-a-half-day	-107
four-and-a-half-day week	-107
four-month-old	-98
four-month-old @family	-98
four-month-old grandchild	-98
four-shaft	-109
four-shaft glimåkra	-109
four-year-old	26
four-year-old hold	101
four-year-old tip	-102
fourteen-month-old	-111
fourteen-month-old @family	-111
fourteen-month-old twin	-111
fourth	45
fourth .	-105
fourth <number>	141
fourth @body_part	166
fourth @family	117
fourth child	117
fourth finger	113
fourth floor	-180
fourth in	-137
fourth metatarsal	115
fourth stage	-91
fourth to	-78
fourth wednesday	96
fox	-110
fox .	-110
foxglove	-86
foxglove .	-86
foxhound	-144
foxhound pepper	-144
fpga	-121
fpga work	-121
fracture	121
fracture her	121
fragment	-75
fragment .	-75
frame	-94
frame .	-90
frame <number>	-114
frame @food	-130
frame a	-130
frame for	-110
frame rate	-76
frame since	104
framework	-228
framework ,	-149
framework after	-97
framework be	-142
frank	-42
frank be	-42
frankenjura	-93
frankenjura .	-93
frankfurt	-192
frankfurt .	-120
frankfurt and	-119
frankfurt every	-113
fraternity	43
fraternity be	102
fraternity run	-89
frau	-31
frau bauer	-98
frau bergmann	123
frau demir	-107
frau lindqvist	81
frau zgraggen	-99
fraud	12
fraud .	148
fraud ;	-106
fraud at	-96
fraud detection	-83
fraud model	-117
fraudster	-96
fraudster as	-96
fred	100
fred have	100
free	-25
free .	-90
free @alcohol	-109
free @believer	116
free @drink	-176
free @narcotic	-109
free advice	-110
free at	98
free check	-102
free drink	-143
free for	99
free fringe	-89
free most	-125
free of	100
free period	-118
free plan	-114
free presbyterian	116
free school	128
free since	-86
free spirit	-109
free tier	-51
free version	-66
free word	-128
free öcalan	82
freeagent	-93
freeagent .	-93
freedom	-91
freedom and	-91
freelance	58
freelance .	74
freelance @+finance	112
freelance @income	112
freelance @job	-159
freelance client	-104
freelance developer	-110
freelance for	-71
freelance illustrator	-123
freelance income	112
freelance permit	113
freelance wordpress	-86
freelancer ,	-71
freelancer in	76
freethinker	92
freethinker .	92
freeze	102
freeze .	-115
freeze @+health	86
freeze @+illness	86
freeze @animal	-47
freeze @fish	-47
freeze @meat	24
freeze @medicine	86
freeze @science	-83
freeze @seafood	-47
freeze and	-40
freeze at	-96
freeze before	88
freeze by	101
freeze fish	-47
freeze her	174
freeze in	-4
freeze insulin	86
freeze it	-83
freeze one	124
freeze shoulder	24
freeze the	-154
freeze their	123
freeze when	101
freeze with	79
freezer	-197
freezer .	-88
freezer @food	-71
freezer b	-71
freezer be	-151
freezer die	-113
freezer give	-91
freiburg	131
freiburg ,	104
freiburg before	76
freight	-101
freight yard	-101
french	-193
french .	-143
french full	-105
french in	-137
french or	-63
french regulation	-63
fresh	-140
fresh @food	-113
fresh egg	-113
fresh yeast	-77
fresno	103
fresno in	103
fret	-67
fret .	-67
fri	-113
fri .	-74
fri <number>	-93
friday	-32
friday ,	-62
friday .	-92
friday <number>	-90
friday @+belief	89
friday @alcohol	99
friday @beer	99
friday @drink	99
friday @food	-165
friday @job	100
friday @narcotic	99
friday @rite	89
friday and	-73
friday as	11
friday at	-98
friday be	-124
friday because	113
friday beer	99
friday before	-129
friday call	105
friday dusk	117
friday even	119
friday for	91
friday free	-144
friday from	-94
friday fry-up	-113
friday help	100
friday if	118
friday lunch	-165
friday night	-58
friday of	-145
friday outage	-107
friday prayer	89
friday so	118
friday sundown	140
friday sunset	115
friday the	124
friday to	9
friday with	87
fridge	29
fridge .	-75
fridge @instrument	-79
fridge after	-100
fridge arrive	-106
fridge be	135
fridge compressor	-100
fridge door	105
fridge drawer	93
fridge freeze	123
fridge upright	-79
friend	52
friend 	-97
friend .	19
friend @garment	70
friend achieng	-97
friend as	82
friend be	9
friend bola	70
friend but	118
friend call	-65
friend christen	-107
friend dele	-81
friend ewa	-113
friend from	43
friend gemma	104
friend get	103
friend groom	128
friend have	-135
friend in	-109
friend jess	-113
friend kemi	94
friend lecture	-94
friend lisa	95
friend lucy	94
friend name	-130
friend ola	-5
friend on	-111
friend ottavia	89
friend otto	100
friend paz	-113
friend rosalind	95
friend shaz	-106
friend shift	116
friend shoot	21
friend sipho	-97
friend split	-102
friend stefan	119
friend thaí	-105
friend user	99
friend who	-122
friend with	142
friend yusuf	101
friend zé	102
friendly	-84
friendly and	-84
fright	-65
fright sketch	-65
frighten	-35
frighten by	-122
frighten to	130
fringe	-169
fringe .	-108
fringe and	-116
fringe trim	-89
frisian	-142
frisian shallow	-86
frisian with	-122
frog	-82
frog from	-82
from	16
from .	144
from <month>	-86
from <number>	-22
from @+belief	86
from @+health	-87
from @+illness	-87
from @addiction	97
from @animal	50
from @bicycle	-84
from @bird	123
from @boat	114
from @body_part	84
from @color	129
from @disability	-107
from @dwelling	-135
from @family	51
from @farm_animal	36
from @food	53
from @footwear	126
from @game	105
from @garment	126
from @hobby	105
from @horse	96
from @illness	-65
from @meat	-168
from @music	109
from @narcotic	123
from @religion	86
from @science	125
from @seafood	77
from @shellfish	77
from @sport	105
from @symptom	18
from @temple	86
from @treatment	109
from @tree	79
from @vehicle	49
from a	73
from abeokuta	-82
from about	50
from account	-125
from acl	69
from airport	-135
from an	-18
from analogue	-121
from ancestry	97
from anywhere	-91
from argo	-109
from astigmatism	-107
from athen	-141
from audio	-99
from b	114
from bafög	64
from bala	-126
from balsa	-72
from barbado	81
from barcelona	-96
from beef	-104
from before	98
from behind	121
from belarus	124
from bicycle	-84
from bloat	-67
from bologna	-129
from boot	126
from braga	-124
from brighton	-103
from build	-104
from calais	21
from campina	-92
from cebu	-108
from church	86
from clench	114
from cobol	-99
from cocaine	97
from cochin	123
from conference	115
from cork	80
from cornwall	-95
from craigslist	-73
from crewe	-82
from czech	-74
from davao	-94
from detox	109
from diabetes	125
from diyarbakır	92
from drive	112
from dubai	-108
from dublin	-126
from emis	-122
from enugu	-96
from eritrea	129
from ethiopia	110
from excel	-81
from flash	83
from flexa	-104
from friday	156
from german	-90
from gig	114
from gorilla	-84
from gran	-104
from great-aunt	80
from green	129
from haifa	-59
from halima	-79
from hay	118
from helmand	86
from her	25
from heroin	123
from his	83
from hockey	105
from hokkaido	112
from hom	129
from home	-135
from horse	96
from ibadan	-105
from ice	125
from ikea	-155
from india	74
from ine	-81
from isr	-90
from it	125
from izmir	-70
from jona	-120
from jordi	110
from json	-92
from kassel	-129
from kerala	-127
from kfw	-122
from kismayo	89
from knee	84
from korea	34
from lago	-81
from latex	100
from link	-99
from linz	-129
from lublin	-111
from lupus	-124
from main	-75
from manila	61
from marco	148
from marcus	-112
from marlow	-144
from match	-101
from may	-83
from memory	-98
from michaelma	-88
from ming	-115
from minsk	107
from mirena	98
from moldova	111
from monday	-80
from moree	-22
from music	109
from natal	-96
from neighbour	63
from new	-104
from next	-62
from nickel	93
from nogale	-101
from nooelec	-92
from now	22
from number	36
from oaxaca	-133
from old	-66
from overwatering	-106
from page	-128
from pallet	-121
from payday	109
from peckham	-120
from perl	-100
from peru	-98
from photo	-79
from pine	117
from piraeus	-89
from potsdam	-114
from pune	-95
from rail	-65
from railway	-120
from recife	-105
from recording	-95
from sabah	-82
from saint	-104
from salvador	-83
from sand	-65
from santander	124
from scan	-91
from school	19
from severe	115
from seville	-91
from shellfish	77
from siaya	74
from sit	103
from skye	-116
from someone	-30
from split	-100
from stadium	97
from stansted	-111
from stellenbosch	-105
from strobe	66
from sunrise	166
from t4	104
from tape	-88
from terraform	-83
from thanjavur	-97
from that	50
from the	88
from their	-165
from thursday	119
from tinderet	117
from toddler	110
from too	-109
from trial	-146
from ubuntu	-82
from ukraine	-126
from university	56
from user	56
from varroa	-89
from very	-47
from wandsworth	109
from week	96
from whanganui	-91
from when	125
from winnipeg	-110
from wordpress	-82
from work	180
from youtube	-89
front	105
front in	-63
front of	136
front seat	-137
front student	90
front tooth	102
front window	156
front-end	-138
front-end framework	-97
front-end test	-93
frost	-167
frost .	-149
frost be	-104
frostbite	90
frostbite on	90
fruit	-48
fruit .	-4
fruit break	-117
fry	-145
fry .	-112
fry @animal	-83
fry @fish	-83
fry @food	-98
fry @herb	-73
fry @seafood	-83
fry @seasoning	-73
fry mackerel	-83
fry sage	-73
fry tilapia	-100
fry-up	-113
fry-up .	-113
fryer	-119
fryer .	-111
fryer and	-139
fryer before	-106
fryer oil	117
fuel	-78
fuel filter	-78
fugue	-74
fugue on	-74
fulfill	99
fulfill @food	99
fulfill a	99
fuliza	121
fuliza @income	90
fuliza balance	88
fuliza take	90
full	-121
full .	-116
full <number>	-74
full answer	-79
full bathroom	-80
full blow	100
full engine	-83
full forty-five-minute	-106
full name	-108
full of	-125
full ratchet	-112
full sentence	-54
full sickle	115
full time	-93
full toolbox	-81
full until	-119
full without	-96
full-refresh	-55
full-refresh on	-55
fully	123
fully come	112
fully on	74
fume	-160
fume .	-111
fume @criminal	-76
fume cupboard	-89
fume hood	-76
fun	-151
fun .	-141
fun of	-81
function	-83
function in	-83
fund	112
fund .	134
fund and	102
fund for	-116
fund from	113
fund go	-97
fund have	118
fund matter	109
fund stand	43
fund user	-93
fundraise	19
fundraise for	19
funeral	139
funeral "	-83
funeral ,	104
funeral .	131
funeral because	93
fungus	67
fungus need	67
funk	-136
funk beat	-73
funk on	-114
funny	61
funny ,	85
funny story	-97
funny turn	108
furlough	120
furlough pay	120
furniture	11
furniture from	-121
furniture with	129
further	194
further .	143
further notice	83
further than	149
fuse	57
fuse ,	95
fuse at	-123
fuse from	104
fusion	63
fusion :	-57
fusion of	93
futon	-104
futon @furniture	-104
futon bed	-104
futsal	99
futsal and	99
fáil	91
fáil @job	91
fáil man	91
féin	188
féin .	107
féin @job	113
féin in	111
féin poster	113
fête	-198
fête .	-109
fête and	-123
fête raise	-113
g	-129
g @food	-115
g a	-115
g since	-29
g20	-13
g20 in	92
g20 week	-101
g43	-110
g43 before	-110
g6pd	85
g6pd and	85
g7	175
g7 .	175
ga	34
ga be	-68
ga meet	143
ga release	-105
gaa	-85
gaa @furniture	-85
gaa bar	-85
gabapentin	127
gabapentin <number>	127
gacha	63
gacha pull	63
gadget	-115
gadget .	-115
gaelic	-90
gaelic for	-90
gaggia	-112
gaggia @job	-112
gaggia classic	-112
galaxy	-95
galaxy with	-95
galeão	107
galeão .	107
galicia	-73
galicia and	-73
gallbladder	146
gallbladder out	146
gallery	-10
gallery .	-114
gallery @job	110
gallery open	64
gallery owner	110
gallows	-85
gallows humour	-85
gallstone	104
gallstone move	104
galway	11
galway .	47
galway market	-90
gamble	179
gamble .	-129
gamble @addiction	111
gamble @illness	111
gamble addict	111
gamble away	154
gamble habit	-102
gamble the	129
gambler	115
gambler anonymous	115
game	-65
game ,	-38
game .	12
game @dessert	-68
game @food	-68
game allow	-86
game be	-143
game friend	128
game group	-132
game have	-102
game in	-77
game jam	-68
game left-handed	98
game make	-76
game migrate	-81
game on	-77
game sell	-72
game till	-134
game use	-109
ganesh	19
ganesh chaturthi	75
ganesh go	-17
ganesha	123
ganesha on	123
gang	58
gang and	132
gang for	122
gang show	-152
gangrene	86
gangrene from	86
gannet	-93
gannet .	-93
gansey	-92
gansey for	-92
gaol	-79
gaol ,	-79
gap	-61
gap ,	-101
gap .	-99
gap in	33
gap may	-16
garage	-105
garage .	-24
garage and	-53
garage door	-135
garage for	-116
garage hard	-90
garage have	-105
garage hear	105
garage in	-92
garage into	-91
garage on	-61
garage quiz	-115
garage roof	-99
garage think	-112
garbage	-93
garbage @job	-93
garbage collector	-93
gardaí	124
gardaí never	124
garden	-169
garden .	-188
garden @+belief	-130
garden @body_part	-109
garden @politics	-130
garden behind	-96
garden centre	-16
garden face	-109
garden have	-139
garden in	-80
garden mean	-134
garden of	119
garden party	-130
garden shed	-83
gardener	-145
gardener .	-92
gardener and	-108
gareth	-25
gareth @footwear	-85
gareth @garment	-85
gareth lose	83
gareth shoe	-85
garlic	23
garlic .	89
garlic on	-103
garni	-68
garni have	-68
garnish	73
garnish by	91
garnish for	81
garnish the	-73
garnishment	119
garnishment @income	119
garnishment take	119
gary	-139
gary be	-117
gary hate	-79
gas	153
gas ,	116
gas .	111
gas @debt	113
gas @job	76
gas all	83
gas arrears	113
gas bill	144
gas boiler	-113
gas gangrene	86
gas himself	182
gas man	76
gas on	92
gas safe	-119
gas tap	89
gas up	-127
gas will	99
gasket	-105
gasket .	-105
gasp	-69
gasp for	-69
gasteig	-87
gasteig .	-87
gastric	128
gastric bypass	128
gate	-30
gate ,	-102
gate .	99
gate ;	74
gate <number>	-128
gate @color	-78
gate @game	-73
gate @hobby	-73
gate and	30
gate be	-119
gate c	-123
gate close	-93
gate from	120
gate protest	77
gate reissue	-90
gate stop	-73
gate with	83
gate yellow	-78
gateshead	-103
gateshead .	-103
gatwick	82
gatwick until	82
gaussian	-87
gaussian to	-87
gaviscon	104
gaviscon and	104
gay	51
gay .	101
gay @job	72
gay and	115
gay cabaret	-113
gay man	72
gay old	-95
gaz	-110
gaz sell	-110
gaza	102
gaza and	102
gazpacho	-79
gazpacho .	-79
gb	-144
gb .	-121
gb @drink	-108
gb @hobby	-65
gb @sport	-65
gb must	-108
gb run	-65
gcse	-116
gcse .	-93
gcse latin	-84
gdansk	-96
gdansk .	-96
gdańsk	-86
gdańsk .	-86
gdscript	-110
gdscript .	-110
gdynia	-23
gdynia .	-103
gdynia next	-84
gdynia over	119
gdynia with	-64
ge	-99
ge ultrasound	-99
gear	88
gear .	91
gear in	113
gear slip	-98
gecko	-52
gecko lose	-52
gelatine	111
gelatine unless	111
gelsenkirchen	-73
gelsenkirchen .	-73
gemma	104
gemma have	104
gen9	-110
gen9 to	-110
gender	-18
gender "	-84
gender @hospital	101
gender agreement	-91
gender clinic	101
gene	49
gene .	122
gene and	93
gene in	-84
gene on	-90
general	51
general .	99
general @income	-126
general election	143
general store	-126
general that	-90
generali	-109
generali .	-109
generation	158
generation .	158
generator	-32
generator .	30
generator box	-106
generator in	-99
generic	-69
generic .	-69
genome	59
genome kit	109
genome of	-79
gentamicin	96
gentamicin .	96
gentle	-143
gentle sleep	-137
gentle word	-81
gently	-107
gently .	-107
geography	-160
geography @job	-91
geography at	-114
geography in	-98
geography teacher	-91
geology	-91
geology field	-91
georgia	-118
georgia .	-118
georgian	-126
georgian break	-106
georgian screeve	-78
ger	111
ger be	111
gerald	-65
gerald .	-65
geraldine	-21
geraldine be	-125
geraldine claim	91
german	-112
german ,	-110
german .	-155
german @believer	-56
german @job	-56
german and	-107
german by	91
german even	-61
german firm	-103
german for	-71
german law	-89
german on	126
german press	-69
german shepherd	-56
german to	-90
germany	105
germany .	105
gerry	60
gerry have	60
gestational	100
gestational @+health	100
gestational @+illness	100
gestational @illness	100
gestational diabetes	100
get	98
get "	126
get <number>	90
get @+belief	-94
get @+health	83
get @+illness	92
get @+state	48
get @animal	-96
get @crime	101
get @dwelling	73
get @illness	104
get @income	109
get @job	117
get @mental_illness	129
get @punishment	167
get @science	-17
get @seasoning	-111
get @symptom	121
get a	18
get about	-80
get abuse	101
get accept	-65
get acupuncture	94
get an	-51
get approve	128
get arrest	-111
get ask	147
get b12	135
get back	-140
get ban	97
get black	-80
get blight	-86
get blister	-121
get block	-112
get book	46
get botox	118
get bottle-jaw	-111
get burn	-109
get bust	108
get by	-108
get bürgergeld	115
get call	-159
get carsick	146
get catch	178
get chlamydia	142
get clean	100
get cold	-54
get community	133
get convict	119
get correct	-135
get cortisone	116
get council	109
get crucify	-97
get dark	117
get decline	123
get delete	-119
get dengue	95
get denture	114
get disfellowshipped	120
get divorce	107
get do	128
get double	-65
get drill	-96
get drop	-96
get dump	-88
get elect	95
get emgality	73
get enough	-119
get every	-69
get execute	-73
get expel	92
get extra	117
get fit	114
get flat	136
get flush	142
get free	128
get freeze	-130
get garnish	81
get grundsicherung	112
get hap	98
get headache	76
get her	172
get him	-96
get his	142
get hive	77
get home	73
get honey	-111
get horribly	122
get house	119
get in	100
get infliximab	47
get into	-125
get iron	106
get it	-17
get its	-101
get juice	-112
get jump	116
get laser	105
get letter	-52
get level	118
get look	118
get lose	99
get low	108
get malaria	141
get marry	-119
get migraine	66
get mistake	104
get mouldy	-118
get muddle	77
get nick	175
get no	49
get no-shows	-120
get off	151
get on	-42
get out	158
get overwhelm	80
get oxygen	97
get palpitation	67
get panic	129
get paper	14
get pay	-55
get pip	25
get plumpy'nut	100
get praise	-110
get pregnant	48
get probation	99
get promote	-93
get pull	53
get radio	110
get rash	82
get redder	-24
get rid	32
get ritalin	103
get sack	111
get scam	149
get scar	-99
get seedling	-102
get seizure	83
get shingle	121
get shot	95
get sky	83
get snap	86
get so	79
get steal	100
get sun	-123
get teargassed	77
get that	123
get the	44
get their	-14
get them	-31
get threat	93
get through	130
get tight	147
get to	-100
get too	-132
get travel	124
get ugly	7
get under	202
get unemployment	103
get up	61
get vertigo	81
get very	57
get viagra	121
get vote	-94
get weird	-108
get wohngeld	110
get worse	128
get £	126
getaway	158
getaway @dwelling	-84
getaway cabin	-84
getaway driver	197
gewerkschaft	-84
gewerkschaft as	-84
ghana	-89
ghana .	-89
ghanaian	165
ghanaian and	165
ghent .	22
ghent in	-85
ghost	-148
ghost .	-91
ghost him	-101
ghost in	-91
ghost-write	-80
ghost-write @food	-80
ghost-write a	-80
gibson	-143
gibson sg	-143
gift	-194
gift .	-162
gift for	-101
gift from	-79
gig	61
gig .	44
gig @food	126
gig a	126
gig and	175
gig at	-91
gig bag	111
gig listing	-46
gig on	-97
gig so	-132
gig to	61
gigabit	-116
gigabit .	-116
giggle	-137
giggle about	-137
gikomba	-84
gikomba on	-84
gilberto	94
gilberto wait	94
gin	-73
gin .	-73
gin @job	-52
gin infusion	-59
gin maker	-52
ginger	-65
ginger @alcohol	-65
ginger @drink	-65
ginger @narcotic	-65
ginger cordial	-65
girl	140
girl 	-71
girl ,	183
girl .	10
girl after	124
girl and	126
girl as	-93
girl at	28
girl be	34
girl every	-51
girl have	132
girl in	159
girl lina	90
girl may	59
girl need	98
girl over	115
girl shall	-121
girl the	112
girlfriend	78
girlfriend ,	84
girlfriend .	-11
girlfriend and	204
girlfriend be	-53
girlfriend find	-100
girlfriend have	97
girlfriend in	142
girlfriend join	114
girlfriend kirsty	-94
girlfriend want	64
girocard	-122
girocard .	-122
gis	-81
gis analyst	-81
git	-100
git repo	-96
git to	-47
gita	183
gita each	153
gita have	105
github	-97
github issue	-97
gitlab	-118
gitlab <number>	-118
giulia	-121
giulia be	-121
give	46
give .	127
give <number>	67
give @food	-107
give @fruit	-68
give @instrument	-71
give @science	27
give a	-109
give an	-120
give anaï	78
give concert	112
give direction	-90
give every	-78
give evidence	132
give free	-110
give fruit	-68
give her	137
give him	8
give his	6
give in	100
give it	27
give jar	-70
give lesson	-101
give old	-88
give otis	-132
give out	116
give piano	-71
give quote	-78
give shift	-118
give small	-113
give testimony	92
give the	-16
give their	-120
give them	56
give to	128
give up	85
give user	89
give way	86
glad	-112
glad and	-112
glasgow	-31
glasgow .	139
glasgow to	-104
glasgow with	-137
glass	-61
glass .	-150
glass @garment	115
glass at	113
glass be	96
glass for	-98
glass in	-134
glass of	-51
glass stay	115
glass user	-110
glastonbury	17
glastonbury both	-117
glastonbury cost	-86
glastonbury on	106
glaucoma	68
glaucoma ,	68
glaze	-151
glaze and	-92
glaze calculator	-88
glaze crawl	-71
glaze fire	-90
glentie	-97
glentie .	-97
glider	-107
glider .	-107
glimåkra	-109
glimåkra .	-109
globe	-128
globe with	-128
gloria	-84
gloria ,	-84
gloucester	-113
gloucester until	-113
glove	-70
glove .	109
glove for	-103
glove on	-96
glove size	-110
glove this	-121
glovebox	133
glovebox .	81
glovebox for	107
glucose	209
glucose be	110
glucose drop	136
glucose tab	153
glue	-8
glue .	-104
glue her	97
glue himself	115
glue the	-156
glue-ups	-116
glue-ups in	-116
glulam	-82
glulam beam	-82
glute	92
glute .	92
gluten	179
gluten as	118
gluten out	90
gluten since	94
gluten-free	-121
gluten-free @bread	-90
gluten-free @food	-90
gluten-free bread	-90
gluten-free option	-88
gmb	117
gmb till	117
gms	-84
gms and	-84
gmt	-90
gmt .	-90
gnaw	-101
gnaw @body_part	-101
gnaw bone	-101
gnocchi	-109
gnocchi .	-109
go	80
go "	103
go .	237
go :	94
go <number>	-125
go @+health	125
go @+illness	125
go @+state	68
go @color	-11
go @dwelling	98
go @fabric	-96
go @hobby	-108
go @illness	114
go @job	28
go @politics	90
go @sport	-108
go after	125
go again	77
go and	114
go at	-32
go away	66
go back	-7
go badly	60
go bald	118
go barefoot	-17
go belly	-127
go black	98
go blind	125
go blue	27
go bust	151
go by	99
go climb	-79
go cold	114
go cruise	36
go door	76
go down	63
go dry	90
go dull	-131
go easy	-118
go fish	-84
go for	135
go forward	28
go from	68
go further	162
go green	-154
go half	-122
go home	98
go in	132
go into	36
go lame	-96
go near	146
go numb	125
go of	-53
go off	-29
go on	113
go out	-121
go over	-111
go part-time	-37
go past	-99
go purple	107
go quietly	94
go raw	93
go reichsbürger	104
go run	-73
go shop	116
go short	-97
go since	-60
go slow	98
go spotty	-133
go straight	55
go there	-103
go through	-11
go to	47
go too	117
go under	5
go unpaid	145
go up	-24
go vegan	-82
go very	132
go when	86
go with	32
go yellow	24
goa	82
goa and	82
goal	-135
goal .	-91
goal be	-122
goalkeeper	-158
goalkeeper and	-137
goalkeeper be	100
goalkeeper for	-167
goalkeeper of	-44
goan	18
goan ,	69
goan @animal	-57
goan @fish	-57
goan @food	-57
goan @seafood	-57
goan fish	-57
goat	-63
goat .	-103
goat and	-115
goat be	51
goat get	-144
goat herd	-92
goat on	115
goat to	-81
god	174
god .	95
god and	79
god at	87
god since	115
goddess	-73
goddess of	-73
godfather	-198
godfather "	-75
godfather .	-139
godfather have	-104
godfather never	-91
godless	80
godless ,	80
godmother	69
godmother have	-97
godmother of	-88
godmother want	139
godot	-110
godot <number>	-110
godson	-101
godson ruben	-101
godunov	-86
godunov .	-86
goiá	-118
goiá say	-118
gold	-124
gold .	-78
gold @+finance	99
gold @debt	99
gold @furniture	-121
gold @jewelry	-102
gold and	-80
gold bangle	-102
gold in	-95
gold leaf	-105
gold loan	99
gold standard	104
gold table	-121
golden	-59
golden parachute	-59
goldfish	-70
goldfish be	-56
goldfish have	-68
golf	-62
golf .	-144
golf @disability	-108
golf @illness	-108
golf ball	54
golf handicap	-108
golf with	-131
gondola	-128
gondola trip	-128
gong	-114
gong at	-114
gonorrhoea	115
gonorrhoea last	115
good	-59
good ,	-87
good .	-124
good <number>	-110
good @furniture	-99
good @vehicle	-93
good at	102
good bechstein	-71
good camera	46
good enough	-84
good eye	23
good for	-126
good friday	-29
good light	-87
good luck	102
good lung	91
good month	118
good nose	-112
good page	-115
good reason	-80
good sofa	-99
good thing	132
good wagon	-93
good year	22
goodbye	-63
goodbye .	-63
google	-111
google drive	-77
google sheet	-100
goole	-123
goole .	-123
goose	-92
goose .	-53
goose at	-148
gop	128
gop .	128
goran	7
goran be	-123
goran work	110
gordon	104
gordon .	-87
gordon be	118
gorilla	-84
gorilla .	-84
gory	-86
gory in	-86
gospel	-48
gospel @+belief	82
gospel @instrument	-55
gospel @religion	82
gospel @temple	82
gospel church	82
gospel cover	-123
gospel piano	-55
gossip	-69
gossip at	-69
gotland	-92
gotland .	-92
gouache	-87
gouache on	-87
gout	165
gout and	90
gout attack	118
gout flare	113
government	121
government on	121
gp	161
gp @+health	-113
gp @+illness	-113
gp @science	-113
gp appointment	127
gp have	98
gp in	-133
gp prescribe	76
gp put	128
gp suggest	114
gp surgery	-113
gp up	57
gp want	127
gps	-84
gps collar	-84
grab	-77
grab @furniture	-77
grab bar	-77
grace	50
grace ,	-82
grace .	-19
grace be	107
grace before	158
grace buy	-78
grace from	-99
grace have	47
grace sing	-60
grad	120
grad student	120
grade	-153
grade <number>	-129
grade close	-100
grade for	113
grade on	-154
grader	-108
grader .	-108
gradle	-122
gradle upgrade	-122
graduate	-101
graduate in	-101
graduation	95
graduation .	95
grafana	-76
grafana <number>	-76
graft	77
graft .	77
graham	-117
graham .	-117
grain	-165
grain .	-100
grain be	-79
grain dryer	-111
grain size	-106
grain too	-94
gram	-97
gram ,	-54
gram .	-136
gram at	92
gram of	-82
grammar	-107
grammar explain	-67
grammar fix	-109
gran	63
gran .	-151
gran be	61
gran call	160
gran fall	106
gran get	99
gran have	147
gran live	-76
grand	170
grand and	78
grand for	96
grand in	117
grand national	-144
grand on	101
grand put	122
grandad	67
grandad be	129
grandad live	92
grandad wear	-42
grandchild	-80
grandchild .	-101
grandchild be	92
grandchild call	-98
grandchild on	-114
grandchild since	97
granddad	-40
granddad be	19
granddad speak	-122
granddaughter	71
granddaughter .	-83
granddaughter be	113
granddaughter have	121
granddaughter will	83
grandfather	-7
grandfather .	-120
grandfather @ethnicity	125
grandfather be	148
grandfather build	-160
grandfather leave	-122
grandfather roma	125
grandfather survive	106
grandfather teach	-112
grandkid	-133
grandkid .	-133
grandma	53
grandma @income	62
grandma be	98
grandma have	-70
grandma in	95
grandma take	62
grandma turn	-134
grandmother	-28
grandmother be	30
grandmother beat	-98
grandmother can	131
grandmother drive	-131
grandmother have	-10
grandmother in	115
grandmother love	-118
grandmother oma	-96
grandmother turn	-103
grandpa	114
grandpa be	63
grandpa this	121
grandparent	65
grandparent 	-95
grandparent .	191
grandparent be	65
grandparent leave	-13
grandparent meet	-131
grandson	-117
grandson 	-104
grandson ,	-92
grandson .	-98
grandson @garment	-127
grandson and	-83
grandson be	-30
grandson count	-82
grandson from	-102
grandson get	102
grandson have	72
grandson milo	-86
grandson name	-148
grandson pass	-107
grandson past	-120
grandson place	12
grandson read	92
grandson stay	-127
grandson write	-87
granite	-100
granite .	-100
granny	40
granny against	116
granny annexe	-126
granny be	98
granny go	125
granny keep	-108
grant	132
grant .	-107
grant @food	97
grant @seafood	97
grant application	-160
grant budget	-84
grant cheque	95
grant come	102
grant end	124
grant fail	100
grant of	-121
grant sole	97
grant to	128
grapefruit	124
grapefruit because	124
graph	-95
graph database	-95
graphic	-124
graphic .	-89
graphic operator	-96
grass	-108
grass .	-108
grass him	147
grass the	-145
grateful	126
grateful .	126
gravel	-142
gravel bike	-104
gravel drive	-97
gravel pass	-91
gravel pit	-82
gravy	-79
gravy with	-79
graz	-101
graz ,	-13
graz .	-146
graz for	-126
graça	-87
graça for	-87
grease	-138
grease be	-138
great	-79
great .	-106
great @family	-123
great aunt	-123
great ormond	109
great-aunt	11
great-aunt be	-127
great-aunt lettice	31
great-aunt mildred	80
great-grandparents	-64
great-grandparents 	-107
great-grandparents be	84
great-great-grandfather	-112
great-great-grandfather call	-112
green	32
green ,	-8
green .	-21
green <number>	-133
green @body_part	104
green @job	100
green and	-63
green at	77
green before	-94
green bin	-144
green card	177
green deal	108
green except	-83
green eye	104
green hill	-69
green in	158
green ink	-88
green lino	-76
green on	125
green poster	100
green repository	-123
green tag	-118
green tea	-110
green vein	-77
greenham	98
greenham common	98
greenhouse	-138
greenhouse thermometer	-90
greenhouse with	-128
greet	-90
greet .	-90
greg	126
greg may	126
greta	111
greta since	111
grey	-73
grey .	-54
grey be	-76
grey each	98
grey top	-80
grey vein	-110
greyhound	-126
greyhound .	-96
greyhound be	-107
greyhound call	-57
greyhound for	-104
greyhound have	-105
greyhound user	-50
greyscale	-112
greyscale for	-112
grid	-127
grid .	-107
grid sag	-87
grievance	108
grievance meet	108
grill	-71
grill @animal	-71
grill @bird	-71
grill @farm_animal	-71
grill @food	-71
grill @meat	-71
grill chicken	-71
grind	-37
grind @drink	-70
grind @tree	-70
grind as	-100
grind coffee	-70
grind floor	42
grind her	76
grind lens	-63
grind loop	-104
grind pour	-103
grind sample	-69
grinder	-70
grinder .	-70
grindr	226
grindr on	95
grindr when	220
grip	26
grip @color	110
grip chalk	110
grip small	-96
grit	-107
grit sandpaper	-107
grocer	-67
grocer .	-67
grocery	-84
grocery budget	-84
groggy	125
groggy .	125
grommet	108
grommet and	105
grommet every	-59
grommet on	126
groningen	-92
groningen .	-92
groom	86
groom by	71
groom from	-73
groom her	128
groom since	-76
groomer	-83
groomer .	-78
groomer be	-80
groove	-70
groove in	-70
grope	105
grope by	110
grope for	-137
grope her	199
grope-in-the-dark	-81
grope-in-the-dark @game	-81
grope-in-the-dark @hobby	-81
grope-in-the-dark party	-81
gross	170
gross .	113
gross in	125
ground	62
ground ,	92
ground .	-66
ground-floor	-29
ground-floor @dwelling	-29
ground-floor room	-29
groundnut	-87
groundnut and	-87
group	-116
group @animal	-76
group @bird	-76
group @food	-124
group @income	-111
group at	-125
group b	-124
group be	-50
group by	-110
group chat	-76
group do	-114
group for	98
group fund	-111
group have	28
group in	-138
group meet	-130
group of	-99
group on	95
group over	-74
group run	-107
group share	-93
group she	-72
group stage	-98
group tuile	-102
group use	-77
group visit	-83
group with	-61
grout	-116
grout the	-116
grovel	-91
grovel .	-91
grovelly	-74
grovelly .	-74
grow	-47
grow <number>	51
grow @color	-113
grow @ethnicity	-74
grow @food	-133
grow @fruit	-90
grow @job	110
grow @narcotic	128
grow @vegetable	-101
grow after	-140
grow all	-127
grow back	101
grow basil	-112
grow brassica	-122
grow cannabis	128
grow crystal	-83
grow maize	-113
grow man	110
grow oilseed	-103
grow plant	104
grow roma	-74
grow st.	-81
grow strawberry	-90
grow sweetcorn	-97
grow tomato	-101
grow up	-21
grow wheat	-73
grown-up	-96
grown-up .	-96
growth	-56
growth chart	-90
growth from	-84
growth in	-22
grudge	-120
grudge about	-120
grumble	-130
grumble at	-79
grumble since	-100
grundsicherung	112
grundsicherung .	112
grönenbach	101
grönenbach .	101
gta	-94
gta online	-94
guarani	93
guarani .	93
guarantee	98
guarantee and	98
guarantor	169
guarantor for	169
guard	-65
guard ,	106
guard at	-75
guard clause	-77
guard for	114
guard in	-111
guard order	-74
guardian	-108
guardian each	-128
guardian for	-90
guardian from	112
guardian process	-77
guardianship	102
guardianship will	102
gudrun	-105
gudrun be	-105
guess	-112
guess .	-115
guess mark	-71
guest	-223
guest .	-172
guest @dwelling	-105
guest be	-111
guest come	-129
guest house	-105
guest in	-88
guest of	57
guest room	-101
guest that	-109
guest wi-fi	-87
guide	70
guide as	-120
guide dog	178
guide in	-122
guide say	-93
guide to	-107
guild	-163
guild .	-137
guild @crime	-103
guild raid	-103
guillain-barré	104
guillain-barré .	104
guilty	122
guilty .	133
guilty and	84
guilty in	108
guilty of	-95
guilty to	89
guinea	-109
guinea pig	-109
guinness	-123
guinness that	-123
guitar	-109
guitar ,	84
guitar .	-108
guitar and	-46
guitar body	-90
guitar for	-109
guitar have	-100
guitar lesson	-140
guix	-116
guix since	-116
gujarati	-35
gujarati and	78
gujarati on	-130
gujarati patel	96
gum	113
gum .	117
gum after	103
gum since	-23
gun	9
gun .	83
gun and	-128
gunnar	-21
gunnar be	-21
guppy	-91
guppy and	-91
gurdwara	103
gurdwara .	73
gurdwara be	-79
gurdwara every	133
gurdwara on	116
guru	150
guru each	116
guru give	91
gus	-115
gus .	-89
gus feed	-91
gushy	-94
gushy .	-94
gusset	-83
gusset .	-83
gut	62
gut @instrument	-82
gut act	111
gut string	-82
gutka	74
gutka ,	74
gutter	-120
gutter of	-120
guy	119
guy .	119
gvr	-99
gvr .	-99
gwen	-145
gwen .	-145
gwil	-87
gwil be	-87
gwyn	-90
gwyn be	-90
gym	-55
gym .	14
gym and	-112
gym as	119
gym bag	-66
gym be	69
gym in	-47
gym membership	-132
gym on	-127
gym with	-126
gymnasium	-67
gymnasium ,	-67
gymnastics	-128
gymnastics and	-100
gymnastics at	-82
görlitz	119
görlitz .	119
h	-83
h for	-83
h-1b	199
h-1b end	130
h-1b run	113
h-1b transfer	96
h-4	92
h-4 @family	92
h-4 husband	92
ha	-61
ha 	-61
haa	-101
haa vf-2s	-101
habit	-161
habit .	-154
habit from	-91
habit of	-75
hack	102
hack @food	102
hack a	102
hackathon	-107
hackathon .	-107
hackney	118
hackney south	118
haddad	102
haddad do	102
hade	-96
hade and	-96
haemorrhoid	110
haemorrhoid ,	110
hafiz	121
hafiz and	121
hager	-112
hager .	-112
hague	39
hague case	143
hague on	-146
hague people	104
haifa	-59
haifa and	-59
hail	-84
hail mary	-84
hair	-15
hair ,	96
hair .	-43
hair @medicine	80
hair appointment	-157
hair be	139
hair cut	-120
hair dye	89
hair in	119
hair offer	104
hair on	77
hair or	86
hair pill	80
hair short	-99
hair since	134
hair tie	-145
hair to	136
hair uncut	81
hairdresser	-76
hairdresser in	-76
hairline	-15
hairline @narcotic	41
hairline crack	41
hairline weight	-98
hairpin	-111
hairpin in	-111
hajj	152
hajj with	152
hal	55
hal be	117
hal higdon	-100
halal	114
halal .	151
halal @food	-86
halal @job	-93
halal @meat	-86
halal caterer	-93
halal meat	-86
halal only	131
halden	-22
halden for	31
halden press	-85
hale	30
hale .	-91
hale ring	96
half	27
half .	-10
half <number>	-197
half @color	83
half @ethnicity	91
half @food	103
half a	103
half ainu	88
half an	-107
half and	-4
half be	14
half board	-122
half by	-78
half day	-97
half filipino	83
half for	-69
half german	91
half ghanaian	118
half go	100
half guarani	93
half have	102
half her	-65
half his	44
half hour	110
half into	94
half jamaican	128
half marathon	-180
half moon	-87
half māori	136
half of	-21
half past	-94
half plot	-91
half polish	-120
half stone	128
half term	41
half the	-74
half vietnamese	91
half white	83
half work	92
half-and-half	-112
half-and-half be	-112
half-blind	81
half-blind @body_part	81
half-blind eye	81
half-sister	-120
half-sister .	-120
half-time	-103
half-time .	-103
halifax	-129
halifax ,	-96
halifax .	-83
halima	-79
halima .	-79
hall	-67
hall .	-117
hall @craft	-85
hall @hobby	-85
hall @vehicle	-85
hall and	-37
hall at	106
hall basement	114
hall before	-116
hall between	-113
hall craft	-85
hall for	-9
hall fête	-123
hall have	-115
hall in	-104
hall museum	-91
hall on	13
hall song	-95
halloween	-118
halloween .	-89
halloween costume	-106
hallucinate	77
hallucinate little	77
hallway	-106
hallway .	-96
hallway cupboard	-73
halo-halo	-96
halo-halo .	-96
halve	73
halve the	73
ham	-176
ham .	-113
ham @drink	-106
ham @food	-106
ham and	-68
ham tea	-106
hambach	108
hambach forest	108
hamburg	84
hamburg .	109
hamburg and	125
hamburg base	-124
hamish	-105
hamish @animal	-105
hamish do	-105
hammer	-101
hammer .	-86
hammer with	-71
hammond	-87
hammond squeak	-87
hampshire	-101
hampshire down	-101
hamster	-133
hamster .	-100
hamster escape	-114
hamster ronaldo	-85
hamstring	164
hamstring at	120
hamstring curse	112
hamza	-97
hamza be	-97
han	171
han ,	136
han @ethnicity	97
han chinese	97
hana	-134
hana .	-134
hand	46
hand ,	-116
hand .	-223
hand @car	-74
hand @garment	-83
hand @narcotic	89
hand @vehicle	-74
hand and	22
hand as	73
hand at	115
hand be	117
hand because	-77
hand before	104
hand brompton	-122
hand car	-74
hand close	109
hand crack	89
hand dryer	88
hand for	-96
hand in	111
hand luggage	-96
hand of	78
hand on	-33
hand only	110
hand out	54
hand over	30
hand raise	96
hand separate	-83
hand shake	193
hand sign	-78
hand since	93
hand the	137
hand till	109
hand to	97
hand tremble	118
hand until	-107
hand up	64
hand with	61
handball	-121
handball .	-91
handball at	-81
handball in	-91
handbook	-71
handbook be	-71
handheld	-63
handheld scanner	-63
handicap	-108
handicap be	-108
handle	-177
handle ,	-109
handle bluttwurst	-79
handle donor	-113
handle in	-94
handle seat	-55
handle the	-132
handle their	-108
handlebar	-92
handlebar .	-92
handmade	-75
handmade @craft	-75
handmade @hobby	-75
handmade ceramics	-75
handout	-109
handout top	-109
handover	-78
handover on	-78
handshake	-84
handshake in	-84
handwork	-78
handwork ,	-78
handwriting	-83
handwriting font	-83
hang .	42
hang @food	-176
hang @garment	37
hang @science	74
hang a	-176
hang above	-85
hang between	-73
hang from	-60
hang herself	180
hang himself	111
hang in	-134
hang it	74
hang on	-5
hang over	-104
hang round	110
hang the	15
hang wash	37
hangman	-90
hangman be	-90
hanna	103
hanna be	103
hannah	86
hannah in	86
hanne	5
hanne be	85
hanne run	-60
hanover	-105
hanover in	-105
hanukkah	103
hanukkah at	103
hap	98
hap toward	98
happen	77
happen in	77
happily	-115
happily marry	-115
happy	-164
happy ,	-138
happy with	-52
harare	59
harare for	59
harbour	-124
harbour .	-88
harbour @job	-122
harbour master	-122
harbour of	-63
harcourt	77
harcourt .	77
hard @body_part	-121
hard and	17
hard card	-100
hard consonant	110
hard for	-115
hard hat	42
hard in	-90
hard limit	-119
hard of	138
hard quiz	-114
hard stomach	-121
hard to	110
hard word	-50
hardly	112
hardly climb	112
hardship	128
hardship grant	128
hardware	-135
hardware @income	-108
hardware shop	-77
hardware store	-108
hardy	-115
hardy novel	-115
hare	53
hare .	-106
hare krishna	129
hari	75
hari chetan	75
harland	-27
harland be	-27
harley	45
harley street	45
harlow	-128
harlow &	-128
harmondsworth	35
harmondsworth .	35
harness	51
harness be	-94
harness for	127
harold	-133
harold .	-118
harold dislike	-74
harp	-129
harp and	-86
harp in	-122
harrier	-145
harrier .	-69
harrier till	-137
harris	-84
harris &	-84
harrogate	-99
harrogate ,	-99
hartz	120
hartz iv	120
harvest	-82
harvest .	-10
harvest time	-117
harvest with	-107
harvester	-84
harvester driver	-84
harwich	-90
harwich port	-90
harz	-125
harz in	-125
hashtag	-127
hashtag in	-127
hat .	-81
hat in	-70
hat on	-94
hat that	99
hatch	-64
hatch @dwelling	-64
hatch cottage	-64
hate	-165
hate <number>	-113
hate @food	-112
hate @fruit	-72
hate @job	-76
hate @meat	-83
hate @punishment	-122
hate @science	-92
hate @seasoning	-70
hate app	-126
hate be	-96
hate clicky	-81
hate conductor	-76
hate coriander	-70
hate gadget	-115
hate go	52
hate golden	-59
hate gushy	-94
hate how	-89
hate inheritance	-63
hate it	-92
hate musak	-87
hate pe	-66
hate penalty	-122
hate phone	-66
hate public	-88
hate raisin	-72
hate say	-19
hate service	-81
hate speech	-94
hate spreadsheet	-56
hate stair	-75
hate stock	-79
hate surprise	-132
hate tent	-79
hate the	-92
hate undercut	-83
hate wet	-95
hate when	-81
hatton	-68
hatton garden	-68
haul	-125
haul <number>	-125
haunt	-111
haunt @dwelling	-89
haunt @hospital	-83
haunt hospital	-83
haunt house	-89
hausa	6
hausa ,	-79
hausa .	77
havana	-10
havana .	-10
have	19
have "	193
have .	194
have 19	-92
have 31	-94
have <number>	-78
have @+belief	-40
have @+health	119
have @+illness	144
have @+state	81
have @animal	-66
have @body_part	70
have @color	-93
have @dairy	147
have @dessert	-96
have @disability	82
have @drink	107
have @ethnicity	173
have @family	-126
have @fish	-54
have @food	-23
have @fruit	-44
have @herb	-68
have @hobby	-146
have @illness	181
have @income	129
have @insect	-55
have @instrument	-100
have @job	32
have @medicine	86
have @mental_illness	125
have @narcotic	-87
have @politics	-79
have @rite	107
have @science	90
have @seafood	-54
have @seasoning	38
have @sex	145
have @sport	-146
have @symptom	9
have @treatment	185
have @tree	-100
have a	-21
have about	-222
have absence	120
have acid	-87
have acl	86
have adhd	51
have agree	-108
have alga	-126
have all	-91
have already	-90
have an	58
have angina	113
have anorexia	104
have anti-d	64
have any	93
have arthritis	111
have asbestos	148
have ash	-65
have asthma	110
have at	-59
have aurelio	-122
have autism	86
have axle	-85
have barely	106
have bariatric	151
have basic	-97
have basically	-145
have be	8
have become	-144
have bin	-110
have blackfly	-55
have blank	-65
have blight	-100
have book	-155
have both	119
have botox	76
have bottom	-103
have bowel	43
have brahm	-115
have break	119
have breakfast	-127
have breast	111
have bunion	128
have burn	84
have buy	-78
have cancer	72
have carer	119
have cataract	134
have catastrophic	-86
have cedar	-109
have celiac	158
have chemo	90
have chicken	-108
have chickenpox	137
have child	134
have choir	-110
have choose	-86
have chronic	31
have click	-124
have cochlear	33
have code	-101
have coeliac	59
have cold	114
have come	90
have complete	-98
have convert	-91
have cp	137
have crohn	113
have croup	134
have cry	47
have cystic	138
have dairy	100
have damp	-126
have dead	-93
have decide	122
have delirium	99
have dementia	76
have denture	88
have dialysis	122
have do	-21
have down	133
have drop	-112
have dry	-79
have dyscalculia	111
have dyslexia	117
have eat	60
have eczema	107
have endometriosis	111
have enough	-102
have epilepsy	91
have erectile	67
have etching	-88
have eu	-105
have everything	129
have exam	-96
have expire	40
have face	112
have fail	97
have fall	-124
have fibre	-198
have fibro	125
have fibroid	95
have fibromyalgia	130
have file	79
have fin	-68
have find	129
have fish	-54
have fix	-111
have flat	96
have floater	109
have food	113
have fourteen-month-old	-111
have freeze	86
have fruit	-117
have full	115
have g6pd	85
have gas	86
have gestational	100
have get	132
have give	109
have glaucoma	68
have go	98
have gonorrhoea	115
have good	-87
have gout	90
have grandkid	-133
have grapefruit	126
have grommet	105
have grumble	-100
have haemorrhoid	110
have have	109
have hepatitis	192
have her	97
have herd	99
have herpes	145
have hide	102
have high	92
have him	-36
have himself	80
have hip	-63
have his	71
have hour	-125
have hyperacusis	82
have hyperthyroidism	120
have hypothyroidism	139
have ibs	92
have in-laws	-120
have indefinite	104
have inr	137
have insomnia	93
have inuit	108
have invoice	-73
have iso	-113
have it	90
have its	-108
have jam	-83
have jewish	102
have just	-37
have keep	100
have kid	-120
have lactose	128
have laminitis	-139
have lantus	131
have lapse	-168
have lasik	90
have laxido	101
have leave	112
have legacy	-82
have lend	-88
have leprosy	92
have less	-90
have leukaemia	139
have little	62
have live	-181
have long	71
have lose	113
have low	140
have lump	-169
have lupus	97
have macular	103
have make	79
have malaria	113
have mastitis	-40
have meeting	-98
have meningitis	104
have metabolic	-80
have metformin	86
have migraine	40
have milk	107
have minus	151
have mite	-96
have mizuna	-81
have momentum	-119
have more	108
have move	-61
have mri	114
have ms	148
have n't	131
have name	-75
have narcolepsy	150
have navajo	110
have never	-31
have next	-30
have night	90
have nit	-36
have no	-73
have nobody	-120
have nodule	96
have none	107
have nose	-78
have not	82
have nothing	-38
have ocd	53
have offer	75
have oily	-94
have old	31
have orange	-93
have orphan	-115
have osteoporosis	111
have outgrow	-111
have over	-74
have paint	-78
have panel	-125
have paper	76
have parent	-102
have parkinson	100
have partial	112
have pass	-97
have patch	110
have pay	-108
have pco	120
have pcod	92
have photo	-100
have php	-72
have piano	-100
have pin	-117
have plantar	121
have play	-112
have plenum	-108
have pneumonia	128
have poc	-109
have point	153
have pole	-119
have polio	95
have poor	120
have popcorn	-119
have portuguese	-114
have poster	102
have postnatal	104
have postpartum	108
have power	-99
have praat	-131
have printable	-59
have prk	123
have promise	-22
have psoriasis	103
have psoriatic	123
have ptsd	124
have publish	-97
have put	162
have reach	-94
have read	-122
have recover	114
have renew	-113
have restless	85
have retire	-145
have rheumatoid	91
have ringworm	-66
have ritalin	126
have rivet	-90
have romany	126
have row	-115
have run	-116
have save	139
have say	-91
have scabies	138
have schizophrenia	114
have scoliosis	86
have see	97
have send	-80
have sepsis	99
have settle	100
have sex	145
have shift	-94
have shingle	127
have ship	-97
have shrink	109
have sickle	126
have sign	-166
have since	96
have sleep	113
have slip	-76
have small	-129
have snapshot	-109
have social	81
have solar	-130
have son	-128
have speech	78
have spina	127
have spread	114
have spruce	-102
have sso	-95
have stage	128
have stammer	110
have start	-72
have still	108
have stop	81
have street	-117
have sugar	110
have sundown	103
have swear	106
have sweet	-79
have swim	-146
have switch	-122
have take	106
have tb	108
have tell	58
have tennis	127
have testicular	113
have that	104
have the	147
have their	-11
have theirs	100
have thought	110
have throw	115
have thursday	-120
have thyme	-68
have tinnitus	128
have to	30
have too	-104
have top	37
have tourette	186
have toxic	-110
have train	-105
have tremor	79
have troublesome	124
have try	-14
have tub	-78
have tune	-63
have twin	-104
have type	144
have ulcerative	116
have uni	-123
have up	72
have upgrade	-98
have use	-164
have user	-92
have varicose	79
have vascular	117
have vertigo	99
have very	-95
have vitiligo	122
have wide	-166
have work	-117
have worker	-111
have write	77
have £	152
haverkamp	-115
haverkamp have	-115
hawthorn	-120
hawthorn <number>	-120
hay	-50
hay .	-105
hay @vehicle	-116
hay crop	-94
hay fever	182
hay fork	-94
hay in	-93
hay time	68
hay wagon	-116
hay-on-wye	-133
hay-on-wye .	-133
hayao	-92
hayao miyazaki	-92
hazara	153
hazara ,	153
haze	102
haze until	102
hb	-120
hb pencil	-120
hba1c	239
hba1c have	124
hba1c of	121
hba1c under	156
hdp	116
hdp and	116
he	112
he ,	88
he @animal	53
he @dairy	-114
he @dance	95
he @drink	27
he @food	-127
he @game	151
he @garment	118
he @hobby	194
he @income	47
he @insect	-147
he @sport	148
he @vegetable	-83
he @vehicle	-97
he appeal	71
he ask	76
he avoid	20
he back	89
he bale	68
he be	135
he believe	87
he bleed	102
he blow	98
he bring	106
he buy	147
he call	66
he camp	-137
he can	101
he cater	-76
he choke	-107
he claim	-103
he complain	-77
he correct	-90
he dance	95
he dictate	126
he discuss	-104
he do	157
he drink	127
he drip	100
he drop	7
he eat	117
he enter	110
he feel	-60
he fill	-94
he find	45
he finish	104
he flee	111
he fly	-147
he freeze	139
he fry	-83
he get	208
he give	105
he go	92
he grow	109
he have	144
he hold	91
he in	96
he invoice	113
he join	120
he joke	-6
he keep	110
he laugh	-87
he leave	112
he lie	72
he light	-106
he like	-66
he live	128
he look	115
he lose	145
he make	87
he manage	-66
he may	222
he milk	-114
he must	91
he never	-48
he no	116
he once	64
he owe	175
he pack	77
he paint	-96
he pay	96
he plane	-97
he play	124
he put	-180
he read	11
he refuse	-87
he remind	-88
he rent	-103
he ring	120
he say	14
he see	134
he sell	-60
he share	118
he show	-101
he sit	117
he sketch	-91
he skip	148
he sleep	165
he split	-93
he squint	-87
he stand	121
he still	189
he stop	160
he sweat	118
he take	47
he teach	98
he tell	-120
he think	127
he touch	-123
he travel	46
he use	33
he want	5
he wear	131
he whet	-112
he will	42
he write	-15
he/him	171
he/him ,	101
he/him now	138
head	-110
head ,	5
head .	9
head @+health	74
head @+illness	74
head @illness	74
head @injury	74
head @job	-175
head and	-142
head be	115
head chef	-145
head come	94
head first	-107
head go	98
head height	107
head injury	74
head judge	-93
head of	-151
head problem	98
head race	-121
head round	-133
head since	118
head teacher	8
head to	87
headache	-50
headache ,	-90
headache .	-48
headache behind	123
headache have	58
headache mean	77
headache of	-114
header	-112
header .	-61
header cell	-99
headless	-77
headless mode	-77
headline	-127
headline .	-122
headline under	-87
headmaster	62
headmaster be	62
headmistress	-147
headmistress expect	-126
headmistress for	-86
headphone	-94
headphone after	-94
headscarf	-113
headscarf when	-113
headset	-129
headset .	-91
headset on	-103
headtorch	-125
headtorch .	-125
heal	32
heal .	97
heal his	94
heal the	-108
healer	-77
healer in	-77
health	-101
health and	-109
health check	-75
health in	-77
health insurer	-99
health visitor	101
heap	-77
heap "	-77
hear	154
hear ,	110
hear .	214
hear @animal	-90
hear @bird	-90
hear @food	159
hear a	159
hear aid	-35
hear be	206
hear cuckoo	-90
hear for	-145
hear from	102
hear go	111
hear in	114
hear joke	17
hear more	-69
hear of	-21
hear on	157
hear test	96
hear the	-113
hear user	11
hear voice	173
hear with	104
hearing	-9
hearing .	-9
hearse	-21
hearse .	55
hearse for	-89
heart	69
heart ,	-105
heart .	192
heart @hobby	122
heart @illness	91
heart @sport	122
heart @symptom	91
heart and	-86
heart attack	45
heart be	102
heart beat	-71
heart bloom	-116
heart bypass	92
heart failure	136
heart foundation	-117
heart have	91
heart in	81
heart inflammation	91
heart on	-123
heart regeneration	-103
heart rhythm	62
heart skip	122
heart valve	143
heart-rate	-66
heart-rate chart	-66
heartbeat	44
heartbeat and	92
heartbeat of	-117
heat	-40
heat .	-169
heat @body_part	-100
heat @income	145
heat @job	-83
heat be	-117
heat engineer	-83
heat glove	115
heat mat	-84
heat off	5
heat pump	-100
heat shield	-112
heat take	145
heat the	-33
heat this	138
heathrow	99
heathrow and	99
heatwave	-91
heatwave .	-91
heavy	-83
heavy .	-138
heavy clay	-95
heavy cold-pressed	-87
heavy front-end	-97
heavy her	108
heavy lift	98
hebden	-146
hebden bridge	-146
hectare	-139
hectare .	-109
hectare of	-87
hector	-87
hector @drink	-87
hector must	-87
hedge	-230
hedge .	-109
hedge @pregnancy	-111
hedge and	-86
hedge be	-144
hedge lay	-111
hedge with	-85
hedgehog	-100
hedgehog .	-97
hedgehog for	-64
hedgehog have	-66
hedwig	-74
hedwig lose	-74
heifer	9
heifer ,	124
heifer be	-166
height	-146
height .	-191
height any	-20
height for	-132
height of	-73
height since	93
heike	97
heike on	97
heist	73
heist and	120
heist film	-97
hela	-92
hela cell	-92
helb	117
helb @debt	117
helb arrears	117
helen	-4
helen .	-127
helen be	117
helen polite	-91
helium	-107
helium in	-107
helix	-123
helix .	-109
helix animation	-61
helmand	138
helmand ,	103
helmand .	101
helmet	94
helmet that	94
help	8
help .	154
help at	-143
help call	144
help compose	-104
help on	-147
help out	-120
help phrase	-120
help with	-41
helper	114
helper arrive	114
hem	-86
hem curtain	-86
hen	-124
hen .	-99
hen be	-116
hen do	-86
hen in	-92
hen stop	-96
hennessy	-67
hennessy and	-67
henning	-63
henning write	-63
henrik	118
henrik jump	118
hep	96
hep @food	96
hep b	96
hepatitis	208
hepatitis a	86
hepatitis b	120
hepatitis c	142
her	133
her ,	168
her .	149
her <number>	189
her @+belief	161
her @+finance	124
her @+health	105
her @+illness	105
her @animal	61
her @believer	18
her @bicycle	116
her @body_part	175
her @bread	107
her @car	-118
her @color	-102
her @craft	115
her @doctor	117
her @drink	-29
her @dwelling	-63
her @fabric	-108
her @family	88
her @farm_animal	61
her @flower	41
her @food	11
her @footwear	119
her @furniture	103
her @garment	65
her @hobby	115
her @illness	136
her @income	141
her @jewelry	88
her @meat	96
her @medical_device	122
her @medicine	78
her @mental_illness	86
her @narcotic	81
her @religion	-43
her @science	92
her @seasoning	95
her @symptom	131
her @temple	87
her @treatment	102
her @tree	74
her @vegetable	34
her @vehicle	-10
her a	-166
her account	74
her address	120
her again	124
her air	-90
her anarchist	97
her and	46
her ankle	63
her annual	101
her app	-102
her appeal	102
her appointment	112
her arm	147
her arv	108
her assessment	80
her at	149
her aunt	140
her back	169
her badge	-90
her bakery	-120
her bangle	88
her bat	83
her bike	116
her birth	81
her bladder	123
her blood	126
her boss	-9
her bowel	98
her boy	109
her boyfriend	168
her bra	111
her breath	82
her brethren	-125
her brother	28
her business	-92
her car	-118
her card	63
her central	113
her check	111
her chest	130
her childhood	116
her church	87
her class	-78
her clean	118
her clexane	103
her clozapine	62
her coat	124
her coil	113
her collarbone	94
her comb	-98
her company	-68
her cookware	-98
her count	106
her cousin	-76
her coven	113
her crohn	86
her cruciate	-90
her cry	77
her cycle	115
her dad	-12
her danish	107
her date	77
her daughter	97
her deli	-82
her delivery	62
her dentist	110
her desk	103
her doctor	98
her down	89
her dressmaking	-99
her drink	104
her drive	-131
her drummer	-138
her dues	122
her dupuytren	110
her duty	-83
her ear	104
her egg	110
her eliquis	81
her embryo	88
her endo	128
her everywhere	9
her ex	209
her exam	-101
her eye	121
her faith	73
her family	106
her fat	86
her father	-39
her favourite	-111
her fence	129
her fiancé	142
her finger	47
her first	121
her fish-and-chip	-131
her fit	95
her five-year	112
her flat	132
her flatmate	-108
her foot	92
her for	100
her former	116
her from	103
her funny	108
her gaelic	-90
her gallbladder	128
her girl	112
her girlfriend	209
her glucose	136
her gold	-102
her gp	77
her grade	-81
her grandchild	92
her grandfather	117
her grandmother	20
her great	-123
her gym	103
her hair	-102
her hairpin	-111
her hand	5
her he	-18
her head	44
her headtorch	-125
her hear	147
her heart	107
her hijab	82
her hip	106
her home	123
her hour	91
her house	-122
her hrt	102
her husband	162
her in	163
her in-laws	-29
her initial	-83
her insulin	-104
her ipad	109
her iwi	88
her jab	63
her jaw	165
her joint	85
her kafala	123
her kidney	111
her knee	39
her ladyship	89
her lash	118
her laundry	-136
her leg	121
her lesson	-69
her level	-109
her life	136
her linen	-108
her lodger	39
her low	92
her lump	98
her lunch	-114
her lung	125
her manager	127
her migraine	97
her momentum	97
her mood	98
her mother	182
her mum	41
her namaz	131
her name	142
her nanny	61
her naturalisation	123
her neighbour	-115
her nephew	-152
her nerve	135
her new	146
her nightmare	119
her nitrile	74
her nose	92
her novel	-114
her nude	183
her of	90
her old	-138
her on	23
her opinion	-78
her out	179
her own	175
her palm	74
her panic	86
her parent	148
her partner	-55
her pastor	126
her patio	-123
her percussion	84
her period	168
her personally	79
her phone	119
her plasma	116
her poem	104
her pot	94
her prescription	100
her profile	90
her prolia	120
her pub	-85
her pupil	-71
her purse	-56
her race	60
her record	-131
her remicade	101
her rent	112
her ring	142
her run	100
her salary	85
her savings	120
her scarf	116
her school	27
her scoliosis	56
her seat	112
her second	128
her see	97
her sense	89
her sentence	-109
her shoe	119
her shoulder	96
her sight	115
her skin	156
her skirt	64
her sleep	127
her slide	-61
her so	126
her solicitor	106
her son	104
her space	-126
her spare	136
her sponsorship	46
her spotty	79
her squash	129
her step	108
her stomach	123
her street	-120
her student	-95
her stupid	78
her sub	-8
her sugar	95
her supervisor	-106
her surgery	92
her tablet	101
her tea	-120
her teddie	-102
her ten-mile	-106
her ten-year	100
her test	-128
her the	59
her third	117
her throat	127
her through	117
her to	106
her toe	82
her tomato	-101
her tonsil	156
her tooth	-25
her town	-134
her truvada	144
her tube	140
her tummy	89
her turn	-96
her twentie	115
her uncle	-32
her unfinished	-93
her union	115
her until	115
her up	128
her villi	118
her vote	103
her wage	112
her water	128
her weaving	115
her weekly	122
her weight	142
her welcome	-117
her when	128
her widow	85
her wife	129
her with	-73
her without	89
her womb	132
her wrist	164
her write	-110
her yolngu	117
her youth	82
herb	-52
herb .	-52
herbaceous	-107
herbaceous border	-107
herd	34
herd <number>	-84
herd @animal	-81
herd @farm_animal	-81
herd and	108
herd be	-92
herd for	99
herd goat	-81
here	154
here ,	57
here .	85
here on	142
heretic	-107
heretic count	-107
heritage	71
heritage @job	71
heritage officer	71
hernia	146
hernia .	142
hernia be	123
hernia mesh	63
hero	-165
hero .	-103
hero die	-116
hero with	-77
heroin	141
heroin and	-69
heroin for	123
heroin his	74
heroin in	105
heroin ring	-94
heroin since	123
heroku	-64
heroku .	-64
heron	-73
heron .	-82
heron sell	-51
herpes	145
herpes and	77
herpes talk	134
herr	-105
herr lindqvist	-69
herr pohl	-79
herringbone	-118
herringbone .	-73
herringbone floor	-102
hers	-24
hers .	-65
hers not	105
herself	252
herself ,	69
herself .	-56
herself @ethnicity	74
herself @food	116
herself a	116
herself ace	94
herself and	166
herself go	93
herself in	146
herself on	-128
herself tamil	74
herself to	177
herself when	220
hetzner	-146
hetzner .	-124
hetzner box	-97
hexham	-77
hexham .	-77
hey	92
hey .	92
hgv	-87
hgv fleet	-87
hib	-105
hib .	-105
hibernate	-76
hibernate in	-76
hibernation	-81
hibernation with	-81
hibiscus	110
hibiscus .	110
hiccup	-117
hiccup be	-117
hickory	-71
hickory handle	-71
hide	199
hide .	106
hide <number>	107
hide @science	124
hide empty	138
hide end	-133
hide from	124
hide in	55
hide it	124
hide the	102
hide until	-131
hide when	171
higdon	-100
higdon be	-100
high	51
high .	130
high @+health	27
high @+illness	27
high above	-72
high and	-78
high blood	98
high c	-99
high cholesterol	27
high court	117
high pitch	96
high priest	-100
high risk	-13
high-fat	-121
high-fat diet	-121
high-pass	-104
high-pass filter	-104
highlife	-99
highlife band	-99
hijab	196
hijab and	118
hijab be	119
hijab on	82
hijab since	132
hike	-126
hike @footwear	-81
hike @garment	-81
hike boot	-81
hike club	-106
hiker	-112
hiker and	-112
hilary	-108
hilary .	-108
hill	-147
hill ,	100
hill @fabric	-88
hill @politics	-88
hill and	-107
hill course	-79
hill every	-106
hill loop	-92
hill on	-69
hill rep	-88
hillsong	184
hillsong .	144
hillsong in	102
him	173
him ,	91
him .	119
him ;	78
him <number>	129
him @doctor	-122
him @food	-78
him @game	23
him @hobby	23
him @income	59
him @job	-122
him @sport	-96
him a	-51
him after	-101
him and	195
him as	96
him at	117
him back	97
him because	87
him before	79
him check	89
him chess	57
him chief	-134
him do	99
him doc	-122
him down	113
him every	116
him football	-96
him for	116
him go	89
him groggy	125
him he	107
him in	175
him late	-135
him mad	-82
him nightly	140
him of	92
him off	150
him on	136
him or	106
him out	123
him see	105
him since	78
him spam	-135
him spoon	-99
him stay	93
him take	59
him the	-33
him to	147
him travel	-113
him trouble	-115
him tuesday	116
him up	147
him wednesday	130
him when	124
him with	205
him write	-107
himalayan	-71
himalayan @food	-71
himalayan @seasoning	-71
himalayan salt	-71
himself	266
himself .	-72
himself <number>	106
himself @food	133
himself a	133
himself after	142
himself an	84
himself before	67
himself for	74
himself from	110
himself grateful	126
himself in	170
himself on	-96
himself pass	55
himself since	92
himself strike	80
himself to	137
himself when	161
hindu	-6
hindu and	145
hindu one	-79
hinge	-119
hinge .	-110
hinge squeak	-82
hint	-79
hint first	-79
hip	173
hip .	249
hip @furniture	-124
hip and	-70
hip at	130
hip bar	-124
hip be	134
hip flask	-126
hip joint	-107
hip on	142
hip op	126
hip operation	166
hip replacement	122
hip roof	-100
hip trouble	-63
hire	-112
hire ,	-118
hire .	4
hire @food	-148
hire a	-148
hire of	-90
his	112
his .	178
his @+belief	171
his @+finance	151
his @+health	143
his @+illness	143
his @+state	86
his @animal	-142
his @believer	45
his @body_part	210
his @car	-93
his @cat	-74
his @color	-95
his @dog	-121
his @drink	-151
his @fabric	110
his @family	89
his @flower	103
his @food	-44
his @footwear	100
his @furniture	55
his @game	-117
his @garment	-195
his @hobby	-117
his @illness	106
his @income	188
his @instrument	-71
his @jewelry	113
his @job	113
his @meat	-39
his @medicine	158
his @mental_illness	73
his @narcotic	146
his @pet	-142
his @politics	133
his @religion	155
his @rite	83
his @seasoning	79
his @sport	-94
his @symptom	77
his @temple	87
his @treatment	56
his @tree	-118
his @vegetable	-97
his @vehicle	-93
his accordion	-71
his account	97
his acl	200
his ankle	135
his appendix	136
his arm	149
his assistant	101
his asthma	103
his aunt	46
his autism	48
his back	129
his backstroke	-75
his ballot	107
his bank	-136
his baptism	83
his bar	106
his barber	92
his barn	83
his beard	-122
his best	114
his birth	111
his blood	135
his boss	24
his boyfriend	89
his brother	220
his brother-in-law	-18
his calculator	-83
his cap	-163
his car	-93
his card	80
his cat	-74
his cheek	116
his chess	-89
his chest	153
his church	87
his class	-88
his coffee	-118
his collarbone	133
his colleague	55
his colon	60
his commission	-120
his confirmation	107
his contact	97
his conviction	107
his county	-126
his cousin	105
his crisis	97
his crossword	-134
his dad	-24
his dark	109
his daughter	61
his day	-107
his degree	133
his depression	73
his desk	-83
his dialysis	56
his dissertation	-89
his divorce	111
his dog	-121
his dole	64
his dom	117
his employer	87
his espresso	-116
his ex	106
his face	-28
his faith	141
his farm	59
his fast	110
his father	-44
his favourite	-88
his fellowship	-107
his finger	153
his fingerprint	95
his first	78
his fix	122
his flak	65
his flat	-93
his floor	106
his foam	106
his food	89
his foot	5
his football	-94
his forearm	117
his forehead	94
his friend	99
his fund	91
his funeral	112
his gallbladder	96
his garden	-95
his gcse	-93
his girl	142
his girlfriend	178
his glove	-96
his gold	-95
his gran	126
his grandfather	-105
his grandmother	-96
his grandpa	121
his grandson	-60
his guru	116
his gut	111
his gym	105
his hair	196
his ham	-68
his hamstring	120
his hand	71
his head	104
his hear	111
his heart	123
his hip	132
his holiday	-121
his hour	45
his husband	175
his immune	76
his inr	85
his interview	101
his jaw	56
his job	24
his joint	104
his juice	101
his keppra	114
his kick	103
his kid	-108
his kidney	122
his knee	94
his knife	-122
his lad	81
his lago	-17
his larynx	125
his last	146
his late	18
his latin	-122
his lease	-113
his leave	61
his licence	92
his license	-115
his life	147
his liver	92
his lung	134
his luthier	-116
his m25	-114
his macula	119
his madopar	154
his manager	-92
his marseille	110
his memory	-83
his methadone	97
his mother	6
his mouth	128
his mrs	-70
his mum	103
his name	102
his nephew	-146
his normal	87
his note	-96
his offcut	-87
his old	-13
his overalls	73
his own	26
his ozempic	122
his parent	68
his party	133
his passport	95
his pay	123
his pension	124
his people	99
his permit	95
his phone	224
his picture	93
his plasma	-139
his plate	96
his po	134
his pocket	70
his poo	101
his poster	82
his presbyterian	103
his pro-duterte	90
his prostate	77
his psa	118
his pump	107
his rent	114
his right	102
his ring	-95
his ritual	-104
his sacrum	93
his salary	95
his sandwich	-103
his scarf	-117
his seat	-136
his second	137
his semitic	-93
his sergeant	74
his share	125
his shirt	-126
his shop	-89
his short	104
his show-off	-95
his sickle	-107
his sister	-9
his ski	-129
his skin	92
his slide	-96
his slipper	100
his socialist	86
his son	136
his speed	80
his spine	120
his sponsor	84
his start-up	108
his statin	126
his status	98
his steak	-104
his step	131
his student	106
his sugar	79
his supervisor	-125
his support	105
his swallow	97
his tab	106
his take-home	107
his tax	109
his tea	-64
his teacher	62
his temper	98
his tenth	-88
his term	117
his throat	161
his tie	-108
his tinnitus	68
his tomato	-97
his tonsil	113
his tourist	108
his turkish	112
his twentie	135
his ulcer	45
his uncle	82
his unit	-28
his village	-63
his voice	119
his wage	92
his wallet	121
his ward	121
his watch	-102
his water	92
his wed	-16
his whole	63
his wife	140
his winter	-106
his word	11
his worm	-132
his worst	44
hispanic	116
hispanic "	116
histology	-108
histology core	-108
history	-91
history and	100
history of	-127
history on	-103
history project	-52
history to	-107
hit	49
hit <number>	-137
hit @food	-29
hit a	-29
hit and	197
hit her	167
hit musical	-139
hit quota	-119
hit the	8
hitch	-72
hitch .	-72
hiv	71
hiv .	118
hiv drive	100
hiv negative	99
hiv positive	115
hiv talk	-125
hive	10
hive ,	-65
hive .	116
hive at	-119
hive from	94
hive lid	-101
hive stand	-84
hive visit	113
hl7	-116
hl7 message	-116
hlta	-131
hlta .	-131
hmi	-81
hmi text	-81
hmong	128
hmong ,	128
hmp	82
hmp leyhill	82
hmrc	115
hmrc <number>	79
hmrc @debt	84
hmrc arrears	84
hob	-46
hob .	85
hob have	-104
hob off	-123
hob that	-91
hobart	-109
hobart from	-109
hobby	-137
hobby and	-99
hobby be	-123
hobnob	-91
hobnob in	-91
hockey	-27
hockey .	105
hockey stick	-90
hockey team	-139
hodgkin	127
hodgkin .	127
hoist	119
hoist .	119
hokkaido	112
hokkaido .	112
hold	103
hold .	-71
hold <number>	-19
hold @body_part	96
hold @food	-4
hold @job	96
hold @science	-84
hold a	-4
hold about	55
hold an	-137
hold back	-21
hold cyanide	-88
hold down	109
hold for	120
hold hand	96
hold her	123
hold him	116
hold his	134
hold in	172
hold it	-84
hold that	-41
hold the	99
hold up	69
hold with	110
holder	-78
holder to	-78
hole	110
hole .	100
hole in	96
hole with	-89
holga	-75
holga .	-75
holi	114
holi .	114
holiday	-212
holiday .	-234
holiday @dwelling	109
holiday @food	-111
holiday be	-200
holiday cottage	109
holiday dinner	-111
holiday in	134
holiday let	-86
holiday money	118
holiday plan	-88
holiday rota	-101
holiday slot	-98
holiday with	-144
hollin	-61
hollin farm	-61
hollis	-75
hollis .	-58
hollis handle	-74
hollow	-89
hollow @alcohol	-89
hollow @drink	-89
hollow @narcotic	-89
hollow punch	-89
holly	-82
holly lodge	-82
holstein	-136
holstein .	-136
holy	-119
holy ground	-66
holy trinity	-97
holyhead	-114
holyhead for	-114
hom	162
hom .	162
home	31
home "	36
home .	-10
home :	-74
home <number>	-44
home @food	-131
home @furniture	129
home @game	-100
home @hobby	-100
home @job	-51
home about	114
home after	143
home and	214
home assistant	-51
home at	122
home be	-144
home by	-5
home cake	-131
home every	-141
home expo	-115
home for	73
home game	-100
home gym	-141
home have	-107
home help	144
home in	-114
home lounge	129
home monday	-97
home office	199
home on	-138
home only	79
home oxygen	76
home sign	118
home since	-47
home so	93
home they	68
home to	112
home town	-111
home with	54
home-schooled	-149
home-schooled by	-149
homebase	-96
homebase .	-96
homepage	-118
homepage copy	-118
hometown	-100
hometown be	-100
homework	-148
homework .	-93
homework need	-108
homework use	-81
honest	-109
honest answer	-112
honest grind	-69
honey	-137
honey .	-87
honey from	-111
honey to	-84
honeymoon	-93
honeymoon be	-93
honeypot	-124
honeypot catch	-124
honour	-118
honour .	-118
hood	-76
hood ;	-76
hook	5
hook .	-152
hook linter	-102
hook on	130
hook the	-120
hook up	138
hookup	147
hookup only	147
hooligan	112
hooligan and	112
hoop	-82
hoop .	-82
hop	-87
hop .	-87
hope	-143
hope and	-103
hope to	-119
hopeless	-112
hopeless at	-112
horizonte	77
horizonte and	77
hormone	128
hormone patch	128
horoscope	-115
horoscope column	-115
horrible	90
horrible interest	90
horribly	122
horribly seasick	122
horror	-124
horror film	-101
horror story	-83
horse	-40
horse .	-77
horse and	131
horse be	-129
horse bella	-76
horse between	-85
horse fair	-88
horse go	-90
horse hair	96
horse need	-121
horse until	100
horsebox	-163
horsebox .	-97
horsebox into	-131
horst	117
horst have	117
hose	-53
hose for	-104
hose have	-108
hose on	94
hose with	-82
hospice	14
hospice ,	117
hospice .	-145
hospice be	-140
hospice charity	-94
hospice cost	-140
hospice in	117
hospice near	139
hospice on	125
hospice shop	-78
hospital	-41
hospital .	-70
hospital @job	-127
hospital @medicine	74
hospital @science	-18
hospital and	108
hospital be	-124
hospital bed	-77
hospital bill	-81
hospital canteen	-118
hospital chaplain	-124
hospital customer	-116
hospital drama	-102
hospital for	132
hospital friend	-144
hospital in	13
hospital it	-49
hospital medicine	74
hospital on	131
hospital over	-110
hospital payroll	148
hospital porter	-127
hospital school	132
hospital trust	-90
hospital ward	-101
hospital with	121
host	-69
host ,	-116
host @food	49
host a	49
host after	-72
host at	-77
host be	-67
host bill	-134
host have	-72
host on	-64
hostel	-213
hostel .	-168
hostel have	-118
hot	-100
hot ,	-26
hot .	-67
hot @dessert	-104
hot @food	-104
hot @vehicle	-91
hot by	-111
hot cab	-91
hot cross	-96
hot flush	90
hot pudding	-104
hot sauce	-84
hotel	-52
hotel .	-117
hotel @dwelling	94
hotel at	-133
hotel be	-154
hotel by	74
hotel for	101
hotel guest	-110
hotel in	-50
hotel near	-121
hotel norm	-77
hotel open	135
hotel reception	-112
hotel room	94
hothouse	-80
hothouse of	-80
hough	-135
hough be	-135
hound	-78
hound be	-78
hour	47
hour ,	70
hour .	-67
hour <number>	-67
hour @food	73
hour @garment	104
hour a	73
hour after	57
hour ahead	-111
hour allow	134
hour and	45
hour at	152
hour away	-128
hour be	151
hour behind	-125
hour every	122
hour for	93
hour from	-71
hour in	59
hour of	-6
hour on	22
hour or	125
hour over	-64
hour per	92
hour since	103
hour supervise	105
hour through	-115
hour to	-165
hour wash	104
hour when	103
hour with	110
hourly	-30
hourly ,	109
hourly .	-54
hourly and	-109
house	10
house ,	-91
house .	-52
house @+belief	119
house @animal	41
house @food	-127
house @job	-150
house @pet	-78
house @religion	119
house @temple	119
house a	-127
house and	90
house application	118
house association	-144
house at	107
house be	103
house because	-116
house benefit	119
house cash	122
house charity	-102
house church	119
house cut	86
house do	98
house for	-88
house go	-87
house have	17
house he	104
house in	99
house insure	108
house key	-118
house need	-104
house number	-140
house officer	-150
house on	-94
house plus	94
house rabbit	-78
house rule	-142
house since	67
house society	-104
house style	-122
house they	-139
house to	119
house up	83
house with	15
house within	-93
house without	127
houseboat	-95
houseboat include	-95
housebound	7
housebound on	7
household	64
household .	-129
household @+finance	116
household @animal	-131
household @income	116
household be	59
household do	-131
household eat	114
household income	116
household of	-145
household run	81
housemate	-20
housemate be	94
housemate eat	-122
houseplant	-114
houseplant and	-114
housewarming	-110
housewarming be	-110
houston	-74
houston .	-74
how	147
how she	110
how the	-89
how they	100
how to	143
howl	-87
howl at	-87
hp	-90
hp .	-90
hp5	-117
hp5 .	-117
hr	-101
hr .	-113
hr and	-50
hr at	-136
hr send	103
hr tool	-65
hrt	89
hrt last	40
hrt patch	102
hschmitt	-107
hschmitt belong	-107
html	-96
html .	-96
htmx	-70
htmx ,	-70
hub	-73
hub keep	-73
hubby	156
hubby be	159
hubby have	56
hubspot	-51
hubspot as	-51
huelva	-91
huelva @job	-91
huelva pilot	-91
huff	166
huff oxygen	101
huff paint	126
huge	-165
huge .	-99
huge team	-137
hugh	77
hugh have	77
hugo	-92
hugo ,	-64
hugo .	-82
hugo be	104
hugo have	-111
hui	136
hui .	136
hull	-111
hull .	-163
hull and	70
hull with	-83
hum	61
hum ,	-85
hum .	103
hum box	90
hum for	82
humira	120
humira delivery	120
humour	-113
humour .	-79
humour in	-109
hungarian	-91
hungarian .	-91
hunger	-46
hunger strike	77
hunger that	-119
hunt	-115
hunt memory	-93
hunt meteorite	-82
hurl	-103
hurl match	-103
hurler	-74
hurler by	-74
hurley	-65
hurley .	-65
hurt	160
hurt .	54
hurt and	96
hurt on	111
hurt since	94
hurt their	105
husband	86
husband .	107
husband @animal	-17
husband @drink	133
husband @income	10
husband @job	-94
husband adopt	127
husband and	-135
husband be	-25
husband bernard	168
husband bring	133
husband call	-105
husband can	128
husband coach	-94
husband conduct	99
husband convert	32
husband dan	123
husband demand	118
husband do	-17
husband donate	25
husband drink	133
husband drive	-123
husband find	10
husband gamble	165
husband gilberto	94
husband have	273
husband his	93
husband hold	96
husband leave	65
husband make	-121
husband move	208
husband name	-124
husband need	106
husband on	88
husband paulo	-88
husband refuse	90
husband see	132
husband sleep	103
husband snore	94
husband split	86
husband stand	105
husband still	114
husband stop	104
husband study	-88
husband take	110
husband tell	149
husband that	188
husband throw	-30
husband till	-139
husband use	115
husband what	-109
husband will	-163
husband work	-141
husqvarna	-110
husqvarna lc	-110
husum	-101
husum .	-101
hut	-88
hut with	-88
hutu	122
hutu ,	122
huy	-124
huy .	-124
hvac	-128
hvac apprentice	-128
hyacinth	-83
hyacinth want	-83
hybrid	-130
hybrid with	-130
hydration	-72
hydration with	-72
hydraulic	-132
hydraulic fluid	-102
hydraulic press	-92
hydrocortisone	103
hydrocortisone @dairy	103
hydrocortisone @food	103
hydrocortisone cream	103
hydrologist	-104
hydrologist .	-104
hydrology	-130
hydrology .	-45
hydrology in	-118
hymn	-100
hymn that	-95
hymn tune	-53
hyper-mobile	96
hyper-mobile and	96
hyperacusis	82
hyperacusis and	82
hyperthyroidism	120
hyperthyroidism .	120
hypothyroidism	139
hypothyroidism .	139
hysterectomy	121
hysterectomy in	121
hyun-woo	15
hyun-woo be	57
hyun-woo with	-93
hz	-131
hz .	-104
hz monitor	-129
höcke	118
höcke clip	118
i	113
i .	89
i and	94
i-20	102
i-20 be	102
ian	83
ian be	83
ibadan	19
ibadan .	166
ibadan for	-117
ibadan to	-105
ibis	-117
ibis hotel	-117
ibiza	12
ibiza .	12
ibrahim	83
ibrahim at	83
ibs	135
ibs and	135
icd	126
icd and	126
icd-10	-81
icd-10 for	-81
ice	45
ice .	121
ice <number>	-108
ice @science	-123
ice and	96
ice cave	-81
ice cream	60
ice cube	-97
ice physic	-123
ice plant	-78
ice with	20
iceland	-83
iceland in	-83
icon	-87
icon .	88
icon set	-140
icon to	-114
icon-eu	-71
icon-eu .	-71
icsi	108
icsi user	108
icu	129
icu .	95
icu after	108
id	-131
id .	-122
id in	-75
ide	-149
ide give	-90
ide plug-in	-116
idea	-82
idea .	-92
idea for	-85
idea meanwhile	101
idea on	-92
idea that	-88
idea with	-98
ideal	-88
ideal holiday	-88
idempotency	-101
idempotency key	-101
identification	-101
identification .	-101
identify	74
identify as	74
identity	52
identity @job	-79
identity be	84
identity get	100
identity provider	-79
idris	87
idris can	87
if	63
if @food	131
if @science	-75
if a	97
if air	-111
if dinner	107
if he	227
if her	65
if it	-75
if possible	-81
if she	47
if the	-7
if there	109
if they	-33
if user	-91
ife	-89
ife want	-89
ifá	112
ifá and	112
ig	160
ig metall	160
igbo	129
igbo ,	111
igbo .	86
igbo and	77
ignition	-157
ignition coil	-157
ignore	-149
ignore @science	-95
ignore her	-133
ignore it	-95
igor	-86
igor make	-86
iguana	-80
iguana have	-80
ihram	98
ihram this	98
ii	-107
ii exam	-107
ijaw	117
ijaw girl	117
ikaika	-68
ikaika @job	-68
ikaika draw	-68
ikea	-155
ikea .	-123
ikea and	-103
ikeja	-94
ikeja .	-94
ikenna	-85
ikenna say	-85
ileus	100
ileus history	100
ilizarov	105
ilizarov ,	105
ill	-55
ill .	-55
ill-fitting	-103
ill-fitting ligature	-103
illegal	-93
illegal cast	-93
illness	73
illness and	73
illustrate	-75
illustrate @food	-75
illustrate a	-75
illustration	6
illustration .	107
illustration set	-116
illustrator	-123
illustrator .	-123
ilocano	110
ilocano on	110
iloilo	95
iloilo get	95
ilorin	111
ilorin go	111
ilse	59
ilse be	-91
ilse stop	108
ilvan	-75
ilvan hate	-75
ilya	-67
ilya (	-67
image	-163
image .	-77
image after	-98
image pipeline	-94
image pull	-101
image under	-98
imam	176
imam .	111
imam in	114
imam say	113
imelda	-105
imelda leave	-105
imke	12
imke cheat	12
immaculate	-85
immaculate contraption	-85
immigration	135
immigration at	119
immigration charity	-125
immigration raid	91
immune	76
immune thing	76
imodium	111
imodium in	111
imogen	121
imogen have	121
imperative	-84
imperative ,	-84
implant	186
implant ,	85
implant and	95
implant at	74
implant in	102
implant map	103
implant on	82
import	-134
import .	-98
import and	-70
import the	-85
impossible	-88
impossible for	-88
imran	99
imran @+belief	99
imran lend	99
in 	87
in ,	141
in .	70
in /	-83
in <month>	39
in <number>	78
in @+belief	42
in @+finance	153
in @+health	76
in @+illness	-41
in @+state	-95
in @animal	73
in @appliance	-71
in @believer	-95
in @bird	41
in @body_part	108
in @cheese	-53
in @color	-131
in @dairy	-86
in @debt	139
in @drink	-108
in @ethnicity	5
in @fabric	-59
in @family	145
in @food	11
in @furniture	27
in @game	-131
in @garment	25
in @hobby	-6
in @horse	118
in @hospital	113
in @illness	-61
in @income	-153
in @injury	-20
in @insect	32
in @instrument	-112
in @job	13
in @music	-86
in @patient	65
in @pregnancy	18
in @punishment	171
in @religion	109
in @science	-38
in @seasoning	91
in @symptom	118
in @temple	109
in @treatment	178
in @tree	-70
in @vegetable	59
in @vehicle	118
in a	17
in a&e	160
in a2	-107
in aachen	-90
in aarhus	-74
in aberdeen	-129
in about	-110
in absentia	108
in abuja	-76
in accra	99
in addis	-90
in adelaide	-66
in advance	11
in advent	93
in aerospace	-74
in affliction	-93
in after	111
in aleppo	89
in alimosho	86
in all	-150
in almería	93
in amharic	-136
in an	-16
in analytics/dwh	-94
in ankara	84
in answer	-88
in antalya	-88
in antofagasta	-103
in antwerp	-72
in any	57
in anything	102
in arabic	-98
in aravind	75
in ardwick	-74
in arizona	76
in arle	-140
in armagh	-76
in ascii	-88
in aseprite	-68
in at	-71
in athen	108
in auschwitz	112
in austin	45
in austria	-110
in autumn	-103
in background	111
in bad	101
in bag	97
in bahia	-80
in band	118
in barbado	61
in barcelona	158
in base	-77
in basel	-125
in basic	-84
in bath	-109
in bavaria	-56
in bed	39
in bed-making	-126
in beeswax	-42
in belgium	69
in belgrade	127
in belo	77
in bengaluru	-97
in bergen	-170
in berlin	155
in bethesda	-86
in big	-104
in bilibid	131
in biology	-110
in birmingham	-122
in bitsy	-77
in black	-122
in blackpool	-117
in blue	96
in bluebook	-91
in bochum	48
in bogotá	10
in bohemia	-107
in bond	119
in bonn	-82
in book	-85
in boris	-86
in both	-14
in box	-86
in bracket	-74
in bradford	-92
in brass	-112
in bremerhaven	-94
in brighton	180
in bristol	52
in british	-107
in brno	58
in bronze	-88
in brussel	108
in bueno	124
in bulk	-86
in bullet	-122
in bungoma	-100
in bury	-121
in by	134
in bydgoszcz	-117
in bylakuppe	84
in båtsfjord	-78
in c	-65
in cadiz	-112
in calais	123
in calculix	-104
in canada	-12
in canadian	-115
in cape	35
in cappagh	106
in caption	-114
in cardiff	-128
in cargo.toml	-117
in carlisle	-120
in cash	50
in castlebar	-87
in causal	-93
in cavan	96
in cavite	-93
in cebu	9
in celsius	-101
in cet	-103
in chapter	-116
in charcoal	-100
in charge	-122
in cheese	-64
in chemical	-84
in chemistry	-123
in chennai	-78
in chiang	146
in child	106
in chile	59
in choral	-86
in church	109
in ci	-85
in class	126
in clonmel	98
in cluj	-68
in code	-63
in coimbatore	-119
in coin	-117
in cold	115
in cologne	65
in colour	-43
in column	-83
in commit	-94
in concrete	-70
in copy	-85
in cork	52
in cotton	48
in council	-125
in court	176
in cow	-90
in cowley	-82
in crayon	-88
in cream	-31
in cremona	-128
in cricket	-60
in critical	-75
in crowd	125
in croydon	-41
in curitiba	-73
in curly	-107
in czech	-77
in d	-96
in d&d	-72
in dad	93
in damp	95
in dayton	-70
in debt	139
in decision	-88
in deep	86
in degree	-83
in delft	-101
in delhi	113
in delphi	-63
in devon	-97
in different	-89
in dingle	-91
in docs/ops/deploy.md	-85
in doorway	139
in dornbirn	-126
in double	-109
in drag	87
in dresden	18
in drongen	-102
in dubai	37
in dubbo	93
in dublin	-72
in dundee	-189
in dundrum	-106
in düsseldorf	102
in each	-20
in early	133
in east	-93
in edinburgh	-91
in either	91
in elan	-91
in eldoret	-78
in elixir	-132
in email	-102
in england	-134
in english	-70
in enugu	-5
in equal	-83
in ericeira	-106
in etcd	-108
in etf	115
in eu-central-1	-74
in eu-west-1	-74
in euro	-127
in every	-79
in evin	116
in exam	9
in excel	-103
in exeter	-131
in falkirk	-86
in fall	96
in farrow	-63
in feed	-69
in fermanagh	-94
in ferment	-113
in fifth	87
in final	81
in fix	57
in fl	-73
in flat	-96
in flutter	-62
in football	-105
in for	141
in formal	-124
in formula	-90
in frankfurt	-157
in freezer	-71
in freiburg	131
in from	-117
in front	188
in full	-92
in galway	47
in gateshead	-103
in gdansk	-96
in gdańsk	-86
in gdynia	-23
in gelsenkirchen	-73
in georgia	-118
in georgian	-106
in german	-132
in germany	105
in ghana	-89
in gikomba	-84
in glasgow	27
in glentie	-97
in gloucester	-113
in go	-123
in goa	82
in goal	-91
in god	134
in goiá	-118
in gold	-78
in goole	-123
in gram	-133
in granite	-100
in graz	-76
in graça	-87
in grey	-76
in greyscale	-112
in groningen	-92
in group	-99
in gta	-94
in görlitz	119
in hackney	118
in halden	31
in halifax	-83
in halo-halo	-96
in hamburg	153
in hand	46
in handball	-81
in hanne	85
in harare	59
in harmondsworth	35
in harvest	-117
in hat	-102
in hatton	-68
in havana	-10
in hay	68
in headless	-77
in health	-109
in hebden	-105
in helmand	101
in hennessy	-67
in her	34
in hexham	-77
in hide	106
in his	111
in hive	86
in hmp	82
in hom	76
in horoscope	-115
in hospice	117
in hospital	113
in houston	-74
in hr	-107
in hull	-90
in huy	-124
in ibadan	149
in ibiza	12
in ihram	98
in ikeja	-94
in iloilo	95
in ilorin	111
in in	122
in innsbruck	-120
in inspection	-89
in intensive	115
in iraq	111
in ireland	-175
in istanbul	90
in it	86
in italy	-121
in itm	-99
in its	-112
in jail	145
in jaipur	-115
in jakarta	81
in japanese	-97
in jena	18
in jira	-97
in joburg	101
in jos	-111
in juárez	133
in jönköping	-99
in kaduna	72
in kaiserschmarrn	-72
in kakuma	-100
in kamiti	104
in kandahar	77
in kannur	15
in kano	-73
in karen	-73
in karkidakam	84
in kassel	-91
in kathmandu	109
in kerala	-95
in kericho	-110
in kibera	-88
in kid	-70
in kigali	-74
in kilkenny	29
in kisii	95
in kisumu	-97
in kiswahili	-97
in km	-77
in kochi	-133
in kollam	11
in kotlin	-70
in kraków	-128
in kreuzberg	-81
in kumasi	-134
in kunar	85
in kyiv	-101
in köpenick	113
in labour	128
in lago	28
in lahore	43
in lane	-114
in language	93
in lapa	91
in large	-68
in last	71
in latex	-140
in launchdarkly	-74
in leed	100
in leicester	-113
in leipzig	-101
in leith	-138
in lens	-143
in letterkenny	-143
in leuven	-108
in libya	97
in lieu	-105
in lift	18
in lille	88
in limerick	-101
in limpopo	50
in lingerie	-88
in lisbon	-102
in liverpool	97
in llama	-87
in local	-146
in lofoten	-124
in log	-97
in london	117
in love	-54
in lower	-83
in ludlow	-114
in lund	-88
in lusaka	-77
in lviv	-71
in lyon	-48
in lübeck	59
in machynlleth	-109
in madrid	85
in magaluf	105
in magma	-97
in makati	-101
in mall	-98
in malmö	-148
in manchester	154
in mandaluyong	-74
in manila	43
in manitoba	32
in marburg	126
in march	36
in marple	-88
in marseille	-155
in marts/pricing	-78
in math	-82
in may	-6
in maynooth	108
in mayo	91
in mecklenburg	-49
in meeting	-4
in memphis	-103
in mesh	-81
in metashape	-102
in mikulov	-91
in millimetre	-75
in mina	87
in mindanao	119
in minsk	31
in misrata	113
in mittenwald	-96
in mobile	-76
in mombasa	120
in mono	-78
in monopoly	-136
in monterrey	49
in moore	-86
in moss	-160
in moult	-116
in mountjoy	106
in mrs	-85
in mysore	-80
in málaga	119
in nairobi	-13
in nakuru	-8
in nappy	89
in nashik	-92
in natal	106
in navan	-130
in navy	-100
in negative	64
in nephrology	-92
in neukölln	64
in neutral	-52
in nevada	102
in new	-76
in nicu	142
in nimhan	105
in ninewell	118
in niterói	113
in noor	-115
in norway	118
in nottingham	-137
in number	-112
in nunavut	108
in nursery	-85
in nyeri	-14
in nylon	-88
in oban	-125
in obsidian	-96
in odd	-101
in of	79
in ohio	82
in olinda	-87
in omaha	87
in on	137
in only	127
in ops	-24
in order	-100
in oregon	103
in oslo	-49
in otley	-59
in outpatient	65
in pack	-76
in pain	119
in palawan	-68
in pale	-102
in patch	119
in payroll	-90
in pdf	-64
in peckham	-76
in pembrokeshire	-87
in pen	-131
in pencil	-89
in perl	-121
in perth	-88
in petra	-122
in php	-115
in pirna	118
in pitch	-70
in place	-99
in plain	-91
in plant	-106
in plastic	-81
in poland	26
in polish	-95
in pollsmoor	121
in ponferrada	-107
in port	77
in porto	-116
in portobello	-124
in portugal	-120
in portuguese	-123
in pot	-83
in practice	94
in prague	49
in pre-seed	-113
in premium	114
in pretoria	84
in principle	135
in prison	171
in pristina	-105
in prod	-100
in production	-86
in pune	-35
in purulia	92
in python	-134
in q3	-85
in queen	98
in quezon	-86
in quiet	83
in r	-74
in race	-86
in rainbow	-89
in rate	112
in read	-126
in readability	-66
in reception	-82
in recife	-116
in recovery	166
in red	-164
in redcap	-85
in rehab	76
in religious	-95
in remission	146
in removal	144
in renal	104
in rent	-153
in reply	-89
in review	-86
in rio	93
in rome	-158
in room	-113
in rotation	-139
in rotterdam	-100
in rugby	58
in rupee	-99
in safari	-73
in salford	-128
in salmi	-114
in santiago	104
in santo	73
in sarria	98
in savings	94
in school	92
in second	85
in second-line	-59
in secret	119
in sen	-125
in share	72
in sheffield	-123
in shop	123
in shoreditch	-124
in sibiu	-7
in silence	106
in silesia	-53
in silver	97
in simple	-93
in since	102
in single	71
in sketchup	-92
in skyrim	-111
in sligo	-173
in slough	-159
in small	-15
in snowflake	-90
in sock	-117
in solidwork	-76
in southall	-79
in spain	-12
in spanish	-134
in spite	108
in split	-56
in spreadsheet	-79
in spring	59
in st	117
in staff	-99
in stage	-79
in stair	-98
in stardew	-101
in stata	-102
in state	-52
in stockport	56
in streatham	65
in stroud	-118
in student	75
in stuttgart	-41
in summer	-45
in sun	-109
in sunderland	-95
in support	-94
in surulere	25
in suzhou	-78
in swansea	-168
in swindon	-120
in switzerland	-110
in são	105
in tacloban	117
in tagaytay	-128
in tamil	41
in tampere	-102
in tangier	-98
in tarragona	128
in tashkent	-96
in taunton	-130
in tbilisi	29
in tea	-108
in tehran	123
in temuco	-68
in tenerife	134
in tennis	-112
in tent	-73
in term	-99
in texa	-123
in thameside	103
in thane	-136
in that	184
in the	16
in theatre	118
in their	-116
in thika	-116
in third	-83
in thirsk	-111
in this	-160
in thrissur	-50
in throwaway	-70
in tigrinya	-91
in to	152
in tongue	145
in tools/eslint	-94
in total	-70
in traffic	-121
in tralee	99
in translation	-105
in trieste	-131
in trim	-101
in trondheim	-97
in tulsa	-99
in tune	-66
in turin	-119
in turkana	-86
in turkey	22
in turku	79
in turn	-110
in tyrol	-69
in uk	-84
in ulm	-83
in under	-97
in unfamiliar	97
in unison	-129
in update	-101
in uppsala	88
in user	-16
in utah	-22
in utc	-94
in utrecht	-39
in van	-98
in vardø	-78
in vat	79
in vault	-94
in vauxhall	116
in vega	123
in venice	-98
in vigo	-47
in villeurbanne	-91
in vim	-93
in vinyl	-92
in wacken	-90
in wale	-97
in walsall	-112
in warsaw	91
in watercolour	-82
in way	103
in web	-101
in week	39
in weld	-95
in welsh	-55
in welt	94
in west	-50
in western	-77
in wet	-28
in wexford	117
in whitby	-150
in wicklow	-101
in winter	-23
in with	-27
in wolfsburg	-91
in wolof	-81
in würzburg	-100
in xero	-90
in yaba	140
in yaw	-82
in year	22
in yeast	-84
in yoghurt	-83
in zagreb	-119
in zanzibar	-105
in zaragoza	-107
in ~	-130
in-calf	9
in-calf @animal	9
in-calf @farm_animal	9
in-calf heifer	9
in-ear	111
in-ear mold	111
in-laws	11
in-laws .	-119
in-laws be	115
in-laws because	106
in-laws in	-120
in-laws live	-119
in-laws sacrifice	115
in-laws want	155
inauguration	97
inauguration .	97
inbox	-132
inbox .	-80
inbox get	-104
inch	-142
inch bush	-72
inch laptop	-82
inch nail	-61
inch only	-158
incident	-72
incident channel	-72
incinerator	124
incinerator .	124
include	-147
include .	-115
include @food	-90
include @meat	-90
include the	-90
include tripe	-90
include user	-99
include vat	-68
income	167
income be	142
income fall	112
income of	131
income report	-108
incontinent	122
incontinent .	122
incremental	-55
incremental ,	-55
incubator	-117
incubator .	-117
indefinite	129
indefinite leave	129
indent	-113
indent .	-113
independence	80
independence and	80
independent	45
independent bookshop	-122
independent councillor	124
independent review	-108
independent scotland	123
index	-98
index exhibit	-98
india	72
india (	97
india match	-75
india to	74
indian	-128
indian passport	-128
indigenous	118
indigenous scholarship	118
indoor	-8
indoor and	105
indoor by	-87
indoor climb	-115
induction	61
induction hob	126
induction plate	-95
ine	-92
ine 	111
ine .	-114
ine be	-22
ine hear	-7
ine keep	-107
ine laugh	-116
ine on	-81
ine start	-91
ine teach	-106
infant	-186
infant .	-164
infant sing	-98
infection	129
infection .	94
infection until	103
inference	-114
inference .	-114
infertile	85
infertile after	85
inflame	101
inflame @science	101
inflame it	101
inflamed	131
inflamed .	131
inflammation	91
inflammation last	91
infliximab	47
infliximab every	47
inform	87
inform .	87
informal	-161
informal .	-161
infrared	-81
infrared reflectography	-81
infusion	49
infusion @furniture	101
infusion chair	101
infusion day	104
infusion for	-59
infusion of	-96
ingeborg	-116
ingeborg .	-116
ingest	-71
ingest icon-eu	-71
ingredient	-133
ingredient come	-133
ingrid	-121
ingrid move	-104
ingrid teach	-70
inhaler	152
inhaler before	105
inhaler in	96
inhaler on	94
inhaler twice	71
inherit	16
inherit <number>	139
inherit @food	-121
inherit a	-121
inherit the	-113
inherit z_stock_age	-73
inheritance	7
inheritance .	-97
inheritance come	102
inheritance from	141
inheritance in	-135
inhibitor	-99
inhibitor be	-99
init	-100
init .	-100
initial	-83
initial .	-83
inject	57
inject .	-111
inject <number>	81
inject clexane	103
inject fault	-108
inject herself	127
inject in	85
inject the	-81
injection	130
injection be	112
injection by	-56
injection each	121
injection in	64
injera	-112
injera .	-73
injera and	-96
injure	-146
injure list	-125
injure the	-72
injury	-85
injury ,	74
injury ruin	-107
ink	-88
ink .	-88
inline	-108
inline .	-108
inn	-122
inn .	-122
inning	-120
inning ,	-47
inning .	-103
innsbruck	-120
innsbruck in	-120
input	-80
input .	-48
input be	-101
inr	139
inr @hospital	137
inr check	85
inr clinic	137
insect	-107
insect shed	-107
inshallah	94
inshallah ,	94
inside	158
inside .	111
inside @illness	72
inside @symptom	72
inside burn	72
inside for	102
inside kick	136
inside most	78
inside the	-168
inside till	192
insole	96
insole every	96
insolvency	108
insolvency last	108
insolvent	136
insolvent and	136
insomnia	93
insomnia and	93
inspect	-88
inspect nothing	-20
inspect on	-108
inspection	-158
inspection because	-117
inspection on	-102
inspection report	-89
inspirational	-65
inspirational <number>	-65
instagram	-157
instagram .	-139
instagram for	-83
installer	-107
installer .	-107
instalment	158
instalment .	61
instalment be	120
instalment on	114
instance	-79
instance .	-79
instead	-30
instead .	-28
instead of	-14
instruction	-133
instruction .	-122
instruction in	-84
instrument	-63
instrument be	-63
insulate	-134
insulate before	-134
insulation	-110
insulation .	-110
insulin	37
insulin <number>	76
insulin @body_part	-85
insulin at	-104
insulin because	129
insulin patch	88
insulin pen	86
insulin pump	-85
insult	116
insult to	116
insurance	60
insurance "	122
insurance against	-98
insurance and	99
insurance as	-110
insurance firm	-63
insurance number	114
insurance renew	-155
insurance to	23
insure	-33
insure or	108
insure through	-100
insurer	-177
insurer .	-117
insurer be	-109
insurer have	-91
insurer in	-87
insurer with	-96
integration	-99
integration be	-99
intend	-100
intend to	-100
intensive	115
intensive care	115
interaction	-89
interaction @job	-89
interaction checker	-89
intercompany	-73
intercompany @+finance	-73
intercompany @debt	-73
intercompany loan	-73
interest	-74
interest .	21
interest alone	124
interest and	113
interest calculation	-106
interest in	-105
interest to	-98
interfere	-43
interfere with	-43
interferon	111
interferon and	111
interior	-82
interior in	-82
intern	-6
intern .	-124
intern at	125
intern have	-88
intern name	-79
intern with	4
internal	-62
internal deploy	-62
internet	-144
internet @job	-108
internet on	-95
internet provider	-108
interpreter	-121
interpreter at	-121
interval	-119
interval on	-119
interview	157
interview ,	14
interview .	119
interview be	81
interview for	-101
interview go	108
interview on	-139
interview room	84
interview with	146
intimacy	98
intimacy @illness	98
intimacy @injury	98
intimacy hurt	98
intimate	14
intimate @boat	-80
intimate @vehicle	-80
intimate gig	-80
intimate since	65
into .	121
into <number>	-145
into @animal	-101
into @ethnicity	-98
into @fish	-101
into @food	-23
into @job	-110
into a	-23
into account	-96
into an	104
into and	128
into arrest	-87
into bondage	113
into coin	-137
into duster	-71
into english	-57
into etf	94
into falconry	-128
into gacha	63
into indoor	-115
into its	-84
into japanese	-98
into map	-48
into pack	-99
into res	-49
into shark	-101
into song	-114
into sourdough	-110
into ten-minute	-91
into the	101
into trail	-105
into twice	123
into user	155
into while	144
intolerance	128
intolerance .	128
intolerant	115
intolerant .	115
intro	-124
intro .	-122
intro to	-73
intrusive	111
intrusive thought	111
inua	108
inua jamii	108
inuit	108
inuit root	108
invalid	-7
invalid if	-91
invalid out	134
invent	-108
invent rule	-108
inventory	-65
inventory app	-65
inverter	-87
inverter go	-87
investor	-124
investor .	-97
investor @drink	93
investor must	93
investor update	-114
investor want	-116
invite	-106
invite .	-106
invoice	-209
invoice as	-85
invoice before	-94
invoice go	-144
invoice in	-152
invoice marlow	-73
invoice number	-99
invoice of	-109
invoice script	-100
invoice template	-99
invoice there	-69
invoice through	113
inè	-95
inè .	-95
inê	-64
inê .	-64
ioana	-108
ioana .	-108
ios	-79
ios release	-79
ipad	59
ipad .	109
ipad live	-99
ipaf	-109
ipaf renewal	-109
ipo	115
ipo .	115
ips	-121
ips .	-80
ips from	-94
ipswich	-54
ipswich ,	-54
ira	101
ira be	101
iraq	122
iraq @+belief	97
iraq and	111
iraq vote	97
ireland	-46
ireland .	-128
ireland and	-82
ireland for	-126
ireland so	99
ireland with	104
irena	-119
irena be	-119
iridium	-95
iridium sbd	-95
iris	-89
iris have	-89
irish	92
irish .	135
irish company	-97
irish time	-131
irish traveller	125
irish/british	-133
irish/british spell	-133
iron	50
iron .	103
iron @furniture	-106
iron altar	-60
iron and	12
iron bar	-93
iron cross	-100
iron drip	106
iron have	-97
iron in	-93
iron tablet	141
iron the	-83
iron-on	-120
iron-on patch	-120
irrigation	-131
irrigation @body_part	-97
irrigation all	-98
irrigation pump	-97
irs	128
irs .	128
isa	206
isa .	195
isa be	124
isa explain	-130
islam	123
islam and	99
islam before	108
island	-120
island .	-95
island in	-60
island with	-89
islay	-109
islay isle	-61
islay next	-104
isle	-61
isle ,	-61
iso	-113
iso <number>	-113
isolate	-97
isolate @job	-66
isolate noisy	-78
isolate pawn	-66
isp	-94
isp in	-94
isr	-90
isr .	-90
israeli	110
israeli date	110
issue	-21
issue .	59
issue after	-126
issue as	-81
istanbul	90
istanbul and	90
it	41
it "	82
it ,	-94
it .	30
it <number>	-84
it @+belief	137
it @animal	-88
it @food	97
it @footwear	-59
it @furniture	-70
it @garment	-108
it @illness	-49
it @income	-167
it @injury	-110
it @insect	-72
it @instrument	-105
it @job	-103
it @mental_illness	74
it @symptom	100
it @vehicle	-77
it a	-38
it about	-103
it afterward	115
it again	84
it agoraphobia	74
it all	33
it alway	-76
it and	82
it anyway	59
it at	116
it away	88
it back	-71
it bark	-91
it be	61
it before	157
it bleed	148
it bless	65
it bloat	100
it by	-43
it can	100
it charle	77
it chime	-105
it clash	81
it clog	-59
it come	141
it cost	5
it delete	89
it department	-99
it do	-77
it down	174
it draw	-103
it droop	-100
it drop	-71
it ever	72
it every	119
it explain	136
it finish	84
it flatten	105
it fly	-72
it for	-31
it from	104
it full	100
it fun	-109
it funny	85
it gerald	-65
it get	117
it give	88
it go	-113
it guess	-116
it halve	73
it hang	-116
it hard	110
it have	-41
it her	108
it hold	-88
it hurt	-110
it if	98
it in	49
it informal	-161
it just	110
it keep	-48
it know	86
it kosher	137
it lapse	112
it leak	-99
it look	-81
it lower	-70
it mend	96
it need	121
it never	112
it no	106
it off	-39
it often	99
it on	105
it only	104
it out	-110
it outsource	-59
it pay	-77
it promise	-71
it quiet	125
it rain	-97
it room	-76
it round	126
it ruin	-108
it scar	106
it sell	-49
it seriously	103
it ship	-77
it show	112
it since	119
it spotless	-89
it stay	-99
it still	-90
it tack	-71
it take	-214
it taste	-64
it the	-115
it there	-125
it thrill	-133
it tighten	105
it to	-21
it too	109
it tour	-95
it twice	-112
it under	112
it up	148
it wear	145
it when	-127
it will	5
it with	104
it worry	123
it worse	99
it wrong	135
italian	-211
italian ,	-65
italian .	-199
italian @job	-80
italian cook	-80
italian size	-83
italics	-83
italics .	-83
italy	88
italy and	132
italy at	50
itch	68
itch .	68
itchy	-64
itchy @body_part	88
itchy @fabric	-96
itchy eye	88
itchy wool	-96
item	-111
item .	-111
itm	-99
itm easting	-99
its	-174
its @+finance	122
its @+health	-113
its @+illness	-113
its @debt	122
its @family	-139
its @illness	-79
its @job	-7
its @rite	-85
its @science	-59
its back	-102
its bed	-65
its brother	-141
its child	-85
its client	-94
its colour	-90
its cover	-95
its crm	-51
its debt	122
its dr	-74
its feather	-82
its feature	-74
its gym	-101
its investor	-97
its it	-59
its last	-126
its limit	102
its misery	-106
its mot	-75
its note	-91
its notice	-90
its on-call	-78
its own	-152
its premiere	-85
its pressure	-113
its rabies	-79
its second	-114
its secretary	6
its seed	-84
its server	-62
its shadow	-99
its stepper	-67
its tail	-52
its till	-80
its treasurer	-75
its user	-80
itself	-19
itself since	109
itself to	-93
itself with	-93
iv	120
iv ,	120
iva	192
iva ,	79
iva till	77
iva until	121
iva with	120
ivan	106
ivan have	106
ivf	193
ivf .	135
ivf at	93
ivf in	98
ivf place	117
ivo	-12
ivo hit	-12
iwi	88
iwi be	88
izmir	-70
izmir and	-70
j-1	86
j-1 end	86
j-link	-74
j-link edu	-74
jab	166
jab ,	122
jab .	144
jab and	38
jab at	91
jab every	83
jab for	97
jab herself	91
jab in	63
jab on	-101
jab-cross	-92
jab-cross @animal	-92
jab-cross drill	-92
jacinta	8
jacinta have	127
jacinta order	-109
jack	-20
jack and	-85
jack cushion	-110
jack faint	93
jacket	-214
jacket .	-73
jacket do	-129
jacket show	-127
jacket sleeve	-122
jackie	76
jackie .	99
jackie who	-68
jahn	-81
jahn .	-81
jail	179
jail .	121
jail in	131
jain	122
jain and	122
jaipur	-115
jaipur on	-115
jakarta	81
jakarta .	81
jam	-104
jam .	-81
jam for	-99
jam in	-83
jam into	-109
jam on	34
jam put	-94
jam use	-96
jamaican	183
jamaican @color	130
jamaican and	128
jamaican black	130
jamaican-born	101
jamaican-born .	101
jame	87
jame be	87
jamii	108
jamii and	108
jank	-66
jank the	-66
japan	-76
japan :	-76
japanese	-194
japanese .	-97
japanese <number>	-112
japanese joinery	-98
japanese way	-91
jar	-100
jar .	-159
jar :	-115
jar and	-82
jar daily	-61
jar of	10
jargon	-86
jargon .	-86
jaroslav	-98
jaroslav have	-98
jat	91
jat and	91
java	-138
java ,	-70
java .	-116
java <number>	-100
javascript	-106
javascript date	-106
javelin	85
javelin season	85
jaw	124
jaw ,	140
jaw .	99
jaw after	56
jaw and	95
jaw be	94
jaw because	76
jaw in	95
jaw on	112
jaw wire	134
jaw with	-111
jayden	148
jayden be	109
jayden change	96
jazz	-127
jazz .	-84
jazz and	-71
jazz exam	-55
jazz session	-95
jean	-10
jean ,	-90
jean be	98
jeans	-95
jeans have	-95
jeep	-83
jeep .	-83
jehovah	165
jehovah be	165
jell	27
jell have	-114
jell inject	85
jell stuff	63
jelly	8
jelly @family	-49
jelly and	100
jelly baby	-49
jem	22
jem and	22
jena	18
jena .	-128
jena and	112
jenkin	-167
jenkin be	-122
jenkin box	-132
jenkin from	-75
jenkin until	-77
jenny	90
jenny be	90
jersey	9
jersey .	-135
jersey and	89
jersey be	-83
jersey have	113
jersey to	89
jersey twice	-73
jess	-113
jess @animal	-113
jess do	-113
jesuit	107
jesuit .	107
jesus	12
jesus christ	-78
jesus heal	94
jew	164
jew and	103
jew by	128
jewish	102
jewish ancestry	102
jhun	-101
jhun kick	-101
jide	-94
jide .	-94
jigsaw	-107
jigsaw for	-107
jim	-85
jim make	-85
jimmy	131
jimmy be	131
jira	-97
jira under	-97
jitter	-75
jitter for	-75
jo	-38
jo swallow	83
jo work	-92
joan	134
joan be	134
job	-66
job .	63
job ad	-115
job and	161
job at	-132
job back	-97
job be	-162
job can	-96
job die	-101
job get	-73
job have	-113
job in	-100
job instead	-50
job interview	-163
job offer	-130
job on	-45
job start	-164
job title	-91
job until	-123
job with	44
job without	-94
jobcentre	116
jobcentre .	116
jobseeker	128
jobseeker be	128
joburg	101
joburg .	101
joe	55
joe be	55
john	-81
john be	-81
join	66
join .	99
join @doctor	88
join @job	88
join explode	-90
join late	105
join nurse	88
join on	-21
join rewrite	-66
join the	61
join their	-62
join ver.di	95
joiner	-95
joiner from	-95
joinery	-175
joinery .	-98
joinery be	-94
joinery shop	-118
joint	-45
joint ,	111
joint .	-91
joint @drink	85
joint @family	85
joint @illness	101
joint @symptom	101
joint account	61
joint ache	101
joint and	-82
joint be	-121
joint come	-122
joint do	40
joint isa	93
joint of	-107
joint pop	85
joint slip	104
joint that	-92
joint with	-83
joist	-57
joist .	-57
joke	-153
joke ,	-90
joke .	-22
joke about	-104
joke after	-102
joke before	-123
joke in	-164
joke on	17
joke that	-76
joke with	-100
jokingly	-149
jokingly .	-92
jokingly call	-109
jolanda	144
jolanda .	144
jolene	-76
jolene .	-76
jollof	-118
jollof @food	-67
jollof rice	-67
jollof the	-103
jollof with	-65
jona	71
jona ,	40
jona .	-120
jona ban	-82
jona check	79
jona file	108
jonty	-98
jonty ,	-98
joost	-57
joost .	-107
joost fall	123
joost have	-120
jordan	80
jordan .	80
jordi	110
jordi and	110
jorvik	-97
jorvik .	-97
jos	-111
jos in	-111
jose	107
jose work	107
josefina	25
josefina clean	25
joseph	62
joseph be	62
josie	131
josie have	131
journal	-137
journal .	-137
joy	170
joy be	125
joy lip-read	111
joyce	8
joyce be	8
joyride	125
joyride and	125
jql	-68
jql filter	-68
json	-122
json .	-95
json and	-92
jsp	-82
jsp .	-82
juda	-127
juda @believer	-102
juda as	-71
juda priest	-102
judge	128
judge at	-103
judge be	156
judge decide	192
judge give	65
judge judy	-106
judge say	92
judge want	-93
judicial	106
judicial review	106
judo	-50
judo ,	92
judo .	-11
judo belt	-107
judo club	-78
judo on	-100
judy	-106
judy while	-106
jug	-119
jug .	-79
jug have	-108
jugendamt	97
jugendamt .	97
juggle	94
juggle what	94
juice	-20
juice .	138
juice and	-91
juice near	-60
juice outside	-112
juki	-139
juki <number>	-139
jule	120
jule with	120
jummah	132
jummah as	132
jump	108
jump .	32
jump <number>	-10
jump all	121
jump bail	122
jump from	15
jump if	109
jump in	145
jump off	-101
jump outside	116
jump rope	-154
jump user	87
jumper	-142
jumper .	-90
jumper for	-57
jumper this	-106
jumu	199
jumu 	199
junior	-51
junior .	-101
junior @family	-83
junior ethan	107
junior infant	-83
junior league	-110
junior on	-71
junior over	80
juno	-101
juno .	-101
jupiter	-89
jupiter and	-89
juso	145
juso board	145
just	-42
just <number>	109
just @food	101
just @vehicle	-88
just a	101
just about	110
just balloon	-88
just get	104
just name	-106
just qualify	-132
just the	-172
just user	-95
just uwe	-76
justification	-84
justification be	-84
juvenile	128
juvenile file	128
juárez	133
juárez .	133
jw	118
jw .	118
jyoti	-107
jyoti sign	-107
jönköping	-99
jönköping .	-99
k	78
k )	129
k age	-74
k-1	87
k-1 interview	87
k-word	80
k-word on	80
kaduna	158
kaduna and	72
kaduna road	128
kafala	123
kafala and	123
kafka	-127
kafka be	-92
kafka consumer	-83
kafka play	-109
kai	-84
kai be	-84
kaingang	110
kaingang and	110
kaiser	-56
kaiser be	-56
kaiserschmarrn	-72
kaiserschmarrn .	-72
kaizer	-101
kaizer chief	-101
kakampink	136
kakampink and	136
kakuma	-5
kakuma and	-100
kakuma without	89
kale	93
kale overdose	93
kaleidoscope	-89
kaleidoscope choke	-89
kalenjin	117
kalenjin and	117
kali	22
kali and	-118
kali at	110
kamau	-20
kamau be	-20
kamba	109
kamba in	109
kaminskis	-98
kaminskis .	-98
kamiti	104
kamiti .	104
kanagawa	-91
kanagawa theme	-91
kanalgatan	-75
kanalgatan .	-75
kanazawa	-120
kanazawa .	-120
kandahar	127
kandahar .	89
kandahar ;	77
kandahar user	77
kannur	15
kannur .	97
kannur weave	-90
kano	-99
kano .	-113
kano as	-77
kara	117
kara alway	94
kara and	73
karaoke	-136
karaoke ,	-76
karaoke song	-131
karen	-73
karen .	-73
karim	-21
karim and	-89
karim but	76
karin	-21
karin come	92
karin retire	-87
karkidakam	84
karkidakam .	84
kart	-110
kart twice	-110
kasarani	87
kasarani .	87
kasia	134
kasia get	104
kasia give	106
kassel	-150
kassel .	-150
kater	-90
kater .	-90
kathleen	79
kathleen fall	79
kathmandu	109
kathmandu and	109
kaur	91
kaur from	91
kautokeino	99
kautokeino and	99
kaval	-156
kaval .	-112
kaval since	-112
kaveh	8
kaveh be	8
kavitha	92
kavitha have	92
kaya	62
kaya be	62
kayak	-143
kayak ,	-132
kayak .	-97
kcse	-123
kcse candidate	-123
kda	-84
kda in	-84
kde	-65
kde .	-65
kebab	19
kebab shop	19
keeley	69
keeley be	69
keen	-116
keen on	-116
keep .	-106
keep 17	-92
keep <number>	14
keep @+belief	96
keep @animal	-182
keep @bird	-139
keep @farm_animal	-144
keep @food	137
keep @insect	-100
keep @meat	96
keep @science	-28
keep a	142
keep all	-86
keep an	104
keep as	-86
keep away	80
keep bee	-109
keep boar	-90
keep both	-106
keep clean	-73
keep dead	-96
keep django	-76
keep double	-68
keep exact	-109
keep file	115
keep get	-120
keep glucose	81
keep go	-123
keep goose	-139
keep halal	96
keep hanukkah	103
keep him	82
keep his	91
keep imodium	111
keep in	-96
keep interfere	-120
keep it	-28
keep its	-116
keep kimchi	-106
keep little	110
keep long	124
keep mix	-103
keep narcan	107
keep no	-139
keep off	97
keep parquet	-100
keep phone	113
keep pig	-123
keep press	-87
keep quiet	100
keep short	-136
keep skip	-87
keep snap	91
keep some	-121
keep spare	133
keep sunday	-170
keep the	8
keep their	-60
keep them	-95
keep to	-117
keep unopened	-77
keep user	-92
keep whitefly	-50
keep with	75
keeper	-158
keeper .	-128
keeper decide	-91
keeper who	-54
keffiyeh	121
keffiyeh at	121
kefir	-79
kefir @food	-79
kefir grain	-79
kelder	-91
kelder with	-91
kelly	104
kelly be	104
kelvin	-94
kelvin .	-94
kemble	-55
kemble @instrument	-55
kemble upright	-55
kemi	133
kemi have	94
kemi lose	117
ken	111
ken get	111
kenji	-40
kenji spend	-40
kennel	-98
kennel .	-98
kennet	-97
kennet canal	-97
kente-look	-70
kente-look tile	-70
kenya	-143
kenya .	-77
kenya power	-88
kenya uganda	-93
kenyan	-102
kenyan @animal	-73
kenyan @bird	-73
kenyan @food	-73
kenyan @meat	-73
kenyan bird	-73
kenyan fintech	-87
kepler	-117
kepler telescope	-117
keppra	160
keppra @medicine	160
keppra dose	104
keppra pill	114
kerala	-22
kerala in	-95
keratoconus	92
keratoconus .	92
kericho	-110
kericho and	-110
kernel	-154
kernel .	-97
kernel @illness	-98
kernel @mental_illness	-98
kernel die	-90
kernel panic	-98
kerubo	116
kerubo be	116
kes	90
kes <number>	90
kesh	125
kesh in	125
kestrel	-103
kestrel be	-65
kestrel from	-96
ketamine	109
ketamine session	109
keto	-158
keto .	-122
keto @food	-114
keto breakfast	-114
kettering	-73
kettering .	-73
kettle	-171
kettle be	-129
kettle trip	-88
kettle whistle	-116
kettlebell	-160
kettlebell with	-160
kettled	120
kettled at	120
kev	-46
kev from	-46
key	-217
key .	-209
key @food	-73
key a	-73
key be	-130
key cut	-69
key fob	-73
key for	-112
key have	-134
key in	-9
key on	-108
key to	-117
key under	-84
keyboard	-140
keyboard .	-116
keyboard be	-73
keyboard with	-81
keynote	-172
keynote .	-172
kfw	-122
kfw of	-122
kg	90
kg .	116
kg @animal	-96
kg @dog	-96
kg @pet	-96
kg and	119
kg dachshund	-96
kg only	-144
khadija	-36
khadija be	95
khadija cut	-98
khruangbin	-106
khruangbin .	-106
khz	-121
khz .	-121
kibera	-88
kibera .	-88
kicad	-103
kicad and	-103
kick	-30
kick .	-63
kick and	-85
kick in	103
kick like	136
kick off	-123
kick people	-101
kick-off	-124
kick-off .	-124
kid	25
kid 	-40
kid ,	52
kid .	114
kid :	-67
kid @believer	-93
kid @family	19
kid @food	-117
kid @hobby	-58
kid @sport	-58
kid a	-117
kid after	94
kid age	-126
kid at	-107
kid be	27
kid brother	98
kid call	-81
kid can	100
kid come	139
kid dress	-89
kid each	-107
kid fight	-137
kid for	-150
kid go	-89
kid have	-15
kid move	124
kid need	-64
kid on	-85
kid only	105
kid pull	118
kid sister	-93
kid size	-70
kid swim	-58
kid till	102
kid to	-18
kid want	-68
kid with	94
kidnap	128
kidnap for	128
kidney	120
kidney ,	37
kidney .	196
kidney @hospital	80
kidney @illness	96
kidney @symptom	96
kidney be	122
kidney bean	-80
kidney clinic	80
kidney colic	96
kidney diet	-112
kidney only	60
kidney stone	-104
kiev	-108
kiev at	-108
kigali	-74
kigali and	-74
kikuyu	17
kikuyu ,	-88
kikuyu and	111
kilkenny	29
kilkenny .	98
kilkenny and	-90
kill	-108
kill .	-59
kill by	-27
kill fee	-94
kill herself	132
kill its	-85
kill switch	-84
kill the	-175
killer	-72
killer feature	-72
killybeg	-54
killybeg and	-54
kilmore	-111
kilmore quay	-111
kiln	-194
kiln .	-138
kiln @income	-80
kiln need	-117
kiln reach	-110
kiln replace	-113
kiln take	-80
kilo	50
kilo .	-106
kilo @drink	-96
kilo and	154
kilo before	193
kilo by	157
kilo each	-86
kilo for	-139
kilo must	-96
kilo of	-158
kilo on	114
kilo since	83
kilo until	63
kilogram	-109
kilogram and	-109
kilometre	-6
kilometre .	107
kilometre in	-99
kimchi	-106
kimchi in	-106
kind	-114
kind ,	-59
kind of	-106
kindergeld	110
kindergeld and	110
king	35
king and	109
king as	-107
king size	-123
king till	112
kingdom	90
kingdom hall	90
kingfisher	-159
kingfisher approve	-109
kingfisher come	-131
kingston	31
kingston in	31
kink	33
kink be	113
kink by	-108
kinsale	-111
kinsale ,	-111
kinu	-70
kinu @body_part	-70
kinu @food	-70
kinu grinder	-70
kioko	100
kioko be	100
kiosk	-216
kiosk ,	-117
kiosk .	-73
kiosk close	-113
kiosk on	-128
kipchoge	92
kipchoge tear	92
kiran	95
kiran be	95
kirchensteuer	116
kirchensteuer since	116
kirikiri	134
kirikiri .	134
kirkstall	-95
kirkstall road	-95
kirpan	149
kirpan .	90
kirpan and	115
kirsten	41
kirsten ,	41
kirsty	-173
kirsty .	-87
kirsty be	-94
kirsty doyle	-119
kisii	95
kisii and	95
kismayo	89
kismayo and	89
kiss	66
kiss @food	134
kiss a	134
kiss her	-65
kiss in	100
kiss the	88
kisumu	-14
kisumu .	-97
kisumu every	108
kiswahili	-119
kiswahili and	-88
kiswahili for	-97
kit @medicine	-102
kit and	56
kit for	-88
kit from	-109
kit have	-99
kit invoice	-69
kit refill	-102
kit say	109
kitchen	-133
kitchen ,	-117
kitchen .	-212
kitchen @body_part	-100
kitchen @job	-117
kitchen and	-114
kitchen at	-185
kitchen be	-145
kitchen but	-116
kitchen cook	-78
kitchen face	-100
kitchen firm	-95
kitchen for	-120
kitchen have	-175
kitchen off	108
kitchen porter	-96
kitchen scale	-76
kitchen sit	-99
kitchen while	117
kitchen window	-96
kitchen windowsill	141
kitchen with	107
kitten	-99
kitten be	-99
kitty	-54
kitty .	-54
kiwi	135
kiwi .	135
klarna	199
klarna about	116
klarna and	106
klarna stuff	79
klarna till	104
klipper	-107
klipper .	-107
km	-131
km ,	-77
km .	-112
km @food	110
km a	110
km and	-96
km around	-93
km audax	-129
km away	-116
km on	-110
kml	-84
kml for	-84
knee	275
knee ,	61
knee .	128
knee @+health	134
knee @+illness	134
knee @science	134
knee be	144
knee click	154
knee due	108
knee give	86
knee have	114
knee in	86
knee make	99
knee operation	122
knee replace	137
knee surgery	134
knee until	98
kneecap	113
kneecap be	113
kneel	139
kneel for	105
kneel to	111
kneeler	-108
kneeler on	-108
knife	98
knife .	176
knife and	-140
knife be	-112
knife by	-123
knife cost	-107
knife in	140
knife out	133
knife outside	145
knife set	-73
knifepoint	134
knifepoint in	134
knight	-72
knight @dessert	-72
knight @food	-72
knight dessert	-72
knit	-186
knit ,	-120
knit .	-83
knit @food	-94
knit a	-94
knit by	-98
knit circle	-99
knit machine	-41
knit needle	-80
knit on	-72
knit sock	-96
knit with	-64
knock	152
knock door	8
knock her	115
knock of	119
knock on	130
knock out	142
knock through	-114
knot	-90
knot include	-90
know	129
know ,	103
know .	181
know <number>	-87
know @science	55
know about	-30
know an	-99
know at	86
know but	111
know each	92
know everything	148
know he	110
know how	114
know if	-111
know it	55
know linker	-93
know nobody	87
know of	191
know that	170
know the	-8
know to	35
know what	-164
know whether	-115
know which	-165
know whom	99
know why	57
know yet	128
knut	116
knut and	116
kochi	-133
kochi .	-90
kochi and	-98
kofi	-98
kofi .	37
kofi and	-126
kofi have	-102
kofi make	-70
koha	-98
koha from	-98
koi	-128
koi in	-128
kollam	11
kollam export	-115
kollam in	109
koma	-101
koma with	-101
kombucha	86
kombucha instead	86
koran	125
koran school	125
korea	34
korea ,	107
korea .	-153
korea and	119
korean	-150
korean for	-120
korean only	-76
kosher	107
kosher .	137
kosher and	-88
kosher-style	-82
kosher-style @food	-82
kosher-style @seasoning	-82
kosher-style pickle	-82
kosovo	79
kosovo .	79
kotlin	-101
kotlin ,	-70
kotlin .	-87
kowalczyk	-66
kowalczyk ,	-66
kpis	-105
kpis .	-105
kraków	-119
kraków .	-85
kraków and	-109
kraków in	-48
kreuzberg	-81
kreuzberg for	-81
krishna	129
krishna and	129
krone	-93
krone @food	-93
krone a	-93
kröger	-90
kröger need	-90
ks	99
ks and	99
ksh	84
ksh <number>	84
ksl	116
ksl with	116
kubernete	-184
kubernete .	-116
kubernete in	-120
kubernete object	-83
kubernete operator	-85
kumasi	-85
kumasi .	-70
kumasi and	-112
kumasi each	62
kunar	85
kunar and	85
kurdish	202
kurdish .	189
kurdish and	-110
kurdish by	88
kurdish from	92
kw	-112
kw .	-112
kwabena have	28
kwabena run	-76
kwame	76
kwame be	76
kyiv	-101
kyiv .	-101
kyle	14
kyle ,	-84
kyle .	-121
kyle be	122
kyoto	-76
kyoto ,	-76
kyrgyzstan	-111
kyrgyzstan for	-111
köpenick	113
köpenick .	113
künstlersozialkasse	91
künstlersozialkasse @income	91
künstlersozialkasse sick	91
l	110
l .	110
l1	104
l1 .	104
l4	93
l4 and	93
l4/l5	106
l4/l5 squat	106
l5	93
l5 .	93
la	20
la <number>	103
la pavoni	-80
lab	52
lab ,	-71
lab .	41
lab @income	138
lab be	111
lab call	-118
lab culture	-92
lab date	126
lab error	-118
lab have	-88
lab measure	-87
lab mouse	-121
lab neighbour	106
lab pay	138
lab print	-88
lab report	-99
lab result	109
lab share	-104
lab tech	104
lab who	-83
lab/notes/preproc.md	-78
lab/notes/preproc.md .	-78
label	-75
label .	-111
label @boat	-75
label @vehicle	-75
label ark	-75
label be	-79
label because	113
label by	-71
label chest	-95
label for	-91
label per	-101
label print	-129
label scheme	-95
label the	111
labmate	100
labmate tobia	100
labour	61
labour .	110
labour @politics	85
labour and	122
labour cost	-114
labour councillor	106
labour court	64
labour for	-111
labour go	118
labour history	-103
labour in	65
labour of	-117
labour party	174
labour ward	-125
labour whip	85
labourer	-170
labourer .	-94
labourer on	-149
labrador	-48
labrador call	-191
labrador cross	126
labrador swallow	-109
labrador-mad	88
labrador-mad @family	88
labrador-mad son	88
lace	30
lace .	119
lace be	-111
lack	-100
lack the	-100
lactose	188
lactose @+health	115
lactose @+illness	115
lactose go	108
lactose intolerance	128
lactose intolerant	115
lad	74
lad @animal	-74
lad @illness	-103
lad @injury	-103
lad @job	-110
lad at	-135
lad be	119
lad come	-45
lad do	-74
lad get	119
lad go	107
lad have	104
lad help	-110
lad in	-109
lad near	119
lad part	-127
lad pinch	-103
lad serve	110
lad start	-93
lad wear	-61
lad who	171
lad with	195
ladder	-7
ladder .	17
ladder because	-117
ladder demo	-64
ladder for	137
lady	123
lady .	132
lady every	-8
lady on	100
lady user	122
lady who	-132
ladyship	89
ladyship upstairs	89
lag	-157
lag .	-145
lag on	-83
lago	7
lago .	148
lago as	-30
lago be	106
lago friend	-65
lago investor	93
lago to	-81
lago wastewater	-100
lago way	-103
lahore	43
lahore and	109
lahore with	-89
lake	-21
lake .	-169
lake balaton	112
lake jump	119
lake on	-88
lakeside	-100
lakeside .	-100
lakh	133
lakh ,	62
lakh .	-93
lakh file	-122
lakh for	132
lakh in	167
lakh last	102
lakh on	99
lakh row	-121
lakh separator	-99
lakota	139
lakota from	117
lakota on	62
lakshmi	173
lakshmi amma	70
lakshmi on	111
lakshmi puja	98
lama	109
lama in	109
lamb	-96
lamb .	-124
lamb @food	-96
lamb @meat	-96
lamb bhuna	-59
lamb list	-72
lamb log	-87
lamb on	-74
lamb shed	128
lamb shoulder	-96
lame	-103
lame before	-90
lame in	-63
lame on	-76
laminate	-163
laminate .	-119
laminate picture	-72
laminate worktop	-95
laminitis	-139
laminitis .	-94
laminitis and	-108
lamp	94
lamp .	-84
lamp for	81
lamp in	14
lamp on	94
lamp user	114
lampedusa	129
lampedusa and	129
lamu	-69
lamu and	85
lamu door	-95
lancet	-92
lancet arch	-92
land	-187
land floorboard	-93
land on	-101
land page	-85
land rover	-137
landlady	-40
landlady have	113
landlady keep	-118
landline	-100
landline .	-100
landlord	-40
landlord .	-26
landlord @animal	31
landlord @insect	31
landlord answer	114
landlord be	-92
landlord certificate	-119
landlord fly	31
landlord go	-125
landlord herr	-79
landlord keep	-94
landlord let	-92
landlord send	118
landlord serve	126
landlord want	-141
landmine	-97
landmine .	-97
landowner	-84
landowner as	-84
landscape	-181
landscape .	-120
landscape gardener	-92
landscape with	-102
lane	-116
lane .	-123
lane <number>	-114
lane for	-61
lane get	128
lane since	-125
lane with	-120
langar	106
langar .	106
language	-164
language .	-78
language @job	-71
language and	-105
language at	-87
language but	93
language degree	-93
language for	-109
language in	-88
language tutor	-71
lantern	-119
lantern .	-119
lantus	190
lantus pen	190
lanyard	-39
lanyard behind	-108
lanyard in	97
lanyard mean	-96
lao	100
lao hill	100
lapa	91
lapa and	91
lapse	16
lapse .	-70
lapse @+belief	143
lapse @+state	143
lapse @believer	143
lapse at	92
lapse catholic	127
lapse in	21
lapse mormon	97
lapse on	-130
laptop	-68
laptop .	-117
laptop @illness	-101
laptop after	74
laptop be	-110
laptop die	-83
laptop feel	-132
laptop go	126
laptop have	-129
laptop lid	93
laptop tremble	-101
lar	-16
lar both	-89
lar have	126
lar in	-137
larder	-125
larder .	-125
large	-6
large font	71
large print	-15
large type	-175
larger	-138
larger than	-138
larynx	139
larynx op	99
larynx out	125
laser	24
laser ,	-132
laser .	137
laser and	-103
laser be	-96
laser because	123
laser diffractometer	-115
laser for	-119
laser in	155
laser line	108
laser the	-62
lash	118
lash out	118
lasik	90
lasik and	90
lassi	-118
lassi .	-118
last	68
last ,	-81
last .	-37
last <month>	110
last <number>	-62
last @+finance	83
last @+health	110
last @+illness	110
last @body_part	-91
last @illness	-92
last @job	39
last @pregnancy	96
last autumn	68
last bet	131
last birth	92
last blood	110
last easter	154
last election	97
last friday	-184
last from	-91
last general	39
last le	-92
last leg	-91
last minute	-84
last miscarriage	96
last month	102
last movement	-109
last night	62
last page	-101
last project	-97
last rite	24
last savings	83
last scene	-137
last smear	110
last spring	26
last summer	-12
last time	-89
last to	121
last tuesday	94
last until	-74
last week	20
last window	-117
last winter	8
last year	171
latch	63
latch and	63
late	-72
late ,	81
late .	-118
late @family	126
late and	27
late at	-104
late commit	-95
late fee	-125
late grandmother	117
late guest	-111
late he	93
late husband	186
late in	105
late only	-133
late shift	-155
late that	94
late this	126
late thursday	-88
late twice	-140
late vat	-108
late wife	-33
latency	-105
latency of	-105
later	31
later .	31
latex	93
latex .	75
latex and	82
latex so	74
lathe	-156
lathe .	-88
lathe be	-92
lathe stand	-94
lathe to	-102
latin	-54
latin american	-52
latin class	-122
latin in	-84
latin king	112
latoya	-25
latoya be	-25
laud	110
laud and	110
laugh	-113
laugh .	-150
laugh at	-83
laugh for	21
launch	-93
launch @food	-52
launch a	-52
launch be	-78
launch have	-76
launchdarkly	-74
launchdarkly .	-74
launder	27
launder apron	-108
launder money	122
launder rule	-64
laundry	-156
laundry .	-136
laundry on	-126
lavender	115
lavender <number>	115
law	-13
law ,	-89
law .	-123
law @family	113
law @hospital	-110
law at	-88
law bulletin	-107
law clinic	-110
law in	91
law on	98
law partner	113
law school	-54
law that	94
lawn	-205
lawn .	-133
lawn @body_part	-94
lawn be	-109
lawn dig	-94
lawn where	-101
lawnmower	-110
lawnmower from	-110
lawyer	147
lawyer 	95
lawyer "	98
lawyer ask	123
lawyer be	192
lawyer count	86
lawyer hate	-112
lawyer in	106
lawyer put	120
lawyer say	102
lawyer upstairs	-122
lawyer want	122
lawyer who	-107
lawyer with	-104
lawyer write	115
laxido	101
laxido in	101
lay	-63
lay @body_part	53
lay @job	53
lay @patient	-115
lay and	-96
lay brick	-105
lay come	-111
lay cork	-78
lay crazy	-115
lay floor	80
lay hand	53
lay laminate	-119
lay out	-131
lay parquet	-138
lay tefillin	152
lay tile	-144
layer	-147
layer .	-103
layer have	-104
layoff	148
layoff .	113
layoff and	101
layout	-126
layout .	-88
layout as	-97
layover	-134
layover be	-106
layover in	-90
lazarus	-106
lazarus since	-106
lazy	-70
lazy on	-70
lazy.nvim	-75
lazy.nvim and	-75
lc	-110
lc <number>	-110
le	-15
le carré	-92
le pen	118
le pénitent	-76
lea	109
lea from	109
lead	-21
lead ,	-89
lead .	-4
lead @food	-153
lead a	-153
lead and	94
lead batten	-90
lead be	-94
lead flash	-94
lead horst	117
lead ikenna	-85
lead karin	92
lead on	-93
lead tarawih	114
lead the	30
lead to	-93
lead wall	-102
leader	-52
leader .	-75
leader badge	-71
leader bente	92
leader jhun	-101
leadership	31
leadership course	-117
leadership scale	113
leaf	-83
leaf .	-80
leaf @food	-96
leaf bless	74
leaf for	-85
leaf on	-75
leaf soup	-96
leaflet	6
leaflet .	90
leaflet for	36
leaflet on	-72
leaflet the	-100
league	-80
league .	-110
league and	-110
league be	-96
league in	-76
league match	110
league start	-119
leak	-18
leak .	-22
leak above	-99
leak and	100
leak at	-121
leak so	85
leak when	97
leak with	-93
lean	44
lean far	118
lean leave	90
lean right	-40
lean toward	-76
lean-to	-109
lean-to on	-109
leandro	102
leandro be	102
learn	-121
learn .	-87
learn @animal	-96
learn @ethnicity	-76
learn @illness	-78
learn @insect	-96
learn @instrument	-74
learn @science	-95
learn arabic	-100
learn butterfly	-96
learn by	136
learn carpentry	99
learn crimean	-101
learn english	-122
learn finnish	-116
learn first	-71
learn german	-71
learn it	-95
learn korean	-76
learn of	102
learn pandeiro	-89
learn portuguese	-111
learn rust	-78
learn sail	-112
learn sign	-94
learn sql	-78
learn the	-45
learn to	-16
learn turkish	-118
learn violin	-74
lease	-71
lease @science	-97
lease be	-157
lease end	118
lease it	-97
lease on	-113
lease rate	101
least	-115
least <number>	-115
leather	-88
leather good	-88
leather-jawed	-96
leather-jawed vice	-96
leave	77
leave ,	-12
leave .	53
leave <number>	110
leave @+belief	99
leave @body_part	110
leave @food	50
leave @furniture	-104
leave @job	-103
leave @meat	102
leave @religion	99
leave a	-32
leave after	186
leave all	112
leave alone	150
leave and	11
leave arm	138
leave as	-97
leave at	-85
leave back	-35
leave be	-123
leave because	112
leave before	-127
leave blank	-88
leave bunk	-104
leave but	104
leave by	154
leave cert	-88
leave do	-97
leave each	79
leave ear	139
leave eye	159
leave foot	-117
leave for	-54
leave from	-120
leave front	90
leave garage	-112
leave hand	51
leave her	-48
leave him	31
leave in	140
leave islam	99
leave join	-66
leave kakuma	89
leave knee	154
leave leg	122
leave of	-76
leave on	70
leave one	-121
leave over	-93
leave pane	-121
leave paper	79
leave paperwork	-50
leave rabwah	81
leave school	-151
leave she	65
leave shoulder	102
leave side	18
leave since	121
leave the	87
leave their	131
leave thumb	86
leave till	117
leave to	161
leave too	-107
leave until	-175
leave user	97
leave wing	-102
leave winger	-103
leave with	181
leave within	106
leave work	132
leckie	-80
leckie book	-80
lecture	-149
lecture .	-133
lecture @doctor	-62
lecture @job	-62
lecture nurse	-62
lecture on	-94
led	101
led bring	101
ledger	-144
ledger .	-87
ledger out	-84
ledger weekly	-94
leed	23
leed at	111
leed band	-83
leed beckett	-105
leed by	-118
leed every	131
leed in	-116
leed on	125
leek	-135
leek go	-118
leek when	-87
left-handed	-92
left-handed .	-138
left-handed and	-103
left-handed since	98
left-hander	-100
left-hander from	-100
left-handers	-102
left-handers die	-102
left-pad	-123
left-pad patch	-123
leftover	-59
leftover .	-59
leg	155
leg .	99
leg ;	-91
leg @animal	93
leg @illness	64
leg @symptom	64
leg amputate	-105
leg and	85
leg at	114
leg be	142
leg below	99
leg cramp	64
leg do	93
leg drag	122
leg in	105
leg jump	121
leg of	-138
leg weep	106
legacy	-134
legacy bill	-79
legacy jsp	-82
legacy module	-66
legacy php	-93
legio	74
legio maria	74
legion	-44
legion and	110
legion for	-105
legion with	-106
lego	-86
lego crane	-86
leica	-108
leica .	-108
leicester	-113
leicester .	-124
leicester market	-52
leiden	-94
leiden .	-94
leighton	-59
leighton moss	-59
leinster	-104
leinster without	-104
leipzig	-134
leipzig .	-66
leipzig and	-98
leipzig in	-91
leith	-138
leith .	-133
leith with	-78
lemon	-77
lemon @flower	-66
lemon @food	-70
lemon cake	-70
lemon verbena	-66
lemonade	-132
lemonade stand	-132
len	-27
len .	-27
lena	-108
lena .	-4
lena @animal	-85
lena be	-161
lena do	-85
lend	36
lend ,	57
lend .	98
lend @dessert	97
lend @food	97
lend @science	-119
lend and	117
lend book	-101
lend his	99
lend it	-119
lend money	86
lend of	-96
lend on	107
lend out	124
lend power	-93
lend strictly	89
lend sweet	97
lend the	-115
lend them	-125
lend to	124
lender	92
lender .	122
lender and	94
lender library	-93
length	-127
length .	-70
length in	-111
lenka	-129
lenka look	-129
lens	-241
lens .	-179
lens and	-171
lens by	-63
lentil	-96
lentil on	-96
leo	-102
leo play	-102
leprosy	92
leprosy @illness	92
leprosy @symptom	92
leprosy scar	92
lerato	95
lerato go	95
lesbian	144
lesbian @job	76
lesbian and	119
lesbian at	111
lesbian freelancer	76
less	-52
less .	-93
less drop	-102
less hp	-90
less like	-87
less ritual	-79
less stiff	-72
less than	133
less wet	-106
lesson	-196
lesson .	-180
lesson be	-171
lesson for	-69
lesson in	-132
lesson of	-84
lesson on	-138
lesson that	73
lesson thursday	-100
lesson to	-101
lesson twice	-114
lesson with	-129
let	65
let .	-86
let @food	52
let a	52
let agent	-175
let go	129
let her	100
let him	146
let in	107
let out	-77
let slip	122
let them	-164
let user	124
letrozole	101
letrozole and	101
letter	58
letter .	22
letter :	89
letter @food	-56
letter @hobby	147
letter @sport	147
letter a	98
letter about	-81
letter and	-55
letter at	80
letter b	-120
letter come	95
letter firm	-133
letter for	120
letter from	189
letter go	95
letter in	-112
letter on	-118
letter queue	-107
letter say	92
letter swim	147
letter to	-85
letter translate	-91
letter weekly	-101
letterkenny	-18
letterkenny .	-18
lettice	-76
lettice .	-143
lettice be	157
letting	-94
letting for	-94
letzte	115
letzte generation	115
leukaemia	139
leukaemia .	139
leuven	-108
leuven ,	-108
lev	-108
lev .	-108
level	-193
level ,	76
level .	19
level <number>	-192
level @science	-106
level and	-119
level by	-65
level draw	118
level in	-179
level it	-106
level key	-90
leveller	-94
leveller and	-94
levi	103
levi be	103
levothyroxine	162
levothyroxine .	103
levothyroxine <number>	102
levothyroxine be	102
levothyroxine every	88
lexapro	105
lexapro and	105
leyhill	82
leyhill .	82
leyla	7
leyla be	7
leyte	-84
leyte .	-84
lg	-104
lg .	-104
liam	125
liam be	103
liam have	65
lib	162
lib dem	162
liberal	105
liberal in	105
libertarian	110
libertarian .	103
libertarian and	59
librarian	-188
librarian .	-130
librarian and	-128
library	-109
library ,	-129
library .	59
library book	-147
library call	-127
library card	-124
library cut	85
library end	-135
library fine	-127
library have	-123
library lend	-93
libre	155
libre alarm	113
libre on	119
libreoffice	-90
libreoffice calc	-90
libya	97
libya on	97
licence	80
licence .	199
licence @animal	-112
licence and	36
licence be	98
licence behind	-131
licence difficult	133
licence do	-112
licence for	-68
licence have	-112
licence in	-94
licence on	92
licence renewal	-149
licence since	119
licence until	149
license	-144
license .	-78
license to	-115
lichess	-133
lichess .	-133
lick	-55
lick as	-55
lid	-61
lid .	93
lid be	-117
lid with	-101
lidl	-127
lidl .	-129
lidl and	-67
lido	-111
lido before	-111
lie	157
lie ,	72
lie about	110
lie awake	153
lie brick	98
lie curious	-127
lie flat	133
lie in	136
lie low	162
lie nothing	-116
lie on	-67
lie user	92
lien	128
lien on	128
lieu	-105
lieu of	-105
life	90
life .	-110
life and	96
life as	-100
life cover	-82
life in	247
life insurance	-21
life last	152
life support	-150
life with	112
life-drawing	-114
life-drawing group	-114
lifeboat	-162
lifeboat .	-162
lifetime	-87
lifetime .	-87
lift	-69
lift ,	18
lift .	-177
lift @patient	96
lift anything	78
lift be	-143
lift button	119
lift contract	-104
lift for	80
lift have	-124
lift his	138
lift in	-94
lift log	-94
lift maintenance	-68
lift of	97
lift on	-142
lift patient	96
lift since	131
lift the	-131
lift until	87
lift weight	-120
lift when	123
lifter	-154
lifter and	-126
lifter cut	-99
ligature	-103
ligature .	-103
light	-60
light ,	83
light .	-59
light @science	-106
light along	-47
light and	81
light candle	145
light dim	101
light duty	123
light enough	78
light from	-135
light go	-117
light it	-106
light no	123
light or	94
light stand	-95
light switch	-91
light the	39
light to	-107
light touch	-73
light up	-140
light with	-104
lighter	-117
lighter .	-117
lighthouse	-172
lighthouse .	-108
lighthouse keeper	-150
lightning	91
lightning sign	91
lightroom	-93
lightroom .	-93
lightspeed	-80
lightspeed .	-80
like	-103
like @color	-45
like @crime	-103
like @drink	-75
like @flower	-124
like @food	-51
like @hobby	-103
like @illness	-103
like @nut	-69
like @science	-202
like @sport	-103
like a	-25
like ada	-75
like an	116
like be	167
like before	-105
like big	-83
like black	-104
like bluegrass	-102
like both	144
like boy	135
like brain	-77
like calorie	110
like chalk	102
like clear	-117
like cold	-103
like crossword	-103
like date	-110
like egg	-87
like few	-77
like gallows	-85
like handmade	-75
like help	-129
like her	-74
like it	-202
like jollof	-67
like large	-83
like light	-103
like lily	-98
like long	-100
like mad	-9
like man	112
like most	-114
like no	-103
like old	-131
like one-page	-68
like only	-84
like paper	-103
like peony	-124
like plant	-90
like ransom	-99
like recommendation	-96
like roguelike	-102
like rustle	-103
like sandpaper	106
like short	-81
like soap	-87
like tea	-75
like that	105
like the	-208
like them	-123
like these	-104
like they	100
like tin	95
like to	16
like true	-64
like user	-96
like vox	-98
like walk	-103
like walnut	-69
like watch	-117
like yaml	-113
likely	-104
likely @food	-104
likely a	-104
likud	137
likud .	137
lille	88
lille .	88
lily	-98
lily and	-98
lim	124
lim be	124
lime	-158
lime .	-163
lime render	-55
limerick	-149
limerick .	-101
limerick @+illness	-113
limerick by	-62
limerick tunnel	-113
limit	105
limit after	109
limit by	102
limit of	7
limp	-25
limp .	-77
limp along	-101
limp by	127
limp in	-82
limp mode	-91
limpopo	50
limpopo count	-133
limpopo to	116
lina	90
lina have	90
lincoln	-73
lincoln .	-73
lindqvist	-37
lindqvist .	92
lindqvist foundation	-110
lindqvist have	81
lindqvist on	-69
line	-23
line ,	-100
line .	-42
line ;	71
line <number>	-85
line and	102
line be	-119
line each	-108
line for	12
line from	-74
line have	-87
line host	-64
line in	-18
line length	-70
line manager	134
line max	-91
line of	15
line only	-126
line per	-140
line since	69
line tool	-74
line up	30
line with	115
linear	-114
linear .	-95
linear explain	-97
linear for	-78
linen	-166
linen in	-108
linen thread	-101
linen to	-94
liner	121
liner before	121
lineup	-107
lineup .	-107
lingerie	-88
lingerie buy	-88
lining	-106
lining in	-106
link	-145
link .	-76
link include	-76
link rot	-99
link to	-113
linke	155
linke ,	72
linke on	119
linke rally	84
linker	-93
linker script	-93
lino	-76
lino print	-76
linocut	-49
linocut ,	-49
linseed	-110
linseed .	-110
lint	-94
lint config	-94
linter	-118
linter complain	-102
linter to	-70
linz	-129
linz .	-129
lion	-88
lion in	-88
lionel	-31
lionel and	-31
lip	143
lip ,	151
lip .	55
lip and	97
lip be	90
lip because	85
lip last	-81
lip open	134
lip-read	111
lip-read and	111
lipid	70
lipid be	70
lipitor	70
lipitor .	70
liquid	-107
liquid helium	-107
lisa	173
lisa end	95
lisa with	135
lisbon	-202
lisbon .	-133
lisbon as	-121
lisbon half	-68
lisbon offsite	-70
list	16
list @food	-100
list a	-100
list and	-85
list as	-99
list at	136
list be	-135
list by	-84
list expire	-136
list for	68
list go	-117
list longer	-125
list of	173
list on	93
list sort	-114
list to	-125
listen	-147
listen mostly	-71
listen to	-133
listening-like	-100
listening-like exercise	-100
lister	93
lister and	93
listing	-46
listing from	-46
lite	-145
lite .	-121
lite or	-85
literal	114
literal word	114
literally	-91
literally as	-91
litestream	-83
litestream to	-83
lithium	-20
lithium ,	125
lithium .	136
lithium and	103
lithium cell	-128
lithium for	-97
lithium grease	-138
lithium pack	-97
litre	-129
litre .	45
litre @instrument	-102
litre an	-111
litre drum	-102
litre of	44
litre plant	-132
litre tank	-150
litter	-135
litter ,	-110
litter of	-90
little	125
little .	99
little <month>	110
little <number>	113
little @body_part	78
little @color	123
little @food	-91
little @job	105
little blue	120
little book	-62
little box	62
little brother	115
little dean	-84
little english	-87
little french	-81
little german	-79
little hand	78
little juice	-91
little lad	157
little leave	62
little man	77
little memory	-94
little one	84
little propranolol	91
little red	-94
little sister	135
little spanish	-94
little white	111
little with	73
live	-55
live .	-123
live <number>	-156
live alone	-125
live and	110
live around	-127
live as	153
live at	-125
live by	-9
live from	94
live go	97
live in	-194
live near	-84
live next	-153
live of	118
live off	88
live on	104
live opposite	-107
live out	-127
live plant	-144
live rent-free	143
live room	-75
live together	148
live under	48
live with	-4
live-in	70
live-in .	-96
live-in carer	111
lively	-102
lively .	-102
liver	93
liver .	50
liver @game	131
liver @hobby	131
liver @illness	94
liver @mental_illness	94
liver and	-135
liver be	118
liver number	131
liver people	109
liver pâté	-108
liver scare	94
liver still	44
liver team	103
liver value	85
liverpool	97
liverpool again	97
livery	-61
livery at	-61
livonian	-91
livonian interview	-91
ljubljana	-100
ljubljana in	-100
llama	-87
llama .	-87
llandudno	-118
llandudno on	-118
lleida	-63
lleida from	-63
llp	-126
llp .	-126
lna	-92
lna from	-92
load	-170
load .	-147
load @body_part	-75
load @job	-75
load balancer	-75
load faster	-61
load of	-84
load the	-108
load with	-72
load-in	-97
load-in at	-97
load_ferry_manifest	-99
load_ferry_manifest dag	-99
loader	-110
loader .	-110
loaf	-90
loaf @food	-36
loaf a	-36
loaf at	-71
loaf on	-87
loaf to	-77
loaf wholesale	-75
loan	83
loan .	203
loan @animal	130
loan @fish	130
loan @income	62
loan against	86
loan and	63
loan app	97
loan at	115
loan be	154
loan because	53
loan book	92
loan calculator	-116
loan come	-105
loan for	15
loan from	52
loan in	80
loan instalment	114
loan of	-86
loan off	87
loan shark	130
loan simulator	-106
loan stand	107
loan take	66
loan until	-122
loan with	90
loan-a-tool	-121
loan-a-tool group	-121
local	27
local .	-136
local <number>	120
local @furniture	-126
local @temple	109
local authority	75
local bakery	-80
local democratic	124
local desk	-126
local election	156
local in	-102
local masjid	109
local paper	-127
local pub	-88
local radio	-99
local time	-146
locale	-100
locale for	-100
locator	-81
locator .	-81
lock	10
lock .	21
lock @game	-113
lock @hobby	-113
lock @vehicle	-99
lock and	-65
lock her	114
lock stop	-113
lock trolley	-99
lock up	45
lockdown	67
lockdown ,	67
locker	-104
locker at	-104
locksmith	-131
locksmith and	-131
locum	-118
locum @job	-118
locum pharmacist	-118
lodge	-82
lodge .	-82
lodger	-61
lodger .	195
lodger be	-124
lodger emeka	-136
lodger feed	-61
lodger in	-121
lodger play	-91
lodger to	-127
lofoten	-124
lofoten .	-124
loft	-107
loft .	-38
loft and	14
loft conversion	-127
loft do	-64
loft need	-136
loft when	-97
log	-198
log .	-159
log @job	-83
log be	-94
log carry	-99
log change	-101
log hourly	-54
log out	-109
log shipper	-83
log to	-87
log with	-81
logbook	86
logbook @+finance	86
logbook @debt	86
logbook loan	86
logger	-89
logger that	-63
logger through	-81
login	4
login for	104
login hschmitt	-107
login throttle	-97
logistics	-104
logistics .	-84
logistics company	-54
logistics part-time	-94
logo	-195
logo .	-155
logo for	-129
logo to	-87
lohmann	-104
lohmann want	-104
loki	-79
loki config	-79
lola	120
lola be	120
london	19
london .	54
london pattern	-105
long	17
long ,	-39
long .	-8
long @+belief	63
long @bicycle	-85
long @furniture	-114
long @hobby	86
long @job	-135
long @pregnancy	63
long @sport	86
long @vehicle	-85
long and	-103
long bath	-100
long battery	-84
long before	77
long bike	-85
long counter	-114
long covid	131
long drive	-121
long email	83
long explanation	-101
long flight	136
long goodbye	-63
long hall	-114
long in	123
long intro	-90
long job	-135
long kesh	125
long labour	63
long layover	-90
long leave	-140
long line	-93
long paragraph	-86
long piece	119
long run	-140
long sleeve	156
long stretch	-88
long term	130
long to	-106
long track	-102
long type	127
long walk	86
long with	106
long-term	-88
long-term goal	-88
longer	130
longer ,	115
longer believe	116
longer button	73
longer fit	141
longer manage	127
longer recognise	106
longer ring	15
longer speak	84
longer than	-125
longer use	-134
longest	97
longest he	97
loo	-72
loo ,	110
loo .	27
loo be	-91
loo till	-134
loo yet	-120
look	-42
look @+health	-108
look @+illness	-108
look @+state	-108
look @color	106
look @science	-35
look after	-191
look arab	126
look at	157
look depress	-108
look for	-199
look in	118
look into	121
look it	-35
look less	-87
look like	-99
look pretty	-81
look tire	-122
look unlike	119
look up	115
look waxy	-108
look white	106
looker	-134
looker .	-134
lookout	120
lookout at	120
lookup	-130
lookup only	-130
loom	-75
loom .	-90
loom and	81
loom be	-109
loop	-166
loop .	-141
loop pedal	-105
loop twice	-70
looper	-87
looper .	-87
loose	-111
loose and	-111
loot	103
loot in	103
lorcan	7
lorcan .	-98
lorcan care	111
lord	23
lord .	127
lord of	-119
lorenz	108
lorenz on	108
lorna	113
lorna down	86
lorna say	105
lorraine	84
lorraine have	84
lorry	84
lorry .	79
lorry <number>	123
lorry and	164
lorry clang	109
lorry driver	-116
lorry from	-127
lorry have	-144
lorry of	52
lose	46
lose .	20
lose <number>	-22
lose @food	-66
lose @job	-90
lose @punishment	121
lose @science	122
lose a	-66
lose all	-120
lose an	-126
lose and	48
lose by	63
lose contact	-50
lose custody	121
lose day	117
lose deal	-70
lose everything	103
lose friend	128
lose half	118
lose him	87
lose his	57
lose in	99
lose interest	5
lose it	122
lose its	-113
lose jumper	-90
lose on	-94
lose phone	104
lose rank	95
lose sight	-63
lose speech	145
lose taste	112
lose the	82
lose their	-196
loser	-61
loser @income	-61
loser pay	-61
loss	112
loss at	96
loss set	90
lot	54
lot ,	114
lot .	-63
lot and	96
lot from	81
lot in	93
lot of	109
lot on	-83
lotta	-130
lotta be	-130
lotte	-115
lotte lose	-115
lottery	45
lottery again	86
lottery bid	-89
lottery but	91
lottery for	-109
lottery ticket	-98
lottery with	127
lou	115
lou and	115
loud	-33
loud .	113
loud ;	97
loud @illness	-114
loud @mental_illness	-114
loud after	-112
loud bang	77
loud funk	-114
loud her	-115
lounge	152
lounge hold	129
lounge now	102
love	-186
love ,	-117
love .	102
love @believer	-59
love @illness	-56
love @job	-91
love @music	-84
love @science	-66
love azul	-94
love be	-101
love bossa	-87
love chemistry	-66
love cold	-56
love devil	-78
love digger	-91
love jazz	-84
love lassi	-118
love map	-117
love marble	-77
love nun	-59
love paneer	-83
love small	-56
love the	-134
love their	-102
love them	-82
love to	-120
love with	-54
love woman	90
lovely	-111
lovely .	-111
lover	156
lover ,	134
lover in	114
low	146
low ,	-24
low .	69
low <number>	56
low @furniture	-135
low @job	-110
low after	-44
low come	92
low desire	77
low desk	-135
low fibre	100
low fodmap	66
low from	125
low in	79
low iron	173
low loader	-110
low mood	104
low no	114
low on	-106
low side	-137
low so	97
low voice	68
low when	57
low with	105
low-carb	-92
low-carb @food	-92
low-carb dinner	-59
low-carb lunch	-87
low-cost	-102
low-cost practical	-102
low-salt	142
low-salt diet	142
lowell	73
lowell for	138
lowell park	-148
lower	-5
lower .	-70
lower back	67
lower berth	-109
lower case	-83
lower field	-69
lower plate	94
lower pond	-97
lower than	-120
lower their	99
loyal	106
loyal voter	106
loyalty	-102
loyalty card	-102
lua	-150
lua config	-75
lua stop	-131
luana	-106
luana @animal	-106
luana do	-106
lublin	-111
lublin .	-111
lucjan	92
lucjan have	92
luck	-92
luck .	-131
luck and	102
luck today	-122
lucy be	94
lucy will	-54
lucía	37
lucía at	108
lucía cross	-17
ludlow	-139
ludlow .	-114
ludlow market	-89
ludmila	-109
ludmila .	-109
luggage	-96
luggage only	-96
luka	119
luka be	119
lukewarm	-89
lukewarm .	-89
lula	128
lula @jewelry	95
lula pin	95
lula twice	82
lumad	118
lumad and	118
lump and	-118
lump be	141
lump hammer	-71
lump in	-22
lump out	87
lump so	-112
lump that	127
lump turn	95
lumpectomy	109
lumpectomy on	109
luna	-121
luna be	-58
luna the	-112
lunch	-107
lunch "	-88
lunch .	-180
lunch and	-103
lunch at	-93
lunch be	-98
lunch because	-87
lunch before	-120
lunch club	-146
lunch every	-45
lunch for	-54
lunch hour	-116
lunch in	-79
lunch meeting	135
lunch money	94
lunch on	123
lunch so	100
lunch that	-91
lunch the	88
lunch they	-114
lunch to	-123
lunchbox	-123
lunchbox idea	-123
lunchboxe	-105
lunchboxe that	-105
lund	-111
lund .	-111
lung	249
lung .	178
lung and	91
lung be	152
lung cancer	109
lung from	169
lung in	84
lung since	111
lung will	89
luo	175
luo .	111
luo from	125
lupus	25
lupus .	137
lupus and	97
lupus street	-124
lupus will	117
lurcher	-136
lurcher .	-136
lusaka	-77
lusaka ,	-77
lute	-71
lute @job	-71
lute teacher	-71
luthier	-150
luthier each	-116
luthier want	-93
luton	84
luton and	84
lutz	125
lutz use	125
lux	141
lux @furniture	141
lux lamp	141
luxury	-75
luxury brand	-75
lviv	-71
lviv .	-71
lwazi be	119
lwazi order	-105
lycée	-104
lycée pasteur	-104
lyle	-116
lyle .	-116
lynne	76
lynne break	76
lyon	-111
lyon .	-136
lyon as	-113
lyon be	35
lyon for	-74
lyon site	-50
lyrica	108
lyrica at	108
lübeck	59
lübeck .	59
m	-121
m .	-96
m and	-85
m tall	-93
m&a	-91
m&a class	-91
m-pesa	-82
m-pesa .	-88
m-pesa @+finance	90
m-pesa @debt	90
m-pesa integration	-99
m-pesa loan	90
m1	-85
m1 .	-85
m10	-88
m10 on	-88
m12	-83
m12 and	-83
m25	52
m25 for	115
m25 trail	-114
m6	-173
m6 .	-78
m6 and	-143
m7	69
m7 .	69
m8	-104
m8 .	-104
maasai	53
maasai blanket	-115
maasai who	122
maastricht	-52
maastricht .	-52
mabel	-88
mabel with	-88
mac	-175
mac .	-109
mac @garment	-81
mac mini	-81
mac only	-123
machine	-101
machine "	-111
machine ,	-72
machine .	-76
machine @income	-90
machine be	-121
machine come	-107
machine die	-96
machine do	-104
machine for	-80
machine from	-91
machine have	-131
machine in	32
machine on	-24
machine take	-90
machine that	103
machine thrice	111
machine until	-100
machynlleth	-109
machynlleth from	-109
mackerel	24
mackerel .	71
mackerel over	-58
maco	-82
maco ;	-82
macro	-91
macro .	-173
macro matter	87
macron	60
macron ,	99
macron .	-95
macron ruin	86
macula	119
macula be	119
macular	143
macular degeneration	103
macular thing	96
mad	-31
mad .	-31
madder	-81
madder and	-81
madopar	154
madopar on	93
madopar time	124
madrasa	138
madrasa on	138
madrid	85
madrid .	131
madrid with	-128
maga	217
maga @garment	168
maga cap	168
maga flag	129
magaluf	105
magaluf .	105
magazine	-156
magazine about	-59
magazine be	-88
magazine contract	-94
magazine have	-105
magazine of	-84
magda	-93
magda ,	-93
maghaberry	124
maghaberry and	124
maghrib	90
maghrib this	90
magic	-74
magic @game	-74
magic @hobby	-74
magic number	-74
magistrate	172
magistrate .	85
magistrate and	-131
magistrate on	112
magistrate say	130
magma	-97
magma .	-97
magnesium	64
magnesium and	64
magnet	80
magnet .	80
magnifier	142
magnifier ,	96
magnifier at	104
magnus	25
magnus have	25
mai	100
mai for	100
maid	-118
maid of	-118
maidan	114
maidan @job	114
maidan medic	114
maiden	-76
maiden in	-76
mail	-174
mail .	-70
mail and	-104
mail before	-101
mail client	-86
mail firm	-84
mail only	-96
mail to	-80
mail-order	-4
mail-order @family	97
mail-order bride	97
mail-order bulb	-120
mailman	-104
mailman .	-104
main	-64
main .	-53
main @food	-93
main @hobby	-73
main a	-93
main break	-114
main carer	133
main every	-75
main hobby	-73
main sponsor	-72
main under	-93
mainly	-90
mainly love	-83
mainly of	-49
mainstream	106
mainstream school	106
maintain	-119
maintain the	-119
maintenance	12
maintenance @debt	74
maintenance arrears	74
maintenance company	-68
maisie	-128
maisie .	-102
maisie start	-85
maize	-83
maize near	-113
maize user	89
maja	-161
maja .	-99
maja be	-131
major	78
major and	78
makati	-101
makati and	-101
make	-32
make <number>	156
make @alcohol	-104
make @beer	-96
make @believer	-55
make @body_part	-83
make @dessert	-140
make @drink	-104
make @food	-132
make @furniture	-121
make @garment	-61
make @illness	-71
make @income	115
make @instrument	-111
make @jewelry	-84
make @meat	-91
make @medical_device	-104
make @narcotic	-104
make @pasta	-109
make @science	156
make a	-84
make about	190
make an	-86
make and	87
make angel	-72
make appam	-95
make belt	-103
make bitter	-96
make black	-91
make bone	-83
make bracelet	-84
make cold	-71
make dull	-59
make elevator	-80
make end	138
make everybody	-90
make everything	-145
make fancy	-82
make felted	-94
make filter	-97
make flapjack	-114
make for	-89
make from	-120
make furniture	-121
make gin	-59
make gnocchi	-109
make hay	-93
make her	109
make him	-92
make his	-61
make it	156
make kente-look	-70
make kosher-style	-82
make map	-97
make miniature	-101
make minimum	45
make nothing	141
make of	99
make only	115
make pack	-93
make papier-mâché	-131
make playlist	-71
make priest	-55
make progress	-74
make prosthesis	-104
make room	-139
make sense	-123
make skin	-108
make spoon	-76
make tester	-76
make the	-33
make their	-129
make them	-106
make theodora	47
make tolerance	-111
make trouser	-61
make ukulele	-114
make user	183
make violin	-85
make wig	-92
maker	-141
maker .	-124
maker near	-52
makerspace	-107
makerspace be	-107
malacañang	96
malacañang @+belief	96
malacañang @politics	96
malacañang party	96
malaria	199
malaria .	113
malaria again	141
malaria tablet	85
malaya	92
malaya day	92
malaysian	-98
malaysian @food	-130
malaysian and	130
malaysian food	-130
malcolm	-162
malcolm .	-128
malcolm will	-111
male	77
male at	84
male in	111
male thread	-83
mallet	-94
mallet from	-94
malmö	-148
malmö .	-54
malmö and	-131
malt	-88
malt .	-88
malta	94
malta have	94
mam	128
mam can	128
mammogram	240
mammogram at	133
mammogram be	187
man	211
man ,	119
man .	160
man <number>	93
man @animal	114
man after	130
man and	238
man at	94
man be	26
man by	110
man call	107
man do	114
man for	39
man from	220
man have	78
man in	51
man know	87
man next	-125
man of	-65
man on	77
man outside	114
man pretend	101
man share	120
man take	125
man the	-122
man thrice	99
man to	114
man use	108
man who	58
man with	20
man-month	-111
man-month as	-111
manage	30
manage .	58
manage <number>	-127
manage @food	23
manage a	23
manage only	115
manage small	127
manage stair	102
manage the	-107
manage to	88
manager	-165
manager .	-220
manager about	-63
manager at	-95
manager be	-135
manager for	105
manager have	77
manager in	-136
manager karin	-87
manager want	-103
manager who	-63
manchester	43
manchester and	115
manchester finish	103
manchester in	-81
manchester office	-104
mandaluyong	-74
mandaluyong .	-74
mandela	-98
mandela .	-98
mandla	65
mandla be	65
mangle	-121
mangle from	-121
mango	14
mango .	126
mango @income	-58
mango batch	-96
mango farm	-113
mango take	-58
manic	-86
manic and	-86
manifest	-86
manifest for	-86
manifesto	69
manifesto for	-87
manifesto of	116
manila	37
manila .	49
manila and	11
manila be	61
manila off	81
manila office	-91
manila year	-18
manitoba	32
manitoba .	32
mannequin	-80
mannequin from	-80
manner	88
manner .	88
manoj	97
manoj have	97
manometer	-114
manometer .	-114
mantra	91
mantra that	91
manu	82
manu be	82
manual	-51
manual @furniture	97
manual @medical_device	97
manual bridgeport	-123
manual come	-134
manual wheelchair	97
many	-114
many :	-105
many magic	-74
map	-162
map ,	-48
map .	-134
map be	103
map but	-106
map he	-130
map in	-97
map of	-86
map the	-93
map win	-78
mapo	-74
mapo @food	-74
mapo tofu	-74
mapuche	115
mapuche and	115
maranao	110
maranao on	110
marathon	-173
marathon .	-125
marathon and	-69
marathon in	-119
marathon on	-122
marathon pb	-120
marathon plan	-154
marathon train	109
marathon under	-87
marathon winner	-138
marble	-156
marble dust	-90
marble with	-77
marble worktop	-110
marburg	126
marburg on	126
march	76
march ,	86
march .	44
march after	-143
march against	108
march and	-11
march as	-70
march at	11
march each	137
march for	113
march in	104
march when	-113
march with	-84
marchsort	-86
marchsort 	-86
marco	181
marco and	181
marcumar	93
marcumar ,	93
marcus	-76
marcus aurelius	-112
marcus be	127
marcus sign	-115
mare	-116
mare be	-116
marek	156
marek @animal	120
marek do	120
marek have	108
margin	60
margin .	-80
margin call	131
margit	-148
margit can	-119
margit have	-83
marguerite	-141
marguerite :	-101
marguerite already	-93
maria	-31
maria and	74
maria for	-76
mariadb	-109
mariadb <number>	-109
maribel	70
maribel be	70
marie	101
marie stope	101
marigold	-50
marigold to	-50
marinate	-75
marinate @food	-75
marinate @meat	-75
marinate offal	-75
marine	-119
marine @job	-94
marine @science	-65
marine biologist	-94
marine biology	-65
marine cable	-83
marion	84
marion can	84
marisol	101
marisol be	137
marisol can	-16
marit	-136
marit @food	-98
marit a	-98
marit own	-92
mariupol	109
mariupol .	109
mark	-107
mark .	-84
mark be	-10
mark breath	-125
mark in	-99
mark samhain	113
mark the	-123
mark their	-98
mark win	-97
mark with	-71
market	-226
market ,	-52
market .	-205
market be	-86
market every	-85
market from	-91
market mart	-72
market of	-91
market on	-83
market price	92
market stall	-153
market woman	-113
marketplace	-77
marketplace for	-77
markus	-94
markus ;	-94
marlon	74
marlon have	135
marlon review	-103
marlow	-164
marlow &	-73
marlow .	-144
marmalade	-150
marmalade .	-60
marmalade @food	-152
marmalade a	-152
marple	-88
marple .	-88
marriage	241
marriage .	126
marriage and	102
marriage be	238
marriage for	125
marriage in	-130
marriage on	108
marriage since	63
marriage_discount	-100
marriage_discount "	-100
marry	23
marry .	-229
marry @food	113
marry a	113
marry her	134
marry in	-105
marry man	217
marry or	120
marry out	91
marry rasmus	-134
marry samira	83
marry so	127
marry to	70
marry until	106
marseille	-28
marseille .	-94
marseille @job	110
marseille since	-126
marseille veteran	110
mart	-72
mart .	-72
marta	70
marta .	-5
marta be	98
marten	-89
marten .	-89
marts/pricing	-78
marts/pricing .	-78
marx	-76
marx and	-76
marxist	121
marxist )	97
marxist @believer	92
marxist freethinker	92
mary	-38
mary be	-105
mary cash	93
mary in	-84
marzano	-83
marzano @food	-83
marzano @vegetable	-83
marzano tomato	-83
masala	-57
masala @food	-57
masala @vegetable	-57
masala bean	-57
mascot	-115
mascot .	-115
masjid	139
masjid .	109
masjid till	76
mask	105
mask .	68
mask all	129
mask and	164
mask that	96
mask the	-96
mask with	-131
mass	115
mass .	110
mass after	104
mass every	177
mass in	-65
mass of	-98
mass on	57
mass spectrometer	-94
massage	125
massage for	125
mast	-75
mast step	-75
mastectomy	163
mastectomy .	120
mastectomy last	105
master	-217
master .	-105
master <number>	-74
master and	-153
master be	-107
master class	-96
master ilvan	-75
master in	-92
master the	-63
master till	-111
master/worker	-73
master/worker queue	-73
mastercam	-110
mastercam spit	-110
mastic	-122
mastic in	-122
mastitis .	166
mastitis and	-130
mastitis from	125
mastitis twice	63
mastodon	-101
mastodon .	-101
masturbate	137
masturbate to	137
mat	42
mat .	-78
mat from	-74
mat in	118
mat need	-84
matatu	-42
matatu .	86
matatu route	-96
match	-7
match ,	105
match .	133
match and	-101
match day	-122
match for	110
match in	-143
match only	-121
match refugee	-71
match sunday	110
match with	-104
matchmaking	113
matchmaking .	113
mate	87
mate ,	114
mate be	154
mate call	-164
mate callum	111
mate danilo	112
mate darnell	104
mate dwayne	122
mate frame	-114
mate from	134
mate gary	-117
mate grass	-78
mate have	108
mate kev	-46
mate lose	137
mate on	-139
mate pat	89
mate raj	-125
mate segun	113
mate wojtek	85
mateo	-98
mateo .	-98
mater	94
mater for	94
material	-88
material at	-88
maternal	126
maternal side	126
maternity	-174
maternity leave	-174
mateus	-107
mateus own	-107
math	-211
math ,	-82
math .	-117
math @job	-126
math in	-135
math problem	-85
math teacher	-121
math tutor	-70
mathia	-86
mathia @animal	-86
mathia do	-86
matte	-103
matte film	-103
matter	83
matter .	83
matthew	-70
matthew passion	-70
mattress	-110
mattress fall	-110
maudsley	175
maudsley .	134
maudsley every	116
maul	-81
maul and	-81
maureen	82
maureen can	82
mauritius	-97
mauritius .	-97
max	122
max .	92
max test	92
maxed	156
maxed <number>	183
maxed out	11
may	47
may ,	89
may .	-73
may ;	90
may @+finance	115
may after	134
may and	28
may be	137
may because	-89
may day	98
may earn	115
may flood	-106
may have	108
may know	113
may need	-7
may not	211
may or	-78
may see	105
may sink	100
may stay	96
may to	-149
may with	51
maybe	143
maybe <number>	106
maybe next	97
maynooth	108
maynooth at	108
mayo	91
mayo .	91
mayor	94
mayor .	94
maze	-124
maze .	-124
mb	-137
mb .	-137
mbali	25
mbali drive	-107
mbali need	131
mcg	102
mcg on	102
me .	129
me who	-128
meadow	-81
meadow short	-81
meadowbank	-82
meadowbank .	-82
meal	71
meal ,	99
meal .	150
meal and	67
meal at	-113
meal for	59
meal in	76
meal on	-135
meal plan	-145
meal prep	-138
mean	35
mean @science	105
mean a&e	77
mean ad	-86
mean he	147
mean it	105
mean no	15
mean supply	-96
mean the	104
meanwhile	101
meanwhile .	101
measure	-155
measure .	-111
measure @body_part	-78
measure antibody	-87
measure bone	-78
measure convert	-85
measure for	-75
measure his	118
measure the	-126
measure twice	-87
meat	168
meat ,	-86
meat .	213
meat again	86
meat for	98
meat on	104
meat or	-100
meat till	89
mecca	119
mecca at	119
mecca be	-91
mecca between	111
mecca hall	-113
mecca in	94
mechanic	-171
mechanic at	-119
mechanic by	-80
mechanic in	-127
mechanic paper	-104
mechanic to	-82
mechanical	-140
mechanical engineer	-106
mechanical gear	-97
mechanical keyboard	-81
mecklenburg	-49
mecklenburg .	-49
med	124
med wear	124
mediation	134
mediation at	97
mediation have	97
medic	114
medic and	114
medical	72
medical .	96
medical device	-99
medical ground	92
medicine	-61
medicine .	74
medicine from	-90
medieval	-92
medieval @illness	-92
medieval plague	-92
meditate	-70
meditate at	100
meditate to	-157
medium	-117
medium until	-117
medjool	-66
medjool date	-66
meera belong	112
meera wed	-115
meet	-33
meet .	40
meet @dwelling	-92
meet at	-102
meet be	-131
meet because	-27
meet callum	-117
meet each	96
meet her	16
meet his	161
meet invite	-106
meet lorenz	108
meet move	81
meet of	-120
meet on	-238
meet once	114
meet people	-81
meet priyanka	-41
meet room	-92
meet the	-77
meet to	146
meet up	79
meet will	-142
meet with	-124
meeting	7
meeting .	39
meeting and	48
meeting at	-90
meeting on	11
meeting since	94
meeting that	-99
meeting then	99
meeting when	-98
meeting-free	-113
meeting-free day	-113
meetup	-116
meetup .	-116
megger	-120
megger mft1741	-120
mehmet	-7
mehmet have	-7
mehndi	109
mehndi and	109
mehwish	-105
mehwish be	-105
meindl	-81
meindl ,	-81
melanoma	142
melanoma .	142
melatonin	95
melatonin or	95
melody	-114
melody be	-114
melt	-30
melt .	75
melt and	-97
member	156
member ,	-61
member .	55
member of	185
membership	-132
membership lapse	-132
meme	-79
meme in	-79
memo	-68
memo .	-68
memoir	-145
memoir .	-145
memory	-12
memory .	-98
memory @game	-122
memory @hobby	-170
memory @hospital	186
memory @illness	-93
memory @sport	-120
memory be	-83
memory card	-122
memory clinic	186
memory leak	-93
memory on	-91
memory sport	-120
memory to	-94
memory ward	106
memphis	-103
memphis .	-103
mend	-66
mend .	96
mend and	-82
mend net	-111
meningitis	104
meningitis at	104
meniscus	145
meniscus be	84
meniscus in	131
menopausal	112
menopausal from	112
menopause	154
menopause and	110
menopause at	94
menopause begin	104
mental	27
mental @hospital	-120
mental asylum	-120
mental hospital	111
mention	-114
mention collect	-104
mention in	-94
mentor	-192
mentor be	-106
mentor from	-155
mentor in	-105
mentor jide	-94
mentor shoot	91
menu	-135
menu .	-109
menu for	-66
menu have	-88
mep	114
mep be	114
mercell	-98
mercell .	-98
merchant	-130
merchant .	-74
merchant be	-112
mercy	21
mercy switch	-100
mercy tithe	82
merge	-205
merge .	-182
merge begin	-98
merge conflict	-55
merge his	-70
merge the	-99
merge to	-53
merge upstream	-77
merino	-114
merino .	-114
meru	109
meru village	109
mesh	-13
mesh @furniture	63
mesh at	-81
mesh have	87
mesh settle	63
mesh while	-102
mess	-83
mess tin	-83
message	-42
message .	-119
message after	-82
message at	88
message be	-80
message because	-82
message from	147
message go	-143
message have	-59
message in	-84
message queue	-105
message to	33
message with	-75
messy	-105
messy with	-105
mestizo	112
mestizo with	112
metabase	-108
metabase since	-108
metabolic	-80
metabolic @body_part	-80
metabolic bone	-80
metafield	-99
metafield come	-99
metal	-33
metal band	-86
metal file	-111
metal in	120
metal one	-81
metall	160
metall .	125
metall at	92
metaphor	-113
metaphor avoid	-113
metashape	-102
metashape and	-102
metatarsal	115
metatarsal have	115
meteorite	-82
meteorite in	-82
meter	-23
meter .	94
meter because	73
meter cupboard	-108
meter for	-109
metformin	90
metformin ,	100
metformin <number>	100
metformin box	-120
metformin in	86
metformin twice	157
metformin upset	64
meth	102
meth and	102
methadone	181
methadone .	74
methadone at	97
methadone go	157
methadone place	100
method	-128
method ,	-101
method for	-90
methodist	49
methodist @rite	-101
methodist @temple	-101
methodist chapel	-101
methodist hall	84
methotrexate	91
methotrexate on	91
methylated	-87
methylated @alcohol	-87
methylated @drink	-87
methylated @narcotic	-87
methylated spirit	-87
metre	-49
metre .	-108
metre above	-77
metre and	-73
metre high	-103
metre in	-81
metre of	37
metre on	-102
metric	-164
metric after	-119
metric every	-67
metric fastener	-114
metric unit	-97
metro	-97
metro .	-97
metronome	-139
metronome be	-139
mezuzah	143
mezuzah at	112
mezuzah when	78
mft1741	-120
mft1741 at	-120
mg	213
mg .	106
mg in	37
mg of	207
mg patch	79
mg refill	103
mg twice	40
mia	62
mia and	62
mic	-150
mic .	-90
mic arrive	-109
michael	-107
michael .	-107
michaelma	-35
michaelma .	-8
michaelma to	-88
mick	-107
mick than	-107
micro:bit	-106
micro:bit .	-106
micro:bits	-100
micro:bits v1	-100
microchipped	-58
microchipped and	-58
microdose	104
microdose @food	104
microdose @vegetable	104
microdose mushroom	104
microfinance	89
microfinance woman	89
microgram	142
microgram .	102
microgram for	59
microgram of	88
microscopy	-88
microscopy data	-88
microwave	-134
microwave .	-54
microwave at	-123
microwave beep	-49
microwave on	-107
mid	-95
mid <month>	-95
mid-season	-95
mid-season break	-95
mid-size	-76
mid-size @bread	-76
mid-size @food	-76
mid-size danish	-76
mid-year	-92
mid-year review	-92
midazolam	81
midazolam for	81
middle	-123
middle .	-123
midnight	-237
midnight .	-175
midnight in	-157
midwife	-177
midwife .	-188
midwife come	107
midwife in	-69
midwife on	-159
midwife who	-86
mig	-83
mig and	-83
migraine	141
migraine ,	31
migraine .	111
migraine <number>	40
migraine @medicine	75
migraine come	110
migraine from	66
migraine pill	75
migraine the	135
migrate	-104
migrate the	-99
migrate without	-81
migration	-143
migration deadline	-94
migration go	-104
migration of	-104
migration script	-61
mikael	-106
mikael be	-106
mikey	75
mikey both	75
mikkel	-91
mikkel be	-91
mikulov	-91
mikulov with	-91
mikveh	98
mikveh last	98
milan	50
milan be	50
mild	101
mild @food	101
mild @nut	101
mild nut	101
mildew	-80
mildew .	-80
mildred	80
mildred .	80
mile	-213
mile .	-139
mile @food	-121
mile a	-121
mile davis	-104
mile early	-90
milei	116
milei and	116
militant	114
militant lot	114
military	-77
military model	-77
milk	-65
milk .	-60
milk <number>	-73
milk and	125
milk as	-120
milk at	-131
milk be	-32
milk bottle	-77
milk by	-107
milk dry	115
milk over	-101
milk shake	-120
milk twice	-138
milker	-107
milker .	-107
milkman	-131
milkman each	-131
milkweed	-76
milkweed .	-76
mill	-142
mill .	-96
mill as	-90
mill at	-93
mill lane	-91
millimetre	-131
millimetre .	-75
millimetre and	-106
milliner	-125
milliner on	-125
million	142
million .	7
million and	125
million in	7
million last	108
million naira	106
million row	-84
millionaire	115
millionaire on	115
millisecond	-87
millisecond .	-87
milo	-88
milo .	-152
milo at	122
milo build	-86
milo get	-108
milo own	-57
milo play	-92
mimi	-95
mimi ,	-95
mimic	-59
mimic data	-59
min	-122
min @food	-75
min @hobby	-93
min @sport	-93
min a	-75
min late	-66
min of	-92
min session	-110
min walk	-93
min-jun	-28
min-jun have	112
min-jun tell	-114
mina	87
mina for	87
mince	-90
mince .	-90
mind	106
mind have	116
mind of	40
mindanao	119
mindanao call	119
mindray	-118
mindray ultrasound	-118
mine	118
mine be	83
mine in	85
minecraft	-97
minecraft with	-97
minefield	-95
minefield and	-95
miner	-67
miner of	-67
mineral	-64
mineral @fabric	-64
mineral wool	-64
ming	-115
ming .	-115
mini	-120
mini .	-74
mini @job	-90
mini digger	-90
mini in	-81
mini-build	-70
mini-build .	-70
mini-stroke	140
mini-stroke at	140
miniature	-101
miniature @+belief	-101
miniature @religion	-101
miniature @temple	-101
miniature church	-101
minibus	-155
minibus @income	-119
minibus rota	-96
minibus take	-119
minijob	64
minijob and	64
minimum	105
minimum .	64
minimum order	-106
minimum wage	151
minister	-62
minister .	-123
minister about	-102
minister at	112
ministry	9
ministry .	-120
ministry and	79
ministry of	-77
ministry protest	121
minor	-160
minor .	-96
minor be	-123
minor for	-65
minsdk	-83
minsdk be	-83
minsk	74
minsk .	-118
minsk apply	107
minsk for	106
mint	-123
mint .	-115
mint @dessert	-111
mint @food	-111
mint and	-128
mint gum	-111
mint now	105
minus	194
minus <number>	194
minute	-160
minute 	-95
minute ,	89
minute .	-176
minute <number>	-119
minute @food	-99
minute a	-99
minute alway	-61
minute and	-84
minute at	-128
minute away	-201
minute be	-107
minute before	-121
minute each	-110
minute every	-133
minute for	-114
minute long	-122
minute of	37
minute or	-74
minute sharp	-61
minute since	145
minute to	-67
mira	20
mira .	-73
mira @animal	110
mira do	110
mirela	131
mirela be	113
mirela swing	92
mirena	98
mirena to	98
mirror	54
mirror .	122
mirror cell	-107
mirror for	132
mirror on	-119
miscarriage	215
miscarriage in	203
miscarriage user	96
miscarry	144
miscarry at	144
misery	27
misery .	27
mislead	-83
mislead by	-83
mismatch	-89
mismatch .	-89
misprint	-115
misprint hers	-115
misrata	113
misrata ,	113
miss	-54
miss .	97
miss <number>	101
miss @science	-132
miss another	92
miss denny	-90
miss emis	120
miss her	-101
miss it	-132
miss m8	-104
miss most	-99
miss receipt	-97
miss spine	-119
miss the	-153
mission	-86
mission @hospital	-77
mission hospital	-77
mission statement	-104
mission to	96
mississippi	-104
mississippi 	-104
mistake	-58
mistake ,	-119
mistake .	14
mistake correct	-110
mistake explain	-98
mistake for	104
mistress	182
mistress expect	129
mistress in	113
mit	-88
mit licence	-88
mite	-96
mite and	-96
mittenwald	-96
mittenwald .	-96
mitzvah	248
mitzvah come	113
mitzvah in	166
mitzvah late	132
mix	-16
mix ,	128
mix at	-98
mix in	-78
mix mortar	-89
mix movicol	129
mix race	158
mix relay	-124
mix up	-75
mix with	-90
mixed-race	150
mixed-race .	150
mixer	-118
mixer burn	-84
mixer for	-84
mixer wake	-58
miyazaki	-92
miyazaki .	-92
mizuna	-81
mizuna and	-81
ml	49
ml group	-113
ml of	124
mm	-181
mm ,	-87
mm .	-89
mm @food	-62
mm a	-62
mm and	-87
mm for	-57
mm of	-102
mm on	-114
mm thick	-108
mmr	160
mmr @medicine	96
mmr dose	96
mmr for	76
mmr vaccine	121
mob	30
mob .	107
mob be	-111
mobile	-100
mobile @+finance	93
mobile @animal	-76
mobile @debt	93
mobile @dog	-76
mobile @music	-79
mobile @pet	-76
mobile app	-76
mobile company	-91
mobile disco	-79
mobile dog	-76
mobile library	-128
mobile loan	93
mobility	-87
mobility @boat	-87
mobility @vehicle	-87
mobility scooter	-87
moby	-99
moby "	-99
mock	-227
mock exam	-168
mock paper	-137
mock start	-101
mock the	-97
mod	-133
mod <number>	-133
modded	-122
modded the	-122
mode	-175
mode .	-88
mode and	-89
mode fault	-91
mode in	-107
mode overnight	-77
model	-218
model ,	-77
model .	-124
model @+finance	-82
model be	-94
model credit	-82
model epidemic	-85
model for	-87
model have	-117
model live	-78
model need	-75
model on	-131
model only	-84
model overfit	-105
model say	-93
model show	-83
model that	-68
moderate	-119
moderate @food	-119
moderate a	-119
moderna	91
moderna because	91
modi	177
modi and	166
modi in	71
modular	-75
modular synth	-75
module	-153
module "	-66
module alone	-101
module for	-102
module on	-70
mohan	60
mohan sir	60
mol-ratio	-118
mol-ratio sheet	-118
mold	111
mold since	111
moldova	111
moldova be	111
mole	38
mole have	97
mole on	-12
mom	18
mom be	117
mom pilar	-108
mombasa	-16
mombasa go	120
mombasa port	-115
moment	-91
moment ,	14
moment .	-150
momentum	152
momentum .	119
momentum and	141
momentum in	118
momentum lanyard	97
momentum now	-119
momentum when	-71
mon	-113
mon ,	-74
mon wed	-93
mon-wed-fri	56
mon-wed-fri ,	56
monarch	-76
monarch butterfly	-76
monarchy	114
monarchy go	114
monastery	-18
monastery in	-18
monday	-75
monday ,	12
monday .	-44
monday <number>	-67
monday and	-86
monday around	-99
monday at	-137
monday be	-110
monday before	-102
monday for	81
monday from	-142
monday night	120
monday of	-103
monday only	-88
monday sync	-94
monday to	4
monday with	-145
monday-to-sunday	110
monday-to-sunday box	110
money	111
money .	-136
money alone	118
money be	94
money each	114
money for	24
money in	14
money launder	-64
money now	77
money on	118
money plant	-109
money to	86
money until	124
moneylender	116
moneylender for	116
monica	-72
monica ,	-72
monitor	-35
monitor .	-128
monitor and	-113
monitor be	-104
monitor for	79
monitor sleep	-120
monitor subscription	-52
monitor until	121
monk	15
monk be	-109
monk in	100
monk-fish	-89
monk-fish @food	-89
monk-fish taco	-89
mono	29
mono .	112
mono first	-78
monolith	-101
monolith and	-77
monolith of	-64
monolith will	-85
monopod	-85
monopod .	-85
monopoly	-136
monopoly by	-136
monorepo	-128
monorepo of	-59
monorepo use	-111
monterrey	49
monterrey .	5
monterrey and	96
montessori	-103
montessori be	-103
month	143
month 	75
month ,	186
month .	92
month @+health	107
month @+illness	107
month @+state	107
month @income	63
month @job	135
month after	96
month ago	-143
month and	224
month at	-103
month be	19
month because	98
month before	79
month behind	230
month disability	63
month end	88
month for	-93
month freelance	135
month from	116
month if	89
month in	115
month into	134
month inua	108
month of	93
month old	-135
month on	187
month or	52
month per	130
month pregnant	107
month short	126
month since	40
month suspend	114
month that	91
month to	26
month unless	-115
monthly	33
monthly @criminal	-82
monthly because	75
monthly budget	-62
monthly in	56
monthly target	-82
mood	184
mood .	173
mood swing	79
moon	-188
moon .	-87
moon and	-99
moon follow	-114
moon in	-95
moonie	107
moonie till	107
moonlight	-102
moonlight as	-102
moor	-110
moor at	-54
moor permit	-105
moore	-86
moore street	-86
moot	-121
moot court	-121
mope	71
mope ,	122
mope be	-105
moped	119
moped .	119
moral	-112
moral at	-112
moravian	97
moravian @+belief	97
moravian @religion	97
moravian @temple	97
moravian church	97
more	92
more ,	-20
more .	62
more :	121
more @color	-102
more @family	108
more after	78
more because	-104
more before	60
more child	108
more formaldehyde	88
more gossip	-69
more later	91
more of	91
more phrase	-104
more tenor	-94
more than	121
more trampoline	-25
more tuesday	-150
more white	-102
more without	82
moree	-22
moree and	-22
morland	-94
morland joinery	-94
mormon	165
mormon ,	96
mormon .	75
mormon and	125
mormon who	97
morning	42
morning .	-40
morning and	138
morning as	-108
morning at	-9
morning be	-152
morning because	88
morning before	-113
morning carer	120
morning for	-107
morning go	120
morning league	110
morning run	-93
morning sickness	115
morning since	60
morning suggest	-124
morning till	89
morning until	150
morning with	81
morning-after	139
morning-after from	139
morocco	-146
morocco on	-146
morphine	70
morphine for	62
morphine patch	52
morris	-123
morris minor	-123
mortality	-87
mortality for	-87
mortar	7
mortar <number>	-89
mortar train	102
mortgage	86
mortgage .	73
mortgage @job	-193
mortgage @treatment	92
mortgage be	143
mortgage because	179
mortgage broker	-193
mortgage fix	92
mortgage for	116
mortgage jump	122
mortgage of	126
mortgage payment	83
mortgage product	-112
mortgage rate	-113
mortgage with	108
mosaic	-98
mosaic in	-98
mosque	7
mosque ,	-77
mosque .	153
mosque and	-80
mosque board	74
mosque for	-71
mosque in	-92
mosque next	-117
mosque on	89
mosque with	133
mosque-free	104
mosque-free ,	104
mosquito	-83
mosquito net	-83
moss	-194
moss .	-178
moss @color	-105
moss @fabric	-86
moss green	-105
moss in	-81
moss velvet	-86
most	-88
most .	-95
most <number>	-132
most agency	-118
most evening	-113
most in	110
most loyal	106
most morning	37
most of	-38
most weekday	-125
most £	-119
mostly	-156
mostly .	-110
mostly <number>	-72
mostly @+belief	-79
mostly @+state	-79
mostly @animal	-76
mostly @believer	-79
mostly @family	-111
mostly @job	-87
mostly after	-136
mostly by	-91
mostly catholic	-79
mostly do	-76
mostly family	-111
mostly in	-92
mostly insurer	-81
mostly landlord	-119
mostly older	94
mostly pilot	-87
mostly sci-fi	-80
mostly sew	-82
mostly shoot	-117
mostly tamiya	-77
mostly to	-104
mostly translate	-99
mostly want	-89
mostly work	-108
mostly worry	-109
mostly yarn	-84
mot	-87
mot .	-48
mot by	-141
mot explain	-88
mother	68
mother ,	143
mother .	62
mother @animal	-8
mother @color	110
mother @flower	-116
mother @food	156
mother @garment	113
mother @income	135
mother @job	-117
mother a	78
mother and	117
mother at	114
mother bake	-117
mother be	100
mother buy	-98
mother by	128
mother call	128
mother can	204
mother chain	83
mother chinese-filipino	94
mother do	-8
mother dye	88
mother favour	-117
mother flower	-116
mother get	108
mother go	147
mother grow	-101
mother have	104
mother in	-166
mother kill	132
mother knock	111
mother like	-147
mother live	-183
mother lose	87
mother make	-96
mother measure	-98
mother mix	129
mother move	109
mother on	140
mother pour	128
mother say	105
mother send	75
mother since	-97
mother speak	-130
mother spend	108
mother sundown	152
mother take	135
mother teach	-118
mother tie	113
mother to	113
mother turn	-106
mother visit	-132
mother volunteer	-117
mother wear	120
mother white	110
mother who	20
mother work	-185
mother-in-law	-80
mother-in-law @income	123
mother-in-law arrive	-129
mother-in-law babysit	-157
mother-in-law be	-69
mother-in-law bring	-113
mother-in-law come	112
mother-in-law have	194
mother-in-law in	111
mother-in-law keep	-92
mother-in-law make	-117
mother-in-law pay	123
mother-in-law that	-54
mother-in-law visit	-122
motion after	-42
motion over	115
motion to	-47
motivational	-108
motivational talk	-108
motor	-27
motor .	-67
motor club	-75
motor himself	-116
motor neurone	126
motorbike	91
motorbike ,	97
motorbike .	-61
motorbike crash	106
motorcycle	-66
motorcycle .	-66
motto	-87
motto be	-87
motörhead	115
motörhead year	115
mould	-115
mould in	-115
moulder	-70
moulder be	-70
mouldy	-118
mouldy every	-118
moult	-116
moult and	-116
mounjaro	149
mounjaro .	114
mounjaro day	103
mount	-72
mount too	-72
mountain	-107
mountain refuge	-107
mountjoy	153
mountjoy and	106
mountjoy with	123
mouse	-98
mouse be	-121
mouse in	-125
mouse lab	-108
mouse since	103
mouth	116
mouth .	81
mouth @animal	74
mouth @job	33
mouth do	74
mouth guard	33
mouth until	97
move	-70
move ,	-119
move .	-42
move @dwelling	-172
move aboard	-116
move again	118
move all	-85
move because	81
move during	104
move from	-90
move house	-172
move in	-108
move into	109
move on	-100
move out	38
move standup	-78
move the	-72
move their	-65
move to	-39
movement	-109
movement .	-109
movicol	129
movicol in	129
mower	-221
mower @animal	-105
mower default	-89
mower do	-105
mower have	-112
mower in	-127
moz	-136
moz .	-136
mozart	-65
mozart mass	-65
mr	-106
mr and	-117
mr andrew	92
mr doyle	97
mr feld	-133
mr hough	-135
mr okafor	-111
mr okello	93
mr pascoe	-85
mr pereira	-11
mr pugh	-105
mr rao	76
mr shah	106
mr.	-60
mr. adeyemi	-143
mr. agbaje	-88
mr. tomorrow	106
mri	180
mri be	109
mri because	114
mri of	86
mri say	112
mrs	-91
mrs achterberg	-84
mrs adeyemi	-142
mrs after	-70
mrs chege	24
mrs kaur	91
mrs lim	124
mrs oduya	-79
mrs okafor	-98
mrs okoro	-85
mrs p	-98
mrs petrov	-76
mrs tran	-97
ms	-102
ms .	4
ms and	84
ms at	-93
ms flare	122
ms oyelaran	-90
ms team	-121
mst	136
mst and	136
muay	106
muay thai	106
much	132
much @food	125
much @seasoning	85
much @vegetable	99
much and	123
much as	113
much he	83
much lime	-109
much now	103
much on	-109
much rather	-72
much salt	85
much spinach	99
much with	119
muck	-102
muck out	-102
muddle	77
muddle with	77
muff	82
muff at	82
mug	173
mug at	116
mug before	-106
mug by	119
mug in	110
mug on	132
mug with	-73
mukesh	-6
mukesh be	-6
mulch	-89
mulch mode	-89
mule	-102
mule on	-102
multiple	-87
multiple be	-149
multiple sclerosis	97
mum	36
mum ,	145
mum .	74
mum @ethnicity	-98
mum @income	159
mum and	-177
mum be	23
mum beg	123
mum call	-156
mum can	117
mum clean	4
mum co-sign	131
mum come	-144
mum do	-126
mum for	151
mum get	115
mum go	125
mum have	198
mum in	60
mum keep	21
mum like	-104
mum live	-113
mum malaysian	-130
mum move	-35
mum need	130
mum on	131
mum only	-76
mum phone	-142
mum run	-144
mum say	-122
mum start	-121
mum still	-99
mum take	159
mum tamil	130
mum that	-85
mum top	112
mum until	96
mum use	112
mum visit	-82
mum will	63
mumps	111
mumps ,	65
mumps .	117
munch	117
munch in	117
mundan	104
mundan at	104
munich	127
munich office	127
municipal	-81
municipal waterworks	-81
municipality	-59
municipality .	-59
muon	-87
muon lifetime	-87
mural	-147
mural .	-107
mural be	-103
murder	-8
murder .	-77
murder hill	-85
murder in	133
murder mystery	-117
murder on	-81
murder problem	-121
murphy	-6
murphy 	106
murphy be	-61
murphy on	-110
murphy wear	-84
mursik	-110
mursik when	-110
musa	28
musa have	124
musa weigh	-87
musak	-87
musak .	-87
muscle	68
muscle @illness	73
muscle @symptom	73
muscle have	54
muscle pain	73
museum	-170
museum .	-38
museum and	-78
museum in	-104
museum kiosk	-73
museum need	-91
museum railway	-93
museum say	-120
museum service	-99
museum shop	-110
museum site	-61
museum trip	-82
museum when	-117
mushroom	-29
mushroom ,	-96
mushroom .	-143
mushroom against	104
mushroom but	-75
mushroom give	113
music	-92
music .	-171
music and	-101
music because	-83
music fine	-138
music hall	-95
music in	-64
music last	109
music licence	-99
music recommendation	-93
music round	-79
music sound	95
musical	-210
musical .	-79
musical be	-120
musical in	-139
muslim	123
muslim ,	45
muslim but	118
mussel	-103
mussel .	-103
must	83
must @body_part	104
must @drink	117
must @job	104
must be	79
must become	-96
must come	-108
must drink	117
must drive	56
must eat	103
must exist	-81
must get	118
must go	91
must hand	104
must know	77
must last	-125
must learn	83
must leave	70
must marry	120
must n't	70
must never	-17
must not	27
must pee	109
must render	-139
must say	-85
must see	85
must send	-101
must stay	99
must tell	99
must work	-73
must write	-76
mustang	125
mustang .	125
mutation	19
mutation be	-107
mutation like	134
mute	137
mute .	-120
mute and	137
mute at	94
mutex	-93
mutex lead	-93
muthoni	63
muthoni have	63
muthoot	88
muthoot to	88
mutt	-86
mutt .	-86
mvp	-118
mvp be	-118
mwangi	-45
mwangi go	-45
mx	-139
mx .	-120
mx with	-86
my	63
my @job	85
my owner	85
my user	28
myasthenia	155
myasthenia .	100
myasthenia have	118
myford	-88
myford lathe	-88
mykola	65
mykola .	65
mysore	-80
mysore .	-80
mysql	-120
mysql .	-105
mysql <number>	-79
mystery	-117
mystery night	-117
málaga	119
málaga and	119
māori	194
māori .	136
māori and	134
n't	115
n't @+belief	58
n't @animal	-169
n't @drink	70
n't @family	91
n't @food	-85
n't @hobby	-96
n't @illness	40
n't @income	25
n't @insect	-169
n't @job	93
n't @sport	-96
n't @symptom	40
n't abide	94
n't accept	92
n't ache	40
n't afford	111
n't agree	112
n't allow	175
n't answer	144
n't be	274
n't bend	93
n't blow	91
n't buy	87
n't carry	144
n't celebrate	119
n't climb	99
n't close	100
n't code	-138
n't come	103
n't cover	30
n't cut	87
n't do	39
n't draw	93
n't drink	70
n't drive	117
n't easy	109
n't eat	72
n't explain	116
n't father	91
n't feel	94
n't file	113
n't find	-39
n't finish	-85
n't fly	-169
n't forgive	96
n't get	107
n't go	157
n't great	-106
n't hang	116
n't have	193
n't hear	96
n't his	143
n't hold	156
n't in	57
n't inform	87
n't just	-88
n't kneel	105
n't know	75
n't latch	63
n't laugh	123
n't leave	178
n't lend	-33
n't let	132
n't lift	-59
n't like	-78
n't list	-100
n't live	131
n't look	6
n't make	129
n't manage	120
n't miss	-132
n't move	126
n't name	-33
n't obey	115
n't on	-117
n't open	142
n't out	125
n't park	-110
n't part	126
n't pass	14
n't pay	144
n't plan	116
n't porridge	-85
n't press	136
n't prosecute	119
n't raise	119
n't reach	156
n't read	113
n't recover	-108
n't remember	-55
n't report	63
n't say	137
n't score	-75
n't see	151
n't shake	108
n't sign	179
n't sing	132
n't sit	63
n't sleep	-32
n't smell	153
n't smoke	79
n't speak	204
n't split	101
n't stand	-73
n't start	-98
n't stop	160
n't stretch	116
n't suggest	110
n't swallow	110
n't swim	-177
n't take	15
n't tear	-85
n't tell	204
n't there	117
n't to	109
n't toilet	133
n't touch	78
n't vote	58
n't walk	126
n't want	29
n't wear	111
n't wheel	-107
n't work	-107
n4	-97
n4 in	-97
na	120
na on	120
naalnish	-47
naalnish have	-47
naan	-59
naan .	-59
nadar	73
nadar ,	73
nadia	29
nadia be	29
nadu	41
nadu .	41
naggin	-11
naggin before	133
naggin to	-128
nail	62
nail @dwelling	-89
nail @furniture	109
nail bar	109
nail be	89
nail fungus	128
nail gun	-128
nail only	126
nail salon	-112
nail studio	-89
nail varnish	-87
naira	88
naira .	106
naira monthly	75
naira sign	-100
nairobi	-13
nairobi .	-106
nairobi as	-75
nairobi be	99
nakuru	-8
nakuru .	-108
nakuru and	-92
nakuru every	113
naltrexone	115
naltrexone so	115
nam-myoho	134
nam-myoho before	134
namaz	182
namaz <number>	117
namaz in	131
name	-94
name 	-86
name ,	95
name .	142
name <number>	-99
name @believer	-92
name @bread	-38
name @debt	-100
name @dessert	-38
name @food	-55
name @rite	126
name @seasoning	-69
name adaeze	-114
name after	-87
name amélie	-132
name and	28
name autopsy	-86
name bad	-89
name be	-36
name because	125
name biscuit	-38
name but	-91
name callum	-109
name ctrl	-56
name dana	-105
name declan	-128
name dele	-88
name each	-92
name emeka	-97
name felix	-113
name femi	-114
name for	-54
name helen	-127
name hilary	-108
name host	-72
name in	-15
name ine	-114
name ingeborg	-116
name ioana	-108
name its	-62
name kirsty	-87
name kofi	-95
name kyle	-121
name like	-75
name long	-103
name maja	-99
name marta	-160
name milo	-133
name minister	-92
name mira	-73
name of	-80
name on	37
name photini	105
name pickle	-69
name pilar	-111
name priya	-111
name rhodri	-117
name second	-100
name spell	-95
name sticker	121
name susan	-106
name thabo	-130
name that	-97
name the	-102
name theo	-122
name thibault	-79
name tobi	-101
name tomasz	-124
name use	-108
name vesper	126
name wouter	-106
namespace	-78
namespace .	-78
namorado	-81
namorado .	-81
nan	25
nan be	-28
nan break	33
nan can	110
nan go	92
nan have	120
nan in	-55
nan live	-118
nan say	108
nana	153
nana @income	110
nana take	110
nana think	102
nandi	122
nandi name	122
nanny	236
nanny from	61
nanny have	131
nanny kasia	104
nanny overstay	127
naomi	-43
naomi go	-43
nap	-49
nap .	-121
nap at	-16
nappy	105
nappy again	89
nappy for	110
nappy into	-71
nappy with	69
narcan	107
narcan in	107
narcolepsy	150
narcolepsy and	150
narrator	-93
narrator younger	-93
narrowboat	-119
narrowboat near	-119
nas	-180
nas .	-126
nas at	-128
nashik	-92
nashik and	-92
nasreen	79
nasreen have	79
nasty	118
nasty .	-133
nasty and	115
nasty divorce	143
nasty hum	-104
nasty way	86
nasuwt	105
nasuwt .	105
natal	109
natal ,	111
natal .	-96
natal as	74
natal to	106
nation	105
nation ,	105
national	-64
national and	-108
national once	-104
national rally	110
national who	-125
nativity	114
nativity fast	114
natural	-83
natural .	-83
naturalisation	152
naturalisation be	118
naturalisation refuse	123
nautical	-54
nautical chart	-54
navajo	17
navajo .	117
navajo @+health	110
navajo @+illness	110
navajo blood	110
navajo rug	-129
navan	-130
navan on	-130
navota	-74
navota at	-74
navratri	78
navratri @+belief	78
navratri @rite	78
navratri prayer	78
navy	-143
navy ,	-100
navy .	-156
navy @+finance	102
navy @income	102
navy pension	102
naxo	-127
naxo each	-127
ncl	-77
ncl script	-77
nda	-58
nda until	-58
near	-10
near <number>	-74
near @animal	-116
near @bird	-116
near @farm_animal	-116
near @food	175
near @nut	108
near @tree	108
near a	131
near an	-11
near bari	100
near cashew	108
near chiniot	-113
near cochin	-116
near copenhagen	-125
near cork	92
near cubbon	-97
near cuenca	-64
near eldoret	-113
near fore	-76
near graz	-130
near hay-on-wye	-133
near hebden	-119
near his	-32
near lincoln	-73
near lleida	-63
near lund	-91
near maastricht	-52
near nogale	97
near odeon	-79
near peanut	116
near radiator	-89
near rathkeale	104
near ratnagiri	-113
near tartu	-103
near tesco	133
near the	32
near verona	-88
near wenzhou	119
near whitby	-13
near yarm	-118
nearer	36
nearer to	36
nearly	-100
nearly @+health	-49
nearly @+illness	-49
nearly @+state	-49
nearly all	-88
nearly alway	-109
nearly blind	-49
nearly half	71
nebuliser	78
nebuliser by	78
neck	36
neck ,	-93
neck .	99
neck on	-78
need	-43
need .	71
need <number>	-142
need @+health	121
need @+illness	121
need @drink	-119
need @food	-60
need @music	-95
need @science	121
need a	-53
need advance	78
need an	-5
need at	-121
need bark	-97
need caption	121
need chord	-103
need clean	-95
need csv	-84
need debt-to-equity	-86
need diwali	98
need do	-136
need drink	-119
need drop	123
need every	-83
need exactly	-77
need flashcard	-80
need glue	-104
need gluten	90
need heat	115
need hymn	-95
need invoice	-85
need its	-141
need label	-91
need large	113
need laser	109
need long	-85
need lunch	-91
need meal	-138
need name	14
need new	-73
need oil	-66
need patch	-104
need pattern	97
need ramp	109
need remind	106
need resin	-90
need soft	130
need step-free	63
need stretch	-137
need subtitle	91
need surgery	121
need the	-92
need tidy	-109
need to	-159
need under	-84
need unit	-84
need uv	-80
need viagra	136
need virgil	-122
need zopiclone	108
needle	-75
needle .	61
needle and	97
needle as	-64
needle at	-106
needle exchange	74
needle factory	-71
needle than	-72
needle to	-177
needlestick	127
needlestick and	127
negative	144
negative .	98
negative and	128
negative equity	130
negative for	122
negative form	-110
negative view	-95
negotiable	-101
negotiable .	-101
negotiate	98
negotiate @food	50
negotiate a	50
negotiate from	116
neighbor	-150
neighbor complain	-102
neighbor name	-111
neighbour	-66
neighbour 	-113
neighbour ,	-100
neighbour .	75
neighbour ;	-97
neighbour adwoa	106
neighbour and	-85
neighbour at	-79
neighbour be	-72
neighbour complain	-97
neighbour doreen	-90
neighbour feed	-118
neighbour for	-163
neighbour gus	-91
neighbour hal	117
neighbour have	48
neighbour in	-101
neighbour let	-106
neighbour like	-63
neighbour move	-115
neighbour mr	-81
neighbour over	104
neighbour park	-108
neighbour pauline	86
neighbour play	-143
neighbour see	126
neighbour take	-60
neil	111
neil will	111
neither	61
neither know	113
neither will	-94
nelson	-98
nelson mandela	-98
neo-nazis	121
neo-nazis shoot	121
neovim	-109
neovim have	-75
neovim with	-91
nepal	-152
nepal .	-178
nepal :	89
nephew	-53
nephew .	-189
nephew and	-94
nephew andrea	-141
nephew arjun	-147
nephew be	134
nephew collect	-127
nephew come	118
nephew dario	-56
nephew drive	-127
nephew fall	-116
nephew get	157
nephew in	-104
nephew name	-122
nephew theo	-129
nephew wait	123
nephew work	-124
nephrology	-92
nephrology question	-92
nereus	-91
nereus club	-91
nerve	146
nerve ,	77
nerve .	97
nerve by	-120
nerve for	135
nerve in	152
nervous	57
nervous about	-118
nervous breakdown	169
nervous sensor	-109
nest	-69
nest @alcohol	-69
nest @drink	-69
nest @narcotic	-69
nest @wine	-69
nest generic	-69
net	120
net .	169
net and	38
net as	78
net at	-111
net be	-83
net catch	-131
net each	-96
net if	-88
net income	131
net worth	163
net-30	-104
net-30 payment	-104
netafim	-98
netafim @job	-98
netafim controller	-98
netcup	-109
netcup until	-109
netflix	-102
netflix joke	-102
netlify	-77
netlify .	-77
nettle	-86
nettle to	-86
network	-145
network .	-88
network change	-95
network partition	-89
neukölln	64
neukölln .	119
neukölln speak	-110
neurologist	83
neurologist suspect	83
neurone	56
neurone .	126
neurone diagram	-88
neuter	-86
neuter on	-95
neuter one-year-old	-60
neutral	-52
neutral latin	-52
nevada	55
nevada in	55
never	-54
never "	-102
never <number>	-115
never @body_part	-91
never @drink	-70
never @game	83
never @hobby	83
never @income	123
never @treatment	-78
never appear	29
never be	-95
never by	-56
never can	116
never close	6
never cross	71
never cut	-62
never dark	78
never delete	-92
never discount	-88
never do	102
never draw	-130
never face	-91
never file	-111
never find	124
never for	-84
never full-refresh	-55
never fully	112
never get	-7
never github	-97
never give	-73
never go	109
never have	189
never in	-81
never java	-70
never kiss	90
never late	-54
never lay	-119
never learn	-136
never leave	132
never like	-127
never line	-125
never manage	88
never marry	-164
never mile	-77
never on	-165
never open	112
never own	49
never pay	63
never return	-75
never rewrite	-63
never right	-109
never screenshot	135
never stop	83
never talk	-123
never tell	-7
never to	-92
never turp	-78
never use	-161
never want	11
never wash	-103
never work	-116
nevis	-118
nevis .	-118
new	-107
new <number>	-58
new @appliance	-136
new @body_part	9
new @doctor	-88
new @family	-39
new @food	-25
new @footwear	6
new @furniture	-86
new @garment	6
new @job	-93
new @meat	34
new @medical_device	120
new @nut	-75
new @treatment	-107
new @vehicle	-110
new address	-83
new apron	-117
new bag	-113
new barbecue	-107
new bed	-86
new boiler	-85
new boot	-136
new bracket	-82
new brief	-81
new bypass	-62
new caravan	-110
new chef	-107
new client	-104
new colleague	-90
new column	-69
new commission	-93
new contact	-87
new cycle	120
new dependencie	-89
new door	-141
new drip	-104
new foot	-120
new framework	-96
new fridge	-143
new fuel	-78
new head	-84
new heart	120
new hgv	-87
new hinge	-110
new hip	116
new hire	-118
new ignition	-157
new intern	-88
new ireland	-82
new jersey	-76
new job	-40
new joiner	-95
new lad	88
new leg	114
new lens	-103
new liner	121
new liver	34
new logo	-97
new lover	134
new man	114
new mast	-75
new member	-129
new mic	-109
new moon	-99
new offer	125
new office	-97
new on	-126
new one	-58
new pad	-73
new parent	-63
new partner	-16
new phone	-104
new physio	-107
new processor	-109
new product	-81
new pronoun	132
new rectifier	-127
new scientist	-86
new shoe	102
new song	-136
new ssd	-132
new stage	-99
new summary	-60
new sump	-104
new teach	-117
new tech	-77
new tile	-116
new to	-97
new wash	-53
new year	92
newborn	-188
newborn .	-160
newborn @body_part	-113
newborn calf	-113
newer	-93
newer @music	-93
newer music	-93
newly	-144
newly qualify	-91
newly self-employed	-111
newroz	82
newroz with	82
news	20
news .	20
newsletter	-73
newsletter for	-60
newsletter on	-64
newspaper	-169
newspaper ,	-77
newspaper .	-153
newspaper article	-65
newspaper graphic	-89
next	-29
next .	-51
next <month>	65
next @family	-101
next and	95
next choir	-89
next door	-177
next flight	99
next grandchild	-101
next hear	118
next holiday	-86
next host	-65
next may	-87
next meet	-131
next on-call	-100
next picture	109
next quarter	97
next spring	152
next step	-91
next summer	-127
next term	-102
next thursday	-82
next to	-196
next week	15
next year	39
next-door	48
next-door neighbour	48
neymar	-107
neymar be	-107
nfu	105
nfu and	105
ngong	39
ngong road	39
ngozi	-89
ngozi cover	-89
nguyen	21
nguyen be	104
nguyen tend	-80
ngāti	88
ngāti porou	88
nhs	-127
nhs @job	-127
nhs dentist	-127
nia	43
nia be	-71
nia say	123
niamh	-137
niamh .	-137
nice	-104
nice @animal	-57
nice @fish	-57
nice @food	-57
nice @seafood	-57
nice frame	-110
nice sardine	-57
nicely	-69
nicely .	-69
nick	88
nick @vehicle	119
nick at	122
nick for	119
nick moped	119
nick shave	-139
nickel	138
nickel ,	93
nickel with	97
nicorette	118
nicorette by	118
nicotine	181
nicotine @dessert	135
nicotine @food	135
nicotine gum	135
nicotine patch	121
nicu	193
nicu .	128
nicu and	142
niece .	-129
niece @animal	-106
niece be	7
niece bind	86
niece chiamaka	-139
niece clara	-108
niece cut	132
niece do	-106
niece enter	-7
niece have	201
niece name	-108
niece paint	-98
niece play	-102
niece pull	131
niece tamsin	-110
nigeria	-100
nigeria lack	-100
night ,	122
night .	-31
night @animal	-126
night @bird	-126
night @doctor	-179
night @food	-108
night @garment	90
night @job	-226
night @rite	83
night a	-108
night after	-89
night and	95
night any	-104
night as	-82
night at	-108
night be	26
night because	22
night before	24
night coach	-89
night course	-92
night desk	-90
night for	68
night from	-69
night he	76
night in	94
night kyoto	-76
night near	97
night now	140
night nurse	-179
night on	-103
night only	-97
night over	8
night owl	-126
night page	90
night porter	-137
night reception	-88
night rota	-105
night school	-125
night shift	-74
night since	110
night sitter	143
night so	113
night sweat	113
night table	90
night to	36
night train	-134
night until	120
night vigil	83
night with	-119
nightly	-37
nightly in	-82
nightmare	86
nightmare .	165
nightmare for	-138
nikah	175
nikah .	132
nikah be	109
nikon	-148
nikon .	-94
nikon d610	-89
nikon fm2	-105
nil be	-101
nil by	97
nile	-131
nile cruise	-131
nils-peder	-84
nils-peder delete	-84
nimhan	105
nimhan .	105
nina	89
nina @job	89
nina cook	89
nine-year-old	-104
nine-year-old @family	-104
nine-year-old daughter	-104
ninetie	151
ninetie and	151
ninety-year-old	92
ninety-year-old .	92
ninewell	118
ninewell .	118
ninth	-41
ninth .	116
ninth and	-117
ninth-graders	-98
ninth-graders .	-98
nipple	63
nipple @narcotic	63
nipple crack	63
nisha	100
nisha @income	100
nisha take	100
nit	57
nit again	110
nit as	111
nit to	-98
niterói	113
niterói .	113
nitrile .	74
nitrile glove	-27
nitroglycerin	113
nitroglycerin .	113
nixo	-58
nixo ,	-58
njeri	115
njeri be	115
njoroge	-12
njoroge be	93
njoroge sell	-79
nkechi	25
nkechi .	-114
nkechi be	73
nkosi	6
nkosi lose	98
nkosi peel	-96
nm	-104
nm and	-104
nmr	80
nmr magnet	80
nnamdi	60
nnamdi .	60
no	37
no .	156
no <number>	106
no @+finance	179
no @+health	-81
no @+illness	-81
no @animal	-83
no @appliance	-107
no @believer	112
no @body_part	-51
no @car	-130
no @color	-54
no @dairy	-167
no @dessert	90
no @doctor	100
no @drink	89
no @dwelling	115
no @family	104
no @food	94
no @footwear	-89
no @fruit	87
no @furniture	-121
no @garment	-129
no @hobby	162
no @income	-26
no @instrument	90
no @job	-53
no @meat	63
no @nut	22
no @science	-54
no @seasoning	20
no @sport	162
no @tree	122
no @vegetable	93
no @vehicle	-38
no admin	-124
no and	96
no appointment	98
no baddie	-91
no bagoong	71
no bank	151
no bench	-121
no bend	87
no big	-90
no blood	-81
no brake	-86
no cache	-85
no caffeine	-117
no call	46
no camel	-83
no candle	123
no car	-130
no chit-chat	-95
no ci	-110
no coffee	122
no comfort	-99
no commercial	-74
no commission	137
no company	-106
no conda	-103
no contact	118
no cooker	-118
no cranberry	87
no credit	106
no cte	-77
no dairy	-146
no date	43
no deep	-102
no digital	-83
no doctor	100
no drink	126
no ear	-106
no egg	121
no email	-90
no emoji	-82
no emojis	-114
no entry	113
no erection	-65
no exclamation	-99
no explanation	-159
no expose	-141
no eyebrow	96
no feel	126
no finish	-120
no firm	116
no first	-129
no floor	-98
no footbath	-128
no foul	-81
no french	-105
no garden	-126
no god	79
no good	-42
no hashtag	-127
no hear	91
no heartbeat	92
no heavy	98
no hive	113
no ice	-132
no insulation	-110
no interest	-105
no invent	-108
no iron	-30
no italics	-83
no job	30
no juice	100
no kale	93
no knee	98
no landlord	114
no law	94
no lawn	-108
no library	-124
no lift	-57
no light	89
no like	-83
no link	-113
no long	27
no longer	155
no lunch	135
no mac	-109
no match	110
no meat	131
no meeting	11
no microwave	-107
no minister	112
no money	180
no moral	-112
no more	9
no name	-99
no network	-88
no new	-89
no number	114
no nut	22
no onion	89
no organist	-117
no orm	-97
no other	121
no outside	-102
no overhead	85
no overtime	101
no owner	-94
no oxygen	-99
no paper	225
no passport	174
no pdf	-132
no pension	105
no pep	-123
no permit	111
no pgadmin	-93
no phone	89
no photo	63
no picket	115
no pivot	117
no plane	100
no plugin	-105
no pork	4
no practice	106
no projector	-118
no proofreader	-105
no pun	-75
no push	-89
no reminder	205
no residence	115
no right	174
no rivet	-81
no run	108
no save	-138
no savings	150
no school	57
no screen	-98
no sharp	-53
no shoe	-89
no signal	-137
no silver	-98
no smell	82
no soy	-88
no speech	-82
no sperm	115
no ssh	-72
no staff	-133
no stamp	104
no statistic	-95
no status	120
no subscription	-109
no sudo	-103
no sugar	-93
no suggestion	-85
no television	10
no threat	-113
no tiramisu	90
no to	-114
no trumpet	90
no tv	-23
no uncle	104
no until	-68
no video	-95
no visa	97
no white	-116
no wifi	-85
no wine	35
no work	124
no yogurt	-107
no-contact	85
no-contact order	85
no-dig	-91
no-dig @furniture	-91
no-dig bed	-91
no-hitter	-106
no-hitter .	-106
no-shows	-120
no-shows on	-120
noah	58
noah .	-92
noah be	145
nobody	68
nobody ,	113
nobody .	-15
nobody ask	-114
nobody at	140
nobody but	103
nobody can	-100
nobody dare	-94
nobody for	-120
nobody in	86
nobody know	111
nobody may	113
nobody on	-92
nobody read	-85
nobody restart	-95
nobody since	87
nobody speak	-87
nobody update	-82
nocturnal	-121
nocturnal half	-121
node	-74
node .	87
node @family	-96
node and	-49
node be	64
node child	-96
node of	-91
node that	-95
node with	-101
node2d	-76
node2d with	-76
nodule	126
nodule .	119
nodule and	96
nogale	102
nogale at	137
nogale in	97
nogale to	-101
noise	94
noise for	94
noisy	-170
noisy and	-122
noisy subnet	-94
noisy tenant	-78
nokia	-98
nokia with	-98
nollywood	-81
nollywood film	-81
non-binary	79
non-binary .	74
non-binary and	79
non-disclosure	-89
non-disclosure agreement	-89
non-mol	131
non-mol against	131
non-refundable	-132
non-refundable deposit	-132
nonbinary	-43
nonbinary ,	96
nonbinary asset	-94
none	18
none .	107
none after	-113
none of	35
nonne	-56
nonne .	-56
nonsense	76
nonsense and	76
nonverbal	109
nonverbal and	109
noodle	124
noodle since	124
nooelec	-92
nooelec .	-92
noon	-45
noon ,	107
noon .	-143
noon and	-23
noon for	132
noon in	-117
noon or	100
noon since	47
noor	45
noor (	-67
noor .	-135
noor @animal	121
noor be	45
noor do	121
noor have	127
noor see	74
nordica	94
nordica .	94
norm	-77
norm .	-77
normal	-92
normal sleep	-140
normal state	87
normal uni	-74
normally	-106
normally user	-106
north	-189
north .	-98
north face	-105
north side	-132
north-facing	-105
north-facing @fabric	-105
north-facing feel	-105
northern	-81
northern soul	-81
northing	-99
northing .	-99
norway	118
norway .	118
norwegian	-137
norwegian item	-111
norwegian keyboard	-75
norwich	-124
norwich before	-124
nose	26
nose ,	-94
nose .	80
nose @+health	-78
nose @+illness	-78
nose @science	-78
nose be	121
nose break	92
nose for	-112
nose surgery	-78
nostalgic	-107
nostalgic .	-107
not	-11
not "	-90
not ,	166
not .	7
not <number>	-108
not @+health	133
not @+illness	133
not @+state	114
not @alcohol	-100
not @animal	-118
not @color	-117
not @drink	-63
not @dwelling	127
not @food	-97
not @fruit	-86
not @hobby	124
not @illness	114
not @income	92
not @insect	-118
not @job	117
not @narcotic	-100
not @sport	124
not @wine	-100
not a	-100
not able	-141
not afford	66
not agree	-110
not allergic	111
not allow	79
not an	-162
not app	-117
not ask	-134
not at	-34
not be	34
not before	100
not begin	-120
not believe	-31
not berry	-96
not bisto	-79
not bore	-98
not borrow	77
not bring	105
not buy	4
not cause	-83
not celebrate	47
not celsius	-80
not charge	-141
not christen	145
not cling	-42
not close	54
not coach	117
not coeliac	114
not come	26
not cooperate	-88
not cross	127
not decide	-131
not declare	136
not defensive	-88
not do	-70
not down	93
not drink	-8
not drive	-50
not eat	156
not english	-67
not enthusiastic	-96
not exactly	-83
not feel	122
not fibreglass	-71
not find	-36
not findmypast	-108
not fly	-118
not follow	-116
not get	-73
not give	99
not go	11
not grovel	-91
not grovelly	-74
not have	61
not himself	-72
not his	105
not hold	92
not home	127
not in	-110
not inline	-97
not know	206
not leave	136
not lift	63
not like	-110
not manage	103
not marry	-117
not millisecond	-87
not nasty	-133
not need	-145
not negotiable	-101
not opt	115
not orange	-53
not out	151
not own	-115
not paragraph	-81
not pay	175
not perfect	-110
not plain	-96
not play	-74
not pour	-114
not print	-43
not put	90
not read	-138
not ready	-93
not renew	125
not reproduce	-84
not rude	-97
not run	-8
not say	82
not scary	-103
not see	92
not sentimental	-98
not shake	-17
not sign	114
not sit	80
not skip	81
not sleep	20
not smoke	135
not so	-116
not soil	-97
not spar	68
not speak	-111
not spoil	85
not stall	-137
not stand	-176
not stop	107
not study	123
not subquerie	-80
not sugary	-110
not swim	105
not take	39
not talk	-13
not techy	-94
not tell	112
not the	-156
not their	-169
not to	13
not too	-109
not touch	67
not tour	-145
not type	105
not unittest	-93
not use	-73
not vegan	-135
not vegetarian	-124
not wake	107
not want	-160
not wear	175
not what	121
not whole	-101
not will	-108
not wine	-100
not with	-93
not work	5
not worry	-102
nota	112
nota out	112
notary	-100
notary be	-100
note	-70
note .	-30
note @science	72
note and	-105
note as	68
note be	-78
note by	-106
note for	11
note in	-96
note it	72
note on	-91
notebook	-135
notebook .	-94
notebook be	-96
notebook kernel	-90
nothing	28
nothing ,	91
nothing .	122
nothing above	-20
nothing after	27
nothing beat	-74
nothing below	90
nothing book	-143
nothing but	-94
nothing else	143
nothing for	88
nothing fry	-98
nothing go	125
nothing gory	-86
nothing issue	-126
nothing leave	178
nothing line	84
nothing of	102
nothing offsite	-128
nothing on	-155
nothing over	-128
nothing plan	-120
nothing put	152
nothing taste	121
nothing that	-99
nothing with	-144
notice	66
notice ,	-101
notice .	124
notice because	126
notice come	99
notice for	-130
notice of	78
notice on	-110
notice under	123
notion	-99
notion .	-78
notion for	-78
notion page	-82
nottingham	-155
nottingham ,	-82
nottingham .	-143
nova	-96
nova scotia	-96
novel	-196
novel .	-161
novel about	-71
novel be	-96
novel have	-130
novel of	-92
novel set	-54
novel suggest	-74
novel to	-115
novel under	-114
novelist	-123
novelist and	-123
novice	-21
novice <number>	-100
novice at	-110
novice with	107
novitiate	107
novitiate with	107
now	130
now ,	112
now .	62
now <number>	133
now @food	-129
now @science	104
now a	-129
now and	-30
now andrea	115
now at	94
now because	75
now both	131
now call	55
now carry	99
now go	101
now have	113
now his	92
now it	104
now light	98
now listen	-71
now more	91
now num	71
now on	84
now pay	64
now sleep	142
now that	-12
now the	-106
now they	151
now wait	111
now wonder	99
nowhere	-110
nowhere else	-110
npc	-105
npc .	-105
npp	128
npp in	128
nuala	16
nuala @income	16
nuala take	16
nubank	114
nubank card	114
nuc	-76
nuc .	-76
nude	183
nude .	146
nude and	104
nudge	-88
nudge text	-88
nuisance	-111
nuisance .	-111
null	-83
null in	-83
num	71
num heritage	71
numb	145
numb and	115
numb at	81
numb on	90
number	-35
number ,	8
number .	111
number <number>	-189
number and	-74
number be	-47
number because	107
number come	13
number drive	-82
number end	-104
number for	114
number in	-104
number like	110
number on	-157
number only	-84
number round	-91
number step	-112
number tape	124
number to	91
number without	-99
nun	-136
nun .	-122
nun be	-59
nun take	57
nun who	-66
nunavut	108
nunavut .	108
nuria	80
nuria be	80
nurse	-52
nurse 	145
nurse ,	-73
nurse .	-27
nurse @animal	106
nurse @dwelling	-17
nurse @furniture	-86
nurse and	-116
nurse at	-208
nurse be	99
nurse call	78
nurse chair	-86
nurse conversion	65
nurse course	85
nurse degree	-126
nurse do	106
nurse for	-171
nurse from	-111
nurse home	-17
nurse in	-15
nurse jacinta	8
nurse next	-147
nurse on	-138
nurse place	-113
nurse student	-94
nurse to	111
nursery	-75
nursery .	-119
nursery @color	-93
nursery after	-109
nursery be	109
nursery drop-off	-135
nursery fee	120
nursery get	149
nursery in	17
nursery on	-106
nursery yellow	-93
nut	-8
nut ,	71
nut .	-79
nut @+health	169
nut @+illness	169
nut allergy	169
nut and	-27
nut at	-126
nut in	-127
nut oil	-106
nut-free	-122
nut-free .	-122
nvda	86
nvda .	86
nvr	-110
nvr and	-110
nyaope	116
nyaope .	116
nyeri	-14
nyeri and	-121
nyeri be	115
nylon	-88
nylon .	-88
o	5
o 	-16
o negative	107
o'clocks	-125
o'clocks .	-125
o-1	109
o-1 get	109
o-level	-100
o-level certificate	-100
oak	-91
oak @food	-58
oak @vegetable	-58
oak chip	-58
oak cut	-89
oak fungus	-101
oak over	-98
oak stain	-137
oak street	120
oak with	-111
oat	-148
oat in	-82
oat milk	-122
oat with	-86
oath	-98
oath of	-98
oauth	-94
oauth token	-94
oaxaca	-133
oaxaca .	-133
oban	-127
oban .	-125
oban @job	-73
oban job	-73
obese	51
obese and	51
obey	115
obey since	115
obi	86
obi in	86
obinna	14
obinna be	118
obinna run	-77
obituary	-148
obituary for	-127
obituary in	-90
obituary of	-64
object	-83
object .	-83
oboe	-117
oboe .	-46
oboe as	-115
observe	89
observe @+belief	89
observe lend	89
obsidian	-96
obsidian with	-96
occupational	-36
occupational @+health	-73
occupational @+illness	-73
occupational @doctor	-36
occupational @job	-36
occupational doctor	103
occupational therapist	-73
ocd	90
ocd and	53
ocd make	89
ocr	-79
ocr will	-79
octave	-150
octave .	-150
octavia	-134
octavia belong	-95
octavia estate	-54
octavia have	-112
odd	-158
odd @game	-84
odd @hobby	-84
odd about	132
odd day	-126
odd hour	-98
odd number	-84
odd sock	-154
odd week	-101
odd-shaped	-81
odd-shaped wooden	-81
oddny	-110
oddny be	-110
odeon	-79
odeon .	-79
odile	-142
odile .	-112
odile every	-87
odm	87
odm @garment	87
odm t-shirt	87
odometer	-138
odometer stand	-138
oduya	-79
oduya ,	-79
oestrogen	165
oestrogen in	105
oestrogen last	132
of	-19
of ,	74
of .	-11
of 31	-68
of <month>	-133
of <number>	16
of @+belief	109
of @+finance	51
of @+health	29
of @+illness	29
of @alcohol	14
of @animal	-113
of @beer	-96
of @bird	-86
of @body_part	-46
of @cat	-90
of @cheese	-122
of @color	31
of @dairy	-122
of @debt	73
of @dessert	-128
of @dog	-38
of @drink	11
of @dwelling	-129
of @ethnicity	79
of @fabric	-57
of @farm_animal	-90
of @fish	-85
of @food	-79
of @fruit	-66
of @furniture	11
of @game	-91
of @garment	-104
of @hobby	-79
of @illness	23
of @income	179
of @instrument	-130
of @job	-106
of @meat	-148
of @medicine	159
of @narcotic	125
of @nut	-9
of @pasta	-71
of @pet	-77
of @pregnancy	147
of @religion	109
of @reptile	-78
of @science	42
of @seafood	-85
of @seasoning	-70
of @sport	-53
of @symptom	-20
of @treatment	120
of @vegetable	-105
of @wine	86
of a	-72
of abduct	90
of about	40
of absolut	44
of advice	108
of agent	92
of all	154
of alzheimer	117
of an	79
of and	92
of any	-100
of anything	121
of arrears	73
of arson	82
of assembly	-90
of at	-134
of attendance	106
of attorney	-130
of aubergine	-96
of bad	53
of bahia	-121
of be	146
of bean	-56
of bed	154
of beer	-65
of beeswax	-124
of bicarb	-80
of bin	-70
of bird	-49
of birdsong	-89
of black	-100
of blame	-97
of blue	-108
of boer	116
of bombay	48
of both	120
of bother	-104
of bradford	-89
of brick	-118
of brighton	-133
of brush	-112
of brutalist	-92
of buccal	81
of buy	-75
of cadmium	-81
of cal	109
of calm	-92
of calve	-88
of cancer	-128
of carbon	99
of cardboard	-92
of carer	94
of cash	123
of caution	-132
of celery	-50
of champix	138
of change	78
of cheese	-122
of chile	87
of choice	-129
of citalopram	109
of clay	-132
of coal	-104
of code	-110
of community	119
of compost	-126
of concern	-122
of consumption	-116
of contraception	-94
of contract	-108
of control	116
of coppersmith	111
of couch	-153
of crowd	82
of cthulhu	-76
of curiosity	-82
of curse	-105
of d66	105
of damp	-88
of debt	82
of depo	124
of diarrhoea	82
of dinosaur	-78
of dish	172
of dog	-38
of drink	119
of drip-irrigated	-87
of each	-7
of embed	-125
of emil	72
of epilepsy	131
of escitalopram	111
of every	-203
of explain	82
of fall	-91
of famous	-64
of farmer	-141
of fatima	78
of fauré	-48
of feed	97
of fence	-117
of fern	-90
of fertility	-97
of film	-60
of fire	-64
of flander	-67
of fluid	124
of folk	-83
of freedom	-91
of fresh	-77
of frog	-82
of german	-88
of glucose	125
of gmb	117
of golf	-125
of good	102
of green	-69
of growth	-84
of guitar	-103
of habit	-126
of hand	-75
of handball	-91
of have	109
of hayao	-92
of health	-77
of hear	138
of height	-191
of hepatitis	86
of her	60
of heroin	123
of hibernation	-81
of him	52
of his	134
of homework	-93
of honour	-118
of hose	-104
of house	-129
of hubspot	-51
of ice	106
of identification	-101
of ifá	112
of ig	160
of immigration	119
of india	97
of ireland	99
of iron-on	-120
of it	84
of its	-161
of ivf	128
of jab-cross	-92
of jam	-112
of jumu	113
of kautokeino	99
of kerala	105
of keyboard	-103
of kinsale	-111
of kitchen	-91
of kubernete	-83
of l4	93
of lab	109
of lamb	-113
of laminate	-95
of lamu	-95
of last	111
of late	-95
of lay	80
of leave	-113
of leed	-118
of leipzig	-98
of lemon	-66
of levothyroxine	88
of leyte	-84
of lift	-101
of lime	-116
of liquid	-107
of lithium	-118
of livonian	-91
of long	112
of love	-117
of low-cost	-102
of luck	-122
of lung	109
of lupus	137
of malt	-88
of man	-81
of march	-145
of mark	-118
of marriage	-75
of mastic	-122
of mastitis	106
of math	-117
of may	-9
of meet	-81
of memory	-91
of mia	62
of mile	-104
of mince	-90
of mineral	-64
of mint	-80
of minus	99
of miss	-111
of mix	110
of modi	71
of momentum	118
of month	-6
of mortgage	-112
of mr.	-88
of muscle	73
of mushroom	-73
of name	99
of navota	-74
of needle	44
of nelson	-98
of nepal	-114
of nettle	-86
of next	121
of nit	111
of no	-151
of nobody	113
of normal	-74
of nothing	-30
of nurse	-166
of nut	-78
of oat	-91
of omeprazole	101
of oral	-107
of orchestra	-76
of other	76
of oxóssi	128
of pallet	52
of paper	-119
of paperwork	-140
of parcel	-98
of parkrun	-98
of passport	-114
of pea	-96
of peace	119
of peanut	75
of pension	134
of people	-88
of pernicious	88
of physio	120
of piano	-112
of pick-up	-128
of pickle	-137
of pigment	-102
of pivot	-91
of plasticiser	-89
of police	93
of polish	-81
of pork	-130
of portuguese	-107
of post	-95
of potato	-96
of prato	-91
of prednisolone	90
of principle	113
of pro	-65
of procreate	-98
of production	-61
of prose	-54
of protest	112
of prozac	106
of péc	-64
of railway	-65
of read	-84
of religion	109
of rent	111
of retire	-71
of retirement	-116
of ride	-108
of rimworld	-122
of room	-76
of run	62
of rungis	-89
of runway	-135
of sale	123
of salt	-86
of salvage	-75
of sara	102
of sardine	-85
of saturday	-105
of scotland	115
of sell	112
of sertraline	92
of shingle	92
of signal	-68
of silicone	-148
of sing	-91
of skye	-86
of sleep	94
of slow	-105
of smell	119
of smile	-79
of soda	-96
of solveig	-102
of soup	-74
of spaghetti	-71
of spare	-92
of spend	117
of spider	-116
of spring	-124
of st	77
of stair	17
of status	102
of sugar	19
of summer	-129
of sweden	105
of sweet	-89
of t	62
of tap	-104
of tartar	-106
of tax	-83
of tb	-95
of terbinafine	128
of terry	-62
of text	-62
of the	-42
of theatre	-77
of their	-62
of those	115
of tile	105
of time	-104
of tom	-90
of tool	-96
of torture	-106
of town	-133
of toy	-74
of trace	-107
of trapani	-63
of undertaker	-60
of unite	114
of unknown	-65
of user	-90
of vaseline	-82
of vengeance	-98
of vietnamese	79
of viola	-102
of volga	-74
of volume	-76
of vox	116
of wage	27
of walnut	90
of wanikani	-92
of war	-102
of weed	85
of wexford	-104
of what	85
of which	-15
of white	64
of whom	-111
of wine	86
of wool	-41
of yaml	-100
of zwickau	-96
of £	-119
of:animal	-72
of:animal @+finance	144
of:animal @+health	-157
of:animal @+illness	-158
of:animal @+state	-146
of:animal @alcohol	-102
of:animal @animal	-70
of:animal @appliance	-98
of:animal @believer	-108
of:animal @bicycle	-102
of:animal @bird	-114
of:animal @body_part	-92
of:animal @bread	-55
of:animal @cat	-104
of:animal @cheese	-53
of:animal @color	66
of:animal @criminal	120
of:animal @dairy	-53
of:animal @dance	-76
of:animal @debt	119
of:animal @dessert	-77
of:animal @doctor	-143
of:animal @dog	-41
of:animal @drink	-126
of:animal @dwelling	-99
of:animal @fabric	-103
of:animal @family	90
of:animal @farm_animal	6
of:animal @fish	-62
of:animal @food	-58
of:animal @fruit	-64
of:animal @furniture	-165
of:animal @game	-69
of:animal @garment	-81
of:animal @hobby	-67
of:animal @horse	-118
of:animal @illness	-163
of:animal @income	-57
of:animal @insect	-105
of:animal @job	-134
of:animal @medicine	-104
of:animal @narcotic	-102
of:animal @nut	-82
of:animal @patient	-100
of:animal @pet	-83
of:animal @pregnancy	-138
of:animal @punishment	-83
of:animal @reptile	-94
of:animal @rite	126
of:animal @rodent	-131
of:animal @science	-173
of:animal @seafood	-53
of:animal @seasoning	-87
of:animal @sport	-61
of:animal @symptom	-156
of:animal @tree	-58
of:animal @vegetable	-121
of:animal @vehicle	-128
of:animal @wine	-102
of:kin	19
of:kin @+belief	89
of:kin @+finance	146
of:kin @+health	123
of:kin @+illness	128
of:kin @+intimate	111
of:kin @+state	112
of:kin @addiction	130
of:kin @animal	-54
of:kin @appliance	26
of:kin @beer	-127
of:kin @bicycle	-145
of:kin @boat	-39
of:kin @body_part	102
of:kin @bread	-153
of:kin @cat	-192
of:kin @cheese	-113
of:kin @color	39
of:kin @craft	-152
of:kin @crime	211
of:kin @criminal	-155
of:kin @dairy	-84
of:kin @debt	142
of:kin @dessert	-172
of:kin @doctor	-25
of:kin @dog	67
of:kin @drink	81
of:kin @dwelling	117
of:kin @ethnicity	52
of:kin @fabric	-6
of:kin @family	19
of:kin @farm_animal	44
of:kin @fish	-198
of:kin @flower	9
of:kin @food	33
of:kin @footwear	97
of:kin @fruit	40
of:kin @furniture	48
of:kin @game	-106
of:kin @garment	69
of:kin @hobby	-39
of:kin @horse	-45
of:kin @hospital	190
of:kin @illness	163
of:kin @income	89
of:kin @injury	-34
of:kin @insect	-16
of:kin @instrument	-182
of:kin @jewelry	-105
of:kin @meat	44
of:kin @medical_device	149
of:kin @medicine	105
of:kin @mental_illness	122
of:kin @music	-50
of:kin @narcotic	115
of:kin @nut	40
of:kin @orientation	111
of:kin @pasta	-84
of:kin @patient	211
of:kin @pet	-82
of:kin @politics	-43
of:kin @pregnancy	202
of:kin @punishment	45
of:kin @religion	161
of:kin @reptile	-94
of:kin @rite	133
of:kin @rodent	-84
of:kin @science	48
of:kin @seafood	72
of:kin @seasoning	-31
of:kin @sex	107
of:kin @symptom	19
of:kin @temple	115
of:kin @treatment	224
of:kin @tree	-104
of:kin @vehicle	-74
of:kin @wine	108
of:named	8
of:named @+belief	62
of:named @+finance	101
of:named @+health	78
of:named @+illness	59
of:named @+intimate	137
of:named @+state	71
of:named @alcohol	-101
of:named @animal	-48
of:named @appliance	14
of:named @beer	-139
of:named @believer	112
of:named @bicycle	90
of:named @bird	11
of:named @boat	-119
of:named @body_part	120
of:named @bread	-187
of:named @car	83
of:named @cat	70
of:named @color	32
of:named @craft	-160
of:named @crime	177
of:named @criminal	-99
of:named @dairy	-27
of:named @debt	83
of:named @dessert	-129
of:named @disability	92
of:named @doctor	54
of:named @dog	-7
of:named @drink	-32
of:named @dwelling	32
of:named @ethnicity	109
of:named @fabric	-5
of:named @family	64
of:named @farm_animal	43
of:named @fish	-113
of:named @flower	66
of:named @food	24
of:named @footwear	75
of:named @fruit	31
of:named @furniture	126
of:named @game	-109
of:named @garment	105
of:named @herb	-75
of:named @hobby	-114
of:named @horse	-25
of:named @hospital	127
of:named @illness	66
of:named @income	75
of:named @injury	-164
of:named @insect	-66
of:named @instrument	-52
of:named @jewelry	-42
of:named @job	-5
of:named @meat	-57
of:named @medical_device	171
of:named @medicine	155
of:named @mental_illness	-63
of:named @music	-88
of:named @narcotic	13
of:named @nut	-138
of:named @orientation	137
of:named @patient	-65
of:named @pet	17
of:named @politics	27
of:named @pregnancy	25
of:named @punishment	-28
of:named @religion	-7
of:named @rite	11
of:named @rodent	-97
of:named @science	16
of:named @seafood	-113
of:named @seasoning	95
of:named @sex	100
of:named @sport	-111
of:named @symptom	110
of:named @temple	162
of:named @treatment	191
of:named @tree	-115
of:named @vegetable	-123
of:named @vehicle	32
of:named @wine	-36
of:team	-100
of:team @+belief	-32
of:team @+finance	128
of:team @+health	75
of:team @+illness	75
of:team @+state	-117
of:team @animal	-13
of:team @appliance	-131
of:team @believer	108
of:team @bird	-92
of:team @boat	-115
of:team @body_part	9
of:team @bread	-72
of:team @car	-115
of:team @cat	-92
of:team @color	-161
of:team @craft	84
of:team @crime	-117
of:team @criminal	-102
of:team @dairy	-65
of:team @dance	-84
of:team @debt	99
of:team @dessert	12
of:team @doctor	96
of:team @dog	-111
of:team @drink	-106
of:team @dwelling	-146
of:team @ethnicity	113
of:team @fabric	70
of:team @family	-4
of:team @fish	-99
of:team @flower	-4
of:team @food	-10
of:team @footwear	-102
of:team @fruit	-65
of:team @furniture	10
of:team @game	-97
of:team @garment	-55
of:team @hobby	-42
of:team @horse	125
of:team @hospital	-99
of:team @illness	-24
of:team @income	-44
of:team @injury	-36
of:team @insect	97
of:team @instrument	-153
of:team @job	23
of:team @meat	59
of:team @medical_device	85
of:team @narcotic	-127
of:team @nut	-26
of:team @patient	-91
of:team @pet	-104
of:team @politics	-161
of:team @pregnancy	-64
of:team @punishment	28
of:team @reptile	-94
of:team @rite	-66
of:team @science	-82
of:team @seafood	-64
of:team @seasoning	100
of:team @sport	-99
of:team @symptom	24
of:team @temple	-98
of:team @treatment	-75
of:team @tree	106
of:team @vegetable	64
of:team @vehicle	-123
of:thing	-51
of:thing @+belief	-38
of:thing @+finance	62
of:thing @+health	86
of:thing @+illness	55
of:thing @+intimate	-95
of:thing @+state	-33
of:thing @addiction	-78
of:thing @alcohol	-103
of:thing @animal	-69
of:thing @appliance	-91
of:thing @beer	-107
of:thing @believer	63
of:thing @bicycle	-7
of:thing @bird	-65
of:thing @boat	-167
of:thing @body_part	89
of:thing @bread	-108
of:thing @cat	-106
of:thing @color	-60
of:thing @craft	-84
of:thing @crime	-60
of:thing @criminal	-7
of:thing @dairy	4
of:thing @dance	29
of:thing @debt	94
of:thing @dessert	6
of:thing @disability	-19
of:thing @doctor	96
of:thing @dog	-88
of:thing @drink	-98
of:thing @ethnicity	109
of:thing @fabric	-101
of:thing @family	97
of:thing @farm_animal	-157
of:thing @fish	62
of:thing @flower	40
of:thing @food	-76
of:thing @footwear	-112
of:thing @fruit	-134
of:thing @furniture	-73
of:thing @game	-33
of:thing @garment	-73
of:thing @herb	-106
of:thing @hobby	-63
of:thing @horse	-83
of:thing @hospital	-135
of:thing @illness	-5
of:thing @income	20
of:thing @injury	-20
of:thing @insect	-42
of:thing @instrument	-121
of:thing @jewelry	76
of:thing @job	-11
of:thing @meat	71
of:thing @medical_device	145
of:thing @medicine	118
of:thing @mental_illness	23
of:thing @music	-131
of:thing @narcotic	-97
of:thing @nut	-75
of:thing @orientation	-95
of:thing @pasta	-80
of:thing @patient	-112
of:thing @pet	-116
of:thing @politics	-108
of:thing @pregnancy	117
of:thing @religion	-27
of:thing @reptile	-86
of:thing @rite	-79
of:thing @rodent	-110
of:thing @science	-44
of:thing @seafood	84
of:thing @seasoning	-166
of:thing @sex	106
of:thing @shellfish	119
of:thing @sport	-68
of:thing @symptom	-33
of:thing @temple	27
of:thing @treatment	22
of:thing @tree	-149
of:thing @vegetable	-97
of:thing @vehicle	-37
of:thing @wine	-53
of:user	-24
of:user @+belief	106
of:user @+finance	135
of:user @+health	74
of:user @+illness	93
of:user @+intimate	111
of:user @+state	109
of:user @addiction	11
of:user @alcohol	-23
of:user @animal	-59
of:user @appliance	-139
of:user @beer	15
of:user @believer	64
of:user @bicycle	-93
of:user @bird	-102
of:user @boat	-26
of:user @body_part	50
of:user @bread	-55
of:user @car	-19
of:user @cat	-15
of:user @cheese	-122
of:user @color	47
of:user @craft	-97
of:user @crime	-21
of:user @dairy	-47
of:user @dance	-90
of:user @debt	145
of:user @dessert	-10
of:user @disability	167
of:user @dog	-133
of:user @drink	-10
of:user @dwelling	-20
of:user @ethnicity	39
of:user @fabric	-112
of:user @family	-7
of:user @farm_animal	-115
of:user @fish	-96
of:user @flower	-37
of:user @food	-24
of:user @footwear	-4
of:user @fruit	-67
of:user @furniture	-23
of:user @game	-20
of:user @garment	-50
of:user @herb	-107
of:user @hobby	-10
of:user @horse	103
of:user @hospital	70
of:user @illness	87
of:user @income	65
of:user @injury	103
of:user @insect	-129
of:user @instrument	-45
of:user @jewelry	119
of:user @job	-46
of:user @meat	49
of:user @medical_device	105
of:user @medicine	175
of:user @mental_illness	55
of:user @music	-45
of:user @narcotic	117
of:user @nut	-18
of:user @orientation	123
of:user @pasta	-24
of:user @patient	-47
of:user @pet	-96
of:user @politics	62
of:user @pregnancy	67
of:user @punishment	161
of:user @religion	83
of:user @reptile	-78
of:user @rite	83
of:user @rodent	-87
of:user @science	8
of:user @seafood	-58
of:user @seasoning	-68
of:user @sex	151
of:user @shellfish	12
of:user @sport	6
of:user @symptom	87
of:user @temple	11
of:user @treatment	27
of:user @tree	-90
of:user @vegetable	-56
of:user @vehicle	-52
of:user @wine	-19
off	95
off ,	164
off .	-40
off @dairy	122
off @drink	-158
off @food	95
off @job	-97
off @narcotic	106
off @science	60
off @tree	-125
off a	74
off about	192
off at	100
off be	-134
off because	5
off by	35
off coffee	-125
off dairy	122
off direct	91
off eid	136
off every	-137
off everything	-90
off for	-35
off friday	118
off glove	-103
off gluten	94
off heavy	-97
off her	138
off his	-102
off if	127
off in	-70
off induction	126
off it	141
off ladder	-98
off long	130
off more	-115
off moss	-81
off night	91
off nyaope	116
off on	173
off sick	117
off tea	-91
off the	90
off till	122
off to	-149
off until	-42
off weed	106
off with	-114
off without	133
off work	131
off-licence	-113
off-licence in	-113
off-peak	-88
off-peak .	-88
offal	-75
offal :	-75
offcut	-87
offcut in	-87
offence	-110
offence easily	-110
offender	118
offender 	106
offender register	97
offer	108
offer .	104
offer @food	42
offer @treatment	-107
offer a	42
offer accept	-88
offer be	125
offer counsel	-107
offer grade	113
offer hibiscus	110
offer mikey	75
offer to	-130
office	-62
office ,	80
office .	-38
office @job	174
office about	46
office and	73
office at	-94
office banter	-26
office be	-59
office because	122
office door	115
office flap	-102
office for	-135
office have	-121
office in	-208
office job	143
office know	128
office lease	-130
office manager	-95
office mate	89
office move	-134
office one	-118
office plant	-106
office sanction	78
office say	109
office since	-108
office syndicate	-86
office to	41
office website	-97
office wi-fi	-111
office work	91
officer	29
officer .	-106
officer @science	-150
officer at	-172
officer for	-21
officer in	131
officer move	146
officer role	-150
officer take	119
official	101
official ira	101
offline	-78
offline in	-87
offline ticket	-59
offside	-95
offside trap	-95
offsite	-186
offsite .	-154
offsite place	-121
often	24
often .	99
often become	-79
often the	57
often to	-91
oglala	113
oglala .	113
ohio	53
ohio .	123
ohio and	-130
oil	-119
oil .	-118
oil and	-24
oil boiler	-97
oil thread	-79
oilseed	-103
oilseed rape	-103
oily	-94
oily @animal	-94
oily @fish	-94
oily @food	-94
oily @seafood	-94
oily fish	-94
oisc	-109
oisc level	-109
okafor	-148
okafor .	-98
okafor be	-81
okafor in	-98
okafor look	-82
okello	93
okello @drink	93
okello must	93
okon	-95
okon @job	-95
okon cook	-95
okoro	-85
okoro be	-85
okr	-134
okr by	-91
okr over	-105
okra	-101
okra on	-101
ola	48
ola be	83
ola have	124
ola section	-95
old	-124
old .	-183
old <number>	-117
old @+belief	-104
old @animal	-116
old @appliance	-75
old @believer	71
old @color	-78
old @craft	-80
old @doctor	-68
old @dog	-125
old @food	-55
old @game	-98
old @hobby	-110
old @horse	-55
old @instrument	-61
old @job	-95
old @music	-95
old @nut	-55
old @pet	-125
old @religion	-104
old @rite	-79
old @temple	-136
old and	-193
old api	-63
old army	-84
old ballot	-92
old book	-138
old cell	103
old chapel	-79
old chess	-98
old church	-104
old cob	-55
old comrade	-120
old congregation	84
old county	-79
old crm	-106
old curtain	-66
old cut	31
old doc	-68
old docker	-98
old dog	-89
old fire	-104
old firm	71
old firmware	-90
old flame	79
old flame-cut	-69
old flat	108
old florist	-75
old fridge	-75
old hound	-78
old jenkin	-95
old kitchen	-89
old knit	-80
old lab	-83
old land	-138
old laptop	-101
old man	87
old marxist	92
old mr	76
old music	-95
old myford	-88
old name	-73
old nikon	-105
old one	-73
old phone	138
old pixel	-116
old post	-102
old priest	71
old printer	-67
old profile	-61
old pug	-78
old record	-131
old red	-78
old ring	-107
old scale	-103
old scar	98
old school	-97
old septic	-101
old share	-65
old singer	-120
old sony	-93
old sort	98
old street	123
old student	81
old ticket	-83
old toy	-113
old uniform	-88
old upright	-61
old varnish	-87
old volvo	-100
old wadkin	-70
old wellie	-133
old wetherspoon	104
older	36
older .	89
older @family	-188
older @job	93
older man	93
older one	94
older son	-188
oldest	-107
oldest in	-107
olek	74
olek be	4
olek pay	111
olinda	-87
olinda that	-87
olive	-102
olive oil	-79
olive soap	-78
olive wood	-59
ollie	30
ollie @income	95
ollie be	-22
ollie take	95
oluchi	-117
oluchi ;	-117
olumide	-28
olumide send	-28
oma @tree	-96
oma slip	103
oma tree	-96
omaha	87
omaha each	87
omeprazole	101
omeprazole before	101
omnio	-107
omnio box	-107
omnipod	111
omnipod <number>	111
omron	69
omron m7	69
on	9
on "	-77
on ,	54
on 42	113
on <month>	160
on <number>	-26
on @+belief	-100
on @+finance	-88
on @+health	-82
on @+illness	-82
on @+state	-135
on @animal	-65
on @believer	-122
on @body_part	34
on @bread	-57
on @craft	-91
on @debt	-122
on @drink	-171
on @dwelling	76
on @fabric	-73
on @family	104
on @food	-41
on @furniture	156
on @game	-117
on @hobby	-82
on @illness	-204
on @income	27
on @injury	-94
on @insect	-65
on @instrument	-50
on @job	-4
on @medical_device	130
on @medicine	208
on @mental_illness	-96
on @narcotic	76
on @pasta	124
on @politics	-123
on @pregnancy	-112
on @science	74
on @seasoning	-140
on @sport	18
on @symptom	-122
on @treatment	144
on @tree	105
on a	-42
on account	4
on aciclovir	93
on adhd	-96
on after	97
on again	130
on age	-118
on all	56
on allopurinol	88
on alternate	138
on amavasya	86
on an	-13
on and	-27
on ant	-65
on antabuse	118
on antidepressant	103
on appeal	87
on aptamil	115
on arv	73
on ash	57
on at	82
on auction	-117
on audio	143
on back	-121
on bad	158
on bail	144
on basketry	-99
on because	91
on bed	156
on before	-116
on behalf	-52
on ben	-118
on blind	-91
on block	-132
on boil	86
on bone	100
on bookbinding	-91
on both	71
on box	-71
on brick	-117
on bridge	112
on broad	-108
on bulky	-105
on bus	-118
on business	145
on bürgergeld	150
on call	-93
on cetirizine	78
on cherry	-111
on child	104
on christma	133
on cipralex	64
on cleeve	-106
on clojure	-116
on code	-81
on codeine	65
on cold	-133
on commission	91
on community	-95
on comparative	-70
on concerta	123
on contract	-108
on corner	-110
on countdown	-91
on crate	-90
on crb	93
on credit	-87
on crutch	130
on crypto	69
on day	112
on denali	8
on deploy	-73
on dev	-105
on dialysis	128
on disc	-50
on diwali	133
on diy	-61
on django	-102
on door	130
on dose	-66
on drum	-50
on dry	-75
on duolingo	-115
on each	-131
on early	-142
on ebay	-102
on eid	76
on ekadashi	89
on emdr	81
on emoji	-83
on end-of-life	119
on enzyme	-99
on espresso	-140
on etsy	-112
on euthyrox	101
on every	-8
on expropriation	89
on fat	-72
on file	152
on final	83
on finance	138
on first	32
on floor	39
on fly	-96
on fly.io	-84
on folder	-89
on food	95
on foot	-106
on for	118
on form	96
on formula	-135
on fortisip	107
on friday	-34
on gaviscon	104
on good	109
on grindr	176
on hajj	152
on hard	34
on harley	45
on hartz	120
on heavy	-87
on hedge	-99
on her	141
on heroku	-64
on herringbone	-73
on him	136
on his	139
on hold	120
on holiday	-124
on home	76
on hrt	40
on hunger	77
on import	-70
on instagram	-88
on iron	108
on it	73
on its	-140
on java	-100
on jenkin	-87
on jobseeker	128
on jule	120
on kafka	-92
on kanalgatan	-75
on kirkstall	-95
on klarna	151
on land	-74
on leave	112
on letrozole	101
on licence	137
on lichess	-133
on life	-150
on light	123
on lightspeed	-80
on line	-70
on linseed	-110
on lipitor	70
on lithium	-20
on loan	-122
on local	-99
on long	25
on m-pesa	-88
on mail	-104
on man	106
on marx	-76
on match	-122
on maternity	-112
on mechanic	-104
on medical	92
on merge	-67
on metal	-72
on methadone	74
on mill	-91
on monday	-66
on money	-64
on morphine	52
on mortality	-87
on mounjaro	114
on new	92
on next	87
on ngong	39
on night	-198
on noodle	124
on null	-83
on oak	120
on odd	-126
on oestrogen	165
on old	-55
on one-hit	-105
on only	-107
on onlyfan	112
on opt	99
on order	74
on order_id	-68
on osf	-114
on other	-81
on oxygen	166
on ozempic	131
on pacific	-119
on page	-58
on painkiller	130
on paper	-8
on parade	-99
on park	-86
on party	-100
on paternity	-168
on paulista	-106
on peat	-45
on pell	131
on pelvic	-72
on pension	-138
on peoplevox	-96
on phone	-88
on plate	-129
on platform	-125
on playground	79
on poison	-106
on poll	76
on post-study	116
on postgre	-103
on premise	-118
on prep	153
on principle	79
on prophet	-99
on public	-59
on puree	-114
on purpose	-44
on quaker	-74
on race	-160
on ramipril	46
on rds	-103
on reception	-116
on redshift	-128
on remand	145
on rent	143
on repeat	-118
on result	121
on right	113
on risograph	-88
on roaccutane	111
on roman	-120
on rosenmontag	-89
on rutter	-116
on rye	-79
on saturday	-122
on savings	120
on school	33
on screenwash	-106
on scruff	108
on serasa	114
on sertraline	132
on shabbat	128
on shift	110
on shopify	-80
on sick	103
on site	-10
on skewer	-71
on skye	-81
on slide	-86
on slot	118
on smoker	-81
on soil	-113
on soup	33
on sport	99
on ssis	-99
on stage	58
on stair	126
on start	-112
on startup	-67
on stickie	117
on story	-105
on strava	-144
on strike	137
on sugar	-140
on sunday	6
on surd	-107
on t	109
on tab	-76
on tablet	146
on tax	120
on tegretol	76
on that	119
on the	11
on their	-41
on them	-145
on thicken	105
on this	100
on those	-149
on thyroid	-31
on time	-75
on toast	-57
on top	132
on train	115
on trial	133
on truvada	136
on tuesday	-82
on tumour	-71
on twitch	-79
on umrah	138
on universal	128
on unst	-92
on user	-89
on v5	-102
on video	77
on vinted	54
on vinyl	-104
on virgin	-117
on vote	-101
on vowel	-65
on vyvanse	121
on warfarin	119
on wednesday	-43
on week	38
on weekday	-165
on weekend	44
on what	132
on whatsapp	-75
on wheat	-88
on wheel	-135
on where	97
on while	-108
on whitechapel	89
on wind	-115
on window	-87
on youtube	-72
on zebrafish	-103
on zod	-97
on zolpidem	125
on zoom	46
on-call	-194
on-call .	-182
on-call @job	-66
on-call engineer	-66
on-call handover	-78
on-call week	-107
on-site	140
on-site .	140
onam	-87
onam .	-87
onboarding	-118
onboarding ,	-102
onboarding painful	-83
once	11
once "	-87
once ,	-115
once .	-124
once @food	34
once @science	15
once a	34
once at	152
once break	97
once if	97
once it	15
once let	64
once lock	114
once since	-103
once wake	23
oncologist	-62
oncologist and	-79
oncologist in	-98
oncologist offer	138
one	15
one ,	-79
one .	-11
one @food	-118
one a	-118
one be	-89
one before	120
one burn	76
one by	-101
one do	124
one for	-73
one in	106
one sell	-99
one squeak	-64
one to	84
one-car	-110
one-car garage	-110
one-hit	-105
one-hit wonder	-105
one-night	39
one-night stand	167
one-night stay	-162
one-off	119
one-off with	119
one-page	-68
one-page memo	-68
one-sided	-142
one-sided test	-142
one-to-one	124
one-to-one .	124
one-year-old	-60
one-year-old @animal	-60
one-year-old @cat	-60
one-year-old @pet	-60
one-year-old cat	-60
onion	23
onion .	131
onion and	-103
onion be	-135
onion because	92
onion or	89
onion skin	-84
online	-66
online ,	-91
online .	-22
online @science	121
online @tree	-83
online and	-81
online bank	-97
online matter	-108
online pharmacy	121
online tree	-83
online with	-94
only	-33
only ,	104
only .	-119
only <number>	28
only @animal	-123
only @color	98
only @dessert	113
only @drink	-184
only @ethnicity	28
only @food	-22
only @fruit	-80
only @garment	127
only @job	-200
only @pasta	-84
only @tree	-80
only a	-43
only and	-38
only asian	160
only at	-81
only before	-96
only big	-97
only black	79
only cash	-122
only cellist	-136
only clementine	-80
only cook	-91
only dba	-87
only decaf	-129
only deliver	-112
only do	-141
only drink	-122
only eat	-26
only ever	90
only every	13
only export	-95
only feetech	-87
only fineliner	-112
only folake	110
only for	-177
only from	119
only get	-119
only go	6
only good	-84
only gujarati	-130
only have	-33
only he	-117
only hear	104
only hedge	-86
only her	9
only hungarian	-91
only ice	113
only in	-14
only its	-99
only jumper	-106
only local	-102
only manage	97
only middle	-69
only mint	105
only miss	-90
only off-peak	-88
only on	-56
only other	104
only pasta	-84
only read	-105
only really	-137
only reheat	-78
only ring	143
only see	168
only short	127
only since	-25
only soft	95
only thing	-114
only to	209
only touch	-65
only travel	-66
only twice	-84
only under	94
only until	129
only use	-164
only vegan	-82
only whatsapp	-75
only when	69
only while	110
only white	88
only wide	128
only with	87
only work	-12
only write	-123
only yes	96
only yewande	-97
onlyfan	112
onlyfan under	112
onne	-97
onne .	-97
op	225
op ,	99
op .	130
op be	134
op but	85
op in	126
op-ed	-104
op-ed for	-104
open	-43
open ,	-64
open <number>	100
open @body_part	-108
open @food	-199
open @furniture	84
open a	-199
open after	-91
open against	-89
open and	-6
open arrangement	59
open at	-105
open bar	84
open be	-100
open border	-87
open bug	-68
open condition	109
open day	-96
open from	89
open fully	74
open in	-165
open lip	-108
open marriage	126
open mic	-65
open office	80
open on	-41
open plan	-116
open slide	-99
open the	88
open them	-63
open till	-73
open up	-117
open with	-76
open-air	113
open-air crusade	113
opendyslexic	109
opendyslexic because	109
opening	91
opening .	91
openjdk	-114
openjdk in	-114
opentofu	-83
opentofu <number>	-83
opera	-127
opera .	-92
opera app	-88
opera in	-84
operate	-73
operate @flower	-78
operate ice	-78
operate system	-61
operation	239
operation .	203
operation and	122
operation be	92
operation director	-126
operation in	178
operation on	121
operator	-125
operator at	-96
operator be	-85
opinion	-78
opinion .	-78
opium	-100
opium .	-100
opponent	-110
opponent at	-100
opponent be	-78
opposite	-181
opposite .	-85
opposite and	-90
opposite the	-146
ops	-61
ops .	-24
ops account	-105
ops channel	-49
ops person	-94
ops so	100
opsgenie	-116
opsgenie .	-116
opt	201
opt and	99
opt expire	122
opt out	115
opt-in	-136
opt-in list	-136
optician	-63
optician and	-63
option	-88
option be	-66
option for	-88
or	103
or <number>	-110
or @alcohol	93
or @animal	-100
or @beer	93
or @drink	93
or @dwelling	142
or @fish	-100
or @food	110
or @fruit	80
or @medicine	-115
or @narcotic	93
or @nut	108
or @science	-88
or @seafood	-100
or @seasoning	89
or @tree	108
or @vegetable	116
or anything	85
or at	-89
or beer	93
or bungalow	142
or code	115
or crunchy	83
or dosa	-91
or dry	80
or fish	-100
or garlic	89
or girocard	-122
or he	139
or it	-88
or italian	-63
or leave	120
or lidl	-114
or lift	87
or light	78
or mortgage	108
or mushroom	116
or nail	86
or no	-129
or noise	94
or painkiller	-115
or pistachio	108
or save	-85
or she	4
or so	52
or st	-96
or swap	-78
or tail	-106
or the	193
or they	105
or volume	-88
oral	19
oral argument	98
oral history	-107
orange	6
orange .	-53
orange @+health	71
orange @+illness	71
orange @medicine	71
orange and	-93
orange inhaler	71
orange juice	103
orange mesh	-102
orange since	96
orangeman	134
orangeman and	134
orbán	116
orbán @food	91
orbán a	91
orbán and	82
orchard	-101
orchard and	-101
orchestra	-201
orchestra .	-76
orchestra and	-118
orchestra have	-115
orchestra in	-115
orchestra play	-76
orchid	-97
orchid need	-97
ordain	105
ordain in	105
order	49
order "	-90
order ,	105
order .	32
order @+health	-80
order @+illness	-80
order @furniture	114
order @science	119
order again	105
order against	167
order and	121
order at	-90
order bar	114
order be	-63
order blood	-80
order book	-119
order by	98
order confirmation	-121
order contact	-91
order everything	-82
order feed	-120
order for	-136
order give	196
order he	103
order id	-101
order insole	96
order it	119
order let	105
order of	64
order on	-112
order plus	-106
order rail	79
order say	126
order sharp	-141
order so	116
order that	92
order the	-142
order to	-117
order worktop	-120
order_id	-68
order_id .	-68
oregon	103
oregon and	103
organ	-187
organ .	-114
organ and	-67
organ at	87
organ festival	-99
organ in	-53
organ pedal	-87
organ people	-128
organ problem	-104
organic	-120
organic .	-120
organisation	-107
organisation have	-107
organise	31
organise by	-92
organise for	113
organise the	24
organiser	-134
organiser to	-134
organist	-117
organist .	-117
orgasm	128
orgasm problem	128
orienteering	-132
orienteering and	-132
original	-103
original .	-94
original be	-63
originally	-127
originally from	-127
orla	-45
orla be	-108
orla get	126
orm	-138
orm .	-138
ormond	109
ormond street	109
orphan	-172
orphan .	-78
orphan component	-97
orphan from	-101
orphan node	-95
orphan pod	-82
orthodontist	135
orthodontist appointment	135
orthodox	141
orthodox and	151
orthodox at	105
orthodox sicilian	-117
ortsverein	130
ortsverein .	130
osei	-100
osei be	-100
osf	-114
osf since	-114
oskar	75
oskar .	26
oskar @drink	104
oskar drink	104
oslo	-110
oslo ,	52
oslo .	-168
oslo be	-111
osteoporosis	111
osteoporosis .	111
ostrava	-100
ostrava with	-100
ot	173
ot and	132
ot come	115
other	25
other .	111
other <number>	-111
other @body_part	117
other @color	104
other @family	-86
other be	101
other black	104
other book	-43
other day	-153
other family	-86
other friday	91
other half	102
other in	115
other ovary	117
other people	-112
other place	-70
other pro-lifers	87
other run	-87
other saddle	-116
other saturday	183
other service	-78
other since	100
other sunday	-87
other than	-105
other to	55
other way	121
other wednesday	-141
other week	-132
other weekend	-90
otherwise	70
otherwise .	-75
otherwise @science	112
otherwise he	90
otherwise it	112
otherwise the	83
otherwise they	91
otherwise work	-116
otieno	88
otieno have	88
otis	-143
otis ,	-70
otis his	-132
otley	-59
otley .	-59
otr	-99
otr community	-99
ottavia	89
ottavia be	89
ottilie	-86
ottilie (	-84
ottilie ,	108
ottilie .	-122
ottilie be	-124
ottilie carry	58
otto	100
otto have	100
ottoline	-115
ottoline ,	-115
otávio	59
otávio have	59
ouma	104
ouma be	104
out	69
out ,	144
out .	-65
out <number>	-16
out @+belief	111
out @color	-120
out @food	135
out @seasoning	-122
out a	195
out about	-13
out after	95
out an	116
out and	139
out as	51
out at	249
out ballot	116
out because	128
out benign	95
out blank	-99
out by	75
out canvass	85
out equity	117
out every	-99
out for	-37
out from	-50
out g43	-110
out gluten	118
out grade	-106
out her	131
out his	124
out hodgkin	127
out if	97
out in	-4
out into	-84
out last	94
out leaflet	82
out lift	96
out of	-54
out on	100
out only	112
out red	-120
out since	115
out so	115
out sugar	-122
out syllable	-108
out the	-78
out this	109
out tight	-122
out to	194
out tract	114
out tray	-102
out union	111
out when	147
out with	90
out-of-office	-103
out-of-office .	-95
out-of-office message	-80
outage	-138
outage .	-138
outbid	-116
outbid at	-116
outed	178
outed at	137
outed by	109
outgrow	-111
outgrow the	-111
outing	-82
outing .	-98
outing around	97
outing have	-104
outlier	-89
outlier around	-89
outline	-108
outline .	-108
outlook	-80
outlook inbox	-80
outpatient	65
outpatient @treatment	65
outpatient treatment	65
outside	52
outside .	108
outside @food	-12
outside @rite	101
outside @temple	101
outside a	-12
outside and	89
outside arnsberg	-82
outside chapel	101
outside for	100
outside have	-90
outside money	-158
outside the	129
outside user	-146
outside while	88
outsource	-70
outsource to	-70
outward	-57
outward bud	-57
ovary	117
ovary go	117
oven	-126
oven .	81
oven be	-184
oven from	-68
oven have	-84
oven if	-105
oven in	-54
oven only	-122
oven run	-103
oven so	-36
over	7
over ,	-96
over .	-47
over ;	100
over <number>	-30
over @drink	-123
over @food	40
over @fruit	-64
over @game	77
over @hobby	77
over @pregnancy	-101
over @science	-14
over @tree	-123
over @vehicle	-102
over a	113
over and	-93
over ash	-98
over at	30
over calve	-101
over christma	-20
over diwali	-7
over each	109
over from	-44
over half	-128
over her	71
over in	121
over inheritance	-97
over it	-14
over kpis	-105
over last	-125
over lightroom	-93
over long	-86
over mail	-70
over name	-109
over oak	-58
over on	177
over plane	-102
over plum	-64
over short-dated	-80
over space	-85
over swd	-77
over take	117
over tea	-123
over the	94
over theory	-104
over to	80
over triage	-115
over who	38
over-35s	-105
over-35s have	-105
overactive	101
overactive @+health	111
overactive @+illness	111
overactive @body_part	111
overactive bladder	126
overactive group	-76
overactive thyroid	111
overalls	56
overalls .	135
overalls be	-100
overcrowd	118
overcrowd .	118
overdose	241
overdose .	119
overdose at	93
overdose on	195
overdraft	109
overdraft and	-116
overdraft be	144
overdraft by	111
overdraft of	89
overdraw	140
overdraw by	140
overdue	68
overdue .	-109
overdue and	-41
overdue at	132
overfit	-105
overfit because	-105
overflow	-104
overflow in	-104
overhead	73
overhead .	-114
overhead stuff	85
overhead with	136
overnight	35
overnight .	130
overnight after	106
overnight flight	-150
overnight with	-80
overpayment	91
overpayment .	91
oversea	-116
oversea @doctor	-116
oversea @job	-116
oversea nurse	-116
oversleep	-197
oversleep in	-128
oversleep on	-139
overstay	207
overstay after	103
overstay and	127
overstay by	111
overstay her	-117
overstay his	151
overstay in	164
overtime	101
overtime .	101
overwatch	-137
overwatch <number>	-91
overwatch team	-110
overwatering	-106
overwatering .	-106
overweight	-85
overweight at	-85
overwhelm	80
overwhelm by	80
ovulation	79
ovulation be	79
owe	263
owe .	94
owe <number>	87
owe @family	101
owe auntie	101
owe bob	105
owe him	77
owe his	47
owe hmrc	79
owe in	112
owe klarna	116
owe marit	-98
owe more	82
owe on	100
owe the	128
owe to	86
owe user	114
owen	-90
owen build	-90
owl	-115
owl .	-109
owl and	-86
own	-11
own .	70
own <number>	-122
own @+health	93
own @+illness	93
own @+state	88
own @animal	-58
own @appliance	88
own @body_part	116
own @car	-134
own @drink	-132
own @family	98
own @fish	-58
own @food	-119
own @furniture	80
own @illness	88
own @mental_illness	88
own @science	-52
own @seafood	-58
own @symptom	88
own @vehicle	-134
own _	-76
own a	-122
own adhd	88
own and	-122
own bill	132
own blood	76
own café	133
own car	-134
own chair	80
own cider	-132
own congregation	114
own cushion	111
own design	129
own door	112
own eyelash	131
own father	86
own fringe	-116
own hair	-153
own hedge	-68
own idea	132
own lab	109
own last	83
own life	250
own lot	72
own machine	-131
own mackerel	-58
own name	99
own nitrile	82
own number	-128
own only	-87
own parish	105
own past	132
own people	113
own repair	-123
own science	-52
own script	-112
own search	-110
own server	-85
own service	-84
own sketchbook	-101
own son	63
own street	99
own style	-118
own the	-258
own toaster	88
own visa	96
own voice	-106
own womb	116
owner	-119
owner ,	110
owner .	-173
owner and	-82
owner for	-81
owner in	-99
owner since	-94
owner take	-130
owner the	85
ox	-85
ox @body_part	-85
ox tongue	-85
oxfam	-109
oxfam on	-109
oxford	-109
oxford press	-109
oxygen	137
oxygen .	105
oxygen and	76
oxygen at	167
oxygen for	122
oxygen from	101
oxygen in	-99
oxygen level	-54
oxóssi	128
oxóssi .	128
oya	104
oya and	104
oyelaran	-49
oyelaran ,	-90
oyelaran .	-136
oyelaran every	112
ozempic	171
ozempic and	131
ozempic from	122
ozempic off	105
p	-117
p .	-98
p value	-97
p-3	112
p-3 ,	112
p-values	-114
p-values with	-114
p99	-93
p99 .	-93
paan	-86
paan ,	-86
pablo	-87
pablo know	-87
pace	-107
pace alway	-107
pacemaker	-13
pacemaker .	114
pacemaker and	91
pacemaker for	-125
pacemaker put	80
pacemaker since	91
pacific	-119
pacific time	-119
pack	-49
pack .	128
pack @food	-104
pack @herb	-73
pack @seasoning	-73
pack airport	-114
pack and	-96
pack at	100
pack be	-101
pack by	-44
pack for	-99
pack in	77
pack lunch	-93
pack of	23
pack only	-106
pack rosemary	-73
pack shed	119
pack with	-97
package	-115
package be	-77
package for	-91
package that	-59
packages/shared-auth	-93
packages/shared-auth .	-93
packer	-47
packer in	-47
pad	-60
pad .	-118
pad and	120
pad at	-42
pad for	128
pad need	-107
pad of	-107
pad rub	-143
pad since	92
pad under	-99
paddington	-129
paddington <number>	-129
paddock	-97
paddock .	-97
paddy	-82
paddy @game	-82
paddy @hobby	-82
paddy game	-82
padma	92
padma be	92
padre	-102
padre and	-102
paediatrician	83
paediatrician say	83
pagan	131
pagan .	91
pagan and	113
page	-207
page .	-144
page <number>	-192
page @drink	-85
page and	-92
page anymore	90
page at	-119
page each	-115
page for	-120
page frame	-116
page ingest	-71
page must	-85
page of	-110
page quote	-66
page stand	-94
page that	-82
page turner	-70
page view	-142
pagefind	-64
pagefind and	-64
pager	-12
pager be	89
pager in	-101
pagerduty	-82
pagerduty and	-82
paid-up	105
paid-up member	105
pain	97
pain .	101
pain @game	103
pain @hobby	103
pain @job	94
pain man	94
pain people	78
pain point	-101
pain stop	103
painful	-83
painful and	-83
painkiller	27
painkiller .	130
painkiller because	45
painkiller question	-115
paint	-190
paint @+belief	-82
paint @body_part	-81
paint @fabric	-95
paint @religion	-82
paint @temple	-82
paint and	80
paint at	-128
paint be	-90
paint by	-100
paint canvas	-95
paint church	-82
paint class	-104
paint dark	-86
paint diorama	-84
paint for	-74
paint from	-107
paint generator	-106
paint in	-91
paint lip	-81
paint only	-99
paint over	-88
paint run	-47
paint shop	-80
paint sign	-98
paint that	-83
paint the	-107
paint with	-87
painter	-98
painter and	-98
painting	-81
painting by	-81
pair	-103
pair and	-97
pair in	-31
pair of	-75
pajero	39
pajero on	127
pajero up	-117
pakistani	98
pakistani british	98
pal	158
pal declan	121
pal sleep	91
palace	-116
palace bus	-96
palace garden	-60
paladin	-98
paladin take	-98
palate	22
palate and	109
palate for	-103
palawan	-68
palawan have	-68
pale	-102
pale @color	-102
pale green	-102
palestine	120
palestine @hobby	120
palestine @sport	120
palestine march	120
palestinian	136
palestinian arab	101
palestinian by	110
palladium	-78
palladium .	-78
pallet	-186
pallet .	-121
pallet an	-115
pallet go	-118
pallet of	-132
pallet to	52
pallet with	-119
palm	90
palm at	73
palm tree	74
paloma	-123
paloma at	-123
palpitation	67
palpitation at	67
pan	-184
pan .	-130
pan @drink	-95
pan and	-91
pan be	-113
pan must	-95
pan-d	84
pan-d in	84
pancreas	92
pancreas .	92
pandeiro	-89
pandeiro from	-89
pandemic	-77
pandemic .	-77
pane	-121
pane lag	-121
paneer	-83
paneer .	-83
panel	-201
panel @illness	-69
panel and	-125
panel rust	-69
panel since	-130
panga	74
panga .	74
panic	117
panic at	-122
panic attack	186
panic buy	-104
panic come	116
panic in	176
panic on	112
panic when	9
pannier	-82
pannier that	-82
panther	45
panther and	128
panther at	-98
panto	15
panto .	-81
panto and	-94
panto season	130
pantomime	-133
pantomime .	-133
papa	100
papa to	100
paper	32
paper ,	100
paper .	115
paper @job	-89
paper and	149
paper as	129
paper at	-143
paper be	-80
paper crane	-104
paper cut	12
paper deliver	-113
paper for	-24
paper form	-125
paper from	-126
paper in	-107
paper lane	-125
paper mill	-90
paper on	-145
paper only	173
paper outside	101
paper receipt	-109
paper say	76
paper serve	-46
paper since	217
paper supplier	-89
paper to	98
paper towel	-137
paper tulip	-91
paper with	-92
paperwork	-109
paperwork be	-140
paperwork for	-50
paperwork on	88
papier-mâché	-131
papier-mâché mask	-131
paprika	-78
paprika .	-78
paracetamol	-97
paracetamol 	-97
parachute	-59
parachute and	-59
parade	-67
parade duty	-99
paraffin	-97
paraffin @furniture	-97
paraffin lamp	-97
paragraph	-145
paragraph .	-145
paralegal	-165
paralegal and	-98
paralegal for	-133
paramedic	-102
paramedic .	-132
paramedic and	-77
paramedic at	-97
paramedic write	108
parcel	-269
parcel .	-131
parcel as	-104
parcel be	-100
parcel depot	-119
parcel every	-98
parcel in	-153
parent 	-82
parent .	-33
parent @fabric	-106
parent @income	114
parent @politics	-106
parent by	-93
parent celebrate	-130
parent divorce	142
parent do	53
parent fight	100
parent from	100
parent get	31
parent have	-114
parent he	98
parent in	-15
parent no	84
parent of	-76
parent own	-108
parent pay	124
parent rep	-106
parent run	-128
parent since	113
parent split	22
parent task	-85
parent think	33
parent to	120
parental	-128
parental leave	-128
parenting	90
parenting plan	90
parents-in-law	-131
parents-in-law speak	-91
parents-in-law will	-101
parisa	97
parisa read	97
parish	108
parish @job	-130
parish @science	-81
parish and	121
parish clerk	-130
parish council	143
parish for	144
parish history	-47
parish in	89
parish panto	-81
parish roll	80
park	-107
park ,	-90
park .	-49
park @science	-110
park after	136
park at	-43
park badly	-108
park deck	110
park for	-88
park in	-104
park it	-110
park metro	-97
park of	92
park outside	-126
park paper	-117
park permit	-137
park run	-134
park sign	-109
park space	52
park spot	-151
park there	-92
park tool	133
park when	-120
park without	-117
parkinson	153
parkinson be	153
parkrun	-98
parkrun .	-98
parliament	-67
parliament as	-67
parole	146
parole come	63
parole hear	121
parquet	-194
parquet and	-78
parquet file	-100
parquet in	-117
parquet with	-138
parrot	-73
parrot .	-94
parrot have	-58
parrot pluck	-82
parrot say	-55
parrot scream	-49
parry	-112
parry .	-112
parser	-113
parser .	-92
parser be	-86
parsi	48
parsi of	48
parsley	-68
parsley stalk	-68
part	-132
part .	-95
part @game	-82
part @hobby	-82
part come	-173
part for	-67
part number	-82
part of	-5
part on	-45
part through	-89
part time	-127
part with	16
part-time	-93
part-time @job	-85
part-time because	-37
part-time in	-94
part-time master	-85
partial	112
partial sight	112
partially	188
partially sight	188
participant	-85
participant for	-85
partition	-118
partition .	-89
partition for	-83
partner	-25
partner ,	22
partner .	89
partner @+finance	103
partner @animal	-100
partner and	63
partner at	-90
partner be	14
partner bring	-110
partner can	120
partner cry	92
partner dale	101
partner declan	-101
partner dele	-106
partner design	-91
partner do	-100
partner earn	103
partner grow	-112
partner have	189
partner in	-109
partner ine	-91
partner jo	-92
partner keep	113
partner lionel	-31
partner lorraine	84
partner move	-101
partner name	-170
partner obinna	118
partner of	119
partner on	-92
partner pieter	-72
partner play	-125
partner restore	-114
partner ruairí	-105
partner see	77
partner smash	100
partner steffen	110
partner who	-123
party	-4
party ,	-79
party .	5
party and	155
party at	-89
party be	-54
party card	97
party convention	72
party for	-133
party game	-81
party have	-155
party he	99
party in	83
party list	-92
party manifesto	-87
party mode	-86
party of	153
party only	92
party paper	90
party plan	-120
party take	59
party term	-100
party where	84
pará	-83
pará .	-83
pascoe	-85
pascoe be	-85
pass	-92
pass ,	-91
pass .	-165
pass @food	55
pass a	55
pass and	-115
pass anything	132
pass at	98
pass away	-90
pass be	-88
pass half	108
pass his	-107
pass n4	-97
pass on	-162
pass out	168
pass the	-143
pass/fail	-83
pass/fail encode	-83
passage	-92
passage them	-92
passata	-74
passata .	-74
passing-out	95
passing-out parade	95
passion	-82
passion @flower	-119
passion at	-70
passion be	-107
passion flower	-119
passion in	109
passion of	-111
passionate	-109
passionate "	-109
passive	-76
passive form	-76
passport	-15
passport .	-15
passport and	156
passport be	49
passport control	-114
passport expire	-119
passport form	-127
passport of	99
passport photo	-108
password	-152
password be	-122
password manager	-96
past	-76
past <number>	-96
past noon	106
past the	-69
pasta	-104
pasta ,	-55
pasta .	-80
pasta make	-59
pasta without	-84
paste	-150
paste .	-93
paste and	-107
paste pupil	-63
paste swedish	-67
pasteur	-104
pasteur .	-104
pastor	72
pastor .	-81
pastor and	94
pastor be	-156
pastor emeka	53
pastor in	114
pastor say	115
pastor tell	104
pastor that	95
pastry	-122
pastry section	-122
pat	166
pat be	166
patch	99
patch ,	121
patch .	162
patch and	116
patch at	121
patch call	-107
patch fall	102
patch for	-75
patch on	-44
patch over	92
patch test	89
patch under	88
patch with	-99
patchwork	-88
patchwork on	-88
patel	96
patel by	96
patent	-139
patent .	-89
patent on	-107
paternity	-168
paternity leave	-168
path	-121
path .	-106
path in	-84
pathology	-106
pathology .	-106
pathway	89
pathway for	89
patience	-93
patience of	-93
patient	-8
patient "	-94
patient ,	100
patient .	24
patient @food	-127
patient @job	-120
patient a	-127
patient of	119
patient teacher	-120
patients_raw	-84
patients_raw from	-84
patio	-145
patio .	-123
patio be	-102
patrick	20
patrick .	-62
patrick be	88
pattern	-53
pattern .	97
pattern be	-77
pattern trowel	-105
patterson	-67
patterson best	-67
patty	-90
patty .	-90
paudie	-45
paudie go	106
paudie have	-126
paul	105
paul to	105
pauline	140
pauline be	127
pauline get	44
paulista	-106
paulista .	-106
paulo	52
paulo .	98
paulo @animal	73
paulo @job	-88
paulo cook	-88
paulo do	73
paulo take	78
pause	-136
pause in	-105
pause last	-93
pave	-115
pave beside	-115
pavee	97
pavee community	97
pavement	-99
pavement sign	-99
pavoni	-80
pavoni machine	-80
pawn	151
pawn .	-66
pawn from	-98
pawn her	88
pawn in	-95
pawn shop	111
pawn the	211
pay	75
pay .	-16
pay <number>	-43
pay @+finance	64
pay @boat	-84
pay @food	166
pay @income	93
pay @job	-70
pay @science	63
pay @vehicle	-84
pay a	166
pay alimony	130
pay and	108
pay at	-119
pay back	138
pay be	105
pay by	62
pay carer	-143
pay cash	68
pay coach	59
pay cut	153
pay dues	154
pay every	-147
pay extra	-70
pay for	-65
pay gig	-84
pay glastonbury	106
pay her	74
pay him	136
pay himself	106
pay his	136
pay in	-91
pay interest	-77
pay into	123
pay invoice	-112
pay it	63
pay late	-13
pay minimum	93
pay nothing	88
pay off	174
pay on	83
pay only	132
pay since	108
pay slip	102
pay tax	64
pay the	104
pay tithe	125
pay user	-145
pay wanjiru	104
pay weekly	-148
pay with	123
pay woman	96
pay-as-you-go	94
pay-as-you-go meter	94
payback	119
payback ,	119
payday	271
payday ,	108
payday .	178
payday be	96
payday loan	192
payday to	109
payment	-27
payment ,	-107
payment .	83
payment as	91
payment firm	-83
payment from	125
payment part	-73
payment plan	-115
payment term	-104
payout	23
payout of	120
payout with	-94
paypal	124
paypal be	124
payroll	-81
payroll @job	-128
payroll at	148
payroll for	-90
payroll form	-117
payroll module	-102
payroll officer	-128
payroll round	-91
payroll software	-60
payslip	-32
payslip .	134
payslip confuse	-110
paz	-113
paz teach	-113
pb	-120
pb be	-120
pcb	-87
pcb have	-87
pci	-126
pci review	-126
pco	120
pco and	120
pcod	92
pcod and	92
pcso	-139
pcso .	-139
pdf	-173
pdf ,	-96
pdf .	-132
pdf because	-103
pdf from	-81
pdp	138
pdp primary	138
pe	-161
pe .	-105
pe and	-66
pe at	-118
pea	-96
pea in	-96
peace	119
peace .	119
peach	112
peach .	112
peacock	-120
peacock .	-120
peak	79
peak flow	79
peamount	98
peamount for	98
peanut	160
peanut .	116
peanut @+health	63
peanut @+illness	63
peanut allergy	63
peanut and	116
peanut at	-122
peanut issue	128
pear	-73
pear tree	-73
peat	-45
peat @science	-45
peat hydrology	-45
peaty	-61
peaty .	-61
peckham	-127
peckham and	-98
peckham to	-89
peckham who	-76
pedal	-176
pedal .	-130
pedal be	-53
pedal have	-105
pedal on	-87
pedro	116
pedro weigh	116
pee	193
pee .	119
pee every	113
pee hourly	109
peel	55
peel <number>	-96
peel like	116
peg	98
peg .	-75
peg board	-108
peg feed	116
peg get	142
pell	131
pell and	131
pellet	14
pellet be	14
pelvic	-34
pelvic @treatment	54
pelvic floor	-72
pelvic physio	54
pelvis	106
pelvis be	106
pembrokeshire	-87
pembrokeshire every	-87
pen	93
pen ,	-87
pen .	57
pen and	-127
pen because	-115
pen before	86
pen each	86
pen live	105
pen overnight	123
pen to	116
penalty	-39
penalty .	-134
penalty for	91
penalty kick	67
penalty shoot-out	-109
penarth	-86
penarth .	-86
pencil	-121
pencil .	-107
pencil and	-71
pencil in	96
pencil set	-120
pencil with	-78
pending	168
pending .	168
penicillin	22
penicillin ,	-24
penicillin .	99
penny	-120
penny ,	-61
penny .	-117
pension	69
pension ,	128
pension .	151
pension @game	107
pension @hobby	107
pension @income	102
pension administration	-99
pension and	131
pension at	64
pension be	190
pension book	-109
pension cut	134
pension early	101
pension from	134
pension fund	102
pension keep	120
pension part	-110
pension point	-96
pension pot	104
pension product	-76
pension stop	110
pension street	-138
pension when	124
pensioner	-107
pensioner 	-104
pensioner .	-87
pensioner half	-69
pensioner in	-89
pensioner to	76
pentax	-86
pentax mx	-86
pentecost	105
pentecost and	105
pentecostal	124
pentecostal and	94
pentecostal parish	89
pentest	-62
pentest @income	-62
pentest find	-62
peony	-124
peony .	-124
people	11
people ,	78
people .	-21
people and	-84
people at	-84
people be	129
people charge	-106
people face	97
people from	113
people gently	-107
people have	120
people ignore	-95
people on	23
people over	-136
people per	-80
people push	-107
people run	-116
people say	-35
people to	-34
people use	-145
peoplevox	-96
peoplevox .	-96
pep	-123
pep talk	-123
pepper	39
pepper .	-91
pepper @food	-90
pepper come	95
pepper have	-90
pepper soup	-90
per	16
per @furniture	-70
per @game	-100
per @hobby	-100
per batch	-77
per block	-101
per cent	73
per client	-85
per day	110
per experiment	-88
per game	-100
per hour	135
per kid	130
per line	-101
per month	76
per shift	-80
per table	-70
per term	-140
per the	-44
per week	-119
per word	-127
percent	59
percent .	-8
percent @+finance	116
percent and	-23
percent ashkenazi	109
percent because	-26
percent bonus	116
percent from	127
percent hydration	-72
percent in	-108
percent of	23
percent out	119
percent rate	108
percent rye	-130
percent since	98
percent this	117
percent zoom	-92
perch	-131
perch last	-131
percocet	102
percocet .	102
percussion	-23
percussion before	84
percussion in	-76
pereira	-23
pereira can	92
pereira carry	-79
pereira get	57
pereira play	-67
perfect	-110
perfect .	-110
perforate	116
perforate @instrument	116
perforate drum	116
perform	87
perform in	87
perfume	-147
perfume be	-100
perfume from	-108
perfume-free	103
perfume-free rehearsal	103
perhap	19
perhap <number>	45
perhap @craft	-78
perhap @hobby	-78
perhap embroidery	-78
period	157
period <number>	-103
period and	6
period app	79
period be	144
period have	60
period on	-118
period put	111
period since	109
period twice	92
period when	98
peritoneal	121
peritoneal @treatment	121
peritoneal dialysis	121
perl	-159
perl .	-121
perl to	-100
permadeath	-102
permadeath .	-102
permission	45
permission .	-103
permission to	127
permit	80
permit .	-27
permit be	146
permit expire	125
permit for	-192
permit more	134
permit system	-81
pernicious	88
pernicious anaemia	88
perpetua	67
perpetua and	103
persist	-59
persist an	-59
person	-84
person .	-145
person at	-94
person be	115
person by	-76
person without	-93
personal	-57
personal loan	62
personal record	-122
personality	-90
personality ,	-90
personally	-24
personally .	79
personally @furniture	-126
personally settle	-126
perth	-42
perth .	-137
perth and	105
perth in	109
perth to	-133
peru	-98
peru .	-98
peshwari	-59
peshwari @bread	-59
peshwari @food	-59
peshwari naan	-59
peso	81
peso each	81
pet	-91
pet @animal	-91
pet @reptile	-91
pet snake	-91
peter	112
peter be	112
petition	94
petition against	94
petra	-160
petra .	-122
petra be	-101
petrol	-71
petrol mower	-105
petrol station	-38
petrov	-76
petrov from	-76
pew	-141
pew from	-104
pew with	-87
pfaff	-100
pfaff @appliance	-100
pfaff sew	-100
pgadmin	-93
pgadmin on	-93
pharmacist	-146
pharmacist .	-118
pharmacist who	-92
pharmacovigilance	-104
pharmacovigilance report	-104
pharmacy	33
pharmacy .	51
pharmacy chain	-112
pharmacy exam	-57
pharmacy in	-128
pharmacy on	139
phase	14
phase ,	65
phase .	-22
phd	-112
phd student	-112
phelim	-97
phelim sing	-97
philip	-161
philip .	-121
philip glass	-109
philippa	-150
philippa .	-130
philippa love	-56
philippine	-111
philippine .	-111
philomena	-83
philomena teach	-83
philosophy	-102
philosophy club	-102
phlebotomist	-101
phlebotomist and	-101
phoebe	-116
phoebe bridger	-116
phoenix	-92
phoenix .	-92
phonak	113
phonak ,	66
phonak in	94
phone	-25
phone ,	102
phone .	-30
phone @animal	-83
phone @furniture	-82
phone @horse	-83
phone and	173
phone at	152
phone away	110
phone bank	-109
phone be	-209
phone before	-121
phone between	-118
phone booth	-82
phone call	-37
phone charge	-126
phone charger	-83
phone contract	83
phone cover	-79
phone for	110
phone line	-108
phone loud	113
phone message	-102
phone number	-41
phone on	-142
phone plan	-105
phone recharge	-77
phone ring	-134
phone rob	101
phone script	-66
phone until	105
phone will	118
phone-banked	105
phone-banked for	105
phonics	-72
phonics and	-72
photini	105
photini .	105
photo	-196
photo .	-40
photo and	-184
photo archive	-122
photo as	131
photo be	-153
photo board	-101
photo by	-68
photo for	-106
photo have	-108
photo in	-78
photo of	-191
photo project	-48
photo series	-72
photograph	-202
photograph @+belief	-71
photograph @animal	-59
photograph @bird	-59
photograph @food	-59
photograph @meat	-59
photograph @temple	-71
photograph bird	-59
photograph communion	-77
photograph mosque	-71
photograph since	-113
photograph the	-155
photograph them	-92
photograph wayside	-69
photograph wedding	-79
photography	-62
photography software	-62
photoshop	-131
photoshop expire	-131
php	-154
php ,	-93
php <number>	-72
php give	-115
phrase	-147
phrase @food	-120
phrase a	-120
phrase like	-104
phrasebook	-89
phrasebook app	-89
physic	-152
physic .	-123
physic and	-82
physio	105
physio .	96
physio at	72
physio be	114
physio come	110
physio have	92
physio of	-22
physio practice	-120
physio say	85
physiotherapist	93
physiotherapist for	93
pi	-70
pi .	-47
pi <number>	-51
pi under	-87
pianist	100
pianist .	-81
pianist be	137
piano	-116
piano .	-153
piano for	-138
piano in	-88
piano lesson	-142
piano lick	-55
piano stool	42
piano survive	-140
piano teacher	-133
piano to	83
piano tuner	-102
pick	-20
pick @food	-97
pick @fruit	-97
pick @science	-70
pick @tree	-63
pick apple	-63
pick at	108
pick be	-89
pick blackberry	-86
pick by	-108
pick ground-floor	-29
pick her	95
pick him	110
pick it	-70
pick the	-133
pick up	-4
pick with	-98
pick-up	-128
pick-up .	-128
picker	-38
picker 	93
picker for	-116
picket	159
picket @job	-102
picket at	99
picket fence	-102
picket line	175
pickle	-129
pickle .	-69
pickle @animal	-68
pickle @farm_animal	-68
pickle be	-137
pickle for	-82
pickle pig	-68
picnic	-94
picnic ,	-94
picture	122
picture .	93
picture @game	44
picture @hobby	44
picture book	-63
picture card	44
picture in	109
picture of	115
pictures/shots	-103
pictures/shots .	-103
pid	-100
pid loop	-100
pie	-62
pie be	59
pie contest	-90
piece	32
piece .	70
piece before	-91
pier	-97
pier at	-97
pierogi	-117
pierogi .	-117
piet	-27
piet be	-27
pieter	-72
pieter alway	-72
pig	-83
pig .	98
pig ;	-68
pig @body_part	-68
pig and	-79
pig as	-123
pig be	-133
pig ear	-68
pig have	-96
pig in	-60
pigeon	-108
pigeon and	-96
pigeon with	-73
pigment	-145
pigment and	-102
pigment have	-103
pilar	-85
pilar .	-111
pilar @animal	-90
pilar be	10
pilar do	-90
pilar have	7
pilar teach	-108
pilate	-96
pilate at	-96
pilau	-59
pilau @food	-59
pilau rice	-59
pile be	136
pile of	-140
pilgrimage	134
pilgrimage .	134
pill	166
pill ,	80
pill .	102
pill after	85
pill and	164
pill at	134
pill be	75
pill bottle	-76
pill clause	-91
pill for	111
pill in	85
pill into	114
pill-shaped	-82
pill-shaped bluetooth	-82
pillow	-99
pillow into	-99
pilot	-146
pilot .	-126
pilot give	-91
pin	61
pin .	144
pin of	76
pin wasm-bindgen	-117
pinch	-55
pinch .	-100
pinch @body_part	116
pinch from	119
pinch his	-103
pinch nose	116
pinch of	-114
pinch pot	-87
pine	75
pine for	-70
pine ridge	117
ping	29
ping at	29
ping-pong	-138
ping-pong table	-138
pinhole	-71
pinhole .	-71
pink	-107
pink .	-107
pint	-28
pint and	8
pint but	-139
pint out	52
piotr	88
piotr ,	88
pip	13
pip &	-82
pip and	8
pip error	-107
pip into	-82
pip renewal	131
pip twice	117
pipe	-191
pipe .	-104
pipe at	-74
pipe freeze	-136
pipeline	-149
pipeline handle	-113
pipeline have	-127
piraeus	-89
piraeus .	-89
pirna	118
pirna .	118
pistachio	59
pistachio .	59
piste	-8
piste .	-8
pit	-82
pit outside	-82
pitch	-87
pitch ,	96
pitch .	-91
pitch an	-94
pitch at	-103
pitch be	-120
pitch because	82
pitch cost	-111
pitch pine	-70
pitcher	-106
pitcher throw	-106
pivot	80
pivot @furniture	-91
pivot table	-91
pivot till	117
pixel	-210
pixel .	-128
pixel <number>	-143
pixel be	-92
pixel grid	-107
pixel phone	-137
pizza	-107
pizza ,	131
pizza @appliance	-68
pizza @food	-91
pizza dough	-91
pizza or	-91
pizza oven	-68
pizza place	-136
pizza top	-81
piña	-88
piña colada	-88
piñata	-85
piñata shape	-85
placard	142
placard .	94
placard at	101
place	12
place .	-94
place 19	104
place <number>	105
place and	74
place at	102
place before	100
place by	-116
place for	-70
place in	-54
place kosovo	79
place name	-95
place of	-99
place on	-108
place recommend	-82
place third	-105
place until	57
place where	101
place with	131
placement	-166
placement "	-102
placement for	-133
placenta	129
placenta be	92
placenta lie	97
plague	-122
plague @doctor	-121
plague @job	-122
plague doctor	-121
plague mechanic	-82
plaid	176
plaid .	137
plaid in	105
plain	-69
plain .	-96
plain @furniture	-75
plain best	-83
plain diet	132
plain english	-131
plain html	-96
plain language	-88
plain table	-75
plain text	5
plain word	-171
plainly	-99
plainly when	-99
plan	-128
plan .	-56
plan <number>	-95
plan @food	-150
plan @furniture	-90
plan a	-137
plan appeal	-145
plan as	-82
plan at	8
plan be	-88
plan by	-83
plan committee	-120
plan cost	-105
plan cover	-100
plan desk	-90
plan draw	-88
plan every	97
plan food	-100
plan for	-52
plan have	-108
plan in	-84
plan kitchen	-116
plan monday	-111
plan only	-95
plan porto	-83
plan shoot	128
plan than	-115
plan the	-78
plan their	-165
plan to	-171
plan update	-119
plan with	94
plan without	-114
plan workshop	-121
plane	-18
plane .	-55
plane them	-97
plane to	104
plane tree	-90
plane when	-102
plane without	114
planetarium	-91
planetarium .	-91
planner	-170
planner .	-170
plant	-61
plant .	59
plant @flower	-50
plant @food	-81
plant @illness	-106
plant @science	-106
plant @seasoning	-81
plant and	50
plant die	-109
plant each	-101
plant have	-100
plant in	6
plant look	-108
plant manager	-63
plant marigold	-50
plant milkweed	-76
plant of	116
plant onion	-103
plant pathology	-106
plant run	-94
plant saffron	-69
plant sale	-120
plant season	-65
plant suffer	-106
plant tank	-132
plant the	-120
plant under	104
plantain	-86
plantain in	-86
plantar	169
plantar @+illness	169
plantar fasciitis	169
planter	-93
planter .	-93
plasma	159
plasma to	135
plasma tv	-9
plasma twice	133
plaster	-103
plaster council	-103
plasterboard	-75
plasterboard ceiling	-75
plasterer	-115
plasterer by	-115
plastic	-124
plastic .	-124
plasticiser	-89
plasticiser .	-89
plate	20
plate "	-113
plate ,	152
plate .	57
plate @illness	94
plate @injury	94
plate and	-60
plate for	-85
plate hurt	94
plate in	175
plate inside	-119
plate of	-112
plate on	-129
plate since	106
platelet	136
platelet be	68
platelet drop	118
platform	-201
platform .	-125
platform @game	-77
platform @hobby	-77
platform game	-77
platform group	-93
platform guild	-77
platform team	-79
platform to	-135
platoon	-102
platoon reunion	-102
play	-140
play .	-122
play <number>	-156
play @+belief	72
play @color	-68
play @doctor	-102
play @food	-76
play @game	-115
play @garment	-89
play @hobby	-115
play @illness	-68
play @instrument	-98
play @job	-143
play @mental_illness	-68
play @music	-68
play @politics	-23
play @sport	-78
play a	-76
play about	-111
play among	-94
play an	-127
play and	-76
play at	-87
play back	-101
play bass	-130
play be	-71
play bingo	-113
play blue	-68
play bowl	-103
play by	-112
play card	-105
play cello	-82
play chess	-91
play cornet	-103
play crusader	-107
play death	-76
play doctor	-102
play domino	-89
play draught	-88
play drum	-156
play end	-110
play five-a-side	120
play for	98
play go	-150
play goalkeeper	-96
play golf	-131
play handball	-91
play have	-94
play in	-213
play leave	-155
play loud	-114
play mimi	-95
play minecraft	-97
play no	131
play octave	-121
play on	-111
play party	72
play prop	-103
play rugby	121
play shot-stopper	-76
play show	-109
play since	88
play sudoku	-44
play tennis	-140
play the	-69
play trombone	49
play trumpet	-115
play tuba	-72
play until	-145
play up	136
play water	-81
play with	-37
play-off	-94
play-off .	-94
player	-54
player .	-110
player get	108
player in	-112
playground	79
playground duty	79
playlist	-124
playlist for	-124
playwright	-88
playwright @dwelling	-88
playwright suite	-88
plead	123
plead guilty	123
please	123
please .	106
please choose	101
please filter	77
please her	90
please keep	108
please no	165
please plan	-131
plenum	-124
plenum every	-108
plenum minute	-61
pliers	-108
pliers .	-108
plot	-222
plot .	-160
plot <number>	-91
plot be	-103
plot flood	-75
plot of	-92
plot on	-180
plot summary	-103
plot the	-74
plotter	-68
plotter mention	-68
plough	-157
plough driver	-77
plough horse	-129
ploughland	-98
ploughland .	-98
pluck	-82
pluck its	-82
plug	-112
plug .	26
plug be	-123
plug in	-130
plug-in	-159
plug-in and	-116
plug-in crash	-106
plugin	-158
plugin have	-106
plugin other	-105
plugin system	-105
plum	-89
plum @food	-86
plum cake	-86
plum wood	-64
plumb	-81
plumb @+belief	-81
plumb union	-81
plumber	-54
plumber ,	114
plumber .	-143
plumber in	-130
plumpy'nut	11
plumpy'nut carton	-86
plumpy'nut from	100
plunger	-120
plunger mute	-120
plus	85
plus <number>	96
plus delivery	-106
plus half	94
plus tile	-80
plus tip	115
ply	-62
ply at	-62
plymouth	-71
plymouth lab	-71
pm	-108
pm .	-99
pm and	-90
pm meet	-27
pneumonia	137
pneumonia .	167
pneumonia twice	128
pneumonia with	-95
png	-95
png in	-82
png into	-49
pnpm	-111
pnpm .	-111
po	115
po .	-69
po check	116
po for	-119
po on	134
poach	-123
poach .	-123
poc	-109
poc in	-109
pocket	60
pocket .	-100
pocket alway	-90
pocket bible	83
pocket of	81
pocket that	70
pod	68
pod @drink	106
pod clean	-82
pod must	106
podcast	-184
podcast .	-64
podcast about	-108
podcast be	-77
podcast cohost	-104
podcast cover	-102
podcast pick	-89
podcast with	-92
podcaster	-107
podcaster .	-107
poem	-98
poem .	-13
poem about	-78
poem for	-91
poem in	-97
poem that	-98
poet	-126
poet .	-126
poetry	-147
poetry .	-100
poetry slam	-111
pohl	-79
pohl be	-79
point	-56
point ,	-127
point .	-150
point <number>	113
point and	153
point clear	-132
point explain	-96
point for	88
point instead	-90
point over	-86
point slide	-101
point to	-145
point where	78
point with	-105
pointless	110
pointless .	110
poison	-67
poison @alcohol	-58
poison @believer	-58
poison @drink	-58
poison @medicine	-91
poison @narcotic	-58
poison @tree	-81
poison @wine	-58
poison bishop	-58
poison in	113
poison pill	-91
poison save	-106
poison tree	-81
poker	-136
poker @food	-92
poker @vegetable	-92
poker chip	-92
poker night	-106
poker with	-84
pokémon	-127
pokémon @game	-127
pokémon @hobby	-127
pokémon card	-127
poland	99
poland expire	116
poland for	26
pole	-98
pole and	-119
pole to	-91
pole vault	85
police	206
police .	91
police about	80
police cell	117
police check	93
police come	66
police department	-101
police dog	-118
police file	128
police have	126
police in	92
police station	115
police take	108
policeman	32
policeman ,	-120
policeman .	116
policy	-101
policy .	-95
policy at	-70
polio	166
polio .	131
polio as	95
polish	-174
polish .	-143
polish and	-81
polish with	-99
polite	-121
polite but	-122
polite reply	-88
political	-13
political @body_part	101
political museum	-113
political wing	101
polka	-84
polka ,	-84
poll	70
poll @+finance	109
poll day	76
poll of	-91
poll or	90
poll station	-66
poll tax	109
pollen	120
pollen ,	120
pollsmoor	121
pollsmoor and	121
polmont	150
polmont and	150
polo	-119
polo .	-107
polo in	-56
polo kid	-58
polo on	-66
poly	179
poly .	101
poly and	139
polyamorous	155
polyamorous .	155
polymath	-126
polymath and	-126
polyp	137
polyp .	137
polytunnel	-123
polytunnel and	-90
polytunnel for	-74
polytunnel in	-92
pomeranian-brazilian	93
pomeranian-brazilian in	93
pomodoro	-101
pomodoro @science	-101
pomodoro method	-101
pond	-95
pond be	-54
pond in	-97
ponferrada	-107
ponferrada .	-107
ponte	-92
ponte preta	-92
pony	-128
pony have	-128
poo	101
poo and	101
poodle	-158
poodle be	-145
poodle whisper	-91
pooja	-120
pooja be	-120
pool	-155
pool .	-143
pool be	-104
pool from	-136
pool since	135
poor	15
poor .	-22
poor clare	111
poor eyesight	120
poor knight	-72
poor poet	-126
pop	89
pop adderall	106
pop out	124
pop quiz	-105
pop-up	-123
pop-up .	-75
pop-up café	-104
pop-up tent	-80
popcorn	-19
popcorn ,	116
popcorn at	-119
pope	-93
pope be	-93
poppy	105
poppy on	105
porch	35
porch .	129
porch last	-109
pork	100
pork ,	72
pork .	234
pork at	96
pork because	-178
pork from	-130
porn	115
porn for	115
porou	88
porou .	88
porridge	-83
porridge .	-195
porridge at	-118
porridge for	143
port	7
port .	-68
port authority	-116
port blockade	106
port control	-90
port harcourt	77
port invoice	-100
port of	-74
port under	123
portal	-116
portal at	-76
portal be	-98
porter	-103
porter .	-127
porter @job	-96
porter at	108
porter for	-137
porter job	-96
portfolio	-92
portfolio site	-92
porto	-44
porto .	-84
porto alegre	-75
porto and	102
porto from	-110
porto have	-52
porto trip	115
porto with	-83
portobello	-124
portobello .	-124
portrait	-140
portrait at	-140
portugal	-141
portugal .	-120
portugal in	-84
portuguese	-158
portuguese .	-136
portuguese @instrument	-91
portuguese be	-95
portuguese every	-107
portuguese kind	-59
portuguese lesson	-114
portuguese on	-64
portuguese string	-91
pos	-102
pos and	-102
posh	-101
posh .	-101
position	-91
position .	-68
position drawing	-69
positive	41
positive ,	120
positive about	-87
positive and	97
positive displacement	-105
positive for	161
positive rate	-99
positive since	-93
positivity	-91
positivity .	-91
posix	-104
posix sh	-104
possess	-76
possess and	-76
possession	169
possession .	92
possession in	132
possession of	113
possession stat	-118
possible	-108
possible .	-108
post	-77
post .	-173
post <number>	-128
post and	-95
post as	116
post before	-123
post box	28
post build	-102
post go	-140
post her	8
post office	104
post room	-117
post the	-116
post-mortem	-107
post-mortem for	-107
post-op	69
post-op from	69
post-production	-122
post-production of	-122
post-study	116
post-study work	116
postdoc	-12
postdoc and	106
postdoc in	-106
postdoc visa	102
postdoc work	-103
postdoc ximena	-79
poster	48
poster be	-110
poster challenge	-147
poster for	-13
poster in	181
poster of	102
poster proof	-98
posterior	-112
posterior approach	-112
postgre	-180
postgre ,	-70
postgre .	-124
postgre <number>	-146
postgre box	-94
postgre replica	-67
postgre to	-105
postie	-92
postie on	-92
postman	-106
postman .	-100
postman and	-80
postnatal	104
postnatal @+health	104
postnatal @+illness	104
postnatal @illness	104
postnatal @mental_illness	104
postnatal depression	104
postpartum	108
postpartum @color	108
postpartum @illness	108
postpartum @mental_illness	108
postpartum @music	108
postpartum blue	108
pot	-95
pot ,	-77
pot .	-84
pot @furniture	-108
pot and	123
pot each	148
pot in	-97
pot on	-154
pot plant	-101
pot stick	-90
pot stool	-108
pot with	-87
potassium	122
potassium because	122
potato	-166
potato cooperative	-99
potato for	-96
potato recipe	-113
pothole	-102
pothole on	-102
potion	-72
potion by	-72
potsdam	-114
potsdam on	-114
pottage	-95
pottage be	-95
potter	-131
potter 	-91
potter by	-102
pottery	-114
pottery .	-71
pottery @dwelling	-91
pottery glaze	-71
pottery in	-91
pottery studio	-91
pouch	115
pouch .	40
pouch and	116
pound	-30
pound 	-113
pound .	-87
pound <number>	-127
pound @food	91
pound a	91
pound by	117
pound each	107
pound for	-47
pound in	-131
pound to	60
pour	-83
pour boil	5
pour concrete	-114
pour on	-103
pour the	-13
poverty	69
poverty line	69
powder	117
powder and	117
power	-217
power @+finance	-88
power @animal	-93
power credit	-88
power drill	-93
power go	-128
power of	-130
power tool	-89
powerpoint	-139
powerpoint ,	-139
pps	-6
pps number	-6
pr	-114
pr description	-91
pr need	-91
pr title	-75
praat	-131
praat <number>	-131
practical	-102
practical for	-102
practice	-111
practice .	-52
practice @doctor	-68
practice @job	-68
practice at	136
practice be	-105
practice close	-122
practice in	-178
practice issue	-81
practice nurse	-68
practice plan	-48
practise	-140
practise <number>	-99
practise @+belief	146
practise @+state	146
practise @believer	146
practise buddhist	125
practise catholic	106
practise for	-96
practise in	-137
practise mostly	-136
practise pedal	-53
practise scale	-83
practise tabla	-124
practise the	-99
prague	49
prague .	49
praise	-110
praise .	-110
prakash	98
prakash be	98
pram	-8
pram .	76
pram and	-156
pramipexole	85
pramipexole .	85
pratchett	-62
pratchett ,	-62
prato	-91
prato .	-91
prawn	-106
prawn .	-61
prawn @hobby	-90
prawn @sport	-90
prawn fish	-90
pray	83
pray <number>	110
pray for	140
pray in	103
pray once	-87
pray that	-94
pray the	67
pray too	92
prayer	44
prayer .	118
prayer at	105
prayer rug	-117
pre-mortem	-102
pre-mortem before	-102
pre-school	105
pre-school @family	105
pre-school daughter	105
pre-seed	-113
pre-seed .	-113
preach	-88
preach small	-88
preachy	-104
preachy .	-104
preamble	-139
preamble .	-139
precancer	74
precancer .	74
precinct	117
precinct @job	117
precinct captain	117
precious	168
precious .	120
precious @animal	109
precious do	109
precisely	-139
precisely nothing	-139
predecessor	-123
predecessor dufresne	-123
prediabetic	121
prediabetic with	121
predict	-130
predict <number>	-130
prediction	-59
prediction study	-59
prednisolone	127
prednisolone and	97
prednisolone in	90
prefer	-115
prefer "	-108
prefer @+belief	-100
prefer @addiction	-56
prefer @alcohol	-99
prefer @body_part	-82
prefer @color	-99
prefer @drink	-99
prefer @food	-82
prefer @furniture	-95
prefer @illness	-56
prefer @job	-113
prefer @narcotic	-99
prefer @seasoning	-65
prefer @wine	-99
prefer a	-81
prefer airline	-97
prefer aisle	-126
prefer anki	-106
prefer answer	-166
prefer async	-90
prefer bullet	-86
prefer celsius	-131
prefer code	-79
prefer composition	-109
prefer csv	-94
prefer darktable	-93
prefer dependency	-56
prefer example	-104
prefer ginger	-65
prefer gut	-82
prefer inch	-119
prefer language	-80
prefer message	-82
prefer metric	-111
prefer okr	-105
prefer postgre	-105
prefer private	-113
prefer shell	-41
prefer short	-108
prefer skinny	-87
prefer slack	-70
prefer small	-93
prefer summary	-94
prefer tab	-85
prefer the	-150
prefer they/them	149
prefer to	-114
prefer train	-101
prefer union	-100
prefer window	-95
prefer wine	-99
prefer woman	142
prefix	-83
prefix and	-83
pregabalin	78
pregabalin make	78
pregnancy	-11
pregnancy .	64
pregnancy be	103
pregnancy event	-122
pregnancy mean	88
pregnancy unit	112
pregnancy weight	54
pregnant	-32
pregnant ,	123
pregnant .	154
pregnant again	-128
pregnant and	-62
pregnant pause	-105
pregnant while	48
pregnant with	129
prejudice	-102
prejudice first	-102
premiere	-85
premiere in	-85
premise	-118
premise .	-118
premium	114
premium bond	114
prenup	-84
prenup for	-84
prep	48
prep .	99
prep @medicine	109
prep all	-82
prep and	119
prep daily	162
prep for	-140
prep idea	-138
prep on	-123
prep refill	109
prep school	-123
prepare	-118
prepare @food	-95
prepare a	-95
prepare for	-92
prepay	73
prepay meter	73
preprocessing	-78
preprocessing note	-78
preregistration	-114
preregistration have	-114
presbyterian	159
presbyterian and	116
presbyterian congregation	103
prescribe	76
prescribe @medicine	76
prescribe atorvastatin	76
prescription	100
prescription this	100
present	-149
present .	-94
present <number>	-91
present to	-91
present with	-93
presentation	77
presentation for	77
preset	-97
preset name	-97
president	6
president @food	95
president a	95
president election	-108
press	-91
press .	-156
press @flower	-92
press be	-162
press charge	153
press flower	-92
press have	-92
press headline	-87
press mention	-104
press overhead	136
press pot	-56
press them	-107
pressure	48
pressure .	145
pressure @job	-81
pressure and	46
pressure at	118
pressure be	113
pressure before	-83
pressure cooker	-134
pressure have	78
pressure read	94
pressure reading	69
pressure sore	115
pressure test	-113
pressure washer	-81
pressure write	77
preta	-92
preta .	-92
pretend	143
pretend love	102
pretend to	101
pretoria	84
pretoria .	84
pretty	-122
pretty .	-81
pretty basic	-95
previous	-134
previous @job	-99
previous owner	-99
previous up	-105
price	-214
price .	-79
price @food	-87
price a	-87
price at	-108
price be	106
price check	-168
price convert	-127
price cyber	-98
price for	92
price in	-143
price keep	-86
price round	-92
price show	-99
price the	-128
prick	110
prick his	110
pride	114
pride .	125
pride and	-102
pride as	91
pride rally	101
priest	33
priest ,	-117
priest and	12
priest choker	-80
priest know	100
priest of	56
priest put	71
priest strangler	-55
priest who	90
priesthood	99
priesthood for	99
primary	-64
primary in	102
primary language	-87
primary school	-199
primer	-73
primer .	-73
principle	211
principle .	144
principle up	135
print	-110
print .	-32
print @science	-92
print and	112
print be	-106
print because	113
print everything	-119
print in	-158
print it	-92
print larger	-87
print on	-105
print part	-67
print sheet	-68
print socket	-88
print t-shirts	-85
print them	-115
print upside	-129
print wall	-83
print-ready	-98
print-ready cmyk	-98
printable	-122
printable a4	-104
printable tally	-101
printable worksheet	-59
printer	-251
printer .	-159
printer @animal	-43
printer @dessert	-100
printer @food	-100
printer ask	-96
printer be	-226
printer budget	-74
printer do	-43
printer for	-67
printer jam	-100
printer queue	-97
printout	-110
printout .	-110
priory	66
priory .	138
priory again	132
priory ruin	-130
prison ,	-73
prison .	167
prison @job	-180
prison @science	-81
prison and	100
prison architecture	-81
prison for	110
prison kitchen	27
prison librarian	-130
prison museum	-128
prison officer	-117
prisoner	-48
prisoner to	-48
prisoners-of-war	-110
prisoners-of-war museum	-110
pristina	-105
pristina for	-105
pritchard	-122
pritchard again	-122
private	49
private @dwelling	-113
private insolvency	108
private library	-127
private nkosi	6
private person	115
private room	-113
privately	110
privately .	110
priya	-41
priya .	-111
priya and	-122
priya be	85
priya will	-110
priyanka	-22
priyanka at	-41
priyanka go	114
priyanka make	-71
priyanka move	-113
prize	-78
prize .	-78
prk	123
prk last	123
pro	-163
pro and	-65
pro licence	-126
pro plan	-111
pro-choice	94
pro-choice and	94
pro-duterte	90
pro-duterte @family	90
pro-duterte cousin	90
pro-life	118
pro-life and	118
pro-lifers	87
pro-lifers .	87
pro-palestine	117
pro-palestine @hobby	117
pro-palestine @sport	117
pro-palestine march	117
probably	98
probably old	98
probation	186
probation for	99
probation officer	146
probe	-77
probe can	-77
problem	26
problem "	98
problem .	7
problem and	-80
problem be	-102
problem for	-85
problem he	-104
problem in	-121
problem she	128
problem since	-95
problem with	123
probus	-101
probus club	-101
procedure	9
procedure .	-82
procedure at	43
proceeding	144
proceeding .	144
process	-112
process .	-76
process @job	-90
process engineer	-90
process handle	-55
process in	-79
process kill	-59
process restart	-77
processor	-109
processor be	-109
procreate	-98
procreate .	-98
prod	-147
prod .	-100
prod fail	-107
produce	-73
produce baile	-73
product	-146
product @job	-81
product be	-108
product for	-112
product handle	-55
product have	-102
product manager	-76
product owner	-81
production	-133
production .	-77
production be	-74
production key	-106
professor	-12
professor @body_part	-106
professor @job	-106
professor achterberg	-106
professor hand	-106
professor lean	118
professor offer	113
profile	-91
profile @furniture	-61
profile and	90
profile in	-123
profile lamp	-61
profile rewrite	-124
profile to	-134
program	4
program and	86
program booklet	-106
programme	-105
programme .	-105
progress	-18
progress .	119
progress @furniture	-74
progress bar	-74
progress have	-137
project	-195
project .	-99
project @animal	-65
project @bird	-65
project alone	-107
project be	-145
project by	-66
project deal	-52
project have	-135
project kestrel	-65
project over	-122
project use	-94
projector	-233
projector .	-88
projector be	-114
projector from	-135
projector have	-114
projector this	-118
prolapse	139
prolapse mean	139
prolia	120
prolia every	120
prologue	-139
prologue but	-93
prologue cut	-112
promise	-13
promise kid	-117
promise sinead	95
promise to	20
promo	-186
promo .	-117
promo run	-139
promote	-170
promote @food	-95
promote a	-95
promote to	-147
pronoun	159
pronoun be	132
pronoun to	96
proof	-135
proof .	-98
proof chamber	-114
proof-reader	-109
proof-reader at	-109
proofreader	-165
proofreader at	-124
proofreader since	-105
prop	-112
prop for	-120
prop in	-109
prop the	-101
prop up	116
proper	-24
proper @food	76
proper draw	-95
proper meal	76
properly	-57
properly ,	110
properly .	-133
property	92
property .	92
prophecy	95
prophecy from	95
prophet	-99
prophet song	-99
propranolol	139
propranolol <number>	87
propranolol before	117
prose	-90
prose .	-95
prose style	-54
prose when	-66
prosecute	119
prosecute .	119
prostate	169
prostate .	123
prostate be	63
prostate cancer	128
prostate op	67
prostate out	77
prostate thing	110
prosthesis	92
prosthesis for	-104
prosthesis in	97
prosthesis rub	107
prosthesis since	99
prosthetic	41
prosthetic @body_part	121
prosthetic foot	121
prosthetic lab	-88
prosthetic socket	-67
prosthetic-looking	-80
prosthetic-looking shop	-80
protect	-97
protect ,	-97
protection	129
protection paper	129
protective	84
protective cover	-88
protective order	114
protest	194
protest .	112
protest against	96
protest and	143
proton	-88
proton beam	-88
proud	115
proud of	115
prove	90
prove @science	90
prove it	90
provident	161
provident @income	118
provident @job	108
provident fund	118
provident man	108
provider	-117
provider be	-117
proxy	-84
proxy .	-84
prozac	16
prozac .	106
prozac pad	-107
prune	-134
prune @alcohol	-57
prune @drink	-57
prune @narcotic	-57
prune @wine	-57
prune calendar	-75
prune drop	-93
prune rose	-57
prune the	-119
ps5	-132
ps5 .	-108
ps5 in	-75
ps5 over	-111
psa	180
psa @alcohol	107
psa @drink	107
psa @narcotic	107
psa @wine	107
psa at	-90
psa be	149
psa double	131
psa rise	107
psoriasis	150
psoriasis get	104
psoriasis on	103
psoriasis show	124
psoriatic	123
psoriatic arthritis	123
psql	-88
psql command	-88
psych	94
psych ward	94
psychiatric	85
psychiatric @doctor	-82
psychiatric @job	-82
psychiatric hospital	134
psychiatric nurse	-82
psychiatrist	186
psychiatrist at	116
psychiatrist only	143
psychologist	85
psychologist .	-80
psychologist for	119
psychometric	-76
psychometric journal	-76
psychosis	90
psychosis and	90
psychotherapist	-95
psychotherapist .	-95
pt	89
pt .	89
pta	-129
pta .	-129
ptsd	113
ptsd .	66
ptsd from	124
pub	-93
pub .	-38
pub @game	-61
pub @hobby	-61
pub at	-103
pub be	-110
pub call	87
pub fight	117
pub game	-61
pub night	-86
pub quiz	-131
pub sell	-128
public	-153
public @hobby	-91
public art	-91
public mimic	-59
public speak	-134
publish	-119
publish <number>	-97
publish @dwelling	-94
publish house	-94
publisher	-147
publisher .	-147
pudding	-156
pudding .	-102
pudding that	-104
pudding with	-91
puff	-34
puff ,	-59
puff before	-104
puff of	105
puffin	-93
puffin ;	-93
pug	-78
pug breathe	-78
pugh	-105
pugh .	-105
pugh-achterberg	-110
pugh-achterberg .	-110
puja	225
puja .	98
puja at	123
puja before	204
puja each	76
puja hall	-100
puja now	39
pull	-26
pull @boat	-46
pull @food	-85
pull @vehicle	-46
pull a	-85
pull after	-101
pull and	18
pull aside	53
pull by	119
pull cord	-91
pull error	-101
pull gig	-46
pull her	174
pull out	11
pull png	-49
pull request	-190
pull-ups	-169
pull-ups at	-88
pull-ups by	-143
pull-ups on	-129
pulse	34
pulse go	109
pulse screen	-100
pump	-119
pump .	-78
pump alarm	-48
pump at	-42
pump beep	-46
pump before	109
pump firmware	-85
pump have	-144
pump motor	-116
pump on	135
pumpkin	-141
pumpkin contest	-89
pumpkin go	-117
pun	-68
pun in	-75
pun name	-54
punch	90
punch by	117
punch him	128
punch hole	-89
punch of	-89
puncover	-141
puncover .	-141
pune	6
pune .	38
pune on	-95
punishment	-94
punishment in	-94
punjabi	91
punjabi jat	91
punk	-116
punk band	-116
pupil	-133
pupil ,	-87
pupil .	-71
pupil @food	-84
pupil @illness	-108
pupil a	-84
pupil alway	-99
pupil amina	119
pupil and	-75
pupil be	96
pupil clap	-108
pupil dress	-90
pupil on	-97
pupil work	-63
puppy	-124
puppy .	-96
puppy chew	-76
puppy get	-79
puppy have	-114
puppy last	-108
puppy on	-64
purdue	-84
purdue .	-84
puree	-25
puree .	105
puree @food	-114
puree diet	-75
puree food	-114
purge	46
purge after	114
purge before	-5
purge old	-98
purifier	-111
purifier do	-111
purple	-18
purple ,	-80
purple .	-112
purple @medicine	72
purple capsule	72
purple when	107
purpose	-44
purpose .	-149
purpose and	18
purpose in	116
purpose twice	-88
purse	14
purse .	102
purse at	-125
purse because	124
purulia	92
purulia .	92
push	-189
push .	-89
push <number>	-162
push at	-107
pushpa	39
pushpa can	39
put	89
put <number>	66
put @fabric	-122
put @food	39
put @job	-44
put @medicine	-120
put @science	-130
put @tree	94
put a	39
put about	-129
put across	-109
put ash	94
put away	90
put before	124
put by	202
put dioralyte	85
put elastic	-122
put forward	-44
put half	94
put her	129
put him	136
put his	-61
put in	154
put it	-130
put key	135
put lorna	86
put metformin	-120
put on	116
put out	-106
put scroll	-93
put that	83
put the	130
put them	-102
put together	-127
put up	-207
put user	-40
putter	-131
putter with	-131
putty	-117
putty dry	-117
puzzle	-170
puzzle @game	-119
puzzle @hobby	-119
puzzle from	-117
puzzle number	-119
pvc	-84
pvc with	-84
px	-121
px <number>	-121
pycon	-151
pycon in	-151
pytest	-108
pytest not	-93
pytest than	-84
python	-173
python ,	-80
python .	-166
python that	-83
pâté	-108
pâté be	-108
péc	-147
péc each	-126
péc since	-64
pénitent	-76
pénitent .	-76
pākehā	114
pākehā .	114
q3	-85
q3 .	-85
qa	-56
qa analyst	-130
qa lead	94
qa note	-105
qa report	-63
qanon	126
qanon stuff	126
qax	-97
qax ,	-97
qgis	-102
qgis .	-102
quad	-12
quad between	-97
quad bike	-70
quad since	112
quadriplegic	119
quadriplegic after	119
quaker	201
quaker .	139
quaker @food	-86
quaker @job	-74
quaker and	142
quaker meet	153
quaker merchant	-74
quaker oat	-86
qualify	-153
qualify @science	-91
qualify as	-132
qualify geography	-91
quantity	-71
quantity @job	-71
quantity surveyor	-71
quantum	-106
quantum mechanic	-106
quarantine	-78
quarantine namespace	-78
quarry	-50
quarry and	97
quarry at	-110
quarter	-47
quarter ,	-16
quarter .	-4
quarter @ethnicity	143
quarter ashkenazi	97
quarter be	-86
quarter cherokee	87
quarter end	-95
quarter for	-140
quarter hour	-84
quarter navajo	117
quarter of	-119
quarterly	21
quarterly .	118
quarterly magazine	-84
quartet	-91
quartet .	-91
quay	-111
quay in	-111
queasy	63
queasy ,	-76
queasy .	86
quechua	112
quechua @family	112
quechua grandparent	112
queen	35
queen for	98
queen of	-91
queer	102
queer @family	61
queer climb	98
queer dad	61
query	-89
query the	-89
question	-55
question .	-106
question <number>	135
question and	146
question at	-128
question for	-57
question master	-153
question on	-76
quetiapine	102
quetiapine for	102
queue	-185
queue .	-11
queue and	-73
queue be	-146
queue empty	-107
queue for	-121
queue of	-114
queue that	-59
quezon	-86
quezon city	-86
quick	-128
quick and	-109
quick keto	-114
quid	77
quid .	-79
quid @food	100
quid a	100
quid in	132
quiet	31
quiet .	150
quiet @appliance	-90
quiet @dwelling	83
quiet dust	-108
quiet handwork	-78
quiet hour	-118
quiet room	-7
quiet sew	-90
quiet since	101
quieter	-134
quieter office	-134
quietly	94
quietly .	94
quilombola	125
quilombola and	125
quilt	-198
quilt come	-119
quilt group	-111
quilt pattern	-77
quilt scrap	-105
quince	-69
quince go	-52
quince of	-65
quince that	-68
quinine	64
quinine for	64
quit	101
quit .	101
quit @game	-145
quit @hobby	25
quit @narcotic	105
quit @religion	121
quit @sport	25
quit bender	117
quit football	-145
quit heroin	105
quit run	110
quit scientology	121
quit smoke	96
quit spotify	-150
quit the	110
quit twitter	-101
quite	-97
quite new	-97
quiz	-220
quiz .	-121
quiz answer	-97
quiz every	-126
quiz for	-116
quiz have	-105
quiz on	-88
quiz question	-114
quiz team	-85
quiz their	-101
quizlet	-106
quizlet .	-106
quorum	-108
quorum in	-108
quota	36
quota .	157
quota with	-119
quote	-137
quote ,	-65
quote <number>	-104
quote around	-91
quote look	-99
quote on	-78
quote template	-66
quran	184
quran in	121
quran with	129
r	-106
r .	-92
r and	-77
r238	-102
r238 .	-102
r6g.large	-56
r6g.large .	-56
rabbit	-125
rabbit .	-91
rabbit at	-82
rabbit be	-105
rabbit go	-78
rabbit have	-93
rabies	-79
rabies shoot	-79
rabwah	81
rabwah .	81
race	-180
race ,	110
race .	-210
race @animal	-108
race @bird	-108
race @color	-86
race again	60
race and	123
race as	-120
race be	-185
race come	14
race condition	-76
race day	-160
race green	-86
race in	-154
race pigeon	-108
race trivia	-104
racer	53
racer ,	73
racer .	-57
rachel	-91
rachel .	-91
rack	-6
rack be	-101
rack room	97
radar	115
radar .	115
radek	-119
radek have	-119
radiator	-178
radiator .	-122
radiator and	-114
radiator be	-89
radiator every	-105
radiator side	126
radio	-177
radio .	-121
radio <number>	-95
radio @treatment	110
radio and	-116
radio button	-84
radio by	-86
radio cymru	-116
radio play	-101
radio slot	-118
radio talk	123
radio treatment	110
radioiodine	110
radioiodine and	110
radiologist	-95
radiologist .	-95
radiotherapy	123
radiotherapy .	94
radiotherapy in	90
rafa	108
rafa overstay	108
raffle	-107
raffle @game	-107
raffle @hobby	-107
raffle number	-107
raft	-173
raft be	-98
raft cluster	-89
raft go	-114
rai	106
rai .	106
raid	108
raid .	96
raid array	-122
raid at	144
raid leader	92
raid on	-103
raid the	91
rail	-109
rail .	79
rail @job	-95
rail at	-107
rail fence	-95
rail to	-65
railway	-177
railway .	-65
railway inn	-103
railway on	-93
railway path	-86
railway sleeper	-120
rain	-165
rain .	-169
rain begin	-83
rain from	-88
rain in	-76
rain make	89
rain on	-113
rain that	79
rainbow	-89
rainbow colour	-89
rainy	-93
rainy season	-93
rainy-day	144
rainy-day account	144
raise	58
raise <number>	-134
raise @+belief	96
raise @+state	96
raise @believer	129
raise @furniture	-120
raise anglican	89
raise bed	-120
raise every	-132
raise his	119
raise money	-113
raise mormon	96
raise no	96
raise of	-135
raise pentecostal	94
raise to	191
raisin	-72
raisin in	-72
raj	-125
raj sell	-125
rally	92
rally ,	27
rally .	84
rally at	87
rally be	-134
rally of	98
rally say	101
ralph	126
ralph live	126
ram	-62
ram .	-128
ram for	42
ramadan	160
ramadan and	99
ramadan long	123
ramen	-98
ramen @furniture	-98
ramen bar	-98
ramipril	61
ramipril ,	65
ramipril .	46
ramp	109
ramp at	109
rand	83
rand .	83
random	-86
random timeout	-86
range	-27
range and	98
range at	-111
rank	-24
rank .	-24
rankle	95
rankle .	95
ransom	-99
ransom note	-99
ransomware	-98
ransomware .	-98
rao	113
rao be	76
rao change	78
rap	-9
rap album	-116
rap for	130
rape	180
rape at	203
rape her	110
rape on	-103
rape when	108
rapper	102
rapper friend	102
rare	119
rare @+health	90
rare @+illness	90
rare blood	90
rare thing	104
rash	82
rash from	82
rashid	15
rashid have	112
rashid own	-79
rashid sharpen	-107
rasmus	-134
rasmus this	-134
raspberry	-135
raspberry @food	-125
raspberry pi	-70
raspberry tart	-125
ratchet	-112
ratchet and	-112
rate	-17
rate .	112
rate be	-144
rate for	-9
rate from	-9
rate go	101
rate of	-137
rater	-96
rater ,	-96
rather	-90
rather @fabric	-72
rather do	-153
rather have	-30
rather knit	-72
rather than	-87
rather use	-84
rather wait	-110
rathkeale	104
rathkeale .	104
ration	98
ration spoon	98
ratnagiri	-113
ratnagiri .	-113
rattle	-35
rattle every	90
rattle over	-112
rave	146
rave .	136
rave until	66
ravi	-43
ravi be	-16
ravi from	-99
ravi have	91
ravi to	-70
ravinder	96
ravinder be	96
ravindra	-18
ravindra be	-18
raw	150
raw .	92
raw @food	85
raw @vegetable	85
raw from	93
raw veg	85
rawlplug	-107
rawlplug pull	-107
ray	86
ray .	86
rccg	83
rccg and	83
rcd	-88
rcd when	-88
rcn	99
rcn and	99
rds	-103
rds .	-103
re-canes	-104
re-canes @furniture	-104
re-canes chair	-104
re-render	-96
re-render .	-96
re-renders	-66
re-renders on	-66
re-tips	-68
re-tips @body_part	-68
re-tips claw	-68
reach	50
reach ,	85
reach <number>	-94
reach cone	-110
reach her	119
reach the	103
reachable	-107
reachable till	-107
react	21
react @body_part	-102
react hook	-102
react to	125
reaction	101
reaction to	101
reactive	96
reactive at	96
read	-28
read .	109
read <number>	-187
read @+belief	-103
read @animal	-114
read @body_part	196
read @food	-98
read @job	-98
read @music	-160
read @pregnancy	-103
read @science	-85
read a	-98
read about	122
read access	-122
read after	94
read age	-92
read all	-74
read alto	-98
read braille	135
read deer	-114
read dostoevsky	-94
read english	-92
read for	-54
read german	-109
read group	-65
read it	-85
read labour	-103
read lip	196
read list	-63
read meter	-109
read mostly	-80
read music	-160
read namaz	117
read obituary	-90
read on	-110
read replica	-61
read scheme	-58
read script	-75
read since	-126
read spanish	-150
read text	-105
read the	10
read these	-79
read translation	-63
read with	76
readability	-66
readability .	-66
readable	-83
readable but	-83
reader	-11
reader .	-120
reader at	99
reader for	-60
reader use	-83
reader user	-64
reading	69
reading be	69
ready	-155
ready by	-117
ready for	-93
reais	-83
reais for	-83
real	66
real one	76
real social	97
real user	-88
really	-54
really "	79
really be	102
really for	97
really from	123
really get	-137
really interest	-131
really into	-173
really just	-76
ream	-119
ream leave	-119
reason	-53
reason .	-37
reason after	-91
reason afterward	-108
reason mention	-95
reason the	66
rebase	-90
rebase rather	-90
rebel	-117
rebel against	-117
rebellion	163
rebellion .	126
rebellion and	110
rebuild	-123
rebuild in	-83
rebuild the	-110
recall	58
recall .	121
recall @appliance	-128
recall of	-117
recall petition	94
recall tumble	-128
receipt	-134
receipt .	-127
receipt for	-68
receive	132
receive @treatment	90
receive into	105
receive radiotherapy	90
reception	-119
reception .	-160
reception at	-82
reception centre	118
reception in	-127
receptionist	-48
receptionist @family	-96
receptionist across	-80
receptionist and	147
receptionist at	-119
receptionist cousin	-96
recharge	-77
recharge near	-77
recife	-32
recife .	-105
recife office	126
recife on	-116
recipe	-142
recipe @income	-81
recipe at	-72
recipe follow	-103
recipe for	-107
recipe from	-95
recipe in	-54
recipe list	100
recipe take	-81
recipe use	-113
recipe without	-112
recital	-130
recital be	-130
reckon	-88
reckon the	-88
recognise	106
recognise him	106
recommend	-82
recommend .	-82
recommendation	-111
recommendation .	-93
recommendation that	-96
reconcile	-94
reconcile stripe	-94
reconciliation	-123
reconciliation at	-123
recondition	-83
recondition @body_part	-83
recondition pump	-83
record	-166
record ,	129
record .	-218
record an	-83
record and	-101
record at	-131
record be	-69
record dml305	-92
record for	-122
record from	-10
record in	-90
record now	111
record of	-89
record podcast	-92
record shop	-124
recording	-185
recording .	-124
recording from	-88
recording go	-128
recording of	-82
recover	91
recover .	114
recover after	-108
recover at	92
recover from	84
recover gamble	111
recovery	125
recovery and	124
recovery from	97
recovery on	-91
recruit	-129
recruit @food	-129
recruit a	-129
rectifier	-127
rectifier .	-127
rectory	-71
rectory because	-71
recycle	-140
recycle every	-110
recycle scheme	-88
red	-64
red .	-120
red <number>	59
red @+belief	-92
red @politics	-92
red and	-107
red by	144
red cross	-123
red every	-57
red from	129
red mat	-78
red notebook	-94
red party	-92
red privately	110
red since	-88
red thing	-102
red tin	-138
red/green	-104
red/green chart	-104
redcap	-85
redcap .	-85
redder	-24
redder .	114
redder with	-103
redeem	82
redeem gospel	82
redemption	-80
redemption .	-80
redis	-86
redis "	-86
redo	9
redo on	103
redo the	-89
redo their	-112
redraft	-109
redraft by	-109
redress	-14
redress .	115
redress the	-91
redshift	-128
redshift .	-128
redundancy	145
redundancy .	129
redundancy and	120
redundancy come	78
redundancy in	-94
reed	-173
reed .	-148
reed in	-71
reed strength	-87
reel	-118
reel .	-118
rees-mogg	115
rees-mogg @+belief	115
rees-mogg tory	115
refer	-120
refer to	-120
referee	-148
referee .	-134
referee for	-87
referee in	-91
referee of	-110
referee shall	89
referee to	-76
referendum	89
referendum yes	89
referral	122
referral go	122
refill	118
refill .	-102
refill be	109
refill on	148
refinery	112
refinery .	112
refit	-114
refit at	-80
refit by	-84
reflashed	-77
reflashed over	-77
reflectography	-81
reflectography .	-81
reflux	104
reflux @family	104
reflux baby	104
reform	219
reform @+belief	108
reform @temple	108
reform after	135
reform synagogue	108
reform uk	111
reformation	-110
reformation .	-110
refrain	-129
refrain in	-129
refresh	-114
refresh at	-114
refuge	174
refuge .	100
refuge in	112
refuge near	92
refuge with	109
refugee	111
refugee .	129
refugee council	-131
refugee from	166
refugee on	-105
refugee status	121
refugee with	-71
refund	128
refund come	102
refund of	98
refusal	-88
refusal to	-88
refuse	169
refuse .	7
refuse @food	139
refuse a	139
refuse and	116
refuse at	99
refuse because	123
refuse her	90
refuse to	110
refuse twice	114
regatta	-221
regatta .	-173
regatta in	-138
regenboog	-67
regenboog .	-67
regeneration	-103
regeneration .	-103
regex	-116
regex engine	-93
regex have	-86
regiment	-67
regiment museum	-91
regiment only	116
regiment sell	-120
region	-146
region .	-83
region in	-127
register ,	97
register @+belief	142
register @+state	142
register @dwelling	-147
register and	146
register as	109
register at	-129
register by	-119
register democrat	80
register for	-90
register here	57
register in	-134
register republican	119
register residence	-147
register stick	-113
registrar	-161
registrar @job	-122
registrar job	-122
registrar who	-106
regression	-77
regression @dwelling	-77
regression suite	-77
regret	-20
regret @science	-73
regret it	-33
regret stop	-145
regret the	101
regular	-89
regular .	-89
regularly	-105
regularly most	-105
regulation	-63
regulation rather	-63
rehab	-15
rehab .	60
rehab centre	-117
rehab for	76
rehab in	135
rehab of	-120
rehearsal	-89
rehearsal be	-88
rehearsal move	-89
rehearsal on	-110
rehearsal room	-93
rehearsal rule	103
rehearsal stair	84
rehearse	-155
rehearse in	-122
rehearse on	-131
rehearse the	-65
reheat	-78
reheat them	-78
reheel	-92
reheel @footwear	-92
reheel @garment	-92
reheel boot	-92
reichsbürger	104
reichsbürger .	104
reindeer	53
reindeer and	-84
reindeer people	113
reissue	-125
reissue @science	-91
reissue it	-91
reissue on	-90
rejoin	109
rejoin stall	146
rejoin the	-120
rekha	105
rekha be	105
relapse	111
relapse and	111
relay	-243
relay .	-171
relay lose	-110
relay team	-110
relay the	-130
release	-181
release ,	-79
release .	-43
release date	-111
release night	96
release note	-107
release of	-105
release rota	-123
release to	-98
release train	-105
release until	-120
relief	-95
relief map	-130
relief only	-91
relief order	103
relief postie	-92
religion .	32
religion and	-84
religion to	76
religious	-95
religious education	-95
reload	-111
reload .	-111
relocate	-100
relocate to	-100
rely	-118
rely on	-118
remain	250
remain .	127
remain and	95
remain be	88
remain day	111
remain end	112
remain run	103
remake	-137
remake and	-137
remand	145
remand .	145
remarry	107
remarry .	107
remember	25
remember nothing	123
remember that	117
remember whether	-110
remicade	101
remicade .	101
remind	-20
remind guest	-88
remind the	-78
remind to	106
reminder	61
reminder .	-54
reminder at	-55
reminder before	130
reminder of	172
reminder send	-128
reminder to	-132
remission	146
remission since	146
remit	87
remit <number>	87
remortgaged	131
remortgaged to	131
remote	-126
remote and	-126
remotely	-127
remotely .	-127
removal	27
removal proceeding	144
removal trade	-130
remove	9
remove from	-10
remove in	108
remove on	20
remove the	-96
renal	5
renal @doctor	-74
renal @job	-74
renal failure	104
renal nurse	-74
renal ward	-116
rename	-89
rename .	-79
rename to	-75
renata	-109
renata .	-102
renata to	-74
renault	-110
renault trafic	-110
render	-158
render budget	-130
render in	-81
render on	-55
render the	-139
renderer	-131
renderer .	-98
renderer @hobby	-84
renderer @sport	-84
renderer skip	-84
renew	14
renew .	155
renew every	81
renew no	-15
renew on	-155
renew the	-99
renew their	-113
renewal	84
renewal and	-149
renewal be	97
renewal for	-109
renewal form	131
renewal hang	48
renewal have	103
renewal in	135
renewal with	-116
renovation	-182
renovation be	-125
renovation spreadsheet	-114
renovation till	-97
renske	-126
renske be	-126
rent	-4
rent ,	147
rent .	100
rent <number>	-81
rent @debt	133
rent @dwelling	-140
rent @food	-139
rent a	-139
rent and	192
rent arrears	133
rent as	83
rent be	-189
rent because	114
rent each	112
rent for	-84
rent go	-146
rent home	-140
rent in	168
rent on	107
rent strike	106
rent the	-135
rent their	-90
rent wetsuit	-100
rent year	-88
rent-free	143
rent-free at	143
rental	-163
rental @car	-123
rental @instrument	-119
rental @vehicle	-123
rental car	-123
rental cello	-119
reo	-95
reo place	-95
rep	-28
rep .	-88
rep on	106
rep this	-106
repaint	-161
repaint .	-94
repaint the	-148
repair	-162
repair .	-111
repair @boat	-63
repair @instrument	-85
repair @vehicle	-63
repair accordion	-85
repair at	109
repair be	-121
repair boat	-63
repair clock	-115
repair come	-106
repair la	-80
repair shop	-75
repair ticket	-92
repair valve	-92
repeal	153
repeal on	124
repeal the	85
repeat	-28
repeat .	116
repeat in	-118
repeat the	-99
repetitive	109
repetitive strain	109
replace	-78
replace .	-94
replace and	-54
replace coil	-74
replace in	96
replace the	-139
replace them	-113
replace zip	-73
replacement	116
replacement .	39
replacement on	122
replica	-110
replica be	-90
replica of	-61
replica suffer	-67
reply	-148
reply .	-119
reply about	-98
reply in	-104
reply of	-88
reply to	-118
repo	-18
repo .	-124
repo @job	63
repo call	-96
repo man	125
repo owner	-130
report	-25
report .	99
report @science	63
report be	-167
report come	70
report comment	-90
report go	-63
report her	127
report it	63
report monthly	-122
report on	-155
report right-aligned	-72
report say	53
report template	-108
report that	-94
report to	22
report tool	-77
report with	-126
report write	-142
repository	-123
repository .	-123
repossess	155
repossess in	93
repossess outside	124
reprint	-86
reprint @food	-86
reprint a	-86
reproduce	-84
reproduce the	-84
reproduction	-90
reproduction of	-90
republican	146
republican .	119
republican and	76
request	-190
request .	-130
request be	-102
request before	-103
request have	-74
request shall	-96
requiem	-66
requiem .	-48
requiem be	-45
requiem in	-62
requiem on	-69
rerun	-125
rerun .	-125
res	-49
res :	-49
resale	-120
resale .	-120
rescue	-4
rescue @animal	-105
rescue @dog	-90
rescue @medicine	81
rescue @pet	-105
rescue @rodent	-66
rescue dose	81
rescue greyhound	-90
rescue hedgehog	-66
rescue in	-71
rescue pack	90
rescue rabbit	-91
research	-45
research @boat	-45
research @vehicle	-45
research boat	-45
reservation	-55
reservation for	-55
reserve	-100
reserve seat	-100
reservoir	-93
reservoir .	-93
residence	195
residence card	199
residence permit	96
residence title	97
resident	-150
resident .	-56
resident be	-114
resident on	-75
residential	-121
residential @dwelling	-121
residential home	-121
resign	85
resign the	85
resilience	-89
resilience be	-89
resin	-110
resin for	-90
resin will	-94
resistance	-100
resistance in	-100
resistant	-88
resistant material	-88
resistor	-110
resistor of	-110
resit	-117
resit be	-117
resole	-76
resole @footwear	-76
resole @garment	-76
resole brogue	-76
resoled	-81
resoled twice	-81
resolve	-49
resolve <number>	-49
resource	75
resource base	75
respondent	-104
respondent ,	-104
response	-122
response .	-95
response time	-93
responsible	-121
responsible for	-121
rest	69
rest .	-16
rest <number>	-91
rest day	-121
rest from	96
rest of	-151
rest pulse	109
rest till	152
rest to	141
rest with	92
restart	-105
restart @science	-95
restart it	-95
restart the	-77
restasis	100
restasis and	100
restaurant	29
restaurant .	41
restaurant @animal	-127
restaurant and	91
restaurant be	-66
restaurant do	-127
restaurant where	96
restless	85
restless leg	85
restore	-192
restore @+belief	-164
restore @food	-119
restore @religion	-164
restore @temple	-164
restore a	-119
restore church	-164
restore procedure	-82
restore prosthetic-looking	-80
restrain	103
restrain order	103
restring	-117
restring the	-117
result	104
result .	121
result by	-89
result come	109
retake	-106
retake @science	-106
retake quantum	-106
reteach	-87
reteach the	-87
retention	-153
retention and	-79
retention at	-102
retention be	-132
retina	167
retina .	92
retina be	139
retina have	57
retire	-223
retire .	-179
retire @job	-143
retire and	-92
retire at	-157
retire clown	-71
retire from	-37
retire hydrologist	-104
retire in	-124
retire postman	-100
retire sailor	-50
retire teacher	-115
retire the	-63
retire train	-126
retirement	-9
retirement .	122
retirement @+belief	-91
retirement @dwelling	-87
retirement @politics	-91
retirement home	-87
retirement party	-91
retirement to	-116
retrain	-77
retrain as	-77
retreat	-106
retreat be	-106
retrieval	141
retrieval after	141
retro	-181
retro anymore	-123
retro every	-90
retro talk	-118
retrospective	-109
retrospective end	-109
retry	-129
retry thrice	-116
retry with	-75
return	-220
return .	-159
return <number>	-117
return from	-127
return in	-107
return on	-93
reuben	-79
reuben on	-79
reunification	89
reunification be	89
reunion	-19
reunion be	-102
reunion fill	-107
reunion in	116
reunion visa	107
reupholster	-86
reupholster @science	-86
reupholster it	-86
reverb	-106
reverb and	-106
reversal	75
reversal because	75
revert	-101
revert nil	-101
review	-184
review ,	-93
review .	-118
review @+health	-76
review @+illness	-76
review @food	-71
review @illness	-76
review @income	-90
review @mental_illness	-76
review a	-71
review and	-108
review anything	-83
review at	-134
review but	-86
review by	-52
review comment	-74
review depression	-76
review first	-90
review for	-92
review in	59
review intercompany	-73
review paper	-130
review pull	-103
review take	-90
review tone	-81
reviewer	-136
reviewer <number>	-136
revise	-172
revise by	-101
revise on	-95
revise then	-119
reviver	-57
reviver .	-57
revolt	-114
revolt .	-114
rewe	96
rewe again	96
rewind	-116
rewind the	-116
rewire	-163
rewire .	-76
rewire @food	-106
rewire a	-106
rewire course	-126
rewrite	-201
rewrite .	-150
rewrite as	-66
rewrite for	-124
rewrite the	-107
rex	-118
rex ,	-118
rfe	109
rfe and	109
rhel	-114
rhel <number>	-114
rheumatoid	140
rheumatoid .	84
rheumatoid arthritis	132
rhineland	-96
rhineland .	-96
rhode	-93
rhode have	-93
rhodri	-143
rhodri .	-117
rhodri @animal	-100
rhodri do	-100
rhyme	-129
rhyme .	-117
rhyme poem	-98
rhythm	-4
rhythm and	62
rhythm with	-100
rib	90
rib .	54
rib and	-87
rib fall	105
rib for	-64
rib last	127
rib work	90
rice	-75
rice and	-14
rice completely	117
rice cooker	-102
rice harvest	-107
rice paddy	-82
rice paper	-119
rice sack	-102
rice very	-67
rich	-7
rich @color	-96
rich @family	121
rich black	-96
rich description	-102
rich family	88
rich uncle	94
rid	32
rid of	32
ride	-190
ride .	-134
ride @food	-127
ride @vehicle	-66
ride a	-127
ride an	98
ride and	-118
ride at	-80
ride lesson	-108
ride motorcycle	-66
ride only	-112
ride the	-117
ride when	-108
ridge	28
ridge .	28
rig	-89
rig and	-89
right	89
right ,	118
right .	-93
right @body_part	135
right above	-168
right after	97
right and	135
right breast	105
right each	116
right ear	137
right eye	112
right hand	125
right knee	136
right now	-62
right on	-21
right side	134
right to	174
right when	-90
right wing	-18
right wrist	93
right-aligned	-72
right-aligned with	-72
right-hand	-80
right-hand margin	-80
right-wing	-66
right-wing subquery	-66
rik	90
rik do	90
rim	-103
rim .	-103
rimworld	-122
rimworld .	-122
ring	16
ring ,	-100
ring .	75
ring @dwelling	112
ring all	-21
ring and	-81
ring at	-98
ring before	-145
ring binder	-95
ring buffer	-121
ring daily	85
ring for	-128
ring home	112
ring in	99
ring light	-107
ring main	-93
ring now	84
ring of	-116
ring people	115
ring road	98
ring that	-104
ring the	-166
ring then	143
ring to	136
ring user	96
ring when	120
ringkvist	-119
ringkvist aps	-119
ringworm	-66
ringworm .	-66
rink	-143
rink close	-131
rink in	-74
rio	93
rio and	93
riot	92
riot cop	92
rise	117
rise and	107
rise thorn	86
riser	-161
riser .	-129
riser and	-101
risk	-68
risk and	-13
risk in	-91
risograph	-88
risograph .	-88
rita	126
rita on	126
ritalin	155
ritalin at	126
ritalin la	103
rite	24
rite in	24
ritual	-170
ritual .	-125
ritual at	-134
river	-139
river .	-198
river at	32
rivet	-138
rivet in	-91
rivet pliers	-108
rivotril	111
rivotril before	111
rizatriptan	75
rizatriptan melt	75
rmt	167
rmt .	106
rmt in	120
roaccutane	166
roaccutane .	105
roaccutane and	116
roaccutane with	111
road .	64
road bike	-97
road by	-127
road come	-120
road for	35
road in	124
road near	-135
road outside	-132
road to	-87
road trip	-83
road while	-117
road with	115
roadie	-155
roadie and	-125
roadie for	-86
roadmap	-107
roadmap ,	-107
roadshow	-128
roadshow .	-128
roadside	96
roadside bomb	96
roast	-94
roast .	96
roast @food	-113
roast @vegetable	-113
roast against	-100
roast potato	-113
roaster	-65
roaster in	-65
rob	35
rob at	101
rob bank	-94
rob be	-135
rob by	140
rob the	-67
robbery	31
robbery .	31
robe	-22
robe and	-80
robe as	84
robot	-147
robot @body_part	-91
robot arm	-91
robot be	-107
robot call	-60
robot vacuum	-71
robotics	-171
robotics club	-125
robotics even	-90
robotics on	-119
robredo	117
robredo .	117
rock	-111
rock festival	-90
rock for	-103
rod	98
rod @science	116
rod be	-109
rod in	129
rod it	116
rod to	-88
roddy	104
roddy be	104
rodrigo	112
rodrigo and	112
roehampton	114
roehampton .	114
roguelike	-102
roguelike with	-102
rohan	-56
rohan be	-56
roisin	-53
roisin be	-53
rojava	113
rojava in	113
roland	-90
roland td-17	-90
role	-167
role in	-150
role of	-86
role play	-60
roll	-51
roll .	80
roll @food	-6
roll a	54
roll call	-100
roll deployment	-92
roll low	-106
roll of	-60
roll on	-108
roll out	121
roll they	-128
roll turnover	-128
rollator	105
rollator indoor	105
roller	-49
roller and	106
roller at	-138
rollout	-100
rollout that	-100
roma	156
roma ,	111
roma .	125
roma @food	-74
roma @vegetable	-74
roma and	123
roma on	98
roma tomato	-74
romaine	-84
romaine drive	-89
romaine love	-56
roman	-128
roman font	-83
roman road	-120
romani	113
romani and	113
romany	126
romany on	126
rome	-158
rome be	-106
rome on	-131
ronaldo	-85
ronaldo .	-85
rondalla	-113
rondalla .	-113
ronnie	107
ronnie who	107
roof	-79
roof be	-99
roof by	-153
roof height	-78
roof in	-108
roof need	-104
roof on	55
roof up	-116
roofer	-81
roofer .	-81
room	-38
room ,	106
room .	19
room <number>	-76
room @food	-113
room @income	99
room above	14
room and	71
room at	121
room b	-113
room be	-105
room because	97
room belong	-95
room booking	-124
room for	-150
room from	-101
room have	-71
room hold	-120
room in	-126
room need	94
room of	-116
room on	-126
room since	86
room take	99
room upstairs	-105
room where	-113
room with	16
room-mate	116
room-mate overdose	116
roommate	69
roommate ,	109
roommate .	104
roommate be	76
roommate chen	-105
roommate jayden	96
roommate kwabena	64
roommate okon	-95
roommate samuel	103
roommate teach	-178
roommate throw	99
rooster	-110
rooster be	-110
root	129
root .	-92
root at	112
root ca	-118
root canal	186
root in	58
rope	-199
rope ,	-53
rope .	-158
rope access	-74
rope and	92
rope in	-154
rope work	-88
ros	22
ros .	139
ros llp	-126
rosa	117
rosa lead	93
rosa wear	92
rosalind	62
rosalind be	-91
rosalind carry	95
rosary	234
rosary every	149
rosary in	127
rosary when	135
rose	-134
rose .	-127
rose get	-80
rose in	-57
rose with	-91
rosemary	-73
rosemary when	-73
rosenmontag	-89
rosenmontag .	-89
rosette	76
rosette on	76
rosie	98
rosie be	98
roster	-96
roster in	-83
roster software	-68
rot	-112
rot .	-112
rota	-221
rota .	-166
rota and	-123
rota as	-91
rota at	-138
rota be	-75
rota can	-92
rota for	-116
rota have	-133
rota in	-68
rotary	-177
rotary converter	-70
rotary in	-114
rotary laser	-119
rotate	-149
rotate monthly	-94
rotate rest	-121
rotation	-139
rotation .	-130
rotation near	-73
rotterdam	-144
rotterdam .	-100
rotterdam marathon	-122
rough	103
rough on	103
roughly	-16
roughly <number>	-16
round	-59
round .	-59
round <number>	-12
round and	111
round before	-87
round for	-90
round in	-110
round of	-81
round on	-121
round opponent	-100
round save	-133
round the	-109
round to	-92
round up	16
round user	110
round with	124
round wrong	-91
route	-18
route .	31
route at	-87
route for	-105
route map	-106
route only	-110
route planner	-66
route stamp	100
router	-175
router .	-78
router @furniture	-121
router be	-118
router sit	-89
router table	-121
routine	-160
routine <number>	-123
routine before	-113
rover	-137
rover .	-118
rover @drink	-76
rover and	-74
rover drink	-76
row	-118
row .	-43
row <number>	-93
row and	93
row at	-118
row boat	-77
row club	6
row for	-51
row in	-204
row of	-102
row on	-102
row since	92
royal	-107
royal society	-107
royalty	141
royalty come	114
royalty last	94
rspb	-59
rspb leighton	-59
rss	-60
rss reader	-60
rsus	100
rsus come	100
rtl-sdr	-92
rtl-sdr v4	-92
ruairi	-88
ruairi will	-88
ruairí	-109
ruairí check	-105
ruairí want	-60
rub	80
rub in	25
rub voltarol	99
rubber	-83
rubber stamp	-83
ruben	-131
ruben graduate	-101
ruben lead	-94
rucksack	70
rucksack .	70
rude	-97
rude .	-97
rufus	-88
rufus sleep	-88
rug	-172
rug and	-129
rug be	-117
rug from	-84
rugby	73
rugby and	171
rugby council	-107
rugby team	-107
ruin	-183
ruin exhaust	-87
ruin his	-108
ruin the	86
ruin to	-130
ruin user	-107
rule	-45
rule .	141
rule be	35
rule drop	-87
rule for	-64
rule forbid	-100
rule in	-108
rule on	-81
rule out	-98
rule that	-99
ruler	-166
ruler be	-101
ruler to	-127
run	-83
run ,	114
run .	14
run <number>	-182
run @color	-83
run @dwelling	-51
run @food	-130
run @garment	-76
run @treatment	-75
run a	-130
run activity	-129
run an	-125
run anything	-112
run at	46
run be	-205
run clickhouse	-116
run club	-79
run come	-114
run debian	-107
run do	-125
run down	50
run drag	-104
run elasticsearch	-85
run fedora	-76
run for	243
run from	-96
run green	-83
run group	-138
run have	-118
run health	-75
run home	-51
run in	189
run interval	-119
run klipper	-107
run lie	110
run like	-105
run mysql	-79
run offline	-87
run on	-110
run out	5
run plan	-157
run rhel	-114
run short	-108
run small	-83
run the	-154
run to	-106
run trimester	-100
run under	-157
run until	92
run up	95
run whenever	124
run with	35
run z/os	-135
run zulu	-114
runbook	-113
runbook be	-85
runbook have	-86
rungis	-89
rungis at	-89
runner	-51
runner and	-104
runner for	-137
runner on	109
runny	-81
runny @body_part	-81
runny nose	-81
runway	-167
runway and	-135
runway be	-122
rupee	63
rupee from	116
rupee with	-99
rush	-88
rush or	-88
russian	-139
russian .	-105
russian @car	-83
russian @vehicle	-83
russian and	-94
russian jeep	-83
rust	-215
rust ,	-78
rust .	-88
rust at	-116
rust borrow	-92
rust nicely	-69
rust on	-104
rust workspace	-98
rustle	46
rustle foil	-103
rustle in	120
rusty	-68
rusty french	-68
ruth	-72
ruth ,	-118
ruth light	34
rutter	-116
rutter .	-116
rx	-90
rx from	-90
ryan	104
ryan report	104
ryanair	-121
ryanair fare	-121
rye	-136
rye .	-79
rye this	-130
s3	-105
s3 bucket	-105
s7	88
s7 ,	88
s7-1500	-85
s7-1500 .	-85
sabah	-82
sabah .	-82
sabbath	78
sabbath ,	117
sabbath .	-102
sabbath be	119
sabbath song	-104
sabbatical	-124
sabbatical until	-124
sabor	-85
sabor for	-85
sacco	109
sacco @+finance	62
sacco @debt	62
sacco be	103
sacco loan	62
sack	-85
sack .	-124
sack @food	-99
sack a	-99
sack from	111
sack race	-105
sack their	-96
sack till	97
sacrament	152
sacrament .	77
sacrament at	125
sacred	-98
sacred hour	-98
sacrifice	42
sacrifice @food	115
sacrifice a	115
sacrifice ram	-109
sacrum	93
sacrum .	93
saddle	-22
saddle .	106
saddle go	-116
saddlery	-103
saddlery make	-103
sadie	105
sadie be	105
sadler	-135
sadler <number>	-135
safari	-73
safari <number>	-73
safaricom	-123
safaricom end	-123
safe	-97
safe @job	119
safe and	-119
safe man	119
safe side	-88
safety	-97
safety @job	-70
safety course	-76
safety officer	-70
saffron	-69
saffron bulb	-69
sag	-87
sag .	-87
sage	-78
sage .	-73
sage @dairy	-55
sage @food	-55
sage butter	-55
sahra	99
sahra wagenknecht	99
sai	98
sai @dessert	98
sai @food	98
sai baba	98
sail	-158
sail .	-112
sail @boat	-71
sail @vehicle	-71
sail boat	-100
sail dinghy	-71
sail in	-60
sail knot	-90
sail licence	-94
sail only	-72
sail to	-67
sailor	-80
sailor .	-80
saint	-190
saint 	-86
saint ,	-102
saint :	-93
saint brannoc	-104
saint with	-93
salary	200
salary .	62
salary @dwelling	109
salary as	126
salary be	161
salary from	91
salary have	21
salary home	109
salary into	63
salary will	127
sale	-107
sale .	-38
sale @+finance	-106
sale be	-128
sale belong	-71
sale call	-103
sale joost	123
sale patch	-104
sale pitch	-88
sale tax	-106
sale team	-119
sale to	96
salford	-153
salford .	-153
salma	98
salma be	98
salmi	-114
salmi and	-114
salmon	-29
salmon pouch	-29
salon	-129
salon be	-112
salon in	-97
salsa	-135
salsa without	-135
salt	49
salt .	-18
salt @boat	-56
salt @vehicle	-56
salt and	73
salt barge	-56
salt for	-71
salt in	89
salt limit	109
salt the	-104
saltaire	-111
saltaire band	-111
saltire	123
saltire sticker	123
saltwater	-110
saltwater kid	-110
salvador	-83
salvador to	-83
salvage	-75
salvage part	-75
sam	91
sam keep	91
samba	-130
samba school	-130
same	-42
same .	20
same @+belief	113
same @bicycle	-88
same @dwelling	-87
same @furniture	-118
same @game	-82
same @hobby	-82
same @job	20
same @politics	113
same @sport	-82
same @vehicle	-92
same bedroom	-85
same bench	-118
same bike	-88
same cause	128
same circuit	-111
same cottage	-87
same dashboard	-89
same day	-103
same dizzy	116
same floor	-78
same hill	-106
same kernel	-91
same man	99
same party	113
same place	-116
same practice	-118
same question	135
same ship	-54
same supplier	-91
same tennis	-82
same time	-107
same website	105
same weekend	-99
samhain	113
samhain with	113
sami	-88
sami want	-88
samira	-18
samira and	83
samira be	-57
samoan	103
samoan and	103
samosa	-99
samosa every	-99
sample	-159
sample .	-98
sample be	-105
sample distance	-69
sample he	-75
sample to	-79
samsung	-113
samsung a54	-113
samuel	103
samuel hide	103
san	-83
san marzano	-83
sanatorium	98
sanatorium at	98
sanction	78
sanction him	78
sanctuary	-134
sanctuary twice	-134
sanctum	-86
sanctum "	-86
sand	-164
sand .	-102
sand in	-86
sand that	-117
sand to	-65
sander	-129
sander @income	-129
sander take	-129
sandpaper	35
sandpaper by	-107
sandpaper without	106
sandra	-117
sandra have	-117
sandwich	-169
sandwich .	-126
sandwich be	-79
sandwich from	-103
sandwich in	-42
sandwich on	-71
sangeet	-93
sangeet @job	-93
sangeet caterer	-93
sanity	-149
sanity check	-131
sanity point	-76
sanjay	90
sanjay use	90
sanne	-91
sanne row	-91
santa	-119
santa gift	-119
santander	124
santander .	124
santiago	-41
santiago mural	-107
santiago past	104
santo	73
santo that	73
sap	-122
sap project	-122
sara	145
sara duterte	102
sara have	97
sarcasm	-94
sarcasm with	-94
sardine	-90
sardine .	-85
sardine @food	-57
sardine supper	-57
sarria	98
sarria with	98
sassa	102
sassa grant	102
satnav	-119
satnav since	-119
satphone	-129
satphone belong	-129
satsuma	-48
satsuma .	-48
saturday	-22
saturday ,	78
saturday <number>	-88
saturday @+health	-105
saturday @+illness	-105
saturday @hospital	-101
saturday @job	-111
saturday @science	-105
saturday and	53
saturday at	-49
saturday be	158
saturday because	-126
saturday begin	-97
saturday clinic	-101
saturday for	-107
saturday from	-96
saturday girl	-130
saturday in	40
saturday job	-111
saturday knock	85
saturday market	-49
saturday morning	-166
saturday night	139
saturday stall	-93
saturday surgery	-105
saturday to	-99
saturday until	-89
saturday whenever	-134
saturday with	-117
sauce	-107
sauce ,	96
sauce .	-140
sauce break	-97
sauce in	-61
sauce recipe	-81
saul	-76
saul .	-76
sauna	119
sauna .	65
sauna in	116
sausage	-107
sausage .	-107
save	19
save .	-112
save <number>	209
save @science	-97
save and	113
save at	144
save ever	53
save every	-106
save file	-138
save for	4
save it	-97
save nothing	121
save properly	-133
save screenshot	-103
save the	-141
save up	94
save win	-109
savill	-91
savill .	-91
savings	163
savings ,	95
savings .	181
savings and	94
savings at	107
savings bank	-135
savings be	97
savings in	83
savings of	120
savings to	89
saviour	-82
saviour of	-82
saw	96
saw .	96
sawdust	-65
sawdust .	-65
sawmill	-97
sawmill against	-97
sax	-73
sax from	-73
saxophone	-87
saxophone reed	-87
say	74
say "	-49
say ,	-6
say .	-91
say <number>	137
say @+finance	59
say @ethnicity	98
say @food	59
say @medicine	94
say @music	95
say @science	87
say a	59
say abolish	101
say about	-9
say bismillah	72
say door	-97
say double	53
say grace	181
say grade	112
say greg	126
say growth	-87
say guardianship	102
say he	104
say her	89
say herself	69
say his	-139
say in	119
say it	87
say karim	76
say minus	122
say music	95
say no	12
say not	-91
say of	-110
say ovulation	79
say pakistani	98
say precancer	74
say replacement	39
say senior	-93
say sharp	-81
say she	130
say since	74
say so	123
say somebody	-120
say study	97
say tax	59
say that	-26
say the	-25
say there	-99
say to	115
say user	176
say warfarin	94
say what	88
say when	-63
say where	123
say which	59
say yes	-21
sbd	-95
sbd .	-95
sbf	-94
sbf see	-94
sc	97
sc warrior	97
scabies	182
scabies .	138
scabies in	124
scaffold	-32
scaffold .	106
scaffold any	115
scaffold be	-108
scaffold since	108
scaffold stand	-100
scaffold till	-136
scaffold with	118
scald	-89
scald and	-89
scale	-88
scale .	113
scale @ethnicity	-72
scale and	-103
scale chinook	-72
scale for	-76
scale have	-76
scale in	-83
scam	195
scam out	195
scan	49
scan and	-55
scan as	-84
scan on	130
scan sheet	-91
scan show	115
scan that	91
scan them	-87
scan with	108
scandal	-89
scandal .	-89
scandinavia	-140
scandinavia .	-140
scanner	-125
scanner .	-63
scanner appeal	-113
scar	150
scar .	141
scar and	92
scar by	-99
scar from	101
scar his	106
scar like	92
scar on	111
scare	-29
scare .	94
scare him	-119
scare of	-13
scarf	22
scarf after	-117
scarf idea	101
scarf in	-52
scarf off	116
scarf outside	89
scary	-103
scary .	-103
scenario	-77
scenario .	-77
scene	-182
scene cut	-86
scene have	-104
scene to	-112
scene will	-137
schedule	-109
schedule .	-114
schedule caste	112
schedule for	-95
schedule on	-99
schedule software	-105
schedule tool	-73
scheme	-120
scheme .	-88
scheme colour	-58
scheme that	-95
schengen	113
schengen for	113
schizophrenia	114
schizophrenia .	114
scholarship	118
scholarship .	118
school	-42
school ,	-161
school .	46
school <number>	-87
school @doctor	132
school @food	59
school @footwear	111
school @garment	26
school @job	98
school @treatment	96
school and	-98
school at	-151
school bag	75
school be	-216
school because	98
school between	-90
school board	139
school bursar	-94
school but	90
school by	-89
school canteen	-91
school choice	115
school choir	-146
school close	-115
school cook	-142
school curtain	-117
school day	128
school drop	-137
school end	83
school english	-65
school fair	-72
school fee	79
school for	-118
school friend	-97
school fête	-66
school gate	169
school have	14
school in	-208
school keep	133
school kitchen	-90
school let	93
school magazine	-59
school meal	59
school medical	96
school musical	-79
school near	131
school night	-125
school nurse	132
school off	-83
school on	42
school only	-78
school parade	-88
school place	57
school play	-107
school run	-150
school secretary	109
school shoe	111
school thank	-119
school this	132
school to	-157
school traffic	-184
school tray	121
school trip	-87
school trouser	-120
school week	-100
school weigh	122
school where	86
school-age	-67
school-age kid	-67
schufa	114
schufa score	114
sci-fi	-80
sci-fi ;	-80
sciatica	94
sciatica .	94
science	-86
science at	-72
science lesson	-52
scientist	-86
scientist .	-86
scientologist	141
scientologist and	141
scientology	121
scientology and	121
sclerosis	97
sclerosis in	97
scoliosis	84
scoliosis .	56
scoliosis and	86
scone	-103
scone recipe	-103
scooter	59
scooter be	54
scooter in	-87
scooter out	105
scorch	-77
scorch before	-77
score	-8
score .	-125
score <number>	-103
score at	76
score be	148
score drop	120
score model	-118
score on	-94
score out	-84
score since	-75
score the	-117
scotia	-96
scotia .	-96
scotland	158
scotland .	115
scotland and	123
scottish	-89
scottish island	-89
scout	-140
scout leader	-71
scout on	-115
scrap	9
scrap .	-105
scrap lead	93
scrape	35
scrape the	95
scrape user	-86
scraper	-116
scraper get	-112
scraper pull	-46
scraper run	-87
scratch	71
scratch the	-51
scratch till	118
scream	-60
scream .	-126
scream at	88
scream when	-49
screed	-106
screed settle	-106
screen	14
screen .	-124
screen @illness	93
screen @injury	93
screen at	27
screen for	106
screen give	78
screen hurt	93
screen in	57
screen magnifier	104
screen reader	-96
screenplay	-167
screenplay class	-167
screenshot	85
screenshot .	135
screenshot in	-103
screenwash	-106
screenwash .	-106
screeve	-78
screeve @furniture	-78
screeve table	-78
scrim	-91
scrim on	-91
script	-207
script .	-166
script @doctor	-101
script @job	-101
script because	-75
script before	106
script come	-125
script doctor	-101
script for	-66
script from	-128
script have	-131
script that	-91
script to	-58
scroll	-93
scroll on	-93
scruff	108
scruff and	108
scrum	-137
scrum ,	-79
scrum @job	-111
scrum master	-111
sculpt	-86
sculpt @food	-86
sculpt a	-86
sdk	-102
sdk for	-102
sea	-172
sea .	-178
sea at	40
sea glass	-110
sea until	-116
seal	99
seal .	81
seal file	88
seamus	95
seamus be	95
sear	-96
sear the	-96
search	-110
search and	-110
seasick	122
seasick .	122
season	-26
season .	9
season and	99
season by	-83
season for	-65
season into	-84
season ticket	-90
seasonal	-89
seasonal component	-89
seat	-94
seat ,	-100
seat .	-208
seat <number>	-118
seat across	-119
seat as	142
seat be	62
seat because	-152
seat for	-138
seat only	-115
seat plan	-90
seat reservation	-55
seat through	112
seat where	121
seatbelt	121
seatbelt over	121
second	-12
second ,	-31
second .	-156
second <number>	-107
second @+finance	121
second @+health	82
second @+illness	82
second @animal	-109
second @body_part	-122
second @cat	-90
second @dessert	-125
second @dog	-96
second @family	177
second @food	-125
second @illness	149
second @instrument	-115
second @job	-139
second @medical_device	102
second @narcotic	-82
second @pet	-109
second @treatment	-39
second ann	-80
second baby	157
second batch	-108
second birthday	-125
second card	146
second cat	-90
second chapter	-134
second child	64
second christma	-73
second concussion	82
second credit	121
second daughter	27
second detox	98
second disk	-91
second division	-91
second draft	-101
second fix	-149
second friday	-90
second greyhound	-96
second hand	-122
second jab	28
second joint	-82
second month	86
second mortgage	40
second name	-123
second oboe	-115
second op	134
second op-ed	-99
second operation	115
second page	-92
second pair	-75
second partner	63
second phone	110
second position	-68
second prize	-78
second row	-35
second screen	-105
second shelf	-120
second soprano	-93
second stent	102
second stroke	149
second sunday	-108
second thursday	14
second time	76
second to	-92
second twin	123
second violin	-44
second volume	-127
second week	180
second weekend	79
second wife	75
second wind	-54
second with	-104
second year	93
second-floor	-76
second-floor flat	-76
second-hand	-171
second-hand .	-90
second-hand @bicycle	-82
second-hand @vehicle	-138
second-hand bike	-82
second-hand kiln	-108
second-hand pram	-77
second-hand thinkpad	-75
second-hand tractor	-107
second-line	-59
second-line support	-59
second-year	-164
second-year @doctor	-106
second-year @job	-106
second-year nurse	-94
second-year student	-141
secondhand	-89
secondhand @furniture	-89
secondhand @medical_device	-89
secondhand wheelchair	-89
secret	-40
secret for	93
secret keep	-94
secret near	119
secret santa	-119
secretary	83
secretary .	6
secretary and	-124
secretary at	109
secretary of	105
secretly	128
secretly .	128
section	86
section .	102
section <number>	-51
section after	83
section and	140
section be	-122
section by	-127
section in	236
section of	-117
section off	-102
section the	-95
security	-140
security audit	-68
security for	83
security light	-140
sed	125
sed member	125
sedation	141
sedation .	141
sediment	-98
sediment core	-98
see	115
see .	57
see <number>	-68
see @flower	105
see @food	86
see @illness	96
see @science	110
see @symptom	96
see a	86
see anyone	95
see be	-111
see by	29
see diff	-101
see dr.	112
see floater	96
see from	87
see him	119
see his	94
see iceland	-83
see in	129
see it	110
see kanazawa	-102
see milo	122
see needle	97
see other	105
see poppy	105
see sail	-94
see someone	149
see the	55
see their	-139
see them	121
see whether	-91
seed	-107
seed .	-81
seed @+finance	-101
seed @debt	-101
seed bank	-101
seed debt	-101
seed during	85
seed round	-139
seed stage	-98
seedling	-159
seedling die	-88
seedling every	-105
seedling from	-102
seek	94
seek @hospital	94
seek asylum	94
seeker	-15
seeker from	102
seeker on	-110
segmentation	-116
segmentation fault	-100
segmentation for	-71
segun	113
segun binge	113
seir	-85
seir equation	-85
seize	-78
seize on	-78
seizure	226
seizure .	162
seizure at	97
seizure begin	96
seizure diary	120
seizure from	83
selectively	137
selectively mute	137
self	-88
self check-out	-88
self-amalgamating	-82
self-amalgamating tape	-82
self-employed	-190
self-employed .	-151
self-employed @animal	-78
self-employed @car	-118
self-employed @dog	-78
self-employed @job	-116
self-employed @pet	-78
self-employed @vehicle	-118
self-employed dog	-78
self-employed electrician	-116
self-employed in	-76
self-employed taxi	-118
self-hosted	-118
self-hosted gitlab	-118
selhurst	-90
selhurst park	-90
sell	-130
sell .	10
sell <number>	-96
sell @+belief	-86
sell @bread	-54
sell @craft	-73
sell @dessert	-60
sell @drink	-72
sell @dwelling	-123
sell @fabric	-52
sell @food	-156
sell @game	-96
sell @garment	-80
sell @hobby	-97
sell @jewelry	-110
sell @meat	-86
sell @medical_device	-161
sell @medicine	66
sell @science	-128
sell @seasoning	-60
sell @vehicle	-73
sell a	-110
sell at	-122
sell awning	-120
sell bible	-43
sell box	-79
sell breath	-101
sell candle	-108
sell card	-76
sell carve	-59
sell chang	118
sell copper	-74
sell craft	-73
sell diamond	-110
sell explicit	112
sell for	-51
sell from	-70
sell halal	-86
sell hear	-161
sell her	116
sell his	89
sell hot	-54
sell house	-123
sell in	-86
sell insurance	-113
sell it	-128
sell leather	-88
sell life	-125
sell linocut	-49
sell lottery	-67
sell maasai	-115
sell marmalade	-60
sell medjool	-66
sell melt	-97
sell mobility	-87
sell monk-fish	-89
sell mug	-73
sell naggin	-128
sell newspaper	-77
sell out	-125
sell paan	-86
sell peanut	-122
sell phone	-98
sell pill	66
sell plasma	200
sell point	-78
sell potion	-72
sell print	112
sell robe	-80
sell schedule	-75
sell second-hand	-120
sell secondhand	-89
sell silk	-52
sell software	-77
sell sugar	-60
sell the	-11
sell their	-177
sell them	-147
sell to	-90
sell treat	-100
sell tyre	-112
sell venetian	-75
sell well	-108
sell wig	-88
seller	-83
seller in	-83
semi	-98
semi in	-98
semicolon	-90
semicolon in	-90
seminar	-174
seminar .	-117
seminar on	-118
seminary	155
seminary .	139
seminary @food	79
seminary a	79
semitic	-93
semitic language	-93
semolina	-113
semolina .	-113
sen	82
sen as	-125
sen register	124
senco	-87
senco of	-87
send	-27
send <number>	117
send @dwelling	-131
send @food	123
send @science	39
send a	123
send at	-128
send back	-100
send christma	-94
send date	-108
send every	-117
send half	27
send her	163
send him	-7
send home	-131
send investor	-114
send it	39
send money	114
send nearly	62
send nightly	-109
send only	-96
send photo	-95
send someone	-80
send text	-133
send the	70
send them	-105
send to	87
sender	-115
sender .	-115
senior	-18
senior @job	-100
senior architect	-100
senior cancel	-93
senior carer	-121
senior dev	106
sense	59
sense of	119
sense without	-123
sensor	-36
sensor <number>	-128
sensor on	132
sensor that	-109
sensor to	-96
sentence	146
sentence .	132
sentence and	-54
sentence be	27
sentence end	121
sentence for	158
sentence when	-109
sentimental	-98
sentimental .	-98
separate	-122
separate .	-83
separate @dwelling	86
separate @sex	-91
separate account	127
separate and	117
separate at	-103
separate room	86
separate sex	-91
separate since	-133
separate train	-126
separate typescript	-105
separately	-102
separately for	-102
separation	7
separation get	128
separation of	-122
separator	-99
separator .	-99
sephardi	123
sephardi from	123
sepsis	-15
sepsis after	99
sepsis prediction	-59
septic	-101
septic tank	-101
sequence	-79
sequence the	-79
ser	-103
ser and	-103
serasa	114
serasa since	114
sergeant	-33
sergeant .	-97
sergeant be	74
sergei	19
sergei book	-107
sergei claim	99
sergei do	103
sergei sell	-74
serger	-87
serger keep	-87
serial	-76
serial @job	-63
serial logger	-63
serial podcast	-64
serie	-98
serie <number>	-98
series	-27
series .	-156
series @food	125
series a	125
series have	-89
series in	-106
series show	-72
seriously	103
seriously .	103
sermon	-61
sermon page	-61
seroquel	125
seroquel leave	125
sertraline	175
sertraline .	57
sertraline at	171
sertraline every	81
sertraline for	63
sertraline make	86
sertraline since	148
serve	37
serve 22	-97
serve <number>	74
serve an	-124
serve as	103
serve at	110
serve by	-46
serve die	-89
serve surinamese	-87
serve underarm	113
serve user	126
serve with	-100
server	-183
server "	-99
server .	-155
server after	-62
server and	-110
server be	-158
server kali	-118
server room	75
server run	-107
server time	-103
service	-86
service ,	-78
service .	-9
service @job	-81
service be	-159
service cost	-139
service each	-94
service for	142
service in	-141
service locator	-81
service use	-110
servo	-87
servo .	-87
sesame	153
sesame .	146
sesame at	85
session	-42
session ,	119
session .	-109
session @food	-107
session a	-107
session at	109
session on	-95
set	-40
set .	-114
set @drink	83
set @science	5
set at	123
set be	-142
set end	-120
set for	127
set have	-99
set him	132
set in	-125
set it	5
set must	83
set of	6
set off	85
set on	-114
set only	88
set out	-82
set route	-87
set the	-137
set this	-101
set up	-16
set user	110
set with	-84
set year	-103
setter	-56
setter .	-56
settle	73
settle .	138
settle by	-106
settle on	-126
settle over	-123
settle status	154
settle the	40
settlement	142
settlement .	109
settlement and	119
setup	-90
setup be	-90
seven-year-old	-150
seven-year-old @animal	-57
seven-year-old @dog	-57
seven-year-old @family	-105
seven-year-old @pet	-57
seven-year-old believe	-114
seven-year-old greyhound	-57
seven-year-old son	-105
seventy	-101
seventy .	-101
several	-21
several .	-21
severance	136
severance be	136
severe	115
severe @illness	115
severe @symptom	115
severe morning	115
severely	102
severely @+health	102
severely @+illness	102
severely allergic	102
seville	-91
seville and	-91
sew	-119
sew @garment	-82
sew back	47
sew channel	-72
sew cosplay	-83
sew in	-119
sew machine	-128
sew mend	-82
sew needle	-71
sew patchwork	-88
sew story	100
sew thing	-98
sew wig	-84
sex	74
sex @+health	107
sex @+illness	107
sex @doctor	107
sex @job	-20
sex about	99
sex at	-91
sex educator	-121
sex offender	118
sex therapist	107
sex when	104
sexual	-90
sexual reproduction	-90
sexually	125
sexually abuse	125
sg	-143
sg under	-143
sgt	-26
sgt .	-26
sh	-104
sh without	-104
shabbat	128
shabbat .	128
shabnam	92
shabnam have	92
shade	-122
shade @fabric	-95
shade cloth	-95
shade name	-87
shader	-108
shader make	-108
shadow .	-134
shadow have	109
shadow on	26
shadow with	-71
shah	106
shah be	106
shake	117
shake .	126
shake @body_part	109
shake @illness	73
shake @job	109
shake @science	108
shake and	141
shake at	-80
shake hand	109
shake if	17
shake illness	73
shake in	107
shake it	108
shake so	140
shake the	-155
shall	-19
shall "	-108
shall be	-22
shall get	109
shall know	89
shall not	-121
shall stop	102
shallow	-100
shallow .	-86
shallow and	-73
shaman	131
shaman be	131
shamba	107
shamba be	107
shanelle	86
shanelle get	86
shape	-94
shape like	-94
shard	-100
shard .	-79
shard its	-80
share	-12
share <number>	-163
share @+finance	74
share @debt	74
share @fabric	-94
share @food	-25
share @science	-104
share a	-25
share barn	-102
share by	-102
share certificate	-65
share drive	-109
share for	125
share his	112
share höcke	118
share in	138
share it	-104
share lint	-94
share loan	74
share note	72
share of	-121
share outlook	-80
share tablet	87
share the	-129
share vest	108
share with	-9
shark	44
shark .	130
shark @science	-101
shark biology	-101
sharp	-217
sharp .	-159
sharp @body_part	-86
sharp and	-81
sharp box	-109
sharp sand	-86
sharp tongue	-86
sharpen	-107
sharpen his	-107
sharper	-101
sharper headline	-101
sharpie	-90
sharpie ,	-90
shatabdi	-100
shatabdi .	-100
shave	-139
shave and	-139
shawshank	-80
shawshank redemption	-80
shaz	-106
shaz to	-106
she	140
she .	55
she @+belief	86
she @+finance	138
she @animal	79
she @drink	76
she @game	-7
she @hobby	-78
she @illness	97
she @income	131
she @insect	16
she @sport	-156
she @symptom	97
she and	109
she ask	111
she be	209
she believe	95
she bin	-101
she borrow	21
she call	44
she can	106
she cast	97
she chew	110
she clear	124
she come	139
she cough	97
she default	107
she discuss	128
she do	113
she drive	130
she earn	138
she eat	115
she edit	-113
she faint	111
she fear	70
she file	64
she fly	16
she forget	60
she get	112
she go	150
she grind	76
she have	128
she hear	123
she inject	103
she join	105
she joke	-101
she jokingly	-109
she keep	-123
she lead	96
she lie	19
she like	-159
she live	88
she lose	39
she make	-106
she may	111
she miss	92
she must	76
she need	-94
she never	97
she only	-49
she owe	100
she pick	110
she plan	-93
she play	-83
she press	104
she reach	85
she really	102
she reissue	-91
she remarry	107
she remember	85
she report	96
she run	116
she say	-66
she see	160
she set	-70
she sew	-78
she shall	102
she sieve	-112
she sign	117
she sit	-11
she skip	-120
she sleep	29
she spray	-113
she still	176
she stop	41
she stuff	100
she suspect	91
she swap	69
she swear	-80
she take	192
she teach	137
she tell	115
she throw	-113
she train	98
she turn	166
she type	-108
she visit	118
she vote	86
she walk	-93
she wander	78
she want	107
she wear	138
she will	169
she work	-53
shea	-82
shea @dairy	-82
shea @food	-82
shea butter	-82
shear	-54
shear off	-114
shear season	87
shed	-63
shed .	-17
shed because	82
shed break-ins	-105
shed cost	-83
shed have	-100
shed in	-116
shed their	-107
shed this	128
sheep	-180
sheep .	-125
sheep above	-70
sheep app	-72
sheep appear	-99
sheep be	-101
sheet	-154
sheet .	-179
sheet @illness	77
sheet @music	-64
sheet @symptom	77
sheet against	-118
sheet be	113
sheet burn	77
sheet by	-97
sheet every	-46
sheet have	-112
sheet in	-68
sheet music	-64
sheet run	-123
sheet since	77
sheet to	-123
sheet when	-111
sheet yet	-127
sheffield	-123
sheffield .	-123
sheikh	129
sheikh on	129
sheila	77
sheila get	77
sheitel	91
sheitel .	91
sheldon	-81
sheldon come	-81
shelf	-62
shelf ,	-148
shelf .	76
shelf @food	-120
shelf a	-120
shelf as	-77
shelf in	-90
shell	-111
shell be	-41
shell collection	-95
shell command	-101
shellfish	104
shellfish ,	142
shellfish .	163
shellfish without	-111
shelter	-120
shelter every	-120
shelve	-127
shelve by	-96
shelve with	-94
shepherd	-140
shepherd ,	-56
shepherd bruno	-117
sheriff	-12
sheriff @job	109
sheriff be	-113
sheriff officer	109
shield	-8
shield .	23
shield out	-92
shift	-151
shift ,	-94
shift .	-83
shift @food	-110
shift a	-110
shift and	-50
shift at	-150
shift be	-97
shift end	-98
shift in	-59
shift lead	12
shift log	-99
shift on	-132
shift only	97
shift out	-118
shift with	-114
shilling	103
shilling .	103
shin	-45
shin @illness	111
shin @injury	111
shin hurt	111
shin pad	-134
shingle	49
shingle ,	93
shingle across	157
shingle after	111
shingle and	119
shingle on	-130
shingle put	-109
ship	-167
ship .	-124
ship <number>	-93
ship @+intimate	-94
ship @+state	-94
ship @orientation	-94
ship be	-108
ship in	-75
ship model	-75
ship nonbinary	-94
ship on	-115
ship the	-97
shipper	-83
shipper choke	-83
shipyard	96
shipyard year	96
shirin	-96
shirin .	-96
shirt	-73
shirt .	-149
shirt and	78
shirt at	-126
shirt on	54
shirt shop	-126
shiva	110
shiva .	61
shiva for	121
shoe	-55
shoe ,	-89
shoe .	35
shoe @animal	-85
shoe @horse	-85
shoe be	-131
shoe by	-58
shoe for	102
shoe horse	-85
shoe last	-91
shoe size	-103
shoegaze	-112
shoegaze and	-112
shoot	119
shoot <number>	-60
shoot @food	-151
shoot a	-151
shoot around	128
shoot at	165
shoot dead	102
shoot from	94
shoot himself	210
shoot hp5	-117
shoot in	79
shoot off	113
shoot on	-85
shoot putter	-131
shoot the	-122
shoot virus	-79
shoot-out	-109
shoot-out save	-109
shop	-69
shop ,	-124
shop .	-37
shop @animal	-102
shop @drink	-132
shop @garment	-85
shop @income	-108
shop @job	278
shop @vehicle	-114
shop after	-83
shop again	111
shop around	-86
shop at	-86
shop be	-87
shop because	97
shop before	-104
shop belong	-137
shop by	8
shop close	79
shop computer	112
shop do	-102
shop early	-77
shop for	-100
shop from	-151
shop front	-63
shop have	-234
shop in	-165
shop lad	-16
shop list	-149
shop make	141
shop mannequin	-80
shop must	-132
shop name	-40
shop need	-80
shop of	-117
shop on	-192
shop open	-138
shop paint	-47
shop sell	-110
shop sign	-80
shop sort	106
shop steward	298
shop take	-108
shop that	-99
shop trolley	-114
shop trouser	-85
shop window	-91
shop with	186
shopify	-104
shopify and	-80
shopify shop	-80
shoplift	205
shoplift @family	109
shoplift and	100
shoplift at	60
shoplift baby	109
shoplift from	77
shoplift in	112
shoplift last	76
shoplift so	85
shopsabre	-121
shopsabre .	-121
shoreditch	-124
shoreditch .	-124
short	-117
short ,	-117
short .	58
short answer	-81
short bullet	-121
short checklist	-108
short film	-124
short for	-163
short in	-110
short of	-128
short on	-97
short one	-101
short paragraph	-137
short this	127
short version	-106
short-dated	-80
short-dated @dairy	-80
short-dated @food	-80
short-dated yoghurt	-80
shortcut	-103
shortcut for	-103
shorten	-86
shorten ad	-86
shorter	-108
shorter than	-108
shortsighted	90
shortsighted ,	90
shot	112
shot @food	-92
shot a	-92
shot for	129
shot into	60
shot since	113
shot-stopper	-76
shot-stopper in	-76
shotcall	-110
shotcall for	-110
shoulder	190
shoulder .	170
shoulder @drink	96
shoulder @family	96
shoulder after	106
shoulder and	154
shoulder be	115
shoulder before	33
shoulder freeze	148
shoulder of	-159
shoulder pop	96
shoulder so	85
shout	-6
shout at	-6
shove	-61
shove ha	-61
show ,	151
show .	-176
show <number>	14
show @food	110
show @illness	109
show @science	110
show a	110
show about	-113
show and	-152
show at	124
show better	-76
show during	-131
show each	-108
show every	91
show ex-prison	-72
show fatigue	-83
show flutter	109
show for	98
show in	-80
show it	110
show on	195
show surtitle	-88
show the	-118
show up	112
show vat	-99
show wear	-127
show-off	-95
show-off @food	-95
show-off dish	-95
shower	193
shower .	143
shower at	118
shrimp	71
shrimp with	71
shrine	55
shrine in	-69
shrine to	110
shrink	18
shrink ,	109
shrink .	-108
shun	91
shun after	91
shunt	149
shunt ,	106
shunt and	77
shunt good	-93
shunt in	118
shure	-92
shure sm7b	-92
shut	-68
shut .	-86
shut on	-80
shut out	-32
shutter	-156
shutter be	-89
shutter droop	-110
shutter speed	-80
shutter stick	-97
shy	143
shy about	120
shy of	105
sian	-105
sian at	-105
siaya	74
siaya .	125
siaya and	-100
sibilance	-98
sibilance .	-98
sibiu	-7
sibiu .	111
sibiu and	-98
sibling	-104
sibling age	-104
sicilian	-137
sicilian drill	-89
sicilian line	-117
sick	217
sick .	124
sick for	172
sick from	-109
sick leave	103
sick of	121
sick pay	91
sick with	112
sickle	46
sickle before	-107
sickle cell	156
sickle on	-117
sickle-shaped	-73
sickle-shaped blade	-73
sickness	115
sickness .	115
siddharth	89
siddharth be	89
side	77
side ,	-47
side .	50
side @animal	115
side and	128
side before	-104
side do	115
side door	-96
side go	98
side he	119
side of	42
side on	-86
side only	115
side plate	43
side project	-141
side since	126
side tingle	109
sideline	-110
sideline .	-110
siemen	-85
siemen s7-1500	-85
siesta	-91
siesta habit	-91
sieve	-130
sieve @science	-112
sieve for	-83
sieve it	-112
sight	201
sight .	126
sight and	176
sight go	60
sight in	150
sight of	6
sign	10
sign .	-22
sign @food	-113
sign a	-113
sign anything	128
sign at	46
sign be	-109
sign by	-80
sign drawing	-99
sign every	-88
sign for	-160
sign in	-136
sign ksl	116
sign language	-122
sign off	4
sign on	95
sign permit	-99
sign still	103
sign the	51
sign them	28
sign up	153
sign with	-83
sign write	-85
sign yesterday	-109
signal	-185
signal .	-119
signal box	-121
signal most	-105
signalman	-100
signalman at	-100
signature	88
signature ,	59
signature against	91
signature and	-117
signature for	27
signature of	114
sikh	111
sikh and	111
silage	-56
silage clamp	-125
silage gas	98
silence	106
silence an	122
silence at	96
silence in	-131
silence on	80
silent	-135
silent .	-135
silently	-101
silently each	-101
silesia	-53
silesia .	-53
silicone	-148
silicone in	-148
silk	-82
silk @garment	-52
silk scarf	-52
silk with	-81
silke	124
silke live	124
silo	-107
silo ,	-107
silver	-29
silver @fabric	-98
silver lining	-98
sim	-160
sim @family	-104
sim alone	-120
sim family	-104
simmer	-106
simmer <number>	-106
simple	-128
simple .	-96
simple @furniture	-95
simple english	-71
simple list	-118
simple monthly	-62
simple table	-95
simple word	-88
simple write	-124
simplest	-125
simplest paper	-125
simply	35
simply "	-113
simply .	-130
simply stay	152
simson	-105
simson in	-105
simulator	-106
simulator .	-106
sin	-102
sin "	-83
sin bin	-79
since	115
since 	118
since .	176
since <month>	-19
since <number>	-64
since @+belief	97
since @food	166
since @hobby	86
since @illness	112
since @science	-143
since @sport	86
since a	166
since afghanistan	109
since age	137
since autumn	-29
since bavaria	-86
since before	111
since bell	90
since birth	87
since childhood	-112
since christma	-142
since covid	88
since day	-135
since diwali	87
since easter	123
since everything	115
since femke	-110
since half	111
since half-time	-103
since harrogate	-99
since he	40
since helmand	91
since her	168
since holi	114
since imelda	-105
since immigration	91
since it	-159
since last	58
since leave	96
since lend	97
since marathon	109
since march	86
since may	-148
since monday	121
since mumps	78
since nevada	-85
since nuria	80
since onam	-87
since school	110
since she	174
since spring	-30
since stop	40
since the	174
since they	165
since tobiasz	-94
since uni	-103
since university	-83
since user	90
sinead	104
sinead be	88
sinead to	95
sinful	-49
sinful @bread	-49
sinful @food	-49
sinful bun	-49
sing	-12
sing .	88
sing @job	-133
sing along	-116
sing alto	-133
sing at	-97
sing bach	-70
sing bass	-100
sing bhajan	98
sing fauré	-94
sing ghost	-91
sing gospel	-123
sing in	148
sing second	-93
sing softer	115
sing the	-39
sing there	97
sing twice	-98
sing worldly	132
singer	128
singer .	-88
singer aylin	88
singer be	128
singer go	104
singer have	96
singer jo	83
singer need	-120
singhu	98
singhu border	98
single	-80
single @illness	-85
single lane	-96
single monitor	-128
single on	-81
single stroke	-85
single word	150
singleton	-74
singleton .	-74
sink	54
sink .	-99
sink @science	100
sink get	-99
sink it	100
sink so	128
sinn	188
sinn féin	188
sinti	188
sinti @family	161
sinti and	87
sinti child	106
sinti family	112
siobhan	97
siobhan be	97
siobhán	25
siobhán leaflet	25
sip-and-puff	112
sip-and-puff .	112
sipho	-97
sipho be	-97
sir	60
sir have	60
sis	92
sis @game	92
sis @hobby	92
sis stop	92
sister	-27
sister ,	65
sister .	133
sister @animal	-83
sister @income	48
sister agota	-83
sister and	117
sister anjali	-90
sister apply	121
sister be	-4
sister behind	103
sister benedikta	93
sister both	105
sister call	-102
sister can	60
sister come	95
sister constance	111
sister die	74
sister do	-113
sister draft	-107
sister eat	-90
sister fit	92
sister flee	109
sister folake	-106
sister get	-93
sister have	35
sister ine	-106
sister joan	134
sister know	-72
sister lend	-125
sister live	-116
sister luana	-106
sister margit	-119
sister marry	91
sister name	-108
sister of	-139
sister roisin	-161
sister sing	-123
sister sleep	128
sister slip	78
sister take	113
sister team	-93
sister who	-85
sister-in-law	-112
sister-in-law @food	-137
sister-in-law @vegetable	-89
sister-in-law a	-120
sister-in-law as	-94
sister-in-law be	-139
sister-in-law cross	120
sister-in-law have	96
sister-in-law learn	-96
sister-in-law make	-140
sister-in-law open	-120
sister-in-law own	-105
sister-in-law romaine	-89
sit	51
sit .	110
sit an	127
sit at	-204
sit before	98
sit beside	-136
sit during	113
sit exam	-117
sit for	43
sit his	117
sit in	66
sit long	109
sit more	103
sit near	-28
sit on	44
sit opposite	-90
sit past	106
sit shiva	121
sit still	126
sit the	-136
sit through	-119
sit trot	-96
sit up	8
sit with	80
sit zazen	151
sit-in	168
sit-in .	116
sit-in at	112
site	-99
site ,	-73
site .	-36
site @food	-61
site @income	-92
site a	-61
site and	43
site as	-70
site be	104
site because	-74
site can	-83
site for	-41
site in	-92
site into	-46
site make	63
site only	-78
site run	-102
site take	-92
site test	-92
site under	-151
sitge	110
sitge each	110
sitter	73
sitter on	143
sitter who	-111
six-year-old	70
six-year-old .	119
six-year-old @family	-93
six-year-old daughter	-93
six-year-olds	-68
six-year-olds and	-68
sixth	4
sixth form	-84
sixth week	65
size	-44
size .	109
size <number>	-85
size be	-103
size because	-99
size for	-70
size from	-123
size l	110
size of	-91
size on	-82
size ring	-68
size run	-83
size too	-126
size with	63
skate	-164
skate at	-74
skate have	-97
skate till	-131
skater	94
skater ,	94
sketch	-191
sketch all	-91
sketch be	-65
sketch in	-100
sketch then	-120
sketch with	-77
sketch writer	-67
sketchbook	-101
sketchbook with	-101
sketchup	-92
sketchup .	-92
skewer	-71
skewer as	-71
ski	-189
ski .	-164
ski and	105
ski in	-84
ski pass	-129
ski trip	-98
skill	-97
skill .	-97
skin	81
skin .	-84
skin and	-84
skin be	101
skin blister	90
skin clear	105
skin go	93
skin last	-107
skin look	-108
skin patch	-99
skin react	97
skin tone	-98
skin until	147
skinny	-87
skinny @food	-87
skinny @vegetable	-87
skinny fry	-87
skint	136
skint till	136
skip	70
skip .	-133
skip @food	-16
skip @illness	-87
skip @science	81
skip @symptom	-87
skip a	106
skip and	170
skip bail	109
skip book	-121
skip breakfast	-115
skip it	81
skip lunch	-21
skip stitch	-87
skip sunday	110
skip the	53
skip when	-120
skipper	-107
skipper at	-107
skirt	64
skirt and	64
skoda	-172
skoda .	-154
skoda fabia	-117
skoda octavia	-54
skull	-152
skull .	-106
skull emoji	-49
skull for	-99
sky	90
sky ,	83
sky at	79
skye	-148
skye .	-113
skye and	-116
skyrim	-111
skyrim again	-111
slab	-114
slab .	-69
slab set	-102
slack	-84
slack bot	-88
slack over	-70
slam	10
slam ,	101
slam .	-111
slate	-136
slate now	-136
slaughter	-91
slaughter in	-91
slave	-52
slave ship	-52
slave-making	-65
slave-making species	-65
slay	109
slay in	109
sleep	37
sleep .	154
sleep @+illness	-39
sleep and	161
sleep apnoea	-39
sleep at	142
sleep badly	113
sleep best	-107
sleep elsewhere	96
sleep for	-120
sleep in	-133
sleep lab	126
sleep loss	90
sleep more	118
sleep on	-106
sleep over	115
sleep plan	-144
sleep prop	116
sleep tablet	102
sleep together	128
sleep train	-137
sleep under	-88
sleep with	152
sleeper	-120
sleeper this	-120
sleeve	135
sleeve .	51
sleeve do	161
sleeve in	71
sleeve not	-92
sleeve of	-129
sleeve on	149
slide	-212
slide .	-110
slide <number>	-86
slide be	-66
slide deck	-96
slide from	-103
slide need	-101
slide scan	-115
sligo	-173
sligo .	-173
sling	-107
sling with	-107
slip	127
slip .	101
slip @food	61
slip a	61
slip across	69
slip away	-129
slip disc	133
slip each	72
slip from	-76
slip him	121
slip out	104
slip show	102
slip when	-98
slipper	100
slipper stick	100
slot	45
slot .	94
slot be	35
slot for	-156
slot in	-98
slough	-159
slough .	-159
slovene	-65
slovene and	-65
slow	-67
slow @science	-110
slow after	130
slow and	98
slow cooker	-84
slow hire	-105
slow in	-79
slow internet	-95
slow it	-110
slow shutter	-80
slowcore	-112
slowcore person	-112
slower	-107
slower attack	-107
slowly	-98
slowly and	-98
slug	-101
slug @income	-83
slug problem	-80
slug take	-83
slur	112
slur for	112
sm7b	-92
sm7b .	-92
small	-118
small ,	-80
small .	-34
small <number>	-93
small @+finance	-113
small @alcohol	-97
small @body_part	-85
small @color	72
small @debt	-113
small @drink	-97
small @food	99
small @job	-129
small @narcotic	-97
small bakery	-60
small café	-70
small chunk	-15
small client	-116
small commit	-88
small ganesha	123
small garden	-134
small grind	-100
small hand	-129
small irish	-97
small loan	-113
small meal	99
small one	-99
small part	-96
small pitch	-71
small plot	-78
small print	127
small publish	-54
small purple	72
small rss	-60
small shop	-86
small startup	-130
small talk	-80
small tool	-80
small town	-114
small village	-83
smaller	-103
smaller flat	-103
smallholding	-136
smallholding .	-136
smart	-134
smart tv	-134
smash	100
smash thing	100
smear	23
smear ,	-117
smear above	-84
smear and	111
smear be	110
smear in	-114
smear letter	101
smear of	-82
smell	187
smell .	137
smell @drink	100
smell @science	89
smell @tree	100
smell coffee	100
smell gas	116
smell in	22
smell it	89
smell since	89
smile	50
smile .	118
smile @doctor	-79
smile @job	-79
smile doctor	-79
smith	-123
smith in	-123
smoke	204
smoke .	103
smoke <number>	85
smoke @animal	-75
smoke @fish	-75
smoke @food	-88
smoke @narcotic	97
smoke @seafood	-75
smoke @seasoning	-78
smoke again	52
smoke alarm	-122
smoke and	101
smoke for	141
smoke his	-58
smoke in	165
smoke paprika	-78
smoke trout	-75
smoke weed	97
smoke with	96
smoker	-136
smoker ,	-87
smoker .	-81
smoker of	-49
smoker run	-111
smoky	-85
smoky @alcohol	-85
smoky @drink	-85
smoky @narcotic	-85
smoky whisky	-85
sms	-86
sms .	-86
smudge	-140
smudge .	-115
smudge them	-71
smuggle	104
smuggle in	104
snack	-131
snack idea	-98
snack that	-110
snake	-91
snake eat	-91
snap	121
snap .	128
snap and	86
snap at	91
snap of	-109
snap to	-107
snapshot	-159
snapshot at	-109
snapshot be	-109
snare	-81
snare bleed	-81
snip	221
snip after	122
snip in	184
snippet	-158
snippet .	-70
snippet work	-130
snore	-56
snore .	-120
snore because	94
snow	-107
snow .	-107
snowflake	-99
snowflake .	-99
snp	109
snp and	109
so	114
so ,	76
so .	229
so <number>	-36
so @animal	93
so @food	-7
so @job	132
so @science	18
so a	-7
so all	118
so as	69
so at	144
so bad	107
so badly	155
so be	120
so big	-94
so book	80
so call	65
so chart	97
so dentist	77
so do	76
so everyone	-83
so figure	111
so he	49
so heavy	108
so her	145
so his	81
so hotel	94
so it	-43
so keen	-116
so keep	113
so label	111
so leave	131
so little	73
so loud	-115
so low	129
so macro	87
so much	131
so new	-93
so no	184
so not	100
so nursery	109
so often	-91
so on	-118
so only	-117
so pick	-29
so please	108
so school	93
so she	55
so sit	102
so slow	-110
so somebody	56
so that	-11
so the	193
so transcript	-109
so use	99
so user	-11
so watch	113
so when	-116
so write	74
soak	-141
soak @food	-80
soak @science	-83
soak @vegetable	-80
soak it	-83
soak kidney	-80
soak well	-88
soap	-131
soap .	-64
soap and	-78
soap from	-82
soap to	-75
soap water	-105
soapy	-70
soapy .	-70
sober	145
sober <number>	124
sober for	60
sober since	103
sober-curious	121
sober-curious no	121
social	115
social @+health	81
social @+illness	81
social @illness	81
social @mental_illness	81
social anxiety	81
social care	-109
social club	-125
social house	112
social number	97
social take	134
social welfare	91
social worker	87
socialist	157
socialist @job	114
socialist group	86
socialist party	87
socialist worker	114
society	-183
society .	-147
society and	-93
society be	-84
society every	-75
society for	-104
society that	-62
sock	-217
sock .	-119
sock alway	-122
sock and	-109
sock at	-86
sock on	-96
sock with	-85
socket	-24
socket .	-85
socket by	94
socket for	-67
socket in	-88
soda	-96
soda on	-96
sofa	-11
sofa .	28
sofa <number>	108
sofa be	-132
sofa bed	-128
sofa for	-121
sofa since	91
sofa to	-51
sofia	-15
sofia @income	-100
sofia and	142
sofia take	-100
soft	129
soft @food	166
soft food	166
soft play	-131
softer	115
softer because	115
software	-165
software .	-62
software for	-114
software keep	-68
software team	-93
software to	-133
soil	-190
soil .	-97
soil @medical_device	-77
soil be	-135
soil carbon	-113
soil probe	-77
soil sensor	-96
solar	-201
solar by	-52
solar inverter	-87
solar panel	-130
solar subscription	-102
solaris	-185
solaris in	-133
solaris until	-124
solder	24
solder be	117
solder iron	-97
solder the	-108
sole	96
sole @color	106
sole @job	-101
sole @punishment	143
sole black	106
sole care	117
sole custody	143
sole of	18
sole ops	-94
sole trader	-101
solicitor	82
solicitor .	32
solicitor about	77
solicitor do	-111
solicitor have	106
solicitor say	140
solid	-79
solid clay	-79
solidarity	118
solidarity in	118
solidwork	-76
solidwork .	-76
solo	-95
solo .	-80
solo brief	-71
solstice	53
solstice and	135
solstice from	-106
solution	-63
solution @job	-63
solution architect	-63
solveig	-129
solveig ,	-77
solveig be	-102
solvent	-84
solvent and	-84
solvita	-91
solvita @animal	-91
solvita do	-91
somali	-106
somali speaker	-106
some	-86
some @illness	85
some day	84
some fitness	-121
some malaria	85
some night	93
some other	-70
some quiet	-78
some russian	-105
some rusty	-68
somebody	175
somebody @drink	56
somebody be	113
somebody break	84
somebody cut	124
somebody from	120
somebody keep	-120
somebody must	56
somebody put	85
someone	53
someone at	-30
someone break	127
someone else	-50
someone from	180
someone hang	110
someone not	-94
someone open	100
someone park	-126
someone take	80
someone their	-66
someone to	-80
something	-62
something else	-127
something for	65
something from	92
something landmine	-97
son	-38
son 	-125
son .	-185
son @animal	-59
son @game	-134
son @hobby	-134
son and	-40
son be	-12
son break	133
son buy	-110
son can	18
son come	49
son danny	-138
son do	-59
son enjoy	-118
son ewan	-67
son finn	122
son game	-134
son go	125
son hate	-66
son have	184
son in	-151
son joyride	125
son kofi	-102
son leo	-102
son like	-84
son line	123
son mathia	-86
son milo	-92
son name	-146
son of	60
son only	148
son otávio	59
son play	-107
son put	100
son rape	110
son return	-127
son rhodri	-100
son sami	-88
son share	-92
son start	-116
son still	93
son take	63
son tell	135
son tiago	-115
son tomá	-94
son want	-103
son wear	72
son with	113
song	-154
song .	-164
song at	-99
song be	-136
song book	-95
song of	133
song since	132
song when	-114
sony	-93
sony transcriber	-93
soon	14
soon .	99
soon for	-94
sop	-106
sop for	-106
sophomore	-84
sophomore in	-84
soprano	36
soprano have	99
soprano in	-93
sorbian	125
sorbian and	125
sore	144
sore .	181
sore @body_part	-97
sore on	93
sore thumb	-97
sore when	158
sort	-60
sort .	98
sort @animal	-99
sort before	106
sort by	-134
sort do	-99
sort for	-101
sort list	-99
sort of	-96
sort office	-104
sort out	-108
sort the	-66
soul	-81
soul @game	-81
soul @hobby	-81
soul @sport	-81
soul single	-81
sound	-27
sound effect	-95
sound for	-90
sound less	-72
sound like	13
sound of	104
sound polite	-74
sound too	-101
soup	-11
soup "	97
soup .	134
soup day	-84
soup for	-96
soup make	-90
soup to	-74
soup until	101
soup with	-73
source	-160
source for	-101
source link	-76
source name	-151
sourdough	-214
sourdough .	-151
sourdough and	-107
sourdough at	-70
sourdough be	-130
sourdough starter	-130
sourdough to	-87
sous	-110
sous vide	-110
sous-chef	132
sous-chef have	132
south	100
south .	118
south @job	-91
south african	116
south balcony	-83
south fence	-91
south-west	-70
south-west and	-70
southall	-79
southall for	-79
southpaw	-86
southpaw .	-86
sow	-84
sow and	-87
sow go	-63
soy	-88
soy .	-88
spa	30
spa .	108
spa be	-118
space	-138
space .	-162
space and	14
space as	-75
space be	-125
spacer	54
spacer ,	-87
spacer in	109
spaetzle	-110
spaetzle press	-110
spaghetti	-71
spaghetti with	-71
spain	-12
spain .	-12
spam	-135
spam on	-135
spaniel	-134
spaniel be	-96
spaniel bounce	-140
spanish	-231
spanish ,	-67
spanish .	-155
spanish and	-88
spanish badly	-150
spanish be	-132
spanish when	-86
spanish with	-50
spar	-24
spar .	-92
spar @family	-101
spar partner	-101
spar this	68
spare	-82
spare .	-126
spare @furniture	-108
spare @game	-92
spare @hobby	-92
spare @medical_device	-108
spare clothe	133
spare for	-136
spare in	93
spare key	-156
spare one	106
spare part	-89
spare poker	-92
spare room	6
spare wheelchair	-108
sparkasse	94
sparkasse for	94
spay	-85
spay on	-85
spd	179
spd ortsverein	130
spd over	109
speak	-94
speak .	-190
speak @ethnicity	-119
speak @food	-105
speak a	-105
speak about	121
speak and	109
speak at	192
speak dutch	-81
speak for	-87
speak frisian	-122
speak hausa	-79
speak in	195
speak italian	-139
speak kikuyu	-88
speak kurdish	-110
speak no	-105
speak of	68
speak only	-167
speak polish	-99
speak russian	-94
speak since	95
speak some	-68
speak swahili	-81
speak tamil	-119
speak to	4
speak ukrainian	-130
speak welsh	-112
speak with	126
speaker	-119
speaker .	-106
speaker for	-82
special	-76
special .	-135
special @dairy	104
special @drink	104
special @food	104
special educational	-84
special milk	104
specialise	-147
specialise in	-147
specialist	133
specialist .	133
species	-78
species get	-65
species in	-81
spectrometer	-131
spectrometer @animal	-104
spectrometer do	-104
spectrometer drift	-94
spectrum	81
spectrum @+health	137
spectrum @+illness	137
spectrum analyser	-113
spectrum and	125
spectrum at	94
spectrum diagnosis	137
speech	22
speech .	-43
speech @dessert	110
speech @food	110
speech confuse	-94
speech jam	110
speech lady	132
speech on	-113
speech therapist	-20
speech therapy	90
speech to	-117
speed	-145
speed ,	-80
speed .	-100
speed and	80
speed be	-108
speed square	-100
speedrun	-96
speedrun hade	-96
spell	-64
spell .	-42
spell gene	-90
spell list	-117
spell since	116
spell throughout	-129
spell with	-95
spelling	-118
spelling .	-118
spend	33
spend 28	-133
spend <month>	67
spend <number>	27
spend @food	30
spend @science	117
spend a	30
spend all	-103
spend an	104
spend at	-76
spend erasmus	-92
spend every	-119
spend friday	133
spend it	117
spend no	-30
spend saturday	85
spend the	104
spend their	-100
sperm	11
sperm and	115
sperm whale	-88
spicy	112
spicy @food	112
spicy food	112
spider	-116
spider .	-116
spike	111
spike at	111
spill	-100
spill .	-100
spin	-57
spin class	-127
spin clockwise	-91
spin when	115
spina	127
spina bifida	127
spinach	-42
spinach .	99
spinach kick	-119
spinal	134
spinal hit	92
spinal operation	121
spindle	-70
spindle moulder	-70
spine	137
spine .	97
spine be	146
spine with	-107
spirit	-53
spirit .	-66
spirit in	8
spirit level	-90
spiritist	119
spiritist and	119
spit	-149
spit .	-74
spit @tree	-82
spit cherry	-82
spit out	-110
spite	108
spite of	108
splash	-89
splash of	-89
splint	106
splint at	88
splint come	93
split	-86
split .	-84
split <number>	-93
split after	119
split and	97
split election	-89
split every	-102
split from	110
split log	-81
split on	-151
split personality	-90
split the	-174
split up	86
split user	114
split with	133
split work	-80
split-brain	-95
split-brain problem	-95
spoil	42
spoil the	85
spoke	-84
spoke .	-84
spokeshave	-111
spokeshave .	-111
sponge	-102
sponge .	-102
sponsor	182
sponsor .	183
sponsor advise	84
sponsor be	205
sponsor call	86
sponsor he	120
sponsor of	-134
sponsor oversea	-116
sponsor who	-129
sponsor work	-94
sponsorship	87
sponsorship and	87
spoon	34
spoon .	119
spoon :	98
spoon because	-99
spoon for	-76
spoon of	-117
sport	28
sport .	118
sport analogy	-77
sport bet	99
sport club	-120
sport metaphor	-113
spot	-125
spot .	-151
spot and	-80
spot foul	-76
spot of	-104
spot on	10
spotify	-155
spotify and	-150
spotify list	-81
spotless	-89
spotless .	-89
spotty	-91
spotty .	-91
spouse	137
spouse be	84
spouse visa	114
spray	62
spray "	82
spray .	102
spray for	116
spray in	-100
spray the	-29
spread	114
spread to	114
spreadsheet	-162
spreadsheet "	-85
spreadsheet .	-142
spreadsheet for	-91
spreadsheet of	-112
spring	15
spring .	44
spring ;	116
spring and	19
spring at	-86
spring because	128
spring for	-126
spring of	-100
spring on	-74
spring the	-83
sprint	-131
sprint @game	-84
sprint @hobby	-84
sprint and	-109
sprint be	-111
sprint budget	-62
sprint championship	-129
sprint on	-123
sprint plan	113
sprint poker	-84
sprint retrospective	-109
sprite	-114
sprite .	-114
spruce	-102
spruce root	-102
sql	-161
sql .	-97
sql for	-127
sql server	-99
sqlc	-115
sqlc .	-115
sqlite	-83
sqlite with	-83
squad	-192
squad .	-102
squad be	-107
squad on	-89
squad train	-116
square	-168
square .	-119
square after	-100
square metre	-96
squash	39
squash .	61
squash @family	-72
squash at	94
squash everything	-73
squash partner	-72
squat	81
squat .	106
squat <number>	-139
squat be	74
squat in	84
squat out	23
squeak	-172
squeak .	-172
squeaky	-119
squeaky board	-107
squeaky chain	-95
squeal	-99
squeal at	-99
squint	50
squint and	124
squint at	-87
sre	-101
sre in	-101
ssd	-132
ssd .	-132
ssh	-72
ssh .	-72
ssis	-99
ssis and	-99
ssl	-118
ssl certificate	-118
sso	-95
sso with	-95
st	20
st .	-96
st @family	-117
st ann	83
st augustine	-54
st brendan	-85
st bride	-117
st brigid	69
st jame	87
st mark	-87
st mary	-105
st matthew	-70
st pat	124
st.	-81
st. john	-81
staatstheater	-95
staatstheater .	-95
stab	109
stab .	101
stab over	132
stab the	-91
stable	99
stable .	82
stable boy	92
stack	-141
stack :	-70
stack empty	-116
stack them	-81
stadium	-31
stadium ,	-60
stadium .	111
stadium @food	59
stadium after	97
stadium on	-122
stadium once	-115
stadium pie	59
stadium show	-80
staff	-110
staff .	-162
staff @appliance	93
staff @car	125
staff @vehicle	125
staff by	-130
staff car	125
staff fridge	93
staff gate	-73
staff meeting	-99
staff outing	-98
staff room	-4
staff sergeant	-97
staff toilet	113
staff yet	-133
staffroom	115
staffroom .	115
stage	-35
stage ,	129
stage .	80
stage <number>	109
stage and	-106
stage as	-111
stage cluster	-82
stage database	-61
stage deploy	-53
stage divide	-133
stage door	-85
stage every	-79
stage for	-61
stage fright	-65
stage keyboard	-61
stage like	-89
stage night	111
stage of	-91
stage server	-99
stage the	-98
stain	-183
stain be	-137
stain do	-104
stain glass	-51
stain without	-96
stainless	-99
stainless sink	-99
stair	-48
stair ,	41
stair .	-121
stair <number>	-114
stair any	82
stair at	-41
stair since	102
stair to	116
stair up	93
staircase	-117
staircase .	-117
stairwell	28
stairwell .	89
stairwell next	-108
stalin	-60
stalin by	-60
stalk	140
stalk .	-68
stalk @food	-79
stalk @vegetable	-79
stalk by	169
stalk celery	-79
stalk her	92
stalker	69
stalker and	69
stall	-45
stall ,	106
stall .	-46
stall ;	-82
stall at	-119
stall be	103
stall near	108
stall sell	-161
stall with	-96
stammer	156
stammer and	109
stammer come	80
stammer since	110
stamp	58
stamp .	20
stamp <number>	121
stamp album	-122
stamp and	181
stamp but	100
stamp club	-120
stamp collection	-111
stamp design	-91
stamp on	-108
stamp shop	-96
stamp that	151
stamp with	-83
stand	-44
stand ,	-147
stand .	-169
stand @food	-117
stand @furniture	61
stand @game	-56
stand @hobby	-56
stand @science	111
stand @sport	-56
stand @vegetable	-117
stand @vehicle	-70
stand alone	-94
stand as	124
stand at	48
stand be	59
stand behind	88
stand desk	61
stand emoji	-121
stand emojis	-138
stand fieldwork	117
stand football	-56
stand for	90
stand her	-138
stand in	-51
stand it	111
stand itchy	-96
stand long	106
stand modi	166
stand mushroom	-117
stand on	-97
stand order	-90
stand outside	70
stand pollen	120
stand quad	-70
stand say	-132
stand the	-92
stand up	93
stand with	94
stand-off	-80
stand-off with	-80
stand-up	-136
stand-up .	-136
standard	-59
standard <number>	-100
standard list	104
standard poodle	-91
standardise	-123
standardise everything	-123
standup	-110
standup .	-90
standup to	-78
stansted	-111
stansted .	-111
staple	-14
staple .	-27
staple in	123
staple the	-109
stapler	-165
stapler be	-146
stapler handle	-76
star	81
star atlas	-107
star be	110
star format	-76
star on	111
stardew	-151
stardew farm	-115
stardew valley	-101
stare	123
stare and	123
starling	-103
starling .	-103
start	-72
start .	-163
start @+health	92
start @+illness	92
start @food	-129
start @hobby	-112
start @instrument	-152
start @sport	-112
start @treatment	92
start a	-129
start after	-22
start at	-122
start before	-98
start cello	-126
start estradiol	144
start for	110
start guitar	-98
start in	-119
start monday	-35
start number	-109
start nursery	-139
start on	77
start possession	92
start school	-94
start swim	-112
start the	-121
start therapy	92
start uni	-116
start with	-75
start work	-93
start-up	18
start-up .	83
start-up budget	-124
start-up build	-95
start-up share	108
starter	-176
starter be	-115
starter in	-134
starter live	-89
starter on	-107
startle	89
startle throw	89
startup	-227
startup .	-135
startup be	-78
startup die	-105
startup have	-166
startup make	-66
startup match	-71
startup raise	-134
startup sell	-77
starvation	-93
starvation of	-93
starve	-91
starve of	-91
stash	-41
stash .	-41
stat	-143
stat homework	-81
stat of	-118
stata	-102
stata .	-102
state	-49
state .	-17
state @+finance	162
state @income	162
state be	-166
state of	-121
state pension	162
state since	87
state v	-52
stateless	48
stateless since	48
statement	70
statement .	145
statement after	95
statement for	86
statement get	-104
statement hang	-85
statin	132
statin .	124
statin because	73
station	11
station ,	147
station .	-27
station @science	-66
station and	117
station architecture	-66
station at	-126
station each	123
station in	-135
station or	-114
station too	111
statistic	-95
statistic and	-95
statnett	-108
statnett be	-108
statue	-90
statue of	-90
status	126
status .	159
status and	98
status be	18
status card	18
status in	121
status mail	-101
status since	100
staunch	74
staunch @+belief	74
staunch @+state	74
staunch @believer	74
staunch catholic	74
stave	-7
stave .	-87
stave <number>	111
stave @illness	-87
stave @symptom	-87
stave any	116
stave burn	-87
stave flare	-83
stave sensor	-128
stavro	-112
stavro sell	-112
stay	35
stay ,	100
stay .	79
stay <number>	115
stay at	-117
stay away	110
stay below	-108
stay calm	-76
stay fit	-114
stay for	-113
stay lapse	92
stay off	25
stay on	18
stay out	97
stay over	-104
stay seat	93
stay the	89
stay till	-95
stay until	115
stay with	-162
steak	-104
steak bloody	-104
steal	240
steal "	122
steal .	115
steal @bicycle	111
steal @food	-117
steal @science	94
steal @vehicle	167
steal a	-117
steal and	156
steal bike	111
steal by	116
steal focus	-84
steal from	158
steal in	5
steal it	94
steal mope	122
steal the	126
steam	-165
steam deck	-122
steam demo	-96
steam iron	-107
stedelijk	-67
stedelijk gymnasium	-67
steel	-135
steel @fabric	-99
steel pan	-83
steel panel	-69
steel tour	-67
steel wool	-99
steelwork	124
steelwork go	124
steer	-82
steer with	-82
stefan	119
stefan die	119
steffen	110
steffen get	110
steffi	-82
steffi at	-136
steffi stop	-23
steiner	127
steiner ,	127
stella	-79
stella from	-79
stellenbosch	-105
stellenbosch .	-105
stent	152
stent .	102
stent and	102
stent in	102
step	-53
step ,	-100
step .	8
step <number>	36
step and	-75
step as	71
step back	-105
step be	-91
step down	-116
step in	115
step on	-174
step when	-65
step with	122
step-free	63
step-free route	63
stepdad	-34
stepdad hate	-115
stepdad have	125
stepdaughter	-118
stepdaughter .	-118
stepdaughter be	-135
stepdaughter noor	121
stepdaughter study	-88
stepfather be	-94
stepfather die	-138
stepfather teach	-116
stepfather touch	123
stepfather use	147
steph	115
steph can	115
stepmother	-149
stepmother @income	-110
stepmother be	-112
stepmother take	-110
stepmum	108
stepmum have	108
stepper	-81
stepper driver	-75
stepper motor	-67
stepson .	-138
stepson be	133
stepson have	89
stepson of	-136
stereo	-78
stereo field	-78
steroid	138
steroid for	102
steroid jab	97
steward	236
steward at	161
steward for	157
steward of	92
stg_orders	-68
stg_orders on	-68
stick	-22
stick .	-183
stick and	56
stick at	-62
stick behind	137
stick blender	-84
stick in	-17
stick insect	-107
stick on	38
stick shed	-65
stick since	85
stick to	-50
sticker	70
sticker .	123
sticker :	121
sticker for	-93
sticker sheet	-108
stickie	117
stickie .	117
stiff	-91
stiff .	-72
stiff @body_part	-78
stiff neck	-78
still	97
still .	-168
still <number>	-83
still @animal	97
still @drink	131
still attend	94
still call	120
still can	210
still check	114
still chew	98
still come	-99
still count	114
still cross	55
still do	97
still drink	131
still feel	86
still flinch	91
still get	-67
still give	128
still go	102
still have	8
still heal	97
still hold	110
still in	93
still like	96
still live	-106
still need	96
still never	108
still on	-135
still owe	156
still own	-128
still pay	125
still pull	-101
still run	-90
still sell	90
still send	113
still set	110
still show	110
still sing	88
still slip	-129
still talk	52
still there	-119
still under	30
still use	-99
still wait	108
still wake	-137
still will	116
still work	-105
stillbirth	47
stillbirth .	47
stim	48
stim with	48
stimulant	-100
stimulant @drink	-100
stimulant drink	-100
sting	-41
sting .	150
sting weekly	-142
stingy	-96
stingy with	-96
stint	-126
stint in	-126
stipend	171
stipend be	171
stitch	-101
stitch on	-87
stitch tote	-66
stock	-76
stock .	55
stock @body_part	-120
stock be	-110
stock count	-77
stock down	-99
stock of	-119
stock photo	-79
stock room	49
stock the	-94
stock ticker	-120
stocking	127
stocking in	97
stocking on	79
stockpile	-69
stockpile volume	-69
stockport	56
stockport .	56
stocktaking	-128
stocktaking before	-128
stoke	-127
stoke .	-127
stokke	-133
stokke from	-133
stokvel	100
stokvel again	100
stollen	-117
stollen and	-117
stoma	182
stoma @doctor	99
stoma @job	99
stoma and	114
stoma belt	99
stoma nurse	99
stomach	42
stomach .	124
stomach and	-120
stomach be	113
stomach for	-121
stomach on	63
stomach so	64
stomach staple	123
stone	78
stone .	-112
stone <number>	127
stone and	133
stone at	128
stone from	-107
stone of	-104
stone under	122
stone wall	-90
stoneware	-92
stoneware bowl	-92
stool	11
stool .	15
stool come	-108
stool for	106
stop	129
stop ,	83
stop .	58
stop @family	79
stop @food	-82
stop @game	-145
stop @hobby	29
stop @illness	99
stop @medicine	27
stop @pregnancy	-96
stop @science	-103
stop @sport	29
stop a	-82
stop and	59
stop apologise	-95
stop ask	-38
stop at	90
stop baby	79
stop be	-107
stop believe	135
stop breast-feeding	106
stop breathe	131
stop drive	136
stop eat	179
stop football	-145
stop game	117
stop get	98
stop give	116
stop go	130
stop have	-23
stop her	142
stop howl	-84
stop if	-8
stop in	164
stop judo	127
stop lay	-96
stop le	99
stop lift	83
stop mastercam	-110
stop matchmaking	113
stop open	-142
stop play	-103
stop since	58
stop sleep	77
stop statin	27
stop the	67
stop twice	82
stop wear	91
stop work	-73
stop-the-bleed	-86
stop-the-bleed checklist	-86
stope	101
stope .	101
storage	-86
storage in	-86
store	-163
store .	-21
store @job	-88
store by	-122
store door	-93
store go	-101
store in	-131
store job	-88
store press	109
store sell	-92
store them	-69
store xss	-62
storey	80
storey .	80
storm	-50
storm .	-192
storm about	122
storm eunice	-94
storm the	122
story	-178
story .	-191
story @fabric	100
story about	-90
story cloth	100
story fill	-91
story point	-105
story that	-103
story with	-125
storytime	-110
storytime be	-110
stout	-82
stout with	-82
straddle	-80
straddle @vehicle	-80
straddle carrier	-80
straight	11
straight answer	-133
straight but	119
straight edge	-101
straight through	9
straight to	126
strain	57
strain after	-66
strain in	109
stranger	119
stranger in	119
strangler	-55
strangler ,	-55
strava	-144
strava when	-144
straw	-19
straw .	83
straw witch	-91
strawberry	48
strawberry and	71
strawberry in	-90
strawberry make	47
streak	-127
streak .	-74
streak on	-115
stream	-200
stream .	-124
stream bundle	-129
stream on	-79
streatham	65
streatham before	65
street	-31
street ,	-138
street .	103
street @+belief	-84
street @instrument	-88
street @politics	-84
street about	45
street and	-120
street fair	-115
street have	-110
street know	110
street now	99
street park	-117
street party	-84
street piano	-88
street theatre	-92
street till	-106
strength	-87
strength be	-87
stress	155
stress ,	152
stress .	111
stress concentration	-109
stress till	124
stress-tests	-96
stress-tests shelve	-96
stretch	86
stretch .	-92
stretch at	123
stretch for	120
stretch kasia	106
stretch of	-88
stretch to	-137
strict	-80
strict .	-97
strict @job	-108
strict @religion	142
strict brethren	142
strict gardener	-108
strict on	-82
strict pull-ups	-149
strictly	-50
strictly ,	89
strictly no	-117
strike	180
strike action	94
strike and	106
strike committee	95
strike drought	-89
strike for	77
strike off	80
strike the	-162
strike through	111
strike with	186
strike-through	-93
strike-through style	-93
striker for	-105
striker of	-128
striker yusuf	110
string	-154
string .	-105
string be	-120
string bean	-68
string buzz	-87
string from	-92
string on	-82
string that	-60
strip	67
strip in	119
strip old	-87
stripe	-94
stripe payout	-94
strobe	86
strobe light	66
strobe set	83
stroke	98
stroke .	217
stroke @doctor	103
stroke @job	103
stroke and	144
stroke in	136
stroke nurse	103
stroke of	-147
stroke too	-105
stroke unit	-130
stroke upward	-85
stroke walter	96
stroke ward	-111
strong	-11
strong @medicine	45
strong painkiller	45
strong vein	-69
stronger	-151
stronger back	-151
stroud	-118
stroud for	-118
structural	-92
structural @job	-92
structural engineer	-92
structure	-103
structure text	-103
struggle	98
struggle to	98
sts3215	-87
sts3215 servo	-87
student	56
student ,	-112
student .	64
student @+belief	-154
student @+finance	126
student @body_part	90
student @debt	126
student account	120
student and	26
student at	-94
student call	-99
student loan	126
student newspaper	-114
student nurse	-155
student permit	134
student union	-154
student visa	139
student when	-145
student wing	90
studio	-71
studio .	-124
studio @job	-22
studio and	115
studio be	-151
studio have	31
studio in	-102
studio machine	-91
studio mate	-22
studio with	-81
study	-97
study <number>	-113
study @animal	-88
study @furniture	-81
study @job	-65
study @science	-175
study after	-116
study altar	-81
study and	109
study architecture	-104
study at	-107
study be	-86
study exclude	-85
study for	-63
study have	-139
study hydrology	-118
study in	32
study law	-88
study logistics	-94
study marine	-65
study mechanical	-106
study nurse	-80
study on	66
study only	97
study suicide	-84
study the	100
study whale	-88
stuff	113
stuff ,	63
stuff .	27
stuff @food	-65
stuff @science	100
stuff a	-65
stuff and	126
stuff bite	79
stuff in	-109
stuff it	100
stuff the	24
stupid	78
stupid .	78
stutter	49
stutter .	-95
stutter come	141
stuttgart	-41
stuttgart .	115
stuttgart for	-148
style	-205
style ,	-54
style .	-135
style @job	-152
style for	-93
style guide	-152
style of	-118
sub	6
sub <number>	-100
sub and	49
sub to	-8
sub-1:45	-109
sub-1:45 .	-109
subcontractor	-112
subcontractor .	-112
subjunctive	-129
subjunctive still	-129
sublime	-83
sublime .	-83
submarine	-78
submarine be	-78
subnet	-94
subnet .	-94
subquerie	-80
subquerie .	-80
subquery	-66
subquery free	-66
subreddit	-81
subreddit about	-81
subscribe	-86
subscribe to	-86
subscription	-194
subscription .	-175
subscription but	-108
subscription for	-52
subsidence	-111
subsidence .	-111
subtitle @food	-81
subtitle a	-81
subtitle on	91
success	-96
success .	-96
suction	54
suction cup	-94
suction machine	116
sudan	97
sudan .	97
sudden	-94
sudden death	-94
sudo	-103
sudo and	-103
sudoku	-44
sudoku .	-44
sue	30
sue .	-115
sue for	99
suffer	-66
suffer from	-66
suffragette	-86
suffragette in	-86
sugar	29
sugar "	126
sugar ,	-117
sugar .	-4
sugar @patient	100
sugar and	110
sugar as	-122
sugar be	141
sugar before	79
sugar cane	-135
sugar drop	95
sugar from	-96
sugar go	125
sugar in	-177
sugar patient	100
sugar take	106
sugar wholesale	-84
sugar-free	-67
sugar-free version	-67
sugarcube	-94
sugarcube <number>	-94
sugary	-110
sugary .	-110
suggest .	-160
suggest @income	114
suggest diet	110
suggest on	-114
suggest take	114
suggestion	-125
suggestion .	-127
suggestion of	-85
suicidal	-94
suicidal defence	-94
suicide	50
suicide .	105
suicide gene	-84
suicide-squeeze	-84
suicide-squeeze of	-84
suit	-41
suit .	88
suit @food	-92
suit a	-92
suit over	-86
suite	-170
suite .	-95
suite @income	-71
suite be	-86
suite have	-88
suite in	-77
suite mock	-97
suite take	-71
sum	-41
sum .	-41
sumatriptan	31
sumatriptan .	31
summarise	-105
summarise in	-105
summary	-123
summary .	-103
summary in	-94
summary of	-80
summary to	-72
summary under	-60
summer	16
summer .	50
summer @+belief	92
summer @politics	92
summer and	-12
summer camp	-84
summer fair	-124
summer for	-136
summer party	92
summer week	93
summerhouse	-134
summerhouse be	-134
summon	140
summon .	111
summon to	80
sump	-139
sump @body_part	-104
sump by	-104
sump pump	-104
sumup	-110
sumup .	-110
sun	40
sun .	31
sun from	-123
sun set	123
sunday	-16
sunday ,	34
sunday .	-99
sunday <number>	-125
sunday @food	-90
sunday @hobby	106
sunday @narcotic	-83
sunday @sport	106
sunday afternoon	-48
sunday and	116
sunday at	-142
sunday even	-116
sunday for	-146
sunday from	-85
sunday in	43
sunday joint	-83
sunday league	-117
sunday lunch	-90
sunday march	106
sunday morning	123
sunday night	100
sunday now	119
sunday of	-108
sunday on	-103
sunday quiet	-118
sunday school	125
sunday service	-97
sunday team	-128
sunday to	-132
sunday when	133
sunday with	141
sunderland	-150
sunderland .	-150
sundown	200
sundown .	199
sundown and	-100
sundown hour	103
sundown till	89
sundown until	110
sunil	123
sunil can	91
sunil lose	105
sunita	7
sunita have	109
sunita lose	-102
sunita pawn	88
sunniest	118
sunniest smile	118
sunniva	-30
sunniva @income	40
sunniva be	-112
sunniva pay	40
sunrise	166
sunrise this	130
sunrise to	94
sunset	117
sunset .	122
sunset in	94
sunset the	-114
sunset till	115
super	-74
super @animal	-74
super @bird	-74
super eagle	-74
supermarket	57
supermarket .	-20
supermarket at	121
superstar	-78
superstar at	-78
supervise	120
supervise .	73
supervise @food	105
supervise a	105
supervision	94
supervision until	94
supervisor	21
supervisor .	-106
supervisor be	12
supervisor in	120
supervisor only	-125
supervisor sleep	120
supervisor want	-109
supper	-39
supper .	43
supper and	-109
supper for	-57
supplier	-203
supplier .	-113
supplier be	-89
supplier call	-114
supplier for	-124
supplier in	-78
supplier that	-100
supply	-150
supply @furniture	-77
supply @job	-120
supply hospital	-77
supply of	-91
supply sourdough	-87
supply teacher	-96
support	-64
support .	-139
support @body_part	-105
support @car	-67
support @game	-105
support @hobby	-105
support @vehicle	-67
support be	-76
support by	104
support car	-67
support for	-59
support from	106
support heart	-105
support hib	-105
support inbox	-104
support kaizer	-101
support of	105
support ponte	-92
support team	-127
support the	173
support ticket	-90
support till	-110
supporter	117
supporter and	117
suppress	-52
suppress in	-52
surd	-107
surd .	-107
surdo	-94
surdo in	-94
surf	-166
surf .	-122
surf in	-106
surfboard	-94
surfboard get	-94
surgeon	70
surgeon 	-91
surgeon .	-106
surgeon be	117
surgeon in	17
surgeon say	66
surgeon want	86
surgery	5
surgery ,	104
surgery .	-69
surgery and	84
surgery be	30
surgery call	74
surgery every	118
surgery have	-122
surgery in	131
surgery on	101
surgery send	-133
surgical	-76
surgical stapler	-76
surinamese	-87
surinamese @food	-87
surinamese food	-87
surname	-32
surname .	-92
surname be	-110
surname of	113
surname with	-83
surprise	-5
surprise .	-132
surprise on	125
surtitle	-88
surtitle on	-88
surulere	25
surulere .	-106
surulere and	89
survey	-150
survey @income	-111
survey find	-111
survey for	-93
survey into	-48
survey on	-76
surveyor	-71
surveyor at	-71
survival	-77
survival .	-77
survive	26
survive .	-140
survive @food	-59
survive a	-59
survive as	106
survive people	-95
survive the	78
susan	-106
susan .	-106
suspect	97
suspect @+illness	79
suspect absence	68
suspect parkinson	79
suspect why	91
suspend	153
suspend .	149
suspend by	-149
suspend for	103
suspend sentence	178
suspension	-71
suspension bridge	-71
suspicious	-61
suspicious .	70
suspicious of	-100
suspicious transaction	-95
suzhou	-78
suzhou @vehicle	-78
suzhou ship	-78
suzuki	-74
suzuki book	-74
sven	-89
sven write	-89
svg	-80
svg .	-80
swabian	-72
swabian inn	-72
swahili	-81
swahili ,	-81
swallow	83
swallow .	97
swallow @food	-109
swallow @medicine	83
swallow a	-109
swallow be	105
swallow creon	114
swallow half	-109
swallow pill	83
swallow properly	110
swamp	-123
swamp with	-123
swansea	-168
swansea .	-131
swansea and	-104
swap	-43
swap @game	137
swap @hobby	137
swap by	-20
swap in	-82
swap last	113
swap meet	-116
swap mod	-133
swap number	137
swap shift	-114
swap the	-103
swap wednesday	-97
swarm	-87
swarm on	-87
sway	-58
sway ,	-58
swd	-77
swd once	-77
swear	-42
swear and	-83
swear by	-96
swear in	-105
swear interpreter	-121
swear off	37
swear on	125
swear word	-13
swear-free	-124
swear-free channel	-124
sweat	166
sweat and	90
sweat in	118
sweat through	77
sweden	105
sweden .	105
swedish	-117
swedish .	-67
swedish office	-103
sweep	-117
sweep come	-117
sweet	-9
sweet .	-89
sweet @illness	-79
sweet and	97
sweet for	57
sweet itch	-79
sweet when	-87
sweetcorn	51
sweetcorn between	-97
sweetcorn or	116
swell	95
swell after	84
swell by	100
swell crop	-96
swell from	114
swell if	88
swell in	-97
swell shoot	-79
swell up	113
swim	-76
swim ,	113
swim .	-44
swim 16	-111
swim and	-56
swim at	-111
swim club	-112
swim daily	-145
swim hour	-7
swim in	-65
swim on	-36
swim only	114
swim squad	-89
swim train	-92
swim well	-58
swim with	101
swim without	105
swindon	-120
swindon .	-120
swing	-5
swing be	79
swing from	-97
swing kettlebell	-160
swing when	-138
swing with	179
swinger	126
swinger and	126
swipe	16
swipe right	16
switch	-102
switch ,	-110
switch .	-142
switch and	-81
switch from	-34
switch have	-90
switch in	-91
switch its	-65
switch lite	-145
switch nobody	-100
switch on	-102
switch them	125
switch till	111
switzerland	-110
switzerland and	-110
swoop	104
swoop and	104
syllable	-108
syllable to	-108
symptom	-83
symptom ,	-83
synagogue	42
synagogue .	-109
synagogue board	113
synagogue concert	-106
synagogue in	108
sync	-179
sync "	-94
sync .	-114
sync <number>	-157
sync their	-47
syndicate	-86
syndicate ,	-86
syndrome	89
syndrome .	89
synology	-109
synology in	-109
synth	-127
synth out	-75
synth patch	-107
syringe	-19
syringe @dessert	-109
syringe @food	-109
syringe jam	-109
syringe twice	96
syrup	-67
syrup .	-67
system	-161
system ,	-132
system course	-61
system from	-99
systmone	-122
systmone .	-122
systolic	78
systolic @+health	78
systolic @+illness	78
systolic blood	78
sámi	157
sámi and	113
sámi of	99
são	105
são paulo	105
t	61
t .	62
t age	-74
t since	109
t-shirt	87
t-shirt to	87
t-shirts	-85
t-shirts for	-85
t4	104
t4 to	104
t480	-65
t480 with	-65
t54	73
t54 ,	73
ta	-147
ta on	-91
ta only	-127
tab	47
tab .	-126
tab and	-113
tab be	106
tab in	153
tab knock	115
tab over	-85
tab vs	-76
tabaski	115
tabaski and	115
tabby	-73
tabby be	-79
tabby luna	-58
tabla	-124
tabla at	-124
table	-148
table "	-89
table ,	-20
table .	-193
table @criminal	-137
table be	-91
table by	-80
table call	-84
table for	-132
table have	-114
table in	-87
table leave	-88
table next	117
table of	-71
table on	-87
table rather	-73
table runner	-137
table see	49
table tennis	-152
table top	-69
table up	-78
table with	-158
table without	-98
tablet	146
tablet .	203
tablet and	91
tablet be	-32
tablet box	-95
tablet down	128
tablet for	146
tablet from	110
tablet half	102
tablet have	-103
tablet hide	-31
tablet make	125
tablet on	-132
tablet twice	-58
tablet with	103
taboo	119
taboo .	119
tack	-71
tack .	-71
tacloban	117
tacloban .	117
taco	-89
taco on	-89
tadano	-141
tadano be	-141
tag	22
tag ,	-118
tag .	-113
tag and	195
tag each	-68
tag go	127
tag in	-137
tag last	-123
tag on	135
tag the	102
tag with	99
tagalog	-90
tagalog .	-90
tagaytay	-128
tagaytay in	-128
tagliavini	-65
tagliavini .	-65
tagline	-88
tagline test	-88
tail	-127
tail .	-127
tailor	-203
tailor in	-180
tailor shop	-106
take	64
take .	66
take <number>	-22
take @+health	76
take @+illness	76
take @body_part	-58
take @debt	62
take @dwelling	191
take @food	32
take @game	-110
take @garment	-84
take @hobby	-110
take @hospital	74
take @medicine	185
take @narcotic	96
take @science	158
take @vegetable	-111
take a	12
take abasaglar	144
take about	-108
take abroad	59
take adderall	126
take alendronate	121
take all	90
take amlodipine	65
take amoxicillin	103
take an	-123
take antabuse	73
take anti-static	-115
take antihistamine	74
take apoquel	-56
take away	60
take back	120
take bisoprolol	106
take blood	122
take both	84
take break	-98
take by	142
take call	113
take card	-110
take care	-107
take cetirizine	167
take chip	-111
take client	102
take concerta	166
take cone	-80
take creatine	85
take diazepam	106
take donepezil	99
take drive	-105
take early	120
take either	124
take eliquis	112
take entresto	96
take epilim	48
take everything	-52
take fluoxetine	108
take folic	101
take food	94
take french	-117
take from	117
take gabapentin	127
take her	133
take him	77
take his	69
take home	191
take hospital	74
take in	95
take insulin	76
take iron	141
take it	158
take keeley	69
take levothyroxine	102
take lexapro	105
take lithium	153
take lyrica	108
take magnesium	64
take marcumar	93
take melatonin	95
take metformin	161
take minute	-114
take morphine	62
take nearly	62
take no	27
take note	-87
take off	98
take offence	-110
take only	-168
take out	46
take over	-116
take overnight	-150
take pan-d	84
take part	120
take penicillin	65
take personal	62
take pramipexole	85
take prednisolone	97
take prep	62
take propranolol	77
take quetiapine	102
take refuge	191
take roaccutane	116
take rope	92
take separate	-84
take sertraline	171
take size	-90
take some	85
take spicy	112
take stair	116
take statin	109
take steroid	102
take sumatriptan	31
take tamoxifen	132
take the	-55
take their	-96
take them	39
take thyroid	-58
take thyronorm	100
take to	-114
take under	-81
take up	-54
take user	136
take venlafaxine	126
take venvanse	59
take vyvanse	123
take warfarin	111
take wednesday	-105
take with	69
take zopiclone	93
take-home	270
take-home .	107
take-home as	106
take-home be	160
take-home pay	158
takeaway	-117
takeaway be	-108
takeaway order	-59
taking	-102
taking at	-102
talc	-107
talc .	-107
talk	-53
talk .	-148
talk about	52
talk against	-111
talk and	-56
talk each	114
talk every	-107
talk for	-149
talk go	-117
talk lady	100
talk like	-117
talk of	-30
talk on	-77
talk to	95
talk with	-39
talker	109
talker on	109
tall	-136
tall .	-105
tall and	-93
tally	-101
tally sheet	-101
tame	-98
tame sibilance	-98
tamil	6
tamil .	111
tamil @ethnicity	73
tamil at	-119
tamil brahmin	73
tamil nadu	41
tamiya	-77
tamiya .	-77
tamoxifen	132
tamoxifen .	132
tampere	-102
tampere in	-102
tamsin	-118
tamsin be	-23
tamsin mentor	-94
tamsin start	-110
tamworth	-79
tamworth @animal	-79
tamworth @farm_animal	-79
tamworth pig	-79
tandem	-71
tandem @family	-71
tandem partner	-71
tanganyika	-93
tanganyika stamp	-93
tangier	-98
tangier .	-98
tank	-24
tank .	34
tank at	101
tank be	-101
tank clear	-129
tank keep	-123
tap	-134
tap .	-108
tap <number>	89
tap and	-104
tap be	-111
tap tone	-44
tape	-100
tape .	-93
tape at	-88
tape be	-145
tape before	-96
tape beside	124
tape in	-57
taper	-108
taper of	-108
tarawih	114
tarawih when	114
tare	-76
tare that	-76
target	30
target .	-82
target company	-86
target of	99
tariff	-73
tariff @furniture	-73
tariff table	-73
tariq	-112
tariq get	-112
tarmac	92
tarmac hide	92
tarpaulin	-59
tarpaulin with	-59
tarragona	128
tarragona .	128
tart	-125
tart at	-125
tartar	-106
tartar sauce	-106
tartu	-103
tartu .	-103
tashkent	-96
tashkent .	-96
task	-38
task .	-93
task first	-85
task in	88
task to	-60
taste	-66
taste ,	131
taste .	-150
taste after	-113
taste and	112
taste go	-110
taste like	-87
taste of	23
tatar	134
tatar ,	68
tatar .	107
tate	-116
tate &	-116
tattoo	-103
tattoo design	-82
tattoo of	-105
taunton	-130
taunton .	-130
tausug	94
tausug and	94
tavistock	111
tavistock for	111
tax	94
tax .	199
tax @debt	115
tax @job	-158
tax and	142
tax arrears	115
tax associate	-73
tax band	-125
tax be	59
tax case	109
tax clerk	-117
tax code	-89
tax evasion	89
tax id	-83
tax in	115
tax man	-104
tax of	-106
tax office	47
tax on	64
tax refund	128
tax return	-111
tax software	-93
tax year	109
taxi	-203
taxi .	-123
taxi and	-118
taxi driver	-118
taxi every	-118
taxi on	-44
taxman	112
taxman for	112
tayto	-75
tayto .	-75
tb	-46
tb ,	82
tb and	129
tb as	108
tb drive	-113
tb each	-95
tb per	-88
tbilisi	29
tbilisi and	99
tbilisi be	-107
tcp	-84
tcp proxy	-84
td	103
td friend	103
td-17	-90
td-17 second-hand	-90
te	-95
te reo	-95
tea	-216
tea .	-213
tea and	-156
tea be	-104
tea from	-80
tea taste	-110
tea the	-64
tea through	83
tea time	32
tea urn	-82
tea when	-122
teach	-142
teach <number>	-97
teach @criminal	-93
teach @food	-140
teach @science	-193
teach a	-140
teach apprentice	-70
teach catechism	137
teach class	-107
teach criminal	-95
teach english	-105
teach french	-100
teach geography	-148
teach her	49
teach him	95
teach himself	98
teach it	-93
teach math	-98
teach pe	-161
teach percussion	-76
teach post	-117
teach prisoner	-48
teach rondalla	-113
teach standard	-100
teach surf	-106
teach the	39
teach them	-136
teach themself	-99
teach third	-108
teach to	-98
teach type	-83
teach year	-102
teacher	-20
teacher 	94
teacher .	-163
teacher @income	-78
teacher ann	-59
teacher at	6
teacher be	13
teacher for	116
teacher have	79
teacher in	-170
teacher live	-71
teacher on	-136
teacher see	110
teacher take	-78
teacher touch	124
teacher train	-120
teacher want	-100
teal	-61
teal ,	-61
team	-138
team .	-118
team :	-91
team @+belief	-105
team @animal	-122
team @doctor	94
team @drink	-108
team @food	-16
team @income	-97
team @job	144
team @vegetable	-73
team @vehicle	-93
team act	-104
team alway	-44
team and	-38
team argue	-121
team at	66
team be	-134
team birthday	-70
team build	-89
team call	-85
team celebrate	-83
team decide	-77
team deploy	-79
team do	-125
team doctor	94
team flare	-121
team for	-130
team get	-130
team giggle	-137
team have	-165
team hire	-107
team hit	-119
team hold	-134
team in	-103
team inherit	-73
team inject	-108
team keep	-92
team know	123
team lead	-86
team like	-81
team lose	-90
team lunch	35
team make	-89
team mate	104
team migrate	-99
team move	-83
team must	-108
team name	-89
team need	-100
team no	-134
team of	-146
team pay	-97
team ring	85
team room	-98
team rotate	-121
team run	-89
team sacrifice	-109
team say	-144
team score	-103
team sell	-110
team shard	-80
team share	-88
team ship	-93
team since	-110
team squash	-73
team still	-99
team strike	-128
team to	-78
team transition	-120
team treat	-89
team use	-120
team vote	-105
team write	-90
team yet	111
teammate	144
teammate come	119
teammate kaya	62
teammate paulo	78
teamster	115
teamster .	115
tear	132
tear .	-18
tear @body_part	92
tear @science	71
tear cruciate	115
tear glute	92
tear his	65
tear it	71
tear the	105
teargassed	77
teargassed at	77
tease	124
tease for	124
tech	34
tech @job	99
tech be	-77
tech lead	-85
tech roddy	104
tech worker	99
technical	-90
technical .	-78
technical answer	-52
technical jargon	-86
technician	-93
technician hyun-woo	-93
techy	-94
techy .	-94
ted	-129
ted .	-94
ted only	-105
teddie	-102
teddie .	-102
teddy	-127
teddy .	-127
teen	74
teen and	74
teenage	64
teenage @family	64
teenage daughter	31
teenage son	78
teenager	-50
teenager .	51
teenager age	-98
teenager and	-129
teenager have	-100
teenager now	101
teetotal	27
teetotal .	-157
teetotal since	154
tefillin	152
tefillin on	152
tegretol	76
tegretol since	76
tehran	123
tehran .	123
teifi	-105
teifi .	-105
telenovela	-103
telenovela where	-103
telephone	-115
telephone .	-115
telescope	-163
telescope suffer	-107
telescope talk	-117
television	47
television .	164
television and	-91
television since	-95
tell	169
tell ,	73
tell .	99
tell @color	129
tell @food	-97
tell @science	160
tell a	-97
tell about	-151
tell anybody	122
tell anyone	60
tell at	91
tell by	154
tell day	89
tell everyone	113
tell he	84
tell her	10
tell him	128
tell his	79
tell it	160
tell no	121
tell nobody	152
tell not	76
tell only	181
tell red	129
tell someone	-66
tell that	94
tell the	125
tell them	182
tell there	92
tell to	86
tell us	-96
tell user	104
tell when	89
tell work	103
telly	5
telly .	133
telly be	-72
telly during	-103
temp	-110
temp for	-110
temper	14
temper ,	98
temper with	-94
temperament	-83
temperament ,	-83
temperature	-12
temperature .	92
temperature in	-100
templar	-83
templar .	-83
template	-166
template .	-104
template be	-101
template for	-89
template have	-108
template need	-69
template show	-99
temple	54
temple ,	86
temple :	-89
temple at	100
temple each	126
temple festival	-97
temple for	-18
temporary	74
temporary park	-117
temporary protection	129
temuco	-68
temuco in	-68
temur	46
temur be	46
ten	100
ten unit	100
ten-mile	-106
ten-mile route	-106
ten-minute	-91
ten-minute piece	-91
ten-year	100
ten-year route	100
tenancy	-151
tenancy @job	-102
tenancy be	-125
tenancy officer	-102
tenant	-214
tenant 	-79
tenant <number>	-110
tenant be	-181
tenant in	-78
tenant-side	92
tenant-side letter	92
tend	-38
tend plant	21
tend the	43
tend to	-112
tend toward	-114
tendai	49
tendai be	49
tender	-144
tender for	-97
tender portal	-98
tender response	-95
tendinitis	98
tendinitis last	98
tendon	186
tendon @furniture	111
tendon inflamed	131
tendon op	85
tendon settle	111
tenerife	134
tenerife .	134
tenner	61
tenner .	61
tennis	-102
tennis .	-151
tennis @job	-82
tennis and	119
tennis be	-112
tennis club	-188
tennis court	-129
tennis elbow	159
tennis supplier	-82
tennis with	-140
tenor	-94
tenor .	-94
tent	-239
tent .	-79
tent and	-137
tent at	-118
tent in	-135
tent pole	-91
tenth	47
tenth birthday	-88
tenth of	75
tenzin	-22
tenzin be	84
tenzin sell	-80
ter	118
ter apel	118
terbinafine	128
terbinafine .	128
teresa	101
teresa be	101
term	-9
term .	-11
term be	88
term of	45
term paper	-56
term sheet	-112
term time	-99
term until	-125
term with	48
terminal	-129
terminal .	-138
terminal be	-41
terminate	102
terminate and	102
termination	68
termination at	103
termination clause	-139
termination for	-108
termination in	144
terrace	-189
terrace for	-106
terrace get	-123
terrace house	-82
terrace in	-101
terraform	-138
terraform <number>	-83
terraform state	-133
terrible	-107
terrible .	-107
terrier	-111
terrier gnaw	-101
terrier hate	-80
terrier so	-71
terrify	-118
terrify of	-118
terry	-78
terry @garment	-71
terry nappy	-71
terry pratchett	-62
tesco	133
tesco on	133
tesfaye	-99
tesfaye be	-99
tessa	87
tessa have	87
test	-20
test .	-32
test :	-88
test @dwelling	-138
test account	-105
test at	-92
test be	-93
test book	89
test case	-102
test come	98
test end	92
test for	-51
test framework	-149
test from	126
test have	60
test in	-113
test negative	122
test on	-116
test positive	161
test run	-83
test show	96
test suite	-138
test the	-78
test write	-93
test yesterday	-83
tester	-120
tester .	-104
tester miss	-81
tester queasy	-76
testicular	113
testicular cancer	113
testify	156
testify at	113
testify in	112
testimony	92
testimony in	92
tetanus	16
tetanus at	109
tetanus shoot	-121
texa	11
texa and	-123
texa plant	116
text	-136
text ,	135
text .	-232
text @drink	-81
text adventure	-100
text and	-83
text be	-120
text for	-88
text from	74
text in	-93
text must	-81
text of	-74
text rather	-103
text reminder	-133
text to	-74
text when	-108
texting	-61
texting in	-61
th	-96
th or	-96
thabo	-130
thabo .	-130
thai	-8
thai course	-135
thai gym	106
thai place	-108
thai website	97
thalassaemia	93
thalassaemia gene	93
thalidomide	150
thalidomide @family	116
thalidomide @job	114
thalidomide baby	116
thalidomide man	114
thame	-107
thame .	-107
thameside	103
thameside .	103
than	-6
than <number>	15
than @bread	-87
than @crime	-92
than @food	-43
than @science	18
than a	-7
than a4	-87
than an	103
than bread	-87
than bulleted	-75
than call	38
than dataview	-105
than explanation	-101
than guess	-63
than her	110
than his	-83
than in	-69
than inline	-82
than it	18
than its	-141
than ladder	-103
than link	-76
than merge	-90
than michael	-107
than on	-72
than prose	-94
than rachel	-91
than radio	-84
than roll	-92
than she	65
than slide	-59
than sue	-115
than the	123
than theory	-84
than unittest	-84
than user	127
than what	100
thandi	-138
thandi open	-93
thandi own	-103
thandiwe	-73
thandiwe maintain	-73
thane	-136
thane and	-136
thanjavur	-97
thanjavur and	-97
thank	20
thank each	-119
thank god	95
thank to	51
thanksgiving	105
thanksgiving and	105
that	41
that .	125
that <number>	172
that @+illness	-99
that @animal	84
that @color	85
that @fabric	-111
that @family	117
that @food	-75
that @illness	-146
that @income	-139
that @injury	-16
that @job	-96
that @mental_illness	-119
that @science	-9
that @symptom	-99
that add	-99
that admit	-91
that be	-39
that beep	95
that bleach	85
that block	-79
that card	104
that cost	-66
that currently	-59
that dad	117
that day	-119
that dedupe	-68
that do	77
that draw	-96
that drift	-76
that drop	-99
that export	-80
that farm	95
that fit	165
that fly	-96
that fold	-109
that friday	-124
that go	-131
that half	18
that hang	-60
that have	-87
that he	197
that henning	-63
that his	73
that hum	26
that hurt	96
that irena	-119
that it	-9
that keep	116
that lace	-111
that leak	-92
that light	-104
that marriage	77
that mira	110
that need	-115
that never	32
that no	124
that nobody	-44
that nothing	72
that of	92
that on	83
that open	-144
that pupil	-90
that rankle	95
that reason	117
that redundancy	-94
that ruin	-87
that run	106
that say	160
that scare	-119
that scrape	-86
that she	212
that show	88
that side	63
that since	-78
that staircase	-117
that stare	123
that survive	-91
that take	-166
that the	-38
that tight	102
that tin	-83
that trade	119
that treat	-75
that trim	-91
that trip	-109
that turn	164
that user	72
that wanjala	113
that way	148
that we	76
that wednesday	94
that will	-167
that work	-95
thatch	-176
thatch business	-139
thatch the	-108
thaí	-129
thaí @animal	-105
thaí do	-105
thaí drop	-82
the 	113
the "	-120
the <number>	12
the @+belief	39
the @+finance	36
the @+illness	62
the @+intimate	-113
the @+state	63
the @alcohol	-85
the @animal	-96
the @appliance	21
the @believer	82
the @bicycle	-83
the @bird	-90
the @boat	-84
the @body_part	89
the @bread	-30
the @car	60
the @cat	-16
the @color	145
the @craft	-47
the @crime	149
the @criminal	-68
the @dairy	-184
the @dance	-81
the @debt	46
the @dessert	-6
the @disability	92
the @doctor	152
the @dog	-42
the @drink	-138
the @dwelling	147
the @ethnicity	7
the @fabric	-66
the @family	54
the @farm_animal	4
the @fish	-115
the @flower	-93
the @food	-60
the @footwear	73
the @fruit	28
the @furniture	54
the @game	-87
the @garment	27
the @hobby	-41
the @horse	48
the @hospital	100
the @illness	157
the @income	66
the @injury	152
the @insect	-114
the @instrument	-69
the @jewelry	109
the @job	23
the @meat	105
the @medical_device	-41
the @medicine	112
the @mental_illness	120
the @music	-57
the @narcotic	60
the @nut	-97
the @orientation	20
the @pasta	-55
the @patient	-94
the @pet	-58
the @politics	85
the @pregnancy	-29
the @punishment	90
the @religion	71
the @reptile	-116
the @rite	68
the @rodent	-113
the @science	-64
the @seasoning	188
the @sex	118
the @symptom	119
the @temple	66
the @treatment	41
the @tree	-96
the @vegetable	17
the @vehicle	-7
the @wine	-9
the a12	97
the a7	106
the a9	-91
the aa	41
the abattoir	-87
the abbey	93
the abilify	76
the abnormal	111
the abolition	-93
the abortion	91
the abruzzi	-99
the access	-90
the accessibility	-64
the accident	176
the account	168
the accountant	-107
the aclu	80
the acoustics	-81
the activity	-87
the ad	-123
the admin	-111
the advent	-95
the advert	-134
the aerial	-95
the afd	236
the afternoon	47
the age	-23
the agency	-35
the agenda	-134
the agent	53
the agree	104
the air	-79
the airline	122
the airport	28
the alarm	-76
the alert	-71
the all	-27
the all-clear	73
the allergy	89
the allotment	-163
the allowance	109
the alopecia	149
the alp	-121
the alpha	-84
the altar	132
the alto	-48
the am2	-103
the ambulance	-123
the ame	94
the amount	-125
the amp	107
the android	-79
the angel	-102
the angry	-60
the animal	-120
the annexe	-113
the annual	-80
the anorexia	76
the answer	-185
the ant	-69
the antenatal	-72
the anthem	93
the antifa	105
the antique	-128
the aorist	-78
the apartment	122
the api	-153
the apnoea	146
the app	165
the apprentice	-120
the arcade	-97
the architect	-98
the archive	-92
the ardenne	-86
the argument	-103
the aricept	117
the arm	34
the army	142
the art	33
the ashram	116
the ashtray	115
the ask	-116
the assault	96
the assembly	-86
the assessment	82
the assist	-112
the assistant	-152
the asylum	134
the atacama	-82
the atlassian	-118
the atrium	-86
the attack	-108
the attic	39
the audiologist	126
the audubon	-75
the aura	101
the ausländerbehörde	174
the autism	75
the autumn	-37
the away	95
the aws	-63
the axis	-87
the axle	92
the azore	-67
the b&b	-128
the baby	220
the babysitter	-121
the back	40
the backend	-106
the bad	134
the badge	124
the bag	134
the bailiff	225
the bairn	105
the bake	-128
the bakery	-151
the ball	-172
the ballinasloe	-88
the ballot	195
the baltic	-131
the bamf	119
the ban	119
the band	216
the bandage	106
the bank	129
the bankruptcy	39
the bar	-164
the barber	-69
the barge	-128
the barn	-121
the baroque	-82
the barrack	118
the barrel	95
the bartók	-146
the basel	-77
the basement	161
the basics	-105
the basil	-100
the basket	-111
the basque	-120
the bass	-129
the bassoon	-118
the bastion	-93
the batch	-94
the bathroom	59
the batik	-83
the baton	-110
the battery	-104
the battle	-84
the bazaar	-135
the beach	-127
the beadwork	113
the beam	-60
the bean	-97
the bed	120
the bee	-93
the beekeeper	-91
the beginner	-71
the bell	-180
the belly	103
the bench	15
the benefit	95
the benzo	77
the berlin	-109
the berliner	70
the best	-38
the beta	-105
the bible	126
the big	-78
the bill	-84
the billy	-92
the bin	-30
the bingo	45
the bio	-85
the biopsy	143
the birch	-62
the bird	-109
the birth	190
the birthday	123
the bishop	-113
the bitrate	-95
the bjp	128
the black	39
the blackout	92
the bladder	118
the blame	-127
the blast	80
the bleed	128
the bless	129
the block	97
the blog	-131
the blood	-18
the blood-pressure	-88
the blue	88
the blue-eyed	128
the bnfc	-134
the bnp	103
the board	-67
the boat	-112
the body	-106
the boiler	-136
the bolsonaro	89
the bone-anchored	104
the bonnet	-104
the bonus	111
the book	-80
the bookkeeping	-111
the bookmaker	-100
the boot	144
the booth	76
the border	161
the borewell	116
the boss	116
the botanical	-80
the bottle	-57
the bottom	-88
the bow	-16
the bowel	164
the bowl	-148
the bowline	-90
the boy	121
the br01	-98
the bracket	-148
the brake	-127
the branch	91
the brass	53
the bray	-113
the brca	180
the brca1	125
the brca2	123
the bread	-25
the break	-86
the breakdown	82
the breast	94
the breed	-111
the brethren	108
the brewery	-116
the bride	-90
the bridge	-21
the british	117
the broad	-55
the broker	-112
the brother	118
the brown	120
the brush	91
the budget	-126
the buffet	-108
the bug	-129
the build	-157
the builder	-181
the bulb	-94
the bump	103
the bureau	-64
the burger	-82
the burn	155
the burn_time	-99
the burst	-82
the bus	46
the business	-50
the bust	-101
the butcher	-148
the butterfly	-63
the button	-102
the bypass	-126
the byre	104
the cab	-33
the cabin	-161
the cable	-139
the café	-31
the cake	-258
the calendar	-112
the call	-88
the camera	-49
the camh	122
the camino	-34
the canal	68
the canary	-129
the candidate	124
the candle	54
the canoe	-61
the canteen	-17
the canvas	-98
the cape	118
the capitol	37
the car	100
the caravan	-68
the carbon	-104
the card	-126
the cardiologist	158
the care	-152
the carer	130
the caretaker	-124
the cargo	-97
the carmelite	118
the carol	137
the carpal	51
the carpet	-100
the cartography	-91
the carton	118
the carvery	-130
the cas	-85
the case	-110
the cash	-164
the cast	56
the cat	-4
the catalan	116
the cathedral	-156
the catholic	68
the cause	110
the caution	85
the ccj	108
the cdu	143
the ceiling	-106
the cell	21
the cellar	-127
the cello	32
the census	-84
the central	57
the centre	60
the certificate	-102
the certify	-64
the cgt	106
the chair	-87
the chama	119
the champix	105
the change	73
the changelog	-91
the chapel	-110
the chard	-112
the charity	-41
the chart	-120
the chatbot	-99
the check	104
the checklist	-100
the checkout	-81
the chemist	95
the chemo	133
the chess	-136
the chest	84
the chicken	97
the chief	115
the child	40
the chimney	-117
the chin	77
the chinook	104
the chip	-43
the chocolate	-96
the choir	-45
the christen	-130
the christma	24
the chronic	78
the church	34
the cinema	-103
the circus	-134
the city	-27
the cka	-111
the claim	65
the clap	123
the class	-175
the classroom	109
the clause	-80
the clay	-145
the cli	-102
the client	-179
the climate	129
the climb	-87
the clinic	35
the clock	-80
the clomid	124
the clot	120
the clozapine	53
the club	86
the cluster	-133
the cnc	-83
the co-op	-110
the coach	31
the cocaine	87
the coccyx	80
the cocoa	-79
the code	-129
the coil	169
the cold	167
the collage	-103
the collarbone	167
the college	-109
the colonel	-91
the colostomy	108
the colour	-124
the colposcopy	111
the combine	107
the comedy	-65
the comm	-81
the command	-105
the committee	-124
the common	-95
the communist	139
the company	-54
the comparison	-109
the complaint	-124
the composition	-100
the compost	-124
the compression	87
the concert	-108
the condition	72
the condo	100
the conference	-5
the confession	-54
the confirmation	-80
the congregation	99
the conservative	-90
the conservatoire	-110
the conservatory	-109
the constitution	-48
the constructor	-81
the consulate	-70
the consultant	192
the contact	120
the contest	-126
the contract	-68
the contrast	101
the contributing.md	-108
the convent	149
the conveyancing	-101
the cook	-158
the cool	120
the cooperative	-175
the copper	103
the copy	-110
the core	-84
the cork	-125
the corner	-149
the cornet	-92
the corpse	-57
the cost	-130
the cot	95
the couch	127
the council	60
the counsel	-122
the counsellor	100
the count	173
the counter	-60
the countie	-137
the country	145
the county	4
the couple	148
the course	103
the court	140
the courthouse	94
the courtroom	-76
the cover	51
the covid	104
the cox	-115
the cradle	-150
the craigellie	-107
the crane	-114
the crash	41
the crate	-110
the crave	120
the credit	-54
the creed	88
the cricket	-48
the cripple	-75
the crisis	85
the crohn	91
the crossed-grain	93
the crossed-out	-92
the crow	104
the crucible	-98
the crystal	-116
the crèche	69
the csv	-128
the cto	-87
the cultural	-101
the cup	-66
the curator	-96
the cure	-88
the currant	-105
the curtain	90
the custard	-120
the custody	71
the customer	-223
the cyanotype	-84
the cycle	-109
the da	124
the dag	-113
the dahlia	-93
the daily	-134
the dairy	-161
the dalit	101
the dalmatian	-60
the damp	-88
the dance	-81
the dancer	56
the danish	49
the dargah	113
the dashboard	-116
the data	-85
the database	-105
the date	-193
the daughter	-93
the day	22
the db	-89
the dbf	-63
the dbs	121
the dead	-34
the deadline	-104
the dealer	35
the debate	-93
the debt	156
the decision	99
the deckhand	-99
the decree	131
the deed	90
the deer	-112
the default	75
the dehumidifier	-115
the deli	-103
the delivery	33
the demand	-137
the demo	-78
the democrat	93
the den	-105
the dengue	118
the dental	-158
the dentist	24
the department	24
the deploy	-144
the deployment	-121
the deposit	60
the depot	43
the deputy	-156
the dera	106
the derby	-49
the dermatologist	97
the desert	119
the design	-97
the designer	-70
the desk	20
the detention	82
the device	-85
the diabetes	71
the dialysis	-108
the diary	-92
the dictionary	-145
the dietician	107
the diff	-91
the dinner	-78
the dinosaur	-94
the diocesan	-76
the diocese	71
the direct	116
the dirt	-71
the disable	89
the disappear	-130
the discriminant	-87
the dishwasher	-121
the dispensary	100
the disposal	-106
the district	139
the diversity	91
the divorce	237
the dkp	98
the dm	-110
the dna	-61
the dns	104
the doc	-133
the dock	-76
the docs/adr	-90
the doctor	230
the documentary	-122
the dog	17
the dole	150
the donation	-95
the doncaster	-88
the donkey	-134
the donor	94
the door	47
the dose	-142
the dotfile	-96
the double	-92
the double-barrelled	-110
the doughnut	-109
the down	128
the downpipe	-82
the downstair	-100
the draft	-141
the drain	-129
the drama	-86
the draw	-94
the drawer	96
the drawing	-146
the dream	105
the dress	121
the dressing	99
the drill	-97
the drink	20
the drive	-49
the driver	6
the drone	-85
the drought	122
the drug	-109
the drum	39
the drummer	-84
the drunkard	-86
the drunken	-80
the dry	-150
the dry-ice	-76
the dues	108
the duldung	100
the dummy	-75
the duplex	65
the dust	-52
the dusty	97
the dutch	-90
the duvet	-126
the dvla	7
the e	-66
the e-bike	-112
the ear	105
the early	84
the easel	-134
the easter	-120
the ecg	109
the eclair	-81
the economist	-86
the edge	-5
the editor	-118
the effect	92
the egg	-28
the eifel	-106
the eighteenth	-78
the eighth	110
the eighty	114
the elbe	-90
the elbow	-82
the elder	-90
the eldest	143
the election	175
the electoral	-119
the electric	-55
the electricity	119
the email	-148
the embouchure	114
the embryo	155
the emergency	-78
the employer	45
the encampment	102
the enclosure	-77
the encoder	-95
the end	-58
the endsar	77
the energy	-73
the engineer	-147
the enron	-89
the enugu	-102
the equaliser	-117
the er	104
the erg	-102
the esb	-42
the escape	-95
the escitalopram	128
the espresso	-97
the estate	28
the estuary	-125
the eu	97
the eucharist	134
the euphonium	-111
the even	-163
the evening	-15
the event	-55
the eviction	106
the ex	145
the exam	5
the exclusive	118
the exercise	-86
the exhibition	57
the explanation	-134
the export	-102
the extra	85
the extraction	99
the eye	165
the eyebrow	131
the fabric	-91
the face	-98
the fag	115
the fail	80
the fair	-56
the fall	97
the false	-99
the family	27
the far	-117
the farewell	-68
the farm	135
the farmer	84
the farmhouse	-47
the farrier	-76
the father	-18
the fatigue	88
the fault	-93
the fauré	-80
the feast	-56
the feature	-90
the fee	112
the fellbrook	-69
the female	-83
the femur	129
the fence	47
the ferritin	108
the ferry	-136
the festival	42
the field	-63
the fifteenth	-104
the fifth	102
the fiftie	-80
the fight	113
the file	-179
the film	-126
the final	17
the finance	-87
the finanzamt	94
the fine	34
the firm	4
the fish	-106
the fit	112
the fitter	-112
the fix	-33
the flag	-84
the flaky	-95
the flash	113
the flat	51
the flea	-43
the flight	82
the flood	-76
the floor	-21
the flotilla	124
the flu	-11
the flugelhorn	-96
the flyer	-110
the fog	82
the folk	-78
the folk-song	-76
the font	-103
the food	19
the foot	-119
the footing	-104
the ford	-102
the forecast	-93
the forklift	-66
the form	-100
the formula	-92
the fountain	-70
the frame	-76
the frankenjura	-93
the fraternity	102
the free	-163
the freeze	124
the friday	52
the fridge	28
the frisian	-86
the front	-5
the frost	-149
the fryer	-141
the full	-132
the fume	-139
the fund	-93
the funeral	141
the fusion	93
the fête	-94
the g20	-13
the ga	70
the gaa	-85
the gallery	-10
the galway	-90
the game	-115
the gap	123
the garage	-34
the gardaí	124
the garden	-18
the gas	218
the gasteig	-87
the gate	41
the gay	-113
the gazpacho	-79
the gear	172
the gender	39
the general	99
the generator	126
the genome	-79
the gentamicin	96
the georgian	-78
the getaway	85
the gewerkschaft	-84
the ghost	-91
the gift	-78
the girl	-9
the gita	153
the glass	14
the glaze	-122
the glider	-107
the glovebox	133
the goalkeeper	48
the goat	43
the godfather	-75
the gold	16
the gong	-114
the good	53
the gop	128
the government	121
the gp	170
the grade	-100
the gradle	-122
the grain	-165
the grammar	-109
the grand	-144
the grandchild	-46
the grandmother	-116
the grandparent	82
the granny	-17
the grant	47
the grass	-108
the gravel	-82
the green	121
the greenhouse	-128
the greet	-90
the greyhound	-104
the grid	-87
the grind	-149
the groundnut	-87
the group	-34
the guarantor	119
the guard	-142
the guardian	-162
the guest	-161
the guide	-107
the guillain-barré	104
the guinea	-60
the guitar	-109
the gum	98
the gurdwara	103
the gusset	-83
the gutka	74
the gym	-52
the haddad	102
the hague	39
the hair	117
the half	-46
the half-blind	81
the hall	-29
the hallway	-106
the hambach	108
the hammond	-87
the hamster	-85
the hand	51
the handle	-79
the handlebar	-92
the handout	-109
the hangman	-90
the harbour	-124
the hard	-50
the hardware	-77
the harness	127
the harp	-117
the harrier	-137
the harvest	-10
the harvester	-84
the harz	-125
the hay	-161
the hdp	116
the head	-34
the headache	58
the header	-99
the headline	-86
the headmaster	62
the headmistress	-86
the headset	-91
the hear	190
the hearing	99
the hearse	-89
the heart	74
the heartbeat	-117
the heat	-35
the heatwave	-91
the hedge	-146
the hedgehog	-97
the height	89
the heist	-97
the hen	-86
the herd	108
the hernia	114
the heroin	74
the hide	-131
the high	6
the hijab	132
the hill	-118
the hip	64
the histology	-108
the history	-110
the hiv	100
the hive	-129
the hmrc	84
the hob	-94
the hockey	-139
the holiday	29
the home	217
the homepage	-118
the honey	-84
the honeymoon	-93
the horse	163
the hospice	-19
the hospital	58
the hostel	-98
the hotel	-46
the hothouse	-80
the hour	48
the house	106
the housebound	7
the household	30
the housewarming	-110
the huelva	-91
the hull	-83
the ibis	-117
the ice	-91
the icon	-50
the icsi	108
the icu	108
the illustration	-116
the image	-142
the imam	141
the imperative	-84
the in-laws	117
the inauguration	97
the incinerator	124
the infant	-131
the infection	94
the infusion	55
the inhaler	94
the inside	111
the inspection	-117
the inspector	-140
the instagram	-106
the installer	-107
the insulin	-9
the insurance	99
the insurer	-91
the interest	-106
the interferon	111
the intern	-124
the interview	100
the into	128
the ios	-79
the ipad	-99
the ipo	115
the iraq	97
the irish	-131
the iron	-78
the irrigation	-97
the irs	128
the island	-95
the islay	-61
the it	-76
the ivf	117
the j-1	86
the jab	144
the jacket	-180
the jam	-99
the japanese	-91
the jar	-61
the javelin	85
the jaw	137
the jazz	-55
the jehovah	108
the jell	85
the jersey	82
the jesuit	107
the job	91
the jobcentre	116
the join	-90
the joint	116
the judge	155
the jugendamt	97
the junior	-75
the juso	145
the k-1	87
the k-word	80
the kaduna	128
the kafka	-109
the kaminskis	-98
the kanagawa	-91
the kara	117
the kart	-110
the kaval	-156
the kebab	19
the kelder	-91
the kennel	-98
the kennet	-97
the keratoconus	92
the kettle	-129
the key	-207
the keyboard	-73
the kid	90
the kidney	80
the kiln	-155
the king	109
the kingdom	90
the kingfisher	-159
the kiosk	-217
the kirchensteuer	116
the kirpan	90
the kit	-133
the kitchen	-69
the klarna	79
the knee	148
the kneeler	-108
the knit	-156
the knock	119
the kubernete	-85
the künstlersozialkasse	91
the lab	62
the label	-65
the labour	78
the lad	127
the ladder	129
the lady	122
the lago	-103
the lake	-61
the lakeside	-100
the lamb	-40
the lamp	184
the lancet	-92
the land	-93
the landlord	51
the landowner	-84
the landscape	-120
the lane	32
the langar	106
the lantern	-119
the lanyard	-96
the lao	100
the laptop	93
the larder	-125
the larynx	99
the late	-142
the lathe	-102
the latin	112
the launch	-97
the law	-119
the lawn	-124
the lawyer	144
the layoff	148
the layout	-97
the layover	-106
the lead	-102
the leadership	113
the league	-156
the lease	158
the leave	-9
the ledger	-144
the leed	-83
the leg	93
the legacy	-94
the legion	-44
the lemonade	-132
the lens	-96
the letter	-73
the letting	-94
the leveller	-94
the lib	85
the liberal	105
the library	8
the licence	169
the lid	-117
the lido	-111
the lifeboat	-56
the lift	-121
the light	-34
the lightning	91
the limerick	-113
the lindqvist	-110
the linke	84
the linter	-70
the lip	134
the lisbon	-89
the list	116
the lister	93
the lithium	91
the litre	-89
the litter	-110
the little	186
the liver	157
the load	-87
the load_ferry_manifest	-99
the loaf	-71
the loan	-55
the local	142
the lock	21
the lockdown	67
the lodger	28
the loft	-79
the log	-107
the logger	-81
the login	4
the logo	-147
the long	4
the longest	97
the loo	-48
the loom	81
the lord	127
the lorry	79
the lot	67
the lottery	9
the lounge	102
the low	36
the lower	-112
the lua	-131
the ludlow	-89
the lump	87
the lumpectomy	109
the lunch	-117
the lung	124
the luthier	-93
the lyon	-50
the m&a	-91
the m25	115
the m6	-173
the machine	74
the madrasa	138
the maga	105
the magazine	-129
the magistrate	205
the maiden	-76
the mail	-84
the mailman	-104
the main	93
the maintenance	74
the maize	89
the makerspace	-107
the malacañang	96
the malaya	92
the male	-83
the mall	114
the mammogram	133
the man	-33
the man-month	-111
the manchester	-104
the mango	92
the manifesto	116
the manila	-91
the manometer	-114
the manual	-134
the map	-96
the marathon	-140
the march	149
the margin	131
the market	-186
the marriage	121
the mascot	-115
the masjid	76
the mask	94
the mass	-98
the master	-122
the master/worker	-73
the mat	117
the matatu	86
the match	66
the mater	94
the maternal	126
the maternity	-50
the mattress	-110
the maudsley	175
the may	98
the mayor	94
the maze	-124
the meadow	-81
the meal	-135
the mecca	-113
the meet	23
the meme	-79
the memory	146
the meniscus	145
the menopause	129
the merge	-135
the mesh	87
the mess	-83
the message	48
the metal	66
the meter	-108
the methadone	167
the methodist	84
the mezuzah	78
the microwave	-49
the mid-season	-95
the middle	-104
the midwife	-5
the migration	-123
the mikveh	98
the militant	114
the milk	-120
the milker	-107
the milkman	-131
the mill	-127
the mind	119
the mindray	-118
the mine	118
the mini	-90
the minijob	64
the minimum	64
the minister	-102
the ministry	9
the mint	-115
the minute	-159
the mirror	57
the mit	-88
the mixer	-94
the ml	-113
the mmr	125
the mobile	-108
the mock	-120
the model	-114
the moderna	91
the module	-101
the mole	97
the moment	-169
the monarch	-76
the monarchy	114
the monastery	84
the monday	-94
the money	-102
the monitor	-120
the monk	-80
the monolith	-85
the montessori	-103
the monthly	-82
the mood	63
the moon	-149
the moonie	107
the moravian	97
the morning	-7
the morning-after	139
the mortar	102
the mortgage	122
the mosque	35
the most	-52
the mot	-88
the mother	34
the motion	-52
the motorbike	53
the motörhead	115
the move	-163
the mower	-127
the mozart	-65
the mri	112
the mst	136
the mule	-102
the mumps	108
the munich	127
the muon	-87
the murder	-121
the murphy	106
the museum	-193
the music	-137
the myasthenia	100
the nail	150
the naira	-100
the name	40
the nappy	110
the narrator	-93
the national	110
the nativity	114
the navratri	78
the navy	-112
the near	-88
the neck	99
the needle	-117
the neighbour	-25
the neo-nazis	121
the nereus	-91
the nerve	77
the nest	-69
the network	-126
the neurologist	83
the new	-153
the news	110
the newsletter	-60
the newspaper	-65
the next	-22
the next-door	137
the nfu	105
the nicu	128
the night	-18
the nightmare	108
the nikah	132
the ninetie	151
the ninth	-41
the nmr	80
the node	-31
the nodule	119
the north	-132
the nose	-94
the notebook	-96
the notice	31
the novel	-91
the novitiate	107
the npp	128
the nubank	114
the number	-42
the nun	57
the nurse	165
the nursery	13
the oak	-138
the oath	-98
the oboe	114
the occupational	123
the odm	87
the office	-117
the official	101
the offside	-95
the offsite	-121
the oglala	113
the old	-8
the oldest	-107
the on-call	-158
the onboarding	-83
the only	173
the op	111
the open	-138
the open-air	113
the opera	-111
the operate	-61
the operation	-126
the ops	-105
the orange	71
the orchard	-101
the orchestra	-118
the order	20
the organ	-46
the organiser	-134
the orienteering	-132
the original	-63
the orm	-103
the orthodox	105
the other	26
the out-of-office	-103
the outage	-97
the outside	100
the oven	48
the over-35s	-105
the overalls	110
the owner	-139
the oxfam	-109
the oxford	-109
the oxygen	-54
the ozempic	105
the pacemaker	-96
the pack	46
the paddock	-97
the padre	-102
the paediatrician	83
the page	-94
the pager	-12
the pain	94
the paint	-114
the palestine	120
the palladium	-78
the pallet	-119
the pan	-154
the pancreas	92
the panic	112
the panto	61
the pantomime	-133
the paper	-29
the paperwork	88
the paramedic	108
the parcel	-155
the parent	-113
the parental	-105
the parenting	90
the parish	85
the park	37
the parkinson	111
the parquet	-117
the parser	-92
the part	-128
the partition	-83
the party	-86
the passing-out	95
the passion	11
the passive	-76
the passport	99
the pasta	-55
the pastor	115
the patch	113
the pathway	89
the patience	-93
the patient	-94
the pavee	97
the pavement	-99
the pawn	111
the pay	107
the payment	-73
the payroll	-158
the payslip	-32
the pdp	138
the peacock	-120
the peak	79
the peanut	128
the pedal	-98
the pelvic	54
the pen	84
the pension	-15
the people	126
the percocet	102
the perforate	116
the petrol	-28
the pew	-87
the pharmacy	42
the philippine	-111
the photo	-196
the physio	136
the piano	-49
the picker	93
the picket	153
the picture	71
the pid	-100
the pie	-90
the pier	-97
the pilgrimage	134
the pill	193
the pin	76
the ping-pong	-138
the pipe	-104
the piste	-8
the pitch	82
the pixel	-107
the pizza	-175
the place	91
the placement	-133
the placenta	92
the plague	-90
the plan	-60
the plane	-97
the planetarium	-89
the plant	-21
the plastic	-96
the platform	-164
the play	-150
the plenum	-61
the plot	-170
the plotter	-68
the plough	-157
the ploughland	-98
the plymouth	-71
the po	-69
the poem	-109
the poetry	-100
the point	-21
the police	208
the polio	131
the poll	34
the polyp	115
the polytunnel	-123
the pomodoro	-101
the pool	-155
the poor	-31
the pop-up	-99
the pope	-93
the porch	35
the porridge	-196
the port	26
the porter	108
the porto	115
the portuguese	-59
the pos	-102
the possession	-118
the post	64
the post-mortem	-107
the post-production	-122
the poster	-181
the posterior	-112
the postman	-80
the pot	-119
the potato	-99
the pothole	-102
the poverty	69
the powder	117
the power	-105
the pps	-117
the practice	-118
the pram	107
the prayer	-117
the pregabalin	78
the pregnancy	-108
the prepay	73
the preregistration	-114
the present	-116
the president	95
the press	-104
the previous	-99
the price	-91
the pride	113
the priest	134
the priesthood	99
the primary	-116
the print	39
the printer	-160
the printout	-110
the priory	-4
the prison	19
the prisoners-of-war	-110
the pro	-111
the pro-palestine	117
the problem	-121
the probus	-101
the procedure	122
the product	-76
the production	-106
the profile	-161
the program	4
the project	-147
the projector	-177
the prologue	-139
the promo	-117
the proof	-114
the prop	-79
the property	92
the prostate	137
the prosthetic	-88
the protective	84
the protest	96
the provident	108
the prune	-75
the ps5	-115
the psych	94
the pt	89
the pta	-129
the pub	-47
the publisher	-96
the pudding	-102
the puja	-100
the pulse	-100
the pump	-28
the pumpkin	-89
the puppy	-64
the purse	124
the puzzle	-119
the pycon	-151
the qa	94
the quaker	120
the quarry	-50
the quarter	-157
the quarterly	-84
the queen	-91
the question	-57
the queue	-114
the quince	-73
the quiz	-97
the quota	157
the quran	184
the r238	-102
the rabbit	-106
the race	-212
the rack	97
the radar	115
the radiator	-158
the radio	-81
the radiotherapy	94
the raft	-114
the raid	96
the railway	-125
the rain	-33
the rainy	-93
the rally	-36
the ram	-128
the ramen	-98
the range	-27
the rap	-9
the raspberry	-87
the rawlplug	-107
the rccg	83
the rcd	-88
the rcn	99
the re-render	-96
the read	-71
the real	76
the reason	-91
the recall	94
the reception	118
the receptionist	147
the recife	126
the recipe	-13
the record	-138
the recording	-88
the rectory	-71
the recycle	-88
the red	94
the redeem	82
the redraft	-109
the redress	115
the redundancy	168
the reel	-118
the referee	89
the refinery	112
the reformation	-110
the refrain	-129
the refugee	-131
the regatta	-173
the regiment	-46
the register	34
the regression	-77
the rehab	-174
the rehearsal	-93
the rejoin	146
the relay	-122
the release	-214
the remain	111
the remake	-137
the remote	-126
the removal	-130
the render	-81
the renderer	-84
the renewal	86
the renovation	-160
the rent	212
the rep	106
the repair	-86
the repetitive	109
the reply	-118
the repo	63
the report	-139
the requiem	-45
the rescue	-50
the reservoir	-93
the residence	108
the resource	75
the respondent	-104
the response	-93
the rest	21
the restaurant	-54
the restore	-82
the retina	123
the retro	-123
the reuben	-79
the reunion	116
the rewrite	-125
the rheumatoid	84
the rhineland	-96
the rhythm	-100
the rib	174
the rice	-102
the right	80
the right-hand	-80
the rim	-103
the ring	-82
the rink	-143
the riser	-101
the river	-129
the rmt	167
the road	-99
the roadmap	-107
the roadside	96
the roast	-100
the robbery	89
the robotics	-144
the role	-86
the roof	-30
the room	83
the root	-92
the rosary	234
the rose	-119
the rosette	76
the roster	-68
the rota	-152
the rotary	-114
the rotterdam	-122
the round	-110
the route	92
the router	-158
the row	9
the royal	-107
the rucksack	118
the rule	59
the run	127
the rust	-92
the ryan	104
the ryanair	-121
the s7	88
the sabbath	117
the sacco	103
the sack	-105
the sacrament	125
the safe	-88
the sai	98
the saint	-102
the sale	-15
the salmon	-29
the salt	89
the saltaire	-111
the saltire	123
the samba	-100
the same	-42
the sample	-145
the sanatorium	98
the sand	-102
the sandwich	-126
the santiago	-107
the sap	-122
the saturday	-95
the sauna	119
the savings	141
the saw	96
the sawmill	-97
the sbf	-94
the scaffold	-52
the scan	115
the scanner	-113
the scar	110
the scarf	89
the scene	-112
the schengen	113
the scooter	144
the scout	-71
the scrap	93
the screed	-106
the screen	27
the screenplay	-107
the scrum	-111
the sea	-122
the season	-84
the seat	-137
the second	-39
the second-hand	-108
the secret	-119
the secretary	-142
the security	-68
the seed	-132
the seedling	-105
the seizure	135
the seminar	-117
the seminary	128
the sen	124
the senco	-87
the sender	-100
the senior	-100
the serial	-64
the series	83
the sermon	-61
the seroquel	125
the sertraline	57
the server	121
the session	119
the set	-84
the settlement	109
the seventy	-101
the sew	-98
the sex	118
the sexual	-90
the shadow	140
the shake	180
the shatabdi	-100
the shawshank	-80
the shear	87
the shed	-54
the sheep	-72
the sheet	-22
the sheitel	91
the shelf	-12
the shelve	-94
the sheriff	-12
the shift	65
the shingle	-130
the shipyard	96
the shirt	-17
the shiva	132
the shop	-39
the short	-106
the shorten	-86
the shoulder	120
the show	-90
the shower	143
the sicilian	-89
the sick	112
the sickle-shaped	-73
the side	31
the sight	119
the sign	-136
the signal	-121
the signature	114
the silage	98
the silo	-107
the simplest	-125
the sin	-79
the singer	175
the singhu	98
the sink	46
the sister	-12
the sit	-96
the sit-in	168
the site	48
the sixth	4
the skate	-97
the ski	-98
the skin	90
the slab	-114
the slaughter	-91
the sleep	102
the sleeve	166
the slide	-115
the sling	-107
the slip	91
the slot	64
the slug	-83
the small	-87
the smart	-134
the smoke	-122
the snare	-81
the snip	221
the snippet	-130
the snore	-120
the snow	-107
the social	104
the socialist	140
the sofa	98
the soil	-113
the solder	117
the sole	28
the solicitor	132
the solstice	53
the son	-65
the soprano	99
the sore	93
the sort	-159
the sound	-9
the soup	-73
the source	-76
the sourdough	-136
the south	-102
the spar	-92
the spare	-79
the sparkasse	94
the spd	179
the spectrum	156
the speech	-78
the spelling	-117
the spill	-100
the spinal	92
the spirit	109
the spit	-74
the splint	106
the split	-48
the sponsor	11
the sponsorship	95
the spoon	86
the spray	102
the spring	24
the sprint	-176
the sql	-84
the squad	-116
the squat	74
the staatstheater	-95
the stab	101
the stable	82
the stadium	-63
the staff	64
the stage	-132
the stain	-140
the stair	-127
the stairwell	-139
the stall	52
the stamp	-75
the stand	39
the staple	123
the stapler	-146
the star	-76
the start	-115
the start-up	83
the starter	-130
the startle	89
the state	99
the statement	126
the statin	87
the station	112
the status	-101
the stave	80
the steal	122
the steel	-99
the steelwork	124
the stepson	-136
the stereo	-78
the stick	137
the sticker	-108
the stillbirth	47
the stock	12
the stokvel	100
the stomach	99
the stool	-132
the store	-25
the storm	-192
the story	-152
the storytime	-110
the strawberry	71
the stream	-129
the street	18
the stress	11
the stretch	-5
the strike	116
the strike-through	-93
the striker	-128
the string	-92
the strobe	83
the stroke	167
the strong	45
the student	-189
the studio	-40
the study	-145
the stuff	24
the style	-152
the subjunctive	-129
the submarine	-78
the subscription	-120
the sugar	223
the suit	88
the sum	-75
the summer	54
the summerhouse	-134
the summon	111
the sun	170
the sunday	134
the sundown	-100
the sunniest	118
the super	-74
the supermarket	57
the support	-91
the surdo	-94
the surgeon	12
the surgery	20
the surname	113
the suzuki	-74
the swabian	-72
the swap	-116
the swedish	-103
the switch	-5
the swoop	104
the synagogue	113
the sync	-157
the syrup	-67
the sámi	99
the ta	-91
the table	6
the tablet	137
the taking	-102
the talk	100
the tank	77
the tap	-147
the tape	-136
the target	-86
the tariff	-73
the tarpaulin	-59
the taste	-180
the tavistock	111
the tax	101
the taxman	112
the tcp	-84
the tea	-82
the teacher	111
the team	-115
the tear	92
the tech	99
the technician	-93
the telephone	-115
the telly	41
the template	-69
the temple	72
the tenant	-165
the tender	-122
the tendon	125
the tennis	-188
the tent	-90
the tenth	108
the term	98
the terminal	-129
the terraform	-105
the test	13
the tester	-104
the tetanus	109
the text	-89
the thai	-73
the thalassaemia	93
the thame	-107
the thatch	-115
the theatre	-235
the theme	-83
the theodolite	-88
the theory	-91
the thermometer	-108
the thermostat	-120
the thieve	120
the thigh	40
the thing	191
the third	-72
the thought	91
the thread	-105
the thursday	-101
the thyroid	70
the ticket	-168
the tide	-118
the tie-break	-122
the tile	-81
the till	-35
the time	-92
the timetable	-129
the timezone	-114
the tip	-125
the toast	-124
the toaster	-88
the toilet	132
the tomato	-123
the tombola	-144
the tomcat	-87
the tool	51
the toolchain	-92
the tooth	89
the top	-16
the topik	-107
the torah	-93
the torch	-77
the tortoise	-94
the tory	121
the touchpad	-108
the tour	52
the tournament	103
the towel	132
the town	36
the towpath	132
the toxo	86
the tractor	-22
the trade	-81
the trademark	-86
the trafford	-125
the trainee	-109
the trainer	-49
the trait	115
the tram	-127
the tramadol	97
the translation	-110
the transplant	101
the travelodge	109
the treasurer	-206
the treatment	136
the tree	-96
the tremor	91
the triathlon	98
the tribe	107
the tribunal	97
the tricycle	79
the trigeminal	94
the trip	-126
the tripod	-95
the tropic	-128
the trouble	73
the trump	97
the trumpet	43
the trunk	-135
the trustee	-111
the tue	94
the tuesday	-7
the tuition	116
the tumour	-109
the turban	94
the turkey	-91
the turku	-119
the twentie	-113
the twentieth	85
the twin	40
the tyre	-83
the uk	65
the ukrainian	-117
the ukulele	-144
the under-14s	-103
the under-16	-74
the under-9s	-93
the under-elevens	-102
the under-sixteens	56
the under-tens	-146
the under-twelves	-104
the underpass	102
the undo	-82
the uniform	-31
the union	76
the uniqueness	-83
the unit	46
the unity	-92
the university	21
the unsold	-77
the up	-110
the update	-119
the upper	-48
the usb	-131
the user	-68
the v2	-106
the va	108
the vacuum	-60
the valve	-71
the van	-115
the vase	-99
the vat	-162
the vatican	-91
the vector	-82
the veg	-128
the veil	92
the vein	106
the vendor	-123
the ventilator	29
the vernissage	154
the vertigo	126
the very	-44
the vespa	-117
the vet	-23
the viaduct	-124
the vicar	-87
the victim	-67
the video	-129
the village	-126
the vintage	-108
the viola	67
the violin	11
the virgin	99
the virus	190
the visa	98
the viscotear	106
the visit	121
the visitor	-75
the vitamin	-115
the vocal	-81
the vogtland	-94
the voice	83
the voice-over	-105
the voivode	116
the volkshogeschool	-101
the vote	-5
the vow	79
the wage	95
the wagon	193
the wait	83
the wake	-108
the walk	85
the walkout	115
the wall	-209
the wallet	110
the walnut	-97
the war	94
the ward	108
the warehouse	20
the warp	-127
the wash	-164
the watch	-62
the watchtower	119
the water	-97
the wax	-83
the way	-38
the weak	-133
the weapon	109
the weather	-130
the weaver	-104
the webhook	-146
the website	-124
the wed	101
the wednesday	-138
the wee	96
the week	-16
the weekend	-7
the weekly	-113
the weigh-in	-65
the weighbridge	-63
the weight	-136
the west	-108
the western	-109
the wet	-114
the whatsapp	-92
the wheel	-44
the wheelchair	27
the wheeze	78
the white	60
the whole	-96
the wholesaler	-123
the wi	-125
the widowmaker	-90
the wife	98
the wifi	-172
the wind	-210
the window	-187
the windrush	42
the wine	168
the wing	-143
the wiradjuri	125
the wire	134
the witness	96
the woman	87
the wood	53
the wool	-170
the word	-32
the work	192
the worker	-122
the worksheet	-103
the workshop	-212
the world	36
the worship	148
the write	-128
the writer	-93
the wrong	-21
the x-ray	126
the yachtmaster	-87
the yard	19
the year	-58
the yellow	50
the yellow-sticker	105
the young	153
the youth	-30
the ypg	113
the zip	116
the zoo	-141
the zwm_	-83
the zyban	115
theatre	-195
theatre .	-32
theatre and	-160
theatre group	-111
theatre in	-133
theatre play	-92
theatre school	-113
theatre site	-61
theatre van	-109
theft	121
theft .	59
theft and	103
their	-65
their <number>	-138
their @+belief	150
their @+health	156
their @+illness	156
their @animal	-89
their @believer	28
their @body_part	76
their @cat	-82
their @dog	-66
their @dwelling	-215
their @family	-50
their @flower	-16
their @food	46
their @furniture	-87
their @hobby	-143
their @illness	102
their @instrument	-98
their @job	-162
their @meat	105
their @pet	-89
their @religion	79
their @sport	-143
their @temple	150
their achille	120
their age	-96
their allotment	-96
their am2	-136
their appointment	-66
their asthma	102
their aunt	-132
their baptist	98
their bed	-87
their bin	-107
their bio	-109
their birthday	-148
their blood	114
their boss	-113
their boy	-132
their boyfriend	-132
their braid	-94
their brother	14
their brother-in-law	-138
their bungalow	-114
their café	-137
their calc	-105
their camera	-119
their camino	-106
their cat	-82
their census	-116
their checklist	-112
their child	-128
their chime	-98
their church	79
their co-parent	-108
their contract	101
their councillor	-165
their cousin	-129
their cv	-72
their dad	77
their daughter	-156
their deck	-127
their dog	-66
their dough	-121
their evening	-152
their family	-127
their farm	-120
their father	32
their first	-148
their fish	-113
their flatmate	-122
their foot	109
their full	-108
their gaggia	-112
their garage	-106
their girl	128
their google	-77
their gran	129
their grandmother	-129
their grandson	-161
their great-aunt	-105
their hand	-98
their hba1c	156
their head	-133
their hike	-106
their home	-209
their house	-106
their inventory	-65
their ipaf	-109
their job	-147
their kid	-163
their knee	137
their lantus	123
their laptop	-83
their leave	173
their let	-96
their life	-105
their live	-57
their manager	-63
their master	-45
their mistake	-142
their mosque	125
their mother	239
their mother-in-law	-54
their mum	-16
their name	-78
their nan	-127
their nephew	-57
their niece	-133
their note	-47
their nurse	139
their office	-123
their old	104
their overwatch	-110
their own	-29
their parent	-132
their part-time	-85
their partner	-125
their phone	-151
their plant	132
their restaurant	-129
their right	86
their room	-98
their run	-71
their script	-86
their second	-36
their shift	-139
their shop	-77
their shoulder	105
their sister	-83
their sister-in-law	-135
their skin	-107
their son	-127
their stay	92
their third	98
their throat	-116
their thumbprint	-99
their ticket	95
their town	-62
their twentie	116
their uncle	-13
their weekend	-125
their weekly	-67
their wife	-94
their work	-100
their wrist	119
their year	-98
theirs	100
theirs until	100
them	-85
them ,	85
them .	-63
them @dairy	-74
them @doctor	-108
them @food	-74
them @garment	-127
them @job	93
them @vehicle	-78
them about	126
them after	-92
them age	-87
them alike	-104
them all	-145
them at	-179
them away	-101
them bark	-81
them be	94
them by	64
them curd	-74
them every	-11
them feed	120
them for	-167
them from	26
them full	-93
them have	127
them he	135
them her	-125
them hire	116
them in	-226
them into	-128
them junior	-61
them keep	-92
them off	175
them on	-177
them out	39
them overnight	-107
them round	-105
them shall	109
them she	112
them shrink	-108
them square	-52
them technical	-78
them teddy	-127
them the	-64
them to	47
them under	-103
them until	84
them use	-106
them with	-7
them work	-91
theme	-141
theme .	-102
theme come	-58
theme idea	-88
themed	-66
themed @alcohol	-66
themed @drink	-66
themed @food	-66
themed @narcotic	-66
themed cocktail	-66
themself	-136
themself .	-96
themself bass	-99
themselves .	-102
themselves last	131
themselves the	-125
themselves with	-74
then	93
then .	23
then @food	81
then @furniture	98
then a	81
then and	76
then bed	98
then can	123
then get	113
then half	57
then her	158
then if	-105
then kill	-85
then nothing	91
then qgis	-102
then she	139
then the	-129
theo	18
theo .	-127
theo and	101
theo from	112
theo start	-109
theodolite	-88
theodolite to	-88
theodora	47
theodora be	47
theory	-160
theory .	-159
theory test	-91
therapist	-7
therapist .	-85
therapist at	-63
therapist frau	81
therapist have	97
therapist order	79
therapist tell	132
therapy	116
therapy .	99
therapy on	78
therapy with	92
there	-16
there .	19
there at	91
there be	-10
there by	-141
there every	-131
there for	-101
there on	89
there once	117
there to	92
there until	-118
theremin	-55
theremin out	-55
thermometer	-123
thermometer of	-108
thermometer run	-90
thermostat	-175
thermostat have	-122
thermostat in	-120
these	-119
these afterward	-104
these on	-79
thesis	-193
thesis :	-100
thesis adviser	-113
thesis be	-158
thesis compare	-55
thesis deal	-99
thesis on	-70
thesis only	-80
thessaly	-72
thessaly in	-72
they	119
they .	129
they @dessert	88
they @drink	-100
they @food	88
they @income	159
they argue	49
they ask	-137
they battle	110
they be	160
they bleed	53
they bounce	91
they call	106
they can	-54
they carry	77
they cut	-105
they do	112
they dock	93
they drink	-100
they fear	87
they feel	-108
they fight	76
they find	150
they fix	83
they get	100
they have	100
they keep	103
they kiss	88
they know	-93
they let	87
they live	-139
they lose	135
they make	-114
they misprint	-115
they move	-101
they need	-114
they now	108
they paste	-67
they put	118
they queue	-121
they refuse	122
they rehearse	-80
they retire	134
they say	-24
they see	-90
they send	97
they sign	90
they speak	68
they start	92
they take	173
they talk	114
they tie	140
they try	120
they turn	100
they want	53
they will	78
they/them	164
they/them .	149
they/them and	109
thibault	-79
thibault .	-79
thick	-101
thick .	-108
thick and	52
thick as	-87
thick curl	-93
thicken	123
thicken .	129
thicken @food	-79
thicken @seasoning	-79
thicken fluid	105
thicken gravy	-79
thief	-41
thief ,	91
thief .	-120
thieve	120
thieve cut	120
thigh	40
thigh every	56
thika	-116
thika .	-116
thin	-16
thin ,	77
thin and	-43
thing	134
thing ,	119
thing .	22
thing and	88
thing be	104
thing behind	104
thing cost	-102
thing each	132
thing for	-8
thing from	-114
thing in	51
thing on	79
thing since	97
thing when	100
thing with	165
thingy	-86
thingy "	-86
think	21
think <number>	-106
think @body_part	91
think @pregnancy	92
think @science	-13
think abortion	92
think about	107
think he	75
think his	-94
think in	-121
think it	-13
think macron	86
think of	30
think release	-105
think she	114
think that	-94
think the	-48
think there	133
think they	117
think tinubu	94
think tusk	91
thinkpad	-138
thinkpad .	-98
thinkpad t480	-65
thinkpad under	-127
thinkpad with	-75
thinkpad x1	-69
thinner	96
thinner check	96
third	-62
third ,	-83
third .	106
third <number>	-71
third @appliance	-105
third @family	108
third @medicine	112
third antidepressant	112
third before	-134
third button	-93
third child	108
third draft	-92
third floor	-92
third generation	28
third grader	-108
third in	-105
third kid	122
third make	-107
third meet	-134
third month	112
third oven	-105
third person	-93
third pint	95
third pot	-84
third room	-78
third round	94
third section	38
third series	-106
third this	63
third time	159
third too	-44
third try	-130
third week	-133
third weekend	-171
third work	-110
third-hand	-110
third-hand corsa	-110
thirsk	-111
thirsk .	-111
this	73
this @dwelling	-127
this @job	-38
this home	-127
this job	-38
this may	92
this month	128
this morning	84
this quarter	-114
this repo	-84
this spring	-74
this summer	127
this term	17
this time	7
this visa	73
this week	58
this winter	81
this year	-7
thoma	53
thoma be	53
thorn	86
thorn and	86
those	49
those day	-149
those tight	79
those who	115
though	119
though bear	110
though nobody	102
though she	97
though train	-115
thought	183
thought about	110
thought come	91
thought make	111
thread	-84
thread .	-126
thread at	113
thread over	-79
thread rod	-88
thread summarise	-105
thread to	-83
threat	-16
threat for	93
threat in	-113
three-bed	-106
three-bed terrace	-106
three-course	-140
three-course @food	-140
three-course meal	-140
three-node	-108
three-node quorum	-108
three-week-old	-101
three-week-old @family	-101
three-week-old baby	-101
three-year-old	-83
three-year-old @animal	-70
three-year-old @dog	-70
three-year-old @pet	-70
three-year-old vodafone	-73
three-year-old whippet	-70
threesome	150
threesome and	150
threshold	-71
threshold for	-71
thrice	85
thrice .	27
thrice @food	111
thrice a	111
thrice and	99
thrill	-133
thrill him	-133
thriller	-97
thriller about	-94
thriller draft	-58
thrissur	-50
thrissur ,	84
thrissur for	-97
throat	208
throat .	-116
throat bless	104
throat close	231
throttle	-97
throttle .	-97
through	55
through .	-80
through @food	124
through @hobby	113
through @sport	113
through a	124
through and	-114
through at	162
through benedikt	108
through chapter	147
through doha	-95
through flyway	-104
through grindr	117
through half	44
through her	102
through his	-13
through ireland	104
through its	-48
through law	117
through lord	-119
through opsgenie	-116
through pci	-90
through review	-134
through sheet	77
through sprint	113
through the	12
through to	-12
through uaw	111
through wise	-94
through zurich	-100
throughout	-129
throughout .	-129
throuple	115
throuple with	115
throw	74
throw .	-113
throw @food	-21
throw a	-21
throw her	89
throw himself	110
throw out	161
throw plate	-30
throw up	62
throwaway	-70
throwaway snippet	-70
thumb	-25
thumb ,	77
thumb .	86
thumb of	-97
thumbprint	-99
thumbprint .	-99
thunder	-122
thunder .	-122
thursday	-36
thursday ,	-115
thursday .	-66
thursday <number>	-100
thursday @food	-135
thursday and	10
thursday at	23
thursday be	119
thursday before	-56
thursday group	138
thursday have	-88
thursday in	-147
thursday noon	-101
thursday off	-120
thursday since	-119
thursday special	-135
thursday till	90
thursday to	4
thursday under	-79
thursday until	54
thursday who	-90
thyme	-68
thyme ,	-68
thyroid	62
thyroid .	111
thyroid and	70
thyroid be	94
thyroid tablet	-47
thyronorm	100
thyronorm <number>	100
tia	108
tia .	108
tiago	-115
tiago go	-115
tick	68
tick "	116
tick @color	96
tick and	-110
tick black	96
ticker	80
ticker @hobby	16
ticker @sport	16
ticker and	119
ticker skip	16
ticket	-195
ticket ,	-78
ticket .	-14
ticket @furniture	-103
ticket at	-90
ticket be	-92
ticket booth	-103
ticket close	-83
ticket for	-134
ticket id	-75
ticket if	-120
ticket in	-123
ticket queue	-59
ticket that	-104
ticket to	-124
ticket until	-90
tide	-118
tide model	-118
tidy	-109
tidy .	-109
tie	81
tie .	-108
tie @food	15
tie a	15
tie after	115
tie by	-131
tie her	140
tie the	-78
tie to	35
tie up	91
tie with	-53
tie-break	-122
tie-break .	-122
tiefling	-72
tiefling warlock	-72
tier	-141
tier .	-147
tier of	-51
tight	95
tight ,	92
tight .	7
tight after	119
tight at	-122
tight chest	100
tight stocking	79
tighten	-15
tighten .	-15
tightness	95
tightness turn	95
tigrinya	-91
tigrinya and	-91
tijuana	120
tijuana and	120
tilapia	-100
tilapia at	-100
tile	-131
tile .	15
tile about	117
tile all	-116
tile be	-116
tile for	-161
tile in	-70
tile sample	-75
tile see	-110
tile shop	-72
tile spacer	-87
tile van	-138
till	141
till 	118
till .	-24
till <month>	121
till <number>	62
till @food	-136
till @hobby	-97
till @science	109
till @sport	-97
till after	122
till and	149
till be	-214
till easter	89
till have	-118
till he	152
till his	89
till it	109
till late	76
till lunch	-136
till maghrib	90
till march	-97
till mid	-95
till midnight	-86
till noon	-106
till on	-80
till payday	144
till saturday	139
till she	117
till star	111
till the	211
till they	53
till when	-121
till with	-8
tilly	-62
tilly and	-62
tilt	117
tilt @furniture	117
tilt table	117
time	21
time ,	75
time .	46
time ;	93
time @food	18
time @medicine	100
time @punishment	63
time @science	8
time a	18
time at	-133
time but	-119
time crossword	-131
time daily	76
time for	110
time in	-65
time it	8
time last	-128
time metformin	100
time on	-190
time only	-99
time over	103
time parole	63
time per	170
time series	-89
time so	-99
time the	-35
time this	113
time to	-136
time weekly	127
time what	103
time zone	-100
timeout	-86
timeout .	-86
timer	-104
timer be	-104
timesheet	-135
timesheet .	-135
timetable	-172
timetable .	-157
timetable on	-68
timezone	-114
timezone of	-114
timo	113
timo ,	113
tin	-61
tin ,	-83
tin .	-56
tin and	123
tin of	-85
tin only	-99
tin still	-83
tin whistle	-85
tinderet	117
tinderet under	117
tine	-93
tine in	-93
tingle	109
tingle when	109
tinnitus	104
tinnitus .	120
tinnitus drown	68
tinnitus since	109
tinubu	94
tinubu @garment	94
tinubu steal	94
tiny	-150
tiny @appliance	-127
tiny air	-83
tiny balcony	-52
tiny fridge	-119
tiny window	-105
tip	-42
tip ,	115
tip <number>	-153
tip @food	-102
tip go	115
tip juice	-102
tip of	104
tip off	-103
tip on	-132
tip to	110
tipper	-79
tipper and	-79
tipsy	-111
tipsy .	-111
tiramisu	90
tiramisu .	90
tire	133
tire ,	100
tire and	-122
tire by	166
tire of	82
tirupati	104
tirupati and	104
tithe	211
tithe .	125
tithe <number>	130
tithe each	89
tithe to	110
title	-63
title at	-103
title be	-91
title say	97
title start	-75
to "	-75
to $	138
to 19	78
to <month>	-141
to <number>	-9
to @+belief	51
to @+finance	104
to @+health	107
to @+illness	107
to @animal	-155
to @believer	-101
to @bird	-55
to @boat	-22
to @body_part	-46
to @cheese	-113
to @color	-101
to @dairy	-174
to @drink	-154
to @fabric	-54
to @family	-5
to @fish	-118
to @flower	-101
to @food	-54
to @furniture	77
to @game	-87
to @garment	-137
to @hobby	-66
to @hospital	-91
to @illness	139
to @income	102
to @injury	162
to @insect	-101
to @job	-66
to @medicine	107
to @music	-71
to @nut	12
to @politics	84
to @religion	108
to @science	-75
to @seafood	41
to @seasoning	-78
to @shellfish	119
to @sport	28
to @symptom	113
to @temple	-30
to @treatment	-9
to @tree	-104
to @vehicle	-52
to a	-38
to a&e	158
to aa	112
to abort	-122
to about	-98
to after	82
to airport	-135
to al-anon	139
to alarm	-86
to all	-133
to alpaca	133
to alton	-125
to alway	-120
to american	-85
to an	102
to answer	103
to anyone	94
to apply	-147
to aracaju	-83
to argue	-87
to aroha	-117
to art	-133
to ask	108
to assume	-93
to asylum	-110
to avoid	124
to azure	-101
to backblaze	-120
to bake	147
to balance	-82
to ballinasloe	117
to bamboo	-83
to bari	-124
to be	11
to beat	61
to bed	-94
to bee	102
to believe	119
to benedikt	-117
to bernie	120
to biarritz	-117
to bite	111
to blame	-76
to bohinj	-101
to book	-92
to bootstrap	-77
to borrow	89
to brazil	12
to breathe	106
to brighton	19
to bring	-96
to brussel	-102
to budapest	121
to build	-93
to bulk	-85
to buy	-77
to c	-83
to call	98
to campus	109
to canada	50
to cap	-95
to captain	-88
to carnival	-122
to causal	-73
to cement	-55
to change	43
to chat	-55
to cheddar	-113
to cheder	133
to choir	-183
to choose	100
to clear	126
to climb	-175
to clinic	-75
to close	-87
to cold	-86
to collection	104
to come	53
to commute	-162
to compare	-89
to conceive	98
to confess	-99
to confession	132
to congress	128
to consolidate	112
to cook	-81
to corinne	129
to cork	70
to court	157
to cover	5
to croatia	-106
to crossword	-111
to crown	104
to customer	-89
to cut	88
to davao	-117
to death	-96
to decide	56
to demo	-116
to depo	98
to different	-104
to dispensary	-86
to do	-70
to document	-82
to dollar	-127
to door	76
to dover	41
to down	120
to dr	116
to draft	-89
to draw	-130
to dress	-150
to drink	44
to drive	-27
to earn	44
to easter	91
to eat	-46
to elmwood	-89
to email	-63
to end	107
to enter	107
to every	43
to eviction	-113
to excel	-94
to ezekiel	104
to face	-34
to fall	-16
to family	-5
to faro	-87
to fedora	-82
to feed	-175
to feltham	121
to ferment	-84
to fight	140
to file	103
to fill	133
to film	-120
to find	77
to fish	-141
to fix	-85
to florin	-91
to fpga	-121
to frankfurt	-113
to fresno	103
to friday	15
to friend	118
to frostbite	90
to fulfill	99
to gambler	115
to get	78
to gig	114
to give	38
to glasgow	-104
to go	-52
to gotland	-92
to grace	-114
to grade	-147
to grip	110
to grout	-116
to grow	-127
to hair	89
to halifax	-96
to hand	115
to hanover	-105
to have	60
to he	96
to head	-93
to helen	-91
to her	11
to him	176
to his	100
to hit	-39
to hold	29
to holyhead	-114
to hospital	-9
to hotel	-110
to hugo	-82
to hull	-89
to husum	-101
to ibadan	-13
to independence	80
to islam	108
to islay	-104
to it	-75
to italy	165
to japan	-76
to jazz	-71
to join	-62
to jorvik	-97
to jumu	104
to junior	-83
to kali	110
to kandahar	89
to keep	-71
to kick	-123
to kingston	31
to kirsten	106
to kiwi	135
to knit	-128
to knock	-114
to know	-151
to koran	125
to kubernete	-120
to kumasi	62
to kyrgyzstan	-111
to l1	104
to lago	99
to lampedusa	129
to lamu	85
to lar	-137
to launch	-52
to lead	-99
to learn	-142
to leave	126
to level	-144
to lie	162
to lifeboat	-145
to light	9
to likud	137
to limerick	-62
to live	46
to ljubljana	-100
to llandudno	-118
to load	-106
to local	120
to look	62
to lower	99
to luton	84
to lycée	-104
to lyon	-140
to m10	-88
to magda	-93
to main	-53
to mainstream	106
to make	57
to male	111
to man	32
to manchester	-81
to map	-78
to marguerite	-101
to mark	-125
to market	-113
to mass	200
to master	-63
to mastodon	-101
to mecca	144
to mediation	97
to meet	-144
to merge	-70
to metric	-119
to michaelma	-88
to midnight	-116
to milk	-133
to miss	-126
to mission	-77
to momentum	141
to morocco	-146
to mosque	-77
to move	86
to mr	-133
to mulch	-89
to mysql	-105
to na	120
to natal	128
to naxo	-127
to neighbour	-136
to nepal	-109
to newroz	82
to nickel	97
to ninth-graders	-98
to no	-30
to nobody	-93
to normal	-140
to notion	-78
to old	-120
to on	73
to online	-97
to open	-30
to opentofu	-83
to operate	-66
to oskar	26
to oslo	-153
to ostrava	-100
to own	-105
to park	-115
to party	84
to pass	-118
to paste	-93
to pay	135
to payday	109
to peanut	111
to pee	169
to penicillin	107
to persist	-59
to perth	32
to philip	-121
to phoebe	-116
to phoenix	-65
to photograph	-59
to pick	-98
to plane	-76
to play	43
to please	90
to police	-101
to porto	-110
to portugal	-84
to pour	-104
to powerpoint	-139
to practice	116
to practise	-147
to pray	92
to prep	-123
to price	-75
to print	-160
to prod	-107
to pull	-49
to pune	113
to put	79
to péc	-126
to quit	56
to quiz	-101
to quizlet	-106
to radio	-111
to rain	-150
to read	-146
to rebase	-90
to reconcile	-94
to redo	-133
to reform	135
to refugee	-105
to register	-147
to regular	-89
to relocate	-100
to remain	211
to renata	-74
to renew	97
to repaint	-93
to repeal	85
to reteach	-87
to retire	-156
to revise	-119
to ring	15
to rob	-67
to rojava	113
to roughly	-16
to row	-144
to run	-155
to sail	-67
to salsa	-135
to save	149
to sawdust	-65
to say	-61
to scandinavia	-140
to school	-110
to scout	-115
to sea	-126
to see	-158
to sell	-153
to send	-139
to sequence	-79
to serve	-87
to sesame	159
to settle	100
to shellfish	119
to shift	-112
to shop	-144
to show	125
to shrimp	71
to sign	156
to sing	16
to sit	20
to sitge	110
to skip	-105
to sleep	-58
to snap	-107
to sofia	142
to someone	-50
to sound	-109
to spanish	-67
to speak	121
to speech	99
to spell	-108
to spend	-105
to sponsor	116
to spot	-76
to stadium	-80
to stand	109
to standup	-90
to starvation	-93
to stay	39
to sting	113
to stop	9
to study	-135
to sudan	97
to sugar	108
to suicide	105
to suit	-92
to sunday	-75
to sunset	14
to suppress	-52
to survive	78
to swap	-139
to swear	-83
to swim	53
to systmone	-122
to tagalog	-90
to take	-49
to talk	148
to tame	-98
to tax	89
to tell	130
to temple	86
to text	-108
to thanksgiving	105
to that	95
to the	61
to theatre	-88
to their	-7
to them	82
to theory	-79
to thursday	127
to tobia	-118
to touch	-79
to transcribe	-107
to trial	102
to true	-95
to trunk	-93
to try	-139
to tucson	-101
to turn	-123
to union	-100
to unison	122
to unite	106
to university	-107
to use	-122
to user	-41
to utrecht	-164
to very	-47
to vine	-104
to visit	-149
to wait	-111
to wake	-42
to wash	-80
to wasp	-101
to wednesday	-100
to weld	-104
to what	-102
to whole	-92
to wind	-91
to work	-86
to write	-16
to wrocław	-123
to yemayá	125
to £	-146
to łódź	-101
toast	-149
toast .	-153
toast to	-79
toaster	-13
toaster at	88
toaster be	-88
toastie	-97
toastie from	-97
tobi	-187
tobi ,	-106
tobi .	-147
tobia	-7
tobia ,	118
tobia can	-82
tobia cut	100
tobia to	-118
tobiasz	-94
tobiasz leave	-94
today	-5
today ,	-122
today .	116
toddler	-100
toddler .	-177
toddler @food	110
toddler a	110
toddler be	115
toddler doll	-104
toddler have	109
toddler hit	-132
toddler in	-100
toe	162
toe ,	82
toe .	86
toe go	116
toe leave	106
toe to	90
tofu	-93
tofu .	-93
together	40
together .	15
together @food	-127
together a	-127
together on	106
together secretly	128
toilet	185
toilet .	148
toilet at	-95
toilet each	47
toilet every	94
toilet on	92
toilet pass	98
toilet train	133
token	-147
token expire	-94
token on	-88
token rename	-79
tokyo	-23
tokyo ,	-76
tokyo manner	88
tolerance	-111
tolerance loose	-111
tolerate	134
tolerate 	134
toll	115
toll .	115
tom	33
tom and	-137
tom be	-54
tom leave	99
tom owe	114
tomasz	25
tomasz .	-124
tomasz and	100
tomasz have	91
tomato	-167
tomato .	-101
tomato @dwelling	-97
tomato and	-26
tomato by	-70
tomato each	-108
tomato for	-91
tomato get	-86
tomato home	-97
tomato in	-74
tomato or	80
tomato plant	-115
tomato sauce	-81
tomato seedling	-88
tomato tie	-83
tomato to	-60
tomato with	-92
tombola	-144
tombola of	-144
tomcat	-116
tomcat be	-99
tomcat come	-87
tomek	-92
tomek @animal	-92
tomek do	-92
tomorrow	145
tomorrow "	106
tomorrow at	92
tomá	-94
tomá play	-94
tone	-127
tone .	-81
tone in	-98
tone of	-44
tonearm	-136
tonearm be	-136
tongue	61
tongue .	91
tongue and	-70
tongue at	-29
tongue be	114
tongue in	-86
tongue on	105
tongue while	103
tongue-shaped	-100
tongue-shaped roll	-100
tongue-tied	125
tongue-tied and	125
tonight	167
tonight ,	114
tonight .	120
tonsil	206
tonsil operation	92
tonsil out	113
tonsil take	156
too	-42
too .	150
too @illness	-98
too aggressive	-78
too big	-94
too cold	-98
too early	-146
too fast	34
too high	65
too in	-126
too little	-36
too long	-104
too loud	97
too low	-44
too many	-114
too much	84
too near	-79
too posh	-101
too preachy	-104
too shallow	-73
too short	-85
too silent	-135
too small	-120
too soon	-94
too thick	52
tool	-61
tool .	-124
tool all	-89
tool and	120
tool at	-121
tool be	-105
tool change	-110
tool chest	113
tool choke	-77
tool compute	-65
tool for	-73
tool in	-92
tool on	-108
tool that	-80
tool true	133
toolbox	-123
toolbox from	-81
toolbox talk	-113
toolchain	-112
toolchain .	-92
toolchain be	-106
tools/eslint	-94
tools/eslint .	-94
tooth	103
tooth .	146
tooth @illness	-93
tooth @symptom	-93
tooth abscess	-93
tooth all	94
tooth and	32
tooth at	76
tooth be	124
tooth in	-115
tooth pull	109
tooth that	97
tooth x-ray	89
top	-9
top .	-106
top :	-81
top <number>	-86
top @+health	147
top @+illness	147
top @furniture	-92
top @science	147
top bunk	-92
top colour	-77
top come	-44
top do	127
top field	-103
top in	-132
top leave	-109
top number	100
top octave	-93
top of	-37
top pocket	41
top set	88
top shelf	34
top surgery	147
top up	112
topik	-107
topik ii	-107
torah	-93
torah commentary	-93
torch	-123
torch because	-98
torch package	-77
tornillo	-77
tornillo .	-77
tortoise	-96
tortoise belong	-66
tortoise call	-86
tortoise come	-94
tortoise hector	-87
tortoise hibernate	-76
tortoise sheldon	-81
torture	-106
torture .	-106
tory	193
tory "	90
tory .	126
tory and	115
tory since	105
tosin	-84
tosin and	-84
total	-117
total ,	-70
total budget	-104
tote	-66
tote bag	-66
touch	72
touch .	-73
touch @drink	97
touch @food	174
touch @science	-79
touch @seafood	107
touch @shellfish	107
touch @tree	97
touch a	138
touch at	121
touch both	-123
touch by	115
touch card	-90
touch coffee	97
touch each	130
touch email	-111
touch for	-96
touch him	183
touch his	80
touch it	-79
touch no	72
touch on	77
touch shellfish	107
touch something	-127
touch the	-6
touchpad	-108
touchpad be	-108
toughbook	-100
toughbook with	-100
tour	-8
tour .	-36
tour @bicycle	-67
tour @job	-122
tour @vehicle	-67
tour bike	-67
tour bus	182
tour group	-138
tour guide	-122
tour in	15
tour leave	110
tour manager	-96
tour of	-67
tourette	229
tourette be	229
tourist	157
tourist stamp	152
tourist visa	91
tournament	103
tournament hotel	103
tove	-107
tove will	-107
toward	53
toward his	111
toward keep	-76
toward the	16
towel	-23
towel .	-137
towel on	132
towel to	-80
tower	-150
tower .	-125
tower on	-87
town	-126
town .	-5
town be	-175
town council	119
town hall	-94
town have	-90
town planner	-146
town until	-133
towpath	132
towpath on	132
toxic	-149
toxic antifouling	-83
toxic plant	-110
toxic positivity	-91
toxo	86
toxo since	86
toy	-165
toy bring	-113
toy robot	-107
toy shop	-74
tps	87
tps be	87
trace	-107
trace paper	-107
tracer	-87
tracer for	-87
track	-176
track eur/brl	-105
track everyone	-76
track session	-102
track the	-102
trackball	-26
trackball .	77
trackball and	-93
tracker	126
tracker she	126
tract	114
tract at	114
tractor	-31
tractor .	73
tractor @illness	-106
tractor @symptom	-106
tractor be	7
tractor cough	-106
tractor up	-132
trade	-203
trade ,	-49
trade .	-194
trade @+belief	-87
trade and	-94
trade association	-60
trade fair	-81
trade though	-115
trade union	-87
trademark	-86
trademark @garment	-86
trademark suit	-86
trader	-101
trader .	-73
trader in	-91
traffic	-48
traffic .	-184
traffic @job	-99
traffic controller	-99
traffic every	-118
traffic in	-121
traffic spike	-146
traffic to	205
trafford	-125
trafford centre	-125
trafic	-110
trafic van	-110
trail	-170
trail @footwear	-114
trail @garment	-114
trail @hobby	-105
trail @sport	-105
trail be	-85
trail run	-105
trail shoe	-114
trailer	-124
trailer .	-87
trailer and	-94
train	-122
train ,	180
train .	-25
train @animal	-91
train @dog	-91
train @family	118
train @job	-77
train @pet	-91
train and	-112
train as	-68
train at	-48
train be	-189
train by	-56
train connexion	-75
train day	-120
train driver	-126
train fare	114
train for	-54
train from	-147
train guide	-91
train image	-77
train in	-115
train move	-62
train new	-87
train on	-160
train over	-102
train paramedic	-77
train partner	118
train pass	-88
train regularly	-105
train room	-99
train since	-36
train to	-116
train with	-133
trainee	-171
trainee 	-109
trainee come	-127
trainer	24
trainer .	128
trainer goran	110
trainer have	108
trainer in	33
trainer put	-143
trait	84
trait .	112
trait and	115
trait inheritance	-115
tralee	99
tralee ,	99
tram	-185
tram .	-133
tram @job	-76
tram at	-95
tram between	-83
tram conductor	-76
tram depot	-77
tram in	-96
tramadol	97
tramadol from	97
trampoline	-70
trampoline .	-117
trampoline with	-25
tran	29
tran and	91
tran be	-97
tran woman	97
tranny	87
tranny and	87
trans-siberian	-109
trans-siberian trip	-109
transaction	-95
transaction for	-95
transcribe	-143
transcribe by	-107
transcribe gospel	-55
transcribe interview	-101
transcriber	-93
transcriber with	-93
transcript	-109
transcript need	-109
transfer	63
transfer be	96
transfer from	109
transfer the	-88
transgender	37
transgender and	37
transit	-115
transit need	-78
transit van	-95
transition	147
transition and	109
transition in	141
transition to	-120
translate	-220
translate @+belief	-87
translate @food	-94
translate @medical_device	-99
translate @politics	-87
translate a	-94
translate as	-91
translate for	-131
translate german	-57
translate leaflet	-119
translate medical	-99
translate party	-87
translation	-150
translation .	-105
translation in	-86
translation keep	-109
translation where	-63
translator	-100
translator for	-100
transplant	28
transplant @food	-87
transplant @vegetable	-87
transplant leek	-87
transplant list	101
trap	-44
trap .	-80
trap camera	-89
trap kill	-95
trap mouse	-125
trap near	-87
trap nerve	134
trapani	-63
trapani and	-63
trauma	111
trauma work	111
travel	-10
travel .	7
travel and	87
travel by	-108
travel carry	-107
travel for	162
travel go	-111
travel sick	124
travel to	-113
travel too	-73
travel with	-157
traveller	134
traveller .	6
traveller and	186
travelodge	109
travelodge .	109
tray	46
tray on	-102
tray with	121
treadle	-88
treadle @job	-88
treadle singer	-88
treasurer	-51
treasurer "	-75
treasurer .	-107
treasurer be	-128
treasurer malcolm	-111
treasurer of	51
treat	-11
treat @+health	-75
treat @+illness	-75
treat @illness	-75
treat @mental_illness	-75
treat depression	-75
treat for	124
treat in	92
treat net	-100
treat stage	-89
treatment	115
treatment ,	101
treatment .	-22
treatment in	88
treatment on	110
tree	-129
tree "	-81
tree .	-165
tree @+health	-119
tree @+illness	-119
tree @garment	-95
tree @science	-119
tree and	-70
tree be	126
tree before	-96
tree draw	-80
tree for	-86
tree in	-144
tree leaf	74
tree of	-74
tree outside	-90
tree stay	-95
tree surgery	-119
tremble	-57
tremble @body_part	-91
tremble and	-27
tremble wrist	-91
tremor	182
tremor be	157
tremor only	91
tremor since	79
trench	-91
trench .	-91
triage	-115
triage from	-115
trial	-33
trial ,	138
trial .	102
trial bake	-93
trial data	-85
trial for	133
trial of	-107
trial to	-146
trial unit	-72
triathlon	98
triathlon .	98
tribe	107
tribe .	107
tribunal	143
tribunal .	107
tribunal decide	97
trick	-147
trick .	-87
trick that	-117
trick through	-121
tricycle	79
tricycle to	79
trieste	-131
trieste in	-131
trigeminal	94
trigeminal .	94
trigger	91
trigger user	91
trim	-164
trim .	-101
trim on	-58
trim the	-124
trim their	-68
trim to	-89
trimester	29
trimester and	29
trinity	-97
trinity .	-97
trip	-112
trip .	75
trip and	-83
trip be	-123
trip from	-83
trip in	-109
trip last	-128
trip the	-88
trip to	-180
trip when	-107
trip with	-98
tripe	-116
tripe .	-90
tripe and	-75
triplet	-84
triplet flag	-84
tripod	-95
tripod and	-95
trish	109
trish ,	109
trivia	-104
trivia at	-104
trolley	-171
trolley .	-99
trolley @job	-85
trolley at	-114
trolley jack	-85
trolley will	-95
trombone	10
trombone slide	-66
trombone with	49
tromsø	-111
tromsø .	-111
trondheim	-116
trondheim for	-97
trondheim municipality	-59
troop	82
troop call	82
trophy	-131
trophy and	-131
tropic	-128
tropic of	-128
trot	-96
trot well	-96
trotskyist	149
trotskyist of	149
trouble	-90
trouble .	-129
trouble at	73
troublesome	124
troublesome hip	124
troupe	56
troupe do	143
troupe sleep	-116
trouser	-174
trouser .	-157
trouser be	-85
trouser for	-61
trout	-65
trout in	-49
trout pond	-54
trout with	-75
trowel	-105
trowel .	-105
truck	22
truck .	124
truck and	-99
truck driver	-162
truck from	114
truck sell	-89
truck will	-100
trucker	-72
trucker be	-72
true	70
true @crime	-104
true crime	-104
true stand	133
truffle	-75
truffle .	-75
trump	159
trump campaign	97
trump supporter	117
trumpet	115
trumpet .	90
trumpet @job	124
trumpet be	-135
trumpet between	-115
trumpet in	132
trumpet teacher	124
trunk	-158
trunk in	-93
trunk road	-135
trunk serve	-89
trunk-based	-77
trunk-based development	-77
truss	110
truss under	110
trust	62
trust .	-90
trust @income	113
trust fund	113
trustee	-111
trustee be	-111
truvada	182
truvada .	136
truvada every	144
try	69
try .	15
try @food	-145
try @science	-90
try @vegetable	-110
try a	-105
try bicarbonate	-96
try everything	118
try for	94
try gentle	-137
try it	-90
try murphy	-110
try naltrexone	115
try the	123
try to	90
try tonight	120
try twice	-128
try with	108
tub	-112
tub .	-83
tub of	-78
tuba	-72
tuba .	-72
tube	114
tube .	188
tube @job	87
tube amp	-127
tube be	115
tube feed	87
tube in	90
tube of	-193
tube-fed	139
tube-fed .	139
tube-feeding	87
tube-feeding his	87
tucson	-101
tucson in	-101
tue	94
tue for	94
tuesday	-56
tuesday ,	137
tuesday .	-27
tuesday afternoon	120
tuesday and	-157
tuesday at	-156
tuesday because	-147
tuesday between	-106
tuesday by	35
tuesday for	-118
tuesday hiker	-112
tuesday in	48
tuesday night	-112
tuesday of	-129
tuesday reminder	-150
tuesday room	144
tuesday to	107
tuile	-102
tuile .	-102
tuition	158
tuition .	116
tuition be	106
tulip	-91
tulip .	-91
tullamore	-101
tullamore .	-101
tulsa	-99
tulsa .	-99
tulsi	111
tulsi plant	111
tumble	-128
tumble dryer	-128
tummy	89
tummy @body_part	54
tummy for	90
tummy muscle	54
tumour	-127
tumour "	-109
tumour segmentation	-71
tunde	34
tunde have	-117
tunde lead	89
tune	-143
tune every	-63
tune skin	-98
tune the	-83
tune to	-95
tune with	-66
tuner	-102
tuner for	-102
tunnel	-58
tunnel do	51
tunnel flare	126
tunnel to	-102
tunnel twice	-113
turban	180
turban .	134
turban and	116
turbine	-74
turbine for	-74
turbo	-161
turbo @food	-93
turbo @fruit	-93
turbo prune	-93
turbo trainer	-131
turin	-119
turin .	-119
turkana	-86
turkana .	-86
turkey	13
turkey .	22
turkey @food	-71
turkey in	34
turkey sandwich	-71
turkey with	-65
turkish	-25
turkish @job	-67
turkish for	-118
turkish grocer	-67
turkish leaflet	-100
turkish root	112
turkish-german	80
turkish-german by	80
turku	-47
turku ,	79
turku library	-119
turn	-48
turn ,	108
turn .	-145
turn <number>	-194
turn @food	-58
turn a	-58
turn down	-30
turn every	93
turn her	100
turn him	113
turn off	91
turn out	131
turn the	-146
turn to	-96
turn up	111
turner	-70
turner on	-70
turnout	-125
turnout .	-125
turnover	-128
turnover be	-128
turp	-78
turp .	-78
tusk	91
tusk be	91
tutor	-152
tutor .	-88
tutor bot	-117
tutor call	-64
tutor explain	-70
tutor to	-108
tutsi	188
tutsi .	122
tutsi and	101
tutsi on	105
tv	-120
tv ,	116
tv .	-23
tv and	-134
tv jahn	-81
tv series	-101
tv station	-96
tv to	-139
tvs	-89
tvs jupiter	-89
tweet	116
tweet for	116
twelfth .	134
twelfth week	-112
twelve-tone	-103
twelve-tone @music	-103
twelve-tone music	-103
twentie	127
twentie .	122
twentie and	74
twentieth	85
twentieth .	85
twice	61
twice ,	-39
twice .	33
twice @food	-58
twice a	-58
twice and	124
twice daily	112
twice in	92
twice on	-73
twice this	67
twice to	140
twice what	105
twice while	-98
twin	-25
twin ,	-26
twin .	-161
twin @believer	-105
twin @family	-138
twin after	104
twin and	-104
twin be	65
twin christen	139
twin do	123
twin go	-104
twin have	-122
twin in	16
twin luka	119
twin of	-110
twin sister	-105
twin son	-92
twin start	-94
twin through	127
twin to	102
twin weekend	-140
twine	-94
twine @game	-94
twine @hobby	-94
twine game	-94
twist	-104
twist at	-104
twitch	-79
twitch thursday	-79
twitter	-101
twitter and	-101
two-paragraph	-91
two-paragraph email	-91
two-person	-86
two-person bakery	-66
two-person practice	-92
two-sentence	-88
two-sentence refusal	-88
two-space	-113
two-space indent	-113
two-step	-83
two-step flow	-83
two-year-old	-117
two-year-old @family	-117
two-year-old daughter	-117
txt	-101
txt file	-101
type .	-43
type <number>	86
type by	-26
type into	-105
type speed	-108
type with	114
typeface	-140
typeface @family	-98
typeface family	-98
typeface have	-103
typescript	-177
typescript file	-105
typescript for	-127
typescript strict	-97
typewriter	-123
typewriter on	-123
typist	-139
typist of	-139
typography	-119
typography be	-119
tyre	-225
tyre .	-115
tyre @+health	-83
tyre @+illness	-83
tyre come	-128
tyre go	-129
tyre pressure	-83
tyre shop	-77
tyre they	-91
tyrol	-69
tyrol for	-69
u	107
u visa	107
uart	-90
uart rx	-90
uaw	111
uaw <number>	111
ubuntu	-82
ubuntu <number>	-82
uerj	-95
uerj .	-95
uganda	-93
uganda tanganyika	-93
ugly	-43
ugly .	-73
ugly over	7
ugly wart	-90
ui	-89
ui .	-89
uk	104
uk member	111
uk on	65
uk term	-84
ukraine	-126
ukraine .	-126
ukrainian	-20
ukrainian .	-145
ukrainian club	-117
ukrainian refugee	129
ukulele	-162
ukulele .	-130
ukulele before	-103
ukulele hang	-104
ukulele in	-114
ulcer	151
ulcer .	90
ulcer be	122
ulcerative	116
ulcerative colitis	116
ullevål	129
ullevål .	129
ulm	-83
ulm and	-83
ultrasound	-158
ultrasound be	-99
ultrasound in	-118
ultrawide	-104
ultrawide by	-104
umbrella	-165
umbrella .	-124
umbrella in	-98
umoja	86
umoja for	86
umrah	138
umrah with	138
unaccompanied	-95
unaccompanied .	-95
unavailable	89
unavailable from	89
unblock	-95
unblock toilet	-95
uncle	26
uncle .	-94
uncle about	82
uncle anselm	-121
uncle around	104
uncle as	-138
uncle babatunde	39
uncle bamidele	-101
uncle be	100
uncle before	118
uncle benedikt	96
uncle boy	79
uncle do	143
uncle femi	98
uncle gas	27
uncle grow	-113
uncle have	-68
uncle in	-129
uncle jim	-85
uncle joe	55
uncle leave	94
uncle phelim	-97
uncle photograph	-117
uncle piet	-27
uncle since	93
uncle stavro	-112
uncle storm	122
uncle zoltán	67
unclean	106
unclean since	106
unconvincing	-92
unconvincing .	-92
uncut	81
uncut ,	73
uncut .	73
under	-4
under .	-57
under <number>	-9
under @food	-12
under @furniture	14
under a	-12
under and	164
under another	112
under draft	-114
under force	-72
under german	-89
under his	65
under in	-87
under lamp	14
under load	-91
under nda	-58
under qax	-97
under supervision	94
under the	16
under their	-87
under voice	96
under watch	96
under water	51
under £	-151
under-12	-81
under-12 girl	-81
under-12s	-121
under-12s be	-121
under-14	-120
under-14 @game	-77
under-14 @hobby	-77
under-14 @sport	-77
under-14 football	-77
under-14 team	-103
under-14s	-103
under-14s .	-103
under-16	-74
under-16 @job	-74
under-16 hurler	-74
under-9s	-93
under-9s girl	-93
under-elevens	-102
under-elevens .	-102
under-nines	-89
under-nines @animal	-94
under-nines @game	-94
under-nines @hobby	-94
under-nines @insect	-94
under-nines @sport	-94
under-nines and	-71
under-nines cricket	-94
under-sixteens	56
under-sixteens .	117
under-sixteens on	-98
under-tens	-146
under-tens .	-146
under-twelves	-104
under-twelves of	-104
underarm	113
underarm .	113
undercut	-83
undercut .	-83
underfoot	121
underfoot .	121
undergo	89
undergo @pregnancy	89
undergo ivf	89
underpass	102
underpass .	102
understand	-105
understand some	-105
undertaker	-60
undertaker .	-60
underwater	96
underwater .	96
underweight	100
underweight and	100
undetectable	143
undetectable .	71
undetectable since	158
undetected	-89
undetected @animal	-89
undetected marten	-89
undischarged	104
undischarged @+finance	104
undischarged @+state	104
undischarged bankrupt	104
undo	-82
undo button	-82
undocumented	127
undocumented and	127
unemployment	103
unemployment from	103
unfamiliar	97
unfamiliar place	97
unfinished	-93
unfinished work	-93
unfriended	97
unfriended everyone	97
unga	-84
unga and	-84
unhcr	121
unhcr paper	121
uni	-199
uni .	-110
uni in	-116
uni the	-123
uniform	-29
uniform .	93
uniform on	-109
uniform to	-88
uniform with	74
union	66
union .	36
union @game	111
union @hobby	111
union @job	-101
union all	-100
union and	112
union as	-110
union branch	163
union café	-120
union card	111
union drive	99
union for	-100
union freeze	74
union hall	-110
union in	-13
union jack	-110
union miner	-67
union nasuwt	105
union of	-98
union on	115
union type	-105
union will	92
union €	115
uniqueness	-83
uniqueness of	-83
unison	79
unison .	-14
unison at	116
unit	-41
unit ,	-73
unit .	110
unit and	-8
unit at	81
unit be	-96
unit beside	-65
unit by	100
unit file	-129
unit for	136
unit have	-130
unit in	-159
unit on	112
unit test	-135
unit that	112
unit to	-114
unite	179
unite and	106
unite at	154
unittest	-108
unittest .	-93
unittest in	-84
unity	-131
unity @job	-92
unity editor	-92
unity scene	-104
universal	57
universal credit	194
universal film	-136
university	-37
university ,	-93
university .	-107
university and	-49
university by	110
university in	89
university module	-70
university of	-64
university usually	-114
unknown	-65
unknown variety	-65
unleash	-64
unleash .	-64
unless	47
unless @science	115
unless it	115
unless marcus	-115
unless the	111
unless they	-137
unlike	119
unlike all	119
unload	119
unload the	119
unopened	67
unopened @game	-77
unopened @hobby	-77
unopened bag	-116
unopened board	-77
unopened on	133
unopened with	91
unpaid	238
unpaid .	181
unpaid @income	113
unpaid communication	124
unpaid rent	113
unplanned	117
unplanned night	117
unsafe	86
unsafe there	86
unsold	-77
unsold @bread	-77
unsold @food	-77
unsold loaf	-77
unsolved	-77
unsolved victorian	-77
unst	-92
unst .	-92
unsupported	-91
unsupported trench	-91
unsure	-63
unsure of	-63
until	53
until 32	75
until <month>	33
until <number>	25
until @hobby	-166
until @science	90
until @sport	-166
until about	-116
until after	-90
until autumn	-119
until easter	-122
until further	83
until he	166
until his	126
until it	90
until march	-166
until may	-153
until monday	-133
until next	131
until she	148
until spring	99
until summer	47
until sunday	-129
until the	87
until their	65
until then	79
until they	-128
until thursday	-115
until turnout	-125
until wednesday	92
up	40
up ,	122
up .	112
up <number>	76
up @+belief	97
up @alcohol	93
up @car	123
up @color	93
up @craft	-99
up @dessert	57
up @drink	107
up @food	128
up @hobby	-99
up @meat	98
up @narcotic	93
up @vehicle	123
up @wine	93
up a	-28
up after	123
up again	57
up all	126
up and	5
up as	81
up because	-82
up but	93
up by	-125
up car	123
up chocolate	91
up curtain	-107
up die	-105
up drench	102
up early	-115
up eat	-129
up every	-125
up fast	93
up for	115
up free	116
up her	-43
up his	36
up illustration	107
up in	131
up leave	-90
up lend	97
up like	88
up manila	-80
up meat	98
up nightly	-82
up on	-90
up only	105
up price	-102
up random	-86
up rice	117
up scaffold	108
up ser	-103
up speak	-112
up sweet	57
up the	-129
up their	-102
up there	-101
up through	117
up to	-53
up upholstery	-99
up wine	93
up with	165
update	-196
update .	-166
update on	-114
update to	-90
upfront	-104
upfront from	-104
upgrade	-171
upgrade .	-144
upgrade koha	-98
upholstery	-99
upholstery .	-99
upload	-91
upload .	-91
upper	-48
upper @body_part	95
upper arm	95
upper flat	-113
upper looper	-87
uppsala	88
uppsala .	88
upright	-122
upright in	-79
upright piano	-119
upset	-6
upset user	-6
upside	-166
upside down	-166
upstairs	-140
upstairs ,	89
upstairs neighbor	-102
upstairs neighbour	-97
upstairs the	-105
upstairs write	-122
upstream	-77
upstream .	-77
uptime	-153
uptime last	-153
upward	-85
upward so	-85
urn	-82
urn and	-85
urn with	-63
urologist	113
urologist on	113
us	-137
us about	-96
us with	-94
usb	-178
usb dock	-98
usb port	-87
usb visor	-121
use	-54
use .	31
use <number>	-138
use @animal	25
use @bird	38
use @boat	-97
use @body_part	112
use @game	-47
use @hobby	-47
use @insect	-47
use @nut	-106
use @science	79
use @seasoning	-96
use @sport	-47
use @vehicle	-97
use a	26
use ableton	-106
use an	55
use and	103
use brightpay	-108
use bsl	111
use camera	-144
use cane	-109
use chat	38
use chemical	-152
use cliniko	-129
use cricket	-47
use dart	-114
use databrick	-76
use dbt	-129
use debian	-98
use django	-64
use dusk	-80
use elixir	-91
use flovent	105
use flowcore	-121
use fortran	-77
use godot	-110
use grindr	87
use guix	-116
use h	-83
use he/him	138
use headphone	-94
use hugo	-64
use in	-134
use iridium	-95
use it	79
use jaw	112
use kayak	-97
use kicad	-103
use libreoffice	-90
use linear	-78
use looker	-134
use macro	-133
use metabase	-108
use neovim	-91
use nicotine	165
use no	-142
use nut	-106
use nvda	86
use only	-152
use otr	-99
use pagerduty	-82
use pan	-90
use picture	109
use pnpm	-111
use postgre	-127
use pytest	-84
use rice	-119
use semolina	-113
use sqlc	-115
use sqlite	-83
use sugarcube	-94
use text	-94
use the	-113
use their	-106
use they	129
use they/them	109
use thinkpad	-127
use to	80
use trunk-based	-64
use two-space	-113
use utc	-97
use van	-123
use veg-tan	-118
use voice	98
use volvo	129
use weedkiller	-130
use xero	-110
use yarn	-59
useless	123
useless after	123
user	-21
user "	106
user ,	-12
user .	-92
user <number>	-8
user @+belief	97
user @+finance	157
user @+illness	98
user @alcohol	-155
user @animal	-64
user @believer	-113
user @bicycle	-93
user @color	95
user @dairy	-142
user @drink	9
user @fabric	-88
user @family	106
user @fish	-74
user @food	-99
user @footwear	-91
user @fruit	-116
user @furniture	32
user @game	98
user @garment	-114
user @hobby	77
user @illness	117
user @income	23
user @injury	85
user @job	-95
user @medical_device	-109
user @mental_illness	121
user @music	68
user @narcotic	-56
user @politics	-84
user @seasoning	-116
user @sport	66
user @symptom	-16
user @treatment	-139
user @vegetable	111
user @vehicle	-126
user a	50
user about	96
user accompany	-62
user adopt	-110
user agree	105
user aim	-100
user also	-115
user alway	-113
user an	-101
user and	38
user annotate	-91
user anonymise	-84
user answer	-96
user anxious	109
user arrange	-76
user arrest	-99
user ask	54
user at	-118
user attend	59
user audit	-141
user avoid	-115
user awake	-92
user back	84
user bail	-77
user bake	-17
user bandage	-82
user bank	-28
user baptise	-99
user barely	-86
user batch	-85
user be	-6
user bear	8
user beat	-99
user become	79
user bed	-81
user believe	24
user belong	108
user bet	-12
user bike	-93
user bind	46
user binge	-9
user black	147
user blacklist	-94
user blast	-110
user bleed	-67
user block	11
user blow	106
user board	-101
user bond	-84
user book	-140
user boot	-91
user borrow	75
user boulder	-110
user box	-86
user boycott	173
user braise	-83
user break	11
user breed	-91
user brew	-109
user bring	35
user bruise	71
user budget	-70
user build	-110
user burn	53
user buy	-32
user calculate	-87
user call	-106
user calve	-124
user campaign	93
user can	44
user canvass	125
user care	126
user carve	-126
user cash	10
user cast	-88
user catch	107
user caution	-91
user chain	108
user chair	124
user change	-196
user chant	68
user charge	-99
user cheat	120
user check	7
user chew	27
user chip	111
user choose	-88
user clean	-156
user clear	94
user climb	-125
user clip	-106
user close	-112
user coach	-135
user code	-135
user collect	-102
user colour	96
user come	116
user commute	-98
user compare	-30
user confirm	-133
user cook	-77
user cough	76
user count	-53
user cover	-139
user cramp	37
user cross	89
user cross-dresses	144
user cry	103
user curate	-113
user currently	-108
user cut	-117
user cycle	-142
user darn	-85
user date	101
user decide	-102
user defend	-106
user deglaze	-100
user deliver	-132
user deposit	-102
user descale	-63
user describe	-100
user design	-62
user dictate	-32
user dim	89
user dislike	-186
user dms	-134
user do	-20
user donate	97
user down	-121
user draft	-84
user draw	60
user dream	-91
user dress	-94
user drill	-93
user drink	4
user drive	-120
user drop	-172
user dub	-103
user dye	-110
user earn	204
user eat	-128
user edit	-129
user employ	-127
user end	-171
user enjoy	-76
user enroll	-99
user enter	112
user etch	-111
user evangelise	-116
user every	-106
user execute	-85
user exercise	-156
user explain	-98
user eyelet	-59
user fail	-58
user fall	171
user fancy	73
user fast	127
user fear	6
user feel	165
user ferment	-61
user fiddle	99
user fight	19
user file	9
user fill	-150
user film	-113
user find	-109
user finish	-161
user fire	-146
user fit	-183
user fix	-151
user flip	-137
user fold	-71
user follow	-18
user for	108
user forge	-26
user forget	23
user formerly	-113
user fracture	63
user freelance	-71
user freeze	83
user gamble	118
user game	98
user garnish	-73
user get	114
user ghost-write	-80
user give	10
user glue	42
user go	93
user grill	-71
user grind	-70
user grip	-96
user grow	-128
user hack	102
user hand	7
user handle	-108
user hang	-19
user hate	-154
user haul	-125
user have	-13
user he	28
user hear	47
user heat	-97
user help	-120
user hem	-86
user herd	-114
user herself	93
user hide	178
user hire	-84
user hit	8
user hive	113
user hold	73
user hook	80
user hope	-124
user host	49
user hunt	-115
user identify	74
user illustrate	-75
user in	145
user inherit	54
user inject	98
user inspect	-20
user intend	-100
user invoice	-94
user iron	-90
user isolate	-78
user itch	109
user jab	91
user join	59
user joke	-122
user jump	-27
user keep	-36
user kill	-129
user kiss	-22
user knit	-90
user knock	-6
user label	-95
user laminate	-72
user laser	-62
user launder	64
user lay	-22
user lead	-94
user leak	97
user lean	-9
user learn	-162
user leave	25
user lecture	-62
user let	-77
user lie	50
user lift	-180
user light	38
user like	-126
user listen	-95
user live	-51
user load	-108
user lock	-142
user lose	-21
user love	-166
user main	-93
user maintain	-101
user make	-64
user manage	-163
user march	113
user marinate	-75
user mark	-99
user mask	47
user masturbate	137
user maxed	156
user may	-22
user measure	-29
user meditate	-157
user meet	48
user mend	-111
user merge	-99
user microdose	104
user milk	-142
user mind	116
user miss	83
user mix	-172
user modded	-122
user model	-111
user moderate	-119
user moonlight	-102
user mostly	-176
user move	-250
user must	115
user name	-168
user nearly	-109
user need	-65
user negotiate	98
user never	-98
user no	64
user notice	126
user now	-71
user observe	89
user off	110
user offer	-89
user on	-120
user only	-52
user open	-142
user order	-172
user organise	106
user otherwise	-116
user out	-121
user outside	87
user oversleep	-128
user overstay	65
user owe	192
user own	-213
user pack	-73
user paint	-177
user panic	121
user park	-104
user pass	114
user pawn	194
user pay	-13
user perform	87
user pharmacovigilance	-104
user phone-banked	105
user photograph	-152
user pick	-5
user pickle	-68
user pitch	-119
user plan	-87
user plant	-164
user plaster	-103
user play	-28
user plead	123
user plot	-74
user pop	106
user post	-116
user pour	-69
user practise	-195
user pray	80
user preach	-88
user prefer	-103
user prep	-82
user press	-92
user price	-158
user print	-214
user produce	-73
user promote	-95
user prop	-101
user prune	-116
user pull	-85
user pump	94
user punch	-89
user purge	76
user put	68
user queasy	86
user query	-89
user quit	126
user race	-131
user ration	98
user re-canes	-104
user react	71
user read	6
user reckon	-88
user record	-92
user recruit	-129
user redress	-91
user refer	-120
user refuse	147
user rehearse	-116
user reheel	-92
user rejoin	-120
user relay	-130
user rely	-118
user remit	87
user remortgaged	131
user renew	-15
user rent	-224
user repair	-119
user repeat	-99
user replace	-159
user report	26
user resign	85
user resole	-76
user restore	-71
user restring	-117
user retire	-143
user revert	-101
user review	-76
user revise	-101
user rewind	-116
user ride	-56
user ring	-115
user rob	-94
user roll	27
user round	16
user row	-149
user rub	99
user run	-93
user sack	-96
user sail	-60
user salt	-104
user save	-141
user say	-126
user score	-117
user scrape	95
user scratch	113
user sculpt	-86
user sear	-96
user see	11
user sell	-44
user send	-96
user sentence	-110
user serve	-131
user set	-177
user settle	-11
user sew	-125
user shake	-74
user share	-80
user ship	-94
user shoot	-102
user shop	35
user shoplift	160
user shotcall	-110
user shunt	-93
user sign	-5
user sing	-6
user sit	11
user size	-68
user skate	-74
user sketch	-100
user ski	-84
user skip	93
user sleep	-16
user slip	106
user smoke	190
user soak	-80
user solder	-108
user sort	-66
user speak	-144
user specialise	-107
user speedrun	-96
user spend	-10
user spit	-82
user split	-28
user spray	85
user squat	-139
user stab	-91
user stack	-116
user stalk	-79
user stammer	98
user stamp	-108
user stand	13
user standardise	-123
user staple	-109
user start	67
user stay	-104
user steal	-12
user still	184
user stitch	-66
user stock	-94
user stop	185
user stream	-79
user stress-tests	-96
user strike	43
user strip	-87
user study	-131
user stuff	-65
user subscribe	-86
user subtitle	-81
user suffer	118
user supply	-105
user support	60
user swallow	20
user swap	-37
user swear	-67
user swim	-109
user swing	22
user swipe	16
user switch	98
user sync	-47
user syringe	-109
user table	-121
user tag	-68
user take	64
user talk	46
user teach	-163
user tear	84
user tell	-10
user tend	-61
user test	9
user thicken	-79
user think	-14
user thread	-88
user throw	44
user tick	157
user tie	-114
user tip	-153
user tire	129
user tithe	153
user to	-16
user touch	72
user track	-142
user train	-206
user transcribe	-55
user transfer	-88
user transition	141
user translate	-204
user transplant	-87
user trim	-85
user try	54
user tune	-114
user turn	-173
user type	25
user unblock	-95
user understand	-105
user unfriended	97
user use	-86
user usually	-186
user vape	137
user visit	65
user volunteer	-182
user vote	87
user wait	-121
user wake	-68
user walk	98
user want	-144
user wash	111
user watch	-116
user water	-151
user wear	177
user weed	-97
user weekly	-99
user weigh	84
user weld	-123
user wet	24
user when	71
user whip	-84
user wholesale	-89
user will	-76
user william	-134
user wind	-86
user wire	-94
user wish	-86
user work	-174
user wrap	-42
user write	-171
user zip	-102
usher	-115
usher and	-115
usmle	-92
usmle step	-92
usually	-141
usually @income	-114
usually fit	-112
usually love	-74
usually make	-107
usually precious	120
usually read	-79
usually revise	-95
usually sort	-108
usually take	-114
usually write	-115
utah	-22
utah each	-84
utah still	84
utc	-128
utc .	-94
utc in	-97
ute	93
ute be	93
utrecht	-149
utrecht .	-109
utrecht at	-112
utrecht for	-99
utrecht on	-123
utrecht to	126
uv	-80
uv light	-80
uwe	-76
uwe from	-76
ux	-128
ux @job	-83
ux designer	-83
ux on	-131
uyghur	138
uyghur .	97
uyghur and	112
v	25
v ,	90
v .	-52
v1	-100
v1 and	-100
v11	-100
v11 .	-100
v2	-144
v2 .	-100
v2 micro:bit	-106
v4	-92
v4 and	-92
v5	-102
v5 of	-102
v50	129
v50 .	129
va	108
va for	108
vaccine	156
vaccine .	121
vaccine in	86
vacuum	-85
vacuum be	-71
vacuum every	-67
vacuum robot	-60
vaillant	-131
vaillant combi	-100
vaillant ecotec	-94
valgrind	-93
valgrind .	-93
valid	-88
valid only	-88
valley	-101
valley .	-101
valparaíso	-95
valparaíso .	-95
valter	102
valter have	102
valuation	-117
valuation deck	-117
value	-93
value .	-84
value at	-105
value come	85
value explain	-97
valve	13
valve .	122
valve be	122
valve radio	-92
valve shear	-114
vampire	-88
vampire who	-88
van	-159
van ,	-126
van .	-137
van <number>	-184
van @job	-95
van and	131
van around	-73
van at	-154
van be	-140
van cafe	-74
van conversion	-91
van every	-95
van eyck	-96
van have	-96
van near	133
van on	120
van out	-108
van owner	-95
van rather	-84
van rattle	-112
van sign	-118
van under	-123
van with	-36
vanish	-17
vanish .	-117
vanish for	92
vape	137
vape all	76
vape only	105
vape to	74
vardo	113
vardo .	113
vardø	-78
vardø and	-78
variable	-86
variable name	-86
variant	-12
variant and	125
variant of	-98
varicose	190
varicose vein	190
variety	-65
variety have	-65
varnish	-118
varnish line	-87
varnish with	-87
varroa	-89
varroa .	-89
vascular	117
vascular @+illness	117
vascular @illness	117
vascular @mental_illness	117
vascular dementia	117
vase	-99
vase .	-99
vasectomy	128
vasectomy .	114
vasectomy reversal	75
vaseline	-82
vaseline @game	-82
vaseline @hobby	-82
vaseline stop	-82
vat	-143
vat .	-133
vat and	79
vat line	-108
vat of	-99
vat quarter	-117
vat return	-135
vatican	-91
vatican post	-91
vault	-47
vault and	-94
vault any	85
vauxhall	116
vauxhall when	116
vector	-82
vector @job	-82
vector editor	-82
veg	-28
veg box	-71
veg for	-127
veg on	-82
veg or	85
veg-tan	-118
veg-tan .	-118
vega	123
vega .	123
vegan	-226
vegan .	-135
vegan for	-178
vegan place	-82
vegan since	-89
vegetable	-89
vegetable out	-89
vegetarian	-279
vegetarian .	-233
vegetarian for	-103
vegetarian now	-97
vegetarian since	-121
veggie	-124
veggie .	-124
vehicle	-91
vehicle recovery	-91
veil	92
veil with	92
vein	104
vein "	-69
vein ,	106
vein and	79
vein be	51
vein for	-96
vein get	105
vein of	102
velvet	-86
velvet .	-86
vendor	-123
vendor be	-102
vendor certify	-100
venetian	-75
venetian @+health	-75
venetian @+illness	-75
venetian @+state	-75
venetian blind	-75
vengeance	-98
vengeance .	-98
venice	-98
venice .	-98
venlafaxine	126
venlafaxine <number>	126
ventilator	29
ventilator in	53
ventilator on	102
ventilator over	-106
ventolin	105
ventolin when	105
venue	55
venue ,	104
venue site	-46
venvanse	59
venvanse .	59
ver.di	121
ver.di and	84
ver.di last	95
verbena	-66
verbena strain	-66
vernissage	154
vernissage because	154
verona	-88
verona .	-88
version	-153
version ,	-66
version @hobby	-106
version @sport	-106
version first	-106
version mismatch	-89
version of	-67
version run	-106
vertigo	122
vertigo .	81
vertigo and	99
vertigo come	115
vertigo set	108
very	-88
very back	-44
very dark	-47
very hot	-67
very light	-47
very low	57
very nervous	-118
very quiet	101
very simply	-130
very slow	-95
very thick	-93
very thin	95
vespa	-176
vespa be	-86
vespa only	-117
vespa px	-121
vesper	126
vesper .	126
vest	156
vest .	108
vest and	65
vest till	115
vet	-149
vet .	63
vet @doctor	-106
vet @job	-106
vet and	-113
vet be	-184
vet centre	111
vet for	-78
vet in	-136
vet nurse	-106
vet quote	-104
vet student	-66
vet up	-142
veteran	110
veteran 	110
vf-2s	-101
vf-2s .	-101
vhdl	-93
vhdl .	-93
via	-63
via @food	-63
via a	-63
viaduct	-124
viaduct .	-124
viagra	191
viagra for	136
viagra from	121
vibration	89
vibration ,	89
vibrato	-100
vibrato from	-100
vicar	48
vicar .	-129
vicar be	121
vicar come	-87
vice	-96
vice .	-96
victim	49
victim @income	-67
victim be	107
victim cache	-67
victorian	-77
victorian murder	-77
vide	-110
vide stick	-110
video	-42
video .	-132
video @+illness	-95
video @illness	-95
video and	61
video buzzer	-94
video call	134
video for	-93
video into	-91
video stutter	-95
vietnamese	100
vietnamese ,	91
vietnamese @family	81
vietnamese @food	-85
vietnamese descent	79
vietnamese family	81
vietnamese food	-85
view	-185
view before	-106
view double	-142
view of	-109
viewing	-117
viewing .	-117
vigil	83
vigil on	83
vigo	-47
vigo .	-47
viking	-92
viking .	-92
viktor	-148
viktor be	-87
viktor go	-111
viktor to	-82
village	-115
village .	-27
village be	73
village carnival	-91
village constable	-72
village fête	-113
village hall	-194
village have	-103
village near	16
village primary	-87
village will	-63
villaseñor	-96
villaseñor be	-96
villeurbanne	-91
villeurbanne since	-91
villi	118
villi be	118
vim	-93
vim and	-93
vimala	-34
vimala have	84
vimala make	-95
vincent	103
vincent be	103
vine	-104
vine .	-104
vinegar	-108
vinegar and	-88
vinegar on	-63
vinegar tayto	-75
vineyard	-126
vineyard .	-88
vineyard of	-109
vintage	-40
vintage @furniture	-102
vintage @game	54
vintage @hobby	54
vintage @sport	54
vintage football	54
vintage lamp	-102
vintage leica	-108
vinted	54
vinted .	54
vinyl	-127
vinyl ,	-69
vinyl .	-116
viola @job	-124
viola and	-102
viola for	114
viola teacher	-124
violence	103
violence and	103
violin	-118
violin .	-72
violin in	-96
violin top	-86
violin with	-74
virgil	-122
virgil for	-122
virgin	88
virgin .	52
virgin @tree	-79
virgin at	132
virgin medium	-117
virgin olive	-79
virgin piña	-88
virgin until	140
virus	26
virus ,	-7
virus .	-79
virus and	113
virus for	-85
virus since	118
visa	204
visa ,	97
visa .	132
visa @animal	59
visa and	201
visa applicant	-70
visa appointment	29
visa as	107
visa be	154
visa bill	98
visa card	-163
visa deny	107
visa do	59
visa end	70
visa for	103
visa if	109
visa lapse	116
visa run	106
visa until	106
viscotear	106
viscotear .	106
vision	67
vision be	113
vision statement	-85
visit	-62
visit .	39
visit <number>	-83
visit @food	57
visit a	57
visit all	-89
visit at	-132
visit auschwitz	-48
visit canada	-136
visit every	-82
visit from	-155
visit in	-139
visit monthly	118
visit stamp	106
visit the	-36
visit this	113
visitor	-80
visitor 	-75
visitor .	-123
visitor come	101
visor	-121
visor be	-121
vitamin	-144
vitamin brand	-91
vitamin or	-115
vitiligo	122
vitiligo .	122
vivarium	-140
vivarium .	-84
vivarium be	-133
vivienne	110
vivienne and	110
vms	-85
vms to	-85
vo2	92
vo2 max	92
vocal	-81
vocal mic	-81
vodafone	-73
vodafone hub	-73
vogtland	-94
vogtland have	-94
voice	84
voice .	-14
voice @medical_device	99
voice and	115
voice be	-106
voice come	83
voice if	76
voice in	-90
voice input	98
voice prosthesis	99
voice rest	96
voice since	6
voice when	40
voice-over	-105
voice-over at	-105
voice-overs	-127
voice-overs and	-127
voivode	116
voivode be	116
volga	93
volga @car	-74
volga @vehicle	-74
volga car	-74
volga german	126
volkshogeschool	-101
volkshogeschool .	-101
volt	68
volt @appliance	-93
volt at	142
volt fridge	-93
voltarol	99
voltarol into	99
volume	-182
volume .	-102
volume <number>	-76
volume or	-127
voluntary	100
voluntary cut	100
volunteer	-143
volunteer ,	-78
volunteer .	-116
volunteer as	-89
volunteer at	-60
volunteer driver	-95
volunteer group	-96
volunteer in	-78
volunteer treasurer	-107
volvo	71
volvo as	-100
volvo v50	129
vomit	106
vomit .	106
von	119
von willebrand	119
voron	-107
voron <number>	-107
vote	35
vote ,	125
vote .	-30
vote @color	107
vote and	-99
vote behaviour	-101
vote bjp	124
vote count	-171
vote every	103
vote fdp	167
vote for	-51
vote green	107
vote in	-144
vote leave	142
vote lula	82
vote machine	-92
vote nota	112
vote on	82
vote out	-94
vote remain	95
vote snp	109
vote to	115
vote with	-108
vote yes	80
voter	106
voter and	106
voucher	185
voucher .	69
voucher come	122
voucher on	131
vow	133
vow .	79
vow to	99
vowel	-65
vowel .	-65
vox	72
vox .	116
vox amp	-98
vpn	-102
vpn @+illness	-102
vpn tunnel	-102
vr	-76
vr @game	-76
vr @hobby	-76
vr game	-76
vs	-86
vs code	-67
vs space	-76
vulture	-133
vulture .	-133
vyvanse	176
vyvanse at	123
vyvanse day	121
wacken	-90
wacken .	-90
wadkin	-70
wadkin on	-70
waffle	-107
waffle .	-107
wafula	74
wafula be	74
wage	230
wage .	138
wage @dwelling	92
wage and	120
wage at	85
wage be	181
wage get	81
wage go	74
wage home	92
wage in	112
wage level	-65
wage of	118
wage plus	115
wage slip	72
wagenknecht	99
wagenknecht ,	99
wago	-83
wago <number>	-83
wagon	76
wagon at	19
wagon in	123
wairimu	92
wairimu be	92
wait	97
wait .	-92
wait <number>	109
wait @furniture	-94
wait at	103
wait for	55
wait in	188
wait list	62
wait on	86
wait outside	88
wait table	-94
wait until	-100
wait with	-90
waitress	-129
waitress .	-129
wake	-81
wake .	-108
wake and	-54
wake at	-41
wake in	127
wake on	91
wake the	-58
wake up	-89
wakefield	-117
wakefield .	-117
wale	-68
wale .	-97
wale be	84
walk	67
walk ,	86
walk .	-104
walk <number>	-121
walk @dwelling	85
walk be	-97
walk further	126
walk group	-122
walk her	71
walk home	85
walk in	16
walk into	125
walk of	-93
walk on	149
walk out	-120
walk pad	-103
walk the	-49
walk there	91
walk with	173
walker	73
walker be	-76
walker with	108
walkout	115
walkout .	115
wall	-228
wall .	-194
wall <number>	-80
wall and	-88
wall be	-116
wall calendar	-83
wall from	-117
wall of	-62
wall since	-88
wall with	-126
wallet	139
wallet .	137
wallet tell	80
walnut	-67
walnut .	5
walnut @furniture	-51
walnut for	-97
walnut table	-51
walnut with	-69
walsall	-112
walsall .	-112
walter	96
walter have	96
wambui	65
wambui be	65
wander	75
wander at	49
wander out	78
wanderley	104
wanderley move	104
wandsworth	60
wandsworth .	127
wandsworth as	-146
wandsworth to	109
wanikani	-92
wanikani .	-92
wanjala	113
wanjala have	113
wanjiku	17
wanjiku be	111
wanjiku speak	-88
wanjiru	32
wanjiru back	104
wanjiru be	-14
wanjiru have	63
wanjiru write	-70
want	-91
want .	-184
want <number>	-179
want @+finance	-96
want @+state	-133
want @animal	-98
want @craft	-84
want @crime	-74
want @food	-78
want @furniture	-89
want @garment	101
want @hobby	-125
want @hospital	-102
want @income	-96
want @job	-61
want @science	96
want @seafood	141
want @seasoning	-64
want @sport	-122
want @vegetable	-103
want a	-86
want advice	-116
want alarm	124
want alert	-83
want all	-23
want alpine	-114
want an	-16
want anselm	-101
want answer	-145
want anything	-114
want aubergine	-103
want aussie	-122
want auto-generated	-106
want backpack	-122
want big	-147
want bleed	-114
want blue/green	-92
want blueprint	-84
want both	45
want breakfast	-85
want british	-129
want bullet	-105
want bundesliga	-94
want by	-99
want calorie	126
want canary	-100
want caption	-187
want case	-91
want chart	-112
want cheap	-79
want checkboxe	-84
want chord	-76
want code	-90
want commit	-84
want company	-89
want confession-style	-102
want coriander	-64
want crime	-74
want crochet	-84
want dashboard	-114
want distance	-77
want drill	-98
want early	-135
want easy	-140
want em	-83
want email	-131
want emojis	-133
want everything	-109
want explanation	-110
want finance	-147
want flash	-124
want friday	-144
want gentle	-81
want go	-50
want gps	-84
want grain	-82
want grammar	-67
want grind	-103
want guess	-71
want half	63
want hard	-114
want help	-20
want her	39
want him	119
want hint	-79
want his	11
want hl7	-116
want hospital	-102
want in	114
want inch	-118
want intro	-123
want invoice	-111
want irish/british	-133
want isa	-130
want it	122
want just	-184
want kg	-144
want kid	25
want large	-35
want latex	-113
want less	-106
want linear	-97
want long	-101
want lunch	-106
want lunchbox	-123
want lunchboxe	-105
want measure	-85
want meeting	-90
want metric	-88
want mistake	-80
want more	-102
want morning	-124
want name	-139
want newer	-93
want no	-78
want nothing	-232
want okr	-91
want only	-210
want orphan	-82
want outside	-136
want p	-97
want p-values	-114
want pass/fail	-83
want paste	-63
want pension	-96
want people	97
want picture	89
want plain	-26
want posix	-104
want press	-104
want price	-158
want print-ready	-98
want printable	-104
want quick	-114
want quote	-91
want ravi	-70
want recipe	-100
want red/green	-104
want reply	-67
want retry	-75
want saltwater	-110
want scarf	101
want secret	-94
want semicolon	-90
want sheet	-64
want shell	-101
want shop	-40
want short	-146
want shortcut	-103
want simple	-124
want snack	-131
want soft	-131
want sole	141
want source	-151
want split	-102
want sport	-122
want steal	-84
want step	-100
want stock	-150
want straight	-133
want stretch	120
want structure	-103
want table	-89
want task	88
want te	-95
want temperature	-100
want test	-93
want the	-94
want their	-128
want them	-161
want theme	-88
want time	-103
want to	-34
want trick	-117
want tutor	-108
want unit	-100
want user	87
want vibrato	-100
want viktor	-82
want war	-116
want weight	-120
want whatever	-89
want woman	118
want worksheet	-151
want write	-122
war	-45
war .	-46
war book	-116
war in	82
war with	-102
ward	57
ward ,	118
ward .	-98
ward after	118
ward as	-125
ward be	-12
ward committee	-104
ward drawing	-101
ward girl	124
ward in	126
ward manager	-101
ward meet	-128
ward of	-71
ward on	125
ward with	191
wardrobe	-148
wardrobe .	-90
wardrobe come	-119
warehouse	-89
warehouse .	85
warehouse @job	-91
warehouse and	101
warehouse board	-134
warehouse for	111
warehouse gate	-90
warehouse hold	-84
warehouse in	-93
warehouse run	-96
warehouse with	-115
warehouse worker	-91
warfarin	154
warfarin ,	87
warfarin .	94
warfarin and	128
warfarin since	85
warlock	-117
warlock ,	-93
warlock call	-72
warm	-156
warm .	-156
warm-up	-81
warm-up that	-81
warn	26
warn ,	133
warn about	-93
warn at	107
warp	-127
warp calculation	-127
warranty	-110
warranty be	-110
warrior	97
warrior and	97
warsaw	91
warsaw and	91
wart	-90
wart at	-90
wash	-14
wash .	6
wash @body_part	53
wash @job	53
wash and	111
wash before	86
wash day	-122
wash hand	53
wash her	104
wash in	-121
wash line	-73
wash machine	-156
wash on	116
wash the	-127
wash their	34
washer	-114
washer @animal	-81
washer do	-81
washer sort	-78
wasm-bindgen	-137
wasm-bindgen <number>	-117
wasm-bindgen version	-89
wasp	-27
wasp .	-101
wasp @+health	97
wasp @+illness	97
wasp allergy	97
wasp at	-94
wastage	-73
wastage on	-73
waste	-105
waste day	-105
wastewater	-100
wastewater .	-100
watch	-26
watch .	106
watch @animal	-75
watch @body_part	-111
watch @food	-90
watch @game	-75
watch @hobby	-75
watch @insect	-75
watch @job	-106
watch @seafood	-90
watch @sport	-75
watch book	-62
watch call	-117
watch cricket	-75
watch every	-101
watch for	106
watch go	113
watch him	73
watch jaw	-111
watch judge	-106
watch list	-102
watch porn	115
watch potassium	122
watch prawn	-90
watch since	96
watch the	-58
watcher	99
watcher @criminal	99
watcher target	99
watchtower	119
watchtower and	119
water	-42
water ,	82
water .	14
water @furniture	-112
water and	-131
water be	-116
water both	-107
water break	173
water every	-119
water in	101
water main	-114
water on	-117
water over	71
water polo	-84
water reed	-108
water right	104
water schedule	-114
water since	92
water table	-112
water tablet	127
water the	-151
water work	-134
watercolour	-113
watercolour .	-113
waterfall	-101
waterfall in	-101
waterloo	-111
waterloo .	-111
waterworks	-81
waterworks as	-81
wattage	-84
wattage @food	-84
wattage a	-84
wav	-82
wav recording	-82
wax	-83
wax out	-83
waxy	-108
waxy .	-108
way	6
way ,	122
way .	-34
way and	-103
way at	-67
way his	103
way on	16
way this	121
way to	-118
wayside	-69
wayside @temple	-69
wayside shrine	-69
we	76
we put	76
weak	-90
weak ,	111
weak @food	-72
weak @narcotic	-92
weak bite	-133
weak flour	-72
weak gasket	-105
weak in	-92
weak joint	-92
weaker	-75
weaker than	-75
weakness	-109
weakness for	-109
wealth	84
wealth @+finance	84
wealth tax	84
weapon	109
weapon export	109
wear	146
wear @color	123
wear @food	132
wear @footwear	96
wear @garment	52
wear @illness	146
wear @meat	-134
wear @medical_device	66
wear a	172
wear aid	146
wear an	138
wear at	-127
wear boot	96
wear compression	97
wear cross-trainers	-111
wear dress	110
wear flight	90
wear green	106
wear hear	66
wear her	95
wear hijab	118
wear his	-61
wear latex	128
wear long	105
wear muff	82
wear odd	-154
wear off	155
wear on	80
wear pad	197
wear plug	-130
wear shin	-134
wear the	156
wear those	79
wear trouser	-109
wear user	-121
wear yellow	89
weather	-190
weather ,	-99
weather .	-99
weather at	-105
weather page	-71
weather station	-123
weave	-159
weave and	-90
weave in	-126
weaver	-104
weaver of	-104
weaving	91
weaving go	-68
weaving say	115
web	-147
web @job	-132
web designer	-117
web developer	-77
web development	-101
web form	-70
web person	-76
webhook	-146
webhook sender	-75
webhook to	-120
website	-98
website .	110
website @hobby	-97
website @sport	-97
website be	-104
website for	-88
website of	-124
website run	-79
website sprint	-97
website suffer	-99
wed	-80
wed ,	-74
wed .	135
wed and	-149
wed anniversary	-117
wed band	-112
wed be	-246
wed cake	-91
wed fri	-93
wed have	-106
wed in	-26
wed night	91
wed of	-90
wed ring	136
wed shoot	-124
wed stuff	-109
wed that	-119
wed with	-82
wedding	-100
wedding ,	50
wedding .	-128
wedding and	-85
wedding for	-123
wednesday	-33
wednesday ,	-110
wednesday .	52
wednesday afternoon	-134
wednesday and	22
wednesday at	-140
wednesday evening	-111
wednesday for	-140
wednesday from	-93
wednesday with	-98
wee	189
wee <number>	106
wee @job	116
wee boy	109
wee man	116
weed	143
weed ,	106
weed and	85
weed as	118
weed detector	-99
weed every	97
weed gravel	-97
weed in	92
weedkiller	-130
weedkiller .	-130
week	25
week "	-89
week ,	43
week .	-53
week <number>	75
week @+health	129
week @+illness	129
week @+state	129
week @food	-156
week a	-156
week about	46
week after	196
week ago	-82
week along	204
week and	177
week at	-171
week be	-78
week because	150
week before	93
week behind	-127
week for	35
week from	-111
week go	94
week in	-19
week last	147
week of	-57
week on	100
week out	-119
week play	-127
week post-op	69
week practice	-48
week pregnant	129
week she	64
week start	-100
week to	48
week user	101
week when	92
week with	115
weekday	-92
weekday ,	-140
weekday .	-92
weekday after	-125
weekday morning	109
weekend	-110
weekend ,	-134
weekend .	-78
weekend ;	-70
weekend and	-151
weekend by	-82
weekend for	-119
weekend free	-125
weekend in	104
weekend on	-118
weekend only	-109
weekend since	115
weekend with	123
weekly	-146
weekly ,	127
weekly .	-79
weekly @science	-67
weekly be	-99
weekly box	114
weekly by	-148
weekly metric	-67
weekly plan	-140
weekly shop	-166
weekly slot	-97
weekly sync	-114
weekly to	-172
weep	-8
weep .	-90
weep @tree	-114
weep and	106
weep fig	-114
weep in	134
weep willow	-79
weigh	30
weigh <number>	72
weigh as	113
weigh her	122
weigh in	-111
weigh sell	-97
weigh the	-134
weigh-in	-65
weigh-in step	-65
weigh-ins	113
weigh-ins .	113
weighbridge	-63
weighbridge write	-63
weight	-58
weight .	-157
weight <number>	-120
weight @drink	118
weight but	54
weight for	-99
weight go	99
weight in	-131
weight must	118
weight of	-107
weight on	-93
weight watcher	99
weird	-108
weird about	-108
welcome	-156
welcome .	-93
welcome at	-117
weld	-217
weld .	-127
weld and	-78
weld for	-132
weld gate	-93
weld line	-84
weld with	-83
welder	88
welder .	-147
welder anselm	109
welder friend	111
welfare	91
welfare at	91
well	-48
well .	69
well after	-108
well and	-96
well be	-95
well except	-58
well on	53
well or	-88
wellbutrin	112
wellbutrin this	112
wellcome	-84
wellcome grant	-84
wellie	-133
wellie .	-133
welsh	-51
welsh .	-51
welt	48
welt .	65
welt from	96
welt on	-58
weltmeister	-79
weltmeister stella	-79
wenzhou	119
wenzhou .	119
west	-41
west .	89
west @body_part	-108
west belfast	8
west clare	-109
west wing	-108
western	-131
western blot	-84
western kenya	-77
western state	-109
wet	-92
wet @food	83
wet @garment	83
wet and	-97
wet end	-63
wet herself	116
wet reverb	-106
wet the	-113
wet tuesday	-108
wet weather	-92
wet wipe	-95
wet wrap	83
wetherspoon	149
wetherspoon .	114
wetherspoon @+finance	104
wetherspoon @income	104
wetherspoon pension	104
wetsuit	-174
wetsuit and	-135
wetsuit disgust	-100
wexford	34
wexford .	34
wg	-108
wg have	-108
whale	-94
whale be	-88
whale behaviour	-88
whanganui	-91
whanganui and	-91
what	83
what @food	-89
what @science	158
what a	-89
what be	74
what come	90
what happen	77
what he	186
what his	-35
what it	158
what she	58
what the	-91
what they	108
what thing	-102
what to	-158
what user	103
what wattage	-84
whatever	-43
whatever @science	-87
whatever be	-89
whatever finance	-87
whatever he	103
whatever that	-66
whatsapp	-148
whatsapp .	-75
whatsapp at	-118
whatsapp message	-102
wheat	-71
wheat .	-74
wheat @illness	-88
wheat and	34
wheat beer	-86
wheat give	37
wheat paste	-107
wheat rust	-88
wheel	-166
wheel .	133
wheel and	31
wheel as	-133
wheel bearing	-126
wheel spin	-91
wheel their	-107
wheel to	-157
wheelchair	97
wheelchair 	-89
wheelchair .	176
wheelchair @car	73
wheelchair @game	-77
wheelchair @hobby	-77
wheelchair @sport	-77
wheelchair @vehicle	73
wheelchair after	138
wheelchair basketball	-77
wheelchair key	-108
wheelchair racer	73
wheelchair-accessible	-66
wheelchair-accessible route	-66
wheelie	109
wheelie "	109
wheeze	78
wheeze again	78
when	45
when <number>	94
when @animal	-47
when @bird	-47
when @dairy	89
when @drink	89
when @food	98
when @hobby	99
when @illness	-98
when @science	-99
when @sport	99
when a	91
when ask	-81
when bypass	-106
when camp	-73
when chat	-47
when cold	-98
when come	-108
when dictate	-109
when fly	135
when frost	-104
when give	-90
when grant	100
when he	122
when her	184
when his	180
when it	-99
when malik	-127
when milk	89
when need	71
when not	-138
when option	-66
when order	-97
when priyanka	-113
when run	99
when she	174
when stand	-98
when stress	-82
when texting	-61
when the	-64
when there	121
when they	-174
when tire	100
when travel	36
when under	-102
when user	104
whenever	58
whenever <number>	-107
whenever an	-83
whenever he	17
whenever inspector	108
whenever somebody	113
where	62
where <number>	40
where @science	-113
where he	112
where her	-68
where it	-113
where nobody	-87
where only	100
where she	101
where the	-68
where there	84
where they	123
whet	-112
whet @science	-112
whet it	-112
whether	-16
whether @science	-91
whether he	136
whether it	-91
whether parcel	-100
whether she	109
whether the	-112
whether they	32
whether to	-85
which	25
which <number>	-104
which @+belief	59
which @politics	59
which be	-107
which end	94
which go	133
which he	98
which his	-65
which make	133
which mean	104
which needle	-121
which only	-80
which party	59
which remind	-78
which roll	-128
which run	95
which she	162
which show	-48
which tester	-81
while	21
while @garment	-157
while asleep	119
while do	103
while he	117
while iron	-140
while muck	-102
while on	71
while part	-117
while she	12
while the	13
while their	-106
while they	34
while wash	-98
while you	-92
whip	35
whip @dairy	-84
whip @food	-84
whip cream	-84
whip on	85
whiplash	93
whiplash .	93
whippet	-70
whippet afraid	-70
whisky	-114
whisky .	-85
whisky @furniture	-111
whisky bar	-111
whisky from	-61
whisper	109
whisper ,	-91
whisper only	137
whistle	-80
whistle .	-188
whistle and	79
whistle be	-66
whistle day	107
whistle from	-98
whistle like	-134
whitby	-107
whitby .	-150
whitby with	-13
white	32
white ,	83
white @alcohol	81
white @drink	-36
white @food	-104
white @game	-107
white @hobby	-107
white @job	122
white @narcotic	81
white @sport	-107
white after	-122
white as	-96
white border	-91
white but	106
white by	-58
white cane	118
white flag	59
white in	115
white irish	81
white leave	-120
white man	122
white or	83
white polo	-107
white rivotril	111
white south	116
white space	-102
white spirit	-151
white stick	97
white tea	-104
white thing	88
white wall	-131
white welsh	130
white wine	-90
white with	-106
whitechapel	89
whitechapel road	89
whitefly	-50
whitefly off	-50
whittington	97
whittington and	97
who	21
who @animal	-122
who @income	-129
who attack	168
who be	47
who burn	20
who call	115
who can	-180
who cover	-86
who die	-166
who dispense	-92
who do	-122
who facilitate	-132
who faint	-88
who fall	-54
who flee	84
who have	28
who hold	116
who interfere	90
who jump	144
who keep	57
who know	142
who lend	107
who lie	92
who live	-122
who love	-117
who miss	-101
who need	-132
who open	-63
who pay	-129
who pretend	102
who retrain	-77
who ride	-66
who run	-109
who say	89
who she	102
who sign	-128
who specialise	-76
who still	97
who swell	113
who take	122
who teach	-90
who tell	100
who use	-57
who wait	17
who work	-138
whole	-71
whole <number>	63
whole @dwelling	98
whole @family	109
whole @food	-73
whole @fruit	-48
whole @tree	-48
whole codebase	-69
whole compound	129
whole dashboard	-66
whole euro	-92
whole family	109
whole file	-133
whole flat	-171
whole hotel	-104
whole house	98
whole kitchen	115
whole of	123
whole onion	-81
whole plugin	-105
whole satsuma	-48
whole site	-151
whole spring	-89
whole staff	-103
whole staffroom	115
whole street	110
whole text	-44
whole town	-120
whole wheat	-74
whole workshop	113
whole year	71
wholesale	-113
wholesale .	-75
wholesale @food	-89
wholesale @vegetable	-89
wholesale in	-84
wholesale vegetable	-89
wholesaler	-123
wholesaler be	-98
wholesaler over	-80
whom	15
whom be	-111
whom to	99
whose	16
whose @+belief	99
whose @politics	99
whose parser	-67
whose party	99
whose pitch	-111
whose shutter	-89
whose side	119
why	159
why .	103
why he	81
why she	94
why the	140
why they	113
why turbo	-93
wi	-125
wi on	-125
wi-fi	-139
wi-fi .	-87
wi-fi drop	-111
wicklow	-101
wicklow .	-101
wide	-123
wide @body_part	-128
wide foot	-128
wide open	-108
wide stair	-97
wide trainer	128
widget	-125
widget .	-90
widget and	-86
widget for	-88
widow	30
widow and	-101
widow be	119
widowmaker	-90
widowmaker "	-90
wiebke	-89
wiebke @income	-89
wiebke take	-89
wife	70
wife ,	159
wife .	36
wife @+finance	105
wife @animal	118
wife @hobby	100
wife @income	84
wife @sport	100
wife adaeze	-98
wife alway	-139
wife amara	-99
wife and	147
wife be	56
wife call	-127
wife can	134
wife carry	106
wife convert	99
wife cover	134
wife defend	-96
wife do	58
wife earn	105
wife end	136
wife file	142
wife find	187
wife fold	-104
wife get	136
wife go	-94
wife hate	-132
wife have	80
wife hide	124
wife in	221
wife join	-21
wife kemi	117
wife know	51
wife like	-162
wife lose	-20
wife marry	124
wife mbali	-107
wife miscarry	144
wife name	-127
wife of	62
wife organise	113
wife put	-61
wife read	101
wife skip	100
wife speak	-121
wife stand	5
wife suffer	115
wife sunita	109
wife take	-22
wife teach	-114
wife use	100
wife want	108
wife watch	73
wife wear	-7
wife will	-136
wifi	-254
wifi .	-165
wifi for	-125
wifi in	-150
wig	-46
wig .	119
wig for	-111
wig on	-111
will	-5
will .	-100
will @+finance	91
will @animal	95
will @income	92
will @insect	95
will again	80
will argue	-103
will ask	88
will be	72
will bring	-88
will do	-91
will earn	91
will fall	-90
will fly	95
will from	-79
will get	-43
will go	10
will hold	-104
will last	81
will live	-110
will lose	98
will love	-120
will marry	98
will much	-72
will n't	28
will never	76
will not	37
will only	-123
will personally	-126
will present	-91
will rather	-84
will rod	116
will sell	-83
will sit	153
will stay	-101
will step	-94
will stop	102
will take	92
will talk	112
will test	100
will to	-108
will try	-62
willebrand	119
willebrand .	119
william	-134
william .	-134
willow	-79
willow too	-79
win	-174
win second	-78
win the	-164
wind	-236
wind .	-118
wind @hobby	-62
wind be	-72
wind behind	-117
wind care	-80
wind in	-118
wind on	-127
wind photography	-62
wind the	-86
wind turbine	-74
window	-118
window .	-22
window <number>	-100
window @food	-85
window @furniture	-103
window @seasoning	-85
window as	121
window be	-159
window clean	105
window cleaner	-120
window desk	-103
window dress	-85
window firm	-140
window for	-15
window lock	-113
window most	-96
window round	-71
window seat	-95
window side	-100
window still	-117
windowsill	141
windowsill .	141
windrush	42
windrush @car	-120
windrush @vehicle	-120
windrush car	-120
windrush lot	124
windscreen	-108
windscreen be	-108
wine	6
wine ,	-92
wine and	-112
wine at	-79
wine be	-76
wine fair	122
wine fan	-90
wine for	-79
wine on	115
wine sauce	96
wine shop	126
wine since	86
wine steward	-158
wine taste	131
wine-ok	104
wine-ok venue	104
wing	-102
wing .	-69
wing @job	12
wing again	-108
wing and	124
wing at	150
wing for	-102
wing mate	12
wing of	-151
winger	-103
winger have	-103
winner	-186
winner .	-138
winner at	-115
winnipeg	-110
winnipeg in	-110
winter ,	-121
winter .	6
winter @garment	121
winter and	115
winter clothe	-106
winter coat	121
winter with	-83
wipe	-95
wipe .	-95
wiradjuri	163
wiradjuri mob	107
wiradjuri people	125
wire	57
wire .	-40
wire @punishment	56
wire by	111
wire cage	56
wire connection	-111
wire in	160
wire the	-94
wise	-94
wise .	-94
wish	27
wish ,	92
wish .	82
wish reply	-86
witch	-91
witch .	-91
with	17
with 	-104
with (	-71
with .	126
with <number>	-62
with @+health	127
with @+illness	140
with @animal	-166
with @bird	-103
with @body_part	-55
with @bread	-71
with @color	-104
with @craft	-88
with @crime	-27
with @dairy	-113
with @dessert	76
with @drink	13
with @fabric	-88
with @family	43
with @farm_animal	-91
with @food	15
with @fruit	-102
with @garment	-52
with @herb	-65
with @hobby	-159
with @horse	-77
with @illness	159
with @instrument	-186
with @job	-132
with @meat	-45
with @medicine	77
with @narcotic	15
with @nut	-102
with @politics	-91
with @science	50
with @seasoning	-112
with @sport	-149
with @symptom	148
with @tree	-98
with @vehicle	-117
with a	22
with abuse	-94
with acetone	123
with acid	-111
with affray	111
with agnieszka	-81
with ahmed	94
with alan	74
with alder	-75
with all	-144
with aluminium	-111
with an	116
with another	101
with asafoetida	-94
with assault	89
with astro	-77
with authentik	-95
with autism	105
with ayah	-83
with bamboo	-64
with basmati	-65
with benefit	70
with berlin	-119
with bfxr	-95
with blister	97
with blue	-53
with bluegreen	-71
with book	-76
with both	113
with brass	-109
with bread	-71
with breakfast	155
with brown	-81
with chemistry	-93
with chestnut	-65
with chicory	-97
with child	66
with cider	-100
with cigarette	120
with clarion	-131
with cleave	109
with clothe	-75
with club	96
with cm	-53
with coke	107
with congress	71
with conviction	88
with cornflour	-79
with cotton	100
with cousin	-97
with cut	-93
with dad	89
with daily	-96
with dairy	-120
with date	-97
with dorota	-110
with dr	157
with draught	-77
with drum	-82
with dry	-91
with duct	-99
with each	86
with ealing	-73
with endometriosis	57
with every	-87
with everything	-125
with exhaustion	117
with extinction	126
with fake	-89
with fela	-101
with fog	-102
with food	103
with food-bank	131
with fraud	-106
with freeagent	-93
with fry	-73
with fryer	117
with gate	-102
with gelatine	111
with gouache	-87
with grab	-77
with graham	-117
with green	-53
with greta	111
with grey	-110
with gum	76
with guy	119
with gvr	-99
with gwil	-87
with half	74
with hand	-115
with hare	-106
with hat	-52
with haunt	-83
with hawthorn	-120
with heat	-103
with heike	97
with her	65
with herb	-52
with herr	-69
with him	107
with his	102
with hiv	118
with hive	71
with hotel	-110
with ice	-108
with in-ear	111
with in-laws	106
with injera	-96
with it	132
with its	-108
with jayden	109
with jitter	-75
with jonty	-98
with judo	-149
with jumu	122
with kenyan	-73
with kilogram	-109
with kirsten	-114
with knife	133
with kubernete	-116
with lakh	-99
with lamb	-74
with language	-71
with laud	110
with lazy.nvim	-75
with leaflet	85
with leave	105
with legacy	-93
with len	151
with letzte	115
with linen	-101
with litestream	-83
with little	-87
with load	-84
with long	-84
with lou	115
with macron	-95
with madder	-81
with make	-93
with marble	-90
with methylated	-87
with milk	-70
with money	77
with mr	-105
with mrs	-98
with multiple	97
with muthoot	88
with name	76
with net	-88
with newspaper	-83
with nkechi	-114
with no	90
with nothing	32
with nut	-102
with oat	-124
with odd	-84
with odd-shaped	-81
with old	-84
with olive	-78
with onion	-84
with opendyslexic	109
with owner	-82
with oxygen	105
with paint	-100
with paloma	-123
with paper	-168
with parcel	-131
with parkinson	106
with patch	96
with pensioner	-111
with people	115
with permadeath	-102
with permission	-103
with phoenix	-104
with pig	-91
with pill	77
with plain	-96
with play	-105
with plumpy'nut	-86
with pneumonia	167
with pride	125
with psql	-88
with puncover	-141
with pytest	-93
with quechua	112
with quilt	-105
with radioiodine	110
with recipe	-95
with reconciliation	-123
with roaccutane	105
with rock	-103
with rodrigo	112
with rust	-104
with safaricom	-123
with sage	-55
with sausage	-107
with savill	-91
with seed	85
with seir	-85
with self-amalgamating	-82
with shade	-95
with sibling	-104
with slave	-52
with slave-making	-65
with sleep	-164
with smoke	-78
with smoky	-85
with soap	-105
with sock	-70
with solaris	-185
with solidarity	118
with solvent	-84
with somebody	120
with spot	108
with starling	-103
with stress	130
with strong	-69
with sugar	-96
with sumup	-110
with supper	64
with tablet	91
with tape	-96
with tb	129
with technical	-52
with tendinitis	98
with the	80
with their	-45
with them	-40
with this	9
with three-node	-108
with tokyo	88
with tourette	123
with train	-83
with twin	129
with type	101
with typescript	-97
with user	-57
with valgrind	-93
with very	-93
with vinegar	-63
with visitor	-97
with voucher	69
with water	-167
with watercolour	-74
with week	-13
with weight	-124
with west	-106
with wheat	-107
with white	-94
with window	-100
with woman	126
with wonga	90
with year	-131
with zigzag	-80
with zofia	-99
with £	135
within	45
within <number>	45
without	39
without .	129
without @food	-8
without @science	146
without @seasoning	-84
without @vehicle	-86
without a	-51
without adjective	-93
without air	-70
without bashism	-104
without blurb	-106
without dublin	-104
without duplicate	-98
without egg	113
without embellishment	-109
without emojis	-100
without gap	-99
without give	117
without glass	123
without her	-135
without it	139
without licence	119
without paper	191
without permission	127
without plot	-103
without plug	105
without preamble	-110
without rewrite	-44
without satnav	-119
without sauce	-84
without stop	82
without success	-96
without technical	-86
without th	-96
without the	125
without them	-123
without think	-111
without use	-129
without warn	133
without wreck	-116
witness	191
witness and	192
witness at	53
witness box	-109
witness for	117
witness in	110
witness leave	124
witness signature	-127
wobble	89
wobble cushion	89
wohngeld	110
wohngeld and	110
wojtek ,	-71
wojtek have	85
wolfram	-105
wolfram @income	-105
wolfram take	-105
wolfsburg	-91
wolfsburg .	-91
wolof	-81
wolof if	-81
woman	256
woman ,	184
woman .	130
woman @doctor	95
woman @job	95
woman alike	106
woman and	119
woman be	189
woman by	87
woman doctor	95
woman for	120
woman from	-129
woman in	127
woman now	55
woman on	45
woman wash	86
womb	161
womb be	116
womb out	132
wonder	12
wonder .	12
wonga	90
wonga at	90
wood	8
wood .	5
wood be	-88
wood by	83
wood on	92
wood only	-93
woodblock	-100
woodblock in	-100
wooden	-81
wooden block	-81
woodturning	-110
woodturning .	-110
woodworking	-51
woodworking ;	-51
wool	-54
wool .	-150
wool and	-41
wool for	100
wool make	109
wool shop	-170
wool with	-84
word	-102
word "	-132
word .	-86
word @food	-108
word a	-108
word against	82
word and	-109
word at	-162
word for	73
word in	-94
word into	-112
word rather	-81
word resilience	-89
word since	128
wordpress	-98
wordpress for	-86
wordpress to	-82
work	-66
work ,	161
work .	8
work <number>	-155
work @believer	-93
work @color	111
work @family	91
work after	-130
work alternate	-110
work and	47
work anyway	94
work as	-164
work at	-47
work badge	-122
work be	-57
work because	107
work behind	98
work black	111
work by	112
work call	-134
work cash	154
work class	-88
work council	154
work day	-165
work family	91
work for	83
work from	-194
work fume	-89
work glass	-134
work half	-97
work in	-104
work know	102
work laptop	-92
work late	-104
work life	-100
work mon	-93
work morning	88
work near	-91
work never	-63
work night	-281
work of	-54
work on	-129
work online	-93
work only	-150
work out	91
work over	-92
work permit	125
work remotely	-127
work saturday	-135
work since	90
work the	-177
work till	88
work to	121
work tuesday	120
work unaccompanied	-95
work until	7
work visa	131
work with	-54
work yet	111
worker	-12
worker 	99
worker .	-157
worker @+belief	114
worker @politics	114
worker be	13
worker half	-111
worker party	114
worker want	87
workplace	-123
workplace have	-59
workplace run	-114
worksheet	-168
worksheet as	-103
worksheet of	-151
worksheet than	-59
workshop	-210
workshop ,	-84
workshop .	-100
workshop @appliance	-87
workshop be	-110
workshop for	-134
workshop monthly	-59
workshop motto	-87
workshop of	-116
workshop on	-91
workshop stave	-87
workspace	-98
workspace have	-98
worktop	-177
worktop .	-145
worktop with	-110
world	36
world and	136
world cup	-16
worldly	132
worldly song	132
worm	-166
worm .	-111
worm tablet	-132
worry	-41
worry about	-103
worry him	123
worse	185
worse .	109
worse and	96
worse before	104
worse in	140
worship	107
worship @food	-73
worship a	-73
worship team	148
worst	108
worst first	106
worst year	44
wort	-81
wort on	-81
worth	215
worth .	82
worth <number>	126
worth about	124
worth be	115
worth less	100
worth more	84
worth of	-113
worth pass	108
wound	-89
wound for	-89
wouter	-106
wouter .	-106
wrap .	83
wrap @food	-42
wrap in	-56
wrap sandwich	-42
wreck	80
wreck .	115
wreck their	-116
wrestler	88
wrestler be	88
wrist	198
wrist .	183
wrist @hobby	105
wrist @sport	105
wrist go	81
wrist joint	-91
wrist on	157
wrist operation	103
wrist ski	105
wrist till	93
wrist twice	67
write	-121
write "	90
write ,	100
write .	-179
write <number>	-27
write @crime	-54
write @family	-41
write @food	-122
write @illness	108
write @science	74
write a	-122
write adr	-90
write all	47
write an	-59
write as	-110
write cheque	-94
write child	-41
write crime	-54
write down	77
write each	18
write firmware	-127
write go	-108
write group	-74
write his	-89
write horror	-83
write in	-101
write instruction	-122
write it	74
write joke	-104
write letter	-101
write note	68
write obituary	-133
write only	-99
write out	111
write payroll	-60
write poem	-115
write python	-83
write review	-76
write song	133
write spanish	-86
write sql	-127
write the	-194
write their	-95
write tia	108
write to	95
write too	-107
write typescript	-127
write with	-93
writer	-114
writer .	-114
wrocław	-123
wrocław at	-123
wrong	-24
wrong .	-39
wrong cue	-117
wrong for	-110
wrong on	149
wrong stamp	119
wycliffe	34
wycliffe print	-85
wycliffe wear	87
würzburg	-100
würzburg and	-100
x	-67
x <number>	-67
x-ray	40
x-ray .	-109
x-ray be	98
x-ray still	108
x-ray that	89
x-rayed	119
x-rayed .	119
x-rays	-95
x-rays for	-95
x1	-69
x1 @hobby	-69
x1 @sport	-69
x1 run	-69
xanax	129
xanax before	129
xe/xem	132
xe/xem .	132
xeon	-109
xeon .	-109
xero	-139
xero every	-90
xero mostly	-110
xhosa	133
xhosa town	133
ximena	-79
ximena want	-79
xiulan	-90
xiulan sit	-90
xiv	-77
xiv .	-77
xr	126
xr at	126
xss	-62
xss on	-62
yaba	140
yaba and	104
yaba for	98
yachtmaster	-87
yachtmaster coastal	-87
yam	-125
yam @food	-95
yam and	-86
yam pottage	-95
yamaha	-115
yamaha be	-115
yaml	-143
yaml .	-100
yaml anchor	-113
yara	-35
yara be	-35
yard	-19
yard .	71
yard and	66
yard because	-111
yard flood	-132
yard gate	-93
yard in	-70
yard on	-74
yard when	-104
yaris	-132
yaris .	-132
yarl	119
yarl be	119
yarm	-118
yarm .	-118
yarn	-199
yarn <number>	-59
yarn @income	-146
yarn be	-114
yarn on	-112
yarn shop	-38
yarn stash	-146
yaw	-82
yaw .	-82
year	60
year 	-113
year ,	197
year .	41
year <number>	-185
year @food	-113
year a	-113
year after	60
year ago	86
year and	131
year as	115
year at	116
year back	-18
year be	15
year before	37
year between	-117
year chip	121
year class	-99
year clean	97
year flip	125
year for	135
year from	-107
year hvac	-128
year in	76
year leave	139
year of	63
year old	-215
year run	-88
year smoke	103
year that	113
year to	156
year when	-96
year with	119
yeast	-119
yeast .	-74
yeast as	-84
yeast per	-77
yellow	39
yellow .	-93
yellow and	-8
yellow as	89
yellow envelope	117
yellow over	-20
yellow pouch	58
yellow top	-134
yellow-sticker	105
yellow-sticker @food	105
yellow-sticker food	105
yemayá	125
yemayá at	125
yes	112
yes ,	96
yes .	-21
yes @+belief	85
yes album	-118
yes badge	124
yes flag	109
yes in	89
yes or	-129
yes to	80
yes vote	85
yesterday	-110
yesterday .	-83
yesterday for	-109
yet	33
yet .	5
yet and	111
yewande	-97
yewande can	-97
yoga	-187
yoga @dwelling	-78
yoga @job	-71
yoga at	-99
yoga mat	-116
yoga studio	-78
yoga teacher	-71
yoga woman	-128
yoghurt	-114
yoghurt .	-80
yoghurt tub	-83
yogurt	-107
yogurt .	-107
yolk	-71
yolk .	-71
yolngu	117
yolngu @family	117
yolngu family	117
yona	85
yona come	129
yona repair	-63
yoruba	165
yoruba ,	117
yoruba and	107
yoruba woman	111
you	-92
you wait	-92
youghal	-111
youghal .	-111
young	112
young @+belief	76
young @+state	76
young @color	125
young @food	125
young @job	84
young @vegetable	125
young green	125
young man	84
young people	-113
young republican	76
younger	-43
younger .	-132
younger @family	-88
younger son	-88
younger woman	93
youngest	65
youngest ,	-9
youngest .	-124
youngest @family	-165
youngest away	134
youngest be	35
youngest child	-165
youngest get	124
youngest have	106
youngest take	108
youngest to	-125
your	-96
your spreadsheet	-85
your vein	-69
youssouf	-112
youssouf .	-112
youth	-17
youth @body_part	24
youth @job	126
youth and	82
youth camp	-45
youth court	125
youth hostel	-118
youth in	-94
youth wing	24
youth worker	126
youtube	-155
youtube .	-109
youtube clip	-118
ypg	113
ypg .	113
yuki	94
yuki ,	94
yusef	76
yusef ;	76
yusra	-78
yusra .	-78
yusuf	13
yusuf @animal	-91
yusuf be	-139
yusuf break	110
yusuf cross	101
yusuf do	-91
yusuf fast	96
z	-53
z [	-53
z/os	-135
z/os <number>	-135
z_stock_age	-73
z_stock_age from	-73
zabihah	119
zabihah @food	119
zabihah @meat	119
zabihah meat	119
zagreb	-68
zagreb .	94
zagreb with	-119
zahnarzt	-90
zahnarzt kröger	-90
zainab	-78
zainab send	-69
zainab want	-74
zanzibar	-105
zanzibar .	-105
zaragoza	-107
zaragoza at	-107
zazen	151
zazen at	151
zdeněk	-104
zdeněk be	-104
zebrafish	-103
zebrafish @body_part	-103
zebrafish heart	-103
zed	-83
zed now	-83
zen	-108
zen .	-108
zendesk	-95
zendesk plan	-95
zephyr	-106
zephyr <number>	-106
zgraggen	-99
zgraggen have	-99
zigzag	-80
zigzag and	-80
zine	-125
zine be	-125
zip	-38
zip .	92
zip down	116
zip in	-73
zip the	-102
zloty	95
zloty an	95
zod	-97
zod <number>	-97
zofia	-66
zofia .	-99
zofia be	-22
zojirushi	-102
zojirushi .	-102
zolpidem	125
zolpidem since	125
zoltán	67
zoltán be	67
zombie	-118
zombie process	-72
zombie with	-89
zone	-164
zone be	-100
zone c	-108
zone so	-89
zoo	-141
zoo of	-98
zoo twice	-105
zoom	-42
zoom .	46
zoom class	-112
zoom for	-92
zoom together	-94
zopiclone	135
zopiclone or	108
zopiclone some	93
zulu	103
zulu @job	133
zulu man	133
zulu openjdk	-114
zungen	-100
zungen .	-100
zurich	-100
zurich until	-100
zwickau	-96
zwickau .	-96
zwm_	-83
zwm_ prefix	-83
zyban	115
zyban and	115
zyrtec	120
zyrtec month	120
zé	102
zé be	102
~	-130
~ /	-130
£	15
£ <number>	15
°	-82
° c	-82
åsa	-85
åsa have	-85
öcalan	82
öcalan "	82
łódź	-101
łódź .	-101
škoda	-95
škoda octavia	-95
€	-41
€ <number>	-41
√	-53
√ -	-53
"""
# fmt: on
