"""Fields of law, books of account, goods, and the desks and counters of an organisation."""

from __future__ import annotations

from mnemic.memory.formation.grammar.domains import Domain, field

OFFICE: tuple[Domain, ...] = (
    field(
        "legal",
        """skeleton_argument skeleton_arguments part_36 disclosure_list disclosure_exercise privilege_log doc_review
        document_review consent_order interim_order directions_hearing cmc_hearing costs_budget costs_schedule trial_bundle
        trial_bundles hearing_bundle fixed-fee_matter fee_earner fee_earners fee-earner billable_hours billable_units
        time_recording sra pre-action pre-action_protocol instructing_counsel summary_judgment deposition_prep depositions
        motions_calendar opposing_counsel discovery_requests interrogatories voir_dire redline redlines redlined
        boilerplate_clause indemnity_clause""",
        trades="solicitor barrister lawyer paralegal attorney conveyancer",
    ),
    field(
        "conveyancing",
        """official_copies title_register tr1 ta6 ta6_form ta10 local_searches drainage_search leasehold_pack lpe1
        restrictive_covenant indemnity_policy exchange_deposit chain_sdlt sdlt_return priority_search os1_search ap1
        unregistered_title completion_monies undertakings_given boundary_enquiries""",
        trades="conveyancer solicitor",
    ),
    field(
        "criminal law",
        """pace_interview custody_record bail_application bail_applications plea_hearing ptph unused_material
        disclosure_schedule mg5 mg6 sentencing_guidelines pre-sentence_report mitigation_plea newton_hearing
        half-time_submission abe_interview hearsay_application bad_character bad-character duty_solicitor
        arraignment_calendar suppression_motion plea_bargain public_defender's lgfs""",
        trades="barrister solicitor prosecutor",
    ),
    field(
        "patent work",
        """prior_art prior-art_search claim_construction independent_claim dependent_claims office_action office_actions
        freedom-to-operate fto pct_application epo_examiner inventive_step novelty_objection problem-solution added_matter
        claim_set specification_amendments uspto national_phase priority_date provisional_filing patent_family search_report
        divisional unity_objection infringement_analysis""",
    ),
    field(
        "contract management",
        """redlining_contract msa msas sow_terms nda_template liability_cap indemnification change_order change_orders
        renewal_clause auto-renewal clm ironclad countersigned playbook_clauses fallback_positions service_credits
        sla_schedule governing_law contract_register novation novated back-to-back_terms supplier_agreement""",
    ),
    field(
        "accounting",
        """deferred_tax deferred_revenue ifrs_15 ifrs_16 ifrs gaap us_gaap frs_102 frs102 intercompany intercompany_balances
        consolidation_journal journal_entries journal_entry goodwill_impairment accrued_expenses prepaid_expenses
        asset_register capex_opex bank_reconciliation bank_reconciliations aged_debtors aged_creditors variance_analysis
        management_accounts statutory_accounts hard_close close_calendar suspense_account control_account cost_centre
        cost_centres gl_code gl_codes netsuite general_ledger unbilled_revenue subledger""",
        trades="accountant auditor bookkeeper",
    ),
    field(
        "auditing",
        """audit_file workpapers working_papers substantive_testing walkthrough_tests walkthrough_test control_testing sox
        sox_controls materiality_level performance_materiality sampling_approach going_concern bank_confirmations
        audit_committee engagement_letter isa_315 busy_season audit_seniors partner_review review_points cut-off_testing
        reperformance journals_testing inherent_risk""",
        trades="auditor",
    ),
    field(
        "bookkeeping",
        """xero quickbooks sage_50 freeagent dext receipt_bank hubdoc bank_feed bank_feeds vat_quarter mtd reverse_charge
        cis_deductions cis_return supplier_statement supplier_statements nominal_codes nominal_code director's_loan
        uncategorised_transactions reconciling_bank sales_invoices purchase_invoices remittance_advice ap_run ar_ledger
        1099s 1099_filings w-9s""",
        trades="accountant bookkeeper auditor",
    ),
    field(
        "tax work",
        """ct600 sa100 self-assessment_clients capital_allowances r&d_claim r&d_claims group_relief transfer_pricing
        withholding_tax hmrc_enquiry agent_account 64-8 p11d p11ds iht400 rollover_relief hold-over trading_losses
        basis_period k-1s form_1065 form_1120 s-corp_returns extensions_filed tax_computation tax_computations
        advance_clearance""",
        trades="accountant",
    ),
    field(
        "payroll",
        """rti_submission fps_submission eps_submission paye_reference payrun pay_run pay_runs payroll_cutoff payroll_cut-off
        statutory_sick smp_calculation auto-enrolment auto_enrolment gross-to-net rolled-up_holiday timesheet_import
        bacs_file bacs_run overpayment_recovery starter_checklist w-2s garnishments adp_workforce""",
    ),
    field(
        "actuarial work",
        """reserving chain_ladder bornhuetter-ferguson ibnr loss_triangle loss_triangles development_factors loss_ratio
        loss_ratios solvency_ii scr_calculation pricing_glm mortality_table mortality_tables lapse_assumptions
        discount_curve valuation_basis exposure_rating experience_rating credibility_weighting embedded_value ifrs_17
        risk_margin stochastic_reserving cat_model technical_provisions longevity_swap""",
        trades="actuary",
    ),
    field(
        "insurance underwriting",
        """slip_lead following_market lloyd's_syndicate binding_authority binders_coverholder coverholder bordereaux bordereau
        reinsurance_treaty treaty_renewal excess_layer quota_share policy_wording policy_wordings exclusions_clause
        deductible_buy-down loss_runs aggregate_limit facultative retrocession claims_reserve subrogation surplus_lines
        broker_submission submissions_queue""",
        trades="underwriter",
    ),
    field(
        "quantity surveying",
        """nrm2 take-off quantity_takeoff takeoffs interim_valuation interim_valuations final_account final_accounts
        retention_release variation_order variations_log payment_notice pay_less prelims provisional_sum provisional_sums
        jct jct_contract nec4 nec3 compensation_event compensation_events tender_returns tender_analysis cost_plan
        contra_charge contra_charges subcontract_package daywork_sheets""",
        trades="surveyor",
    ),
    field(
        "site management",
        """rams method_statement method_statements toolbox_talk toolbox_talks cdm cdm_regs hot_works site_diary snag_list
        snag_lists practical_completion lookahead_programme subbies subbie site_induction inductions_board welfare_units rfi
        rfis scaffold_handover temporary_works principal_designer fit-out_programme punch_list hoarding_line""",
        trades="foreman",
    ),
    field(
        "architecture",
        """riba_stage planning_drawings party_wall u-value u-values thermal_bridge thermal_bridges thermal_bridging
        cold_bridging curtain_walling rainscreen cladding_detail door_schedule window_schedule section_drawings revit_model
        core_layout wet_core atria passivhaus phpp massing_model massing_study elevations_drawn conservation_officer
        specification_nbs nbs_spec crit_model soffit_detail parapet_detail escape_stair""",
        trades="architect",
    ),
    field(
        "town planning",
        """s106 section_106 cil_liability permitted_development five-year_land design_code delegated_report delegated_reports
        reserved_matters outline_consent pre-app pre-apps enforcement_notice site_allocations shlaa neighbourhood_plan
        planning_inspectorate zoning_variance setback_variance comprehensive_plan material_considerations use_class
        prior_approval""",
        trades="planner",
    ),
    field(
        "logistics",
        """freight_forwarder ltl ftl lcl fcl demurrage detention_charges incoterms cif_terms ddp hs_codes hs_code customs_entry
        customs_entries airway_bill awb consolidation_shipment cross-dock cross-docking groupage route_optimisation
        backhauls drayage teu reefer_container consignee shipper's tms_system carrier_rates t1_document bonded_warehouse
        load_planning pod_scans""",
        trades="forwarder haulier",
    ),
    field(
        "warehousing",
        """pick_face pick_faces picking_slots pick_path pick_rate pick_rates wms wms_release rf_scanner rf_guns pallet_racking
        racking_bay narrow_aisle reach_truck reach_trucks counterbalance_truck order_picker goods-in putaway replen
        replenishment_task cycle_count cycle_counts cycle_counting abc_analysis dock_doors cross_docking stock_discrepancy
        despatch_bay euro_pallets euro_pallet stretch_wrap sku_velocity sku_locations bin_location bin_locations 3pl""",
    ),
    field(
        "supply chain",
        """safety_stock reorder_point reorder_points demand_forecast demand_planning s&op mrp mrp_run mps_schedule bullwhip eoq
        moq moqs stock_cover inventory_turns open_pos supplier_scorecard supplier_otif otif bom_explosion dual_sourcing
        kanban_cards vendor-managed vmi forecast_accuracy mape_forecast allocation_run consignment_stock""",
    ),
    field(
        "procurement",
        """rfp rfps rfq rfqs itt_response tender_evaluation framework_call-off call-off_contract framework_agreement
        supplier_onboarding spend_cube spend_analysis category_plan maverick_spend should-cost weighted_scoring award_notice
        standstill_period e-auction pqq preferred_supplier three-way_match sole_source purchase_requisition
        requisitions_queue bid_clarifications""",
    ),
    field(
        "manufacturing",
        """oee takt takt_time kaizen gemba kanban smed changeover_time line_balancing scrap_rate scrap_rates cpk spc_chart
        spc_charts control_chart control_charts andon 5s_audit poka-yoke 8d_report ppap fai bottleneck_station cell_layout
        wip_levels injection_press press_brake pfmea value_stream value-stream capa ncr ncrs non-conformance line_stoppage
        tpm downtime_pareto""",
    ),
    field(
        "project management",
        """gantt gantt_chart critical_path raid_log risk_register risk_registers steerco work_breakdown wbs milestone_plan
        change_control earned_value rag_status rag_report prince2 pmp stage_gate stage_gates stakeholder_map dependency_log
        sprint_planning sprint_velocity burndown burn-down standup_notes backlog_grooming backlog_refinement kanban_board
        pmo project_charter resource_levelling""",
    ),
    field(
        "product management",
        """prds product_roadmap discovery_interviews user_stories user_story jobs-to-be-done rice_score rice_scoring okrs
        activation_rate churn_cohort retention_cohort retention_cohorts funnel_drop-off a/b_test a/b_tests feature_adoption
        amplitude_dashboard mixpanel product-led go-to-market backlog_prioritisation mvp_scope beta_cohort opportunity_tree
        product_trio nps_verbatims""",
    ),
    field(
        "recruitment",
        """shortlisting candidate_pipeline ats_pipeline applicant_tracking boolean_search inmail inmails sourcing_candidates
        time-to-hire offer_acceptance counter-offer_stage interview_scorecard scorecards structured_interviews
        hiring_manager hiring_managers req_open open_reqs greenhouse_ats lever_ats screening_call screening_calls
        right-to-work reference_checks talent_pool employer_brand agency_fee psl passive_candidates job_specs""",
        trades="recruiter headhunter",
    ),
    field(
        "human resources",
        """grievance_hearing grievance_meeting disciplinary_hearing disciplinary_investigation settlement_agreements acas
        acas_code tupe redundancy_consultation at-risk_letters probation_reviews pip_meeting job_evaluation pay_bands
        bradford_factor hris bamboohr workday_tenant onboarding_packs engagement_survey people_partner absence_triggers
        return-to-work_interviews comp_bands benefits_enrollment fmla_requests""",
    ),
    field(
        "marketing",
        """ctr cpc cpm cpa roas google_ads meta_ads ad_set ad_sets ad_spend ad_creative lookalike_audience lookalike_audiences
        attribution_model utm utm_tags utms lead_magnet nurture_sequence drip_campaign open_rates click-through hubspot
        mailchimp_flow klaviyo lead_scoring mql mqls sql_handoff brand_tracker media_plan media_buying gated_content
        persona_messaging content_calendar retargeting remarketing_list ga4 tag_manager""",
        trades="marketer",
    ),
    field(
        "search optimisation",
        """serp serps backlink backlinks keyword_cannibalisation cannibalization keyword_difficulty ahrefs semrush
        screaming_frog canonical_tag canonical_tags hreflang schema_markup search_console crawl_budget noindex robots.txt
        xml_sitemap 301_redirects 301s redirect_map domain_authority anchor_text featured_snippet topical_authority
        internal_linking pillar_page pillar_pages core_update organic_traffic meta_descriptions""",
    ),
    field(
        "retail work",
        """planogram planograms shrinkage_figures gap_scan gap_scans facing_up end_caps gondola_end gondola_ends pos_display
        stockroom_count till_float cashing_up cash_up z_read markdowns reductions_gun click-and-collect_desk
        footfall_counter mystery_shopper visual_merchandising atv_target delivery_cages ambient_delivery date_rotation
        rota_hours""",
        trades="shopkeeper merchandiser",
    ),
    field(
        "estate agency",
        """market_appraisal market_appraisals vendor_instruction new_instructions fall-through fall-throughs sales_progression
        sales_progressor viewings_block floorplan_epc epc_assessor buyer_registrations sole_agency multi-agency chain_check
        landlord_instruction tenancy_renewals inventory_clerk right-to-rent void_periods block_management mls_listing
        open_houses escrow_closing listing_agreement""",
        trades="realtor agent",
    ),
    field(
        "event management",
        """run_sheet loadout production_schedule marquee_supplier av_supplier venue_recce crowd_management sia_stewards
        delegate_badges delegate_packs breakout_rooms keynote_av exhibitor_manual exhibitor_stands stand_build shell_scheme
        event_control tens_licence catering_numbers place_cards uplighters ceremony_layout wedding_timeline sponsor_tiers""",
        trades="planner",
    ),
    field(
        "hotel work",
        """night_audit revpar adr_rate occupancy_forecast opera_pms rack_rate walk-in_rate ota_parity booking_engine
        rate_parity housekeeping_board linen_par room_attendants stayovers stayover no-shows_list group_block rooming_list
        concierge_desk bell_desk overbook_levels comp_set minibar_check linen_hire""",
        trades="hotelier",
    ),
    field(
        "air traffic control",
        """approach_sector radar_vectors vectoring flight_strips flight_strip strip_bay separation_minima holding_stack stca
        mode_s squawk_ident handover_sector clearance_delivery ground_frequency arrivals_sequence wake_turbulence
        wake_category departure_release coordination_line slot_time ctot tower_rating sector_validation ojti
        traffic_information readback readbacks""",
        trades="controller",
    ),
    field(
        "cabin crew work",
        """galley_cart galley_carts cabin_secure arm_doors crosscheck_doors purser turnaround_short layover_hotel standby_block
        roster_bid rostering_bids crew_bid deadhead_flight slide_raft bar_cart recurrent_training sep_training
        unruly_passenger red-eye_sector sectors_today long-haul_trip""",
        trades="steward stewardess",
    ),
    field(
        "emergency dispatch",
        """cad_system ani/ali call_taker call-taker call_takers unit_status ampds protocol_card triage_code 911_center
        call_stacking silent_call ani_ali rapidsos headset_shift dispatch_console fire_tones toned_out tac_channel
        trunked_radio""",
        trades="dispatcher",
    ),
    field(
        "translation",
        """target_language source_language fuzzy_match fuzzy_matches tmx xliff segment_status 100%_matches post-editing mtpe
        lqa certified_translation sworn_translation repetitions_discount wordfast smartcat phrase_tms literary_translation
        untranslatable false_friends reviser bilingual_file glossaries register_shift calque calques""",
        trades="translator interpreter",
    ),
    field(
        "interpreting",
        """consecutive_interpreting simultaneous_booth booth_partner relay_interpreting chuchotage whispered_interpreting
        note-taking_symbols decalage conference_interpreting community_interpreting court_interpreting dpsi aiic b_language
        c_language booth_console half-hour_turns bsl_interpreting voice-over_signing intervenor""",
        trades="interpreter",
    ),
    field(
        "subtitling",
        """characters_per shot_changes shot_change srt_file srt_files subtitle_edit aegisub spotting_list forced_narratives
        two-line_subtitles captioning_live respeaking stenocaptions ttml speaker_labels condensed_dialogue frame_gap min_gap""",
        trades="subtitler captioner",
    ),
    field(
        "technical writing",
        """docs-as-code dita topic-based single-sourcing madcap_flare framemaker api_reference sphinx_docs mkdocs
        readme_template information_typing conditional_text sme_reviews vale_linter docusaurus asciidoc restructuredtext
        task_topics content_reuse minimalism_docs doc_set""",
        trades="writer",
    ),
    field(
        "fundraising",
        """grant_application grant_applications logframe logframes restricted_funds unrestricted_income donor_stewardship
        donor_pyramid major_gifts legacy_giving funder_report funder_reports impact_report match_funding lottery_bid
        annual_fund donor_database raiser's_edge crm_gift end-of-grant""",
        trades="fundraiser",
    ),
    field(
        "customer support",
        """zendesk intercom_inbox macros_zendesk canned_responses ticket_queue ticket_backlog ticket_deflection first-contact
        csat csat_scores escalation_tier tier_2 average_handle call_queue ivr wrap-up_codes wallboard qa_scorecard
        knowledge-base_articles workforce_management adherence_rate refunds_queue""",
    ),
    field(
        "finance work",
        """dcf dcf_model wacc lbo lbo_model terminal_value ebitda ebitda_multiple comparable_companies precedent_transactions
        cim data_room sensitivity_table three-statement three_statement cap_table fp&a rolling_forecast budget_variance
        covenant_compliance covenant_headroom yield_curve duration_hedge swap_curve delta_hedge var_model backtest
        backtested backtesting order_book bloomberg_terminal repo_desk basis_risk attribution_report nav_calculation""",
        trades="banker analyst",
    ),
    field(
        "health and safety",
        """riddor coshh coshh_sheet coshh_sheets loler_inspection puwer nebosh iosh near-miss_reports lockout/tagout loto
        loto_procedure permit-to-work face-fit_testing noise_dosimeter dsear confined_space accident_book osha_300
        osha_recordables jha safety_walk iso_45001""",
    ),
    field(
        "museum education",
        """handling_collection object_handling interpretation_panels interpretation_panel label_copy gallery_trail family_trail
        docent_training docents wall_text exhibition_brief touring_exhibition exhibition_build showcase_layout visitor_flow
        object_list community_co-curation""",
        trades="docent curator",
    ),
)  # fmt: skip
