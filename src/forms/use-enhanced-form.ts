import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { readStored } from '../consent/storage';
import { draftKeys } from '../consent/draft-keys';
import type { TypedField } from '../lib/typed-field';
import type { FormAction } from './fields/form-status';
import type { fieldsOf, FormName } from './field-names';
import { atRest, type FormState } from './form-state';
import { rootState } from '../site/markup';
import { whenIdle } from './when-idle';
import type * as Chunk from './enhancement/enhance';

/** Fetched once; again after a failure. */
let fetched: Promise<typeof Chunk> | undefined;
function enhancementChunk() {
  fetched ??= import(/* webpackChunkName: 'form' */ './enhancement/enhance').catch(
    (error: unknown) => {
      fetched = undefined;
      throw error;
    },
  );
  return fetched;
}

/**
 * Whether there is something to keep or to show before the form is touched again: what was entered before hydration,
 * perhaps without the focus, as a chosen mark in Safari; a draft; what is being sent from another visit to the form.
 */
const isBegun = (name: FormName, form: HTMLFormElement): boolean =>
  fetched !== undefined ||
  readStored(draftKeys[name]) !== null ||
  [...form.elements].some((field: TypedField) => field.typedAt !== undefined);

/** From hydration on: a press waits for the chunk, whose messages stand in for the browser's bubbles. */
const taken: FormState = { ...atRest, isEnhanced: true };

const withoutLine: FormState = {
  ...taken,
  status: {
    kind: 'failed',
    message: 'You are offline.',
    detail:
      'Nothing was sent. What you wrote is still here: press the button when you are back online.',
  },
};

/** Without the chunk the browser still checks and posts the form; offline that would end on its error page. */
function postPlainly(form: HTMLFormElement, show: (state: FormState) => void): void {
  if (!navigator.onLine) show(withoutLine);
  else if (form.reportValidity()) HTMLFormElement.prototype.submit.call(form);
}

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
}

/**
 * Has a form checked, kept and sent by its chunk, which is fetched at the first touch of the form: many a visitor comes
 * for what is beside it. A form that is begun asks for it once the browser has nothing else to do. A press on the button
 * before that waits for it, once.
 */
export function useEnhancedForm<Name extends FormName>(name: Name) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const enhancement = useRef<Chunk.Enhancement | null>(null);
  const taking = useRef<(() => Promise<void>) | null>(null);
  const isPressed = useRef(false);
  const [state, setState] = useState<FormState>(atRest);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    // The form of the first page was there before the application.
    const since = rootState().application === 'ready' ? performance.now() : 0;
    const ending = new AbortController();
    const take = async () => {
      const { enhance } = await enhancementChunk();
      if (!ending.signal.aborted) enhancement.current ??= enhance(name, form, setState, since);
    };
    const once = { once: true, signal: ending.signal } as const;
    // A failed load is retried at the next touch and once back online, at the latest when the form is sent.
    const tryToTake = () => void take().catch(() => addEventListener('online', tryToTake, once));
    taking.current = take;
    setState(taken);
    form.addEventListener('focusin', tryToTake, once);
    form.addEventListener('pointerdown', tryToTake, once);
    // As of entries from before, whose elements may have been drawn anew since.
    form.addEventListener('input', tryToTake, once);
    // Somebody who is in it already sends no `focusin` any more.
    if (form.contains(document.activeElement)) tryToTake();
    else if (isBegun(name, form)) whenIdle(tryToTake, ending.signal);
    return () => {
      ending.abort();
      enhancement.current?.end();
      enhancement.current = null;
    };
  }, [name]);

  useEffect(() => {
    if (state.stops > 0) summaryRef.current?.focus();
  }, [state.stops]);

  const onSubmit = useCallback(async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!enhancement.current) {
      if (isPressed.current) return;
      isPressed.current = true;
      setState({ ...taken, status: { kind: 'sending' } });
      try {
        await taking.current?.();
      } catch {
        setState(taken);
        postPlainly(form, setState);
      }
      isPressed.current = false;
    }
    await enhancement.current?.submit();
  }, []);

  const onAction = useCallback((action: FormAction) => {
    enhancement.current?.act(action);
    // The confirmation goes, and the form is there again with the next paint.
    if (action === 'again') setTimeout(() => focusFirst(formRef.current));
  }, []);

  /** Props of a field. */
  const field = (of: (typeof fieldsOf)[Name][number]) => ({
    id: `${name}-${of}`,
    name: of,
    error: state.errors[of],
  });
  return { name, field, state, formRef, summaryRef, onSubmit, onAction };
}

export type EnhancedForm = Omit<ReturnType<typeof useEnhancedForm>, 'field'>;
