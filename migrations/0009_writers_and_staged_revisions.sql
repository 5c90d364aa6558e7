CREATE TABLE "blog_bin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"data" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"deleted_by" uuid
);
--> statement-breakpoint
ALTER TABLE "blog_post_versions" ADD COLUMN "staged_version" integer;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "written_by" uuid;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "staged_version" integer;--> statement-breakpoint
ALTER TABLE "blog_bin" ADD CONSTRAINT "blog_bin_deleted_by_staff_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_bin_deleted_at_idx" ON "blog_bin" USING btree ("deleted_at","id");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_written_by_staff_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_posts_written_by_idx" ON "blog_posts" USING btree ("written_by","updated_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_submitted_at_idx" ON "blog_posts" USING btree ("submitted_at") WHERE "blog_posts"."submitted_at" is not null;--> statement-breakpoint
-- Whoever saved the first version wrote the post.
UPDATE "blog_posts" AS post SET "written_by" = first."saved_by"
FROM (
  SELECT DISTINCT ON ("post_id") "post_id", "saved_by" FROM "blog_post_versions" ORDER BY "post_id", "version"
) AS first
WHERE first."post_id" = post."id" AND first."saved_by" IS NOT NULL;
