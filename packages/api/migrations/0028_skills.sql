CREATE TABLE "question_skills" (
	"assessment_id" uuid NOT NULL,
	"group" smallint NOT NULL,
	"question" smallint NOT NULL,
	"position" smallint NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "question_skills_pkey" PRIMARY KEY("assessment_id","group","question","position"),
	CONSTRAINT "question_skills_group_range" CHECK ("question_skills"."group" between 0 and 3),
	CONSTRAINT "question_skills_question_range" CHECK ("question_skills"."question" between 1 and 99),
	CONSTRAINT "question_skills_position_range" CHECK ("question_skills"."position" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"municipality_id" uuid NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"component" text,
	"years" smallint[] DEFAULT '{}' NOT NULL,
	"topic" text,
	"text" text,
	"source" text NOT NULL,
	"edition" text,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"searched" text GENERATED ALWAYS AS (search_text(code || ' ' || coalesce(topic, '') || ' ' || coalesce(text, ''))) STORED NOT NULL,
	CONSTRAINT "skills_kind_known" CHECK ("skills"."kind" in ('BNCC_EI', 'BNCC_EF', 'BNCC_EM', 'BNCC_CO', 'SAEB', 'NETWORK')),
	CONSTRAINT "skills_code_present" CHECK (btrim("skills"."code") <> '')
);
--> statement-breakpoint
ALTER TABLE "question_skills" ADD CONSTRAINT "question_skills_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_skills_code" ON "question_skills" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "skills_unique" ON "skills" USING btree ("municipality_id","code");