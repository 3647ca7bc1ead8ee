/** Makes a search index with Pagefind: https://pagefind.app/docs/node-api/ */
import { escapeHtml } from '@corporate-website/contract/escape-html';
import { foldedText } from '@corporate-website/contract/folded-text';
import { textOfHtml } from '../../lib/text-of-html';
import { contactPage } from '../../site/contact-pages';
import { isHub } from '../../site/hubs';
import { withWordSigns, WORD_SIGNS } from '../indexed-text';
import type { SearchKind } from '../search-kinds';
import { wordsIn } from '../search-words';
import type { SearchRecord } from './read-page';

/** How much words count, by where they stand: https://pagefind.app/docs/weighting/ */
interface Weights {
  readonly text: number;
  readonly headings: number;
}

/** Services, by their titles and headings, come before pages that mention them, and before those who are to do the work. */
const WEIGHTS: Partial<Record<SearchKind, Weights>> = {
  Service: { text: 1.5, headings: 10 },
  'Case study': { text: 1.5, headings: 7 },
  Company: { text: 0.8, headings: 5 },
  Job: { text: 0.05, headings: 0.05 },
};
const OTHERS: Weights = { text: 0.6, headings: 1.5 };
/** Pages that name what others are about: all but their titles comes last. */
const OVERVIEW: Weights = { text: 0.05, headings: 0.05 };

const isOverview = (url: string): boolean => isHub(url) || url === contactPage.path;

const metaOf = (name: string, text: string): string =>
  `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(withWordSigns(text))}">`;

/** Facts that hold a page's title, each counted by `RANKING`. Pagefind takes the first heading where none is given. */
function titleOf({ kind, title }: SearchRecord): string {
  // Jobs are named after what others are about.
  if (kind === 'Job') return metaOf('title', kind) + metaOf('name', title);
  return metaOf('title', title) + (kind === 'Service' ? metaOf('subject', title) : '');
}

/** A word without accents, as Pagefind compares it. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');

/** The words of a record that have other letters than accented ones, as English speakers type them: `lodz` of `Łódź`. */
function retypedWords({ title, content, drawn }: SearchRecord): string {
  const words = new Set(wordsIn(`${title} ${textOfHtml(content)} ${drawn}`));
  return [...words]
    .flatMap((word) => {
      const retyped = foldedText(word);
      return retyped === withoutAccents(word) ? [] : retyped;
    })
    .join(' ');
}

/** Headings have weights of their own, whatever is around them. */
const withWeightedHeadings = (html: string, weight: number): string =>
  html.replace(/<h[1-6]\b/g, `$& data-pagefind-weight="${weight}"`);

/** Text between tags, with the signs of its words. */
const withSignsInText = (html: string): string =>
  html.replace(/(?<=^|>)[^<]+/g, (text) => withWordSigns(text));

/** The page that Pagefind reads for a record: its facts, then its content. */
function pageOf(record: SearchRecord): string {
  const { kind, url, date, content, drawn } = record;
  const retyped = retypedWords(record);
  const { text, headings } = isOverview(url) ? OVERVIEW : (WEIGHTS[kind] ?? OTHERS);
  const facts = [
    titleOf(record),
    `<meta data-pagefind-meta="kind[content]" data-pagefind-filter="kind[content]" content="${kind}">`,
    date ? metaOf('date', date) : '',
    drawn ? metaOf('drawn', drawn) : '',
    retyped ? metaOf('retyped', retyped) : '',
  ];
  return `<html lang="en"><body>${facts.join('')}<div data-pagefind-weight="${text}">${withWeightedHeadings(withSignsInText(content), headings)}</div></body></html>`;
}

function failOn(errors: readonly string[], what: string): void {
  if (errors.length > 0) throw new Error(`Pagefind ${what}: ${errors.join('; ')}`);
}

/**
 * Writes an index of records. The same records in the same order give the same files.
 * @param folder does not exist: Pagefind would keep the files in it
 * @returns the number of records
 * @throws {Error} with Pagefind's own words
 */
export async function makeIndex(records: Iterable<SearchRecord>, folder: string): Promise<number> {
  // Pagefind is an ES module only: it cannot be required.
  const pagefind = await import('pagefind');
  try {
    const { index, errors } = await pagefind.createIndex({
      rootSelector: 'body',
      forceLanguage: 'en',
      includeCharacters: WORD_SIGNS,
    });
    failOn(errors, 'could not start an index');
    if (!index) throw new Error('Pagefind started no index, and gave no reason.');
    let count = 0;
    // One after the other: Pagefind numbers pages in the order in which it gets them.
    for (const record of records) {
      const { url } = record;
      const added = await index.addHTMLFile({ url, content: pageOf(record) });
      failOn(added.errors, `could not read ${url}`);
      count += 1;
    }
    const written = await index.writeFiles({ outputPath: folder });
    failOn(written.errors, 'could not write the index');
    return count;
  } finally {
    await pagefind.close();
  }
}
