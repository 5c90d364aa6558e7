ALTER TABLE "available_ingredients" ADD COLUMN "estimated_from" text;--> statement-breakpoint
ALTER TABLE "available_ingredients" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "available_ingredients" ADD CONSTRAINT "available_ingredients_price_not_negative" CHECK ("available_ingredients"."price_cents" >= 0);--> statement-breakpoint
ALTER TABLE "available_ingredients" ADD CONSTRAINT "available_ingredients_estimate_known" CHECK ("available_ingredients"."estimated_from" in ('typed', 'photo'));