CREATE TABLE "newsletter_deliveries" (
	"letter_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reply" text,
	"sent_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	"complained_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "newsletter_deliveries_letter_id_subscriber_id_pk" PRIMARY KEY("letter_id","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_status_known" CHECK ("newsletter_deliveries"."status" in ('waiting', 'sending', 'sent', 'failed', 'unknown', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'letter' NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"content_format" text DEFAULT 'markdown' NOT NULL,
	"post_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"send_at" timestamp with time zone,
	"time_zone" text,
	"run_id" uuid,
	"covers_until" timestamp (3) with time zone,
	"readers" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "newsletter_letters_covers_until_unique" UNIQUE("covers_until"),
	CONSTRAINT "newsletter_letters_status_known" CHECK ("newsletter_letters"."status" in ('draft', 'scheduled', 'sending', 'sent', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_subscribers_status_known";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "wants_letters" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "wants_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_letter_id_newsletter_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."newsletter_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_open_idx" ON "newsletter_deliveries" USING btree ("letter_id","attempts","subscriber_id") WHERE "newsletter_deliveries"."status" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber_id_idx" ON "newsletter_deliveries" USING btree ("subscriber_id","sent_at");--> statement-breakpoint
CREATE INDEX "newsletter_letters_post_id_idx" ON "newsletter_letters" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "newsletter_letters_status_idx" ON "newsletter_letters" USING btree ("status","send_at");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_status_known" CHECK ("newsletter_subscribers"."status" in ('pending', 'confirmed', 'left', 'bounced', 'complained'));