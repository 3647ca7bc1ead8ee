CREATE TABLE "content_item" (
	"collection" text NOT NULL,
	"id" text NOT NULL,
	"slug" text,
	"title_folded" text NOT NULL,
	"category" text,
	"type" text,
	"is_main" boolean NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"position" integer NOT NULL,
	"summary" json NOT NULL,
	"rich_text" json NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_item_collection_id_pk" PRIMARY KEY("collection","id")
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"business_email" text NOT NULL,
	"message" text NOT NULL,
	"phone" text,
	"company" text,
	"service" text,
	"line_of_business" text,
	"company_size" text,
	"source_path" text,
	"guest_id" text,
	"journey" json
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rating" smallint NOT NULL,
	"message" text NOT NULL,
	"name" text,
	"business_email" text,
	"source_path" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"call" text NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_call_key_pk" PRIMARY KEY("call","key")
);
--> statement-breakpoint
CREATE TABLE "subscriber" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"business_email" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "content_item_slug" ON "content_item" USING btree ("collection","slug");--> statement-breakpoint
CREATE INDEX "content_item_order" ON "content_item" USING btree ("collection","published_at" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "enquiry_received" ON "enquiry" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "feedback_received" ON "feedback" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_received" ON "idempotency_key" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriber_address" ON "subscriber" USING btree (lower("business_email"));