/** `over`: it holds; `partly`: in some cases; `under`: it does not. */
export type Mark = 'over' | 'partly' | 'under';

const words: Readonly<Record<string, Mark>> = {
  yes: 'over',
  met: 'over',
  partly: 'partly',
  no: 'under',
  missed: 'under',
};

/** The mark beside a cell that says yes or no, in one of the words for it, and after a comma how; null beside others. */
export function markOf(text: string): Mark | null {
  const [word = ''] = text.trim().toLowerCase().split(',');
  return words[word] ?? null;
}

/** True for a cell that is a figure and perhaps its unit: `99.4%`, `−20%`, `0.8 t`, `£9k`; not for a year or a sentence. */
export function isFigure(text: string): boolean {
  return /^[−-]?[£€$]?\d[\d.,]*\s?(?:%|[a-zµ]{1,2})?$/i.test(text) && !/^(?:19|20)\d\d$/.test(text);
}
