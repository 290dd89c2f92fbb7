CREATE TABLE "request_counts" (
	"key" char(64) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_counts_key_hex" CHECK ("request_counts"."key" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE INDEX "request_counts_end" ON "request_counts" USING btree ("ends_at");