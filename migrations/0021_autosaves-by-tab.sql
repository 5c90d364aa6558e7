ALTER TABLE "blog_autosaves" DROP CONSTRAINT "blog_autosaves_once";--> statement-breakpoint
ALTER TABLE "blog_autosaves" ADD COLUMN "tab_id" text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_autosaves" ADD CONSTRAINT "blog_autosaves_once" UNIQUE("staff_id","post_key","tab_id");