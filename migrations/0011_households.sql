CREATE TABLE "household_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"household_id" uuid NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "household_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "household_invitations_role_known" CHECK ("household_invitations"."role" in ('cook', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "household_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"household_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "household_members_role_known" CHECK ("household_members"."role" in ('owner', 'cook', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "household_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"household_id" uuid NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"figures" jsonb NOT NULL,
	"wishes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "households" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meal_plan_days" ADD COLUMN "guests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "household_id" uuid;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "household_id" uuid;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_people" ADD CONSTRAINT "household_people_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_people" ADD CONSTRAINT "household_people_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "household_invitations_household_id_idx" ON "household_invitations" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "household_invitations_expires_at_idx" ON "household_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "household_members_household_id_idx" ON "household_members" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "household_people_household_id_idx" ON "household_people" USING btree ("household_id");--> statement-breakpoint
CREATE UNIQUE INDEX "household_people_member_once" ON "household_people" USING btree ("member_id") WHERE "household_people"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "household_people_removed_at_idx" ON "household_people" USING btree ("removed_at") WHERE "household_people"."removed_at" is not null;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_plans_household_id_idx" ON "meal_plans" USING btree ("household_id") WHERE "meal_plans"."household_id" is not null;--> statement-breakpoint
CREATE INDEX "shopping_lists_household_id_idx" ON "shopping_lists" USING btree ("household_id") WHERE "shopping_lists"."household_id" is not null;--> statement-breakpoint
ALTER TABLE "meal_plan_days" ADD CONSTRAINT "meal_plan_days_guests" CHECK ("meal_plan_days"."guests" between 0 and 12);--> statement-breakpoint
-- Who leaves a household, by whatever way, must not leave it to nobody: without members it goes, without an owner it
-- passes to whoever joined first, cooks before readers. The household's row is locked, so that two who leave wait.
CREATE FUNCTION "household_has_an_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM households WHERE id = OLD.household_id FOR UPDATE;
	IF NOT FOUND THEN RETURN NULL; END IF;
	IF NOT EXISTS (SELECT 1 FROM household_members WHERE household_id = OLD.household_id) THEN
		DELETE FROM households WHERE id = OLD.household_id;
	ELSIF NOT EXISTS (SELECT 1 FROM household_members WHERE household_id = OLD.household_id AND role = 'owner') THEN
		UPDATE household_members SET role = 'owner' WHERE user_id = (
			SELECT user_id FROM household_members WHERE household_id = OLD.household_id
				ORDER BY role = 'cook' DESC, joined_at, user_id LIMIT 1
		);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "household_has_an_owner" AFTER DELETE ON "household_members"
	FOR EACH ROW EXECUTE FUNCTION "household_has_an_owner"();
