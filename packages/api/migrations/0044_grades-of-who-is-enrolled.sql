-- What `posted` holds: grades of the class's own year by period, of who is enrolled now, in disciplines that are assigned now, which is what is
-- expected. Volatile, so that an UPDATE that waited for another one counts what that one left.
CREATE FUNCTION public.posted_in(f public.class_figures) RETURNS integer[]
  LANGUAGE sql VOLATILE
  AS $$
  SELECT array_agg(coalesce(n, 0) ORDER BY slot) FROM generate_series(1, 21) AS slot LEFT JOIN (
    SELECT public.grade_slot(g.scope, g.period_index) AS slot, count(*) FILTER (WHERE g.student_profile_id IN (
      SELECT e.profile_id FROM public.enrolments e WHERE e.class_id = f.class_id AND e.ends_on IS NULL))::integer AS n
    FROM public.grades g
    WHERE g.municipality_id = f.municipality_id AND g.school_year = f.school_year AND g.class_id = f.class_id
      AND g.discipline_id IN (SELECT t.discipline_id FROM public.class_teachers t WHERE t.class_id = f.class_id)
    GROUP BY 1
  ) counted USING (slot)
  $$;--> statement-breakpoint
-- Of classes that have a grade of who is not enrolled, or in what is not assigned. Counted before anything is locked, which takes seconds.
CREATE TEMP TABLE "recounted" ON COMMIT DROP AS
SELECT f."class_id", f.xmin AS "written", public.posted_in(f) AS "posted" FROM "class_figures" f
WHERE "class_id" IN (
  SELECT "class_id" FROM "pupil_scores" s WHERE "grades" > 0 AND NOT EXISTS (
    SELECT FROM "enrolments" e WHERE e."class_id" = s."class_id" AND e."profile_id" = s."student_profile_id" AND e."ends_on" IS NULL)
  UNION
  SELECT "class_id" FROM "discipline_scores" s WHERE "grades" > 0 AND NOT EXISTS (
    SELECT FROM "class_teachers" t WHERE t."class_id" = s."class_id" AND t."discipline_id" = s."discipline_id"));--> statement-breakpoint
-- What another server wrote meanwhile is counted with the rest.
UPDATE "class_figures" f SET "posted" = CASE WHEN f.xmin = r."written" THEN r."posted" ELSE public.posted_in(f) END
FROM "recounted" r WHERE r."class_id" = f."class_id";--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.recount_class(wanted uuid) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE public.class_figures f SET
    (present, absent) = (
      SELECT count(*) FILTER (WHERE a.status = 'PRESENT'), count(*) FILTER (WHERE a.status = 'ABSENT') FROM public.attendance a
      WHERE a.municipality_id = f.municipality_id AND a.school_year = f.school_year AND a.class_id = f.class_id),
    (grades, score_sum) = (
      SELECT count(*), coalesce(sum(g.score), 0) FROM public.grades g
      WHERE g.municipality_id = f.municipality_id AND g.school_year = f.school_year AND g.class_id = f.class_id),
    posted = public.posted_in(f)
  WHERE f.class_id = wanted;
END
$$;--> statement-breakpoint
CREATE FUNCTION public.enrolments_lead_posted() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN changed := ARRAY(SELECT class_id FROM added);
  ELSIF TG_OP = 'DELETE' THEN changed := ARRAY(SELECT class_id FROM removed);
  ELSE changed := ARRAY(
    SELECT unnest(ARRAY[o.class_id, n.class_id]) FROM removed o JOIN added n USING (id)
    WHERE o.class_id <> n.class_id OR (o.ends_on IS NULL) <> (n.ends_on IS NULL));
  END IF;
  -- Their lines are this transaction's already: "enrolments_lead_figures" took them, row by row.
  UPDATE public.class_figures f SET posted = public.posted_in(f) WHERE f.class_id = ANY (changed) AND f.grades > 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.assignment_leads_figures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE public.class_figures f
  SET disciplines = (SELECT count(DISTINCT discipline_id) FROM public.class_teachers t WHERE t.class_id = f.class_id),
    posted = public.posted_in(f)
  WHERE f.class_id IN (OLD.class_id, NEW.class_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
ALTER TYPE public.class_scores ADD ATTRIBUTE discipline_id uuid, ADD ATTRIBUTE student_profile_id uuid;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.grades_lead_figures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  changed public.class_scores[];
  line record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(ROW(class_id, school_year, public.grade_slot(scope, period_index), score, 1, discipline_id, student_profile_id)::public.class_scores)
      INTO changed FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(ROW(class_id, school_year, public.grade_slot(scope, period_index), score, -1, discipline_id, student_profile_id)::public.class_scores)
      INTO changed FROM removed;
  ELSE
    SELECT array_agg(ROW(class_id, school_year, public.grade_slot(scope, period_index), score, sign, discipline_id, student_profile_id)::public.class_scores)
      INTO changed FROM (SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 FROM removed) both_sides;
  END IF;
  -- Who is enrolled is asked once nobody else can be changing it: an enrolment that is being closed has the class's line.
  PERFORM FROM public.class_figures WHERE class_id = ANY (ARRAY(SELECT class_id FROM unnest(changed))) ORDER BY class_id FOR NO KEY UPDATE;
  FOR line IN
    SELECT c.class_id, c.school_year, c.slot, sum(c.sign) AS n, sum(c.sign * c.score) AS score,
      coalesce(sum(c.sign) FILTER (WHERE
        EXISTS (SELECT FROM public.enrolments e
          WHERE e.class_id = c.class_id AND e.profile_id = c.student_profile_id AND e.ends_on IS NULL)
        AND EXISTS (SELECT FROM public.class_teachers t WHERE t.class_id = c.class_id AND t.discipline_id = c.discipline_id)
      ), 0) AS expected
    FROM unnest(changed) c GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  LOOP
    UPDATE public.class_figures
    SET grades = grades + line.n, score_sum = score_sum + line.score, posted[line.slot] = posted[line.slot] + line.expected
    WHERE class_id = line.class_id AND school_year = line.school_year AND (line.n <> 0 OR line.score <> 0 OR line.expected <> 0);
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.rebuild_class_figures() RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  TRUNCATE public.class_figures, public.class_days, public.pupil_years;
  INSERT INTO public.class_days (municipality_id, class_id, date, present, absent)
  SELECT i.municipality_id, a.class_id, a.date, count(*) FILTER (WHERE a.status = 'PRESENT'), count(*) FILTER (WHERE a.status = 'ABSENT')
  FROM public.attendance a JOIN public.school_classes c ON c.id = a.class_id JOIN public.institutions i ON i.id = c.institution_id
  GROUP BY 1, 2, 3;
  INSERT INTO public.pupil_years (municipality_id, school_year, student_profile_id, class_id, present, absent)
  SELECT municipality_id, school_year, student_profile_id, (array_agg(class_id) FILTER (WHERE class_id IS NOT NULL))[1], sum(present), sum(absent)
  FROM (
    SELECT municipality_id, school_year, student_profile_id, NULL::uuid AS class_id,
      count(*) FILTER (WHERE status = 'PRESENT') AS present, count(*) FILTER (WHERE status = 'ABSENT') AS absent
    FROM public.attendance GROUP BY 1, 2, 3
    UNION ALL
    SELECT i.municipality_id, e.school_year, e.profile_id, CASE WHEN c.archived_at IS NULL THEN c.id END, 0, 0
    FROM public.enrolments e JOIN public.school_classes c ON c.id = e.class_id JOIN public.institutions i ON i.id = c.institution_id
    WHERE e.ends_on IS NULL
  ) known GROUP BY 1, 2, 3;
  INSERT INTO public.class_figures (class_id, municipality_id, institution_id, school_year, archived, pupils, disciplines,
    present, absent, grades, score_sum)
  SELECT c.id, i.municipality_id, i.id, c.academic_year, c.archived_at IS NOT NULL, coalesce(e.n, 0), coalesce(t.n, 0),
    coalesce(a.present, 0), coalesce(a.absent, 0), coalesce(g.n, 0), coalesce(g.score, 0)
  FROM public.school_classes c
  JOIN public.institutions i ON i.id = c.institution_id
  LEFT JOIN (SELECT class_id, count(*) AS n FROM public.enrolments WHERE ends_on IS NULL GROUP BY 1) e ON e.class_id = c.id
  LEFT JOIN (SELECT class_id, count(DISTINCT discipline_id) AS n FROM public.class_teachers GROUP BY 1) t ON t.class_id = c.id
  LEFT JOIN (
    SELECT class_id, extract(year FROM date)::smallint AS school_year, sum(present) AS present, sum(absent) AS absent
    FROM public.class_days GROUP BY 1, 2) a ON a.class_id = c.id AND a.school_year = c.academic_year
  LEFT JOIN (SELECT class_id, school_year, count(*) AS n, sum(score) AS score FROM public.grades GROUP BY 1, 2) g
    ON g.class_id = c.id AND g.school_year = c.academic_year;
  UPDATE public.class_figures f SET posted = public.posted_in(f) WHERE f.grades > 0;
END
$$;--> statement-breakpoint
-- Last: from here on to the end nobody else writes an enrolment.
CREATE TRIGGER enrolments_added AFTER INSERT ON "enrolments" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.enrolments_lead_posted();--> statement-breakpoint
CREATE TRIGGER enrolments_removed AFTER DELETE ON "enrolments" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION public.enrolments_lead_posted();--> statement-breakpoint
CREATE TRIGGER enrolments_changed AFTER UPDATE ON "enrolments" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.enrolments_lead_posted();
