CREATE TABLE "scale_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"municipality_id" uuid NOT NULL,
	"assessment_group_id" uuid NOT NULL,
	"title" text COLLATE "public"."pt_br" NOT NULL,
	"school_year" smallint NOT NULL,
	"model" text NOT NULL,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"cycles" integer DEFAULT 0 NOT NULL,
	"pupils" integer,
	"failure" text,
	"base_run_id" uuid,
	"anchors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"findings" jsonb,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scale_runs_model_known" CHECK ("scale_runs"."model" in ('RASCH', '2PL', '3PL')),
	CONSTRAINT "scale_runs_status_known" CHECK ("scale_runs"."status" in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
	CONSTRAINT "scale_runs_done_found" CHECK (("scale_runs"."status" = 'DONE') = ("scale_runs"."findings" is not null))
);
--> statement-breakpoint
ALTER TABLE "scale_runs" ADD CONSTRAINT "scale_runs_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scale_runs" ADD CONSTRAINT "scale_runs_base_run_id_scale_runs_id_fk" FOREIGN KEY ("base_run_id") REFERENCES "public"."scale_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scale_runs" ADD CONSTRAINT "scale_runs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scale_runs_municipality" ON "scale_runs" USING btree ("municipality_id","created_at");--> statement-breakpoint
CREATE INDEX "scale_runs_base" ON "scale_runs" USING btree ("base_run_id");--> statement-breakpoint
CREATE INDEX "scale_runs_unfinished" ON "scale_runs" USING btree ("status") WHERE "scale_runs"."status" in ('QUEUED', 'RUNNING');