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
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "diary_entries_not_negative" CHECK ("diary_entries"."total_kcal" >= 0 and "diary_entries"."low_kcal" >= 0 and "diary_entries"."protein_g" >= 0 and "diary_entries"."carbs_g" >= 0 and "diary_entries"."fat_g" >= 0),
	CONSTRAINT "diary_entries_confidence_known" CHECK ("diary_entries"."confidence" in ('high', 'medium', 'low'))
);
--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_entries_member_id_eaten_on_idx" ON "diary_entries" USING btree ("member_id","eaten_on");