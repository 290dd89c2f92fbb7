-- Whether marks ('ac', in the order of the sheet) make the whole of a question's point by its rule; an open question's last box does, and a number
-- ('-12,5') within the tolerance.
CREATE OR REPLACE FUNCTION public.makes_whole_point(rule jsonb, marks text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT coalesce(CASE
    WHEN jsonb_typeof(rule) = 'string' THEN marks = rule #>> '{}'
    WHEN rule->>'kind' = 'true-false' THEN marks = CASE WHEN (rule->>'right')::boolean THEN 'a' ELSE 'b' END
    WHEN rule->>'kind' = 'alternatives' THEN (rule->'points'->>marks)::numeric = 1
    WHEN rule->>'kind' = 'several' THEN
      marks = (SELECT string_agg(letter, '' ORDER BY letter) FROM jsonb_array_elements_text(rule->'letters') AS letters(letter))
    WHEN rule->>'kind' = 'open' THEN
      marks = CASE WHEN rule->>'scale' IN ('halves', 'up-to-2') THEN 'c' WHEN rule->>'scale' = 'up-to-3' THEN 'd' ELSE 'e' END
    WHEN rule->>'kind' = 'numeric' AND marks ~ '^-?\d+(,\d+)?$' THEN
      abs(replace(marks, ',', '.')::numeric - (rule->>'value')::numeric) <= (rule->>'tolerance')::numeric
  END, false)
  $$;
