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
ALTER TABLE "diary_entries" ADD COLUMN "portions" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "planned_meal_id" uuid;--> statement-breakpoint
ALTER TABLE "weight_entries" ADD CONSTRAINT "weight_entries_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_planned_meal_id_planned_meals_id_fk" FOREIGN KEY ("planned_meal_id") REFERENCES "public"."planned_meals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entries_planned_meal_id_idx" ON "diary_entries" USING btree ("planned_meal_id");--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_portions_positive" CHECK ("diary_entries"."portions" > 0);