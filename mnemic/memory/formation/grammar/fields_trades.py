"""Fields of trade: building, engines, transport, kitchens and counters."""

from __future__ import annotations

from mnemic.memory.formation.grammar.domains import Domain, field

TRADES: tuple[Domain, ...] = (
    field(
        "carpentry",
        """rafters birdsmouth common_rafter jack_rafter hip_rafter purlin purlins ridge_board collar_tie noggins noggin
        joist_hanger joist_hangers wall_plate stud_work studwork sole_plate door_lining hanging_doors architrave
        skirting_scribe scribing newel stair_string winders nosing riser_height second-fix_joinery first-fix_joinery
        timber_frame glulam trimmer_joist herringbone_strutting framing_square paslode butt_hinge mitred_skirting
        soffit_board""",
        trades="carpenter joiner chippy", objects="staircase",
    ),
    field(
        "roofing",
        """battens underlay_breather ridge_tiles ridge_tile verge_clip dry_verge dry_ridge lead_flashing lead_soaker soakers
        valley_gutter valley_board slate_ripper slater's welsh_slate tingle epdm torch-on eaves_tray fascia_vent
        chimney_flaunching flaunching gauge_battens head_lap headlap interlocking_tile pantile pantiles nail_sick
        patent_glazing code_4 bonnet_hip ice_shield drip_edge""",
        trades="roofer slater",
    ),
    field(
        "bricklaying",
        """stretcher_bond flemish_bond english_bond perpends perps wall_ties wall_tie dpc gauge_rod corner_profile snap_header
        bed_mortar pointing_trowel weep_holes cavity_wall cavity_tray soldier_course engineering_brick blockwork thermalite
        line_pins spirit_line frog_up weatherstruck corbelling brick_gauge hod half-bat padstone mortar_mix""",
        trades="bricklayer brickie mason",
    ),
    field(
        "plastering",
        """multi-finish multifinish skim_coat skimming bonding_coat scrim_tape angle_bead angle_beads float_coat speed_skim
        dot-and-dab hardwall k-rend render_coat scratch_coat laths lime_plaster horsehair_plaster plastering_trowel
        trowel_up pva_wall suction_wall stop_bead coving_run cornice_run sponge_float polished_plaster""",
        trades="plasterer",
    ),
    field(
        "painting and decorating",
        """mist_coat mist-coated cutting-in sugar_soap knotting_solution wood_primer undercoat zinsser bin_primer lining_paper
        pasting_table booking_time drop_match seam_roller plumb_drop wallpaper_hanging eggshell_finish satinwood gloss_coat
        two-pack caulked_gaps de-nib denib* feathered_edge microporous keyed_surface linseed_putty sanded_back spray_tip
        airless_sprayer wet_edge picture_rail""",
        trades="decorator painter",
    ),
    field(
        "tiling",
        """notched_trowel tile_spacers tile_adhesive flexible_adhesive decoupling_mat ditra wet_saw tile_cutter grout_line
        grout_lines grout_haze epoxy_grout movement_joint tanking_kit tanking_membrane back-buttered back_buttering lippage
        levelling_clips schluter hardiebacker marmox porcelain_tile soldier_tile metro_tile rectified_tile tile_trim dry_lay
        screed_cure self-levelling uncoupling_membrane tessera tesserae""",
        trades="tiler mosaicist",
    ),
    field(
        "thatching",
        """longstraw water_reed combed_wheat spars liggers thatching_spars leggett yealm yealms sways ridge_roll sedge_ridge
        eaves_wad brow_course thatch_coat hazel_spars reed_bundles netting_wire biddle twisted_spar chimney_apron
        block_ridge""",
        trades="thatcher",
    ),
    field(
        "heating engineering",
        """flow_temperature return_temperature delta_t weather_compensation low-loss_header buffer_tank diverter_valve gas_rate
        working_pressure flue_gas combustion_analyser tightness_test gas_valve condensate_trap opentherm
        hydraulic_separation s-plan y-plan modulating_boiler radiator_balancing balancing_valve unvented_cylinder
        primary_circuit microbore underfloor_manifold scop refrigerant_charge mcs magnetic_filter""",
        trades="gasfitter plumber",
    ),
    field(
        "refrigeration",
        """superheat subcooling subcool r32 r410a r290 r404a r134a suction_line suction_pressure head_pressure txv
        expansion_valve evaporator_coil condenser_coil micron_gauge vacuum_pump manifold_gauge recovery_cylinder flare_nut
        brazed_joint oil_trap defrost_heater low-pressure_switch sight_glass receiver_drier scroll_compressor nitrogen_purge
        pump_down short_cycling fan_coil chiller_plant vrf split_system f-gas""",
    ),
    field(
        "solar installation",
        """mppt string_inverter microinverter microinverters pv_array pv_string open-circuit_voltage dc_isolator dc_coupled
        ac_coupled hybrid_inverter charge_controller roof_hooks mounting_rail mc4 mc4_connector optimiser optimisers
        export_limit g98 g99 irradiance kwp shading_loss clipping_loss lifepo4 battery_bms anti-islanding string_voltage""",
    ),
    field(
        "industrial automation",
        """plc ladder_logic structured_text siemens_s7 s7-1200 s7-1500 tia_portal allen-bradley studio_5000 compactlogix scada
        modbus modbus_tcp profinet profibus ethernet/ip vfd servo_drive light_curtain e-stop_chain safety_relay 4-20ma
        pid_loop proximity_sensor function_block io_rack codesys beckhoff twincat opc_ua homing_routine interlock_bit
        limit_switch encoder_pulse scan_time""",
    ),
    field(
        "locksmithing",
        """euro_cylinder cylinder_lock pin_stack spool_pin security_pins driver_pins tension_wrench rake_pick rekey* re-key
        master-key lever_lock five-lever anti-snap snapped_cylinder key_blank key_code bitting impressioning safe_dial
        strike_plate keep_plate multipoint_lock gearbox_lock plug_follower decoder_pick disc_detainer""",
        trades="locksmith",
    ),
    field(
        "scaffolding",
        """ledgers transoms putlog standards_base base_plates sole_boards toe_boards toeboards double_coupler swivel_coupler
        ledger_brace facade_brace through_ties reveal_tie kwikstage layher cuplock scafftag ladder_beam unit_beam
        scaffold_tag advance_guardrail birdcage_scaffold cantilever_tube lift_height""",
        trades="scaffolder",
    ),
    field(
        "groundworks",
        """digger_bucket grading_bucket mini_digger 360_excavator type_1 wacker_plate trench_box formation_level dig_out
        blinding_layer strip_foundation strip_footing raft_foundation rebar_cage shuttering hardcore_base twinwall
        manhole_benching inspection_chamber invert_level falls_drain soakaway geotextile cbr_test spoil_heap cat_scan
        muck_away tracked_dumper kerb_race dumper swale attenuation_crate""",
        trades="groundworker",
    ),
    field(
        "concrete work",
        """slump_test formwork release_agent rebar_spacers rebar_chairs poker_vibrator power_float bull_float superplasticiser
        honeycombing cold_joint control_joint saw_cuts cube_test curing_compound screed_rail tamping_beam post-tension
        aggregate_size water-cement shotcrete gfrc laitance scabble* tie_rods kicker_pour falsework""",
        trades="concreter",
    ),
    field(
        "land surveying",
        """total_station theodolite gnss_rover rtk_fix rtk_base benchmark_level backsight foresight traverse_closure
        traverse_misclosure setting_out control_points control_network prism_pole staff_reading height_collimation
        dumpy_level topo_survey topographic_survey laser_scan scan_registration ground_control as-built_survey
        ordnance_datum boundary_peg chainage offset_pegs resection_fix trimble geoid_model""",
        trades="surveyor",
    ),
    field(
        "car repair",
        """dtc crank_sensor cam_sensor maf_sensor lambda_sensor o2_sensor egr_valve dpf_regen injector_leak-off cv_joint
        cv_boot driveshaft ball_joint drop_link track_rod wishbone_bush control_arm strut_mount dual_mass dual-mass
        clutch_release slave_cylinder master_cylinder brake_bleed bleed_nipple rocker_cover sump_gasket sump_plug aux_belt
        idler_pulley tensioner_pulley compression_test leak-down subframe_bolt boost_leak wastegate fuel_trim fuel_trims""",
        trades="mechanic technician",
    ),
    field(
        "car body repair",
        """stud_welder slide_hammer panel_beat* filler_skim high-build 2k_primer basecoat clearcoat clear_coat lacquer_peel
        orange_peel flatting_back block_sand guide_coat blend_panel tack_rag paint_code pearl_coat pulling_jig jig_bench
        chassis_leg inner_sill inner_wing rust_converter plug_weld seam_sealer wheelarch sail_panel 2k_lacquer""",
        trades="panelbeater",
    ),
    field(
        "diesel mechanics",
        """common_rail injector_pump unit_injector liner_protrusion wet_liner fan_clutch slack_adjuster s-cam retarder
        scr_catalyst nox_sensor turbo_actuator cummins_isx caterpillar_c15 kingpin_wear spool_valve pto_shaft pto
        final_drive track_tension swing_motor kubota lift_pump bleed_injectors valve_lash overhead_set""",
    ),
    field(
        "truck driving",
        """tacho tachograph artic rigid_lorry curtainsider curtain-sider fifth_wheel tail_lift backhaul deadhead_miles
        drop_trailer hours-of-service eld_log jake_brake reefer_unit trunking_run tramping hgv cpc_hours split_break
        daily_rest weekly_rest drops_today bobtail landing_legs suzie suzies weighbridge dolly_trailer lumper loading_bay
        bay_door""",
        trades="trucker driver haulier",
    ),
    field(
        "train driving",
        """aws_sunflower tpws dsd_pedal dra_switch cab_secure driver's_brake power_handle brake_step route_learning route_card
        spad signal_aspect adverse_aspect single_yellow platform_starter dispatch_bell wheel_slip leaf_fall tsr
        emergency_speed unit_coupling multiple_working shunt_signal ground_frame depot_turn diagram_turn rostered_diagram
        link_roster class_66 class_158 pantograph_drop neutral_section""",
        trades="driver motorman",
    ),
    field(
        "railway signalling",
        """track_circuit axle_counter axle_counters interlocking block_section absolute_block token_block ssi westlock
        route_relay relay_room point_machine point_motor clamp_lock facing_points signal_overlap etcs ertms balise balises
        trackside_module signal_box lever_frame location_case bond_wire insulated_joint wrong-side_failure possession_limits
        isolation_staff overlap_swinging route_locking approach_locking signal_sighting""",
        trades="signaller signalman",
    ),
    field(
        "model railways",
        """oo_gauge n_gauge ho_scale 00_gauge o_gauge dcc dcc_decoder sound_decoder dropper_wires baseboard baseboards
        peco_track flexi-track electrofrog insulfrog point_frog frog_juicer static_grass ballasting fiddle_yard
        helix_incline track_bus bus_wires kadee tension_lock bachmann_loco backscene finescale em_gauge turnout_motor
        loco_chip""",
        interest="model railways",
    ),
    field(
        "crane operation",
        """luffing_jib tower_crane mobile_crane lift_plan load_chart outriggers outrigger slewed slewing outrigger_mats
        rated_capacity duties_chart tandem_lift dead_man tag_line tagline shackles slinger banksman chain_sling choke_hitch
        spreader_beam hook_block radius_chart boom_angle anti-two block_line jib_offset loler blind_lift""",
        trades="slinger banksman",
    ),
    field(
        "butchery",
        """seam_out seaming seam_butchery primal primals sub-primal forequarter hindquarter boning_knife boning_out boned_out
        tunnel_bone tunnel-boned chine chined chine_bone french_trim french_trimmed trimmed_rack silverskin aitchbone h-bone
        blade_bone bone_ragged featherblade silverside salmon_cut rump_cap onglet bavette carcass_hang dry-age dry_ageing
        dry-aged lamb_carcass whole_carcass butcher's_knot butcher's_string pope's_eye cap_muscle saddle_chop killing_out
        steeling_knife sausage_casings hog_casings""",
        trades="butcher",
    ),
    field(
        "charcuterie",
        """cure_1 cure_2 cure#1 cure#2 prague_powder nitrite_cure curing_chamber equilibrium_cure case_hardening bactoferm
        coppa guanciale bresaola beef_bung hog_casing water_activity ph_drop fermentation_chamber white_mould penicillium
        mold_600 salami_mince fat_smear n'duja pancetta_tesa bind_test back_fat cold_smoke cold_smoking""",
        objects="salami prosciutto",
    ),
    field(
        "fishmongery",
        """pin_bones pin_bone pin-boned fillet_knife v-bone v-cut skin-on_fillet round_fish flatfish quarter-cut_fillet
        cross-cut_fillet turbot_frames monkfish_tail scaling_knife ice_slurry day_boat dayboat landing_price market_auction
        gurnard shucking_knife oyster_shuck* langoustine_boxes pocket_fillet lateral_bloodline line_caught""",
        trades="fishmonger",
    ),
    field(
        "professional-cooking",
        """chef_de brigade_system bain-marie bain_marie gastro_tray gastronorm hotel_pan blast_chiller blast_chill combi_oven
        salamander_grill vac_pack vac-packed beurre_blanc beurre_monte veal_jus glace_de mirepoix brunoise chiffonade
        quenelle mounted_sauce reduction_sauce food_cost plate_cost covers_tonight 86'd eighty-sixed family_meal staff_meal
        expo_station sauce_section larder_section veg_section pass_call ticket_rail haccp probe_temp allergen_matrix""",
        trades="chef cook sous",
    ),
    field(
        "pastry work",
        """creme_patissiere creme_pat joconde dacquoise mirror_glaze glucose_syrup italian_meringue swiss_meringue pate_sucree
        sugar_work pulled_sugar petit_four petits_fours entremet entremets gelatine_leaf bloom_gelatine cremeux feuilletine
        lamination_block beurrage detrempe butter_block single_fold book_fold double_fold dough_sheeter proofer_temperature
        turned_dough nappage isomalt tuile tuiles piping_nozzle macaronage""",
        trades="patissier",
    ),
    field(
        "baking",
        """preferment poolish biga baker's_percentage bakers_percentage deck_oven steam_injection shaping_boule batard
        coil_fold coil_folds gluten_development diastatic_malt cold_retard retarded_overnight final_proof overproofed
        underproofed overproved underproved lame_cut 75%_hydration high-hydration open_crumb tight_crumb tin_loaf
        spiral_mixer dough_temperature ddt couche peel_loading levain_build""",
        trades="baker", interest="sourdough baking",
    ),
    field(
        "chocolate work",
        """couverture temper_curve tempering_machine seeding_method tabling seed_crystals bloomed_shell enrobe* enrober
        bonbon_shell bonbon_moulds polycarbonate_mould ganache_emulsion cocoa_liquor melangeur conche conching winnow
        nibs_roast bean-to-bar callets praline_paste gianduja transfer_sheet shell_thickness capped_moulds mycryo""",
        trades="chocolatier",
    ),
    field(
        "cheese making",
        """rennet curd_cut curd_knife whey_off cheddaring cheddared mesophilic thermophilic starter_culture flocculation
        clean_break calcium_chloride cheese_press press_weight brine_bath washed_rind bloomy_rind b_linens geotrichum
        penicillium_candidum affinage cheese_cave cave_humidity milling_curd stretching_curd whey_ph pitching_curd
        draining_mat cheesecloth_lined cheese_mould annatto lipase cheese_iron piercing_wheels""",
        objects="cheddar", trades="cheesemaker affineur",
    ),
    field(
        "winemaking",
        """malolactic mlf must_weight brix cap_punching punch_down punchdown pumpover pressing_fraction free-run free_run
        free_so2 so2_addition sulphite_addition campden racking racked_off lees battonage batonnage barrique
        volatile_acidity titratable_acidity cold_stabilise cold_soak maceration whole-bunch whole_bunch carbonic_maceration
        bentonite fining_trial wild_ferment tirage disgorge* dosage_trial stuck_ferment yan destem*""",
        trades="winemaker vintner oenologist",
    ),
    field(
        "brewing",
        """mash_temp mash_efficiency brewhouse_efficiency strike_water lauter* sparging sparged vorlauf hot_break cold_crash
        cold-crash cold_break dry_hop dry-hop dry-hopped whirlpool_hops hop_stand hop_spider final_gravity attenuation
        diacetyl diacetyl_rest pitch_rate pitched_yeast yeast_starter keg_conditioned kegging keezer corny_keg ibu ibus
        saison_yeast kveik brett trub blow-off_tube fermzilla brew_day bottle_conditioning priming_sugar grist stuck_mash
        immersion_chiller brew_kettle""",
        trades="brewer",
    ),
    field(
        "distilling",
        """pot_still column_still heads_cut hearts_cut tails_cut feints low_wines wash_still spirit_still spirit_safe lyne_arm
        reflux_column cut_points new-make new_make worm_tub botanical_basket vapour_infusion louching proofing_down
        cask_strength angel's_share refill_hogshead first-fill foreshots wash_charge stripping_run rectifier_plates""",
        trades="distiller",
    ),
    field(
        "coffee work",
        """portafilter puck_prep wdt channelling channeling shot_time brew_ratio grind_setting dialling-in extraction_yield tds
        refractometer group_head backflush* steam_wand microfoam latte_art milk_pitcher tamp* burr_set grinder_burrs
        second_crack development_time drum_temp charge_temperature roast_curve cupping_score q_grader washed_lot natural_lot
        green_coffee v60 gooseneck bloom_phase chemex moccamaster linea knockbox""",
        trades="barista roaster",
    ),
    field(
        "bar work",
        """boston_shaker hawthorne_strainer dry_shake fine_strain double_strain orgeat falernum simple_syrup rich_syrup
        oleo_saccharum fat_wash fat-wash fat-washed speed_rail speed_rack back_bar well_spirits batched_cocktails milk_punch
        clarified_juice acid-adjusted super_juice expressed_peel bar_spoon pour_cost throwing_drinks coupe_glasses
        cobbler_shaker ice_programme line_cleaning cellar_cooling changing_barrels font_tap ullage keg_coupler""",
        trades="bartender mixologist barman barmaid",
    ),
    field(
        "restaurant service",
        """front-of-house foh boh table_turn turn_tables table_turns two-top four-top six-top cover_count resy opentable_sheet
        section_plan tip_out tronc comped mis-fire misfire_ticket mise_station runner_shift silver_service side_work
        sidework polish_cutlery maitre decant_wine rolling_silverware pre-shift banquet_order""",
        trades="waiter waitress sommelier",
    ),
    field(
        "hairdressing",
        """balayage back-to-back_foils babylights root_smudge root_shadow 20_vol 30_vol 10_vol developer_volume pre-lighten
        prelighten* bleach_wash olaplex olaplex_step colour_correction section_clips graduation_cut point_cut point_cutting
        texturising_shears thinning_scissors skin_fade taper_fade clipper_guard guard_2 perm_rods end_papers weft_extensions
        tape-ins patch_test tint_brush""",
        trades="hairdresser barber stylist colourist",
    ),
    field(
        "firefighting",
        """ba_set ba_wearers breathing_apparatus entry_control pump_operator hose_reel hosereel branch_man jet_branch
        hydrant_key gas_cooling ventilate_ppv backdraught flashover turntable_ladder 135_ladder short_extension ladder_pitch
        watch_manager crew_manager drill_yard turnout_time rtc_extrication cutters_spreader pager_alert attack_line
        bunker_gear scba mayday_drill size-up overhaul_stage""",
        trades="firefighter fireman",
    ),
    field(
        "window cleaning",
        """water-fed water_fed pole_work di_resin resin_vessel ro_membrane tds_reading applicator_sleeve squeegee_channel
        scrim_cloth fan_technique wfp pure_water backpack_tank rinse_bar gutter_vac""",
    ),
    field(
        "lift engineering",
        """machine_room traction_sheave sheave_groove hoist_rope hoist_ropes overspeed_governor safety_gear car_doors
        landing_doors door_operator pit_buffer counterweight_guide guide_rails levelling_accuracy lift_car lift_shaft
        inspection_control motor-room brake_coil hydraulic_ram controller_board rope_stretch loler_report""",
    ),
    field(
        "pattern cutting",
        """block_pattern bodice_block trouser_block grade_rules grading_increments lay_plan marker_making marker_efficiency
        cutting_ticket tech_pack spec_sheet notch_placement pattern_master french_curve dart_manipulation seam_notches
        toile_fitting size_set gerber_accumark lectra clo3d fit_model production_sample""",
    ),
    field(
        "home-renovation",
        """plasterboarding celotex kingspan vapour_barrier vapour_control damp_proofing rsj lintel lintels structural_opening
        acrow acrow_props knock-through knocking_through soundproof_bar resilient_bar mineral_wool floor_joists sistering
        sistered subfloor chipboard_deck second_fix stud_partition dormer""",
        trades="builder plasterer contractor",
    ),
    field(
        "bicycle repair",
        """mech_hanger rear_mech front_mech b-tension b_screw cable_tension press-fit_bb bb30 bb86 crank_puller headset_press
        star_nut wheel_true wheel_truing nipple_driver drive-side_spokes dishing dish_gauge freehub_body pawls lockring_tool
        chain_whip chain_wear brake_rub pad_alignment rotor_truing tubeless_tape hub_cones cone_spanner frame_alignment di2
        axs fork_lowers damper_service""",
        trades="mechanic",
    ),
)  # fmt: skip
