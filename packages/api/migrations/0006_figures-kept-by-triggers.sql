-- Place of a period in class_figures.posted: four bimesters, three trimesters, two semesters, twelve months.
CREATE FUNCTION public.grade_slot(scope text, period_index integer) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT period_index + CASE scope WHEN 'BIMESTER' THEN 0 WHEN 'TRIMESTER' THEN 4 WHEN 'SEMESTER' THEN 7 ELSE 9 END $$;--> statement-breakpoint
CREATE TYPE public.pupil_days AS (
  municipality_id uuid, school_year smallint, class_id uuid, date date, student_profile_id uuid, status text, sign integer);--> statement-breakpoint
CREATE TYPE public.class_scores AS (class_id uuid, school_year smallint, slot integer, score numeric, sign integer);--> statement-breakpoint
-- Attendance and grades of a class in its own year, counted from the rows. The rare way: everything else adds and subtracts.
CREATE FUNCTION public.recount_class(wanted uuid) RETURNS void
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
    posted = (
      SELECT array_agg(coalesce(n, 0) ORDER BY slot) FROM generate_series(1, 21) AS slot LEFT JOIN (
        SELECT public.grade_slot(g.scope, g.period_index) AS slot, count(*)::integer AS n FROM public.grades g
        WHERE g.municipality_id = f.municipality_id AND g.school_year = f.school_year AND g.class_id = f.class_id GROUP BY 1
      ) counted USING (slot))
  WHERE f.class_id = wanted;
END
$$;--> statement-breakpoint
CREATE FUNCTION public.class_leads_figures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO public.class_figures (class_id, municipality_id, institution_id, school_year, archived)
  SELECT NEW.id, i.municipality_id, i.id, NEW.academic_year, NEW.archived_at IS NOT NULL
  FROM public.institutions i WHERE i.id = NEW.institution_id
  ON CONFLICT (class_id) DO UPDATE SET municipality_id = excluded.municipality_id, institution_id = excluded.institution_id,
    school_year = excluded.school_year, archived = excluded.archived;
  IF TG_OP = 'INSERT' THEN RETURN NULL; END IF;
  IF NEW.academic_year IS DISTINCT FROM OLD.academic_year THEN PERFORM public.recount_class(NEW.id); END IF;
  IF NEW.archived_at IS NOT NULL AND OLD.archived_at IS NULL THEN
    UPDATE public.pupil_years SET class_id = NULL WHERE class_id = NEW.id;
  ELSIF NEW.archived_at IS NULL AND OLD.archived_at IS NOT NULL THEN
    UPDATE public.pupil_years y SET class_id = NEW.id FROM public.enrolments e, public.institutions i
    WHERE e.class_id = NEW.id AND e.ends_on IS NULL AND i.id = NEW.institution_id
      AND y.municipality_id = i.municipality_id AND y.school_year = e.school_year AND y.student_profile_id = e.profile_id;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER school_classes_lead_figures AFTER INSERT OR UPDATE OF institution_id, academic_year, archived_at ON "school_classes"
  FOR EACH ROW EXECUTE FUNCTION public.class_leads_figures();--> statement-breakpoint
CREATE FUNCTION public.institution_leads_figures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE public.class_figures SET municipality_id = NEW.municipality_id WHERE institution_id = NEW.id;
  UPDATE public.class_days SET municipality_id = NEW.municipality_id
  WHERE class_id IN (SELECT id FROM public.school_classes WHERE institution_id = NEW.id);
  UPDATE public.pupil_years SET class_id = NULL
  WHERE class_id IN (SELECT id FROM public.school_classes WHERE institution_id = NEW.id);
  INSERT INTO public.pupil_years (municipality_id, school_year, student_profile_id, class_id)
  SELECT NEW.municipality_id, e.school_year, e.profile_id, c.id
  FROM public.enrolments e JOIN public.school_classes c ON c.id = e.class_id AND c.archived_at IS NULL
  WHERE c.institution_id = NEW.id AND e.ends_on IS NULL
  ON CONFLICT (municipality_id, school_year, student_profile_id) DO UPDATE SET class_id = excluded.class_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER institutions_lead_figures AFTER UPDATE OF municipality_id ON "institutions"
  FOR EACH ROW WHEN (OLD.municipality_id IS DISTINCT FROM NEW.municipality_id)
  EXECUTE FUNCTION public.institution_leads_figures();--> statement-breakpoint
CREATE FUNCTION public.enrolment_leads_figures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.ends_on IS NULL THEN
    UPDATE public.class_figures SET pupils = pupils - 1 WHERE class_id = OLD.class_id;
    UPDATE public.pupil_years SET class_id = NULL
    WHERE student_profile_id = OLD.profile_id AND school_year = OLD.school_year AND class_id = OLD.class_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.ends_on IS NULL THEN
    UPDATE public.class_figures SET pupils = pupils + 1 WHERE class_id = NEW.class_id;
    INSERT INTO public.pupil_years (municipality_id, school_year, student_profile_id, class_id)
    SELECT f.municipality_id, NEW.school_year, NEW.profile_id, CASE WHEN NOT f.archived THEN f.class_id END
    FROM public.class_figures f WHERE f.class_id = NEW.class_id
    ON CONFLICT (municipality_id, school_year, student_profile_id) DO UPDATE SET class_id = excluded.class_id;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER enrolments_lead_figures AFTER INSERT OR DELETE OR UPDATE OF class_id, ends_on ON "enrolments"
  FOR EACH ROW EXECUTE FUNCTION public.enrolment_leads_figures();--> statement-breakpoint
CREATE FUNCTION public.assignment_leads_figures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE public.class_figures f
  SET disciplines = (SELECT count(DISTINCT discipline_id) FROM public.class_teachers t WHERE t.class_id = f.class_id)
  WHERE f.class_id IN (OLD.class_id, NEW.class_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER class_teachers_lead_figures AFTER INSERT OR DELETE OR UPDATE OF class_id, discipline_id ON "class_teachers"
  FOR EACH ROW EXECUTE FUNCTION public.assignment_leads_figures();--> statement-breakpoint
-- What a statement on attendance adds and takes away. In the order of the keys, so that two statements never wait for each other.
CREATE FUNCTION public.attendance_leads_figures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  changed public.pupil_days[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(ROW(municipality_id, school_year, class_id, date, student_profile_id, status, 1)::public.pupil_days)
      INTO changed FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(ROW(municipality_id, school_year, class_id, date, student_profile_id, status, -1)::public.pupil_days)
      INTO changed FROM removed;
  ELSE
    SELECT array_agg(ROW(municipality_id, school_year, class_id, date, student_profile_id, status, sign)::public.pupil_days)
      INTO changed FROM (SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 FROM removed) both_sides;
  END IF;
  IF changed IS NULL THEN RETURN NULL; END IF;
  WITH sums AS (
    SELECT class_id, school_year, coalesce(sum(sign) FILTER (WHERE status = 'PRESENT'), 0) AS present,
      coalesce(sum(sign) FILTER (WHERE status = 'ABSENT'), 0) AS absent
    FROM unnest(changed) GROUP BY 1, 2 ORDER BY 1, 2)
  UPDATE public.class_figures f SET present = f.present + s.present, absent = f.absent + s.absent
  FROM sums s WHERE f.class_id = s.class_id AND f.school_year = s.school_year AND (s.present <> 0 OR s.absent <> 0);
  INSERT INTO public.class_days AS d (municipality_id, class_id, date, present, absent)
  SELECT min(municipality_id::text)::uuid, class_id, date, coalesce(sum(sign) FILTER (WHERE status = 'PRESENT'), 0),
    coalesce(sum(sign) FILTER (WHERE status = 'ABSENT'), 0)
  FROM unnest(changed) GROUP BY class_id, date ORDER BY class_id, date
  ON CONFLICT (class_id, date) DO UPDATE SET present = d.present + excluded.present, absent = d.absent + excluded.absent;
  INSERT INTO public.pupil_years AS y (municipality_id, school_year, student_profile_id, present, absent)
  SELECT municipality_id, school_year, student_profile_id, coalesce(sum(sign) FILTER (WHERE status = 'PRESENT'), 0),
    coalesce(sum(sign) FILTER (WHERE status = 'ABSENT'), 0)
  FROM unnest(changed) GROUP BY 1, 2, 3 HAVING sum(sign) FILTER (WHERE status = 'PRESENT') <> 0 OR sum(sign) FILTER (WHERE status = 'ABSENT') <> 0
  ORDER BY 1, 2, 3
  ON CONFLICT (municipality_id, school_year, student_profile_id)
    DO UPDATE SET present = y.present + excluded.present, absent = y.absent + excluded.absent;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER attendance_added AFTER INSERT ON "attendance" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_leads_figures();--> statement-breakpoint
CREATE TRIGGER attendance_removed AFTER DELETE ON "attendance" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_leads_figures();--> statement-breakpoint
CREATE TRIGGER attendance_changed AFTER UPDATE ON "attendance" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_leads_figures();--> statement-breakpoint
CREATE FUNCTION public.grades_lead_figures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  changed public.class_scores[];
  line record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(ROW(class_id, school_year, public.grade_slot(scope, period_index), score, 1)::public.class_scores)
      INTO changed FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(ROW(class_id, school_year, public.grade_slot(scope, period_index), score, -1)::public.class_scores)
      INTO changed FROM removed;
  ELSE
    SELECT array_agg(ROW(class_id, school_year, public.grade_slot(scope, period_index), score, sign)::public.class_scores)
      INTO changed FROM (SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 FROM removed) both_sides;
  END IF;
  FOR line IN
    SELECT class_id, school_year, slot, sum(sign) AS n, sum(sign * score) AS score FROM unnest(changed) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  LOOP
    UPDATE public.class_figures SET grades = grades + line.n, score_sum = score_sum + line.score, posted[line.slot] = posted[line.slot] + line.n
    WHERE class_id = line.class_id AND school_year = line.school_year AND (line.n <> 0 OR line.score <> 0);
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER grades_added AFTER INSERT ON "grades" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.grades_lead_figures();--> statement-breakpoint
CREATE TRIGGER grades_removed AFTER DELETE ON "grades" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION public.grades_lead_figures();--> statement-breakpoint
CREATE TRIGGER grades_changed AFTER UPDATE ON "grades" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.grades_lead_figures();--> statement-breakpoint
-- All figures anew from the rows: after a load with the triggers off, and for what was there before they were.
CREATE FUNCTION public.rebuild_figures() RETURNS void
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
    present, absent, grades, score_sum, posted)
  SELECT c.id, i.municipality_id, i.id, c.academic_year, c.archived_at IS NOT NULL, coalesce(e.n, 0), coalesce(t.n, 0),
    coalesce(a.present, 0), coalesce(a.absent, 0), coalesce(g.n, 0), coalesce(g.score, 0), coalesce(g.posted, array_fill(0, ARRAY[21]))
  FROM public.school_classes c
  JOIN public.institutions i ON i.id = c.institution_id
  LEFT JOIN (SELECT class_id, count(*) AS n FROM public.enrolments WHERE ends_on IS NULL GROUP BY 1) e ON e.class_id = c.id
  LEFT JOIN (SELECT class_id, count(DISTINCT discipline_id) AS n FROM public.class_teachers GROUP BY 1) t ON t.class_id = c.id
  LEFT JOIN (
    SELECT class_id, extract(year FROM date)::smallint AS school_year, sum(present) AS present, sum(absent) AS absent
    FROM public.class_days GROUP BY 1, 2) a ON a.class_id = c.id AND a.school_year = c.academic_year
  LEFT JOIN (
    SELECT class_id, school_year, sum(n) AS n, sum(score) AS score, array_agg(n ORDER BY slot) AS posted
    FROM (
      SELECT k.class_id, k.school_year, slot, coalesce(s.n, 0)::integer AS n, coalesce(s.score, 0) AS score
      FROM (SELECT DISTINCT class_id, school_year FROM public.grades) k CROSS JOIN generate_series(1, 21) AS slot
      LEFT JOIN (
        SELECT class_id, school_year, public.grade_slot(scope, period_index) AS slot, count(*) AS n, sum(score) AS score
        FROM public.grades GROUP BY 1, 2, 3) s USING (class_id, school_year, slot)
    ) slots GROUP BY 1, 2
  ) g ON g.class_id = c.id AND g.school_year = c.academic_year;
END
$$;--> statement-breakpoint
SELECT public.rebuild_figures();
