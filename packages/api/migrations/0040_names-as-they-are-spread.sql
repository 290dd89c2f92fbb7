-- First names are many and unevenly spread: of a hundred bounds of the histogram one that 1,300 people have is taken for 25, and a school's
-- search looks at all of the network that have it.
ALTER TABLE "users" ALTER COLUMN "searched" SET STATISTICS 2000;--> statement-breakpoint
ANALYZE "users";
