/**
 * The tables of the admin API. Columns bear the names of the contract, so that a checked body is a row. After a change:
 * `npm run migration -w admin-api`, and commit the result.
 */
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { deskRoles, enquiryKinds, itemActions, itemStates, noticeChannels } from './kinds';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
const received = () => moment().notNull().defaultNow();

/**
 * The items that the public calls read: one row each, whatever its kind. The item itself is JSON of the contract's shape;
 * columns beside it serve for filters and order.
 */
export const contentItem = pgTable(
  'content_item',
  {
    /** The contract's name of the kind: `Post`, `CaseStudy`, … */
    collection: text().notNull(),
    id: text().notNull(),
    slug: text(),
    /** Title as `foldedText` has it, made by the server, since databases differ in lower case. */
    title_folded: text().notNull(),
    category: text(),
    type: text(),
    is_main: boolean().notNull(),
    status: text().notNull(),
    published_at: moment(),
    /** The place in the editor's list, where the collection is one. */
    position: integer().notNull(),
    /** The item without its rich text. */
    summary: json().$type<Record<string, unknown>>().notNull(),
    /** `content`, `challenge`, `solution`. */
    rich_text: json().$type<Record<string, string>>().notNull(),
    /** SHA-256 of the item as loaded; `updated_at` moves when it does. */
    content_hash: text().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.id] }),
    uniqueIndex('content_item_slug').on(table.collection, table.slug),
    index('content_item_order').on(
      table.collection,
      table.published_at.desc().nullsLast(),
      table.position,
    ),
  ],
);

/**
 * The working copy of each item: the facts that editors list, filter and order by. Its fields are those of the version
 * that it names.
 */
export const workingItem = pgTable(
  'working_item',
  {
    /** As in `content_item`. */
    collection: text().notNull(),
    id: text().notNull(),
    /** The latest version. */
    version: integer().notNull(),
    /** The version that the public row was made of; null while there has been none. */
    public_version: integer(),
    status: text({ enum: itemStates }).notNull(),
    /** Whether a published item's working copy differs from what is public. */
    pending: boolean().notNull().default(false),
    deleted_at: moment(),
    /** The slug without case; null where there is none, or the item was deleted. */
    slug_key: text(),
    /** Its title, name or quote, by which editors know it. */
    title: text().notNull(),
    title_folded: text().notNull(),
    category: text(),
    published_at: moment(),
    position: integer().notNull(),
    changed_at: moment().notNull(),
    changed_by: text().notNull(),
    /** Paths of the media that the working copy or the public row names. */
    media: text().array().notNull(),
    /** Hash and place of the content file's item when it was imported last; null where no file has the item. */
    file_hash: text(),
    file_position: integer(),
    /** The version that the import made: another since then is the work of an editor. */
    file_version: integer(),
    /** Whether it came from the folder that is followed in development, rather than by an import. */
    is_followed: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.id] }),
    index('working_item_order').on(
      table.collection,
      table.published_at.desc().nullsLast(),
      table.position,
    ),
    index('working_item_slug').on(table.collection, table.slug_key),
  ],
);

/** Every version of every item, the latest being its working copy. */
export const itemVersion = pgTable(
  'item_version',
  {
    collection: text().notNull(),
    id: text().notNull(),
    /** Counted from 1. */
    version: integer().notNull(),
    /** The item as the contract has it. */
    fields: json().$type<Record<string, unknown>>().notNull(),
    action: text({ enum: itemActions }).notNull(),
    made_at: moment().notNull(),
    /** The person's id, and the name at that time. */
    made_by: text().notNull(),
    made_by_name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.id, table.version] })],
);

/** The library: pictures and PDFs that items may name. */
export const media = pgTable('media', {
  id: uuid().primaryKey().defaultRandom(),
  /** Such as `uploads/warp-beam-3f9c2a1b.jpg`, below the address of media files. */
  path: text().notNull().unique(),
  /** Whether its bytes lie in the folder of content files, rather than in the store. */
  in_folder: boolean().notNull().default(false),
  type: text().notNull(),
  bytes: integer().notNull(),
  width: integer(),
  height: integer(),
  /** SHA-256 of what was uploaded. */
  sha256: text(),
  alt: text().notNull().default(''),
  made_at: moment().notNull(),
  made_by: text().notNull(),
  made_by_name: text().notNull(),
});

/**
 * One row that is another after each change of `content_item`, whoever made it: a trigger sees to that, in the
 * transaction of the change (`migrations/0006_content_version.sql`).
 */
export const contentVersion = pgTable('content_version', {
  only: boolean().primaryKey().default(true),
  version: uuid().notNull().defaultRandom(),
});

/** One row: what previews are signed with. All servers of a database sign with the same, and another ends every link. */
export const previewSecret = pgTable('preview_secret', {
  only: boolean().primaryKey().default(true),
  secret: text().notNull(),
});

/** `contactUs` and `contactUs/insurtech`. */
export const enquiry = pgTable(
  'enquiry',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['contact', 'insurtech'] }).notNull(),
    received_at: received(),
    name: text().notNull(),
    business_email: text().notNull(),
    message: text().notNull(),
    phone: text(),
    company: text(),
    service: text(),
    line_of_business: text(),
    company_size: text(),
    source_path: text(),
    guest_id: text(),
    journey: json().$type<{ path: string; at: string }[]>(),
    /** When somebody of the desk marked it as done. */
    done_at: moment(),
  },
  (table) => [index('enquiry_received').on(table.received_at)],
);

/** `contactUs/feedback`. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey().defaultRandom(),
    received_at: received(),
    rating: smallint().notNull(),
    message: text().notNull(),
    name: text(),
    business_email: text(),
    source_path: text(),
    done_at: moment(),
  },
  (table) => [index('feedback_received').on(table.received_at)],
);

/** Subscribers of the newsletter: one row an address, whatever its case. */
export const subscriber = pgTable(
  'subscriber',
  {
    id: uuid().primaryKey().defaultRandom(),
    received_at: received(),
    business_email: text().notNull(),
    /** Token of the link to unsubscribe: 122 random bits, so that nobody can guess another's. */
    unsubscribe_token: uuid().notNull().defaultRandom(),
    /** When the owner of the address agreed, by the link in a mail; without, the form alone was taken. */
    confirmed_at: moment(),
  },
  (table) => [
    uniqueIndex('subscriber_address').on(sql`lower(${table.business_email})`),
    uniqueIndex('subscriber_token').on(table.unsubscribe_token),
  ],
);

/**
 * Requests for the newsletter not yet confirmed by the link in the mail: one row an address, whatever its case. A
 * request is on no list, in no back-up, and deleted after some days.
 */
export const subscriptionRequest = pgTable(
  'subscription_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** When the last mail was asked for. */
    received_at: received(),
    business_email: text().notNull(),
    /** Token of the link in the mail; once it is pressed, the subscriber's own token. */
    token: uuid().notNull().defaultRandom(),
  },
  (table) => [
    uniqueIndex('subscription_request_address').on(sql`lower(${table.business_email})`),
    uniqueIndex('subscription_request_token').on(table.token),
  ],
);

/** The tokens of those who have left, and nothing of who they were: an older back-up does not bring them back. */
export const unsubscription = pgTable('unsubscription', {
  token: uuid().primaryKey(),
  received_at: received(),
});

/** Answers to writes that carried an idempotency key. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** The call's path, such as `contactUs`. */
    call: text().notNull(),
    key: uuid().notNull(),
    /** SHA-256 of the checked body. */
    body_hash: text().notNull(),
    received_at: received(),
  },
  (table) => [
    primaryKey({ columns: [table.call, table.key] }),
    index('idempotency_key_received').on(table.received_at),
  ],
);

/**
 * Pending notices (an outbox): stored with the enquiry, deleted once sent. They hold no input of the visitor; that is
 * read when they are sent.
 */
export const notice = pgTable(
  'notice',
  {
    /** The same for every try, so that a receiver can tell a repeat. */
    id: uuid().primaryKey().defaultRandom(),
    channel: text({ enum: noticeChannels }).notNull(),
    kind: text({ enum: enquiryKinds }).notNull(),
    enquiry_id: uuid().notNull(),
    /** When the enquiry came in. */
    received_at: received(),
    /** Notices of one message share its id here. Without it, the notice is a message by itself. */
    batch: uuid(),
    /** Number of tries begun. */
    tries: smallint().notNull().default(0),
    /** When the next try is due; who begins one moves this ahead, as a lease. */
    due_at: moment().notNull(),
    /** Start of the try under way. */
    begun_at: moment(),
    /** Set after the last try; it stays to be looked at. */
    given_up_at: moment(),
    /** Recipients that have taken it while another did not: they are not told again. */
    told: json().$type<string[]>(),
  },
  (table) => [
    index('notice_due').on(table.channel, table.due_at),
    index('notice_enquiry').on(table.enquiry_id),
  ],
);

/**
 * Requests for a release at once. One waits at most: who asks again while it does is counted in it, so that a flood
 * fills nothing.
 */
export const releaseRequest = pgTable(
  'release_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once a schedule has taken it. */
    waits: boolean().default(true),
    /** When it was asked for first, and last. */
    received_at: received(),
    asked_at: received(),
    times: integer().notNull().default(1),
    taken_at: moment(),
    ended_at: moment(),
    /** How the run ended, as `npm run release` names it. */
    outcome: text(),
    /** Seconds that the run took. */
    seconds: integer(),
  },
  (table) => [uniqueIndex('release_request_waits').on(table.waits)],
);

/** The people of the desk. Nobody is ever deleted: versions and the audit log name them. */
export const deskPerson = pgTable(
  'desk_person',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** The name as `foldedText` has it, by which people sign in. */
    name_folded: text().notNull(),
    role: text({ enum: deskRoles }).notNull(),
    /** As `desk/server/passwords.ts` writes it. */
    password_hash: text().notNull(),
    /** A session that began with an older password has ended. */
    password_at: moment().notNull(),
    /** Somebody else knows the password: nothing works until it is changed. */
    must_change: boolean().notNull(),
    disabled_at: moment(),
    made_at: received(),
  },
  (table) => [uniqueIndex('desk_person_name').on(table.name_folded)],
);

/** Sessions of the desk: one row for each browser that is signed in. */
export const deskSession = pgTable(
  'desk_session',
  {
    /** SHA-256 of the id in the cookie: whoever reads a dump of the database cannot sign in with it. */
    key: text().primaryKey(),
    person: uuid().notNull(),
    data: json().$type<Record<string, unknown>>().notNull(),
    begun_at: moment().notNull(),
    /** The last call, to the minute. */
    seen_at: moment().notNull(),
  },
  (table) => [index('desk_session_person').on(table.person)],
);

/** One row: the desk's cookies are signed with it. */
export const deskSecret = pgTable('desk_secret', {
  only: boolean().primaryKey().default(true),
  secret: text().notNull(),
});

/** Who did what in the desk. */
export const deskAudit = pgTable(
  'desk_audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    /** Null for the machine, by `npm run people`. */
    person: uuid(),
    action: text().notNull(),
    collection: text(),
    item: text(),
    detail: text(),
  },
  (table) => [index('desk_audit_at').on(table.at)],
);
