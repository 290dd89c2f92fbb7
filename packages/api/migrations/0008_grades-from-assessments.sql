CREATE TABLE "assessment_postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assessment_id" uuid NOT NULL,
	"discipline_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"scope" text NOT NULL,
	"period_index" smallint NOT NULL,
	"weight" numeric(4, 1) NOT NULL,
	"posted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_postings_scope_known" CHECK ("assessment_postings"."scope" in ('BIMESTER', 'TRIMESTER', 'SEMESTER', 'MONTHLY')),
	CONSTRAINT "assessment_postings_weight_range" CHECK ("assessment_postings"."weight" between 0.1 and 100)
);
--> statement-breakpoint
ALTER TABLE "assessment_postings" ADD CONSTRAINT "assessment_postings_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_postings" ADD CONSTRAINT "assessment_postings_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_postings" ADD CONSTRAINT "assessment_postings_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_postings_unique" ON "assessment_postings" USING btree ("assessment_id","discipline_id","school_year","scope","period_index");