CREATE TABLE "unwanted_dishes" (
	"user_id" uuid NOT NULL,
	"dish_key" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unwanted_dishes_user_id_dish_key_pk" PRIMARY KEY("user_id","dish_key")
);
--> statement-breakpoint
ALTER TABLE "unwanted_dishes" ADD CONSTRAINT "unwanted_dishes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;