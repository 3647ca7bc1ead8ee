/** A visitor's entries in the page's controls, and how React hears of them. */

import type { TypedField } from '../../lib/typed-field';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input:not([type="hidden"], [type="file"]), textarea, select';

export const isControl = (target: unknown): target is Control =>
  target instanceof Element && target.matches(CONTROLS);

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function chosenBy(select: HTMLSelectElement, is: (option: HTMLOptionElement) => boolean): string {
  const chosen = [...select.options].filter(is);
  // A list that opens shows its first option where none is chosen.
  if (chosen.length === 0 && select.type === 'select-one')
    chosen.push(...[...select.options].slice(0, 1));
  return JSON.stringify(chosen.map(({ value }) => value));
}

/** The control's entry, in words of its own. */
export function entryOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return chosenBy(control, ({ selected }) => selected);
  return isBox(control) ? String(control.checked) : control.value;
}

/** Its entry as the page is built. */
function builtEntryOf(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return chosenBy(control, ({ defaultSelected }) => defaultSelected);
  return isBox(control) ? String(control.defaultChecked) : control.defaultValue;
}

export const isChanged = (control: Control): boolean => entryOf(control) !== builtEntryOf(control);

/** Writes without a word to anybody. */
export function write(control: Control, entry: string): void {
  if (control instanceof HTMLSelectElement) {
    const chosen = JSON.parse(entry) as string[];
    for (const option of control.options) option.selected = chosen.includes(option.value);
  } else if (isBox(control)) control.checked = entry === 'true';
  else control.value = entry;
}

/** The prototype's own setter of a value: the element itself has one of React's. */
function setValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
}

/**
 * Enters it again, as the visitor did, for whoever listens by now. React takes what a control holds as it is hydrated for
 * known, and calls nobody for it: it is shown the built value first.
 */
function enter(control: Control, entry: string): void {
  if (isBox(control)) {
    if (!control.matches(':enabled')) return;
    control.checked = entry !== 'true';
    control.click();
    return;
  }
  if (control instanceof HTMLSelectElement) write(control, entry);
  else {
    const { selectionStart, selectionEnd, selectionDirection } = control;
    const { scrollTop, scrollLeft } = control;
    control.value = control.defaultValue;
    setValue(control, entry);
    // Elsewhere, old Safaris would give it the focus.
    if (selectionStart !== null && control === document.activeElement)
      control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    Object.assign(control, { scrollTop, scrollLeft });
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const usedAt = ({ typedAt }: Control & TypedField): number => typedAt ?? 0;

/**
 * Notes what is entered before the application is there.
 * @param signal ends the noting
 */
export function noteEntries(signal: AbortSignal) {
  const entered = new Map<Control, string>();
  let composed: EventTarget | null = null;

  function note(control: Control): void {
    if (control.type === 'radio') {
      if (!(control as HTMLInputElement).checked) return;
      // The last choice of a group.
      for (const other of entered.keys())
        if (other.type === 'radio' && other.name === control.name && other.form === control.form)
          entered.delete(other);
    }
    entered.set(control, entryOf(control));
  }

  const options = { capture: true, passive: true, signal } as const;
  for (const control of document.querySelectorAll(CONTROLS))
    if (isControl(control) && (isChanged(control) || usedAt(control) > 0)) note(control);
  // Password managers send them too.
  for (const type of ['input', 'change'])
    addEventListener(type, ({ target }) => isControl(target) && note(target), options);
  addEventListener('compositionstart', ({ target }) => (composed = target), options);
  addEventListener('compositionend', () => (composed = null), options);

  /** Tells whoever listens, once. */
  function tell(): void {
    // In the order of their use: of two controls that move each other, the last one counts.
    const inOrder = [...entered].sort(([one], [other]) => usedAt(one) - usedAt(other));
    for (const [control, entry] of inOrder) {
      // A word that is being composed would break off; its end is told by the browser.
      if (!control.isConnected || control === composed) continue;
      if (entry !== builtEntryOf(control) || entry !== entryOf(control)) enter(control, entry);
    }
    // Those noted while it was told, too.
    entered.clear();
  }
  return { note, tell };
}
