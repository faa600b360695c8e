"""Fields of practice that turn up every day, of all areas."""

from __future__ import annotations

from mnemic.memory.formation.grammar.domains import Domain, field

EVERYDAY: tuple[Domain, ...] = (
    field(
        "electrical",
        """rcd mcb rcbo ring_final ring_main radial_circuit zs insulation_resistance megohm megohms consumer_unit
        three-phase single-phase rewire second-fix first-fix earth_loop fault_loop back_box conduit trunking swa
        type_b type_c 32a 16a 6a bs7671 wiring_rules wiring_regs wiring_regulations eicr pat_testing busbar
        junction_box neutral_bar earth_rod isolator wago dis_board distribution_board rewires""",
        trades="electrician sparky electrical", interest="electrical work",
    ),
    field(
        "plumbing",
        """stopcock isolation_valve compression_joint olive ptfe soldered_joint flux pipe_slice soil_stack p-trap combi
        system_boiler header_tank zone_valve trv lockshield radiator_valve powerflush inhibitor airlock ballcock
        pushfit push-fit 15mm 22mm expansion_vessel pressure_relief monobloc fill_valve""",
        trades="plumber gasfitter",
    ),
    field(
        "motorcycle-repair",
        """transalp carburettors carbs float_bowl fork_seals fork_oil chain_tension sprocket rear_shock clutch_basket
        head_bolts cam_chain stator rectifier swingarm valve_shims airbox pilot_jet main_jet kickstart engine_rebuild""",
        trades="mechanic",
    ),
    field(
        "bicycle repair",
        """derailleur cassette freehub bottom_bracket headset_bearing indexed_gears jockey_wheel hanger chainring crankset
        spoke_tension truing tubeless_sealant sealant dropout bleed_kit disc_rotor cable_housing barrel_adjuster
        limit_screw quick_release thru-axle spoke_key chain_checker""",
        trades="mechanic",
    ),
    field(
        "horology",
        """escapement mainspring arbor balance_wheel hairspring pallet_fork beat_error timegrapher movement_holder
        bushing rebushed bushings pivot_gauge click_spring barrel_arbor anchor_escapement pendulum suspension_spring
        verge fusee chronometer crown_wheel mainplate""",
        trades="horologist watchmaker clockmaker", interest="clocks",
    ),
    field(
        "laboratory",
        """elisa pcr qpcr western_blot pipetting pipette centrifuge supernatant aliquot aliquots buffer_exchange agarose
        gel_electrophoresis primer_dimer plasmid transfection cell_line hek293 fume_hood autoclave titration
        spectrophotometer hplc mass_spec incubator agar agar_plates petri reagent assay assays flow_cytometry
        crispr knockout cdna rna-seq lysate""",
        trades="biologist chemist technician scientist biochemist", interest="laboratory work",
    ),
    field(
        "sedimentology",
        "sediment core cores sediment_core sediment_cores grain_size laser_diffractometer diffractometer sieving turbidite stratigraphy varve ",
        trades="geologist sedimentologist",
    ),
    field(
        "aviation",
        """short_final flaps crosswind cessna 172 piper knots go-around circuit_height downwind_leg base_leg metar taf
        notam qnh vfr ifr squawk transponder_code touch-and-go stall_warning ppl atpl glideslope ils holding_point
        taxiway run-up ground_effect flare mixture_lean carb_heat airframe""",
        trades="pilot captain instructor",
    ),
    field(
        "networking",
        """vlan vlans trunk_port lag stp spanning_tree ospf bgp subnet dhcp_relay dhcp poe switchport access_port
        layer_3 mtu nat port-forwarding pihole unifi mikrotik pfsense opnsense wireguard acl default_gateway
        dns_resolver lacp""",
        trades="network sysadmin administrator", interest="computer networking",
    ),
    field(
        "site-reliability",
        """pager pagerduty status_page status-page postmortem runbook error_rates error_budget slo sli oncall on_call
        sev1 sev2 incident_channel rollback pages alertmanager failover canary_deploy""",
        trades="sre devops operations",
    ),
    field(
        "statistics",
        """heteroscedasticity residuals confidence_intervals p_value mixed_model random_effects fixed_effects anova
        logistic_regression poisson multicollinearity bootstrap bayesian prior_distribution posterior
        standard_error effect_size power_analysis survival_curve hazard_ratio likert propensity_score lme4""",
        trades="statistician analyst biostatistician epidemiologist",
    ),
    field(
        "livestock-farming",
        """ewe ewes tup tups lambing lamb lambs drench heifer heifers bullock silage slurry parlour calving colostrum
        scour scours footrot dipping worming turnout tagging store_cattle suckler milk_yield mastitis shearing
        hogget fleece creep_feed pour-on hay_bale farrowing""",
        trades="farmer shepherd stockman crofter",
    ),
    field(
        "horse-keeping",
        """mare gelding farrier hoof hoof_wall laminitis girth snaffle lunge lunging canter haylage livery shoes_off headcollar
        numnah dressage half-halt stable_rug mucking_out colic""",
        trades="farrier groom jockey",
    ),
    field(
        "farming",
        """combine headland drilling seed_drill winter_wheat spring_barley fungicide agronomist tramline grain_store
        moisture_meter subsoiler power_harrow sprayer tillering crop_walking oilseed""",
        trades="farmer agronomist",
    ),
    field(
        "gardening",
        """allotment raised_bed raised_beds clay_soil heavy_clay slugs slug pellets railway_sleepers leaf_mould manure
        hellebore perennials annuals deadheading prune pruning tomatoes blight potting_on cold_frame runner_beans
        courgettes polytunnel seed_tray topsoil bare-root hedging lawn_moss scarify dahlias tubers rhubarb brassicas""",
        trades="gardener landscaper florist", interest="gardening",
    ),
    field(
        "knitting",
        """knit knitting needles bamboo_needles circular_needles yarn cast_on cast_off bind_off rib ribbing double-pointed
        aran fair_isle stitch_marker garter_stitch brioche ravelry skein sock_heel 4-ply intarsia""",
        interest="knitting",
    ),
    field(
        "sewing",
        """hemming zip_foot presser_foot feed_dogs tension_dial backstitch basting_stitch topstitch french_seam
        pattern_piece seam_ripper grainline godet placket bodice tacking dressmaker's thread_tension invisible_zip""",
        trades="tailor seamstress dressmaker",
    ),
    field(
        "baking",
        """sourdough sourdough_starter starter rye_flour buckwheat_flour strong_flour proving prove crumb oven_spring
        scoring laminated puff_pastry choux ganache sponge genoise buttercream tempering croissant crust loaf loaves""",
        trades="baker", interest="sourdough baking",
    ),
    field(
        "pottery",
        "ceramics kiln electric_kiln glaze glazes bisque earthenware porcelain wedging throwing leather-hard crackle underglaze cone_10",
        trades="potter ceramicist ceramics", interest="pottery",
    ),
    field(
        "translation",
        "cat_tool trados memoq source_text target_text termbase glossary back-translation localisation translation_memory per-word_rate",
        trades="translator interpreter",
    ),
    field(
        "teaching",
        """year_7 year_8 year_9 year_10 year_11 year_12 year_13 year_7s year_8s year_9s year_10s year_11s mock_paper
        mock_papers marking bottom_set top_set reteach lesson ks2 ks3 ks4 ofsted sixth_form send_pupils plenary starter_task
        mark_scheme exam_board cover_lesson tutor_group registers phonics""",
        trades="teacher lecturer professor tutor instructor headteacher teach teaches",
    ),
    field(
        "nursing",
        """band_5 band_6 cannula cannulas drug_chart sliding_scale news2 sats sepsis_six handover_sheet bay_nurse stroke_ward
        bank_shifts obs_round syringe_driver iv_line patient_notes fluid_balance pressure_sore dressings_trolley""",
        trades="nurse paramedic midwife doctor hca carer",
    ),
    field(
        "legal",
        """conveyancing probate_registry counsel disclosure_bundle witness_statement chambers pleadings
        without_prejudice completion_statement family_law conveyancer instructing_solicitor
        limitation_period undertaking_from""",
        trades="solicitor barrister lawyer paralegal attorney conveyancer",
    ),
    field(
        "bookkeeping",
        """accruals prepayments nominal_ledger sales_ledger purchase_ledger bank_rec double-entry
        vat_return payroll_run p60 year-end trial_balance credit_note debtors creditors""",
        trades="accountant bookkeeper auditor",
    ),
    field(
        "photography",
        """aperture f2.8 f4 iso shutter tripod prime_lens speedlight strobe softbox raw_files lightroom capture_one
        white_balance backlit exposure nd_filter polariser darktable flash_sync contact_sheet fixer
        developer_tray""",
        trades="photographer",
    ),
    field(
        "music-production",
        """vst daw reaper logic_pro ableton side-chain sidechain bus_compression stems lufs limiter headroom mic_preamp
        condenser_mic reverb_tail low-cut high-pass mixdown mastering double-tracking dry_signal drum_bus""",
        trades="producer",
    ),
    field(
        "mapping",
        "qgis metashape orthomosaic gsd point_cloud shapefile geotiff raster projection epsg stockpile_volumes dem",
        objects="maps",
        trades="surveyor cartographer",
    ),
    field(
        "endurance training",
        "dfa_alpha1 alpha1 lt1 lt2 rr_intervals vo2max lactate_threshold fingertip_lactate step_test lactate zone_2 threshold_power hrv",
        interest="endurance training",
    ),
    field(
        "rowing",
        "erg concept2 cox coxless sculling scull stroke_rate catch_timing drag_factor rower regatta blade_work rate_cap",
        interest="rowing",
    ),
    field(
        "software-development",
        """cron crontab systemd raspberry_pi scraper venv pip_install jvm minsdk gradle android
        xcode desugaring offline_queue dag dags airflow snowflake ssis sql_server redshift read_replica
        typescript monorepo feature_flag pull_request ci_build""",
        trades="developer programmer engineer coder software devops sre android",
    ),
    field(
        "robotics",
        "servo servos feetech gripper backlash end_effector ros ros2 inverse_kinematics so-100 stepper encoder lidar dynamixel urdf",
        interest="robotics",
    ),
)  # fmt: skip
"""Fields that are guessed as experience when their words are told, and as interest when they are asked."""
