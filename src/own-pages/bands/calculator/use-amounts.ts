import { useRef, useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import { defaultAmounts, readAmount, type AmountInput, type Amounts } from '../../savings';
import { controlNames } from './control-names';

/** Amounts in the form; moving one of an amount's two controls moves the other. */
export function useAmounts(inputs: readonly AmountInput[]) {
  const form = useRef<HTMLFormElement>(null);
  const [amounts, setAmounts] = useState<Amounts>(() => defaultAmounts(inputs));
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

function setValue(form: HTMLFormElement | null, name: string, value: number): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value !== String(value))
    field.value = String(value);
}
