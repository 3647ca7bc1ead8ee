CREATE TABLE "desk_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"person" uuid,
	"action" text NOT NULL,
	"collection" text,
	"item" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "desk_person" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"name_folded" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_at" timestamp (3) with time zone NOT NULL,
	"must_change" boolean NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_secret" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_session" (
	"key" text PRIMARY KEY NOT NULL,
	"person" uuid NOT NULL,
	"data" json NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "desk_audit_at" ON "desk_audit" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_person_name" ON "desk_person" USING btree ("name_folded");--> statement-breakpoint
CREATE INDEX "desk_session_person" ON "desk_session" USING btree ("person");