import { css } from '@emotion/react';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { hiddenText } from '../../styles/layout';
import { h4Text, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { Button } from '../button/button';
import { Icon } from '../icons/icon';

/** What became of the form so far. */
export type FormStatus =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'sent' | 'failed'; readonly message: string };

export interface FieldFault {
  /** Of the field's element. */
  readonly id: string;
  readonly message: string;
}

export interface FormFrameProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** Where the form is posted to by a browser without scripts. */
  action: string;
  /** Of the button. */
  submitLabel: string;
  status?: FormStatus | undefined;
  /** All that is wrong, in the order of the fields; listed above them. */
  faults?: readonly FieldFault[];
  /** Focus goes here when a send was stopped by faults. */
  summaryRef?: Ref<HTMLDivElement> | undefined;
  /** What is said above the button: what happens with the data. */
  notice: ReactNode;
  children: ReactNode;
}

const form = css({ display: 'grid', gap: space.l, minWidth: 0 });
const summary = css({
  display: 'grid',
  gap: space.s,
  padding: space.l,
  border: `2px solid ${color.action}`,
  '& ul': { margin: 0, paddingInlineStart: '1.2em' },
  '& a': { color: color.action, fontWeight: 600 },
});
const foot = css({ display: 'grid', gap: space.m, justifyItems: 'start' });
const state = css([
  smallText,
  { display: 'flex', gap: space.xs, alignItems: 'start', fontWeight: 600 },
]);

/** A form's frame: faults above the fields, and below them the notice, the button and what became of it. */
export function FormFrame({
  submitLabel,
  status = { kind: 'idle' },
  faults = [],
  summaryRef,
  notice,
  children,
  ...rest
}: FormFrameProps) {
  const isSending = status.kind === 'sending';
  return (
    <form {...rest} css={form} method="post" aria-busy={isSending || undefined}>
      {faults.length > 0 ? <FaultSummary faults={faults} ref={summaryRef} /> : null}
      {children}
      <Honeypot />
      <div css={foot}>
        <div>{notice}</div>
        <Button type="submit" isBusy={isSending}>
          {submitLabel}
        </Button>
        <div role="status">
          {'message' in status ? (
            <p css={[state, status.kind === 'failed' && { color: color.action }]}>
              <Icon name={status.kind === 'failed' ? 'triangle-alert' : 'circle-check'} />
              <span>{status.message}</span>
            </p>
          ) : null}
        </div>
      </div>
    </form>
  );
}

function FaultSummary({
  faults,
  ref,
}: {
  faults: readonly FieldFault[];
  ref: Ref<HTMLDivElement> | undefined;
}) {
  const id = useId();
  return (
    <div css={summary} ref={ref} tabIndex={-1} role="group" aria-labelledby={id}>
      <h3 css={h4Text} id={id}>
        {faults.length === 1 ? 'One thing to put right' : `${faults.length} things to put right`}
      </h3>
      <ul css={smallText}>
        {faults.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name of the field that only robots fill in; the admin API does not know it and leaves it out. */
export const HONEYPOT_NAME = 'website';

/** Out of sight, of the tab order and of the accessibility tree. */
function Honeypot() {
  return (
    <div css={hiddenText} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
