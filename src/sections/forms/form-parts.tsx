import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { Ref } from 'react';
import type { FieldFault, FormStatus } from '../../components/form/form-frame';
import { from } from '../../styles/media';
import { captionText, mutedText } from '../../styles/text';
import { space } from '../../styles/tokens';

/** What every form takes from what steers it: nothing where it is left to the browser. */
export interface FormControls<Name extends string> {
  /** What is wrong, by field. */
  errors?: Readonly<Partial<Record<Name, string>>>;
  status?: FormStatus;
  /** Focus goes to the list of faults. */
  summaryRef?: Ref<HTMLDivElement>;
}

/** The faults of a form in the order of its fields; ids are `<form>-<field>`. */
export function faultsOf<Name extends string>(
  form: string,
  fields: readonly Name[],
  errors: Readonly<Partial<Record<Name, string>>> | undefined,
): FieldFault[] {
  return fields.flatMap((name) => {
    const message = errors?.[name];
    return message ? [{ id: `${form}-${name}`, message }] : [];
  });
}

/** Two fields beside each other where there is room. */
export const pairs = css({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const wholeRow = css({ gridColumn: '1 / -1' });

/** What happens with what is sent, above the button that sends it. */
export function DataNotice({ keptFor }: { keptFor: string }) {
  return (
    <p css={[captionText, mutedText]}>
      Nothing is sent before you press the button. We use it to answer you and for nothing else, and
      keep it for {keptFor}: <Link to="/privacy-policies">privacy policies</Link>. Please leave out
      customer data and passwords.
    </p>
  );
}
