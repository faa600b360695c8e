"""Learned by `mnemic.evals.endings`: do not edit, learn anew."""

# fmt: off
BIAS = 14
WEIGHTS = r"""
 <shared>	46
#day	19
#day #name	-114
#day #number	142
#day </s>	77
#day <shared>	-81
#day a	54
#day after	123
#day afternoon	55
#day again	125
#day and	176
#day are	-11
#day as	-233
#day at	13
#day by	51
#day can	-57
#day cleanup	-43
#day evening	96
#day for	-124
#day from	14
#day go	-58
#day how	-13
#day i	-20
#day in	-118
#day instead	89
#day is	-173
#day morning	10
#day move	-28
#day name	51
#day named 0	-19
#day named 1	74
#day named 2	28
#day night	93
#day no	27
#day noon	66
#day not	65
#day now	-12
#day nowadays	125
#day of	159
#day off	-57
#day only	-113
#day own 0	-55
#day own 1	-89
#day own 2	104
#day please	63
#day put	38
#day retire	46
#day she	15
#day since	63
#day smooth	-14
#day so	-130
#day start	-29
#day tell	17
#day that	-67
#day the	46
#day these	84
#day this	-216
#day to	-39
#day too	-308
#day unnamed 0	-171
#day unnamed 1	42
#day update	-14
#day was	120
#day we	-95
#day we're	-10
#day what	-91
#day with	-77
#day write	-16
#month	71
#month #name	40
#month <shared>	-102
#month and	87
#month because	126
#month can	27
#month cherry	75
#month could	43
#month do	93
#month drywall	-22
#month finger	-17
#month for	166
#month good	60
#month help	-81
#month instead	135
#month is	80
#month legal	10
#month my	112
#month named 0	41
#month named 1	111
#month named 2	-50
#month not	82
#month now	101
#month own 1	-80
#month own 2	109
#month please	114
#month rather	-56
#month same	40
#month so	-17
#month thank	-36
#month the	12
#month unnamed 0	16
#month unnamed 1	-54
#month unnamed 2	67
#month what	-38
#name	30
#name #day	-48
#name #name	98
#name #number	-19
#name <shared>	-125
#name ?	-368
#name a	156
#name after	12
#name all	-77
#name allergic	28
#name alone	-107
#name already	34
#name an	103
#name and	-42
#name another	60
#name any	-27
#name are	-123
#name arrive	44
#name ask	57
#name assist	-67
#name at	-253
#name autocorrect	18
#name back	23
#name be	-40
#name because	-223
#name become	47
#name bee	62
#name behind	-92
#name beside	55
#name birthday	72
#name box	112
#name boy	-69
#name branch	71
#name break	29
#name breakfast	60
#name bring	96
#name brother	-97
#name build	46
#name but	-196
#name by	-177
#name can	-56
#name cancel	-109
#name cat	78
#name change	95
#name charge	42
#name cheap	-63
#name check	-65
#name ciao	85
#name clear	106
#name clinic	42
#name close	-160
#name colleague	-150
#name come	194
#name compile	-14
#name complete	-76
#name could	-25
#name cover	-288
#name cry	43
#name cut	76
#name dad	49
#name dashboard	-48
#name dear	-54
#name decide	132
#name do	-64
#name does	34
#name doing	-96
#name down	212
#name draw	52
#name drop	131
#name easy	52
#name eat	99
#name edit	-49
#name estate	88
#name every	83
#name fan	33
#name field	103
#name fill	67
#name finally	29
#name find	-115
#name fine	-37
#name fingering	-27
#name finish	-120
#name first	-49
#name fit	49
#name fly	-194
#name folk	63
#name follow	81
#name food	83
#name for	-174
#name from	89
#name full	43
#name general	-101
#name get	-166
#name give	-132
#name go	-46
#name good	-114
#name gran	-33
#name grant	-25
#name green	32
#name guy	-200
#name had	-273
#name hand	-53
#name hang	-19
#name happen	-56
#name happy	75
#name hard	-127
#name has	-21
#name have	-10
#name he	-128
#name head	16
#name help	-164
#name hire	-20
#name his	158
#name hold	22
#name hook	61
#name hopeless	59
#name house	-52
#name how	42
#name i	-21
#name if	-245
#name import	-60
#name in	-32
#name instead	42
#name is	-109
#name it	38
#name jack	53
#name jobless	20
#name join	-96
#name just	63
#name keep	-50
#name kill	10
#name lab	76
#name land	-11
#name last	-101
#name lead	-65
#name leave	-61
#name like	-105
#name live	43
#name look	62
#name love	-297
#name maintain	27
#name many	-172
#name me	-168
#name migrate	17
#name mix	50
#name move	100
#name much	-307
#name mum	-15
#name music	-57
#name my	172
#name named 0	-155
#name named 1	195
#name named 2	168
#name near	11
#name need	41
#name never	-67
#name news	197
#name next	-104
#name night	27
#name no	-18
#name nobody	66
#name node	-56
#name normal	40
#name not	-54
#name now	120
#name of	-129
#name off	19
#name office	72
#name officially	63
#name on	-21
#name one	69
#name only	-32
#name open	41
#name osprey	11
#name out	119
#name outgrow	-14
#name over	14
#name own 0	-174
#name own 1	31
#name own 2	158
#name owner	30
#name pack	-104
#name paper	35
#name pass	-149
#name pay	89
#name person	101
#name pick	-10
#name policy	113
#name port	49
#name postpone	97
#name pull	112
#name pump	53
#name push	-12
#name quit	73
#name race	13
#name raise	30
#name rest	52
#name rewrite	48
#name ring	-17
#name rule	33
#name say	42
#name scrap	152
#name sell	-40
#name ship	98
#name should	-265
#name show	28
#name shut	44
#name sign	-207
#name since	47
#name sing	60
#name sister	-152
#name slot	57
#name smell	54
#name so	-89
#name stand	11
#name start	-121
#name stay	50
#name steal	96
#name step	-141
#name still	-25
#name stop	129
#name student	59
#name studio	45
#name subscription	25
#name supervise	-26
#name sushi	49
#name switch	118
#name take	88
#name teach	-20
#name team	-69
#name tell	-27
#name tempt	-273
#name test	21
#name that	32
#name the	258
#name there	-100
#name these	-118
#name they	131
#name they've	56
#name thief	33
#name thing	26
#name this	-26
#name thyme	44
#name ticket	-21
#name to	-138
#name today	-77
#name too	-70
#name topic	41
#name train	-29
#name transfer	-31
#name treat	-19
#name under	-95
#name unnamed 0	-220
#name unnamed 1	84
#name unnamed 2	258
#name up	81
#name want	-111
#name was	-280
#name we	-75
#name we're	82
#name week	57
#name what	21
#name when	34
#name where	58
#name which	73
#name who	-37
#name will	61
#name wish	-28
#name with	130
#name would	-284
#name write	-116
#name wrong	-50
#name yes	74
#name yesterday	-86
#number	-99
#number #day	53
#number #month	24
#number #name	-105
#number #number	246
#number </s>	-148
#number <shared>	51
#number a	66
#number after	-42
#number again	-88
#number am	-109
#number an	58
#number and	-258
#number any	56
#number approval	-208
#number are	113
#number as	51
#number at	78
#number baby	21
#number be	-176
#number bed	10
#number birthday	-13
#number bus	-25
#number but	-89
#number by	144
#number can	85
#number candle	80
#number cheeky	-57
#number clay	13
#number coffee	78
#number colony	112
#number day	-237
#number dev	17
#number dive	62
#number do	46
#number does	14
#number dose	79
#number drop	100
#number espresso	22
#number euro	-109
#number even	81
#number every	89
#number extra	-29
#number feel	-26
#number fish	58
#number fix	88
#number flavour	-18
#number floor	52
#number foot	33
#number for	80
#number from	235
#number get	-85
#number gig	30
#number go	-115
#number grand	-56
#number has	-174
#number headache	13
#number help	58
#number hour	-307
#number i	112
#number in	10
#number inch	67
#number instead	114
#number is	-22
#number it	56
#number k	14
#number kg	47
#number kid	-30
#number kilo	-103
#number km	-140
#number lamb	30
#number last	93
#number leave	39
#number line	-106
#number long	-27
#number man	-39
#number milker	18
#number min	81
#number minute	-11
#number month	250
#number more	68
#number morning	48
#number my	113
#number named 0	14
#number named 1	73
#number named 2	139
#number new	56
#number not	248
#number now	52
#number o'clock	71
#number of	-30
#number off	20
#number on	11
#number ooh	45
#number out	-67
#number own 0	-72
#number own 1	-180
#number page	57
#number pager	-19
#number pay	83
#number per	96
#number percent	-264
#number person	-78
#number please	-133
#number pound	47
#number put	-32
#number quid	-31
#number replace	40
#number room	28
#number run	65
#number sept	-56
#number session	-112
#number shall	96
#number sharp	20
#number she	-70
#number should	71
#number sign-ups	52
#number since	146
#number so	45
#number sorry	16
#number spoon	49
#number start	145
#number suggest	64
#number suitcase	-32
#number suite	-49
#number swim	12
#number tear	36
#number that	109
#number these	-72
#number they	29
#number this	85
#number time	-115
#number to	-218
#number today	16
#number tomorrow	-220
#number unnamed 0	-62
#number unnamed 1	-82
#number wardrobe	88
#number way	39
#number we	44
#number we're	-33
#number what	-297
#number when	-59
#number which	61
#number worth	87
#number write	-14
#number year	146
#number yesterday	60
0 <shared>	104
0 on #name	47
0 on #number	138
0 on @job	140
0.14 on #number	110
1 on #day	-344
1 on #name	-188
1 on #number	-222
1 on @alcohol	52
1 on @animal	-212
1 on @body_part	72
1 on @bread	47
1 on @cat	-40
1 on @color	53
1 on @drink	133
1 on @dwelling	-117
1 on @family	60
1 on @food	-85
1 on @fruit	73
1 on @furniture	-115
1 on @hobby	-159
1 on @illness	-45
1 on @income	-217
1 on @job	-208
1 on @music	56
1 on @narcotic	52
1 on @pasta	-16
1 on @pet	-107
1 on @religion	18
1 on @science	-63
1 on @seasoning	37
1 on @sport	-115
1 on @temple	18
1 on @tree	148
1 on @vehicle	19
1,050 on #number	109
1,100 on #number	59
1,100 on @pet	90
1,500 <shared>	-15
1,500 on #number	-30
1,500 on @income	70
1.1 on #number	32
10 <shared>	-121
10 on #month	-46
10 on #name	-117
10 on #number	-68
10 on @animal	71
10 on @boat	29
10 on @dairy	-18
10 on @drink	-34
10 on @farm_animal	99
10 on @food	14
10 on @furniture	85
10 on @income	-78
10 on @job	-199
10 on @medicine	40
10 on @vehicle	29
100 on #name	-231
100 on #number	-10
100 on @food	85
100 on @illness	43
100 on @income	149
100 on @medicine	182
1000 on #number	19
10th on #month	-31
10th on #number	-31
10th on @hobby	144
10th on @sport	144
11 <shared>	71
11 on #day	65
11 on #month	60
11 on #number	23
11 on @dwelling	60
11 on @family	64
11 on @hobby	74
11 on @job	57
11 on @sport	74
110 <shared>	-46
110 on #number	-58
12 <shared>	-158
12 on #month	-45
12 on #name	42
12 on #number	-112
12 on @job	70
120 on #number	-242
125 on #number	134
12k on #number	29
12th on #number	-52
13 on #month	122
13 on #name	94
13 on #number	90
13th on #number	141
14 on #name	-288
14 on #number	25
14 on @job	34
14,000 on #number	-18
140 on #number	-77
1400 on #name	17
14th on #month	126
14th on #number	-17
14th on @hobby	63
14th on @sport	63
15 on #month	98
15 on #name	-251
15 on #number	47
15 on @hobby	-73
15 on @income	-57
15 on @sport	72
150 on #name	-171
150 on #number	-15
15k on #number	117
15th on #month	95
15th on #name	-65
15th on #number	41
16 <shared>	91
16 on #month	-27
16 on #number	227
160 on #name	27
160 on #number	159
16th on #month	70
16th on #number	39
17 on #month	68
17 on #name	-60
17 on #number	-17
170 on #number	96
17th on #month	93
17th on #number	93
18 <shared>	120
18 on #name	-132
18 on #number	-31
18 on @illness	119
18 on @income	86
18 on @symptom	119
180 on #number	11
18:6 on #number	13
18th on #month	40
18th on #number	-13
19 on #month	20
19 on #name	-134
19 on #number	-16
1900 on #number	98
1926 on #number	43
19k on #number	51
19th on #month	212
19th on #number	280
1st on #month	22
1st on #name	180
1st on #number	89
2 <shared>	-176
2 on #day	-92
2 on #month	-22
2 on #name	-161
2 on #number	-194
2 on @animal	39
2 on @bird	43
2 on @boat	-77
2 on @body_part	-13
2 on @bread	73
2 on @color	50
2 on @dessert	41
2 on @dog	86
2 on @drink	-42
2 on @dwelling	-179
2 on @family	163
2 on @farm_animal	140
2 on @food	62
2 on @fruit	51
2 on @hobby	-97
2 on @illness	144
2 on @income	-182
2 on @insect	107
2 on @job	-48
2 on @meat	48
2 on @pet	16
2 on @seasoning	78
2 on @sport	-92
2 on @symptom	148
2 on @tree	38
2 on @vehicle	28
2,100 on #number	104
2,500 <shared>	129
2,500 on #number	96
2-5 on #number	72
2.0 on #name	56
2.0 on #number	-82
2.9 on #name	-15
2.9 on #number	-15
20 <shared>	-168
20 on #month	65
20 on #name	41
20 on #number	-13
20 on @family	154
20 on @instrument	-36
20 on @job	-173
200 on #name	-112
200 on #number	-94
2018 on #name	54
2018 on #number	64
20:30 on #number	83
20th on #month	118
20th on #name	-208
20th on #number	78
21 on #name	37
21 on #number	88
21 on @job	51
21st on #month	158
21st on #number	136
21st on @job	50
22 <shared>	-13
22 on #month	111
22 on #name	-55
22 on @income	-54
22k on #number	-64
22nd on #month	138
22nd on #number	30
23 on #month	145
23rd on #month	97
23rd on #number	148
24 <shared>	56
24 on #month	54
24 on #number	110
24 on @family	16
240 <shared>	42
240 on #number	57
24th on #month	180
24th on #number	147
25 <shared>	109
25 on #month	10
25 on #number	62
25th on #number	19
26 on #month	67
26 on #number	31
26k on #number	40
26th on #month	54
26th on #number	-104
27 on #month	110
27 on #number	164
27th on #month	123
27th on #name	105
27th on #number	77
28 <shared>	93
28 on #number	79
28 on @job	87
280 on #number	60
29th on #name	90
29th on #number	71
3 <shared>	-55
3 on #day	-128
3 on #month	-106
3 on #name	-202
3 on #number	51
3 on @animal	124
3 on @bird	116
3 on @body_part	134
3 on @drink	70
3 on @dwelling	93
3 on @family	51
3 on @farm_animal	103
3 on @food	90
3 on @furniture	-109
3 on @hobby	28
3 on @illness	-30
3 on @income	-47
3 on @job	-53
3 on @medicine	37
3 on @narcotic	98
3 on @sport	42
3 on @vegetable	59
3 on @vehicle	82
3,000 on #number	-34
3,100 on #name	26
3,100 on #number	-29
3.10 on #number	46
3.11 on #name	61
3.11 on #number	37
3.12 on #name	43
3.12 on #number	128
3.99 on #number	67
3.99 on @income	67
30 <shared>	189
30 on #month	27
30 on #number	114
30 on @illness	72
30 on @job	58
300 <shared>	-70
300 on #name	62
300 on #number	-71
30k on #number	-16
30th on #month	92
30th on #name	50
30th on #number	83
31 on #month	53
31 on #name	42
31 on #number	-124
31st on #number	68
35 on #name	-244
35 on #number	-86
35 on @income	97
38 on #name	77
39 <shared>	52
39 on #number	34
4 on #day	15
4 on #month	-53
4 on #name	-93
4 on #number	-37
4 on @animal	-85
4 on @bird	-66
4 on @family	161
4 on @farm_animal	-30
4 on @food	-70
4 on @hobby	53
4 on @illness	71
4 on @insect	100
4 on @job	25
4 on @pet	-127
4 on @symptom	109
4,020 on #number	29
4,200 on #name	-44
4,500 on #name	-16
4,500 on #number	46
40 <shared>	19
40 on #month	-22
40 on #name	-89
40 on #number	-47
40 on @income	-111
400 on #name	-37
400 on #number	146
41 <shared>	39
41 on #name	48
41 on #number	118
42 on #number	56
420 on #number	69
4200 on #number	35
44 on #number	133
44 on @income	120
45 <shared>	-157
45 on #name	119
450 on #number	116
48 <shared>	121
480 on #number	64
4:30 on #number	-16
4k on #name	67
4k on #number	67
5 <shared>	-76
5 on #day	91
5 on #month	106
5 on #name	-282
5 on #number	50
5 on @dairy	65
5 on @drink	-17
5 on @family	33
5 on @farm_animal	102
5 on @food	10
5 on @hobby	112
5 on @illness	47
5 on @income	112
5 on @job	-29
5 on @sport	112
5 on @vehicle	34
5.50 on #number	32
50 <shared>	-35
50 on #number	-67
500 on #number	-59
52 <shared>	-42
52 on #number	-19
55 on #name	-69
55 on #number	65
55k on #number	97
57 on #number	205
5k <shared>	156
5k on #name	12
5k on #number	151
5th on #name	61
5th on #number	-51
6 on #day	-137
6 on #month	84
6 on #name	-177
6 on #number	138
6 on @animal	-32
6 on @bread	103
6 on @drink	-47
6 on @family	78
6 on @farm_animal	70
6 on @food	-63
6 on @furniture	25
6 on @hobby	-26
6 on @income	24
6 on @job	-42
6 on @narcotic	206
6,000 on #number	78
6.4 on #number	42
60 <shared>	-32
60 on #number	-57
60 on @vehicle	57
600 on #name	-77
600 on #number	-88
600 on @income	91
61 on #number	59
65 on #month	78
65 on #number	106
68 on #number	80
6:30 on #number	21
6am on #number	-38
6am on @job	103
7 <shared>	30
7 on #month	-124
7 on #name	-59
7 on #number	49
7 on @animal	-64
7 on @bird	68
7 on @family	73
7 on @job	-29
7,200 on #number	96
7,500 on #number	67
7.50 on @bread	11
7.50 on @food	11
70 on #number	68
70 on @income	-37
702 <shared>	45
71 on #number	-51
72 <shared>	68
72 on #number	154
72 on @animal	134
72 on @dairy	-25
72 on @farm_animal	134
72 on @food	-25
75 <shared>	-73
75 on #number	-15
78 <shared>	-19
78 on #number	-20
7:30 on #number	119
7:30 on @animal	21
7:30 on @dog	21
7:30 on @hobby	15
7:30 on @pet	21
7:30 on @sport	15
7b on #number	66
7th on #number	53
8 <shared>	160
8 on #day	61
8 on #name	-32
8 on #number	125
8 on @animal	-26
8 on @dwelling	-32
8 on @food	-20
8 on @hobby	-90
8 on @job	27
8 on @pet	-28
8 on @sport	-90
8,000 <shared>	58
85 on #number	11
850 on #number	163
8am on #number	-12
8k on #number	140
8th on #day	-63
8th on #month	159
8th on #number	120
9 <shared>	-201
9 on #day	82
9 on #month	21
9 on #name	-269
9 on #number	-50
9 on @animal	-88
9 on @food	-95
9 on @illness	15
9 on @insect	-14
9,600 on #number	67
90 on #number	10
90 on @animal	52
90 on @dairy	-18
90 on @drink	-18
90 on @food	-91
900 on #name	78
95 <shared>	123
95 on #month	48
95 on #number	119
96 on #number	40
990 on #number	17
9:45 on #number	64
9th on #month	114
9th on #name	-23
9th on #number	-62
<s> #day	26
<s> #name	-178
<s> #number	-120
<s> <shared>	224
<s> a	-559
<s> actually	123
<s> add	50
<s> after	118
<s> alarm	-102
<s> all	-29
<s> an	-94
<s> another	-203
<s> any	105
<s> apache	61
<s> are	-261
<s> as	-106
<s> at	-86
<s> baby	144
<s> back	126
<s> been	-63
<s> biopsy	62
<s> board	60
<s> borrow	-181
<s> bp	62
<s> bread	26
<s> bro	109
<s> btw	65
<s> build	-41
<s> bump	25
<s> buy	78
<s> can	-531
<s> cancel	231
<s> change	62
<s> chapter	-111
<s> cheese	54
<s> chuck	43
<s> clae	-61
<s> clemen	43
<s> client	21
<s> coffee	72
<s> consultant	13
<s> correction	75
<s> could	-514
<s> council	14
<s> cut	25
<s> dad	41
<s> defence	28
<s> delete	125
<s> deploy	-18
<s> dial	34
<s> did	60
<s> ditch	116
<s> do	-345
<s> doc	103
<s> doctor	129
<s> does	-297
<s> doing	-153
<s> door	16
<s> down	65
<s> drop	203
<s> eat	13
<s> edit	-28
<s> electric	35
<s> everything	-28
<s> finally	149
<s> find	33
<s> finish	104
<s> for	-275
<s> forget	-38
<s> fox	106
<s> fresco	-23
<s> full	174
<s> gas	86
<s> get	-10
<s> give	252
<s> go	73
<s> goodbye	96
<s> had	-179
<s> haha	22
<s> hand	114
<s> have	-124
<s> havent	54
<s> having	-19
<s> he	-26
<s> head	-129
<s> hey	12
<s> hi	-26
<s> hire	17
<s> his	55
<s> hit	66
<s> honestly	62
<s> how	-498
<s> i	-217
<s> i'm	-55
<s> i've	-14
<s> if	-271
<s> im	153
<s> in	-179
<s> is	-661
<s> it	30
<s> jack	114
<s> judge	96
<s> just	92
<s> key	65
<s> kitchen	75
<s> knee	24
<s> landlord	91
<s> lar	83
<s> laser	-24
<s> last	-104
<s> leave	221
<s> let	143
<s> lift	68
<s> lol	17
<s> lose	-140
<s> luka	-34
<s> make	91
<s> mamie	22
<s> management	-99
<s> me	-16
<s> meal	-62
<s> memoq	88
<s> merge	125
<s> might	-177
<s> minimum	47
<s> miss	-193
<s> monthly	-66
<s> move	124
<s> my	-637
<s> neurologist	106
<s> never	84
<s> new	219
<s> no	41
<s> not	-83
<s> off	115
<s> oh	120
<s> ok	141
<s> omg	-40
<s> on	-297
<s> only	-67
<s> optician	-20
<s> our	-131
<s> out	95
<s> pack	59
<s> part	136
<s> pass	212
<s> pay	153
<s> physio	48
<s> piano	47
<s> pizza	-131
<s> poor	144
<s> port	40
<s> product	64
<s> publisher	71
<s> pull	184
<s> push	-56
<s> put	-52
<s> quit	110
<s> raise	185
<s> rebooked	120
<s> relicensed	19
<s> rent	60
<s> reorg	144
<s> retested	15
<s> rewrite	132
<s> rip	173
<s> rn	57
<s> roster	27
<s> sad	29
<s> same	25
<s> scale	34
<s> scan	46
<s> scratch	173
<s> see	-44
<s> sell	37
<s> send	27
<s> set	82
<s> she	-33
<s> ship	78
<s> should	-533
<s> sign	184
<s> since	60
<s> skip	-210
<s> sleep	-52
<s> small	81
<s> so	99
<s> sorry	153
<s> split	-34
<s> stand	82
<s> start	40
<s> stop	228
<s> sub	-25
<s> swap	119
<s> swim	80
<s> switch	63
<s> take	40
<s> target	75
<s> team	40
<s> tear	101
<s> tell	-54
<s> that	-77
<s> the	-224
<s> there	48
<s> they	215
<s> they've	93
<s> think	-304
<s> third	29
<s> this	-343
<s> ticket	41
<s> today	89
<s> trade	189
<s> transfer	69
<s> travel	61
<s> turn	155
<s> uninstalled	165
<s> vet	134
<s> visit	-181
<s> wake	-83
<s> walk	117
<s> we	166
<s> we're	55
<s> we've	104
<s> weird	67
<s> what	-421
<s> which	-185
<s> who	-355
<s> wipe	98
<s> with	134
<s> would	-328
<s> you	67
<s> your	27
<shared>	-70
<shared> #day	-114
<shared> #month	-11
<shared> #name	-130
<shared> #number	-79
<shared> </s>	-238
<shared> <shared>	-199
<shared> <shared>'s	-70
<shared> ?	-336
<shared> a	-52
<shared> about	-12
<shared> account	126
<shared> across	-10
<shared> after	110
<shared> again	141
<shared> all	-93
<shared> allergy	105
<shared> along	-40
<shared> altogether	266
<shared> am	75
<shared> and	-25
<shared> any	258
<shared> anymore	353
<shared> are	59
<shared> around	69
<shared> arrive	133
<shared> as	46
<shared> ask	-261
<shared> at	-41
<shared> away	94
<shared> baby	44
<shared> back	21
<shared> badge	112
<shared> bail	190
<shared> be	-245
<shared> beat	85
<shared> because	-156
<shared> become	97
<shared> before	-98
<shared> begin	44
<shared> behind	-33
<shared> belong	-16
<shared> big	132
<shared> bill	51
<shared> birthday	-71
<shared> blight	120
<shared> blow	58
<shared> board	-66
<shared> book	86
<shared> bouldering	-60
<shared> bow	122
<shared> break	39
<shared> bring	-145
<shared> btw	126
<shared> build	61
<shared> burn	83
<shared> bus	67
<shared> but	45
<shared> buy	-90
<shared> by	-66
<shared> cake	30
<shared> call	-44
<shared> can	-29
<shared> cancel	-149
<shared> card	28
<shared> cash	123
<shared> celebrate	22
<shared> centre	106
<shared> certificate	150
<shared> change	-320
<shared> channel	62
<shared> charge	-70
<shared> class	196
<shared> clean	56
<shared> close	157
<shared> club	94
<shared> code	20
<shared> come	102
<shared> completely	136
<shared> contract	19
<shared> cost	-91
<shared> count	72
<shared> cuddle	62
<shared> cycle	135
<shared> d	86
<shared> daily	-38
<shared> date	13
<shared> day	-24
<shared> dead	70
<shared> deadline	88
<shared> defend	-20
<shared> deliver	19
<shared> did	-40
<shared> die	212
<shared> dinner	-13
<shared> disband	124
<shared> do	-62
<shared> doctor	-19
<shared> does	-102
<shared> down	227
<shared> drag	-50
<shared> drink	100
<shared> drive	35
<shared> drop	-35
<shared> dump	205
<shared> eat	-39
<shared> emigrate	128
<shared> end	198
<shared> entirely	46
<shared> entry	49
<shared> evening	-31
<shared> every	76
<shared> everything	170
<shared> extend	14
<shared> fail	-132
<shared> fall	57
<shared> feel	-30
<shared> finally	144
<shared> find	156
<shared> finish	26
<shared> first	122
<shared> flat	88
<shared> flight	74
<shared> flood	19
<shared> fly	258
<shared> fold	173
<shared> free	-96
<shared> from	83
<shared> fund	79
<shared> get	226
<shared> gig	96
<shared> give	71
<shared> go	195
<shared> good	109
<shared> goodbye	-67
<shared> graduate	182
<shared> hand	172
<shared> hang	183
<shared> has	147
<shared> have	83
<shared> he	68
<shared> hello	148
<shared> help	-133
<shared> her	16
<shared> here	-44
<shared> his	57
<shared> hit	-55
<shared> home	-77
<shared> house	67
<shared> how	-56
<shared> hurt	-122
<shared> i	233
<shared> idea	169
<shared> if	-181
<shared> in	-138
<shared> install	36
<shared> instalment	141
<shared> instead	166
<shared> into	-20
<shared> intolerance	35
<shared> is	155
<shared> it	273
<shared> jack	26
<shared> job	-38
<shared> join	-38
<shared> just	70
<shared> keep	-150
<shared> kick	-72
<shared> kid	90
<shared> kit	145
<shared> land	107
<shared> lapse	60
<shared> lead	-33
<shared> lease	87
<shared> leave	272
<shared> lesson	10
<shared> let	208
<shared> licence	54
<shared> like	-242
<shared> line	118
<shared> list	-83
<shared> live	72
<shared> lol	-59
<shared> lose	-113
<shared> lot	129
<shared> machine	-86
<shared> maintainer	122
<shared> make	57
<shared> man	90
<shared> manager	-17
<shared> max	89
<shared> me	-161
<shared> meet	31
<shared> membership	73
<shared> milk	16
<shared> money	-27
<shared> morning	116
<shared> move	223
<shared> must	-95
<shared> my	-41
<shared> mycelium	41
<shared> named 0	19
<shared> named 1	-39
<shared> named 2	-67
<shared> need	-313
<shared> never	-142
<shared> new	-95
<shared> next	-318
<shared> night	-19
<shared> no	65
<shared> not	-17
<shared> now	177
<shared> nowadays	105
<shared> of	-252
<shared> office	-46
<shared> on	-187
<shared> once	63
<shared> one	125
<shared> only	30
<shared> onto	130
<shared> open	47
<shared> or	11
<shared> other	77
<shared> our	123
<shared> out	82
<shared> outside	-81
<shared> over	-48
<shared> own 1	-84
<shared> own 2	-23
<shared> pack	196
<shared> part	18
<shared> pass	127
<shared> pay	-72
<shared> per	81
<shared> permanently	-22
<shared> person	91
<shared> phew	-64
<shared> piece	-64
<shared> pill	118
<shared> place	17
<shared> plan	-88
<shared> platform	-40
<shared> play	-35
<shared> please	116
<shared> practice	47
<shared> price	144
<shared> program	18
<shared> proper	132
<shared> publisher	10
<shared> pump	145
<shared> put	-68
<shared> quit	67
<shared> raise	-81
<shared> recommend	143
<shared> red	15
<shared> rehearse	-57
<shared> release	32
<shared> relocate	77
<shared> remain	-138
<shared> renew	-47
<shared> resign	133
<shared> retire	249
<shared> ride	-22
<shared> ring	-78
<shared> rule	91
<shared> run	-36
<shared> sack	55
<shared> same	-14
<shared> say	-391
<shared> school	-67
<shared> seat	39
<shared> section	31
<shared> sell	229
<shared> send	-155
<shared> set	45
<shared> she	173
<shared> shift	-19
<shared> shoe	-74
<shared> shoot	10
<shared> shop	12
<shared> should	-49
<shared> shoulder	34
<shared> sign	43
<shared> since	150
<shared> sit	-156
<shared> sleep	-168
<shared> slide	33
<shared> slip	-64
<shared> slot	134
<shared> snore	-42
<shared> so	-85
<shared> sorry	51
<shared> split	41
<shared> spot	119
<shared> stand	-107
<shared> start	261
<shared> step	213
<shared> still	-179
<shared> stop	-202
<shared> strap	119
<shared> stress	146
<shared> strike	-119
<shared> stuff	131
<shared> suite	70
<shared> surgery	121
<shared> swap	-48
<shared> switch	-284
<shared> system	51
<shared> take	76
<shared> tank	36
<shared> teacher	-119
<shared> team	-128
<shared> tear	-49
<shared> tell	22
<shared> test	13
<shared> thank	90
<shared> that	-186
<shared> the	11
<shared> their	-18
<shared> there	-119
<shared> these	401
<shared> they	81
<shared> they're	109
<shared> thing	135
<shared> third	-76
<shared> this	-332
<shared> though	55
<shared> throw	40
<shared> till	-99
<shared> time	71
<shared> to	-57
<shared> today	-102
<shared> tonight	-30
<shared> too	-118
<shared> tool	-37
<shared> total	152
<shared> trade	44
<shared> transfer	243
<shared> trip	25
<shared> turn	186
<shared> twice	-66
<shared> ugh	64
<shared> under	41
<shared> unnamed 1	-62
<shared> until	-20
<shared> up	30
<shared> use	-223
<shared> user	84
<shared> usually	44
<shared> wait	-16
<shared> walk	52
<shared> want	-397
<shared> was	61
<shared> we	65
<shared> we're	77
<shared> we've	-29
<shared> wedding	-103
<shared> week	-115
<shared> were	12
<shared> what	-34
<shared> when	-247
<shared> which	69
<shared> while	-76
<shared> will	91
<shared> window	-28
<shared> with	-157
<shared> without	11
<shared> work	-53
<shared> would	-64
<shared> write	40
<shared> wrong	123
<shared> yay	67
<shared> yesterday	-24
<shared>'s #name	-124
<shared>'s #number	170
<shared>'s </s>	-120
<shared>'s <shared>	-94
<shared>'s a	24
<shared>'s all	171
<shared>'s as	34
<shared>'s at	36
<shared>'s away	34
<shared>'s back	110
<shared>'s been	414
<shared>'s behind	167
<shared>'s birthday	-38
<shared>'s brother	-408
<shared>'s by	22
<shared>'s close	127
<shared>'s colleague	-276
<shared>'s completely	112
<shared>'s dad	-11
<shared>'s do	231
<shared>'s doing	-56
<shared>'s down	93
<shared>'s drop	105
<shared>'s due	-56
<shared>'s eyesight	123
<shared>'s find	13
<shared>'s fine	144
<shared>'s finish	172
<shared>'s free	-46
<shared>'s friend	-338
<shared>'s get	-62
<shared>'s give	143
<shared>'s go	329
<shared>'s good	-230
<shared>'s had	85
<shared>'s hand	88
<shared>'s hang	123
<shared>'s has	73
<shared>'s home	111
<shared>'s in	102
<shared>'s last	17
<shared>'s late	120
<shared>'s leave	171
<shared>'s live	34
<shared>'s move	148
<shared>'s name	218
<shared>'s named 0	64
<shared>'s named 1	-162
<shared>'s named 2	-32
<shared>'s normal	91
<shared>'s not	45
<shared>'s off	84
<shared>'s on	217
<shared>'s open	-12
<shared>'s out	149
<shared>'s over	186
<shared>'s own 1	115
<shared>'s own 2	155
<shared>'s pack	132
<shared>'s paper	-64
<shared>'s past	64
<shared>'s post	-13
<shared>'s practice	-42
<shared>'s pregnant	24
<shared>'s sell	151
<shared>'s sister	-355
<shared>'s take	82
<shared>'s too	96
<shared>'s transfer	-44
<shared>'s unnamed 1	-133
<shared>'s unnamed 2	-132
<shared>'s up	138
<shared>'s wedding	112
?	-218
? </s>	-218
? named 0	25
? named 1	-289
? named 2	-155
? own 0	-105
? own 1	-84
? own 2	-114
? unnamed 1	-339
? unnamed 2	-326
a	-83
a #day	-186
a #name	300
a #number	-50
a <shared>	-93
a at	40
a baby	95
a backpack	30
a bacon	-41
a bad	-251
a bakery	28
a balcony	-66
a base	65
a bass	140
a battle	-53
a bed	30
a big	-136
a bite	-141
a book	64
a bookmaker	59
a box	15
a boy	41
a brewery	134
a build	96
a business	-81
a cafe	56
a cake	-169
a calculator	55
a canon	-28
a car	94
a card	71
a ceramic	39
a chair	45
a charity	62
a cheap	-37
a chef	92
a child	27
a cigarette	113
a client	-236
a cold	-297
a colleague	-191
a company	-26
a competitor	54
a compliance	36
a comprehensive	17
a correction	-18
a couple	-33
a course	89
a cut	-285
a cute	11
a dahlia	103
a darling	51
a date	-14
a day	-107
a dead	45
a dealer	53
a decent	-32
a deckhand	-30
a deferral	45
a desk	24
a developer	126
a different	-72
a dinosaur	57
a director	10
a door	-56
a double	-176
a drawer	126
a duty	12
a fag	54
a fair	-217
a fat	78
a few	-107
a fight	140
a fire	31
a first	-10
a flat	-74
a food	-114
a fourth	61
a friend	-189
a full	-21
a full-time	121
a garden	107
a girl	30
a glass	21
a good	-263
a grind	-30
a group	44
a guy	104
a hard	52
a headmistress	21
a hit	36
a home	97
a hostel	-33
a house	-13
a human	-30
a hypnosis	60
a job	53
a joke	32
a joy	15
a jumper	51
a kia	30
a kid	58
a kind	15
a lad	-49
a lady	57
a left-hander	-27
a license	151
a line	110
a linkedin	120
a little	71
a live	34
a liver	12
a load	30
a long	-46
a loose	-110
a lot	-128
a lovely	-74
a mac	46
a maker	54
a man	51
a mate	-98
a merge	21
a mess	-200
a month	-72
a monthly	38
a mope	58
a name spelt alike	291
a named 0	24
a named 1	-102
a named 2	58
a nanny	18
a neighbour	64
a new	-234
a nice	48
a night	-130
a normal	-68
a note	31
a notice	-73
a nurse	-10
a own 0	-66
a own 1	-90
a own 2	-81
a pack	64
a paper	51
a party	29
a pensioner	43
a phone	-29
a pin	47
a place	66
a plan	-66
a plant	-86
a playlist	50
a poke	14
a polite	13
a porcini	67
a prison	-24
a proper	116
a pulley	42
a qualify	-18
a real	103
a rent	53
a resignation	44
a rethink	63
a retire	-64
a ride	-27
a roof	32
a roofer	-70
a room	139
a row	-179
a run	-13
a salad	16
a salary	56
a saxophone	82
a scab	-10
a second	-258
a second-hand	56
a secondary	-32
a senior	125
a sew	50
a shiny	61
a short	-57
a sign	-130
a single	134
a ski	48
a slip	99
a small	-169
a smartphone	52
a snore	51
a staff	-74
a steam	19
a stepfather	85
a storefront	-28
a stress	-69
a stretch	40
a strict	64
a striker	66
a student	54
a studio	195
a table	-193
a theatre	55
a thing	49
a third	147
a third-year	11
a train	27
a tram	21
a triathlon	37
a trigger	46
a truck	-34
a twinge	40
a ukulele	86
a unit	64
a unnamed 0	-94
a unnamed 1	-34
a unnamed 2	66
a use	-36
a vape	-31
a vet	-70
a veterinary	14
a vocal	114
a watch	16
a wedding	-90
a week	-197
a weekly	38
a while	143
a white	79
a whole	-32
a woman	-171
a word spelt alike	15
a work	-32
a year	22
a yoga	81
a young	106
a&e on @science	40
a27 on #name	66
aalst <shared>	16
ab on #name	-32
abandon	-72
abandon at	16
abandon on #name	-33
abandon own 1	-33
about	-207
about #name	-88
about #number	-287
about <shared>	168
about a	76
about being	23
about birria	109
about how	62
about it	-318
about my	88
about named 0	-164
about named 1	-83
about named 2	-126
about own 0	-384
about that	-41
about the	112
about unnamed 0	-47
about unnamed 1	-199
about unnamed 2	-119
above	-118
abroad	52
abroad behind	14
abroad on #name	86
abuela	85
abuela on @hospital	91
abuela unnamed 1	91
accent	92
accent </s>	92
accent on #name	92
accept	47
accept on #name	54
access	-63
access named 0	54
accord	-45
accord to	-45
accordingly	-30
accordingly </s>	-30
accordingly on #day	70
accordingly on #month	-24
accordingly on #number	-24
accordingly unnamed 1	56
account	66
account </s>	-106
account and	32
account i	75
account is	63
account named 0	113
account named 1	-34
account of	-54
account on #name	90
account on #number	-49
account on @hobby	-35
account on @income	150
account own 1	81
account to	54
account unnamed 0	-249
account unnamed 1	96
accountant on #name	57
ace	-166
ace it	-46
ace on @job	76
across	-33
across </s>	76
across named 1	44
across on #name	52
across on #number	-93
across own 1	75
across the	-133
across town	68
across unnamed 1	-100
acrylic	31
acrylic now	31
actually	150
actually i	121
actually on #name	131
actually on #number	85
actually on @food	64
actually on @illness	39
actually on @seasoning	64
actually own 1	114
actually own 2	71
ad	-41
ad named 0	-24
ad on #name	40
ad on #number	-78
ad unnamed 1	116
adapt	52
adapt on #name	61
adapt the	40
add	-104
add #number	-22
add a	-66
add it	-58
add named 0	102
add on #month	59
add on #name	-112
add on #number	-17
add on @hobby	15
add on @sport	69
add own 1	-65
add the	77
add unnamed 1	-119
address	20
address on #name	20
address own 0	40
adelaide on #name	44
adelaide on @animal	67
adjourn	-63
adjourn named 0	-63
adjourn on #month	-63
adjourn on #number	-63
adjust on #day	106
adjust on #name	-77
adjust on #number	18
adler on #name	-65
admin	78
admin on #name	78
adopt	-130
adopt on #name	-11
ads	-36
ads instead	-46
ads named 0	-60
ads on #name	-91
ads on #number	17
adult	-30
adult lane	-17
adult on @hobby	45
adult on @sport	45
adult own 0	-15
advance	73
advance unnamed 1	73
adyen on #name	149
affiliation	80
affiliation </s>	80
affiliation on #name	80
afford	-16
afford on #number	36
afford own 2	37
after	16
after #number	-153
after <shared>	-54
after a	-78
after all	150
after half	48
after named 0	112
after named 1	61
after on #day	110
after on #month	47
after on #name	-68
after on #number	27
after on @animal	-32
after on @boat	14
after on @car	69
after on @dog	46
after on @dwelling	86
after on @family	-84
after on @food	-53
after on @game	41
after on @hobby	-24
after on @income	-278
after on @job	-24
after on @medicine	-35
after on @pet	-107
after on @pregnancy	47
after on @sport	21
after own 0	-160
after own 1	-16
after own 2	57
after test	73
after that	-74
after the	25
after try	86
after unnamed 1	-292
after unnamed 2	26
after work	35
afternoon	84
afternoon and	48
afternoon named 0	-44
afternoon now	58
afternoon on #day	109
afternoon on #name	-86
afternoon on #number	14
afternoon on @job	-95
afternoon own 1	68
afternoon so	14
afternoon unnamed 0	26
afterwards	65
again	-26
again #number	-28
again </s>	-36
again a	74
again and	-77
again at	20
again btw	21
again doctor	53
again in	53
again iron	69
again it	101
again named 0	10
again named 1	32
again on #day	-69
again on #month	-81
again on #name	-421
again on #number	-133
again on @alcohol	194
again on @animal	-160
again on @bird	-81
again on @body_part	199
again on @doctor	-85
again on @drink	282
again on @fish	57
again on @food	91
again on @furniture	25
again on @hobby	-108
again on @illness	30
again on @income	-138
again on @job	-236
again on @meat	126
again on @narcotic	233
again on @seafood	57
again on @seasoning	-33
again on @sport	-76
again on @tree	74
again own 0	83
again own 1	-55
again own 2	-57
again she	-34
again since	142
again so	100
again the	56
again these	-25
again unnamed 0	-176
again unnamed 1	-99
again what	-194
again without	134
against	35
against on @dwelling	101
against own 2	101
against the	101
against unnamed 1	-54
age	-18
age </s>	-11
age ?	-39
age named 0	42
age on #name	-46
age on #number	-112
agency	-29
agency #name	43
agency </s>	-53
agency and	90
agency named 0	39
agency no	-30
agency on #name	-187
agency on #number	-25
agency on @job	-13
agency own 0	35
agency own 1	20
agency own 2	-63
agenda	-90
agenda doc	-17
agenda named 0	-26
agenda on #day	-71
agenda on #number	-26
agent	-32
agent move	61
agent on #name	-38
agent on #number	77
agent own 1	51
agm	82
agm #name	82
ago	-180
ago </s>	71
ago and	-88
ago i	-29
ago on #name	-73
ago on #number	-231
ago on @animal	18
ago on @bird	70
ago on @cat	36
ago on @hobby	25
ago on @pet	70
ago on @sport	48
ago own 0	-181
ago own 1	-93
ago own 2	63
ago unnamed 0	-98
ago unnamed 1	17
agree	-26
agree </s>	39
agree named 0	24
agree on	-125
agree on #day	118
agree on #name	-49
agree on #number	-106
agree own 2	83
agree unnamed 1	-124
ahead	70
ahead </s>	39
ahead named 0	13
ahead of	124
ahead on #month	56
ahead on #number	145
ahead own 2	142
ahmed on #day	-72
aid	16
aid on #day	18
aid own 1	16
aim	49
aim on #number	52
air	-83
air </s>	-67
air on #name	-52
air on @job	132
air own 2	118
aircon	25
aircon </s>	25
aircon on #name	45
airline	25
airline cancel	-50
airline let	19
airline on #month	125
airline on #name	125
airline on #number	67
airline on @animal	62
airline on @insect	62
alan on #name	-34
alan on #number	81
alarm	-90
alarm go	40
alarm is	-159
alarm on #number	-83
alarm on @food	56
alarm own 1	109
alarm the	18
alarm unnamed 0	-47
albert <shared>	72
album on #month	-42
albuquerque on #name	-70
albuquerque on @family	-70
alcohol	53
alcohol on #number	85
alcohol on @drink	53
alcohol unnamed 0	82
aldi on #name	75
alert	-57
alert </s>	17
alert on #name	34
alert on #number	-89
alert unnamed 0	-18
alfie on #number	42
alhamdulillah	-19
alhamdulillah it	-19
all	205
all #name	-10
all #number	-51
all </s>	61
all <shared>	-113
all about	99
all alhamdulillah	-19
all along	73
all and	-54
all back	61
all beef	100
all box	-91
all collection	-23
all control	81
all day	-26
all for	44
all go	63
all good	-26
all i	77
all in	122
all live	42
all month	62
all my	134
all named 0	90
all named 1	93
all named 2	-49
all of	55
all on	31
all on #day	-205
all on #month	31
all on #name	-35
all on #number	72
all on @alcohol	153
all on @animal	-117
all on @believer	-104
all on @bird	34
all on @body_part	104
all on @car	-58
all on @color	60
all on @dairy	152
all on @doctor	-15
all on @drink	161
all on @dwelling	55
all on @family	-156
all on @farm_animal	-94
all on @fish	104
all on @food	191
all on @furniture	-83
all on @game	-82
all on @hobby	-17
all on @illness	65
all on @injury	134
all on @insect	39
all on @instrument	60
all on @job	53
all on @medicine	10
all on @music	133
all on @narcotic	153
all on @nut	82
all on @pet	-308
all on @science	24
all on @seafood	103
all on @seasoning	70
all on @shellfish	103
all on @tree	51
all on @vehicle	-69
all on @wine	119
all our	96
all own 0	-55
all own 1	14
all own 2	168
all pull	-14
all right	-108
all say	-22
all settle	-53
all spread	100
all the	14
all thing	40
all this	-23
all unnamed 0	-101
all unnamed 1	58
all unnamed 2	137
allergic	-74
allergic own 1	-28
allergic to	-74
allergist	87
allergist and	-48
allergist named 1	125
allergist on @food	87
allergist on @medicine	109
allergist on @nut	87
allergist own 1	-72
allergist own 2	116
allergist retested	87
allergy	64
allergy </s>	80
allergy had	-14
allergy it	69
allergy named 1	74
allergy on #name	-33
allergy on #number	-30
allergy on @animal	80
allergy on @cat	29
allergy on @farm_animal	128
allergy on @food	143
allergy on @illness	109
allergy on @medicine	-90
allergy on @nut	123
allergy on @pet	13
allergy own 1	146
allergy own 2	128
allergy test	67
allergy to	13
allergy unnamed 0	-137
allergy unnamed 1	-54
allotment	-195
allow	-155
almada on #name	53
almond	-122
almond </s>	69
almond own 1	60
alone	-61
alone </s>	-35
alone and	-66
alone now	13
alone on #day	41
alone on #name	51
alone on @animal	28
alone on @family	65
alone on @food	13
alone on @game	14
alone on @hobby	92
alone on @seafood	65
alone on @sport	60
alone own 1	59
alone own 2	99
alone unnamed 0	-152
alone unnamed 1	66
along	-109
along </s>	-88
along ?	132
along named 1	-42
along on #day	-48
along on #name	-107
along on @animal	-12
along on @bird	-12
along on @food	-21
along on @job	132
along on @science	40
along own 1	146
along own 2	96
along to	-104
already	73
already ask	58
already named 0	154
already named 1	50
already on #name	127
already on #number	-94
already on @science	115
already own 1	-47
already rent	45
already unnamed 0	-142
already unnamed 1	102
alright	76
also	-430
also on #name	-280
alternate	-11
alternate named 0	-11
alternate with	-11
altitude	51
altitude is	52
altitude on #name	95
altitude own 0	61
altogether	222
altogether </s>	148
altogether and	-50
altogether earwig	27
altogether it	100
altogether named 0	221
altogether on #day	139
altogether on #month	120
altogether on #name	-25
altogether on #number	191
altogether on @craft	96
altogether on @dairy	100
altogether on @drink	74
altogether on @food	116
altogether on @hobby	127
altogether on @job	11
altogether own 0	52
altogether own 1	99
altogether own 2	105
altogether so	134
altogether unnamed 1	-62
always	-90
always </s>	-77
always on	68
always on #day	-92
always on #name	72
always on #number	-69
always on @income	24
always own 1	-17
always own 2	10
always pack	60
am	-306
am <shared>	-126
am a	-306
am i	-89
am named 0	-30
am not	32
am on	-154
am own 0	-133
am own 1	-84
am own 2	-268
am register	57
am settle	18
am so	14
am still	30
am unnamed 0	-146
am vegetarian	-66
am was	87
amaze </s>	-23
amaze on #name	19
amaze own 1	84
amazingly on @animal	52
ambulance	63
ambulance named 0	85
ambulance on @job	85
ambulance service	-40
among	13
among named 0	24
among the	13
amount	65
amount unnamed 2	65
amstel <shared>	69
amy on #name	-47
amy on #number	-94
an	-21
an #name	-52
an <shared>	-81
an accent	92
an allergy	13
an apartment	105
an e-bike	38
an electric	97
an email	-41
an end	100
an extension	14
an f	55
an hour	-125
an illustrator	34
an insurance	32
an issue	11
an named 0	13
an named 1	83
an named 2	-101
an office	14
an old	-46
an onshore	15
an open	-50
an operation	80
an own 0	-133
an own 1	-28
an own 2	-63
an unnamed 0	-299
an unnamed 1	-113
an unnamed 2	22
an update	-42
analyst	-29
analyst </s>	36
analyst named 0	-32
analyst on	-81
anatomy	-91
anatomy load	29
anatomy named 0	-43
anatomy on #month	-73
anatomy on #number	-48
anatomy on @doctor	44
anatomy on @job	44
anatomy own 1	19
ancient	42
ancient </s>	-26
ancient on #number	42
and	221
and #day	66
and #name	119
and #number	-30
and <shared>	19
and a	121
and again	45
and all	-53
and already	58
and am	79
and beyond	115
and book	-35
and buy	184
and cake	31
and cancel	141
and cheese	111
and chicken	15
and clinical	23
and close	88
and come	12
and crab	30
and cry	-12
and defend	120
and do	-66
and down	67
and drop	120
and dust	74
and eat	-261
and everything	114
and feel	12
and find	-49
and fish	-32
and for	20
and get	-42
and give	108
and glaze	43
and go	-60
and had	-66
and hand	122
and happy	-26
and has	-80
and he	-33
and her	-55
and his	-40
and honestly	34
and hug	-45
and i	103
and im	-65
and in	29
and insurance	58
and is	133
and it	-23
and join	149
and keep	-207
and kid	-15
and laugh	-30
and leave	-19
and live	110
and love	99
and maple	14
and mine	-21
and move	-22
and mum	-38
and my	148
and named 0	61
and named 1	232
and named 2	253
and never	37
and no	246
and nobody	-69
and none	52
and not	-278
and now	-296
and off	-49
and open	67
and our	25
and own 0	-151
and own 1	-17
and own 2	196
and pass	106
and porridge	24
and put	149
and rain	45
and raise	78
and rebranded	15
and rent	108
and ride	122
and run	100
and say	-126
and sea	-91
and sell	58
and she	-48
and sleep	-47
and so	50
and something	67
and speak	92
and squeeze	-13
and start	76
and step	-65
and still	-91
and take	135
and tax	55
and teach	113
and that	117
and the	183
and then	-247
and there	207
and they	-64
and they've	-54
and think	-80
and tom	93
and unnamed 0	-206
and unnamed 1	182
and unnamed 2	-50
and want	28
and we	61
and we've	45
and work	-85
and yesterday	-56
andrew on #name	10
andrews on #name	13
andrés on #name	58
angela on #name	33
animal	47
animal </s>	47
animal named 0	55
animal on @job	65
anke on #name	-35
ankle	-105
ankle for	-23
ankle on #day	-47
ankle on @hobby	-60
ankle own 1	14
ankle so	-81
anne on #name	48
anne on #number	48
anniversary on #month	19
anniversary on #number	42
announce	26
announce named 0	72
announcement	24
announcement on #number	56
announcement unnamed 1	104
annoy	-92
annoy </s>	-90
annoy own 1	-52
annual	-27
another	-149
another #number	-33
another <shared>	-307
another instructor	99
another job	88
another kind	-37
another kind of it	85
another named 0	-209
another named 1	87
another on #day	-57
another on #month	-55
another on #name	-278
another on #number	-55
another on @alcohol	-21
another on @color	15
another on @drink	-24
another on @family	79
another on @illness	76
another on @income	30
another on @job	-241
another on @narcotic	-21
another on @tree	66
another on @wine	-21
another own 0	-227
another own 1	-156
another own 2	-97
another studio	-21
another unnamed 0	-167
another year	51
anselm on #name	-76
answer	-92
answer to	101
answer unnamed 1	74
anthea on @illness	-54
antique	32
antique on @flower	37
antique one	32
antwerp on #name	-16
any	280
any <shared>	-75
any day	150
any good	-101
any long	244
any more	242
any named 0	-35
any named 1	64
any named 2	81
any on #day	140
any on #month	-117
any on #name	194
any on #number	-241
any on @alcohol	-55
any on @animal	-12
any on @bread	82
any on @dessert	94
any on @doctor	36
any on @dwelling	143
any on @family	-70
any on @food	64
any on @furniture	119
any on @game	34
any on @illness	-141
any on @income	-12
any on @job	195
any on @medical_device	-17
any on @narcotic	-107
any on @religion	120
any on @science	15
any on @sport	-34
any on @temple	120
any on @vegetable	-27
any own 1	238
any pain	-38
any rule	44
any tip	40
any trouble	15
any unnamed 0	-33
any unnamed 1	113
any unnamed 2	129
anya on #number	-26
anymore	379
anymore </s>	191
anymore i	86
anymore it	109
anymore named 1	134
anymore on #day	142
anymore on #name	227
anymore on #number	95
anymore on @animal	32
anymore on @food	164
anymore on @job	86
anymore own 0	-10
anymore own 1	327
anymore own 2	159
anymore the	27
anymore where	58
anyone	48
anyone on #name	111
anyone unnamed 1	42
anything	-157
anything </s>	-148
anything in	-80
anything named 0	35
anything on #day	86
anything on #name	-169
anything on #number	-249
anything on @food	76
anything on @hobby	-119
anything open	57
anything over	41
anything own 1	-76
anything own 2	-21
anything unnamed 0	-178
anything you	-17
anyway on #name	95
anyway own 1	36
aoife on #name	-13
apache	16
apache #number	16
apache on #name	56
apache-2.0 on #name	19
apart	-38
apartment	61
apartment in	77
apartment named 0	54
apartment on #name	107
apartment on @dwelling	113
apartment own 0	15
app	-53
app </s>	39
app are	30
app my	69
app on	69
app on #day	52
app on #name	-79
app on #number	-60
app on @illness	23
app own 1	131
app unnamed 0	-224
apparently	60
appeal	83
appeal on #number	50
apple	-21
apple music	66
apple on #name	156
apple on #number	-111
apple own 1	138
apple unnamed 1	-16
apply	-148
apprentice on #name	18
apprenticeship	14
apprenticeship </s>	46
apprenticeship and	43
apprenticeship named 0	-16
apprenticeship named 1	46
apprenticeship on	121
apprenticeship on #name	51
apprenticeship unnamed 1	22
approval	-223
approval unnamed 0	-194
approve	-109
april on #month	174
april on #name	-35
april on #number	208
april on @animal	44
april on @bird	44
april on @hobby	197
april on @income	-17
april on @sport	197
apron	129
apron on @job	129
aqua	-42
aqua jog	-173
aqua on #day	44
aqua on #name	67
arch on #name	32
architecture	55
architecture named 0	55
architecture on #name	-30
architecture on @job	80
architecture she	47
archive	47
archive </s>	144
archive named 0	42
archive now	-80
archive on #name	39
archive own 1	90
are	27
are #day	-78
are #name	12
are #number	-10
are <shared>	-365
are a	40
are all	-49
are at	-104
are behind	-93
are book	16
are build	-37
are daft	55
are decent	72
are divorce	64
are do	39
are fair	65
are fine	53
are finish	-68
are for	48
are free	159
are get	18
are go	-68
are grow	32
are history	127
are ill	58
are in	-97
are insane	-77
are just	65
are kick	23
are leave	-74
are mad	110
are mine	137
are my	-46
are named 0	-16
are named 1	-140
are named 2	-29
are no	-125
are off	12
are official	38
are open	59
are out	128
are over	-19
are own 0	-108
are own 1	101
are own 2	-29
are quiet	39
are school	71
are table	-23
are the	-25
are there	-128
are thrill	82
are together	-17
are unnamed 0	-487
are unnamed 1	154
are unnamed 2	144
are unreal	-20
are way	48
are with	-167
are without	83
are wreck	53
aren't on #name	12
argh	-31
argh </s>	-31
arjun on #name	-117
arlo on #number	-22
around	13
around #number	-26
around </s>	23
around here	-11
around named 0	36
around on #day	204
around on #name	-56
around on #number	-35
around own 0	-41
around own 1	-39
around that	15
around unnamed 0	22
arrive	95
arrive breakfast	11
arrive help	44
arrive named 0	74
arrive on #day	58
arrive on #name	56
arrive on #number	84
arrive overnight	30
arrive own 0	-98
arrive own 1	122
arrive own 2	155
arrive unnamed 1	23
art	-233
artist	70
artist </s>	39
artist has	62
artist named 0	41
artist on #number	24
artist on @job	85
as	20
as #name	-109
as <shared>	268
as a	-126
as an	-69
as can	75
as in	-11
as manager	-23
as my	206
as named 0	-123
as named 1	133
as named 2	19
as new	159
as of	407
as own 0	-150
as own 1	74
as own 2	-189
as the	-14
as unnamed 0	-429
as unnamed 1	184
as unnamed 2	34
as we	-36
as well	-483
asana on #name	-36
asana on @illness	-36
aside for	-27
aside on #name	-52
aside own 2	-42
ask	-304
ask </s>	-156
ask ?	38
ask for	-119
ask me	-212
ask named 0	-230
ask named 1	-100
ask on #month	-150
ask on #name	-227
ask on #number	-150
ask on @doctor	21
ask on @job	-48
ask on @vehicle	57
ask own 0	-211
ask own 1	-153
ask own 2	37
ask them	75
ask to	-15
ask unnamed 0	-76
ask unnamed 1	-32
asks False	-64
asks True	-396
assist	-44
assist me	-18
assist on #name	-35
assist unnamed 1	150
assistant	-54
assistant at	14
assistant on #name	24
assistant on @doctor	71
assistant on @job	71
assistant on @tree	64
assistant own 0	88
asthma	-274
at	-114
at #name	41
at #number	-106
at <shared>	-30
at a	-57
at all	211
at an	-39
at breakfast	-12
at count	86
at cribbage	45
at everything	61
at half	60
at his	-110
at home	58
at last	237
at lunch	-22
at me	-148
at midnight	-183
at mine	63
at my	-259
at named 0	27
at named 1	-154
at named 2	135
at night	-35
at noon	85
at ours	24
at own 0	-122
at own 1	-73
at own 2	-93
at page	16
at school	-241
at somebody	70
at the	-75
at this	11
at unnamed 0	-47
at unnamed 1	46
at unnamed 2	-73
at work	-63
atlas on #month	132
atlas on #name	72
audit	-135
audit on #month	96
audit on #number	88
auditor	-132
auditor on #month	-56
auditor on #number	-85
auestadion on #name	54
august on #month	-87
august on #name	-117
august on #number	20
aunt	-258
aunt for	40
aunt in	-92
aunt on #name	37
aunt on @animal	30
aunt on @bird	116
aunt on @body_part	45
aunt on @family	-35
aunt on @pet	67
aunt own 1	22
aunt unnamed 1	-44
australia on #name	-37
auth	34
auth work	34
autocorrect	117
autocorrect i	112
autocorrect on @food	122
autocorrect on @job	53
autocorrect own 1	117
autocorrect strike	18
autumn	91
autumn </s>	156
autumn on #month	128
autumn on #name	24
autumn on @dairy	100
autumn on @drink	100
autumn on @food	100
autumn own 0	71
autumn own 1	82
ave on @food	-28
aviva on #number	82
away	-80
away #number	113
away </s>	-93
away and	-111
away from	29
away in	-60
away last	39
away named 0	170
away named 1	-20
away named 2	19
away on	79
away on #name	30
away on #number	-302
away on @animal	170
away on @cat	94
away on @dog	107
away on @food	-26
away on @illness	51
away on @pet	173
away own 0	-178
away own 1	-86
away so	-196
away unnamed 0	-182
away unnamed 1	-27
awful	35
awful </s>	105
awful on #day	37
awful on #month	55
awful on #name	-14
awful on #number	-22
awful on @drink	54
awful own 0	-38
awful own 1	112
awful unnamed 0	-284
ax	13
ax on #day	13
ax on @hobby	13
ax on @sport	13
ayesha on @instrument	-29
babbel on #name	41
baby	190
baby #name	147
baby </s>	127
baby a	48
baby and	-65
baby come	54
baby for	61
baby he	33
baby last	-12
baby named 0	146
baby named 1	-99
baby number	71
baby on #day	48
baby on #month	-87
baby on #number	-77
baby on @family	-121
baby on @hobby	86
baby on @illness	69
baby on @job	35
baby on @sport	86
baby own 0	-47
baby own 1	109
baby own 2	107
baby picture	21
baby since	134
baby this	62
baby unnamed 1	64
baby unnamed 2	-32
bac	40
bac named 1	40
back	129
back </s>	90
back ?	26
back about	61
back and	-47
back at	67
back been	35
back beside	-17
back every	-52
back from	12
back gift	64
back heal	55
back home	69
back in	72
back is	-163
back named 1	173
back named 2	116
back on	111
back on #day	-127
back on #month	117
back on #name	10
back on #number	-93
back on @animal	-53
back on @bird	64
back on @boat	-64
back on @dairy	165
back on @dessert	-119
back on @doctor	-38
back on @drink	20
back on @family	44
back on @food	55
back on @furniture	134
back on @hobby	-107
back on @illness	-10
back on @injury	60
back on @instrument	-45
back on @job	-168
back on @medical_device	153
back on @medicine	56
back on @narcotic	17
back on @pet	130
back on @pregnancy	47
back on @seasoning	46
back on @sport	-135
back on @symptom	40
back on @vegetable	46
back on @vehicle	33
back out	-67
back own 0	103
back own 1	139
back own 2	95
back so	96
back the	66
back till	67
back to	68
back unnamed 0	-425
back unnamed 1	-44
back we've	-35
backend	-59
backend dev	-13
backend on #name	147
backlink	42
backlink </s>	42
backlink on #name	42
backpack	37
backpack big	30
backpack named 0	123
backup	-17
backup </s>	33
backup on #name	86
backup on #number	-22
backup own 2	-46
bacon	-41
bad	-217
bad </s>	39
bad ?	-106
bad knee	35
bad named 0	-265
bad named 1	-28
bad on #day	21
bad on #name	-155
bad on #number	-190
bad on @food	-24
bad on @income	-56
bad own 0	-207
bad own 1	33
bad own 2	-122
bad to	83
bad unnamed 0	-137
badge	199
badge at	99
badge named 1	139
badge on #name	102
badge on @doctor	101
badge on @game	109
badge on @hobby	109
badge on @job	101
badge own 1	99
badly	-94
badly and	-34
badly on #name	-121
badly on #number	58
bag	-55
bag under	21
bail on	-30
bail on #name	40
bail on #number	10
bail own 1	-92
bail own 2	100
bail so	77
bake	28
bake <shared>	33
bake on #day	122
bake on #name	-18
bake on @bread	27
bake on @job	79
bake own 0	62
bake own 1	-71
baker	-114
baker on #name	-64
bakery	-118
bakery on @food	67
balance	55
balance on #number	55
balcony	-170
balcony and	62
balcony named 0	-30
balcony on #name	-53
bali on #name	-51
band	-89
band from	18
band on	48
band on #day	-73
band on #name	-163
band on #number	-193
band on @family	102
band own 1	43
bang	-32
bank	33
bank </s>	-41
bank has	-20
bank he	59
bank holiday	-196
bank manager	22
bank named 0	106
bank now	69
bank on #day	-202
bank on #name	-122
bank on #number	26
bank on @income	70
bank on @job	-156
bank own 0	-345
bank own 1	-68
bank own 2	-73
bank statement	13
bank to	60
bank unnamed 0	53
bank would	46
bankrupt	107
bankrupt on #name	107
bar	74
bar #name	98
bar named 0	71
bar on #name	44
bar on #number	41
barb on #day	27
barb on @religion	27
barb on @temple	27
barely	-26
barely on #number	-16
barely own 1	61
barn	-23
barn now	29
barn on #name	34
barn on #number	30
barn unnamed 1	48
bas on #name	39
base	100
base for	14
base in	42
base on #name	-96
base on #number	101
base own 1	130
base plan	65
base unnamed 1	42
basel on #name	-32
basingstoke on #name	46
basingstoke on #number	21
basingstoke on @family	51
basingstoke on @music	51
bass on #day	67
bass on #name	17
bass own 1	43
bass solo	140
bass unnamed 0	74
batch	-53
batch these	-18
bath	-29
bath on #month	103
bath on #number	16
bathroom on #number	108
battery	-225
battery on #name	-98
battery on #number	-86
battery on @car	-14
battery on @income	-32
battery on @vehicle	-98
battery own 1	-92
battery own 2	-92
battery was	31
battle	-53
battle map	-53
bc	-72
bc of	47
bc own 1	28
be	-27
be #number	-75
be </s>	64
be <shared>	-84
be ?	-234
be a	62
be back	-16
be cheap	-141
be closer	35
be crazy	-140
be do	44
be having	62
be hear	51
be honest	52
be in	-25
be monsoon	61
be my	95
be named 0	-15
be named 1	27
be named 2	85
be near	18
be on	-57
be own 0	-51
be own 1	-154
be own 2	-103
be put	121
be realistic	15
be unnamed 0	-264
be unnamed 1	145
be with	-24
be worth	-83
bea on @crime	-92
beach	-124
beach </s>	-31
beach on #month	101
beach on #number	11
beach own 1	-118
beach unnamed 1	71
bean	-89
bean i	57
bean on @drink	-27
bean own 1	-40
bear	151
bear #number	64
bear and	78
bear at	18
bear in	21
bear me	-15
bear on	107
bear on #name	-83
bear on #number	147
bear on @family	-22
bear own 1	63
bear unnamed 0	12
beat <shared>	164
beat me	45
beat named 0	45
beat named 1	-33
beat on #name	-71
beat on #number	-57
beat on @drink	85
beat on @food	143
beat on @tree	85
beat own 2	85
beat unnamed 1	121
beatriz on #name	-34
beats <shared>	164
because	-101
because #day	-43
because <shared>	113
because her	47
because i	67
because named 0	41
because of	-106
because on #day	-64
because on #month	213
because on #name	-132
because on @family	-130
because on @game	12
because on @hobby	-95
because on @income	-43
because on @job	-123
because on @music	93
because on @sport	-100
because on @vehicle	115
because own 0	-182
because own 1	-100
because own 2	-121
because teacher	88
because the	-57
because unnamed 0	-59
become	100
become #day	131
become a	-68
become on #day	153
become on #name	-93
become own 1	94
become own 2	49
bed	-190
bed </s>	-114
bed in	132
bed on #name	-84
bed on #number	-197
bed on @animal	-16
bed on @dog	29
bed on @income	52
bed on @pet	-16
bed own 0	-230
bed own 1	-224
bedroom	-91
bedroom on #name	-96
bedroom on @dwelling	63
bedroom own 1	39
bedsitter	68
bedsitter across	68
bedtime	97
bedtime on #number	97
bee </s>	48
bee named 0	62
bee on #name	82
beef	-22
beef here	100
beef on #name	18
beef on #number	119
beef on @dairy	100
beef on @drink	100
beef on @food	-45
beef own 0	48
beef own 1	-50
beef price	-47
been	190
been #number	140
been at	-300
been autocorrect	46
been bump	12
been call	64
been cancel	113
been change	48
been date	26
been dissolve	100
been drop	75
been eat	26
been fine	26
been give	98
been grumble	14
been hunt	24
been in	-139
been live	17
been make	-15
been move	14
been named 0	189
been named 1	-28
been named 2	33
been overtake	67
been own 0	-30
been own 1	57
been own 2	186
been postpone	48
been promote	-11
been put	-63
been rebuild	14
been relocate	95
been renew	78
been replace	33
been retrain	-27
been run	17
been sell	-41
been shift	-41
been shut	-81
been smoke	24
been swap	76
been switch	21
been there	62
been to	-209
been unnamed 0	-91
been unnamed 1	134
been with	73
beer	-56
beer </s>	24
beer at	122
beer named 1	-15
beer now	-25
beer on #month	115
beer on #name	-136
beer on @alcohol	-14
beer on @drink	-14
beer on @narcotic	-14
beer on @politics	115
beer own 2	123
before	-333
before #name	74
before 2	-17
before 30	54
before 4	30
before 5	71
before 53	62
before <shared>	-323
before a	16
before about	28
before after	-22
before again	-16
before agree	12
before airline	89
before and	87
before as	-239
before at	64
before away	-211
before back	147
before be	-11
before because	44
before bia	52
before bill	-16
before biscuit	66
before book	93
before bore	66
before boss	23
before bread	62
before break	-16
before breakfast	62
before bristol	73
before bus	-22
before buy	61
before call	112
before can	75
before can't	100
before cebuanos	15
before change	-177
before come	33
before cord	96
before correction	112
before cup	52
before cut	72
before day	-195
before die	31
before do	16
before down	85
before drive	100
before drop	44
before dry	64
before early	129
before email	89
before enough	13
before extension	78
before family	-15
before first	42
before folk	37
before for	62
before fox	50
before friday	28
before from	63
before garage	92
before gdynia	85
before get	47
before give	-164
before glove	35
before go	37
before good	81
before grey	112
before half	55
before hang	55
before have	34
before he	10
before her	-239
before here	131
before heroku	-16
before home	-94
before hospital	-61
before house	63
before huong	23
before i	125
before i'm	-112
before i've	-19
before in	-109
before it	15
before its	-198
before job	74
before just	38
before kill	-16
before knee	-56
before laser	81
before last	-36
before leave	-209
before macbook	49
before make	-257
before march	-47
before me	-116
before mei	16
before monday	111
before month	-11
before more	-185
before move	-97
before ms	23
before mum	118
before museum	56
before my	195
before name	45
before named 0	-265
before named 1	-124
before named 2	45
before new	133
before night	-238
before no	-145
before now	35
before nuala	-15
before number	57
before of	92
before off	85
before olu	74
before on	25
before on #month	-227
before on #name	-235
before on #number	-176
before on @food	50
before on @job	-226
before onto	65
before open	-15
before our	-212
before out	-339
before own	52
before own 0	-239
before own 2	-238
before pass	-111
before place	43
before put	124
before qualify	124
before quit	-32
before rebranded	119
before record	21
before remarry	85
before reorg	24
before retire	44
before retirement	66
before ring	80
before round	74
before row	11
before sailor	85
before say	22
before secret	85
before see	44
before sell	-138
before she	109
before sheet	64
before silly	116
before since	12
before small	112
before so	-36
before solitary	12
before solo	48
before sorry	169
before stamper	112
before stop	65
before stress	76
before sunday	-48
before swap	80
before take	-24
before team	59
before tendonitis	22
before test	62
before that	-63
before the	-92
before they	-52
before they've	91
before this	-239
before through	30
before thursday	50
before time	33
before title	54
before to	-106
before topic	12
before trademark	45
before turn	96
before type	35
before typo	68
before uber	69
before unboxed	49
before unnamed 0	-55
before up	-122
before wasp	12
before we	-65
before we're	-137
before week	-14
before westbrook	73
before win	30
before with	84
before withdraw	72
before write	36
before wrong	106
before yesterday	-23
begin	-39
begin at	-10
begin first	30
begin named 0	27
begin named 1	130
begin on	-58
begin on #month	-62
begin on #number	-80
begin on @hobby	-19
begin on @sport	-19
beginner	-10
beginner </s>	37
behind	77
behind 0	272
behind 1	-530
behind 12,000	87
behind 17	90
behind 2	-1085
behind 3	142
behind 3.4	131
behind 4	80
behind 40	194
behind 49	-13
behind 5	186
behind 67	21
behind 8	-43
behind 9	-45
behind a	251
behind abena	87
behind about	210
behind absolutely	73
behind accordingly	96
behind ad	82
behind adjust	-38
behind adult	-43
behind again	-44
behind agenda	37
behind alarm	34
behind all	258
behind alone	187
behind an	30
behind and	192
behind another	76
behind any	145
behind around	-110
behind arrive	-14
behind as	48
behind ask	-199
behind at	220
behind attachment	-80
behind b'ham	-51
behind baby	26
behind back	122
behind backup	-76
behind balance	152
behind barn	85
behind be	260
behind beach	-67
behind bed	11
behind before	89
behind between	102
behind bill	61
behind biography	59
behind block	52
behind board	38
behind box	-91
behind break	99
behind breakfast	89
behind budget	20
behind buy	41
behind by	124
behind cabinet	106
behind cake	92
behind calendar	106
behind call	64
behind calm	58
behind can	26
behind can't	118
behind candle	62
behind card	39
behind carry	66
behind cattery	-50
behind celadon	35
behind celebrate	-27
behind chair	-61
behind change	-27
behind channel	-81
behind charge	-51
behind chart	-97
behind cheap	-17
behind checklist	93
behind cheese	121
behind chore	-65
behind claim	129
behind client	-22
behind code	-148
behind come	69
behind connection	-148
behind contribute	54
behind cough	63
behind countdown	134
behind crust	20
behind cry	182
behind curve	-19
behind cv	146
behind dad	51
behind dance	63
behind day	258
behind decide	81
behind desk	-66
behind die	10
behind digit	38
behind dinner	98
behind do	357
behind doc	47
behind doctor	-73
behind don't	212
behind door	191
behind double	38
behind down	58
behind draft	96
behind drive	49
behind driver	96
behind early	166
behind ease	63
behind email	38
behind empty	24
behind end	124
behind estate	113
behind every	65
behind everything	118
behind everywhere	34
behind exactly	47
behind explain	-236
behind fall	-30
behind family	75
behind fear	60
behind fee	44
behind ferry	33
behind fill	155
behind finally	-37
behind fire	35
behind firm	40
behind first	118
behind fit	138
behind fix	122
behind flat	-30
behind flyer	57
behind focus	42
behind foot	128
behind footer	-105
behind for	208
behind from	145
behind fun	40
behind funny	-96
behind game	50
behind gentle	58
behind get	182
behind gift	85
behind give	-65
behind go	329
behind good	145
behind goodbye	-55
behind grade	-103
behind grandma	-122
behind guest	83
behind guide	-23
behind guitar	74
behind gulp	49
behind guy	115
behind gym	-56
behind hall	-57
behind handover	-18
behind hard	-57
behind have	26
behind he	84
behind healthy	-10
behind help	33
behind her	-107
behind him	14
behind his	171
behind history	28
behind home	120
behind honeymoon	41
behind hour	39
behind house	-84
behind how	202
behind hug	-11
behind i	271
behind i'd	57
behind i'm	153
behind i've	30
behind idea	104
behind in	189
behind ingrid	30
behind instance	17
behind instead	103
behind insurance	172
behind insurer	39
behind invitation	135
behind isn't	-43
behind it	305
behind job	111
behind judge	64
behind just	33
behind keep	69
behind keto	-239
behind kg	100
behind kickoff	24
behind kid	-65
behind kilo	70
behind kind	-87
behind kitchen	49
behind know	98
behind last	-21
behind late	-14
behind launch	-49
behind law	83
behind lawn	34
behind lease	60
behind leave	-27
behind lesson	185
behind letter	-74
behind life	132
behind line	-142
behind linz	39
behind list	54
behind little	107
behind live	-21
behind loader	-80
behind lol	60
behind long	74
behind look	-17
behind lose	81
behind love	-53
behind lunch	13
behind lunchbox	10
behind mad	32
behind mail	142
behind make	24
behind man	87
behind manchester	40
behind match	52
behind maureen	40
behind me	64
behind menu	33
behind message	62
behind mid-year	47
behind milestone	83
behind minute	57
behind miss	79
behind mistake	61
behind mold	77
behind monday	95
behind moon	24
behind more	94
behind morning	80
behind much	133
behind my	260
behind name	121
behind named 0	29
behind named 1	163
behind need	160
behind neighbour	133
behind never	16
behind new	245
behind night	94
behind no	105
behind nomsa	52
behind noon	106
behind normal	-47
behind norwegian	30
behind not	106
behind note	-78
behind notice	62
behind now	315
behind number	49
behind off	102
behind office	10
behind old	71
behind on	196
behind on #day	-50
behind on #name	96
behind on #number	-169
behind on @doctor	60
behind on @job	198
behind onboarding	14
behind online	48
behind only	92
behind our	206
behind out	-59
behind outback	60
behind own	20
behind own 2	192
behind pack	-37
behind page	-36
behind paper	41
behind paragraph	14
behind parent	-41
behind party	76
behind pass	105
behind pasta	22
behind pay	41
behind peace	125
behind pick	30
behind piranesi	16
behind pizza	20
behind place	12
behind plan	53
behind plane	60
behind playlist	-67
behind please	148
behind pls	148
behind polo	75
behind post	56
behind poster	127
behind price	-26
behind propose	-67
behind protein	161
behind puff	63
behind pun	-17
behind put	110
behind q3	44
behind question	53
behind quick	56
behind quiet	-66
behind reader	14
behind readme	-86
behind really	166
behind recipe	100
behind recommend	-61
behind redo	107
behind rehearsal	80
behind rejig	60
behind release	-99
behind remind	-78
behind reminder	66
behind replan	44
behind report	52
behind research	45
behind retirement	108
behind reword	-41
behind rework	86
behind ride	109
behind risk	75
behind room	25
behind rui	73
behind run	23
behind sad	-53
behind same	143
behind save	-39
behind say	-13
behind schedule	52
behind seat	17
behind second	-31
behind sell	153
behind set	95
behind settle	21
behind setúbal	73
behind shall	-103
behind shark	73
behind she	96
behind sheet	91
behind shift	80
behind short	123
behind sign	103
behind signature	54
behind since	232
behind sit	87
behind site	67
behind sleep	-37
behind slide	109
behind small	50
behind soda	38
behind sofie	49
behind some	60
behind something	65
behind song	-170
behind soppy	46
behind spare	-35
behind speech	102
behind split	171
behind spot	16
behind spreadsheet	-42
behind stale	-13
behind start	122
behind station	-43
behind stay	133
behind step	49
behind stop	151
behind store	-39
behind stretch	41
behind strong	66
behind study	-46
behind subaru	60
behind sugar	40
behind suggest	29
behind summary	-58
behind sunday	32
behind supervisor	70
behind survive	34
behind sweet	-12
behind system	102
behind tagline	38
behind take	239
behind talk	62
behind tally	-31
behind tea	108
behind teacher	-33
behind team	-42
behind template	14
behind text	54
behind thank-you	104
behind that	88
behind the	347
behind them	152
behind there	100
behind these	125
behind they	134
behind they're	85
behind thing	112
behind think	-190
behind this	165
behind throw	34
behind thursday	64
behind ticket	-42
behind time	179
behind timeline	41
behind tip	176
behind to	125
behind toast	48
behind today	79
behind tonight	18
behind too	123
behind tool	-19
behind topic	19
behind town	-57
behind train	98
behind tram	49
behind treat	-49
behind tuesday	77
behind tweet	131
behind twice	38
behind under	33
behind unnamed 0	-316
behind unnamed 1	-40
behind until	28
behind up	64
behind update	167
behind us	22
behind usual	-65
behind variety	32
behind venue	-43
behind vet	-18
behind vmap	-101
behind vocal	52
behind volume	84
behind vs	39
behind walk	68
behind warehouse	70
behind watercolour	120
behind way	36
behind we're	62
behind we've	34
behind website	-105
behind wedding	132
behind week	156
behind weekend	110
behind weekly	-19
behind welcome	124
behind well	122
behind what	196
behind wheel	120
behind where	-36
behind who	40
behind who'd	-43
behind why	123
behind wife	69
behind wilf	-14
behind wilfred	21
behind will	99
behind window	64
behind with	218
behind without	106
behind witness	-57
behind word	90
behind work	127
behind write	69
behind wrong	100
behind yamaha	66
behind year	55
behind you	-105
being	-181
being <shared>	29
being a	-57
being own 0	-25
being own 1	-276
being own 2	-18
being unnamed 0	-169
being vegetarian	-131
being veggie	23
believe	-112
believe it	20
believe named 0	-144
believe on #name	61
believe on #number	-122
believe on @animal	45
believe unnamed 0	45
bell	-13
bell on #number	39
bella	85
bella </s>	85
bella <shared>	-84
bella on #name	87
belong	-54
belong named 1	132
belong on #name	-38
belong on #number	-56
belong own 1	-16
belong to	-54
below	-10
below on #name	-10
below on #number	57
ben on #name	-66
ben on #number	-78
ben on @game	-101
ben on @hobby	-101
ben on @sport	-34
bench	45
bench </s>	-94
bench on #name	48
bench on #number	154
bench on @furniture	133
bench own 0	127
bench today	148
benefit	20
benefit can	20
benjie on #name	-46
bergen on #name	87
berlin <shared>	68
berry every	83
berry own 1	13
berth	-116
berth on #name	-78
berth own 1	-65
beside	80
beside me	55
beside named 0	146
beside on #name	-20
beside the	-17
best <shared>	-40
beta	-95
beta named 0	-34
beta on #month	-49
beta on #number	-83
beta on @boat	-49
beta on @vehicle	-49
beth on #name	22
between	-52
between on #name	-17
between on #number	23
between own 1	-17
beyond	171
beyond named 1	36
beyond on #name	167
beyond repair	139
beyond unnamed 1	122
bi on #name	-143
big	-20
big <shared>	99
big lad	53
big named 0	181
big on #day	-81
big on #month	84
big on #name	-43
big on @illness	33
big own 1	-264
big than	47
big unnamed 1	-94
big unnamed 2	82
bigquery on @animal	-23
bike	-29
bike get	96
bike named 0	11
bike on #day	-36
bike on #name	-308
bike on #number	-19
bike on @bicycle	76
bike on @job	58
bike on @vehicle	-20
bike own 0	86
bike own 1	-180
bike unnamed 0	38
bike unnamed 1	56
bike were	23
bike workshop	-26
bilal on #name	-79
bill	28
bill alert	17
bill how	52
bill named 0	10
bill named 1	-24
bill on #day	25
bill on #name	95
bill on #number	-81
bill on @income	44
bill on @vehicle	26
bill own 1	44
bill to	26
bill unnamed 0	-47
bin	116
bin </s>	91
bin <shared>	156
bin on #name	111
bin on @food	129
bin on @illness	95
bin own 1	67
bin own 2	134
bin unnamed 1	183
bin what	48
binned <shared>	158
biology at	-32
biology on #name	27
biology on @science	27
biology own 0	21
biology since	27
biopsy	45
biopsy on @illness	88
biopsy own 1	88
biopsy was	45
birchwood on #name	63
bird	-42
bird </s>	13
bird on @animal	-98
bird on @bird	-23
bird on @pet	-23
birria	109
birria ramen	109
birth	97
birth on #name	83
birth on #number	11
birthday	41
birthday #number	67
birthday </s>	-146
birthday named 0	142
birthday on	141
birthday on #month	-27
birthday on #name	-155
birthday on #number	206
birthday own 1	-47
birthday unnamed 0	-64
birthday was	36
biscuit	80
biscuit named 0	38
biscuit on #number	86
biscuit on @animal	132
biscuit on @dog	132
biscuit on @pet	132
biscuit own 1	87
biscuit sleep	89
bit	42
bit on #name	-19
bit on #number	73
bite	-135
bite </s>	-88
bite different	63
bite of	25
bite on #name	-70
bite on #number	-37
bite on @income	33
bite on @job	-22
bite own 1	10
bite own 2	-52
bite rough	27
bite unnamed 0	-142
bitwarden on #name	16
bkc on #name	34
black	27
black </s>	76
black on #name	71
black own 1	45
bless	-38
bless </s>	-11
bless on	39
bless own 1	17
blight	18
blight on @food	71
blight on @vegetable	71
blight own 1	34
bliss	116
bliss </s>	116
bliss on #day	48
bliss on #name	51
bliss on #number	-117
bliss own 1	142
bliss unnamed 0	-250
blitz	-61
blitz was	36
bloat	105
block	-34
block own 2	-41
blog on #name	109
blood	-59
blood <shared>	116
blood named 1	-13
blood on #number	91
blood on @illness	80
blood they've	62
bloodwork	-10
bloodwork own 1	66
bloodwork say	45
bloom	55
blossom	-37
blossom </s>	-17
blossom crowd	75
blossom on #month	121
blossom on #name	44
blossom own 1	-18
blow	-59
blow on #name	83
blow on #number	-36
blow out	53
blow own 1	-104
blow the	-40
blue	-74
blue named 0	84
blue on @color	72
blurb	133
bmw on #name	-55
board	-33
board ask	-42
board freeze	60
board named 1	113
board on #day	-78
board on #name	-113
board on #number	-12
board shift	-66
board unnamed 1	-89
boarding <shared>	88
boat	107
boat named 0	142
boat on #name	65
boat on #number	-81
boat on @believer	-36
boat on @boat	41
boat on @dwelling	119
boat on @vehicle	41
boat own 0	74
boiler	-60
boiler die	-94
boiler named 0	20
boiler on #month	63
boiler on #name	-41
boiler on #number	22
boiler own 1	-75
boiler own 2	-24
bongard on #name	91
bonus on #number	-36
book	64
book #name	39
book </s>	95
book <shared>	-47
book and	55
book at	55
book named 0	78
book named 1	123
book on #day	86
book on #month	-16
book on #name	-38
book on #number	-190
book on @dwelling	-71
book on @game	87
book on @hobby	133
book on @job	130
book on @science	78
book on @sport	21
book only	-21
book out	-22
book own 0	-197
book own 1	-15
book own 2	118
book unnamed 0	-222
book unnamed 1	113
booked <shared>	25
booking <shared>	42
bookmaker	59
bookmaker </s>	59
bookmaker unnamed 0	90
bookshelf	13
bookshelf named 0	24
bookshelf was	13
boomer on #number	20
boot	-68
boot </s>	-28
boot for	-37
boot named 0	127
boot on #day	16
boot on #name	-46
boot on @game	156
boot on @hobby	156
boot on @job	45
boot on @sport	156
boot own 1	-72
border now	53
border on #name	41
bore	-22
bore me	111
bore on #name	93
bore own 2	111
bore stiff	-10
borrow	-170
borrow a	-119
borrow on #name	-148
bosch on #name	52
boss	-105
boss is	10
boss on #day	41
boss on #month	78
boss on #name	21
boss on #number	29
boss on @dwelling	41
boss own 0	43
boss own 1	-30
boss want	62
both	-134
both <shared>	50
both go	21
both named 1	-98
both on #name	-137
both on #number	107
both on @body_part	49
both on @family	-59
both own 1	18
both own 2	-14
bother	118
bottle	22
bottle named 0	24
bottle now	24
bouldering	-99
bouldering on #day	-64
bouldering on @hobby	-69
bouldering on @sport	-69
bouldering own 1	-112
bouldering own 2	35
bounce	38
bounce back	38
bow	68
bow on #name	74
bow out	120
bow unnamed 1	86
bow with	-19
bowl	46
bowl on #day	43
bowl on #number	-101
bowl on @food	59
bowl on @game	99
bowl on @hobby	69
bowl own 0	69
box	-56
box </s>	55
box and	-91
box at	45
box everywhere	107
box in	-43
box named 0	10
box named 1	40
box now	-64
box on #name	69
box on #number	64
box on @color	88
box on @dwelling	60
box on @game	73
box on @job	-32
box over	13
box own 0	-40
box own 1	-125
box own 2	117
box say	39
box tonight	-61
box unnamed 0	-319
box unnamed 1	75
boy	19
boy and	74
boy had	94
boy have	-22
boy join	-46
boy named 0	120
boy on #name	69
boy on #number	154
boy on @family	66
boy on @instrument	84
boy own 1	-22
boy trade	82
boy unnamed 0	-161
boy unnamed 1	62
boyfriend	-98
boyfriend and	94
boyfriend on #name	-75
boyfriend on @family	24
bp	23
bp on #number	39
bp own 0	-46
bp pill	-45
bp today	62
bp unnamed 0	28
brace on #name	53
brag	-11
brag a	84
braga on #name	89
brain	50
brain </s>	-22
brain on #name	79
brain own 1	60
brake	-192
bram on #name	-50
branch	-141
branch named 1	-73
branch on #name	-88
brand	-87
brand on #name	64
brandt <shared>	-15
bread	-40
bread </s>	19
bread again	68
bread is	26
bread on #name	-268
bread on #number	-143
bread own 0	45
bread own 1	37
bread unnamed 0	-258
break	-161
break </s>	-51
break her	67
break his	41
break me	181
break named 0	-135
break named 1	67
break off	86
break on #month	-83
break on #name	19
break on #number	-248
break on @animal	-68
break on @bird	35
break on @color	49
break on @food	-40
break on @hobby	14
break on @pet	53
break own 0	-237
break own 1	-213
break own 2	87
break so	-69
break unnamed 0	-117
break unnamed 1	22
break up	103
breakfast	-82
breakfast around	39
breakfast idea	-49
breakfast named 0	15
breakfast on #day	29
breakfast on #name	-181
breakfast on @drink	71
breakfast on @food	53
breakfast own 0	-33
breakfast own 1	-94
breda on #name	19
brewery	134
bride	46
bride on #month	145
bride on #number	145
bridesmaid on #name	-37
bridesmaid on @family	-37
bridge	42
bridge ?	31
bridge on #name	72
bridge on #number	27
bridge own 1	95
bridge round	40
brief	66
brief her	90
brief on #day	25
brief on #number	-61
brigade	-89
brigade named 0	50
brigade she	-30
bring ?	70
bring a	-113
bring forward	29
bring her	-28
bring him	55
bring mum	80
bring my	102
bring named 0	28
bring named 1	-233
bring named 2	50
bring on #day	-155
bring on #month	-121
bring on #name	41
bring on #number	104
bring on @dwelling	137
bring on @food	-14
bring on @job	53
bring own 1	127
bring research	-49
bring the	-63
bring to	-75
bring unnamed 0	-294
bring unnamed 1	126
brisket	62
bristol on #name	-67
bro	152
bro on #name	83
broker	82
bromley on #name	69
brother	-478
brother #name	-54
brother </s>	161
brother is	-137
brother on #name	-396
brother on #number	-160
brother on @family	33
brother own 0	-195
brother own 1	-109
brown	57
bruges on #name	-76
brunch	-196
brunei on #name	66
bruno on #number	-74
brush	45
brush on @job	57
brush set	45
btw	93
btw i	96
btw on #day	110
btw on #name	163
btw own 0	43
btw own 1	141
btw own 2	167
btw so	-28
bubble <shared>	49
buck </s>	26
buck on @food	22
budget	-175
budget </s>	-89
budget on #name	-110
budget on #number	30
budget own 1	-58
budget own 2	-12
budget to	22
budget unnamed 1	-55
bug	-52
bug </s>	61
bug named 0	62
bug on #number	33
build </s>	-26
build been	-41
build get	-26
build named 0	-54
build named 1	85
build on #name	-123
build on #number	67
build on @flower	-23
build on @job	-59
build own 1	-56
build own 2	125
build the	-49
build unnamed 0	-217
build unnamed 2	57
build up	76
build with	-100
builder	-84
buildkite on #name	105
bull	62
bull they	62
bullet journal	51
bullet on #name	51
bum	16
bum own 1	19
bum was	16
bumble	-28
bumble is	-28
bumble own 1	47
bump	99
bump me	132
bump named 0	157
bump named 1	98
bump on #day	26
bump on #month	-83
bump on #number	205
bump on @income	55
bump on @job	18
bump own 2	32
bump to	94
bump unnamed 1	-78
bundle on #name	31
bundle on #number	31
bungalow	-23
bungalow on #name	43
bungalow on @dwelling	45
bungalow on @family	11
bungalow own 0	69
bunning	33
bunning on #day	33
bunning on #name	33
bunning own 0	33
buried <shared>	144
burn	22
burn on #name	-40
burn on #number	-14
burn out	18
burn own 1	-36
burn to	64
burn unnamed 1	-55
bury	146
bury <shared>	144
bury a	66
bury on	52
bury on #name	111
bury on #number	-83
bury on @animal	81
bury on @family	46
bury on @job	145
bury own 1	34
bury unnamed 1	127
bus	-87
bus #name	-15
bus <shared>	75
bus named 0	-26
bus named 1	48
bus now	136
bus on #day	82
bus on #name	-92
bus on #number	-21
bus on @bicycle	-13
bus on @car	-91
bus on @family	-149
bus on @vehicle	-65
bus own 1	-77
bus own 2	-45
bus route	38
bus to	-54
bus unnamed 0	-234
bus unnamed 1	-56
business	-149
business analyst	-81
business on #name	-96
business own 1	11
bust	176
bust </s>	91
bust named 0	43
bust on #month	136
bust on #name	143
bust on #number	86
bust own 1	70
bust own 2	134
bust so	62
bust unnamed 2	191
busy	38
busy </s>	124
busy on #name	57
busy own 2	-22
but	-108
but #name	41
but <shared>	-82
but cheerful	90
but i	52
but it	66
but named 0	-31
but named 1	-13
but on #month	-70
but on #name	-155
but on #number	-71
but on @bird	55
but on @color	-21
but on @doctor	27
but on @family	58
but on @flower	-11
but on @food	-171
but on @job	-134
but own 0	-352
but own 1	-54
but own 2	85
but still	52
but the	-226
but unnamed 0	-266
but unnamed 1	-105
but way	92
but with	73
butt	23
butt </s>	23
butter	-157
butter are	-20
butter on @food	114
butter own 1	-129
butter own 2	65
buy	86
buy #number	-11
buy <shared>	14
buy a	-76
buy an	177
buy another	67
buy at	-23
buy in	-18
buy me	46
buy named 0	115
buy named 1	73
buy on #name	18
buy on #number	28
buy on @animal	43
buy on @car	128
buy on @dairy	-18
buy on @doctor	55
buy on @drink	-20
buy on @dwelling	84
buy on @family	-57
buy on @farm_animal	72
buy on @food	-72
buy on @hospital	45
buy on @income	104
buy on @instrument	155
buy on @job	-91
buy on @vehicle	170
buy own 0	-110
buy own 1	55
buy own 2	18
buy the	142
buy unnamed 0	-201
buyer	143
buyer in	112
buyer on #name	106
buyer on #number	141
buyer own 1	130
by	-135
by #name	195
by #number	-143
by <shared>	-75
by a	52
by bike	43
by car	-68
by my	-42
by named 0	-125
by named 1	107
by named 2	-109
by noon	-115
by own 0	-90
by own 1	-77
by own 2	-92
by text	41
by the	-30
by train	56
by tram	130
by unnamed 0	31
by unnamed 1	-79
by unnamed 2	31
bye	76
bye <shared>	124
bye on #name	103
bye own 1	130
bypass	24
cabin on #name	-37
caddy on #name	98
cafe	-11
cafe </s>	58
cafe named 0	33
cafe on @job	89
cage is	14
cage on #name	15
cage own 1	25
caio on #name	52
cake	-20
cake come	86
cake each	72
cake idea	67
cake named 0	56
cake on #name	-251
cake on #number	161
cake on @animal	52
cake on @dog	52
cake on @family	89
cake on @pet	52
cake own 1	-66
cake up	31
calculator	55
calculator apparently	55
calendar	53
calendar </s>	122
calendar on #day	143
calendar on #number	-36
calendar on @hobby	33
calendar own 1	76
calendar please	-34
call	69
call #name	138
call </s>	-196
call <shared>	-72
call for	16
call it	120
call me	81
call ms	80
call named 0	21
call named 1	82
call named 2	33
call off	-16
call on #month	179
call on #name	81
call on #number	42
call on @animal	-130
call on @doctor	33
call on @family	-21
call on @hobby	-17
call on @illness	61
call on @job	19
call on @pet	-103
call on @sport	-17
call on @tree	44
call own 1	-93
call own 2	114
call the	121
call to	66
call unnamed 0	-132
call unnamed 1	110
called <shared>	-408
callum on #month	101
callum on #name	-71
callum on #number	16
callum on @doctor	-33
callum on @game	-33
callum on @hobby	-33
callum on @job	-103
callum on @sport	-33
calm	-131
calm own 1	-58
calve	-52
calve </s>	-52
calve on #name	57
calve own 0	57
cambridge on #name	30
came <shared>	127
can	-22
can <shared>	-213
can be	38
can do	28
can drink	107
can eat	104
can go	29
can he	-199
can i	-205
can named 0	109
can named 1	-154
can only	-27
can own 0	-17
can own 1	54
can own 2	29
can scream	70
can see	48
can she	-122
can unnamed 0	-80
can unnamed 1	-239
can unnamed 2	-124
can we	-151
can you	39
can't on #day	-171
can't on #month	196
can't on #name	-91
can't on #number	130
can't on @animal	-43
can't on @cat	11
can't on @family	-122
can't on @hobby	59
can't on @job	-199
can't on @pet	11
can't on @sport	59
can't on @tree	-19
can't on @vegetable	59
canada on #name	50
canada on @family	63
canal	15
canal on #name	15
canal own 1	13
canal so	73
cancel	20
cancel #name	-55
cancel </s>	36
cancel <shared>	128
cancel and	-50
cancel because	55
cancel his	-222
cancel my	-139
cancel named 0	48
cancel on #month	128
cancel on #name	80
cancel on #number	35
cancel on @animal	-80
cancel on @drink	-52
cancel on @family	26
cancel on @hobby	-69
cancel on @income	-90
cancel on @insect	-22
cancel on @job	-77
cancel on @sport	-128
cancel own 0	-101
cancel own 1	72
cancel own 2	67
cancel so	-139
cancel the	306
cancel unnamed 0	-344
cancel unnamed 1	19
cancel what	72
cancelled <shared>	253
candle	29
candle and	36
candle each	31
candle last	84
candle named 0	134
candle on	-11
candle on #number	231
canon #name	64
canon own 1	16
canon these	56
canyon on #name	73
cape <shared>	50
captain	-36
captain on #name	-42
captain on @job	64
captain own 0	104
capture on #name	138
car	-40
car </s>	11
car and	27
car at	73
car i	18
car named 1	-80
car now	30
car on #month	60
car on #name	82
car on #number	37
car on @income	-43
car own 0	-151
car own 1	29
car unnamed 0	-207
carb	-228
card </s>	-46
card on #day	31
card on #name	29
card on #number	-220
card on @game	41
card on @hobby	41
card own 1	-22
card run	25
card unnamed 0	-242
card unnamed 1	142
cardamom <shared>	-47
cardiologist	63
cardiologist <shared>	36
cardiologist on #name	54
cardiology	15
care	109
care <shared>	-79
care for	61
care home	47
care on #name	26
care on @animal	136
care on @pet	119
care own 1	14
care own 2	66
career	93
career on @job	93
carer on #day	46
carer on #name	30
carer on #number	-56
carer on @job	66
carer own 1	66
cargo <shared>	27
carla on @food	28
carla on @job	-73
carla on @medicine	-34
carla on @science	-34
carmen on #name	16
carmen on @doctor	16
carmen on @job	16
carry	-91
carry named 0	-39
carry on	-37
carry on #month	48
carry on #name	-75
carry out	-61
carry own 1	80
carry the	-35
cart	-74
cart on #name	59
cart own 1	34
cartagena on #name	74
case </s>	21
case now	107
case on #name	61
case unnamed 1	-44
case unnamed 2	87
cash	75
cash </s>	76
cash box	47
cash for	104
cash on #name	38
cash on #number	-12
cash on @vehicle	118
cash out	-35
cash own 0	-23
cash own 1	111
cash save	92
cash unnamed 0	-259
cash unnamed 1	130
cast	92
cast on #name	99
cat	-179
cat and	35
cat on #name	17
cat on @animal	-51
cat on @bread	85
cat on @dessert	85
cat on @dog	-10
cat on @food	117
cat on @pet	-72
cat own 2	-85
cataract	-77
cataract on #day	37
cataract on #month	65
cataract on #number	87
cave been	-32
cave own 0	12
cavite on #name	78
celebrate	-55
celebrate her	22
celebrate named 0	22
cello	-11
cello are	23
cello on #name	17
cent	-123
cent on #number	-48
central on #name	114
centre	76
centre </s>	53
centre buyer	112
centre on #month	-79
centre on #name	78
centre on #number	-83
centre own 1	61
centre own 2	141
cents <shared>	35
ceo on #name	175
ceramic	39
ceramic artist	39
ceramic named 0	41
ceramic on @job	85
certificate	207
certificate in	124
certificate on #name	192
certificate on #number	122
certificate on @income	128
certificate own 1	103
certificate own 2	98
cervélo on #name	-54
cerys on #name	22
chain	-61
chain own 1	-30
chair in	45
chair named 0	-59
chair on #name	79
chair on @furniture	29
chair on @job	117
chair own 0	15
chair unnamed 0	51
chair unnamed 1	-62
challenge	19
challenge at	25
challenge named 1	132
chamber	-65
chamber of	-46
chamber on #name	-57
champagne </s>	65
champagne named 0	22
champagne on #number	132
change	-65
change #day	-24
change <shared>	28
change ?	74
change course	27
change he	66
change her	-66
change his	-120
change its	-236
change my	69
change named 0	62
change named 1	-140
change named 2	145
change of	47
change on #day	224
change on #month	10
change on #name	-267
change on #number	140
change on @doctor	-26
change on @family	36
change on @food	-33
change on @game	138
change on @hobby	132
change on @income	-95
change on @instrument	47
change on @job	-47
change on @science	35
change on @seasoning	76
change on @sport	97
change on @tree	60
change on @vehicle	-55
change our	69
change own 0	-23
change own 1	-30
change own 2	-151
change the	41
change their	-218
change to	162
change unnamed 1	-170
change unnamed 2	-137
changed <shared>	109
changelog	-64
changelog line	-18
changelog on #number	65
changelog on @income	67
changelog unnamed 1	29
channel	-15
channel and	67
channel own 1	62
chapter	-273
chapter #number	-213
chapter </s>	-23
chapter named 0	11
chapter on #month	-106
chapter on #name	-207
chapter on #number	-250
chapter out	-44
chapter own 1	-150
chapter unnamed 0	-88
charge	-135
charge #number	-38
charge </s>	127
charge named 0	-167
charge on #name	-187
charge on @car	50
charge on @vehicle	50
charge own 0	-49
charge own 1	-53
charge own 2	68
charger	124
charger on #name	124
charger own 1	124
charity	56
charity now	62
charity own 2	-32
chart	41
chat	-133
chat in	69
chat on	-106
chat own 1	43
chato on @animal	72
chato on @dog	72
chato on @pet	72
cheap	-120
cheap </s>	-224
cheap <shared>	57
cheap ?	-123
cheap named 0	78
cheap on #name	-70
cheap on #number	-29
cheap on @income	58
cheap on @job	-137
cheap on @vehicle	73
cheap own 0	-224
cheap own 1	-12
cheap than	-134
cheap unnamed 0	-113
cheap unnamed 1	17
cheat <shared>	54
check	-12
check and	132
check message	-79
check named 0	37
check on #name	-28
check on #number	16
check on @vehicle	25
check own 0	137
check own 1	21
check own 2	-66
check should	62
check the	-55
check unnamed 1	-136
cheeky	-94
cheeky </s>	-22
cheeky own 1	-77
cheerful	90
cheerful what	90
cheese	15
cheese </s>	10
cheese is	34
cheese now	-21
cheese on #name	-62
cheese on #number	-112
cheese on @dairy	70
cheese on @food	30
cheese own 0	-24
cheese own 1	65
cheese too	15
chef	92
chef </s>	102
chef on #name	69
chemistry	24
chemistry on #month	56
chemistry on #name	24
chemistry on #number	56
cherry	-13
cherry blossom	75
cherry on #name	105
cherry on @color	88
cherry red	49
chess	-126
chess <shared>	103
chicken again	11
chicken and	-32
chicken on #number	33
chicken own 0	18
chicken recipe	-26
child	15
child <shared>	26
child on #name	-94
children's <shared>	-104
chile	-101
chile on @food	-41
chile on @vegetable	-41
chip on #name	132
choice	105
choir	26
choir </s>	108
choir on #day	134
choir on #month	-21
choir on #name	-144
choir on #number	-29
choir own 1	115
choir unnamed 1	-33
chop	-40
christma	-17
christma </s>	29
christma on #name	30
christma own 1	28
christmas on #name	-133
christmas on #number	-106
christmas on @food	63
christmas on @meat	68
chuck	-112
chuck in	43
chuck own 1	12
church	-29
church clock	64
church named 0	58
church on #day	107
church on #month	24
church on #number	114
church own 2	-43
church unnamed 0	-149
churn on #day	104
churn on #month	104
churn on #number	73
ci on #name	16
cian on #month	-95
cian on #name	36
cian on #number	-95
cian on @medicine	36
cian on @science	36
ciao	85
ciao bella	85
ciao on #name	87
cigarette	95
cigarette for	58
cigarette named 0	133
cigarette own 1	72
cigarette since	-14
circus	-40
circus any	-40
city	106
city flat	-17
city kill	70
city named 0	46
city named 1	132
city not	15
city on #month	146
city on #name	99
city on #number	66
city on @hobby	56
city on @income	134
city on @job	-51
city on @sport	56
city own 1	-67
city person	40
clae	-61
clae named 0	-61
clae retire	-61
claim	-164
claim on #number	-18
claim own 2	-28
claire on #name	21
clash	-33
clash </s>	112
clash named 0	123
clash on #day	-54
clash on #month	101
clash on #number	45
clash on @hobby	-32
clash on @sport	-32
clash own 1	-75
clash with	-114
class	-168
class </s>	-35
class <shared>	48
class at	14
class get	13
class is	54
class named 1	74
class now	-46
class on	-142
class on #day	-32
class on #name	-165
class on @animal	14
class on @hobby	-151
class on @insect	62
class on @job	10
class on @sport	-153
class own 0	-190
class own 1	-98
class own 2	154
class unnamed 0	-190
classroom	-45
classroom for	-30
classroom named 0	-30
classroom on @science	76
clay	43
clay for	33
clay is	13
clay on #name	36
clay on #number	19
clean	14
clean </s>	136
clean on #number	-22
clean own 1	-109
clean own 2	161
clean unnamed 2	-29
cleaner	-282
cleaner on #day	-20
cleanup	-43
cleanup own 0	12
cleanup were	-43
clear	65
clear </s>	-25
clear on	35
clear on #name	-60
clear on @food	81
clear on @illness	166
clear on @income	116
clear out	64
clear own 1	155
clear own 2	118
clear turn	62
clemen	43
clemen is	43
clemen on #name	43
clerk on #name	-84
click </s>	67
click own 1	14
client	-93
client grr	70
client on #day	48
client on #month	57
client on #name	-116
client on #number	-15
client on @flower	-16
client on @job	27
client on @vehicle	61
client own 0	-208
client own 1	-112
client unnamed 0	-261
client want	-31
climb	-27
climb after	46
climb on #day	51
climb on #name	-42
climb on @game	127
climb on @hobby	73
climb on @sport	73
climb own 0	97
climb own 1	-42
climb own 2	-114
clinic	104
clinic </s>	-64
clinic let	46
clinic named 0	37
clinic named 1	-23
clinic on #day	112
clinic on #month	121
clinic on #name	38
clinic on #number	25
clinic on @animal	68
clinic on @illness	68
clinic on @medicine	-87
clinic own 0	26
clinic own 1	-188
clinic ring	19
clinic say	30
clinic so	25
clinic unnamed 0	82
clinic unnamed 1	133
clinic unnamed 2	124
clinical	23
clinical are	23
clip	-15
clip in	-41
clip on #name	123
clip on @job	57
clock	104
clock </s>	64
clock on #day	111
clock on #number	107
clock unnamed 0	63
close	-47
close #day	-77
close </s>	-37
close <shared>	18
close at	-154
close down	55
close for	-50
close her	-21
close my	32
close named 0	-222
close named 1	-71
close named 2	120
close on #day	63
close on #name	157
close on #number	-316
close on @dwelling	-20
close on @food	144
close on @hobby	-20
close on @job	-23
close own 0	-132
close own 1	23
close own 2	208
close pal	-34
close so	81
close the	243
close unnamed 0	-174
close unnamed 1	-124
close unnamed 2	89
closed <shared>	149
closer	-126
closer on #name	-123
closer to	-105
cloud	-82
cloud box	17
cloud on #name	25
cloud on #number	-63
cloud own 1	26
club	-20
club </s>	143
club <shared>	-45
club has	-57
club i	14
club is	-20
club named 1	26
club on #day	51
club on #month	-14
club on #name	-58
club on #number	-74
club on @game	22
club on @hobby	65
club on @income	88
club on @job	-48
club on @sport	12
club own 1	-88
club own 2	92
club unnamed 1	29
cluster on #name	-17
co-founder on #name	16
coach	-108
coach <shared>	-30
coach named 0	-53
coach on #name	27
coach on #number	88
coach on @game	44
coach on @hobby	44
coach on @job	31
coach on @sport	44
coach own 0	-29
coach own 1	-103
coach own 2	61
coach swap	18
coach unnamed 1	-50
coach whistle	34
coast	13
coast on #name	19
coat	39
coat </s>	39
coat on @color	39
code	-15
code is	48
code named 0	46
code on #day	28
code on #name	-210
code own 1	-84
code story	44
code unnamed 1	106
coeliac	-195
coeliac unnamed 0	-159
coffee	-186
coffee <shared>	126
coffee ?	64
coffee a	80
coffee on #name	-138
coffee on #number	-63
coffee on @dairy	16
coffee on @drink	140
coffee on @food	-18
coffee own 0	-259
coffee own 1	31
coffee own 2	44
coffee unnamed 0	-199
cold	-183
cold </s>	-93
cold <shared>	52
cold named 1	76
cold on #month	59
cold on #name	-183
cold on #number	-75
cold on @income	89
cold on @music	37
cold own 0	-204
cold own 1	-152
cold own 2	-81
cold she	84
cold unnamed 0	-113
colin on #name	33
colin on @job	84
colleague	-441
colleague in	-43
colleague is	-145
colleague named 0	-273
colleague on #month	-24
colleague on #name	-323
colleague on #number	-180
colleague on @job	-363
colleague own 0	-152
colleague own 1	-301
colleague own 2	-180
colleague unnamed 0	-98
colleague unnamed 1	-42
collect any	20
collect her	-44
collect named 0	-44
collect on #name	-12
collection	17
collection are	-23
collection go	20
collection now	45
collection on #name	-48
collection own 1	86
collection own 2	-73
collection unnamed 0	34
college	24
college </s>	44
college named 0	41
college on #name	-100
college on @job	122
college own 1	84
college own 2	22
colony	149
colony on #number	149
colony on @animal	114
colony on @illness	149
colony on @insect	114
colony on @symptom	149
colony over	112
colony own 1	149
colour	-18
colour </s>	44
colour on #number	59
colour on @color	125
colour own 1	-56
colour unnamed 1	25
come	-39
come #day	130
come </s>	-67
come <shared>	132
come along	29
come back	-70
come down	-22
come from	-87
come home	104
come in	30
come named 0	-81
come named 1	87
come named 2	82
come off	160
come on	-45
come on #month	-70
come on #name	-58
come on #number	-84
come on @alcohol	11
come on @animal	-17
come on @bird	184
come on @doctor	32
come on @drink	-75
come on @dwelling	-18
come on @food	107
come on @game	-11
come on @hobby	-27
come on @hospital	30
come on @illness	14
come on @income	-160
come on @job	-115
come on @medicine	71
come on @narcotic	11
come on @pet	79
come on @science	40
come on @symptom	-37
come on @tree	30
come on @wine	11
come out	-174
come own 0	-273
come own 1	18
come own 2	77
come round	135
come through	106
come to	90
come unnamed 0	109
come unnamed 1	-142
come up	-229
come with	97
comedy	-60
comedy named 0	29
comedy on @job	52
comes <shared>	14
commerce	-46
commerce on #name	-37
commerce register	-46
commission on #number	92
commit	-62
committee	-38
committee on #day	35
committee on #number	69
committee vote	38
commune <shared>	92
communion	61
communion he	61
communion on #name	61
commute	75
commute by	63
commute i	46
commute on #name	-30
commute on #number	58
commute on @fabric	46
commute on @job	72
commute own 0	17
commute own 1	40
commuter	31
commuter on #name	31
company	40
company call	138
company for	13
company i	34
company named 0	120
company named 1	11
company on	19
company on #month	106
company on #name	60
company on #number	82
company on @animal	87
company on @job	-155
company own 1	-105
company own 2	62
company unnamed 0	-201
company unnamed 1	40
compare	-209
compare named 0	59
compare on #name	-207
compare with	-180
competitor	-65
competitor #name	83
competitor on #name	102
competitor unnamed 1	102
compile	-24
compile on #name	44
compile own 0	24
compile own 1	-24
compile time	-14
complain	-21
complain </s>	-24
complain named 0	-43
complain on #name	89
complain on #number	-16
complain own 1	81
complaint	-32
complaint </s>	-32
complete	100
complete named 0	-13
complete on #name	166
complete own 1	31
complete own 2	101
complete the	-76
completely	169
completely </s>	12
completely heal	31
completely named 0	113
completely named 1	184
completely named 2	87
completely on #name	-203
completely on #number	-107
completely on @animal	109
completely on @body_part	119
completely on @dog	75
completely on @drink	74
completely on @food	70
completely on @illness	143
completely on @meat	88
completely on @pet	75
completely own 1	-31
completely own 2	139
completely she	64
completely unnamed 0	-100
completely unnamed 1	33
completely we	13
completion on #name	54
compliance	36
compliance analyst	36
component	37
comprehensive	17
comprehensive since	17
computer	100
concert	-146
concert </s>	-90
concert on #month	87
concert on #name	-35
concert on #number	86
concert on @dwelling	104
concert own 1	-55
conductor	-67
conductor on #day	64
conductor on #name	31
conductor on @job	21
conductor own 1	16
cone	34
cone was	34
conference on #name	-55
config on #name	49
confirmation	-56
confirmation </s>	-56
confirmation on #name	-56
connect on #name	39
connection	-11
connection on #name	19
connection there	-11
consolidate	49
consolidate on #number	49
consultant	68
consultant on @illness	100
consultant say	68
contaminate	19
contaminate </s>	19
content	135
content on #number	120
content own 1	68
contest	-78
contest it	-78
contract	95
contract and	-94
contract end	68
contract named 0	-60
contract named 1	114
contract now	-48
contract on #month	53
contract on #name	14
contract on #number	52
contract on @food	-34
contract on @hobby	-61
contract on @job	110
contract on @sport	-61
contract on @vehicle	-44
contract own 1	15
contract own 2	160
contract run	-56
contract say	91
contract unnamed 1	106
contract what	-17
contrast	54
contrast unnamed 1	55
contributor	97
contributor are	71
contributor on #name	71
control	130
control plane	81
convert	28
convert on #name	-31
convert unnamed 1	58
cook	21
cook for	-201
cook named 0	112
cook on #name	-201
cook on @hobby	50
cook on @hospital	68
cook on @job	31
cook own 0	-193
cook own 1	-167
cook own 2	58
cook unnamed 0	-100
cope	22
cope on #day	30
cope on #name	12
cope on #number	64
cope own 1	115
copenhagen on #name	38
copy	78
copy on #name	76
copy so	21
copy unnamed 1	128
cord	103
cord named 1	114
cord on @illness	114
coriander	-193
cork on #name	-152
corner	-61
corner </s>	40
corner named 1	-59
corner on #name	40
correct	59
correct it	96
correct on #number	111
correction	112
correction </s>	29
correction <shared>	130
correction i	-26
correction named 0	178
correction on #day	59
correction on #month	130
correction on #name	18
correction on #number	137
correction own 1	58
correction the	18
cos	58
cos own 2	58
cost	-263
cost #number	-82
cost for	99
cost named 0	-53
cost on #name	-81
cost on #number	-199
cost own 1	-147
cottage	23
cottage on #name	-30
cottage on #number	-194
couch	-168
cough	-64
cough </s>	55
could	-172
could <shared>	-249
could i	-167
could keep	63
could named 0	-74
could named 2	17
could not	97
could own 0	-40
could own 1	-237
could stretch	60
could unnamed 1	43
could you	82
couldn't on #name	-13
couldn't on #number	-105
couldn't on @drink	-26
couldn't on @income	12
couldn't on @job	-61
council	20
council #name	16
council named 0	66
council named 1	77
council on #day	18
council on #month	107
council on #number	-27
council on @income	-77
council on @job	-19
council own 1	-30
council put	-37
council renumber	-59
council sit	81
council start	60
council unnamed 0	-66
count	21
count on #month	-48
count on #number	128
count on @hobby	28
count on @sport	28
count there	86
count unnamed 1	145
countdown	67
countdown on #month	58
countdown on #number	67
countdown on @boat	53
countdown on @vehicle	53
county	-35
county <shared>	100
county on #name	27
couple	90
couple call	-20
couple from	92
couple garden	27
couple on #name	104
couple on #number	14
couple on @dwelling	137
couple on @vehicle	134
couple own 1	56
couple own 2	50
couple unnamed 1	50
course #name	27
course and	111
course named 0	-71
course named 1	79
course on #day	-101
course on #month	31
course on #name	-111
course on #number	-59
course on @animal	138
course on @illness	13
course on @insect	171
course on @science	27
course own 0	-36
course own 1	62
course really	27
court	-148
court has	50
court named 0	-109
court on #day	-61
court on #month	46
court on #number	29
court on @game	19
court on @hobby	19
court on @sport	19
court own 2	-52
cousin	-170
cousin #name	64
cousin </s>	56
cousin <shared>	-287
cousin named 0	-37
cousin on #number	-135
cousin on @animal	-52
cousin on @ethnicity	71
cousin on @family	-55
cousin on @job	-23
cousin on @music	42
cousin own 0	-214
cousin own 1	-68
cousin own 2	104
cousin unnamed 0	-202
cousin unnamed 1	-87
cover	-193
cover </s>	12
cover on #number	-22
cover on @job	80
cover own 1	-26
cover to	84
cover unnamed 0	-102
coverage on #number	-112
covid	-87
covid </s>	-87
covid on #number	58
covid own 1	-17
cow	-77
cow on @dairy	-11
cow on @food	-20
cow own 2	26
coworker	-145
coworker on #name	-64
coworker on #number	-29
crab	30
crab after	30
crab own 0	62
crack	-268
craig on #name	20
cramp	106
cramp </s>	106
crank	62
crank own 1	62
crash	-292
crate	119
crazy	-63
crazy </s>	-121
crazy on #day	43
crazy on #name	-46
credit	-136
credit <shared>	117
crete on #month	51
crete on #name	48
cribbage	45
cribbage </s>	45
cribbage named 0	45
crisp	-31
crisp on @food	-31
crisp own 2	-31
croatia on #month	-18
croatia on #number	-18
croissant	35
croissant on @food	11
cromer on #name	-91
cross #number	151
cross me	-54
cross on #month	-34
cross on #number	127
cross own 1	56
cross they're	-17
crossword	30
crossword is	39
crossword on #name	-23
crossword on @fabric	46
crossword own 0	24
crossword there	46
crow	-50
crow first	48
crow named 0	23
crow on #day	88
crow on #name	-193
crow on #number	111
crow on @job	72
crow own 2	146
crowd </s>	-85
crowd are	75
crowd on #day	122
crowd on #name	47
crowd on @hobby	77
crowd on @sport	77
crowd own 1	73
crowd own 2	122
crown	65
crown </s>	65
crown on #name	93
cruise on #name	-41
cruise on #number	-36
cry	64
cry a	73
cry at	-23
cry for	64
cry happy	43
cry hug	-15
cry in	26
cry like	73
cry named 0	88
cry named 1	-36
cry on #name	22
cry on #number	-145
cry on @animal	36
cry on @income	-52
cry on @pet	138
cry own 1	85
cry own 2	-99
cry unnamed 1	76
cs on #name	40
cto on #name	-17
cube	-20
cube on #name	36
cuddle	62
cuddle every	62
cuddle named 0	62
culinary	22
culinary on #name	22
culinary school	22
culprit	30
culprit </s>	30
culprit own 0	62
cup	-65
cup on #number	28
cure	80
cure me	80
cure own 0	80
cursor on @income	51
cursor on @job	51
cusco on #name	52
custody	-11
custody named 0	-11
custody plan	-11
customer	-55
customer is	67
customer on #month	70
customer on #name	87
customer on #number	-11
customer on @income	67
customer on @job	47
customer own 1	-75
customer own 2	-43
customer unnamed 1	33
cut	-33
cut down	-118
cut in	43
cut is	-98
cut it	118
cut me	64
cut my	109
cut named 0	-124
cut named 1	-23
cut on #day	-115
cut on #month	-50
cut on #name	-42
cut on #number	133
cut on @drink	25
cut on @furniture	48
cut on @income	-111
cut on @tree	-21
cut own 0	-229
cut own 1	12
cut own 2	35
cut the	168
cut to	-109
cut unnamed 0	-113
cut unnamed 1	-13
cut unnamed 2	129
cut was	67
cute	-110
cute on @bread	11
cute on @food	11
cute own 1	11
cute price	11
cutoff	66
cutoff is	66
cutover	29
cutover </s>	-14
cutover finish	46
cutover on #name	106
cutover unnamed 1	135
cv on #name	102
cv on @job	67
cycle	82
cycle on #day	54
cycle on #name	-29
cycle on #number	-56
cycle own 1	108
cycle own 2	48
cycle to	-54
cz on #name	29
czech on #name	113
d	70
d </s>	-46
d is	48
d my	40
d own 1	33
d second	95
da	-41
da <shared>	-54
da friend	103
da on #name	-41
dad	78
dad a	50
dad as	66
dad full	-11
dad is	58
dad named 0	-28
dad named 1	14
dad now	21
dad on #day	14
dad on #name	62
dad on #number	148
dad on @body_part	19
dad on @dwelling	58
dad on @family	-56
dad on @hospital	35
dad on @illness	143
dad on @job	-161
dad own 0	-237
dad own 1	47
dad own 2	-147
dad unnamed 0	116
dad unnamed 1	144
dad unnamed 2	65
dad wake	-13
dad was	21
daft	32
daft </s>	55
daft own 1	88
dagster on #name	82
dahlia	70
dahlia of	103
dahlia on #number	71
dahlia own 1	71
daily	16
daily <shared>	39
daily and	114
daily norm	48
daily on #day	74
daily on #name	-87
daily on #number	170
daily on @drink	105
daily on @food	137
daily on @hobby	108
daily on @sport	108
daily own 0	-34
daily own 1	127
daily own 2	-31
daily unnamed 0	-249
dairy	-192
dana on #name	10
dance	-64
dance named 0	18
dance on #day	-42
dance on #number	-55
dance on @seasoning	31
dance own 1	31
dance so	83
dangerous	47
dangerous </s>	55
daniel on #name	-28
dark	111
dark <shared>	-47
dark on #number	-29
dark on @animal	15
dark on @farm_animal	17
dark on @food	10
dark own 2	183
dark unnamed 1	68
darling	51
darling </s>	51
darling on #name	72
dashboard	-56
dashboard on #name	-87
dashboard on #number	56
dashboard only	-48
data	-72
data protection	45
database	-53
database on #name	-27
database own 1	18
date	-52
date <shared>	14
date for	101
date named 0	83
date named 1	138
date on	-19
date on #month	119
date on #name	-308
date on #number	31
date on @family	71
date on @hobby	69
date on @sport	69
date secretly	48
date slip	46
date to	-38
date turn	50
date unnamed 0	27
date unnamed 1	-67
daughter	-92
daughter #name	55
daughter lotte	18
daughter on #name	-164
daughter unnamed 0	18
dawn on #name	-82
day	135
day #number	-48
day </s>	-15
day <shared>	-54
day ?	-65
day among	22
day and	-83
day are	44
day as	49
day at	69
day because	140
day been	-14
day can	-67
day early	188
day have	-46
day he	22
day hip	-70
day how	160
day i	118
day in	-68
day instead	-29
day keep	27
day mum	71
day my	-25
day named 0	-101
day named 1	90
day named 2	-18
day no	78
day not	53
day of	-45
day off	-183
day on	47
day on #day	167
day on #month	-25
day on #name	-52
day on #number	-167
day on @alcohol	72
day on @animal	-155
day on @bird	-102
day on @boat	52
day on @body_part	-36
day on @bread	-175
day on @cat	-87
day on @color	19
day on @dairy	-153
day on @doctor	41
day on @drink	92
day on @family	-85
day on @farm_animal	-50
day on @fish	74
day on @food	-30
day on @game	39
day on @hobby	79
day on @hospital	-38
day on @illness	-123
day on @income	-28
day on @job	61
day on @narcotic	72
day on @pasta	32
day on @pet	-83
day on @science	51
day on @seafood	58
day on @seasoning	14
day on @sport	76
day on @tree	135
day on @vehicle	-50
day own 0	-80
day own 1	132
day own 2	50
day rather	112
day shift	-16
day since	92
day so	70
day team	89
day the	-29
day these	58
day unnamed 0	-269
day unnamed 1	174
day unnamed 2	144
day was	109
day we	116
day what	57
day with	22
day write	-27
daycare	65
daycare on #name	38
daycare on #number	53
daylight	60
daylight </s>	60
daylight on #name	73
days <shared>	106
dead	93
dead </s>	98
dead <shared>	-52
dead end	45
dead first	-37
dead i	34
dead named 0	-65
dead named 1	192
dead on #month	59
dead on #name	38
dead on #number	13
dead on @animal	45
dead on @drink	119
dead on @dwelling	156
dead on @hobby	81
dead on @job	-31
dead on @sport	81
dead own 1	34
dead own 2	-11
dead the	-11
dead unnamed 0	-260
dead unnamed 1	103
deadlift on #number	-49
deadline	-88
deadline on #month	39
deadline on #number	12
deadline on @hobby	26
deadline on @sport	26
deadline own 2	-65
deal </s>	-22
deal on #name	15
deal on #number	44
deal unnamed 1	66
deal with	-39
dealer	128
dealer #number	20
dealer and	70
dealer on #name	99
dealer on #number	70
dealer own 1	150
deano on #name	82
dear	142
dear #name	-54
dear </s>	137
dear named 0	120
dear on #day	20
dear on #month	108
dear on #name	123
dear on @job	-42
dear own 2	103
death	57
deb on #day	-53
debit	10
debit own 1	10
debussy on #name	93
dec on #number	79
december on #month	209
december on #name	108
december on #number	13
decent </s>	-93
decent ?	72
decent dentist	24
decent on #name	57
decent on #number	41
decent own 0	86
decent unnamed 0	-226
decide	117
decide against	101
decide on #month	127
decide on #number	61
decide on @dwelling	101
decide on @job	93
decide own 1	123
decide own 2	148
decide to	100
deck	53
deck </s>	92
deck on #name	31
deck on #number	101
deck own 1	67
deckhand	-30
deckhand named 0	50
deckhand since	-30
declan on #day	-150
declan on #name	24
deed	90
deed at	34
deed on #name	45
deed on #number	103
deed turn	41
deer	83
deer on @food	83
deer win	83
deere on #name	98
defence	28
defence set	28
defend	64
defend it	120
defend named 0	138
defend on #name	-40
defend own 1	-40
defer	48
defer on #name	86
defer on #number	82
deferral	45
deferral for	45
definite	130
degree	-85
degree </s>	-184
degree and	74
degree named 0	42
degree on #name	-71
degree on @job	69
degree on @science	118
degree own 1	10
degree to	47
degree unnamed 1	-33
delay	20
delay named 0	104
delay on #month	56
delay on #number	64
delete	111
delete </s>	94
delete <shared>	101
delete named 0	32
delete named 1	130
delete on #day	40
delete on #name	184
delete on #number	-215
delete own 1	45
delete own 2	105
delete the	30
delete unnamed 1	29
deleted <shared>	113
deliver	-10
deliver </s>	-14
deliver named 0	103
deliver on #name	-193
deliver on #number	157
deliver this	67
delivery	49
delivery named 0	101
delivery on #name	30
delivery on #number	57
delivery on @food	66
dell <shared>	86
deloitte	61
deloitte on #name	63
denmark on #month	77
denmark on #number	77
denso on #name	67
dentist	-228
dentist for	24
dentist named 0	-21
dentist on #day	-86
dentist on #month	-100
dentist on #name	-58
dentist on #number	-76
dentist on @doctor	71
dentist on @family	62
dentist on @hobby	-128
dentist on @job	-73
dentist on @sport	-128
dentist own 0	-15
dentist unnamed 0	-274
denver on #name	55
department on #name	-66
deploy	-52
deploy are	59
deploy on	-28
deploy on #day	100
deploy on #month	63
deploy on #name	-174
deploy on #number	21
deploy own 0	12
deploy window	-18
deposit	-51
deposit named 0	48
deposit on #number	38
depot	-118
depot on #name	18
depot to	18
deprecation	42
deprecation </s>	81
deprecation unnamed 1	59
dept	17
dept <shared>	97
dept on #name	42
dept on #number	37
deputy	-140
deputy head	-83
deputy on #name	-176
deputy own 0	-29
derby	89
derby named 0	20
derby on #name	155
derby with	20
design	-88
design on #name	33
design own 1	-53
designer	-192
desk	16
desk </s>	81
desk at	21
desk bag	21
desk named 0	245
desk on #month	83
desk on #name	-202
desk on #number	44
desk on @job	107
desk on @science	59
desk own 1	-116
desk round	22
desk unnamed 0	-181
desk unnamed 1	-124
detail	118
detail own 1	91
detective on #name	-14
dev </s>	33
dev leave	-49
dev named 0	10
dev on	-13
dev on #name	17
dev on #number	80
dev on @job	198
dev own 1	86
dev this	60
developer	38
developer on #name	126
developer own 1	20
devon on #name	-167
devon on @job	-27
diabetes	-223
diabetes is	-212
diabetes unnamed 0	-197
diabetic	-88
diabetic any	-20
diabetic named 0	22
diabetic on #number	28
diabetic on @illness	35
diabetic own 1	-56
diagnosis	-19
diagnosis off	23
diagnosis on #number	36
diagnosis on @illness	87
diagnosis own 1	11
dial	34
dial the	34
did	-78
did <shared>	-155
did it	145
did my	-90
did named 0	-16
did named 1	-47
did own 0	-218
did own 1	-27
did own 2	101
did the	84
did unnamed 0	24
didn't on #name	61
didn't on #number	-287
didn't on @animal	105
didn't on @bread	44
didn't on @food	44
didn't on @job	75
didn't on @pet	119
die	98
die </s>	-56
die for	128
die in	205
die last	-20
die named 0	-149
die named 1	68
die on	107
die on #name	113
die on #number	56
die on @animal	127
die on @cat	51
die on @farm_animal	121
die on @food	64
die on @hobby	79
die on @illness	62
die on @job	20
die on @pet	11
die on @seasoning	80
die on @sport	79
die own 1	15
die own 2	79
die so	101
die unnamed 1	153
die unnamed 2	66
diet	127
diet </s>	160
diet <shared>	49
diet on #number	92
differ	19
differ </s>	19
differ on #name	19
difference	103
difference on #name	149
difference on #number	56
difference on @vehicle	73
difference own 2	113
different	-95
different </s>	104
different lift	14
different on #day	64
different on #name	143
different own 1	58
different own 2	43
different unnamed 0	-210
digest	19
dima on #name	-101
dima on @treatment	102
dinner	-85
dinner again	-26
dinner it	24
dinner much	25
dinner named 0	34
dinner on #day	102
dinner on #month	-67
dinner on #name	-153
dinner on #number	-109
dinner on @alcohol	141
dinner on @drink	141
dinner on @fabric	16
dinner on @family	54
dinner on @food	36
dinner on @job	-13
dinner on @narcotic	141
dinner own 0	-31
dinner own 1	17
dinner own 2	-88
dinner spot	71
dinner unnamed 1	-52
dino	86
dino cake	86
dino on #number	86
dinosaur	57
direct	66
direct book	-21
direct on #month	60
direct on #name	64
direct on #number	60
direct on @dwelling	-21
direct own 1	35
director	141
director named 1	121
director on #name	88
director on #number	-30
director own 1	159
director role	10
disband	124
disband everyone	124
discharge	50
discharge named 0	55
discharge on	51
discharge on @hospital	151
discharge unnamed 0	23
discord on #name	110
discount	46
dish	-70
dish is	96
dish on #name	95
dish unnamed 1	24
disk	-33
disk on #number	-33
disk on @illness	-33
disney on #name	-42
dissolve	106
dissolve named 0	72
dissolve we're	100
distance	-196
distance </s>	-83
distance on #name	-63
distance own 1	-112
ditch	60
ditch <shared>	22
ditch on #name	158
ditch own 0	92
ditch own 1	46
ditch the	129
ditched <shared>	99
dive	62
dive with	62
divine	46
divine </s>	46
divine on #name	46
divorce	-18
divorce </s>	14
divorce now	64
divorce on #name	32
divorce own 1	51
do	31
do #name	11
do #number	-31
do </s>	14
do <shared>	-155
do ?	55
do after	-54
do and	117
do as	-85
do at	70
do backlink	42
do before	-50
do crossword	46
do do	13
do early	85
do everything	61
do for	105
do i	-145
do in	-50
do it	-14
do my	16
do named 0	80
do named 1	-13
do named 2	60
do now	22
do on	61
do on #day	44
do on #month	142
do on #name	234
do on #number	165
do on @animal	-70
do on @believer	73
do on @bird	46
do on @body_part	75
do on @doctor	-49
do on @family	-15
do on @food	-103
do on @hobby	37
do on @illness	73
do on @income	-73
do on @instrument	162
do on @job	-87
do on @science	94
do on @sport	37
do our	136
do own 0	-44
do own 1	14
do own 2	-32
do please	55
do push	39
do retry	78
do still	92
do that	-30
do the	75
do they	-103
do this	-40
do unnamed 0	-136
do unnamed 1	-31
do unnamed 2	-126
do with	111
do you	-176
doable </s>	28
doable on #month	46
doc	99
doc </s>	-17
doc are	-37
doc named 0	-36
doc on #day	-17
doc on #name	-22
doc on #number	110
doc on @body_part	-23
doc on @income	110
doc own 1	164
doc say	41
doc tell	40
doc unnamed 0	-219
doc with	57
doctor	257
doctor close	57
doctor double	120
doctor give	-44
doctor has	113
doctor on #day	26
doctor on #name	-355
doctor on #number	132
doctor on @color	35
doctor on @drink	82
doctor on @food	36
doctor on @illness	70
doctor on @income	181
doctor on @job	-359
doctor on @medicine	66
doctor on @symptom	51
doctor order	23
doctor own 0	-14
doctor own 1	250
doctor own 2	182
doctor rule	30
doctor say	68
doctor stop	136
doctor swap	55
doctor take	21
doctor unnamed 0	-426
doctor was	47
does <shared>	-26
does a	-57
does everything	14
does half	15
does it	-67
does late	46
does linguistics	-14
does lung	38
does my	57
does named 0	-70
does named 1	107
does own 0	-54
does own 1	-116
does own 2	23
does payroll	-34
does steam	19
does that	-161
does the	77
does unnamed 0	-234
does unnamed 1	56
does unnamed 2	20
doesn't on #day	32
doesn't on #name	-83
doesn't on #number	-13
doesn't on @animal	-31
doesn't on @illness	60
dog	-263
dog </s>	-130
dog <shared>	-88
dog on #name	-269
dog on @bird	76
dog on @dog	-61
dog on @pet	-94
dog own 1	-110
dog unnamed 1	-77
dog vet	52
doha on #name	34
doing	87
doing #name	123
doing <shared>	52
doing great	64
doing her	-49
doing it	-45
doing my	61
doing named 0	146
doing named 1	-12
doing nothing	44
doing own 0	-62
doing own 1	-87
doing own 2	80
doing pilate	46
doing the	41
doing unnamed 0	-201
doing unnamed 1	54
don't on #day	175
don't on #month	-146
don't on #name	112
don't on #number	10
don't on @animal	-90
don't on @bird	12
don't on @bread	22
don't on @food	210
don't on @game	69
don't on @hobby	67
don't on @illness	87
don't on @job	11
don't on @narcotic	109
don't on @pet	-36
don't on @religion	144
don't on @sport	65
don't on @temple	144
door </s>	75
door as	17
door named 0	33
door on #name	-116
door on #number	72
door on @income	87
door on @job	-20
door open	63
door own 1	-173
door sign	-56
door still	30
door unnamed 0	165
door unnamed 1	66
door unnamed 2	26
dorothy on #name	78
dose	122
dose a	116
dose on #number	115
dose own 2	115
dot on #day	-49
double on #day	58
double on #name	56
double on #number	82
double on @income	48
double on @medicine	129
double own 0	-89
double own 1	-19
double own 2	-33
double unnamed 2	79
double-booked	114
double-booked on #name	102
double-booked on @job	102
double-booked us	66
double-checked	53
double-checked on #number	59
double-checked with	53
dough	14
down	59
down #name	-65
down </s>	-247
down a	13
down all	-155
down and	-34
down as	160
down at	64
down for	-230
down from	-27
down haddock	23
down last	42
down named 0	-114
down named 1	142
down on	114
down on #day	-130
down on #month	-79
down on #name	-105
down on #number	147
down on @animal	209
down on @bird	43
down on @cat	31
down on @dairy	18
down on @doctor	-16
down on @drink	90
down on @farm_animal	150
down on @food	67
down on @game	-18
down on @hobby	11
down on @income	-101
down on @job	98
down on @pet	48
down on @seafood	80
down on @sport	86
down on @tree	-103
down once	115
down own 0	-75
down own 1	118
down own 2	119
down so	17
down the	-122
down to	229
down unnamed 0	-95
down unnamed 1	-23
down unnamed 2	28
dr <shared>	46
dr on #name	75
dr on @job	105
draft a	67
draft named 0	-33
draft on #name	-51
draft on #number	88
draft on @job	-25
draft on @pet	33
draft own 1	104
draft the	-17
draft unnamed 1	130
drag	-136
drag on	-22
drama	-100
drama on #name	-95
draw	-97
draw at	52
draw on #name	-15
draw on #number	41
draw own 1	58
drawer	126
drawer for	105
drawer on #name	52
dream	-218
dream on @food	-39
dream own 2	-17
drill	-94
drink	-34
drink </s>	38
drink <shared>	-45
drink again	16
drink as	-30
drink in	-12
drink named 0	46
drink named 1	-53
drink on	66
drink on #number	24
drink on @alcohol	-49
drink on @drink	54
drink on @game	29
drink on @hobby	27
drink on @narcotic	-49
drink on @tree	13
drink own 0	-47
drink own 1	-41
drive	-130
drive #name	73
drive </s>	88
drive ?	-197
drive a	-24
drive for	106
drive heaven	-18
drive in	-25
drive me	-34
drive named 0	-111
drive named 1	-42
drive on #month	-17
drive on #name	-150
drive on #number	166
drive on @illness	100
drive on @job	48
drive on @symptom	61
drive on @vehicle	12
drive own 1	31
drive own 2	-149
drive to	-41
drive unnamed 0	-220
driver	-65
driver app	69
driver named 0	36
driver on #day	21
driver on #name	-15
driver on @food	66
driver own 1	-78
driveway	32
driveway </s>	32
driveway on #name	33
drop	-10
drop <shared>	124
drop me	68
drop my	-51
drop named 0	-57
drop named 1	91
drop named 2	-26
drop on #day	49
drop on #month	-51
drop on #name	-88
drop on #number	120
drop on @craft	113
drop on @crime	61
drop on @doctor	-76
drop on @drink	76
drop on @income	68
drop on @instrument	-11
drop on @job	-53
drop on @medicine	109
drop on @science	23
drop out	-164
drop own 0	-340
drop own 1	-85
drop own 2	14
drop the	116
drop to	12
drop unnamed 0	-48
drop unnamed 1	-24
drop unnamed 2	21
dropped <shared>	156
drown on #name	-70
drum </s>	-76
drum named 1	49
drum on @instrument	-44
drum own 1	-22
drummer	-57
drummer has	-19
drummer on #day	69
drummer on #name	-46
drummer on @instrument	41
dry	-115
dry on #day	-19
dry on #name	-17
dry own 1	24
dry own 2	15
drywall	-22
drywall guy	-22
duarte on #name	115
duarte on #number	-27
dublin	-38
dublin is	-38
dublin on #name	-54
due	-44
due #number	20
due date	50
due named 0	46
due on #month	-30
due on #name	-29
due on #number	-22
due on @hobby	85
due on @sport	85
due own 1	-17
dull	-86
dull </s>	-74
dull on #name	-21
dull on #number	50
dump	87
dump <shared>	41
dump me	161
dump on #name	186
dump own 1	-19
dump unnamed 1	83
dumped <shared>	76
duncan on #number	25
dunedin on #name	82
dunedin on #number	126
dunedin on @instrument	54
duolingo on #name	27
dust	36
dust on #number	77
dust own 1	25
dust water	74
duty	-60
duty on #day	-15
duty on #number	67
duty on @animal	78
duty on @bird	78
duty on @job	23
duty roster	12
dye my	15
dye named 0	15
dylan on #day	-25
dylan on #number	-11
dylan on @family	-25
e	-91
e on #name	18
e unnamed 1	76
e-bike	-28
e-bike and	15
e-bike on #name	-18
e-bike own 1	38
each	27
each </s>	-141
each <shared>	130
each and	31
each eat	24
each named 0	33
each on #day	189
each on #number	61
each on @family	25
each on @income	-66
each other	51
each own 1	114
each own 2	-13
each unnamed 1	-112
ear	82
ear infection	26
ear on @illness	59
ear own 1	92
earlier <shared>	-113
early	-28
early #name	18
early </s>	23
early <shared>	-70
early deploy	59
early even	32
early it	28
early morning	115
early named 0	70
early named 1	34
early on #day	103
early on #month	103
early on #name	-268
early on #number	234
early on @bread	30
early on @dessert	30
early on @food	-66
early on @hobby	84
early on @job	-93
early on @nut	112
early on @sport	84
early own 0	-79
early own 1	-49
early own 2	-107
early shift	35
early the	56
early unnamed 0	-24
early unnamed 1	45
earn	55
earn #number	57
earn named 0	76
earn on #name	55
earn on #number	-10
earn on @job	15
earn own 2	-16
earth is	36
earwig	27
earwig had	27
easter on #name	-77
easy	-49
easy on #name	-58
easy on @family	57
easy own 1	65
easy tea	59
easy than	-138
easygoing	33
easygoing now	33
easyvet	-12
easyvet on #name	31
easyvet since	-12
eat </s>	138
eat <shared>	18
eat a	-38
eat anything	-62
eat at	-54
eat bread	27
eat breakfast	32
eat cash	23
eat chicken	-36
eat egg	112
eat fish	15
eat give	23
eat it	117
eat meat	67
eat named 0	-13
eat named 1	-19
eat normally	-24
eat on #day	-31
eat on #month	-141
eat on #name	-205
eat on #number	-190
eat on @animal	-109
eat on @drink	118
eat on @fish	57
eat on @food	45
eat on @game	14
eat on @hobby	98
eat on @income	13
eat on @job	-208
eat on @meat	-61
eat on @pet	-109
eat on @seafood	82
eat on @seasoning	-12
eat on @shellfish	86
eat on @sport	109
eat on @vehicle	82
eat own 0	169
eat own 1	20
eat own 2	-207
eat prawn	30
eat rib	-41
eat them	-20
eat unnamed 0	-388
eat unnamed 1	-69
eater	77
eating <shared>	166
edit	76
edit is	-28
edit me	163
edit now	-19
edit on #name	138
edit on #number	62
edit own 0	72
edit unnamed 1	163
editor	-54
editor named 0	12
editor on #month	11
editor on #number	11
effect	64
effect on #number	64
egg	67
egg </s>	114
egg and	64
egg on #name	80
egg on @food	-75
egg own 1	100
egg this	47
egg unnamed 1	85
eight <shared>	69
either	-249
either on #number	26
either own 1	-168
ek on #name	63
ekström on #name	-32
elaine on #name	78
elbow	85
elbow on #day	85
elbow on @hobby	85
elbow on @sport	85
elbow own 1	124
eldest	-28
eldest on #name	85
eldest on #number	-26
eldest on @family	92
eldest turn	65
eldest unnamed 1	28
electric	81
electric <shared>	11
electric bike	23
electric car	52
electric named 1	142
electric on #name	83
electric on #number	43
electric own 1	126
electric thing	44
elena on #name	123
elephant on #name	10
eleven <shared>	36
elif on #name	44
ella on #name	-87
ella on @instrument	-67
ellie on #number	54
else </s>	-90
else all	45
else can	59
else does	29
else get	-33
else i	69
else is	35
else job	107
else named 1	-106
else on #day	83
else on @hobby	93
else on @job	42
else on @sport	42
else own 0	-91
else own 1	42
else own 2	173
else take	36
else unnamed 0	-164
else unnamed 2	58
elsewhere	-92
elsewhere on #name	114
elsie on #number	43
email	65
email </s>	79
email named 1	143
email on #month	94
email on #name	90
email on #number	-63
email on @job	100
email own 1	-60
email own 2	125
embarrass	22
embarrass my	22
embarrass on #number	32
embed	14
embed it	14
embed named 0	51
embed on #name	56
emi on #name	-19
emi on #number	63
emigrate	55
emigrate named 0	34
emigrate on #name	70
emigrate to	85
emil on #month	98
emil on #name	-125
emil on #number	35
emil on @animal	-55
emil on @dog	-55
emil on @game	39
emil on @hobby	39
emil on @pet	-55
emma on #number	49
employer	18
employer on #name	18
employer wise	18
emptier	33
emptier </s>	33
emptier own 0	34
empty	94
empty </s>	59
empty on #name	27
empty on @dwelling	110
empty on @income	-40
empty on @job	-52
empty own 1	85
empty own 2	81
empty unnamed 0	-30
end	180
end </s>	-52
end named 0	-128
end named 1	61
end named 2	37
end on #day	19
end on #month	-26
end on #name	178
end on #number	57
end on @animal	-11
end on @believer	-40
end on @fabric	46
end on @family	75
end on @food	58
end on @garment	-28
end on @hobby	96
end on @job	77
end on @pet	31
end own 1	227
end own 2	-41
end the	-14
end then	75
end thing	14
end to	57
end unnamed 0	-72
end unnamed 1	50
end up	-16
end with	-20
engage	95
engage named 0	138
engage on #name	57
engage to	48
engage unnamed 1	-15
engagement	-47
engagement on #name	-19
engine	14
engine own 1	52
engineer	-44
engineer <shared>	-21
engineer on #name	48
engineer on @job	-40
engineer own 1	122
england on #name	79
english <shared>	-21
english on #month	31
english on #number	60
enjoy	126
enjoy a	47
enjoy on @food	64
enjoy on @seasoning	64
enjoy own 0	12
enjoy own 1	127
enough	19
enough </s>	-72
enough as	55
enough base	14
enough for	-31
enough on #day	134
enough on #name	-129
enough on #number	51
enough on @job	-23
enough own 0	-47
enough own 1	145
enough own 2	-115
enough these	75
enough unnamed 0	-259
enough unnamed 1	75
entire	-36
entire group	64
entire lab	53
entire on #name	38
entire own 1	26
entirely	85
entirely on #number	52
entirely on @job	46
entirely own 0	59
entry	48
entry on #month	126
entry on #name	64
entry on #number	139
entry own 2	126
entry to	100
eoin on #name	42
epic on #name	-72
episode	38
episode #number	78
episode on #name	38
equinor <shared>	57
equipment on #number	53
ernst on #name	-22
error	-130
error on #number	21
espresso	-72
espresso daily	106
espresso own 1	-38
espresso unnamed 0	-135
essay	-25
essay </s>	49
essay on #name	13
essay own 1	58
essential	126
essential on #name	126
essential tremor	126
estate	34
estate on #name	56
estate on #number	-70
estate on @color	88
estate own 1	88
estate what	88
ethan on #name	28
eu on @job	82
eu-central-1	-38
eu-central-1 dublin	-38
euan on #name	-34
euro	-109
euro and	20
euro as	-39
euro named 0	10
euro on #name	-247
euro own 1	-71
euro unnamed 0	-159
europa on #name	28
eval	93
eval on #number	94
even	-41
even </s>	39
even after	14
even kale	-17
even knit	51
even let	-31
even named 0	-65
even named 1	61
even on #day	72
even on #name	-70
even on #number	-91
even on @animal	29
even on @dog	29
even on @food	87
even on @pet	29
even on @seasoning	124
even own 1	29
even own 2	-12
even unnamed 0	-203
even unnamed 1	-43
evening	-66
evening </s>	-60
evening <shared>	34
evening are	-15
evening from	35
evening named 1	-20
evening on #day	168
evening on #name	-216
evening on #number	18
evening on @animal	-25
evening on @game	71
evening on @hobby	181
evening on @hospital	41
evening on @sport	174
evening own 0	77
evening own 1	-62
evening own 2	-58
evening these	112
evening together	43
evening unnamed 0	-304
evening unnamed 1	-114
ever	-86
ever heart	93
ever on #name	-94
ever on #number	-128
ever own 1	47
ever own 2	-72
ever since	-105
ever unnamed 0	-199
every	127
every #day	-24
every <shared>	-101
every cent	-48
every day	150
every evening	-76
every named 1	114
every night	88
every on #day	-38
every on #name	-191
every on #number	29
every on @animal	-12
every on @bird	-75
every on @family	-45
every on @food	208
every on @furniture	60
every on @hobby	115
every on @income	105
every on @pet	14
every on @seafood	121
every on @seasoning	105
every on @sport	115
every own 1	85
every own 2	56
every penny	-52
every poodle	62
every single	15
every tea	66
every week	31
everybody	-126
everybody is	27
everybody unnamed 1	-12
everyone	129
everyone get	124
everyone hungry	39
everyone named 0	30
everyone named 1	91
everyone on #day	48
everyone on #name	-111
everyone own 1	-146
everyone own 2	31
everyone sleep	16
everyone unnamed 0	81
everyone unnamed 1	41
everyone unnamed 2	11
everything	98
everything </s>	148
everything at	27
everything for	14
everything from	40
everything he	-18
everything i	-62
everything in	77
everything is	-70
everything named 0	-75
everything named 1	127
everything now	17
everything off	60
everything on	52
everything on #name	141
everything on #number	-96
everything on @animal	-25
everything on @food	67
everything on @herb	100
everything on @income	-65
everything on @seasoning	130
everything out	-78
everything own 0	-124
everything own 1	62
everything own 2	44
everything sit	96
everything so	-59
everything to	40
everything unnamed 0	-66
everything unnamed 1	159
everything up	-77
everywhere	20
everywhere </s>	19
everywhere named 0	30
everywhere on #name	-69
everywhere on #number	10
everywhere on @dwelling	70
everywhere on @food	-115
everywhere own 0	67
everywhere own 1	13
everywhere own 2	-46
everywhere unnamed 1	-27
ewan on #number	47
ewan on @vehicle	47
ex	51
ex as	56
ex now	59
ex on #name	51
ex own 1	-12
ex permanently	18
ex unnamed 1	128
exactly on #number	38
exam	-95
exam </s>	-111
exam and	183
exam named 0	-61
exam named 1	-89
exam on #month	12
exam on #number	20
exam on @doctor	-66
exam on @job	40
exam on @science	-117
exam own 1	66
exam thesis	-35
exception	-129
exception </s>	-98
exception on #number	-27
exception unnamed 1	20
exchange	81
exchange </s>	117
exchange for	30
exchange it	31
exchange on #name	212
exchange own 1	166
excuse	76
exeter on #name	42
exhaust	81
exhaust </s>	52
exhaust on #day	41
exhaust own 2	136
expensive	-94
expensive my	-56
expensive named 0	-91
expensive on #name	-39
expensive own 1	16
expensive unnamed 1	35
explain	-254
explain own 1	-141
explain the	-102
export	-88
export everything	-35
export on #name	-142
export on @job	64
export own 1	-20
extend	34
extend </s>	107
extend me	-42
extend named 0	-26
extend named 1	-90
extend on #month	207
extend on #name	29
extend on #number	137
extend on @job	-39
extend own 1	114
extend own 2	121
extend the	-68
extend unnamed 0	23
extension	-29
extension in	42
extension named 0	17
extension on #month	127
extension on #name	-232
extension on #number	-19
extension so	133
extension the	-25
extension unnamed 0	-104
extension unnamed 1	43
externado on #name	64
extra	-110
extra on #day	35
extra time	22
eye	97
eye and	21
eye clinic	19
eye named 0	137
eye on #day	-32
eye on #month	78
eye own 1	40
eyesight	157
eyesight fail	85
eyesight named 0	131
eyesight on #name	62
f	55
f and	55
f on #name	55
f1 on #number	81
face	-48
face the	54
face unnamed 1	-15
faculty	-19
fade	48
fade </s>	48
fag	54
fag in	54
fag own 0	66
fail	-305
fail its	76
fail named 0	-82
fail on #name	-234
fail on #number	-230
fail own 1	-117
fail the	-80
fail unnamed 0	-115
fair	-66
fair game	65
fair on #name	-215
fair on #number	-37
fair own 0	77
fair unnamed 0	-221
fairphone on #name	17
fairphone on #number	53
fall </s>	18
fall apart	-89
fall by	102
fall in	134
fall named 1	113
fall on #day	67
fall on #month	167
fall on #name	145
fall on #number	92
fall on @hobby	-52
fall on @income	29
fall on @vehicle	94
fall out	-38
fall own 1	125
fall own 2	136
fall through	191
fall unnamed 1	-80
fall unnamed 2	63
false	-35
false alarm	-97
false on @food	136
false own 0	38
false own 1	104
false positive	48
family	34
family </s>	96
family ?	45
family calendar	-32
family named 0	81
family on #month	-34
family on #name	51
family on #number	-114
family on @believer	72
family on @dwelling	47
family own 1	-77
family reason	40
family so	-11
family unnamed 0	49
family unnamed 1	54
fan	-23
fan on #name	-23
fan own 1	19
fancy	-75
fancy on #name	31
far	-298
far </s>	-62
far named 0	57
far on #name	-19
far on #number	-262
far unnamed 0	-145
fare	-50
fare back	-50
farm	-112
farm </s>	27
farm on #name	-112
farm on #number	58
farm own 1	34
faro	-63
faro at	-63
faro on #number	-27
fast	-81
fast </s>	-34
fast on #day	56
fast on #month	46
fast on #name	-113
fast own 0	98
fast own 1	-69
fat	78
father	-83
father <shared>	-55
father in	-63
father on #name	105
father on #number	-110
father on @job	-18
father own 0	84
father own 1	42
faulty	15
faulty </s>	15
favour	-73
favour and	33
favour on #number	34
favourite on #name	84
fear	-14
fear is	-14
fear named 0	72
fear on @animal	131
fear on @dog	100
fear on @pet	100
fear own 1	-73
feb on #month	48
feb on #number	23
february on #month	-12
february on #number	46
fedora	171
fedora #number	98
fedora on	124
fedora on #name	171
fedora on #number	140
fedora on @hobby	124
fedora on @sport	124
fee	-59
fee </s>	109
fee back	26
fee on #month	96
fee on #name	-12
fee on #number	26
fee on @dwelling	68
fee own 1	67
fee own 2	73
fee unnamed 0	-138
fee up	-22
fee were	39
feed him	34
feed is	29
feed named 0	-38
feed named 1	-87
feed on #name	129
feed on #number	-64
feed on @animal	-71
feed on @cat	-112
feed on @farm_animal	52
feed on @job	150
feed on @pet	-218
feed own 0	44
feed own 1	-118
feed own 2	11
feed schedule	29
feed the	-106
feed unnamed 1	127
feed up	78
feel </s>	22
feel about	-41
feel ancient	42
feel awful	34
feel great	100
feel human	15
feel it	-38
feel like	146
feel named 0	-36
feel on #month	-134
feel on #name	-157
feel on #number	120
feel on @animal	-34
feel on @body_part	-62
feel on @drink	131
feel on @fish	58
feel on @hobby	-24
feel on @income	27
feel on @job	74
feel on @medicine	137
feel on @sport	-24
feel on @tree	131
feel own 0	79
feel own 1	44
feel own 2	125
feel sick	41
felix on #name	-15
felix on @job	-33
fella	-42
fella on #number	-35
fellow	18
femi on #name	-116
femi on @dog	89
femke on #name	-41
fender on #name	36
ferritin	-13
ferritin is	-13
ferritin on @income	125
fetch	96
fetch on #number	97
fetch unnamed 1	97
few	-128
few at	18
few on #name	-301
few on #number	54
few on @dairy	18
few on @drink	34
few on @food	77
few own 0	-16
fiancé	-133
fiancé named 0	-53
fiancé now	-67
fiancé on #name	-83
fiat on #name	-109
fiddler	-57
fiddler go	17
fiddler named 0	17
fiddler on #number	72
field	137
field on #name	-27
fiesta on #number	65
fifth	-37
fig	-72
fig on @animal	83
fig own 1	-61
fig tree	60
figa on @illness	44
figa on @medicine	67
figa on @narcotic	67
fight about	140
fight on #day	58
fight on #name	43
fight unnamed 0	59
figure	22
figure </s>	22
figure on #number	32
file	-84
file </s>	-39
file as	-44
file on #month	56
file on #name	-102
file on #number	61
file own 0	39
file own 1	15
file own 2	-80
filip on #name	-13
filip on @illness	-13
fill on #name	58
fill on #number	13
fill on @game	21
fill on @science	44
fill own 1	-49
fill she	14
fill unnamed 1	14
film	-43
film named 0	44
film on #name	-132
film on @job	67
film on @science	67
film study	47
final	117
final <shared>	78
final day	66
final on #month	42
final on #name	38
final on #number	77
final on @job	22
final own 1	50
finally	329
finally </s>	-153
finally a	57
finally cancel	17
finally finish	-76
finally get	159
finally have	90
finally in	62
finally leave	68
finally make	16
finally move	146
finally named 0	272
finally named 1	134
finally on	59
finally on #name	250
finally on #number	126
finally on @doctor	111
finally on @family	117
finally on @hospital	90
finally on @job	10
finally on @vehicle	53
finally own 1	61
finally rent	42
finally see	42
finally unnamed 0	-207
finally unnamed 1	103
finally unnamed 2	115
finance	48
finance </s>	-51
finance i	63
finance named 0	43
finance named 1	11
finance on #name	-112
finance on #number	53
finance shave	-15
finance unnamed 1	50
find	31
find a	97
find another	-11
find dad	50
find glitter	30
find how	47
find me	-40
find named 0	59
find on #day	18
find on #month	93
find on #number	26
find on @animal	-30
find on @dwelling	25
find on @income	-19
find own 0	-261
find own 1	98
find own 2	-50
find someone	59
find something	10
find the	-51
find unnamed 0	-39
find unnamed 1	-65
find work	31
fine	163
fine again	48
fine as	83
fine for	23
fine i	-69
fine named 0	107
fine named 1	50
fine never	54
fine now	50
fine on #day	-91
fine on #name	-39
fine on #number	38
fine on @body_part	146
fine on @food	-45
fine on @illness	146
fine on @income	135
fine on @injury	135
fine on @job	28
fine on @medical_device	59
fine on @medicine	129
fine on @nut	105
fine on @seasoning	-93
fine on @symptom	27
fine on @tree	29
fine own 0	-64
fine own 1	101
fine own 2	154
fine unnamed 0	-348
fine unnamed 1	22
fine with	-47
fine without	68
finger	99
finger </s>	124
finger cross	-64
finger injury	46
finger named 0	23
finger on #day	88
finger on #name	-58
finger on #number	126
finger on @instrument	-49
finger own 0	72
finger own 1	-36
finger own 2	122
finger unnamed 0	-206
fingering	-27
fingering </s>	-27
fingering on #name	-27
fingering on @instrument	-27
fingering own 1	-27
finish	129
finish </s>	82
finish <shared>	135
finish and	-36
finish back	35
finish cover	84
finish her	-76
finish his	39
finish last	40
finish my	25
finish named 0	65
finish named 1	55
finish on	50
finish on #day	78
finish on #month	-68
finish on #name	307
finish on #number	-199
finish on @doctor	37
finish on @dwelling	46
finish on @food	69
finish on @herb	51
finish on @hobby	66
finish on @income	105
finish on @job	-58
finish on @seasoning	48
finish on @sport	69
finish own 0	-275
finish own 1	261
finish own 2	27
finish the	118
finish unnamed 0	-309
finish unnamed 1	95
finish with	121
finish work	42
finished <shared>	207
fiona on @job	144
fire	-199
fire </s>	-121
fire brigade	-30
fire named 0	-75
fire on #month	35
fire on #name	17
fire on #number	-74
fire on @job	77
fire own 1	-126
fire unnamed 0	16
fired <shared>	136
firm	-68
firm and	83
firm cancel	90
firm named 0	29
firm named 1	-46
firm now	-34
firm on #number	-111
firm on @food	53
firm on @job	22
firm own 1	-145
firm own 2	70
firm unnamed 1	-18
first	199
first #name	-14
first #number	67
first </s>	15
first <shared>	-152
first ?	86
first aid	18
first and	-56
first day	84
first finally	57
first go	90
first grade	130
first named 0	123
first of	27
first on #day	-71
first on #month	148
first on #name	36
first on #number	-63
first on @family	-43
first on @food	-90
first on @illness	108
first on @income	22
first on @instrument	-27
first on @job	74
first on @nut	48
first on @vehicle	54
first own 0	-396
first own 1	66
first own 2	131
first say	85
first so	-53
first test	35
first thing	-45
first time	-134
first unnamed 0	-10
first unnamed 1	126
first unnamed 2	-34
first wage	48
first week	79
fish and	74
fish named 0	99
fish now	58
fish off	75
fish on #name	18
fish on #number	-77
fish on @animal	-73
fish on @food	-12
fish on @hobby	31
fish on @seafood	108
fish on @sport	48
fish own 0	-19
fish own 1	-102
fish since	-32
fish so	49
fish unnamed 1	46
fit	172
fit </s>	15
fit ?	77
fit a	17
fit named 1	98
fit named 2	56
fit on #month	-27
fit on #name	138
fit on #number	174
fit on @body_part	73
fit on @color	88
fit our	49
fit own 1	91
fit own 2	132
fit the	69
five <shared>	-25
fix	-44
fix </s>	-18
fix it	-23
fix my	15
fix named 0	70
fix on #day	65
fix on #month	-56
fix on #name	-151
fix on #number	98
fix on @food	27
fix on @job	27
fix own 1	23
fix the	56
fix unnamed 1	-151
flashcard	-39
flashcard on #name	25
flat	61
flat </s>	-17
flat in	53
flat is	-17
flat named 0	-10
flat named 1	-58
flat on #day	-47
flat on #name	123
flat on #number	-137
flat on @animal	-40
flat on @color	69
flat on @dwelling	159
flat on @family	136
flat on @food	13
flat on @job	-115
flat own 0	-28
flat own 1	91
flat own 2	76
flat to	-48
flat unnamed 0	-287
flat unnamed 1	18
flat unnamed 2	-23
flat with	155
flatmate	-403
flatmate on #name	-207
flatmate unnamed 0	-205
flavour	-57
flavour </s>	-57
flea market	45
flea own 1	45
fleet	61
fleet insurance	61
fleet on #number	94
flensburg on #name	33
flight	-62
flight go	-29
flight on #day	103
flight on #month	81
flight on #number	-90
flight on @animal	57
flight on @insect	57
flight unnamed 0	-189
flight were	111
float	76
float on #name	86
float this	76
flood	-27
flood </s>	-167
flood <shared>	33
flood on #month	113
flood on #name	14
flood on #number	115
flood own 1	-14
flood so	19
flood unnamed 0	-241
flood unnamed 1	115
floor	-24
floor </s>	16
floor again	55
floor flat	46
floor great	95
floor named 0	-63
floor on #name	-147
floor on #number	-50
floor on @dwelling	96
floor on @food	58
floor own 0	33
floor own 1	-125
floor these	13
floor unnamed 0	-266
floor unnamed 1	72
florist	-84
flour on #name	24
flower	-30
flower </s>	-13
flower <shared>	103
flower named 0	32
flower on #name	-51
flower on #number	-71
flower on @doctor	120
flower on @food	75
flower on @job	89
flower own 1	139
flower unnamed 0	-204
flu	-308
flu </s>	-236
flu on #day	-195
flu on #month	29
flu on #name	-221
flu on #number	-191
flu so	-44
flutter	69
flutter on #name	69
fly	-26
fly </s>	100
fly <shared>	56
fly back	-36
fly for	28
fly home	128
fly named 0	23
fly named 1	-112
fly on #month	-114
fly on #name	-36
fly on #number	-146
fly on @animal	128
fly on @bird	176
fly on @insect	27
fly on @job	-38
fly on @pet	126
fly out	95
fly own 0	-229
fly own 1	36
fly unnamed 0	-199
fly.io on #name	32
focus	90
fog	-236
fold	178
fold </s>	141
fold on #day	183
fold on #name	42
fold own 1	183
fold unnamed 2	93
folk	10
folk </s>	-45
folk <shared>	-77
folk complain	38
folk named 0	102
folk on #name	-80
folk own 1	-15
folk sell	79
folk unnamed 1	23
follow	-102
follow on #month	-66
follow on #number	111
follow own 1	32
follow spring	-21
follow-up on #number	-12
food	-43
food <shared>	95
food agency	-30
food has	74
food named 0	-103
food named 1	10
food on #name	-105
food on #number	60
food on @pet	40
food own 1	-73
food truck	-31
food unnamed 0	97
food unnamed 1	-15
foot </s>	-26
foot and	128
foot in	-91
foot named 1	128
foot on #number	-81
foot own 1	55
football	-96
football on #name	22
football on @food	40
football on @job	75
football own 1	29
football so	-23
footfall	-15
footfall on #name	-10
footfall was	48
for	-91
for #month	-17
for #name	-164
for #number	-58
for </s>	-77
for <shared>	-48
for a	-53
for all	74
for an	-101
for another	82
for being	-155
for clean	-10
for copy	21
for doing	44
for drum	114
for ever	93
for family	40
for good	445
for help	16
for him	21
for his	51
for judo	90
for keep	-16
for losartan	55
for lunch	-13
for me	217
for mon	15
for month	-45
for more	-15
for my	-234
for named 0	-21
for named 2	18
for new	41
for next	44
for now	-37
for nye	63
for once	-215
for our	-110
for own 0	-35
for parkrun	16
for part	49
for print	46
for read	36
for real	47
for repair	85
for scrap	133
for sleep	-55
for that	-90
for the	-246
for this	108
for uni	47
for unnamed 0	-162
for unnamed 1	-162
for unnamed 2	12
for us	-158
for walk	66
for work	-36
forbid	57
forbid on #name	12
forbid on #number	86
forbid run	94
force	-35
forest	84
forest green	60
forest on #name	31
forest on @alcohol	60
forest on @drink	60
forest on @narcotic	60
forest on @wine	60
forever	-24
forever </s>	23
forever home	43
forever on #month	31
forever on #number	14
forever on @income	117
forever own 1	-54
forget	-170
forget <shared>	121
forget about	-83
forget my	-244
forget on #day	17
forget on #month	107
forget on #name	-10
forget on #number	-32
forget on @food	-19
forget on @job	43
forget on @vehicle	40
forget own 1	-72
forget the	-25
forget to	-70
forget unnamed 1	47
forgive	54
forgive me	54
forgive on #name	54
forgive own 1	54
fork	-199
fork on #name	-184
form	-95
form named 0	77
form on #number	-38
formal	-10
formal unnamed 1	80
format	88
format </s>	93
format on #name	136
format own 1	37
fortnight	-78
fortnight </s>	-46
forty <shared>	-24
forward	183
forward #number	-12
forward named 0	116
forward named 1	130
forward on #month	116
forward on #number	147
forward own 0	46
forward to	127
forward unnamed 1	118
founder	79
founder on #name	79
founder unnamed 1	79
four <shared>	-154
fourth	80
fourth floor	-64
fourth little	67
fourth named 0	-25
fourth on #number	31
fourth own 1	92
fourth own 2	121
fox	159
fox get	197
fox on #month	44
fox on #number	161
fox on @animal	190
fox on @bird	154
fox on @farm_animal	154
fox on @food	19
fox on @hobby	44
fox on @meat	46
fox on @pet	70
fox on @sport	44
fox own 0	76
fox own 1	134
fox unnamed 1	24
fraction	-19
fraction on #name	-19
fracture on #name	41
fracture own 1	10
frame	-165
framework on #name	39
framework on #number	76
france on #name	-146
frank on @animal	-58
frank on @cat	-58
frank on @pet	-58
frankfurt	-38
frankfurt now	-38
frankfurt on #name	-122
frau <shared>	-14
free	76
free </s>	90
free <shared>	34
free again	90
free as	-46
free day	135
free even	14
free named 0	43
free on #day	111
free on #month	30
free on #name	63
free on #number	-22
free on @alcohol	-126
free on @drink	-126
free on @food	-25
free on @hobby	44
free on @illness	51
free on @job	33
free on @narcotic	-167
free own 0	-206
free own 1	78
free own 2	104
free since	24
free stream	72
free to	114
free unnamed 0	-217
free was	-35
freelance on #name	16
freelance on @job	61
freelance own 1	88
freeze	-85
freeze hire	60
freeze on #number	-13
freeze on @job	88
freeze own 0	-27
freeze own 1	11
freeze unnamed 0	-162
freja on @animal	-60
freja on @pet	-28
french on #name	123
fresco	-23
fresco does	-23
fresco on @job	34
freya on #month	128
freya on #name	50
freya on #number	99
fri on @job	15
friday <shared>	77
friday on #day	108
friday on #name	-141
friday on #number	-115
friday on @animal	51
friday on @bread	63
friday on @debt	101
friday on @dessert	31
friday on @doctor	-92
friday on @dog	63
friday on @dwelling	105
friday on @family	-138
friday on @food	-41
friday on @hobby	49
friday on @income	91
friday on @job	16
friday on @medicine	-19
friday on @pet	40
friday on @science	51
friday on @sport	73
friday on @vehicle	164
fridge	-24
friend	-454
friend #name	-112
friend </s>	68
friend <shared>	-280
friend and	78
friend named 0	-262
friend named 1	-246
friend on #day	-149
friend on #month	-286
friend on #name	-115
friend on #number	-252
friend on @family	-43
friend on @food	109
friend on @job	-334
friend on @seasoning	138
friend own 0	-188
friend own 1	-444
friend own 2	-33
friend take	103
friend unnamed 0	-123
friend unnamed 1	-70
friendly	14
friendly chat	69
friendly own 1	51
from	122
from #month	-65
from #name	-68
from #number	-190
from </s>	-19
from <shared>	17
from a	-235
from her	-230
from here	279
from his	-92
from me	-47
from my	-91
from named 0	-213
from named 1	-33
from named 2	227
from now	163
from on #day	201
from on #month	-193
from on #name	43
from on #number	181
from on @animal	-17
from on @bicycle	92
from on @bird	86
from on @boat	111
from on @body_part	47
from on @cat	-73
from on @color	112
from on @craft	-60
from on @doctor	-28
from on @dwelling	-63
from on @family	-167
from on @food	-81
from on @game	61
from on @hobby	-34
from on @hospital	171
from on @illness	-228
from on @income	214
from on @job	-185
from on @pet	-98
from on @science	45
from on @sport	-153
from on @vehicle	-64
from our	89
from own 0	-220
from own 1	143
from own 2	131
from scratch	40
from the	128
from this	301
from today	36
from unnamed 0	-51
from unnamed 1	141
from unnamed 2	198
from version	61
front	107
front </s>	40
front on #name	116
front own 1	110
front step	71
front unnamed 1	139
frontend	-90
frontend is	52
frontend on #name	56
fry	-64
ftp on #number	14
fuchs on #name	63
full	227
full </s>	176
full <shared>	-20
full challenge	-44
full day	-25
full game	36
full named 1	128
full of	-61
full on #day	140
full on #month	83
full on #name	48
full on #number	161
full on @food	10
full on @hobby	26
full on @illness	28
full on @income	-12
full own 1	207
full own 2	162
full remission	-10
full so	30
full stop	84
full time	158
full unnamed 0	-286
full unnamed 1	151
full until	62
full week	-11
full year	50
full-time	55
full-time dad	21
full-time dev	33
full-time on #name	50
full-time on @job	117
full-time own 1	51
full-time stay-home	66
fully	213
fully on #name	60
fully on @food	67
fully on @job	97
fully own 1	170
fully qualify	95
fully unnamed 1	137
fully veggie	67
fume	-33
fume named 1	-19
fun	-127
fun </s>	-101
fun named 0	63
fun on #name	-57
fun own 1	-112
function	34
function bounce	38
fund	85
fund <shared>	68
fund is	-50
fund named 0	143
fund on #month	116
fund on #name	98
fund on #number	48
fund on @income	-13
fund own 1	-82
fund own 2	108
fund target	-21
funeral	-153
funeral on #day	77
funeral own 2	45
funny	-24
funny own 1	43
furious	-26
furious on #name	-16
further	-168
further on #name	79
g	50
g <shared>	-42
g on #number	50
gaffer	132
gag	-69
gag on @food	-69
gag own 1	-69
gallery	-74
gallery is	-204
gallery on #month	72
gallery on #number	24
galway on #name	46
galway on @job	46
game </s>	-32
game on #month	-46
game on #name	-35
game on @job	30
game own 1	103
game own 2	125
game yesterday	36
games <shared>	77
garage	-113
garage </s>	-48
garage at	91
garage named 0	75
garage on #name	-29
garage on #number	-10
garage on @dwelling	43
garage own 1	-161
garage unnamed 0	-204
garden	46
garden and	-12
garden centre	40
garden next	27
garden on #name	99
garden on #number	-40
garden own 1	64
garden unnamed 2	105
gardeners <shared>	65
gareth on #name	28
garlic	-22
garlic butter	-20
garlic own 1	-20
garmin on #name	51
gas	82
gas it	86
gas on #name	52
gas on #number	-60
gas own 1	42
gas unnamed 1	-11
gave <shared>	-189
gazelle	56
gazelle </s>	56
gazelle on #name	56
gcp on #name	22
gdansk on #name	46
gdpr on #number	68
general	-101
general on #name	-82
general on @doctor	-23
general on @job	-23
gentle	14
gentle on	-134
gentle on #day	134
gentle on @hobby	50
gentle on @sport	50
gentle own 0	-207
gentle own 1	110
geography </s>	53
geography on #name	22
geography on #number	59
german <shared>	45
germany on #name	68
get	101
get #number	25
get </s>	115
get <shared>	-46
get a	-214
get another	64
get ax	13
get back	-46
get bump	38
get buy	-53
get cancel	11
get cut	70
get engage	129
get enough	35
get extend	34
get feed	45
get her	97
get hire	36
get his	-27
get in	164
get into	-16
get it	-67
get lay	69
get lift	59
get lose	17
get make	101
get marry	17
get me	-83
get move	-90
get my	152
get myself	115
get named 1	48
get named 2	67
get nick	116
get on #day	-51
get on #month	-46
get on #name	101
get on #number	46
get on @alcohol	-27
get on @animal	-65
get on @believer	89
get on @bicycle	83
get on @bird	15
get on @boat	-34
get on @body_part	-96
get on @bread	-115
get on @car	161
get on @cat	-176
get on @color	44
get on @criminal	89
get on @doctor	-105
get on @drink	-49
get on @dwelling	-47
get on @ethnicity	16
get on @family	-17
get on @farm_animal	98
get on @fish	56
get on @food	-73
get on @furniture	-111
get on @game	-119
get on @hobby	-102
get on @hospital	57
get on @illness	-109
get on @income	-17
get on @job	-23
get on @meat	103
get on @narcotic	-27
get on @nut	66
get on @pet	-213
get on @punishment	38
get on @science	-85
get on @seasoning	50
get on @sport	-163
get on @tree	-82
get on @vehicle	130
get out	93
get own 0	-224
get own 1	51
get own 2	169
get promote	-30
get puree	24
get push	-88
get put	131
get replace	112
get rid	-16
get sack	36
get sell	-26
get shift	128
get so	30
get steal	172
get stop	57
get the	-60
get through	18
get to	38
get too	153
get transfer	48
get trim	93
get unnamed 0	-474
get unnamed 2	158
get work	75
get write	106
getting <shared>	11
ghana on #name	-19
ghost and	67
ghost on #name	181
ghost own 1	-24
ghost unnamed 1	134
gianna on #name	17
gift	-65
gift idea	-35
gift named 1	49
gift on #name	-33
gig	-34
gig been	12
gig named 0	187
gig now	30
gig on #month	99
gig on #name	-99
gig on #number	70
gig on @job	138
giggle	61
giggle at	61
girl	71
girl #number	50
girl </s>	70
girl bear	64
girl does	21
girl from	43
girl leave	47
girl name	48
girl named 0	123
girl named 1	132
girl on #name	-124
girl on #number	88
girl on @dog	21
girl on @family	21
girl on @job	65
girl on @pet	44
girl own 0	-94
girl own 1	-28
girl own 2	-32
girl unnamed 0	-312
girl unnamed 1	-10
girlfriend	-131
girlfriend </s>	14
girlfriend help	80
girlfriend is	-206
girlfriend named 0	38
girlfriend on	-25
girlfriend on #name	-35
girlfriend on @family	66
girlfriend own 1	-151
girlfriend unnamed 0	-131
girlfriend unnamed 1	-25
girlfriend what	42
girona on #name	130
github on #name	63
give	69
give </s>	39
give <shared>	-19
give an	34
give back	58
give in	134
give it	10
give me	85
give my	67
give named 0	-114
give named 1	217
give named 2	62
give on #day	60
give on #month	94
give on #name	-49
give on #number	-16
give on @animal	30
give on @bird	-61
give on @boat	109
give on @bread	89
give on @dairy	108
give on @dessert	-31
give on @doctor	100
give on @dog	95
give on @drink	39
give on @dwelling	40
give on @family	-150
give on @food	71
give on @furniture	113
give on @game	-51
give on @hobby	-64
give on @illness	-204
give on @income	115
give on @instrument	-63
give on @job	-69
give on @medical_device	29
give on @medicine	22
give on @pet	119
give on @punishment	-65
give on @science	17
give on @seasoning	91
give on @sport	-50
give on @vegetable	55
give on @vehicle	78
give own 0	-143
give own 1	187
give own 2	26
give the	174
give to	-31
give unnamed 0	-154
give unnamed 1	32
give unnamed 2	59
give up	-58
give us	20
give you	85
glass	-104
glass of	-36
glass on @alcohol	80
glass on @drink	80
glass on @narcotic	80
glass own 0	-19
glaze	43
glaze on #name	43
glaze the	43
glitter	30
glitter everywhere	30
glitter named 0	30
glorious	-95
glorious and	61
glorious on #name	-14
glucose	69
glucose test	69
gluten <shared>	35
gluten as	30
gluten on #name	-236
gluten on #number	-217
gluten own 0	53
gluten the	20
gluten unnamed 0	-217
go	106
go #name	11
go #number	-28
go </s>	-108
go <shared>	-30
go ?	-105
go after	120
go all	-35
go alone	90
go and	114
go back	97
go bankrupt	107
go bust	176
go can	33
go crazy	-29
go down	-70
go everybody	27
go for	31
go from	-144
go fully	67
go home	-103
go i	68
go in	52
go into	-133
go last	13
go live	-68
go meet	61
go mobile	70
go monthly	63
go named 0	-175
go named 1	107
go named 2	59
go off	47
go on	203
go on #day	-110
go on #month	-105
go on #name	143
go on #number	-111
go on @alcohol	90
go on @animal	88
go on @believer	65
go on @bicycle	71
go on @bird	-31
go on @boat	-84
go on @body_part	104
go on @bread	-71
go on @cat	-28
go on @color	158
go on @dairy	92
go on @debt	56
go on @dessert	-75
go on @doctor	51
go on @dog	96
go on @drink	158
go on @dwelling	-130
go on @ethnicity	99
go on @fabric	80
go on @family	57
go on @farm_animal	-153
go on @flower	121
go on @food	152
go on @furniture	-72
go on @game	-40
go on @garment	-12
go on @hobby	94
go on @illness	185
go on @income	-105
go on @insect	145
go on @instrument	32
go on @job	-12
go on @meat	177
go on @medical_device	148
go on @medicine	-193
go on @mental_illness	17
go on @music	-126
go on @narcotic	90
go on @pet	101
go on @politics	-25
go on @pregnancy	21
go on @science	-64
go on @sport	107
go on @symptom	54
go on @temple	52
go on @tree	70
go on @vehicle	-162
go our	48
go out	-14
go over	117
go own 0	-161
go own 1	70
go own 2	45
go perfectly	-38
go right	93
go same	-35
go she	-31
go since	-28
go so	133
go solo	-51
go someone	50
go through	166
go till	30
go unnamed 0	-93
go unnamed 1	179
go unnamed 2	99
go until	-24
go well	21
go with	143
go-live	-14
go-live is	21
go-live on #number	-32
goal any	66
goal named 0	37
goal on #number	61
goal on @job	-46
goal own 1	28
goal unnamed 1	77
god	-112
god </s>	-89
god help	-44
god named 1	-44
god on #name	-67
god on @drink	22
god on @instrument	34
god own 1	58
goes <shared>	81
goethestrasse on #name	13
golf	17
gone <shared>	29
good	137
good #name	86
good #number	-11
good </s>	80
good <shared>	-88
good ?	-49
good all	17
good and	-16
good as	159
good at	115
good bc	28
good because	29
good commuter	31
good daylight	60
good friend	-265
good he	85
good hour	20
good i	146
good in	73
good long	46
good named 0	227
good named 2	77
good not	40
good now	17
good on #day	91
good on #month	22
good on #name	-27
good on #number	-132
good on @animal	-44
good on @boat	128
good on @body_part	131
good on @bread	-65
good on @cat	36
good on @color	11
good on @dessert	-36
good on @doctor	87
good on @dog	-38
good on @drink	-42
good on @dwelling	-26
good on @family	-27
good on @flower	46
good on @food	-46
good on @game	12
good on @hobby	58
good on @illness	147
good on @income	32
good on @injury	36
good on @instrument	-87
good on @job	72
good on @pet	23
good on @science	-22
good on @sport	105
good on @tree	-104
good on @vehicle	20
good own 0	-86
good own 1	27
good own 2	209
good play	36
good rent	20
good since	20
good so	59
good still	24
good tall	92
good than	-129
good the	121
good there	-18
good they	-12
good unnamed 0	-19
good unnamed 1	-371
good unnamed 2	128
good until	165
good vet	67
good way	58
good with	-76
goodbye	184
goodbye <shared>	192
goodbye hospital	33
goodbye on #name	90
goodbye on @animal	122
goodbye on @bread	161
goodbye on @cat	80
goodbye on @dessert	161
goodbye on @dog	113
goodbye on @food	161
goodbye on @job	-46
goodbye on @pet	122
goodbye own 1	171
goodbye own 2	-67
goodbye to	184
goodbye unnamed 1	163
google <shared>	11
google on #name	-100
google on @job	63
gosha on #number	86
gossip	-66
gp	128
gp on #month	91
gp on #number	91
grade	123
grade </s>	51
grade last	30
grade named 0	194
grade on	43
grade on #day	-57
grade on #name	41
grade own 1	-19
graduate	76
graduate </s>	40
graduate and	122
graduate named 0	136
graduate on #name	133
graduate on @job	42
graduate own 1	-61
graduate yesterday	73
grafana on #name	-25
graham on #name	-70
graham on #number	62
grain	-70
grain free	-35
grain named 0	60
gran	-85
gran on #number	19
gran own 0	68
gran we've	-54
grand	-57
grand for	-84
grand named 0	22
grand on #name	-63
grand on #number	127
grand own 1	-63
grandchild	79
grandma	-130
grandma #number	61
grandma on #month	91
grandma on #number	91
grandma unnamed 1	-83
grandmother on @dwelling	47
grandson	40
grandson #name	52
grandson on #name	70
granite	45
granite and	45
granite on #name	47
grant	-25
grant a	45
grant an	42
grant me	-25
grant on #month	137
grant on #number	71
grant on @hobby	-16
grant on @sport	-16
graz on #name	-101
graça on #day	-28
graça on #name	42
great	46
great </s>	117
great <shared>	10
great if	57
great named 0	131
great on #month	-28
great on #name	-166
great on #number	45
great on @drink	95
great on @narcotic	89
great own 0	38
great own 1	-67
great unnamed 1	62
great view	95
green	-55
green </s>	-42
green <shared>	-39
green on #number	49
green on @alcohol	60
green on @drink	60
green on @narcotic	60
green on @wine	60
green unnamed 1	99
greet on @medical_device	31
greg on @job	19
grid	-87
grid is	57
grind	141
grind <shared>	141
grind floor	-21
grind luckily	64
grind named 0	85
grind on #name	-88
grind on #number	30
grind on @food	73
grind on @job	37
grind own 1	20
grind school	38
grind unnamed 1	28
grip	-66
grip on #day	44
grip on @hobby	47
grip on @sport	47
grip own 0	41
grocery	15
grocery on #name	100
grocery own 1	20
ground <shared>	141
group </s>	46
group give	51
group in	10
group named 1	-50
group on #day	88
group on #month	-10
group on #name	60
group on #number	-128
group on @family	71
group on @hobby	13
group on @sport	13
group own 0	36
group own 1	34
group unnamed 0	27
grow	-56
grow <shared>	-110
grow on	104
grow on #name	30
grow on #number	-63
grow on @flower	37
grow on @food	-142
grow on @vegetable	-120
grow own 1	138
grow to	43
grown-up	-136
grown-up on #name	-17
grown-up on #number	-48
grown-up unnamed 1	93
growth	-47
growth own 1	-24
grr	70
grr </s>	70
grr on #name	70
grumble	-59
grumble on @income	-37
grumble own 1	29
grumble politely	-37
grumble so	14
grumpy	-11
grumpy </s>	99
grumpy own 1	31
guess	63
guess on #name	63
guest	-318
guest on #number	-93
guinea <shared>	28
guitar	-146
guitar on @instrument	-47
gum	54
gut handle	15
gut own 1	-28
guy	-61
guy #name	52
guy </s>	-34
guy are	-22
guy at	-22
guy call	135
guy from	-27
guy in	30
guy name	106
guy named 0	54
guy named 1	-83
guy named 2	52
guy on #day	-120
guy on #month	-20
guy on #name	-55
guy on #number	-36
guy on @boat	59
guy on @family	65
guy on @game	72
guy on @hobby	72
guy on @illness	55
guy on @job	-61
guy on @sport	83
guy own 0	-41
guy own 1	-236
guy own 2	117
guy unnamed 0	-115
gwen on @job	43
gym	-254
gym on #day	-10
gym on #name	-152
gym on #number	-42
gym on @hobby	25
gym on @sport	25
gym own 0	-186
gym unnamed 0	-58
ha	-12
ha </s>	-12
ha on #name	47
ha own 1	24
habit	52
habit die	52
habit on #number	93
hacker	26
hacker news	26
hacker on #name	26
hacker on #number	26
hacker unnamed 1	26
had	-140
had #number	-276
had <shared>	-161
had a	-232
had an	-285
had another	-94
had egg	47
had her	10
had his	105
had it	64
had me	-66
had my	-26
had named 1	64
had named 2	94
had own 0	-135
had own 2	-85
had the	48
had to	67
had trouble	-14
had twin	34
had unnamed 0	-146
had unnamed 1	-32
had us	-50
haddock	23
haddock every	52
haddock on @animal	52
haddock unnamed 1	55
haggle	46
haggle on #number	46
haha	-66
haha </s>	-108
haha on #name	-103
haha on #number	42
haha own 1	-39
haha the	22
hair on @color	-14
half	-96
half #number	38
half <shared>	-85
half ?	86
half a	10
half and	60
half her	70
half my	-18
half named 0	-199
half named 1	-86
half on #day	51
half on #name	-117
half on #number	-79
half on @animal	70
half on @food	90
half on @job	-19
half on @vegetable	-18
half own 0	-112
half own 1	-156
half own 2	132
half past	15
half so	49
half term	-91
half the	-132
half unnamed 0	40
half unnamed 1	68
half-day on #number	40
hall	-84
hall flood	12
hall has	26
hall named 0	41
hall named 1	117
hall on #day	-139
hall on #month	114
hall on #name	-16
hall on @food	-28
hall own 1	-34
hall was	-32
hallam <shared>	-17
hallam on #number	34
hallelujah	118
hallelujah </s>	118
hallelujah own 1	98
halve	60
halve on #number	60
hamstring	-59
hamstring are	-32
hamstring on @game	-10
hamstring on @hobby	-10
hamstring on @sport	-10
hamstring own 1	-22
hand	118
hand </s>	43
hand <shared>	-34
hand <shared>'s	130
hand back	160
hand in	69
hand me	148
hand my	119
hand named 0	-183
hand named 1	208
hand now	22
hand on #day	132
hand on #month	229
hand on #name	-155
hand on #number	96
hand on @animal	60
hand on @body_part	57
hand on @family	-55
hand on @furniture	145
hand on @game	49
hand on @hobby	176
hand on @income	-16
hand on @instrument	21
hand on @job	-94
hand on @sport	193
hand on @vegetable	64
hand over	-12
hand own 0	-31
hand own 1	184
hand own 2	206
hand the	215
hand tidyfmt	77
hand tinygrid	60
hand unnamed 0	-267
hand unnamed 1	90
handed <shared>	227
handle	-71
handle more	34
handle on #number	-40
handover	-21
handover need	63
hang	132
hang named 0	223
hang on #day	-49
hang on #name	-124
hang on #number	32
hang on @doctor	98
hang on @game	136
hang on @hobby	155
hang on @income	50
hang on @job	119
hang on @sport	155
hang own 0	-77
hang own 1	-17
hang up	216
hanna on #name	-40
hanna on @science	64
hanne on @doctor	-15
hanne on @job	-15
happen	19
happen in	33
happen named 0	-136
happen on	-43
happen on #day	122
happen on #month	-47
happen on #name	48
happen on #number	-225
happen on @hobby	54
happen own 0	-73
happen own 1	164
happen quarterly	-66
happen this	29
happy	-68
happy </s>	-107
happy about	-49
happy as	75
happy named 0	-33
happy on #month	71
happy on #name	-77
happy on #number	-14
happy on @animal	117
happy on @dog	117
happy on @job	-140
happy on @pet	117
happy own 1	59
happy tear	43
happy unnamed 0	-24
harbour on #name	48
hard	-94
hard feel	22
hard on #name	-116
hard on #number	-201
hard own 0	-175
hard own 1	105
hard ride	97
hard to	-192
hard unnamed 0	-114
hardware <shared>	60
harper on @job	-23
harry on #name	-42
harsh	57
harsh for	57
has	-58
has #day	29
has #number	-299
has <shared>	-237
has a	-248
has an	19
has been	28
has bow	46
has buy	26
has change	-238
has close	95
has come	24
has covid	-78
has cut	22
has finish	-31
has forbid	94
has get	-51
has give	-190
has go	-83
has graduate	57
has had	-92
has hang	-74
has heal	128
has her	14
has it	-20
has laryngitis	61
has list	50
has me	180
has mellow	33
has move	-29
has my	14
has named 0	126
has named 1	30
has named 2	-42
has no	95
has only	-16
has our	-76
has outgrow	110
has own 0	-446
has own 1	-84
has own 2	-73
has put	57
has relocate	63
has replace	154
has retire	72
has settle	-12
has shift	78
has shingle	-29
has shut	-91
has start	-198
has stop	-23
has switch	133
has take	266
has the	-33
has to	-235
has transfer	12
has turn	-88
has unnamed 0	-135
has unnamed 1	-153
has unnamed 2	-16
has win	45
hate	-116
hate <shared>	-53
hate it	-20
hate named 0	-62
hate on #name	-142
hate on #number	-55
hate own 1	-157
hate unnamed 0	85
hate unnamed 2	76
hated <shared>	144
haul	53
haul off	53
haulage <shared>	70
have	-42
have #number	-66
have </s>	148
have <shared>	-36
have a	39
have another	45
have been	20
have buy	52
have call	22
have change	-121
have close	32
have company	16
have evening	43
have finally	68
have garden	-12
have go	107
have grow	57
have it	-79
have knock	33
have me	46
have milk	44
have mint	-53
have my	20
have named 0	190
have named 1	-23
have named 2	55
have no	-21
have nobody	121
have own 0	-333
have own 2	-83
have split	-41
have take	46
have that	83
have the	-122
have till	60
have time	60
have to	-339
have toast	19
have unnamed 0	-61
have unnamed 1	-55
have unnamed 2	74
have until	42
haven't on #name	84
haven't on #number	144
haven't on @drink	116
haven't on @narcotic	184
haven't on @vehicle	-39
havent	54
havent own 0	66
havent touch	54
having </s>	62
having a	-56
having her	-121
having own 0	49
having own 1	62
having unnamed 0	-288
having unnamed 1	-39
having wine	-29
hay on #name	-22
hay-on-wye on #name	37
hba1c	38
hba1c normal	38
hba1c on #number	50
he #number	24
he <shared>	-51
he a	59
he at	-86
he back	76
he been	-62
he carry	-61
he eat	-57
he get	73
he go	-32
he has	54
he hate	64
he home	-61
he in	88
he into	135
he is	59
he just	-60
he learn	107
he live	10
he love	-32
he maintain	-66
he meet	62
he move	132
he named 0	-49
he named 1	187
he named 2	84
he need	55
he never	110
he not	136
he on	-35
he on #day	-131
he on #name	-24
he on #number	-299
he on @animal	-38
he on @bird	57
he on @car	-20
he on @doctor	-48
he on @family	-18
he on @food	-175
he on @game	-36
he on @hobby	-40
he on @income	39
he on @job	160
he on @music	133
he on @pet	-32
he on @sport	-91
he on @vehicle	-22
he own 0	-345
he own 1	-118
he own 2	-84
he pass	17
he really	33
he rent	80
he row	-74
he say	-117
he scream	61
he set	13
he still	85
he take	38
he teach	-78
he the	88
he unnamed 0	69
he unnamed 2	-35
he up	-26
he use	121
he want	21
he with	141
he'll	-56
he'll have	45
he's <shared>	-51
head	49
head and	-98
head full	101
head named 1	107
head of	76
head on #day	-57
head on #name	-22
head on #number	41
head on @drink	88
head on @job	89
head own 0	-152
head own 1	108
head own 2	69
head unnamed 0	-139
head up	-129
headache	19
headache on @drink	51
headache on @job	-29
headache own 1	47
headache they've	13
headmistress	21
headmistress now	21
heal	148
heal </s>	66
heal completely	90
heal named 0	132
heal on @body_part	162
heal on @family	53
heal on @food	39
heal on @meat	88
heal own 1	134
heal up	55
health	117
health check	62
health insurer	64
health on #month	62
health on #number	118
health own 0	117
healthy	61
healthy ?	98
healthy on #number	95
hear	-61
hear </s>	51
hear named 1	10
hear on #number	-15
hearing <shared>	-31
heart	48
heart is	-37
heart it	47
heart named 0	85
heart named 1	108
heart no	-35
heart on #day	-52
heart on #name	-210
heart on @doctor	60
heart own 1	56
heart scare	93
heart with	57
heartbeat	15
heartbroken	103
heartbroken on @animal	38
heartbroken on @dog	69
heartbroken on @food	69
heartbroken on @pet	38
heartbroken own 1	45
heat	-46
heat </s>	18
heat on #month	111
heat on #name	73
heat on @dwelling	52
heat on @food	74
heat on @job	74
heat own 1	-38
heat own 2	-18
heaven	43
heaven </s>	56
heaven named 0	84
heaven on #day	34
heaven on #number	82
helen on #day	40
helen on @doctor	-168
helen on @dwelling	40
helen on @job	-95
helix	78
helix on #name	85
hello	148
hello #name	148
hello on #name	216
hello own 1	200
hello to	18
helmet	19
helmet named 0	42
help	-178
help </s>	-169
help her	-142
help instead	16
help me	-62
help named 1	54
help on #month	-178
help on #name	-85
help on #number	-77
help on @income	-37
help on @instrument	72
help on @job	-87
help own 0	-118
help own 1	-271
help own 2	-64
help unnamed 0	-97
help unnamed 1	11
help us	145
help with	-134
helpdesk on #number	45
hen	-53
hen </s>	53
hen on #name	-31
hen on #number	-50
hen on @animal	92
hen on @bird	104
hen on @farm_animal	92
hen on @food	104
hen on @meat	104
hen own 0	-33
henning on #month	-56
henning on #number	-56
her	-129
her #name	-76
her #number	66
her </s>	-23
her <shared>	-348
her ?	-173
her and	-32
her baby	-97
her back	-22
her bed	-31
her birthday	-38
her bless	-11
her bottle	24
her cello	23
her client	53
her close	-34
her degree	44
her family	-11
her first	-39
her flat	-32
her for	41
her friend	35
her half	49
her hand	-56
her husband	37
her in	49
her job	-55
her key	-44
her last	28
her licence	96
her name	127
her named 0	66
her named 1	57
her named 2	162
her new	56
her notice	-57
her old	-18
her on	56
her out	37
her own	58
her own 0	-235
her own 1	-359
her own 2	-112
her peace	-21
her place	-60
her plate	-17
her practice	20
her quickly	43
her replacement	-12
her room	44
her share	136
her sleep	114
her subject	-14
her suitcase	14
her teacher	17
her timetable	47
her tooth	-66
her unnamed 0	-118
her unnamed 1	-170
her unnamed 2	-18
her up	-83
her was	52
her wing	38
her with	54
her wrist	-21
here	89
here #name	68
here </s>	-104
here ?	67
here and	128
here as	30
here at	-30
here for	-25
here i	38
here in	-46
here it	-63
here named 0	-189
here named 1	77
here on	260
here own 0	13
here own 1	195
here own 2	-38
here since	15
here so	64
here to	33
here unnamed 0	12
here unnamed 1	-185
here unnamed 2	-44
heron on #name	-72
heron on #number	-80
heron on @job	54
herr on #name	123
herself	-38
herself </s>	30
herself named 0	12
hetzner on #name	99
hey	12
hey i	17
hey so	-35
hi	-26
hi <shared>	-26
hi on #name	-26
high	-111
high </s>	-138
high on @food	113
high on @income	108
high own 1	107
high so	48
highland <shared>	45
hike	-39
hike on #day	-18
hike on #name	-39
hike on @hobby	-18
hike on @sport	-18
hill	-94
hill </s>	34
hill own 1	18
hilux on #name	-19
him	-95
him </s>	-123
him for	34
him go	46
him named 0	11
him named 1	-72
him off	41
him out	34
him own 0	-315
him own 1	-224
him unnamed 0	-45
him unnamed 1	121
him up	93
him when	42
him yet	19
himself	-85
himself </s>	-47
himself on #name	-75
himself unnamed 1	-45
hip	-38
hip <shared>	55
hip has	15
hip is	13
hip named 0	11
hip not	53
hip on #day	120
hip on #month	63
hip on #name	-15
hip on #number	-42
hip on @family	20
hip on @game	65
hip on @hobby	104
hip on @sport	73
hip own 1	-30
hip say	-70
hire	88
hire #number	145
hire a	23
hire on #name	-38
hire on #number	142
hire on @job	167
hire own 0	66
hire own 1	71
hire own 2	33
hire unnamed 0	108
his	-133
his #name	-232
his #number	-25
his <shared>	-247
his affiliation	80
his apprenticeship	43
his aunt	-124
his baby	33
his badge	17
his box	-61
his communion	61
his contract	-94
his cousin	28
his daughter	55
his degree	74
his desk	21
his exam	101
his eye	21
his family	60
his father	-63
his forever	43
his girlfriend	77
his half	60
his hand	108
his jumper	53
his last	52
his mailbag	22
his missus	20
his mum	-211
his name	83
his named 0	45
his named 1	94
his named 2	-65
his new	120
his notice	19
his own	-87
his own 0	-163
his own 1	-353
his own 2	-113
his place	-132
his rest	53
his sleep	92
his stuff	75
his transfer	-66
his unnamed 0	-463
his unnamed 1	-91
his unnamed 2	48
his wife	97
his wrench	21
history	90
history </s>	-22
history how	49
history on #name	116
history on #number	-28
history on @job	44
history own 2	117
history unnamed 0	-267
history unnamed 1	140
history we're	-12
hit	71
hit #number	25
hit <shared>	44
hit named 0	-48
hit on #number	103
hit on @income	39
hit own 0	66
hit the	-71
hobby	137
hobby ?	147
hobby on #day	147
hobby on @food	83
hobby on @hobby	77
hobby on @sport	77
hobby own 1	66
hoffmann on #month	-88
hoffmann on #number	-88
hoi on #name	23
hold	-183
hold named 1	-67
hold on	-34
hold on #day	67
hold on #name	-99
holiday	-434
holiday </s>	-112
holiday on #day	-297
holiday on #month	89
holiday on #name	-241
holiday on #number	-138
holiday on @job	-155
holiday own 0	-118
holiday own 1	-257
holiday own 2	-51
holiday unnamed 0	-132
holiday unnamed 1	-219
holiday until	-175
holland on @drink	-35
hollie on @animal	25
hollie on @insect	25
hollow <shared>	17
home	103
home </s>	185
home <shared>	-78
home and	-11
home each	15
home every	22
home for	-260
home from	98
home in	87
home is	49
home leave	40
home named 0	85
home named 1	-46
home on	-63
home on #day	-38
home on #month	-260
home on #name	-23
home on #number	119
home on @cat	61
home on @dwelling	39
home on @family	-11
home on @farm_animal	50
home on @food	-29
home on @hospital	194
home on @illness	28
home on @income	12
home on @job	-15
home on @pet	111
home own 0	-363
home own 1	104
home own 2	142
home she	107
home so	15
home to	-224
home today	43
home unnamed 0	-114
home unnamed 1	-23
homeowner on #name	54
homework	77
honda on #name	-86
honest	52
honest on #number	93
honest that	52
honestly </s>	-88
honestly on @animal	25
honestly on @bird	25
honestly on @food	23
honestly own 0	-31
honestly own 1	115
honestly own 2	123
honestly that	28
honeymoon on #name	-36
honour	25
honour on #name	137
hook	-103
hook </s>	-103
hook on #name	-42
hooray	37
hope	-221
hope </s>	-35
hope on #name	-113
hope own 1	-98
hopeless	-40
hopeless unnamed 0	59
hopeless with	59
hospital	67
hospital </s>	125
hospital <shared>	112
hospital for	-104
hospital i	33
hospital named 0	-93
hospital named 1	104
hospital on #month	12
hospital on #number	-87
hospital on @doctor	177
hospital on @dwelling	101
hospital on @hobby	-31
hospital on @job	155
hospital on @medical_device	114
hospital on @sport	-31
hospital own 1	71
hospital own 2	134
hospital unnamed 1	44
host	-107
host on #day	72
host on #name	-160
host on @game	46
host on @hobby	46
host own 2	24
host solo	46
hostel	-81
hostel full	-33
hot	-65
hot on #name	35
hot unnamed 1	95
hotel	73
hotel </s>	77
hotel ?	49
hotel flood	-54
hotel named 0	77
hotel on #month	12
hotel on #name	48
hotel on #number	81
hotel on @job	-11
hotel own 1	86
hotel price	56
hour	-103
hour #number	32
hour and	71
hour draft	49
hour named 0	33
hour of	-23
hour on	11
hour on #day	19
hour on #name	-271
hour on #number	-148
hour on @food	49
hour on @income	-48
hour on @instrument	17
hour on @job	-47
hour own 0	-99
hour own 1	-81
hour own 2	-90
hour this	-169
hour unnamed 1	-148
hour were	29
hourly	-117
hourly on #number	55
house	-54
house </s>	70
house and	26
house i	68
house in	100
house is	-303
house named 0	-84
house now	46
house on #day	-50
house on #number	-19
house on @dwelling	54
house on @family	68
house on @food	-170
house on @illness	39
house on @job	-296
house own 0	-142
house so	37
house these	23
house unnamed 0	-27
house unnamed 1	139
how	-66
how can	-17
how do	56
how does	-36
how i	24
how long	-34
how many	-110
how might	39
how much	-108
how my	55
how named 0	78
how on #month	-103
how on #name	-67
how on #number	-89
how on @animal	-78
how on @appliance	77
how on @drink	-32
how on @family	-151
how on @farm_animal	52
how on @food	-250
how on @hobby	-281
how on @illness	-104
how on @income	-106
how on @insect	81
how on @job	-377
how on @medicine	67
how on @mental_illness	86
how on @science	-91
how on @seasoning	-31
how on @sport	-298
how on @vehicle	-181
how own 0	-111
how own 1	-185
how should	51
how to	-64
how unnamed 0	72
how unnamed 1	14
how unnamed 2	-265
hr on #day	145
hr on #name	24
hr on #number	-24
hubby	23
hubby on #name	80
hubby on #number	52
hubspot on #name	-86
hug	-25
hug it	-45
hug me	-15
huge	-104
huk on #name	-77
human	-20
human </s>	15
human coach	-30
human on #name	-61
human on #number	37
hungry	76
hungry </s>	54
hungry for	39
hungry own 0	66
hungry unnamed 0	31
hunt	-21
hunt for	24
hunt on #name	15
hunt on #number	76
hunt on @dwelling	65
hunt own 0	53
hurt	-56
hurt </s>	-32
hurt his	-79
hurt insurance	66
hurt my	39
hurt on #day	58
hurt on #name	-50
hurt on @hobby	29
hurt on @sport	29
hurt own 0	48
hurt own 1	-124
husband	-151
husband </s>	163
husband named 0	-39
husband named 1	19
husband on #number	-36
husband on @animal	-28
husband on @cat	-26
husband on @pet	-26
husband own 1	-252
husband unnamed 1	39
hyperoptic on #name	58
hypnosis	23
hypnosis course	60
i <shared>	-88
i actually	94
i add	18
i always	-27
i am	-441
i answer	87
i ask	14
i bike	-110
i bin	93
i blow	-20
i bow	-19
i brag	84
i break	180
i brief	90
i bring	-21
i buy	27
i call	-39
i can	145
i cancel	-89
i change	95
i charge	-40
i check	181
i claim	-83
i close	63
i come	-93
i commute	39
i cook	-244
i could	-208
i count	127
i cry	130
i cut	136
i cycle	-67
i decide	-36
i deploy	12
i did	-16
i digest	19
i do	135
i double-checked	53
i drink	-99
i drive	-51
i drop	-140
i earn	103
i eat	44
i edit	36
i embed	14
i end	-11
i even	67
i exchange	31
i fall	-73
i feel	-126
i finish	142
i fit	128
i fly	90
i forget	-157
i get	136
i give	112
i go	-98
i had	-201
i hand	42
i hang	82
i hate	-30
i have	-75
i host	-17
i import	103
i is	84
i just	120
i keep	66
i kind	57
i know	-140
i leave	116
i let	95
i like	-33
i listen	15
i live	-102
i lock	-21
i lose	-27
i love	89
i manage	-54
i mean	75
i measure	59
i might	-196
i misread	110
i misremembered	113
i miss	-67
i misspell	135
i misspoke	118
i mistype	158
i mix	213
i move	-229
i named 0	-53
i named 1	62
i named 2	276
i never	170
i no	137
i not	31
i onboard	43
i open	-87
i order	-68
i own	-58
i own 0	61
i own 1	66
i own 2	-264
i pack	65
i paint	91
i part	74
i pass	144
i pay	-30
i plan	-72
i play	-331
i practise	-24
i pull	147
i put	56
i quit	189
i quote	12
i reach	33
i read	-94
i regret	25
i rename	74
i report	58
i represent	59
i reward	24
i ride	-116
i say	-101
i see	-96
i sell	-77
i send	-70
i share	-125
i shoot	-35
i should	-95
i sign	109
i sit	100
i sleep	-72
i speak	-57
i split	245
i stand	28
i start	103
i stay	-76
i step	23
i still	-119
i stop	139
i stretch	62
i study	47
i swap	150
i swim	-149
i take	-93
i teach	32
i tell	13
i think	55
i top	136
i trade	165
i train	64
i transfer	15
i transpose	-50
i type	-82
i unnamed 0	-182
i unnamed 1	149
i use	-145
i walk	-127
i want	89
i was	-28
i watch	-29
i wear	-193
i wipe	139
i wish	-315
i withdraw	143
i work	-56
i write	117
i'm	-41
i'm <shared>	158
i'm doing	54
i'm own 1	33
i'm vegetarian	15
i've	47
i've <shared>	45
i've move	-14
i've own 0	24
ice </s>	-33
ice on #name	13
ice on @food	-68
ice rate	55
idea	23
idea </s>	-159
idea ?	-271
idea fall	62
idea for	98
idea named 0	-30
idea named 1	177
idea on #day	-173
idea on #name	-91
idea on #number	-59
idea on @animal	-14
idea on @dwelling	13
idea on @food	-14
idea on @hobby	-61
idea on @hospital	91
idea on @illness	68
idea on @instrument	84
idea on @job	-96
idea on @pet	32
idea on @science	69
idea on @sport	-47
idea own 0	-321
idea own 2	-22
idea under	26
idea unnamed 0	-193
idea unnamed 1	-91
if	-500
if <shared>	-237
if i	-300
if it	-32
if named 0	-246
if on #month	-293
if on #name	-512
if on #number	-462
if on @animal	-163
if on @drink	10
if on @food	-147
if on @hobby	92
if on @job	-160
if on @sport	92
if on @tree	-13
if own 0	-241
if own 1	-258
if the	-298
if unnamed 0	-62
if unnamed 1	-99
if you	-12
ignore	132
ignore me	133
ignore on #name	115
ignore on @job	150
ignore own 2	133
ignore the	-44
ill	-291
ill </s>	-203
ill on #month	42
ill on #name	-194
ill on #number	41
ill unnamed 0	-109
ill unnamed 1	-13
illustrate	40
illustrate everything	40
illustrate on #name	40
illustrator	34
illustrator </s>	58
illustrator named 0	36
illustrator on @job	35
im	91
im own 2	130
image	-77
image on #name	17
image on #number	-36
image were	-36
imagination	-73
imagination any	-53
immunotherapy	-125
immunotherapy and	-125
implant	104
implant on @illness	104
import	71
import a	18
import do	16
import my	80
import on #name	76
import on #number	101
import own 1	122
in	-37
in #day	59
in #month	-14
in #name	-36
in #number	-105
in </s>	152
in <shared>	-282
in ?	40
in a	-118
in all	-54
in an	44
in and	160
in as	11
in at	68
in auth	34
in bank	95
in biology	27
in box	-113
in break	-11
in by	-89
in cash	92
in coffee	-31
in every	119
in extra	52
in faro	-63
in for	75
in forest	60
in frankfurt	-38
in from	59
in full	55
in goodbye	18
in hand	84
in his	13
in house	-49
in it	-21
in its	152
in last	95
in late	-43
in litre	18
in march	154
in me	22
in mid	-54
in mississauga	22
in month	52
in my	102
in named 0	-78
in named 1	-112
in named 2	-243
in on	173
in our	-141
in own 1	-69
in own 2	61
in part	56
in person	33
in place	61
in print	86
in prod	32
in pueblo	67
in remission	24
in sale	-55
in second	102
in slack	84
in smoke	103
in spring	100
in that	76
in the	-48
in there	-11
in this	-261
in total	142
in town	-66
in unnamed 0	11
in unnamed 1	119
in unnamed 2	90
in wale	33
in want	102
in week	37
in weekly	42
in winter	-99
in with	-15
in-house	82
in-house on @job	82
in-house own 1	82
in-laws	-201
in-laws on #name	-46
inch	67
inch #name	67
inch on #name	67
inch on #number	67
inch unnamed 1	128
incident	36
include	-65
include on #number	-11
include own 0	12
include those	-32
increase	150
increase on #number	150
increase unnamed 1	150
indefinite	-99
index	-167
index on #number	-57
index on @income	-133
index own 1	-64
ines on #name	-42
ines on #number	-39
ines on @animal	-62
ines on @bird	-62
ines on @pet	-62
infection	26
infection own 1	26
infra	97
infra named 1	97
infra on #name	97
ingrid on #name	-65
ingrid on @doctor	30
ingrid on @job	30
inhuman	40
inhuman </s>	40
inhuman on #number	65
injection	92
injection in	61
injection on @illness	15
injection on @symptom	15
injury	46
injury doing	46
injury own 0	46
insane	-24
insane </s>	-16
insane named 0	85
insane on #number	89
insane own 1	-55
insane so	-48
inside	-37
inside </s>	64
insole	66
insole are	66
insole on @job	102
insole own 0	69
inspector	105
inspector on #month	37
inspector on #number	37
inspector on @job	83
install	103
install named 1	133
install on #name	87
install on #number	80
install the	35
instalment	122
instalment go	141
instalment on #number	70
instalment on @debt	141
instead	225
instead </s>	148
instead leave	-17
instead named 1	205
instead named 2	116
instead now	45
instead of	71
instead on #day	112
instead on #month	273
instead on #name	61
instead on #number	179
instead on @animal	-33
instead on @bird	-33
instead on @body_part	12
instead on @drink	-11
instead on @dwelling	-53
instead on @family	49
instead on @food	-100
instead on @game	107
instead on @hobby	24
instead on @illness	34
instead on @income	-44
instead on @job	55
instead on @medicine	-50
instead on @sport	24
instead on @vehicle	137
instead own 0	-129
instead own 1	149
instead own 2	233
instead shuffle	41
instead tell	37
instead the	86
instead title	67
instead unnamed 0	-199
instead unnamed 1	60
instead unnamed 2	96
instructor	166
instructor because	99
instructor own 1	151
instrument	54
instrument by	54
instrument on #name	54
instrument on @instrument	54
insurance	135
insurance </s>	-25
insurance on #name	-79
insurance on #number	132
insurance on @vehicle	62
insurance own 1	100
insurance pay	142
insurance run	61
insurance startup	32
insurance unnamed 1	96
insure	-13
insure on #name	38
insure with	56
insurer is	64
insurer on #name	64
intend on #number	67
intend on @narcotic	144
intend own 1	69
intercom on #name	42
interest	-55
interest in	58
intern	121
internet	-140
internet </s>	-90
internet bill	26
internet on #name	-103
internet on #number	-25
internet on @income	-66
internet own 1	-77
internship	-95
internship on #month	73
internship on #number	13
intervals.icu	90
intervals.icu on #name	90
interview	-291
interview on #number	-35
into	-129
into #name	70
into #number	-88
into <shared>	102
into a	23
into her	34
into it	55
into named 0	-69
into named 1	-108
into named 2	11
into on #name	-130
into on #number	-104
into on @dwelling	146
into on @family	11
into on @food	-68
into on @hobby	-35
into on @income	115
into on @job	77
into our	-122
into own 0	-55
into own 1	-171
into own 2	17
into psychiatry	80
into shelter	38
into the	-263
into unnamed 0	-148
into unnamed 1	178
intolerance it	45
intolerance own 1	35
intro	-113
intro on #name	-40
introduce	-15
investor	-139
investor own 2	-72
invitation on #name	43
invite	29
invite on #name	80
invite on #number	-58
invite unnamed 1	37
invoice	-76
invoice </s>	-29
invoice on #name	-72
invoice on @income	39
invoice own 1	54
invoice unnamed 1	12
invoicing <shared>	-78
inê	19
inê on #name	65
inês on #name	-56
iphone	67
iphone </s>	47
iphone on #name	137
ireland on #name	28
irina on #name	-13
irish <shared>	-23
iron	113
iron on @food	88
iron own 0	60
iron own 1	121
iron was	69
is	-57
is #day	168
is #month	-34
is #name	78
is #number	-13
is </s>	-70
is <shared>	-289
is a	26
is abandon	16
is all	80
is already	80
is an	78
is assist	64
is at	-257
is away	-303
is back	188
is behind	87
is being	-242
is break	-199
is call	-96
is cancel	73
is change	-27
is cheap	-146
is check	-92
is close	-122
is come	-279
is completely	-26
is cry	-174
is daily	-18
is dead	71
is delete	52
is divine	46
is do	117
is doing	32
is down	-84
is due	-10
is embarrass	22
is emptier	33
is empty	75
is enough	106
is expensive	13
is fill	-47
is fine	-42
is finish	22
is fish	75
is for	-18
is free	-89
is from	77
is full	132
is fully	10
is furious	56
is geography	53
is get	-235
is glorious	-18
is go	37
is good	-75
is happy	-39
is having	-114
is heal	-19
is history	76
is hold	-34
is home	-71
is how	55
is i	86
is ill	-249
is illustrate	40
is in	-152
is it	-320
is joy	29
is just	104
is leave	-231
is let	-17
is like	67
is live	99
is look	-135
is lovely	74
is mine	73
is more	-77
is move	-221
is my	174
is named 0	46
is named 1	50
is named 2	-196
is no	43
is normal	19
is not	-39
is now	76
is number	-59
is nut	29
is of kin	-59
is of named	-153
is of team	-124
is of thing	-30
is of user	-75
is off	12
is ok	-37
is on	-74
is only	129
is open	70
is our	32
is out	-26
is over	94
is overnight	-18
is own 0	-252
is own 1	22
is own 2	100
is pain	14
is park	41
is pay	13
is plenty	75
is red	38
is run	60
is safe	-237
is sell	-104
is set	-37
is so	-105
is some	-41
is spend	-152
is stay	-109
is switch	80
is teach	-32
is that	-143
is the	-86
is there	-338
is too	-66
is train	153
is uninstalled	-20
is unnamed 0	-375
is unnamed 1	67
is unnamed 2	36
is up	131
is vegan	-156
is way	-35
is weird	53
is well	46
is what	71
is where	-25
is who	22
is worth	-205
is wrap	39
isla on #name	33
isla on #number	-30
isla on @family	28
isla on @instrument	-41
isn't <shared>	80
isn't on #month	97
isn't on #name	-20
isn't on #number	-128
isn't on @cat	33
isn't on @dwelling	95
isn't on @food	95
isn't on @hobby	-140
isn't on @illness	173
isn't on @job	-178
isn't on @music	49
isn't on @sport	-111
issue	-57
issue </s>	33
issue any	-125
issue on #month	53
issue own 1	-15
it	124
it #name	80
it #number	106
it </s>	-89
it <shared>	-38
it ?	168
it a	116
it ace	-46
it acrylic	31
it all	237
it alone	-66
it and	133
it any	-54
it architecture	47
it at	-54
it back	-59
it bad	12
it be	-255
it been	62
it but	32
it by	-44
it daily	46
it enough	-22
it everything	-62
it feel	18
it for	-57
it from	-94
it get	105
it give	116
it go	52
it hard	-167
it his	-50
it how	52
it in	-17
it is	151
it jump	76
it just	-58
it my	-25
it named 0	-122
it named 1	226
it named 2	-63
it no	-52
it not	171
it now	-136
it official	-17
it on	15
it on #day	-46
it on #month	95
it on #name	77
it on #number	78
it on @animal	129
it on @believer	-16
it on @bicycle	78
it on @bird	82
it on @body_part	128
it on @cat	24
it on @criminal	86
it on @dairy	100
it on @doctor	62
it on @drink	164
it on @dwelling	-65
it on @family	303
it on @farm_animal	56
it on @food	81
it on @game	143
it on @hobby	161
it on @illness	16
it on @income	-18
it on @insect	122
it on @instrument	18
it on @medicine	22
it on @nut	104
it on @pet	43
it on @science	136
it on @seasoning	138
it on @sport	161
it on @symptom	13
it on @vehicle	-40
it only	179
it or	-40
it out	70
it over	-125
it own 0	-196
it own 1	93
it own 2	217
it run	34
it rust	27
it seem	121
it shellfish	28
it so	89
it start	135
it still	-29
it suit	13
it take	-46
it thankfully	55
it the	-25
it there	77
it third	23
it through	-13
it to	31
it turn	35
it unnamed 0	-125
it unnamed 1	10
it unnamed 2	110
it up	57
it was	58
it with	-33
it work	39
it worth	-157
it wrong	78
it'll	159
it'll be	102
it'll named 1	133
it'll on #name	133
it's <shared>	-23
italian on @job	59
its	-242
its #name	42
its check	85
its door	81
its licence	72
its named 0	-174
its new	73
its own 0	-182
its own 1	-222
its own 2	29
its payroll	77
its place	152
its unnamed 0	-160
its unnamed 1	150
itzel on #name	-39
jabber	-33
jabber </s>	-33
jabber on #name	-33
jabber on @job	-33
jack	73
jack in	73
jack on #name	88
jack on @game	39
jack on @hobby	39
jack on @job	-65
jack on @science	26
jack on @sport	39
jack own 1	49
james on #name	64
jan on @food	44
jan on @herb	44
jan on @seasoning	44
january on #month	15
january on #name	-34
january on #number	-69
january on @science	27
japan on #month	66
japan on #name	-61
jasper on #name	-75
jasper on @job	50
jasper on @science	50
jax on #name	-19
jayden on #number	17
jazz <shared>	-31
jazz on #name	31
jealous	-249
jealous </s>	-231
jean	-78
jean on #number	-33
jean on @dwelling	60
jean on @instrument	-12
jerez on #name	45
jim <shared>	27
jingle	-22
jingle on #number	43
jingle text	-22
jo on #name	56
jo on @family	68
jo on @job	-65
job	78
job </s>	171
job ad	-56
job in	40
job is	14
job named 0	202
job named 1	41
job on #day	168
job on #name	-69
job on #number	14
job on @doctor	45
job on @dwelling	-76
job on @job	10
job on @science	129
job own 0	-326
job own 1	-48
job own 2	72
job so	96
job title	-42
job unnamed 0	-198
job unnamed 2	-71
job where	79
job with	48
jobless	20
jobless what	20
jog	-205
john on #name	42
join	45
join #name	-18
join a	-28
join after	32
join named 0	70
join named 1	127
join on #name	105
join on #number	-43
join on @job	-43
join own 1	-64
join own 2	19
join the	169
join unnamed 1	46
join us	-90
joint <shared>	54
joke	73
joke </s>	80
joke on #month	59
joke on #name	163
joke on #number	-104
joke on @animal	52
joke on @family	50
joke own 0	58
joke own 1	47
jona	-70
jona on #name	-51
jonah on #name	119
jonah on #number	54
jonas on #month	78
jonas on #name	16
jonas on @politics	78
joost on @doctor	24
joost on @drink	45
joost on @tree	45
joris on #name	-148
joris on @income	29
journal	-34
journal </s>	51
journal own 2	47
joy	26
joy </s>	29
joy i	15
joy own 1	106
judge	110
judge give	107
judge grant	42
judge named 0	132
judge on #month	125
judge on #number	134
judge on @family	72
judge on @punishment	107
judo	109
judo </s>	117
judo named 1	117
judo on #day	91
judo on @game	127
judo on @hobby	109
judo on @sport	109
juliana on #name	64
july on #month	-17
july on #name	-76
july on #number	-175
jump	-42
jump on #name	28
jump on #number	-47
jump on @job	75
jump own 1	129
jump to	-50
jumper	92
jumper </s>	53
jumper and	51
jumper named 0	63
jumper on #name	72
june on #month	79
june on #name	43
june on #number	142
june on @boat	-22
june on @family	29
june on @food	29
june on @hobby	-38
june on @sport	-38
june on @vehicle	-22
junior	-55
just	61
just #name	53
just <shared>	-100
just a	116
just an	13
just eat	94
just get	44
just go	131
just lead	65
just me	-75
just named 0	-171
just named 1	-96
just named 2	20
just noise	34
just not	17
just on #day	24
just on #month	-31
just on #name	175
just on #number	83
just on @animal	-129
just on @bird	-55
just on @doctor	51
just on @dwelling	136
just on @family	129
just on @food	-42
just on @hobby	15
just on @illness	-68
just on @income	24
just on @job	123
just on @pet	-88
just on @religion	-115
just on @sport	15
just on @temple	-115
just own 0	104
just own 1	92
just own 2	125
just reflux	-14
just so	63
just the	-206
just this	-320
just too	55
just turn	38
just unnamed 0	83
just unnamed 1	-64
just unnamed 2	-106
just use	112
k	14
k in	14
k on #number	26
kacper on @game	-14
kacper on @hobby	-14
kacper on @sport	-14
kaisa on #name	35
kaisa on @family	126
kale	-17
kale </s>	-17
kale named 0	18
karim on @job	29
kasia on #day	-60
kasia on #name	56
katrin on #name	67
katrin on @flower	45
kayla on #name	88
keane on #name	-50
keep	-85
keep it	-21
keep named 0	105
keep on #day	82
keep on #name	-207
keep on #number	78
keep on @animal	-33
keep on @cat	62
keep on @dwelling	121
keep on @hobby	94
keep on @job	-243
keep on @pet	60
keep on @science	69
keep on @sport	21
keep only	68
keep own 0	-67
keep own 1	-111
keep own 2	-152
keep the	-21
keep trip	82
keep unnamed 0	-257
keep unnamed 1	93
keep unnamed 2	16
keep up	147
keira on #name	38
kessler on #month	97
kessler on #number	94
keto	-182
keto on #name	-163
keto unnamed 0	-149
key	30
key and	17
key are	39
key in	-73
key last	-38
key named 0	-121
key no	118
key on #name	-84
key on #number	17
key own 1	120
key own 2	111
key this	-44
key to	125
key unnamed 0	-272
key unnamed 1	168
keyboard	-58
keyboard on #name	-68
keyboard unnamed 1	13
kg	17
kg after	41
kg named 0	25
kia	30
kia on #name	141
kia own 1	30
kia sportage	30
kibble	46
kibble named 0	104
kibble on #number	33
kibble on @food	-61
kibble the	-35
kick	64
kick in	-56
kick my	23
kick on #day	97
kick on #number	-36
kick on @narcotic	55
kick on @tree	-45
kick unnamed 1	34
kid	91
kid </s>	-100
kid <shared>	35
kid about	136
kid are	-57
kid have	11
kid in	58
kid is	-38
kid myself	59
kid named 0	-118
kid named 1	-118
kid now	117
kid on #day	29
kid on #month	-10
kid on #name	-10
kid on #number	-153
kid on @dwelling	83
kid on @family	150
kid on @food	-83
kid on @game	19
kid on @hobby	-69
kid on @job	168
kid on @sport	-34
kid own 0	-25
kid own 1	16
kid own 2	184
kid to	152
kid unnamed 0	-14
kid unnamed 1	46
kid unnamed 2	12
kid were	24
kidney	101
kids <shared>	17
kiel on #name	-49
kill	15
kill <shared>	142
kill me	-38
kill named 0	-82
kill named 1	148
kill on #day	141
kill on #month	-10
kill on #name	-60
kill on #number	180
kill on @dwelling	138
kill on @hobby	133
kill on @sport	133
kill own 0	18
kill own 1	-68
kill own 2	140
kill remote	10
kill the	-55
kill unnamed 1	55
kill us	-43
kilo	-80
kilo on #number	-20
kilo own 1	105
kilo own 2	-59
kind	104
kind notice	15
kind of	57
kind on #number	36
kind on @bread	158
kind on @food	158
kind own 1	81
kindergarten and	45
king <shared>	-58
kit	163
kit for	53
kit is	64
kit named 1	117
kit on #number	48
kit on @instrument	117
kit own 1	90
kitchen	55
kitchen </s>	62
kitchen close	75
kitchen named 0	51
kitchen named 1	106
kitchen on #month	-58
kitchen on #name	-19
kitchen on #number	73
kitchen on @dwelling	60
kitchen on @food	59
kitchen on @job	92
kitchen own 1	30
kitchen table	103
kitchen these	84
kitchen unnamed 0	-58
kitchen world	-34
klein on #name	114
km	-195
km on #name	-196
knee	157
knee </s>	70
knee <shared>	32
knee all	40
knee been	14
knee named 1	124
knee not	157
knee on #day	41
knee on #month	-35
knee on #name	49
knee on #number	187
knee on @body_part	65
knee on @food	27
knee on @game	45
knee on @hobby	20
knee on @illness	65
knee on @injury	65
knee on @sport	20
knee own 0	-51
knee own 1	138
knee own 2	170
knee unnamed 0	-10
knife	71
knife on @ethnicity	-70
knife on @food	71
knife on @job	71
knit him	51
knit on	46
knit on @fabric	46
knit own 0	46
knitting <shared>	-58
knock	159
knock on #name	18
knock on @dwelling	53
knock the	118
knock unnamed 1	131
knot	101
knot unnamed 2	101
know	-240
know </s>	-78
know named 0	-138
know on #day	37
know on #name	-169
know on @animal	61
know on @job	70
know own 1	61
know unnamed 0	-177
know what	91
knysna on #name	79
kobo on #name	-92
kofi on #name	-54
korean	53
korean electric	44
korean named 1	105
korean on #name	60
kotlin on #name	87
kotlin on @drink	-84
kotlin on @illness	107
kotlin on @job	35
krakow on #name	88
kubota on #number	47
l on #number	11
lab	28
lab along	53
lab are	76
lab doctor	57
lab on #month	68
lab on #name	-83
lab on #number	-22
lab on @job	67
lab own 1	35
label	-212
label named 1	-55
label off	13
label on #name	-123
label on @alcohol	60
label on @drink	60
label on @narcotic	60
label on @wine	60
label own 1	-90
lacks #day	-87
lacks #month	36
lacks #name	-227
lacks #number	-245
lacks @alcohol	-271
lacks @animal	-35
lacks @beer	50
lacks @believer	-153
lacks @bicycle	-64
lacks @bird	-48
lacks @boat	32
lacks @body_part	-211
lacks @bread	-155
lacks @car	-50
lacks @cat	-54
lacks @cheese	-176
lacks @color	-59
lacks @crime	-230
lacks @criminal	38
lacks @dairy	-180
lacks @dessert	-267
lacks @doctor	-192
lacks @dog	-48
lacks @drink	-250
lacks @dwelling	-379
lacks @ethnicity	-80
lacks @fabric	-119
lacks @family	-140
lacks @farm_animal	64
lacks @fish	-28
lacks @flower	-215
lacks @food	-30
lacks @footwear	-16
lacks @fruit	-246
lacks @furniture	-147
lacks @game	-70
lacks @herb	18
lacks @hobby	-158
lacks @horse	-19
lacks @hospital	-139
lacks @illness	-203
lacks @income	-141
lacks @injury	132
lacks @insect	-124
lacks @instrument	-57
lacks @job	-224
lacks @meat	59
lacks @medical_device	-122
lacks @medicine	-432
lacks @mental_illness	-29
lacks @music	-195
lacks @narcotic	-254
lacks @nut	-262
lacks @pasta	-169
lacks @pet	-57
lacks @politics	-44
lacks @pregnancy	75
lacks @punishment	-144
lacks @religion	-27
lacks @reptile	-190
lacks @rodent	22
lacks @science	-123
lacks @seafood	-43
lacks @seasoning	21
lacks @sport	-99
lacks @symptom	-243
lacks @temple	-33
lacks @treatment	-19
lacks @tree	-235
lacks @vegetable	-194
lacks @vehicle	91
lacks @wine	-204
lactose </s>	20
lactose on #name	-197
lactose own 0	21
lactose unnamed 0	-393
lad call	57
lad in	53
lad named 0	107
lad named 1	76
lad on #day	53
lad on #name	-237
lad on #number	19
lad on @animal	-39
lad on @dog	89
lad on @game	-35
lad on @hobby	-35
lad on @job	-68
lad on @pet	-39
lad on @sport	-35
lad own 0	-111
lad own 1	-118
lad own 2	-47
ladder	-89
ladder </s>	17
ladder on #number	35
lady	-18
lady friend	95
lady in	57
lady named 0	-46
lady on #name	124
lady on #number	-68
lady own 1	87
lakeside	40
lakeview on #name	-26
lamb	-70
lamb arrive	30
lamb on #month	92
lamb on #number	52
lamb on @hobby	92
lamb on @sport	92
lamp	-37
land	59
land <shared>	-101
land a	48
land back	14
land in	32
land named 0	146
land now	65
land on #name	-117
land on #number	52
land own 1	23
landlady on #name	53
landlord	76
landlord </s>	108
landlord give	-14
landlord has	49
landlord named 0	59
landlord not	70
landlord on #day	-17
landlord on #month	53
landlord on #name	-30
landlord on #number	229
landlord on @animal	77
landlord on @dwelling	-73
landlord on @food	42
landlord on @income	110
landlord own 1	42
landlord own 2	105
landlord put	106
landlord unnamed 0	-186
landlord unnamed 1	10
lane	-73
lane on #name	-54
lane on @job	68
lane own 0	-17
lane session	-17
laon on #name	46
lap	85
lap at	85
lap on #name	85
lapse	146
lapse on #name	102
lapse own 1	133
laptop	55
laptop </s>	73
laptop on #name	79
laptop on #number	-17
laptop on @animal	24
laptop own 1	63
lar	83
lar switch	83
large	67
large customer	67
large on #name	37
larkspur	11
lars on #name	78
laryngitis	61
laryngitis </s>	61
laryngitis on #name	64
laser	-82
laser off	-64
laser own 1	79
last	72
last #day	-39
last #name	-50
last #number	26
last </s>	123
last <shared>	-335
last box	-18
last day	157
last exam	-35
last month	123
last named 0	111
last named 1	-117
last of	-61
last on #day	-154
last on #name	161
last on #number	-86
last on @animal	122
last on @bird	42
last on @boat	28
last on @body_part	-66
last on @bread	-54
last on @craft	101
last on @debt	184
last on @dessert	-35
last on @doctor	-151
last on @dog	91
last on @drink	-21
last on @fabric	64
last on @family	-71
last on @farm_animal	75
last on @furniture	15
last on @game	-172
last on @hobby	-25
last on @illness	-38
last on @income	106
last on @instrument	18
last on @job	-34
last on @medicine	86
last on @pet	56
last on @religion	-56
last on @science	53
last on @seafood	48
last on @seasoning	-26
last on @sport	-19
last on @temple	-56
last on @vegetable	64
last on @vehicle	-75
last own 1	25
last own 2	16
last payment	111
last retro	21
last time	33
last unnamed 0	-103
last unnamed 1	125
last unnamed 2	19
last until	146
last week	153
last year	-265
late	-198
late #number	71
late </s>	-55
late again	-278
late blood	62
late eat	23
late in	-21
late named 0	-155
late named 1	-155
late on #day	-181
late on #month	145
late on #name	-138
late on #number	34
late on @food	-30
late on @illness	-58
late on @job	-109
late on @sport	43
late on @vehicle	140
late own 0	22
late own 1	-214
late own 2	-152
late shift	-10
late speech	84
late to	-38
late unnamed 0	-33
late unnamed 1	88
late unnamed 2	47
lately	-22
lately own 2	-38
latex on #name	80
laugh	-61
launch on #month	126
launch on #number	101
launch unnamed 1	86
law	-88
law </s>	60
law named 0	-99
law named 1	21
law on @job	104
law on @science	122
law unnamed 1	33
lawpavilion on #name	-61
lay off	13
lay on @job	30
lay own 1	13
layer	44
layer </s>	44
layer on #name	44
layout	119
lea on @job	84
lead </s>	65
lead on	-81
lead on #number	-72
lead on @hospital	-37
lead own 1	85
lead own 2	47
lead phew	75
lead the	-78
lead unnamed 0	24
lead unnamed 1	123
leadership	-39
leadership on #number	-39
leadership want	-39
leaflet	-45
leafly on #name	-21
league	38
league <shared>	-29
league on #day	93
leak	-116
leak named 0	51
leak on #number	-51
learn	-65
learn </s>	63
learn <shared>	94
learn first	22
learn named 0	-41
learn named 1	38
learn on #name	-96
learn on #number	30
learn own 1	-88
learn to	-197
learn unnamed 0	-166
learn unnamed 1	51
learning <shared>	91
lease	-58
lease named 0	-51
lease on #month	64
lease on #name	-48
lease run	-108
leave	68
leave #name	-105
leave #number	108
leave </s>	-98
leave <shared>	36
leave a	16
leave and	-135
leave for	12
leave her	-14
leave i	-68
leave in	56
leave it	123
leave last	-19
leave me	-34
leave my	-18
leave named 1	36
leave named 2	-12
leave on #day	-41
leave on #month	-140
leave on #name	-95
leave on #number	37
leave on @animal	90
leave on @bird	37
leave on @boat	-10
leave on @body_part	37
leave on @cat	-45
leave on @color	-108
leave on @crime	22
leave on @doctor	22
leave on @dwelling	-102
leave on @family	-130
leave on @farm_animal	40
leave on @food	140
leave on @fruit	-28
leave on @game	77
leave on @garment	65
leave on @hobby	-19
leave on @hospital	28
leave on @illness	-20
leave on @income	-42
leave on @instrument	149
leave on @job	187
leave on @narcotic	89
leave on @science	-93
leave on @sport	-80
leave on @tree	66
leave on @vehicle	40
leave own 0	-11
leave own 2	154
leave rather	-17
leave school	-33
leave so	21
leave teach	58
leave that	44
leave the	97
leave to	186
leave unnamed 0	-379
leave unnamed 1	-76
leave unnamed 2	188
leave until	-165
leeds on #name	-12
left <shared>	135
left-hander	-27
left-hander these	-27
leftover on #name	68
leg	-95
leg on #name	30
leg on #number	-106
leg own 1	-134
leg own 2	-11
legal	39
legal </s>	-115
legal ?	51
legal find	10
legal on #month	120
legal on #name	-197
legal on #number	160
legal own 0	-138
legal unnamed 0	-24
legal unnamed 1	63
legally	21
legally on #number	21
lejog on #name	73
lemon	-52
lemon </s>	-22
lemon own 2	-22
lena on #name	-30
length	-20
length </s>	21
length on #number	21
length on @income	59
leo on #name	-99
leo on #number	-49
leo on @game	33
leo on @hobby	33
leo on @sport	33
leon on #month	51
leon on #name	42
less	-147
less named 0	75
less on #name	-169
less than	78
lesson	-73
lesson and	100
lesson for	21
lesson is	35
lesson named 0	37
lesson on #day	35
lesson on #month	17
lesson on #name	-73
lesson on #number	-173
lesson own 0	-21
lesson own 1	-122
lesson own 2	64
lesson plan	56
lesson unnamed 2	-22
let	106
let #number	-118
let and	-17
let biscuit	89
let go	-34
let her	54
let it	-44
let me	81
let my	-30
let named 0	-20
let named 1	47
let named 2	97
let on #day	-126
let on #month	180
let on #number	83
let on @animal	29
let on @dog	29
let on @furniture	61
let on @hobby	-99
let on @income	-57
let on @job	-118
let on @pet	29
let on @sport	-63
let own 1	-48
let own 2	54
let the	129
let unnamed 0	48
let unnamed 1	117
let us	94
letter	87
letter </s>	153
letter named 0	112
letter on #month	84
letter on #name	-54
letter on #number	123
letter own 1	-90
letter to	41
letter unnamed 1	59
letterbox	39
letterbox now	39
letterbox on #name	87
level	120
level are	48
level named 0	41
level named 1	17
level named 2	-35
level on @food	157
level on @income	157
level own 0	-113
level own 1	-54
level own 2	-10
level unnamed 0	-253
level unnamed 1	-118
level unnamed 2	-34
level were	40
library	-51
library <shared>	-84
library across	76
library go	21
library on #name	-55
library on #number	-284
library on @job	26
library own 1	105
library unnamed 0	-277
library unnamed 1	-34
library week	48
libre on #name	91
licence	126
licence </s>	104
licence and	-65
licence come	57
licence named 0	113
licence on #name	-13
licence on #number	16
licence on @job	126
licence on @vehicle	26
licence own 1	37
licence own 2	92
license	120
license on #month	62
license on #name	89
license on #number	-30
license own 1	94
licensed <shared>	96
lick	88
lick her	48
lick own 1	40
life	110
life <shared>	85
life and	27
life doctor	35
life on #number	-185
life on @dwelling	14
life on @food	159
life on @seasoning	129
life own 0	118
life own 1	138
life the	30
life too	142
life unnamed 0	-316
lift	-53
lift </s>	-63
lift early	59
lift is	46
lift named 0	-23
lift on #day	121
lift on #name	-219
lift on #number	-61
lift on @hobby	-83
lift on @sport	-83
lift own 0	60
lift own 1	-104
light	-103
light is	38
light on #name	-95
light own 2	11
lightgbm on @believer	52
lightspeed on #name	17
liis on @instrument	-60
like	-67
like #name	-107
like </s>	38
like <shared>	-176
like ?	30
like a	118
like dog	62
like from	83
like i	128
like my	108
like named 0	-16
like on #day	-38
like on #month	-80
like on #name	-188
like on #number	-165
like on @animal	-114
like on @believer	71
like on @body_part	74
like on @doctor	26
like on @family	-20
like on @food	-63
like on @hobby	-96
like on @job	35
like on @science	119
like on @sport	-96
like on @treatment	-26
like own 0	-110
like own 1	69
like own 2	17
like progress	38
like send	121
like the	-44
like them	-41
like then	67
like to	-205
like unnamed 0	-291
like unnamed 1	-219
lille on #name	-192
lima on #number	89
limerick on #name	88
limit	-28
limit on #name	-24
limit on #number	15
limit these	-70
linda on #number	83
linda on @body_part	60
linda on @science	60
lindqvist on #name	-140
lindqvist on @job	-72
line	80
line </s>	-102
line about	69
line always	27
line on #month	125
line on #name	-107
line on #number	222
line on @income	96
line own 1	128
line own 2	10
line unnamed 0	27
line unnamed 1	-19
linguistics	-14
linguistics named 0	-14
linguistics now	-14
linkedin	156
linkedin on #name	-63
linkedin post	120
linter	24
linter on #name	53
linz on #name	-111
lisbon on #month	50
lisbon on #name	-21
lisbon on #number	10
list </s>	-88
list for	-44
list named 0	150
list named 1	108
list of	121
list on #day	56
list on #month	82
list on #name	-195
list on #number	157
list own 0	-81
list unnamed 1	-76
list us	50
listen	-67
listen every	15
listen named 1	-34
listen on #name	-183
listen to	-120
litre	-60
litre a	18
litre on #number	-15
litre on @dairy	18
litre on @drink	-25
litre on @food	18
litre own 0	18
little	123
little #name	92
little #number	32
little <shared>	148
little girl	48
little in	84
little named 0	63
little on #day	27
little on #name	61
little on #number	16
little on @animal	86
little on @family	139
little on @job	29
little own 1	136
little unnamed 1	-74
live	141
live #month	37
live #number	-79
live </s>	-81
live alone	15
live by	-12
live in	-162
live named 1	-141
live on	213
live on #name	173
live on #number	-42
live on @animal	108
live on @bird	66
live on @boat	69
live on @doctor	74
live on @dog	108
live on @dwelling	-115
live on @family	-114
live on @food	76
live on @game	-25
live on @hobby	-25
live on @illness	28
live on @income	-96
live on @job	-153
live on @pet	161
live on @symptom	31
live on @vehicle	87
live out	-36
live own 0	212
live own 1	135
live own 2	-318
live room	48
live there	78
live unnamed 0	-188
live unnamed 1	-42
live unnamed 2	40
live with	90
liver	68
liver cake	12
liver own 1	28
liza	-11
liza is	-11
liza on #number	14
liza on @doctor	-71
liza on @job	-87
load	-84
load at	30
load is	29
load on #number	-108
load own 1	140
loan	-177
loan on #number	-87
local	18
local on #name	19
lock	-29
lock on #name	-93
lock own 1	-18
lock own 2	-92
lock would	-18
lofoten on #name	77
loft	67
loft on #number	86
log	-163
log in	-71
log on #name	-74
logan <shared>	29
login	36
login <shared>	51
logistics <shared>	61
lol	-157
lol </s>	-139
lol i	17
lol named 0	-153
lol on #month	-29
lol on #name	-196
lol on #number	-50
lol on @job	23
lol own 1	-175
lol own 2	101
lol unnamed 0	-77
lol unnamed 1	-64
london on #name	-63
long	50
long #number	46
long </s>	-23
long <shared>	-118
long a	116
long distance	-46
long do	79
long does	-118
long for	27
long leave	-16
long maintainer	17
long named 0	35
long named 1	13
long named 2	30
long on #day	58
long on #month	-82
long on #name	-137
long on #number	-115
long on @animal	32
long on @body_part	70
long on @bread	122
long on @color	42
long on @dessert	94
long on @doctor	76
long on @drink	100
long on @food	202
long on @hobby	56
long on @job	32
long on @music	97
long on @science	69
long on @seasoning	28
long on @sport	81
long own 0	-68
long own 1	103
long own 2	96
long ride	-10
long run	-134
long so	129
long the	47
long they've	14
long unnamed 0	-310
long unnamed 1	-92
long unnamed 2	-32
loo	115
look	-220
look after	152
look at	-170
look for	14
look like	-53
look named 0	-38
look named 1	26
look named 2	57
look on #month	-107
look on #name	-222
look on #number	-170
look on @drink	84
look on @food	-33
look on @hobby	-122
look on @job	22
look on @seasoning	29
look on @sport	-82
look over	96
look own 0	-227
look own 1	-88
look own 2	156
look unnamed 0	-154
look unnamed 1	-299
look unnamed 2	61
loop	69
loose	-110
loose end	-110
loose on #name	-83
lorna on #name	34
lorraine on #name	15
lorraine on @furniture	15
lorry	-19
lorry on #name	-19
losartan	55
losartan on	55
lose	-249
lose #number	-159
lose </s>	-39
lose <shared>	155
lose her	-111
lose his	-75
lose interest	120
lose its	18
lose my	93
lose named 0	-113
lose named 1	-177
lose named 2	-31
lose on #day	11
lose on #month	40
lose on #name	-105
lose on #number	-131
lose on @animal	27
lose on @boat	16
lose on @family	-32
lose on @food	-115
lose on @hobby	-103
lose on @illness	-10
lose on @job	48
lose on @pet	133
lose on @seasoning	56
lose on @symptom	128
lose on @vehicle	16
lose own 1	-188
lose own 2	-86
lose the	-167
lose unnamed 1	90
loss	73
lost <shared>	157
lot </s>	-37
lot all	-22
lot named 0	69
lot of	-48
lot on #month	-32
lot on #name	-178
lot on #number	75
lot on @illness	73
lot own 1	16
lot own 2	52
lot since	33
lotte	-17
lotte on #number	-47
lotte unnamed 0	14
lotte was	18
loud	-139
loud </s>	-72
loud <shared>	16
loud on #name	-108
loud on @family	63
loud own 1	-70
louise on #name	14
lounge	138
love <shared>	77
love fish	49
love it	51
love named 0	73
love on #name	-283
love on #number	-68
love on @color	67
love on @doctor	96
love on @flower	16
love on @food	111
love on @furniture	85
love on @job	25
love on @seafood	109
love on @tree	58
love own 0	-385
love own 1	60
love song	25
love the	58
love them	79
love unnamed 0	-16
love unnamed 1	-111
lovely </s>	-157
lovely named 0	68
lovely on #name	124
lovely tho	74
lovely unnamed 2	120
low <shared>	135
low on #number	-59
low own 1	-16
low unnamed 0	-226
lower	133
lower named 0	32
lower named 1	70
lower on #number	133
lower own 1	128
luc on #name	45
luc on @animal	-45
luc on @bird	-45
luc on @bread	-20
luc on @food	-33
luc on @hobby	-27
luc on @job	73
luc on @pet	-45
luc on @sport	33
luc on @tree	-45
luca on #name	-20
luca on #number	-31
luck	-38
luck </s>	-28
luck on @food	-28
luckily	-120
luckily named 1	45
luckily nobody	64
luka	-34
luka is	-34
luka on #name	-34
lukas on @job	-41
lunch	-82
lunch </s>	-30
lunch named 0	36
lunch on #name	-56
lunch on #number	-161
lunch on @bread	66
lunch on @dessert	66
lunch on @food	128
lunch own 2	79
lunch spot	63
lunch there	78
lunchtime	101
lunchtime own 1	133
lund on #name	55
lung	43
lung function	38
lung so	31
lyon on #name	13
léa on #name	39
mac	46
mac studio	46
mac unnamed 1	53
macbook on #name	148
machine	-66
machine #name	-65
machine on #number	-60
machine on @hobby	46
machine own 0	-196
machine own 1	16
machine run	-36
machu on #name	19
machu on #number	-21
macro	38
macro on #number	-24
macro own 1	42
macro text	-28
mad	25
mad </s>	-18
mad on #name	-111
mad on #number	-18
mad on @drink	72
mad own 1	139
mad own 2	-12
madrid <shared>	65
madrid on #name	45
mae	24
mae on #name	58
mae take	24
mae unnamed 0	69
mahler on #name	-27
mahler on @instrument	-27
maid on #name	137
mail </s>	66
mail on #month	70
mail on #name	-19
mail on #number	38
mail unnamed 0	10
mail unnamed 1	-63
mailbag	22
mailbag after	22
main	20
main on #name	37
main on @animal	78
main on @bird	78
main on @job	119
maintain	-68
maintain it	-66
maintain on #name	-90
maintain solo	27
maintain unnamed 1	109
maintainer	-37
maintainer #name	-105
maintainer and	-55
maintainer feel	121
maintainer he	17
maintainer named 0	-245
maintainer on #name	-223
maintainer on #number	-42
maintainer on @job	83
maintainer own 1	183
maja on @job	68
make	-28
make #number	85
make <shared>	-175
make a	-181
make him	66
make is	-62
make it	17
make me	116
make named 0	-103
make named 1	50
make named 2	60
make on #day	-176
make on #month	-74
make on #name	-108
make on #number	124
make on @animal	53
make on @bread	107
make on @dessert	52
make on @doctor	23
make on @dwelling	76
make on @farm_animal	53
make on @food	-86
make on @illness	-57
make on @income	28
make on @job	67
make on @science	-11
make on @seasoning	77
make on @vehicle	177
make own 0	-111
make own 1	-24
make own 2	-95
make partner	-43
make peace	93
make programme	28
make redundant	14
make that	12
make the	-28
make unnamed 1	29
make unnamed 2	-12
make us	-94
maker in	54
maker now	-38
maker on #name	-79
maker on @instrument	54
maker own 1	13
mama	-82
mama give	-11
mamie	22
mamie <shared>	22
mamie named 0	22
mamma come	71
mamma on #name	78
mamma on @dwelling	94
mamma unnamed 1	24
mammogram on #month	26
mammogram on #number	26
mammogram on @hobby	26
mammogram on @sport	26
man	44
man </s>	50
man <shared>	61
man call	-38
man from	-34
man had	-50
man i	59
man in	77
man named 0	-87
man named 1	31
man on #name	-20
man on #number	-108
man on @animal	-63
man on @job	-149
man on @vehicle	90
man own 0	-270
man own 1	71
man own 2	63
man show	60
man unnamed 0	81
man unnamed 1	21
man unnamed 2	96
manage	56
manage #number	-17
manage a	68
manage on #day	-39
manage on #name	11
manage on #number	72
manage own 1	83
manage own 2	-104
manage unnamed 1	125
manage us	125
management	-125
management kill	-99
management on #name	-87
manager	149
manager </s>	137
manager at	28
manager job	24
manager now	-19
manager on #name	36
manager on #number	48
manager on @job	162
manager own 0	110
manager own 1	136
manager own 2	94
manuscript on #number	85
many named 1	170
many on #day	144
many on #month	51
many on #number	-150
many on @food	16
many on @game	125
many on @hobby	125
many on @vegetable	16
many own 1	113
many own 2	-113
many time	10
many unnamed 0	78
many week	46
map	48
map for	-29
map on #name	52
map on #number	110
map on @job	63
map over	-53
map own 0	-29
map own 1	127
maple	-48
maple #name	-28
maple named 1	-69
maple on #number	57
maple on @food	-28
marathon	-217
marathon on #number	-57
marc on @furniture	-42
march	91
march and	121
march but	52
march find	71
march on #month	21
march on #name	-80
march on #number	14
march on @animal	57
march on @bird	86
march on @hobby	-15
march on @narcotic	111
march on @pet	-58
march on @sport	-15
march own 0	23
march unnamed 1	140
marco on #name	22
marcus on #name	43
marcus on #number	-13
marcus on @food	52
marcus on @income	-68
marcus on @meat	-55
marek on #name	17
marie on @job	47
marisol on @doctor	45
marisol on @job	45
mark	-62
mark on	-75
mark on #day	69
mark on #name	-50
mark on @science	88
market #name	74
market #number	45
market named 1	138
market on #name	-105
market on #number	60
market own 1	13
marry at	135
marry named 0	38
marry on	-21
marry on @family	-110
marry own 1	85
marry unnamed 1	-48
mart	18
mart on #number	56
mart on @dairy	18
mart on @drink	34
mart on @food	18
mart own 0	18
mart there	18
marta on @doctor	-52
marta on @flower	-42
marta on @food	-24
marta on @job	-52
marta on @meat	-24
marta on @science	-61
mask	-19
mask there	51
master	-56
master on #name	57
match	-150
match </s>	-44
match named 0	-100
match on #name	-16
match on @animal	55
match own 1	-55
mate	-353
mate on #name	-246
mate on #number	-132
mate on @job	-190
mate own 0	-129
mate own 1	-249
mateo on #name	36
material on #name	-37
maternity	-50
maternity leave	-50
maternity on #name	-50
math	-41
math do	40
math named 0	-60
math on #name	65
math on #number	-23
math on @job	72
math on @science	97
matron	116
matron named 1	77
matron on #name	116
matter	-215
mattress	109
maureen on #number	-31
maureen on @illness	-27
max	-52
max named 0	11
max on #number	-33
max on @instrument	-51
max up	96
may	-160
may own 1	-10
maya on @doctor	-43
maya on @job	-43
mazda on #name	30
mccallan on #name	40
me	233
me #name	-12
me #number	-86
me </s>	64
me <shared>	41
me a	-77
me after	-71
me again	128
me all	-113
me along	-91
me an	-28
me and	70
me are	13
me at	26
me backend	-13
me because	-32
me change	19
me do	56
me down	-110
me every	87
me for	-59
me from	78
me full	56
me go	215
me grumble	-37
me her	71
me his	18
me i	31
me idea	-123
me in	244
me is	70
me late	10
me luck	-28
me mad	-39
me miserable	38
me named 0	-150
me named 2	60
me no	28
me now	54
me nowadays	-96
me nut	111
me off	156
me on	11
me onto	24
me out	-34
me over	70
me own 0	-12
me own 1	126
me own 2	321
me plan	-100
me reflux	23
me release	-66
me show	22
me since	111
me so	223
me someone	-33
me sound	136
me stiff	-15
me the	84
me these	-22
me this	-32
me to	-104
me unnamed 0	-133
me unnamed 1	107
me unnamed 2	145
me until	-64
me up	101
me what	-190
me with	163
me word	80
me write	-125
meal	99
meal on #day	53
meal on #name	-224
meal on #number	57
meal on @food	-59
meal on @job	17
meal on @seasoning	64
meal own 0	-107
meal own 1	197
meal own 2	65
meal plan	19
meal prep	28
mean #name	18
mean #number	65
mean named 0	-33
mean on #name	-66
mean on #number	149
mean own 1	32
meanwhile	-199
meanwhile </s>	-199
measure	86
measure on #number	16
measure unnamed 2	59
meat	81
meat </s>	28
meat again	119
meat eater	77
meat named 0	18
meat on #name	-229
meat own 0	165
med	40
med he	38
med on #number	50
med on @job	72
medical on #month	82
medical on #number	82
medicine	100
meditate in	52
meditate on #number	48
meditation	-24
meditation on #number	-24
meditation own 2	-19
meet	-151
meet eat	61
meet have	-38
meet in	63
meet named 0	-85
meet named 1	-56
meet named 2	-12
meet on	-101
meet on #day	11
meet on #name	-137
meet on #number	-21
meet on @animal	112
meet on @food	56
meet on @job	-84
meet own 1	68
meet own 2	52
meet the	-81
meet to	56
meet unnamed 0	-192
meet unnamed 1	-201
megan on @science	12
meilisearch on #name	27
mellow	33
mellow a	33
membership	50
membership i	-58
membership on #name	125
membership on @game	107
membership on @hobby	44
membership own 1	12
memoir on #number	-60
memoq	62
memoq on #name	65
memoq own 1	88
mendeley on #name	65
mentor	-49
mentor on #name	117
mentor own 1	-14
menu	-53
menu #number	25
menu </s>	-22
menu named 1	45
menu on @dairy	101
menu on @food	140
menu own 0	-31
menu own 1	61
menu turn	31
merchant	24
merchant <shared>	41
mercy on #name	-82
mercy on @doctor	-23
mercy on @job	-23
merge	110
merge #number	64
merge on #number	166
merge own 1	-19
merge since	21
merge the	-19
merge unnamed 1	117
merit	155
merit </s>	155
merit on #number	155
merit own 2	155
mess	-180
mess </s>	-146
mess on #name	-158
message	-48
message </s>	-105
message for	87
message named 0	78
message on #day	45
message on #number	52
message own 1	-49
messingschlager on #name	74
metallica <shared>	43
metres <shared>	60
metric on #name	78
metric on #number	78
metric on @income	78
mia on #day	-22
mia on #month	86
mia on #number	-90
mia on @doctor	-54
mia on @job	-54
mic	110
mic on #name	110
mid	26
mid #month	43
mid named 0	84
mid on #month	157
mid on #name	11
mid on @dwelling	50
mid on @hobby	50
mid on @sport	50
mid own 2	36
mid unnamed 0	76
midnight	-220
midnight </s>	-143
midnight unnamed 0	-113
midwife on #name	-16
midwife on @food	69
midwife own 1	66
might	-374
might i	39
might named 0	-152
might own 1	-251
migraine	49
migraine </s>	80
migraine own 0	88
migrate	16
migrate on #name	76
migrate to	17
migration	39
migration everything	-76
migration named 0	100
migration off	67
migration on #name	158
migration on #number	-24
migration on @animal	12
migration on @bird	12
migration own 1	-72
migration script	40
mike on #number	20
milan on @food	-24
milan on @meat	-24
mile	-45
mile on #name	-226
mile own 1	25
milestone	79
milestone </s>	79
milestone on #month	115
milestone on #name	51
milk	15
milk #number	52
milk <shared>	115
milk in	44
milk on #number	61
milk on @animal	52
milk on @color	113
milk on @dairy	34
milk on @drink	83
milk on @farm_animal	52
milk on @food	22
milk on @tree	113
milk own 0	20
milker	18
milker on #number	56
milker on @dairy	18
milker on @drink	34
milker on @food	18
milker own 0	18
milker what	18
mill	-98
milligram	33
milligram on #number	33
milligram on @income	33
milligram on @medicine	33
milo on #number	36
min	50
min on #name	69
min on #number	159
min own 1	-38
min run	76
min version	72
mina on #number	72
mind	-54
mind about	27
mind on #name	-63
mind on #number	20
mind own 1	-16
mine	-101
mine </s>	-83
mine <shared>	52
mine again	158
mine build	24
mine is	-182
mine named 0	-247
mine named 1	-44
mine own 0	-282
mine own 1	104
mine unnamed 0	-194
mine unnamed 1	-66
mine we're	63
mine with	128
minimum	109
minimum for	-33
minimum is	119
minimum on #name	119
minimum on #number	134
minimum unnamed 1	169
mino on #name	43
mint	-53
mint tea	-53
minute	-91
minute book	33
minute late	-202
minute named 0	-125
minute on #name	98
minute on #number	-272
minute on @job	-111
minute own 0	-183
minute own 1	-70
minute own 2	-45
minute unnamed 0	56
minutes <shared>	91
miriam on #name	43
miserable	48
miserable </s>	38
miserable own 1	128
miserable without	30
mislabelled	-44
mislabelled my	-44
misread	110
misread on #number	110
misread the	110
misremembered	113
miss	-261
miss cheese	15
miss my	-73
miss on #day	-250
miss on #name	-84
miss on #number	-253
miss own 1	-59
miss the	-108
miss unnamed 0	-113
mississauga	22
mississauga </s>	22
mississauga on #name	79
misspell unnamed 1	-20
misspoke	118
misspoke on #number	118
misspoke we	65
missus	20
missus </s>	20
missus named 0	20
mistype	158
mistype named 0	120
mistype on #month	127
mistype on #number	127
mistype the	127
miwe on #name	19
mix	234
mix her	50
mix named 0	183
mix named 1	121
mix on #month	156
mix on #number	134
mix on @family	122
mix on @food	78
mix on @illness	117
mix own 1	41
mix unnamed 1	116
mix up	160
mkdocs on #name	-79
mobile	-78
mobile and	70
mobile on #name	-74
mobile on @job	47
mobile own 1	47
mochi on #number	51
mode	64
mode on #name	64
mode on #number	64
model	101
model on #name	77
model unnamed 1	101
module	45
module on @income	74
moka	128
moka pot	128
mole	-10
mole on @job	82
mole turn	-10
mom	-171
mom for	28
moment	93
moment it	81
moment on #number	45
moment own 1	98
mon	15
mon #name	15
mon on @job	15
monday <shared>	127
monday on #day	124
monday on #month	-94
monday on #name	-103
monday on #number	-18
monday on @animal	19
monday on @body_part	98
monday on @doctor	-67
monday on @dog	28
monday on @dwelling	53
monday on @family	-62
monday on @game	115
monday on @hobby	-29
monday on @illness	23
monday on @income	-40
monday on @job	128
monday on @pet	28
monday on @science	54
monday on @sport	-17
money	147
money </s>	127
money back	22
money is	123
money named 0	85
money named 1	137
money on #month	70
money on #name	87
money on #number	177
money on @food	41
money on @income	152
money on @vehicle	-88
money own 1	32
money own 2	255
money up	-44
mongo	-23
mongo in	-23
mongo on #name	-23
mongo unnamed 0	34
monitor	46
monitor for	46
monitor unnamed 1	53
monreale on #name	87
monsoon	61
monsoon </s>	61
monsoon on #number	79
month	141
month </s>	-85
month ago	197
month and	54
month any	14
month does	38
month for	-157
month named 0	-306
month now	22
month of	-19
month on	46
month on #day	166
month on #month	-215
month on #name	-141
month on #number	45
month on @animal	152
month on @bird	12
month on @cat	49
month on @farm_animal	49
month on @food	-12
month on @furniture	141
month on @hobby	-101
month on @illness	14
month on @income	145
month on @insect	140
month on @job	45
month on @pet	114
month on @sport	-97
month on @symptom	110
month own 0	113
month own 1	315
month own 2	26
month so	15
month there	40
month to	32
month unnamed 0	-117
month unnamed 1	-185
month whatever	61
month which	12
month with	55
monthly	10
monthly <shared>	71
monthly injection	61
monthly on #name	-119
monthly on #number	109
monthly on @income	53
monthly own 0	21
monthly own 1	158
monthly trip	27
monthly was	-66
monthly with	63
moodle on #name	36
moonlander on #name	44
mope	25
mope </s>	58
mope on #number	25
more	245
more #name	-48
more #number	61
more </s>	-46
more <shared>	425
more a	51
more after	160
more detail	99
more drive	103
more finish	-125
more football	-23
more fun	-73
more get	115
more he	41
more i	49
more it	72
more lesson	145
more long	-46
more map	-29
more my	-37
more named 0	86
more named 1	121
more on #day	128
more on #month	-168
more on #name	-29
more on #number	73
more on @animal	-78
more on @bird	-137
more on @body_part	-37
more on @bread	54
more on @dairy	-18
more on @doctor	-162
more on @family	166
more on @furniture	89
more on @game	129
more on @hobby	129
more on @hospital	50
more on @income	213
more on @insect	-106
more on @job	105
more on @pasta	-37
more on @pet	-34
more on @religion	120
more on @science	210
more on @seasoning	117
more on @sport	94
more on @temple	120
more on @vegetable	-32
more on @vehicle	169
more own 0	-69
more own 1	132
more own 2	318
more person	-53
more prof	42
more realistic	52
more since	94
more so	30
more test	-30
more than	-61
more the	59
more time	20
more unnamed 0	-51
more unnamed 1	-48
more unnamed 2	41
moreira on #name	-16
morning	159
morning </s>	131
morning <shared>	116
morning a	120
morning all	-33
morning and	36
morning belong	-56
morning first	-108
morning for	30
morning he	26
morning i	59
morning is	-88
morning it	18
morning lab	57
morning like	19
morning named 0	130
morning named 1	42
morning now	20
morning on #day	53
morning on #month	98
morning on #name	97
morning on #number	76
morning on @animal	21
morning on @bird	-47
morning on @drink	-53
morning on @family	117
morning on @farm_animal	-50
morning on @food	-180
morning on @hobby	67
morning on @illness	85
morning on @income	-152
morning on @medical_device	57
morning on @medicine	-138
morning on @pet	-69
morning on @sport	67
morning on @tree	-74
morning own 0	-487
morning own 1	25
morning own 2	75
morning phew	-70
morning slot	-22
morning the	121
morning these	139
morning unnamed 0	-162
morning unnamed 1	160
morning were	35
morning what	25
mortgage	-205
mortgage unnamed 0	-198
moss on #name	-35
most 1	131
most 2	-87
most 3	-126
most 4	-147
most 5	-150
most 6	-79
mostly	-157
mostly </s>	-58
mostly own 1	-84
mot on #month	50
mot on #number	-72
mot on @hobby	50
mot on @sport	50
mother	-162
mother on #name	-141
mother on #number	-66
mother on @fabric	14
mother on @religion	14
mother on @temple	14
mother write	55
mother's <shared>	-26
mother-in-law	-177
mother-in-law on @dwelling	-10
mother-in-law on @family	-91
mother-in-law on @garment	59
mountain	-44
mountain on #name	-42
mountain on @believer	42
mountain on @family	42
move	-15
move <shared>	-74
move a	51
move across	-123
move all	60
move away	-169
move back	62
move by	-113
move everything	60
move for	49
move forward	114
move from	-120
move here	-63
move his	-86
move in	39
move into	-44
move its	-248
move me	94
move meal	44
move mum	63
move my	137
move named 0	120
move named 1	-127
move on #day	214
move on #month	78
move on #name	-68
move on #number	-33
move on @animal	38
move on @believer	128
move on @bird	30
move on @boat	19
move on @body_part	26
move on @cat	93
move on @doctor	129
move on @dog	89
move on @drink	-87
move on @dwelling	104
move on @ethnicity	88
move on @family	195
move on @food	-68
move on @game	76
move on @hobby	26
move on @illness	54
move on @income	-163
move on @instrument	185
move on @job	-144
move on @medicine	70
move on @music	69
move on @pet	19
move on @science	-119
move on @seasoning	104
move on @sport	15
move on @vehicle	56
move our	-87
move out	137
move over	58
move own 0	-53
move own 1	-12
move own 2	91
move plan	-53
move so	30
move the	23
move unnamed 0	-148
move unnamed 1	-109
move unnamed 2	-26
move up	82
move us	-35
moved <shared>	-117
movie	-51
movie </s>	-51
movie on #name	-34
mr <shared>	-142
mr on #name	184
mr on @illness	102
mrs <shared>	25
mrs on #day	-74
mrs on #name	-108
ms	100
ms #name	100
ms <shared>	-121
ms on #name	136
much	-74
much </s>	-27
much <shared>	74
much ?	-200
much feed	29
much for	56
much good	-11
much happy	-38
much i	10
much is	-108
much jabber	-33
much named 0	-201
much nice	-11
much night	25
much on	33
much on #day	51
much on #month	-101
much on #name	87
much on #number	-116
much on @alcohol	125
much on @animal	90
much on @bird	98
much on @doctor	100
much on @drink	-28
much on @family	35
much on @farm_animal	84
much on @food	-127
much on @hobby	48
much on @job	10
much on @narcotic	125
much on @science	47
much on @tree	-44
much own 0	-168
much own 2	224
much politics	32
much should	37
much unnamed 0	-301
much unnamed 1	-123
much with	24
mud	-117
mud on #name	-117
mum	-55
mum </s>	-23
mum and	50
mum come	93
mum has	-61
mum is	-246
mum keep	82
mum last	-34
mum named 0	-332
mum named 1	-142
mum on	11
mum on #month	27
mum on #name	-95
mum on #number	-181
mum on @animal	-21
mum on @body_part	-34
mum on @cat	23
mum on @doctor	-23
mum on @dwelling	188
mum on @family	-34
mum on @food	-25
mum on @hospital	139
mum on @illness	-11
mum on @job	43
mum on @pet	-12
mum out	63
mum own 0	-57
mum own 1	-116
mum say	71
mum stop	24
mum unnamed 0	-63
mum unnamed 1	250
mum walk	-38
mum was	51
munich on #name	-32
murder	58
murder </s>	58
murder on #name	58
museum	-142
museum </s>	-62
museum on #day	-78
music	-48
music </s>	114
music can	66
music named 0	-92
music named 1	129
music now	13
music on #name	-86
music on #number	-79
music on @instrument	98
music on @job	-58
music school	-65
mussel	-50
mussel own 1	-50
must	-160
must be	-144
must have	46
must own 1	127
mvp on @narcotic	54
my	-34
my #name	-169
my #number	14
my <shared>	154
my <shared>'s	165
my agenda	-17
my alarm	69
my ankle	-64
my aunt	-161
my back	50
my badge	100
my bank	121
my bedtime	97
my bike	13
my birthday	27
my book	120
my border	53
my boss	35
my boy	82
my bro	58
my brother	-218
my budget	-87
my bum	16
my butt	23
my calendar	-32
my cheese	-43
my circus	-40
my climb	-88
my coach	34
my colleague	-268
my cousin	41
my cut	22
my dad	20
my date	-66
my depot	18
my diabetes	-214
my doctor	113
my door	30
my driveway	42
my entry	109
my ex	108
my eye	82
my father	-31
my favour	33
my fee	-22
my feed	29
my ferritin	-13
my fiancé	-67
my file	-19
my final	92
my finger	113
my first	-54
my flatmate	-274
my foot	-28
my friend	-150
my glucose	69
my goal	54
my good	-180
my grandson	131
my gut	15
my hand	-93
my head	108
my health	37
my heart	-59
my hip	54
my husband	-172
my internet	26
my iphone	13
my iron	96
my knee	133
my landlord	89
my lap	85
my laptop	63
my large	67
my last	130
my leave	-153
my leg	22
my letterbox	39
my level	93
my library	47
my life	88
my limit	-70
my lung	31
my machine	-65
my manager	48
my mark	122
my mate	-321
my meal	58
my menu	-71
my mind	59
my mom	-94
my monthly	71
my morning	-72
my mother	-46
my mother-in-law	-154
my mum	-204
my name	109
my named 0	70
my named 1	-133
my named 2	-448
my nan	35
my neighbour	-118
my nephew	90
my new	202
my niece	62
my nose	-87
my notice	165
my number	-10
my old	-288
my other	-297
my own	99
my own 0	-113
my own 1	64
my own 2	239
my paper	66
my parent	55
my pay	43
my phone	-27
my physio	138
my plan	95
my plate	38
my playlist	66
my preset	80
my price	61
my quote	43
my rate	-35
my record	99
my return	19
my ride	137
my right	-67
my run	60
my salary	18
my school	31
my session	-10
my shiny	46
my shoulder	70
my sister	-152
my sleep	21
my son	-91
my split	-65
my staff	-28
my stall	106
my stomach	-60
my supervision	24
my swim	66
my tablet	-23
my team	-113
my teetotal	-25
my thing	-124
my title	35
my tooth	47
my train	-65
my translator	37
my trip	64
my uncle	-21
my unnamed 0	-268
my unnamed 1	-32
my unnamed 2	10
my viva	-73
my walk	15
my week	57
my wheel	43
my wife	-147
my work	-56
my wrist	63
my write	67
mycelium	41
mycelium named 0	41
mycelium package	41
myself a	-74
myself easy	59
myself named 0	-77
myself on #day	-103
myself on #name	37
myself on #number	11
myself on @family	46
myself on @job	106
myself own 1	61
myself own 2	119
n26 on #name	-52
nadia on @job	58
nah	68
nail	120
nail on #name	34
nail own 1	166
naima on @job	-37
nala on @food	53
name	190
name #name	70
name <shared>	22
name ?	-38
name is	188
name it	-36
name named 0	99
name named 1	164
name off	75
name on #day	-57
name on #name	132
name on #number	-60
name on @dwelling	69
name on @food	43
name on @job	-62
name on @seasoning	108
name own 0	-44
name own 1	-40
name own 2	50
name unnamed 0	-266
name unnamed 1	183
named <shared>	-280
nan	-47
nan named 0	15
nan on #name	34
nan what	95
nanny	81
nanny has	18
nanny on #name	41
nanny on #number	-40
nanny on @family	130
nanny own 1	112
naoko on @job	85
nap	-73
nap <shared>	53
nap own 2	10
nas on #number	65
nas on @illness	65
native on @illness	147
natural	32
navy	-49
navy named 1	-39
near	-160
near #name	-124
near named 0	162
near named 1	-188
near on #name	18
near on #number	-54
near on @family	128
near on @food	67
near own 1	-168
near the	-55
near to	63
near unnamed 0	-223
nearly	-409
nearly on #name	-228
neck	-46
neck is	46
neck on #name	20
neck on @music	50
need	-87
need #number	-12
need </s>	45
need a	-98
need change	-22
need for	-167
need named 0	-11
need named 1	77
need named 2	76
need new	-20
need on #day	150
need on #month	-226
need on #name	-18
need on #number	-105
need on @animal	-36
need on @car	-73
need on @dwelling	48
need on @flower	130
need on @food	-170
need on @hospital	75
need on @illness	27
need on @instrument	-101
need on @job	-74
need on @vehicle	-84
need own 0	-102
need own 1	-117
need own 2	-84
need recipe	15
need the	108
need to	30
need unnamed 0	-168
need unnamed 1	113
need wheel	65
need wifi	30
negative </s>	53
negative on @food	105
negative on @medicine	71
negative own 1	97
neighbour	-245
neighbour #number	-19
neighbour </s>	101
neighbour <shared>	-129
neighbour are	82
neighbour complain	40
neighbour girl	21
neighbour named 0	-263
neighbour named 1	-14
neighbour on #name	-254
neighbour on #number	-80
neighbour on @animal	-26
neighbour on @body_part	109
neighbour on @dog	-63
neighbour on @food	-146
neighbour on @hobby	51
neighbour on @pet	-15
neighbour on @sport	51
neighbour on @vegetable	-25
neighbour own 0	-131
neighbour own 1	-138
neighbour own 2	89
neighbour unnamed 0	-126
neighbour unnamed 1	-103
neighbours <shared>	34
neil on #name	-58
nela on #name	-142
nela on @doctor	43
nela on @job	28
nephew	12
nephew for	92
nephew on #name	58
nephew on #number	73
nephew on @family	71
nephew own 0	17
nephew own 1	165
nephew take	-80
nephew unnamed 1	-30
nest	-76
net on #number	-71
neukölln on #name	-15
neurologist	175
neurologist has	111
neurologist on @illness	113
neurologist on @income	124
neurologist on @symptom	89
neurologist own 1	147
neurologist say	113
never	59
never <shared>	183
never come	-68
never get	-52
never good	86
never had	85
never in	75
never named 0	-59
never named 1	115
never on #name	-36
never on #number	-94
never on @animal	-28
never on @bicycle	29
never on @bird	95
never on @color	65
never on @dairy	27
never on @flower	37
never on @illness	122
never on @job	-12
never on @pet	149
never on @tree	-58
never on @vehicle	-13
never own 0	-99
never own 1	27
never own 2	224
never the	31
never think	144
never touch	16
never unnamed 0	29
never unnamed 1	-30
never use	12
never was	97
new	66
new #name	92
new #number	-164
new </s>	119
new <shared>	213
new <shared>'s	-21
new ?	-167
new allergy	63
new antique	32
new baby	-10
new battery	51
new bike	23
new bloodwork	45
new boiler	16
new bus	77
new contract	38
new contributor	71
new date	137
new flat	-64
new hire	140
new home	13
new instrument	54
new job	114
new landlord	18
new maintainer	-128
new named 0	229
new named 1	141
new named 2	188
new on #month	-36
new on #name	-85
new on #number	28
new on @animal	-135
new on @believer	33
new on @bicycle	39
new on @boat	51
new on @body_part	23
new on @cat	-62
new on @color	66
new on @dessert	32
new on @dwelling	-45
new on @fabric	121
new on @family	-189
new on @farm_animal	77
new on @flower	-27
new on @food	-94
new on @furniture	53
new on @game	21
new on @garment	136
new on @illness	-22
new on @income	42
new on @instrument	-132
new on @job	-47
new on @narcotic	45
new on @pet	-160
new on @sport	43
new outline	64
new own 0	-277
new own 1	-118
new own 2	176
new owner	73
new pair	-20
new partner	63
new place	45
new rota	13
new router	49
new sign	-59
new start	64
new tariff	63
new unnamed 0	-106
new unnamed 1	-134
new unnamed 2	-91
new wife	63
new year	62
news	63
news </s>	-46
news <shared>	132
news from	39
news i	60
news named 0	56
news on #name	-92
news on @hobby	29
news on @sport	29
news own 2	-61
news unnamed 1	113
newsletter on #number	-116
next	-170
next #day	37
next #month	105
next #number	78
next <shared>	-63
next ?	-47
next door	-92
next in	42
next month	-16
next named 0	-48
next named 1	18
next on #day	-168
next on #month	118
next on #name	-37
next on #number	-283
next on @food	-215
next on @income	58
next on @instrument	66
next on @job	-48
next own 0	-35
next own 1	-100
next own 2	-251
next to	-167
next unnamed 0	-178
next unnamed 1	-105
next unnamed 2	31
next week	-231
next year	-106
niamh on #name	-112
nice	-21
nice </s>	-135
nice on #name	-61
nice on #number	79
nice on @boat	128
nice on @vehicle	128
nice own 0	-257
nice own 1	127
nice person	92
nice retire	42
nice unnamed 0	-299
nick	32
nick in	-22
nick on #name	42
nick on @bicycle	100
nick on @vehicle	100
nick own 1	79
nick own 2	16
niece	90
niece #name	22
niece </s>	68
niece does	140
niece mum	82
niece on #name	148
niece on @job	66
niece own 1	16
niece own 2	-33
niece unnamed 1	139
night	-36
night #name	-45
night #number	199
night </s>	47
night <shared>	-56
night altitude	52
night bumble	14
night but	-70
night for	66
night he	-66
night instead	74
night is	25
night named 0	10
night named 1	-142
night on #day	83
night on #month	26
night on #number	203
night on @animal	117
night on @bird	-17
night on @bread	-48
night on @color	48
night on @dessert	-48
night on @dog	-54
night on @drink	40
night on @family	-158
night on @farm_animal	88
night on @food	-65
night on @furniture	-72
night on @hobby	-79
night on @illness	-41
night on @job	-121
night on @music	-33
night on @pet	30
night on @sport	-48
night owl	72
night own 1	-34
night own 2	151
night she	-10
night shift	-220
night so	163
night toast	84
night unnamed 0	-396
night unnamed 1	-96
night unnamed 2	107
nightly	-16
nightly blitz	36
nightly on #number	-98
nightly own 0	88
nine <shared>	92
no	92
no <shared>	32
no contest	-78
no exam	54
no exception	-27
no fund	70
no good	-35
no hard	22
no issue	-125
no joke	52
no long	190
no love	56
no more	294
no named 0	130
no named 1	81
no named 2	197
no need	33
no own 0	-88
no own 1	20
no own 2	137
no pain	-19
no placement	93
no problem	82
no regret	-88
no rehearsal	-165
no run	-60
no second	59
no shame	66
no time	166
no to	-81
no unnamed 0	-318
no unnamed 1	29
no unnamed 2	-147
no we're	11
noah on #name	-36
noah on #number	22
nobody	118
nobody come	139
nobody could	63
nobody has	19
nobody here	33
nobody hurt	66
nobody inside	64
nobody now	121
nobody on #day	61
nobody on #month	48
nobody on #name	18
nobody on #number	87
nobody on @hobby	34
nobody on @job	-69
nobody own 0	49
nobody own 1	20
nobody own 2	-12
nobody renew	-62
nobody unnamed 0	36
nobody unnamed 1	124
node	64
node on #name	70
node shut	10
noise	-30
noise </s>	-34
noise named 0	-27
noise on #name	13
noise on #number	-50
noise own 1	14
noisy	42
noisy on #name	49
noisy on @job	90
noisy own 1	43
noisy than	21
none	52
none of	52
none on #name	52
noon	72
noon </s>	-17
noon and	-50
noon named 0	39
noon named 1	68
noon nowadays	66
noon on #day	45
noon on #number	49
noon on @car	15
noon on @vehicle	15
noor on #name	-71
noor on @food	-88
noor on @nut	-88
nora on #number	-32
nordbad on #name	85
norm	48
norm for	48
normal	94
normal </s>	-59
normal <shared>	129
normal a	50
normal accord	57
normal again	96
normal and	80
normal kibble	-35
normal named 0	31
normal on #day	99
normal on #name	-271
normal on #number	-122
normal on @income	131
normal on @job	-256
normal own 0	-105
normal own 1	131
normal own 2	-16
normal person	97
normal range	120
normal sleep	-88
normal unnamed 0	-277
normal unnamed 1	46
normally	-103
normally </s>	-24
northgate on #name	-41
norway <shared>	133
nose </s>	-81
nose on #number	-60
nose own 1	-18
not	74
not #month	120
not #number	39
not </s>	-225
not <shared>	91
not <shared>'s	126
not a	188
not an	73
not at	-112
not bake	31
not be	58
not begin	-55
not believe	132
not bring	55
not buy	-45
not care	61
not clash	-48
not collect	20
not come	-110
not diabetic	-35
not do	141
not doable	28
not doing	152
not face	54
not for	32
not get	-38
not give	-125
not go	165
not grow	-26
not had	131
not handle	34
not happen	88
not happy	-73
not have	165
not hurt	53
not keep	97
not let	-67
not listen	44
not live	107
not make	-151
not me	-194
not meditate	52
not mine	-117
not my	-30
not named 0	-185
not named 1	167
not named 2	222
not need	145
not on	49
not own 0	-137
not own 1	68
not own 2	246
not plan	56
not play	27
not put	-104
not relocate	-23
not renew	99
not scare	89
not set	-61
not sleep	-88
not so	51
not speak	62
not stand	-130
not start	-95
not stick	14
not surgery	80
not take	-101
not teach	-29
not tell	10
not the	107
not touch	-59
not unnamed 0	-55
not unnamed 1	-234
not unnamed 2	-83
not use	-130
not want	-44
not watch	-12
not what	127
not work	207
notary	83
notary on #name	62
notary unnamed 1	77
note	-38
note </s>	-25
note named 0	144
note on #month	51
note on #name	-66
note on #number	55
note to	121
note unnamed 1	15
nothing	-18
nothing </s>	76
nothing leave	118
nothing named 0	103
nothing named 1	-63
nothing on #day	26
nothing on #month	-11
nothing on #name	-173
nothing on #number	-124
nothing on @job	65
nothing on @vehicle	56
nothing own 1	13
nothing unnamed 0	-176
nothing with	47
notice </s>	-52
notice and	30
notice at	79
notice for	15
notice named 0	-55
notice named 1	50
notice named 2	109
notice on #day	44
notice on #name	-106
notice on #number	90
notice on @food	25
notice on @job	80
notice own 0	20
notice own 1	-77
notice own 2	47
notion on #name	-54
nov on #month	-37
nov on #name	24
nov on #number	-37
novel on #month	99
novel on #number	62
november on #name	-112
november on #number	-120
now	330
now #day	-147
now #name	17
now #number	64
now </s>	70
now <shared>	340
now ?	-61
now a	16
now all	-91
now and	12
now any	28
now artist	62
now at	124
now because	150
now beef	-47
now btw	24
now call	-77
now can	-19
now change	50
now delete	-18
now do	-45
now draft	49
now eu-central-1	-38
now everyone	39
now flight	-29
now for	-25
now full	-108
now had	67
now he	-92
now help	-43
now her	69
now how	182
now i	-15
now it	18
now last	10
now leadership	-39
now little	43
now live	-12
now make	127
now morning	35
now move	49
now my	25
now named 0	31
now named 1	288
now named 2	169
now need	63
now new	104
now night	72
now nightly	36
now no	-110
now nobody	91
now not	157
now on	112
now on #day	288
now on #month	-140
now on #name	52
now on #number	59
now on @alcohol	28
now on @animal	44
now on @bicycle	-38
now on @bird	-112
now on @body_part	93
now on @bread	-104
now on @color	54
now on @craft	-60
now on @crime	18
now on @dessert	-115
now on @doctor	-10
now on @dog	-56
now on @drink	-10
now on @dwelling	-34
now on @fabric	11
now on @family	25
now on @farm_animal	75
now on @flower	25
now on @food	61
now on @furniture	24
now on @game	-16
now on @garment	125
now on @hobby	138
now on @hospital	-23
now on @illness	28
now on @income	53
now on @insect	169
now on @job	90
now on @medicine	-32
now on @mental_illness	79
now on @music	-95
now on @narcotic	-24
now on @pregnancy	43
now on @reptile	35
now on @science	-105
now on @seasoning	71
now on @sport	107
now on @symptom	10
now on @treatment	100
now on @tree	76
now on @vehicle	-15
now on @wine	-52
now our	-24
now own 0	115
now own 1	139
now own 2	337
now please	42
now put	-58
now rather	-68
now redo	97
now same	35
now sell	-69
now she	55
now since	-58
now so	72
now someone	36
now sudoku	-15
now that	120
now they	-53
now too	78
now unnamed 0	-123
now unnamed 1	-20
now unnamed 2	158
now update	37
now use	58
now wallet	-43
now we	-25
now we're	17
now what	157
now which	74
now who	32
now woohoo	17
now work	38
now write	120
nowadays	93
nowadays </s>	17
nowadays annoy	66
nowadays named 0	-22
nowadays on #day	133
nowadays on #name	138
nowadays on @food	134
nowadays on @hobby	104
nowadays on @sport	104
nowadays own 0	-84
nowadays own 1	105
nowadays own 2	135
nowadays so	69
nowadays the	-46
nowadays unnamed 0	-321
nowadays unnamed 1	44
number	79
number #number	51
number <shared>	-108
number early	56
number have	-45
number named 0	-29
number on #day	-76
number on #number	-62
number on @animal	109
number on @doctor	70
number on @food	137
number on @income	45
number on @job	-13
number on @medicine	123
number on @vehicle	34
number own 0	-19
number own 1	-94
number unnamed 0	-325
number unnamed 1	175
number you	86
numbered <shared>	-23
nuno on @body_part	-11
nuremberg on #name	-21
nurse	49
nurse <shared>	69
nurse altogether	129
nurse assistant	14
nurse named 0	92
nurse on #number	40
nurse on @doctor	49
nurse on @income	23
nurse on @job	95
nurse own 0	59
nurse own 2	42
nurse so	-10
nurse unnamed 1	38
nursing <shared>	17
nut	47
nut </s>	118
nut named 1	23
nut on #name	56
nut on #number	47
nut own 1	114
nutritionist	110
nutritionist own 1	110
nye	63
nye </s>	63
o'clock	36
o'clock on	16
o'clock on #day	87
o'clock on #number	57
o'clock own 0	46
oak	-211
oak on #name	-70
oak on @job	-69
oat	-120
oat milk	-121
oat on @food	-24
oat these	-18
obsidian on #name	-64
obsidian on @job	60
oct	13
oct on #month	-30
oct on #number	-36
october on #month	90
october on #name	-97
october on #number	58
odoo on #name	65
of	-135
of #day	121
of #month	131
of #name	-226
of #number	-209
of <shared>	141
of <shared>'s	-147
of a	-262
of all	-17
of an	108
of another kin False	-139
of another kin True	-196
of another named False	117
of another team False	-219
of another thing False	-457
of another thing True	46
of another user False	-754
of another user True	-109
of commerce	-46
of friendly	69
of heart	47
of her	-94
of his	-87
of it	-37
of kindergarten	45
of last	-71
of love	57
of march	71
of may	-21
of mine	-225
of my	-141
of named 0	-52
of named 1	58
of named 2	-17
of nurse	129
of own 0	20
of own 1	-65
of own 2	16
of pilate	14
of play	22
of school	115
of support	40
of that	-45
of the	-247
of them	48
of this	320
of those	44
of time	56
of today	158
of tonight	25
of unnamed 0	-69
of unnamed 1	-201
of unnamed 2	43
of us	62
of varnish	54
of wine	38
off	115
off #name	-61
off #number	-19
off </s>	-45
off <shared>	91
off and	34
off as	-53
off at	-124
off by	126
off completely	13
off everything	19
off flight	82
off for	-157
off from	134
off i	29
off in	-57
off it	94
off last	-38
off me	111
off my	-35
off named 1	59
off named 2	-34
off now	100
off on	-36
off on #day	-152
off on #month	229
off on #name	-14
off on #number	101
off on @alcohol	48
off on @animal	37
off on @believer	85
off on @body_part	68
off on @bread	-68
off on @color	45
off on @craft	79
off on @crime	51
off on @dairy	18
off on @dessert	-92
off on @doctor	28
off on @drink	88
off on @dwelling	40
off on @ethnicity	-33
off on @fabric	73
off on @family	-104
off on @farm_animal	54
off on @food	13
off on @furniture	56
off on @garment	40
off on @hobby	-179
off on @illness	96
off on @income	199
off on @insect	59
off on @job	-143
off on @medicine	182
off on @music	-82
off on @narcotic	122
off on @pet	-99
off on @science	-96
off on @sport	-215
off on @symptom	44
off on @tree	100
off own 1	173
off own 2	-18
off redo	29
off sick	-335
off so	-80
off the	315
off this	13
off to	-179
off today	140
off unnamed 0	-534
off unnamed 1	51
off unnamed 2	42
off us	-15
off visa	64
off we	38
off when	55
off with	-114
offer	-251
office	40
office #name	110
office #number	-25
office </s>	-26
office <shared>	90
office after	73
office as	52
office close	27
office day	74
office has	-27
office he	-66
office is	11
office named 0	167
office never	38
office now	51
office on #day	28
office on #name	20
office on #number	-228
office on @bicycle	16
office on @dwelling	81
office on @income	105
office on @job	-59
office on @vehicle	16
office own 1	-59
office own 2	98
office rule	-56
office so	-39
office thinner	90
office unnamed 0	-68
office unnamed 1	-89
office was	30
officer	-24
officer named 0	36
officer on @job	66
officer since	-24
official	11
official </s>	-17
official now	38
official own 0	32
officially	77
officially </s>	34
officially a	67
officially do	-35
officially on #month	34
officially on #name	33
officially on #number	-16
officially on @narcotic	71
officially own 1	111
officially unnamed 0	82
offsite on #month	31
offsite on #name	31
offsite on #number	31
often	-152
often on #name	69
often should	-77
oh	120
oh on #month	99
oh on #name	39
oh on #number	99
oh on @food	38
oil	-90
oil <shared>	60
oil on #name	17
oil on @family	53
oil unnamed 0	-154
oil unnamed 1	46
ok	34
ok </s>	67
ok i	29
ok named 1	11
ok ok	23
ok on	-72
ok on #month	48
ok on #number	-143
ok on @drink	62
ok on @food	39
ok own 1	19
ok own 2	97
ok unnamed 0	-217
ok you	16
okafor on #day	-41
okafor on #name	170
okay	-155
ola on #name	-117
ola on @job	-76
old #name	-40
old #number	57
old </s>	-16
old <shared>	107
old <shared>'s	134
old for	127
old named 0	33
old named 1	-75
old on #day	-82
old on #name	-46
old on #number	72
old on @animal	56
old on @bird	45
old on @body_part	-21
old on @cat	51
old on @dog	56
old on @food	-147
old on @hobby	12
old on @income	76
old on @job	-175
old on @pet	80
old on @reptile	57
old on @seafood	-10
old on @sport	27
old own 0	-217
old own 1	-43
old own 2	-26
old place	73
old room	44
old test	30
old unnamed 0	-308
old unnamed 1	63
old unnamed 2	105
omg	27
omg on #name	-22
omg own 1	-22
omg they	-40
on	-70
on #day	185
on #month	-71
on #name	-152
on #number	-13
on </s>	-42
on <shared>	-235
on ?	46
on a	-37
on account	-54
on and	74
on as	28
on bench	53
on data	45
on day	81
on easyvet	-12
on egg	47
on everyone	16
on everything	25
on first	90
on fix	-17
on good	-12
on her	-184
on him	29
on his	-83
on holiday	-458
on i	119
on ice	55
on it	-163
on its	77
on just	63
on keto	-149
on key	-90
on last	-43
on leave	-134
on long	-16
on make	-73
on maple	-28
on maternity	-50
on me	49
on meat	28
on my	-43
on named 1	-40
on named 2	-173
on night	-170
on normal	-11
on ordinary	53
on our	-163
on own 0	-50
on own 1	-26
on own 2	-30
on paper	44
on please	99
on rent	17
on second	-22
on sick	14
on so	21
on strike	19
on that	-13
on the	-184
on this	45
on to	144
on top	-181
on unnamed 0	-259
on unnamed 2	158
on until	16
on video	33
on with	54
on work	139
on-call	-50
on-call on #day	24
on-call on #name	-57
onboard	43
onboard her	43
onboard on #name	43
once	-117
once </s>	-355
once a	129
once named 0	-67
once named 1	-28
once on #day	-43
once on #name	-185
once on #number	-91
once on @doctor	68
once on @hobby	67
once on @income	114
once on @job	92
once on @sport	67
once own 0	-273
once own 1	-23
once own 2	70
once too	144
once unnamed 0	-115
once unnamed 2	-128
one	-141
one </s>	-33
one <shared>	30
one on #name	-13
one on @flower	37
one on @hobby	-12
one on @sport	-12
one own 1	-192
one own 2	106
one-bed	51
one-bed on #number	52
online	-87
online named 0	-32
online on #day	12
online on @job	76
only	-52
only </s>	-178
only <shared>	90
only at	11
only do	-40
only does	-30
only for	-96
only make	-187
only manage	-90
only me	34
only named 0	-27
only need	15
only now	-159
only on	58
only on #day	133
only on #month	-176
only on #name	-137
only on #number	-185
only on @animal	108
only on @bicycle	21
only on @drink	-71
only on @food	100
only on @game	174
only on @hobby	124
only on @illness	33
only on @income	21
only on @insect	84
only on @job	-70
only on @sport	42
only on @vehicle	-99
only once	28
only own 0	-86
only own 1	-91
only own 2	27
only play	36
only since	-50
only thank	59
only the	-27
only unnamed 0	-72
only unnamed 1	-20
only unnamed 2	48
only where	81
onshore	15
onshore post	15
onto	96
onto #name	52
onto day	24
onto named 1	142
onto on #name	118
onto on @job	34
onto own 1	24
ooh	25
ooh on #name	45
ooh the	25
oop	21
oops on #name	138
oops on #number	133
op	12
op </s>	-34
op on @hobby	-58
op on @sport	-58
opa on #day	34
open	-19
open </s>	39
open <shared>	-119
open again	59
open at	119
open her	-36
open his	-31
open named 0	-75
open named 1	11
open on	55
open on #day	183
open on #month	111
open on #name	-226
open on #number	23
open on @doctor	94
open on @furniture	-69
open on @hobby	-34
open on @income	-69
open on @job	-52
open on @sport	25
open own 1	-58
open own 2	-187
open unnamed 0	84
open unnamed 1	107
open unnamed 2	-71
open until	77
open with	-10
operate	-36
operate in	-19
operate on	-16
operate on #name	-69
operation	100
operation cure	80
operation manager	17
operation on #name	25
operation on #number	39
operation on @job	80
operation own 0	123
opinion	41
opinion on #name	11
opinion own 1	44
optician	40
optician on #number	41
optician own 1	141
optician say	-20
or	-362
or is	-194
or named 1	-128
or not	-11
or own 0	-249
or own 1	-192
or own 2	-228
or the	15
or unnamed 0	-172
oral	-125
oral immunotherapy	-125
orchard on #number	55
orchardo on #name	45
orchid on #number	-24
order	-130
order </s>	-141
order <shared>	-25
order from	41
order on #day	31
order on #name	-121
order on #number	19
order on @animal	-20
order on @drink	29
order on @job	-137
order own 1	-101
order own 2	-34
order service	-13
ordinary	53
orla on #name	-28
orthodontist	63
orthopaedic	64
orthopaedic ward	64
oskar on #number	38
osprey	-71
osprey </s>	11
osprey on #number	11
oswestry on #number	30
other	-204
other #day	295
other #day named 0	95
other #day named 1	297
other #day named 2	111
other #day own 0	77
other #day own 1	-10
other #day own 2	160
other #day unnamed 0	54
other #day unnamed 1	87
other #day unnamed 2	28
other #month	217
other #month named 0	23
other #month named 1	94
other #month own 0	-19
other #month own 1	98
other #month own 2	159
other #month unnamed 0	166
other #month unnamed 1	108
other #name	15
other #name named 0	-27
other #name named 1	267
other #name named 2	220
other #name own 0	-275
other #name own 1	40
other #name own 2	144
other #name unnamed 0	-553
other #name unnamed 1	35
other #name unnamed 2	205
other #number	335
other #number named 0	165
other #number named 1	168
other #number named 2	142
other #number own 1	82
other #number own 2	127
other #number unnamed 0	63
other #number unnamed 1	81
other #number unnamed 2	88
other <shared>	-106
other @alcohol	69
other @alcohol own 0	103
other @alcohol unnamed 0	50
other @animal	-119
other @animal named 0	-119
other @animal named 1	82
other @animal own 0	-154
other @animal own 1	-121
other @animal unnamed 0	-27
other @animal unnamed 1	104
other @beer	-99
other @bicycle	13
other @bicycle unnamed 1	-41
other @bird	-72
other @bird own 0	-76
other @bird unnamed 0	35
other @boat	28
other @boat own 0	102
other @body_part	85
other @bread	-19
other @cat	-37
other @color	72
other @color named 0	29
other @color own 1	-39
other @color own 2	31
other @color unnamed 1	42
other @craft	64
other @dairy	11
other @dairy own 1	-41
other @doctor	66
other @doctor own 1	88
other @dog	-157
other @dog named 0	-12
other @drink	157
other @drink own 0	97
other @drink own 1	12
other @drink own 2	134
other @drink unnamed 0	50
other @dwelling	219
other @dwelling own 0	102
other @dwelling own 1	107
other @dwelling unnamed 1	61
other @family	-108
other @family named 0	24
other @family own 0	-32
other @family own 1	-204
other @family unnamed 0	-333
other @family unnamed 1	-72
other @farm_animal	43
other @farm_animal own 0	51
other @farm_animal own 1	-56
other @farm_animal unnamed 0	29
other @food	-182
other @food named 0	-25
other @food named 1	-167
other @food named 2	125
other @food own 0	-270
other @food own 1	-202
other @food own 2	-31
other @food unnamed 0	-372
other @food unnamed 1	12
other @food unnamed 2	31
other @furniture	43
other @game	-180
other @game own 1	-29
other @hobby	-152
other @hobby named 1	157
other @hobby own 0	-351
other @hobby own 1	-50
other @hobby own 2	12
other @hobby unnamed 0	-246
other @illness	-221
other @illness own 1	-96
other @income	-33
other @income own 0	-415
other @income own 1	131
other @income own 2	73
other @income unnamed 1	26
other @instrument	-157
other @instrument named 1	-70
other @instrument own 1	-72
other @instrument own 2	-88
other @instrument unnamed 1	40
other @job	-103
other @job named 0	20
other @job named 1	-57
other @job own 0	-269
other @job own 1	41
other @job own 2	-29
other @job unnamed 0	42
other @job unnamed 1	-190
other @medicine	-39
other @medicine own 0	10
other @medicine own 1	-174
other @narcotic	106
other @narcotic own 0	139
other @narcotic unnamed 0	50
other @pet	-197
other @pet named 0	-41
other @pet named 1	26
other @pet own 0	-183
other @pet own 2	25
other @science	-77
other @science named 0	-68
other @science named 1	-33
other @science own 0	-137
other @science own 1	93
other @science own 2	-39
other @seafood	118
other @seafood own 0	-12
other @seafood own 1	109
other @seasoning	-160
other @seasoning own 0	-218
other @sport	-151
other @sport named 1	157
other @sport own 0	-258
other @sport own 1	-113
other @sport own 2	12
other @sport unnamed 0	-231
other @symptom	107
other @treatment own 2	14
other @vegetable	-80
other @vegetable own 1	90
other @vegetable own 2	-97
other @vehicle	-64
other @vehicle own 0	28
other @vehicle own 1	-86
other @vehicle unnamed 1	-41
other girl	18
other named 0	-29
other named 1	-92
other named 2	40
other of a sort	212
other of a sort named 0	122
other of a sort named 1	314
other of a sort named 2	279
other of a sort own 0	-195
other of a sort own 1	30
other of a sort own 2	187
other of a sort unnamed 0	-128
other of a sort unnamed 1	88
other of a sort unnamed 2	235
other on #month	-95
other on #name	-369
other on #number	-47
other on @animal	-49
other on @bird	43
other on @body_part	128
other on @dwelling	-73
other on @hobby	51
other on @job	-32
other on @sport	61
other own 0	-318
other own 1	-182
other own 2	-20
other station	61
other team	61
other unnamed 0	-171
other unnamed 1	-68
other unnamed 2	-37
otherwise	45
otto on #number	44
otto on @illness	79
otto on @mental_illness	79
ouch	-16
ouch </s>	-16
ouch on #number	-16
ouch on @income	54
ouch own 1	18
our	52
our <shared>	16
our <shared>'s	109
our contract	124
our couch	-163
our daughter	18
our doc	57
our eldest	65
our floor	13
our group	73
our hour	29
our house	-47
our kitchen	84
our lease	-105
our little	85
our meet	90
our named 0	184
our named 1	147
our named 2	-115
our neighbour	38
our new	128
our own	110
our own 0	-225
our own 1	-74
our own 2	-200
our prof	-32
our repo	27
our separate	48
our slot	-34
our sofa	14
our suite	78
our target	-28
our tax	44
our team	139
our unnamed 0	-129
our unnamed 1	37
our unnamed 2	70
our week	53
our weekly	-37
our whole	-147
ours	-321
ours unnamed 1	-30
out	198
out #name	84
out #number	84
out </s>	144
out <shared>	-14
out <shared>'s	18
out and	118
out badly	-34
out because	64
out doc	-37
out for	-80
out gluten	30
out how	-10
out i	127
out it	102
out last	-38
out my	12
out named 0	-137
out named 1	66
out named 2	219
out not	-28
out of	35
out on	-20
out on #day	-296
out on #month	211
out on #name	110
out on #number	48
out on @animal	-12
out on @bird	161
out on @boat	-13
out on @car	89
out on @cat	-145
out on @color	10
out on @craft	138
out on @dairy	-13
out on @debt	141
out on @dessert	-148
out on @doctor	18
out on @dog	-17
out on @drink	-69
out on @dwelling	13
out on @ethnicity	71
out on @fabric	-71
out on @family	36
out on @farm_animal	56
out on @fish	36
out on @food	-62
out on @game	-81
out on @garment	-16
out on @hobby	31
out on @hospital	-63
out on @illness	33
out on @income	92
out on @job	-145
out on @medical_device	90
out on @medicine	-49
out on @narcotic	48
out on @nut	65
out on @pet	-32
out on @punishment	38
out on @science	-136
out on @seafood	133
out on @sport	24
out on @symptom	-69
out on @treatment	92
out on @tree	-93
out on @vegetable	60
out own 0	-102
out own 1	199
out own 2	106
out shark	73
out so	-31
out solo	-92
out the	-10
out to	-81
out unnamed 0	-626
out unnamed 1	112
out unnamed 2	-152
out we	21
out well	86
out with	-43
outage	-93
outage on #name	-15
outage own 1	-60
outgrow	77
outgrow it	55
outgrow named 1	125
outgrow on @food	82
outgrow on @nut	82
outgrow on @tree	36
outgrow own 1	97
outgrow the	82
outline	59
outline </s>	64
outline on #number	62
outline unnamed 1	76
outside	34
outside </s>	41
outside on #name	-17
outside on @bicycle	97
outside on @vehicle	135
outside own 0	13
outside own 1	44
outside the	97
over	87
over #name	-118
over #number	-210
over </s>	28
over <shared>	-10
over as	71
over at	-102
over for	55
over from	114
over hallelujah	21
over her	82
over imagination	-53
over in	-48
over my	-64
over named 0	-210
over named 1	24
over named 2	79
over on	28
over on #day	82
over on #month	-173
over on #name	-79
over on #number	-321
over on @alcohol	71
over on @animal	103
over on @believer	137
over on @bird	66
over on @bread	45
over on @cat	84
over on @dessert	45
over on @doctor	45
over on @drink	10
over on @dwelling	-74
over on @fabric	-21
over on @family	-60
over on @food	134
over on @game	61
over on @hospital	10
over on @illness	100
over on @income	-117
over on @insect	30
over on @instrument	39
over on @job	138
over on @music	-55
over on @narcotic	71
over on @pet	-12
over on @politics	27
over on @seasoning	79
over on @sport	-57
over on @symptom	112
over on @vehicle	-11
over other	100
over own 0	-60
over own 1	162
over own 2	192
over that	-16
over the	-130
over there	15
over to	175
over unnamed 0	-43
over unnamed 1	-67
over unnamed 2	128
over we	26
over winter	112
over yesterday	91
overdo	14
overdo it	14
overdo own 1	14
overnight	36
overnight oat	-18
overnight on #name	-32
overnight on #number	124
overnight on @food	50
overnight own 1	165
overnight which	30
overtake	67
overtake my	67
overtake on #name	67
ovh on #name	67
owe	-270
owe on #name	-219
owen on #name	77
owl	87
owl can	70
owl on #name	37
owl on #number	63
owl win	72
own	37
own #name	26
own #number	32
own </s>	115
own <shared>	-239
own a	-263
own bedsitter	68
own flat	81
own in	-40
own named 0	-172
own named 1	-47
own now	185
own on #month	-207
own on #name	28
own on #number	27
own on @animal	-94
own on @believer	119
own on @doctor	102
own on @family	84
own on @food	-70
own on @furniture	137
own on @garment	130
own on @hobby	12
own on @income	-31
own on @job	182
own on @sport	12
own on @vehicle	-63
own own 0	-120
own own 1	139
own own 2	160
own place	197
own studio	62
own this	-34
own unnamed 0	-292
own unnamed 1	37
owner	30
owner a	117
owner here	30
owner nephew	-23
owner on	-53
owner on #day	26
owner on #name	78
owner on @job	-143
owner own 1	92
owner own 2	106
owner this	73
ownership	-51
ownership so	-51
p95 on #number	-50
p95 on @illness	-45
pace	13
pace own 2	17
pack	136
pack </s>	88
pack a	64
pack everything	-77
pack for	-102
pack in	91
pack it	102
pack named 0	-112
pack named 1	175
pack on #day	-59
pack on #month	118
pack on #name	110
pack on #number	-122
pack on @dwelling	65
pack on @food	-14
pack on @game	121
pack on @hobby	52
pack on @income	102
pack on @job	-62
pack on @sport	43
pack own 0	-21
pack own 2	105
pack unnamed 0	-233
pack unnamed 1	116
pack up	-86
package	16
package </s>	41
package named 0	41
page #number	-80
page named 1	139
page on #name	31
page on #number	-91
page own 1	-87
page unnamed 0	14
page unnamed 1	61
pager	63
pager </s>	-19
pager on #name	-21
paid <shared>	75
pain	36
pain at	-19
pain free	55
pain now	-38
pain on @body_part	76
pain on @illness	65
pain on @injury	32
pain own 1	122
paint	-59
paint in	91
paint named 0	133
paint on #number	65
paint on @job	-12
paint own 1	-83
paint own 2	45
pair	-105
pair on	-20
pair on #name	-19
pair on #number	-20
pair own 1	56
pal	-120
pal is	-34
pal on #name	-97
pan	-33
pancake	-39
panda	-53
panda on #name	-53
pantry	73
pantry </s>	73
pantry on #name	93
paper	105
paper at	66
paper bullet	51
paper flashcard	-39
paper named 0	22
paper named 1	109
paper on #name	89
paper on #number	49
paper on @dwelling	72
paper own 0	44
paper own 1	-64
paper own 2	161
paper unnamed 0	-211
paperwork	-20
paperwork </s>	-16
paperwork on #name	-16
paragraph	-106
paragraph own 1	-36
paralegal	-14
paralegal named 0	29
paralegal on @job	52
parcelo <shared>	25
parcelo on #number	-64
parcelo on @boat	-64
parcelo on @vehicle	-64
parent	-133
parent </s>	-89
parent are	-23
parent for	101
parent named 1	11
parent on #day	-141
parent on #month	59
parent on #name	-76
parent on #number	10
parent on @animal	91
parent on @dog	123
parent on @instrument	-30
parent on @pet	92
parent own 0	-253
parent own 1	19
parent own 2	-30
parent unnamed 0	-204
parent-teacher on #month	124
parent-teacher on #number	124
parental on #number	64
parental own 1	44
parish on #name	70
parish on @family	70
park	13
park </s>	74
park <shared>	23
park named 0	22
park on #day	47
park on #name	-59
park on #number	55
park on @music	121
park on @tree	22
park outside	41
park own 1	28
park unnamed 2	74
parkrun	16
parkrun </s>	16
parkrun on #name	16
parma on #name	22
part	18
part #name	-90
part exchange	56
part named 1	121
part of	-99
part on #name	41
part on #number	82
part on @hobby	-155
part on @job	35
part on @sport	-155
part own 1	105
part unnamed 1	52
part way	158
part with	-58
partner	-177
partner named 0	-55
partner on #name	-83
partner on @illness	69
partner on @job	-65
partner own 1	-136
partner so	63
partner unnamed 1	-59
party	-98
party </s>	-54
party on #month	16
party on #name	-18
party on #number	-66
party own 1	-41
pass	116
pass #name	151
pass #number	-114
pass </s>	117
pass <shared>	113
pass away	219
pass everything	-18
pass her	-94
pass his	-94
pass is	-172
pass me	63
pass my	75
pass named 0	160
pass named 1	19
pass on #day	-107
pass on #month	247
pass on #name	164
pass on #number	61
pass on @animal	173
pass on @cat	94
pass on @dog	107
pass on @food	31
pass on @furniture	65
pass on @income	-109
pass on @job	149
pass on @pet	173
pass on @science	108
pass own 0	-16
pass own 1	-27
pass own 2	97
pass the	145
pass unnamed 0	-260
pass unnamed 1	32
passed <shared>	168
passport on #month	41
passport on #name	51
passport on @hobby	41
passport on @sport	41
password	-97
password on #name	-58
past	113
past #number	37
past </s>	27
past named 0	59
past on #day	125
past on #name	-33
past on @hobby	15
past on @sport	15
past that	64
past unnamed 0	-36
past unnamed 1	47
patch unnamed 2	28
patient	-12
patient on #number	72
patient on @illness	80
pau on @game	-143
pau on @hobby	-143
pau on @sport	-143
paul on #name	-55
pauline on #name	75
pauline on @furniture	75
paulo on #name	-46
pawtrail on #name	-51
pay	102
pay #name	54
pay #number	18
pay <shared>	13
pay cash	50
pay for	61
pay in	101
pay my	18
pay named 0	-41
pay named 1	74
pay nothing	58
pay off	76
pay on #number	92
pay on @debt	-34
pay on @income	26
pay on @vehicle	107
pay out	66
pay own 0	-45
pay own 1	-50
pay own 2	209
pay the	24
pay unnamed 0	-217
pay unnamed 1	20
pay unnamed 2	90
paylark on #name	29
payment	-64
payment make	48
payment on #name	-68
payment on @science	64
payment own 1	144
payment team	14
payroll	39
payroll </s>	102
payroll <shared>	-39
payroll for	-34
payroll named 0	39
payroll on #name	-116
payroll on @food	39
payroll on @job	193
payroll own 0	71
payroll own 1	-16
payslip	149
payslip on #number	149
payslip own 1	149
peace	11
peace back	-21
peace on #name	72
peace on @family	58
peace own 1	127
peace she	51
peanut	-296
peanut <shared>	42
peanut are	-241
peanut on #name	-201
peanut unnamed 0	-196
pear	-36
pear on #number	-36
pedal	-33
pedal on #name	53
pen <shared>	17
penny	-89
penny on #name	-19
penny on #number	-23
penny own 1	-23
penny so	-52
penpot on #name	118
penrith on #name	38
pensioner	40
pensioner </s>	43
pensioner named 0	81
pensioner on @job	67
people <shared>	-39
per	46
per <shared>	98
per on #name	-10
per on #number	92
per on @animal	52
per on @farm_animal	52
per own 1	53
per own 2	75
per unnamed 1	88
per week	29
percent	-265
percent on #name	-187
perfect	-13
perfect </s>	-13
perfect named 1	-13
perfectly and	-38
permanently	11
permanently it	18
permanently on #name	126
permanently own 1	-62
permanently thank	22
permit	71
permit he	-32
permit on #number	95
permit own 1	59
person </s>	118
person <shared>	-39
person and	88
person at	20
person do	58
person is	61
person live	58
person make	68
person named 1	-15
person now	126
person on	18
person on #day	129
person on #month	-197
person on #name	-35
person on #number	-92
person on @animal	-35
person on @drink	90
person on @food	-14
person on @hobby	10
person on @job	62
person on @sport	10
person on @tree	49
person own 0	-47
person own 1	113
person own 2	-129
person so	-28
person unnamed 0	-66
perth on #name	74
perth on #number	35
perth on @family	39
pet	108
pete on #name	-50
peter on #name	70
petra <shared>	-65
petra on #name	-63
pg16 on #name	61
pg16 on #number	62
pharm	-40
pharmacology on #month	-76
pharmacology on #number	-76
pharmacy on #number	-49
phd on #name	-63
phew on #month	139
phew on #number	147
phew unnamed 0	81
phone	-123
phone </s>	-83
phone <shared>	106
phone and	13
phone named 0	24
phone on #name	-70
phone own 1	-173
phone own 2	-54
phone unnamed 0	-200
phone unnamed 1	44
phrase	32
phrase on #name	32
phrase own 1	66
physio	163
physio </s>	-79
physio has	74
physio named 0	168
physio on #day	162
physio on #month	100
physio on #name	53
physio on #number	136
physio on @body_part	85
physio on @meat	88
physio own 0	28
physio own 1	52
physio own 2	48
physio say	-16
physio unnamed 0	-19
physio unnamed 1	34
piano	-31
piano has	47
piano named 0	28
piano on #day	117
piano on #name	-171
piano on @instrument	157
piano own 1	-44
piano unnamed 0	64
picchu on #name	19
picchu on #number	-21
pick	26
pick </s>	-18
pick a	46
pick him	39
pick named 1	140
pick named 2	34
pick on #name	-12
pick on #number	24
pick on @job	57
pick own 1	22
pick own 2	18
pick up	30
pickup	-96
pickup unnamed 1	-34
picture	-39
picture </s>	21
picture named 0	63
piece	-110
piece </s>	111
piece on #name	-54
piece own 2	-68
pilate	41
pilate and	14
pilate on	46
pilate on #day	44
pilate on @hobby	31
pilate on @sport	31
pilate own 0	45
pilate own 1	34
pilates	98
pilates on #name	-90
pill	61
pill my	-13
pill number	-45
pill on @illness	37
pill on @income	148
pill on @medicine	122
pill own 2	111
pin	-82
pin notice	47
pin on #name	-112
pin on #number	-12
pin unnamed 1	113
pipeline	34
pipeline on #day	41
pipeline on #name	-44
pipeline on #number	-12
pipeline own 0	45
pistachio	13
pistachio on @food	13
pitch	62
pitch at	48
pitch on #day	72
pitch on #name	26
pitch on @game	31
pitch on @hobby	31
pitch on @job	10
pitch on @sport	31
pitch own 0	24
pitch own 1	33
pitch tell	16
pitt on #name	64
pixel	51
pixel on #name	-11
pixel unnamed 1	125
pizza	-218
pizza beat	-78
pizza on @food	-24
place	-83
place #name	-53
place </s>	-58
place and	-101
place at	50
place finally	42
place named 0	-134
place named 1	160
place not	52
place of	95
place on #month	-35
place on #name	32
place on #number	-55
place on @animal	25
place on @doctor	84
place on @dwelling	99
place on @family	-142
place on @flower	52
place on @garment	140
place on @illness	74
place on @income	28
place on @job	-12
place own 0	-168
place own 1	-63
place own 2	-35
place the	136
place to	-168
place unnamed 0	-379
place unnamed 1	111
place unnamed 2	26
place with	-31
placement	52
placement any	93
plain	168
plain own 2	124
plan	-11
plan #name	60
plan </s>	32
plan <shared>'s	-34
plan ?	53
plan because	33
plan for	-29
plan look	65
plan me	-53
plan my	-102
plan named 0	-15
plan named 1	-41
plan on	79
plan on #day	211
plan on #month	31
plan on #name	-236
plan on #number	-33
plan on @boat	98
plan on @dwelling	56
plan on @family	34
plan on @instrument	124
plan on @job	-59
plan on @vehicle	98
plan own 0	-77
plan own 1	-78
plan own 2	47
plan round	58
plan so	-52
plan the	-149
plan to	-240
plan unnamed 0	29
plan unnamed 1	51
plan unnamed 2	-136
plane	81
plane are	81
plant	-103
plant named 0	120
plant on #name	-176
plant on #number	23
plate named 0	17
plate since	-17
platform	-129
play	-68
play </s>	-31
play <shared>	-14
play daily	22
play for	134
play in	-72
play named 1	-114
play on	67
play on #name	-95
play on #number	-135
play on @hobby	10
play on @instrument	-10
play on @job	-10
play on @sport	-68
play own 0	-127
play own 1	28
play own 2	-118
play striker	18
play the	-159
play unnamed 0	-22
play unnamed 2	90
play weekly	39
player	-19
player </s>	21
player on #day	30
player on @hobby	37
player own 2	37
playlist	132
playlist </s>	56
playlist along	66
playlist for	131
playlist on #name	162
playlist own 1	137
please	43
please </s>	-232
please <shared>	149
please adapt	40
please fix	141
please named 0	-76
please named 1	197
please no	108
please not	82
please on #day	54
please on #month	43
please on #name	47
please on #number	130
please on @boat	117
please on @hobby	11
please on @income	65
please on @instrument	43
please on @job	-137
please on @pet	46
please on @politics	-57
please on @treatment	129
please on @vehicle	117
please own 0	-243
please own 1	-115
please own 2	194
please redo	94
please rework	-52
please rewrite	132
please unnamed 0	-56
please unnamed 1	118
please use	-38
please write	134
plenty	75
plenty </s>	75
plenty unnamed 1	41
plot	164
plot #number	81
plot on #name	77
plot on #number	-71
pls	91
pls </s>	50
pls named 0	132
pls on #name	22
pls on #number	21
pls on @animal	64
pls own 1	22
plug	38
plug on @boat	57
plug on @vehicle	87
plugin on #name	-123
plumber	-141
plumber </s>	-55
plumber named 1	-37
plumly on #number	39
plus	118
plus own 1	118
pm	-36
pm nowadays	41
pm on #name	77
pm own 1	91
pocketbook on #name	128
podcast on #number	-57
point	-282
point </s>	-45
point on #name	-152
poke	14
poke bowl	14
poke on @food	59
polar on #name	80
polder on #name	-37
police	132
policy	128
policy on #day	111
policy on @dwelling	111
policy own 1	111
polite	-49
polite message	49
polite named 0	83
polite on #number	53
politely	-120
politely </s>	-65
politely on #name	-64
politely on #number	-54
politely on @income	-42
politely own 1	-77
politely own 2	30
politics	32
politics </s>	32
politics own 1	32
poodle	62
poodle he	62
poodle named 0	62
pool	48
pool change	52
pool has	26
pool is	-16
pool on #day	101
pool on #name	-10
pool on #number	-69
pool on @hobby	120
pool on @sport	120
pool own 0	115
pool own 1	-153
pool rejigged	-15
pool shift	-17
pool unnamed 0	-202
pool unnamed 1	144
poor	-112
poor <shared>	180
poor guy	-255
poor on #name	44
poor on #number	-252
poor on @animal	124
poor on @job	26
poor own 1	88
poor soul	53
poor unnamed 1	75
porcini	67
porcini risotto	67
porridge named 0	24
porridge on	24
port	34
port everything	40
port named 1	-70
port on #name	-53
port the	52
port unnamed 1	172
portugal on #name	-40
portuguese on #name	87
position	14
position on #name	14
position this	46
positive	48
positive </s>	48
positive on @food	103
positive own 0	62
post	11
post </s>	-78
post <shared>	95
post and	15
post change	66
post named 0	53
post office	-21
post on #day	-32
post on #name	-21
post on #number	-64
post on @income	146
post on @job	-12
post own 0	107
post own 1	-102
post own 2	64
post unnamed 0	-158
poster	-163
poster </s>	-68
postgre cutover	46
postgre replace	-23
postgres on #name	-77
postgres on @income	-27
postpone	12
postpone </s>	-139
postpone named 0	-125
postpone on #month	77
postpone on #name	-233
postpone on #number	36
postpone till	10
postpone to	-21
postpone unnamed 0	80
posture	11
posture on #name	52
posture own 1	37
pot	34
pot on #name	-33
pot on #number	66
pot on @job	88
pot own 1	-31
pot own 2	117
pot unnamed 1	-68
pottery on #day	41
pound	85
pound #number	62
pound named 0	65
pound on @illness	50
pound on @medical_device	50
pound on @symptom	50
power on #name	-144
pr on #number	23
practice	-23
practice ?	100
practice and	138
practice has	58
practice manager	24
practice named 0	-50
practice on #day	17
practice on #name	-21
practice on #number	-42
practice on @family	101
practice on @job	59
practice on @music	56
practice own 0	-255
practice own 1	32
practice unnamed 0	-134
practice unnamed 1	-64
practice unnamed 2	112
practise	-123
praterhof on #month	46
praterhof on #number	46
praterhof on @hobby	46
praterhof on @sport	46
prawn	-82
prawn and	30
prawn on @food	51
prawn on @seafood	51
prawn on @shellfish	51
prawn own 0	19
pray	-67
pray for	-67
precious on #number	66
prefecture	57
prefecture on	57
pregnancy	34
pregnant	-30
pregnant </s>	24
pregnant on @family	70
prenatal <shared>	-11
prep	-132
prep idea	26
prep on	-31
prep on #day	-17
prep on @food	-49
prep on @job	11
prep own 1	68
prep to	44
preparation	50
preparation plan	50
present	-252
preset	-53
preset ?	23
preset own 1	22
press	-268
pressure	-105
pressure <shared>	130
pressure on #name	-101
pressure on #number	27
pressure own 1	22
pretty	118
pretty on #name	87
pretty own 1	137
price	-129
price </s>	-29
price are	-52
price go	53
price is	43
price list	61
price named 0	109
price on #month	35
price on #name	-303
price on #number	141
price on @bread	-18
price on @food	-146
price on @income	23
price own 0	-160
price own 1	46
price sign	11
price unnamed 0	-262
price unnamed 1	-221
pricey	159
pricey </s>	86
pricey on #name	159
pricey on @food	127
pricey own 2	107
primary	-73
print	31
print </s>	60
print colour	44
print on #number	60
print unnamed 1	53
printer	-139
printer </s>	-49
printer on @job	70
printer own 1	-13
prison	-24
prison named 0	36
prison officer	-24
prison on @job	66
priya on #name	-24
priya on #number	-180
priya on @animal	85
priyanka on #name	51
pro	-165
pro on #name	-105
pro unnamed 1	-44
problem	22
problem </s>	31
problem for	-101
problem on @dairy	101
problem on @food	101
problem own 0	69
problem own 1	-79
problem with	13
process	26
prod all	-23
prod is	10
producer on #name	65
product	92
product on #name	-45
product on #number	64
product on @job	113
product sign	64
prof	-34
prof mae	24
prof named 0	-19
prof on #month	42
prof on #name	19
prof on #number	-46
prof on @job	98
prof own 1	-47
prof shift	42
prof take	-32
prof unnamed 0	52
professor <shared>	-62
profit	84
program	-105
program own 1	18
programme	64
programme director	110
programme on #name	41
progress	-15
progress </s>	38
progress on #number	38
progress own 1	-15
project	61
project #name	27
project on #name	16
project on #number	-136
project on @hobby	-12
project on @sport	-12
project own 0	11
project unnamed 1	14
promote	32
promote #name	-80
promote named 1	60
promote on #name	77
promote on @job	102
promote own 0	90
promote own 1	148
promote to	52
promote unnamed 0	-220
proper	193
proper <shared>	124
proper on #name	104
proper on #number	53
proper on @doctor	124
proper on @dwelling	59
proper on @food	-39
proper on @job	124
proper own 0	-69
proper own 1	198
proper rehearsal	27
properly	-59
properly own 1	-56
property on #month	23
property on #number	23
protea <shared>	18
protection	45
protection now	45
prototype on #month	-16
prototype on #number	-16
proud	-22
proud of	118
psychiatry	80
psychiatry and	80
psychiatry own 0	80
pub	-56
pub named 1	47
public	-78
public on #name	30
publish	42
publisher	106
publisher on #month	72
publisher on #name	14
publisher on #number	121
publisher order	10
publisher unnamed 1	117
pueblo	67
pueblo on #name	67
pueblo what	67
pull	70
pull <shared>	28
pull named 0	96
pull named 2	102
pull on #month	153
pull on #name	150
pull on #number	199
pull on @boat	57
pull on @hobby	111
pull on @job	-25
pull on @vehicle	92
pull out	237
pull own 0	-15
pull own 1	-44
pull own 2	129
pull unnamed 2	116
pulled <shared>	-16
pulley	42
pump	164
pump is	87
pump on #month	97
pump on #name	41
pump on #number	94
pump own 1	130
pupil	-189
pupil named 0	14
pupil she	16
puree	24
puree and	24
puree named 0	24
push	-54
push <shared>	12
push back	-67
push named 0	-52
push named 1	42
push on #month	106
push on #name	-211
push on #number	57
push on @hobby	44
push on @illness	60
push on @sport	44
push our	38
push own 0	58
push own 1	17
push own 2	-15
push the	-35
push there	39
push to	39
push unnamed 0	-208
put	158
put #name	62
put <shared>	208
put an	57
put back	103
put down	162
put fedora	140
put in	20
put it	92
put me	98
put my	-35
put named 0	23
put named 1	-46
put named 2	69
put off	-187
put on	-109
put on #day	-11
put on #month	104
put on #name	-47
put on #number	102
put on @animal	238
put on @believer	-14
put on @cat	117
put on @craft	-114
put on @doctor	93
put on @dog	198
put on @fabric	46
put on @flower	21
put on @food	136
put on @herb	130
put on @hobby	40
put on @illness	57
put on @income	185
put on @instrument	30
put on @job	94
put on @medicine	71
put on @pet	219
put on @seasoning	171
put on @sport	76
put own 0	-62
put own 1	-37
put own 2	50
put that	10
put the	-36
put to	60
put unnamed 0	-37
put unnamed 1	187
put unnamed 2	22
put up	20
put us	32
qa on #name	29
qualify	100
qualify named 0	-18
qualify on #name	90
qualify on @job	166
qualify sparky	-18
quarter	165
quarter on #number	119
quarterly	-66
quarterly now	-66
quarterly own 0	-66
quartet on #number	44
quartz	51
quartz on @tree	51
quartz own 1	51
query	29
query on #name	31
query own 1	-29
question	-108
question </s>	106
question named 1	117
question on #name	-137
question unnamed 2	98
queue	-246
quick	-41
quick named 1	-47
quick on #name	-70
quick on #number	39
quick on @food	33
quick own 2	-37
quick unnamed 1	49
quickly	43
quickly </s>	43
quickly on #name	43
quid	-31
quid on #name	81
quid too	57
quid unnamed 1	31
quiet	-13
quiet on #day	39
quiet on #name	45
quiet on #number	-126
quiet on @dwelling	91
quiet on @food	18
quiet on @hobby	46
quiet on @sport	46
quiet own 0	-242
quiet own 2	95
quiet unnamed 0	-264
quillet on #name	-252
quit	-35
quit </s>	34
quit and	-239
quit her	-117
quit law	-20
quit named 0	-91
quit named 1	34
quit named 2	25
quit on	43
quit on #day	166
quit on #name	-89
quit on #number	10
quit on @doctor	96
quit on @drink	49
quit on @food	23
quit on @furniture	-36
quit on @game	146
quit on @hobby	152
quit on @income	136
quit on @job	-35
quit on @sport	94
quit on @vehicle	57
quit own 0	110
quit own 1	-72
quit own 2	-144
quit row	-40
quit smoke	21
quit the	75
quit unnamed 0	-256
quit unnamed 1	-47
quito on #name	73
quiz	66
quiz on #name	48
quote	84
quote for	120
quote on #name	-64
quote on #number	172
quote own 1	162
quote template	53
quote unnamed 0	-331
quote you	22
r5 on #name	64
rabbit on @color	112
rabobank on #name	54
race	-156
race has	51
race on #month	-120
race on #name	-147
race on #number	-112
rachel on #name	-37
rachel on @doctor	-36
rachel on @job	-36
radio	-124
radio </s>	-124
radio on #name	56
radio on @family	56
rafal on #name	-14
rahel on #name	-36
raid on #day	39
raid on @crime	39
raid own 1	48
raiffeisen on #name	54
rail	24
rail on #name	146
rail own 1	63
rail own 2	48
rail pass	18
rain	-345
rain and	45
rain on #name	-123
raise	64
raise in	45
raise it	99
raise my	157
raise named 1	160
raise on #name	-130
raise on #number	144
raise on @income	-65
raise own 0	-174
raise own 1	189
raise own 2	54
raise so	71
raise the	-37
raise unnamed 0	-238
raj on #day	-86
raj on #name	-116
ramen	105
ramen </s>	109
ramp idea	71
ramp on #name	92
ramp unnamed 1	33
range	100
range own 1	24
range the	47
rate	-24
rate are	55
rate is	-111
rate on #day	16
rate on #name	-249
rate on #number	-132
rate on @dwelling	80
rate own 0	-187
rate own 1	161
rate own 2	37
rate unnamed 0	-271
rate up	64
rather	25
rather on #day	110
rather on #month	45
rather on #name	-78
rather on #number	28
rather on @food	17
rather on @hobby	127
rather on @income	62
rather on @sport	127
rather own 1	-71
rather own 2	174
rather than	47
rather unnamed 0	61
reach on #name	49
reach on #number	51
reach own 1	34
react	10
react on @illness	115
react own 1	-136
react to	10
read	-151
read are	63
read named 1	-128
read on	32
read on #month	-16
read on #number	21
read on @family	101
read on @illness	21
read on @income	34
read own 0	-254
read own 2	-70
read practice	100
read the	-10
read unnamed 0	-218
read unnamed 2	81
read wrong	13
ready	-21
real	-36
real allergy	54
real named 0	37
real named 1	122
real on #name	-45
real on @doctor	77
real on @job	11
real own 2	13
real pantry	73
real teacher	13
realistic	-18
realistic change	52
realistic on #number	113
realistic own 1	-87
realistic sub-4	15
realistic unnamed 0	34
really	-130
really easygoing	33
really on #name	-191
really on @animal	31
really own 0	-292
really that	-161
really unnamed 0	-85
reason	-114
reason and	40
reason on #name	-80
rebook	93
rebook named 1	93
rebook on #month	93
rebook on #number	93
rebook the	93
rebooked	105
rebooked for	48
rebooked named 1	100
rebooked on #month	170
rebooked on #name	17
rebooked on #number	44
rebooked own 1	49
rebooked the	120
rebranded	15
rebranded as	15
rebranded on #name	29
rebuild	12
rebuild in	14
rebuild named 0	51
rebuild on #name	-54
rebuild own 0	61
reception	108
reception own 0	67
reception this	53
recipe	-31
recipe </s>	19
recipe are	25
recipe for	15
recipe named 0	56
recipe on #name	-222
recipe on @food	-89
recipe on @job	54
recipe own 0	51
recipe own 1	-54
recipe unnamed 0	-223
reckon	-158
reckon on #number	-47
recommend	132
recommend on #name	102
recommend unnamed 1	48
recommendation	29
recommendation ?	51
record	-175
record </s>	-37
record <shared>	-12
record on #name	-189
record on #number	60
record own 1	28
record own 2	-80
recovery	85
recovery on #number	98
recruit	-56
recruit on #number	-18
recruit was	-56
recycle	49
recycle </s>	49
recycle own 1	49
red	-89
red </s>	-27
red <shared>	-19
red on #name	-23
red on @color	26
red own 1	-63
red unnamed 1	-22
redesign	-47
redesign has	10
redesign on #number	67
redesign unnamed 0	26
redo	165
redo my	71
redo named 0	-14
redo on #day	138
redo on #month	44
redo on #number	124
redo on @boat	53
redo on @job	161
redo on @vehicle	53
redo our	47
redo own 0	-53
redo own 1	22
redo own 2	184
redo the	201
redo unnamed 0	144
redo unnamed 1	-59
reduce	68
reduce on #name	-16
reduce on #number	80
reduce own 1	68
redundancy own 1	64
redundant	14
redundant on	92
reflux	19
reflux </s>	19
reflux on #number	30
refresh	-56
refresh on #number	-14
refugee	59
refugee </s>	59
refugee on @job	59
refund	134
refund </s>	22
refund on #month	163
refund on #name	115
refund on #number	153
refund own 1	176
refund unnamed 1	41
refuse	84
refuse on #month	109
refuse on #name	-15
refuse own 1	73
refuse to	106
register	-18
register on @cat	67
register on @pet	67
register us	-46
register with	94
regret	-184
regret </s>	-88
regret it	-243
regret nothing	25
regret on #name	-215
regret on @food	39
regret own 1	-41
regular </s>	98
regular <shared>	14
regular named 0	-30
regular on #number	34
regular on @job	-28
regular own 1	118
regular own 2	101
rehearsal	-265
rehearsal on #day	-68
rehearsal on #name	-197
rehearsal on #number	-60
rehearsal own 1	-119
rehearsal room	27
rehearsal unnamed 0	-199
rehearse	-111
rehearse named 0	57
rehearse on	-111
rehearse on #day	22
rehomed	139
rehomed <shared>	132
rehomed on #name	168
rehomed on @animal	165
rehomed on @farm_animal	126
rehomed on @illness	52
rejigged	-15
rejigged on #day	25
rejigged on @hobby	21
rejigged on @sport	21
rejigged own 0	59
rejigged the	-15
relax	54
release	-66
release </s>	28
release date	34
release happen	-66
release on #day	35
release on #month	-45
release on #name	-50
release on #number	27
release on @vehicle	70
release own 0	-48
release own 1	-71
release since	63
release slip	33
release today	61
release unnamed 1	-18
relicensed	19
relicensed <shared>	-10
relicensed named 0	76
relicensed on #name	19
relocate	43
relocate after	-23
relocate named 0	185
relocate on #month	-92
relocate on #name	97
relocate on @dwelling	-53
relocate on @food	57
relocate on @job	-18
relocate to	43
relocate unnamed 1	56
remain	-138
remind	-160
remind me	-160
remind on #day	46
remind on #name	-165
remind unnamed 1	-32
reminder	187
reminder </s>	103
reminder on #day	103
reminder on #name	135
reminder on #number	119
reminder own 1	146
remission	-51
remission and	-10
remission hba1c	38
remission now	-20
remission on @illness	15
remission own 1	142
remote	-66
remote </s>	-41
remote on #day	24
remote on @food	80
remote own 0	50
remote own 2	-13
remote work	10
removal	24
removal man	-50
removal named 0	54
removal on #name	74
removal own 1	-14
remove	37
remove it	37
rename	-66
rename it	-50
rename named 0	-205
rename on #name	92
rename on @flower	29
rename own 1	75
rename the	-78
renault on #name	92
renew	108
renew #name	52
renew it	-62
renew me	11
renew my	38
renew named 0	109
renew named 1	132
renew on #month	140
renew on #number	116
renew own 1	55
renew run	25
renew the	36
renew unnamed 1	18
renew until	78
renewal	120
renske on #name	-111
rent	105
rent cloud	17
rent in	44
rent is	29
rent named 0	-51
rent named 1	189
rent on #name	66
rent on #number	-76
rent on @dwelling	22
rent on @family	74
rent on @furniture	28
rent on @income	74
rent on @job	-211
rent out	114
rent own 0	-349
rent own 1	150
rent unnamed 0	-234
rent unnamed 1	41
rental	-94
rental on @job	52
rental own 2	-36
renumber	-59
renumber everything	-59
renumber on #number	-54
renumber on @income	-54
renumber own 1	-54
reorg	-44
reorg on #name	-74
repaint	-63
repair	26
repair for	85
repair on #day	89
repair on #name	33
repair own 1	46
replace	112
replace <shared>	241
replace by	129
replace her	-53
replace him	19
replace mongo	-23
replace named 1	48
replace on #name	116
replace on #number	-168
replace on @animal	86
replace on @drink	42
replace on @food	16
replace on @job	15
replace on @vehicle	48
replace own 1	-12
replace own 2	47
replace the	-60
replace unnamed 0	-28
replace unnamed 1	178
replace unnamed 2	45
replaced <shared>	224
replacement	-73
replacement </s>	-57
replacement on #name	31
replacement on #number	-57
replacement unnamed 1	-45
replacement unnamed 2	-12
reply	-12
reply named 0	70
reply own 1	-80
reply time	-28
repo	34
repo it	27
repo on #name	28
repo on @job	53
repo own 1	29
report on #day	-34
report on #month	157
report on #name	76
report on #number	112
report on @hobby	74
report on @sport	74
report own 1	-83
report own 2	-36
report straight	-37
report to	109
report unnamed 1	104
report unnamed 2	118
represent	71
represent on #name	-68
represent unnamed 0	90
represent was	59
reschedule	104
reschedule named 0	135
reschedule on #month	135
reschedule on #number	135
reschedule the	63
research	26
research in	-49
research on #name	48
research on #number	-23
reshuffle	-70
reshuffle the	-70
resign	127
resign and	28
resign from	90
resign i	29
resign named 0	19
resign on #name	174
resign on @game	13
resign on @hobby	13
resign on @job	79
resign own 1	54
resignation	44
resignation on @job	44
resignation own 1	44
resignation so	44
rest	-20
rest <shared>	-62
rest her	52
rest in	81
rest named 1	105
rest on #day	70
rest on #name	65
rest on #number	-96
rest on @dwelling	36
rest on @job	64
rest own 1	-33
rest poor	53
rest unnamed 0	-108
rest unnamed 1	-13
restaurant	-32
restaurant on @job	49
restore	16
result	26
resurface on #day	25
resurface on #number	51
resurface own 0	46
resurface the	16
retarder	-49
retarder arrive	11
retarder on #number	69
retention	124
retest	-37
retest come	18
retest on @food	105
retest own 1	74
retested	88
retested my	15
retested named 1	84
retested on @food	87
retested on @nut	87
retested own 1	85
rethink	63
rethink </s>	63
retire	51
retire </s>	-113
retire and	52
retire at	55
retire couple	68
retire his	55
retire named 0	-103
retire named 1	52
retire named 2	105
retire on	22
retire on #name	215
retire on #number	-193
retire on @boat	29
retire on @job	-51
retire on @science	87
retire own 0	-143
retire own 1	-109
retire so	30
retire unnamed 0	-201
retire unnamed 1	204
retire unnamed 2	176
retirement	95
retirement on #name	50
retirement unnamed 2	30
retrain	82
retrain as	12
retrain by	-27
retrain named 0	21
retrain on #number	-64
retrain on @doctor	19
retrain on @job	51
retrain own 0	-12
retrain own 1	26
retreat	-178
retro	-27
retro </s>	68
retro on #day	62
retro on #name	-177
retro on #number	119
retro on @hobby	76
retro on @income	44
retro on @sport	76
retro own 1	110
retry	46
retry </s>	78
retry on #name	47
return	-111
return on #number	-79
return on @furniture	121
return unnamed 1	36
review	-129
review on #day	-99
review on #month	89
review on #name	-92
review on #number	94
review on @job	-81
review own 2	-76
review the	-47
reviewer	58
reviewer </s>	75
reviewer on #name	68
reviewer on #number	-31
reviewer own 1	103
revise	74
revise on #number	74
revision	131
revision on #number	131
revit on #name	-38
revit on @job	35
reward	24
reward her	24
rewire	47
rework	77
rework my	-40
rework named 0	-109
rework on #name	33
rework on #number	67
rework on @hobby	72
rework on @sport	72
rework own 1	71
rework the	123
rewrite	38
rewrite it	48
rewrite named 1	-44
rewrite on #day	26
rewrite on #month	-27
rewrite on #name	79
rewrite on #number	-161
rewrite on @illness	158
rewrite our	57
rewrite the	84
rewrite this	10
rewrite unnamed 1	84
rewrite unnamed 2	12
rex on #name	19
rheumatoid <shared>	23
rhys on #name	21
rhythm	53
rib	-41
rib he	-41
rickenbacker on #name	64
rickenbacker on @music	95
rid	-16
rid of	-16
rid on #name	-27
rid own 1	-98
rid own 2	117
ride	101
ride <shared>	31
ride a	73
ride lesson	35
ride named 0	33
ride on #day	106
ride on #name	-34
ride on #number	122
ride on @family	-23
ride on @horse	17
ride on @illness	86
ride own 0	-32
ride own 1	103
ride own 2	30
ride to	47
ride today	97
ride unnamed 1	48
right	77
right </s>	-181
right <shared>	108
right ?	91
right bean	57
right for	-231
right hand	22
right move	16
right now	-21
right off	112
right on #month	55
right on #name	-77
right on #number	77
right on @body_part	-58
right on @drink	75
right on @fabric	-36
right on @food	87
right on @tree	75
right own 0	-218
right own 1	137
right unnamed 0	-232
right unnamed 1	-71
right unnamed 2	39
ring	89
ring </s>	50
ring and	-12
ring named 0	128
ring named 1	-88
ring on #day	58
ring on #month	141
ring on #name	33
ring on #number	81
ring on @hobby	124
ring on @sport	124
ring own 1	162
ring own 2	44
ring to	63
rip	10
rip <shared>	124
rip on #number	11
rip out	173
rip own 1	114
rip right	11
rip unnamed 1	141
risotto	-56
risotto and	67
river	-53
river from	17
river on #name	-21
river on #number	38
river on @job	21
river own 1	78
rn	57
rn licence	57
road	-25
road </s>	75
road is	55
road on #month	84
road on #name	65
road on #number	-101
road own 1	41
road unnamed 0	65
roadwork	86
roadwork unnamed 1	16
roast	-46
roast named 0	20
rob	98
rob on #name	-62
robbery	46
robbery </s>	46
robbery on #number	147
robot	-51
robot own 1	-51
rod	49
rod on #name	133
role	-53
role in	10
role on #name	-41
roll	37
roll on #name	98
romantic own 1	22
ronnie on #name	-46
ronnie on @family	-46
roof	-94
roof </s>	101
roof box	88
roof crow	48
roof on	39
roof on #name	-14
roof on #number	103
roof on @color	88
roof on @dwelling	-11
roof own 1	-90
roof own 2	-29
roof unnamed 0	-156
roofer	-70
roofer named 1	44
room	75
room </s>	69
room ad	80
room again	50
room any	44
room at	63
room in	48
room is	-14
room named 0	108
room named 1	105
room of	35
room on #day	-18
room on #month	-17
room on #name	79
room on #number	-138
room on @animal	-25
room on @dog	89
room on @dwelling	-131
room on @instrument	89
room on @job	-230
room on @pregnancy	61
room own 0	-273
room own 1	-30
room own 2	-74
room unnamed 0	-36
room unnamed 1	74
room with	70
roommate	-308
roommate on #name	-227
rory on #number	-33
rory on @family	-30
rory on @job	-44
rosalie on @illness	43
roskilde <shared>	35
roster	-83
roster </s>	12
roster change	27
roster on #number	135
roster on @job	39
roster own 1	103
rota	86
rota </s>	63
rota format	13
rota named 1	172
rota on #name	-101
rota on #number	53
rota own 2	111
rota unnamed 1	-38
rotation	141
rotation own 2	141
rotterdam on #name	40
rough	-18
rough day	-73
rough own 1	68
rough with	27
roughly	-201
round </s>	60
round <shared>'s	22
round it	58
round named 0	-50
round named 1	151
round on #day	45
round on #name	13
round on #number	-179
round on @drink	86
round on @food	89
round on @job	-109
round on @tree	128
round own 0	-233
round own 1	67
round the	-181
round to	192
round unnamed 0	-256
route	-80
route for	38
route named 0	12
route on #day	41
route on #name	-47
route on @income	-24
route own 1	-60
router	-69
router light	38
router on #name	-59
router this	49
router unnamed 1	-33
row	-151
row </s>	-69
row named 1	82
row now	-74
row on #name	-252
row on #number	-22
row on @food	23
row on @game	-76
row on @hobby	-105
row on @sport	-103
row own 1	-215
row own 2	11
row unnamed 2	-37
royal <shared>	44
rude	14
rude on #number	91
rui on @instrument	-137
ruin	50
ruin my	60
rule	54
rule i	44
rule in	33
rule is	-79
rule kick	-56
rule named 0	124
rule on #day	19
rule on #name	-130
rule on #number	-42
rule on @dwelling	91
rule own 0	32
rule own 1	-43
rule unnamed 0	-179
run	94
run #number	20
run </s>	64
run <shared>	-81
run a	47
run are	17
run full	117
run in	-144
run into	55
run is	71
run it	-46
run named 0	-20
run on #day	-31
run on #month	58
run on #name	-12
run on @bread	43
run on @dairy	-56
run on @dessert	43
run on @doctor	47
run on @drink	-140
run on @dwelling	137
run on @family	-18
run on @flower	-56
run on @food	57
run on @fruit	15
run on @furniture	25
run on @hobby	18
run on @illness	16
run on @job	-68
run on @music	11
run on @science	72
run on @sport	63
run our	197
run out	-102
run over	136
run own 0	-20
run own 1	35
run the	72
run this	-73
run to	140
run unnamed 0	-140
run unnamed 2	132
run until	-99
run will	15
runbook	-106
runbook </s>	-106
runbook named 0	-16
runbook on #name	-94
runs <shared>	-111
runway on #number	-56
rust	28
rust all	27
rust on #name	98
rust own 1	41
rust own 2	72
rust through	92
ruzafa on #name	89
rye	33
rye on @food	43
rye own 1	43
s	131
s </s>	131
sabbatical	87
sabbatical on #name	87
sabbatical unnamed 2	87
sabine on #name	-26
sack	-61
sack on #name	-81
sack on @job	16
sack own 1	104
sad	25
sad </s>	-19
sad day	29
sad named 0	38
sad on #name	-26
sad on @dwelling	28
sad on @job	84
sad unnamed 0	-69
saddle <shared>	20
sade on #name	76
safe	-302
safe </s>	-258
safe on #name	-180
safe unnamed 0	-93
safety on #day	63
safety on #number	63
saga on #name	58
saga on #number	-38
sagunto on #name	33
sail	-91
sail on #name	18
sail on @fabric	18
sail own 1	-61
salad	-52
salary </s>	57
salary named 0	33
salary on #name	-11
salary on @job	-62
salary own 1	76
salary since	29
sale	-82
sale named 1	129
sale on #month	70
sale on #number	-31
salon	-20
salon on #name	34
salon own 1	35
salt	-131
salt on @food	-41
salt on @narcotic	50
salt on @seasoning	-41
same	14
same #day	-242
same #month	178
same #name	20
same #number	-540
same </s>	13
same <shared>	46
same @alcohol	-113
same @animal	-68
same @appliance	88
same @believer	-31
same @bicycle	-79
same @bird	-82
same @boat	-129
same @body_part	109
same @bread	-91
same @car	-50
same @cat	-191
same @color	65
same @craft	50
same @crime	150
same @dairy	-43
same @dance	76
same @debt	25
same @dessert	23
same @doctor	64
same @dog	30
same @drink	-67
same @dwelling	-147
same @ethnicity	126
same @fabric	32
same @family	-35
same @farm_animal	33
same @fish	-31
same @flower	-39
same @food	14
same @fruit	-12
same @furniture	49
same @game	30
same @herb	98
same @hobby	71
same @illness	76
same @income	-148
same @insect	24
same @instrument	11
same @job	16
same @meat	-18
same @medical_device	108
same @medicine	164
same @mental_illness	64
same @music	12
same @narcotic	161
same @nut	127
same @pasta	-11
same @pet	-166
same @politics	51
same @pregnancy	-13
same @punishment	-114
same @religion	36
same @reptile	52
same @seafood	-45
same @seasoning	51
same @shellfish	-52
same @sport	-12
same @symptom	-64
same @temple	42
same @treatment	135
same @tree	-25
same @vegetable	-79
same @vehicle	-170
same named 0	25
same on #day	78
same on #month	88
same on #name	30
same on #number	-84
same on @doctor	149
same on @dwelling	47
same on @food	131
same on @hobby	104
same on @hospital	-46
same on @income	-47
same on @job	210
same on @sport	66
same own 1	22
same own 2	47
same place	14
same unnamed 0	-210
same unnamed 1	29
same venue	40
samir on #month	121
samir on #number	121
sample	36
sample on #name	-42
sample unnamed 1	31
samsung on #name	-53
samsung on #number	-53
san <shared>	27
sandra on @doctor	35
sandra on @job	35
sandwich on	28
sandwich own 0	50
sane	83
sanne on #name	-99
sanne on @family	52
sanne on @job	-54
saoirse on #name	-196
sardinia on #name	21
saturday <shared>	31
saturday on #day	-46
saturday on #month	-33
saturday on #name	-75
saturday on #number	-103
saturday on @animal	89
saturday on @bird	-22
saturday on @body_part	144
saturday on @bread	-107
saturday on @cat	120
saturday on @family	41
saturday on @food	-150
saturday on @instrument	51
saturday on @job	-132
saturday on @pet	138
sauna	-251
sauna on #name	-230
sausage	-33
sausage on #number	54
save	-41
save for	55
save on #number	19
save on @vehicle	64
save own 0	66
save own 1	-103
savings	98
savings on #month	22
savings on #name	-25
savings on #number	225
savings own 1	94
saxophone	91
saxophone on @instrument	100
saxophone our	82
say #name	127
say #number	194
say </s>	-140
say <shared>	91
say <shared>'s	125
say about	-14
say goodbye	184
say grain	-35
say he	-14
say hello	18
say her	78
say i	-80
say it	-74
say late	23
say my	-54
say named 0	-45
say named 2	124
say no	-147
say on #day	64
say on #month	110
say on #name	-296
say on #number	95
say on @animal	-92
say on @body_part	-29
say on @cat	64
say on @color	60
say on @drink	95
say on @family	-88
say on @flower	79
say on @food	76
say on @game	81
say on @hobby	87
say on @illness	45
say on @income	58
say on @instrument	141
say on @job	-189
say on @medicine	34
say on @pet	23
say on @sport	107
say on @symptom	-35
say on @tree	55
say on @vehicle	-26
say own 0	-69
say own 1	184
say own 2	-159
say she	31
say so	46
say the	-117
say this	122
say unnamed 0	-129
say unnamed 1	-181
say unnamed 2	-40
say yes	44
scab	-10
scab lol	-10
scalable on #name	-39
scale	10
scale is	16
scale named 0	93
scale on #number	-116
scale on @instrument	129
scale unnamed 1	32
scan	126
scan on #month	130
scan on #name	34
scan on #number	130
scan own 2	80
scan today	46
scan unnamed 0	85
scarborough on #name	67
scarborough on @dwelling	75
scare	-27
scare </s>	36
scare of	-158
scare on #number	-29
scare on @animal	42
scare on @insect	52
scare own 1	12
scare unnamed 0	50
schedule	10
schedule </s>	-48
schedule ?	29
schedule on #day	169
schedule own 0	49
schedule own 1	69
schnitzel	77
school	-12
school </s>	-43
school <shared>	-76
school concert	32
school cone	34
school he	-32
school in	33
school is	37
school kid	-13
school morning	-108
school named 0	60
school named 1	-20
school now	102
school office	38
school on #day	-141
school on #name	-111
school on #number	-132
school on @doctor	172
school on @dwelling	160
school on @family	-49
school on @food	89
school on @job	48
school own 0	-329
school own 1	-112
school own 2	-61
school run	-81
school secretary	20
school take	61
school trip	18
school unnamed 0	-56
school unnamed 1	-35
school unnamed 2	54
science	95
science museum	30
science named 1	29
scooter	-10
scooter </s>	10
scooter on #name	67
scooter on #number	-202
scooter on @family	51
scooter own 1	-23
scooter own 2	51
score	-160
scott on #name	80
scrap	309
scrap </s>	107
scrap for	46
scrap named 1	102
scrap on #day	162
scrap on #month	50
scrap on #name	258
scrap on #number	142
scrap on @income	80
scrap on @vehicle	125
scrap own 1	192
scrap own 2	179
scrap the	121
scrapyard	65
scrapyard i	65
scratch	154
scratch </s>	40
scratch <shared>	136
scratch from	108
scratch named 2	91
scratch on #month	128
scratch on #name	179
scratch on #number	73
scratch on @hobby	123
scratch own 1	189
scratch own 2	127
scratch the	104
scratch unnamed 1	-15
scream	-11
scream </s>	61
scream at	64
scream on #name	68
scream own 1	41
script	38
script </s>	40
script named 1	27
script on #name	87
sea <shared>	97
sea air	-91
sea as	-30
sea named 0	50
sea on #name	27
sea own 1	-78
seal	-14
seal on #name	-14
sean on #name	-55
season	38
season #name	-14
season </s>	-29
season <shared>	95
season named 0	-47
season named 1	140
season on	63
season on #number	-64
season on @game	30
season on @hobby	30
season on @instrument	-27
season own 1	39
season so	-27
seat	-25
seat named 1	-110
seat on #name	-26
seat on #number	-33
seat own 1	-129
seat to	-37
seat unnamed 1	150
seattle on #name	67
second	-172
second #day	-105
second <shared>	-272
second a	40
second e	55
second floor	12
second named 0	-144
second named 1	-55
second on #day	-19
second on #name	-212
second on #number	43
second on @animal	-132
second on @illness	43
second on @job	-122
second own 1	-118
second reviewer	75
second unnamed 0	-165
second unnamed 1	11
second year	67
second-hand	56
second-hand gazelle	56
second-hand on #name	56
secondary	26
secondary <shared>	72
secondary on @job	-62
secondary own 2	45
secondary school	-94
secret on #name	-102
secretary	-168
secretary named 0	21
secretary on @job	20
secretly	48
secretly for	48
section	-207
section as	16
section own 1	10
security	-52
security on #name	-14
see	-200
see <shared>	38
see a	-82
see it	-27
see named 0	-67
see on #day	-11
see on #month	11
see on #name	-300
see on #number	-98
see on @job	13
see own 1	-79
see own 2	107
see the	-37
see unnamed 1	-62
see unnamed 2	75
seem	10
seem i	121
seem on #name	-45
seem unnamed 2	-50
seinfeld	58
seinfeld </s>	58
seinfeld on #name	58
self	62
sell #number	-16
sell </s>	100
sell <shared>	-16
sell a	-102
sell all	77
sell and	-41
sell her	-240
sell his	-89
sell me	105
sell my	-10
sell named 0	89
sell named 1	109
sell off	18
sell on #day	-165
sell on #month	41
sell on #name	109
sell on #number	221
sell on @animal	225
sell on @believer	47
sell on @bird	59
sell on @boat	32
sell on @car	-37
sell on @color	31
sell on @dairy	-60
sell on @drink	-49
sell on @fabric	121
sell on @family	-71
sell on @farm_animal	87
sell on @fish	43
sell on @food	-112
sell on @furniture	107
sell on @hobby	-53
sell on @horse	111
sell on @income	55
sell on @instrument	174
sell on @job	-67
sell on @seafood	-19
sell on @sport	-32
sell on @vehicle	65
sell our	-26
sell own 0	-245
sell own 1	-142
sell own 2	181
sell the	168
sell to	81
sell unnamed 0	-377
sell unnamed 1	125
sell unnamed 2	-31
sell up	-87
sell we	34
send	-35
send a	102
send help	27
send her	95
send home	40
send me	-100
send named 0	103
send named 2	48
send on #day	-114
send on #month	133
send on #name	-43
send on @family	47
send on @hobby	50
send on @sport	50
send own 0	-56
send own 1	-209
send own 2	31
send the	-12
send to	-30
send unnamed 0	-228
send unnamed 1	-121
senior	112
senior <shared>	157
senior on #name	132
senior on #number	97
senior on @job	163
senior own 1	101
senior own 2	115
senior unnamed 0	96
separate	117
separate on #name	149
separate on @family	74
separate own 1	154
separate way	48
sept	-82
sept #number	17
sept named 0	155
sept on #month	96
sept on #number	-55
sept recruit	-56
september on #month	168
september on #name	-12
september on #number	89
september on @family	92
september on @job	39
sergio on #number	58
server on #month	64
server on #name	-107
server on #number	-52
service	-202
service on #name	-204
service on #number	-112
service own 1	-61
service to	-40
service unnamed 0	-65
session	-115
session ?	33
session get	-94
session on #day	44
session on #name	-47
session on @hobby	15
session on @job	61
session on @sport	15
session own 0	-14
session own 1	-191
session own 2	16
session so	-87
session unnamed 0	53
session unnamed 1	-28
session were	-90
set	169
set </s>	-43
set ?	44
set bill	17
set foot	-61
set for	-49
set in	42
set is	-41
set named 0	74
set named 1	67
set off	132
set on	-24
set on #day	62
set on #month	16
set on #name	103
set on #number	141
set on @family	49
set on @hobby	73
set on @job	23
set own 1	51
set own 2	114
set the	27
set unnamed 0	57
set unnamed 1	16
set up	68
settle	181
settle in	88
settle named 0	216
settle on #month	134
settle on #name	250
settle on #number	189
settle on @animal	-14
settle on @dwelling	50
settle on @family	72
settle on @hobby	31
settle on @sport	50
settle own 0	-92
settle own 1	81
settle own 2	17
settle that	52
settle unnamed 0	-358
settle unnamed 1	182
seven <shared>	-63
seventh on #name	65
sew	50
sew room	50
shake	-48
shake on @tree	90
shall	30
shall i	33
shall named 0	95
shame	-10
shame </s>	66
shame own 1	66
shameless	67
shameless </s>	67
share	-23
share 0	-181
share 1	-31
share 2	23
share 3	151
share 4	-122
share and	70
share on #name	69
share on @animal	50
share on @bird	50
share own 1	-117
share own 2	-23
share the	-15
share unnamed 1	163
shared 0	-147
shared 1	-73
shared 3	-115
shark	65
shark are	73
sharp named 0	20
sharp on #number	63
shave	-15
shave #number	-15
shave named 0	-15
shave on #number	-15
she	-30
she #name	141
she #number	63
she <shared>	37
she a	161
she and	23
she at	-44
she collect	-44
she come	-31
she cry	-124
she do	-33
she even	26
she get	-50
she giggle	61
she go	-49
she had	85
she has	33
she hate	-12
she have	63
she in	68
she leave	136
she look	62
she love	63
she lovely	-46
she named 0	125
she named 1	132
she named 2	127
she need	-38
she not	-56
she officially	13
she on	-61
she on #day	-188
she on #month	-144
she on #name	-128
she on #number	-234
she on @doctor	82
she on @food	36
she on @job	-40
she on @science	-23
she own 0	-413
she own 1	-236
she own 2	-110
she say	-38
she sign	124
she stack	89
she start	17
she switch	-63
she take	-38
she terrify	-38
she the	41
she unnamed 0	-344
she unnamed 1	-56
she unnamed 2	19
she walk	64
she want	34
she was	-25
she wolf	23
she's <shared>	-84
shed on @color	39
sheet	-84
sheet on #number	33
sheet on @furniture	82
sheet unnamed 1	33
sheet with	-28
sheffield on #name	81
sheila on #name	-68
shelf on #name	-95
shellfish	28
shellfish #name	28
shelter	38
shelter house	56
shelve	46
shelve for	89
shelve on #name	-77
shelve own 1	-43
shelve unnamed 1	117
shift	-47
shift </s>	-11
shift <shared>	90
shift for	-29
shift it	42
shift my	-29
shift named 0	-56
shift named 1	-20
shift on #day	18
shift on #month	179
shift on #name	-75
shift on #number	-47
shift on @food	45
shift on @hobby	94
shift on @hospital	63
shift on @illness	82
shift on @job	-82
shift on @sport	94
shift own 0	-35
shift own 1	-78
shift own 2	84
shift the	-17
shift to	82
shift unnamed 0	-283
shift unnamed 1	-102
shin	40
shin on #name	61
shingle	15
shingle </s>	15
shingle on @job	53
shiny	80
shiny #name	61
shiny new	46
shiny on #name	29
ship	104
ship </s>	64
ship math	40
ship on #month	89
ship on #name	69
ship on #number	-60
ship unnamed 0	46
ship unnamed 1	130
ships <shared>	54
shipton <shared>	-46
shoe	-87
shoe and	-74
shoe named 0	73
shoe on @game	-74
shoe on @hobby	-103
shoe on @sport	-103
shoot	-72
shoot canon	56
shoot named 1	-23
shoot on #name	-124
shoot own 0	57
shoot with	-40
shop	-31
shop </s>	36
shop floor	55
shop for	39
shop named 0	50
shop no	-45
shop now	53
shop on #month	59
shop on #name	-81
shop on #number	-64
shop own 0	28
shop own 1	28
shop own 2	-123
shop unnamed 0	-236
shop unnamed 1	-20
shop we're	37
short	-90
short </s>	87
short <shared>	43
short for	12
short named 0	-23
short note	30
short on #month	33
short on #name	-10
short on #number	-75
short on @job	-11
short own 1	-51
short own 2	-22
short runbook	-16
shorten	-204
should	-175
should a	-73
should fade	48
should have	-64
should he	86
should her	57
should i	-240
should it	-20
should named 0	-45
should named 1	129
should own 0	-71
should own 1	-301
should own 2	-152
should set	44
should she	86
should the	-132
should unnamed 0	-247
should unnamed 1	-232
should unnamed 2	38
should we	-85
shoulder	52
shoulder not	34
shoulder on #day	75
shoulder on #number	60
shoulder on @food	-26
shoulder op	-34
shoulder own 0	58
shoulder own 1	-94
shoulder own 2	150
shout	83
shout </s>	147
shout at	-12
shout match	-13
shout on #name	118
shout own 1	94
shout unnamed 2	-12
show	-130
show now	60
show off	22
show on #name	-79
show on @animal	-24
show own 1	-53
show unnamed 1	-51
show unnamed 2	58
shower	-145
shower on #name	31
shower own 1	31
shrink	31
shrink on #number	-60
shrink own 2	119
shuffle	41
shuffle my	41
shuffle on #name	41
shuffle on #number	41
shuffle own 0	41
shut	-206
shut </s>	16
shut down	-67
shut for	-44
shut his	47
shut named 0	-69
shut named 1	-86
shut on #day	-50
shut on #name	-58
shut on #number	-217
shut on @game	-43
shut on @hobby	-118
shut on @hospital	64
shut on @job	-57
shut own 1	-269
shut own 2	-71
shut unnamed 0	-212
shut unnamed 1	87
shut unnamed 2	128
shy	67
shy </s>	67
shy on #number	67
sicily on #name	60
sick	-336
sick </s>	-115
sick leave	14
sick on #day	-55
sick on #name	-194
sick on #number	-224
sick on @job	-154
sick own 0	-171
sick own 1	27
sick today	-226
sick unnamed 0	-163
sick unnamed 2	-25
side	-86
side <shared>	25
side on #name	-129
side on #number	-71
side on @drink	23
side on @job	-106
side own 1	-83
side own 2	-37
side unnamed 2	74
siemens on #name	-29
sigh	-18
sigh </s>	-18
sigi on #name	45
sign	152
sign </s>	-52
sign <shared>	-69
sign and	67
sign her	136
sign me	60
sign named 0	132
sign named 1	84
sign on	106
sign on #month	47
sign on #name	-11
sign on #number	137
sign on @bread	11
sign on @color	49
sign on @doctor	90
sign on @drink	28
sign on @food	26
sign on @illness	115
sign on @job	31
sign on @science	-61
sign own 0	-14
sign own 1	78
sign own 2	-29
sign text	127
sign unnamed 0	-100
sign unnamed 1	43
sign unnamed 2	129
sign with	80
sign-ups	52
sign-ups on #number	66
signature	28
signature on #number	29
signed <shared>	-41
silence	-24
silly	94
silly </s>	65
silly on #name	79
silly own 2	44
silver	44
similar	21
simone on @food	-51
simone on @job	20
simone on @nut	-109
simone on @tree	-109
since	251
since #day	141
since #month	110
since #name	-138
since #number	-134
since </s>	53
since <shared>	-42
since autumn	100
since he	29
since his	33
since i	85
since my	21
since named 1	76
since named 2	108
since new	-15
since nobody	46
since on #day	-83
since on #month	-266
since on #name	58
since on #number	108
since on @animal	-173
since on @believer	107
since on @bicycle	108
since on @body_part	-96
since on @dairy	13
since on @doctor	-52
since on @drink	-31
since on @dwelling	-81
since on @family	-33
since on @farm_animal	-18
since on @food	110
since on @game	-41
since on @hobby	45
since on @job	89
since on @medicine	75
since on @music	10
since on @narcotic	198
since on @science	-23
since on @seafood	105
since on @sport	45
since on @symptom	22
since on @tree	-132
since on @vehicle	-60
since own 0	170
since own 1	197
since own 2	167
since spring	135
since the	241
since they	17
since this	83
since unnamed 0	-73
since unnamed 1	-90
since unnamed 2	164
since yesterday	187
sing	-112
sing </s>	60
sing on @animal	74
sing own 1	-43
singapore on #name	143
singer on #name	-57
single	132
single <shared>	128
single day	15
single on #month	41
single on #number	147
single on @narcotic	98
single own 1	133
single own 2	98
sister	-435
sister </s>	21
sister <shared>	-184
sister has	-195
sister is	-200
sister named 0	-330
sister on #month	-176
sister on #name	-187
sister on #number	-336
sister on @animal	-151
sister on @family	-232
sister on @food	-78
sister on @job	-105
sister on @meat	66
sister own 0	-100
sister own 1	-178
sister unnamed 0	-197
sister was	111
sit	10
sit at	45
sit down	53
sit for	57
sit in	21
sit named 0	39
sit named 1	-130
sit on	59
sit on #day	-120
sit on #name	217
sit on #number	-201
sit on @family	21
sit on @furniture	77
sit on @hobby	14
sit on @income	115
sit on @job	-44
sit on @sport	77
sit own 1	15
sit own 2	42
site	90
site #number	99
site </s>	-26
site go	37
site on #name	-13
site on #number	77
site on @vehicle	-51
site own 1	45
site unnamed 1	40
sitter	-28
six <shared>	-196
size	-120
size ?	32
size named 0	44
size on #number	-26
size unnamed 0	-125
ski	-81
ski <shared>	-17
ski at	123
ski named 1	-37
ski on #name	10
ski own 1	-114
ski own 2	60
skip	-394
skip <shared>	-259
skip on #day	-215
skip on #name	-127
skip on #number	-265
skip own 1	-243
skip the	-194
skoda on #name	31
skoda on #number	30
skoda on @color	33
sky	40
sky high	40
sky on #name	33
sky on @food	47
sky on @income	39
skye on @food	-36
slack	42
slack </s>	42
slack on #name	-226
slack on #number	-20
slash	-57
slash named 0	-57
slash on #number	-57
slaughter	128
sleep	-20
sleep </s>	-17
sleep <shared>	20
sleep good	-18
sleep in	-62
sleep is	16
sleep last	142
sleep like	-19
sleep named 0	54
sleep named 1	-10
sleep on	-81
sleep on #day	-35
sleep on #name	-150
sleep on #number	21
sleep on @animal	157
sleep on @cat	88
sleep on @dairy	-35
sleep on @dog	134
sleep on @drink	-71
sleep on @food	-93
sleep on @furniture	-34
sleep on @game	131
sleep on @hobby	112
sleep on @illness	182
sleep on @job	-52
sleep on @pet	188
sleep on @sport	12
sleep on @tree	-35
sleep own 0	-71
sleep own 1	-108
sleep own 2	96
sleep schedule	-88
sleep unnamed 0	-28
sleep unnamed 1	-80
sleep unnamed 2	-26
sleep with	133
slide	-18
slide on #month	35
slide on #name	-18
slide on #number	35
slide own 1	52
slip	99
slip named 0	-64
slip named 1	116
slip of	16
slip on #month	136
slip on #name	-33
slip on #number	215
slip on @boat	111
slip on @vehicle	45
slip own 1	-47
slip so	37
slip to	65
slip unnamed 0	70
slip unnamed 1	64
slot	49
slot #day	-34
slot #number	-22
slot for	78
slot has	59
slot is	-17
slot named 0	89
slot on #day	221
slot on #month	50
slot on #name	-153
slot on #number	94
slot on @game	135
slot on @hobby	157
slot on @sport	157
slot own 1	18
slow	-59
slow on #name	-123
slow on #number	19
slow on @hobby	127
slow unnamed 0	-130
slow unnamed 1	-45
slow unnamed 2	-40
small	-73
small <shared>	-55
small correction	81
small named 0	-55
small on #name	12
small on #number	-243
small on @science	95
small on @tree	88
small own 1	69
small unnamed 0	-153
smartphone	52
smartphone on #name	52
smell	-161
smell of	-194
smell on #name	-47
smell on #number	-10
smell on @instrument	54
smoke	-59
smoke </s>	41
smoke free	24
smoke half	64
smoke named 0	-80
smoke on #month	71
smoke on #name	-56
smoke on #number	-15
smoke on @food	64
smoke own 0	47
smoke own 1	-117
smoke unnamed 0	-211
smooth	27
smooth cutover	-14
smooth on #name	136
smooth own 1	-34
snack	-65
snack on	66
snap own 1	55
snore	30
snore </s>	-42
snore named 0	106
snore on @family	-42
snore own 1	-48
snore to	51
snow	-108
snow on #month	95
snow on #number	11
snow own 2	-57
so	216
so #name	-116
so #number	-18
so <shared>	87
so <shared>'s	175
so call	93
so chicken	-26
so do	30
so far	-264
so forget	119
so give	29
so go-live	21
so grumpy	99
so handover	63
so he	-10
so here	-63
so how	58
so hungry	54
so i	-26
so ignore	-44
so include	-32
so is	29
so it	112
so late	83
so much	-107
so my	146
so named 0	54
so named 1	138
so named 2	227
so no	-95
so not	55
so now	42
so our	83
so own 0	47
so own 1	-32
so own 2	205
so plan	38
so please	41
so prod	10
so proud	29
so put	-114
so quiet	119
so redo	-48
so she	-278
so shy	67
so spread	-44
so start	69
so steak	65
so stop	81
so stretch	51
so that	217
so the	233
so they've	45
so tire	30
so tom	12
so tweak	40
so unnamed 0	-52
so unnamed 1	-53
so unnamed 2	96
so update	16
so vegetarian	28
so we	-80
so we're	59
so we've	25
so what	171
so who	20
so wrong	15
so you	63
sob	135
sob </s>	135
sob on #name	135
sob own 1	135
soc on #month	19
soc on #number	19
sock on #name	37
sofa	-78
sofa is	14
sofa named 0	-10
soft	56
software	-41
software on #name	-49
soil	16
soil on #name	64
solid	-88
solid </s>	-88
solo	65
solo </s>	38
solo now	46
solo on #day	153
solo on #name	166
solo own 1	13
solo these	-92
solo unnamed 0	60
solo unnamed 1	138
some	-24
some city	40
some company	-41
some guy	48
some morning	18
some named 0	61
some named 1	126
some named 2	107
some on #name	-236
some on #number	-44
some own 1	-181
some unnamed 1	-78
somebody	86
somebody else	68
somebody on #name	114
somebody on @job	88
somebody on @vehicle	68
somebody own 1	167
somebody own 2	-12
somebody run	55
someday	-244
someone	-57
someone for	59
someone from	50
someone named 1	-78
someone on #day	-24
someone on #name	-72
someone on #number	-163
someone on @illness	65
someone on @vehicle	-42
someone own 1	-26
someone own 2	104
someone unnamed 1	-43
someone unnamed 2	57
something	-60
something </s>	-29
something click	67
something else	45
something on #day	54
something on #month	94
something on #name	-206
something on #number	57
something own 1	51
something unnamed 0	40
son	-113
son on #number	-115
son own 1	40
son unnamed 1	55
song	-11
song </s>	53
song named 0	18
song on #name	102
song unnamed 1	37
sony on #name	92
sophie on #month	89
sophie on @family	89
sore	-182
sore from	16
sore on #number	66
sore own 1	-42
sorry	242
sorry #name	16
sorry </s>	65
sorry i	83
sorry named 1	154
sorry on #day	-106
sorry on #name	189
sorry on #number	135
sorry on @animal	85
sorry on @believer	17
sorry on @bird	19
sorry on @dessert	142
sorry on @food	142
sorry on @job	107
sorry on @pet	115
sorry own 1	59
sorry own 2	121
sorry typo	100
sorry unnamed 1	116
soul	78
soul and	53
soul on #name	94
soul own 1	94
sound	78
sound like	159
sound on #name	-39
sound own 1	-38
sound own 2	87
soup </s>	35
soy	19
space	-19
space on #number	-49
spain on #name	-86
spare	139
spare <shared>	58
spare on #name	90
spare room	190
spare unnamed 0	67
sparky	-18
sparky named 0	-18
sparky with	-18
speak <shared>	-56
speak her	-34
speak named 0	18
speak named 1	194
speak on #name	53
speak on @family	132
speak own 1	46
speak with	92
specialist own 1	115
specialist say	-14
speech	-18
speech ?	45
speech on #number	22
speech therapist	15
spelt alike	75
spend	-239
spend named 0	-134
spend on	-15
spend on #number	-153
spin	88
spin on @hobby	121
spin on @sport	121
split	126
split #number	40
split around	-65
split he	12
split named 0	71
split named 1	169
split on #day	134
split on #name	156
split on #number	-43
split on @animal	64
split on @bird	23
split on @doctor	15
split on @family	33
split on @food	-27
split on @illness	-15
split on @job	-20
split own 1	70
split unnamed 0	49
split unnamed 1	-59
split up	182
sponsor on #name	-162
spoon	49
spoon in	49
spoon on @food	105
spoon on @seasoning	105
spoon own 1	57
sport	-78
sport on #name	-62
sport own 1	-32
sportage	30
sportage own 1	30
sportage yesterday	30
spot	57
spot </s>	120
spot ?	32
spot for	71
spot named 0	122
spot named 1	-32
spot on #name	116
spot on #number	-55
spot own 1	-71
spot was	53
spotify on #name	-136
spotify on #number	94
spotify on @job	33
spread	86
spread named 0	110
spread on #month	125
spread on #number	74
spread on @hobby	113
spread on @sport	113
spread over	100
spread own 1	-42
spring #number	-21
spring </s>	17
spring and	125
spring named 0	-61
spring on #month	41
spring on #name	81
spring on #number	64
spring on @hobby	70
spring on @job	44
spring on @sport	70
spring own 0	14
spring own 1	77
spring own 2	42
spring the	18
spring unnamed 0	-196
spring with	43
sprint	-130
squad on #number	-31
square <shared>	96
squat on #number	-165
squeak	-178
squeeze	-59
squeeze her	-13
squeeze named 0	-11
squeeze on #number	-59
st on #name	60
st on #number	107
stable	69
stable fee	97
stable on #name	83
stable on @animal	87
stable on @horse	87
stack	89
stack shelve	89
staff	-22
staff <shared>	138
staff on #month	-25
staff on #name	83
staff on @doctor	56
staff on @food	64
staff on @job	42
staff on @seasoning	64
staff own 1	-54
staff sheet	-28
stage	-274
stage on #name	-51
stage on #number	-61
stair	-38
stair </s>	-14
stair on #name	79
stair own 0	93
stakeholder	58
stakeholder </s>	58
stakeholder named 0	111
stakeholder on #month	58
stakeholder on #number	111
stall	-34
stall fee	-14
stall on	53
stall on #day	119
stall on #name	77
stall on #number	-165
stall on @food	79
stall on @vehicle	33
stall own 2	79
stand	-91
stand <shared>	-125
stand at	-12
stand down	74
stand in	66
stand named 0	-96
stand on #name	108
stand on #number	-81
stand on @drink	-52
stand on @food	-102
stand on @job	104
stand own 1	23
stand own 2	-150
stand the	-86
stand unnamed 1	25
standing <shared>	174
standup	-191
standup on #name	-179
standup on #number	-73
stanford on #name	-66
stanford on @job	-66
start	161
start #day	79
start #number	83
start <shared>	-108
start ?	64
start at	-36
start drive	47
start fifth	55
start first	142
start having	28
start is	58
start mine	69
start named 0	83
start named 1	229
start named 2	-66
start of	-117
start on	151
start on #month	-34
start on #name	-149
start on #number	97
start on @alcohol	101
start on @doctor	-13
start on @drink	100
start on @family	133
start on @food	16
start on @hospital	68
start on @job	169
start on @narcotic	101
start on @sport	25
start own 0	10
start own 1	-58
start own 2	79
start reception	53
start school	-13
start take	32
start the	-12
start this	100
start today	94
start unnamed 0	69
start unnamed 1	-74
started <shared>	-27
startup	-75
startup money	32
startup own 1	-29
statement	13
statement </s>	13
statement on #name	47
station	-55
station #name	61
station named 0	-72
station on #name	-15
station on @bicycle	88
station on @vehicle	88
station own 1	139
station she	-27
station unnamed 1	-52
stave	-99
stave own 1	-49
stay	-320
stay </s>	-48
stay <shared>	-150
stay here	128
stay in	14
stay named 1	-163
stay on	-175
stay on #day	-50
stay on #name	-201
stay on #number	-154
stay on @family	-62
stay on @hospital	89
stay on @illness	79
stay on @job	-221
stay open	27
stay own 0	-274
stay own 1	-130
stay own 2	-16
stay unnamed 0	57
stay with	-89
stay-home	66
stay-home dad	66
steak own 0	76
steak recipe	65
steal	106
steal in	58
steal my	129
steal on #name	15
steal on #number	97
steal on @animal	-82
steal on @bicycle	140
steal on @vehicle	181
steal own 0	58
steal own 1	112
steal so	88
steal unnamed 1	51
steam	85
steam deck	24
steam on #name	89
steam own 1	25
steam time	19
steer	-81
steer group	51
steer on #month	63
steer unnamed 0	62
steinwerk on #name	-82
step	-41
step </s>	-25
step away	-25
step back	-23
step down	-122
step in	142
step named 1	90
step on #name	148
step on #number	-266
step on @family	11
step on @job	131
step own 1	23
step own 2	-24
step unnamed 1	83
stepfather	85
stepfather </s>	85
stepfather unnamed 0	85
stick	-254
stick and	14
stick on #name	-242
stick on #number	-298
stick on @furniture	36
stick on @hobby	59
stick on @sport	59
stick own 1	-234
stick unnamed 0	-264
stick unnamed 1	50
stiff	49
stiff </s>	68
stiff now	-15
stiff own 1	143
still	-229
still <shared>	106
still be	61
still beat	45
still by	30
still find	30
still healthy	98
still named 0	60
still need	-49
still on	-205
still on #day	-82
still on #name	-127
still on #number	-120
still on @animal	80
still on @bird	80
still on @doctor	106
still on @dwelling	-126
still on @game	106
still on @illness	-53
still on @income	-180
still on @job	124
still on @narcotic	79
still on @pet	44
still on @sport	-106
still own 0	-115
still own 1	-292
still own 2	-102
still share	52
still so	54
still unnamed 0	-32
still unnamed 1	-181
still unnamed 2	-90
stipend on #number	-20
stoicism <shared>	49
stomach	-64
stomach i	-53
stomach is	56
stomach on #number	22
stomach on @drink	135
stomach on @income	-88
stomach own 1	49
stone	-22
stone on #name	77
stone on @job	83
stone own 1	50
stop	54
stop </s>	82
stop <shared>	-20
stop being	-46
stop climb	107
stop cycle	55
stop doing	159
stop in	-14
stop lick	88
stop meet	-19
stop my	118
stop named 0	-128
stop named 1	-78
stop on #day	248
stop on #month	-156
stop on #name	-41
stop on #number	-153
stop on @animal	-180
stop on @cat	32
stop on @fabric	31
stop on @family	-55
stop on @furniture	94
stop on @game	-13
stop on @hobby	-60
stop on @illness	14
stop on @income	172
stop on @job	57
stop on @medicine	91
stop on @mental_illness	74
stop on @pet	-37
stop on @sport	-83
stop on @symptom	93
stop on @temple	141
stop own 0	-81
stop own 1	39
stop own 2	271
stop smoke	-225
stop take	-36
stop the	34
stop unnamed 0	-323
stop unnamed 1	-70
stop unnamed 2	-57
stop use	74
stop warn	81
stop watch	-70
stop work	-37
stopped <shared>	-39
storage	-140
store	-132
store named 0	100
store on #number	-80
store on @income	67
store on @job	100
storefront	-28
storefront on	-28
storefront on @food	-28
storm	-109
storm on #number	-50
storm on @food	-13
storm on @fruit	-13
storm on @tree	-13
storm unnamed 2	-13
story </s>	44
straight	-21
straight on #name	161
straight on #number	-35
straight to	-37
straight unnamed 1	-34
strange	59
strap	61
strap on #number	11
strap rip	11
stream	-34
stream app	72
stream on #name	64
stream on #number	54
stream own 1	49
street	-217
stress	-34
stress on #name	41
stress own 1	-35
stretch	34
stretch it	-46
stretch named 0	197
stretch on #month	92
stretch on #name	-75
stretch on #number	217
stretch the	112
stretch to	82
stretch unnamed 0	94
strict	35
strict <shared>	15
strict named 1	-13
strict on #number	113
strike	-177
strike </s>	-54
strike again	18
strike named 0	-13
strike on #name	-56
strike own 1	-144
strike unnamed 0	-159
strike wear	47
striker	60
striker </s>	66
striker named 0	70
striker now	18
striker on @job	128
strong	38
student	-139
student </s>	56
student <shared>	52
student named 1	15
student on #day	48
student on #name	72
student on #number	-169
student own 1	26
student own 2	-59
studio	122
studio </s>	87
studio and	59
studio in	76
studio named 0	55
studio now	-21
studio on #name	32
studio on #number	15
studio on @alcohol	-57
studio on @color	14
studio on @drink	-59
studio on @dwelling	127
studio on @job	24
studio on @narcotic	-57
studio on @wine	-57
studio own 0	-317
studio own 1	59
studio own 2	12
studio unnamed 1	125
studio unnamed 2	48
studio what	46
studio where	45
study	92
study </s>	47
study named 0	65
study on #month	-21
study on #name	-91
study on @doctor	47
study on @job	94
study on @science	64
study own 0	30
study own 1	-51
study own 2	105
study the	17
study yesss	-40
stuff	-61
stuff </s>	-24
stuff and	64
stuff any	44
stuff now	30
stuff on #name	69
stuff on #number	-101
stuff on @animal	79
stuff on @fabric	-25
stuff on @job	-35
stuff own 0	-276
stuff own 1	69
stuff own 2	89
stupid	-36
sub are	38
sub back	59
sub on #name	-35
sub on #number	-51
sub own 1	129
sub-4	15
sub-4 is	15
sub-4 unnamed 0	82
subject	-95
subject <shared>	-14
subject named 0	-59
subject shared False	-248
subject shared True	29
subjunctive	-94
subscriber	-43
subscriber on #number	-11
subscription	158
subscription is	17
subscription on #name	40
subscription on @job	80
subscription own 1	169
subsidy on #number	-14
subtitle	47
subtitle named 0	22
subtitle on #name	41
subtitle work	48
such	18
such a	18
such own 1	57
sudoku	-15
sudoku is	-15
sue on #name	18
sugar	-354
sugar on #number	-303
suggest	-148
suggest a	-25
suggest on #name	-199
suggest unnamed 1	19
suggestion	-75
suggestion own 2	-38
suit	68
suit me	83
suit named 0	141
suit on #name	-25
suit on #number	-62
suit own 1	14
suitcase	-10
suitcase </s>	14
suitcase and	-32
suitcase on #name	22
suite	111
suite how	78
suite in	57
suite named 0	28
suite on #name	78
suite on #number	71
suite on @dwelling	40
suite own 1	48
suite so	-49
suite unnamed 1	136
sulk	-41
sulk </s>	-41
sulk on #name	71
sum	-51
sum wrong	21
summer #name	21
summer and	64
summer named 0	-22
summer on #month	112
summer on #number	-18
summer on @job	41
summer own 0	59
summer own 1	-90
summer so	81
summer unnamed 1	111
summer unnamed 2	130
summer what	39
sumup on #name	91
sun	-45
sunday <shared>	-126
sunday on #number	-118
sunday on @animal	37
sunday on @bread	142
sunday on @cat	61
sunday on @dessert	142
sunday on @drink	54
sunday on @dwelling	59
sunday on @family	-108
sunday on @food	85
sunday on @furniture	34
sunday on @game	18
sunday on @hobby	-95
sunday on @illness	125
sunday on @income	86
sunday on @job	-118
sunday on @pet	33
sunday on @sport	-50
supabase on #name	87
superset on #name	56
supervise	-26
supervise me	82
supervise my	-61
supervise named 0	-61
supervise on #name	130
supervise on @job	126
supervise unnamed 2	82
supervision	24
supervision </s>	24
supervision on #name	58
supervision unnamed 0	69
supervisor	23
supervisor on #name	-183
supervisor on @job	-151
supplier	121
supplier on #month	82
supplier on #number	82
supplier own 2	102
support	-205
support <shared>	-128
support her	-38
support on #name	-288
support on #number	-58
support on @body_part	40
support on @income	40
support on @job	78
support unnamed 2	40
suppose	-123
suppose on #number	15
suppose to	-32
surf	-50
surf on #day	-93
surf own 0	27
surf own 1	-58
surgeon	141
surgeon has	-29
surgeon named 1	93
surgeon on #number	48
surgeon take	98
surgery	100
surgery </s>	80
surgery go	-38
surgery on #month	61
surgery on #name	16
surgery on #number	71
surgery on @doctor	127
surgery on @hobby	-23
surgery on @job	127
surgery on @medicine	-30
surgery on @sport	-23
surgery own 1	98
surprisingly	-22
surprisingly on #number	56
surrender	85
surrender her	85
sushi	-56
sushi in	49
sutton on #name	86
svelte on #name	-69
sven on #name	-95
sven on #number	41
sven on @dwelling	-70
swallow	76
swallow and	15
swallow on #name	29
swan	27
swan on #name	49
swansea on #name	42
swap	49
swap <shared>	216
swap flat	110
swap for	19
swap her	-82
swap my	-50
swap named 0	-215
swap on #day	-163
swap on #month	-112
swap on #name	142
swap on #number	-139
swap on @car	132
swap on @dwelling	19
swap on @family	-13
swap on @food	-83
swap on @garment	63
swap on @hobby	66
swap on @illness	64
swap on @income	115
swap on @job	142
swap on @sport	115
swap on @vehicle	132
swap own 0	-79
swap own 1	252
swap own 2	126
swap so	48
swap the	93
swap unnamed 0	-194
swap unnamed 1	-44
swapped <shared>	260
sweden on #name	53
sweet </s>	59
sweet named 0	69
sweet on #name	-284
sweet on #number	57
sweet own 1	-17
swift on #name	85
swift on @illness	117
swim	-77
swim </s>	61
swim any	48
swim are	41
swim day	38
swim is	-148
swim on	-41
swim on #day	33
swim on #name	-259
swim on #number	-65
swim on @hobby	-19
swim on @sport	-19
swim own 0	136
swim own 1	-151
swim unnamed 0	-236
switch <shared>	-117
switch from	27
switch her	-14
switch my	145
switch named 0	93
switch named 1	22
switch off	100
switch on #day	218
switch on #name	-50
switch on #number	-176
switch on @animal	48
switch on @doctor	-30
switch on @fabric	46
switch on @family	55
switch on @hospital	69
switch on @job	-40
switch on @science	55
switch on @sport	34
switch our	48
switch own 0	-277
switch own 1	16
switch own 2	17
switch the	-22
switch to	-57
switch unnamed 0	-191
switch unnamed 1	25
switch unnamed 2	-75
symptom	48
symptom should	48
sync	-51
sync is	95
sync on #name	-51
sync own 1	57
syntax	69
syntax </s>	69
syntax on #name	69
syrup in	14
system	-23
system named 0	45
system on #number	41
table	-10
table </s>	24
table named 0	-59
table now	-23
table on #name	10
table on #number	-83
table on @animal	39
table own 1	39
table unnamed 0	51
table unnamed 1	-75
tablet	-165
tablet </s>	32
tablet on #name	-37
tablet on @job	-44
tablet own 1	-71
tablet own 2	-10
taco on #number	-19
tag	56
tag own 1	56
take	72
take #day	-68
take #number	-114
take </s>	125
take <shared>	-139
take ?	19
take a	64
take an	-23
take half	70
take her	-207
take me	168
take my	86
take named 0	-40
take named 1	70
take named 2	131
take on	90
take on #day	114
take on #name	52
take on #number	-117
take on @animal	21
take on @bicycle	135
take on @body_part	105
take on @car	88
take on @color	13
take on @drink	11
take on @dwelling	-133
take on @family	40
take on @fish	111
take on @food	-106
take on @furniture	-57
take on @game	-36
take on @hobby	-110
take on @illness	-122
take on @income	-253
take on @instrument	133
take on @job	129
take on @medical_device	29
take on @medicine	-47
take on @music	-55
take on @pet	-158
take on @religion	27
take on @seafood	111
take on @sport	-159
take on @symptom	-90
take on @temple	27
take on @tree	64
take on @vehicle	66
take order	14
take over	179
take own 0	-323
take own 1	57
take own 2	42
take pupil	16
take that	65
take the	-115
take to	38
take unnamed 0	-207
take unnamed 1	68
take unnamed 2	192
take up	82
take voluntary	50
takes <shared>	33
talk	-225
talk me	-83
talk named 1	-77
talk on #name	-34
talk on #number	-184
talk own 1	-86
talk own 2	-118
tall	81
tall on #name	81
tall than	92
tamms on #month	130
tamms on #name	103
tamms on #number	112
tamms on @family	130
tank	-60
tank </s>	-27
tank haul	53
tank on #name	-55
tank on @animal	78
tank own 1	70
tantrum	71
tantrum </s>	71
target	68
target </s>	12
target been	75
target make	-21
target on #month	-57
target on #name	-100
target on #number	-31
target own 1	65
target reply	-28
target unnamed 0	45
target up	-37
tariff	63
tariff is	64
tariff unnamed 1	67
tariq on #name	-63
tariq on @car	-42
tariq on @vehicle	-42
tartu on #name	-91
tasha on #name	-90
taste	12
taste of	49
taste on #day	78
taste on #number	51
taste on @food	74
taste on @seasoning	-17
taste own 1	35
tax	-38
tax code	44
tax named 0	21
tax now	55
tax on #month	-100
tax on #name	53
tax own 1	-73
tax unnamed 0	-123
tax unnamed 1	40
tea at	-53
tea for	59
tea no	66
tea on #name	-98
tea on @family	59
tea own 1	115
teach	28
teach #name	59
teach any	-29
teach at	12
teach biology	-32
teach me	-75
teach named 0	135
teach named 1	140
teach on #day	-44
teach on #name	-166
teach on #number	-268
teach on @doctor	154
teach on @food	57
teach on @game	42
teach on @hobby	-63
teach on @job	227
teach on @science	-68
teach on @sport	-63
teach our	-46
teach own 0	-149
teach own 1	-196
teach own 2	98
teach she	58
teach unnamed 0	-232
teacher </s>	143
teacher and	132
teacher get	88
teacher has	-114
teacher named 0	119
teacher named 1	-115
teacher now	61
teacher on #day	-20
teacher on #month	94
teacher on #name	20
teacher on #number	-48
teacher on @family	-79
teacher on @hobby	-35
teacher on @income	-35
teacher on @instrument	36
teacher on @job	78
teacher on @sport	-60
teacher own 0	48
teacher own 1	-55
teacher own 2	80
teacher unnamed 0	42
team	-86
team </s>	141
team <shared>	-64
team and	62
team is	-62
team move	-36
team named 0	-42
team named 1	-29
team now	108
team on #name	-124
team on #number	-64
team on @animal	37
team on @bird	37
team on @job	53
team own 0	-323
team own 1	12
team own 2	-111
team since	83
team so	43
team sync	95
team unnamed 0	-266
team unnamed 1	29
team unnamed 2	68
team vote	102
tear	27
tear </s>	-14
tear a	10
tear it	-48
tear on #day	126
tear on #name	-61
tear on #number	27
tear on @animal	21
tear on @dog	40
tear on @food	63
tear on @hobby	150
tear on @pet	40
tear on @sport	150
tear own 0	-13
tear own 1	-71
tear own 2	129
tear unnamed 1	-39
teetotal	-36
teetotal on @alcohol	71
teetotal on @drink	71
teetotal on @narcotic	71
teetotal own 0	-34
teetotal year	-36
telescope	-49
telescope </s>	-49
tell	22
tell her	50
tell him	-151
tell my	22
tell named 0	64
tell named 1	233
tell on #day	-23
tell on #month	80
tell on #name	-59
tell on #number	116
tell on @body_part	100
tell on @family	-79
tell on @income	46
tell on @job	-121
tell on @vehicle	79
tell own 0	-132
tell own 1	-64
tell own 2	114
tell the	-36
tell them	-54
tell unnamed 0	-157
tell unnamed 1	-53
tell unnamed 2	65
tell us	-67
tell you	156
template	-30
template </s>	-25
template ?	64
template on #name	-166
template on #number	91
tempt	-343
tenerife on #month	104
tenerife on #number	107
tent	51
teresa on @game	63
teresa on @hobby	63
term	-23
term and	94
term because	48
term can	47
term is	29
term named 0	-53
term named 1	88
term on #number	43
term on @fabric	88
term on @food	89
term own 1	41
terrible	-70
terrible on #number	69
terrify	17
terrify </s>	-38
terrify own 1	-26
tesla on #name	121
test	81
test </s>	-12
test and	118
test come	97
test drive	73
test me	121
test named 0	-90
test on #month	-79
test on #name	-11
test on #number	-14
test on @food	78
test on @income	73
test on @medicine	92
test on @science	57
test on @seasoning	22
test own 0	-27
test own 1	151
test own 2	130
test tube	-30
test unnamed 0	-303
test unnamed 1	27
test was	111
tester	-19
tester on #number	-19
text	45
text </s>	186
text named 0	72
text need	-22
text on #day	-31
text on #number	96
text to	-199
text unnamed 1	136
thai	-135
thai on @food	-59
thai on @seasoning	10
thai own 1	-73
than	-58
than #name	-157
than <shared>	109
than blossom	-17
than clip	-41
than her	34
than herself	30
than in	-31
than me	-21
than named 0	71
than named 1	38
than on #day	-35
than on #month	55
than on #name	-157
than on #number	-42
than on @dwelling	-20
than on @family	23
than on @food	-47
than on @hobby	65
than on @income	52
than on @job	40
than on @sport	67
than on @vehicle	63
than own 0	-188
than own 1	-119
than own 2	70
than the	-51
than undergrad	21
than unnamed 1	-91
than what	46
thank god	-101
thank hacker	26
thank heaven	56
thank named 0	45
thank on #day	28
thank on #month	-121
thank on #name	-63
thank on #number	-51
thank on @drink	22
thank on @hobby	-57
thank own 1	32
thank own 2	59
thank to	59
thankfully own 1	12
thankfully park	55
that	-100
that #name	27
that #number	137
that </s>	-29
that <shared>	17
that ?	-41
that a	-267
that age	26
that all	-35
that at	64
that bad	-142
that be	-171
that call	16
that change	52
that crown	65
that enough	-49
that from	26
that habit	52
that how	65
that i	78
that legal	-190
that make	78
that me	70
that monthly	-29
that much	-148
that named 0	-55
that named 1	-243
that normal	-147
that not	-250
that on	23
that on #month	-125
that on #number	78
that on @drink	47
that on @dwelling	-54
that on @job	132
that on @tree	136
that own 0	101
that own 1	-77
that own 2	164
that per	-19
that playlist	56
that still	59
that the	113
that too	28
that trademark	38
that turn	44
that unnamed 0	-128
that unnamed 1	-94
that unnamed 2	-203
that was	-158
that we	-64
that we're	67
that we've	18
that what	46
that when	-69
that where	-32
that work	-202
that wrong	127
the	-18
the #day	21
the #name	-109
the #number	103
the <shared>	164
the <shared>'s	50
the ad	-41
the adult	-17
the advance	73
the afternoon	113
the agm	82
the aircon	25
the airline	18
the allergist	35
the allergy	42
the almond	-27
the ambulance	13
the anatomy	-53
the announcement	24
the app	-52
the apple	38
the apprenticeship	121
the autumn	48
the baby	168
the back	-127
the band	-31
the bank	-36
the bar	46
the barn	-13
the bath	22
the beach	12
the bench	11
the beta	-238
the big	-79
the bin	199
the biopsy	13
the bird	13
the bless	39
the board	74
the boat	148
the boiler	-201
the book	29
the bookshelf	13
the boot	-37
the box	-73
the bp	-45
the brain	-22
the bridge	127
the brush	45
the budget	90
the build	-48
the bungalow	41
the bus	82
the buy	-23
the cage	14
the canal	15
the car	-190
the card	46
the cash	47
the cat	-203
the cataract	-14
the chamber	-46
the changelog	-64
the chapter	-11
the city	90
the classroom	-30
the clean	-24
the clinic	109
the close	-19
the club	-11
the coast	13
the cold	-98
the collection	45
the committee	38
the commute	14
the company	94
the conductor	122
the contract	83
the corner	-61
the cough	-42
the council	46
the countdown	67
the county	-10
the course	-21
the court	-82
the crossword	39
the culprit	30
the custody	-11
the daily	48
the dark	67
the date	71
the day	-140
the dealer	113
the deed	90
the dentist	-138
the dept	17
the deputy	-83
the desk	96
the diagnosis	23
the diet	10
the dinner	18
the divorce	-80
the doc	-32
the doctor	120
the dog	-41
the drive	32
the driver	69
the drummer	122
the early	19
the editor	-70
the electric	-72
the end	-21
the entire	-11
the evening	66
the exam	-108
the exchange	26
the extension	20
the eye	19
the fall	89
the family	-45
the fare	-50
the fear	-13
the fee	-75
the fiddler	17
the fig	-48
the final	28
the finger	22
the fire	-93
the first	187
the flat	-81
the flea	45
the flower	-122
the flu	-236
the folk	125
the follow	-55
the food	-69
the fourth	-64
the free	-17
the freeze	83
the front	108
the full	53
the funeral	-114
the gallery	43
the garage	-40
the ghost	-29
the girl	107
the good	-34
the granite	45
the grind	126
the group	-185
the gym	-231
the hall	-32
the head	111
the heat	-65
the hen	-46
the hill	-65
the hip	-25
the home	146
the hospital	151
the hotel	41
the house	108
the in-laws	-155
the insurance	138
the invite	131
the invoice	20
the jingle	-22
the job	189
the judge	155
the key	115
the kid	-12
the kit	53
the knee	15
the lab	-19
the lad	16
the lakeside	40
the last	136
the late	38
the lease	41
the leave	109
the lesson	-38
the letter	-71
the library	-124
the light	-17
the live	61
the login	36
the loo	115
the lot	27
the lounge	138
the lunchtime	61
the macro	38
the man	59
the mart	18
the meal	-33
the menu	14
the merchant	24
the migration	36
the milestone	79
the minimum	40
the minute	-21
the mole	-10
the moment	125
the money	154
the month	-34
the morning	-131
the move	-20
the music	132
the name	-139
the named 0	-58
the named 1	47
the named 2	105
the navy	-49
the neck	46
the neighbour	-157
the nest	-76
the neurologist	113
the new	207
the next	-22
the night	153
the noise	40
the normal	120
the notary	74
the number	57
the office	30
the old	138
the op	34
the oral	-125
the order	-13
the orthodontist	63
the orthopaedic	64
the other	-153
the owl	37
the own 0	-206
the own 2	142
the owner	-116
the paper	124
the park	-53
the party	60
the past	106
the payment	-76
the payroll	-86
the pharm	-40
the phone	-121
the piano	-25
the pitch	47
the place	-82
the pool	-38
the post	54
the poster	51
the pot	-43
the practice	-32
the prefecture	57
the pregnancy	79
the preparation	50
the price	-149
the printer	-95
the problem	31
the project	81
the pub	38
the quick	60
the quote	68
the radio	-124
the read	38
the recipe	15
the redesign	10
the refund	-50
the removal	24
the rent	-201
the rental	-36
the rest	41
the retarder	11
the retest	45
the review	-16
the right	57
the ring	180
the river	-53
the road	-74
the roof	-82
the room	-48
the rota	28
the router	38
the run	-16
the same	-193
the scan	103
the schedule	65
the school	97
the science	30
the scooter	60
the scrapyard	65
the sea	50
the season	54
the second	-31
the shin	40
the ship	40
the shop	-32
the shoulder	-67
the side	40
the sign	156
the site	132
the snow	57
the spare	121
the speech	-17
the spring	-96
the stable	69
the stair	-17
the stakeholder	-21
the stall	-58
the start	-118
the steer	51
the store	-138
the storm	-109
the studio	-104
the sub	59
the subjunctive	-94
the suite	57
the sum	21
the summer	88
the supplier	85
the surgeon	15
the swan	49
the table	66
the tablet	11
the tank	62
the target	12
the tax	69
the team	151
the teetotal	-35
the test	-16
the text	98
the therapy	62
the thing	-14
the third	-35
the throne	33
the till	15
the time	-36
the timetable	-63
the top	19
the town	148
the train	-40
the trainer	66
the tram	11
the travis.yml	-18
the trip	-103
the troop	45
the uni	86
the university	111
the unnamed 0	-133
the unnamed 1	-70
the unnamed 2	91
the usual	-287
the vape	38
the venue	35
the vet	20
the village	-89
the walk	54
the wall	-151
the ward	-87
the way	-72
the weather	-18
the web	60
the wedding	-111
the week	-136
the whole	56
the winter	34
the workshop	-84
the wrong	81
the yard	82
the year	-48
the yearly	-120
theatre now	55
theatre on @job	77
theatre own 2	43
their	-101
their <shared>	27
their cut	67
their named 0	-168
their own 0	30
their own 2	-39
their unnamed 1	65
their wedding	71
them	-37
them </s>	-53
them ?	53
them every	-20
them i	-54
them named 0	-74
them named 1	-38
them now	-28
them own 1	97
them own 2	47
them unnamed 1	-129
then	-304
then ?	67
then come	-56
then no	75
then on #month	116
then on #name	-192
then on #number	-163
then own 1	-107
then own 2	-70
then unnamed 1	-97
theo on #month	-27
theo on @dwelling	25
theo on @illness	-67
therapist	-85
therapist on @illness	95
therapist sign	25
therapy </s>	62
therapy named 0	62
therapy on #name	61
therapy unnamed 1	-40
there	89
there </s>	57
there <shared>	67
there ?	44
there a	-108
there all	62
there anything	-188
there are	-42
there compare	17
there for	-11
there just	47
there named 0	77
there named 1	52
there no	135
there not	119
there on #month	43
there on #name	52
there on #number	113
there on @job	18
there on @vehicle	131
there own 0	107
there own 1	-157
there own 2	-103
there so	18
there time	78
there unnamed 0	-70
there unnamed 1	96
there will	90
these	266
these <shared>	-145
these day	348
these fix	-18
these named 0	-38
these named 1	215
these own 0	-62
these own 1	135
these own 2	168
these unnamed 0	-152
these unnamed 1	286
thesis	-184
thesis on #month	156
thesis on #name	-111
thesis on #number	13
thesis on @crime	-25
thesis on @hobby	106
thesis on @job	-79
thesis on @science	-23
thesis on @sport	106
thesis own 1	27
they	124
they bring	19
they bump	112
they call	150
they can	19
they cancel	132
they change	97
they charge	-64
they did	123
they discharge	-25
they eat	20
they extend	-42
they feel	62
they give	82
they have	-41
they make	130
they mislabelled	-44
they named 0	59
they named 1	26
they not	-210
they own 0	-72
they own 1	138
they own 2	125
they push	-40
they put	-104
they raise	47
they refund	39
they rename	-81
they renew	13
they resurface	16
they send	29
they switch	22
they transfer	31
they unnamed 0	-97
they unnamed 1	-128
they unnamed 2	160
they want	169
they'd	46
they'd first	85
they'd on #number	80
they'd unnamed 0	85
they're	-181
they're a	15
they're go	-17
they're on #name	-13
they're on @alcohol	-21
they're on @bread	27
they're on @color	18
they're on @drink	-21
they're on @food	-12
they're on @illness	31
they're on @narcotic	-21
they're on @wine	-21
they're own 1	-146
they're own 2	-47
they're unnamed 2	147
they're with	-21
they've	87
they've been	48
they've cross	-54
they've cut	144
they've give	-17
they've named 0	23
they've on #day	124
they've on #month	116
they've on #name	-166
they've on #number	234
they've on @doctor	140
they've on @hobby	46
they've on @hospital	42
they've on @illness	132
they've on @income	45
they've on @job	63
they've on @medicine	45
they've on @science	40
they've on @sport	46
they've own 0	-62
they've own 1	-58
they've own 2	71
they've push	-35
they've put	-55
they've take	13
they've tell	-115
they've train	14
they've unnamed 1	124
thief	33
thief have	33
thief on #name	39
thing	84
thing #name	68
thing </s>	-127
thing <shared>	-66
thing early	28
thing had	47
thing he	-61
thing i	-39
thing is	41
thing named 0	-186
thing named 1	-66
thing not	120
thing of	106
thing on #day	-63
thing on #month	56
thing on #number	18
thing on @family	65
thing on @food	-52
thing on @game	90
thing on @hobby	50
thing on @sport	31
thing own 0	-348
thing own 1	205
thing own 2	117
thing that	16
thing to	59
thing unnamed 0	-188
thing unnamed 1	79
thing unnamed 2	81
thing was	94
thing with	99
think	-189
think #name	144
think </s>	139
think ?	-158
think about	-306
think he	-27
think i	-138
think it	-18
think named 0	-129
think officially	34
think on #month	-54
think on #name	-310
think on #number	-140
think on @color	28
think on @flower	-13
think on @job	-107
think own 0	-203
think own 1	-171
think own 2	71
think unnamed 0	17
think unnamed 1	50
thinkpad on #name	167
thinkpad on @job	131
thinner	66
thinner but	90
third	-29
third #day	139
third </s>	127
third <shared>	203
third girl	-101
third named 0	-174
third on #day	102
third on #name	-59
third on #number	39
third on @animal	-50
third on @job	-61
third own 1	69
third own 2	93
third time	29
third unnamed 0	-226
third unnamed 1	30
third-year	11
third-year named 0	11
third-year now	11
this	-175
this #day	-348
this #name	16
this #number	-88
this <shared>	-352
this afternoon	35
this alone	-25
this autumn	45
this christma	29
this from	28
this guy	118
this month	11
this morning	281
this named 0	16
this named 1	31
this named 2	-133
this once	-240
this own 0	-592
this own 1	-71
this own 2	-411
this point	11
this season	72
this summer	90
this term	49
this time	-85
this unnamed 0	-90
this unnamed 1	-12
this unnamed 2	39
this week	-141
this year	61
tho	74
tho </s>	74
tho on #name	76
those	-16
those in	-32
those korean	44
those own 0	-12
those own 1	65
though	-154
though </s>	-106
though named 1	31
though on #name	-117
though own 1	-97
though some	18
thousand <shared>	19
threaten	-39
threaten to	-39
three <shared>	-60
thrill	34
thrill </s>	54
throne	33
throne as	33
throne on #name	39
through	170
through #number	132
through </s>	58
through and	65
through my	-110
through named 0	-118
through named 1	103
through on #month	206
through on #name	141
through on #number	207
through on @animal	-77
through on @dwelling	63
through on @fabric	59
through on @income	122
through on @pet	-16
through on @science	53
through on @vehicle	96
through own 0	70
through own 1	-19
through own 2	237
through the	82
through they	95
through unnamed 0	23
through unnamed 1	72
throw	89
throw a	64
throw him	34
throw in	53
throw named 0	22
throw named 1	118
throw on #name	95
throw on #number	-210
throw on @food	-24
throw on @illness	10
throw on @job	96
throw out	104
throw own 1	13
throw own 2	-15
throw the	69
throw unnamed 0	-164
throw unnamed 1	25
throw up	-196
thursday <shared>	84
thursday on #day	354
thursday on #month	-99
thursday on #name	-229
thursday on #number	-136
thursday on @animal	152
thursday on @dwelling	-81
thursday on @fabric	66
thursday on @food	99
thursday on @game	-47
thursday on @hobby	-12
thursday on @hospital	83
thursday on @illness	32
thursday on @pet	156
thursday on @sport	22
thyme	44
thyme on #name	44
thyme on @flower	44
théo on #name	40
tiago on #name	73
tiago on #number	-43
tiago on @family	73
tica on #name	93
tica on @animal	67
tica on @cat	67
tica on @pet	67
ticket	132
ticket </s>	25
ticket for	89
ticket on #month	84
ticket on #name	104
ticket on #number	40
ticket own 1	113
ticket unnamed 1	34
tidyfmt	77
tidyfmt on #name	-72
tidyfmt on #number	-30
tidyfmt over	77
tie	125
tier	-25
tier own 1	61
tight	-31
tight on #name	54
tighten	-25
tighten on #number	71
tiina on #number	-72
tiina on @animal	-77
tiina on @cat	-72
tiina on @pet	-72
tilburg on #name	-136
tile	-148
tile on #number	95
till	-112
till #day	-281
till #month	78
till #number	-48
till </s>	15
till end	10
till named 0	181
till named 1	-62
till on #day	76
till on #month	194
till on #name	-262
till on #number	-46
till on @food	58
till on @hobby	-68
till on @job	101
till on @medicine	73
till on @sport	-68
till own 0	-91
till own 1	-150
till unnamed 0	-61
till unnamed 1	-105
time	175
time #number	104
time </s>	121
time and	87
time are	49
time differ	19
time for	126
time i	-13
time in	-22
time is	26
time named 0	31
time named 1	30
time named 2	97
time on #day	-158
time on #month	38
time on #number	-36
time on @animal	60
time on @bird	111
time on @boat	128
time on @color	36
time on @doctor	-26
time on @food	-18
time on @hobby	-56
time on @job	-111
time on @sport	-56
time on @vehicle	152
time own 0	38
time own 1	101
time own 2	45
time since	112
time the	111
time to	140
time unnamed 0	-406
time unnamed 1	112
time unnamed 2	73
time were	-14
timeline	163
timeline on #month	108
timeline on #number	163
timeline own 1	135
timetable	-34
timetable </s>	-15
timetable can	47
timetable on #day	94
timetable on @hobby	-29
timetable on @sport	-29
timetable own 0	29
timetable unnamed 0	29
tin	-46
tiny	30
tiny on #name	30
tinygrid	55
tinygrid on #name	-237
tinygrid on #number	-152
tinygrid over	60
tip	-26
tip </s>	-63
tip ?	20
tip for	52
tip on #name	151
tip on #number	23
tip on @furniture	33
tip on @job	32
tip unnamed 0	59
tip unnamed 1	10
tire	-155
tire </s>	-40
tire on #number	-36
tire own 1	-51
title	33
title as	35
title idea	67
title named 0	-70
title on @job	175
title own 1	146
to	-19
to #month	-132
to #name	66
to #number	196
to </s>	90
to <shared>	-127
to a	111
to another	95
to apple	39
to ask	-148
to batch	-18
to be	39
to become	-56
to buy	-185
to cancel	-241
to change	-93
to climb	-29
to college	44
to cover	61
to culinary	22
to cut	-69
to dance	83
to day	-21
to derby	20
to do	53
to drive	-99
to eat	-81
to end	-27
to every	-45
to feed	-73
to film	98
to flat	-41
to full	140
to get	-349
to give	-47
to go	-145
to hand	-64
to have	-39
to head	50
to her	50
to his	100
to home	113
to it	15
to its	73
to just	-69
to keep	-47
to knit	46
to know	-189
to law	59
to learn	-31
to leave	-178
to let	21
to live	-12
to look	-93
to market	74
to me	-99
to more	-70
to move	-12
to my	138
to myself	55
to named 1	41
to named 2	86
to new	-151
to next	35
to normal	-26
to once	135
to open	-86
to operate	-16
to operation	17
to own 0	-105
to own 1	16
to own 2	44
to parent	38
to parental	44
to play	-106
to push	97
to put	77
to quit	12
to rebook	93
to recycle	49
to refugee	59
to repaint	41
to replace	47
to reschedule	63
to run	-58
to say	30
to school	167
to sea	-30
to see	-269
to sell	-55
to send	-225
to set	16
to sleep	133
to smoke	64
to some	67
to someone	-104
to speak	43
to spend	-15
to split	58
to stay	-185
to stop	-60
to study	-40
to surrender	85
to switch	-185
to take	-78
to teach	-34
to tell	125
to the	-12
to them	129
to this	57
to throw	-75
to travel	97
to twice	146
to uni	23
to university	87
to unnamed 0	-116
to unnamed 1	-80
to unnamed 2	-71
to use	-144
to watch	80
to wedge	33
to work	-151
to write	-236
toast	59
toast idea	84
toast in	114
toast on #number	34
toast on @food	48
toast own 1	84
toby on #day	-37
toby on @game	-37
toby on @hobby	-37
toby on @sport	-37
today	-111
today #name	13
today </s>	71
today <shared>	90
today ?	88
today and	-44
today as	-265
today because	-260
today dino	86
today good	46
today he	-26
today i	15
today is	109
today it	-168
today make	11
today named 0	97
today named 1	95
today no	36
today not	119
today on	-89
today on #month	180
today on #name	-152
today on #number	103
today on @animal	-79
today on @bread	-75
today on @debt	152
today on @dog	55
today on @dwelling	43
today on @food	-250
today on @furniture	137
today on @hobby	-171
today on @illness	-48
today on @income	-161
today on @instrument	-52
today on @job	-78
today on @pet	-41
today on @pregnancy	85
today on @sport	-147
today on @treatment	58
today on @vehicle	-233
today own 0	-88
today own 1	-193
today own 2	-128
today put	46
today retro	55
today so	-257
today the	-129
today unnamed 0	-38
today unnamed 1	14
today unnamed 2	16
today was	-209
today what	121
today with	-31
together	106
together </s>	113
together idea	43
together now	-17
together on #name	36
together on #number	-122
together own 0	14
together own 1	40
together own 2	129
tom #name	52
tom named 1	157
tom on #name	-97
tom on #number	70
tom on @animal	-104
tom on @cat	-37
tom on @doctor	-23
tom on @job	-23
tom on @pet	-38
tom own 0	-193
tom own 1	-122
tom unnamed 1	11
tomas on #name	73
tomorrow	-492
tomorrow for	-155
tomorrow on #name	-273
tomorrow on #number	-316
tomorrow on @job	-212
tomorrow own 0	-173
tomorrow own 1	-260
tomorrow so	-236
tomorrow unnamed 0	-164
tonight	-154
tonight </s>	-13
tonight ?	76
tonight ads	-46
tonight named 0	-91
tonight on #name	-75
tonight on #number	51
tonight on @family	72
tonight on @hobby	85
tonight own 1	-31
tonight own 2	-39
tonight unnamed 1	-68
too	-46
too </s>	-76
too and	-128
too busy	124
too cold	58
too crowd	-93
too dangerous	55
too early	-43
too expensive	-75
too harsh	57
too high	48
too long	-94
too loud	-90
too many	177
too much	176
too named 0	-193
too named 1	-40
too named 2	22
too now	-257
too often	144
too old	127
too on #day	-37
too on #month	-51
too on #name	74
too on #number	-121
too on @animal	11
too on @bird	85
too on @bread	22
too on @crime	74
too on @dairy	-25
too on @doctor	45
too on @drink	-131
too on @farm_animal	64
too on @food	-79
too on @furniture	44
too on @game	21
too on @hobby	-30
too on @income	-123
too on @instrument	46
too on @job	-50
too on @music	44
too on @sport	-125
too on @temple	32
too on @vegetable	16
too on @vehicle	-125
too own 0	-76
too own 1	-68
too own 2	127
too pricey	159
too short	142
too slow	24
too small	-113
too so	-63
too unnamed 0	-335
too unnamed 1	14
too unnamed 2	19
tool	-97
tool on #name	17
tool on @job	-37
tool own 1	-37
tooth	-103
tooth named 1	43
tooth on #name	-35
tooth on @doctor	-42
tooth on @job	-42
tooth own 1	13
top	-74
top named 0	-39
top named 1	19
top of	-117
top on #number	-291
top on @food	72
top on @job	104
top own 2	-57
top unnamed 0	-247
top unnamed 2	66
topic	-52
topic for	23
topic named 0	23
topiramate	58
topiramate </s>	58
topiramate on @illness	58
topiramate on @symptom	58
toronto on #name	157
toronto on @job	113
total	180
total </s>	132
total for	45
total now	60
total on #name	98
total on #number	217
total on @illness	-41
total own 1	19
total own 2	94
totally	-18
touch	44
touch a	146
touch named 0	18
touch on #name	-101
touch on #number	76
touch on @drink	116
touch on @narcotic	177
touch own 0	49
touch own 1	24
touch unnamed 1	-64
touch with	37
tour	-136
tour on #name	-133
tour unnamed 1	89
touran on #name	144
town	-65
town </s>	24
town and	58
town on #name	34
town on @vehicle	62
town own 1	84
town unnamed 0	-236
track <shared>	75
tracker	77
trade	336
trade <shared>	46
trade in	92
trade my	93
trade named 1	159
trade on #name	239
trade on #number	104
trade on @color	88
trade on @instrument	130
trade on @job	76
trade on @music	95
trade own 1	265
trade own 2	-20
trade the	264
trade unnamed 1	169
trademark	38
trademark letter	38
trademark on #name	38
trailo on #name	38
train	-31
train <shared>	-220
train after	35
train as	83
train at	139
train connection	63
train from	17
train in	87
train is	-234
train like	83
train me	63
train named 0	19
train named 1	126
train on #day	-38
train on #month	33
train on #name	-31
train on #number	18
train on @doctor	82
train on @hobby	-94
train on @job	35
train on @sport	-70
train on @vehicle	54
train own 0	-78
train own 1	-63
train own 2	-16
train since	-65
train to	130
train unnamed 0	-294
train unnamed 1	84
train with	68
trainer	-33
trainer make	66
trainer named 0	60
trainer on @job	66
trainer own 1	-20
tram	82
tram for	78
tram named 0	-11
tram on #name	-91
tram on #number	-16
tram on @bicycle	88
tram on @job	42
tram on @vehicle	88
tram own 1	66
tram own 2	179
tram to	148
transfer	49
transfer me	31
transfer my	109
transfer named 0	188
transfer named 1	134
transfer on #name	44
transfer on @food	115
transfer own 1	-41
transfer own 2	-34
transfer to	52
transit on #name	23
translate	-81
translate <shared>	57
translate on #name	64
translate own 2	-40
translation	-18
translator	-35
translator on #name	-35
translator politely	37
transpose	-50
transpose it	-50
transpose on #number	-18
travel	-49
travel </s>	36
travel <shared>	51
travel agent	61
travel named 0	85
travel named 2	28
travel on #month	-20
travel on #name	-196
travel on #number	-27
travel on @job	52
travel own 1	31
travel to	-81
travel with	41
travis.yml	-18
travis.yml </s>	-18
travis.yml on #name	-18
treat	39
treat </s>	81
treat on #name	70
treat unnamed 1	93
tree	130
tree is	40
tree on #name	142
tree this	60
tree unnamed 1	119
tremblays on #name	18
tremor	48
tremor </s>	48
tremor named 1	-27
tremor on #name	126
trial	-94
trial on #month	-34
trial on #name	-25
trial on #number	-92
triathlon own 1	16
triathlon shop	37
trigger	-44
trigger i	46
trigger own 1	-30
trim	162
trim named 0	135
trim on #number	162
trim to	93
trip even	-17
trip is	68
trip named 0	11
trip on #month	103
trip on #name	58
trip on #number	-15
trip on @vehicle	-27
trip over	82
trip own 1	101
trip to	-35
trip unnamed 0	-180
troop	45
troop on #name	45
troop with	45
trouble	41
trouble at	-14
trouble named 0	18
trouble on #name	-14
trouble own 1	113
trouble the	35
truck	-119
truck firm	-34
truck on #name	-171
truck on @food	-95
truck on @job	64
true	-179
true <shared>	37
try	-302
try it	86
try on #month	59
try on #number	-80
try own 0	-182
try own 1	-197
try own 2	-55
tube	-30
tube </s>	-30
tube named 0	-30
tucson on #name	97
tucson on @family	56
tuesday <shared>	37
tuesday on #day	135
tuesday on #name	-170
tuesday on #number	144
tuesday on @animal	17
tuesday on @believer	71
tuesday on @body_part	127
tuesday on @cat	95
tuesday on @dog	62
tuesday on @dwelling	-32
tuesday on @family	32
tuesday on @food	-38
tuesday on @hobby	31
tuesday on @income	133
tuesday on @job	-162
tuesday on @pet	117
tuesday on @science	-29
tuesday on @seasoning	56
tuesday on @sport	15
tuesday on @treatment	42
tuition	135
tuition own 1	135
tulsa on #name	35
turn	70
turn #number	105
turn into	54
turn named 0	48
turn named 1	24
turn named 2	123
turn on #month	68
turn on #name	-220
turn on #number	212
turn on @doctor	95
turn on @drink	129
turn on @family	140
turn on @food	117
turn on @illness	103
turn on @job	50
turn on @medicine	39
turn on @nut	65
turn on @seafood	109
turn out	20
turn own 0	-273
turn own 1	-16
turn own 2	87
turn the	59
turn unnamed 0	35
turn unnamed 1	-27
turn up	41
tutor	54
tutor on #day	24
tutor on #number	-19
tutor on @job	24
tutor on @science	24
tutor own 1	54
tweak	40
tweak my	51
tweak unnamed 0	91
twelfth	97
twelfth on #name	99
twelfth on #number	97
twelve <shared>	-31
twenty <shared>	73
twice	-58
twice a	126
twice on #name	-264
twice on #number	94
twice on @food	-84
twice on @hobby	-85
twice on @sport	-85
twice own 1	-111
twice own 2	137
twin	-68
twin </s>	23
twin on #number	-128
twin unnamed 0	-215
twin yesterday	74
twinge	40
twinge in	40
two <shared>	-194
type	-33
type named 0	84
type named 1	134
type on #name	19
type on #number	94
type own 1	144
type the	-11
typo	205
typo early	87
typo grandma	61
typo it	-54
typo on #name	79
typo on #number	186
typo own 1	122
typo own 2	114
typst on #name	-16
tyre	-73
tyre for	-41
tyre on #name	-68
tyre own 1	-23
tyre pressure	22
u13s on @game	55
u13s on @hobby	55
u13s on @job	55
u13s on @sport	55
uber <shared>	-49
ugh	-193
ugh </s>	-190
ugh on #number	-31
ugh on @hobby	24
ugh on @job	79
ugh on @sport	24
ugh own 1	-82
ukulele	-22
ukulele on #number	85
ukulele which	86
ultrasound on #month	107
ultrasound on #number	107
un on #month	111
un on #number	98
unaided	64
unaided again	64
uncle	-123
uncle on #name	39
uncle's <shared>	11
under	-87
under #number	-193
under <shared>	71
under his	21
under me	149
under named 2	-46
under on #month	12
under on #name	-34
under on #number	-138
under on @food	-19
under on @hobby	11
under on @illness	76
under on @job	113
under own 1	-51
under own 2	-52
under the	-68
under unnamed 0	-231
under unnamed 1	89
undergrad	21
undergrad </s>	21
undergrad on #name	61
undergrad own 1	54
undertow on #name	-18
unfair	29
unfair on	29
unfair on #name	54
uni	39
uni </s>	47
uni give	86
uni nowadays	23
uni on #month	132
uni on #name	-100
uni on #number	171
uni on @income	105
uni on @job	-15
uni own 0	47
uni own 1	38
uni so	47
uniform	24
uniform on #name	39
uniform own 1	14
uninstalled	99
uninstalled </s>	-20
uninstalled <shared>	187
uninstalled on #name	137
uninstalled on @job	60
uninstalled own 1	218
unit	25
unit </s>	64
unit on #number	48
unit own 1	39
university	127
university </s>	87
university library	59
university on #name	104
university on @job	116
university own 1	109
unpack	-69
unpack on #name	76
unreal	-20
unreal i	-20
unreal own 1	-20
until	-147
until #day	-346
until #month	-142
until #name	98
until #number	-14
until <shared>	17
until mid	51
until named 1	75
until next	155
until on #day	97
until on #month	195
until on #name	-366
until on #number	20
until on @animal	-21
until on @dog	21
until on @hobby	158
until on @job	-227
until on @pet	21
until on @sport	113
until own 0	-311
until own 1	-44
until own 2	-82
until the	-144
until unnamed 0	10
until unnamed 1	-285
up	105
up #name	71
up </s>	-22
up <shared>	-10
up ?	-27
up a	50
up after	71
up again	-272
up as	-16
up at	100
up being	-147
up by	-237
up for	36
up from	-133
up he	-20
up her	-61
up here	68
up hope	-35
up i	-37
up in	64
up it	112
up last	133
up my	174
up named 0	91
up named 1	195
up named 2	68
up next	-11
up on	130
up on #month	-204
up on #name	52
up on #number	58
up on @alcohol	-75
up on @bird	116
up on @body_part	-21
up on @bread	-49
up on @color	47
up on @doctor	127
up on @dog	-10
up on @drink	75
up on @dwelling	13
up on @fabric	45
up on @family	-268
up on @farm_animal	21
up on @fish	21
up on @food	-50
up on @fruit	-76
up on @game	-12
up on @hobby	12
up on @hospital	27
up on @illness	-73
up on @income	54
up on @instrument	41
up on @job	-10
up on @meat	-19
up on @medicine	10
up on @narcotic	-84
up on @nut	10
up on @pet	-16
up on @pregnancy	42
up on @science	-32
up on @sport	65
up on @vegetable	58
up our	-37
up own 0	-123
up own 1	18
up own 2	149
up ownership	-51
up please	28
up the	201
up their	51
up these	-56
up thing	28
up this	25
up to	108
up unnamed 0	-230
up unnamed 1	50
up unnamed 2	-86
up until	-73
up we	39
up with	-43
update	17
update </s>	-65
update his	80
update my	51
update named 0	122
update named 1	-41
update on #day	124
update on #month	90
update on #name	-110
update on #number	99
update own 2	34
update the	47
update unnamed 1	-26
upgrade	-59
upgrade on #name	-30
upgrade on #number	-30
upright	-81
upright on #name	-46
upstairs	-286
us	28
us #number	-120
us </s>	22
us ?	107
us a	-168
us any	-54
us are	58
us as	-89
us at	113
us down	94
us for	-21
us he	135
us in	30
us keep	68
us last	132
us named 0	-54
us named 1	34
us named 2	96
us now	99
us on	-83
us out	-107
us own 0	15
us own 1	-122
us own 2	-56
us renew	52
us so	31
us the	79
us to	-103
us unnamed 1	111
us unnamed 2	36
us until	85
us up	81
us with	55
use	-124
use #name	133
use <shared>	-194
use a	-21
use it	-104
use named 0	-215
use named 1	-12
use on #name	-116
use on #number	-81
use on @dwelling	11
use on @food	-26
use on @illness	109
use on @job	-110
use on @mental_illness	121
use on @symptom	60
use own 0	-384
use own 1	14
use own 2	-30
use that	-38
use the	-48
use to	-172
use unnamed 0	-287
use unnamed 2	36
user	-36
user get	47
user on #name	45
user on #number	101
user on @income	70
user own 1	62
user this	70
user unnamed 1	26
using <shared>	54
usual	-338
usual on #name	-230
usual on #number	-217
usually	-90
usually on #name	-21
usually on @job	33
usually own 2	37
ute on @body_part	20
ute on @illness	20
ute on @symptom	20
utrecht on #name	115
ux <shared>	-71
v2	-45
v2 on #month	-45
v2 on #number	-45
v2 on @hobby	-45
v2 on @sport	-45
v2 own 1	-45
valencia on #month	75
valencia on #name	-118
valencia on #number	154
van	-96
van </s>	-65
van <shared>	-48
van named 0	-37
van named 1	-17
van on #month	-28
van on #name	-43
van on #number	-29
van on @job	63
vanmoof on #name	48
vanmoof on @animal	-13
vape	-30
vape on #name	-31
vaping	35
vaping on #number	35
varnish	24
varnish </s>	24
varnish on #name	-16
varnish on @instrument	54
varnish own 1	55
vat on #number	30
veg	91
veg named 0	24
veg next	24
veg on #day	93
veg on @food	110
veg on @job	121
veg on @vegetable	91
veg own 1	70
vegan	-169
vegan unnamed 0	-117
vegetarian </s>	-66
vegetarian on #name	-170
vegetarian on #number	-120
vegetarian own 1	96
vegetarian rather	40
vegetarian unnamed 0	-66
veggie	73
veggie #name	28
veggie in	67
veggie on @food	67
veggie own 0	28
vendor	20
vendor on #number	73
venue	26
venue </s>	40
venue had	35
venue named 0	57
venue on #month	77
venue on #name	37
venue on #number	62
venue on @boat	12
venue on @vehicle	12
venue unnamed 0	35
vera on #name	10
vera on @job	10
verb shared False	-54
verb shared True	-173
verde own 0	13
version	120
version #number	61
version is	72
version on #name	121
version on #number	90
version unnamed 1	101
very	-104
very much	49
very on #name	-98
very on @food	133
very own 1	-45
very unnamed 2	-64
vet	20
vet around	67
vet bill	52
vet named 0	122
vet named 1	43
vet on #name	-108
vet on #number	-133
vet on @animal	-191
vet on @bread	-130
vet on @dessert	-130
vet on @doctor	40
vet on @food	-187
vet on @hospital	-53
vet on @job	-34
vet own 1	-158
vet say	-77
veterinary	78
veterinary nurse	14
video	-60
video own 1	-30
vienna on #name	182
view	15
view </s>	114
view on #day	28
view on #name	-67
view on #number	20
view on @food	51
view own 1	68
view unnamed 1	85
village	-92
village named 0	-108
village on @dwelling	56
village own 0	49
village school	-108
vinho own 0	13
vinyl	-17
vinyl own 1	70
violin	-76
violin on @job	88
visa	-26
visa on #month	71
visa on #name	-17
visa on #number	-77
visa own 1	-115
visa refuse	64
visa unnamed 0	101
visit	-312
visit </s>	51
visit <shared>	-203
visit named 0	-260
visit on #day	-48
visit on #name	-342
visit unnamed 1	-55
vitamin	-183
vitamin d	-183
vitepress on #name	57
vitest	51
vitest on #name	52
viva	-73
viva </s>	-73
vivaro on #name	107
vocal	84
vocal cord	114
vocal named 1	114
vocal on @illness	114
voice	-17
voice on #name	29
voice own 0	56
volt <shared>	-26
voluntary	-28
voluntary on #name	-28
voluntary redundancy	-28
voss on #name	31
vote	69
vote #number	54
vote it	38
vote on #number	110
vote own 2	-26
vote unnamed 1	137
vp on #name	101
vw on #name	137
vít on @game	15
vít on @hobby	15
vít on @sport	15
wage	46
wage named 0	48
wage next	48
wait	-164
wait for	-13
wait named 1	84
wait on #month	84
wait on #name	-214
wait on #number	128
wait on @illness	10
wait own 2	22
waiting <shared>	55
wake	-133
wake named 0	-47
wake on #number	-98
wake on @animal	-14
wake on @pet	-14
wake own 1	-108
wake unnamed 1	-10
wale	-25
wale on #month	56
wale on #name	47
wale unnamed 1	33
walk	111
walk </s>	65
walk all	66
walk is	-15
walk named 1	85
walk on #day	-58
walk on #name	21
walk on #number	-159
walk on @alcohol	-21
walk on @animal	43
walk on @body_part	-48
walk on @color	16
walk on @dog	43
walk on @drink	-35
walk on @food	-88
walk on @furniture	120
walk on @hobby	59
walk on @job	69
walk on @medical_device	156
walk on @narcotic	-21
walk on @pet	43
walk on @sport	59
walk on @wine	-21
walk out	-70
walk own 0	-37
walk own 1	73
walk own 2	-29
walk they're	-21
walk to	-17
walk unaided	64
walk unnamed 1	139
walk without	48
wall	-170
wall </s>	-146
wall named 0	-99
wall on #name	-56
wall on #number	82
wallet	-43
wallet is	-43
wallet on #number	-43
wallet own 2	-43
wallner on #name	-106
wanikani on #name	121
want	-151
want #number	179
want </s>	93
want <shared>	-32
want a	15
want another	16
want it	-10
want me	-126
want more	-15
want named 0	-160
want named 1	-20
want on #day	-100
want on #month	11
want on #name	-198
want on #number	107
want on @doctor	108
want on @drink	-18
want on @dwelling	-37
want on @fabric	36
want on @family	42
want on @game	33
want on @hobby	-42
want on @income	-112
want on @job	19
want on @sport	20
want on @vehicle	-114
want own 0	-11
want own 1	-158
want own 2	-67
want the	-94
want to	-293
want unnamed 0	83
want unnamed 1	-24
want unnamed 2	-72
want weekly	-19
ward	-61
ward as	57
ward mum	64
ward on #name	-100
ward on @doctor	10
ward on @job	-13
ward own 1	-10
ward unnamed 0	-228
wardrobe	71
wardrobe on #name	78
wardrobe send	88
warehouse	-146
warehouse on #name	-78
warehouse unnamed 1	79
warm	32
warm </s>	48
warn	112
warn me	81
warn on #name	42
warn on #number	126
was #day	40
was #name	43
was #number	-213
was <shared>'s	19
was a	75
was always	94
was amaze	59
was away	-143
was awful	55
was bear	173
was big	34
was bury	52
was cancel	-245
was clear	62
was contaminate	19
was deliver	67
was do	64
was doing	-35
was down	-252
was drive	-39
was faulty	15
was float	76
was full	30
was get	151
was give	64
was go	-131
was good	18
was her	28
was in	-244
was inhuman	40
was insane	-48
was it	61
was joke	80
was just	70
was kid	59
was kill	55
was lactose	50
was late	-343
was let	-24
was lovely	58
was me	22
was miserable	30
was move	-88
was my	203
was named 0	-214
was named 1	17
was named 2	177
was never	158
was not	-31
was off	-142
was on	-191
was operate	-19
was own 0	-191
was own 1	156
was own 2	117
was pack	16
was postpone	-154
was promote	-10
was push	29
was put	-33
was read	13
was release	32
was ruin	36
was run	117
was scrap	95
was sell	29
was shameless	67
was shut	-180
was sick	-239
was slow	-56
was so	40
was someone	69
was something	45
was sore	16
was steal	16
was swallow	15
was switch	39
was take	63
was the	-11
was through	69
was too	137
was unnamed 0	-283
was unnamed 1	135
was unnamed 2	53
was well	26
was wreck	-53
was write	55
was wrong	153
was yesterday	19
wasn't <shared>	66
wasn't on #day	109
wasn't on #name	74
wasn't on #number	-99
wasn't on @job	24
watch	-10
watch <shared>	102
watch on #day	33
watch on #name	62
watch on #number	76
watch on @doctor	48
watch on @hobby	-45
watch on @job	23
watch on @sport	-10
watch own 1	85
watch seinfeld	58
watch thing	16
water	-27
water on #name	-107
water on #number	-90
water on @animal	-11
water on @drink	-18
water own 1	-94
water own 2	87
water sweet	74
waterlogged	16
way </s>	-199
way and	48
way down	27
way good	36
way named 0	-137
way named 1	178
way nice	92
way on #day	37
way on #name	85
way on #number	-255
way on @animal	-106
way on @color	25
way on @family	52
way on @food	51
way on @hobby	-77
way on @illness	106
way on @sport	-65
way own 0	-239
way own 1	106
way own 2	-156
way to	-65
way too	39
way unnamed 0	-192
way unnamed 2	-59
way with	115
we	108
we agree	130
we all	-79
we are	-57
we bin	156
we both	21
we bring	177
we bump	-168
we bury	81
we buy	-90
we can	46
we carry	13
we change	-46
we chat	-106
we decide	101
we deploy	-46
we ditch	95
we drop	98
we each	24
we eat	31
we finally	90
we find	79
we finish	108
we fly	43
we get	-24
we give	48
we go	-17
we had	115
we hand	39
we have	-146
we just	98
we keep	44
we leave	141
we lose	111
we measure	56
we meet	-83
we merge	-19
we move	-24
we named 0	-52
we named 1	91
we named 2	103
we now	-34
we own 0	-280
we own 1	28
we own 2	-98
we play	39
we pull	149
we put	89
we rename	-58
we replace	-22
we rip	-70
we run	38
we save	58
we say	121
we scratch	108
we sell	-75
we sign	145
we slaughter	128
we start	37
we stay	-15
we stop	84
we switch	22
we take	-88
we tear	-48
we throw	92
we trade	129
we unnamed 0	-118
we unnamed 1	202
we unnamed 2	23
we use	32
we were	-30
we withdraw	58
we're	159
we're #number	10
we're <shared>	-58
we're a	28
we're all	141
we're at	-214
we're do	-11
we're down	106
we're farm	27
we're finish	-28
we're get	120
we're in	-96
we're milk	52
we're named 0	70
we're named 1	-52
we're not	11
we're on	-27
we're out	114
we're own 0	24
we're own 1	104
we're own 2	107
we're take	30
we're unnamed 0	-364
we're unnamed 1	44
we're with	67
we've	117
we've been	-17
we've get	40
we've give	-35
we've had	51
we've live	34
we've move	48
we've named 0	-146
we've named 1	146
we've own 0	130
we've own 1	154
we've own 2	132
we've pack	-77
we've push	-54
we've quit	67
we've unnamed 0	-299
we've unnamed 1	-25
we've unnamed 2	120
wear	-178
wear a	37
wear me	63
wear on #name	-105
wear on #number	-29
wear on @job	99
wear own 1	23
wear own 2	-17
wear unnamed 0	-139
wear unnamed 1	-87
weather is	-17
weather on #month	19
weather on #name	-11
weather or	69
weather own 1	91
web	60
website on #name	15
wed on @job	15
wedding	-142
wedding </s>	-122
wedding back	68
wedding day	71
wedding has	-56
wedding named 0	-82
wedding named 1	40
wedding on #day	-269
wedding on #month	206
wedding on #name	-171
wedding on #number	21
wedding own 0	31
wedding unnamed 0	-209
wedding unnamed 1	-88
wedge	33
wedge clay	33
wednesday <shared>	-131
wednesday on #day	141
wednesday on #name	-329
wednesday on #number	-177
wednesday on @family	110
wednesday on @game	95
wednesday on @hobby	76
wednesday on @illness	-26
wednesday on @instrument	133
wednesday on @job	86
wednesday on @sport	41
week #name	147
week #number	30
week </s>	-91
week <shared>	52
week ?	20
week ago	-45
week ahead	56
week alternate	-11
week at	31
week back	64
week because	-242
week behind	61
week big	53
week can	129
week early	21
week finally	45
week for	-157
week full-time	-38
week how	26
week is	46
week late	93
week named 0	-104
week named 2	66
week need	44
week now	18
week on	35
week on #day	-95
week on #month	90
week on #name	-191
week on #number	61
week on @animal	52
week on @bird	45
week on @boat	121
week on @doctor	-212
week on @dog	130
week on @drink	-35
week on @dwelling	-100
week on @family	119
week on @food	-74
week on @hobby	-93
week on @hospital	76
week on @illness	38
week on @income	18
week on @injury	67
week on @insect	63
week on @instrument	-14
week on @job	-254
week on @medicine	42
week on @narcotic	101
week on @pet	44
week on @seafood	123
week on @shellfish	116
week on @symptom	-15
week on @treatment	52
week on @vehicle	158
week own 0	-46
week own 1	-129
week own 2	17
week plan	95
week please	36
week ramp	71
week she	58
week so	-216
week still	13
week the	-71
week too	-75
week unnamed 0	155
week unnamed 1	-54
week unnamed 2	50
week why	54
week with	-29
week without	134
weekend <shared>	147
weekend on #day	-45
weekend on #name	-37
weekend on #number	-165
weekend on @alcohol	125
weekend on @drink	125
weekend on @dwelling	-122
weekend on @game	141
weekend on @hobby	109
weekend on @income	88
weekend on @job	-66
weekend on @narcotic	125
weekly	62
weekly #number	-19
weekly <shared>	-36
weekly from	42
weekly named 0	67
weekly now	13
weekly on #day	221
weekly on #name	-325
weekly on #number	88
weekly on @doctor	34
weekly on @job	-40
weekly own 0	-14
weekly own 1	80
weekly own 2	-51
weekly plan	30
weekly unnamed 0	-14
wei <shared>	-66
wei on #name	104
weigh	-145
weigh <shared>	10
weigh on #day	41
weigh on #number	-245
weigh own 1	-79
weight	36
weight named 0	46
weight on #name	64
weight own 0	62
weird	37
weird </s>	53
weird on #name	-16
weird on @food	73
weird on @job	36
weird on @seasoning	43
weird own 1	108
weird thing	67
welcome	70
well	-301
well </s>	-275
well again	46
well last	26
well named 0	-84
well on #name	-136
well on #number	-87
well on @dwelling	29
well on @family	76
well on @illness	46
well on @income	82
well on @job	-21
well own 0	-218
well own 1	-167
well own 2	-20
well so	-44
well unnamed 1	-225
wendy on #day	-23
were	-39
were always	68
were awful	-14
were cut	-28
were grant	45
were insane	82
were just	23
were named 0	-24
were named 1	-79
were noisy	21
were own 0	-69
were own 1	41
were own 2	259
were right	16
were ruin	31
were send	40
were silly	39
were sky	40
were too	124
were unfair	29
were unnamed 0	-503
were unnamed 1	-104
were wipe	-36
west <shared>	45
wet	-140
wet food	59
wet named 1	-56
wet on #number	27
what	24
what #name	91
what a	-220
what an	25
what are	-250
what benefit	20
what can	-206
what do	-265
what does	-22
what else	31
what fleet	61
what flower	35
what free	150
what go	-27
what good	78
what grow	-23
what health	62
what i	209
what is	-220
what monitor	46
what named 0	67
what named 1	-95
what oil	-13
what on #day	-26
what on #month	-223
what on #name	-103
what on @alcohol	-68
what on @animal	-18
what on @bird	-35
what on @boat	-17
what on @body_part	34
what on @bread	21
what on @car	-85
what on @color	29
what on @dairy	-110
what on @doctor	-172
what on @drink	-86
what on @dwelling	-144
what on @family	-80
what on @farm_animal	-45
what on @fish	116
what on @food	-209
what on @furniture	93
what on @game	-38
what on @hobby	-12
what on @hospital	-232
what on @illness	-145
what on @income	-206
what on @instrument	-52
what on @job	-264
what on @narcotic	-138
what on @science	-233
what on @seasoning	-31
what on @sport	-65
what on @vehicle	-48
what our	44
what own 0	-25
what own 2	105
what should	114
what symptom	48
what the	-99
what they'd	46
what time	47
what to	-170
what unnamed 0	-47
what unnamed 1	-268
what unnamed 2	-222
what was	-197
what we	-42
what would	-117
what you	-27
whatever	61
whatever that	61
wheel	-84
wheel </s>	65
wheel on @job	-30
wheel own 1	39
wheel own 2	19
when	-143
when <shared>	40
when a	-210
when can	-63
when do	71
when i	-180
when my	-34
when named 0	-175
when named 1	185
when on #day	86
when on #month	-166
when on #name	-102
when on @family	40
when on @hobby	67
when on @job	-188
when on @sport	67
when own 0	-303
when own 1	-148
when own 2	-34
when should	54
when somebody	55
when the	-152
when unnamed 0	-154
when unnamed 1	-75
when unnamed 2	73
when you	-38
where	-161
where are	45
where can	-226
where do	-281
where else	-29
where he	73
where i	73
where named 0	-52
where named 1	-171
where on #name	-58
where on #number	20
where on @job	46
where own 0	-95
where own 1	-31
where own 2	108
where the	-130
where to	50
where unnamed 0	-300
whether	-251
which	-88
which <shared>	-257
which feel	38
which insole	66
which is	13
which lock	-18
which make	30
which named 1	-114
which named 2	118
which own 0	20
which own 1	-88
which own 2	-139
which size	86
which subtitle	48
which tyre	115
which unnamed 0	-254
which veg	24
which was	15
while	-202
while #name	23
while back	78
while on #name	-105
while on #number	50
while own 1	-126
while own 2	-24
while unnamed 0	-242
whistle	54
whistle #name	34
whistle own 0	34
white	-63
white own 1	26
who	-125
who am	32
who could	67
who first kin	36
who first named	-33
who first team	-156
who first thing	38
who first user	62
who has	16
who i	22
who named 0	-168
who neither kin	-232
who neither named	-278
who neither team	-40
who neither thing	-53
who neither user	-131
who on @job	54
who own 0	-191
who own 1	-119
who own 2	-227
who third kin	131
who third named	53
who third team	-87
who third thing	-115
who third user	-304
who unnamed 0	-147
who unnamed 1	112
who unnamed 2	-15
whole	-31
whole <shared>	75
whole frontend	52
whole house	59
whole named 0	-68
whole named 1	-109
whole on #name	32
whole on #number	48
whole on @bird	54
whole on @body_part	21
whole on @dwelling	-22
whole on @family	143
whole on @hobby	119
whole on @job	-168
whole own 1	79
whole own 2	112
whole time	81
why	-158
why am	12
why is	20
why on #name	-181
why on @hobby	54
why unnamed 2	42
wife	-124
wife named 0	-200
wife named 1	144
wife now	-12
wife on #name	-107
wife on #number	-253
wife own 0	-223
wife own 1	41
wife unnamed 0	-234
wifi call	30
wifi name	49
wifi on #name	76
wifi on #number	-17
wifi on @hobby	72
wifi on @sport	72
wigan on #name	59
wigan on @job	63
wild on #name	44
wild on @flower	44
will	41
will be	29
will have	33
will it	52
will named 2	115
will own 1	113
will own 2	11
will unnamed 0	-323
will unnamed 1	-21
wilsons on #name	18
win	104
win </s>	186
win on #day	-94
win on #name	69
win on #number	78
win on @animal	23
win on @dessert	-22
win on @food	78
win on @game	42
win on @hobby	42
win on @sport	42
win on @vegetable	82
win own 1	118
win own 2	-45
win unnamed 1	144
wind <shared>	10
window	-53
window #number	-35
window </s>	-79
window and	20
window in	67
window is	-18
window named 0	132
window named 1	126
window now	-10
window on #name	-28
window on #number	-175
window on @animal	63
window on @bird	184
window on @insect	-79
window on @pet	136
window on @tree	100
window own 0	-16
window own 1	-79
window unnamed 0	-218
wine	22
wine on @alcohol	113
wine on @drink	113
wine on @narcotic	113
wine own 0	31
wine with	-26
wing	38
wing and	38
winter	83
winter break	38
winter named 0	82
winter on #name	15
winter on #number	120
winter on @food	18
winter on @illness	112
winter on @income	92
winter on @symptom	112
winter own 1	-47
winter own 2	107
winter so	112
wipe	73
wipe </s>	-36
wipe <shared>	79
wipe named 0	135
wipe named 1	-51
wipe on #name	200
wipe on #number	27
wipe own 2	133
wipe the	135
wiped <shared>	79
wire	-17
wise	18
wise i	18
wise on #name	54
wish	-328
wish me	-28
wish named 1	-133
wish on #number	-199
wish on @food	-54
with	106
with #name	-111
with #number	-95
with <shared>	-99
with all	14
with an	171
with animal	47
with another	-14
with backup	33
with being	28
with birthday	59
with bull	62
with champagne	22
with dinner	-10
with everything	-19
with garlic	-20
with gluten	20
with her	-130
with his	58
with it	33
with layer	44
with me	95
with merit	155
with my	153
with named 0	-23
with named 1	72
with named 2	101
with no	-62
with not	103
with own 0	-43
with own 1	49
with own 2	-44
with paper	-39
with release	63
with school	33
with that	-139
with these	-65
with unnamed 0	14
with unnamed 1	90
with unnamed 2	32
with us	205
with yin	57
withdraw	97
withdraw from	65
withdraw on #month	97
withdraw on #name	32
withdraw own 2	162
withdraw the	71
without	60
without </s>	60
without <shared>	99
without a	58
without any	47
without bread	30
without it	-43
without med	38
without murder	58
without named 0	75
without named 1	-11
without on #month	-119
without on #name	-71
without on #number	-59
without on @doctor	66
without on @food	-80
without on @furniture	18
without on @hobby	22
without on @illness	-21
without on @income	119
without on @job	33
without on @medical_device	150
without on @narcotic	20
without on @seasoning	122
without on @sport	24
without own 0	-311
without own 1	205
without own 2	88
without ring	83
without the	37
without trouble	19
without unnamed 0	-299
without unnamed 1	-68
without unnamed 2	71
wojtek on #name	15
wojtek on @income	27
wolf	23
wolf <shared>	-85
wolf down	23
wolf on @animal	52
wolf unnamed 1	55
woman	-52
woman <shared>	-67
woman call	108
woman does	53
woman on #name	63
woman on #number	28
woman on @job	32
woman own 2	-54
woman unnamed 1	42
won't <shared>	14
won't on #month	154
won't on #name	-192
won't on #number	-44
won't on @animal	89
won't on @hobby	102
won't on @job	-117
won't on @sport	94
wonder	-142
wonder on @dwelling	77
woohoo	17
woohoo </s>	17
word a	53
word for	-25
word on #name	-44
word on #number	25
word on @food	52
word own 1	-20
word unnamed 1	118
work	41
work #day	-20
work </s>	41
work <shared>	-75
work ?	24
work a	80
work as	-125
work at	61
work for	143
work from	40
work full	70
work in	-57
work named 0	162
work named 1	-135
work named 2	33
work now	-24
work on	-297
work on #day	-138
work on #month	70
work on #name	-28
work on #number	-135
work on @animal	65
work on @bird	-124
work on @body_part	27
work on @cat	120
work on @doctor	-106
work on @drink	24
work on @dwelling	45
work on @food	-195
work on @furniture	-51
work on @hospital	-58
work on @illness	60
work on @income	-85
work on @insect	122
work on @job	-10
work on @pet	43
work on @tree	43
work on @vegetable	-35
work out	32
work own 0	93
work own 1	-24
work own 2	-141
work permit	-32
work so	154
work the	37
work unnamed 0	-176
work unnamed 2	-28
work until	21
work we	81
workflow	120
workflow on #name	120
working <shared>	-82
workout	-48
workout on #name	48
workout own 1	69
workshop	-164
workshop and	-24
workshop named 0	60
workshop on #name	-163
workshop on @job	100
world	-243
world and	-34
world named 0	14
world on @food	39
world on @job	-42
worry	-120
worry about	-34
worry on @food	98
worry own 1	20
worth	-72
worth it	39
worth on #day	68
worth on #number	-99
worth on @job	33
worth own 0	-223
worth own 1	-136
worth own 2	120
worth the	-57
worth unnamed 0	-70
would	-399
would #number	-193
would <shared>	-166
would a	-263
would be	-166
would fit	144
would give	11
would i	-39
would it	-55
would named 0	-118
would named 1	-74
would named 2	60
would own 0	-285
would own 1	-212
would own 2	-229
would that	17
would unnamed 0	-165
would unnamed 1	-360
would you	-181
wouldn't on #name	13
wouldn't on @food	60
wow	26
wow </s>	26
wrap	144
wrap on #name	98
wrap unnamed 1	103
wrap up	98
wreck	48
wreck </s>	19
wreck my	-37
wreck on #day	-48
wreck on #name	-52
wreck on #number	110
wreck on @hobby	127
wreck on @sport	127
wreck own 1	88
wren on @job	63
wrench	94
wrench and	21
wrist	60
wrist </s>	41
wrist on #day	103
wrist on @fabric	46
wrist on @hobby	35
wrist on @job	66
wrist own 0	129
wrist own 2	-84
wrist put	46
wrist so	-13
wrist unnamed 1	24
write	-13
write </s>	-33
write <shared>	113
write a	-179
write and	-27
write everything	121
write her	-23
write in	-35
write it	57
write me	-75
write my	-11
write named 0	98
write named 1	-31
write named 2	64
write off	142
write on #day	-191
write on #month	19
write on #number	-122
write on @animal	-126
write on @color	58
write on @crime	56
write on @hobby	-40
write on @income	-81
write on @job	-128
write on @sport	-22
write own 1	-56
write own 2	-94
write the	-38
write to	19
write unnamed 0	-223
write unnamed 1	61
write unnamed 2	71
wrong	274
wrong #name	123
wrong </s>	95
wrong <shared>	163
wrong about	143
wrong day	-11
wrong figure	22
wrong it	168
wrong named 0	170
wrong named 1	219
wrong number	-50
wrong on #day	60
wrong on #month	-11
wrong on #number	192
wrong on @body_part	108
wrong on @food	182
wrong on @game	74
wrong on @hobby	-32
wrong on @illness	102
wrong on @sport	-30
wrong own 1	234
wrong own 2	-31
wrong the	69
wrong unnamed 0	-79
wrong unnamed 2	61
wrote <shared>	138
x1 on #name	74
xero on #name	65
xin on #name	-56
yara on #name	18
yard	82
yard instead	-80
yard on #name	123
yard own 1	87
yard unnamed 1	134
yard yesterday	61
yay	-17
yay </s>	-88
yay on #name	-27
year #name	-61
year </s>	-126
year ?	12
year ago	-363
year and	133
year are	-48
year he	22
year here	21
year in	-79
year last	66
year named 0	-61
year named 1	93
year of	158
year old	116
year on #name	-115
year on #number	-238
year on @alcohol	64
year on @animal	54
year on @color	61
year on @dairy	18
year on @dog	73
year on @drink	38
year on @fabric	59
year on @family	-231
year on @farm_animal	94
year on @food	-55
year on @illness	-22
year on @income	-92
year on @job	-52
year on @narcotic	128
year on @pet	59
year on @science	-49
year on @sport	42
year on @vegetable	52
year on @vehicle	53
year own 0	58
year own 2	48
year so	138
year unnamed 0	-436
year unnamed 1	-166
year without	-29
yearly	-120
yearly on #number	-103
yearly own 1	-25
yearly target	-80
yes	75
yes </s>	23
yes in	74
yes on #name	-20
yes on #number	110
yes own 1	44
yes unnamed 1	65
yesss	-40
yesss </s>	-40
yesterday	-56
yesterday </s>	52
yesterday a	74
yesterday and	-20
yesterday because	-213
yesterday cry	73
yesterday for	-41
yesterday named 0	212
yesterday on #name	-100
yesterday on #number	-144
yesterday on @animal	-125
yesterday on @body_part	-33
yesterday on @cat	-20
yesterday on @food	-18
yesterday on @hobby	-97
yesterday on @hospital	25
yesterday on @illness	27
yesterday on @income	-81
yesterday on @job	112
yesterday on @pet	-80
yesterday on @science	18
yesterday on @seasoning	116
yesterday own 0	-351
yesterday own 1	-75
yesterday own 2	-12
yesterday so	118
yesterday still	45
yesterday there	61
yesterday unnamed 0	-193
yesterday unnamed 1	-67
yesterday was	-56
yesterday we're	120
yet	-125
yet </s>	-22
yet unnamed 1	47
yin	57
yin these	57
ynab on #name	65
yoga	54
yoga <shared>	-44
yoga named 1	105
yoga on @doctor	105
yoga on @job	46
yoga studio	94
yoghurt	40
yoghurt and	65
yoghurt on @food	142
yoghurt own 0	62
yoghurt own 1	-13
you </s>	-41
you <shared>	-120
you bury	66
you can	40
you check	25
you do	-18
you draft	-58
you ever	59
you find	-42
you fix	102
you get	53
you have	116
you help	94
you know	-42
you look	96
you make	-47
you message	82
you named 0	81
you named 1	-51
you on #day	90
you on #month	-154
you on #name	-25
you on #number	-170
you on @animal	-17
you on @body_part	51
you on @dog	26
you on @drink	62
you on @family	22
you on @fish	90
you on @hobby	85
you on @income	-128
you on @job	137
you on @pet	51
you on @seasoning	54
you on @sport	85
you on @treatment	85
you on @tree	46
you own 0	-108
you own 1	62
you own 2	-80
you pick	-18
you plan	43
you put	-73
you rebuild	-22
you redo	100
you rewrite	63
you shift	58
you tell	-10
you the	76
you think	-234
you unnamed 0	-113
you unnamed 1	-187
you unnamed 2	58
you were	16
young	67
young couple	27
young guy	34
young man	10
young on #day	43
young on #name	95
young on @game	116
young on @hobby	116
young on @job	153
young on @sport	118
young own 0	22
young own 1	65
young unnamed 2	28
young woman	80
your	-86
your own 1	-16
youth on #name	61
youtube on #name	-39
youtube on @illness	45
youtube on @symptom	45
yuki on #name	-38
yusuf on @job	-25
zig on #name	16
zoe on #name	-55
zoe on #number	11
zoe on @animal	-48
zoe on @pet	-48
zofia on #day	84
zofia on #number	84
zofia on @instrument	84
zoom on #name	-81
zurich on #name	162
"""
# fmt: on
