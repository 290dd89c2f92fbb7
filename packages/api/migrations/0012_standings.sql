CREATE TABLE "standings" (
	"subject" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION public.stand_anew(wanted text) RETURNS void
  LANGUAGE sql
  AS $$ INSERT INTO public.standings AS s (subject) VALUES (wanted) ON CONFLICT (subject) DO UPDATE SET version = s.version + 1 $$;--> statement-breakpoint
-- For the subject that a column of the row names, after a prefix; where a change moves a row, for both.
CREATE FUNCTION public.subject_stands_anew() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  before text := TG_ARGV[0] || (to_jsonb(OLD) ->> TG_ARGV[1]);
  after text := TG_ARGV[0] || (to_jsonb(NEW) ->> TG_ARGV[1]);
BEGIN
  IF before IS NOT NULL THEN PERFORM public.stand_anew(before); END IF;
  IF after IS NOT NULL AND after IS DISTINCT FROM before THEN PERFORM public.stand_anew(after); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION public.pupil_stands_anew() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM public.stand_anew(p.user_id::text) FROM public.profiles p WHERE p.id IN (OLD.profile_id, NEW.profile_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION public.all_stand_anew() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF 'maintenance' IN (OLD.key, NEW.key) THEN PERFORM public.stand_anew('maintenance'); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_stand_anew AFTER UPDATE OF name, role, is_active, archived_at ON "users" FOR EACH ROW
  WHEN ((OLD.name, OLD.role, OLD.is_active, OLD.archived_at) IS DISTINCT FROM (NEW.name, NEW.role, NEW.is_active, NEW.archived_at))
  EXECUTE FUNCTION public.subject_stands_anew('', 'id');--> statement-breakpoint
CREATE TRIGGER profiles_stand_anew AFTER INSERT OR DELETE OR UPDATE OF user_id, institution_id, municipality_id, created_at ON "profiles"
  FOR EACH ROW EXECUTE FUNCTION public.subject_stands_anew('', 'user_id');--> statement-breakpoint
CREATE TRIGGER enrolments_stand_anew AFTER INSERT OR DELETE OR UPDATE OF profile_id, class_id, school_year, ends_on ON "enrolments"
  FOR EACH ROW EXECUTE FUNCTION public.pupil_stands_anew();--> statement-breakpoint
CREATE TRIGGER institutions_stand_anew AFTER UPDATE OF municipality_id ON "institutions" FOR EACH ROW
  WHEN (OLD.municipality_id IS DISTINCT FROM NEW.municipality_id) EXECUTE FUNCTION public.subject_stands_anew('', 'id');--> statement-breakpoint
CREATE TRIGGER user_permission_overrides_stand_anew AFTER INSERT OR UPDATE OR DELETE ON "user_permission_overrides"
  FOR EACH ROW EXECUTE FUNCTION public.subject_stands_anew('', 'user_id');--> statement-breakpoint
CREATE TRIGGER user_permissions_stand_anew AFTER INSERT OR UPDATE OR DELETE ON "user_permissions"
  FOR EACH ROW EXECUTE FUNCTION public.subject_stands_anew('', 'user_id');--> statement-breakpoint
CREATE TRIGGER role_permission_overrides_stand_anew AFTER INSERT OR UPDATE OR DELETE ON "role_permission_overrides"
  FOR EACH ROW EXECUTE FUNCTION public.subject_stands_anew('role:', 'role');--> statement-breakpoint
CREATE TRIGGER role_permissions_stand_anew AFTER INSERT OR UPDATE OR DELETE ON "role_permissions"
  FOR EACH ROW EXECUTE FUNCTION public.subject_stands_anew('role:', 'role');--> statement-breakpoint
CREATE TRIGGER settings_stand_anew AFTER INSERT OR UPDATE OR DELETE ON "settings"
  FOR EACH ROW EXECUTE FUNCTION public.all_stand_anew();
