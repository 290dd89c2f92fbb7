-- What the tables need of the server: all of it also on a managed PostgreSQL from 15 on, where the owner of a database may create trusted extensions.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
-- Dictionary order for people: água beside Água before Zebra, Turma 2 before Turma 10.
CREATE COLLATION public.pt_br (provider = icu, locale = 'pt-BR-u-kn-true');--> statement-breakpoint
-- What a search compares: no case, no accents. Immutable, so that it can be indexed: unaccent(text) alone depends on the search path.
CREATE FUNCTION public.search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;--> statement-breakpoint
CREATE SEQUENCE public.assessment_sheet_code START WITH 101;
