CREATE TABLE "person_views" (
	"user_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_views_user_id_day_viewer_id_kind_pk" PRIMARY KEY("user_id","day","viewer_id","kind"),
	CONSTRAINT "person_views_kind_known" CHECK ("person_views"."kind" in ('DETAILS', 'PHOTO', 'ENROLMENTS', 'RESULTS', 'LEARNING', 'REPORT', 'EXPORT'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person_views" ADD CONSTRAINT "person_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_views" ADD CONSTRAINT "person_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_views_newest" ON "person_views" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "person_views_viewer" ON "person_views" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "person_views_end" ON "person_views" USING btree ("viewed_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased_archived" CHECK ("users"."erased_at" is null or "users"."archived_at" is not null);