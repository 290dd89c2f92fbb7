ALTER TABLE "lessons" ADD COLUMN "next_question" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_next_question_positive" CHECK ("lessons"."next_question" >= 1);--> statement-breakpoint
-- What stands, and what was answered once: a question that is gone leaves its number with the answers to it.
UPDATE "lessons" l SET "next_question" = n."highest" + 1 FROM (
  SELECT "lesson_id", max("number") AS "highest" FROM (
    SELECT "lesson_id", "number"::integer FROM "lesson_questions"
    UNION ALL
    SELECT a."lesson_id", (given->>'question')::integer FROM "module_answers" a, jsonb_array_elements(a."answers") given
  ) used GROUP BY 1
) n WHERE n."lesson_id" = l."id";
