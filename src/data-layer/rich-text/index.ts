import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { RichText } from '../snapshot-types';
import { rehypeAnchors } from './anchors';
import { rehypeCleanText } from './clean-text';
import { rehypeCode } from './code';
import type { RichTextContext } from './context';
import { rehypeEmbeds } from './embeds';
import { rehypeFigures } from './figures';
import { rehypeLinks } from './links';
import { rehypeMeasure } from './measure';
import { rehypeParseCapped } from './parse-html';
import { rehypePictures } from './pictures';
import { rehypePrepare } from './prepare';
import { inputAllowList } from './schema';
import { rehypeTables } from './tables';
import { rehypeTidy } from './tidy';

/** Rises when the same HTML gives another result; texts kept from before are then rendered anew. */
export const RICH_TEXT_VERSION = 2;

export interface RichTextOptions {
  /** Address that the text was read from: base of relative picture addresses. */
  sourceUrl: string;
  /** The site's own address; links to it become paths. */
  siteUrl: string;
  /** Begins every id; of use where a page shows several texts. Letters, digits, hyphens. */
  idPrefix?: string;
}

// What comes after sanitising is this site's own; nothing from outside passes it by another way.
const processor = unified()
  .use(rehypeParseCapped)
  .use(rehypePrepare)
  .use(rehypeSanitize, inputAllowList)
  .use(rehypeCleanText)
  .use(rehypeCode)
  .use(rehypeEmbeds)
  .use(rehypePictures)
  .use(rehypeTidy)
  .use(rehypeFigures)
  .use(rehypeAnchors)
  .use(rehypeLinks)
  .use(rehypeTables)
  .use(rehypeMeasure)
  // `fillPictures` relies on double quotes.
  .use(rehypeStringify, { quote: '"', characterReferences: { useNamedReferences: true } })
  .freeze();

/**
 * Makes a rich-text field safe and ready for a page. Never throws for any text; time is linear in its length
 * (about 2 ms for 6 kB).
 *
 * @param html what the admin API sent
 */
export function renderRichText(html: string, options: RichTextOptions): RichText {
  const context: RichTextContext = {
    source: new URL(options.sourceUrl),
    site: new URL(options.siteUrl),
    idPrefix: options.idPrefix ?? 'on-',
    pictures: [],
    headings: [],
    words: 0,
    excerpt: '',
  };
  const file = new VFile({ data: { richText: context } });
  file.value = html;
  const tree = processor.runSync(processor.parse(file), file);
  const { pictures, headings, words, excerpt } = context;
  return { html: processor.stringify(tree, file), pictures, headings, words, excerpt };
}
