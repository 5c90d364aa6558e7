CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"feature" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"amount_micro" bigint NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "model_calls_ended_once" CHECK (("model_calls"."outcome" is null) = ("model_calls"."ended_at" is null)),
	CONSTRAINT "model_calls_not_negative" CHECK ("model_calls"."input_tokens" >= 0 and "model_calls"."output_tokens" >= 0 and "model_calls"."pictures" >= 0 and "model_calls"."amount_micro" >= 0)
);
--> statement-breakpoint
CREATE TABLE "model_spend" (
	"day" date PRIMARY KEY NOT NULL,
	"amount_micro" bigint NOT NULL,
	CONSTRAINT "model_spend_not_negative" CHECK ("model_spend"."amount_micro" >= 0)
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_member_id_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_created_at_id_idx" ON "model_calls" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "model_calls_running_idx" ON "model_calls" USING btree ("member_id","deadline_at") WHERE "model_calls"."outcome" is null;