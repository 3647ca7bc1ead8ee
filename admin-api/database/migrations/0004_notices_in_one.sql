ALTER TABLE "notice" ADD COLUMN "batch" uuid;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "begun_at" timestamp (3) with time zone;