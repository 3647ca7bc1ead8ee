/** One measure of a table of options, as amounts that can be drawn. */

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

export interface Measured {
  readonly name: string;
  /** As the table has it: `7 to 10 weeks`. */
  readonly text: string;
  /** The least and the most of it; 0 where the text holds no number. */
  readonly least: number;
  readonly most: number;
  /** The whole that a count is of; lengths have none. */
  readonly of?: number;
}

const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };
const NUMBER = /^\D*?(\d[\d,]*(?:\.\d+)?)([km]\b)?/;

/** The first number of a text: `£96k` is 96000, `3 weeks` is 3; null where there is none. */
export function amountOf(text: string): number | null {
  const [, digits, scale = ''] = NUMBER.exec(text.replace(/(\d) ([km])\b/g, '$1$2')) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', '')) * (SCALES[scale] ?? 1);
}

/** `£60k to £110k`, `under 1 ms`, `75`, `Nothing`. */
function rangeOf(text: string): Pick<Measured, 'least' | 'most'> {
  const first = amountOf(text) ?? 0;
  const most = amountOf(/^\D*[\d.,]+\D{0,3}? to (\D{0,2}\d.*)/.exec(text)?.[1] ?? '') ?? first;
  return { least: /^(?:under|up to) /i.test(text) ? 0 : first, most };
}

/** The first amount of a text with its sign, scale or unit. */
const AMOUNT = /(?:[A-Z]{2,3}\s?)?(?:[£€$¥₹]\s?)?\d(?:[\d,.]*\d)?(?:\s?%|\s?[km]\b|\s\p{L}+$)?/u;

/**
 * The ends of a scale for ranges from nothing, as their table writes amounts.
 * @example [`£0`, `£118,000`] where the most is `£92,000 to £118,000`
 */
export function endsOf(ranges: readonly Measured[]): readonly [string, string] {
  const [greatest] = [...ranges].sort((a, b) => b.most - a.most);
  const text = greatest?.text ?? '';
  const [most = ''] = AMOUNT.exec(text.replace(/^.*\d.* to (?=\D{0,4}\d)/, '')) ?? [];
  return [most.replace(/\d(?:[\d,.]*\d)?(?:\s?[km]\b)?/, '0'), most];
}

/** How often each word stands in a column of a few words, such as `Met` and `Missed`; null where none stands twice. */
function counted(texts: readonly string[]): Measured[] | null {
  const words = [...new Set(texts)];
  if (words.length === texts.length) return null;
  return words.map((name) => {
    const most = texts.filter((text) => text === name).length;
    return { name, text: `${most} of ${texts.length}`, least: most, most, of: texts.length };
  });
}

/**
 * Each option's value by one measure, whether the options are rows and the measure a column, or the reverse; of a column
 * of words without a number, how often it has each.
 * @returns null where the table has no such measure, or nothing of it can be drawn
 */
export function measured({ columns, rows }: Table, measure: string): Measured[] | null {
  const column = columns.indexOf(measure);
  const row = rows.find(({ name }) => name === measure);
  const cells =
    column >= 0
      ? rows.map(({ name, cells: all }) => ({ name, text: all[column] ?? '' }))
      : (row?.cells ?? []).map((text, at) => ({ name: columns[at] ?? '', text }));
  const found = cells.map((each) => ({ ...each, ...rangeOf(each.text) }));
  return found.some(({ most }) => most > 0) ? found : counted(cells.map(({ text }) => text));
}
