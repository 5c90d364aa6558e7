CREATE TABLE "meal_times" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"times" jsonb NOT NULL,
	"time_zone" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meal_times" ADD CONSTRAINT "meal_times_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;