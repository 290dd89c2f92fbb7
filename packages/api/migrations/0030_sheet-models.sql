CREATE TABLE "sheet_model_editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"model_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"layout" jsonb NOT NULL,
	"shape" jsonb NOT NULL,
	"test" jsonb NOT NULL,
	"picture_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_model_editions_number" UNIQUE("model_id","number")
);
--> statement-breakpoint
CREATE TABLE "sheet_models" (
	"id" uuid PRIMARY KEY NOT NULL,
	"municipality_id" uuid NOT NULL,
	"institution_id" uuid,
	"name" text COLLATE "public"."pt_br" NOT NULL,
	"editions" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "sheet_models_name_present" CHECK (btrim("sheet_models"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "sheet_model_edition_id" uuid;--> statement-breakpoint
ALTER TABLE "sheet_model_editions" ADD CONSTRAINT "sheet_model_editions_model_id_sheet_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."sheet_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_model_editions" ADD CONSTRAINT "sheet_model_editions_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_models" ADD CONSTRAINT "sheet_models_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_models" ADD CONSTRAINT "sheet_models_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_models" ADD CONSTRAINT "sheet_models_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_models_owner" ON "sheet_models" USING btree ("municipality_id","institution_id");--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_sheet_model_edition_id_sheet_model_editions_id_fk" FOREIGN KEY ("sheet_model_edition_id") REFERENCES "public"."sheet_model_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_sheet_model" ON "assessments" USING btree ("sheet_model_edition_id") WHERE "assessments"."sheet_model_edition_id" is not null;