CREATE TABLE "own_foods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"barcode" text,
	"label" jsonb NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "own_foods_source_known" CHECK ("own_foods"."source" in ('label', 'product')),
	CONSTRAINT "own_foods_barcode_form" CHECK ("own_foods"."barcode" ~ '^[0-9]{13}$')
);
--> statement-breakpoint
CREATE TABLE "products" (
	"barcode" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"is_found" boolean NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"quantity" text NOT NULL,
	"label" jsonb,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_source_known" CHECK ("products"."source" in ('import', 'open-food-facts')),
	CONSTRAINT "products_barcode_form" CHECK ("products"."barcode" ~ '^[0-9]{13}$')
);
--> statement-breakpoint
ALTER TABLE "own_foods" ADD CONSTRAINT "own_foods_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_foods_name_once" ON "own_foods" USING btree ("member_id","folded_name") WHERE "own_foods"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "own_foods_barcode_once" ON "own_foods" USING btree ("member_id","barcode") WHERE "own_foods"."removed_at" is null and "own_foods"."barcode" is not null;--> statement-breakpoint
CREATE INDEX "products_not_found_fetched_at_idx" ON "products" USING btree ("fetched_at") WHERE not "products"."is_found";