/** The kinds of item that the site publishes, as the hub of resources shows them: the newest of each; pure. */
import {
  awardLine,
  datedLine,
  documentLine,
  eventLine,
  facts,
  roleLine,
  type EntryLine,
} from '../entry-lines';
import { count } from '../../lib/numbers';

type Data = Queries.HubNewestQuery;

export interface Kind {
  /** All of them, and what one and many are called. */
  readonly total: number;
  readonly one: string;
  readonly many: string;
  readonly lines: readonly EntryLine[];
}

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
      lines: posts.nodes.map(datedLine),
    },
    '/resources/global-tech-series': {
      total: events.totalCount,
      one: 'event',
      many: 'events',
      lines: inOrder(events.nodes, past).map((event) => {
        const line = eventLine(event);
        return past.has(event.api_id) ? { ...line, about: facts('Past event', line.about) } : line;
      }),
    },
    '/resources/downloads': {
      total: pdfs.totalCount,
      one: 'document',
      many: 'documents',
      lines: pdfs.nodes.map(documentLine),
    },
    '/resources/press-release': {
      total: news.totalCount,
      one: 'release',
      many: 'releases',
      lines: news.nodes.map(datedLine),
    },
    '/resources/awards': {
      total: awards.totalCount,
      one: 'award',
      many: 'awards',
      lines: awards.nodes.map(awardLine),
    },
    '/corporate-overview/careers': {
      total: jobs.totalCount,
      one: 'open role',
      many: 'open roles',
      lines: jobs.nodes.map(roleLine),
    },
  };
}

/** `24 posts` */
export const totalOf = ({ total, one, many }: Kind): string => count(total, one, many);
