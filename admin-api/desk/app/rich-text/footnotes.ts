/** Footnotes as the site reads them: a raised link to an item of a list at the end, which links back. */
import type { Editor, JSONContent } from '@tiptap/core';

const NOTE = 'note-';

/** The number of a footnote's link, or null for any other. */
const numberOf = (href: unknown): number | null => {
  const number = typeof href === 'string' ? /^#note-(\d+)$/.exec(href)?.[1] : undefined;
  return number === undefined ? null : Number(number);
};

function highestIn(editor: Editor): number {
  let highest = 0;
  editor.state.doc.descendants(({ marks }) => {
    for (const { attrs } of marks) highest = Math.max(highest, numberOf(attrs['href']) ?? 0);
  });
  return highest;
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

/** Puts a footnote at the cursor, and its note at the end of the text, where the cursor goes. */
export function insertFootnote(editor: Editor): void {
  const number = highestIn(editor) + 1;
  editor
    .chain()
    .focus()
    .insertContent([reference(number), { type: 'text', text: ' ' }])
    .run();
  const { doc } = editor.state;
  const last = doc.lastChild;
  const isList =
    last?.type.name === 'orderedList' && String(last.firstChild?.attrs['id']).startsWith(NOTE);
  const at = isList ? doc.content.size - 1 : doc.content.size;
  const content = isList ? note(number) : { type: 'orderedList', content: [note(number)] };
  editor.chain().insertContentAt(at, content).run();
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
