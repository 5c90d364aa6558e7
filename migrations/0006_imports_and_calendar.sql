CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_user_id_import_key_idx" ON "recipes" USING btree ("user_id","import_key");