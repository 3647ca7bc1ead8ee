/** Copy of a preview around its item. */
import type { Withheld } from '@corporate-website/contract/parse';
import { formatDate } from '../lib/format';
import { zoneName, zoneOffset } from '../lib/zones';

/** Why there is nothing to see. */
export type Refusal =
  | 'none'
  | 'wrong'
  | 'expired'
  | 'gone'
  | 'tooMany'
  | 'unfit'
  | 'offline'
  | 'failed';

/** Each with what to do. */
export const refusals: Readonly<Record<Refusal, { title: string; text: string }>> = {
  none: {
    title: 'This address has no key',
    text: 'A preview needs the whole link, with everything after the “#”. Mail programs sometimes cut long links: copy it again from where you found it.',
  },
  wrong: {
    title: 'This link opens nothing',
    text: 'It was cut off or changed on its way, it belongs to another item, or all links were withdrawn. Compare it with the one you were sent, or ask for a new one.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Each preview link expires on a date that was set when it was made. The item itself is unchanged: ask whoever sent the link for a new one.',
  },
  gone: {
    title: 'This item is no longer there',
    text: 'The key is right, but the item was deleted in the admin panel. Nobody can restore it from here; ask the person who wrote it.',
  },
  tooMany: {
    title: 'Too many previews at once',
    text: 'Your address has asked for more previews than the server allows in a minute. Wait a minute, then open it again.',
  },
  unfit: {
    title: 'This item cannot be published yet',
    text: 'It lacks something that its page needs. Complete it in the admin panel, then open the preview again:',
  },
  offline: {
    title: 'This device is offline',
    text: 'A preview is read from the server each time. Connect to the network, then open it again.',
  },
  failed: {
    title: 'The preview could not be loaded',
    text: 'The server did not answer as it should. The link is still good; open it again in a moment.',
  },
};

/** Those after which another try may end better. */
export const mayEndBetter: ReadonlySet<Refusal> = new Set<Refusal>([
  'tooMany',
  'unfit',
  'offline',
  'failed',
]);

export const words = {
  page: 'Preview',
  description: 'What is not published yet, for anyone who has the link to it.',
  opening: 'Opening the preview',
  reading: 'Reading the item as it is at this moment.',
  withoutScripts:
    'Previews need JavaScript: what is not public is not in any page of this site, and is put together in your browser. Turn JavaScript on for this site, then reload the page.',
  again: 'Open it again',
  isOpen: 'The preview is open:',
  jumps: 'Parts of this preview',
  parts: {
    page: 'Page',
    card: 'In its list',
    share: 'When shared',
    search: 'In the search',
    engine: 'In a search engine',
  },
  differs: 'What will differ once it is built',
  shared: 'The picture and words that social networks and chats show for its address',
  cropped: 'When it is shared, its picture is cropped to its subject; here, to its middle.',
  listings: 'Code listings get their colours.',
  unpictured: (count: number) =>
    `${count === 1 ? 'A picture' : `${count} pictures`} from another server will be there; only the build fetches those.`,
  dropped: (field: string, reason: string) => `“${field}” is left out: it ${reason}.`,
} as const;

const minute = (iso: string) =>
  `${formatDate(iso)}, ${formatDate(iso, 'time')} ${zoneName(zoneOffset(iso))}`;

/** How the item stands, as the bar says it. */
export function standing(
  why: Withheld,
  item: { readonly status?: unknown; readonly published_at?: unknown },
): string {
  const at = typeof item.published_at === 'string' ? item.published_at : '';
  const said: Readonly<Record<Exclude<Withheld, null>, string>> = {
    status: item.status === 'archived' ? 'Archived, not public' : 'Draft, not public',
    is_main: 'Not for this site, not public',
    published_at: `Scheduled for ${minute(at)}, not public before then`,
  };
  return why === null ? 'Published' : said[why];
}

/** Until when the link opens. */
export const lasts = (until: string) => `This link works until ${minute(until)}.`;
