"""Fields of science and engineering, and of the humanities that work with sources."""

from __future__ import annotations

from mnemic.memory.formation.grammar.domains import Domain, field

SCIENCE: tuple[Domain, ...] = (
    field(
        "neuroscience",
        """raw_eeg eeg_data eeg_files eeg_recordings eeg eeglab mne-python mne erp erps p300 n400 n170 ica_components
        eye-blink_artefacts blink_artefacts bad_channels bandpass_filter alpha_power theta_power time-frequency
        spike_sorting kilosort neuropixels patch_clamp patch-clamp local_field lfp calcium_imaging gcamp optogenetics
        optogenetic channelrhodopsin tetrode tetrodes place_cells slice_recordings hippocampal_slices stereotaxic two-photon
        fieldtrip fnirs mismatch_negativity mossy_fibres electrode_montage epoching evoked_responses source_localisation ltp""",
        trades="neuroscientist",
    ),
    field(
        "neuroimaging",
        """fmri bold_signal voxel voxels freesurfer fsl spm12 fmriprep nilearn slice_timing motion_correction smoothing_kernel
        tractography dti diffusion_weighted cortical_thickness resting-state resting_state connectome roi_analysis
        hemodynamic_response cluster_correction mni_space t1-weighted brain_extraction parcellation searchlight_analysis
        bids_dataset first-level_model glm_design""",
    ),
    field(
        "statistics",
        """ridge_regression elastic_net regression_model linear_regression interaction_terms interaction_term
        standardised_everything standardised_predictors 5_fold 10_fold k-fold fold_cv cross-validated cross_validation
        cross-validation vif collinear collinearity glm glmm glms mgcv random_slopes random_intercept random_intercepts
        mixed_models mixed-effects link_function overdispersion overdispersed zero-inflated negative_binomial
        quantile_regression kaplan-meier cox_regression cox_model multiple_imputation stan_model brms mcmc
        divergent_transitions r-hat posterior_predictive credible_interval likelihood_ratio bonferroni tukey kruskal-wallis
        mann-whitney wilcoxon aic q-q_plot residual_plot residual_plots homoscedasticity covariate covariates bootstrapped
        bootstrapping principal_components pca factor_loadings tidyverse ggplot2""",
        trades="statistician analyst biostatistician epidemiologist",
    ),
    field(
        "econometrics",
        """difference-in-differences diff-in-diff did_estimator parallel_trends instrumental_variable instrumental_variables
        weak_instrument exclusion_restriction 2sls regression_discontinuity rdd running_variable event_study
        synthetic_control clustered_errors clustered_standard endogeneity heckman gmm arellano-bond unit_root cointegration
        cointegrated granger vecm reghdfe two-way_fixed staggered_adoption structural_break propensity_matching""",
        trades="economist econometrician",
    ),
    field(
        "bioinformatics",
        """fastq bam_files bam_file samtools bwa bowtie2 star_aligner read_depth variant_calling variant_calls vcf vcf_file
        gatk snp_calling deseq2 edger count_matrix scrna-seq single-cell seurat scanpy umap_plot umap cell_clusters nextflow
        snakemake bioconda blast_hits blastp contigs n50 genome_assembly nanopore illumina_reads adapter_trimming
        trimmomatic multiqc phred kallisto salmon_quant bed_file gtf chip-seq atac-seq metagenomics 16s_reads qiime
        phylogenetic_tree iqtree bootstrap_support multiple_alignment alphafold""",
        trades="bioinformatician",
    ),
    field(
        "genetics",
        """gwas linkage_disequilibrium allele_frequency allele_frequencies f2_cross backcross* backcrossed homozygous
        heterozygotes homozygotes polygenic hardy-weinberg drosophila balancer_chromosome gal4 knock-in knockdown sirna
        guide_rna grna sgrna off-targets cas9 genotyping_primers genotyped littermates founder_lines zebrafish_line
        c_elegans rnai epistasis qtl qtl_mapping exome haplotype microsatellites penetrance_line transgenic_line""",
        trades="geneticist",
    ),
    field(
        "laboratory",
        """pcr_product taq_polymerase annealing_temp annealing_temperature primer_pair primer_pairs ct_values melt_curve
        standard_curve miniprep minipreps maxiprep gibson_assembly ligation competent_cells transformants restriction_digest
        restriction_enzyme gel_extraction sds-page sds_page coomassie blocking_buffer primary_antibody secondary_antibody
        transfer_membrane pvdf bradford_assay bca_assay his-tag ni-nta nickel_column size_exclusion akta cell_culture dmem
        fetal_bovine passaging confluency trypsinised trypsinized mycoplasma_test biosafety_cabinet laminar_flow lentivirus
        facs gating_strategy immunofluorescence pbs elution_buffer nanodrop loading_dye p1000 p200 multichannel_pipette""",
        trades="biologist chemist technician scientist biochemist", interest="laboratory work",
    ),
    field(
        "microbiology",
        """blood_agar macconkey gram_stain gram-negative gram-positive colony_counts colony_forming cfu serial_dilution
        serial_dilutions overnight_culture lb_broth od600 biofilm_assay mic_assay disc_diffusion streak_plate streak_plates
        bacteriophage phage_titre plaque_assay anaerobic_jar chemostat maldi-tof inoculum inoculated_plates bunsen
        quorum_sensing bsl-2 glycerol_stocks knockout_strain""",
        trades="microbiologist",
    ),
    field(
        "organic chemistry",
        """rotovap rotavap rotary_evaporator tlc tlc_plate column_chromatography silica_column flash_column grignard suzuki
        suzuki_coupling buchwald wittig reflux_overnight refluxed schlenk schlenk_line inert_atmosphere nmr_spectrum nmr
        proton_nmr hplc_purity lcms crude_yield crude_product recrystallised recrystallisation boc_group protecting_group
        thf dcm dmf ethyl_acetate workup_aqueous brine_wash magnesium_sulfate n-buli diastereomer diastereomers enantiomeric
        enantiomeric_excess palladium_catalyst dry_solvent rf_value quench_reaction stoichiometry nucleophile hydrogenation""",
        trades="chemist",
    ),
    field(
        "analytical chemistry",
        """hplc_column gradient_elution retention_time retention_times mobile_phase stationary_phase gc-ms lc-ms icp-ms
        internal_standard calibration_curve peak_tailing lod loq spike_recovery solid-phase_extraction spe_cartridge
        autosampler headspace_vial karl_fischer ftir raman_spectra m/z fragmentation_pattern orbitrap qtof derivatisation
        derivatization matrix_effect matrix_effects isotope_dilution guard_column system_suitability""",
        trades="chemist",
    ),
    field(
        "structural biology",
        """cryo-em cryo_em cryoem negative_stain grid_prep vitrification particle_picking relion cryosparc 2d_classes fsc_curve
        crystal_screen crystal_screens hanging_drop sitting_drop synchrotron beamtime diffraction_data molecular_replacement
        phenix coot_model r-free resolution_shell electron_density ligand_density space_group twinning_crystal saxs
        micelle_extraction detergent_screen nanodiscs molecular_dynamics gromacs force_field docking_scores""",
    ),
    field(
        "microscopy",
        """confocal oil_immersion numerical_aperture z-stack z-stacks bleaching_fluorophore photobleaching fluorophore
        fluorophores dapi gfp fiji_macro imagej deconvolution point_spread light-sheet lightsheet tirf super-resolution sted
        dichroic_filter phase_contrast koehler coverslip coverslips sputter_coat sem_images sem_imaging tem_grid cryostat
        microtome paraffin_sections mounting_medium cellpose condenser_aperture""",
        trades="microscopist",
    ),
    field(
        "ecology",
        """quadrat quadrats transect transects mark-recapture mark_recapture camera_traps camera_trap species_richness
        shannon_index occupancy_model pitfall_traps pitfall_trap nvc_survey habitat_survey mist_net edna kick_sample
        kick_sampling invertebrate_samples rarefaction bat_survey static_detector bat_detector dormouse_boxes canopy_cover
        leaf_area understorey biodiversity_net nmds vegan_package telemetry_collar distance_sampling""",
        trades="ecologist",
    ),
    field(
        "botany",
        """herbarium herbarium_sheet voucher_specimen dichotomous_key floret stamens sepals bract bracts inflorescence umbel
        basal_rosette stipules leaf_axil pinnate pinnately lanceolate glabrous hemiparasite vice-county vc_record hand_lens
        bryophyte bryophytes sphagnum sedges carex type_specimen angiosperm stomatal xylem phloem ploidy""",
        trades="botanist",
    ),
    field(
        "entomology",
        """moth_trap moth_trapping mv_trap actinic_trap actinic elytra setting_board killing_jar entomological_pin
        pinned_specimens pooter pooters malaise_trap sweep_net tarsi tarsal hoverflies hymenoptera coleoptera lepidoptera
        diptera genitalia_dissection wing_venation instar instars ootheca larval_host gall_wasps pupation parasitoid
        parasitoids noctuid geometrid county_recorder""",
        trades="entomologist",
    ),
    field(
        "bird ringing",
        """mist_nets ringing_pliers bto_ring wing_length brood_patch fat_score moult_score primary_moult pullus pulli
        heligoland_trap whoosh_net colour_rings juvenile_moult greater_coverts bird_bag bird_bags constant_effort
        ces_session retrap retraps net_round net_rounds nestbox_round ringing_permit""",
        interest="birds",
    ),
    field(
        "birdwatching",
        """patch_list year_list life_list lifer county_list digiscoping spotting_scope seawatching seawatch vis-mig vismig
        supercilium primaries_projection primary_projection wing_bars undertail_coverts rarity_committee birdtrack ebird
        nocmig merlin_id wader_roost hide_scrape passage_migrants 8x42 10x42 chiffchaff redstart wheatear phalarope
        yellow-browed""",
        trades="birder twitcher", interest="birdwatching",
    ),
    field(
        "marine biology",
        """plankton_tow plankton_net zooplankton phytoplankton copepods copepod benthic benthic_grab ctd_cast ctd niskin
        rosette_sampler rov_transect otoliths otolith coral_fragments reef_transect photoquadrats intertidal rocky_shore
        barnacle_counts eelgrass seagrass_beds trawl_survey bycatch_data acoustic_tags acoustic_tag hydrophone
        photo-id_catalogue biologging mesocosm salinity_gradient""",
        trades="biologist",
    ),
    field(
        "geology",
        """thin_section thin_sections petrographic outcrop outcrops dip_angle bedding_planes clino compass-clino foliation
        lineation schist gneiss plagioclase pyroxene olivine_crystals porphyritic basaltic andesite pegmatite zircon zircons
        u-pb xrf xrd core_logging drill_core core_boxes rqd assay_grades orebody normal_fault thrust_fault unconformity
        stratigraphic graded_bedding cross-bedding hand_specimen geological_map""",
        trades="geologist",
    ),
    field(
        "palaeontology",
        """fossil_prep air_scribe air_abrasive paraloid matrix_removal holotype taphonomy bone_bed bonebed field_jacket
        plaster_jacket ammonite_zone ammonites trilobite trilobites conodont conodonts foraminifera ichthyosaur theropod
        sauropod cladistic_analysis cladistics character_matrix microfossils palynology biostratigraphy trace_fossils
        ichnofossil osteoderms vertebrae_articulated ct_segmentation""",
        trades="palaeontologist paleontologist",
    ),
    field(
        "archaeology",
        """trowelling context_sheet context_sheets context_number harris_matrix baulk section_drawing half-section
        half-sectioned half_sectioned post-hole postholes post_holes ditch_fill pit_fill spoil_heap finds_tray finds_trays
        small_finds sherds sherd rim_sherds lithics debitage knapped bulk_samples flotation_tank geophysics_survey
        magnetometry resistivity_survey test_pit test_pits evaluation_trench watching_brief samian radiocarbon
        stratigraphic_sequence natural_cut dumpy tachymetry munsell planning_frame""",
        trades="archaeologist",
    ),
    field(
        "meteorology",
        """radiosonde skew-t tephigram cape_values convective_inhibition hodograph ecmwf gfs gfs_run ensemble_spread
        ensemble_members geopotential 500hpa jet_streak vorticity_advection mesoscale wrf wrf_model stevenson_screen
        rain_gauge anemometer orographic isobars occluded_front mesocyclone radar_returns lapse_rate synoptic synoptic_chart
        nowcasting reanalysis era5""",
        trades="meteorologist forecaster",
    ),
    field(
        "hydrology",
        """rating_curve stage-discharge gauging_station flow_gauging hydrograph hydrographs baseflow catchment_model hec-ras
        swat_model peak_flow return_period manning's_n dipwell dipwells piezometer piezometers hydraulic_conductivity
        evapotranspiration infiltration_rate lysimeter borehole_log drawdown_test aquifer aquifer_test v-notch weir_plate
        runoff_coefficient suspended_sediment turbidity_probe""",
        trades="hydrologist",
    ),
    field(
        "soil science",
        """soil_pit soil_pits soil_horizon soil_horizons munsell_chart bulk_density cation_exchange cec auger_samples
        soil_auger soil_carbon soc_stocks loam_texture silt_loam podzol gleyed gleying infiltrometer water-stable_aggregates
        penetrometer olsen_p lime_requirement mycorrhizal humic nitrification_rate litterbags redox_potential""",
        trades="pedologist",
    ),
    field(
        "optics",
        """optical_table collimated_beam beam_expander beamsplitter beam_splitter half-wave_plate quarter-wave_plate waveplate
        polarising_beamsplitter lock-in_amplifier lock-in fibre_coupling photodiode interferometer michelson fabry-perot
        mode-locked ti:sapphire femtosecond dichroic_mirror kinematic_mount aspheric zemax m2_factor gaussian_beam
        spatial_filter diffraction_grating spectrometer acousto-optic aom pump-probe nonlinear_crystal""",
    ),
    field(
        "physics",
        """eigenstates density_matrix perturbation_theory geant4 root_files jet_tagging muon_chamber calorimeter_cells
        detector_simulation cross-section_measurement systematics_table dilution_fridge cryostat_cooldown helium_recovery
        squid_magnetometer josephson qubit qubits dft_calculation density_functional vasp quantum_espresso k-points
        pseudopotentials band_structure phonon phonons ising_model tokamak langmuir_probe feynman_diagrams renormalisation""",
        trades="physicist",
    ),
    field(
        "astronomy",
        """equatorial_mount polar_alignment polar-aligned autoguider autoguiding guide_scope phd2 star_hopping messier_list
        plate_solving plate-solve pixinsight siril deepskystacker dark_frames flat_frames bias_frames sub_exposures
        light_frames narrowband h-alpha_filter oiii seestar asiair refractor schmidt-cassegrain sct newtonian focal_reducer
        coma_corrector field_flattener bahtinov bortle light_curve light_curves variable_star transit_photometry
        spectral_type redshift_survey""",
        trades="astronomer astrophotographer",
    ),
    field(
        "mathematics",
        """lemma lemmas corollary conjecture homology cohomology homotopy sheaf sheaves banach_space hilbert_space
        compact_operator sobolev measure_theory sigma-algebra martingale ergodic galois abelian noetherian modular_forms
        elliptic_curve functor functors commutative_diagram category_theory epsilon-delta cauchy_sequence manifold_curvature
        ricci lie_algebra lie_group lean4 mathlib topology_proof eigenvalue_bound combinatorial_argument graph_minor
        chromatic_number""",
        trades="mathematician",
    ),
    field(
        "psychology research",
        """participants_dropped qualtrics prolific_participants prolific_sample psychopy e-prime reaction_times stroop_task
        n-back_task likert_items cronbach's cronbach's_alpha cronbach factor_analysis confirmatory_factor preregistered
        preregistration counterbalanced counterbalancing manipulation_check attention_checks within-subjects
        between-subjects inter-rater_reliability inter-rater thematic_analysis nvivo semi-structured reflexive_thematic
        ethics_board debrief_sheet eye-tracker fixations_analysis priming_study moderated_mediation""",
        trades="psychologist",
    ),
    field(
        "linguistics",
        """praat spectrogram formant formants vowel_formants f0_contour interlinear interlinear_gloss glossing morpheme
        morphemes allophone allophones minimal_pair minimal_pairs phoneme_inventory phonotactics optimality_theory
        ergativity evidentiality evidentials clitic clitics elicitation_session elicitation consultant_speakers
        corpus_annotation elan_tiers sociolinguistic code-switching_corpus treebank dependency_parse binding_theory
        island_constraints pro-drop coarticulation vot forced_alignment ipa_transcription""",
        trades="linguist phonetician",
    ),
    field(
        "materials science",
        """tensile_test tensile_tests instron stress-strain yield_strength grain_boundaries grain_boundary dislocation_density
        vickers_hardness rockwell annealed_samples quenched_samples martensite austenite xrd_peaks rietveld dsc_curve
        tga_curve glass_transition fracture_toughness fatigue_crack fractography ebsd sintering sintered thin_film
        sputtered_film sputtering spin_coating perovskite_cells sem_cross-section nanoindentation phase_diagram creep_test
        composite_layup""",
        trades="metallurgist",
    ),
    field(
        "chemical engineering",
        """distillation_column reboiler_duty reboiler reflux_ratio tray_efficiency aspen_plus aspen_hysys hysys shell-and-tube
        fouling_factor p&id p&ids pfd hazop residence_time cstr plug_flow plug-flow batch_reactor mass_balance
        pinch_analysis catalyst_bed scale-up pilot_plant flare_header knockout_drum pump_curve npsh packed_column
        mccabe-thiele cip_cycle""",
    ),
    field(
        "structural engineering",
        """bending_moment bending_moments shear_force moment_capacity lateral_torsional torsional_buckling eurocode eurocodes
        eurocode_2 ec2_check deflection_limit dead_load live_load imposed_load udl point_load moment_frame shear_wall
        shear_walls pad_foundation pile_cap pile_caps punching_shear steel_connection end_plate etabs sap2000 tekla
        robot_structural rebar_schedule crack_width load_path load_paths load_takedown portal_frame purlin_spacing
        seismic_drift""",
        trades="engineer",
    ),
    field(
        "mechanical engineering",
        """finite_element fea ansys abaqus von_mises mesh_convergence modal_analysis natural_frequency bolt_preload
        bearing_life l10 gear_mesh interference_fit press_fit shaft_deflection tolerance_stack cfd cfd_mesh openfoam k-omega
        k-epsilon y-plus hydraulic_cylinder o-ring_groove injection-moulded injection_moulding injection_molding mould_flow
        fatigue_life fmea gd&t vibration_isolation""",
        trades="engineer",
    ),
    field(
        "acoustics",
        """rt60 reverberation_time room_modes bass_traps bass_trap absorption_coefficient l10_level laeq leq
        flanking_transmission flanking_path airborne_test r'w octave_bands third-octave noise_survey early_reflections
        first_reflection diffusers quadratic_diffuser anechoic helmholtz_resonator decoupled_ceiling sabine rew_sweep
        waterfall_plot""",
        trades="acoustician",
    ),
    field(
        "archival research",
        """finding_aid finding_aids record_office quarter_sessions parish_registers parish_register vestry_minutes court_rolls
        manorial secretary_hand chancery_hand palaeography paleography muster_rolls muster_roll microfilm_reel microfilm
        microfiche national_archives deed_box calendared fonds provenance_file tithe_map tithe_maps wills_probate
        probate_inventories oral_histories transkribus letterbooks letterbook folio_recto census_enumerator""",
        trades="historian archivist",
    ),
    field(
        "genealogy",
        """gedcom 1881_census 1921_census parish_records centimorgans centimorgan cm_match freebmd gro_index gro_certificate
        banns bastardy ahnentafel endogamy great-great-grandfather's_will passenger_lists wikitree familysearch gedmatch
        triangulated_segment ship_manifest gravestone_transcription""",
        trades="genealogist", interest="genealogy",
    ),
    field(
        "conservation",
        """paper_conservation textile_conservation condition_report condition_reports accession_number accession_numbers
        accession_register object_label solander wheat_starch tissue_repair infill_loss smoke_sponge deacidification
        mount_making foxing paraloid_b72 b72 iron-gall_corrosion collections_management modes_record insect_traps
        freeze_treatment object_store inpainting reversible_adhesive lining_canvas""",
        trades="conservator curator",
    ),
    field(
        "librarianship",
        """marc_record marc_records dewey shelfmark shelfmarks library_catalogue cataloguing interlibrary inter-library
        weeding_policy stock_rotation subject_headings lcsh authority_record alma_primo rhyme_time rhymetime
        storytime_sessions rda_cataloguing circulation_desk discovery_layer acquisitions_budget special_collections""",
        trades="librarian",
    ),
    field(
        "nuclear engineering",
        """criticality_safety mcnp neutron_flux control_rods fuel_assembly fuel_assemblies spent_fuel dosimeter_badges
        glovebox_line decommissioning_cell primary_coolant steam_generator reactivity xenon_transient burnup_calculation
        thermal_hydraulics pressuriser hot_cell contamination_survey""",
    ),
    field(
        "water treatment",
        """activated_sludge mlss return_activated sludge_age clarifier coagulant_dose jar_test jar_tests alum_dose
        turbidity_ntu ntu filter_backwash rapid_gravity chlorine_residual bod cod_load effluent_ammonia digester_gas
        dewatering_centrifuge trickling_filter aeration_lane denitrification_zone scada_alarm ultrafiltration_skid
        rotating_biological desludge*""",
    ),
)  # fmt: skip
