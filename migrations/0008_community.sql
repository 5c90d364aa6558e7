CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "community_authors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"posts_count" integer NOT NULL,
	CONSTRAINT "community_authors_not_negative" CHECK ("community_authors"."posts_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_cuisines" (
	"cuisine" text PRIMARY KEY NOT NULL,
	"posts_count" integer NOT NULL,
	CONSTRAINT "community_cuisines_not_negative" CHECK ("community_cuisines"."posts_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_documents" (
	"public_recipe_id" uuid PRIMARY KEY NOT NULL,
	"segment" integer NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_totals" (
	"id" integer PRIMARY KEY NOT NULL,
	"posts_count" integer NOT NULL,
	"ever_shared" integer NOT NULL,
	CONSTRAINT "community_totals_one_row" CHECK ("community_totals"."id" = 1),
	CONSTRAINT "community_totals_not_negative" CHECK ("community_totals"."posts_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"posts_count" integer NOT NULL,
	CONSTRAINT "community_words_not_negative" CHECK ("community_words"."posts_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_recipe_id" uuid NOT NULL,
	"comment_id" uuid,
	"reported_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_recipe_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_comments_once" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "recipe_comments_content_length" CHECK (char_length("recipe_comments"."content") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "recipe_favorites" (
	"public_recipe_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recipe_favorites_public_recipe_id_user_id_pk" PRIMARY KEY("public_recipe_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_likes" (
	"public_recipe_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recipe_likes_public_recipe_id_user_id_pk" PRIMARY KEY("public_recipe_id","user_id")
);
--> statement-breakpoint
DROP INDEX "public_recipes_shared_by_idx";--> statement-breakpoint
ALTER TABLE "public_recipes" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "public_recipes" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "kcal" real GENERATED ALWAYS AS (((nutrition -> 'perServing' ->> 'kcal')::real)) STORED;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "protein_g" real GENERATED ALWAYS AS (((nutrition -> 'perServing' ->> 'proteinG')::real)) STORED;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "plate_url" text;--> statement-breakpoint
ALTER TABLE "public_recipes" ADD COLUMN "cuisine" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_authors" ADD CONSTRAINT "community_authors_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_documents" ADD CONSTRAINT "community_documents_public_recipe_id_public_recipes_id_fk" FOREIGN KEY ("public_recipe_id") REFERENCES "public"."public_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_public_recipe_id_public_recipes_id_fk" FOREIGN KEY ("public_recipe_id") REFERENCES "public"."public_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_comment_id_recipe_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."recipe_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_reported_by_profiles_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_comments" ADD CONSTRAINT "recipe_comments_public_recipe_id_public_recipes_id_fk" FOREIGN KEY ("public_recipe_id") REFERENCES "public"."public_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_comments" ADD CONSTRAINT "recipe_comments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_favorites" ADD CONSTRAINT "recipe_favorites_public_recipe_id_public_recipes_id_fk" FOREIGN KEY ("public_recipe_id") REFERENCES "public"."public_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_favorites" ADD CONSTRAINT "recipe_favorites_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_likes" ADD CONSTRAINT "recipe_likes_public_recipe_id_public_recipes_id_fk" FOREIGN KEY ("public_recipe_id") REFERENCES "public"."public_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_likes" ADD CONSTRAINT "recipe_likes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_authors_posts_count_idx" ON "community_authors" USING btree ("posts_count","user_id");--> statement-breakpoint
CREATE INDEX "community_cuisines_posts_count_idx" ON "community_cuisines" USING btree ("posts_count","cuisine");--> statement-breakpoint
CREATE INDEX "community_documents_document_idx" ON "community_documents" USING gin ("document") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "community_words_trigrams_idx" ON "community_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "content_reports_post_once" ON "content_reports" USING btree ("public_recipe_id","reported_by") WHERE "content_reports"."comment_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_reports_comment_once" ON "content_reports" USING btree ("comment_id","reported_by") WHERE "content_reports"."comment_id" is not null;--> statement-breakpoint
CREATE INDEX "content_reports_public_recipe_id_idx" ON "content_reports" USING btree ("public_recipe_id");--> statement-breakpoint
CREATE INDEX "content_reports_reported_by_idx" ON "content_reports" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "content_reports_created_at_id_idx" ON "content_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "recipe_comments_public_recipe_id_idx" ON "recipe_comments" USING btree ("public_recipe_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recipe_favorites_user_id_idx" ON "recipe_favorites" USING btree ("user_id","created_at","public_recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_likes_user_id_idx" ON "recipe_likes" USING btree ("user_id","created_at","public_recipe_id");--> statement-breakpoint
CREATE INDEX "public_recipes_likes_idx" ON "public_recipes" USING btree ("likes_count","created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_comments_idx" ON "public_recipes" USING btree ("comments_count","created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_cuisine_idx" ON "public_recipes" USING btree ("cuisine","created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_cuisine_likes_idx" ON "public_recipes" USING btree ("cuisine","likes_count","created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_cuisine_comments_idx" ON "public_recipes" USING btree ("cuisine","comments_count","created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_shared_by_idx" ON "public_recipes" USING btree ("shared_by","created_at","id");