/**
 * Pictures of a pasted text. They are at other sites, where their addresses may end; those of Google Docs do within
 * days. The library takes copies.
 */
import type { Editor } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { escapeHtml } from '@corporate-website/contract/escape-html';
import { readInert } from '../../../../src/rich-text/read-inert';
import { copyPicture } from '../media/upload';

/** Why pictures could not be copied, with their names, by their addresses. They outlive the form of a new item. */
const uncopied = new Map<string, string>();

/** The pictures in a text that are still at other sites: each with a name, and why. */
export const uncopiedIn = (html: string): string[] =>
  [...uncopied].flatMap(([src, words]) => (html.includes(escapeHtml(src)) ? [words] : []));

/** The addresses of pictures, each with its text alternative; those in parts without tools too. */
function picturesIn({ content }: Slice): Map<string, string> {
  const found = new Map<string, string>();
  content.descendants(({ attrs: { src, alt, html } }) => {
    if (typeof src === 'string') found.set(src, String(alt ?? ''));
    if (typeof html !== 'string') return;
    for (const image of readInert(html).querySelectorAll('img'))
      found.set(image.getAttribute('src') ?? '', image.alt);
  });
  return found;
}

/** Gives pictures another address wherever they stand by now. Undoing the paste does not bring the old one back. */
function replaceAddress(editor: Editor, from: string, to: string): void {
  editor.commands.command(({ tr }) => {
    tr.doc.descendants(({ attrs: { src, html } }, position) => {
      if (src === from) tr.setNodeAttribute(position, 'src', to);
      if (typeof html === 'string')
        tr.setNodeAttribute(position, 'html', html.replaceAll(escapeHtml(from), escapeHtml(to)));
    });
    tr.setMeta('addToHistory', false);
    return true;
  });
}

/** Copies the pictures of what was pasted, one after another. */
export async function copyPictures(editor: Editor, slice: Slice): Promise<void> {
  let number = 0;
  for (const [src, alt] of picturesIn(slice)) {
    number += 1;
    try {
      const { url } = await copyPicture(src, alt);
      if (editor.isDestroyed) throw new Error('The form was left before it was copied.');
      replaceAddress(editor, src, url);
    } catch (error) {
      const name = alt ? `“${alt}”` : `Picture ${number} of the pasted text`;
      uncopied.set(src, `${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
