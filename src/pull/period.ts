/** Ends of events that lie before their beginnings. */
import type { FieldProblem } from '@corporate-website/contract/parse';
import { fieldText } from '../lib/field-text';
import { timeOf } from '../lib/time-of';

/** The fault of an end that lies before the beginning: by it, an event to come would be over. */
export function endBeforeStart(fields: Readonly<Record<string, unknown>>): FieldProblem[] {
  const [start, end] = [fieldText(fields['starts_at']), fieldText(fields['ends_at'])];
  const [from, to] = [timeOf(start), timeOf(end)];
  if (from === null || to === null || to >= from) return [];
  return [
    { field: 'ends_at', reason: `is ${end}, before starts_at (${start}); correct or empty it` },
  ];
}
