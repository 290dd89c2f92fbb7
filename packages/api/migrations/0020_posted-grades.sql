ALTER TABLE "assessment_postings" ADD COLUMN "grades" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What was posted before this column: the grades of the posting's own transaction. What stood before them is not known.
UPDATE "assessment_postings" p SET "grades" = written."grades" FROM (
  SELECT q."id", jsonb_agg(jsonb_build_object('student_profile_id', g."student_profile_id", 'score', g."score", 'before', NULL)) AS "grades"
  FROM "assessment_postings" q
  JOIN "assessments" a ON a."id" = q."assessment_id"
  JOIN "institutions" i ON i."id" = a."institution_id"
  JOIN "grades" g ON g."municipality_id" = i."municipality_id" AND g."school_year" = q."school_year" AND g."class_id" = a."class_id"
    AND g."discipline_id" = q."discipline_id" AND g."scope" = q."scope" AND g."period_index" = q."period_index"
    AND g."updated_at" = q."updated_at"
  GROUP BY q."id"
) written WHERE written."id" = p."id";
