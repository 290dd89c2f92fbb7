CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"failure" text,
	"name" text,
	"size_bytes" bigint,
	"missing_files" integer,
	"gone_at" timestamp with time zone,
	CONSTRAINT "backups_name_unique" UNIQUE("name"),
	CONSTRAINT "backups_failure_known" CHECK ("backups"."failure" in ('no-room', 'no-folder', 'unreadable', 'unexpected')),
	CONSTRAINT "backups_file_or_failure" CHECK (("backups"."name" is null) = ("backups"."failure" is not null)),
	CONSTRAINT "backups_size_of_file" CHECK (("backups"."name" is null) = ("backups"."size_bytes" is null))
);
--> statement-breakpoint
CREATE INDEX "backups_began" ON "backups" USING btree ("began_at");