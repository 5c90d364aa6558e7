DROP INDEX "diary_entries_planned_meal_id_idx";--> statement-breakpoint
ALTER TABLE "cookings" ADD COLUMN "table_entries" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entries_planned_meal_once" ON "diary_entries" USING btree ("planned_meal_id","member_id");