CREATE TABLE "use_up_reminders" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"frequency" text NOT NULL,
	"sent_on" date,
	"handed_over_for" date,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "use_up_reminders_frequency" CHECK ("use_up_reminders"."frequency" in ('off', 'weekly', 'daily'))
);
--> statement-breakpoint
ALTER TABLE "use_up_reminders" ADD CONSTRAINT "use_up_reminders_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "available_ingredients_expiry_date_idx" ON "available_ingredients" USING btree ("expiry_date") WHERE "available_ingredients"."removed_at" is null;