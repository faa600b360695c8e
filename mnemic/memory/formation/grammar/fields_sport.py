"""Fields of sport, of flying and of what is danced."""

from __future__ import annotations

from mnemic.memory.formation.grammar.domains import Domain, field

SPORT: tuple[Domain, ...] = (
    field(
        "football coaching",
        """rondo rondos pressing_trigger pressing_triggers low_block mid_block half-spaces half_spaces overlapping_fullback
        inverted_fullback 4-3-3 4-2-3-1 3-5-2 4-4-2 small-sided u9s u10s u11s u12s u13s u14s u15s u16s ssg third-man
        transition_drill rest_defence counter-press counterpress* passing_lanes passing_pattern finishing_drill
        goalkeeper_distribution set-piece_routine near-post zonal_marking uefa_b session_plan matchday_squad""",
        trades="coach coaches",
    ),
    field(
        "rugby coaching",
        """lineout lineouts lineout_calls scrum_engagement tighthead loosehead hooker_throw breakdown_drill ruck_speed jackal*
        clear-out clearout pod_system forward_pods 1-3-3-1 blitz_defence drift_defence box_kick box_kicks kick_chase
        exit_strategy maul_defence tackle_height line_speed backline_moves colts_squad age-grade offload_drill""",
        trades="coach coaches",
    ),
    field(
        "cricket coaching",
        """throwdowns net_session front-foot_drive back-foot_punch seam_position yorkers yorker leg-spin leg_spin off-spin
        googly doosra batting_trigger trigger_movement bowling_action run-up_rhythm bowling_machine sidearm_sling
        slip_catching slip_cordon powerplay_overs death_bowling pitch_map left-arm_seamer field_settings indoor_nets""",
        trades="coach coaches",
    ),
    field(
        "swim coaching",
        """main_set kick_sets css_pace early_vertical evf catch-up_drill pull_set pull_sets streamlines_off turns_practice
        age-groupers stroke_count stroke_counts im_set descending_set broken_swim lane_four squad_session taper_week
        poolside land_training underwaters county_times qualifying_times relay_takeover fly_drill breaststroke_timing
        lactate_set""",
        trades="coach coaches",
    ),
    field(
        "gymnastics coaching",
        """back_handspring back_handsprings round-off roundoff spotting_belt spotting_block sprung_floor tumble_track
        tumbletrack vault_table yurchenko tkachev cast_handstand acro_series start_value conditioning_circuit shaping_drills
        hollow_hold hollow_body foam_pit aerial_walkover front_walkover""",
        trades="coach coaches",
    ),
    field(
        "athletics coaching",
        """block_starts starting_blocks drive_phase flying_30s flying_30 acceleration_phase max_velocity plyo plyos
        plyometric_session hurdle_rhythm trail_leg lead_leg penultimate_step takeoff_board run-up_marks approach_run
        shot_glide rotational_shot discus_ring javelin_throwers 4x100_squad baton_exchange 4x400 800m_squad speed_endurance
        special_endurance a-skips warm-up_drills u15_girls fosbury""",
        trades="coach coaches",
    ),
    field(
        "strength training",
        """5/3/1 linear_progression periodization periodisation mesocycle mesocycles romanian_deadlift rdl rdls front_squat
        low-bar high-bar bulgarian_split snatch_pulls power_clean power_cleans hang_clean rack_pulls paused_bench
        pause_squats training_max working_sets back-off_sets barbell_row pendlay lat_pulldown hip_thrust farmers_carry
        kettlebell_swings turkish_get-up rpe_8 rpe_9 sticking_point lockout_strength belt_squat powerlifting_meet
        attempts_selection""",
        trades="powerlifter",
    ),
    field(
        "combat sports coaching",
        """pad_work focus_mitts thai_pads clinch_work sparring_rounds southpaw jab-cross check_hook calf_kick teep guard_pass
        guard_passing kimura armbar_setup rear_naked berimbolo uchi_mata osoto seoi_nage randori newaza kuzushi ukemi
        kumi-kata double-leg single-leg_takedown sprawl_drill kata_grading kumite bunkai fight_camp drilling_partners""",
        trades="coach sensei",
    ),
    field(
        "fencing",
        """foil_lesson epee epeeist sabre_blade riposte parry_four parry_six prise_de counter-riposte fleche flèche
        disengage_attack coupe_attack piste lunge_recovery mask_cord body_wire lame_jacket scoring_box footwork_drills salle
        pools_round de_bout""",
        trades="fencer",
    ),
    field(
        "archery",
        """recurve riser_limbs compound_bow brace_height nocking_point bare_shaft bare-shaft plunger_button arrow_spine
        clicker_recurve draw_length draw_weight back_tension release_aid limb_bolts tiller_setting fletch* fletching
        fletching_jig spin-wings longbow portsmouth_round wa_1440 720_round peep_sight d-loop string_walking face_walking
        bow_press bowstring_serving crossing_arrows""",
        trades="archer fletcher", interest="archery",
    ),
    field(
        "dance teaching",
        """tendu tendus pirouette_prep pirouettes barre_work barre_exercises grand_battement port_de grand_jete pointe
        pointe_work demi-pointe turnout_hips rad_syllabus istd chaines fouettes release_technique floorwork shuffle_ball
        paradiddle_tap time_steps floreo compas zapateado lindy swingout tuck_turn cross-body_lead spotting_turns
        end-of-term_show choreograph* eight-count eight_counts""",
        trades="dancer choreographer",
    ),
    field(
        "gliding",
        """winch_launch aerotow tug_pilot thermalling thermal_centring vario variometer cable_break ridge_soaring wave_soaring
        cross-country_triangle final_glide k21 ask21 k13 discus_glider ls4 airbrakes water_ballast outlanding field_landing
        bga_syllabus silver_distance polar_curve macready flarm launch_point paraglider reserve_toss speedbar""",
        interest="gliding",
    ),
    field(
        "aviation",
        """imc_rating night_rating multi-engine annual_inspection c172 pa28 pa-28 cirrus_sr22 taildragger tailwheel squawk_code
        approach_plate approach_plates missed_approach vor ndb rnav gps_approach sid_departure density_altitude w&b
        crosswind_component crosswind_landing magneto_check mag_check pitot rudder_pedals stall_recovery spin_recovery
        checkride cfi sim_check type_rating line_training base_check fmc autothrottle v1_cut rotate_speed deadheading
        crew_rest""",
        trades="pilot captain instructor",
    ),
    field(
        "cycling",
        """zwift ftp_test sweetspot over-unders vo2_intervals chaingang chain_gang paceline through-and-off criterium crit_race
        cat_3 time_trial 10-mile_tt 25-mile_tt aero_position tss ctl tsb trainingpeaks power_curve power_profile cyclocross
        cx_race dismounts remounts normalized_power w/kg watts_per audax brevet leadout turbo_session velodrome track_league
        madison_sling""",
        trades="cyclist", interest="cycling",
    ),
    field(
        "ski instruction",
        """snowplough_turns wedge_turns stem_christie parallel_turns carving_turns pole_plant edge_angle edging_drills
        outside_ski inside_ski angulation upper-lower_separation button_lift magic_carpet basi isia psia bumps_line
        fall_line short_turns sideslip side-slipping tip_lead schuss* gate_training gs_course slalom_gates""",
        trades="instructor",
    ),
)  # fmt: skip
