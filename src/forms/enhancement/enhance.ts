/**
 * Enhances a plain form to check, keep and send its content without leaving the page. A separate chunk: until it loads,
 * the browser posts the form. Text typed by then stays.
 */
import { fieldsOf, type FormName } from '../field-names';
import type { FormAction } from '../fields/form-status';
import { notify } from '../../notifications/notify';
import { atRest, type FormState } from '../form-state';
import { checksOf } from './checks';
import type { TypedField } from '../../lib/typed-field';
import {
  controlsOf,
  fillIn,
  fixedIn,
  letOverlongIn,
  lockTyping,
  presetIn,
  typedIn,
  valueOf,
} from './controls';
import { openEnd, senderOf } from './sender';
import { keepDraft, readDraft } from './draft';
import { releases } from './once-released';
import { suspicion } from './robots';

const KEEP_AFTER_MS = 300;
const DRAFT_IS_BACK = 'We have restored your draft, which this tab had kept.';

/** The forms that this page load has shown. */
const met = new Set<FormName>();

export interface Enhancement {
  submit: () => Promise<void>;
  act: (action: FormAction) => void;
  /** Detaches from the form; typed text is kept. */
  end: () => void;
}

/**
 * @param show called with all that the form has to show, whenever that changes
 * @param since when the form was put before the visitor, as `performance.now()` counts
 */
export function enhance(
  name: FormName,
  form: HTMLFormElement,
  show: (state: FormState) => void,
  since: number,
): Enhancement {
  const fields: readonly string[] = fieldsOf[name];
  const sender = senderOf(name);
  const asksAgain = suspicion(form, since);
  const ending = new AbortController();
  const { signal } = ending;
  let state: FormState = { ...atRest, isEnhanced: true };

  function tell(change: Partial<FormState>): void {
    if (signal.aborted) return;
    state = { ...state, ...change };
    show(state);
  }

  /** Of the draft, for the field that the visitor is in: it is filled in when it is left, unless it was typed in. */
  const waiting = new Map<string, string>();
  const keeping = keepsDraft(name, form, waiting, signal);
  const checks = checksOf(name, form, (errors) => {
    tell({ errors, isSummarised: state.isSummarised && Object.keys(errors).length > 0 });
  });
  const stop = () => tell({ isSummarised: true, stops: state.stops + 1 });

  async function submit(): Promise<void> {
    if (sender.isSending()) return;
    const checked = checks.checkAll();
    if (!checked) {
      sender.show({ kind: 'idle' });
      stop();
      return;
    }
    const question = asksAgain();
    if (question) {
      sender.show(question);
      return;
    }
    keeping.now();
    await sender.send({ ...checked, ...fixedIn(form, fields) });
  }

  const leave = sender.open({
    show(status) {
      lockTyping(form, status.kind === 'sending');
      tell({ status });
    },
    refuse(errors) {
      checks.refuse(errors);
      if (fields.some((field) => errors[field])) stop();
    },
    sent() {
      checks.clear();
      form.reset();
      for (const field of fields) fillIn(form, field, presetIn(form, field));
      keeping.forget();
      tell({ errors: {}, isSummarised: false });
    },
    resume: () => void submit(),
  });

  const whenReleased = releases(signal);
  const fieldOf = ({ target }: Event) => (target as { name?: string }).name ?? '';
  form.addEventListener(
    'focusout',
    (event) => {
      const field = fieldOf(event);
      if (!fields.includes(field)) return;
      const kept = waiting.get(field);
      if (kept !== undefined) fillIn(form, field, kept);
      // Empty fields are not faults while the visitor is still filling in the form.
      if (valueOf(form, field) !== '' || state.errors[field]) {
        whenReleased(() => checks.check(field));
      }
    },
    { signal },
  );
  form.addEventListener(
    'input',
    (event) => {
      const field = fieldOf(event);
      waiting.delete(field);
      if (state.errors[field]) checks.check(field);
    },
    { signal },
  );

  letOverlongIn(form);
  const { values, attempt } = readDraft(name);
  const before = typedIn(form, fields);
  for (const [field, value] of Object.entries(values)) {
    const controls: (TypedField | null)[] = controlsOf(form, field);
    // Typed in, and emptied again perhaps.
    if (field in before || controls.some((each) => each?.typedAt !== undefined)) continue;
    if (controls.includes(document.activeElement)) waiting.set(field, value);
    else fillIn(form, field, value);
  }
  const unsent = openEnd(attempt);
  if (unsent && sender.status().kind === 'idle') sender.show(unsent);
  // Announced once a page load: a visitor who comes back by a link knows the form's content.
  else if (!met.has(name) && Object.keys(values).some((field) => !(field in before)))
    notify('info', DRAFT_IS_BACK);
  met.add(name);
  lockTyping(form, sender.isSending());
  tell({ status: sender.status() });

  const actions: Readonly<Record<FormAction, () => void>> = {
    wait: sender.wait,
    cancel: sender.cancel,
    stop: sender.stop,
    again: () => sender.show({ kind: 'idle' }),
  };
  return {
    submit,
    act: (action) => actions[action](),
    end() {
      keeping.now();
      leave();
      ending.abort();
    },
  };
}

/** Keeps typed text a moment later, and before the page is gone. */
function keepsDraft(
  name: FormName,
  form: HTMLFormElement,
  waiting: ReadonlyMap<string, string>,
  signal: AbortSignal,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const now = () => {
    forget();
    const values = { ...Object.fromEntries(waiting), ...typedIn(form, fieldsOf[name]) };
    keepDraft(name, { ...readDraft(name), values });
  };
  const later = () => {
    forget();
    timer = setTimeout(now, KEEP_AFTER_MS);
  };
  form.addEventListener('input', later, { signal });
  form.addEventListener('change', later, { signal });
  addEventListener('pagehide', now, { signal });
  document.addEventListener('visibilitychange', now, { signal });
  return { now, forget };
}
