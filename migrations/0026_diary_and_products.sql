CREATE TABLE "favourite_meals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"meal" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "diary_settings" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"energy_unit" text NOT NULL,
	"weight_unit" text,
	"counts_net_carbs" boolean NOT NULL,
	"day_start_min" integer NOT NULL,
	"target_kcal" integer,
	"target_protein_g" integer,
	"target_carbs_g" integer,
	"target_fat_g" integer,
	"water_goal_ml" integer NOT NULL,
	"shows_water" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "diary_settings_energy_unit_known" CHECK ("diary_settings"."energy_unit" in ('kcal', 'kJ')),
	CONSTRAINT "diary_settings_weight_unit_known" CHECK ("diary_settings"."weight_unit" in ('kg', 'lb', 'st')),
	CONSTRAINT "diary_settings_day_start" CHECK ("diary_settings"."day_start_min" between 0 and 360),
	CONSTRAINT "diary_settings_target_kcal" CHECK ("diary_settings"."target_kcal" between 800 and 6000),
	CONSTRAINT "diary_settings_target_grams" CHECK ("diary_settings"."target_protein_g" between 1 and 1000 and "diary_settings"."target_carbs_g" between 1 and 1000 and "diary_settings"."target_fat_g" between 1 and 1000),
	CONSTRAINT "diary_settings_water_goal" CHECK ("diary_settings"."water_goal_ml" between 250 and 6000)
);
--> statement-breakpoint
CREATE TABLE "water_days" (
	"member_id" uuid NOT NULL,
	"drunk_on" date NOT NULL,
	"water_ml" integer NOT NULL,
	"last_added_ml" integer NOT NULL,
	"request_key" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "water_days_member_id_drunk_on_pk" PRIMARY KEY("member_id","drunk_on"),
	CONSTRAINT "water_days_amount" CHECK ("water_days"."water_ml" between 0 and 10000),
	CONSTRAINT "water_days_last" CHECK ("water_days"."last_added_ml" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "model_readings" (
	"key" text PRIMARY KEY NOT NULL,
	"reply" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_foods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"barcode" text,
	"label" jsonb NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "own_foods_source_known" CHECK ("own_foods"."source" in ('label', 'product')),
	CONSTRAINT "own_foods_barcode_form" CHECK ("own_foods"."barcode" ~ '^[0-9]{13}$')
);
--> statement-breakpoint
CREATE TABLE "products" (
	"barcode" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"is_found" boolean NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"quantity" text NOT NULL,
	"label" jsonb,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_source_known" CHECK ("products"."source" in ('import', 'open-food-facts')),
	CONSTRAINT "products_barcode_form" CHECK ("products"."barcode" ~ '^[0-9]{13}$')
);
--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "saturated_fat_g" real;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "sugar_g" real;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "sodium_mg" real;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "slot" text;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "eaten_at" text;--> statement-breakpoint
ALTER TABLE "cookings" ADD COLUMN "saturated_fat_g" real;--> statement-breakpoint
ALTER TABLE "cookings" ADD COLUMN "sugar_g" real;--> statement-breakpoint
ALTER TABLE "cookings" ADD COLUMN "sodium_mg" real;--> statement-breakpoint
ALTER TABLE "favourite_meals" ADD CONSTRAINT "favourite_meals_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_settings" ADD CONSTRAINT "diary_settings_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "water_days" ADD CONSTRAINT "water_days_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_foods" ADD CONSTRAINT "own_foods_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_meals_member_id_name_idx" ON "favourite_meals" USING btree ("member_id",lower("name")) WHERE "favourite_meals"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "model_readings_read_at_idx" ON "model_readings" USING btree ("read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "own_foods_name_once" ON "own_foods" USING btree ("member_id","folded_name") WHERE "own_foods"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "own_foods_barcode_once" ON "own_foods" USING btree ("member_id","barcode") WHERE "own_foods"."removed_at" is null and "own_foods"."barcode" is not null;--> statement-breakpoint
CREATE INDEX "products_not_found_fetched_at_idx" ON "products" USING btree ("fetched_at") WHERE not "products"."is_found";--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_slot_known" CHECK ("diary_entries"."slot" in ('breakfast', 'lunch', 'dinner', 'snack'));