import type { VFile } from 'vfile';
import type { Heading, RichTextPicture } from '../snapshot-types';

/** What the plugins of one rendering share, as the data of its file. */
export interface RichTextContext {
  /** Where the text comes from: base of relative picture addresses. */
  source: URL;
  /** The site's own origin. */
  site: URL;
  /** Begins every id, so that none of a text's ids is one of the page's. */
  idPrefix: string;
  pictures: RichTextPicture[];
  headings: Heading[];
  words: number;
  excerpt: string;
}

declare module 'vfile' {
  interface DataMap {
    richText: RichTextContext;
  }
}

/** The context of a file; the chain always sets it. */
export function contextOf(file: VFile): RichTextContext {
  const context = file.data.richText;
  if (!context) throw new Error('A rich-text plugin ran without its context.');
  return context;
}
