DROP INDEX "school_classes_grade_search";--> statement-breakpoint
CREATE INDEX "school_classes_section" ON "school_classes" USING btree ("section") WHERE "school_classes"."archived_at" is null;