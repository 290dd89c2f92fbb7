DROP INDEX "institutions_name_search";--> statement-breakpoint
DROP INDEX "profiles_user";--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "searched" text GENERATED ALWAYS AS (search_text(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_user" ON "profiles" USING btree ("user_id","institution_id","municipality_id");