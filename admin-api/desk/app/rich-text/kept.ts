/** Parts of a text that the editor has no tools for: kept to the letter, shown as a label, movable and deletable. */
import { mergeAttributes, Mark, Node } from '@tiptap/core';

/** Elements that stand in place of such parts in the editor's own HTML: `markup.ts` puts the parts back. */
export const KEPT_BLOCK = 'kept-block';
export const KEPT_INLINE = 'kept-inline';

const name = (tag: string): string => `Kept as it is: <${tag}>`;

function keptNode(element: string, isInline: boolean) {
  return Node.create({
    name: isInline ? 'keptInline' : 'keptBlock',
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    draggable: true,
    addAttributes: () => ({
      html: {
        default: '',
        parseHTML: (part: HTMLElement) => part.dataset['html'] ?? '',
        renderHTML: ({ html }: { html?: string }) => ({ 'data-html': html }),
      },
    }),
    parseHTML: () => [{ tag: element }],
    renderHTML: ({ HTMLAttributes }) => [element, HTMLAttributes],
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement(isInline ? 'span' : 'div');
        dom.className = 'kept';
        dom.textContent = name(/^<([\w-]+)/.exec(String(node.attrs['html']))?.[1] ?? 'part');
        return { dom };
      };
    },
  });
}

export const KeptBlock = keptNode(KEPT_BLOCK, false);
export const KeptInline = keptNode(KEPT_INLINE, true);

/** Elements in a line that the site keeps, with the attributes that say something. */
const inline = 'abbr bdi cite data dfn ins kbd mark q samp small sub sup time var'.split(' ');
const telling = ['id', 'lang', 'dir', 'title', 'datetime', 'value', 'cite'];

const attributesOf = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    telling.flatMap((attribute) => {
      const value = element.getAttribute(attribute);
      return value === null ? [] : [[attribute, value]];
    }),
  );

/** An element in a line, as it was written. */
export const KeptMark = Mark.create({
  name: 'kept',
  // Several around one word.
  excludes: '',
  addAttributes: () => ({
    tag: { default: 'span', rendered: false },
    attributes: { default: {}, rendered: false },
  }),
  parseHTML: () =>
    [...inline, 'span[lang]'].map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => ({
        tag: element.localName,
        attributes: attributesOf(element),
      }),
    })),
  renderHTML: ({ mark }) => [
    String(mark.attrs['tag']),
    mergeAttributes(mark.attrs['attributes'] as Record<string, string>),
    0,
  ],
});
