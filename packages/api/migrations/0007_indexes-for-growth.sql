DROP INDEX "assessment_results_student";--> statement-breakpoint
DROP INDEX "assessments_class";--> statement-breakpoint
DROP INDEX "assessments_institution";--> statement-breakpoint
DROP INDEX "audit_log_municipality_created";--> statement-breakpoint
DROP INDEX "audit_log_institution_created";--> statement-breakpoint
DROP INDEX "audit_log_created";--> statement-breakpoint
DROP INDEX "audit_log_user";--> statement-breakpoint
DROP INDEX "grades_student";--> statement-breakpoint
DROP INDEX "materials_class";--> statement-breakpoint
DROP INDEX "global_notifications_created";--> statement-breakpoint
DROP INDEX "notifications_user";--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
CREATE INDEX "assessments_newest" ON "assessments" USING btree ("created_at","id") WHERE "assessments"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "class_events_day" ON "class_events" USING btree ("date","start_time","id");--> statement-breakpoint
CREATE INDEX "school_classes_grade" ON "school_classes" USING btree ("grade","section") WHERE "school_classes"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "teacher_schedules_week" ON "teacher_schedules" USING btree (array_position(array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'], "weekday"),"start_time","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name","id") WHERE "users"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "users_open" ON "users" USING btree ("role","is_active") WHERE "users"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "assessment_results_student" ON "assessment_results" USING btree ("student_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "assessments_class" ON "assessments" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "assessments_institution" ON "assessments" USING btree ("institution_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_municipality_created" ON "audit_log" USING btree ("municipality_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_institution_created" ON "audit_log" USING btree ("institution_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_created" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "grades_student" ON "grades" USING btree ("student_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "materials_class" ON "materials" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "global_notifications_created" ON "global_notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");