DROP INDEX "users_name";--> statement-breakpoint
DROP INDEX "users_open";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "municipality_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE FUNCTION public.place_people(people uuid[]) RETURNS void
  LANGUAGE sql
  AS $$
    UPDATE public.users u SET municipality_ids = placed.ids
    FROM (
      SELECT person.id, coalesce(array_agg(DISTINCT m.id ORDER BY m.id) FILTER (WHERE m.id IS NOT NULL), '{}') AS ids
      FROM unnest(people) AS person(id)
      LEFT JOIN public.profiles p ON p.user_id = person.id
      LEFT JOIN public.institutions i ON i.id = p.institution_id
      LEFT JOIN LATERAL (VALUES (p.municipality_id), (i.municipality_id)) AS m(id) ON true
      GROUP BY person.id ORDER BY person.id
    ) placed
    WHERE u.id = placed.id AND u.municipality_ids IS DISTINCT FROM placed.ids
  $$;--> statement-breakpoint
CREATE FUNCTION public.profiles_place_people() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  people uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT user_id) INTO people FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT user_id) INTO people FROM removed;
  ELSE
    SELECT array_agg(DISTINCT moved.user_id) INTO people FROM (
      (SELECT user_id, institution_id, municipality_id FROM added EXCEPT SELECT user_id, institution_id, municipality_id FROM removed)
      UNION ALL
      (SELECT user_id, institution_id, municipality_id FROM removed EXCEPT SELECT user_id, institution_id, municipality_id FROM added)
    ) moved;
  END IF;
  IF people IS NOT NULL THEN PERFORM public.place_people(people); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION public.institution_places_people() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM public.place_people(array_agg(DISTINCT user_id)) FROM public.profiles WHERE institution_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER profiles_added_place_people AFTER INSERT ON "profiles" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.profiles_place_people();--> statement-breakpoint
CREATE TRIGGER profiles_removed_place_people AFTER DELETE ON "profiles" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION public.profiles_place_people();--> statement-breakpoint
CREATE TRIGGER profiles_moved_place_people AFTER UPDATE ON "profiles" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.profiles_place_people();--> statement-breakpoint
CREATE TRIGGER institutions_place_people AFTER UPDATE OF municipality_id ON "institutions" FOR EACH ROW
  WHEN (OLD.municipality_id IS DISTINCT FROM NEW.municipality_id) EXECUTE FUNCTION public.institution_places_people();--> statement-breakpoint
SELECT public.place_people(array_agg(DISTINCT user_id)) FROM public.profiles;--> statement-breakpoint
CREATE INDEX "users_municipalities" ON "users" USING gin ("municipality_ids") WHERE "users"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name","id","searched","municipality_ids") WHERE "users"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "users_open" ON "users" USING btree ("role","is_active","municipality_ids") WHERE "users"."archived_at" is null;
