/** Texts made safe in the visitor's browser. Large: to be loaded when one is there. */
import { treeRenderer } from './chain';
import type { RichTextOptions } from './context';
import { parseInBrowser } from './parse-in-browser';
import type { RichText } from './types';

const render = treeRenderer();

/**
 * Makes a rich-text field safe and ready for a page, by the same steps as the build; listings stay uncoloured.
 * @param html what the admin API sent
 */
export function renderRichTextInBrowser(html: string, options: RichTextOptions): RichText {
  return render(parseInBrowser(html), options);
}
