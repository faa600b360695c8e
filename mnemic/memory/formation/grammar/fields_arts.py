"""Fields of music, stage, picture, page and play."""

from __future__ import annotations

from mnemic.memory.formation.grammar.domains import Domain, field

ARTS: tuple[Domain, ...] = (
    field(
        "live sound",
        """foh_desk foh_mix monitor_mix monitor_mixes iem_mix iems in-ear_mix stagebox stage_box multicore line_array
        subs_flown ring_out ringing_out feedback_frequency gain_structure channel_list patch_list input_list di_box di_boxes
        sm58 sm57 e906 drum_mics overheads lav_mics headset_mics qlab_cues rf_coordination radio_mics radio_mic
        frequency_scan x32 m32 dante dante_network soundcheck line_check pre-fade post-fade delay_towers matrix_mix
        show_file""",
        trades="soundman",
    ),
    field(
        "music-production",
        """serum_patch wavetable_synth fl_studio bitwig cubase pro_tools protools bounce_stems stem_export parallel_compression
        multiband multiband_compressor true_peak mid-side de-esser de-ess de-essing gain_staging transient_shaper
        saturation_plugin 808s hi-hat_rolls vocal_chain vocal_comp vocal_comping comped_take room_mics u87 preamp_gain
        audio_interface quantise_midi quantize_midi modular_rack eurorack lufs_target click_track scratch_vocal
        tracking_drums tape_saturation arpeggiator""",
        trades="producer",
    ),
    field(
        "sound design",
        """foley foley_stage foley_walker footsteps_pass ambience_bed ambiences adr adr_session dialogue_edit dialogue_editing
        room_tone izotope izotope_rx rx_denoise m&e stems_delivery wwise fmod contact_mic field_recorder
        hydrophone_recording blimp_windshield deadcat mid-side_rig ambisonic 5.1_mix dolby_atmos pre-dub predub
        sound_library whooshes impulse_reverb granular_texture spotting_session""",
    ),
    field(
        "radio production",
        """playout playout_system jingle_bed vox_pops vox_pop talkback ofcom_log news_bulletin news_bulletins cart_wall
        back-anno back_announce cue_sheet ob_van outside_broadcast phone-in_producer burli zetta clock_hour top-of-hour
        segue_editor two-way_interview wild_track rode_caster cough_switch presenter_links pre-rec""",
        trades="broadcaster presenter",
    ),
    field(
        "podcast production",
        """podcast_feed rss_feed show_notes riverside zencastr descript double-ender lav_noise mouth_clicks guest_audio
        intro_bed dynamic_ads pre-roll mid-roll midroll audacity hindenburg libsyn buzzsprout episode_edit audiogram_clip
        sm7b cloudlifter interview_edit loudness_target""",
        trades="podcaster",
    ),
    field(
        "film editing",
        """rough_cut assembly_cut fine_cut picture_lock picture-lock j-cut j-cuts l-cut l-cuts avid media_composer premiere_pro
        premiere_timeline final_cut davinci_resolve resolve_timeline proxies proxy_media xml_conform conform_edit edl aaf
        b-roll_bins selects_reel string-out stringout timecode_drift multicam sync_clap colour_grade color_grade luts lut
        prores transcode* offline_edit online_edit""",
        trades="filmmaker director editor",
    ),
    field(
        "cinematography",
        """anamorphic t-stop t-stops dolly_track dolly_move steadicam gimbal_op focus_puller pulling_focus follow_focus
        key_light fill_light rim_light negative_fill bounce_board c-stand c-stands ctb_gel cto_gel skypanel diffusion_frame
        tungsten_head false_colour false_color waveform_monitor log_footage log_profile s-log arri alexa_mini red_komodo
        nd_filters prime_set gaffer grip_truck shot_list shotlist blocking_rehearsal dutch_angle call_sheet second_unit
        slate_clapper 180-degree_rule camera_report""",
        trades="cinematographer gaffer filmmaker director",
    ),
    field(
        "animation",
        """keyframes keyframe in-betweens inbetweens inbetweening onion_skin onion_skinning walk_cycle walk_cycles animatic
        x-sheet exposure_sheet on_twos on_ones lip_sync lip-sync_pass toon_boom tvpaint after_effects rig_controls
        character_rig ik_fk ik_handles graph_editor splining blocking_pass stop-motion_armature armature_joint
        replacement_mouths dragonframe smear_frame smear_frames follow-through easing_curve cut-out_rig turnaround_sheet""",
        trades="animator",
    ),
    field(
        "3D modelling",
        """retopo retopology uv_unwrap uv_unwrapped uv_map uv_seams uv_islands zbrush blender_file blender_scene
        subdivision_surface subdiv edge_loop edge_loops quads_only ngons n-gons substance_painter texel_density normal_bake
        bake_normals bevel_modifier geometry_nodes weight_painting vertex_weights boolean_modifier hard-surface
        displacement_map cycles_render eevee v-ray redshift_render houdini houdini_sim nuke_comp rotoscoping_shot rotoscope*
        keyed_plate matchmove camera_track vdb particle_sim cloth_sim maya_rig groom_hair low-poly high-poly""",
    ),
    field(
        "illustration",
        """thumbnails_spread pencil_roughs rough_sketches inking brush_pen cross-hatching crosshatching procreate_layers
        procreate wacom cintiq colour_flats flatting line_art book_dummy character_turnaround spot_illustration
        spot_illustrations spread_layout gutter_loss screentone speech_bubbles panel_layout page_panels light_box
        foreshortening colour_script""",
        trades="illustrator",
    ),
    field(
        "oil painting",
        """alla_prima underpainting grisaille imprimatura glazing_medium liquin stand_oil titanium_white lead_white burnt_umber
        raw_umber burnt_sienna yellow_ochre cadmium_red alizarin viridian hog_bristle palette_knife gessoed gessoed_panel
        linen_canvas stretcher_bars canvas_stretching scumble* impasto sfumato damar varnish_final sinking-in
        retouching_varnish zorn_palette turps odourless_thinner plein_air pochade dry_brush chiaroscuro halftones_skin
        lost_edges sitter's""",
        trades="painter",
    ),
    field(
        "watercolour",
        """wet-in-wet wet-on-wet wet-on-dry granulating granulation masking_fluid cold-pressed_paper cold_pressed hot_pressed
        300gsm_paper 140lb arches_paper cockling stretching_paper backruns backrun lifting_out graded_wash flat_wash
        variegated_wash glazing_layer rigger_brush mop_brush kolinsky sable_brush half_pan half_pans tube_watercolours
        quinacridone payne's_grey phthalo negative_painting staining_pigment""",
        objects="watercolours watercolors",
    ),
    field(
        "graphic design",
        """indesign illustrator_artboard affinity_publisher kerning tracking_type leading_type baseline_grid grid_system
        pantone cmyk cmyk_proof bleed_marks crop_marks trim_marks spot_colour spot_uv die_line dieline logo_lockup lockups
        brand_guidelines typeface_pairing letterspacing paragraph_styles master_pages master_page preflight print-ready
        pen_tool anchor_points clipping_mask clipping_masks saddle-stitched_brochure gsm_stock uncoated_stock
        overprint_black rich_black paper_stock""",
        trades="designer",
    ),
    field(
        "type design",
        """glyphs_app glyphs_file fontlab opentype_features kerning_pairs kern_pairs kerning_classes sidebearings sidebearing
        bezier_handles extrema_points overshoot_round ink_traps x-height_too variable_font interpolation_masters
        masters_compatible hinting ttfautohint diacritics_set ascender_height contrast_axis optical_size spacing_string
        robofont ufo_file stem_weights ligature_set stylistic_set""",
    ),
    field(
        "photography",
        """beauty_dish octabox reflector_fill off-camera_flash high-speed_sync hss bounced_flash back-button_focus
        focus_peaking exposure_bracketing bracketed_shots hdr_merge long_exposure circular_polariser macro_lens
        extension_tubes 35mm_lens 70-200 24-70 bokeh_balls tethered_shoot tethering skin_retouching frequency_separation
        catchlight catchlights model_release culling_photos second_shooter luminosity_mask hyperfocal stacking_macro
        chromatic_aberration moire headshots_session lightmeter incident_meter medium_format large_format""",
        trades="photographer",
    ),
    field(
        "film developing",
        """rodinal hc-110 hc110 d-76 d76 xtol stop_bath rapid_fixer developing_tank paterson_tank dev_tank reel_loading
        changing_bag tri-x hp5 portra push_process pushed_two pushed_one pulled_one c-41 e-6 enlarger multigrade
        contact_print contact_prints fibre_paper fiber_paper rc_paper split-grade safelight dodging selenium_toner
        stand_development agitation_inversion photo-flo reciprocity_failure wet_plate collodion cyanotype cyanotypes tintype""",
        interest="film photography",
    ),
    field(
        "stage lighting",
        """lighting_desk etc_eos eos_desk grandma2 grandma3 dmx dmx_address dmx_universe fresnel fresnels profile_spot
        source_four gobo gobos gel_frames gel_swatch lee_201 moving_heads focus_session flown_bar lighting_rig lighting_plot
        cue_stack cue_list followspot follow_spot blackout_cue dimmer_rack barn_doors par_cans wash_units haze_machine
        cyc_light pixel_mapping lx_bar tech_rehearsal plotting_session""",
    ),
    field(
        "stage management",
        """prompt_book prompt_desk prompt_corner cue_lights blocking_notes rehearsal_report rehearsal_reports show_report
        show_reports props_table props_list cue-to-cue strike_set get-in get-out fit-up mark-up_tape marking_up spike_marks
        standby_lx standby_fly fly_cue fly_floor understudy_run sitzprobe dress_run tech_week beginners_call quick_change
        quick_changes paging_actors""",
    ),
    field(
        "set design",
        """model_box 1:25_model ground_plan ground_plans sightlines theatre_flats flattage scenic_paint scenic_painter
        scenic_cloth gauze_drop cyclorama rostra rostrum_deck masking_flats revolve_stage truck_wheels steeldeck fly_bars
        french_brace stage_weight profile_ply breakdown_costume prop_making scrim_reveal flameproof* thrust_stage
        in-the-round_set""",
        trades="scenographer",
    ),
    field(
        "puppetry",
        """marionette marionettes control_bar airplane_control glove_puppet glove_puppets rod_puppet rod_puppets shadow_puppet
        shadow_puppets bunraku puppet_stringing foam_head puppet_mechanism mouth_plate arm_rods puppeteering joint_stringing
        wooden_joints carved_heads playboard puppet_booth swazzle""",
        objects="puppets puppet marionettes", trades="puppeteer",
    ),
    field(
        "stage makeup",
        """prosthetic_piece prosthetics_edge pros-aide foam_latex silicone_prosthetic life_cast lifecast alginate_lifecast
        bald_cap lace-front wig_block spirit_gum crepe_hair ventilating_hair knotting_wig stipple_sponge old-age_stipple
        scar_wax collodion_scar blood_squib aqua_colour grease_paint airbrush_makeup wig_prep alcohol-activated
        continuity_photos""",
        trades="wigmaker",
    ),
    field(
        "acting",
        """self-tape self-tapes callback_audition monologue_audition meisner stanislavski actioning off-book off_book
        line_learning equity_card spotlight_profile headshot_session dialect_coach stage_combat fringe_run understudying
        scene_partner scene_study hot_seating blocking_scene""",
        trades="actor actress",
    ),
    field(
        "improv",
        """harold_team scene_edit sweep_edit tag_edit long-form_set group_game warm-up_games object_work edit_scenes armando
        monoscene second_beats status_work short-form_games improv_troupe initiations two-hander_scene""",
        trades="improviser",
    ),
    field(
        "stand-up comedy",
        """tight_five tight_ten open_spot open_spots five-minute_set punchline_tag callback_joke crowd_work bringer bombed_set
        heckler_line setlist_jokes act-outs act_out work-in-progress_show gong_show joke_structure paid_twenty""",
        trades="comedian",
    ),
    field(
        "stage magic",
        """double_lift pass_control side_steal bottom_deal second_deal faro faro_shuffle riffle_force classic_force
        classic_palm finger_palm thumb_tip sleeving french_drop misdirection_beat patter_script ambitious_card equivoque
        mentalism_act center_tear peek_wallet servante topit sponge_balls close-up_set card_fan""",
        trades="magician",
    ),
    field(
        "circus arts",
        """aerial_silks aerial_hoop static_trapeze corde_lisse hip_key meathook_hold straddle_inversion inversions_silks
        hand-to-hand_base acro_balance two-high slackline_rig juggling_passes siteswap five-ball five_ball mills_mess
        club_passing unicycle_mount fire_staff cyr_wheel rigging_point crash_mat drops_sequence""",
        trades="acrobat juggler",
    ),
    field(
        "choral conducting",
        """satb ttbb tenor_line second_altos basses_flat tessitura divisi blend_vowels vowel_placement upbeat_gesture
        psalm_chant anglican_chant evensong_setting motet motets madrigal plainsong note-bashing note_bashing descant
        sight-sing sight-singing choir_rehearsal cut-offs staggered_breathing warm-ups_choir solfege""",
        trades="conductor choirmaster",
    ),
    field(
        "conducting",
        """beat_pattern baton_technique score_study string_section bowings divisi_violas wind_section transposing_score urtext
        cue_entries ictus fermata fermatas brass_balance rubato tempo_markings concertmaster principal_cello downbeat
        wind_band parts_library tutti_passage rehearsal_letters rehearsal_letter page-turn_parts""",
        trades="conductor",
    ),
    field(
        "composing",
        """sibelius musescore dorico engraving_score orchestration counterpoint species_counterpoint voice-leading
        voice_leading parallel_fifths secondary_dominant tone_row twelve-tone leitmotif ostinato polyrhythm polymeter
        quartal hexachord pedal_point commission_ensemble woodwind_doublings harp_pedalling countermelody spectralism
        sonata_form fugue_subject stretto augmented_sixth spitfire_library temp_track film_cue""",
        trades="composer arranger", objects="symphony sonata",
    ),
    field(
        "piano playing",
        """hanon czerny una_corda half-pedal half-pedalling pedalling left-hand_jumps chopin_etude etude etudes nocturne
        nocturnes well-tempered two-part_inventions fingering_4-5 fourth_finger thumb-under trill_fingering voicing_melody
        octave_passages sight-reading rach_2 arpeggios contrary_motion polyrhythm_4 urtext_edition""",
        trades="pianist",
    ),
    field(
        "string playing",
        """spiccato sautille detache martele col_legno sul_ponticello sul_tasto third_position fifth_position thumb_position
        shifting_exercises vibrato_width bow_hair bow_arm bow_grip bow_distribution up-bow down-bow double_stops
        double-stops kreutzer sevcik bach_partita cello_suite harmonics_artificial dominants_strings string_crossings
        string_crossing left-hand_pizzicato shoulder_rest chin_rest orchestral_excerpts""",
        trades="violinist cellist violist",
    ),
    field(
        "guitar playing",
        """barre_chord barre_chords fingerpicking fingerstyle travis_picking alternate_picking sweep_picking economy_picking
        hammer-ons pull-offs drop_d dadgad mixolydian chord_melody shell_voicings power_chords palm_muting palm-muting
        tremolo_picking rasgueado picado apoyando falseta whammy pedalboard overdrive_pedal tube_screamer valve_amp
        string_gauge humbucker humbuckers single-coils string_bending tablature""",
        trades="guitarist", interest="playing guitar",
    ),
    field(
        "drumming",
        """paradiddle paradiddles flam flams rudiments ghost_notes snare_wires hi-hat_foot double_kick linear_fills rimshot
        rimshots cross-stick ride_cymbal crash_cymbals drum_tuning resonant_head batter_head bearing_edge shuffle_groove
        bossa_groove four-way_independence limb_independence moeller matched_grip traditional_grip practice_pad brushes_jazz
        polyrhythms blast_beats china_cymbal""",
        trades="drummer", interest="drumming",
    ),
    field(
        "jazz playing",
        """ii-v-i two-five-one real_book bebop_scale bebop_lines transcribing_solo rhythm_changes tritone_sub
        tritone_substitution altered_scale walking_bass trading_fours guide_tones guide_tone enclosures head_arrangement
        turnaround_bar diminished_scale coltrane_changes upper_structure rootless_voicings drop_2 swing_feel blues_heads
        sit-in_set""",
        interest="jazz",
    ),
    field(
        "singing",
        """passaggio head_voice chest_voice mixed_voice belting_range twang_placement support_breath appoggio lip_trills
        lip_trill straw_phonation sovt vowel_modification legato_line melisma bel_canto art_song aria_audition arias
        soubrette coloratura vocal_coach repertoire_book legit_song audition_cut italian_diction larynx_position
        onset_glottal""",
        trades="singer soprano tenor baritone", interest="singing",
    ),
    field(
        "wind playing",
        """reed_making cane_shaper cane_gouge gouging_machine oboe_reeds reed_knife crow_pitch staple_oboe altissimo subtone
        overtone_exercises ligature_rico reed_strength 2.5_reeds double_tonguing triple_tonguing single_tonguing
        circular_breathing multiphonics barrel_joint break_clarinet pad_leak cork_grease bocal headjoint embouchure_hole
        third_octave low_brass long-tones alternate_fingering alternate_fingerings chanter drone_reeds drones_tuned slow_air""",
        trades="clarinettist flautist oboist saxophonist bassoonist",
    ),
    field(
        "folk music",
        """session_tunes jig_set slip_jig reel_set hornpipe hornpipes ceilidh_band ceilidh_caller anglo_concertina
        english_concertina d/g_melodeon b/c_box melodeon_bellows cross-rowing bodhran tipper clawhammer scruggs_roll scruggs
        mandola bouzouki_gdad sean_nos ballad_repertoire old-time_jam cross-tuned strathspey strathspeys uilleann
        low_whistle playford morris_side""",
    ),
    field(
        "DJing",
        """cdjs cdj rekordbox serato traktor beatmatch* beat_grid beat_grids beatgrids hot_cue hot_cues crossfader
        scratch_routine 1210s stylus_cartridge phrase_mixing harmonic_mixing camelot long_blend booth_monitors xone eq_kill
        back-to-back_set warm-up_slot slipmat jog_wheel dubplate dubplates promo_pool white_labels backspin""",
    ),
    field(
        "writing",
        """third_draft line_edit line_edits developmental_edit copyedit copy-edit beta_reader query_letter query_letters
        querying_agents literary_agent pov_character head-hopping close_third omniscient_narrator inciting_incident
        midpoint_twist second_act subplot subplots character_arc character_arcs nanowrimo scrivener slush_pile
        submission_calls flash_fiction dialogue_tags show-don't-tell backstory_dump chapter_hooks kdp advance_copies""",
        trades="writer author novelist journalist poet copywriter editor",
    ),
    field(
        "screenwriting",
        """slugline sluglines action_lines fountain_format beat_sheet logline loglines spec_script writers'_room writers_room
        act_break act_breaks a-plot b-plot c-plot series_bible pilot_script coverage_notes treatment_pages dual_dialogue
        parenthetical parentheticals midpoint_reversal script_editor storyliner option_agreement""",
        trades="screenwriter scriptwriter",
    ),
    field(
        "poetry",
        """enjambment enjambments caesura villanelle sestina pantoum ghazal iambic_pentameter tetrameter slant_rhyme half-rhyme
        half-rhymes volta sonnet_sequence chapbook pamphlet_submission line_break line_breaks stanza_break prose_poem
        ekphrastic anaphora spondee trochee trochees sprung_rhythm tercets terza dactyls""",
        trades="poet",
    ),
    field(
        "journalism",
        """news_desk copy_deadline subs_desk sub-editors standfirst splash_headline nib_story foi foi_request foi_requests
        on_background off-the-record_briefing court_reporting shorthand_100wpm copy_approval embargoed_copy embargo_lifts
        stringer wire_copy nut_graf lede inverted_pyramid newsroom beat_reporter fact-check_desk press_gallery doorstep*
        death_knock""",
        trades="journalist reporter",
    ),
    field(
        "publishing",
        """galley_proofs page_proofs ai_sheet isbn bisac onix metadata_feed print_run print_runs offset_run rights_fair
        foreign_rights co-edition acquisitions_meeting p&l_title backlist frontlist blurb_requests uncorrected_proof
        copyeditor proofreader_queries typeset_pages running_heads running_head index_compiled trim_size pod_edition
        lightning_source remaindered imprint_list""",
        trades="publisher editor proofreader",
    ),
    field(
        "game mastering",
        """session_zero homebrew_campaign homebrew_setting homebrew_monster encounter_balance encounter_building cr_5
        challenge_rating initiative_order initiative_tracker battle_map battle_maps foundry_vtt roll20 west_marches hexcrawl
        dungeon_crawl bbeg npcs_voices one-shot_adventure random_encounter random_encounters dc_15 statblock statblocks osr
        pbta milestone_levelling party_wipe tpk dm_screen player_characters action_economy""",
        interest="role-playing games",
    ),
    field(
        "board game design",
        """playtest_group blind_playtest playtesting worker_placement deck-building_game deckbuilder engine-building
        tile-laying kingmaking runaway_leader catch-up_mechanism rulebook_draft icon_language component_cost print-and-play
        tabletop_simulator nandeck sell_sheet prototype_cards chit_bag card_sleeves action_selection solo_mode
        asymmetric_factions analysis_paralysis""",
        interest="board games",
    ),
    field(
        "miniature painting",
        """zenithal zenithal_prime drybrush* contrast_paint contrast_paints speedpaint edge_highlight edge_highlights
        wet_palette nuln_oil agrax citadel_paint vallejo nmm osl mould_lines sprue_clippers sprues greenstuff green_stuff
        tufts kitbash* airbrush_needle varnish_matt glazes_skin freehand_banner army_list magnetised_arms
        layering_highlights""",
        interest="miniature painting",
    ),
    field(
        "scale modelling",
        """1/72 1/48 1/35 1/350 1/700 tamiya revell_kit panel_lines photo-etch photo_etch pre-shading pre-shaded decal_softener
        micro_sol micro_set weathering_powders chipping_fluid hairspray_technique airbrush_psi resin_conversion plastic_card
        styrene_sheet seam_filling putty_seams masking_canopy rigging_thread scratch-built plank-on-frame deadeyes ratlines
        planking_hull pinwash""",
        trades="modeller", interest="scale models",
    ),
    field(
        "chess",
        """caro-kann_advance king's_indian french_defence ruy_lopez grunfeld nimzo nimzo-indian london_system catalan_opening
        scandinavian_defence pirc blunder_check stockfish centipawn isolated_pawn isolani minority_attack exchange_sacrifice
        exchange_sac fianchetto prophylaxis_move lucena philidor opposition_king rapid_rating fide fide_rating otb
        otb_tournament time_scramble puzzle_rush back-rank bishop_pair opening_repertoire tactics_trainer passed_pawn
        passed_pawns arbiter_call simul""",
        interest="chess",
    ),
    field(
        "bridge",
        """stayman jacoby jacoby_transfers weak_two weak_twos blackwood keycard rkcb cue_bid cue-bid takeout_double
        negative_double dummy_play trump_break duplicate_pairs matchpoints 2/1 acol strong_notrump weak_notrump 1nt 3nt
        vulnerable_against squeeze_play opening_lead benji multi_2d bidding_box convention_card partnership_agreement
        endplay losing_trick""",
        interest="bridge",
    ),
    field(
        "speedrunning",
        """100%_run glitchless glitched_category livesplit splits_gold gold_split gold_splits frame_perfect frame-perfect
        rng_manip rng_manipulation out-of-bounds wrong_warp wrong_warps pb_pace wr_pace load_removed tas_strat
        leaderboard_mods retimed_run marathon_submission safety_strat backup_strat""",
        trades="speedrunner",
    ),
)  # fmt: skip
