CREATE TABLE "people_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_imports_status_known" CHECK ("people_imports"."status" in ('RUNNING', 'DONE', 'FAILED'))
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_kind_known";--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "rule" jsonb;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_imports_user" ON "people_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_institution_created" ON "audit_log" USING btree ("institution_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_created" ON "audit_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_kind_known" CHECK ("one_time_tokens"."kind" in ('password-reset', 'first-master', 'first-access'));