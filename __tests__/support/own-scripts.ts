/** The scripts that stand in pages by the site's own doing; whatever else would run there came in with content. */
import { HEAD_SCRIPT } from '../../src/app/rendering/head-script';
import { LOOK_UP_SCRIPT } from '../../src/live/look-up/look-up-script';
import { executableParts } from './executable-html';

const inline = (text: string) => `<script>${text}`;

/** In every page. */
export const everywhere = inline(HEAD_SCRIPT);
/** In the page that stands for all addresses without one, besides. */
export const whereNothingIs = inline(LOOK_UP_SCRIPT);

/** Gatsby's own records, in a template where nothing runs, and in a separate file. */
const OF_GATSBY =
  /^<script>\s*(?:\/\*<!\[CDATA\[\*\/)?window\.(?:pagePath|___chunkMapping|___webpackCompilationHash)="(?:[^"\\]|\\.)*";(?:\/\*\]\]>\*\/)?\s*$/;

const own = new Set([everywhere, whereNothingIs]);

/** Parts of a page that would run and are not the site's own, each as a line. */
export const foreignParts = (html: string): string[] =>
  executableParts(html).filter((part) => !own.has(part) && !OF_GATSBY.test(part));
