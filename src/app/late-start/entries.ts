/** What a visitor has entered into the page's controls, and how React hears of it. */

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

/** What is entered. */
export function entryOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return chosenBy(control, ({ selected }) => selected);
  return isBox(control) ? String(control.checked) : control.value;
}

/** What is entered as the page is built. */
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
    const [top, left] = [control.scrollTop, control.scrollLeft];
    control.value = control.defaultValue;
    setValue(control, entry);
    // Elsewhere, old Safaris would give it the focus.
    if (selectionStart !== null && control === document.activeElement)
      control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    control.scrollTo(left, top);
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What was entered before the application was there. */
export class Entries {
  readonly #entered = new Map<Control, string>();
  #composed: EventTarget | null = null;

  /** @param signal ends the listening */
  constructor(signal: AbortSignal) {
    const options = { capture: true, passive: true, signal } as const;
    const note = ({ target }: Event) => isControl(target) && this.note(target);
    for (const control of document.querySelectorAll(CONTROLS))
      if (isControl(control) && isChanged(control)) this.note(control);
    // Password managers send them too.
    for (const type of ['input', 'change']) addEventListener(type, note, options);
    addEventListener('compositionstart', ({ target }) => (this.#composed = target), options);
    addEventListener('compositionend', () => (this.#composed = null), options);
  }

  note(control: Control): void {
    const isRadio = control.type === 'radio';
    if (isRadio && !(control as HTMLInputElement).checked) return;
    // The last choice of a group.
    for (const other of this.#entered.keys())
      if (
        isRadio &&
        other.type === 'radio' &&
        other.name === control.name &&
        other.form === control.form
      )
        this.#entered.delete(other);
    this.#entered.set(control, entryOf(control));
  }

  /** Tells whoever listens, once. */
  tell(): void {
    const all = [...this.#entered];
    this.#entered.clear();
    for (const [control, entry] of all) {
      // A word that is being composed would break off; its end is told by the browser.
      if (!control.isConnected || control === this.#composed) continue;
      if (entry !== builtEntryOf(control) || entry !== entryOf(control)) enter(control, entry);
    }
    // Of telling it.
    this.#entered.clear();
  }
}
