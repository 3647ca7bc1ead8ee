/** Texts of items through the desk's editor and back: all that the site shows of them is kept. */
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { Editor } from '@tiptap/core';
import { renderMarkdown } from '../../../content-loader/markdown';
import { extensions } from '../../../desk/app/rich-text/extensions';
import { fromEditor, intoEditor } from '../../../desk/app/rich-text/markup';
import { ordinaryTexts } from '../../../../__tests__/rich-text/ordinary-texts';
import { renderRichTextInBrowser } from '../../../../src/rich-text/browser';

const CONTENT = path.join(__dirname, '../../../content');
const options = { sourceUrl: 'https://admin.example/', siteUrl: 'https://site.example' };

function throughEditor(html: string): string {
  const editor = new Editor({ extensions, content: intoEditor(html) });
  const result = fromEditor(editor.getHTML());
  editor.destroy();
  return result;
}

/** The page's HTML without differences that nobody sees: space between blocks, and two names of bold. */
const onPage = (html: string) =>
  renderRichTextInBrowser(html, options)
    .html.replace(/\s*\n\s*(?=<)/g, '')
    .replace(/ +/g, ' ')
    .replace(/(<\/?)b>/g, '$1strong>')
    .replaceAll('><', '>\n<');

const samples = ['posts', 'case-studies', 'press-releases', 'jobs'].flatMap((folder) =>
  fs
    .readdirSync(path.join(CONTENT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const text = fs.readFileSync(path.join(CONTENT, folder, name), 'utf8');
      const body = text.replace(/^---\n[^]*?\n---\n/, '');
      return [
        `${folder}/${name}`,
        renderMarkdown(CONTENT, `${folder}/${name}`, body).html,
      ] as const;
    }),
);

describe('a text of the sample content', () => {
  it.each(samples)('looks the same after the editor: %s', (_, html) => {
    expect(onPage(throughEditor(html))).toBe(onPage(html));
  });
});

describe('a text of another editor', () => {
  // A paragraph more, around each of its parts.
  const texts = ordinaryTexts.filter((html) => !html.startsWith('<video'));

  it.each(texts)('looks the same after the editor: %s', (html) => {
    expect(onPage(throughEditor(html))).toBe(onPage(html));
  });
});
