ALTER TABLE "class_teachers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mentor_comments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "qualifications" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;