import type { Blockquote, Heading, List, ListItem, RootContent } from 'mdast';
import {
  baselineOf,
  decoration,
  gap,
  pourBlock,
  reserve,
  tagged,
  type Flow,
  type StructureElement,
} from './flow';
import { drawLine } from './faces';
import { fragmentsOf } from './inline';
import { COLOUR, COLUMN, STYLE } from './look';
import { pourTable } from './table';

const INDENT = 18;

/** Draws one block of Markdown, which `next` follows, below what is already there; throws on a kind that has no printed form. */
export function pourContent(
  flow: Flow,
  parent: StructureElement,
  node: RootContent,
  next: RootContent | undefined,
  thread: string,
): void {
  switch (node.type) {
    case 'heading':
      return pourHeading(flow, parent, node, next);
    case 'paragraph':
      gap(flow, 8);
      return pourBlock(flow, parent, 'P', node.children, STYLE.body, COLUMN.text, COLUMN.right);
    case 'list':
      return pourList(flow, parent, node, thread);
    case 'table':
      gap(flow, 14);
      pourTable(flow, parent, node);
      gap(flow, 8);
      return;
    case 'blockquote':
      return pourQuote(flow, parent, node, thread);
    case 'thematicBreak':
      return flow.turn();
    default:
      throw new Error(`Block "${node.type}" has no form in a PDF`);
  }
}

function pourHeading(
  flow: Flow,
  parent: StructureElement,
  { depth, children }: Heading,
  next: RootContent | undefined,
): void {
  const { doc } = flow;
  if (depth === 2) {
    // A heading stays with what it heads: four lines of text, or the head and two rows of a table.
    reserve(flow, next?.type === 'table' ? 180 : 130);
    gap(flow, 26);
    decoration(doc, () => {
      doc
        .moveTo(COLUMN.left, flow.y)
        .lineTo(COLUMN.right, flow.y)
        .lineWidth(0.6)
        .stroke(COLOUR.line);
    });
    flow.y += 14;
    doc.outline.addItem(
      fragmentsOf(children, 'text')
        .map(({ text }) => text)
        .join(''),
    );
    pourBlock(flow, parent, 'H2', children, STYLE.heading2, COLUMN.left, COLUMN.right);
    flow.y += 4;
    return;
  }
  reserve(flow, 80);
  gap(flow, 14);
  pourBlock(flow, parent, 'H3', children, STYLE.heading3, COLUMN.text, COLUMN.right);
}

function pourList(flow: Flow, parent: StructureElement, list: List, thread: string): void {
  gap(flow, 6);
  const element = flow.doc.struct('L');
  parent.add(element);
  list.children.forEach((item, index) => {
    gap(flow, 4);
    const label = list.ordered ? `${(list.start ?? 1) + index}.` : null;
    pourItem(flow, element, item, label, thread);
  });
  element.end();
}

function pourItem(
  flow: Flow,
  list: StructureElement,
  item: ListItem,
  label: string | null,
  thread: string,
): void {
  const { doc } = flow;
  const element = doc.struct('LI');
  list.add(element);
  // The label must not stay behind when the first lines move to the next page.
  reserve(flow, 3 * STYLE.body.leading);
  pourLabel(flow, element, item, label, thread);
  const body = doc.struct('LBody');
  element.add(body);
  for (const child of item.children) {
    if (child.type !== 'paragraph')
      throw new Error(`"${child.type}" inside a list has no form in a PDF`);
    pourBlock(flow, body, 'P', child.children, STYLE.body, COLUMN.text + INDENT, COLUMN.right);
  }
  body.end();
  element.end();
}

/** A number, a box to tick, or a short thread in place of a bullet. */
function pourLabel(
  flow: Flow,
  item: StructureElement,
  { checked }: ListItem,
  label: string | null,
  thread: string,
): void {
  const { doc, y } = flow;
  const x = COLUMN.text;
  if (label !== null) {
    const lbl = doc.struct('Lbl');
    item.add(lbl);
    const style = { ...STYLE.body, face: 'bold', colour: thread } as const;
    tagged(doc, lbl, () => drawLine(doc, label, style, x, baselineOf(STYLE.body, y)));
    lbl.end();
    return;
  }
  decoration(doc, () => {
    if (typeof checked === 'boolean')
      doc
        .rect(x + 0.5, y + 3, 9, 9)
        .lineWidth(0.8)
        .stroke(COLOUR.ink);
    else doc.rect(x, y + 6.6, 9, 2.6).fill(thread);
  });
}

function pourQuote(flow: Flow, parent: StructureElement, quote: Blockquote, thread: string): void {
  const { doc } = flow;
  reserve(flow, 90);
  gap(flow, 18);
  const element = doc.struct('BlockQuote');
  parent.add(element);
  for (const child of quote.children) {
    if (child.type !== 'paragraph')
      throw new Error(`"${child.type}" in a quote has no form in a PDF`);
    const from = flow.y;
    pourBlock(flow, element, 'P', child.children, STYLE.quote, COLUMN.text, COLUMN.right);
    decoration(doc, () => {
      doc.rect(COLUMN.left, from + 4, 60, 3).fill(thread);
    });
  }
  element.end();
  gap(flow, 10);
}
