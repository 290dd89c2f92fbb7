ALTER TABLE "lesson_questions" ADD COLUMN "asked_since" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Which of them changed with which version is not known: a page of an earlier version reads its lesson anew.
UPDATE "lesson_questions" q SET "asked_since" = l."version" FROM "lessons" l WHERE l."id" = q."lesson_id";
