CREATE TABLE "shopping_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"item_key" text NOT NULL,
	"food_id" text,
	"name" text NOT NULL,
	"aisle" text NOT NULL,
	"buy_text" text NOT NULL,
	"grams" double precision,
	"chosen_text" text,
	"chosen_grams" double precision,
	"note" text DEFAULT '' NOT NULL,
	"sources" jsonb NOT NULL,
	"ticked_at" timestamp with time zone,
	"ticked_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shopping_items_grams_not_negative" CHECK ("shopping_items"."grams" >= 0 and "shopping_items"."chosen_grams" >= 0),
	CONSTRAINT "shopping_items_ticked_by" CHECK (("shopping_items"."ticked_at" is null) = ("shopping_items"."ticked_by" is null)),
	CONSTRAINT "shopping_items_ticked_by_known" CHECK ("shopping_items"."ticked_by" in ('owner', 'guest'))
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"share_hash" text,
	"share_seed" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shopping_lists_share_hash_unique" UNIQUE("share_hash"),
	CONSTRAINT "shopping_lists_shared_whole" CHECK (("shopping_lists"."share_hash" is null) = ("shopping_lists"."share_seed" is null)),
	CONSTRAINT "shopping_lists_revision_positive" CHECK ("shopping_lists"."revision" > 0)
);
--> statement-breakpoint
CREATE TABLE "shopping_operations" (
	"list_id" uuid NOT NULL,
	"operation_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_operations_list_id_operation_key_pk" PRIMARY KEY("list_id","operation_key")
);
--> statement-breakpoint
CREATE TABLE "shopping_prices" (
	"user_id" uuid NOT NULL,
	"item_key" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_prices_user_id_item_key_pk" PRIMARY KEY("user_id","item_key"),
	CONSTRAINT "shopping_prices_amount" CHECK ("shopping_prices"."amount_minor" between 0 and 1000000),
	CONSTRAINT "shopping_prices_currency" CHECK ("shopping_prices"."currency" in ('GBP', 'EUR', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_operations" ADD CONSTRAINT "shopping_operations_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_prices" ADD CONSTRAINT "shopping_prices_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_items_once" ON "shopping_items" USING btree ("list_id","item_key") WHERE "shopping_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "shopping_items_list_id_idx" ON "shopping_items" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "shopping_items_removed_at_idx" ON "shopping_items" USING btree ("removed_at") WHERE "shopping_items"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "shopping_lists_user_id_used_at_idx" ON "shopping_lists" USING btree ("user_id","used_at");--> statement-breakpoint
CREATE INDEX "shopping_lists_removed_at_idx" ON "shopping_lists" USING btree ("removed_at") WHERE "shopping_lists"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "shopping_operations_created_at_idx" ON "shopping_operations" USING btree ("created_at");