import type { PhrasingContent } from 'mdast';
import type { Pdf } from './faces';
import { drawSetLine, setLines, type Line } from './inline';
import { PAGE, type TextStyle } from './look';

/** A structure element of pdfkit: what a screen reader reads as one heading, paragraph, cell. */
export type StructureElement = ReturnType<Pdf['struct']>;

/** Where the next line goes; opens pages as they fill. `y` is the top of the free space, in points. */
export interface Flow {
  readonly doc: Pdf;
  y: number;
  /** Opens a new page and puts `y` at its top. */
  readonly turn: () => void;
}

/** Turns the page unless `height` points are free. */
export function reserve(flow: Flow, height: number): void {
  if (flow.y + height > PAGE.bottom) flow.turn();
}

/** Leaves space, except at the top of a page. */
export function gap(flow: Flow, height: number): void {
  if (flow.y > PAGE.top) flow.y += height;
}

/** Baseline of a line whose box begins at `top`: text sits a little above the middle of its leading. */
export function baselineOf(style: TextStyle, top: number): number {
  return top + style.leading / 2 + style.size * 0.34;
}

/** Draws lines as the content of `element`, turning pages where needed, never leaving one line alone. */
export function pourLines(
  flow: Flow,
  element: StructureElement,
  lines: readonly Line[],
  style: TextStyle,
  x: number,
): void {
  lines.forEach((line, index) => {
    const left = lines.length - index;
    const opening = lines.length <= 3 ? lines.length : 2;
    const together = index === 0 ? opening : left === 2 ? 2 : 1;
    reserve(flow, together * style.leading);
    tagged(flow.doc, element, () =>
      drawSetLine(flow.doc, line, style, x, baselineOf(style, flow.y)),
    );
    flow.y += style.leading;
  });
}

/** Sets and draws a paragraph-like block as a structure element of its own below `parent`. */
export function pourBlock(
  flow: Flow,
  parent: StructureElement,
  tag: string,
  nodes: readonly PhrasingContent[],
  style: TextStyle,
  left: number,
  right: number,
): void {
  const element = flow.doc.struct(tag);
  parent.add(element);
  pourLines(flow, element, setLines(flow.doc, nodes, style, right - left), style, left);
  element.end();
}

/** Draws something as content of a structure element. */
export function tagged(doc: Pdf, element: StructureElement, draw: () => void): void {
  const content = doc.markStructureContent('Span');
  draw();
  doc.endMarkedContent();
  element.add(content);
}

/** Draws something that a screen reader passes over: rules, swatches, page numbers. */
export function decoration(doc: Pdf, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
