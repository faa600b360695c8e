"""Learned by `mnemic.evals.questions`: do not edit, learn anew."""

# fmt: off
BIAS = 52
WEIGHTS = r"""
10?	-91
10|#no	42
10|#number	29
10|^constraint	46
10|^habit	37
10|^own	-74
10|^slot constraint	65
140|#number	57
140|^project_fact	26
140|^slot said	33
17?	-378
17|#name	-197
17|^own	-347
19:00?	27
19:00|#number	31
19:00|^own	27
19:00|^relationship	83
19:00|^slot habit	-26
19:00|^slot relation	83
19:00|kid	137
1?	-184
1|^own	-138
1|^project_fact	-75
2009?	-65
2009|#name	-17
2009|#number	40
2009|^own	-28
2009|^project_fact	18
200?	-41
200|#number	88
200|^resource	70
200|^slot thing	70
2018?	-205
2018|#name	-144
2018|^own	-139
2025-03-04|^project_fact	23
2025-03-04|^slot said	84
237?	-16
237|#number	68
237|^project_fact	47
237|^slot said	61
23?	-378
23|#name	-197
23|^own	-347
2?	-385
2nd?	-40
2nd|#name	41
2nd|^habit	38
2nd|^own	-40
2nd|^slot habit	35
3am|#name	34
3d?	-79
3d|^own	-63
3d|^project_fact	19
3d|^slot said	25
4?	-303
4|#name	-193
4|^own	-294
5?	-479
6?	-136
6pm?	-49
6pm|#number	64
6pm|^own	-38
6pm|^project_fact	24
6pm|^slot said	69
6pm|five	64
6|^another	28
6|^project_fact	-57
6|^slot told	37
9?	-96
9th?	-57
9th|#name	-16
9th|@job	39
9th|^own	-40
9th|first	93
9th|want	75
9|#day	78
9|#month	72
9|#name	-34
9|#no	80
9|#number	25
9|^constraint	62
9|^own	-94
9|^slot habit	42
@alcohol|#name	-325
@alcohol|#no	-89
@alcohol|#number	-27
@alcohol|2020	77
@alcohol|@alcohol	26
@alcohol|@color	31
@alcohol|@dairy	46
@alcohol|@drink	85
@alcohol|@family	-96
@alcohol|@food	-47
@alcohol|@illness	52
@alcohol|@job	-85
@alcohol|@narcotic	26
@alcohol|@seasoning	35
@alcohol|@symptom	68
@alcohol|@tree	-71
@alcohol|^another	-145
@alcohol|^constraint	-25
@alcohol|^habit	-75
@alcohol|^ongoing_project	26
@alcohol|^own	-81
@alcohol|^preference	-30
@alcohol|^project_fact	-137
@alcohol|^recurring_state	-34
@alcohol|^relationship	-120
@alcohol|^slot condition	50
@alcohol|^slot habit	-90
@alcohol|^slot health	148
@alcohol|^slot project	26
@alcohol|^slot relation	-83
@alcohol|^slot said	-274
@alcohol|^slot state	97
@alcohol|back	56
@alcohol|drink	131
@alcohol|give	42
@alcohol|heartburn	53
@alcohol|like	41
@alcohol|migraine	104
@alcohol|milk	42
@alcohol|month	64
@alcohol|pregnant	116
@alcohol|red	104
@alcohol|room	91
@alcohol|seven	54
@alcohol|six	57
@alcohol|sixty	-56
@alcohol|take	59
@alcohol|tea	100
@alcohol|type	56
@alcohol|wine	104
@animal|#day	-174
@animal|#month	-144
@animal|#name	101
@animal|#no	-138
@animal|#number	-71
@animal|12	120
@animal|2027	-303
@animal|28th	76
@animal|31	-80
@animal|4	17
@animal|400	51
@animal|612	23
@animal|900	46
@animal|@animal	94
@animal|@believer	-53
@animal|@bird	43
@animal|@body_part	-160
@animal|@bread	136
@animal|@cat	69
@animal|@dairy	-17
@animal|@dessert	72
@animal|@doctor	68
@animal|@dog	94
@animal|@drink	48
@animal|@dwelling	-149
@animal|@ethnicity	-45
@animal|@family	-333
@animal|@fish	-91
@animal|@footwear	15
@animal|@fruit	-62
@animal|@furniture	-316
@animal|@game	-34
@animal|@garment	-34
@animal|@hobby	-100
@animal|@horse	89
@animal|@illness	-65
@animal|@income	-222
@animal|@injury	-41
@animal|@insect	-33
@animal|@instrument	-311
@animal|@meat	-138
@animal|@medicine	-90
@animal|@narcotic	45
@animal|@pasta	18
@animal|@pet	140
@animal|@reptile	15
@animal|@science	-160
@animal|@seafood	-94
@animal|@seasoning	51
@animal|@sport	-89
@animal|@symptom	-136
@animal|@tree	-97
@animal|@vegetable	-382
@animal|@vehicle	-372
@animal|@wine	67
@animal|^another	-145
@animal|^goal	-394
@animal|^habit	-83
@animal|^ongoing_project	-203
@animal|^own	-45
@animal|^preference	-137
@animal|^project_fact	-248
@animal|^relationship	-66
@animal|^resource	-64
@animal|^role	-552
@animal|^skill	-79
@animal|^slot about	-237
@animal|^slot age	46
@animal|^slot allergy	-102
@animal|^slot condition	48
@animal|^slot constraint	-345
@animal|^slot deadline	33
@animal|^slot effect	37
@animal|^slot fear	67
@animal|^slot flight	85
@animal|^slot goal	-355
@animal|^slot habit	-50
@animal|^slot having	-35
@animal|^slot health	-449
@animal|^slot history	-297
@animal|^slot home	-112
@animal|^slot identity	-55
@animal|^slot like	-148
@animal|^slot preference	-63
@animal|^slot project	-193
@animal|^slot relation	-15
@animal|^slot return	72
@animal|^slot role	-276
@animal|^slot said	-66
@animal|^slot snowflake	48
@animal|^slot state	96
@animal|^slot study	-112
@animal|^slot thing	31
@animal|^slot told	-129
@animal|afraid	21
@animal|age	45
@animal|alistair	93
@animal|allergic	-108
@animal|allergy	-123
@animal|angela	-106
@animal|answer	-41
@animal|arabic	24
@animal|asif	31
@animal|away	-212
@animal|back	82
@animal|bad	18
@animal|bad-tempered	-43
@animal|balcony	48
@animal|ban	42
@animal|barnacle	40
@animal|base	88
@animal|based	88
@animal|basho	46
@animal|beagle	-56
@animal|bee	80
@animal|bertie	64
@animal|beto	42
@animal|biscuit	116
@animal|bit	50
@animal|bite	-55
@animal|black	-23
@animal|blind	58
@animal|blue	-26
@animal|boy	-34
@animal|bramble	-15
@animal|break	44
@animal|british	76
@animal|budgie	134
@animal|call	48
@animal|cappawhite	101
@animal|cardiologist	25
@animal|carry	41
@animal|cat	139
@animal|centre	56
@animal|chicken	94
@animal|christmas	117
@animal|clara	70
@animal|clear	97
@animal|clotilde	83
@animal|collect	124
@animal|collie	-112
@animal|come	-17
@animal|comes	-18
@animal|compound	38
@animal|cross	142
@animal|dachshund	121
@animal|daily	-19
@animal|day	-75
@animal|deaf	-55
@animal|december	37
@animal|diabetic	22
@animal|distance	39
@animal|doctor	43
@animal|dog	-42
@animal|don	-55
@animal|door	-148
@animal|dragon	77
@animal|drive	-397
@animal|duck	52
@animal|dutch	28
@animal|dyslexic	45
@animal|eat	-65
@animal|eczema	74
@animal|eighteen	100
@animal|eighty	69
@animal|elvis	88
@animal|emojis	49
@animal|engineer	22
@animal|epipen	58
@animal|ewe	68
@animal|farm	25
@animal|ferret	-93
@animal|fifteen	64
@animal|file	48
@animal|finish	45
@animal|fish	-84
@animal|flight	57
@animal|fly	-178
@animal|foster	111
@animal|fountain	71
@animal|four	-117
@animal|friday	52
@animal|frieda	121
@animal|friesians	154
@animal|game	89
@animal|garden	43
@animal|gecko	51
@animal|ghee	25
@animal|give	148
@animal|gletta	87
@animal|go	-425
@animal|goose	53
@animal|gore	70
@animal|grapefruit	35
@animal|hamish	186
@animal|hen	83
@animal|hoa	94
@animal|home	-132
@animal|horse	41
@animal|hundred	35
@animal|husband	-389
@animal|icelandic	87
@animal|internet	44
@animal|jack	93
@animal|january	-52
@animal|jersey	67
@animal|july	-107
@animal|karen	112
@animal|keep	123
@animal|kenya	20
@animal|kilo	29
@animal|kilometre	16
@animal|labradoodle	-16
@animal|labrador	138
@animal|learn	-195
@animal|life	-134
@animal|like	-237
@animal|litre	84
@animal|live	-274
@animal|location	-213
@animal|lock	81
@animal|lola	46
@animal|love	-48
@animal|make	-413
@animal|malmö	89
@animal|march	-84
@animal|mare	87
@animal|meat	-49
@animal|meg	-85
@animal|merino	46
@animal|message	25
@animal|migraine	24
@animal|milk	24
@animal|miso	132
@animal|month	-74
@animal|monty	95
@animal|moss	-54
@animal|muslim	101
@animal|name	179
@animal|neighbour	55
@animal|next	-43
@animal|night	-330
@animal|nine	-42
@animal|ninety-six	101
@animal|noodle	26
@animal|old	-94
@animal|orchard	91
@animal|otago	46
@animal|parrot	106
@animal|patchy	71
@animal|peat	61
@animal|pen	71
@animal|pick	-67
@animal|pickle	96
@animal|pigeon	109
@animal|pixel	51
@animal|play	-408
@animal|pregnant	50
@animal|private	49
@animal|puck	-56
@animal|python	92
@animal|race	81
@animal|rat	46
@animal|return	31
@animal|roam	38
@animal|role	-290
@animal|roll	56
@animal|romney	70
@animal|ronnie	68
@animal|roof	56
@animal|royal	73
@animal|run	-18
@animal|russell	93
@animal|sadly	87
@animal|saji	46
@animal|salt	-72
@animal|samsung	83
@animal|sappho	46
@animal|saskia	72
@animal|scare	17
@animal|schnurri	83
@animal|sea	-28
@animal|september	-72
@animal|service	62
@animal|set	-62
@animal|setting	-30
@animal|seven	17
@animal|sheep	46
@animal|short	56
@animal|shut	58
@animal|signal	44
@animal|six	-108
@animal|skin	74
@animal|sleep	-70
@animal|small	-30
@animal|smell	86
@animal|spaniel	61
@animal|statins	58
@animal|stiff	40
@animal|stock	16
@animal|study	-169
@animal|style	-31
@animal|take	-295
@animal|tb	142
@animal|ten	-106
@animal|terrace	77
@animal|terrence	108
@animal|tess	-103
@animal|test	80
@animal|testing	53
@animal|text	82
@animal|thunder	51
@animal|tide	40
@animal|tofu	130
@animal|tom	-21
@animal|tortoise	-84
@animal|touch	-40
@animal|tuesday	-32
@animal|turtle	60
@animal|twelve	55
@animal|two	-58
@animal|ulverston	93
@animal|until:next	97
@animal|use	-121
@animal|vegan	33
@animal|vet	123
@animal|vintage	44
@animal|walk	52
@animal|want	-185
@animal|week	-277
@animal|weight	39
@animal|westie	193
@animal|whippet	73
@animal|wool	74
@animal|work	-196
@animal|working	-127
@animal|year	-92
@animal|yeovil	69
@appliance|#name	-258
@appliance|#no	36
@appliance|#number	-28
@appliance|@income	61
@appliance|^own	-76
@appliance|^project_fact	-134
@appliance|^slot said	-107
@appliance|give	80
@beer|#name	-300
@beer|#number	-139
@beer|@illness	40
@beer|^constraint	64
@beer|^own	15
@beer|^project_fact	-121
@beer|^slot health	134
@believer|#name	-28
@believer|#number	-158
@believer|@believer	-57
@believer|@doctor	77
@believer|@dwelling	-71
@believer|@family	-244
@believer|@game	77
@believer|@hobby	45
@believer|@job	-40
@believer|@science	37
@believer|@sport	49
@believer|^another	-72
@believer|^own	-56
@believer|^project_fact	-93
@believer|^relationship	-86
@believer|^slot habit	-25
@believer|^slot relation	-144
@believer|^slot role	40
@believer|^slot section	121
@believer|^slot state	52
@believer|abena	101
@believer|chief	121
@believer|day	39
@believer|fast	85
@believer|leeds	17
@believer|live	-31
@believer|london	85
@believer|mr	67
@believer|nadia	149
@believer|nurse	45
@believer|role	40
@believer|section	121
@believer|student	59
@believer|time	100
@bicycle|#name	-61
@bicycle|@animal	75
@bicycle|^own	-98
@bicycle|^project_fact	67
@bicycle|^slot habit	27
@bird|#name	-106
@bird|#no	-18
@bird|#number	50
@bird|2026	43
@bird|2027	-134
@bird|31	53
@bird|612	31
@bird|@animal	-42
@bird|@bird	31
@bird|@body_part	16
@bird|@criminal	32
@bird|@dwelling	-39
@bird|@family	-170
@bird|@food	-320
@bird|@hobby	-80
@bird|@illness	-355
@bird|@meat	-63
@bird|@narcotic	16
@bird|@pet	42
@bird|@science	62
@bird|@sport	-69
@bird|@tree	-27
@bird|^another	-216
@bird|^constraint	-19
@bird|^habit	-235
@bird|^own	-181
@bird|^preference	-78
@bird|^project_fact	-249
@bird|^relationship	-207
@bird|^resource	-169
@bird|^skill	62
@bird|^slot condition	86
@bird|^slot habit	-46
@bird|^slot language	95
@bird|^slot preference	-39
@bird|^slot relation	-227
@bird|^slot said	-35
@bird|^slot snowflake	53
@bird|^slot thing	-82
@bird|^slot told	-309
@bird|answer	59
@bird|assistant	15
@bird|back	30
@bird|bad-tempered	-43
@bird|ban	94
@bird|behind	16
@bird|beto	42
@bird|budgie	134
@bird|call	-87
@bird|compound	45
@bird|december	83
@bird|don	16
@bird|dutch	32
@bird|elvis	88
@bird|four	23
@bird|friday	80
@bird|give	80
@bird|goose	53
@bird|hen	56
@bird|house	24
@bird|hundred	62
@bird|january	-18
@bird|keep	99
@bird|kenya	31
@bird|parrot	106
@bird|pigeon	109
@bird|race	82
@bird|roam	45
@bird|roof	90
@bird|saji	55
@bird|samsung	91
@bird|shut	58
@bird|signal	92
@bird|six	-27
@bird|spanish	51
@bird|speak	95
@bird|style	83
@bird|tablet	69
@bird|ten	19
@bird|touch	81
@bird|two	-22
@bird|use	56
@bird|want	-37
@boat|#month	-93
@boat|#name	-72
@boat|#no	55
@boat|#number	-112
@boat|@alcohol	61
@boat|@animal	61
@boat|@bird	18
@boat|@car	-15
@boat|@drink	25
@boat|@dwelling	-92
@boat|@family	-304
@boat|@fish	47
@boat|@hobby	73
@boat|@income	-93
@boat|@job	-297
@boat|@narcotic	61
@boat|@pet	27
@boat|@sport	84
@boat|@vehicle	-48
@boat|@wine	98
@boat|^another	-360
@boat|^constraint	21
@boat|^habit	-142
@boat|^ongoing_project	23
@boat|^own	-56
@boat|^project_fact	-200
@boat|^recurring_state	39
@boat|^relationship	-125
@boat|^resource	-128
@boat|^slot condition	83
@boat|^slot constraint	75
@boat|^slot habit	-215
@boat|^slot project	23
@boat|^slot relation	-47
@boat|^slot said	-134
@boat|^slot thing	-125
@boat|august	23
@boat|build	-75
@boat|building	-52
@boat|deep	72
@boat|go	33
@boat|jonas	-42
@boat|kurt	131
@boat|learn	62
@boat|make	63
@boat|parrot	45
@boat|seasick	62
@boat|swim	132
@boat|three	41
@boat|vintage	98
@boat|water	42
@boat|wooden	23
@body_part|#day	-92
@body_part|#month	-236
@body_part|#name	37
@body_part|#no	-301
@body_part|#number	-328
@body_part|2021	16
@body_part|2024	101
@body_part|2025	27
@body_part|2027	-190
@body_part|30	-27
@body_part|@animal	-481
@body_part|@beer	68
@body_part|@believer	-134
@body_part|@boat	-56
@body_part|@body_part	67
@body_part|@color	-216
@body_part|@dairy	-21
@body_part|@doctor	16
@body_part|@drink	-64
@body_part|@dwelling	-184
@body_part|@ethnicity	25
@body_part|@fabric	-52
@body_part|@family	-190
@body_part|@food	-94
@body_part|@furniture	-199
@body_part|@game	43
@body_part|@garment	-44
@body_part|@hobby	-152
@body_part|@illness	158
@body_part|@income	-296
@body_part|@job	57
@body_part|@meat	-106
@body_part|@medicine	23
@body_part|@narcotic	70
@body_part|@pasta	19
@body_part|@pet	-335
@body_part|@science	-136
@body_part|@sport	-361
@body_part|@symptom	-52
@body_part|@vehicle	-171
@body_part|^another	-142
@body_part|^constraint	-210
@body_part|^habit	-94
@body_part|^own	80
@body_part|^project_fact	89
@body_part|^recurring_state	-147
@body_part|^relationship	-140
@body_part|^resource	-72
@body_part|^role	-199
@body_part|^skill	131
@body_part|^slot about	-18
@body_part|^slot charge	-16
@body_part|^slot habit	-188
@body_part|^slot health	146
@body_part|^slot history	-65
@body_part|^slot home	-285
@body_part|^slot identity	22
@body_part|^slot injury	68
@body_part|^slot language	215
@body_part|^slot like	-29
@body_part|^slot preference	57
@body_part|^slot relation	-88
@body_part|^slot role	-109
@body_part|^slot said	-123
@body_part|^slot squad	103
@body_part|^slot state	22
@body_part|^slot thing	-188
@body_part|^slot told	-135
@body_part|allergy	18
@body_part|amakhosi	104
@body_part|answer	122
@body_part|arthritis	35
@body_part|assistant	58
@body_part|b	66
@body_part|back	54
@body_part|bad	-43
@body_part|beer	68
@body_part|bring	89
@body_part|buckwheat	148
@body_part|day	-49
@body_part|deaf	104
@body_part|degeneration	68
@body_part|dentist	115
@body_part|dispatcher	162
@body_part|dot	145
@body_part|dr	117
@body_part|drink	-50
@body_part|eat	-113
@body_part|english	61
@body_part|ferry	43
@body_part|first	36
@body_part|forty-two	103
@body_part|french	78
@body_part|give	-46
@body_part|go	-117
@body_part|going	79
@body_part|grow	34
@body_part|guy	86
@body_part|hanh	48
@body_part|hepatitis	66
@body_part|home	-132
@body_part|inhaler	74
@body_part|june	42
@body_part|knee	90
@body_part|lead	119
@body_part|leave	25
@body_part|left	65
@body_part|life	-94
@body_part|like	57
@body_part|live	-307
@body_part|macular	68
@body_part|metric	96
@body_part|migraine	104
@body_part|milk	-31
@body_part|mondays	121
@body_part|month	34
@body_part|mr	75
@body_part|ms	17
@body_part|muslim	63
@body_part|name	116
@body_part|night	68
@body_part|oat	30
@body_part|omeprazole	82
@body_part|operation	90
@body_part|pork	27
@body_part|put	53
@body_part|rajesh	151
@body_part|reflux	136
@body_part|right	28
@body_part|role	-115
@body_part|russian	40
@body_part|saturdays	61
@body_part|see	57
@body_part|sit	45
@body_part|social	71
@body_part|spanish	40
@body_part|speak	249
@body_part|squad	103
@body_part|start	40
@body_part|stop	69
@body_part|style	50
@body_part|take	-275
@body_part|team	-106
@body_part|thumb	121
@body_part|unit	79
@body_part|upset	31
@body_part|use	103
@body_part|vogel	118
@body_part|want	65
@body_part|wednesdays	33
@body_part|winter	60
@body_part|worker	100
@body_part|year	-154
@bread|#day	-237
@bread|#name	-174
@bread|#no	-163
@bread|@alcohol	52
@bread|@animal	-81
@bread|@bread	-50
@bread|@color	-85
@bread|@dessert	-20
@bread|@drink	-60
@bread|@family	-272
@bread|@food	-81
@bread|@illness	64
@bread|@job	-270
@bread|@meat	66
@bread|@narcotic	52
@bread|@pet	-55
@bread|@wine	53
@bread|^constraint	-27
@bread|^habit	-145
@bread|^own	-144
@bread|^project_fact	-36
@bread|^relationship	-29
@bread|^slot fear	128
@bread|^slot habit	-196
@bread|^slot health	64
@bread|^slot past	53
@bread|^slot relation	-217
@bread|^slot said	-56
@bread|^slot state	44
@bread|allergy	-17
@bread|celiac	102
@bread|coeliac	106
@bread|disease	118
@bread|dog	128
@bread|four	41
@bread|gram	98
@bread|keep	80
@bread|recipe	98
@bread|rukhsana	75
@bread|season	125
@bread|sober	104
@bread|supra	125
@bread|three	19
@bread|thunder	128
@bread|twelve	80
@bread|use	41
@bread|wine	72
@bread|year	77
@car|#day	-178
@car|#month	-43
@car|#name	28
@car|#no	-58
@car|#number	66
@car|000	69
@car|2027	39
@car|3	63
@car|500	119
@car|@animal	-300
@car|@car	130
@car|@color	78
@car|@dwelling	-172
@car|@family	-195
@car|@food	-312
@car|@furniture	54
@car|@hobby	-76
@car|@illness	-117
@car|@job	-16
@car|@music	40
@car|@science	-300
@car|@sport	-51
@car|@vehicle	20
@car|^another	-65
@car|^constraint	-197
@car|^habit	-160
@car|^own	-75
@car|^project_fact	-32
@car|^relationship	-122
@car|^resource	38
@car|^role	-61
@car|^skill	-303
@car|^slot charge	91
@car|^slot habit	-278
@car|^slot preference	36
@car|^slot relation	-282
@car|^slot said	32
@car|^slot thing	18
@car|^slot told	17
@car|always	92
@car|assistant	90
@car|buy	94
@car|don	57
@car|drive	233
@car|epilepsy	50
@car|fiat	176
@car|glass	107
@car|january	75
@car|jazz	40
@car|lead	45
@car|leaf	58
@car|model	108
@car|month	33
@car|need	49
@car|new	121
@car|next	64
@car|nissan	58
@car|old	65
@car|peugeot	142
@car|plain	64
@car|polo	76
@car|renault	43
@car|run	-31
@car|rust	27
@car|subaru	121
@car|sundays	70
@car|team	-30
@car|tesla	109
@car|thing	70
@car|tire	41
@car|toyota	138
@car|traffic	38
@car|unit	93
@car|use	-28
@car|want	-26
@car|winter	-61
@car|yellow	119
@car|zoe	43
@cat|#name	-145
@cat|#number	-80
@cat|@animal	-55
@cat|@dwelling	-169
@cat|@family	-120
@cat|@food	56
@cat|@job	-223
@cat|@pet	-27
@cat|@seasoning	101
@cat|^another	-255
@cat|^habit	-186
@cat|^own	-110
@cat|^project_fact	-238
@cat|^relationship	-21
@cat|^resource	-98
@cat|^slot habit	-198
@cat|^slot having	-40
@cat|^slot relation	46
@cat|^slot thing	-58
@cat|call	60
@cat|miso	132
@cat|tofu	130
@cat|two	-43
@cheese|#name	-230
@cheese|^constraint	53
@cheese|^own	-56
@cheese|^slot state	85
@cheese|vegan	111
@color|#month	20
@color|#name	-177
@color|#no	-264
@color|#number	-108
@color|@animal	74
@color|@dog	40
@color|@drink	33
@color|@family	-22
@color|@fish	70
@color|@food	-185
@color|@hobby	-100
@color|@illness	29
@color|@job	55
@color|@seafood	87
@color|@sport	-32
@color|@symptom	-20
@color|^another	-53
@color|^constraint	-59
@color|^habit	-92
@color|^ongoing_project	43
@color|^own	-132
@color|^project_fact	-75
@color|^relationship	-97
@color|^slot habit	-134
@color|^slot preference	41
@color|^slot project	43
@color|^slot relation	-224
@color|^slot said	-24
@color|^slot state	54
@color|answer	49
@color|away	55
@color|baby	68
@color|drink	41
@color|dust	93
@color|give	82
@color|green	73
@color|help	55
@color|january	151
@color|lindiwe	93
@color|march	92
@color|month	107
@color|pregnant	116
@color|set	91
@color|seven	81
@color|short	88
@color|six	62
@color|style	41
@color|take	34
@color|taking	72
@color|teach	86
@color|tegat	46
@color|thing	27
@color|want	30
@craft|#day	72
@craft|#name	-87
@craft|#number	-366
@craft|@boat	23
@craft|@craft	58
@craft|@fabric	168
@craft|@family	107
@craft|@hobby	-39
@craft|@vehicle	-69
@craft|^another	-116
@craft|^habit	35
@craft|^own	-68
@craft|^project_fact	-268
@craft|^recurring_state	20
@craft|^skill	-70
@craft|^slot about	-38
@craft|^slot effect	28
@craft|^slot said	-150
@craft|^slot told	-30
@craft|almaz	130
@craft|aunt	149
@craft|baby	86
@craft|crochet	107
@craft|evening	136
@craft|free	39
@craft|keep	51
@craft|knit	139
@craft|like	74
@craft|little	30
@craft|make	89
@craft|old	55
@craft|philippa	128
@craft|pottery	124
@craft|sea	-48
@craft|tuesday	77
@craft|wednesday	-34
@crime|#month	-53
@crime|#name	-97
@crime|#number	78
@crime|2027	27
@crime|@animal	60
@crime|@bird	72
@crime|@food	87
@crime|@meat	92
@crime|^another	-88
@crime|^constraint	-108
@crime|^own	-188
@crime|^project_fact	-44
@crime|june	27
@criminal|#number	15
@criminal|000	113
@criminal|2026	62
@criminal|@believer	83
@criminal|@bicycle	63
@criminal|@dwelling	94
@criminal|@food	-88
@criminal|@income	25
@criminal|@meat	56
@criminal|@tree	104
@criminal|@vehicle	33
@criminal|^another	-44
@criminal|^constraint	-19
@criminal|^goal	141
@criminal|^own	-57
@criminal|^project_fact	-22
@criminal|^resource	-33
@criminal|^slot goal	149
@criminal|eight	76
@criminal|kayden	103
@criminal|train	107
@criminal|training	107
@dairy|#name	-138
@dairy|#no	-118
@dairy|#number	-47
@dairy|@animal	-63
@dairy|@cheese	96
@dairy|@dairy	111
@dairy|@drink	-152
@dairy|@farm_animal	29
@dairy|@food	-103
@dairy|@job	-222
@dairy|^another	-339
@dairy|^constraint	97
@dairy|^habit	-40
@dairy|^own	-55
@dairy|^project_fact	-246
@dairy|^recurring_state	55
@dairy|^relationship	-260
@dairy|^slot constraint	62
@dairy|^slot habit	-17
@dairy|^slot state	136
@dairy|^slot told	-145
@dairy|bad	72
@dairy|day	101
@dairy|drink	-16
@dairy|frome	55
@dairy|give	100
@dairy|intolerant	116
@dairy|lactose	116
@dairy|market	55
@dairy|milk	-29
@dairy|sell	28
@dairy|two	88
@dairy|vegan	111
@dairy|year	43
@dance|#day	45
@dance|#name	68
@dance|#number	-74
@dance|@dance	83
@dance|@family	70
@dance|@hobby	30
@dance|@science	73
@dance|^another	48
@dance|^habit	-212
@dance|^own	-84
@dance|^project_fact	-161
@dance|^relationship	104
@dance|^slot habit	-149
@dance|^slot relation	33
@dance|^slot said	-34
@dance|daughter	97
@dance|husband	52
@dance|saturdays	30
@dance|tomás	88
@debt|#month	-157
@debt|#name	-130
@debt|#number	45
@debt|2027	-135
@debt|31	-39
@debt|@debt	40
@debt|@family	-268
@debt|@income	-48
@debt|@job	-33
@debt|^another	-174
@debt|^constraint	-76
@debt|^habit	-379
@debt|^ongoing_project	-54
@debt|^own	-84
@debt|^project_fact	89
@debt|^relationship	-348
@debt|^slot bridge	-36
@debt|^slot habit	-30
@debt|^slot mortgage	83
@debt|^slot project	-36
@debt|^slot relation	-246
@debt|^slot said	-84
@debt|^slot told	-75
@debt|account	56
@debt|assistant	31
@debt|banco	157
@debt|comes	-46
@debt|don	88
@debt|eleven	86
@debt|home	35
@debt|july	-36
@debt|leave	57
@debt|november	-60
@debt|owe	157
@debt|pay	19
@debt|peso	157
@debt|run	46
@debt|type	72
@debt|want	-57
@dessert|#day	-402
@dessert|#month	-47
@dessert|#name	-22
@dessert|#no	49
@dessert|#number	-125
@dessert|2	119
@dessert|2026	-29
@dessert|@animal	-101
@dessert|@body_part	-42
@dessert|@bread	-39
@dessert|@dessert	42
@dessert|@dog	-17
@dessert|@drink	62
@dessert|@dwelling	-232
@dessert|@family	33
@dessert|@food	207
@dessert|@game	38
@dessert|@hobby	-20
@dessert|@illness	106
@dessert|@income	-77
@dessert|@job	-196
@dessert|@pet	-50
@dessert|@seasoning	97
@dessert|@tree	69
@dessert|^another	21
@dessert|^constraint	-84
@dessert|^goal	-17
@dessert|^preference	-230
@dessert|^recurring_state	-15
@dessert|^relationship	46
@dessert|^resource	-143
@dessert|^skill	-29
@dessert|^slot age	-26
@dessert|^slot constraint	-47
@dessert|^slot fear	128
@dessert|^slot habit	-75
@dessert|^slot health	91
@dessert|^slot like	-182
@dessert|^slot relation	-90
@dessert|^slot said	-25
@dessert|^slot state	-128
@dessert|^slot study	83
@dessert|^slot thing	-146
@dessert|^slot told	74
@dessert|age	-26
@dessert|allergic	33
@dessert|allergy	-32
@dessert|bad	69
@dessert|badly	60
@dessert|bakery	58
@dessert|brother	77
@dessert|cup	138
@dessert|cut	44
@dessert|dairy	124
@dessert|diabetes	147
@dessert|disease	121
@dessert|dog	121
@dessert|don	89
@dessert|flour	49
@dessert|free	35
@dessert|from:legal	47
@dessert|gary	47
@dessert|girlfriend	75
@dessert|give	101
@dessert|gram	138
@dessert|halal	22
@dessert|hugo	141
@dessert|idris	179
@dessert|intolerant	118
@dessert|keep	-21
@dessert|lactose	154
@dessert|last	17
@dessert|legal	47
@dessert|like	-57
@dessert|make	52
@dessert|marek	61
@dessert|need	52
@dessert|nine	61
@dessert|november	73
@dessert|open	38
@dessert|privacy	47
@dessert|recipe	126
@dessert|rukhsana	75
@dessert|sign	47
@dessert|son	102
@dessert|study	82
@dessert|sugar	159
@dessert|take	-65
@dessert|text	47
@dessert|thunder	128
@dessert|type	120
@dessert|watch	62
@dessert|worse	95
@dessert|year	86
@disability|#name	-173
@disability|#number	-124
@disability|@hobby	75
@disability|@illness	-50
@disability|@sport	75
@disability|@symptom	-72
@disability|^habit	-41
@disability|^own	-49
@disability|^slot habit	-20
@disability|^slot health	-72
@disability|^slot state	101
@doctor|#day	-26
@doctor|#month	-315
@doctor|#name	-133
@doctor|#no	-63
@doctor|#number	-62
@doctor|2	43
@doctor|@animal	-105
@doctor|@body_part	-52
@doctor|@doctor	80
@doctor|@dwelling	-202
@doctor|@family	-40
@doctor|@food	-332
@doctor|@hobby	-293
@doctor|@illness	-17
@doctor|@income	-59
@doctor|@job	-65
@doctor|@medicine	84
@doctor|@pet	-273
@doctor|@science	38
@doctor|@sport	-178
@doctor|^another	-54
@doctor|^constraint	-87
@doctor|^habit	-221
@doctor|^own	-121
@doctor|^preference	-138
@doctor|^project_fact	-109
@doctor|^recurring_state	-50
@doctor|^resource	-306
@doctor|^role	-227
@doctor|^skill	-196
@doctor|^slot about	-129
@doctor|^slot allergy	38
@doctor|^slot habit	-211
@doctor|^slot health	176
@doctor|^slot medicine	96
@doctor|^slot relation	-17
@doctor|^slot role	-45
@doctor|^slot said	-114
@doctor|^slot thing	-357
@doctor|^slot told	-95
@doctor|abena	52
@doctor|allergic	38
@doctor|allergy	32
@doctor|animal	75
@doctor|arthritis	35
@doctor|blood	71
@doctor|close	96
@doctor|comes	64
@doctor|crab	102
@doctor|dad	46
@doctor|diabetes	76
@doctor|dr	169
@doctor|eat	31
@doctor|eldest	84
@doctor|half	24
@doctor|home	-325
@doctor|knee	34
@doctor|latex	80
@doctor|leave	21
@doctor|left	42
@doctor|london	29
@doctor|lope	95
@doctor|lorna	50
@doctor|losartan	83
@doctor|mondays	63
@doctor|morning	-41
@doctor|nephew	89
@doctor|old	56
@doctor|role	-45
@doctor|saima	98
@doctor|second	21
@doctor|see	98
@doctor|surgery	72
@doctor|ten	51
@doctor|throat	102
@doctor|time	52
@doctor|tomasz	63
@doctor|tuesday	138
@doctor|tuesdays	37
@doctor|two	-21
@doctor|type	58
@doctor|want	-174
@doctor|work	-63
@doctor|yanis	147
@dog|#day	-260
@dog|#month	-196
@dog|#no	-165
@dog|#number	-255
@dog|@animal	83
@dog|@bird	37
@dog|@bread	110
@dog|@color	50
@dog|@dessert	110
@dog|@dog	199
@dog|@dwelling	-179
@dog|@family	-193
@dog|@food	-99
@dog|@hobby	20
@dog|@illness	-205
@dog|@pet	110
@dog|@science	-157
@dog|@sport	58
@dog|^another	-66
@dog|^constraint	-99
@dog|^habit	-82
@dog|^own	-91
@dog|^preference	-263
@dog|^project_fact	-118
@dog|^relationship	-68
@dog|^resource	51
@dog|^skill	-240
@dog|^slot about	-197
@dog|^slot fear	128
@dog|^slot habit	-112
@dog|^slot relation	-40
@dog|^slot said	-98
@dog|^slot state	17
@dog|^slot thing	62
@dog|afraid	49
@dog|beagle	-56
@dog|bertie	64
@dog|biscuit	110
@dog|blue	55
@dog|call	126
@dog|collie	96
@dog|deaf	37
@dog|dog	159
@dog|door	-91
@dog|eat	-16
@dog|fly	125
@dog|name	29
@dog|neighbour	69
@dog|next	-17
@dog|peat	61
@dog|puck	-56
@dog|spaniel	61
@dog|tess	63
@dog|thunder	57
@dog|tide	65
@dog|whippet	95
@dog|work	-40
@dog|working	81
@drink|#day	-201
@drink|#name	-149
@drink|#number	-37
@drink|2	36
@drink|2015	22
@drink|2020	44
@drink|2026	69
@drink|30	49
@drink|@alcohol	110
@drink|@animal	-408
@drink|@body_part	-127
@drink|@color	26
@drink|@dairy	154
@drink|@drink	185
@drink|@dwelling	-284
@drink|@ethnicity	-48
@drink|@family	-302
@drink|@food	105
@drink|@fruit	71
@drink|@furniture	-18
@drink|@hobby	-370
@drink|@hospital	47
@drink|@illness	-20
@drink|@income	-166
@drink|@job	-161
@drink|@medicine	-70
@drink|@narcotic	110
@drink|@nut	87
@drink|@pet	-309
@drink|@science	-263
@drink|@seafood	-57
@drink|@seasoning	60
@drink|@sport	-320
@drink|@symptom	30
@drink|@treatment	56
@drink|@tree	135
@drink|@vehicle	-294
@drink|@wine	-28
@drink|^another	-196
@drink|^constraint	-38
@drink|^goal	-116
@drink|^habit	-133
@drink|^ongoing_project	-46
@drink|^own	-31
@drink|^preference	-22
@drink|^project_fact	-55
@drink|^recurring_state	173
@drink|^relationship	-297
@drink|^resource	-328
@drink|^role	-393
@drink|^skill	-340
@drink|^slot about	-185
@drink|^slot allergy	-63
@drink|^slot condition	68
@drink|^slot constraint	72
@drink|^slot effect	24
@drink|^slot goal	-63
@drink|^slot habit	-63
@drink|^slot health	95
@drink|^slot home	-200
@drink|^slot project	-19
@drink|^slot relation	-226
@drink|^slot role	-118
@drink|^slot said	-116
@drink|^slot sleep	104
@drink|^slot state	84
@drink|^slot thing	-294
@drink|^slot told	16
@drink|alcohol	135
@drink|allergic	-75
@drink|allergy	-75
@drink|avocado	46
@drink|back	15
@drink|badly	104
@drink|banana	28
@drink|bar	86
@drink|birthday	27
@drink|carry	75
@drink|class	16
@drink|close	67
@drink|coffee	91
@drink|condense	69
@drink|course	96
@drink|cramp	85
@drink|dairy	111
@drink|day	-46
@drink|december	-21
@drink|diabetes	25
@drink|disease	62
@drink|drop	104
@drink|eat	-113
@drink|espresso	131
@drink|evening	23
@drink|flat	23
@drink|food	136
@drink|four	-99
@drink|gag	85
@drink|give	109
@drink|green	-48
@drink|hate	-41
@drink|heartburn	53
@drink|hive	79
@drink|home	-247
@drink|hospital	71
@drink|intolerant	101
@drink|january	36
@drink|lactose	83
@drink|life	-178
@drink|like	37
@drink|live	-225
@drink|love	-117
@drink|make	76
@drink|mam	22
@drink|migraine	22
@drink|milk	112
@drink|mountain	74
@drink|oat	85
@drink|plan	41
@drink|planning	70
@drink|pregnant	71
@drink|put	20
@drink|red	49
@drink|restore	99
@drink|right	-99
@drink|role	-138
@drink|room	40
@drink|seven	51
@drink|shed	76
@drink|six	-24
@drink|sixty	-56
@drink|sleep	69
@drink|smell	57
@drink|sober	77
@drink|soft	73
@drink|stand	-65
@drink|standing	87
@drink|stomach	-45
@drink|sugar	125
@drink|tablet	78
@drink|take	34
@drink|tallulah	-28
@drink|tea	89
@drink|ten	54
@drink|thirty	47
@drink|three	52
@drink|tongue	48
@drink|trouble	85
@drink|turn	-18
@drink|type	44
@drink|university	28
@drink|vegetarian	-20
@drink|walnut	113
@drink|welsh	51
@drink|white	28
@drink|work	-283
@drink|xochitl	109
@drink|year	16
@dwelling|#day	-197
@dwelling|#no	-204
@dwelling|2026	81
@dwelling|21	-24
@dwelling|3	-55
@dwelling|4	-56
@dwelling|@animal	133
@dwelling|@bird	119
@dwelling|@boat	111
@dwelling|@body_part	30
@dwelling|@dog	-43
@dwelling|@drink	-76
@dwelling|@dwelling	53
@dwelling|@ethnicity	-169
@dwelling|@family	29
@dwelling|@fish	64
@dwelling|@flower	-50
@dwelling|@food	-223
@dwelling|@garment	70
@dwelling|@hobby	-199
@dwelling|@illness	-290
@dwelling|@income	-63
@dwelling|@insect	57
@dwelling|@job	-285
@dwelling|@meat	-27
@dwelling|@mental_illness	-109
@dwelling|@science	-121
@dwelling|@seasoning	-26
@dwelling|@sport	-89
@dwelling|@vegetable	35
@dwelling|@vehicle	-97
@dwelling|^another	-148
@dwelling|^constraint	-97
@dwelling|^goal	-209
@dwelling|^habit	-56
@dwelling|^ongoing_project	-295
@dwelling|^preference	-334
@dwelling|^recurring_state	-81
@dwelling|^relationship	-54
@dwelling|^role	-177
@dwelling|^skill	-142
@dwelling|^slot about	-90
@dwelling|^slot birth	67
@dwelling|^slot constraint	-15
@dwelling|^slot employment	55
@dwelling|^slot event	35
@dwelling|^slot goal	-188
@dwelling|^slot habit	-31
@dwelling|^slot home	-169
@dwelling|^slot house	135
@dwelling|^slot knee	67
@dwelling|^slot language	-126
@dwelling|^slot last	115
@dwelling|^slot like	-267
@dwelling|^slot nationality	98
@dwelling|^slot past	81
@dwelling|^slot project	-295
@dwelling|^slot relation	-46
@dwelling|^slot said	-18
@dwelling|^slot since	40
@dwelling|^slot studio	19
@dwelling|^slot thing	-40
@dwelling|^slot told	-193
@dwelling|^slot tour	41
@dwelling|^slot work	-35
@dwelling|aboard	82
@dwelling|afraid	18
@dwelling|aside	90
@dwelling|attic	76
@dwelling|auditor	89
@dwelling|aunt	130
@dwelling|auntie	138
@dwelling|away	103
@dwelling|balcony	94
@dwelling|bean	100
@dwelling|bear	125
@dwelling|beat	19
@dwelling|birth	43
@dwelling|born	128
@dwelling|brenda	119
@dwelling|budgie	136
@dwelling|buy	81
@dwelling|call	-50
@dwelling|chayo	132
@dwelling|clem	165
@dwelling|close	90
@dwelling|clotilde	83
@dwelling|coffee	55
@dwelling|convert	-46
@dwelling|december	-43
@dwelling|dementia	-57
@dwelling|dennistoun	-27
@dwelling|dutch	49
@dwelling|efua	69
@dwelling|employment	101
@dwelling|euros	54
@dwelling|fall	40
@dwelling|first	-100
@dwelling|flat	122
@dwelling|fly	55
@dwelling|foot	86
@dwelling|foster	79
@dwelling|four	-152
@dwelling|fridays	19
@dwelling|full	101
@dwelling|gran	45
@dwelling|greyhound	42
@dwelling|heat	37
@dwelling|hip	83
@dwelling|home	-293
@dwelling|house	134
@dwelling|hundred	62
@dwelling|husband	18
@dwelling|indie	23
@dwelling|keep	-25
@dwelling|kitchen	-26
@dwelling|knee	41
@dwelling|kochi	18
@dwelling|kurt	131
@dwelling|lad	28
@dwelling|leave	-30
@dwelling|life	-41
@dwelling|living	76
@dwelling|location	-184
@dwelling|mill	-46
@dwelling|model	70
@dwelling|month	49
@dwelling|morag	136
@dwelling|move	-298
@dwelling|mumble	64
@dwelling|nan	119
@dwelling|naomi	163
@dwelling|narrowboat	150
@dwelling|nationality	98
@dwelling|near	73
@dwelling|need	67
@dwelling|next	51
@dwelling|night	-43
@dwelling|nikos	136
@dwelling|november	46
@dwelling|parent	33
@dwelling|poland	41
@dwelling|porto	77
@dwelling|portuguese	-43
@dwelling|pot	72
@dwelling|put	43
@dwelling|race	58
@dwelling|rent	66
@dwelling|replace	88
@dwelling|retire	52
@dwelling|retired	52
@dwelling|road	75
@dwelling|role	-22
@dwelling|rosa	135
@dwelling|run	-45
@dwelling|salt	63
@dwelling|saltaire	-46
@dwelling|set	-24
@dwelling|setting	-24
@dwelling|sew	86
@dwelling|share	62
@dwelling|shoot	15
@dwelling|sol	23
@dwelling|spider	62
@dwelling|spring	15
@dwelling|stair	102
@dwelling|tablet	-33
@dwelling|take	-450
@dwelling|tax	89
@dwelling|telework	104
@dwelling|ten	-89
@dwelling|three	32
@dwelling|tour	-16
@dwelling|turtle	83
@dwelling|use	-182
@dwelling|used	75
@dwelling|want	-68
@dwelling|wednesdays	62
@dwelling|week	-31
@dwelling|wife	33
@dwelling|work	-17
@dwelling|year	-30
@ethnicity|#day	23
@ethnicity|#name	-96
@ethnicity|#no	113
@ethnicity|#number	-351
@ethnicity|@believer	42
@ethnicity|@boat	54
@ethnicity|@body_part	34
@ethnicity|@ethnicity	-96
@ethnicity|@family	61
@ethnicity|@food	99
@ethnicity|@income	114
@ethnicity|@job	-171
@ethnicity|@seasoning	60
@ethnicity|@vehicle	44
@ethnicity|^constraint	28
@ethnicity|^goal	28
@ethnicity|^habit	-82
@ethnicity|^own	-196
@ethnicity|^project_fact	-373
@ethnicity|^recurring_state	-27
@ethnicity|^slot about	-20
@ethnicity|^slot goal	28
@ethnicity|^slot habit	61
@ethnicity|^slot said	-262
@ethnicity|^slot told	28
@ethnicity|eat	84
@ethnicity|food	79
@ethnicity|keep	78
@ethnicity|leave	34
@ethnicity|left	38
@ethnicity|make	50
@ethnicity|mama	123
@ethnicity|mother	45
@ethnicity|mumble	58
@ethnicity|ruth	87
@ethnicity|shoot	75
@ethnicity|sister	44
@ethnicity|take	146
@ethnicity|weekday	45
@fabric|#name	-46
@fabric|#number	-31
@fabric|@believer	97
@fabric|@fabric	28
@fabric|@food	-127
@fabric|@illness	-26
@fabric|@medicine	44
@fabric|^habit	-80
@fabric|^own	-118
@fabric|^project_fact	-217
@fabric|^recurring_state	52
@fabric|^resource	39
@fabric|^slot effect	58
@fabric|^slot habit	-133
@fabric|^slot thing	53
@fabric|^slot told	-16
@fabric|bernina	74
@fabric|make	50
@fabric|year	52
@family|#day	-86
@family|#month	122
@family|#no	82
@family|#number	22
@family|000	-58
@family|1931	49
@family|2	-71
@family|2015	-15
@family|2024	43
@family|2025	-24
@family|2026	20
@family|2027	-194
@family|22nd	58
@family|27	85
@family|3	-226
@family|30	-58
@family|44	95
@family|6	-82
@family|7	-103
@family|8	-17
@family|@alcohol	-24
@family|@animal	-138
@family|@believer	-72
@family|@bird	-366
@family|@boat	-137
@family|@body_part	-190
@family|@bread	-279
@family|@car	-88
@family|@cat	-92
@family|@color	-22
@family|@craft	28
@family|@dance	-259
@family|@dessert	-321
@family|@doctor	39
@family|@dog	-164
@family|@drink	111
@family|@dwelling	54
@family|@ethnicity	199
@family|@farm_animal	-85
@family|@fish	45
@family|@flower	75
@family|@food	92
@family|@fruit	-86
@family|@furniture	-249
@family|@game	-34
@family|@garment	-230
@family|@hobby	18
@family|@illness	-165
@family|@income	-200
@family|@insect	-300
@family|@instrument	-164
@family|@job	-122
@family|@meat	-71
@family|@medical_device	-38
@family|@medicine	-98
@family|@mental_illness	-133
@family|@narcotic	-36
@family|@pasta	-17
@family|@pet	-250
@family|@reptile	-47
@family|@seasoning	-158
@family|@sport	23
@family|@symptom	-103
@family|@treatment	-137
@family|@tree	-396
@family|@vegetable	123
@family|@vehicle	-53
@family|^another	189
@family|^constraint	-47
@family|^goal	-279
@family|^habit	-222
@family|^ongoing_project	-84
@family|^own	-118
@family|^preference	-221
@family|^project_fact	-134
@family|^recurring_state	-213
@family|^relationship	227
@family|^resource	-192
@family|^role	-241
@family|^skill	-37
@family|^slot age	-41
@family|^slot allergy	-105
@family|^slot birth	-60
@family|^slot birthday	-71
@family|^slot charge	-56
@family|^slot constraint	-125
@family|^slot death	-224
@family|^slot education	23
@family|^slot employment	-339
@family|^slot event	-98
@family|^slot family	49
@family|^slot favourite	-315
@family|^slot fear	-91
@family|^slot goal	-198
@family|^slot habit	-106
@family|^slot having	73
@family|^slot health	-316
@family|^slot history	-371
@family|^slot home	-66
@family|^slot injury	-127
@family|^slot language	-60
@family|^slot learning	-118
@family|^slot like	-393
@family|^slot marital	-47
@family|^slot membership	-88
@family|^slot nationality	-52
@family|^slot never	89
@family|^slot origin	29
@family|^slot parental	87
@family|^slot past	-295
@family|^slot preference	-220
@family|^slot proficiency	62
@family|^slot project	-79
@family|^slot relation	74
@family|^slot said	162
@family|^slot skill	-176
@family|^slot spell	-58
@family|^slot state	-116
@family|^slot study	31
@family|^slot thing	43
@family|^slot told	-125
@family|^slot trait	26
@family|^slot whereabouts	-171
@family|^slot work	-149
@family|a-levels	90
@family|aarav	62
@family|abena	19
@family|accra	-62
@family|adopt	180
@family|afternoon	-68
@family|age	-35
@family|aged	82
@family|agra	-102
@family|agronomy	-22
@family|aiko	104
@family|air	44
@family|akinyi	98
@family|alfie	57
@family|allergic	-450
@family|allergy	-135
@family|alun	47
@family|amina	60
@family|answer	22
@family|antonia	64
@family|anya	37
@family|arabic	63
@family|architecture	100
@family|arvind	73
@family|assistant	-22
@family|assumpta	65
@family|august	-75
@family|aunt	-30
@family|australia	39
@family|autism	19
@family|away	15
@family|ayacucho	18
@family|baby	-275
@family|bakery	50
@family|balogun	-20
@family|bank	-324
@family|bear	-27
@family|beatriz	-34
@family|begin	22
@family|berlingo	-15
@family|beth	-275
@family|better	125
@family|biologist	93
@family|birth	-60
@family|birthday	-15
@family|bohinj	77
@family|born	-19
@family|boy	247
@family|boyfriend	181
@family|bree	100
@family|brenda	45
@family|brian	37
@family|brother	-45
@family|bus	79
@family|bypass	-18
@family|call	-420
@family|callum	113
@family|canal	72
@family|car	-83
@family|cardiologist	-25
@family|care	70
@family|carer	44
@family|carrier	64
@family|cat	-56
@family|cataract	35
@family|catrin	101
@family|cellar	-74
@family|cellist	59
@family|ceramics	62
@family|cerys	167
@family|chaplain	44
@family|chef	56
@family|chennai	93
@family|chess	-30
@family|chewy	66
@family|chidi	114
@family|child	-179
@family|citroën	-26
@family|class	39
@family|climb	21
@family|cole	132
@family|come	-182
@family|comes	-176
@family|computer	-61
@family|conservatory	-54
@family|controller	82
@family|cook	19
@family|cork	65
@family|cousin	-167
@family|cow	17
@family|cree	54
@family|crew	-22
@family|crow	-22
@family|cucumber	100
@family|célia	106
@family|da	76
@family|dad	69
@family|dana	-237
@family|danuta	131
@family|darius	138
@family|dark	43
@family|daughter	-320
@family|day	-29
@family|deaf	29
@family|death	-224
@family|december	-75
@family|degeneration	65
@family|dementia	-101
@family|dental	87
@family|dentist	-66
@family|deploy	81
@family|desmond	-131
@family|dev	143
@family|diabetes	-279
@family|die	-132
@family|dinosaur	49
@family|doctor	-128
@family|dog	-105
@family|doha	42
@family|dona	111
@family|dr	-169
@family|drink	-56
@family|drive	34
@family|due	-23
@family|dwayne	123
@family|ear	27
@family|eat	-137
@family|education	23
@family|efua	-125
@family|egg	-49
@family|eight	-125
@family|elder	59
@family|eldest	68
@family|electrician	65
@family|eleven	-41
@family|elif	92
@family|email	62
@family|emil	103
@family|employment	-344
@family|emyr	130
@family|english	-51
@family|even	52
@family|evening	16
@family|ex-wife	88
@family|expect	96
@family|experience	-194
@family|fabric	31
@family|farzana	64
@family|father	-116
@family|favourite	-284
@family|february	-74
@family|femi	92
@family|fiancé	32
@family|fifteen	51
@family|firefighter	-46
@family|first	35
@family|five	-103
@family|flat	18
@family|four	31
@family|french	53
@family|freya	-30
@family|friday	-292
@family|fridays	-135
@family|friend	63
@family|frighten	89
@family|front	23
@family|full-time	39
@family|gaziantep	62
@family|gdansk	19
@family|ginette	130
@family|girl	200
@family|girlfriend	83
@family|give	-348
@family|glass	-77
@family|gloria	28
@family|go	-305
@family|good	-118
@family|grandchild	16
@family|grandfather	109
@family|grandson	120
@family|granny	129
@family|green	-47
@family|grow	-92
@family|guesthouse	77
@family|half	-61
@family|half-term	-25
@family|halina	22
@family|hana	-79
@family|hanh	42
@family|hate	-76
@family|heart	-61
@family|hindi	43
@family|home	113
@family|homs	-126
@family|hospice	28
@family|hospital	44
@family|house	-241
@family|husband	-97
@family|hyderabad	53
@family|ice	-34
@family|ifan	108
@family|ignacio	37
@family|ilona	26
@family|inês	197
@family|jamaican	54
@family|january	-95
@family|jarmila	62
@family|jersey	125
@family|ji-woo	161
@family|jignesh	135
@family|jo	119
@family|jordan	135
@family|june	-57
@family|junior	130
@family|karthik	34
@family|keep	-306
@family|ken	46
@family|kenechukwu	76
@family|kenya	95
@family|khoa	-59
@family|kid	18
@family|kim	91
@family|kiwi	16
@family|klara	24
@family|lacrosse	116
@family|lad	35
@family|lake	34
@family|last	-67
@family|late	-15
@family|learn	-58
@family|learning	-159
@family|leave	-86
@family|lecco	24
@family|left	-46
@family|lena	-95
@family|leo	28
@family|lia	46
@family|lie	83
@family|life	-91
@family|like	-356
@family|likely	-123
@family|lily	106
@family|line	-37
@family|lita	-31
@family|little	-280
@family|live	-116
@family|location	-90
@family|long	-381
@family|look	-23
@family|loom	59
@family|lorna	-20
@family|losalini	65
@family|love	-55
@family|luca	131
@family|lucien	141
@family|lunch	81
@family|lyn	138
@family|maa-sa	86
@family|macular	65
@family|mail	104
@family|make	-26
@family|mam	162
@family|mama	22
@family|marathon	-226
@family|march	-108
@family|marek	52
@family|marine	122
@family|marisol	28
@family|marital	-47
@family|married	-54
@family|marry	-22
@family|mason	-40
@family|math	-80
@family|maureen	36
@family|max	45
@family|medium	53
@family|mendoza	61
@family|mercy	65
@family|metre	91
@family|midwife	74
@family|mihai	28
@family|milk	120
@family|milking	61
@family|mobile	50
@family|mojca	94
@family|mondays	-129
@family|month	26
@family|morning	-160
@family|mother	-258
@family|move	-76
@family|mr	-86
@family|ms	27
@family|mum	146
@family|nadia	102
@family|name	25
@family|nang	76
@family|nap	24
@family|nationality	-52
@family|near	-29
@family|neil	62
@family|nephew	-153
@family|neurologist	77
@family|new	41
@family|ngozi	-97
@family|niece	-120
@family|night	-62
@family|nikos	136
@family|nino	25
@family|noon	-104
@family|noor	98
@family|november	-125
@family|nun	65
@family|nuno	-192
@family|nurse	-35
@family|nursing	-30
@family|october	137
@family|oisín	81
@family|ola	-270
@family|old	-112
@family|oleh	98
@family|online	52
@family|operation	34
@family|origin	29
@family|otieno	92
@family|otto	-20
@family|owen	145
@family|own	-38
@family|paediatrician	46
@family|pallavi	87
@family|paolo	-174
@family|paramedic	-163
@family|parent	-28
@family|parental	58
@family|parkinson	-21
@family|partner	-158
@family|pastry	108
@family|patras	51
@family|pavel	60
@family|people	25
@family|perth	-36
@family|petra	140
@family|philippa	65
@family|phone	-155
@family|physic	20
@family|physics	20
@family|pick	22
@family|place	50
@family|plan	-73
@family|play	-93
@family|plumber	-16
@family|pm	-287
@family|pound	-23
@family|practise	39
@family|prefer	-155
@family|pregnant	84
@family|preschool	107
@family|priya	96
@family|product	36
@family|propose	78
@family|pub	-50
@family|put	-120
@family|quiet	76
@family|r650	38
@family|rafe	77
@family|rajesh	43
@family|rania	-124
@family|rea	139
@family|recife	-35
@family|reflux	83
@family|regina	77
@family|rent	-317
@family|repeat	50
@family|reuben	121
@family|ride	-283
@family|rima	-69
@family|road	-15
@family|rohan	37
@family|ron	30
@family|room	-26
@family|rosa	93
@family|rosalind	102
@family|royal	85
@family|rui	-192
@family|run	158
@family|saima	21
@family|saji	38
@family|salma	154
@family|sam	123
@family|samira	134
@family|saturday	-129
@family|saturdays	-82
@family|scare	-50
@family|scream	54
@family|sea	39
@family|second	-120
@family|secondary	-25
@family|see	-47
@family|sell	-169
@family|semi	-39
@family|send	-56
@family|service	49
@family|set	-15
@family|seven	-38
@family|shabana	-54
@family|sham	53
@family|sharjah	39
@family|sheffield	49
@family|ship	-41
@family|shop	-183
@family|shoulder	50
@family|side	38
@family|sinéad	57
@family|sister	-69
@family|sit	18
@family|sitting	82
@family|six	28
@family|sleep	-22
@family|sling	78
@family|smell	-23
@family|social	19
@family|socorro	149
@family|sommelier	56
@family|son	-267
@family|spain	-75
@family|sparky	104
@family|speak	-51
@family|spring	106
@family|stand	-68
@family|start	-80
@family|startup	18
@family|status	-47
@family|stay	-178
@family|step	60
@family|stepson	75
@family|stitch	65
@family|strawberry	55
@family|street	57
@family|student	-152
@family|studied	23
@family|studio	34
@family|study	-95
@family|style	-80
@family|sunday	-107
@family|sundays	-49
@family|sunita	154
@family|supra	102
@family|swansea	95
@family|swimming	-98
@family|tabla	21
@family|take	-263
@family|tallulah	31
@family|tamil	56
@family|tango	-104
@family|tara	34
@family|tariq	63
@family|tattoo	78
@family|teach	-73
@family|team	-117
@family|telavi	-24
@family|ten	-29
@family|tereza	89
@family|tess	106
@family|think	28
@family|thirty	-39
@family|three	31
@family|thursdays	-76
@family|time	-294
@family|tito	-43
@family|tolerate	45
@family|tomasz	63
@family|toowoomba	-50
@family|toronto	15
@family|traffic	64
@family|train	-337
@family|tram	40
@family|travel	56
@family|travels	73
@family|travis	132
@family|trevor	34
@family|tuesday	35
@family|turkish	-59
@family|turn	128
@family|twenty-two	27
@family|twin	23
@family|two	-71
@family|tábor	37
@family|use	-32
@family|used	-295
@family|valentina	132
@family|visit	-57
@family|vomit	34
@family|walk	-30
@family|wanjiru	92
@family|want	-223
@family|warfarin	45
@family|warsaw	39
@family|watch	-48
@family|water	-32
@family|wear	-320
@family|wed	-17
@family|wedding	-142
@family|wednesday	-106
@family|wednesdays	-195
@family|week	-153
@family|weekday	62
@family|weekend	-240
@family|welder	54
@family|welsh	80
@family|whatsapp	137
@family|wheelchair	46
@family|whereabouts	-171
@family|wife	-141
@family|win	54
@family|wine	53
@family|winter	16
@family|write	-150
@family|xochitl	96
@family|yanis	111
@family|year	-104
@family|young	50
@family|yui	146
@family|zach	104
@family|zainab	141
@family|zara	129
@family|zayd	-36
@family|zenobia	86
@family|étienne	88
@farm_animal|#day	-46
@farm_animal|#name	-18
@farm_animal|#no	-143
@farm_animal|#number	-15
@farm_animal|@alcohol	15
@farm_animal|@animal	-54
@farm_animal|@bird	150
@farm_animal|@body_part	-94
@farm_animal|@dairy	-39
@farm_animal|@doctor	140
@farm_animal|@drink	61
@farm_animal|@dwelling	-25
@farm_animal|@fabric	41
@farm_animal|@family	-298
@farm_animal|@farm_animal	29
@farm_animal|@fish	33
@farm_animal|@food	-55
@farm_animal|@fruit	37
@farm_animal|@illness	139
@farm_animal|@meat	44
@farm_animal|@seafood	19
@farm_animal|@symptom	-18
@farm_animal|@tree	22
@farm_animal|^another	-90
@farm_animal|^constraint	-93
@farm_animal|^habit	-296
@farm_animal|^own	-99
@farm_animal|^project_fact	-101
@farm_animal|^recurring_state	51
@farm_animal|^relationship	-89
@farm_animal|^resource	-119
@farm_animal|^slot about	-138
@farm_animal|^slot condition	116
@farm_animal|^slot habit	-289
@farm_animal|^slot relation	-101
@farm_animal|^slot said	-99
@farm_animal|^slot thing	-130
@farm_animal|^slot told	84
@farm_animal|bad-tempered	53
@farm_animal|behind	51
@farm_animal|call	16
@farm_animal|come	102
@farm_animal|comes	103
@farm_animal|eat	22
@farm_animal|eczema	74
@farm_animal|fish	41
@farm_animal|four	19
@farm_animal|give	60
@farm_animal|goose	53
@farm_animal|hen	136
@farm_animal|house	17
@farm_animal|keep	-20
@farm_animal|meat	38
@farm_animal|milk	-22
@farm_animal|next	114
@farm_animal|return	74
@farm_animal|six	29
@farm_animal|skin	74
@farm_animal|tb	154
@farm_animal|test	154
@farm_animal|tuesday	57
@farm_animal|vet	150
@farm_animal|wool	74
@fish|#name	-79
@fish|#number	-61
@fish|@animal	-45
@fish|@doctor	30
@fish|@fish	43
@fish|@hobby	26
@fish|@job	-77
@fish|@seafood	43
@fish|@seasoning	56
@fish|@sport	26
@fish|^constraint	-15
@fish|^own	-33
@fish|^preference	107
@fish|^project_fact	-93
@fish|^slot like	115
@fish|^slot said	-86
@fish|^slot state	66
@fish|^slot told	-17
@fish|away	41
@fish|christmas	121
@fish|eat	35
@fish|hate	121
@fish|january	43
@fish|march	43
@fish|month	47
@fish|pregnant	66
@fish|smell	87
@flower|#day	-172
@flower|#name	-55
@flower|#no	-80
@flower|#number	-279
@flower|3	61
@flower|@criminal	77
@flower|@dwelling	-29
@flower|@family	87
@flower|@flower	142
@flower|@food	-24
@flower|@illness	-19
@flower|@job	-102
@flower|@medical_device	27
@flower|@mental_illness	-24
@flower|@science	-36
@flower|@vegetable	49
@flower|^another	87
@flower|^habit	-20
@flower|^own	-165
@flower|^project_fact	-211
@flower|^relationship	109
@flower|^resource	-411
@flower|^slot age	43
@flower|^slot injury	82
@flower|^slot relation	-57
@flower|^slot said	-299
@flower|^slot thing	-108
@flower|close	67
@flower|célia	111
@flower|danuta	131
@flower|dona	111
@flower|dwayne	134
@flower|email	69
@flower|grow	76
@flower|house	50
@flower|lali	38
@flower|life	22
@flower|month	94
@flower|mother	-38
@flower|nino	28
@flower|parent	195
@flower|partner	-218
@flower|send	86
@flower|sit	38
@flower|stroke	82
@flower|sunday	24
@flower|sunita	154
@flower|use	24
@flower|wife	61
@flower|yumi	117
@food|#day	26
@food|#month	-36
@food|#name	-145
@food|#no	-23
@food|#number	-54
@food|1	-76
@food|140	33
@food|18th	75
@food|2	156
@food|2015	17
@food|2019	-118
@food|2020	84
@food|2025	45
@food|2026	65
@food|2027	-564
@food|250	78
@food|3	-289
@food|30	-44
@food|35	-43
@food|8	-220
@food|9	-80
@food|@alcohol	44
@food|@animal	-79
@food|@beer	-66
@food|@believer	250
@food|@bird	125
@food|@boat	-149
@food|@bread	-85
@food|@cat	-198
@food|@cheese	16
@food|@color	-251
@food|@criminal	-112
@food|@dairy	-51
@food|@doctor	65
@food|@dog	-236
@food|@drink	-139
@food|@dwelling	-122
@food|@ethnicity	-64
@food|@family	-267
@food|@farm_animal	-63
@food|@fish	-21
@food|@flower	-220
@food|@food	228
@food|@footwear	43
@food|@fruit	97
@food|@furniture	-198
@food|@game	24
@food|@garment	-50
@food|@herb	-145
@food|@hobby	-119
@food|@hospital	-69
@food|@illness	192
@food|@income	-225
@food|@injury	-101
@food|@insect	-212
@food|@instrument	-469
@food|@job	29
@food|@meat	38
@food|@medicine	-244
@food|@mental_illness	-159
@food|@narcotic	33
@food|@nut	62
@food|@pasta	-68
@food|@patient	-19
@food|@pet	-128
@food|@reptile	-295
@food|@science	-368
@food|@seafood	166
@food|@seasoning	146
@food|@shellfish	86
@food|@sport	-73
@food|@symptom	-66
@food|@treatment	-322
@food|@tree	120
@food|@vegetable	126
@food|@vehicle	-404
@food|@wine	-90
@food|^another	-114
@food|^constraint	136
@food|^goal	-344
@food|^habit	-81
@food|^interest	23
@food|^ongoing_project	-442
@food|^own	-39
@food|^project_fact	-68
@food|^recurring_state	66
@food|^relationship	-88
@food|^resource	-94
@food|^role	-192
@food|^skill	-429
@food|^slot aa	32
@food|^slot about	-93
@food|^slot age	-116
@food|^slot allergy	-64
@food|^slot apple	75
@food|^slot band	-42
@food|^slot bleach	51
@food|^slot blood	81
@food|^slot blue	56
@food|^slot budget	-82
@food|^slot condition	-30
@food|^slot day	34
@food|^slot effect	191
@food|^slot employment	-74
@food|^slot exam	58
@food|^slot expecting	92
@food|^slot eye	98
@food|^slot fear	-131
@food|^slot fishmonger	51
@food|^slot goal	-343
@food|^slot habit	-164
@food|^slot having	-117
@food|^slot health	76
@food|^slot history	-131
@food|^slot home	-98
@food|^slot house	67
@food|^slot how	68
@food|^slot identity	-185
@food|^slot language	-403
@food|^slot name	41
@food|^slot past	-15
@food|^slot preference	-135
@food|^slot project	-404
@food|^slot refusal	-36
@food|^slot relation	-17
@food|^slot role	-301
@food|^slot said	-17
@food|^slot skill	-208
@food|^slot spell	-86
@food|^slot state	268
@food|^slot study	-70
@food|^slot taste	63
@food|^slot teaching	-318
@food|^slot thing	-96
@food|^slot told	108
@food|^slot trait	-117
@food|^slot weakness	149
@food|aa	32
@food|abide	20
@food|absolutely	27
@food|adhd	-34
@food|adore	31
@food|afraid	-148
@food|afternoon	40
@food|age	-124
@food|alcohol	145
@food|alistair	40
@food|allotment	-50
@food|always	-84
@food|anaphylactic	78
@food|animal	-77
@food|answer	-129
@food|aoife	117
@food|april	-329
@food|asif	53
@food|assistant	-295
@food|aubergine	82
@food|august	-260
@food|autism	-42
@food|avocado	129
@food|away	-170
@food|baby	15
@food|back	-126
@food|backyard	-46
@food|bad	-83
@food|bad-tempered	-25
@food|badly	-89
@food|bagoong	124
@food|bahman	72
@food|bakery	32
@food|baklava	102
@food|banana	-106
@food|band	-106
@food|barnacle	56
@food|base	15
@food|bean	-185
@food|bear	-223
@food|beef	22
@food|beer	35
@food|beetroot	59
@food|believe	134
@food|beto	74
@food|better	-28
@food|big	68
@food|biscuit	-69
@food|bleach	41
@food|blood	-57
@food|blue	-48
@food|book	-340
@food|boot	82
@food|brace	21
@food|bread	-55
@food|breakfast	-142
@food|breed	61
@food|bring	106
@food|brinjal	46
@food|brisket	-46
@food|brother	-84
@food|buckwheat	142
@food|budget	-86
@food|budgie	43
@food|bus	-35
@food|call	-209
@food|canary	61
@food|cardiologist	47
@food|cashew	78
@food|cat	-115
@food|celiac	129
@food|cerebral	83
@food|chair	38
@food|change	-19
@food|check	26
@food|cheddar	63
@food|cheese	82
@food|chef	-18
@food|child	-314
@food|childhood	66
@food|chowder	30
@food|christmas	107
@food|cilantro	-88
@food|clock	30
@food|close	16
@food|cockatiel	50
@food|coconut	92
@food|coeliac	217
@food|coffee	-208
@food|college	30
@food|come	-93
@food|comes	-67
@food|cook	237
@food|coriander	-124
@food|counsellor	94
@food|crab	120
@food|crayfish	37
@food|cricket	74
@food|crohn	36
@food|crustacean	37
@food|cup	41
@food|curry	24
@food|cut	74
@food|dairy	52
@food|daughter	-338
@food|davide	133
@food|day	-140
@food|deathly	115
@food|december	-308
@food|deliver	44
@food|dermatitis	51
@food|diabetes	209
@food|diabetic	39
@food|diagnose	63
@food|diet	22
@food|disease	160
@food|doctor	104
@food|dog	36
@food|dollar	39
@food|don	166
@food|drink	-19
@food|drive	-472
@food|due	-175
@food|dumpling	-48
@food|durian	-54
@food|eat	223
@food|egg	21
@food|eight	-137
@food|eighteen	100
@food|electricity	86
@food|elvis	36
@food|emil	28
@food|employment	-85
@food|english	-233
@food|epipen	37
@food|evening	-58
@food|exam	-84
@food|exception	42
@food|expect	75
@food|experience	-142
@food|extra	38
@food|eye	32
@food|family	66
@food|fancy	61
@food|fast	243
@food|favism	142
@food|ferry	22
@food|fiancé	45
@food|finish	-95
@food|fionn	34
@food|first	-123
@food|fish	39
@food|fishmonger	51
@food|five	-136
@food|flour	-56
@food|folk	-74
@food|food	57
@food|foot	17
@food|football	32
@food|forbid	166
@food|forbidden	166
@food|formal	-45
@food|forty-four	70
@food|four	-54
@food|free	148
@food|freeze	-103
@food|fresh	48
@food|friday	-249
@food|fridays	-110
@food|friend	46
@food|friesians	39
@food|from:2	86
@food|from:legal	47
@food|frozen	-26
@food|fruit	113
@food|ful	142
@food|gag	113
@food|game	-103
@food|gary	47
@food|gelatine	68
@food|georgian	-70
@food|gestational	145
@food|ghee	47
@food|ginger	-19
@food|girlfriend	49
@food|give	66
@food|glove	-69
@food|gluten	142
@food|gluten-free	59
@food|go	-245
@food|goat	47
@food|good	-198
@food|goose	-25
@food|gout	140
@food|grace	47
@food|gram	91
@food|grapefruit	73
@food|green	-138
@food|grind	36
@food|grocery	23
@food|ground	48
@food|grow	-246
@food|gupta	79
@food|halal	29
@food|half	-241
@food|handle	102
@food|hanh	32
@food|hard	27
@food|harira	85
@food|hazelnut	27
@food|head	-61
@food|heartburn	53
@food|heeler	29
@food|hen	98
@food|hepatitis	26
@food|high	93
@food|hindu	82
@food|hive	145
@food|home	-116
@food|hot	84
@food|housemates	76
@food|hugo	201
@food|hundred	44
@food|husband	-403
@food|idris	177
@food|ifan	108
@food|imogen	115
@food|ines	94
@food|internet	-94
@food|intolerant	163
@food|itch	19
@food|jain	169
@food|january	134
@food|june	-343
@food|kayden	103
@food|keep	34
@food|kenya	72
@food|keto	71
@food|kidney	22
@food|kilo	23
@food|kitchen	-117
@food|kiwi	208
@food|kosher	126
@food|lactose	140
@food|lad	31
@food|lamb	117
@food|large	41
@food|last	-148
@food|learn	-435
@food|leather	82
@food|leave	-118
@food|left	-482
@food|legal	47
@food|lend	17
@food|leo	-39
@food|less	45
@food|licence	-43
@food|life	-459
@food|lighting	69
@food|like	-175
@food|lip	97
@food|litre	63
@food|live	-417
@food|liver	108
@food|loathe	59
@food|location	-102
@food|long	-414
@food|lousy	98
@food|love	34
@food|mad	-56
@food|make	147
@food|manage	25
@food|mango	100
@food|march	-126
@food|marek	41
@food|margarita	60
@food|mathilde	56
@food|maureen	51
@food|meat	-33
@food|mechanic	16
@food|meet	-64
@food|meeting	-33
@food|methylphenidate	99
@food|meya	142
@food|mezcal	41
@food|middle	34
@food|milk	-230
@food|millilitre	88
@food|minati	77
@food|miso	40
@food|miss	42
@food|mondays	-74
@food|monsoon	84
@food|month	-68
@food|morag	-36
@food|morning	-60
@food|mother	-43
@food|mouth	104
@food|move	-275
@food|mum	-178
@food|mushroom	161
@food|muslim	158
@food|mustard	47
@food|nadia	93
@food|name	-98
@food|natto	64
@food|near	-343
@food|need	-195
@food|negative	82
@food|night	-303
@food|nine	-89
@food|nineteen	67
@food|november	-158
@food|o	68
@food|observatory	76
@food|october	71
@food|octopus	91
@food|okro	-29
@food|old	-436
@food|onion	74
@food|open	-149
@food|order	-78
@food|orthodox	71
@food|pain	57
@food|parakeet	65
@food|parrot	72
@food|pass	-38
@food|pastry	39
@food|peanut	130
@food|pepper	202
@food|pescatarian	149
@food|pigeon	85
@food|pill	30
@food|pitanga	65
@food|plant-based	50
@food|play	-477
@food|plot	42
@food|pm	54
@food|poor	81
@food|poppy	15
@food|pork	185
@food|porridge	21
@food|pot	19
@food|potato	34
@food|poutine	45
@food|power	51
@food|pregnant	-39
@food|pressure	-47
@food|privacy	47
@food|problem	146
@food|put	-105
@food|quid	-62
@food|race	59
@food|ramadan	97
@food|raw	111
@food|react	70
@food|read	-406
@food|recipe	130
@food|refuse	48
@food|rehearse	53
@food|rent	-290
@food|restaurant	82
@food|reunion	37
@food|rhesus	82
@food|rhubarb	-68
@food|ribbon	51
@food|rice	-37
@food|ride	-299
@food|ripper	45
@food|roam	71
@food|role	-338
@food|roof	17
@food|rukhsana	74
@food|run	-221
@food|ruth	22
@food|saffron	43
@food|sake	53
@food|salt	-43
@food|saskia	32
@food|saturday	-163
@food|say	54
@food|scale	57
@food|scandalise	102
@food|school	-427
@food|seafood	43
@food|season	-60
@food|second	-407
@food|seed	69
@food|sell	-29
@food|sesame	165
@food|set	-59
@food|setting	-49
@food|seven	56
@food|seventeen	-17
@food|severe	27
@food|severely	36
@food|share	-118
@food|shazza	45
@food|shellfish	71
@food|shop	-339
@food|shut	-64
@food|sick	-138
@food|simple	39
@food|sinatra	50
@food|sinéad	139
@food|sister	-400
@food|sixty	62
@food|skip	33
@food|sleep	-456
@food|smell	132
@food|smoke	-189
@food|soap	-74
@food|soba	110
@food|sober	85
@food|soft	82
@food|son	15
@food|soup	23
@food|speak	-465
@food|special	-52
@food|spinach	-21
@food|spot	48
@food|stand	-127
@food|standing	58
@food|start	-343
@food|statins	88
@food|station	-34
@food|stay	-65
@food|sticky	54
@food|stock	86
@food|stomach	89
@food|stop	36
@food|strawberry	125
@food|strike	84
@food|strong	20
@food|study	-84
@food|stuff	98
@food|style	-63
@food|suffer	109
@food|sugar	192
@food|sunday	-169
@food|sunset	91
@food|supra	39
@food|sushi	-167
@food|sweet	102
@food|swell	137
@food|swim	-120
@food|swimming	-55
@food|ta	142
@food|take	-260
@food|tallulah	-70
@food|taste	-96
@food|tea	-238
@food|teach	-395
@food|team	-490
@food|tear	25
@food|ten	-100
@food|terrace	60
@food|terrible	-96
@food|text	-66
@food|thabo	41
@food|thai	70
@food|thirty	-95
@food|three	-207
@food|throat	119
@food|throughout	72
@food|thunder	120
@food|thursday	-170
@food|thursdays	50
@food|till	70
@food|time	-179
@food|tin	45
@food|tingle	24
@food|tito	74
@food|toe	66
@food|tolerate	73
@food|tomato	-27
@food|tongue	77
@food|tooth	84
@food|touch	18
@food|trader	79
@food|train	-89
@food|training	-62
@food|trouble	54
@food|tuesday	-50
@food|tuesdays	17
@food|turnip	59
@food|twelve	16
@food|twenty-two	57
@food|type	174
@food|ulcer	173
@food|university	-18
@food|use	-264
@food|varsity	94
@food|veg	54
@food|vegan	193
@food|vegetable	49
@food|vegetarian	22
@food|vet	68
@food|vine	102
@food|visitor	25
@food|vomit	145
@food|walkley	64
@food|walnut	-27
@food|want	-159
@food|watch	88
@food|weakness	149
@food|wear	-101
@food|wed	-127
@food|wednesday	-30
@food|wednesdays	-166
@food|week	-55
@food|weekday	-27
@food|weekend	-92
@food|welt	89
@food|whole	25
@food|wife	-119
@food|win	103
@food|wine	-53
@food|work	-611
@food|worse	95
@food|wreck	-66
@food|write	-304
@food|year	78
@food|yoga	-34
@footwear|#name	-194
@footwear|#number	-57
@footwear|@footwear	113
@footwear|@garment	113
@footwear|^own	-249
@footwear|^project_fact	-109
@footwear|^relationship	-234
@footwear|wear	30
@fruit|#day	-70
@fruit|#name	-115
@fruit|#no	-106
@fruit|#number	-264
@fruit|@animal	-114
@fruit|@family	-261
@fruit|@food	-36
@fruit|@fruit	233
@fruit|@illness	59
@fruit|@income	-50
@fruit|@symptom	100
@fruit|@tree	145
@fruit|^another	-237
@fruit|^constraint	52
@fruit|^own	-36
@fruit|^preference	37
@fruit|^project_fact	-51
@fruit|^relationship	-290
@fruit|^resource	34
@fruit|^slot allergy	57
@fruit|^slot condition	41
@fruit|^slot habit	-280
@fruit|^slot like	48
@fruit|^slot said	-80
@fruit|^slot told	24
@fruit|allergic	57
@fruit|allergy	16
@fruit|banana	110
@fruit|give	38
@fruit|hate	55
@fruit|kiwi	119
@fruit|smell	164
@fruit|tuesday	53
@fruit|use	50
@furniture|#day	-424
@furniture|#month	-196
@furniture|#name	-89
@furniture|#no	102
@furniture|#number	29
@furniture|2021	116
@furniture|2026	17
@furniture|2027	-162
@furniture|30	86
@furniture|4	-17
@furniture|5	95
@furniture|@alcohol	41
@furniture|@animal	-35
@furniture|@believer	38
@furniture|@bird	30
@furniture|@body_part	160
@furniture|@color	-21
@furniture|@dairy	85
@furniture|@drink	-156
@furniture|@dwelling	-68
@furniture|@family	-147
@furniture|@furniture	-40
@furniture|@hobby	-316
@furniture|@illness	-24
@furniture|@income	51
@furniture|@instrument	-68
@furniture|@job	-77
@furniture|@meat	98
@furniture|@medical_device	46
@furniture|@medicine	52
@furniture|@mental_illness	40
@furniture|@narcotic	38
@furniture|@science	-69
@furniture|@seasoning	84
@furniture|@treatment	42
@furniture|@vegetable	-48
@furniture|^another	-417
@furniture|^constraint	28
@furniture|^goal	-52
@furniture|^habit	-32
@furniture|^own	58
@furniture|^preference	-211
@furniture|^project_fact	-58
@furniture|^recurring_state	52
@furniture|^relationship	-407
@furniture|^resource	95
@furniture|^role	-54
@furniture|^skill	-180
@furniture|^slot constraint	21
@furniture|^slot goal	51
@furniture|^slot habit	-100
@furniture|^slot health	58
@furniture|^slot history	30
@furniture|^slot home	-39
@furniture|^slot identity	33
@furniture|^slot like	-138
@furniture|^slot relation	-361
@furniture|^slot state	-91
@furniture|^slot thing	54
@furniture|aid	48
@furniture|august	-28
@furniture|back	74
@furniture|bad	91
@furniture|bed	32
@furniture|big	72
@furniture|birthday	73
@furniture|building	39
@furniture|bursary	139
@furniture|call	57
@furniture|child	93
@furniture|cook	95
@furniture|data	46
@furniture|desk	-23
@furniture|don	81
@furniture|dr	83
@furniture|drive	-75
@furniture|ear	77
@furniture|eight	61
@furniture|epipen	31
@furniture|eye	71
@furniture|fee	35
@furniture|fifteen	131
@furniture|five	63
@furniture|floor	61
@furniture|foot	55
@furniture|four	-50
@furniture|garlic	57
@furniture|give	31
@furniture|green	21
@furniture|half	69
@furniture|hear	106
@furniture|hearing	106
@furniture|home	-37
@furniture|hostel	69
@furniture|january	50
@furniture|leave	-56
@furniture|left	-17
@furniture|lift	164
@furniture|light	67
@furniture|like	59
@furniture|lose	146
@furniture|meat	90
@furniture|morning	31
@furniture|mushroom	31
@furniture|night	51
@furniture|old	28
@furniture|pay	25
@furniture|phone	77
@furniture|pound	30
@furniture|query	46
@furniture|replace	88
@furniture|right	63
@furniture|set	72
@furniture|sit	46
@furniture|skoda	73
@furniture|sleep	71
@furniture|snowflake	46
@furniture|sql	46
@furniture|stand	15
@furniture|standing	-23
@furniture|stay	72
@furniture|tablet	52
@furniture|take	75
@furniture|thing	54
@furniture|two	-30
@furniture|use	146
@furniture|wake	68
@furniture|want	49
@furniture|wear	33
@furniture|work	105
@furniture|write	-16
@furniture|writing	50
@game|#day	76
@game|#month	-270
@game|#no	-60
@game|#number	-219
@game|18	62
@game|6	83
@game|@animal	-111
@game|@body_part	-170
@game|@color	-50
@game|@dwelling	-85
@game|@family	-145
@game|@food	-305
@game|@furniture	20
@game|@game	-31
@game|@hobby	-89
@game|@illness	-30
@game|@income	-278
@game|@job	-66
@game|@sport	-82
@game|@symptom	79
@game|@temple	-38
@game|@vegetable	-81
@game|@vehicle	29
@game|^another	-165
@game|^constraint	-145
@game|^goal	-15
@game|^habit	-23
@game|^own	-27
@game|^preference	-80
@game|^project_fact	-153
@game|^relationship	-130
@game|^resource	-91
@game|^role	-64
@game|^skill	-76
@game|^slot about	-241
@game|^slot age	41
@game|^slot goal	-29
@game|^slot habit	-73
@game|^slot health	-44
@game|^slot history	92
@game|^slot identity	50
@game|^slot preference	26
@game|^slot ps5	99
@game|^slot relation	-191
@game|^slot said	-16
@game|^slot thing	-229
@game|^slot title	102
@game|afternoon	82
@game|age	41
@game|alexandra	40
@game|bedroom	99
@game|birthday	48
@game|black	57
@game|boy	66
@game|bridge	167
@game|café	106
@game|chart	45
@game|chess	135
@game|club	119
@game|crores	52
@game|daughter	43
@game|eleven	46
@game|email	89
@game|evening	-18
@game|figure	52
@game|follow	128
@game|friday	49
@game|game	-31
@game|go	-138
@game|home	-212
@game|lakhs	52
@game|leonor	157
@game|musa	124
@game|neighbour	67
@game|night	27
@game|online	28
@game|parade	102
@game|play	97
@game|prefer	63
@game|ps5	99
@game|recife	89
@game|right	75
@game|river	53
@game|saturdays	-16
@game|sheffield	61
@game|six	-29
@game|street	60
@game|support	236
@game|table	45
@game|tablet	23
@game|team	49
@game|tendonitis	73
@game|tennis	86
@game|thursday	80
@game|torbjørn	49
@game|tuesdays	30
@game|turnip	102
@game|watch	39
@game|wednesday	156
@game|wednesdays	-76
@game|weekend	-87
@garment|#day	-174
@garment|#month	-77
@garment|#name	-64
@garment|#no	33
@garment|#number	41
@garment|2	57
@garment|2027	-16
@garment|8	96
@garment|@animal	-29
@garment|@bird	50
@garment|@color	89
@garment|@ethnicity	-41
@garment|@fabric	52
@garment|@family	-47
@garment|@food	-300
@garment|@footwear	113
@garment|@garment	-19
@garment|@job	-163
@garment|@seasoning	-38
@garment|@symptom	51
@garment|^another	-187
@garment|^habit	-159
@garment|^preference	-49
@garment|^recurring_state	42
@garment|^relationship	-54
@garment|^resource	-230
@garment|^slot about	-127
@garment|^slot constraint	48
@garment|^slot fear	69
@garment|^slot habit	-108
@garment|^slot health	63
@garment|^slot said	-140
@garment|^slot suit	-20
@garment|^slot taste	41
@garment|^slot thing	-173
@garment|^slot told	47
@garment|abide	41
@garment|answer	82
@garment|assistant	30
@garment|call	84
@garment|centimetre	48
@garment|day	83
@garment|eight	43
@garment|five	83
@garment|friday	-51
@garment|garlic	22
@garment|give	131
@garment|inch	64
@garment|july	63
@garment|knee	67
@garment|kneel	62
@garment|measure	64
@garment|nephew	97
@garment|next	40
@garment|night	25
@garment|replace	72
@garment|scare	69
@garment|six	41
@garment|sleep	66
@garment|tablet	-26
@garment|ten	30
@garment|theo	113
@garment|thing	53
@garment|time	81
@garment|want	-25
@garment|wear	30
@herb|#name	-93
@herb|#no	47
@herb|@food	66
@herb|@herb	129
@herb|@seasoning	129
@herb|^own	-128
@herb|^preference	88
@herb|^project_fact	-324
@herb|^relationship	-174
@herb|^slot effect	118
@herb|^slot like	45
@herb|cilantro	112
@herb|like	112
@herb|soap	118
@herb|taste	118
@hobby|#day	145
@hobby|#month	-144
@hobby|#no	-106
@hobby|#number	-161
@hobby|1	-51
@hobby|14s	50
@hobby|18	62
@hobby|2	33
@hobby|2009	70
@hobby|2026	-338
@hobby|2027	-266
@hobby|3	-83
@hobby|30	-38
@hobby|425	64
@hobby|6	44
@hobby|7	-16
@hobby|@animal	-147
@hobby|@appliance	42
@hobby|@believer	-400
@hobby|@bicycle	-94
@hobby|@bird	15
@hobby|@boat	-91
@hobby|@body_part	62
@hobby|@bread	-23
@hobby|@cat	-298
@hobby|@color	-118
@hobby|@craft	55
@hobby|@dance	61
@hobby|@dessert	-105
@hobby|@doctor	-333
@hobby|@dog	-65
@hobby|@drink	-414
@hobby|@dwelling	-210
@hobby|@ethnicity	-56
@hobby|@fabric	104
@hobby|@family	-62
@hobby|@flower	-44
@hobby|@food	-73
@hobby|@fruit	24
@hobby|@furniture	-105
@hobby|@game	-49
@hobby|@garment	-21
@hobby|@horse	-77
@hobby|@illness	-32
@hobby|@income	-268
@hobby|@insect	31
@hobby|@instrument	-512
@hobby|@job	-16
@hobby|@meat	37
@hobby|@medicine	-515
@hobby|@pet	-237
@hobby|@religion	-67
@hobby|@science	-281
@hobby|@seasoning	-335
@hobby|@sport	27
@hobby|@symptom	43
@hobby|@temple	-26
@hobby|@tree	-108
@hobby|@vegetable	-38
@hobby|@vehicle	-93
@hobby|^another	-148
@hobby|^constraint	-165
@hobby|^goal	-40
@hobby|^habit	137
@hobby|^ongoing_project	-230
@hobby|^own	-18
@hobby|^preference	-95
@hobby|^project_fact	-156
@hobby|^recurring_state	-191
@hobby|^relationship	-85
@hobby|^resource	-240
@hobby|^role	-155
@hobby|^skill	-107
@hobby|^slot about	-208
@hobby|^slot age	-33
@hobby|^slot allergy	-68
@hobby|^slot condition	-42
@hobby|^slot constraint	-151
@hobby|^slot deadline	56
@hobby|^slot effect	-154
@hobby|^slot event	36
@hobby|^slot goal	-29
@hobby|^slot habit	88
@hobby|^slot health	-243
@hobby|^slot history	37
@hobby|^slot home	-217
@hobby|^slot identity	41
@hobby|^slot injury	88
@hobby|^slot language	-371
@hobby|^slot like	-231
@hobby|^slot membership	-32
@hobby|^slot nationality	44
@hobby|^slot oven	70
@hobby|^slot preference	-71
@hobby|^slot project	-387
@hobby|^slot ps5	88
@hobby|^slot relation	-15
@hobby|^slot rent	-35
@hobby|^slot role	-271
@hobby|^slot said	42
@hobby|^slot skill	-324
@hobby|^slot sprint	-108
@hobby|^slot state	-401
@hobby|^slot swim	85
@hobby|^slot teaching	-145
@hobby|^slot thing	-280
@hobby|^slot title	63
@hobby|^slot told	42
@hobby|age	-33
@hobby|ago	90
@hobby|alexandra	-19
@hobby|allergic	-72
@hobby|allergy	-102
@hobby|allotment	43
@hobby|almaz	130
@hobby|ankle	91
@hobby|april	-21
@hobby|argentinian	44
@hobby|argyle	57
@hobby|aunt	114
@hobby|baby	22
@hobby|back	-60
@hobby|badminton	20
@hobby|bedroom	88
@hobby|bee	15
@hobby|belt	76
@hobby|bingo	54
@hobby|bird	59
@hobby|bixiga	52
@hobby|bohs	69
@hobby|bongard	70
@hobby|bouldering	142
@hobby|box	126
@hobby|boy	68
@hobby|bridge	135
@hobby|broad	67
@hobby|burn-out	68
@hobby|café	23
@hobby|call	-462
@hobby|charity	51
@hobby|chart	45
@hobby|chess	44
@hobby|childhood	60
@hobby|choir	69
@hobby|church	-62
@hobby|climb	66
@hobby|clock	25
@hobby|club	129
@hobby|coach	73
@hobby|cole	95
@hobby|collect	-76
@hobby|crew	53
@hobby|cricket	45
@hobby|crochet	154
@hobby|crores	52
@hobby|cross-country	24
@hobby|crow	53
@hobby|curl	87
@hobby|cycle	75
@hobby|dad	-49
@hobby|dahlia	39
@hobby|daughter	57
@hobby|day	-410
@hobby|deadline	56
@hobby|december	-22
@hobby|deck	50
@hobby|derby	104
@hobby|dollar	-45
@hobby|domino	48
@hobby|draw	31
@hobby|drive	-351
@hobby|eat	-114
@hobby|email	30
@hobby|english	-305
@hobby|evening	38
@hobby|figure	52
@hobby|final	57
@hobby|fish	-88
@hobby|follow	102
@hobby|four	-126
@hobby|free	-44
@hobby|friday	-51
@hobby|fridays	91
@hobby|full	71
@hobby|game	-128
@hobby|garage	18
@hobby|give	-465
@hobby|go	-299
@hobby|goal	36
@hobby|goalkeeper	50
@hobby|god	69
@hobby|going	52
@hobby|good	-68
@hobby|group	21
@hobby|grow	-40
@hobby|gym	139
@hobby|hague	66
@hobby|half	-47
@hobby|hall	-55
@hobby|help	69
@hobby|home	-248
@hobby|horse	33
@hobby|hour	-35
@hobby|hurl	-59
@hobby|husband	44
@hobby|ice	-87
@hobby|ipad	-31
@hobby|island	45
@hobby|jeju	64
@hobby|july	-55
@hobby|june	-225
@hobby|karate	27
@hobby|keep	-22
@hobby|kid	-114
@hobby|kilometre	15
@hobby|knee	20
@hobby|knit	101
@hobby|lakhs	52
@hobby|late	18
@hobby|league	116
@hobby|left	30
@hobby|leonor	157
@hobby|lesson	-64
@hobby|level	77
@hobby|life	-78
@hobby|like	-41
@hobby|listen	54
@hobby|little	23
@hobby|live	-293
@hobby|location	-176
@hobby|loft	72
@hobby|long	-86
@hobby|loom	59
@hobby|main	107
@hobby|make	-251
@hobby|man	-52
@hobby|maracatu	52
@hobby|marathon	132
@hobby|mate	-15
@hobby|mill	26
@hobby|model	40
@hobby|monday	73
@hobby|mondays	22
@hobby|moot	66
@hobby|mosque	64
@hobby|musa	70
@hobby|name	-80
@hobby|national	77
@hobby|nationality	44
@hobby|neighbour	20
@hobby|netball	44
@hobby|night	-76
@hobby|october	-362
@hobby|old	33
@hobby|online	-27
@hobby|open	62
@hobby|orange	76
@hobby|oven	70
@hobby|paint	118
@hobby|pal	120
@hobby|parade	63
@hobby|pennine	93
@hobby|philippa	68
@hobby|play	186
@hobby|playstation	72
@hobby|plymouth	51
@hobby|podcasts	58
@hobby|pray	15
@hobby|premature	88
@hobby|ps5	88
@hobby|quilt	45
@hobby|radio	61
@hobby|rafe	77
@hobby|real	68
@hobby|recife	42
@hobby|replace	57
@hobby|restore	105
@hobby|right	22
@hobby|rink	87
@hobby|river	53
@hobby|role	-289
@hobby|roller	104
@hobby|row	35
@hobby|rugby	54
@hobby|run	-166
@hobby|saturday	-55
@hobby|saturdays	-33
@hobby|sea	-59
@hobby|season	63
@hobby|second	-58
@hobby|senior	24
@hobby|seven	-58
@hobby|sheffield	61
@hobby|show	41
@hobby|side	69
@hobby|sister	-265
@hobby|ski	91
@hobby|skip	-16
@hobby|snail	90
@hobby|snow	-53
@hobby|speak	-369
@hobby|sprain	93
@hobby|start	-108
@hobby|steam	44
@hobby|stepson	75
@hobby|stevie	120
@hobby|sting	32
@hobby|stomach	-29
@hobby|street	56
@hobby|sunday	-102
@hobby|sunrise	86
@hobby|support	230
@hobby|surf	112
@hobby|swell	45
@hobby|swim	-182
@hobby|table	16
@hobby|tablet	-116
@hobby|take	-324
@hobby|tango	-27
@hobby|tara	76
@hobby|tartu	-28
@hobby|team	40
@hobby|tendonitis	73
@hobby|tennis	86
@hobby|thai	52
@hobby|thing	-28
@hobby|thirty	41
@hobby|three	-110
@hobby|thursday	32
@hobby|thursdays	-65
@hobby|ticket	15
@hobby|tide	-91
@hobby|tomás	56
@hobby|torbjørn	49
@hobby|training	18
@hobby|travis	95
@hobby|trev	136
@hobby|tuesday	24
@hobby|turnip	99
@hobby|twice	-64
@hobby|two	-118
@hobby|under-17s	-59
@hobby|under-tens	81
@hobby|unit	23
@hobby|use	-34
@hobby|used	68
@hobby|vet	35
@hobby|volleyball	106
@hobby|want	-96
@hobby|watch	46
@hobby|watercolour	122
@hobby|way	93
@hobby|wednesday	73
@hobby|wednesdays	-184
@hobby|week	-277
@hobby|weekday	58
@hobby|weekend	-232
@hobby|welterweight	135
@hobby|whenever	78
@hobby|wife	-380
@hobby|wind-up	60
@hobby|winter	80
@hobby|woolshed	47
@hobby|work	-436
@hobby|write	-403
@hobby|year	-328
@hobby|yoga	-234
@hospital|#day	-95
@hospital|#month	68
@hospital|#name	-66
@hospital|#number	-59
@hospital|15	22
@hospital|2	101
@hospital|2027	-46
@hospital|@believer	91
@hospital|@doctor	-25
@hospital|@family	-29
@hospital|@food	-321
@hospital|@hospital	-115
@hospital|@illness	-144
@hospital|@job	-68
@hospital|@medicine	22
@hospital|@patient	51
@hospital|@symptom	71
@hospital|^another	-261
@hospital|^constraint	144
@hospital|^habit	-320
@hospital|^own	-57
@hospital|^project_fact	-235
@hospital|^recurring_state	19
@hospital|^relationship	-131
@hospital|^resource	-141
@hospital|^role	-105
@hospital|^slot allergy	93
@hospital|^slot condition	97
@hospital|^slot event	58
@hospital|^slot habit	-230
@hospital|^slot patient	60
@hospital|^slot relation	-42
@hospital|^slot said	-153
@hospital|^slot thing	-144
@hospital|^slot told	85
@hospital|allergic	93
@hospital|allergy	93
@hospital|come	61
@hospital|data	58
@hospital|give	21
@hospital|hip	44
@hospital|january	64
@hospital|july	64
@hospital|lamb	72
@hospital|latex	76
@hospital|leave	49
@hospital|october	31
@hospital|patient	60
@hospital|second	86
@hospital|see	71
@hospital|september	70
@hospital|server	60
@hospital|sister	101
@hospital|start	33
@hospital|ten	28
@hospital|two	-21
@hospital|use	-21
@hospital|week	22
@illness|#day	-510
@illness|#month	-60
@illness|#name	-90
@illness|#no	-302
@illness|#number	-65
@illness|1	-28
@illness|2016	82
@illness|2025	116
@illness|2027	-212
@illness|23	88
@illness|@animal	-62
@illness|@body_part	161
@illness|@cat	96
@illness|@criminal	39
@illness|@doctor	81
@illness|@drink	-58
@illness|@dwelling	-488
@illness|@family	-77
@illness|@food	-113
@illness|@furniture	-19
@illness|@game	-93
@illness|@hobby	-18
@illness|@illness	70
@illness|@income	19
@illness|@insect	59
@illness|@job	38
@illness|@meat	-56
@illness|@medicine	244
@illness|@mental_illness	182
@illness|@narcotic	29
@illness|@patient	49
@illness|@pet	-80
@illness|@rite	-43
@illness|@science	-101
@illness|@sport	19
@illness|@temple	-22
@illness|@tree	-135
@illness|@vehicle	-219
@illness|^another	-158
@illness|^constraint	-179
@illness|^habit	-97
@illness|^own	15
@illness|^preference	-108
@illness|^project_fact	34
@illness|^recurring_state	-47
@illness|^relationship	-82
@illness|^resource	-50
@illness|^role	-170
@illness|^skill	-93
@illness|^slot about	116
@illness|^slot allergy	-125
@illness|^slot call-out	74
@illness|^slot endowment	59
@illness|^slot habit	-115
@illness|^slot health	74
@illness|^slot history	111
@illness|^slot home	-324
@illness|^slot injury	66
@illness|^slot last	115
@illness|^slot medicine	149
@illness|^slot preference	19
@illness|^slot relation	-214
@illness|^slot said	-108
@illness|^slot thing	22
@illness|^slot told	-176
@illness|ache	-62
@illness|acrylic	63
@illness|allergic	-160
@illness|allergy	-125
@illness|ankle	-32
@illness|assistant	59
@illness|asthma	-93
@illness|back	96
@illness|ban	75
@illness|bar	62
@illness|blood	50
@illness|boy	28
@illness|break	91
@illness|breakfast	78
@illness|broke	84
@illness|burn	92
@illness|business	65
@illness|butterfly	76
@illness|call-out	74
@illness|cancer	-69
@illness|cerebral	73
@illness|chapel	58
@illness|charge	29
@illness|child	-19
@illness|chunk	72
@illness|colin	115
@illness|colour-blind	65
@illness|council	95
@illness|cover	47
@illness|crohn	132
@illness|dad	59
@illness|dawn	66
@illness|day	-110
@illness|deaf	93
@illness|dementia	103
@illness|diabetes	68
@illness|diabetic	70
@illness|dr	58
@illness|drink	82
@illness|dylan	41
@illness|dyslexic	72
@illness|eight	-32
@illness|eighty-five	74
@illness|escalator	86
@illness|espresso	91
@illness|euro	42
@illness|even	83
@illness|evening	79
@illness|explanation	70
@illness|faint	73
@illness|father	137
@illness|fear	85
@illness|fine	24
@illness|finger	80
@illness|food	42
@illness|forearm	-33
@illness|fume	30
@illness|fumes	63
@illness|give	-88
@illness|go	-49
@illness|gran	104
@illness|green	65
@illness|hand	36
@illness|hard	104
@illness|heat	-51
@illness|heating	36
@illness|heavy	78
@illness|height	60
@illness|hip	80
@illness|home	-338
@illness|ibuprofen	47
@illness|index	83
@illness|insulin	176
@illness|irrational	86
@illness|job	60
@illness|july	-21
@illness|keep	-52
@illness|knee	42
@illness|ladder	66
@illness|last	94
@illness|leave	137
@illness|left	147
@illness|letter	107
@illness|life	-92
@illness|lift	37
@illness|live	-116
@illness|long	61
@illness|look	75
@illness|lose	-84
@illness|lower	31
@illness|luca	34
@illness|lucien	89
@illness|make	54
@illness|malaria	73
@illness|migraine	129
@illness|mostly	19
@illness|mother	-96
@illness|mouse	27
@illness|name	-70
@illness|need	179
@illness|night	-60
@illness|nine	23
@illness|nino	181
@illness|november	105
@illness|obviously	75
@illness|onward	45
@illness|pantry	60
@illness|parkinson	90
@illness|pixel	93
@illness|plumb	65
@illness|pseudoephedrine	75
@illness|queensland	76
@illness|quote	51
@illness|red	58
@illness|rocío	126
@illness|s9	76
@illness|scar	102
@illness|sciatica	112
@illness|screen	-41
@illness|see	32
@illness|send	-30
@illness|separately	88
@illness|short	46
@illness|show	60
@illness|sight	73
@illness|simple	107
@illness|sit	-16
@illness|six	-147
@illness|skip	79
@illness|special	72
@illness|spray	63
@illness|stand	33
@illness|sting	19
@illness|stomach	47
@illness|summer	25
@illness|swim	15
@illness|tabby	101
@illness|tablet	23
@illness|take	75
@illness|tb	82
@illness|ten	26
@illness|text	72
@illness|third	27
@illness|thyroid	-55
@illness|time	-41
@illness|tip	83
@illness|two	-90
@illness|twomey	63
@illness|type	122
@illness|vat	56
@illness|want	-345
@illness|wear	80
@illness|week	-80
@illness|winter	131
@illness|wreck	45
@illness|wrist	142
@income|#day	27
@income|#month	-60
@income|#name	-171
@income|#no	-39
@income|#number	22
@income|000	58
@income|1	158
@income|12	59
@income|17	103
@income|1998	71
@income|200	52
@income|2026	-218
@income|2027	-109
@income|4	19
@income|400	77
@income|6	-46
@income|600	58
@income|8	-36
@income|900	47
@income|@animal	-191
@income|@boat	-86
@income|@body_part	-36
@income|@color	-180
@income|@criminal	37
@income|@dairy	37
@income|@doctor	-242
@income|@dog	-30
@income|@drink	-30
@income|@dwelling	-352
@income|@ethnicity	15
@income|@food	-229
@income|@furniture	-33
@income|@game	-97
@income|@hobby	26
@income|@illness	-70
@income|@job	-107
@income|@meat	-374
@income|@medicine	-22
@income|@mental_illness	52
@income|@pet	-91
@income|@science	-240
@income|@seasoning	-21
@income|@sport	48
@income|@symptom	-43
@income|@tree	-156
@income|@vehicle	-97
@income|^another	-131
@income|^constraint	-67
@income|^goal	20
@income|^habit	34
@income|^own	-54
@income|^preference	25
@income|^project_fact	-183
@income|^recurring_state	-53
@income|^relationship	-101
@income|^resource	-105
@income|^role	27
@income|^skill	-344
@income|^slot charge	-17
@income|^slot company	53
@income|^slot goal	-21
@income|^slot habit	-93
@income|^slot health	-52
@income|^slot home	-187
@income|^slot language	-211
@income|^slot like	36
@income|^slot medicine	-41
@income|^slot pension	121
@income|^slot position	96
@income|^slot preference	-33
@income|^slot relation	-51
@income|^slot rent	111
@income|^slot role	-263
@income|^slot said	-73
@income|^slot spell	16
@income|^slot stipend	-139
@income|^slot thing	-180
@income|^slot told	-67
@income|adwoa	125
@income|afternoon	41
@income|algiers	84
@income|always	59
@income|anaemia	111
@income|app	23
@income|art	69
@income|audio	80
@income|ayub	76
@income|ban	68
@income|bar	91
@income|big	41
@income|blind	91
@income|brooke	127
@income|bursary	139
@income|carer	69
@income|carsick	91
@income|cedis	73
@income|colleague	99
@income|dark	25
@income|day	32
@income|dementia	65
@income|deploy	22
@income|diabetes	-134
@income|dollar	76
@income|don	60
@income|drink	-58
@income|drive	109
@income|driver	89
@income|due	55
@income|dyslexic	96
@income|earn	79
@income|eat	-357
@income|employment	-72
@income|euros	-23
@income|even	-22
@income|evening	-57
@income|fajr	76
@income|february	117
@income|fee	59
@income|fifth	53
@income|first	-58
@income|five	-61
@income|ford	20
@income|form	48
@income|foster	60
@income|french	41
@income|friday	-31
@income|friend	-34
@income|friendly	52
@income|full-time	79
@income|germany	72
@income|greyhound	51
@income|grocery	-18
@income|gul	89
@income|hand	16
@income|home	-204
@income|jamsillaru	104
@income|kaba	78
@income|karen	109
@income|khan	70
@income|kilometre	61
@income|labrador	106
@income|lady	69
@income|laptop	28
@income|larder	77
@income|last	-111
@income|letter	46
@income|licence	52
@income|life	-171
@income|like	88
@income|limit	50
@income|line	60
@income|live	41
@income|location	-151
@income|long	-79
@income|lose	48
@income|mam	38
@income|manager	26
@income|metformin	-95
@income|milk	39
@income|milligram	21
@income|minute	65
@income|mobile	77
@income|mondays	-23
@income|month	-85
@income|monthly	58
@income|morning	-123
@income|mother	26
@income|neighbour	77
@income|niece	108
@income|nine	-52
@income|note	80
@income|ola	94
@income|park	62
@income|part-time	89
@income|pay	150
@income|people	63
@income|place	74
@income|play	-128
@income|polite	67
@income|pound	21
@income|product	46
@income|quarter	20
@income|r650	78
@income|ramipril	89
@income|reflux	90
@income|rent	-53
@income|role	-287
@income|run	-260
@income|rupees	53
@income|see	18
@income|send	103
@income|sertraline	65
@income|service	38
@income|sew	54
@income|shop	96
@income|sister	66
@income|sleep	68
@income|slit	75
@income|sole	91
@income|speak	-215
@income|standing	91
@income|start	51
@income|start-up	77
@income|stomach	47
@income|strong	71
@income|subway	104
@income|sugar	39
@income|summer	64
@income|sunday	17
@income|talk	67
@income|tea	66
@income|team	-126
@income|third	-92
@income|thousand	73
@income|three	-245
@income|transit	56
@income|twice	43
@income|two	-24
@income|voice	80
@income|volleyball	101
@income|walk	113
@income|want	-143
@income|wednesday	42
@income|week	-197
@income|weekday	110
@income|weekend	30
@income|white	19
@income|wind	72
@income|winding	91
@income|work	-45
@injury|#month	82
@injury|#name	-84
@injury|#number	45
@injury|2016	83
@injury|2025	118
@injury|@body_part	279
@injury|@drink	86
@injury|@family	-62
@injury|@food	64
@injury|@furniture	87
@injury|@hobby	-36
@injury|@injury	29
@injury|@job	-106
@injury|@meat	92
@injury|@science	27
@injury|@seafood	86
@injury|@symptom	33
@injury|@vehicle	32
@injury|^own	-29
@injury|^project_fact	53
@injury|^resource	-49
@injury|^slot habit	-15
@injury|^slot history	145
@injury|^slot injury	128
@injury|^slot said	-61
@injury|^slot thing	-139
@injury|^slot told	24
@injury|break	117
@injury|broke	117
@injury|cut	43
@injury|drink	88
@injury|finger	83
@injury|index	83
@injury|keep	74
@injury|leave	142
@injury|left	142
@injury|lose	83
@injury|make	69
@injury|november	114
@injury|ten	94
@injury|tip	83
@injury|week	80
@injury|winter	141
@injury|wrist	142
@insect|#name	-29
@insect|#number	-92
@insect|12	140
@insect|2026	44
@insect|@alcohol	46
@insect|@drink	42
@insect|@dwelling	36
@insect|@fabric	47
@insect|@game	81
@insect|@hobby	-15
@insect|@illness	-20
@insect|@injury	109
@insect|@insect	109
@insect|@job	-80
@insect|@medicine	122
@insect|@narcotic	46
@insect|@symptom	67
@insect|^another	-125
@insect|^constraint	24
@insect|^own	-100
@insect|^project_fact	-154
@insect|^relationship	-157
@insect|^slot allergy	80
@insect|^slot flight	86
@insect|^slot habit	-24
@insect|^slot home	48
@insect|^slot relation	-172
@insect|^slot said	-384
@insect|^slot told	-47
@insect|allergic	80
@insect|allergy	62
@insect|bee	109
@insect|boss	67
@insect|carry	123
@insect|collect	129
@insect|engineer	77
@insect|epipen	123
@insect|flight	58
@insect|home	36
@insect|location	51
@insect|sting	109
@insect|terrence	147
@insect|year	64
@instrument|#day	-195
@instrument|#month	-60
@instrument|#name	-179
@instrument|#no	-282
@instrument|#number	-254
@instrument|6	73
@instrument|@animal	-52
@instrument|@body_part	-97
@instrument|@dwelling	-248
@instrument|@family	-260
@instrument|@farm_animal	21
@instrument|@food	-353
@instrument|@furniture	-105
@instrument|@hobby	61
@instrument|@horse	56
@instrument|@illness	-43
@instrument|@income	-315
@instrument|@injury	74
@instrument|@instrument	170
@instrument|@pet	-317
@instrument|@religion	62
@instrument|@science	-74
@instrument|@sport	-63
@instrument|@temple	33
@instrument|^another	-131
@instrument|^constraint	-323
@instrument|^goal	-23
@instrument|^own	-68
@instrument|^preference	-58
@instrument|^project_fact	-122
@instrument|^relationship	-60
@instrument|^resource	-60
@instrument|^role	-272
@instrument|^skill	-63
@instrument|^slot about	-88
@instrument|^slot flashcard	90
@instrument|^slot goal	-129
@instrument|^slot habit	-19
@instrument|^slot history	57
@instrument|^slot home	-156
@instrument|^slot learning	28
@instrument|^slot relation	-41
@instrument|^slot said	-108
@instrument|^slot thing	-140
@instrument|^slot told	-432
@instrument|accordion	147
@instrument|amateur	87
@instrument|anatomy	74
@instrument|anki	90
@instrument|ask	74
@instrument|assistant	20
@instrument|badly	-49
@instrument|band	109
@instrument|bed	28
@instrument|cello	145
@instrument|church	62
@instrument|clarinet	113
@instrument|country	38
@instrument|draw	61
@instrument|eleven	42
@instrument|father	40
@instrument|fiancé	68
@instrument|flashcards	90
@instrument|gagné	103
@instrument|group	148
@instrument|hobby	70
@instrument|home	-177
@instrument|jonas	139
@instrument|kayleigh	51
@instrument|learn	152
@instrument|learning	28
@instrument|leave	-34
@instrument|life	-158
@instrument|live	-188
@instrument|location	-141
@instrument|luthier	103
@instrument|march	79
@instrument|mnemonic	74
@instrument|mondays	33
@instrument|money	54
@instrument|monsieur	102
@instrument|nine	22
@instrument|orchestra	87
@instrument|otieno	133
@instrument|play	211
@instrument|quintet	-78
@instrument|repair	31
@instrument|sick	97
@instrument|small	-55
@instrument|steel	77
@instrument|studied	52
@instrument|take	-178
@instrument|ukulele	95
@instrument|want	-44
@instrument|wedding	135
@instrument|wind	-97
@instrument|year	48
@jewelry|^own	-84
@jewelry|^project_fact	51
@jewelry|^slot said	62
@job|#day	57
@job|#no	21
@job|000	59
@job|1	39
@job|10	-48
@job|12	-102
@job|14	-92
@job|15	40
@job|17	-48
@job|2	-102
@job|2021	112
@job|2025	-51
@job|2026	-39
@job|2027	-75
@job|22nd	47
@job|27	-17
@job|28	-24
@job|3	-137
@job|30	-113
@job|300	37
@job|31	47
@job|425	89
@job|52	60
@job|6	-73
@job|65	93
@job|7	-156
@job|7590	-59
@job|9	-76
@job|9c	78
@job|@animal	-39
@job|@believer	-26
@job|@bird	-176
@job|@boat	-62
@job|@body_part	16
@job|@bread	-326
@job|@car	-290
@job|@cat	-302
@job|@color	-21
@job|@craft	-15
@job|@dairy	-73
@job|@dessert	-275
@job|@doctor	-182
@job|@dog	-100
@job|@dwelling	-104
@job|@ethnicity	-98
@job|@fabric	41
@job|@family	-195
@job|@farm_animal	-341
@job|@flower	-372
@job|@food	-175
@job|@furniture	-68
@job|@game	-30
@job|@garment	-36
@job|@hobby	99
@job|@hospital	-159
@job|@illness	20
@job|@income	-219
@job|@insect	-16
@job|@instrument	-57
@job|@job	-45
@job|@medical_device	18
@job|@medicine	-78
@job|@mental_illness	-88
@job|@pet	-120
@job|@punishment	49
@job|@religion	-55
@job|@reptile	-357
@job|@science	-163
@job|@seafood	-185
@job|@seasoning	-280
@job|@sport	19
@job|@symptom	-359
@job|@treatment	-96
@job|@tree	-490
@job|@vegetable	24
@job|^another	32
@job|^constraint	98
@job|^goal	-178
@job|^habit	-196
@job|^ongoing_project	-172
@job|^own	-35
@job|^preference	-214
@job|^project_fact	27
@job|^recurring_state	-26
@job|^relationship	-88
@job|^resource	-150
@job|^role	-154
@job|^skill	-89
@job|^slot about	-18
@job|^slot age	-274
@job|^slot allergy	-53
@job|^slot being	72
@job|^slot birthday	-340
@job|^slot bleach	57
@job|^slot charge	-65
@job|^slot class	45
@job|^slot cleaning	-169
@job|^slot condition	-22
@job|^slot constraint	38
@job|^slot day	85
@job|^slot deputy	23
@job|^slot diet	109
@job|^slot do	37
@job|^slot editor	-113
@job|^slot effect	64
@job|^slot employment	-203
@job|^slot entitlement	81
@job|^slot event	-146
@job|^slot favourite	-40
@job|^slot fear	-163
@job|^slot flat	-27
@job|^slot form	78
@job|^slot glyph	70
@job|^slot goal	-139
@job|^slot guiding	80
@job|^slot habit	-15
@job|^slot having	-342
@job|^slot health	-28
@job|^slot history	-85
@job|^slot home	-72
@job|^slot house	47
@job|^slot identity	34
@job|^slot internet	-117
@job|^slot language	-202
@job|^slot left	16
@job|^slot lesson	88
@job|^slot like	-497
@job|^slot manuscript	42
@job|^slot name	31
@job|^slot origin	-64
@job|^slot preference	-326
@job|^slot preferred	90
@job|^slot project	-170
@job|^slot publisher	-47
@job|^slot relation	-53
@job|^slot right	74
@job|^slot role	-126
@job|^slot said	-48
@job|^slot skill	-209
@job|^slot spell	-423
@job|^slot state	-77
@job|^slot taste	62
@job|^slot thesis	24
@job|^slot thing	-47
@job|^slot told	34
@job|^slot trait	-47
@job|^slot translation	66
@job|^slot van	47
@job|^slot wifi	-59
@job|^slot work	-120
@job|abena	-17
@job|accompany	48
@job|achebe	66
@job|adeyemi	80
@job|advocate	50
@job|afternoon	-374
@job|age	-285
@job|agent	-28
@job|airline	81
@job|alcohol	63
@job|allergic	-41
@job|allergy	17
@job|allowance	32
@job|alternate	-31
@job|alun	90
@job|always	-103
@job|animal	139
@job|anneke	66
@job|answer	-362
@job|aoife	99
@job|app	-40
@job|applied	93
@job|apply	93
@job|april	-67
@job|archive	50
@job|aren	68
@job|arnel	64
@job|arrangement	-84
@job|aside	41
@job|asif	57
@job|astronaut	88
@job|atorvastatin	103
@job|au-pair	83
@job|august	-141
@job|away	-19
@job|aws	88
@job|back	86
@job|backyard	37
@job|bad	-137
@job|badge	80
@job|base	60
@job|based	60
@job|bed	-18
@job|bell	-17
@job|benedito	113
@job|berlingo	27
@job|bhatt	87
@job|big	37
@job|bilal	80
@job|birthday	-340
@job|black	-71
@job|bleach	57
@job|bleu	84
@job|blind	50
@job|blood	48
@job|bolaño	86
@job|bonneville	79
@job|bookbinder	82
@job|borrow	93
@job|botanist	26
@job|boy	-45
@job|bramble	42
@job|brisket	37
@job|broad	53
@job|brother	-152
@job|build	54
@job|burn-out	74
@job|bursary	139
@job|bus	38
@job|business	-58
@job|bára	82
@job|cabin	33
@job|call	-46
@job|cape	97
@job|cargo	29
@job|carpal	74
@job|carry	56
@job|carsick	56
@job|caseload	87
@job|cat	-271
@job|catalogue	50
@job|celiac	-48
@job|cell	65
@job|cellar	60
@job|cellist	64
@job|cello	-31
@job|ceramics	67
@job|chef	-167
@job|chewy	74
@job|child	-61
@job|childhood	-48
@job|chile	95
@job|cholesterol	87
@job|christmas	73
@job|class	91
@job|clem	133
@job|clerk	87
@job|client	119
@job|close	-35
@job|code	-22
@job|coeliac	97
@job|colour	103
@job|come	-56
@job|comes	34
@job|conor	41
@job|consultant	112
@job|coq	84
@job|county	49
@job|crab	101
@job|cross	31
@job|cucumber	130
@job|curtis	118
@job|dad	76
@job|danuta	59
@job|dark	49
@job|database	-18
@job|daughter	-161
@job|davide	125
@job|day	-96
@job|de	66
@job|december	54
@job|deep	36
@job|dementia	-15
@job|deploy	47
@job|dermatitis	57
@job|detective	76
@job|diabetes	-127
@job|diagnose	80
@job|diet	99
@job|disc	89
@job|disease	-90
@job|dispatcher	146
@job|district	62
@job|dog	-32
@job|don	-42
@job|dovetail	87
@job|draganfly	92
@job|drink	29
@job|drive	110
@job|drop	51
@job|drove	60
@job|due	-93
@job|ear	-35
@job|earlies	83
@job|early	-51
@job|earn	54
@job|eczema	90
@job|eight	49
@job|eldest	31
@job|employment	-206
@job|energy	41
@job|engineer	-33
@job|english	-20
@job|epilepsy	48
@job|espresso	58
@job|experience	-210
@job|eye	63
@job|faith	61
@job|favourite	-39
@job|fear	65
@job|fee	53
@job|feel	57
@job|fella	118
@job|ferret	80
@job|ffion	26
@job|fiancé	53
@job|figma	27
@job|file	68
@job|fill	59
@job|first	-59
@job|five	-312
@job|flat	-106
@job|floor	141
@job|flour	101
@job|fly	-28
@job|ford	-16
@job|four	-88
@job|fourth	95
@job|freelance	-148
@job|friday	-205
@job|friend	-150
@job|fritzbox	-59
@job|from:legal	50
@job|full-time	-51
@job|game	-18
@job|gareth	-45
@job|gary	50
@job|gatwick	81
@job|girlfriend	-44
@job|give	-243
@job|glaucoma	22
@job|glove	72
@job|gluten	24
@job|glyph	70
@job|go	-219
@job|good	-94
@job|grandfather	104
@job|grid	41
@job|group	91
@job|guard	83
@job|guide	116
@job|guin	-36
@job|guy	28
@job|gwenda	43
@job|halal	112
@job|haram	98
@job|hat	37
@job|hate	-395
@job|hear	-19
@job|heart	115
@job|height	-28
@job|hip	-40
@job|hire	104
@job|home	-177
@job|host	39
@job|hour	-110
@job|house	-110
@job|husband	24
@job|illustrate	102
@job|illustrator	-57
@job|inject	63
@job|insulin	53
@job|interest	98
@job|interview	143
@job|intolerant	34
@job|inês	-297
@job|ipad	57
@job|iqbal	42
@job|janine	-17
@job|jaydon	16
@job|jeju	89
@job|ji-woo	126
@job|jira	99
@job|jo	119
@job|joost	67
@job|joão	-119
@job|july	-407
@job|june	-160
@job|junior	51
@job|kayden	103
@job|kenji	-47
@job|kenya	33
@job|kersti	74
@job|kilometre	-49
@job|kitchen	-20
@job|km	94
@job|knee	-25
@job|know	70
@job|kowal	65
@job|kpsga	80
@job|köln-ehrenfeld	99
@job|labrador	-41
@job|lactose	24
@job|lamb	27
@job|lane	55
@job|lap	91
@job|late	-71
@job|latex	38
@job|le	81
@job|lead	-16
@job|learn	-159
@job|leave	-63
@job|left	-55
@job|legal	17
@job|leo	-55
@job|lesson	27
@job|library	16
@job|licence	-23
@job|license	93
@job|lift	142
@job|light	22
@job|like	-136
@job|likely	-210
@job|limit	57
@job|little	-61
@job|live	28
@job|living	76
@job|location	-21
@job|london	-46
@job|long	-158
@job|look	-52
@job|lope	-86
@job|lorna	50
@job|losartan	67
@job|love	-337
@job|low	132
@job|lower	132
@job|lucía	138
@job|luis	71
@job|luke	66
@job|make	-53
@job|mam	-18
@job|map	30
@job|march	-84
@job|marisol	96
@job|marsh	135
@job|meat	-41
@job|memoq	50
@job|memory	43
@job|merchant	49
@job|message	52
@job|meter	61
@job|metre	38
@job|mick	49
@job|midwife	-110
@job|migraine	-88
@job|milk	-76
@job|mill	67
@job|miss	79
@job|mobile	44
@job|monday	98
@job|mondays	-66
@job|month	-357
@job|moonwell	-47
@job|moreau	-105
@job|morning	-105
@job|mother	-407
@job|move	-319
@job|mr	-52
@job|mrs	110
@job|ms	28
@job|mukesh	101
@job|mum	-235
@job|mushroom	-40
@job|muslim	69
@job|name	122
@job|neovim	83
@job|nephew	38
@job|newborn	37
@job|next	-122
@job|nick	161
@job|nine	-34
@job|nomi	100
@job|nordwind	41
@job|novel	70
@job|numb	60
@job|number	17
@job|nurse	-86
@job|odd	39
@job|old	-147
@job|order	67
@job|origin	-64
@job|orthodox	59
@job|pa	69
@job|pack	32
@job|pain	-23
@job|panel	68
@job|paramedic	-44
@job|park	51
@job|part	106
@job|partner	-64
@job|pastry	30
@job|paulina	78
@job|pavel	145
@job|pay	-40
@job|pe	64
@job|penicillin	-72
@job|phone	-110
@job|physical	40
@job|pia	89
@job|piano	48
@job|pixel	-33
@job|play	-531
@job|playgroup	96
@job|pluck	69
@job|poodle	80
@job|prague	32
@job|prayer	65
@job|preferred	90
@job|pressure	-20
@job|privacy	50
@job|private	53
@job|pro	29
@job|procreate	43
@job|product	19
@job|professor	83
@job|pull	65
@job|put	-50
@job|quarter	86
@job|rastafari	80
@job|reach	37
@job|read	-17
@job|real	74
@job|rehearsal	-33
@job|rent	-452
@job|repair	34
@job|repeat	82
@job|replace	156
@job|ribbon	57
@job|ride	-382
@job|right	67
@job|roberto	86
@job|rocío	94
@job|role	-143
@job|royal	95
@job|rufus	80
@job|rugby	72
@job|sadly	98
@job|saima	85
@job|saturdays	101
@job|sayers	76
@job|scare	-41
@job|schedule	81
@job|school	-117
@job|screen	38
@job|seafood	76
@job|season	29
@job|second	28
@job|see	-64
@job|sell	91
@job|senior	-28
@job|seoul	38
@job|september	60
@job|sesame	50
@job|set	-420
@job|seven	-164
@job|share	-46
@job|shed	58
@job|shift	-163
@job|ship	15
@job|shona	92
@job|sick	91
@job|sickle	67
@job|sign	-67
@job|signal	16
@job|sinfonia	81
@job|sinéad	123
@job|sipho	63
@job|six	-139
@job|sixty-five	140
@job|skin	55
@job|sleep	-120
@job|slip	67
@job|smoke	-151
@job|solar	68
@job|son	-285
@job|sous-chef	84
@job|speak	-206
@job|specialist	42
@job|st	66
@job|start	45
@job|stranger	40
@job|stroke	32
@job|studio	15
@job|study	-332
@job|style	-265
@job|summer	31
@job|sunday	-24
@job|supervisor	-18
@job|surgery	72
@job|swim	63
@job|tag	75
@job|take	-260
@job|teach	-364
@job|team	-68
@job|telephonist	94
@job|temi	96
@job|ten	-280
@job|tendon	45
@job|test	-38
@job|text	-37
@job|thing	-15
@job|thirty-one	60
@job|three	99
@job|throat	65
@job|thumb	49
@job|thursday	-110
@job|thursdays	-75
@job|till	117
@job|time	-111
@job|tomasz	-112
@job|tool	41
@job|tooth	49
@job|toronto	24
@job|tour	46
@job|town	97
@job|train	-101
@job|trait	74
@job|transit	-53
@job|translation	66
@job|trish	126
@job|triumph	51
@job|tuesdays	-103
@job|tunnel	74
@job|twelve	129
@job|two	26
@job|tyne	81
@job|type	-67
@job|under-tens	88
@job|ursula	-36
@job|use	28
@job|van	-34
@job|vascular	76
@job|vegan	-17
@job|vintage	70
@job|visit	-118
@job|vodafone	-117
@job|walk	47
@job|want	-146
@job|wear	-42
@job|wednesdays	136
@job|week	104
@job|weekday	38
@job|welt	72
@job|white	-72
@job|wife	-46
@job|wifi	-59
@job|win	-40
@job|wind	56
@job|winding	56
@job|winter	-115
@job|wit	66
@job|woman	72
@job|work	83
@job|wrist	26
@job|write	-198
@job|writer	86
@job|writing	-44
@job|wrona	79
@job|yanis	124
@job|yannick	56
@job|year	-33
@job|zaza	114
@job|zwiebel	110
@meat|#day	-19
@meat|#month	-373
@meat|#name	-99
@meat|#no	29
@meat|#number	-136
@meat|@alcohol	49
@meat|@animal	220
@meat|@beer	62
@meat|@believer	134
@meat|@bird	290
@meat|@body_part	-40
@meat|@color	-75
@meat|@criminal	69
@meat|@drink	-43
@meat|@dwelling	-99
@meat|@family	-91
@meat|@farm_animal	39
@meat|@fish	111
@meat|@food	23
@meat|@hobby	28
@meat|@illness	-259
@meat|@job	-93
@meat|@meat	214
@meat|@narcotic	99
@meat|@pet	122
@meat|@seafood	152
@meat|@sport	-47
@meat|@tree	-96
@meat|@wine	33
@meat|^another	-148
@meat|^constraint	17
@meat|^habit	-151
@meat|^own	-31
@meat|^preference	-274
@meat|^project_fact	-162
@meat|^recurring_state	21
@meat|^relationship	-99
@meat|^resource	-46
@meat|^slot about	-262
@meat|^slot allergy	-171
@meat|^slot condition	73
@meat|^slot constraint	-68
@meat|^slot diet	65
@meat|^slot habit	-80
@meat|^slot history	25
@meat|^slot like	-227
@meat|^slot relation	-189
@meat|^slot said	-199
@meat|^slot state	152
@meat|^slot told	-97
@meat|allergy	-171
@meat|b	81
@meat|back	30
@meat|bad-tempered	52
@meat|beef	-43
@meat|beer	77
@meat|beto	106
@meat|budgie	134
@meat|cock	36
@meat|college	45
@meat|cuff	44
@meat|day	-133
@meat|don	71
@meat|eat	180
@meat|elvis	88
@meat|exception	42
@meat|fast	49
@meat|fight	36
@meat|fish	123
@meat|four	-17
@meat|fridays	22
@meat|goose	52
@meat|halal	117
@meat|hen	108
@meat|hepatitis	81
@meat|intolerant	-46
@meat|kayden	103
@meat|keep	160
@meat|kidney	-29
@meat|kitchen	72
@meat|kosher	82
@meat|lamb	131
@meat|liver	126
@meat|meat	25
@meat|mondays	97
@meat|muslim	139
@meat|parrot	106
@meat|pigeon	109
@meat|pork	125
@meat|race	76
@meat|roof	90
@meat|rotator	44
@meat|ruth	41
@meat|share	68
@meat|shut	58
@meat|six	17
@meat|smoke	-24
@meat|stop	77
@meat|tear	79
@meat|train	50
@meat|training	59
@meat|two	-102
@meat|vegetarian	18
@medical_device|#month	89
@medical_device|#name	-150
@medical_device|#number	-16
@medical_device|@body_part	45
@medical_device|@hobby	54
@medical_device|@medical_device	72
@medical_device|@sport	54
@medical_device|^own	-152
@medical_device|^project_fact	-22
@medical_device|^slot said	-25
@medicine|#day	-98
@medicine|#month	-355
@medicine|#name	-243
@medicine|#no	-156
@medicine|#number	-256
@medicine|@animal	-392
@medicine|@body_part	-83
@medicine|@dwelling	-317
@medicine|@family	-51
@medicine|@food	-273
@medicine|@hobby	-411
@medicine|@illness	115
@medicine|@income	319
@medicine|@job	-109
@medicine|@meat	-30
@medicine|@medicine	387
@medicine|@mental_illness	149
@medicine|@narcotic	-98
@medicine|@science	-80
@medicine|@symptom	129
@medicine|^another	-118
@medicine|^constraint	-141
@medicine|^habit	25
@medicine|^own	74
@medicine|^preference	-417
@medicine|^recurring_state	-15
@medicine|^relationship	-84
@medicine|^resource	-454
@medicine|^role	-370
@medicine|^slot about	-58
@medicine|^slot allergy	41
@medicine|^slot being	94
@medicine|^slot condition	17
@medicine|^slot effect	-39
@medicine|^slot habit	-20
@medicine|^slot health	153
@medicine|^slot medicine	220
@medicine|^slot relation	-237
@medicine|^slot said	-177
@medicine|^slot thing	-391
@medicine|^slot told	-72
@medicine|adhd	114
@medicine|allergic	34
@medicine|allergy	27
@medicine|allopurinol	60
@medicine|anxiety	109
@medicine|atorvastatin	98
@medicine|bad	26
@medicine|badly	45
@medicine|bedtime	96
@medicine|blood	-44
@medicine|day	30
@medicine|diabetes	-72
@medicine|evening	33
@medicine|high	38
@medicine|leo	150
@medicine|life	-97
@medicine|make	74
@medicine|metformin	47
@medicine|morning	39
@medicine|mum	20
@medicine|naproxen	116
@medicine|night	-107
@medicine|nine	-37
@medicine|omeprazole	91
@medicine|paramedic	88
@medicine|partner	38
@medicine|penicillin	198
@medicine|pressure	-44
@medicine|put	64
@medicine|rash	59
@medicine|reflux	136
@medicine|role	-16
@medicine|second	22
@medicine|sertraline	138
@medicine|shoulder	85
@medicine|sore	45
@medicine|spring	76
@medicine|sunday	58
@medicine|tablet	88
@medicine|take	318
@medicine|terrible	30
@medicine|warfarin	93
@mental_illness|#name	-75
@mental_illness|@illness	-103
@mental_illness|^own	-101
@mental_illness|^project_fact	-152
@mental_illness|^recurring_state	21
@mental_illness|^resource	42
@mental_illness|^slot effect	21
@mental_illness|dylan	88
@mental_illness|go	81
@music|#day	62
@music|#name	-66
@music|#no	-223
@music|#number	-489
@music|@animal	-73
@music|@bird	34
@music|@family	-292
@music|@food	-361
@music|@instrument	200
@music|@job	-130
@music|@music	140
@music|^another	-373
@music|^constraint	-244
@music|^habit	93
@music|^own	-68
@music|^preference	-123
@music|^project_fact	-141
@music|^relationship	-78
@music|^resource	-114
@music|^slot favourite	41
@music|^slot habit	103
@music|^slot relation	-16
@music|^slot said	-383
@music|^slot thing	-76
@music|autumn	99
@music|badly	74
@music|choir	145
@music|favourite	75
@music|fl	124
@music|friday	65
@music|friend	99
@music|kid	78
@music|love	116
@music|play	111
@music|rui	76
@music|sing	145
@music|singer	89
@music|speaker	67
@music|studio	107
@music|thursday	52
@music|wednesdays	92
@music|wexford	99
@narcotic|#name	-159
@narcotic|#no	-24
@narcotic|#number	-54
@narcotic|2	73
@narcotic|2020	42
@narcotic|2026	78
@narcotic|@alcohol	26
@narcotic|@criminal	69
@narcotic|@dairy	46
@narcotic|@dance	75
@narcotic|@dessert	102
@narcotic|@doctor	-33
@narcotic|@drink	54
@narcotic|@family	-170
@narcotic|@food	-76
@narcotic|@hobby	-34
@narcotic|@illness	116
@narcotic|@job	-37
@narcotic|@narcotic	26
@narcotic|@tree	-134
@narcotic|^another	-303
@narcotic|^habit	-29
@narcotic|^preference	-57
@narcotic|^project_fact	-66
@narcotic|^recurring_state	47
@narcotic|^relationship	-355
@narcotic|^resource	-90
@narcotic|^slot condition	50
@narcotic|^slot constraint	15
@narcotic|^slot habit	-16
@narcotic|^slot health	212
@narcotic|^slot project	17
@narcotic|^slot relation	-256
@narcotic|^slot said	-288
@narcotic|^slot state	83
@narcotic|^slot told	-132
@narcotic|back	42
@narcotic|bad	65
@narcotic|big	60
@narcotic|day	-79
@narcotic|drink	97
@narcotic|first	41
@narcotic|give	117
@narcotic|gout	133
@narcotic|heartburn	53
@narcotic|hip	160
@narcotic|july	78
@narcotic|june	72
@narcotic|like	41
@narcotic|long	56
@narcotic|migraine	104
@narcotic|milk	42
@narcotic|month	57
@narcotic|new	40
@narcotic|online	91
@narcotic|pregnant	116
@narcotic|quit	176
@narcotic|red	104
@narcotic|restore	47
@narcotic|room	84
@narcotic|see	42
@narcotic|seven	28
@narcotic|six	33
@narcotic|sixty	-56
@narcotic|smoke	177
@narcotic|smoking	180
@narcotic|take	-30
@narcotic|taking	96
@narcotic|tea	100
@narcotic|type	56
@narcotic|use	92
@narcotic|wine	104
@narcotic|year	24
@pasta|#month	-44
@pasta|#name	-16
@pasta|#no	-41
@pasta|#number	-103
@pasta|@believer	132
@pasta|@boat	89
@pasta|@body_part	-37
@pasta|@doctor	132
@pasta|@dwelling	36
@pasta|@family	-89
@pasta|@food	81
@pasta|@illness	-125
@pasta|@job	132
@pasta|@meat	-49
@pasta|@science	58
@pasta|@seasoning	60
@pasta|^another	-54
@pasta|^constraint	-53
@pasta|^own	-122
@pasta|^slot constraint	52
@pasta|^slot habit	-397
@pasta|^slot health	30
@pasta|^slot relation	-77
@pasta|^slot said	136
@pasta|^slot told	127
@pasta|allergy	20
@pasta|buckwheat	148
@pasta|doctor	132
@pasta|eat	61
@pasta|give	95
@pasta|gluten	131
@pasta|home	38
@pasta|imogen	121
@pasta|october	31
@pasta|order	77
@pasta|recipe	43
@pasta|reunion	74
@pasta|run	17
@pasta|two	38
@pasta|want	53
@pasta|whole	20
@patient|@food	-35
@patient|^own	-84
@patient|^project_fact	36
@patient|^slot said	104
@patient|five	78
@pet|#day	-391
@pet|#month	-292
@pet|#name	-22
@pet|#no	-303
@pet|#number	-147
@pet|2027	-207
@pet|9	-28
@pet|@animal	289
@pet|@appliance	27
@pet|@bird	64
@pet|@body_part	-358
@pet|@bread	52
@pet|@cat	148
@pet|@dessert	50
@pet|@dog	265
@pet|@drink	-371
@pet|@dwelling	-77
@pet|@family	-466
@pet|@farm_animal	-89
@pet|@fish	76
@pet|@food	-36
@pet|@game	-17
@pet|@garment	27
@pet|@hobby	-35
@pet|@illness	-177
@pet|@income	-162
@pet|@injury	-51
@pet|@insect	-101
@pet|@job	-78
@pet|@medicine	-256
@pet|@pasta	101
@pet|@patient	87
@pet|@pet	276
@pet|@rodent	39
@pet|@science	-172
@pet|@seasoning	120
@pet|@sport	15
@pet|@symptom	-301
@pet|@vehicle	-314
@pet|^another	-44
@pet|^constraint	-340
@pet|^goal	-339
@pet|^habit	-71
@pet|^ongoing_project	-178
@pet|^own	-168
@pet|^preference	-354
@pet|^project_fact	-181
@pet|^recurring_state	-312
@pet|^relationship	-36
@pet|^resource	45
@pet|^role	-393
@pet|^skill	-402
@pet|^slot about	-116
@pet|^slot deadline	33
@pet|^slot fear	110
@pet|^slot habit	-135
@pet|^slot having	-41
@pet|^slot health	-310
@pet|^slot identity	-171
@pet|^slot like	-280
@pet|^slot project	-177
@pet|^slot relation	-40
@pet|^slot role	-177
@pet|^slot said	-47
@pet|^slot state	-31
@pet|^slot thing	80
@pet|^slot told	-15
@pet|alone	61
@pet|ampersand	34
@pet|beagle	-23
@pet|bertie	64
@pet|biscuit	58
@pet|blue	51
@pet|call	256
@pet|cannelloni	104
@pet|cat	105
@pet|clean	-23
@pet|cleaner	-19
@pet|collie	92
@pet|deaf	34
@pet|diabetic	87
@pet|dog	188
@pet|door	-91
@pet|eat	-142
@pet|ferret	-55
@pet|fly	-70
@pet|four	-58
@pet|frighten	55
@pet|garden	43
@pet|gateshead	47
@pet|ginger	17
@pet|go	-296
@pet|greyhound	103
@pet|hana	86
@pet|hate	-31
@pet|hen	57
@pet|insulin	-101
@pet|jack	108
@pet|keep	136
@pet|live	-76
@pet|location	-179
@pet|low	-39
@pet|mabel	37
@pet|make	-61
@pet|miso	132
@pet|moss	110
@pet|name	84
@pet|need	-83
@pet|neighbour	67
@pet|next	-64
@pet|peat	61
@pet|pixel	139
@pet|pot	97
@pet|professor	-99
@pet|puck	-56
@pet|rabbit	127
@pet|raise	84
@pet|rescue	18
@pet|rocky	102
@pet|role	-195
@pet|run	-334
@pet|russell	108
@pet|salt	52
@pet|september	27
@pet|set	43
@pet|setting	43
@pet|seventeen	108
@pet|sock	50
@pet|spaniel	86
@pet|swear	71
@pet|tabby	134
@pet|take	-254
@pet|tess	63
@pet|thing	105
@pet|three	-30
@pet|thunder	57
@pet|tide	65
@pet|tofu	130
@pet|toronto	56
@pet|turtle	82
@pet|two	26
@pet|use	-360
@pet|vinegar	32
@pet|walk	77
@pet|want	-296
@pet|whippet	73
@pet|wife	-50
@pet|work	-152
@pet|working	81
@pet|zwiebel	-87
@politics|#month	-43
@politics|#name	-16
@politics|#no	169
@politics|#number	-62
@politics|@alcohol	83
@politics|@drink	71
@politics|@dwelling	17
@politics|@family	-17
@politics|@fish	97
@politics|@food	43
@politics|@furniture	96
@politics|@hobby	-28
@politics|@illness	-35
@politics|@medicine	31
@politics|@narcotic	83
@politics|@sport	16
@politics|@symptom	-33
@politics|@tree	61
@politics|@wine	114
@politics|^another	22
@politics|^constraint	-180
@politics|^habit	-161
@politics|^own	-86
@politics|^preference	91
@politics|^project_fact	-57
@politics|^relationship	-43
@politics|^resource	-38
@politics|^slot age	54
@politics|^slot allergy	64
@politics|^slot habit	-173
@politics|^slot like	95
@politics|^slot relation	-37
@politics|^slot said	55
@politics|^slot thing	-48
@politics|age	41
@politics|allergic	113
@politics|allergy	64
@politics|argentine	98
@politics|coeliac	38
@politics|disease	38
@politics|drink	59
@politics|egg	128
@politics|five	63
@politics|give	112
@politics|hana	129
@politics|hate	70
@politics|idris	179
@politics|like	75
@politics|nine	29
@politics|october	61
@politics|run	87
@politics|season	125
@politics|son	134
@politics|supra	125
@politics|surprise	121
@politics|wine	114
@politics|zayd	129
@pregnancy|#month	-30
@pregnancy|#name	-153
@pregnancy|#number	-37
@pregnancy|@pregnancy	-83
@pregnancy|^own	-189
@pregnancy|^project_fact	-162
@pregnancy|january	62
@punishment|#day	61
@punishment|#name	-83
@punishment|@family	58
@punishment|^another	-90
@punishment|^habit	-46
@punishment|^own	-39
@punishment|^relationship	-34
@punishment|^slot about	-35
@punishment|^slot relation	38
@punishment|chiara	145
@punishment|kid	120
@punishment|lily	37
@punishment|mason	32
@punishment|second	60
@punishment|week	91
@religion|#name	-40
@religion|#no	-47
@religion|@animal	27
@religion|@believer	56
@religion|@body_part	58
@religion|@food	-81
@religion|@horse	42
@religion|@instrument	47
@religion|@meat	51
@religion|@vegetable	47
@religion|^habit	69
@religion|^own	-54
@religion|^preference	-17
@religion|^project_fact	-36
@religion|^slot habit	16
@religion|^slot said	-92
@religion|^slot state	75
@religion|go	81
@religion|keep	67
@religion|people	97
@religion|play	45
@religion|saturday	66
@religion|stomach	37
@reptile|#name	-86
@reptile|#number	-163
@reptile|@animal	88
@reptile|@body_part	24
@reptile|@food	56
@reptile|@garment	51
@reptile|@pasta	26
@reptile|@pet	74
@reptile|@reptile	88
@reptile|@seasoning	84
@reptile|^another	-121
@reptile|^own	-143
@reptile|^project_fact	-310
@reptile|^relationship	-17
@reptile|^resource	27
@reptile|^slot about	-60
@reptile|^slot relation	19
@reptile|^slot said	-86
@reptile|clotilde	83
@reptile|name	73
@reptile|noodle	26
@reptile|snake	81
@reptile|stiff	40
@reptile|turtle	83
@rite|#day	147
@rite|#number	-106
@rite|@believer	52
@rite|@family	-79
@rite|@job	75
@rite|^habit	47
@rite|^own	-142
@rite|^project_fact	-129
@rite|sister	59
@rodent|#month	16
@rodent|#name	-106
@rodent|#number	-130
@rodent|9	33
@rodent|@animal	-17
@rodent|@job	20
@rodent|^own	-217
@rodent|^project_fact	-196
@rodent|^slot deadline	33
@rodent|^slot relation	25
@rodent|call	43
@rodent|september	33
@science|#day	-18
@science|#month	57
@science|#name	-87
@science|#no	-50
@science|#number	46
@science|12	91
@science|2025	26
@science|3	57
@science|31	97
@science|5	74
@science|@animal	-472
@science|@dance	-58
@science|@dwelling	-293
@science|@family	-98
@science|@food	-240
@science|@furniture	24
@science|@hobby	-226
@science|@illness	50
@science|@income	54
@science|@injury	-16
@science|@job	-229
@science|@medicine	18
@science|@mental_illness	85
@science|@science	63
@science|@symptom	62
@science|@temple	36
@science|@vegetable	-54
@science|^another	-53
@science|^constraint	-206
@science|^habit	-179
@science|^ongoing_project	-223
@science|^own	-47
@science|^preference	-32
@science|^project_fact	20
@science|^recurring_state	-71
@science|^resource	-164
@science|^role	-116
@science|^skill	-274
@science|^slot about	-21
@science|^slot allergy	-115
@science|^slot charge	52
@science|^slot constraint	-23
@science|^slot do	76
@science|^slot event	89
@science|^slot habit	-82
@science|^slot health	16
@science|^slot injury	136
@science|^slot like	27
@science|^slot membership	84
@science|^slot project	-187
@science|^slot relation	-62
@science|^slot role	-61
@science|^slot said	-65
@science|^slot thing	-140
@science|^slot told	-118
@science|allergic	-140
@science|allergy	-135
@science|answer	56
@science|back	18
@science|bad	35
@science|blood	-71
@science|breakfast	33
@science|bypass	136
@science|call	-29
@science|canton	75
@science|clean	75
@science|clem	133
@science|cook	42
@science|cousin	30
@science|data	72
@science|daughter	69
@science|diabetes	-97
@science|eight	43
@science|even	-27
@science|evening	-55
@science|example	72
@science|father	34
@science|five	34
@science|fourth	89
@science|gethin	70
@science|give	-45
@science|hate	21
@science|home	-216
@science|husband	-18
@science|inject	65
@science|knee	59
@science|leo	150
@science|list	91
@science|long	44
@science|look	55
@science|love	53
@science|make	34
@science|mondays	29
@science|money	81
@science|morning	-141
@science|mrs	53
@science|night	-112
@science|november	82
@science|october	29
@science|operation	137
@science|pain	41
@science|partner	145
@science|penicillin	63
@science|practice	76
@science|pressure	-71
@science|replace	74
@science|right	94
@science|role	-63
@science|saturdays	39
@science|second	125
@science|sertraline	28
@science|sunday	91
@science|sundays	16
@science|tablet	15
@science|take	93
@science|thursdays	25
@science|tobias	140
@science|want	-53
@science|woman	86
@science|work	-42
@seafood|#month	61
@seafood|#name	-112
@seafood|#no	-92
@seafood|#number	-169
@seafood|@animal	-130
@seafood|@body_part	-53
@seafood|@dairy	68
@seafood|@doctor	54
@seafood|@family	-17
@seafood|@fish	-49
@seafood|@food	-78
@seafood|@hobby	-58
@seafood|@illness	-17
@seafood|@job	45
@seafood|@seafood	169
@seafood|@seasoning	54
@seafood|@shellfish	144
@seafood|@symptom	-41
@seafood|^another	-286
@seafood|^constraint	-169
@seafood|^habit	-166
@seafood|^own	-56
@seafood|^project_fact	-97
@seafood|^recurring_state	31
@seafood|^relationship	-418
@seafood|^resource	-367
@seafood|^slot allergy	-37
@seafood|^slot constraint	-16
@seafood|^slot effect	-23
@seafood|^slot habit	-272
@seafood|^slot health	60
@seafood|^slot like	24
@seafood|^slot relation	-303
@seafood|^slot said	-18
@seafood|^slot thing	-315
@seafood|^slot told	-221
@seafood|allergic	-37
@seafood|allergy	40
@seafood|baby	88
@seafood|christmas	116
@seafood|close	101
@seafood|cook	30
@seafood|crab	134
@seafood|don	125
@seafood|eat	174
@seafood|expect	91
@seafood|five	88
@seafood|gout	110
@seafood|hate	61
@seafood|leo	77
@seafood|march	43
@seafood|morning	35
@seafood|october	80
@seafood|octopus	91
@seafood|shellfish	125
@seafood|smell	50
@seafood|swell	75
@seafood|throat	144
@seasoning|#name	-246
@seasoning|#no	-103
@seasoning|#number	-133
@seasoning|2	76
@seasoning|@believer	78
@seasoning|@drink	-23
@seasoning|@dwelling	-27
@seasoning|@ethnicity	27
@seasoning|@family	-277
@seasoning|@food	-55
@seasoning|@fruit	52
@seasoning|@herb	38
@seasoning|@illness	19
@seasoning|@income	-129
@seasoning|@job	-134
@seasoning|@nut	-94
@seasoning|@symptom	40
@seasoning|@tree	70
@seasoning|^another	-107
@seasoning|^constraint	31
@seasoning|^habit	-179
@seasoning|^own	-115
@seasoning|^preference	-44
@seasoning|^project_fact	-115
@seasoning|^relationship	-83
@seasoning|^resource	-385
@seasoning|^slot allergy	114
@seasoning|^slot effect	-24
@seasoning|^slot habit	-202
@seasoning|^slot health	24
@seasoning|^slot like	-45
@seasoning|^slot relation	-110
@seasoning|^slot said	-143
@seasoning|^slot taste	-25
@seasoning|^slot thing	-368
@seasoning|^slot told	17
@seasoning|abide	-25
@seasoning|allergic	165
@seasoning|allergy	114
@seasoning|avocado	52
@seasoning|cilantro	26
@seasoning|davide	133
@seasoning|diabetes	100
@seasoning|don	52
@seasoning|eat	21
@seasoning|emil	33
@seasoning|grow	30
@seasoning|hate	18
@seasoning|home	-23
@seasoning|peanut	90
@seasoning|sesame	138
@seasoning|severely	-53
@seasoning|soap	118
@seasoning|stand	-66
@seasoning|taste	118
@seasoning|two	-31
@seasoning|type	72
@seasoning|walnut	-53
@seasoning|want	-71
@sex|#number	43
@sex|^own	-41
@sex|^project_fact	19
@shellfish|#number	51
@shellfish|@job	89
@shellfish|^own	-41
@shellfish|^project_fact	72
@shellfish|^slot said	41
@sport|#day	78
@sport|#month	-98
@sport|#name	-38
@sport|#number	-57
@sport|14s	69
@sport|2	51
@sport|2027	-209
@sport|650	30
@sport|@animal	-68
@sport|@bicycle	-84
@sport|@bird	-76
@sport|@body_part	135
@sport|@bread	-15
@sport|@color	-86
@sport|@dessert	-50
@sport|@doctor	-273
@sport|@drink	-310
@sport|@dwelling	-143
@sport|@family	-208
@sport|@food	-20
@sport|@fruit	17
@sport|@garment	15
@sport|@hobby	54
@sport|@illness	-66
@sport|@income	-150
@sport|@injury	17
@sport|@insect	90
@sport|@job	61
@sport|@meat	30
@sport|@medicine	-322
@sport|@pet	-126
@sport|@religion	-137
@sport|@science	-345
@sport|@sport	120
@sport|@symptom	59
@sport|@temple	-20
@sport|@tree	-47
@sport|@vegetable	-27
@sport|@vehicle	-158
@sport|^another	-264
@sport|^constraint	-29
@sport|^goal	-79
@sport|^habit	-39
@sport|^ongoing_project	-132
@sport|^own	-59
@sport|^preference	-110
@sport|^project_fact	-98
@sport|^recurring_state	-199
@sport|^relationship	-177
@sport|^resource	-176
@sport|^role	-116
@sport|^skill	-17
@sport|^slot about	-344
@sport|^slot condition	-28
@sport|^slot constraint	-50
@sport|^slot event	45
@sport|^slot goal	-79
@sport|^slot habit	-18
@sport|^slot health	-151
@sport|^slot history	65
@sport|^slot home	-161
@sport|^slot identity	27
@sport|^slot injury	94
@sport|^slot language	-281
@sport|^slot like	-130
@sport|^slot past	36
@sport|^slot preference	-255
@sport|^slot project	-337
@sport|^slot relation	-80
@sport|^slot role	-140
@sport|^slot said	61
@sport|^slot sprint	-108
@sport|^slot swim	85
@sport|^slot taste	60
@sport|^slot thing	-153
@sport|^slot told	69
@sport|allergic	-31
@sport|allergy	-47
@sport|ankle	93
@sport|baby	-90
@sport|bee	49
@sport|biscuit	16
@sport|bohs	69
@sport|bouldering	142
@sport|box	128
@sport|boy	107
@sport|call	-381
@sport|church	-137
@sport|club	59
@sport|coach	73
@sport|crew	60
@sport|crow	60
@sport|curl	94
@sport|cycle	75
@sport|dad	15
@sport|daughter	-21
@sport|day	-341
@sport|derby	141
@sport|eat	-111
@sport|fish	-52
@sport|follow	102
@sport|four	-70
@sport|fridays	143
@sport|game	-38
@sport|garage	-34
@sport|go	-209
@sport|goal	36
@sport|goalkeeper	69
@sport|god	69
@sport|going	60
@sport|good	-42
@sport|gym	139
@sport|hague	66
@sport|half	-94
@sport|help	69
@sport|home	-221
@sport|hour	15
@sport|jump	30
@sport|keep	-92
@sport|kid	-107
@sport|kilometre	29
@sport|knee	41
@sport|league	116
@sport|leave	-44
@sport|lesson	-64
@sport|level	77
@sport|like	-172
@sport|live	-237
@sport|liver	64
@sport|location	-80
@sport|low	80
@sport|marathon	105
@sport|mate	33
@sport|mill	28
@sport|miss	15
@sport|monday	49
@sport|mondays	55
@sport|moot	66
@sport|morning	-26
@sport|name	-40
@sport|national	77
@sport|night	-56
@sport|open	66
@sport|pal	120
@sport|play	74
@sport|plymouth	64
@sport|pray	39
@sport|quit	39
@sport|rafe	122
@sport|ravenscrag	24
@sport|recife	75
@sport|replace	57
@sport|right	50
@sport|rink	94
@sport|role	-180
@sport|roller	141
@sport|rugby	54
@sport|run	-147
@sport|saturday	-124
@sport|saturdays	-46
@sport|season	68
@sport|second	-38
@sport|seven	-18
@sport|sheffield	61
@sport|side	69
@sport|six	29
@sport|ski	141
@sport|snail	90
@sport|speak	-280
@sport|start	-88
@sport|steam	62
@sport|stevie	120
@sport|sting	51
@sport|sunday	-25
@sport|sunrise	126
@sport|support	236
@sport|surf	112
@sport|swim	-41
@sport|take	-228
@sport|team	54
@sport|ten	16
@sport|thai	52
@sport|thirty	51
@sport|three	-61
@sport|thursday	-141
@sport|thursdays	46
@sport|ticket	24
@sport|train	50
@sport|training	22
@sport|trev	136
@sport|try	33
@sport|tuesday	-72
@sport|tuesdays	-21
@sport|turnip	24
@sport|twice	-20
@sport|two	-75
@sport|under-tens	81
@sport|use	39
@sport|used	104
@sport|vet	35
@sport|village	52
@sport|volleyball	106
@sport|walk	86
@sport|want	-177
@sport|wednesday	-46
@sport|wednesdays	-76
@sport|week	-218
@sport|weekday	99
@sport|welterweight	135
@sport|whenever	141
@sport|whippet	17
@sport|winter	85
@sport|work	-329
@sport|yoga	-206
@symptom|#month	-54
@symptom|#name	-242
@symptom|#no	-43
@symptom|#number	-91
@symptom|2027	-25
@symptom|@animal	-94
@symptom|@body_part	-172
@symptom|@doctor	111
@symptom|@family	-361
@symptom|@food	-82
@symptom|@furniture	-27
@symptom|@illness	-40
@symptom|@income	77
@symptom|@injury	114
@symptom|@insect	92
@symptom|@job	53
@symptom|@medicine	120
@symptom|@temple	58
@symptom|@tree	71
@symptom|^constraint	25
@symptom|^habit	-97
@symptom|^own	-116
@symptom|^project_fact	-41
@symptom|^recurring_state	59
@symptom|^relationship	-120
@symptom|^resource	-196
@symptom|^slot allergy	109
@symptom|^slot effect	49
@symptom|^slot habit	-42
@symptom|^slot health	33
@symptom|^slot said	17
@symptom|^slot thing	-204
@symptom|^slot told	137
@symptom|allergic	109
@symptom|allergy	109
@symptom|bee	114
@symptom|blood	83
@symptom|break	38
@symptom|breakfast	81
@symptom|chapel	58
@symptom|chunk	72
@symptom|dr	52
@symptom|dyslexic	72
@symptom|fume	66
@symptom|july	44
@symptom|low	31
@symptom|lower	31
@symptom|luca	64
@symptom|make	79
@symptom|migraine	144
@symptom|mostly	34
@symptom|need	69
@symptom|onward	45
@symptom|see	104
@symptom|send	51
@symptom|short	72
@symptom|skip	81
@symptom|sting	114
@symptom|take	41
@symptom|text	72
@symptom|wreck	45
@temple|#name	-254
@temple|@animal	49
@temple|@body_part	112
@temple|@food	53
@temple|@horse	56
@temple|@meat	83
@temple|^habit	-22
@temple|^own	-197
@temple|^preference	50
@temple|^slot habit	-95
@temple|play	24
@temple|stomach	63
@treatment|#day	25
@treatment|#month	-48
@treatment|#name	-90
@treatment|#no	-398
@treatment|1	31
@treatment|2	60
@treatment|@body_part	-99
@treatment|@car	63
@treatment|@doctor	77
@treatment|@family	-97
@treatment|@game	80
@treatment|@illness	59
@treatment|@income	85
@treatment|@job	-141
@treatment|@medicine	68
@treatment|@patient	29
@treatment|@pregnancy	138
@treatment|@sport	15
@treatment|@vehicle	-53
@treatment|^another	-80
@treatment|^own	-24
@treatment|^project_fact	114
@treatment|^relationship	-78
@treatment|^slot habit	-31
@treatment|^slot health	130
@treatment|^slot medicine	91
@treatment|^slot relation	-78
@treatment|^slot said	-140
@treatment|^slot state	-58
@treatment|^slot told	98
@treatment|august	-23
@treatment|bridge	32
@treatment|car	77
@treatment|club	52
@treatment|day	-42
@treatment|diabetes	28
@treatment|diabetic	29
@treatment|dot	146
@treatment|even	96
@treatment|evening	54
@treatment|fridays	-41
@treatment|go	54
@treatment|going	141
@treatment|ivf	138
@treatment|june	91
@treatment|life	39
@treatment|mondays	-52
@treatment|nine	83
@treatment|omeprazole	84
@treatment|ozempic	27
@treatment|put	68
@treatment|reflux	90
@treatment|spring	27
@treatment|take	114
@treatment|team	55
@treatment|thursdays	100
@treatment|type	97
@treatment|wednesday	77
@treatment|wednesdays	-17
@tree|#day	-42
@tree|#name	-150
@tree|#no	33
@tree|#number	-61
@tree|@body_part	54
@tree|@dairy	118
@tree|@drink	175
@tree|@family	-139
@tree|@food	73
@tree|@furniture	66
@tree|@income	-35
@tree|@job	-240
@tree|@seafood	90
@tree|@tree	94
@tree|^another	-148
@tree|^habit	-69
@tree|^own	-63
@tree|^project_fact	-235
@tree|^recurring_state	68
@tree|^relationship	-189
@tree|^resource	-179
@tree|^skill	-191
@tree|^slot constraint	18
@tree|^slot habit	-72
@tree|^slot relation	-135
@tree|^slot sleep	128
@tree|^slot thing	-186
@tree|badly	94
@tree|drink	148
@tree|espresso	131
@tree|lactose	83
@tree|like	74
@tree|milk	85
@tree|noon	-28
@tree|oat	85
@tree|sleep	-57
@tree|stand	62
@vegetable|#day	-35
@vegetable|#name	-175
@vegetable|#no	-55
@vegetable|#number	-419
@vegetable|@color	26
@vegetable|@family	-233
@vegetable|@food	-129
@vegetable|@hobby	-69
@vegetable|@illness	33
@vegetable|@insect	77
@vegetable|@medicine	48
@vegetable|@sport	16
@vegetable|@vegetable	57
@vegetable|^another	-265
@vegetable|^constraint	-238
@vegetable|^habit	-144
@vegetable|^own	-115
@vegetable|^preference	44
@vegetable|^project_fact	-198
@vegetable|^recurring_state	71
@vegetable|^relationship	-293
@vegetable|^resource	42
@vegetable|^slot effect	124
@vegetable|^slot habit	-151
@vegetable|^slot like	18
@vegetable|^slot relation	-183
@vegetable|^slot said	-49
@vegetable|^slot taste	40
@vegetable|^slot thing	61
@vegetable|abide	40
@vegetable|back	61
@vegetable|eat	-72
@vegetable|ground	86
@vegetable|hate	18
@vegetable|make	123
@vegetable|tallulah	31
@vegetable|wednesdays	61
@vegetable|win	64
@vehicle|#month	-166
@vehicle|#name	107
@vehicle|#number	-71
@vehicle|000	-20
@vehicle|12	-94
@vehicle|14	-36
@vehicle|150	-26
@vehicle|1994	77
@vehicle|2	53
@vehicle|2012	80
@vehicle|2015	42
@vehicle|2019	-31
@vehicle|3	45
@vehicle|500	119
@vehicle|579	40
@vehicle|9	41
@vehicle|@alcohol	63
@vehicle|@animal	-42
@vehicle|@believer	-336
@vehicle|@bicycle	-65
@vehicle|@bird	-64
@vehicle|@boat	-45
@vehicle|@body_part	-309
@vehicle|@car	143
@vehicle|@color	-38
@vehicle|@craft	86
@vehicle|@dairy	-88
@vehicle|@doctor	-229
@vehicle|@dwelling	-303
@vehicle|@fabric	92
@vehicle|@family	-161
@vehicle|@fish	-31
@vehicle|@flower	33
@vehicle|@food	-261
@vehicle|@furniture	-90
@vehicle|@game	-145
@vehicle|@hobby	59
@vehicle|@horse	123
@vehicle|@illness	-19
@vehicle|@income	-276
@vehicle|@insect	-36
@vehicle|@instrument	-275
@vehicle|@job	-86
@vehicle|@meat	-202
@vehicle|@medical_device	-327
@vehicle|@medicine	-434
@vehicle|@music	-19
@vehicle|@narcotic	62
@vehicle|@pet	-169
@vehicle|@science	-281
@vehicle|@seasoning	-29
@vehicle|@sport	48
@vehicle|@symptom	-359
@vehicle|@vehicle	99
@vehicle|@wine	91
@vehicle|^another	-168
@vehicle|^constraint	-94
@vehicle|^goal	-59
@vehicle|^habit	-86
@vehicle|^ongoing_project	-191
@vehicle|^own	-83
@vehicle|^preference	-147
@vehicle|^project_fact	-88
@vehicle|^recurring_state	-140
@vehicle|^relationship	-168
@vehicle|^resource	111
@vehicle|^role	-258
@vehicle|^skill	-291
@vehicle|^slot 2012	80
@vehicle|^slot about	-76
@vehicle|^slot car	73
@vehicle|^slot charge	16
@vehicle|^slot condition	-53
@vehicle|^slot constraint	86
@vehicle|^slot effect	-65
@vehicle|^slot goal	-25
@vehicle|^slot habit	-125
@vehicle|^slot health	-154
@vehicle|^slot home	-234
@vehicle|^slot language	-320
@vehicle|^slot ledger	17
@vehicle|^slot like	-391
@vehicle|^slot never	89
@vehicle|^slot preference	-41
@vehicle|^slot project	-172
@vehicle|^slot relation	-156
@vehicle|^slot rig	87
@vehicle|^slot role	-225
@vehicle|^slot said	-97
@vehicle|^slot state	-362
@vehicle|^slot thing	115
@vehicle|^slot told	-69
@vehicle|^slot tractor	59
@vehicle|^slot truck	135
@vehicle|^slot van	120
@vehicle|always	48
@vehicle|april	-122
@vehicle|assistant	33
@vehicle|august	-167
@vehicle|baby	86
@vehicle|back	-27
@vehicle|berlingo	113
@vehicle|bicycle	41
@vehicle|boat	51
@vehicle|bonneville	95
@vehicle|broad	86
@vehicle|build	-164
@vehicle|building	-127
@vehicle|cab	-66
@vehicle|call	-50
@vehicle|car	20
@vehicle|caravan	-38
@vehicle|citroën	-39
@vehicle|clutch	80
@vehicle|comes	-59
@vehicle|cymbals	72
@vehicle|daihatsu	35
@vehicle|dark	89
@vehicle|day	-99
@vehicle|deep	72
@vehicle|defender	131
@vehicle|diabetes	19
@vehicle|dodge	18
@vehicle|don	28
@vehicle|drive	108
@vehicle|driving	69
@vehicle|eat	-299
@vehicle|electric	113
@vehicle|epilepsy	48
@vehicle|evening	77
@vehicle|fail	108
@vehicle|february	28
@vehicle|fiat	176
@vehicle|fly	-21
@vehicle|ford	150
@vehicle|free	33
@vehicle|garage	80
@vehicle|germany	90
@vehicle|glass	101
@vehicle|go	-85
@vehicle|gonta	72
@vehicle|good	-76
@vehicle|green	60
@vehicle|hackney	59
@vehicle|home	-287
@vehicle|inspection	42
@vehicle|jazz	40
@vehicle|jonas	-42
@vehicle|kayak	-16
@vehicle|keep	-92
@vehicle|khan	78
@vehicle|kia	109
@vehicle|kit	72
@vehicle|km	15
@vehicle|knit	94
@vehicle|kurt	131
@vehicle|land	145
@vehicle|lead	18
@vehicle|leaf	90
@vehicle|learn	-80
@vehicle|lease	45
@vehicle|life	-295
@vehicle|like	-82
@vehicle|little	77
@vehicle|live	-38
@vehicle|location	-209
@vehicle|logistics	70
@vehicle|long	-72
@vehicle|make	-70
@vehicle|march	-119
@vehicle|mechanic	41
@vehicle|mile	51
@vehicle|model	102
@vehicle|monday	-23
@vehicle|month	-32
@vehicle|monthly	31
@vehicle|mot	73
@vehicle|new	64
@vehicle|nissan	93
@vehicle|old	61
@vehicle|order	-24
@vehicle|own	78
@vehicle|paint	37
@vehicle|parrot	28
@vehicle|peterbilt	40
@vehicle|peugeot	142
@vehicle|plain	64
@vehicle|play	-359
@vehicle|polo	105
@vehicle|pot	59
@vehicle|pottery	124
@vehicle|quilt	82
@vehicle|red	94
@vehicle|renault	43
@vehicle|rent	-25
@vehicle|ride	104
@vehicle|rig	87
@vehicle|role	-244
@vehicle|rover	183
@vehicle|run	-246
@vehicle|rust	-31
@vehicle|sane	47
@vehicle|save	33
@vehicle|scania	87
@vehicle|seasick	62
@vehicle|seat	53
@vehicle|second	44
@vehicle|seizure	62
@vehicle|seven-seat	57
@vehicle|skipper	50
@vehicle|skoda	71
@vehicle|sorento	30
@vehicle|speak	-325
@vehicle|star	66
@vehicle|stomach	19
@vehicle|subaru	175
@vehicle|sugar	47
@vehicle|sundays	55
@vehicle|swim	121
@vehicle|table	34
@vehicle|tacoma	155
@vehicle|take	-327
@vehicle|team	52
@vehicle|terios	35
@vehicle|tesla	109
@vehicle|thing	23
@vehicle|three	-176
@vehicle|thursday	33
@vehicle|thursdays	30
@vehicle|tire	18
@vehicle|toyota	166
@vehicle|tractor	22
@vehicle|traffic	38
@vehicle|transit	144
@vehicle|trio	-94
@vehicle|triumph	127
@vehicle|truck	-19
@vehicle|tuesdays	36
@vehicle|two	-322
@vehicle|type	48
@vehicle|unit	80
@vehicle|use	-119
@vehicle|used	24
@vehicle|van	106
@vehicle|vintage	143
@vehicle|want	-188
@vehicle|wednesday	-87
@vehicle|week	16
@vehicle|weekend	40
@vehicle|wick	-28
@vehicle|wife	-163
@vehicle|window	25
@vehicle|winter	-141
@vehicle|wooden	-21
@vehicle|work	-145
@vehicle|working	84
@vehicle|wreck	52
@vehicle|yamada	-94
@vehicle|yellow	116
@vehicle|zoe	43
@wine|#name	-136
@wine|@alcohol	19
@wine|@color	71
@wine|@drink	-49
@wine|@job	18
@wine|@narcotic	19
@wine|@symptom	95
@wine|^habit	-129
@wine|^ongoing_project	57
@wine|^own	-155
@wine|^project_fact	-244
@wine|^relationship	-91
@wine|^slot habit	-139
@wine|^slot health	-31
@wine|^slot project	57
@wine|^slot state	97
@wine|give	57
@wine|migraine	104
@wine|month	102
@wine|pregnant	116
@wine|red	104
@wine|six	63
@wine|sixty	-56
@wine|take	66
@wine|wine	104
a1?	-229
a1|^own	-222
abena?	-406
abena|^own	-411
abroad?	-44
abroad|#month	139
abroad|#name	29
abroad|#number	107
abroad|2027	113
abroad|22nd	80
abroad|@dwelling	54
abroad|@family	-109
abroad|^another	-140
abroad|^project_fact	42
abroad|^relationship	-179
abroad|^slot habit	-118
abroad|^slot relation	-136
abroad|^slot said	-39
abroad|chidi	116
abroad|home	75
abroad|location	43
abroad|manchester	65
abroad|move	38
abroad|november	54
abroad|run	55
abroad|tour	45
abuja?	-104
abuja|^own	-80
abuja|^project_fact	50
academic?	-59
academic|@job	96
accept?	-66
acceptable?	-203
acceptable|#no	-32
acceptable|@food	-17
acceptable|^own	-191
acceptable|keep	47
accept|#day	63
accept|#month	31
accept|#name	-27
accept|#number	72
accept|2026	20
accept|@food	36
accept|@seasoning	56
accept|^constraint	67
accept|^habit	36
accept|^own	-24
accept|^project_fact	-141
accept|january	56
accept|sugar	56
access?	-95
access|#name	-70
access|^own	-94
access|^resource	-29
accommodation?	-78
accommodation|#name	-37
accommodation|@dwelling	72
accommodation|^own	-70
accommodation|^project_fact	-23
accommodation|home	72
account?	-94
accountant?	-117
accountant|#name	-80
accountant|@believer	54
accountant|@family	30
accountant|@income	53
accountant|@job	-266
accountant|^habit	-66
accountant|^own	-224
accountant|^project_fact	-444
accountant|^slot about	91
accountant|^slot habit	-80
accountant|^slot relation	-38
accountant|book	133
accountant|sister	58
accountant|temi	146
accountant|trish	151
accountant|wife	97
accounting?	-41
accounting|@family	59
accounting|^another	48
accounting|^own	-97
accounting|^project_fact	-29
accounting|^relationship	22
accounting|^slot about	117
accounting|^slot relation	-39
accounting|book	100
accounting|karen	166
account|#month	-200
account|#name	-74
account|#number	-107
account|2	67
account|31	39
account|@family	66
account|@game	59
account|@hobby	54
account|^another	34
account|^own	-189
account|^project_fact	-76
account|^relationship	70
account|^slot about	89
account|^slot relation	-27
account|book	183
account|january	-29
account|karen	166
account|karim	132
account|pound	65
accra?	-345
accra|^own	-328
acoustic?	-110
acoustic|#name	-53
acoustic|^own	-106
acoustic|^project_fact	-56
activity?	-48
activity|#name	-58
activity|#no	50
activity|#number	38
activity|@hobby	85
activity|@sport	85
activity|^project_fact	50
activity|^slot said	28
activity|young	50
actor?	-58
actor|#month	55
actor|@job	59
actor|^another	42
actor|^relationship	18
actor|^slot about	50
actually?	-88
actually|^own	-56
ad?	-132
add?	-210
addington?	-151
addington|#name	-29
addington|@job	-56
addington|^another	52
addington|^relationship	63
address?	-74
address|#name	-37
address|#no	84
address|@animal	68
address|@horse	106
address|@vehicle	105
address|^own	-79
address|^resource	56
address|^slot thing	57
address|^slot told	80
address|call	89
address|hackney	106
address|want	51
add|#number	29
add|^habit	41
add|^own	-200
add|^slot habit	25
adhesive|#no	57
adhesive|^resource	143
adhesive|^slot thing	143
adhesive|use	143
adore?	-50
adore|@family	77
adore|^own	-39
adore|^preference	62
adore|^project_fact	-87
adore|^slot said	-27
adore|life	71
adore|love	146
adrenaline?	-67
adrenaline|#name	-24
adrenaline|^own	-54
adult?	-306
adventurous?	-68
adventurous|^habit	38
adventurous|^own	-65
adventurous|^slot habit	41
advert?	-42
advert|#name	52
advert|@dairy	58
advert|@drink	58
advert|@food	20
advert|^own	-30
advert|^project_fact	53
advert|^slot habit	57
advert|^slot told	70
advert|milk	39
advise?	-93
advise|#name	-74
advise|^own	-93
advise|^relationship	15
advise|^slot relation	15
ad|#no	45
ad|^own	-109
ad|^project_fact	32
ad|^slot said	90
affair?	-42
affair|^own	-16
affair|^project_fact	55
affect?	-65
affect|@illness	84
affect|^own	-41
affect|^slot said	67
affect|run	107
afraid?	-130
afraid|#name	-52
afraid|@food	26
afraid|@pet	41
afraid|^constraint	29
afraid|^own	-219
afraid|^project_fact	-302
afraid|^relationship	-52
afraid|^slot fear	153
african|#name	52
african|^project_fact	31
african|^slot habit	76
afternoon?	24
afternoon|#day	129
afternoon|#no	-29
afternoon|#number	112
afternoon|@car	99
afternoon|@drink	-15
afternoon|@game	35
afternoon|@hobby	-47
afternoon|@sport	41
afternoon|@vehicle	65
afternoon|^constraint	-29
afternoon|^habit	-137
afternoon|^own	31
afternoon|^project_fact	96
afternoon|^recurring_state	93
afternoon|^relationship	-342
afternoon|^slot constraint	104
afternoon|^slot habit	-152
afternoon|^slot said	109
afternoon|^slot sleep	93
afternoon|badly	93
afternoon|car	99
afternoon|four	97
afternoon|give	88
afternoon|hugo	140
afternoon|monday	100
afternoon|peanut	81
afternoon|run	30
afternoon|sleep	93
afternoon|take	22
afternoon|three	89
afternoon|thursday	75
afternoon|wednesday	15
age?	-171
agent?	-117
agent|#name	-161
agent|^own	-78
agent|^project_fact	-59
agent|^relationship	-375
agent|^slot agent	164
agent|book	52
agent|clara	135
agent|mendes	135
age|#name	-57
age|#number	32
age|@food	41
age|^own	-147
age|^project_fact	-222
age|^relationship	-29
age|^slot relation	29
age|^slot thing	-35
age|boy	126
age|nine	93
age|reuben	121
agm|^project_fact	-66
ai?	-62
aid?	26
aiders?	17
aiders|#number	47
aiders|^own	22
aid|^own	49
aid|^project_fact	88
aid|^slot habit	75
ailsa?	-204
ailsa|#month	22
ailsa|#name	-133
ailsa|3	92
ailsa|@hobby	97
ailsa|@sport	97
ailsa|^another	50
ailsa|^project_fact	-61
aim?	-46
aim|#no	72
aim|#number	68
aim|@animal	41
aim|^own	-33
aioli?	-189
aioli|#no	28
aioli|@food	58
aioli|^own	-180
air?	-236
aircraft?	-86
aircraft|@animal	102
aircraft|@vehicle	60
aircraft|^habit	67
aircraft|^own	-58
aircraft|^slot habit	67
airline?	-355
airline|#name	-281
airline|^own	-314
airport|#month	45
airport|#name	-148
airport|#no	16
airport|#number	-36
airport|@body_part	62
airport|@hobby	21
airport|@income	69
airport|@sport	39
airport|^another	20
airport|^constraint	55
airport|^own	-19
airport|^project_fact	-197
airport|^resource	82
airport|^slot about	47
airport|^slot habit	16
airport|^slot said	-41
airport|bus	96
airport|march	64
air|#name	-142
air|^own	-226
air|^project_fact	-38
air|^slot said	29
air|run	64
aisle?	-57
aisle|#name	-31
aisle|@food	71
aisle|^own	-53
ai|@food	89
ai|@job	59
ai|^own	-56
ai|^slot said	53
alarm?	-115
alarm|#day	21
alarm|#name	-136
alarm|#number	108
alarm|^habit	62
alarm|^own	-80
alarm|^project_fact	-68
alarm|^slot said	78
alarm|half	140
alarm|past	140
album?	-85
album|#month	-121
album|#name	-194
album|#no	30
album|#number	23
album|8	27
album|@food	-76
album|^goal	97
album|^own	-65
album|^preference	44
album|^project_fact	-136
album|^slot goal	97
album|^slot preference	44
album|^slot said	36
album|december	27
album|need	59
alert?	-116
alert|#name	-54
alert|^own	-103
alert|^project_fact	-16
alert|go	73
alfie?	-228
algorithm?	-420
alive?	-39
alive|#name	-68
alive|#number	-74
alive|@family	-29
alive|@science	60
alive|^another	-43
alive|^own	-26
alive|^relationship	-197
alive|^skill	79
allergic?	-118
allergic|#month	24
allergic|#name	-153
allergic|#no	-170
allergic|#number	-329
allergic|@animal	-15
allergic|@dwelling	-206
allergic|@family	-342
allergic|@food	-100
allergic|@fruit	36
allergic|@illness	109
allergic|@job	-338
allergic|@medicine	-42
allergic|@sport	25
allergic|@symptom	174
allergic|^another	-90
allergic|^constraint	-28
allergic|^habit	-392
allergic|^own	-168
allergic|^preference	-203
allergic|^project_fact	-124
allergic|^recurring_state	69
allergic|^relationship	-127
allergic|^resource	-21
allergic|^skill	-328
allergic|^slot allergy	96
allergic|^slot constraint	24
allergic|^slot habit	-98
allergic|^slot health	37
allergic|^slot relation	-355
allergic|^slot thing	-44
allergic|allergy	96
allergic|bad	104
allergic|eat	-125
allergic|egg	-29
allergic|fever	157
allergic|hay	157
allergic|hive	56
allergic|june	49
allergic|kofi	-15
allergic|make	45
allergic|march	40
allergic|peanut	54
allergy?	-311
allergy|#name	-356
allergy|^own	-239
allergy|^slot allergy	15
allergy|allergic	15
allotment|#name	-136
allotment|#number	45
allotment|@vegetable	41
allotment|^own	17
allotment|^project_fact	-28
allotment|^slot habit	-44
allow?	-28
allowance?	-76
allowance|#day	54
allowance|#name	-51
allowance|^another	48
allowance|^project_fact	-46
allow|^own	-26
alongside?	-88
alongside|^habit	80
alongside|^own	-88
alongside|^slot habit	60
alphabet?	-485
alright?	-57
alright|#name	-264
alright|#no	91
alright|@food	70
alright|^own	-36
alright|^project_fact	17
alright|^slot health	69
alright|^slot said	75
alright|eat	69
altona|#name	48
altona|@family	58
altona|@job	-28
altona|^relationship	83
altona|^slot relation	70
alto|#name	23
alto|@job	69
amara?	-167
amara|#name	-120
amara|^another	-91
amara|^own	-162
amara|^relationship	-76
amara|^slot about	62
amara|^slot relation	-73
ambition?	-92
ambition|#name	-99
ambition|#number	105
ambition|^goal	120
ambition|^own	-77
ambition|^slot goal	120
ambition|day	46
ambition|want	125
ambulance?	-191
ambulance|#name	-124
ambulance|@vehicle	47
ambulance|^own	-183
ambulance|^project_fact	-53
ambulance|^slot said	-29
american?	-85
american|#name	-42
american|@job	100
american|^own	-75
american|^preference	112
american|^project_fact	-132
american|^slot preference	149
american|^slot told	48
american|answer	149
american|assistant	149
american|style	149
american|use	149
american|want	184
amina?	-147
ancient?	-66
ancient|^own	-66
angle?	-25
angle|#name	25
angle|@hobby	25
angle|@job	122
angle|@sport	25
angle|^relationship	45
angle|^slot habit	61
angle|^slot relation	66
angle|mate	136
angle|trev	136
animal?	-49
animal|#day	-464
animal|#month	-104
animal|#name	22
animal|#number	-211
animal|2	99
animal|@animal	216
animal|@bird	20
animal|@bread	127
animal|@cat	121
animal|@color	-82
animal|@dairy	32
animal|@dessert	46
animal|@dog	97
animal|@drink	31
animal|@dwelling	-191
animal|@family	-106
animal|@farm_animal	76
animal|@food	16
animal|@garment	135
animal|@hobby	-59
animal|@horse	135
animal|@insect	-42
animal|@job	-288
animal|@patient	37
animal|@pet	200
animal|@seasoning	93
animal|@sport	-54
animal|^another	-80
animal|^constraint	-80
animal|^habit	-55
animal|^ongoing_project	-41
animal|^own	-43
animal|^project_fact	-229
animal|^relationship	31
animal|^skill	-129
animal|^slot about	-127
animal|^slot age	96
animal|^slot habit	-63
animal|^slot having	-18
animal|^slot home	-83
animal|^slot identity	28
animal|^slot project	-41
animal|^slot relation	74
animal|^slot said	-106
animal|^slot state	30
animal|^slot study	33
animal|^slot thing	62
animal|age	96
animal|back	83
animal|bad	43
animal|black	18
animal|blind	26
animal|cat	145
animal|dachshund	121
animal|dog	-64
animal|fifteen	100
animal|foster	172
animal|four	-102
animal|frieda	121
animal|garden	43
animal|gletta	87
animal|goat	56
animal|greyhound	173
animal|hamish	201
animal|home	-144
animal|icelandic	87
animal|july	46
animal|karen	149
animal|keep	98
animal|life	56
animal|live	-123
animal|lola	81
animal|love	43
animal|mare	87
animal|name	138
animal|near	140
animal|old	79
animal|pick	78
animal|race	80
animal|retire	77
animal|retired	77
animal|run	66
animal|schnurri	83
animal|sea	59
animal|see	44
animal|service	62
animal|set	57
animal|setting	57
animal|seven	55
animal|sleep	19
animal|stock	63
animal|study	25
animal|tom	-21
animal|tortoise	84
animal|two	-149
animal|vegan	58
animal|westie	201
animal|wife	111
animation?	-110
animation|#name	-116
animation|@illness	51
animation|^own	-109
anniversary?	-144
anniversary|#month	69
anniversary|#name	-21
anniversary|#no	-33
anniversary|#number	-256
anniversary|@animal	44
anniversary|@believer	86
anniversary|@family	87
anniversary|@fish	56
anniversary|@food	75
anniversary|@hobby	-28
anniversary|@seafood	56
anniversary|@seasoning	55
anniversary|@sport	-28
anniversary|@vegetable	32
anniversary|^constraint	-66
anniversary|^own	-211
anniversary|^project_fact	-211
anniversary|^role	48
anniversary|^slot about	52
anniversary|^slot anniversary	102
anniversary|^slot constraint	73
anniversary|^slot identity	101
anniversary|^slot told	67
anniversary|december	93
anniversary|january	44
anniversary|july	31
anniversary|june	-83
anniversary|order	94
anniversary|want	64
anniversary|wife	66
annual?	-25
annual|#number	30
answer?	-19
answer|#name	-22
answer|#no	39
answer|#number	-77
answer|@alcohol	72
answer|@color	31
answer|@furniture	95
answer|@job	119
answer|@narcotic	72
answer|@wine	72
answer|^another	-190
answer|^constraint	-43
answer|^habit	-31
answer|^preference	-106
answer|^project_fact	69
answer|^relationship	-247
answer|^slot habit	-86
answer|^slot relation	-275
answer|^slot said	79
answer|assistant	47
answer|drink	96
answer|drive	89
answer|go	50
answer|keep	54
answer|prefer	-17
answer|season	125
answer|style	25
answer|supra	125
answer|time	69
answer|wine	72
antibiotic?	-121
antibiotic|#name	-182
antibiotic|@illness	75
antibiotic|@medicine	183
antibiotic|@symptom	81
antibiotic|^constraint	21
antibiotic|^own	-99
antibiotic|^project_fact	-143
antibiotic|^recurring_state	82
antibiotic|^slot allergy	84
antibiotic|^slot condition	32
antibiotic|^slot effect	71
antibiotic|allergic	84
antibiotic|allergy	84
antibiotic|penicillin	183
antidepressant?	-131
antidepressant|#number	-66
antidepressant|@illness	77
antidepressant|@income	65
antidepressant|@medicine	32
antidepressant|@mental_illness	109
antidepressant|^habit	-45
antidepressant|^own	-120
antidepressant|^project_fact	-86
antidepressant|^slot habit	-90
antidepressant|^slot health	93
antidepressant|anxiety	109
antidepressant|sertraline	112
antidepressant|take	65
antimalarial?	-160
antimalarial|^own	-134
antimalarial|^slot habit	-25
any?	-133
any?|#name	-200
any?|#no	-43
any?|#number	-358
any?|@body_part	33
any?|@dairy	49
any?|@drink	-116
any?|@food	-126
any?|@fruit	72
any?|@illness	148
any?|@instrument	-20
any?|@medicine	37
any?|@symptom	120
any?|^constraint	80
any?|^habit	-187
any?|^own	-93
any?|^project_fact	-288
any?|^recurring_state	27
any?|^relationship	-285
any?|^resource	80
any?|^slot constraint	45
any?|^slot effect	101
any?|^slot habit	-238
any?|^slot health	77
any?|^slot state	77
any?|^slot thing	73
any?|day	32
any?|drink	45
any?|make	18
any?|milk	45
any?|play	-24
anything?	-159
anything?|#name	-128
anything?|#number	-18
anything?|@food	-93
anything?|@medicine	50
anything?|^another	18
anything?|^constraint	-32
anything?|^own	-162
anything?|^project_fact	-44
anything?|^relationship	-109
anything?|^slot allergy	63
anything?|allergic	63
anything?|allergy	63
apart?	-47
apartment?	-56
apartment|#name	-84
apartment|#no	58
apartment|^own	-30
apartment|^project_fact	-110
apartment|^recurring_state	68
apartment|^slot habit	54
apart|^own	-43
api?	-202
api|#name	-163
api|^own	-147
api|^project_fact	-58
api|team	67
app?	-106
apple?	-20
apple|#name	18
apple|#number	79
apple|@food	56
apple|@tree	59
apple|^own	-20
apple|^project_fact	49
application|#month	80
application|#name	21
application|#number	24
application|2027	69
application|@food	17
application|@hobby	-19
application|@hospital	67
application|@job	83
application|^another	92
application|^goal	30
application|^own	-85
application|^project_fact	-116
application|^role	54
application|^slot employment	70
application|^slot goal	30
application|^slot said	-241
application|apply	30
application|december	53
application|employment	70
application|nurse	141
appointment?	-110
appointment|#day	33
appointment|#month	-99
appointment|#name	-22
appointment|#no	-46
appointment|#number	-93
appointment|2026	45
appointment|@believer	59
appointment|@doctor	65
appointment|@job	-69
appointment|^another	-314
appointment|^constraint	-23
appointment|^habit	-49
appointment|^own	-72
appointment|^preference	31
appointment|^project_fact	-189
appointment|^relationship	-273
appointment|^resource	33
appointment|^slot effect	65
appointment|^slot relation	-157
appointment|^slot said	-84
appointment|^slot spell	83
appointment|drive	49
appointment|lorna	53
appointment|road	63
appointment|sundays	77
apprentice|#name	-53
apprentice|^another	41
apprentice|^own	-70
apprentice|^relationship	107
apprentice|^slot about	49
apprentice|^slot relation	55
apprentice|dylan	141
approval?	-135
approval|#name	-42
approval|@body_part	70
approval|@job	63
approval|^own	-126
approval|^project_fact	-16
approval|^slot said	62
approval|menu	74
approve?	-99
approve|#name	-61
approve|^another	-33
approve|^own	-118
approve|^project_fact	-95
approve|^slot told	85
approve|briggs	120
approve|line	87
approve|manager	67
approve|mr	120
approve|sign	122
approve|team	73
apps?	16
apps|^own	23
apps|^resource	167
apps|^slot thing	167
apps|ipad	136
apps|use	203
app|#name	44
app|@job	72
app|^constraint	26
app|^habit	-21
app|^own	-83
app|^project_fact	-268
app|^relationship	-447
app|^resource	75
app|^slot do	85
app|^slot habit	-169
app|^slot said	-27
app|^slot thing	50
app|ipad	149
app|note	75
app|procreate	149
app|use	166
arch?	-45
arch|@hobby	89
arch|@sport	89
arch|^own	-29
arch|^slot said	28
area?	-46
area|^habit	46
area|^own	-40
area|^recurring_state	73
area|^slot habit	42
ari?	78
ari|#month	77
ari|#name	81
ari|#number	38
ari|2027	69
ari|@family	99
ari|^another	80
ari|^own	16
ari|^relationship	143
ari|^slot relation	80
around?	-29
around|#day	-18
around|#month	98
around|#name	76
around|#number	-80
around|2026	87
around|2027	108
around|@animal	15
around|@bicycle	119
around|@boat	68
around|@color	51
around|@dog	57
around|@family	24
around|@hobby	27
around|@income	39
around|@job	99
around|@pet	57
around|@sport	28
around|@vehicle	184
around|^another	48
around|^own	-55
around|^project_fact	-40
around|^relationship	91
around|^resource	-78
around|^slot about	102
around|^slot habit	-33
around|^slot relation	48
around|^slot said	49
around|^slot thing	-76
around|baby	50
around|bike	145
around|call	33
around|december	43
around|dog	57
around|january	78
around|leave	21
around|little	94
around|mother	81
around|professor	118
around|take	39
around|travel	63
around|yunupingu	118
arrange?	46
arrange?|#day	43
arrange?|#name	-145
arrange?|#no	96
arrange?|@job	31
arrange?|^habit	120
arrange?|^own	23
arrange?|^preference	35
arrange?|^project_fact	-93
arrange?|^slot habit	59
arrange?|^slot preference	35
arrange?|^slot said	-74
arrange?|two	51
arrange?|want	35
arrange|#name	-96
arrange|#no	96
arrange|#number	32
arrange|24	85
arrange|^habit	150
arrange|^own	85
arrange|^preference	-25
arrange|^project_fact	-153
arrange|^resource	61
arrange|^slot habit	130
arrange|^slot preference	35
arrange|^slot said	-78
arrange|^slot thing	160
arrange|assistant	57
arrange|keep	53
arrange|laptop	103
arrange|two	51
arrange|want	35
arrange|work	61
arrive?	-68
arrive|#month	46
arrive|#name	-189
arrive|#number	55
arrive|@family	64
arrive|@income	72
arrive|@job	60
arrive|^another	-66
arrive|^own	-54
arrive|^recurring_state	92
arrive|^relationship	-133
arrive|first	146
arrive|five	96
arrive|month	48
arrive|morning	96
art?	-59
article?	-87
article|@illness	96
article|^own	-58
article|^project_fact	-17
article|^slot said	37
art|#day	51
art|#month	-66
art|#name	-146
art|#number	27
art|30	32
art|@animal	-17
art|@bird	79
art|@color	74
art|@craft	24
art|@food	48
art|@job	-68
art|@meat	43
art|@sport	109
art|^another	-53
art|^habit	110
art|^own	-49
art|^project_fact	-253
art|^relationship	-180
art|^role	79
art|^slot habit	80
art|^slot identity	107
art|^slot told	60
art|april	17
art|fridays	45
art|ipad	103
art|morning	48
art|paint	122
art|procreate	103
art|seven	79
art|six	79
art|watercolour	122
asado?	-108
asado|#no	57
asado|@animal	84
asado|@fish	98
asado|@food	44
asado|^own	-90
asado|^preference	98
asado|^slot like	98
asado|argentine	98
asado|like	98
aside?	-129
aside|#name	-104
aside|@dwelling	72
aside|@hobby	42
aside|@job	73
aside|@medicine	91
aside|@science	84
aside|@sport	72
aside|^goal	90
aside|^own	-115
aside|^project_fact	-149
aside|^slot goal	90
aside|^slot told	47
aside|save	90
ask?	18
ask?|#name	-88
ask?|@animal	84
ask?|@food	102
ask?|^own	-80
ask?|^project_fact	-34
ask?|^slot said	-80
ask?|want	15
ask|#name	-119
ask|#no	-30
ask|#number	-132
ask|2019	75
ask|@animal	40
ask|@fish	38
ask|@food	80
ask|@furniture	43
ask|@illness	59
ask|@job	-45
ask|@seafood	38
ask|@symptom	80
ask|^another	-55
ask|^constraint	-34
ask|^own	37
ask|^project_fact	119
ask|^recurring_state	77
ask|^relationship	-336
ask|^slot habit	-422
ask|^slot said	124
ask|back	36
ask|code	54
ask|fish	38
ask|long	47
ask|low	65
ask|lower	65
ask|need	63
ask|priya	46
ask|want	-81
asleep|#name	34
assignment?	-71
assignment|#day	104
assignment|^own	-71
assignment|^project_fact	17
assignment|^slot said	103
assist?	-35
assistant?	-37
assistant|#day	53
assistant|@job	24
assistant|^own	-28
assistant|^slot told	85
assist|#name	-51
assist|@family	73
assist|@job	27
assist|^own	-63
assist|^project_fact	-76
assist|^relationship	59
assist|^slot about	57
assist|^slot relation	64
assist|nokuthula	146
asthmatic?	-474
asthmatic|#name	-316
asthmatic|^own	-412
athlete?	-43
athlete|#name	-34
athlete|#number	91
athlete|@religion	70
athlete|^project_fact	-18
athlete|^slot told	60
attachment?	45
attachment|#name	-83
attachment|#number	92
attachment|@hobby	27
attachment|@job	61
attachment|@sport	32
attachment|^own	52
attachment|^project_fact	72
attachment|^slot said	-15
attachment|march	33
attachment|three	104
attend?	-188
attendance?	-55
attendance|^own	-55
attendance|^preference	126
attendance|^slot like	126
attendance|like	126
attend|#day	38
attend|#month	90
attend|#name	-112
attend|#no	63
attend|#number	-56
attend|11	75
attend|8	75
attend|^habit	-45
attend|^own	-105
attend|^project_fact	-58
attend|^slot habit	-166
attend|^slot said	44
attend|^slot told	-19
attend|day	38
attend|october	89
audiobooks|#name	-69
audiobooks|^habit	80
audiobooks|^slot habit	46
audition?	-15
audition|#name	19
audition|#number	41
aunt?	-68
aunt|#name	-96
aunt|@animal	-27
aunt|@believer	99
aunt|@drink	93
aunt|@family	-70
aunt|@narcotic	91
aunt|@pet	64
aunt|@vehicle	48
aunt|^another	-137
aunt|^constraint	44
aunt|^own	-59
aunt|^project_fact	-136
aunt|^slot said	-59
aunt|^slot state	71
aunt|oskar	40
aunt|pregnant	71
aunt|sister	99
aunt|sleep	60
aunt|yui	146
author?	-68
authority?	-49
authority|#name	-29
authority|^own	-38
authority|social	72
author|#name	54
author|@job	-21
author|^habit	55
author|^own	-47
author|^project_fact	-19
author|^slot favourite	131
author|^slot habit	38
author|favourite	131
autism?	-177
autism|^another	51
autism|^project_fact	-74
autism|luca	64
autumn?	-152
autumn|#month	57
autumn|#name	-179
autumn|#number	-299
autumn|@body_part	26
autumn|@family	-74
autumn|@flower	93
autumn|@food	61
autumn|@illness	24
autumn|^another	-120
autumn|^habit	19
autumn|^own	-141
autumn|^project_fact	-168
autumn|^relationship	-192
autumn|^slot habit	21
autumn|^slot history	85
autumn|^slot injury	69
autumn|knee	63
autumn|stroke	69
available?	-130
available|#day	27
available|#name	-49
available|@job	103
available|^another	44
available|^habit	52
available|^own	-222
available|^relationship	29
available|^slot about	52
avoid?	-44
avoid|#name	-206
avoid|#no	-156
avoid|#number	-66
avoid|@body_part	-23
avoid|@illness	32
avoid|@job	-71
avoid|@meat	63
avoid|@medicine	159
avoid|@symptom	58
avoid|^constraint	97
avoid|^own	-20
avoid|^relationship	-277
avoid|^slot allergy	185
avoid|^slot habit	-246
avoid|^slot said	57
avoid|^slot told	19
avoid|allergic	185
avoid|allergy	185
avoid|crab	81
avoid|eat	122
avoid|give	43
avoid|penicillin	140
awake?	-109
awake|#name	-164
awake|#number	68
awake|@illness	69
awake|^habit	20
awake|^own	-71
awake|^project_fact	-51
awake|^role	82
awake|^slot said	-27
awake|go	36
awake|night	54
awake|nine	43
awake|thirty	82
awake|time	143
awake|two	76
award?	-100
award|^own	-91
award|^project_fact	50
away?	-171
away|#name	-163
away|#no	19
away|@animal	140
away|@food	-30
away|@job	52
away|@pet	96
away|^goal	101
away|^own	-192
away|^slot constraint	82
away|^slot goal	101
away|^slot told	59
away|cristóbal	70
away|seven	103
away|two	86
baby?	-114
babysit?	-34
babysit|#day	83
babysit|#name	42
babysit|@fabric	141
babysit|@family	37
babysit|^another	24
babysit|^habit	29
babysit|^own	-41
babysit|^relationship	84
babysit|^slot habit	98
babysit|^slot relation	59
babysit|ginette	130
babysit|jean	141
babysit|take	38
baby|#month	89
baby|#name	-35
baby|#number	-102
baby|@believer	78
baby|@doctor	26
baby|@family	69
baby|@hobby	104
baby|@job	-101
baby|@sport	104
baby|^another	-104
baby|^constraint	-25
baby|^habit	-305
baby|^own	-109
baby|^project_fact	-250
baby|^recurring_state	54
baby|^relationship	-28
baby|^slot about	30
baby|^slot habit	-405
baby|^slot relation	-22
baby|^slot said	-53
baby|^slot state	48
baby|august	27
baby|expect	147
baby|february	65
baby|first	56
baby|march	94
baby|midwife	29
baby|november	58
baby|pregnant	71
baby|samira	136
baby|six	60
baby|ten	57
baby|two	44
baby|wife	137
baby|zainab	141
bachelorette?	-89
bachelorette|#name	-21
bachelorette|#number	77
bachelorette|@animal	80
bachelorette|@bird	86
bachelorette|^own	-79
bachelorette|^project_fact	22
bachelorette|^slot said	58
bachelorette|tash	94
back?	-115
backend?	-122
backend|#name	-55
backend|^own	-118
backend|^project_fact	-25
backend|go	88
backend|team	51
backgammon?	-74
backgammon|#name	-39
backgammon|^habit	35
backgammon|^own	-68
backgammon|^slot habit	35
backup?	-199
backup|#number	-101
backup|^own	-171
backup|^project_fact	-71
backwards?	-416
backwards|^own	-391
back|#month	100
back|#name	-42
back|#number	70
back|2027	58
back|4	53
back|6	63
back|@believer	84
back|@fabric	60
back|@family	34
back|@hobby	49
back|@illness	53
back|@income	33
back|@seasoning	56
back|@sport	49
back|^another	-242
back|^own	-37
back|^preference	74
back|^relationship	-182
back|^slot habit	-95
back|^slot relation	-38
back|^slot told	-71
back|adwoa	157
back|home	62
back|march	94
back|sick	72
back|sister	110
back|two	59
bacon?	-111
bacon|#name	-67
bacon|#no	19
bacon|@food	127
bacon|@meat	96
bacon|^habit	-178
bacon|^own	-106
bacon|^resource	46
bacon|^slot constraint	-25
bacon|^slot habit	55
bacon|eat	96
bacon|keep	75
bacon|pork	96
bacon|ruth	87
bad?	-93
badge?	-62
badge|^constraint	47
badge|^own	-35
badly?	-72
badly|#name	-86
badly|^own	-57
bad|#name	-114
bad|@body_part	91
bad|@job	25
bad|^habit	54
bad|^own	-60
bad|^slot habit	46
bag?	20
bag|@animal	43
bag|@food	67
bag|^another	73
bag|^own	-55
bag|^project_fact	72
bag|^relationship	44
bag|^slot allergy	44
bag|^slot said	54
bag|allergic	44
bag|allergy	44
bag|rukhsana	75
bail?	-82
bail|#month	-15
bail|#name	-74
bail|#number	-54
bail|2027	-15
bail|@food	56
bail|^another	54
bail|^project_fact	-66
bake?	-64
bake?|@food	32
bake?|^own	-107
bake?|^project_fact	-71
bakery?	-49
bakery|#name	-155
bakery|#no	62
bakery|#number	-89
bakery|@family	-86
bakery|^constraint	80
bakery|^own	-27
bakery|^project_fact	-215
bakery|^resource	27
bakery|^slot constraint	81
bakery|^slot thing	17
bake|#name	-311
bake|#number	-69
bake|2026	40
bake|@bread	54
bake|@family	-32
bake|@food	125
bake|@fruit	69
bake|@job	-90
bake|@medicine	40
bake|@seasoning	85
bake|^another	33
bake|^habit	15
bake|^own	-55
bake|^project_fact	46
bake|^relationship	-55
bake|^slot allergy	74
bake|^slot habit	20
bake|^slot preference	55
bake|^slot said	49
bake|^slot told	-34
bake|^slot trait	76
bake|allergic	112
bake|allergy	76
bake|bread	88
bake|cook	70
bake|eat	65
bake|egg	77
bake|january	98
bake|mason	41
bake|son	82
bake|sugar	98
bake|use	72
bake|want	19
balance?	-32
balance|^constraint	68
balance|^own	-31
balcony?	-77
balcony|@food	39
balcony|@illness	39
balcony|^own	-63
bale?	21
bale|#month	48
bale|#name	43
bale|#number	44
bale|@family	58
bale|^relationship	76
bale|^slot relation	87
bale|clem	133
ball?	-93
ballet|#day	76
ballet|#name	50
ballet|#number	-23
ballet|@dance	98
ballet|@family	58
ballet|@hobby	63
ballet|@science	98
ballet|^another	23
ballet|^project_fact	-49
ballet|^relationship	80
ballet|^slot habit	-75
ballet|^slot relation	53
ballet|^slot said	57
ballet|daughter	97
ballot|^project_fact	55
ballot|^slot habit	29
ball|^goal	68
ball|^habit	-23
ball|^own	-93
banana?	-39
banana|^own	-36
banana|^slot said	43
band?	-156
band|#day	-50
band|#number	-150
band|^another	-32
band|^habit	-47
band|^own	-155
band|^project_fact	-91
band|^relationship	-202
band|^slot band	114
band|^slot favourite	63
band|^slot habit	-80
band|favourite	63
band|play	-58
band|seven	27
band|tuesday	45
bank?	-123
bank|#month	-138
bank|#name	-236
bank|#no	-47
bank|#number	-319
bank|3	65
bank|@debt	50
bank|@dwelling	-48
bank|@family	-241
bank|@hobby	-90
bank|@job	27
bank|@science	92
bank|@sport	-39
bank|^another	-78
bank|^habit	-356
bank|^own	-148
bank|^project_fact	-68
bank|^relationship	-42
bank|^slot habit	-44
bank|^slot relation	-162
bank|^slot said	91
bank|best	87
bank|good	86
bank|house	55
bank|march	81
bank|phone	99
banner?	-78
banner|^another	17
banner|^slot told	44
bar?	-52
bare?	-43
bare|#name	46
bare|^own	-42
bare|^project_fact	39
bare|^slot said	27
bare|^slot told	88
bare|bursary	139
barn?	-156
barnaby|#name	37
barnaby|@family	56
barnaby|^another	77
barnaby|^own	-58
barnaby|^relationship	135
barnaby|^slot relation	72
barn|^own	-146
barrier?	-57
barrier|^own	-37
barrier|^preference	75
bar|#month	43
bar|#name	-118
bar|#no	157
bar|#number	-87
bar|@drink	38
bar|@food	125
bar|@income	91
bar|@medicine	37
bar|@seasoning	125
bar|@treatment	65
bar|^constraint	103
bar|^own	-46
bar|^preference	90
bar|^project_fact	-161
bar|^slot habit	32
bar|^slot like	90
bar|^slot said	-124
bar|^slot told	-15
bar|hate	90
bar|january	52
bar|take	92
base?	-65
based?	-87
based|#name	-20
based|@dwelling	31
based|^another	-69
based|^own	-74
based|^resource	31
based|^slot home	48
based|^slot relation	-17
based|^slot squad	103
based|home	48
based|karthik	101
based|lead	103
based|life	57
based|live	57
based|location	48
based|sit	43
based|squad	103
base|@dwelling	31
base|@job	-20
base|^another	-78
base|^own	-60
base|^project_fact	-46
base|^relationship	-54
base|^role	40
base|^slot employment	79
base|^slot home	48
base|^slot squad	103
base|home	48
base|karthik	101
base|lead	103
base|life	57
base|live	57
base|location	48
base|role	28
base|sit	43
base|squad	103
basket?	-143
basket|@bread	37
basket|^own	-142
bassel|#name	48
bassel|@family	58
bassel|@job	-28
bassel|^relationship	83
bassel|^slot relation	70
bath?	-74
bath|#month	60
bath|#name	-46
bath|^own	-70
baton?	-108
baton|#name	-49
baton|^own	-74
baton|^slot said	53
battery?	-268
bay?	40
bayer?	-69
bayer|#name	-22
bayer|^constraint	93
bayer|^own	-62
bay|#no	94
bay|^constraint	94
bay|^own	44
bay|^slot constraint	94
bazaar?	-87
bazaar|#name	-18
bazaar|^own	-87
bazaar|^resource	86
be?	-121
be?|#day	-196
be?|#month	115
be?|#name	-197
be?|#no	-125
be?|#number	-79
be?|15	22
be?|2	54
be?|2012	35
be?|2015	-120
be?|2020	61
be?|2021	40
be?|2025	-184
be?|2026	111
be?|2027	-160
be?|7	-38
be?|@alcohol	44
be?|@animal	-61
be?|@beer	67
be?|@believer	-440
be?|@bird	-45
be?|@body_part	-141
be?|@bread	-67
be?|@color	-143
be?|@doctor	-317
be?|@dog	-92
be?|@drink	-188
be?|@dwelling	-185
be?|@fabric	-46
be?|@family	-45
be?|@flower	-102
be?|@food	-51
be?|@fruit	-54
be?|@furniture	35
be?|@game	-55
be?|@garment	-414
be?|@herb	-119
be?|@hobby	-113
be?|@illness	99
be?|@income	-20
be?|@injury	70
be?|@insect	-39
be?|@job	-189
be?|@meat	100
be?|@medical_device	106
be?|@medicine	78
be?|@narcotic	42
be?|@pet	-60
be?|@religion	-40
be?|@science	-126
be?|@seafood	-127
be?|@seasoning	-58
be?|@shellfish	55
be?|@sport	-194
be?|@symptom	86
be?|@temple	-47
be?|@tree	-175
be?|@vegetable	-117
be?|@vehicle	-130
be?|^another	-180
be?|^constraint	-46
be?|^goal	-93
be?|^habit	-90
be?|^ongoing_project	-145
be?|^own	-100
be?|^preference	-330
be?|^project_fact	-52
be?|^recurring_state	-57
be?|^relationship	-165
be?|^resource	-190
be?|^role	-121
be?|^skill	-283
be?|^slot about	-58
be?|^slot allergy	-73
be?|^slot band	22
be?|^slot being	86
be?|^slot birthday	-23
be?|^slot condition	-82
be?|^slot constraint	-93
be?|^slot death	94
be?|^slot decision	93
be?|^slot diet	-57
be?|^slot education	48
be?|^slot effect	-238
be?|^slot employment	-77
be?|^slot event	-17
be?|^slot expecting	145
be?|^slot fear	-84
be?|^slot goal	-98
be?|^slot habit	-96
be?|^slot health	-97
be?|^slot home	45
be?|^slot identity	-248
be?|^slot language	-310
be?|^slot like	-243
be?|^slot marital	68
be?|^slot medicine	98
be?|^slot membership	35
be?|^slot never	57
be?|^slot past	-314
be?|^slot preference	-365
be?|^slot project	-139
be?|^slot relation	-86
be?|^slot role	-156
be?|^slot said	-76
be?|^slot skill	-263
be?|^slot state	159
be?|^slot thing	-149
be?|^slot told	-66
be?|allergic	52
be?|allergy	-52
be?|alone	53
be?|april	-63
be?|away	82
be?|b	91
be?|baby	-89
be?|bad	-75
be?|badly	-66
be?|banana	-28
be?|band	-29
be?|bean	27
be?|bed	59
be?|bee	-33
be?|beer	67
be?|believe	62
be?|bell	44
be?|birthday	-25
be?|boss	-27
be?|branch	88
be?|break	43
be?|broke	48
be?|buckwheat	59
be?|budgie	24
be?|carry	68
be?|cataract	42
be?|cell	27
be?|cello	88
be?|ceramics	30
be?|chartership	78
be?|cheat	91
be?|christmas	121
be?|church	-20
be?|cilantro	-95
be?|client	61
be?|climb	29
be?|close	35
be?|cluster	73
be?|cold	69
be?|college	-23
be?|cook	-69
be?|course	93
be?|day	-167
be?|death	94
be?|decide	93
be?|decision	93
be?|deploy	86
be?|die	-124
be?|diet	-139
be?|divorce	102
be?|divorced	102
be?|drive	-69
be?|drop	76
be?|eat	42
be?|education	48
be?|egg	-63
be?|eight	-56
be?|emil	-70
be?|employment	-98
be?|engage	-34
be?|engaged	-34
be?|epipen	63
be?|exam	32
be?|expect	103
be?|experience	-247
be?|fail	72
be?|fall	45
be?|far	64
be?|fast	110
be?|father	-67
be?|fever	66
be?|first	32
be?|five	-152
be?|floor	50
be?|forbid	70
be?|forbidden	70
be?|four	-167
be?|fourth	89
be?|freeze	80
be?|gag	76
be?|garage	79
be?|ghent	70
be?|give	-103
be?|go	-76
be?|grace	47
be?|grandfather	17
be?|green	77
be?|halal	32
be?|hate	-98
be?|hay	72
be?|hazelnut	59
be?|home	-87
be?|honey	91
be?|intolerant	17
be?|jay	144
be?|ji-woo	126
be?|jonas	72
be?|june	85
be?|keep	-153
be?|kidney	41
be?|lactose	16
be?|last	-65
be?|latex	-48
be?|learn	-147
be?|leave	-176
be?|left	-116
be?|leo	120
be?|life	-60
be?|lift	70
be?|like	-200
be?|likely	-247
be?|little	69
be?|live	-98
be?|liver	47
be?|location	-257
be?|long	-143
be?|lucien	127
be?|luke	88
be?|make	74
be?|marathon	24
be?|march	-33
be?|marital	68
be?|meeting	-25
be?|milan	54
be?|mild	64
be?|month	-52
be?|morning	-145
be?|mot	65
be?|moving	70
be?|mushroom	51
be?|night	82
be?|november	-49
be?|october	44
be?|ola	-110
be?|old	-126
be?|online	91
be?|operation	159
be?|osteoporosis	64
be?|pacemaker	84
be?|pain	66
be?|paramedic	59
be?|parkinson	24
be?|partner	176
be?|pass	135
be?|peanut	-111
be?|penicillin	-181
be?|pepper	81
be?|perform	85
be?|physic	44
be?|physics	44
be?|planning	31
be?|play	-410
be?|postgres	68
be?|pray	70
be?|prefer	-230
be?|pregnant	33
be?|professor	89
be?|project	93
be?|rabbit	98
be?|radek	57
be?|ramadan	136
be?|react	142
be?|right	132
be?|ring	27
be?|role	-178
be?|royal	55
be?|rui	33
be?|run	-265
be?|rye	99
be?|sabbatical	15
be?|saltash	46
be?|school	-186
be?|second	-84
be?|seoul	95
be?|set	57
be?|setting	74
be?|seven	-171
be?|severely	70
be?|shellfish	55
be?|ship	83
be?|shoulder	74
be?|sickle	66
be?|sister	-310
be?|six	-109
be?|soap	53
be?|soba	60
be?|sommelier	91
be?|speak	-310
be?|spring	89
be?|st	87
be?|status	68
be?|sting	-15
be?|stroke	90
be?|study	-32
be?|style	-148
be?|subaru	73
be?|suffer	131
be?|swim	-34
be?|tablet	-38
be?|take	121
be?|taking	49
be?|tallulah	31
be?|taste	24
be?|team	-96
be?|tendonitis	51
be?|third	44
be?|thunder	50
be?|time	-116
be?|tinnitus	17
be?|tomasz	-336
be?|tooth	74
be?|touch	-23
be?|training	38
be?|trait	83
be?|transit	58
be?|two	-45
be?|ulcer	-15
be?|university	20
be?|use	-70
be?|varghese	152
be?|vegan	37
be?|wait	60
be?|walnut	25
be?|want	-238
be?|ward	85
be?|warfarin	27
be?|warsaw	48
be?|wear	-30
be?|weather	69
be?|week	74
be?|wife	-77
be?|win	119
be?|work	-136
be?|year	-119
be?|young	39
be?|yunupingu	118
be?|zainab	141
beach?	-180
beach|#number	-45
beach|@body_part	77
beach|@family	34
beach|^habit	74
beach|^own	-163
beach|^slot habit	57
beach|foster	45
beach|social	48
beach|ten	29
beam?	-46
beam|^own	-38
beam|^relationship	56
beam|^slot relation	64
bean?	-74
bean|@illness	45
bean|^own	-45
bean|^project_fact	60
bean|^slot said	64
bear?	-83
bear|#month	-27
bear|#no	18
bear|#number	-157
bear|@believer	44
bear|@family	-61
bear|@hobby	-38
bear|@job	-209
bear|@sport	-24
bear|^another	-179
bear|^constraint	35
bear|^habit	-228
bear|^own	-43
bear|^project_fact	-35
bear|^relationship	-126
bear|^slot birth	151
bear|^slot habit	-246
bear|^slot origin	99
bear|^slot relation	-42
bear|^slot said	-105
bear|^slot state	63
bear|birth	151
bear|june	38
bear|keep	64
bear|near	32
bear|origin	99
bear|tara	106
bear|village	63
beat?	-200
beatriz?	-359
beat|^own	-192
beat|^project_fact	-17
beat|^slot said	56
beat|set	95
become?	-45
become|#month	99
become|#number	-43
become|1	60
become|@believer	98
become|@family	-34
become|@hobby	-37
become|@income	70
become|@job	-18
become|^another	-88
become|^ongoing_project	63
become|^own	-58
become|^project_fact	-52
become|^slot project	63
become|^slot relation	31
become|^slot state	40
become|^slot told	82
become|due	140
become|october	140
become|sinéad	57
become|team	87
become|want	77
become|yui	146
bed?	-92
bedroom?	-71
bedroom|^own	-112
bedroom|^project_fact	-15
bedroom|^slot said	-25
bedtime?	-231
bedtime|@dairy	52
bedtime|@drink	52
bedtime|@food	18
bedtime|@illness	87
bedtime|@income	35
bedtime|@medicine	-67
bedtime|^habit	-41
bedtime|^own	-192
bedtime|^project_fact	-100
bedtime|^slot habit	-115
bedtime|^slot said	-25
bedtime|milk	52
bedtime|night	-40
bedtime|take	35
bed|#name	-541
bed|#number	78
bed|5	95
bed|^constraint	-16
bed|^habit	105
bed|^own	-52
bed|^project_fact	-179
bed|^slot habit	-62
bed|^slot told	72
bed|day	54
bed|five	136
bed|hostel	69
bed|night	57
bed|pound	33
bed|two	101
bed|work	88
beef?	-47
beef|@food	49
beef|^own	-47
beef|^project_fact	31
beef|^slot said	72
beer?	-27
beer|#name	-300
beer|#number	-139
beer|@illness	40
beer|^constraint	64
beer|^own	15
beer|^project_fact	-121
beer|^slot health	134
begin?	-77
begin|#name	-120
begin|#number	-150
begin|2027	-72
begin|5	-27
begin|@hobby	-106
begin|@instrument	50
begin|@sport	-37
begin|^another	-191
begin|^constraint	26
begin|^habit	-35
begin|^own	-55
begin|^project_fact	-270
begin|^relationship	-33
begin|^slot habit	-34
begin|^slot said	-88
begin|daughter	57
begin|day	30
begin|diet	29
begin|eat	87
begin|elif	109
begin|half	-44
begin|take	71
behind?	-63
behind|#name	-16
behind|@vehicle	40
behind|^own	-63
below the bar	65
below the bar, shares 0	195
below the bar, shares 1	-189
below the bar, shares 2	-80
benefit?	-78
benefit|#name	-66
benefit|@job	24
benefit|^own	-55
besides?	-141
besides|#name	-100
besides|^own	-128
besides|^project_fact	-73
besides|^slot said	-32
best?	-70
best|#name	-28
best|#number	-164
best|@ethnicity	61
best|@family	-349
best|@food	-117
best|@job	-60
best|^another	-66
best|^habit	-287
best|^own	-79
best|^preference	80
best|^project_fact	-85
best|^relationship	-153
best|^slot favourite	67
best|^slot habit	-317
best|^slot like	-45
best|^slot preference	94
best|^slot relation	-200
best|^slot role	44
best|^slot said	-109
best|answer	88
best|favourite	75
best|food	41
best|okafor	101
best|role	40
best|zoë	101
beth?	-152
beth|#day	50
beth|#name	-236
beth|@job	-35
beth|^habit	-43
beth|^own	-318
beth|^project_fact	-370
beth|^relationship	-17
beth|^slot habit	-52
beth|lawyer	130
beth|noon	63
beth|sundays	83
better?	-179
better|#name	-249
better|@family	59
better|@job	39
better|@science	26
better|^own	-309
better|^relationship	20
better|^slot relation	41
better|assistant	52
better|kim	91
big|#month	98
big|#name	-157
big|#number	58
big|@boat	81
big|@body_part	-57
big|@ethnicity	38
big|@garment	50
big|@illness	23
big|@instrument	95
big|@job	-75
big|@symptom	41
big|@vehicle	112
big|^another	-29
big|^goal	41
big|^habit	-41
big|^project_fact	85
big|^relationship	-233
big|^resource	-79
big|^slot goal	52
big|^slot habit	-61
big|^slot identity	41
big|^slot said	72
big|^slot thing	-75
big|^slot told	-17
big|cello	97
big|client	98
big|deploy	98
big|fourteen	82
big|keep	83
big|menu	77
big|new	116
big|october	127
big|open	80
big|play	36
big|small	70
big|want	61
big|wear	73
bike?	-104
bike|#name	-61
bike|@animal	75
bike|^own	-98
bike|^project_fact	67
bike|^slot habit	27
bill?	-112
bill|#name	-418
bill|^another	-190
bill|^own	-63
bill|^project_fact	-34
bill|^slot habit	76
bill|^slot said	-97
bill|^slot told	-26
bill|day	79
bill|invoice	150
bill|service	82
bill|working	59
binary?	-342
bird?	-23
bird|#no	-140
bird|#number	-39
bird|@animal	205
bird|@bird	273
bird|@criminal	69
bird|@food	-246
bird|@job	45
bird|@meat	-70
bird|@narcotic	65
bird|@pet	201
bird|@tree	46
bird|^another	-24
bird|^habit	-84
bird|^own	-39
bird|^project_fact	-196
bird|^relationship	71
bird|^resource	-85
bird|^slot condition	24
bird|^slot habit	-36
bird|^slot having	44
bird|^slot relation	-45
bird|^slot said	-94
bird|back	30
bird|beto	106
bird|budgie	134
bird|call	56
bird|don	79
bird|elvis	88
bird|house	37
bird|keep	54
bird|parrot	106
bird|pigeon	109
bird|race	82
bird|roof	90
bird|shut	58
bird|ten	24
bird|two	24
birthday?	-171
birthday|#day	-406
birthday|#month	-41
birthday|#name	-252
birthday|#no	115
birthday|#number	-109
birthday|14	-34
birthday|2	30
birthday|2027	21
birthday|3	-81
birthday|8	95
birthday|@animal	-84
birthday|@dairy	-72
birthday|@dwelling	-133
birthday|@family	-128
birthday|@food	40
birthday|@fruit	93
birthday|@game	129
birthday|@hobby	-15
birthday|@illness	-177
birthday|@job	-97
birthday|@meat	-39
birthday|@pet	-225
birthday|@science	-317
birthday|@sport	-60
birthday|@tree	-26
birthday|^another	-155
birthday|^constraint	-37
birthday|^habit	-288
birthday|^own	-144
birthday|^preference	75
birthday|^project_fact	-170
birthday|^relationship	-134
birthday|^resource	-321
birthday|^skill	-217
birthday|^slot about	-92
birthday|^slot age	-46
birthday|^slot birthday	81
birthday|^slot diet	50
birthday|^slot habit	-356
birthday|^slot health	-67
birthday|^slot home	-177
birthday|^slot preference	94
birthday|^slot relation	-51
birthday|^slot role	-259
birthday|^slot said	18
birthday|^slot state	-16
birthday|^slot thing	-281
birthday|^slot told	-441
birthday|age	-72
birthday|allergic	50
birthday|answer	-63
birthday|assistant	97
birthday|better	27
birthday|chocolate	50
birthday|coeliac	49
birthday|disease	89
birthday|eat	17
birthday|emojis	121
birthday|felix	157
birthday|five	42
birthday|football	85
birthday|give	70
birthday|hana	129
birthday|home	-84
birthday|idris	179
birthday|keen	50
birthday|life	-214
birthday|like	74
birthday|live	-236
birthday|location	-144
birthday|mad	74
birthday|march	-46
birthday|nine	37
birthday|november	90
birthday|october	40
birthday|role	-259
birthday|second-hand	105
birthday|son	102
birthday|sort	98
birthday|tight	104
birthday|touch	92
birthday|turn	97
birthday|use	73
birthday|vegan	134
birthday|vegetarian	81
birthday|want	-40
birthday|zayd	129
biscuit?	-152
biscuit|#number	-274
biscuit|@animal	-35
biscuit|@bread	-17
biscuit|@dessert	-17
biscuit|@food	26
biscuit|@meat	66
biscuit|@pet	-17
biscuit|^another	47
biscuit|^own	-320
biscuit|^project_fact	-100
biscuit|^relationship	45
biscuit|^slot allergy	57
biscuit|^slot fear	128
biscuit|^slot said	-45
biscuit|allergic	57
biscuit|allergy	57
biscuit|dog	128
biscuit|keep	87
biscuit|rukhsana	75
biscuit|thunder	128
bistro?	-93
bistro|#no	85
bistro|@food	59
bistro|^constraint	80
bistro|^own	-87
bistro|^slot habit	81
bistro|eat	90
bit?	-90
bitcoin?	-126
bitcoin|@job	89
bitcoin|^own	-118
bitcoin|^project_fact	-19
bitcoin|^slot said	42
bit|@food	33
bit|^own	-87
black?	-88
blackpool?	-145
blackpool|#no	49
blackpool|^own	-136
black|@job	45
black|^own	-63
black|^project_fact	-72
black|help	58
black|want	45
bless?	-57
blessing?	-57
blessing|#month	107
blessing|#name	-97
blessing|@family	75
blessing|^own	-42
blessing|^preference	68
blessing|^project_fact	-92
blessing|^slot said	-53
bless|#month	107
bless|#name	-97
bless|@family	75
bless|^own	-42
bless|^preference	68
bless|^project_fact	-92
bless|^slot said	-53
block?	-45
block|#number	56
block|^habit	71
block|^own	-48
block|^slot habit	26
blood?	50
blood|#name	-497
blood|#no	-66
blood|#number	-209
blood|@family	-110
blood|@flower	38
blood|@food	-166
blood|@fruit	71
blood|@illness	-52
blood|@income	113
blood|@medicine	134
blood|@symptom	75
blood|^another	-135
blood|^habit	-392
blood|^own	-34
blood|^project_fact	93
blood|^relationship	-187
blood|^slot about	-39
blood|^slot constraint	65
blood|^slot fear	72
blood|^slot habit	-463
blood|^slot health	96
blood|^slot medicine	158
blood|^slot relation	-266
blood|^slot said	-43
blood|anaemia	111
blood|bad	29
blood|business	99
blood|first	69
blood|five	83
blood|good	72
blood|iron	140
blood|life	-41
blood|negative	120
blood|o	67
blood|take	107
blood|want	101
blood|warfarin	142
board?	-154
board|#day	-94
board|#name	-140
board|#number	-53
board|@game	77
board|@hobby	40
board|@job	-49
board|^habit	-19
board|^own	-121
board|^preference	50
board|^project_fact	-287
board|^relationship	22
board|^slot habit	-65
board|^slot preference	91
board|^slot relation	53
board|^slot said	-75
board|^slot state	48
board|assistant	91
board|august	70
board|chess	122
board|keep	75
board|musa	124
board|neighbour	164
board|night	62
board|play	113
board|want	34
boat?	-165
boat|#name	-224
boat|#no	19
boat|#number	-106
boat|@animal	39
boat|@boat	136
boat|@fish	68
boat|@hobby	61
boat|@sport	71
boat|@vehicle	91
boat|^ongoing_project	65
boat|^own	-116
boat|^project_fact	-218
boat|^relationship	-440
boat|^resource	-37
boat|^slot constraint	66
boat|^slot project	65
boat|^slot said	-23
boat|^slot thing	-21
boat|build	35
boat|building	35
boat|go	47
boat|water	62
boat|wooden	123
body?	-58
body|#name	-69
body|@food	60
body|@illness	60
body|^own	-44
body|^project_fact	-35
body|^resource	34
body|^slot thing	43
body|two	74
boil?	-345
boiler?	-16
boiler|#day	80
boiler|#name	31
boiler|#no	156
boiler|#number	-78
boiler|@rite	96
boiler|^constraint	78
boiler|^habit	41
boiler|^relationship	-57
boiler|^slot habit	109
boiler|^slot relation	24
boiler|friday	96
boiler|half	45
boiler|miss	96
boiler|prayer	96
boiler|seven	45
boiler|three	73
boiler|wednesdays	119
boiler|work	114
bond?	-61
bond|#no	30
bond|^own	-56
bond|^resource	95
bond|^slot thing	95
bond|use	143
bone?	-23
bone|#name	-71
bone|@science	51
bone|^preference	45
bone|^project_fact	-88
bone|^resource	25
bone|answer	76
bone|give	37
bonfire?	-75
bonfire|#name	-35
bonfire|^own	-61
book?	-41
book?|#day	147
book?|#month	-243
book?|#name	-178
book?|#no	116
book?|#number	-34
book?|2015	89
book?|2019	46
book?|2024	64
book?|2026	66
book?|5	94
book?|7	96
book?|@animal	-133
book?|@believer	99
book?|@body_part	20
book?|@drink	-146
book?|@dwelling	115
book?|@family	-229
book?|@fish	-49
book?|@food	-77
book?|@furniture	50
book?|@game	-101
book?|@hobby	-132
book?|@illness	-23
book?|@injury	37
book?|@insect	65
book?|@instrument	-54
book?|@job	-160
book?|@medical_device	-27
book?|@medicine	-78
book?|@mental_illness	39
book?|@rite	96
book?|@seafood	-62
book?|@seasoning	-43
book?|@sport	-45
book?|@vegetable	-109
book?|@vehicle	-144
book?|^another	-107
book?|^constraint	138
book?|^habit	-69
book?|^project_fact	-25
book?|^recurring_state	65
book?|^relationship	-76
book?|^resource	-207
book?|^role	-129
book?|^slot about	-37
book?|^slot age	62
book?|^slot allergy	-52
book?|^slot condition	63
book?|^slot effect	37
book?|^slot gate	55
book?|^slot habit	-170
book?|^slot health	-97
book?|^slot home	-36
book?|^slot identity	45
book?|^slot refusal	55
book?|^slot relation	-94
book?|^slot said	40
book?|^slot spell	125
book?|^slot state	52
book?|^slot thing	50
book?|^slot told	-55
book?|^slot trait	62
book?|abroad	91
book?|age	49
book?|allergic	-52
book?|allergy	-77
book?|always	66
book?|aoibhe	148
book?|avoid	107
book?|baby	40
book?|bad	38
book?|bridge	41
book?|car	85
book?|carry	100
book?|class	22
book?|club	48
book?|day	39
book?|december	51
book?|desmond	66
book?|don	47
book?|drink	-34
book?|eat	31
book?|epipen	100
book?|even	87
book?|evening	51
book?|fifteen	75
book?|friday	-27
book?|fridays	46
book?|gate	55
book?|give	54
book?|go	50
book?|half	33
book?|hard	55
book?|hear	87
book?|hearing	87
book?|home	84
book?|house	38
book?|idris	118
book?|knee	139
book?|lad	31
book?|learn	76
book?|lift	22
book?|live	-136
book?|location	-59
book?|lock	34
book?|match	19
book?|miss	35
book?|monday	33
book?|mondays	-61
book?|mother	15
book?|mountain	77
book?|move	94
book?|nephew	44
book?|night	-18
book?|office	77
book?|open	50
book?|outside	56
book?|p.m	135
book?|pass	21
book?|peanut	136
book?|play	-59
book?|practice	87
book?|prayer	96
book?|raw	19
book?|replace	57
book?|right	-48
book?|set	82
book?|seven	145
book?|sheffield	49
book?|side	50
book?|sleep	46
book?|soba	63
book?|speech	38
book?|stair	162
book?|stomach	24
book?|strobe	46
book?|sundays	15
book?|swim	-15
book?|team	30
book?|terrace	57
book?|three	30
book?|thursday	45
book?|tuesday	193
book?|use	-128
book?|vegan	125
book?|vegetarian	134
book?|viola	73
book?|want	-104
book?|wed	86
book?|wheelchair	56
book?|yanis	147
book?|year	-78
book?|young	50
booking?	-28
booking|#name	-34
booking|^own	-39
booking|^resource	89
booking|shoot	75
booking|use	93
bookkeeping?	-60
bookkeeping|#name	-28
bookkeeping|@food	37
bookkeeping|^own	-41
bookkeeping|^slot habit	27
bookshop?	64
bookshop|#name	-23
bookshop|#no	56
bookshop|@ethnicity	38
bookshop|^another	16
bookshop|^project_fact	-18
bookshop|^relationship	35
bookshop|^role	66
bookshop|^slot constraint	51
bookshop|mam	38
book|#day	75
book|#month	-165
book|#name	-75
book|#no	91
book|#number	-98
book|2015	89
book|2019	-46
book|2024	63
book|2026	63
book|5	94
book|7	96
book|@animal	-66
book|@believer	90
book|@drink	-186
book|@dwelling	97
book|@family	-56
book|@fish	-75
book|@food	-143
book|@furniture	21
book|@game	-120
book|@hobby	-200
book|@illness	-72
book|@income	-143
book|@injury	37
book|@insect	33
book|@instrument	-91
book|@job	-176
book|@medical_device	-50
book|@medicine	-117
book|@mental_illness	37
book|@music	80
book|@pet	-179
book|@rite	96
book|@rodent	33
book|@science	-395
book|@seafood	-64
book|@seasoning	-91
book|@sport	-77
book|@symptom	-77
book|@vegetable	-124
book|@vehicle	-187
book|^another	-109
book|^constraint	99
book|^ongoing_project	43
book|^own	-18
book|^preference	-403
book|^project_fact	-91
book|^recurring_state	50
book|^relationship	-30
book|^resource	-190
book|^role	-222
book|^skill	-471
book|^slot about	19
book|^slot age	46
book|^slot allergy	-53
book|^slot choice	28
book|^slot condition	24
book|^slot constraint	-25
book|^slot deadline	32
book|^slot effect	24
book|^slot gate	55
book|^slot habit	-103
book|^slot health	-143
book|^slot history	-50
book|^slot home	-16
book|^slot passport	52
book|^slot project	51
book|^slot refusal	55
book|^slot relation	21
book|^slot spell	82
book|^slot thing	-42
book|^slot told	-112
book|^slot trait	62
book|abroad	60
book|account	71
book|accountant	53
book|age	34
book|allergic	-53
book|allergy	-79
book|always	42
book|aoibhe	148
book|avoid	75
book|baby	40
book|bridge	37
book|car	85
book|carry	61
book|child	35
book|class	-16
book|club	36
book|coeliac	80
book|december	49
book|desmond	66
book|diet	45
book|don	47
book|drink	-36
book|eat	24
book|epipen	100
book|even	148
book|evening	87
book|fee	87
book|fifteen	75
book|fish	58
book|fly	-74
book|fourteen	62
book|free	74
book|friday	-30
book|fridays	36
book|gate	55
book|girlfriend	-22
book|give	30
book|half	113
book|hard	55
book|hear	87
book|hearing	87
book|hive	91
book|home	69
book|house	22
book|idris	118
book|kid	137
book|kilo	64
book|knee	108
book|lad	31
book|last	18
book|learn	64
book|light	56
book|live	-102
book|location	-76
book|lock	34
book|lose	69
book|make	-37
book|match	19
book|meat	81
book|methodist	75
book|miss	35
book|mondays	-93
book|morning	-17
book|mountain	77
book|move	32
book|mushroom	45
book|nephew	44
book|night	-50
book|office	77
book|open	48
book|opera	82
book|outside	18
book|overstory	92
book|p.m	135
book|passport	147
book|peanut	136
book|phone	78
book|play	-90
book|practice	87
book|prayer	96
book|raw	19
book|read	45
book|replace	57
book|rie	161
book|right	-48
book|run	-129
book|set	43
book|seven	165
book|sheffield	49
book|shoot	69
book|side	37
book|soba	63
book|soft	86
book|speech	38
book|stair	162
book|stomach	24
book|strobe	46
book|sundays	-19
book|swim	-21
book|take	-59
book|team	83
book|terrace	32
book|thursday	25
book|till	58
book|tuesday	159
book|use	-56
book|vegan	81
book|vegetarian	134
book|viola	73
book|want	-124
book|wed	86
book|week	-18
book|wheelchair	56
book|woman	50
book|work	-90
book|write	-79
book|writing	16
book|xero	77
book|yanis	147
book|year	-97
book|young	50
booze-up?	-18
booze-up|#number	19
booze-up|^own	-18
booze-up|^slot habit	51
born?	-163
born|#month	44
born|#name	-36
born|#number	-23
born|@sport	21
born|^another	-125
born|^own	-134
born|^project_fact	-122
born|^relationship	-57
born|^slot birth	151
born|^slot origin	99
born|^slot relation	15
born|birth	151
born|july	38
born|june	38
born|march	37
born|near	47
born|origin	99
born|tara	106
born|village	63
borrow?	-142
borrow|#name	-61
borrow|@job	78
borrow|^own	-105
borrow|^project_fact	30
borrow|^slot said	46
boss?	-43
boss|#day	27
boss|#month	-21
boss|#name	38
boss|#no	-21
boss|#number	-122
boss|2026	29
boss|@fabric	34
boss|@family	-487
boss|@food	-338
boss|@job	-148
boss|^another	-133
boss|^constraint	-18
boss|^habit	-409
boss|^own	-65
boss|^project_fact	-79
boss|^slot about	-26
boss|^slot effect	35
boss|^slot habit	-76
boss|^slot relation	21
boss|^slot said	-137
boss|balogun	68
boss|carmen	142
boss|english	53
boss|good	61
boss|hate	78
boss|hotel	38
boss|ingrid	125
boss|january	68
boss|lead	94
boss|long	49
boss|lou	99
boss|manage	73
boss|manager	87
boss|owe	68
boss|read	41
boss|sato	147
boss|team	83
boss|thursday	95
boss|thursdays	37
boss|ward	36
boston?	-57
boston|#name	-16
boston|@job	39
boston|^own	-40
boston|first	93
boston|want	75
bother|@body_part	109
bother|@family	34
bother|@illness	49
bother|^own	15
bother|^project_fact	62
bother|wrist	109
bottle?	-122
bottle|@dairy	120
bottle|@drink	120
bottle|@farm_animal	57
bottle|@food	116
bottle|@illness	74
bottle|^own	-85
bottle|^slot said	25
bottle|cow	61
bottle|klara	72
bottle|milk	120
bovine?	-32
bovine|^own	-30
bovine|^slot said	21
bow?	-99
bowl?	-231
bowl|#name	-100
bowl|^habit	-106
bowl|^own	-219
bowl|^slot habit	-98
bow|#name	-21
bow|^own	-92
box?	-143
box|#name	-138
box|@body_part	66
box|@color	36
box|@furniture	85
box|@illness	178
box|@injury	93
box|@job	-104
box|@symptom	58
box|^own	-177
box|^project_fact	-86
box|^recurring_state	62
box|^slot effect	62
box|^slot said	-68
box|back	96
boy?	48
boyfriend|#name	-60
boyfriend|#number	-59
boyfriend|@dwelling	36
boyfriend|@family	88
boyfriend|@job	107
boyfriend|@science	62
boyfriend|^another	44
boyfriend|^own	-40
boyfriend|^project_fact	-225
boyfriend|^relationship	139
boyfriend|^role	62
boyfriend|^slot habit	-59
boyfriend|^slot relation	142
boyfriend|^slot role	62
boyfriend|^slot said	-108
boyfriend|callum	142
boyfriend|desmond	66
boyfriend|dwayne	156
boyfriend|four	43
boyfriend|night	31
boyfriend|partner	153
boyfriend|role	62
boyfriend|run	62
boyfriend|thabo	75
boy|#no	-66
boy|#number	-27
boy|11	77
boy|@animal	-26
boy|@dairy	47
boy|@doctor	80
boy|@drink	42
boy|@family	162
boy|@farm_animal	53
boy|@food	-53
boy|@game	100
boy|@hobby	28
boy|@illness	-33
boy|@job	34
boy|@sport	65
boy|^another	165
boy|^habit	-429
boy|^own	-117
boy|^project_fact	-46
boy|^relationship	152
boy|^resource	-89
boy|^slot about	87
boy|^slot age	41
boy|^slot allergy	62
boy|^slot habit	-440
boy|^slot relation	106
boy|^slot said	75
boy|^slot told	36
boy|age	26
boy|allergic	62
boy|allergy	61
boy|eirik	158
boy|give	41
boy|go	43
boy|hockey	49
boy|idris	89
boy|jude	35
boy|mad	72
boy|milk	83
boy|nine	64
boy|rafe	122
boy|rayyan	93
boy|see	81
boy|son	248
boy|want	43
brand?	-168
brandenburg?	-153
brandenburg|#no	30
brandenburg|@vehicle	52
brandenburg|^own	-97
brand|#name	-107
brand|^own	-166
brand|^project_fact	-100
brass?	-164
brass|#number	39
brass|^own	-160
bread?	-35
bread|#name	-430
bread|@illness	135
bread|^constraint	84
bread|^own	-22
bread|^slot health	122
bread|^slot said	37
bread|celiac	102
bread|coeliac	110
bread|disease	122
break?	-101
breakfast|#day	-45
breakfast|#name	-355
breakfast|#no	102
breakfast|#number	-55
breakfast|@body_part	32
breakfast|@dairy	48
breakfast|@drink	28
breakfast|@food	106
breakfast|@footwear	71
breakfast|@fruit	37
breakfast|@garment	71
breakfast|@medicine	36
breakfast|@tree	31
breakfast|^constraint	156
breakfast|^habit	-36
breakfast|^own	36
breakfast|^project_fact	-182
breakfast|^relationship	-421
breakfast|^resource	-46
breakfast|^slot constraint	26
breakfast|^slot said	-51
breakfast|^slot thing	-62
breakfast|clock	63
breakfast|eat	98
breakfast|give	41
breakfast|milk	46
breakfast|six	72
breakfast|wear	66
break|#day	-19
break|#month	116
break|#name	55
break|#no	-69
break|#number	86
break|2.0	96
break|4	43
break|@family	-93
break|@food	-132
break|@furniture	46
break|@garment	43
break|@vehicle	130
break|^another	19
break|^habit	-147
break|^own	-155
break|^project_fact	-68
break|^relationship	80
break|^slot about	33
break|^slot habit	-178
break|^slot history	84
break|^slot said	51
break|^slot told	47
break|afternoon	78
break|august	136
break|book	52
break|caravan	136
break|come	55
break|council	101
break|drink	62
break|finish	96
break|four	73
break|freeze	96
break|frozen	96
break|gloria	144
break|half-term	43
break|niece	40
break|review	96
break|security	96
break|stay	43
break|ten	88
break|till	81
break|two	55
break|version	96
break|week	89
break|zara	99
breastfeeding?	-26
breastfeeding|^own	-25
breastfeeding|^slot said	22
breathe|#name	-142
breathe|@color	89
breathe|@illness	153
breathe|@medical_device	114
breathe|@medicine	176
breathe|@symptom	49
breathe|^constraint	-112
breathe|^habit	-26
breathe|^own	17
breathe|^project_fact	-18
breathe|^resource	142
breathe|^slot endowment	143
breathe|^slot habit	-49
breathe|^slot health	99
breathe|^slot thing	142
breathe|asthma	119
breathe|blue	93
breathe|carry	149
breathe|cpap	114
breathe|inhaler	180
breathe|machine	114
breathe|sleep	79
breathe|use	114
breathing|#name	-142
breathing|@color	89
breathing|@illness	153
breathing|@medical_device	114
breathing|@medicine	176
breathing|@symptom	49
breathing|^constraint	-112
breathing|^habit	-26
breathing|^own	17
breathing|^project_fact	-18
breathing|^resource	142
breathing|^slot endowment	143
breathing|^slot habit	-49
breathing|^slot health	99
breathing|^slot thing	142
breathing|asthma	119
breathing|blue	93
breathing|carry	149
breathing|cpap	114
breathing|inhaler	180
breathing|machine	114
breathing|sleep	79
breathing|use	114
breed?	-26
breed|#name	77
breed|#number	-60
breed|2	103
breed|@animal	86
breed|@color	56
breed|@dessert	16
breed|@dog	109
breed|@food	-80
breed|@job	-247
breed|@pet	126
breed|@seasoning	48
breed|^another	-135
breed|^habit	-34
breed|^project_fact	-101
breed|^resource	32
breed|^slot about	-29
breed|^slot habit	-46
breed|^slot identity	-19
breed|^slot relation	43
breed|^slot said	-108
breed|^slot thing	115
breed|beagle	117
breed|bertie	64
breed|call	145
breed|dog	-110
breed|ewe	101
breed|fly	37
breed|name	58
breed|near	72
breed|peat	61
breed|puck	117
breed|rocky	102
breed|run	72
breed|spaniel	61
breed|whippet	95
bremen?	-33
bremen|@job	40
bremen|^own	-30
bremen|^slot said	50
brew?	-84
brew|#no	36
brew|@dairy	54
brew|@drink	100
brew|@food	88
brew|^own	-76
brew|^preference	100
brew|^slot like	100
brew|like	100
brew|milk	42
brew|tea	100
brick?	-66
brick|^own	-65
brick|^project_fact	-29
bride-to-be?	40
bride-to-be|#name	28
bride-to-be|@family	75
bride-to-be|@job	45
bride-to-be|^another	88
bride-to-be|^own	-66
bride-to-be|^relationship	157
bride-to-be|^slot habit	64
bride-to-be|chiara	163
bridge?	-191
bridge|#month	-57
bridge|#name	-84
bridge|#number	-128
bridge|2027	-42
bridge|31	-36
bridge|@debt	-36
bridge|@family	18
bridge|^constraint	-43
bridge|^own	-178
bridge|^project_fact	-215
bridge|^relationship	-46
bridge|^role	-15
bridge|^slot bridge	-36
bridge|^slot teaching	32
bridge|godson	61
bridge|july	-36
bridge|malik	61
bridge|play	25
brief?	-162
brief|@garment	56
brief|^own	-147
brief|^project_fact	-56
brief|^slot said	26
brigadeiro?	-103
brigadeiro|#month	89
brigadeiro|#name	-74
brigadeiro|#number	43
brigadeiro|@food	59
brigadeiro|^habit	80
brigadeiro|^own	-109
brigadeiro|^slot habit	80
bright?	18
bright|#number	41
bright|@job	83
bright|^own	29
bright|^project_fact	87
bright|^resource	43
bright|^slot health	75
bright|^slot said	34
bright|use	46
bring?	-51
bring?|#name	-130
bring?|#no	-58
bring?|@alcohol	54
bring?|@body_part	24
bring?|@drink	54
bring?|@food	96
bring?|@medicine	63
bring?|@narcotic	54
bring?|@treatment	54
bring?|^constraint	-34
bring?|^project_fact	-43
bring?|^resource	34
bring?|^slot thing	34
bring?|^slot told	-19
bring|#name	-140
bring|#no	77
bring|#number	-250
bring|@alcohol	54
bring|@animal	-27
bring|@body_part	111
bring|@drink	130
bring|@family	-46
bring|@fish	97
bring|@food	97
bring|@illness	-88
bring|@instrument	-60
bring|@job	-60
bring|@medicine	36
bring|@narcotic	54
bring|@seasoning	129
bring|@symptom	40
bring|@treatment	54
bring|^another	-55
bring|^constraint	-62
bring|^habit	-125
bring|^own	-80
bring|^preference	66
bring|^project_fact	-54
bring|^relationship	-128
bring|^slot about	43
bring|^slot habit	-173
bring|^slot like	77
bring|^slot said	-84
bring|^slot thing	35
bring|^slot told	92
bring|argentine	98
bring|call	64
bring|don	88
bring|ear	147
bring|eat	24
bring|floor	55
bring|give	108
bring|leave	81
bring|left	81
bring|lift	24
bring|like	107
bring|play	-19
bring|ring	96
bring|sugar	74
bring|university	53
bring|write	36
broadband?	-50
broadband|#name	44
broadband|#number	92
broadband|^own	-21
broadband|^project_fact	84
broadband|^slot said	98
broadcast?	-117
broadcasting?	-186
broadcasting|#name	-139
broadcasting|^own	-186
broadcasting|^project_fact	-89
broadcast|#name	-32
broadcast|@illness	41
broadcast|@symptom	71
broadcast|^habit	49
broadcast|^own	-107
broadcast|^project_fact	-238
broadcast|^slot habit	40
broadcast|stream	97
broadcast|twitch	71
broccoli?	-36
broccoli|^own	29
broccoli|^project_fact	63
broccoli|tallulah	31
broke?	-27
broken?	-120
broken|#name	20
broken|^own	-107
broken|^project_fact	-65
broken|^relationship	-66
broken|^slot relation	32
broke|@family	-26
broke|^another	36
broke|^own	-102
broke|^relationship	44
broke|^slot relation	-26
broke|gloria	144
brother-in-law?	-257
brother-in-law|#name	-255
brother-in-law|@job	-71
brother-in-law|@science	-22
brother-in-law|^another	-59
brother-in-law|^own	-300
brother-in-law|^relationship	-118
brother-in-law|^slot role	-22
brother-in-law|role	-22
brother?	-86
brother|#month	-102
brother|#name	-19
brother|#no	51
brother|#number	-83
brother|@alcohol	29
brother|@doctor	46
brother|@drink	-48
brother|@dwelling	-23
brother|@family	24
brother|@food	-292
brother|@job	-113
brother|@narcotic	28
brother|@science	-82
brother|@wine	30
brother|^another	-84
brother|^habit	-254
brother|^own	-238
brother|^project_fact	-130
brother|^relationship	-17
brother|^resource	-354
brother|^skill	-260
brother|^slot about	19
brother|^slot habit	-353
brother|^slot relation	-49
brother|^slot role	-67
brother|^slot said	26
brother|^slot told	-38
brother|^slot work	61
brother|day	39
brother|femi	129
brother|gdansk	123
brother|home	-20
brother|july	85
brother|life	23
brother|live	-42
brother|nurse	51
brother|october	57
brother|role	-67
brother|tariq	124
brother|tomasz	128
brother|twin	59
brother|wine	30
brother|work	26
brother|write	51
broughton?	-105
broughton|#name	-46
broughton|^own	-94
broughton|^project_fact	-66
brownie?	-125
brownie|@food	-29
brownie|@nut	88
brownie|^constraint	88
brownie|^own	-122
brownie|^slot allergy	88
brownie|allergic	88
brownie|allergy	88
brownie|walnut	88
browser?	16
browser|^own	16
brunch?	-65
brunch|#day	70
brunch|#name	22
brunch|@body_part	38
brunch|@family	27
brunch|@food	-119
brunch|@hobby	65
brunch|@seasoning	-60
brunch|@sport	65
brunch|@tree	34
brunch|^another	21
brunch|^own	-80
brunch|^project_fact	-223
brunch|^relationship	129
brunch|^slot about	60
brunch|^slot relation	131
brunch|^slot said	-174
brunch|aoife	129
brunch|friend	129
brunch|morning	86
brunch|saturday	55
brunch|swim	41
brunch|swimming	41
brunch|tito	105
bucket?	-40
bucket|^own	-38
bucket|^project_fact	26
bucket|^slot said	69
buddy?	-192
buddy|#name	-157
buddy|^own	-180
buddy|^relationship	-61
buddy|^slot relation	-61
budget?	-111
budget|#name	-135
budget|#no	-20
budget|#number	142
budget|000	135
budget|4	90
budget|@animal	38
budget|@bird	81
budget|@dwelling	-87
budget|@farm_animal	69
budget|^another	-187
budget|^own	-88
budget|^project_fact	65
budget|^slot budget	82
budget|^slot said	39
budget|dollar	93
budget|euros	117
budget|give	82
budget|month	57
budget|tash	94
budget|team	67
buffet?	-47
buffet|#no	39
buffet|@illness	66
buffet|^own	-38
buffet|^slot habit	-41
bug?	-48
bug|^own	-26
bug|team	50
build?	-193
building?	-101
building|#name	-33
building|#no	49
building|@dwelling	104
building|@illness	28
building|^ongoing_project	127
building|^own	-80
building|^project_fact	-64
building|^relationship	-281
building|^slot home	90
building|^slot project	127
building|floor	98
building|home	90
building|life	94
building|lift	98
building|live	94
building|location	94
build|#day	-57
build|#name	-47
build|#no	34
build|#number	-322
build|@dwelling	102
build|@illness	-53
build|@job	-62
build|@vehicle	26
build|^another	-256
build|^habit	-125
build|^ongoing_project	99
build|^own	-159
build|^project_fact	-37
build|^relationship	-262
build|^slot habit	45
build|^slot home	88
build|^slot project	99
build|^slot relation	-212
build|floor	98
build|home	88
build|life	92
build|lift	98
build|live	92
build|location	94
build|old	73
build|second	27
build|steam	100
build|team	-45
build|thinkpad	82
bulb|@illness	93
bulb|^own	24
bulb|^project_fact	29
bulb|^resource	34
bulb|^slot health	80
bulb|^slot like	50
bulb|^slot thing	53
bulb|light	139
bulb|use	46
bulletin?	-50
bulletin|#name	-59
bulletin|#no	106
bulletin|^own	-36
bulletin|^project_fact	27
bulletin|^slot said	26
bulletin|^slot told	47
bump?	-81
bump|#name	-20
bump|#number	61
bump|^habit	30
bump|^own	-71
bump|^slot habit	30
bundle?	-100
bundle|^own	-54
bundle|^project_fact	-69
bungalow?	-94
bungalow|#name	-32
bungalow|@ethnicity	16
bungalow|^own	-66
bungalow|^project_fact	-36
bungalow|^slot told	57
burger?	-214
burger|#name	-196
burger|#no	96
burger|@animal	28
burger|@ethnicity	46
burger|@farm_animal	108
burger|@meat	108
burger|^constraint	108
burger|^own	-185
burger|^slot habit	44
burger|beef	108
bursary|^slot told	101
bus?	-155
business?	-30
business|#month	-115
business|#no	-66
business|#number	-272
business|@alcohol	95
business|@animal	24
business|@believer	42
business|@body_part	-50
business|@drink	94
business|@dwelling	125
business|@family	42
business|@food	-17
business|@footwear	73
business|@furniture	72
business|@garment	73
business|@job	-139
business|@narcotic	95
business|@science	-34
business|@treatment	66
business|@tree	106
business|@vehicle	-20
business|^another	-113
business|^goal	85
business|^own	-16
business|^preference	-41
business|^project_fact	-124
business|^relationship	-18
business|^role	46
business|^skill	106
business|^slot goal	107
business|^slot habit	84
business|^slot preference	18
business|^slot said	-54
business|^slot thing	-156
business|aiko	104
business|bakery	123
business|balogun	58
business|branch	72
business|brooke	129
business|brother	163
business|dwayne	117
business|exam	68
business|father	126
business|four	65
business|friend	142
business|hand	64
business|hugo	141
business|inês	142
business|lake	51
business|like	57
business|market	48
business|mohanlal	151
business|mojca	114
business|ngozi	123
business|niece	129
business|november	36
business|open	25
business|own	25
business|partner	99
business|plan	72
business|planning	72
business|quay	79
business|room	94
business|run	250
business|saltash	72
business|second	41
business|sell	143
business|shop	114
business|sister	98
business|stand	65
business|start	88
business|street	79
business|thing	77
business|tomasz	131
business|want	-22
business|wife	-146
busy?	-66
busy|#name	-130
busy|^own	-46
busy|^project_fact	-26
busy|^slot said	40
bus|#name	-189
bus|#no	21
bus|8:30	61
bus|@family	-32
bus|@income	101
bus|^constraint	120
bus|^habit	-172
bus|^own	-164
bus|^project_fact	-274
bus|^relationship	-167
bus|^slot habit	-57
bus|^slot said	-133
bus|day	61
bus|drive	76
bus|service	48
bus|team	36
butcher?	-25
butcher|#name	54
butcher|^another	78
butcher|^own	-243
butcher|^project_fact	22
butcher|kayden	103
butcher|keep	22
buy?	-66
buy?|#name	-66
buy?|@food	124
buy?|^another	58
buy?|^own	-91
buy?|^relationship	62
buy?|^slot said	78
buy?|rukhsana	75
buyer?	-84
buyer|#name	-19
buyer|^own	-64
buyer|^slot habit	57
buy|#day	-18
buy|#name	-128
buy|#number	-169
buy|@believer	60
buy|@body_part	-69
buy|@dairy	32
buy|@drink	-101
buy|@dwelling	79
buy|@family	-397
buy|@farm_animal	62
buy|@fish	73
buy|@food	116
buy|@job	-135
buy|@meat	110
buy|@narcotic	-49
buy|@reptile	34
buy|@seafood	73
buy|@tree	15
buy|^another	-46
buy|^constraint	-219
buy|^goal	57
buy|^habit	-135
buy|^own	-69
buy|^project_fact	96
buy|^relationship	-191
buy|^slot allergy	33
buy|^slot goal	77
buy|^slot habit	-101
buy|^slot history	-18
buy|^slot relation	-395
buy|^slot said	125
buy|^slot state	51
buy|^slot told	-141
buy|allergic	33
buy|allergy	33
buy|always	100
buy|deposit	72
buy|fish	73
buy|halal	120
buy|house	95
buy|kayden	103
buy|keep	101
buy|left-handed	75
buy|marek	61
buy|milk	83
buy|money	102
buy|rayyan	93
buy|rukhsana	75
buy|saturdays	71
buy|save	100
buy|sell	67
buy|sesame	65
buy|shop	72
buy|shopping	72
buy|turn	71
buy|use	69
buy|used	79
buy|want	-17
c?	-445
cafe?	-67
cafe|#day	74
cafe|#name	-98
cafe|^another	16
cafe|^own	-101
cafe|^relationship	23
cafe|^resource	62
cafe|^slot relation	30
cafe|^slot thing	62
cafe|lou	99
cafe|use	92
caffeine?	-27
caffeine|^own	-25
caffeine|^project_fact	37
caffeine|^slot said	88
café?	20
café|#name	-612
café|#no	120
café|@drink	177
café|@food	-87
café|@tree	118
café|^constraint	151
café|^habit	-82
café|^own	43
café|^project_fact	-85
café|^slot constraint	87
café|^slot habit	24
café|^slot said	-55
café|coffee	171
café|drink	140
café|give	82
café|tea	123
cake?	-80
cake|#name	-161
cake|#no	22
cake|#number	-74
cake|@drink	56
cake|@food	-52
cake|@hobby	69
cake|@illness	33
cake|@sport	69
cake|^another	-78
cake|^constraint	33
cake|^own	-77
cake|^preference	-46
cake|^project_fact	-77
cake|^slot age	-19
cake|^slot health	24
cake|^slot like	-46
cake|^slot relation	15
cake|^slot said	22
cake|age	-19
cake|disease	121
cake|idris	179
cake|nine	84
cake|son	103
call-out?	-60
call-out|^own	-26
call?	-61
callum?	-361
call|#day	15
call|#month	-191
call|#name	-63
call|#no	-119
call|#number	17
call|15	75
call|2026	-53
call|2027	-86
call|22	99
call|4	80
call|@animal	-60
call|@bird	-146
call|@boat	-115
call|@body_part	-312
call|@cat	26
call|@color	-55
call|@dessert	-60
call|@doctor	-135
call|@drink	-108
call|@dwelling	-107
call|@family	-58
call|@flower	106
call|@food	-134
call|@furniture	37
call|@hobby	-410
call|@illness	-112
call|@income	-372
call|@insect	-25
call|@instrument	-67
call|@job	-214
call|@pet	-55
call|@punishment	33
call|@reptile	40
call|@science	-213
call|@seasoning	46
call|@sport	-314
call|@treatment	67
call|@vehicle	-171
call|^another	-49
call|^constraint	-196
call|^goal	-391
call|^habit	-117
call|^ongoing_project	-182
call|^own	-84
call|^preference	-181
call|^project_fact	-194
call|^relationship	16
call|^resource	-218
call|^role	24
call|^skill	-434
call|^slot about	-224
call|^slot charge	134
call|^slot fear	-103
call|^slot goal	-355
call|^slot habit	-25
call|^slot having	69
call|^slot health	-304
call|^slot home	-208
call|^slot like	-301
call|^slot phone	80
call|^slot preferred	21
call|^slot role	-157
call|^slot said	-276
call|^slot spell	17
call|^slot thing	-256
call|^slot told	103
call|afraid	-91
call|afternoon	150
call|archie	122
call|bass	41
call|bed	75
call|biscuit	19
call|boy	43
call|bramble	51
call|carmen	142
call|cat	22
call|catrin	101
call|cello	81
call|chidi	43
call|custody	49
call|daughter	79
call|day	-51
call|deploy	86
call|dinosaur	35
call|dr	41
call|emmanuel	76
call|even	92
call|evening	74
call|fade	-17
call|finish	47
call|fly	34
call|four	90
call|freya	52
call|girl	148
call|give	-32
call|go	135
call|grace	29
call|half	29
call|home	-243
call|hugo	91
call|ilona	112
call|inês	134
call|january	45
call|kid	119
call|kwame	-38
call|life	-184
call|live	-288
call|location	-220
call|look	141
call|lunchtime	86
call|lyon	80
call|manager	52
call|manny	76
call|milk	40
call|miso	77
call|monsieur	73
call|name	138
call|nine	-28
call|november	17
call|owe	58
call|past	100
call|perrin	73
call|phone	218
call|pick	-36
call|play	-129
call|prefer	-15
call|preferred	21
call|produce	-17
call|raw	78
call|report	95
call|role	-162
call|run	-399
call|salt	77
call|saturdays	40
call|say	61
call|second	-75
call|seven	54
call|shelly	48
call|ship	87
call|sleep	-42
call|small	41
call|son	54
call|sunday	27
call|talk	-45
call|therapy	71
call|third	43
call|three	92
call|thunder	33
call|thursday	52
call|till	102
call|time	38
call|tofu	52
call|twin	113
call|university	43
call|use	-345
call|visitor	87
call|want	-126
call|wednesday	16
call|week	-49
call|wet	85
call|work	-124
call|working	95
calm?	-95
calm|^habit	38
calm|^own	-86
calm|^slot habit	54
camera?	-86
camera|#number	104
camera|^habit	41
camera|^own	-78
camera|^resource	40
camera|^slot thing	92
camera|shoot	127
camera|sony	141
camera|two	185
camino?	-242
camp?	-51
campus?	-78
campus|#name	-37
campus|@dwelling	72
campus|^own	-70
campus|^project_fact	-23
campus|home	72
camp|@animal	47
camp|@family	31
camp|^another	70
camp|^own	-171
camp|^relationship	81
camp|^slot relation	31
camp|bia	108
can?	-136
can?|#day	160
can?|#month	-109
can?|#name	-148
can?|#no	28
can?|#number	-25
can?|2	51
can?|2020	60
can?|2027	-133
can?|3	-50
can?|9	-65
can?|@alcohol	-235
can?|@animal	-160
can?|@believer	-35
can?|@bird	-104
can?|@body_part	-104
can?|@color	-296
can?|@dairy	70
can?|@dessert	-60
can?|@drink	-360
can?|@dwelling	-419
can?|@family	-84
can?|@food	-28
can?|@game	-129
can?|@hobby	-136
can?|@illness	-164
can?|@income	-250
can?|@injury	85
can?|@job	-280
can?|@meat	-98
can?|@medicine	-81
can?|@narcotic	-238
can?|@pet	-143
can?|@science	-225
can?|@seafood	119
can?|@shellfish	41
can?|@sport	-160
can?|@symptom	-183
can?|@treatment	65
can?|@tree	-260
can?|@vehicle	-404
can?|@wine	-84
can?|^another	-206
can?|^constraint	82
can?|^goal	-382
can?|^habit	-86
can?|^ongoing_project	-367
can?|^own	-119
can?|^preference	-390
can?|^project_fact	-117
can?|^recurring_state	-140
can?|^relationship	-216
can?|^resource	-204
can?|^role	-517
can?|^skill	-199
can?|^slot about	-25
can?|^slot allergy	72
can?|^slot constraint	34
can?|^slot diet	56
can?|^slot event	-80
can?|^slot goal	-341
can?|^slot habit	-177
can?|^slot health	-27
can?|^slot history	-49
can?|^slot home	-196
can?|^slot language	-19
can?|^slot like	-493
can?|^slot passport	85
can?|^slot past	-19
can?|^slot preference	-379
can?|^slot project	-346
can?|^slot relation	-194
can?|^slot role	-237
can?|^slot said	41
can?|^slot skill	-268
can?|^slot sleep	-71
can?|^slot taste	61
can?|^slot thing	-227
can?|^slot told	-54
can?|^slot training	87
can?|afternoon	-107
can?|agree	107
can?|allergic	59
can?|allergy	125
can?|aoife	106
can?|arabic	53
can?|august	89
can?|badly	-113
can?|ban	27
can?|battery	73
can?|book	21
can?|brace	80
can?|break	28
can?|broke	49
can?|candle	69
can?|carry	67
can?|celiac	102
can?|ceramics	17
can?|chew	44
can?|chicken	27
can?|class	39
can?|client	73
can?|close	23
can?|coeliac	147
can?|cook	49
can?|cut	89
can?|dairy	120
can?|dark	23
can?|data	55
can?|daughter	-64
can?|day	-164
can?|deploy	54
can?|diagnose	71
can?|disc	156
can?|disease	156
can?|drive	-67
can?|dusk	69
can?|eat	-46
can?|egg	-32
can?|eight	-22
can?|epipen	97
can?|experience	-257
can?|fast	74
can?|figure	96
can?|finish	77
can?|fish	42
can?|five	111
can?|flight	52
can?|fluent	60
can?|forty	41
can?|free	82
can?|freya	36
can?|friend	71
can?|game	49
can?|group	52
can?|half	22
can?|hive	91
can?|hoa	27
can?|home	-198
can?|keep	-105
can?|keto	100
can?|kitchen	-42
can?|kosher	131
can?|language	94
can?|laptop	72
can?|last	122
can?|latex	78
can?|leave	114
can?|left	55
can?|leo	77
can?|licence	53
can?|life	-213
can?|lift	-19
can?|light	38
can?|live	-264
can?|location	-158
can?|long	-78
can?|make	-25
can?|march	28
can?|marlene	142
can?|mass	69
can?|meat	-49
can?|meet	76
can?|metre	102
can?|migraine	-174
can?|minute	67
can?|mondays	-80
can?|morning	-22
can?|night	-32
can?|nine	49
can?|nokia	71
can?|noon	-162
can?|old	-65
can?|order	75
can?|parent	39
can?|passport	35
can?|past	68
can?|peanut	-21
can?|phone	82
can?|pork	66
can?|pregnant	27
can?|red	-72
can?|release	96
can?|reunion	53
can?|review	94
can?|role	-274
can?|round	32
can?|rounded	96
can?|run	-142
can?|ruth	43
can?|sadly	27
can?|seafood	43
can?|sign	42
can?|sleep	-204
can?|slip	156
can?|solveig	128
can?|spanish	-64
can?|speak	-33
can?|sunday	34
can?|swell	46
can?|take	-132
can?|team	-67
can?|ten	74
can?|therapy	108
can?|thirty	76
can?|throat	82
can?|thursdays	50
can?|time	-57
can?|toffee	80
can?|train	-25
can?|training	-25
can?|tuesday	-46
can?|tuesdays	122
can?|twelve	73
can?|two	-85
can?|use	-126
can?|vegan	62
can?|want	-457
can?|wednesday	34
can?|wednesdays	-44
can?|welsh	48
can?|wife	41
can?|winter	76
can?|work	-111
can?|yoga	-43
canada?	-33
canada|#name	30
canada|@dwelling	66
canada|^another	29
canada|^own	-63
canada|^relationship	50
canada|^slot home	66
canada|^slot relation	46
canada|home	66
canada|shanice	157
candle?	-283
candle|^own	-253
canteen|#name	-31
can|#no	-19
can|@animal	71
can|@food	138
can|^habit	27
can|^own	-87
can|^project_fact	51
can|^slot habit	16
can|^slot said	63
can|run	67
capital?	-364
capital|#name	-263
capital|^own	-326
cappuccino?	43
cappuccino|@food	26
cappuccino|@illness	40
cappuccino|@symptom	40
cappuccino|^own	55
cappuccino|^project_fact	-80
caption?	-113
caption|@body_part	77
caption|@family	51
caption|^habit	65
caption|^own	-107
caption|^slot habit	45
caption|foster	45
caption|social	48
capybara?	-118
capybara|#month	33
capybara|#name	-85
capybara|#number	29
capybara|9	33
capybara|@animal	-15
capybara|@pet	33
capybara|@rodent	33
capybara|^own	-118
capybara|^project_fact	-43
capybara|^slot deadline	33
capybara|september	33
car?	-146
card?	-21
cardiologist?	-365
card|#day	108
card|@hobby	21
card|@job	62
card|@sport	21
card|^habit	-22
card|^project_fact	-136
card|^slot habit	-40
card|^slot said	-17
card|bridge	201
card|wednesday	108
care?	-188
career?	-93
career|#name	-543
career|#number	-114
career|@animal	31
career|@job	155
career|@science	43
career|@vehicle	78
career|^goal	154
career|^own	-45
career|^project_fact	-122
career|^role	37
career|^skill	139
career|^slot goal	154
career|^slot history	74
career|^slot past	126
career|^slot said	44
career|drive	23
career|engineer	134
career|lily	79
career|long	76
career|role	79
career|sound	134
career|use	34
career|want	138
career|work	118
career|year	130
careful?	-108
careful|#number	43
careful|^own	-98
carer?	-101
carer|#day	29
carer|@family	28
carer|@illness	81
carer|^another	40
carer|^own	-132
carer|^project_fact	-124
carer|^role	93
carer|^slot charge	93
carer|look	93
care|#day	86
care|#name	-117
care|@family	-131
care|^another	-139
care|^own	-260
care|^relationship	-150
care|^slot told	90
care|mama	-58
cargo?	-47
cargo|@job	40
cargo|^own	-33
cargo|want	72
carmen?	-122
carmen|#day	90
carmen|#month	41
carmen|#name	-80
carmen|2026	96
carmen|22	96
carmen|^own	-93
carmen|^relationship	-148
carmen|^slot habit	76
carmen|^slot relation	-28
carmen|january	96
carmen|report	96
carmen|thursday	96
carry?	-37
carry|#name	-122
carry|#number	41
carry|@animal	-28
carry|@body_part	63
carry|@illness	-50
carry|@science	29
carry|@symptom	18
carry|^constraint	38
carry|^relationship	-127
carry|^slot constraint	58
carry|^slot habit	-46
carry|^slot history	-60
carry|^slot relation	-59
carry|^slot said	32
carry|eight	77
carry|lift	152
carry|two	121
cart?	-87
cart|@illness	48
cart|^own	-61
cart|^project_fact	41
cart|^slot said	54
car|#day	-123
car|#month	-29
car|#name	-28
car|#no	-31
car|#number	85
car|000	69
car|2027	43
car|3	60
car|500	119
car|@animal	-337
car|@car	97
car|@color	79
car|@dwelling	-267
car|@family	-220
car|@food	-343
car|@furniture	54
car|@hobby	-96
car|@illness	-116
car|@job	-78
car|@music	40
car|@science	-304
car|@sport	-67
car|@vehicle	43
car|^another	-119
car|^constraint	-223
car|^habit	-145
car|^own	-131
car|^preference	-25
car|^project_fact	-50
car|^relationship	-181
car|^resource	-41
car|^role	-59
car|^skill	-272
car|^slot about	-18
car|^slot habit	-273
car|^slot preference	34
car|^slot relation	-272
car|^slot said	51
car|^slot thing	-56
car|^slot told	19
car|always	92
car|assistant	88
car|buy	70
car|don	59
car|drive	209
car|epilepsy	50
car|fiat	176
car|glass	106
car|home	-198
car|january	75
car|jazz	40
car|lead	41
car|long	-17
car|model	108
car|month	49
car|need	49
car|new	121
car|next	64
car|old	65
car|peugeot	142
car|plain	64
car|polo	76
car|renault	43
car|rust	27
car|subaru	121
car|sundays	66
car|team	26
car|tesla	109
car|thing	70
car|tire	41
car|toyota	88
car|traffic	38
car|unit	92
car|use	-62
car|want	-31
car|winter	-33
car|yellow	119
car|zoe	43
case?	-343
case|#name	-230
case|^own	-331
cash?	-89
cash|#number	37
cash|@instrument	40
cash|^own	-59
cash|^slot habit	88
cash|thirty	72
cast|^project_fact	55
cast|^slot habit	29
cat?	-251
catch?	-45
catch|#number	-62
catch|@body_part	55
catch|@family	-23
catch|@illness	55
catch|^own	38
catch|^project_fact	128
catch|^slot history	145
catch|^slot said	130
catch|right	53
category named	576
caterer?	-30
caterer|#name	-215
caterer|#no	105
caterer|@alcohol	64
caterer|@animal	29
caterer|@drink	90
caterer|@family	20
caterer|@food	98
caterer|@meat	96
caterer|@narcotic	64
caterer|@seasoning	36
caterer|^another	-45
caterer|^constraint	175
caterer|^own	-57
caterer|^project_fact	-287
caterer|^relationship	-91
caterer|^slot constraint	104
caterer|^slot diet	96
caterer|^slot habit	-87
caterer|^slot state	106
caterer|^slot told	97
caterer|conor	70
caterer|diet	96
caterer|drink	101
caterer|eat	96
caterer|go	78
caterer|halal	96
caterer|vegan	138
caterer|want	15
cattle|@doctor	113
cattle|@illness	48
cattle|@job	70
cattle|^another	41
cattle|^constraint	64
cattle|^own	-129
cattle|^relationship	24
cattle|call	49
cattle|vet	113
cat|#month	-81
cat|#name	-137
cat|#number	-104
cat|@animal	-56
cat|@cat	32
cat|@dwelling	-203
cat|@family	-189
cat|@food	15
cat|@job	-227
cat|@pet	-31
cat|@seasoning	89
cat|^another	-272
cat|^habit	-239
cat|^own	-199
cat|^project_fact	-263
cat|^relationship	-102
cat|^resource	-151
cat|^slot habit	-246
cat|^slot having	-48
cat|^slot thing	-118
cat|call	60
cat|miso	132
cat|tofu	130
cat|two	-49
cause?	-21
cause|#name	-46
cause|@income	95
cause|^skill	69
cause|^slot said	58
cell?	-118
cell|#name	-66
cell|@job	72
cell|^own	-104
cell|^preference	49
cell|want	73
centre?	-98
centre|#no	103
centre|^constraint	62
centre|^own	-69
centre|^slot habit	100
cert?	-156
certificate?	-28
certificate|#month	46
certificate|#name	42
certificate|#number	20
certificate|2027	91
certificate|^project_fact	-57
certification?	-143
certification|#month	44
certification|#name	-111
certification|#number	-18
certification|2027	71
certification|^own	-112
certification|^project_fact	-74
certification|^slot told	-28
cert|#month	35
cert|#name	-124
cert|^another	60
cert|^slot about	60
chair?	-105
chair|#name	-62
chair|^own	-105
chair|^project_fact	-45
chalk?	-30
chalk|^own	-22
chalk|^project_fact	35
chalk|^slot said	87
chama?	-126
chama|#day	-28
chama|#name	-114
chama|^own	-121
championship?	-78
championship|#month	58
championship|#name	-34
championship|#number	32
championship|^another	45
change?	-27
change|#name	-56
change|#no	33
change|#number	-63
change|@job	-67
change|^another	-101
change|^own	-31
change|^preference	76
change|^project_fact	-147
change|^resource	-46
change|^slot said	45
change|^slot thing	-27
change|computer	95
change|finish	92
change|graham	46
change|morag	153
change|use	74
change|want	71
chapter?	-175
chapter|#month	66
chapter|#name	-66
chapter|^another	-89
chapter|^own	-148
chapter|^project_fact	-57
chapter|easter	42
chapter|january	16
charge?	-274
charge|#name	-100
charge|#no	-279
charge|#number	68
charge|8	73
charge|@animal	-282
charge|@body_part	30
charge|@car	41
charge|@doctor	-90
charge|@family	-29
charge|@food	-285
charge|@hobby	-237
charge|@job	-64
charge|@vehicle	27
charge|^another	-251
charge|^habit	-300
charge|^own	-209
charge|^project_fact	-93
charge|^relationship	-112
charge|^resource	-297
charge|^slot call-out	-27
charge|^slot car	43
charge|^slot habit	-226
charge|^slot relation	-72
charge|^slot said	-132
charge|^slot told	-40
charge|baby	102
charge|car	43
charge|cut	88
charge|eight	68
charge|eighty-five	-27
charge|eleven	87
charge|euro	-27
charge|good	41
charge|head	148
charge|klara	100
charge|leaf	43
charge|look	101
charge|mrs	139
charge|night	105
charge|nissan	43
charge|power	72
charge|six	108
charge|teacher	148
charge|ten	25
charge|three	68
charity?	-213
charity|#month	-17
charity|#name	-128
charity|#number	-53
charity|^own	-212
charity|^project_fact	-109
chart?	-25
chartership?	-135
chartership|#name	-52
chartership|#number	34
chartership|^own	-116
chartership|^project_fact	26
chart|#no	72
chart|^constraint	44
chart|^own	-22
chart|^project_fact	-35
chart|^slot habit	-18
chat?	-27
chatgpt|#no	85
chatgpt|^constraint	85
chat|#day	30
chat|#month	65
chat|#name	72
chat|#no	108
chat|#number	-62
chat|2026	53
chat|@job	39
chat|@science	79
chat|^constraint	93
chat|^own	16
chat|^preference	29
chat|^project_fact	-140
chat|^skill	97
chat|^slot habit	-38
chat|^slot language	107
chat|^slot preference	50
chat|^slot thing	24
chat|assistant	51
chat|dutch	35
chat|saji	93
chat|speak	107
chat|tablet	82
chat|use	79
cheap?	35
cheap|#name	-156
cheap|#number	35
cheap|@family	39
cheap|@food	106
cheap|@illness	90
cheap|@job	35
cheap|^another	112
cheap|^own	-213
cheap|^slot habit	-77
cheap|^slot said	-106
cheap|^slot told	64
cheap|isla	141
cheap|rory	149
cheap|seven	37
cheap|twin	114
check?	-55
check|#no	55
check|@ethnicity	74
check|@job	85
check|^constraint	41
check|^own	-37
check|^project_fact	15
check|^skill	62
check|^slot state	76
cheer?	-93
cheer|#name	-31
cheer|^own	-65
cheer|^project_fact	74
cheer|^slot said	44
cheese?	-104
cheeseboard?	-124
cheeseboard|@food	59
cheeseboard|^own	-124
cheeseburger?	-104
cheeseburger|^constraint	108
cheeseburger|^own	-104
cheese|^constraint	53
cheese|^own	-82
cheese|^slot state	111
cheese|vegan	111
chef?	-186
chef|#name	-151
chef|@job	-108
chef|^own	-171
chef|^relationship	-99
chef|^slot relation	-20
chemical?	-143
chemical|@color	40
chemical|^own	-128
chemical|^slot said	69
chemical|hair	75
chess?	-156
chess|#day	-24
chess|#name	-109
chess|@game	41
chess|@hobby	-32
chess|@job	-43
chess|^habit	-50
chess|^own	-146
chess|^slot habit	-69
chest?	-36
chest|#number	58
chest|^project_fact	74
chief?	-24
chief|#name	-124
chief|@illness	74
chief|@symptom	74
chief|^another	46
chief|^own	-52
chief|^project_fact	-23
chief|^relationship	61
chief|^slot relation	29
chief|tobias	140
child?	52
childcare?	22
childcare|#month	59
childcare|#name	37
childcare|@food	69
childcare|^another	55
childcare|^own	-41
childcare|^relationship	94
childcare|^slot relation	42
childcare|lucía	139
childhood?	-33
childhood|#name	-50
childhood|@illness	30
childhood|^own	-25
childhood|^project_fact	23
childhood|boy	71
child|#day	-61
child|#month	82
child|#no	-95
child|#number	137
child|2026	46
child|@color	-76
child|@doctor	-25
child|@family	79
child|@food	-41
child|@game	75
child|@hobby	-79
child|@illness	-158
child|@job	-246
child|@sport	-66
child|@symptom	-19
child|@vegetable	27
child|^another	108
child|^habit	-135
child|^own	-32
child|^project_fact	-192
child|^relationship	158
child|^resource	-27
child|^role	-48
child|^slot about	43
child|^slot age	83
child|^slot charge	24
child|^slot habit	-213
child|^slot having	162
child|^slot health	-60
child|^slot home	33
child|^slot identity	44
child|^slot learning	61
child|^slot relation	49
child|^slot said	43
child|^slot thing	-23
child|aarav	129
child|age	94
child|aged	43
child|amina	115
child|antonia	117
child|april	56
child|baby	85
child|born	36
child|boy	103
child|cerys	125
child|chess	41
child|come	-32
child|comes	-26
child|daughter	102
child|dental	65
child|dina	90
child|dr	72
child|eat	-38
child|eight	34
child|eldest	83
child|even	55
child|evening	55
child|five	23
child|four	109
child|freya	52
child|girl	68
child|go	19
child|green	54
child|hana	129
child|home	21
child|ifan	108
child|imani	103
child|july	96
child|june	15
child|kid	223
child|last	52
child|learn	59
child|learning	59
child|leonor	157
child|life	-18
child|lily	37
child|live	-19
child|location	51
child|look	70
child|mason	32
child|morning	-62
child|nap	84
child|october	58
child|ola	17
child|old	51
child|otto	69
child|petra	140
child|phone	53
child|play	51
child|saji	38
child|samuel	115
child|school	-113
child|second	55
child|seven	59
child|sham	111
child|sitting	33
child|son	160
child|swim	37
child|swimming	43
child|tallulah	31
child|three	83
child|tito	105
child|turn	62
child|twin	134
child|two	-170
child|weekend	-40
child|win	66
child|work	-43
child|year	98
child|zayd	129
chocolate?	-251
chocolate|@food	-17
chocolate|^own	-233
chocolate|^project_fact	-93
choice?	-46
choice|#month	54
choice|#number	50
choice|@drink	64
choice|^constraint	24
choice|^habit	114
choice|^own	-21
choice|^slot habit	122
choice|give	17
choir?	-148
choir|#day	18
choir|#name	-88
choir|#number	-50
choir|@job	-32
choir|@religion	23
choir|@temple	23
choir|^habit	43
choir|^own	-114
choir|^slot habit	21
choir|^slot thing	16
choir|alto	23
choir|church	23
choir|four	23
choir|saturdays	23
choir|sing	23
cholesterol?	-87
cholesterol|@income	158
cholesterol|@medicine	158
cholesterol|^habit	34
cholesterol|^own	-56
cholesterol|^project_fact	-96
cholesterol|^slot habit	18
cholesterol|^slot medicine	119
cholesterol|atorvastatin	158
cholesterol|bedtime	119
cholesterol|night	81
cholesterol|take	158
choose?	-34
choose?|#day	-22
choose?|#month	16
choose?|#name	-101
choose?|#number	-164
choose?|@believer	18
choose?|@body_part	-67
choose?|@dog	43
choose?|@ethnicity	70
choose?|@family	-75
choose?|@farm_animal	53
choose?|@flower	130
choose?|@food	114
choose?|@hobby	-122
choose?|@illness	23
choose?|@meat	145
choose?|@pet	32
choose?|@seafood	24
choose?|@seasoning	129
choose?|@sport	-34
choose?|^another	-94
choose?|^constraint	-44
choose?|^habit	-59
choose?|^own	-65
choose?|^preference	-109
choose?|^project_fact	-53
choose?|^recurring_state	-77
choose?|^relationship	-156
choose?|^slot constraint	-57
choose?|^slot effect	32
choose?|^slot habit	-73
choose?|^slot health	44
choose?|^slot like	-41
choose?|^slot said	-84
choose?|^slot told	143
choose?|antonia	39
choose?|away	31
choose?|day	22
choose?|dog	51
choose?|january	46
choose?|july	58
choose?|make	-107
choose?|march	32
choose?|october	68
choose?|plane	84
choose?|run	36
choose?|sit	66
choose?|six	75
choose?|take	15
choose?|teach	59
choose?|till	80
choose?|watch	56
choose?|wednesday	82
choose|#day	-29
choose|#name	-143
choose|#no	138
choose|#number	-226
choose|@animal	42
choose|@body_part	-70
choose|@dairy	-27
choose|@dog	43
choose|@drink	-207
choose|@ethnicity	70
choose|@family	-125
choose|@farm_animal	121
choose|@flower	130
choose|@food	147
choose|@game	41
choose|@illness	18
choose|@income	-27
choose|@job	-451
choose|@meat	185
choose|@pet	31
choose|@seafood	24
choose|@seasoning	129
choose|@sport	-52
choose|^another	-142
choose|^habit	28
choose|^preference	-92
choose|^project_fact	-32
choose|^recurring_state	-105
choose|^relationship	-213
choose|^slot constraint	16
choose|^slot health	40
choose|^slot like	-25
choose|^slot relation	-440
choose|^slot said	-111
choose|^slot told	97
choose|allergy	-16
choose|antonia	39
choose|away	31
choose|beef	145
choose|dog	51
choose|eat	68
choose|farm	75
choose|fast	84
choose|game	78
choose|january	45
choose|july	58
choose|like	-47
choose|meat	57
choose|milk	-25
choose|october	68
choose|plane	84
choose|run	36
choose|sit	45
choose|six	75
choose|tea	-37
choose|teach	59
choose|till	80
choose|want	74
choose|watch	56
choose|wednesday	82
chop?	-203
chop|#no	-32
chop|@food	-17
chop|^own	-191
chop|keep	47
christmas?	-208
christmas|#month	81
christmas|#name	-69
christmas|2027	27
christmas|@dwelling	31
christmas|@job	54
christmas|^another	-37
christmas|^own	-269
christmas|^project_fact	-65
christmas|^slot told	67
chronic|#number	25
chronic|1	33
chronic|@illness	98
chronic|^own	95
chronic|^project_fact	48
chronic|^resource	29
chronic|^slot health	127
chronic|^slot thing	29
chronic|diabetes	68
chronic|two	27
chronic|type	39
church?	-126
church|#name	-164
church|#no	28
church|@animal	49
church|@body_part	112
church|@food	63
church|@horse	56
church|^habit	48
church|^own	-63
church|^preference	52
church|^slot habit	-34
church|play	59
church|stomach	63
churrascaria?	-138
churrascaria|@animal	81
churrascaria|@food	97
churrascaria|^habit	31
churrascaria|^own	-112
churrascaria|^slot habit	31
ci?	-134
cigar?	-83
cigarette?	-40
cigarette|#month	29
cigarette|#name	24
cigarette|@food	34
cigarette|^habit	60
cigarette|^own	-29
cigarette|^project_fact	-61
cigarette|^slot habit	113
cigarette|day	47
cigarette|quit	139
cigarette|smoke	139
cigarette|smoking	139
cigarette|year	67
cigar|#number	48
cigar|^own	-83
cilantro?	-162
cilantro|#name	-79
cilantro|@food	47
cilantro|^own	-158
cilantro|^preference	-54
cilantro|^slot like	-26
cinema?	-77
cinema|#name	-236
cinema|#number	36
cinema|^constraint	-27
cinema|^own	-48
cinema|^project_fact	34
circulation|#name	-21
circulation|^own	33
circulation|^resource	57
circulation|^slot thing	57
citation?	-36
citation|^own	-33
citation|^resource	77
city?	-51
city|#name	29
city|#number	-93
city|@believer	64
city|@dwelling	52
city|^another	-141
city|^own	-39
city|^project_fact	52
city|^relationship	-71
city|^resource	-51
city|^slot home	68
city|^slot relation	-58
city|^slot said	48
city|buy	99
city|grey	38
city|home	68
city|life	68
city|live	68
city|location	68
city|nadia	149
city|overlook	93
ci|#number	-38
ci|^own	-114
ci|github	56
ci|team	52
claim?	-212
claim|@job	39
claim|^own	-204
claim|^preference	84
claim|^slot preference	85
claim|assistant	85
claim|want	71
clara?	-194
clara|#name	-158
clara|^own	-165
clara|^project_fact	-38
clash|#day	123
clash|#name	93
clash|@family	91
clash|@hobby	47
clash|@sport	47
clash|^another	31
clash|^habit	40
clash|^own	-32
clash|^relationship	78
clash|^slot habit	18
clash|^slot relation	77
clash|run	76
clash|tito	105
class?	-69
class|#day	138
class|#name	-108
class|#number	-104
class|2026	-32
class|@family	-28
class|@food	-43
class|@meat	23
class|@medicine	58
class|^habit	126
class|^own	-58
class|^project_fact	-111
class|^relationship	-413
class|^slot class	-82
class|^slot habit	90
class|^slot having	42
class|baby	55
class|eat	85
class|evening	109
class|give	84
class|mondays	82
class|nine	65
class|swim	109
class|ten	111
class|thursdays	144
class|tuesdays	144
class|two	88
class|wednesdays	65
class|weekday	76
clean?	-60
cleaner?	-41
cleaner|#name	28
cleaner|@job	65
cleaner|^own	-31
cleaner|^relationship	85
cleaner|^slot relation	109
clean|#day	16
clean|#name	-248
clean|@food	94
clean|@job	133
clean|^own	-21
clean|^project_fact	-19
clean|^relationship	-144
clean|^slot said	51
clean|comes	67
clear?	-23
clear|#name	-61
clear|@color	31
clear|@food	18
clear|^own	-17
clear|^recurring_state	26
clear|^slot said	22
client?	16
client|#day	25
client|#name	-86
client|#number	-200
client|^another	-202
client|^habit	28
client|^own	47
client|^preference	56
client|^project_fact	-104
client|^relationship	-148
client|^slot habit	109
client|^slot preference	59
client|^slot said	-21
client|code	121
client|file	41
client|firm	74
client|first	58
client|go	76
client|invoice	150
client|monday	86
client|month	77
client|show	48
client|ten	60
client|work	34
climb?	-108
climber?	-110
climber|#name	-360
climber|#no	64
climber|^habit	60
climber|^own	-96
climber|^slot habit	64
climber|go	68
climber|long	67
climb|#day	80
climb|#name	-59
climb|#no	67
climb|^habit	46
climb|^own	-84
climb|^slot habit	44
climb|long	70
climb|mondays	100
climb|work	59
clinic?	-75
clinic|#day	34
clinic|#name	-65
clinic|#no	41
clinic|#number	-34
clinic|@hospital	-110
clinic|^constraint	142
clinic|^own	18
clinic|^project_fact	-200
clinic|^slot habit	-107
clinic|data	85
clinic|leave	57
clinic|ten	78
clock?	-216
clock|#name	-404
clock|#number	63
clock|^own	-198
clock|^project_fact	-67
clock|^slot said	-86
close?	-46
closed?	-135
closed|#day	129
closed|^own	-119
closed|^project_fact	28
closed|^slot said	-50
closed|^slot spell	92
closed|business	98
closed|mondays	98
closed|tuesdays	89
close|#day	107
close|#month	-122
close|#name	-39
close|#no	24
close|#number	-244
close|2027	-53
close|30	-18
close|@animal	63
close|@bird	141
close|@dwelling	64
close|@family	16
close|@hobby	-74
close|@job	-83
close|@sport	-18
close|^another	31
close|^habit	-79
close|^own	-71
close|^project_fact	-72
close|^relationship	83
close|^slot about	-30
close|^slot habit	-140
close|^slot home	73
close|^slot relation	91
close|^slot said	17
close|^slot spell	92
close|^slot told	-130
close|best	137
close|brother	72
close|business	98
close|day	-39
close|even	85
close|evening	85
close|go	37
close|good	137
close|home	64
close|jay	144
close|last	39
close|lea	136
close|life	77
close|location	80
close|march	39
close|mate	49
close|mondays	70
close|sentō	85
close|september	113
close|sunday	81
close|tuesdays	29
close|want	27
closing?	-70
closing|#no	78
closing|^own	-65
closing|want	78
closure?	-202
closure|#name	-67
closure|^own	-175
closure|^project_fact	-60
closure|english	73
cloth?	-53
cloth|#name	-58
cloth|^own	-53
cloth|^project_fact	-21
cloth|^slot told	52
cloud?	-81
cloud|#name	-25
cloud|#no	65
cloud|^another	-31
cloud|^constraint	24
cloud|^habit	-103
cloud|^own	-122
cloud|^slot habit	-92
cloud|^slot said	-17
cloud|client	149
cloud|data	84
cloud|laptop	91
cloud|leave	84
cloud|name	67
cloud|team	63
club?	-38
club|#no	-43
club|#number	-470
club|@family	-103
club|@game	-22
club|@hobby	-118
club|@job	-107
club|@religion	103
club|@sport	-118
club|^another	-84
club|^habit	-54
club|^own	-23
club|^project_fact	-91
club|^resource	63
club|^role	-195
club|^slot about	21
club|^slot age	59
club|^slot habit	-129
club|^slot relation	-112
club|^slot thing	112
club|^slot told	55
club|age	59
club|andre	139
club|call	65
club|coach	26
club|foster	59
club|love	26
club|season	149
club|son	50
club|support	183
club|ticket	149
club|under-tens	26
club|want	57
co-founder?	-79
co-founder|#name	-38
co-founder|@family	71
co-founder|^own	-70
co-founder|^relationship	71
co-op?	-58
co-op|#no	103
co-op|^own	-48
co-op|^slot said	48
coach?	-63
coach|#day	84
coach|#number	-188
coach|3	38
coach|@family	-73
coach|@game	59
coach|@job	-128
coach|^another	-59
coach|^habit	-29
coach|^own	-75
coach|^project_fact	-55
coach|^relationship	-334
coach|^role	45
coach|^slot habit	23
coach|^slot said	46
coach|^slot told	-37
coach|daughter	76
coach|tour	86
coach|train	103
cocktail?	-126
cocktail|#number	17
cocktail|@alcohol	127
cocktail|@drink	127
cocktail|@illness	72
cocktail|@narcotic	127
cocktail|^constraint	-78
cocktail|^own	-113
cocktail|^project_fact	-23
cocktail|^slot habit	20
code?	-72
code|#name	35
code|#number	-336
code|@job	41
code|^habit	50
code|^own	-61
code|^preference	67
code|^project_fact	-68
code|^relationship	-281
code|^slot habit	-70
code|^slot told	38
code|call	38
code|model	93
code|python	70
coffee?	-137
coffee?|#name	-145
coffee?|^own	-341
coffee|#name	-121
coffee|#no	-28
coffee|#number	-142
coffee|@body_part	55
coffee|@dairy	118
coffee|@drink	175
coffee|@food	106
coffee|@job	-164
coffee|@seafood	90
coffee|@tree	-51
coffee|^another	-115
coffee|^constraint	-72
coffee|^own	-88
coffee|^preference	-55
coffee|^project_fact	-313
coffee|^recurring_state	68
coffee|^relationship	-149
coffee|^slot constraint	19
coffee|^slot like	-17
coffee|^slot relation	-113
coffee|^slot sleep	128
coffee|badly	94
coffee|drink	148
coffee|espresso	131
coffee|lactose	83
coffee|like	74
coffee|milk	85
coffee|oat	85
coffee|sleep	-25
coffee|stand	34
cold?	-113
cold|^own	-99
cold|^slot said	55
colin?	-144
colin|@color	48
colin|@food	40
colin|@meat	48
colin|^own	-190
colin|^project_fact	-71
colin|^slot said	41
colin|meat	48
colin|red	48
collaborator?	-43
collaborator|#name	-25
collaborator|#number	63
collaborator|^own	-19
collaborator|^project_fact	28
colleague?	-45
colleague|#name	-49
colleague|@job	133
colleague|^own	-24
collect?	-72
collection?	-51
collection|#number	-57
collection|^habit	-41
collection|^own	-43
collection|^slot habit	-80
collection|^slot told	26
collection|collect	77
collect|#day	30
collect|#name	-20
collect|@seasoning	99
collect|^habit	-95
collect|^own	-46
collect|^project_fact	-130
collect|^resource	40
collect|^slot habit	-128
collect|^slot said	38
collect|mondays	98
collect|near	81
collect|twin	61
college?	-92
college|#month	51
college|#name	-100
college|@color	106
college|@family	54
college|^own	-92
college|^preference	94
college|^project_fact	-147
college|^slot preference	95
college|^slot said	-47
collie?	-36
collie|@animal	73
collie|^own	-33
collie|^relationship	48
collie|^slot relation	52
color?	-175
color|#name	-152
color|^own	-166
color|^relationship	-127
colour?	-241
colour|#name	-194
colour|#number	-156
colour|@color	74
colour|@family	-229
colour|@illness	39
colour|@job	-75
colour|^another	-172
colour|^own	-224
colour|^project_fact	-196
colour|^recurring_state	27
colour|^relationship	-246
colour|^resource	-67
colour|^slot effect	94
colour|^slot habit	-354
colour|^slot relation	-136
colour|^slot said	-339
colour|^slot thing	-66
colour|buy	76
colour|drive	101
combat?	-189
combat|^own	-189
come?	-52
comedy?	-145
comedy|#month	62
comedy|#name	-81
comedy|#number	22
comedy|^own	-145
comedy|^project_fact	-80
comedy|live	30
comedy|mountain	77
comes?	21
comes|#name	21
comes|#number	-23
comes|@family	-33
comes|^another	47
comes|^habit	20
comes|^own	-28
comes|^project_fact	-55
comes|^relationship	-15
comes|^slot about	-44
comes|^slot habit	86
comes|^slot relation	-93
comes|^slot said	50
comes|alfie	130
comes|half	51
comes|two	88
come|#day	91
come|#month	134
come|#no	-50
come|#number	-91
come|1	85
come|2027	-79
come|37	69
come|8	64
come|@animal	-182
come|@boat	85
come|@craft	47
come|@debt	48
come|@doctor	-36
come|@dog	-52
come|@drink	-44
come|@dwelling	-355
come|@ethnicity	-111
come|@family	-74
come|@flower	120
come|@food	-96
come|@garment	-69
come|@hobby	-151
come|@illness	-99
come|@income	-71
come|@injury	59
come|@job	-173
come|@pet	-100
come|@science	-25
come|@treatment	89
come|@tree	66
come|@vehicle	110
come|^another	26
come|^constraint	-96
come|^habit	17
come|^own	-77
come|^preference	-328
come|^project_fact	-77
come|^relationship	-68
come|^resource	-60
come|^role	-268
come|^skill	85
come|^slot about	-28
come|^slot annual	67
come|^slot event	40
come|^slot habit	34
come|^slot language	65
come|^slot mortgage	53
come|^slot origin	94
come|^slot relation	-17
come|^slot said	-119
come|^slot state	-50
come|^slot tablets	67
come|^slot thing	-89
come|^slot told	-49
come|account	58
come|alfie	130
come|annual	67
come|april	37
come|bean	88
come|blister	67
come|business	56
come|cataract	53
come|collect	46
come|collie	61
come|comes	31
come|dahlia	89
come|due	18
come|eight	130
come|eldest	72
come|english	93
come|expect	51
come|felix	157
come|first	-39
come|fourth	76
come|friday	61
come|garlic	50
come|give	90
come|go	-94
come|grandson	15
come|grow	51
come|half	-51
come|heat	67
come|hernia	76
come|idris	19
come|january	33
come|june	-42
come|leave	72
come|leek	51
come|mam	-63
come|menu	77
come|mondays	43
come|morning	-88
come|mum	88
come|new	127
come|november	-207
come|october	36
come|old	-18
come|operation	30
come|origin	94
come|originally	94
come|pack	64
come|refresher	69
come|repeat	57
come|safety	69
come|samira	151
come|second	40
come|show	36
come|sit	28
come|sitting	56
come|speak	62
come|spring	73
come|start	24
come|surgery	96
come|ten	-79
come|term	-42
come|tess	63
come|tuesday	-19
come|turn	26
come|vat	76
come|visit	90
come|wait	52
come|wednesdays	126
come|week	203
come|wife	-41
come|work	-28
come|write	67
come|year	-96
comfortable?	-54
comfortable|#name	-85
comfortable|#no	48
comfortable|@body_part	64
comfortable|@illness	64
comfortable|@job	144
comfortable|^own	-34
comfortable|^preference	48
comfortable|^project_fact	-44
coming?	-75
coming|#day	-17
coming|#month	128
coming|#name	-62
coming|#number	37
coming|2027	61
coming|@drink	82
coming|@family	58
coming|@illness	33
coming|@injury	76
coming|@science	38
coming|@vehicle	55
coming|^another	-167
coming|^habit	-387
coming|^own	-26
coming|^project_fact	-59
coming|^relationship	-41
coming|^resource	18
coming|^slot about	-16
coming|^slot event	76
coming|^slot habit	-442
coming|^slot relation	20
coming|^slot said	40
coming|^slot told	-20
coming|due	83
coming|felix	157
coming|fourth	76
coming|friday	101
coming|hernia	76
coming|june	57
coming|leave	37
coming|menu	77
coming|new	143
coming|old	21
coming|operation	76
coming|samira	151
coming|sit	71
coming|sitting	71
coming|surgery	96
coming|week	129
coming|wife	84
coming|year	60
commission?	-185
commission|#month	80
commission|#name	-116
commission|@job	16
commission|^own	-179
commission|^project_fact	-94
commission|^slot said	85
commission|book	36
committee?	-160
committee|#day	71
committee|#name	-53
committee|#number	21
committee|^own	-158
committee|^project_fact	-224
committee|^role	55
committee|^slot employment	55
committee|employment	55
communicate|#name	-57
communicate|@family	74
communicate|^own	-24
communicate|^project_fact	-88
communicate|^relationship	-23
communicate|^resource	80
communicate|^slot about	70
communicate|^slot thing	80
commute|#number	-72
commute|@income	143
commute|@vehicle	108
commute|^habit	118
commute|^own	41
commute|^project_fact	-134
commute|^resource	111
commute|^slot habit	106
commute|^slot said	-33
commute|^slot thing	140
commute|^slot told	-25
commute|april	72
commute|cycle	203
commute|november	95
commute|ride	137
commute|take	148
commute|train	65
commute|work	125
company?	-77
company|#name	-39
company|#number	-192
company|6	49
company|@car	33
company|@income	83
company|@job	47
company|@science	-93
company|@vehicle	-29
company|^another	-113
company|^habit	-115
company|^own	-72
company|^project_fact	-44
company|^relationship	-422
company|^role	22
company|^slot charge	55
company|^slot habit	-194
company|^slot said	100
company|^slot told	-45
company|call	124
company|don	149
company|licence	89
company|like	96
company|payment	71
company|taxi	37
company|team	28
company|work	-34
company|write	42
compare?	-93
compare?|@furniture	140
compare?|^own	-53
compare?|^project_fact	29
compare?|^slot said	80
compare?|table	140
compare|@furniture	140
compare|^own	-53
compare|^project_fact	29
compare|^slot said	80
compare|table	140
compete?	-61
compete|#name	-17
compete|#number	61
compete|^own	-61
compete|^project_fact	41
compete|^slot said	104
competition?	-141
competition|#month	-23
competition|#name	-108
competition|#number	-33
competition|2027	-23
competition|^another	33
competition|^constraint	44
complain?	-110
complaint?	-38
complaint|#name	-119
complaint|@body_part	104
complaint|@illness	47
complaint|@job	148
complaint|@symptom	47
complaint|^another	74
complaint|^own	-110
complaint|^project_fact	31
complaint|^recurring_state	39
complaint|^relationship	54
complaint|^slot about	55
complaint|^slot relation	40
complaint|^slot said	-29
complaint|long	83
complaint|rocío	126
complain|#number	-74
complain|^another	48
complain|^relationship	41
complain|^slot habit	80
compliance?	-75
compliance|#name	-57
compliance|@hobby	83
compliance|@sport	83
compliance|^own	-68
compliance|^project_fact	-28
compose?	-141
compose|#no	77
compose|^own	-118
compound?	-105
compound|^own	-96
compulsory?	24
compulsory|#number	66
compulsory|@drink	97
compulsory|^own	24
computer?	-72
computer|#name	-30
computer|#number	-56
computer|@game	67
computer|@hobby	111
computer|@sport	47
computer|^another	32
computer|^constraint	23
computer|^habit	-79
computer|^own	-123
computer|^project_fact	-38
computer|^slot habit	-99
computer|^slot laptop	128
computer|forty	44
computer|laptop	158
computer|play	74
computer|run	90
computer|running	90
computer|second-hand	81
computer|thinkpad	90
concentrate|#name	-20
concentrate|^habit	79
concentrate|^own	20
concentrate|^slot habit	59
concert?	-48
concert|#day	24
concert|#month	-136
concert|#name	-105
concert|2027	-64
concert|@furniture	70
concert|@symptom	64
concert|^another	25
concert|^own	-89
concert|^project_fact	-59
concert|^relationship	65
concert|^slot about	-50
concert|^slot habit	29
concert|^slot relation	54
concert|^slot said	20
concert|^slot spring	-21
concert|^slot told	-135
concert|hall	57
concert|idris	118
concert|light	110
concert|pupil	53
concert|set	55
condiment?	-70
condiment|@food	78
condiment|^own	-60
condition?	-45
condition|#name	-516
condition|#number	-181
condition|@body_part	49
condition|@color	29
condition|@furniture	69
condition|@illness	256
condition|@income	134
condition|@medicine	134
condition|@mental_illness	140
condition|^constraint	-173
condition|^habit	-28
condition|^own	-19
condition|^project_fact	79
condition|^relationship	-402
condition|^resource	-30
condition|^slot habit	-50
condition|^slot health	262
condition|^slot said	-93
condition|^slot state	-119
condition|^slot thing	-21
condition|asthma	73
condition|bipolar	128
condition|cell	134
condition|diabetes	106
condition|drive	67
condition|noon	98
condition|sickle	134
condition|take	142
condition|trait	134
condition|type	97
condition|use	38
conference|#name	-149
conference|#no	98
conference|#number	-48
conference|@animal	24
conference|@income	69
conference|^constraint	123
conference|^own	26
conference|^project_fact	-94
conference|^slot state	17
conference|fly	151
conference|go	57
conference|take	72
confuse?	-86
confuse|^own	-85
confuse|^project_fact	-50
confuse|^slot said	43
congregation?	-27
congregation|#name	-71
congregation|@believer	84
congregation|@job	57
congregation|@religion	137
congregation|@science	78
congregation|@temple	146
congregation|^own	-15
congregation|^role	146
congregation|^slot employment	146
congregation|church	146
congregation|old	94
connect?	-237
console?	-21
console|#month	-25
console|#name	52
console|#number	-139
console|2027	31
console|^goal	63
console|^own	-16
console|^project_fact	-116
console|^slot goal	100
console|^slot told	-58
console|birthday	73
consult?	-170
consultant?	-134
consultant|#name	-88
consultant|^own	-69
consultant|^project_fact	16
consultant|^relationship	-235
consultant|^slot relation	-118
consultant|^slot said	90
consultant|mr	139
consult|#name	-98
consult|@job	69
consult|^own	-132
consult|^relationship	-45
contact-management?	-59
contact-management|#name	16
contact-management|^own	-37
contact-management|^slot habit	25
contact?	-94
contact|#name	-42
contact|#no	33
contact|@debt	75
contact|@family	-46
contact|@game	27
contact|@hobby	-131
contact|@job	25
contact|@sport	-36
contact|^another	81
contact|^habit	-74
contact|^own	-210
contact|^project_fact	-235
contact|^slot about	108
contact|^slot habit	-133
contact|^slot relation	-108
contact|gloria	144
contact|play	44
contact|rugby	48
contact|vet	63
contain?	-47
contain|^own	-43
contain|^preference	59
contract?	-81
contractor?	-105
contractor|^own	-64
contractor|^preference	74
contract|#month	-31
contract|#name	69
contract|#number	-18
contract|2027	85
contract|@animal	-113
contract|@bird	-40
contract|^own	-64
contract|^project_fact	82
contract|^slot said	25
contract|^slot told	72
contract|january	26
contract|june	-19
contract|kosi	99
conversion?	-93
conversion|^own	-89
convert?	-210
convert?|#name	-99
convert?|@job	32
convert?|^own	-180
convert?|^preference	57
convert?|use	87
convert|#name	-99
convert|@job	32
convert|^own	-180
convert|^preference	57
convert|use	87
cook?	27
cook?|#name	-230
cook?|#number	-138
cook?|@animal	-92
cook?|@body_part	-39
cook?|@food	-19
cook?|^constraint	120
cook?|^habit	-142
cook?|^project_fact	-98
cook?|^slot habit	-148
cook?|animal	30
cook?|day	49
cook?|eat	120
cookie?	-78
cookie|^another	17
cookie|^slot told	44
cook|#name	-80
cook|#no	135
cook|#number	-328
cook|@animal	20
cook|@body_part	-92
cook|@dairy	102
cook|@drink	-29
cook|@family	-299
cook|@food	193
cook|@job	-562
cook|@meat	-22
cook|@vegetable	176
cook|^another	-29
cook|^constraint	237
cook|^habit	-175
cook|^own	35
cook|^project_fact	-87
cook|^recurring_state	-29
cook|^relationship	-441
cook|^skill	-32
cook|^slot condition	51
cook|^slot constraint	145
cook|^slot effect	48
cook|^slot habit	-54
cook|^slot relation	-349
cook|^slot said	-142
cook|^slot state	140
cook|animal	116
cook|cucumber	134
cook|day	96
cook|drink	33
cook|due	70
cook|eat	159
cook|fast	126
cook|first	73
cook|house	79
cook|look	21
cook|lyon	74
cook|make	72
cook|milk	19
cook|october	89
cook|orthodox	156
cook|sinéad	142
cook|smoke	72
cook|vegan	80
cook|want	-97
cool?	-368
cool|^own	-280
cope?	-44
cope|@body_part	63
cope|^constraint	87
cope|^own	-25
cope|^slot told	84
cope|two	87
cost?	-385
cost|#name	-311
cost|#number	-183
cost|1	35
cost|@family	-141
cost|@food	-174
cost|@garment	62
cost|@job	-179
cost|^another	-176
cost|^habit	-162
cost|^own	-383
cost|^project_fact	-267
cost|^relationship	-188
cost|^slot habit	-217
cost|^slot relation	-134
cost|^slot said	-124
cosy?	-141
cosy|@dairy	52
cosy|@drink	52
cosy|@food	50
cosy|@illness	87
cosy|^own	-89
cosy|^project_fact	-46
cosy|^slot said	-23
cosy|milk	52
cottage?	-21
cottage|^own	-21
cottage|^resource	49
cottage|^slot thing	57
council?	31
council|#name	-272
council|#no	70
council|#number	-178
council|^constraint	66
council|^own	28
council|^project_fact	18
council|^slot constraint	100
council|^slot state	97
council|^slot told	-88
council|dyslexic	100
counsellor?	-112
counsellor|#day	68
counsellor|#name	-54
counsellor|^habit	67
counsellor|^own	-96
counsellor|^slot habit	45
counsellor|see	66
country?	-90
country|#month	63
country|#name	-37
country|^own	-88
country|^project_fact	68
country|^slot habit	-81
country|^slot told	51
country|cluj	100
country|near	157
country|november	84
country|study	98
country|village	157
couple?	-40
couple|#name	-29
couple|#number	39
couple|^another	92
couple|^habit	18
couple|^own	-144
couple|^project_fact	-28
couple|^slot habit	31
couple|^slot told	95
couple|cristóbal	70
couple|half	96
couple|shoot	75
courier?	51
courier|#month	87
courier|#name	-144
courier|#no	69
courier|#number	48
courier|2027	74
courier|@instrument	85
courier|@job	45
courier|@vehicle	63
courier|^another	30
courier|^project_fact	108
courier|^resource	51
courier|^slot said	73
courier|^slot thing	51
courier|^slot told	37
courier|write	66
coursework?	-164
coursework|#name	-137
coursework|#number	-65
coursework|@science	86
coursework|^own	-124
coursework|^project_fact	-32
coursework|^slot told	28
course|#day	62
course|#name	-165
course|#number	-140
course|@family	-115
course|@food	22
course|@illness	32
course|^another	-118
course|^goal	69
course|^habit	-164
course|^ongoing_project	96
course|^project_fact	-186
course|^relationship	-101
course|^skill	61
course|^slot habit	-195
course|^slot project	96
course|^slot relation	-62
course|^slot study	133
course|^slot told	-20
course|brother	44
course|evening	147
course|lamb	65
course|night	93
course|nurse	123
course|nursing	123
course|paolo	132
course|school	95
course|study	133
course|type	66
course|year	132
court?	-169
court|#day	133
court|#name	-111
court|@job	-18
court|^habit	26
court|^own	-131
court|^slot spell	138
court|morning	67
court|tuesday	99
cousin?	-128
cousin|#month	-89
cousin|#name	-145
cousin|#no	76
cousin|#number	-177
cousin|2026	54
cousin|@alcohol	72
cousin|@color	72
cousin|@drink	72
cousin|@family	-102
cousin|@job	-60
cousin|@narcotic	72
cousin|@wine	72
cousin|^another	-66
cousin|^constraint	24
cousin|^habit	-21
cousin|^own	-124
cousin|^project_fact	-257
cousin|^relationship	-91
cousin|^slot relation	-78
cousin|^slot thing	55
cousin|drink	125
cousin|season	125
cousin|supra	125
cousin|wine	72
cover?	-145
cover|#name	-231
cover|#no	83
cover|^own	-125
cover|^project_fact	-101
cover|^slot said	-43
cow?	-201
coworking?	-30
coworking|#name	44
coworking|#number	-42
coworking|^project_fact	-78
coworking|make	80
cow|#day	57
cow|#name	-131
cow|@doctor	55
cow|@job	32
cow|^relationship	-31
cow|^slot told	48
cow|vet	55
cracker?	-107
crackers?	-107
crackers|^own	-103
crackers|^slot health	30
cracker|^own	-103
cracker|^slot health	30
craft?	-79
craft|#day	61
craft|#name	-47
craft|@boat	60
craft|@craft	164
craft|@fabric	135
craft|@family	17
craft|@hobby	66
craft|@illness	57
craft|@vehicle	-21
craft|^own	-61
craft|^project_fact	-117
craft|^recurring_state	54
craft|^slot effect	54
craft|^slot said	-26
craft|^slot told	35
craft|baby	92
craft|evening	129
craft|keep	51
craft|old	55
craft|pottery	124
crampons?	-116
crampons|^own	-108
crampons|^project_fact	35
crave?	-73
crave|#name	-53
crave|^own	-51
craving?	-44
craving|@food	96
craving|^own	-39
craving|^project_fact	50
craving|^slot habit	37
crazy?	-89
crazy|@food	36
crazy|^own	-78
cream|^habit	117
cream|^own	26
cream|^slot habit	63
cream|^slot told	21
cream|bad	72
create?	-60
create|#name	35
create|@dwelling	98
create|@job	61
create|^habit	50
create|^own	-54
create|^slot habit	47
creature?	-169
creature|#name	-193
creature|#number	19
creature|@animal	115
creature|@pet	94
creature|@reptile	74
creature|^own	-161
creature|^preference	56
creature|^project_fact	-30
creature|^slot said	22
creature|live	121
credential?	-16
credential|#name	15
credit|#number	51
credit|^project_fact	-84
credit|^slot told	39
credit|four	38
credit|thousand	131
creek?	-40
creek|^own	-31
creek|^recurring_state	72
creek|make	72
crew?	-27
crewmate?	-137
crewmate|#name	-57
crewmate|^own	-123
crewmate|^project_fact	-70
crew|#number	-55
crew|@family	42
crew|@job	69
crew|^relationship	-41
crew|^slot relation	27
crew|fourteen	92
crew|nephew	130
crew|new	70
crew|robbie	130
crib?	54
crib|#number	-24
crib|@body_part	80
crib|@instrument	74
crib|^habit	24
crib|^own	54
crib|^project_fact	32
crime?	-26
crime|#name	25
crime|#number	97
crime|@animal	74
crime|@bird	74
crime|@food	99
crime|^own	-24
crime|^project_fact	29
cron?	-443
crop?	-69
crop|#name	-56
crop|#number	50
crop|@drink	97
crop|@food	73
crop|^own	-60
cross?	-78
crossing?	-122
crossing|#no	104
crossing|^own	-90
crossing|^project_fact	-25
cross|#name	-356
cross|#no	72
cross|@boat	63
cross|@income	67
cross|@vehicle	63
cross|^own	-39
cross|^project_fact	-51
cross|^slot habit	-18
cross|^slot said	-18
cross|take	89
crow?	-80
crow|#name	-43
crow|#number	-81
crow|@family	41
crow|@job	67
crow|^own	-45
crow|^project_fact	-58
crow|^relationship	-50
crow|^slot relation	19
crow|fourteen	92
crow|nephew	130
crow|new	70
crow|robbie	130
cruise?	-74
cruise|#month	60
cruise|#name	-46
cruise|^own	-70
ct1?	-150
ct1|#name	-131
ct1|#number	-57
ct1|^another	40
ct1|^project_fact	-85
cube?	-106
cube|^own	-104
cube|^preference	23
cuisine?	46
cuisine|#name	37
cuisine|@ethnicity	130
cuisine|@food	130
cuisine|^constraint	64
cuisine|^own	47
cuisine|^preference	130
cuisine|^slot like	130
cuisine|thai	130
cultural?	-17
cultural|^own	-16
cultural|^slot habit	57
cup?	-134
cup|#name	-310
cup|#no	67
cup|@food	70
cup|@seasoning	85
cup|^own	-99
cup|^project_fact	-23
cup|^slot said	33
current?	-32
current|#month	139
current|#number	152
current|^project_fact	103
current|^slot said	172
current|book	67
curry?	-118
curry|#name	-156
curry|#no	21
curry|@believer	95
curry|@dairy	51
curry|@doctor	90
curry|@ethnicity	65
curry|@food	126
curry|@job	-45
curry|@seasoning	166
curry|^constraint	-41
curry|^own	-108
curry|^preference	93
curry|^project_fact	-118
curry|^slot constraint	64
curry|^slot like	111
curry|^slot said	-136
curry|^slot told	56
curry|garlic	120
curry|salt	88
curry|want	-27
cusco?	-158
cusco|^own	-158
cusco|hostel	69
cusco|night	59
cusco|pound	33
custody?	39
custody|#day	83
custody|#name	44
custody|^another	33
custody|^habit	-17
custody|^relationship	96
custody|^slot relation	62
custody|chiara	145
custody|kid	120
custody|lily	37
custody|mason	32
custom?	-137
customer?	41
customer|#name	26
customer|#number	-37
customer|@family	39
customer|@job	93
customer|^another	-27
customer|^habit	-58
customer|^own	40
customer|^project_fact	39
customer|^skill	83
customer|^slot habit	-69
customer|^slot said	31
customer|^slot thing	83
customer|heat	67
customer|nadia	147
customer|want	48
custom|#name	-97
custom|#number	28
custom|^another	32
custom|^project_fact	-64
cut-off?	-70
cut-off|#number	58
cut-off|^own	-53
cut-off|^project_fact	77
cut?	-16
cutting|#name	21
cutting|^another	52
cutting|^own	-67
cutting|^relationship	105
cutting|bay	105
cutting|mr	105
cut|@job	-15
cut|^another	44
cut|^own	-85
cut|^project_fact	-138
cut|^relationship	100
cut|^slot about	53
cut|^slot habit	72
cut|^slot relation	76
cut|bay	105
cut|mr	105
cv?	-39
cv|#name	-78
cv|@science	58
cv|^own	-20
cv|^project_fact	47
cv|^slot said	137
c|#name	-320
c|^own	-422
córdoba|#day	116
córdoba|#name	43
córdoba|#number	-19
córdoba|^habit	105
córdoba|^slot habit	15
córdoba|spanish	71
córdoba|ten	42
dad?	19
dad|#no	107
dad|#number	-152
dad|2015	61
dad|@body_part	44
dad|@dwelling	-46
dad|@family	-27
dad|@food	94
dad|@science	50
dad|@vegetable	104
dad|^another	-151
dad|^constraint	68
dad|^own	23
dad|^project_fact	-135
dad|^relationship	-203
dad|^skill	73
dad|^slot about	-34
dad|^slot constraint	60
dad|^slot effect	59
dad|^slot home	-26
dad|^slot injury	18
dad|^slot relation	-468
dad|^slot said	-29
dad|chewy	81
dad|cucumber	104
dad|eat	63
dad|father	135
dad|home	-46
dad|live	-26
dad|location	-26
dad|manage	81
dad|month	53
dad|parent	185
dad|repeat	59
dad|study	86
daily?	26
daily|#number	-71
daily|@body_part	107
daily|@income	104
daily|@job	88
daily|^another	75
daily|^habit	-22
daily|^own	-39
daily|^project_fact	-92
daily|^relationship	156
daily|^slot about	100
daily|^slot habit	-66
daily|^slot health	107
daily|^slot relation	99
daily|day	137
daily|samir	161
daily|take	104
daily|thyroid	107
daily|underactive	107
daily|want	70
dairy?	-120
dairy|#name	-164
dairy|#no	59
dairy|@animal	50
dairy|@cheese	139
dairy|@dairy	138
dairy|@food	22
dairy|^constraint	141
dairy|^own	-96
dairy|^project_fact	-50
dairy|^slot constraint	112
dairy|^slot state	32
damp?	-80
damp|#number	18
damp|^own	-73
dana?	-211
dana|#name	-219
dana|@family	-72
dana|@science	-55
dana|^another	-30
dana|^own	-333
dana|^relationship	-45
dana|^slot about	55
dana|^slot relation	-56
dana|^slot role	-55
dana|conservatory	131
dana|role	-55
dana|work	29
dance?	62
dance|#name	87
dance|@dance	137
dance|@family	75
dance|@hobby	82
dance|@science	123
dance|^another	49
dance|^habit	-200
dance|^own	-62
dance|^relationship	108
dance|^slot habit	-87
dance|^slot relation	46
dance|husband	52
dance|saturdays	30
dance|tomás	88
dangerous?	-104
dangerous|#name	-98
dangerous|@animal	-76
dangerous|@body_part	-53
dangerous|@food	-79
dangerous|@illness	117
dangerous|@injury	109
dangerous|@insect	109
dangerous|@medicine	158
dangerous|@symptom	117
dangerous|^constraint	74
dangerous|^habit	17
dangerous|^own	-89
dangerous|^recurring_state	68
dangerous|^slot allergy	109
dangerous|^slot condition	41
dangerous|allergic	109
dangerous|allergy	109
dangerous|bee	109
dangerous|carry	141
dangerous|epipen	141
dangerous|make	39
dangerous|sting	109
dark?	-112
dark|#name	-409
dark|@furniture	69
dark|@illness	32
dark|@job	16
dark|^own	-68
dark|^preference	-51
dark|^project_fact	-100
dark|^resource	81
dark|^slot health	40
dark|^slot like	22
dark|^slot thing	79
dark|use	79
dashboard?	-167
dashboard|#month	-50
dashboard|#name	-103
dashboard|#number	35
dashboard|2027	139
dashboard|^another	26
dashboard|^constraint	60
dashboard|^project_fact	-88
dashboard|^slot dashboard	139
data?	-59
database?	-87
database|#name	-22
database|#number	-59
database|@job	-249
database|^another	-260
database|^own	-65
database|^project_fact	44
database|^relationship	-275
database|^slot choice	125
database|^slot relation	-256
database|^slot said	29
database|cluster	75
database|decision	106
database|go	-19
database|log	84
database|object	84
database|orbit	106
database|postgres	166
database|project	106
database|run	44
database|team	156
database|tms	84
database|use	22
database|year	86
dataset?	-105
dataset|#name	-57
dataset|#number	17
dataset|^own	-84
dataset|^project_fact	-71
data|#number	-200
data|^habit	15
data|^own	-45
data|^project_fact	60
data|^slot said	124
data|english	32
date?	-109
date|#day	-115
date|#month	269
date|#name	82
date|#number	130
date|2	61
date|2026	48
date|2027	121
date|6	52
date|@doctor	69
date|@dwelling	-17
date|@income	18
date|@job	89
date|@science	22
date|@vehicle	-49
date|^another	27
date|^own	-154
date|^project_fact	82
date|^relationship	-355
date|^slot event	133
date|^slot habit	-397
date|^slot said	-31
date|^slot told	18
date|august	133
date|book	35
date|come	74
date|december	57
date|desmond	66
date|four	58
date|house	88
date|july	68
date|menu	77
date|morning	29
date|new	57
date|night	23
date|october	120
date|second	33
date|see	61
date|september	66
date|seven	42
date|start	70
date|thursday	48
date|want	-24
date|week	50
daughter?	-46
daughter|#month	-208
daughter|#name	-50
daughter|#number	-45
daughter|@animal	35
daughter|@cat	30
daughter|@dairy	52
daughter|@drink	44
daughter|@family	-46
daughter|@food	-64
daughter|@illness	48
daughter|@job	-61
daughter|@medicine	30
daughter|@pet	-67
daughter|@reptile	97
daughter|@science	-114
daughter|^another	-37
daughter|^habit	-52
daughter|^own	-55
daughter|^project_fact	-130
daughter|^relationship	47
daughter|^resource	-329
daughter|^slot about	69
daughter|^slot age	28
daughter|^slot birth	-35
daughter|^slot habit	-116
daughter|^slot having	59
daughter|^slot relation	46
daughter|^slot said	31
daughter|^slot study	61
daughter|^slot thing	-328
daughter|age	28
daughter|birth	-35
daughter|cat	30
daughter|cerys	130
daughter|child	-27
daughter|dinosaur	98
daughter|eat	19
daughter|girl	149
daughter|inês	220
daughter|july	-27
daughter|june	64
daughter|lily	79
daughter|love	98
daughter|marine	92
daughter|milk	52
daughter|old	63
daughter|school	78
daughter|seven	77
daughter|sit	74
daughter|tara	106
daughter|tereza	116
daughter|three	79
daughter|valentina	132
daughter|want	61
daycare?	-173
daycare|#number	-71
daycare|5:30	18
daycare|@drink	51
daycare|^another	-100
daycare|^own	-192
daycare|^project_fact	-40
daycare|^slot said	-45
daycare|^slot told	-36
daycare|give	51
daycare|léonie	40
daycare|sharp	18
daytime?	-57
daytime|#number	34
daytime|@food	78
daytime|^own	-57
daytime|^slot said	48
daytime|four	90
day|#day	339
day|#month	-204
day|#name	-49
day|#no	-24
day|#number	98
day|12	60
day|2027	-118
day|3	63
day|4	26
day|@animal	-440
day|@boat	71
day|@body_part	-221
day|@color	-136
day|@dance	-87
day|@dwelling	-227
day|@ethnicity	-127
day|@family	117
day|@flower	-20
day|@food	-243
day|@fruit	34
day|@game	29
day|@hobby	-145
day|@illness	-187
day|@income	-87
day|@job	-97
day|@medicine	-23
day|@mental_illness	16
day|@science	-176
day|@sport	-109
day|@symptom	-22
day|@temple	69
day|@treatment	26
day|@vehicle	55
day|^another	45
day|^constraint	-51
day|^goal	25
day|^habit	80
day|^own	-25
day|^preference	-415
day|^project_fact	-49
day|^recurring_state	-93
day|^relationship	-53
day|^resource	-551
day|^role	-198
day|^skill	-353
day|^slot about	-99
day|^slot age	-54
day|^slot budget	48
day|^slot called	124
day|^slot condition	54
day|^slot day	41
day|^slot effect	-50
day|^slot get	68
day|^slot habit	52
day|^slot history	48
day|^slot home	-98
day|^slot identity	-46
day|^slot role	-69
day|^slot said	-95
day|^slot shift	84
day|^slot spell	76
day|^slot state	-80
day|^slot thing	-281
day|^slot work	-48
day|academy	18
day|adhd	55
day|afternoon	119
day|age	-54
day|arrangement	28
day|back	40
day|bake	66
day|blister	89
day|brother	-22
day|budget	48
day|burn	26
day|business	154
day|camp	145
day|canal	66
day|carer	74
day|cell	92
day|chef	84
day|class	-22
day|close	-78
day|club	-24
day|come	23
day|dad	-21
day|daughter	22
day|dawn	75
day|designer	105
day|driving	24
day|dwayne	132
day|eight	67
day|engineer	49
day|even	-25
day|evening	-54
day|family	57
day|fast	35
day|five	78
day|food	94
day|four	-43
day|frankfurt	51
day|freya	73
day|friday	97
day|fridays	99
day|full-time	70
day|ginette	130
day|go	17
day|hand	55
day|home	-158
day|husband	-15
day|isla	141
day|july	40
day|kiwi	53
day|last	-180
day|life	-91
day|like	-34
day|little	44
day|live	-97
day|location	-36
day|look	47
day|loud	62
day|luca	74
day|make	-41
day|meditate	158
day|milk	59
day|minute	53
day|monday	129
day|mondays	144
day|month	-201
day|morning	18
day|mother	-83
day|mouth	54
day|move	42
day|ms	79
day|mum	52
day|night	-106
day|noon	145
day|november	-28
day|outside	43
day|partner	18
day|pastry	89
day|play	-47
day|quid	39
day|retire	85
day|retired	85
day|role	-122
day|rory	149
day|run	-51
day|saturdays	-26
day|seven	-101
day|shut	106
day|sickle	94
day|six	106
day|stay	98
day|stay-at-home	51
day|sunday	183
day|sundays	21
day|take	-47
day|teach	96
day|team	-60
day|ten	115
day|thing	33
day|three	-67
day|thursdays	56
day|tight	51
day|till	75
day|tour	59
day|travel	51
day|truck	22
day|tuesday	104
day|tuesdays	-81
day|turn	49
day|twin	168
day|use	-110
day|volleyball	145
day|wednesday	68
day|wednesdays	144
day|week	-171
day|weekday	18
day|whole	91
day|work	-19
day|yanis	195
day|zoom	104
day|étienne	88
deadline?	-126
deadline|#day	-17
deadline|#month	79
deadline|#number	96
deadline|1	-64
deadline|2027	89
deadline|3	65
deadline|30	122
deadline|9	41
deadline|@animal	-187
deadline|@family	-432
deadline|@hobby	-83
deadline|@job	18
deadline|@pet	-83
deadline|@sport	-81
deadline|^another	-187
deadline|^habit	-417
deadline|^own	-125
deadline|^project_fact	-64
deadline|^relationship	-31
deadline|^resource	-103
deadline|^slot about	-32
deadline|^slot deadline	159
deadline|^slot habit	-479
deadline|^slot relation	-17
deadline|^slot said	141
deadline|^slot thing	-82
deadline|april	-53
deadline|back	78
deadline|day	69
deadline|due	35
deadline|editor	75
deadline|file	90
deadline|four	55
deadline|friday	125
deadline|go	-15
deadline|grant	145
deadline|need	80
deadline|ride	60
deadline|samir	161
deadline|school	79
deadline|september	126
deadline|start	71
deadline|want	53
deadline|year	16
deaf?	-33
deaf|^own	-25
deaf|^project_fact	70
deaf|^slot said	88
debt?	-131
debt|#number	67
debt|@believer	132
debt|@family	141
debt|^own	-88
debt|^project_fact	29
debt|^slot habit	34
debt|^slot relation	46
debt|cousin	153
debt|dion	153
debt|njeri	132
debt|owe	185
debt|sister	132
decade?	-26
decade|@job	81
decade|^own	-21
decade|^preference	80
decade|want	86
december|^own	20
december|^project_fact	48
december|^resource	43
december|^slot health	82
december|use	46
decide?	-207
decide|#month	-159
decide|#name	-87
decide|#number	-309
decide|@animal	-258
decide|@believer	86
decide|@body_part	48
decide|@family	-30
decide|@job	-314
decide|^another	-229
decide|^constraint	-290
decide|^habit	-285
decide|^own	-188
decide|^preference	-187
decide|^project_fact	-23
decide|^relationship	-239
decide|^resource	-265
decide|^skill	-254
decide|^slot choice	84
decide|^slot decision	49
decide|^slot habit	-328
decide|^slot relation	-203
decide|^slot thing	-226
decide|^slot told	35
decide|book	-26
decide|decision	104
decide|github	55
decide|move	28
decide|project	104
decide|sister	86
decide|team	77
decide|use	-50
decimal?	-296
decimal|^own	-294
deck?	-110
deck|#name	-22
deck|#no	74
deck|^another	49
deck|^constraint	82
declan?	-242
declan|#name	-213
declan|@family	-101
declan|^own	-219
declan|^slot relation	85
deep|#name	24
deep|#no	60
deep|#number	-168
deep|@hobby	44
deep|@sport	75
deep|^habit	34
deep|^own	19
deep|^preference	71
deep|^project_fact	-43
deep|^slot habit	33
degree?	-182
degree|#name	-20
degree|#number	-348
degree|@science	93
degree|^own	-144
degree|^project_fact	-146
degree|^relationship	-338
degree|^role	84
degree|^skill	32
degree|^slot role	47
degree|^slot told	39
degree|role	47
degree|student	106
degree|study	144
degree|want	-25
degree|year	95
delay|#name	100
delay|#no	65
delay|^another	41
delay|^own	-62
delay|^relationship	130
delay|^slot relation	84
delay|sato	147
deliver?	-46
deliver|#name	-203
deliver|#no	74
deliver|#number	-169
deliver|@believer	87
deliver|@color	88
deliver|@doctor	15
deliver|@dwelling	75
deliver|@family	-98
deliver|@illness	74
deliver|@job	20
deliver|^habit	-32
deliver|^relationship	-97
deliver|^slot history	72
deliver|^slot relation	-59
deliver|five	100
deliver|midwife	66
deliver|ten	56
demo?	-99
demonstration?	-51
demonstration|#name	-57
demonstration|#no	19
demonstration|^own	-87
demonstration|^relationship	21
demonstration|school	145
demo|#day	56
demo|#name	-127
demo|#number	-102
demo|2027	24
demo|@science	79
demo|^habit	-21
demo|^own	-64
demo|^slot habit	-43
demo|^slot said	27
demo|day	58
demo|team	126
dentist?	-87
dentist|#day	62
dentist|#month	-180
dentist|#name	-316
dentist|#number	-76
dentist|@body_part	58
dentist|@job	-24
dentist|^another	-357
dentist|^constraint	-100
dentist|^habit	-440
dentist|^own	-65
dentist|^relationship	-342
dentist|^resource	-21
dentist|^slot allergy	21
dentist|^slot habit	-159
dentist|^slot relation	-203
dentist|^slot said	-163
dentist|^slot told	-90
dentist|allergic	21
dentist|allergy	21
dentist|april	15
dentist|class	16
dentist|dr	66
dentist|early	80
dentist|latex	71
dentist|night	50
dentist|run	34
dentist|thursday	26
dentist|two	15
dentist|wear	106
dentist|week	30
dentist|year	68
denver|#number	41
denver|^constraint	120
denver|go	57
department?	-309
department|#name	-269
department|@body_part	-44
department|@furniture	78
department|^own	-241
department|^project_fact	-96
department|^slot said	21
depend?	-34
depend|#name	-123
depend|#number	53
depend|@family	90
depend|@job	40
depend|^project_fact	-87
depend|^relationship	-68
depend|brother	118
depend|kiprop	133
depend|two	98
deploy?	-241
deployment?	-99
deployment|#name	-71
deployment|^another	-59
deployment|^own	-84
deployment|^relationship	-50
deployment|^slot about	15
deployment|briggs	120
deployment|mr	120
deploy|#day	19
deploy|#name	-155
deploy|#number	-397
deploy|^another	-154
deploy|^habit	34
deploy|^own	-274
deploy|^project_fact	-193
deploy|^relationship	-241
deploy|^slot habit	49
deploy|^slot told	54
deploy|day	55
deploy|friday	16
deploy|noon	67
deploy|team	94
deputy?	-85
deputy|#name	-26
deputy|@job	71
deputy|^another	25
deputy|^own	-153
deputy|^project_fact	-179
deputy|^relationship	16
deputy|^slot deputy	67
deputy|rocío	131
describe?	-57
describe?|^own	-37
describe?|^preference	75
describe|^own	-37
describe|^preference	75
design?	-172
design?|^own	-385
design|#name	-89
design|@animal	43
design|@job	64
design|^own	-80
design|^project_fact	-83
design|^skill	60
design|^slot told	56
desk?	17
desk|#name	-88
desk|@furniture	17
desk|@illness	70
desk|@job	16
desk|^own	49
desk|^project_fact	-120
desk|^recurring_state	57
desk|^resource	114
desk|^slot health	122
desk|^slot thing	122
desk|light	67
desk|use	162
desk|work	66
dessert?	-51
dessert|#name	-211
dessert|#no	-74
dessert|#number	-31
dessert|2	119
dessert|@dairy	118
dessert|@dessert	118
dessert|@food	160
dessert|@illness	32
dessert|^another	-35
dessert|^constraint	-25
dessert|^habit	-121
dessert|^own	-58
dessert|^project_fact	-134
dessert|^recurring_state	87
dessert|^relationship	-77
dessert|^resource	16
dessert|^slot about	21
dessert|^slot effect	87
dessert|^slot habit	-146
dessert|^slot like	41
dessert|^slot thing	35
dessert|^slot told	55
dessert|dairy	84
dessert|diabetes	120
dessert|intolerant	56
dessert|lactose	131
dessert|type	120
destination?	-65
destination|#name	-32
destination|^own	-63
destination|^project_fact	41
detail|#name	-126
detail|^habit	67
detail|^project_fact	-174
detail|^slot habit	28
detector?	-45
detector|@hobby	89
detector|@sport	89
detector|^own	-29
detector|^slot said	28
developer?	-73
developer|#name	-34
developer|@job	36
developer|^another	80
developer|^relationship	77
device|#name	41
device|8	40
device|@animal	-95
device|@body_part	71
device|@job	-81
device|@medicine	151
device|^own	21
device|^project_fact	49
device|^resource	128
device|^slot phone	157
device|^slot said	-55
device|^slot thing	125
device|^slot told	-17
device|phone	157
device|pump	82
device|saji	93
device|tablet	50
device|use	156
diabetes?	-61
diabetes|#name	-134
diabetes|@animal	56
diabetes|@cat	101
diabetes|@food	-17
diabetes|@illness	77
diabetes|@medicine	141
diabetes|@pet	86
diabetes|^another	-98
diabetes|^habit	-19
diabetes|^own	-54
diabetes|^project_fact	-174
diabetes|^relationship	-104
diabetes|^resource	-43
diabetes|^slot habit	-21
diabetes|^slot health	81
diabetes|^slot relation	-86
diabetes|^slot thing	-41
diabetes|metformin	124
diabetes|morning	93
diabetes|pixel	101
diabetes|tabby	101
diagnose?	-97
diagnose|#name	-39
diagnose|@illness	69
diagnose|^own	-64
diagnose|^project_fact	-60
diagnose|^slot said	19
dialysis?	-143
dialysis|#day	15
dialysis|#name	-113
dialysis|@family	-35
dialysis|@treatment	15
dialysis|^another	15
dialysis|^relationship	15
dialysis|^slot habit	-30
dialysis|fridays	15
dialysis|mondays	15
dialysis|wednesdays	15
diary?	-62
diary|@family	17
diary|^own	-48
diary|^project_fact	28
diet?	-98
dietary?	-166
dietary|#name	-260
dietary|^constraint	53
dietary|^own	-76
diet|#number	25
diet|^own	-82
difference?	-335
difference|#name	-184
difference|#number	-347
difference|@job	-62
difference|^another	-109
difference|^own	-377
difference|^project_fact	-425
difference|^relationship	-59
difference|^slot habit	-361
difference|^slot relation	-32
difference|^slot said	-288
difference|^slot work	94
difference|arrangement	94
difference|designer	74
difference|work	56
difference|yuki	151
difficulty?	-157
difficulty|#name	-54
difficulty|#number	-26
difficulty|@family	23
difficulty|^another	-40
difficulty|^own	-181
difficulty|^relationship	-33
difficulty|tallulah	106
digest?	-87
digestive?	-92
digestive|^own	-46
digest|@game	58
digest|@hobby	55
digest|@illness	84
digest|^own	-57
digest|^preference	29
digest|^project_fact	-52
digest|game	58
diner|#name	-153
diner|#no	-34
diner|#number	25
diner|@dairy	84
diner|@food	101
diner|@illness	47
diner|^habit	42
diner|^project_fact	-108
diner|^slot habit	35
diner|dairy	84
dinner?	35
dinner|#day	-16
dinner|#month	-29
dinner|#name	-94
dinner|#number	-74
dinner|2020	41
dinner|30	43
dinner|9	54
dinner|@believer	216
dinner|@body_part	69
dinner|@drink	-72
dinner|@dwelling	46
dinner|@family	-365
dinner|@food	50
dinner|@game	59
dinner|@hobby	-135
dinner|@illness	87
dinner|@job	-523
dinner|@meat	68
dinner|@narcotic	-40
dinner|@tree	71
dinner|@vegetable	31
dinner|^another	87
dinner|^constraint	143
dinner|^habit	-157
dinner|^own	-66
dinner|^project_fact	-42
dinner|^recurring_state	40
dinner|^relationship	-94
dinner|^role	-25
dinner|^slot about	18
dinner|^slot constraint	81
dinner|^slot habit	-188
dinner|^slot health	162
dinner|^slot identity	51
dinner|^slot relation	-340
dinner|^slot said	-426
dinner|^slot spell	106
dinner|^slot state	87
dinner|^slot told	160
dinner|allergic	38
dinner|big	44
dinner|coeliac	124
dinner|due	60
dinner|eat	159
dinner|even	105
dinner|evening	63
dinner|first	58
dinner|four	-100
dinner|garlic	122
dinner|girlfriend	47
dinner|gluten	103
dinner|go	-125
dinner|home	-32
dinner|jain	222
dinner|large	44
dinner|leave	15
dinner|meat	142
dinner|night	45
dinner|october	43
dinner|onion	122
dinner|potato	89
dinner|restaurant	84
dinner|seven	139
dinner|sinéad	142
dinner|thirty	34
dinner|university	62
dinner|want	20
dinner|weekend	97
dinner|year	-47
direct?	-17
direct|#name	16
disability?	-43
disability|#name	-126
disability|@illness	-72
disability|@symptom	-72
disability|^own	-43
disability|^slot health	-72
disability|^slot state	101
disagree?	-40
disagree|#name	-31
disagree|^own	-40
disaster?	-124
disaster|#number	16
disaster|^own	-92
disaster|^project_fact	-32
disaster|^slot told	71
discussion?	-89
discussion|#number	16
discussion|@job	64
discussion|^own	-45
disease?	21
disease|#name	-292
disease|#number	-16
disease|@family	-32
disease|@illness	117
disease|@symptom	-74
disease|^another	-113
disease|^own	-20
disease|^project_fact	96
disease|^relationship	-127
disease|^slot health	-75
disease|^slot history	148
disease|^slot last	115
disease|^slot said	-84
disease|bear	115
disease|born	115
disease|boy	83
disease|last	115
disease|take	57
disease|third	66
disease|two	69
dish?	18
dish|#day	49
dish|#name	19
dish|@food	65
dish|@job	85
dish|^constraint	16
dish|^own	30
dish|^preference	138
dish|^project_fact	-192
dish|^slot habit	-56
dish|^slot like	180
dish|^slot said	18
dish|christmas	121
dish|cook	144
dish|hate	57
dish|leave	69
dish|love	121
dish|menu	74
dish|sunday	90
dislike?	-46
dislike|#name	-205
dislike|#no	70
dislike|#number	17
dislike|@seasoning	140
dislike|^own	-39
dislike|^preference	142
dislike|^project_fact	-47
dispatcher?	-81
dispatcher|#name	-58
dispatcher|^another	75
dispatcher|^relationship	41
display?	-75
display|#name	-35
display|^own	-61
disposable?	33
disposable|#name	64
disposable|@body_part	79
disposable|@color	36
disposable|@illness	134
disposable|@job	54
disposable|^another	50
disposable|^own	15
disposable|^project_fact	36
dispute?	-72
dispute|#name	-19
dispute|^own	-19
dissertation?	-96
dissertation|#month	37
dissertation|#name	-51
dissertation|#number	-38
dissertation|@hobby	-32
dissertation|@sport	-32
dissertation|^own	-91
dissertation|^project_fact	-59
distillery?	-92
distillery|#number	49
distillery|^own	-34
distillery|^project_fact	18
distribution?	-83
distribution|#name	27
distribution|^own	-81
divya?	-31
divya|^own	-20
divya|^slot said	32
do?	-140
do?|#day	-256
do?|#month	-403
do?|#name	-142
do?|#number	-153
do?|000	28
do?|2	-209
do?|2025	-149
do?|2026	-264
do?|2027	-244
do?|3	-225
do?|6	-341
do?|7	-309
do?|8	-300
do?|@animal	80
do?|@believer	-95
do?|@bicycle	-63
do?|@bird	-174
do?|@body_part	-39
do?|@bread	79
do?|@cat	-195
do?|@color	-120
do?|@debt	109
do?|@doctor	-18
do?|@dog	27
do?|@drink	-456
do?|@dwelling	-61
do?|@family	-30
do?|@food	-54
do?|@fruit	29
do?|@garment	-377
do?|@herb	-170
do?|@hobby	-233
do?|@illness	22
do?|@income	-49
do?|@insect	26
do?|@instrument	-163
do?|@job	-184
do?|@meat	-381
do?|@medicine	-62
do?|@mental_illness	-15
do?|@music	-95
do?|@pet	28
do?|@religion	39
do?|@reptile	16
do?|@science	-53
do?|@seasoning	-77
do?|@sport	-248
do?|@symptom	-76
do?|@temple	39
do?|@vegetable	-190
do?|@vehicle	32
do?|^another	-75
do?|^constraint	-245
do?|^goal	-337
do?|^habit	27
do?|^ongoing_project	-127
do?|^own	-139
do?|^preference	-311
do?|^project_fact	-79
do?|^recurring_state	-251
do?|^relationship	-81
do?|^resource	-83
do?|^role	-83
do?|^skill	-262
do?|^slot about	-165
do?|^slot age	-107
do?|^slot agent	-55
do?|^slot ankle	94
do?|^slot birthday	-218
do?|^slot condition	-81
do?|^slot constraint	-160
do?|^slot employment	-95
do?|^slot family	29
do?|^slot favourite	-395
do?|^slot fear	-181
do?|^slot goal	-288
do?|^slot habit	45
do?|^slot having	-150
do?|^slot health	42
do?|^slot history	-85
do?|^slot home	-16
do?|^slot identity	-441
do?|^slot injury	70
do?|^slot language	-360
do?|^slot learning	-270
do?|^slot like	-213
do?|^slot medicine	69
do?|^slot past	-31
do?|^slot position	78
do?|^slot preference	-387
do?|^slot project	-126
do?|^slot refusal	-22
do?|^slot relation	-225
do?|^slot role	-64
do?|^slot said	-313
do?|^slot skill	-325
do?|^slot state	-160
do?|^slot thing	-78
do?|^slot told	-174
do?|^slot whereabouts	66
do?|^slot work	-123
do?|adhd	62
do?|afraid	-172
do?|age	-107
do?|allergic	-39
do?|allergy	-27
do?|alto	22
do?|amara	-297
do?|amateur	-182
do?|ankle	94
do?|answer	-267
do?|arrangement	-107
do?|asthma	35
do?|avoid	-17
do?|baby	59
do?|back	-21
do?|badly	-72
do?|bank	-343
do?|bee	80
do?|beth	-168
do?|birthday	-218
do?|blue	87
do?|botanist	62
do?|brad	139
do?|bramble	29
do?|bridge	57
do?|brother	-80
do?|burn	80
do?|buy	-386
do?|call	-102
do?|car	-239
do?|carry	28
do?|cat	-150
do?|cello	-221
do?|child	-81
do?|choir	16
do?|church	39
do?|clara	-55
do?|climb	-104
do?|coffee	-231
do?|come	-75
do?|cousin	152
do?|cut	65
do?|dana	-331
do?|daughter	-263
do?|day	-107
do?|deacon	53
do?|dentist	-233
do?|depot	83
do?|diabetes	-42
do?|dina	27
do?|dinghy	58
do?|dion	153
do?|distance-running	-233
do?|dog	-106
do?|dr	-319
do?|drink	-289
do?|drive	-37
do?|egg	42
do?|employment	-93
do?|english	-272
do?|experience	-322
do?|family	27
do?|favourite	-349
do?|ferret	31
do?|foster	69
do?|four	-109
do?|freelance	-337
do?|friend	-327
do?|galway	80
do?|gestational	26
do?|girlfriend	-63
do?|go	-239
do?|govan	63
do?|greyhound	73
do?|haggis	31
do?|hair	75
do?|halina	-372
do?|harmonica	101
do?|hate	-189
do?|inhaler	-47
do?|inês	45
do?|june	-115
do?|learn	-336
do?|learning	-296
do?|leave	-62
do?|lena	-146
do?|life	20
do?|like	-417
do?|likely	-322
do?|live	19
do?|loan	109
do?|location	-100
do?|lola	81
do?|long	-44
do?|lope	-294
do?|love	-72
do?|långedrag	58
do?|marathon	-287
do?|march	-167
do?|marmalade	16
do?|medellín	99
do?|meeting	-188
do?|mendes	-55
do?|metformin	-97
do?|migraine	-157
do?|milan	80
do?|miso	-190
do?|money	-38
do?|month	-74
do?|moor	58
do?|morning	-98
do?|move	-280
do?|new	25
do?|nguyễn	-319
do?|night	-465
do?|noon	-343
do?|nurse	-16
do?|octavia	-48
do?|october	-286
do?|offenbach	65
do?|okafor	-286
do?|ola	-25
do?|old	27
do?|orchestra	-182
do?|outside	23
do?|parent	136
do?|pay	103
do?|peanut	-87
do?|pick	45
do?|play	86
do?|pm	-296
do?|prefer	-396
do?|prescription	33
do?|quit	50
do?|race	90
do?|reply	-91
do?|retire	-88
do?|retired	-79
do?|ride	-422
do?|roisin	107
do?|role	-32
do?|rui	-297
do?|run	-399
do?|saffron	37
do?|sail	58
do?|sailing	58
do?|samuel	79
do?|school	-37
do?|screw	94
do?|send	61
do?|set	63
do?|setting	63
do?|shelly	-218
do?|shift	-108
do?|shinty	63
do?|shop	31
do?|side	30
do?|sing	63
do?|sister	-232
do?|sleep	-397
do?|small	89
do?|smoke	-168
do?|smoking	50
do?|sofia	27
do?|software-development	-192
do?|son	-197
do?|speak	-408
do?|stand	-76
do?|steal	32
do?|steward	83
do?|student	35
do?|studio	-333
do?|style	-281
do?|take	-96
do?|talk	24
do?|teacher	-310
do?|theo	-145
do?|three	-36
do?|thunder	-99
do?|tofu	-235
do?|tonye	154
do?|tortoise	55
do?|twin	51
do?|two	-45
do?|type	24
do?|use	-192
do?|vegan	-27
do?|văn	-319
do?|want	-168
do?|wear	-384
do?|wedding	-59
do?|wednesdays	36
do?|week	-349
do?|whereabouts	66
do?|wife	-392
do?|woman	56
do?|work	-133
do?|write	-366
do?|writing	-327
do?|year	-130
do?|zoë	-286
doctor?	-116
doctor|#name	-282
doctor|#number	-24
doctor|2	59
doctor|@body_part	-44
doctor|@doctor	-75
doctor|@family	-117
doctor|@illness	17
doctor|@income	16
doctor|@job	-235
doctor|@medicine	101
doctor|^another	-484
doctor|^constraint	-75
doctor|^own	-72
doctor|^project_fact	-15
doctor|^relationship	-188
doctor|^slot habit	-376
doctor|^slot health	194
doctor|^slot medicine	97
doctor|^slot relation	-41
doctor|^slot said	-143
doctor|allergy	-19
doctor|arthritis	35
doctor|blood	41
doctor|diabetes	80
doctor|eat	74
doctor|eldest	89
doctor|high	15
doctor|knee	34
doctor|leave	79
doctor|old	77
doctor|penicillin	16
doctor|pressure	41
doctor|saima	98
doctor|start	37
doctor|take	31
doctor|time	95
doctor|two	57
doctor|type	61
document?	-89
documentary?	38
documentary|^own	51
documentary|^project_fact	36
documentary|^resource	84
documentary|^slot said	27
documentary|^slot thing	84
documentary|give	55
document|#month	98
document|^own	-84
document|^project_fact	28
dodge|#month	147
dodge|#name	75
dodge|@job	88
dodge|^own	28
dodge|^project_fact	102
dodge|^slot said	65
doe?	-247
doe?|#name	-113
doe?|#no	26
doe?|#number	-38
doe?|@family	36
doe?|@illness	20
doe?|@symptom	34
doe?|^another	22
doe?|^own	-322
doe?|^project_fact	-154
doe?|^relationship	24
doe?|^slot about	26
doe?|^slot relation	-48
doe?|eight	59
doe?|gran	104
doe?|ifan	108
doe?|son	66
doe?|tallulah	106
dog-sitter?	18
dog-sitter|#name	40
dog-sitter|@animal	83
dog-sitter|^own	-83
dog-sitter|^relationship	137
dog-sitter|aoife	137
dog-sitter|mabel	83
dog?	-162
dog?|#name	-258
dog?|@animal	-36
dog?|@bread	44
dog?|@dessert	44
dog?|@dog	44
dog?|@food	-45
dog?|@pet	44
dog?|^another	-144
dog?|^own	-296
dog?|^relationship	-181
dog?|^slot relation	-115
dog?|biscuit	44
dog|#day	-276
dog|#month	-161
dog|#no	-233
dog|#number	-261
dog|@animal	80
dog|@bird	38
dog|@bread	110
dog|@dessert	110
dog|@dog	207
dog|@dwelling	-266
dog|@family	-323
dog|@food	-32
dog|@illness	-235
dog|@insect	-24
dog|@job	-89
dog|@pet	107
dog|@science	-226
dog|@seasoning	31
dog|@sport	43
dog|^another	-141
dog|^constraint	-301
dog|^habit	-88
dog|^own	-137
dog|^project_fact	-298
dog|^relationship	-186
dog|^resource	73
dog|^skill	-254
dog|^slot about	-195
dog|^slot fear	27
dog|^slot habit	-133
dog|^slot relation	-125
dog|^slot said	-333
dog|^slot thing	102
dog|afraid	27
dog|beagle	-56
dog|bertie	64
dog|biscuit	110
dog|blue	55
dog|call	149
dog|collie	96
dog|door	-91
dog|eat	-67
dog|fly	43
dog|name	55
dog|neighbour	69
dog|peat	61
dog|puck	-56
dog|spaniel	61
dog|tess	63
dog|thunder	57
dog|whippet	149
donna?	59
donna|#name	61
donna|^own	42
donna|^relationship	98
donna|^slot relation	68
door?	32
door|#name	-444
door|#no	53
door|@body_part	44
door|@dwelling	81
door|@job	-23
door|@tree	78
door|^another	18
door|^constraint	82
door|^preference	48
door|^project_fact	-19
door|^relationship	-42
door|^resource	31
door|^slot allergy	104
door|^slot like	48
door|^slot said	17
door|^slot thing	43
door|allergic	104
door|allergy	104
door|don	55
door|hear	80
door|hearing	80
door|home	81
door|like	99
door|write	54
doughnut?	-145
doughnut|#month	59
doughnut|2026	49
doughnut|@food	126
doughnut|@seasoning	126
doughnut|^habit	59
doughnut|^own	-86
doughnut|^project_fact	-50
doughnut|sugar	126
downstairs?	-75
downstairs|^habit	33
downstairs|^own	-75
downstairs|^slot habit	33
draft?	-72
draft?|#month	70
draft?|#name	-105
draft?|#no	78
draft?|#number	-180
draft?|@family	-132
draft?|@food	-64
draft?|@job	17
draft?|@meat	-29
draft?|@vehicle	76
draft?|^another	-142
draft?|^own	-79
draft?|^preference	110
draft?|^project_fact	-158
draft?|^relationship	-121
draft?|^slot age	30
draft?|^slot diet	35
draft?|^slot habit	-62
draft?|^slot history	45
draft?|^slot like	-20
draft?|^slot preference	61
draft?|^slot relation	-69
draft?|^slot said	-32
draft?|age	30
draft?|alcohol	45
draft?|august	59
draft?|book	52
draft?|diet	35
draft?|drink	45
draft?|eat	35
draft?|five	34
draft?|halal	35
draft?|hana	94
draft?|meat	35
draft?|name	92
draft?|october	40
draft?|prefer	76
draft?|small	-22
draft?|turn	40
draft?|twin	78
draft?|want	133
draft?|write	62
draft?|zayd	94
draft|#month	49
draft|#name	-179
draft|#no	165
draft|#number	-94
draft|2027	-123
draft|@drink	-24
draft|@family	-158
draft|@food	19
draft|@meat	-54
draft|@seasoning	79
draft|@vehicle	76
draft|^another	-177
draft|^constraint	-40
draft|^habit	-164
draft|^preference	89
draft|^project_fact	-26
draft|^relationship	-150
draft|^slot age	30
draft|^slot diet	35
draft|^slot habit	-17
draft|^slot history	16
draft|^slot like	-96
draft|^slot preference	60
draft|^slot relation	-83
draft|^slot said	126
draft|^slot told	72
draft|age	30
draft|alcohol	45
draft|assistant	78
draft|august	59
draft|book	46
draft|call	27
draft|diet	35
draft|drink	34
draft|eat	-16
draft|first	-49
draft|five	-22
draft|flat	100
draft|halal	35
draft|hana	94
draft|january	24
draft|june	-118
draft|kosi	99
draft|like	33
draft|meat	35
draft|morning	64
draft|name	75
draft|nine	68
draft|october	40
draft|plan	76
draft|prefer	76
draft|small	-22
draft|stand	47
draft|turn	40
draft|twin	44
draft|use	79
draft|want	204
draft|write	129
draft|zayd	94
dragon?	-263
dragon|^own	-261
drain?	-45
drain|#month	57
drain|#name	-16
drain|^another	55
dram?	-92
dram|#number	49
dram|^own	-34
dram|^project_fact	18
draw?	-122
draw?|#no	72
draw?|^project_fact	31
draw?|^slot habit	73
drawing?	-58
drawing|^own	-56
drawing|^project_fact	37
drawing|^slot habit	41
draw|#name	-21
draw|#no	22
draw|#number	-488
draw|@job	-15
draw|@science	46
draw|^another	-69
draw|^own	-173
draw|^project_fact	-92
draw|^relationship	-85
draw|^resource	51
draw|^slot role	54
draw|^slot thing	69
draw|figma	52
draw|ipad	175
draw|procreate	137
draw|role	46
draw|use	84
dream?	-103
dream|#name	-78
dream|#number	74
dream|2027	97
dream|@dwelling	54
dream|@job	27
dream|^goal	152
dream|^own	-76
dream|^project_fact	-80
dream|^slot goal	152
dream|^slot said	84
dream|day	62
dream|lily	79
dream|want	185
dress?	-101
dress|#day	58
dress|#name	-66
dress|^own	-72
dress|^project_fact	-33
dress|close	104
dress|closed	104
dress|monday	94
dress|sunday	104
drink?	-79
drink|#day	-129
drink|#month	17
drink|#name	-163
drink|#no	-18
drink|#number	-32
drink|2015	72
drink|2026	16
drink|@alcohol	108
drink|@color	31
drink|@dairy	-43
drink|@drink	190
drink|@family	-215
drink|@food	-99
drink|@illness	-128
drink|@job	-195
drink|@narcotic	108
drink|@science	-215
drink|@seasoning	77
drink|@treatment	65
drink|@tree	28
drink|@wine	98
drink|^another	-268
drink|^constraint	-15
drink|^habit	-98
drink|^own	-65
drink|^preference	-91
drink|^project_fact	-130
drink|^recurring_state	144
drink|^relationship	-214
drink|^resource	-176
drink|^slot allergy	-149
drink|^slot condition	31
drink|^slot constraint	76
drink|^slot habit	-29
drink|^slot health	-206
drink|^slot like	-77
drink|^slot relation	-143
drink|^slot said	-278
drink|^slot sleep	104
drink|^slot spell	34
drink|^slot state	45
drink|^slot thing	-195
drink|^slot told	-25
drink|alcohol	109
drink|allergy	-149
drink|badly	104
drink|black	75
drink|class	53
drink|coffee	137
drink|eat	-67
drink|hate	51
drink|january	51
drink|like	-101
drink|love	-60
drink|noon	-22
drink|red	30
drink|right	68
drink|seven	22
drink|sleep	99
drink|smell	-56
drink|stand	-139
drink|three	91
drink|university	53
drink|vegetarian	22
drink|want	46
drink|wine	98
drink|year	62
drive?	-87
driver?	-127
driver|#name	-51
driver|^another	42
driver|^project_fact	-71
drive|#name	48
drive|#no	46
drive|#number	23
drive|000	102
drive|15	51
drive|@car	125
drive|@color	102
drive|@family	-341
drive|@food	-305
drive|@instrument	76
drive|@job	-368
drive|@treatment	51
drive|@vehicle	125
drive|^another	-275
drive|^habit	-137
drive|^ongoing_project	-92
drive|^own	-58
drive|^relationship	-398
drive|^resource	93
drive|^slot car	136
drive|^slot habit	-138
drive|^slot medical	51
drive|^slot project	-61
drive|^slot relation	-321
drive|^slot said	-196
drive|^slot thing	78
drive|buy	51
drive|car	125
drive|caravan	90
drive|client	86
drive|climb	98
drive|data	71
drive|dodge	90
drive|due	21
drive|first	78
drive|go	32
drive|good	44
drive|history	93
drive|leave	60
drive|licence	51
drive|listen	83
drive|long	152
drive|medical	51
drive|podcasts	48
drive|renault	51
drive|renewal	51
drive|road	53
drive|september	27
drive|week	-26
drive|zoe	51
driving?	-193
driving|#month	110
driving|#name	-56
driving|#number	36
driving|2027	90
driving|^own	-173
driving|^project_fact	-71
driving|first	78
driving|week	26
drop?	-125
drop|#no	15
drop|@food	29
drop|@job	69
drop|@seasoning	62
drop|^own	-69
drop|^preference	22
drop|^project_fact	-37
drop|^slot said	28
drug?	-133
drug|^own	-128
drug|^project_fact	43
drug|^slot told	94
dublin?	-44
dublin|^own	-44
dublin|^slot said	48
due?	-63
dues?	-144
dues|^own	-137
dues|^project_fact	-77
dues|^slot said	48
due|#day	-80
due|#month	192
due|#name	96
due|#no	-308
due|#number	87
due|1	149
due|14	29
due|2	96
due|20	77
due|2027	62
due|28	83
due|3	-26
due|30	99
due|7	21
due|8	-53
due|@dwelling	-320
due|@family	65
due|@food	-170
due|@game	30
due|@hobby	-20
due|@hospital	76
due|@illness	-101
due|@job	-189
due|@science	-210
due|@sport	-154
due|@vehicle	-109
due|^another	65
due|^constraint	-38
due|^habit	-481
due|^own	-148
due|^project_fact	21
due|^relationship	-60
due|^resource	-305
due|^slot about	-19
due|^slot habit	-294
due|^slot said	117
due|^slot thing	-254
due|april	63
due|art	-26
due|august	-44
due|baby	69
due|book	26
due|december	77
due|dragon	76
due|easter	108
due|eu	43
due|february	49
due|first	120
due|grant	117
due|january	18
due|june	129
due|kitchen	83
due|march	67
due|mette	81
due|monday	-20
due|need	37
due|noon	77
due|november	66
due|owe	138
due|picture	72
due|publisher	71
due|second	50
due|sunday	93
due|test	91
due|twelve	55
due|wife	94
duolingo?	-101
duolingo|#name	-47
duolingo|^own	-101
dust?	-104
dustin?	-97
dustin|#name	-39
dustin|@illness	69
dustin|^own	-64
dustin|^project_fact	-60
dustin|^slot said	19
dust|^own	-101
dust|^slot said	29
dust|take	57
duty?	-104
duty|#name	-67
duty|@family	19
duty|^habit	-29
duty|^own	-126
duty|^project_fact	-51
duty|^slot habit	-33
duty|work	33
dwayne?	-79
dwayne|#name	-21
dwayne|@job	-28
dwayne|^another	-87
dwayne|^own	-47
dwayne|^slot about	54
dwayne|^slot relation	45
dónde?	-320
dónde?|#name	-177
dónde?|^own	-228
dónde|#name	-177
dónde|^own	-228
e?	-321
ear?	-312
earlies?	-125
earlies|#number	-76
earlies|^habit	23
earlies|^own	-80
early?	-47
early|#day	76
early|#month	49
early|#name	-65
early|#number	18
early|2027	74
early|@animal	63
early|@job	30
early|@pet	97
early|^habit	75
early|^own	-91
early|^project_fact	-91
early|^relationship	-47
early|^slot about	72
early|^slot habit	-190
early|^slot told	23
early|june	85
early|six	54
early|wed	71
early|wedding	46
earn?	-77
earn|#day	32
earn|#name	-45
earn|#number	-362
earn|@color	99
earn|@dwelling	136
earn|@family	-127
earn|@flower	39
earn|@income	-95
earn|@job	20
earn|@science	62
earn|@symptom	85
earn|^another	-94
earn|^habit	-47
earn|^own	-46
earn|^relationship	-230
earn|^role	92
earn|^slot employment	27
earn|^slot habit	-27
earn|^slot home	98
earn|^slot role	68
earn|^slot teaching	59
earn|employment	27
earn|friday	104
earn|guide	82
earn|home	136
earn|location	106
earn|mum	39
earn|night	92
earn|pay	75
earn|role	68
earn|school	-17
earn|teach	48
earn|work	18
earring?	-60
earring|^own	-51
earring|^project_fact	61
earring|^slot said	93
ear|^own	-295
east?	-243
easter?	-107
easter|#name	36
easter|#no	89
easter|@animal	83
easter|^habit	-17
easter|^own	-72
easter|^project_fact	-91
easter|^skill	19
easter|^slot habit	55
easter|animal	90
easter|eat	46
easter|ethiopian	71
easter|fast	90
easter|give	146
easter|lend	128
easter|orthodox	89
easy?	-78
easy|@body_part	87
easy|^own	-55
easy|^project_fact	-17
easy|want	25
eat|#day	-395
eat|#month	-86
eat|#name	-155
eat|#no	-23
eat|#number	-139
eat|@alcohol	59
eat|@animal	-65
eat|@body_part	-190
eat|@dairy	-25
eat|@drink	-36
eat|@dwelling	-208
eat|@family	-317
eat|@fruit	15
eat|@hobby	-267
eat|@illness	-43
eat|@job	-272
eat|@meat	-28
eat|@medicine	126
eat|@narcotic	59
eat|@science	-234
eat|@seafood	94
eat|@seasoning	76
eat|@shellfish	137
eat|@symptom	-113
eat|@vegetable	28
eat|^another	-87
eat|^constraint	125
eat|^habit	-128
eat|^own	-74
eat|^preference	75
eat|^project_fact	-161
eat|^recurring_state	109
eat|^relationship	-132
eat|^resource	-402
eat|^skill	-266
eat|^slot allergy	100
eat|^slot constraint	48
eat|^slot effect	41
eat|^slot habit	-190
eat|^slot health	-90
eat|^slot history	99
eat|^slot home	-151
eat|^slot like	38
eat|^slot past	76
eat|^slot refusal	117
eat|^slot relation	-365
eat|^slot said	-46
eat|^slot spell	34
eat|^slot state	22
eat|^slot thing	-461
eat|^slot told	34
eat|allergic	127
eat|allergy	127
eat|bear	90
eat|close	51
eat|coeliac	110
eat|colin	55
eat|cook	139
eat|day	98
eat|diet	35
eat|disease	95
eat|fast	81
eat|hate	-43
eat|home	-162
eat|intermittent	81
eat|january	44
eat|keep	-96
eat|kidney	-33
eat|make	59
eat|mason	41
eat|meat	73
eat|noise	92
eat|noon	79
eat|peanut	118
eat|red	89
eat|restaurant	92
eat|shellfish	152
eat|simple	85
eat|special	-33
eat|swell	68
eat|throat	82
eat|twelve	80
eat|use	-280
eat|vegan	30
eat|vegetarian	37
eat|want	38
ebube?	16
ebube|#name	37
ebube|@family	73
ebube|^relationship	105
ebube|^slot relation	75
edit?	-121
editor?	-95
editor|#name	21
editor|@body_part	69
editor|@job	-68
editor|^another	-42
editor|^habit	-79
editor|^own	-110
editor|^relationship	-326
editor|^resource	-15
editor|^slot editor	95
editor|^slot habit	-153
editor|^slot thing	-23
editor|code	58
editor|life	72
editor|live	72
editor|neovim	192
edit|^own	-117
edit|^slot told	55
educate?	-179
educate|#name	-71
educate|^own	-164
educate|^project_fact	-85
educate|^slot habit	72
educate|indie	23
educate|sol	23
education?	-72
education|#name	-111
education|@family	55
education|^own	-45
education|^project_fact	43
education|^relationship	-67
education|^slot habit	22
education|brother	102
education|kiprop	133
efua?	-486
efua|^own	-452
egg?	-298
egg|#name	-109
egg|@food	-68
egg|^another	21
egg|^own	-352
ehcp?	-25
ehcp|#number	30
eiffel?	-324
eiffel|#name	-117
eiffel|^own	-305
eight?	64
eighth?	-31
eighth|^own	-20
eighth|^slot said	32
eight|#no	135
eight|#number	157
eight|^habit	87
eight|^own	67
eight|^project_fact	-76
eight|^slot habit	122
eight|^slot said	-21
eight|night	63
eight|screen	135
elbsand?	-38
elbsand|#month	-15
elbsand|#name	-22
elbsand|#number	-45
elbsand|@family	104
elbsand|^project_fact	45
elbsand|^slot newest	105
elbsand|family	105
elbsand|new	105
elder?	-85
elderly?	40
elderly|#name	-18
elderly|#number	90
elderly|@body_part	61
elderly|@family	16
elderly|^another	-17
elderly|^own	79
elderly|^project_fact	36
elderly|^relationship	38
elderly|granny	129
elderly|rea	139
elder|#name	-66
elder|@family	-22
elder|^own	-119
elder|^slot about	67
elder|^slot relation	-43
elder|femi	129
eldest|#number	71
eldest|^project_fact	26
eldest|^slot said	78
electric?	-94
electricity?	15
electricity|^own	45
electricity|^project_fact	45
electricity|run	103
electric|#name	-36
electric|^own	-93
electroporation?	-126
electroporation|#name	-33
electroporation|^own	-126
electroporation|live	81
elementary?	83
elementary|#name	89
elementary|@family	97
elementary|^own	77
elementary|^relationship	107
elementary|^slot relation	100
elephant?	-86
elephant|@job	54
elephant|^own	-84
elephant|give	71
elephant|kilometre	49
elevator|#name	-82
elevator|#number	32
elevator|@illness	47
elevator|^project_fact	36
elevator|^slot said	84
elevator|^slot told	51
eleven?	-242
eleven|#day	32
eleven|#name	-57
eleven|#number	-84
eleven|^habit	62
eleven|^own	-83
eleven|ten	85
elspeth|#name	16
elspeth|@dwelling	-28
elspeth|^another	65
elspeth|^relationship	120
elspeth|^slot home	-23
elspeth|home	-23
elspeth|life	-23
elspeth|location	-23
email?	-95
email|#name	-112
email|#no	86
email|@illness	28
email|@job	-79
email|@science	71
email|^another	-56
email|^own	-111
email|^preference	112
email|^project_fact	-108
email|^recurring_state	57
email|^relationship	46
email|^slot about	56
email|^slot habit	-92
email|^slot like	58
email|^slot preference	86
email|^slot relation	23
email|^slot said	24
email|best	87
email|good	87
email|sato	147
email|team	75
email|want	90
embassy?	48
embassy|^habit	83
embassy|^own	68
embassy|^slot habit	72
emergency?	43
emergency|#day	90
emergency|#name	19
emergency|@family	49
emergency|@job	65
emergency|@science	87
emergency|^another	56
emergency|^own	-21
emergency|^relationship	103
emergency|^slot relation	65
emergency|^slot role	87
emergency|leo	150
emergency|partner	81
emergency|role	87
emil?	-253
emil|#name	-170
emil|#number	-79
emil|^own	-405
emil|^relationship	-65
emil|june	75
emojis?	-171
emojis|#name	-220
emojis|#no	83
emojis|^own	-143
emojis|^preference	80
emojis|^relationship	-191
emojis|^slot like	84
emojis|like	85
emojis|reply	122
employ?	-92
employee?	-62
employee|#name	-101
employee|#number	59
employee|@job	-49
employee|^own	-62
employee|^project_fact	-85
employee|^resource	82
employee|^slot said	21
employee|^slot thing	122
employee|two	82
employer?	-162
employer|#name	-27
employer|@animal	47
employer|^own	-67
employer|^project_fact	59
employer|^role	31
employer|^slot said	26
employer|^slot told	101
employer|call	98
employer|energy	137
employer|night	102
employer|run	100
employer|work	103
employment?	-53
employment|#day	55
employment|^own	-35
employ|#name	25
employ|@drink	99
employ|@furniture	140
employ|^own	-81
employ|^project_fact	-61
employ|^role	153
employ|^slot employment	59
employ|^slot habit	-41
employ|call	70
employ|employment	59
employ|sample	75
employ|work	95
end?	-21
end|#day	156
end|#month	-25
end|#no	109
end|#number	169
end|2027	-120
end|23	79
end|31	42
end|4	53
end|@debt	64
end|@dwelling	-199
end|@family	-66
end|@hobby	-275
end|@instrument	92
end|@job	-271
end|@rite	96
end|@science	69
end|@sport	-228
end|@temple	78
end|^another	-78
end|^constraint	95
end|^habit	-50
end|^own	-36
end|^project_fact	-52
end|^relationship	-112
end|^slot constraint	52
end|^slot habit	50
end|^slot relation	-35
end|^slot said	34
end|^slot thing	-145
end|bank	25
end|dad	79
end|december	69
end|drive	48
end|friday	167
end|fridays	149
end|half	78
end|january	53
end|jonas	122
end|last	33
end|library	59
end|long	30
end|miss	96
end|night	42
end|play	-58
end|prayer	96
end|run	118
end|three	89
engage?	-30
engaged?	-30
engaged|#month	83
engaged|#name	52
engaged|#number	-142
engaged|2025	51
engaged|^slot marital	105
engaged|^slot relation	39
engaged|amina	115
engaged|december	115
engaged|marital	105
engaged|status	105
engagement?	-167
engagement|^own	-163
engagement|^project_fact	-67
engagement|^slot habit	19
engage|#month	83
engage|#name	52
engage|#number	-142
engage|2025	51
engage|^slot marital	105
engage|^slot relation	39
engage|amina	115
engage|december	115
engage|marital	105
engage|status	105
engine?	-67
engineer?	-70
engineer|#number	66
engineer|@job	86
engineer|^own	-57
engine|#name	-61
engine|@game	139
engine|@hobby	130
engine|@vehicle	68
engine|^another	-93
engine|^habit	70
engine|^ongoing_project	67
engine|^own	-51
engine|^project_fact	-522
engine|^resource	-106
engine|^slot project	67
engine|call	96
engine|game	140
engine|godot	147
engine|make	136
engine|second	30
engine|team	21
engine|wednesday	34
english?	-96
english|#day	31
english|#name	-21
english|^goal	19
english|^own	-43
english|^project_fact	19
english|^slot said	31
english|even	67
english|evening	67
english|sign	95
enjoy?	23
enjoy|#day	-97
enjoy|#name	-48
enjoy|#number	-89
enjoy|@fabric	58
enjoy|@family	-116
enjoy|@food	-43
enjoy|@game	35
enjoy|@hobby	52
enjoy|@job	-78
enjoy|@science	-79
enjoy|@seasoning	27
enjoy|@sport	-53
enjoy|@tree	86
enjoy|@vegetable	62
enjoy|^another	-48
enjoy|^habit	33
enjoy|^own	26
enjoy|^preference	124
enjoy|^project_fact	-113
enjoy|^relationship	-26
enjoy|^slot habit	-82
enjoy|^slot like	151
enjoy|^slot said	64
enjoy|age	64
enjoy|andre	139
enjoy|don	93
enjoy|love	185
enjoy|musa	124
enjoy|neighbour	164
enjoy|play	112
enjoy|show	69
enjoy|son	84
enter?	-27
enterprise?	-57
enterprise|^own	-30
enterprise|^slot habit	66
enter|^own	-27
enter|^project_fact	18
enter|^slot said	29
entry?	-223
entry|#month	-26
entry|#name	-171
entry|2027	23
entry|^constraint	31
entry|^project_fact	-25
entry|^slot entry	118
ep?	-76
ep|#month	-34
ep|#name	-36
ep|#number	-31
ep|@job	64
ep|^another	-95
ep|^own	-65
ep|^slot about	-65
ep|^slot relation	29
ep|artist	64
equation?	15
equation|^own	16
equation|^project_fact	63
equation|^slot said	67
equipment?	-91
equipment|#name	17
equipment|#number	-57
equipment|@dwelling	91
equipment|@job	58
equipment|^another	35
equipment|^own	-138
equipment|^slot said	-55
equipment|^slot told	17
escape?	-126
escape|#month	21
escape|#name	-53
escape|@family	93
escape|^slot about	89
esposito?	-174
esposito|#day	-27
esposito|#name	-88
esposito|@garment	-20
esposito|^another	-46
esposito|^constraint	-20
esposito|^slot suit	-20
esposito|friday	-20
espresso?	-106
espresso|^own	-104
espresso|^preference	23
essay?	-193
essay|#month	34
essay|#name	-158
essay|#number	-108
essay|2027	34
essay|7	34
essay|@illness	-40
essay|^own	-227
essay|^project_fact	-142
essay|^slot told	-46
essay|april	34
essay|pressure	34
essay|sore	34
european?	-135
european|#month	52
european|#name	-92
european|^another	28
european|^own	-338
european|^project_fact	-22
european|^slot told	64
even?	-73
evening?	-73
evening|#day	170
evening|#name	-73
evening|#no	72
evening|#number	92
evening|2015	71
evening|8	36
evening|9	41
evening|@body_part	-66
evening|@dwelling	32
evening|@family	-167
evening|@food	-146
evening|@game	23
evening|@job	-125
evening|@patient	45
evening|@tree	-147
evening|^another	-20
evening|^constraint	-132
evening|^habit	-103
evening|^own	-79
evening|^project_fact	67
evening|^recurring_state	-163
evening|^relationship	-133
evening|^resource	32
evening|^role	-68
evening|^skill	-156
evening|^slot about	73
evening|^slot employment	60
evening|^slot habit	-93
evening|^slot home	-16
evening|^slot relation	-266
evening|^slot said	65
evening|^slot sleep	-65
evening|^slot study	-21
evening|^slot thing	46
evening|^slot told	81
evening|badly	-65
evening|boy	45
evening|bus	97
evening|cut	84
evening|desmond	66
evening|drink	37
evening|eight	75
evening|employment	48
evening|four	-25
evening|go	29
evening|home	-19
evening|house	34
evening|monday	56
evening|morning	75
evening|night	233
evening|nine	78
evening|parent	84
evening|pass	26
evening|phone	69
evening|practice	87
evening|saji	38
evening|set	63
evening|setting	63
evening|seven	172
evening|sheffield	49
evening|six	133
evening|sleep	-65
evening|take	33
evening|team	29
evening|ten	51
evening|thirty	108
evening|thursday	179
evening|thursdays	45
evening|tuesday	119
evening|turn	44
evening|two	75
event?	15
event|#month	110
event|#name	-58
event|#number	-46
event|14	100
event|2027	64
event|@body_part	56
event|@illness	59
event|@job	69
event|@symptom	59
event|^habit	-61
event|^own	55
event|^project_fact	-18
event|^resource	99
event|^slot choice	23
event|^slot ferrante	100
event|^slot habit	-87
event|^slot said	-16
event|^slot thing	43
event|ferrante	100
event|june	100
event|marathon	31
event|milan	53
event|play	74
event|train	31
event|training	31
event|varenna	100
event|wear	84
event|wed	100
event|wedding	17
even|#day	170
even|#name	-73
even|#no	72
even|#number	92
even|2015	71
even|8	36
even|9	41
even|@body_part	-66
even|@dwelling	32
even|@family	-167
even|@food	-146
even|@game	23
even|@job	-125
even|@patient	45
even|@tree	-147
even|^another	-20
even|^constraint	-132
even|^habit	-103
even|^own	-79
even|^project_fact	67
even|^recurring_state	-163
even|^relationship	-133
even|^resource	32
even|^role	-68
even|^skill	-156
even|^slot about	73
even|^slot employment	60
even|^slot habit	-93
even|^slot home	-16
even|^slot relation	-266
even|^slot said	65
even|^slot sleep	-65
even|^slot study	-21
even|^slot thing	46
even|^slot told	81
even|badly	-65
even|boy	45
even|bus	97
even|cut	84
even|desmond	66
even|drink	37
even|eight	75
even|employment	48
even|four	-25
even|go	29
even|home	-19
even|house	34
even|monday	56
even|morning	75
even|night	233
even|nine	78
even|parent	84
even|pass	26
even|phone	69
even|practice	87
even|saji	38
even|set	63
even|setting	63
even|seven	172
even|sheffield	49
even|six	133
even|sleep	-65
even|take	33
even|team	29
even|ten	51
even|thirty	108
even|thursday	179
even|thursdays	45
even|tuesday	119
even|turn	44
even|two	75
everybody?	71
everybody|#month	53
everybody|#name	108
everybody|#no	72
everybody|#number	19
everybody|@believer	117
everybody|@food	91
everybody|@job	89
everybody|@meat	101
everybody|^another	88
everybody|^own	-94
everybody|^project_fact	24
everybody|^relationship	96
everybody|^slot relation	54
everybody|^slot said	45
everybody|^slot told	-28
everybody|imogen	121
everybody|kayden	103
everybody|keep	22
everybody|muslim	117
everybody|october	64
everybody|two	43
evidence?	25
evidence|#number	41
evidence|^own	25
evo?	-158
evo|#name	-98
evo|#number	-95
evo|2027	25
evo|3	25
evo|^own	-239
evo|^project_fact	-69
evo|^slot qualifier	25
evo|japan	25
ex-wife?	21
ex-wife|#name	36
ex-wife|@dwelling	71
ex-wife|@instrument	81
ex-wife|^another	69
ex-wife|^own	-34
ex-wife|^relationship	111
ex-wife|^slot relation	75
ex-wife|darlene	153
ex?	-127
exam?	-99
example?	-208
example|#name	-44
example|^own	-206
example|^preference	28
example|^slot preference	62
exam|#month	124
exam|#number	-56
exam|11	15
exam|14	22
exam|2027	106
exam|9	124
exam|@ethnicity	-24
exam|@family	40
exam|@hobby	-36
exam|@job	-102
exam|@science	-125
exam|@sport	-36
exam|^another	-97
exam|^own	-107
exam|^project_fact	-54
exam|^relationship	-44
exam|^slot b2	22
exam|^slot goal	65
exam|^slot habit	-326
exam|^slot relation	-43
exam|^slot said	-132
exam|^slot thermodynamics	20
exam|b2	22
exam|cerys	125
exam|eldest	123
exam|june	92
exam|march	17
exam|old	115
exam|sit	108
exam|sitting	143
exchange?	78
exchange|#month	77
exchange|#name	81
exchange|#number	38
exchange|2027	69
exchange|@family	99
exchange|^another	80
exchange|^own	16
exchange|^relationship	143
exchange|^slot relation	80
excursion|^habit	77
excursion|^own	59
excursion|^project_fact	-27
excursion|^slot said	35
excursion|ten	77
exercise?	-112
exercise|#day	31
exercise|#name	-260
exercise|@hobby	174
exercise|@sport	178
exercise|^habit	154
exercise|^own	-96
exercise|^project_fact	-196
exercise|^relationship	-325
exercise|^slot habit	133
exercise|^slot said	-64
exercise|day	68
exercise|evening	29
exercise|lift	57
exercise|morning	140
exercise|river	70
exercise|run	-55
exercise|sunrise	130
exercise|swim	131
exhibition?	-131
exhibition|#month	-25
exhibition|#name	-95
exhibition|#number	-93
exhibition|^own	-85
exhibition|^project_fact	-74
expansion?	-116
expansion|#name	-74
expansion|^own	-104
expansion|^project_fact	-15
expansion|^slot said	45
expansion|second	100
expire?	-126
expire|#name	-71
expire|#number	-84
expire|2027	119
expire|^another	-41
expire|^own	-114
expire|^project_fact	-51
expire|^slot told	49
expire|august	67
expire|november	63
explain?	-137
explain?|#name	-408
explain?|#no	-32
explain?|#number	-264
explain?|@family	-157
explain?|@science	58
explain?|^another	-212
explain?|^constraint	60
explain?|^own	-149
explain?|^project_fact	-58
explain?|^relationship	-229
explain?|^slot constraint	87
explain?|^slot habit	-278
explain?|^slot relation	-143
explain?|^slot said	-35
explain?|^slot state	96
explain?|go	69
explain|#name	-455
explain|#no	16
explain|#number	-354
explain|@family	-181
explain|@food	-320
explain|@job	-313
explain|@science	48
explain|^another	-217
explain|^habit	-314
explain|^own	-98
explain|^preference	-32
explain|^project_fact	-24
explain|^relationship	-244
explain|^slot constraint	54
explain|^slot habit	-394
explain|^slot preference	69
explain|^slot relation	-156
explain|^slot said	26
explain|^slot state	96
explain|go	69
explain|word	160
explanation?	-88
explanation|#name	-24
explanation|^own	-83
explanation|^project_fact	21
explanation|^slot said	71
explanation|english	33
extension?	-67
extension|#name	-55
extension|^own	-66
extension|^slot habit	55
extra?	-43
extra|#name	46
extra|^own	-42
extra|^project_fact	39
extra|^slot said	27
extra|^slot told	88
extra|bursary	139
extrovert?	-446
extrovert|^own	-374
ex|#name	-79
ex|@family	70
ex|^own	-119
ex|^slot standing	158
ex|craig	61
eye?	-55
eyesight|#number	15
eyesight|^resource	141
eyesight|^slot thing	141
eyesight|wear	141
eye|#month	50
eye|#name	-59
eye|@family	23
eye|@illness	45
eye|@job	-28
eye|^another	17
eye|^own	-99
eye|^project_fact	23
eye|^relationship	21
eye|^slot about	86
eye|^slot relation	-28
eye|cataract	24
eye|dot	146
eye|go	61
eye|night	88
eye|social	72
faber?	-94
faber|#name	-52
faber|^own	-79
faber|^slot habit	41
fabric?	-151
fabric|#name	-29
fabric|^habit	40
fabric|^own	-150
fabric|^slot habit	15
fabric|bernina	74
face?	28
face|^own	41
face|^project_fact	27
face|^resource	91
face|^slot thing	91
fact?	-239
fact|@job	53
fact|^own	-231
fact|give	71
fact|kilometre	49
facundo?	-135
facundo|#name	-56
facundo|^own	-154
facundo|^relationship	23
facundo|^slot habit	-89
facundo|banfield	21
facundo|centre-back	21
facundo|youth	21
fail?	-239
failing?	-239
failing|^own	-217
fail|^own	-217
fair?	-187
fair|#month	-19
fair|#name	-58
fair|#number	-123
fair|@body_part	35
fair|@food	73
fair|@hobby	76
fair|@sport	76
fair|^own	-150
fair|^project_fact	-151
fair|^recurring_state	46
fair|^slot effect	43
fair|^slot said	19
fair|make	57
faith?	-68
faith|#name	-15
faith|^own	-59
faith|^project_fact	-16
fallas?	-186
fallas|^own	-117
family?	-78
family|#day	-56
family|#month	-152
family|#name	-275
family|#number	-27
family|@believer	-86
family|@color	37
family|@craft	90
family|@doctor	-117
family|@dwelling	46
family|@ethnicity	-33
family|@family	-224
family|@food	-36
family|@hobby	111
family|@illness	-69
family|@income	27
family|@instrument	24
family|@job	88
family|@meat	68
family|@medicine	28
family|@science	-57
family|@sport	77
family|@vehicle	71
family|^another	69
family|^habit	-36
family|^own	-138
family|^project_fact	-141
family|^recurring_state	29
family|^relationship	-104
family|^resource	86
family|^skill	93
family|^slot about	98
family|^slot habit	-173
family|^slot identity	99
family|^slot language	61
family|^slot relation	-222
family|^slot role	61
family|^slot spell	101
family|^slot study	45
family|^slot thing	88
family|agra	-67
family|arnel	138
family|away	101
family|callum	148
family|care	49
family|climb	90
family|darius	138
family|dentist	57
family|doctor	-98
family|even	46
family|evening	46
family|father	-17
family|first	54
family|four	77
family|friend	52
family|hindi	72
family|home	48
family|husband	64
family|ji-woo	126
family|late	-24
family|learn	89
family|left	27
family|line	60
family|maa-sa	90
family|make	43
family|march	36
family|marry	-67
family|milk	43
family|mother	-98
family|move	-15
family|nephew	-28
family|night	53
family|noon	54
family|pavel	145
family|people	104
family|play	59
family|rafe	122
family|rajesh	151
family|role	61
family|rosalind	102
family|run	70
family|shop	60
family|shoulder	78
family|sister	-85
family|speak	60
family|step	90
family|swim	49
family|take	36
family|ten	85
family|turn	74
family|wife	-113
family|work	52
family|young	50
fan?	-108
fantasy?	-67
fantasy|@game	58
fantasy|@hobby	58
fantasy|^own	-67
fantasy|game	58
fan|#name	-48
fan|#no	98
fan|@hobby	30
fan|@sport	30
fan|^constraint	78
fan|^habit	54
fan|^own	-96
fan|^slot habit	49
fan|recife	89
fan|support	159
far?	-140
fare?	-40
farewell?	-157
farewell|#no	80
farewell|^constraint	18
farewell|^own	-156
fare|#no	50
fare|^habit	39
fare|^own	-25
fare|^skill	70
fare|school	102
farm?	-154
farmer|#name	66
farmer|^own	17
farm|#month	57
farm|#name	-200
farm|#number	-116
farm|2	97
farm|400	97
farm|@animal	-67
farm|@criminal	70
farm|@dairy	-19
farm|@doctor	64
farm|@dog	-55
farm|@drink	34
farm|@food	-102
farm|@game	61
farm|@hobby	-41
farm|@pet	-66
farm|@vehicle	43
farm|^constraint	60
farm|^habit	-36
farm|^own	-77
farm|^preference	26
farm|^relationship	-338
farm|^slot event	67
farm|^slot habit	-22
farm|^slot preference	62
farm|^slot said	-15
farm|antonia	39
farm|come	83
farm|crook	70
farm|dog	44
farm|ewe	97
farm|gore	97
farm|hip	68
farm|january	85
farm|july	21
farm|keep	-17
farm|lamb	67
farm|milk	26
farm|near	124
farm|romney	97
farm|run	96
farm|second	85
farm|see	70
farm|september	34
farm|shearer	85
farm|start	67
farm|surgeon	70
farm|tenth	67
farm|tractor	59
farm|want	28
farm|week	85
far|#name	-144
far|#no	15
far|#number	-21
far|@vehicle	-90
far|^own	-136
far|^project_fact	26
far|^slot said	64
far|drive	78
far|good	43
fast?	-51
fast|^habit	44
fast|^own	-51
fast|^slot habit	44
father?	-112
father|#month	-17
father|#name	-151
father|#number	-95
father|@dwelling	-82
father|@job	-276
father|@religion	70
father|^another	-36
father|^own	-170
father|^project_fact	-113
father|^relationship	-236
father|^role	79
father|^slot about	-147
father|^slot habit	-36
father|^slot home	-69
father|^slot thing	-53
father|^slot told	96
father|care	60
father|dad	100
father|due	65
father|home	-37
father|life	-41
father|location	-51
father|morning	93
father|october	49
father|run	67
father|sinéad	57
father|sunday	57
faust?	-77
faust|#name	-26
faust|#number	36
faust|^own	-70
favorite?	-183
favorite|#name	-47
favorite|#number	-313
favorite|@color	68
favorite|@job	-31
favorite|^another	-214
favorite|^own	-163
favorite|^project_fact	58
favorite|^relationship	-288
favorite|^slot favourite	157
favorite|favourite	135
favour?	-53
favourite?	-234
favourite?|^own	-119
favourite?|^project_fact	55
favourite|#name	-40
favourite|#no	-53
favourite|@ethnicity	58
favourite|@family	-173
favourite|@food	-174
favourite|@fruit	22
favourite|@game	29
favourite|@hobby	-218
favourite|@job	-314
favourite|@tree	50
favourite|^another	-251
favourite|^constraint	-60
favourite|^habit	-122
favourite|^own	-199
favourite|^preference	-121
favourite|^project_fact	-100
favourite|^relationship	-276
favourite|^resource	-289
favourite|^slot constraint	63
favourite|^slot favourite	-24
favourite|^slot habit	-240
favourite|^slot like	-61
favourite|^slot relation	-192
favourite|eat	70
favourite|peanut	101
favourite|play	42
favourite|see	105
favourite|tablet	44
favourite|time	102
favour|^own	-44
favour|^project_fact	27
favour|^slot habit	34
favrite?	-205
favrite|#name	-129
favrite|^own	-190
fear?	-32
fear|^constraint	68
fear|^own	-31
february?	-89
february|#month	83
february|#name	-79
february|@color	89
february|@illness	59
february|^own	-67
february|^project_fact	-35
february|^slot habit	-54
fee?	-73
feed?	-159
feedback?	-62
feedback|#name	-34
feedback|#no	88
feedback|^own	-35
feedback|^project_fact	42
feedback|^slot said	147
feeding?	-48
feeding|#name	-107
feeding|^own	27
feeding|^project_fact	51
feeding|^slot said	140
feeding|six	64
feeding|two	65
feed|#name	-136
feed|#number	-71
feed|@animal	130
feed|@bird	76
feed|@dairy	139
feed|@drink	72
feed|@farm_animal	128
feed|@food	110
feed|@pet	30
feed|^own	-97
feed|^project_fact	17
feed|^slot said	55
feed|cow	149
feed|drink	66
feed|formula	149
feed|give	51
feed|léonie	40
feed|milk	139
feed|rayyan	93
feed|six	41
feed|two	37
feeling?	-106
feeling|#name	-33
feeling|@job	61
feeling|^own	-94
feeling|^relationship	-21
feeling|^slot relation	34
fee|#month	54
fee|#name	-32
fee|#number	41
fee|@income	26
fee|^another	97
fee|^own	-248
fee|^slot told	90
feline?	-95
feline|#name	-31
feline|@ethnicity	74
feline|^own	-81
fella?	-64
fella|#name	-85
fella|@family	73
fella|@job	58
fella|@punishment	161
fella|^own	-136
fella|^relationship	134
fella|^slot relation	72
fella|nick	161
fellowship?	-112
fellowship|#name	-77
fellowship|#number	-35
fellowship|^own	-102
fellowship|^project_fact	-22
fellowship|^slot said	-21
femi?	-256
femi|#name	-230
femi|^own	-240
ferry?	-127
ferry|#name	-99
ferry|^own	-88
fertiliser?	-80
fertiliser|#name	-74
fertiliser|^own	-74
fertiliser|^project_fact	-42
fertiliser|^slot said	50
fertility?	-147
fertility|#name	-31
fertility|@pregnancy	138
fertility|^own	-128
fertility|^slot told	138
fertility|ivf	138
fertility|life	78
festival?	28
festival|#name	-136
festival|#no	63
festival|@dwelling	45
festival|@food	60
festival|^habit	-18
festival|^project_fact	-98
festival|^relationship	15
festival|^slot habit	-23
festival|^slot said	-50
festival|^slot state	70
festival|^slot told	50
festival|drive	64
festival|leave	101
fetch?	-40
fetch|#name	35
fetch|^own	-24
fetch|^project_fact	46
fever?	-24
fever|#name	-72
fever|#no	79
fever|#number	-41
fever|2027	76
fever|@doctor	72
fever|@illness	31
fever|@income	82
fever|@job	47
fever|^another	46
fever|^own	-91
fever|^project_fact	-32
fever|^recurring_state	30
fever|^slot effect	46
fever|^slot said	-29
fever|^slot told	47
fever|make	86
fever|take	88
fiancé?	-115
fiancée?	-95
fiancée|#month	56
fiancée|#name	-47
fiancée|#number	56
fiancée|^own	-67
fiancée|^relationship	136
fiancée|^slot marital	150
fiancée|^slot relation	25
fiancée|marital	150
fiancée|september	91
fiancée|status	150
fiancée|teresa	150
fiancé|@job	61
fiancé|@science	92
fiancé|^another	39
fiancé|^relationship	34
fiancé|conor	90
fiat?	-472
fiat|#name	-328
fiat|^own	-374
field?	-25
fieldwork?	-84
fieldwork|#month	55
fieldwork|#name	-65
fieldwork|#number	17
fieldwork|@animal	34
fieldwork|^another	21
fieldwork|^own	-101
fieldwork|^slot said	15
fieldwork|june	55
field|#name	-23
field|@family	30
field|@job	47
field|@science	116
field|^habit	-74
field|^project_fact	-46
field|^role	98
field|^skill	55
field|^slot habit	-15
field|^slot said	23
field|^slot study	68
field|phd	68
fight?	-61
fight|#name	-17
fight|#number	61
fight|^own	-61
fight|^project_fact	41
fight|^slot said	104
file?	-124
file|#name	-76
file|^own	-102
file|^project_fact	-37
file|^slot habit	-73
file|^slot said	-56
file|go	71
file|team	45
fill|#name	15
fill|^project_fact	62
fill|^slot said	88
film?	-46
film|#name	-70
film|#number	45
film|^constraint	-33
film|^own	-25
film|^project_fact	25
film|^relationship	-210
film|^slot favourite	-41
film|^slot said	46
film|see	105
final?	-96
final|#day	68
final|#name	-95
final|@game	58
final|@hobby	58
final|^own	-96
final|^project_fact	-51
final|game	58
finance|#name	-146
finance|^another	59
finance|^own	-168
finance|^project_fact	-85
finance|^relationship	67
finance|^slot relation	31
finance|tobias	140
financially?	-70
financially|#name	-27
financially|^habit	53
financially|^own	-31
financially|^slot habit	39
find?	-55
find?|#day	141
find?|#name	-210
find?|#no	43
find?|#number	-51
find?|@animal	-33
find?|@color	-33
find?|@family	-209
find?|@food	-84
find?|@hobby	-169
find?|@illness	-72
find?|@job	-86
find?|@meat	99
find?|@sport	-23
find?|@tree	-27
find?|^another	-186
find?|^constraint	83
find?|^habit	-366
find?|^own	-49
find?|^preference	-92
find?|^project_fact	-54
find?|^recurring_state	55
find?|^relationship	-222
find?|^resource	-24
find?|^role	-82
find?|^slot about	-101
find?|^slot age	-21
find?|^slot constraint	104
find?|^slot goal	38
find?|^slot habit	-237
find?|^slot like	-48
find?|^slot relation	-170
find?|^slot said	66
find?|^slot thing	-39
find?|^slot told	-103
find?|age	-37
find?|andre	139
find?|class	-17
find?|colin	55
find?|day	21
find?|eight	39
find?|even	52
find?|evening	19
find?|fifteen	67
find?|food	-59
find?|foster	65
find?|hear	102
find?|hearing	102
find?|hostel	69
find?|long	55
find?|love	-35
find?|mateo	74
find?|milk	60
find?|monday	127
find?|morning	82
find?|noise	136
find?|noon	68
find?|play	55
find?|pound	33
find?|ride	75
find?|run	23
find?|saturday	51
find?|son	18
find?|spicy	-59
find?|tacoma	62
find?|take	16
find?|team	73
find?|ten	47
find?|three	40
find?|tuesday	122
find?|turn	45
find?|use	-45
find?|used	41
find?|work	47
finding?	-113
finding|#month	72
finding|#name	-21
finding|2027	76
finding|8	76
finding|^another	28
finding|^slot readout	76
finding|july	76
find|#day	141
find|#name	-119
find|#no	43
find|#number	-57
find|@animal	-39
find|@color	-33
find|@family	-209
find|@food	-112
find|@game	-37
find|@hobby	-187
find|@illness	15
find|@income	-47
find|@job	-124
find|@meat	99
find|@mental_illness	75
find|@science	-53
find|@sport	-30
find|@tree	-27
find|^another	-201
find|^constraint	83
find|^habit	-112
find|^preference	-93
find|^recurring_state	55
find|^relationship	-251
find|^resource	-36
find|^role	-107
find|^slot about	-107
find|^slot age	-21
find|^slot constraint	104
find|^slot goal	38
find|^slot habit	-114
find|^slot like	-49
find|^slot relation	-196
find|^slot said	25
find|^slot thing	-52
find|^slot told	-103
find|age	-37
find|andre	139
find|class	-17
find|colin	55
find|day	21
find|eight	39
find|even	52
find|evening	19
find|fifteen	67
find|food	-89
find|foster	65
find|hear	102
find|hearing	102
find|hostel	69
find|long	55
find|love	-41
find|mateo	74
find|milk	60
find|monday	127
find|noise	136
find|noon	68
find|play	40
find|pound	33
find|ride	75
find|run	23
find|saturday	51
find|son	18
find|spicy	-59
find|tacoma	62
find|take	91
find|team	71
find|ten	43
find|three	40
find|tuesday	122
find|turn	45
find|use	-45
find|used	41
find|work	21
fine?	-21
fine|#name	-42
fine|#no	46
fine|^constraint	43
fine|^habit	90
fine|^own	28
fine|^preference	68
fine|^slot habit	59
finish?	-133
finish|#month	-73
finish|#name	-143
finish|#number	33
finish|@dwelling	81
finish|@illness	35
finish|@income	48
finish|^another	-57
finish|^ongoing_project	66
finish|^own	-130
finish|^project_fact	-145
finish|^relationship	-271
finish|^slot habit	-34
finish|^slot project	67
finish|^slot said	-72
finish|home	81
finish|september	63
finish|tb	83
finnish?	-281
finnish|^own	-273
fire?	-114
fire|^own	-101
firm?	-42
firm|#name	-46
firm|#no	50
firm|^habit	33
firm|^own	-19
firm|^preference	56
firm|^project_fact	-54
firm|^slot habit	-57
firm|tour	86
first?	-88
first|#month	-28
first|#name	-154
first|#no	-120
first|#number	41
first|1	43
first|2027	55
first|3	94
first|9	16
first|@car	59
first|@family	-303
first|@hobby	63
first|@illness	-45
first|@job	-348
first|@sport	108
first|^another	-312
first|^habit	-53
first|^own	-46
first|^project_fact	-42
first|^relationship	-343
first|^resource	17
first|^slot first	121
first|^slot habit	-99
first|^slot health	33
first|^slot relation	-238
first|^slot said	-20
first|^slot thing	28
first|bus	78
first|car	59
first|february	55
first|june	35
first|morning	99
first|november	35
first|six	101
first|start	127
first|type	68
first|walk	84
first|want	96
first|wear	65
first|yoga	122
fish?	-79
fish|#name	-54
fish|@doctor	50
fish|@food	34
fish|@job	-19
fish|^own	-74
fish|^preference	113
fish|^project_fact	-142
fish|^slot like	121
fish|^slot said	-60
fish|christmas	121
fish|eat	66
fish|hate	121
fish|smell	105
fit?	-76
fitness?	-45
fitness|#name	22
fitness|^habit	70
fitness|^own	-28
fitness|^project_fact	-67
fitness|^slot habit	60
fitness|run	38
fitness|tara	76
fitter?	-79
fitter|^another	73
fitting?	-17
fitting|#day	68
fitting|^project_fact	25
fitting|^slot said	70
fit|#day	-46
fit|#name	-102
fit|#no	-56
fit|#number	23
fit|@garment	103
fit|@hobby	106
fit|@income	-30
fit|@sport	112
fit|@vehicle	33
fit|^goal	49
fit|^habit	47
fit|^own	-41
fit|^project_fact	38
fit|^slot goal	49
fit|^slot said	-128
fit|close	72
fit|closed	72
fit|go	53
fit|monday	103
fit|morning	74
fit|night	65
fit|swim	75
fit|swimming	75
fit|tacoma	77
fit|take	37
fit|week	45
five-year?	72
five-year|#month	88
five-year|#name	57
five-year|@family	82
five-year|^own	73
five-year|^project_fact	-25
five-year|^relationship	17
five-year|^slot relation	65
five-year|brother	102
five-year|hugo	141
five?	-44
five|#name	-118
five|#no	17
five|#number	-64
five|@food	-26
five|@job	-20
five|^another	-71
five|^constraint	89
five|^habit	40
five|^own	-43
five|^project_fact	-142
five|^slot said	-57
five|^slot thing	34
five|email	101
fix?|#name	54
fix?|#no	117
fix?|#number	-92
fix?|@job	37
fix?|^another	21
fix?|^constraint	38
fix?|^habit	26
fix?|^own	36
fix?|^project_fact	-98
fix?|^relationship	-83
fix?|^slot about	37
fix?|^slot habit	-24
fix?|^slot said	-40
fix?|^slot thing	94
fix?|four	55
fix?|saji	38
fix?|six	61
fixed?	-123
fixed|^own	-105
fixed|^project_fact	-19
fix|#day	102
fix|#name	34
fix|#no	89
fix|#number	-115
fix|@boat	15
fix|@vehicle	15
fix|^constraint	36
fix|^habit	44
fix|^ongoing_project	61
fix|^own	-15
fix|^project_fact	-123
fix|^relationship	-90
fix|^slot about	35
fix|^slot habit	22
fix|^slot project	61
fix|^slot said	-59
fix|^slot thing	58
fix|four	55
fix|saji	38
fix|six	46
fix|team	61
fix|use	67
flask?	-311
flask|@tree	82
flask|^own	-297
flask|^project_fact	-166
flask|^slot said	-37
flat?	-62
flatmate?	-106
flatmates?	-144
flatmates|#name	-85
flatmates|#number	29
flatmates|@dwelling	119
flatmates|@job	-54
flatmates|^own	-90
flatmates|^relationship	-184
flatmates|^slot habit	89
flatmates|^slot relation	-40
flatmates|share	148
flatmates|two	84
flatmate|#name	-18
flatmate|@reptile	41
flatmate|^own	-91
flatmate|^project_fact	-97
flatmate|^relationship	42
flatmate|^slot relation	65
flatmate|life	62
flatmate|live	23
flatmate|roommate	137
flatmate|snake	41
flatmate|trent	137
flat|#number	-193
flat|@drink	41
flat|@dwelling	-70
flat|@income	101
flat|^goal	28
flat|^own	-35
flat|^project_fact	-101
flat|^relationship	-110
flat|^resource	38
flat|^slot goal	28
flat|drink	41
flat|mr	75
flavour?	-143
flavour|#no	70
flavour|@food	-56
flavour|^own	-135
flea?	-74
flea|#name	-107
flea|@alcohol	46
flea|@drink	46
flea|@game	93
flea|@hobby	75
flea|@narcotic	46
flea|^habit	101
flea|^own	-58
flea|^slot habit	66
flea|collect	141
flight?	-126
flight|#month	-72
flight|#name	-60
flight|#number	-107
flight|12	139
flight|2026	42
flight|7	139
flight|@vehicle	65
flight|^own	-209
flight|^project_fact	-108
flight|^relationship	-158
flight|^slot flight	171
flight|^slot relation	-234
flight|^slot told	76
flight|august	70
flight|lisbon	139
flight|sit	97
floor?	-150
floor|#name	-218
floor|@dwelling	16
floor|@garment	62
floor|^own	-145
floor|^preference	65
floor|^project_fact	-144
floor|^resource	60
floor|^slot home	16
floor|^slot thing	57
floor|always	76
floor|home	16
floor|life	64
floor|live	64
floor|stair	79
flour?	-57
flour|@food	51
flour|^own	-88
flour|^project_fact	-20
flow?	-267
flower?	-80
flower|#name	-47
flower|@flower	133
flower|@food	72
flower|^another	-185
flower|^habit	-58
flower|^own	-60
flower|^project_fact	-59
flower|^slot habit	-32
flower|^slot relation	32
flower|^slot told	62
flower|grow	76
flower|yumi	117
fly-fish?	-16
fly-fish|@fabric	94
fly-fish|@garment	91
fly-fish|^project_fact	18
fly-fish|^slot said	41
fly?	-45
flyer?	-68
flyer|#name	17
flyer|^own	-30
flying?	-162
flying|#month	-17
flying|#name	-185
flying|^own	-127
flying|^project_fact	-130
flying|cousin	62
fly|#month	-119
fly|#number	-37
fly|12	81
fly|2026	70
fly|7	88
fly|@dwelling	28
fly|@family	-43
fly|^another	-43
fly|^own	-82
fly|^preference	-27
fly|^project_fact	-82
fly|^relationship	-38
fly|^slot event	41
fly|^slot flight	86
fly|^slot home	64
fly|^slot relation	-36
fly|base	71
fly|based	71
fly|boss	67
fly|cousin	62
fly|february	70
fly|flight	58
fly|hate	65
fly|home	54
fly|location	67
fly|terrence	147
follow?	-42
following?	-141
following|@dairy	52
following|@drink	52
following|@food	50
following|@illness	87
following|^own	-89
following|^project_fact	-46
following|^slot said	-23
following|milk	52
follow|#day	-31
follow|#name	38
follow|@believer	76
follow|@body_part	20
follow|@dairy	52
follow|@drink	40
follow|@game	35
follow|@medical_device	52
follow|@vehicle	68
follow|^habit	-168
follow|^resource	71
follow|^slot habit	-207
follow|^slot said	-101
follow|^slot state	72
follow|^slot thing	43
follow|flat	33
follow|go	74
follow|hear	85
follow|hearing	85
follow|leave	78
follow|milk	52
follow|season	149
follow|ticket	149
fond?	-94
fond|#day	23
fond|#name	-111
fond|#no	88
fond|@hobby	19
fond|@sport	19
fond|^own	-77
fond|^project_fact	-120
fond|^slot habit	-75
font?	-89
font|#name	-87
font|@body_part	64
font|@illness	63
font|^another	22
font|^own	-151
font|^project_fact	30
font|^slot glyph	64
font|app	64
font|dyslexia	65
font|glyph	64
font|hard	65
font|heart	64
font|know	64
font|long	65
font|make	65
font|text	65
food?	-187
food|#name	-44
food|#no	-39
food|#number	-261
food|@dwelling	-135
food|@family	-185
food|@food	-70
food|@fruit	26
food|@herb	146
food|@job	-166
food|@meat	-48
food|@seasoning	183
food|@vehicle	23
food|^another	-225
food|^constraint	-48
food|^habit	-97
food|^own	-121
food|^preference	-159
food|^project_fact	-282
food|^relationship	-264
food|^resource	-114
food|^slot constraint	47
food|^slot effect	36
food|^slot habit	-86
food|^slot like	-221
food|^slot relation	-246
food|^slot said	-81
food|^slot spell	-30
food|^slot thing	-90
food|^slot told	-83
food|bagoong	124
food|cilantro	146
food|day	52
food|diet	-30
food|euros	89
food|kidney	-30
food|like	-88
food|make	136
food|miss	61
food|month	89
food|special	-30
food|swell	128
food|week	-81
foot?	-123
football?	16
football|#day	-167
football|#name	25
football|#no	52
football|#number	-214
football|@dwelling	52
football|@family	-357
football|@game	-75
football|@hobby	-41
football|@job	-80
football|@sport	-33
football|^another	-209
football|^own	20
football|^relationship	-293
football|^slot habit	20
football|^slot history	138
football|^slot relation	-273
football|^slot said	-57
football|^slot told	116
football|follow	147
football|life	65
football|recife	89
football|saturdays	-41
football|sheffield	61
football|six	68
football|support	236
football|wednesday	54
footpath?	-44
footpath|^own	-44
footpath|^slot said	48
foot|#day	57
foot|#name	-178
foot|@job	54
foot|^habit	27
foot|^own	-118
foot|^slot habit	21
forecast?	-20
forecast|#name	-23
forecast|^another	70
forecast|^constraint	111
forecast|^own	-62
forecast|^project_fact	-93
forecast|^slot constraint	57
forecast|team	85
foreign?	-115
foreign|#name	-59
foreign|#number	-39
foreign|@food	-61
foreign|^own	-109
foreign|^skill	15
foreign|^slot habit	-63
foreign|day	58
foreign|good	91
foreign|live	91
forget?	-157
forget|#name	-44
forget|^habit	39
forget|^own	-122
form?	-86
formerly?	-185
formerly|@job	52
formerly|^own	-167
form|#name	-185
form|#no	-24
form|#number	-30
form|@job	-31
form|^own	-106
form|^preference	109
form|^project_fact	-42
form|^relationship	-179
form|^slot preference	142
form|^slot relation	-98
form|^slot state	80
form|^slot told	104
form|nokia	69
form|thing	55
form|want	111
fortnight?	-44
fortnight|#month	218
fortnight|#name	54
fortnight|@criminal	69
fortnight|@job	59
fortnight|^another	23
fortnight|^own	-66
fortnight|^project_fact	85
fortnight|^slot said	-22
fortnight|^slot told	105
fortnight|hip	48
fortnight|july	138
fortnight|lamb	116
fortnight|second	120
fortnight|see	61
fortnight|start	116
fortnight|week	120
foster?	-142
foster|#name	-64
foster|^own	-121
found in no words	-383
found?	-70
found|#name	-53
found|^another	48
found|^own	-122
found|^slot relation	-52
found|mohanlal	151
found|shop	39
found|start	88
four?	48
fourth?	45
fourth|^own	47
fourth|^preference	82
fourth|^resource	25
fourth|^slot thing	23
four|#no	113
four|#number	-53
four|@tree	15
four|^constraint	-40
four|^own	58
four|^project_fact	56
four|^slot constraint	35
four|^slot said	57
four|sleep	100
four|want	21
frame?	-88
framework?	36
framework|#name	95
framework|^habit	15
framework|^own	53
framework|^skill	80
framework|^slot habit	90
framework|write	151
frame|#name	-24
frame|^own	-83
frame|^project_fact	21
frame|^slot said	71
frame|english	33
frau?	-155
fraud?	-128
fraud|#name	-88
fraud|#number	25
fraud|^another	-22
free?	-83
freeze?	-100
freeze|#day	23
freeze|#name	-88
freeze|^habit	19
freeze|^own	-100
free|#day	267
free|#no	106
free|#number	-243
free|@game	121
free|@income	-39
free|@job	70
free|@sport	30
free|^goal	-27
free|^habit	40
free|^ongoing_project	59
free|^own	-57
free|^project_fact	-136
free|^relationship	-470
free|^role	-104
free|^slot day	18
free|^slot employment	43
free|^slot habit	65
free|^slot project	59
free|^slot relation	-390
free|^slot said	18
free|day	-24
free|eight	48
free|employment	35
free|first	128
free|month	52
free|rehearsal	54
free|senior	59
free|seven	39
free|sommelier	86
free|sundays	77
free|take	36
free|taking	70
free|teach	92
free|tuesday	141
free|wednesdays	118
free|whenever	96
french?	-196
french|#name	-301
french|#no	54
french|@food	48
french|@meat	61
french|^constraint	74
french|^own	-160
french|^relationship	-176
french|^slot habit	23
friday?	-88
fridays?	-141
fridays|#day	87
fridays|#name	-73
fridays|^constraint	51
fridays|^own	-128
fridays|^slot habit	64
friday|#day	206
friday|#name	19
friday|#number	-125
friday|3	43
friday|@food	27
friday|@illness	-69
friday|@income	-29
friday|@job	-355
friday|@treatment	51
friday|@tree	47
friday|^another	87
friday|^habit	-20
friday|^own	-203
friday|^preference	-117
friday|^project_fact	-242
friday|^relationship	31
friday|^slot about	119
friday|^slot constraint	33
friday|^slot habit	-41
friday|^slot like	-72
friday|^slot relation	-53
friday|^slot state	32
friday|^slot told	-72
friday|build	45
friday|building	65
friday|chiara	145
friday|coeliac	76
friday|deploy	69
friday|fridays	136
friday|girlfriend	78
friday|stand	46
friday|take	29
friday|team	91
friday|train	52
friday|training	52
friday|tuesdays	183
fridge?	-226
fridge|#no	81
fridge|^own	-189
fridge|^project_fact	-75
fridge|^slot said	-32
fridge|give	80
friend?	-51
friend|#day	78
friend|#name	50
friend|@animal	30
friend|@bicycle	59
friend|@cat	66
friend|@dog	28
friend|@drink	47
friend|@dwelling	-210
friend|@family	-62
friend|@flower	106
friend|@food	-89
friend|@furniture	90
friend|@hobby	-53
friend|@job	102
friend|@pet	58
friend|@seafood	90
friend|@sport	-44
friend|@vehicle	-128
friend|^another	-34
friend|^own	-51
friend|^project_fact	-153
friend|^relationship	64
friend|^slot about	-21
friend|^slot home	-33
friend|^slot relation	88
friend|^slot role	52
friend|antonia	39
friend|bar	90
friend|cat	66
friend|dog	28
friend|drink	94
friend|eight	16
friend|home	-124
friend|location	-28
friend|make	32
friend|mate	173
friend|mateo	74
friend|name	71
friend|okafor	101
friend|pal	120
friend|play	24
friend|role	52
friend|saturdays	71
friend|seven	35
friend|stevie	120
friend|sundays	71
friend|take	19
friend|ten	94
friend|thirty	65
friend|trev	136
friend|zoë	101
frighten?	-37
frighten|#name	-145
frighten|@animal	112
frighten|@reptile	115
frighten|^own	-30
frighten|^preference	70
frighten|^project_fact	-47
frighten|^slot said	32
frighten|live	15
frighten|snake	115
frome?	-138
frome|#name	-83
frome|^project_fact	-82
frome|^slot told	17
front?	-29
front|^own	-28
front|^preference	48
front|^slot like	48
front|like	48
frozen?	-39
frozen|#day	65
frozen|#name	-32
frozen|^habit	38
frozen|^own	-38
frozen|^slot habit	60
fruit?	-32
fruit|#name	-80
fruit|#no	-43
fruit|#number	-277
fruit|@animal	-41
fruit|@fruit	208
fruit|@symptom	35
fruit|@tree	137
fruit|^constraint	64
fruit|^own	-22
fruit|^preference	49
fruit|^project_fact	-100
fruit|^relationship	-285
fruit|^resource	35
fruit|^slot allergy	65
fruit|^slot condition	51
fruit|^slot habit	-174
fruit|^slot like	58
fruit|^slot said	-193
fruit|^slot thing	44
fruit|^slot told	35
fruit|allergic	65
fruit|allergy	65
fruit|banana	110
fruit|eat	40
fruit|give	44
fruit|hate	82
fruit|kiwi	119
fruit|smell	164
fully?	-59
fully|#number	48
fully|^own	-56
fully|^project_fact	33
fully|^slot said	61
fun?	-43
function?	-400
function|#name	-272
function|^own	-381
function|^project_fact	-220
fund?	-132
funders?	24
funders|#month	75
funders|#name	57
funders|#number	61
funders|^own	25
funders|^project_fact	-50
funders|^resource	62
funders|^slot thing	62
funders|grant	145
funding?	-132
funding|#month	23
funding|#name	-87
funding|^another	41
funding|^project_fact	-27
fund|#month	23
fund|#name	-87
fund|^another	41
fund|^project_fact	-27
funghi?	-62
funghi|@food	89
funghi|@job	59
funghi|^own	-56
funghi|^slot said	53
fun|@job	85
fun|^habit	18
fun|^own	-39
fun|^slot habit	19
furniture?	-58
furniture|^own	-40
future?	43
future|#name	37
future|^own	-20
future|^relationship	122
future|^slot habit	29
future|^slot relation	75
future|otieno	133
fête|^project_fact	48
fête|^slot said	71
gadget|#name	-202
gadget|@body_part	144
gadget|@illness	52
gadget|@job	-40
gadget|^project_fact	-92
gadget|^resource	169
gadget|^slot said	54
gadget|^slot thing	142
gadget|ear	50
gadget|hear	50
gadget|hearing	50
gadget|take	40
gadget|use	208
gagnon?	-127
gagnon|#day	-51
gagnon|#name	-103
gagnon|^own	-127
gagnon|^project_fact	-55
gagnon|kitchen	85
gala?	-50
gala|#name	-30
gala|#no	15
gala|#number	-136
gala|@animal	31
gala|@food	33
gala|@hobby	-28
gala|^another	-25
gala|^constraint	71
gala|^own	-49
gala|july	50
gala|kid	80
gala|name	99
gala|want	15
game?	-38
game|#day	169
game|#number	-159
game|@animal	-71
game|@color	95
game|@family	-171
game|@food	-175
game|@game	90
game|@hobby	43
game|@job	-170
game|@sport	-15
game|@symptom	50
game|@vegetable	53
game|@vehicle	-26
game|^another	-16
game|^goal	59
game|^habit	28
game|^own	-49
game|^project_fact	-232
game|^relationship	-61
game|^role	-63
game|^slot age	62
game|^slot goal	37
game|^slot habit	-47
game|^slot identity	57
game|^slot relation	-92
game|age	62
game|alexandra	40
game|birthday	73
game|black	112
game|bridge	175
game|chess	122
game|club	111
game|eleven	65
game|friday	63
game|leonor	157
game|monday	19
game|morning	54
game|musa	124
game|neighbour	132
game|night	59
game|online	84
game|play	246
game|river	54
game|saturday	51
game|street	93
game|sundays	51
game|tablet	72
game|tennis	86
game|tuesdays	30
game|want	30
game|wednesday	74
game|weekend	27
garage?	-172
garage|#name	-149
garage|^own	-145
garage|^project_fact	-35
garage|^slot garage	48
garage|call	48
garage|lad	48
garage|pádraig	48
garden?	-53
garden|#name	-302
garden|#no	77
garden|@dwelling	54
garden|@food	94
garden|@vegetable	151
garden|^constraint	81
garden|^habit	62
garden|^preference	71
garden|^project_fact	-117
garden|^slot habit	132
garden|^slot preference	72
garden|allotment	133
garden|grow	151
garden|house	94
garden|want	72
garden|work	96
gas?	-98
gas|#name	-79
gas|@science	72
gas|^another	-22
gas|^own	-121
gas|^role	73
gas|^slot told	56
gas|school	145
gate?	-73
gate|#name	-89
gate|#number	-17
gate|^goal	34
gate|^own	-68
gate|^project_fact	-107
gatineau?	-148
gatineau|#name	-29
gatineau|#no	58
gatineau|^own	-130
gatineau|^project_fact	-53
gcses?	-71
gcses|#name	-21
gcses|#number	24
gcses|^own	-65
gcses|^slot said	48
gcses|ravi	57
gdansk?	-111
gdansk|#name	-75
gdansk|@dwelling	47
gdansk|^another	-25
gdansk|^own	-256
gdansk|^relationship	-106
gdansk|^slot home	47
gdansk|home	47
gdansk|location	47
gdansk|tomasz	66
gemma?	70
gemma|#name	87
gemma|@believer	135
gemma|@family	132
gemma|^own	71
gemma|^relationship	44
gemma|^slot habit	32
gemma|^slot relation	68
gemma|sister	135
gents?	51
gents|#number	59
gents|^own	51
gents|^project_fact	56
gents|^slot said	61
german?	-182
germany?	-30
germany|#number	74
germany|^own	-30
germany|^slot told	72
german|#name	-328
german|#number	16
german|14	19
german|2027	15
german|@dairy	71
german|@drink	41
german|@food	-56
german|^another	-58
german|^own	-234
german|^project_fact	-142
german|^relationship	-349
german|^slot b2	22
german|^slot habit	-45
german|^slot preference	22
german|afternoon	86
german|answer	57
german|b2	22
german|four	83
german|give	75
german|go	50
german|march	19
german|milk	70
german|style	53
german|two	66
german|want	-28
get?	-160
get?|@color	59
get?|@drink	103
get?|@food	68
get?|@herb	43
get?|@seasoning	43
get?|@tree	146
get?|^constraint	-45
get?|^habit	-15
get?|^own	-111
get?|^preference	34
get?|^slot habit	50
get?|^slot like	54
get?|coffee	119
get?|drink	122
gethin?	-422
gethin|^own	-411
gift?	-218
gift|#name	-311
gift|^another	-93
gift|^own	-307
gift|^relationship	-124
gift|^slot about	43
gig?	-33
gig|#month	81
gig|#number	81
gig|^own	-24
gin?	-149
gin|^habit	45
gin|^own	-149
gin|^slot habit	49
girlfriend?	-243
girlfriend|#name	-153
girlfriend|@animal	37
girlfriend|@color	76
girlfriend|@job	34
girlfriend|^another	-66
girlfriend|^own	-263
girlfriend|^project_fact	-80
girlfriend|^relationship	-139
girlfriend|^slot allergy	58
girlfriend|allergy	58
girl|#day	90
girl|#month	-65
girl|#name	25
girl|#number	-517
girl|@color	66
girl|@dairy	52
girl|@doctor	69
girl|@drink	16
girl|@farm_animal	75
girl|@hobby	-76
girl|@illness	17
girl|@instrument	22
girl|@sport	-30
girl|^another	45
girl|^own	-49
girl|^preference	45
girl|^project_fact	-124
girl|^relationship	141
girl|^slot about	61
girl|^slot allergy	59
girl|^slot habit	-392
girl|^slot preference	78
girl|^slot relation	87
girl|^slot said	23
girl|allergic	59
girl|allergy	59
girl|august	61
girl|catrin	66
girl|daughter	106
girl|give	15
girl|gp	103
girl|grace	47
girl|kayleigh	51
girl|léonie	40
girl|march	52
girl|milk	78
girl|prefer	83
girl|rui	142
girl|start	95
girl|weekend	70
girl|zala	141
github?	-200
github|#name	-83
github|^own	-177
github|^project_fact	-36
give?	-116
give?|#month	78
give?|#name	-174
give?|#number	-56
give?|2026	72
give?|@food	28
give?|^own	-182
give?|^preference	18
give?|^project_fact	-49
give?|^relationship	-60
give?|^slot told	-74
give?|allergic	45
give?|allergy	45
give?|keep	78
give?|like	97
give?|mason	41
give?|want	57
given?	-96
given|#name	-38
given|@hobby	80
given|@sport	80
given|^own	-94
given|^slot said	27
give|#month	102
give|#name	-49
give|#number	-102
give|2026	39
give|@criminal	75
give|@dance	54
give|@doctor	62
give|@family	-206
give|@food	-117
give|@job	-95
give|@medicine	20
give|@seasoning	55
give|@sport	-35
give|^another	-104
give|^constraint	-64
give|^habit	-143
give|^own	-95
give|^preference	-17
give|^project_fact	-23
give|^relationship	-112
give|^slot about	-84
give|^slot allergy	99
give|^slot habit	-184
give|^slot history	74
give|^slot preference	67
give|^slot relation	-36
give|^slot told	28
give|allergic	165
give|allergy	164
give|cook	105
give|dance	75
give|end	89
give|first	27
give|fit	69
give|hip	160
give|january	66
give|july	97
give|june	58
give|leave	67
give|left	67
give|licence	72
give|like	78
give|mason	41
give|mountain	74
give|penicillin	67
give|philippa	128
give|sell	81
give|smoke	71
give|start	70
glasgow?	-92
glasgow|#name	-51
glasgow|^own	-65
glasgow|^resource	61
glasgow|^slot thing	61
glass?	-278
glass|^own	-251
glass|^resource	68
glass|^slot thing	50
glove?	21
glove|#name	-54
glove|@illness	75
glove|@symptom	102
glove|^constraint	127
glove|^own	39
glove|^recurring_state	75
glove|^slot allergy	142
glove|allergic	142
glove|allergy	142
glove|latex	188
gluten?	-123
gluten|^constraint	54
gluten|^own	-75
go?	-88
goal|#month	45
goal|#name	-183
goal|#number	82
goal|2026	17
goal|@food	-24
goal|^goal	223
goal|^project_fact	-142
goal|^relationship	-139
goal|^skill	28
goal|^slot goal	224
goal|^slot relation	-44
goal|^slot study	76
goal|brother	84
goal|hour	126
goal|hugo	141
goal|marathon	111
goal|run	-30
goal|study	70
goal|thirty	126
goal|three	73
goal|try	138
goal|two	51
goal|want	27
goggle?	-60
goggles?	-60
goggles|#name	-19
goggles|#number	46
goggles|^habit	30
goggles|^own	-43
goggles|^slot habit	30
goggle|#name	-19
goggle|#number	46
goggle|^habit	30
goggle|^own	-43
goggle|^slot habit	30
going?	27
going|#month	103
going|#name	64
going|#number	-83
going|2026	-56
going|21	53
going|@dwelling	-53
going|@family	-319
going|@food	-57
going|@job	-155
going|@vegetable	61
going|^another	-53
going|^habit	-55
going|^ongoing_project	73
going|^project_fact	-119
going|^relationship	94
going|^slot event	51
going|^slot habit	-94
going|^slot membership	86
going|^slot origin	67
going|^slot preference	56
going|^slot project	77
going|^slot relation	-18
going|^slot told	20
going|afternoon	65
going|april	61
going|assistant	96
going|au-pair	83
going|august	54
going|beth	70
going|come	46
going|comes	46
going|date	157
going|day	104
going|december	33
going|die	84
going|fiancé	35
going|first	83
going|four	66
going|give	48
going|january	96
going|lucía	139
going|operation	68
going|origin	67
going|plan	38
going|radek	125
going|travel	63
going|trip	121
going|university	52
going|want	35
golf?	-20
golf|#number	70
golf|^habit	75
good?	-40
good|#day	-347
good|#month	84
good|#name	-39
good|#no	-317
good|#number	-50
good|000	71
good|11	101
good|2026	-19
good|300	72
good|@drink	57
good|@ethnicity	31
good|@family	-111
good|@food	-18
good|@hobby	-78
good|@illness	46
good|@science	20
good|@seafood	-33
good|@sport	-34
good|^another	-148
good|^constraint	-173
good|^own	-24
good|^preference	68
good|^project_fact	-51
good|^recurring_state	57
good|^relationship	-171
good|^resource	-419
good|^role	-104
good|^slot about	-346
good|^slot constraint	-47
good|^slot favourite	49
good|^slot habit	-100
good|^slot health	-38
good|^slot history	45
good|^slot like	-65
good|^slot preference	84
good|^slot relation	-306
good|^slot role	67
good|^slot said	39
good|^slot thing	-371
good|^slot told	-469
good|^slot van	31
good|allergy	-17
good|answer	85
good|april	63
good|assistant	49
good|baby	92
good|bean	39
good|berlingo	72
good|best	103
good|better	73
good|call	71
good|carry	92
good|citroën	72
good|day	54
good|dental	57
good|drink	31
good|eat	33
good|eight	88
good|epipen	92
good|expect	86
good|favourite	75
good|five	70
good|food	41
good|give	55
good|green	50
good|january	120
good|kim	91
good|km	72
good|love	-41
good|miss	58
good|october	61
good|okafor	81
good|pepper	58
good|pilot	66
good|play	-53
good|right	80
good|role	63
good|second	40
good|shoulder	74
good|sleep	54
good|tallulah	31
good|ten	-18
good|thai	62
good|till	103
good|ulcer	58
good|use	-49
good|used	62
good|van	31
good|whenever	98
good|wife	41
good|work	-61
good|zoë	81
goulash?	-78
goulash|@body_part	87
goulash|^own	-55
goulash|^project_fact	-17
goulash|want	25
go|#month	89
go|#name	-35
go|#no	39
go|15	39
go|2	-45
go|2026	-88
go|2027	39
go|21	17
go|3	48
go|30th	30
go|6	24
go|7	-157
go|8	-60
go|@alcohol	-138
go|@animal	-228
go|@bicycle	49
go|@boat	52
go|@body_part	-395
go|@car	-25
go|@color	-111
go|@drink	-238
go|@dwelling	-219
go|@family	-285
go|@food	-402
go|@furniture	70
go|@game	-121
go|@garment	-102
go|@horse	53
go|@hospital	29
go|@illness	-137
go|@income	-219
go|@injury	70
go|@job	-144
go|@medical_device	86
go|@medicine	-215
go|@mental_illness	58
go|@narcotic	-186
go|@pet	-351
go|@science	-144
go|@treatment	46
go|@vegetable	22
go|@vehicle	-18
go|^another	-100
go|^habit	-99
go|^ongoing_project	40
go|^own	-37
go|^preference	42
go|^project_fact	-200
go|^recurring_state	-80
go|^resource	-93
go|^role	-414
go|^skill	-261
go|^slot about	-194
go|^slot allergy	-141
go|^slot effect	41
go|^slot event	77
go|^slot habit	-138
go|^slot health	-328
go|^slot home	-278
go|^slot iceland	69
go|^slot invoice	30
go|^slot like	-64
go|^slot marital	39
go|^slot membership	50
go|^slot origin	67
go|^slot preference	-35
go|^slot project	44
go|^slot relation	-88
go|^slot return	-103
go|^slot role	-277
go|^slot said	-56
go|^slot state	-88
go|^slot taste	52
go|^slot thing	-63
go|^slot told	-157
go|^slot training	90
go|^slot whereabouts	66
go|afternoon	41
go|allergy	-208
go|alternate	62
go|always	61
go|april	-18
go|au-pair	83
go|bed	86
go|beth	58
go|bike	64
go|boat	54
go|book	-99
go|canal	21
go|choice	102
go|code	65
go|come	-53
go|comes	-35
go|cycle	47
go|date	130
go|december	-71
go|die	59
go|disc	51
go|dislike	102
go|domino	54
go|electric	44
go|engage	50
go|engaged	50
go|february	-59
go|fiancé	30
go|field	69
go|firework	92
go|fit	104
go|flight	46
go|fluorescent	95
go|fridays	19
go|friend	36
go|give	50
go|going	67
go|hague	67
go|half	67
go|home	-300
go|horse	54
go|iceland	69
go|january	92
go|japan	22
go|last	15
go|leave	-15
go|life	-252
go|lift	58
go|light	47
go|lighting	65
go|list	91
go|live	-300
go|location	-250
go|long	-106
go|lucía	139
go|march	48
go|marital	39
go|mate	54
go|meet	83
go|moira	62
go|mondays	-43
go|month	40
go|moot	67
go|name	-16
go|night	-172
go|nine	70
go|noor	44
go|november	-133
go|october	-120
go|old	21
go|open	93
go|operation	61
go|origin	67
go|past	72
go|plan	-60
go|play	-59
go|ptsd	92
go|radek	125
go|renovate	80
go|role	-285
go|row	79
go|sasha	154
go|school	-38
go|set	22
go|show	96
go|sick	66
go|six	58
go|slip	40
go|stair	87
go|status	39
go|sulphites	67
go|tariq	123
go|ten	-25
go|therapy	62
go|thursday	-84
go|thursdays	141
go|tonsil	91
go|training	45
go|travel	63
go|trev	94
go|trip	86
go|tuesdays	197
go|two	15
go|university	-84
go|use	60
go|wait	82
go|want	-37
go|wednesdays	-144
go|whenever	60
go|whereabouts	66
go|wine	67
go|woman	30
go|work	-100
go|write	-45
go|zumba	98
gp?	-202
gpu?	-29
gpu|#number	51
gpu|^own	-20
gpu|^project_fact	37
gp|#name	-133
gp|@science	62
gp|^own	-155
gp|^project_fact	-16
gp|^slot told	70
grade?	-200
grader?	-121
grader|#name	-52
grader|^own	-119
grade|#day	69
grade|#name	-153
grade|^habit	43
grade|^own	-188
grade|^project_fact	-300
grading?	-38
grading|^habit	54
grading|^own	-27
grading|^slot habit	54
graham?	-193
graham|#name	-154
graham|^own	-169
graham|^project_fact	-67
graham|christmas	63
graham|grandkids	63
gramado?	-87
gramado|@family	43
gramado|^another	61
gramado|mother	43
gramado|use	74
grandchild|#name	-42
grandchild|#number	-60
grandchild|@family	-30
grandchild|^project_fact	16
grandchild|^relationship	-82
grandchild|catrin	101
grandma?	-63
grandma|#day	53
grandma|#name	-21
grandma|@treatment	15
grandma|^another	61
grandma|^own	-187
grandma|^project_fact	-326
grandma|^relationship	56
grandma|^slot habit	70
grandma|^slot relation	22
grandma|fridays	15
grandma|ilona	112
grandma|mondays	15
grandma|saturdays	69
grandma|wednesdays	15
grandmother?	-150
grandmother|#name	-99
grandmother|@dwelling	-68
grandmother|@family	-78
grandmother|^another	-45
grandmother|^own	-157
grandmother|^project_fact	-277
grandmother|^relationship	-40
grandmother|ayacucho	18
grandmother|rosa	135
grandpa?	-144
grandpa|#day	48
grandpa|#name	-74
grandpa|^habit	47
grandpa|^own	-39
grandpa|^slot habit	47
grandson|#number	64
grandson|@family	56
grandson|^own	18
grant?	-215
grant|#month	-63
grant|#name	-156
grant|#number	-115
grant|11	34
grant|^own	-167
grant|^project_fact	-147
grant|^slot said	41
grant|april	32
grant|november	63
great-grandchildren|#number	27
great?	-57
great|^own	-37
great|^preference	75
greek?	-39
greek|^own	-35
green?	-92
green|#name	-85
green|@color	46
green|^own	-92
green|^project_fact	-77
green|tegat	46
greet?	-76
greeting?	-76
greeting|#no	53
greeting|@job	52
greeting|^own	-107
greeting|^preference	49
greeting|use	56
greet|#no	53
greet|@job	52
greet|^own	-107
greet|^preference	49
greet|use	56
grill?	-155
grill|@family	75
grill|^constraint	60
grill|^own	-136
grill|^project_fact	-73
grill|like	64
grocery?	-29
grocery|#day	106
grocery|#name	43
grocery|@animal	60
grocery|@family	50
grocery|^habit	42
grocery|^own	-42
grocery|^relationship	121
grocery|^slot about	47
grocery|^slot relation	84
grocery|julie	133
grocery|shop	151
grocery|shopping	151
groggy?	-124
groggy|^habit	30
groggy|^own	-74
groggy|^resource	97
groggy|^slot habit	30
groggy|^slot thing	97
group?	-153
group|#name	-56
group|#no	35
group|#number	-36
group|@job	21
group|^another	121
group|^constraint	35
group|^habit	-165
group|^own	-279
group|^project_fact	-112
group|^slot habit	-190
group|afternoon	88
group|choir	160
group|go	83
group|two	53
grow?	-143
grown-ups?	-33
grown-ups|#name	101
grown-ups|@food	33
grown-ups|^own	45
grown-ups|^project_fact	-62
grown-ups|^recurring_state	42
grown-ups|night	149
growth?	21
growth|#name	-21
growth|@science	98
growth|^habit	46
growth|^own	24
growth|^preference	32
growth|^project_fact	20
growth|^slot preference	32
grow|#name	-59
grow|#number	-23
grow|44	57
grow|@alcohol	-56
grow|@drink	26
grow|@food	37
grow|@narcotic	-56
grow|@wine	-56
grow|^habit	-69
grow|^own	-116
grow|^project_fact	-108
grow|^resource	35
grow|^slot habit	-106
grow|^slot thing	43
grow|back	57
grow|manchester	100
grow|numb	71
grow|number	71
grow|sixty	-56
grow|three	73
grpc?	-335
grpc|#name	-184
grpc|^own	-339
guacamole?	-89
guacamole|#no	99
guacamole|^own	-76
guacamole|^slot said	75
guest?	-41
guest|#month	-16
guest|#name	-59
guest|#number	40
guest|2027	124
guest|@believer	80
guest|@dwelling	25
guest|@family	124
guest|@food	61
guest|@job	-145
guest|@meat	64
guest|^another	63
guest|^goal	71
guest|^own	-121
guest|^preference	46
guest|^project_fact	-120
guest|^skill	80
guest|^slot goal	71
guest|^slot habit	-184
guest|^slot language	104
guest|^slot preference	53
guest|^slot said	-104
guest|^slot told	82
guest|assistant	33
guest|bite	46
guest|conor	70
guest|december	80
guest|go	79
guest|keep	78
guest|kilometre	47
guest|need	96
guest|october	62
guest|ruth	87
guest|sister	80
guest|speak	104
guest|want	84
guide?	-55
guide|#no	75
guide|@hobby	138
guide|@sport	138
guide|^constraint	87
guide|^own	-38
guide|^project_fact	-209
guide|^relationship	-45
guide|^role	97
guide|^slot constraint	92
guide|^slot habit	-102
guide|^slot relation	18
guide|professor	83
guitar?	-286
guitar|#name	-193
guitar|^own	-277
gummy?	18
gummy|#name	58
gummy|^own	25
gummy|^project_fact	32
gym?	-276
gym|#name	-312
gym|^own	-238
habit?	-47
habit|^own	-27
habit|^slot habit	103
haiku?	-479
haiku|#name	-262
haiku|^own	-457
hair?	-106
haircut?	-187
haircut|#day	21
haircut|#name	-26
haircut|@job	78
haircut|^own	-250
haircut|^project_fact	-61
haircut|^slot relation	58
haircut|^slot told	40
hair|#day	46
hair|#name	-39
hair|^habit	67
hair|^own	-98
half?	115
half|#day	-97
half|#month	33
half|#name	44
half|#number	-33
half|2026	48
half|@body_part	65
half|@family	185
half|@hobby	38
half|@illness	-205
half|@job	103
half|@science	69
half|@sport	42
half|^another	287
half|^own	-230
half|^project_fact	-398
half|^relationship	348
half|^slot health	-96
half|^slot identity	112
half|^slot relation	197
half|^slot role	95
half|^slot thing	-69
half|^slot told	-36
half|ailsa	149
half|catarina	123
half|colin	115
half|fridays	26
half|hamish	98
half|husband	140
half|kim	91
half|march	80
half|marta	128
half|owen	118
half|partner	114
half|portuguese	57
half|role	95
half|sasha	154
half|train	69
half|training	69
half|tuesdays	67
half|use	-16
half|wife	97
halina?	-165
halina|#name	-280
halina|@job	-16
halina|^another	-49
halina|^own	-325
halina|^relationship	-80
halina|^slot role	26
halina|role	26
hall?	-36
hall|#name	-67
hall|@food	32
hall|^own	-32
hall|^project_fact	56
hall|^slot said	38
ham?	18
hamburg?	-169
hamburg|#day	58
hamburg|#name	-83
hamburg|#number	-58
hamburg|^own	-119
hamburg|^project_fact	-25
hamburg|^slot history	57
hamburg|^slot told	59
hamburg|friday	84
ham|#day	107
ham|#name	-20
ham|@food	107
ham|^constraint	105
ham|^habit	98
ham|^own	17
ham|^project_fact	-92
ham|^slot habit	44
ham|^slot state	138
ham|eat	107
ham|fridays	42
hana|#month	-84
hana|@family	49
hana|^another	-136
hana|^relationship	33
hana|^slot relation	53
hana|daughter	57
hand?	-57
handheld?	-79
handheld|#name	34
handheld|^own	-76
handicap?	-20
handicap|#number	70
handicap|^habit	75
handicraft?	-24
handicraft|#name	-139
handicraft|@craft	107
handicraft|@fabric	58
handicraft|@family	82
handicraft|@hobby	66
handicraft|^habit	82
handicraft|^own	23
handicraft|^relationship	-36
handicraft|^skill	28
handicraft|^slot habit	138
handicraft|^slot relation	24
handicraft|almaz	130
handicraft|aunt	130
handicraft|crochet	107
handicraft|sea	54
handle|#name	50
handle|#number	-438
handle|@animal	19
handle|@body_part	-16
handle|@dairy	86
handle|@dessert	76
handle|@drink	-43
handle|@family	-148
handle|@game	37
handle|@job	53
handle|@religion	59
handle|@temple	59
handle|^habit	63
handle|^own	-45
handle|^project_fact	-92
handle|^recurring_state	-97
handle|^relationship	70
handle|^resource	-64
handle|^slot about	27
handle|^slot charge	45
handle|^slot effect	-34
handle|^slot habit	66
handle|^slot said	-25
handle|black	69
handle|book	111
handle|church	59
handle|dairy	58
handle|day	63
handle|go	47
handle|husband	74
handle|karim	132
handle|milk	52
handle|oat	55
handle|play	102
handle|rocío	126
handle|ximena	94
handset?	-66
handset|#name	22
handset|#number	60
handset|@family	56
handset|^own	-68
handset|^project_fact	24
handset|^slot said	21
handset|phone	164
hand|#day	-26
hand|#month	-22
hand|#name	-140
hand|#number	-104
hand|2025	44
hand|30	55
hand|@body_part	155
hand|@color	-24
hand|@fabric	79
hand|@family	-64
hand|@garment	71
hand|@illness	50
hand|@job	43
hand|^another	-43
hand|^constraint	-101
hand|^habit	-22
hand|^own	-69
hand|^project_fact	-103
hand|^recurring_state	21
hand|^relationship	-103
hand|^slot effect	31
hand|^slot habit	-137
hand|^slot health	37
hand|^slot history	48
hand|^slot identity	122
hand|^slot relation	-108
hand|^slot said	-292
hand|cut	74
hand|dispatcher	162
hand|guy	86
hand|latex	83
hand|name	118
hand|saturdays	95
hand|september	19
hand|start	49
hand|thumb	121
hand|wednesdays	66
hania?	-147
hania|#name	-136
hania|^own	-133
hania|^project_fact	29
happen?	-91
happen|#name	-173
happen|#no	-29
happen|#number	21
happen|2025	93
happen|@animal	30
happen|@bird	53
happen|@family	-74
happen|@flower	42
happen|@food	31
happen|@meat	102
happen|^another	-86
happen|^habit	-34
happen|^own	-100
happen|^project_fact	-172
happen|^recurring_state	45
happen|^relationship	-123
happen|^slot condition	69
happen|^slot habit	-82
happen|^slot history	93
happen|^slot said	-183
happen|drive	75
happen|long	73
happen|six	52
happen|want	51
happy?	-115
happy|#name	-447
happy|@food	119
happy|@fruit	95
happy|^own	-85
happy|^preference	43
happy|^resource	37
happy|^slot thing	33
harbour?	-102
harbour|#no	16
harbour|@animal	-43
harbour|@boat	66
harbour|@family	74
harbour|@fish	33
harbour|@food	137
harbour|@illness	62
harbour|@income	62
harbour|@seafood	124
harbour|@vehicle	66
harbour|^own	-69
harbour|^slot constraint	46
harbour|^slot habit	-27
harbour|^slot said	106
hard?	37
hardly|#number	44
hardly|@family	30
hardly|^own	-52
hardly|^relationship	136
hardly|nikos	136
hardware?	-43
hardware|#name	62
hardware|^own	-24
hardware|^project_fact	-47
hardware|^resource	136
hardware|^slot thing	136
hardware|steam	94
hardware|thinkpad	145
hardware|use	136
hardwood?	-29
hardwood|^own	-28
hardwood|^preference	48
hardwood|^slot like	48
hardwood|like	48
hard|#month	98
hard|#name	81
hard|#number	82
hard|@illness	63
hard|@symptom	63
hard|^habit	52
hard|^own	38
hard|^project_fact	91
hard|^slot habit	26
hard|^slot health	63
hard|^slot said	32
hard|take	74
harmonium?	-165
harmonium|#name	-87
harmonium|@family	64
harmonium|^own	-127
harmonium|^project_fact	-77
harmonium|^slot told	49
harvest?	43
harvesting?	-35
harvesting|@food	84
harvesting|^habit	78
harvesting|^own	-24
harvesting|^slot habit	78
harvest|#month	-58
harvest|#name	-109
harvest|#number	-195
harvest|@dwelling	72
harvest|@flower	88
harvest|@food	124
harvest|^another	59
harvest|^constraint	80
harvest|^habit	69
harvest|^project_fact	-306
harvest|^relationship	-28
harvest|^slot habit	85
harvest|^slot state	68
harvest|^slot told	-138
harvest|grow	87
hate?	-141
hate|#name	-178
hate|#no	65
hate|#number	-268
hate|@animal	-126
hate|@food	49
hate|@seasoning	94
hate|@vegetable	62
hate|^own	-162
hate|^preference	72
hate|^project_fact	-361
hate|^recurring_state	73
hate|^relationship	-184
hate|^slot like	111
hate|make	72
have?	-97
have?|#month	-239
have?|#name	-62
have?|#number	20
have?|4	56
have?|@animal	-120
have?|@body_part	90
have?|@dwelling	-98
have?|@family	-342
have?|@garment	84
have?|@illness	80
have?|@instrument	-92
have?|@job	-234
have?|@pet	49
have?|@symptom	46
have?|^another	-40
have?|^constraint	-16
have?|^habit	-507
have?|^own	-111
have?|^relationship	-85
have?|^resource	-25
have?|^skill	-95
have?|^slot about	-94
have?|^slot fear	70
have?|^slot habit	-287
have?|^slot health	-28
have?|^slot history	93
have?|^slot membership	62
have?|^slot relation	-53
have?|^slot said	-56
have?|^slot thing	-39
have?|^slot told	-91
have?|april	43
have?|call	41
have?|daughter	-95
have?|emil	139
have?|fifteen	62
have?|finger	83
have?|house	36
have?|imani	103
have?|index	83
have?|learn	-42
have?|leave	61
have?|left	80
have?|lose	83
have?|machine	58
have?|mum	38
have?|nine	-52
have?|owe	93
have?|scare	70
have?|second	68
have?|sleep	40
have?|thousand	100
have?|tip	83
have?|violin	48
have?|wear	157
have?|year	49
have?|zlata	79
hay?	-64
hay|#name	-126
hay|#no	79
hay|#number	17
hay|2027	76
hay|@illness	56
hay|@income	113
hay|^own	-43
hay|^recurring_state	46
hay|^slot effect	46
hay|^slot said	-18
hay|make	88
hay|take	88
head?	-90
headache?	-126
headache|#name	-193
headache|@body_part	57
headache|@food	36
headache|@hobby	85
headache|@illness	18
headache|@income	34
headache|@medicine	103
headache|@symptom	97
headache|^own	-111
headache|^project_fact	-54
headache|^recurring_state	60
headache|^slot told	40
headache|fume	66
headache|give	47
headache|migraine	144
headmistress?	-19
headmistress|@job	85
headmistress|^another	93
headmistress|^project_fact	32
head|#name	-144
head|@body_part	-66
head|@doctor	-88
head|@illness	74
head|@job	-167
head|@symptom	65
head|^own	-63
head|^project_fact	20
head|^relationship	-116
head|^resource	35
head|^slot health	64
head|^slot relation	-59
head|^slot said	-216
head|^slot squad	103
head|lead	103
head|sit	69
head|squad	103
health?	-36
healthy?	-19
healthy|@food	36
healthy|@hobby	75
healthy|^project_fact	86
healthy|^slot habit	61
health|#name	-356
health|#number	-104
health|@body_part	113
health|@doctor	194
health|@drink	44
health|@illness	79
health|@income	65
health|@job	97
health|@symptom	113
health|^habit	-34
health|^project_fact	110
health|^relationship	-365
health|^resource	-21
health|^slot habit	-79
health|^slot health	234
health|^slot said	53
health|^slot thing	-47
health|bipolar	128
health|day	44
health|eat	68
health|kidney	71
health|migraine	72
health|nurse	65
health|see	102
health|sit	57
health|take	106
health|ten	75
health|therapist	102
health|visit	75
hear?	-89
hearing?	-133
hearing|#month	28
hearing|#name	-202
hearing|#number	20
hearing|2027	-17
hearing|@body_part	90
hearing|@illness	135
hearing|@job	-54
hearing|@symptom	136
hearing|^own	-105
hearing|^project_fact	-19
hearing|^slot health	136
hearing|april	52
hearing|tinnitus	136
heart?	-89
heart|#number	16
heart|^own	-77
heart|^slot said	-47
hear|#month	-56
hear|#name	-133
hear|#number	55
hear|2027	61
hear|@body_part	88
hear|@illness	88
hear|@job	-106
hear|@symptom	90
hear|^habit	-40
hear|^own	-58
hear|^slot habit	-101
hear|^slot health	120
hear|^slot told	82
hear|april	52
hear|due	83
hear|september	-76
hear|tinnitus	136
heat?	-188
heavy|#month	31
heavy|#name	-85
heavy|#number	71
heavy|@illness	41
heavy|@symptom	72
heavy|^another	-23
heavy|^project_fact	-196
heavy|^relationship	35
heavy|^resource	77
heavy|^slot about	69
heavy|^slot relation	61
heavy|^slot said	-35
heavy|^slot thing	68
heavy|clem	133
heavy|husband	71
heavy|lift	56
heifer?	-42
heifer|#name	52
heifer|@dairy	58
heifer|@drink	58
heifer|@food	20
heifer|^own	-30
heifer|^project_fact	53
heifer|^slot habit	57
heifer|^slot told	70
heifer|milk	39
height?	-118
height|@illness	74
height|@symptom	74
height|^constraint	68
height|^own	-104
height|^slot health	74
heirloom?	-91
heirloom|#name	-63
heirloom|@family	19
heirloom|@food	56
heirloom|^own	-77
heirloom|^slot told	53
helene?	-122
helgoland?	-84
helgoland|^own	-52
helgoland|^slot said	64
help?	-59
help?|#name	-39
help?|@job	29
help?|@science	61
help?|^preference	148
help?|^resource	30
help?|give	47
helping?	-45
helping|#day	42
helping|#name	-23
helping|#number	31
helping|@doctor	142
helping|@family	64
helping|@illness	74
helping|@job	84
helping|^habit	51
helping|^own	-34
helping|^project_fact	-54
helping|^slot habit	44
helping|^slot said	41
helping|see	142
helping|therapist	142
help|#day	-57
help|#month	54
help|#name	-55
help|#no	-118
help|1	74
help|2027	58
help|6	71
help|9	71
help|@animal	15
help|@color	-69
help|@doctor	107
help|@dog	61
help|@family	-40
help|@food	-165
help|@furniture	60
help|@hobby	-15
help|@job	48
help|@pet	52
help|@science	61
help|@vegetable	58
help|^another	-64
help|^constraint	-168
help|^habit	-134
help|^own	-102
help|^preference	129
help|^project_fact	-150
help|^relationship	-100
help|^resource	-72
help|^slot constraint	-34
help|^slot habit	-190
help|^slot history	87
help|^slot identity	28
help|^slot like	39
help|^slot origin	49
help|^slot preference	38
help|^slot relation	-122
help|^slot said	-85
help|answer	52
help|black	28
help|call	103
help|come	113
help|comes	113
help|disc	156
help|dog	61
help|give	15
help|labrador	29
help|lift	67
help|like	71
help|lucía	139
help|march	59
help|nine	66
help|origin	49
help|see	142
help|slip	156
help|son	83
help|style	43
help|therapist	142
help|want	23
help|work	18
hen?	-126
hendersons?	-81
hendersons|#name	-132
hendersons|#number	-40
hendersons|16th	47
hendersons|^constraint	92
hendersons|^own	-77
hendersons|^preference	45
hendersons|^project_fact	-103
hendersons|^slot like	48
hendersons|^slot said	-61
hendersons|finish	47
hendersons|like	48
hendersons|need	47
hen|#name	-64
hen|#number	-58
hen|@animal	84
hen|@bird	111
hen|@dwelling	45
hen|@farm_animal	113
hen|@food	83
hen|@meat	84
hen|^habit	33
hen|^own	-89
hen|^project_fact	-27
hen|house	57
hen|six	-41
herb?	-108
herb|#name	-87
herb|#no	49
herb|@food	56
herb|@herb	112
herb|@seasoning	112
herb|^own	-59
herb|^preference	112
herb|^slot effect	118
herb|cilantro	112
herb|like	112
herb|soap	118
herb|taste	118
high?	-109
high|#month	30
high|#name	-35
high|2027	57
high|^own	-137
high|^project_fact	-45
hike?	-38
hike|#day	-69
hike|#month	24
hike|#number	48
hike|@animal	-31
hike|@body_part	73
hike|@hobby	-17
hike|@sport	57
hike|@symptom	37
hike|^constraint	-44
hike|^habit	-49
hike|^preference	-27
hike|^slot habit	-220
hike|^slot like	-26
hike|^slot said	54
hike|allergy	68
hike|want	93
hill-fort|^habit	77
hill-fort|^own	59
hill-fort|^project_fact	-27
hill-fort|^slot said	35
hill-fort|ten	77
hill?	-77
hill|#number	39
hill|@body_part	63
hill|^own	-53
hill|^project_fact	47
hill|^slot told	84
hill|two	87
hip?	-146
hip|#name	-103
hip|#number	-29
hip|12	-22
hip|2027	-22
hip|^own	-126
hip|^recurring_state	-22
hip|^slot hip	-22
hire?	-129
hire|#no	19
hire|@illness	17
hire|^own	-115
hire|^slot said	50
hire|drive	152
hire|epilepsy	50
hit?	-23
hit|#number	-57
hit|@furniture	69
hit|@job	54
hit|^resource	82
hit|^slot health	54
hit|^slot told	48
hit|use	80
hiv?	-88
hive?	-154
hive|#name	-113
hive|#number	-32
hive|@animal	69
hive|@illness	54
hive|@injury	114
hive|@insect	96
hive|@symptom	54
hive|@temple	58
hive|^constraint	55
hive|^own	-145
hive|^recurring_state	-20
hive|^resource	35
hive|^slot allergy	55
hive|^slot thing	25
hive|allergic	55
hive|allergy	55
hive|bee	114
hive|chapel	58
hive|six	44
hive|sting	114
hiv|#name	-23
hiv|#number	46
hiv|@income	95
hiv|^habit	98
hiv|^own	-76
hiv|^slot habit	62
hobby?	-159
hobby|#name	-168
hobby|#number	-426
hobby|@family	-72
hobby|@hobby	-66
hobby|@job	-339
hobby|@vehicle	-30
hobby|^another	-388
hobby|^habit	96
hobby|^own	-103
hobby|^project_fact	-84
hobby|^relationship	-238
hobby|^slot habit	82
hobby|^slot relation	-86
hobby|^slot said	-45
hobby|^slot told	-48
hobby|clock	100
hobby|half	83
hobby|late	104
hobby|marathon	92
hobby|old	138
hobby|radio	139
hobby|restore	179
hobby|run	48
hobby|tara	76
hockey?	-81
hockey|#name	21
hockey|@vehicle	104
hockey|^habit	-50
hockey|^own	-73
hockey|^resource	72
hockey|^slot habit	-89
hockey|^slot thing	72
hokkaido?	-77
hokkaido|@illness	78
hokkaido|^own	-66
hold?	-60
hold|@believer	76
hold|@debt	62
hold|@job	89
hold|@science	86
hold|^another	-54
hold|^habit	-63
hold|^own	-84
hold|^project_fact	45
hold|^relationship	-367
hold|^role	48
hold|^slot said	78
hole?	-42
hole|@job	51
hole|^project_fact	-21
hole|help	58
hole|want	45
holiday?	-44
holiday|#month	227
holiday|#name	35
holiday|#number	-159
holiday|@farm_animal	98
holiday|@income	34
holiday|@job	-94
holiday|@vehicle	124
holiday|^another	-51
holiday|^constraint	18
holiday|^goal	35
holiday|^ongoing_project	35
holiday|^own	-64
holiday|^project_fact	-30
holiday|^slot about	62
holiday|^slot event	91
holiday|^slot goal	107
holiday|^slot habit	-512
holiday|^slot project	35
holiday|^slot relation	-124
holiday|^slot told	157
holiday|assistant	63
holiday|january	150
holiday|rent	49
holiday|rocío	126
holiday|take	147
holiday|team	74
holiday|time	41
holy?	-127
holy|#no	27
holy|@family	-31
holy|@illness	91
holy|^constraint	34
holy|^habit	60
holy|^own	-81
holy|^project_fact	-129
holy|^slot habit	37
holy|^slot said	55
holy|eat	113
holy|ramadan	166
holy|sunset	113
home-cooked?	-29
home-cooked|@family	83
home-cooked|^own	-20
home-cooked|^preference	63
home?	-33
hometown?	-94
hometown|@dwelling	90
hometown|@family	70
hometown|@food	52
hometown|^own	-85
hometown|^project_fact	24
hometown|^slot told	95
hometown|home	98
home|#day	-47
home|#month	-25
home|#name	-27
home|#number	-23
home|000	48
home|12	83
home|2027	-82
home|3	65
home|@animal	-68
home|@bird	96
home|@boat	62
home|@dog	49
home|@drink	-28
home|@family	-22
home|@food	-53
home|@hobby	-168
home|@illness	-101
home|@job	-429
home|@meat	20
home|@pet	17
home|@seasoning	53
home|@sport	-85
home|@tree	76
home|@vegetable	38
home|@vehicle	-134
home|^another	-64
home|^own	-19
home|^project_fact	-32
home|^relationship	-71
home|^resource	-182
home|^role	-58
home|^skill	-91
home|^slot about	-90
home|^slot employment	71
home|^slot event	35
home|^slot habit	-62
home|^slot home	-16
home|^slot language	25
home|^slot nationality	98
home|^slot relation	-108
home|^slot role	57
home|^slot thing	-153
home|^slot told	-81
home|^slot tour	83
home|^slot work	59
home|arrangement	61
home|bean	100
home|bear	101
home|birth	77
home|budgie	136
home|coffee	100
home|dennistoun	-27
home|easton	41
home|employment	80
home|first	31
home|flat	156
home|fridays	85
home|gran	84
home|greyhound	49
home|husband	45
home|indie	23
home|kitchen	62
home|leave	89
home|life	21
home|live	16
home|month	79
home|morag	136
home|move	-150
home|naomi	163
home|nationality	98
home|near	52
home|need	17
home|nikos	136
home|november	82
home|parent	55
home|poland	83
home|put	79
home|role	48
home|run	-23
home|share	59
home|sol	23
home|tablet	44
home|tour	39
home|two	81
home|wednesdays	81
home|wife	61
home|work	35
home|year	19
honda?	-175
honda|#name	-137
honda|#number	-30
honda|^own	-155
honda|^resource	-23
honda|^slot thing	81
honey?	-108
honey|^habit	48
honey|^own	-94
honey|^slot habit	47
hop?	-189
hope?	-56
hope|#name	44
hope|2026	115
hope|@body_part	47
hope|@job	96
hope|^another	-59
hope|^goal	253
hope|^own	-66
hope|^project_fact	-200
hope|^relationship	-113
hope|^slot goal	253
hope|^slot relation	-30
hope|^slot told	27
hope|brooke	129
hope|like	79
hope|niece	129
hope|use	66
hope|used	76
hope|want	157
hop|#name	-55
hop|^own	-142
hop|^relationship	-80
hop|^slot relation	-16
hormone?	-86
hormone|@body_part	141
hormone|@income	58
hormone|^own	-80
hormone|^project_fact	27
hormone|^slot health	141
hormone|take	58
hormone|thyroid	141
hormone|underactive	141
horsey?	-41
horsey|#name	38
horsey|@family	47
horsey|^own	-35
horsey|^project_fact	40
horsey|^slot said	72
horsey|mother	81
hospital?	-142
hospital|#month	89
hospital|#name	-62
hospital|#number	-66
hospital|15	51
hospital|2	101
hospital|2027	-44
hospital|@believer	91
hospital|@doctor	-24
hospital|@family	-18
hospital|@food	-281
hospital|@hospital	-31
hospital|@illness	-43
hospital|@job	-58
hospital|@medicine	-19
hospital|@symptom	71
hospital|^another	-255
hospital|^constraint	26
hospital|^habit	-245
hospital|^own	-105
hospital|^project_fact	-138
hospital|^recurring_state	22
hospital|^relationship	-100
hospital|^resource	-118
hospital|^slot allergy	51
hospital|^slot condition	97
hospital|^slot event	62
hospital|^slot habit	-335
hospital|^slot relation	-24
hospital|^slot said	-132
hospital|^slot thing	-121
hospital|^slot told	88
hospital|allergic	51
hospital|allergy	51
hospital|come	61
hospital|give	102
hospital|go	31
hospital|hip	44
hospital|january	75
hospital|july	68
hospital|lamb	72
hospital|latex	76
hospital|october	32
hospital|second	86
hospital|september	70
hospital|sister	101
hospital|start	33
hospital|use	15
hospital|week	55
host?	-60
hostel?	-37
hostel|#name	-29
hostel|#number	47
hostel|^project_fact	54
host|@body_part	55
host|@family	64
host|^own	-49
host|^project_fact	36
hot?	-123
hotel?	-24
hotel|#name	-238
hotel|#no	81
hotel|#number	-395
hotel|@body_part	40
hotel|@family	-111
hotel|@food	-109
hotel|@furniture	50
hotel|@hobby	-23
hotel|@illness	145
hotel|@mental_illness	90
hotel|@sport	57
hotel|^another	-95
hotel|^constraint	67
hotel|^habit	-99
hotel|^own	-23
hotel|^project_fact	-296
hotel|^recurring_state	102
hotel|^relationship	-190
hotel|^slot condition	50
hotel|^slot constraint	122
hotel|^slot effect	28
hotel|^slot habit	-183
hotel|^slot health	27
hotel|^slot refusal	107
hotel|^slot thing	-47
hotel|^slot told	-26
hotel|avoid	107
hotel|bad	54
hotel|breakfast	57
hotel|mother	39
hotel|panic	90
hotel|sleep	86
hotel|stair	148
hot|#name	-464
hot|@color	79
hot|@drink	142
hot|@food	33
hot|@tree	73
hot|^constraint	-45
hot|^habit	-118
hot|^own	-89
hot|^preference	56
hot|^project_fact	15
hot|^slot habit	-61
hot|^slot said	49
hot|coffee	73
hot|drink	122
hot|tea	112
hour?	-85
hour|#day	40
hour|#month	-17
hour|#name	-88
hour|#no	-43
hour|#number	158
hour|2026	24
hour|4	55
hour|@family	-303
hour|@income	-145
hour|@job	-97
hour|@rite	96
hour|^another	-95
hour|^constraint	-214
hour|^habit	-130
hour|^own	-80
hour|^project_fact	39
hour|^relationship	-141
hour|^slot about	-18
hour|^slot habit	-103
hour|^slot like	28
hour|^slot relation	-203
hour|^slot said	-53
hour|^slot told	-70
hour|class	16
hour|comes	73
hour|december	75
hour|five	146
hour|four	26
hour|friday	42
hour|long	37
hour|love	76
hour|miss	57
hour|morning	63
hour|prayer	96
hour|run	65
hour|russian	94
hour|saji	38
hour|seven	59
hour|six	61
hour|sleep	61
hour|ten	152
hour|three	60
hour|thursday	74
hour|till	109
house?	-66
houseboat?	-52
houseboat|#name	-42
houseboat|@animal	45
houseboat|@bird	45
houseboat|@dwelling	-45
houseboat|@pet	45
houseboat|^own	-31
houseboat|^project_fact	-132
houseboat|^relationship	48
houseboat|^slot habit	-83
houseboat|^slot relation	72
houseboat|kurt	131
houseboat|parrot	45
household?	-80
household|#month	-44
household|#number	-106
household|@animal	172
household|@dwelling	96
household|@family	133
household|@food	37
household|@pet	172
household|^another	-88
household|^ongoing_project	43
household|^own	-57
household|^project_fact	23
household|^relationship	-18
household|^slot home	116
household|^slot project	50
household|^slot said	-102
household|boyfriend	144
household|brother	125
household|home	102
household|karim	129
household|life	165
household|live	162
household|ruben	144
household|rukhsana	75
household|set	165
household|setting	165
housekeeping?	-29
housekeeping|#month	49
housekeeping|@illness	61
housekeeping|@job	48
housekeeping|^another	17
housekeeping|^own	-45
housekeeping|^recurring_state	62
housekeeping|^relationship	62
housekeeping|^slot about	70
housekeeping|^slot relation	35
housekeeping|morag	142
housemates?	-156
housemates|#name	-121
housemates|@animal	68
housemates|@dwelling	47
housemates|@farm_animal	84
housemates|^own	-149
housemates|^project_fact	-30
housemates|^slot habit	42
housemates|house	94
housemates|share	94
house|#name	-23
house|#no	-342
house|#number	-81
house|000	-57
house|2026	42
house|2027	-18
house|@animal	146
house|@bird	43
house|@body_part	20
house|@dwelling	29
house|@fabric	107
house|@family	38
house|@fish	88
house|@food	-477
house|@garment	119
house|@insect	93
house|@job	-403
house|@reptile	37
house|@science	-363
house|@vehicle	-16
house|^another	-101
house|^constraint	-37
house|^goal	-114
house|^habit	-226
house|^ongoing_project	-66
house|^own	-98
house|^project_fact	-74
house|^resource	-94
house|^slot fear	69
house|^slot goal	-113
house|^slot habit	-67
house|^slot home	-163
house|^slot last	115
house|^slot project	-66
house|^slot said	-15
house|^slot thing	-94
house|^slot told	-482
house|aboard	82
house|auntie	138
house|away	82
house|balcony	95
house|bear	76
house|beat	24
house|book	78
house|born	76
house|brenda	119
house|buy	81
house|cell	35
house|child	73
house|clem	165
house|clotilde	83
house|efua	83
house|fly	94
house|four	-43
house|home	-191
house|kochi	18
house|lad	28
house|last	58
house|life	-23
house|live	46
house|model	80
house|nan	119
house|near	-146
house|need	72
house|night	50
house|november	56
house|replace	90
house|rosa	135
house|scare	48
house|set	-24
house|setting	-24
house|sickle	35
house|stay	55
house|studio	46
house|three	58
house|turtle	83
house|week	72
how?	-218
how?|#day	-345
how?|#month	-110
how?|#name	-371
how?|#number	134
how?|1	-59
how?|12	-67
how?|132	-60
how?|14	-45
how?|1400	-26
how?|150	35
how?|1994	92
how?|2	-176
how?|20	-25
how?|2026	-27
how?|2027	-244
how?|210	84
how?|24	19
how?|250	26
how?|29	-74
how?|3	-48
how?|300	115
how?|31	-29
how?|380	102
how?|4	33
how?|40	34
how?|400	79
how?|48	93
how?|50	88
how?|6	-118
how?|612	59
how?|7	-53
how?|7.42	53
how?|8	39
how?|800	119
how?|@alcohol	-149
how?|@animal	-249
how?|@appliance	-103
how?|@believer	-17
how?|@bicycle	126
how?|@bird	-192
how?|@boat	-134
how?|@body_part	-221
how?|@bread	-94
how?|@car	88
how?|@cat	-22
how?|@color	-243
how?|@dairy	-129
how?|@debt	-73
how?|@doctor	-185
how?|@dog	-332
how?|@drink	-65
how?|@dwelling	-151
how?|@ethnicity	-77
how?|@family	-93
how?|@farm_animal	-254
how?|@fish	-253
how?|@flower	-293
how?|@food	-275
how?|@fruit	-372
how?|@furniture	-106
how?|@game	-389
how?|@garment	-138
how?|@hobby	-135
how?|@hospital	-167
how?|@illness	-225
how?|@income	39
how?|@insect	33
how?|@instrument	-258
how?|@job	-254
how?|@meat	-280
how?|@medical_device	-32
how?|@medicine	-154
how?|@mental_illness	40
how?|@narcotic	-158
how?|@pet	-236
how?|@pregnancy	134
how?|@rite	-28
how?|@science	-248
how?|@seafood	-275
how?|@seasoning	-115
how?|@sport	-28
how?|@symptom	-105
how?|@temple	-33
how?|@tree	-19
how?|@vegetable	-384
how?|@vehicle	184
how?|@wine	-57
how?|^another	-380
how?|^constraint	-129
how?|^goal	-291
how?|^ongoing_project	-317
how?|^own	-139
how?|^preference	64
how?|^project_fact	-192
how?|^recurring_state	-71
how?|^relationship	-279
how?|^resource	-31
how?|^role	-209
how?|^skill	-345
how?|^slot about	-261
how?|^slot age	-46
how?|^slot allergy	-309
how?|^slot brick	60
how?|^slot car	-41
how?|^slot charge	-207
how?|^slot ci	77
how?|^slot condition	-129
how?|^slot constraint	-478
how?|^slot council	-60
how?|^slot effect	-128
how?|^slot employment	-325
how?|^slot event	-294
how?|^slot go	33
how?|^slot goal	-298
how?|^slot habit	-50
how?|^slot having	33
how?|^slot health	-460
how?|^slot history	-57
how?|^slot home	-58
how?|^slot house	23
how?|^slot injury	-48
how?|^slot land	84
how?|^slot language	-293
how?|^slot learning	-73
how?|^slot like	-52
how?|^slot nas	30
how?|^slot obstetrics	91
how?|^slot open-to-buy	64
how?|^slot past	-324
how?|^slot preference	43
how?|^slot project	-310
how?|^slot pronoun	78
how?|^slot relation	-273
how?|^slot rent	-127
how?|^slot role	-93
how?|^slot skill	-281
how?|^slot sprint	99
how?|^slot state	-234
how?|^slot stipend	-139
how?|^slot student	102
how?|^slot teaching	-302
how?|^slot thing	28
how?|^slot van	20
how?|^slot wood	-30
how?|ache	52
how?|adopt	41
how?|after:11	95
how?|age	-40
how?|aged	-49
how?|allergic	-335
how?|allergy	-375
how?|along	89
how?|always	-47
how?|answer	-196
how?|antonia	114
how?|april	21
how?|aside	19
how?|assistant	-116
how?|august	-175
how?|autumn	-25
how?|baby	-221
how?|bad	-146
how?|base	73
how?|based	75
how?|bear	-35
how?|bed	128
how?|behind	42
how?|berlingo	43
how?|best	-298
how?|bicycle	-49
how?|bike	129
how?|birmingham	62
how?|book	-207
how?|borrow	81
how?|bouldering	82
how?|boy	100
how?|breakfast	29
how?|brian	145
how?|brief	15
how?|brighton	97
how?|broke	25
how?|brompton	66
how?|brother	-358
how?|bsl	98
how?|build	-270
how?|bulaq	67
how?|bus	60
how?|buy	-55
how?|cab	19
how?|caesarean	83
how?|call	-34
how?|campus	63
how?|car	64
how?|caseload	51
how?|cat	-235
how?|chapel	15
how?|chew	72
how?|child	-79
how?|citroën	35
how?|climb	25
how?|clothe	105
how?|clothes	105
how?|clyde	96
how?|code	-85
how?|colemak	84
how?|collarbone	68
how?|come	-354
how?|comes	-84
how?|commute	200
how?|company	-30
how?|computer	93
how?|condense	50
how?|contact	-24
how?|contraceptive	88
how?|criticism	93
how?|cycle	184
how?|dad	-59
how?|dark	-19
how?|daughter	48
how?|dawn	37
how?|day	-321
how?|deaf	31
how?|december	-275
how?|dental	26
how?|designer	27
how?|dislike	64
how?|distance	74
how?|dog	-185
how?|don	-29
how?|dr	-288
how?|drink	-318
how?|drive	-42
how?|driving	25
how?|due	-399
how?|duolingo	22
how?|e-bike	-25
how?|earn	35
how?|eat	-402
how?|eight	104
how?|electric	-57
how?|eleven	41
how?|email	49
how?|employment	-284
how?|engineer	-27
how?|english	-173
how?|equipment	81
how?|euro	-17
how?|euros	164
how?|even	-78
how?|evening	-126
how?|everywhere	30
how?|example	17
how?|experience	-186
how?|explain	80
how?|fact	88
how?|father	-259
how?|february	-202
how?|fee	53
how?|femi	68
how?|ferry	69
how?|fifteen	-15
how?|first	-232
how?|five	-91
how?|flat	-112
how?|fly	95
how?|flying	43
how?|forty	40
how?|four	58
how?|fourteen	39
how?|friday	-293
how?|fridays	-241
how?|friend	-205
how?|gallery	80
how?|generator	79
how?|girl	-58
how?|girlfriend	-235
how?|github	-34
how?|give	-164
how?|go	-317
how?|good	-130
how?|graham	46
how?|gram	39
how?|grand	51
how?|grocery	-92
how?|gum	74
how?|gym	45
how?|half	-54
how?|hamish	122
how?|hate	-141
how?|home	-141
how?|hope	44
how?|hour	-119
how?|house	-94
how?|houston	24
how?|hull	104
how?|hundred	86
how?|husband	-47
how?|hygienist	70
how?|ime	49
how?|inside	56
how?|instagram	54
how?|instead	95
how?|interrupt	95
how?|inês	-63
how?|isar	30
how?|islay	90
how?|january	-191
how?|jeepney	108
how?|july	-34
how?|june	-107
how?|kawagoe	89
how?|keep	-162
how?|kenya	46
how?|kid	-38
how?|kilometer	97
how?|kitchen	95
how?|km	112
how?|land	17
how?|last	-112
how?|law	38
how?|layout	42
how?|leaf	-60
how?|learn	-396
how?|learning	-278
how?|leave	-381
how?|life	-62
how?|like	44
how?|likely	-172
how?|lily	37
how?|link	87
how?|live	-85
how?|loan	-33
how?|local	53
how?|location	-29
how?|long	-272
how?|love	-343
how?|mahfouz	65
how?|make	-463
how?|mam	79
how?|march	-24
how?|max	72
how?|meditate	88
how?|medium	36
how?|metropolitano	93
how?|mile	156
how?|milk	-66
how?|millilitre	77
how?|million	37
how?|minus	46
how?|minute	113
how?|miso	52
how?|mobile	93
how?|mondays	-374
how?|monthly	101
how?|morning	-175
how?|mostly	-186
how?|mother	-278
how?|motorbike	25
how?|move	-229
how?|mr	-346
how?|mrt	108
how?|mum	-273
how?|name	-334
how?|need	-148
how?|nephew	-47
how?|new	-106
how?|nick	79
how?|nicotine	72
how?|night	-28
how?|nissan	84
how?|november	16
how?|nurse	-199
how?|obstetrics	91
how?|october	-285
how?|office	-74
how?|okada	74
how?|old	-390
how?|olufemi	89
how?|open-to-buy	64
how?|oskar	40
how?|owe	-337
how?|page	36
how?|palpitation	103
how?|papa	70
how?|parent	23
how?|part	63
how?|past	-59
how?|paulina	44
how?|pay	-55
how?|person	92
how?|phone	-98
how?|pickup	96
how?|piece	71
how?|pill	83
how?|placement	62
how?|plain	56
how?|plan	-54
how?|plane	15
how?|play	-439
how?|plumber	88
how?|point	-59
how?|post	43
how?|pound	47
how?|pour	81
how?|prefer	-97
how?|pronoun	78
how?|pump	47
how?|put	-107
how?|quid	114
how?|r3	69
how?|r650	27
how?|read	-274
how?|renovate	31
how?|rent	-208
how?|ride	94
how?|riyals	34
how?|role	-97
how?|room	57
how?|round	-25
how?|rover	37
how?|run	32
how?|rupees	60
how?|say	53
how?|scare	77
how?|school	-256
how?|scream	71
how?|second	-122
how?|second-hand	55
how?|see	-301
how?|self-employed	106
how?|sell	-42
how?|september	-390
how?|seren	107
how?|set	-403
how?|setting	-333
how?|seven	30
how?|shop	-372
how?|short	48
how?|sister	31
how?|six	85
how?|sixty	-72
how?|ski	60
how?|sleep	-231
how?|sling	71
how?|slow	65
how?|snow	-46
how?|social	-18
how?|sofia	-98
how?|solar	65
how?|son	62
how?|source	88
how?|speak	-75
how?|sprint	99
how?|stair	46
how?|start	-55
how?|state	87
how?|steal	82
how?|storage	30
how?|straight	93
how?|student	-33
how?|studio	-352
how?|study	-256
how?|style	-118
how?|subway	98
how?|sugar	37
how?|sunday	-204
how?|swim	-369
how?|table	-26
how?|take	183
how?|talk	87
how?|tane	69
how?|tea	43
how?|teach	-330
how?|temple	90
how?|ten	-269
how?|texted	90
how?|thameslink	97
how?|thane	53
how?|third	34
how?|thousand	134
how?|three	41
how?|thrift	86
how?|thursday	-335
how?|time	-82
how?|tofu	-39
how?|train	33
how?|tram	81
how?|trevor	144
how?|trio	31
how?|twelve	73
how?|twenty	60
how?|twice	-43
how?|twin	-348
how?|two	-49
how?|university	-252
how?|use	51
how?|used	-271
how?|vespa	36
how?|walk	23
how?|want	-15
how?|wear	-108
how?|wed	-65
how?|wedding	-92
how?|wednesdays	-279
how?|week	48
how?|weekend	-37
how?|weight	35
how?|whenever	37
how?|wife	-296
how?|win	37
how?|wire	90
how?|wiremu	69
how?|woman	-41
how?|wood	-66
how?|word	16
how?|work	37
how?|yamada	31
how?|year	-448
howth?	-65
howth|#name	-26
howth|^own	-65
howth|^slot said	68
howth|give	88
http?	-94
http|#name	-34
http|^habit	27
http|^own	-50
http|^project_fact	-156
http|^slot habit	44
http|^slot said	-43
http|code	121
http|first	46
hue?	-62
hue|^constraint	47
hue|^own	-35
human?	-364
human|#name	-292
human|^own	-357
hummus|2	52
hummus|@food	-40
hummus|@illness	18
hummus|@symptom	40
hummus|^another	-32
hummus|^constraint	97
hummus|^own	-22
hummus|^project_fact	-158
hummus|^slot said	-17
hummus|^slot told	37
hummus|allergic	110
hummus|emil	79
hummus|sesame	110
hunt?	-74
hunt|#name	-107
hunt|@alcohol	46
hunt|@drink	46
hunt|@game	93
hunt|@hobby	75
hunt|@narcotic	46
hunt|^habit	101
hunt|^own	-58
hunt|^slot habit	66
hunt|collect	141
hurt?	-90
hurt|#name	-70
hurt|@body_part	113
hurt|^own	-37
hurt|^project_fact	42
husband?	-108
husband|#name	-62
husband|#number	-127
husband|2	94
husband|@animal	42
husband|@family	-99
husband|@hospital	74
husband|@instrument	55
husband|@job	-270
husband|@science	-98
husband|^another	-71
husband|^habit	-304
husband|^own	-94
husband|^project_fact	-19
husband|^relationship	-117
husband|^slot birthday	78
husband|^slot habit	-69
husband|^slot relation	-46
husband|^slot role	-66
husband|^slot said	94
husband|^slot thing	-24
husband|birthday	49
husband|drive	78
husband|marek	131
husband|night	89
husband|october	93
husband|otieno	133
husband|owen	145
husband|role	-95
husband|rui	128
husband|see	92
husband|tram	81
husband|work	77
hygiene?	-27
hygiene|#number	58
hygiene|^own	-21
hygiene|^project_fact	22
hygiene|^slot told	68
ice-cream?	-69
ice-cream|#name	-40
ice-cream|^own	-46
ice?	-83
ice|#day	22
ice|#month	-38
ice|#name	-112
ice|#number	-55
ice|2027	64
ice|@dairy	64
ice|@food	-25
ice|@game	44
ice|@hobby	17
ice|@job	85
ice|@sport	34
ice|^constraint	23
ice|^habit	136
ice|^own	-39
ice|^project_fact	-163
ice|^slot event	48
ice|^slot habit	102
ice|^slot state	46
ice|^slot told	-59
ice|bad	60
ice|fly	64
ice|flying	64
ice|garage	134
ice|goalie	134
ice|league	134
ice|monday	51
ice|night	41
ice|october	20
ice|play	70
ich?	-260
ich|#name	-152
ich|^own	-198
idea?	-34
idea|#month	68
idea|#name	-85
idea|#no	116
idea|@family	-29
idea|@hobby	73
idea|@sport	79
idea|^preference	78
idea|^project_fact	45
idea|^recurring_state	83
idea|^slot preference	78
idea|^slot said	63
idea|eat	42
idea|learn	77
idea|october	87
idea|second	100
idea|tallulah	31
idea|want	78
ielts|#name	24
ielts|#number	25
ielts|^project_fact	25
ikeja?	-20
ikeja|#name	53
ikeja|^constraint	68
ikeja|^preference	54
ikeja|^slot effect	51
ill?	-41
illness?	-24
illness|#name	-15
illness|#number	-100
illness|1	33
illness|@body_part	-155
illness|@family	127
illness|@illness	67
illness|@income	88
illness|@mental_illness	114
illness|@patient	75
illness|^constraint	-125
illness|^own	-56
illness|^project_fact	-44
illness|^resource	-38
illness|^role	54
illness|^slot about	161
illness|^slot effect	55
illness|^slot habit	-418
illness|^slot health	121
illness|^slot history	-77
illness|^slot relation	-91
illness|^slot said	-130
illness|^slot thing	-19
illness|cancer	-69
illness|colin	115
illness|crohn	132
illness|dad	63
illness|dawn	70
illness|dementia	114
illness|diabetes	39
illness|eight	69
illness|gran	104
illness|hard	104
illness|husband	57
illness|life	19
illness|look	87
illness|need	90
illness|nino	181
illness|tablet	37
illness|take	90
illness|thyroid	-55
illness|type	122
illustrator?	-15
illustrator|#name	-57
illustrator|@hobby	31
illustrator|^another	49
illustrator|^own	-97
illustrator|^relationship	148
illustrator|luis	148
ill|#name	-24
ill|#number	-22
ill|@body_part	59
ill|@family	-112
ill|@illness	54
ill|@job	-20
ill|^another	-37
ill|^own	-47
ill|^project_fact	-63
ill|^relationship	23
ill|^slot history	79
ill|^slot relation	61
ill|^slot thing	54
ill|leave	85
ill|left	87
ill|lucien	141
ill|scar	87
implant|#month	89
implant|#name	-197
implant|#number	80
implant|@body_part	18
implant|@hobby	34
implant|@medical_device	148
implant|@sport	34
implant|^own	24
implant|^project_fact	132
implant|^slot history	96
implant|^slot said	-72
implant|pacemaker	148
implement?	-73
implement|#name	-34
implement|@job	36
implement|^another	80
implement|^relationship	77
important?	100
important|#name	46
important|#number	102
important|@family	93
important|^another	64
important|^own	35
important|^relationship	125
important|^slot relation	66
important|felix	157
in-flight?	-197
in-flight|#no	-43
in-flight|@animal	27
in-flight|^own	-179
in-flight|^project_fact	-85
in-laws?	-37
in-laws|#day	94
in-laws|#name	-95
in-laws|#number	37
in-laws|9	54
in-laws|@animal	-56
in-laws|@dwelling	66
in-laws|@family	80
in-laws|@food	-20
in-laws|@game	50
in-laws|@garment	75
in-laws|@hobby	17
in-laws|@meat	50
in-laws|@seafood	88
in-laws|^habit	-98
in-laws|^own	24
in-laws|^project_fact	34
in-laws|^relationship	-144
in-laws|^role	91
in-laws|^slot day	79
in-laws|^slot employment	86
in-laws|^slot habit	-166
in-laws|^slot said	67
in-laws|^slot told	35
in-laws|day	104
in-laws|eat	26
in-laws|employment	86
in-laws|keep	21
in-laws|live	96
in-laws|meet	22
in-laws|night	33
in-laws|seven	60
in-laws|thabo	124
in-laws|thirty	66
in-laws|two	77
in-laws|yumi	90
include?	-60
include|^habit	59
include|^own	-52
include|^slot habit	59
income?	-21
income|#day	95
income|^habit	82
income|^slot habit	55
indentation?	-205
indentation|#name	-210
indentation|^own	-202
indentation|^preference	-67
independent?	-138
independent|#name	-83
independent|^project_fact	-82
independent|^slot told	17
indian?	-143
indian|#no	66
indian|@food	111
indian|@income	69
indian|^constraint	35
indian|^own	-110
indian|^project_fact	-111
indian|^slot said	-25
indian|take	92
ines?	-80
ines|#name	-93
ines|@animal	45
ines|^another	26
ines|^habit	18
ines|^own	-176
ines|^slot about	83
ines|inês	146
infant?	-78
infant|@animal	59
infant|@farm_animal	90
infant|@food	91
infant|^own	-62
infant|^slot said	42
infant|klara	72
inflation?	70
inflation|@job	62
inflation|^own	73
inflation|^preference	140
inflation|^slot like	90
inflation|assistant	75
inflation|want	86
information|#name	-58
information|#number	33
information|^habit	111
information|paper	146
information|switch	146
ingrid?	-158
ingrid|#name	-122
ingrid|^own	-119
ingrid|^relationship	-93
ingrid|^slot relation	-35
inherit?	23
inherit|@family	21
inherit|^another	56
inherit|^own	-75
inherit|^relationship	100
inherit|^slot about	72
inherit|^slot last	115
inherit|^slot relation	53
inherit|^slot told	57
inherit|bear	115
inherit|born	115
inherit|cell	118
inherit|last	78
inherit|philippa	163
inherit|sickle	118
injector?	-67
injector|#name	-24
injector|^own	-54
injured|#month	76
injured|#name	55
injured|@body_part	71
injured|@hobby	71
injured|@sport	76
injured|^own	-120
injured|^relationship	93
injured|^slot relation	36
injured|hamish	126
injure|#month	76
injure|#name	55
injure|@body_part	71
injure|@hobby	71
injure|@sport	76
injure|^own	-120
injure|^relationship	93
injure|^slot relation	36
injure|hamish	126
injury?	-130
injury|#month	44
injury|#name	-67
injury|#number	-99
injury|2016	83
injury|2026	58
injury|@body_part	271
injury|@family	-115
injury|@illness	118
injury|@job	-113
injury|^own	-77
injury|^project_fact	93
injury|^resource	-79
injury|^slot history	111
injury|^slot injury	128
injury|^slot said	-29
injury|^slot thing	-189
injury|^slot told	20
injury|break	117
injury|broke	117
injury|child	69
injury|finger	83
injury|index	83
injury|keep	74
injury|leave	142
injury|left	142
injury|lose	83
injury|november	145
injury|tip	83
injury|week	87
injury|winter	107
injury|wrist	142
insect?	-38
insect|#name	-21
insect|@animal	-73
insect|@illness	109
insect|@injury	109
insect|@insect	109
insect|@medicine	141
insect|@symptom	109
insect|^constraint	74
insect|^habit	59
insect|^own	-24
insect|^slot allergy	109
insect|^slot habit	30
insect|allergic	109
insect|allergy	109
insect|bee	109
insect|carry	141
insect|epipen	141
insect|sting	109
inspection?	-206
inspection|#name	-156
inspection|#number	-150
inspection|2027	-58
inspection|^own	-189
inspection|^project_fact	-106
inspection|^slot told	-34
inspection|april	27
inspector?	-201
inspector|#day	44
inspector|#name	-113
inspector|#number	67
inspector|^own	-164
inspector|^slot habit	-17
instagram?	-80
instagram|#no	164
instagram|@body_part	77
instagram|@family	33
instagram|^constraint	120
instagram|^own	-59
instagram|^slot habit	-30
instagram|^slot thing	59
instagram|foster	45
instagram|medium	164
instagram|social	131
install?	-31
install|#name	26
install|@family	49
install|@job	89
install|^constraint	55
install|^slot said	32
install|^slot thing	37
install|use	123
instead?	-157
instead|#name	-39
instead|#no	57
instead|@animal	84
instead|@fish	98
instead|@food	44
instead|^own	-138
instead|^preference	90
instead|^slot like	90
instead|argentine	98
instead|like	90
instruction?	104
instruction|^own	107
instruction|^preference	131
instruction|^project_fact	-66
instruction|^slot preference	131
instruction|^slot state	90
instruction|send	50
instrument?	19
instrument|#day	-179
instrument|#month	-327
instrument|#name	-184
instrument|#no	-210
instrument|#number	-140
instrument|@animal	-27
instrument|@body_part	-56
instrument|@color	31
instrument|@dwelling	-225
instrument|@family	-213
instrument|@farm_animal	45
instrument|@food	-322
instrument|@furniture	-71
instrument|@hobby	60
instrument|@horse	56
instrument|@illness	-157
instrument|@instrument	358
instrument|@job	-29
instrument|@mental_illness	49
instrument|@music	35
instrument|@religion	62
instrument|@science	-336
instrument|@sport	-152
instrument|@temple	33
instrument|^another	-93
instrument|^constraint	-303
instrument|^habit	67
instrument|^own	16
instrument|^project_fact	-88
instrument|^relationship	-30
instrument|^resource	-144
instrument|^slot about	-56
instrument|^slot goal	-85
instrument|^slot habit	66
instrument|^slot history	98
instrument|^slot learning	32
instrument|^slot relation	22
instrument|^slot said	-57
instrument|^slot thing	-196
instrument|^slot told	-304
instrument|accordion	147
instrument|amateur	87
instrument|badly	-49
instrument|band	110
instrument|bed	28
instrument|blue	30
instrument|cello	145
instrument|church	62
instrument|clarinet	113
instrument|country	38
instrument|draw	61
instrument|eleven	78
instrument|father	52
instrument|fiancé	68
instrument|group	148
instrument|hobby	110
instrument|home	-236
instrument|jonas	139
instrument|kayleigh	51
instrument|learn	166
instrument|learning	32
instrument|leave	-33
instrument|mondays	47
instrument|money	54
instrument|monsieur	103
instrument|nine	27
instrument|orchestra	87
instrument|otieno	133
instrument|play	252
instrument|repair	31
instrument|studied	52
instrument|take	-101
instrument|ukulele	97
instrument|want	-107
instrument|wedding	135
instrument|year	80
insurance?	-42
insurance|#name	-124
insurance|#no	68
insurance|@job	51
insurance|^habit	20
insurance|^project_fact	-66
insurance|^resource	55
insurance|^slot said	53
insurance|^slot thing	102
insurance|don	66
insurance|like	127
insurance|write	91
interest?	-152
interest|#name	-309
interest|^own	-141
interest|work	95
internet?	-149
internet|#name	-222
internet|@job	-44
internet|^own	-228
internet|^project_fact	-71
interspeech?	-180
interspeech|#name	-154
interspeech|#number	-131
interspeech|@hobby	23
interspeech|@sport	53
interspeech|^own	-80
interspeech|^project_fact	-121
interspeech|^slot said	27
interview?	-27
interview|#month	-86
interview|#name	-150
interview|#no	68
interview|#number	-184
interview|17	141
interview|2027	21
interview|^habit	59
interview|^preference	125
interview|^project_fact	-82
interview|^slot preference	131
interview|^slot told	-105
interview|buy	53
interview|keep	71
interview|october	83
interview|old	104
intolerant?	-200
intolerant|#name	-208
intolerant|^own	-169
intolerant|^slot state	57
introduction?	-194
introduction|^own	-187
introduction|^preference	50
introductory?	-70
introductory|#name	-47
introductory|^own	-66
introductory|^slot habit	31
introvert?	-157
introvert|^own	-124
introvert|^role	75
invent?	-451
inventory?	-177
inventory|#name	-85
inventory|^own	-131
inventory|^project_fact	-31
inventory|^slot said	20
invent|#name	-343
invent|^own	-418
invent|^project_fact	-362
investor?	-70
investor|#month	53
investor|#no	-55
investor|#number	33
investor|2027	57
investor|@believer	73
investor|@food	37
investor|^habit	41
investor|^own	-43
investor|^project_fact	-31
investor|^relationship	-158
investor|^slot habit	-26
investor|^slot relation	-41
investor|^slot state	58
investor|demo	70
investor|fast	72
investor|september	92
invitation?	-29
invitation|#day	67
invitation|#month	33
invitation|@family	35
invitation|@job	-47
invitation|^another	116
invitation|^habit	34
invitation|^own	-128
invitation|^preference	86
invitation|^relationship	129
invitation|^slot relation	85
invitation|^slot state	48
invitation|call	82
invitation|five	50
invitation|hana	129
invitation|name	51
invitation|partner	87
invitation|sasha	154
invitation|use	63
invitation|zayd	129
invoice?	-81
invoice|#name	-180
invoice|#no	88
invoice|^constraint	75
invoice|^own	-76
invoice|^slot habit	-31
involve?	-88
involve|#name	-36
involve|#number	43
involve|@animal	74
involve|@bird	74
involve|@food	98
involve|@meat	103
involve|^own	-84
inês?	-359
inês|#name	-288
inês|^own	-275
ipad|^own	17
iron?	-51
iron|#name	-27
iron|^own	-51
iron|^project_fact	-21
iron|^slot told	51
isa?	-55
isa|#no	69
isa|^own	-55
isa|^slot said	35
isla?	-374
isla|^own	-328
issue?	-44
issue|#name	-287
issue|#no	40
issue|@food	-153
issue|@illness	76
issue|^constraint	51
issue|^own	-27
issue|^project_fact	27
issue|^slot constraint	52
issue|^slot health	76
issue|^slot state	70
item?	-57
item|#no	51
item|@animal	75
item|^own	-56
iteration?	34
iteration|#day	68
iteration|#name	-48
iteration|@hobby	135
iteration|@sport	135
iteration|^own	38
iteration|^project_fact	77
iteration|^slot sprint	138
iteration|sprint	138
iteration|team	116
izmir?	18
izmir|#name	26
izmir|^own	20
izmir|first	78
jab?	-118
jab|#day	113
jab|#name	-32
jab|^own	-105
jab|^project_fact	-68
january?	-73
january|#name	-40
january|#no	52
january|#number	-22
january|@job	37
january|^preference	54
january|^project_fact	-91
january|^slot effect	71
january|lorna	53
japan?	15
japanese?	-24
japanese|#name	39
japan|#month	-108
japan|#name	62
japan|^ongoing_project	41
japan|^own	-41
japan|^relationship	49
japan|^slot project	41
japan|designer	74
japan|october	28
japan|work	50
japan|yuki	151
jar?	-88
jar|@body_part	75
jar|@illness	64
jar|@job	47
jar|^own	-86
jar|^project_fact	-46
javascript?	-264
javascript|#name	-140
javascript|^own	-230
javascript|^skill	52
javascript|write	98
jenkins?	-64
jenkins|#name	-39
jenkins|^own	-60
jenkins|github	55
jenkins|team	33
joao?	-248
joao|#name	-211
joao|@job	-41
joao|^own	-202
joao|^relationship	-166
joao|^slot relation	-86
job?	-34
job|#day	-526
job|#month	-246
job|#name	-40
job|#no	-158
job|#number	-69
job|@animal	-205
job|@bird	-37
job|@color	-51
job|@doctor	-182
job|@drink	-16
job|@dwelling	103
job|@ethnicity	27
job|@family	-65
job|@food	-407
job|@hobby	-117
job|@illness	-64
job|@job	-231
job|@mental_illness	32
job|@punishment	161
job|@science	-124
job|@sport	-103
job|@vehicle	-135
job|^another	-167
job|^constraint	-63
job|^habit	-359
job|^ongoing_project	50
job|^preference	-334
job|^project_fact	22
job|^relationship	-103
job|^resource	-189
job|^role	36
job|^skill	-15
job|^slot about	-77
job|^slot charge	75
job|^slot constraint	-26
job|^slot effect	58
job|^slot employment	-48
job|^slot home	23
job|^slot past	-23
job|^slot project	50
job|^slot relation	-94
job|^slot role	-48
job|^slot said	-213
job|^slot told	-158
job|^slot work	42
job|agent	59
job|alun	131
job|always	76
job|arrangement	42
job|base	72
job|based	72
job|book	20
job|build	58
job|building	71
job|bus	30
job|cabin	74
job|carer	99
job|chef	43
job|child	26
job|crew	66
job|crow	66
job|dementia	68
job|drive	106
job|driving	27
job|earn	111
job|employment	-85
job|floor	62
job|ford	75
job|four	24
job|game	61
job|girlfriend	58
job|good	26
job|height	68
job|hotel	38
job|husband	80
job|illustrator	27
job|interview	144
job|jo	119
job|licence	23
job|live	156
job|living	132
job|location	34
job|look	91
job|mam	38
job|manager	94
job|marisol	125
job|midwife	-24
job|mrs	105
job|nick	161
job|night	-25
job|nurse	-85
job|pack	79
job|paramedic	57
job|partner	37
job|quit	67
job|rehearsal	77
job|role	-93
job|scare	19
job|school	-64
job|second	49
job|sell	151
job|studio	91
job|tag	80
job|test	53
job|tool	66
job|toronto	57
job|transit	49
job|twelve	64
job|two	-52
job|use	52
job|used	33
job|walk	86
job|week	-38
job|white	26
job|wife	63
job|work	48
job|year	51
jog?	-45
jog|@body_part	58
jog|^constraint	38
jog|^own	-35
jog|^project_fact	55
jog|^slot constraint	38
jog|^slot told	69
jog|want	33
join?	-63
joining?	-134
joining|#month	68
joining|#name	-50
joining|@animal	77
joining|@job	43
joining|^ongoing_project	51
joining|^own	-160
joining|^relationship	68
joining|^slot project	51
joint|#month	44
joint|#name	-109
joint|#no	36
joint|#number	-101
joint|2026	82
joint|@body_part	70
joint|@criminal	101
joint|@dance	75
joint|@hobby	46
joint|@illness	68
joint|@job	57
joint|@science	75
joint|^constraint	15
joint|^project_fact	35
joint|^slot health	111
joint|^slot said	-53
joint|^slot thing	20
joint|^slot told	30
joint|gout	133
joint|hip	160
joint|use	114
join|#day	41
join|#month	40
join|#name	-27
join|#no	-34
join|#number	22
join|@animal	77
join|@believer	138
join|@family	28
join|@food	33
join|^another	-29
join|^constraint	37
join|^habit	-36
join|^ongoing_project	50
join|^own	-96
join|^project_fact	-54
join|^relationship	-37
join|^slot about	31
join|^slot habit	-46
join|^slot project	50
join|^slot said	-54
join|five	48
join|half	43
join|nursery	69
join|past	69
join|pick-up	69
join|work	69
joke?	-510
joke|^own	-391
jollof?	17
jollof|#name	-152
jollof|@illness	141
jollof|^constraint	125
jollof|^own	41
jollof|^slot habit	24
jollof|pepper	125
jollof|ulcer	141
jollof|want	70
joost?	-227
joost|^own	-264
journey?	-22
journey|#name	39
journey|^habit	68
journey|^own	-20
journey|^slot habit	57
juice?	-85
juice|#month	46
juice|#name	-65
juice|#no	116
juice|#number	-42
juice|@food	116
juice|@medicine	77
juice|^own	-79
juice|^slot constraint	36
july?	-45
july|#month	-49
july|#name	57
july|@family	93
july|^another	17
july|^own	-52
july|^relationship	106
july|^slot about	61
july|^slot relation	97
july|theo	114
jumper?	-73
jumper|#name	-15
jumper|@illness	88
jumper|^own	-73
jumper|^slot told	64
june?	-51
june|#month	101
june|#number	-39
june|2027	46
june|@family	-38
june|@illness	43
june|^another	-51
june|^own	-148
june|^project_fact	-104
june|^relationship	23
jungle?	-51
jungle|@animal	47
jungle|@family	31
jungle|^another	70
jungle|^own	-171
jungle|^relationship	81
jungle|^slot relation	31
jungle|bia	108
kabelo?	34
kabelo|#month	74
kabelo|#name	43
kabelo|#number	51
kabelo|^project_fact	38
kameez|#no	72
kameez|^project_fact	31
kameez|^slot habit	73
karaoke?	-167
karaoke|#name	-93
karaoke|@family	-25
karaoke|@science	50
karaoke|^habit	48
karaoke|^own	-113
karaoke|^slot habit	48
karen?	-274
karim?	-386
karim|^own	-373
karoo?	-81
karoo|^own	-72
karoo|^slot said	37
kayak?	-135
kayak|#name	-380
kayak|#no	76
kayak|@hobby	115
kayak|@sport	125
kayak|^constraint	50
kayak|^own	-122
kayak|^slot constraint	67
kayak|swim	126
kayla?	-188
kayla|#month	21
kayla|#name	-131
kayla|#number	-81
kayla|11	21
kayla|^own	-188
kayla|^project_fact	-58
kayla|^slot said	21
kayla|october	21
keep?	-43
keep|#name	-19
keep|#no	-192
keep|#number	-89
keep|@animal	256
keep|@bird	233
keep|@body_part	-73
keep|@bread	105
keep|@dairy	20
keep|@dog	-141
keep|@dwelling	-57
keep|@farm_animal	201
keep|@hobby	31
keep|@meat	-59
keep|@medicine	24
keep|@pet	170
keep|@reptile	95
keep|@rodent	134
keep|@seasoning	-82
keep|@sport	61
keep|^another	-146
keep|^constraint	-155
keep|^own	-25
keep|^project_fact	-79
keep|^relationship	36
keep|^resource	67
keep|^slot about	-37
keep|^slot constraint	34
keep|^slot decision	58
keep|^slot habit	-36
keep|^slot said	-78
keep|^slot supervising	63
keep|balcony	49
keep|beto	106
keep|bhavna	63
keep|call	-50
keep|climb	94
keep|decision	58
keep|don	79
keep|drop	59
keep|go	26
keep|guinea	95
keep|home	-60
keep|house	16
keep|hundred	43
keep|live	48
keep|lola	81
keep|morning	69
keep|name	51
keep|night	30
keep|parrot	29
keep|pig	95
keep|project	58
keep|rie	161
keep|roof	74
keep|room	94
keep|set	40
keep|setting	40
keep|share	-15
keep|six	-32
keep|sleep	48
keep|supervise	63
keep|team	41
keep|ten	15
keep|three	118
keep|tortoise	71
keep|use	65
keep|utility	95
keep|week	61
keep|wife	101
keep|work	17
keep|worker	62
kerb?	-69
kerb|#day	62
kerb|#name	-20
kerb|^own	-30
kerb|^project_fact	24
key?	-25
keyboard?	-81
keyboard|@animal	19
keyboard|@body_part	31
keyboard|@horse	56
keyboard|@instrument	125
keyboard|^habit	-26
keyboard|^own	-76
keyboard|^project_fact	-237
keyboard|^slot habit	-21
keyboard|^slot said	-50
keyboard|use	-19
keynote?	-62
keynote|#name	16
keynote|^own	-44
keynote|^project_fact	15
keynote|^slot said	67
key|#name	-33
key|^another	-33
key|^own	-40
key|^relationship	57
key|^resource	39
key|^slot relation	76
key|^slot thing	83
key|sue	145
kibanda?	-55
kibanda|^own	-44
kibanda|^slot said	153
kibble?	-43
kibble|@animal	43
kibble|^own	-37
kibble|^project_fact	88
kid?	108
kid|#day	-256
kid|#month	-172
kid|#name	66
kid|#no	-327
kid|#number	30
kid|2026	-39
kid|@animal	-37
kid|@dwelling	-422
kid|@family	102
kid|@flower	-42
kid|@food	35
kid|@game	120
kid|@illness	-28
kid|@insect	67
kid|@job	-142
kid|@reptile	93
kid|@science	-154
kid|@sport	46
kid|^another	194
kid|^habit	-122
kid|^own	-32
kid|^preference	-169
kid|^project_fact	-109
kid|^relationship	220
kid|^resource	-317
kid|^role	57
kid|^skill	-327
kid|^slot about	35
kid|^slot age	134
kid|^slot allergy	46
kid|^slot charge	67
kid|^slot habit	-68
kid|^slot having	49
kid|^slot health	-30
kid|^slot history	112
kid|^slot preference	17
kid|^slot relation	65
kid|^slot said	-104
kid|^slot school	105
kid|^slot thing	-287
kid|^slot told	-35
kid|age	134
kid|allergic	185
kid|allergy	138
kid|andre	139
kid|archie	122
kid|august	-42
kid|baby	27
kid|bia	108
kid|call	-25
kid|child	-105
kid|coach	133
kid|daughter	248
kid|egg	153
kid|elif	109
kid|emil	139
kid|football	58
kid|foster	57
kid|freya	36
kid|go	-23
kid|grace	29
kid|inês	205
kid|january	67
kid|keep	18
kid|klara	100
kid|kofi	102
kid|lena	133
kid|look	131
kid|love	96
kid|luca	64
kid|mason	41
kid|nine	29
kid|peanut	96
kid|pick	39
kid|saturday	65
kid|school	83
kid|seren	107
kid|seven	74
kid|solveig	128
kid|son	189
kid|start	33
kid|sugar	68
kid|tallulah	106
kid|theo	152
kid|three	115
kid|two	-88
kid|under-tens	138
kid|want	-69
kiln?	-114
kiln|^own	-101
kilo?	-61
kilometre?	-248
kilometre|#name	-224
kilometre|^own	-227
kilo|#name	-209
kilo|#number	44
kilo|^own	-29
kilo|^project_fact	-40
kilo|^slot said	19
kin?	-57
kindergarten?	-305
kindergarten|#month	52
kindergarten|#name	-178
kindergarten|#number	-42
kindergarten|5	97
kindergarten|@hobby	18
kindergarten|@sport	18
kindergarten|^own	-265
kindergarten|^project_fact	-92
kindergarten|^slot said	-19
kindergarten|eight	97
kindergarten|half	97
kindergarten|march	97
kindergarten|past	97
kind|#name	-56
kind|#number	-431
kind|@alcohol	64
kind|@animal	36
kind|@bird	61
kind|@drink	44
kind|@family	43
kind|@job	54
kind|@music	21
kind|@narcotic	98
kind|@pet	86
kind|@science	70
kind|^another	-81
kind|^constraint	-16
kind|^goal	76
kind|^habit	-68
kind|^own	17
kind|^preference	18
kind|^project_fact	-260
kind|^relationship	-18
kind|^role	-57
kind|^skill	77
kind|^slot goal	87
kind|^slot like	53
kind|^slot role	-16
kind|^slot thing	32
kind|brother	128
kind|budgie	87
kind|drive	84
kind|elvis	88
kind|half	23
kind|health	98
kind|long	82
kind|love	84
kind|role	31
kind|run	-52
kind|sample	75
kind|school	122
kind|tomasz	146
kind|use	73
kind|want	69
kind|work	76
kin|#name	25
kin|@family	60
kin|^another	30
kin|^own	-112
kin|^relationship	85
kin|^slot relation	57
kin|tonye	154
kitchen?	-128
kitchen|#month	48
kitchen|#name	-132
kitchen|@body_part	107
kitchen|@illness	-29
kitchen|@job	138
kitchen|@vehicle	-64
kitchen|^another	-40
kitchen|^habit	24
kitchen|^ongoing_project	15
kitchen|^own	-140
kitchen|^project_fact	-41
kitchen|^relationship	-288
kitchen|^slot project	15
kitchen|^slot said	51
kitchen|^slot told	67
kitchen|april	78
kitchen|menu	86
kitchen|old	67
kitchen|start	70
kitchen|take	67
kitchen|truck	-19
kitchen|week	77
kitten?	-91
kitten|^own	-78
kitten|^project_fact	26
kitten|^slot said	70
kitten|make	71
knee?	-185
knee|#name	-336
knee|#number	-60
knee|@body_part	32
knee|^own	-179
knee|^project_fact	-103
knife?	-46
knife|@ethnicity	129
knife|^own	-44
knife|^slot knife	129
knife|japanese	129
knit?	-70
knit|#name	-47
knit|^own	-66
knit|^slot habit	31
know?	-28
known|^habit	51
known|^slot habit	48
known|band	65
know|#name	-97
know|@family	26
know|@job	55
know|^habit	25
know|^own	-52
know|^slot habit	31
know|band	65
know|meet	56
know|þór	142
kofi?	-121
kofi|#name	-125
kofi|@food	103
kofi|^another	78
kofi|^own	-317
kofi|^relationship	65
kofi|^slot allergy	36
kofi|allergy	36
korea?	-88
korea|#name	-41
korea|#number	62
korea|@instrument	85
korea|^another	58
korea|^project_fact	60
kosi?	-76
kosi|#month	-34
kosi|#name	-36
kosi|#number	-31
kosi|@job	64
kosi|^another	-95
kosi|^own	-65
kosi|^slot about	-65
kosi|^slot relation	29
kosi|artist	64
kota?	-74
kota|^habit	38
kota|^own	-71
kota|^slot habit	54
kota|shoot	75
label?	-86
label|^own	-85
label|^project_fact	-50
label|^slot said	43
labmates?	-132
labmates|#day	66
labmates|#name	-77
labmates|#number	50
labmates|^own	-111
lactose?	-200
lactose|#name	-208
lactose|^own	-169
lactose|^slot state	57
lady?	-166
lady|#day	31
lady|#name	-193
lady|#no	19
lady|@job	-67
lady|^own	-153
lady|^project_fact	-79
lady|^slot habit	55
lady|centimetre	83
lady|inch	83
lady|measure	83
lad|#day	21
lad|#name	-111
lad|#no	76
lad|#number	25
lad|@family	18
lad|@patient	53
lad|^another	26
lad|^preference	29
lad|^project_fact	-218
lad|^relationship	63
lad|^slot habit	15
lad|^slot like	86
lad|^slot said	-28
lad|callum	148
lad|diabetic	53
lad|like	86
lad|type	53
lake?	-103
lake|#name	-223
lake|#no	51
lake|@hobby	50
lake|@sport	50
lake|^own	-87
lamb?	-36
lamb|#month	44
lamb|#name	-103
lamb|#number	-70
lamb|@alcohol	70
lamb|@color	75
lamb|@drink	70
lamb|@hobby	38
lamb|@narcotic	70
lamb|@sport	48
lamb|^constraint	-34
lamb|^own	-42
lamb|^project_fact	23
lamb|^slot allergy	71
lamb|^slot event	19
lamb|^slot said	-131
lamb|^slot told	47
lamb|allergy	71
lamb|four	71
lamb|march	50
lamb|second	82
lamb|week	82
lamp?	-92
lamp|#number	46
lamp|^own	-91
lamp|^project_fact	-57
lamp|^slot said	15
land?	-191
landlady?	-140
landlady|#name	-82
landlady|@income	76
landlady|^own	-98
landlady|^project_fact	-30
landlady|^slot habit	-20
landlord?	-56
landlord|#month	23
landlord|#name	-31
landlord|#number	48
landlord|@income	186
landlord|@job	-334
landlord|^another	-60
landlord|^own	-128
landlord|^project_fact	24
landlord|^slot about	20
landlord|^slot habit	-43
landlord|^slot relation	-27
landlord|^slot said	-28
landlord|^slot told	45
landlord|comes	33
landlord|due	67
landlord|first	32
landlord|long	66
landlord|monsieur	205
landlord|perrin	138
landlord|rent	140
landlord|ricci	114
landlord|shop	94
landlord|two	64
land|^own	-190
language?	-58
language|#day	-144
language|#month	-95
language|#name	91
language|#no	-409
language|#number	-299
language|@animal	-318
language|@body_part	-52
language|@dwelling	-97
language|@ethnicity	163
language|@family	-50
language|@food	-377
language|@hobby	-336
language|@illness	-41
language|@job	-422
language|@science	-62
language|@sport	-199
language|@vehicle	23
language|^another	-320
language|^constraint	-390
language|^goal	48
language|^habit	-91
language|^ongoing_project	33
language|^own	-39
language|^preference	-187
language|^project_fact	-155
language|^relationship	-452
language|^resource	-470
language|^role	-248
language|^skill	179
language|^slot choice	31
language|^slot habit	-111
language|^slot language	250
language|^slot learning	173
language|^slot membership	55
language|^slot preference	-144
language|^slot project	34
language|^slot relation	-387
language|^slot role	-190
language|^slot said	-86
language|^slot thing	-419
language|analyse	107
language|analysis	107
language|arabic	172
language|bit	115
language|bite	115
language|class	15
language|day	37
language|english	-15
language|evening	49
language|family	123
language|fluent	117
language|french	78
language|friend	-34
language|german	158
language|go	70
language|good	46
language|gujarati	114
language|hindi	38
language|home	-63
language|italian	145
language|japanese	172
language|kotlin	124
language|learn	208
language|learning	173
language|live	-19
language|model	93
language|module	102
language|mostly	87
language|mother	52
language|neighbour	48
language|november	47
language|open	57
language|order	66
language|polish	87
language|prefer	-26
language|python	96
language|r	179
language|role	-195
language|rust	89
language|service	37
language|seven	57
language|ship	94
language|sit	75
language|spanish	-97
language|speak	182
language|team	15
language|telugu	21
language|third	96
language|translate	135
language|tuesday	78
language|turkish	77
language|university	-56
language|use	-293
language|welsh	164
language|work	-307
language|write	88
language|year	37
language|yoruba	96
lanzarote|#name	38
lanzarote|@food	49
lanzarote|@hobby	58
lanzarote|@sport	58
lanzarote|^another	91
lanzarote|^own	-99
lanzarote|^project_fact	-43
lanzarote|^relationship	91
lanzarote|^slot told	138
lapse?	-106
lapse|#month	45
lapse|#name	-80
lapse|^own	-89
lapse|^project_fact	-48
laptop?	-177
laptop|#name	-244
laptop|#no	39
laptop|#number	-76
laptop|8	55
laptop|80k	-61
laptop|@job	25
laptop|@science	65
laptop|^constraint	62
laptop|^own	-146
laptop|^project_fact	-145
laptop|^relationship	-238
laptop|^resource	-61
laptop|^slot constraint	79
laptop|^slot said	-75
laptop|^slot thing	-40
laptop|^slot told	21
laptop|new	-61
laptop|night	116
laptop|six	145
laptop|ten	76
laptop|use	-37
laptop|want	75
laptop|year	-61
large?	-43
large|#name	-78
large|#number	50
large|@horse	87
large|^own	-20
large|^project_fact	56
large|^relationship	-44
large|euros	99
large|gletta	87
large|icelandic	87
large|mare	87
lasagne?	68
lasagne|#month	64
lasagne|#name	79
lasagne|#number	53
lasagne|@food	83
lasagne|@job	106
lasagne|^another	33
lasagne|^own	-20
lasagne|^project_fact	-33
lasagne|^relationship	101
lasagne|^slot relation	55
lasagne|^slot said	85
lasagne|imogen	121
lasagne|october	64
last?	-166
last|#day	106
last|#month	-42
last|#name	-96
last|#number	-398
last|@boat	89
last|@food	-58
last|@job	-85
last|@vehicle	24
last|^another	-45
last|^habit	-296
last|^own	-182
last|^project_fact	-61
last|^relationship	-48
last|^slot habit	-178
last|^slot history	96
last|^slot relation	-38
last|^slot role	54
last|^slot said	31
last|day	72
last|fridays	78
last|go	43
last|husband	98
last|little	79
last|mother	78
last|role	54
last|see	76
last|sundays	46
last|team	21
last|étienne	88
late?	-46
lately?	-98
lately|#name	-54
lately|^own	-90
lately|^resource	71
late|#day	-70
late|#month	89
late|#name	-20
late|#number	122
late|15	58
late|2027	70
late|@dwelling	80
late|@ethnicity	77
late|@family	31
late|@furniture	85
late|@income	46
late|@instrument	49
late|@vehicle	75
late|^another	76
late|^habit	-88
late|^own	-109
late|^project_fact	67
late|^relationship	-56
late|^slot about	113
late|^slot history	93
late|^slot said	-25
late|^slot told	60
late|eight	146
late|go	40
late|life	102
late|nine	141
late|take	40
late|thirty	65
late|wife	97
launch?	-66
launch|#month	15
launch|#number	-33
launch|@boat	128
launch|@vehicle	128
launch|^own	-49
launch|^project_fact	-72
launch|^recurring_state	72
launch|make	72
law-school?	-75
law-school|#name	18
law-school|#number	70
law-school|@job	91
law-school|^own	-50
law-school|^slot habit	67
law-school|mateo	74
law?	22
lawyer?	-24
lawyer|#day	29
lawyer|#name	-410
lawyer|#number	-58
lawyer|@body_part	60
lawyer|@hobby	29
lawyer|@job	18
lawyer|@science	63
lawyer|@sport	37
lawyer|^own	-104
lawyer|^relationship	-46
lawyer|^slot role	63
lawyer|beth	79
lawyer|role	63
lawyer|swim	66
law|#name	-58
law|#no	-18
law|@family	62
law|@food	66
law|@science	96
law|^constraint	43
law|^habit	53
law|^own	32
law|^project_fact	-164
law|^role	42
law|^slot habit	45
law|want	-18
layout?	-256
layout|#name	-122
layout|^own	-232
layout|^resource	-61
layout|team	68
lead?	-162
leader?	-172
leader|#name	-101
leader|^project_fact	-37
leader|^slot told	84
lead|#name	-177
lead|#number	-29
lead|@job	79
lead|^another	-125
lead|^own	-161
lead|^project_fact	-291
lead|^relationship	-28
lead|^resource	53
lead|^slot charge	61
lead|^slot relation	-24
lead|^slot thing	51
lead|six	87
leaf?	-92
leaf|#name	-85
leaf|@color	46
leaf|^own	-92
leaf|^project_fact	-77
leaf|tegat	46
league?	-85
league|#name	16
league|#number	23
league|^another	20
league|^project_fact	15
league|^slot told	72
leak?	113
leak|#name	28
leak|^own	162
leak|^slot habit	79
leak|^slot thing	149
leak|heat	67
leap?	-353
learn?	-30
learning|#number	-79
learning|@ethnicity	43
learning|@family	-48
learning|@job	18
learning|@science	-99
learning|^another	-29
learning|^goal	77
learning|^habit	-32
learning|^ongoing_project	118
learning|^preference	34
learning|^project_fact	-471
learning|^relationship	-17
learning|^slot age	34
learning|^slot effect	45
learning|^slot goal	58
learning|^slot habit	-55
learning|^slot learning	-33
learning|^slot project	42
learning|^slot relation	-23
learning|^slot teaching	110
learning|age	34
learning|badly	72
learning|callum	148
learning|daughter	83
learning|electrician	124
learning|evening	107
learning|jordan	135
learning|nine	44
learning|seven	57
learning|tallulah	106
learning|teach	110
learning|teaching	110
learning|train	74
learning|ukulele	38
learning|university	20
learn|#month	-74
learn|#name	21
learn|#number	-118
learn|@craft	130
learn|@family	-70
learn|@food	-137
learn|@fruit	100
learn|@hobby	-151
learn|@instrument	-65
learn|@job	24
learn|@science	-40
learn|@sport	-56
learn|^another	-21
learn|^goal	72
learn|^habit	-111
learn|^ongoing_project	113
learn|^own	-35
learn|^preference	22
learn|^project_fact	-558
learn|^resource	-76
learn|^role	-65
learn|^skill	-155
learn|^slot about	-129
learn|^slot effect	45
learn|^slot goal	52
learn|^slot habit	-140
learn|^slot history	-50
learn|^slot identity	69
learn|^slot learning	-33
learn|^slot preference	-21
learn|^slot project	33
learn|^slot said	-382
learn|^slot teaching	110
learn|apprentice	68
learn|assistant	32
learn|badly	72
learn|big	93
learn|callum	148
learn|daughter	81
learn|dyslexic	46
learn|electrician	124
learn|evening	79
learn|give	29
learn|jordan	135
learn|june	86
learn|kev	135
learn|lad	101
learn|nine	44
learn|open	72
learn|retire	62
learn|seven	56
learn|studied	-46
learn|study	-46
learn|tallulah	106
learn|teach	110
learn|teaching	110
learn|train	74
learn|tuesday	87
learn|want	-53
learn|wednesday	54
learn|wednesdays	47
learn|write	67
lease?	-122
lease|#number	37
lease|@dwelling	59
lease|^own	-107
lease|^project_fact	-31
leave?	-44
leave|#day	-333
leave|#month	119
leave|#no	-15
leave|12	97
leave|20	45
leave|2026	101
leave|2027	-25
leave|8	-29
leave|@animal	58
leave|@color	28
leave|@dwelling	-86
leave|@family	47
leave|@food	48
leave|@herb	66
leave|@job	-413
leave|@medicine	-37
leave|@pet	-43
leave|@pregnancy	92
leave|@seasoning	60
leave|@tree	16
leave|@vegetable	68
leave|^another	-106
leave|^constraint	-121
leave|^habit	-300
leave|^own	-148
leave|^preference	62
leave|^project_fact	42
leave|^resource	-366
leave|^skill	-85
leave|^slot about	-150
leave|^slot effect	-29
leave|^slot event	53
leave|^slot flight	90
leave|^slot habit	-335
leave|^slot past	91
leave|^slot relation	71
leave|^slot said	-28
leave|^slot spell	31
leave|^slot thing	-331
leave|^slot told	-36
leave|august	106
leave|bear	18
leave|bullet	48
leave|cilantro	69
leave|colleague	100
leave|december	40
leave|fly	69
leave|fourth	48
leave|handle	49
leave|january	49
leave|june	-113
leave|like	64
leave|manager	59
leave|october	35
leave|ola	100
leave|pill	54
leave|point	33
leave|pound	23
leave|prefer	20
leave|sound	99
leave|start	28
leave|traffic	87
leave|used	92
leave|want	-38
leave|wedding	101
lecture|#name	17
lecture|@family	-22
lecture|^another	31
lecture|^own	-20
lecture|^relationship	67
lecture|^slot relation	41
lecture|femi	129
ledger|#name	31
ledger|#number	50
ledger|^constraint	59
leeds?	-101
leeds|#no	63
leeds|^own	-95
leeds|^project_fact	-37
leeds|^slot said	17
leek?	-88
leek|^habit	80
leek|^own	-88
leek|^slot habit	60
left-handed?	-105
left-handed|^own	-92
left-handed|^project_fact	-30
left?	-133
lefteris?	-160
lefteris|#name	-78
lefteris|@family	-59
lefteris|@job	45
lefteris|@science	51
lefteris|^another	-15
lefteris|^own	-222
lefteris|^relationship	-58
lefteris|^slot relation	-59
lefteris|^slot role	51
lefteris|dentist	51
lefteris|patras	51
lefteris|role	51
left|#name	-278
left|#no	46
left|#number	-21
left|2	41
left|@food	50
left|^own	-118
left|^preference	23
left|^project_fact	-62
left|^slot like	23
left|^slot said	16
left|pound	65
leg?	-219
leg|#name	-96
leg|@doctor	63
leg|^own	-195
leg|^slot relation	51
leisure?	-82
leisure|@animal	54
leisure|@family	137
leisure|@food	72
leisure|^habit	28
leisure|^own	-40
leisure|^relationship	28
leisure|^slot habit	15
leisure|cousin	137
leisure|deven	137
lena?	-50
lena|#name	-173
lena|#number	32
lena|^another	69
lena|^own	-226
lena|^relationship	43
lend?	-56
lend|#name	-32
lend|#no	-33
lend|@believer	75
lend|@food	-33
lend|@income	41
lend|@job	-80
lend|^another	-43
lend|^habit	-39
lend|^own	-93
lend|^project_fact	-64
lend|^relationship	23
lend|^slot about	32
lend|^slot habit	-100
lend|^slot relation	27
lend|^slot said	-152
lend|^slot told	-64
lend|bay	105
lend|eat	55
lend|fast	53
lend|mr	105
lend|name	79
length?	-43
length|#no	72
length|#number	69
length|^own	-31
lens?	-94
lens|#name	-40
lens|^own	-86
lens|^resource	31
leo?	-248
less?	-124
lesson?	-78
lesson|#day	157
lesson|#name	28
lesson|#no	45
lesson|#number	-163
lesson|@hobby	-81
lesson|@sport	-56
lesson|^constraint	37
lesson|^habit	-96
lesson|^ongoing_project	23
lesson|^own	-74
lesson|^project_fact	-276
lesson|^skill	41
lesson|^slot habit	99
lesson|^slot said	-129
lesson|four	71
lesson|fridays	72
lesson|half	46
lesson|teach	72
lesson|wednesdays	117
less|^habit	30
less|^own	-74
less|^resource	97
less|^slot habit	30
less|^slot thing	97
letter?	-17
letter|#name	-344
letter|#no	99
letter|^constraint	93
letter|^own	15
letter|^slot state	102
level?	-55
level|#number	60
level|^own	-42
level|^slot said	47
level|call	68
librarian|#no	69
librarian|@job	113
librarian|@science	122
librarian|^role	76
librarian|long	82
librarian|role	122
librarian|school	122
library?	-273
library|#name	-141
library|@illness	47
library|^habit	72
library|^own	-218
licence?	-163
licence|#month	-15
licence|#name	-44
licence|#no	40
licence|#number	-178
licence|2027	-84
licence|^constraint	27
licence|^own	-120
licence|^preference	66
licence|^project_fact	-197
licence|^slot licence	61
licence|october	-39
lie-in?	-114
lie-in|#day	46
lie-in|#name	-28
lie-in|#number	21
lie-in|^habit	62
lie-in|^own	-45
lie?	-205
lieutenant?	-125
lieutenant|#name	-85
lieutenant|#number	-31
lieutenant|@job	25
lieutenant|^own	-89
lieutenant|^project_fact	-30
lie|^own	-191
life?	-16
life|#name	-33
life|@animal	50
life|@dog	129
life|@dwelling	22
life|@pet	114
life|@science	32
life|^another	122
life|^own	-132
life|^project_fact	-224
life|^relationship	132
life|^slot about	56
life|^slot home	27
life|^slot relation	49
life|^slot role	32
life|^slot said	-17
life|dachshund	121
life|frieda	121
life|home	26
life|leo	150
life|location	27
life|old	60
life|paramedic	74
life|role	32
life|tomasz	66
lift?	-75
lift|#name	-104
lift|#number	-78
lift|@family	44
lift|^another	-63
lift|^own	-45
lift|^resource	133
lift|^slot about	73
lift|^slot relation	23
lift|^slot thing	133
lift|clem	133
lift|use	92
light?	-371
lighthouse?	-338
light|#name	-268
light|^own	-355
like?	-118
like|#day	-353
like|#month	-28
like|#name	-230
like|#no	29
like|#number	-96
like|2019	74
like|2026	40
like|@alcohol	-94
like|@animal	-350
like|@color	-294
like|@crime	129
like|@dessert	16
like|@drink	-162
like|@dwelling	-182
like|@ethnicity	79
like|@family	-210
like|@food	-29
like|@fruit	-34
like|@herb	-45
like|@hobby	-193
like|@illness	-434
like|@job	-366
like|@music	-182
like|@narcotic	-94
like|@science	-89
like|@seasoning	93
like|@sport	-134
like|@tree	37
like|@vegetable	74
like|@wine	-93
like|^another	-274
like|^constraint	-491
like|^goal	37
like|^habit	45
like|^own	-75
like|^preference	60
like|^project_fact	-289
like|^relationship	-321
like|^resource	-402
like|^role	-339
like|^skill	-300
like|^slot favourite	-57
like|^slot goal	45
like|^slot health	-368
like|^slot home	-157
like|^slot like	120
like|^slot preference	-111
like|^slot relation	-210
like|^slot role	-137
like|^slot said	-33
like|^slot thing	-393
like|^slot told	-295
like|birthday	69
like|biscuit	54
like|collect	93
like|crime	129
like|day	94
like|favourite	19
like|food	39
like|ginger	84
like|give	176
like|hate	127
like|home	-169
like|houston	104
like|january	32
like|jazz	-181
like|karaoke	89
like|love	15
like|month	45
like|podcasts	59
like|prefer	-40
like|reply	-48
like|role	-137
like|six	48
like|smell	41
like|smoke	80
like|smoking	67
like|stand	37
like|style	-162
like|sugar	89
like|table	50
like|thai	132
like|use	-279
like|want	34
like|work	-347
like|year	87
like|yoga	44
limit?	-53
limitation?	-47
limitation|@job	40
limitation|^own	-33
limitation|want	72
limit|#name	-114
limit|#number	74
limit|@food	-84
limit|@seafood	69
limit|^constraint	79
limit|^own	-31
limit|^project_fact	-86
limit|allergy	44
limit|minute	35
limit|weekly	80
line?	-90
line|#name	-44
line|#no	-61
line|@body_part	73
line|@doctor	74
line|@job	82
line|@science	39
line|^another	-210
line|^habit	-62
line|^own	-74
line|^project_fact	-16
line|^relationship	-57
line|^role	31
line|^slot head	117
line|^slot relation	-35
line|^slot role	96
line|^slot said	-26
line|department	117
line|dev	143
line|head	117
line|house	89
line|mr	41
line|role	96
line|time	72
line|wait	156
linux?	-83
linux|#name	27
linux|^own	-81
lisbon?	-61
lisbon|#name	33
lisbon|#no	65
lisbon|#number	-35
lisbon|2026	83
lisbon|@animal	26
lisbon|@income	47
lisbon|^own	-41
lisbon|^project_fact	44
lisbon|^relationship	-268
lisbon|^slot said	73
lisbon|fly	91
lisbon|take	80
list?	-88
list?|#name	-88
list?|@science	67
list?|^habit	-40
list?|^own	-255
list?|^slot thing	51
list?|use	80
listen?	-210
listen|#name	-210
listen|^habit	-97
listen|^own	-195
listen|^preference	27
listen|^slot habit	-133
listen|^slot like	30
listen|love	64
listing?	-16
list|#month	-22
list|#name	-51
list|#no	-19
list|#number	-325
list|@animal	-117
list|@bird	-16
list|@food	-113
list|@game	41
list|@hobby	-56
list|@job	-346
list|@science	-47
list|@tree	77
list|@vehicle	80
list|^another	-292
list|^constraint	-21
list|^habit	-181
list|^own	-19
list|^preference	-26
list|^relationship	-367
list|^resource	43
list|^slot constraint	70
list|^slot habit	-476
list|^slot history	35
list|^slot relation	-274
list|^slot thing	22
list|carbon	56
list|doctorate	56
list|r	60
list|reference	137
list|see	101
list|statistic	60
list|style	77
list|use	72
list|want	212
literature?	-93
literature|#name	-24
literature|^own	-64
literature|^project_fact	-35
literature|^slot habit	104
little?	-51
little|#name	-82
little|#number	18
little|@animal	35
little|@doctor	56
little|@dog	95
little|@family	-17
little|@food	-83
little|@fruit	52
little|@job	-134
little|@pet	95
little|@treatment	123
little|^own	-62
little|^project_fact	60
little|^relationship	-148
little|^slot habit	-128
little|^slot said	75
little|^slot told	142
little|antonia	39
little|aoibhe	148
little|baby	49
little|back	63
little|beaubien	64
little|dr	64
little|hugo	140
little|nap	80
little|nguyen	64
little|nine	33
little|pediatrician	64
little|play	41
little|seven	89
little|therapy	123
little|thirty	80
little|time	80
little|tuesdays	54
little|two	80
live?	-98
liver?	-96
liver|#name	-38
liver|@hobby	75
liver|@illness	59
liver|^own	-80
liver|^project_fact	32
liver|^slot habit	60
liver|^slot thing	45
livestock?	-49
livestock|#number	123
livestock|@farm_animal	67
livestock|^own	-46
livestock|run	92
live|#day	-249
live|#month	-90
live|#name	-71
live|#no	-55
live|#number	29
live|15	34
live|2	75
live|2016	39
live|2026	-175
live|2027	-148
live|8	26
live|@animal	-75
live|@believer	-363
live|@bird	18
live|@boat	-83
live|@body_part	-377
live|@cat	39
live|@cheese	50
live|@color	-111
live|@criminal	54
live|@doctor	73
live|@dog	-31
live|@dwelling	85
live|@family	-55
live|@farm_animal	55
live|@flower	-30
live|@food	-253
live|@garment	-49
live|@hobby	-249
live|@hospital	30
live|@illness	-231
live|@income	-48
live|@insect	-58
live|@instrument	-44
live|@job	34
live|@medicine	-259
live|@punishment	79
live|@seasoning	-36
live|@sport	-210
live|@vehicle	-142
live|^another	-48
live|^constraint	-230
live|^goal	-305
live|^habit	-338
live|^ongoing_project	-363
live|^own	-111
live|^preference	-243
live|^project_fact	-30
live|^relationship	-73
live|^resource	-155
live|^role	31
live|^skill	-346
live|^slot about	-308
live|^slot allergy	-36
live|^slot birthday	31
live|^slot employment	-89
live|^slot flat	29
live|^slot goal	-215
live|^slot having	-74
live|^slot health	-291
live|^slot home	58
live|^slot identity	18
live|^slot language	-267
live|^slot like	-239
live|^slot moderator	91
live|^slot past	-215
live|^slot preference	-137
live|^slot project	-357
live|^slot relation	-221
live|^slot role	49
live|^slot said	-264
live|^slot skill	-106
live|^slot state	-338
live|^slot thing	-133
live|^slot told	-118
live|accra	-51
live|air	52
live|allergic	-37
live|allergy	-36
live|auntie	138
live|back	60
live|bad	54
live|bakery	80
live|bea	85
live|bee	61
live|best	92
live|beth	-175
live|birthday	31
live|black	87
live|bleu	50
live|box	104
live|budgie	54
live|cab	63
live|callum	142
live|cat	41
live|catarina	123
live|catrin	56
live|child	33
live|conor	90
live|coq	50
live|cottage	105
live|croix-rousse	37
live|célia	111
live|dachshund	120
live|dad	-78
live|darlene	153
live|daughter	-102
live|dental	73
live|dona	111
live|drive	-24
live|efua	64
live|eight	76
live|employment	-131
live|exeter	97
live|experience	-106
live|flat	-84
live|floor	85
live|four	65
live|freight	75
live|frieda	121
live|friend	59
live|gdansk	-49
live|girl	46
live|glasgow	-124
live|go	-244
live|good	51
live|gp	97
live|hamilton	25
live|haul	75
live|home	49
live|house	84
live|husband	-164
live|hygienist	97
live|inside	94
live|inês	-367
live|ireland	91
live|jignesh	135
live|kitchen	61
live|large-animal	21
live|launderette	37
live|le	21
live|lea	136
live|leeds	-113
live|like	-201
live|likely	-106
live|location	-32
live|london	38
live|lyon	-35
live|mabel	30
live|mostly	85
live|move	94
live|mum	-47
live|name	91
live|near	26
live|new	-198
live|night	-28
live|night-shift	40
live|nurse	-122
live|october	35
live|paramedic	75
live|parent	-22
live|partner	126
live|petra	140
live|pickle	60
live|play	-267
live|porto	-56
live|powys	21
live|priya	81
live|quill	91
live|rent	64
live|retire	-90
live|retired	-83
live|ring	69
live|ripper	54
live|role	37
live|room	126
live|rui	42
live|run	-265
live|school	-77
live|second	-35
live|set	159
live|setting	159
live|seven	-22
live|shane	122
live|share	107
live|shazza	54
live|shift	17
live|sofia	177
live|sous-chef	50
live|sparky	102
live|speak	-267
live|stay	35
live|student	43
live|style	-96
live|swansea	95
live|take	-239
live|teach	-18
live|tomasz	-76
live|traffic	20
live|two	-15
live|use	-340
live|vet	21
live|village	47
live|want	-214
live|ward	29
live|week	71
live|wife	-121
live|work	-292
live|year	-254
living?	-33
living|#day	-41
living|#name	35
living|#no	-42
living|#number	-105
living|8	78
living|@color	-30
living|@dairy	71
living|@doctor	151
living|@family	117
living|@flower	46
living|@food	-100
living|@garment	59
living|@illness	-107
living|@job	152
living|@science	87
living|@vehicle	-48
living|^another	-65
living|^habit	-543
living|^own	-34
living|^project_fact	-68
living|^resource	-74
living|^role	189
living|^slot habit	-186
living|^slot identity	132
living|^slot role	118
living|^slot said	-61
living|^slot teaching	52
living|^slot thing	-88
living|^slot told	-23
living|^slot trait	70
living|auntie	138
living|cab	63
living|callum	142
living|catarina	123
living|catrin	56
living|conor	90
living|day	35
living|dental	76
living|drive	41
living|efua	138
living|eight	88
living|exeter	97
living|four	64
living|gp	97
living|kitchen	95
living|lyon	101
living|mum	46
living|name	98
living|night	56
living|partner	92
living|petra	140
living|priya	103
living|ring	97
living|role	118
living|room	91
living|school	43
living|sundays	59
living|teach	52
living|traffic	53
living|ward	39
living|wife	-41
living|work	-130
llm?	-150
llm|#name	-131
llm|^ongoing_project	32
llm|^own	-146
llm|^slot project	32
llm|halfway	32
llm|sentence	32
load?	-94
load|#name	-76
load|@job	124
load|^another	68
load|^own	-226
load|^relationship	68
load|^slot relation	24
load|dispatcher	124
loan?	-71
loan|#month	-72
loan|#name	-128
loan|#number	-39
loan|2027	-90
loan|31	-36
loan|@debt	-65
loan|@job	67
loan|^another	-81
loan|^constraint	-63
loan|^own	-68
loan|^preference	24
loan|^project_fact	23
loan|^relationship	-254
loan|^slot bridge	-36
loan|^slot preference	26
loan|^slot told	-41
loan|assistant	32
loan|don	92
loan|july	-36
loan|run	62
loan|type	101
loan|want	-37
lock?	-25
lock|#month	-179
lock|#name	-83
lock|#number	-20
lock|@animal	142
lock|@bird	144
lock|@dwelling	68
lock|@family	60
lock|^another	41
lock|^own	-84
lock|^project_fact	-208
lock|^relationship	103
lock|^slot about	20
lock|^slot relation	65
lock|home	68
lock|jay	144
lodge?	-117
lodge|#month	64
lodge|#name	-157
lodge|#number	49
lodge|2027	152
lodge|^own	-153
lodge|^project_fact	-119
lodge|^slot told	21
lodge|october	64
lodge|want	69
lodging?	20
lodging|#name	-67
lodging|#number	73
lodging|2027	152
lodging|^another	35
lodging|^project_fact	16
lodging|^slot told	73
log?	-79
login?	-16
login|#name	15
logo?	-48
logo|#no	93
logo|^own	-44
logo|^project_fact	38
logo|^slot said	87
log|#no	62
log|^own	-73
log|^project_fact	40
log|^slot said	40
long-term?	-114
long-term|#name	-96
long-term|#number	129
long-term|@dwelling	44
long-term|^goal	162
long-term|^own	-89
long-term|^slot goal	162
long-term|day	82
long-term|want	166
long?	-73
long|#day	-102
long|#month	159
long|12	38
long|2	78
long|2027	-18
long|50	89
long|@body_part	-30
long|@food	-70
long|@income	16
long|@job	-325
long|@sport	94
long|^another	-122
long|^habit	-92
long|^own	-100
long|^preference	-124
long|^project_fact	-40
long|^relationship	-152
long|^resource	-104
long|^slot about	-28
long|^slot ci	115
long|^slot habit	-137
long|^slot preference	41
long|^slot relation	-129
long|^slot said	-41
long|^slot sprint	138
long|^slot state	29
long|^slot thing	-104
long|^slot told	17
long|april	60
long|august	44
long|camp	85
long|day	-74
long|december	52
long|eleven	63
long|end	151
long|github	69
long|january	63
long|june	75
long|kawagoe	89
long|knee	51
long|leave	84
long|lesson	64
long|like	18
long|memorial	85
long|minute	151
long|moab	85
long|over:memorial	85
long|plan	65
long|ride	86
long|run	35
long|send	90
long|son	69
long|sprint	138
long|take	43
long|team	98
long|train	78
long|two	64
long|walk	67
long|want	55
long|wednesday	59
long|week	107
long|winter	89
long|work	-24
look?	-53
look?|^own	-136
look?|^slot said	83
look|#day	-138
look|#name	-105
look|#no	40
look|#number	-26
look|000	83
look|@animal	34
look|@body_part	-69
look|@doctor	38
look|@dwelling	-71
look|@family	-57
look|@hobby	-108
look|@job	104
look|@pet	103
look|@reptile	79
look|@science	97
look|@sport	-39
look|^constraint	-39
look|^habit	32
look|^preference	-244
look|^project_fact	32
look|^relationship	-69
look|^resource	-149
look|^skill	-25
look|^slot about	102
look|^slot constraint	60
look|^slot identity	50
look|^slot preference	21
look|^slot relation	-93
look|^slot role	-57
look|^slot said	16
look|^slot thing	-51
look|^slot told	-20
look|^slot van	92
look|assistant	30
look|best	80
look|brother	61
look|care	85
look|centre	46
look|correct	95
look|daughter	59
look|dentist	115
look|dr	115
look|dwayne	134
look|eight	64
look|emil	30
look|first	46
look|foster	42
look|friday	34
look|give	43
look|good	80
look|grammar	91
look|heat	67
look|home	-31
look|house	66
look|husband	101
look|keep	-19
look|luca	138
look|mistake	95
look|morning	96
look|mother	96
look|move	51
look|partner	85
look|pixel	50
look|rajesh	148
look|role	-57
look|rosalind	102
look|see	67
look|sham	111
look|six	51
look|social	90
look|style	62
look|three	32
look|van	91
look|vogel	118
look|want	112
look|yoga	78
lose|#day	98
lose|#month	45
lose|#name	-76
lose|#number	-67
lose|@family	-51
lose|@flower	88
lose|@hobby	52
lose|@sport	77
lose|@vehicle	43
lose|^another	-58
lose|^goal	52
lose|^project_fact	-88
lose|^resource	16
lose|^slot habit	24
lose|^slot said	-73
lose|^slot thing	25
lose|friday	38
lose|mum	88
lose|play	102
loud?	-109
loud|^own	-74
loud|^project_fact	-29
loud|^slot told	73
love?	-164
love|#name	-113
love|#number	-342
love|@alcohol	96
love|@animal	-45
love|@drink	96
love|@food	47
love|@job	-102
love|@meat	72
love|@narcotic	96
love|@reptile	51
love|^another	-172
love|^goal	32
love|^habit	-23
love|^own	-170
love|^preference	-171
love|^project_fact	-55
love|^relationship	-221
love|^resource	-34
love|^slot favourite	37
love|^slot goal	43
love|^slot habit	-93
love|^slot like	-95
love|^slot relation	-297
love|^slot said	54
love|^slot thing	-16
love|favourite	37
love|read	28
love|tooth	63
love|want	27
lovo?	-74
lovo|^own	-54
lovo|^project_fact	47
lovo|^slot said	70
low|@illness	111
low|@symptom	111
low|^project_fact	16
low|^slot health	111
low|anaemia	111
luis?	-218
luis|^own	-218
luka?	23
luka|#name	67
luka|@alcohol	30
luka|@color	30
luka|@drink	30
luka|@family	50
luka|@narcotic	30
luka|@wine	30
luka|^another	46
luka|^own	-22
luka|^relationship	86
luka|^slot relation	58
luka|wine	30
lunar?	-140
lunar|#number	26
lunar|^constraint	38
lunar|^own	-99
lunch?	-36
lunchbox?	-71
lunchboxes?	31
lunchboxes|#name	-53
lunchboxes|#number	19
lunchboxes|@family	139
lunchboxes|^another	113
lunchboxes|^own	-84
lunchboxes|^project_fact	-18
lunchboxes|^relationship	151
lunchboxes|^slot told	24
lunchboxes|isla	149
lunchboxes|rory	60
lunchboxes|seven	97
lunchboxes|twin	146
lunchbox|^own	-59
lunchbox|^project_fact	-18
lunchbox|^slot said	62
lunch|#day	157
lunch|#no	-98
lunch|#number	23
lunch|@animal	-37
lunch|@body_part	-110
lunch|@dairy	52
lunch|@doctor	100
lunch|@drink	45
lunch|@fish	56
lunch|@food	142
lunch|@garment	74
lunch|@illness	-215
lunch|@job	85
lunch|@meat	111
lunch|@seafood	111
lunch|@seasoning	109
lunch|^another	-51
lunch|^constraint	36
lunch|^own	-33
lunch|^project_fact	-15
lunch|^relationship	-130
lunch|^role	55
lunch|^slot employment	63
lunch|^slot home	62
lunch|^slot relation	-57
lunch|^slot said	-53
lunch|^slot state	113
lunch|day	116
lunch|eat	123
lunch|employment	63
lunch|fast	231
lunch|fish	137
lunch|four	87
lunch|give	-49
lunch|go	41
lunch|home	15
lunch|location	79
lunch|mondays	59
lunch|six	81
lunch|thabo	124
lunch|till	125
lunch|tuesdays	138
lunch|two	139
lunch|university	58
lung?	-51
lung|^own	-36
lung|^project_fact	93
lung|^slot told	99
lyon?	-225
lyon|#name	-158
lyon|^own	-317
machine?	-20
machinery?	-63
machinery|#name	-16
machinery|^own	-53
machinery|^project_fact	40
machine|#name	79
machine|#number	86
machine|1962	148
machine|@color	112
machine|@craft	75
machine|@drink	-135
machine|@hobby	-43
machine|@illness	-17
machine|@job	-24
machine|@symptom	77
machine|^another	55
machine|^habit	-19
machine|^own	-41
machine|^project_fact	-144
machine|^relationship	70
machine|^resource	85
machine|^slot about	95
machine|^slot habit	58
machine|^slot relation	22
machine|^slot said	-431
machine|^slot thing	105
machine|^slot told	-115
machine|bay	105
machine|leave	24
machine|left	30
machine|mr	155
machine|philippa	128
machine|rent	38
machine|sew	127
mackerel?	-46
mackerel|#month	43
mackerel|#name	-37
mackerel|@animal	43
mackerel|@fish	43
mackerel|@hobby	41
mackerel|@seafood	43
mackerel|@sport	41
mackerel|^own	-39
mackerel|^project_fact	-20
mackerel|away	43
mackerel|january	43
mackerel|march	43
mail?	-66
mail|#name	-23
mail|^habit	63
mail|^own	-58
mail|^slot habit	45
mail|work	96
main?	-134
maintenance?	-71
maintenance|#month	97
maintenance|^another	109
maintenance|^project_fact	30
maintenance|^slot told	139
main|#month	-45
main|#name	-46
main|#number	-25
main|@illness	46
main|^constraint	44
main|^own	-137
main|^project_fact	-46
main|^recurring_state	57
main|^slot told	71
main|year	53
make?|#name	-200
make?|2027	44
make?|@drink	-58
make?|@food	-186
make?|@garment	70
make?|@job	-20
make?|@science	41
make?|^own	-116
make?|^preference	93
make?|^project_fact	34
make?|^resource	-77
make?|^slot preference	87
make?|^slot said	131
make?|^slot state	58
make?|^slot thing	-74
make?|assistant	87
make?|best	57
make?|eight	53
make?|five	64
make?|good	57
make?|hugo	140
make?|want	75
make?|wear	61
make?|work	48
make|#day	-283
make|#month	-460
make|#name	-165
make|#no	-276
make|#number	-122
make|12	69
make|2019	34
make|2027	-64
make|@animal	-247
make|@appliance	79
make|@believer	57
make|@body_part	-243
make|@color	-54
make|@dairy	-144
make|@doctor	30
make|@drink	-70
make|@dwelling	-126
make|@fabric	28
make|@family	-32
make|@fish	17
make|@food	63
make|@footwear	48
make|@fruit	99
make|@garment	65
make|@hobby	-414
make|@illness	-283
make|@job	25
make|@music	100
make|@narcotic	-21
make|@nut	77
make|@science	-80
make|@seafood	66
make|@seasoning	-156
make|@sport	-366
make|@symptom	-52
make|@tree	87
make|@vehicle	-59
make|^another	-222
make|^constraint	-46
make|^habit	27
make|^own	29
make|^project_fact	-71
make|^relationship	-51
make|^role	-141
make|^skill	-493
make|^slot about	-171
make|^slot allergy	132
make|^slot habit	70
make|^slot health	-82
make|^slot identity	20
make|^slot knife	57
make|^slot like	36
make|^slot planner	69
make|^slot preference	-35
make|^slot relation	-44
make|^slot said	-52
make|^slot state	-100
make|^slot thing	45
make|^slot told	-158
make|^slot work	44
make|allergic	129
make|allergy	132
make|almaz	130
make|arrangement	43
make|assistant	81
make|aunt	130
make|autumn	-138
make|bake	92
make|band	89
make|beat	58
make|best	53
make|birmingham	107
make|black	94
make|cab	72
make|choir	79
make|cook	161
make|day	-91
make|deck	92
make|dental	67
make|designer	41
make|drive	71
make|earn	61
make|eat	-174
make|eight	-39
make|exam	73
make|fish	20
make|five	24
make|fl	58
make|food	55
make|four	87
make|gaelic	88
make|garlic	38
make|go	-72
make|hate	43
make|home	-91
make|hospital	61
make|hugo	136
make|hygienist	92
make|jain	89
make|japanese	50
make|joris	69
make|kia	75
make|large	100
make|latex	37
make|leo	77
make|like	59
make|mam	22
make|migraine	74
make|month	32
make|morag	33
make|morning	-25
make|mostly	107
make|nadia	147
make|night	-76
make|onion	38
make|opera	100
make|paper	89
make|phone	65
make|planner	69
make|play	95
make|put	35
make|round	76
make|sell	60
make|send	25
make|set	56
make|seven	22
make|shed	76
make|sing	45
make|small	32
make|smell	16
make|soft	68
make|studio	53
make|suffer	102
make|sunday	36
make|thirty	71
make|tooth	15
make|vegan	39
make|want	-24
make|wear	-16
make|week	78
make|wife	-24
make|win	35
make|window	75
make|work	24
make|yuki	137
mall?	-61
mall|#name	-172
mall|#no	33
mall|@ethnicity	77
mall|@food	-61
mall|^own	-38
mall|^resource	78
mall|^slot habit	-39
mall|^slot thing	58
malva?	-104
malva|^own	-102
malva|^project_fact	-95
malva|^slot said	-43
mam?	-209
mam|#name	-85
mam|@dwelling	58
mam|@ethnicity	-122
mam|^own	-135
mam|^project_fact	-67
mam|^slot told	57
mam|mumble	58
man?	-89
manage?	-110
manager?	-73
manager|#day	-55
manager|#month	-15
manager|#no	-66
manager|#number	-140
manager|2026	33
manager|@body_part	111
manager|@dwelling	-33
manager|@family	-400
manager|^another	-31
manager|^own	-113
manager|^relationship	-56
manager|^slot about	-21
manager|^slot habit	-65
manager|^slot head	117
manager|^slot relation	-64
manager|^slot said	-18
manager|base	101
manager|based	101
manager|boss	205
manager|call	60
manager|carmen	81
manager|december	49
manager|department	117
manager|deshpande	123
manager|dr	41
manager|head	117
manager|home	-22
manager|kitchen	99
manager|lad	52
manager|marcelo	141
manager|mr	144
manager|report	23
manager|retire	46
manager|terrence	147
manager|thursday	39
manager|want	38
manage|#name	-332
manage|#number	-122
manage|@body_part	155
manage|@illness	46
manage|@job	-68
manage|^own	-89
manage|^project_fact	-18
manage|^resource	35
manage|^role	71
manage|^slot said	22
manage|^slot thing	30
manage|eat	95
manage|nine	100
manage|wear	76
manchester?	-308
manuscript?	-78
manuscript|#month	-50
manuscript|#name	-129
manuscript|#no	59
manuscript|#number	-56
manuscript|1	59
manuscript|2027	56
manuscript|@job	-107
manuscript|^constraint	-45
manuscript|^own	-54
manuscript|^project_fact	-33
manuscript|^slot habit	-54
manuscript|^slot said	42
manuscript|write	151
manuscript|writing	94
man|#day	90
man|#name	-40
man|#no	83
man|#number	40
man|@animal	71
man|@food	-136
man|@job	32
man|@rite	96
man|@seafood	81
man|^another	17
man|^own	-106
man|^project_fact	-73
man|^relationship	-30
man|^slot about	47
man|^slot allergy	40
man|^slot habit	51
man|^slot relation	-103
man|^slot said	111
man|allergic	40
man|allergy	40
man|davide	133
man|don	74
man|fiancé	60
man|friday	96
man|half	45
man|leo	77
man|miss	96
man|night	92
man|prayer	96
man|sesame	84
man|seven	39
man|three	132
man|till	61
man|wednesdays	114
man|week	76
man|win	62
man|work	64
man|year	46
map?	-76
map|#month	37
map|^own	-52
marathon?	-67
marathon|#month	-99
marathon|#name	-67
marathon|#number	56
marathon|12	50
marathon|14	58
marathon|2026	19
marathon|2027	-40
marathon|@hobby	-86
marathon|@sport	-46
marathon|^goal	60
marathon|^own	-45
marathon|^project_fact	-20
marathon|^relationship	-291
marathon|^slot event	-52
marathon|^slot health	32
marathon|^slot thing	17
marathon|april	-74
marathon|diabetes	50
marathon|january	57
marathon|run	44
marathon|running	-15
marathon|want	63
marathon|wear	81
march?	-180
march|#month	90
march|#name	-54
march|#number	-27
march|1	32
march|650	34
march|@income	28
march|@sport	56
march|^own	-173
march|^project_fact	-34
march|^slot rent	34
march|dollar	34
march|jump	34
marco?	-464
marco|#name	-358
marco|^own	-420
marco|^project_fact	-325
marco|^relationship	-352
marcus?	-444
marcus|#name	-350
marcus|^own	-375
marieke?	-15
marieke|#name	-15
marieke|@family	81
marieke|^relationship	39
marieke|^slot relation	51
mariko?	-109
mariko|#name	83
mariko|@dwelling	35
mariko|^another	25
mariko|^own	-133
mariko|^relationship	72
mariko|^slot home	35
mariko|^slot relation	67
mariko|home	35
mariko|location	59
mariko|vancouver	59
mark?	-221
market?	-97
market|#name	-126
market|@alcohol	46
market|@drink	46
market|@game	93
market|@hobby	74
market|@narcotic	46
market|^habit	76
market|^own	-79
market|^project_fact	-112
market|^slot habit	60
market|collect	141
mark|^own	-218
married?	-35
married|#month	75
married|12	22
married|2	44
married|2026	-150
married|2027	-86
married|@animal	-226
married|@believer	23
married|@family	27
married|@food	-285
married|@instrument	37
married|@job	-317
married|^another	-118
married|^constraint	-52
married|^habit	-299
married|^own	-29
married|^project_fact	-204
married|^relationship	73
married|^resource	-193
married|^skill	-216
married|^slot birthday	58
married|^slot habit	-286
married|^slot marital	178
married|^slot said	-35
married|^slot thing	-255
married|^slot wedding	28
married|best	45
married|birthday	58
married|december	35
married|divorce	102
married|divorced	102
married|friend	33
married|good	43
married|husband	16
married|keep	58
married|marital	178
married|october	83
married|priya	144
married|radek	125
married|rafael	114
married|rui	86
married|sister	30
married|spouse	182
married|status	178
married|twelve	63
married|wed	118
married|wedding	118
married|wife	-91
marry?	-80
marry|#day	-288
marry|#month	24
marry|#name	-53
marry|#no	-280
marry|11	70
marry|2	44
marry|2026	-173
marry|2027	-105
marry|@animal	-228
marry|@dwelling	-196
marry|@family	-84
marry|@food	-285
marry|@hobby	-303
marry|@illness	-356
marry|@instrument	19
marry|@job	-381
marry|@science	-235
marry|^another	-20
marry|^constraint	-52
marry|^habit	-317
marry|^own	-120
marry|^preference	-310
marry|^project_fact	-241
marry|^relationship	65
marry|^resource	-217
marry|^skill	-217
marry|^slot allergy	42
marry|^slot birthday	58
marry|^slot habit	-291
marry|^slot marital	178
marry|^slot relation	-63
marry|^slot said	-88
marry|^slot thing	-296
marry|^slot told	-330
marry|^slot wedding	28
marry|^slot whereabouts	103
marry|allergic	42
marry|allergy	42
marry|best	45
marry|beth	48
marry|birthday	58
marry|davide	133
marry|december	22
marry|divorce	102
marry|divorced	102
marry|fiancé	19
marry|fiancée	-115
marry|friend	33
marry|good	43
marry|husband	-48
marry|keep	24
marry|marital	178
marry|october	72
marry|plan	-16
marry|priya	144
marry|radek	125
marry|rafael	114
marry|rui	86
marry|sister	29
marry|spouse	182
marry|status	178
marry|twelve	63
marry|wed	79
marry|wedding	79
marry|whereabouts	103
marry|wife	-127
martial?	-34
martial|#day	180
martial|#name	-66
martial|#number	42
martial|@food	57
martial|@hobby	146
martial|@sport	192
martial|^another	22
martial|^habit	34
martial|^own	-65
martial|^project_fact	-148
martial|^role	106
martial|^slot habit	42
martial|^slot told	61
maruti?	-86
maruti|#name	-47
maruti|^own	-68
mass?	-45
mass|#day	26
mass|#name	-19
mass|#number	74
mass|^own	-30
mass|^slot said	48
master?	-272
mastitis?	-32
mastitis|^own	-30
mastitis|^slot said	21
match?	-48
match|#no	78
match|@family	75
match|^another	65
match|^own	-133
match|^relationship	97
match|^slot relation	60
match|marlene	142
mate?	-106
material|@animal	28
material|@body_part	73
material|@illness	80
material|@job	29
material|^constraint	46
material|^habit	-20
material|^own	30
material|^project_fact	-108
material|^slot said	49
material|latex	159
maternity?	-157
maternity|#name	-85
maternity|#number	-30
maternity|^own	-133
maternity|^project_fact	-81
mate|#month	65
mate|#name	-29
mate|#number	-18
mate|2027	65
mate|@hobby	80
mate|@illness	56
mate|@injury	96
mate|@job	67
mate|@sport	80
mate|^constraint	52
mate|^own	-82
mate|^preference	96
mate|^relationship	-260
mate|^slot relation	-91
mate|^slot said	38
mate|^slot thing	26
mate|march	85
mate|use	55
math?	-125
mathis?	60
mathis|#name	73
mathis|@ethnicity	47
mathis|^relationship	103
mathis|^slot relation	70
math|#day	55
math|#name	-196
math|@job	-49
math|@science	87
math|^another	-39
math|^own	-159
math|^preference	59
math|^relationship	-55
math|^slot about	51
math|^slot like	60
matter?	-106
matter|#name	-288
matter|@body_part	77
matter|@illness	90
matter|^own	-69
matter|^project_fact	19
may?	-77
may?|#day	18
may?|#name	-122
may?|#no	137
may?|#number	60
may?|@believer	91
may?|@color	87
may?|@dairy	19
may?|@food	-104
may?|@illness	61
may?|^constraint	71
may?|^habit	-87
may?|^own	-36
may?|^project_fact	-61
may?|^relationship	-57
may?|^slot habit	-125
may?|^slot said	-131
may?|^slot state	160
may?|evening	126
may?|kid	137
may?|take	38
meadow?	-37
meadow|#month	81
meadow|#name	-16
meadow|#number	36
meadow|2027	51
meadow|^own	-37
meal?	33
meal|#day	40
meal|#name	-141
meal|#number	85
meal|@animal	-127
meal|@body_part	-58
meal|@food	58
meal|@job	-81
meal|@meat	-105
meal|^constraint	-68
meal|^habit	30
meal|^own	56
meal|^preference	108
meal|^project_fact	-49
meal|^recurring_state	28
meal|^resource	58
meal|^slot effect	38
meal|^slot habit	-32
meal|^slot home	27
meal|^slot like	129
meal|^slot said	81
meal|^slot thing	58
meal|^slot told	-112
meal|always	64
meal|band	31
meal|better	15
meal|come	68
meal|comes	68
meal|eat	29
meal|fish	31
meal|good	-36
meal|home	26
meal|monday	84
meal|mouth	38
meal|ramadan	113
meal|set	68
meal|setting	68
meal|seven	65
meal|sheffield	49
meal|sunset	113
meal|terrace	54
meal|wed	65
meal|week	74
meal|year	50
mean?	-341
means?	-16
means|#number	56
means|@job	73
means|^project_fact	16
means|^slot said	35
mean|#name	-261
mean|#number	-79
mean|^habit	-284
mean|^own	-322
mean|^preference	21
mean|^project_fact	-217
mean|^relationship	-355
mean|^slot habit	-335
mean|^slot preference	99
mean|^slot said	-106
mean|english	61
mean|explain	79
mean|like	66
mean|need	89
mean|three	46
measure?	-97
measured?	-55
measured|#number	60
measured|^own	-42
measured|^slot said	47
measured|call	68
measure|#number	41
measure|^own	-80
measure|^project_fact	-23
measure|^slot said	30
measure|call	68
meat?	-138
meat|#name	-162
meat|#no	-98
meat|@food	62
meat|@meat	133
meat|^habit	22
meat|^own	-86
meat|^project_fact	-167
meat|^slot habit	-34
meat|day	92
meat|diet	-38
meat|smoke	62
medic?	-65
medical?	-66
medical|#month	21
medical|#name	-140
medical|#number	-35
medical|2027	59
medical|@body_part	72
medical|@illness	73
medical|@income	22
medical|^own	-48
medical|^project_fact	-50
medical|^relationship	-235
medical|^slot health	106
medical|^slot state	23
medical|^slot told	-32
medical|diabetes	106
medical|take	61
medical|type	97
medication?	-80
medication|#name	-265
medication|#number	-258
medication|@doctor	79
medication|@illness	52
medication|@income	22
medication|@medicine	113
medication|^habit	-126
medication|^own	-69
medication|^project_fact	63
medication|^relationship	-252
medication|^slot habit	-203
medication|^slot health	118
medication|^slot medicine	118
medication|^slot said	-15
medication|day	-20
medication|diabetes	-50
medication|omeprazole	84
medication|reflux	90
medication|take	116
medicine?	-58
medicine|#day	68
medicine|#name	-77
medicine|#number	-136
medicine|@food	-76
medicine|@income	120
medicine|@job	-45
medicine|@medicine	74
medicine|@symptom	60
medicine|^another	-26
medicine|^constraint	-207
medicine|^habit	24
medicine|^own	-74
medicine|^project_fact	-117
medicine|^slot allergy	-72
medicine|^slot habit	-37
medicine|^slot health	37
medicine|^slot role	41
medicine|^slot said	-53
medicine|allergic	-77
medicine|allergy	-72
medicine|blood	-44
medicine|diabetes	-67
medicine|evening	62
medicine|leo	150
medicine|morning	-33
medicine|partner	89
medicine|pressure	-44
medicine|role	38
medicine|second	98
medicine|sunday	104
medicine|tablet	53
medicine|take	123
medic|^own	-57
medic|^project_fact	15
medic|^slot told	75
meds?	-126
meds|#number	38
meds|@income	46
meds|^own	-99
meds|^project_fact	-20
meet?	-107
meeting?	-57
meeting|#day	151
meeting|#month	-141
meeting|#name	-19
meeting|#no	32
meeting|#number	104
meeting|3	42
meeting|@body_part	-31
meeting|@family	-273
meeting|@hobby	27
meeting|@income	-134
meeting|@job	-32
meeting|@sport	34
meeting|^another	-55
meeting|^own	-46
meeting|^relationship	-320
meeting|^role	-26
meeting|^slot choice	81
meeting|^slot constraint	-65
meeting|^slot employment	65
meeting|^slot habit	-60
meeting|^slot relation	-162
meeting|^slot said	-110
meeting|^slot told	-45
meeting|afternoon	-37
meeting|close	94
meeting|email	43
meeting|employment	30
meeting|five	27
meeting|four	78
meeting|half	112
meeting|march	19
meeting|run	-54
meeting|seven	92
meeting|six	149
meeting|speak	48
meeting|swim	62
meeting|team	29
meeting|thursdays	22
meeting|use	112
meeting|weekday	149
meeting|work	15
meeting|zoom	157
meet|#day	172
meet|#month	-127
meet|#name	-61
meet|#no	29
meet|#number	138
meet|2026	-48
meet|@body_part	-79
meet|@family	-250
meet|@food	-308
meet|@hobby	-28
meet|@income	-212
meet|@job	-20
meet|@sport	-23
meet|^another	-207
meet|^constraint	-16
meet|^habit	58
meet|^own	-50
meet|^project_fact	-40
meet|^relationship	-363
meet|^role	-59
meet|^slot choice	78
meet|^slot constraint	-138
meet|^slot employment	-24
meet|^slot habit	39
meet|^slot relation	-192
meet|^slot said	-132
meet|^slot thing	-22
meet|afternoon	48
meet|alto	126
meet|class	41
meet|email	73
meet|employment	-40
meet|evening	49
meet|five	54
meet|four	121
meet|half	130
meet|march	19
meet|month	-130
meet|saturday	75
meet|saturdays	57
meet|seven	128
meet|sing	77
meet|six	148
meet|speak	27
meet|standup	96
meet|swim	55
meet|thursdays	22
meet|use	94
meet|weekday	149
meet|welsh	39
meet|zoom	157
melbourne?	-67
melbourne|#month	47
melbourne|#name	-24
melbourne|@family	47
melbourne|^own	-50
member?	-25
member|#name	15
member|@family	45
member|^own	-25
member|^project_fact	21
member|^slot said	56
memory?	-144
memory|#number	15
memory|@family	42
memory|@illness	69
memory|^another	70
memory|^relationship	65
memory|^slot about	111
memory|gran	104
mend?	-149
mendes?	-170
mendes|#name	-131
mendes|^own	-135
mendes|^project_fact	-29
mend|@job	16
mend|^own	-131
mend|^slot habit	25
mental?	-42
mental|#day	42
mental|#name	-77
mental|#number	35
mental|@income	46
mental|@job	56
mental|^own	-33
mental|^project_fact	-89
mental|^slot health	128
mental|bipolar	128
mental|take	45
mention?	-26
mention|#no	74
mention|@body_part	124
mention|@illness	52
mention|^own	-23
mention|^project_fact	54
mention|^resource	49
mention|^slot health	52
mention|^slot said	39
mention|^slot thing	49
mention|don	87
mention|write	66
menu?	24
menu|#name	-202
menu|#no	132
menu|@animal	-27
menu|@body_part	56
menu|@dairy	94
menu|@drink	93
menu|@dwelling	42
menu|@food	210
menu|@game	29
menu|@illness	-27
menu|@meat	83
menu|@narcotic	79
menu|@seafood	106
menu|^another	-29
menu|^constraint	128
menu|^habit	-41
menu|^preference	59
menu|^project_fact	-207
menu|^recurring_state	24
menu|^relationship	-48
menu|^slot like	97
menu|^slot said	-118
menu|^slot state	115
menu|bear	16
menu|come	82
menu|eat	171
menu|egg	132
menu|house	42
merge?	-34
merge|#number	93
merge|^project_fact	36
meringue?	-127
meringue|@food	35
meringue|^another	23
meringue|^relationship	-40
meringue|freya	36
merino?	-73
merino|#name	-15
merino|@illness	88
merino|^own	-73
merino|^slot told	64
merit?	-51
merit|#number	53
merit|^own	-57
merit|^project_fact	19
merlot?	-169
merlot|@alcohol	104
merlot|@color	104
merlot|@drink	-18
merlot|@illness	104
merlot|@narcotic	104
merlot|@symptom	104
merlot|@wine	104
merlot|^own	-167
merlot|^project_fact	-57
merlot|^slot health	104
merlot|migraine	104
merlot|red	104
merlot|wine	104
message?	-19
message|@food	54
message|^constraint	107
message|^project_fact	-17
met the bar	294
met the bar, shares 0	486
met the bar, shares 1	-24
met the bar, shares 2	68
metal?	-102
metal|#month	39
metal|#name	-233
metal|@body_part	85
metal|@color	74
metal|@hobby	24
metal|@sport	24
metal|^own	-68
metal|^project_fact	51
metal|^slot said	67
metal|go	102
metal|two	65
method?	-146
method|#no	75
method|@body_part	20
method|^constraint	94
method|^own	-143
method|^recurring_state	59
method|^slot constraint	94
miami|@family	123
miami|^another	132
miami|^relationship	132
miami|mama	123
mid-morning?	-81
mid-morning|#name	-20
mid-morning|#number	61
mid-morning|^habit	30
mid-morning|^own	-71
mid-morning|^slot habit	30
midday?	-36
midday|^own	-29
midday|^project_fact	47
middle?	-36
middle|^own	-29
middle|^project_fact	47
midweek?	-165
midweek|#day	235
midweek|#name	67
midweek|@game	78
midweek|@garment	73
midweek|@hobby	22
midweek|@job	-25
midweek|@sport	-64
midweek|^habit	-20
midweek|^own	-147
midweek|^project_fact	-94
midweek|^relationship	-73
midweek|^slot habit	-46
midweek|^slot relation	-60
midweek|night	135
midweek|play	93
midweek|wednesday	222
midwife?	-114
midwife|#day	51
midwife|#name	-61
midwife|#number	16
midwife|@doctor	119
midwife|@job	48
midwife|^another	35
midwife|^own	-278
midwife|^relationship	-17
midwife|^slot relation	-99
midwife|tuesdays	51
migration?	-276
migration|#name	-218
migration|#number	-60
migration|2027	49
migration|^constraint	-102
migration|^own	-209
migration|^project_fact	-314
mile?	-190
milestone?	-212
milestone|#month	67
milestone|#name	-121
milestone|#number	-42
milestone|^own	-188
milestone|^project_fact	-104
milestone|^slot said	46
mile|^own	-188
military?	-66
military|#name	-101
military|@family	-109
military|^another	-17
military|^own	-126
military|^relationship	43
military|darius	138
milk?	-206
milking?	-113
milking|#number	85
milking|^own	-71
milking|^project_fact	-62
milking|^slot said	75
milking|four	132
milkshake?	-113
milkshake|@food	48
milkshake|@income	76
milkshake|^own	-44
milkshake|^project_fact	-83
milkshake|^slot habit	15
milkshake|^slot said	28
milkshake|take	71
milk|#name	-108
milk|#number	77
milk|^own	-175
milk|^project_fact	-201
milk|^relationship	-165
milk|day	100
milk|even	81
milk|evening	81
milk|four	124
milk|friesians	53
milk|give	59
milk|morning	81
milk|two	98
mind?	-197
mind|#name	-159
mind|^another	-108
mind|^own	-157
mind|^project_fact	-89
mind|^relationship	-208
mind|^slot said	-31
mind|^slot told	94
mind|mother	-33
mind|saturday	86
mind|studio	94
mind|work	43
minibus?	-93
minibus|#name	-94
minibus|10	34
minibus|8	34
minibus|^another	-38
minibus|^habit	30
minibus|^own	-84
minibus|^project_fact	-110
minibus|^resource	49
minibus|^slot thing	50
minibus|collect	34
minibus|eight	34
minibus|idris	-21
minibus|school	149
minibus|ten	34
minibus|two	55
ministry?	-149
ministry|#name	-50
ministry|#no	68
ministry|^own	-112
miss?	-65
missus?	29
missus|#name	-95
missus|#no	29
missus|#number	-16
missus|@body_part	-17
missus|@drink	119
missus|@dwelling	133
missus|@family	-85
missus|@food	60
missus|@illness	92
missus|^another	84
missus|^constraint	34
missus|^own	-45
missus|^project_fact	15
missus|^slot habit	15
missus|^slot home	54
missus|^slot relation	35
missus|^slot said	-140
missus|^slot told	134
missus|home	133
missus|lyn	149
missus|run	59
missus|set	54
missus|setting	54
missus|sheffield	49
missus|year	63
miss|#name	-48
miss|#no	98
miss|@music	99
miss|^own	-65
miss|^slot habit	99
miss|autumn	99
miss|wexford	99
mix?	-55
mixed?	-42
mixed|^habit	83
mixed|^own	-39
mix|#month	63
mix|#number	21
mix|^habit	49
mix|^own	-50
mix|^project_fact	-108
mix|^slot said	63
mobile?	38
mobile|#name	-128
mobile|#no	108
mobile|#number	-39
mobile|@job	38
mobile|^another	-16
mobile|^constraint	37
mobile|^own	56
mobile|^project_fact	20
mobile|^relationship	-37
mobile|^resource	31
mobile|^slot charge	83
mobile|^slot thing	85
mobile|^slot told	89
mobile|six	74
mock-ups|#name	58
mock-ups|@job	37
mock-ups|^another	53
mock-ups|^own	-85
mock-ups|^relationship	137
mock-ups|designer	41
mock-ups|yuki	137
mode?	-50
model?	-151
model|#name	-56
model|@car	80
model|@science	58
model|@vehicle	-47
model|^habit	31
model|^own	-135
model|^project_fact	-57
model|^slot do	143
model|^slot said	62
model|cab	-26
moderator?	-52
moderator|#name	-48
moderator|^own	-52
moderator|^project_fact	-44
moderator|life	-18
mode|^own	-35
mode|^preference	78
module?	-70
module|#month	47
module|#name	26
module|#number	-44
module|^another	19
module|^own	-76
module|^project_fact	27
module|^slot told	53
module|bursary	139
moi?	-143
moi|@illness	75
moi|@symptom	75
moi|^own	-143
mom?	-27
moment|#month	48
moment|#number	111
moment|@family	-47
moment|^another	64
moment|^own	-60
moment|^relationship	23
moment|^slot about	119
moment|^slot relation	-44
moment|^slot said	94
moment|cerys	130
moment|clem	133
moment|husband	74
moment|milk	32
moment|sit	85
mom|#name	-55
mom|@job	28
mom|@science	45
mom|^another	-17
mom|^own	-62
mom|^slot role	47
mom|halina	144
mom|role	47
monday?	21
mondays?	-71
mondays|#day	106
mondays|#no	111
mondays|^constraint	70
mondays|^habit	17
mondays|^own	-63
monday|#day	118
monday|#no	102
monday|#number	93
monday|@believer	128
monday|@doctor	32
monday|@family	-115
monday|@job	42
monday|@meat	98
monday|@vegetable	43
monday|^another	32
monday|^constraint	-112
monday|^habit	-25
monday|^own	-46
monday|^project_fact	18
monday|^slot constraint	51
monday|^slot habit	-30
monday|^slot relation	-88
monday|^slot said	174
monday|^slot state	62
monday|^slot told	66
monday|chiara	145
monday|daughter	33
monday|doctor	54
monday|don	39
monday|eat	98
monday|evening	133
monday|ex-wife	71
monday|freeze	57
monday|give	128
monday|half	58
monday|hate	40
monday|imogen	121
monday|law	62
monday|long	75
monday|manage	74
monday|milk	30
monday|morning	63
monday|muslim	128
monday|nine	61
monday|noon	68
monday|october	64
monday|pork	98
monday|run	87
monday|take	-18
monday|ten	52
monday|tuesday	76
monday|two	55
monetisation?	-76
monetisation|^own	-55
money?	-26
money|#name	-50
money|#number	19
money|000	27
money|9	61
money|@debt	79
money|@doctor	43
money|@dwelling	92
money|@family	95
money|@hobby	-89
money|@income	158
money|@job	93
money|@medicine	-60
money|@science	99
money|@sport	45
money|^another	-212
money|^goal	59
money|^habit	28
money|^own	-16
money|^project_fact	-30
money|^relationship	-259
money|^role	21
money|^slot goal	85
money|^slot habit	41
money|^slot home	56
money|^slot relation	-167
money|^slot role	69
money|^slot said	-156
money|^slot told	-146
money|brother	73
money|dad	68
money|eight	99
money|fee	141
money|fish	68
money|friday	104
money|home	47
money|kiprop	133
money|lake	161
money|loan	114
money|location	57
money|month	95
money|night	53
money|parent	83
money|pay	167
money|role	34
money|saturday	102
money|save	124
money|school	66
money|sell	90
money|student	84
money|study	90
money|wedding	100
money|week	-19
monitor?	-141
monitor|#number	-21
monitor|^own	-131
monitor|^resource	54
monitor|^slot thing	56
monthly?	-172
monthly|#name	-76
monthly|#number	-107
monthly|^own	-114
monthly|^project_fact	18
monthly|^slot said	63
month|#day	-61
month|#month	174
month|#no	-162
month|11	58
month|2026	96
month|7	23
month|@animal	-91
month|@body_part	98
month|@family	-121
month|@fish	71
month|@food	-69
month|@game	-19
month|@illness	144
month|@income	51
month|@meat	54
month|@seafood	52
month|@sport	21
month|^another	34
month|^constraint	45
month|^habit	49
month|^own	-38
month|^project_fact	-76
month|^relationship	29
month|^resource	-21
month|^slot about	40
month|^slot diet	82
month|^slot health	110
month|^slot relation	-42
month|^slot said	-141
month|^slot thing	-40
month|^slot told	74
month|^slot work	51
month|april	78
month|arrangement	51
month|baby	101
month|big	172
month|day	74
month|december	76
month|diet	82
month|eat	52
month|eight	29
month|fast	68
month|first	53
month|january	148
month|kev	135
month|last	-49
month|late	92
month|leave	37
month|march	88
month|meat	63
month|morag	153
month|morning	57
month|october	97
month|pepper	56
month|play	22
month|ramadan	166
month|rent	56
month|room	72
month|saturday	-24
month|season	88
month|sunday	18
month|sundays	36
month|sunset	113
month|ulcer	55
month|use	72
month|week	151
month|work	127
mood|@furniture	69
mood|^own	53
mood|^resource	82
mood|^slot health	68
mood|use	80
moor?	-261
moor|#name	-250
moor|^own	-261
morning?	-39
morning|#day	-84
morning|#month	-57
morning|#name	-186
morning|#no	-19
morning|#number	110
morning|3	42
morning|@bicycle	71
morning|@car	61
morning|@family	50
morning|@food	-33
morning|@hobby	87
morning|@income	-122
morning|@job	-315
morning|@science	44
morning|@sport	87
morning|@vehicle	44
morning|^another	-302
morning|^habit	122
morning|^project_fact	-54
morning|^relationship	-372
morning|^slot habit	66
morning|^slot said	40
morning|^slot thing	18
morning|^slot told	-16
morning|baby	55
morning|bike	71
morning|box	73
morning|breakfast	130
morning|car	61
morning|come	104
morning|comes	104
morning|five	159
morning|lady	93
morning|milk	89
morning|november	68
morning|run	-89
morning|sertraline	26
morning|sleep	77
morning|ten	84
morning|till	65
morning|two	53
morning|use	49
morocco|^skill	107
morocco|^slot language	107
morocco|speak	107
mortgage?	-96
mortgage|#month	-189
mortgage|#name	-154
mortgage|#number	67
mortgage|2027	-126
mortgage|@debt	126
mortgage|@dwelling	38
mortgage|^own	-82
mortgage|^project_fact	-100
mortgage|^slot habit	-340
mortgage|^slot mortgage	83
mortgage|^slot project	24
mortgage|home	57
mortgage|leave	57
mortgage|pay	97
moss?	-289
moss|^own	-276
mot?	-183
mother-in-law?	-166
mother-in-law|#name	-137
mother-in-law|#number	-124
mother-in-law|@family	83
mother-in-law|^own	-288
mother-in-law|^relationship	-66
mother-in-law|^slot about	60
mother?	-121
mother|#day	16
mother|#name	23
mother|#no	-225
mother|#number	-276
mother|@animal	-324
mother|@believer	39
mother|@ethnicity	166
mother|@family	49
mother|@flower	181
mother|@illness	-59
mother|@job	-214
mother|@science	-179
mother|^another	-52
mother|^habit	-160
mother|^own	-150
mother|^project_fact	-39
mother|^relationship	-82
mother|^skill	-61
mother|^slot about	-154
mother|^slot habit	-151
mother|^slot home	-170
mother|^slot identity	42
mother|^slot language	81
mother|^slot origin	103
mother|^slot relation	-239
mother|^slot role	-79
mother|^slot said	-26
mother|^slot thing	-169
mother|^slot told	-37
mother|day	33
mother|french	68
mother|ginette	130
mother|jarmila	138
mother|life	25
mother|live	28
mother|location	-168
mother|mam	161
mother|mama	-58
mother|mum	182
mother|origin	103
mother|role	-79
mother|school	36
mother|sister	39
mother|sit	56
mother|speak	89
mother|teacher	72
mother|use	-38
mother|weekday	103
motor?	-101
motorbike?	-81
motorbike|#day	36
motorbike|^own	-71
motorbike|^resource	76
motorbike|^slot thing	76
motorbike|ride	156
motorway|#name	59
motorway|@illness	55
motorway|^habit	16
motorway|^project_fact	-59
motorway|^slot habit	-27
motorway|^slot told	59
motorway|make	31
motorway|year	53
motor|#name	-53
motor|^own	-101
mot|#month	32
mot|#name	-117
mot|#number	-20
mot|^own	-149
mot|^project_fact	30
mountain?	-40
mountain|#name	-28
mountain|^role	103
mouse?	-97
mouse|#number	-30
mouse|^own	-97
mouse|^project_fact	-75
moussaka?	-87
moussaka|#name	-26
moussaka|#number	51
moussaka|^own	-67
moussaka|^slot said	36
mouth?	-37
mouth|^habit	38
mouth|^own	-31
mouth|^slot habit	33
move?	-74
mover?	-20
mover|^own	-16
mover|^project_fact	26
move|#name	-54
move|#number	-185
move|@family	-29
move|^another	-82
move|^own	-55
move|^preference	45
move|^project_fact	-240
move|^slot about	-56
move|^slot habit	-403
move|^slot home	21
move|^slot preference	60
move|^slot relation	41
move|^slot said	-300
move|assistant	60
move|home	34
move|jarmila	138
move|location	68
move|want	54
movie?	-140
movie|#day	42
movie|#name	-48
movie|#number	-37
movie|^own	-114
movie|^preference	-41
movie|^project_fact	22
movie|film	134
movie|stand	73
mr?	-359
mri?	-39
mri|#number	54
mri|^own	-34
mr|#name	-347
mr|^own	-356
mum?	-50
mum|#day	-159
mum|#name	-84
mum|#no	-54
mum|#number	-223
mum|3	61
mum|@dwelling	-24
mum|@family	58
mum|@flower	39
mum|@illness	-15
mum|@job	-123
mum|@medical_device	41
mum|@mental_illness	-24
mum|@science	-36
mum|^another	99
mum|^habit	-15
mum|^own	-187
mum|^project_fact	-285
mum|^relationship	88
mum|^slot about	19
mum|^slot age	43
mum|^slot habit	-31
mum|^slot relation	-108
mum|^slot said	-270
mum|^slot thing	-69
mum|^slot told	-54
mum|célia	111
mum|danuta	131
mum|dona	111
mum|dwayne	134
mum|email	69
mum|house	53
mum|lali	38
mum|life	26
mum|live	15
mum|month	94
mum|mother	-38
mum|nino	28
mum|parent	215
mum|partner	-218
mum|sit	38
mum|sunday	24
mum|sunita	154
mum|use	29
museum?	28
museum|#name	-32
museum|@food	71
museum|^another	103
museum|^own	-96
museum|^relationship	147
museum|^slot habit	-68
museum|^slot relation	80
museum|work	16
museum|étienne	88
music?	-59
musical?	-24
musical|#name	-61
musical|#number	-174
musical|@believer	47
musical|@hobby	77
musical|@illness	-54
musical|@instrument	169
musical|@job	68
musical|@religion	142
musical|@temple	142
musical|^habit	21
musical|^project_fact	-159
musical|^relationship	-513
musical|^resource	-81
musical|^role	29
musical|^skill	41
musical|^slot habit	15
musical|^slot thing	-93
musical|accordion	108
musical|alto	142
musical|choir	175
musical|church	142
musical|hobby	110
musical|koto	125
musical|learn	38
musical|play	19
musical|sing	188
musical|year	16
musician?	-35
musician|#name	-218
musician|@family	18
musician|@job	48
musician|^own	-84
musician|^project_fact	-68
musician|^relationship	44
musician|^slot relation	59
musician|^slot said	35
musician|class	63
musician|pavel	145
music|#day	72
music|#name	-42
music|#number	-467
music|@animal	-68
music|@bird	34
music|@dwelling	20
music|@family	-280
music|@food	-348
music|@instrument	218
music|@job	-89
music|@music	79
music|^another	-369
music|^habit	95
music|^own	-39
music|^preference	-91
music|^project_fact	-119
music|^relationship	-73
music|^resource	-100
music|^slot favourite	41
music|^slot habit	103
music|^slot said	-352
music|^slot thing	-63
music|badly	74
music|choir	145
music|favourite	75
music|fl	124
music|friday	65
music|friend	99
music|kid	78
music|love	116
music|play	122
music|rui	76
music|sing	145
music|singer	89
music|speaker	67
music|studio	107
music|thursday	52
music|wednesdays	92
naidoo?	-274
name?	-194
name?|#name	-173
name?|#number	-46
name?|@family	-28
name?|^own	-307
name?|^project_fact	-323
name?|^relationship	-159
name?|^slot having	64
name?|two	64
name|#day	-290
name|#month	-224
name|#no	-301
name|#number	-156
name|2024	92
name|@animal	-224
name|@cat	-45
name|@dog	23
name|@dwelling	-252
name|@family	-106
name|@food	27
name|@hobby	-302
name|@illness	-375
name|@income	-266
name|@job	-151
name|@pet	-140
name|@science	-217
name|@seasoning	-18
name|@sport	-258
name|@vehicle	-239
name|^another	-98
name|^constraint	-403
name|^goal	-283
name|^habit	-415
name|^own	-150
name|^preference	-164
name|^project_fact	-152
name|^resource	-221
name|^role	-328
name|^skill	-237
name|^slot about	-399
name|^slot agent	61
name|^slot birth	86
name|^slot fear	-32
name|^slot habit	-195
name|^slot health	-133
name|^slot home	-203
name|^slot like	-272
name|^slot preferred	69
name|^slot role	-95
name|^slot said	-164
name|^slot school	27
name|^slot thing	-212
name|^slot told	-40
name|adopt	33
name|afraid	-40
name|bear	36
name|birth	86
name|born	36
name|boy	119
name|call	48
name|cat	-20
name|clara	15
name|emil	141
name|go	-24
name|guard	108
name|halina	62
name|home	-225
name|hope	87
name|kid	100
name|kwame	69
name|les	27
name|life	-197
name|live	-225
name|location	-187
name|mendes	71
name|miso	75
name|mother	-29
name|mrs	53
name|nine	41
name|ola	-24
name|preferred	69
name|priya	65
name|retire	45
name|retired	49
name|reuben	121
name|role	-96
name|teacher	47
name|theo	39
name|three	-35
name|tilleuls	27
name|tofu	61
name|twin	90
name|two	-79
name|use	-363
name|want	-63
name|work	-277
nap?	-113
nap|#number	-48
nap|@family	-15
nap|^own	-107
nap|^project_fact	-49
nap|^slot said	-33
nas?	-47
nas|#name	-35
nas|#number	-27
nas|@illness	83
nas|^own	-43
nas|^project_fact	-21
national?	-88
nationality?	-89
nationality|#name	-22
nationality|^own	-89
national|#month	35
national|#name	-22
national|2026	35
national|6	35
national|^another	21
national|^slot told	25
national|adelaide	35
national|from:6	35
national|june	35
naturalisation?	-171
naturalisation|#name	-82
naturalisation|^own	-143
naturalisation|^project_fact	36
near?	-89
nearly?	-186
nearly|@illness	24
nearly|^own	-175
nearly|^project_fact	-93
near|#number	77
near|^own	-76
near|^slot said	72
need?	-37
need|#day	-48
need|#month	30
need|#name	25
need|#number	-81
need|3	56
need|@animal	-102
need|@bird	-16
need|@body_part	24
need|@car	77
need|@dance	-24
need|@debt	44
need|@dwelling	-74
need|@family	-57
need|@food	-375
need|@hobby	-225
need|@illness	-104
need|@income	-34
need|@job	-89
need|@medical_device	144
need|@pet	-57
need|@science	-156
need|@symptom	85
need|^another	-63
need|^habit	-428
need|^own	-33
need|^project_fact	56
need|^relationship	96
need|^resource	18
need|^slot about	54
need|^slot endowment	68
need|^slot habit	-269
need|^slot health	97
need|^slot relation	86
need|^slot said	33
need|august	77
need|big	127
need|brad	139
need|clean	67
need|cleaner	67
need|cpap	144
need|drive	61
need|electric	77
need|ifan	108
need|june	71
need|kev	135
need|kia	77
need|kid	61
need|machine	144
need|manager	99
need|morag	100
need|move	19
need|niro	77
need|october	39
need|owe	90
need|phone	52
need|rosalind	102
need|run	23
need|sign	80
need|six	-66
need|sleep	91
need|son	47
need|take	24
need|thursdays	48
need|thyroid	107
need|two	94
need|underactive	107
need|use	18
need|wednesdays	70
neglect?	-35
neglect|^own	-29
neglect|^project_fact	30
neglect|^slot said	73
negotiate?	-99
negotiate|^own	-78
negotiation?	-80
negotiation|^another	56
negotiation|^project_fact	-18
neighbour?	-90
neighbourhood|#name	37
neighbourhood|^project_fact	94
neighbourhood|^slot habit	57
neighbour|#name	-169
neighbour|#no	97
neighbour|#number	-31
neighbour|2021	78
neighbour|@drink	63
neighbour|@job	-15
neighbour|^another	-81
neighbour|^constraint	61
neighbour|^habit	-29
neighbour|^own	-95
neighbour|^project_fact	-72
neighbour|^relationship	-105
neighbour|^slot habit	36
neighbour|^slot history	64
neighbour|drink	77
neighbour|night	17
neighbour|take	35
nephew|#name	37
nephew|@family	59
nephew|^another	34
nephew|^relationship	62
nephew|^slot about	21
nephew|^slot relation	49
nephew|jignesh	135
nephew|yanis	111
nerve?	-82
nerve|^own	-71
neurological?	-150
neurological|@illness	31
neurological|^own	-132
neurological|^project_fact	31
neurological|^slot said	31
neurologist?	-77
neurologist|#name	-21
neurologist|#number	23
neurologist|^own	-150
neurologist|^project_fact	-121
neurologist|^slot relation	39
neurologist|dad	50
neurologist|lorna	59
newborn?	-183
newborn|#month	77
newborn|#name	-98
newborn|2027	65
newborn|^another	-29
newborn|^own	-212
newborn|^project_fact	-86
newborn|^relationship	-82
newborn|^slot about	45
newborn|january	87
new|#day	-225
new|#month	-77
new|#name	-117
new|#no	199
new|#number	-538
new|@ethnicity	90
new|@family	-66
new|@game	75
new|@illness	-49
new|@income	22
new|@job	-62
new|^another	-126
new|^own	27
new|^preference	27
new|^recurring_state	73
new|^relationship	-64
new|^resource	-81
new|^slot about	78
new|^slot effect	79
new|^slot goal	56
new|^slot habit	-67
new|^slot health	110
new|^slot relation	-67
new|^slot said	29
new|^slot thing	-104
new|^slot told	24
new|asthma	73
new|august	48
new|back	93
new|bad	73
new|bank	85
new|berlin	102
new|big	135
new|close	101
new|club	39
new|description	92
new|eat	66
new|electrician	56
new|game	47
new|give	40
new|hogmanay	102
new|kev	135
new|light	86
new|lighting	86
new|link	92
new|mentor	43
new|morning	-45
new|picture	92
new|play	-19
new|retire	84
new|samira	151
new|saturday	71
new|stand	150
new|take	57
new|thing	101
new|train	81
new|use	43
new|want	93
new|wife	55
new|work	60
next?	-127
next|#day	117
next|#month	137
next|#name	-55
next|#no	35
next|10	-49
next|2027	108
next|21	59
next|22	32
next|@animal	-162
next|@dwelling	-96
next|@family	-178
next|@food	-117
next|@game	-39
next|@garment	63
next|@hobby	17
next|@illness	-231
next|@insect	22
next|@job	-505
next|@patient	93
next|@science	71
next|@sport	-29
next|@symptom	-32
next|@treatment	-70
next|@vehicle	113
next|^another	-150
next|^goal	-97
next|^habit	-247
next|^own	-90
next|^recurring_state	61
next|^relationship	-293
next|^resource	-161
next|^slot budget	37
next|^slot effect	35
next|^slot goal	-82
next|^slot habit	-98
next|^slot home	18
next|^slot relation	-332
next|^slot said	-57
next|^slot state	-117
next|^slot thing	-90
next|allergy	-21
next|april	15
next|bee	41
next|best	56
next|bridge	56
next|budget	37
next|bus	65
next|diabetic	93
next|due	54
next|early	61
next|eight	20
next|ethiopian	88
next|exam	114
next|five	60
next|food	46
next|friday	94
next|fridays	112
next|give	-39
next|hall	20
next|hate	32
next|january	54
next|kiwi	60
next|kosi	99
next|last	65
next|late	71
next|licence	66
next|long	71
next|make	22
next|manage	73
next|march	64
next|monday	51
next|mother-in-law	70
next|noon	44
next|november	100
next|october	66
next|open	77
next|pass	65
next|save	62
next|second	44
next|set	51
next|setting	51
next|seven	19
next|shift	35
next|ship	131
next|split	102
next|spring	62
next|study	67
next|sunday	75
next|swell	64
next|thursday	-35
next|trip	89
next|two	117
next|week	71
ngozi|#name	27
ngozi|^another	72
ngozi|^own	-30
ngozi|^relationship	119
ngozi|^slot relation	99
nguyễn?	-131
nguyễn|#name	-93
nguyễn|^own	-170
nguyễn|^relationship	-73
nguyễn|^slot relation	-96
nice?	-147
nice|#number	-34
nice|^own	-118
nickname?	-73
nickname|#name	-17
nickname|^own	-71
nickname|^project_fact	39
nickname|^slot said	143
nickname|call	149
nickname|kit	149
niece?	-20
niece|#no	74
niece|#number	-26
niece|^constraint	85
niece|^relationship	-15
niece|^slot thing	61
night-time?	-91
night-time|#number	46
night-time|@furniture	96
night-time|^own	-79
night-time|^slot habit	58
night?	-45
night|#day	209
night|#month	-141
night|#name	-45
night|#no	-86
night|#number	-31
night|2026	-15
night|@animal	-362
night|@dwelling	-377
night|@family	-294
night|@food	-142
night|@hobby	-498
night|@illness	-76
night|@job	-402
night|@meat	52
night|@medical_device	100
night|@medicine	47
night|@mental_illness	22
night|^another	-495
night|^constraint	-133
night|^habit	75
night|^own	-20
night|^project_fact	-127
night|^relationship	-488
night|^resource	-91
night|^role	-15
night|^slot band	53
night|^slot diet	55
night|^slot endowment	138
night|^slot habit	-71
night|^slot relation	-342
night|^slot said	-45
night|^slot told	-152
night|^slot work	134
night|apnea	59
night|arrangement	134
night|band	-16
night|build	92
night|building	92
night|carry	99
night|choir	77
night|club	68
night|cpap	104
night|diet	55
night|drive	-69
night|driving	75
night|eat	110
night|eight	41
night|eleven	148
night|even	80
night|evening	155
night|fifteen	137
night|fridays	85
night|give	127
night|law	30
night|light	66
night|lock	87
night|long	72
night|machine	114
night|meet	-26
night|meeting	51
night|mondays	115
night|need	77
night|online	56
night|peanut	103
night|practise	69
night|quit	47
night|rehearsal	76
night|saturdays	92
night|set	93
night|seven	85
night|shift	86
night|sleep	17
night|sunday	104
night|three	59
night|thursday	91
night|thursdays	129
night|tuesday	117
night|use	46
night|vegetarian	55
night|wednesday	118
night|week	-57
night|welsh	46
night|work	101
nikah?	-127
nikah|#name	-66
nikah|#number	-16
nikah|@family	55
nikah|^another	58
nikah|^project_fact	15
nina?	-61
nina|#day	60
nina|#name	-52
nina|#number	25
nina|^own	-61
nina|^project_fact	-18
nine?	-45
nine|#name	-84
nine|#number	55
nine|@game	80
nine|^habit	39
nine|^own	-24
nine|^project_fact	-109
nine|^slot habit	17
nine|^slot told	73
nine|fast	101
nine|night	55
nod?	-29
nod|^resource	94
nod|^slot thing	94
noisy?	-38
noisy|@illness	70
noisy|^own	-22
noisy|^resource	59
noisy|^slot thing	52
none met the bar	-83
noodle?	-129
noodle|#name	-173
noodle|@boat	89
noodle|@family	-31
noodle|@food	59
noodle|@illness	-67
noodle|@pasta	44
noodle|@vehicle	34
noodle|^constraint	-16
noodle|^own	-103
noodle|^project_fact	-61
noodle|^slot health	69
noodle|^slot said	84
noodle|allergy	126
noodle|buckwheat	148
noon?	-33
noon|#number	53
noon|^habit	81
noon|^own	-22
noon|^slot habit	50
noor?	-346
noor|^own	-345
norma?	-216
normal?	-44
normal|@illness	26
normal|^constraint	98
normal|^own	-41
norma|@dance	34
norma|@hobby	34
norma|@science	34
norma|^own	-272
norma|^project_fact	-93
norma|^slot told	34
norma|beginner	34
norma|club	34
norma|tango	34
note?	-46
note|#month	61
note|#name	-128
note|@animal	56
note|@color	77
note|@drink	35
note|@family	52
note|@food	48
note|@illness	30
note|@job	-22
note|^preference	139
note|^project_fact	-47
note|^slot preference	139
note|^slot said	15
note|august	78
note|give	51
note|léonie	40
note|want	70
notice?	-107
notice|#day	62
notice|#name	47
notice|#number	-42
notice|@ethnicity	70
notice|^own	-103
notice|^project_fact	-58
notice|^skill	62
notice|^slot said	-15
notice|english	160
notice|fridays	76
notice|three	100
novel?	-184
novel|#name	-211
novel|#number	17
novel|^own	-167
novel|week	38
november?	-33
november|#month	81
november|#number	81
november|^own	-24
nowadays?	-116
nowadays|#name	-84
nowadays|@dwelling	73
nowadays|^slot home	73
nowadays|home	73
noémie?	-273
noémie|#month	-72
noémie|#name	-249
noémie|#number	-86
noémie|2027	-37
noémie|@pregnancy	40
noémie|^another	-23
noémie|^project_fact	-114
noémie|^slot told	-70
noémie|maternity	40
noémie|october	40
noémie|until:october	40
nserc?	-95
nserc|#month	-33
nserc|#name	-102
nserc|#number	-57
nserc|^own	-76
nserc|^project_fact	-78
nserc|^slot said	41
numb?	-219
number?	-103
number|#name	-160
number|#no	-234
number|#number	-25
number|37	68
number|@family	-72
number|@food	-237
number|@furniture	42
number|@job	-250
number|^another	-221
number|^habit	-310
number|^own	-96
number|^preference	110
number|^project_fact	-117
number|^relationship	-248
number|^slot endowment	52
number|^slot habit	-324
number|^slot preference	121
number|^slot relation	-184
number|^slot said	-235
number|pontcanna	68
number|prefer	127
numb|#name	-111
numb|#no	-233
numb|#number	-20
numb|37	68
numb|@family	-66
numb|@job	-164
numb|^another	-159
numb|^habit	-187
numb|^own	-214
numb|^project_fact	-104
numb|^relationship	-176
numb|^slot endowment	52
numb|^slot habit	-191
numb|^slot relation	-117
numb|^slot said	-235
numb|pontcanna	68
nuno?	-253
nuno|#name	-263
nuno|@job	-80
nuno|@science	27
nuno|^another	-99
nuno|^own	-273
nuno|^project_fact	-327
nuno|^relationship	-65
nuno|^slot relation	-37
nuno|^slot role	27
nuno|role	27
nurofen?	-161
nurofen|^own	-150
nurofen|^slot said	64
nurse?	-98
nursery?	-93
nursery|#month	-87
nursery|#name	-53
nursery|#number	-107
nursery|@family	27
nursery|^another	-83
nursery|^own	-71
nursery|^project_fact	-141
nursery|child	75
nurse|#name	-168
nurse|#number	-178
nurse|@body_part	57
nurse|@doctor	82
nurse|@family	-328
nurse|@science	28
nurse|^another	-22
nurse|^own	-115
nurse|^project_fact	-251
nurse|^recurring_state	87
nurse|^relationship	-46
nurse|^slot allergy	45
nurse|^slot habit	-25
nurse|^slot relation	-94
nurse|^slot role	30
nurse|^slot said	-120
nurse|abena	91
nurse|allergic	45
nurse|allergy	45
nurse|blood	54
nurse|comes	54
nurse|morning	70
nurse|role	30
nurse|tomasz	63
nõmme?	-107
nõmme|@narcotic	91
nõmme|^own	-63
nõmme|^slot said	39
nõmme|oskar	40
nõmme|sleep	60
o?	-244
obstetrics?	-103
obstetrics|#name	-18
obstetrics|#number	19
obstetrics|@science	66
obstetrics|^own	-90
obstetrics|^project_fact	-81
occupation?	-28
occupation|#name	26
occupation|2027	82
occupation|@doctor	98
occupation|@family	-47
occupation|@job	95
occupation|@science	142
occupation|^another	-117
occupation|^own	-25
occupation|^project_fact	-140
occupation|^relationship	-120
occupation|^role	140
occupation|^skill	174
occupation|^slot employment	102
occupation|^slot habit	15
occupation|^slot past	125
occupation|^slot relation	-96
occupation|^slot thing	-169
occupation|bear	52
occupation|born	52
occupation|calgary	78
occupation|call	77
occupation|drive	-27
occupation|employment	126
occupation|emyr	130
occupation|firm	104
occupation|freight	159
occupation|haul	159
occupation|husband	50
occupation|leave	62
occupation|role	142
occupation|school	54
occupation|shop	47
occupation|year	52
october?	-249
october|#month	-128
october|#name	-213
october|^ongoing_project	30
october|^own	-164
october|^slot project	30
octopus?	-376
octopus|^own	-369
of the best 0	-210
of the best 1	-295
of the best 2	85
of the best 3	246
of the best 4	374
offal?	-214
offal|#no	74
offal|@animal	-133
offal|@body_part	124
offal|@food	67
offal|@meat	126
offal|^habit	-42
offal|^own	-151
offal|^preference	21
offal|^project_fact	-136
offal|^slot habit	-79
offal|^slot said	51
offal|liver	126
offer?	-128
offering?	-90
offering|#name	-15
offering|#number	25
offering|2026	49
offering|^own	-99
offering|^project_fact	-16
offer|#month	50
offer|#name	-91
offer|#number	-37
offer|2026	49
offer|@food	40
offer|@seasoning	45
offer|^own	-126
offer|^project_fact	-19
office?	-69
officer?	-67
officer|#name	-55
officer|^own	-66
officer|^slot habit	55
office|#day	52
office|#name	-19
office|#no	22
office|#number	-170
office|@bicycle	115
office|@family	-389
office|@furniture	144
office|@hobby	-51
office|@illness	18
office|@income	65
office|@job	41
office|@punishment	79
office|@science	-18
office|@sport	-26
office|@vehicle	92
office|^another	-354
office|^constraint	-16
office|^preference	-64
office|^project_fact	-31
office|^relationship	-295
office|^slot habit	-21
office|^slot health	83
office|^slot like	38
office|^slot relation	-95
office|^slot thing	-42
office|^slot told	84
office|commute	146
office|custody	79
office|file	96
office|frau	133
office|friday	67
office|petersen	133
office|stand	147
office|sunday	46
office|table	71
office|take	82
office|train	76
office|work	54
offline?	-76
offline|#month	37
offline|^own	-52
often?	51
often|#day	86
often|#name	-66
often|#number	-419
often|@hobby	-90
often|@job	20
often|@sport	-83
often|@vehicle	158
often|^another	-28
often|^habit	79
often|^own	26
often|^project_fact	-199
often|^recurring_state	118
often|^relationship	34
often|^slot habit	53
often|^slot having	71
often|^slot relation	48
often|^slot said	-38
often|^slot spell	116
often|call	85
often|husband	91
often|kid	120
often|lily	37
often|mason	32
often|quarter	97
often|second	77
often|team	61
often|third	113
often|wednesday	35
often|week	85
often|weekend	132
ok?	-368
ok?|^own	-280
okafor?	-127
okafor|#name	-133
okafor|@job	-90
okafor|@science	20
okafor|^another	-35
okafor|^own	-181
okafor|^relationship	-62
okafor|^slot relation	-51
okafor|^slot role	33
okafor|role	33
okafor|zoë	135
okra?	-154
okra|#name	-102
okra|@food	-33
okra|^own	-151
okra|^slot effect	-39
ola?	-159
ola|#name	-333
ola|^another	22
ola|^own	-420
ola|^relationship	-23
ola|^slot state	76
old?	-140
old|#day	-76
old|#month	-22
old|#name	-51
old|#no	-356
old|#number	-60
old|6	41
old|9	53
old|@animal	-321
old|@body_part	96
old|@dwelling	-99
old|@family	-39
old|@food	-213
old|@hobby	-65
old|@illness	-15
old|@income	-362
old|@injury	61
old|@job	-25
old|@medicine	-313
old|@pet	-220
old|@science	-224
old|@sport	-39
old|@symptom	-21
old|@vehicle	-369
old|^another	-40
old|^constraint	-160
old|^habit	-384
old|^own	-233
old|^preference	-391
old|^project_fact	-188
old|^relationship	-23
old|^resource	-213
old|^role	-78
old|^skill	-260
old|^slot about	-149
old|^slot age	25
old|^slot habit	-235
old|^slot having	-20
old|^slot home	-41
old|^slot injury	21
old|^slot refusal	34
old|^slot relation	-36
old|^slot role	-226
old|^slot said	-106
old|^slot thing	-225
old|^slot told	69
old|ache	33
old|age	54
old|avoid	69
old|book	44
old|boy	60
old|break	27
old|brian	146
old|broke	29
old|burn	98
old|child	65
old|coach	88
old|daughter	148
old|eight	56
old|femi	129
old|fifteen	92
old|five	31
old|four	-67
old|home	-48
old|hurt	77
old|june	51
old|knee	68
old|leave	85
old|left	85
old|lena	21
old|live	-23
old|march	34
old|mateo	74
old|mother-in-law	75
old|nine	38
old|role	-221
old|saturdays	46
old|scar	98
old|seren	107
old|set	67
old|setting	68
old|six	99
old|sommelier	75
old|stair	69
old|take	-270
old|team	43
old|trevor	145
old|turn	70
old|twelve	93
old|use	17
old|want	-282
old|week	-115
old|winter	47
old|work	-369
old|wrist	106
old|year	-55
olive?	-85
olive|#no	44
olive|^own	-81
olive|^preference	-25
olympics?	-329
omelette?	-157
omelette|#name	-348
omelette|@food	70
omelette|^another	29
omelette|^own	-210
omelette|^relationship	-51
omelette|^slot allergy	55
omelette|^slot state	72
omelette|allergic	55
omelette|allergy	55
omelette|grace	47
omelette|vegan	95
onboarding?	-101
onboarding|#number	20
onboarding|^own	-52
online|#number	84
online|^project_fact	41
online|^slot told	80
online|two	85
onsen?	-19
onsen|^resource	82
onsen|^slot thing	74
open-source?	-106
open-source|#name	-36
open-source|@illness	67
open-source|^habit	67
open-source|^own	-87
open-source|^slot habit	31
open?	-70
opener?	-88
opener|@body_part	75
opener|@illness	64
opener|@job	47
opener|^own	-86
opener|^project_fact	-46
opening?	-68
opening|#day	132
opening|#month	46
opening|#name	-48
opening|#number	15
opening|2027	122
opening|@dwelling	80
opening|@game	93
opening|@hobby	45
opening|@job	-39
opening|@sport	51
opening|^another	-42
opening|^goal	29
opening|^habit	-32
opening|^own	-69
opening|^slot goal	29
opening|^slot habit	-115
opening|^slot said	51
opening|^slot told	-47
opening|first	52
opening|morning	53
opening|play	35
opening|sundays	53
open|#day	117
open|#month	57
open|#number	16
open|2027	136
open|3	-67
open|@drink	-23
open|@family	-30
open|@game	62
open|@hobby	38
open|@job	-67
open|@sport	44
open|@wine	26
open|^another	-21
open|^habit	-98
open|^own	-80
open|^project_fact	-56
open|^relationship	-19
open|^slot habit	-168
open|^slot said	23
open|^slot told	-121
open|cellar	50
open|club	65
open|december	80
open|first	50
open|morning	53
open|october	108
open|put	93
open|sundays	53
open|tennis	65
open|third	91
open|want	-17
open|wine	30
opera?	-65
operate?	-127
operate|#name	25
operate|@animal	-20
operate|@sport	41
operate|@vehicle	57
operate|^habit	-171
operate|^own	-102
operate|^project_fact	-36
operate|^relationship	-287
operate|^resource	-18
operate|^slot habit	-24
operate|^slot laptop	139
operate|laptop	186
operate|run	98
operation|#month	32
operation|#name	-84
operation|#number	21
operation|2027	-19
operation|@body_part	96
operation|@family	-26
operation|@illness	50
operation|@income	72
operation|@instrument	60
operation|@medicine	72
operation|@science	112
operation|^another	-84
operation|^habit	-84
operation|^recurring_state	123
operation|^slot about	45
operation|^slot habit	-159
operation|^slot relation	-48
operation|^slot said	18
operation|april	64
operation|atorvastatin	72
operation|bed	44
operation|clem	165
operation|hip	162
operation|knee	139
operation|make	70
operation|new	151
operation|replace	146
operation|surgery	144
operation|take	72
operation|wait	151
operation|year	-19
opera|#name	-48
opera|#no	98
opera|@music	99
opera|^own	-65
opera|^slot habit	99
opera|autumn	99
opera|wexford	99
opponent?	-16
opponent|@hobby	77
opponent|@job	65
opponent|^habit	52
opponent|^slot habit	39
optic?	-55
optician?	-123
optician|@illness	113
optician|^own	-117
optician|^project_fact	-41
optician|^slot health	113
optic|#name	-40
optic|#number	67
optic|^own	-54
optic|^project_fact	-49
option?	-225
option|#no	52
option|@body_part	64
option|@food	62
option|@income	54
option|^constraint	80
option|^own	-210
option|take	53
orchard?	-159
orchard|#name	-147
orchard|@animal	72
orchard|@illness	55
orchard|@injury	142
orchard|@insect	124
orchard|@symptom	55
orchard|^constraint	70
orchard|^own	-147
orchard|^recurring_state	-20
orchard|bee	142
orchard|sting	142
orchestra?	-92
orchestra|#day	38
orchestra|#number	-42
orchestra|^own	-61
orchestra|^project_fact	-64
order?	-22
order?|#month	-156
order?|#name	-188
order?|#no	-74
order?|#number	-93
order?|2	48
order?|2026	-29
order?|@animal	-82
order?|@beer	52
order?|@believer	83
order?|@body_part	61
order?|@dairy	135
order?|@drink	36
order?|@family	-66
order?|@food	155
order?|@fruit	47
order?|@garment	40
order?|@herb	109
order?|@illness	127
order?|@job	-114
order?|@narcotic	-33
order?|@seasoning	117
order?|@symptom	-132
order?|@tree	15
order?|^another	-256
order?|^constraint	84
order?|^habit	-103
order?|^own	-54
order?|^preference	-15
order?|^project_fact	-60
order?|^recurring_state	61
order?|^relationship	-348
order?|^slot condition	-35
order?|^slot effect	142
order?|^slot habit	-59
order?|^slot health	65
order?|^slot like	18
order?|^slot relation	-225
order?|^slot said	-111
order?|^slot state	126
order?|^slot thing	-164
order?|^slot told	-166
order?|blue	49
order?|call	67
order?|carry	50
order?|childhood	67
order?|cilantro	109
order?|dairy	110
order?|don	92
order?|eat	-30
order?|garlic	107
order?|hate	138
order?|heeler	63
order?|jain	137
order?|january	48
order?|kiwi	107
order?|latex	33
order?|like	59
order?|mad	49
order?|make	44
order?|onion	104
order?|pepper	124
order?|raw	120
order?|stomach	96
order?|sugar	94
order?|tablet	57
order?|ulcer	141
order?|university	70
order?|vegan	61
order?|want	52
order?|wreck	-28
ordering?	-76
ordering|#name	21
ordering|@job	36
ordering|^own	-44
ordering|crab	81
order|#day	-193
order|#month	51
order|#name	-121
order|#no	62
order|#number	-50
order|15	57
order|20	99
order|2026	-37
order|2027	-61
order|@beer	49
order|@believer	127
order|@bird	-15
order|@body_part	41
order|@color	34
order|@dairy	87
order|@drink	104
order|@dwelling	-402
order|@family	-113
order|@farm_animal	-50
order|@food	189
order|@footwear	96
order|@fruit	68
order|@herb	109
order|@hobby	-395
order|@illness	107
order|@income	-165
order|@injury	53
order|@job	-146
order|@meat	86
order|@medical_device	59
order|@mental_illness	38
order|@pet	-51
order|@seasoning	115
order|@symptom	-147
order|@tree	71
order|@vegetable	95
order|@vehicle	50
order|@wine	-55
order|^another	-79
order|^constraint	214
order|^habit	-199
order|^preference	-107
order|^recurring_state	147
order|^relationship	-439
order|^resource	-193
order|^slot condition	65
order|^slot effect	110
order|^slot habit	-26
order|^slot health	-51
order|^slot like	-59
order|^slot past	67
order|^slot relation	-283
order|^slot state	98
order|^slot thing	-43
order|^slot told	97
order|april	24
order|bad	64
order|blue	18
order|call	62
order|carry	43
order|cello	65
order|childhood	67
order|cilantro	109
order|coeliac	91
order|coffee	120
order|crab	81
order|dairy	110
order|day	-48
order|don	144
order|drink	70
order|eat	206
order|family	71
order|flat	-70
order|fly	59
order|free	88
order|garlic	107
order|gluten	81
order|good	-23
order|hate	86
order|heeler	63
order|hot	143
order|jain	137
order|january	42
order|keep	-21
order|kiwi	107
order|mad	49
order|make	149
order|meat	86
order|migraine	-69
order|month	-50
order|news	47
order|nissan	99
order|oat	85
order|onion	104
order|panic	38
order|pepper	166
order|piece	85
order|pork	122
order|raw	120
order|red	-60
order|see	55
order|seventeen	47
order|ship	59
order|sister	29
order|smell	74
order|stomach	96
order|sugar	91
order|tablet	57
order|take	-72
order|tea	46
order|terrible	76
order|thursdays	81
order|tongue	47
order|twelve	69
order|twenty	102
order|ulcer	181
order|university	-18
order|vegan	16
order|want	130
order|white	-45
order|wine	-52
order|wreck	87
ordinary?	30
ordinary|#number	72
ordinary|@illness	115
ordinary|^own	33
organisation?	-80
organisation|#name	-20
organisation|^own	-60
organisation|^project_fact	38
organise|#name	51
organise|^habit	82
organise|^slot habit	57
original?	-101
original|@job	44
original|^own	-91
os?	-138
oslo?	-110
oslo|#name	27
oslo|#number	56
oslo|^own	-109
osteopath?	-55
osteopath|#name	44
osteopath|@family	80
osteopath|^another	38
osteopath|^own	-98
osteopath|^relationship	81
osteopath|^slot about	38
osteopath|^slot relation	62
osteopath|yanis	147
os|#name	-51
os|@dwelling	58
os|^own	-132
os|^resource	25
os|^slot thing	22
os|home	58
other?	-45
others met the bar	-658
other|#name	-43
other|#number	21
other|@family	-29
other|^another	16
other|^own	-109
other|^relationship	39
other|^slot relation	54
other|sham	111
outdoors?	-81
outdoors|#name	-74
outdoors|@food	39
outdoors|^habit	67
outdoors|^own	-48
outdoors|^project_fact	15
outdoors|^slot habit	33
outdoors|^slot said	43
outdoors|day	92
outing?	-57
outing|#day	63
outing|#name	-191
outing|#number	-128
outing|@family	53
outing|@food	-104
outing|@instrument	98
outing|@job	-37
outing|@science	30
outing|@vehicle	70
outing|^another	33
outing|^habit	87
outing|^own	-89
outing|^project_fact	-145
outing|^recurring_state	52
outing|^relationship	-43
outing|^slot relation	-37
outing|^slot role	30
outing|^slot said	-67
outing|^slot told	-36
outing|aoibhe	148
outing|baby	76
outing|go	97
outing|nine	43
outing|play	19
outing|role	30
outing|time	35
outing|two	78
outing|work	-18
outing|étienne	88
outline?	-62
outline|^own	-53
outline|^project_fact	42
outside?	-53
outside|#day	55
outside|^own	-35
oven?	-66
oven|^own	-65
oven|^project_fact	-29
overlay|#name	-59
overlay|@illness	52
overlay|^project_fact	74
overlay|^slot said	76
overnight?	-157
overnight|#name	-44
overnight|^habit	39
overnight|^own	-122
oversee?	-168
oversee|#name	-119
oversee|@job	138
oversee|^another	75
oversee|^relationship	55
oversee|^slot about	142
oversee|professor	142
oversee|supervisor	142
owe?	-64
owen?	-254
owen|^own	-250
owe|#month	15
owe|#name	-117
owe|#number	37
owe|@believer	97
owe|@debt	114
owe|@family	40
owe|@income	81
owe|^ongoing_project	113
owe|^own	-44
owe|^project_fact	-120
owe|^relationship	-52
owe|^slot habit	-158
owe|^slot project	114
owe|^slot relation	15
owe|^slot said	-188
owe|euro	93
owe|four	38
owe|loan	114
owe|pay	113
owe|sister	97
owe|student	114
own?	-243
owner?	-154
owner|@job	89
owner|^own	-130
owner|^project_fact	-60
owner|^slot said	38
own|#name	-246
own|@job	-61
own|^another	-37
own|^own	-287
own|^project_fact	-75
own|^slot told	73
own|service	82
oyster|#number	92
oyster|@job	90
oyster|^project_fact	33
p-values?	-194
p-values|^own	-187
p-values|^preference	50
pack?	68
package?	-119
package|#name	-75
package|^own	-109
package|^project_fact	44
package|^slot habit	65
package|data	72
packing?	-115
packing|#month	41
packing|#name	-85
packing|@animal	83
packing|^own	-109
packing|^slot said	70
packing|book	52
pack|#day	-74
pack|#month	-52
pack|#name	-44
pack|#number	-60
pack|@animal	42
pack|@family	-79
pack|@food	-34
pack|@illness	145
pack|@insect	143
pack|@job	-83
pack|@medical_device	72
pack|@symptom	190
pack|@vehicle	80
pack|^another	-33
pack|^constraint	-94
pack|^habit	99
pack|^own	53
pack|^project_fact	-179
pack|^recurring_state	112
pack|^relationship	-33
pack|^resource	-67
pack|^slot allergy	135
pack|^slot condition	50
pack|^slot effect	57
pack|^slot habit	52
pack|^slot health	34
pack|^slot history	56
pack|^slot relation	-102
pack|^slot said	-121
pack|^slot thing	-36
pack|allergic	135
pack|allergy	176
pack|apnoea	72
pack|bia	108
pack|book	52
pack|controller	97
pack|cpap	72
pack|daughter	53
pack|machine	72
pack|make	39
pack|minute	71
pack|outside	56
pack|peanut	79
pack|play	44
pack|sleep	72
pack|solveig	128
pack|swim	69
pack|ten	32
paddy|#name	21
paddy|^another	52
paddy|^own	-67
paddy|^relationship	105
paddy|bay	105
paddy|mr	105
padel?	-193
padel|#name	-107
padel|^habit	22
padel|^own	-191
paella?	28
paella|#name	32
paella|^habit	101
paella|^own	38
paella|^slot habit	76
page?	-61
pager?	-21
pager|^project_fact	38
page|#name	-290
page|#no	84
page|@job	65
page|^own	-62
page|^preference	30
page|^project_fact	-55
page|^relationship	43
page|^slot habit	-114
page|^slot preference	48
page|^slot relation	-54
page|^slot said	30
page|answer	95
page|example	97
page|marcelo	141
page|style	48
page|want	114
page|work	65
pain?	-43
painful?	-96
painful|^own	-92
painful|^project_fact	17
painkiller?	-132
painkiller|#name	-522
painkiller|#no	33
painkiller|@food	-26
painkiller|@illness	44
painkiller|@income	155
painkiller|@meat	58
painkiller|@medicine	164
painkiller|@narcotic	54
painkiller|^habit	23
painkiller|^own	-113
painkiller|^project_fact	-26
painkiller|^slot said	-16
painkiller|^slot told	42
painkiller|bad	91
painkiller|day	50
painkiller|naproxen	116
painkiller|shoulder	85
painkiller|sore	45
painkiller|take	115
paint?	-182
paint|#name	-370
paint|@color	87
paint|^own	-167
paint|^project_fact	-26
paint|green	87
pain|#month	52
pain|#name	-52
pain|@food	28
pain|@furniture	67
pain|@job	56
pain|^own	-26
pain|^project_fact	72
pal?	34
pala?	-100
palak?	-45
palak|#no	17
palak|@body_part	69
palak|@food	-22
palak|^project_fact	-34
pala|#number	20
pala|^own	-91
pala|^project_fact	-58
pala|^slot habit	37
pal|#name	67
pal|^another	49
pal|^own	-32
pal|^relationship	97
pal|^slot relation	74
pal|lea	136
pancake?	-67
pancake|@food	31
pancake|^own	-50
pancake|^project_fact	46
pancake|marek	61
paper?	-59
paperwork?	-68
paperwork|#month	113
paperwork|#name	41
paperwork|#number	102
paperwork|2027	126
paperwork|30	90
paperwork|@job	31
paperwork|^another	71
paperwork|^constraint	71
paperwork|^own	-155
paperwork|^slot told	122
paperwork|run	86
paper|#month	93
paper|#name	-25
paper|#number	122
paper|2	-18
paper|2027	135
paper|@hobby	-78
paper|@sport	25
paper|^another	-163
paper|^habit	-50
paper|^own	-67
paper|^project_fact	59
paper|^relationship	-325
paper|^resource	-59
paper|^slot habit	-117
paper|^slot paper	-53
paper|^slot said	68
paper|^slot thing	22
paper|book	65
paper|due	73
paper|eight	37
paper|team	-70
paper|use	25
paper|work	62
parcel?	-47
parcel|^own	-45
parcel|^project_fact	27
parent-baby?	-89
parent-baby|#day	77
parent-baby|#number	15
parent-baby|@family	52
parent-baby|^habit	16
parent-baby|^own	-81
parent-baby|^project_fact	-70
parent-baby|^slot said	-23
parent-baby|baby	55
parent?	-128
parental?	-46
parental|#month	44
parental|#name	-26
parental|#number	-130
parental|^own	-28
parental|^project_fact	-112
parent|#day	18
parent|#month	-135
parent|#name	-75
parent|#number	-67
parent|2026	22
parent|@ethnicity	85
parent|@family	-140
parent|@flower	140
parent|@income	-63
parent|@job	-25
parent|@science	76
parent|^another	-117
parent|^constraint	51
parent|^habit	-95
parent|^ongoing_project	33
parent|^own	-66
parent|^project_fact	-78
parent|^relationship	-262
parent|^slot habit	-192
parent|^slot project	53
parent|^slot relation	-226
parent|^slot said	-90
parent|^slot thing	71
parent|^slot trait	83
parent|^slot whereabouts	-38
parent|answer	70
parent|april	24
parent|dad	63
parent|day	85
parent|even	86
parent|evening	86
parent|father	123
parent|four	30
parent|halina	102
parent|homs	-38
parent|lucien	141
parent|month	52
parent|mother	-47
parent|mum	140
parent|nine	81
parent|online	80
parent|r650	56
parent|role	-20
parent|study	79
parent|team	67
parent|use	41
parent|wednesday	86
parent|weekday	75
parent|whatsapp	100
parent|whereabouts	-38
paris?	-94
parish?	-136
parish|^constraint	126
parish|^own	-132
paris|#no	104
paris|^constraint	47
paris|^own	-33
paris|^slot thing	78
park?	-24
park|#name	-132
park|@body_part	58
park|@hobby	89
park|@sport	89
park|^constraint	38
park|^project_fact	-30
park|^slot constraint	38
park|^slot told	45
parlour?	24
parlour|^habit	90
parlour|^own	47
parlour|^slot habit	64
part-time?	59
part-time|#no	56
part-time|#number	-23
part-time|@ethnicity	38
part-time|@illness	81
part-time|@mental_illness	81
part-time|^constraint	61
part-time|^habit	22
part-time|^project_fact	-59
part-time|^role	66
part-time|^slot about	77
part-time|^slot constraint	51
part-time|^slot habit	35
part-time|dementia	81
part-time|four	76
part-time|mam	38
part?	-95
participant?	-15
participant|#name	41
participant|#number	73
participant|^another	103
participant|five	73
partner|#day	-124
partner|#name	28
partner|#no	21
partner|#number	-430
partner|@animal	-89
partner|@believer	99
partner|@doctor	32
partner|@dwelling	91
partner|@ethnicity	51
partner|@family	-132
partner|@food	-70
partner|@insect	79
partner|@job	-77
partner|@science	97
partner|^another	44
partner|^habit	-402
partner|^ongoing_project	34
partner|^own	-47
partner|^project_fact	-132
partner|^relationship	28
partner|^skill	80
partner|^slot about	-155
partner|^slot allergy	77
partner|^slot habit	-57
partner|^slot home	68
partner|^slot project	34
partner|^slot role	61
partner|^slot said	-100
partner|^slot told	-57
partner|allergic	77
partner|allergy	77
partner|better	99
partner|boyfriend	231
partner|brother	157
partner|chef	91
partner|desmond	-55
partner|dev	143
partner|english	71
partner|friend	142
partner|girlfriend	200
partner|good	99
partner|home	57
partner|inês	142
partner|karthik	101
partner|lactose	76
partner|leo	71
partner|life	70
partner|live	64
partner|marisol	132
partner|mihai	128
partner|mojca	114
partner|move	64
partner|name	103
partner|near	78
partner|noor	98
partner|paramedic	-45
partner|pastry	154
partner|role	61
partner|run	98
partner|sam	123
partner|set	44
partner|setting	44
partner|sister	99
partner|sofia	220
partner|startup	60
partner|studio	100
partner|tomasz	157
partner|toronto	19
partner|work	-54
partner|étienne	88
party?	-33
party|#month	-43
party|#name	-24
party|#no	169
party|#number	-52
party|@alcohol	90
party|@animal	44
party|@drink	78
party|@dwelling	26
party|@fish	97
party|@food	56
party|@furniture	96
party|@hobby	-28
party|@illness	-17
party|@medicine	52
party|@narcotic	90
party|@sport	16
party|@symptom	-33
party|@tree	61
party|@wine	114
party|^another	22
party|^constraint	-145
party|^habit	-85
party|^own	-84
party|^preference	91
party|^project_fact	-28
party|^relationship	-38
party|^slot age	54
party|^slot allergy	71
party|^slot habit	-109
party|^slot like	95
party|^slot relation	-30
party|^slot said	75
party|age	41
party|allergic	119
party|allergy	71
party|argentine	98
party|coeliac	38
party|disease	38
party|drink	59
party|egg	128
party|five	63
party|give	112
party|hana	129
party|hate	70
party|idris	179
party|like	75
party|nine	29
party|october	61
party|run	89
party|season	125
party|son	134
party|supra	125
party|surprise	121
party|wine	114
party|zayd	129
part|#day	48
part|#number	-451
part|@job	41
part|@religion	39
part|@science	57
part|@temple	35
part|^habit	53
part|^own	-66
part|^project_fact	-299
part|^resource	-43
part|^slot habit	-37
part|^slot thing	-50
part|alto	120
part|canton	75
part|church	39
part|hate	72
part|sing	120
part|st	87
part|sundays	83
pass?	-183
passenger?	-61
passenger|#name	37
passenger|#no	54
passenger|#number	-152
passenger|^habit	-175
passenger|^own	-43
passenger|^project_fact	57
passenger|^slot habit	-180
passenger|^slot said	46
passenger|eight	33
passport?	-126
passport|#month	68
passport|#name	-78
passport|#number	-184
passport|^goal	62
passport|^own	-119
passport|^project_fact	-98
passport|^relationship	-229
passport|^slot goal	62
passport|^slot passport	108
passport|august	108
password?	-379
password|#name	-266
password|^own	-347
password|^project_fact	-210
password|^relationship	-214
pass|#name	-102
pass|@income	21
pass|^goal	53
pass|^own	-146
pass|^project_fact	-149
pass|^slot goal	53
pass|^slot said	-34
pass|^slot told	-35
pass|bursary	139
pass|pay	60
pass|road	61
pasta?	-112
pasta|#name	-178
pasta|@dwelling	39
pasta|@food	-74
pasta|^constraint	-81
pasta|^own	-88
pasta|^project_fact	-18
pasta|^slot said	-25
pasta|^slot told	136
pasta|home	41
pasta|order	78
pasta|reunion	74
pastime?	-75
pastime|@game	44
pastime|^habit	56
pastime|^own	-71
pastime|^slot habit	56
pastry?	-162
pastry|#name	-27
pastry|@body_part	35
pastry|^own	-149
pastry|^recurring_state	46
pastry|make	57
patch?	-55
patch|#day	44
patch|#name	-105
patch|@animal	104
patch|@game	77
patch|@hobby	77
patch|@sport	77
patch|^own	-52
patch|^project_fact	-133
patch|^resource	132
patch|^slot thing	164
pathway?	-177
pathway|^another	51
pathway|^project_fact	-74
pathway|luca	64
patient?	-61
patient|#number	43
patient|^own	-49
patient|^project_fact	32
patient|^slot said	58
patient|five	78
pattern?	-30
pattern|#name	23
pattern|^own	-30
pattern|^preference	57
paulo?	-25
paulo|^habit	54
paulo|^slot habit	54
pay?	-113
payday?	-102
payday|#number	19
payday|28th	114
payday|^own	-99
payday|^project_fact	-16
payday|^slot told	-36
payment?	-212
payment|#no	92
payment|^habit	29
payment|^own	-205
payment|^slot habit	16
pay|#day	-97
pay|#month	-249
pay|#name	-167
pay|#no	-113
pay|#number	-195
pay|000	45
pay|150	49
pay|2	-59
pay|2027	-89
pay|5	46
pay|@believer	82
pay|@dwelling	-227
pay|@family	29
pay|@food	-288
pay|@hobby	-229
pay|@illness	34
pay|@income	93
pay|@job	-69
pay|@sport	-212
pay|^another	-97
pay|^constraint	-343
pay|^habit	-284
pay|^ongoing_project	-41
pay|^own	-86
pay|^preference	20
pay|^project_fact	-88
pay|^relationship	-218
pay|^resource	-218
pay|^role	16
pay|^slot about	-273
pay|^slot employment	27
pay|^slot habit	-251
pay|^slot like	92
pay|^slot position	58
pay|^slot project	-41
pay|^slot relation	-160
pay|^slot said	-145
pay|^slot thing	-216
pay|^slot told	-33
pay|adwoa	157
pay|app	77
pay|come	80
pay|comes	80
pay|consultant	47
pay|due	53
pay|fee	71
pay|first	62
pay|grocery	-17
pay|instalment	-51
pay|lady	107
pay|larder	77
pay|like	114
pay|live	19
pay|manager	46
pay|mobile	77
pay|monday	84
pay|month	75
pay|naira	49
pay|owe	42
pay|product	43
pay|quarter	62
pay|r650	78
pay|rent	64
pay|rust	94
pay|ship	76
pay|shop	90
pay|sister	102
pay|start-up	77
pay|talk	80
pay|two	-70
pc?	-64
pc|#name	-25
pc|#number	32
pc|^own	-64
pc|^slot told	48
peanut?	-126
peanut|#name	-252
peanut|^constraint	58
peanut|^own	-54
pedal?	-80
pedal|#name	-41
pedal|@vehicle	76
pedal|^own	-65
pedal|^project_fact	75
pediatrician?	-48
pediatrician|#name	-32
pediatrician|@job	70
pediatrician|^another	35
pension?	-144
pension|#number	-49
pension|@income	121
pension|^own	-143
pension|^project_fact	-67
pension|^slot pension	121
pension|comes	44
people-mover?	-54
people-mover|#name	15
people-mover|^own	-36
people-mover|^project_fact	48
people?	-121
people|#name	-108
people|#number	-27
people|2027	70
people|@body_part	80
people|@family	-100
people|@hobby	-16
people|@illness	24
people|@job	90
people|@medical_device	139
people|@sport	24
people|^another	-165
people|^own	-88
people|^project_fact	-80
people|^relationship	-144
people|^resource	42
people|^slot relation	-81
people|^slot told	52
people|aid	139
people|designer	105
people|ear	139
people|hear	139
people|hearing	139
people|husband	94
people|rajesh	151
people|wear	94
percussion?	-71
percussion|#name	-329
percussion|#number	49
percussion|@family	-75
percussion|^another	-43
percussion|^habit	61
percussion|^own	-92
percussion|^relationship	-64
percussion|^skill	101
percussion|^slot habit	51
percussion|^slot history	141
percussion|^slot relation	-34
percussion|aarav	129
percussion|eight	137
percussion|learn	112
percussion|play	152
percussion|tabla	112
percussion|year	53
perform?	-72
performance?	-70
performance|#month	67
performance|#name	24
performance|2027	75
performance|@hobby	46
performance|@sport	46
performance|^own	-69
performance|^project_fact	22
performance|^slot event	21
performing?	-77
performing|#name	-26
performing|#number	36
performing|^own	-70
perform|#month	44
perform|#name	-324
perform|#number	-54
perform|19	44
perform|2027	44
perform|@hobby	67
perform|@science	114
perform|^habit	90
perform|^own	-67
perform|^slot habit	89
perform|viola	59
period?	-47
period|@job	40
period|^own	-33
period|want	72
permit|#month	60
permit|#name	32
permit|#number	-137
permit|^another	-40
permit|^own	-25
permit|^project_fact	52
permit|^slot told	69
permit|november	96
person?	-74
personal|#name	28
personal|@job	136
personal|^own	16
personal|nurse	141
person|^own	-54
person|^slot told	74
person|team	96
peru?	-107
peru|#month	76
peru|#name	-39
peru|^own	-92
peru|^project_fact	15
pest?	-115
pesto?	-128
pesto|@food	-91
pesto|^own	-127
pest|^own	-110
pest|^resource	62
pest|^slot thing	62
pet?	-29
petra?	-156
petra|#month	46
petra|#name	-97
petra|2027	46
petra|6	68
petra|@hobby	36
petra|@sport	39
petra|^own	-355
petra|^relationship	-32
petra|^slot told	59
petra|lena	68
petra|march	46
petra|max	68
petra|six	68
petra|turn	68
petrol?	-52
petrol|#name	-22
petrol|@vehicle	61
petrol|^own	-28
petrol|^resource	58
petrol|^slot thing	58
pet|#day	-323
pet|#month	-306
pet|#name	44
pet|#no	-352
pet|@animal	318
pet|@appliance	28
pet|@bird	120
pet|@bread	134
pet|@cat	112
pet|@dessert	135
pet|@dog	218
pet|@dwelling	-54
pet|@family	-100
pet|@farm_animal	42
pet|@fish	86
pet|@food	117
pet|@game	21
pet|@garment	50
pet|@hobby	-110
pet|@illness	-132
pet|@job	-122
pet|@medicine	-234
pet|@pasta	104
pet|@pet	297
pet|@reptile	74
pet|@rodent	83
pet|@science	-360
pet|@seasoning	156
pet|@sport	-72
pet|^another	23
pet|^constraint	-323
pet|^habit	-102
pet|^own	-58
pet|^preference	-270
pet|^project_fact	-153
pet|^resource	111
pet|^role	-359
pet|^slot about	-53
pet|^slot decision	100
pet|^slot family	52
pet|^slot fear	45
pet|^slot habit	-167
pet|^slot home	-31
pet|^slot identity	-102
pet|^slot like	-239
pet|^slot relation	-65
pet|^slot said	-60
pet|^slot thing	128
pet|adopt	100
pet|afraid	23
pet|alone	104
pet|ampersand	34
pet|back	44
pet|biscuit	136
pet|bite	36
pet|call	188
pet|cannelloni	104
pet|cat	61
pet|child	50
pet|clean	30
pet|decision	100
pet|dog	114
pet|family	52
pet|ferret	85
pet|four	-21
pet|garden	43
pet|ginger	17
pet|greyhound	129
pet|hana	86
pet|hate	-31
pet|insulin	-101
pet|keep	159
pet|life	-26
pet|live	-41
pet|mabel	37
pet|name	102
pet|need	-82
pet|old	54
pet|pixel	139
pet|professor	-45
pet|project	100
pet|rabbit	127
pet|rescue	71
pet|rocky	102
pet|salt	59
pet|set	73
pet|setting	73
pet|tabby	134
pet|three	112
pet|tom	-23
pet|toronto	55
pet|two	119
pet|zwiebel	52
pharmacist?	54
pharmacist|#number	-24
pharmacist|@body_part	80
pharmacist|@instrument	74
pharmacist|^habit	24
pharmacist|^own	54
pharmacist|^project_fact	32
pharmacy?	-142
pharmacy|#no	87
pharmacy|@income	74
pharmacy|^own	-102
pharmacy|^project_fact	-52
pharmacy|take	74
phobia?	-98
phobia|#name	-121
phobia|^constraint	78
phobia|^own	-20
phobia|^project_fact	-103
phobia|^resource	27
phobia|^slot said	53
phobia|dylan	88
phobia|go	81
phone?	-211
phone|#day	53
phone|#name	-358
phone|15	49
phone|@body_part	86
phone|@family	-52
phone|@job	-337
phone|@medical_device	95
phone|^another	-150
phone|^habit	-92
phone|^own	-167
phone|^project_fact	-223
phone|^recurring_state	58
phone|^relationship	-218
phone|^resource	-20
phone|^slot habit	-111
phone|^slot phone	30
phone|^slot relation	-274
phone|^slot spell	59
phone|afternoon	85
phone|call	47
phone|four	92
phone|morning	92
phone|third	89
phone|wear	65
phone|weekend	84
photo?	-31
photogrammetry?	-114
photogrammetry|#name	-38
photogrammetry|^own	-77
photogrammetry|^project_fact	60
photogrammetry|^slot told	92
photographer?	-108
photographer|#number	73
photographer|^own	-107
photographer|^slot said	34
photosynthesis?	-435
photosynthesis|#name	-247
photosynthesis|^own	-404
photo|#day	80
photo|#name	-196
photo|#number	121
photo|^preference	33
photo|^project_fact	17
photo|^slot preference	33
photo|^slot said	113
photo|milk	60
photo|ten	111
photo|tuesday	80
photo|turn	72
phrase?	-51
phrase|^own	-30
phrase|^project_fact	28
phrase|^slot said	80
physical?	-75
physical|@job	88
physical|@science	102
physical|^own	-73
physical|^slot said	48
physical|job	90
physical|long	83
physiotherapy?	-65
physiotherapy|#name	-26
physiotherapy|^own	-65
physiotherapy|^slot said	68
physiotherapy|give	88
pia?	-208
piano?	-65
piano|#month	67
piano|#name	49
piano|#number	20
piano|2027	98
piano|@hobby	57
piano|@illness	65
piano|@job	49
piano|@sport	58
piano|^own	-49
piano|^preference	71
piano|^project_fact	18
piano|march	70
pia|^own	-207
pick?	-44
pick?|#day	-76
pick?|#month	-22
pick?|#name	-78
pick?|#no	42
pick?|#number	-45
pick?|2	69
pick?|@animal	-142
pick?|@color	68
pick?|@dairy	85
pick?|@farm_animal	-16
pick?|@food	89
pick?|@illness	24
pick?|@seafood	-37
pick?|@tree	83
pick?|^another	-33
pick?|^constraint	62
pick?|^own	-58
pick?|^preference	100
pick?|^project_fact	-94
pick?|^recurring_state	-47
pick?|^relationship	-314
pick?|^slot effect	39
pick?|^slot habit	-59
pick?|^slot like	98
pick?|^slot state	162
pick?|^slot told	88
pick?|allergic	-18
pick?|april	44
pick?|blue	68
pick?|eat	25
pick?|last	71
pick?|make	45
pick?|pork	33
pick?|saturdays	72
pick?|sober	134
pick?|suffer	45
pick?|three	39
pick?|type	48
pick?|wednesdays	32
pick?|year	148
pickle?	-204
pick|#day	-107
pick|#month	-42
pick|#name	-172
pick|#no	-19
pick|#number	-51
pick|2	54
pick|2025	72
pick|2026	-55
pick|2027	60
pick|@animal	-213
pick|@color	100
pick|@dairy	85
pick|@dessert	-28
pick|@dwelling	-91
pick|@ethnicity	44
pick|@family	-201
pick|@farm_animal	-18
pick|@food	85
pick|@illness	-19
pick|@instrument	-109
pick|@job	-346
pick|@meat	-53
pick|@nut	43
pick|@seafood	-125
pick|@tree	47
pick|^another	-102
pick|^constraint	127
pick|^goal	109
pick|^own	-40
pick|^preference	47
pick|^project_fact	-151
pick|^recurring_state	-110
pick|^relationship	-469
pick|^resource	-363
pick|^slot constraint	40
pick|^slot effect	-51
pick|^slot goal	62
pick|^slot habit	23
pick|^slot health	-36
pick|^slot learning	57
pick|^slot like	63
pick|^slot membership	62
pick|^slot relation	-280
pick|^slot said	-404
pick|^slot state	185
pick|^slot thing	-360
pick|^slot told	26
pick|allergic	-22
pick|april	40
pick|better	97
pick|blue	68
pick|colour-blind	141
pick|day	-61
pick|december	47
pick|diabetes	62
pick|food	44
pick|four	-34
pick|good	75
pick|gout	71
pick|green	62
pick|italian	82
pick|japanese	89
pick|last	70
pick|learn	182
pick|learning	57
pick|live	-36
pick|look	70
pick|loud	49
pick|mondays	71
pick|october	50
pick|pluck	72
pick|pork	27
pick|portuguese	77
pick|read	158
pick|reading	98
pick|red	141
pick|saturdays	56
pick|school	86
pick|second	33
pick|sober	106
pick|stand	26
pick|suffer	45
pick|team	21
pick|third	39
pick|three	-20
pick|type	48
pick|use	-31
pick|vegan	79
pick|walnut	43
pick|want	29
pick|wednesdays	41
pick|year	157
picnic?	-34
picnic|#month	48
picnic|#name	-37
picnic|2027	28
picnic|@illness	128
picnic|@symptom	128
picnic|^own	-62
picnic|^project_fact	-44
picture?	-45
picture|#name	-118
picture|#no	140
picture|@body_part	48
picture|@dwelling	85
picture|@family	44
picture|@vehicle	51
picture|^another	-91
picture|^constraint	34
picture|^habit	77
picture|^own	-49
picture|^project_fact	-504
picture|^relationship	-78
picture|^slot about	97
picture|^slot habit	65
picture|^slot thing	17
picture|clip	97
picture|draw	97
picture|foster	45
picture|medium	117
picture|social	83
picture|studio	97
picture|tablet	97
picture|use	70
picture|wacom	97
pie?	-120
piece?	-202
piece|#name	-196
piece|@job	55
piece|^own	-102
piece|^project_fact	-138
piece|^resource	60
piece|^slot thing	61
pie|#name	-330
pie|@food	91
pie|^constraint	120
pie|^own	-103
pie|^preference	42
pie|^slot allergy	108
pie|allergic	108
pie|allergy	108
pig?	-223
pilgrimage?	-43
pilgrimage|#name	-108
pilgrimage|^constraint	118
pilgrimage|^own	-26
pilgrimage|^slot health	91
pill?	-42
pill|#name	-375
pill|@illness	66
pill|@income	132
pill|@medicine	104
pill|^habit	-66
pill|^own	-33
pill|^project_fact	-28
pill|^slot habit	-120
pill|^slot health	32
pill|^slot medicine	115
pill|^slot said	-167
pill|allopurinol	60
pill|atorvastatin	96
pill|bedtime	96
pill|reflux	94
pill|take	119
pilot?	19
pilot|#month	54
pilot|#name	50
pilot|#number	44
pilot|@hospital	42
pilot|@job	43
pilot|^another	53
pilot|^relationship	49
pilot|^slot said	44
piotr?	-38
piotr|#name	28
piotr|@job	49
piotr|^another	-16
piotr|^own	-31
piotr|^relationship	52
piotr|^slot habit	33
piotr|^slot relation	47
pipeline?	-18
pipeline|#number	37
pipeline|^another	43
pipeline|^project_fact	25
pipeline|run	41
pitch?	-51
pitch|^own	-42
pitch|^project_fact	-19
pixel?	-123
pizza?	-86
pizza|#name	-130
pizza|@food	103
pizza|@vegetable	131
pizza|^own	-72
pizza|^project_fact	-96
pizza|^recurring_state	33
pizza|^slot health	70
pizza|^slot said	-62
pizza|mushroom	131
pizzeria?	-39
pizzeria|#name	-31
pizzeria|#no	103
pizzeria|^own	-31
pizzeria|gluten	160
place?	24
placement?	-49
placement|#name	-300
placement|#number	-168
placement|2027	57
placement|@illness	23
placement|@science	-25
placement|^own	-39
placement|^resource	44
placement|^slot said	36
placement|work	103
place|#name	-78
place|#no	173
place|#number	-135
place|30	64
place|@animal	-99
place|@body_part	76
place|@dessert	35
place|@dwelling	112
place|@family	81
place|@food	101
place|@fruit	108
place|@illness	72
place|@income	26
place|@meat	46
place|@pet	80
place|@science	25
place|@tree	156
place|^another	87
place|^constraint	66
place|^goal	-26
place|^habit	-217
place|^own	-19
place|^preference	39
place|^project_fact	-28
place|^recurring_state	-58
place|^relationship	100
place|^slot about	123
place|^slot effect	33
place|^slot goal	27
place|^slot habit	-121
place|^slot home	67
place|^slot like	55
place|^slot past	94
place|^slot relation	32
place|^slot said	-248
place|^slot state	-25
place|^slot told	39
place|allergic	-35
place|beck	148
place|blood	20
place|eat	65
place|food	120
place|hate	65
place|home	63
place|house	88
place|lab	79
place|life	40
place|live	131
place|loud	49
place|marlene	142
place|sample	75
place|set	86
place|setting	86
place|spicy	120
place|wife	93
plan?	-34
plan?|#day	105
plan?|#month	81
plan?|#name	-59
plan?|20	-37
plan?|2026	-80
plan?|2027	-21
plan?|24	81
plan?|4	-57
plan?|8	21
plan?|@animal	-81
plan?|@believer	-77
plan?|@boat	51
plan?|@body_part	-65
plan?|@car	64
plan?|@criminal	60
plan?|@dairy	-27
plan?|@dog	-34
plan?|@drink	-68
plan?|@dwelling	-147
plan?|@fabric	62
plan?|@farm_animal	-16
plan?|@food	-42
plan?|@game	55
plan?|@garment	-75
plan?|@hobby	-74
plan?|@illness	61
plan?|@income	-137
plan?|@job	-105
plan?|@meat	24
plan?|@mental_illness	101
plan?|@pet	-199
plan?|@punishment	77
plan?|@science	-220
plan?|@shellfish	39
plan?|@sport	39
plan?|@symptom	-184
plan?|@temple	-19
plan?|@vegetable	-84
plan?|@vehicle	31
plan?|^another	-26
plan?|^constraint	-41
plan?|^goal	-17
plan?|^own	-57
plan?|^preference	-32
plan?|^project_fact	-87
plan?|^recurring_state	25
plan?|^relationship	-101
plan?|^resource	-223
plan?|^role	-39
plan?|^slot about	-179
plan?|^slot age	58
plan?|^slot condition	140
plan?|^slot effect	95
plan?|^slot employment	34
plan?|^slot fear	86
plan?|^slot goal	-48
plan?|^slot habit	-101
plan?|^slot home	-95
plan?|^slot like	-32
plan?|^slot refusal	88
plan?|^slot relation	-210
plan?|^slot role	-89
plan?|^slot said	-28
plan?|^slot spell	21
plan?|^slot thing	-39
plan?|^slot told	27
plan?|adhd	42
plan?|afternoon	49
plan?|age	58
plan?|alone	109
plan?|alternate	-22
plan?|away	97
plan?|begin	138
plan?|big	26
plan?|boat	61
plan?|box	34
plan?|break	29
plan?|broad	93
plan?|building	24
plan?|cabin	70
plan?|cake	32
plan?|car	64
plan?|cater	55
plan?|chef	43
plan?|church	20
plan?|climb	142
plan?|close	67
plan?|club	50
plan?|come	-25
plan?|comes	16
plan?|cook	33
plan?|cow	34
plan?|crew	58
plan?|crow	58
plan?|dark	155
plan?|day	-53
plan?|december	191
plan?|demo	57
plan?|dog	30
plan?|dollar	87
plan?|drink	-99
plan?|drive	-46
plan?|due	-15
plan?|eat	-35
plan?|eleven	83
plan?|employment	32
plan?|even	20
plan?|evening	67
plan?|fast	63
plan?|february	64
plan?|fifteen	27
plan?|five	-62
plan?|flat	89
plan?|food	54
plan?|football	29
plan?|four	-129
plan?|friday	104
plan?|give	-41
plan?|go	-138
plan?|hand	43
plan?|hate	24
plan?|home	-110
plan?|idris	34
plan?|isla	141
plan?|january	111
plan?|july	42
plan?|keep	-136
plan?|kilometre	93
plan?|lamb	94
plan?|late	59
plan?|leave	60
plan?|left	59
plan?|life	-42
plan?|little	135
plan?|live	-35
plan?|location	-38
plan?|lock	56
plan?|long	123
plan?|lorna	53
plan?|loud	36
plan?|love	101
plan?|mad	17
plan?|mail	64
plan?|main	56
plan?|mama	123
plan?|milk	20
plan?|monday	56
plan?|mondays	-17
plan?|morning	-32
plan?|ms	54
plan?|mum	39
plan?|nap	62
plan?|need	47
plan?|next	28
plan?|night	42
plan?|nine	54
plan?|novel	71
plan?|october	-72
plan?|parental	48
plan?|pepper	46
plan?|play	-68
plan?|pork	46
plan?|practise	47
plan?|put	-26
plan?|quit	90
plan?|ramadan	113
plan?|recipe	-45
plan?|role	-110
plan?|rory	149
plan?|run	-67
plan?|saturday	16
plan?|saturdays	44
plan?|scare	115
plan?|second	-93
plan?|see	78
plan?|senior	59
plan?|september	-48
plan?|seven	-53
plan?|shift	36
plan?|sister	-28
plan?|sixty	99
plan?|sleep	42
plan?|son	57
plan?|step	150
plan?|sunday	-119
plan?|sundays	57
plan?|sunset	113
plan?|take	-90
plan?|task	87
plan?|ten	34
plan?|tennis	50
plan?|thabo	124
plan?|thing	49
plan?|third	-41
plan?|three	-25
plan?|till	33
plan?|time	44
plan?|tuesday	128
plan?|tuesdays	44
plan?|two	-15
plan?|ulcer	45
plan?|use	70
plan?|want	-71
plan?|wednesday	22
plan?|week	85
plan?|weekday	38
plan?|wife	18
plan?|winter	22
plan?|year	-43
plan?|étienne	88
planning?	-119
planning|#name	-58
planning|^own	-85
plant?	-146
plant|#name	-55
plant|^another	-67
plant|^own	-168
plant|^relationship	-35
plant|^slot about	20
plant|^slot relation	-27
plant|chen	69
plant|mrs	69
plan|#day	62
plan|#month	168
plan|#name	-43
plan|#number	34
plan|1	-75
plan|11	31
plan|20	-37
plan|2027	-71
plan|24	25
plan|4	-82
plan|7	-50
plan|8	83
plan|9	24
plan|@alcohol	97
plan|@animal	-85
plan|@believer	-83
plan|@body_part	-110
plan|@car	117
plan|@color	-93
plan|@criminal	60
plan|@dairy	-44
plan|@dog	-53
plan|@dwelling	-179
plan|@fabric	62
plan|@family	-38
plan|@farm_animal	-16
plan|@flower	-22
plan|@fruit	25
plan|@game	36
plan|@garment	-75
plan|@hobby	-113
plan|@illness	46
plan|@income	-224
plan|@job	-106
plan|@meat	68
plan|@mental_illness	155
plan|@narcotic	89
plan|@pet	-205
plan|@punishment	77
plan|@religion	-39
plan|@science	-284
plan|@seafood	66
plan|@shellfish	96
plan|@sport	19
plan|@symptom	-265
plan|@temple	-98
plan|@treatment	57
plan|@vegetable	-91
plan|^another	-33
plan|^goal	40
plan|^habit	-98
plan|^own	-21
plan|^preference	-24
plan|^recurring_state	-34
plan|^relationship	-155
plan|^resource	-280
plan|^role	-75
plan|^slot about	-203
plan|^slot age	26
plan|^slot allergy	-30
plan|^slot condition	85
plan|^slot effect	102
plan|^slot employment	27
plan|^slot fear	132
plan|^slot goal	-15
plan|^slot habit	-177
plan|^slot home	-133
plan|^slot like	-100
plan|^slot refusal	88
plan|^slot relation	-259
plan|^slot right	30
plan|^slot role	-134
plan|^slot shift	46
plan|^slot spell	16
plan|^slot thing	-32
plan|^slot told	167
plan|adhd	42
plan|afternoon	20
plan|allergic	-49
plan|allergy	-62
plan|alone	109
plan|alternate	-22
plan|august	-197
plan|away	97
plan|baby	-42
plan|begin	99
plan|boat	61
plan|book	-26
plan|box	82
plan|break	29
plan|broad	34
plan|build	-22
plan|building	24
plan|cabin	53
plan|cake	32
plan|call	-82
plan|camp	153
plan|car	117
plan|cater	55
plan|chef	43
plan|childhood	94
plan|choir	41
plan|church	-21
plan|climb	142
plan|close	59
plan|club	50
plan|come	-25
plan|comes	16
plan|cook	33
plan|cow	34
plan|crew	58
plan|crow	58
plan|dark	155
plan|december	227
plan|demo	31
plan|disease	71
plan|dog	30
plan|dollar	58
plan|drascombe	37
plan|drink	-127
plan|due	-68
plan|early	71
plan|eat	-42
plan|eleven	114
plan|employment	25
plan|even	18
plan|evening	66
plan|fast	116
plan|fest	51
plan|fifteen	26
plan|five	-27
plan|flat	64
plan|flying	42
plan|food	54
plan|football	29
plan|four	-196
plan|freeze	70
plan|friday	82
plan|girl	53
plan|go	-160
plan|gout	50
plan|grocery	65
plan|hand	43
plan|hate	-77
plan|home	-150
plan|hope	42
plan|hour	116
plan|husband	-50
plan|idris	34
plan|isla	141
plan|january	100
plan|july	32
plan|june	-36
plan|keep	-170
plan|kilometre	93
plan|lamb	94
plan|late	59
plan|law	59
plan|leave	57
plan|left	55
plan|life	-62
plan|like	45
plan|little	110
plan|live	-59
plan|location	-62
plan|lock	56
plan|long	85
plan|loot	40
plan|lorna	53
plan|loud	26
plan|love	70
plan|lugger	37
plan|mad	17
plan|mail	64
plan|main	56
plan|mama	123
plan|milk	16
plan|monday	56
plan|mondays	-20
plan|month	-105
plan|morning	-46
plan|mother	-26
plan|ms	54
plan|mum	27
plan|nap	62
plan|next	-28
plan|night	106
plan|nine	46
plan|noon	70
plan|novel	71
plan|october	-72
plan|online	88
plan|oskar	40
plan|parental	48
plan|pepper	46
plan|phone	60
plan|play	-79
plan|pork	46
plan|practise	47
plan|put	51
plan|quit	143
plan|ramadan	113
plan|raw	66
plan|recipe	-45
plan|ride	47
plan|right	-15
plan|road	65
plan|role	-154
plan|rory	149
plan|run	-126
plan|scare	170
plan|second	-147
plan|see	68
plan|senior	57
plan|september	-54
plan|seven	-53
plan|shellfish	41
plan|shift	42
plan|shoulder	30
plan|sister	-28
plan|six	-95
plan|sixty	71
plan|sleep	59
plan|son	44
plan|start	-33
plan|steam	51
plan|step	150
plan|sunday	-170
plan|sundays	48
plan|sunset	113
plan|take	-121
plan|task	87
plan|ten	25
plan|tennis	50
plan|thabo	124
plan|thing	49
plan|third	-41
plan|three	-38
plan|throat	28
plan|till	33
plan|time	44
plan|toe	50
plan|tuesday	113
plan|tuesdays	20
plan|two	-33
plan|ulcer	45
plan|use	56
plan|want	-111
plan|wednesday	22
plan|week	116
plan|weekday	32
plan|work	-40
plan|write	-84
plan|year	-64
plan|étienne	88
plate?	-43
plate|#no	65
plate|@animal	44
plate|@food	122
plate|^constraint	38
plate|^own	-15
plate|^project_fact	-116
plate|^slot constraint	118
plate|want	15
platform?	-68
platform|^own	-60
platform|^project_fact	39
platter?	-40
platter|^constraint	110
platter|^own	-34
platter|^slot allergy	110
platter|allergic	110
platter|allergy	110
play?	-111
playground?	-101
playground|^own	-85
playground|^project_fact	-22
playground|antonia	39
play|#month	-299
play|#name	-83
play|#no	-349
play|#number	-289
play|@animal	-93
play|@dwelling	-210
play|@family	-148
play|@food	-133
play|@game	44
play|@garment	24
play|@illness	67
play|@insect	70
play|@instrument	97
play|@religion	72
play|@science	-181
play|@sport	33
play|@temple	72
play|@vegetable	18
play|^another	-209
play|^constraint	-284
play|^habit	-105
play|^own	-80
play|^preference	-119
play|^project_fact	-27
play|^relationship	-160
play|^resource	-296
play|^role	-64
play|^skill	-47
play|^slot about	-227
play|^slot habit	-147
play|^slot history	-61
play|^slot identity	47
play|^slot relation	-47
play|^slot said	17
play|^slot thing	-261
play|^slot told	-154
play|afternoon	63
play|amateur	87
play|asthma	78
play|badly	38
play|band	-51
play|bridge	108
play|café	118
play|cello	-44
play|church	72
play|club	60
play|derby	67
play|evening	25
play|football	111
play|garage	78
play|hall	57
play|hockey	22
play|home	-202
play|keep	24
play|league	135
play|learn	-101
play|lunchtime	52
play|monday	61
play|orchestra	87
play|otieno	133
play|roller	67
play|set	57
play|sunday	54
play|team	88
play|thursday	36
play|thursdays	-34
play|violin	50
play|wedding	38
play|wednesday	95
play|wednesdays	79
play|wind	42
play|year	-45
please?	-380
please?|#name	-248
please?|^own	-319
plot?	-95
plot|#name	22
plot|^own	-66
plot|^project_fact	35
plot|^slot said	56
plot|find	101
pluck?	-141
pluck|#name	-265
pluck|^habit	69
pluck|^own	-125
pluck|^resource	75
pluck|^slot habit	-75
pluck|^slot thing	92
pluck|small	63
plug?	-58
plug|^own	-56
plug|^slot said	67
plumber?	-74
plumber|#day	102
plumber|#name	-28
plumber|#number	30
plumber|@animal	139
plumber|@hobby	30
plumber|@pet	139
plumber|^habit	17
plumber|^own	-90
plumber|^project_fact	-128
plumber|^relationship	37
plumber|^slot habit	16
plumber|^slot relation	23
plumber|bite	60
plumber|day	148
plumber|eight	138
plumber|ferret	140
plumber|go	60
plumber|six	66
plumber|zwiebel	140
pm?	-76
pm|#day	73
pm|#month	-23
pm|#name	-198
pm|#no	121
pm|#number	94
pm|@furniture	74
pm|@science	57
pm|^another	-30
pm|^constraint	63
pm|^habit	-22
pm|^own	-130
pm|^project_fact	-162
pm|^relationship	-239
pm|^slot constraint	65
pm|^slot habit	-81
pm|^slot told	35
pm|drive	63
pm|go	73
pm|half	83
pm|time	66
pm|touch	74
pocket?	-42
pocket|#name	32
pocket|#number	54
pocket|@family	144
pocket|^habit	107
pocket|^own	-36
pocket|^slot habit	116
pocket|eight	107
podcast?	-70
podcast|#name	-75
podcast|@food	44
podcast|^habit	-74
podcast|^own	-70
podcast|^slot habit	19
poem?	-477
poem|#name	-301
poem|^own	-453
poem|^project_fact	-366
poetry?	-25
poetry|@food	54
poetry|^own	-21
poetry|^project_fact	-27
poetry|^slot habit	-43
poetry|^slot told	63
point?	-436
point|^own	-401
polish?	-44
polish?|@job	27
polish?|^own	-31
polish|@job	27
polish|^own	-31
pollen?	-60
pollen|#month	71
pollen|#name	-27
pollen|@hobby	71
pollen|@illness	58
pollen|@sport	71
pollen|^own	-39
pollen|^project_fact	-23
pollen|^slot habit	59
poodle?	-52
poodle|@animal	17
poodle|^own	-46
pool|#name	42
pool|#number	36
pool|^own	26
pool|^project_fact	21
pool|team	72
poor|#number	15
poor|^resource	141
poor|^slot thing	141
poor|wear	141
pop?	-30
pop|#name	21
pop|#number	44
pop|^another	70
pop|^goal	70
pop|^own	-74
pop|^project_fact	-51
pop|^slot goal	70
pop|^slot told	71
pop|plan	90
pop|turn	47
pop|xochitl	109
pork?	-247
pork|#no	-45
pork|@food	15
pork|@meat	123
pork|^constraint	51
pork|^own	-227
pork|^slot diet	123
pork|diet	123
pork|halal	123
pork|keep	47
port?	-205
portfolio?	-83
portfolio|#name	-48
portfolio|2027	72
portfolio|@hobby	-26
portfolio|^own	-76
portfolio|^project_fact	-68
portfolio|^slot told	28
portfolio|art	-26
porto?	-288
porto|#name	-181
porto|2016	129
porto|@dwelling	60
porto|^own	-217
porto|^project_fact	-33
porto|^relationship	-343
porto|^slot home	74
porto|home	74
porto|location	74
porto|london	129
portugal?	-290
portugal|#name	-204
portugal|^own	-265
port|#name	-326
port|#no	81
port|^own	-152
port|^project_fact	-46
port|^slot told	79
position?	-82
position|#name	-34
position|@believer	100
position|@game	-33
position|@hobby	-47
position|@job	22
position|@religion	92
position|@sport	-46
position|^habit	-98
position|^own	-60
position|^project_fact	-399
position|^role	118
position|^slot habit	-51
position|hockey	88
position|old	94
post?	-61
poster?	-422
poster|#name	-234
poster|^own	-416
poster|^relationship	-150
postgraduate|#name	28
postgraduate|@job	136
postgraduate|^own	16
postgraduate|nurse	141
posting?	-84
posting|#name	-61
posting|@job	-22
posting|^own	-36
posting|^project_fact	21
posting|^slot said	39
post|#name	-117
post|@believer	84
post|@job	50
post|@science	69
post|^own	-30
post|^project_fact	-50
post|^role	103
post|^slot said	115
post|role	70
post|want	50
pot?	-86
potential?	-84
potential|#name	-19
potential|^own	-64
potential|^slot habit	57
potica?	-78
potica|^own	-65
pottery?	-15
pottery|#name	16
pottery|@hobby	65
potter|@hobby	66
potter|^another	66
potter|^own	-29
potter|^relationship	126
potter|ji-woo	126
pot|^own	-85
pot|^project_fact	-50
pot|^slot said	43
poultry?	-35
poultry|#name	-430
poultry|#number	143
poultry|@animal	178
poultry|@bird	194
poultry|@body_part	69
poultry|@farm_animal	117
poultry|^own	-18
poultry|^project_fact	-28
poultry|^resource	113
poultry|^slot thing	73
poultry|bad-tempered	107
poultry|four	77
poultry|goose	107
poultry|hen	136
poultry|keep	118
poultry|six	101
pound?	-60
pound|^own	-60
pour?	32
pour|#name	-45
pour|#no	57
pour|@dairy	71
pour|@drink	98
pour|^own	42
pour|^slot habit	18
pour|give	98
pour|milk	70
power?	-63
power|^own	-30
power|^slot said	44
practice?	-33
practice|#day	162
practice|#number	-132
practice|@income	91
practice|^habit	53
practice|^own	-18
practice|^slot habit	24
practice|morning	60
practice|night	63
practice|play	53
practice|seven	74
practice|thursday	74
practice|tuesday	74
practise?	-124
practise|#day	30
practise|#name	-160
practise|@hobby	61
practise|@illness	86
practise|@meat	73
practise|^habit	99
practise|^own	-109
practise|^slot habit	87
prairie?	-77
prairie|#number	24
prairie|^own	-73
prairie|^slot said	44
prawn?	-80
prawn|#name	-194
prawn|#no	-103
prawn|@food	15
prawn|@illness	-57
prawn|@medicine	41
prawn|@seafood	173
prawn|@shellfish	144
prawn|@symptom	48
prawn|^habit	30
prawn|^own	-78
prawn|^project_fact	-196
prawn|^recurring_state	35
prawn|^slot habit	-75
prawn|^slot said	-109
prawn|allergy	115
prawn|close	29
prawn|cook	35
prawn|day	53
prawn|eat	90
prawn|leo	77
prawn|shellfish	125
prayer?	-36
prayer|#name	21
prayer|#number	30
prayer|^own	-36
prayer|^slot said	34
prefer?	-90
prefer|#name	-25
prefer|#number	-269
prefer|^habit	-17
prefer|^own	-71
prefer|^preference	69
prefer|^project_fact	-117
prefer|^relationship	-273
prefer|^slot preference	74
prefer|^slot said	-59
prefer|first	54
prefer|good	87
prefer|life	27
prefer|live	26
prefer|neovim	93
prefer|want	27
prefer|write	90
pregnant|#number	45
pregnant|@medicine	76
pregnant|night	87
prepare?	-45
prepare?|#name	33
prepare?|#no	80
prepare|#name	-186
prepare|#no	38
prepare|@ethnicity	68
prepare|@food	110
prepare|@meat	154
prepare|@vehicle	36
prepare|^habit	78
prepare|^own	-20
prepare|^project_fact	-169
prepare|^slot habit	-24
prepare|^slot said	-55
prepare|make	48
preschool|#name	15
preschool|@family	77
preschool|^own	-15
preschool|^relationship	40
preschool|^slot relation	23
preschool|elif	109
prescribe|#name	-79
prescribe|@illness	179
prescribe|@income	208
prescribe|@mental_illness	135
prescribe|@symptom	187
prescribe|^habit	-16
prescribe|^project_fact	66
prescribe|^slot habit	-55
prescribe|^slot health	144
prescribe|^slot told	73
prescribe|adhd	144
prescribe|day	33
prescribe|take	208
prescription?	25
prescription|#name	77
prescription|@illness	51
prescription|@mental_illness	59
prescription|^habit	72
prescription|^own	66
prescription|^slot habit	72
present?	-119
presentation?	-49
presentation|#name	-119
presentation|#no	112
presentation|#number	30
presentation|^constraint	82
presentation|^own	-115
presentation|^preference	73
presentation|^slot like	73
presentation|slide	156
present|#month	51
present|#name	-78
present|#number	44
present|2027	71
present|@family	32
present|@furniture	48
present|@garment	54
present|^own	-90
present|^project_fact	-202
present|^slot habit	17
present|^slot thing	-15
preserve?	-117
preserve|@food	-33
preserve|^own	-116
preserve|^project_fact	-75
preserve|^slot said	-24
pressure?	-88
pressure|#name	-160
pressure|#number	36
pressure|@income	89
pressure|^own	-135
pressure|^project_fact	-27
pressure|five	85
pressure|take	87
price?	-59
price|#name	-139
price|@game	51
price|@hobby	29
price|^habit	-27
price|^own	76
price|^preference	54
price|^project_fact	-103
price|^resource	-27
price|^skill	49
price|^slot habit	-167
price|^slot thing	118
price|^slot told	-74
price|business	88
price|give	53
price|heat	67
price|internet	69
price|keep	33
price|small	103
price|want	-20
prime?	-114
prime|#name	-57
prime|^own	-111
prime|^resource	25
print?	-132
print?|@body_part	87
print?|^own	-55
print?|^project_fact	-17
print?|want	25
printer?	-49
printer|#name	-19
printer|#number	65
printer|@job	68
printer|^own	-16
print|#name	-117
print|#no	-55
print|@body_part	87
print|@ethnicity	105
print|^own	-116
print|^preference	68
print|^project_fact	-59
print|^skill	33
print|^slot preference	104
print|^slot skill	87
print|answer	104
print|book	65
print|english	94
print|read	86
print|style	104
print|team	49
print|want	23
priya?	-290
priya|#name	-215
priya|#number	-253
priya|@family	57
priya|@job	-258
priya|^another	-256
priya|^own	-240
priya|^project_fact	-247
priya|^relationship	-130
priya|^slot relation	-34
priya|wife	114
prize?	-250
prize|^own	-235
problem?	-28
problem|#name	-268
problem|#number	-240
problem|@body_part	153
problem|@garment	20
problem|@illness	99
problem|@medicine	88
problem|@symptom	147
problem|^another	-42
problem|^constraint	-64
problem|^habit	-397
problem|^own	-39
problem|^project_fact	17
problem|^relationship	-415
problem|^resource	73
problem|^slot habit	-449
problem|^slot health	229
problem|^slot thing	65
problem|^slot told	-61
problem|bright	-20
problem|day	31
problem|heat	97
problem|machine	58
problem|pump	43
problem|sit	57
problem|sleep	57
problem|use	-47
problem|wear	136
problem|zlata	79
procreate?	-92
procreate|@job	70
procreate|^own	-135
produce?	-164
producer?	-66
producer|#name	-23
producer|^habit	63
producer|^own	-58
producer|^slot habit	45
producer|work	96
produce|#name	-139
produce|@dairy	78
produce|^own	-40
produce|^project_fact	-137
product?	-78
production|#name	22
production|team	91
product|#name	-71
product|@dairy	78
product|@food	100
product|@job	-96
product|@seasoning	77
product|^constraint	37
product|^own	-64
product|^project_fact	-139
product|^slot habit	38
product|^slot said	-112
product|^slot state	92
profession?	-56
professional?	-81
professionally?	21
professionally|@dwelling	82
professionally|@job	-44
professionally|@science	75
professionally|^another	-42
professionally|^habit	77
professionally|^project_fact	-73
professionally|^relationship	-55
professionally|^role	92
professionally|^slot habit	-61
professionally|^slot home	90
professionally|^slot relation	-58
professionally|^slot role	75
professionally|home	90
professionally|location	90
professionally|role	75
professionally|work	32
professionally|þór	142
professional|#name	-52
professional|#number	26
professional|@job	41
professional|^own	-42
professional|^project_fact	-24
professional|guide	82
profession|#number	-112
profession|@body_part	42
profession|@doctor	98
profession|@job	17
profession|@vehicle	43
profession|^another	57
profession|^own	-102
profession|^relationship	54
profession|^resource	-52
profession|^role	-160
profession|^skill	-81
profession|^slot role	22
profession|^slot said	72
profession|^slot thing	-59
profession|^slot told	23
profession|drive	25
profession|elif	123
profession|employment	31
profession|freelance	75
profession|helene	107
profession|make	106
profession|role	-54
profession|school	51
profession|shabana	128
profession|socorro	149
profession|teach	146
profession|wife	164
profession|write	105
professor?	-279
professor|#name	-204
professor|@job	-139
professor|^own	-212
professor|^project_fact	-192
professor|^relationship	-140
programme?	-92
programme|#name	-42
programme|@illness	51
programme|@science	85
programme|@vehicle	62
programme|^habit	-66
programme|^own	-86
programme|^project_fact	78
programme|^skill	-219
programme|^slot habit	30
programme|^slot said	-31
programme|^slot told	99
programme|analyse	138
programme|analysis	138
programme|code	61
programme|go	35
programme|kotlin	124
programme|model	93
programme|mostly	125
programme|r	182
programme|ship	94
programme|write	71
program|#name	23
program|@food	35
program|^habit	79
program|^resource	155
program|^slot thing	155
program|use	155
program|work	155
project?	-38
project|#month	34
project|#name	-15
project|#number	-83
project|3	95
project|@boat	98
project|@hobby	98
project|@illness	50
project|@job	-51
project|@sport	26
project|@vehicle	84
project|^ongoing_project	181
project|^own	-78
project|^project_fact	-307
project|^slot about	75
project|^slot habit	-38
project|^slot project	181
project|^slot relation	-66
project|^slot said	-51
project|boat	82
project|brother	94
project|build	105
project|building	105
project|call	157
project|game	44
project|godot	70
project|luis	148
project|make	32
project|old	92
project|open	90
project|pixel	25
project|rust	141
project|school	97
project|september	91
pronoun?	22
pronoun|#name	-109
pronoun|^another	118
pronoun|^own	-135
pronoun|^relationship	143
pronoun|^slot state	48
pronoun|^slot thing	21
pronoun|sasha	154
pronoun|use	63
proper?	-107
proper|#day	55
proper|#name	-33
proper|#number	66
proper|^relationship	26
proper|^slot told	72
proper|come	55
proposal?	-96
proposal|#month	37
proposal|#name	-51
proposal|#number	-38
proposal|@hobby	-32
proposal|@sport	-32
proposal|^own	-91
proposal|^project_fact	-59
propose?	-54
propose?|#name	-59
propose?|#no	72
propose?|@family	69
propose?|@food	68
propose?|^habit	25
propose?|^own	-43
propose?|^relationship	37
propose?|^slot habit	63
propose|#name	-59
propose|#no	72
propose|@family	69
propose|@food	68
propose|^habit	25
propose|^own	-43
propose|^relationship	37
propose|^slot habit	63
protect?	-205
protected?	-205
protected|^another	-19
protected|^constraint	44
protected|^own	-224
protection?	33
protection|#name	64
protection|@body_part	79
protection|@color	36
protection|@illness	134
protection|@job	54
protection|^another	50
protection|^own	15
protection|^project_fact	36
protect|^another	-19
protect|^constraint	44
protect|^own	-224
protocol?	-97
protocol|^own	-75
protocol|^resource	-32
protocol|^slot thing	-31
protocol|team	92
provide?	-43
provider?	-128
provider|#name	-84
provider|@job	-99
provider|^own	-93
provider|^project_fact	34
provider|team	83
provide|^own	-42
provide|^project_fact	37
provide|^slot said	65
provide|tour	86
ptsd?	-115
ptsd|#name	-43
ptsd|^own	-109
public?	-77
public|#month	113
public|#name	-74
public|#number	112
public|2027	101
public|3	21
public|6	74
public|@hobby	38
public|@sport	45
public|^own	-40
public|^project_fact	32
public|near	71
public|spring	58
public|steam	65
public|team	50
publish?	-191
publisher?	-343
publisher|#month	-66
publisher|#name	-265
publisher|#number	-93
publisher|1	73
publisher|@job	-134
publisher|^own	-277
publisher|^project_fact	-245
publish|#name	-127
publish|^own	-115
publish|^project_fact	-35
pub|#day	121
pub|#name	69
pub|#no	-83
pub|#number	25
pub|@alcohol	135
pub|@animal	-18
pub|@body_part	-43
pub|@drink	182
pub|@dwelling	-31
pub|@food	147
pub|@game	141
pub|@hobby	84
pub|@narcotic	135
pub|@vegetable	-34
pub|^constraint	62
pub|^habit	-52
pub|^own	21
pub|^preference	61
pub|^project_fact	-30
pub|^slot habit	-102
pub|^slot health	34
pub|^slot home	48
pub|^slot state	32
pub|^slot told	-22
pub|fish	96
pub|mad	49
pub|night	103
pub|play	64
pub|sheffield	49
pub|wednesday	49
pub|year	16
pudding?	-113
pudding|#name	-144
pudding|#no	76
pudding|@food	-25
pudding|@illness	47
pudding|@job	-23
pudding|^own	-102
pudding|^project_fact	-56
pudding|^slot said	-98
pull?	-26
pull|#number	33
pull|^own	-15
pull|^project_fact	15
pupil?	-195
pupil|#month	21
pupil|#name	-86
pupil|11	44
pupil|2027	35
pupil|^own	-184
pupil|april	76
puppy?	-172
puppy|@animal	-61
puppy|@dog	-58
puppy|@family	33
puppy|@pet	-58
puppy|^another	31
puppy|^own	-191
purchase?	-49
purchase|#name	17
purchase|^own	-47
purchase|^project_fact	17
pursuit?	-82
pursuit|@animal	54
pursuit|@family	137
pursuit|@food	72
pursuit|^habit	28
pursuit|^own	-40
pursuit|^relationship	28
pursuit|^slot habit	15
pursuit|cousin	137
pursuit|deven	137
put?	-71
put?|#month	64
put?|#name	-120
put?|#number	-69
put?|@bread	37
put?|@food	52
put?|@illness	62
put?|@seasoning	35
put?|@symptom	92
put?|^another	-40
put?|^constraint	32
put?|^own	-116
put?|^project_fact	-66
put?|^slot said	-17
put?|allergic	19
put?|hour	62
put?|marathon	53
put?|thirty	62
put?|three	30
put|#day	-76
put|#month	-118
put|#name	-101
put|#no	92
put|#number	-167
put|@alcohol	18
put|@animal	-55
put|@body_part	-98
put|@color	-51
put|@dairy	101
put|@dessert	138
put|@doctor	25
put|@drink	28
put|@dwelling	56
put|@family	-390
put|@farm_animal	28
put|@fish	49
put|@food	142
put|@fruit	68
put|@furniture	-43
put|@game	-110
put|@hobby	-34
put|@illness	-34
put|@injury	74
put|@insect	40
put|@job	53
put|@meat	-46
put|@medicine	73
put|@narcotic	18
put|@science	-181
put|@seafood	103
put|@seasoning	-64
put|@sport	-17
put|@symptom	-55
put|@tree	142
put|^another	-134
put|^goal	60
put|^habit	-59
put|^interest	82
put|^own	-30
put|^preference	-75
put|^project_fact	-24
put|^relationship	-219
put|^slot about	21
put|^slot allergy	26
put|^slot goal	80
put|^slot habit	-141
put|^slot health	19
put|^slot like	-31
put|^slot relation	-379
put|^slot said	23
put|^slot thing	-127
put|^slot told	-218
put|^slot trait	154
put|allergic	-25
put|allergy	-61
put|bed	93
put|biscuit	82
put|client	68
put|february	73
put|fish	129
put|four	96
put|go	30
put|high	62
put|hour	30
put|klara	72
put|lead	74
put|like	21
put|listen	71
put|marathon	53
put|milk	67
put|name	75
put|night	43
put|noon	99
put|room	99
put|run	81
put|save	100
put|send	42
put|study	38
put|thirty	35
put|thursday	33
put|turn	97
put|white	73
puzzle?	-106
puzzle|#number	38
puzzle|^own	-104
puzzle|^project_fact	-19
puzzle|^slot said	48
python?	-325
python|#name	-218
python|^own	-338
python|^project_fact	-254
python|^relationship	-151
q?	-128
quadcopter?	-41
quadcopter|#number	88
quadcopter|^resource	70
quadcopter|^slot thing	70
quadratic?	-64
quadratic|@science	86
quadratic|^own	-53
quadratic|^project_fact	35
quadratic|^slot said	89
quadratic|math	90
quadratic|want	67
quadratic|work	25
qualification?	-46
qualification|#name	-168
qualification|#number	-122
qualification|@color	95
qualification|@income	62
qualification|@job	98
qualification|^ongoing_project	122
qualification|^own	-30
qualification|^project_fact	-41
qualification|^skill	76
qualification|^slot habit	-64
qualification|^slot project	122
qualification|guide	82
qualification|take	93
qualified?	-59
qualified|#number	48
qualified|^own	-56
qualified|^project_fact	33
qualified|^slot said	61
qualifier?	-78
qualifier|#name	-28
qualifier|#number	-41
qualifier|^another	77
qualify?	-93
qualify|#name	-247
qualify|#number	43
qualify|2027	-48
qualify|^own	-90
qualify|^project_fact	24
qualify|^slot said	56
quarter?	61
quarterly?	35
quarterly|#name	-55
quarterly|#no	55
quarterly|^another	59
quarterly|^own	-29
quarterly|^relationship	87
quarterly|^slot relation	51
quarterly|marcelo	141
quarterly|want	56
quarter|#name	66
quarter|#no	95
quarter|#number	84
quarter|^own	64
quarter|^project_fact	82
quebec?	-93
quebec|#no	58
quebec|^own	-77
query?	-49
query|^own	-42
query|^project_fact	49
question?	62
question|#month	40
question|#number	79
question|@job	15
question|^another	51
question|^goal	63
question|^own	37
question|^preference	64
question|^project_fact	32
question|^slot goal	63
question|^slot preference	64
question|^slot told	138
question|assistant	64
question|december	66
question|want	18
question|xochitl	109
quiche?	-19
quiche|#name	38
quiche|^resource	53
quiche|^slot habit	57
quiche|keep	78
quiche|ruth	87
quick?	-122
quick|^own	-88
quit?	-109
quit|#name	-118
quit|^goal	58
quit|^own	-84
quit|^slot goal	58
quit|^slot habit	-37
quit|day	37
quit|nicotine	76
quit|year	56
quiz?	-245
quiz|#name	-193
quiz|^own	-237
quiz|^role	47
quiz|mr	72
quote?	-131
quote|#day	55
quote|#name	-131
quote|@furniture	73
quote|@job	-61
quote|^own	-69
quote|^project_fact	-45
quote|^slot habit	-17
quote|kitchen	137
q|#name	-78
q|^own	-106
q|^project_fact	-28
q|^slot said	42
r?	-74
race?	-131
race|#month	74
race|#number	-66
race|^goal	86
race|^own	-112
race|^project_fact	-99
race|^slot goal	86
race|^slot said	18
race|half	156
race|marathon	156
race|october	156
race|run	96
racket?	-190
racket|#day	69
racket|#name	-75
racket|@game	89
racket|@hobby	58
racket|@sport	58
racket|^habit	61
racket|^own	-177
racket|badminton	114
racket|club	82
racket|morning	82
racket|play	89
racket|saturday	82
radio?	-96
radio|#name	-33
radio|@car	37
radio|@vehicle	37
radio|^own	-86
radio|^project_fact	-19
radio|taxi	37
rain?	-393
raise?	-76
raise|#name	-92
raise|#number	-23
raise|@animal	-26
raise|@bird	75
raise|@body_part	39
raise|@dwelling	59
raise|@food	65
raise|@seasoning	40
raise|^habit	66
raise|^own	-62
raise|^project_fact	-68
raise|^recurring_state	68
raise|^slot habit	58
raise|behind	49
raise|four	50
raise|grow	171
raise|near	95
raise|village	71
rarotonga|#month	147
rarotonga|#name	75
rarotonga|@job	88
rarotonga|^own	28
rarotonga|^project_fact	102
rarotonga|^slot said	65
rate?	-110
rate|#name	-168
rate|#number	40
rate|2027	57
rate|@job	-129
rate|@vehicle	47
rate|^own	-69
rate|^preference	56
rate|^project_fact	-57
rate|^role	29
rate|^slot charge	72
rate|^slot habit	-34
rate|^slot preference	95
rate|^slot told	22
rate|always	95
rate|five	54
rate|give	65
rate|hour	106
rate|october	106
rate|second	63
rate|team	25
rate|want	94
rating?	-121
rating|#name	-102
rating|#number	58
rating|^own	-133
rating|^project_fact	-15
rating|^slot told	68
ravi?	-98
ravi|#name	-111
ravi|@science	55
ravi|^another	-25
ravi|^own	-109
ravi|^relationship	27
ravi|^slot relation	40
ravi|^slot role	55
ravi|barrister	55
ravi|ex-wife	84
ravi|role	55
ravi|sunita	118
raw?	-33
raw|#month	80
raw|#name	-31
raw|#number	-55
raw|@drink	39
raw|@family	57
raw|@food	42
raw|@tree	39
raw|^constraint	45
raw|^slot habit	-36
raw|^slot state	53
raw|coffee	39
reach?	-37
reach|#name	-582
reach|#no	-23
reach|#number	-169
reach|@job	-53
reach|^preference	25
reach|^project_fact	69
reach|^resource	-17
reach|^slot preference	49
reach|^slot said	176
reach|call	185
reach|like	71
reach|two	82
reach|write	117
react?	-112
react|#name	-224
react|@color	46
react|@illness	-50
react|@symptom	-20
react|^constraint	53
react|^own	-90
react|^project_fact	-77
react|^recurring_state	25
react|^slot said	31
react|hair	75
read?	-86
reading?	-120
reading|#name	-52
reading|@tree	93
reading|^ongoing_project	61
reading|^own	-129
reading|^project_fact	-190
reading|^relationship	-179
reading|^resource	24
reading|^slot project	61
reading|overstory	128
reading|style	89
reading|want	84
readout?	-103
readout|#month	85
readout|#name	-16
readout|#number	22
readout|^another	50
ready?	-135
ready|#day	86
ready|#name	-34
ready|#number	-131
ready|^another	91
ready|^constraint	151
read|#name	-59
read|#no	24
read|#number	-18
read|@family	-308
read|@garment	56
read|@job	-324
read|@tree	36
read|^another	-270
read|^constraint	-114
read|^ongoing_project	61
read|^own	-54
read|^project_fact	-114
read|^relationship	-351
read|^resource	-91
read|^slot habit	-36
read|^slot history	35
read|^slot project	61
read|^slot relation	-319
read|^slot said	46
read|go	16
read|overstory	128
read|report	74
read|screen	135
read|style	89
read|tablet	59
read|want	62
read|week	29
rebuild?	-47
rebuild|#number	30
rebuild|^own	-31
recap?	-89
recap|#number	16
recap|@job	64
recap|^own	-45
receive?	-60
receive|#name	28
receive|^own	-47
receive|^project_fact	33
recipe?	37
recipe|#month	-34
recipe|#name	-220
recipe|#no	-128
recipe|#number	-151
recipe|2026	35
recipe|@body_part	46
recipe|@dairy	-49
recipe|@doctor	54
recipe|@job	-109
recipe|@seasoning	189
recipe|@vegetable	-41
recipe|^constraint	-154
recipe|^ongoing_project	45
recipe|^own	25
recipe|^preference	110
recipe|^project_fact	70
recipe|^relationship	-125
recipe|^slot history	99
recipe|^slot preference	153
recipe|^slot project	45
recipe|^slot said	-80
recipe|^slot state	50
recipe|^slot told	140
recipe|allergic	119
recipe|january	67
recipe|keep	-32
recipe|live	77
recipe|mason	41
recipe|want	84
recipe|wear	66
recommend?	-35
recommend?|#name	-154
recommend?|#no	-53
recommend?|#number	-193
recommend?|@food	-194
recommend?|@income	72
recommend?|^constraint	-20
recommend?|^habit	-31
recommend?|^own	-28
recommend?|^preference	-29
recommend?|^project_fact	-96
recommend?|^recurring_state	32
recommend?|^relationship	-263
recommend?|^resource	-16
recommend?|^slot habit	-43
recommend?|^slot like	-25
recommend?|^slot spell	52
recommend?|^slot state	69
recommend?|four	17
recommend?|give	20
recommend?|history	156
recommend?|like	34
recommend?|listen	156
recommend?|make	69
recommend?|podcasts	156
recommend?|screen	65
recommend?|send	96
recommend?|soup	35
recommend?|take	79
recommend?|use	27
recommend?|year	53
recommend|#name	-154
recommend|#no	-53
recommend|#number	-193
recommend|@food	-194
recommend|@income	72
recommend|^constraint	-20
recommend|^habit	-31
recommend|^own	-28
recommend|^preference	-29
recommend|^project_fact	-96
recommend|^recurring_state	32
recommend|^relationship	-263
recommend|^resource	-16
recommend|^slot habit	-43
recommend|^slot like	-25
recommend|^slot spell	52
recommend|^slot state	69
recommend|four	17
recommend|give	20
recommend|history	156
recommend|like	34
recommend|listen	156
recommend|make	69
recommend|podcasts	156
recommend|screen	65
recommend|send	96
recommend|soup	35
recommend|take	79
recommend|use	27
recommend|year	53
record?	-128
recording?	-70
recording|@animal	93
recording|^constraint	75
recording|^own	-153
recording|^project_fact	-52
recording|^slot said	66
record|#name	-65
record|@science	-32
record|^another	-135
record|^constraint	30
record|^habit	-156
record|^own	-76
record|^project_fact	-104
record|^relationship	-131
record|^slot habit	-19
record|data	65
record|june	58
record|leave	68
recruit?	-88
recruit|#name	-16
recruit|2027	35
recruit|^another	70
recruit|^project_fact	-53
recruit|^slot told	67
recursion?	-342
recursion|^own	-323
red?	-195
redesign?	-101
redesign|#number	20
redesign|^own	-52
redo?	-142
redo|^ongoing_project	55
redo|^own	-142
redo|^slot project	55
red|#name	-87
red|@animal	51
red|@color	47
red|@job	19
red|@pet	52
red|^own	-192
red|^project_fact	-71
red|^slot said	-42
reef?	-57
reef|^own	-37
reef|^preference	75
refer?	-57
referee?	-126
referee|#name	-104
referee|@game	91
referee|@hobby	89
referee|@sport	89
referee|^own	-125
referee|^project_fact	-79
referee|^role	92
referee|^slot habit	-60
referee|^slot said	-15
reference?	-102
reference|#name	-70
reference|^own	-99
reference|^slot said	27
refer|^own	-55
refuse?	48
refuse|#name	-30
refuse|#no	46
refuse|@body_part	34
refuse|@food	88
refuse|@job	-18
refuse|^constraint	18
refuse|^own	58
refuse|^preference	100
refuse|^project_fact	-85
refuse|^slot like	108
refuse|^slot said	68
refuse|bagoong	124
refuse|christmas	121
refuse|eat	137
refuse|hate	121
registration?	-106
registration|#month	45
registration|#name	-80
registration|^own	-89
registration|^project_fact	-48
regular?	-27
regularly?	-17
regularly|^own	-16
regularly|^slot habit	57
regular|#day	92
regular|#name	30
regular|@family	68
regular|^habit	61
regular|^own	-26
regular|^slot habit	61
regulator?	-129
regulator|#name	-18
regulator|^own	-120
regulator|^project_fact	-61
rehearsal?	-93
rehearsal|#day	63
rehearsal|#name	-76
rehearsal|#number	-37
rehearsal|^own	-82
rehearsal|^project_fact	-29
rehearse?	-116
rehearse|#day	91
rehearse|#name	-73
rehearse|#number	-23
rehearse|^habit	118
rehearse|^own	-106
rehearse|^slot habit	108
relation?	-41
relation|#name	22
relation|^own	-56
relation|^slot said	15
relative?	61
relative|#name	38
relative|#no	22
relative|#number	70
relative|@body_part	28
relative|@dwelling	46
relative|@family	48
relative|@garment	88
relative|@vehicle	68
relative|^another	145
relative|^own	-68
relative|^project_fact	-77
relative|^relationship	123
relative|^slot about	173
relative|^slot home	76
relative|^slot relation	24
relative|^slot said	-113
relative|alfie	130
relative|deaf	85
relative|gloria	144
relative|granny	129
relative|half	47
relative|home	55
relative|life	21
relative|philippa	128
relative|rea	139
relative|set	121
relative|setting	121
relative|speak	34
relative|stay	80
relative|two	89
relative|visit	89
relative|wed	95
relative|wedding	95
relative|zara	129
relax?	-81
relax|#name	-50
relax|^own	-52
relax|^project_fact	37
relax|^slot said	43
release|#day	94
release|#month	76
release|#name	68
release|#no	104
release|#number	-51
release|2027	37
release|6	95
release|@family	-18
release|@job	39
release|@vehicle	129
release|^another	-155
release|^constraint	74
release|^habit	-29
release|^own	36
release|^relationship	-28
release|^slot about	-119
release|^slot habit	28
release|^slot newest	105
release|family	105
release|fridays	131
release|go	33
release|key	101
release|new	105
release|ngozi	50
release|november	130
release|ship	131
release|steam	65
release|team	33
relevance 0	-101
relevance 1	-421
relevance 2	-81
relevance 3	711
relevance 4	912
religion?	-31
religion|#day	51
religion|#name	37
religion|@believer	55
religion|^habit	80
religion|^own	-19
religion|^project_fact	21
religion|^slot habit	57
religion|^slot told	52
religious|#number	97
religious|^habit	117
religious|^slot habit	90
religious|day	69
relocate?	-72
relocate|#name	16
relocate|^own	-56
rely?	-43
rely|#name	24
rely|@income	-44
rely|@science	63
rely|^habit	89
rely|^project_fact	-70
rely|^resource	-20
rely|^slot do	144
rely|^slot habit	45
rely|^slot said	-97
rely|^slot thing	17
rely|interview	144
rely|use	50
rely|work	57
remedy?	-35
remedy|#no	52
remedy|^constraint	18
remedy|^own	-34
remembrance?	-153
remembrance|#name	-64
remembrance|#number	50
remembrance|^own	-122
remembrance|^project_fact	-37
remembrance|tour	59
remind?	-123
remind?|#day	61
remind?|#month	-37
remind?|#name	-20
remind?|#number	87
remind?|@believer	132
remind?|@family	33
remind?|^own	-94
remind?|^relationship	20
remind?|^slot habit	-159
remind?|^slot relation	31
remind?|kid	84
remind?|licence	66
remind?|night	56
remind?|njeri	132
remind?|renewal	66
remind?|sister	132
reminder|#no	51
reminder|^preference	175
reminder|^slot like	139
reminder|like	139
remittance?	-65
remittance|#number	78
remittance|^own	-58
remittance|^project_fact	-20
remittance|^slot told	38
remote?	-95
remotely?	-237
remote|#name	-70
remote|^own	-94
remote|^resource	-29
remove?	-312
remove|#name	-295
remove|^own	-320
rename|^habit	57
rename|^project_fact	15
rename|^slot habit	39
renew?	-133
renewal?	-26
renewal|#month	138
renewal|^own	-17
renewal|^project_fact	107
renew|#month	33
renew|#name	-24
renew|#number	66
renew|2027	105
renew|30	98
renew|31	113
renew|@animal	-91
renew|@bird	20
renew|@vehicle	80
renew|^constraint	16
renew|^own	-90
renew|^project_fact	-18
renew|^slot told	64
renew|september	68
renew|ticket	103
renovate?	-175
renovate|#name	-276
renovate|^ongoing_project	60
renovate|^own	-153
renovate|^slot project	60
rent?	-124
rent|#month	57
rent|#name	-106
rent|#no	-79
rent|#number	-132
rent|000	70
rent|1	131
rent|@family	-228
rent|@food	-247
rent|@hobby	19
rent|@income	-26
rent|@job	-103
rent|@sport	45
rent|^another	-86
rent|^habit	-193
rent|^own	-175
rent|^preference	35
rent|^project_fact	-132
rent|^relationship	-95
rent|^resource	-95
rent|^slot about	-42
rent|^slot habit	-277
rent|^slot like	64
rent|^slot relation	-220
rent|^slot rent	156
rent|^slot said	-15
rent|^slot thing	-116
rent|comes	41
rent|first	21
rent|friend	74
rent|like	81
rent|month	114
rent|monthly	74
rent|morning	44
rent|pound	63
rent|talk	84
rent|two	-18
repair?	-69
repair|#name	-58
repair|#number	-81
repair|1962	78
repair|@color	48
repair|@furniture	43
repair|@job	-33
repair|^own	-60
repair|^resource	-64
repair|^slot relation	40
repair|^slot thing	31
repair|bench	78
repair|bsa	78
repair|gold	78
repair|star	78
repay?	-49
repay|#month	71
repay|#name	-252
repay|#number	150
repay|2027	70
repay|@debt	144
repay|@family	37
repay|^constraint	19
repay|^own	-17
repay|^project_fact	41
replace?	-129
replace|#day	75
replace|#name	-71
replace|#number	-167
replace|@body_part	-31
replace|@family	31
replace|^another	-171
replace|^own	-73
replace|^project_fact	-58
replace|^relationship	-136
replace|^slot about	-106
replace|^slot relation	-68
replace|run	101
replace|yanis	111
reply?	-102
reply|#name	-248
reply|#no	43
reply|^own	-84
reply|^preference	60
reply|^slot preference	75
reply|answer	112
reply|bullet	112
reply|point	112
reply|prefer	75
reply|short	112
reply|style	75
report?	-36
report|#day	-32
report|#name	-16
report|#no	26
report|#number	-150
report|20	57
report|2027	-62
report|8	48
report|@dwelling	-23
report|@family	-147
report|@illness	54
report|@income	-33
report|@job	-401
report|^another	125
report|^habit	-205
report|^own	-165
report|^preference	77
report|^project_fact	-32
report|^relationship	23
report|^slot about	21
report|^slot habit	18
report|^slot home	17
report|^slot like	77
report|^slot relation	-124
report|^slot said	-110
report|^slot told	91
report|answer	94
report|april	58
report|boss	140
report|bullet	86
report|cousin	74
report|day	109
report|home	22
report|june	85
report|like	145
report|line	71
report|location	57
report|manager	141
report|march	48
report|morning	44
report|point	86
report|priyanka	137
report|team	55
report|terrence	123
represent?	-38
represent|^own	-21
reptile?	-121
reptile|#name	-82
reptile|@animal	199
reptile|@body_part	24
reptile|@food	58
reptile|@garment	51
reptile|@pasta	26
reptile|@pet	130
reptile|@reptile	199
reptile|@seasoning	84
reptile|^another	-52
reptile|^own	-150
reptile|^project_fact	-247
reptile|^resource	36
reptile|^slot about	25
reptile|^slot said	-55
reptile|clotilde	83
reptile|life	52
reptile|live	24
reptile|noodle	26
reptile|scare	57
reptile|snake	81
reptile|turtle	83
request?	32
request|#month	61
request|#name	102
request|@family	58
request|^another	56
request|^own	-69
request|^project_fact	106
request|want	69
require?	-135
requirement?	-22
requirement|^constraint	121
requirement|^slot habit	41
require|#name	-42
require|@body_part	70
require|@job	63
require|^own	-126
require|^project_fact	-16
require|^slot said	62
require|menu	74
research?	-85
research|#name	33
research|@animal	-63
research|@tree	80
research|^another	-110
research|^habit	-86
research|^own	-60
research|^preference	16
research|^project_fact	-364
research|^relationship	-54
research|^resource	40
research|^skill	65
research|^slot about	48
research|^slot habit	-142
research|^slot preference	54
research|^slot relation	-62
research|^slot study	109
research|^slot thing	-70
research|bullet	58
research|carbon	72
research|darwin	55
research|doctorate	72
research|institute	147
research|phd	93
research|point	58
research|prefer	81
research|professor	109
research|r	48
research|reference	56
research|sea	118
research|statistic	59
research|supervisor	111
research|use	29
research|zotero	83
reservation|#name	61
reservation|^project_fact	51
reservation|^slot said	96
residence?	-90
residence|#name	-116
residence|#number	-28
residence|@dwelling	24
residence|@hobby	54
residence|^own	-68
residence|^project_fact	-75
residence|^slot told	-29
residency|^slot said	30
resign?	-84
resign|#name	-32
resign|^own	-70
resign|^project_fact	-50
resign|^slot said	53
resist?	-105
resist|#name	-15
resist|@food	86
resist|^own	-86
resort?	-48
resort|#name	-58
resort|#no	50
resort|#number	38
resort|@hobby	85
resort|@sport	85
resort|^project_fact	50
resort|^slot said	28
resort|young	50
respiratory?	-115
respiratory|@illness	51
respiratory|^own	-99
respiratory|^project_fact	26
respiratory|^slot said	68
respiratory|make	63
respite?	-94
respite|#name	-51
respite|^own	-43
respite|^project_fact	-102
responsible?	-49
responsible|#name	-19
responsible|@job	24
responsible|^own	-28
responsible|^project_fact	-70
responsible|^slot habit	-22
rest?	-127
restaurant?	-233
restaurant|#name	-308
restaurant|@body_part	101
restaurant|@dwelling	42
restaurant|^constraint	-67
restaurant|^own	-199
restaurant|^project_fact	-221
restaurant|^relationship	-240
restaurant|home	42
restaurant|vegan	62
restaurant|wear	81
restore?	-42
restore|#number	28
restore|^habit	69
restore|^own	-41
restriction?	-166
restriction|#name	-260
restriction|^constraint	53
restriction|^own	-76
rest|#name	-70
rest|^own	-85
rest|^project_fact	30
rest|^slot said	45
rest|team	67
result?	-22
result|#no	-20
result|^own	-53
result|^project_fact	32
result|^relationship	29
result|^slot habit	-165
result|go	101
result|marcelo	141
result|want	73
retire?	-74
retired?	-142
retired|#number	75
retired|@job	61
retired|^own	-108
retire|#name	-67
retire|#number	98
retire|@job	24
retire|^own	-39
retire|^project_fact	36
retire|^slot told	132
retire|work	60
retouch?	-69
retouch|^own	-66
retouch|^slot habit	-36
retouch|^slot said	60
retouch|edit	151
retry?	-38
retry|^habit	30
retry|^own	-23
retry|^project_fact	-108
retry|^slot habit	47
retry|^slot said	18
retry|code	121
return?	-191
return|#month	-61
return|#name	-96
return|#number	-163
return|2027	-35
return|^another	-162
return|^constraint	87
return|^own	-155
reunion?	-36
reunion|#month	58
reunion|#number	50
reunion|2027	58
reverse?	-314
reverse|#name	-143
reverse|^own	-323
review?	-237
reviewer?	-46
reviewer|#number	41
reviewer|^own	-40
reviewer|^slot said	41
review|#name	-178
review|#no	17
review|#number	-69
review|2027	80
review|22	57
review|3	52
review|6	47
review|@game	43
review|@tree	55
review|^habit	-99
review|^own	-196
review|^preference	35
review|^project_fact	-263
review|^relationship	-271
review|^slot event	21
review|^slot habit	-148
review|^slot preference	67
review|fridays	48
review|game	58
review|january	43
review|june	19
review|tuesday	80
review|want	67
revise?	-32
revise|^own	-30
revise|^slot said	21
revision?	-46
revision|#name	-98
revision|#number	102
revision|2027	88
revision|^own	-45
revision|^project_fact	93
revision|eight	53
rib?	27
rib|#day	70
rib|#name	23
rib|^constraint	39
rib|^habit	94
rib|^own	39
rib|^project_fact	-44
rib|^slot habit	81
rice?	-86
rice|#name	-22
rice|@alcohol	53
rice|@drink	53
rice|@job	102
rice|@narcotic	53
rice|@symptom	53
rice|^own	-79
rice|^relationship	32
rice|^slot condition	53
rice|^slot relation	68
rice|give	53
rice|heartburn	53
rice|sake	53
ride?	-71
ride|#name	22
ride|@boat	134
ride|@vehicle	147
ride|^own	-51
ride|^project_fact	-46
ride|^resource	50
right-hand?	-163
right-hand|#name	-116
right-hand|#number	57
right-hand|@job	-99
right-hand|^another	-28
right-hand|^relationship	-28
right?	-92
right|#day	51
right|#name	-114
right|#number	-389
right|@food	95
right|@pet	38
right|@seafood	65
right|@seasoning	78
right|@tree	100
right|^another	32
right|^constraint	65
right|^own	-183
right|^project_fact	-92
right|^relationship	-70
right|^slot allergy	32
right|^slot relation	-38
right|^slot said	-171
right|allergic	32
right|allergy	32
right|davide	133
right|eat	65
right|fiancé	82
right|go	86
right|night	39
ring?	-18
ring|#day	40
ring|#name	-72
ring|#no	138
ring|@family	-26
ring|@medical_device	42
ring|^another	-83
ring|^habit	-79
ring|^own	-19
ring|^project_fact	-64
ring|^relationship	35
ring|^slot about	115
ring|^slot habit	-148
ring|^slot relation	49
ring|aid	42
ring|call	89
ring|daughter	66
ring|don	61
ring|flat	54
ring|hear	42
ring|hearing	42
ring|like	89
ring|petra	110
ring|phone	128
ring|saji	38
ring|write	65
rise?	-24
rise|#name	-170
rise|#number	20
rise|4	40
rise|@drink	64
rise|^habit	-31
rise|^own	-57
rise|^project_fact	32
rise|^slot habit	-32
rise|^slot told	48
rise|four	62
risk?	-67
risk|@animal	68
risk|@illness	38
risk|@insect	68
risk|^constraint	139
risk|^own	-62
risk|^slot allergy	139
risk|allergic	139
risk|allergy	139
risograph?	-49
risograph|#name	-19
risograph|#number	65
risograph|@job	68
risograph|^own	-16
risotto?	-62
risotto|@food	89
risotto|@job	59
risotto|^own	-56
risotto|^slot said	53
ritual?	-91
ritual|#number	46
ritual|@furniture	96
ritual|^own	-79
ritual|^slot habit	58
river?	-103
river|#name	-74
river|@fabric	94
river|@garment	91
river|^own	-98
river|^project_fact	-42
river|^slot said	41
riyal?	-33
riyal|#name	-28
riyal|#number	39
riyal|^habit	61
riyal|^own	-31
riyal|^slot habit	60
road?	-31
roadworthy?	-84
roadworthy|#name	-43
roadworthy|^own	-70
roadworthy|^project_fact	-20
roadworthy|^slot said	29
road|@food	29
road|^own	-24
road|^project_fact	-134
road|^recurring_state	148
road|^slot said	-60
road|drive	22
roast?	-45
roast|#no	40
roast|@animal	-26
roast|@family	64
roast|^another	32
roast|^constraint	-25
roast|^habit	-31
roast|^own	-99
roast|^project_fact	-72
roast|^relationship	30
roast|^slot habit	26
roast|^slot told	45
roast|kayden	103
roast|keep	22
robe?	-82
robe|#name	-74
robe|#number	-33
robe|^own	-67
robe|^project_fact	-56
robe|^slot told	45
robot?	-165
robot|#name	-119
robot|^own	-165
rodent?	-143
rodent|#name	-77
rodent|@job	47
rodent|^own	-122
rodent|^relationship	22
rodent|^slot relation	48
rodent|call	43
role?	-73
role|#name	-45
role|^own	-66
roof?	-46
roof|@body_part	61
roof|@dwelling	126
roof|@family	69
roof|@vehicle	41
roof|^another	-28
roof|^own	-85
roof|^relationship	-26
roof|^slot about	25
roof|^slot home	126
roof|^slot relation	-27
roof|granny	129
roof|home	126
roof|mother	143
roof|rea	139
roof|set	126
roof|setting	126
room?	-53
roommate?	-137
roommate|#name	-79
roommate|@dwelling	63
roommate|^own	-32
roommate|^project_fact	60
roommate|^slot habit	24
roommate|^slot home	67
roommate|flat	154
roommate|home	63
roommate|jule	67
roommate|life	67
roommate|live	67
roommate|location	67
roommate|share	154
room|#day	-21
room|#name	-359
room|#no	-84
room|#number	-114
room|@body_part	97
room|@dwelling	28
room|@family	68
room|@illness	65
room|@mental_illness	92
room|^constraint	94
room|^own	-56
room|^project_fact	-52
room|^recurring_state	85
room|^relationship	-37
room|^slot about	50
room|^slot condition	95
room|^slot habit	-89
room|^slot health	47
room|^slot house	69
room|^slot refusal	107
room|^slot said	-464
room|^slot told	29
room|avoid	107
room|bad	54
room|book	66
room|house	41
room|lift	95
room|long	77
room|month	104
room|morning	42
room|run	39
room|stair	148
room|weekday	87
root?	-139
root|#name	-73
root|#no	32
root|#number	-16
root|@ethnicity	66
root|@family	-69
root|@food	29
root|@vegetable	88
root|^own	-92
root|^preference	93
root|^project_fact	-40
root|^slot told	68
root|come	74
roquefort?	-131
roquefort|^own	-113
rosa?	-200
rosa|^own	-227
rose?	-150
rose|@alcohol	-56
rose|@drink	-56
rose|@narcotic	-56
rose|@wine	-56
rose|^habit	-73
rose|^own	-148
rose|^slot habit	-92
rose|sixty	-56
roshni?	-151
roshni|#name	-29
roshni|@job	-56
roshni|^another	52
roshni|^relationship	63
rota?	-90
rota|#number	69
rota|^own	-75
rota|^project_fact	25
round|#month	36
round|#name	-429
round|#no	-37
round|#number	55
round|30	64
round|@body_part	80
round|@hobby	52
round|@sport	56
round|^constraint	38
round|^own	15
round|^project_fact	42
round|^slot constraint	38
round|^slot habit	-15
round|^slot told	52
round|want	33
route?	-17
router?	-155
router|#name	-95
router|#number	18
router|^own	-173
route|@job	65
route|@vehicle	28
route|^project_fact	-153
route|^resource	102
route|^slot habit	-85
route|^slot relation	55
route|^slot thing	102
route|dispatcher	87
route|drive	71
route|freight	71
route|haul	71
row?	-407
row|^own	-383
rubbish?	-69
rubbish|#day	62
rubbish|#name	-20
rubbish|^own	-30
rubbish|^project_fact	24
rug?	-30
rug|^own	-22
rug|^project_fact	35
rug|^slot said	87
rui?	-190
rui|#name	-110
rui|2	120
rui|@family	-32
rui|^another	-16
rui|^own	-267
rui|^project_fact	-41
rui|^relationship	-171
rui|^slot birthday	70
rui|^slot relation	-56
rui|birthday	66
rui|october	116
rummage?	-68
rummage|#name	17
rummage|^own	-30
run?	-22
runner?	-46
runner|#name	-26
running?	-42
running|#number	86
running|^own	-36
run|#day	-168
run|#name	125
run|#no	-326
run|#number	-28
run|1	40
run|17	92
run|2019	42
run|2027	-104
run|3	-60
run|@animal	-323
run|@dwelling	-344
run|@family	143
run|@flower	108
run|@food	-270
run|@hospital	79
run|@illness	-143
run|@job	-122
run|@vehicle	-41
run|^another	-143
run|^constraint	-336
run|^goal	-69
run|^habit	-388
run|^project_fact	-24
run|^relationship	-117
run|^resource	28
run|^role	-189
run|^skill	-126
run|^slot about	-24
run|^slot backup	-27
run|^slot charge	35
run|^slot goal	-41
run|^slot habit	-267
run|^slot health	-41
run|^slot passport	91
run|^slot relation	-43
run|^slot said	-543
run|^slot shop	31
run|^slot thing	37
run|^slot told	-440
run|august	49
run|brother	143
run|dell	44
run|diabetes	43
run|dispatcher	61
run|expire	91
run|guy	85
run|june	-48
run|licence	99
run|line	60
run|marathon	24
run|morning	88
run|mum	70
run|name	37
run|night	-74
run|november	58
run|old	16
run|own	62
run|partner	56
run|pick	76
run|proxmox	44
run|pub	23
run|sheila	145
run|shopify	31
run|ten	98
run|thirty	65
run|three	64
run|tomasz	128
run|try	67
run|two	-91
run|type	76
run|wear	67
run|weekday	69
run|wife	-40
run|work	17
run|yumi	99
ruracio?	-52
ruracio|#name	-32
ruracio|^own	-34
ruracio|^project_fact	15
ruracio|^slot told	47
rush?	-88
rush|#name	-16
rush|2027	35
rush|^another	70
rush|^project_fact	-53
rush|^slot told	67
r|#name	28
r|@food	79
r|^own	-71
r|^relationship	-37
r|^slot relation	51
sack?	-189
sack|#name	-102
sack|@animal	21
sack|@footwear	96
sack|@garment	96
sack|^own	-189
sack|^slot relation	40
sack|canela	96
sack|mule	96
sacred?	-184
sacred|@food	-20
sacred|^own	-180
sacred|^project_fact	-124
sacred|^slot told	54
safari?	-63
safari|#name	-24
safari|@job	45
safari|^own	-63
safari|^project_fact	-54
safari|^slot habit	45
safe?	-41
safe|#name	-153
safe|#no	39
safe|#number	-215
safe|@food	-80
safe|@fruit	-46
safe|@hobby	57
safe|@illness	-19
safe|@nut	105
safe|@sport	58
safe|@tree	25
safe|^constraint	113
safe|^own	-64
safe|^project_fact	81
safe|^relationship	-143
safe|^slot allergy	143
safe|^slot constraint	88
safe|^slot habit	-183
safe|^slot said	17
safe|^slot told	96
safe|allergic	171
safe|allergy	143
safe|eat	148
safe|emil	79
safe|grace	47
safe|learn	53
safe|severely	98
safe|smell	79
safe|swim	91
safe|two	46
safe|walnut	105
sailor?	-150
sailor|#name	-202
sailor|@family	-173
sailor|@vehicle	96
sailor|^another	-19
sailor|^own	-182
sailor|^relationship	-96
sailor|^slot relation	-128
sailor|arnel	138
sakura?	-15
sakura|@family	56
sakura|^own	-32
sakura|^relationship	76
sakura|^slot age	26
sakura|^slot relation	69
sakura|age	26
sakura|daughter	62
sakura|fourteen	26
salad?	-42
salad|#name	-36
salad|#no	119
salad|@food	140
salad|@illness	61
salad|@symptom	63
salad|^constraint	68
salad|^own	-27
salary?	-109
salary|#day	53
salary|#name	-243
salary|#number	-32
salary|@game	84
salary|@hobby	-30
salary|@job	-32
salary|^goal	51
salary|^habit	-74
salary|^own	-86
salary|^project_fact	-390
salary|^relationship	-344
salary|^role	123
salary|^slot habit	-123
salary|^slot position	144
salary|brother	58
salary|play	74
salary|two	81
sale?	-149
sale|#day	19
sale|#name	-64
sale|#number	-38
sale|2026	62
sale|@income	-27
sale|@job	94
sale|^habit	-72
sale|^own	-114
sale|^preference	98
sale|^project_fact	-240
sale|^slot habit	-108
sale|^slot preference	98
sale|day	38
sale|mondays	61
sale|want	96
salmon?	-90
salmon|^own	-77
salon?	-255
salon|^own	-227
same @alcohol	26
same @animal	94
same @believer	-57
same @bird	31
same @body_part	67
same @bread	-50
same @car	130
same @craft	58
same @dairy	111
same @dance	83
same @debt	40
same @dessert	42
same @doctor	80
same @dog	199
same @drink	185
same @dwelling	53
same @ethnicity	-96
same @fabric	28
same @farm_animal	29
same @fish	43
same @flower	142
same @food	228
same @footwear	113
same @fruit	233
same @furniture	-40
same @game	-31
same @garment	-19
same @herb	129
same @hospital	-115
same @illness	70
same @injury	29
same @insect	109
same @instrument	170
same @job	-45
same @meat	214
same @medical_device	72
same @medicine	387
same @music	140
same @narcotic	26
same @pet	276
same @pregnancy	-83
same @reptile	88
same @science	63
same @seafood	169
same @sport	120
same @tree	94
same @vegetable	57
same @vehicle	99
same account	74
same accountant	141
same afraid	153
same afternoon	78
same agent	164
same ailsa	33
same album	97
same allergic	96
same allergy	15
same allotment	146
same amara	91
same anniversary	102
same answer	114
same application	90
same apprentice	88
same ari	151
same arrive	140
same art	-58
same audiobooks	104
same autumn	69
same babysit	103
same backend	88
same bake	-85
same ballet	98
same band	63
same barnaby	142
same bassel	134
same bear	137
same begin	149
same best	139
same beth	117
same big	-79
same bill	121
same birthday	-23
same biscuit	-17
same blood	151
same board	52
same boat	-41
same born	151
same bridge	-19
same brother	148
same budget	182
same build	151
same building	130
same bursary	60
same bus	-65
same buy	166
same capybara	33
same car	97
same carmen	112
same cat	16
same category	463
same certification	141
same change	88
same chapter	88
same charge	74
same charity	-94
same chef	-80
same chess	41
same child	144
same choir	45
same clara	49
same class	-75
same clean	138
same client	-64
same clinic	-110
same close	198
same closed	135
same cloud	112
same coach	107
same code	15
same coffee	33
same colin	-28
same collect	71
same collection	92
same come	47
same contract	134
same council	147
same court	138
same cousin	66
same dad	-284
same dana	174
same dashboard	139
same database	106
same daughter	183
same day	-109
same daycare	18
same deadline	159
same decide	104
same declan	-28
same demo	128
same dentist	122
same deploy	154
same deputy	67
same diabetes	88
same dialysis	15
same dissertation	44
same dog	145
same donna	135
same draft	53
same drink	-18
same due	274
same dustin	58
same dwayne	27
same eat	31
same ebube	141
same editor	95
same eight	135
same elspeth	143
same emojis	122
same end	106
same engage	105
same engaged	105
same engine	90
same english	79
same entry	118
same esposito	-20
same essay	34
same evo	25
same exam	45
same expire	118
same facundo	94
same favourite	-47
same fee	95
same feed	-93
same fieldwork	82
same finding	76
same finish	133
same first	160
same flat	151
same flight	171
same floor	-53
same fly	134
same flying	134
same form	-91
same four	18
same friday	157
same friend	113
same game	-152
same garage	48
same gate	75
same gemma	135
same german	-32
same go	-50
same good	184
same graham	-26
same grandma	93
same grant	-40
same green	46
same group	-163
same grow	59
same hamburg	57
same hana	40
same hand	146
same handle	127
same hate	121
same hear	74
same hearing	74
same hen	20
same hendersons	47
same high	80
same hip	-22
same home	-37
same hospital	39
same hour	156
same house	131
same husband	141
same in-laws	30
same ingrid	73
same inspection	87
same interview	175
same june	34
same kabelo	83
same kayla	-41
same kid	43
same kindergarten	97
same knee	127
same knife	129
same kofi	145
same lamb	152
same landlord	174
same laptop	-135
same late	155
same leaf	46
same learn	-31
same learning	-33
same lease	131
same leave	114
same lefteris	35
same lend	129
same lesson	131
same librarian	122
same licence	114
same life	-95
same like	-246
same limit	78
same lisbon	70
same llm	32
same loan	-65
same lock	96
same love	113
same luka	130
same mackerel	43
same main	151
same make	-57
same mam	-122
same manager	122
same manuscript	131
same map	73
same marathon	130
same march	93
same marieke	108
same mariko	100
same married	135
same marry	135
same mathis	136
same meet	61
same meeting	103
same midwife	119
same milk	-30
same milking	132
same minibus	62
same miss	99
same mondays	135
same money	95
same morning	59
same mortgage	51
same mother	204
same mother-in-law	122
same move	153
same mum	39
same national	35
same need	72
same neighbour	35
same nephew	142
same next	-127
same ngozi	137
same nguyễn	117
same night	58
same nina	62
same nine	54
same noodle	44
same norma	-67
same novel	35
same noémie	40
same nuno	147
same nursery	113
same october	-69
same office	-70
same okafor	93
same ola	90
same old	84
same open	128
same opera	99
same order	-37
same owe	122
same own	124
same parent	46
same parental	104
same partner	132
same passport	134
same pay	15
same pension	121
same petra	-30
same pick	126
same piotr	137
same place	-34
same placement	96
same plan	46
same play	139
same plot	36
same podcast	125
same poetry	117
same portfolio	134
same porto	129
same post	140
same practice	137
same pressure	110
same priya	98
same professor	-101
same proposal	44
same publisher	158
same quit	103
same quiz	27
same raise	45
same read	186
same reading	128
same ready	151
same record	89
same rehearse	126
same release	130
same renew	166
same renewal	68
same rent	17
same replace	134
same report	183
same rest	133
same return	130
same reunion	26
same ride	79
same room	-16
same rose	-56
same rui	154
same run	23
same sakura	98
same sale	-17
same saturday	169
same saturdays	91
same save	117
same school	73
same scooter	-44
same season	43
same sell	-38
same semi	115
same send	116
same server	112
same service	76
same set	-134
same share	149
same shift	38
same ship	93
same shoe	113
same show	-47
same shut	132
same sing	175
same sipho	30
same sit	75
same six	122
same sleep	-119
same smoke	137
same smoking	103
same sofia	237
same son	36
same spanish	37
same speak	248
same spell	149
same spelling	149
same spring	20
same squad	-40
same stand	-53
same standup	116
same start	217
same station	18
same statistic	-46
same stay	82
same stipend	-125
same student	-58
same study	202
same sugar	57
same suit	-24
same sunday	165
same sunita	86
same supervise	221
same supervisor	117
same sven	132
same swim	191
same swimming	116
same table	-40
same tablet	126
same take	138
same taking	125
same tash	104
same tavita	77
same tax	138
same teach	27
same team	15
same teresa	99
same theo	104
same thesis	128
same thursday	157
same time	99
same tofu	180
same tola	131
same tomasz	15
same tool	133
same tosca	28
same track	34
same train	113
same training	88
same trip	19
same turn	130
same turnip	-40
same tutor	106
same twin	45
same two	-143
same unit	144
same use	-93
same variety	133
same vat	-19
same vegetarian	108
same visa	88
same visit	198
same voice	59
same vroni	135
same văn	117
same wall	-21
same want	163
same water	118
same weak lemma	137
same wear	35
same wed	-49
same wedding	-143
same weekend	-77
same wife	152
same work	-224
same working	62
same workshop	81
same write	37
same writing	-38
same xochitl	-127
same year	-86
same yoga	-22
same yuki	71
same zion	-48
sample?	-53
sample|^own	-42
sample|^recurring_state	40
sample|^resource	50
sample|^slot condition	46
sample|make	72
sampling?	-40
sampling|^own	-31
sampling|^recurring_state	72
sampling|make	72
sandwich?	-112
sandwich|#day	38
sandwich|#name	-121
sandwich|@animal	-31
sandwich|@fish	45
sandwich|@food	51
sandwich|@meat	24
sandwich|^constraint	57
sandwich|^own	-92
sandwich|^slot constraint	-25
sandwich|^slot habit	-60
sandwich|eat	73
sandwich|fish	46
sandwich|fridays	67
sandwich|pork	65
sane|^project_fact	45
satay?	-107
satay|#name	-38
satay|@food	83
satay|^constraint	-30
satay|^own	-80
satay|peanut	123
saturday?	-21
saturdays|#day	144
saturdays|#name	31
saturdays|@family	-20
saturdays|^own	-68
saturdays|^relationship	75
saturdays|^slot habit	-40
saturdays|^slot relation	26
saturdays|daughter	30
saturdays|rui	142
saturday|#day	151
saturday|#name	88
saturday|#number	-171
saturday|@food	-126
saturday|^habit	70
saturday|^project_fact	-361
saturday|^recurring_state	90
saturday|^relationship	-80
saturday|^role	61
saturday|^slot habit	80
saturday|^slot relation	15
saturday|aoife	129
saturday|call	61
saturday|friend	129
saturday|month	74
saturday|ten	57
saturday|weekend	80
sauce|#name	38
sauce|#no	111
sauce|@dwelling	58
sauce|@food	117
sauce|^constraint	45
sauce|^own	42
sauce|^preference	37
sauce|^slot constraint	111
sauce|home	58
sauce|peanut	123
save?	-96
save|#name	-176
save|#number	-64
save|2027	32
save|^ongoing_project	76
save|^own	-74
save|^project_fact	-61
save|^relationship	-351
save|^slot goal	22
save|^slot project	76
save|^slot said	-40
save|^slot told	59
save|flat	78
savings?	-103
savings|^own	-57
savings|^project_fact	34
savings|^slot said	49
say?	-221
say|^own	-211
say|^slot said	83
scan?	-164
scan|#name	-401
scan|#number	17
scan|^own	-153
scan|^resource	96
scan|^slot thing	82
scare?	-137
scare|#name	-111
scare|@animal	39
scare|@dog	141
scare|@food	-23
scare|@pet	111
scare|^constraint	45
scare|^own	-154
scare|^project_fact	-328
scare|^relationship	-53
scare|^slot fear	164
scare|afraid	130
scare|dog	141
schedule?	-70
schedule?|#day	81
schedule?|#name	-146
schedule?|#number	79
schedule?|@family	26
schedule?|@hobby	65
schedule?|@job	-51
schedule?|^habit	35
schedule?|^own	-187
schedule?|^slot said	-49
schedule?|baby	55
schedule?|two	146
schedule|#day	163
schedule|#name	-16
schedule|#no	92
schedule|#number	23
schedule|@hobby	65
schedule|@job	-58
schedule|@vehicle	121
schedule|^constraint	20
schedule|^habit	69
schedule|^own	-86
schedule|^project_fact	-87
schedule|^slot habit	104
schedule|^slot said	-128
schedule|baby	55
schedule|fridays	131
schedule|go	71
schedule|ship	131
schedule|two	146
school?	-143
school|#day	-251
school|#name	-37
school|#no	-365
school|#number	-235
school|000	35
school|18	45
school|2027	33
school|400	84
school|@family	71
school|@flower	34
school|@food	-269
school|@garment	-29
school|@hobby	-73
school|@illness	-352
school|@income	76
school|@instrument	19
school|@job	-354
school|@sport	-55
school|^another	-75
school|^constraint	-363
school|^habit	-135
school|^own	-211
school|^project_fact	-117
school|^relationship	47
school|^resource	-361
school|^slot about	35
school|^slot habit	-58
school|^slot health	-36
school|^slot high	45
school|^slot relation	45
school|^slot said	-218
school|^slot school	119
school|^slot thing	-352
school|^slot told	-16
school|allergy	15
school|band	47
school|daughter	48
school|fina	130
school|go	38
school|january	25
school|jude	35
school|kayleigh	47
school|lupe	130
school|march	71
school|mum	44
school|niece	133
school|october	41
school|pay	75
school|peanut	92
school|pick	42
school|primary	104
school|sell	101
school|september	19
school|sheila	145
school|solveig	128
school|speak	42
school|stay	51
school|zara	129
scissors|^project_fact	21
scissors|^slot said	42
scissor|^project_fact	21
scissor|^slot said	42
scooter?	-54
scooter|@boat	-44
scooter|@car	-15
scooter|@vehicle	-72
scooter|^habit	35
scooter|^own	-50
scooter|^slot habit	33
score?	-207
score|#name	-168
score|^habit	-68
score|^own	-203
scotland?	-114
scotland|#name	-30
scotland|#number	18
scotland|^own	-97
scratch|@vehicle	65
scratch|^habit	43
scratch|^slot habit	25
screen?	-30
screening?	-30
screening|^own	-27
screen|^own	-27
screwdriver?	-51
screwdriver|^habit	70
screwdriver|^own	-48
screwdriver|^slot habit	37
script|#month	-174
script|#name	-42
script|2027	-100
script|@science	58
script|^another	-152
script|^habit	33
script|^own	15
script|^project_fact	32
script|^slot habit	-80
script|^slot said	43
script|bite	80
script|code	78
script|explain	134
script|first	28
script|go	74
script|python	154
script|r	148
script|show	134
sculptor?	-87
sculptor|#name	-76
sculptor|@family	-30
sculptor|^own	-84
sculptor|^relationship	-15
sea?	-82
seafood?	-110
seafood|#name	-138
seafood|#no	-163
seafood|@body_part	57
seafood|@food	25
seafood|@illness	83
seafood|@job	15
seafood|@seafood	157
seafood|^own	-89
seafood|^preference	-105
seafood|^slot health	127
seafood|^slot said	98
seafood|crab	81
seafood|don	125
seafood|eat	125
seafood|gout	148
seafood|make	85
seafood|octopus	91
seafood|swell	94
season?	-53
season|#month	78
season|#name	-101
season|#number	95
season|2027	152
season|@animal	16
season|@fish	43
season|@seafood	43
season|@sport	18
season|^another	-19
season|^goal	82
season|^own	-48
season|^project_fact	27
season|^slot told	83
season|away	43
season|four	52
season|january	43
season|march	37
season|put	69
seat?	-161
seat|#name	-266
seat|#no	35
seat|#number	-78
seat|@vehicle	59
seat|^own	-87
seat|^project_fact	49
seat|^slot said	-74
seat|^slot told	59
seat|hear	72
seat|hearing	72
seat|right	72
sea|@animal	54
sea|@family	137
sea|@food	72
sea|^habit	28
sea|^own	-40
sea|^relationship	28
sea|^slot habit	15
sea|cousin	137
sea|deven	137
second-hand?	-54
second-hand|#name	15
second-hand|^own	-36
second-hand|^project_fact	48
second?	-173
second|#name	-106
second|@food	22
second|@seasoning	51
second|^own	-166
second|^project_fact	-80
second|^slot told	57
secret?	-180
secretary?	-175
secretary|#name	-116
secretary|@job	-29
secretary|^own	-162
secret|#no	86
secret|^own	-123
secret|^preference	138
secret|^slot like	138
secret|like	86
secret|surprise	121
section?	19
section|#name	54
section|^own	21
section|^project_fact	-48
section|^resource	89
sediment?	19
sediment|#name	54
sediment|^own	21
sediment|^project_fact	-48
sediment|^resource	89
see?	-36
seed?	-121
seed|#month	36
seed|#name	-68
seed|#number	-22
seed|^own	-88
see|#day	89
see|#no	56
see|@job	28
see|^another	-55
see|^constraint	59
see|^own	-64
see|^project_fact	-364
see|^role	76
see|^slot home	15
see|^slot thing	79
see|home	15
see|location	63
see|mateo	74
see|saturdays	93
see|team	94
see|terrence	147
see|use	84
sell?	-117
sell|#day	51
sell|#name	23
sell|@boat	63
sell|@body_part	27
sell|@dairy	52
sell|@drink	51
sell|@family	-44
sell|@food	25
sell|@vehicle	-54
sell|^own	-105
sell|^project_fact	-47
sell|^slot habit	-50
sell|^slot said	-110
sell|milk	39
sell|next	72
semi?	36
semi|@family	46
semi|@vehicle	115
semi|^another	39
semi|^relationship	113
semi|^slot habit	18
semi|^slot relation	65
semi|comes	39
semi|husband	89
semi|monthly	39
send?	-18
send?|#name	-130
send?|#no	60
send?|^project_fact	-38
send?|^slot told	39
send|#name	-99
send|#no	125
send|#number	-128
send|@dwelling	-43
send|@family	20
send|@job	-71
send|@patient	51
send|^another	-63
send|^constraint	22
send|^habit	-49
send|^preference	38
send|^project_fact	-24
send|^relationship	-94
send|^slot habit	-85
send|^slot preference	56
send|^slot said	-59
send|answer	75
send|call	33
send|email	148
send|first	-23
send|good	89
send|internet	160
send|keep	49
send|leave	66
send|letter	79
send|month	139
send|parent	140
send|small	160
send|style	80
send|two	44
send|want	125
senior?	-60
senior|#name	28
senior|^own	-47
senior|^project_fact	33
sentence?	-323
seoul?	-96
seoul|#name	-47
seoul|^own	-62
sepsis?	-82
sepsis|#name	20
sepsis|^own	-73
sepsis|^preference	71
sepsis|english	93
september?	-21
september|#month	105
september|^own	-18
september|^project_fact	30
seriously?	-45
seriously|#name	-83
seriously|^own	-29
seriously|^project_fact	15
serve?	-93
server?	-116
server|#name	-19
server|@animal	40
server|@bird	83
server|^another	-62
server|^own	-108
server|^project_fact	-23
server|^relationship	-254
server|^resource	-29
server|^slot charge	28
server|^slot said	56
server|old	45
serve|#name	-16
serve|@family	-98
serve|@food	99
serve|@seasoning	93
serve|^another	-36
serve|^own	-93
serve|^project_fact	-57
serve|^resource	22
serve|^slot habit	-62
serve|^slot relation	48
serve|keep	78
serve|near	51
serve|oleh	98
serve|ruth	87
service?	-64
service|#name	-176
service|#number	24
service|@illness	15
service|^own	-44
service|^project_fact	-33
service|^resource	-55
service|^slot health	54
service|^slot said	22
service|^slot thing	-55
service|call	28
service|second	62
service|team	77
set?	-48
set?|#day	119
set?|#month	-169
set?|#name	-54
set?|#no	26
set?|#number	-23
set?|4	15
set?|@dwelling	-78
set?|@ethnicity	73
set?|@family	-87
set?|@hobby	-139
set?|@job	-116
set?|@science	-57
set?|@temple	65
set?|^constraint	38
set?|^habit	35
set?|^own	-86
set?|^project_fact	-34
set?|^recurring_state	-21
set?|^relationship	-197
set?|^slot choice	66
set?|^slot health	92
set?|^slot relation	-233
set?|^slot said	-133
set?|ban	74
set?|beat	89
set?|benchling	102
set?|effect	95
set?|electronics	53
set?|english	89
set?|friday	53
set?|fridays	35
set?|good	60
set?|house	114
set?|latex	81
set?|leave	43
set?|live	-93
set?|month	66
set?|office	51
set?|paper	100
set?|protocol	102
set?|right	73
set?|seven	34
set?|sign	64
set?|stand	87
set?|stay	69
set?|sunday	18
set?|sundown	53
set?|team	77
set?|thursdays	106
set?|touch	15
set?|want	22
set?|wednesdays	65
set?|work	48
setter?	23
setter|#name	31
setter|^own	28
setter|^project_fact	32
setter|^slot said	38
settle?	-43
settle|#name	46
settle|^own	-42
settle|^project_fact	39
settle|^slot said	27
settle|^slot told	88
settle|bursary	139
set|#day	140
set|#month	-185
set|#name	-103
set|#number	40
set|4	15
set|@dwelling	-82
set|@ethnicity	73
set|@family	-124
set|@hobby	-151
set|@job	-164
set|@science	-84
set|@sport	-18
set|@temple	61
set|^goal	42
set|^habit	33
set|^own	-85
set|^project_fact	-35
set|^recurring_state	-15
set|^relationship	-246
set|^skill	-37
set|^slot choice	66
set|^slot effect	-108
set|^slot goal	97
set|^slot habit	-20
set|^slot health	80
set|^slot proficiency	89
set|^slot relation	-296
set|^slot said	-70
set|back	65
set|ban	74
set|bear	105
set|beat	88
set|benchling	102
set|call	45
set|effect	95
set|electronics	53
set|english	69
set|friday	53
set|fridays	35
set|good	49
set|hand	79
set|hour	126
set|house	89
set|latex	81
set|leave	27
set|live	-95
set|marathon	30
set|month	55
set|nine	47
set|office	51
set|paper	100
set|protocol	102
set|right	73
set|seven	34
set|sign	64
set|stand	62
set|stay	69
set|sundown	53
set|team	77
set|thirty	126
set|three	95
set|thursdays	106
set|touch	15
set|traffic	99
set|try	72
set|wake	86
set|wednesdays	65
set|weekday	134
set|work	42
set|write	70
seven?	-217
seventh?	-31
seventh|^own	-20
seventh|^slot said	32
seven|#day	73
seven|#name	-60
seven|#number	-34
seven|^habit	70
seven|^own	-184
seven|^slot habit	70
seven|german	70
seven|go	68
seven|take	38
sew|#name	25
sew|^project_fact	16
sew|^relationship	-16
sew|^slot habit	42
sew|^slot relation	35
sew|dolores	141
sew|neighbor	141
shack?	-63
shack|@job	88
shack|^own	-63
shack|^project_fact	21
shack|^slot said	34
shade?	-58
shade|#name	-104
shade|@color	144
shade|^constraint	25
shade|^own	-30
shade|^project_fact	42
shade|^slot said	24
shade|green	144
shading?	-79
shading|^own	-63
shading|^project_fact	19
shading|^slot said	25
shadow?	-130
shadowing?	-68
shadowing|#name	-37
shadowing|^project_fact	68
shadow|#name	-91
shadow|^own	-81
shadow|^slot said	36
shake?	-161
shake|#name	-145
shake|^own	-161
shake|^project_fact	-156
shake|^slot said	-80
shall?	-49
shall?|#month	-71
shall?|#name	-248
shall?|#no	47
shall?|#number	-21
shall?|2	111
shall?|2026	20
shall?|@alcohol	32
shall?|@animal	-159
shall?|@body_part	-147
shall?|@color	-143
shall?|@drink	-48
shall?|@ethnicity	36
shall?|@family	-391
shall?|@food	-104
shall?|@hobby	-91
shall?|@illness	204
shall?|@injury	17
shall?|@insect	19
shall?|@job	-197
shall?|@medical_device	103
shall?|@mental_illness	152
shall?|@narcotic	20
shall?|@nut	34
shall?|@seasoning	19
shall?|@symptom	-131
shall?|@tree	-111
shall?|@wine	-68
shall?|^another	-168
shall?|^habit	-154
shall?|^own	-65
shall?|^preference	27
shall?|^project_fact	-54
shall?|^recurring_state	135
shall?|^relationship	-172
shall?|^resource	-148
shall?|^role	-69
shall?|^slot about	30
shall?|^slot allergy	-43
shall?|^slot condition	51
shall?|^slot effect	134
shall?|^slot fear	65
shall?|^slot habit	-93
shall?|^slot health	57
shall?|^slot history	30
shall?|^slot like	110
shall?|^slot relation	-345
shall?|^slot state	-79
shall?|^slot thing	-127
shall?|^slot told	-66
shall?|allergic	-82
shall?|allergy	-82
shall?|always	57
shall?|asthma	95
shall?|bee	21
shall?|breakfast	70
shall?|bursary	139
shall?|clock	96
shall?|coffee	15
shall?|diabetes	112
shall?|don	99
shall?|drink	38
shall?|drive	72
shall?|drop	69
shall?|eat	-80
shall?|epilepsy	50
shall?|floor	96
shall?|give	-28
shall?|height	65
shall?|january	36
shall?|like	157
shall?|lose	63
shall?|mam	38
shall?|march	42
shall?|migraine	-79
shall?|month	-75
shall?|pay	31
shall?|phone	56
shall?|red	-90
shall?|road	62
shall?|run	-51
shall?|send	43
shall?|set	146
shall?|seven	51
shall?|skip	66
shall?|sting	21
shall?|sugar	145
shall?|take	-48
shall?|two	-30
shall?|type	71
shall?|walnut	34
shall?|want	-114
shall?|wine	-33
share?	-32
shareholder?	-69
shareholder|#name	-37
shareholder|^own	-64
share|#name	-57
share|#number	-74
share|@animal	41
share|@bird	55
share|@boat	-67
share|@body_part	-61
share|@dog	64
share|@dwelling	124
share|@ethnicity	60
share|@family	20
share|@food	41
share|@illness	-50
share|@pet	138
share|@vehicle	-21
share|^constraint	-20
share|^habit	-146
share|^own	-47
share|^project_fact	-64
share|^relationship	108
share|^slot habit	-90
share|^slot health	60
share|^slot home	101
share|^slot language	78
share|^slot said	-128
share|^slot told	-31
share|beck	148
share|brenda	119
share|ear	68
share|eat	80
share|employment	68
share|family	98
share|four	-20
share|freya	36
share|granny	129
share|home	113
share|kurt	131
share|life	93
share|live	79
share|morag	136
share|mother	129
share|nan	119
share|parrot	131
share|rea	139
share|road	58
share|set	188
share|setting	188
share|speak	78
share|work	52
shed?	-119
shed|#name	-50
shed|^own	-117
shed|^resource	103
shed|^slot thing	103
sheepdog?	-92
sheepdog|#name	-59
sheepdog|^own	-83
sheepdog|^relationship	30
sheepdog|^slot relation	53
sheet?	73
sheet|#month	40
sheet|#name	-141
sheet|#number	-129
sheet|@body_part	80
sheet|@furniture	65
sheet|@income	64
sheet|@instrument	74
sheet|@job	77
sheet|^another	33
sheet|^own	35
sheet|^project_fact	-75
sheet|^relationship	74
sheet|^slot about	90
sheet|^slot habit	-51
sheet|^slot relation	36
sheet|^slot said	-55
sheet|bed	65
sheet|give	71
sheet|kilometre	49
sheet|morag	153
sheet|night	59
sheet|october	67
shellfish?	-98
shellfish|^own	-92
shellfish|^project_fact	49
shelter?	-44
shelter|@animal	46
shelter|@family	33
shelter|^another	31
shift?	-81
shift|#day	-168
shift|#month	35
shift|#name	-60
shift|#number	117
shift|2026	26
shift|2027	64
shift|7	149
shift|@believer	58
shift|@body_part	36
shift|@family	-106
shift|@food	-297
shift|@illness	110
shift|@job	-424
shift|^another	-103
shift|^constraint	16
shift|^habit	-93
shift|^own	-89
shift|^project_fact	-87
shift|^relationship	-439
shift|^role	67
shift|^slot habit	-92
shift|^slot relation	-252
shift|^slot said	-268
shift|^slot state	42
shift|^slot told	108
shift|^slot work	86
shift|arrangement	86
shift|cristóbal	70
shift|day	21
shift|earplug	77
shift|five	71
shift|head	101
shift|hour	82
shift|march	53
shift|night	113
shift|nine	36
shift|roster	159
shift|sick	97
shift|sister	58
shift|sleep	54
shift|stroke	85
shift|sunday	60
shift|ten	22
shift|three	-55
shift|tuesday	60
shift|vegan	46
shift|ward	92
shift|week	-38
shift|wi	77
shift|work	135
ship?	-204
ship|#day	42
ship|#name	-109
ship|#number	-140
ship|14	55
ship|2027	57
ship|@hobby	-17
ship|^another	-225
ship|^constraint	39
ship|^own	-167
ship|^project_fact	-358
ship|^relationship	-253
ship|deploy	38
ship|march	55
ship|mondays	75
ship|second	36
ship|team	128
ship|wednesday	30
shoe?	-201
shoe|#name	-143
shoe|#number	-21
shoe|@footwear	113
shoe|@garment	113
shoe|^own	-182
shoe|^project_fact	-78
shoe|^relationship	-235
shoe|^resource	16
shoe|wear	30
shop-door?	-36
shop-door|#name	21
shop-door|#number	30
shop-door|^own	-36
shop-door|^slot said	34
shop?	-53
shopping?	-121
shopping|@bread	37
shopping|^own	-121
shop|#name	-53
shop|#number	-202
shop|1	97
shop|900	81
shop|@bread	33
shop|@drink	-65
shop|@flower	-49
shop|@food	-34
shop|@seasoning	58
shop|@symptom	47
shop|^another	-189
shop|^habit	-237
shop|^own	-57
shop|^project_fact	-189
shop|^recurring_state	71
shop|^relationship	-40
shop|^resource	-145
shop|^skill	35
shop|^slot habit	-352
shop|^slot relation	23
shop|^slot said	-225
shop|^slot thing	48
shop|brother	157
shop|daily	28
shop|four	18
shop|give	93
shop|lactose	85
shop|month	56
shop|tomasz	157
shop|wife	51
shop|yumi	117
short?	-211
short|#name	-86
short|@doctor	68
short|@job	41
short|@science	94
short|^goal	46
short|^habit	-61
short|^own	-192
short|^preference	-39
short|^project_fact	-240
short|^relationship	-444
short|^role	37
short|^slot goal	46
short|^slot preference	17
short|^slot said	-86
short|applied	77
short|apply	77
short|assistant	17
short|employment	49
short|nurse	141
short|university	56
short|want	-26
short|year	28
shoulder?	-97
shoulder|^own	-59
shoulder|^project_fact	55
shovel?	-74
shovel|@food	60
shovel|@illness	60
shovel|^own	-58
show?	-21
show|#day	-84
show|#month	137
show|#name	-101
show|#no	99
show|#number	89
show|2026	58
show|2027	44
show|7	86
show|@body_part	73
show|@ethnicity	83
show|@furniture	156
show|@garment	81
show|@illness	-100
show|@income	-31
show|@instrument	69
show|@medicine	-37
show|@symptom	30
show|^another	50
show|^constraint	-18
show|^habit	-27
show|^own	-17
show|^preference	111
show|^project_fact	-50
show|^relationship	21
show|^slot about	-70
show|^slot constraint	45
show|^slot habit	-46
show|^slot preference	117
show|^slot relation	-31
show|^slot said	-24
show|age	67
show|april	30
show|atorvastatin	77
show|december	37
show|follow	96
show|go	26
show|idris	118
show|knee	70
show|leave	61
show|left	61
show|light	72
show|live	-24
show|long	81
show|mountain	77
show|october	52
show|prefer	129
show|saturday	50
show|set	40
show|strobe	46
show|table	65
show|take	15
show|tuesday	82
show|want	55
shut?	-103
shut|#name	-149
shut|#number	48
shut|^own	-69
shut|^project_fact	-15
shut|six	74
sibling?	27
sibling|#name	-47
sibling|#number	-53
sibling|7	88
sibling|@believer	109
sibling|@dwelling	149
sibling|@family	106
sibling|@job	-53
sibling|@science	24
sibling|^another	177
sibling|^own	-146
sibling|^project_fact	-273
sibling|^relationship	125
sibling|^slot age	17
sibling|^slot home	149
sibling|^slot role	64
sibling|^slot state	107
sibling|^slot told	-36
sibling|age	17
sibling|beatriz	112
sibling|brother	134
sibling|chidi	116
sibling|first	79
sibling|home	149
sibling|kofi	93
sibling|life	127
sibling|live	127
sibling|location	158
sibling|nurse	130
sibling|ola	118
sibling|old	56
sibling|paolo	132
sibling|roisin	107
sibling|role	64
sibling|seven	40
sibling|sister	109
sibling|study	45
sibling|tomasz	164
sibling|twin	82
sibling|work	96
sibling|zach	104
sick?	-45
sick|#name	-91
sick|@doctor	114
sick|@job	100
sick|^another	-33
sick|^own	-84
sick|^relationship	26
sick|vet	114
side?	-17
side|#day	58
side|#name	-148
side|@body_part	110
side|@footwear	101
side|@garment	66
side|@medical_device	77
side|@science	21
side|^habit	38
side|^resource	-85
side|^role	67
side|^slot habit	18
side|^slot role	56
side|^slot said	-54
side|people	66
side|role	56
side|sell	94
side|shoe	101
sight?	-101
sightseeing?	-84
sightseeing|#name	-120
sightseeing|@family	110
sightseeing|@flower	110
sightseeing|@illness	59
sightseeing|^another	110
sightseeing|^relationship	103
sightseeing|^slot thing	48
sightseeing|mum	110
sight|#month	47
sight|#name	-93
sight|@body_part	140
sight|@illness	140
sight|^own	-74
sight|^slot said	82
sight|eye	140
sign-off?	-59
sign-off|#name	-15
sign-off|^own	-45
sign?	-52
sign?|#no	31
sign?|@hobby	56
sign?|^constraint	53
sign?|^own	-120
signature?	-67
signature|#name	-30
signature|^own	-26
signature|^project_fact	21
signature|^slot said	46
sign|#month	64
sign|#name	-217
sign|#no	46
sign|@body_part	33
sign|@hobby	117
sign|@sport	127
sign|^constraint	87
sign|^own	-27
sign|^project_fact	-19
sign|^slot constraint	105
sign|^slot told	41
sign|october	81
sign|want	33
silver|#name	38
silver|@food	49
silver|@hobby	58
silver|@sport	58
silver|^another	91
silver|^own	-99
silver|^project_fact	-43
silver|^relationship	91
silver|^slot told	138
simple?	-399
simple|^own	-369
sing?	-23
single?	-149
single|#month	22
single|#name	-22
single|#number	-55
single|2026	90
single|@family	121
single|^own	-117
single|^project_fact	-245
single|^relationship	95
single|^slot relation	132
single|^slot told	49
single|june	78
single|kosi	99
single|partner	155
single|split	154
sing|#day	82
sing|#name	17
sing|#number	-176
sing|@family	-204
sing|@job	28
sing|@science	91
sing|^habit	103
sing|^own	18
sing|^preference	18
sing|^relationship	-320
sing|^slot habit	61
sing|^slot like	33
sing|canton	75
sing|choir	47
sing|second	96
sipho?	-188
sipho|#month	-32
sipho|#name	-142
sipho|#number	-96
sipho|17	30
sipho|2027	-32
sipho|@food	28
sipho|^another	-43
sipho|^project_fact	-114
sipho|^slot bail	30
sipho|july	30
sipho|pho	30
sister-in-law?	-41
sister-in-law|#no	67
sister-in-law|^own	-41
sister-in-law|^slot said	33
sister?	-146
sister|#name	-42
sister|#number	-312
sister|@doctor	77
sister|@dwelling	-71
sister|@family	-152
sister|@job	-23
sister|@science	37
sister|^another	-26
sister|^habit	-216
sister|^own	-265
sister|^project_fact	-307
sister|^relationship	-16
sister|^slot habit	-214
sister|^slot relation	-106
sister|^slot role	40
sister|^slot state	52
sister|abena	101
sister|leeds	17
sister|london	85
sister|nadia	149
sister|nurse	45
sister|role	40
sister|student	59
sit?	-45
sitter?	-77
sitter|#name	-39
sitter|@animal	-91
sitter|^another	-24
sitter|^own	-101
sitter|^relationship	41
sitter|^slot about	55
sitter|^slot relation	42
sitter|brad	139
sitting?	-62
sitting|#name	-46
sitting|#number	-33
sitting|^own	-58
sit|#month	65
sit|#name	-137
sit|#number	-67
sit|@body_part	45
sit|^own	-57
sit|^project_fact	-120
sit|^relationship	-39
sit|^resource	-31
six?	-35
sixty?	-50
sixty|#no	64
sixty|#number	27
sixty|2027	59
sixty|@family	89
sixty|^another	46
sixty|^own	-61
sixty|^project_fact	-97
sixty|^relationship	114
sixty|^slot relation	64
sixty|^slot said	-43
sixty|danuta	131
six|#month	-85
six|#name	53
six|#number	63
six|^another	-85
six|^own	-26
six|^relationship	-39
six|^slot relation	-42
six|august	16
six|fridays	63
six|ken	118
six|lia	118
six|train	84
size?	-197
size|#name	-242
size|#number	-73
size|^own	-162
size|^preference	27
size|^project_fact	-90
size|^relationship	-308
size|^resource	-29
size|^slot habit	-54
size|^slot preference	71
size|bullet	99
size|metric	73
size|point	99
size|team	72
size|want	95
size|wear	30
skeleton?	-59
skeleton|^habit	44
skeleton|^own	-51
skeleton|^slot habit	32
skill?	-26
skill|@science	102
skill|^own	-23
skill|^slot said	62
skin?	-137
skin|#name	-108
skin|@body_part	161
skin|@color	39
skin|@illness	141
skin|@job	125
skin|^another	-20
skin|^own	-171
skin|^project_fact	-72
skin|^recurring_state	50
skin|^slot effect	50
skin|^slot said	-28
skin|glove	50
skin|hand	180
skin|latex	50
skin|make	89
skip?	-67
skip|#no	136
skip|@body_part	74
skip|@food	136
skip|@meat	138
skip|^constraint	84
skip|^own	-49
skip|^preference	55
skip|^slot habit	38
skoda|#name	-98
skoda|#no	126
skoda|^habit	60
skoda|^own	18
skoda|^resource	18
skoda|^slot habit	63
skoda|^slot thing	20
skoda|go	80
skoda|long	148
sleep?	-118
sleep|#month	-57
sleep|#name	-293
sleep|#no	-45
sleep|#number	42
sleep|2026	47
sleep|7	54
sleep|@drink	55
sleep|@food	27
sleep|@furniture	104
sleep|@tree	83
sleep|^another	-252
sleep|^constraint	-60
sleep|^own	-90
sleep|^project_fact	22
sleep|^relationship	-272
sleep|^slot habit	-70
sleep|^slot relation	-143
sleep|^slot said	43
sleep|bed	134
sleep|december	67
sleep|drink	76
sleep|four	29
sleep|month	76
sleep|night	-20
sleep|ten	82
slice|#name	-532
slice|#no	114
slice|@food	124
slice|@illness	51
slice|@nut	129
slice|@tree	77
slice|^another	-34
slice|^constraint	173
slice|^habit	-25
slice|^own	-44
slice|^relationship	-70
slice|^slot allergy	106
slice|^slot constraint	125
slice|^slot habit	-64
slice|allergic	106
slice|allergy	106
slice|freya	36
slice|walnut	129
sligo?	82
sligo|#name	53
sligo|#number	84
sligo|@science	81
sligo|^own	82
sligo|^project_fact	110
sligo|^slot said	85
slot?	-54
slot|#day	179
slot|#name	25
slot|@hobby	72
slot|@job	66
slot|@sport	78
slot|^own	-56
slot|^project_fact	-17
slot|^role	60
slot|^slot habit	36
slot|^slot said	40
slot|day	65
slot|give	88
slot|mateo	74
slot|monday	136
slot|team	73
small?	-59
small|#name	-65
small|@garment	89
small|^another	-28
small|^habit	-42
small|^own	-55
small|^project_fact	-84
small|^role	103
small|^slot habit	77
small|^slot said	-48
small|^slot told	-24
small|zlata	79
smartwatch?	-64
smartwatch|^own	-59
smartwatch|^project_fact	45
smoke?	-159
smoke|#name	-221
smoke|#number	-347
smoke|@job	-258
smoke|@narcotic	118
smoke|@orientation	118
smoke|^another	-319
smoke|^goal	23
smoke|^habit	-161
smoke|^own	-112
smoke|^project_fact	-465
smoke|^relationship	-357
smoke|^resource	-21
smoke|^skill	37
smoke|^slot goal	26
smoke|^slot habit	-159
smoke|^slot past	78
smoke|^slot relation	-218
smoke|^slot thing	-66
smoke|day	139
smoke|fag	118
smoke|give	118
smoke|new	147
smoke|nicotine	76
smoke|use	42
smoke|used	82
smoke|year	107
smoking?	-101
smoking|#name	-76
smoking|@narcotic	118
smoking|@orientation	118
smoking|^goal	58
smoking|^habit	-28
smoking|^own	-82
smoking|^resource	70
smoking|^slot goal	58
smoking|^slot habit	-59
smoking|^slot thing	29
smoking|day	139
smoking|fag	118
smoking|give	118
smoking|new	147
smoking|nicotine	76
smoking|year	125
smoothie?	-52
smoothie|#name	-74
smoothie|@body_part	16
smoothie|@food	-62
smoothie|@fruit	71
smoothie|^own	-45
smoothie|^project_fact	-20
smoothie|^slot habit	19
smoothie|^slot said	-104
smoothie|^slot told	52
smoothie|make	119
snack?	-85
snack|#name	-98
snack|#number	24
snack|@food	72
snack|@illness	-24
snack|^own	-70
snack|^project_fact	66
snack|^slot said	73
snack|^slot told	32
snack|hugo	140
snack|seven	94
snicker?	38
snicker|#name	32
snicker|@family	17
snicker|^another	19
snicker|^habit	62
snicker|^relationship	32
snicker|^slot habit	57
snicker|^slot health	79
snicker|allergy	133
snicker|peanut	133
snicker|solveig	128
snippet?	-103
snippet|#name	-73
snippet|^own	-89
snippet|^project_fact	-41
snow?	-74
snowflake?	-75
snowflake|#month	77
snowflake|#name	15
snowflake|#number	24
snowflake|@bird	24
snowflake|^own	-54
snow|@food	60
snow|@illness	60
snow|^own	-58
soba?	-124
soba|@food	-58
soba|^constraint	-50
soba|^own	-121
soba|^slot health	44
soba|allergy	49
social?	-65
social|#name	39
social|@job	44
social|^own	-56
social|^slot said	37
society|#name	-141
society|@animal	34
society|@food	66
society|^project_fact	-85
society|want	95
socket?	-75
socket|#number	20
socket|^constraint	70
soda?	-43
soda|^own	-43
soda|^slot said	38
soda|mountain	74
sofa|#name	-155
sofa|#no	116
sofa|@dwelling	73
sofa|@job	36
sofa|^own	21
sofa|^project_fact	70
sofa|^resource	112
sofa|^slot home	73
sofa|^slot said	35
sofa|^slot thing	79
sofa|call	75
sofa|drive	44
sofa|floor	118
sofa|home	73
sofa|lift	118
sofa|old	76
sofa|right	31
sofa|write	66
sofia?	-115
sofia|#name	-183
sofia|@job	27
sofia|@science	153
sofia|^another	114
sofia|^own	-236
sofia|^project_fact	-142
sofia|^relationship	63
sofia|^slot relation	-51
sofia|^slot role	153
sofia|botanist	153
sofia|girlfriend	148
sofia|role	153
software?	27
software|#month	-332
software|#name	183
software|#no	-442
software|#number	-301
software|@animal	93
software|@body_part	-25
software|@dwelling	-18
software|@family	-431
software|@income	-148
software|@job	-137
software|@science	-58
software|^another	-277
software|^constraint	-418
software|^habit	-17
software|^own	48
software|^project_fact	87
software|^relationship	-371
software|^resource	87
software|^role	58
software|^slot choice	142
software|^slot do	187
software|^slot habit	-166
software|^slot relation	-402
software|^slot said	63
software|^slot told	24
software|autocad	152
software|beat	56
software|book	66
software|day	-18
software|edit	190
software|fl	124
software|foot	49
software|memoq	187
software|reference	147
software|speaker	92
software|studio	62
software|team	104
software|tekla	156
software|translation	84
software|use	197
software|want	-15
software|whole	76
software|write	56
software|zotero	147
solar?	-78
solar|@game	61
solar|@hobby	61
solar|^own	-59
soldier?	-101
soldier|#name	-76
soldier|#number	46
soldier|@fabric	72
soldier|@job	18
soldier|^own	-76
soldier|^project_fact	-29
soldier|year	69
sole|#number	92
sole|@job	90
sole|^project_fact	33
solo|@family	123
solo|^another	132
solo|^relationship	132
solo|mama	123
solve?	-155
solvency?	-99
solvency|#name	-65
solvency|@hobby	39
solvency|^own	-57
solve|^own	-151
solve|^project_fact	-43
solve|^slot said	51
somebody?	39
somebody|#name	46
somebody|^another	26
somebody|^own	17
somebody|^project_fact	-68
somebody|^relationship	58
somebody|^resource	91
somebody|^slot about	43
somebody|^slot state	96
somebody|^slot thing	91
somebody|big	135
somebody|kev	135
somebody|use	67
somewhere|#no	45
somewhere|#number	19
somewhere|@animal	88
somewhere|@food	47
somewhere|^project_fact	-102
somewhere|^slot said	39
somewhere|colin	55
son?	-56
song?	-74
song|#name	-16
song|@science	57
song|^habit	-70
song|^own	-138
song|^preference	69
song|^slot habit	-55
son|#number	-63
son|@family	-45
son|@food	138
son|@game	48
son|@job	-76
son|@science	-28
son|@sport	52
son|@vegetable	68
son|^another	26
son|^habit	-299
son|^own	-128
son|^project_fact	-295
son|^relationship	109
son|^resource	-98
son|^slot about	-274
son|^slot age	-29
son|^slot allergy	16
son|^slot habit	-53
son|^slot identity	-38
son|^slot relation	78
son|^slot role	-18
son|^slot said	-51
son|^slot thing	-110
son|age	-29
son|allergy	16
son|boy	241
son|brian	146
son|computer	-33
son|dad	28
son|day	66
son|dentist	51
son|egg	46
son|emil	137
son|fifteen	73
son|jordan	135
son|june	148
son|khoa	-33
son|leave	50
son|lita	119
son|luca	138
son|mother-in-law	94
son|neil	62
son|nine	149
son|old	-76
son|partner	21
son|patras	51
son|perth	-23
son|play	49
son|reuben	121
son|role	-15
son|trevor	145
soon?	-69
soon|#month	127
soon|#name	-73
soon|#number	101
soon|2027	86
soon|30	86
soon|@job	57
soon|^own	-46
soon|^project_fact	-21
soon|^slot told	90
sorensen?	-138
sorensen|#name	-101
sorensen|^own	-99
sorensen|^relationship	-94
sorensen|^slot relation	-36
sort?	-89
sort?|@food	127
sort?|^own	64
sort?|^project_fact	-15
sort|#day	-36
sort|#name	-55
sort|#number	-122
sort|@animal	66
sort|@boat	47
sort|@color	45
sort|@dog	110
sort|@dwelling	27
sort|@fruit	17
sort|@job	100
sort|@pasta	104
sort|@pet	110
sort|@vehicle	15
sort|^another	-139
sort|^constraint	-29
sort|^habit	-93
sort|^own	-134
sort|^preference	66
sort|^project_fact	-67
sort|^recurring_state	76
sort|^relationship	-194
sort|^resource	-158
sort|^slot habit	-127
sort|^slot home	30
sort|^slot identity	24
sort|^slot like	66
sort|^slot medicine	15
sort|^slot relation	-270
sort|^slot said	-63
sort|^slot state	41
sort|^slot thing	-180
sort|bath	63
sort|black	57
sort|call	24
sort|cannelloni	104
sort|dog	92
sort|don	71
sort|life	32
sort|light	71
sort|live	32
sort|location	40
sort|make	56
sort|near	98
sort|week	75
soundtrack?	-96
soundtrack|#name	-50
soundtrack|@animal	81
soundtrack|@job	73
soundtrack|^own	-95
soundtrack|^relationship	38
soundtrack|^slot relation	59
soup?	-47
soup|#name	-42
soup|@food	38
soup|@job	21
soup|@seasoning	45
soup|^another	22
soup|^habit	-18
soup|^own	-63
soup|^preference	-22
soup|^project_fact	-15
soup|^relationship	22
soup|^slot about	70
soup|^slot habit	-67
soup|^slot like	20
soup|^slot relation	16
soup|^slot said	-29
soup|blood	73
soup|close	64
soup|eat	62
soup|nadia	147
soup|pressure	73
soup|watch	67
sous?	-113
sous|#name	-108
sous|@job	-88
sous|^own	-111
sous|^slot relation	17
south-easter?	-99
south-easter|#name	-26
south-easter|^own	-97
south-easter|^project_fact	-26
south-easter|^slot said	23
space?	-170
space|#name	-170
space|^own	-142
space|^slot preference	35
space|prefer	35
space|style	35
spanish?	-124
spanish|#name	-35
spanish|^goal	93
spanish|^own	-119
spanish|^slot learning	93
spare?	45
spare|#name	32
spare|@dairy	58
spare|@drink	39
spare|@food	-65
spare|@illness	60
spare|@job	-27
spare|^another	-133
spare|^habit	106
spare|^own	61
spare|^relationship	-55
spare|^slot habit	141
spare|^slot told	25
spare|milk	39
spare|sue	145
speak?	-65
speak|#name	60
speak|#number	-432
speak|@body_part	66
speak|@drink	-49
speak|@dwelling	-176
speak|@family	88
speak|@furniture	29
speak|@job	-217
speak|^habit	-382
speak|^own	-92
speak|^project_fact	-84
speak|^relationship	24
speak|^skill	139
speak|^slot habit	-434
speak|^slot language	248
speak|^slot relation	-90
speak|^slot said	57
speak|^slot skill	45
speak|arabic	109
speak|fluent	167
speak|mother	48
speak|naomi	163
speak|polish	87
speak|portuguese	113
speak|wife	83
spec?	27
special|#name	-247
special|@animal	66
special|@family	-44
special|@illness	-55
special|@symptom	34
special|^another	-31
special|^project_fact	68
special|^slot relation	-31
special|^slot said	85
special|ifan	108
species?	-207
species|#name	-163
species|#number	30
species|@animal	-105
species|@bird	67
species|@food	39
species|@meat	46
species|^own	-207
species|^resource	58
species|^slot thing	58
spec|#name	-53
spec|#no	68
spec|^constraint	137
spec|^own	32
spec|^preference	48
spec|^slot like	48
spec|like	48
speech?	-111
speech|#no	77
speech|^own	-80
speech|^slot said	82
speech|want	78
spell?	-200
spelling?	-67
spelling|#day	54
spelling|#name	-28
spelling|^own	-62
spelling|^project_fact	25
spell|#day	17
spell|#name	-84
spell|^own	-186
spell|^project_fact	-53
spend?	-55
spend|#name	-122
spend|#number	64
spend|@family	41
spend|@instrument	85
spend|^own	-52
spend|^project_fact	-45
spend|^relationship	-46
spend|^resource	72
spend|^role	63
spend|^slot said	79
spend|^slot thing	105
spend|freya	73
spend|twelve	74
spend|twin	159
spend|wed	73
spend|wedding	73
spice?	-77
spice|@food	39
spice|@illness	39
spice|^own	-63
spine?	-100
spine|@garment	89
spine|^another	63
spine|^slot told	30
spine|zlata	79
sponge?	-59
sponge|^habit	44
sponge|^own	-51
sponge|^slot habit	32
sponsor?	-58
sponsor|#name	-55
sponsor|^own	-42
sport?	-64
sport|#day	-23
sport|#month	-354
sport|#name	-21
sport|#no	-152
sport|#number	-296
sport|@animal	-98
sport|@bicycle	-79
sport|@bird	-28
sport|@body_part	-58
sport|@dwelling	-229
sport|@family	-191
sport|@food	-201
sport|@game	249
sport|@garment	56
sport|@hobby	73
sport|@illness	-424
sport|@insect	59
sport|@job	-16
sport|@religion	-23
sport|@science	-274
sport|@sport	121
sport|@temple	-23
sport|@vegetable	38
sport|@vehicle	-177
sport|^another	-191
sport|^constraint	-377
sport|^goal	-108
sport|^ongoing_project	-75
sport|^own	-47
sport|^preference	-70
sport|^project_fact	-246
sport|^relationship	-73
sport|^resource	-372
sport|^role	-144
sport|^slot goal	-84
sport|^slot habit	61
sport|^slot history	-39
sport|^slot past	40
sport|^slot relation	-67
sport|^slot said	76
sport|^slot thing	-220
sport|^slot told	-132
sport|bouldering	142
sport|box	147
sport|boy	87
sport|church	-23
sport|club	59
sport|coach	118
sport|crew	62
sport|crow	62
sport|curl	142
sport|derby	141
sport|football	144
sport|four	-30
sport|friday	-136
sport|fridays	-70
sport|good	32
sport|home	-94
sport|keep	39
sport|league	116
sport|level	77
sport|like	-38
sport|miss	25
sport|monday	72
sport|mondays	117
sport|national	79
sport|night	-16
sport|open	107
sport|pal	120
sport|play	248
sport|rafe	122
sport|rink	142
sport|roller	141
sport|rugby	135
sport|run	-159
sport|saturday	-44
sport|saturdays	-84
sport|second	56
sport|side	69
sport|six	-153
sport|ski	141
sport|start	89
sport|stevie	120
sport|sunday	103
sport|sundays	-20
sport|sunrise	126
sport|surf	112
sport|swim	-66
sport|team	53
sport|thing	63
sport|thursday	-99
sport|train	92
sport|training	56
sport|tuesday	-110
sport|under-tens	118
sport|use	99
sport|used	107
sport|vet	35
sport|village	73
sport|week	-156
sport|weekday	65
sport|welterweight	135
sport|whenever	141
sport|woman	83
spot?	-28
spotify?	-134
spotify|#name	-58
spotify|^own	-112
spotify|^skill	97
spotify|employment	96
spotify|use	93
spot|#name	63
spot|#number	-32
spot|@dwelling	71
spot|^project_fact	-159
spot|^resource	-17
spot|^slot home	71
spot|^slot thing	-17
spot|home	71
spot|location	71
spot|make	80
spot|move	71
spouse|#name	-102
spouse|#number	-164
spouse|@animal	-185
spouse|@believer	-98
spouse|@craft	58
spouse|@doctor	70
spouse|@dog	-75
spouse|@fabric	86
spouse|@family	60
spouse|@hobby	-18
spouse|@job	-180
spouse|@pet	-79
spouse|@science	-20
spouse|@treatment	37
spouse|^another	111
spouse|^habit	-452
spouse|^own	-184
spouse|^project_fact	-190
spouse|^relationship	176
spouse|^slot fear	-39
spouse|^slot habit	-152
spouse|^slot relation	91
spouse|^slot role	-60
spouse|^slot said	-85
spouse|^slot teaching	83
spouse|aiko	104
spouse|alun	131
spouse|balogun	58
spouse|bree	145
spouse|bus	122
spouse|ceramics	85
spouse|dog	-42
spouse|drive	120
spouse|elif	123
spouse|emyr	130
spouse|helene	107
spouse|husband	250
spouse|ji-woo	125
spouse|jo	119
spouse|late	101
spouse|math	39
spouse|midwife	81
spouse|month	52
spouse|near	20
spouse|ngozi	123
spouse|nikos	136
spouse|oleh	98
spouse|role	-69
spouse|run	98
spouse|scare	-38
spouse|school	139
spouse|sea	61
spouse|shabana	128
spouse|socorro	149
spouse|teach	80
spouse|tomás	88
spouse|village	80
spouse|wife	199
spouse|year	36
spread?	-106
spreadsheet?	-64
spreadsheet|#name	-89
spreadsheet|^another	72
spreadsheet|^constraint	111
spreadsheet|^own	-124
spreadsheet|^slot constraint	57
spread|#no	-15
spread|@body_part	70
spread|@food	127
spread|^own	-72
spread|^preference	68
spread|^project_fact	-54
spread|^slot said	33
spring?	-32
spring|#month	18
spring|#name	47
spring|#number	-54
spring|2027	-108
spring|@illness	44
spring|@job	-59
spring|@symptom	104
spring|@vehicle	47
spring|^another	16
spring|^own	-64
spring|^preference	91
spring|^project_fact	32
spring|^slot charge	74
spring|^slot habit	-100
spring|^slot health	103
spring|^slot spring	20
spring|^slot told	30
spring|april	89
spring|lamb	50
spring|mette	81
spring|team	66
spring|use	52
spring|want	94
sprint?	-302
sprint|#day	-20
sprint|#name	-187
sprint|#number	-105
sprint|@hobby	-166
sprint|@sport	-114
sprint|^habit	-129
sprint|^own	-291
sprint|^project_fact	-178
sprint|^relationship	-219
sprint|^slot habit	-132
sprint|team	46
squad?	-45
squad|#number	62
squad|@job	77
squad|^another	43
squad|^own	-76
squad|^relationship	21
squad|^resource	74
squad|^slot charge	-40
squad|^slot thing	74
square?	-382
squash?	-54
squash|#name	-20
squash|@food	61
squash|^habit	73
squash|^own	-40
squash|^slot habit	62
squeeze?	-103
squeeze|#name	-111
squeeze|@instrument	139
squeeze|^habit	97
squeeze|^own	-98
squeeze|^slot habit	37
squeeze|play	139
squeeze|thursday	63
stacey?	-110
stacey|#name	-85
stacey|^own	-110
staff?	-117
staff|#name	-20
staff|#number	133
staff|2027	91
staff|@job	94
staff|^own	-63
staff|^project_fact	-29
staff|^relationship	-22
stage|#name	-159
stage|#number	-63
stage|@animal	-99
stage|@bird	45
stage|@hobby	71
stage|@science	54
stage|^another	-106
stage|^habit	26
stage|^project_fact	30
stage|^relationship	-362
stage|^slot habit	78
stage|four	81
stage|kid	95
stage|play	62
stage|time	99
stall?	31
stall|#name	-51
stall|#no	42
stall|@body_part	67
stall|@dairy	57
stall|@food	27
stall|^own	52
stall|^project_fact	18
stall|^slot habit	-44
stall|^slot told	40
stall|bagoong	124
stand?	-117
standard?	-258
standard|#name	-272
standard|^own	-228
standard|^project_fact	-127
standby?	-80
standby|#month	59
standby|#name	-22
standby|#number	52
standby|^own	-66
standup?	-155
standup|#name	-105
standup|#number	-23
standup|^own	-134
standup|^project_fact	-140
standup|^slot habit	-31
standup|day	39
stand|#number	-398
stand|@family	-58
stand|@flower	108
stand|@food	-56
stand|^another	-98
stand|^own	-121
stand|^preference	16
stand|^project_fact	-43
stand|^relationship	-99
stand|^slot like	57
stand|^slot relation	-66
stand|^slot said	-160
stand|allergy	64
stand|hate	59
stand|mondays	51
stand|yanis	147
start?	-105
starter|#no	70
starter|#number	-20
starter|@food	153
starter|@illness	146
starter|^preference	59
starter|^project_fact	26
starter|^slot like	109
start|#month	-44
start|#name	-74
start|#no	-110
start|2027	-101
start|3	-38
start|7	17
start|@alcohol	63
start|@animal	-49
start|@drink	20
start|@family	36
start|@food	-99
start|@hobby	-98
start|@illness	-125
start|@job	-413
start|@meat	34
start|@narcotic	62
start|@science	-68
start|@sport	-66
start|@symptom	-22
start|^another	-171
start|^constraint	-114
start|^habit	-104
start|^own	-80
start|^project_fact	-18
start|^relationship	-74
start|^resource	-305
start|^slot about	-98
start|^slot effect	44
start|^slot habit	-36
start|^slot said	42
start|^slot school	103
start|^slot thing	-301
start|^slot told	-296
start|alcohol	72
start|april	130
start|child	94
start|daughter	91
start|drink	26
start|eat	62
start|fast	44
start|first	73
start|five	96
start|fridays	79
start|june	58
start|march	-18
start|milk	104
start|monday	63
start|mondays	117
start|november	-16
start|pick	100
start|quarter	77
start|ravi	57
start|second	33
start|september	-32
start|six	58
start|twin	55
start|week	49
statement|#name	28
statement|@job	136
statement|^own	16
statement|nurse	141
station?	-26
stationery?	92
stationery|^habit	87
stationery|^own	93
stationery|^preference	76
stationery|^slot habit	89
station|#name	-22
station|3	107
station|@food	-26
station|^another	-61
station|^habit	90
station|^own	-23
station|^project_fact	-156
station|^slot habit	77
station|^slot said	-58
station|^slot told	-32
station|work	104
statistic?	-96
statistical?	-82
statistical|#name	-42
statistical|^habit	16
statistical|^own	-82
statistical|^slot habit	-15
statistic|#name	-51
statistic|@science	-126
statistic|^habit	-25
statistic|^own	-86
statistic|^project_fact	18
statistic|^slot habit	46
statistic|data	72
status?	-55
status|#name	-81
status|^constraint	47
status|^habit	41
status|^own	-37
status|^slot habit	23
status|keep	79
status|work	96
stay?	23
stay|#day	-31
stay|#month	-168
stay|@dog	26
stay|@family	63
stay|@food	-20
stay|@furniture	51
stay|@garment	77
stay|@medical_device	70
stay|@pet	97
stay|@vegetable	24
stay|^another	71
stay|^constraint	-58
stay|^habit	30
stay|^own	-25
stay|^preference	-29
stay|^project_fact	-278
stay|^relationship	67
stay|^slot about	41
stay|^slot fear	30
stay|^slot habit	17
stay|^slot relation	22
stay|^slot said	-79
stay|^slot spell	80
stay|^slot taste	61
stay|abide	61
stay|alfie	105
stay|beetroot	61
stay|call	74
stay|daughter	63
stay|dog	26
stay|eight	95
stay|go	20
stay|grandson	81
stay|half	117
stay|make	71
stay|term	51
stay|theo	114
stay|time	89
stay|two	76
stay|week	88
stay|zala	141
steady?	-60
steady|@job	73
steady|^own	-59
steak?	-151
steak|#no	72
steak|@animal	-39
steak|@food	-61
steak|^constraint	45
steak|^own	-143
steak|^slot habit	31
steam?	-167
steer?	-33
steer|#name	22
steer|#no	22
steer|@drink	15
steer|@food	-26
steer|@illness	21
steer|@tree	47
steer|^constraint	51
steer|^own	-140
steer|^project_fact	-75
steer|^recurring_state	26
stem?	-80
stem|@job	74
stem|^own	-69
stem|^preference	49
stem|want	75
step?	-28
stepmum?	-96
stepmum|#name	-69
stepmum|^own	-96
stepmum|^relationship	103
step|#month	96
step|^own	-24
step|^project_fact	65
stew?	-47
stew|@food	49
stew|^own	-47
stew|^project_fact	31
stew|^slot said	72
stick|@family	139
stick|@food	151
stick|^another	160
stick|^own	-194
stick|^relationship	116
stick|^slot told	24
stick|isla	149
stick|rory	60
stick|seven	97
stick|twin	146
stimulant?	-55
stimulant|^own	-42
stimulant|^project_fact	63
stipend?	-181
stipend|#number	36
stipend|@income	-125
stipend|^own	-181
stipend|^project_fact	-158
stipend|^slot stipend	-125
stipend|month	-40
stock?	-119
stock|^own	-96
stock|^project_fact	-95
stock|^resource	-18
stock|^slot thing	-15
stollen?	-134
stollen|@food	65
stollen|^own	-91
stomach|@illness	136
stomach|@income	82
stomach|^slot health	131
stomach|^slot medicine	82
stomach|omeprazole	82
stomach|reflux	136
stop?	49
stop|#month	-22
stop|#name	110
stop|#number	132
stop|2	40
stop|2019	60
stop|2025	72
stop|@food	-80
stop|@illness	-30
stop|@meat	51
stop|@narcotic	118
stop|@orientation	118
stop|@vegetable	-24
stop|^another	-74
stop|^own	67
stop|^project_fact	131
stop|^relationship	-87
stop|^resource	-18
stop|^slot about	-61
stop|^slot effect	16
stop|^slot relation	-78
stop|^slot state	144
stop|^slot thing	-37
stop|^slot told	117
stop|day	92
stop|deshpande	123
stop|diabetes	40
stop|drive	63
stop|fag	118
stop|give	166
stop|make	52
stop|mr	121
stop|new	93
stop|office	146
stop|post	146
stop|quit	58
stop|retire	171
stop|retired	144
stop|type	40
stop|year	146
storage?	-171
storage|#name	-57
storage|^constraint	63
storage|^own	-290
storage|^project_fact	-136
storage|team	28
storage|use	72
store?	-126
storehouse|#name	22
storehouse|#number	88
storehouse|@income	44
storehouse|^habit	57
storehouse|^own	15
storehouse|^slot habit	57
store|#name	-26
store|@animal	100
store|^own	-98
store|^project_fact	-58
store|^resource	63
store|^slot said	65
store|live	106
store|sit	101
storm?	-115
storm|#name	41
storm|@animal	51
storm|@food	38
storm|^another	27
storm|^own	-287
strategic?	-48
strategic|#month	74
strategic|#number	30
strategic|^own	-48
strategic|^project_fact	34
strategic|^slot said	47
strawberry?	-34
strawberry|^own	-18
strawberry|^project_fact	15
strawberry|^slot said	53
street|#name	-114
street|#no	24
street|@illness	17
street|^own	17
street|^project_fact	47
street|^slot constraint	40
street|^slot said	49
street|^slot told	64
street|bagoong	124
strength 0	99
strength 1	-189
strength 2	38
strength 3	71
strength 4	347
stretch?	-62
stretch|#name	-67
stretch|^habit	24
stretch|^own	-52
stretch|^project_fact	-41
stringed?	-66
stringed|#name	-356
stringed|@instrument	92
stringed|^habit	-19
stringed|^ongoing_project	110
stringed|^own	-53
stringed|^project_fact	-205
stringed|^slot habit	-19
stringed|^slot said	-67
stringed|^slot teaching	108
stringed|teach	108
stringed|teaching	110
stringed|ukulele	92
stringed|viola	59
string|#name	-38
string|#number	-88
string|@instrument	131
string|^relationship	68
string|^resource	57
string|^slot relation	48
string|^slot thing	78
string|jonas	139
string|learn	41
string|nine	50
string|room	90
string|small	86
stroke?	-173
stroke|#name	-99
stroke|@animal	75
stroke|^own	-101
stroke|^slot habit	39
structure?	-533
strum?	-190
strum|#name	-127
strum|^habit	-119
strum|^own	-184
strum|^project_fact	-124
strum|^slot habit	-59
stuck?	-56
stuck|#name	20
stuck|^another	96
student?	-166
student|#name	-75
student|@science	54
student|^another	41
student|^own	-210
student|^relationship	40
student|^role	43
student|^slot about	25
student|^slot teaching	61
student|august	64
student|girl	61
student|school	101
student|teach	61
studio?	-89
studio|#number	-431
studio|@animal	-142
studio|@dwelling	-24
studio|@flower	33
studio|@job	-26
studio|^own	-53
studio|^project_fact	-110
studio|^relationship	-222
studio|^skill	50
studio|^slot habit	-464
studio|^slot relation	-59
studio|^slot studio	70
studio|^slot told	-60
studio|aunt	132
studio|chayo	132
studio|house	25
studio|share	66
studio|use	64
study?	-38
study|#day	-207
study|#month	-387
study|#name	17
study|#no	-32
study|#number	-286
study|@animal	-377
study|@color	20
study|@dwelling	-356
study|@ethnicity	-120
study|@family	74
study|@food	-293
study|@hobby	58
study|@instrument	-26
study|@job	-237
study|@science	141
study|@treatment	75
study|^another	-199
study|^constraint	-384
study|^goal	-113
study|^habit	-123
study|^ongoing_project	48
study|^preference	-391
study|^project_fact	-72
study|^relationship	46
study|^resource	-146
study|^skill	92
study|^slot about	-376
study|^slot any	83
study|^slot do	26
study|^slot education	79
study|^slot favourite	57
study|^slot goal	-40
study|^slot habit	-301
study|^slot history	58
study|^slot learning	-83
study|^slot membership	24
study|^slot project	69
study|^slot relation	52
study|^slot said	-315
study|^slot study	152
study|^slot thing	-415
study|^slot told	-99
study|^slot trait	18
study|aarav	129
study|accra	136
study|agricultural	137
study|amina	115
study|away	41
study|brother	-44
study|cello	42
study|daughter	115
study|degree	137
study|economics	137
study|education	79
study|eight	32
study|eleven	42
study|english	43
study|exam	21
study|favourite	73
study|finish	137
study|five	-23
study|form	76
study|girlfriend	86
study|glasgow	57
study|glass	32
study|green	72
study|hobby	110
study|home	-324
study|latex	74
study|law	87
study|learn	32
study|learning	-38
study|licence	55
study|math	61
study|mondays	-32
study|nurse	55
study|nursing	65
study|paper	57
study|physic	138
study|physics	138
study|put	75
study|school	-61
study|son	119
study|spanish	-33
study|studied	79
study|tabla	112
study|take	-49
study|taking	67
study|tereza	116
study|third	127
study|uni	57
study|university	103
study|valentina	132
study|warsaw	74
study|wife	-155
study|write	43
study|year	155
study|zach	104
style?	-35
style|#name	-179
style|^own	-32
style|^project_fact	31
style|^slot said	98
subject?	-126
subject|#number	-57
subject|@hobby	50
subject|@science	175
subject|^own	-83
subject|^project_fact	-95
subject|^resource	17
subject|^role	130
subject|^slot said	-46
subject|^slot teaching	146
subject|art	97
subject|form	67
subject|school	82
subject|teach	72
subject|university	76
submit|#month	39
submit|#name	-81
submit|#no	37
submit|#number	16
submit|^project_fact	-216
submit|^resource	53
submit|^slot preference	56
submit|^slot said	17
submit|april	53
suffer?	-121
suffer|@illness	51
suffer|^own	-83
suffer|^project_fact	36
suffer|^slot said	109
suffer|make	63
sugar?	-115
sugary?	-81
sugary|#number	70
sugary|^constraint	-54
sugary|^own	-81
sugary|^project_fact	37
sugary|^slot habit	56
sugar|#name	-340
sugar|@drink	57
sugar|@food	-137
sugar|@illness	126
sugar|@seasoning	-37
sugar|@tree	85
sugar|^own	-105
sugar|^preference	-54
sugar|^project_fact	26
sugar|^slot health	132
sugar|^slot said	-63
sugar|diabetes	132
sugar|don	57
suggest?	-30
suggest?|#name	-125
suggest?|#no	77
suggest?|#number	-241
suggest?|1970s	70
suggest?|@animal	-73
suggest?|@believer	95
suggest?|@body_part	72
suggest?|@color	35
suggest?|@drink	76
suggest?|@dwelling	15
suggest?|@family	-310
suggest?|@furniture	34
suggest?|@illness	-34
suggest?|@job	-100
suggest?|@nut	79
suggest?|@reptile	31
suggest?|@seasoning	42
suggest?|@tree	-89
suggest?|@vegetable	15
suggest?|^constraint	59
suggest?|^habit	-64
suggest?|^own	-39
suggest?|^preference	-93
suggest?|^project_fact	-74
suggest?|^recurring_state	66
suggest?|^relationship	-49
suggest?|^role	-21
suggest?|^slot allergy	114
suggest?|^slot constraint	52
suggest?|^slot habit	-85
suggest?|^slot health	121
suggest?|^slot origin	57
suggest?|^slot relation	-382
suggest?|^slot said	-22
suggest?|^slot state	-45
suggest?|^slot told	74
suggest?|allergy	114
suggest?|back	50
suggest?|bad	93
suggest?|class	74
suggest?|collect	70
suggest?|come	56
suggest?|eat	65
suggest?|garlic	25
suggest?|home	-41
suggest?|house	67
suggest?|intolerant	26
suggest?|low	50
suggest?|lower	50
suggest?|mostly	70
suggest?|origin	57
suggest?|right	-68
suggest?|school	145
suggest?|smell	-68
suggest?|soul	70
suggest?|stand	117
suggest?|vinyl	70
suggest?|want	-36
suggest|#name	-125
suggest|#no	77
suggest|#number	-241
suggest|1970s	70
suggest|@animal	-73
suggest|@believer	95
suggest|@body_part	72
suggest|@color	35
suggest|@drink	76
suggest|@dwelling	15
suggest|@family	-310
suggest|@furniture	34
suggest|@illness	-34
suggest|@job	-100
suggest|@nut	79
suggest|@reptile	31
suggest|@seasoning	42
suggest|@tree	-89
suggest|@vegetable	15
suggest|^constraint	59
suggest|^habit	-64
suggest|^own	-39
suggest|^preference	-93
suggest|^project_fact	-74
suggest|^recurring_state	66
suggest|^relationship	-49
suggest|^role	-21
suggest|^slot allergy	114
suggest|^slot constraint	52
suggest|^slot habit	-85
suggest|^slot health	121
suggest|^slot origin	57
suggest|^slot relation	-382
suggest|^slot said	-22
suggest|^slot state	-45
suggest|^slot told	74
suggest|allergy	114
suggest|back	50
suggest|bad	93
suggest|class	74
suggest|collect	70
suggest|come	56
suggest|eat	65
suggest|garlic	25
suggest|home	-41
suggest|house	67
suggest|intolerant	26
suggest|low	50
suggest|lower	50
suggest|mostly	70
suggest|origin	57
suggest|right	-68
suggest|school	145
suggest|smell	-68
suggest|soul	70
suggest|stand	117
suggest|vinyl	70
suggest|want	-36
suitcase?	-77
suitcase|@illness	78
suitcase|^own	-66
suit|#day	-104
suit|#name	-31
suit|#number	28
suit|2027	47
suit|@bird	89
suit|@body_part	-62
suit|@fabric	93
suit|@food	-231
suit|@garment	-42
suit|@illness	32
suit|@job	-65
suit|@seasoning	-19
suit|@symptom	54
suit|^another	-142
suit|^constraint	-41
suit|^own	-27
suit|^recurring_state	44
suit|^relationship	-222
suit|^slot constraint	53
suit|^slot habit	-447
suit|^slot health	69
suit|^slot preference	47
suit|^slot said	-63
suit|^slot suit	-20
suit|^slot taste	41
suit|abide	41
suit|answer	85
suit|assistant	51
suit|call	88
suit|day	89
suit|friday	-20
suit|garlic	22
suit|kneel	62
suit|long	15
summarise?	-121
summarise?|#no	72
summarise?|^own	-110
summarise?|^preference	121
summarise?|^slot like	121
summarise?|like	126
summarise|#no	72
summarise|^own	-110
summarise|^preference	121
summarise|^slot like	121
summarise|like	126
summarize?	-380
summarize|#name	-248
summarize|^own	-319
summary?	-166
summary|#name	-508
summary|^own	-144
summary|^preference	76
summary|^project_fact	-57
summary|^slot said	38
summary|want	80
summer?	-114
summer|#month	241
summer|#name	29
summer|2027	64
summer|@family	-103
summer|@income	-41
summer|@vehicle	215
summer|^another	-86
summer|^habit	-139
summer|^own	-90
summer|^relationship	-113
summer|^slot about	-30
summer|^slot habit	-194
summer|^slot history	39
summer|^slot relation	-188
summer|^slot said	-33
summer|andre	139
summer|august	220
summer|book	52
summer|caravan	178
summer|foster	33
summer|go	38
summer|son	55
summer|take	32
summer|two	40
summer|wedding	64
summer|week	54
sunday?	-75
sundays?	-302
sundays|#day	-33
sundays|#name	-330
sundays|@hobby	35
sundays|^habit	-95
sundays|^own	-288
sundays|^slot habit	-101
sunday|#day	107
sunday|#name	-48
sunday|#number	-241
sunday|@animal	-61
sunday|@body_part	57
sunday|@family	-57
sunday|@food	19
sunday|@meat	43
sunday|@religion	150
sunday|@temple	150
sunday|^habit	-47
sunday|^own	-32
sunday|^project_fact	43
sunday|^relationship	-147
sunday|^slot said	68
sunday|^slot told	62
sunday|bell	147
sunday|church	150
sunday|eat	114
sunday|family	94
sunday|game	79
sunday|lamb	139
sunday|ring	147
sunita?	32
sunita|#name	-55
sunita|@drink	43
sunita|@family	77
sunita|@food	37
sunita|^another	36
sunita|^own	-87
sunita|^relationship	127
sunita|^slot relation	101
sunita|^slot thing	32
sunita|wife	77
supercomputer?	-73
supercomputer|#name	-17
supercomputer|#number	59
supercomputer|^own	-57
supercomputer|^project_fact	30
supercomputer|use	96
superior?	-59
superior|#name	-24
superior|^own	-22
superior|^project_fact	41
superior|^slot section	121
superior|chief	121
superior|section	121
supermarket?	-88
supermarket|^own	-88
supervise?	-82
supervise|#name	-21
supervise|@believer	84
supervise|@family	-29
supervise|@job	62
supervise|^own	-40
supervise|^project_fact	-41
supervise|^relationship	-60
supervise|^role	-124
supervise|^slot relation	-27
supervise|^slot told	-74
supervise|sister	99
supervisor?	-123
supervisor|#name	-78
supervisor|#number	-20
supervisor|2027	42
supervisor|@job	-50
supervisor|^another	-61
supervisor|^own	-91
supervisor|^slot relation	-68
supervisor|^slot told	81
supervisor|june	44
supervisor|professor	125
supervisor|yunupingu	118
supper?	-82
supper|#name	-321
supper|#no	79
supper|@animal	70
supper|@body_part	74
supper|@food	94
supper|@seasoning	-71
supper|@vegetable	147
supper|^constraint	58
supper|^habit	-16
supper|^own	-78
supper|^preference	77
supper|^project_fact	-42
supper|^slot habit	-88
supper|^slot said	81
supper|^slot taste	56
supper|morag	37
supper|week	96
supplement|@food	43
supplement|@income	159
supplement|^habit	-43
supplement|^project_fact	77
supplement|^slot habit	-107
supplement|take	159
supplier?	-143
supplier|#name	-32
supplier|@food	-35
supplier|@job	32
supplier|^another	-123
supplier|^habit	80
supplier|^own	-113
supplier|^project_fact	-198
supplier|^relationship	-223
supplier|^slot habit	27
supplier|^slot relation	-79
supplier|^slot told	-23
supplier|heat	88
supplier|keep	93
supplier|order	98
supplier|part	146
supplier|second	53
supply?	-65
supply|#name	23
supply|@food	51
supply|^own	-34
supply|^project_fact	-91
supply|^slot relation	49
support?	-46
support|#day	76
support|#name	-82
support|#number	-24
support|@family	-40
support|@job	-21
support|^habit	-135
support|^own	-15
support|^project_fact	65
support|^slot habit	-165
support|^slot said	122
support|call	54
support|follow	147
support|half	51
support|month	58
support|seven	53
support|sheffield	61
support|wednesday	54
support|write	94
surf?	-91
surf|#name	-35
surf|^own	-80
surf|^slot said	29
surgeon?	-231
surgery?	-68
surgery|#month	19
surgery|#name	-205
surgery|@body_part	106
surgery|@family	32
surgery|@illness	45
surgery|^another	-123
surgery|^own	-63
surgery|^relationship	-49
surgery|^slot injury	136
surgery|^slot said	-84
surgery|bypass	136
surgery|operation	137
surname?	-267
surname|#name	-245
surname|^own	-240
survey?	-78
survey|@game	61
survey|@hobby	61
survey|^own	-59
sushi?	-43
sushi|#month	81
sushi|#name	22
sushi|@family	90
sushi|^constraint	-24
sushi|^own	-39
suv?	-65
suv|#name	-49
suv|@job	40
suv|^own	-56
suv|^resource	44
suv|^slot thing	44
suya?	-99
suya|^own	-82
suya|^project_fact	-37
suya|^slot said	40
sven?	-58
sven|#number	-30
sven|^another	65
sven|^own	-91
sven|^relationship	76
sven|^slot about	81
sven|^slot relation	43
swallow?	-35
swallow|#name	-517
swallow|#number	37
swallow|@body_part	103
swallow|@income	150
swallow|^habit	-35
swallow|^own	-24
swallow|^project_fact	47
swallow|^slot habit	-87
swallow|^slot health	89
swallow|^slot medicine	116
swallow|amlodipine	116
swallow|take	150
swallow|thyroid	107
swallow|underactive	107
swap?	-92
swap|#name	-116
swap|@body_part	57
swap|@job	63
swap|^another	92
swap|^own	-186
swap|^project_fact	42
swap|^slot said	62
swap|menu	74
sweaty?	-51
sweaty|#number	57
sweaty|^habit	65
sweaty|^own	-50
sweaty|^slot habit	65
sweet?	56
sweet|#name	20
sweet|#no	37
sweet|@drink	40
sweet|@family	43
sweet|@food	114
sweet|@income	35
sweet|@seasoning	-47
sweet|^another	65
sweet|^goal	37
sweet|^preference	-75
sweet|^relationship	106
sweet|^skill	81
sweet|^slot allergy	32
sweet|^slot goal	37
sweet|allergic	32
sweet|allergy	32
sweet|brother	102
sweet|hugo	141
sweet|november	73
sweet|open	52
sweet|rukhsana	75
sweet|take	38
swim?	-103
swimming?	-134
swimming|#name	-74
swimming|#number	24
swimming|@family	-17
swimming|@hobby	32
swimming|@sport	32
swimming|^own	-120
swimming|baby	31
swimming|four	63
swimming|half	131
swim|#day	22
swim|#month	-46
swim|#name	-89
swim|#number	37
swim|2	98
swim|2027	86
swim|@family	63
swim|@hobby	-36
swim|@sport	-34
swim|^another	-29
swim|^habit	-59
swim|^own	-112
swim|^project_fact	-24
swim|^relationship	-276
swim|^slot habit	-41
swim|^slot said	-31
swim|baby	31
swim|four	55
swim|fridays	85
swim|half	131
swim|july	84
swim|kid	80
swim|run	82
swim|thursday	57
swim|tuesday	48
switchover?	-18
switchover|#month	77
switchover|#name	36
switchover|#number	39
switchover|^project_fact	18
switchover|live	87
switchover|new	59
system?	-62
system|#name	57
system|#number	-250
system|2025	73
system|@color	45
system|@hobby	-28
system|@sport	17
system|^another	-353
system|^habit	-87
system|^own	-45
system|^project_fact	16
system|^relationship	-408
system|^slot habit	28
system|^slot laptop	139
system|action	48
system|away	81
system|dell	72
system|github	39
system|keep	100
system|laptop	186
system|move	56
system|order	103
system|paper	146
system|run	106
system|switch	146
system|team	83
são?	-25
são|^habit	54
são|^slot habit	54
tabla?	-83
tabla|#name	-71
tabla|^ongoing_project	62
tabla|^own	-59
tabla|^slot habit	46
table?	-139
tablet?	-65
tablet|#day	-108
tablet|#name	-233
tablet|#number	-293
tablet|@family	-123
tablet|@food	23
tablet|@income	177
tablet|@instrument	-24
tablet|@job	16
tablet|@medicine	226
tablet|^another	-171
tablet|^habit	94
tablet|^own	-30
tablet|^preference	47
tablet|^project_fact	-130
tablet|^recurring_state	27
tablet|^relationship	-374
tablet|^resource	-28
tablet|^slot habit	32
tablet|^slot preference	82
tablet|^slot said	-191
tablet|^slot spell	82
tablet|^slot thing	-18
tablet|breakfast	142
tablet|food	116
tablet|graham	46
tablet|ipad	114
tablet|leave	25
tablet|left	46
tablet|make	18
tablet|metformin	174
tablet|morning	140
tablet|night	140
tablet|pack	41
tablet|take	178
tablet|twice	73
tablet|use	34
tablet|want	58
tablet|writing	74
table|#name	19
table|#no	-166
table|#number	-401
table|@animal	50
table|@believer	90
table|@bird	59
table|@body_part	-15
table|@drink	86
table|@food	63
table|@furniture	-178
table|@job	-157
table|@meat	85
table|@medicine	58
table|@vegetable	106
table|^constraint	-155
table|^habit	20
table|^own	-127
table|^project_fact	-33
table|^relationship	-246
table|^role	34
table|^skill	-34
table|^slot constraint	-43
table|^slot habit	-78
table|^slot history	47
table|^slot identity	58
table|^slot said	61
table|cook	95
table|data	60
table|eat	31
table|give	85
table|peanut	34
table|query	60
table|right	63
table|sit	60
table|snowflake	60
table|sql	60
table|want	39
tabs?	-187
tabs?|#name	-170
tabs?|^own	-142
tabs?|^slot preference	35
tabs?|prefer	35
tabs?|style	35
tabs|#name	-170
tabs|^own	-142
tabs|^slot preference	35
tabs|prefer	35
tabs|style	35
taco?	-76
taco|#no	72
taco|@food	100
taco|@herb	80
taco|@meat	26
taco|@seasoning	80
taco|^own	-43
taco|^preference	121
taco|^slot habit	-83
taco|^slot like	121
taco|cilantro	80
taco|hate	92
tag?	-124
tag|#name	-83
tag|^own	-120
tag|^project_fact	-18
tahini?	54
tahini|#name	40
tahini|^another	86
tahini|^relationship	132
tahini|^slot relation	90
tahini|davide	133
take?	56
takeaway?	-138
takeaway|#day	81
takeaway|#name	-116
takeaway|@animal	36
takeaway|@food	71
takeaway|@meat	102
takeaway|^constraint	93
takeaway|^own	-119
takeaway|^slot habit	-43
takeaway|keep	71
take|#day	-73
take|#month	-73
take|#name	-66
take|#no	24
take|12	68
take|17	104
take|1998	89
take|2	85
take|2027	-81
take|9	38
take|@animal	-208
take|@boat	59
take|@body_part	-105
take|@color	-94
take|@dairy	33
take|@dog	-50
take|@drink	54
take|@dwelling	-312
take|@ethnicity	21
take|@family	53
take|@food	-48
take|@fruit	113
take|@furniture	24
take|@hobby	-17
take|@income	33
take|@instrument	-73
take|@job	-261
take|@medicine	118
take|@mental_illness	56
take|@pet	-76
take|@science	-191
take|@seafood	22
take|@seasoning	16
take|@symptom	-46
take|@tree	36
take|@vehicle	-23
take|^another	-94
take|^constraint	59
take|^goal	32
take|^habit	-30
take|^ongoing_project	-99
take|^own	70
take|^preference	-22
take|^project_fact	-39
take|^relationship	-97
take|^resource	-140
take|^role	-150
take|^skill	-81
take|^slot about	39
take|^slot charge	68
take|^slot condition	26
take|^slot constraint	51
take|^slot fear	53
take|^slot goal	17
take|^slot habit	-68
take|^slot history	-66
take|^slot learning	-23
take|^slot like	-41
take|^slot preference	-24
take|^slot project	-184
take|^slot relation	-35
take|^slot said	46
take|^slot spell	136
take|^slot study	93
take|^slot thing	-85
take|^slot told	-125
take|^slot van	31
take|accordion	17
take|afternoon	42
take|always	77
take|anaemia	111
take|art	97
take|ayub	76
take|baby	69
take|badly	29
take|ban	68
take|big	34
take|blind	91
take|brooke	127
take|bursary	139
take|carer	69
take|carsick	59
take|class	36
take|colleague	100
take|dark	27
take|dementia	65
take|diabetes	-117
take|don	68
take|drive	141
take|driver	89
take|earn	79
take|espresso	63
take|even	39
take|evening	-31
take|fajr	76
take|february	138
take|fifty	21
take|five	-19
take|ford	41
take|french	51
take|full-time	79
take|germany	72
take|go	19
take|grapefruit	74
take|greyhound	62
take|gul	89
take|gym	46
take|hand	62
take|home	-171
take|karen	109
take|khan	89
take|kilometre	25
take|labrador	106
take|language	37
take|last	-43
take|learn	-61
take|learning	-26
take|letter	25
take|licence	52
take|like	60
take|limit	77
take|line	94
take|long	-76
take|look	76
take|lose	67
take|mam	38
take|metformin	-74
take|milk	34
take|milligram	21
take|minute	89
take|niece	98
take|nine	-57
take|ola	95
take|park	53
take|pay	71
take|place	78
take|ramipril	89
take|reflux	90
take|rent	-29
take|road	40
take|scare	95
take|see	20
take|send	77
take|sertraline	71
take|service	37
take|sign	59
take|sister	41
take|sleep	70
take|spanish	30
take|stand	47
take|start	97
take|stomach	86
take|strong	71
take|study	63
take|sugar	72
take|sunday	35
take|tea	123
take|team	-28
take|three	-174
take|transit	56
take|tuesday	19
take|twice	48
take|use	33
take|van	31
take|walk	120
take|warfarin	47
take|weekday	59
take|white	40
take|wife	30
take|wind	90
take|winding	90
take|woman	-17
taking?	-41
taking|#month	22
taking|#name	-222
taking|#number	-105
taking|2027	50
taking|@family	-15
taking|@income	-129
taking|@medicine	76
taking|^constraint	68
taking|^habit	-77
taking|^own	-31
taking|^project_fact	-291
taking|^recurring_state	95
taking|^skill	102
taking|^slot habit	-163
taking|^slot said	-205
taking|june	47
taking|school	106
talk|@body_part	59
talk|@doctor	124
talk|@dwelling	-36
talk|@ethnicity	103
talk|@family	-86
talk|@illness	86
talk|@job	63
talk|^habit	-58
talk|^own	49
talk|^project_fact	-100
talk|^relationship	-100
talk|^resource	39
talk|^skill	132
talk|^slot habit	-75
talk|^slot language	107
talk|^slot relation	-30
talk|^slot said	71
talk|^slot thing	52
talk|good	99
talk|home	24
talk|see	27
talk|son	82
talk|speak	144
talk|therapist	125
talk|wear	95
tall?	-324
tall|#name	-117
tall|^own	-305
tank?	-77
tank|#name	31
tank|^habit	43
tank|^own	-76
tank|^slot habit	28
tape?	-105
tape|@food	81
tape|^own	-78
tape|^project_fact	-36
tape|^slot habit	41
tarantula?	-17
target?	-97
target|#number	40
target|000	113
target|2026	62
target|@dwelling	94
target|^goal	56
target|^own	-94
target|^project_fact	-258
tarkwa?	40
tarkwa|#no	94
tarkwa|^constraint	94
tarkwa|^own	44
tarkwa|^slot constraint	94
tash|^own	-32
tash|^relationship	67
tash|^slot relation	44
task?	-21
task|^slot habit	90
taste?	-133
taste|#name	-110
taste|@illness	64
taste|^constraint	15
taste|^habit	47
taste|^own	-116
taste|^slot habit	28
taste|^slot health	65
taste|read	77
tattoo?	-113
tattoo|@animal	55
tattoo|^own	-91
tattoo|^project_fact	-27
tattoo|^slot said	24
tavita?	-100
tavita|#name	-79
tavita|^another	-119
tavita|^own	-57
tavita|^relationship	-16
tavita|^slot relation	41
tavita|^slot work	-15
tavita|place	-15
tavita|smelter	-15
tax?	-97
tax|#month	-183
tax|#name	19
tax|2027	59
tax|@job	-45
tax|^constraint	39
tax|^habit	-39
tax|^own	-34
tax|^slot habit	-60
tax|^slot said	-20
tax|^slot told	36
tax|day	46
tea?	-156
teach?	-34
teacher?	-189
teacher|#name	-169
teacher|#number	-251
teacher|@hobby	50
teacher|@job	-68
teacher|@vehicle	75
teacher|^own	-204
teacher|^project_fact	-302
teacher|^relationship	-258
teacher|^slot history	92
teacher|^slot relation	-181
teacher|learn	80
teaching|#name	31
teaching|@family	85
teaching|^relationship	82
teaching|^role	55
teaching|^slot relation	86
teaching|godson	128
teaching|malik	128
teaching|play	74
teach|#day	-16
teach|#month	36
teach|#number	-297
teach|@dance	120
teach|@game	65
teach|@hobby	70
teach|@job	-87
teach|@science	-26
teach|^another	-16
teach|^goal	42
teach|^own	-34
teach|^preference	84
teach|^project_fact	-325
teach|^relationship	22
teach|^role	74
teach|^slot about	16
teach|^slot habit	-226
teach|^slot like	91
teach|^slot relation	-15
teach|^slot teaching	22
teach|^slot told	-26
teach|big	127
teach|club	103
teach|example	100
teach|girl	65
teach|godson	128
teach|june	80
teach|kev	127
teach|learn	92
teach|learning	92
teach|like	92
teach|malik	128
teach|morning	54
teach|play	-27
teach|school	65
teach|tango	120
teach|tomás	88
team?	-38
team|#day	-34
team|#name	67
team|#no	20
team|#number	-231
team|@dwelling	-26
team|@family	-260
team|@hobby	-43
team|@job	-38
team|@sport	-45
team|@vehicle	39
team|^another	-221
team|^constraint	56
team|^project_fact	-75
team|^relationship	-320
team|^resource	-137
team|^role	-105
team|^skill	55
team|^slot charge	80
team|^slot habit	64
team|^slot history	32
team|^slot preference	55
team|^slot relation	-275
team|^slot said	-51
team|^slot squad	103
team|answer	42
team|assistant	59
team|follow	147
team|game	53
team|lead	103
team|meg	104
team|mr	-77
team|night	34
team|play	46
team|pub	99
team|recife	89
team|sheffield	61
team|side	69
team|sit	68
team|six	40
team|squad	103
team|style	59
team|support	131
team|thursday	18
team|use	-25
team|wednesday	31
tear?	-107
tear|@narcotic	91
tear|^own	-63
tear|^slot said	39
tear|oskar	40
tear|sleep	60
tea|#name	-290
tea|@color	96
tea|@food	58
tea|@tree	47
tea|^another	-99
tea|^own	-104
tea|^preference	69
tea|^relationship	-125
tea|^slot constraint	32
tea|^slot like	69
tea|^slot said	48
tea|mam	22
tea|soft	73
tea|tallulah	31
tech?	-250
techstars?	-115
techstars|#name	-51
techstars|^own	-92
techstars|^project_fact	-72
tech|#name	-110
tech|^another	-63
tech|^own	-311
tech|^relationship	-107
teenager?	39
teenager|#name	-49
teenager|#number	58
teenager|^another	74
teenager|^relationship	142
teenager|^slot about	17
teenager|^slot said	28
teenager|idris	118
teenager|set	55
telescope?	-109
telescope|#name	-19
telescope|^own	-103
telescope|^resource	64
telescope|^slot thing	68
tell?	-121
tell?|#name	-156
tell?|#number	-176
tell?|2015	39
tell?|@family	-29
tell?|@job	-139
tell?|@science	57
tell?|^another	-73
tell?|^own	-158
tell?|^project_fact	-51
tell?|^relationship	-96
tell?|^skill	-41
tell?|^slot death	39
tell?|^slot education	97
tell?|^slot relation	-112
tell?|^slot role	-45
tell?|^slot said	58
tell?|^slot school	16
tell?|death	39
tell?|die	39
tell?|education	97
tell?|father	39
tell?|go	-27
tell?|halina	86
tell?|les	16
tell?|mother	79
tell?|physic	97
tell?|physics	97
tell?|retire	83
tell?|retired	83
tell?|role	-45
tell?|studied	97
tell?|study	97
tell?|teacher	39
tell?|tilleuls	16
tell?|university	97
tell?|want	99
tell?|warsaw	97
tell|#name	-166
tell|^own	-46
tell|^preference	95
tell|^slot like	95
tell|^slot told	42
template?	-107
template|^habit	54
template|^own	-105
template|^slot habit	26
tempt?	-89
tempt|#name	-64
tempt|@food	21
tempt|^own	-89
ten?	-141
tennis?	-45
tennis|@illness	72
tennis|^own	-43
tennis|^project_fact	34
tense?	-375
tense|^own	-327
ten|#day	117
ten|#name	21
ten|@family	-54
ten|@hobby	69
ten|@sport	72
ten|^another	-110
ten|^habit	94
ten|^own	-130
ten|^relationship	38
ten|^slot about	-26
ten|^slot habit	78
ten|^slot relation	71
ten|aoife	129
ten|friend	129
ten|morning	133
ten|son	42
ten|swim	41
ten|swimming	41
ten|tito	105
ten|yoga	52
teresa|#name	18
teresa|^own	19
teresa|^relationship	61
teresa|^slot relation	51
term?	-92
term|#no	83
term|@income	148
term|^habit	95
term|^own	-89
term|^slot habit	78
term|shoot	75
term|take	148
terraform?	-46
terraform|#number	41
terraform|^own	-40
terraform|^slot said	41
test?	-203
test|#day	-33
test|#name	-64
test|#number	31
test|2027	60
test|^own	-182
test|^project_fact	-51
test|^relationship	-214
test|^slot said	-57
test|anatomy	67
test|january	98
texas?	137
texas|#name	81
texas|#no	69
texas|#number	147
texas|@animal	68
texas|@illness	41
texas|@vehicle	126
texas|^another	78
texas|^own	111
texas|^project_fact	47
texas|^resource	99
texas|^slot habit	-20
texas|want	97
text?	-116
text|#name	79
text|#no	-17
text|#number	-93
text|8	78
text|@family	-92
text|@job	78
text|^another	-151
text|^habit	-39
text|^own	-102
text|^preference	33
text|^project_fact	-146
text|^relationship	-195
text|^resource	-51
text|^slot habit	-206
text|^slot preference	67
text|^slot said	-121
text|^slot thing	-34
text|code	58
text|life	63
text|live	33
text|neovim	179
text|nine	73
text|phone	149
text|pixel	84
text|thirty	65
text|use	60
text|want	112
text|write	130
thai?	-69
thai|#no	91
thai|@food	60
thai|^own	-32
thai|^slot habit	49
thanksgiving?	-91
thanksgiving|^constraint	108
thanksgiving|^own	-78
thanksgiving|^slot allergy	108
thanksgiving|allergic	108
thanksgiving|allergy	108
theatre?	-86
theatre|#day	16
theatre|#name	-134
theatre|#number	-67
theatre|@illness	15
theatre|@symptom	36
theatre|^another	-40
theatre|^own	-91
theatre|^project_fact	27
theatre|^relationship	76
theatre|^slot about	-41
theatre|^slot relation	56
theatre|idris	118
theatre|month	39
theatre|set	55
theo?	-172
theory?	-16
theory|#number	56
theory|@job	73
theory|^project_fact	16
theory|^slot said	35
theo|#name	-65
theo|^own	-381
theo|^relationship	-45
theo|^slot school	104
theo|go	37
theo|les	104
theo|tilleuls	104
therapist?	-80
therapist|#day	84
therapist|#name	-75
therapist|@job	19
therapist|^habit	29
therapist|^own	-104
therapist|^relationship	-21
therapist|dr	95
therapist|lope	95
thermodynamics?	-144
thermodynamics|#name	-165
thermodynamics|#number	-113
thermodynamics|2027	-32
thermodynamics|^own	-141
thermodynamics|^project_fact	-40
thesis?	-23
thesis|#month	-33
thesis|#name	17
thesis|#number	-62
thesis|2027	55
thesis|@job	-52
thesis|@tree	93
thesis|^constraint	55
thesis|^own	-18
thesis|^project_fact	-108
thesis|^relationship	-70
thesis|^resource	89
thesis|^slot said	-41
thesis|^slot told	-186
thesis|professor	24
thesis|reference	86
thesis|september	34
thesis|style	88
thesis|want	85
thief?	-108
thief|#name	-64
thief|^own	-76
thieve?	-108
thieve|#name	-64
thieve|^own	-76
thin?	-46
thing|#day	-61
thing|#name	-462
thing|#number	-34
thing|@family	-62
thing|@hobby	29
thing|@illness	45
thing|@instrument	57
thing|@job	60
thing|@religion	99
thing|@sport	63
thing|@temple	99
thing|^habit	174
thing|^ongoing_project	110
thing|^project_fact	-155
thing|^relationship	-311
thing|^resource	-87
thing|^slot habit	115
thing|^slot health	40
thing|^slot teaching	44
thing|^slot thing	-61
thing|accordion	70
thing|alto	99
thing|badly	128
thing|church	99
thing|group	70
thing|light	32
thing|morning	67
thing|play	88
thing|sing	99
thing|six	154
thing|teach	29
thing|teaching	110
thing|time	65
thing|viola	59
thing|yoga	76
think?	-178
think|#no	78
think|^own	-125
thinner?	-27
thinner|#name	-353
thinner|@body_part	49
thinner|@family	-15
thinner|@illness	-88
thinner|@income	60
thinner|@medicine	93
thinner|^own	-124
thinner|^relationship	-30
thinner|^slot medicine	88
thinner|take	53
thinner|warfarin	93
thin|#no	21
thin|@body_part	43
thin|@food	43
thin|@medicine	107
thin|^constraint	33
thin|^own	-27
thin|^slot constraint	66
thin|^slot medicine	107
thin|want	71
thin|warfarin	107
third-floor?	-84
third-floor|^own	-81
third-floor|^resource	92
third-floor|^slot thing	92
third-floor|use	92
thirty?	-67
thirty|#name	-21
thirty|#number	63
thirty|^another	86
thirty|^project_fact	-34
thirty|^slot told	86
three-hour?	-75
three-hour|#number	20
three-hour|^constraint	70
three?	-26
three|#day	-167
three|#name	-260
three|#number	-29
three|@body_part	48
three|@color	29
three|@family	-22
three|@food	-16
three|@furniture	138
three|@game	83
three|@hobby	41
three|@illness	27
three|@job	-144
three|@symptom	46
three|^another	139
three|^own	-239
three|^project_fact	36
three|^relationship	-130
three|^slot condition	46
three|^slot said	-38
three|^slot told	91
three|fridays	20
three|hate	42
three|isla	141
three|life	60
three|like	145
three|live	-31
three|make	72
three|rory	149
three|seven	38
three|table	140
three|thing	121
three|tuesdays	47
three|twin	114
thrill?	-170
thrill|^own	-148
thrill|^preference	70
throw?	-180
throw|#no	86
throw|^own	-123
throw|^preference	138
throw|^slot like	138
throw|like	86
throw|surprise	121
thursday?	-40
thursday|#day	151
thursday|#name	-30
thursday|#no	55
thursday|#number	49
thursday|@animal	-41
thursday|@body_part	-108
thursday|@drink	-20
thursday|@family	-97
thursday|@food	-74
thursday|@job	-22
thursday|@pet	36
thursday|^another	-25
thursday|^constraint	82
thursday|^habit	-77
thursday|^own	-62
thursday|^relationship	-416
thursday|^role	-77
thursday|^slot band	85
thursday|^slot employment	57
thursday|^slot habit	-76
thursday|^slot home	36
thursday|^slot like	70
thursday|^slot said	-69
thursday|^slot told	86
thursday|aoibhe	148
thursday|band	48
thursday|book	74
thursday|close	90
thursday|drink	58
thursday|employment	57
thursday|half	-106
thursday|home	16
thursday|keep	32
thursday|meet	114
thursday|month	71
thursday|play	25
thursday|seven	145
thursday|sheffield	49
thursday|stand	77
thursday|thursdays	163
thursday|turn	41
ticino?	-81
ticino|#name	-19
ticino|^own	-59
ticket?	-77
ticket|#name	-234
ticket|#number	26
ticket|@dwelling	33
ticket|^own	-91
ticket|^relationship	96
ticket|^slot about	-15
ticket|^slot said	65
ticket|home	62
ticket|idris	118
ticket|set	55
tide?	-136
tide|#day	63
tide|@boat	77
tide|@family	28
tide|@vehicle	77
tide|^own	-131
tide|^project_fact	-40
tide|mother	81
till?	-45
till|#day	102
till|@family	57
till|@job	-20
till|^another	43
till|^own	-132
till|^relationship	39
till|^slot told	61
till|yanis	147
timber?	-61
timber|#name	-23
timber|^habit	62
timber|^own	-30
timber|^slot habit	62
timetable?	-46
timetable|#name	-98
timetable|#number	102
timetable|2027	88
timetable|^own	-45
timetable|^project_fact	93
timetable|eight	53
time|#day	53
time|#month	-419
time|#name	-163
time|#no	-279
time|#number	253
time|10	60
time|12	74
time|2026	-26
time|4	48
time|5	59
time|8	31
time|8:30	61
time|@animal	-271
time|@dwelling	-345
time|@fabric	26
time|@family	-370
time|@food	-339
time|@furniture	133
time|@game	-109
time|@hobby	-227
time|@illness	-465
time|@income	-211
time|@job	62
time|@religion	39
time|@science	-430
time|@sport	-112
time|@temple	39
time|^another	-44
time|^constraint	-213
time|^goal	-135
time|^habit	-23
time|^ongoing_project	-42
time|^own	-52
time|^preference	-312
time|^project_fact	-78
time|^resource	-523
time|^role	-199
time|^skill	-227
time|^slot about	-36
time|^slot flight	74
time|^slot goal	-120
time|^slot habit	-109
time|^slot project	-31
time|^slot said	23
time|^slot shift	86
time|^slot thing	-485
time|^slot told	-24
time|^slot work	49
time|always	70
time|around	52
time|arrangement	49
time|bed	170
time|best	60
time|church	43
time|club	68
time|collect	63
time|day	99
time|designer	74
time|editor	104
time|eleven	83
time|even	56
time|evening	38
time|first	85
time|five	139
time|four	136
time|fridays	72
time|go	-31
time|good	56
time|half	137
time|home	-258
time|knit	70
time|lisbon	22
time|morning	139
time|nine	171
time|online	105
time|osaka	64
time|past	107
time|play	-152
time|quarter	72
time|run	-52
time|samir	161
time|saturday	44
time|school	19
time|service	61
time|session	55
time|shift	80
time|six	178
time|start	26
time|sundays	125
time|take	-86
time|taking	56
time|ten	164
time|thirty	55
time|three	28
time|two	54
time|wake	28
time|want	-97
time|watch	52
time|week	138
time|weekday	86
time|work	-72
time|write	28
time|yuki	151
tin?	-62
tinker?	-53
tinker|@alcohol	57
tinker|@drink	57
tinker|@narcotic	57
tinker|^habit	23
tinker|^own	-51
tinker|^resource	94
tinker|^slot habit	21
tinker|^slot thing	94
tin|#name	-54
tin|@animal	69
tin|@dairy	83
tin|@drink	83
tin|@food	114
tin|^own	-59
tin|^project_fact	-117
tin|^recurring_state	98
tin|^slot said	-70
tin|milk	83
tin|rayyan	93
title?	-215
title|#name	-178
title|#number	19
title|@food	96
title|@game	-71
title|@hobby	-122
title|^own	-235
title|^project_fact	-196
toast?	-43
toast|#name	-341
toast|#no	78
toast|#number	32
toast|@alcohol	72
toast|@color	40
toast|@drink	72
toast|@narcotic	72
toast|@wine	72
toast|^constraint	-33
toast|^project_fact	35
toast|^slot habit	22
toast|^slot state	134
toast|drink	125
toast|four	89
toast|season	125
toast|sober	134
toast|supra	125
toast|wine	72
toast|year	132
today?	-242
today|#name	-339
today|^own	-212
today|^project_fact	-18
today|^slot said	56
today|want	86
toddler|#name	16
toddler|^constraint	35
toddler|^own	-17
toddler|^relationship	100
toddler|^slot relation	105
toddler|^slot told	18
toddler|emil	79
toeic?	-160
toeic|#name	-109
toeic|^own	-126
tofu?	-220
tofu|#name	-102
tofu|@animal	73
tofu|@body_part	138
tofu|@cat	79
tofu|@food	-22
tofu|@pet	79
tofu|^another	40
tofu|^own	-259
tofu|^project_fact	-253
tofu|^relationship	17
tofu|^slot relation	-36
tofu|^slot spell	138
tofu|cat	79
tofu|diet	138
tofu|kidney	138
tofu|special	138
together|#month	82
together|#name	-41
together|#number	-115
together|@food	40
together|@symptom	58
together|^constraint	26
together|^project_fact	-25
together|^recurring_state	68
together|^relationship	-45
together|^slot relation	19
together|^slot said	74
together|allergic	19
together|hour	62
together|marathon	53
together|partner	71
together|thirty	62
together|three	30
tola|#day	28
tola|#name	43
tola|@family	64
tola|@hobby	20
tola|^another	23
tola|^own	-40
tola|^relationship	82
tola|^slot relation	55
tolerate?	-112
tolerate|#name	-74
tolerate|@illness	53
tolerate|^own	-77
tolerate|^recurring_state	148
tolerate|^slot habit	-25
tom?	-195
tomasz?	-229
tomasz|#name	-201
tomasz|@dwelling	42
tomasz|^another	-19
tomasz|^own	-363
tomasz|^relationship	-106
tomasz|^slot home	42
tomasz|home	42
tomasz|life	42
tomasz|location	42
tomorrow?	17
tomorrow|#name	-115
tomorrow|#no	-65
tomorrow|#number	43
tomorrow|1	55
tomorrow|@dwelling	41
tomorrow|@fruit	95
tomorrow|@illness	-37
tomorrow|@seafood	16
tomorrow|^constraint	80
tomorrow|^own	50
tomorrow|^preference	-93
tomorrow|^relationship	-375
tomorrow|^slot effect	51
tomorrow|^slot habit	-52
tomorrow|^slot thing	23
tomorrow|^slot told	-47
tomorrow|big	47
tomorrow|fast	96
tomorrow|nine	41
tomorrow|phone	71
tomorrow|school	99
tomorrow|see	74
tomorrow|six	98
tomorrow|two	80
tomorrow|use	69
tomorrow|whole	87
tongue?	-40
tongue|#name	62
tongue|@ethnicity	74
tongue|^own	-16
tongue|^project_fact	-92
tongue|^skill	259
tongue|^slot language	276
tongue|^slot said	-121
tongue|day	16
tongue|english	110
tongue|home	35
tongue|russian	40
tongue|spanish	120
tongue|speak	308
tonight?	17
tonight|#name	-82
tonight|#no	96
tonight|#number	-88
tonight|2	72
tonight|@alcohol	-71
tonight|@believer	93
tonight|@body_part	65
tonight|@color	-156
tonight|@drink	56
tonight|@food	179
tonight|@fruit	112
tonight|@illness	-95
tonight|@meat	-128
tonight|@narcotic	-71
tonight|@seasoning	44
tonight|@symptom	-117
tonight|@tree	75
tonight|@vegetable	74
tonight|@wine	-32
tonight|^another	-278
tonight|^constraint	129
tonight|^own	47
tonight|^preference	100
tonight|^recurring_state	104
tonight|^relationship	-325
tonight|^resource	-116
tonight|^slot allergy	-56
tonight|^slot condition	61
tonight|^slot constraint	25
tonight|^slot effect	91
tonight|^slot habit	-425
tonight|^slot health	-101
tonight|^slot like	65
tonight|^slot relation	-282
tonight|^slot said	-25
tonight|^slot state	182
tonight|^slot thing	-85
tonight|^slot told	61
tonight|allergy	-56
tonight|drink	27
tonight|food	26
tonight|give	33
tonight|like	90
tonight|look	71
tonight|make	127
tonight|migraine	-32
tonight|month	62
tonight|mushroom	149
tonight|red	-65
tonight|reunion	74
tonight|six	21
tonight|stand	28
tonight|use	23
tonight|want	-138
tonight|wine	-32
tonight|year	30
tool?	-48
tool|#name	70
tool|@science	26
tool|^constraint	-165
tool|^habit	186
tool|^own	-28
tool|^project_fact	-148
tool|^slot habit	129
tool|client	89
tool|interview	144
tool|name	54
tool|r	142
tool|report	62
tool|run	68
tool|statistic	44
tooth?	-24
tooth|#name	-90
tooth|#no	35
tooth|#number	-37
tooth|@body_part	92
tooth|@family	-147
tooth|@job	48
tooth|@medical_device	72
tooth|@medicine	62
tooth|@narcotic	30
tooth|^another	-51
tooth|^own	-30
tooth|^relationship	-37
tooth|^slot about	36
tooth|^slot relation	-41
tooth|^slot role	25
tooth|^slot said	-48
tooth|^slot told	19
tooth|dentist	115
tooth|dr	118
tooth|husband	109
tooth|rajesh	151
tooth|role	25
tooth|two	84
tooth|vogel	118
tooth|want	45
tooth|year	97
top-floor?	-54
top-floor|^own	-59
top?	-54
topic?	-48
topic|#name	37
topic|@tree	87
topic|^own	-43
topic|^resource	44
topic|^skill	98
topping?	-49
topping|@food	37
topping|^own	-47
top|^own	-33
top|^recurring_state	47
top|^slot effect	47
top|^slot said	87
toronto?	-125
toronto|#name	-74
toronto|^own	-48
toronto|exam	101
toronto|nurse	95
toronto|nursing	95
tortoise?	-138
tortoise|#name	-84
tortoise|^own	-104
tortoise|^relationship	-126
tosca?	-192
tosca|#month	-25
tosca|#name	-159
tosca|#number	-34
tosca|2027	28
tosca|3	28
tosca|^own	-192
tosca|^project_fact	-108
tosca|^slot habit	-59
tosca|october	28
touch?	-97
touch|^habit	24
touch|^own	-41
touch|^slot habit	24
tour?	-157
tour|#number	48
tour|^own	-100
tour|^project_fact	-47
towards|#month	56
towards|#name	-24
towards|#number	29
towards|^ongoing_project	134
towards|^own	20
towards|^project_fact	-100
towards|^slot project	134
towards|aside	77
towards|put	77
tower?	-39
tower|#name	-442
tower|#number	-64
tower|@illness	30
tower|^project_fact	-114
tower|^slot fear	94
tower|^slot habit	-61
tower|floor	66
tower|height	94
tower|two	69
town|#day	-32
town|#month	52
town|#name	79
town|#number	-140
town|@flower	110
town|@illness	-45
town|@income	69
town|@vehicle	77
town|^habit	-79
town|^project_fact	-65
town|^relationship	-52
town|^resource	87
town|^slot about	18
town|^slot habit	-120
town|^slot thing	129
town|mum	110
town|second-hand	96
town|take	69
town|thursday	70
town|use	32
track?	-219
tracker?	-77
tracker|^own	-23
tracker|^project_fact	16
tracker|^slot said	73
track|#name	-120
track|^own	-196
track|^project_fact	-77
track|^slot habit	-31
trade|#day	-97
trade|#month	119
trade|#name	-55
trade|#no	-88
trade|8	90
trade|@family	-79
trade|@furniture	93
trade|@hobby	-124
trade|@instrument	37
trade|@job	171
trade|@religion	71
trade|@science	118
trade|@sport	-103
trade|@temple	71
trade|^another	61
trade|^goal	30
trade|^habit	59
trade|^own	-50
trade|^project_fact	-254
trade|^role	44
trade|^slot about	-47
trade|^slot habit	17
trade|^slot relation	-30
trade|^slot role	131
trade|^slot said	-106
trade|^slot told	29
trade|apprentice	17
trade|big	127
trade|build	162
trade|callum	148
trade|church	71
trade|day	101
trade|electrician	124
trade|family	66
trade|go	44
trade|january	90
trade|joiner	155
trade|jordan	135
trade|kev	127
trade|kitchen	156
trade|march	64
trade|mihai	128
trade|retire	80
trade|role	118
trade|sunday	48
trade|work	23
train?	-54
trainee?	-81
trainee|#name	-37
trainee|@doctor	123
trainee|@job	123
trainee|^own	-67
trainee|^project_fact	-43
trainee|^relationship	-88
trainee|^slot relation	-52
trainee|deshawn	123
trainee|intern	123
training?	-52
training|#month	69
training|#name	-88
training|#number	83
training|6	16
training|@drink	62
training|@food	-28
training|@hobby	-49
training|@meat	57
training|@sport	-44
training|@symptom	63
training|^another	-267
training|^goal	141
training|^own	-34
training|^project_fact	-152
training|^recurring_state	94
training|^relationship	-128
training|^resource	-59
training|^slot goal	150
training|^slot habit	-396
training|^slot relation	-36
training|^slot trait	89
training|february	92
training|half	66
training|hour	64
training|marathon	112
training|march	26
training|run	36
training|three	62
training|want	19
training|week	82
train|#day	-69
train|#month	52
train|#name	43
train|2027	-23
train|6	16
train|@drink	53
train|@family	-332
train|@food	-109
train|@hobby	-86
train|@illness	-90
train|@job	-322
train|@meat	41
train|@sport	-82
train|@symptom	61
train|^another	-318
train|^goal	139
train|^ongoing_project	-19
train|^own	-25
train|^project_fact	-318
train|^recurring_state	62
train|^relationship	-209
train|^resource	20
train|^slot goal	148
train|^slot habit	-45
train|^slot project	-19
train|^slot relation	-84
train|^slot said	-390
train|^slot thing	-57
train|^slot trait	87
train|enter	89
train|february	92
train|half	66
train|hour	47
train|june	71
train|marathon	78
train|mondays	73
train|run	-60
train|saturdays	65
train|three	21
train|use	36
train|wednesdays	53
train|week	82
transit?	-105
transit|#name	-57
transit|#number	17
transit|^own	-84
transit|^project_fact	-71
translate?	-354
translate?|#name	-204
translate?|^own	-292
translate|#name	-204
translate|^own	-292
translation|#name	35
translation|@job	89
translation|^another	-64
translation|^own	18
translation|^relationship	64
translation|^slot relation	68
translation|ximena	94
transport?	-96
transport|#name	-24
transport|#number	23
transport|@vehicle	138
transport|^own	-51
transport|^project_fact	34
transport|^slot thing	24
transport|^slot told	111
travel?	17
travel|#month	97
travel|#name	87
travel|#number	-211
travel|@hobby	-37
travel|@income	39
travel|@vehicle	159
travel|^constraint	54
travel|^habit	74
travel|^own	38
travel|^project_fact	-154
travel|^slot habit	67
travel|^slot told	43
travel|commute	141
travel|fly	94
travel|run	72
travel|take	59
travel|train	76
tray?	-66
tray|^own	-65
tray|^project_fact	-29
treat?	43
treatment?	-89
treatment|#month	-15
treatment|#name	-18
treatment|@family	-24
treatment|@income	91
treatment|@pregnancy	138
treatment|^another	-46
treatment|^habit	-24
treatment|^own	-89
treatment|^project_fact	-23
treatment|^relationship	-30
treatment|^slot about	55
treatment|^slot habit	-38
treatment|^slot health	24
treatment|^slot told	116
treatment|dot	146
treatment|evening	59
treatment|go	141
treatment|going	141
treatment|ivf	138
treatment|life	76
treatment|take	97
treatment|use	54
treat|#day	-30
treat|#month	32
treat|#name	-70
treat|#number	-55
treat|2026	38
treat|@body_part	-27
treat|@bread	37
treat|@dessert	86
treat|@doctor	152
treat|@food	-115
treat|@furniture	68
treat|@illness	75
treat|@income	92
treat|@medicine	98
treat|@seasoning	42
treat|@symptom	23
treat|^another	103
treat|^preference	31
treat|^project_fact	-85
treat|^relationship	135
treat|^slot about	-23
treat|^slot habit	-46
treat|^slot health	88
treat|^slot history	66
treat|^slot preference	88
treat|^slot relation	88
treat|^slot said	-96
treat|call	-19
treat|come	130
treat|comes	130
treat|cook	78
treat|idris	118
treat|january	68
treat|keep	44
treat|mason	41
treat|noon	97
treat|set	54
treat|take	95
treat|tuesday	57
treat|vet	153
treat|want	-18
trial?	-60
trial|#name	-33
trial|^own	-57
trial|^project_fact	40
trial|steam	65
trigger?	-126
trigger|@food	54
trigger|@illness	60
trigger|@symptom	60
trigger|^own	-105
trigger|^recurring_state	60
trilogy?	-26
trilogy|#number	51
trip?	-34
trip|#day	75
trip|#month	-27
trip|#name	-66
trip|#no	99
trip|#number	-21
trip|@doctor	69
trip|@family	-103
trip|@food	-23
trip|@illness	-101
trip|@insect	92
trip|@job	-27
trip|@meat	59
trip|@sport	46
trip|@vehicle	76
trip|^another	-261
trip|^constraint	-55
trip|^goal	61
trip|^ongoing_project	-54
trip|^own	-17
trip|^project_fact	-57
trip|^relationship	-194
trip|^resource	54
trip|^slot condition	58
trip|^slot effect	55
trip|^slot goal	61
trip|^slot habit	-195
trip|^slot health	-21
trip|^slot project	-19
trip|^slot relation	-181
trip|^slot said	-29
trip|^slot thing	20
trip|^slot told	-74
trip|academy	87
trip|afternoon	39
trip|allergy	-55
trip|april	25
trip|cabin	93
trip|daughter	-16
trip|don	89
trip|drive	224
trip|february	48
trip|fly	145
trip|flying	92
trip|hour	100
trip|learn	89
trip|lorna	53
trip|peanut	42
trip|plan	48
trip|road	78
trip|six	43
trip|solveig	128
trip|spanish	71
trip|swim	94
trip|ten	21
trip|three	65
trip|viola	73
trip|visit	101
trip|want	44
trip|wednesday	119
trip|week	74
trip|winter	155
trip|work	16
trivia?	-95
trivia|#name	-54
trivia|^habit	88
trivia|^own	-84
trivia|^slot habit	88
tropical?	-93
tropical|@illness	58
tropical|^constraint	104
tropical|^own	-84
tropical|^project_fact	-69
tropical|^slot allergy	110
tropical|^slot said	87
tropical|allergic	110
tropical|allergy	110
trouble?	-20
trouble|#name	-235
trouble|#no	31
trouble|#number	-440
trouble|@body_part	70
trouble|@color	43
trouble|@dance	39
trouble|@dwelling	56
trouble|@hobby	27
trouble|@illness	105
trouble|@medicine	132
trouble|@science	-38
trouble|^habit	-46
trouble|^own	30
trouble|^project_fact	37
trouble|^resource	-26
trouble|^slot habit	-130
trouble|^slot health	150
trouble|^slot home	76
trouble|^slot said	-96
trouble|^slot told	-52
trouble|asthma	140
trouble|carry	132
trouble|dance	65
trouble|home	76
trouble|inhaler	132
trouble|make	63
trouble|right	33
trouble|third	57
truck?	-148
truck|#name	-40
truck|#no	45
truck|@vehicle	-78
truck|^own	-134
truck|^project_fact	-81
truck|^resource	26
truck|^slot thing	37
try?	-208
try|#name	-93
try|@food	-40
try|@instrument	38
try|^constraint	70
try|^goal	38
try|^own	-108
try|^project_fact	-35
try|^slot health	61
try|steam	100
tuesday|#day	119
tuesday|#name	50
tuesday|#no	-37
tuesday|#number	-39
tuesday|@doctor	58
tuesday|@food	-62
tuesday|@job	79
tuesday|@seasoning	59
tuesday|^another	-31
tuesday|^constraint	83
tuesday|^habit	82
tuesday|^own	35
tuesday|^slot habit	33
tuesday|^slot said	21
tuesday|^slot thing	30
tuesday|class	17
tuesday|evening	116
tuesday|place	94
tuesday|run	94
tuesday|seven	77
tuition?	-29
tuition|#number	35
tummy?	-53
tummy|@dairy	92
tummy|@food	90
tummy|^habit	44
tummy|^own	-45
tummy|^slot habit	44
tuna|#month	82
tuna|#name	63
tuna|@family	90
turn?	-111
turnaround?	-62
turnaround|#number	34
turnaround|^own	-54
turnaround|^project_fact	21
turnaround|^slot said	54
turnip?	-176
turnip|#name	-150
turnip|#no	64
turnip|@food	-65
turnip|@vegetable	-40
turnip|^own	-77
turn|#month	-47
turn|#number	-40
turn|2027	36
turn|30	79
turn|@family	54
turn|^another	-26
turn|^own	-85
turn|^project_fact	-117
turn|^relationship	22
turn|^slot age	75
turn|^slot relation	17
turn|^slot said	-44
turn|age	75
turn|august	18
turn|danuta	131
turn|ken	118
turn|lia	118
turn|noon	31
turn|tuesday	25
tutor?	-42
tutor|#day	58
tutor|#name	-212
tutor|#number	39
tutor|@job	41
tutor|@science	15
tutor|^own	-82
tutor|^relationship	-29
tutor|^slot about	75
tutor|^slot relation	-90
tutor|mr	-30
tv?	-117
tv|#name	-45
tv|^own	-102
twelve-storey?	-82
twelve-storey|#number	47
twelve-storey|^constraint	67
twelve-storey|^own	-72
twin?	-80
twin|#month	53
twin|#name	-39
twin|#number	-74
twin|2027	113
twin|@sport	32
twin|^another	-25
twin|^own	-123
twin|^slot age	-45
twin|^slot membership	87
twin|^slot relation	21
twin|^slot told	19
twin|age	-45
twin|ken	118
twin|lia	118
twin|march	69
twin|six	52
twin|turn	84
two-week?	-102
two-week|^own	-98
two-week|^project_fact	-23
two-week|^slot habit	21
two-wheeler?	-78
two-wheeler|#name	19
two-wheeler|^own	-56
two-wheeler|^resource	80
two-wheeler|^slot habit	38
two-wheeler|^slot thing	80
two?	-30
two|#day	108
two|#month	-105
two|#name	-106
two|#number	-328
two|@animal	25
two|@color	58
two|@dog	-31
two|@ethnicity	22
two|@food	166
two|@hospital	56
two|@nut	140
two|@pet	-93
two|@treatment	87
two|@tree	72
two|^another	-19
two|^constraint	49
two|^own	-109
two|^project_fact	-147
two|^recurring_state	-45
two|^relationship	-24
two|^role	38
two|^slot constraint	52
two|^slot effect	83
two|^slot habit	-96
two|^slot said	-24
two|^slot state	112
two|^slot told	-119
two|afternoon	48
two|always	69
two|day	60
two|dog	32
two|give	28
two|hospice	89
two|mam	22
two|manage	71
two|marek	61
two|need	99
two|night	143
two|power	70
two|red	71
two|run	80
two|september	76
two|walnut	74
two|work	77
two|year	20
type?	-235
typescript?	-38
typescript|^own	-35
typescript|^project_fact	36
typescript|^slot habit	22
typescript|better	97
typescript|good	97
typesetting?	-92
typesetting|#name	-31
typesetting|^habit	64
typesetting|^own	-74
type|#name	-99
type|@hobby	51
type|@job	-16
type|^own	-205
type|^project_fact	-41
type|^relationship	-317
type|^slot editor	106
type|^slot habit	-129
type|editor	106
type|neovim	106
uk?	-318
ukulele?	-236
ukulele?|#name	-158
ukulele?|^habit	-15
ukulele?|^own	-179
ukulele?|^slot habit	-27
ukulele|#name	-158
ukulele|^habit	-15
ukulele|^own	-179
ukulele|^slot habit	-27
uk|^own	-312
umhlanga?	-178
umhlanga|#day	34
umhlanga|#name	-97
umhlanga|@job	-41
umhlanga|^habit	16
umhlanga|^own	-110
undergo?	-75
undergo|@body_part	71
undergo|@illness	52
undergo|^own	-72
undergo|^project_fact	-46
undergo|^slot said	29
underground?	-68
underground|^habit	38
underground|^own	-65
underground|^slot habit	41
understand?	-52
understand|^own	-46
union?	-86
union|#name	-91
union|#no	22
union|#number	-68
union|@animal	84
union|@fish	98
union|@food	-56
union|@job	82
union|^own	-49
union|^preference	95
union|^project_fact	-176
union|^role	94
union|^slot like	98
union|^slot position	95
union|^slot told	-28
union|argentine	98
union|depot	95
union|four	15
union|like	98
union|shop	95
union|steward	95
unit?	-269
unit|#name	-212
unit|^own	-247
unit|^preference	-93
unit|^project_fact	-133
unit|^slot preference	43
university?	-382
university|#name	-293
university|^own	-329
unpaid?	-121
unpaid|#name	-31
unpaid|^own	-92
unpaid|^slot habit	68
unusual?	-118
unusual|#name	-36
unusual|^own	-82
unusual|^slot relation	27
unwell?	-90
unwell|^own	-90
unwell|^project_fact	43
unwell|^slot said	46
upcoming?	-67
upcoming|#month	46
upcoming|^own	-33
upcoming|^slot said	92
update?	24
update|#name	-43
update|^own	28
update|^preference	89
update|^slot said	75
update|want	140
upgrade?	-60
upgrade|#number	62
upgrade|^own	-58
upgrade|^slot said	45
upgrade|go	86
upload?	-79
upload|#no	62
upload|^own	-73
upload|^project_fact	40
upload|^slot said	40
upstairs|#no	59
upstairs|#number	35
upstairs|^project_fact	-24
usa?	-57
usa|#name	25
usa|@family	60
usa|^another	30
usa|^own	-112
usa|^relationship	85
usa|^slot relation	57
usa|tonye	154
use?	-94
username?	-235
username|^own	-224
use|#day	-535
use|#month	-450
use|#name	24
use|#no	-208
use|#number	-368
use|2027	-293
use|50	65
use|@animal	-83
use|@color	62
use|@dwelling	-93
use|@ethnicity	-72
use|@family	-111
use|@food	-328
use|@game	-44
use|@hobby	-188
use|@illness	-152
use|@income	-138
use|@job	-94
use|@meat	-33
use|@medicine	-31
use|@pet	-307
use|@sport	-432
use|@symptom	-89
use|^another	-235
use|^constraint	-241
use|^goal	-196
use|^ongoing_project	-104
use|^own	-51
use|^preference	-63
use|^project_fact	-71
use|^relationship	-363
use|^resource	-75
use|^role	-131
use|^skill	-59
use|^slot about	-29
use|^slot allergy	-22
use|^slot choice	137
use|^slot editor	50
use|^slot goal	-136
use|^slot habit	114
use|^slot health	-430
use|^slot home	-352
use|^slot language	50
use|^slot laptop	44
use|^slot like	-169
use|^slot past	-106
use|^slot phone	24
use|^slot preference	37
use|^slot project	-104
use|^slot relation	-413
use|^slot role	-308
use|^slot said	-74
use|^slot thing	-80
use|^slot told	-90
use|account	70
use|allergic	-21
use|allergy	-42
use|always	-50
use|analyse	55
use|analysis	55
use|arabic	80
use|better	92
use|blank	26
use|british	-17
use|call	-84
use|chest	70
use|client	76
use|code	69
use|come	16
use|crack	46
use|design	18
use|doctor	79
use|drive	113
use|edit	66
use|email	69
use|employment	-87
use|fast	65
use|father	60
use|freight	97
use|french	81
use|friend	-31
use|galaxy	33
use|galleries	65
use|game	95
use|give	55
use|go	-165
use|good	88
use|green	59
use|haul	97
use|hindi	21
use|inhaler	39
use|ipad	-38
use|kotlin	124
use|laptop	26
use|latex	148
use|learn	39
use|lightroom	66
use|like	-30
use|logistics	16
use|lux	65
use|macbook	48
use|make	-27
use|mostly	93
use|neovim	-29
use|nicotine	29
use|old	-29
use|parent	25
use|play	-426
use|prefer	59
use|pro	-38
use|put	79
use|r	188
use|read	82
use|reading	82
use|reply	65
use|report	49
use|role	-309
use|run	-365
use|s22	33
use|saji	93
use|samsung	104
use|screen	34
use|second-hand	16
use|sew	76
use|shoulder	85
use|singer	74
use|skoda	72
use|sony	84
use|speak	50
use|statistic	55
use|stay	35
use|studio	-58
use|tablet	19
use|tailscale	-24
use|take	-124
use|team	61
use|telugu	21
use|try	18
use|two	-29
use|used	-129
use|video	95
use|want	-88
use|white	83
use|work	-482
use|write	91
usual?	-45
usually?	-85
usually|#name	-291
usually|#no	36
usually|#number	104
usually|@furniture	134
usually|^constraint	46
usually|^own	-54
usually|^project_fact	-39
usually|^slot told	52
usually|bed	134
usually|five	89
usual|#name	-24
usual|@food	23
usual|@vehicle	103
usual|^own	-42
usual|^project_fact	16
vacation?	-65
vacation|#name	-32
vacation|^own	-63
vacation|^project_fact	41
vaccination?	-25
vaccination|^own	-25
vaccination|^slot habit	104
vaccine?	-306
van?	-146
vancouver?	-90
vancouver|^constraint	105
vancouver|^own	-39
vancouver|^slot fear	142
vancouver|fly	142
vancouver|flying	142
van|#name	-94
van|@instrument	101
van|@vehicle	78
van|^own	-99
van|^resource	100
van|^slot thing	100
variable?	-87
variable|@illness	96
variable|^own	-58
variable|^project_fact	-17
variable|^slot said	37
variety|#name	30
variety|@alcohol	96
variety|@drink	95
variety|@narcotic	96
variety|^another	35
variety|^own	-219
variety|^project_fact	42
variety|^slot told	70
vase?	-99
vase|#name	-20
vase|^own	-81
vase|^slot said	57
vase|want	61
vat?	-149
vat|#month	47
vat|#name	-158
vat|#number	35
vat|^constraint	44
veg?	-59
vegan?	-185
vegan|#name	-322
vegan|^another	-66
vegan|^own	-251
vegan|^relationship	-122
vegan|^slot state	88
vegetable?	-24
vegetable|@animal	37
vegetable|@food	-62
vegetable|@game	58
vegetable|@hobby	24
vegetable|@illness	21
vegetable|@insect	77
vegetable|@medicine	67
vegetable|@sport	62
vegetable|@vegetable	62
vegetable|^preference	-37
vegetable|^project_fact	-203
vegetable|^recurring_state	143
vegetable|^resource	74
vegetable|^slot effect	145
vegetable|^slot like	29
vegetable|^slot said	-64
vegetable|^slot thing	122
vegetable|hate	29
vegetable|make	145
vegetarian?	-323
vegetarian|#name	-268
vegetarian|#number	-225
vegetarian|@job	-188
vegetarian|^another	-253
vegetarian|^constraint	-18
vegetarian|^own	-276
vegetarian|^project_fact	-305
vegetarian|^relationship	-295
vegetarian|^slot relation	-167
vegetarian|^slot state	63
veg|#no	91
veg|@food	24
veg|@vegetable	65
veg|^own	-46
vehicle?	-91
vehicle|#month	-142
vehicle|#name	89
vehicle|#no	-208
vehicle|#number	-56
vehicle|150	47
vehicle|2015	83
vehicle|2019	49
vehicle|@animal	-405
vehicle|@car	170
vehicle|@color	-29
vehicle|@family	-271
vehicle|@food	-341
vehicle|@game	18
vehicle|@hobby	-200
vehicle|@illness	-115
vehicle|@job	-177
vehicle|@medical_device	-178
vehicle|@science	-80
vehicle|@sport	-112
vehicle|@vehicle	130
vehicle|^another	-160
vehicle|^goal	41
vehicle|^habit	-415
vehicle|^own	-89
vehicle|^project_fact	-48
vehicle|^relationship	-134
vehicle|^resource	135
vehicle|^skill	-161
vehicle|^slot car	71
vehicle|^slot goal	54
vehicle|^slot habit	-407
vehicle|^slot relation	-294
vehicle|^slot rig	116
vehicle|^slot said	-135
vehicle|^slot thing	146
vehicle|^slot van	140
vehicle|berlingo	125
vehicle|cab	-26
vehicle|call	55
vehicle|car	93
vehicle|caravan	73
vehicle|defender	131
vehicle|drive	-106
vehicle|february	64
vehicle|finance	36
vehicle|freight	36
vehicle|go	-73
vehicle|green	74
vehicle|haul	36
vehicle|land	131
vehicle|last	70
vehicle|leaf	88
vehicle|live	42
vehicle|mot	73
vehicle|nissan	91
vehicle|old	34
vehicle|outside	39
vehicle|own	115
vehicle|rent	83
vehicle|ride	41
vehicle|rig	116
vehicle|rover	131
vehicle|save	67
vehicle|toyota	102
vehicle|tractor	59
vehicle|transit	144
vehicle|truck	-19
vehicle|used	78
vehicle|van	165
vehicle|week	95
vehicle|work	30
velankanni|^constraint	127
vendor?	-57
vendor|^own	-53
vendor|^project_fact	58
vendor|^slot said	64
venue?	-62
venue|#name	16
venue|^own	-44
venue|^project_fact	15
venue|^slot said	67
version?	-187
version|#month	59
version|#name	-232
version|#number	72
version|2027	51
version|6	68
version|^own	-211
version|^project_fact	-29
version|^slot said	-33
version|near	65
version|release	65
version|steam	65
vessel?	-21
vessel|#name	16
vessel|@job	79
vessel|^own	-15
vessel|^project_fact	17
vet?	-193
vet|#name	-116
vet|^own	-148
vet|^project_fact	-42
vet|^relationship	-319
vet|^slot said	51
vet|come	104
vet|comes	104
video?	-29
video|#day	115
video|#month	28
video|#name	-18
video|#no	140
video|#number	-168
video|2026	71
video|4	75
video|@dwelling	18
video|@science	78
video|^constraint	-57
video|^habit	16
video|^project_fact	42
video|^slot habit	43
video|^slot house	71
video|^slot said	17
video|december	79
video|give	64
video|go	43
video|house	71
video|keep	65
video|saji	93
video|tablet	82
video|touch	42
video|use	85
vienna?	-180
vienna|@dwelling	54
vienna|@job	71
vienna|^own	-175
vienna|viola	73
view?	-76
view|#name	19
view|@job	87
view|^habit	53
view|^own	-72
village?	-107
village|^own	-73
village|^project_fact	-28
vim?	-383
vim|#name	-246
vim|^own	-371
vindaloo?	-114
vindaloo|#no	87
vindaloo|@food	70
vindaloo|^own	-91
violin?	-206
violin|^own	-206
visa?	-243
visa|#month	-22
visa|#name	-183
visa|#number	-108
visa|1	-21
visa|2027	-22
visa|^own	-241
visa|^project_fact	-137
visa|^slot visa	88
visit?	-71
visitor?	47
visitor|#name	-25
visitor|^another	61
visitor|^own	-16
visitor|^relationship	51
visitor|^slot habit	16
visitor|^slot state	70
visit|#day	-30
visit|#month	-247
visit|#name	-131
visit|#no	-82
visit|#number	-377
visit|10	16
visit|@animal	-131
visit|@car	89
visit|@doctor	-15
visit|@dog	35
visit|@drink	39
visit|@family	-68
visit|@flower	144
visit|@food	-66
visit|@game	38
visit|@garment	56
visit|@illness	-54
visit|@job	-46
visit|@seasoning	63
visit|@tree	53
visit|@vehicle	19
visit|^another	-21
visit|^goal	55
visit|^habit	-92
visit|^own	-90
visit|^project_fact	-21
visit|^relationship	-95
visit|^slot about	65
visit|^slot event	43
visit|^slot fear	36
visit|^slot habit	-108
visit|^slot relation	-198
visit|^slot said	-66
visit|^slot thing	30
visit|^slot told	24
visit|afternoon	78
visit|car	89
visit|dog	36
visit|don	92
visit|drink	105
visit|friday	52
visit|july	-53
visit|late	93
visit|month	43
visit|mum	103
visit|play	61
visit|stand	52
visit|stay	62
visit|sunday	54
visit|ten	-57
visit|tuesdays	60
visit|week	27
visit|zara	129
vitz?	19
vitz|#name	21
vitz|^own	19
vivo?	-296
vivo|#name	-177
vivo|^own	-228
vogel?	-194
voice?	-52
voice|#day	99
voice|#month	31
voice|@job	113
voice|^another	21
voice|^habit	95
voice|^own	-62
voice|^relationship	-44
voice|^slot about	44
voice|^slot habit	89
voice|alto	143
voice|june	59
voice|prague	59
voice|sing	143
volcano?	-70
volcano|#name	-57
volcano|@family	30
volcano|^another	24
volcano|^own	-117
volcano|^relationship	21
volcano|þór	142
volleyball?	-132
volleyball|#name	-65
volleyball|@family	75
volleyball|@game	20
volleyball|@job	46
volleyball|@sport	73
volleyball|^own	-124
volleyball|^role	74
volleyball|daughter	76
volunteer?	-138
volunteer|@job	72
volunteer|^own	-110
volunteer|^slot habit	32
vroni?	57
vroni|#name	88
vroni|^own	16
vroni|^relationship	122
văn?	-131
văn|#name	-93
văn|^own	-170
văn|^relationship	-73
văn|^slot relation	-96
wage?	-35
wage|#name	-31
wage|#number	23
wage|@income	51
wage|@job	54
wage|^own	-81
wage|^project_fact	34
wage|^role	31
wage|^slot employment	158
wage|employment	79
wage|pay	109
wage|shop	70
wait?	-88
wait|#number	-35
wait|@animal	32
wait|@income	15
wait|@pet	42
wait|^another	15
wait|^own	-136
wait|^project_fact	-53
wait|call	40
wait|live	39
wait|minute	41
wait|run	41
wait|take	40
wake?	-32
wake|#name	-563
wake|#number	108
wake|@animal	17
wake|@bird	76
wake|@pet	57
wake|^habit	59
wake|^own	-66
wake|^project_fact	-62
wake|^relationship	-57
wake|^slot about	102
wake|^slot habit	-17
wake|^slot said	-16
wake|afternoon	92
wake|day	92
wake|four	147
wake|kitchen	99
wake|two	54
walk-up?	-54
walk-up|^own	-59
walk?	-102
walker?	-34
walker|#no	95
walker|@dairy	71
walker|@drink	71
walker|@food	63
walker|^slot habit	68
walker|milk	70
walk|#name	-101
walk|#number	-38
walk|2	90
walk|@body_part	61
walk|@dog	55
walk|@food	-38
walk|@hobby	-43
walk|@job	24
walk|@pet	49
walk|^habit	-188
walk|^own	-60
walk|^project_fact	-18
walk|^resource	41
walk|^slot habit	-26
walk|^slot thing	41
walk|^slot told	45
walk|leave	90
walk|two	87
walk|whippet	43
wall?	-175
wallpaper?	45
wallpaper|#name	20
wallpaper|^own	56
wallpaper|^resource	64
wallpaper|^slot thing	62
wallpaper|graham	46
wall|#day	72
wall|#name	-100
wall|#number	-22
wall|2027	90
wall|^habit	-16
wall|^ongoing_project	48
wall|^own	-156
wall|^slot habit	-44
wall|^slot project	48
wall|work	100
wanjiru?	-283
wanjiru|^own	-270
want?	-16
want|#month	-46
want|#name	-75
want|#no	-90
want|#number	-73
want|2026	50
want|2027	62
want|@body_part	28
want|@dwelling	-17
want|@family	-294
want|@food	-304
want|@herb	57
want|@hobby	-152
want|@income	-39
want|@job	-355
want|@seasoning	-21
want|^another	-216
want|^constraint	-110
want|^goal	161
want|^habit	-116
want|^own	40
want|^preference	-36
want|^project_fact	-184
want|^relationship	-217
want|^resource	-155
want|^skill	28
want|^slot about	-50
want|^slot goal	161
want|^slot habit	-182
want|^slot health	55
want|^slot like	30
want|^slot relation	-96
want|^slot said	-358
want|^slot thing	57
want|business	89
want|christmas	64
want|december	34
want|hate	22
want|heat	67
want|holiday	-40
want|monsieur	114
want|plan	97
want|rent	22
want|ricci	114
want|small	96
want|smoke	40
want|ten	17
want|vat	63
want|year	23
warden?	-148
warden|#name	-114
warden|^another	20
wardrobe?	-37
wardrobe|#no	57
wardrobe|#number	27
wardrobe|@body_part	45
wardrobe|@job	97
wardrobe|^own	-34
wardrobe|^project_fact	-46
wardrobe|^slot said	-69
warm?	-74
warm|^own	-72
warn?	-23
warn|#name	15
warn|@animal	140
warn|@illness	25
warn|@pet	140
warn|^another	18
warn|^own	-66
warn|^relationship	99
warn|^slot about	42
warn|ferret	140
warn|zwiebel	140
war|^project_fact	46
war|^slot said	58
wash?	-23
washing?	-111
washing|^habit	51
washing|^own	-89
washing|^slot habit	40
wash|@family	17
wash|^another	-77
wash|^habit	44
wash|^own	-43
wash|^relationship	24
wash|^slot about	28
wash|^slot relation	41
wash|fina	130
wash|lupe	130
wassce?	-63
wassce|#name	-35
wassce|^another	44
wassce|^relationship	70
watch?	32
watch|#name	-99
watch|#no	77
watch|@family	-46
watch|@game	39
watch|@hobby	-39
watch|@illness	49
watch|@sport	16
watch|^another	-16
watch|^constraint	46
watch|^habit	-20
watch|^own	-39
watch|^preference	86
watch|^project_fact	-152
watch|^relationship	-58
watch|^slot about	74
watch|^slot aid	103
watch|^slot habit	-59
watch|^slot health	32
watch|^slot like	87
watch|^slot relation	-77
watch|day	44
watch|diabetes	60
watch|follow	75
watch|gestational	60
watch|like	17
watch|lita	119
watch|marlene	142
watch|religiously	76
watch|strictly	76
water?	-31
water|#day	23
water|#name	-72
water|#number	-146
water|@boat	103
water|@vehicle	37
water|^another	-78
water|^habit	106
water|^own	-34
water|^project_fact	-188
water|^relationship	-212
water|^slot habit	21
water|^slot role	23
water|^slot said	39
water|chen	69
water|good	61
water|little	60
water|mrs	69
water|noon	60
water|role	23
water|sunrise	126
water|surf	112
water|tuesday	62
way?	-55
way|#month	-20
way|#name	-119
way|#number	-93
way|@body_part	42
way|@dairy	101
way|@family	60
way|@herb	33
way|@job	-24
way|@seasoning	-22
way|^another	-65
way|^habit	-122
way|^own	-65
way|^preference	128
way|^project_fact	-42
way|^recurring_state	40
way|^relationship	-22
way|^slot about	28
way|^slot habit	-205
way|^slot like	126
way|^slot preference	65
way|^slot relation	-19
way|assistant	71
way|drink	22
way|hate	92
way|milk	72
way|november	50
way|onion	70
way|send	80
way|thing	50
way|time	53
way|want	24
way|wife	65
way|zainab	141
weakness?	-51
weakness|^habit	44
weakness|^own	-51
weakness|^slot habit	44
wean|#day	48
wean|#name	40
wean|@family	31
wean|^project_fact	26
wean|^slot said	54
wean|twin	61
wear?	-133
wear|#name	-70
wear|000	95
wear|^own	-96
wear|^project_fact	-50
weather?	-83
weather|#name	-162
weather|#number	18
weather|@garment	106
weather|@job	-17
weather|^own	-60
weather|^preference	67
weather|^project_fact	33
weather|^relationship	-314
weather|^slot like	54
weather|^slot preference	52
weather|^slot said	67
weather|badly	79
weather|first	93
weather|give	99
weather|hate	85
weather|want	48
weave?	41
weave|#name	62
weave|@family	16
weave|^another	51
weave|^own	-37
weave|^relationship	85
weave|^slot relation	16
weave|philippa	128
wed?	-107
wedding?	-162
wedding|#day	19
wedding|#month	-17
wedding|#name	-146
wedding|#no	-22
wedding|#number	-33
wedding|14	-40
wedding|2026	-37
wedding|2027	29
wedding|@family	-259
wedding|@illness	-29
wedding|@job	-259
wedding|^another	-61
wedding|^constraint	-26
wedding|^habit	-177
wedding|^own	-183
wedding|^relationship	-259
wedding|^resource	-44
wedding|^slot constraint	59
wedding|^slot habit	-119
wedding|^slot relation	-195
wedding|^slot said	-259
wedding|^slot state	48
wedding|^slot wedding	85
wedding|august	71
wedding|easter	21
wedding|first	64
wedding|june	-79
wedding|kisumu	43
wedding|marry	61
wedding|meskerem	45
wedding|month	75
wedding|pepper	76
wedding|suffer	64
wedding|ulcer	67
wedding|want	37
wednesdays?	-118
wednesdays|#day	69
wednesdays|#name	-54
wednesdays|^own	-91
wednesdays|^project_fact	17
wednesday|#day	209
wednesday|#name	32
wednesday|#number	44
wednesday|@body_part	37
wednesday|@hobby	75
wednesday|@meat	68
wednesday|@sport	24
wednesday|^another	-68
wednesday|^habit	21
wednesday|^own	-28
wednesday|^project_fact	-205
wednesday|^slot habit	-45
wednesday|brad	139
wednesday|class	16
wednesday|eight	43
wednesday|go	58
wednesday|run	75
wednesday|six	129
wednesday|wednesdays	111
wed|#day	20
wed|#month	-16
wed|#name	-87
wed|#no	-21
wed|#number	-31
wed|14	-40
wed|2026	-37
wed|2027	29
wed|@family	-248
wed|@illness	-29
wed|@job	-262
wed|^another	-60
wed|^constraint	-26
wed|^habit	-75
wed|^own	-127
wed|^relationship	-259
wed|^resource	-41
wed|^slot constraint	59
wed|^slot habit	-35
wed|^slot relation	-185
wed|^slot said	-256
wed|^slot state	48
wed|^slot wedding	85
wed|august	71
wed|easter	21
wed|first	64
wed|june	-79
wed|kisumu	43
wed|marry	69
wed|meskerem	45
wed|month	75
wed|pepper	76
wed|suffer	64
wed|ulcer	67
wed|want	37
weed?	-39
weed|#no	76
weed|@body_part	20
weed|^own	-37
week?	-88
weekday?	-101
weekday|#day	197
weekday|#month	59
weekday|#no	57
weekday|#number	-25
weekday|2026	63
weekday|^habit	51
weekday|^own	-74
weekday|^project_fact	-86
weekday|^slot habit	103
weekday|day	28
weekday|desmond	66
weekday|four	20
weekday|house	58
weekday|month	61
weekday|morning	88
weekday|night	121
weekday|saturdays	72
weekday|team	116
weekday|wednesdays	170
weekday|work	92
weekend?	-95
weekend|#day	400
weekend|#month	-204
weekend|#name	69
weekend|#no	30
weekend|#number	-174
weekend|2027	19
weekend|@animal	-80
weekend|@believer	101
weekend|@boat	95
weekend|@dwelling	-124
weekend|@fabric	66
weekend|@family	63
weekend|@food	-99
weekend|@hobby	-106
weekend|@instrument	-70
weekend|@religion	50
weekend|@science	-126
weekend|@sport	-49
weekend|@temple	112
weekend|@vehicle	26
weekend|^another	-43
weekend|^constraint	-151
weekend|^habit	90
weekend|^own	-98
weekend|^project_fact	-157
weekend|^recurring_state	-108
weekend|^relationship	-15
weekend|^slot about	-57
weekend|^slot day	104
weekend|^slot effect	-26
weekend|^slot event	72
weekend|^slot goal	-42
weekend|^slot habit	25
weekend|^slot relation	-161
weekend|^slot said	-85
weekend|^slot spell	78
weekend|^slot thing	56
weekend|^slot told	23
weekend|afternoon	143
weekend|alone	68
weekend|book	27
weekend|broad	93
weekend|chef	84
weekend|church	50
weekend|daughter	79
weekend|day	55
weekend|december	34
weekend|eight	34
weekend|even	30
weekend|evening	88
weekend|fifteen	61
weekend|first	81
weekend|give	-19
weekend|go	167
weekend|help	90
weekend|hospice	59
weekend|husband	35
weekend|kitchen	87
weekend|leave	28
weekend|left	47
weekend|little	139
weekend|mama	123
weekend|mateo	74
weekend|meg	56
weekend|morning	177
weekend|mother	93
weekend|night	101
weekend|passport	96
weekend|petra	110
weekend|phone	51
weekend|play	113
weekend|put	68
weekend|role	-20
weekend|royal	77
weekend|run	-53
weekend|saturday	207
weekend|saturdays	186
weekend|see	29
weekend|sister	44
weekend|sit	45
weekend|son	-22
weekend|sunday	260
weekend|sundays	184
weekend|swim	-19
weekend|team	-121
weekend|ten	100
weekend|tito	105
weekend|tuesday	40
weekend|want	-64
weekend|work	77
weekend|étienne	88
weekly?	-67
weekly|#day	138
weekly|#name	-27
weekly|#number	65
weekly|^habit	61
weekly|^own	-52
weekly|^project_fact	-22
weekly|^slot said	34
weekly|three	97
weeknight?	-145
weeknight|#month	62
weeknight|#name	-81
weeknight|#number	22
weeknight|^own	-145
weeknight|^project_fact	-80
weeknight|live	30
weeknight|mountain	77
week|#day	330
week|#month	-36
week|#name	-39
week|#no	27
week|#number	-65
week|2026	18
week|4	84
week|@animal	-74
week|@drink	-72
week|@dwelling	-90
week|@family	-132
week|@food	-88
week|@furniture	-51
week|@game	-68
week|@hobby	-60
week|@income	-68
week|@instrument	38
week|@job	-199
week|@meat	64
week|@mental_illness	86
week|@patient	38
week|@rite	96
week|@science	-38
week|@sport	-36
week|@symptom	44
week|@temple	-24
week|@treatment	64
week|^another	-108
week|^constraint	-27
week|^goal	54
week|^habit	113
week|^own	-75
week|^preference	-112
week|^project_fact	-198
week|^recurring_state	82
week|^relationship	-174
week|^resource	-173
week|^skill	-23
week|^slot goal	-49
week|^slot habit	90
week|^slot like	37
week|^slot origin	69
week|^slot relation	-89
week|^slot said	52
week|^slot spell	62
week|^slot state	17
week|^slot thing	-182
week|^slot told	-71
week|^slot trait	29
week|accordion	50
week|alcohol	53
week|back	136
week|class	68
week|college	103
week|come	94
week|comes	-46
week|dad	84
week|dagny	83
week|december	17
week|eat	25
week|egg	77
week|fast	125
week|february	83
week|four	18
week|friday	175
week|fridays	63
week|half	63
week|handle	60
week|holm	83
week|house	32
week|inn	50
week|january	90
week|library	59
week|licence	64
week|lift	69
week|long	49
week|manager	60
week|marathon	51
week|miss	96
week|monday	152
week|mondays	137
week|morning	60
week|mosque	19
week|night	54
week|on-call	60
week|origin	69
week|play	76
week|pork	80
week|pray	19
week|prayer	96
week|priya	60
week|product	83
week|roster	60
week|run	-73
week|seven	121
week|swim	61
week|take	62
week|therapy	68
week|thirty	110
week|three	24
week|thursday	169
week|till	144
week|time	-52
week|touch	71
week|travel	69
week|tuesday	145
week|twin	27
week|two	-54
week|wednesday	94
weigh?	-284
weigh|#name	-284
weigh|#number	-99
weigh|^own	-187
weigh|^project_fact	-64
well?	-54
well|#name	-43
well|^own	-44
well|^skill	117
well|^slot skill	117
well|fluent	117
westlands?	-139
westlands|#name	-87
westlands|#number	29
westlands|^own	-108
westlands|^project_fact	-73
whale-watching?	-147
whale-watching|^own	-128
whale-watching|^recurring_state	73
what?	-110
what?|#day	-179
what?|#month	-187
what?|#name	-75
what?|#no	-165
what?|#number	-55
what?|000	19
what?|1	-118
what?|10	-64
what?|100	48
what?|11	-69
what?|12	-283
what?|120	-16
what?|13th	48
what?|14	-196
what?|140	-36
what?|1400	-320
what?|14s	51
what?|17	-362
what?|18	25
what?|1994	27
what?|2	-91
what?|20	-215
what?|2015	-175
what?|2016	-159
what?|2019	-60
what?|2020	-363
what?|2021	-394
what?|2024	-65
what?|2027	-227
what?|2029	-52
what?|21	-335
what?|210	35
what?|22	-155
what?|22nd	-76
what?|260	-58
what?|27	53
what?|28	-323
what?|3	-130
what?|300	26
what?|31	-385
what?|37	39
what?|4	-150
what?|4.6	-52
what?|40	-71
what?|400	-151
what?|4070	-48
what?|43	-83
what?|44	-172
what?|45	52
what?|5	-57
what?|500	-83
what?|504	-30
what?|52	47
what?|579	53
what?|6	-243
what?|650	55
what?|7	-192
what?|7590	-238
what?|780	26
what?|8	-85
what?|80	66
what?|80k	-43
what?|9	-199
what?|90	-295
what?|900	-39
what?|9:15	-77
what?|@alcohol	-147
what?|@appliance	-219
what?|@believer	-264
what?|@bicycle	-239
what?|@bird	-56
what?|@body_part	-38
what?|@bread	-85
what?|@car	-189
what?|@cat	-210
what?|@cheese	-114
what?|@color	-101
what?|@craft	-42
what?|@crime	-62
what?|@criminal	50
what?|@dairy	-145
what?|@dance	-107
what?|@debt	-400
what?|@dessert	-180
what?|@disability	-94
what?|@doctor	-165
what?|@dog	-227
what?|@dwelling	-151
what?|@fabric	-148
what?|@family	-66
what?|@farm_animal	-59
what?|@fish	63
what?|@flower	-99
what?|@food	-102
what?|@footwear	-120
what?|@fruit	-18
what?|@furniture	-191
what?|@game	-79
what?|@garment	-184
what?|@herb	-166
what?|@hobby	-201
what?|@horse	28
what?|@hospital	-39
what?|@illness	-65
what?|@income	-93
what?|@insect	-26
what?|@instrument	-199
what?|@job	-33
what?|@meat	-267
what?|@medicine	-34
what?|@mental_illness	-65
what?|@music	-122
what?|@narcotic	-178
what?|@nut	-318
what?|@pasta	-140
what?|@patient	-159
what?|@pet	-113
what?|@pregnancy	-74
what?|@punishment	120
what?|@religion	-77
what?|@reptile	-123
what?|@rite	-65
what?|@rodent	-51
what?|@seafood	-216
what?|@seasoning	-113
what?|@sport	-198
what?|@symptom	-102
what?|@temple	-71
what?|@treatment	-138
what?|@tree	-48
what?|@vegetable	66
what?|@wine	44
what?|^another	-185
what?|^constraint	-203
what?|^habit	-46
what?|^interest	-84
what?|^ongoing_project	-75
what?|^own	-71
what?|^preference	-189
what?|^project_fact	-39
what?|^recurring_state	-96
what?|^relationship	-193
what?|^resource	-68
what?|^role	-45
what?|^skill	-57
what?|^slot about	-267
what?|^slot achievement	-18
what?|^slot age	-126
what?|^slot agent	-334
what?|^slot alfie	31
what?|^slot allergy	-72
what?|^slot anniversary	-318
what?|^slot any	-98
what?|^slot api	48
what?|^slot atlas	42
what?|^slot back	89
what?|^slot band	-128
what?|^slot being	-43
what?|^slot bicycle	25
what?|^slot birth	-62
what?|^slot birthday	-278
what?|^slot blood	-81
what?|^slot boat	-54
what?|^slot budget	-151
what?|^slot bunny	-28
what?|^slot call-out	-110
what?|^slot charge	44
what?|^slot choice	-22
what?|^slot cleaning	-130
what?|^slot coffee	-129
what?|^slot condition	-56
what?|^slot constraint	-73
what?|^slot day	57
what?|^slot deadline	26
what?|^slot death	-273
what?|^slot diet	-108
what?|^slot do	-153
what?|^slot doctorate	62
what?|^slot drink	80
what?|^slot editor	-193
what?|^slot education	-24
what?|^slot effect	-114
what?|^slot employment	-223
what?|^slot endowment	-128
what?|^slot engine	-105
what?|^slot escape	21
what?|^slot event	-50
what?|^slot favourite	-188
what?|^slot fear	-65
what?|^slot feature	69
what?|^slot fiat	54
what?|^slot first	-174
what?|^slot fishmonger	-45
what?|^slot flat	-76
what?|^slot flight	-82
what?|^slot garmin	73
what?|^slot get	-16
what?|^slot github	-172
what?|^slot glove	76
what?|^slot goal	-22
what?|^slot gpu	80
what?|^slot grant	31
what?|^slot guiding	51
what?|^slot gut	16
what?|^slot habit	78
what?|^slot having	-204
what?|^slot headmistress	61
what?|^slot health	-27
what?|^slot heartbeat	63
what?|^slot history	-140
what?|^slot home	-212
what?|^slot hours	54
what?|^slot house	-65
what?|^slot identity	-128
what?|^slot injury	-234
what?|^slot internet	-274
what?|^slot knife	-58
what?|^slot land	35
what?|^slot language	-153
what?|^slot laptop	18
what?|^slot late	82
what?|^slot learning	-151
what?|^slot like	-105
what?|^slot lower	24
what?|^slot marital	-173
what?|^slot membership	-110
what?|^slot mortgage	-160
what?|^slot nationality	22
what?|^slot nikah	67
what?|^slot origin	-26
what?|^slot pager	68
what?|^slot paper	-34
what?|^slot passport	-294
what?|^slot past	-130
what?|^slot pay	-16
what?|^slot phone	73
what?|^slot preference	-255
what?|^slot preferred	-48
what?|^slot proficiency	-55
what?|^slot project	-40
what?|^slot readout	26
what?|^slot refusal	-71
what?|^slot rehearsal	-65
what?|^slot relation	-114
what?|^slot rent	-41
what?|^slot rig	-18
what?|^slot right	-103
what?|^slot role	-69
what?|^slot room	-17
what?|^slot said	-67
what?|^slot sale	-146
what?|^slot scanner	26
what?|^slot school	-176
what?|^slot server	49
what?|^slot shift	69
what?|^slot shop	-131
what?|^slot skill	-338
what?|^slot sleep	-149
what?|^slot spell	-253
what?|^slot standup	-25
what?|^slot state	-202
what?|^slot studio	-428
what?|^slot tag	-51
what?|^slot taste	-208
what?|^slot teaching	-109
what?|^slot team	-72
what?|^slot thesis	60
what?|^slot thing	-52
what?|^slot title	56
what?|^slot told	30
what?|^slot toyota	43
what?|^slot tractor	50
what?|^slot trait	-198
what?|^slot upbringing	-99
what?|^slot van	25
what?|^slot wake	-324
what?|^slot weakness	-45
what?|^slot wedding	-323
what?|^slot weekly	25
what?|^slot whereabouts	-330
what?|^slot wifi	-238
what?|^slot work	-164
what?|^slot working	-78
what?|^slot wrist	-32
what?|^slot write	-125
what?|a3	61
what?|aarav	62
what?|abena	-140
what?|abide	-217
what?|aboard	-59
what?|abroad	-58
what?|abu	36
what?|academy	16
what?|accordion	47
what?|accountant	-426
what?|accra	-57
what?|across	27
what?|acrylic	20
what?|action	91
what?|adhd	39
what?|adopt	-93
what?|adore	24
what?|advocate	23
what?|afraid	-157
what?|afternoon	-193
what?|age	-153
what?|aged	-48
what?|agent	-271
what?|agnieszka	19
what?|agrario	65
what?|agree	17
what?|agronomy	-199
what?|aic	90
what?|aid	-45
what?|ailsa	120
what?|aim	-21
what?|air	-23
what?|aircon	-20
what?|alegre	20
what?|alexandra	-67
what?|alfie	-35
what?|allergic	-237
what?|allergy	-142
what?|almaz	100
what?|alone	-126
what?|along	-54
what?|alun	33
what?|always	-287
what?|amara	-362
what?|amateur	-293
what?|amlodipine	83
what?|amsterdam	-77
what?|anaemia	-90
what?|anaemic	-41
what?|analyse	-37
what?|analysis	-37
what?|analyst	-39
what?|animal	-88
what?|animation	-50
what?|ankō	-31
what?|anniversary	-318
what?|answer	-349
what?|antihistamine	-51
what?|anxiety	-20
what?|anxious	32
what?|aoife	-68
what?|api	27
what?|apnea	-55
what?|app	-147
what?|apple	28
what?|applied	-41
what?|apply	-110
what?|appointment	-267
what?|apprentice	-123
what?|apprenticeship	-59
what?|april	-302
what?|arabic	-133
what?|archaeologist	85
what?|archie	25
what?|argentine	66
what?|argentinian	-18
what?|argue	65
what?|around	-33
what?|arrangement	-314
what?|art	-105
what?|arthritis	-118
what?|arvind	57
what?|arvs	69
what?|asana	50
what?|aside	-54
what?|asleep	-48
what?|aspirin	23
what?|assistant	-113
what?|association	35
what?|asthma	-71
what?|astronaut	50
what?|ather	-18
what?|atlas	25
what?|atorvastatin	-127
what?|attic	-17
what?|audi	90
what?|auditor	54
what?|august	-126
what?|aunt	110
what?|auto	-29
what?|autocad	89
what?|autumn	-312
what?|avoid	-444
what?|away	-37
what?|axolotls	66
what?|baby	-134
what?|back	-22
what?|backyard	-33
what?|baclofen	22
what?|bad	-121
what?|bad-tempered	-189
what?|badge	-44
what?|badgernet	81
what?|badly	-186
what?|bagoong	69
what?|bajaj	103
what?|bake	47
what?|bakery	-107
what?|balcony	-80
what?|balogun	-54
what?|bam	17
what?|bamse	-137
what?|banco	30
what?|band	-214
what?|bank	-286
what?|bar	-63
what?|bara	47
what?|baraka	96
what?|barbecue	35
what?|barber	-115
what?|barcode	69
what?|barrister	29
what?|base	-49
what?|based	-28
what?|basket	49
what?|basketball	-24
what?|bass	-103
what?|bat	80
what?|bath	-190
what?|bathroom	-39
what?|battalion	22
what?|bay	-35
what?|beagle	73
what?|bean	87
what?|bear	-210
what?|beard	-60
what?|bearded	-60
what?|beat	-133
what?|bed	55
what?|bee	-122
what?|beef	-40
what?|before:tara	18
what?|beginner	-18
what?|behind	-77
what?|beige	-23
what?|beirut	50
what?|bell	-75
what?|berlingo	57
what?|bespeak	72
what?|best	-248
what?|beth	-408
what?|beto	34
what?|better	-64
what?|bia	29
what?|bicycle	-91
what?|big	-467
what?|bigquery	34
what?|bike	-158
what?|bilal	75
what?|bill	-29
what?|bingo	-24
what?|biologist	-30
what?|bird	-49
what?|birth	-103
what?|birthday	-418
what?|biscuit	-141
what?|bit	-296
what?|bite	-72
what?|bixiga	-51
what?|black	-87
what?|blackthorn	31
what?|blank	-278
what?|blanket	18
what?|blind	-221
what?|block	16
what?|blocked	69
what?|blood	-140
what?|blouse	56
what?|blue	-159
what?|boat	-48
what?|boerboel	67
what?|bohs	59
what?|bonneville	75
what?|book	-91
what?|bookkeeping	55
what?|bor	30
what?|born	-107
what?|borrow	-116
what?|boss	-488
what?|botanist	-28
what?|bouldering	-102
what?|box	-75
what?|boy	-87
what?|boyfriend	-98
what?|brace	-23
what?|brake	43
what?|bramble	-26
what?|brazilian	17
what?|bread	-69
what?|break	-237
what?|breath	34
what?|bree	134
what?|breed	39
what?|brescia	46
what?|bricklayer	-66
what?|bridge	-20
what?|brief	-293
what?|brioche	-33
what?|brisket	-33
what?|brith	47
what?|british	-170
what?|broad	-95
what?|broke	-140
what?|brother	-360
what?|brother-in-law	-287
what?|bruno	44
what?|brush	-84
what?|bríd	53
what?|building	-166
what?|bulleh	52
what?|bullet	-271
what?|bunny	-28
what?|burn	-162
what?|bus	-185
what?|business	-64
what?|buy	-274
what?|bypass	-44
what?|cabin	-27
what?|cabinet	41
what?|caddy	25
what?|caffeine	27
what?|call	-68
what?|calligraphy	-29
what?|callum	95
what?|camper	78
what?|canada	76
what?|canary	39
what?|cancer	-204
what?|canela	21
what?|cannelloni	-112
what?|canton	-27
what?|canyon	25
what?|captain	-48
what?|car	-236
what?|caravan	-33
what?|carbon	108
what?|cardiologist	-187
what?|care	-112
what?|carmen	-29
what?|carpal	-29
what?|carr	59
what?|carry	-259
what?|carsick	-44
what?|cartridge	38
what?|cat	-177
what?|cataract	67
what?|catarina	22
what?|catherine	22
what?|catholic	68
what?|catrin	48
what?|cavaquinho	-25
what?|cave	34
what?|celiac	-100
what?|cell	29
what?|cellar	52
what?|cello	-287
what?|celsius	24
what?|center	27
what?|centre	-18
what?|ceramics	-96
what?|chai	28
what?|chair	-134
what?|chance	-136
what?|chaplain	58
what?|charge	-47
what?|charity	36
what?|chart	32
what?|charter	-15
what?|chaunsa	19
what?|cheddar	18
what?|chef	-280
what?|chen	-274
what?|chennai	43
what?|chewie	-16
what?|chewy	29
what?|chiang	34
what?|chiara	29
what?|chidi	-34
what?|child	-92
what?|chiloé	78
what?|choir	-85
what?|cholesterol	27
what?|chow	-28
what?|christmas	-79
what?|chromebook	-26
what?|church	-27
what?|churrasco	20
what?|cilantro	-331
what?|citroën	-33
what?|city	-424
what?|clara	-285
what?|clarinet	-55
what?|class	-236
what?|clean	-377
what?|clem	26
what?|click	-15
what?|client	-196
what?|climb	-477
what?|clinic	-65
what?|clip	43
what?|clock	-118
what?|clopidogrel	76
what?|close	-207
what?|club	79
what?|cluj	-24
what?|cng	41
what?|co-codamol	66
what?|coach	-169
what?|cockatiel	44
what?|cocker	-94
what?|code	-108
what?|coding	85
what?|coeliac	-195
what?|coffee	-133
what?|cold	-89
what?|cole	43
what?|colin	-57
what?|colleague	-315
what?|college	32
what?|color	-172
what?|colour-blind	-87
what?|come	-391
what?|comes	-264
what?|compadres	16
what?|company	-74
what?|compound	15
what?|conor	109
what?|conservatory	-68
what?|controller	-21
what?|cook	-106
what?|copper	22
what?|copy	-28
what?|corner	46
what?|course	-195
what?|cover	-239
what?|cpap	-99
what?|crack	-120
what?|cramp	-19
what?|crate	45
what?|creature	-38
what?|cree	48
what?|cremona	64
what?|cricket	-85
what?|crime	-43
what?|crochet	35
what?|crohn	49
what?|cross-country	-86
what?|crosstrek	-69
what?|crèche	47
what?|cucumber	81
what?|cuff	-19
what?|curate	37
what?|curl	82
what?|curry	44
what?|curtis	20
what?|cushion	89
what?|custody	62
what?|cut	-431
what?|cycle	-319
what?|cymbals	-26
what?|dachshund	37
what?|dad	-134
what?|dahlia	-63
what?|daihatsu	-99
what?|daily	-34
what?|dairy	-93
what?|dana	-381
what?|dance	-127
what?|danube	25
what?|dark	-435
what?|das	-239
what?|data	-519
what?|database	-74
what?|date	-42
what?|daughter	-210
what?|dawn	41
what?|deaf	-73
what?|death	-273
what?|december	-200
what?|decide	82
what?|decision	50
what?|deck	-37
what?|deep	-76
what?|deere	78
what?|deet	64
what?|degree	65
what?|delft	57
what?|deliver	52
what?|dell	-50
what?|delta	62
what?|dementia	-163
what?|dent	90
what?|dentist	-248
what?|deposit	-32
what?|derby	-66
what?|description	32
what?|design	-196
what?|desmond	-175
what?|detective	-107
what?|dev	-25
what?|diabetes	-218
what?|diabetic	-81
what?|die	-330
what?|diesel	-154
what?|diet	-140
what?|dinosaur	25
what?|disc	-68
what?|disease	-176
what?|distance-running	-231
what?|divorce	-394
what?|dobsonian	62
what?|doctor	73
what?|doctorate	108
what?|dodge	-115
what?|dodgy	-32
what?|dog	-239
what?|doha	-37
what?|dollar	-93
what?|dolomites	21
what?|domino	-46
what?|don	-18
what?|donor	78
what?|doon	47
what?|dorico	84
what?|dot	63
what?|dr	-567
what?|draft	50
what?|dragon	-34
what?|drama	44
what?|drascombe	-53
what?|draw	52
what?|drink	-146
what?|drive	-27
what?|driving	-48
what?|drop	-77
what?|drove	108
what?|drummer	46
what?|duchess	-157
what?|duck	22
what?|due	-164
what?|durian	-18
what?|dust	-63
what?|dwayne	16
what?|dylan	165
what?|e-bike	-233
what?|ear	-43
what?|early	-129
what?|earn	-108
what?|easter	-97
what?|eat	-80
what?|eater	22
what?|economy	50
what?|eden	-51
what?|edie	33
what?|edit	37
what?|education	-24
what?|efua	-280
what?|egg	-105
what?|eight	-192
what?|eight-inch	62
what?|eighteen	37
what?|eighty	19
what?|eighty-five	-110
what?|eirik	63
what?|elder	73
what?|eldest	-190
what?|electric	-180
what?|electrician	-32
what?|elephant	-81
what?|eleven	-166
what?|elkhound	-137
what?|elvanse	-38
what?|elvis	17
what?|email	-242
what?|emil	-56
what?|emojis	-309
what?|employment	-280
what?|emyr	80
what?|end	-264
what?|engage	-269
what?|engaged	-269
what?|engineer	-249
what?|english	-273
what?|enough	-21
what?|escalator	32
what?|escape	21
what?|especially	45
what?|espresso	-35
what?|essay	51
what?|estate	34
what?|euro	-145
what?|euros	-183
what?|even	27
what?|evening	-24
what?|everywhere	-87
what?|ewe	-17
what?|ex-wife	-87
what?|exam	-221
what?|example	-294
what?|exeter	30
what?|expect	-323
what?|experience	-421
what?|expire	-419
what?|explain	-44
what?|explanation	-77
what?|extra	-60
what?|f-150	35
what?|fabric	18
what?|fade	-42
what?|faint	23
what?|fajr	-92
what?|falmouth	-15
what?|family	-131
what?|famous	47
what?|farm	-81
what?|farmiq	-31
what?|fast	-195
what?|father	-95
what?|favorite	-228
what?|favourite	-204
what?|fear	50
what?|feature	69
what?|february	-202
what?|feel	35
what?|fella	20
what?|femi	-345
what?|ferrante	58
what?|ferret	151
what?|fever	-59
what?|fiancé	-233
what?|fiancée	21
what?|fiat	-48
what?|fibre	35
what?|fierce	-23
what?|fiesta	-124
what?|fifteen	-55
what?|figa	-38
what?|figaro	66
what?|file	-42
what?|filing	48
what?|film	-300
what?|final	-45
what?|finance	-108
what?|fine	-38
what?|finger	-44
what?|finish	35
what?|fintech	33
what?|firefighter	-297
what?|firework	-89
what?|firm	-80
what?|first	-301
what?|fish	-54
what?|fishmonger	58
what?|fit	-30
what?|five	-67
what?|fix	-18
what?|fl	-17
what?|flamenco	83
what?|flat	-217
what?|flatmate	37
what?|flatter	63
what?|flight	-357
what?|floor	15
what?|flores	-239
what?|flour	-78
what?|fluent	-52
what?|fluorescent	49
what?|fly	-156
what?|flying	-505
what?|follow	-104
what?|food	-103
what?|foot	16
what?|football	-374
what?|foracort	49
what?|ford	-78
what?|form	-149
what?|formal	48
what?|formula	-17
what?|forty	-161
what?|forty-seater	27
what?|forty-two	-81
what?|foster	-390
what?|foundation	69
what?|fountain	-22
what?|four	-311
what?|fourteen-year-old	41
what?|fourth	79
what?|free	-137
what?|freelance	-127
what?|freight	24
what?|french	-206
what?|freya	-44
what?|friday	-236
what?|fridays	-162
what?|frieda	64
what?|friend	-373
what?|friesians	-18
what?|fritzbox	-238
what?|full	29
what?|full-time	58
what?|fume	-33
what?|fumes	20
what?|fun	-112
what?|fund	68
what?|fungus	57
what?|fussy	22
what?|futuro	-69
what?|gaelic	-36
what?|galleries	-54
what?|game	-131
what?|garage	-169
what?|garden	-127
what?|garlic	-207
what?|garmin	73
what?|gas	-94
what?|gateshead	36
what?|gdansk	-137
what?|gecko	68
what?|geography	83
what?|geologist	-32
what?|germany	91
what?|gethin	-323
what?|ginger	-69
what?|girl	29
what?|girlfriend	-90
what?|github	-25
what?|give	-139
what?|glasgow	-328
what?|glass	-69
what?|glaucoma	77
what?|gliclazide	25
what?|glue	31
what?|gluten	-76
what?|gluten-free	-96
what?|go	53
what?|goalkeeper	51
what?|goat	-127
what?|god	59
what?|godot	-88
what?|going	-39
what?|gonta	-26
what?|good	-183
what?|goose	-145
what?|gore	58
what?|gospel	-22
what?|gout	-62
what?|gp	22
what?|grade	-132
what?|grandmother	-424
what?|grandson	73
what?|granny	-333
what?|grant	89
what?|grapefruit	15
what?|graphic	56
what?|gravel	25
what?|gravy	-162
what?|great	-123
what?|greek	37
what?|green	-177
what?|greyhound	-205
what?|grid	-54
what?|group	-167
what?|grow	-24
what?|gruvbox	44
what?|gtu	40
what?|guard	21
what?|guest	-19
what?|guide	28
what?|guinea	35
what?|gujarati	-185
what?|gurr	28
what?|gut	16
what?|gym	-115
what?|hackney	92
what?|halal	-127
what?|half	-35
what?|halina	-108
what?|hamish	92
what?|hana	-104
what?|hand	-563
what?|handle	-252
what?|haram	19
what?|harbour	-45
what?|hard	-95
what?|hardware	-54
what?|hate	-24
what?|haul	24
what?|hayashi	58
what?|head	-277
what?|headingley	37
what?|health	111
what?|hear	-119
what?|hearing	-106
what?|heart	113
what?|heartbeat	63
what?|heat	-103
what?|heavy	23
what?|hector	-93
what?|hedgehog	-115
what?|height	-25
what?|helene	-58
what?|help	-66
what?|hen	23
what?|hereford	19
what?|heron	-74
what?|hide	31
what?|high	-66
what?|highland	-84
what?|highlander	86
what?|hijacker-proofed	94
what?|hike	-287
what?|hip	-79
what?|historical	-100
what?|hive	-384
what?|hockey	-194
what?|hold	32
what?|holiday	-285
what?|hollins	83
what?|hollow	30
what?|home	-144
what?|home-renovation	-168
what?|honda	-146
what?|hope	-89
what?|horse	-86
what?|hospice	-111
what?|hospital	-90
what?|hot	-105
what?|houdini	-15
what?|hour	-82
what?|house	-209
what?|hugo	-53
what?|hurl	-44
what?|husband	-186
what?|hut	24
what?|hyderabad	39
what?|hydrate	76
what?|hypertension	55
what?|hypothyroidism	19
what?|ibagué	-48
what?|ibs	15
what?|iceland	33
what?|idris	-331
what?|ikoyi	39
what?|illustrate	36
what?|illustrator	-41
what?|ilocano	-119
what?|indentation	-173
what?|indus	62
what?|infant	53
what?|ingoldmells	61
what?|ingrid	-354
what?|inhaler	-83
what?|inspection	-458
what?|instagram	32
what?|install	40
what?|institute	-34
what?|instructor	-24
what?|insulin	34
what?|intake	-62
what?|interest	19
what?|internet	-161
what?|intolerant	-175
what?|inês	-113
what?|ioan	20
what?|ipad	-253
what?|iphone	54
what?|irish	-74
what?|iroko	30
what?|iron	-39
what?|irrational	32
what?|irregular	63
what?|isla	33
what?|islay	52
what?|italian	83
what?|italy	46
what?|ivf	16
what?|izakaya	74
what?|jack	27
what?|jacu	-51
what?|jamaican	48
what?|jamsillaru	59
what?|january	-198
what?|japan	-293
what?|japanese	-129
what?|jazz	-266
what?|jenkins	35
what?|ji-woo	74
what?|jiu-jitsu	92
what?|jo	50
what?|job	-146
what?|john	78
what?|join	34
what?|joiner	-33
what?|jordan	47
what?|joão	-287
what?|jude	-80
what?|judge	-92
what?|juke	-29
what?|juki	-39
what?|july	-273
what?|jump	55
what?|jumper	34
what?|june	-101
what?|junior	-128
what?|kaba	33
what?|kabaddi	-28
what?|kalk	27
what?|kamekichi	61
what?|karen	-349
what?|karma	-15
what?|kasoa	63
what?|katherine	61
what?|kayak	-90
what?|kayden	-76
what?|kayleigh	-91
what?|keep	-81
what?|kemal	-49
what?|kenechukwu	27
what?|kestrel	49
what?|keyboard	-356
what?|kia	-23
what?|kid	-290
what?|kidney	-154
what?|kilcar	53
what?|kill	-28
what?|killifish	-17
what?|kilometre	80
what?|kim	50
what?|kindle	66
what?|kit	59
what?|kitchen	-173
what?|knee	-547
what?|knit	89
what?|kofi	-157
what?|kopi	46
what?|kotlin	-70
what?|kpsga	51
what?|kraków	28
what?|kusti	44
what?|kwame	-131
what?|köln-ehrenfeld	30
what?|lab	-78
what?|labradoodle	-48
what?|labrador	-113
what?|labview	37
what?|lacrosse	-84
what?|lad	-119
what?|ladder	91
what?|lady	-284
what?|lake	37
what?|lamb	-420
what?|lamotrigine	-46
what?|land	-65
what?|landlord	-430
what?|language	-143
what?|lanternfall	40
what?|lap	-50
what?|laptop	-125
what?|large-animal	-26
what?|last	-156
what?|late	-146
what?|latex	-129
what?|launch	37
what?|law	-103
what?|lawyer	36
what?|le	-391
what?|lead	-277
what?|leaf	-52
what?|leaflet	37
what?|league	-89
what?|learn	-246
what?|learning	-146
what?|lease	-109
what?|leaside	89
what?|leave	-145
what?|ledger	29
what?|leeds	-206
what?|leek	-81
what?|left	-112
what?|left-handed	-383
what?|leisure	-138
what?|lena	-139
what?|lenovo	-250
what?|leo	-186
what?|leonor	76
what?|les	-124
what?|levain	-27
what?|level	79
what?|levothyroxine	62
what?|librarian	20
what?|libre	22
what?|licence	16
what?|life	-89
what?|lift	-101
what?|light	-47
what?|lighthouse	58
what?|lighting	-57
what?|lightroom	41
what?|like	-141
what?|likely	-414
what?|lily	-77
what?|line	-197
what?|linux	-205
what?|linz	-66
what?|lip	-31
what?|lip-read	26
what?|lisbon	-183
what?|listen	-112
what?|litre	50
what?|little	-108
what?|live	-55
what?|liver	-159
what?|loan	-343
what?|locally	47
what?|location	-167
what?|lock-up	68
what?|locomotive	57
what?|lofoten	105
what?|london	-116
what?|long	-47
what?|look	18
what?|lookback	39
what?|loom	58
what?|lope	-245
what?|lorna	-51
what?|losartan	32
what?|lose	-226
what?|love	-114
what?|low	-114
what?|lower	-58
what?|lugger	-53
what?|luke	47
what?|lurcher	-23
what?|lyn	118
what?|lyon	-67
what?|mac	63
what?|macbook	15
what?|machine	-67
what?|macsen	20
what?|mai	34
what?|mail	-48
what?|maintain	45
what?|maintenance	48
what?|major	24
what?|make	-39
what?|male	27
what?|mam	-123
what?|man	-125
what?|manage	-19
what?|management	44
what?|manager	-327
what?|mango	32
what?|mangrove	62
what?|map	-44
what?|maracatu	-51
what?|march	-267
what?|marek	26
what?|mariachi	30
what?|mariacki	46
what?|marine	-72
what?|marisol	-44
what?|marital	-173
what?|market	-34
what?|married	-165
what?|marry	-157
what?|martha	36
what?|masamoto	-45
what?|mass	-117
what?|master	-73
what?|mat	20
what?|mataura	43
what?|mate	-394
what?|matlab	29
what?|maximum	35
what?|mcconaughy	56
what?|meal	-47
what?|meat	-173
what?|medical	-100
what?|medikinet	76
what?|meditate	-63
what?|meet	-279
what?|meeting	-336
what?|meg	-187
what?|melatonin	28
what?|memoq	-46
what?|memorial	-29
what?|mendes	-240
what?|mendoza	56
what?|mention	31
what?|menu	-20
what?|merino	20
what?|merrow	79
what?|mess	32
what?|message	-17
what?|metashape	91
what?|metformin	-453
what?|metric	-411
what?|mette	-26
what?|midwife	-134
what?|migraine	-38
what?|mihai	-23
what?|milan	-70
what?|mile	27
what?|milk	-120
what?|millennium	-368
what?|milligram	49
what?|million	44
what?|minecraft	39
what?|mini	-74
what?|ministry	63
what?|minute	20
what?|mirpur	36
what?|miss	-61
what?|mistake	-189
what?|mitzvah	22
what?|moab	18
what?|mobile	-42
what?|mochi	-23
what?|model	-85
what?|monday	-95
what?|mondays	-329
what?|money	-41
what?|monsieur	-50
what?|month	-261
what?|moor	-125
what?|morag	-165
what?|moravian	34
what?|moreau	-213
what?|morning	-27
what?|mosquito	64
what?|moss	-80
what?|mostly	-278
what?|mother	-223
what?|mother-in-law	-305
what?|motor	78
what?|motorbike	35
what?|motorcycle	19
what?|move	-317
what?|mr	-468
what?|mrs	-17
what?|ms	-77
what?|mug	49
what?|muizenberg	55
what?|mule	21
what?|mum	-170
what?|mursik	80
what?|musa	79
what?|museum	37
what?|mushroom	-142
what?|nail	-32
what?|namaskar	95
what?|name	27
what?|naomi	123
what?|narrowboat	49
what?|national	-60
what?|nationality	22
what?|native	-364
what?|natural	-66
what?|nclex	76
what?|near	-191
what?|need	-136
what?|needle	67
what?|negative	56
what?|neighbour	-203
what?|nell	-124
what?|neovim	-40
what?|netsuite	66
what?|nettle	-22
what?|new	-33
what?|newspaper	50
what?|next	-301
what?|ngozi	-117
what?|nguyễn	-265
what?|nick	55
what?|nickel	18
what?|nicotine	-203
what?|night	-155
what?|night-shift	-19
what?|nikah	67
what?|nils-dev	-172
what?|nine	-114
what?|nino	101
what?|nissan	-67
what?|nokia	-144
what?|noodle	-86
what?|noon	-254
what?|nordwind	-54
what?|normal	31
what?|normally	62
what?|northern	98
what?|norvik	63
what?|norwich	67
what?|november	-232
what?|nový	30
what?|nsukka	-34
what?|numb	58
what?|number	-16
what?|nuno	-346
what?|nurse	-62
what?|nutritionist	83
what?|náutico	31
what?|o	-170
what?|oak	51
what?|oat	-214
what?|oboe	-86
what?|obviously	41
what?|octavia	-284
what?|october	-29
what?|odori	53
what?|office	-221
what?|officer	31
what?|oil	-23
what?|okafor	-258
what?|ola	-379
what?|old	-29
what?|olivetti	94
what?|online	19
what?|open	-124
what?|open-water	23
what?|opera	-53
what?|operation	-182
what?|opsgenie	68
what?|orbit	73
what?|orchestra	-293
what?|order	33
what?|orienteering	30
what?|origin	-26
what?|orlando	47
what?|orthodox	30
what?|osaka	21
what?|otago	20
what?|otieno	17
what?|ottawa	-15
what?|oud	-58
what?|outrigger	20
what?|outside	-264
what?|over:memorial	18
what?|overstory	-247
what?|owe	-151
what?|own	-128
what?|ozempic	-21
what?|pacemaker	44
what?|pack	27
what?|pad	43
what?|paddle	20
what?|paediatric	52
what?|page	64
what?|pager	68
what?|pagode	-25
what?|paint	46
what?|pallavi	87
what?|panathinaikos	100
what?|panel	-55
what?|paolo	-43
what?|parade	56
what?|paralegal	-30
what?|paramedic	-122
what?|parcel	-26
what?|parent	-234
what?|park	42
what?|parkinson	-121
what?|parrot	53
what?|parsis	26
what?|part-time	-48
what?|partick	39
what?|partner	-166
what?|pass	-436
what?|passport	-390
what?|past	19
what?|pastry	16
what?|patch	-109
what?|patchy	34
what?|patent	-52
what?|patras	54
what?|pay	-243
what?|payment	39
what?|pe	63
what?|pea	16
what?|peanut	-160
what?|peat	-23
what?|peatland	22
what?|pedal	-72
what?|pen	-22
what?|penicillin	-254
what?|pensioner	59
what?|pepper	-84
what?|percent	66
what?|perkins	-105
what?|perrin	-94
what?|personal	-106
what?|peso	30
what?|peterbilt	53
what?|petra	-43
what?|peugeot	-193
what?|pharmacist	77
what?|pharmacy	-167
what?|phd	28
what?|philippa	74
what?|phone	-155
what?|photograph	-71
what?|physio	35
what?|pia	71
what?|pick	-195
what?|pickle	-25
what?|picture	66
what?|pier	-41
what?|pilates	-89
what?|pill	45
what?|pilot	-119
what?|pixel	51
what?|place	-113
what?|plan	-104
what?|planning	-322
what?|plant	-284
what?|platform	22
what?|play	-91
what?|player	20
what?|plot	-220
what?|plow	35
what?|plum	38
what?|plumber	-212
what?|pm	-194
what?|podcasts	-48
what?|poem	32
what?|point	-156
what?|polish	-36
what?|polo	44
what?|poodle	30
what?|poppy	-35
what?|pork	-234
what?|porridge	16
what?|porto	-69
what?|portuguese	-377
what?|post	-177
what?|postage	57
what?|postgres	-122
what?|pot	41
what?|potato	45
what?|pottery	-94
what?|pound	-34
what?|power	-181
what?|powys	-26
what?|practice	-233
what?|practise	-69
what?|praia	-69
what?|prefer	-244
what?|preferred	-48
what?|premature	38
what?|prenatal	19
what?|prepare	68
what?|preschool	-20
what?|prescribe	42
what?|pressure	-172
what?|primary	-48
what?|print	-95
what?|prison	-25
what?|prius	-59
what?|priya	-44
what?|pro	-163
what?|proac	31
what?|procreate	-123
what?|produce	-67
what?|professor	-433
what?|project	50
what?|prostate	-127
what?|provider	-274
what?|proxmox	-174
what?|pseudoephedrine	41
what?|psychology	37
what?|pub	-223
what?|public	-40
what?|publisher	-168
what?|puck	63
what?|pudding	38
what?|pull	-94
what?|pump	39
what?|puppy	55
what?|puzzle	28
what?|python	-142
what?|pétanque	-93
what?|quartet	86
what?|quartey	61
what?|quay	64
what?|quetta	24
what?|quiet	61
what?|quilt	-106
what?|quintet	-86
what?|quit	-435
what?|r	27
what?|r500	-63
what?|rabbit	120
what?|radio	-24
what?|radiographer	16
what?|radiohead	-109
what?|rafe	42
what?|raise	18
what?|raisin	88
what?|rap	30
what?|raw	-76
what?|raynaud	85
what?|rayyan	-53
what?|react	-101
what?|read	-296
what?|reading	-60
what?|recife	-126
what?|recite	52
what?|recognition	77
what?|record	-276
what?|recycle	-43
what?|red	19
what?|reflux	-109
what?|refresher	60
what?|refrigerate	26
what?|refugee	65
what?|refuse	-32
what?|rehearsal	-44
what?|remarkable	50
what?|remington	-110
what?|remote	-383
what?|remotely	-295
what?|render	-15
what?|renovate	-496
what?|rent	-204
what?|repair	83
what?|repellent	64
what?|reply	-312
what?|report	-52
what?|request	48
what?|rescue	-122
what?|research	-76
what?|rest	-83
what?|restore	-31
what?|retire	-175
what?|retired	-149
what?|reuben	-25
what?|review	-95
what?|rhesus	80
what?|rhino	31
what?|ricci	42
what?|ride	-276
what?|rig	-18
what?|right	-96
what?|rima	-64
what?|ring	-43
what?|rink	82
what?|river	-42
what?|road	-484
what?|roam	65
what?|roast	-25
what?|rock	-51
what?|rocky	-55
what?|role	-76
what?|roller	-45
what?|roller-skate	25
what?|romney	58
what?|roof	-31
what?|rooibos	-58
what?|room	-54
what?|rory	-61
what?|rosemont	95
what?|rotator	-19
what?|rotterdam	-40
what?|rouge	-27
what?|round	-360
what?|router	-238
what?|rover	-22
what?|row	50
what?|royal	-113
what?|rtx	-48
what?|rua	-239
what?|rubber	39
what?|rufus	30
what?|rui	-382
what?|rum	38
what?|run	-128
what?|running	-157
what?|rush	28
what?|russell	27
what?|russian	-39
what?|rust	36
what?|rustenburg	25
what?|rye	-45
what?|sabbatical	-115
what?|sabre	37
what?|sack	-33
what?|saffron	-107
what?|salesforce	78
what?|salma	116
what?|salt	-141
what?|sam	-16
what?|samir	112
what?|sampan	78
what?|sample	-26
what?|sane	-107
what?|saqqara	85
what?|sardine	89
what?|saturday	-124
what?|saturdays	-438
what?|sauna	-183
what?|save	-69
what?|say	77
what?|scania	-107
what?|scanner	84
what?|scare	-119
what?|scent	65
what?|scented	65
what?|schedule	22
what?|school	-120
what?|sciatica	-38
what?|scooter	-69
what?|scream	-24
what?|screen	-74
what?|scuba	-24
what?|seasick	-47
what?|season	-92
what?|seaweed	-28
what?|second	-131
what?|second-year	37
what?|secretary	25
what?|see	-285
what?|sell	-212
what?|selvi	56
what?|send	-325
what?|senior	-66
what?|sensor	22
what?|sentence	-52
what?|september	-187
what?|sertraline	-73
what?|server	-311
what?|service	-251
what?|session	110
what?|set	-259
what?|setting	-244
what?|seven	-297
what?|seven-seat	68
what?|sew	-17
what?|shabana	-23
what?|shah	52
what?|share	-297
what?|sharp	-57
what?|shed	54
what?|sheep	20
what?|sheldon	-74
what?|shelly	-81
what?|shift	-180
what?|shih	-16
what?|ship	-115
what?|shito	89
what?|shoe	-80
what?|shop	-83
what?|shopify	-131
what?|short	-332
what?|shoulder	-291
what?|show	-329
what?|shrine	52
what?|sick	-79
what?|sickle	33
what?|side	-159
what?|siemens	-314
what?|sight	23
what?|sign	-188
what?|signal	-49
what?|silicosis	34
what?|silver	-28
what?|simple	-129
what?|sinatra	44
what?|sinfonia	22
what?|sing	-61
what?|singer	-43
what?|sinéad	66
what?|sister	-296
what?|sit	-194
what?|six	-140
what?|six-man	85
what?|sixth	31
what?|size	-370
what?|sizwe	34
what?|skateboard	-50
what?|ski	-66
what?|skin	-34
what?|skip	-95
what?|skipper	-63
what?|skoda	-355
what?|sleep	-75
what?|slide	82
what?|slip	-72
what?|slit	45
what?|sloe	-126
what?|small	-131
what?|small-animal	73
what?|smartphone	-39
what?|smell	-164
what?|smoke	-263
what?|smoking	-393
what?|smwt	32
what?|snake	-81
what?|snow	-149
what?|social	-154
what?|sock	107
what?|socorro	-20
what?|sofia	-208
what?|soft	-108
what?|software-development	-179
what?|soil	57
what?|solar	-121
what?|solicitor	67
what?|sommelier	82
what?|son	-194
what?|sorento	-53
what?|sound	-46
what?|sourdough	17
what?|space	-173
what?|spaniel	-79
what?|spanish	-205
what?|spark	55
what?|sparky	78
what?|spasm	22
what?|speak	-182
what?|speaker	-332
what?|special	-48
what?|spell	-285
what?|spelling	-285
what?|spicy	-48
what?|spider	-214
what?|spirit	-68
what?|spirited	-68
what?|sport	-80
what?|spouse	-75
what?|spray	-35
what?|spread	44
what?|spring	-165
what?|st	52
what?|staffie	-26
what?|stamp	57
what?|stand	-152
what?|standard	-54
what?|standup	-225
what?|start	-162
what?|starter	-17
what?|stata	29
what?|statins	25
what?|statistic	-68
what?|status	-173
what?|stay	-62
what?|steal	-56
what?|steam	-55
what?|stepson	51
what?|sticky	23
what?|sting	-184
what?|stitch	93
what?|stomach	-108
what?|stone	87
what?|stonemason	46
what?|stool	24
what?|stop	-33
what?|story	22
what?|strange	21
what?|stranger	103
what?|stream	-62
what?|stress	21
what?|stroke	-87
what?|student	-212
what?|studied	-43
what?|studio	-100
what?|study	-249
what?|stuff	41
what?|style	-401
what?|subaru	-149
what?|subway	-127
what?|sudreh	44
what?|suffer	-95
what?|sugar	-96
what?|sugar-coated	35
what?|summer	-101
what?|sunday	-390
what?|sundays	-78
what?|sunita	39
what?|sunrise	29
what?|supplement	-127
what?|support	-249
what?|supra	47
what?|surf	-18
what?|surveyor	40
what?|surya	95
what?|susanna	66
what?|sushi	-291
what?|suva	48
what?|suzuki	-32
what?|swap	-58
what?|swear	-107
what?|swell	-79
what?|swim	-120
what?|swimming	-88
what?|switch	44
what?|synthetic	71
what?|syria	77
what?|sørensen	-219
what?|tabby	-225
what?|tabla	-31
what?|table	-330
what?|tablet	-144
what?|tabs	-173
what?|tag	-45
what?|tagalog	-39
what?|tailor	-61
what?|tailscale	-134
what?|taimur	24
what?|take	-73
what?|taking	-265
what?|talk	-15
what?|tallow	114
what?|tamil	-59
what?|tandem	-42
what?|tango	-31
what?|tara	-59
what?|tarantula	20
what?|target	-20
what?|tarifa	25
what?|tash	41
what?|taste	30
what?|tb	-456
what?|tc52s	26
what?|tea	84
what?|teach	-163
what?|teacher	-46
what?|tecno	18
what?|tejo	16
what?|tekla	72
what?|telavi	-26
what?|telugu	44
what?|temperature	36
what?|ten	47
what?|tendonitis	-68
what?|tennis	60
what?|tenor	27
what?|tereza	107
what?|terios	-17
what?|terrace	-103
what?|terrier	-72
what?|tess	-159
what?|test	-164
what?|testing	-75
what?|text	-257
what?|textile	37
what?|thai	21
what?|theme	44
what?|theo	-124
what?|therapist	-342
what?|thesis	-36
what?|thinkpad	-83
what?|thirty	-22
what?|thirty-one	108
what?|thistle	39
what?|three	-59
what?|three-course	73
what?|thrift	41
what?|thrillers	66
what?|throat	-26
what?|throw	70
what?|thumb	33
what?|thursday	-129
what?|thursdays	-64
what?|thyroid	-72
what?|ticket	-114
what?|tidemark	45
what?|tilapia	61
what?|till	-254
what?|tilleuls	-124
what?|time	-106
what?|tin	16
what?|tired	35
what?|tofu	-202
what?|tolerate	-38
what?|tom	-94
what?|tomato	-195
what?|tongue	-15
what?|toowoomba	-61
what?|top	-188
what?|toronto	-111
what?|tortoise	-347
what?|touch	-183
what?|toyota	-23
what?|tracker	-106
what?|tractor	-50
what?|traffic	-136
what?|trafic	72
what?|train	-132
what?|training	-27
what?|trait	-33
what?|tram	38
what?|transit	-77
what?|translate	-89
what?|travel	-27
what?|travels	57
what?|travis	43
what?|trek	63
what?|triana	34
what?|triathlon	-163
what?|tribute	28
what?|trigger	65
what?|trip	-331
what?|triplex	95
what?|triumph	105
what?|trois-rivières	41
what?|trombone	-68
what?|tromsø	42
what?|trotro	63
what?|truck	-79
what?|true	68
what?|trumpet	30
what?|try	-83
what?|tuesday	-198
what?|tuesdays	-110
what?|tuna	58
what?|tunnel	-29
what?|turkish	-159
what?|turn	-191
what?|turnip	39
what?|turtle	-31
what?|twelve	-213
what?|twi	-142
what?|twice	-98
what?|twin	-40
what?|twitch	-38
what?|two	-166
what?|two-year-old	96
what?|tyne	22
what?|type	-122
what?|tyson	-26
what?|tzu	-16
what?|ubuntu	26
what?|ugali	61
what?|ukulele	-242
what?|ulcer	-68
what?|under-17s	-44
what?|under-tens	-40
what?|underactive	-55
what?|undercliffe	80
what?|underwear	-100
what?|unit	-257
what?|university	-191
what?|uno	54
what?|unwind	78
what?|upbringing	-99
what?|upington	89
what?|uq	35
what?|urdu	-26
what?|urs	52
what?|use	-60
what?|used	-88
what?|utility	-57
what?|valencia	-158
what?|valentina	18
what?|valorant	-25
what?|van	47
what?|varenna	18
what?|vegan	-88
what?|vegetarian	-475
what?|verdi	45
what?|vespas	65
what?|vet	-179
what?|vfw	43
what?|video	32
what?|village	-122
what?|vine	61
what?|vinegar	-58
what?|vintage	53
what?|vinyl	-157
what?|viola	49
what?|violin	-145
what?|visit	-202
what?|visitor	-63
what?|vitz	-28
what?|vivo	-20
what?|vodafone	-274
what?|voice	-96
what?|volleyball	-189
what?|vw	-20
what?|võro	19
what?|văn	-265
what?|waakye	89
what?|wacom	-63
what?|wait	-23
what?|wake	-226
what?|wali	28
what?|walk	-433
what?|wall	-43
what?|walnut	-218
what?|walthamstow	26
what?|want	31
what?|ward	-89
what?|warehouse	-15
what?|warfarin	-197
what?|watch	-191
what?|water	-103
what?|watercolour	-29
what?|weak	41
what?|weakness	-45
what?|wear	-16
what?|weave	39
what?|wed	-29
what?|wedding	-143
what?|wednesday	-227
what?|wednesdays	-163
what?|wee	22
what?|week	-92
what?|weekday	-69
what?|weekend	-134
what?|weekly	-67
what?|welsh	-287
what?|welterweight	94
what?|west	-84
what?|westie	133
what?|wet	-135
what?|wheelhouse	27
what?|whenever	-38
what?|whereabouts	-330
what?|whippet	-151
what?|whistle	-38
what?|whitcombe	37
what?|white	-42
what?|whole	-172
what?|wife	-120
what?|wifi	-238
what?|wind	-291
what?|wind-up	60
what?|window	-178
what?|wine	24
what?|winter	-116
what?|woman	-281
what?|wooden	-198
what?|woolshed	24
what?|word	-60
what?|work	-195
what?|worker	-53
what?|working	-200
what?|workshop	-121
what?|wrist	29
what?|write	-163
what?|xero	43
what?|yamaha	-84
what?|yanis	75
what?|yard	66
what?|year	-65
what?|yellow	-149
what?|yeovil	19
what?|yoga	-82
what?|zcc	46
what?|zebra	26
what?|zenobia	33
what?|zoe	-254
what?|zoo	-81
what?|zoom	-81
what?|zoë	-375
what?|zumba	41
what?|zwiebel	144
what?|zürich	80
what?|žalgiris	-19
wheel?	-77
wheel|#name	-26
wheel|@hobby	53
wheel|@vehicle	40
wheel|^own	-76
wheel|^slot habit	-104
when?	-251
when?|#day	221
when?|#month	417
when?|#name	-57
when?|#no	-217
when?|#number	247
when?|000	-143
when?|1	-32
when?|10	-72
when?|11	128
when?|12	62
when?|14	55
when?|14th	105
when?|150	-74
when?|16	-52
when?|17	59
when?|18	66
when?|19	18
when?|1931	41
when?|2	-143
when?|20	92
when?|2008	75
when?|2016	-19
when?|2024	-82
when?|2026	-187
when?|2027	310
when?|2031	85
when?|2034	97
when?|21st	93
when?|22	84
when?|22nd	62
when?|23	79
when?|24	-105
when?|25th	48
when?|27	20
when?|28th	169
when?|3	44
when?|30	40
when?|31	21
when?|4	56
when?|4:40	98
when?|5:40	60
when?|5th	83
when?|6	114
when?|7	76
when?|8	93
when?|9	-77
when?|9:30	-32
when?|@alcohol	-276
when?|@animal	-324
when?|@believer	-76
when?|@bicycle	-264
when?|@bird	-229
when?|@boat	-220
when?|@body_part	-410
when?|@bread	-140
when?|@car	-206
when?|@cat	-193
when?|@color	-369
when?|@craft	-220
when?|@crime	-161
when?|@dairy	-211
when?|@dance	-149
when?|@dessert	-151
when?|@doctor	-108
when?|@dog	-164
when?|@drink	-388
when?|@dwelling	-145
when?|@ethnicity	-241
when?|@family	-113
when?|@farm_animal	-282
when?|@fish	-53
when?|@flower	-147
when?|@food	-376
when?|@fruit	-68
when?|@furniture	-354
when?|@game	-195
when?|@garment	-86
when?|@hobby	-37
when?|@horse	-84
when?|@hospital	-86
when?|@illness	-310
when?|@injury	-22
when?|@insect	-229
when?|@instrument	-276
when?|@job	-161
when?|@meat	-315
when?|@medicine	-298
when?|@narcotic	-44
when?|@orientation	89
when?|@pet	-212
when?|@pregnancy	-225
when?|@religion	-20
when?|@reptile	-242
when?|@rodent	-42
when?|@science	-140
when?|@seafood	-92
when?|@seasoning	-200
when?|@symptom	-193
when?|@temple	-26
when?|@treatment	-247
when?|@tree	-208
when?|@vegetable	-314
when?|@vehicle	-137
when?|^another	-227
when?|^constraint	-167
when?|^goal	-191
when?|^habit	-45
when?|^ongoing_project	-196
when?|^own	-205
when?|^preference	-256
when?|^project_fact	-24
when?|^recurring_state	-134
when?|^relationship	-257
when?|^resource	-222
when?|^role	-331
when?|^skill	-406
when?|^slot about	-322
when?|^slot age	-253
when?|^slot allergy	-249
when?|^slot allowance	59
when?|^slot anatomy	93
when?|^slot anniversary	-108
when?|^slot annual	38
when?|^slot any	-59
when?|^slot b2	-25
when?|^slot bail	27
when?|^slot bid	20
when?|^slot birth	-170
when?|^slot birthday	-147
when?|^slot board	29
when?|^slot bulletin	91
when?|^slot certification	-67
when?|^slot charge	-352
when?|^slot class	-26
when?|^slot cleaning	-113
when?|^slot constraint	-273
when?|^slot contract	-21
when?|^slot data	47
when?|^slot day	-253
when?|^slot deadline	83
when?|^slot demo	52
when?|^slot effect	-143
when?|^slot employment	-367
when?|^slot endowment	19
when?|^slot english	64
when?|^slot entry	-68
when?|^slot event	-24
when?|^slot exam	-108
when?|^slot family	18
when?|^slot favourite	-291
when?|^slot fear	-303
when?|^slot fiftieth	26
when?|^slot flight	30
when?|^slot gate	46
when?|^slot goal	-209
when?|^slot habit	-115
when?|^slot harbour	79
when?|^slot having	-425
when?|^slot health	-377
when?|^slot history	-391
when?|^slot home	-221
when?|^slot identity	-274
when?|^slot injection	66
when?|^slot knee	36
when?|^slot language	-269
when?|^slot learning	-226
when?|^slot ledger	34
when?|^slot licence	26
when?|^slot like	-373
when?|^slot loan	85
when?|^slot lock	-42
when?|^slot marital	-63
when?|^slot maternity	-89
when?|^slot meeting	-90
when?|^slot module	-50
when?|^slot mot	-52
when?|^slot newest	105
when?|^slot nikah	-16
when?|^slot offline	-95
when?|^slot parental	-93
when?|^slot passport	-129
when?|^slot past	-186
when?|^slot pension	20
when?|^slot phone	-38
when?|^slot preference	-271
when?|^slot project	-177
when?|^slot qualifying	16
when?|^slot registration	27
when?|^slot rehearsal	-129
when?|^slot relation	-102
when?|^slot return	138
when?|^slot role	-235
when?|^slot said	-22
when?|^slot school	-21
when?|^slot seed	-40
when?|^slot shift	-28
when?|^slot skill	-210
when?|^slot spell	-62
when?|^slot spring	84
when?|^slot sprint	-68
when?|^slot state	-400
when?|^slot stipend	23
when?|^slot suit	78
when?|^slot taste	23
when?|^slot thesis	-86
when?|^slot thing	-328
when?|^slot trait	-47
when?|^slot visa	88
when?|^slot wedding	101
when?|^slot work	-297
when?|academy	21
when?|account	-23
when?|adalimumab	66
when?|afraid	-229
when?|afternoon	55
when?|age	-265
when?|allergic	-299
when?|allergy	-294
when?|alto	20
when?|anatomy	87
when?|answer	-342
when?|apartment	-39
when?|application	-95
when?|april	124
when?|arena	46
when?|around	-89
when?|arrive	98
when?|art	-73
when?|artist	97
when?|assistant	-238
when?|august	-25
when?|away	-94
when?|b2	-65
when?|baby	-38
when?|bad	-319
when?|bank	-197
when?|beth	-207
when?|bid	20
when?|birth	-182
when?|birthday	-198
when?|biscuit	-126
when?|block	-20
when?|book	19
when?|boss	-103
when?|bridge	54
when?|british	-84
when?|brother	-228
when?|build	-304
when?|bulletin	91
when?|burn-out	72
when?|calendar	107
when?|call	-391
when?|canal	46
when?|car	-219
when?|care	-128
when?|cat	-191
when?|cello	-23
when?|centrifuge	60
when?|chekhov	93
when?|child	-45
when?|christmas	90
when?|class	-102
when?|client	-42
when?|close	-132
when?|code	-237
when?|coffee	-213
when?|college	31
when?|come	-32
when?|comes	153
when?|cousin	-145
when?|daily	58
when?|danuta	125
when?|date	62
when?|daughter	19
when?|day	121
when?|deadline	21
when?|december	165
when?|demo	59
when?|deploy	50
when?|deshpande	87
when?|development	27
when?|diabetes	-255
when?|district	36
when?|dog	-205
when?|don	-332
when?|dr	-396
when?|drink	-238
when?|drive	-338
when?|due	26
when?|early	82
when?|easter	31
when?|eat	-390
when?|eight	23
when?|eighteenth	-15
when?|elif	73
when?|employment	-273
when?|english	-304
when?|ethiopian	75
when?|eu	18
when?|even	-171
when?|evening	-237
when?|exam	-142
when?|exhibition	-22
when?|expect	72
when?|experience	-201
when?|fag	118
when?|family	55
when?|farmhand	65
when?|father	-328
when?|favourite	-342
when?|february	185
when?|field	-33
when?|fiftieth	26
when?|fifty-five	20
when?|finish	31
when?|first	269
when?|five	-34
when?|flight	-36
when?|fly	27
when?|flying	39
when?|fourth	-123
when?|free	-52
when?|friday	-57
when?|fridays	40
when?|friend	-252
when?|from:1	76
when?|from:4	-34
when?|from:6	55
when?|full	-49
when?|girlfriend	-222
when?|give	-151
when?|go	-79
when?|good	-40
when?|grant	36
when?|group	-62
when?|gym	-45
when?|half	112
when?|hall	-44
when?|hanover	-44
when?|harbour	23
when?|hate	-289
when?|helper	74
when?|hettich	60
when?|hire	30
when?|hit	54
when?|home	-54
when?|house	-332
when?|husband	-266
when?|ilona	42
when?|injection	43
when?|inspection	-28
when?|invoice	118
when?|inês	-84
when?|january	-16
when?|japan	-146
when?|july	-79
when?|keep	-348
when?|ken	73
when?|kid	-220
when?|kindergarten	-73
when?|kisumu	72
when?|kita	59
when?|kitakyushu	36
when?|kitchen	63
when?|knee	-53
when?|last	40
when?|lead	-364
when?|learn	-313
when?|learning	-239
when?|leave	-143
when?|lia	73
when?|licence	67
when?|license	96
when?|life	-362
when?|lift	-22
when?|like	-331
when?|likely	-197
when?|lima	33
when?|line	-76
when?|lisbon	-37
when?|live	-157
when?|load-shedding	54
when?|loan	-53
when?|location	-166
when?|london	23
when?|long	-312
when?|lottery	20
when?|love	-281
when?|low	-38
when?|lunchtime	21
when?|make	-353
when?|manager	-184
when?|manchester	-35
when?|manitoba	88
when?|marathon	-94
when?|march	163
when?|marine	41
when?|marital	-63
when?|mark	21
when?|maternity	-118
when?|meskerem	83
when?|milk	-33
when?|milking	24
when?|mondays	-29
when?|month	173
when?|morning	127
when?|mother	-332
when?|move	-319
when?|mr	-61
when?|mum	-310
when?|name	-223
when?|need	-100
when?|new	87
when?|next	-72
when?|night	-62
when?|nine	-56
when?|november	177
when?|nurse	-285
when?|october	110
when?|ola	-259
when?|old	-363
when?|open	91
when?|opening	-72
when?|order	-83
when?|ottoman	42
when?|owe	-180
when?|p.m	-20
when?|parlour	38
when?|past	95
when?|pay	-48
when?|peak	39
when?|pho	27
when?|phone	-103
when?|planning	27
when?|play	-325
when?|pm	-91
when?|podiatrist	77
when?|poland	85
when?|pray	44
when?|prefer	-224
when?|pressure	-133
when?|propose	101
when?|publish	90
when?|punta	46
when?|pupil	53
when?|quarterly	91
when?|quit	141
when?|rafael	108
when?|ravi	-34
when?|reach	87
when?|read	-364
when?|real	72
when?|rent	-117
when?|report	-161
when?|rest	27
when?|retire	-58
when?|return	151
when?|revise	-33
when?|revised	-33
when?|ride	-81
when?|robe	42
when?|role	-244
when?|roster	-22
when?|rui	-127
when?|run	-207
when?|running	-36
when?|samira	146
when?|saturday	-227
when?|saturdays	53
when?|school	-110
when?|science	50
when?|season	78
when?|second	-62
when?|see	-132
when?|seoul	54
when?|september	138
when?|set	-266
when?|setting	-226
when?|seven	-110
when?|sham	101
when?|shift	-154
when?|ship	114
when?|sick	52
when?|signor	78
when?|sing	-116
when?|sinéad	57
when?|sit	-287
when?|site	28
when?|sitter	72
when?|six	54
when?|skint	75
when?|sleep	29
when?|slip	42
when?|smoke	-43
when?|smoking	73
when?|social	-47
when?|son	-234
when?|sore	-27
when?|spanish	-61
when?|speak	-306
when?|spouse	181
when?|spring	21
when?|start	-26
when?|status	-63
when?|steam	56
when?|stipend	23
when?|studio	-190
when?|study	-289
when?|style	-183
when?|sunday	103
when?|sundays	-69
when?|surgery	42
when?|swim	-43
when?|system	52
when?|take	-533
when?|talk	-19
when?|tank	89
when?|tara	58
when?|teach	-292
when?|team	-54
when?|telework	82
when?|ten	-58
when?|tenth	123
when?|test	-46
when?|testing	68
when?|thing	-52
when?|third	-69
when?|thirty	106
when?|three	-149
when?|thursday	-68
when?|thursdays	-108
when?|tide	67
when?|tight	23
when?|till	17
when?|time	-64
when?|tomasz	-131
when?|tour	35
when?|traffic	23
when?|train	-409
when?|trip	-174
when?|tuesday	92
when?|tuesdays	-87
when?|turn	-55
when?|until:october	30
when?|until:payday	53
when?|use	-397
when?|used	-181
when?|vat	97
when?|village	-94
when?|visit	-380
when?|wake	-115
when?|walk	-45
when?|want	-254
when?|wear	-328
when?|wed	-52
when?|wedding	-105
when?|wednesday	-23
when?|wednesdays	24
when?|week	-186
when?|weekday	-47
when?|whatsapp	32
when?|whole	-72
when?|wife	-60
when?|work	-137
when?|working	81
when?|write	-115
when?|writing	-116
when?|xochitl	109
when?|year	-179
when?|yui	146
where?	-174
where?|#day	-100
where?|#month	-57
where?|#name	66
where?|#no	-391
where?|#number	-259
where?|14th	42
where?|2	-93
where?|2012	83
where?|2015	-64
where?|2016	-63
where?|2019	42
where?|2021	60
where?|2026	-87
where?|2027	-360
where?|24	67
where?|3	-248
where?|6	-119
where?|9	-70
where?|@animal	-129
where?|@believer	-437
where?|@bird	-77
where?|@boat	-61
where?|@body_part	-321
where?|@bread	-177
where?|@cat	-252
where?|@cheese	102
where?|@color	-281
where?|@dairy	15
where?|@dessert	-218
where?|@doctor	-166
where?|@dog	-298
where?|@ethnicity	-214
where?|@fabric	17
where?|@family	-106
where?|@fish	-58
where?|@flower	-16
where?|@food	-160
where?|@furniture	125
where?|@game	-140
where?|@garment	-397
where?|@hobby	-239
where?|@illness	-318
where?|@income	-54
where?|@insect	-72
where?|@instrument	-169
where?|@job	-276
where?|@meat	-374
where?|@medicine	-136
where?|@narcotic	-37
where?|@pasta	35
where?|@pet	-429
where?|@reptile	-159
where?|@science	-286
where?|@seafood	53
where?|@seasoning	-305
where?|@sport	-134
where?|@symptom	-356
where?|@temple	-176
where?|@treatment	-32
where?|@tree	-98
where?|@vegetable	-141
where?|@vehicle	-79
where?|@wine	40
where?|^another	-189
where?|^constraint	-494
where?|^goal	-224
where?|^habit	-123
where?|^ongoing_project	-174
where?|^own	-135
where?|^preference	-426
where?|^recurring_state	-461
where?|^relationship	-149
where?|^role	-44
where?|^skill	-306
where?|^slot about	-91
where?|^slot age	-276
where?|^slot allergy	-254
where?|^slot apartment	70
where?|^slot birth	-21
where?|^slot birthday	-291
where?|^slot charge	-20
where?|^slot constraint	-274
where?|^slot education	-49
where?|^slot employment	28
where?|^slot favourite	-312
where?|^slot fear	-230
where?|^slot field	87
where?|^slot goal	-123
where?|^slot habit	-92
where?|^slot having	-223
where?|^slot health	-409
where?|^slot home	27
where?|^slot identity	-465
where?|^slot language	-413
where?|^slot like	-300
where?|^slot marital	-175
where?|^slot mineral	31
where?|^slot nationality	48
where?|^slot origin	145
where?|^slot password	100
where?|^slot past	-149
where?|^slot preference	-289
where?|^slot project	-166
where?|^slot reception	64
where?|^slot role	-427
where?|^slot said	-49
where?|^slot skill	-252
where?|^slot squad	93
where?|^slot state	-207
where?|^slot thing	-239
where?|^slot told	-117
where?|^slot trait	42
where?|^slot upbringing	111
where?|^slot wedding	-120
where?|^slot whereabouts	-50
where?|^slot work	-127
where?|^slot workshop	36
where?|accra	-93
where?|afternoon	-109
where?|age	-286
where?|aleppo	71
where?|allergic	-244
where?|allergy	-253
where?|allotment	115
where?|analyst	-65
where?|answer	-226
where?|april	-62
where?|arrangement	-121
where?|assistant	-189
where?|august	-69
where?|aunt	131
where?|australia	-126
where?|avenue	47
where?|away	-30
where?|aylsham	39
where?|bakery	45
where?|bar	89
where?|barista	91
where?|base	60
where?|based	60
where?|beatriz	112
where?|behind	170
where?|belper	97
where?|bergen	98
where?|berlin	66
where?|best	50
where?|beth	-189
where?|birth	-98
where?|birthday	-303
where?|blank	31
where?|bleu	90
where?|bluefin	47
where?|boat	26
where?|bogotá	60
where?|boss	-134
where?|box	54
where?|boyfriend	48
where?|brother	-159
where?|build	-300
where?|building	-182
where?|bungalow	65
where?|café	113
where?|calgary	63
where?|call	-54
where?|caravan	66
where?|cat	-215
where?|cello	-153
where?|chapel	34
where?|chayo	132
where?|child	-82
where?|come	-93
where?|comes	-357
where?|comic	75
where?|computer	75
where?|condo	53
where?|convert	35
where?|coq	90
where?|cottage	66
where?|counter	38
where?|célia	104
where?|da	76
where?|dad	-112
where?|dahlia	35
where?|dana	-126
where?|darlene	153
where?|darwin	51
where?|das	-71
where?|data	55
where?|daughter	-60
where?|day	-323
where?|december	-110
where?|dennistoun	-41
where?|design	-45
where?|desk	71
where?|di	90
where?|die	-119
where?|divorce	65
where?|dog	-260
where?|dona	111
where?|door	77
where?|dr	-175
where?|drive	-392
where?|due	-406
where?|dutch	48
where?|eat	-332
where?|edinburgh	75
where?|education	-49
where?|emigrate	37
where?|employment	-82
where?|energy	-66
where?|english	-328
where?|epipen	101
where?|espresso	161
where?|estate	87
where?|evening	-84
where?|ex	16
where?|ex-wife	40
where?|experience	-30
where?|factory	39
where?|february	-85
where?|femi	49
where?|ferry	63
where?|field	55
where?|fiemme	90
where?|fishawy	23
where?|fix	53
where?|flat	-299
where?|flores	-71
where?|four	-144
where?|friday	-16
where?|friend	19
where?|frome	34
where?|front	104
where?|galway	36
where?|garage	30
where?|gaziantep	65
where?|gdansk	-105
where?|give	-68
where?|glasgow	-38
where?|go	-404
where?|going	70
where?|grid	-63
where?|grind	43
where?|ground	98
where?|ground-floor	-93
where?|grow	48
where?|hackney	56
where?|half	-113
where?|hanh	63
where?|hate	-274
where?|hay-on-wye	-23
where?|hetzner	55
where?|hexham	39
where?|hickling	64
where?|hogmanay	66
where?|homs	83
where?|hotel	65
where?|hour	-93
where?|house	-54
where?|husband	-344
where?|ibiza	28
where?|inês	-339
where?|isla	39
where?|island	125
where?|jaco	93
where?|january	33
where?|japan	-27
where?|jarmila	138
where?|jersey	48
where?|jignesh	135
where?|job	58
where?|jonas	100
where?|june	-77
where?|karthik	98
where?|keep	-319
where?|keepassxc	100
where?|khoa	76
where?|kitchen	-72
where?|kochi	52
where?|kubernetes	56
where?|la	89
where?|lagos	80
where?|land	99
where?|lantern	91
where?|le	53
where?|lea	136
where?|lead	116
where?|learn	-322
where?|leeds	-111
where?|library	-126
where?|life	-191
where?|like	-257
where?|likely	-246
where?|linear	61
where?|list	81
where?|living	-53
where?|location	25
where?|lock-up	56
where?|loft	67
where?|long	-257
where?|lorna	59
where?|lose	-56
where?|mad	-76
where?|malmö	101
where?|manage	75
where?|manchester	82
where?|march	-342
where?|marital	-175
where?|market	77
where?|marta	128
where?|metro	83
where?|mineral	31
where?|month	-438
where?|morning	-165
where?|mother	-257
where?|motorcycle	56
where?|move	111
where?|mum	-46
where?|nang	76
where?|nationality	48
where?|near	83
where?|neil	62
where?|neukölln	97
where?|news	70
where?|night	-143
where?|nordwind	-63
where?|october	-354
where?|office	56
where?|old	-147
where?|oleh	98
where?|origin	145
where?|originally	154
where?|outside	74
where?|palmela	64
where?|part-time	80
where?|partner	-64
where?|password	100
where?|patrícia	60
where?|perth	40
where?|pharmacy	68
where?|phoenix	116
where?|physic	-86
where?|physics	-86
where?|pieter	93
where?|place	36
where?|plan	-15
where?|planning	-27
where?|play	-378
where?|plot	76
where?|portland	75
where?|porto	-121
where?|portuguese	-21
where?|post	44
where?|prefer	-254
where?|primary	87
where?|public	-74
where?|pull	159
where?|radio	21
where?|read	30
where?|reception	64
where?|rent	76
where?|repair	81
where?|rhodes	31
where?|ridley	71
where?|right	-24
where?|road	71
where?|role	-254
where?|room	26
where?|rosa	135
where?|rover	100
where?|rua	-71
where?|rui	77
where?|run	-361
where?|saturday	27
where?|saturdays	-61
where?|save	22
where?|school	-241
where?|sell	-84
where?|set	-78
where?|setting	-73
where?|shane	65
where?|shop	-33
where?|shopping	71
where?|siemens	-103
where?|sister	-376
where?|sit	-67
where?|site	69
where?|sleep	-137
where?|sole	109
where?|son	-49
where?|sous-chef	60
where?|speak	-412
where?|spotify	-69
where?|spruce	90
where?|squad	90
where?|staff	47
where?|stand	19
where?|standing	59
where?|station	135
where?|status	-175
where?|stroke	48
where?|studied	-49
where?|studio	-60
where?|style	-194
where?|sunday	-112
where?|swansea	95
where?|swell	-43
where?|table	65
where?|take	-231
where?|taking	18
where?|tariq	124
where?|teach	-63
where?|team	-100
where?|ten	50
where?|terrence	116
where?|think	-74
where?|three	-96
where?|thursday	-154
where?|ticket	51
where?|till	-85
where?|tomasz	-243
where?|track	107
where?|trip	61
where?|trowbridge	68
where?|twin	-194
where?|two	-446
where?|university	-158
where?|upbringing	111
where?|use	-342
where?|used	-65
where?|val	90
where?|village	-121
where?|vineyard	64
where?|vintage	56
where?|want	-419
where?|ward	44
where?|warsaw	-21
where?|wed	-89
where?|wedding	-168
where?|wednesdays	-132
where?|week	-204
where?|weekday	57
where?|whenever	-47
where?|whereabouts	-50
where?|whitby	42
where?|wife	-479
where?|winnipeg	66
where?|work	44
where?|write	-91
where?|year	-378
where?|yumi	90
where?|zach	104
where?|zala	141
which?	-174
which?|#day	-17
which?|#name	54
which?|#no	-206
which?|#number	-125
which?|000	-110
which?|11	69
which?|12	-294
which?|13	57
which?|17	-51
which?|1962	60
which?|1979	49
which?|1994	-118
which?|2	-391
which?|2009	28
which?|2014	40
which?|2021	-72
which?|2025	-84
which?|2026	-203
which?|2027	-174
which?|23	24
which?|24	-39
which?|28th	36
which?|3	-399
which?|31	-41
which?|37	-76
which?|512	89
which?|6	87
which?|7	-87
which?|7590	28
which?|8	-138
which?|9	-395
which?|@alcohol	-100
which?|@appliance	58
which?|@believer	-143
which?|@bicycle	-277
which?|@bird	-82
which?|@boat	-275
which?|@bread	-25
which?|@car	-122
which?|@cheese	69
which?|@color	-162
which?|@craft	-326
which?|@crime	-53
which?|@criminal	31
which?|@dairy	-95
which?|@dance	17
which?|@debt	-279
which?|@dessert	-57
which?|@doctor	-217
which?|@dog	-280
which?|@drink	-340
which?|@dwelling	-205
which?|@ethnicity	27
which?|@fabric	-187
which?|@family	-196
which?|@farm_animal	-215
which?|@fish	-211
which?|@flower	35
which?|@food	-136
which?|@footwear	-49
which?|@furniture	-120
which?|@game	-118
which?|@garment	93
which?|@hobby	-62
which?|@horse	77
which?|@illness	-120
which?|@injury	-228
which?|@insect	-112
which?|@instrument	57
which?|@job	-285
which?|@meat	-397
which?|@medical_device	-120
which?|@medicine	31
which?|@mental_illness	-237
which?|@music	-31
which?|@orientation	42
which?|@pasta	-50
which?|@patient	42
which?|@pet	-106
which?|@religion	57
which?|@reptile	44
which?|@rodent	-35
which?|@science	-124
which?|@seafood	-196
which?|@seasoning	-265
which?|@sport	-153
which?|@symptom	-127
which?|@temple	-134
which?|@treatment	16
which?|@tree	-217
which?|@vegetable	-184
which?|@vehicle	-145
which?|@wine	-399
which?|^another	-246
which?|^constraint	-335
which?|^goal	-86
which?|^habit	-25
which?|^ongoing_project	-82
which?|^own	-122
which?|^preference	-97
which?|^project_fact	-28
which?|^recurring_state	-160
which?|^relationship	-341
which?|^resource	-42
which?|^role	-135
which?|^skill	-98
which?|^slot about	-69
which?|^slot age	-301
which?|^slot aid	-98
which?|^slot allergy	-88
which?|^slot bed	54
which?|^slot binoculars	65
which?|^slot bleach	36
which?|^slot book	63
which?|^slot called	81
which?|^slot charge	-73
which?|^slot choice	58
which?|^slot condition	-114
which?|^slot constraint	-346
which?|^slot daw	58
which?|^slot day	-275
which?|^slot diary	56
which?|^slot do	108
which?|^slot editor	-121
which?|^slot employment	-133
which?|^slot endowment	52
which?|^slot event	-164
which?|^slot favourite	-105
which?|^slot fear	-327
which?|^slot finding	95
which?|^slot flat	102
which?|^slot forklift	103
which?|^slot goal	-146
which?|^slot habit	-48
which?|^slot having	-249
which?|^slot health	-168
which?|^slot hearing	54
which?|^slot history	37
which?|^slot home	-40
which?|^slot identity	-84
which?|^slot injury	-15
which?|^slot knife	-83
which?|^slot language	-105
which?|^slot laptop	-117
which?|^slot last	115
which?|^slot learning	-82
which?|^slot like	-141
which?|^slot medicine	-102
which?|^slot membership	-252
which?|^slot origin	-94
which?|^slot oven	31
which?|^slot past	-86
which?|^slot pension	24
which?|^slot phone	-86
which?|^slot position	35
which?|^slot preference	-181
which?|^slot project	-159
which?|^slot radio	35
which?|^slot relation	-255
which?|^slot religion	59
which?|^slot role	-171
which?|^slot run	89
which?|^slot said	-16
which?|^slot school	18
which?|^slot skill	-188
which?|^slot spell	-99
which?|^slot state	-214
which?|^slot study	-311
which?|^slot tablets	73
which?|^slot tailoring	64
which?|^slot taste	-51
which?|^slot teaching	-159
which?|^slot thing	-66
which?|^slot told	-155
which?|^slot translation	42
which?|^slot truck	79
which?|^slot weakness	67
which?|^slot whole	61
which?|^slot wifi	28
which?|^slot work	-66
which?|^slot write	-25
which?|a-levels	119
which?|a7	65
which?|a7s	77
which?|abena	74
which?|abide	-33
which?|absolutely	69
which?|accordion	-199
which?|ache	38
which?|achebe	87
which?|acid	63
which?|adeyemi	45
which?|adore	30
which?|afternoon	-466
which?|age	-310
which?|agency	64
which?|aid	-24
which?|airline	68
which?|alexandra	23
which?|alfie	29
which?|allergic	-113
which?|allergy	-123
which?|allopurinol	-80
which?|alone	92
which?|always	-70
which?|amateur	-144
which?|ampersand	34
which?|analyse	83
which?|analysis	83
which?|ankle	-40
which?|anneke	74
which?|annexe	83
which?|annoy	96
which?|answer	-170
which?|antwerp	99
which?|apa	78
which?|april	-477
which?|arabic	-26
which?|argyle	25
which?|arka	46
which?|arrangement	-16
which?|arsenal	-41
which?|art	37
which?|arthritic	72
which?|asleep	72
which?|assistant	-369
which?|assumpta	50
which?|atlas	56
which?|atorvastatin	-131
which?|attic	100
which?|aubergine	37
which?|august	33
which?|autumn	-194
which?|azul	94
which?|baashha	96
which?|baby	-83
which?|bacho	37
which?|back	-63
which?|bad	-434
which?|badly	-115
which?|banana	53
which?|band	-65
which?|bank	-335
which?|bassoon	27
which?|bean	-58
which?|beatriz	91
which?|bed	-215
which?|beds24	84
which?|bedtime	-72
which?|bee	-91
which?|beetroot	59
which?|bench	91
which?|bernina	99
which?|best	-57
which?|beth	-219
which?|betzy	89
which?|binoculars	65
which?|bipolar	56
which?|birch	91
which?|biscuit	-141
which?|bisola	85
which?|bit	76
which?|bite	43
which?|black	-159
which?|blank	16
which?|bleach	23
which?|blister	44
which?|bodhrán	59
which?|body	71
which?|bolaño	71
which?|bongard	27
which?|book	-122
which?|booking	82
which?|born	-50
which?|botman	80
which?|boulder	56
which?|bouldering	-120
which?|box	-44
which?|boy	-254
which?|bread	24
which?|break	-128
which?|breakfast	-38
which?|breastfeed	77
which?|brew	20
which?|brinjal	58
which?|broke	-63
which?|brother	-150
which?|brucellosis	40
which?|bsa	91
which?|build	-107
which?|building	-118
which?|bulldog	37
which?|business	-15
which?|butterfly	104
which?|buy	-63
which?|cab	-42
which?|call	-158
which?|camp	-43
which?|canal	39
which?|caparica	34
which?|capture	85
which?|car	-223
which?|caravan	-30
which?|carrom	60
which?|carry	-41
which?|cat	-46
which?|cell	-41
which?|cellist	54
which?|cello	-91
which?|centre	-22
which?|ceo	68
which?|cerebral	62
which?|certificate	90
which?|cerys	108
which?|charango	88
which?|charles	61
which?|charter	42
which?|cheese	82
which?|chemistry	43
which?|chess	-150
which?|chidi	81
which?|child	-20
which?|childhood	-76
which?|choice	66
which?|choir	-66
which?|chowder	72
which?|church	-45
which?|cider	39
which?|clara	-15
which?|class	-118
which?|clean	137
which?|cleaner	125
which?|client	-160
which?|clotilde	83
which?|club	-109
which?|cluj	18
which?|coach	-48
which?|coconut	63
which?|codeine	77
which?|coffee	-295
which?|collie	29
which?|colour	32
which?|comes	-476
which?|conduct	19
which?|conta	94
which?|convert	36
which?|coon	68
which?|core	59
which?|cork	33
which?|cormac	26
which?|crack	80
which?|crate	80
which?|crew	63
which?|crime	-36
which?|crow	63
which?|cu	-95
which?|dad	-83
which?|daily	-94
which?|dance	56
which?|danuta	77
which?|dark	-80
which?|darwin	-33
which?|data	-17
which?|daughter	-262
which?|daw	58
which?|de	74
which?|deaf	-60
which?|debian	-38
which?|debrecen	48
which?|december	-84
which?|deck	182
which?|defender	130
which?|dele	17
which?|dennistoun	44
which?|department	-28
which?|depression	53
which?|derby	36
which?|dermatitis	36
which?|design	42
which?|desk	-63
which?|dew	98
which?|diabetes	-324
which?|diabetic	128
which?|diary	56
which?|dinner	87
which?|director	95
which?|dodge	25
which?|dog	-286
which?|domino	-31
which?|don	-161
which?|dory	73
which?|dovetail	64
which?|dr	-439
which?|draw	53
which?|drawing	97
which?|dress	90
which?|drink	-339
which?|drive	-190
which?|drop	31
which?|drum	17
which?|due	-449
which?|dust	60
which?|dye	95
which?|eat	-194
which?|edit	-39
which?|eight	-17
which?|elder	38
which?|eldest	91
which?|eleven	-137
which?|employment	-202
which?|end	24
which?|engineer	-102
which?|english	-167
which?|epipen	26
which?|ermis	35
which?|evening	-133
which?|experience	-371
which?|expire	-32
which?|fail	-182
which?|fair	41
which?|faith	91
which?|family	46
which?|father	-115
which?|favourite	24
which?|february	-417
which?|fee	26
which?|fence	60
which?|fh	16
which?|fiat	-147
which?|fifty	17
which?|fighter	107
which?|figma	46
which?|finaghy	31
which?|finance	-50
which?|finding	90
which?|finish	-213
which?|first	-333
which?|fish	-196
which?|five	-267
which?|fl	58
which?|flame	27
which?|floor	-27
which?|florence	70
which?|fly	-267
which?|folic	63
which?|folk	86
which?|follow	79
which?|food	-46
which?|football	86
which?|forklift	89
which?|form	39
which?|foster	46
which?|four	-163
which?|framework	116
which?|frankfurt	70
which?|free	-38
which?|freebsd	95
which?|freight	27
which?|french	-77
which?|fresha	56
which?|friday	-115
which?|fridays	-66
which?|friend	-366
which?|fritzbox	28
which?|full	89
which?|gaelic	-131
which?|galaxy	26
which?|game	41
which?|garage	58
which?|gather	60
which?|gatwick	68
which?|german	-161
which?|ginette	91
which?|girlfriend	-382
which?|give	-125
which?|gletta	87
which?|gloria	89
which?|go	-182
which?|goal	82
which?|goalie	99
which?|godot	83
which?|going	-32
which?|gold	91
which?|good	-274
which?|gor	59
which?|gothenburg	79
which?|grand	48
which?|grandson	-48
which?|granny	68
which?|grapefruit	-40
which?|great	-25
which?|green	-80
which?|greyhound	-151
which?|grocery	30
which?|group	116
which?|guile	107
which?|gujarati	-106
which?|guy	43
which?|haifa	104
which?|half	-269
which?|half-term	46
which?|harp	60
which?|hate	-268
which?|haul	27
which?|hausa	16
which?|hear	-111
which?|hearing	-110
which?|hedgehog	47
which?|hip	83
which?|hire	81
which?|hive	-89
which?|hobby	110
which?|hockey	-52
which?|home	-154
which?|honda	-196
which?|hope	53
which?|house	-424
which?|houston	66
which?|huis	80
which?|hundred	26
which?|hungary	48
which?|husband	-211
which?|huta	77
which?|icelandic	87
which?|illustrate	91
which?|inject	-22
which?|injection	-79
which?|inspection	-190
which?|institute	-29
which?|insulin	-202
which?|inês	-332
which?|ipad	46
which?|iphigenia	34
which?|itch	103
which?|ivf	87
which?|january	-106
which?|jazz	-139
which?|jodhpur	73
which?|joint	68
which?|julia	100
which?|july	-125
which?|june	-111
which?|junior	25
which?|kali	94
which?|karaoke	55
which?|karen	84
which?|kawasaki	96
which?|keep	-214
which?|keller	-29
which?|kenya	87
which?|kev	85
which?|key	-97
which?|kit	86
which?|kitchen	-316
which?|klara	90
which?|knee	-152
which?|kotlin	-15
which?|kowal	93
which?|lagos	101
which?|lamp	89
which?|lane	22
which?|language	-173
which?|last	-102
which?|latex	54
which?|lead	-140
which?|league	85
which?|leak	98
which?|learn	-41
which?|learning	-77
which?|leeds	72
which?|leek	-26
which?|left	39
which?|left-handed	28
which?|leg	39
which?|leopold	95
which?|less	81
which?|lesson	-111
which?|lever	60
which?|library	-49
which?|life	44
which?|ligament	30
which?|light	-54
which?|like	-316
which?|likely	-362
which?|lithium	29
which?|live	-102
which?|loathe	70
which?|location	-121
which?|loft	70
which?|log	84
which?|logistics	99
which?|london	20
which?|long	-356
which?|look	-59
which?|loom	63
which?|love	35
which?|luca	-40
which?|lunch	91
which?|magistrate	27
which?|mahia	59
which?|main	68
which?|maine	68
which?|maintain	80
which?|malaria	63
which?|manager	-166
which?|manchester	38
which?|marathon	-254
which?|march	-385
which?|mare	87
which?|margarita	75
which?|mate	37
which?|medical	73
which?|memoq	80
which?|mentor	37
which?|mercy	-39
which?|meter	91
which?|metformin	167
which?|methodist	28
which?|methotrexate	50
which?|metre	25
which?|metric	-140
which?|milk	-358
which?|mill	-81
which?|millennium	37
which?|milligram	36
which?|miss	-87
which?|model	57
which?|module	74
which?|moira	93
which?|monday	34
which?|mondays	-15
which?|month	-492
which?|moonlander	-22
which?|morag	62
which?|morning	-130
which?|moss	63
which?|mother	-209
which?|mount	37
which?|mountain	66
which?|mouth	40
which?|move	-120
which?|mr	-27
which?|mum	-24
which?|n2	86
which?|nadia	149
which?|nairobi	40
which?|name	-67
which?|nana	33
which?|nap	58
which?|naproxen	49
which?|near	-121
which?|nearly	38
which?|need	-274
which?|neighbour	-66
which?|neovim	-37
which?|netball	64
which?|next	-211
which?|niece	-18
which?|night	-166
which?|nikon	75
which?|nine	-392
which?|nissan	-180
which?|nixos	66
which?|non-binary	42
which?|noon	-418
which?|note	106
which?|novel	24
which?|november	52
which?|nowa	77
which?|numb	58
which?|number	18
which?|nun	-39
which?|nurse	-341
which?|object	91
which?|ocotlán	58
which?|october	-200
which?|octopus	-35
which?|oisín	91
which?|okra	46
which?|old	28
which?|omena	76
which?|omeprazole	-130
which?|online	-45
which?|oo-gauge	101
which?|open	-172
which?|option	102
which?|orchestra	-144
which?|origin	-94
which?|oud	34
which?|overlook	55
which?|p.m	60
which?|pack	66
which?|pahari	44
which?|pain	26
which?|paint	-62
which?|parakeet	29
which?|partner	-142
which?|passport	-23
which?|patent	81
which?|pavel	144
which?|pedal	59
which?|penicillin	44
which?|philippa	34
which?|phone	-17
which?|pickup	27
which?|pigeon	74
which?|pinheiros	84
which?|pink	106
which?|pitanga	29
which?|pixel	16
which?|play	-31
which?|playgroup	73
which?|pollen	84
which?|polystyrene	33
which?|portuguese	-72
which?|postgres	28
which?|poutine	81
which?|prawn	39
which?|prefer	-176
which?|procreate	50
which?|professor	-104
which?|purser	68
which?|python	-25
which?|pytorch	98
which?|pätt	68
which?|queensland	104
which?|rail	64
which?|railway	101
which?|rea	21
which?|reach	48
which?|react	91
which?|read	-100
which?|reference	93
which?|refrigerate	88
which?|religion	59
which?|renault	-107
which?|rent	-477
which?|report	-104
which?|rescue	64
which?|reservation	87
which?|restore	-47
which?|retire	-103
which?|ribbon	36
which?|ride	-188
which?|river	48
which?|road	-151
which?|roberto	71
which?|role	-128
which?|roller	36
which?|romania	43
which?|roof	-72
which?|room	-62
which?|rotterdam	49
which?|rover	41
which?|row	-19
which?|run	-49
which?|runner	33
which?|running	-125
which?|russel	80
which?|rust	25
which?|s22	26
which?|s9	104
which?|sad	-22
which?|sadly	100
which?|saji	93
which?|samsung	99
which?|sanlam	65
which?|sasha	95
which?|saturday	-217
which?|saturdays	-120
which?|sayers	49
which?|scania	-99
which?|schnurri	23
which?|school	-204
which?|sciatica	45
which?|screen	-32
which?|sea	-152
which?|seafood	72
which?|season	-35
which?|seasonal	53
which?|second	-169
which?|see	128
which?|semi	24
which?|send	-91
which?|september	-34
which?|sertraline	71
which?|service	-19
which?|setting	33
which?|seven	-166
which?|seventeen	45
which?|sew	97
which?|shed	27
which?|sheffield	35
which?|shift	-362
which?|shoe	-81
which?|shoot	55
which?|shop	-469
which?|sickle	-41
which?|sign	-217
which?|silver	-104
which?|sister	-202
which?|sit	-36
which?|sitting	89
which?|six	-195
which?|sleep	-523
which?|small	-139
which?|smell	-50
which?|smoke	-428
which?|snake	-17
which?|soap	-31
which?|solidworks	52
which?|son	-288
which?|sony	91
which?|sound	20
which?|space	16
which?|spanish	-162
which?|speak	-89
which?|speaker	20
which?|speedcube	102
which?|sprain	24
which?|spring	-52
which?|stand	20
which?|standing	48
which?|star	77
which?|start	-351
which?|start-up	152
which?|stata	97
which?|stay	-26
which?|steam	97
which?|steel	73
which?|sting	-103
which?|store	99
which?|street	32
which?|studied	-127
which?|studio	-95
which?|study	-101
which?|style	-220
which?|summer	71
which?|sunday	-165
which?|sundays	-196
which?|sunrise	-92
which?|supervisor	-95
which?|support	76
which?|surf	-25
which?|swahili	-171
which?|swallow	67
which?|swarovski	65
which?|swell	73
which?|swim	-124
which?|tabby	72
which?|tabla	68
which?|tablet	-123
which?|tabs	16
which?|tag	59
which?|tailor	64
which?|take	-26
which?|tap	67
which?|taste	-55
which?|tb	17
which?|teach	18
which?|teaching	48
which?|team	32
which?|ten	-318
which?|tenement	90
which?|tenri	60
which?|tensorflow	96
which?|term	-40
which?|terrible	-21
which?|test	25
which?|thai	25
which?|thick	46
which?|thin	46
which?|thinkpad	-26
which?|third	-233
which?|thirty	52
which?|three	-110
which?|thursday	-73
which?|thursdays	22
which?|thyroid	54
which?|ticket	106
which?|tidemark	80
which?|tms	91
which?|tojiro	61
which?|tomasz	-170
which?|tool	-27
which?|tour	48
which?|traffic	-45
which?|train	-353
which?|tram	76
which?|translate	-71
which?|translation	38
which?|travel	68
which?|trev	82
which?|triglav	93
which?|truck	-79
which?|trust	95
which?|try	66
which?|tuesday	-51
which?|tuesdays	-74
which?|turkish	26
which?|turn	-273
which?|turtle	83
which?|tweed	53
which?|twenty-two	55
which?|twice	-45
which?|twin	-334
which?|two	-48
which?|txe	89
which?|ukulele	-102
which?|umpire	51
which?|umrah	68
which?|under-tens	64
which?|underactive	76
which?|university	-136
which?|urdu	-16
which?|use	79
which?|used	-125
which?|village	-52
which?|volleyball	29
which?|vomit	45
which?|walk	-45
which?|wanjiru	46
which?|want	-143
which?|watch	18
which?|weakness	67
which?|wear	-285
which?|wed	-96
which?|wedding	-169
which?|wednesday	19
which?|wednesdays	123
which?|week	-154
which?|well	51
which?|welsh	144
which?|wexford	-22
which?|whitney	70
which?|whole	-24
which?|wife	-133
which?|wifi	28
which?|wind	-159
which?|winter	-49
which?|wire	79
which?|wit	74
which?|woman	-85
which?|wooden	18
which?|work	-36
which?|wrist	49
which?|write	69
which?|writer	71
which?|yamaha	-137
which?|year	-223
which?|yoruba	53
which?|z8	75
which?|zara	91
which?|zoe	-24
which?|zotero	106
whip?	-30
whip|#name	24
whip|^own	-30
whip|^slot thing	81
whistle?	36
whistle|#name	37
whistle|@animal	63
whistle|@dog	63
whistle|@pet	63
whistle|^another	20
whistle|^own	24
whistle|^relationship	43
whistle|^slot relation	89
whistle|collie	63
whistle|tess	63
white?	-149
white|#month	84
white|#name	-89
white|^habit	45
white|^own	-120
white|^slot habit	43
white|give	17
who?	-140
who?|#day	-131
who?|#month	-180
who?|#name	136
who?|#no	-414
who?|#number	-262
who?|1	-109
who?|12	-38
who?|14	-277
who?|1998	65
who?|2	29
who?|2026	-23
who?|2027	-386
who?|22	39
who?|3	-380
who?|6	-305
who?|7	-73
who?|8	-384
who?|9	-106
who?|900	66
who?|@alcohol	-286
who?|@animal	-234
who?|@believer	36
who?|@bicycle	-260
who?|@bird	-63
who?|@boat	-161
who?|@body_part	-43
who?|@bread	-279
who?|@car	-287
who?|@cat	-169
who?|@color	-326
who?|@craft	-106
who?|@dairy	-380
who?|@debt	77
who?|@dessert	-271
who?|@doctor	56
who?|@dog	-331
who?|@drink	-432
who?|@ethnicity	-312
who?|@family	-40
who?|@flower	-46
who?|@food	-243
who?|@footwear	-225
who?|@furniture	-255
who?|@game	-43
who?|@garment	-169
who?|@hobby	-202
who?|@horse	-68
who?|@hospital	-81
who?|@illness	-386
who?|@income	-119
who?|@insect	68
who?|@instrument	-100
who?|@job	225
who?|@meat	-276
who?|@medicine	-464
who?|@music	-240
who?|@narcotic	-329
who?|@pet	-325
who?|@politics	74
who?|@reptile	-436
who?|@science	-260
who?|@seafood	-312
who?|@seasoning	-329
who?|@sport	-207
who?|@symptom	-382
who?|@tree	-139
who?|@vegetable	-58
who?|@vehicle	-293
who?|^another	-50
who?|^constraint	-459
who?|^goal	-322
who?|^habit	-427
who?|^ongoing_project	-316
who?|^own	-156
who?|^preference	-449
who?|^project_fact	31
who?|^recurring_state	-263
who?|^relationship	100
who?|^resource	-475
who?|^role	-299
who?|^skill	-252
who?|^slot about	95
who?|^slot age	-301
who?|^slot agent	110
who?|^slot allergy	-107
who?|^slot charge	-41
who?|^slot co-maintainer	65
who?|^slot constraint	-91
who?|^slot dating	26
who?|^slot deputy	93
who?|^slot editor	-158
who?|^slot effect	-112
who?|^slot employment	-18
who?|^slot event	-367
who?|^slot favourite	-235
who?|^slot fear	-310
who?|^slot flour	31
who?|^slot gaffer	45
who?|^slot goal	-276
who?|^slot habit	-116
who?|^slot having	-41
who?|^slot head	50
who?|^slot health	-567
who?|^slot history	-204
who?|^slot home	-68
who?|^slot identity	-179
who?|^slot internet	-171
who?|^slot language	-269
who?|^slot learning	-238
who?|^slot like	-324
who?|^slot origin	-66
who?|^slot past	-378
who?|^slot position	-41
who?|^slot preference	-351
who?|^slot project	-353
who?|^slot proofreader	86
who?|^slot publisher	-23
who?|^slot relation	93
who?|^slot report	75
who?|^slot role	-258
who?|^slot said	-159
who?|^slot section	111
who?|^slot skill	-233
who?|^slot spell	-296
who?|^slot standing	132
who?|^slot state	-569
who?|^slot supervising	58
who?|^slot teaching	-149
who?|^slot team	32
who?|^slot thing	-365
who?|^slot told	-89
who?|^slot union	74
who?|^slot warden	-47
who?|^slot wedding	50
who?|^slot whereabouts	-30
who?|^slot work	-121
who?|accompany	102
who?|accountant	-55
who?|achebe	50
who?|adeyemi	-80
who?|advocate	91
who?|adwoa	157
who?|afraid	-246
who?|afternoon	-356
who?|age	-316
who?|agent	74
who?|agra	-49
who?|alistair	139
who?|allergic	-149
who?|allergy	-144
who?|always	-342
who?|amara	-213
who?|amina	61
who?|analyst	-39
who?|angela	40
who?|animal	78
who?|annika	-68
who?|anton	68
who?|aoife	44
who?|apprentice	-100
who?|april	-476
who?|arnel	18
who?|arrangement	-32
who?|art	31
who?|aside	61
who?|asif	126
who?|assistant	119
who?|august	-169
who?|aurelio	60
who?|aws	157
who?|baby	-127
who?|balogun	68
who?|bank	-305
who?|barber	-15
who?|barras	78
who?|base	35
who?|based	39
who?|bay	74
who?|bea	134
who?|beck	148
who?|bee	35
who?|bell	-64
who?|ben	-68
who?|best	-103
who?|beth	-109
who?|bhavna	58
who?|big	58
who?|bilal	88
who?|birgitta	79
who?|biscuit	-156
who?|book	88
who?|boss	-93
who?|botanist	59
who?|box	34
who?|boy	-32
who?|boyfriend	-39
who?|brandt	98
who?|breadwinner	84
who?|brenda	149
who?|briggs	120
who?|brooke	72
who?|brother	57
who?|brother-in-law	-50
who?|budgie	47
who?|build	-384
who?|buy	-247
who?|call	-277
who?|cape	94
who?|captain	53
who?|car	-234
who?|care	-73
who?|carer	-23
who?|cargo	40
who?|carmen	-100
who?|carry	103
who?|cat	-221
who?|change	86
who?|chef	61
who?|chen	-24
who?|chief	169
who?|child	-329
who?|clara	-187
who?|clarke	69
who?|class	15
who?|clean	-167
who?|cleaner	-28
who?|clem	124
who?|co-founder	94
who?|co-maintainer	65
who?|coach	-198
who?|code	-86
who?|coffee	-271
who?|cole	25
who?|colleague	42
who?|comes	80
who?|company	-24
who?|composer	60
who?|conductor	61
who?|conservatory	-24
who?|consultancy	72
who?|consultant	50
who?|contractor	-38
who?|cook	18
who?|council	-18
who?|cousin	-109
who?|cover	88
who?|craig	47
who?|credit	-161
who?|cristóbal	70
who?|crystal	75
who?|dad	109
who?|dagny	-75
who?|darius	23
who?|date	-29
who?|daughter	-319
who?|day	-137
who?|december	-94
who?|declan	75
who?|delphine	-65
who?|dentist	-115
who?|deploy	-43
who?|deputy	85
who?|deshawn	123
who?|designer	-28
who?|devon	70
who?|diabetes	-196
who?|die	-90
who?|diet	-119
who?|dinamo	78
who?|dispatcher	127
who?|divorce	30
who?|divorced	51
who?|doctor	-79
who?|doctoral	100
who?|dog	-315
who?|dolores	169
who?|don	-144
who?|door	-42
who?|dr	80
who?|drag	85
who?|draganfly	92
who?|drink	-253
who?|drive	-452
who?|driver	74
who?|due	-486
who?|eat	-408
who?|eight	36
who?|eighteen	47
who?|email	-51
who?|emil	-122
who?|employment	-35
who?|energy	-73
who?|engineer	-96
who?|english	-273
who?|eszter	24
who?|euros	-36
who?|even	-15
who?|evening	-23
who?|ex-wife	-32
who?|experience	-181
who?|fairclough	104
who?|falmouth	94
who?|family	-104
who?|farooq	77
who?|father	-32
who?|favourite	-215
who?|felix	126
who?|fergus	-19
who?|ffion	26
who?|fiancé	-60
who?|fiancée	-128
who?|fidelma	21
who?|file	16
who?|filipino	94
who?|fina	130
who?|fiona	71
who?|firm	-86
who?|first	-419
who?|fit	96
who?|fitted	96
who?|five	-361
who?|flat	20
who?|flatmate	89
who?|fleet	-69
who?|flour	72
who?|fly	-66
who?|four	-99
who?|fran	100
who?|frau	105
who?|freelance	-238
who?|french	-280
who?|friday	-155
who?|fridays	-20
who?|from:shipton	101
who?|fuentealba	73
who?|gaffer	45
who?|gagné	103
who?|geologist	76
who?|gethin	53
who?|girl	-52
who?|girlfriend	-184
who?|give	-326
who?|gloria	70
who?|go	-319
who?|godson	150
who?|golf	58
who?|good	-65
who?|gran	-141
who?|grandmother	-83
who?|grid	-39
who?|guesthouse	78
who?|guin	-72
who?|guy	53
who?|gwenda	65
who?|haji	-93
who?|halina	-404
who?|hamish	-182
who?|hand	-64
who?|handle	40
who?|hannelore	86
who?|hassan	69
who?|hate	-333
who?|head	198
who?|heat	-27
who?|helb	56
who?|helen	-59
who?|help	24
who?|hereford	104
who?|hetzner	82
who?|hip	23
who?|hold	51
who?|holm	-75
who?|home	-104
who?|host	157
who?|hour	-26
who?|house	43
who?|husband	-69
who?|ilinca	-84
who?|ilse	61
who?|indie	-18
who?|inspector	69
who?|instalment	56
who?|intern	123
who?|invoice	28
who?|inês	58
who?|iqbal	42
who?|jamal	75
who?|janine	-79
who?|january	-51
who?|jaydon	-83
who?|jean	99
who?|jessa	94
who?|joel	101
who?|jonas	17
who?|joost	-30
who?|joão	-212
who?|jule	67
who?|julie	87
who?|july	-409
who?|jun	148
who?|june	-158
who?|jürgen	62
who?|karen	104
who?|karim	191
who?|keep	-189
who?|keisha	75
who?|kenji	-23
who?|kev	127
who?|key	21
who?|kid	-293
who?|kidney	-175
who?|kiprop	130
who?|kitchen	56
who?|knee	-135
who?|kofi	-73
who?|kurt	95
who?|kuya	70
who?|kwame	78
who?|lacrosse	66
who?|lad	-72
who?|lady	-62
who?|lake	42
who?|lali	56
who?|landlord	-108
who?|last	27
who?|latif	-93
who?|law	-144
who?|le	-94
who?|leader	55
who?|learn	-94
who?|learning	-288
who?|leave	-435
who?|legal	36
who?|leicester	43
who?|lena	-305
who?|life	-156
who?|light	-22
who?|like	-67
who?|likely	-153
who?|line	77
who?|lita	-32
who?|little	-168
who?|live	-224
who?|living	-64
who?|loan	36
who?|location	-242
who?|long	-272
who?|look	-56
who?|lope	-194
who?|losalini	68
who?|lou	99
who?|love	-381
who?|ltd	-38
who?|luca	78
who?|lucía	139
who?|luis	19
who?|lunchtime	26
who?|lupe	96
who?|luthier	103
who?|mabel	75
who?|maestra	61
who?|mahnoor	53
who?|make	-499
who?|malik	128
who?|malmö	54
who?|mama	-15
who?|manager	35
who?|marathon	-273
who?|march	-308
who?|marcus	46
who?|married	-34
who?|marry	-88
who?|marsh	131
who?|mate	-52
who?|matei	-84
who?|medhat	183
who?|meet	22
who?|meg	88
who?|mei	73
who?|memory	65
who?|mendes	-186
who?|mentor	172
who?|menu	86
who?|merchant	62
who?|mick	62
who?|midwife	-73
who?|mill	74
who?|minati	69
who?|miso	40
who?|missus	70
who?|mohammed	42
who?|mohanlal	147
who?|mojca	114
who?|monday	24
who?|mondays	-117
who?|monsieur	-26
who?|month	-452
who?|moonwell	-23
who?|morag	171
who?|moreau	-319
who?|morning	-148
who?|mother	-104
who?|mother-in-law	72
who?|moulin	31
who?|move	-72
who?|moving	27
who?|mr	294
who?|mrs	90
who?|ms	111
who?|mukesh	87
who?|mum	-205
who?|nadia	132
who?|naidoo	106
who?|name	15
who?|nan	99
who?|navy	58
who?|near	-130
who?|neighbor	141
who?|neighbour	24
who?|nephew	76
who?|next	-249
who?|ngozi	-21
who?|nguyễn	-377
who?|niece	72
who?|night	-378
who?|nils	87
who?|nine	-102
who?|nokuthula	146
who?|nomi	91
who?|noon	-350
who?|noor	49
who?|nordwind	-39
who?|november	-224
who?|nuno	-374
who?|nurse	-218
who?|october	23
who?|office	-47
who?|okafor	-130
who?|ola	-156
who?|old	-374
who?|on-call	64
who?|origin	-66
who?|osaka	26
who?|owe	105
who?|pa	155
who?|paediatrician	99
who?|palace	75
who?|parent	127
who?|parrot	46
who?|part	82
who?|partner	16
who?|pauline	-47
who?|perrin	-275
who?|pete	44
who?|petersen	142
who?|petra	28
who?|phone	-22
who?|piano	52
who?|pichard	31
who?|pick	65
who?|pilot	-86
who?|pinto	60
who?|pixel	-40
who?|place	-22
who?|plan	-311
who?|play	-226
who?|pm	-233
who?|point	-234
who?|practice	56
who?|prefer	-252
who?|press	-65
who?|principal	46
who?|priya	-28
who?|priyanka	134
who?|professor	-18
who?|proofreader	86
who?|pub	49
who?|pünktchen	68
who?|quay	73
who?|quilt	41
who?|quiz	41
who?|qureshi	-41
who?|raise	33
who?|rajesh	151
who?|randy	106
who?|renata	26
who?|rep	74
who?|replace	42
who?|report	76
who?|retire	-144
who?|ride	-291
who?|rie	161
who?|rijn	36
who?|road	-126
who?|robbie	130
who?|rocío	197
who?|role	-295
who?|room	-53
who?|roommate	50
who?|rosalind	23
who?|roster	122
who?|ruben	129
who?|rui	-85
who?|run	-248
who?|ruth	99
who?|sale	47
who?|saskia	25
who?|saturday	-77
who?|saturdays	-80
who?|school	-404
who?|second	-160
who?|section	107
who?|see	158
who?|sell	-16
who?|senior	84
who?|september	-68
who?|service	-116
who?|set	97
who?|setting	110
who?|seven	-15
who?|shaista	-41
who?|shanice	77
who?|share	329
who?|shawwal	53
who?|sheila	145
who?|shift	-36
who?|shipton	101
who?|shop	-69
who?|sign	164
who?|simone	45
who?|siobhán	63
who?|sipho	71
who?|sister	88
who?|sit	-39
who?|six	-151
who?|sleep	-326
who?|smoke	-264
who?|snore	85
who?|social	-72
who?|sofia	80
who?|software-development	-84
who?|sol	-18
who?|son	-301
who?|speak	-281
who?|special	-108
who?|specialist	42
who?|spouse	52
who?|spring	-76
who?|start	-159
who?|steel	-40
who?|stock	64
who?|street	24
who?|student	140
who?|study	-373
who?|style	-250
who?|sue	145
who?|sunday	-54
who?|supervise	-20
who?|supervisor	97
who?|surgery	75
who?|surulere	74
who?|swim	-332
who?|sørensen	-97
who?|tablet	-344
who?|take	-532
who?|tariq	90
who?|teach	-427
who?|team	46
who?|temi	96
who?|ten	-41
who?|teresa	132
who?|term	59
who?|terrence	23
who?|terribly	55
who?|thabo	75
who?|theo	-43
who?|thousand	50
who?|three	-124
who?|thursday	-81
who?|thursdays	-110
who?|time	-338
who?|tobias	133
who?|tofu	-229
who?|tomasz	-132
who?|town	91
who?|trade	69
who?|train	-99
who?|trainer	42
who?|travel	36
who?|travis	25
who?|trent	93
who?|trish	91
who?|tuesday	-89
who?|turn	-41
who?|twin	-167
who?|two	95
who?|ueda	56
who?|union	18
who?|university	-277
who?|ursula	-72
who?|use	-444
who?|used	-221
who?|ustad	77
who?|van	-62
who?|vanterpool	56
who?|vegan	-320
who?|vet	63
who?|visit	-180
who?|vodafone	-171
who?|vogel	103
who?|vondel	61
who?|vp	75
who?|văn	-377
who?|wake	-279
who?|wanjiru	64
who?|want	-412
who?|ward	-90
who?|watch	-83
who?|wear	-362
who?|wednesday	-331
who?|week	-190
who?|weekday	-38
who?|welshman	52
who?|whereabouts	-30
who?|wife	-151
who?|wojtek	-55
who?|woman	30
who?|worker	55
who?|write	-392
who?|writing	-184
who?|wójcik	69
who?|ximena	94
who?|year	-243
who?|yuki	137
who?|yumi	22
who?|yusuf	-114
who?|zaza	132
who?|zoë	-131
who?|þór	142
wholesaler?	-84
wholesaler|#name	17
wholesaler|#number	32
wholesaler|^own	-64
whole|#name	-147
whole|#no	105
whole|#number	57
whole|@hobby	85
whole|@sport	85
whole|^habit	77
whole|^own	83
whole|^project_fact	66
whole|^slot said	41
whole|away	101
whole|ten	77
whole|young	50
whom?	-58
whom?|#day	-61
whom?|#name	62
whom?|#number	-93
whom?|@animal	-136
whom?|@family	-22
whom?|@hobby	-198
whom?|@job	48
whom?|@pet	-118
whom?|@sport	-176
whom?|^another	-27
whom?|^habit	-249
whom?|^own	-51
whom?|^project_fact	-121
whom?|^relationship	57
whom?|^resource	-23
whom?|^slot habit	-32
whom?|^slot relation	86
whom?|^slot work	80
whom?|arrangement	80
whom?|designer	74
whom?|share	106
whom?|work	55
whom?|yuki	151
whose?	-116
whose?|#name	88
whose?|#number	-447
whose?|@body_part	-57
whose?|@debt	75
whose?|@dwelling	17
whose?|@family	98
whose?|@garment	50
whose?|@hobby	-92
whose?|@job	91
whose?|@reptile	28
whose?|@sport	-21
whose?|^habit	-164
whose?|^own	-87
whose?|^project_fact	-97
whose?|^role	56
whose?|^slot charge	70
whose?|^slot habit	-82
whose?|^slot home	23
whose?|^slot relation	93
whose?|^slot said	-29
whose?|^slot told	-165
whose?|auntie	138
whose?|aurora	87
whose?|efua	138
whose?|home	17
whose?|loan	75
whose?|location	41
whose?|menu	74
whose?|mother	110
whose?|roommate	133
whose?|sign	163
whose?|snake	28
whose?|stay	58
whose?|trent	133
why?	-305
why?|#day	-278
why?|#month	-261
why?|#name	-268
why?|#number	-266
why?|@animal	-123
why?|@dog	58
why?|@drink	-63
why?|@family	-89
why?|@food	-365
why?|@furniture	-41
why?|@illness	53
why?|@job	-84
why?|@mental_illness	146
why?|@pet	-97
why?|@symptom	48
why?|@tree	15
why?|^another	-162
why?|^constraint	-336
why?|^goal	-24
why?|^habit	-155
why?|^own	-291
why?|^project_fact	-193
why?|^recurring_state	-99
why?|^relationship	-197
why?|^resource	-154
why?|^slot about	-230
why?|^slot habit	-212
why?|^slot health	113
why?|^slot learning	31
why?|^slot relation	-113
why?|^slot said	-360
why?|^slot thing	-125
why?|abroad	69
why?|adhd	68
why?|away	51
why?|coffee	82
why?|collie	63
why?|drink	16
why?|husband	45
why?|light	53
why?|month	54
why?|nikos	136
why?|noon	63
why?|sea	53
why?|take	15
why?|ten	67
why?|tess	63
why?|use	-35
why?|year	15
widow|#number	55
widow|^another	72
widow|^own	-103
widow|^relationship	140
widow|varghese	152
wife?	-99
wife|#month	16
wife|#name	-15
wife|#no	-53
wife|#number	-95
wife|@animal	30
wife|@boat	89
wife|@body_part	-19
wife|@doctor	77
wife|@family	-39
wife|@fish	79
wife|@food	-30
wife|@seafood	79
wife|@vehicle	25
wife|^another	-99
wife|^own	-67
wife|^preference	31
wife|^project_fact	-45
wife|^relationship	-35
wife|^slot about	-31
wife|^slot habit	-78
wife|^slot relation	-18
wife|^slot said	66
wife|dot	146
wife|drive	70
wife|fish	79
wife|go	20
wife|half	99
wife|hate	99
wife|lorna	53
wife|married	73
wife|marry	73
wife|morag	37
wife|nurse	-15
wife|pallavi	148
wife|rima	113
wife|run	48
wife|salma	154
wife|smell	79
wife|three	69
wifi?	-321
wifi|#name	-179
wifi|^own	-298
wild?	-251
wild|^own	-212
wild|^slot habit	-17
will?	-67
will?|#name	-127
will?|#no	-179
will?|#number	66
will?|12	46
will?|2026	102
will?|2027	-69
will?|3	35
will?|@animal	-71
will?|@body_part	-77
will?|@dog	-19
will?|@drink	52
will?|@ethnicity	30
will?|@fabric	85
will?|@family	-343
will?|@fish	22
will?|@food	160
will?|@hobby	-171
will?|@job	-173
will?|@meat	-60
will?|@medical_device	46
will?|@pet	-106
will?|@seafood	-28
will?|@seasoning	62
will?|@sport	-22
will?|@tree	53
will?|@vegetable	54
will?|@vehicle	-66
will?|^another	-172
will?|^constraint	60
will?|^habit	-118
will?|^ongoing_project	15
will?|^own	-36
will?|^preference	79
will?|^project_fact	-168
will?|^relationship	-164
will?|^resource	-163
will?|^slot about	-170
will?|^slot allergy	59
will?|^slot fear	122
will?|^slot habit	-93
will?|^slot health	-25
will?|^slot like	80
will?|^slot project	15
will?|^slot relation	-139
will?|^slot said	-169
will?|^slot since	68
will?|^slot state	-38
will?|^slot thing	-122
will?|^slot told	-91
will?|^slot tour	60
will?|adopt	87
will?|afraid	68
will?|aid	71
will?|allergic	59
will?|allergy	59
will?|autumn	87
will?|boy	57
will?|davide	133
will?|dog	50
will?|drink	145
will?|ear	31
will?|eat	110
will?|fall	68
will?|fever	96
will?|fiancé	82
will?|fish	22
will?|foster	87
will?|give	175
will?|hay	96
will?|hear	66
will?|hearing	66
will?|january	121
will?|july	42
will?|keep	-47
will?|morning	-44
will?|poland	60
will?|run	-65
will?|saturday	58
will?|smoke	77
will?|son	17
will?|stair	47
will?|stand	-30
will?|sugar	58
will?|team	52
will?|tito	105
will?|touch	47
will?|vegetable	65
will?|vegetarian	41
will?|wear	29
will?|win	70
win?	-347
wind?	-105
wind|#name	-48
wind|^own	-104
wine?	-38
wine|#name	-115
wine|#number	79
wine|@drink	18
wine|@illness	-19
wine|@job	57
wine|^own	-35
wine|^recurring_state	28
wine|^slot state	97
wine|give	57
wine|month	116
wine|pregnant	116
wine|six	64
winter?	-68
winter|#month	198
winter|#no	-104
winter|20	51
winter|2026	118
winter|@body_part	-68
winter|@dwelling	30
winter|@hobby	-146
winter|@income	-60
winter|@sport	-54
winter|@tree	95
winter|^another	-48
winter|^habit	15
winter|^ongoing_project	-53
winter|^own	-165
winter|^project_fact	81
winter|^relationship	-244
winter|^slot about	-84
winter|^slot habit	-82
winter|^slot project	-53
winter|^slot said	-50
winter|^slot told	32
winter|april	77
winter|begin	138
winter|curl	142
winter|december	119
winter|due	59
winter|evening	39
winter|february	88
winter|go	61
winter|house	64
winter|january	127
winter|leave	87
winter|need	93
winter|night	33
winter|november	74
winter|rink	142
winter|run	20
winter|senior	62
winter|ski	168
winter|time	41
winter|want	89
winter|wedding	96
winter|whenever	141
winter|work	37
win|#name	-259
win|^own	-322
win|^project_fact	-236
win|^relationship	-201
wire?	-58
wire|^own	-56
wire|^slot said	67
wiring?	-58
wiring|^own	-56
wiring|^slot said	67
wise?	-45
wise|@illness	72
wise|^own	-43
wise|^project_fact	34
wishbone|#name	40
wishbone|@job	66
wishbone|want	94
wo?	-282
wo?|#name	-152
wo?|^own	-198
wohne?	-260
wohne|#name	-152
wohne|^own	-198
word?	-84
word|#name	-235
word|#number	-30
word|@body_part	29
word|^own	-109
word|^project_fact	33
word|^slot habit	-75
word|^slot history	55
word|^slot told	44
word|child	69
word|ear	69
word|hear	69
word|hearing	69
word|lose	69
word|right	69
work?	-34
work?|#day	68
work?|#name	74
work?|@job	36
work?|@vehicle	72
work?|^own	18
work?|^project_fact	-63
work?|^slot said	16
work?|want	94
workday?	-182
workday|#number	75
workday|^habit	64
workday|^own	-137
workday|^slot habit	24
worker?	-65
worker|#name	39
worker|@job	44
worker|^own	-56
worker|^slot said	37
working?	-34
working|#month	84
working|#name	-42
working|#no	-138
working|#number	56
working|4	56
working|6	59
working|@dwelling	-80
working|@family	-46
working|@job	-78
working|@rite	51
working|@science	-50
working|^another	-146
working|^constraint	-127
working|^habit	-56
working|^ongoing_project	157
working|^project_fact	-144
working|^relationship	-134
working|^slot about	38
working|^slot habit	-129
working|^slot project	157
working|^slot relation	-119
working|^slot state	62
working|^slot thing	-83
working|boss	53
working|build	97
working|building	97
working|care	57
working|club	84
working|dad	98
working|december	69
working|deshpande	123
working|earlies	67
working|finance	97
working|friday	43
working|fridays	143
working|half	67
working|health	57
working|level	57
working|library	17
working|miss	16
working|mr	123
working|november	78
working|office	101
working|personal	97
working|post	101
working|prayer	51
working|retire	132
working|retired	96
working|rust	97
working|saturdays	82
working|seven	58
working|sit	77
working|start	100
working|ten	69
working|three	31
working|till	29
working|tracker	97
workload?	20
workload|#number	90
workload|^own	33
workload|^resource	80
workload|^slot thing	70
worksheet?	-57
worksheet|#name	-105
worksheet|^own	-43
worksheet|^project_fact	90
worksheet|^slot said	75
worksheet|^slot told	67
worksheet|like	75
workshop?	-88
workshop|#name	-73
workshop|@job	38
workshop|@rite	68
workshop|@temple	68
workshop|^another	15
workshop|^own	-110
workshop|^project_fact	-62
workshop|^slot told	64
workshop|chapel	68
workshop|don	81
workspace?	-91
workspace|@job	75
workspace|^own	-91
work|#day	-110
work|#no	21
work|#number	-107
work|1	77
work|10	-63
work|12	83
work|20	17
work|2016	91
work|2026	-374
work|2027	-96
work|4	16
work|6	-16
work|@alcohol	15
work|@animal	-19
work|@believer	-119
work|@bicycle	-68
work|@boat	64
work|@body_part	68
work|@color	-107
work|@doctor	-276
work|@dog	-317
work|@drink	-121
work|@dwelling	-49
work|@ethnicity	-35
work|@family	-208
work|@fish	-55
work|@food	-372
work|@hobby	-282
work|@horse	44
work|@hospital	53
work|@illness	-196
work|@income	-72
work|@injury	44
work|@insect	-32
work|@instrument	-414
work|@meat	-283
work|@medicine	-410
work|@music	40
work|@pet	-289
work|@rite	51
work|@science	-136
work|@seafood	-55
work|@seasoning	-211
work|@sport	-130
work|@symptom	-382
work|@treatment	118
work|@tree	-325
work|@vehicle	103
work|@wine	79
work|^another	-69
work|^constraint	-145
work|^goal	-17
work|^habit	-26
work|^ongoing_project	-18
work|^own	-38
work|^project_fact	-232
work|^recurring_state	-140
work|^relationship	-49
work|^resource	-165
work|^role	-18
work|^skill	-99
work|^slot about	-94
work|^slot allergy	-243
work|^slot any	22
work|^slot choice	139
work|^slot constraint	34
work|^slot day	40
work|^slot employment	-52
work|^slot goal	31
work|^slot habit	17
work|^slot health	-465
work|^slot home	-84
work|^slot identity	-50
work|^slot language	-378
work|^slot like	-58
work|^slot past	-129
work|^slot phone	38
work|^slot preference	-119
work|^slot relation	-137
work|^slot role	-157
work|^slot said	-146
work|^slot skill	-160
work|^slot state	-87
work|^slot thing	-159
work|^slot told	-190
work|^slot work	-101
work|^slot working	-63
work|afternoon	-112
work|agent	-16
work|allergic	-243
work|allergy	-244
work|always	-36
work|analyse	67
work|analysis	67
work|analyst	-73
work|app	16
work|april	-28
work|arrangement	-78
work|attic	82
work|barclays	68
work|base	34
work|based	58
work|bergen	65
work|bike	16
work|block	104
work|book	-56
work|boss	-17
work|box	50
work|boyfriend	-33
work|building	28
work|call	-100
work|care	18
work|carry	63
work|charity	87
work|close	78
work|commute	145
work|conservatory	-43
work|cook	101
work|crane	103
work|dad	-45
work|dana	-48
work|day	-102
work|december	-35
work|deshpande	123
work|designer	105
work|dev	76
work|dispatcher	136
work|earlies	67
work|easter	20
work|eat	-259
work|edit	75
work|eirik	98
work|electric	68
work|employment	-144
work|energy	-52
work|engineer	92
work|ex-wife	91
work|exam	54
work|example	41
work|experience	-202
work|explain	60
work|february	33
work|ferry	93
work|finance	31
work|finger	62
work|finish	129
work|five	35
work|fix	42
work|fly	-40
work|foot	68
work|freelance	52
work|freight	25
work|fridays	87
work|german	48
work|give	-63
work|go	59
work|grid	-35
work|gym	105
work|half	-17
work|haul	25
work|head	55
work|health	88
work|heart	94
work|home	-86
work|hospital	53
work|houston	75
work|illustrate	82
work|illustrator	103
work|index	66
work|internet	18
work|japanese	-41
work|june	-352
work|launch	65
work|lead	-43
work|leave	-79
work|left	-25
work|leo	130
work|level	57
work|library	-50
work|licence	88
work|life	-348
work|light	39
work|like	-18
work|likely	-160
work|live	15
work|living	73
work|location	-131
work|logistics	68
work|long	-60
work|lunchtime	83
work|mam	70
work|mama	-58
work|march	36
work|medhat	183
work|medical	80
work|memoq	74
work|menu	77
work|mette	57
work|milk	61
work|ministry	67
work|miss	16
work|monday	45
work|morning	17
work|motorcycle	74
work|mr	33
work|mrs	102
work|name	-34
work|new	80
work|nissan	71
work|nordwind	-35
work|november	24
work|nursing	45
work|october	-30
work|office	72
work|oil	38
work|okonkwo	93
work|opera	77
work|osaka	67
work|owe	-27
work|panic	83
work|paramedic	92
work|partner	-64
work|patent	63
work|pedal	68
work|personal	48
work|philippa	103
work|pilates	67
work|place	120
work|platform	38
work|play	-479
work|playgroup	98
work|pm	-58
work|poland	77
work|post	27
work|prayer	51
work|raise	96
work|read	50
work|report	18
work|reservation	77
work|residency	69
work|retire	56
work|retired	27
work|ride	-219
work|role	-107
work|run	34
work|rust	48
work|saturdays	-51
work|shift	-95
work|shop	-53
work|siemens	-102
work|sister	-74
work|sit	108
work|sitting	75
work|slip	80
work|small	72
work|sofia	-305
work|son	-82
work|speak	-378
work|spotify	-142
work|spread	83
work|subway	-76
work|sunday	-65
work|sunita	191
work|take	-123
work|teacher	76
work|team	114
work|telework	100
work|three	-70
work|till	28
work|time	-86
work|tip	62
work|tour	45
work|tracker	48
work|transit	73
work|translate	92
work|tuesday	-34
work|twelve	41
work|twenty	104
work|two	-122
work|unit	45
work|use	-38
work|used	-78
work|van	68
work|vespa	43
work|wait	30
work|want	-48
work|wednesdays	68
work|weekday	39
work|whenever	48
work|wife	-383
work|write	-346
world?	-184
world|#name	-438
world|^own	-149
world|^project_fact	-42
world|^slot said	44
world|want	76
worth?	-166
worth|@body_part	75
worth|@illness	51
worth|@job	33
worth|^own	-142
worth|^project_fact	-86
wo|#name	-152
wo|^own	-198
wrapper?	-38
wrapper|^habit	30
wrapper|^own	-23
wrapper|^project_fact	-108
wrapper|^slot habit	47
wrapper|^slot said	18
wrapper|code	121
wrist|#name	36
wrist|@job	49
wrist|@science	74
wrist|^resource	30
wrist|give	47
write?	-67
write?|#day	-365
write?|#month	-85
write?|#name	-139
write?|#no	237
write?|#number	-251
write?|1	24
write?|2021	45
write?|2027	-408
write?|@animal	-383
write?|@believer	-70
write?|@body_part	-100
write?|@color	-23
write?|@dairy	86
write?|@doctor	49
write?|@drink	-129
write?|@dwelling	-269
write?|@ethnicity	-39
write?|@family	-113
write?|@farm_animal	-35
write?|@food	-135
write?|@furniture	57
write?|@hobby	-160
write?|@hospital	17
write?|@illness	-146
write?|@income	-97
write?|@instrument	-40
write?|@job	-101
write?|@meat	-141
write?|@medicine	-153
write?|@patient	91
write?|@pet	-337
write?|@science	34
write?|@seasoning	-163
write?|@sport	-375
write?|@symptom	-43
write?|@tree	-104
write?|@vegetable	-17
write?|@vehicle	-391
write?|^another	-202
write?|^constraint	-466
write?|^goal	-47
write?|^habit	-44
write?|^preference	82
write?|^project_fact	-19
write?|^recurring_state	-160
write?|^relationship	-109
write?|^resource	-217
write?|^role	-204
write?|^skill	-63
write?|^slot about	-86
write?|^slot constraint	-86
write?|^slot do	106
write?|^slot employment	-89
write?|^slot goal	-15
write?|^slot habit	-123
write?|^slot home	-124
write?|^slot left	55
write?|^slot like	-167
write?|^slot preference	144
write?|^slot relation	-120
write?|^slot role	-270
write?|^slot said	114
write?|^slot study	26
write?|^slot thing	-121
write?|address	-17
write?|afterwards	121
write?|answer	64
write?|applied	70
write?|apply	70
write?|arabic	58
write?|assistant	48
write?|august	34
write?|avoid	67
write?|back	-21
write?|bad	17
write?|badly	24
write?|bakery	85
write?|bed	19
write?|big	56
write?|bit	139
write?|bite	133
write?|box	34
write?|break	68
write?|british	71
write?|brother	48
write?|bullet	17
write?|business	84
write?|carbon	61
write?|cash	52
write?|cell	58
write?|cheque	52
write?|child	21
write?|code	104
write?|colour-blind	49
write?|come	-51
write?|data	44
write?|date	68
write?|day	-157
write?|distance	42
write?|doctor	49
write?|doctorate	61
write?|dollar	83
write?|don	-41
write?|drink	-92
write?|du	-17
write?|dyslexic	109
write?|eat	-126
write?|email	127
write?|emojis	24
write?|employment	-69
write?|english	200
write?|exam	17
write?|example	52
write?|explain	104
write?|fee	83
write?|file	-17
write?|first	35
write?|five	-45
write?|forbid	33
write?|forbidden	33
write?|form	46
write?|formal	63
write?|foster	45
write?|four	-56
write?|freeze	57
write?|french	153
write?|fresh	74
write?|fridays	51
write?|friendly	83
write?|give	148
write?|gluten	50
write?|go	15
write?|goat	70
write?|good	-49
write?|grand	76
write?|green	21
write?|hate	-108
write?|help	54
write?|home	-177
write?|hospital	60
write?|hugo	141
write?|imogen	121
write?|instagram	80
write?|investor	77
write?|keep	-27
write?|kilometre	41
write?|knee	39
write?|kosi	99
write?|latex	74
write?|law	29
write?|lead	91
write?|leave	38
write?|left	31
write?|letter	131
write?|life	-141
write?|limit	73
write?|line	66
write?|live	-129
write?|location	-105
write?|lock	66
write?|long	127
write?|low	35
write?|léonie	40
write?|marcelo	141
write?|master	27
write?|max	68
write?|mechanic	58
write?|milk	65
write?|minute	86
write?|month	-39
write?|mushroom	-25
write?|muslim	21
write?|news	94
write?|night	-128
write?|noon	16
write?|number	42
write?|nurse	35
write?|nursing	-29
write?|october	-48
write?|open	15
write?|pain	35
write?|paragraph	59
write?|pastry	48
write?|pitch	69
write?|plan	92
write?|play	-377
write?|point	-32
write?|pork	59
write?|prefer	35
write?|python	120
write?|quote	150
write?|r	105
write?|recipe	114
write?|reference	82
write?|reply	63
write?|report	66
write?|role	-289
write?|run	-173
write?|salt	44
write?|sato	147
write?|see	-53
write?|send	15
write?|sentence	58
write?|server	100
write?|shoot	55
write?|short	68
write?|show	128
write?|simple	73
write?|social	33
write?|split	99
write?|spoil	69
write?|statistic	129
write?|study	42
write?|table	17
write?|tb	57
write?|team	-43
write?|ten	-76
write?|test	29
write?|text	91
write?|theory	-45
write?|thing	60
write?|three	-77
write?|time	43
write?|transfer	52
write?|twenty-two	67
write?|two	-23
write?|type	68
write?|unit	79
write?|use	-196
write?|vat	66
write?|want	194
write?|weight	67
write?|whole	37
write?|work	-32
write?|writing	48
write|#day	-408
write|#month	-102
write|#name	-96
write|#no	193
write|#number	-150
write|2021	45
write|2027	-445
write|@animal	-175
write|@believer	-101
write|@body_part	-137
write|@color	-33
write|@dairy	84
write|@doctor	21
write|@drink	-147
write|@dwelling	-296
write|@ethnicity	-59
write|@family	-105
write|@farm_animal	-40
write|@food	-190
write|@fruit	-34
write|@furniture	50
write|@hobby	-181
write|@illness	-181
write|@income	-67
write|@instrument	-78
write|@job	-33
write|@meat	-144
write|@medicine	-124
write|@patient	91
write|@pet	-399
write|@science	19
write|@seasoning	-187
write|@sport	-414
write|@symptom	-74
write|@tree	-117
write|@vegetable	-30
write|@vehicle	-444
write|^another	-267
write|^constraint	-511
write|^goal	-67
write|^ongoing_project	-162
write|^own	-18
write|^preference	87
write|^project_fact	-16
write|^recurring_state	-184
write|^relationship	-146
write|^resource	-137
write|^role	-236
write|^skill	-180
write|^slot about	-143
write|^slot atlas	66
write|^slot call-out	56
write|^slot choice	-165
write|^slot constraint	-120
write|^slot do	106
write|^slot employment	-111
write|^slot goal	-34
write|^slot habit	-52
write|^slot health	-431
write|^slot home	-137
write|^slot left	55
write|^slot like	-190
write|^slot pitch	89
write|^slot preference	152
write|^slot project	-132
write|^slot relation	-137
write|^slot role	-294
write|^slot said	141
write|^slot study	21
write|^slot thing	-74
write|^slot told	-19
write|address	-17
write|afterwards	121
write|answer	61
write|applied	70
write|apply	70
write|arabic	58
write|assistant	59
write|atlas	39
write|august	33
write|avoid	66
write|back	-51
write|bad	-42
write|badly	24
write|bakery	85
write|big	56
write|bit	139
write|bite	133
write|book	-46
write|break	68
write|british	68
write|brother	25
write|bullet	17
write|business	54
write|call-out	56
write|carbon	61
write|cash	52
write|cell	58
write|cheque	52
write|child	95
write|code	123
write|colour-blind	49
write|come	-75
write|data	24
write|date	134
write|day	-186
write|distance	42
write|doctor	46
write|doctorate	61
write|dollar	41
write|don	-80
write|draft	102
write|drink	-97
write|du	-17
write|dyslexic	109
write|easy	59
write|eat	-167
write|eighty-five	56
write|email	126
write|employment	-91
write|english	234
write|ethiopian	77
write|euro	56
write|everyday	68
write|example	38
write|explain	182
write|fee	83
write|file	-17
write|first	25
write|five	20
write|fix	100
write|forbid	33
write|forbidden	33
write|form	46
write|formal	63
write|foster	45
write|four	-78
write|freeze	57
write|french	153
write|fresh	74
write|fridays	-21
write|friendly	83
write|game	-16
write|give	182
write|gluten	42
write|go	36
write|goat	70
write|good	-63
write|gram	142
write|grand	76
write|green	21
write|half	-15
write|hate	-125
write|heat	-15
write|heating	85
write|help	54
write|home	-190
write|hospital	26
write|hugo	141
write|imogen	121
write|instagram	80
write|investor	77
write|jamal	35
write|keep	-30
write|keisha	35
write|kilometre	41
write|knee	25
write|kosi	99
write|latex	121
write|law	29
write|lead	91
write|leave	36
write|left	28
write|letter	131
write|life	-159
write|like	37
write|limit	57
write|line	66
write|live	-147
write|location	-115
write|lock	50
write|long	125
write|lose	54
write|low	35
write|léonie	40
write|make	-61
write|man	103
write|manage	73
write|marcelo	141
write|master	27
write|max	68
write|mechanic	47
write|metric	88
write|milk	54
write|minute	53
write|month	-45
write|mushroom	-25
write|muslim	16
write|news	94
write|next	-38
write|night	-138
write|number	42
write|nursing	-31
write|october	-87
write|pain	35
write|paragraph	59
write|pastry	48
write|pitch	58
write|plan	89
write|play	-398
write|plumb	59
write|point	19
write|pork	57
write|prefer	23
write|put	-24
write|python	107
write|quote	150
write|r	105
write|read	-39
write|recipe	164
write|reference	145
write|release	72
write|reply	39
write|report	66
write|role	-311
write|round	59
write|run	-183
write|salt	27
write|sato	147
write|see	-76
write|send	15
write|sentence	58
write|separately	77
write|server	70
write|shoot	55
write|short	68
write|show	73
write|shutter	75
write|simple	73
write|spanish	93
write|speak	-46
write|split	99
write|spoil	69
write|start	-26
write|statistic	129
write|study	31
write|table	17
write|take	-34
write|tb	48
write|ten	-86
write|text	91
write|theory	-45
write|thing	59
write|three	-49
write|time	22
write|tire	53
write|tired	73
write|transfer	52
write|twenty-two	67
write|two	-53
write|twomey	85
write|type	68
write|unit	78
write|use	40
write|vat	63
write|want	204
write|weight	67
write|whale	83
write|whole	37
write|work	-55
write|writing	48
write|zotero	69
writing?	-109
writing|#name	-294
writing|@animal	64
writing|@family	65
writing|^ongoing_project	87
writing|^own	-104
writing|^slot project	87
wrong?	-93
wrong|#name	-237
wrong|#number	-20
wrong|@body_part	151
wrong|@doctor	67
wrong|@drink	46
wrong|@illness	208
wrong|@treatment	70
wrong|^own	-58
wrong|^project_fact	104
wrong|^slot said	101
wrong|^slot state	56
wrong|cataract	67
wrong|eye	140
wrong|new	27
wrong|operation	83
xochitl?	-191
xochitl|#month	22
xochitl|#name	-136
xochitl|#number	-28
xochitl|2026	22
xochitl|30	22
xochitl|8	22
xochitl|^another	-18
xochitl|^own	-206
xochitl|^project_fact	-139
xochitl|^slot told	-18
xochitl|december	22
yamagata?	-107
yamagata|#no	54
yamagata|^own	-104
yard?	-80
yard|#day	54
yard|#name	-28
yard|#number	-28
yard|@animal	20
yard|^own	-60
yard|^resource	35
yard|^role	108
yard|keep	44
yard|six	52
year?	-192
year|#day	-232
year|#month	-83
year|#name	-202
year|#number	-116
year|@animal	-231
year|@family	-37
year|@flower	86
year|@food	-294
year|@job	-292
year|^another	45
year|^habit	-339
year|^own	-285
year|^project_fact	-181
year|^relationship	-34
year|^slot about	31
year|^slot habit	-32
year|^slot relation	-138
year|^slot said	-57
year|calendar	99
year|date	99
year|december	61
year|dylan	141
year|ethiopian	99
year|give	56
year|mum	86
year|order	74
year|second	77
year|two	81
year|visit	81
year|week	90
year|wife	-61
yesterday?	-330
yoga?	-176
yoga|#day	21
yoga|#name	-111
yoga|@hobby	-62
yoga|@sport	-60
yoga|^habit	-43
yoga|^own	-174
yoga|^slot habit	-48
young?	25
youngster?	-173
youngster|@job	65
youngster|^own	-163
youngster|^slot habit	-26
young|#name	-48
young|#no	-19
young|@family	18
young|@garment	98
young|@hobby	44
young|^another	59
young|^own	-23
young|^project_fact	-173
young|^relationship	102
young|^skill	135
young|^slot about	82
young|^slot habit	-154
young|^slot relation	35
young|alfie	130
young|box	135
young|long	61
young|play	89
young|use	76
young|village	58
young|welterweight	135
young|zara	129
yuki?	-85
yuki|#month	49
yuki|@family	138
yuki|^another	-17
yuki|^own	-122
yuki|^relationship	68
yuki|^slot about	58
yuki|^slot relation	42
yuki|baby	58
yuki|expect	58
yuki|first	58
yuki|november	58
yuki|wife	99
zafira?	-46
zafira|#number	26
zafira|^own	-37
zafira|^slot said	30
zao?	-40
zao|#name	-36
zao|@animal	57
zao|^own	-36
zao|^slot said	15
zion?	-155
zion|#day	-15
zion|#name	-123
zion|^habit	-61
zion|^own	-148
zion|^slot habit	-44
zoe?	-76
zoe|#name	-72
zoe|@job	-47
zoe|@science	21
zoe|^another	-36
zoe|^own	-129
zoe|^relationship	-31
zoe|^slot relation	-51
zoe|^slot role	33
zoe|role	33
zoe|zoë	135
zoo?	-98
zoom|#name	-116
zoom|^project_fact	-64
zoom|^slot habit	19
zoo|#day	55
zoo|#name	-191
zoo|^constraint	64
zoo|^own	-72
zoo|^project_fact	-101
zoo|^slot said	23
zoë?	-197
zoë|#name	-69
zoë|@job	-26
zoë|^own	-272
zoë|^relationship	-73
"""
# fmt: on
