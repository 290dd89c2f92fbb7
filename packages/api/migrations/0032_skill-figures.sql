CREATE TABLE "skill_figures" (
	"class_id" uuid NOT NULL,
	"school_year" smallint NOT NULL,
	"code" text NOT NULL,
	"questions" integer NOT NULL,
	"hits" integer NOT NULL,
	"answered" integer NOT NULL,
	CONSTRAINT "skill_figures_class_id_school_year_code_pk" PRIMARY KEY("class_id","school_year","code")
);
--> statement-breakpoint
ALTER TABLE "skill_figures" ADD CONSTRAINT "skill_figures_class_id_school_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What a stored sheet has marked clearly, where version A asks it: {"0/1": "a"}, area from 0, question from 1. Null where it says nothing of
-- A's questions: saved as a score alone, or of a version B with questions of its own.
CREATE FUNCTION public.sheet_letters(details jsonb, key_version text, version_b jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT CASE WHEN jsonb_path_exists(details, '$.omr[*]') OR jsonb_path_exists(details, '$.unasked[*]') THEN
    CASE
      WHEN key_version = 'A' OR coalesce(version_b, 'null') = 'null' THEN marked.letters
      WHEN version_b ? 'order' THEN (
        SELECT coalesce(jsonb_object_agg((ref->>'group') || '/' || (ref->>'question'), marked.letters->((area - 1) || '/' || place)), '{}')
        FROM jsonb_array_elements(version_b->'order') WITH ORDINALITY AS areas(refs, area),
          jsonb_array_elements(refs) WITH ORDINALITY AS places(ref, place))
    END
  END
  FROM (
    SELECT coalesce(jsonb_object_agg(((area->>'area')::integer - 1) || '/' || (row->>'questao'),
      substr('abcde', (row->>'alternativa_marcada')::integer, 1)), '{}') AS letters
    FROM jsonb_array_elements(coalesce(details->'omr', '[]') || coalesce(details->'unasked', '[]')) AS areas(area),
      jsonb_array_elements(area->'respostas') AS answers(row)
    WHERE coalesce(row->>'state', 'marked') = 'marked'
  ) marked
  $$;--> statement-breakpoint
-- The statement that sums what classes did by skill, over the relations named: the tables themselves, or for one of them what a statement
-- added to it or removed from it. The sum is linear in each, so that the difference of one is the difference of the sum.
CREATE FUNCTION public.skill_sums(changed text, side text, sign integer) RETURNS text
  LANGUAGE sql IMMUTABLE
  AS $$
  SELECT format($statement$
    (WITH asked AS (
      SELECT a.id, a.class_id, a.school_year, q.code, q."group" || '/' || q.question AS place, k.version_b,
        k.key->q."group"->>q.question::text AS letter
      FROM %1$s q JOIN %2$s a ON a.id = q.assessment_id JOIN %3$s k ON k.assessment_id = a.id
      WHERE a.format = 'GABARITO' AND a.archived_at IS NULL
        AND NOT k.annulled @> jsonb_build_array(jsonb_build_object('group', q."group", 'question', q.question))),
    sheets AS MATERIALIZED (
      SELECT r.assessment_id, public.sheet_letters(r.details, r.key_version, a.version_b) AS letters
      FROM (SELECT DISTINCT id, school_year, version_b FROM asked) a
      JOIN %4$s r ON r.assessment_id = a.id AND r.school_year = a.school_year WHERE r.status = 'CORRECTED')
    SELECT class_id, school_year, code, %6$s * count(*) AS questions, 0 AS hits, 0 AS answered
    FROM asked WHERE %5$L <> 'assessment_results' GROUP BY 1, 2, 3
    UNION ALL
    SELECT a.class_id, a.school_year, a.code, 0, %6$s * count(*) FILTER (WHERE s.letters->>a.place = a.letter), %6$s * count(*)
    FROM asked a JOIN sheets s ON s.assessment_id = a.id WHERE s.letters IS NOT NULL GROUP BY 1, 2, 3)
    $statement$,
    CASE changed WHEN 'question_skills' THEN side ELSE 'public.question_skills' END,
    CASE changed WHEN 'assessments' THEN side ELSE 'public.assessments' END,
    CASE changed WHEN 'answer_keys' THEN side ELSE 'public.answer_keys' END,
    CASE changed WHEN 'assessment_results' THEN side ELSE 'public.assessment_results' END,
    changed, sign)
  $$;--> statement-breakpoint
-- In the order of the keys, so that two statements never wait for each other.
CREATE FUNCTION public.add_to_skill_figures(sums text) RETURNS text
  LANGUAGE sql IMMUTABLE
  AS $$
  SELECT format($statement$
    INSERT INTO public.skill_figures AS f (class_id, school_year, code, questions, hits, answered)
    SELECT class_id, school_year, code, sum(questions), sum(hits), sum(answered) FROM (%s) parts GROUP BY 1, 2, 3
    HAVING sum(questions) <> 0 OR sum(hits) <> 0 OR sum(answered) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (class_id, school_year, code) DO UPDATE
    SET questions = f.questions + excluded.questions, hits = f.hits + excluded.hits, answered = f.answered + excluded.answered
    $statement$, sums)
  $$;--> statement-breakpoint
CREATE FUNCTION public.skills_lead_figures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  EXECUTE public.add_to_skill_figures(concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN public.skill_sums(TG_TABLE_NAME, 'added', 1) END,
    CASE WHEN TG_OP <> 'INSERT' THEN public.skill_sums(TG_TABLE_NAME, 'removed', -1) END));
  RETURN NULL;
END
$$;--> statement-breakpoint
-- An assessment that goes takes key and skills along by reference, when it can no longer be seen: its skills go before.
CREATE FUNCTION public.assessment_leaves_skills() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  DELETE FROM public.question_skills WHERE assessment_id = OLD.id;
  RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER assessments_leave_skills BEFORE DELETE ON "assessments"
  FOR EACH ROW EXECUTE FUNCTION public.assessment_leaves_skills();--> statement-breakpoint
CREATE TRIGGER assessments_change_skills AFTER UPDATE ON "assessments" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.skills_lead_figures();--> statement-breakpoint
CREATE TRIGGER keys_add_skills AFTER INSERT ON "answer_keys" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.skills_lead_figures();--> statement-breakpoint
CREATE TRIGGER keys_remove_skills AFTER DELETE ON "answer_keys" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION public.skills_lead_figures();--> statement-breakpoint
CREATE TRIGGER keys_change_skills AFTER UPDATE ON "answer_keys" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.skills_lead_figures();--> statement-breakpoint
CREATE TRIGGER question_skills_added AFTER INSERT ON "question_skills" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.skills_lead_figures();--> statement-breakpoint
CREATE TRIGGER question_skills_removed AFTER DELETE ON "question_skills" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION public.skills_lead_figures();--> statement-breakpoint
CREATE TRIGGER question_skills_changed AFTER UPDATE ON "question_skills" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.skills_lead_figures();--> statement-breakpoint
CREATE TRIGGER results_add_skills AFTER INSERT ON "assessment_results" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.skills_lead_figures();--> statement-breakpoint
CREATE TRIGGER results_remove_skills AFTER DELETE ON "assessment_results" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION public.skills_lead_figures();--> statement-breakpoint
CREATE TRIGGER results_change_skills AFTER UPDATE ON "assessment_results" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.skills_lead_figures();--> statement-breakpoint
CREATE FUNCTION public.rebuild_skill_figures() RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  TRUNCATE public.skill_figures;
  EXECUTE public.add_to_skill_figures(public.skill_sums('', '', 1));
END
$$;--> statement-breakpoint
-- All figures anew from the rows: after a load with the triggers off.
CREATE OR REPLACE FUNCTION public.rebuild_figures() RETURNS void
  LANGUAGE sql
  AS $$ SELECT public.rebuild_class_figures(); SELECT public.rebuild_scores(); SELECT public.rebuild_skill_figures() $$;--> statement-breakpoint
SELECT public.rebuild_skill_figures();
