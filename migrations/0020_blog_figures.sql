CREATE TABLE "blog_daily_reads" (
	"post_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	"read_25" integer NOT NULL,
	"read_50" integer NOT NULL,
	"read_75" integer NOT NULL,
	"read_100" integer NOT NULL,
	CONSTRAINT "blog_daily_reads_post_id_day_pk" PRIMARY KEY("post_id","day"),
	CONSTRAINT "blog_daily_reads_not_negative" CHECK (least("blog_daily_reads"."views", "blog_daily_reads"."read_25", "blog_daily_reads"."read_50", "blog_daily_reads"."read_75", "blog_daily_reads"."read_100") >= 0)
);
--> statement-breakpoint
CREATE TABLE "blog_daily_sources" (
	"post_id" uuid NOT NULL,
	"day" date NOT NULL,
	"host" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "blog_daily_sources_post_id_day_host_pk" PRIMARY KEY("post_id","day","host"),
	CONSTRAINT "blog_daily_sources_not_negative" CHECK ("blog_daily_sources"."views" >= 0)
);
--> statement-breakpoint
ALTER TABLE "blog_daily_reads" ADD CONSTRAINT "blog_daily_reads_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_daily_sources" ADD CONSTRAINT "blog_daily_sources_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_daily_reads_day_idx" ON "blog_daily_reads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "blog_daily_sources_day_idx" ON "blog_daily_sources" USING btree ("day");