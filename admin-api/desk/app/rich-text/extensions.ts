/** The editor's parts: those that the site's rich text keeps, and no others. */
import { Extension, type Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { KeptBlock, KeptInline, KeptMark } from './kept';
import { styleOf } from './style-of';

const CLASS = /\b(?:has-text-align|ql-align|text-align|text|align)-(left|center|right)\b/;

const sideOf = (element: HTMLElement): string | null =>
  styleOf(element, 'text-align') ||
  element.getAttribute('align') ||
  (CLASS.exec(element.className)?.[1] ?? null);

/** How lines stand, as the class that the site's own chain writes; and names that links lead to. */
const Attributes = Extension.create({
  name: 'siteAttributes',
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph', 'tableCell', 'tableHeader'],
      attributes: {
        align: {
          default: null,
          parseHTML: sideOf,
          renderHTML: ({ align }) => (align ? { class: `align-${String(align)}` } : {}),
        },
      },
    },
    {
      types: ['listItem'],
      attributes: {
        // Whether its words stand in a paragraph: the editor puts one around all of them.
        loose: {
          default: false,
          parseHTML: (element) => element.querySelector(':scope > p') !== null,
          renderHTML: ({ loose }) => (loose ? { 'data-loose': '' } : {}),
        },
        task: {
          default: null,
          parseHTML: (element) => element.dataset['task'] ?? null,
          renderHTML: ({ task }) => (task ? { 'data-task': String(task) } : {}),
        },
      },
    },
    {
      types: ['heading', 'paragraph', 'listItem', 'link'],
      attributes: {
        id: {
          default: null,
          // The next block is another place.
          keepOnSplit: false,
          parseHTML: (element) => element.id || element.getAttribute('name'),
          renderHTML: ({ id }) => (id ? { id: String(id) } : {}),
        },
        lang: { default: null },
        dir: { default: null },
      },
    },
  ],
});

/** A table without the widths that the editor would write on it. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes: { style: _style, ...attributes } }) => [
    'table',
    attributes,
    ['tbody', 0],
  ],
});

export const extensions: Extensions = [
  StarterKit.configure({
    underline: false,
    code: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  // Also in bold and italic words, around which it would otherwise break off.
  Code.extend({ excludes: '', priority: 10 }),
  Image.configure({ inline: true, allowBase64: true }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  KeptBlock,
  KeptInline,
  KeptMark,
  Attributes,
];
