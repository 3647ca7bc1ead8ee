/** Two signs of a robot. Neither costs an enquiry: whoever shows one is asked to press the button once more. */
import { HONEYPOT_NAME } from '@corporate-website/contract/write-facts';
import type { FormStatus } from '../fields/form-status';

/** Milliseconds in which nobody fills a form in. */
const TOO_FAST_MS = 2000;

const once: FormStatus = {
  kind: 'confirm',
  message: 'Please press the button again.',
  detail: 'The form was filled in faster than most people type. Nothing is lost.',
};

/**
 * @param since when the form was put before the visitor, as `performance.now()` counts
 * @returns asks at each press: what to show instead of sending, or null; it never asks twice
 */
export function suspicion(form: HTMLFormElement, since: number): () => FormStatus | null {
  let isBelieved = false;
  return () => {
    const trap = form.elements.namedItem(HONEYPOT_NAME);
    const isFilled = trap instanceof HTMLInputElement && trap.value !== '';
    const isSuspect = isFilled || performance.now() - since < TOO_FAST_MS;
    if (isBelieved || !isSuspect) return null;
    isBelieved = true;
    return once;
  };
}
