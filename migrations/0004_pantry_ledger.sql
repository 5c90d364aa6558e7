CREATE TABLE "cookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"recipe_id" uuid,
	"planned_meal_id" uuid,
	"cooked_on" date NOT NULL,
	"servings" double precision NOT NULL,
	"eaten_portions" double precision NOT NULL,
	"kcal" real NOT NULL,
	"protein_g" real NOT NULL,
	"carbs_g" real NOT NULL,
	"fat_g" real NOT NULL,
	"fiber_g" real,
	"diary_entry_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"mark" integer,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "cookings_portions" CHECK ("cookings"."servings" > 0 and "cookings"."eaten_portions" between 0 and "cookings"."servings"),
	CONSTRAINT "cookings_mark" CHECK ("cookings"."mark" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "pantry_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(12, 3) NOT NULL,
	"unit" text NOT NULL,
	"grams" numeric(14, 3),
	"moved_on" date NOT NULL,
	"cooking_id" uuid,
	"reason" text,
	"undoes_id" uuid,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pantry_movements_undone_once" UNIQUE("undoes_id"),
	CONSTRAINT "pantry_movements_kind_known" CHECK ("pantry_movements"."kind" in ('added', 'cooked', 'eaten', 'frozen', 'given', 'binned', 'corrected', 'undone')),
	CONSTRAINT "pantry_movements_reason_known" CHECK ("pantry_movements"."reason" in ('expired', 'spoiled', 'too much', 'did not like')),
	CONSTRAINT "pantry_movements_undoing" CHECK (("pantry_movements"."kind" = 'undone') = ("pantry_movements"."undoes_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "available_ingredients" DROP CONSTRAINT "available_ingredients_amount_positive";--> statement-breakpoint
ALTER TABLE "available_ingredients" ADD COLUMN "grams_per_unit" double precision;--> statement-breakpoint
ALTER TABLE "available_ingredients" ADD COLUMN "frozen_on" date;--> statement-breakpoint
ALTER TABLE "available_ingredients" ADD COLUMN "cooking_id" uuid;--> statement-breakpoint
ALTER TABLE "cookings" ADD CONSTRAINT "cookings_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookings" ADD CONSTRAINT "cookings_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookings" ADD CONSTRAINT "cookings_planned_meal_id_planned_meals_id_fk" FOREIGN KEY ("planned_meal_id") REFERENCES "public"."planned_meals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_movements" ADD CONSTRAINT "pantry_movements_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_movements" ADD CONSTRAINT "pantry_movements_lot_id_available_ingredients_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."available_ingredients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_movements" ADD CONSTRAINT "pantry_movements_cooking_id_cookings_id_fk" FOREIGN KEY ("cooking_id") REFERENCES "public"."cookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cookings_once" ON "cookings" USING btree ("member_id","request_key");--> statement-breakpoint
CREATE INDEX "cookings_member_id_cooked_on_id_idx" ON "cookings" USING btree ("member_id","cooked_on","id");--> statement-breakpoint
CREATE INDEX "cookings_recipe_id_idx" ON "cookings" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "cookings_planned_meal_id_idx" ON "cookings" USING btree ("planned_meal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pantry_movements_once" ON "pantry_movements" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "pantry_movements_user_id_moved_on_idx" ON "pantry_movements" USING btree ("user_id","moved_on");--> statement-breakpoint
CREATE INDEX "pantry_movements_lot_id_idx" ON "pantry_movements" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "pantry_movements_cooking_id_idx" ON "pantry_movements" USING btree ("cooking_id");--> statement-breakpoint
ALTER TABLE "available_ingredients" ADD CONSTRAINT "available_ingredients_cooking_id_cookings_id_fk" FOREIGN KEY ("cooking_id") REFERENCES "public"."cookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "available_ingredients_cooking_id_idx" ON "available_ingredients" USING btree ("cooking_id");--> statement-breakpoint
-- Every lot there is begins with what is in it; what was taken out and can still be put back went out as a correction.
UPDATE "available_ingredients" SET "amount" = greatest(round("amount"::numeric, 3), 0.001);
--> statement-breakpoint
INSERT INTO "pantry_movements" ("id", "user_id", "lot_id", "kind", "amount", "unit", "moved_on", "request_key", "created_at")
	SELECT gen_random_uuid(), "user_id", "id", 'added', "amount"::numeric, "unit", ("created_at" AT TIME ZONE 'UTC')::date, 'lot:' || "id", "created_at"
	FROM "available_ingredients";
--> statement-breakpoint
INSERT INTO "pantry_movements" ("id", "user_id", "lot_id", "kind", "amount", "unit", "moved_on", "request_key", "created_at")
	SELECT gen_random_uuid(), "user_id", "id", 'corrected', -"amount"::numeric, "unit", ("removed_at" AT TIME ZONE 'UTC')::date, 'removed:' || "id", "removed_at"
	FROM "available_ingredients" WHERE "removed_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "available_ingredients" SET "amount" = 0 WHERE "removed_at" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "available_ingredients" ADD CONSTRAINT "available_ingredients_amount_left" CHECK ("available_ingredients"."amount" > 0 or ("available_ingredients"."amount" = 0 and "available_ingredients"."removed_at" is not null));
--> statement-breakpoint
-- A lot is the sum of its movements, in its unit; what was moved in another unit before cancels out. Checked when a
-- transaction is committed. A lot that comes without a movement gets its opening one.
CREATE FUNCTION "pantry_lot_is_its_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	lot_id_moved uuid := CASE TG_TABLE_NAME WHEN 'pantry_movements' THEN (to_jsonb(NEW) ->> 'lot_id')::uuid ELSE NEW.id END;
	lot available_ingredients;
	moved numeric;
	of_other_units numeric;
	movement_count integer;
BEGIN
	SELECT * INTO lot FROM available_ingredients WHERE id = lot_id_moved;
	IF NOT FOUND THEN RETURN NULL; END IF;
	SELECT coalesce(sum(amount) FILTER (WHERE unit = lot.unit), 0), coalesce(sum(amount) FILTER (WHERE unit <> lot.unit), 0), count(*)
		INTO moved, of_other_units, movement_count
		FROM pantry_movements WHERE lot_id = lot.id;
	IF movement_count = 0 AND lot.amount > 0 THEN
		INSERT INTO pantry_movements (id, user_id, lot_id, kind, amount, unit, moved_on, request_key, created_at)
			VALUES (gen_random_uuid(), lot.user_id, lot.id, 'added', round(lot.amount::numeric, 3), lot.unit, (lot.created_at AT TIME ZONE 'UTC')::date, 'lot:' || lot.id, lot.created_at);
	ELSIF moved <> round(lot.amount::numeric, 3) OR of_other_units <> 0 THEN
		RAISE EXCEPTION 'lot % holds % %, its movements make % and % of other units', lot.id, lot.amount, lot.unit, moved, of_other_units
			USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "available_ingredients_ledger" AFTER INSERT OR UPDATE OF amount, unit ON "available_ingredients"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "pantry_lot_is_its_movements"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "pantry_movements_ledger" AFTER INSERT ON "pantry_movements"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "pantry_lot_is_its_movements"();
--> statement-breakpoint
CREATE FUNCTION "pantry_movements_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'movements of the pantry are never changed: write another that takes one back' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "pantry_movements_stay" BEFORE UPDATE ON "pantry_movements"
	FOR EACH ROW EXECUTE FUNCTION "pantry_movements_stay"();
