CREATE TABLE "favourite_meals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"meal" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "slot" text;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "eaten_at" text;--> statement-breakpoint
ALTER TABLE "favourite_meals" ADD CONSTRAINT "favourite_meals_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_meals_member_id_name_idx" ON "favourite_meals" USING btree ("member_id",lower("name")) WHERE "favourite_meals"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_slot_known" CHECK ("diary_entries"."slot" in ('breakfast', 'lunch', 'dinner', 'snack'));