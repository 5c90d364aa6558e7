CREATE TABLE "meal_plan_undos" (
	"meal_plan_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"before" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meal_plan_undos" ADD CONSTRAINT "meal_plan_undos_meal_plan_id_meal_plans_id_fk" FOREIGN KEY ("meal_plan_id") REFERENCES "public"."meal_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_plan_undos_created_at_idx" ON "meal_plan_undos" USING btree ("created_at");