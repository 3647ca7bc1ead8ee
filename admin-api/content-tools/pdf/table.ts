import type { Table, TableCell, TableRow } from 'mdast';
import { decoration, baselineOf, reserve, tagged, type Flow, type StructureElement } from './flow';
import { drawSetLine, setLines, type Line } from './inline';
import { COLOUR, COLUMN, PAGE, STYLE, type TextStyle } from './look';

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** A row of column heads, a row of data, or a row of data whose first cell is its head. */
type RowKind = 'TH' | 'TD' | 'first TH';

const GUTTER = 14;
const PADDING = 5;

/** Draws a table over the whole width; its head, where it has one, is repeated as decoration. */
export function pourTable(flow: Flow, parent: StructureElement, table: Table): void {
  const [head, ...rows] = table.children;
  if (!head) return;
  const columns = columnsOf(flow, table);
  const element = flow.doc.struct('Table');
  parent.add(element);
  reserve(flow, 90);
  // Markdown has no table without a head; an empty one means that the first column names the rows.
  const headed = head.children.some(({ children }) => children.length > 0);
  if (headed) pourRow(flow, element, head, columns, 'TH');
  for (const row of rows) {
    const height = heightOf(cellsOf(flow, row, columns, STYLE.cell), STYLE.cell);
    if (flow.y + height > PAGE.bottom) {
      flow.turn();
      if (headed) pourRow(flow, null, head, columns, 'TH');
    }
    pourRow(flow, element, row, columns, headed ? 'TD' : 'first TH');
  }
  element.end();
}

function pourRow(
  flow: Flow,
  table: StructureElement | null,
  row: TableRow,
  columns: readonly Column[],
  kind: RowKind,
): void {
  const { doc } = flow;
  const style = kind === 'TH' ? STYLE.cellHead : STYLE.cell;
  const cells = cellsOf(flow, row, columns, style);
  const tr = table && doc.struct('TR');
  if (table && tr) table.add(tr);
  cells.forEach((lines, index) => {
    const column = columns[index];
    if (!column) return;
    const draw = (): void => drawCell(flow, lines, style, column);
    if (!tr) return decoration(doc, draw);
    const cell = doc.struct(kind === 'TH' || (kind === 'first TH' && index === 0) ? 'TH' : 'TD');
    tr.add(cell);
    tagged(doc, cell, draw);
    cell.end();
  });
  tr?.end();
  flow.y += heightOf(cells, style);
  const colour = kind === 'TH' ? COLOUR.ink : COLOUR.line;
  decoration(doc, () => {
    doc.moveTo(COLUMN.left, flow.y).lineTo(COLUMN.right, flow.y).lineWidth(0.6).stroke(colour);
  });
}

function drawCell(flow: Flow, lines: readonly Line[], style: TextStyle, column: Column): void {
  lines.forEach((line, index) => {
    const shift = column.align === 'right' ? column.width - line.width : 0;
    const top = flow.y + PADDING + index * style.leading;
    drawSetLine(flow.doc, line, style, column.x + shift, baselineOf(style, top));
  });
}

function cellsOf(
  flow: Flow,
  row: TableRow,
  columns: readonly Column[],
  style: TextStyle,
): Line[][] {
  return row.children.map((cell, index) =>
    setLines(flow.doc, cell.children, style, columns[index]?.width ?? 0),
  );
}

function heightOf(cells: readonly Line[][], style: TextStyle): number {
  return Math.max(1, ...cells.map((lines) => lines.length)) * style.leading + 2 * PADDING;
}

/** Shares the width by what the columns would need on one line; short ones get that, long ones the rest. */
function columnsOf(flow: Flow, table: Table): Column[] {
  const count = table.children[0]?.children.length ?? 0;
  const room = COLUMN.right - COLUMN.left - GUTTER * (count - 1);
  const wanted = Array.from({ length: count }, (_, index) =>
    Math.max(...table.children.map((row) => naturalWidth(flow, row.children[index]))),
  );
  const widths = share(wanted, room);
  let x: number = COLUMN.left;
  return widths.map((width, index) => {
    const column: Column = { x, width, align: table.align?.[index] === 'right' ? 'right' : 'left' };
    x += width + GUTTER;
    return column;
  });
}

function naturalWidth(flow: Flow, cell: TableCell | undefined): number {
  const [line] = setLines(flow.doc, cell?.children ?? [], STYLE.cell, Number.POSITIVE_INFINITY);
  return (line?.width ?? 0) + 6;
}

/** Gives every column its wish up to a fair share; what is left over goes to those that want more. */
function share(wanted: readonly number[], room: number): number[] {
  const total = wanted.reduce((sum, width) => sum + width, 0);
  if (total <= room) {
    const spare = (room - total) / wanted.length;
    return wanted.map((width) => width + spare);
  }
  const fair = room / wanted.length;
  const modest = wanted.filter((width) => width <= fair);
  const rest = room - modest.reduce((sum, width) => sum + width, 0);
  // The square root keeps a very long column from starving a merely long one.
  const hunger = wanted.reduce((sum, width) => sum + (width > fair ? Math.sqrt(width) : 0), 0);
  return wanted.map((width) => (width <= fair ? width : (rest * Math.sqrt(width)) / hunger));
}
