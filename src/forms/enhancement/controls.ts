/** Reads and writes a form's controls, which belong to the document: no other copy of the input exists. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Values = Readonly<Record<string, string>>;

/** A field's controls: one, or the radio buttons of a group. Hidden controls are not fields. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (each): each is Control =>
      (each instanceof HTMLInputElement ||
        each instanceof HTMLSelectElement ||
        each instanceof HTMLTextAreaElement) &&
      each.name === name &&
      each.type !== 'hidden',
  );
}

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';

/** Value of a field; that of the checked button in a group. */
export function valueOf(form: HTMLFormElement, name: string): string {
  const controls = controlsOf(form, name);
  const control = controls.find((each) => !isRadio(each) || (each as HTMLInputElement).checked);
  return control?.value ?? '';
}

/** Value of a field before the visitor did anything: `data-preset` where a page filled it in. */
export function presetIn(form: HTMLFormElement, name: string): string {
  return controlsOf(form, name)[0]?.dataset['preset'] ?? '';
}

/** The fields changed by the visitor, including those emptied. */
export function typedIn(form: HTMLFormElement, names: readonly string[]): Values {
  return Object.fromEntries(
    names
      .map((name) => [name, valueOf(form, name)] as const)
      .filter(([name, value]) => value !== presetIn(form, name)),
  );
}

/** Puts a value in, and tells whoever listens, as if it had been typed. */
export function fillIn(form: HTMLFormElement, name: string, value: string): void {
  for (const control of controlsOf(form, name)) {
    if (isRadio(control)) control.checked = control.value === value;
    else control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    if (control instanceof HTMLSelectElement) {
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

/** Fields that a page has fixed, as they would be posted. */
export function fixedIn(form: HTMLFormElement, names: readonly string[]): Values {
  return Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
      .filter(({ name }) => names.includes(name))
      .map(({ name, value }) => [name, value]),
  );
}

/** While something is being sent nothing is typed that would then be lost; the fields can still be read and copied. */
export function lockTyping(form: HTMLFormElement, isLocked: boolean): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]), textarea',
  )) {
    control.readOnly = isLocked;
  }
}

/** At `maxlength`, which lines have, a browser cuts what is pasted in silence; here it is let in and reported. */
export function letOverlongIn(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll('[maxlength]')) control.removeAttribute('maxlength');
}
