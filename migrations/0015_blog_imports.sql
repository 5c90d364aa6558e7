CREATE TABLE "blog_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_by" uuid,
	"file_name" text NOT NULL,
	"file_key" text,
	"status" text NOT NULL,
	"options" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_pages" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "blog_imports" ADD CONSTRAINT "blog_imports_started_by_staff_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_imports_created_at_idx" ON "blog_imports" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "blog_pages" ADD CONSTRAINT "blog_pages_import_key_unique" UNIQUE("import_key");--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_import_hash_unique" UNIQUE("import_hash");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_import_key_unique" UNIQUE("import_key");