-- For misspelt words.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Functions that a stored column needs are bound to each other when they are made: a dump is restored without a search path.

-- A text without marks and signs: "Crème brûlée, 2 eggs" is "Creme brulee  2 eggs".
CREATE FUNCTION "plain_words"(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN translate(
		regexp_replace(normalize(content, NFKD), '[\u0300-\u036f]', '', 'g'),
		'!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~⁄’‘“”–—…°',
		repeat(' ', 50));
--> statement-breakpoint
-- The words of stored HTML: cleaned, so that "<" stands nowhere but at a tag.
CREATE FUNCTION "html_words"(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN plain_words(regexp_replace(html, '<[^>]*>', ' ', 'g'));
--> statement-breakpoint
CREATE FUNCTION "article_search_vector"(title text, excerpt text, tags text[], html text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN setweight(to_tsvector('english', plain_words(title)), 'A')
		|| setweight(to_tsvector('english', plain_words(excerpt || ' ' || array_to_string(tags, ' '))), 'B')
		|| setweight(to_tsvector('english', html_words(html)), 'D');
--> statement-breakpoint
-- What somebody typed: every word has to be there, "in quotes" one after the other, -without, or; the last may be half typed.
CREATE FUNCTION "search_query"(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN (
		SELECT CASE WHEN words::text LIKE '%''' THEN (words::text || ':*')::tsquery ELSE words END
		FROM websearch_to_tsquery('english', typed) words
	);
--> statement-breakpoint
CREATE TABLE "billing_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"opening_until" timestamp with time zone NOT NULL,
	"provider_id" text,
	"url" text,
	"subscription_id" text,
	"bill_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_checkouts_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "billing_checkouts_state_known" CHECK ("billing_checkouts"."state" in ('opening', 'open', 'complete', 'expired', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"mode" text NOT NULL,
	"provider_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"gone_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_customers_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "billing_customers_mode_known" CHECK ("billing_customers"."mode" in ('live', 'test', 'sandbox'))
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"mode" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"handled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_events_mode_id_pk" PRIMARY KEY("mode","id")
);
--> statement-breakpoint
CREATE TABLE "billing_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"number" text,
	"payment_id" text,
	"subscription_id" text,
	"covers_until" timestamp with time zone,
	"order_date" timestamp with time zone NOT NULL,
	"amount_total" integer NOT NULL,
	"currency" text NOT NULL,
	"order_status" text NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"is_failure_told" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_orders_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "billing_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"subscription_status" text NOT NULL,
	"price_id" text NOT NULL,
	"plan" text,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"unpaid_since" timestamp with time zone,
	"payment_method_brand" text,
	"payment_method_last4" text,
	"started_at" timestamp with time zone NOT NULL,
	"returned_until" timestamp with time zone,
	"premium_until" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"end_announced_for" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_subscriptions_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_authors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"email" text,
	"bio" text DEFAULT '' NOT NULL,
	"profile_photo_url" text,
	"website_url" text,
	"social_links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_authors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_autosaves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"post_key" text NOT NULL,
	"tab_id" text DEFAULT '0' NOT NULL,
	"fields" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_autosaves_once" UNIQUE("staff_id","post_key","tab_id")
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"pillar_content" text DEFAULT '' NOT NULL,
	"pillar_html" text DEFAULT '' NOT NULL,
	"featured_posts" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"parent_category_id" uuid,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"schema_type" text DEFAULT 'CollectionPage' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_categories_not_own_parent" CHECK ("blog_categories"."parent_category_id" is null or "blog_categories"."parent_category_id" <> "blog_categories"."id")
);
--> statement-breakpoint
CREATE TABLE "blog_faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"sort_order" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_page_sections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"section_type" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sort_order" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"type" text DEFAULT 'page' NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"schema_type" text DEFAULT 'WebPage' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"status_before_deletion" text,
	CONSTRAINT "blog_pages_deleted_is_archived" CHECK ("blog_pages"."deleted_at" is null or "blog_pages"."status" = 'archived')
);
--> statement-breakpoint
CREATE TABLE "blog_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_pictures_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "blog_post_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_by" uuid,
	"published_at" timestamp (3) with time zone,
	"publish_on" timestamp with time zone,
	"undoes" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_post_versions_once" UNIQUE("post_id","version")
);
--> statement-breakpoint
CREATE TABLE "blog_post_views" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "blog_post_views_not_negative" CHECK ("blog_post_views"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"content_format" text DEFAULT 'markdown' NOT NULL,
	"content_html" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"featured_image_url" text,
	"featured_image_alt" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"category_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"publish_on" timestamp with time zone,
	"time_to_read_min" integer DEFAULT 1 NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"schema_type" text DEFAULT 'Article' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"no_index" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"preview_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (article_search_vector(title, excerpt, tags, content_html)) STORED NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"status_before_deletion" text,
	CONSTRAINT "blog_posts_preview_hash_unique" UNIQUE("preview_hash"),
	CONSTRAINT "blog_posts_status_known" CHECK ("blog_posts"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "blog_posts_published_has_time" CHECK ("blog_posts"."status" <> 'published' or "blog_posts"."published_at" is not null),
	CONSTRAINT "blog_posts_deleted_is_archived" CHECK ("blog_posts"."deleted_at" is null or "blog_posts"."status" = 'archived')
);
--> statement-breakpoint
CREATE TABLE "blog_redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL,
	"post_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_settings" (
	"page" text PRIMARY KEY NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diary_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"eaten_on" date NOT NULL,
	"meal_name" text NOT NULL,
	"total_kcal" integer NOT NULL,
	"low_kcal" integer NOT NULL,
	"high_kcal" integer NOT NULL,
	"protein_g" real NOT NULL,
	"carbs_g" real NOT NULL,
	"fat_g" real NOT NULL,
	"fiber_g" real,
	"components" jsonb NOT NULL,
	"confidence" text NOT NULL,
	"notes" text NOT NULL,
	"portions" double precision DEFAULT 1 NOT NULL,
	"planned_meal_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "diary_entries_portions_positive" CHECK ("diary_entries"."portions" > 0),
	CONSTRAINT "diary_entries_not_negative" CHECK ("diary_entries"."total_kcal" >= 0 and "diary_entries"."low_kcal" >= 0 and "diary_entries"."protein_g" >= 0 and "diary_entries"."carbs_g" >= 0 and "diary_entries"."fat_g" >= 0),
	CONSTRAINT "diary_entries_confidence_known" CHECK ("diary_entries"."confidence" in ('high', 'medium', 'low'))
);
--> statement-breakpoint
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
CREATE TABLE "community_totals" (
	"id" integer PRIMARY KEY NOT NULL,
	"posts_count" integer NOT NULL,
	CONSTRAINT "community_totals_one_row" CHECK ("community_totals"."id" = 1),
	CONSTRAINT "community_totals_not_negative" CHECK ("community_totals"."posts_count" >= 0)
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
CREATE TABLE "public_recipe_search" (
	"public_recipe_id" uuid PRIMARY KEY NOT NULL,
	"search_vector" "tsvector" NOT NULL
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
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "contact_messages_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contact_messages_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "food_imports" (
	"release" text PRIMARY KEY NOT NULL,
	"foods_read" integer NOT NULL,
	"foods_stored" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "food_imports_counts" CHECK ("food_imports"."foods_stored" >= 0 and "food_imports"."foods_stored" <= "food_imports"."foods_read")
);
--> statement-breakpoint
CREATE TABLE "imported_foods" (
	"id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"per_100g" jsonb NOT NULL,
	"portions" jsonb NOT NULL,
	"release" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_trials" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"recipes_generated" integer NOT NULL,
	"meals_planned" integer NOT NULL,
	"calories_estimated" integer NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"subscription" text DEFAULT 'free' NOT NULL,
	"recipes_generated" integer DEFAULT 0 NOT NULL,
	"meals_planned" integer DEFAULT 0 NOT NULL,
	"calories_estimated" integer DEFAULT 0 NOT NULL,
	"recipes_reserved" integer DEFAULT 0 NOT NULL,
	"meals_reserved" integer DEFAULT 0 NOT NULL,
	"calories_reserved" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_subscription_known" CHECK ("profiles"."subscription" in ('free', 'premium')),
	CONSTRAINT "profiles_used_not_negative" CHECK ("profiles"."recipes_generated" >= 0 and "profiles"."meals_planned" >= 0 and "profiles"."calories_estimated" >= 0),
	CONSTRAINT "profiles_reserved_not_negative" CHECK ("profiles"."recipes_reserved" >= 0 and "profiles"."meals_reserved" >= 0 and "profiles"."calories_reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"feature" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"amount_micro" bigint NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "model_calls_ended_once" CHECK (("model_calls"."outcome" is null) = ("model_calls"."ended_at" is null)),
	CONSTRAINT "model_calls_not_negative" CHECK ("model_calls"."input_tokens" >= 0 and "model_calls"."output_tokens" >= 0 and "model_calls"."pictures" >= 0 and "model_calls"."amount_micro" >= 0)
);
--> statement-breakpoint
CREATE TABLE "model_spend" (
	"day" date PRIMARY KEY NOT NULL,
	"amount_micro" bigint NOT NULL,
	CONSTRAINT "model_spend_not_negative" CHECK ("model_spend"."amount_micro" >= 0)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"confirm_hash" text,
	"confirm_until" timestamp with time zone,
	"leave_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscribers_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "newsletter_subscribers_leave_hash_unique" UNIQUE("leave_hash"),
	CONSTRAINT "newsletter_subscribers_status_known" CHECK ("newsletter_subscribers"."status" in ('pending', 'confirmed', 'left'))
);
--> statement-breakpoint
CREATE TABLE "available_ingredients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"quantity" text NOT NULL,
	"amount" double precision NOT NULL,
	"unit" text NOT NULL,
	"expiry_date" date,
	"category" text NOT NULL,
	"image_url" text,
	"is_estimated" boolean DEFAULT false NOT NULL,
	"food_id" text,
	"request_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "available_ingredients_amount_positive" CHECK ("available_ingredients"."amount" > 0),
	CONSTRAINT "available_ingredients_unit_known" CHECK ("available_ingredients"."unit" in ('pieces', 'grams', 'kg', 'ml', 'liters', 'cups', 'tbsp', 'tsp', 'cans', 'packages')),
	CONSTRAINT "available_ingredients_category_known" CHECK ("available_ingredients"."category" in ('protein', 'carbs', 'vegetables', 'fruits', 'dairy', 'spices', 'pantry', 'other'))
);
--> statement-breakpoint
CREATE TABLE "food_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"diets" jsonb NOT NULL,
	"allergens" jsonb NOT NULL,
	"dislikes" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_plan_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"meal_plan_id" uuid NOT NULL,
	"day_index" integer NOT NULL,
	"date" date NOT NULL,
	"reasons" jsonb NOT NULL,
	CONSTRAINT "meal_plan_days_once" UNIQUE("meal_plan_id","day_index")
);
--> statement-breakpoint
CREATE TABLE "meal_plan_recipes" (
	"id" text PRIMARY KEY NOT NULL,
	"meal_plan_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"ingredients" jsonb NOT NULL,
	"instructions" jsonb NOT NULL,
	"nutrition" jsonb NOT NULL,
	"cooking_time" text NOT NULL,
	"cooking_time_min" integer NOT NULL,
	"difficulty" text NOT NULL,
	"cuisine_type" text NOT NULL,
	"dish_template" text NOT NULL,
	"written_by" text NOT NULL,
	"source" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meal_plan_recipes_id_begins" CHECK (left("meal_plan_recipes"."id", 10) = 'meal_plan_'),
	CONSTRAINT "meal_plan_recipes_cooking_time_not_negative" CHECK ("meal_plan_recipes"."cooking_time_min" >= 0)
);
--> statement-breakpoint
CREATE TABLE "meal_plan_undos" (
	"meal_plan_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"before" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"goal" text NOT NULL,
	"target_calories" integer NOT NULL,
	"target_protein" double precision NOT NULL,
	"target_carbs" double precision NOT NULL,
	"target_fat" double precision NOT NULL,
	"meals_per_day" integer NOT NULL,
	"current_weight" double precision NOT NULL,
	"target_weight" double precision,
	"activity_level" text NOT NULL,
	"status" text NOT NULL,
	"meals_done" integer DEFAULT 0 NOT NULL,
	"request" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"left_out" jsonb NOT NULL,
	"kitchen_places" jsonb NOT NULL,
	"asked_places" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"claim_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"finished_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "meal_plans_status_known" CHECK ("meal_plans"."status" in ('generating', 'ready', 'incomplete', 'failed')),
	CONSTRAINT "meal_plans_goal_known" CHECK ("meal_plans"."goal" in ('lose_weight', 'gain_muscle', 'maintain', 'bulk', 'cut')),
	CONSTRAINT "meal_plans_meals_per_day" CHECK ("meal_plans"."meals_per_day" between 3 and 6),
	CONSTRAINT "meal_plans_days" CHECK ("meal_plans"."end_date" - "meal_plans"."start_date" between 1 and 7),
	CONSTRAINT "meal_plans_meals_done" CHECK ("meal_plans"."meals_done" between 0 and "meal_plans"."meals_per_day" * ("meal_plans"."end_date" - "meal_plans"."start_date")),
	CONSTRAINT "meal_plans_finished" CHECK (("meal_plans"."status" = 'generating') = ("meal_plans"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "planned_meals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"meal_plan_day_id" uuid NOT NULL,
	"meal_type" text NOT NULL,
	"meal_plan_recipe_id" text,
	"recipe_id" uuid,
	"servings" integer NOT NULL,
	"calories" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"fat" double precision NOT NULL,
	"target_calories" double precision NOT NULL,
	"portion" double precision NOT NULL,
	"ingredients" jsonb NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"is_filled_by_kitchen" boolean DEFAULT false NOT NULL,
	"is_assumed" boolean DEFAULT false NOT NULL,
	"turned_down" jsonb NOT NULL,
	CONSTRAINT "planned_meals_once" UNIQUE("meal_plan_day_id","meal_type"),
	CONSTRAINT "planned_meals_type_known" CHECK ("planned_meals"."meal_type" in ('breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2', 'snack_3')),
	CONSTRAINT "planned_meals_not_negative" CHECK ("planned_meals"."servings" > 0 and "planned_meals"."calories" >= 0 and "planned_meals"."protein" >= 0 and "planned_meals"."carbs" >= 0 and "planned_meals"."fat" >= 0 and "planned_meals"."portion" > 0)
);
--> statement-breakpoint
CREATE TABLE "recipe_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"folder_id" uuid,
	"cooking_time" text NOT NULL,
	"cooking_time_min" integer NOT NULL,
	"difficulty" text NOT NULL,
	"cuisine_type" text NOT NULL,
	"servings" integer NOT NULL,
	"ingredients" jsonb NOT NULL,
	"instructions" jsonb NOT NULL,
	"nutrition" jsonb NOT NULL,
	"kcal" real GENERATED ALWAYS AS (((nutrition -> 'perServing' ->> 'kcal')::real)) STORED,
	"protein_g" real GENERATED ALWAYS AS (((nutrition -> 'perServing' ->> 'proteinG')::real)) STORED,
	"dish_template" text NOT NULL,
	"plate_url" text,
	"written_by" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"shared_at" timestamp with time zone,
	"is_hidden" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipes_servings_positive" CHECK ("recipes"."servings" > 0),
	CONSTRAINT "recipes_cooking_time_not_negative" CHECK ("recipes"."cooking_time_min" >= 0),
	CONSTRAINT "recipes_difficulty_known" CHECK ("recipes"."difficulty" in ('Beginner', 'Intermediate', 'Advanced'))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_recipes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipe_id" uuid NOT NULL,
	"shared_by" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"cuisine" text DEFAULT '' NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_recipes_recipe_id_unique" UNIQUE("recipe_id"),
	CONSTRAINT "public_recipes_counts_not_negative" CHECK ("public_recipes"."likes_count" >= 0 and "public_recipes"."comments_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "staff_two_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"rank" text DEFAULT 'editor' NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "usage_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"result" jsonb,
	CONSTRAINT "usage_claims_once" UNIQUE("member_id","feature","idempotency_key"),
	CONSTRAINT "usage_claims_feature_known" CHECK ("usage_claims"."feature" in ('recipes', 'calories', 'plans')),
	CONSTRAINT "usage_claims_state_known" CHECK ("usage_claims"."state" in ('reserved', 'committed', 'released')),
	CONSTRAINT "usage_claims_settled_once" CHECK (("usage_claims"."state" = 'reserved') = ("usage_claims"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "weight_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"measured_on" date NOT NULL,
	"weight_kg" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "weight_entries_one_a_day" UNIQUE("member_id","measured_on"),
	CONSTRAINT "weight_entries_plausible" CHECK ("weight_entries"."weight_kg" between 30 and 300)
);
--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD CONSTRAINT "billing_checkouts_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_orders" ADD CONSTRAINT "billing_orders_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_autosaves" ADD CONSTRAINT "blog_autosaves_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_categories" ADD CONSTRAINT "blog_categories_parent_category_id_blog_categories_id_fk" FOREIGN KEY ("parent_category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_faqs" ADD CONSTRAINT "blog_faqs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_page_sections" ADD CONSTRAINT "blog_page_sections_page_id_blog_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."blog_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_pages" ADD CONSTRAINT "blog_pages_deleted_by_staff_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_uploaded_by_staff_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_versions" ADD CONSTRAINT "blog_post_versions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_versions" ADD CONSTRAINT "blog_post_versions_saved_by_staff_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_views" ADD CONSTRAINT "blog_post_views_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_blog_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."blog_authors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_deleted_by_staff_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_redirects" ADD CONSTRAINT "blog_redirects_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_planned_meal_id_planned_meals_id_fk" FOREIGN KEY ("planned_meal_id") REFERENCES "public"."planned_meals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_authors" ADD CONSTRAINT "community_authors_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_public_recipe_id_public_recipes_id_fk" FOREIGN KEY ("public_recipe_id") REFERENCES "public"."public_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_comment_id_recipe_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."recipe_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_reported_by_profiles_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_recipe_search" ADD CONSTRAINT "public_recipe_search_public_recipe_id_public_recipes_id_fk" FOREIGN KEY ("public_recipe_id") REFERENCES "public"."public_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_comments" ADD CONSTRAINT "recipe_comments_public_recipe_id_public_recipes_id_fk" FOREIGN KEY ("public_recipe_id") REFERENCES "public"."public_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_comments" ADD CONSTRAINT "recipe_comments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_favorites" ADD CONSTRAINT "recipe_favorites_public_recipe_id_public_recipes_id_fk" FOREIGN KEY ("public_recipe_id") REFERENCES "public"."public_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_favorites" ADD CONSTRAINT "recipe_favorites_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_likes" ADD CONSTRAINT "recipe_likes_public_recipe_id_public_recipes_id_fk" FOREIGN KEY ("public_recipe_id") REFERENCES "public"."public_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_likes" ADD CONSTRAINT "recipe_likes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "available_ingredients" ADD CONSTRAINT "available_ingredients_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_preferences" ADD CONSTRAINT "food_preferences_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_days" ADD CONSTRAINT "meal_plan_days_meal_plan_id_meal_plans_id_fk" FOREIGN KEY ("meal_plan_id") REFERENCES "public"."meal_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_recipes" ADD CONSTRAINT "meal_plan_recipes_meal_plan_id_meal_plans_id_fk" FOREIGN KEY ("meal_plan_id") REFERENCES "public"."meal_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_undos" ADD CONSTRAINT "meal_plan_undos_meal_plan_id_meal_plans_id_fk" FOREIGN KEY ("meal_plan_id") REFERENCES "public"."meal_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_meals" ADD CONSTRAINT "planned_meals_meal_plan_day_id_meal_plan_days_id_fk" FOREIGN KEY ("meal_plan_day_id") REFERENCES "public"."meal_plan_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_meals" ADD CONSTRAINT "planned_meals_meal_plan_recipe_id_meal_plan_recipes_id_fk" FOREIGN KEY ("meal_plan_recipe_id") REFERENCES "public"."meal_plan_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_meals" ADD CONSTRAINT "planned_meals_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_folders" ADD CONSTRAINT "recipe_folders_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_folder_id_recipe_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."recipe_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_recipes" ADD CONSTRAINT "public_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_recipes" ADD CONSTRAINT "public_recipes_shared_by_profiles_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_two_factors" ADD CONSTRAINT "staff_two_factors_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_claims" ADD CONSTRAINT "usage_claims_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weight_entries" ADD CONSTRAINT "weight_entries_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_checkouts_one_open" ON "billing_checkouts" USING btree ("member_id","mode") WHERE "billing_checkouts"."state" in ('opening', 'open');--> statement-breakpoint
CREATE INDEX "billing_checkouts_expires_at_idx" ON "billing_checkouts" USING btree ("expires_at") WHERE "billing_checkouts"."state" in ('opening', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_one_at_provider" ON "billing_customers" USING btree ("member_id","mode") WHERE "billing_customers"."gone_at" is null;--> statement-breakpoint
CREATE INDEX "billing_customers_member_id_idx" ON "billing_customers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "billing_events_mode_created_at_idx" ON "billing_events" USING btree ("mode","created_at");--> statement-breakpoint
CREATE INDEX "billing_orders_customer_id_order_date_idx" ON "billing_orders" USING btree ("customer_id","order_date");--> statement-breakpoint
CREATE INDEX "billing_orders_payment_id_idx" ON "billing_orders" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "billing_orders_subscription_id_idx" ON "billing_orders" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_customer_id_idx" ON "billing_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_premium_until_idx" ON "billing_subscriptions" USING btree ("premium_until");--> statement-breakpoint
CREATE INDEX "sandbox_objects_customer_id_kind_idx" ON "sandbox_objects" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE INDEX "blog_categories_parent_category_id_idx" ON "blog_categories" USING btree ("parent_category_id");--> statement-breakpoint
CREATE INDEX "blog_faqs_post_id_idx" ON "blog_faqs" USING btree ("post_id","sort_order");--> statement-breakpoint
CREATE INDEX "blog_page_sections_page_id_idx" ON "blog_page_sections" USING btree ("page_id","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_pages_slug_unique" ON "blog_pages" USING btree ("slug",(case when "deleted_at" is null then '00000000-0000-0000-0000-000000000000'::uuid else "id" end));--> statement-breakpoint
CREATE INDEX "blog_pictures_created_at_idx" ON "blog_pictures" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_unique" ON "blog_posts" USING btree ("slug",(case when "deleted_at" is null then '00000000-0000-0000-0000-000000000000'::uuid else "id" end));--> statement-breakpoint
CREATE INDEX "blog_posts_deleted_at_idx" ON "blog_posts" USING btree ("deleted_at","id") WHERE "blog_posts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_published_at_idx" ON "blog_posts" USING btree ("published_at","id") WHERE "blog_posts"."status" = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_category_idx" ON "blog_posts" USING btree ("category_id","published_at","id") WHERE "blog_posts"."status" = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_author_idx" ON "blog_posts" USING btree ("author_id","published_at","id") WHERE "blog_posts"."status" = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_featured_idx" ON "blog_posts" USING btree ("published_at","id") WHERE "blog_posts"."status" = 'published' and "blog_posts"."is_featured";--> statement-breakpoint
CREATE INDEX "blog_posts_status_idx" ON "blog_posts" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_updated_at_idx" ON "blog_posts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_publish_on_idx" ON "blog_posts" USING btree ("publish_on") WHERE "blog_posts"."publish_on" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_search_idx" ON "blog_posts" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "blog_redirects_post_id_idx" ON "blog_redirects" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "diary_entries_member_id_eaten_on_idx" ON "diary_entries" USING btree ("member_id","eaten_on");--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entries_planned_meal_id_idx" ON "diary_entries" USING btree ("planned_meal_id");--> statement-breakpoint
CREATE INDEX "community_authors_posts_count_idx" ON "community_authors" USING btree ("posts_count","user_id");--> statement-breakpoint
CREATE INDEX "community_cuisines_posts_count_idx" ON "community_cuisines" USING btree ("posts_count","cuisine");--> statement-breakpoint
CREATE UNIQUE INDEX "content_reports_post_once" ON "content_reports" USING btree ("public_recipe_id","reported_by") WHERE "content_reports"."comment_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_reports_comment_once" ON "content_reports" USING btree ("comment_id","reported_by") WHERE "content_reports"."comment_id" is not null;--> statement-breakpoint
CREATE INDEX "content_reports_public_recipe_id_idx" ON "content_reports" USING btree ("public_recipe_id");--> statement-breakpoint
CREATE INDEX "content_reports_reported_by_idx" ON "content_reports" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "content_reports_created_at_id_idx" ON "content_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "public_recipe_search_idx" ON "public_recipe_search" USING gin ("search_vector") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "recipe_comments_public_recipe_id_idx" ON "recipe_comments" USING btree ("public_recipe_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recipe_favorites_user_id_idx" ON "recipe_favorites" USING btree ("user_id","created_at","public_recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_likes_user_id_idx" ON "recipe_likes" USING btree ("user_id","created_at","public_recipe_id");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_id_idx" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imported_foods_words_idx" ON "imported_foods" USING gin (to_tsvector('english', "description"));--> statement-breakpoint
CREATE INDEX "imported_foods_release_idx" ON "imported_foods" USING btree ("release");--> statement-breakpoint
CREATE INDEX "accounts_user_id_idx" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "former_trials_kept_until_idx" ON "former_trials" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "model_calls_created_at_id_idx" ON "model_calls" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "model_calls_running_idx" ON "model_calls" USING btree ("member_id","deadline_at") WHERE "model_calls"."outcome" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_status_idx" ON "newsletter_subscribers" USING btree ("status","confirmed_at","id");--> statement-breakpoint
CREATE INDEX "available_ingredients_user_id_created_at_id_idx" ON "available_ingredients" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "available_ingredients_once" ON "available_ingredients" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "available_ingredients_removed_at_idx" ON "available_ingredients" USING btree ("removed_at") WHERE "available_ingredients"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "meal_plan_recipes_meal_plan_id_idx" ON "meal_plan_recipes" USING btree ("meal_plan_id");--> statement-breakpoint
CREATE INDEX "meal_plan_undos_created_at_idx" ON "meal_plan_undos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "meal_plans_user_id_created_at_id_idx" ON "meal_plans" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "meal_plans_user_id_idempotency_key_idx" ON "meal_plans" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "meal_plans_deleted_at_idx" ON "meal_plans" USING btree ("deleted_at") WHERE "meal_plans"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "planned_meals_meal_plan_recipe_id_idx" ON "planned_meals" USING btree ("meal_plan_recipe_id");--> statement-breakpoint
CREATE INDEX "planned_meals_recipe_id_idx" ON "planned_meals" USING btree ("recipe_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_folders_user_id_name_idx" ON "recipe_folders" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "recipes_user_id_created_at_id_idx" ON "recipes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recipes_folder_id_idx" ON "recipes" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "recipes_deleted_at_idx" ON "recipes" USING btree ("deleted_at") WHERE "recipes"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "search_words_trigrams_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "public_recipes_created_at_id_idx" ON "public_recipes" USING btree ("created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_likes_idx" ON "public_recipes" USING btree ("likes_count","created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_comments_idx" ON "public_recipes" USING btree ("comments_count","created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_cuisine_idx" ON "public_recipes" USING btree ("cuisine","created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_cuisine_likes_idx" ON "public_recipes" USING btree ("cuisine","likes_count","created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_cuisine_comments_idx" ON "public_recipes" USING btree ("cuisine","comments_count","created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_shared_by_idx" ON "public_recipes" USING btree ("shared_by","created_at","id");--> statement-breakpoint
CREATE INDEX "staff_accounts_user_id_idx" ON "staff_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_actions_created_at_id_idx" ON "staff_actions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "staff_sessions_user_id_idx" ON "staff_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_two_factors_user_id_idx" ON "staff_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_verifications_identifier_idx" ON "staff_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "usage_claims_reserved_deadline_idx" ON "usage_claims" USING btree ("deadline_at") WHERE "usage_claims"."state" = 'reserved';--> statement-breakpoint
CREATE VIEW "public"."stripe_user_orders" AS (select "billing_customers"."member_id", "billing_customers"."mode", "billing_orders"."provider_id" as "order_id", "billing_orders"."number", "billing_orders"."order_date", "billing_orders"."amount_total", "billing_orders"."currency", "billing_orders"."order_status" from "billing_orders" inner join "billing_customers" on "billing_customers"."id" = "billing_orders"."customer_id" where "billing_customers"."member_id" is not null);--> statement-breakpoint
CREATE VIEW "public"."stripe_user_subscriptions" AS (select distinct on ("billing_customers"."member_id", "billing_customers"."mode") "billing_customers"."member_id", "billing_customers"."mode", "billing_subscriptions"."provider_id", "billing_subscriptions"."subscription_status", "billing_subscriptions"."price_id", "billing_subscriptions"."plan", extract(epoch from "billing_subscriptions"."current_period_end")::double precision as "current_period_end", "billing_subscriptions"."cancel_at_period_end", "billing_subscriptions"."payment_method_brand", "billing_subscriptions"."payment_method_last4", "billing_subscriptions"."returned_until", "billing_subscriptions"."missing_since" from "billing_subscriptions" inner join "billing_customers" on "billing_customers"."id" = "billing_subscriptions"."customer_id" where "billing_customers"."member_id" is not null order by "billing_customers"."member_id", "billing_customers"."mode", "billing_subscriptions"."premium_until" desc nulls last, "billing_subscriptions"."started_at" desc);
--> statement-breakpoint
-- What the community book stores twice follows its rows by trigger, so that it does whoever changes them, foreign keys
-- that cascade included. Every change of what the whole book counts begins with its one row of totals: writers wait
-- there for each other and nowhere else, so none can wait in a circle.

CREATE FUNCTION "count_recipe_likes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE public_recipes SET likes_count = likes_count + 1 WHERE id = NEW.public_recipe_id;
	ELSE
		UPDATE public_recipes SET likes_count = likes_count - 1 WHERE id = OLD.public_recipe_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "recipe_likes_count" AFTER INSERT OR DELETE ON "recipe_likes"
	FOR EACH ROW EXECUTE FUNCTION count_recipe_likes();
--> statement-breakpoint
CREATE FUNCTION "count_recipe_comments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE public_recipes SET comments_count = comments_count + 1 WHERE id = NEW.public_recipe_id;
	ELSE
		UPDATE public_recipes SET comments_count = comments_count - 1 WHERE id = OLD.public_recipe_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "recipe_comments_count" AFTER INSERT OR DELETE ON "recipe_comments"
	FOR EACH ROW EXECUTE FUNCTION count_recipe_comments();
--> statement-breakpoint
CREATE FUNCTION "lock_community"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM community_totals WHERE id = 1 FOR UPDATE;
	IF NOT FOUND THEN
		INSERT INTO community_totals (id, posts_count) VALUES (1, 0) ON CONFLICT (id) DO NOTHING;
		PERFORM 1 FROM community_totals WHERE id = 1 FOR UPDATE;
	END IF;
END $$;
--> statement-breakpoint
INSERT INTO community_totals (id, posts_count) VALUES (1, 0);
--> statement-breakpoint
-- Before a post is written: what it takes over from its recipe.
CREATE FUNCTION "fill_public_recipe"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT cuisine_type, coalesce(deleted_at, is_hidden) INTO NEW.cuisine, NEW.hidden_at
	FROM recipes WHERE id = NEW.recipe_id;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "public_recipes_fill" BEFORE INSERT ON "public_recipes"
	FOR EACH ROW EXECUTE FUNCTION fill_public_recipe();
--> statement-breakpoint
-- One post more or less in the totals, its cuisine and its author.
CREATE FUNCTION "move_community_counts"(post public_recipes, step integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_community();
	UPDATE community_totals SET posts_count = posts_count + step WHERE id = 1;
	IF step > 0 THEN
		INSERT INTO community_cuisines AS counted (cuisine, posts_count) VALUES (post.cuisine, step)
			ON CONFLICT (cuisine) DO UPDATE SET posts_count = counted.posts_count + step;
		INSERT INTO community_authors AS counted (user_id, posts_count) VALUES (post.shared_by, step)
			ON CONFLICT (user_id) DO UPDATE SET posts_count = counted.posts_count + step;
	ELSE
		UPDATE community_cuisines SET posts_count = posts_count + step WHERE cuisine = post.cuisine;
		DELETE FROM community_cuisines WHERE cuisine = post.cuisine AND posts_count = 0;
		UPDATE community_authors SET posts_count = posts_count + step WHERE user_id = post.shared_by;
		DELETE FROM community_authors WHERE user_id = post.shared_by AND posts_count = 0;
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_public_recipes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (OLD.hidden_at IS NULL) = (NEW.hidden_at IS NULL) AND OLD.cuisine = NEW.cuisine THEN
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
		PERFORM move_community_counts(OLD, -1);
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
		PERFORM move_community_counts(NEW, 1);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "public_recipes_count" AFTER INSERT OR DELETE OR UPDATE OF hidden_at, cuisine ON "public_recipes"
	FOR EACH ROW EXECUTE FUNCTION count_public_recipes();
--> statement-breakpoint
-- The words of a text that are not known yet. Behind the lock of the community, for the same reason as its counts.
CREATE FUNCTION "learn_search_words"(content text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	fresh text[] := ARRAY(
		SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', content))) word
		WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]' AND NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = word.word));
BEGIN
	IF cardinality(fresh) = 0 THEN RETURN; END IF;
	PERFORM lock_community();
	INSERT INTO search_words (word) SELECT unnest(fresh) ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
-- What a post is searched by, but for its author. Figures say little in a recipe: they are left out.
CREATE FUNCTION "public_recipe_words"(post public_recipes) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT translate(plain_words(post.title || ' ' || recipe.name || ' ' || array_to_string(post.tags, ' ') || ' '
		|| coalesce((SELECT string_agg(line ->> 'text', ' ') FROM jsonb_array_elements(recipe.ingredients) line), '')),
		'0123456789', '')
	FROM recipes recipe WHERE recipe.id = post.recipe_id
$$;
--> statement-breakpoint
-- The row that a post is found by, anew; a post that is not shown has none.
CREATE FUNCTION "index_public_recipe"(post public_recipes) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	words text := public_recipe_words(post);
BEGIN
	IF post.hidden_at IS NOT NULL THEN
		DELETE FROM public_recipe_search WHERE public_recipe_id = post.id;
		RETURN;
	END IF;
	INSERT INTO public_recipe_search (public_recipe_id, search_vector)
		SELECT post.id, to_tsvector('english', words || ' ' || plain_words(display_name)) FROM profiles WHERE id = post.shared_by
		ON CONFLICT (public_recipe_id) DO UPDATE SET search_vector = excluded.search_vector;
	PERFORM learn_search_words(words);
END $$;
--> statement-breakpoint
CREATE FUNCTION "follow_public_recipe"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM index_public_recipe(NEW);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "public_recipes_index" AFTER INSERT OR UPDATE OF title, tags, hidden_at ON "public_recipes"
	FOR EACH ROW EXECUTE FUNCTION follow_public_recipe();
--> statement-breakpoint
-- What a post shows of its recipe follows it.
CREATE FUNCTION "follow_recipe"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public_recipes SET cuisine = NEW.cuisine_type, hidden_at = coalesce(NEW.deleted_at, NEW.is_hidden)
		WHERE recipe_id = NEW.id
		AND (cuisine IS DISTINCT FROM NEW.cuisine_type OR hidden_at IS DISTINCT FROM coalesce(NEW.deleted_at, NEW.is_hidden));
	IF NEW.name IS DISTINCT FROM OLD.name OR NEW.ingredients IS DISTINCT FROM OLD.ingredients THEN
		PERFORM index_public_recipe(post) FROM public_recipes post WHERE recipe_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "recipes_follow" AFTER UPDATE OF name, ingredients, cuisine_type, deleted_at, is_hidden ON "recipes"
	FOR EACH ROW EXECUTE FUNCTION follow_recipe();
--> statement-breakpoint
CREATE FUNCTION "follow_profile"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM index_public_recipe(post) FROM public_recipes post WHERE shared_by = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "profiles_follow" AFTER UPDATE OF display_name ON "profiles"
	FOR EACH ROW WHEN (OLD.display_name <> NEW.display_name) EXECUTE FUNCTION follow_profile();
--> statement-breakpoint
-- Room on each page for the next state of its rows, so that counting touches no index.
ALTER TABLE "blog_post_views" SET (fillfactor = 70);
--> statement-breakpoint
-- A row to count in: to add to it is cheap, to make it with the first view is not.
CREATE FUNCTION "keep_blog_post_views"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO blog_post_views (post_id, views) VALUES (NEW.id, 0);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "blog_posts_views" AFTER INSERT ON "blog_posts"
	FOR EACH ROW EXECUTE FUNCTION keep_blog_post_views();
--> statement-breakpoint
CREATE FUNCTION "learn_blog_post_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM learn_search_words(plain_words(NEW.title || ' ' || NEW.excerpt) || ' ' || html_words(NEW.content_html));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "blog_posts_words" AFTER INSERT OR UPDATE OF title, excerpt, content_html ON "blog_posts"
	FOR EACH ROW EXECUTE FUNCTION learn_blog_post_words();
