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
ALTER TABLE "available_ingredients" ADD CONSTRAINT "available_ingredients_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_preferences" ADD CONSTRAINT "food_preferences_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "available_ingredients_user_id_created_at_id_idx" ON "available_ingredients" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "available_ingredients_once" ON "available_ingredients" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "available_ingredients_removed_at_idx" ON "available_ingredients" USING btree ("removed_at") WHERE "available_ingredients"."removed_at" is not null;