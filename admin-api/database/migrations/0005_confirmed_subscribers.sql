CREATE TABLE "subscription_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"business_email" text NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_request_address" ON "subscription_request" USING btree (lower("business_email"));--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_request_token" ON "subscription_request" USING btree ("token");