"""Learned by `mnemic.evals.entailment`: do not edit, learn anew."""

# fmt: off
CLAIMS_DIGEST = "c1a852092d89bb0b7a1d806f94815aa28c9819cdd83b430b5ab28c9bf643152f"
BIAS = -2
WEIGHTS = r"""
<Name> across False	88
<Name> across True	58
<Name> apart 0 rival False	92
<Name> apart 1 rival False	105
<Name> apart 2 rival False	85
<Name> apart 2 rival True	-55
<Name> apart 3 rival False	36
<Name> apart 3 rival True	-82
<Name> apart 4 rival False	31
<Name> apart 4 rival True	-45
<kin> across False	36
<kin> across True	36
<kin> apart 0 rival False	58
<kin> apart 1 rival False	56
<kin> apart 2 rival False	25
<kin> apart 2 rival True	50
<kin> apart 3 rival False	7
<kin> apart 3 rival True	-14
<kin> apart 4 rival False	-23
<kin> apart 4 rival True	12
<number> across False	82
<number> across True	-65
<number> apart 0 rival False	79
<number> apart 1 rival False	81
<number> apart 2 rival False	-3
<number> apart 2 rival True	36
<number> apart 3 rival False	-65
<number> apart 3 rival True	-91
<number> apart 4 rival True	-130
KIN|<Name> across False	31
KIN|<Name> across True	112
KIN|<Name> apart 0 rival False	39
KIN|<Name> apart 1 rival False	60
KIN|<Name> apart 2 rival False	46
KIN|<Name> apart 3 rival False	95
KIN|<Name> apart 4 rival False	5
KIN|<Name> apart 4 rival True	48
KIN|<kin> across False	12
KIN|<kin> across True	8
KIN|<kin> apart 0 rival False	7
KIN|<kin> apart 1 rival False	75
KIN|<kin> apart 3 rival False	-11
KIN|<kin> apart 4 rival False	-26
KIN|<kin> apart 4 rival True	5
KIN|<number> across False	45
KIN|<number> across True	-17
KIN|<number> apart 0 rival False	36
KIN|<number> apart 1 rival False	46
KIN|<number> apart 2 rival False	87
KIN|<number> apart 3 rival False	-23
KIN|<number> apart 4 rival False	-47
KIN|<number> apart 4 rival True	-11
KIN|after : own False	32
KIN|after : own True	-59
KIN|after <Name> own False	110
KIN|after <Name> own True	42
KIN|after <kin> own False	50
KIN|after <kin> own True	-21
KIN|after ? own False	35
KIN|after ? own True	45
KIN|after HE own False	100
KIN|after HE own True	16
KIN|after HER own False	49
KIN|after HIS own False	15
KIN|after HIS own True	18
KIN|after I own False	33
KIN|after I own True	-12
KIN|after ME own False	7
KIN|after ME own True	52
KIN|after MY own False	30
KIN|after MY own True	11
KIN|after SHE own False	91
KIN|after SHE own True	-37
KIN|after THEY own False	53
KIN|after THEY own True	65
KIN|after US own False	62
KIN|after WE own False	-31
KIN|after WE own True	-4
KIN|after YOU own False	75
KIN|after YOU own True	17
KIN|after it own False	21
KIN|after it own True	-56
KIN|among &	15
KIN|among (	44
KIN|among )	-68
KIN|among +	31
KIN|among ,	15
KIN|among .	95
KIN|among /	48
KIN|among :	-13
KIN|among <Name>	-55
KIN|among <kin>	-92
KIN|among <number>	-52
KIN|among HE	22
KIN|among HER	3
KIN|among HIS	-18
KIN|among I	-136
KIN|among ME	44
KIN|among MY	-47
KIN|among OUR	-84
KIN|among SHE	85
KIN|among THEY	9
KIN|among US	25
KIN|among a	-118
KIN|among after	43
KIN|among all	31
KIN|among amlodipine	-14
KIN|among an	39
KIN|among and	-63
KIN|among are	36
KIN|among as	-16
KIN|among b	-55
KIN|among be	-6
KIN|among been	32
KIN|among box	-14
KIN|among but	-7
KIN|among by	6
KIN|among can	-44
KIN|among cant	63
KIN|among cons	-55
KIN|among did	62
KIN|among dining	-55
KIN|among do	-42
KIN|among does	83
KIN|among everything	9
KIN|among for	-48
KIN|among from	-13
KIN|among gave	42
KIN|among gets	6
KIN|among got	-6
KIN|among has	60
KIN|among have	-31
KIN|among hospital	-55
KIN|among in	33
KIN|among into	-14
KIN|among is	52
KIN|among it	-37
KIN|among keeps	-33
KIN|among letter	8
KIN|among like	-51
KIN|among needs	-21
KIN|among never	25
KIN|among no	78
KIN|among not	-46
KIN|among of	-50
KIN|among on	3
KIN|among out	-64
KIN|among over	-16
KIN|among own	-16
KIN|among pros	-55
KIN|among room	-55
KIN|among says	23
KIN|among see	35
KIN|among since	31
KIN|among so	-32
KIN|among still	24
KIN|among tell	-55
KIN|among that	-64
KIN|among the	33
KIN|among there	-42
KIN|among to	-33
KIN|among up	-33
KIN|among w	18
KIN|among want	-66
KIN|among wants	-55
KIN|among was	-34
KIN|among when	-27
KIN|among who	79
KIN|among whose	22
KIN|among with	-118
KIN|among won't	16
KIN|asked False	12
KIN|asked True	-23
KIN|attributed False	8
KIN|attributed True	-19
KIN|begins -	6
KIN|begins as	55
KIN|begins bear	3
KIN|begins can	73
KIN|begins could	-4
KIN|begins dear	48
KIN|begins does	-60
KIN|begins great	13
KIN|begins had	-17
KIN|begins hello	-29
KIN|begins help	8
KIN|begins hey	-32
KIN|begins hi	-23
KIN|begins hobbies	21
KIN|begins i	10
KIN|begins i'm	-26
KIN|begins i've	15
KIN|begins if	10
KIN|begins im	-28
KIN|begins is	19
KIN|begins make	16
KIN|begins meds	-14
KIN|begins my	-34
KIN|begins need	-29
KIN|begins no	-37
KIN|begins not	57
KIN|begins ok	3
KIN|begins our	-13
KIN|begins plan	-27
KIN|begins please	66
KIN|begins pls	53
KIN|begins rank	13
KIN|begins recipe	21
KIN|begins right	-51
KIN|begins since	-31
KIN|begins so	68
KIN|begins thank	60
KIN|begins the	-21
KIN|begins thinking	19
KIN|begins two	52
KIN|begins u	9
KIN|begins voice	-18
KIN|begins we're	-15
KIN|begins what	-28
KIN|begins whats	80
KIN|begins write	65
KIN|begins yes	22
KIN|behind a colon	-79
KIN|behind a line	-21
KIN|borne False	-37
KIN|borne True	45
KIN|close left "	-77
KIN|close left '	-26
KIN|close left (	28
KIN|close left )	-11
KIN|close left +	-23
KIN|close left ,	44
KIN|close left -	15
KIN|close left :	-28
KIN|close left <Name>	-8
KIN|close left <kin>	-105
KIN|close left <number>	-66
KIN|close left HE	32
KIN|close left HER	-68
KIN|close left HIS	-51
KIN|close left I	-97
KIN|close left ME	86
KIN|close left MY	61
KIN|close left OUR	15
KIN|close left SHE	70
KIN|close left THEY	21
KIN|close left WE	-3
KIN|close left a	81
KIN|close left also	-15
KIN|close left and	6
KIN|close left at	-30
KIN|close left because	21
KIN|close left but	-24
KIN|close left can't	12
KIN|close left do	-61
KIN|close left does	-60
KIN|close left for	30
KIN|close left from	9
KIN|close left gift	50
KIN|close left has	44
KIN|close left have	-7
KIN|close left in	-37
KIN|close left is	14
KIN|close left it's	51
KIN|close left its	72
KIN|close left no	23
KIN|close left not	38
KIN|close left of	70
KIN|close left on	38
KIN|close left options	-64
KIN|close left right	-26
KIN|close left since	-42
KIN|close left so	-68
KIN|close left that	-10
KIN|close left the	-50
KIN|close left there	-36
KIN|close left this	-6
KIN|close left to	10
KIN|close left was	49
KIN|close left with	36
KIN|close left write	4
KIN|close left yes	11
KIN|close left –	-37
KIN|close right !	-5
KIN|close right "	-60
KIN|close right &	6
KIN|close right (	-12
KIN|close right )	128
KIN|close right +	-43
KIN|close right ,	42
KIN|close right -	-16
KIN|close right .	30
KIN|close right /	12
KIN|close right :	-53
KIN|close right <Name>	-55
KIN|close right <kin>	-19
KIN|close right <number>	-38
KIN|close right ?	-34
KIN|close right HE	-52
KIN|close right HER	4
KIN|close right HIS	29
KIN|close right I	112
KIN|close right ME	-61
KIN|close right MY	-3
KIN|close right SHE	-3
KIN|close right THEY	9
KIN|close right WE	84
KIN|close right a	-43
KIN|close right all	5
KIN|close right and	60
KIN|close right as	-31
KIN|close right at	7
KIN|close right but	11
KIN|close right did	5
KIN|close right does	-11
KIN|close right dont	-23
KIN|close right every	-39
KIN|close right for	-37
KIN|close right had	-19
KIN|close right has	5
KIN|close right in	-75
KIN|close right is	-83
KIN|close right it	-26
KIN|close right its	-26
KIN|close right like	-39
KIN|close right never	8
KIN|close right not	57
KIN|close right nothing	-44
KIN|close right on	-63
KIN|close right so	51
KIN|close right the	-24
KIN|close right there	12
KIN|close right want	-3
KIN|close right wants	-10
KIN|close right who	49
KIN|close right who's	16
KIN|close right will	21
KIN|close right with	61
KIN|denied False False False	-6
KIN|denied False False True	12
KIN|denied False True True	-59
KIN|denied True True True	86
KIN|denied there 0 here 0	7
KIN|denied there 0 here 1	-12
KIN|denied there 1 here 0	-22
KIN|denied there 2 here 0	8
KIN|drops ?	-57
KIN|drops about	-49
KIN|drops after	3
KIN|drops are	4
KIN|drops as	23
KIN|drops asked	-11
KIN|drops because	31
KIN|drops been	-52
KIN|drops but	-6
KIN|drops called	6
KIN|drops can	58
KIN|drops can't	32
KIN|drops cant	71
KIN|drops condition False	4
KIN|drops condition True	6
KIN|drops could	-36
KIN|drops do	-22
KIN|drops does	12
KIN|drops doesn't	-49
KIN|drops don't	-37
KIN|drops ex	-73
KIN|drops except	-37
KIN|drops exception False	7
KIN|drops from	-16
KIN|drops had	31
KIN|drops has	91
KIN|drops have	-18
KIN|drops if	52
KIN|drops is	66
KIN|drops just	-20
KIN|drops last	-31
KIN|drops like	-68
KIN|drops might	17
KIN|drops never	-14
KIN|drops no	4
KIN|drops not	4
KIN|drops old	-21
KIN|drops only	-30
KIN|drops said	-48
KIN|drops says	-4
KIN|drops should	-54
KIN|drops since	-67
KIN|drops so	-55
KIN|drops still	-6
KIN|drops tell	-36
KIN|drops that	-34
KIN|drops think	10
KIN|drops till	-46
KIN|drops to	-10
KIN|drops until	-22
KIN|drops used	26
KIN|drops want	-51
KIN|drops wants	-84
KIN|drops was	-40
KIN|drops when	-64
KIN|drops which	-40
KIN|drops who	43
KIN|drops write	34
KIN|foreign 0 of 2	-21
KIN|foreign 0 of 3	-8
KIN|foreign 0 of 4	7
KIN|foreign 1 of 2	-34
KIN|foreign 1 of 3	-35
KIN|foreign 1 of 4	84
KIN|foreign 2 of 3	-18
KIN|foreign 2 of 4	56
KIN|foreign 3 of 4	-58
KIN|frame called	4
KIN|frame child	-46
KIN|frame lives	-34
KIN|frame old	27
KIN|frame takes	-68
KIN|frame works	-10
KIN|gap 0	-33
KIN|gap 1	84
KIN|gap 2	40
KIN|gap 3	15
KIN|gap 4	-101
KIN|gate -1	-52
KIN|gate -2	-8
KIN|gate -3	-132
KIN|gate 0	-3
KIN|gate 1	67
KIN|gate 2	88
KIN|gate 4	66
KIN|heading (	-47
KIN|heading )	-48
KIN|heading ,	-34
KIN|heading /	28
KIN|heading :	23
KIN|heading <Name>	-17
KIN|heading <kin>	14
KIN|heading MY	-19
KIN|heading dan	5
KIN|heading facts	54
KIN|heading for	-22
KIN|heading names	13
KIN|heading of material	-31
KIN|heading rank	13
KIN|heading the	-55
KIN|heading these	13
KIN|heading to	-21
KIN|in BEFORE 0	-20
KIN|in BEFORE 1	62
KIN|in BEFORE 2	49
KIN|in BEFORE 3	13
KIN|in EVENT 0	22
KIN|in EVENT 1	-7
KIN|in EVENT 2	-14
KIN|in EVENT 3	-11
KIN|in EVENT near 1	18
KIN|in QUOTE 0	-4
KIN|in QUOTE 1	-109
KIN|in QUOTE 2	-3
KIN|in QUOTE 3	68
KIN|in QUOTE 4	102
KIN|in QUOTE near 1	9
KIN|in SENTENCE 0	54
KIN|in SENTENCE 1	-50
KIN|in SENTENCE 2	-56
KIN|in SENTENCE 3	-88
KIN|in SENTENCE near 1	8
KIN|in brackets	68
KIN|in nowhere 0	13
KIN|in nowhere 1	-25
KIN|in nowhere 2	32
KIN|in nowhere 3	35
KIN|in quotation marks	-119
KIN|kind goal	-59
KIN|kind habit	-70
KIN|kind interest	43
KIN|kind preference	-10
KIN|kind recurring_state	-43
KIN|kind relationship	95
KIN|kind resource	-79
KIN|kind role	-83
KIN|kind skill	-43
KIN|left "	-126
KIN|left '	-47
KIN|left )	-35
KIN|left +	-23
KIN|left ,	23
KIN|left -	-14
KIN|left /	-5
KIN|left :	-62
KIN|left <Name>	-45
KIN|left <kin>	-93
KIN|left <number>	-22
KIN|left HE	26
KIN|left HER	-45
KIN|left HIS	-24
KIN|left I	-47
KIN|left ME	17
KIN|left MY	45
KIN|left OUR	20
KIN|left SHE	68
KIN|left THEY	55
KIN|left US	51
KIN|left WE	42
KIN|left a	52
KIN|left about	-43
KIN|left also	-30
KIN|left an	59
KIN|left and	-22
KIN|left anything	3
KIN|left as	64
KIN|left back	-33
KIN|left because	31
KIN|left been	-44
KIN|left big	24
KIN|left bins	-28
KIN|left but	-15
KIN|left can	58
KIN|left can't	32
KIN|left cooks	-27
KIN|left do	-13
KIN|left does	-49
KIN|left doesn't	-49
KIN|left for	-7
KIN|left from	8
KIN|left gift	5
KIN|left guy	-33
KIN|left had	22
KIN|left has	78
KIN|left here	-33
KIN|left hip	9
KIN|left home	34
KIN|left house	-27
KIN|left ideas	-45
KIN|left if	49
KIN|left in	-23
KIN|left is	-14
KIN|left it	31
KIN|left it's	35
KIN|left its	51
KIN|left just	-19
KIN|left keep	56
KIN|left left	-58
KIN|left list	17
KIN|left lives	39
KIN|left morning	24
KIN|left moved	-15
KIN|left need	10
KIN|left next	26
KIN|left no	-6
KIN|left not	46
KIN|left nothing	-16
KIN|left now	36
KIN|left of	81
KIN|left off	-62
KIN|left ok	62
KIN|left on	31
KIN|left options	-64
KIN|left own	16
KIN|left put	-24
KIN|left real	65
KIN|left right	-66
KIN|left said	-52
KIN|left since	-68
KIN|left so	-39
KIN|left still	12
KIN|left take	75
KIN|left th	-22
KIN|left thank	35
KIN|left that	13
KIN|left the	-20
KIN|left there	-36
KIN|left think	10
KIN|left this	-49
KIN|left till	4
KIN|left to	20
KIN|left touch	-14
KIN|left used	26
KIN|left w	13
KIN|left wait	-4
KIN|left want	23
KIN|left wants	-61
KIN|left was	64
KIN|left wash	-27
KIN|left wedding	56
KIN|left week	-63
KIN|left what	46
KIN|left who	-8
KIN|left whoever	-27
KIN|left with	47
KIN|left won't	-37
KIN|left would	32
KIN|left write	34
KIN|left year	13
KIN|left yes	-4
KIN|left –	-37
KIN|left 😩	9
KIN|listed True	12
KIN|material False own False	39
KIN|material False own True	-22
KIN|material True own False	-20
KIN|material True own True	-13
KIN|material ad	72
KIN|material draft	3
KIN|material email	3
KIN|material fake	-12
KIN|material ideas	-18
KIN|material letter	5
KIN|material options	-30
KIN|material poem	31
KIN|material proofread	19
KIN|material quiz	31
KIN|material reply	-48
KIN|material say	-32
KIN|material speech	18
KIN|material template	55
KIN|material test	-7
KIN|material text	-18
KIN|material translate	-25
KIN|misgoverned Uncarried CERTAINTY	11
KIN|misgoverned Uncarried POLARITY	-80
KIN|misgoverned nothing	29
KIN|mood HYPOTHETICAL	-24
KIN|mood QUESTION	-20
KIN|mood QUOTED	-18
KIN|mood REQUEST	51
KIN|mood STATEMENT	18
KIN|nearest <Name>	-9
KIN|nearest <kin>	-20
KIN|nearest HE	23
KIN|nearest HER	26
KIN|nearest HIS	49
KIN|nearest I	-146
KIN|nearest MY	63
KIN|nearest OUR	20
KIN|nearest SHE	78
KIN|nearest THEY	39
KIN|nearest WE	-5
KIN|nearest nobody	29
KIN|number in EVENT	-18
KIN|number in QUOTE	93
KIN|number in SENTENCE	-65
KIN|opens "	-68
KIN|opens " I	-57
KIN|opens (	48
KIN|opens -	36
KIN|opens - <Name>	5
KIN|opens - <kin>	80
KIN|opens <Name>	-34
KIN|opens <Name> :	17
KIN|opens <kin>	-10
KIN|opens <kin> :	-16
KIN|opens <kin> does	67
KIN|opens <kin> in	34
KIN|opens <kin> says	39
KIN|opens HE	42
KIN|opens HE <number>	26
KIN|opens HE MY	9
KIN|opens HE used	26
KIN|opens HER	-24
KIN|opens HIS	29
KIN|opens I	-23
KIN|opens I <number>	3
KIN|opens I a	39
KIN|opens I go	12
KIN|opens I have	26
KIN|opens I not	24
KIN|opens I should	-12
KIN|opens MY	-14
KIN|opens MY <kin>	-28
KIN|opens MY late	46
KIN|opens OUR <kin>	69
KIN|opens SHE	148
KIN|opens SHE <number>	66
KIN|opens SHE has	58
KIN|opens SHE was	67
KIN|opens THEY	28
KIN|opens WE	33
KIN|opens a	-23
KIN|opens also	-40
KIN|opens dear	6
KIN|opens does	-60
KIN|opens does MY	-60
KIN|opens it's	13
KIN|opens it's for	64
KIN|opens its	78
KIN|opens its MY	72
KIN|opens make	20
KIN|opens make a	52
KIN|opens no	-51
KIN|opens not	-3
KIN|opens ok	30
KIN|opens ok so	44
KIN|opens right	-66
KIN|opens right so	-51
KIN|opens since	-31
KIN|opens since WE	-31
KIN|opens the	34
KIN|opens the <number>	-34
KIN|opens translate	-62
KIN|opens voice	-18
KIN|opens voice note	-18
KIN|opens what	51
KIN|opens what do	13
KIN|opens write	9
KIN|opens yes	-4
KIN|opens yes ,	-7
KIN|quoted 0	5
KIN|quoted 1	-139
KIN|quoted 2	52
KIN|quoted 3	89
KIN|quoted 4	10
KIN|quotes <Name>	56
KIN|quotes <kin>	-19
KIN|quotes HE	6
KIN|quotes HER	-63
KIN|quotes HIS	-38
KIN|quotes I	-157
KIN|quotes ME	40
KIN|quotes MY	21
KIN|quotes OUR	-10
KIN|quotes SHE	150
KIN|quotes THEY	-10
KIN|quotes US	19
KIN|quotes own False others False	-21
KIN|quotes own False others True	62
KIN|quotes own True others False	-18
KIN|quotes own True others True	-20
KIN|refused Uncarried CERTAINTY	-5
KIN|refused Uncarried CLAIM	-4
KIN|refused Uncarried CONTENT	-11
KIN|refused Uncarried POLARITY	49
KIN|refused Unsound NOT_TOLD	-40
KIN|refused Unsound SAID_OF_ANOTHER	-131
KIN|refused nothing	190
KIN|right !	-27
KIN|right "	-68
KIN|right &	33
KIN|right '	-41
KIN|right )	99
KIN|right +	-29
KIN|right ,	22
KIN|right -	-18
KIN|right .	-24
KIN|right /	42
KIN|right :	-35
KIN|right <Name>	-24
KIN|right <kin>	64
KIN|right ?	-57
KIN|right HE	5
KIN|right HER	26
KIN|right HIS	-7
KIN|right I	43
KIN|right ME	-66
KIN|right MY	23
KIN|right OUR	8
KIN|right SHE	27
KIN|right US	8
KIN|right WE	43
KIN|right YOU	22
KIN|right a	-49
KIN|right after	22
KIN|right all	-28
KIN|right alone	-24
KIN|right already	27
KIN|right and	-6
KIN|right anything	-28
KIN|right are	-26
KIN|right as	-18
KIN|right ask	17
KIN|right asking	8
KIN|right at	3
KIN|right bar	-35
KIN|right be	18
KIN|right before	39
KIN|right both	6
KIN|right but	32
KIN|right by	11
KIN|right can	83
KIN|right cant	60
KIN|right days	30
KIN|right did	-4
KIN|right do	58
KIN|right don't	-26
KIN|right dont	-23
KIN|right every	-52
KIN|right flat	-28
KIN|right for	47
KIN|right full	-30
KIN|right got	-32
KIN|right haha	-14
KIN|right has	23
KIN|right hates	23
KIN|right have	63
KIN|right if	14
KIN|right in	-41
KIN|right is	-77
KIN|right its	-13
KIN|right just	18
KIN|right know	9
KIN|right like	-52
KIN|right lol	28
KIN|right mind	15
KIN|right money	58
KIN|right more	54
KIN|right must	4
KIN|right need	5
KIN|right needs	-6
KIN|right never	14
KIN|right new	-14
KIN|right nights	-28
KIN|right no	3
KIN|right not	33
KIN|right nothing	-65
KIN|right now	24
KIN|right of	-64
KIN|right on	-21
KIN|right only	14
KIN|right or	14
KIN|right other	-13
KIN|right out	-34
KIN|right over	53
KIN|right pay	57
KIN|right rest	-5
KIN|right said	-63
KIN|right same	-46
KIN|right says	24
KIN|right small	22
KIN|right so	26
KIN|right still	9
KIN|right stopped	-39
KIN|right tell	8
KIN|right that	26
KIN|right then	-26
KIN|right there	11
KIN|right this	-33
KIN|right till	-56
KIN|right to	8
KIN|right up	23
KIN|right w	24
KIN|right want	9
KIN|right wants	-29
KIN|right was	28
KIN|right what	-12
KIN|right when	-59
KIN|right which	-57
KIN|right who	26
KIN|right who's	-11
KIN|right why	-34
KIN|right will	30
KIN|right with	31
KIN|states about	-47
KIN|states after	10
KIN|states are	-7
KIN|states as	-17
KIN|states been	23
KIN|states can	-16
KIN|states cannot	14
KIN|states does	45
KIN|states ex	8
KIN|states former	19
KIN|states from	23
KIN|states going	-3
KIN|states had	69
KIN|states has	-22
KIN|states have	-59
KIN|states is	61
KIN|states last	-26
KIN|states never	13
KIN|states no	-32
KIN|states not	55
KIN|states old	5
KIN|states only	-9
KIN|states since	59
KIN|states still	41
KIN|states told	9
KIN|states until	56
KIN|states wants	70
KIN|states was	73
KIN|states will	26
KIN|states would	3
KIN|then instead	8
KIN|told False	-23
KIN|told True	12
KIN|turned 0	21
KIN|turned 1	-49
KIN|turned Uncarried ORDER	-36
KIN|turned Uncarried POLARITY	-22
KIN|turned nothing	20
KIN|uncarried by the event Uncarried CERTAINTY	29
KIN|uncarried by the event Uncarried CLAIM	-82
KIN|uncarried by the event Uncarried CONTENT	40
KIN|uncarried by the event Uncarried ORDER	-78
KIN|uncarried by the event nothing	45
KIN|uncarried by the quote Uncarried CLAIM	32
KIN|uncarried by the quote Uncarried CONTENT	-14
KIN|uncarried by the quote Uncarried POLARITY	13
KIN|uncarried by the quote nothing	14
KIN|under OTHER foreign False	-13
KIN|under OTHER foreign True	-40
KIN|under SELF foreign False	39
KIN|under another False	9
KIN|under another True	-26
KIN|words 2	-30
KIN|words 3	-26
KIN|words 4	9
KIN|words 5	18
KIN|words 6	37
KIN|words 7	123
KIN|words 8	74
NAME|<Name> across False	18
NAME|<Name> across True	16
NAME|<Name> apart 0 rival False	77
NAME|<Name> apart 1 rival False	-17
NAME|<Name> apart 2 rival False	13
NAME|<Name> apart 2 rival True	3
NAME|<Name> apart 3 rival False	-60
NAME|<Name> apart 3 rival True	68
NAME|<Name> apart 4 rival False	51
NAME|<Name> apart 4 rival True	-15
NAME|<kin> across False	3
NAME|<kin> across True	-9
NAME|<kin> apart 0 rival False	30
NAME|<kin> apart 1 rival False	30
NAME|<kin> apart 3 rival False	37
NAME|<kin> apart 4 rival False	-30
NAME|<kin> apart 4 rival True	-25
NAME|<number> across False	32
NAME|<number> across True	-45
NAME|<number> apart 0 rival False	37
NAME|<number> apart 1 rival False	47
NAME|<number> apart 2 rival False	-3
NAME|<number> apart 3 rival False	-24
NAME|<number> apart 3 rival True	-27
NAME|<number> apart 4 rival False	15
NAME|<number> apart 4 rival True	-93
NAME|after : own False	43
NAME|after : own True	13
NAME|after <Name> own False	9
NAME|after <Name> own True	-30
NAME|after <kin> own False	-16
NAME|after <kin> own True	18
NAME|after ? own False	-16
NAME|after ? own True	-7
NAME|after HE own False	17
NAME|after HE own True	-27
NAME|after HER own False	17
NAME|after HIS own False	43
NAME|after I own True	55
NAME|after ME own False	20
NAME|after ME own True	-25
NAME|after MY own False	-18
NAME|after MY own True	-45
NAME|after OUR own False	-12
NAME|after SHE own False	-55
NAME|after SHE own True	-36
NAME|after THEY own False	-53
NAME|after US own False	64
NAME|after WE own False	42
NAME|after YOU own False	-54
NAME|after YOU own True	76
NAME|after it own False	-18
NAME|after it own True	62
NAME|among (	93
NAME|among )	-6
NAME|among ,	22
NAME|among -	23
NAME|among /	-64
NAME|among :	35
NAME|among ;	4
NAME|among <Name>	-94
NAME|among <kin>	-96
NAME|among <number>	-21
NAME|among =	82
NAME|among HE	39
NAME|among HER	-86
NAME|among HIS	-8
NAME|among I	-31
NAME|among ME	25
NAME|among MY	-4
NAME|among OUR	58
NAME|among SHE	48
NAME|among US	55
NAME|among WE	54
NAME|among a	-12
NAME|among about	-58
NAME|among after	-49
NAME|among also	26
NAME|among an	16
NAME|among and	39
NAME|among anything	15
NAME|among are	37
NAME|among at	-26
NAME|among back	-62
NAME|among be	-27
NAME|among been	-10
NAME|among both	-13
NAME|among but	61
NAME|among by	36
NAME|among called	5
NAME|among can't	-4
NAME|among comforter	-16
NAME|among could	-6
NAME|among did	-16
NAME|among do	12
NAME|among does	74
NAME|among done	23
NAME|among everything	-33
NAME|among for	-59
NAME|among from	-60
NAME|among gets	-12
NAME|among got	-9
NAME|among has	69
NAME|among hasn't	64
NAME|among have	-78
NAME|among in	-4
NAME|among is	21
NAME|among it	32
NAME|among its	-61
NAME|among just	40
NAME|among kg	-63
NAME|among known	-16
NAME|among languages	-16
NAME|among never	4
NAME|among no	19
NAME|among none	-6
NAME|among not	-16
NAME|among now	-50
NAME|among of	-10
NAME|among off	-4
NAME|among on	-36
NAME|among other	26
NAME|among out	22
NAME|among over	-61
NAME|among own	77
NAME|among polish	-16
NAME|among says	-61
NAME|among side	-16
NAME|among since	-57
NAME|among sleeps	14
NAME|among so	17
NAME|among sock	-16
NAME|among than	-64
NAME|among that	-25
NAME|among the	16
NAME|among there	-22
NAME|among to	-46
NAME|among up	-27
NAME|among w	-4
NAME|among was	-64
NAME|among weekends	-66
NAME|among well	-24
NAME|among welsh	-16
NAME|among when	30
NAME|among whether	-69
NAME|among who	29
NAME|among who's	20
NAME|among will	27
NAME|among with	5
NAME|among yr	-6
NAME|among |	-26
NAME|among –	29
NAME|asked False	6
NAME|asked True	-47
NAME|attributed False	-20
NAME|attributed True	37
NAME|begins 3	-34
NAME|begins 4	76
NAME|begins and	10
NAME|begins ann	55
NAME|begins as	65
NAME|begins can	-44
NAME|begins choose	20
NAME|begins draft	-25
NAME|begins eulogy	-10
NAME|begins every	24
NAME|begins gift	5
NAME|begins help	-57
NAME|begins hi	7
NAME|begins how	69
NAME|begins i	-129
NAME|begins i'm	-7
NAME|begins is	-53
NAME|begins it	26
NAME|begins it's	38
NAME|begins ive	14
NAME|begins knitting	5
NAME|begins make	-21
NAME|begins my	14
NAME|begins need	-10
NAME|begins nine	36
NAME|begins ok	-14
NAME|begins our	-4
NAME|begins plan	11
NAME|begins pls	50
NAME|begins pottery	-50
NAME|begins q's	31
NAME|begins re	69
NAME|begins rewrite	14
NAME|begins running	-41
NAME|begins she	68
NAME|begins so	-37
NAME|begins team	-10
NAME|begins ten	4
NAME|begins the	25
NAME|begins there	-13
NAME|begins there's	-4
NAME|begins thinking	33
NAME|begins two	-21
NAME|begins unsure	15
NAME|begins we	55
NAME|begins wedding	16
NAME|begins what	-11
NAME|begins what's	-56
NAME|begins who	-19
NAME|begins write	89
NAME|behind a colon	-17
NAME|behind a line	32
NAME|borne False	-127
NAME|borne True	110
NAME|close left )	-36
NAME|close left *	19
NAME|close left +	34
NAME|close left ,	52
NAME|close left -	19
NAME|close left /	50
NAME|close left :	-44
NAME|close left <Name>	-54
NAME|close left <kin>	9
NAME|close left <number>	97
NAME|close left =	-74
NAME|close left HE	108
NAME|close left HER	-4
NAME|close left HIS	23
NAME|close left I	-109
NAME|close left ME	-58
NAME|close left MY	23
NAME|close left OUR	9
NAME|close left SHE	8
NAME|close left THEY	-6
NAME|close left US	-39
NAME|close left WE	8
NAME|close left a	-47
NAME|close left an	9
NAME|close left and	-10
NAME|close left answers	14
NAME|close left are	13
NAME|close left asked	-49
NAME|close left at	-55
NAME|close left be	-4
NAME|close left but	28
NAME|close left called	12
NAME|close left do	-63
NAME|close left does	53
NAME|close left done	-23
NAME|close left doubt	-65
NAME|close left for	-12
NAME|close left from	26
NAME|close left guy	11
NAME|close left has	-20
NAME|close left in	-14
NAME|close left is	36
NAME|close left it	-4
NAME|close left it's	67
NAME|close left its	8
NAME|close left may	-30
NAME|close left mention	33
NAME|close left name	14
NAME|close left no	14
NAME|close left not	20
NAME|close left nothing	6
NAME|close left on	44
NAME|close left one's	6
NAME|close left only	-74
NAME|close left other	-4
NAME|close left out	11
NAME|close left pipeline	-3
NAME|close left so	-49
NAME|close left that	-58
NAME|close left the	-42
NAME|close left there	44
NAME|close left there's	-4
NAME|close left who	-7
NAME|close right (	-17
NAME|close right )	89
NAME|close right ,	11
NAME|close right .	35
NAME|close right :	48
NAME|close right ;	-39
NAME|close right <Name>	-60
NAME|close right <kin>	36
NAME|close right <number>	-43
NAME|close right ?	-51
NAME|close right HE	-96
NAME|close right I	106
NAME|close right ME	9
NAME|close right MY	-19
NAME|close right SHE	3
NAME|close right already	57
NAME|close right and	45
NAME|close right anything	-34
NAME|close right bc	-19
NAME|close right but	-55
NAME|close right can't	-11
NAME|close right does	-45
NAME|close right for	-21
NAME|close right from	60
NAME|close right has	67
NAME|close right in	-44
NAME|close right is	20
NAME|close right it	-6
NAME|close right just	-17
NAME|close right left	-56
NAME|close right may	-5
NAME|close right more	-45
NAME|close right not	58
NAME|close right now	-9
NAME|close right out	53
NAME|close right so	55
NAME|close right team	19
NAME|close right the	-33
NAME|close right to	-6
NAME|close right which	7
NAME|close right who	-6
NAME|close right with	16
NAME|close right |	44
NAME|denied False False False	-7
NAME|denied False False True	9
NAME|denied False True True	-87
NAME|denied True True True	112
NAME|denied there 0 here 1	48
NAME|denied there 1 here 0	-12
NAME|denied there 2 here 0	-61
NAME|drops ?	-76
NAME|drops about	-12
NAME|drops after	-37
NAME|drops are	-24
NAME|drops as	23
NAME|drops asked	-57
NAME|drops because	5
NAME|drops been	-38
NAME|drops but	5
NAME|drops called	15
NAME|drops can	34
NAME|drops can't	-16
NAME|drops cant	17
NAME|drops could	12
NAME|drops do	21
NAME|drops doesn't	-11
NAME|drops don't	3
NAME|drops from	-61
NAME|drops give	-22
NAME|drops going	-15
NAME|drops had	-45
NAME|drops has	16
NAME|drops have	-47
NAME|drops if	-12
NAME|drops is	18
NAME|drops just	-40
NAME|drops may	-41
NAME|drops next	-13
NAME|drops no	-3
NAME|drops not	32
NAME|drops only	16
NAME|drops or	21
NAME|drops please	-56
NAME|drops pls	-41
NAME|drops said	-18
NAME|drops says	-26
NAME|drops since	-53
NAME|drops so	-65
NAME|drops still	-7
NAME|drops tell	19
NAME|drops that	-65
NAME|drops till	-35
NAME|drops to	-40
NAME|drops told	3
NAME|drops until	-68
NAME|drops want	-11
NAME|drops wants	-23
NAME|drops was	-61
NAME|drops whether	-69
NAME|drops which	31
NAME|drops while	23
NAME|drops who	35
NAME|drops will	8
NAME|drops wont	-12
NAME|drops write	-9
NAME|foreign 0 of 2	-45
NAME|foreign 0 of 3	10
NAME|foreign 0 of 4	5
NAME|foreign 1 of 2	-86
NAME|foreign 1 of 3	-29
NAME|foreign 1 of 4	71
NAME|foreign 2 of 4	-3
NAME|frame old	-18
NAME|frame takes	19
NAME|frame works	-31
NAME|frame years	-18
NAME|gap 0	20
NAME|gap 1	5
NAME|gap 2	36
NAME|gap 3	-16
NAME|gap 4	-30
NAME|gate -1	23
NAME|gate -2	-11
NAME|gate -3	-61
NAME|gate 0	-61
NAME|gate 1	-10
NAME|gate 2	66
NAME|gate 3	60
NAME|gate 4	-25
NAME|heading (	-4
NAME|heading )	-18
NAME|heading ,	-20
NAME|heading -	-43
NAME|heading :	-14
NAME|heading <Name>	5
NAME|heading <kin>	-33
NAME|heading <number>	-13
NAME|heading ME	-28
NAME|heading MY	-78
NAME|heading context	9
NAME|heading facts	60
NAME|heading for	-81
NAME|heading from	-4
NAME|heading how	15
NAME|heading of material	-72
NAME|heading phrase	15
NAME|heading pipeline	24
NAME|heading pls	-52
NAME|heading staff	-5
NAME|heading team	-50
NAME|heading the	-39
NAME|heading to	-15
NAME|heading unsure	15
NAME|heading up	-15
NAME|heading who	13
NAME|in BEFORE 0	-10
NAME|in BEFORE 1	27
NAME|in BEFORE 2	25
NAME|in BEFORE 3	42
NAME|in EVENT 0	49
NAME|in EVENT 1	-58
NAME|in EVENT 2	-22
NAME|in EVENT 3	-73
NAME|in EVENT 4	-14
NAME|in QUOTE 0	-38
NAME|in QUOTE 1	-136
NAME|in QUOTE 2	66
NAME|in QUOTE 3	28
NAME|in QUOTE 4	36
NAME|in QUOTE near 1	37
NAME|in SENTENCE 0	10
NAME|in SENTENCE 1	6
NAME|in SENTENCE 2	-35
NAME|in SENTENCE 3	-44
NAME|in nowhere 0	-24
NAME|in nowhere 1	60
NAME|in nowhere 2	-20
NAME|in quotation marks	-107
NAME|kind goal	-74
NAME|kind habit	-44
NAME|kind interest	-59
NAME|kind preference	39
NAME|kind project_fact	-71
NAME|kind recurring_state	-16
NAME|kind relationship	62
NAME|kind resource	45
NAME|kind role	50
NAME|kind skill	11
NAME|left "	-51
NAME|left '	-8
NAME|left (	15
NAME|left )	-49
NAME|left *	19
NAME|left +	47
NAME|left ,	-4
NAME|left -	-17
NAME|left /	19
NAME|left :	-66
NAME|left ;	49
NAME|left <Name>	-40
NAME|left <kin>	-39
NAME|left <number>	16
NAME|left =	-74
NAME|left >	-64
NAME|left HE	93
NAME|left HER	-11
NAME|left HIS	-13
NAME|left I	-52
NAME|left ME	-34
NAME|left MY	15
NAME|left OUR	-17
NAME|left SHE	-14
NAME|left THEY	-10
NAME|left US	-39
NAME|left WE	-19
NAME|left YOU	-18
NAME|left a	10
NAME|left about	10
NAME|left all	-21
NAME|left also	-40
NAME|left am	-40
NAME|left an	23
NAME|left and	23
NAME|left answers	14
NAME|left are	-11
NAME|left asked	-49
NAME|left at	-44
NAME|left bc	14
NAME|left be	-19
NAME|left because	5
NAME|left been	-19
NAME|left but	28
NAME|left by	63
NAME|left called	12
NAME|left can	3
NAME|left can't	21
NAME|left card	41
NAME|left date	33
NAME|left do	25
NAME|left does	36
NAME|left doing	-20
NAME|left don't	25
NAME|left done	-23
NAME|left doubt	-65
NAME|left every	-29
NAME|left for	-36
NAME|left form	14
NAME|left from	8
NAME|left game	37
NAME|left going	18
NAME|left got	67
NAME|left guy	11
NAME|left had	-80
NAME|left has	-45
NAME|left have	-23
NAME|left how	50
NAME|left if	27
NAME|left in	-35
NAME|left is	25
NAME|left it	-15
NAME|left it's	28
NAME|left its	-22
NAME|left jonas	-43
NAME|left just	4
NAME|left law	17
NAME|left leaving	60
NAME|left list	-20
NAME|left may	-41
NAME|left mention	33
NAME|left min	15
NAME|left morning	-15
NAME|left moving	-15
NAME|left name	14
NAME|left need	3
NAME|left new	20
NAME|left no	14
NAME|left not	33
NAME|left nothing	50
NAME|left now	-28
NAME|left nursery	14
NAME|left of	-10
NAME|left ok	29
NAME|left on	34
NAME|left one's	6
NAME|left only	23
NAME|left other	-20
NAME|left out	11
NAME|left people	64
NAME|left phrase	15
NAME|left pipeline	-3
NAME|left please	-56
NAME|left pls	-41
NAME|left says	-4
NAME|left shy	30
NAME|left since	-13
NAME|left so	-94
NAME|left students	-31
NAME|left team	-23
NAME|left tell	19
NAME|left that	-46
NAME|left the	5
NAME|left there	25
NAME|left this	9
NAME|left to	-33
NAME|left told	3
NAME|left um	-22
NAME|left unsure	15
NAME|left until	-58
NAME|left up	-14
NAME|left w	-40
NAME|left want	3
NAME|left what	3
NAME|left while	23
NAME|left who	3
NAME|left will	-5
NAME|left with	58
NAME|left write	4
NAME|left yes	76
NAME|listed False	6
NAME|listed True	-31
NAME|material False own False	-21
NAME|material False own True	-49
NAME|material True own False	95
NAME|material True own True	4
NAME|material bio	65
NAME|material email	-39
NAME|material fix	-57
NAME|material ideas	58
NAME|material joke	55
NAME|material letter	49
NAME|material options	6
NAME|material plot	-9
NAME|material poem	40
NAME|material poster	13
NAME|material quiz	-35
NAME|material review	18
NAME|material rewrite	27
NAME|material say	22
NAME|material story	53
NAME|material summarise	47
NAME|material summary	26
NAME|material template	-15
NAME|material test	-16
NAME|material text	35
NAME|misgoverned Uncarried CERTAINTY	-76
NAME|misgoverned Uncarried POLARITY	-6
NAME|misgoverned nothing	13
NAME|mood CODE	-13
NAME|mood HYPOTHETICAL	-82
NAME|mood QUESTION	-31
NAME|mood QUOTED	58
NAME|mood REQUEST	-16
NAME|mood STATEMENT	3
NAME|nearest <Name>	35
NAME|nearest <kin>	26
NAME|nearest HE	53
NAME|nearest HIS	-41
NAME|nearest I	-52
NAME|nearest ME	-36
NAME|nearest MY	5
NAME|nearest OUR	-12
NAME|nearest SHE	-16
NAME|nearest THEY	4
NAME|nearest it	-24
NAME|nearest nobody	-7
NAME|nothing met	-30
NAME|number in EVENT	-81
NAME|number in QUOTE	67
NAME|number in nowhere	32
NAME|opens *	19
NAME|opens -	-5
NAME|opens - <Name>	38
NAME|opens <Name>	18
NAME|opens <Name> (	46
NAME|opens <Name> ,	19
NAME|opens <Name> :	11
NAME|opens <Name> <Name>	-14
NAME|opens <Name> <number>	25
NAME|opens <Name> is	21
NAME|opens <Name> –	34
NAME|opens <kin>	-22
NAME|opens <kin> :	19
NAME|opens <number>	21
NAME|opens <number> <kin>	15
NAME|opens HE	115
NAME|opens HE <number>	56
NAME|opens I	-68
NAME|opens I a	-34
NAME|opens I am	-26
NAME|opens I asked	-49
NAME|opens I beat	-66
NAME|opens I doubt	-65
NAME|opens I earn	-64
NAME|opens I have	-71
NAME|opens I supervise	-31
NAME|opens I the	34
NAME|opens I to	14
NAME|opens MY	3
NAME|opens MY <kin>	19
NAME|opens OUR	-6
NAME|opens THEY	47
NAME|opens WE	-29
NAME|opens WE haven't	-27
NAME|opens and	7
NAME|opens ann	55
NAME|opens ann owes	55
NAME|opens can	23
NAME|opens can YOU	23
NAME|opens it	26
NAME|opens it's	22
NAME|opens its	14
NAME|opens its for	33
NAME|opens jonas	-43
NAME|opens jonas is	-43
NAME|opens need	-16
NAME|opens need a	-4
NAME|opens ok	-46
NAME|opens ok so	-46
NAME|opens pipeline	24
NAME|opens pipeline :	24
NAME|opens plan	24
NAME|opens pottery	-50
NAME|opens pottery is	-32
NAME|opens running	-41
NAME|opens so	-7
NAME|opens team	-50
NAME|opens team :	-24
NAME|opens the	9
NAME|opens the other	-12
NAME|opens the thing	-20
NAME|opens there are	-13
NAME|opens unsure	15
NAME|opens unsure how	15
NAME|opens who	-5
NAME|opens who -	-23
NAME|opens write	25
NAME|opens write a	43
NAME|opens yes	62
NAME|quoted 0	-13
NAME|quoted 1	-56
NAME|quoted 2	-4
NAME|quoted 3	45
NAME|quoted 4	31
NAME|quotes <Name>	5
NAME|quotes <kin>	-30
NAME|quotes HE	7
NAME|quotes HER	-58
NAME|quotes HIS	-3
NAME|quotes I	-123
NAME|quotes ME	-10
NAME|quotes MY	13
NAME|quotes OUR	71
NAME|quotes SHE	34
NAME|quotes US	28
NAME|quotes WE	35
NAME|quotes own False others False	36
NAME|quotes own False others True	4
NAME|quotes own True others False	-45
NAME|quotes own True others True	12
NAME|refused Uncarried CLAIM	3
NAME|refused Uncarried CONTENT	-23
NAME|refused Uncarried ORDER	-78
NAME|refused Uncarried POLARITY	-85
NAME|refused Unsound NOT_TOLD	-7
NAME|refused Unsound SAID_OF_ANOTHER	-123
NAME|refused nothing	221
NAME|right "	-12
NAME|right '	-40
NAME|right (	-4
NAME|right )	66
NAME|right +	40
NAME|right ,	18
NAME|right -	-13
NAME|right .	-9
NAME|right /	42
NAME|right :	42
NAME|right ;	-15
NAME|right <Name>	-75
NAME|right <kin>	-17
NAME|right <number>	27
NAME|right =	8
NAME|right ?	-76
NAME|right HE	-82
NAME|right HER	-32
NAME|right HIS	15
NAME|right I	47
NAME|right ME	3
NAME|right MY	-18
NAME|right SHE	-49
NAME|right US	7
NAME|right WE	-15
NAME|right YOU	26
NAME|right a	51
NAME|right after	26
NAME|right all	-16
NAME|right allergic	-54
NAME|right already	26
NAME|right an	-19
NAME|right and	-18
NAME|right anything	-9
NAME|right are	-74
NAME|right asked	-48
NAME|right at	38
NAME|right back	-6
NAME|right bc	-19
NAME|right be	49
NAME|right bed	-9
NAME|right before	28
NAME|right bins	-14
NAME|right bless	-20
NAME|right both	49
NAME|right but	-46
NAME|right call	-19
NAME|right came	-51
NAME|right can't	12
NAME|right days	-7
NAME|right did	-34
NAME|right do	41
NAME|right don't	-29
NAME|right done	19
NAME|right easy	32
NAME|right everything	-58
NAME|right for	16
NAME|right from	-6
NAME|right got	-8
NAME|right has	-19
NAME|right hates	5
NAME|right have	9
NAME|right in	-46
NAME|right is	13
NAME|right it	-21
NAME|right keep	-43
NAME|right left	-71
NAME|right may	-5
NAME|right maybe	-3
NAME|right months	-31
NAME|right more	-45
NAME|right new	-28
NAME|right no	22
NAME|right not	23
NAME|right now	3
NAME|right of	3
NAME|right off	6
NAME|right on	-17
NAME|right only	38
NAME|right or	74
NAME|right other	33
NAME|right out	-6
NAME|right people	-3
NAME|right rent	-27
NAME|right says	-15
NAME|right shall	-37
NAME|right since	22
NAME|right so	14
NAME|right summer	-8
NAME|right team	10
NAME|right that	5
NAME|right the	21
NAME|right this	41
NAME|right till	-28
NAME|right to	-68
NAME|right up	21
NAME|right w	34
NAME|right want	10
NAME|right was	32
NAME|right week	-27
NAME|right which	26
NAME|right who	-32
NAME|right will	-12
NAME|right with	-9
NAME|right work	11
NAME|right |	17
NAME|states about	-9
NAME|states after	35
NAME|states are	25
NAME|states as	-56
NAME|states because	82
NAME|states been	-4
NAME|states can	-26
NAME|states cannot	30
NAME|states did	-3
NAME|states do	-30
NAME|states does	106
NAME|states from	-30
NAME|states give	62
NAME|states going	9
NAME|states had	-87
NAME|states have	-11
NAME|states is	-9
NAME|states just	69
NAME|states last	-11
NAME|states never	34
NAME|states no	76
NAME|states not	62
NAME|states old	16
NAME|states only	-6
NAME|states says	-33
NAME|states since	-22
NAME|states still	-23
NAME|states than	-67
NAME|states that	-8
NAME|states to	-42
NAME|states until	16
NAME|states wants	44
NAME|states was	7
NAME|states who	4
NAME|states will	-31
NAME|states won't	25
NAME|then no,	-50
NAME|then not 	55
NAME|then wait	6
NAME|told False	-9
NAME|told True	-3
NAME|turned 0	28
NAME|turned 2	-89
NAME|turned Uncarried ORDER	-102
NAME|turned Uncarried POLARITY	-34
NAME|turned nothing	32
NAME|uncarried by the event Uncarried CERTAINTY	-53
NAME|uncarried by the event Uncarried CLAIM	3
NAME|uncarried by the event Uncarried CONTENT	6
NAME|uncarried by the event Uncarried ORDER	-45
NAME|uncarried by the event Uncarried POLARITY	-56
NAME|uncarried by the event nothing	50
NAME|uncarried by the quote Uncarried CONTENT	-24
NAME|uncarried by the quote Uncarried ORDER	-78
NAME|uncarried by the quote Uncarried POLARITY	-52
NAME|uncarried by the quote nothing	105
NAME|under HAVING foreign False	80
NAME|under OTHER foreign False	-20
NAME|under OTHER foreign True	-50
NAME|under SELF foreign False	24
NAME|words 2	-68
NAME|words 3	-7
NAME|words 4	-32
NAME|words 5	62
NAME|words 6	122
NAME|words 7	12
NAME|words 8	28
TEAM|<Name> across False	20
TEAM|<Name> across True	-44
TEAM|<Name> apart 0 rival False	21
TEAM|<Name> apart 1 rival False	44
TEAM|<Name> apart 3 rival False	13
TEAM|<Name> apart 4 rival False	-11
TEAM|<Name> apart 4 rival True	-81
TEAM|<kin> across False	66
TEAM|<number> across False	9
TEAM|<number> across True	22
TEAM|<number> apart 0 rival False	25
TEAM|<number> apart 1 rival False	44
TEAM|<number> apart 2 rival False	-47
TEAM|<number> apart 3 rival False	-34
TEAM|<number> apart 3 rival True	-12
TEAM|<number> apart 4 rival False	53
TEAM|<number> apart 4 rival True	-22
TEAM|after : own False	-17
TEAM|after : own True	15
TEAM|after <Name> own False	-38
TEAM|after <Name> own True	31
TEAM|after ? own False	-41
TEAM|after ? own True	-5
TEAM|after HE own True	-48
TEAM|after I own False	37
TEAM|after I own True	20
TEAM|after ME own True	23
TEAM|after OUR own False	79
TEAM|after WE own False	-74
TEAM|after WE own True	-32
TEAM|after YOU own True	-4
TEAM|after it own False	-37
TEAM|after it own True	58
TEAM|among "	55
TEAM|among (	43
TEAM|among )	14
TEAM|among +	62
TEAM|among ,	34
TEAM|among -	-35
TEAM|among .	-43
TEAM|among /	-16
TEAM|among :	8
TEAM|among <Name>	-60
TEAM|among <number>	-94
TEAM|among THEIR	13
TEAM|among WE	32
TEAM|among a	12
TEAM|among all	-36
TEAM|among and	-9
TEAM|among at	17
TEAM|among be	-11
TEAM|among but	12
TEAM|among can't	37
TEAM|among e	-7
TEAM|among for	19
TEAM|among from	88
TEAM|among in	22
TEAM|among is	16
TEAM|among may	-11
TEAM|among never	-3
TEAM|among not	-31
TEAM|among on	81
TEAM|among since	11
TEAM|among the	-50
TEAM|among to	-42
TEAM|among w	-21
TEAM|among which	17
TEAM|among with	-65
TEAM|asked True	-37
TEAM|attributed False	24
TEAM|attributed True	-77
TEAM|begins 4	4
TEAM|begins 5	29
TEAM|begins airflow	-46
TEAM|begins aws	4
TEAM|begins can	-8
TEAM|begins cds	-47
TEAM|begins compare	28
TEAM|begins conventions	-32
TEAM|begins env	-32
TEAM|begins hi	-62
TEAM|begins hiring	-29
TEAM|begins hubspot	31
TEAM|begins i	7
TEAM|begins i'm	-60
TEAM|begins if	-4
TEAM|begins is	-22
TEAM|begins migration	-20
TEAM|begins need	-9
TEAM|begins ok	42
TEAM|begins our	38
TEAM|begins please	38
TEAM|begins quick	17
TEAM|begins say	10
TEAM|begins security	15
TEAM|begins should	-23
TEAM|begins sprint	-13
TEAM|begins stack	45
TEAM|begins standup	8
TEAM|begins status	-12
TEAM|begins team	-12
TEAM|begins terraform	18
TEAM|begins the	-92
TEAM|begins translate	18
TEAM|begins vendor	19
TEAM|begins we	-8
TEAM|begins which	37
TEAM|behind a colon	-27
TEAM|behind a line	-29
TEAM|borne False	-44
TEAM|borne True	38
TEAM|close left "	-38
TEAM|close left (	-9
TEAM|close left )	3
TEAM|close left ,	62
TEAM|close left -	30
TEAM|close left :	-20
TEAM|close left <Name>	12
TEAM|close left <kin>	-40
TEAM|close left <number>	57
TEAM|close left I	-66
TEAM|close left OUR	67
TEAM|close left US	9
TEAM|close left a	-34
TEAM|close left and	-68
TEAM|close left doesn't	-60
TEAM|close left for	72
TEAM|close left from	-29
TEAM|close left has	22
TEAM|close left have	-31
TEAM|close left if	-6
TEAM|close left in	9
TEAM|close left is	-41
TEAM|close left might	-66
TEAM|close left never	18
TEAM|close left no	-16
TEAM|close left not	-60
TEAM|close left of	-52
TEAM|close left other	-65
TEAM|close left says	-68
TEAM|close left should	-69
TEAM|close left team	-67
TEAM|close left the	-65
TEAM|close left to	-87
TEAM|close left who	-60
TEAM|close right "	-6
TEAM|close right '	-13
TEAM|close right ,	46
TEAM|close right -	-13
TEAM|close right ;	-17
TEAM|close right <Name>	-76
TEAM|close right <number>	59
TEAM|close right ME	41
TEAM|close right WE	3
TEAM|close right and	20
TEAM|close right but	-31
TEAM|close right for	-58
TEAM|close right in	-70
TEAM|close right is	34
TEAM|close right no	-17
TEAM|close right the	-39
TEAM|denied False False False	5
TEAM|denied False False True	-31
TEAM|denied False True True	-82
TEAM|denied True True True	90
TEAM|denied there 0 here 0	-6
TEAM|denied there 0 here 1	33
TEAM|denied there 1 here 0	-33
TEAM|drops ?	-26
TEAM|drops but	15
TEAM|drops can	-73
TEAM|drops can't	11
TEAM|drops condition False	-8
TEAM|drops doesn't	-60
TEAM|drops don't	62
TEAM|drops except	-20
TEAM|drops exception False	-8
TEAM|drops from	-27
TEAM|drops have	-28
TEAM|drops if	-59
TEAM|drops is	-17
TEAM|drops may	7
TEAM|drops might	-66
TEAM|drops never	-18
TEAM|drops no	-9
TEAM|drops not	-29
TEAM|drops only	-26
TEAM|drops says	-20
TEAM|drops should	-69
TEAM|drops so	20
TEAM|drops thinking	-67
TEAM|drops to	-88
TEAM|drops when	11
TEAM|drops which	33
TEAM|drops who	-60
TEAM|foreign 0 of 1	14
TEAM|foreign 0 of 2	-79
TEAM|foreign 0 of 3	51
TEAM|foreign 0 of 4	35
TEAM|foreign 1 of 3	-16
TEAM|foreign 1 of 4	-24
TEAM|foreign 2 of 4	14
TEAM|frame every	-48
TEAM|frame people	55
TEAM|gap 0	-13
TEAM|gap 1	-4
TEAM|gap 2	6
TEAM|gap 3	-24
TEAM|gap 4	18
TEAM|gate -1	-29
TEAM|gate -2	-40
TEAM|gate -3	-12
TEAM|gate 0	-8
TEAM|gate 1	33
TEAM|gate 2	35
TEAM|gate 3	-34
TEAM|gate 4	4
TEAM|heading (	-20
TEAM|heading )	-20
TEAM|heading ,	-4
TEAM|heading :	-52
TEAM|heading <Name>	-77
TEAM|heading <kin>	9
TEAM|heading I	-53
TEAM|heading OUR	-3
TEAM|heading US	26
TEAM|heading a	9
TEAM|heading done	5
TEAM|heading facts	13
TEAM|heading for	-54
TEAM|heading need	9
TEAM|heading no	-21
TEAM|heading of material	-61
TEAM|heading open	-55
TEAM|heading this	-56
TEAM|heading to	-22
TEAM|heading whatsapp	9
TEAM|in BEFORE 0	-12
TEAM|in EVENT 0	6
TEAM|in EVENT 1	-17
TEAM|in EVENT 2	-25
TEAM|in EVENT 3	-32
TEAM|in QUOTE 0	-19
TEAM|in QUOTE 1	-66
TEAM|in QUOTE 2	-65
TEAM|in QUOTE 3	59
TEAM|in QUOTE 4	48
TEAM|in QUOTE near 1	45
TEAM|in SENTENCE 0	-19
TEAM|in SENTENCE 1	12
TEAM|in SENTENCE 2	79
TEAM|in SENTENCE 3	-50
TEAM|in brackets	59
TEAM|in nowhere 1	-10
TEAM|in nowhere 2	16
TEAM|in nowhere 3	-26
TEAM|in quotation marks	-122
TEAM|kind constraint	24
TEAM|kind goal	-88
TEAM|kind habit	-29
TEAM|kind ongoing_project	-52
TEAM|kind preference	-33
TEAM|kind project_fact	32
TEAM|kind recurring_state	-47
TEAM|kind resource	11
TEAM|left "	-62
TEAM|left %	-32
TEAM|left '	-54
TEAM|left (	26
TEAM|left )	-11
TEAM|left +	38
TEAM|left ,	38
TEAM|left -	-4
TEAM|left .	-32
TEAM|left /	37
TEAM|left :	-56
TEAM|left <Name>	-30
TEAM|left <kin>	-22
TEAM|left >	3
TEAM|left I	-110
TEAM|left MY	-84
TEAM|left OUR	61
TEAM|left WE	9
TEAM|left YOU	-3
TEAM|left a	-49
TEAM|left account	9
TEAM|left all	-33
TEAM|left also	-27
TEAM|left an	43
TEAM|left and	-86
TEAM|left at	30
TEAM|left by	-14
TEAM|left can	-73
TEAM|left devs	20
TEAM|left do	-5
TEAM|left doesn't	-60
TEAM|left don't	45
TEAM|left exclamation	9
TEAM|left for	49
TEAM|left from	-39
TEAM|left has	12
TEAM|left have	-46
TEAM|left if	-49
TEAM|left in	-40
TEAM|left is	-47
TEAM|left it	-70
TEAM|left it's	32
TEAM|left marks	9
TEAM|left might	-66
TEAM|left need	-19
TEAM|left never	38
TEAM|left new	-55
TEAM|left no	-19
TEAM|left not	-46
TEAM|left nothing	43
TEAM|left of	-51
TEAM|left on	-34
TEAM|left only	-60
TEAM|left other	-65
TEAM|left pentest	-14
TEAM|left propose	45
TEAM|left reviewer	8
TEAM|left says	-42
TEAM|left should	-69
TEAM|left so	3
TEAM|left team	-61
TEAM|left the	-82
TEAM|left these	-24
TEAM|left to	-91
TEAM|left under	-32
TEAM|left vendor	-46
TEAM|left whatsapp	9
TEAM|left who	-60
TEAM|left with	-55
TEAM|left writes	11
TEAM|listed False	-14
TEAM|listed True	21
TEAM|material False own False	27
TEAM|material False own True	-13
TEAM|material True own False	-67
TEAM|material True own True	41
TEAM|material bio	-17
TEAM|material draft	-29
TEAM|material email	20
TEAM|material fix	-32
TEAM|material persona	27
TEAM|material review	3
TEAM|material rewrite	-51
TEAM|material say	42
TEAM|material summary	8
TEAM|material translate	-31
TEAM|misgoverned Uncarried CERTAINTY	-84
TEAM|misgoverned Uncarried POLARITY	-42
TEAM|misgoverned nothing	19
TEAM|mood HYPOTHETICAL	-9
TEAM|mood QUESTION	-6
TEAM|mood QUOTED	-60
TEAM|mood REQUEST	20
TEAM|mood STATEMENT	24
TEAM|nearest <Name>	25
TEAM|nearest <kin>	18
TEAM|nearest I	-50
TEAM|nearest MY	-78
TEAM|nearest OUR	67
TEAM|nearest US	21
TEAM|nearest WE	-16
TEAM|nearest nobody	-36
TEAM|number in QUOTE	7
TEAM|opens (	13
TEAM|opens -	5
TEAM|opens <Name>	33
TEAM|opens <Name> :	10
TEAM|opens <Name> <Name>	-17
TEAM|opens <Name> in	-26
TEAM|opens <number>	-16
TEAM|opens I	-86
TEAM|opens I the	-37
TEAM|opens OUR	58
TEAM|opens OUR <Name>	4
TEAM|opens OUR has	6
TEAM|opens US	26
TEAM|opens US :	26
TEAM|opens WE	45
TEAM|opens WE <number>	98
TEAM|opens WE decided	3
TEAM|opens WE do	4
TEAM|opens WE might	-66
TEAM|opens WE use	75
TEAM|opens also	-27
TEAM|opens and	-43
TEAM|opens if	-36
TEAM|opens if the	-15
TEAM|opens need	-19
TEAM|opens need a	-19
TEAM|opens no	-6
TEAM|opens ok	42
TEAM|opens ok so	26
TEAM|opens should	-61
TEAM|opens should WE	-61
TEAM|opens staging	13
TEAM|opens staging deploys	13
TEAM|opens team	62
TEAM|opens the	-101
TEAM|opens the other	-65
TEAM|quoted 0	-19
TEAM|quoted 1	-87
TEAM|quoted 2	3
TEAM|quoted 3	50
TEAM|quoted 4	-5
TEAM|quotes <Name>	-18
TEAM|quotes <kin>	-14
TEAM|quotes I	-73
TEAM|quotes ME	3
TEAM|quotes MY	-78
TEAM|quotes OUR	30
TEAM|quotes THEY	31
TEAM|quotes US	18
TEAM|quotes WE	11
TEAM|quotes own False others False	-9
TEAM|quotes own False others True	-38
TEAM|quotes own True others False	5
TEAM|refused Uncarried CERTAINTY	-78
TEAM|refused Uncarried CLAIM	30
TEAM|refused Uncarried CONTENT	76
TEAM|refused Uncarried ORDER	-58
TEAM|refused Unsound ASSERTS_A_CORRECTION	-20
TEAM|refused Unsound NOT_TOLD	-61
TEAM|refused Unsound SAID_OF_ANOTHER	-84
TEAM|refused nothing	60
TEAM|right "	-12
TEAM|right '	-30
TEAM|right (	-25
TEAM|right +	-5
TEAM|right ,	5
TEAM|right -	-60
TEAM|right .	-13
TEAM|right /	-24
TEAM|right ;	-49
TEAM|right <Name>	-33
TEAM|right <kin>	48
TEAM|right <number>	30
TEAM|right ?	-26
TEAM|right I	28
TEAM|right ME	38
TEAM|right THEY	15
TEAM|right US	35
TEAM|right WE	-47
TEAM|right and	-38
TEAM|right at	-4
TEAM|right be	-60
TEAM|right but	12
TEAM|right by	-4
TEAM|right day	-8
TEAM|right except	-20
TEAM|right for	-87
TEAM|right has	-6
TEAM|right in	-30
TEAM|right it	-31
TEAM|right no	-12
TEAM|right not	-7
TEAM|right now	-31
TEAM|right of	-5
TEAM|right old	-27
TEAM|right on	-85
TEAM|right only	-12
TEAM|right or	-57
TEAM|right planned	-15
TEAM|right s	10
TEAM|right since	-16
TEAM|right so	-14
TEAM|right still	-19
TEAM|right that	-55
TEAM|right the	-30
TEAM|right thu	-18
TEAM|right to	-56
TEAM|right v	-55
TEAM|right when	12
TEAM|right yet	38
TEAM|states about	56
TEAM|states are	37
TEAM|states before	-3
TEAM|states called	33
TEAM|states cannot	58
TEAM|states does	-20
TEAM|states from	10
TEAM|states has	64
TEAM|states have	58
TEAM|states is	61
TEAM|states never	5
TEAM|states no	31
TEAM|states not	-13
TEAM|states only	30
TEAM|states says	69
TEAM|states to	-87
TEAM|states until	15
TEAM|states used	21
TEAM|states who	50
TEAM|states yet	68
TEAM|then not 	-10
TEAM|then wait	-9
TEAM|told False	-56
TEAM|told True	23
TEAM|turned 0	4
TEAM|turned 1	-13
TEAM|turned 2	-25
TEAM|turned Uncarried ORDER	-20
TEAM|turned Uncarried POLARITY	-17
TEAM|turned nothing	3
TEAM|uncarried by the event Uncarried CERTAINTY	-84
TEAM|uncarried by the event Uncarried CLAIM	39
TEAM|uncarried by the event Uncarried CONTENT	6
TEAM|uncarried by the event Uncarried ORDER	15
TEAM|uncarried by the event Uncarried POLARITY	-52
TEAM|uncarried by the event nothing	-31
TEAM|uncarried by the quote Uncarried CERTAINTY	-78
TEAM|uncarried by the quote Uncarried CLAIM	11
TEAM|uncarried by the quote Uncarried CONTENT	24
TEAM|uncarried by the quote Uncarried ORDER	-7
TEAM|uncarried by the quote nothing	-33
TEAM|under OTHER foreign False	-34
TEAM|under OTHER foreign True	-24
TEAM|under SELF foreign False	39
TEAM|under another False	28
TEAM|under another True	-103
TEAM|words 1	14
TEAM|words 2	-82
TEAM|words 3	25
TEAM|words 4	-28
TEAM|words 5	-25
TEAM|words 6	84
TEAM|words 7	36
TEAM|words 8	102
THE|<Name> across False	116
THE|<Name> across True	15
THE|<Name> apart 0 rival False	71
THE|<Name> apart 1 rival False	49
THE|<Name> apart 2 rival False	104
THE|<Name> apart 3 rival False	31
THE|<Name> apart 3 rival True	-79
THE|<Name> apart 4 rival False	-4
THE|<Name> apart 4 rival True	-15
THE|<kin> across False	82
THE|<kin> across True	17
THE|<kin> apart 0 rival False	-7
THE|<kin> apart 1 rival False	56
THE|<kin> apart 2 rival False	89
THE|<kin> apart 3 rival False	25
THE|<kin> apart 4 rival False	25
THE|<kin> apart 4 rival True	-67
THE|<number> across False	53
THE|<number> across True	-36
THE|<number> apart 0 rival False	52
THE|<number> apart 1 rival False	67
THE|<number> apart 2 rival True	17
THE|<number> apart 3 rival False	-59
THE|<number> apart 4 rival False	40
THE|<number> apart 4 rival True	-98
THE|after : own True	64
THE|after <Name> own False	-32
THE|after <Name> own True	-19
THE|after <kin> own False	-52
THE|after ? own False	-4
THE|after ? own True	-12
THE|after HE own False	-34
THE|after HER own False	18
THE|after I own False	18
THE|after I own True	-65
THE|after MY own False	16
THE|after MY own True	32
THE|after OUR own False	-61
THE|after SHE own False	-16
THE|after THEY own True	-35
THE|after US own False	11
THE|after WE own False	6
THE|after WE own True	-44
THE|after YOU own False	-4
THE|after it own False	13
THE|after it own True	42
THE|among "	-54
THE|among %	-47
THE|among (	44
THE|among )	19
THE|among *	-25
THE|among +	15
THE|among ,	-17
THE|among -	-4
THE|among .	-32
THE|among /	8
THE|among :	8
THE|among <Name>	-56
THE|among <kin>	4
THE|among <number>	-145
THE|among =	-32
THE|among HE	-18
THE|among HER	19
THE|among HIS	-13
THE|among I	22
THE|among ME	-25
THE|among MY	108
THE|among OUR	-28
THE|among SHE	64
THE|among THEY	44
THE|among US	49
THE|among WE	-24
THE|among a	-5
THE|among actually	-26
THE|among an	-7
THE|among are	-54
THE|among as	-58
THE|among autumn	-56
THE|among be	28
THE|among because	44
THE|among belle	7
THE|among both	24
THE|among but	-20
THE|among by	-3
THE|among can't	56
THE|among done	31
THE|among each	32
THE|among every	15
THE|among except	-77
THE|among for	-67
THE|among friendly	16
THE|among from	-6
THE|among gets	33
THE|among had	21
THE|among has	59
THE|among have	67
THE|among if	-30
THE|among in	52
THE|among is	33
THE|among it	30
THE|among it's	64
THE|among last	-88
THE|among maintenance	7
THE|among mostly	14
THE|among moved	7
THE|among need	27
THE|among no	17
THE|among not	37
THE|among now	69
THE|among of	-56
THE|among off	-40
THE|among on	-22
THE|among only	-45
THE|among open	-25
THE|among or	-8
THE|among out	-40
THE|among over	7
THE|among per	3
THE|among pls	16
THE|among red	13
THE|among runs	16
THE|among said	-51
THE|among sheet	7
THE|among since	75
THE|among site	7
THE|among so	13
THE|among stays	-4
THE|among that	-18
THE|among that's	6
THE|among the	53
THE|among there	17
THE|among this	30
THE|among to	31
THE|among tone	16
THE|among up	-48
THE|among w	73
THE|among wants	-56
THE|among was	-33
THE|among week	-29
THE|among where	50
THE|among which	-25
THE|among who	-18
THE|among with	8
THE|among £	-11
THE|among –	44
THE|among →	16
THE|asked False	17
THE|asked True	-106
THE|attributed False	-6
THE|attributed True	49
THE|begins #	-26
THE|begins 18	25
THE|begins 3	-8
THE|begins agenda	-12
THE|begins birthday	-44
THE|begins can	6
THE|begins convert	-7
THE|begins deadline	-10
THE|begins dear	-27
THE|begins django	-23
THE|begins draft	-5
THE|begins esphome	54
THE|begins excel	-42
THE|begins fire	13
THE|begins got	-11
THE|begins hello	50
THE|begins help	-38
THE|begins hey	24
THE|begins hired	18
THE|begins how	-4
THE|begins i	21
THE|begins i'd	23
THE|begins i'm	-20
THE|begins is	-10
THE|begins it	40
THE|begins make	14
THE|begins my	-16
THE|begins need	3
THE|begins no	-8
THE|begins not	-18
THE|begins ok	-14
THE|begins our	-16
THE|begins oyster	-34
THE|begins paper's	6
THE|begins pls	42
THE|begins reply	70
THE|begins reviewer	52
THE|begins rewrite	31
THE|begins rollout	16
THE|begins should	13
THE|begins so	-7
THE|begins status	-22
THE|begins stuff	7
THE|begins take	25
THE|begins the	-35
THE|begins ticket	-20
THE|begins two	-20
THE|begins unity	16
THE|begins we	16
THE|begins we're	14
THE|begins what	15
THE|begins whats	63
THE|begins which	14
THE|begins who	14
THE|begins yes	47
THE|begins yiayia	37
THE|behind a colon	-3
THE|behind a line	-15
THE|borne False	38
THE|borne True	-39
THE|close left )	24
THE|close left *	-20
THE|close left ,	53
THE|close left -	-44
THE|close left .	14
THE|close left /	35
THE|close left :	-74
THE|close left <Name>	-14
THE|close left <kin>	-3
THE|close left <number>	-47
THE|close left =	57
THE|close left HE	-13
THE|close left HER	32
THE|close left HIS	17
THE|close left I	-50
THE|close left MY	30
THE|close left OUR	7
THE|close left SHE	8
THE|close left THEY	7
THE|close left WE	6
THE|close left a	56
THE|close left and	77
THE|close left are	-58
THE|close left at	-9
THE|close left bc	37
THE|close left but	-5
THE|close left cement	-26
THE|close left do	-70
THE|close left for	25
THE|close left from	33
THE|close left had	-30
THE|close left have	14
THE|close left in	-54
THE|close left is	17
THE|close left it	-10
THE|close left it's	54
THE|close left its	28
THE|close left no	89
THE|close left not	36
THE|close left of	22
THE|close left on	-45
THE|close left run	-43
THE|close left say	-45
THE|close left since	-13
THE|close left small	35
THE|close left so	31
THE|close left that	-4
THE|close left this	-20
THE|close left to	14
THE|close left was	-19
THE|close left with	13
THE|close left £	8
THE|close right "	-21
THE|close right (	-20
THE|close right )	30
THE|close right ,	31
THE|close right .	44
THE|close right :	-22
THE|close right <Name>	-77
THE|close right <number>	-49
THE|close right ?	-90
THE|close right HE	57
THE|close right I	-3
THE|close right MY	5
THE|close right SHE	33
THE|close right WE	-7
THE|close right and	35
THE|close right are	63
THE|close right because	25
THE|close right but	-12
THE|close right from	-13
THE|close right gets	-43
THE|close right in	47
THE|close right is	-29
THE|close right it	-13
THE|close right just	-37
THE|close right may	9
THE|close right min	-24
THE|close right never	28
THE|close right no	-80
THE|close right not	46
THE|close right now	16
THE|close right of	-25
THE|close right on	-7
THE|close right out	-66
THE|close right so	37
THE|close right still	17
THE|close right that	-74
THE|close right the	33
THE|close right to	7
THE|close right £	39
THE|denied False False False	-14
THE|denied False False True	37
THE|denied False True True	-111
THE|denied True False False	69
THE|denied True True True	129
THE|denied there 0 here 0	22
THE|denied there 0 here 1	66
THE|denied there 0 here 2	19
THE|denied there 1 here 0	-65
THE|denied there 2 here 0	-95
THE|drops ?	-120
THE|drops about	-12
THE|drops are	-78
THE|drops as	-14
THE|drops because	61
THE|drops but	-17
THE|drops can	-4
THE|drops can't	62
THE|drops do	-84
THE|drops draft	-15
THE|drops except	-77
THE|drops from	3
THE|drops had	-4
THE|drops has	21
THE|drops have	48
THE|drops help	-21
THE|drops if	-100
THE|drops is	48
THE|drops last	-40
THE|drops like	24
THE|drops make	-64
THE|drops no	12
THE|drops not	76
THE|drops old	-68
THE|drops only	-24
THE|drops or	-79
THE|drops pls	15
THE|drops said	-32
THE|drops say	-45
THE|drops says	8
THE|drops should	-35
THE|drops since	-68
THE|drops so	25
THE|drops still	60
THE|drops tell	-11
THE|drops that	-4
THE|drops till	-89
THE|drops to	-28
THE|drops until	28
THE|drops want	-26
THE|drops wants	-29
THE|drops was	-5
THE|drops which	-42
THE|drops who	-4
THE|drops would	-24
THE|drops write	-36
THE|foreign 0 of 2	71
THE|foreign 0 of 3	-18
THE|foreign 1 of 2	-13
THE|foreign 1 of 3	-7
THE|foreign 1 of 4	28
THE|foreign 2 of 3	-3
THE|foreign 2 of 4	3
THE|foreign 3 of 4	-84
THE|frame belongs	85
THE|frame children	-9
THE|frame comes	27
THE|frame every	-76
THE|frame makes	13
THE|frame members	59
THE|frame name	9
THE|frame old	78
THE|frame people	14
THE|frame project	-9
THE|frame project's	31
THE|frame runs	-3
THE|frame study	58
THE|frame uses	-10
THE|gap 0	38
THE|gap 1	22
THE|gap 2	-15
THE|gap 3	-62
THE|gap 4	-23
THE|gate -1	-82
THE|gate -2	23
THE|gate -3	-39
THE|gate 0	27
THE|gate 1	33
THE|gate 2	36
THE|gate 3	46
THE|heading #	-22
THE|heading (	-27
THE|heading ,	-25
THE|heading -	-11
THE|heading :	-23
THE|heading <Name>	-34
THE|heading <kin>	-14
THE|heading <number>	-26
THE|heading I	-7
THE|heading MY	-4
THE|heading WE	23
THE|heading a	5
THE|heading agenda	-21
THE|heading anyway	5
THE|heading cleaned	13
THE|heading deadline	34
THE|heading extraction	13
THE|heading for	-24
THE|heading ingest	16
THE|heading list	8
THE|heading mtg	-5
THE|heading next	31
THE|heading of material	-4
THE|heading pls	7
THE|heading quarterly	13
THE|heading real	23
THE|heading stack	-36
THE|heading the	-37
THE|heading tighten	-5
THE|heading to	-14
THE|heading who	26
THE|heading write	-21
THE|in BEFORE 0	-22
THE|in BEFORE 1	92
THE|in BEFORE 2	-21
THE|in BEFORE 3	-12
THE|in EVENT 0	47
THE|in EVENT 1	-48
THE|in EVENT 2	-37
THE|in EVENT 3	13
THE|in EVENT near 1	-36
THE|in QUOTE 0	-45
THE|in QUOTE 1	-57
THE|in QUOTE 2	-15
THE|in QUOTE 3	31
THE|in QUOTE 4	75
THE|in QUOTE near 1	33
THE|in SENTENCE 0	38
THE|in SENTENCE 1	-29
THE|in SENTENCE 2	-57
THE|in SENTENCE 4	-15
THE|in brackets	33
THE|in nowhere 0	-23
THE|in nowhere 1	23
THE|in nowhere 2	51
THE|in nowhere 3	-17
THE|in nowhere 4	-38
THE|in quotation marks	-79
THE|kind constraint	103
THE|kind goal	44
THE|kind habit	21
THE|kind project_fact	-46
THE|kind recurring_state	-48
THE|kind relationship	83
THE|kind resource	-36
THE|left "	4
THE|left '	-3
THE|left (	42
THE|left )	49
THE|left *	-28
THE|left ,	7
THE|left -	-61
THE|left .	15
THE|left /	27
THE|left :	-27
THE|left <Name>	49
THE|left <kin>	38
THE|left <number>	-73
THE|left =	57
THE|left HE	-14
THE|left HER	-13
THE|left HIS	14
THE|left I	59
THE|left ME	18
THE|left MY	48
THE|left OUR	-15
THE|left SHE	-30
THE|left THEIR	35
THE|left THEY	55
THE|left WE	-21
THE|left YOU	-55
THE|left a	9
THE|left about	-21
THE|left accounts	-35
THE|left again	-47
THE|left am	-3
THE|left and	89
THE|left are	-58
THE|left asking	-22
THE|left at	-30
THE|left bc	37
THE|left be	10
THE|left but	19
THE|left can	-4
THE|left cement	-26
THE|left do	-84
THE|left does	-34
THE|left draft	-15
THE|left for	-40
THE|left from	40
THE|left got	-43
THE|left had	-16
THE|left has	-6
THE|left have	20
THE|left help	-21
THE|left how	-70
THE|left ideas	-40
THE|left if	-73
THE|left in	-14
THE|left is	7
THE|left it	10
THE|left it's	19
THE|left its	47
THE|left just	8
THE|left list	-30
THE|left need	10
THE|left night	66
THE|left no	56
THE|left not	97
THE|left nothing	29
THE|left of	14
THE|left on	-56
THE|left only	57
THE|left out	-16
THE|left phone	39
THE|left pls	7
THE|left quote	41
THE|left run	-6
THE|left say	-45
THE|left says	35
THE|left should	15
THE|left since	-29
THE|left small	35
THE|left so	26
THE|left stack	-36
THE|left that	-4
THE|left the	-19
THE|left this	-63
THE|left to	-10
THE|left under	-5
THE|left unity	16
THE|left up	-31
THE|left want	-8
THE|left wants	21
THE|left was	14
THE|left what	-70
THE|left who	30
THE|left with	23
THE|left would	-24
THE|left write	-27
THE|left yes	-7
THE|left £	-6
THE|left →	16
THE|listed False	8
THE|listed True	-42
THE|material False own False	-13
THE|material False own True	44
THE|material True own False	-3
THE|material True own True	-14
THE|material ad	58
THE|material correct	-24
THE|material draft	4
THE|material email	32
THE|material fix	13
THE|material letter	-15
THE|material plot	-18
THE|material poster	-11
THE|material reply	78
THE|material rewrite	-20
THE|material say	-58
THE|material test	-48
THE|material translate	43
THE|misgoverned Uncarried CERTAINTY	-7
THE|misgoverned Uncarried POLARITY	-94
THE|misgoverned nothing	35
THE|mood CODE	-30
THE|mood HYPOTHETICAL	-40
THE|mood QUESTION	-77
THE|mood QUOTED	28
THE|mood REQUEST	-27
THE|mood STATEMENT	19
THE|nearest <Name>	-24
THE|nearest <kin>	78
THE|nearest HE	-12
THE|nearest I	19
THE|nearest MY	13
THE|nearest OUR	-20
THE|nearest SHE	-82
THE|nearest THEY	27
THE|nearest WE	-8
THE|nearest YOU	-36
THE|nearest it	-31
THE|nearest nobody	7
THE|nothing met	-25
THE|number in EVENT	-23
THE|number in QUOTE	33
THE|number in SENTENCE	-105
THE|opens (	57
THE|opens *	-28
THE|opens * *	-25
THE|opens -	-37
THE|opens <Name>	8
THE|opens <Name> :	51
THE|opens <Name> <Name>	-12
THE|opens <Name> <number>	68
THE|opens <Name> a	32
THE|opens <Name> year	31
THE|opens <kin>	16
THE|opens <number>	12
THE|opens <number> .	16
THE|opens <number> laser	-41
THE|opens HE	18
THE|opens HE <number>	45
THE|opens HER	-39
THE|opens HER <kin>	-39
THE|opens HIS	-11
THE|opens HIS <kin>	-11
THE|opens I	50
THE|opens I run	11
THE|opens MY	27
THE|opens OUR	7
THE|opens SHE	-42
THE|opens THEY	18
THE|opens WE	-17
THE|opens WE <number>	-6
THE|opens WE do	-34
THE|opens and	70
THE|opens anyway	5
THE|opens anyway :	5
THE|opens can YOU	6
THE|opens draft	-15
THE|opens extraction	13
THE|opens extraction cleaned	13
THE|opens help	-21
THE|opens help ME	-21
THE|opens hey	-8
THE|opens how	-30
THE|opens how do	-61
THE|opens it	12
THE|opens it's	24
THE|opens it's for	-6
THE|opens need	-8
THE|opens no	13
THE|opens ok	66
THE|opens rollout	16
THE|opens rollout status	16
THE|opens so	20
THE|opens so WE	7
THE|opens so um	-16
THE|opens take	25
THE|opens take this	25
THE|opens the	-63
THE|opens the <Name>	-45
THE|opens the <number>	-19
THE|opens the report	-73
THE|opens unity	16
THE|opens unity <number>	16
THE|opens who	30
THE|opens write	-4
THE|opens yes	-24
THE|opens yes ,	-34
THE|quoted 0	-105
THE|quoted 1	-47
THE|quoted 2	89
THE|quoted 4	18
THE|quotes <Name>	8
THE|quotes <kin>	89
THE|quotes HE	-49
THE|quotes HER	10
THE|quotes HIS	10
THE|quotes I	-75
THE|quotes ME	-57
THE|quotes MY	122
THE|quotes OUR	-14
THE|quotes SHE	31
THE|quotes THEIR	35
THE|quotes THEY	36
THE|quotes US	67
THE|quotes WE	22
THE|quotes own False others False	-14
THE|quotes own False others True	7
THE|quotes own True others False	33
THE|quotes own True others True	6
THE|refused Uncarried CLAIM	58
THE|refused Uncarried CONTENT	27
THE|refused Uncarried ORDER	-58
THE|refused Uncarried POLARITY	-75
THE|refused Unsound ASSERTS_A_CORRECTION	-43
THE|refused Unsound NOT_TOLD	-39
THE|refused Unsound SAID_OF_ANOTHER	-18
THE|refused nothing	107
THE|right "	-46
THE|right %	-33
THE|right &	49
THE|right (	-22
THE|right )	29
THE|right +	8
THE|right ,	52
THE|right -	42
THE|right .	-11
THE|right /	-83
THE|right :	-32
THE|right <Name>	-83
THE|right <kin>	84
THE|right <number>	19
THE|right =	15
THE|right ?	-120
THE|right HE	67
THE|right HER	17
THE|right HIS	77
THE|right I	10
THE|right ME	34
THE|right MY	39
THE|right OUR	29
THE|right SHE	21
THE|right THEY	17
THE|right US	21
THE|right YOU	19
THE|right a	-48
THE|right after	-44
THE|right again	38
THE|right all	23
THE|right and	74
THE|right are	73
THE|right asked	-5
THE|right at	-8
THE|right be	30
THE|right because	-30
THE|right bring	-20
THE|right but	-25
THE|right by	-64
THE|right can	12
THE|right day	-19
THE|right do	6
THE|right done	-47
THE|right dont	-70
THE|right every	17
THE|right for	22
THE|right free	-19
THE|right from	-58
THE|right gets	-44
THE|right got	-27
THE|right had	-35
THE|right has	-28
THE|right have	-5
THE|right in	41
THE|right is	42
THE|right it	-10
THE|right job	-40
THE|right just	-37
THE|right k	-63
THE|right left	55
THE|right may	17
THE|right min	-24
THE|right never	-8
THE|right no	-16
THE|right not	34
THE|right now	16
THE|right nut	21
THE|right of	-31
THE|right only	35
THE|right or	-37
THE|right said	3
THE|right so	34
THE|right sorry	-20
THE|right still	17
THE|right temp	18
THE|right th	27
THE|right that	-53
THE|right the	34
THE|right there	12
THE|right to	-7
THE|right up	10
THE|right wants	24
THE|right was	58
THE|right which	-61
THE|right wk	-27
THE|right won't	29
THE|right would	-25
THE|right write	-22
THE|right yes	-9
THE|right yet	16
THE|right £	21
THE|states about	-14
THE|states are	7
THE|states because	-7
THE|states been	-14
THE|states called	12
THE|states cannot	65
THE|states does	26
THE|states from	58
THE|states going	-47
THE|states had	6
THE|states has	-17
THE|states have	57
THE|states is	80
THE|states last	-11
THE|states may	-11
THE|states never	16
THE|states next	69
THE|states no	123
THE|states not	82
THE|states old	36
THE|states only	42
THE|states since	104
THE|states so	56
THE|states to	72
THE|states until	34
THE|states wants	43
THE|states was	-45
THE|states were	-57
THE|states will	4
THE|then not 	-16
THE|then scrap	-35
THE|then sorry	-22
THE|told False	-33
THE|told True	25
THE|turned 0	69
THE|turned 1	-102
THE|turned 2	-16
THE|turned Uncarried ORDER	-94
THE|turned Uncarried POLARITY	-76
THE|turned nothing	31
THE|uncarried by the event Uncarried CLAIM	15
THE|uncarried by the event Uncarried CONTENT	31
THE|uncarried by the event Uncarried ORDER	-93
THE|uncarried by the event Uncarried POLARITY	-53
THE|uncarried by the event nothing	26
THE|uncarried by the quote Uncarried CLAIM	22
THE|uncarried by the quote Uncarried CONTENT	-14
THE|uncarried by the quote Uncarried ORDER	-67
THE|uncarried by the quote Uncarried POLARITY	-77
THE|uncarried by the quote nothing	91
THE|under OTHER foreign False	-12
THE|under OTHER foreign True	7
THE|words 2	56
THE|words 3	-21
THE|words 4	-78
THE|words 5	-39
THE|words 6	90
THE|words 7	59
THE|words 8	120
THING|<Name> across False	78
THING|<Name> across True	19
THING|<Name> apart 0 rival False	50
THING|<Name> apart 1 rival False	72
THING|<Name> apart 2 rival False	115
THING|<Name> apart 3 rival False	27
THING|<Name> apart 4 rival False	52
THING|<Name> apart 4 rival True	-48
THING|<kin> across False	9
THING|<kin> across True	58
THING|<kin> apart 0 rival False	91
THING|<kin> apart 1 rival False	30
THING|<kin> apart 2 rival False	-44
THING|<kin> apart 4 rival False	23
THING|<kin> apart 4 rival True	39
THING|<number> across False	21
THING|<number> across True	-21
THING|<number> apart 0 rival False	47
THING|<number> apart 2 rival False	-37
THING|<number> apart 3 rival False	-21
THING|<number> apart 4 rival False	11
THING|<number> apart 4 rival True	-7
THING|after : own False	32
THING|after : own True	31
THING|after <Name> own False	-23
THING|after <Name> own True	48
THING|after <kin> own False	43
THING|after <kin> own True	31
THING|after ? own False	-24
THING|after ? own True	59
THING|after HE own False	-15
THING|after HE own True	60
THING|after HER own False	-21
THING|after I own False	-51
THING|after I own True	4
THING|after ME own False	-23
THING|after ME own True	-7
THING|after MY own False	-55
THING|after MY own True	78
THING|after OUR own False	21
THING|after SHE own False	-67
THING|after SHE own True	86
THING|after THEY own False	-29
THING|after WE own False	42
THING|after YOU own False	-47
THING|after YOU own True	10
THING|after it own False	-5
THING|after it own True	55
THING|among %	-46
THING|among '	-56
THING|among (	33
THING|among )	-75
THING|among +	27
THING|among ,	27
THING|among -	49
THING|among .	-45
THING|among /	-13
THING|among :	34
THING|among <Name>	-44
THING|among <kin>	-49
THING|among <number>	-71
THING|among =	78
THING|among HE	-11
THING|among HER	12
THING|among I	113
THING|among ME	-32
THING|among MY	5
THING|among THEY	20
THING|among US	-13
THING|among WE	58
THING|among a	30
THING|among about	44
THING|among all	8
THING|among and	19
THING|among are	-14
THING|among at	-4
THING|among been	42
THING|among but	42
THING|among by	-59
THING|among called	-61
THING|among doesn't	6
THING|among each	-16
THING|among for	96
THING|among from	-32
THING|among had	13
THING|among has	33
THING|among in	67
THING|among is	9
THING|among it	75
THING|among it's	-61
THING|among its	66
THING|among k	13
THING|among last	-66
THING|among moonpipe	-61
THING|among n	-24
THING|among no	58
THING|among not	11
THING|among of	4
THING|among on	-13
THING|among only	7
THING|among out	11
THING|among said	23
THING|among say	-33
THING|among since	66
THING|among so	-13
THING|among than	-22
THING|among the	20
THING|among this	82
THING|among through	-15
THING|among to	5
THING|among up	61
THING|among w	37
THING|among wants	-5
THING|among was	-14
THING|among which	-29
THING|among who	85
THING|among with	-15
THING|among work	8
THING|among x	23
THING|among ~	-32
THING|asked False	12
THING|asked True	-74
THING|attributed False	5
THING|attributed True	-11
THING|begins 140	15
THING|begins 60	-27
THING|begins about	-38
THING|begins as	-42
THING|begins birdwatching	-45
THING|begins budget	5
THING|begins can	7
THING|begins context	-27
THING|begins could	18
THING|begins d	66
THING|begins dear	10
THING|begins fix	-48
THING|begins got	-42
THING|begins hello	18
THING|begins help	23
THING|begins hi	33
THING|begins how	38
THING|begins hpc	-27
THING|begins i	-16
THING|begins if	33
THING|begins is	-36
THING|begins it's	9
THING|begins meal	54
THING|begins microscopy	-18
THING|begins modbus	10
THING|begins my	-5
THING|begins need	-43
THING|begins nothing	-14
THING|begins ok	58
THING|begins our	17
THING|begins pico	-29
THING|begins please	-24
THING|begins psql	-20
THING|begins quick	-19
THING|begins regex	-7
THING|begins setup	-27
THING|begins sourdough	-54
THING|begins tasks	-34
THING|begins the	29
THING|begins translate	5
THING|begins two	-10
THING|begins we	-23
THING|begins what	-9
THING|begins whats	31
THING|begins write	15
THING|begins year	-13
THING|begins yes	26
THING|behind a colon	-30
THING|behind a line	54
THING|borne False	28
THING|borne True	-23
THING|close left "	-24
THING|close left (	50
THING|close left )	22
THING|close left ,	79
THING|close left -	-11
THING|close left .	15
THING|close left :	-32
THING|close left <Name>	3
THING|close left <kin>	-105
THING|close left <number>	22
THING|close left HE	-4
THING|close left HER	-80
THING|close left HIS	-62
THING|close left I	46
THING|close left ME	41
THING|close left MY	27
THING|close left OUR	63
THING|close left SHE	33
THING|close left WE	57
THING|close left YOU	-79
THING|close left a	17
THING|close left about	-39
THING|close left and	-41
THING|close left back	66
THING|close left but	65
THING|close left by	-31
THING|close left evening	67
THING|close left fictional	-61
THING|close left for	8
THING|close left has	-29
THING|close left if	-40
THING|close left in	-24
THING|close left is	-48
THING|close left it	-28
THING|close left it's	96
THING|close left no	47
THING|close left not	33
THING|close left ok	62
THING|close left on	6
THING|close left rows	21
THING|close left said	-20
THING|close left says	-65
THING|close left small	22
THING|close left that	-25
THING|close left the	26
THING|close left theres	46
THING|close left to	-4
THING|close left wants	-32
THING|close left with	-24
THING|close right "	-57
THING|close right %	-12
THING|close right (	9
THING|close right )	125
THING|close right +	-26
THING|close right ,	37
THING|close right .	18
THING|close right <Name>	-20
THING|close right <kin>	10
THING|close right <number>	-140
THING|close right ?	-52
THING|close right HE	40
THING|close right I	29
THING|close right MY	44
THING|close right WE	59
THING|close right a	-41
THING|close right and	46
THING|close right at	-20
THING|close right but	-30
THING|close right down	-34
THING|close right for	-29
THING|close right in	-58
THING|close right is	-26
THING|close right it	-20
THING|close right no	-6
THING|close right not	9
THING|close right now	-4
THING|close right of	64
THING|close right only	59
THING|close right so	100
THING|close right still	-33
THING|close right the	-6
THING|close right which	59
THING|denied False False False	-14
THING|denied False False True	31
THING|denied False True True	-111
THING|denied True False False	16
THING|denied True True True	106
THING|denied there 0 here 0	8
THING|denied there 1 here 0	-46
THING|drops ?	-77
THING|drops about	33
THING|drops after	-48
THING|drops are	31
THING|drops as	4
THING|drops been	-4
THING|drops but	40
THING|drops called	-33
THING|drops can	46
THING|drops condition False	7
THING|drops do	10
THING|drops doesn't	6
THING|drops except	-36
THING|drops from	-53
THING|drops had	22
THING|drops has	-45
THING|drops have	29
THING|drops help	22
THING|drops if	22
THING|drops is	-13
THING|drops last	-54
THING|drops like	33
THING|drops make	25
THING|drops never	4
THING|drops no	4
THING|drops not	9
THING|drops old	-46
THING|drops only	-32
THING|drops plan	62
THING|drops please	16
THING|drops say	-33
THING|drops says	-15
THING|drops since	-11
THING|drops so	-19
THING|drops than	-42
THING|drops that	-4
THING|drops till	-61
THING|drops want	-50
THING|drops wants	-41
THING|drops were	-12
THING|drops when	-39
THING|drops which	-60
THING|drops who	40
THING|drops write	-43
THING|foreign 0 of 2	16
THING|foreign 0 of 3	-18
THING|foreign 0 of 4	34
THING|foreign 1 of 2	-22
THING|foreign 1 of 3	-8
THING|foreign 1 of 4	48
THING|foreign 2 of 3	-61
THING|foreign 2 of 4	-35
THING|foreign 3 of 4	-7
THING|frame business	-5
THING|frame called	18
THING|frame class	-18
THING|frame code	-31
THING|frame family	57
THING|frame home	49
THING|frame household	90
THING|frame people	37
THING|frame runs	-33
THING|frame time	-57
THING|frame use	-8
THING|frame uses	-34
THING|gap 0	44
THING|gap 1	-9
THING|gap 2	37
THING|gap 3	-51
THING|gap 4	-12
THING|gate -1	-6
THING|gate -2	-33
THING|gate -3	-56
THING|gate 0	49
THING|gate 1	49
THING|gate 2	-8
THING|gate 3	53
THING|gate 4	-29
THING|heading :	-20
THING|heading <Name>	19
THING|heading HIS	-58
THING|heading MY	55
THING|heading YOU	32
THING|heading a	26
THING|heading blood	33
THING|heading can	26
THING|heading explain	26
THING|heading for	48
THING|heading human	26
THING|heading like	26
THING|heading normal	26
THING|heading of material	-29
THING|heading setup	-20
THING|heading so	-37
THING|heading test	26
THING|heading the	55
THING|heading this	30
THING|heading to	-66
THING|in BEFORE 0	-4
THING|in BEFORE 1	17
THING|in BEFORE 2	51
THING|in EVENT 0	48
THING|in EVENT 1	-58
THING|in EVENT 2	-53
THING|in EVENT 3	19
THING|in QUOTE 0	-97
THING|in QUOTE 1	-44
THING|in QUOTE 2	-9
THING|in QUOTE 3	-47
THING|in QUOTE 4	183
THING|in QUOTE near 1	-10
THING|in SENTENCE 0	25
THING|in SENTENCE 1	-21
THING|in SENTENCE 2	-29
THING|in SENTENCE 3	-45
THING|in SENTENCE near 1	-26
THING|in brackets	33
THING|in nowhere 0	21
THING|in nowhere 1	-3
THING|in nowhere 2	5
THING|in nowhere 3	-13
THING|in quotation marks	-101
THING|kind constraint	74
THING|kind goal	-15
THING|kind habit	-9
THING|kind interest	-15
THING|kind ongoing_project	77
THING|kind preference	-44
THING|kind recurring_state	-63
THING|kind relationship	59
THING|kind resource	-16
THING|kind role	62
THING|kind skill	62
THING|left "	-73
THING|left '	30
THING|left (	59
THING|left )	60
THING|left ,	56
THING|left -	11
THING|left .	10
THING|left :	-24
THING|left ;	-32
THING|left <Name>	-26
THING|left <kin>	-86
THING|left <number>	30
THING|left =	-35
THING|left HER	-89
THING|left HIS	-65
THING|left I	81
THING|left OUR	87
THING|left SHE	33
THING|left WE	47
THING|left YOU	-26
THING|left a	39
THING|left ability	15
THING|left about	-39
THING|left add	-56
THING|left after	-42
THING|left again	24
THING|left all	31
THING|left also	62
THING|left am	-15
THING|left an	-12
THING|left and	-36
THING|left as	4
THING|left asking	-58
THING|left at	42
THING|left back	66
THING|left been	-23
THING|left blood	26
THING|left but	30
THING|left by	-44
THING|left can	43
THING|left care	16
THING|left chem	15
THING|left colour	-12
THING|left customer	-62
THING|left do	16
THING|left evening	67
THING|left everything	20
THING|left fictional	-61
THING|left for	-12
THING|left from	-6
THING|left get	40
THING|left got	14
THING|left has	-42
THING|left have	48
THING|left help	22
THING|left hi	65
THING|left how	48
THING|left human	26
THING|left if	-18
THING|left in	-9
THING|left is	-54
THING|left it	-33
THING|left it's	53
THING|left its	10
THING|left k	62
THING|left like	33
THING|left make	60
THING|left mixed	15
THING|left need	-36
THING|left never	25
THING|left no	51
THING|left normal	26
THING|left not	57
THING|left nothing	35
THING|left now	29
THING|left of	29
THING|left ok	51
THING|left on	4
THING|left only	-54
THING|left orders	21
THING|left out	-24
THING|left plan	62
THING|left put	62
THING|left readme	-61
THING|left rows	21
THING|left s	6
THING|left said	-20
THING|left says	-65
THING|left since	-23
THING|left small	22
THING|left so	9
THING|left table	21
THING|left test	26
THING|left that	-7
THING|left the	-7
THING|left theres	46
THING|left this	14
THING|left want	-35
THING|left wants	-48
THING|left where	15
THING|left with	-50
THING|left write	-21
THING|left year	30
THING|left yrs	57
THING|left ~	-18
THING|listed False	11
THING|listed True	10
THING|material False own False	-10
THING|material False own True	47
THING|material True own False	-31
THING|material draft	-52
THING|material example	-9
THING|material fake	-34
THING|material fictional	-43
THING|material fix	-30
THING|material ideas	-38
THING|material letter	-51
THING|material message	-31
THING|material options	6
THING|material plot	-23
THING|material quiz	-10
THING|material rewrite	-7
THING|material script	-22
THING|material test	-10
THING|material text	36
THING|material translate	6
THING|misgoverned Uncarried CERTAINTY	-21
THING|misgoverned Uncarried POLARITY	-58
THING|misgoverned nothing	16
THING|mood CODE	69
THING|mood QUESTION	-15
THING|mood QUOTED	9
THING|mood REQUEST	9
THING|mood STATEMENT	-5
THING|nearest <Name>	11
THING|nearest <kin>	-42
THING|nearest HE	-20
THING|nearest HER	-71
THING|nearest HIS	-53
THING|nearest I	74
THING|nearest ME	-17
THING|nearest MY	56
THING|nearest OUR	70
THING|nearest SHE	64
THING|nearest WE	32
THING|nearest YOU	-37
THING|nearest it	-27
THING|nearest nobody	-24
THING|nothing met	-83
THING|number in BEFORE	5
THING|number in EVENT	-38
THING|number in nowhere	-55
THING|opens (	28
THING|opens <Name>	46
THING|opens <Name> :	15
THING|opens <Name> <Name>	9
THING|opens <Name> <number>	7
THING|opens <Name> is	67
THING|opens <kin>	-76
THING|opens <kin> says	-54
THING|opens <number>	-26
THING|opens <number> yrs	-9
THING|opens HE	22
THING|opens HIS	-70
THING|opens I	22
THING|opens I a	-12
THING|opens I got	64
THING|opens I run	13
THING|opens I sell	-26
THING|opens MY	-46
THING|opens MY <kin>	-86
THING|opens MY lad	-23
THING|opens OUR	46
THING|opens WE	58
THING|opens WE a	57
THING|opens WE sell	17
THING|opens also	62
THING|opens and	63
THING|opens birdwatching	-45
THING|opens budget	49
THING|opens can	9
THING|opens can YOU	9
THING|opens class	61
THING|opens don't	51
THING|opens hi	65
THING|opens how	48
THING|opens how do	48
THING|opens if MY	13
THING|opens it's	31
THING|opens it's a	50
THING|opens it's for	57
THING|opens need	-32
THING|opens no	-16
THING|opens nothing	-14
THING|opens ok	52
THING|opens ok so	25
THING|opens plan	21
THING|opens so	5
THING|opens table	-20
THING|opens table orders	-20
THING|opens the	5
THING|opens write	-22
THING|opens write ME	-61
THING|opens year	15
THING|opens year <number>	15
THING|quoted 0	-54
THING|quoted 1	-100
THING|quoted 2	45
THING|quoted 3	41
THING|quoted 4	36
THING|quotes <Name>	3
THING|quotes <kin>	-62
THING|quotes HE	33
THING|quotes HER	-77
THING|quotes HIS	-94
THING|quotes I	31
THING|quotes ME	5
THING|quotes MY	-5
THING|quotes OUR	111
THING|quotes SHE	47
THING|quotes THEY	31
THING|quotes US	-57
THING|quotes WE	39
THING|quotes YOU	-78
THING|quotes own False others False	9
THING|quotes own False others True	-98
THING|quotes own True others False	30
THING|quotes own True others True	42
THING|refused Uncarried CLAIM	-44
THING|refused Uncarried CONTENT	-11
THING|refused Uncarried ORDER	85
THING|refused Uncarried POLARITY	29
THING|refused Unsound NOT_TOLD	-45
THING|refused Unsound SAID_OF_ANOTHER	-106
THING|refused nothing	201
THING|right !	27
THING|right "	-86
THING|right %	-12
THING|right (	-23
THING|right )	100
THING|right +	-51
THING|right ,	-3
THING|right -	16
THING|right .	-31
THING|right /	-53
THING|right :	49
THING|right <Name>	-38
THING|right <kin>	76
THING|right <number>	-92
THING|right ?	-77
THING|right HE	24
THING|right HIS	-26
THING|right I	41
THING|right ME	28
THING|right MY	44
THING|right OUR	63
THING|right SHE	5
THING|right THEY	35
THING|right US	-57
THING|right WE	111
THING|right YOU	5
THING|right a	-5
THING|right again	-28
THING|right all	-4
THING|right already	-63
THING|right an	58
THING|right anything	66
THING|right are	-26
THING|right at	-55
THING|right because	-12
THING|right been	-9
THING|right before	-31
THING|right booked	20
THING|right but	-20
THING|right by	23
THING|right can't	-7
THING|right do	21
THING|right does	83
THING|right down	-50
THING|right every	62
THING|right fine	9
THING|right for	44
THING|right from	-7
THING|right going	-11
THING|right got	24
THING|right gym	-43
THING|right half	45
THING|right has	-16
THING|right hrs	-21
THING|right if	65
THING|right in	12
THING|right is	24
THING|right it	-18
THING|right it's	8
THING|right last	74
THING|right make	-8
THING|right may	6
THING|right min	-43
THING|right never	39
THING|right no	-23
THING|right nothing	-17
THING|right now	7
THING|right of	16
THING|right on	-65
THING|right only	46
THING|right or	-45
THING|right out	32
THING|right periods	15
THING|right put	-15
THING|right said	63
THING|right so	67
THING|right still	-30
THING|right th	8
THING|right than	-44
THING|right the	39
THING|right to	3
THING|right uni	-13
THING|right up	-5
THING|right upgrade	-10
THING|right w	-4
THING|right want	73
THING|right wants	23
THING|right was	20
THING|right when	3
THING|right which	11
THING|right with	-26
THING|right won't	5
THING|right x	-48
THING|states about	-34
THING|states after	-16
THING|states are	-24
THING|states as	18
THING|states been	56
THING|states called	36
THING|states does	53
THING|states from	20
THING|states going	11
THING|states has	25
THING|states have	5
THING|states is	58
THING|states last	29
THING|states no	69
THING|states not	43
THING|states old	29
THING|states only	107
THING|states plan	-47
THING|states since	37
THING|states so	47
THING|states than	20
THING|states that	48
THING|states to	32
THING|states until	104
THING|states wants	-44
THING|states was	-82
THING|states will	-12
THING|states without	81
THING|then actually	-16
THING|then instead	28
THING|then no,	24
THING|then not 	-71
THING|then wait	38
THING|told False	-33
THING|told True	15
THING|turned 0	31
THING|turned 1	-7
THING|turned 2	-48
THING|turned Uncarried ORDER	-23
THING|turned nothing	7
THING|uncarried by the event Uncarried CLAIM	62
THING|uncarried by the event Uncarried CONTENT	-4
THING|uncarried by the event Uncarried ORDER	32
THING|uncarried by the event Uncarried POLARITY	-54
THING|uncarried by the event nothing	-17
THING|uncarried by the quote Uncarried CLAIM	20
THING|uncarried by the quote Uncarried CONTENT	-15
THING|uncarried by the quote Uncarried ORDER	76
THING|uncarried by the quote Uncarried POLARITY	42
THING|uncarried by the quote nothing	-3
THING|under AIM foreign False	59
THING|under LIKING foreign False	59
THING|under OTHER foreign False	-14
THING|under OTHER foreign True	-74
THING|under SELF foreign False	69
THING|under TOOL foreign False	10
THING|under another False	23
THING|under another True	-82
THING|words 2	10
THING|words 3	-38
THING|words 4	-30
THING|words 5	46
THING|words 6	38
THING|words 7	78
THING|words 8	101
USER|<Name> across False	17
USER|<Name> across True	31
USER|<Name> apart 0 rival False	21
USER|<Name> apart 1 rival False	62
USER|<Name> apart 2 rival False	3
USER|<Name> apart 2 rival True	-21
USER|<Name> apart 3 rival False	21
USER|<Name> apart 3 rival True	-68
USER|<Name> apart 4 rival False	11
USER|<Name> apart 4 rival True	-4
USER|<kin> across False	28
USER|<kin> across True	33
USER|<kin> apart 0 rival False	51
USER|<kin> apart 1 rival False	-21
USER|<kin> apart 2 rival False	32
USER|<kin> apart 3 rival False	10
USER|<kin> apart 4 rival False	-8
USER|<kin> apart 4 rival True	36
USER|<number> across False	30
USER|<number> across True	-24
USER|<number> apart 0 rival False	13
USER|<number> apart 1 rival False	24
USER|<number> apart 2 rival False	15
USER|<number> apart 2 rival True	66
USER|<number> apart 3 rival False	5
USER|<number> apart 3 rival True	-53
USER|<number> apart 4 rival False	-3
USER|<number> apart 4 rival True	-42
USER|after : own False	14
USER|after : own True	80
USER|after <Name> own False	-42
USER|after <Name> own True	82
USER|after <kin> own False	-17
USER|after <kin> own True	47
USER|after ? own True	19
USER|after HE own False	5
USER|after HE own True	41
USER|after HER own False	28
USER|after HER own True	93
USER|after HIS own False	64
USER|after HIS own True	-12
USER|after I own False	60
USER|after I own True	36
USER|after ME own False	9
USER|after ME own True	-4
USER|after MY own False	23
USER|after MY own True	-7
USER|after OUR own True	38
USER|after SHE own False	68
USER|after SHE own True	99
USER|after THEY own False	36
USER|after THEY own True	33
USER|after US own False	-40
USER|after US own True	69
USER|after WE own False	-46
USER|after WE own True	35
USER|after YOU own False	-8
USER|after YOU own True	85
USER|after it own False	29
USER|after it own True	45
USER|among !	55
USER|among "	13
USER|among %	18
USER|among &	28
USER|among '	28
USER|among (	129
USER|among )	-39
USER|among +	42
USER|among ,	130
USER|among -	27
USER|among .	-4
USER|among /	49
USER|among :	92
USER|among ;	-6
USER|among <Name>	-163
USER|among <kin>	-84
USER|among <number>	-28
USER|among =	46
USER|among >	-10
USER|among ?	53
USER|among HE	39
USER|among HER	25
USER|among HIS	-5
USER|among I	132
USER|among ME	23
USER|among MY	-60
USER|among OUR	54
USER|among SHE	-11
USER|among THEIR	-47
USER|among THEY	45
USER|among US	-42
USER|among WE	-55
USER|among YOU	97
USER|among a	-10
USER|among about	41
USER|among after	21
USER|among again	28
USER|among all	-6
USER|among also	31
USER|among always	-35
USER|among am	70
USER|among an	34
USER|among and	-46
USER|among another	-18
USER|among any	-11
USER|among anything	-85
USER|among are	-16
USER|among as	41
USER|among at	-38
USER|among autumn	-19
USER|among b	-27
USER|among back	56
USER|among bass	-16
USER|among bc	-4
USER|among because	18
USER|among been	27
USER|among before	14
USER|among being	57
USER|among better	15
USER|among between	-44
USER|among bit	16
USER|among bits	66
USER|among both	69
USER|among box	-27
USER|among but	-10
USER|among by	-22
USER|among c	6
USER|among can	92
USER|among can't	-8
USER|among cant	6
USER|among come	41
USER|among day	56
USER|among days	-63
USER|among did	-61
USER|among do	63
USER|among does	-27
USER|among doing	26
USER|among don't	-31
USER|among done	-43
USER|among dont	19
USER|among down	-14
USER|among each	24
USER|among even	-6
USER|among every	-40
USER|among everything	-43
USER|among except	-72
USER|among fine	-30
USER|among floor	-22
USER|among for	45
USER|among from	-24
USER|among gave	16
USER|among get	-56
USER|among gets	-78
USER|among give	-17
USER|among go	-66
USER|among got	-60
USER|among has	-46
USER|among have	-35
USER|among here	-26
USER|among house	-55
USER|among how	4
USER|among if	11
USER|among into	11
USER|among is	-35
USER|among it	37
USER|among its	-21
USER|among just	61
USER|among k	21
USER|among kitchen	-31
USER|among last	-24
USER|among leave	-40
USER|among left	-48
USER|among like	-6
USER|among local	-18
USER|among longer	16
USER|among m	-50
USER|among make	25
USER|among may	6
USER|among maybe	-18
USER|among mid	-53
USER|among might	24
USER|among more	26
USER|among nd	-22
USER|among near	-71
USER|among need	28
USER|among needs	-36
USER|among never	-53
USER|among next	-12
USER|among no	56
USER|among none	24
USER|among not	-5
USER|among nothing	54
USER|among now	-39
USER|among of	65
USER|among offered	-61
USER|among ok	-88
USER|among on	-15
USER|among only	-53
USER|among or	-76
USER|among other	-64
USER|among over	-48
USER|among own	51
USER|among part	6
USER|among per	27
USER|among physics	-24
USER|among plan	-42
USER|among please	-5
USER|among pls	54
USER|among pm	-36
USER|among post	-35
USER|among ppl	-36
USER|among practice	59
USER|among put	-29
USER|among rather	16
USER|among rd	-16
USER|among read	61
USER|among s	-59
USER|among same	23
USER|among says	6
USER|among school	-5
USER|among shop	-27
USER|among should	-12
USER|among side	50
USER|among since	95
USER|among sleeps	-4
USER|among so	71
USER|among some	40
USER|among something	-6
USER|among st	-9
USER|among stars	-55
USER|among starts	-9
USER|among still	-24
USER|among summer	-30
USER|among take	-40
USER|among team	8
USER|among tell	35
USER|among than	21
USER|among that	-28
USER|among the	34
USER|among then	25
USER|among there	20
USER|among these	-21
USER|among thing	-3
USER|among this	30
USER|among through	-17
USER|among time	-31
USER|among to	-41
USER|among together	40
USER|among too	9
USER|among under	8
USER|among until	-18
USER|among up	39
USER|among use	-34
USER|among used	-60
USER|among vim	-23
USER|among w	57
USER|among walk	29
USER|among want	-56
USER|among wants	-44
USER|among was	-12
USER|among week	10
USER|among weekends	-69
USER|among well	43
USER|among went	13
USER|among what	69
USER|among when	-44
USER|among where	82
USER|among which	75
USER|among who	10
USER|among whose	-61
USER|among will	-60
USER|among with	-43
USER|among without	20
USER|among woman	3
USER|among words	-20
USER|among work	7
USER|among write	-53
USER|among x	22
USER|among year	69
USER|among years	7
USER|among yr	-63
USER|among ~	10
USER|among £	-52
USER|among –	8
USER|asked False	-4
USER|asked True	-81
USER|attributed True	-86
USER|begins "	-9
USER|begins #	-53
USER|begins *	46
USER|begins -	10
USER|begins 1	-21
USER|begins 1.5	-13
USER|begins 220	50
USER|begins 29	-12
USER|begins 3	26
USER|begins 3,200	-22
USER|begins 38	67
USER|begins 39	12
USER|begins 4	-12
USER|begins 5	5
USER|begins 50	-33
USER|begins 7.32	18
USER|begins `	-79
USER|begins a	-35
USER|begins about	5
USER|begins acme	-38
USER|begins actuarial	17
USER|begins ad	-45
USER|begins agenda	45
USER|begins allergies	-8
USER|begins allergy	52
USER|begins allotment	22
USER|begins always	-26
USER|begins am	-36
USER|begins an	11
USER|begins and	-37
USER|begins anna	-78
USER|begins answer	-12
USER|begins anyone	-46
USER|begins arduino	-6
USER|begins as	-56
USER|begins avoid	-4
USER|begins back	11
USER|begins bad	33
USER|begins band	-30
USER|begins bash	4
USER|begins bear	-37
USER|begins been	59
USER|begins being	19
USER|begins best	24
USER|begins bike	22
USER|begins birthday	-23
USER|begins bit	9
USER|begins board	25
USER|begins bonjour	-35
USER|begins bookshop	12
USER|begins budget	8
USER|begins can't	40
USER|begins car	27
USER|begins cardiff	53
USER|begins cash	-9
USER|begins character	-18
USER|begins cheap	8
USER|begins cheapest	-30
USER|begins chemistry	7
USER|begins chess	-35
USER|begins choir	36
USER|begins client	-10
USER|begins commit	9
USER|begins compare	-6
USER|begins comparing	41
USER|begins convert	-11
USER|begins cooking	-40
USER|begins costs	-11
USER|begins could	-22
USER|begins country	-8
USER|begins cover	-15
USER|begins crochet	-6
USER|begins cv	-34
USER|begins d	30
USER|begins dana	-43
USER|begins data	-25
USER|begins dating	41
USER|begins dear	-6
USER|begins debts	21
USER|begins describe	-40
USER|begins dinner	-57
USER|begins dj	21
USER|begins do	-79
USER|begins doctor	7
USER|begins don't	-64
USER|begins draft	73
USER|begins dream	-42
USER|begins drone	46
USER|begins easier	-11
USER|begins eid	-19
USER|begins eight	-14
USER|begins elan	-22
USER|begins elixir	-29
USER|begins esphome	-60
USER|begins estoy	28
USER|begins etsy	33
USER|begins eulogy	-51
USER|begins evenings	-8
USER|begins every	31
USER|begins everyone	-54
USER|begins example	-72
USER|begins excel	16
USER|begins exercise	-54
USER|begins explain	-35
USER|begins fantasy	25
USER|begins faq	24
USER|begins fears	19
USER|begins feedback	21
USER|begins feeling	-6
USER|begins fire	-27
USER|begins firmware	-8
USER|begins fix	53
USER|begins flat	48
USER|begins for	-15
USER|begins fridge	20
USER|begins friend's	7
USER|begins from	-22
USER|begins funeral	-12
USER|begins fwiw	-27
USER|begins fyi	4
USER|begins garage	-42
USER|begins gear	31
USER|begins generate	12
USER|begins gift	17
USER|begins gig	-6
USER|begins gimme	32
USER|begins give	-4
USER|begins glossary	10
USER|begins gluten	-13
USER|begins goal	-39
USER|begins goals	11
USER|begins gonna	-21
USER|begins good	-37
USER|begins got	29
USER|begins gp	24
USER|begins gran's	17
USER|begins grandpa	11
USER|begins grant	-10
USER|begins great	4
USER|begins guy	-34
USER|begins habit	17
USER|begins had	27
USER|begins haiku	-27
USER|begins halloween	-5
USER|begins ham	11
USER|begins hard	-28
USER|begins have	11
USER|begins haven't	6
USER|begins having	25
USER|begins he	-51
USER|begins heads	-8
USER|begins hei	8
USER|begins hello	13
USER|begins help	22
USER|begins hen	9
USER|begins her	10
USER|begins here's	55
USER|begins hey	10
USER|begins hiya	28
USER|begins hobbies	-48
USER|begins home	25
USER|begins hopefully	-3
USER|begins hoping	17
USER|begins house	14
USER|begins how	-44
USER|begins i	-88
USER|begins i'd	-21
USER|begins i'm	-21
USER|begins i've	10
USER|begins ich	67
USER|begins idk	-18
USER|begins if	23
USER|begins im	16
USER|begins imagine	-38
USER|begins in	-30
USER|begins insomnia	12
USER|begins is	37
USER|begins it	25
USER|begins it's	-17
USER|begins ive	29
USER|begins jcl	25
USER|begins jira	-66
USER|begins job	3
USER|begins june	25
USER|begins k	-26
USER|begins keep	-24
USER|begins kiln	10
USER|begins kindly	39
USER|begins kit	-27
USER|begins kitchen	32
USER|begins klarna	-6
USER|begins knee	-16
USER|begins knitting	-26
USER|begins kotlin	-27
USER|begins kubectl	24
USER|begins lab	18
USER|begins lawn's	39
USER|begins leaflet	-10
USER|begins lean	8
USER|begins left	32
USER|begins lego	-17
USER|begins lesson	-6
USER|begins letter	22
USER|begins level	7
USER|begins list	8
USER|begins local	7
USER|begins locksmith	3
USER|begins log	-52
USER|begins lol	6
USER|begins looking	-7
USER|begins lunchbox	-12
USER|begins lyrics	-36
USER|begins make	21
USER|begins making	-19
USER|begins married	-18
USER|begins matlab	-27
USER|begins may	37
USER|begins me	-20
USER|begins meal	9
USER|begins midwife	42
USER|begins migrated	12
USER|begins minecraft	-16
USER|begins mock	-14
USER|begins mon	-6
USER|begins mornings	-34
USER|begins most	-14
USER|begins mostly	25
USER|begins mould	20
USER|begins movie	26
USER|begins moving	-16
USER|begins my	-24
USER|begins name	-7
USER|begins need	44
USER|begins never	-23
USER|begins nine	-67
USER|begins nix	15
USER|begins no	29
USER|begins not	11
USER|begins nothing	8
USER|begins nottingham	5
USER|begins novel	30
USER|begins numbers	-16
USER|begins obituary	-12
USER|begins obsidian	26
USER|begins ok	-5
USER|begins old	11
USER|begins omg	-36
USER|begins on	44
USER|begins one	35
USER|begins only	-19
USER|begins options	-19
USER|begins our	-45
USER|begins oyster	31
USER|begins packing	-3
USER|begins paper	-44
USER|begins people	-16
USER|begins persona	26
USER|begins pets	12
USER|begins phd	7
USER|begins physio	-58
USER|begins piano	32
USER|begins pick	63
USER|begins plan	-7
USER|begins planning	-19
USER|begins plasterer	7
USER|begins plc	-8
USER|begins please	8
USER|begins pls	-16
USER|begins plum	6
USER|begins podcast	28
USER|begins poem	-39
USER|begins poker	-45
USER|begins postdoc	-29
USER|begins praat	-28
USER|begins prefer	31
USER|begins pretend	22
USER|begins profile	39
USER|begins proofread	6
USER|begins proposal	-4
USER|begins pros	18
USER|begins pub	-14
USER|begins python	-31
USER|begins q	13
USER|begins question	50
USER|begins quick	18
USER|begins quote	-33
USER|begins quotes	-32
USER|begins radio	34
USER|begins rate	-11
USER|begins re	-3
USER|begins recipe	-55
USER|begins remind	-76
USER|begins replacing	-37
USER|begins reply	-14
USER|begins retired	60
USER|begins reword	26
USER|begins right	37
USER|begins roast	49
USER|begins role	58
USER|begins rota	55
USER|begins rotterdam	12
USER|begins rubric	-3
USER|begins rules	4
USER|begins run	-9
USER|begins running	-35
USER|begins sage	-25
USER|begins sanity	10
USER|begins sash	12
USER|begins saving	-14
USER|begins say	40
USER|begins says	-15
USER|begins school	-34
USER|begins sec	17
USER|begins seeds	-20
USER|begins settle	-11
USER|begins setup	24
USER|begins she	-68
USER|begins she's	-35
USER|begins sheep	8
USER|begins shop	-13
USER|begins shopping	-49
USER|begins short	18
USER|begins shorten	-23
USER|begins should	15
USER|begins since	29
USER|begins skip	-12
USER|begins so	10
USER|begins some	40
USER|begins son's	-6
USER|begins sorry	18
USER|begins sourdough	20
USER|begins speaking	-34
USER|begins spiders	-20
USER|begins stack	19
USER|begins stand	22
USER|begins standup	52
USER|begins stata	-11
USER|begins statistik	33
USER|begins status	48
USER|begins student	20
USER|begins suggest	-42
USER|begins summarise	-51
USER|begins suppose	-46
USER|begins swot	-28
USER|begins symptoms	4
USER|begins ta	16
USER|begins tasks	22
USER|begins teach	15
USER|begins teacher	34
USER|begins team	-14
USER|begins tell	-15
USER|begins ten	-19
USER|begins terraform	46
USER|begins thank	-33
USER|begins that	-9
USER|begins the	-31
USER|begins they	-67
USER|begins things	30
USER|begins this	31
USER|begins three	-3
USER|begins thx	9
USER|begins tidy	-12
USER|begins tl	53
USER|begins to	33
USER|begins todo	36
USER|begins tom	-122
USER|begins trained	-56
USER|begins training	22
USER|begins translate	24
USER|begins trip	-20
USER|begins trying	-11
USER|begins turn	11
USER|begins ugh	-3
USER|begins um	34
USER|begins umm	15
USER|begins undyed	6
USER|begins uni	28
USER|begins unlike	-51
USER|begins unsure	-9
USER|begins update	35
USER|begins use	25
USER|begins used	-17
USER|begins vegan	-18
USER|begins vegetarians	-68
USER|begins verilog	-8
USER|begins village	-22
USER|begins villain	10
USER|begins visa	17
USER|begins voice	44
USER|begins volunteer	-20
USER|begins waitressing	44
USER|begins warum	23
USER|begins was	-46
USER|begins we	4
USER|begins we're	-17
USER|begins we've	28
USER|begins wedding	-44
USER|begins weekends	-25
USER|begins weekly	-39
USER|begins westport	17
USER|begins what	33
USER|begins what's	17
USER|begins whats	-40
USER|begins whenever	-16
USER|begins which	26
USER|begins who	7
USER|begins why	4
USER|begins wife	24
USER|begins won't	47
USER|begins wording	-38
USER|begins work	5
USER|begins workshop	11
USER|begins would	-40
USER|begins write	29
USER|begins written	-23
USER|begins yeah	-26
USER|begins yes	36
USER|begins you	-38
USER|begins yr	24
USER|begins zotero	-9
USER|begins |	28
USER|behind a colon	-17
USER|behind a line	63
USER|borne False	-155
USER|borne True	171
USER|close left "	-131
USER|close left #	-12
USER|close left &	20
USER|close left '	21
USER|close left (	31
USER|close left )	-53
USER|close left *	29
USER|close left +	-14
USER|close left ,	38
USER|close left -	-8
USER|close left .	45
USER|close left /	-23
USER|close left :	46
USER|close left ;	12
USER|close left <Name>	-113
USER|close left <kin>	-214
USER|close left <number>	-25
USER|close left =	44
USER|close left >	-52
USER|close left HE	-145
USER|close left HER	9
USER|close left HIS	-54
USER|close left I	41
USER|close left ME	87
USER|close left MY	22
USER|close left OUR	-43
USER|close left SHE	-241
USER|close left THEIR	-16
USER|close left THEY	-67
USER|close left US	-10
USER|close left WE	-19
USER|close left YOU	-22
USER|close left [	41
USER|close left ]	41
USER|close left `	-68
USER|close left a	-70
USER|close left about	-71
USER|close left accounting	-43
USER|close left actually	24
USER|close left ad	-76
USER|close left after	-8
USER|close left all	-88
USER|close left almost	-77
USER|close left alone	20
USER|close left already	16
USER|close left always	-65
USER|close left an	16
USER|close left and	55
USER|close left anna	-61
USER|close left any	47
USER|close left anything	43
USER|close left applying	-66
USER|close left are	-117
USER|close left as	81
USER|close left asked	-63
USER|close left asking	-59
USER|close left at	-17
USER|close left avoid	-34
USER|close left back	32
USER|close left bc	-30
USER|close left be	87
USER|close left because	10
USER|close left been	-11
USER|close left before	38
USER|close left being	-19
USER|close left both	-14
USER|close left bring	-47
USER|close left budget	-5
USER|close left but	36
USER|close left called	6
USER|close left can	-37
USER|close left can't	-11
USER|close left cant	34
USER|close left car	22
USER|close left check	10
USER|close left complaint	-60
USER|close left cons	41
USER|close left consulting	34
USER|close left context	29
USER|close left cos	41
USER|close left could	-58
USER|close left course	-64
USER|close left currently	51
USER|close left d	-19
USER|close left dana	-43
USER|close left day	-59
USER|close left days	-13
USER|close left did	-61
USER|close left dj	-32
USER|close left do	-5
USER|close left does	-85
USER|close left doesn't	-22
USER|close left doing	20
USER|close left don't	-39
USER|close left done	-52
USER|close left dont	100
USER|close left door	-65
USER|close left down	-68
USER|close left draft	50
USER|close left dream	-66
USER|close left editor	17
USER|close left em	-7
USER|close left english	-28
USER|close left even	19
USER|close left ever	-76
USER|close left everyone	-57
USER|close left example	-56
USER|close left except	-39
USER|close left failed	-58
USER|close left far	-30
USER|close left feed	-12
USER|close left for	11
USER|close left fridge	20
USER|close left from	-35
USER|close left gave	-40
USER|close left get	-10
USER|close left gets	-73
USER|close left getting	-71
USER|close left give	-16
USER|close left given	34
USER|close left go	-26
USER|close left goal	-65
USER|close left going	-75
USER|close left gone	-30
USER|close left got	44
USER|close left guy	-90
USER|close left had	-31
USER|close left half	-62
USER|close left hardly	-60
USER|close left has	-112
USER|close left have	12
USER|close left haven't	-25
USER|close left having	71
USER|close left here	6
USER|close left hi	29
USER|close left hip	-59
USER|close left home	29
USER|close left honestly	35
USER|close left house	-45
USER|close left how	-64
USER|close left if	-62
USER|close left in	11
USER|close left interview	-61
USER|close left into	21
USER|close left is	-55
USER|close left it	71
USER|close left it's	62
USER|close left its	25
USER|close left job	-62
USER|close left just	44
USER|close left keep	44
USER|close left kindly	3
USER|close left know	-34
USER|close left late	-60
USER|close left law	-91
USER|close left left	-47
USER|close left lent	-48
USER|close left letter	-75
USER|close left like	-54
USER|close left list	-36
USER|close left loud	4
USER|close left love	-47
USER|close left make	100
USER|close left makes	-22
USER|close left man	23
USER|close left materials	-15
USER|close left maths	-23
USER|close left max	-47
USER|close left may	24
USER|close left maybe	-20
USER|close left met	-70
USER|close left might	-29
USER|close left month	22
USER|close left more	-21
USER|close left most	-53
USER|close left mostly	-62
USER|close left move	-37
USER|close left must	-60
USER|close left need	-44
USER|close left never	-73
USER|close left new	-9
USER|close left next	-75
USER|close left night	-28
USER|close left no	59
USER|close left not	-20
USER|close left nothing	45
USER|close left novel	-74
USER|close left now	78
USER|close left o	10
USER|close left of	-70
USER|close left off	-14
USER|close left offered	-79
USER|close left ok	21
USER|close left old	-56
USER|close left on	86
USER|close left only	-11
USER|close left or	-60
USER|close left other	-20
USER|close left out	34
USER|close left over	-71
USER|close left own	-40
USER|close left owned	-44
USER|close left owns	-48
USER|close left page	-7
USER|close left paper	-40
USER|close left people	-46
USER|close left phone	-63
USER|close left plan	-40
USER|close left please	-24
USER|close left pls	-48
USER|close left project	5
USER|close left promised	53
USER|close left put	-7
USER|close left rather	25
USER|close left re	8
USER|close left read	9
USER|close left really	31
USER|close left recipe	-57
USER|close left reckons	-44
USER|close left remind	-32
USER|close left rented	-43
USER|close left retirement	-9
USER|close left right	7
USER|close left role	46
USER|close left row	-69
USER|close left s	24
USER|close left said	-23
USER|close left same	-22
USER|close left say	23
USER|close left says	-139
USER|close left school	-17
USER|close left setup	41
USER|close left shall	-41
USER|close left should	-67
USER|close left since	51
USER|close left skip	-5
USER|close left small	-69
USER|close left so	54
USER|close left sold	34
USER|close left some	13
USER|close left someone	-54
USER|close left songs	4
USER|close left speak	32
USER|close left still	28
USER|close left stretch	39
USER|close left sub	6
USER|close left table	-27
USER|close left take	-18
USER|close left talk	18
USER|close left team	18
USER|close left tell	49
USER|close left text	-69
USER|close left th	26
USER|close left that	-33
USER|close left thats	-44
USER|close left the	-7
USER|close left then	34
USER|close left there	-18
USER|close left there's	-29
USER|close left things	6
USER|close left thinking	-107
USER|close left thinks	-8
USER|close left this	13
USER|close left till	-5
USER|close left time	-27
USER|close left to	-95
USER|close left told	-50
USER|close left too	58
USER|close left tram	-17
USER|close left tried	-43
USER|close left turned	-64
USER|close left under	16
USER|close left up	38
USER|close left use	-27
USER|close left used	-102
USER|close left usually	-4
USER|close left van	29
USER|close left vegetarian	-24
USER|close left w	-41
USER|close left want	-99
USER|close left wanted	-61
USER|close left wants	-25
USER|close left warm	15
USER|close left was	-49
USER|close left week	-8
USER|close left were	-41
USER|close left what	-49
USER|close left when	-47
USER|close left where	29
USER|close left which	25
USER|close left who	-107
USER|close left who's	-70
USER|close left why	55
USER|close left will	-41
USER|close left wish	-53
USER|close left with	-23
USER|close left without	-57
USER|close left won't	-5
USER|close left words	-8
USER|close left work	-11
USER|close left would	-92
USER|close left write	-23
USER|close left x	34
USER|close left year	-57
USER|close left years	-83
USER|close left yes	31
USER|close left yoga	-68
USER|close left yrs	-52
USER|close left |	22
USER|close left ~	37
USER|close left –	-39
USER|close left •	11
USER|close right !	10
USER|close right "	-88
USER|close right &	11
USER|close right '	-24
USER|close right (	-5
USER|close right )	124
USER|close right +	7
USER|close right ,	62
USER|close right -	-97
USER|close right .	35
USER|close right /	-29
USER|close right :	90
USER|close right <Name>	-61
USER|close right <kin>	-19
USER|close right <number>	-98
USER|close right =	-66
USER|close right ?	-96
USER|close right HE	22
USER|close right HER	-62
USER|close right HIS	5
USER|close right I	-95
USER|close right ME	41
USER|close right MY	17
USER|close right OUR	10
USER|close right SHE	11
USER|close right THEY	52
USER|close right US	-60
USER|close right WE	-4
USER|close right YOU	56
USER|close right `	-68
USER|close right a	-66
USER|close right about	-58
USER|close right after	15
USER|close right again	10
USER|close right all	-58
USER|close right already	47
USER|close right also	15
USER|close right always	4
USER|close right anything	66
USER|close right anyway	22
USER|close right are	-45
USER|close right as	-81
USER|close right ask	28
USER|close right at	-74
USER|close right b	-13
USER|close right bad	-4
USER|close right bark	-70
USER|close right bc	38
USER|close right because	29
USER|close right been	19
USER|close right before	-36
USER|close right bit	11
USER|close right btw	61
USER|close right but	-33
USER|close right by	-6
USER|close right c	-28
USER|close right called	-62
USER|close right can	25
USER|close right can't	-8
USER|close right competitor	-62
USER|close right cos	-11
USER|close right day	-47
USER|close right days	-13
USER|close right did	35
USER|close right does	14
USER|close right doing	44
USER|close right don't	65
USER|close right done	13
USER|close right dont	51
USER|close right down	-11
USER|close right each	-20
USER|close right even	25
USER|close right ever	3
USER|close right every	-40
USER|close right everyone	-3
USER|close right everything	5
USER|close right fine	-76
USER|close right for	-34
USER|close right from	-18
USER|close right gas	61
USER|close right gave	-61
USER|close right get	48
USER|close right go	20
USER|close right got	-8
USER|close right had	70
USER|close right half	18
USER|close right hard	-68
USER|close right has	-80
USER|close right hates	-73
USER|close right have	44
USER|close right hens	-67
USER|close right here	61
USER|close right if	-16
USER|close right in	-127
USER|close right is	-22
USER|close right ish	35
USER|close right it	27
USER|close right it's	-5
USER|close right its	58
USER|close right just	17
USER|close right k	-57
USER|close right keep	25
USER|close right kilos	-73
USER|close right last	39
USER|close right left	49
USER|close right licence	-45
USER|close right light	-41
USER|close right like	10
USER|close right live	-80
USER|close right lives	-23
USER|close right lol	-47
USER|close right longer	-73
USER|close right max	-49
USER|close right may	29
USER|close right maybe	-11
USER|close right more	-55
USER|close right mostly	32
USER|close right must	15
USER|close right need	13
USER|close right needs	36
USER|close right never	66
USER|close right new	37
USER|close right next	-57
USER|close right no	45
USER|close right nobody	-5
USER|close right non	-18
USER|close right none	-4
USER|close right not	84
USER|close right nothing	-16
USER|close right now	71
USER|close right of	-30
USER|close right off	17
USER|close right office	-65
USER|close right ok	44
USER|close right on	-62
USER|close right ones	-8
USER|close right only	32
USER|close right or	-78
USER|close right other	-60
USER|close right out	13
USER|close right own	-56
USER|close right place	-59
USER|close right play	50
USER|close right please	-15
USER|close right pls	92
USER|close right reckons	17
USER|close right right	7
USER|close right s	-13
USER|close right says	-30
USER|close right school	-38
USER|close right sign	-15
USER|close right since	-13
USER|close right so	52
USER|close right some	-4
USER|close right still	-35
USER|close right stuff	-4
USER|close right tbh	72
USER|close right team	-43
USER|close right tells	31
USER|close right th	-49
USER|close right than	-51
USER|close right that	63
USER|close right thats	6
USER|close right the	-68
USER|close right then	32
USER|close right there	-33
USER|close right thing	8
USER|close right think	-56
USER|close right this	-19
USER|close right till	-47
USER|close right time	15
USER|close right to	-7
USER|close right today	-92
USER|close right tomorrow	-67
USER|close right too	39
USER|close right tops	55
USER|close right tried	-33
USER|close right trip	14
USER|close right tues	9
USER|close right under	-26
USER|close right until	-75
USER|close right up	41
USER|close right w	11
USER|close right want	73
USER|close right wants	-66
USER|close right was	-68
USER|close right week	-5
USER|close right went	-50
USER|close right what	-11
USER|close right when	-4
USER|close right where	10
USER|close right which	11
USER|close right who	-21
USER|close right will	7
USER|close right with	3
USER|close right without	-38
USER|close right won't	-21
USER|close right would	-23
USER|close right write	8
USER|close right x	-28
USER|close right year	-26
USER|close right years	-56
USER|close right yes	69
USER|close right zero	51
USER|close right |	22
USER|close right –	3
USER|denied False False False	-49
USER|denied False False True	-17
USER|denied False True True	-171
USER|denied True False True	25
USER|denied True True True	256
USER|denied there 0 here 0	10
USER|denied there 0 here 1	74
USER|denied there 0 here 2	29
USER|denied there 1 here 0	-126
USER|denied there 1 here 1	-14
USER|denied there 2 here 0	-145
USER|drops ?	-105
USER|drops about	-66
USER|drops after	-14
USER|drops almost	-80
USER|drops already	17
USER|drops are	-58
USER|drops as	28
USER|drops asked	-35
USER|drops because	-25
USER|drops been	-17
USER|drops before	43
USER|drops but	30
USER|drops called	-20
USER|drops can	8
USER|drops can't	-5
USER|drops cant	15
USER|drops condition False	-15
USER|drops condition True	-12
USER|drops could	-122
USER|drops did	-75
USER|drops didn't	-12
USER|drops didnt	12
USER|drops do	-6
USER|drops does	-15
USER|drops doesn't	19
USER|drops doesnt	36
USER|drops don't	14
USER|drops dont	63
USER|drops draft	-5
USER|drops ex	-20
USER|drops example	-73
USER|drops except	-89
USER|drops exception False	-15
USER|drops former	-44
USER|drops from	-62
USER|drops give	3
USER|drops going	-31
USER|drops had	-68
USER|drops has	-43
USER|drops have	-26
USER|drops help	23
USER|drops hope	-59
USER|drops hoping	-40
USER|drops if	-109
USER|drops instead	39
USER|drops is	17
USER|drops just	119
USER|drops last	-41
USER|drops like	-46
USER|drops make	65
USER|drops may	-9
USER|drops maybe	-49
USER|drops might	-43
USER|drops named	-67
USER|drops nearly	-90
USER|drops never	-65
USER|drops next	-58
USER|drops no	-4
USER|drops not	-68
USER|drops old	-97
USER|drops only	-37
USER|drops or	-47
USER|drops plan	-51
USER|drops planning	13
USER|drops please	-22
USER|drops pls	23
USER|drops pretend	-63
USER|drops proofread	-57
USER|drops rather	22
USER|drops rewrite	-39
USER|drops said	18
USER|drops say	48
USER|drops says	-144
USER|drops should	-17
USER|drops since	13
USER|drops so	66
USER|drops still	-62
USER|drops tell	46
USER|drops than	37
USER|drops that	-79
USER|drops think	-30
USER|drops thinking	-144
USER|drops to	-88
USER|drops told	-36
USER|drops translate	7
USER|drops trying	-59
USER|drops unless	-20
USER|drops until	-48
USER|drops used	-74
USER|drops want	-22
USER|drops wanted	-87
USER|drops wants	-25
USER|drops was	-77
USER|drops were	-87
USER|drops when	-98
USER|drops whenever	9
USER|drops which	60
USER|drops who	-110
USER|drops will	-76
USER|drops wish	-53
USER|drops without	-38
USER|drops won't	26
USER|drops wont	22
USER|drops would	-56
USER|drops write	-32
USER|drops yet	11
USER|foreign 0 of 1	-77
USER|foreign 0 of 2	-101
USER|foreign 0 of 3	3
USER|foreign 0 of 4	176
USER|foreign 1 of 1	-117
USER|foreign 1 of 2	-82
USER|foreign 1 of 3	-78
USER|foreign 2 of 2	-45
USER|foreign 2 of 3	-99
USER|foreign 2 of 4	67
USER|foreign 3 of 3	4
USER|foreign 3 of 4	15
USER|frame age	52
USER|frame aged	68
USER|frame alone	52
USER|frame always	-88
USER|frame answer	128
USER|frame around	63
USER|frame assistant	76
USER|frame call	13
USER|frame called	96
USER|frame child	13
USER|frame children	38
USER|frame code	33
USER|frame company	-28
USER|frame cost	64
USER|frame day	-86
USER|frame every	-151
USER|frame go	-54
USER|frame goes	-59
USER|frame going	25
USER|frame home	39
USER|frame instead	-4
USER|frame job	12
USER|frame keep	55
USER|frame keeps	-43
USER|frame kept	-5
USER|frame like	-19
USER|frame likes	-115
USER|frame lives	-50
USER|frame long	32
USER|frame makes	61
USER|frame making	31
USER|frame message	88
USER|frame more	-29
USER|frame most	65
USER|frame named	78
USER|frame needs	67
USER|frame old	78
USER|frame only	13
USER|frame people	6
USER|frame plans	-63
USER|frame plays	-50
USER|frame prefers	-21
USER|frame project	31
USER|frame returns	59
USER|frame runs	-54
USER|frame set	-14
USER|frame speaks	-20
USER|frame suffers	-60
USER|frame take	-10
USER|frame taken	21
USER|frame takes	-54
USER|frame taking	-21
USER|frame text	19
USER|frame times	11
USER|frame use	19
USER|frame used	34
USER|frame uses	28
USER|frame want	141
USER|frame wants	169
USER|frame week	-28
USER|frame went	25
USER|frame work	-7
USER|frame worked	7
USER|frame working	-29
USER|frame works	-25
USER|frame year	5
USER|gap 0	-19
USER|gap 1	48
USER|gap 2	47
USER|gap 3	23
USER|gap 4	-85
USER|gate -2	-59
USER|gate -3	-74
USER|gate 0	34
USER|gate 1	-35
USER|gate 2	-17
USER|gate 3	51
USER|gate 4	65
USER|heading !	-8
USER|heading #	-65
USER|heading '	-61
USER|heading (	-82
USER|heading )	-71
USER|heading *	4
USER|heading ,	-80
USER|heading -	26
USER|heading /	7
USER|heading :	-31
USER|heading <Name>	-68
USER|heading <kin>	-120
USER|heading <number>	-59
USER|heading >	20
USER|heading HER	-18
USER|heading I	26
USER|heading ME	148
USER|heading MY	-26
USER|heading OUR	-58
USER|heading SHE	-45
USER|heading THEY	-11
USER|heading US	53
USER|heading WE	-59
USER|heading YOU	3
USER|heading a	7
USER|heading about	53
USER|heading ad	-33
USER|heading agenda	28
USER|heading aisle	-9
USER|heading allergies	11
USER|heading already	63
USER|heading am	99
USER|heading app	-55
USER|heading as	-53
USER|heading audience	-61
USER|heading avail	20
USER|heading away	-15
USER|heading background	35
USER|heading before	8
USER|heading big	-9
USER|heading bits	25
USER|heading booked	13
USER|heading budget	21
USER|heading bullet	3
USER|heading bullets	10
USER|heading but	32
USER|heading by	-38
USER|heading campaign	-34
USER|heading can	-19
USER|heading can't	17
USER|heading car	-23
USER|heading charity	-34
USER|heading chat	31
USER|heading check	-11
USER|heading class	-75
USER|heading complaint	3
USER|heading context	63
USER|heading course	11
USER|heading cover	10
USER|heading current	40
USER|heading cv	-10
USER|heading decide	-17
USER|heading diet	-10
USER|heading do	30
USER|heading don't	-3
USER|heading draft	-73
USER|heading dream	-67
USER|heading each	35
USER|heading evening	-13
USER|heading example	-78
USER|heading far	-45
USER|heading few	52
USER|heading field	11
USER|heading flow	-53
USER|heading for	-25
USER|heading from	15
USER|heading gear	10
USER|heading general	29
USER|heading geology	11
USER|heading goal	-45
USER|heading goals	11
USER|heading got	33
USER|heading groups	12
USER|heading have	43
USER|heading help	-9
USER|heading here	39
USER|heading home	4
USER|heading ideas	-49
USER|heading if	-46
USER|heading is	-38
USER|heading it	-24
USER|heading job	-61
USER|heading kit	39
USER|heading languages	40
USER|heading latam	-46
USER|heading learning	-51
USER|heading letter	4
USER|heading list	-30
USER|heading looking	23
USER|heading make	-21
USER|heading making	-47
USER|heading market	11
USER|heading maybe	-57
USER|heading meal	42
USER|heading need	-51
USER|heading neutral	-46
USER|heading new	-28
USER|heading next	-23
USER|heading no	32
USER|heading nonsense	-36
USER|heading not	-40
USER|heading now	23
USER|heading obituary	-53
USER|heading of	-17
USER|heading of material	-184
USER|heading on	40
USER|heading options	-17
USER|heading out	-65
USER|heading owner	56
USER|heading pensions	36
USER|heading persona	-63
USER|heading plan	28
USER|heading play	-39
USER|heading please	-46
USER|heading pls	3
USER|heading points	3
USER|heading ppl	-8
USER|heading prefs	20
USER|heading profile	-62
USER|heading project	5
USER|heading proofread	-77
USER|heading propose	-36
USER|heading quick	21
USER|heading rate	11
USER|heading re	-3
USER|heading real	42
USER|heading rewrite	-48
USER|heading role	-14
USER|heading rules	-20
USER|heading said	-50
USER|heading sanity	10
USER|heading saturday	11
USER|heading says	7
USER|heading setup	8
USER|heading shop	-9
USER|heading short	-17
USER|heading shorten	-32
USER|heading so	-20
USER|heading some	52
USER|heading sort	-22
USER|heading spanish	-46
USER|heading staff	34
USER|heading standup	38
USER|heading still	-62
USER|heading story	-56
USER|heading stuff	61
USER|heading summary	-66
USER|heading team	19
USER|heading th	-52
USER|heading the	-49
USER|heading things	58
USER|heading this	34
USER|heading to	-70
USER|heading today	-6
USER|heading topic	29
USER|heading trade	12
USER|heading translate	-109
USER|heading true	-5
USER|heading truth	60
USER|heading type	-60
USER|heading up	-29
USER|heading user	-52
USER|heading ux	-47
USER|heading vinyl	30
USER|heading voice	-73
USER|heading w	-53
USER|heading want	61
USER|heading wedding	-58
USER|heading week	42
USER|heading what	25
USER|heading who	29
USER|heading work	-7
USER|heading workshop	-58
USER|heading write	-36
USER|heading year	18
USER|heading –	-62
USER|in BEFORE 0	-26
USER|in BEFORE 1	12
USER|in BEFORE 2	75
USER|in BEFORE 3	38
USER|in BEFORE 4	50
USER|in EVENT 0	-41
USER|in EVENT 1	86
USER|in EVENT 2	-12
USER|in EVENT 3	-15
USER|in EVENT 4	23
USER|in EVENT near 1	50
USER|in QUOTE 0	-129
USER|in QUOTE 1	-99
USER|in QUOTE 2	-19
USER|in QUOTE 3	48
USER|in QUOTE 4	149
USER|in QUOTE near 1	30
USER|in QUOTE near 2	19
USER|in SENTENCE 0	-3
USER|in SENTENCE 1	-62
USER|in SENTENCE 2	-19
USER|in SENTENCE 3	56
USER|in SENTENCE 4	40
USER|in SENTENCE near 1	-70
USER|in nowhere 0	-33
USER|in nowhere 1	-29
USER|in nowhere 2	67
USER|in nowhere 3	13
USER|in nowhere 4	70
USER|in quotation marks	-231
USER|kind constraint	32
USER|kind goal	-112
USER|kind habit	-130
USER|kind interest	-51
USER|kind ongoing_project	104
USER|kind preference	69
USER|kind project_fact	-11
USER|kind recurring_state	-101
USER|kind relationship	82
USER|kind resource	-19
USER|kind role	58
USER|kind skill	-54
USER|left "	-192
USER|left #	-54
USER|left %	-30
USER|left &	24
USER|left '	-46
USER|left (	31
USER|left )	-36
USER|left *	20
USER|left +	-17
USER|left ,	17
USER|left -	-5
USER|left .	-21
USER|left /	15
USER|left :	-47
USER|left ;	21
USER|left <Name>	-120
USER|left <kin>	-188
USER|left <number>	-50
USER|left =	-4
USER|left >	-61
USER|left HE	-110
USER|left HER	5
USER|left HIS	-93
USER|left I	-17
USER|left ME	112
USER|left MY	-84
USER|left OUR	-88
USER|left SHE	-133
USER|left THEY	-62
USER|left US	36
USER|left WE	23
USER|left YOU	-27
USER|left [	47
USER|left ]	47
USER|left `	-61
USER|left a	-86
USER|left about	-70
USER|left accounting	-43
USER|left actually	21
USER|left ad	-101
USER|left adults	-65
USER|left advert	-40
USER|left after	16
USER|left age	-42
USER|left agency	-30
USER|left all	-6
USER|left allergic	4
USER|left allotment	9
USER|left almost	-80
USER|left alone	20
USER|left already	34
USER|left also	5
USER|left always	-73
USER|left am	10
USER|left an	-25
USER|left analyst	22
USER|left and	44
USER|left anna	-67
USER|left annuity	-44
USER|left another	-22
USER|left answer	-19
USER|left any	55
USER|left anything	9
USER|left app	4
USER|left applying	-66
USER|left are	-78
USER|left as	18
USER|left ask	-73
USER|left asked	-26
USER|left asking	-75
USER|left at	-45
USER|left avoid	-37
USER|left b	-47
USER|left back	65
USER|left background	36
USER|left bags	10
USER|left bake	3
USER|left band	-9
USER|left bathroom	-5
USER|left bc	18
USER|left be	80
USER|left bear	-32
USER|left because	-5
USER|left bed	-24
USER|left bedtime	-4
USER|left been	-26
USER|left before	78
USER|left being	-9
USER|left best	-12
USER|left better	40
USER|left between	17
USER|left big	-13
USER|left bio	7
USER|left bits	15
USER|left board	-17
USER|left both	31
USER|left bought	-24
USER|left brainstorm	18
USER|left bread	38
USER|left bride	-71
USER|left bring	-27
USER|left btw	9
USER|left budget	-8
USER|left building	-25
USER|left bullet	3
USER|left but	74
USER|left buy	-56
USER|left by	-12
USER|left c	-33
USER|left cake	-21
USER|left call	-39
USER|left called	-41
USER|left came	12
USER|left can	-6
USER|left can't	-5
USER|left cannot	-11
USER|left cant	19
USER|left captions	-57
USER|left card	-18
USER|left care	-55
USER|left cause	37
USER|left change	61
USER|left charge	-50
USER|left charity	-23
USER|left check	31
USER|left chief	-15
USER|left choir	-87
USER|left class	-8
USER|left clean	49
USER|left club	-57
USER|left co	19
USER|left coauthor	-16
USER|left code	-32
USER|left collect	45
USER|left college	-6
USER|left coming	21
USER|left company	28
USER|left compare	-84
USER|left complaint	-31
USER|left cons	40
USER|left context	48
USER|left convert	-38
USER|left cook	10
USER|left cooks	36
USER|left copies	-54
USER|left cos	63
USER|left could	-96
USER|left council	7
USER|left count	-26
USER|left course	-64
USER|left crew	38
USER|left current	29
USER|left currently	51
USER|left customer	-87
USER|left cv	-15
USER|left daily	-39
USER|left dairy	5
USER|left dana	-43
USER|left dating	-40
USER|left day	-14
USER|left days	6
USER|left dead	10
USER|left dear	65
USER|left decide	-30
USER|left dental	-69
USER|left depot	-5
USER|left diabetic	-58
USER|left dialysis	-7
USER|left did	-54
USER|left diet	39
USER|left dinner	-16
USER|left divorced	30
USER|left dj	-32
USER|left dnd	-10
USER|left do	-12
USER|left does	-11
USER|left doesn't	19
USER|left doesnt	16
USER|left doing	-12
USER|left don't	16
USER|left done	-67
USER|left dont	61
USER|left door	-53
USER|left down	-58
USER|left downstairs	-51
USER|left draft	24
USER|left dream	-84
USER|left drink	-20
USER|left drive	20
USER|left driver	-6
USER|left drives	20
USER|left driving	-56
USER|left dry	-64
USER|left due	-36
USER|left each	24
USER|left ed	-46
USER|left editor	17
USER|left em	-16
USER|left employer	-8
USER|left end	35
USER|left ends	-15
USER|left english	-18
USER|left enough	62
USER|left evening	63
USER|left evenings	-9
USER|left ever	-87
USER|left every	52
USER|left everyone	-26
USER|left everything	21
USER|left example	-73
USER|left except	-18
USER|left explain	-83
USER|left failed	-72
USER|left fair	-15
USER|left false	-72
USER|left far	-37
USER|left farm	-54
USER|left feed	-12
USER|left final	-32
USER|left find	-54
USER|left fine	-5
USER|left finished	63
USER|left fire	-26
USER|left firm	-28
USER|left fix	37
USER|left flat	-8
USER|left floor	35
USER|left for	-19
USER|left form	-3
USER|left former	-44
USER|left found	34
USER|left free	-42
USER|left friday	-59
USER|left fridays	-31
USER|left fridge	5
USER|left from	-42
USER|left fyi	37
USER|left game	-4
USER|left garden	52
USER|left gave	-57
USER|left get	7
USER|left gets	5
USER|left getting	-42
USER|left give	21
USER|left given	10
USER|left gluten	-50
USER|left go	-22
USER|left goal	-59
USER|left goes	-12
USER|left going	-31
USER|left gone	-30
USER|left good	48
USER|left google	30
USER|left got	24
USER|left grammar	56
USER|left great	18
USER|left greenhouse	10
USER|left grew	8
USER|left group	-30
USER|left grow	14
USER|left guidance	35
USER|left guy	-103
USER|left guys	-6
USER|left h	23
USER|left had	-57
USER|left half	-31
USER|left hall	-22
USER|left hard	34
USER|left hardly	-7
USER|left has	-98
USER|left hate	-71
USER|left hates	-32
USER|left have	-14
USER|left haven't	-17
USER|left having	47
USER|left hello	26
USER|left help	7
USER|left here	26
USER|left hi	-6
USER|left hip	-74
USER|left holds	-64
USER|left home	24
USER|left honestly	8
USER|left hoping	-40
USER|left horn	30
USER|left hour	-33
USER|left hours	29
USER|left house	-28
USER|left how	-37
USER|left hrs	-12
USER|left ideas	-34
USER|left if	-143
USER|left ignore	-26
USER|left import	-29
USER|left in	37
USER|left incl	21
USER|left instead	17
USER|left interview	-64
USER|left into	10
USER|left invoice	40
USER|left iron	-36
USER|left is	-49
USER|left ish	-77
USER|left it	80
USER|left it's	39
USER|left its	-3
USER|left job	-91
USER|left just	85
USER|left k	97
USER|left keep	-19
USER|left keeper	-71
USER|left keeps	-74
USER|left keyboard	-5
USER|left kg	-19
USER|left kind	-56
USER|left kindly	34
USER|left kitchen	57
USER|left km	40
USER|left know	31
USER|left kotlin	-37
USER|left lab	-31
USER|left lad	-35
USER|left lads	11
USER|left lady	-33
USER|left laptop	20
USER|left large	52
USER|left last	-17
USER|left late	-77
USER|left law	-53
USER|left law's	9
USER|left lay	44
USER|left lead	-28
USER|left learn	42
USER|left leave	15
USER|left left	19
USER|left lent	-48
USER|left let	-56
USER|left letter	-27
USER|left letters	48
USER|left licence	13
USER|left lift	36
USER|left lighthouse	-71
USER|left like	-42
USER|left likes	-58
USER|left lines	20
USER|left list	-35
USER|left little	7
USER|left live	62
USER|left lives	-47
USER|left looking	-94
USER|left losing	24
USER|left loud	-35
USER|left love	-43
USER|left lower	17
USER|left m	44
USER|left made	36
USER|left make	85
USER|left makes	-11
USER|left making	-56
USER|left malts	-52
USER|left man	-96
USER|left march	-4
USER|left marketing	22
USER|left married	-11
USER|left materials	-31
USER|left max	-16
USER|left may	-14
USER|left maybe	-49
USER|left mean	10
USER|left membership	38
USER|left met	-83
USER|left might	-57
USER|left min	-34
USER|left mind	-6
USER|left mine's	21
USER|left minutes	16
USER|left mistakes	-59
USER|left mo	6
USER|left mobile	-15
USER|left month	39
USER|left months	38
USER|left more	-45
USER|left morning	-3
USER|left mornings	30
USER|left most	-30
USER|left mostly	-88
USER|left move	5
USER|left moved	-15
USER|left moving	-67
USER|left must	-99
USER|left n	45
USER|left name	-36
USER|left narrator	-64
USER|left nd	25
USER|left near	7
USER|left nearly	-73
USER|left need	-28
USER|left needs	-38
USER|left net	-5
USER|left never	-29
USER|left new	-60
USER|left newsletter	-29
USER|left next	-53
USER|left nice	-61
USER|left night	-39
USER|left nights	59
USER|left no	55
USER|left nobody	-21
USER|left none	-11
USER|left north	-60
USER|left not	15
USER|left notary	-9
USER|left note	-50
USER|left nothing	182
USER|left novel	-97
USER|left now	61
USER|left nurse	-26
USER|left o	10
USER|left odd	49
USER|left of	-36
USER|left off	28
USER|left offered	-78
USER|left offside	-51
USER|left oh	23
USER|left old	-90
USER|left on	7
USER|left open	-6
USER|left opposite	-49
USER|left options	-6
USER|left or	-9
USER|left orthodontist	5
USER|left other	29
USER|left out	38
USER|left outside	28
USER|left over	-48
USER|left owned	-44
USER|left owner	-19
USER|left owns	-46
USER|left packing	4
USER|left page	-55
USER|left pan	30
USER|left paper	-40
USER|left parcel	39
USER|left part	32
USER|left pass	-43
USER|left passed	32
USER|left pension	-56
USER|left people	-76
USER|left person	-87
USER|left persona	-46
USER|left phone	-91
USER|left piano	-18
USER|left place	56
USER|left plan	-28
USER|left planning	-3
USER|left play	9
USER|left please	-26
USER|left plus	-10
USER|left pm	12
USER|left points	-18
USER|left polite	-15
USER|left pork	6
USER|left post	-3
USER|left ppl	-18
USER|left practice	-9
USER|left pregnant	-16
USER|left present	-12
USER|left pretend	-63
USER|left pretended	-68
USER|left price	13
USER|left print	-17
USER|left project	5
USER|left promised	43
USER|left proofread	-57
USER|left pros	41
USER|left pub	-19
USER|left put	19
USER|left python	-40
USER|left q	15
USER|left question	-17
USER|left quick	36
USER|left quiet	26
USER|left quote	12
USER|left quoted	-63
USER|left rate	-16
USER|left rather	35
USER|left read	-17
USER|left reading	17
USER|left real	11
USER|left really	31
USER|left recipe	-13
USER|left reckons	-28
USER|left record	29
USER|left remind	-32
USER|left rent	-68
USER|left rented	-43
USER|left retired	7
USER|left retirement	-9
USER|left review	31
USER|left rewrite	-39
USER|left right	36
USER|left rise	20
USER|left role	-3
USER|left room	-8
USER|left routine	44
USER|left row	-56
USER|left rules	5
USER|left run	-35
USER|left running	38
USER|left runs	3
USER|left s	16
USER|left said	3
USER|left same	-50
USER|left sanity	4
USER|left sat	-24
USER|left saturday	-46
USER|left say	52
USER|left says	-155
USER|left scene	-60
USER|left school	32
USER|left script	-5
USER|left sec	7
USER|left see	-30
USER|left self	-14
USER|left sell	-61
USER|left sells	-50
USER|left sentence	-49
USER|left sentences	-35
USER|left september	-16
USER|left set	56
USER|left setup	33
USER|left shall	-42
USER|left shift	36
USER|left shifts	29
USER|left shop	30
USER|left short	-47
USER|left shorten	-49
USER|left should	-21
USER|left side	-60
USER|left sign	-21
USER|left since	34
USER|left single	15
USER|left sit	-3
USER|left site	-63
USER|left sleeps	10
USER|left slow	12
USER|left small	-26
USER|left so	46
USER|left soil	12
USER|left sold	63
USER|left some	-16
USER|left someone	-59
USER|left something	-46
USER|left songs	22
USER|left sorry	50
USER|left sound	-9
USER|left speak	40
USER|left speech	-20
USER|left split	-15
USER|left splits	-6
USER|left splitting	5
USER|left spring	18
USER|left st	-45
USER|left started	-41
USER|left starts	-70
USER|left stays	21
USER|left steps	-6
USER|left stick	36
USER|left still	-15
USER|left stop	-23
USER|left story	-61
USER|left stretch	60
USER|left stuck	40
USER|left student	-36
USER|left study	26
USER|left stuff	70
USER|left sub	-3
USER|left subtitles	-33
USER|left suggest	-22
USER|left summer	5
USER|left swap	-44
USER|left table	23
USER|left take	-8
USER|left talk	18
USER|left teach	44
USER|left teaching	-46
USER|left team	18
USER|left teens	-19
USER|left tell	33
USER|left text	-38
USER|left th	-31
USER|left than	-15
USER|left that	-56
USER|left that's	-27
USER|left thats	-22
USER|left the	-39
USER|left then	-4
USER|left there	6
USER|left there's	-29
USER|left these	12
USER|left thing	16
USER|left things	34
USER|left think	-30
USER|left thinking	-140
USER|left thinks	-25
USER|left this	-49
USER|left thought	-57
USER|left through	-51
USER|left thurs	-7
USER|left thursday	-28
USER|left ticket	-57
USER|left till	41
USER|left time	-63
USER|left titles	-9
USER|left to	-101
USER|left today	14
USER|left told	-36
USER|left tom	-51
USER|left tomorrow	-58
USER|left tone	21
USER|left too	55
USER|left took	-44
USER|left touch	11
USER|left trade	48
USER|left tram	-22
USER|left translate	7
USER|left transport	35
USER|left tried	-60
USER|left trip	30
USER|left truck	22
USER|left true	-33
USER|left trying	-29
USER|left tues	-34
USER|left turn	28
USER|left turned	-86
USER|left umm	19
USER|left under	6
USER|left uni	-48
USER|left unit	20
USER|left unlike	-51
USER|left until	-53
USER|left up	44
USER|left upstairs	-25
USER|left use	7
USER|left used	-47
USER|left user	-60
USER|left users	-62
USER|left vegan	22
USER|left vegetarian	-45
USER|left version	-15
USER|left village	-20
USER|left vinyl	20
USER|left visa	6
USER|left visit	-10
USER|left voice	-73
USER|left w	16
USER|left wait	-3
USER|left walk	-50
USER|left walls	-10
USER|left want	-4
USER|left wanted	-61
USER|left wants	14
USER|left warehouse	-36
USER|left warm	23
USER|left was	-68
USER|left wash	-7
USER|left water	24
USER|left watercolours	-8
USER|left way	72
USER|left we'd	-56
USER|left weather	-57
USER|left week	-32
USER|left weekends	-55
USER|left weeks	39
USER|left well	13
USER|left went	14
USER|left were	-87
USER|left what	-28
USER|left whats	-31
USER|left when	-85
USER|left whenever	19
USER|left where	15
USER|left which	8
USER|left who	-132
USER|left who's	-54
USER|left whoever	7
USER|left whose	-58
USER|left why	24
USER|left widower	-45
USER|left will	-42
USER|left wine	4
USER|left winter	-23
USER|left wish	-53
USER|left with	-21
USER|left without	-57
USER|left wizard	14
USER|left won't	19
USER|left words	-17
USER|left work	4
USER|left workshop	-5
USER|left would	-43
USER|left write	-22
USER|left writes	20
USER|left wrote	-42
USER|left x	24
USER|left y	18
USER|left yeah	47
USER|left year	8
USER|left years	-21
USER|left yelling	-34
USER|left yes	47
USER|left yoga	-68
USER|left younger	-58
USER|left yr	52
USER|left yrs	-79
USER|left |	22
USER|left ~	37
USER|left –	-31
USER|listed False	-21
USER|listed True	21
USER|material False own False	-67
USER|material False own True	25
USER|material True own False	-56
USER|material True own True	107
USER|material ad	11
USER|material advert	-59
USER|material bio	49
USER|material campaign	28
USER|material chapter	-26
USER|material character	9
USER|material correct	45
USER|material d&d	-4
USER|material dnd	-17
USER|material draft	62
USER|material email	15
USER|material example	-70
USER|material examples	-16
USER|material fictional	31
USER|material fix	60
USER|material idea	-6
USER|material ideas	38
USER|material imagine	-38
USER|material joke	13
USER|material letter	17
USER|material listing	43
USER|material lyrics	-42
USER|material message	18
USER|material novel	-36
USER|material obituary	-12
USER|material option	36
USER|material options	3
USER|material plot	-30
USER|material poem	-8
USER|material poster	-7
USER|material pretend	-34
USER|material profile	34
USER|material proofread	-3
USER|material quiz	-47
USER|material reply	20
USER|material review	116
USER|material reword	26
USER|material rewrite	5
USER|material say	33
USER|material scene	-30
USER|material screenplay	10
USER|material script	-33
USER|material shorten	-41
USER|material song	-26
USER|material speech	-29
USER|material story	31
USER|material summaries	-11
USER|material summarise	-59
USER|material summary	-42
USER|material suppose	-46
USER|material template	-58
USER|material test	57
USER|material text	-15
USER|material translate	45
USER|misgoverned Uncarried POLARITY	-82
USER|misgoverned nothing	5
USER|mood CODE	49
USER|mood HYPOTHETICAL	-42
USER|mood QUESTION	-63
USER|mood QUOTED	-30
USER|mood REQUEST	-10
USER|mood ROLE_PLAY	15
USER|mood STATEMENT	7
USER|nearest <Name>	-51
USER|nearest <kin>	-81
USER|nearest HE	-101
USER|nearest HER	21
USER|nearest HIS	-65
USER|nearest I	14
USER|nearest ME	29
USER|nearest MY	55
USER|nearest OUR	-24
USER|nearest SHE	-236
USER|nearest THEIR	5
USER|nearest THEY	-73
USER|nearest US	-28
USER|nearest WE	6
USER|nearest YOU	-5
USER|nearest it	97
USER|nearest nobody	50
USER|nothing met	-108
USER|number in BEFORE	6
USER|number in EVENT	-67
USER|number in QUOTE	47
USER|number in SENTENCE	-82
USER|opens "	-162
USER|opens " <Name>	-70
USER|opens " I	-118
USER|opens #	-54
USER|opens # <number>	-30
USER|opens '	-60
USER|opens (	62
USER|opens ( I	34
USER|opens *	28
USER|opens * <Name>	7
USER|opens * no	17
USER|opens -	17
USER|opens - -	18
USER|opens - <Name>	18
USER|opens - <kin>	-41
USER|opens - <number>	-69
USER|opens - I	19
USER|opens - ME	97
USER|opens - a	-64
USER|opens - allergic	-49
USER|opens - bad	17
USER|opens - beekeeper	-13
USER|opens - beer	-5
USER|opens - no	-33
USER|opens <Name>	-19
USER|opens <Name> (	-47
USER|opens <Name> )	-75
USER|opens <Name> +	-23
USER|opens <Name> ,	-6
USER|opens <Name> /	11
USER|opens <Name> :	-13
USER|opens <Name> <Name>	4
USER|opens <Name> <number>	-57
USER|opens <Name> I	-5
USER|opens <Name> ME	-7
USER|opens <Name> MY	25
USER|opens <Name> a	13
USER|opens <Name> and	-15
USER|opens <Name> answer	57
USER|opens <Name> at	-36
USER|opens <Name> by	-59
USER|opens <Name> character	-52
USER|opens <Name> dental	-59
USER|opens <Name> due	-31
USER|opens <Name> for	43
USER|opens <Name> from	-59
USER|opens <Name> have	24
USER|opens <Name> in	34
USER|opens <Name> is	-56
USER|opens <Name> it	52
USER|opens <Name> job	21
USER|opens <Name> out	4
USER|opens <Name> please	54
USER|opens <Name> so	-3
USER|opens <Name> the	-43
USER|opens <Name> to	-67
USER|opens <Name> –	-34
USER|opens <kin>	-39
USER|opens <kin> ,	57
USER|opens <kin> :	-8
USER|opens <kin> <Name>	36
USER|opens <kin> does	-68
USER|opens <kin> got	-6
USER|opens <kin> in	-57
USER|opens <kin> is	-76
USER|opens <kin> says	-58
USER|opens <kin> wants	-22
USER|opens <number>	-3
USER|opens <number> )	17
USER|opens <number> ,	76
USER|opens <number> .	24
USER|opens <number> <Name>	18
USER|opens <number> <kin>	-25
USER|opens <number> in	49
USER|opens <number> lines	40
USER|opens <number> min	66
USER|opens <number> mins	29
USER|opens <number> no	-50
USER|opens <number> of	-10
USER|opens <number> st	3
USER|opens <number> weeks	9
USER|opens <number> words	-43
USER|opens >	-87
USER|opens > <kin>	-40
USER|opens HE	-88
USER|opens HE <number>	-7
USER|opens HE thinks	-14
USER|opens HER	-22
USER|opens HER :	12
USER|opens HER <kin>	4
USER|opens HIS	-51
USER|opens I	9
USER|opens I <Name>	28
USER|opens I <kin>	-14
USER|opens I <number>	31
USER|opens I ME	46
USER|opens I a	52
USER|opens I about	-28
USER|opens I allergic	28
USER|opens I almost	-80
USER|opens I also	-15
USER|opens I am	-41
USER|opens I annotate	-34
USER|opens I applying	-57
USER|opens I asked	-62
USER|opens I bake	43
USER|opens I been	25
USER|opens I came	13
USER|opens I can	16
USER|opens I chartered	55
USER|opens I collect	4
USER|opens I do	-41
USER|opens I don't	23
USER|opens I dont	-16
USER|opens I drink	-37
USER|opens I drive	12
USER|opens I eat	-35
USER|opens I external	59
USER|opens I failed	-49
USER|opens I formalising	22
USER|opens I gave	-66
USER|opens I get	29
USER|opens I go	34
USER|opens I grew	27
USER|opens I had	-28
USER|opens I hardly	-3
USER|opens I have	-47
USER|opens I hoping	-50
USER|opens I in	49
USER|opens I just	25
USER|opens I keep	151
USER|opens I know	23
USER|opens I lean	58
USER|opens I learning	47
USER|opens I left	-48
USER|opens I like	56
USER|opens I live	63
USER|opens I lived	-71
USER|opens I looking	-53
USER|opens I love	-55
USER|opens I maintain	-23
USER|opens I make	41
USER|opens I membership	22
USER|opens I met	-62
USER|opens I might	-6
USER|opens I moving	-33
USER|opens I need	-45
USER|opens I not	-23
USER|opens I on	-18
USER|opens I only	-13
USER|opens I open	37
USER|opens I own	45
USER|opens I plan	-34
USER|opens I prediabetic	-30
USER|opens I prefer	-92
USER|opens I pretended	-68
USER|opens I print	7
USER|opens I rather	21
USER|opens I rented	-43
USER|opens I rise	15
USER|opens I row	-47
USER|opens I run	65
USER|opens I said	30
USER|opens I sell	-10
USER|opens I should	30
USER|opens I sit	60
USER|opens I sold	30
USER|opens I speak	72
USER|opens I still	-48
USER|opens I study	61
USER|opens I teach	63
USER|opens I tend	13
USER|opens I the	66
USER|opens I think	-11
USER|opens I thinking	-82
USER|opens I thought	-57
USER|opens I transcribing	3
USER|opens I tried	-43
USER|opens I turned	-64
USER|opens I use	7
USER|opens I used	-15
USER|opens I usually	-8
USER|opens I vegetarian	-16
USER|opens I volunteer	25
USER|opens I want	50
USER|opens I was	-52
USER|opens I worked	-10
USER|opens I write	34
USER|opens I writing	-22
USER|opens ME	122
USER|opens ME (	5
USER|opens ME :	87
USER|opens ME =	70
USER|opens ME –	60
USER|opens MY	-53
USER|opens MY <Name>	-64
USER|opens MY <kin>	-90
USER|opens MY <number>	39
USER|opens MY co	-67
USER|opens MY coauthor	-16
USER|opens MY employer	-3
USER|opens MY late	-7
USER|opens MY roomie	34
USER|opens MY wrists	15
USER|opens OUR	-33
USER|opens OUR <kin>	-63
USER|opens OUR is	-19
USER|opens SHE	-78
USER|opens SHE asked	-47
USER|opens SHE been	-62
USER|opens SHE has	-51
USER|opens SHE is	-21
USER|opens SHE wants	-29
USER|opens SHE was	-58
USER|opens THEY	-54
USER|opens THEY moved	-19
USER|opens THEY offered	-68
USER|opens THEY promoted	-7
USER|opens US	34
USER|opens US :	34
USER|opens WE	-12
USER|opens WE <number>	-13
USER|opens WE a	53
USER|opens WE are	13
USER|opens WE don't	-24
USER|opens WE have	26
USER|opens WE haven't	55
USER|opens WE love	-3
USER|opens WE need	50
USER|opens WE rent	15
USER|opens WE sell	-9
USER|opens WE take	-27
USER|opens WE went	37
USER|opens YOU	-59
USER|opens YOU live	-38
USER|opens [	47
USER|opens [ ]	3
USER|opens `	-68
USER|opens ` I	-68
USER|opens a	-15
USER|opens a <kin>	-51
USER|opens a <number>	59
USER|opens a man	24
USER|opens about	58
USER|opens about ME	63
USER|opens acme	-38
USER|opens allergies	11
USER|opens allergies :	11
USER|opens almost	-32
USER|opens also	11
USER|opens always	-26
USER|opens always give	-37
USER|opens an	35
USER|opens and	32
USER|opens and I	-15
USER|opens anna	-67
USER|opens anna ,	-63
USER|opens answer	-17
USER|opens answer ME	-38
USER|opens are	-19
USER|opens are whippets	-19
USER|opens as	-18
USER|opens as I	-19
USER|opens as the	9
USER|opens avoid	-4
USER|opens avoid sports	-4
USER|opens be	53
USER|opens been	66
USER|opens been a	64
USER|opens been to	3
USER|opens before	18
USER|opens being	19
USER|opens being ,	52
USER|opens being vegetarian	-68
USER|opens big	-20
USER|opens bought	-39
USER|opens bought it	-39
USER|opens budget	5
USER|opens but	8
USER|opens but here	48
USER|opens can I	-46
USER|opens can YOU	20
USER|opens can't	5
USER|opens can't stand	7
USER|opens cardiff	41
USER|opens cardiff ,	41
USER|opens changed	9
USER|opens changed retry	9
USER|opens class	-53
USER|opens compare	-83
USER|opens compare pension	-44
USER|opens context	73
USER|opens context :	57
USER|opens convert	-38
USER|opens convert this	-38
USER|opens cooking	-40
USER|opens cooking for	-40
USER|opens could	-51
USER|opens current	29
USER|opens currently	39
USER|opens cv	-28
USER|opens cv bullet	-28
USER|opens d	-31
USER|opens dana	-43
USER|opens dana from	-43
USER|opens dear	23
USER|opens decide	-17
USER|opens decide :	-17
USER|opens describe	-31
USER|opens did	-54
USER|opens do	-66
USER|opens do I	13
USER|opens do not	-64
USER|opens do people	-65
USER|opens doesn't	10
USER|opens don't	-25
USER|opens don't book	-61
USER|opens don't encode	-14
USER|opens don't own	76
USER|opens don't suggest	13
USER|opens dont	92
USER|opens dont make	46
USER|opens dream	-54
USER|opens dream -	-33
USER|opens easier	-11
USER|opens easier ,	-11
USER|opens english	4
USER|opens evenings	-8
USER|opens evenings are	-8
USER|opens every	57
USER|opens everyone	-54
USER|opens everyone except	-54
USER|opens example	-71
USER|opens example :	-56
USER|opens explain	-23
USER|opens explain like	57
USER|opens fix	76
USER|opens for	-22
USER|opens for MY	52
USER|opens for a	-13
USER|opens for all	-35
USER|opens for context	-18
USER|opens fyi	27
USER|opens fyi I	37
USER|opens give	-20
USER|opens give ME	-48
USER|opens goal	-54
USER|opens goal :	-48
USER|opens goal =	-34
USER|opens going	46
USER|opens good	-26
USER|opens good morning	-10
USER|opens got	29
USER|opens got a	67
USER|opens greenhouse	10
USER|opens greenhouse ,	10
USER|opens guy	-34
USER|opens guy opposite	-34
USER|opens hate	-5
USER|opens have	24
USER|opens have :	11
USER|opens have on	30
USER|opens haven't	-50
USER|opens having	27
USER|opens having kept	32
USER|opens having turned	-7
USER|opens hello	25
USER|opens hello ,	25
USER|opens hey	6
USER|opens hey ,	15
USER|opens hey I	25
USER|opens hi	28
USER|opens hi ,	28
USER|opens hi so	10
USER|opens hoping	17
USER|opens hoping SHE	-49
USER|opens hoping to	39
USER|opens hosting	-34
USER|opens how	-52
USER|opens how OUR	-6
USER|opens how do	-43
USER|opens ideas	-36
USER|opens ideas for	-22
USER|opens if	-58
USER|opens if I	-50
USER|opens if the	-32
USER|opens imagine	-58
USER|opens imagine YOU	-58
USER|opens in	-7
USER|opens in MY	-77
USER|opens income	42
USER|opens income <number>	42
USER|opens is	18
USER|opens is it	-51
USER|opens it	68
USER|opens it is	67
USER|opens it's	40
USER|opens it's a	55
USER|opens it's false	-72
USER|opens it's for	36
USER|opens it's not	10
USER|opens its	42
USER|opens its for	82
USER|opens its just	-33
USER|opens job	3
USER|opens job :	33
USER|opens just	74
USER|opens keep	-14
USER|opens keep it	-42
USER|opens kindly	25
USER|opens kotlin	-40
USER|opens kotlin please	-22
USER|opens last	-38
USER|opens latin	-13
USER|opens latin letters	-13
USER|opens left	32
USER|opens left -	32
USER|opens looking	-22
USER|opens looking for	-7
USER|opens lost	-20
USER|opens make	41
USER|opens make it	50
USER|opens making	-60
USER|opens making a	-47
USER|opens married	21
USER|opens married to	-18
USER|opens max	45
USER|opens max <number>	38
USER|opens mine's	16
USER|opens mine's a	16
USER|opens minecraft	-55
USER|opens minecraft server	-55
USER|opens mornings	-34
USER|opens mornings are	-34
USER|opens most	-14
USER|opens most <Name>	-53
USER|opens must	-25
USER|opens name	-22
USER|opens need	-13
USER|opens need a	-65
USER|opens need to	45
USER|opens never	-22
USER|opens new	18
USER|opens new :	-22
USER|opens next	-47
USER|opens next :	-10
USER|opens no	46
USER|opens no <Name>	-27
USER|opens no car	11
USER|opens no emojis	3
USER|opens no oven	-6
USER|opens no wine	-36
USER|opens not	33
USER|opens not a	48
USER|opens not an	14
USER|opens not divorced	6
USER|opens not the	-9
USER|opens nothing	27
USER|opens now	12
USER|opens numbers	-6
USER|opens oh	11
USER|opens ok	-51
USER|opens ok I	-32
USER|opens ok google	43
USER|opens ok so	-37
USER|opens on	34
USER|opens only	-30
USER|opens only recommend	-36
USER|opens options	13
USER|opens options :	21
USER|opens own	51
USER|opens parts	3
USER|opens perl	15
USER|opens persona	-34
USER|opens persona for	-34
USER|opens plan	-33
USER|opens planning	-12
USER|opens please	-23
USER|opens please answer	19
USER|opens please plan	-22
USER|opens please write	11
USER|opens pls	-85
USER|opens pls proofread	-60
USER|opens poker	-61
USER|opens poker night	-61
USER|opens prefer	31
USER|opens put	3
USER|opens question	-17
USER|opens quick	7
USER|opens quick sanity	-27
USER|opens quoted	-21
USER|opens quoted <number>	-21
USER|opens re	-3
USER|opens re <kin>	-13
USER|opens recipe	51
USER|opens recipe for	51
USER|opens remind	-76
USER|opens remind ME	-67
USER|opens reply	5
USER|opens reply to	5
USER|opens rewrite	-43
USER|opens rewrite as	-22
USER|opens rewrite this	-51
USER|opens right	67
USER|opens right new	37
USER|opens role	4
USER|opens role play	-9
USER|opens sanity	10
USER|opens sanity check	10
USER|opens saving	-14
USER|opens saving up	-14
USER|opens say	-38
USER|opens seller	-60
USER|opens seller wants	-60
USER|opens setup	38
USER|opens short	34
USER|opens short answer	33
USER|opens should I	-9
USER|opens sign	24
USER|opens since	45
USER|opens since WE	15
USER|opens single	18
USER|opens skip	-12
USER|opens so	-17
USER|opens so :	4
USER|opens some	-52
USER|opens some gift	-52
USER|opens spiders	-20
USER|opens started	-3
USER|opens suppose	-46
USER|opens table	18
USER|opens take	37
USER|opens take home	3
USER|opens tell	-4
USER|opens that	-41
USER|opens that I	-41
USER|opens the	-29
USER|opens the <kin>	35
USER|opens the bank	-61
USER|opens the choir	-33
USER|opens the council	-30
USER|opens the guy	-71
USER|opens the instrument	24
USER|opens the kafeneio	-20
USER|opens the museum	-20
USER|opens the other	17
USER|opens the plan	28
USER|opens the quarry	-60
USER|opens the recipe	-57
USER|opens the shop	17
USER|opens there's	-9
USER|opens there's ME	-14
USER|opens things	28
USER|opens things :	4
USER|opens things I	25
USER|opens thinking	-73
USER|opens thinking of	-20
USER|opens this	44
USER|opens tom	-122
USER|opens tom lent	-88
USER|opens tom owes	-79
USER|opens took	19
USER|opens took over	19
USER|opens trained	-56
USER|opens trained <kin>	-70
USER|opens translate	19
USER|opens translate into	37
USER|opens translate to	8
USER|opens truth	60
USER|opens truth :	60
USER|opens trying	-7
USER|opens trying to	-7
USER|opens um	34
USER|opens um yeah	34
USER|opens umm	15
USER|opens umm so	15
USER|opens unlike	-51
USER|opens unlike ME	-51
USER|opens use	8
USER|opens used	42
USER|opens used to	42
USER|opens vegan since	54
USER|opens vegetarians	-68
USER|opens vegetarians live	-68
USER|opens village	-3
USER|opens village primary	-3
USER|opens voice	6
USER|opens voice note	44
USER|opens want	4
USER|opens want to	3
USER|opens was	-55
USER|opens weekends	-23
USER|opens weekends are	-25
USER|opens well	-17
USER|opens well its	-17
USER|opens what	-8
USER|opens what I	52
USER|opens what do	6
USER|opens what should	-22
USER|opens what would	-58
USER|opens whats	-31
USER|opens whats the	-8
USER|opens whenever	-30
USER|opens whenever YOU	-30
USER|opens which	-32
USER|opens who	36
USER|opens who :	14
USER|opens won't	47
USER|opens work	5
USER|opens would	8
USER|opens write	-113
USER|opens write a	-104
USER|opens yday	38
USER|opens yday :	38
USER|opens yeah	34
USER|opens yeah <number>	34
USER|opens yes	52
USER|opens yes ,	54
USER|opens |	22
USER|opens –	-56
USER|opens • <number>	12
USER|quoted 0	-81
USER|quoted 1	56
USER|quoted 2	-15
USER|quoted 3	65
USER|quoted 4	-36
USER|quotes <Name>	-88
USER|quotes <kin>	-68
USER|quotes HE	-110
USER|quotes HER	-22
USER|quotes HIS	-40
USER|quotes I	60
USER|quotes ME	66
USER|quotes MY	-14
USER|quotes OUR	4
USER|quotes SHE	-224
USER|quotes THEIR	-67
USER|quotes THEY	-18
USER|quotes US	-51
USER|quotes YOU	38
USER|quotes own False others False	-22
USER|quotes own False others True	-264
USER|quotes own True others False	69
USER|quotes own True others True	4
USER|refused Uncarried CERTAINTY	-88
USER|refused Uncarried CLAIM	-215
USER|refused Uncarried CONTENT	-19
USER|refused Uncarried ORDER	-200
USER|refused Uncarried POLARITY	-126
USER|refused Unsound ASSERTS_A_CORRECTION	-7
USER|refused Unsound NOT_TOLD	-148
USER|refused Unsound SAID_OF_ANOTHER	-240
USER|refused nothing	581
USER|right !	27
USER|right "	-130
USER|right %	-31
USER|right &	31
USER|right '	-47
USER|right (	-42
USER|right )	54
USER|right +	-10
USER|right ,	36
USER|right -	-28
USER|right .	-23
USER|right /	17
USER|right :	92
USER|right ;	-44
USER|right <Name>	-29
USER|right <kin>	-39
USER|right <number>	-47
USER|right =	-11
USER|right >	-39
USER|right ?	-97
USER|right HE	6
USER|right HER	-79
USER|right HIS	26
USER|right I	-102
USER|right ME	-9
USER|right MY	-15
USER|right OUR	-27
USER|right SHE	31
USER|right THEIR	5
USER|right THEY	50
USER|right US	8
USER|right WE	-11
USER|right `	-57
USER|right a	10
USER|right about	35
USER|right account	-25
USER|right after	3
USER|right again	9
USER|right aid	-18
USER|right all	-9
USER|right allergic	-28
USER|right allergy	-46
USER|right allotment	26
USER|right alone	-18
USER|right already	12
USER|right also	22
USER|right always	28
USER|right am	72
USER|right an	-52
USER|right and	-45
USER|right answer	33
USER|right any	35
USER|right anymore	-57
USER|right anything	61
USER|right anyway	53
USER|right april	-42
USER|right are	33
USER|right arrived	-3
USER|right as	-41
USER|right ask	-3
USER|right asked	-14
USER|right asking	21
USER|right asleep	48
USER|right at	-32
USER|right atm	50
USER|right avoid	-6
USER|right away	53
USER|right awful	18
USER|right b	3
USER|right back	31
USER|right bad	11
USER|right bakery	27
USER|right bank	-35
USER|right bark	-70
USER|right bc	22
USER|right be	-4
USER|right because	57
USER|right bed	-4
USER|right been	76
USER|right bees	24
USER|right before	-7
USER|right being	-62
USER|right better	-47
USER|right between	-36
USER|right beyond	48
USER|right big	34
USER|right bit	5
USER|right bits	57
USER|right black	-12
USER|right board	-67
USER|right boiler	13
USER|right booked	-19
USER|right books	20
USER|right booze	-56
USER|right box	-6
USER|right bread	31
USER|right break	-4
USER|right breakfast	-19
USER|right broke	35
USER|right broken	-18
USER|right btw	61
USER|right bus	-32
USER|right but	17
USER|right by	-7
USER|right c	-39
USER|right call	13
USER|right called	-7
USER|right can	-10
USER|right can't	-29
USER|right cant	-48
USER|right car	-20
USER|right cataracts	43
USER|right chain	-53
USER|right change	-45
USER|right cheaper	7
USER|right check	23
USER|right chess	3
USER|right choir	-59
USER|right claims	-62
USER|right class	-34
USER|right clean	-11
USER|right closed	-53
USER|right club	-18
USER|right clue	-48
USER|right co	-11
USER|right code	34
USER|right cold	-18
USER|right colour	-39
USER|right comes	-10
USER|right company	17
USER|right competitor	-62
USER|right cook	26
USER|right coriander	-45
USER|right cos	-18
USER|right could	-34
USER|right council	-5
USER|right count	-7
USER|right cry	67
USER|right customer	-31
USER|right d	-5
USER|right day	9
USER|right days	25
USER|right dead	6
USER|right death	-45
USER|right degrees	-13
USER|right delivery	57
USER|right depot	21
USER|right desk	3
USER|right did	22
USER|right died	34
USER|right do	-38
USER|right does	86
USER|right doesn't	26
USER|right doesnt	-65
USER|right doing	22
USER|right don't	21
USER|right done	14
USER|right dont	60
USER|right door	-59
USER|right double	4
USER|right down	-37
USER|right drink	-45
USER|right drive	16
USER|right drives	-23
USER|right dry	-65
USER|right dying	66
USER|right e	-69
USER|right each	-29
USER|right easy	20
USER|right eat	-51
USER|right else	33
USER|right end	-21
USER|right english	-34
USER|right even	-12
USER|right evening	4
USER|right evenings	28
USER|right ever	-15
USER|right every	-33
USER|right everybody	33
USER|right everyone	-23
USER|right everything	15
USER|right exam	-58
USER|right exp	5
USER|right failed	-25
USER|right fallen	-17
USER|right family	-73
USER|right far	-59
USER|right feel	9
USER|right field	-6
USER|right figures	54
USER|right finds	-60
USER|right fine	-12
USER|right firm	-9
USER|right fix	11
USER|right fixed	24
USER|right flat	-24
USER|right floor	-9
USER|right food	4
USER|right form	-65
USER|right found	-57
USER|right free	-12
USER|right fridays	-20
USER|right from	16
USER|right front	31
USER|right gas	35
USER|right gave	-49
USER|right get	50
USER|right gets	103
USER|right gin	23
USER|right give	31
USER|right gluten	-63
USER|right go	65
USER|right god	-5
USER|right goes	-17
USER|right going	42
USER|right gone	-56
USER|right good	13
USER|right got	46
USER|right great	36
USER|right group	18
USER|right guess	-26
USER|right guy	-21
USER|right h	-31
USER|right had	95
USER|right half	59
USER|right hall	54
USER|right hand	-9
USER|right hard	-68
USER|right has	-71
USER|right hasn't	-3
USER|right hate	-46
USER|right hates	-42
USER|right have	-20
USER|right having	10
USER|right head	47
USER|right heat	-54
USER|right help	12
USER|right hens	-39
USER|right here	60
USER|right high	8
USER|right hip	14
USER|right hives	41
USER|right hob	-5
USER|right holiday	5
USER|right home	24
USER|right honest	-15
USER|right hours	-59
USER|right house	-19
USER|right hrs	-42
USER|right hurt	-67
USER|right if	9
USER|right in	-59
USER|right instead	-9
USER|right insured	-19
USER|right into	59
USER|right is	3
USER|right ish	37
USER|right isn't	21
USER|right it	-38
USER|right it's	-12
USER|right its	23
USER|right jan	-60
USER|right job	-22
USER|right just	24
USER|right k	-9
USER|right keep	51
USER|right keeps	-52
USER|right keyboard	77
USER|right kg	-21
USER|right kiln	11
USER|right kilos	-73
USER|right kind	-20
USER|right kitchen	-18
USER|right km	58
USER|right knee	15
USER|right knees	7
USER|right know	-24
USER|right knows	15
USER|right lads	-53
USER|right language	-15
USER|right laptop	-15
USER|right late	32
USER|right later	8
USER|right law	-16
USER|right leaning	-62
USER|right learned	16
USER|right least	-24
USER|right leave	-23
USER|right leaves	-52
USER|right legal	48
USER|right letter	-81
USER|right letters	-21
USER|right level	-36
USER|right licence	-11
USER|right life	-3
USER|right light	-41
USER|right lighthouse	6
USER|right like	56
USER|right line	-39
USER|right lines	29
USER|right live	-111
USER|right lives	22
USER|right log	38
USER|right lol	-26
USER|right longer	-35
USER|right look	-5
USER|right looks	9
USER|right lose	-58
USER|right lost	-49
USER|right lot	-20
USER|right loud	29
USER|right love	54
USER|right lovely	-56
USER|right m	23
USER|right made	10
USER|right make	15
USER|right man	55
USER|right manual	-67
USER|right many	-31
USER|right max	-26
USER|right may	14
USER|right maybe	39
USER|right might	37
USER|right milk	9
USER|right min	19
USER|right mins	13
USER|right minutes	19
USER|right miss	-42
USER|right mix	29
USER|right mixes	19
USER|right monday	20
USER|right money	19
USER|right month	5
USER|right months	-10
USER|right more	8
USER|right morning	9
USER|right mornings	25
USER|right most	19
USER|right mostly	48
USER|right moved	-8
USER|right must	23
USER|right n	13
USER|right names	46
USER|right nd	-26
USER|right near	-54
USER|right nearly	-30
USER|right need	-13
USER|right needs	14
USER|right neither	9
USER|right nervous	-27
USER|right never	8
USER|right new	-59
USER|right next	-79
USER|right night	30
USER|right nights	56
USER|right no	-41
USER|right nobody	24
USER|right non	-33
USER|right none	-20
USER|right noon	-13
USER|right not	26
USER|right nothing	-28
USER|right notice	-54
USER|right now	71
USER|right number	-71
USER|right nuns	-9
USER|right nut	-68
USER|right of	47
USER|right off	-9
USER|right office	-43
USER|right oh	-5
USER|right ok	82
USER|right old	-13
USER|right on	-23
USER|right one's	28
USER|right ones	-34
USER|right only	-53
USER|right open	10
USER|right opened	46
USER|right opens	66
USER|right options	9
USER|right or	-108
USER|right other	58
USER|right otherwise	11
USER|right out	-26
USER|right outsourced	-36
USER|right over	-28
USER|right own	-86
USER|right owner	28
USER|right page	46
USER|right pages	8
USER|right paid	42
USER|right pan	50
USER|right paper	36
USER|right past	57
USER|right pay	-13
USER|right per	23
USER|right phase	-14
USER|right phone	-17
USER|right physics	54
USER|right piano	34
USER|right place	-72
USER|right play	21
USER|right plays	3
USER|right please	-18
USER|right pls	123
USER|right plus	-66
USER|right pm	-4
USER|right points	21
USER|right polite	60
USER|right pregnant	-28
USER|right present	-40
USER|right press	13
USER|right prints	-32
USER|right prob	-18
USER|right public	-20
USER|right put	20
USER|right question	17
USER|right quid	3
USER|right quote	-41
USER|right rather	-33
USER|right rd	-20
USER|right read	7
USER|right reading	61
USER|right reads	3
USER|right real	42
USER|right really	66
USER|right reckons	17
USER|right regret	-5
USER|right release	-47
USER|right rent	-22
USER|right rescue	10
USER|right rest	-33
USER|right retired	38
USER|right review	-53
USER|right rice	-48
USER|right ride	-30
USER|right ring	19
USER|right risk	-20
USER|right room	-7
USER|right rules	-23
USER|right run	59
USER|right running	18
USER|right s	-41
USER|right said	-97
USER|right same	-65
USER|right sat	18
USER|right say	79
USER|right says	-21
USER|right scared	-28
USER|right school	21
USER|right scream	-32
USER|right sea	14
USER|right search	42
USER|right section	-27
USER|right sentence	-16
USER|right sentences	47
USER|right sesame	-37
USER|right set	53
USER|right share	69
USER|right sheet	-27
USER|right shop	31
USER|right short	56
USER|right should	38
USER|right sick	54
USER|right side	-7
USER|right sign	-15
USER|right since	45
USER|right skip	-20
USER|right sleep	-30
USER|right slow	39
USER|right small	30
USER|right snippets	-63
USER|right so	60
USER|right sold	6
USER|right some	-29
USER|right someone	-26
USER|right something	-60
USER|right soon	28
USER|right sorts	47
USER|right speak	-35
USER|right special	36
USER|right spring	9
USER|right st	-51
USER|right stage	-7
USER|right stairs	40
USER|right stand	-60
USER|right start	41
USER|right started	22
USER|right stay	-41
USER|right step	12
USER|right steps	13
USER|right still	-19
USER|right stop	9
USER|right stuck	20
USER|right stuff	38
USER|right suggest	25
USER|right summer	-58
USER|right sunday	16
USER|right sundays	-37
USER|right table	-13
USER|right take	-12
USER|right takes	45
USER|right taught	20
USER|right tax	67
USER|right tbh	61
USER|right team	-43
USER|right tech	-41
USER|right tell	6
USER|right tells	31
USER|right terms	21
USER|right th	-77
USER|right than	-12
USER|right thank	-8
USER|right that	84
USER|right that's	-19
USER|right thats	-24
USER|right the	-31
USER|right then	19
USER|right there	-3
USER|right thermometer	21
USER|right thing	10
USER|right things	-53
USER|right think	-38
USER|right thinking	74
USER|right this	-6
USER|right tho	-19
USER|right those	-31
USER|right though	31
USER|right through	7
USER|right thu	69
USER|right thurs	45
USER|right thursday	-30
USER|right til	-43
USER|right till	-43
USER|right time	8
USER|right to	-31
USER|right today	-41
USER|right told	-46
USER|right tomorrow	-75
USER|right tonight	-36
USER|right too	-3
USER|right top	59
USER|right tops	10
USER|right touch	8
USER|right train	-30
USER|right tried	-57
USER|right trip	14
USER|right tues	10
USER|right turn	-34
USER|right under	-50
USER|right understand	-26
USER|right until	-23
USER|right up	27
USER|right ups	-38
USER|right upstairs	-30
USER|right use	-45
USER|right used	-11
USER|right useless	63
USER|right usually	-3
USER|right w	9
USER|right walls	20
USER|right want	11
USER|right wanted	-9
USER|right wants	-63
USER|right warm	-20
USER|right was	-31
USER|right watch	-7
USER|right way	-33
USER|right wear	-61
USER|right weather	-41
USER|right wed	3
USER|right wedding	-39
USER|right weds	-30
USER|right week	19
USER|right weekends	37
USER|right weeks	27
USER|right welcome	-58
USER|right well	48
USER|right went	-35
USER|right were	-31
USER|right what	-36
USER|right whats	-55
USER|right when	-21
USER|right whenever	57
USER|right where	24
USER|right whether	3
USER|right which	5
USER|right white	14
USER|right who	31
USER|right who's	5
USER|right why	61
USER|right will	-12
USER|right winter	-4
USER|right wiring	-18
USER|right with	45
USER|right without	-7
USER|right wk	33
USER|right wks	-43
USER|right won't	-17
USER|right words	-36
USER|right work	4
USER|right working	20
USER|right would	62
USER|right write	47
USER|right x	-11
USER|right yard	-37
USER|right year	-35
USER|right years	-78
USER|right yes	52
USER|right yr	-38
USER|right yrs	23
USER|right zero	70
USER|right |	22
USER|right ~	53
USER|right £	-51
USER|right –	-9
USER|states about	13
USER|states already	51
USER|states are	-6
USER|states as	55
USER|states asked	62
USER|states because	146
USER|states been	38
USER|states before	58
USER|states but	87
USER|states called	80
USER|states can	20
USER|states can't	-9
USER|states cannot	71
USER|states did	50
USER|states do	77
USER|states does	106
USER|states doesn't	-4
USER|states ex	-8
USER|states former	5
USER|states from	21
USER|states give	-28
USER|states going	-6
USER|states had	-4
USER|states has	39
USER|states have	106
USER|states if	77
USER|states instead	-13
USER|states is	37
USER|states just	-20
USER|states last	9
USER|states like	12
USER|states longer	-35
USER|states make	4
USER|states may	31
USER|states named	66
USER|states never	-36
USER|states next	-41
USER|states no	161
USER|states not	182
USER|states old	80
USER|states only	72
USER|states or	19
USER|states plan	74
USER|states planning	-7
USER|states plans	-70
USER|states rather	108
USER|states said	-62
USER|states say	55
USER|states says	-28
USER|states should	-66
USER|states since	97
USER|states so	30
USER|states still	59
USER|states than	54
USER|states that	36
USER|states till	-16
USER|states to	-9
USER|states told	-29
USER|states trying	43
USER|states until	119
USER|states used	100
USER|states want	149
USER|states wants	141
USER|states was	30
USER|states when	25
USER|states which	66
USER|states who	132
USER|states will	67
USER|states without	126
USER|states won't	-12
USER|states would	102
USER|states write	9
USER|states yet	83
USER|then actually	-15
USER|then instead	38
USER|then meant	23
USER|then no,	10
USER|then not 	-45
USER|then scrap	31
USER|then wait	-4
USER|told False	-130
USER|told True	27
USER|turned 0	-39
USER|turned 1	69
USER|turned 2	80
USER|turned 3	-5
USER|turned Uncarried ORDER	-114
USER|turned Uncarried POLARITY	-168
USER|turned nothing	14
USER|uncarried by the event Uncarried CERTAINTY	-15
USER|uncarried by the event Uncarried CLAIM	-148
USER|uncarried by the event Uncarried CONTENT	21
USER|uncarried by the event Uncarried ORDER	-62
USER|uncarried by the event Uncarried POLARITY	-100
USER|uncarried by the event nothing	80
USER|uncarried by the quote Uncarried CERTAINTY	-37
USER|uncarried by the quote Uncarried CLAIM	-206
USER|uncarried by the quote Uncarried ORDER	-152
USER|uncarried by the quote Uncarried POLARITY	-70
USER|uncarried by the quote nothing	96
USER|under DIET foreign False	-10
USER|under HAVING foreign False	-13
USER|under OTHER foreign False	-33
USER|under OTHER foreign True	-94
USER|under PLACE foreign False	21
USER|under PROJECT foreign False	5
USER|under ROLE foreign False	48
USER|under SELF foreign False	170
USER|under TONGUE foreign False	40
USER|under TOOL foreign False	70
USER|under WISH foreign False	-38
USER|under another True	-96
USER|verb adopt	-19
USER|verb always	-82
USER|verb and	38
USER|verb bake	-15
USER|verb be	29
USER|verb break	-11
USER|verb build	-8
USER|verb buy	-72
USER|verb call	-79
USER|verb can	6
USER|verb can't	-11
USER|verb cannot	61
USER|verb care	31
USER|verb carry	15
USER|verb charge	-18
USER|verb clean	50
USER|verb climb	-4
USER|verb coach	-22
USER|verb collect	-45
USER|verb commute	-9
USER|verb cook	-12
USER|verb count	7
USER|verb currently	63
USER|verb dislike	-25
USER|verb do	103
USER|verb doesn't	-4
USER|verb draw	-46
USER|verb drink	-79
USER|verb drive	15
USER|verb earn	-74
USER|verb eat	-37
USER|verb enjoy	31
USER|verb feed	-19
USER|verb find	35
USER|verb finish	-58
USER|verb fire	12
USER|verb fly	-34
USER|verb get	38
USER|verb give	-11
USER|verb go	-42
USER|verb grow	-14
USER|verb hand	17
USER|verb handle	28
USER|verb hardly	5
USER|verb hate	-36
USER|verb have	25
USER|verb hold	-29
USER|verb host	-59
USER|verb keep	54
USER|verb know	-21
USER|verb lay	73
USER|verb lead	41
USER|verb lean	32
USER|verb learn	-49
USER|verb leave	-107
USER|verb lend	-72
USER|verb like	-103
USER|verb live	-143
USER|verb lose	-3
USER|verb love	-55
USER|verb make	31
USER|verb manage	-60
USER|verb milk	-12
USER|verb mostly	15
USER|verb move	-68
USER|verb must	-34
USER|verb need	53
USER|verb never	-111
USER|verb normally	-40
USER|verb often	-85
USER|verb once	-14
USER|verb only	5
USER|verb open	-30
USER|verb owe	-72
USER|verb own	-149
USER|verb paint	-43
USER|verb pay	-39
USER|verb plan	-59
USER|verb play	-83
USER|verb practise	-40
USER|verb prefer	-54
USER|verb propose	-62
USER|verb put	-54
USER|verb quit	-61
USER|verb read	47
USER|verb refuse	-24
USER|verb rent	49
USER|verb repair	23
USER|verb run	9
USER|verb sail	-32
USER|verb say	-25
USER|verb see	-54
USER|verb sell	26
USER|verb send	-46
USER|verb set	-50
USER|verb share	33
USER|verb sign	24
USER|verb sing	-17
USER|verb sit	41
USER|verb ski	-62
USER|verb sleep	-12
USER|verb smoke	-33
USER|verb speak	-88
USER|verb spend	52
USER|verb start	62
USER|verb still	45
USER|verb stop	4
USER|verb study	27
USER|verb suffer	-60
USER|verb sweep	-16
USER|verb swim	-4
USER|verb take	-60
USER|verb teach	-22
USER|verb tend	13
USER|verb think	-76
USER|verb train	47
USER|verb translate	-22
USER|verb turn	39
USER|verb use	48
USER|verb volunteer	40
USER|verb walk	28
USER|verb want	158
USER|verb water	-29
USER|verb wear	-27
USER|verb will	115
USER|verb won't	-12
USER|verb work	-58
USER|verb write	-58
USER|words 1	-101
USER|words 2	-124
USER|words 3	-39
USER|words 4	-9
USER|words 5	142
USER|words 6	186
USER|words 7	204
USER|words 8	164
after : own False	45
after : own True	73
after <Name> own False	-32
after <Name> own True	77
after <kin> own True	46
after ? own True	47
after HE own False	27
after HE own True	29
after HER own False	51
after HER own True	83
after HIS own False	74
after HIS own True	6
after I own False	56
after I own True	27
after ME own False	5
after ME own True	6
after MY own False	9
after MY own True	7
after OUR own False	21
after OUR own True	23
after SHE own False	42
after SHE own True	94
after THEIR own False	11
after THEY own False	21
after THEY own True	13
after US own False	43
after US own True	65
after WE own False	-55
after WE own True	15
after YOU own False	-33
after YOU own True	100
after it own False	7
after it own True	82
among !	63
among "	19
among %	-36
among &	12
among '	-61
among (	170
among )	-68
among *	-45
among +	73
among ,	113
among -	28
among .	-18
among /	9
among :	90
among ;	-9
among <	-16
among <Name>	-219
among <kin>	-160
among <number>	-163
among =	65
among >	-4
among ?	30
among HE	31
among HER	-28
among HIS	-17
among I	68
among ME	22
among MY	-41
among OUR	-11
among SHE	94
among THEIR	-36
among THEY	55
among US	10
among WE	14
among YOU	111
among a	-44
among about	22
among actually	-26
among adults	63
among advert	24
among after	11
among again	41
among agreed	-58
among all	17
among already	-20
among also	45
among always	-34
among am	46
among amlodipine	-14
among an	46
among and	-39
among another	-4
among any	-8
among anything	-72
among aren't	8
among as	-5
among ask	6
among asked	-71
among at	-39
among autumn	-30
among b	-75
among back	42
among backend	-35
among balcony	-40
among bass	-16
among bc	5
among be	-5
among because	48
among bed	-35
among been	50
among before	15
among being	52
among belle	7
among better	15
among between	-47
among big	13
among bit	16
among bits	66
among both	36
among box	-45
among but	11
among by	-38
among c	-21
among call	35
among called	-8
among came	-59
among can	52
among can't	47
among cant	47
among carsick	-19
among cause	-35
among centre	-61
among change	-22
among charge	14
among clinic	10
among come	27
among comforter	13
among cons	-55
among conservatoire	26
among could	-41
among currently	-4
among d	-36
among day	57
among days	-63
among dba	8
among deaf	-30
among diabetic	-8
among did	-33
among dining	-55
among do	38
among does	69
among doesn't	-21
among doesnt	-29
among doing	42
among don't	-60
among done	16
among dont	33
among down	-44
among draw	-35
among drive	26
among drones	-12
among due	-42
among e	-24
among each	23
among em	3
among even	-6
among every	-58
among everyone	-15
among everything	-47
among except	-101
among fine	-30
among floor	-21
among friendly	9
among from	-38
among garden	-61
among gave	18
among get	-53
among gets	-28
among give	-34
among go	-73
among going	-60
among got	-24
among group	-46
among guy	18
among h	-3
among had	35
among half	-48
among hall	13
among has	87
among hasn't	64
among have	-32
among having	32
among here	-10
among home	28
among hospital	-55
among hosts	7
among hours	36
among house	-55
among how	17
among hybrid	-61
among if	10
among in	49
among into	14
among is	27
among it	42
among it's	15
among its	-27
among just	55
among k	-4
among keeps	-69
among kg	-63
among kitchen	-31
among known	-16
among languages	13
among last	-107
among launch	-40
among least	-56
among leave	20
among left	-80
among letter	8
among like	-34
among list	76
among lives	51
among local	-39
among longer	16
among m	-59
among maintenance	7
among man	-17
among maximum	14
among may	22
among maybe	-39
among mean	46
among mid	-53
among might	-19
among min	-36
among mine's	62
among mon	-29
among monday	-19
among monitoring	-32
among moonpipe	-61
among more	56
among mostly	-59
among moved	45
among moves	-18
among moving	72
among must	-26
among n	-37
among nd	-61
among near	-81
among nearly	-74
among need	40
among needs	-38
among never	-16
among new	-6
among next	-42
among night	-30
among no	105
among nobody	-20
among none	8
among not	-13
among nothing	66
among now	-17
among number	6
among odd	22
among of	5
among off	-32
among offered	-61
among oh	8
among ok	-45
among old	-69
among on	-25
among only	-79
among open	-25
among or	-54
among other	-52
among out	-30
among over	-68
among own	70
among owns	4
among part	18
among per	35
among percent	24
among phone	-3
among physics	-24
among pitch	-58
among place	18
among plan	-42
among platform	-16
among plays	-32
among pls	64
among pm	-36
among polish	-16
among post	-38
among ppl	13
among practice	35
among pros	-55
among pub	-69
among put	-9
among rather	-9
among rd	-7
among read	75
among red	13
among right	-9
among run	66
among runs	-42
among s	-37
among said	-18
among same	58
among saturday	10
among say	-23
among says	-14
among school	-38
among see	60
among sheet	7
among should	-22
among side	22
among signs	-61
among since	105
among site	8
among sits	-28
among size	-41
among sleeps	-7
among small	-38
among so	53
among sock	13
among solar	-32
among some	57
among someone	-58
among something	7
among speech	-28
among st	42
among stars	-62
among starting	-16
among starts	-35
among stays	-4
among still	31
among stuck	-23
among subscription	-32
among such	-12
among summer	-60
among take	-59
among target	-34
among team	12
among tell	-18
among th	6
among than	-20
among that	-69
among that's	6
among thats	64
among the	45
among then	10
among there	-21
among these	-42
among thing	-30
among this	61
among through	-31
among tidemark	-29
among till	-39
among time	-41
among to	-62
among together	-17
among tone	16
among too	-8
among tops	8
among train	-30
among under	37
among until	-23
among up	-6
among use	-9
among used	-71
among v	33
among vim	-23
among w	53
among walk	29
among want	-112
among wants	-81
among was	-82
among week	-22
among weekends	-94
among weeks	-44
among well	22
among welsh	-16
among went	5
among were	-48
among what	72
among when	-37
among where	108
among whether	-69
among which	36
among who	69
among who's	43
among whole	15
among whos	10
among whose	-25
among will	-69
among with	-104
among without	-7
among wk	-5
among wks	-57
among woman	-25
among won't	9
among wont	32
among work	23
among would	-35
among write	-67
among x	18
among yard	-59
among year	-24
among years	11
among yes	66
among yet	-11
among yr	-52
among |	15
among ~	-20
among £	-4
among –	13
among →	28
asked False	5
asked True	-140
attributed False	3
attributed True	-71
begins #	-35
begins *	57
begins -	15
begins 0.4	16
begins 1	4
begins 140	-24
begins 18	-11
begins 180	-4
begins 200	-23
begins 220	50
begins 29	20
begins 3	19
begins 3,200	5
begins 3.12	12
begins 38	42
begins 39	12
begins 4	60
begins 450	14
begins 5	25
begins 50	-8
begins 60	-27
begins 7.32	-21
begins `	-79
begins a	-18
begins about	-19
begins abuela	-5
begins ach	34
begins acme	-38
begins actually	47
begins actuarial	17
begins agenda	52
begins airflow	-37
begins allergies	21
begins allergy	37
begins allotment	3
begins almost	-27
begins always	-26
begins am	-11
begins an	39
begins and	13
begins ann	55
begins anna	-78
begins answer	-31
begins anyone	-24
begins apologies	28
begins arduino	11
begins avoid	-4
begins aws	-6
begins back	25
begins bad	8
begins band	-19
begins bash	-48
begins be	-8
begins bear	-16
begins been	59
begins being	-13
begins best	-5
begins bike	22
begins birdwatching	-45
begins birthday	8
begins bit	9
begins board	39
begins boiler	-30
begins bonjour	3
begins bookshop	20
begins bucket	-29
begins budget	-9
begins calculate	10
begins can	4
begins can't	36
begins car	8
begins cardiff	53
begins cash	-9
begins character	-40
begins cheap	-9
begins cheapest	-3
begins chemistry	7
begins chess	-49
begins choir	28
begins choose	38
begins client	-26
begins cobol	-22
begins commit	-15
begins compare	11
begins comparing	13
begins context	-4
begins conventions	-32
begins convert	-11
begins cooking	-40
begins correction	20
begins costs	-11
begins could	-25
begins country	18
begins cover	-15
begins crochet	-6
begins current	4
begins cv	-30
begins d	47
begins dana	-43
begins data	3
begins dating	41
begins deadline	-7
begins dear	-5
begins debian	35
begins debts	6
begins describe	12
begins diet	32
begins dinner	9
begins dj	21
begins django	-21
begins do	-60
begins doctor	-8
begins does	-71
begins don't	-54
begins dont	29
begins dr	-33
begins draft	40
begins dream	-42
begins drone	5
begins easier	-5
begins eid	-18
begins eight	-23
begins elan	-6
begins elixir	-13
begins english	15
begins env	-19
begins error	10
begins esphome	-3
begins estoy	28
begins etsy	33
begins eulogy	-20
begins evenings	-8
begins every	31
begins everyone	-54
begins example	-72
begins excel	-26
begins executor	-27
begins exercise	-20
begins explain	-4
begins fantasy	11
begins faq	13
begins fears	-4
begins feedback	28
begins feeling	18
begins fire	-7
begins firmware	31
begins fix	6
begins flat	48
begins flatmates	-25
begins for	-19
begins forgets	17
begins formal	-3
begins fridge	-9
begins friend's	-9
begins from	-33
begins funeral	-4
begins fwiw	-9
begins fyi	27
begins garage	-22
begins gear	31
begins generate	-20
begins gift	33
begins gig	-6
begins gimme	20
begins give	-28
begins glossary	55
begins gluten	-12
begins goal	-34
begins goals	11
begins gonna	-10
begins good	-32
begins got	5
begins gp	7
begins gran's	17
begins grandad's	-4
begins grandpa	11
begins grant	-17
begins great	38
begins guy	-34
begins ha	25
begins habit	17
begins had	-4
begins haiku	-7
begins half	8
begins halloween	-24
begins ham	23
begins hang	11
begins hard	-14
begins have	11
begins haven't	6
begins having	27
begins he	6
begins heads	19
begins hei	8
begins hello	10
begins help	8
begins hen	30
begins her	28
begins here's	53
begins hey	8
begins hi	-9
begins hired	30
begins hiring	-14
begins hiya	40
begins hobbies	3
begins home	27
begins hopefully	7
begins hoping	17
begins hosting	-13
begins house	10
begins how	-11
begins hpc	-33
begins hubspot	-35
begins i	-117
begins i'd	-10
begins i'm	-46
begins i've	22
begins ich	83
begins idk	-4
begins if	37
begins im	-14
begins imagine	-64
begins import	-32
begins in	-30
begins insomnia	12
begins is	7
begins it	71
begins it's	9
begins ive	30
begins jcl	35
begins jira	-28
begins job	3
begins june	25
begins k	-13
begins keep	-24
begins kiln	-3
begins kindly	39
begins kit	-27
begins kitchen	50
begins klarna	-6
begins knee	-16
begins knitting	-7
begins kotlin	-27
begins kubectl	24
begins lab	-13
begins last	-27
begins lawn's	52
begins leaflet	22
begins lean	8
begins left	32
begins lego	-38
begins lesson	-9
begins level	-18
begins list	11
begins local	7
begins locksmith	-14
begins lol	-5
begins long	54
begins looking	-7
begins ludlow	41
begins lunchbox	-19
begins lyrics	-24
begins make	18
begins making	38
begins married	-18
begins may	37
begins me	-20
begins meal	-8
begins meds	-9
begins meeting	4
begins microscopy	-28
begins midwife	42
begins migrated	23
begins migration	13
begins mine	12
begins minecraft	-34
begins minutes	21
begins mock	-19
begins modbus	-23
begins mon	-17
begins most	-14
begins mostly	25
begins mould	24
begins movie	33
begins moving	6
begins mum	-22
begins my	-28
begins name	-3
begins never	-23
begins niceic	34
begins night	-30
begins nine	-7
begins nix	17
begins no	25
begins not	8
begins nottingham	36
begins novel	30
begins numbers	-16
begins obituary	9
begins obsidian	9
begins oh	66
begins ok	7
begins okay	-4
begins omg	10
begins on	26
begins one	35
begins only	-11
begins options	-28
begins our	-15
begins owners	28
begins oyster	-23
begins packing	14
begins paper	26
begins paper's	-12
begins pattern	-33
begins people	-16
begins persona	26
begins pets	12
begins phd	-20
begins physio	-17
begins pick	63
begins plasterer	-17
begins plc	28
begins please	12
begins pls	31
begins plum	25
begins podcast	28
begins poem	-24
begins poker	-34
begins postdoc	5
begins postmortem	12
begins pottery	-16
begins praat	-7
begins prefect	7
begins prefer	31
begins pretend	-5
begins profile	39
begins proofread	31
begins proposal	-26
begins pros	14
begins psql	-11
begins pub	-28
begins put	4
begins python	-31
begins q	10
begins q's	31
begins question	15
begins questions	10
begins quick	24
begins quote	-35
begins quotes	6
begins radio	34
begins raft	40
begins rain	20
begins rank	27
begins raspberry	64
begins rate	12
begins re	32
begins recipe	-42
begins redraft	-13
begins reference	-7
begins regex	-12
begins remind	-76
begins replacing	-19
begins reply	10
begins retired	65
begins reviewer	17
begins reword	7
begins rewrite	16
begins rhyming	29
begins right	-25
begins roast	49
begins role	23
begins rollout	23
begins rota	46
begins rotterdam	9
begins rubric	28
begins rules	3
begins run	-9
begins running	-45
begins s	4
begins sage	-7
begins sample	30
begins sanity	-24
begins sash	12
begins sat	29
begins saving	-14
begins say	13
begins says	-24
begins school	-28
begins sdlc	-3
begins sec	17
begins security	15
begins seeds	-20
begins settle	-11
begins she	17
begins she's	-64
begins shellfish	-5
begins shes	-12
begins shop	11
begins shopify	4
begins shopping	-33
begins short	18
begins shorten	-33
begins should	13
begins sign	-37
begins since	-13
begins skip	-12
begins some	70
begins son's	24
begins sooo	-28
begins sorry	24
begins sort	-12
begins sourdough	-25
begins soz	3
begins speaking	8
begins spiders	-20
begins spreadsheet	3
begins spss	5
begins stack	37
begins stand	31
begins standup	40
begins stata	-6
begins status	15
begins stock	-8
begins student	20
begins stuff	4
begins suggest	-18
begins summarise	-27
begins suppose	-46
begins swot	52
begins symptoms	-11
begins ta	3
begins take	37
begins tasks	-7
begins teach	30
begins teacher	24
begins team	-28
begins tell	-12
begins ten	-52
begins terraform	14
begins text	-28
begins thank	-41
begins that	20
begins the	-53
begins there	-22
begins they	-67
begins things	30
begins thinking	24
begins this	17
begins thx	5
begins ticket	-12
begins tide	-10
begins tidy	-19
begins tl	38
begins to	33
begins today	-12
begins todo	-4
begins tom	-119
begins toy	-28
begins trained	-56
begins training	13
begins translate	29
begins trip	31
begins trying	-15
begins two	-18
begins type	-6
begins u	17
begins ugh	-11
begins um	23
begins umm	15
begins undyed	35
begins uni	28
begins unity	-13
begins unlike	-51
begins unsure	10
begins update	54
begins urgent	-7
begins use	25
begins used	-11
begins vegan	-10
begins vegetarians	-68
begins vendor	30
begins village	-22
begins villain	23
begins visa	5
begins voice	23
begins volunteer	-11
begins vows	3
begins wait	21
begins waitressing	44
begins warum	10
begins was	-46
begins we	16
begins we're	-24
begins we've	8
begins wedding	-9
begins weekends	-25
begins weekly	-42
begins westport	17
begins what	7
begins what's	5
begins whats	21
begins when's	-4
begins whenever	-6
begins which	19
begins who	-7
begins why	-34
begins wife	34
begins won't	47
begins wording	-39
begins work	5
begins workshop	-7
begins would	-44
begins write	84
begins written	-23
begins yeah	-28
begins year	-12
begins yes	70
begins yiayia	12
begins you	-38
begins yr	24
begins zotero	-9
begins |	17
behind a colon	-56
behind a line	53
borne False	-156
borne True	163
close left "	-170
close left #	-12
close left &	28
close left '	-19
close left (	57
close left )	-46
close left *	8
close left ,	95
close left -	-6
close left .	25
close left /	4
close left :	-23
close left ;	22
close left <Name>	-114
close left <kin>	-226
close left <number>	-18
close left =	27
close left >	-86
close left HE	-50
close left HER	-55
close left HIS	-76
close left ME	73
close left MY	78
close left OUR	45
close left SHE	-77
close left THEIR	-30
close left THEY	-33
close left US	-21
close left WE	14
close left YOU	-63
close left [	30
close left ]	30
close left `	-68
close left a	-35
close left about	-90
close left accounting	-43
close left actually	18
close left ad	-75
close left after	-7
close left again	-49
close left all	-43
close left almost	-89
close left alone	48
close left always	-47
close left am	-19
close left an	35
close left and	38
close left anna	-61
close left answers	36
close left any	47
close left anyone	-27
close left anything	19
close left applying	-66
close left archive	34
close left are	-80
close left as	99
close left ask	10
close left asked	-71
close left asking	-24
close left at	-49
close left avoid	-34
close left back	42
close left bc	18
close left be	81
close left because	36
close left been	-11
close left before	12
close left being	-19
close left besides	-6
close left between	-10
close left bride	-33
close left bring	-11
close left btw	27
close left budget	-5
close left but	53
close left buy	-47
close left by	-13
close left c	3
close left can	-61
close left can't	-6
close left cant	50
close left car	10
close left cement	-26
close left chairs	-15
close left check	-52
close left choir	-66
close left class	17
close left come	-22
close left compare	-60
close left complaint	-69
close left cons	41
close left consulting	34
close left context	40
close left cos	43
close left could	-76
close left course	-64
close left crew	42
close left currently	65
close left d	-33
close left dana	-43
close left day	12
close left days	17
close left did	-72
close left dj	-32
close left do	-52
close left does	-72
close left doesn't	-72
close left doing	35
close left don't	-37
close left done	-58
close left dont	100
close left door	-87
close left doubt	-65
close left down	-68
close left draft	63
close left dream	-46
close left driving	-37
close left each	61
close left editor	17
close left em	-7
close left engineers	26
close left english	11
close left estimate	-8
close left even	19
close left evening	75
close left ever	-76
close left every	-22
close left everyone	-67
close left everything	-9
close left example	-56
close left except	-39
close left failed	-58
close left family	32
close left far	-43
close left feed	-12
close left fictional	-61
close left find	-36
close left firm	11
close left flat	19
close left for	41
close left form	-44
close left freelance	65
close left fridge	20
close left from	-17
close left fyi	50
close left gave	-66
close left get	-31
close left gets	-81
close left getting	-71
close left gift	50
close left give	-24
close left given	34
close left go	30
close left goal	-65
close left goes	-29
close left going	-18
close left gone	-30
close left got	47
close left guy	-41
close left h	-12
close left had	-41
close left half	-62
close left hall	-20
close left hardly	-60
close left has	-51
close left have	14
close left haven't	-24
close left having	20
close left here	19
close left hi	29
close left hip	-33
close left home	35
close left honestly	35
close left hour	-16
close left hours	67
close left house	-45
close left how	-78
close left ideas	-38
close left if	-70
close left ignore	-37
close left in	-9
close left interview	-36
close left into	33
close left is	-50
close left it	34
close left it's	148
close left its	64
close left job	-70
close left just	25
close left k	45
close left keep	34
close left kg	-14
close left kindly	3
close left know	-40
close left lab	-59
close left lad	-29
close left lads	-46
close left last	7
close left late	-52
close left law	-40
close left leaving	70
close left left	-72
close left lent	-48
close left letter	-33
close left like	-59
close left list	-18
close left little	-42
close left loud	4
close left love	-14
close left m	-41
close left make	68
close left makes	-22
close left man	23
close left married	-33
close left materials	-15
close left maths	-23
close left max	-72
close left may	23
close left maybe	-20
close left mention	78
close left met	-70
close left might	-77
close left min	-26
close left mine's	63
close left mo	-22
close left month	37
close left more	-12
close left morning	-12
close left most	-53
close left mostly	-45
close left move	-65
close left moved	-38
close left moving	-53
close left much	6
close left must	-37
close left name	52
close left nearly	-77
close left need	-18
close left never	-58
close left new	-32
close left night	-28
close left no	79
close left nobody	-5
close left note	-9
close left nothing	49
close left novel	-50
close left now	61
close left o	10
close left of	-76
close left off	-14
close left offered	-79
close left oh	65
close left ok	65
close left old	-94
close left on	78
close left one's	-22
close left only	-44
close left options	-79
close left or	-78
close left other	-60
close left out	-8
close left over	-75
close left own	-46
close left owned	-44
close left owns	-68
close left page	-7
close left paper	-23
close left people	-46
close left phone	-47
close left pipeline	-3
close left plan	-40
close left please	-35
close left pls	-58
close left price	48
close left programme	11
close left project	5
close left promised	53
close left proper	47
close left put	-6
close left quick	6
close left rather	-5
close left re	-17
close left read	9
close left real	37
close left really	44
close left recipe	-57
close left reckons	-44
close left remind	-32
close left rent	-57
close left rented	-43
close left retired	-35
close left retirement	-9
close left right	-11
close left role	46
close left room	8
close left row	-69
close left rows	21
close left run	-47
close left s	21
close left said	-45
close left same	-22
close left saturday	-26
close left say	-9
close left says	-180
close left school	-32
close left section	8
close left setup	41
close left shall	-41
close left shop	-33
close left should	-80
close left side	-39
close left sign	31
close left simple	15
close left since	43
close left sit	10
close left site	35
close left skip	-5
close left small	-11
close left so	-6
close left sold	34
close left solo	-4
close left some	13
close left someone	-66
close left something	21
close left songs	4
close left sourdough	-5
close left speak	32
close left split	19
close left spring	-26
close left stack	-9
close left starting	-18
close left still	55
close left stock	28
close left stop	44
close left stretch	39
close left student	-29
close left students	-15
close left sub	6
close left suggest	-54
close left swap	-15
close left table	-37
close left take	27
close left talk	32
close left tea	-23
close left teach	32
close left team	-37
close left tell	43
close left th	4
close left that	-79
close left that's	40
close left thats	4
close left the	-26
close left then	18
close left there	-5
close left there's	-14
close left theres	-3
close left these	-68
close left thing	52
close left things	6
close left thinking	-126
close left thinks	-24
close left this	-3
close left thought	-59
close left through	3
close left till	-73
close left time	-19
close left to	-96
close left today	24
close left told	-62
close left too	62
close left trade	36
close left tram	-17
close left tried	-28
close left turned	-64
close left under	-19
close left unit	-24
close left up	-19
close left used	-68
close left usually	7
close left van	29
close left vegetarian	-24
close left version	-28
close left vim	-29
close left w	-63
close left want	-70
close left wanted	-50
close left wants	-48
close left warehouse	20
close left warm	29
close left was	-25
close left we'd	-61
close left went	-27
close left were	-19
close left what	-49
close left when	-57
close left where	54
close left which	6
close left white	61
close left who	-122
close left who's	-70
close left whole	-48
close left whose	-72
close left why	34
close left will	-28
close left wish	-53
close left with	3
close left without	-57
close left won't	-22
close left wont	-20
close left words	-8
close left work	-13
close left would	-50
close left write	-23
close left x	15
close left yeah	10
close left year	4
close left years	-85
close left yes	54
close left yoga	-68
close left younger	-20
close left yr	-7
close left yrs	-20
close left |	34
close left ~	15
close left £	-8
close left –	-53
close left •	20
close right !	33
close right "	-123
close right &	18
close right '	-46
close right (	-7
close right )	212
close right +	-6
close right ,	88
close right -	-85
close right .	60
close right /	-48
close right :	86
close right ;	-21
close right <Name>	-134
close right <kin>	-15
close right <number>	-161
close right =	-89
close right >	-47
close right ?	-122
close right HE	-28
close right HER	-7
close right HIS	-12
close right I	-6
close right ME	26
close right MY	24
close right OUR	13
close right SHE	24
close right THEY	47
close right US	30
close right WE	48
close right YOU	34
close right `	-68
close right a	-83
close right about	-58
close right across	-56
close right after	-50
close right again	-5
close right all	-12
close right already	65
close right also	26
close right always	-16
close right an	-59
close right and	59
close right anything	-4
close right anyway	-17
close right are	-33
close right as	-111
close right ask	28
close right asked	-12
close right at	-79
close right atm	20
close right b	-13
close right back	-43
close right bad	6
close right bark	-70
close right be	-15
close right because	21
close right bed	-56
close right been	33
close right before	-53
close right bit	11
close right bless	7
close right both	10
close right bring	-16
close right btw	68
close right but	-51
close right by	-26
close right c	-58
close right called	-62
close right can	41
close right can't	-13
close right co	-28
close right competitor	-62
close right cos	-27
close right counts	-10
close right d	60
close right day	-59
close right days	-26
close right did	18
close right do	-29
close right does	-30
close right doing	26
close right don't	53
close right done	-10
close right dont	18
close right down	-20
close right drives	-48
close right each	-25
close right even	25
close right ever	3
close right every	-41
close right everybody	-16
close right everyone	-3
close right everything	-17
close right exam	-3
close right except	-85
close right fine	-65
close right food	-22
close right for	-76
close right form	-19
close right fri	23
close right from	-33
close right gas	61
close right gave	-63
close right get	57
close right gets	-18
close right go	31
close right god	7
close right gone	6
close right got	-21
close right grand	-10
close right had	36
close right haha	-23
close right half	15
close right hard	-68
close right has	-10
close right hates	17
close right have	35
close right hens	-67
close right here	61
close right home	-17
close right how	-74
close right if	-33
close right in	-159
close right instead	-73
close right is	-52
close right ish	45
close right it	10
close right it's	-14
close right its	28
close right just	-22
close right k	-87
close right keep	25
close right kilos	-73
close right last	26
close right left	-19
close right licence	-45
close right light	-10
close right like	-32
close right live	-60
close right lives	-38
close right lol	-18
close right longer	-73
close right looks	-4
close right lost	-34
close right max	-32
close right may	29
close right maybe	-35
close right might	25
close right min	-24
close right more	-67
close right mostly	64
close right must	51
close right nearly	-68
close right need	13
close right never	49
close right new	37
close right next	-57
close right night	-57
close right no	-6
close right nobody	-14
close right non	-18
close right none	27
close right not	129
close right nothing	-56
close right now	46
close right of	-28
close right off	8
close right office	-65
close right ok	31
close right on	-107
close right ones	-8
close right only	21
close right or	-108
close right other	-82
close right out	-9
close right over	21
close right own	-56
close right pending	-66
close right people	-65
close right place	-59
close right play	50
close right please	-6
close right pls	58
close right previous	-55
close right put	14
close right really	66
close right reckons	17
close right right	-16
close right rn	-8
close right said	-76
close right same	36
close right say	21
close right says	14
close right school	-38
close right sign	-15
close right since	-32
close right so	96
close right some	-12
close right something	-40
close right sorry	-8
close right starting	24
close right still	5
close right stuff	11
close right tbh	72
close right team	17
close right tell	22
close right tells	31
close right th	-25
close right than	-51
close right that	3
close right that's	41
close right thats	13
close right the	-68
close right then	12
close right there	-17
close right thing	19
close right think	-56
close right thinking	-8
close right thinks	4
close right this	-42
close right tho	-54
close right thru	-27
close right til	-70
close right till	-75
close right time	19
close right to	-36
close right today	-92
close right tomorrow	-67
close right too	31
close right top	20
close right tops	56
close right tried	-33
close right trip	14
close right tues	9
close right under	-6
close right until	-83
close right up	14
close right w	-16
close right want	62
close right wants	-37
close right was	7
close right week	-31
close right well	6
close right went	-50
close right what	-48
close right when	-23
close right where	41
close right which	5
close right who	15
close right who's	30
close right will	14
close right with	22
close right without	-54
close right won't	8
close right work	-56
close right write	8
close right x	-4
close right year	-26
close right years	-65
close right yes	73
close right zero	51
close right |	62
close right ~	56
close right –	17
close right —	-32
denied False False False	-49
denied False False True	4
denied False True True	-255
denied True False False	24
denied True False True	-13
denied True True True	339
denied there 0 here 0	13
denied there 0 here 1	115
denied there 0 here 2	39
denied there 1 here 0	-143
denied there 1 here 1	-14
denied there 1 here 2	56
denied there 2 here 0	-181
drops ?	-177
drops about	-74
drops after	-34
drops almost	-92
drops already	6
drops are	-72
drops as	23
drops asked	-40
drops asks	-69
drops because	12
drops been	-40
drops before	42
drops but	22
drops called	-9
drops can	24
drops can't	18
drops cannot	-29
drops cant	57
drops condition False	-12
drops condition True	-26
drops could	-90
drops did	-67
drops didn't	-12
drops didnt	28
drops do	-25
drops does	-23
drops doesn't	-59
drops doesnt	-15
drops don't	11
drops dont	58
drops draft	-9
drops edit	8
drops ex	-96
drops example	-73
drops except	-127
drops exception False	-13
drops exception True	-20
drops former	-58
drops from	-80
drops give	-12
drops going	-43
drops had	-42
drops has	6
drops have	-27
drops help	21
drops hope	-59
drops hoping	-40
drops if	-98
drops instead	3
drops is	41
drops just	73
drops last	-88
drops like	-44
drops make	41
drops maybe	-33
drops might	-54
drops named	-38
drops nearly	-98
drops never	-48
drops next	-30
drops not	-12
drops old	-128
drops only	-59
drops or	-43
drops perhaps	55
drops plan	-23
drops please	-40
drops pls	31
drops pretend	-74
drops proofread	-57
drops rather	-36
drops rewrite	-70
drops said	-30
drops say	-19
drops says	-120
drops should	-62
drops since	-64
drops so	6
drops still	-42
drops suppose	-55
drops tell	18
drops than	-10
drops that	-115
drops think	-21
drops thinking	-151
drops till	-96
drops to	-113
drops told	-20
drops translate	-9
drops trying	-40
drops unless	-38
drops until	-61
drops used	-44
drops want	-67
drops wanted	-74
drops wants	-99
drops was	-103
drops were	-87
drops when	-99
drops whenever	9
drops whether	-62
drops which	11
drops while	-8
drops who	-52
drops will	-94
drops wish	-53
drops without	-58
drops won't	-14
drops wont	16
drops would	-81
drops write	-40
drops yet	-24
foreign 0 of 1	-80
foreign 0 of 2	-105
foreign 0 of 3	-3
foreign 0 of 4	138
foreign 1 of 1	-117
foreign 1 of 2	-111
foreign 1 of 3	-93
foreign 1 of 4	70
foreign 2 of 2	-36
foreign 2 of 3	-130
foreign 2 of 4	50
foreign 3 of 3	11
foreign 3 of 4	-39
frame age	52
frame aged	88
frame alone	63
frame always	-121
frame answer	128
frame around	83
frame assistant	76
frame belongs	95
frame business	27
frame call	21
frame called	79
frame came	-14
frame child	-29
frame children	10
frame class	-33
frame code	3
frame come	77
frame comes	28
frame company	30
frame cost	76
frame day	-55
frame every	-185
frame family	22
frame go	-41
frame goes	-44
frame going	10
frame group	77
frame home	59
frame house	10
frame household	62
frame including	-5
frame instead	11
frame job	50
frame keep	55
frame keeps	3
frame kept	5
frame like	-11
frame likes	-75
frame live	59
frame lives	-45
frame living	61
frame long	57
frame made	-61
frame make	-45
frame makes	57
frame making	50
frame members	62
frame message	94
frame moment	69
frame more	-54
frame most	22
frame name	45
frame named	60
frame need	-43
frame needs	48
frame old	76
frame only	-3
frame people	75
frame person	8
frame place	16
frame plans	-74
frame plays	-57
frame prefers	-21
frame project	21
frame project's	31
frame returns	59
frame runs	-57
frame set	8
frame speaks	-20
frame study	9
frame suffers	-60
frame take	-12
frame taken	10
frame takes	-66
frame taking	-33
frame text	27
frame time	-39
frame times	-19
frame use	15
frame used	29
frame uses	13
frame want	147
frame wants	163
frame week	-58
frame went	25
frame work	10
frame worked	21
frame working	-8
frame works	-47
frame year	25
frame years	-8
gap 0	-4
gap 1	64
gap 2	72
gap 3	-27
gap 4	-124
gate -1	-34
gate -2	-61
gate -3	-146
gate 0	25
gate 1	14
gate 2	50
gate 3	75
gate 4	56
heading #	-16
heading '	-61
heading (	-79
heading )	-81
heading *	21
heading ,	-76
heading -	-4
heading /	11
heading :	-47
heading <Name>	-79
heading <kin>	-102
heading <number>	-59
heading =	-14
heading >	4
heading HER	-17
heading HIS	-62
heading I	11
heading ME	120
heading MY	-51
heading OUR	-31
heading SHE	-45
heading THEIR	-8
heading US	75
heading WE	-39
heading YOU	22
heading a	14
heading about	58
heading ad	-38
heading add	8
heading agenda	18
heading aisle	-23
heading allergies	11
heading already	63
heading also	-4
heading am	80
heading an	-48
heading anyway	5
heading app	-55
heading applicant	36
heading as	-76
heading audience	-61
heading aug	-36
heading away	-10
heading background	32
heading badly	-70
heading before	-3
heading bits	25
heading blood	33
heading booked	13
heading budget	-14
heading bullet	-9
heading bullets	10
heading but	32
heading by	-13
heading call	-38
heading campaign	-34
heading can	-6
heading can't	17
heading car	21
heading charity	-34
heading chat	40
heading check	-39
heading cheek	-63
heading class	-47
heading clean	-5
heading cleaned	13
heading club	-14
heading complaint	-16
heading context	70
heading course	30
heading cover	-23
heading current	44
heading cv	-10
heading dan	10
heading days	27
heading deadline	41
heading decide	-28
heading do	30
heading don't	10
heading done	5
heading draft	-75
heading dream	-79
heading each	35
heading editor	42
heading email	-6
heading english	34
heading evening	-13
heading example	-87
heading explain	26
heading extraction	13
heading facts	57
heading fake	-51
heading far	-59
heading few	52
heading field	30
heading fix	24
heading flow	-53
heading for	-57
heading from	-7
heading gear	10
heading general	29
heading geology	30
heading gift	-22
heading goal	-38
heading goals	11
heading got	33
heading grant	27
heading group	17
heading groups	18
heading have	44
heading help	-9
heading here	39
heading hey	-7
heading home	19
heading how	18
heading human	26
heading ideas	-87
heading if	-13
heading in	-26
heading ingest	16
heading interpret	-63
heading into	9
heading is	-11
heading it	-36
heading job	-37
heading kit	39
heading languages	40
heading last	-63
heading latam	-46
heading lead	-4
heading learning	-67
heading lesson	-70
heading letter	4
heading level	-17
heading life	72
heading like	26
heading likes	-39
heading list	-13
heading looking	23
heading make	-26
heading making	-47
heading market	11
heading maybe	-66
heading meal	53
heading meeting	-5
heading memo	15
heading minutes	-14
heading model	-14
heading monday	-36
heading mtg	23
heading names	11
heading need	-6
heading needs	30
heading neutral	-46
heading new	-26
heading next	3
heading nicely	-36
heading night	-63
heading no	17
heading nonsense	-15
heading normal	26
heading not	-32
heading notes	-41
heading novel	-55
heading now	26
heading obituary	-53
heading of	-25
heading of material	-203
heading ok	40
heading old	-74
heading on	16
heading open	-42
heading options	-40
heading out	-65
heading owner	71
heading packing	21
heading pensions	34
heading persona	-70
heading phone	-26
heading phrase	18
heading pipeline	17
heading plan	42
heading play	-39
heading please	-77
heading pls	-6
heading points	-9
heading ppl	19
heading prefs	38
heading profile	-62
heading project	15
heading proofread	-77
heading propose	-15
heading quarterly	13
heading quick	9
heading railway	-14
heading rank	27
heading ranking	-44
heading rate	30
heading re	20
heading real	58
heading reasons	-15
heading rewrite	-52
heading rivals	-13
heading role	-14
heading rota	-38
heading rule	-28
heading rules	-20
heading said	-50
heading sale	6
heading sanity	-24
heading saturday	11
heading scaffold	-16
heading see	-20
heading setup	-3
heading short	-17
heading shorten	-32
heading side	5
heading ski	-4
heading so	-9
heading some	52
heading sort	-15
heading spanish	-46
heading spring	12
heading stack	4
heading staff	28
heading standup	18
heading still	-62
heading story	-56
heading stuff	85
heading summary	-78
heading target	-36
heading team	-9
heading test	26
heading th	-52
heading the	-72
heading themes	-14
heading these	19
heading things	62
heading this	13
heading tighten	23
heading to	-98
heading today	-12
heading todo	-20
heading tongue	-63
heading topic	28
heading trade	12
heading translate	-101
heading treasurer	-14
heading trip	-4
heading true	-5
heading truth	60
heading type	-27
heading unsure	18
heading up	-26
heading update	-7
heading usage	24
heading user	-52
heading ux	-47
heading vinyl	30
heading voice	-35
heading w	-53
heading want	44
heading wanted	-19
heading waters	-36
heading wedding	-25
heading week	53
heading went	-70
heading what	26
heading while	-36
heading who	39
heading words	-52
heading work	-7
heading workshop	-63
heading would	-63
heading write	-45
heading year	18
heading –	-48
in BEFORE 0	-38
in BEFORE 1	73
in BEFORE 2	71
in BEFORE 3	29
in BEFORE 4	105
in EVENT 0	7
in EVENT 1	-10
in EVENT 2	-59
in EVENT 3	-58
in EVENT 4	24
in EVENT near 1	23
in QUOTE 0	-166
in QUOTE 1	-179
in QUOTE 2	-21
in QUOTE 3	69
in QUOTE 4	231
in QUOTE near 1	59
in QUOTE near 2	30
in SENTENCE 0	19
in SENTENCE 1	-68
in SENTENCE 2	-69
in SENTENCE 3	-43
in SENTENCE 4	27
in SENTENCE near 1	-69
in brackets	57
in nowhere 0	-34
in nowhere 1	-22
in nowhere 2	80
in nowhere 4	32
in quotation marks	-333
kind constraint	77
kind goal	-141
kind habit	-145
kind interest	-50
kind ongoing_project	75
kind preference	55
kind project_fact	-43
kind recurring_state	-140
kind relationship	155
kind resource	-44
kind role	57
kind skill	-46
left "	-247
left #	-38
left %	-26
left &	49
left '	-62
left (	67
left )	-31
left *	-12
left +	9
left ,	29
left -	-32
left .	-28
left /	34
left :	-104
left ;	29
left <Name>	-120
left <kin>	-198
left <number>	-57
left =	-47
left >	-96
left HE	-41
left HER	-59
left HIS	-87
left I	-24
left ME	95
left MY	-23
left OUR	-18
left SHE	-65
left THEIR	10
left US	35
left WE	29
left YOU	-52
left [	28
left ]	28
left `	-72
left a	-47
left ability	15
left about	-87
left above	7
left abstract	-51
left account	-26
left accounting	-43
left accounts	12
left ad	-103
left add	-3
left admin	7
left adults	-30
left advert	-40
left again	-7
left age	-54
left agency	-13
left agent	-34
left agreed	31
left alarm	-22
left all	-21
left allergic	-24
left allotment	-11
left almost	-92
left alone	51
left already	21
left also	-23
left always	-64
left am	-15
left an	13
left analyst	22
left analysts	34
left and	31
left animals	3
left anna	-67
left announcement	37
left annuity	-44
left another	-41
left answer	-19
left answers	36
left any	66
left anyone	-7
left anything	19
left apart	-26
left app	31
left applying	-66
left archive	34
left are	-81
left aren't	22
left as	59
left ask	-73
left asked	-19
left asking	-53
left asks	-69
left at	-53
left auth	-24
left auto	-20
left avoid	-37
left away	-18
left b	-14
left back	45
left background	36
left bags	10
left bake	3
left balcony	-17
left band	-9
left bar	-17
left barn	-23
left based	3
left bathroom	-5
left bc	49
left be	58
left bear	-25
left because	12
left bed	-55
left beekeeping	31
left been	-47
left before	53
left being	-5
left besides	-6
left best	-12
left better	56
left between	25
left big	-3
left bills	29
left bins	-16
left bio	23
left birthday	-29
left blind	7
left blood	26
left board	9
left booked	18
left booking	-5
left books	-59
left both	50
left bought	-24
left box	-30
left brainstorm	18
left bread	46
left breakfast	-39
left bride	-52
left bring	-13
left btw	4
left budget	-8
left build	-7
left building	-25
left bullet	3
left bureau	-19
left bus	-58
left but	75
left buy	-66
left by	-3
left c	-39
left cake	-4
left calculate	-9
left call	6
left called	-8
left came	-22
left cams	-24
left can	3
left can't	7
left cannot	-27
left cant	45
left captions	-57
left car	11
left card	13
left cards	-30
left care	-19
left cause	43
left cement	-26
left cert	43
left certified	-25
left chairs	-15
left change	61
left charge	-50
left charity	-23
left chart	-51
left check	-15
left chem	15
left chief	-15
left choir	-103
left claims	-28
left clean	65
left clinic	-72
left clippie	-33
left club	-4
left co	8
left coauthor	-9
left code	-6
left coeliac	-21
left coffee	11
left collect	45
left college	-6
left colour	-42
left come	-21
left coming	33
left company	28
left compare	-92
left complaint	-20
left conduct	-26
left conjugation	13
left cons	40
left context	56
left continue	17
left contract	69
left contractor's	5
left convert	-38
left cook	13
left cooks	12
left copies	-54
left copy	-10
left cos	64
left could	-76
left council	12
left count	-45
left course	-64
left covers	16
left crew	53
left current	29
left currently	65
left customer	-128
left cv	-15
left cycling	-42
left d	6
left daily	10
left dairy	5
left dana	-43
left date	21
left day	5
left days	21
left dead	10
left deaf	-38
left dear	43
left decide	-40
left degree	63
left dental	-67
left deploys	-61
left depot	-5
left deuteranopia	-6
left devs	39
left diabetic	-60
left dialysis	-7
left dictate	-5
left did	-59
left died	-43
left diet	17
left dinner	-3
left divorced	41
left dj	-32
left dnd	-10
left do	-26
left doctoral	-64
left does	-25
left doesn't	-42
left doesnt	16
left doing	32
left don't	33
left done	-62
left dont	48
left door	-91
left dose	10
left doubt	-65
left down	-76
left downstairs	-51
left draft	21
left draw	27
left dream	-66
left drink	-6
left drive	28
left driver	-18
left drives	20
left driving	-27
left drop	-29
left drove	-53
left dry	-30
left due	12
left each	33
left easier	-31
left eat	-29
left eats	-20
left ed	-57
left edit	8
left editor	17
left elderly	-25
left em	-33
left email	-3
left employer	-8
left end	61
left ends	-46
left engineers	56
left english	23
left enough	62
left error	-7
left estimate	-8
left evening	65
left evenings	-9
left ever	-99
left every	25
left everyone	-36
left everything	-16
left example	-73
left except	-10
left exclamation	9
left explain	-54
left extend	-37
left extension	-3
left failed	-72
left fair	11
left false	-72
left family	56
left far	-49
left farm	-54
left feed	-12
left fictional	-57
left final	-32
left find	-50
left fine	-10
left finished	55
left fire	-26
left firm	-14
left fish	3
left fix	-14
left flat	-4
left flooded	46
left floor	8
left for	-33
left forget	29
left form	-10
left former	-44
left found	26
left free	-42
left freelance	-7
left fri	-45
left friday	-36
left fridays	-29
left fridge	14
left from	-21
left ft	-22
left funny	63
left fyi	54
left g	-52
left game	37
left garage	-11
left garden	62
left gave	-59
left get	4
left gets	-13
left getting	-41
left gift	37
left give	12
left given	10
left glass	18
left gluten	-39
left go	6
left goal	-59
left god	28
left goes	36
left going	-17
left gone	-30
left good	39
left google	50
left got	36
left grammar	41
left grateful	12
left great	38
left greenhouse	10
left grew	8
left group	-17
left grow	14
left guidance	7
left guide	8
left guy	-75
left guys	-6
left h	13
left ha	23
left had	-61
left haha	65
left half	-26
left hall	-6
left hard	49
left hardly	-7
left has	-51
left hate	-89
left hates	-13
left have	-10
left haven't	-17
left having	12
left headline	-23
left hearing	-4
left heart	-34
left hello	62
left help	12
left here	4
left hey	12
left hi	14
left high	-10
left hip	-45
left hiring	-47
left hold	53
left holds	-23
left home	9
left honestly	8
left hoping	-40
left horn	48
left host	-3
left hour	-42
left hours	63
left house	-28
left how	-8
left human	26
left hurt	20
left idea	-8
left ideas	-37
left if	-113
left ignore	9
left import	-14
left incl	21
left insulin	-49
left intend	8
left interview	-41
left invoice	40
left iron	-36
left is	-59
left ish	-38
left it	43
left it's	88
left its	30
left job	-95
left jonas	-43
left just	59
left k	112
left keep	20
left keeper	-71
left keeping	-29
left keeps	-78
left keyboard	-5
left keys	-51
left kg	-9
left kidney	-25
left kiln	35
left kind	-69
left kindly	34
left kitchen	35
left km	40
left knees	-8
left know	14
left kotlin	-37
left lab	-46
left lad	-39
left lads	-25
left lady	-33
left land	8
left laptop	20
left large	47
left last	-17
left late	-65
left law	-19
left lay	62
left lead	21
left learn	42
left leave	13
left leaving	42
left ledger	-17
left left	-41
left leftovers	-45
left legal	-24
left lent	-64
left less	-46
left let	-67
left letter	3
left letters	39
left letting	-7
left licence	13
left life	72
left lift	8
left lighthouse	-71
left like	-27
left likes	-18
left line	-10
left lines	20
left lisbon	9
left list	-42
left little	-8
left live	68
left lives	12
left loads	36
left local	-14
left log	-47
left looking	-67
left losing	24
left loud	-44
left love	-38
left loves	-12
left lower	44
left lunch	-20
left lunchbox	-32
left m	-17
left mac	27
left mail	-9
left maintain	-13
left make	72
left makes	-11
left making	-16
left malts	-52
left man	-87
left marketing	22
left marks	9
left married	-4
left materials	-31
left max	-48
left may	-3
left maybe	-21
left meal	-62
left mean	10
left members	-18
left membership	19
left memo	15
left mention	61
left message	-55
left met	-83
left might	-36
left migraines	-34
left migration	54
left mil	-21
left min	-38
left mind	30
left mine's	20
left minutes	41
left missing	26
left mistakes	-59
left mixed	15
left mo	-8
left mobile	-15
left monday	-5
left month	34
left months	76
left more	-44
left morning	-6
left most	5
left mostly	-59
left move	-47
left moved	-44
left moves	-20
left moving	-61
left much	6
left must	-29
left n	65
left name	-9
left narrator	-64
left nd	50
left near	7
left nearly	-59
left need	-31
left needs	-36
left net	-5
left new	-54
left newsletter	40
left next	-8
left nice	-41
left night	-4
left nightly	8
left nights	47
left no	70
left nobody	-11
left none	-3
left nonsense	15
left normally	-42
left north	-60
left not	66
left notary	-9
left note	-18
left notes	-9
left nothing	182
left novel	-69
left now	44
left number	-12
left nurse	-26
left nursery	63
left nut	-30
left o	10
left odd	49
left of	-12
left off	-3
left offered	-73
left office	14
left offside	-10
left oh	57
left ok	65
left old	-96
left olives	16
left one's	-22
left only	-17
left op	-20
left open	-6
left opposite	-54
left options	-68
left or	-4
left orders	-18
left orthodontist	5
left other	-38
left out	6
left outside	28
left over	-50
left own	12
left owned	-44
left owner	-24
left owns	-64
left packing	17
left pad	-8
left page	-76
left pages	4
left paid	-22
left paints	-19
left pan	30
left paper	-23
left parcel	39
left parish	38
left part	50
left pass	-57
left passed	-6
left pay	-47
left pen	-12
left pending	19
left pension	-21
left pentest	-14
left people	-15
left perhaps	38
left person	-66
left persona	-53
left phone	-63
left phrase	27
left piano	-18
left pics	-48
left ping	-53
left pipeline	-3
left place	56
left planning	-11
left play	26
left please	-49
left plus	-10
left pm	6
left points	-18
left polish	55
left polite	-49
left pork	-25
left porter	-36
left post	-18
left postdoc	-29
left power	15
left ppl	20
left practice	-24
left pregnant	-16
left prepare	11
left present	-12
left pretend	-74
left pretended	-68
left price	45
left print	-17
left printing	34
left proficiency	-42
left profile	31
left programme	11
left project	5
left promised	43
left proofread	-57
left proper	47
left propose	43
left pros	41
left ps	7
left pub	-39
left pull	16
left put	6
left python	-14
left q	21
left question	-17
left questions	-9
left quick	26
left quiet	26
left quote	40
left quoted	-33
left radio	-63
left rake	43
left ranking	-61
left rant	-14
left rate	22
left rather	6
left rats	-13
left re	3
left read	-9
left reading	37
left readme	-61
left real	34
left really	44
left reasons	-39
left reception	42
left recipe	-13
left reckons	-15
left record	45
left registered	7
left remind	-32
left remote	-26
left rent	-49
left rented	-43
left reply	11
left report	33
left restore	-34
left retired	10
left retirement	-9
left retro	-36
left retry	-10
left review	37
left reviewer	8
left rewrite	-70
left ride	-27
left right	-27
left ring	-26
left rings	-13
left rise	20
left rivals	-13
left role	-3
left room	43
left routine	44
left row	-56
left rows	21
left rule	19
left run	-65
left running	23
left runs	3
left s	37
left said	-13
left sale	-57
left same	-46
left sanity	-31
left sat	-60
left say	3
left saying	5
left says	-132
left scene	-60
left school	7
left script	-40
left sec	-4
left section	-9
left see	-21
left self	-9
left sell	-61
left sells	-50
left sentence	-49
left sentences	-49
left separated	20
left sept	-42
left set	-8
left settings	9
left setup	33
left shall	-42
left share	41
left sheet	22
left shift	15
left shifts	29
left shop	36
left short	-63
left shorten	-65
left should	-54
left shower	-27
left shy	30
left side	-65
left sign	-36
left simple	25
left since	-21
left single	7
left sit	26
left site	-5
left skipper	33
left sleeping	-10
left slow	12
left small	-16
left snow	-3
left so	-5
left soil	-13
left solar	20
left sold	63
left solo	-4
left someone	-69
left something	6
left songs	22
left sorry	77
left sound	-9
left sourdough	-11
left sparky	11
left speak	40
left special	21
left speech	-4
left split	10
left splits	20
left splitting	5
left spring	-5
left squad	34
left st	-6
left stack	-8
left staff	-64
left staging	-22
left started	-41
left starting	-15
left starts	-36
left status	50
left stay	-23
left stays	-30
left steps	-6
left stick	55
left still	13
left stock	28
left stop	-8
left story	-56
left stretch	60
left stuck	56
left student	-9
left students	5
left study	26
left stuff	53
left sub	-6
left subtitles	-33
left suggest	-48
left suggested	-28
left suggesting	-53
left summer	27
left sunday	34
left supervise	-64
left supervising	-9
left swap	-23
left switch	-51
left table	45
left take	24
left talk	32
left target	32
left tea	6
left teach	48
left teaching	-46
left team	-42
left teens	-19
left tell	22
left template	-33
left test	-18
left text	19
left th	-62
left than	-43
left thank	4
left that	-73
left that's	35
left thats	15
left the	-55
left theatre	-36
left then	-27
left there	11
left there's	-10
left theres	-3
left these	-60
left thing	26
left things	43
left think	-21
left thinking	-136
left thinks	-29
left this	-68
left thought	-77
left through	-23
left thurs	-7
left thursday	-21
left ticket	-26
left til	26
left till	-11
left time	-55
left tiny	85
left titles	-9
left to	-106
left today	-5
left together	16
left told	-20
left tom	-51
left tomorrow	-48
left tone	-6
left too	58
left took	-59
left touch	-22
left trade	39
left train	11
left training	30
left tram	-22
left trams	-33
left translate	-9
left transport	7
left travel	-15
left treasurer	7
left tried	-78
left trip	8
left truck	22
left true	-51
left trying	-9
left tues	-34
left turn	28
left turned	-86
left turning	-34
left um	12
left umm	19
left under	-24
left uni	-48
left unit	8
left unity	16
left unlike	-51
left unsure	27
left until	-64
left up	15
left update	-7
left upgrade	4
left upstairs	-25
left usage	24
left use	40
left used	-10
left user	-60
left users	-73
left usually	-9
left van	13
left vans	-44
left vegan	39
left vegetarian	-45
left vendor	-16
left venue	-18
left version	-36
left village	-20
left vim	-29
left vinyl	20
left visa	-3
left visit	16
left voice	-35
left vote	-25
left w	4
left wait	-26
left walk	-17
left walls	-10
left want	-13
left wanted	-50
left wants	-48
left warehouse	-20
left warm	34
left was	-34
left wash	-26
left water	24
left watercolours	-33
left way	72
left ways	-65
left we'd	-73
left weather	-53
left web	29
left wedding	35
left week	-29
left weekends	-29
left weeks	45
left well	13
left went	9
left were	-85
left what	-33
left whats	24
left whatsapp	5
left when	-107
left whenever	19
left where	21
left which	-22
left while	-8
left white	61
left who	-111
left who's	-25
left whoever	-14
left whole	-39
left whose	-74
left why	18
left widower	-45
left will	-47
left wine	-20
left winter	-23
left wish	-53
left wishlist	-78
left with	11
left without	-61
left wizard	46
left wks	55
left woman	-70
left won't	-32
left wont	-16
left word	52
left words	-35
left worker	-7
left workshop	-29
left worming	-9
left worst	-44
left would	-37
left write	-23
left writes	34
left writing	-56
left wrong	7
left wrote	-34
left x	-14
left y	-7
left yday	30
left yeah	34
left year	45
left years	-44
left yelling	-34
left yes	63
left yet	-9
left yo	-9
left yoga	-68
left younger	-33
left yr	34
left yrs	-40
left |	34
left ~	46
left £	-18
left –	-42
left —	12
left •	11
left €	28
left →	30
left 😩	9
listed False	-15
material False own False	-49
material False own True	19
material True own False	-43
material True own True	98
material ad	45
material advert	-22
material bio	61
material campaign	63
material chapter	-26
material character	14
material correct	60
material d&d	9
material dnd	22
material draft	24
material edit	11
material email	8
material example	-64
material examples	-16
material fake	-30
material fictional	-31
material fix	12
material idea	-28
material ideas	28
material imagine	-64
material joke	69
material letter	7
material listing	50
material lyrics	-30
material message	-27
material novel	-47
material obituary	9
material option	11
material options	-20
material persona	14
material plot	-50
material poem	17
material poster	-4
material pretend	-37
material profile	48
material proofread	20
material quiz	-53
material reply	11
material review	104
material reword	7
material rewrite	-9
material sample	8
material say	16
material scene	-30
material screenplay	23
material script	-52
material shorten	-31
material sketch	-41
material song	6
material speech	-12
material story	39
material summaries	-11
material summarise	-27
material summary	-29
material suppose	-59
material template	-28
material translate	25
misgoverned Uncarried CERTAINTY	-55
misgoverned Uncarried POLARITY	-141
misgoverned nothing	25
mood CODE	20
mood HYPOTHETICAL	-92
mood QUESTION	-92
mood QUOTED	-24
mood ROLE_PLAY	-10
mood STATEMENT	17
nearest <Name>	-24
nearest <kin>	-49
nearest HE	-62
nearest HER	6
nearest HIS	-55
nearest I	-4
nearest ME	5
nearest MY	90
nearest OUR	37
nearest SHE	-104
nearest THEY	-17
nearest US	-16
nearest WE	4
nearest YOU	-30
nearest it	23
nearest nobody	30
nothing met	-128
number in BEFORE	9
number in EVENT	-110
number in QUOTE	82
number in SENTENCE	-162
number in nowhere	-13
opens "	-183
opens " <Name>	-70
opens " I	-133
opens " YOU	-64
opens #	-38
opens # <number>	-19
opens '	-65
opens (	62
opens ( I	33
opens ( MY	-45
opens ( for	48
opens *	4
opens * *	-44
opens * <Name>	8
opens * no	35
opens +	10
opens -	13
opens - "	-52
opens - -	18
opens - <Name>	31
opens - <kin>	10
opens - <number>	-79
opens - I	19
opens - ME	42
opens - MY	-14
opens - WE	21
opens - a	-64
opens - allergic	-49
opens - bad	17
opens - beekeeper	-13
opens - beer	-5
opens - bride	-9
opens - code	21
opens - left	-13
opens - no	-33
opens <Name>	18
opens <Name> "	-55
opens <Name> (	-27
opens <Name> )	-55
opens <Name> +	22
opens <Name> ,	11
opens <Name> .	15
opens <Name> /	11
opens <Name> :	27
opens <Name> ;	20
opens <Name> <Name>	-8
opens <Name> <number>	-18
opens <Name> =	18
opens <Name> I	-9
opens <Name> ME	-23
opens <Name> MY	25
opens <Name> WE	43
opens <Name> a	42
opens <Name> about	-20
opens <Name> agencies	-11
opens <Name> an	-21
opens <Name> and	-4
opens <Name> answer	57
opens <Name> are	32
opens <Name> at	-36
opens <Name> by	-59
opens <Name> character	-52
opens <Name> dental	-59
opens <Name> digitises	25
opens <Name> does	-21
opens <Name> due	36
opens <Name> for	32
opens <Name> from	-42
opens <Name> hates	-13
opens <Name> have	39
opens <Name> here	59
opens <Name> holder	31
opens <Name> hurt	6
opens <Name> in	14
opens <Name> is	-8
opens <Name> it	59
opens <Name> job	21
opens <Name> keys	-46
opens <Name> no	-25
opens <Name> out	4
opens <Name> owns	17
opens <Name> please	54
opens <Name> says	-31
opens <Name> so	12
opens <Name> the	-20
opens <Name> to	-64
opens <Name> trip	-4
opens <Name> vegan	-13
opens <Name> was	-31
opens <Name> with	60
opens <Name> worker	22
opens <Name> wrote	-50
opens <Name> year	16
opens <Name> –	-21
opens <kin>	-55
opens <kin> (	65
opens <kin> ,	57
opens <kin> :	-5
opens <kin> <Name>	11
opens <kin> <kin>	-25
opens <kin> <number>	23
opens <kin> at	-26
opens <kin> does	-8
opens <kin> has	30
opens <kin> in	-5
opens <kin> is	-71
opens <kin> paying	39
opens <kin> said	-15
opens <kin> says	-7
opens <kin> want	-25
opens <kin> wants	-63
opens <number>	-12
opens <number> )	5
opens <number> ,	62
opens <number> .	29
opens <number> <Name>	35
opens <number> <kin>	-12
opens <number> a	-16
opens <number> cams	-24
opens <number> celiac	18
opens <number> date	-21
opens <number> hrs	39
opens <number> in	59
opens <number> ish	-51
opens <number> laser	-41
opens <number> lines	40
opens <number> min	53
opens <number> mins	29
opens <number> no	-38
opens <number> of	-61
opens <number> on	13
opens <number> ppl	23
opens <number> sept	7
opens <number> st	24
opens <number> the	-33
opens <number> to	8
opens <number> weeks	9
opens <number> words	-43
opens <number> yrs	5
opens <number> –	5
opens >	-96
opens > <Name>	-55
opens > <kin>	-40
opens HE	7
opens HE <number>	67
opens HE MY	24
opens HE asking	-13
opens HE from	3
opens HE got	40
opens HE has	-13
opens HE lives	-39
opens HE lost	-6
opens HE thinks	-18
opens HE used	12
opens HE was	61
opens HER	-60
opens HER :	31
opens HER <kin>	-62
opens HER name	-42
opens HIS	-63
opens HIS <kin>	-13
opens I	-15
opens I <Name>	43
opens I <kin>	-14
opens I <number>	32
opens I HER	15
opens I HIS	28
opens I ME	46
opens I a	44
opens I about	-28
opens I allergic	28
opens I almost	-80
opens I also	6
opens I always	50
opens I am	-48
opens I annotate	-15
opens I applying	-57
opens I asked	-83
opens I bake	43
opens I beat	-66
opens I been	25
opens I came	13
opens I can	25
opens I chartered	55
opens I collect	-7
opens I conduct	14
opens I daft	-45
opens I do	-24
opens I don't	23
opens I dont	-37
opens I doubt	-65
opens I drink	-37
opens I drive	12
opens I earn	-64
opens I eat	-35
opens I edit	15
opens I external	59
opens I facilitate	34
opens I failed	-49
opens I formalising	22
opens I found	-33
opens I gave	-66
opens I get	18
opens I go	31
opens I got	21
opens I grew	27
opens I had	-28
opens I hardly	-3
opens I have	-41
opens I hoping	-50
opens I in	49
opens I keep	151
opens I know	9
opens I lean	38
opens I learning	47
opens I left	-48
opens I like	58
opens I live	68
opens I lived	-71
opens I looking	-53
opens I love	-70
opens I maintain	-21
opens I make	41
opens I membership	22
opens I met	-62
opens I might	-6
opens I moving	-33
opens I need	-45
opens I never	5
opens I not	20
opens I on	-40
opens I only	9
opens I open	37
opens I own	45
opens I plan	-34
opens I prediabetic	-30
opens I prefer	-92
opens I pretended	-68
opens I print	30
opens I rather	-3
opens I rented	-43
opens I rise	15
opens I row	-47
opens I run	36
opens I said	30
opens I sell	-26
opens I set	-14
opens I should	11
opens I sit	72
opens I sleeping	10
opens I sold	30
opens I speak	72
opens I still	-48
opens I study	61
opens I supervise	-31
opens I teach	61
opens I tend	13
opens I the	51
opens I think	-11
opens I thinking	-82
opens I thought	-66
opens I to	36
opens I tone	-26
opens I transcribing	3
opens I translate	-19
opens I tried	-43
opens I turned	-64
opens I use	7
opens I used	-13
opens I usually	-23
opens I vegetarian	-16
opens I volunteer	25
opens I want	52
opens I was	-52
opens I wonder	34
opens I worked	-10
opens I write	34
opens I writing	-22
opens ME	109
opens ME (	5
opens ME :	91
opens ME =	45
opens ME –	60
opens MY	-50
opens MY <Name>	-50
opens MY <kin>	-98
opens MY <number>	47
opens MY accordion	-43
opens MY co	-42
opens MY coauthor	-9
opens MY employer	-3
opens MY knees	-45
opens MY lad	-23
opens MY late	8
opens MY own	41
opens MY roomie	15
opens MY team	-28
opens MY training	42
opens MY wrists	15
opens OUR	14
opens OUR ,	64
opens OUR <Name>	-3
opens OUR <kin>	-18
opens OUR choir	45
opens OUR has	6
opens OUR reading	-25
opens OUR ward	-23
opens SHE	14
opens SHE <number>	66
opens SHE MY	10
opens SHE asked	-47
opens SHE been	-22
opens SHE can't	-5
opens SHE got	-17
opens SHE has	42
opens SHE is	20
opens SHE only	25
opens SHE pays	35
opens SHE turning	-34
opens SHE wants	4
opens SHE was	-7
opens THEIR	-21
opens THEY	-5
opens THEY from	14
opens THEY moved	-19
opens THEY offered	-68
opens THEY promoted	-7
opens THEY told	8
opens US	56
opens US :	56
opens WE	29
opens WE <number>	64
opens WE a	57
opens WE an	36
opens WE are	37
opens WE decided	3
opens WE did	-7
opens WE do	-33
opens WE don't	-3
opens WE give	-38
opens WE had	-39
opens WE have	22
opens WE haven't	32
opens WE love	-3
opens WE might	-66
opens WE need	50
opens WE on	13
opens WE rent	33
opens WE run	-13
opens WE the	34
opens WE tried	-28
opens WE use	64
opens WE went	11
opens YOU	-80
opens YOU live	-38
opens [	28
opens [ <number>	29
opens [ ]	-22
opens `	-68
opens ` I	-68
opens a	-46
opens a <kin>	-45
opens a <number>	41
opens a man	24
opens about	31
opens about <number>	-9
opens about ME	63
opens acme	-38
opens actually	-18
opens allergies	11
opens allergies :	11
opens almost	-55
opens also	-13
opens also :	-4
opens also HE	9
opens always	-26
opens always give	-37
opens an	35
opens and	48
opens and <Name>	28
opens and HE	11
opens and it's	37
opens and no	-9
opens and put	25
opens ann	55
opens ann owes	55
opens anna	-67
opens anna ,	-63
opens answer	-17
opens answer ME	-38
opens anyway	5
opens anyway :	5
opens are	-19
opens are whippets	-19
opens as	51
opens as I	26
opens as the	22
opens as to	26
opens asking	-21
opens avoid	-4
opens avoid sports	-4
opens be	53
opens been	67
opens been a	65
opens been to	3
opens before	-9
opens being	-13
opens being ,	9
opens being vegetarian	-68
opens big	-20
opens birdwatching	-45
opens biscuit	-10
opens biscuit is	-10
opens bought	-39
opens bought it	-39
opens branch	19
opens branch protection	19
opens budget	10
opens budget <number>	64
opens budget is	-9
opens but	12
opens but here	48
opens c	-15
opens c -	6
opens calculate	-9
opens calculate the	-9
opens can	40
opens can I	-46
opens can YOU	53
opens can't	5
opens can't stand	7
opens cardiff	41
opens cardiff ,	41
opens changed	-30
opens changed retry	-30
opens class	-13
opens class =	11
opens class is	-12
opens coffee	40
opens commute	-4
opens commute is	-4
opens compare	-91
opens compare pension	-44
opens context	82
opens context :	67
opens convert	-47
opens convert this	-47
opens cooking	-40
opens cooking for	-40
opens could	-24
opens current	34
opens current project	4
opens currently	54
opens cv	-28
opens cv bullet	-28
opens d )	-62
opens dana	-43
opens dana from	-43
opens deadline	16
opens dear	13
opens dear <kin>	26
opens dear helper	-29
opens debian	32
opens debian <number>	32
opens decide	-28
opens decide :	-28
opens describe	-31
opens did	-54
opens diet	32
opens diet :	32
opens do	-58
opens do I	13
opens do not	-46
opens do people	-65
opens does	-71
opens does MY	-60
opens doesn't	10
opens don't	-4
opens don't book	-61
opens don't encode	-19
opens don't mention	37
opens don't own	76
opens don't suggest	13
opens dont	83
opens dont make	46
opens dr	-33
opens dr says	-33
opens draft	-5
opens draft a	26
opens dream	-54
opens dream -	-33
opens easier	-5
opens easier ,	-5
opens english	4
opens error	6
opens evenings	-8
opens evenings are	-8
opens every	57
opens everyone	-54
opens everyone except	-54
opens example	-71
opens example :	-56
opens excel	22
opens explain	-12
opens explain like	57
opens extraction	13
opens extraction cleaned	13
opens fix	19
opens fix MY	35
opens for	-24
opens for MY	66
opens for a	-13
opens for all	-35
opens for context	-18
opens fyi	32
opens fyi I	37
opens garden	-8
opens gift	19
opens gift ideas	19
opens give	-38
opens give ME	-63
opens goal	-45
opens goal :	-48
opens goal =	-21
opens goal for	12
opens going	11
opens good	-20
opens good morning	-3
opens got	20
opens got a	36
opens greenhouse	10
opens greenhouse ,	10
opens group	-32
opens group a	-32
opens guy	-34
opens guy opposite	-34
opens had	-5
opens had the	-8
opens hate	-31
opens have	24
opens have :	11
opens have on	30
opens haven't	-50
opens having	27
opens having kept	32
opens having turned	-7
opens hello	67
opens hello ,	64
opens help	-24
opens help ME	-24
opens hey	9
opens hey ,	15
opens hey I	15
opens hey can	5
opens hi	26
opens hi ,	11
opens hi I	9
opens hi so	10
opens hoping	17
opens hoping SHE	-49
opens hoping to	39
opens hosting	-20
opens how OUR	20
opens how do	-18
opens ideas	-46
opens ideas for	-22
opens if	-56
opens if I	-28
opens if MY	3
opens if the	-27
opens imagine	-58
opens imagine YOU	-58
opens import	-29
opens import form	-29
opens in	-7
opens in MY	-77
opens income	42
opens income <number>	42
opens is	-42
opens is a	-61
opens is it	-89
opens it	71
opens it is	91
opens it takes	16
opens it's	65
opens it's MY	20
opens it's a	82
opens it's because	11
opens it's false	-72
opens it's for	69
opens it's mainly	28
opens it's not	21
opens it's the	-29
opens its	91
opens its MY	65
opens its for	95
opens its just	-35
opens jira	-14
opens jira ticket	-14
opens job	3
opens job :	33
opens jonas	-47
opens jonas is	-47
opens just	74
opens k	56
opens k <number>	56
opens keep	16
opens keep it	-7
opens kindly	25
opens knitting	-35
opens kotlin	-32
opens kotlin ,	-14
opens kotlin please	-22
opens last	-20
opens last week	-24
opens latin	-13
opens latin letters	-13
opens left	32
opens left -	32
opens long	54
opens looking	-22
opens looking for	-7
opens lost	-20
opens lunchbox	-32
opens lunchbox ideas	-32
opens make	39
opens make ME	30
opens make a	65
opens make it	37
opens make this	-55
opens make up	-41
opens making	-34
opens making a	-47
opens married	21
opens married to	-18
opens max	45
opens max <number>	38
opens meal	-45
opens meal for	-65
opens members	-17
opens members want	-17
opens migraines	11
opens migraines <number>	11
opens mine's	17
opens mine's a	16
opens mine's ok	4
opens minecraft	-55
opens minecraft server	-55
opens mornings are	-11
opens most	-14
opens most <Name>	-53
opens moving	-11
opens must	-25
opens name	6
opens need	-37
opens need a	-42
opens need alt	-59
opens need to	34
opens netball	-26
opens netball ,	-26
opens never	-9
opens new	18
opens new :	-22
opens next	-42
opens next :	-10
opens no	38
opens no ,	-4
opens no <Name>	-27
opens no car	11
opens no emojis	3
opens no fish	-8
opens no oven	-6
opens no plugins	-7
opens no threats	-7
opens no wine	-36
opens nobody	-7
opens not	52
opens not MY	-7
opens not a	48
opens not an	14
opens not divorced	23
opens not planning	-17
opens not the	13
opens nothing	17
opens nothing with	-11
opens nottingham	24
opens nottingham ,	24
opens now	14
opens now it's	41
opens numbers	-6
opens oh	33
opens oh and	16
opens ok	16
opens ok I	5
opens ok google	43
opens ok so	-8
opens okay	-4
opens okay so	-4
opens on	8
opens only	-20
opens only recommend	-36
opens own	61
opens own a	43
opens paper	20
opens parts	3
opens perl	15
opens persona	-34
opens persona for	-34
opens phone	60
opens pipeline	17
opens pipeline :	17
opens plan	-17
opens planning	10
opens planning MY	28
opens please	-29
opens please answer	19
opens please plan	-22
opens please write	-9
opens pls	-53
opens pls proofread	-60
opens pls translate	15
opens poker	-50
opens poker night	-50
opens pond	30
opens pond is	30
opens pottery	-16
opens pottery is	-12
opens prefer	31
opens pretend	-54
opens ps	-23
opens ps I	7
opens pt	5
opens pt of	5
opens put	18
opens put '	4
opens q	-19
opens q from	-19
opens question	-17
opens quick :	-15
opens quick sanity	-27
opens quoted	-21
opens quoted <number>	-21
opens raft	40
opens raft is	40
opens ranking	-44
opens ranking pls	-44
opens re	20
opens re <kin>	-13
opens re the	27
opens real	66
opens reasons	-15
opens reasons :	-15
opens recipe	51
opens recipe for	51
opens remarried	-12
opens remarried <number>	-12
opens remind	-76
opens remind ME	-67
opens resin	-29
opens resin is	-29
opens retired	54
opens retired postman	54
opens rewrite	-61
opens rewrite as	-22
opens rewrite this	-62
opens right	-5
opens right new	9
opens right so	-51
opens rivals	-13
opens rivals :	-13
opens role	4
opens role play	-9
opens rollout	16
opens rollout status	16
opens running	-47
opens sanity	-24
opens sanity check	-24
opens saving	-14
opens saving up	-14
opens say	-67
opens say a	-57
opens scaffold	-16
opens scaffold :	-16
opens school	9
opens seller	-60
opens seller wants	-60
opens setup	55
opens shellfish	-5
opens shellfish I	-5
opens shop	30
opens shop sells	30
opens short	34
opens short answer	33
opens shorten	-56
opens should	-20
opens should I	-9
opens should THEY	-5
opens should WE	-61
opens sign	6
opens sign in	-37
opens since	-3
opens since WE	-20
opens single	18
opens site	14
opens site is	14
opens skip	-12
opens so	8
opens so :	32
opens so WE	6
opens so for	-8
opens so no	66
opens so um	11
opens some	6
opens some gift	6
opens something	-22
opens sorry	13
opens sourdough	-27
opens spiders	-20
opens spss	15
opens spss -	15
opens stack	72
opens stack :	72
opens staging	3
opens staging deploys	3
opens started	-3
opens stock	28
opens stock <Name>	28
opens suggest	-10
opens suggest a	-10
opens suppose	-46
opens surinamese	-34
opens surinamese ,	-34
opens swimming	23
opens table orders	-11
opens take	28
opens take this	37
opens team	-6
opens tell	-16
opens tell HE	11
opens termination	-38
opens termination only	-38
opens that	-24
opens that I	-41
opens the	-56
opens the <Name>	-59
opens the <kin>	40
opens the <number>	-15
opens the bank	-61
opens the choir	-33
opens the club's	22
opens the council	-18
opens the enclosed	-23
opens the firm	-6
opens the food	61
opens the guy	-27
opens the instrument	24
opens the kafeneio	-20
opens the lab	4
opens the museum	-6
opens the next	-38
opens the other	-46
opens the plan	28
opens the quarry	-32
opens the recipe	-57
opens the report	-73
opens the shop	-11
opens the thing	-39
opens the tram	-5
opens the van	25
opens there	-11
opens there are	-13
opens there's	-6
opens there's ME	-8
opens there's a	-14
opens theres	-25
opens theres <number>	-25
opens things	32
opens things :	14
opens things I	25
opens thinking	-51
opens thinking of	-18
opens this	29
opens tom	-119
opens tom lent	-88
opens tom owes	-76
opens took	19
opens took over	19
opens trained	-56
opens trained <kin>	-70
opens translate	-24
opens translate into	5
opens translate to	-23
opens truth	60
opens truth :	60
opens trying	-7
opens trying to	-7
opens um	23
opens um yeah	23
opens umm	15
opens umm so	15
opens unity	-8
opens unity <number>	-8
opens unlike	-51
opens unlike ME	-51
opens unsure	18
opens unsure how	18
opens update	33
opens usage	24
opens usage :	24
opens use	8
opens used	50
opens used to	42
opens vegan since	54
opens vegetarians	-68
opens vegetarians live	-68
opens village	-3
opens village primary	-3
opens voice	-4
opens voice note	23
opens wait	15
opens want	-19
opens want to	-21
opens wanted	-19
opens wanted :	-19
opens was	-55
opens weekends	-23
opens weekends are	-25
opens well	-17
opens well its	-17
opens what	8
opens what I	62
opens what do	13
opens what should	-22
opens what would	-58
opens whats	24
opens whats the	30
opens when	-51
opens whenever	-30
opens whenever YOU	-30
opens which	-47
opens which of	-36
opens who	32
opens who -	10
opens who :	63
opens why	62
opens wishlist	-63
opens with	-21
opens won't	47
opens work	5
opens would	8
opens write	-91
opens write ME	-52
opens write a	-63
opens write to	37
opens yday	18
opens yday :	18
opens yeah	21
opens yeah <number>	21
opens year	15
opens year <number>	15
opens yes	56
opens yes ,	35
opens yes since	-36
opens |	34
opens –	-70
opens •	11
opens • <number>	12
quoted 0	-129
quoted 1	-95
quoted 2	40
quoted 3	114
quoted 4	-11
quotes <Name>	-56
quotes <kin>	-67
quotes HE	-80
quotes HER	-92
quotes HIS	-75
quotes ME	46
quotes MY	26
quotes OUR	50
quotes SHE	-3
quotes THEIR	-64
quotes THEY	19
quotes US	-30
quotes WE	46
quotes YOU	7
quotes own False others False	-19
quotes own False others True	-146
quotes own True others False	55
quotes own True others True	17
refused Uncarried CERTAINTY	-110
refused Uncarried CLAIM	-176
refused Uncarried CONTENT	-7
refused Uncarried ORDER	-205
refused Uncarried POLARITY	-145
refused Unsound ASSERTS_A_CORRECTION	-29
refused Unsound NOT_TOLD	-166
refused Unsound SAID_OF_ANOTHER	-308
refused nothing	661
right !	35
right "	-168
right %	-42
right &	65
right '	-71
right (	-57
right )	134
right *	21
right +	-12
right ,	51
right -	-25
right .	-34
right /	-30
right :	86
right ;	-50
right <Name>	-94
right <kin>	25
right <number>	-47
right >	-68
right ?	-171
right HE	-9
right HER	-37
right HIS	34
right I	-42
right ME	-10
right MY	15
right OUR	-9
right SHE	35
right THEIR	14
right THEY	52
right US	-3
right WE	8
right YOU	14
right `	-57
right a	-10
right about	39
right above	45
right account	-48
right across	-26
right actually	17
right advice	-30
right afraid	-12
right after	-23
right afternoons	11
right aid	-23
right air	15
right alarm	-13
right all	-24
right allergic	-64
right allergy	-24
right allotment	36
right almost	-35
right alone	-27
right already	31
right also	25
right alternate	-38
right altos	25
right always	30
right am	49
right an	-33
right and	-29
right annoying	-45
right answer	43
right any	11
right anymore	-23
right anyone	-12
right anything	24
right anyway	14
right apps	-43
right april	-62
right are	10
right arrived	-3
right as	-38
right ask	-11
right asked	-17
right asking	25
right asleep	56
right at	-34
right atm	22
right avoid	23
right away	55
right awful	18
right b	19
right back	-8
right bad	-11
right bag	40
right bakery	71
right bands	30
right bank	-12
right bar	-20
right bark	-70
right barn	-34
right baths	-19
right be	30
right because	17
right bed	-28
right been	61
right bees	36
right before	-13
right being	-79
right better	-15
right between	-25
right beyond	48
right big	43
right bin	-21
right bins	-21
right bits	57
right black	-12
right bless	-5
right blue	-39
right board	-67
right boiler	50
right booked	-10
right books	38
right boots	19
right booze	-3
right both	31
right bother	-21
right box	11
right boxes	-21
right bread	13
right break	-4
right breakfast	17
right bring	-28
right broke	53
right broken	-4
right brown	-3
right btw	68
right burned	6
right bus	-32
right by	4
right c	-82
right cake	51
right call	-25
right called	-43
right calpol	-28
right came	-9
right can	34
right can't	-12
right cancel	-28
right cancelled	-11
right cannot	38
right cant	21
right cap	32
right car	15
right carbs	-21
right card	-39
right care	27
right carries	-15
right cash	5
right catalogue	30
right cataracts	43
right cause	48
right cert	6
right chain	-53
right change	-45
right changed	-36
right charge	15
right cheaper	7
right check	40
right checked	-22
right chess	3
right chief	-9
right choir	-59
right claims	-54
right class	-34
right clean	4
right clear	-8
right clever	31
right closed	-7
right club	10
right clue	-48
right co	-33
right code	59
right coffee	32
right cold	-11
right college	-14
right colour	-39
right column	64
right come	-12
right comes	-32
right coming	-41
right commercial	10
right company	17
right competitor	-62
right contractors	-33
right conveyancing	-15
right cook	41
right cooks	7
right coriander	-31
right cos	-39
right could	-25
right council	35
right count	-32
right counts	-10
right cry	67
right cups	60
right customer	-49
right cut	-6
right d	13
right dairy	5
right dark	-52
right datadog	-10
right day	7
right days	15
right dbt	13
right dead	24
right deaf	49
right dear	23
right death	-45
right december	-18
right decided	-82
right degrees	-13
right delivery	57
right desk	3
right did	21
right died	25
right django	19
right do	19
right does	74
right doesn't	24
right doesnt	-82
right doing	28
right don't	-6
right dont	26
right door	-42
right double	4
right down	-58
right drink	-45
right drive	26
right drives	-21
right driving	8
right drop	-42
right dropped	-58
right dry	-65
right dying	66
right e	-26
right each	-39
right earlies	-26
right early	53
right easy	45
right eat	-48
right eats	41
right egg	-66
right eggs	-4
right else	18
right emojis	-13
right empty	-61
right end	-41
right ends	18
right english	-32
right epipen	-25
right euro	9
right even	-12
right evening	-3
right evenings	28
right ever	-26
right every	-42
right everybody	-15
right everyone	-23
right everything	10
right exam	-35
right except	-91
right exists	-35
right exp	5
right eye	-40
right face	38
right failed	-25
right fallen	-17
right family	-52
right far	-55
right feel	-7
right feet	-50
right ferry	-59
right field	-6
right figures	54
right files	-42
right finds	-60
right fine	-18
right finished	-29
right firm	16
right fishing	11
right fits	-5
right fix	11
right fixed	24
right fixes	36
right flat	-15
right fleas	29
right flooded	-6
right floor	-46
right floors	-4
right fly	4
right folder	-39
right folds	14
right food	-25
right for	25
right form	-32
right found	-67
right fractions	24
right free	-22
right fri	19
right fridays	6
right fridge	28
right from	-13
right front	16
right full	-36
right gadgets	-11
right garden	-35
right gas	35
right gave	-32
right get	98
right gets	24
right getting	-10
right give	31
right gluten	-42
right go	54
right god	4
right goes	-21
right going	35
right gone	5
right good	-11
right got	12
right grand	-10
right grass	64
right great	58
right group	6
right guess	-10
right guests	32
right guy	-28
right gym	-43
right h	-61
right had	60
right haha	-21
right half	77
right hall	54
right hand	-19
right handles	4
right handover	16
right happy	-43
right hard	-68
right has	-66
right hasn't	-3
right hate	-46
right hates	13
right have	-15
right haven't	-27
right having	-16
right head	73
right heart	30
right heat	-13
right help	12
right helping	-34
right hens	-39
right here	55
right high	8
right hip	11
right hives	41
right hob	10
right holiday	5
right home	29
right honest	-40
right hot	-34
right hour	32
right hours	-66
right house	-7
right how	-51
right hrs	-49
right hung	16
right hurt	-67
right if	12
right in	-67
right incl	-35
right inhaler	11
right inherited	8
right inside	7
right insists	17
right instead	-55
right insulin	42
right insured	12
right intend	-8
right into	54
right invoice	25
right ish	14
right isnt	10
right it	-53
right it's	-17
right its	27
right jam	30
right jan	-60
right just	8
right k	-28
right keep	8
right keeps	-4
right kept	-53
right keyboard	77
right kg	-26
right kiln	11
right kilos	-73
right kind	-5
right kitchen	-20
right km	58
right knee	15
right knees	17
right knows	15
right lad	22
right lads	-34
right lady	-57
right language	-15
right laptop	-15
right last	30
right late	52
right later	20
right laughs	17
right laundry	50
right law	-10
right leaning	-64
right leans	10
right learn	-5
right learned	16
right least	26
right leave	-35
right leaves	-30
right left	-36
right legacy	-53
right legal	51
right lessons	56
right let	-45
right letter	-30
right letters	-21
right level	15
right licence	-11
right life	-3
right light	-10
right lighthouse	6
right like	18
right line	-40
right lines	-12
right little	-20
right live	-93
right lives	11
right log	9
right lol	-11
right longer	-56
right look	-42
right looks	51
right lose	-73
right losing	-35
right lost	-18
right lot	4
right loud	29
right love	69
right lovely	-56
right lying	-9
right m	17
right machine	-45
right made	23
right make	32
right man	71
right manage	-11
right manual	-61
right many	-13
right march	22
right masters	-21
right mat	-20
right matching	-21
right matters	28
right max	22
right maybe	8
right mean	-57
right mend	-28
right met	-37
right mid	47
right might	11
right milk	-22
right min	-38
right mind	15
right mine's	-30
right mins	13
right minutes	19
right miss	-42
right missing	-22
right mix	24
right mixes	19
right modules	-37
right mon	29
right monday	32
right money	28
right month	16
right months	-45
right morning	9
right mornings	44
right most	19
right mostly	61
right move	-49
right moved	-33
right moves	24
right moving	-64
right much	-3
right music	11
right must	51
right n	6
right name	21
right names	46
right narrator	44
right nd	-26
right near	-25
right nearly	-57
right need	-30
right needs	-3
right neither	9
right nervous	-27
right never	6
right new	-56
right next	-84
right night	-12
right nightly	20
right nightmares	-25
right no	-46
right nobody	23
right noise	-9
right non	-33
right noon	-13
right not	57
right nothing	-78
right notice	-54
right nov	-44
right november	31
right now	60
right number	-21
right nuns	-9
right nut	-13
right obv	-34
right obviously	33
right obvs	-33
right oct	-24
right of	-9
right off	-7
right office	-48
right oh	4
right ok	87
right old	-16
right on	-74
right one's	53
right ones	12
right only	-15
right op	16
right open	16
right opened	46
right opens	35
right options	9
right or	-96
right orthodontist	4
right other	44
right otherwise	11
right ourselves	15
right out	-31
right outsourced	-36
right oven	-31
right over	-27
right owes	44
right own	-56
right owner	61
right paed	-28
right page	51
right pages	8
right paid	59
right pan	50
right paper	29
right paranoid	42
right past	57
right pay	20
right pays	-9
right pen	-22
right pending	-66
right people	-10
right per	33
right periods	19
right person	45
right phase	-35
right phone	-17
right physics	68
right piano	34
right pilot	-7
right place	-72
right plan	-67
right plane	-6
right planning	-13
right play	8
right plays	24
right please	-24
right pls	81
right plus	-38
right pm	-10
right points	21
right polite	60
right port	-32
right post	-58
right ppl	-33
right pregnant	-6
right present	-16
right press	13
right previous	-55
right price	-61
right printing	-5
right prints	-52
right prob	-18
right promised	6
right public	-35
right pump	41
right put	29
right python	-56
right question	17
right quid	3
right quiet	17
right quote	-31
right radio	-26
right rain	-16
right rather	-20
right read	18
right reader	-6
right reading	64
right reads	20
right real	71
right realistic	-18
right really	62
right recipes	-67
right reckons	17
right red	-62
right regret	-5
right release	-38
right reminders	-21
right rent	-16
right report	-12
right rescue	26
right rest	-30
right retired	34
right reverted	-48
right review	-79
right rice	-30
right ride	-30
right right	-27
right ring	42
right risk	-33
right risks	37
right rn	-8
right rods	-6
right room	16
right round	18
right rubbish	64
right rules	-21
right run	62
right running	18
right runs	-12
right s	-13
right said	-71
right same	-58
right sat	21
right saturdays	43
right say	64
right scared	-57
right school	18
right scrap	28
right scream	-49
right sea	14
right search	-12
right section	-27
right see	18
right sell	6
right send	37
right sentence	23
right sentences	9
right sesame	-26
right set	53
right shall	-53
right share	69
right shed	72
right shifts	-21
right shop	7
right short	49
right should	12
right show	5
right sick	28
right side	-25
right sign	-38
right signed	-57
right since	33
right sing	4
right single	-41
right site	16
right sits	61
right sitting	-35
right size	58
right skip	-20
right sleep	-50
right sleeps	30
right slept	-3
right slow	39
right small	39
right snippets	-63
right snowflake	13
right so	71
right sold	6
right some	-47
right somebody	-13
right someone	10
right something	-56
right soon	28
right sorry	39
right sorts	47
right sound	-64
right speak	-35
right special	36
right spent	-60
right spinach	-33
right split	-61
right spring	24
right st	-62
right stack	13
right stage	-17
right stairs	40
right stand	-71
right start	26
right started	37
right starting	34
right starts	-19
right stay	-36
right stays	-36
right step	23
right steps	9
right still	-15
right stop	9
right stopped	-49
right story	-8
right stuck	-3
right stuff	26
right suggest	25
right summer	-46
right sunday	46
right sundays	-56
right support	13
right supports	-54
right swears	50
right table	7
right take	10
right takes	18
right tape	-48
right taught	29
right tax	77
right tbh	66
right teaching	30
right team	12
right tech	-41
right tell	-6
right tells	31
right temp	18
right template	-15
right terms	21
right test	-9
right text	50
right th	-66
right than	-21
right thank	45
right that	60
right that's	37
right thats	-22
right then	3
right there	5
right thermometer	21
right thing	26
right things	-53
right think	-13
right thinking	42
right thinks	38
right this	-8
right tho	-27
right those	-31
right though	31
right through	-8
right thu	26
right thurs	30
right thursday	-47
right til	-54
right till	-103
right to	-63
right today	-51
right together	-4
right told	-13
right tomorrow	-75
right tonight	-54
right too	18
right tops	22
right totally	-40
right touch	30
right towards	-41
right train	-26
right tried	-38
right trip	14
right tues	27
right tuesday	-23
right turn	-53
right ugh	-45
right unbearable	-24
right under	-23
right understand	-26
right uni	-17
right until	-22
right up	32
right upgrade	-16
right ups	-38
right upstairs	-16
right use	-27
right used	-10
right useless	73
right usually	-40
right v	-18
right vegan	24
right vegetarian	-30
right venue	-20
right vinyl	10
right voice	7
right volunteer	-51
right w	21
right walking	48
right walls	20
right want	48
right wants	-55
right warm	-20
right was	18
right watch	7
right water	30
right way	-65
right wear	-19
right weather	-60
right webhooks	33
right wed	24
right wedding	-47
right weds	-40
right week	10
right weekend	-63
right weekends	67
right well	51
right welsh	60
right went	-44
right were	-30
right what	-63
right whatever	-4
right whats	-55
right whatsoever	19
right when	-33
right where	49
right whether	30
right which	-22
right while	-37
right white	38
right who	27
right who's	-12
right whole	55
right whose	64
right why	18
right will	-13
right wine	-43
right winter	-19
right wiring	-18
right with	26
right without	-32
right wk	3
right wks	-18
right word	-28
right words	-19
right working	33
right works	-15
right would	46
right write	56
right writing	11
right wrong	7
right y	29
right yard	-37
right year	-44
right years	-84
right yellow	-34
right yes	40
right yet	16
right younger	46
right yr	-50
right yrs	3
right zero	70
right |	46
right ~	80
right £	-21
right –	6
right —	-6
states about	-31
states after	5
states ago	64
states already	19
states as	30
states asked	48
states because	174
states been	44
states before	43
states but	115
states called	73
states can	-3
states can't	21
states cannot	103
states did	46
states do	63
states does	144
states doesn't	20
states draft	15
states ex	28
states former	21
states from	33
states give	6
states going	-12
states has	38
states have	90
states help	65
states if	104
states instead	-12
states is	92
states just	26
states last	-20
states like	21
states longer	-51
states make	-25
states may	34
states named	61
states never	-4
states next	35
states no	212
states not	212
states old	84
states only	87
states or	46
states plan	12
states planning	-7
states plans	-80
states rather	116
states said	-65
states say	55
states says	5
states should	-52
states since	142
states so	91
states still	47
states than	38
states that	55
states till	-9
states to	-12
states told	5
states trying	54
states until	162
states used	90
states want	161
states wants	147
states was	-8
states were	-37
states when	35
states which	78
states while	-4
states who	102
states will	48
states without	110
states would	122
states write	27
states yet	122
then actually	-12
then instead	55
then meant	19
then no,	-21
then not 	-56
then scrap	29
then sorry	19
told False	-143
told True	35
turned 1	5
turned 2	-8
turned Uncarried ORDER	-174
turned Uncarried POLARITY	-174
turned nothing	29
uncarried by the event Uncarried CERTAINTY	-50
uncarried by the event Uncarried CLAIM	-110
uncarried by the event Uncarried CONTENT	32
uncarried by the event Uncarried ORDER	-102
uncarried by the event Uncarried POLARITY	-137
uncarried by the event nothing	86
uncarried by the quote Uncarried CERTAINTY	-71
uncarried by the quote Uncarried CLAIM	-158
uncarried by the quote Uncarried CONTENT	-15
uncarried by the quote Uncarried ORDER	-154
uncarried by the quote Uncarried POLARITY	-88
uncarried by the quote nothing	117
under HAVING foreign False	39
under LIKING foreign False	57
under OTHER foreign False	-35
under OTHER foreign True	-132
under PLACE foreign False	29
under PROJECT foreign False	-5
under ROLE foreign False	48
under SELF foreign False	188
under TONGUE foreign False	40
under TOOL foreign False	79
under WISH foreign False	-38
under another False	10
under another True	-126
verb adopt	-19
verb always	-82
verb and	38
verb bake	-15
verb be	29
verb break	-11
verb build	-8
verb buy	-72
verb call	-79
verb can	6
verb can't	-11
verb cannot	61
verb care	31
verb carry	15
verb charge	-18
verb clean	50
verb climb	-4
verb coach	-22
verb collect	-45
verb commute	-9
verb cook	-12
verb count	7
verb currently	63
verb dislike	-25
verb do	103
verb doesn't	-4
verb draw	-46
verb drink	-79
verb drive	15
verb earn	-74
verb eat	-37
verb enjoy	31
verb feed	-19
verb find	35
verb finish	-58
verb fire	12
verb fly	-34
verb get	38
verb give	-11
verb go	-42
verb grow	-14
verb hand	17
verb handle	28
verb hardly	5
verb hate	-36
verb have	25
verb hold	-29
verb host	-59
verb keep	54
verb know	-21
verb lay	73
verb lead	41
verb lean	32
verb learn	-49
verb leave	-107
verb lend	-72
verb like	-103
verb live	-143
verb lose	-3
verb love	-55
verb make	31
verb manage	-60
verb milk	-12
verb mostly	15
verb move	-68
verb must	-34
verb need	53
verb never	-111
verb normally	-40
verb often	-85
verb once	-14
verb only	5
verb open	-30
verb owe	-72
verb own	-149
verb paint	-43
verb pay	-39
verb plan	-59
verb play	-83
verb practise	-40
verb prefer	-54
verb propose	-62
verb put	-54
verb quit	-61
verb read	47
verb refuse	-24
verb rent	49
verb repair	23
verb run	9
verb sail	-32
verb say	-25
verb see	-54
verb sell	26
verb send	-46
verb set	-50
verb share	33
verb sign	24
verb sing	-17
verb sit	41
verb ski	-62
verb sleep	-12
verb smoke	-33
verb speak	-88
verb spend	52
verb start	62
verb still	45
verb stop	4
verb study	27
verb suffer	-60
verb sweep	-16
verb swim	-4
verb take	-60
verb teach	-22
verb tend	13
verb think	-76
verb train	47
verb translate	-22
verb turn	39
verb use	48
verb volunteer	40
verb walk	28
verb want	158
verb water	-29
verb wear	-27
verb will	115
verb won't	-12
verb work	-58
verb write	-58
words 1	-103
words 2	-134
words 3	-51
words 4	-55
words 5	114
words 6	244
words 7	216
words 8	260
"""
# fmt: on
