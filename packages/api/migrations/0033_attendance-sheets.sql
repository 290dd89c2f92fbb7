CREATE TABLE "attendance_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"discipline_id" uuid NOT NULL,
	"month" date NOT NULL,
	"number" integer NOT NULL,
	"page" smallint NOT NULL,
	"pages" smallint NOT NULL,
	"first_number" smallint NOT NULL,
	"days" date[] NOT NULL,
	"pupils" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attendance_sheets_number" UNIQUE("class_id","number"),
	CONSTRAINT "attendance_sheets_number_known" CHECK ("attendance_sheets"."number" between 1 and 65535),
	CONSTRAINT "attendance_sheets_not_empty" CHECK (cardinality("attendance_sheets"."days") > 0 and cardinality("attendance_sheets"."pupils") > 0)
);
--> statement-breakpoint
ALTER TABLE "attendance_sheets" ADD CONSTRAINT "attendance_sheets_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_sheets" ADD CONSTRAINT "attendance_sheets_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE cascade ON UPDATE no action;