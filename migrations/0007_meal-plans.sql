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
	"dish_form" text NOT NULL,
	"written_by" text NOT NULL,
	"source" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meal_plan_recipes_id_begins" CHECK (left("meal_plan_recipes"."id", 10) = 'meal_plan_'),
	CONSTRAINT "meal_plan_recipes_cooking_time_not_negative" CHECK ("meal_plan_recipes"."cooking_time_min" >= 0)
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
ALTER TABLE "meal_plan_days" ADD CONSTRAINT "meal_plan_days_meal_plan_id_meal_plans_id_fk" FOREIGN KEY ("meal_plan_id") REFERENCES "public"."meal_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plan_recipes" ADD CONSTRAINT "meal_plan_recipes_meal_plan_id_meal_plans_id_fk" FOREIGN KEY ("meal_plan_id") REFERENCES "public"."meal_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_meals" ADD CONSTRAINT "planned_meals_meal_plan_day_id_meal_plan_days_id_fk" FOREIGN KEY ("meal_plan_day_id") REFERENCES "public"."meal_plan_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_meals" ADD CONSTRAINT "planned_meals_meal_plan_recipe_id_meal_plan_recipes_id_fk" FOREIGN KEY ("meal_plan_recipe_id") REFERENCES "public"."meal_plan_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_meals" ADD CONSTRAINT "planned_meals_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_plan_recipes_meal_plan_id_idx" ON "meal_plan_recipes" USING btree ("meal_plan_id");--> statement-breakpoint
CREATE INDEX "meal_plans_user_id_created_at_id_idx" ON "meal_plans" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "meal_plans_user_id_idempotency_key_idx" ON "meal_plans" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "meal_plans_deleted_at_idx" ON "meal_plans" USING btree ("deleted_at") WHERE "meal_plans"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "planned_meals_meal_plan_recipe_id_idx" ON "planned_meals" USING btree ("meal_plan_recipe_id");--> statement-breakpoint
CREATE INDEX "planned_meals_recipe_id_idx" ON "planned_meals" USING btree ("recipe_id");