CREATE TABLE "food_imports" (
	"release" text PRIMARY KEY NOT NULL,
	"foods_read" integer NOT NULL,
	"foods_stored" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "food_imports_counts" CHECK ("food_imports"."foods_stored" >= 0 and "food_imports"."foods_stored" <= "food_imports"."foods_read")
);
--> statement-breakpoint
CREATE TABLE "imported_foods" (
	"id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"per_100g" jsonb NOT NULL,
	"portions" jsonb NOT NULL,
	"release" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "imported_foods_words_idx" ON "imported_foods" USING gin (to_tsvector('english', "description"));--> statement-breakpoint
CREATE INDEX "imported_foods_release_idx" ON "imported_foods" USING btree ("release");