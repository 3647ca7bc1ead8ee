/** The view of a product at the top of its page: a small table, drawn by the names of its columns. */

export interface HeroView {
  readonly title: string;
  /** The first holds the columns' names. */
  readonly rows: readonly (readonly string[])[];
  readonly note: string | null;
}

/** The columns of each drawing. */
export const heroViews = {
  film: 'From, To, Scene, Amount, Drawn, Spoken',
  telephone: 'At, From, Says, Figure',
  scan: 'Entry, Amount, Balance',
  conversation: 'Who, Message',
} as const;

export type HeroViewKind = keyof typeof heroViews;

/** A cell in which nothing stands; copy has no empty texts. */
export const NOTHING = '–';

const kinds = Object.keys(heroViews) as HeroViewKind[];

/** The drawing of a view; undefined where its columns are those of none. */
export function viewKindOf({ rows }: Pick<HeroView, 'rows'>): HeroViewKind | undefined {
  const columns = rows[0]?.join(', ');
  return kinds.find((kind) => heroViews[kind] === columns);
}

/** A value as a machine read it, and how sure it is of it: `£1,378.00 0.71`. */
export function readingOf(cell: string): { value: string; confidence: number | null } {
  const [, value = cell, confidence] = /^(.*) (0\.\d+|1\.0+)$/.exec(cell) ?? [];
  return { value, confidence: confidence === undefined ? null : Number(confidence) };
}

/** Seconds of `1:05`. */
export function secondsOf(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** A scene of a film: when it is shown, what it is about, and what is said. */
export interface Scene {
  readonly at: string;
  readonly name: string;
  readonly amount: string;
  /** The whole, a part of what was added to it, or what was taken from it. */
  readonly drawn: string;
  readonly spoken: string;
  /** Its beginning and end, as shares of the film. */
  readonly share: readonly [begins: number, ends: number];
}

export interface Film {
  readonly seconds: number;
  readonly scenes: readonly Scene[];
}

/** The scenes of a view of `film`. */
export function filmOf({ rows: [, ...rows] }: Pick<HeroView, 'rows'>): Film {
  const first = secondsOf(rows[0]?.[0] ?? '');
  const seconds = Math.max(secondsOf(rows.at(-1)?.[1] ?? '') - first, 1);
  const shareOf = (time: string) => (secondsOf(time) - first) / seconds;
  const scenes = rows.map(([at = '', to = '', name = '', amount = '', drawn = '', spoken = '']) => {
    const share = [shareOf(at), shareOf(to)] as const;
    return { at, name, amount, drawn, spoken, share };
  });
  return { seconds, scenes };
}

/** A message and its time; figures are set beside their names. */
export interface Bubble {
  readonly at: string;
  readonly from: string;
  readonly lines: readonly { readonly says: string; readonly figure: string | null }[];
}

/** The messages of a view of `telephone`: rows of one sender and one time are one message. */
export function bubblesOf({ rows: [, ...rows] }: Pick<HeroView, 'rows'>): Bubble[] {
  const bubbles: (Bubble & { lines: { says: string; figure: string | null }[] })[] = [];
  for (const [at = '', from = '', says = '', figure = NOTHING] of rows) {
    const last = bubbles.at(-1);
    const line = { says, figure: figure === NOTHING ? null : figure };
    if (last?.at === at && last.from === from) last.lines.push(line);
    else bubbles.push({ at, from, lines: [line] });
  }
  return bubbles;
}
