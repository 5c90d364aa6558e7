CREATE TABLE "former_trials" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"recipes_generated" integer NOT NULL,
	"meals_planned" integer NOT NULL,
	"calories_estimated" integer NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "former_trials_kept_until_idx" ON "former_trials" USING btree ("kept_until");