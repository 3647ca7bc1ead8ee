import type { VFile } from 'vfile';
import { Ledger } from './losses';
import type { Heading, RichTextPicture, SkippedLevel } from './types';

/** State that the plugins of one rendering share, as the data of its file. */
export interface RichTextContext {
  /** URL of the text: base of relative picture addresses. */
  source: URL;
  /** The site's own origin. */
  site: URL;
  /** Begins every id, so that none of a text's ids is one of the page's. */
  idPrefix: string;
  pictures: RichTextPicture[];
  headings: Heading[];
  skips?: SkippedLevel;
  words: number;
  excerpt: string;
  anchors: Record<string, string>;
  inline: Map<string, string>;
  ledger: Ledger;
  /** Path of the page that shows the text, where it is known. */
  ownPath?: string;
}

declare module 'vfile' {
  interface DataMap {
    richText: RichTextContext;
  }
}

/** The part of the rendered file that plugins use. */
export type RichTextFile = Pick<VFile, 'data'>;

export interface RichTextOptions {
  /** Address that the text was read from: base of relative picture addresses. */
  sourceUrl: string;
  /** The site's own address; links to it become paths. */
  siteUrl: string;
  /** Begins every id; of use where a page shows several texts. Letters, digits, hyphens. */
  idPrefix?: string;
  /** Path of the page that shows the text: links to it with an anchor stay on the page. */
  ownPath?: string;
}

/** Begins the ids of the only text of a page. */
export const ONLY_TEXT = 'on-';

/** The context of a rendering before it begins. */
export function newContext({
  sourceUrl,
  siteUrl,
  idPrefix = ONLY_TEXT,
  ownPath,
}: RichTextOptions): RichTextContext {
  return {
    source: new URL(sourceUrl),
    site: new URL(siteUrl),
    idPrefix,
    pictures: [],
    headings: [],
    words: 0,
    excerpt: '',
    anchors: {},
    inline: new Map(),
    ledger: new Ledger(),
    ...(ownPath === undefined ? {} : { ownPath }),
  };
}

/** The context of a file; the chain always sets it. */
export function contextOf(file: RichTextFile): RichTextContext {
  const context = file.data.richText;
  if (!context) throw new Error('A rich-text plugin ran without its context.');
  return context;
}
