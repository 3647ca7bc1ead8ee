/** A form's validation: the contract's own rules over plain inputs, so that browser and server say the same. */
import { checkTyped } from '../../../contract/write-rules';
import { fieldsOf, type FormName } from '../field-names';
import { controlsOf, valueOf } from './controls';
import { enquiries, type Checked } from './enquiries';

type Errors = Readonly<Record<string, string>>;

/** @param onErrors called with all that is wrong, whenever it was looked at */
export function checksOf(
  name: FormName,
  form: HTMLFormElement,
  onErrors: (errors: Errors) => void,
) {
  const fields: readonly string[] = fieldsOf[name];
  const shown = fields.filter((field) => controlsOf(form, field).length > 0);
  let errors: Errors = {};

  function tell(next: Errors): void {
    errors = next;
    onErrors(errors);
  }

  // The form is asked each time: browsers and password managers do not always fire events when they fill a field in.
  const checkField = (field: string) => {
    const rule = enquiries[name].rules[field];
    return rule ? checkTyped(rule, valueOf(form, field)) : {};
  };

  return {
    check(field: string): void {
      const { [field]: _, ...others } = errors;
      const checked = checkField(field);
      tell('fault' in checked ? { ...others, [field]: checked.fault } : others);
    },
    /** @returns the body to send, or null for a fault */
    checkAll(): Checked | null {
      const body: Record<string, unknown> = {};
      const faults: Record<string, string> = {};
      for (const field of shown) {
        const checked = checkField(field);
        if ('fault' in checked) faults[field] = checked.fault;
        else if ('value' in checked) body[field] = checked.value;
      }
      tell(faults);
      return Object.keys(faults).length > 0 ? null : body;
    },
    /** Adds the server's messages. */
    refuse(refused: Errors): void {
      const known = Object.entries(refused).filter(([field]) => shown.includes(field));
      tell({ ...errors, ...Object.fromEntries(known) });
    },
    clear: () => tell({}),
  };
}
