CREATE TABLE "report_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"report" text NOT NULL,
	"format" text NOT NULL,
	"filters" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"reach" text,
	"file_id" uuid,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "report_files_status_known" CHECK ("report_files"."status" in ('QUEUED', 'RUNNING', 'DONE', 'FAILED'))
);
--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_files_user" ON "report_files" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "report_files_file" ON "report_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "report_files_unfinished" ON "report_files" USING btree ("status") WHERE "report_files"."status" in ('QUEUED', 'RUNNING');