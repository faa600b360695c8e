"""Fields of software, machines that run it, and what is drawn or reckoned with it."""

from __future__ import annotations

from mnemic.memory.formation.grammar.domains import Domain, field

SOFTWARE: tuple[Domain, ...] = (
    field(
        "software-development",
        """rails rails_monolith rails_app double_writes dual_writes dual-writes billing_service strangler_fig
        event_sourcing event_bus kafka kafka_consumer rabbitmq idempotent idempotency idempotency_key grpc protobuf graphql
        graphql_resolver rest_api openapi swagger_spec feature_flags trunk-based codebase_migration schema_migration alembic
        sidekiq activerecord hibernate spring_boot springboot dotnet .net_core nestjs django_orm sqlalchemy pydantic asyncio
        race_condition memory_leak garbage_collector gc_pauses heap_dump stack_trace dependency_injection unit_tests
        integration_tests integration_test flaky_test flaky_tests mocking_library test_coverage ci_runner ci_job
        github_actions gitlab_ci jenkins_job git_bisect cherry-pick cherry_pick squash_merge merge_queue pre-commit
        monorepo_build bazel cmake makefile cargo_workspace crates tokio serde lifetimes_error nullpointerexception
        deserialize serialise_json serializer deserialization backfill rate_limiter connection_pool message_queue pub/sub
        hexagonal_architecture microservices bounded_context tech_debt legacy_codebase refactored refactoring type_hints
        mypy ruff eslint prettier_config elixir phoenix_liveview genserver erlang scala haskell clojure kotlin
        golang_service goroutines""",
        trades="developer programmer engineer coder",
    ),
    field(
        "web development",
        """css_grid flexbox tailwind tailwind_config css_modules z-index nextjs next.js nuxt svelte sveltekit vite vue vuex
        pinia redux usestate useeffect useeffect_hook server_components ssr hydration_error hydration_mismatch
        lighthouse_score lcp cls_score service_worker webpack_config code_splitting tree_shaking tree-shaking lazy_loading
        breakpoints_css media_query media_queries dom_node shadow_dom aria-label cors cors_error csp_header wordpress_theme
        gutenberg_block acf liquid_template htmx alpine.js storybook responsive_layout sticky_header prop_drilling
        web_component web_components jamstack""",
        trades="developer",
    ),
    field(
        "mobile development",
        """swiftui uikit jetpack_compose compose_preview viewmodel coroutine_scope room_database coredata core_data testflight
        provisioning_profile code_signing app_bundle apk aab play_console proguard r8_rules gradle_sync react_native
        flutter_widget flutter dart_isolate riverpod push_token apns fcm deep_link deep_links universal_link workmanager
        background_fetch info.plist cocoapods xcode_build storyboard_segue kotlin_multiplatform hot_reload expo_build
        app_review""",
        trades="developer",
    ),
    field(
        "game development",
        """unity_project unreal_engine godot gdscript blueprint_node navmesh rigidbody raycast raycasts hitbox hitboxes
        sprite_sheet spritesheet tilemap tilemaps game_jam scriptableobject prefab prefabs netcode rollback_netcode
        client-side_prediction tick_rate fixedupdate coyote_time input_buffer root_motion blend_tree draw_calls draw_call
        lod_group baked_lighting occlusion_culling level_editor playtest_build procedural_generation entity_component ecs
        physics_step steam_page playtesters monogame phaser_scene pathfinding""",
        trades="developer",
    ),
    field(
        "embedded development",
        """stm32 stm32f4 nrf52 esp-idf zephyr freertos rtos bootloader bare-metal bare_metal hal_driver jtag swd openocd
        st-link isr interrupt_handler dma_buffer dma_channel watchdog_reset watchdog_timer linker_script flash_partition
        ota_update can_bus i2c_bus spi_flash gpio_pin register_map cortex-m cortex-m4 cortex-m0 ring_buffer debounce_routine
        brownout_reset baud_rate device_tree yocto buildroot u-boot cross-compile logic_analyser hard_fault hardfault
        volatile_variable stack_canary ble_stack""",
        trades="developer engineer",
    ),
    field(
        "FPGA design",
        """fpga verilog vhdl systemverilog vivado quartus timing_closure setup_slack hold_violation clock_domain cdc_crossing
        clock_crossing lut_count bram block_ram dsp_slices axi_stream axi_bus testbench uvm modelsim verilator
        synthesis_report bitstream pll_lock place-and-route metastability zynq rtl_simulation xdc constraints_file yosys
        ice40 asic tapeout""",
    ),
    field(
        "machine learning",
        """fine-tune fine-tuned fine-tuning finetuned finetuning lora qlora transformer_model attention_heads val_loss
        validation_loss training_loss loss_curve learning_rate batch_size gradient_clipping gradient_accumulation
        vanishing_gradients overfit overfits dropout_layer pytorch tensorflow keras xgboost lightgbm catboost hyperparameter
        hyperparameters optuna wandb cross_entropy embeddings vector_store vector_database rag_pipeline tokenizer yolo
        yolov8 unet resnet backbone_network augmentations data_augmentation confusion_matrix f1_score class_imbalance
        feature_importance diffusion_model inference_latency quantised quantized onnx cuda_kernel cuda vram huggingface
        adamw weight_decay early_stopping lr_schedule policy_gradient reward_shaping ppo autoencoder holdout_set train/test
        train-test label_noise""",
        objects="classifier", trades="scientist",
    ),
    field(
        "data engineering",
        """dbt dbt_model dbt_models airflow_dag airflow dagster prefect_flow snowflake_warehouse bigquery redshift_cluster
        databricks delta_lake iceberg_table parquet parquet_files pyspark spark_job spark_jobs shuffle_partitions data_lake
        lakehouse star_schema fact_table dimension_table slowly_changing scd2 etl_job incremental_model incremental_load
        partition_pruning fivetran airbyte debezium schema_registry schema_drift data_contract backfills late-arriving
        upsert watermarks_stream flink data_lineage great_expectations""",
        trades="developer analyst",
    ),
    field(
        "database",
        """query_planner explain_plan covering_index composite_index partial_index gin_index n+1 autovacuum vacuum_full wal
        replication_lag logical_replication pgbouncer connection_pooling row-level_locks row_lock row_locks table_bloat
        table_lock isolation_level serializable_isolation stored_procedure stored_procedures sql_server tempdb deadlocks
        innodb mariadb mongodb aggregation_pipeline redis_cluster cassandra_ring dynamodb normal_form normalised_schema
        primary_key foreign_keys materialised_view pg_dump point-in-time_recovery upserts lateral_join recursive_cte
        index_rebuild query_hint oracle_rac postgis""",
        trades="dba",
    ),
    field(
        "computer security",
        """pentest pen_test red_team nmap burp_suite metasploit privilege_escalation privesc reverse_shell xss sqli csrf ssrf
        buffer_overflow rop_chain ghidra ida_pro fuzzing fuzzer cves siem splunk sigma_rule yara yara_rule edr ioc iocs
        threat_model threat_modelling lateral_movement kerberoasting active_directory bloodhound mimikatz c2_beacon
        phishing_simulation zero-day ctf bug_bounty hashcat soc_analyst incident_response vulnerability_scan""",
        trades="pentester",
    ),
    field(
        "systems administration",
        """active_directory group_policy gpo gpos sccm intune exchange_server hyper-v vmware vsphere esxi proxmox vcenter zfs
        zpool raidz raid_controller raid_6 lvm fstab systemd_unit journalctl selinux apparmor iptables nftables nginx_config
        haproxy reverse_proxy samba_share nfs_export nfs ansible ansible_playbook playbooks puppet_manifest ssh_keys sudoers
        domain_controller domain_controllers dns_zone mx_records spf dkim dmarc postfix backup_retention veeam
        snapshot_chain iscsi san_switch kerberos powershell powershell_script rack_server rackmount ipmi idrac ldap""",
        trades="sysadmin administrator",
    ),
    field(
        "cloud infrastructure",
        """terraform terraform_state terraform_module pulumi cloudformation iam_role iam_policy iam_roles s3_bucket ec2
        ecs_task fargate eks aks gke lambda_function cold_starts vpc vpc_peering nat_gateway security_group security_groups
        alb autoscaling_group spot_instances reserved_instances cloudwatch prometheus grafana opentelemetry datadog
        blue-green canary_release terragrunt route53 cloudfront load_balancer multi-az rds rds_instance state_file
        drift_detection service_mesh ci/cd""",
    ),
    field(
        "compiler development",
        """llvm llvm_ir ssa_form register_allocation register_allocator instruction_selection recursive_descent pratt_parser
        lexer abstract_syntax ast_node type_inference hindley-milner constant_folding dead_code inlining_pass loop_unrolling
        bytecode jit code_generation codegen tail_calls calling_convention closure_conversion garbage_collection
        borrow_checking lalr yacc antlr escape_analysis basic_blocks dominator_tree mlir lowering_pass peephole""",
        objects="compiler",
    ),
    field(
        "Rust",
        """cargo_check cargo_build cargo_test cargo_run cargo.toml cargo_clippy rustc rustup rustfmt wasm-bindgen wasm-pack
        trunk_serve borrow_checker tokio serde axum actix clap bevy leptos yew wgpu proc_macro proc-macro lifetimes
        unwrap crates.io""",
    ),
    field(
        "graphics programming",
        """shader shaders fragment_shader vertex_shader compute_shader glsl hlsl wgsl vulkan opengl webgl webgpu directx
        ray_marching raymarching path_tracer path_tracing bvh framebuffer render_pass g-buffer deferred_renderer shadow_map
        shadow_maps cascaded_shadows normal_map ssao mipmaps mipmap texture_atlas brdf pbr vertex_buffer swapchain
        descriptor_set signed_distance sdf z-fighting msaa tone_mapping frustum_culling""",
        objects="renderer raytracer",
    ),
    field(
        "quality assurance",
        """selenium cypress_test playwright regression_suite regression_testing smoke_test smoke_tests test_plan test_cases
        test_case exploratory_testing bug_triage jira_ticket repro_steps acceptance_criteria test_automation page_object
        page_objects appium postman_collection load_test jmeter k6 flaky_suite test_matrix severity_1 release_candidate
        boundary_value gherkin cucumber_scenarios uat test_harness""",
        trades="tester",
    ),
    field(
        "interface design",
        """figma figma_component auto_layout design_system design_systems design_tokens wireframe wireframes hi-fi_prototype
        usability_test usability_testing user_interviews card_sort card_sorting tree_testing affinity_mapping
        persona_research user_flows user_flow journey_map microcopy information_architecture component_library wcag
        contrast_ratio accessibility_audit design_handoff design_crit heuristic_evaluation empty_states 8pt_grid
        onboarding_flow""",
        trades="designer",
    ),
    field(
        "spreadsheet",
        """vlookup xlookup index_match index/match sumifs countifs pivot_table pivot_tables power_query powerquery power_pivot
        dax vba vba_macro conditional_formatting named_range named_ranges array_formula arrayformula structured_references
        data_validation circular_reference importrange sumproduct lookup_column dynamic_arrays offset_match goal_seek
        slicers xlsx_export power_bi""",
        interest="spreadsheets",
    ),
    field(
        "CAD design",
        """solidworks fusion_360 autocad revit freecad onshape sketchup_model parametric_model sketch_constraints
        fully_constrained loft_feature fillet_edge chamfer assembly_mates gd&t gd_t tolerance_stack tolerance_stackup
        draft_angle sheet-metal_bend bend_allowance k-factor step_file dwg dxf bim bim_model clash_detection families_revit
        xref section_view exploded_view fea_mesh inventor_model rhino_nurbs grasshopper_script openscad""",
        trades="draughtsman drafter",
    ),
    field(
        "3D printing",
        """layer_lines layer_shift layer_adhesion first_layer bed_adhesion z-offset z_offset bed_mesh abl klipper marlin
        octoprint cura orcaslicer bambu tpu asa_filament pressure_advance linear_advance input_shaper input_shaping e-steps
        esteps hotend hot_end bowden extruder_gear heat_creep supports_interface brim_skirt resin_print fep_film
        elephant's_foot seam_position filament_dryer volumetric_flow""",
        interest="3D printing",
    ),
    field(
        "audio programming",
        """juce biquad biquads fft_size audio_buffer audio_thread oversampling_filter wavetable polyblep
        anti-aliased_oscillator dsp_code plugin_latency vst3 audio_unit ring_modulator fir_filter iir_filter
        impulse_response convolution_reverb denormals simd_loop lock-free_queue supercollider pure_data max/msp csound
        faust_code granular_engine filter_coefficients""",
    ),
    field(
        "high performance computing",
        """slurm sbatch mpi mpi_ranks openmp infiniband lustre scratch_filesystem job_array job_arrays strong_scaling
        weak_scaling node_hours compute_nodes core-hours vectorised_loop numa domain_decomposition halo_exchange
        checkpointing_run petsc scalapack blas gpu_nodes walltime login_node module_load hpc_cluster fortran cfd_solver""",
    ),
    field(
        "robotics",
        """slam lidar_scan imu imu_drift kalman_filter ekf odometry wheel_encoders ros2_node ros_node moveit gazebo_sim
        path_planner pid_tuning pid_gains jacobian forward_kinematics dh_parameters end-effector servo_jitter stall_torque
        point_clouds visual_odometry quadruped actuators motion_planning harmonic_drive pick-and-place cobot manipulator_arm""",
        interest="robotics",
    ),
    field(
        "amateur radio",
        """dipole end-fed_antenna efhw balun swr swr_meter vswr qso qsl 40m_band 20m_band 2m_repeater ft8 wspr dmr_hotspot aprs
        coax_loss yagi vertical_antenna antenna_tuner ssb cw_key paddle_key sota_activation pota rtl-sdr counterpoise
        common-mode_choke ladder_line callsign contest_log toroid""",
        interest="amateur radio",
    ),
    field(
        "home automation",
        """home_assistant esphome zigbee zigbee2mqtt z-wave mqtt mqtt_broker node-red tasmota automations_yaml shelly_relay
        sonoff matter_bridge presence_sensor mmwave homekit_bridge zha coordinator_stick thread_border wled""",
        interest="home automation",
    ),
    field(
        "networking",
        """arp_table mac_table broadcast_storm vrrp hsrp evpn vxlan mpls bgp_peer bgp_session route_reflector route_map
        prefix_list ospf_area qos_policy dscp netflow snmp wireshark packet_capture tcpdump ip_helper site-to-site ipsec
        ipsec_tunnel sd-wan core_switch access_switch patch_panel cat6a sfp sfp+ single-mode otdr wireless_survey rssi
        802.1x radius_server asymmetric_routing cisco_ios junos""",
        trades="sysadmin administrator", interest="computer networking",
    ),
)  # fmt: skip
