CREATE TABLE "content_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "change_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "content_version" DEFAULT VALUES
	ON CONFLICT ("only") DO UPDATE SET "version" = gen_random_uuid();
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_item"
FOR EACH STATEMENT EXECUTE FUNCTION "change_content_version"();--> statement-breakpoint
INSERT INTO "content_version" DEFAULT VALUES ON CONFLICT DO NOTHING;
