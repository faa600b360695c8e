"""Fields of land, animals, water and height."""

from __future__ import annotations

from mnemic.memory.formation.grammar.domains import Domain, field

OUTDOORS: tuple[Domain, ...] = (
    field(
        "farming",
        """direct_drill min-till min_till strip-till no-till_drill cover_crop cover_crops blackgrass t1_spray t2_spray
        flag_leaf growth_regulator osr cabbage_stem flea_beetle sugar_beet beet_harvester grain_dryer grain_trailer
        thousand-grain seed_rate seed_rates nitrogen_plan ammonium_nitrate variable_rate rtk_guidance section_control
        tramlines headlands cultivator cultivators mole_drain combine_header straw_walker bushel_weight septoria yellow_rust
        glyphosate_burndown soil_sampling stewardship_scheme sfi maltings_contract malting_barley milling_wheat center_pivot
        planter_units soybeans""",
        trades="farmer agronomist",
    ),
    field(
        "dairy farming",
        """milking_parlour herringbone_parlour rotary_parlour bulk_tank somatic_cell cell_count cell_counts dry_cow dry_cows
        drying_off tmr mixer_wagon silage_clamp silage_pit clamp_face robotic_milker milk_fever fresh_cows heifer_rearing
        calf_hutches butterfat milk_solids foot_trimming foot_trimmer cubicles ai_straws sexed_semen calving_interval
        teat_dip pre-dip cluster_liner grazing_rotation paddock_grazing plate_meter slurry_lagoon displaced_abomasum""",
        trades="farmer dairyman herdsman",
    ),
    field(
        "livestock-farming",
        """gimmer gimmers shearlings shearling wethers draft_ewes tup_lambs raddle_harness lambing_shed lambing_pens
        adopter_pen prolapse_harness orphan_lambs cade_lambs pet_lambs twin_lamb scanning_percentage suckler_cows
        suckler_herd store_lambs finishing_cattle crush_gate ear_tags eid_tags movement_licence killing-out deadweight
        liveweight fluke fluke_dose blowfly flystrike crutched dagging foot_bath orf heptavac ram_harness cattle_crush
        handling_race mob_grazing hefted fell_flock creep_feeder wormer faecal_egg""",
        trades="farmer shepherd stockman crofter",
    ),
    field(
        "pig keeping",
        """boar_semen farrowed farrowing_crate farrowing_arc pig_ark weaners weaner piglets_weaned creep_lamp in-pig sow_rolls
        saddleback tamworth oxford_sandy kunekune large_black baconers porkers slap_mark finishing_pens erysipelas_vaccine
        tail_biting""",
        trades="farmer",
    ),
    field(
        "poultry keeping",
        """pullets pullet point-of-lay layers_pellets layers_mash broody broody_hen candling candled incubator_humidity brooder
        brooder_lamp hatch_rate red_mite diatomaceous bumblefoot coccidiosis scaly_leg vent_sexing sexed_chicks marans
        wyandotte wyandottes orpington leghorn pop_hole chicken_tractor grit_hopper bantam bantams broilers egg-bound
        cockerel cockerels nest_boxes""",
        trades="farmer", interest="poultry keeping",
    ),
    field(
        "goat keeping",
        """kidding_pen disbud disbudded disbudding wether billy_goat nannies_kidded buckling bucklings doelings doeling saanen
        toggenburg nubian_doe pygmy_goats lamancha cae_test copper_bolus cud_check hoof_trimming milking_stand in_milk
        kidded rumen_boost""",
        trades="farmer",
    ),
    field(
        "beekeeping",
        """queen_excluder honey_super honey_supers brood_frames brood_frame brood_pattern drone_cells drone_brood varroa_drop
        mite_drop mite_count oxalic_acid apivar mating_nuc nucs nucleus_hive langstroth national_hive wbc flow_hive top-bar
        artificial_swarm snelgrove demaree* requeen* queenless laying_workers emergency_cells capped_brood wax_foundation
        foundationless chalkbrood foulbrood efb propolis uncapping_fork honey_extractor bee_space heft_hives robbing_screen""",
        trades="beekeeper", objects="apiary",
    ),
    field(
        "horse-keeping",
        """flying_change flying_changes shoulder-in travers leg_yield leg_yields collected_canter outside_rein inside_leg
        on-the-bit half-halts canter_transition canter_transitions cavaletti grid_work show-jumping arena_surface sweet_itch
        mud_fever poultice* hoof_picks barefoot_trim thrush_hooves gastric_guard hard_feed chaff rug_change turnout_rug
        stable_management loose_school long_reining backing_youngster fetlock pastern hock_injections prelim_test
        novice_test eventing cross-country_schooling broodmare foaling""",
        trades="farrier groom jockey",
    ),
    field(
        "dog training",
        """loose-lead loose_lead recall_training clicker_training marker_word high-value_treats counter-conditioning
        counter_conditioning threshold_distance reactive_dog resource_guarding place_training send_away directed_retrieve
        gundog dummy_launcher blind_retrieve stop_whistle agility_weaves weave_poles contact_equipment dogwalk
        scent_articles scentwork nosework ipo schutzhund bite_sleeve proofing_sit shaping_behaviour desensitisation luring
        sheepdog_trial come-bye puppy_class""",
        trades="behaviourist",
    ),
    field(
        "dog grooming",
        """hand-strip hand-stripped hand_stripping undercoat_rake deshed* high-velocity slicker_brush 7f_blade 5f_blade
        blade_coolant snap-on_combs comb_attachment teddy_face sanitary_trim poodle_feet feathering_trim matted_coat
        dematting grooming_arm grooming_table hydrobath doodle_coat schnauzer_pattern skirt_line curved_shears chunkers
        thinners_blend nail_grind anal_glands""",
        trades="groomer",
    ),
    field(
        "falconry",
        """harris_hawk jesses anklets_hawk bewits creance flying_weight lure_swinging bow_perch block_perch hawking_vest
        hawking_bag manning_bird hooding telemetry_transmitter eyas passage_hawk casting_pellet coping_beak imping goshawk
        day-old_chicks weathering_lawn hack_box bating""",
        trades="falconer",
    ),
    field(
        "reptile keeping",
        """vivarium vivariums basking_spot uvb_tube t5_uvb heat_mat thermostat_probe ball_python royal_python morph_breeding
        crested_gecko leopard_gecko bearded_dragon dubia dubia_roaches pinkie_mice defrosted_mice incubating_eggs
        vermiculite bioactive isopods springtails calcium_dust gut-loaded retained_shed humidity_hide monitor_lizard
        rack_system locality_boas""",
        interest="reptiles",
    ),
    field(
        "fish keeping",
        """sump_return protein_skimmer live_rock reef_tank nano_reef coral_frags acropora zoanthids alkalinity_swings
        dosing_pump cycled_tank planted_tank co2_diffuser aquasoil aquascape hardscape corydoras corys otocinclus ramshorn
        cherry_shrimp neocaridina api_test sponge_filter quarantine_tank white_spot fry_tank livebearers apistogramma
        killifish blackwater tannins_leaf koi_pond filter_media""",
        trades="aquarist", interest="fish keeping",
    ),
    field(
        "aquaculture",
        """smolt smolts sea_cages sea_lice lice_counts cleaner_fish wrasse_pens feed_conversion fcr feed_barge net_pens
        mort_count morts hatchery_trays alevins fry_tanks grading_pump raceways ras_system recirculating oyster_trestles
        mussel_ropes longline_mussels broodstock well_boat swim_bladder degasser biofilter""",
        trades="fish-farmer",
    ),
    field(
        "angling",
        """hair_rig hair_rigs chod_rig method_feeder pole_rig pole_float waggler quivertip quiver_tip bite_alarm bite_alarms
        boilies groundbait baiting_spomb swivel_clip lead_clip hooklength hooklink leger carp_rod fluorocarbon_leader
        tippet_ring tippet nymphing euro_nymph dry_fly caddis double-haul roll_cast spey_cast double_spey skagit crankbait
        jerkbait jighead soft_plastics drop_shot braid_mainline baitcaster beachcaster lugworm pennel_rig surfcasting
        pike_deadbait""",
        trades="ghillie", interest="angling",
    ),
    field(
        "fly tying",
        """dubbing_loop hackle hackles marabou cdc_feather hare's_ear pheasant_tail bead-head bead_head tungsten_bead hook_vise
        tying_vise whip_finish bobbin_holder rib_wire peacock_herl parachute_post klinkhammer elk_hair deer_hair wing_case
        size_14 streamers tying_thread head_cement woolly_bugger""",
        interest="fly tying",
    ),
    field(
        "commercial fishing",
        """crab_pots lobster_pots creels gillnet gillnets trawl_doors cod_end codend longlining winch_drum fish_hold ice_hold
        quota_leasing landings_declaration shooting_pots hauling_pots potting_gear by-catch v-notched_lobsters berried_hens
        net_drum otter_boards seine_net purse_seine scallop_dredge bobbin_gear wheelhouse gurry""",
        trades="fisherman trawlerman",
    ),
    field(
        "gamekeeping",
        """poults pheasant_poults release_pen release_pens rearing_field pheasant_feeders hopper_feeder beating_line
        beaters_wagon flushing_point drive_pegs larsen_trap larsen_traps fenn_trap dn_traps rabbiting ferreting high_seat
        stalking_beat grallo gralloch* larder_beast roe_doe roe_buck hind_cull cover_strips maize_strip heather_burning
        muirburn grouse_moor medicated_grit deer_larder""",
        trades="gamekeeper keeper stalker",
    ),
    field(
        "viticulture",
        """vines_pruned double_guyot cane_pruning spur_pruning cordon_training canopy_management leaf_stripping bud_break
        budburst veraison downy_mildew botrytis trellis_wires vineyard_rows rootstock_so4 phylloxera green_harvest
        shoot_thinning vine_density frost_candles bacchus_block pinot_block""",
        trades="viticulturist winegrower", objects="vineyard",
    ),
    field(
        "fruit growing",
        """m26 mm106 m9_rootstock scion scions scionwood grafting_wax fireblight canker_cut codling_moth pheromone_traps
        espalier espaliers cordons maiden_whip fruiting_spurs fruit_spurs summer_pruning pollination_group triploid_apple
        bittersweet_cider bush_orchard tart_cherries netting_cherries winter_wash tip-bearer spur-bearer top-work*
        biennial_bearing brown_rot""",
        trades="orchardist",
    ),
    field(
        "gardening",
        """potager hugelkultur comfrey_feed comfrey_tea compost_bin hotbin bokashi wormery seed_potatoes chitting chit_potatoes
        earthing_up earthed_up broad_beans pinching_out pinched_out side_shoots blossom_end vine_weevil clubroot carrot_fly
        enviromesh green_manure overwintering_onions rose_blackspot floribunda clematis_wilt box_blight herbaceous_border
        mulched self-seeded semi-ripe softwood_cuttings rooting_hormone plug_plants root-bound potbound ericaceous bindweed
        ground_elder couch_grass""",
        trades="gardener landscaper florist", interest="gardening",
    ),
    field(
        "forestry",
        """harvester_head forwarder forwarder_bunk chokers skyline_winch skidder clearfell clear-fell thinning_marking
        basal_area yield_class restocking beat-up tree_tubes hypsometer dbh relascope relaskop stand_density brash_mats
        brash windthrow windblow larch_disease p_ramorum sawlogs coppice* coppicing coupe coupes felling_licence
        timber_cruise stumpage silviculture beech_regeneration""",
        trades="forester logger lumberjack",
    ),
    field(
        "tree surgery",
        """crown_reduction crown_thinning crown_lift climbing_spikes lanyard_flipline flipline prusik_loop srt_climb srt
        gob_cut felling_wedges hinge_wood barber_chair step_cut top-handle groundie groundsman chipper_feed rigging_block
        lowering_line port-a-wrap portawrap dismantle_oak deadwooding pollard* target_pruning branch_collar honey_fungus
        ganoderma picus aerial_rescue stump_grind stump_grinding tpo_application mewp""",
        trades="arborist",
    ),
    field(
        "hydroponics",
        """nutrient_solution dwc nft_channel nft_channels ebb-and-flow rockwool rockwool_cubes clay_pebbles hydroton ec_meter
        net_pot ec_level ph_down grow_tent grow_light par_map ppfd vpd net_pots reservoir_change pythium lettuce_raft
        aquaponics nutrient_lockout air_stones microgreens drip_emitters""",
    ),
    field(
        "mushroom growing",
        """mycelium grain_spawn liquid_culture agar_wedge spawn_run fruiting_block fruiting_blocks fruiting_chamber
        substrate_bags pasteurised_straw still-air_box laminar_hood lion's_mane shiitake_logs spawn_plugs trichoderma
        flush_two second_flush colonisation martha_tent tissue_clone casing_layer field_capacity supplemented_sawdust""",
    ),
    field(
        "bonsai",
        """nebari akadama kanuma pumice_mix juniper_jin wiring_branches guy_wire yamadori penjing moyogi shohin candle_pruning
        decandling decandle needle_plucking defoliation air_layer air-layer air_layering trunk_chop apex_branch backbudding
        back_budding larch_bonsai trident_maple root_pruning repotting_pine wire_scars branch_ramification ramification
        concave_cutters""",
        interest="bonsai",
    ),
    field(
        "greenkeeping",
        """greens_mower cylinder_mower stimpmeter top_dress top_dressed topdressing hollow_tine hollow_tine* solid_tine*
        solid_tine aeration_greens verticut* scarifying_greens fusarium dollar_spot dollar_patch bunker_raking hole_changing
        bentgrass poa_annua overseed* dew_switch reel_grind bedknife wetting_agent sward cricket_square loam_wicket
        roller_wicket pitch_marking clegg_hammer""",
        trades="greenkeeper groundsman",
    ),
    field(
        "boat building",
        """strongback lofting lofted garboard sheer_plank sheerstrake clinker_planks carvel planking_stock steam_box steam-bent
        ribs_steamed copper_roves roves stem_rabbet keelson breasthook thwart thwarts gunwale gunwales inwale outwale
        transom_frame stitch-and-glue epoxy_fillet glass_tape west_system okoume marine_ply scarf_joint scarfed
        bulkhead_template caulking_cotton oakum trunnels station_moulds fairing_batten centreboard_case""",
        objects="skiff", trades="boatbuilder shipwright",
    ),
    field(
        "boat repair",
        """osmosis_blisters gelcoat gel_coat gelcoat_repair antifoul* antifouling keel_bolts stern_gland stern_tube
        cutlass_bearing impeller seacock seacocks through-hull thru-hull skin_fitting chainplates chainplate deck_core
        balsa_core moisture_readings rudder_stock saildrive standing_rigging swage_terminal anodes hull_anode prop_shaft
        bilge_pump shore_power galvanic_isolator stringer_rot travel_hoist cradle_yard halyard_sheave epoxy_barrier""",
    ),
    field(
        "narrowboating",
        """narrowboat widebeam windlass lock_gates lock_flight paddle_gear winding_hole tiller_pin mooring_pins pump-out
        cassette_toilet weed_hatch blacking hull_blacking calorifier canal_licence continuous_cruiser cruiser_stern
        trad_stern lister_engine beta_marine morso gongoozlers towpath_mooring bow_thruster""",
        interest="narrowboats",
    ),
    field(
        "sailing",
        """genoa furling_genoa reefed second_reef first_reef cunningham kicker_tension vang outhaul backstay_tension mainsheet
        traveller_car luff_tension leech leech_line telltales weather_helm lee_helm gybed gybe* crash_gybe broad_reach
        close-hauled beam_reach asymmetric_kite asymmetric_spinnaker trapeze ilca port_tack starboard_tack lay_line laylines
        passage_plan tidal_gate tidal_stream lee_shore kedge windvane autohelm jackstays topping_lift boom_preventer
        forestay sloop_rig yachtmaster dinghy_cruising""",
        trades="sailor skipper",
    ),
    field(
        "seafaring",
        """second_mate third_mate chief_mate bosun able_seaman ratings_mess bridge_watch watchkeeping ecdis arpa gmdss sopep
        bunkering ballast_exchange ballast_tanks hatch_covers mooring_winch port_state pilot_ladder muster_drill
        lifeboat_drill solas stcw purifier oily_water deck_log gangway_watch dynamic_positioning dp2 osv bulk_carrier
        turnbuckle_lashing reefer_containers""",
        trades="seafarer bosun",
    ),
    field(
        "kayaking",
        """low_brace high_brace sweep_stroke bow_rudder hanging_draw eskimo_roll combat_roll sweep_roll ferry_glide eddy_line
        eddy_out grade_4 boof* spraydeck spray_deck sea_kayak skeg greenland_paddle t-rescue towline_rescue throwline
        throwbag take-out_river playboat creek_boat tide_race overfalls paddle_float hip_snap edge_control""",
        interest="kayaking",
    ),
    field(
        "scuba diving",
        """dive_computer deco_stop deco_stops safety_stop surface_interval backplate sidemount rebreather ccr_dive trimix
        nitrox ean32 drysuit_valve drysuit long_hose smb dsmb shotline regulator_service bcd back_finning frog_kick
        divemaster confined_water gas_planning sac_rate twinset stage_cylinders narcosis_depth dive_briefing""",
        trades="divemaster diver", interest="diving",
    ),
    field(
        "mountaineering",
        """crampons crampon_points ice_axe ice_screws ice_screw v-thread abalakov front-pointing crevasse_rescue roped_up
        glacier_rope bivvy_ledge col_camp winter_climb scottish_winter grade_iv deadman_anchor buried_axe snow_belay
        snow_anchor bergschrund moraine_camp alpine_start fixed_ropes abseil_tat avalanche_transceiver cornice cornices
        hut_warden seracs belay_plate munro_round""",
        trades="mountaineer", interest="mountaineering",
    ),
    field(
        "climbing",
        """trad_rack placing_gear gear_placement belay_device grigri sport_route redpoint* onsight* flash_attempt hangboard
        campus_board half-crimp full_crimp open-handed slopers heel-hook toe_hook drop_knee sandbagged route_setting
        route_setter moonboard kilter_board lead_climb lead_climbing clip_drops abseil_anchor runout_slab crux""",
        interest="climbing",
    ),
    field(
        "caving",
        """srt_kit croll stop_descender pantin cowstails cowstail rebelay rebelays deviation_rope pitch_head p-hanger p-hangers
        bolted_pitch sump_dive survey_leg disto_x cave_survey carbide_lamp oversuit undersuit flowstone_formations streamway
        squeeze_passage dig_face furry_suit""",
        trades="caver", interest="caving",
    ),
)  # fmt: skip
