ALTER TABLE "staff_users" ADD COLUMN "rank" text DEFAULT 'editor' NOT NULL;--> statement-breakpoint
-- One owner: the oldest account that is in use, which is the oldest with a second factor, else the oldest of all. Everybody
-- else keeps the content; that owner, or the command line, raises whom it will.
UPDATE "staff_users" SET "rank" = 'owner' WHERE "id" = (
  SELECT "id" FROM "staff_users" ORDER BY "two_factor_enabled" DESC, "created_at", "id" LIMIT 1
);
