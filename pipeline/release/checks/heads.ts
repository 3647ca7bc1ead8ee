/** What each page says of itself: one `h1`, a title and a description of its own, its canonical address. */
import { decodeEntities } from '../../../src/lib/html-entities';
import { plainText } from '../../../src/lib/plain-text';
import { isLeftOut } from '../../../src/lib/robots';
import { error, type Finding } from './finding';

const MAIN = /<main\b[\s\S]*<\/main>/;
const meta = (name: string) =>
  new RegExp(`<meta(?=[^>]*\\sname="${name}")[^>]*\\scontent="([^"]*)"`);
const DESCRIPTION = meta('description');
const CANONICAL = /<link(?=[^>]*\srel="canonical")[^>]*\shref="([^"]*)"/;

/** The parts of a page's head that are checked. */
export interface Head {
  title: string;
  description: string;
  /** Null where there is none. */
  canonical: string | null;
  headings: number;
  /** Whether it is to be found, as far as the page itself is concerned. */
  isIndexed: boolean;
}

export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    title: plainText(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: decodeEntities(DESCRIPTION.exec(head)?.[1] ?? '').trim(),
    canonical: decodeEntities(CANONICAL.exec(head)?.[1] ?? '') || null,
    headings: (MAIN.exec(html)?.[0] ?? html).match(/<h1[\s>]/g)?.length ?? 0,
    isIndexed: !isLeftOut(head),
  };
}

/**
 * @param heads by the pages' paths
 * @param siteUrl without a trailing slash
 */
export function checkHeads(heads: ReadonlyMap<string, Head>, siteUrl: string): Finding[] {
  const findings: Finding[] = [];
  const firstWith = { title: new Map<string, string>(), description: new Map<string, string>() };
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
    for (const part of ['title', 'description'] as const) {
      if (head[part] === '') continue;
      const other = firstWith[part].get(head[part]);
      if (other === undefined) firstWith[part].set(head[part], path);
      else findings.push(error(path, `has the same ${part} as ${other}`));
    }
  }
  return findings;
}
