/** The kinds of item that the site publishes, as the hub of resources shows them: the newest of each; pure. */
import type { EntryLine } from '../../components/entry-lines/entry-lines';
import { formatDate } from '../../lib/format';
import { count, formatBytes } from '../../lib/numbers';
import { wallClock } from '../../lib/zones';

type Data = Queries.HubNewestQuery;

export interface Kind {
  /** All of them, and what one and many are called. */
  readonly total: number;
  readonly one: string;
  readonly many: string;
  readonly lines: readonly EntryLine[];
}

const facts = (...parts: readonly (string | number | null | undefined)[]) =>
  parts.filter(Boolean).join(', ');

interface Dated {
  readonly path: string;
  readonly title: string;
  readonly published_at: string | null;
}

const dated = ({ path, title, published_at: at }: Dated): EntryLine => ({
  key: path,
  title,
  href: path,
  about: formatDate(at),
});

/** An event by its day there, and its place. */
const eventLine = (event: Data['events']['nodes'][number]): EntryLine => {
  const { api_id: key, title, starts_at: at, clock_offset: offset, location } = event;
  const day = at ? formatDate(wallClock(at, offset)) : 'Date to be announced';
  return { key, title, about: facts(day, location) };
};

/** Events to come, the nearest first, then those of the past, the latest first. */
function inOrder(events: Data['events']['nodes'], past: ReadonlySet<string>) {
  const isOver = ({ api_id: id }: { readonly api_id: string }) => past.has(id);
  return [...events.filter((event) => !isOver(event)).reverse(), ...events.filter(isOver)];
}

/**
 * The kinds by the pages that list them. A page of the copy that is not here has no items to show.
 * @param past ids of the events that are over
 */
export function kindsOf(data: Data, past: ReadonlySet<string>): Readonly<Record<string, Kind>> {
  const { caseStudies, posts, events, pdfs, news, awards, jobs } = data;
  return {
    '/resources/case-studies': {
      total: caseStudies.totalCount,
      one: 'case study',
      many: 'case studies',
      lines: caseStudies.nodes.map(({ path, title, client_name: client, service }) => ({
        key: path,
        title,
        href: path,
        about: facts(client, service?.name),
      })),
    },
    '/resources/blogs': {
      total: posts.totalCount,
      one: 'post',
      many: 'posts',
      lines: posts.nodes.map(dated),
    },
    '/resources/global-tech-series': {
      total: events.totalCount,
      one: 'event',
      many: 'events',
      lines: inOrder(events.nodes, past).map(eventLine),
    },
    '/resources/downloads': {
      total: pdfs.totalCount,
      one: 'document',
      many: 'documents',
      lines: pdfs.nodes.map(({ api_id: key, title, url, size_bytes: bytes }) => ({
        key,
        title,
        href: url,
        about: facts('PDF', bytes ? formatBytes(bytes) : null),
      })),
    },
    '/resources/press-release': {
      total: news.totalCount,
      one: 'release',
      many: 'releases',
      lines: news.nodes.map(dated),
    },
    '/resources/awards': {
      total: awards.totalCount,
      one: 'award',
      many: 'awards',
      lines: awards.nodes.map(({ api_id: key, title, issuer, year }) => ({
        key,
        title,
        about: facts(issuer, year),
      })),
    },
    '/corporate-overview/careers': {
      total: jobs.totalCount,
      one: 'open role',
      many: 'open roles',
      lines: jobs.nodes.map(({ path, title, location }) => ({
        key: path,
        title,
        href: path,
        about: location ?? '',
      })),
    },
  };
}

/** `24 posts` */
export const totalOf = ({ total, one, many }: Kind): string => count(total, one, many);
