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
	"dish_form" text NOT NULL,
	"written_by" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"shared_at" timestamp with time zone,
	"is_hidden" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipes_servings_positive" CHECK ("recipes"."servings" > 0),
	CONSTRAINT "recipes_cooking_time_not_negative" CHECK ("recipes"."cooking_time_min" >= 0),
	CONSTRAINT "recipes_difficulty_known" CHECK ("recipes"."difficulty" in ('Beginner', 'Intermediate', 'Advanced'))
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
	CONSTRAINT "usage_claims_once" UNIQUE("member_id","feature","idempotency_key"),
	CONSTRAINT "usage_claims_feature_known" CHECK ("usage_claims"."feature" in ('recipes', 'calories', 'plans')),
	CONSTRAINT "usage_claims_state_known" CHECK ("usage_claims"."state" in ('reserved', 'committed', 'released')),
	CONSTRAINT "usage_claims_settled_once" CHECK (("usage_claims"."state" = 'reserved') = ("usage_claims"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_claims" ADD CONSTRAINT "usage_claims_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id_idx" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "recipes_user_id_created_at_id_idx" ON "recipes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "usage_claims_reserved_deadline_idx" ON "usage_claims" USING btree ("deadline_at") WHERE "usage_claims"."state" = 'reserved';