CREATE TABLE "release_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"waits" boolean DEFAULT true,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	"seconds" integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX "release_request_waits" ON "release_request" USING btree ("waits");