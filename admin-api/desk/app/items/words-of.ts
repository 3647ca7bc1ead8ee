/** The words of values, as their fields' forms have them. */
import type { Choice, FieldInfo } from '../../protocol';
import { momentText } from './status';

/** The name of a choice; of a value that is none, the value. */
export const choiceName = (value: unknown, choices: readonly Choice[] = []): string =>
  choices.find(({ id }) => id === value)?.name ?? String(value ?? '');

/** A rich text without its markup. */
function plainText(html: string): string {
  if (!/<[a-z][^>]*>/i.test(html)) return html;
  const blocks = html.replace(/<\/(?:p|h\d|li|tr|pre|blockquote|figure)>/gi, '$&\n');
  const text = new DOMParser().parseFromString(blocks, 'text/html').body.textContent ?? '';
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

/** The words of a value: a line for each entry of a list, and for each part of an object with its label. */
export function wordsOf(value: unknown, field?: FieldInfo): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((entry) => wordsOf(entry, field?.of)).join('\n');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => {
        const info = field?.fields?.find((each) => each.name === name);
        return `${info?.label ?? name}: ${wordsOf(part, info)}`;
      })
      .join('\n');
  }
  if (field?.kind === 'date') return momentText(value);
  return plainText(choiceName(value, field?.choices));
}
