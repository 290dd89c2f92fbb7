ALTER TABLE "class_teachers" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_days" CHECK ("class_teachers"."ends_on" >= "class_teachers"."starts_on");