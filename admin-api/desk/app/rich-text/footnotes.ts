/** Footnotes as the site reads them: a raised link to an item of a list at the end, which links back. */
import type { Editor, JSONContent } from '@tiptap/core';
import { behindSelection } from './behind-selection';

const NOTE = 'note-';

/** The number of a footnote's link, or null for any other. */
const numberOf = (href: unknown): number | null => {
  const number = typeof href === 'string' ? /^#note-(\d+)$/.exec(href)?.[1] : undefined;
  return number === undefined ? null : Number(number);
};

/** The highest number of a footnote, and where the last note ends; null where there is none. */
function notesIn({ state: { doc } }: Editor): { highest: number; end: number | null } {
  let highest = 0;
  let end: number | null = null;
  doc.descendants(({ marks, attrs, nodeSize }, position) => {
    const number = numberOf(`#${attrs['id']}`);
    if (number !== null) end = position + nodeSize;
    const linked = marks.map((mark) => numberOf(mark.attrs['href']));
    for (const each of [number, ...linked]) highest = Math.max(highest, each ?? 0);
  });
  return { highest, end };
}

const raised = { type: 'kept', attrs: { tag: 'sup', attributes: {} } };

const reference = (number: number): JSONContent => ({
  type: 'text',
  text: String(number),
  marks: [
    raised,
    { type: 'link', attrs: { href: `#${NOTE}${number}`, id: `from-${NOTE}${number}` } },
  ],
});

const note = (number: number): JSONContent => ({
  type: 'listItem',
  attrs: { id: `${NOTE}${number}` },
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Note ' },
        {
          type: 'text',
          text: '↩',
          marks: [{ type: 'link', attrs: { href: `#from-${NOTE}${number}` } }],
        },
      ],
    },
  ],
});

/**
 * Puts a footnote at the cursor, and its note below the others, else at the end of the text; the cursor goes there.
 * Listings take none: they hold no links.
 */
export function insertFootnote(editor: Editor): void {
  const { $to } = editor.state.selection;
  if ($to.parent.type.spec.code) return;
  const space = /^\s/.test($to.nodeAfter?.text ?? '') ? [] : [{ type: 'text', text: ' ' }];
  const number = notesIn(editor).highest + 1;
  behindSelection(editor)
    .insertContent([reference(number), ...space])
    .run();
  const { end } = notesIn(editor);
  const list = { type: 'orderedList', content: [note(number)] };
  editor
    .chain()
    .insertContentAt(end ?? editor.state.doc.content.size, end === null ? list : note(number))
    .run();
  let word: number | null = null;
  editor.state.doc.descendants((node, position) => {
    if (node.attrs['id'] === `${NOTE}${number}`) word = position + 2;
  });
  if (word !== null)
    editor
      .chain()
      .setTextSelection({ from: word, to: word + 'Note'.length })
      .run();
}
