/** Insertions by the editor's tools: at the end of what is selected, which stays. */
import { expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { behindSelection } from '../../../desk/app/rich-text/behind-selection';
import { extensions } from '../../../desk/app/rich-text/extensions';
import { insertFootnote } from '../../../desk/app/rich-text/footnotes';
import { fromEditor, intoEditor } from '../../../desk/app/rich-text/markup';

/** An item's text after some work in the editor. */
function after(html: string, work: (editor: Editor) => void): string {
  const editor = new Editor({ extensions, content: intoEditor(html) });
  work(editor);
  const result = fromEditor(editor.getHTML());
  editor.destroy();
  return result;
}

const mark = (number: number) =>
  `<a id="from-note-${number}" href="#note-${number}"><sup>${number}</sup></a>`;
const note = (number: number) =>
  `<li id="note-${number}">Note <a href="#from-note-${number}">↩</a></li>`;

it('a footnote comes after the selected word', () => {
  const html = after('<p>Warp and weft</p>', (editor) => {
    editor.commands.setTextSelection({ from: 1, to: 5 });
    insertFootnote(editor);
  });
  expect(html).toBe(`<p>Warp${mark(1)} and weft</p><ol>${note(1)}</ol>`);
});

it.each(['<p>Warp</p><p>weft</p>', '<p>Warp</p><dl><dt>Weft</dt></dl>', '<dl><dt>Weft</dt></dl>'])(
  'a table replaces none of a selected text: %s',
  (text) => {
    const html = after(text, (editor) => {
      editor.commands.selectAll();
      behindSelection(editor).insertTable({ rows: 2, cols: 1 }).run();
    });
    expect(html).toContain('<table>');
    expect(html.replace(/<table>.*<\/table>/, '')).toBe(text);
  },
);

it('a note joins the others wherever they stand, by the next number', () => {
  const html = after(`<p>One${mark(1)}</p><ol>${note(1)}</ol><p>Two</p>`, (editor) => {
    editor.commands.focus('end');
    insertFootnote(editor);
  });
  expect(html).toBe(`<p>One${mark(1)}</p><ol>${note(1)}${note(2)}</ol><p>Two${mark(2)} </p>`);
});

it('a listing takes no footnote', () => {
  const html = '<pre><code>let warp;</code></pre>';
  expect(after(html, insertFootnote)).toBe(html);
});
