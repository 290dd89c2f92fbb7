CREATE TABLE "posting_reopenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institution_id" uuid NOT NULL,
	"class_id" uuid,
	"school_year" smallint NOT NULL,
	"scope" text NOT NULL,
	"period_index" smallint NOT NULL,
	"until" date NOT NULL,
	"reason" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posting_reopenings_scope_known" CHECK ("posting_reopenings"."scope" in ('BIMESTER', 'TRIMESTER', 'SEMESTER', 'MONTHLY'))
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"muted" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_preferences_muted_known" CHECK ("user_preferences"."muted" <@ array['LOGIN', 'LOGOUT', 'CREATE', 'UPDATE', 'DELETE', 'OTHER'])
);
--> statement-breakpoint
ALTER TABLE "answer_keys" ADD COLUMN "annulled" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "concluded_on" date;--> statement-breakpoint
ALTER TABLE "posting_reopenings" ADD CONSTRAINT "posting_reopenings_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_reopenings" ADD CONSTRAINT "posting_reopenings_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_reopenings" ADD CONSTRAINT "posting_reopenings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_reopenings_institution" ON "posting_reopenings" USING btree ("institution_id","until");--> statement-breakpoint
CREATE INDEX "posting_reopenings_class" ON "posting_reopenings" USING btree ("class_id");--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_outcome_known" CHECK ("enrolments"."outcome" in ('APPROVED', 'RETAINED'));--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_outcome_dated" CHECK (("enrolments"."outcome" is null) = ("enrolments"."concluded_on" is null));--> statement-breakpoint
-- Periods are named as grades name them, and carry weight and window; a day without lessons carries its reason.
UPDATE "settings" SET "value" = (
  SELECT coalesce(jsonb_agg((term - 'index') || jsonb_build_object(
    'period_index', term -> 'index', 'weight', 1, 'posting_starts_on', NULL, 'posting_ends_on', NULL)), '[]'::jsonb)
  FROM jsonb_array_elements("value") AS term)
WHERE "key" = 'terms' AND jsonb_typeof("value") = 'array';--> statement-breakpoint
UPDATE "settings" SET "value" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object('date', closed, 'reason', NULL)), '[]'::jsonb)
  FROM jsonb_array_elements("value") AS closed)
WHERE "key" = 'closed_days' AND jsonb_typeof("value") = 'array';
