CREATE TABLE "release_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"run" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"state" json
);
--> statement-breakpoint
DROP INDEX "release_request_waits";--> statement-breakpoint
ALTER TABLE "release_request" ADD COLUMN "command" text DEFAULT 'release' NOT NULL;--> statement-breakpoint
ALTER TABLE "release_request" ADD COLUMN "argument" text;--> statement-breakpoint
ALTER TABLE "release_request" ADD COLUMN "error" text;--> statement-breakpoint
CREATE INDEX "release_run_ended" ON "release_run" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "release_request_waits" ON "release_request" USING btree ("waits","command");