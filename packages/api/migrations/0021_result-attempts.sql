CREATE TABLE "result_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"municipality_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"result_id" uuid NOT NULL,
	"score" numeric(5, 2) NOT NULL,
	"hits" smallint,
	"total" smallint,
	"key_version" text NOT NULL,
	"details" jsonb,
	"photo_file_id" uuid,
	"corrected_by" uuid,
	"typed_by" uuid,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "result_attempts_key_version_known" CHECK ("result_attempts"."key_version" in ('A', 'B'))
);
--> statement-breakpoint
ALTER TABLE "assessment_results" ADD COLUMN "typed_by" uuid;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "result_attempts" ADD CONSTRAINT "result_attempts_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_attempts" ADD CONSTRAINT "result_attempts_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_attempts" ADD CONSTRAINT "result_attempts_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_attempts" ADD CONSTRAINT "result_attempts_typed_by_users_id_fk" FOREIGN KEY ("typed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_attempts" ADD CONSTRAINT "result_attempts_result_fk" FOREIGN KEY ("municipality_id","school_year","result_id") REFERENCES "public"."assessment_results"("municipality_id","school_year","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "result_attempts_result" ON "result_attempts" USING btree ("municipality_id","school_year","result_id");--> statement-breakpoint
CREATE INDEX "result_attempts_photo" ON "result_attempts" USING btree ("photo_file_id") WHERE "result_attempts"."photo_file_id" is not null;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_typed_by_users_id_fk" FOREIGN KEY ("typed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;