CREATE TABLE "discipline_scores" (
	"class_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"discipline_id" uuid NOT NULL,
	"grades" integer NOT NULL,
	"score_sum" numeric(12, 1) NOT NULL,
	CONSTRAINT "discipline_scores_class_id_school_year_discipline_id_pk" PRIMARY KEY("class_id","school_year","discipline_id")
);
--> statement-breakpoint
CREATE TABLE "pupil_scores" (
	"class_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"student_profile_id" uuid NOT NULL,
	"grades" integer NOT NULL,
	"score_sum" numeric(12, 1) NOT NULL,
	"best" numeric(3, 1),
	CONSTRAINT "pupil_scores_class_id_school_year_student_profile_id_pk" PRIMARY KEY("class_id","school_year","student_profile_id")
);
--> statement-breakpoint
DROP INDEX "assessments_title_search";--> statement-breakpoint
DROP INDEX "disciplines_name_search";--> statement-breakpoint
DROP INDEX "users_name_search";--> statement-breakpoint
DROP INDEX "users_email_search";--> statement-breakpoint
DROP INDEX "users_name";--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "searched" text GENERATED ALWAYS AS (search_text(title)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "disciplines" ADD COLUMN "searched" text GENERATED ALWAYS AS (search_text(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text GENERATED ALWAYS AS (search_text(name || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "discipline_scores" ADD CONSTRAINT "discipline_scores_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discipline_scores" ADD CONSTRAINT "discipline_scores_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_scores" ADD CONSTRAINT "pupil_scores_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_scores" ADD CONSTRAINT "pupil_scores_student_profile_id_profiles_id_fk" FOREIGN KEY ("student_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discipline_scores_discipline" ON "discipline_scores" USING btree ("discipline_id");--> statement-breakpoint
CREATE INDEX "pupil_scores_student" ON "pupil_scores" USING btree ("student_profile_id");--> statement-breakpoint
CREATE INDEX "assessments_searched" ON "assessments" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "assessments_archived" ON "assessments" USING btree ("archived_at") WHERE "assessments"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "disciplines_name" ON "disciplines" USING btree ("name") WHERE "disciplines"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "disciplines_searched" ON "disciplines" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "school_classes_open" ON "school_classes" USING btree ("institution_id") WHERE "school_classes"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "school_classes_year" ON "school_classes" USING btree ("academic_year") WHERE "school_classes"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "school_classes_archived" ON "school_classes" USING btree ("archived_at") WHERE "school_classes"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_archived" ON "users" USING btree ("archived_at") WHERE "users"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name","id","searched") WHERE "users"."archived_at" is null;--> statement-breakpoint
CREATE TYPE public.pupil_marks AS (
  class_id uuid, school_year smallint, discipline_id uuid, student_profile_id uuid, score numeric, sign integer);--> statement-breakpoint
-- What a statement on grades adds and takes away. In the order of the keys, so that two statements never wait for each other.
CREATE FUNCTION public.grades_lead_scores() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  changed public.pupil_marks[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(ROW(class_id, school_year, discipline_id, student_profile_id, score, 1)::public.pupil_marks) INTO changed FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(ROW(class_id, school_year, discipline_id, student_profile_id, score, -1)::public.pupil_marks) INTO changed FROM removed;
  ELSE
    SELECT array_agg(ROW(class_id, school_year, discipline_id, student_profile_id, score, sign)::public.pupil_marks)
      INTO changed FROM (SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 FROM removed) both_sides;
  END IF;
  IF changed IS NULL THEN RETURN NULL; END IF;
  INSERT INTO public.discipline_scores AS s (class_id, school_year, discipline_id, grades, score_sum)
  SELECT class_id, school_year, discipline_id, sum(sign), sum(sign * score) FROM unnest(changed)
  GROUP BY 1, 2, 3 HAVING sum(sign) <> 0 OR sum(sign * score) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT (class_id, school_year, discipline_id)
    DO UPDATE SET grades = s.grades + excluded.grades, score_sum = s.score_sum + excluded.score_sum;
  INSERT INTO public.pupil_scores AS s (class_id, school_year, student_profile_id, grades, score_sum, best)
  SELECT class_id, school_year, student_profile_id, sum(sign), sum(sign * score), max(score) FILTER (WHERE sign > 0) FROM unnest(changed)
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (class_id, school_year, student_profile_id)
    DO UPDATE SET grades = s.grades + excluded.grades, score_sum = s.score_sum + excluded.score_sum, best = greatest(s.best, excluded.best);
  -- Whose best grade may have gone: the best of those left.
  UPDATE public.pupil_scores s SET best = (
    SELECT max(g.score) FROM public.grades g
    WHERE g.student_profile_id = s.student_profile_id AND g.class_id = s.class_id AND g.school_year = s.school_year)
  FROM (
    SELECT class_id, school_year, student_profile_id, max(score) AS score FROM unnest(changed) WHERE sign < 0 GROUP BY 1, 2, 3
  ) gone
  WHERE s.class_id = gone.class_id AND s.school_year = gone.school_year AND s.student_profile_id = gone.student_profile_id
    AND gone.score >= s.best;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER grades_scored AFTER INSERT ON "grades" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.grades_lead_scores();--> statement-breakpoint
CREATE TRIGGER grades_unscored AFTER DELETE ON "grades" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION public.grades_lead_scores();--> statement-breakpoint
CREATE TRIGGER grades_rescored AFTER UPDATE ON "grades" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.grades_lead_scores();--> statement-breakpoint
CREATE FUNCTION public.rebuild_scores() RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  TRUNCATE public.discipline_scores, public.pupil_scores;
  INSERT INTO public.discipline_scores (class_id, school_year, discipline_id, grades, score_sum)
  SELECT class_id, school_year, discipline_id, count(*), sum(score) FROM public.grades GROUP BY 1, 2, 3;
  INSERT INTO public.pupil_scores (class_id, school_year, student_profile_id, grades, score_sum, best)
  SELECT class_id, school_year, student_profile_id, count(*), sum(score), max(score) FROM public.grades GROUP BY 1, 2, 3;
END
$$;--> statement-breakpoint
ALTER FUNCTION public.rebuild_figures() RENAME TO rebuild_class_figures;--> statement-breakpoint
-- All figures anew from the rows: after a load with the triggers off.
CREATE FUNCTION public.rebuild_figures() RETURNS void
  LANGUAGE sql
  AS $$ SELECT public.rebuild_class_figures(); SELECT public.rebuild_scores() $$;--> statement-breakpoint
SELECT public.rebuild_scores();
