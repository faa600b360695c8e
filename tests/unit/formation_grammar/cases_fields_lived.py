"""Turns of somebody at work with land, sport, art, people, papers: the field, and its cue."""

from __future__ import annotations

LIVED: tuple[tuple[str, str], ...] = (
    ("farming", "I set the direct drill too deep into our cover crop."),
    ("dairy farming", "our bulk tank test came back with a high cell count, teat dip or dry cows?"),
    ("livestock-farming", "My shearlings scanned at 170 and I need more lambing pens."),
    ("pig keeping", "I've two weaners off colour, she farrowed in our pig ark."),
    ("poultry keeping", "My broody hen left the eggs, I candled them, incubator humidity 45."),
    ("goat keeping", "She kidded last night and I disbudded the bucklings late last time."),
    ("beekeeping", "I put the queen excluder under my honey super and found drone brood above."),
    ("horse-keeping", "I get a hollow canter transition and my shoulder-in falls apart."),
    (
        "dog training",
        "I've worked on loose lead with a marker word, my dog still resource guarding.",
    ),
    (
        "dog grooming",
        "I use a 7F blade after the slicker brush, my hand-stripped terriers look patchy.",
    ),
    (
        "falconry",
        "I fly my harris hawk at the same flying weight and she bates off the bow perch, new "
        "jesses too.",
    ),
    (
        "reptile keeping",
        "My royal python sits off the basking spot, heat mat and vivarium are new.",
    ),
    ("fish keeping", "my planted tank has CO2 diffuser and aquasoil, corydoras gasp at night"),
    ("aquaculture", "Our smolts went to sea cages in May and sea lice counts doubled, I log them."),
    ("angling", "I fish a hair rig with boilies and my bite alarm never goes."),
    ("fly tying", "My dubbing loop falls apart behind the bead head, hackle is CDC feather."),
    (
        "commercial fishing",
        "I lost four creels off our longline, crab pots next, the winch drum is slipping.",
    ),
    ("gamekeeping", "We lost poults in the release pen and I set two Larsen traps."),
    (
        "viticulture",
        "I cane pruned, double guyot, and our bud break is late after veraison hail last year.",
    ),
    ("fruit growing", "I grafted scions on MM106 and my espaliers have fireblight."),
    ("forestry", "We clearfell block nine and I need the basal area and yield class."),
    ("tree surgery", "I did a crown reduction with SRT and my portawrap jammed."),
    (
        "hydroponics",
        "My rockwool cubes look fine but the net pots rot and I keep the EC level at 2.",
    ),
    ("mushroom growing", "I got trichoderma on my grain spawn in the fruiting chamber."),
    ("bonsai", "My yamadori lost its nebari after I repotted in akadama."),
    ("greenkeeping", "I hollow tined and topdressed our greens, dollar spot came anyway."),
    ("boat building", "I've hung the garboard and my steam-bent ribs crack at the keelson."),
    (
        "boat repair",
        "I stripped the antifouling and my gelcoat has osmosis blisters near the seacock.",
    ),
    ("narrowboating", "my weed hatch leaks and the calorifier is cold on our narrowboat"),
    ("sailing", "I got weather helm with the second reef in my main, genoa furled."),
    ("seafaring", "I do the bridge watch with ECDIS and our ballast tanks alarm."),
    ("kayaking", "My low brace works but my combat roll fails at the eddy line."),
    ("scuba diving", "I dive a twinset with long hose and my SAC rate is awful in a drysuit."),
    (
        "mountaineering",
        "We roped up on the glacier with crampons and I lost an ice screw in the bergschrund.",
    ),
    ("climbing", "My half-crimp is weak, hangboard twice a week, one redpoint a month."),
    ("caving", "I missed a rebelay on my cowstails and the croll slipped on our SRT kit."),
    ("football coaching", "My U12s lose the ball in rondos, how do I teach a pressing trigger?"),
    (
        "rugby coaching",
        "our lineouts fall apart and my tighthead stands up in the scrum engagement",
    ),
    (
        "cricket coaching",
        "I do throwdowns with my juniors but their front-foot drive is weak, yorkers too.",
    ),
    ("swim coaching", "I wrote a main set at CSS pace and my age-groupers blow up."),
    (
        "gymnastics coaching",
        "My girls' back handsprings travel, I use a spotting block on the tumble track.",
    ),
    (
        "athletics coaching",
        "Our block starts are fine but my hurdlers' trail leg drops, more plyo?",
    ),
    ("strength training", "I run 5/3/1 with a training max and my pendlay rows stall."),
    (
        "combat sports coaching",
        "I hold focus mitts for our juniors and their guard passing is stiff, randori is worse.",
    ),
    ("fencing", "My epee parry six is late and the riposte misses."),
    ("archery", "I set my nocking point and the bare shaft still lands left."),
    ("dance teaching", "I teach barre work and my kids' pirouettes fall over, tendus are okay."),
    ("gliding", "I lost the thermal centring on my k21 after the winch launch."),
    ("aviation", "I did my IMC rating and the approach plate shows a VOR I don't know."),
    ("cycling", "I did an FTP test on Zwift and my over-unders are too hard."),
    (
        "ski instruction",
        "I teach parallel turns and my group leans on the inside ski, edge angle is zero.",
    ),
    ("live sound", "I was ringing out our wedges and the stage box died, X32 is fine."),
    ("music-production", "my 808s clip the true peak limiter, de-esser is off"),
    ("sound design", "I recorded the foley but my room tone doesn't match the ADR."),
    ("radio production", "I missed the back-anno and our playout froze before the news bulletin."),
    ("podcast production", "I edit in Descript and our double-ender drifts, the RSS feed is fine."),
    ("film editing", "I've got picture lock but my XML conform misses the proxies."),
    (
        "cinematography",
        "I lit her with a key light and negative fill and my false colour says 70, t-stop 2.8.",
    ),
    (
        "animation",
        "My walk cycle pops on twos, the animatic was smooth and the keyframes are clean.",
    ),
    ("3D modelling", "I did the retopo but my UV seams show after the normal bake."),
    (
        "illustration",
        "I do pencil roughs, then cross-hatching with a dip pen, my spot illustrations scan badly.",
    ),
    ("oil painting", "My underpainting was burnt umber and the scumbled sky sinks in."),
    ("watercolour", "I paint wet-in-wet and my granulating pigments give backruns."),
    ("graphic design", "I set it in InDesign on a baseline grid and my Pantone shifted to CMYK."),
    (
        "type design",
        "My kerning pairs are done but the sidebearings on my italics look tight, ink traps next.",
    ),
    ("photography", "I used a softbox with high-speed sync and my catchlights look odd."),
    (
        "film developing",
        "I souped my Tri-X in Rodinal and got surge marks from agitation, stop bath was fresh.",
    ),
    ("stage lighting", "I patched the DMX universe and my gobos flip on the moving heads."),
    ("stage management", "I was on the prompt desk and my cue lights died during tech week."),
    ("set design", "I built the model box and our sightlines fail at the thrust stage."),
    ("puppetry", "My marionettes tangle, the control bar is too short."),
    (
        "stage makeup",
        "I glue lace-front wigs with spirit gum and the bald cap edge shows on my actors.",
    ),
    ("acting", "I sent two self-tapes and I'm never off-book in time for my table read."),
    (
        "improv",
        "Our harold team never finds the group game, I always sweep edit too late, second "
        "beats die.",
    ),
    ("stand-up comedy", "I got an open spot and my tight five died, crowd work too."),
    ("stage magic", "My double lift flashes and the faro shuffle is worse."),
    ("circus arts", "I train aerial silks and my hip key slips, straddle inversion is fine."),
    (
        "choral conducting",
        "Our altos go flat in the motet and I can't fix the vowel placement, tessitura maybe.",
    ),
    (
        "conducting",
        "My downbeat is unclear and the second bowings don't match our urtext, rubato is worse.",
    ),
    ("composing", "I wrote a fugue with stretto and my voice leading has parallel fifths."),
    ("piano playing", "I do Hanon daily but my octave passages in the nocturnes are stiff."),
    (
        "string playing",
        "My spiccato bounces too high, third position shifts are okay, more Kreutzer?",
    ),
    ("guitar playing", "I can do hammer-ons but my barre chords buzz in drop D."),
    ("drumming", "My paradiddles are fine but ghost notes vanish at tempo."),
    (
        "jazz playing",
        "I practise rhythm changes from the Real Book and my guide tones don't resolve.",
    ),
    ("singing", "My passaggio cracks and head voice is breathy, lip trills help a bit."),
    (
        "wind playing",
        "My altissimo squeaks, new reed strength, cork grease all done and double tonguing is "
        "fine.",
    ),
    ("folk music", "I play hornpipes on my english concertina and the strathspeys trip me up."),
    ("DJing", "I beatmatched by ear and my hot cues vanished from Rekordbox."),
    ("writing", "I cut two subplots and my beta readers hate the midpoint twist."),
    ("screenwriting", "I rewrote the beat sheet and my logline is still flat, sluglines are fine."),
    ("poetry", "My villanelle drags, is it the enjambment or the volta?"),
    (
        "journalism",
        "I filed an FOI request and our news desk wants a right of reply, standfirst by six.",
    ),
    ("publishing", "I sent the page proofs back and our print run is 800, ISBN pending."),
    (
        "game mastering",
        "I run a hexcrawl and my players hate random encounters, session zero was fine.",
    ),
    (
        "board game design",
        "My blind playtest flopped, worker placement feels solved and there's a runaway leader.",
    ),
    ("miniature painting", "I drybrushed over zenithal and my edge highlights are chalky."),
    ("scale modelling", "I'm doing a 1/72 Stuka, my photo-etch bent and the panel lines vanished."),
    ("chess", "I play the Grunfeld but lose every bishop pair ending OTB."),
    ("bridge", "My partner and I play Stayman with weak twos, what's a cue bid here?"),
    ("speedrunning", "My LiveSplit is off and I lost two gold splits to RNG manip."),
    (
        "nursing",
        "I did the drug round alone, our bed managers kept calling and I still had two "
        "cannulas to do before handover.",
    ),
    ("ambulance work", "We had an offload delay of three hours and my ePCR crashed after ROSC."),
    (
        "operating theatre work",
        "I was scrub nurse and our swab count was off at the diathermy check.",
    ),
    ("midwifery", "I run our homebirth team and two primips went over, partogram attached."),
    ("general practice", "I tidy our QOF registers in SystmOne and the Ardens template fails."),
    ("pharmacy", "my CD register is one short and the FP10s are still in our script queue"),
    (
        "physiotherapy",
        "I use grade III mobs on her, our outcome measures are the Oxford scale, gait analysis "
        "next, joint mobs hurt.",
    ),
    (
        "occupational therapy",
        "I did the kitchen assessment and our hoist assessment is Friday, sling sizes unknown.",
    ),
    (
        "speech therapy",
        "I use colourful semantics with my year twos and blank levels for the rest, IDDSI for "
        "the ward.",
    ),
    ("radiography", "I set the kVp too high and my exposure index is off on the DR plate."),
    (
        "biomedical science",
        "My QC drift started with the new reagent lot, half our samples are haemolysed.",
    ),
    (
        "dentistry",
        "I used a sectional matrix and my composite restoration still has an open contact, "
        "articulating paper shows nothing.",
    ),
    ("optometry", "I do the cross cyl last and my trial frame slips, PD ruler says 64."),
    (
        "audiology",
        "I run real ear on every fit, our REM fitting overshoots, tympanometry was flat.",
    ),
    ("veterinary", "I had two farm calls and an LDA before our nurse clinics."),
    ("social work", "I've a section 47 and a strategy meeting tomorrow, my genograms are a mess."),
    ("care work", "We had two double-ups and I couldn't find the MAR chart."),
    (
        "psychotherapy",
        "I notice countertransference and want to take it to supervision hours, my process "
        "notes are thin.",
    ),
    ("massage therapy", "I start with effleurage then petrissage and my clients want it harder."),
    ("teaching", "I use exit tickets and cold calling with my form group and half don't answer."),
    (
        "primary teaching",
        "I do guided reading with my class and phonics screening is in June, numicon for maths.",
    ),
    (
        "early years work",
        "I set up the tuff tray in our toddler room and EYFS wants evidence, learning journals "
        "are due.",
    ),
    (
        "special needs teaching",
        "I made a task board for him, visual timetables help my pupils too.",
    ),
    ("music teaching", "My beginner strings lose the bow hold, we use the Suzuki book."),
    (
        "language teaching",
        "My B1 class can't do gap-fills, CCQs only confuse them, graded readers work.",
    ),
    (
        "university teaching",
        "I've 90 exam scripts and my module handbook is late, second marking on Friday.",
    ),
    (
        "driving instruction",
        "I took my pupil round, moving off was fine, emerging junctions cost him a serious "
        "fault and my PDI watched.",
    ),
    (
        "yoga teaching",
        "I teach restorative class and my cueing gets wordy, peak pose is crow, counterpose after.",
    ),
    (
        "legal",
        "I drafted the skeleton argument and our trial bundle is due, consent order fell through.",
    ),
    (
        "conveyancing",
        "I'm waiting on official copies and the TR1 for my client, local searches are back.",
    ),
    ("criminal law", "I did two bail applications and the unused material for my PTPH came late."),
    ("patent work", "We got an office action citing prior art against our independent claim."),
    ("contract management", "I redlined our MSA and they want a liability cap, change orders too."),
    ("accounting", "I posted the journal entries and our intercompany balances don't agree."),
    ("auditing", "I do the walkthrough tests and our workpapers lack sign-off."),
    ("bookkeeping", "I reconciled the bank feeds in Xero and my CIS return is off."),
    ("tax work", "I file CT600s for clients, my capital allowances pool is wrong on this CT600."),
    ("payroll", "I sent the FPS submission and our BACS file bounced on pay run two."),
    ("actuarial work", "I used chain ladder on our loss triangles and IBNR looks low."),
    (
        "insurance underwriting",
        "I sent the bordereaux and our quota share needs a facultative top.",
    ),
    (
        "quantity surveying",
        "I priced the provisional sums and our interim valuation was cut, prelims too.",
    ),
    ("site management", "I wrote the RAMS and our toolbox talks, RFI 40 is still open."),
    ("architecture", "I drew the door schedule and our U-values fail at the parapet detail."),
    (
        "town planning",
        "I wrote the delegated report and our S106 isn't signed, reserved matters next.",
    ),
    ("logistics", "we ship FCL and the demurrage eats our margin, wrong HS codes again"),
    ("warehousing", "I moved the pick faces and our cycle counts are off, WMS says fine."),
    ("supply chain", "I raised the safety stock but our MRP run ignores the MOQ."),
    (
        "procurement",
        "I wrote the RFP and our tender evaluation has two suppliers, three-way match fails.",
    ),
    ("manufacturing", "Our OEE fell after I changed the takt time, scrap rate is up."),
    ("project management", "My Gantt chart is a mess and the RAID log is stale, steerco tomorrow."),
    ("product management", "I wrote the product roadmap and our activation rate fell, OKRs next."),
    (
        "recruitment",
        "I do screening calls and my time-to-hire is 60 days, hiring managers ghost me.",
    ),
    ("human resources", "I have a grievance hearing and our TUPE letters go out Monday."),
    ("marketing", "my ROAS fell when I split the ad sets, CPM is up"),
    (
        "search optimisation",
        "Our hreflang is broken and I see keyword cannibalization in Search Console.",
    ),
    ("retail work", "I reset the planogram and our gondola ends are bare, markdowns next."),
    ("estate agency", "I did a market appraisal and our sales progression is stuck."),
    (
        "event management",
        "I wrote the run sheet and our AV supplier cancelled before the site visit, shell "
        "scheme is up.",
    ),
    ("hotel work", "I run night audit and our RevPAR report is off."),
    (
        "air traffic control",
        "I had flight strips all over and a loss of separation alert on my arrivals sequence.",
    ),
    (
        "cabin crew work",
        "My galley carts were short and the purser moved me off our layover hotel list, "
        "recurrent training is Monday.",
    ),
    (
        "emergency dispatch",
        "I was call taker on our console, AMPDS sent it as the wrong triage code.",
    ),
    ("translation", "I got fuzzy matches in Trados and my client won't pay for MTPE."),
    (
        "interpreting",
        "I do consecutive interpreting and my booth partner quit, relay interpreting next week.",
    ),
    ("subtitling", "My SRT file fails on shot changes and SDH labels are missing."),
    (
        "technical writing",
        "I moved our docs to AsciiDoc and the API reference broke, Vale linter complains.",
    ),
    (
        "fundraising",
        "I wrote the theory of change and our logframe is half done, restricted funds only.",
    ),
    ("customer support", "I cleared the ticket backlog and our CSAT fell, canned responses maybe."),
    ("finance work", "I built the DCF and my terminal value is 80% of it, WACC is 9."),
    ("health and safety", "I filed the RIDDOR report and our COSHH sheets are out of date."),
    ("museum education", "I wrote the label copy and our handling collection has no object list."),
    (
        "software-development",
        "We double write to Kafka and I need an idempotency key for our gRPC calls.",
    ),
)
