import type { ReactNode } from 'react';
import { Icon } from '../../components/icons/icon';
import { errorText, fieldBox, hintText, labelText, legendText, markText } from './form-styles';

/** Props of every field of a form. */
export interface FieldProps {
  /** Of the element; unique on the page. */
  id: string;
  /** The field's name on the wire. */
  name: string;
  label: ReactNode;
  /** A hint on what to write, where the label does not say it. */
  hint?: ReactNode;
  /** The fault in the value, in a sentence; none for a value that is right or not yet checked. */
  error?: string | undefined;
  required?: boolean;
}

/** The attributes by which a control points to its hint and its error. */
export function described({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  } as const;
}

/** Behind a label. The control's own `required` says the same to screen readers. */
export function RequiredMark({ required }: Pick<FieldProps, 'required'>) {
  return required ? (
    <span css={markText} aria-hidden="true">
      required
    </span>
  ) : null;
}

export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  if (!hint) return null;
  // Of several points a list is made, which no paragraph may hold.
  const Hint = typeof hint === 'string' ? 'p' : 'div';
  return (
    <Hint css={hintText} id={`${id}-hint`}>
      {hint}
    </Hint>
  );
}

/** The fault of a field, beside it; the control names it as its description. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return error ? (
    <p css={errorText} id={`${id}-error`}>
      <Icon name="circle-alert" size={18} />
      <span>{error}</span>
    </p>
  ) : null;
}

export type FieldShellProps = Omit<FieldProps, 'name'> & {
  className?: string | undefined;
  isGroup?: boolean;
  /** The control, with the attributes of `described`; in a group, all of its controls. */
  children: ReactNode;
};

/**
 * The frame of a control: its label and hint above, its error below; of a group of controls that answer one question, with
 * hint and error said of the group.
 */
export function FieldShell({
  id,
  label,
  hint,
  error,
  required = false,
  isGroup = false,
  className,
  children,
}: FieldShellProps) {
  const [Box, Name] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  const ofGroup = {
    id,
    'aria-describedby': described({ id, hint, error })['aria-describedby'],
    'data-invalid': error ? '' : undefined,
  };
  return (
    <Box css={fieldBox} className={className} {...(isGroup ? ofGroup : {})}>
      <Name css={isGroup ? legendText : labelText} {...(isGroup ? {} : { htmlFor: id })}>
        {label}
        <RequiredMark required={required} />
      </Name>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </Box>
  );
}
