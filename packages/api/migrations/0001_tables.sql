-- Written by drizzle-kit; PARTITION BY was added by hand to the five tables that grow with every school day.
CREATE TABLE "achievements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text COLLATE "public"."pt_br" NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"xp" smallint NOT NULL,
	"icon" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "achievements_category_known" CHECK ("achievements"."category" in ('MODULE', 'ATTENDANCE', 'ENGAGEMENT')),
	CONSTRAINT "achievements_xp_positive" CHECK ("achievements"."xp" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_achievements" (
	"user_id" uuid NOT NULL,
	"achievement_id" uuid NOT NULL,
	"achieved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_achievements_user_id_achievement_id_pk" PRIMARY KEY("user_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_results" (
	"municipality_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"student_profile_id" uuid NOT NULL,
	"status" text DEFAULT 'CORRECTED' NOT NULL,
	"score" numeric(5, 2) NOT NULL,
	"hits" smallint,
	"total" smallint,
	"details" jsonb,
	"corrected_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_results_pkey" PRIMARY KEY("municipality_id","school_year","id"),
	CONSTRAINT "assessment_results_status_known" CHECK ("assessment_results"."status" in ('CORRECTED', 'IN_REVIEW')),
	CONSTRAINT "assessment_results_score_range" CHECK ("assessment_results"."score" between 0 and 100),
	CONSTRAINT "assessment_results_hits_range" CHECK ("assessment_results"."hits" between 0 and "assessment_results"."total")
) PARTITION BY LIST ("school_year");
--> statement-breakpoint
CREATE TABLE "result_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"municipality_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"result_id" uuid NOT NULL,
	"group" smallint NOT NULL,
	"question" smallint NOT NULL,
	"marked" text,
	"state" text NOT NULL,
	"crop_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "result_reviews_state_known" CHECK ("result_reviews"."state" in ('multiple', 'uncertain')),
	CONSTRAINT "result_reviews_group_range" CHECK ("result_reviews"."group" between 0 and 3),
	CONSTRAINT "result_reviews_question_range" CHECK ("result_reviews"."question" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "answer_keys" (
	"assessment_id" uuid PRIMARY KEY NOT NULL,
	"key" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institution_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"assessment_group_id" uuid,
	"title" text COLLATE "public"."pt_br" NOT NULL,
	"description" text,
	"category" text DEFAULT 'AVALIACAO' NOT NULL,
	"format" text DEFAULT 'LEITURA' NOT NULL,
	"sheet_code" text DEFAULT 'AV' || nextval('assessment_sheet_code')::text NOT NULL,
	"file_id" uuid,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "assessments_sheet_code_unique" UNIQUE("sheet_code"),
	CONSTRAINT "assessments_category_known" CHECK ("assessments"."category" in ('AVALIACAO', 'EXERCICIO')),
	CONSTRAINT "assessments_format_known" CHECK ("assessments"."format" in ('LEITURA', 'GABARITO')),
	CONSTRAINT "assessments_sheet_code_shape" CHECK ("assessments"."sheet_code" ~ '^[A-Z0-9]{3,12}$')
);
--> statement-breakpoint
CREATE TABLE "attendance" (
	"municipality_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"class_id" uuid NOT NULL,
	"date" date NOT NULL,
	"discipline_id" uuid NOT NULL,
	"student_profile_id" uuid NOT NULL,
	"teacher_profile_id" uuid,
	"status" text DEFAULT 'PRESENT' NOT NULL,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attendance_pkey" PRIMARY KEY("municipality_id","school_year","class_id","date","discipline_id","student_profile_id"),
	CONSTRAINT "attendance_status_known" CHECK ("attendance"."status" in ('PRESENT', 'ABSENT'))
) PARTITION BY LIST ("school_year");
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"municipality_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"school_year" smallint DEFAULT extract(year from now())::smallint NOT NULL,
	"id" uuid NOT NULL,
	"institution_id" uuid,
	"user_id" uuid,
	"action" text NOT NULL,
	"table_name" text NOT NULL,
	"record_id" text NOT NULL,
	"from" jsonb,
	"to" jsonb,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_pkey" PRIMARY KEY("municipality_id","school_year","id"),
	CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('LOGIN', 'LOGOUT', 'CREATE', 'UPDATE', 'DELETE', 'OTHER'))
) PARTITION BY LIST ("school_year");
--> statement-breakpoint
CREATE TABLE "class_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"date" date NOT NULL,
	"start_time" time,
	"end_time" time,
	"type" text DEFAULT 'OTHER' NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_events_type_known" CHECK ("class_events"."type" in ('EXAM', 'EXERCISE', 'ACTIVITY', 'OTHER')),
	CONSTRAINT "class_events_title_present" CHECK (btrim("class_events"."title") <> ''),
	CONSTRAINT "class_events_times" CHECK ("class_events"."end_time" > "class_events"."start_time")
);
--> statement-breakpoint
CREATE TABLE "class_teachers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"teacher_profile_id" uuid NOT NULL,
	"discipline_id" uuid NOT NULL,
	"assigned_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disciplines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institution_id" uuid NOT NULL,
	"name" text COLLATE "public"."pt_br" NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrolments_status_known" CHECK ("enrolments"."status" in ('ACTIVE', 'MOVED', 'TRANSFERRED', 'LEFT')),
	CONSTRAINT "enrolments_status_open" CHECK (("enrolments"."status" = 'ACTIVE') = ("enrolments"."ends_on" is null)),
	CONSTRAINT "enrolments_dates" CHECK ("enrolments"."ends_on" >= "enrolments"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "public"."pt_br" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"question" text COLLATE "public"."pt_br" NOT NULL,
	"answer" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"municipality_id" uuid,
	"key" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"size" bigint NOT NULL,
	"media_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_size_positive" CHECK ("files"."size" >= 0),
	CONSTRAINT "files_sha256_hex" CHECK ("files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"municipality_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"student_profile_id" uuid NOT NULL,
	"discipline_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"period_index" smallint NOT NULL,
	"score" numeric(3, 1) NOT NULL,
	"posted_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grades_pkey" PRIMARY KEY("municipality_id","school_year","id"),
	CONSTRAINT "grades_scope_known" CHECK ("grades"."scope" in ('BIMESTER', 'TRIMESTER', 'SEMESTER', 'MONTHLY')),
	CONSTRAINT "grades_score_range" CHECK ("grades"."score" between 0 and 10),
	CONSTRAINT "grades_period_of_scope" CHECK ("grades"."period_index" between 1 and case "grades"."scope" when 'BIMESTER' then 4 when 'TRIMESTER' then 3 when 'SEMESTER' then 2 else 12 end)
) PARTITION BY LIST ("school_year");
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" char(64) NOT NULL,
	"status" smallint NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_records_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "idempotency_records_request_hash_hex" CHECK ("idempotency_records"."request_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "institutions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"municipality_id" uuid NOT NULL,
	"name" text COLLATE "public"."pt_br" NOT NULL,
	"director" text,
	"inep_code" char(8),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "institutions_inep_code_digits" CHECK ("institutions"."inep_code" ~ '^[0-9]{8}$')
);
--> statement-breakpoint
CREATE TABLE "mentor_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"module_id" smallint NOT NULL,
	"lesson_key" text NOT NULL,
	"comment" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_answers" (
	"municipality_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "module_answers_pkey" PRIMARY KEY("municipality_id","school_year","user_id","lesson_id")
) PARTITION BY LIST ("school_year");
--> statement-breakpoint
CREATE TABLE "progress" (
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"viewed" boolean DEFAULT false NOT NULL,
	"questions_completed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"kind" text NOT NULL,
	"prompt" text NOT NULL,
	"options" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_questions_kind_known" CHECK ("lesson_questions"."kind" in ('OPEN', 'CHOICE')),
	CONSTRAINT "lesson_questions_options" CHECK (("lesson_questions"."kind" = 'CHOICE') = ("lesson_questions"."options" is not null))
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"module_id" smallint NOT NULL,
	"number" smallint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"file_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lessons_number_positive" CHECK ("lessons"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" smallint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"title" text COLLATE "public"."pt_br" NOT NULL,
	"description" text,
	"type" text DEFAULT 'OTHER' NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "municipalities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "public"."pt_br" NOT NULL,
	"state" char(2),
	"ibge_code" char(7),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "municipalities_state_code" CHECK ("municipalities"."state" ~ '^[A-Z]{2}$'),
	CONSTRAINT "municipalities_ibge_code_digits" CHECK ("municipalities"."ibge_code" ~ '^[0-9]{7}$')
);
--> statement-breakpoint
CREATE TABLE "global_notification_reads" (
	"global_notification_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "global_notification_reads_global_notification_id_user_id_pk" PRIMARY KEY("global_notification_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "global_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text DEFAULT 'OTHER' NOT NULL,
	"title" text,
	"message" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "global_notifications_type_known" CHECK ("global_notifications"."type" in ('LOGIN', 'LOGOUT', 'CREATE', 'UPDATE', 'DELETE', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text DEFAULT 'OTHER' NOT NULL,
	"title" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('LOGIN', 'LOGOUT', 'CREATE', 'UPDATE', 'DELETE', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"token_hash" char(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "one_time_tokens_kind_known" CHECK ("one_time_tokens"."kind" in ('password-reset', 'first-master')),
	CONSTRAINT "one_time_tokens_token_hash_hex" CHECK ("one_time_tokens"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "one_time_tokens_owner" CHECK (("one_time_tokens"."kind" = 'first-master') = ("one_time_tokens"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "role_permission_overrides" (
	"role" text PRIMARY KEY NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "role_permission_overrides_role_known" CHECK ("role_permission_overrides"."role" in ('MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT', 'ADMIN', 'MENTOR'))
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role" text NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_permission_pk" PRIMARY KEY("role","permission")
);
--> statement-breakpoint
CREATE TABLE "user_permission_overrides" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_permissions" (
	"user_id" uuid NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "user_permissions_user_id_permission_pk" PRIMARY KEY("user_id","permission")
);
--> statement-breakpoint
CREATE TABLE "profile_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text DEFAULT 'RESIDENTIAL' NOT NULL,
	"street" text NOT NULL,
	"number" text,
	"complement" text,
	"district" text,
	"city" text,
	"state" text,
	"zip_code" text,
	"country" text DEFAULT 'Brasil' NOT NULL,
	CONSTRAINT "profile_addresses_type_known" CHECK ("profile_addresses"."type" in ('RESIDENTIAL', 'COMMERCIAL', 'BILLING', 'DELIVERY', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "profile_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_phones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"number" text NOT NULL,
	"type" text DEFAULT 'MOBILE' NOT NULL,
	CONSTRAINT "profile_phones_type_known" CHECK ("profile_phones"."type" in ('MOBILE', 'LANDLINE', 'WHATSAPP', 'COMMERCIAL', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"institution_id" uuid,
	"municipality_id" uuid,
	"matricula" text,
	"birth_date" date,
	"gender" text,
	"cpf" char(11),
	"inep_code" char(12),
	"photo_file_id" uuid,
	"user_in_use" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_gender_known" CHECK ("profiles"."gender" in ('MALE', 'FEMALE', 'OTHER', 'NOT_INFORMED')),
	CONSTRAINT "profiles_cpf_digits" CHECK ("profiles"."cpf" ~ '^[0-9]{11}$'),
	CONSTRAINT "profiles_inep_code_digits" CHECK ("profiles"."inep_code" ~ '^[0-9]{12}$')
);
--> statement-breakpoint
CREATE TABLE "qualifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_profile_id" uuid NOT NULL,
	"degree" text DEFAULT 'BACHELOR' NOT NULL,
	"course_name" text NOT NULL,
	"institution_name" text,
	"completion_year" smallint,
	"diploma_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "qualifications_degree_known" CHECK ("qualifications"."degree" in ('TECHNICAL', 'BACHELOR', 'LICENCIATURA', 'SPECIALIZATION', 'MASTER', 'DOCTORATE', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "school_classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institution_id" uuid NOT NULL,
	"grade" text COLLATE "public"."pt_br" NOT NULL,
	"section" text NOT NULL,
	"academic_year" smallint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "school_classes_section_length" CHECK (char_length("school_classes"."section") between 1 and 2),
	CONSTRAINT "school_classes_section_upper" CHECK ("school_classes"."section" = upper("school_classes"."section")),
	CONSTRAINT "school_classes_year_range" CHECK ("school_classes"."academic_year" between 2000 and 2100)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_token_hash_hex" CHECK ("sessions"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"municipality_id" uuid,
	"institution_id" uuid,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_unique" UNIQUE NULLS NOT DISTINCT("municipality_id","institution_id","key"),
	CONSTRAINT "settings_one_owner" CHECK ("settings"."municipality_id" is null or "settings"."institution_id" is null)
);
--> statement-breakpoint
CREATE TABLE "teacher_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_profile_id" uuid NOT NULL,
	"weekday" text NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	"class_id" uuid,
	"discipline_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teacher_schedules_weekday_known" CHECK ("teacher_schedules"."weekday" in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
	CONSTRAINT "teacher_schedules_times" CHECK ("teacher_schedules"."end_time" > "teacher_schedules"."start_time")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "public"."pt_br" NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"status" text DEFAULT 'APPROVED' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT', 'ADMIN', 'MENTOR'))
);
--> statement-breakpoint
ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_achievement_id_achievements_id_fk" FOREIGN KEY ("achievement_id") REFERENCES "public"."achievements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_student_profile_id_profiles_id_fk" FOREIGN KEY ("student_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_reviews" ADD CONSTRAINT "result_reviews_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_reviews" ADD CONSTRAINT "result_reviews_crop_file_id_files_id_fk" FOREIGN KEY ("crop_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_reviews" ADD CONSTRAINT "result_reviews_result_fk" FOREIGN KEY ("municipality_id","school_year","result_id") REFERENCES "public"."assessment_results"("municipality_id","school_year","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_keys" ADD CONSTRAINT "answer_keys_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_keys" ADD CONSTRAINT "answer_keys_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_student_profile_id_profiles_id_fk" FOREIGN KEY ("student_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_teacher_profile_id_profiles_id_fk" FOREIGN KEY ("teacher_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_events" ADD CONSTRAINT "class_events_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_events" ADD CONSTRAINT "class_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_teacher_profile_id_profiles_id_fk" FOREIGN KEY ("teacher_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disciplines" ADD CONSTRAINT "disciplines_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disciplines" ADD CONSTRAINT "disciplines_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_student_profile_id_profiles_id_fk" FOREIGN KEY ("student_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_records" ADD CONSTRAINT "idempotency_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institutions" ADD CONSTRAINT "institutions_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_comments" ADD CONSTRAINT "mentor_comments_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_comments" ADD CONSTRAINT "mentor_comments_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_comments" ADD CONSTRAINT "mentor_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_answers" ADD CONSTRAINT "module_answers_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_answers" ADD CONSTRAINT "module_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_answers" ADD CONSTRAINT "module_answers_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "global_notification_reads" ADD CONSTRAINT "global_notification_reads_global_notification_id_global_notifications_id_fk" FOREIGN KEY ("global_notification_id") REFERENCES "public"."global_notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "global_notification_reads" ADD CONSTRAINT "global_notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "global_notifications" ADD CONSTRAINT "global_notifications_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission_overrides" ADD CONSTRAINT "role_permission_overrides_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_role_permission_overrides_role_fk" FOREIGN KEY ("role") REFERENCES "public"."role_permission_overrides"("role") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permission_overrides" ADD CONSTRAINT "user_permission_overrides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permission_overrides" ADD CONSTRAINT "user_permission_overrides_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_user_id_user_permission_overrides_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_permission_overrides"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_addresses" ADD CONSTRAINT "profile_addresses_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_emails" ADD CONSTRAINT "profile_emails_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_phones" ADD CONSTRAINT "profile_phones_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qualifications" ADD CONSTRAINT "qualifications_teacher_profile_id_profiles_id_fk" FOREIGN KEY ("teacher_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qualifications" ADD CONSTRAINT "qualifications_diploma_file_id_files_id_fk" FOREIGN KEY ("diploma_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_classes" ADD CONSTRAINT "school_classes_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_schedules" ADD CONSTRAINT "teacher_schedules_teacher_profile_id_profiles_id_fk" FOREIGN KEY ("teacher_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_schedules" ADD CONSTRAINT "teacher_schedules_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_schedules" ADD CONSTRAINT "teacher_schedules_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_achievements_achievement" ON "user_achievements" USING btree ("achievement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_results_unique" ON "assessment_results" USING btree ("municipality_id","school_year","assessment_id","student_profile_id");--> statement-breakpoint
CREATE INDEX "assessment_results_assessment" ON "assessment_results" USING btree ("assessment_id","status");--> statement-breakpoint
CREATE INDEX "assessment_results_student" ON "assessment_results" USING btree ("student_profile_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "result_reviews_unique" ON "result_reviews" USING btree ("municipality_id","school_year","result_id","group","question");--> statement-breakpoint
CREATE INDEX "assessments_class" ON "assessments" USING btree ("class_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assessments_institution" ON "assessments" USING btree ("institution_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assessments_group" ON "assessments" USING btree ("assessment_group_id");--> statement-breakpoint
CREATE INDEX "assessments_title_search" ON "assessments" USING gin (search_text("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "attendance_student" ON "attendance" USING btree ("student_profile_id","date");--> statement-breakpoint
CREATE INDEX "audit_log_municipality_created" ON "audit_log" USING btree ("municipality_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("table_name","record_id");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "class_events_class" ON "class_events" USING btree ("class_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "class_teachers_unique" ON "class_teachers" USING btree ("class_id","teacher_profile_id","discipline_id");--> statement-breakpoint
CREATE INDEX "class_teachers_teacher" ON "class_teachers" USING btree ("teacher_profile_id");--> statement-breakpoint
CREATE INDEX "class_teachers_discipline" ON "class_teachers" USING btree ("discipline_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disciplines_unique" ON "disciplines" USING btree ("institution_id",lower("name")) WHERE "disciplines"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "disciplines_name_search" ON "disciplines" USING gin (search_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_one_open" ON "enrolments" USING btree ("profile_id","school_year") WHERE "enrolments"."ends_on" is null;--> statement-breakpoint
CREATE INDEX "enrolments_class" ON "enrolments" USING btree ("class_id","ends_on");--> statement-breakpoint
CREATE INDEX "enrolments_profile" ON "enrolments" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "faq_categories_name_unique" ON "faq_categories" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "faqs_category" ON "faqs" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "files_municipality" ON "files" USING btree ("municipality_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grades_unique" ON "grades" USING btree ("municipality_id","school_year","class_id","discipline_id","scope","period_index","student_profile_id");--> statement-breakpoint
CREATE INDEX "grades_student" ON "grades" USING btree ("student_profile_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_records_created" ON "idempotency_records" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "institutions_municipality" ON "institutions" USING btree ("municipality_id");--> statement-breakpoint
CREATE UNIQUE INDEX "institutions_inep_code_unique" ON "institutions" USING btree ("inep_code") WHERE "institutions"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "institutions_name_search" ON "institutions" USING gin (search_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "mentor_comments_unique" ON "mentor_comments" USING btree ("student_id","module_id","lesson_key");--> statement-breakpoint
CREATE INDEX "module_answers_user" ON "module_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "progress_lesson" ON "progress" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_questions_unique" ON "lesson_questions" USING btree ("lesson_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_unique" ON "lessons" USING btree ("module_id","number");--> statement-breakpoint
CREATE INDEX "materials_class" ON "materials" USING btree ("class_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "municipalities_ibge_code_unique" ON "municipalities" USING btree ("ibge_code") WHERE "municipalities"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "municipalities_name_search" ON "municipalities" USING gin (search_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "global_notification_reads_user" ON "global_notification_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "global_notifications_created" ON "global_notifications" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profile_addresses_profile" ON "profile_addresses" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_addresses_one_primary" ON "profile_addresses" USING btree ("profile_id") WHERE "profile_addresses"."is_primary";--> statement-breakpoint
CREATE INDEX "profile_emails_profile" ON "profile_emails" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_emails_one_primary" ON "profile_emails" USING btree ("profile_id") WHERE "profile_emails"."is_primary";--> statement-breakpoint
CREATE INDEX "profile_phones_profile" ON "profile_phones" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_phones_one_primary" ON "profile_phones" USING btree ("profile_id") WHERE "profile_phones"."is_primary";--> statement-breakpoint
CREATE INDEX "profiles_user" ON "profiles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_institution" ON "profiles" USING btree ("institution_id");--> statement-breakpoint
CREATE INDEX "profiles_municipality" ON "profiles" USING btree ("municipality_id");--> statement-breakpoint
CREATE INDEX "profiles_matricula" ON "profiles" USING btree ("matricula");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_cpf_unique" ON "profiles" USING btree ("cpf") WHERE "profiles"."user_in_use";--> statement-breakpoint
CREATE INDEX "qualifications_teacher" ON "qualifications" USING btree ("teacher_profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_classes_unique" ON "school_classes" USING btree ("institution_id",lower("grade"),"section",coalesce("academic_year", 0)) WHERE "school_classes"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "school_classes_institution_year" ON "school_classes" USING btree ("institution_id","academic_year");--> statement-breakpoint
CREATE INDEX "school_classes_grade_search" ON "school_classes" USING gin (search_text("grade") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "teacher_schedules_teacher" ON "teacher_schedules" USING btree ("teacher_profile_id");--> statement-breakpoint
CREATE INDEX "teacher_schedules_class" ON "teacher_schedules" USING btree ("class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email")) WHERE "users"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin (search_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin (search_text("email") gin_trgm_ops);