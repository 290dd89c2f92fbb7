-- A partition a school year, made before the year's first row; rows of a year without one go to the default partition.
-- Where the default already holds rows of that year nothing is made: they stay there, and queries find them all the same.
CREATE FUNCTION public.ensure_school_year(year integer) RETURNS void
  LANGUAGE plpgsql
  AS $$
DECLARE
  parent text;
  misplaced boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ensure_school_year'));
  FOREACH parent IN ARRAY ARRAY['attendance', 'grades', 'assessment_results', 'module_answers', 'audit_log'] LOOP
    IF to_regclass(format('public.%I', parent || '_' || year)) IS NULL THEN
      EXECUTE format('SELECT EXISTS (SELECT FROM public.%I WHERE school_year = %s)', parent || '_default', year) INTO misplaced;
      IF NOT misplaced THEN
        EXECUTE format('CREATE TABLE public.%I PARTITION OF public.%I FOR VALUES IN (%s)', parent || '_' || year, parent, year);
      END IF;
    END IF;
  END LOOP;
END
$$;--> statement-breakpoint
CREATE TABLE "attendance_default" PARTITION OF "attendance" DEFAULT;--> statement-breakpoint
CREATE TABLE "grades_default" PARTITION OF "grades" DEFAULT;--> statement-breakpoint
CREATE TABLE "assessment_results_default" PARTITION OF "assessment_results" DEFAULT;--> statement-breakpoint
CREATE TABLE "module_answers_default" PARTITION OF "module_answers" DEFAULT;--> statement-breakpoint
CREATE TABLE "audit_log_default" PARTITION OF "audit_log" DEFAULT;--> statement-breakpoint
SELECT ensure_school_year(year) FROM generate_series(2025, 2027) AS year;--> statement-breakpoint
-- profiles.user_in_use follows its user, so that an index can keep a CPF unique among the people in use.
CREATE FUNCTION public.profile_follows_user() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  SELECT is_active AND archived_at IS NULL INTO NEW.user_in_use FROM public.users WHERE id = NEW.user_id;
  NEW.user_in_use := coalesce(NEW.user_in_use, true);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER profiles_follow_user BEFORE INSERT OR UPDATE OF user_id, user_in_use ON "profiles"
  FOR EACH ROW EXECUTE FUNCTION public.profile_follows_user();--> statement-breakpoint
CREATE FUNCTION public.user_leads_profiles() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE public.profiles SET user_in_use = NEW.is_active AND NEW.archived_at IS NULL WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_lead_profiles AFTER UPDATE OF is_active, archived_at ON "users"
  FOR EACH ROW
  WHEN (OLD.is_active IS DISTINCT FROM NEW.is_active OR OLD.archived_at IS DISTINCT FROM NEW.archived_at)
  EXECUTE FUNCTION public.user_leads_profiles();
