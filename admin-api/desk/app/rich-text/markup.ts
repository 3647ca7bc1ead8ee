/** HTML of an item into the editor's, and back. What the editor has no tools for goes through untouched. */
import { readInert } from '../../../../src/rich-text/read-inert';
import { rename } from './rename';
import { withStyles, withStylesAsData } from './style-of';
import { KEPT_BLOCK, KEPT_INLINE } from './kept';

/** Parts without tools in the editor, by where they stand. */
const keptBlocks =
  'figure, dl, details, address, ol[reversed], ol:has(> li[value]), table:has(caption, tfoot, table)';
export const embeds = 'math, iframe, video, audio, object, embed, oembed, ruby';
const keptInlines = `${embeds}, svg, picture`;

function edit(html: string, change: (root: DocumentFragment) => void): string {
  const root = readInert(html);
  change(root);
  const box = root.ownerDocument.createElement('div');
  box.append(root);
  return box.innerHTML;
}

/** Attributes of pictures that the editor knows. */
const plainImage = new Set(['src', 'alt', 'title', 'width', 'height']);

/** A figure of a picture and a plain caption, which the site makes of a picture with a title. */
export function openFigure(figure: Element): void {
  const image = figure.querySelector(':scope > img');
  const caption = figure.querySelector(':scope > figcaption');
  const rest = [...figure.children].filter((child) => child !== image && child !== caption);
  const isPlain = image?.getAttributeNames().every((name) => plainImage.has(name));
  if (!image || !isPlain || rest.length > 0 || (caption?.childElementCount ?? 0) > 0) return;
  const words = caption?.textContent?.trim();
  if (words) image.setAttribute('title', words);
  const paragraph = figure.ownerDocument.createElement('p');
  paragraph.append(image);
  figure.replaceWith(paragraph);
}

/** Puts elements of the editor's own in place of parts that it has no tools for. */
export function standIn(root: DocumentFragment, selector: string, element: string): void {
  for (const part of root.querySelectorAll(selector)) {
    // A part of a part goes with it.
    if (!root.contains(part)) continue;
    const place = part.ownerDocument.createElement(element);
    place.dataset['html'] = part.outerHTML;
    part.replaceWith(place);
  }
}

const boxes = ':scope > input[type="checkbox"], :scope > p:first-child > input[type="checkbox"]';

/** The box of a task becomes a fact of its item, and back: `open`, `done`. */
export function readTasks(root: DocumentFragment): void {
  for (const item of root.querySelectorAll('li')) {
    const box = item.querySelector(boxes);
    const said = box ? String(box.hasAttribute('checked')) : item.getAttribute('aria-checked');
    if (said !== null) item.dataset['task'] = said === 'true' ? 'done' : 'open';
    box?.remove();
  }
}

/** Writes an item of a list as it was: its words without the editor’s paragraph, its box. */
function writeItem(item: HTMLElement): void {
  const { task, loose } = item.dataset;
  delete item.dataset['task'];
  delete item.dataset['loose'];
  if (loose === undefined) unwrapOnly(item);
  if (task === undefined) return;
  const box = item.ownerDocument.createElement('input');
  box.type = 'checkbox';
  box.toggleAttribute('checked', task === 'done');
  const place = loose === undefined ? item : (item.firstElementChild ?? item);
  place.prepend(box, ' ');
}

/** Words without markup, with the paragraphs that their empty lines make. */
const asHtml = (text: string): string =>
  /<[a-z]/i.test(text) ? text : `<p>${text.trim().replace(/\n\s*\n/g, '</p><p>')}</p>`;

/** HTML of an item as the editor reads it. */
export function intoEditor(html: string): string {
  return edit(withStylesAsData(asHtml(html)), (root) => {
    for (const cell of root.querySelectorAll('thead td')) rename(cell, 'th');
    readTasks(root);
    for (const figure of root.querySelectorAll('figure')) openFigure(figure);
    standIn(root, keptBlocks, KEPT_BLOCK);
    standIn(root, keptInlines, KEPT_INLINE);
  });
}

/** A paragraph that the editor puts around all that is in an item of a list or a cell. */
function unwrapOnly(holder: Element): void {
  const paragraphs = holder.querySelectorAll(':scope > p');
  const [only] = paragraphs;
  if (!only || paragraphs.length > 1 || only !== holder.firstElementChild) return;
  if (only.attributes.length === 0) only.replaceWith(...only.childNodes);
}

/** Rows of head cells alone, at the top of a table. */
function headRows(table: Element): Element[] {
  const rows = [...table.querySelectorAll(':scope > tbody > tr')];
  const end = rows.findIndex((row) => [...row.children].some((cell) => cell.localName !== 'th'));
  return rows.slice(0, Math.max(0, end));
}

/** The editor's HTML as an item has it. */
export function fromEditor(html: string): string {
  const result = edit(html, (root) => {
    for (const item of root.querySelectorAll('li')) writeItem(item);
    for (const cell of root.querySelectorAll('td, th')) unwrapOnly(cell);
    for (const table of root.querySelectorAll('table')) {
      const rows = headRows(table);
      if (rows.length === 0) continue;
      const head = table.ownerDocument.createElement('thead');
      head.append(...rows);
      table.prepend(head);
    }
    for (const place of root.querySelectorAll<HTMLElement>(`${KEPT_BLOCK}, ${KEPT_INLINE}`)) {
      place.replaceWith(readInert(place.dataset['html'] ?? ''));
    }
  });
  return withStyles(result);
}
