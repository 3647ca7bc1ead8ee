/** Sanitises texts in the visitor's browser. Large: load it only when there is one. */
import { treeRenderer } from './chain';
import type { RichTextOptions } from './context';
import { parseInBrowser } from './parse-in-browser';
import type { RenderedRichText } from './types';

const render = treeRenderer();

/**
 * Makes a rich-text field safe and ready for a page, by the same steps as the build; listings stay uncoloured.
 * @param html from the admin API
 */
export function renderRichTextInBrowser(html: string, options: RichTextOptions): RenderedRichText {
  return render(parseInBrowser(html), options);
}
