/** The head of each page: one `h1`, a unique title and description, its canonical address. */
import { decodeEntities } from '../../../src/lib/html-entities';
import { textOfHtml } from '../../../src/lib/text-of-html';
import { isLeftOut } from '../../../src/site/robots';
import { error, warning, type Finding } from './finding';

const MAIN = /<main\b[\s\S]*<\/main>/;
const meta = (name: string) =>
  new RegExp(`<meta(?=[^>]*\\sname="${name}")[^>]*\\scontent="([^"]*)"`);
const DESCRIPTION = meta('description');
const CANONICAL = /<link(?=[^>]*\srel="canonical")[^>]*\shref="([^"]*)"/;

/** The parts of a page's head that are checked. */
export interface Head {
  title: string;
  description: string;
  /** Null for none. */
  canonical: string | null;
  headings: number;
  /** Whether the page itself allows indexing. */
  isIndexed: boolean;
}

export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    title: textOfHtml(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: decodeEntities(DESCRIPTION.exec(head)?.[1] ?? '').trim(),
    canonical: decodeEntities(CANONICAL.exec(head)?.[1] ?? '') || null,
    headings: (MAIN.exec(html)?.[0] ?? html).match(/<h1[\s>]/g)?.length ?? 0,
    isIndexed: !isLeftOut(head),
  };
}

/** Pages that have the same title, or the same description. */
function checkShared(
  heads: ReadonlyMap<string, Head>,
  part: 'title' | 'description',
  itemPages: ReadonlySet<string>,
): Finding[] {
  const firstOfItems = new Map<string, string>();
  const firstOfOthers = new Map<string, string>();
  return [...heads].flatMap(([path, { [part]: text, isIndexed }]) => {
    if (!isIndexed || text === '') return [];
    const [alike, unlike] = itemPages.has(path)
      ? [firstOfItems, firstOfOthers]
      : [firstOfOthers, firstOfItems];
    const what = (other: string) => `has the same ${part} as ${other}`;
    const twin = alike.get(text);
    if (twin !== undefined) return error(path, what(twin));
    alike.set(text, path);
    const other = unlike.get(text);
    return other === undefined ? [] : warning(path, what(other));
  });
}

/**
 * The build makes the heads of items unique, so equal ones are an error. An item may still have the title or
 * description of a list or an own page: its author wrote that, so it is a warning.
 * @param heads by the pages' paths
 * @param siteUrl without a trailing slash
 * @param itemPages paths of the pages that show an item
 */
export function checkHeads(
  heads: ReadonlyMap<string, Head>,
  siteUrl: string,
  itemPages: ReadonlySet<string>,
): Finding[] {
  const findings: Finding[] = [];
  for (const [path, head] of heads) {
    if (head.headings !== 1) {
      findings.push(error(path, `has ${head.headings} first headings (h1) instead of one`));
    }
    if (head.title === '') findings.push(error(path, 'has no title'));
    if (!head.isIndexed) continue;
    if (head.description === '') findings.push(error(path, 'has no description'));
    if (!head.canonical) {
      findings.push(error(path, 'names no canonical address'));
    } else if (head.canonical !== siteUrl && !head.canonical.startsWith(`${siteUrl}/`)) {
      findings.push(
        error(path, `its canonical address is ${head.canonical}, which is not of ${siteUrl}`),
      );
    }
  }
  return [
    ...findings,
    ...checkShared(heads, 'title', itemPages),
    ...checkShared(heads, 'description', itemPages),
  ];
}
