/** The options of `npm run preview-link`. */
import {
  MOST_PREVIEW_DAYS,
  PREVIEW_DAYS,
  type PreviewName,
} from '@corporate-website/contract/previews';
import { ArgumentError, parseWords } from '../enquiries/arguments';
import { previewKinds } from './links';

const kinds = [...previewKinds.keys()];

export const usage = `Makes a private link to an item that is not published, as it will look on the site.

  npm run preview-link -- ${kinds.join('|')} SLUG [--days ${PREVIEW_DAYS}]
  npm run preview-link -- --revoke-all

  --days        for how many days it opens, ${MOST_PREVIEW_DAYS} at most
  --revoke-all  ends every link that was given out; new ones can be made at once

It works on the same data as the admin API, with the admin API's settings: DATABASE_URL, else
ADMIN_API_DATA_DIR; SITE_ORIGINS or SITE_URL says where the site is.`;

export type Command =
  | { name: 'help' }
  | { name: 'revoke' }
  | { name: 'link'; kind: string; of: PreviewName; slug: string; days: number };

function daysOf(value: string | undefined): number {
  if (value === undefined) return PREVIEW_DAYS;
  const days = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (days >= 1 && days <= MOST_PREVIEW_DAYS) return days;
  throw new ArgumentError(
    `--days must be a whole number from 1 to ${MOST_PREVIEW_DAYS}, not "${value}".`,
  );
}

/** @throws {ArgumentError} */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseWords(args, {
    days: { type: 'string' },
    'revoke-all': { type: 'boolean', default: false },
  });
  if (values.help) return { name: 'help' };
  const [kind = '', slug, ...more] = positionals;
  if (values['revoke-all']) {
    if (kind === '' && values.days === undefined) return { name: 'revoke' };
    throw new ArgumentError('--revoke-all ends every link; it takes nothing else.');
  }
  if (slug === undefined || slug === '' || more.length > 0) {
    throw new ArgumentError('It needs a kind and a slug, such as: posts my-slug.');
  }
  const of = previewKinds.get(kind);
  if (!of) throw new ArgumentError(`"${kind}" has no pages; these have: ${kinds.join(', ')}.`);
  return { name: 'link', kind, of, slug, days: daysOf(values.days) };
}
