ALTER TABLE "household_members" ADD COLUMN "pantry_joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pantry_movements" ADD COLUMN "by_member_id" uuid;--> statement-breakpoint
CREATE INDEX "pantry_movements_by_member_id_idx" ON "pantry_movements" USING btree ("by_member_id","request_key") WHERE "pantry_movements"."by_member_id" is not null;