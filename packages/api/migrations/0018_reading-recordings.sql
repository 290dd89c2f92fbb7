CREATE TABLE "reading_recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"municipality_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"result_id" uuid NOT NULL,
	"student_profile_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"text" text NOT NULL,
	"ear_marks" jsonb NOT NULL,
	"grade" smallint,
	"keep_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_recordings_grade_range" CHECK ("reading_recordings"."grade" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "recording_consents" (
	"municipality_id" uuid NOT NULL,
	"student_profile_id" uuid NOT NULL,
	"term_since" timestamp with time zone NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recording_consents_pkey" PRIMARY KEY("municipality_id","student_profile_id")
);
--> statement-breakpoint
ALTER TABLE "reading_recordings" ADD CONSTRAINT "reading_recordings_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_recordings" ADD CONSTRAINT "reading_recordings_student_profile_id_profiles_id_fk" FOREIGN KEY ("student_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_recordings" ADD CONSTRAINT "reading_recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_recordings" ADD CONSTRAINT "reading_recordings_result_fk" FOREIGN KEY ("municipality_id","school_year","result_id") REFERENCES "public"."assessment_results"("municipality_id","school_year","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_consents" ADD CONSTRAINT "recording_consents_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_consents" ADD CONSTRAINT "recording_consents_student_profile_id_profiles_id_fk" FOREIGN KEY ("student_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_consents" ADD CONSTRAINT "recording_consents_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reading_recordings_unique" ON "reading_recordings" USING btree ("municipality_id","school_year","result_id");--> statement-breakpoint
CREATE INDEX "reading_recordings_municipality" ON "reading_recordings" USING btree ("municipality_id","id");--> statement-breakpoint
CREATE INDEX "reading_recordings_student" ON "reading_recordings" USING btree ("student_profile_id");--> statement-breakpoint
CREATE INDEX "reading_recordings_file" ON "reading_recordings" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "reading_recordings_end" ON "reading_recordings" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "recording_consents_student" ON "recording_consents" USING btree ("student_profile_id");