ALTER TABLE "class_events" ADD COLUMN "staff_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What the contract's isStaffMatter says of a title.
UPDATE "class_events" SET "staff_only" = true WHERE "title" ~* '^\s*(conselho de classe|pr[eéÉ]-conselho|reuni[aãÃ]o pedag[oóÓ]gica|reuni[aãÃ]o de professores|planejamento pedag[oóÓ]gico)';
