"""Fields of care and of teaching: the words of who works in them, not of who is cared for."""

from __future__ import annotations

from mnemic.memory.formation.grammar.domains import Domain, field

CARE: tuple[Domain, ...] = (
    field(
        "nursing",
        """drug_round drugs_round meds_round bay_six ward_clerk news_score observations_chart cannulated cannulate venepuncture
        catheterised catheterise bladder_scan bladder_scanned sbar sbar_handover datix datixed bleep bleeped skill_mix
        waterlow must_score bed_manager bed_managers cd_book crash_trolley crash_call bank_staff agency_nurses safe_staffing
        preceptorship pgd tissue_viability doppler_leg med-surg pyxis charge_shift float_pool telemetry_floor""",
        trades="nurse paramedic midwife doctor hca carer",
    ),
    field(
        "ambulance work",
        """response_car rrv dca job_cycle crewmate offload_delay offload_delays carry_chair scoop_stretcher i-gel rosc
        conveyed_patient pre-alert pre-alerted hems_crew jrcalc epcr vacuum_splint triage_tags lucas_device non-conveyance""",
        trades="paramedic",
    ),
    field(
        "operating theatre work",
        """scrub_nurse scrub_tech swab_count instrument_count diathermy laminar_theatre theatre_list theatre_lists c-arm
        instrument_tray instrument_trays sterile_field sterile_services anaesthetic_room anaesthetic_machine who_checklist
        laryngoscope laryngoscope_blade odp recovery_bay retractors_tray turnaround_time trauma_list elective_list
        arterial_line vaporiser preference_card preference_cards""",
        trades="surgeon anaesthetist",
    ),
    field(
        "midwifery",
        """partogram sonicaid caseload_midwifery vaginal_exam community_midwives pph_drill pph_trolley perineal_suturing
        waterbirth_pool homebirth_team multip primip primips supernumerary_coordinator""",
        trades="midwife",
    ),
    field(
        "general practice",
        """emis systmone qof qof_points qof_registers care_navigators care_navigator locum_sessions docman practice_manager pcn
        list_size ten-minute_slots ardens telephone_slots extended_access registrar_tutorial""",
        trades="doctor receptionist",
    ),
    field(
        "pharmacy",
        """dispensary dosette_trays mds_trays fp10 fp10s eps_tokens script_queue cd_register cd_cabinet responsible_pharmacist
        accuracy_checker accuracy_checking pmr drug_tariff nms reauthorise_scripts compounding_room tpn aseptic_unit
        aseptics formulary medicines_reconciliation split_packs drug_fridge cross-check_interactions locum_pharmacist
        smartcard_eps pill_counter will-call prior_auth""",
        trades="pharmacist dispenser",
    ),
    field(
        "physiotherapy",
        """gait_re-education oxford_scale manual_therapy joint_mobs mobilisations grade_iv theraband_programme hep_sheet
        outcome_measures stairs_assessment chest_physio suction_catheter hydrotherapy_group outpatient_caseload
        biopsychosocial neural_tension discharge_planning""",
        trades="physiotherapist physio physical-therapist",
    ),
    field(
        "occupational therapy",
        """kitchen_assessment kitchen_assessments equipment_order commode_delivery bath_board splinting_clinic sensory_profile
        sensory_diet moho activity_analysis hoist_assessment sling_sizes sling_assessment seating_clinic disabled_facilities
        functional_assessment functional_assessments banana_board rotastand""",
    ),
    field(
        "speech therapy",
        """celf-5 eal_screening phonological_awareness aac_device colourful_semantics attention_autism elklan blank_levels
        iddsi dysphagia_caseload lidcombe intensive_interaction articulation_screen salt_caseload""",
    ),
    field(
        "radiography",
        """collimate* exposure_index kvp bucky cassette_size lateral_decubitus horizontal_beam dr_plate contrast_injector pacs
        pacs_archive image_intensifier mobile_x-ray dose_audit mri_safety phantom_scan sonographer_list linac_bunker
        set-up_errors dosimetry vmat""",
        trades="radiographer radiologist sonographer",
    ),
    field(
        "biomedical science",
        """haemolysed haemolysed_samples haemolysed_sample crossmatch crossmatched lims lims_interface analyser_downtime
        qc_drift levey-jennings westgard blood_films blood_film differential_count cut-up_bench tissue_processor microtomy
        h&e_stain h&e immunohistochemistry ihc paraffin_block blood_bank coag_bench specimen_reception phlebotomy_round eqa
        eqa_scheme ukas delta_check reagent_lot histology""",
    ),
    field(
        "dentistry",
        """composite_restoration amalgam_restoration matrix_band sectional_matrix crown_preps occlusal_clearance
        articulating_paper obturation apex_locator rotary_files dental_dam uda udas intraoral_scanner denture_try-in
        dental_nurse endo_file ultrasonic_scaler perio_chart perio_charting""",
        trades="dentist hygienist orthodontist",
    ),
    field(
        "optometry",
        """retinoscope trial_frame trial_frames subjective_refraction cross_cyl jackson_cross non-contact_tonometer goldmann
        volk_lens dilated_fundus dispensing_desk fitting_height fitting_heights pd_ruler pupillary_distance glazing_lab
        lensmeter focimeter rx_lab keratometry rgp_lens frame_stock enhanced_optical""",
        trades="optometrist optician",
    ),
    field(
        "audiology",
        """tympanometry real-ear real_ear otoscope ear_impressions rem_fitting noah aided_thresholds masking_rules sound_booth
        cochlear_mapping vemp otoacoustic fitting_software feedback_manager""",
        trades="audiologist",
    ),
    field(
        "veterinary",
        """idexx_machine pre-gsm methadone_premed capnograph kennels_round equine_call farm_calls lda left-displaced pd'ing
        scanning_cows tb_test tb_testing reading_tb cestrodes cephalic jugular_sample nurse_clinics hospital_sheet
        hospital_sheets euthanasia_consult rcvs vetmed""",
        trades="vet veterinarian",
    ),
    field(
        "social work",
        """section_47 lac_review lac_reviews pre-proceedings plo iro safeguarding_referral strategy_meeting strategy_meetings
        mash_referral duty_desk caseloads genogram genograms kinship_assessment eclipse_case liquidlogic care_act dols amhp
        statutory_visits statutory_visit""",
    ),
    field(
        "care work",
        """double-up double-ups mar_chart mar_charts mar_sheet hoist_sling slide_sheet slide_sheets double_handed cqc
        sleep-in_shift waking_night waking_nights repositioning_chart handover_book residents'_meeting dementia_unit
        activities_coordinator body_map falls_log medication_round homecare_rota""",
        trades="carer caregiver",
    ),
    field(
        "psychotherapy",
        """countertransference case_formulation formulation_meeting supervision_hours clinical_supervision chair_work
        schema_mode socratic_questioning session_notes contracting_session ruptures_repair emdr_processing process_notes
        person-centred_training bacp bacp_accreditation iapt clients'_goals caseload_management assessment_sessions
        endings_work""",
        trades="therapist psychotherapist counsellor psychologist",
    ),
    field(
        "massage therapy",
        """effleurage petrissage myofascial treatment_couch couch_roll face_cradle contraindications_list consultation_form
        cross-fibre lymphatic_drainage tapotement forearm_stroke prone_position aftercare_sheet reflexology_client""",
        trades="masseuse masseur",
    ),
    field(
        "teaching",
        """exit_ticket exit_tickets cold_call cold_calling mini-whiteboards mini_whiteboards do-now knowledge_organiser
        knowledge_organisers retrieval_practice book_look learning_walk learning_walks ect_mentor pgce nqt form_group
        form_tutor report_writing data_drop data_drops progress_8 predicted_grades gcse_class gcse_set a-level_set
        a-level_class differentiated_worksheet scaffolded_task low-stakes_quiz moderation_meeting controlled_assessment
        coursework_marking behaviour_points behaviour_policy isolation_room lunch_duty break_duty inset_day standards-based
        bell_ringer gradebook common_core pacing_guide department_meeting lower_set""",
        trades="teacher lecturer professor tutor instructor headteacher",
    ),
    field(
        "primary teaching",
        """guided_reading phonics_screening phonics_group white_rose carpet_spots topic_books tapestry_observations
        continuous_provision numicon dienes spag interactive_whiteboard class_assembly ta_support cursive_practice
        second_graders third_graders fourth_graders kindergartners first_graders""",
        trades="teacher headteacher",
    ),
    field(
        "early years work",
        """eyfs key_person key_children settling-in tuff_tray tuff_spot ratio_1:3 nappy_chart nappy_charts treasure_basket
        heuristic_play baby_room toddler_room preschool_room two-year_check learning_journal learning_journals
        provision_areas childminding childminder_agency funded_hours nursery_ratios famly sleep_chart""",
        trades="childminder nanny",
    ),
    field(
        "special needs teaching",
        """visual_timetable visual_timetables task_board workstation_tasks sensory_circuit sensory_room send_register
        1:1_support makaton_signs social_story social_stories team_teach de-escalation attention_bucket symbol_cards
        p-levels resource_base pmld_class semh paraeducator paraprofessionals""",
        trades="senco teacher",
    ),
    field(
        "music teaching",
        """abrsm trinity_grade sight-reading_drills aural_tests peripatetic beginner_strings suzuki_book suzuki_method
        first_position bow_hold bow_holds whole-class_ukulele recital_programme practice_chart practice_charts
        practice_diary lesson_slots scales_manual kodaly dalcroze orff solfa pupils'_concert accompanist exam_entries faber
        method_book method_books beginner_pianists wider_opportunities""",
        trades="teacher",
    ),
    field(
        "language teaching",
        """esl efl esol tefl celta delta_module ielts_class ielts_prep b1_class b2_group b2_class a2_class a1_group a2_group
        cefr information_gap gap-fill gap_fill concept_checking ccqs ppp_lesson tbl_lesson controlled_practice
        freer_practice drilling_pronunciation graded_reader graded_readers monolingual_class mixed-level headway_book
        teacher_talking realia jigsaw_reading error_correction cloze l1_interference comprehensible_input speaking_club""",
        trades="teacher tutor",
    ),
    field(
        "university teaching",
        """viva_panel tenure-track tenure_track ta_sections teaching_assistants syllabus_week second-marking second_marking
        exam_scripts external_examiner module_leader module_convenor module_handbook learning_outcomes turnitin
        seminar_groups seminar_group lecture_slides problem_sheets problem_sheet blackboard_ultra moodle_page
        canvas_gradebook grading_rubric plagiarism_panel personal_tutees dissertation_supervisions pi_meeting teaching_load
        sabbatical_year ref_outputs freshman_seminar""",
        trades="lecturer professor",
    ),
    field(
        "driving instruction",
        """adi pdi standards_check reference_points mirrors-signal learner_roof examiner_marked serious_fault hazard_routine
        part_three emerging_junctions eco-safe""",
        trades="instructor",
    ),
    field(
        "yoga teaching",
        """restorative_class cueing asana_sequence peak_pose sequencing_class hands-on_assist adjustments_consent 200-hour ytt
        class_theme counterpose prenatal_class reformer_class mat_class pilates_reformer""",
    ),
)  # fmt: skip
