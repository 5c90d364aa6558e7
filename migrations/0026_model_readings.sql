CREATE TABLE "model_readings" (
	"key" text PRIMARY KEY NOT NULL,
	"reply" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_readings_read_at_idx" ON "model_readings" USING btree ("read_at");