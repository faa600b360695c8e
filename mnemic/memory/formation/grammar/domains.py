"""Fields of practice and the words that give them away: the closed table of inferences.

003 §The candidate language asks for useful guesses that are visibly guesses. What may be
guessed is only that somebody has experience in one of these fields, knows a language,
or is interested in a field: never an occupation, and nothing of health, faith, politics,
money, origin or love. What is not in this table is not guessed.
"""

from __future__ import annotations

from msgspec import Struct

from mnemic.memory.formation.wordlists import word_set


class Domain(Struct, frozen=True):
    """Name a field: its `topic`, and what gives it away.

    `objects` are what people in it make or keep: "building an app", "restoring a car".
    `terms` are its jargon, one or two words each (`hide_glue`); several of them in the
    turns of somebody at work tell more than any single one. `trades` say outright that
    somebody is in the field, so that nothing needs to be guessed. `interest` is what an
    interest in it is called where that is not the topic. The words `beside` tell of it only
    where a term does.
    """

    topic: str
    objects: frozenset[str]
    terms: frozenset[str]
    trades: frozenset[str] = frozenset()
    interest: str = ""
    beside: frozenset[str] = frozenset()


def _domain(topic: str, objects: str, terms: str, trades: str = "") -> Domain:
    named = frozenset(term.replace("_", " ") for term in terms.split())
    return Domain(topic, word_set(objects), named, word_set(trades))


def field(
    topic: str, terms: str, *, objects: str = "", trades: str = "", interest: str = ""
) -> Domain:
    """Make a field of its listings: `_` joins two words, `*` behind a verb names all its forms."""
    named = frozenset(term.replace("_", " ") for term in terms.split())
    return Domain(topic, word_set(objects), named, word_set(trades), interest)


DOMAINS: tuple[Domain, ...] = (
    _domain(
        "software-development",
        """agent app application website site webapp web-app api bot chatbot library compiler interpreter
        script scripts plugin extension cli backend frontend microservice microservices crawler scraper
        dashboard saas framework sdk parser toolchain emulator debugger daemon firmware game-engine
        codebase repo monorepo module package service software program tracker platform model pipeline
        linter database schema server game search-engine rules-engine rule-engine recommendation-engine template-engine
        physics-engine query-engine inference-engine workflow-engine chess-engine editor terminal library""",
        """npm git_rebase rebase pytest unittest docker dockerfile typescript javascript react django flask
        fastapi webpack regex api_endpoint stacktrace traceback typeerror segfault null_pointer mutex async
        coroutine goroutine linter ci_pipeline github_action merge_conflict unit_test refactor rust golang
        borrow_checker generics middleware celery celery_beat redis queue staging_database read_replica
        webhook oauth jwt orm""",
        "developer programmer engineer coder software devops sre",
    ),
    _domain(
        "Kubernetes",
        "cluster clusters operator helm-chart",
        """kubernetes helm helm_chart helmchart kubectl kubelet ingress hpa replicas replica values.yaml pod pods
        statefulset daemonset configmap namespace sidecar istio argocd node_pool""",
        "devops sre",
    ),
    _domain(
        "database",
        "",
        """explain_analyze seq_scan vacuum btree b-tree left_join inner_join subquery query_plan index_scan
        foreign_key materialized_view deadlock postgres postgresql mysql sqlite where_clause replica sharding
        partition_key window_function cte""",
        "dba",
    ),
    _domain(
        "data-analysis",
        "",
        """pandas dataframe numpy scikit-learn regression random_forest overfitting cross-validation jupyter
        confidence_interval p-value ggplot dplyr tensorflow pytorch learning_rate""",
        "statistician scientist analyst",
    ),
    _domain(
        "car-restoration",
        """car cars mustang beetle camaro mgb corvette carburettor carburetor engine gearbox motorbike motorcycle
        moped scooter vespa truck pickup land-rover jeep bmw porsche mercedes volvo triumph roadster coupe
        camper campervan tractor chassis""",
        """carburettor carburetor head_gasket camshaft crankshaft timing_belt brake_caliper caliper valve_clearance
        torque_wrench solenoid alternator spark_plug weld_sill sill bodywork drum_brake manifold""",
        "mechanic machinist",
    ),
    _domain(
        "woodworking",
        """cabinet cabinets dresser bookshelf bookcase bookshelves table desk chair bench workbench cupboard wardrobe
        canoe dinghy boat shed treehouse crib cradle guitar deck pergola furniture cutting-board""",
        """hide_glue dovetail mortise tenon planer jointer chisel router_bit glue_up glue-up glue-ups board_flattening
        bandsaw lathe veneer grain_direction wood_glue clamp shellac pocket_hole workshop""",
        "carpenter joiner cabinetmaker luthier",
    ),
    _domain(
        "home-renovation",
        """kitchen bathroom house flat apartment attic loft basement cottage farmhouse barn floorboards bedroom
        hallway conservatory extension garage patio driveway cabin cellar""",
        """drywall plasterboard grout joist stud_wall screed skim_coat insulation caulk load-bearing""",
        "builder plasterer contractor",
    ),
    _domain(
        "electronics",
        """synth synthesizer amplifier amp radio drone robot pcb circuit breadboard keyboard oscillator pedal
        weather-station""",
        """solder soldering capacitor capacitors resistor resistors op-amp oscilloscope arduino esp32 mosfet
        breadboard voltage_divider multimeter pcb transistor diode flyback_diode zener relay_coil relay ldo ground_return
        ground_loop ground_plane buck_converter boost_converter voltage_regulator perfboard stripboard protoboard
        esp8266 stm32 bme280 gpio i2c uart pull-up_resistor level_shifter logic_analyser logic_analyzer brownout
        browns_out servo stepper_driver stepper_motor a4988 heatsink decoupling_cap 555_timer shift_register""",
        "electrician",
    ),
    _domain(
        "distance-running",
        """marathon half-marathon ultra ultramarathon 10k 5k half 50k 100k parkrun""",
        """taper fartlek tempo_run long_run negative_split carb_loading pronation interval_session zone_2
        lactate_threshold""",
        "runner",
    ),
    _domain(
        "endurance sport",
        "triathlon ironman half-ironman duathlon century gran-fondo sportive",
        "brick_session ftp cadence power_meter aero_bars",
        "triathlete",
    ),
    _domain(
        "professional-cooking",
        "restaurant bistro trattoria supper-club pop-up food-truck banquet catering",
        """sous sous-chef brigade covers larder mise garde_manger grill_station line_cook
        walk-in prep_list ticket_time""",
        "chef cook baker",
    ),
    _domain(
        "baking",
        "bakery sourdough croissants wedding-cake",
        """levain autolyse bulk_ferment bulk_fermentation proofing banneton hydration crumb_structure oven_spring
        lamination starter windowpane_test""",
        "baker",
    ),
    _domain(
        "brewing",
        "beer ale stout cider mead homebrew kombucha",
        "wort sparge mash_tun airlock krausen hop_schedule original_gravity fermenter carboy",
        "brewer",
    ),
    _domain(
        "beekeeping",
        "bees hive hives apiary beehives",
        """supersedure queen_cell queen_cells brood brood_box varroa oxalic nuc frame colony swarm
        waggle smoker""",
        "beekeeper",
    ),
    _domain(
        "gardening",
        "garden greenhouse allotment vegetable-bed bed raised-bed raised-beds orchard polytunnel hedge pond",
        """seedling seedlings compost mulch blight aphids no-dig hardening_off crop_rotation potting_compost
        grafting rootstock slug_pellets""",
        "gardener landscaper florist",
    ),
    _domain(
        "writing",
        """novel screenplay book memoir play radio-play short-story stories poetry poems sitcom trilogy script
        anthology thriller musical""",
        "second_draft protagonist denouement beta_readers manuscript sound_cue sound_cues dialogue_tag",
        "writer author novelist journalist poet copywriter editor",
    ),
    _domain(
        "music-production",
        "album ep single track mixtape",
        "compressor sidechain reverb daw ableton midi low_pass mixdown mastering eq_curve synth_patch",
        "producer composer",
    ),
    _domain(
        "brass-playing",
        "",
        "embouchure arban double-tonguing mouthpiece valve_oil long_tones lip_slur",
        "trumpeter",
    ),
    _domain(
        "photography",
        "darkroom photo-book portfolio photo-series",
        """aperture shutter_speed bokeh raw_file histogram white_balance
        lightroom focus_stacking tripod_collar telephoto""",
        "photographer",
    ),
    _domain(
        "scanning",
        "slides slide-collection negatives photos archive albums",
        "icc_profile vuescan it8 scanner dpi flatbed",
        "archivist",
    ),
    _domain(
        "filmmaking",
        "documentary short-film film feature web-series",
        "shot_list color_grading boom_mic b-roll storyboard lav_mic davinci",
        "filmmaker director animator",
    ),
    _domain(
        "sewing",
        "dress quilt wedding-dress curtains suit costume jacket coat skirt",
        "overlocker serger selvedge bias_binding seam_allowance bobbin interfacing dart muslin",
        "tailor seamstress",
    ),
    _domain(
        "knitting",
        "sweater jumper cardigan scarf blanket socks shawl",
        "purl stockinette cable_needle yarn gauge_swatch steek raglan worsted",
        "crochet crochets",
    ),
    _domain(
        "pottery",
        "kiln mugs vases teapot",
        "kiln glaze bisque wheel_throwing stoneware slip cone_6 trimming",
        "potter",
    ),
    _domain(
        "teaching",
        "curriculum syllabus lesson-plans worksheets",
        """lesson_plan lesson_plans year_9 year_10 pupils marking parents_evening seating_plan homework detention
        classroom grade_book learning_objectives""",
        "teacher lecturer professor tutor instructor headteacher",
    ),
    _domain(
        "accounting",
        "",
        """reconciliations reconciliation ledger accruals trial_balance month-end vlookup pivot_table
        vat_return depreciation""",
        "accountant auditor bookkeeper",
    ),
    _domain(
        "nursing",
        "",
        "handover cannula obs ward drug_round bank_shift triage catheter nebuliser",
        "nurse paramedic midwife doctor",
    ),
    _domain(
        "sailing",
        "yacht sailboat catamaran sloop",
        "jib spinnaker halyard mainsail tacking winch mooring keel rhumb_line reefing",
        "sailor skipper",
    ),
    _domain(
        "astronomy",
        "telescope observatory",
        "dobsonian eyepiece eyepieces collimation barlow_lens nebula star_atlas light_pollution",
        "astronomer",
    ),
    _domain(
        "climbing",
        "",
        "belay quickdraw bouldering crimps multi-pitch rappel harness top-rope",
        "",
    ),
    _domain(
        "strength training",
        "",
        "deadlift squat bench_press deload rpe 1rm overhead_press sets_of hypertrophy progressive_overload",
        "trainer",
    ),
    _domain(
        "chess",
        "",
        "sicilian najdorf endgame rook_endgame caro-kann elo lichess middlegame zugzwang",
        "",
    ),
    _domain(
        "fish keeping",
        "aquarium fish-tank",
        "nitrite nitrate ammonia_spike substrate tetras cichlids canister_filter water_change",
        "",
    ),
    _domain(
        "3D printing",
        "",
        "filament pla petg bed_leveling nozzle slicer stringing retraction prusa infill",
        "",
    ),
    _domain(
        "drone flying", "", "quadcopter gimbal fpv geofence propeller_guards", "pilot"
    ),
)  # fmt: skip

LAW = _domain(
    "law",
    "",
    """res_judicata cross-appeal respondent appellant practice_direction practice_directions tort estoppel precedent
    statute plaintiff claimant injunction affidavit case_law""",
)
"""A field whose words people look up for themselves: it is guessed as an interest only."""

LOOKED_UP: tuple[Domain, ...] = (LAW,)

TRANSLATION = "translation"
"""The topic of who translates from a language that is not in the language list."""
