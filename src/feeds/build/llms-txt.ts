/** `/llms.txt` (https://llmstxt.org): the site for language models, as one short page of Markdown; pure. */
import { company } from '../../site/company';
import { formatTitle } from '../feed-title';
import { feedAddresses, feedKeys } from '../feeds';
import { linksOf, navigation, type NavigationGroup } from '../../site/navigation';
import type { IndexedPage } from './indexed-pages';
import { withoutUnfit } from './xml';

export const LLMS_PATH = '/llms.txt';

/** The newest items of a collection; the rest are in its list. */
export interface LlmsItems {
  name: string;
  paths: readonly string[];
}

/** On one line, with nothing that Markdown would take for itself. */
const markdown = (text: string) =>
  withoutUnfit(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]<>*_`]/g, '\\$&');

const address = (url: string) =>
  url.replace(/[()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

const line = (name: string, url: string, description: string) =>
  `- [${markdown(name)}](${address(url)})${description ? `: ${markdown(description)}` : ''}\n`;

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n## ${title}\n\n${lines.join('')}`;
}

type Pages = ReadonlyMap<string, IndexedPage>;

const pageLine = (page: IndexedPage | undefined, name = page?.title ?? '') =>
  page ? [line(name, page.url, page.description)] : [];

const groupLines = (group: NavigationGroup, pages: Pages) =>
  linksOf(group).flatMap(({ name, path }) => pageLine(pages.get(path), name));

/** Groups to skip where room is short, as the format has it. */
const OPTIONAL: readonly NavigationGroup['key'][] = ['legal', 'contact'];

function feedLines(siteUrl: string): string[] {
  return feedKeys.flatMap((key) =>
    feedAddresses(key).map((feed) => line(formatTitle(feed), `${siteUrl}${feed.path}`, '')),
  );
}

/**
 * The text: the company, the pages of the navigation, the newest items.
 * @param pages that may be listed, by path
 * @param siteUrl without a trailing slash
 */
export function llmsTxt(pages: Pages, items: readonly LlmsItems[], siteUrl: string): string {
  const isOptional = ({ key }: NavigationGroup) => OPTIONAL.includes(key);
  const optional = navigation.filter(isOptional);
  return [
    `# ${company.name}\n\n> ${markdown(company.description)}\n`,
    ...navigation
      .filter((group) => !isOptional(group))
      .map((group) => section(group.name, groupLines(group, pages))),
    ...items.map(({ name, paths }) =>
      section(
        name,
        paths.flatMap((path) => pageLine(pages.get(path))),
      ),
    ),
    section('Optional', [
      ...optional.flatMap((group) => groupLines(group, pages)),
      ...feedLines(siteUrl),
    ]),
  ].join('');
}
