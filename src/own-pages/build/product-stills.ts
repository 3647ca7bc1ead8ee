/**
 * The stills of the menu: what each product shows, as small as a stamp, side by side in one file. They are a mask, which
 * takes its colour from the page; a browser fetches it when the panel opens.
 */
import { NOTHING, bubblesOf, filmOf, readingOf, viewKindOf, type HeroView } from '../hero-view';
import { amountOf } from '../measure';
import { STILL } from '../../shell/product-still';

const { width: WIDTH, height: HEIGHT } = STILL;
/** Height of a line of text, and of a bar. */
const LINE = 5;
const STEP = 11;
const MARGIN = 12;
/** Lines that are whole; a further one would be cut by the still's edge. */
const MOST_LINES = Math.floor((HEIGHT - MARGIN - LINE - 2) / STEP) + 1;

const round = (value: number) => Math.round(value * 10) / 10;
const box = (x: number, y: number, width: number, height: number, look = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${look}/>`;
const outline = (x: number, y: number, width: number, height: number, thick = 2) =>
  box(x, y, width, height, ` fill="none" stroke="#000" stroke-width="${thick}"`);
const SOFT = ' opacity=".35"';
/** As long as its words, in a column so wide. */
const textLine = (text: string, x: number, y: number, room: number, look = '') =>
  box(x, y, Math.min(room, 4 + text.length * 1.6), LINE, look);

function film(view: HeroView): string {
  const { scenes } = filmOf(view);
  const amounts = scenes.map(({ amount }) => amountOf(amount) ?? 0);
  const most = Math.max(1, ...amounts);
  const bars = scenes.map(({ drawn }, at) =>
    box(
      MARGIN,
      MARGIN + at * STEP,
      Math.max(3, ((WIDTH - 2 * MARGIN) * (amounts[at] ?? 0)) / most),
      LINE + 2,
      drawn === 'whole' ? '' : SOFT,
    ),
  );
  const foot = HEIGHT - MARGIN;
  const play = `<path d="M${MARGIN} ${foot - 10}v12l10-6z"/>`;
  return [outline(1, 1, WIDTH - 2, HEIGHT - 2), ...bars, play, box(30, foot - 5, 118, 2)].join('');
}

/** Lines of one speaker at the left, of the others at the right. */
function messages(lines: readonly { from: string; text: string }[], left: number, wide: number) {
  const [first] = lines;
  return lines.slice(0, MOST_LINES).map(({ from, text }, at) => {
    const length = Math.min(wide * 0.8, 8 + text.length * 1.2);
    const x = from === first?.from ? left : left + wide - length;
    return box(x, MARGIN + at * STEP, length, LINE + 2, from === first?.from ? '' : SOFT);
  });
}

function telephone(view: HeroView): string {
  const lines = bubblesOf(view).flatMap(({ from, lines: own }) =>
    own.map(({ says, figure }) => ({ from, text: says + (figure ?? '') })),
  );
  const wide = 64;
  const left = 9;
  return [outline(left - 8, 1, wide + 16, HEIGHT - 2), ...messages(lines, left, wide)].join('');
}

function conversation({ rows: [, ...rows] }: HeroView): string {
  const said = rows.map(([from = '', text = '']) => ({ from, text }));
  return messages(said, 1, WIDTH - 2).join('');
}

function scan({ rows: [, ...rows] }: HeroView): string {
  const column = WIDTH / 4;
  const lines = rows.slice(0, MOST_LINES).flatMap(([name = '', ...cells], at) => {
    const y = MARGIN + at * STEP;
    const values = cells.map((cell, place) => {
      const { confidence } = readingOf(cell);
      const x = WIDTH - MARGIN - (cells.length - place) * column + 6;
      const isSure = confidence === null || confidence >= 0.9;
      return cell === NOTHING ? '' : outline(x, y - 1, column - 8, LINE + 2, isSure ? 1 : 3);
    });
    return [textLine(name, MARGIN, y, column, SOFT), ...values];
  });
  return [outline(1, 1, WIDTH - 2, HEIGHT - 2), ...lines].join('');
}

const drawings = { film, telephone, scan, conversation } as const;

/** @param views what each product of the menu shows, in the menu's order; null leaves its place empty */
export function productStills(views: readonly (HeroView | null)[]): string {
  const stills = views.map((view, at) => {
    const kind = view && viewKindOf(view);
    if (!kind) return '';
    return `<svg x="${at * WIDTH}" width="${WIDTH}" height="${HEIGHT}">${drawings[kind](view)}</svg>`;
  });
  const all = WIDTH * Math.max(1, views.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${HEIGHT}" preserveAspectRatio="none">${stills.join('')}</svg>\n`;
}
