/** Measures of the printed documents, in points (A4 is 595.28 by 841.89), and their colours. */
export const PAGE = { width: 595.28, height: 841.89, top: 96, bottom: 772 } as const;

/** Headings and tables use the whole width; running text keeps to the right, at about 70 characters. */
export const COLUMN = { left: 56, text: 148, right: 539 } as const;

export const COLOUR = {
  paper: '#f7f3ea',
  ink: '#17202a',
  muted: '#566069',
  line: '#d9cfbb',
  weft: '#e4dac5',
} as const;

export interface TextStyle {
  readonly face: 'display' | 'text' | 'italic' | 'bold';
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  readonly tracking: number;
}

export const STYLE = {
  heading2: { face: 'display', size: 20, leading: 24, colour: COLOUR.ink, tracking: -0.4 },
  heading3: { face: 'bold', size: 11.5, leading: 16, colour: COLOUR.ink, tracking: 0 },
  body: { face: 'text', size: 10.25, leading: 15.6, colour: COLOUR.ink, tracking: 0 },
  quote: { face: 'display', size: 15, leading: 20, colour: COLOUR.ink, tracking: -0.2 },
  cell: { face: 'text', size: 9, leading: 12.6, colour: COLOUR.ink, tracking: 0 },
  cellHead: { face: 'bold', size: 8.5, leading: 12.6, colour: COLOUR.muted, tracking: 0 },
  small: { face: 'text', size: 8.5, leading: 12, colour: COLOUR.muted, tracking: 0 },
} as const satisfies Record<string, TextStyle>;
