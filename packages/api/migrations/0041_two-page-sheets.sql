-- A sheet may have two pages: columns up to eight, and a result of which one page was read waits for the other.
ALTER TABLE "assessment_results" DROP CONSTRAINT "assessment_results_status_known";--> statement-breakpoint
ALTER TABLE "result_reviews" DROP CONSTRAINT "result_reviews_group_range";--> statement-breakpoint
ALTER TABLE "bank_item_uses" DROP CONSTRAINT "bank_item_uses_group_range";--> statement-breakpoint
ALTER TABLE "question_skills" DROP CONSTRAINT "question_skills_group_range";--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_status_known" CHECK ("status" in ('CORRECTED', 'IN_REVIEW', 'INCOMPLETE'));--> statement-breakpoint
ALTER TABLE "result_reviews" ADD CONSTRAINT "result_reviews_group_range" CHECK ("result_reviews"."group" between 0 and 7);--> statement-breakpoint
ALTER TABLE "bank_item_uses" ADD CONSTRAINT "bank_item_uses_group_range" CHECK ("bank_item_uses"."group" between 0 and 7);--> statement-breakpoint
ALTER TABLE "question_skills" ADD CONSTRAINT "question_skills_group_range" CHECK ("question_skills"."group" between 0 and 7);