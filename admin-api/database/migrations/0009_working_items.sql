CREATE TABLE "item_version" (
	"collection" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"fields" json NOT NULL,
	"action" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" text NOT NULL,
	"made_by_name" text NOT NULL,
	CONSTRAINT "item_version_collection_id_version_pk" PRIMARY KEY("collection","id","version")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"path" text NOT NULL,
	"in_folder" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text,
	"alt" text DEFAULT '' NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" text NOT NULL,
	"made_by_name" text NOT NULL,
	CONSTRAINT "media_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "working_item" (
	"collection" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"public_version" integer,
	"status" text NOT NULL,
	"pending" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"slug_key" text,
	"title" text NOT NULL,
	"title_folded" text NOT NULL,
	"category" text,
	"published_at" timestamp (3) with time zone,
	"position" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"media" text[] NOT NULL,
	"file_hash" text,
	"file_position" integer,
	"file_version" integer,
	"is_followed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "working_item_collection_id_pk" PRIMARY KEY("collection","id")
);
--> statement-breakpoint
CREATE INDEX "working_item_order" ON "working_item" USING btree ("collection","published_at" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "working_item_slug" ON "working_item" USING btree ("collection","slug_key");--> statement-breakpoint
INSERT INTO "item_version" ("collection", "id", "version", "fields", "action", "made_at", "made_by", "made_by_name")
SELECT "collection", "id", 1,
	(SELECT json_object_agg("key", "value") FROM (SELECT * FROM json_each("summary") UNION ALL SELECT * FROM json_each("rich_text")) "field"),
	'imported', "updated_at", 'files', 'Content files'
FROM "content_item";--> statement-breakpoint
INSERT INTO "working_item" ("collection", "id", "version", "public_version", "status", "slug_key", "title", "title_folded", "category", "published_at", "position", "changed_at", "changed_by", "media", "file_hash", "file_position", "file_version", "is_followed")
SELECT "collection", "id", 1, 1, "status", lower("slug"), "title",
	CASE WHEN "title_folded" = '' THEN lower("title") ELSE "title_folded" END,
	coalesce("category", "type"), "published_at", "position", "updated_at", 'Content files',
	ARRAY(SELECT DISTINCT "found"[1] FROM regexp_matches("summary"::text || "rich_text"::text, 'http://content-media\.invalid/([A-Za-z0-9._~/%!$&+,;=:@()*-]+)', 'g') AS "found"),
	"content_hash", "position", 1, true
FROM (SELECT *, coalesce("summary"->>'title', "summary"->>'name', "summary"->>'quote', "id") AS "title" FROM "content_item") "item";
