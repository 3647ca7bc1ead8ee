/**
 * THE chain: what happens to a text from outside between a parser and a page, in this order, at build time and in
 * the browser. Each of the two brings its own parser; the build also colours listings.
 */
import type { Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { rehypeAnchors } from './anchors';
import { rehypeCleanText } from './clean-text';
import { rehypeAlignment } from './alignment';
import { rehypeCodeLanguages } from './code-languages';
import { rehypeDrawings } from './drawings';
import { rehypeFormulas } from './formulas';
import { rehypeForms } from './forms';
import { rehypeLevelledLists } from './levelled-lists';
import { countsOf } from './losses';
import { rehypeParts } from './parts';
import { rehypeShortcodes } from './shortcodes';
import { rehypeTasks } from './tasks';
import { rehypeCode, type CodeOptions } from './code';
import { newContext, type RichTextFile, type RichTextOptions } from './context';
import { rehypeEmbeds } from './embeds';
import { rehypeFigures } from './figures';
import { rehypeLinks } from './links';
import { rehypeMeasure } from './measure';
import { rehypePictures } from './pictures';
import { rehypePrepare } from './prepare';
import { inputAllowList } from './schema';
import { rehypeQuotations } from './quotations';
import { rehypeTables } from './tables';
import { rehypeTidy } from './tidy';
import type { RenderedRichText } from './types';

type Step = (tree: Root, file: RichTextFile) => void;

/** Steps before sanitising, which read what it takes off: classes, styles, fields, drawings. */
const stepsBefore: readonly Step[] = [
  rehypeShortcodes(),
  rehypeCodeLanguages(),
  rehypeLevelledLists(),
  rehypeTasks(),
  rehypeFormulas(),
  rehypeForms(),
  rehypeDrawings(),
  rehypeParts(),
  rehypeAlignment(),
  rehypePrepare(),
];

/** Steps after sanitising, all of them this site's own; no text from outside bypasses the sanitiser. */
function stepsAfter(code: CodeOptions): readonly Step[] {
  return [
    rehypeCleanText(),
    rehypeCode(code),
    rehypeEmbeds(),
    rehypePictures(),
    rehypeTidy(),
    rehypeFigures(),
    rehypeQuotations(),
    rehypeAnchors(),
    rehypeLinks(),
    rehypeTables(),
    rehypeMeasure(),
  ];
}

/**
 * Makes a renderer of parsed texts: safe, ready for a page, with its measures. It changes the tree that it is given.
 * @param code how listings are coloured, if at all
 */
export function treeRenderer(code: CodeOptions = {}) {
  const steps = stepsAfter(code);
  return (parsed: Root, options: RichTextOptions): RenderedRichText => {
    const context = newContext(options);
    const file: RichTextFile = { data: { richText: context } };
    const before = countsOf(parsed);
    for (const step of stepsBefore) step(parsed, file);
    const tree = sanitize(parsed, inputAllowList) as Root;
    for (const step of steps) step(tree, file);
    const { pictures, headings, skips, words, excerpt, anchors, inline, ledger } = context;
    // `fillPictures` relies on double quotes.
    const html = toHtml(tree, { quote: '"', characterReferences: { useNamedReferences: true } });
    return {
      html,
      pictures,
      headings,
      ...(skips ? { skips } : {}),
      words,
      excerpt,
      ...(Object.keys(anchors).length > 0 ? { anchors } : {}),
      losses: ledger.losses(before, countsOf(tree)),
      inline,
    };
  };
}
