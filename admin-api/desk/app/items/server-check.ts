/** Checks a form while it is typed into, by the server's own rules. */
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { CheckAnswer, Problem } from '../../protocol';
import { call } from '../api/call';
import { withoutEmpty, type Fields } from './values';

/** As long as typing pauses before a check. */
const PAUSE_MS = 400;

export interface ItemValues {
  fields: Fields;
}

/** The name in the form of a field of the contract: `results[2].value` is `fields.results.2.value`. */
export const sourceOf = (field: string): string => `fields.${field.replace(/\[(\d+)\]/g, '.$1')}`;

/** A reason of the contract as a sentence. */
export function sentenceOf(reason: string): string {
  const sentence = /^(?:is|must|has|was|begins|ends|cannot|may)\b/.test(reason)
    ? `This ${reason}`
    : reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Problems as react-hook-form has errors. */
export function errorsOf(problems: readonly Problem[]): FieldErrors<ItemValues> {
  const errors = {};
  for (const { field, reason } of problems) {
    set(errors, sourceOf(field), { type: 'server', message: sentenceOf(reason) });
  }
  return errors;
}

/** A resolver that asks the server once typing pauses. Out of reach, it finds nothing: saving tells. */
export function serverCheck(collection: string, id: string | undefined): Resolver<ItemValues> {
  let asked = 0;
  let known: FieldErrors<ItemValues> = {};
  return async (values) => {
    asked += 1;
    const mine = asked;
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
    if (mine === asked) {
      const body = { ...(id === undefined ? {} : { id }), fields: withoutEmpty(values.fields) };
      const path = `/check/${collection}`;
      known = await call<CheckAnswer>(path, { method: 'POST', body, isQuiet: true })
        .then(({ data }) => errorsOf(data.problems))
        .catch(() => ({}));
    }
    return Object.keys(known).length > 0 ? { values: {}, errors: known } : { values, errors: {} };
  };
}
