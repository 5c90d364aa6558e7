CREATE TABLE "recipe_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_recipes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipe_id" uuid NOT NULL,
	"shared_by" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_recipes_recipe_id_unique" UNIQUE("recipe_id"),
	CONSTRAINT "public_recipes_counts_not_negative" CHECK ("public_recipes"."likes_count" >= 0 and "public_recipes"."comments_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_folders" ADD CONSTRAINT "recipe_folders_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_recipes" ADD CONSTRAINT "public_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_recipes" ADD CONSTRAINT "public_recipes_shared_by_profiles_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_folders_user_id_name_idx" ON "recipe_folders" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "public_recipes_created_at_id_idx" ON "public_recipes" USING btree ("created_at","id") WHERE "public_recipes"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "public_recipes_shared_by_idx" ON "public_recipes" USING btree ("shared_by");--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_folder_id_recipe_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."recipe_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipes_folder_id_idx" ON "recipes" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "recipes_deleted_at_idx" ON "recipes" USING btree ("deleted_at") WHERE "recipes"."deleted_at" is not null;