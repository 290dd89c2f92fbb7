CREATE TABLE "bank_item_uses" (
	"assessment_id" uuid NOT NULL,
	"group" smallint NOT NULL,
	"question" smallint NOT NULL,
	"item_id" uuid NOT NULL,
	"is_assembled" boolean NOT NULL,
	CONSTRAINT "bank_item_uses_pkey" PRIMARY KEY("assessment_id","group","question","item_id"),
	CONSTRAINT "bank_item_uses_group_range" CHECK ("bank_item_uses"."group" between 0 and 3),
	CONSTRAINT "bank_item_uses_question_range" CHECK ("bank_item_uses"."question" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "bank_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"municipality_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"options" text[] NOT NULL,
	"rule" jsonb NOT NULL,
	"file_id" uuid,
	"component" text,
	"year" smallint,
	"level" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (search_text(statement || ' ' || coalesce(component, ''))) STORED NOT NULL,
	CONSTRAINT "bank_items_statement_present" CHECK (btrim("bank_items"."statement") <> ''),
	CONSTRAINT "bank_items_options_count" CHECK (cardinality("bank_items"."options") between 2 and 5),
	CONSTRAINT "bank_items_skills_count" CHECK (cardinality("bank_items"."skills") <= 3),
	CONSTRAINT "bank_items_level_known" CHECK ("bank_items"."level" in ('EASY', 'MEDIUM', 'HARD')),
	CONSTRAINT "bank_items_year_range" CHECK ("bank_items"."year" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "bank_item_uses" ADD CONSTRAINT "bank_item_uses_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_item_uses" ADD CONSTRAINT "bank_item_uses_item_id_bank_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."bank_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_items" ADD CONSTRAINT "bank_items_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_items" ADD CONSTRAINT "bank_items_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_items" ADD CONSTRAINT "bank_items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_item_uses_item" ON "bank_item_uses" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "bank_items_municipality" ON "bank_items" USING btree ("municipality_id","id");--> statement-breakpoint
CREATE INDEX "bank_items_skills" ON "bank_items" USING gin ("skills");