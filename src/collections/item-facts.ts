/** Values derived from an item's fields and texts, for built and live items. */
import { fieldText } from '../lib/field-text';
import { timeOf } from '../lib/time-of';

/** The main rich-text field of an item. */
export const MAIN_TEXT = 'content';

/** Name of a rich-text field's HTML on a page: `html` of the main text, else `challenge_html` and so on. */
export function htmlField(field: string): string {
  return field === MAIN_TEXT ? 'html' : `${field}_html`;
}

/** Facts of each rich text of an item. */
type Lengths = Readonly<Record<string, { readonly words: number }>>;
export type Excerpts = Readonly<Record<string, { readonly excerpt: string }>>;

/** Words a minute of English prose on a screen. */
const WORDS_A_MINUTE = 220;

/** Whole minutes, at least one; 0 of no text. */
export function readingMinutes(texts: Lengths): number {
  const words = Object.values(texts).reduce((sum, text) => sum + text.words, 0);
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** The beginning of the first text that is not empty. */
function firstExcerpt(texts: Excerpts): string {
  return Object.values(texts).find(({ excerpt }) => excerpt !== '')?.excerpt ?? '';
}

/** The short description, else the beginning of the text. */
export function excerptOf(shortDescription: unknown, texts: Excerpts): string {
  return typeof shortDescription === 'string' ? shortDescription : firstExcerpt(texts);
}

const pressLabels: Readonly<Record<string, string>> = {
  news: 'News',
  'press-release': 'Press release',
};

/** Label of a release, above its title; null for a category of another kind. */
export function pressLabel(category: unknown): string | null {
  return typeof category === 'string' ? (pressLabels[category] ?? null) : null;
}

/** Whether a role still takes applications: `valid_through` has not passed, or there is none. */
export function isRoleOpen(validThrough: unknown, now: number): boolean {
  const end = typeof validThrough === 'string' ? timeOf(validThrough) : null;
  return end === null || end >= now;
}

/** Title and description in the head of an item's page, before they are made unique. */
export function headWords(
  fields: Readonly<Record<string, unknown>>,
  texts: Excerpts,
): { title: string; description: string } {
  const title = [fieldText(fields['title']), fieldText(fields['location'])]
    .filter(Boolean)
    .join(', ');
  return {
    title: fieldText(fields['meta_title']) || title,
    description:
      fieldText(fields['meta_description']) ||
      fieldText(fields['short_description']) ||
      firstExcerpt(texts),
  };
}

interface LiveSalary {
  currency: string;
  min?: number | null | undefined;
  max?: number | null | undefined;
  unit?: string | null | undefined;
}

/** The pay of a live job, in the form of a built one's. */
export function salaryFacts(salary: LiveSalary | null | undefined) {
  if (!salary) return null;
  const { currency, min = null, max = null, unit = null } = salary;
  return { currency, min, max, unit };
}
