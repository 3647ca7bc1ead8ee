import { css } from '@emotion/react';
import { useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { BACK_NAME } from '@corporate-website/contract/write-facts';
import { space } from '../../styles/tokens';
import { Button } from '../../components/button/button';
import { FaultSummary, type FieldFault } from './fault-summary';
import { FormOutcome } from './form-outcome';
import type { FormAction, FormStatus } from './form-status';
import { Honeypot } from './honeypot';

export interface FormFrameProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** URL that a browser without scripts posts the form to. */
  action: string;
  /** Path of the form's page: the way back from the answer to a form that a browser posts. */
  backPath?: string;
  /** Of the button. */
  submitLabel: string;
  status?: FormStatus | undefined;
  /** All that is wrong, in the order of the fields; listed above them. */
  faults?: readonly FieldFault[];
  /** Focus goes here when a send was stopped by faults. */
  summaryRef?: Ref<HTMLDivElement> | undefined;
  /** Notice above the button: how the data is used. */
  notice: ReactNode;
  /** Called when the visitor chooses what to do about a status. */
  onAction?: ((action: FormAction) => void) | undefined;
  children: ReactNode;
}

const form = css({ display: 'grid', gap: space.l, minWidth: 0 });
const said = css({ display: 'grid', gap: space.xs });
const foot = css({ display: 'grid', gap: space.m, justifyItems: 'start' });

/** A form's frame: faults above the fields, and below them the notice, the button and the outcome. */
export function FormFrame({
  backPath,
  submitLabel,
  status = { kind: 'idle' },
  faults = [],
  summaryRef,
  notice,
  onAction,
  children,
  ...rest
}: FormFrameProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isSending = status.kind === 'sending';
  return (
    <form {...rest} css={form} method="post" aria-busy={isSending || undefined}>
      {faults.length > 0 ? <FaultSummary faults={faults} ref={summaryRef} /> : null}
      {children}
      <Honeypot />
      {backPath ? <input type="hidden" name={BACK_NAME} value={backPath} /> : null}
      <div css={foot}>
        <div css={said}>{notice}</div>
        <Button type="submit" isBusy={isSending} ref={button}>
          {submitLabel}
        </Button>
        <FormOutcome
          status={status}
          onAction={
            onAction &&
            ((action) => {
              // The button that was pressed goes.
              button.current?.focus();
              onAction(action);
            })
          }
        />
      </div>
    </form>
  );
}
