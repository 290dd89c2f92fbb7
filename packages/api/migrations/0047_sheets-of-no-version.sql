-- What a stored sheet has marked without doubt, where version A asks it: {"0/1": "a"}, area from 0, question from 1; 'ac' where several are an answer. Null
-- where it says nothing of A's questions: saved as a score alone, of a version B with questions of its own, or of one that the key lacks.
CREATE OR REPLACE FUNCTION public.sheet_letters(details jsonb, key_version text, version_b jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT CASE WHEN jsonb_path_exists(details, '$.omr[*]') OR jsonb_path_exists(details, '$.unasked[*]') THEN
    CASE
      WHEN key_version = 'A' THEN marked.letters
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
DO $$
BEGIN
  IF EXISTS (SELECT FROM public.assessment_results r JOIN public.answer_keys k ON k.assessment_id = r.assessment_id
    WHERE r.key_version = 'B' AND r.status = 'CORRECTED' AND coalesce(k.version_b, 'null') = 'null')
  THEN PERFORM public.rebuild_skill_figures();
  END IF;
END
$$;
