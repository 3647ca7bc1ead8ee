/** A form's validation: react-hook-form over plain inputs, by the contract's own schemas. */
import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form';
import { fieldErrors } from '../../../contract/writes';
import { fieldsOf, type FormName } from '../field-names';
import { controlsOf, valueOf, type Values } from './controls';
import { enquiries, type Checked } from './enquiries';

type Errors = Readonly<Record<string, string>>;

function wordsOf(errors: FieldErrors<Values>): Errors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  );
}

/** The messages are those that the server would answer with. */
const resolverOf =
  (name: FormName): Resolver<Record<string, string>, unknown, Checked> =>
  (values) => {
    const { success, data, error } = enquiries[name].schema.safeParse(values);
    if (success) return { values: data, errors: {} };
    const messages = Object.entries(fieldErrors(error));
    const errors = messages.map(([field, message]) => [field, { type: 'schema', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };

/**
 * The chosen values of radio button groups. Registering the second button of a group writes the value that the form
 * control has for the group into all of them: without this one it takes away what the visitor chose before.
 */
function chosenIn(form: HTMLFormElement, fields: readonly string[]): Values {
  const groups = fields.filter((field) => controlsOf(form, field).length > 1);
  return Object.fromEntries(groups.map((field) => [field, valueOf(form, field)]));
}

/** @param onErrors called with all that is wrong whenever it has changed */
export function checksOf(
  name: FormName,
  form: HTMLFormElement,
  onErrors: (errors: Errors) => void,
) {
  const fields: readonly string[] = fieldsOf[name];
  const shown = fields.filter((field) => controlsOf(form, field).length > 0);
  const control = createFormControl<Record<string, string>, unknown, Checked>({
    // When to look is decided outside: on leaving a field, on sending, and while a fault is being mended.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: resolverOf(name),
    defaultValues: chosenIn(form, shown),
  });
  for (const field of shown) {
    const { ref } = control.register(field);
    for (const each of controlsOf(form, field)) ref(each);
  }
  // Browsers and password managers do not always fire events when they fill a field in.
  const take = (field: string) => control.setValue(field, valueOf(form, field));
  const unsubscribe = control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onErrors(wordsOf(errors ?? {})),
  });

  return {
    check(field: string): void {
      take(field);
      void control.trigger(field);
    },
    /** @returns the body to send, or null for a fault */
    async checkAll(): Promise<Checked | null> {
      shown.forEach(take);
      return (await control.handleSubmit((body) => body)()) ?? null;
    },
    refuse(errors: Errors): void {
      for (const [field, message] of Object.entries(errors)) {
        if (shown.includes(field)) control.setError(field, { type: 'server', message });
      }
    },
    clear: () => control.clearErrors(),
    end: unsubscribe,
  };
}
