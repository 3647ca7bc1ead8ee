import type { ReactNode } from 'react';
import { Confirmation } from './fields/confirmation';
import { FormFrame } from './fields/form-frame';
import { callOf, fieldsOf, pathsOf } from './field-names';
import { useFormAction } from './use-form-action';
import { VisitNotice } from './visit-notice';
import type { EnhancedForm } from './use-enhanced-form';

export interface EnhancedFrameProps {
  form: EnhancedForm;
  /** The page that the form stands on, where it is not the form's usual one. */
  backPath?: string | undefined;
  submitLabel: string;
  notice: ReactNode;
  /** Replaces the form once it has been sent. */
  thanks: { readonly heading: string; readonly text: string; readonly againLabel: string };
  children: ReactNode;
}

/** A form with all that its enhancement shows; a confirmation in its place once it has been sent. */
export function EnhancedFrame({
  form: { name, state, formRef, summaryRef, onSubmit, onAction },
  backPath,
  submitLabel,
  notice,
  thanks,
  children,
}: EnhancedFrameProps) {
  const isSent = state.status.kind === 'sent';
  // In the order of the fields.
  const faults = fieldsOf[name].flatMap((field) => {
    const message = state.errors[field];
    return message ? [{ id: `${name}-${field}`, message }] : [];
  });
  return (
    <>
      {isSent ? (
        <Confirmation
          heading={thanks.heading}
          againLabel={thanks.againLabel}
          onAgain={() => onAction('again')}
        >
          <p>{thanks.text}</p>
        </Confirmation>
      ) : null}
      <FormFrame
        ref={formRef}
        action={useFormAction(callOf[name])}
        backPath={backPath ?? pathsOf[name]}
        aria-labelledby="form-heading"
        hidden={isSent}
        noValidate={state.isEnhanced}
        onSubmit={(event) => void onSubmit(event)}
        submitLabel={submitLabel}
        faults={state.isSummarised ? faults : []}
        summaryRef={summaryRef}
        notice={notice}
        status={state.status}
        onAction={onAction}
      >
        {children}
      </FormFrame>
      {isSent || name === 'feedback' ? null : <VisitNotice />}
    </>
  );
}
