CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"given_up_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "notice_due" ON "notice" USING btree ("channel","due_at");--> statement-breakpoint
CREATE INDEX "notice_enquiry" ON "notice" USING btree ("enquiry_id");