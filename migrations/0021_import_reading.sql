ALTER TABLE "blog_imports" ALTER COLUMN "plan" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_imports" ADD COLUMN "refusal" text;--> statement-breakpoint
-- `/blog/tag/…` are the pages of tags: a category that has had that address gets another one, and its old addresses lead there.
INSERT INTO "blog_redirects" ("from_path", "to_path", "post_id", "created_at")
SELECT old."from_path", '/blog/' || free."slug" || old."end", old."post_id", now()
FROM "blog_categories" AS category
CROSS JOIN LATERAL (
  SELECT CASE WHEN EXISTS (SELECT 1 FROM "blog_categories" AS other WHERE other."slug" = 'tag-posts')
    THEN 'tag-posts-' || category."id" ELSE 'tag-posts' END AS "slug"
) AS free
CROSS JOIN LATERAL (
  SELECT '/blog/tag' AS "from_path", '' AS "end", NULL::uuid AS "post_id"
  UNION ALL
  SELECT '/blog/tag/' || post."slug", '/' || post."slug", post."id"
  FROM "blog_posts" AS post WHERE post."category_id" = category."id" AND post."status" = 'published'
) AS old
WHERE category."slug" = 'tag'
ON CONFLICT ("from_path") DO NOTHING;--> statement-breakpoint
UPDATE "blog_redirects" AS redirect SET "to_path" = '/blog/' || CASE
  WHEN EXISTS (SELECT 1 FROM "blog_categories" AS other WHERE other."slug" = 'tag-posts')
  THEN 'tag-posts-' || category."id" ELSE 'tag-posts' END || substr(redirect."to_path", length('/blog/tag') + 1)
FROM "blog_categories" AS category
WHERE category."slug" = 'tag' AND (redirect."to_path" = '/blog/tag' OR redirect."to_path" IN (
  SELECT '/blog/tag/' || post."slug" FROM "blog_posts" AS post WHERE post."category_id" = category."id"
));--> statement-breakpoint
UPDATE "blog_categories" AS category SET "slug" = CASE
  WHEN EXISTS (SELECT 1 FROM "blog_categories" AS other WHERE other."slug" = 'tag-posts')
  THEN 'tag-posts-' || category."id" ELSE 'tag-posts' END
WHERE category."slug" = 'tag';
