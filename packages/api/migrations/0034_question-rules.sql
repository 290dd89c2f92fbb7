ALTER TABLE "assessment_results" ALTER COLUMN "hits" SET DATA TYPE numeric(5, 2);--> statement-breakpoint
ALTER TABLE "result_attempts" ALTER COLUMN "hits" SET DATA TYPE numeric(5, 2);--> statement-breakpoint
-- Whether marks ('ac', in the order of the sheet) make the whole of a question's point by its rule.
CREATE FUNCTION public.makes_whole_point(rule jsonb, marks text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT coalesce(CASE
    WHEN jsonb_typeof(rule) = 'string' THEN marks = rule #>> '{}'
    WHEN rule->>'kind' = 'true-false' THEN marks = CASE WHEN (rule->>'right')::boolean THEN 'a' ELSE 'b' END
    WHEN rule->>'kind' = 'alternatives' THEN (rule->'points'->>marks)::numeric = 1
    WHEN rule->>'kind' = 'several' THEN
      marks = (SELECT string_agg(letter, '' ORDER BY letter) FROM jsonb_array_elements_text(rule->'letters') AS letters(letter))
  END, false)
  $$;--> statement-breakpoint
-- What a stored sheet has marked without doubt, where version A asks it: {"0/1": "a"}, area from 0, question from 1; 'ac' where several are an answer. Null
-- where it says nothing of A's questions: saved as a score alone, or of a version B with questions of its own.
CREATE OR REPLACE FUNCTION public.sheet_letters(details jsonb, key_version text, version_b jsonb) RETURNS jsonb
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
      coalesce(lower(row->>'marked'), substr('abcde', (row->>'alternativa_marcada')::integer, 1))), '{}') AS letters
    FROM jsonb_array_elements(coalesce(details->'omr', '[]') || coalesce(details->'unasked', '[]')) AS areas(area),
      jsonb_array_elements(area->'respostas') AS answers(row)
    WHERE coalesce(row->>'state', 'marked') <> 'uncertain'
  ) marked
  $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.skill_sums(changed text, side text, sign integer) RETURNS text
  LANGUAGE sql IMMUTABLE
  AS $$
  SELECT format($statement$
    (WITH asked AS (
      SELECT a.id, a.class_id, a.school_year, q.code, q."group" || '/' || q.question AS place, k.version_b,
        k.key->q."group"->q.question::text AS rule
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
    SELECT a.class_id, a.school_year, a.code, 0, %6$s * count(*) FILTER (WHERE public.makes_whole_point(a.rule, s.letters->>a.place)), %6$s * count(*)
    FROM asked a JOIN sheets s ON s.assessment_id = a.id WHERE s.letters IS NOT NULL GROUP BY 1, 2, 3)
    $statement$,
    CASE changed WHEN 'question_skills' THEN side ELSE 'public.question_skills' END,
    CASE changed WHEN 'assessments' THEN side ELSE 'public.assessments' END,
    CASE changed WHEN 'answer_keys' THEN side ELSE 'public.answer_keys' END,
    CASE changed WHEN 'assessment_results' THEN side ELSE 'public.assessment_results' END,
    changed, sign)
  $$;
