import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import type { TypedField } from '../../../lib/typed-field';
import { defaultAmounts, readAmount, type AmountInput, type Amounts } from '../../savings';
import { controlNames } from './control-names';

/**
 * Amounts in the form; moving one of an amount's two controls moves the other. Input from before hydration counts too.
 */
export function useAmounts(inputs: readonly AmountInput[]) {
  const form = useRef<HTMLFormElement>(null);
  const [amounts, setAmounts] = useState<Amounts>(() => defaultAmounts(inputs));
  useEffect(() => {
    if (form.current) setAmounts(earlyAmounts(form.current, inputs));
  }, [inputs]);
  const inputOf = ({ name }: HTMLInputElement) =>
    inputs.find(({ id }) => Object.values(controlNames(id)).includes(name));

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const input = inputOf(target);
    const amount = input && readAmount(target.value, input);
    if (!input || typeof amount !== 'number') return;
    const { number, range } = controlNames(input.id);
    setValue(form.current, target.name === number ? range : number, amount);
    setAmounts((before) => ({ ...before, [input.id]: amount }));
  };
  // An amount typed beyond the limits is corrected when the field is left, not during typing.
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const input = target instanceof HTMLInputElement && inputOf(target);
    if (input) setValue(form.current, target.name, amounts[input.id] ?? input.default);
  };
  return { form, amounts, onInput, onBlur, onReset: () => setAmounts(defaultAmounts(inputs)) };
}

type Control = HTMLInputElement & TypedField;

/** Of an amount's controls the one that was moved last; the early script has noted when, a browser that fills forms in has not. */
function movedOf(form: HTMLFormElement, names: readonly string[]): Control | undefined {
  return names
    .map((name) => form.elements.namedItem(name))
    .filter((field): field is Control => field instanceof HTMLInputElement)
    .filter(({ typedAt, value, defaultValue }) => typedAt !== undefined || value !== defaultValue)
    .sort((one, other) => (other.typedAt ?? 0) - (one.typedAt ?? 0))[0];
}

function earlyAmounts(form: HTMLFormElement, inputs: readonly AmountInput[]): Amounts {
  return Object.fromEntries(
    inputs.map((input) => {
      const { number, range } = controlNames(input.id);
      const moved = movedOf(form, [number, range]);
      const value = moved ? readAmount(moved.value, input) : null;
      const amount = value ?? input.default;
      if (value !== null) for (const name of [number, range]) setValue(form, name, amount);
      return [input.id, amount];
    }),
  );
}

function setValue(form: HTMLFormElement | null, name: string, value: number): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value !== String(value))
    field.value = String(value);
}
