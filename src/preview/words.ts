/** Copy of a preview around its item. */
import type { Withheld } from '../../contract/parse';
import { formatDate } from '../lib/format';

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
    text: 'A preview opens by the whole link, with all that stands behind the “#”. Mail programs cut long links at times: copy it once more from where you found it.',
  },
  wrong: {
    title: 'This link opens nothing',
    text: 'It was cut off or changed on its way, it belongs to another item, or all links were withdrawn. Compare it with the one that you were sent, or have a new one made.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Each link to a preview ends on a day that was set when it was made. The item itself is as it was: ask whoever sent the link for a new one.',
  },
  gone: {
    title: 'This item is no longer there',
    text: 'The key is right, but what it opened was deleted in the admin panel. Nobody can bring it back from here; ask the person who wrote it.',
  },
  tooMany: {
    title: 'Too many previews at once',
    text: 'Your address has asked for more previews than the server gives in a minute. Wait that long, then open it again.',
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
    title: 'The preview did not arrive',
    text: 'The server did not answer as it should. The link is as good as before; open it again in a moment.',
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
  description: 'What is not published yet, for whoever has the link to it.',
  opening: 'Opening the preview',
  reading: 'The item is being read as it is at this moment.',
  withoutScripts:
    'Previews need JavaScript: what is not public is in no page of this site, and is put together in your browser. Turn JavaScript on for this site, then load the page again.',
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
  shared: 'The picture and words that networks and chats show for its address',
  listings: 'Listings of code get their colours.',
  unpictured: (count: number) =>
    `${count === 1 ? 'A picture' : `${count} pictures`} of another server will be there; only the build fetches such.`,
  dropped: (field: string, reason: string) => `“${field}” is left out: it ${reason}.`,
} as const;

const minute = (iso: string) => `${formatDate(iso)}, ${formatDate(iso, 'time')} UTC`;

/** How the item stands, as the bar says it. */
export function standing(
  why: Withheld,
  item: { readonly status?: unknown; readonly published_at?: unknown },
): string {
  const at = typeof item.published_at === 'string' ? item.published_at : '';
  const said: Readonly<Record<Exclude<Withheld, null>, string>> = {
    status: item.status === 'archived' ? 'Archived, not public' : 'Draft, not public',
    is_main: 'Not for this site, not public',
    published_at: `Scheduled for ${minute(at)}, not public before`,
  };
  return why === null ? 'Published' : said[why];
}

/** Until when the link opens. */
export const lasts = (until: string) => `This link opens until ${minute(until)}.`;
