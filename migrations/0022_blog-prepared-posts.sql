CREATE TABLE "blog_post_texts" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_post_views" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "blog_post_views_not_negative" CHECK ("blog_post_views"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blog_prepared_posts" (
	"post_id" uuid NOT NULL,
	"edition" text NOT NULL,
	"stamp" text NOT NULL,
	"html" "bytea" NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_prepared_posts_post_id_edition_pk" PRIMARY KEY("post_id","edition")
);
--> statement-breakpoint
ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_view_count_not_negative";--> statement-breakpoint
ALTER TABLE "blog_post_texts" ADD CONSTRAINT "blog_post_texts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_views" ADD CONSTRAINT "blog_post_views_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_prepared_posts" ADD CONSTRAINT "blog_prepared_posts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "blog_post_views" ("post_id", "views") SELECT "id", "view_count" FROM "blog_posts";--> statement-breakpoint
ALTER TABLE "blog_posts" DROP COLUMN "view_count";--> statement-breakpoint
-- Room on each page for the next state of its rows, so that counting touches no index.
ALTER TABLE "blog_post_views" SET (fillfactor = 70);--> statement-breakpoint
-- Packed already: the database would only try again.
ALTER TABLE "blog_prepared_posts" ALTER COLUMN "html" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Unpacked and, as far as it fits, in the row: what a search reads it reads of every post.
ALTER TABLE "blog_post_texts" ALTER COLUMN "body" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "blog_post_texts" SET (toast_tuple_target = 8160);--> statement-breakpoint
INSERT INTO "blog_post_texts" ("post_id", "body") SELECT "id", convert_to("search_text", 'UTF8') FROM "blog_posts";--> statement-breakpoint
CREATE FUNCTION "keep_beside_blog_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A row to count in: to add to it is cheap, to make it with the first view is not.
	IF TG_OP = 'INSERT' THEN INSERT INTO blog_post_views (post_id, views) VALUES (NEW.id, 0); END IF;
	INSERT INTO blog_post_texts (post_id, body) VALUES (NEW.id, convert_to(NEW.search_text, 'UTF8'))
		ON CONFLICT (post_id) DO UPDATE SET body = excluded.body;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "blog_posts_beside" AFTER INSERT OR UPDATE OF "search_text" ON "blog_posts"
	FOR EACH ROW EXECUTE FUNCTION keep_beside_blog_post();--> statement-breakpoint
-- What staff write is theirs: links from it are followed.
UPDATE "blog_posts" SET "content_html" = replace("content_html", ' rel="noopener nofollow ugc"', ' rel="noopener"')
	WHERE "content_html" LIKE '% rel="noopener nofollow ugc"%';--> statement-breakpoint
UPDATE "blog_faqs" SET "answer" = replace("answer", ' rel="noopener nofollow ugc"', ' rel="noopener"')
	WHERE "answer" LIKE '% rel="noopener nofollow ugc"%';--> statement-breakpoint
UPDATE "blog_authors" SET "bio" = replace("bio", ' rel="noopener nofollow ugc"', ' rel="noopener"')
	WHERE "bio" LIKE '% rel="noopener nofollow ugc"%';--> statement-breakpoint
UPDATE "blog_categories" SET "pillar_html" = replace("pillar_html", ' rel="noopener nofollow ugc"', ' rel="noopener"')
	WHERE "pillar_html" LIKE '% rel="noopener nofollow ugc"%';--> statement-breakpoint
UPDATE "blog_page_sections" SET "content" = replace("content", ' rel="noopener nofollow ugc"', ' rel="noopener"')
	WHERE "content" LIKE '% rel="noopener nofollow ugc"%';