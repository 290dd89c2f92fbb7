CREATE TABLE "class_days" (
	"municipality_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"date" date NOT NULL,
	"present" integer NOT NULL,
	"absent" integer NOT NULL,
	CONSTRAINT "class_days_class_id_date_pk" PRIMARY KEY("class_id","date")
);
--> statement-breakpoint
CREATE TABLE "class_figures" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"municipality_id" uuid NOT NULL,
	"institution_id" uuid NOT NULL,
	"school_year" smallint,
	"archived" boolean NOT NULL,
	"pupils" integer DEFAULT 0 NOT NULL,
	"disciplines" integer DEFAULT 0 NOT NULL,
	"present" integer DEFAULT 0 NOT NULL,
	"absent" integer DEFAULT 0 NOT NULL,
	"grades" integer DEFAULT 0 NOT NULL,
	"score_sum" numeric(12, 1) DEFAULT 0 NOT NULL,
	"posted" integer[] DEFAULT array_fill(0, array[21]) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pupil_years" (
	"municipality_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"student_profile_id" uuid NOT NULL,
	"class_id" uuid,
	"present" integer DEFAULT 0 NOT NULL,
	"absent" integer DEFAULT 0 NOT NULL,
	"presence" real GENERATED ALWAYS AS (case when present + absent > 0 then present * 100.0 / (present + absent) end) STORED,
	CONSTRAINT "pupil_years_municipality_id_school_year_student_profile_id_pk" PRIMARY KEY("municipality_id","school_year","student_profile_id")
);
--> statement-breakpoint
ALTER TABLE "class_days" ADD CONSTRAINT "class_days_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_figures" ADD CONSTRAINT "class_figures_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_years" ADD CONSTRAINT "pupil_years_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_years" ADD CONSTRAINT "pupil_years_student_profile_id_profiles_id_fk" FOREIGN KEY ("student_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_years" ADD CONSTRAINT "pupil_years_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_days_municipality" ON "class_days" USING btree ("municipality_id","date","class_id");--> statement-breakpoint
CREATE INDEX "class_figures_municipality" ON "class_figures" USING btree ("municipality_id","school_year","institution_id") WHERE not "class_figures"."archived";--> statement-breakpoint
CREATE INDEX "class_figures_institution" ON "class_figures" USING btree ("institution_id","school_year") WHERE not "class_figures"."archived";--> statement-breakpoint
CREATE INDEX "pupil_years_presence" ON "pupil_years" USING btree ("municipality_id","school_year","presence") WHERE "pupil_years"."class_id" is not null;--> statement-breakpoint
CREATE INDEX "pupil_years_class" ON "pupil_years" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "pupil_years_student" ON "pupil_years" USING btree ("student_profile_id");