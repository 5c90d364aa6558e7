CREATE TABLE "billing_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"opening_until" timestamp with time zone NOT NULL,
	"provider_id" text,
	"url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_checkouts_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "billing_checkouts_state_known" CHECK ("billing_checkouts"."state" in ('opening', 'open', 'complete', 'expired', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"mode" text NOT NULL,
	"provider_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_customers_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "billing_customers_one_per_member" UNIQUE("member_id","mode"),
	CONSTRAINT "billing_customers_mode_known" CHECK ("billing_customers"."mode" in ('live', 'test', 'sandbox'))
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"mode" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"handled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_events_mode_id_pk" PRIMARY KEY("mode","id")
);
--> statement-breakpoint
CREATE TABLE "billing_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"number" text,
	"payment_id" text,
	"order_date" timestamp with time zone NOT NULL,
	"amount_total" integer NOT NULL,
	"currency" text NOT NULL,
	"order_status" text NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"is_failure_told" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_orders_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "billing_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"subscription_status" text NOT NULL,
	"price_id" text NOT NULL,
	"plan" text,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"unpaid_since" timestamp with time zone,
	"payment_method_brand" text,
	"payment_method_last4" text,
	"started_at" timestamp with time zone NOT NULL,
	"premium_until" timestamp with time zone,
	"end_announced_for" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_subscriptions_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD CONSTRAINT "billing_checkouts_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_orders" ADD CONSTRAINT "billing_orders_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_checkouts_one_open" ON "billing_checkouts" USING btree ("member_id","mode") WHERE "billing_checkouts"."state" in ('opening', 'open');--> statement-breakpoint
CREATE INDEX "billing_checkouts_expires_at_idx" ON "billing_checkouts" USING btree ("expires_at") WHERE "billing_checkouts"."state" in ('opening', 'open');--> statement-breakpoint
CREATE INDEX "billing_events_mode_created_at_idx" ON "billing_events" USING btree ("mode","created_at");--> statement-breakpoint
CREATE INDEX "billing_orders_customer_id_order_date_idx" ON "billing_orders" USING btree ("customer_id","order_date");--> statement-breakpoint
CREATE INDEX "billing_orders_payment_id_idx" ON "billing_orders" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_customer_id_idx" ON "billing_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_premium_until_idx" ON "billing_subscriptions" USING btree ("premium_until");--> statement-breakpoint
CREATE INDEX "sandbox_objects_customer_id_kind_idx" ON "sandbox_objects" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE VIEW "public"."stripe_user_orders" AS (select "billing_customers"."member_id", "billing_customers"."mode", "billing_orders"."provider_id" as "order_id", "billing_orders"."number", "billing_orders"."order_date", "billing_orders"."amount_total", "billing_orders"."currency", "billing_orders"."order_status" from "billing_orders" inner join "billing_customers" on "billing_customers"."id" = "billing_orders"."customer_id" where "billing_customers"."member_id" is not null);--> statement-breakpoint
CREATE VIEW "public"."stripe_user_subscriptions" AS (select distinct on ("billing_customers"."member_id", "billing_customers"."mode") "billing_customers"."member_id", "billing_customers"."mode", "billing_subscriptions"."provider_id", "billing_subscriptions"."subscription_status", "billing_subscriptions"."price_id", "billing_subscriptions"."plan", extract(epoch from "billing_subscriptions"."current_period_end")::double precision as "current_period_end", "billing_subscriptions"."cancel_at_period_end", "billing_subscriptions"."payment_method_brand", "billing_subscriptions"."payment_method_last4" from "billing_subscriptions" inner join "billing_customers" on "billing_customers"."id" = "billing_subscriptions"."customer_id" where "billing_customers"."member_id" is not null order by "billing_customers"."member_id", "billing_customers"."mode", "billing_subscriptions"."premium_until" desc nulls last, "billing_subscriptions"."started_at" desc);