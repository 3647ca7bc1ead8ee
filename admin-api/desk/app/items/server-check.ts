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

/**
 * A resolver that asks the server once typing pauses. A check that a later one overtakes gives what that finds, since the
 * form asks for several reasons, and shows what it asked for first. Out of reach, the server finds nothing: saving tells.
 */
export function serverCheck(collection: string, id: string | undefined): Resolver<ItemValues> {
  let asked = 0;
  let latest: Promise<FieldErrors<ItemValues>>;
  const ask = ({ fields }: ItemValues) =>
    call<CheckAnswer>(`/check/${collection}`, {
      method: 'POST',
      body: { ...(id === undefined ? {} : { id }), fields: withoutEmpty(fields) },
      isQuiet: true,
    }).then(
      ({ data }) => errorsOf(data.problems),
      () => ({}),
    );
  const check = async (values: ItemValues) => {
    asked += 1;
    const mine = asked;
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
    return mine === asked ? ask(values) : latest;
  };
  return async (values) => {
    latest = check(values);
    const errors = await latest;
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
