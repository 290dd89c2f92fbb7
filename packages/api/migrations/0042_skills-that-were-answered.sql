-- 1 where one of the sheets says anything of the questions of assessment `a`, else 0.
CREATE FUNCTION public.is_answered_in(sheets text) RETURNS text
  LANGUAGE sql IMMUTABLE
  AS $$
  SELECT format($expression$
    EXISTS (SELECT FROM %s r WHERE r.assessment_id = a.id AND r.school_year = a.school_year AND r.status = 'CORRECTED'
      AND public.sheet_letters(r.details, r.key_version, a.version_b) IS NOT NULL)::integer
    $expression$, sheets)
  $$;--> statement-breakpoint
DROP FUNCTION public.skill_sums(text, text, integer);--> statement-breakpoint
-- The statement that sums what classes did by skill, over the relations named: the tables themselves, or for one of them what a statement
-- added to it or removed from it. Hits and answers are linear in each, so that the difference of one is the difference of the sum. Questions count
-- once a sheet answers them: `before` names all sheets as they were, where a statement changed sheets and this is the side that tells of it.
CREATE FUNCTION public.skill_sums(changed text, side text, sign integer, before text) RETURNS text
  LANGUAGE sql IMMUTABLE
  AS $$
  SELECT format($statement$
    (WITH asked AS MATERIALIZED (
      SELECT a.id, a.class_id, a.school_year, q.code, q."group" || '/' || q.question AS place, k.version_b,
        k.key->q."group"->q.question::text AS rule
      FROM %1$s q JOIN %2$s a ON a.id = q.assessment_id JOIN %3$s k ON k.assessment_id = a.id
      WHERE a.format = 'GABARITO' AND a.archived_at IS NULL AND %5$s
        AND NOT k.annulled @> jsonb_build_array(jsonb_build_object('group', q."group", 'question', q.question))),
    exams AS MATERIALIZED (
      SELECT id, school_year, version_b, %6$s AS counts FROM (SELECT DISTINCT id, school_year, version_b FROM asked) a),
    sheets AS MATERIALIZED (
      SELECT r.assessment_id, public.sheet_letters(r.details, r.key_version, a.version_b) AS letters
      FROM exams a JOIN %4$s r ON r.assessment_id = a.id AND r.school_year = a.school_year
      WHERE r.status = 'CORRECTED')
    SELECT class_id, school_year, code, sum(counts) AS questions, 0 AS hits, 0 AS answered
    FROM asked JOIN exams USING (id, school_year) WHERE counts <> 0 GROUP BY 1, 2, 3
    UNION ALL
    SELECT a.class_id, a.school_year, a.code, 0, %7$s * count(*) FILTER (WHERE public.makes_whole_point(a.rule, s.letters->>a.place)), %7$s * count(*)
    FROM asked a JOIN sheets s ON s.assessment_id = a.id WHERE s.letters IS NOT NULL GROUP BY 1, 2, 3)
    $statement$,
    CASE changed WHEN 'question_skills' THEN side ELSE 'public.question_skills' END,
    CASE changed WHEN 'assessments' THEN side ELSE 'public.assessments' END,
    CASE changed WHEN 'answer_keys' THEN side ELSE 'public.answer_keys' END,
    CASE changed WHEN 'assessment_results' THEN side ELSE 'public.assessment_results' END,
    -- Of all that was ever asked, what the changed sheets are of.
    CASE changed WHEN 'assessment_results' THEN format('a.id IN (SELECT assessment_id FROM %s)', side) ELSE 'true' END,
    CASE WHEN changed <> 'assessment_results' THEN sign || ' * ' || public.is_answered_in('public.assessment_results')
      WHEN before IS NULL THEN '0'
      ELSE public.is_answered_in('public.assessment_results') || ' - ' || public.is_answered_in(before) END,
    sign)
  $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.skills_lead_figures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  others CONSTANT text := 'SELECT * FROM public.assessment_results WHERE id NOT IN (SELECT id FROM added)';
  gone CONSTANT text := 'SELECT * FROM removed';
BEGIN
  EXECUTE public.add_to_skill_figures(CASE TG_OP
    WHEN 'INSERT' THEN public.skill_sums(TG_TABLE_NAME, 'added', 1, format('(%s)', others))
    WHEN 'DELETE' THEN public.skill_sums(TG_TABLE_NAME, 'removed', -1, format('(SELECT * FROM public.assessment_results UNION ALL %s)', gone))
    ELSE public.skill_sums(TG_TABLE_NAME, 'added', 1, format('(%s UNION ALL %s)', others, gone)) || ' UNION ALL '
      || public.skill_sums(TG_TABLE_NAME, 'removed', -1, NULL)
  END);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.rebuild_skill_figures() RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  TRUNCATE public.skill_figures;
  EXECUTE public.add_to_skill_figures(public.skill_sums('', '', 1, NULL));
END
$$;--> statement-breakpoint
SELECT public.rebuild_skill_figures();
