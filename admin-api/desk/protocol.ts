/**
 * The calls of the desk, below `/desk/api`: what the server answers and the interface reads.
 *
 * Bodies and answers are JSON, but for an upload and the CSV. Every call but `POST /session` needs the session's cookie,
 * and every one that changes something the header `x-csrf-token` as well (`SessionAnswer.csrf`). Answers are `no-store`.
 * An error is an `ErrorAnswer` with a status of 4xx or 5xx.
 */
import type {
  ReleaseRequests,
  ReleaseRun,
  ReleaseState,
} from '@corporate-website/contract/release-requests';
import type { Finding } from '../../src/editorial/build/note';
import type { Levels } from '../../src/editorial/build/rules';

/** A field's fault; `field` is a path as the contract's parser has it: `title`, `results[2].value`. */
export interface Problem {
  field: string;
  reason: string;
}

export type ErrorCode =
  | 'bad-request' // 400
  | 'not-signed-in' // 401: no session, or it has ended
  | 'wrong-login' // 401: by POST /session alone
  | 'wrong-password' // 422: `current` of POST /password is wrong
  | 'weak-password' // 422: `next` of POST /password; the message says why
  | 'must-change-password' // 403: only POST /password, GET and DELETE /session work
  | 'csrf' // 403: the token is missing or old: GET /session gives another, then try again once
  | 'forbidden' // 403: the role may not
  | 'missing' // 404
  | 'taken' // 409: id or slug is another item's; `problems` names the field
  | 'in-use' // 409: a file that items use cannot be deleted
  | 'changed' // 412: somebody else saved meanwhile; `current` is the item as it is now
  | 'too-large' // 413
  | 'wrong-type' // 415: a file of a type that the site does not take
  | 'invalid' // 422: `problems`
  | 'no-version' // 428: If-Match is missing
  | 'too-many' // 429: `retryAfter` seconds
  | 'no-https' // 503: by POST /session where the proxy's settings are wrong; the message says how to mend them
  | 'failed' // 500
  | 'unavailable'; // 503: starting, stopping, database or disk; the last saved version is whole

export interface ErrorAnswer {
  error: {
    code: ErrorCode;
    /** A sentence for an editor. */
    message: string;
    problems?: Problem[];
    /** With `changed`. */
    current?: Item;
    /** With `too-many`: seconds. */
    retryAfter?: number;
  };
}

export type Role = 'writer' | 'editor';

export interface Person {
  id: string;
  name: string;
  role: Role;
  /** Until it is changed, all calls but POST /password, GET and DELETE /session answer 403 `must-change-password`. */
  mustChangePassword: boolean;
}

/** POST /session {name, password} · GET /session (401 without) · POST /password {current, next}: a new one after it. */
export interface SessionAnswer {
  person: Person;
  csrf: string;
}
// DELETE /session: 204, signs out. DELETE /sessions: 204, signs out everywhere.

export type FieldKind =
  | 'text'
  | 'html' // rich text
  | 'number'
  | 'boolean'
  | 'date' // ISO 8601 with a zone
  | 'url'
  | 'image' // the address of a picture: `MediaFile.url`, or any http(s) address
  | 'file' // the address of a document: likewise
  | 'choice'
  | 'list' // of `of`
  | 'object'; // of `fields`

/** A value of a field, and its name for editors. */
export interface Choice {
  id: string;
  name: string;
}

export interface FieldInfo {
  name: string;
  label: string;
  /** A sentence for editors; empty where the label says all. */
  description: string;
  kind: FieldKind;
  required: boolean;
  /** Set by the server (`id`, `status`, `updated_at`): show it, never as an input. */
  readOnly?: true;
  /** With `choice`. */
  choices?: Choice[];
  /** With `number`. */
  min?: number;
  max?: number;
  /** With `object`. */
  fields?: FieldInfo[];
  /** With `list`: what one entry is (its `name` and `label` are those of the list). */
  of?: FieldInfo;
}

export interface CollectionInfo {
  /** In the addresses of calls: `posts`, `case-studies`, `press-releases`, `jobs`, `clients`, … */
  name: string;
  /** The contract's name of the item: `Post`. */
  item: string;
  /** `Case studies`, and for running text `case study` and `case studies`. */
  label: string;
  one: string;
  many: string;
  description: string;
  /** Where its items' pages are, such as `/blog` (the page is `${path}/${slug}`); null without pages. */
  path: string | null;
  /** The field that names an item in lists: `title`, `name`, `quote`. */
  titleField: string;
  fields: FieldInfo[];
  /** The field that groups its items, by which its list is filtered; `choices` are the values in use. */
  category: { field: string; label: string; choices: Choice[] } | null;
  previews: boolean;
  /** The rights of who asks; a writer's `save` of a published item is a pending change. */
  can: {
    create: boolean;
    save: boolean;
    publish: boolean;
    /** A writer archives and deletes what was never public. */
    archive: 'all' | 'unpublished';
    delete: 'all' | 'unpublished';
    restore: boolean;
    /** Order by hand: for undated collections. */
    move: boolean;
  };
}
/** GET /collections */
export interface CollectionsAnswer {
  data: CollectionInfo[];
  /** The site's address without a trailing slash, for the preview's frame and for links. */
  site: string;
  /** The largest upload in bytes. */
  maxUpload: number;
  /** Levels of the editorial rules. */
  levels: Levels;
}

/** The item's state, for every collection, also for those whose contract has no `status`. */
export type Status = 'draft' | 'publish' | 'archived';

/** One row of a list. */
export interface ItemRow {
  id: string;
  /** The title, name or quote. */
  title: string;
  version: number;
  status: Status;
  /** Published, and the working copy differs from what is public. */
  pending: boolean;
  deleted: boolean;
  /** From when on a release puts the public version on the site (ISO 8601); null where there never was one. */
  live_from: string | null;
  /** When the working copy was made (ISO 8601), and by whom (a name). */
  changed_at: string;
  changed_by: string;
  /** The working copy without rich text. */
  fields: Record<string, unknown>;
}

/** One item, whole. Fields are nested (react-admin sources: `fields.title`), so that no field can collide. */
export interface Item extends ItemRow {
  /** The public fields, where the working copy is pending. */
  live?: Record<string, unknown>;
}

/**
 * GET /items/:collection?q&status&category&from&to&pending&sort&order&page&pageSize
 * `status`: `draft`, `scheduled`, `publish` (what is not scheduled), `archived`, or `deleted` (which nothing else lists);
 * `category`: `type` where the collection has no category; `from`, `to`: ISO days, by `published_at`, else by the last change; `pending=true`;
 * `sort`: title, status, category, published_at, changed_at, position (default: the public order); `order`: asc, desc;
 * `page` from 1; `pageSize` up to 100 (default 25).
 */
export interface ItemsAnswer {
  data: ItemRow[];
  total: number;
}

/**
 * Has `ETag: "<version>"`. Answer of:
 * GET    /items/:collection/:id                       of a deleted one too (`deleted: true`)
 * POST   /items/:collection                {fields}   201; a draft
 * PUT    /items/:collection/:id            {fields}   If-Match: "<version>"; the whole item, not a part
 * POST   /items/:collection/:id/publish    {published_at?}  If-Match; editor. One ahead waits until then
 * POST   /items/:collection/:id/archive    {}         If-Match; editor, for what was public
 * POST   /items/:collection/:id/duplicate  {}         201: a new draft, title "… (copy)"
 * POST   /items/:collection/:id/restore    {version}  If-Match; a new version like that one; undoes a deletion too
 * POST   /items/:collection/:id/move       {before: id | null}  editor; the order of undated collections
 * DELETE /items/:collection/:id                       If-Match; `data.deleted` is true, `data.version - 1` was the last
 * `fields.status`, `fields.id` and `fields.updated_at` are the server's; what is sent there is ignored.
 */
export interface ItemAnswer {
  data: Item;
}

export interface VersionRow {
  version: number;
  action: 'created' | 'saved' | 'published' | 'archived' | 'deleted' | 'restored' | 'imported';
  made_at: string;
  /** A name. */
  made_by: string;
}
/** GET /items/:collection/:id/versions, the newest first; of a deleted item too. */
export interface VersionsAnswer {
  data: VersionRow[];
}
/** GET /items/:collection/:id/versions/:version */
export interface VersionAnswer {
  data: { fields: Record<string, unknown> };
}

/** POST /items/:collection/:id/preview-link {days?: 1–30, default 7}: a link to the working copy, for the frame and to send. */
export interface PreviewLinkAnswer {
  data: { url: string; expires_at: string };
}

export interface NotesQuestion {
  /** Addresses of links in the item's texts, by field. */
  links: Readonly<Record<string, readonly string[]>>;
  slug: string;
  published_at: string;
}
/** POST /notes/:collection NotesQuestion: editorial findings on an item that it takes the site to tell. */
export interface NotesAnswer {
  data: Finding[];
}

/** GET /pages?q: the site's pages that are no items, by the words of links to them on the home page. */
export interface PagesAnswer {
  data: { path: string; label: string }[];
}

/** POST /check/:collection {id?, fields}: what a save would be refused for; 200, also without problems. */
export interface CheckAnswer {
  data: { problems: Problem[] };
}

export interface MediaFile {
  id: string;
  /** Such as `uploads/warp-beam-3f9c2a1b.jpg`. */
  path: string;
  /** The absolute address for a field or rich text, which the desk can show too. */
  url: string;
  /** By content: `image/jpeg`, `application/pdf`, … */
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  alt: string;
  made_at: string;
  made_by: string;
}
export interface Use {
  collection: string;
  id: string;
  title: string;
  status: Status;
  /** A deleted item can be restored, with its files. */
  deleted: boolean;
}
/** GET /media?q&kind=picture|file&page&pageSize, the newest first */
export interface MediaListAnswer {
  data: MediaFile[];
  total: number;
}
/** GET /media/:id: with the items that name it in their working copy or public row; deleted ones too. */
export interface MediaAnswer {
  data: MediaFile & { usedBy: Use[] };
}
/**
 * POST /media: multipart/form-data, `alt` (optional, BEFORE the file) and one `file`. 201; the same bytes again: 200.
 * POST /media/copy {url, alt}: likewise, of a picture at an http(s) or `data:` address; 422 where it cannot be fetched.
 * PUT /media/:id {alt}
 */
export interface MediaFileAnswer {
  data: MediaFile;
}
// DELETE /media/:id → 204, or 409 `in-use`. Editors, and the writer who uploaded it.

/** An item that the next release brings to the site, or takes off it. */
export interface ComingChange {
  collection: string;
  id: string;
  title: string;
  action: 'published' | 'archived' | 'deleted' | 'restored' | 'imported';
  made_at: string;
  made_by: string;
}

/** GET /releases/changes: since the last release, the latest first; null where none is known. */
export interface ComingChangesAnswer {
  data: { total: number; first: ComingChange[] } | null;
}

/** GET /releases (all roles) · POST /releases {command?, argument?} (editor; 202): asks for one, or gives a command */
export interface ReleasesAnswer {
  data: ReleaseRequests & {
    /** When the next scheduled release begins; null where no schedule is known. */
    next: string | null;
    /** Whether something takes requests: it looked for some within the last minutes, or is at work on one. */
    answered: boolean;
    /** When the last release read the content; null where none is known. */
    read_at: string | null;
    /** The site as its releases have it; null until one has told. */
    site: Omit<ReleaseState, 'run'> | null;
    /** The last runs, the newest first. */
    runs: ReleaseRun[];
  };
}

export type EnquiryKind = 'contact' | 'insurtech' | 'feedback' | 'subscriber';
export interface Enquiry {
  id: string;
  kind: EnquiryKind;
  received_at: string;
  /** ISO 8601 where it is done. */
  done_at: string | null;
  name: string | null;
  business_email: string | null;
  message: string | null;
  /** All that was sent, by the contract's names: phone, company, service, rating, source_path, … */
  fields: Record<string, unknown>;
}
/** GET /enquiries?kind&done=true|false&q&page&pageSize */
export interface EnquiriesAnswer {
  data: Enquiry[];
  total: number;
}
/** POST /enquiries/:id/done {done: boolean} */
export interface EnquiryAnswer {
  data: Enquiry;
}
// DELETE /enquiries/:id → 204. GET /enquiries/export?kind&done&q → text/csv as a download (a plain link will do).

export interface AuditRow {
  id: string;
  at: string;
  /** Who; null for the machine, by `npm run people`. */
  person: string | null;
  /** `signed-in`, `sign-in-refused`, `signed-out`, `password-changed`, `saved`, `published`, `deleted`, … */
  action: string;
  collection: string | null;
  item: string | null;
  detail: string | null;
}
/** GET /audit?person&action&collection&item&page&pageSize, the newest first */
export interface AuditAnswer {
  data: AuditRow[];
  total: number;
}
