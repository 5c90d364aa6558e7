ALTER TABLE "planned_meals" ADD COLUMN "active_minutes" integer;--> statement-breakpoint
ALTER TABLE "planned_meals" ADD COLUMN "leftover_of" jsonb;--> statement-breakpoint
ALTER TABLE "planned_meals" ADD COLUMN "portions_cooked" integer DEFAULT 1 NOT NULL;