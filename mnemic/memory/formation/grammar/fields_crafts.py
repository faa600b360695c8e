"""Fields of craft: wood, textile, metal, glass, stone, leather, paper and instruments."""

from __future__ import annotations

from mnemic.memory.formation.grammar.domains import Domain, field

CRAFTS: tuple[Domain, ...] = (
    field(
        "guitar repair",
        """frets fretwork refret* fretboard_radius bone_nut nut_slot nut_file truss_rod neck_relief neck_shim low_action
        neck_pocket saddle_height fret_ends fret_level fret_rocker crowning_file bridge_plate bridge_pins neck_reset
        string_height intonated tusq string_spacing feeler_gauge kerfing tonewood headstock fall-away pickup_height
        action_height bolt-on_neck stewmac binding_channel""",
        trades="luthier",
    ),
    field(
        "violin making",
        """purfling bass_bar soundpost sound_post f-holes f-hole scroll_eye pegbox fingerboard_projection tailgut peg_shaper
        corner_blocks linings rib_garland graduation_punch hide-glued spruce_top maple_back varnish_ground bouts tap_tone
        bridge_blank bow_rehair rehair* plate_graduation saddle_crack peg_reamer""",
        trades="luthier archetier",
    ),
    field(
        "piano tuning",
        """tuning_lever tuning_pin pinblock wrest_pin wrestplank unisons temperament_octave inharmonicity hammer_shank let-off
        repetition_lever damper_felt key_bushing backcheck hammer_voicing regulation_screws bass_bridge soundboard_crack
        false_beats mutes_strip agraffe aftertouch key_dip capstan wippen pitch_raise""",
        trades="tuner",
    ),
    field(
        "organ building",
        """windchest pallet_box tracker_action pipe_foot languid reed_shallot organ_pipe organ_pipes swell_box
        reservoir_leather principal_chorus slider_chest stopped_diapason mixture_rank great_division pneumatic_motor
        voicing_knife wind_trunk console_coupler pedal_division blower_room""",
    ),
    field(
        "weaving",
        """warp warp_threads weft sett heddle heddles shed_stick reed_hook tabby_weave twill_tie-up tie-up treadle treadles
        treadling four-shaft eight-shaft floor_loom rigid_heddle backstrap_loom warping_board raddle temple_width
        beat_evenly selvedges pick_count picks_per overshot_pattern cloth_beam warp_beam lease_sticks fell_line ends_per
        leno cross_sticks sley* loom_waste""",
        objects="tapestry tapestries", trades="weaver weavers",
    ),
    field(
        "hand spinning",
        """drop_spindle niddy_noddy roving rolag rolags hand_cards drum_carder worsted_spun woollen_spun long_draw
        short_forward plying andean_ply navajo_ply lazy_kate orifice_hook flyer_ratio spinning_wheel whorl singles_yarn
        wraps_per staple_length raw_fleece skirt_fleece scour_fleece top_whorl bobbin_lead scotch_tension s-twist z-twist
        ply_back carded_batt""",
        trades="spinner handspinner",
    ),
    field(
        "textile dyeing",
        """mordant* alum_mordant indigo_vat madder weld_dye woad cochineal dye_bath dyebath dyepot soda_ash procion shibori
        acid_dye acid_dyes reactive_dye reactive_dyes fibre_reactive lightfast washfast iron_modifier exhaust_bath
        resist_paste batik tjanting eco-print tannin_bath logwood osage scoured_wool dye_extract""",
        trades="dyer",
    ),
    field(
        "crochet",
        """double_crochet treble_crochet half-treble granny_square granny_squares magic_ring chain_stitch slip_stitch
        turning_chain amigurumi tunisian_crochet filet_crochet bobble_stitch corner_cluster front_post back_loop
        foundation_chain invisible_decrease invisible_join c2c shell_stitch hook_size 4mm_hook stitch_count crocheting""",
        trades="crochet crochets crocheter", interest="crochet",
    ),
    field(
        "knitting",
        """steek* button_band ravelled frogged frog_back tinked tink_back kitchener kitchener_stitch short_rows short_row
        german_short ssk k2tog yo_increase magic_loop colourwork colorwork stranded_colourwork yoke_decrease bottom-up_yoke
        top-down_raglan gusset_stitches heel_flap heel_turn provisional_cast-on tubular_cast-on i-cord dpns lace_chart
        moss_stitch seed_stitch blocking_wires wet_block ribbing_tension sleeve_cap dk_weight fingering_weight set-in_sleeve""",
        objects="cardigans mittens",
        interest="knitting",
    ),
    field(
        "quilting",
        """batting wadding_layer jelly_roll half-square_triangle half-square_triangles hst flying_geese quilt_tops
        quilting_ruler quilt_top free-motion free_motion longarm binding_strip foundation_paper paper_piecing rotary_cutter
        quarter-inch_seam walking_foot sashing quilt_block quilt_sandwich charm_pack fat_quarter fat_quarters stippling
        backing_fabric chain_piecing nesting_seams basting_spray applique_block""",
        objects="quilt quilts patchwork", trades="quilter",
    ),
    field(
        "sewing",
        """bias_cut full-bust fba toile fusible_interfacing understitch* ease_stitch sleeve_head armscye princess_seam
        princess_seams dart_point facings welt_pocket welt_pockets flat-felled twin_needle walking_foot ballpoint_needle
        nap_direction boning_channel busk corset_pattern corsetry staystitch* rolled_hem blind_hem collar_stand yoke_seam
        sway_back grading_pattern muslin_fitting overlock* coverstitch""",
        objects="corset corsets gown ballgown petticoat",
        trades="tailor seamstress dressmaker",
    ),
    field(
        "lace making",
        """bobbin_lace lace_pillow torchon pricking bedfordshire_lace honiton needle_lace tatting_shuttle tatting picots picot
        gimp_thread spangles footside headside whole_stitch plaits_tallies worker_bobbins passive_pairs cloth_stitch
        rose_ground""",
        trades="lacemaker",
    ),
    field(
        "millinery",
        """buckram hat_block felt_hood sinamay capeline brim_wire petersham crown_block fascinator_base hat_stiffener
        cloche_block blocking_felt parisisal wired_brim brim_edge hatpin rabbit_felt straw_plait brim_block head_ribbon
        sweatband""",
        objects="fascinators", trades="milliner hatter",
    ),
    field(
        "upholstery",
        """webbing_stretcher jute_webbing hessian coil_springs spring_lashing laid_cord horsehair_stuffing bridle_ties scrim
        regulator_needle calico_cover piping_cord deep_buttoning deep-buttoned back_tacking tack_strip gimp_pin gimp_pins
        ripping_chisel edge_roll stuffing_ties drop-in_seat serpentine_springs double_piping slip_hem curved_needle""",
        trades="upholsterer",
    ),
    field(
        "leatherwork",
        """veg-tan veg_tan vegetable-tanned saddle_stitch saddle-stitching edge_dressing saddle-stitched pricking_iron
        edge_beveler edge_bevel edge_paint burnish* tokonole awl skiving_knife strap_cutter stitching_chisel stitching_pony
        waxed_thread tiger_thread bridle_leather bridle_butt chrome_tan neatsfoot edge_slicker swivel_knife gum_tragacanth
        stitching_groover gusset_leather copper_rivets english_point leather_split""",
        objects="saddle saddles bridles", trades="saddler leatherworker",
    ),
    field(
        "shoemaking",
        """welt* goodyear_welt insole_board outsole toe_puff heel_counter stiffener lasting_pliers hand-welted upper_pattern
        shoe_last closing_room clicking_knife shank_piece feather_edge holdfast inseam_awl heel_lift heel_stack cork_filler
        resole* stitch-down blake-stitched blake_stitch vamp quarters_lining bespoke_last""",
        trades="cobbler shoemaker cordwainer", objects="moccasins",
    ),
    field(
        "woodworking",
        """rabbet* rebate_plane shoulder_plane jack_plane block_plane number_4 card_scraper winding_sticks quarter-sawn
        quartersawn rift-sawn breadboard_end half-lap bridle_joint box_joint finger_joint domino_joiner biscuit_joiner
        dado_stack crosscut_sled featherboard tear-out tearout kumiko drawbore* marking_gauge mortice mortise* dovetails
        through-dovetail secret_mitre scribing_line spokeshave drawknife planer-thicknesser thicknesser end_grain cauls
        panel_saw dozuki shooting_board danish_oil wood_movement kiln-dried cup_warp baltic_birch""",
        objects="sideboard blanket-box rocking-chair bookcase nightstand nightstands",
        trades="carpenter joiner cabinetmaker luthier woodworker",
    ),
    field(
        "woodturning",
        """bowl_gouge spindle_gouge skew_chisel roughing_gouge parting_tool scroll_chuck tailstock headstock_spindle
        faceplate_ring tenon_jaws tool_rest catch_riding bevel_rubbing hollow_form hollowing_rig natural_edge bowl_blank
        spalted_beech jam_chuck cole_jaws friction_polish turned_bowl sharpening_jig wing_grind steady_rest live_centre
        drive_centre""",
        trades="woodturner turner", objects="goblets",
    ),
    field(
        "woodcarving",
        """carving_gouge carving_gouges v-tool fishtail_gouge stop_cut stop_cuts chip_carving limewood basswood crook_knife
        hook_knife sloyd axe_block relief_carving carving_mallet leather_strop linden knife_finish slip_stone in-the-round
        setting-in grounding_out love_spoon acanthus_leaf palm_gouge green_wood""",
        trades="woodcarver carver",
    ),
    field(
        "furniture restoration",
        """french_polish french_polishing shellac_flakes button_polish rubber_charge pumice_powder spiriting_off boulle
        marquetry veneer_patch lifted_veneer veneer_hammer stringing_line pore_filler bloomed_finish crazed_finish
        scratch_cover old_finish animal_glue wax_stick stain_match reviver crossbanding ormolu patina_match patera
        castor_socket""",
        trades="restorer",
    ),
    field(
        "basket making",
        """willow_rods randing waling upsett slath bye-stakes bye_stakes border_weave soaking_willow buff_willow white_willow
        fitching french_randing bodkin zarzo rib_basket cane_seat rush_seat splints_ash rapping_iron three-rod_wale
        pairing_weave trac_border willow_bolts packing_rods""",
        objects="trug trugs", trades="basketmaker",
    ),
    field(
        "blacksmithing",
        """anvil_face hardy_hole hardy_tool pritchel draw_out forge_weld forge_welded forge-welding scale_off fullering
        swage_block swage peen_face cross_peen cross-peen power_hammer leg_vice gas_forge coke_forge clinker tuyere
        mild_steel tongs_jaw wolf_jaw scrollwork scroll_jig bick horn_anvil collar_joint borax_flux drifted_hole
        normalising_cycle""",
        objects="railings", trades="blacksmith smith farrier",
    ),
    field(
        "knife making",
        """o1_steel 80crv2 15n20 damascus_billet tang full_tang hidden_tang quench_oil parks_50 heat_treat plunge_line
        bevel_jig ricasso bolster scales_g10 micarta stabilised_wood distal_taper hamon clay_coat tempering_cycle 2x72
        belt_grinder platen hollow_grind flat_grind etch_ferric burr_removal kydex pattern-welded""",
        trades="bladesmith cutler",
    ),
    field(
        "welding",
        """stick_weld arc_strike 7018 6010 6013 porosity root_pass hot_pass cap_pass fillet_weld butt_weld tack_weld* weld_pool
        weld_puddle filler_rod er70s-6 er70s er308l tungsten_grind purge_gas back_purge argon_mix gas_lens slag_inclusion
        interpass interpass_temp heat_affected duty_cycle wire_speed flux-core flux_core weld_prep bevel_prep 6g_test
        coded_welder dye_penetrant carbon_arc weld_procedure wps walking_cup""",
        trades="welder fabricator",
    ),
    field(
        "machining",
        """end_mill endmill chip_load chipload feed_rate spindle_speed surface_finish collet er32 four-jaw three-jaw
        tailstock_quill cross_slide compound_slide tool_offset g-code gcode g54 work_offset tramming tram_vise parting_off
        boring_bar carbide_insert insert_grade reamer knurl* fly_cutter edge_finder dial_indicator tailstock_offset runout
        backlash_comp bridgeport fanuc mazak live_tooling chatter_marks thread_mill single-point_threading dro gib_strip
        gibs toolpath adaptive_clearing swarf""",
        trades="machinist toolmaker",
    ),
    field(
        "jewellery making",
        """bezel_setting bezel bezel_wire pickle_pot hard_solder easy_solder medium_solder solder_pallions pallions firescale
        fire_stain argentium ring_shank ring_mandrel bench_pin piercing_saw needle_file pendant_motor flex_shaft
        claw_setting pave_setting graver bright_cut tripoli rouge_polish wax_carving lost-wax cabochon jump_rings draw_plate
        planishing repousse granulation silver_clay reticulated chasing_pitch rolling_mill annealed_silver milgrain""",
        objects="earrings brooch jewellery jewelry", trades="jeweller jeweler silversmith goldsmith",
    ),
    field(
        "metal casting",
        """green_sand petrobond sand_mould drag_half sprue riser_feeder runner_gate gating_system crucible_tongs degas*
        pattern_draft draft_angle core_box investment_shell slurry_dip shrinkage_cavity pour_temperature lost-foam cupola
        ladle_pour misrun cold_shut bell_metal gunmetal ingot_mould parting_dust burnout_kiln dross""",
        trades="founder moulder foundryman",
    ),
    field(
        "glassblowing",
        """glory_hole blowpipe punty pontil gather_glass marver* jacks_line annealer annealing_kiln lampwork borosilicate
        boro_rod furnace_glass frit cane_pull murrine cord_lines strain_point bench_torch glass_gather necking
        overlay_colour reheat_flash cold_working soft_glass coe_104 hot_shop diamond_shears optic_mould""",
        objects="paperweights", trades="glassblower lampworker",
    ),
    field(
        "stained glass",
        """lead_came copper_foil cartoon_pattern h-came leading_up leaded_light leaded_lights cathedral_glass glass_grozers
        grozing running_pliers grozer cement_whiting horseshoe_nails silver_stain paint_firing flux_brush patina_copper
        oleic_flux tinning saddle_bar solder_bead tie_bar ring_saw slumping_mould fusing_kiln dichroic""",
        trades="glazier",
    ),
    field(
        "stonemasonry",
        """ashlar banker_mason lime_mortar nhl nhl_3.5 hot_lime repointing quoin quoins voussoir voussoirs claw_chisel
        pitching_tool boaster drafted_margin bed_joint bedding_plane freestone portland_stone bath_stone york_stone mullion
        tracery string_course indent_repair lewis_pin lithomex snecked_rubble spalled_face dressed_stone templates_zinc
        gritstone coping_stone sawn_six""",
        trades="stonemason mason",
    ),
    field(
        "dry stone walling",
        """throughstones cope_stones hearting batter_frame wall_head footings_stone face_stones face_stone cheek_end
        double_wall pinning_stones lunky running_joint traced_stone stile_steps galloway_dyke cover_band walling_hammer
        foundation_course gapping retaining_dyke""",
        trades="waller dyker",
    ),
    field(
        "bookbinding",
        """signatures_sewn text_block textblock bookcloth sewing_frame kettle_stitch coptic_stitch japanese_stab bone_folder
        headband_sewn headbands endpapers endpaper super_cloth case-in case_binding spine_lining backing_hammer
        finishing_press nipping_press guillotine_trim paring_knife paring_leather pva_glue methylcellulose wheat_paste
        japanese_tissue grain_short raised_bands quarter_leather gold_tooling blind_tooling book_block folios_nested""",
        trades="bookbinder",
    ),
    field(
        "letterpress printing",
        """forme composing_stick hand-set hand_set quoins_key furniture_reglet reglet tympan frisket platen_press adana
        heidelberg_windmill vandercook makeready type_high type-high california_job linotype polymer_plate polymer_plates
        boxcar_base chase_lockup lock-up kerned_sorts leading_strip wood_type printer's_devil galley_proof impression_depth
        ink_disc gauge_pins inking_rollers foundry_type dwell_time""",
        trades="printer typesetter compositor",
    ),
    field(
        "printmaking",
        """lino linocut reduction_print etching_press aquatint drypoint burin hard_ground soft_ground copper_plate
        ferric_chloride plate_tone chine-colle chine_colle intaglio relief_ink brayer registration_pins baren mokuhanga
        woodcut lithography_stone litho_stone tusche monotype monoprint artist_proof plate_bevel tarlatan stop-out_varnish
        photopolymer deckle_edge collagraph scraper_burnisher""",
        trades="printmaker etcher",
    ),
    field(
        "screen printing",
        """photo_emulsion emulsion_coat scoop_coater mesh_count 43t 77t 120t plastisol discharge_ink underbase flash_cure
        off-contact squeegee_angle flood_stroke halftone_dots halftone rip_software film_positive exposure_unit
        screen_opener ink_bleed registration_marks carousel_press platen_adhesive pin_holes stencil_remover ghost_image
        waterbased_ink spot_separation trap_overlap""",
        trades="screenprinter",
    ),
    field(
        "calligraphy",
        """copperplate_script spencerian oblique_holder pointed_pen broad_nib broad-edge italic_hand gothic_hand textura uncial
        foundational_hand nib_width nib_widths ascenders_height iron_gall walnut_ink gouache_ink gum_sandarac guard_sheet
        x-height_line hairline_strokes brause mitchell_nib nikko_g vellum_skin gesso_raised ductus swell_strokes
        layout_lines""",
        trades="calligrapher",
    ),
    field(
        "sign painting",
        """one_shot 1shot mahl_stick mahlstick chisel_brush quill_brush lettering_enamel pounce_pattern pounce_wheel gold_size
        glass_gilding casual_lettering fascia_sign snap_lines signwriting lettering_quill palette_stroke sans_block
        pin_striping pinstriping sword_liner reverse_glass layout_chalk vinyl_plotter""",
        trades="signwriter",
    ),
    field(
        "gilding",
        """gold_leaf loose_leaf transfer_leaf bole clay_bole agate_burnisher water_gilding oil_gilding gesso gilder's_tip
        gilder's_cushion rabbit-skin rabbit_skin size_tack schlag patinated_leaf shell_gold raised_gesso distress_rub
        mordant_size skewings double_gild""",
        trades="gilder",
    ),
    field(
        "soap making",
        """lye lye_water sodium_hydroxide superfat superfatting saponification saponified cold_process hot_process light_trace
        thin_trace soap_mould gel_phase soda_ash ricing false_trace soapcalc cure_rack lard_percentage castile_bar
        fragrance_load shea_percentage seizing_batter water_discount swirl_pour""",
        objects="soap soaps", trades="soapmaker",
    ),
    field(
        "candle making",
        """wick_size wick_up soy_wax coconut_wax fragrance_oil scent_throw hot_throw cold_throw melt_pool wick_trimming
        tunnelling mushrooming cotton_wick wick_sticker pour_temp wet_spots cure_time cl_wick htp container_wax sinkhole
        pillar_mould burn_test""",
        trades="chandler",
    ),
    field(
        "taxidermy",
        """skin_mount fleshing_wheel fleshing mannikin borax_skin tanning_paste tucking_lids glass_eyes hide_paste bondo_ears
        ear_liners carding_skin drumming_skin turn_ears freeze-dry_mount habitat_base wire_wings neck_form lip_tuck
        skinning_cut epoxy_sculpt salted_hide""",
        trades="taxidermist",
    ),
    field(
        "pottery",
        """reduction_firing oxidation_firing cone_10 cone_5 pyrometric_cone witness_cone bone_dry greenware bisqueware
        bisque_fire bisque-fired celadon tenmoku shino raku slip_trailing sgraffito pugmill kick_wheel wheel-thrown
        hand-built coil-built slab_built throwing_bat foot_ring trimming_tool s-crack glaze_crawl crawling_glaze pinholing
        crazing glaze_test wax_resist kiln_wash kiln_shelf kiln_sitter grog grogged engobe terra_sigillata plaster_bat
        pulling_handles centring_clay""",
        trades="potter ceramicist ceramics", interest="pottery",
    ),
    field(
        "electronics",
        """kicad gerber_file gerbers reflow_oven solder_mask solder_bridge solder_paste smd 0603 0805 qfn bga ferrite_bead
        bypass_capacitor low_dropout schematic_capture logic_level spi_bus uart_tx adc_reading pwm_frequency gate_driver
        half_bridge h-bridge flyback_transformer desolder* spectrum_analyser bench_supply esr_meter recapped recapping opamp
        tl072 ne5532 lm317 rf_choke via_stitching""",
        trades="electrician",
    ),
)  # fmt: skip
