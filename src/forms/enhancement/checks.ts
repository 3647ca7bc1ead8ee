/** A form's validation: the contract's own rules over plain inputs, so that browser and server say the same. */
import { checkFields } from '@corporate-website/contract/write-rules';
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
  const look = (names: readonly string[]) =>
    checkFields(
      enquiries[name].rules,
      Object.fromEntries(names.map((field) => [field, valueOf(form, field)])),
    );

  return {
    check(field: string): void {
      const { [field]: _, ...others } = errors;
      tell({ ...others, ...look([field]).faults });
    },
    /** @returns the body to send, or null for a fault */
    checkAll(): Checked | null {
      const { body, faults } = look(shown);
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
