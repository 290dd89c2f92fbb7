ALTER TABLE "assessment_results" ADD COLUMN "key_version" text DEFAULT 'A' NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_keys" ADD COLUMN "version_b" jsonb;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_key_version_known" CHECK ("key_version" in ('A', 'B'));