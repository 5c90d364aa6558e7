CREATE TABLE "sitemap_parts" (
	"kind" text NOT NULL,
	"part" integer NOT NULL,
	"after_id" uuid,
	"until_id" uuid,
	"changed_at" timestamp with time zone,
	CONSTRAINT "sitemap_parts_kind_part_pk" PRIMARY KEY("kind","part")
);
