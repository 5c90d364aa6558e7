ALTER TABLE "blog_pages" DROP CONSTRAINT "blog_pages_slug_unique";--> statement-breakpoint
ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_slug_unique";--> statement-breakpoint
ALTER TABLE "blog_pages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blog_pages" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "blog_pages" ADD COLUMN "status_before_deletion" text;--> statement-breakpoint
ALTER TABLE "blog_post_versions" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blog_post_versions" ADD COLUMN "publish_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_post_versions" ADD COLUMN "undoes" integer;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "status_before_deletion" text;--> statement-breakpoint
ALTER TABLE "blog_pages" ADD CONSTRAINT "blog_pages_deleted_by_staff_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_deleted_by_staff_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_pages_slug_unique" ON "blog_pages" USING btree ("slug",(case when "deleted_at" is null then '00000000-0000-0000-0000-000000000000'::uuid else "id" end));--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_unique" ON "blog_posts" USING btree ("slug",(case when "deleted_at" is null then '00000000-0000-0000-0000-000000000000'::uuid else "id" end));--> statement-breakpoint
CREATE INDEX "blog_posts_deleted_at_idx" ON "blog_posts" USING btree ("deleted_at","id") WHERE "blog_posts"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "blog_pages" ADD CONSTRAINT "blog_pages_deleted_is_archived" CHECK ("blog_pages"."deleted_at" is null or "blog_pages"."status" = 'archived');--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_deleted_is_archived" CHECK ("blog_posts"."deleted_at" is null or "blog_posts"."status" = 'archived');