import type { ReactNode, Ref } from 'react';
import { MAX_FIELD_LENGTH, MAX_MESSAGE_LENGTH } from '@corporate-website/contract/write-facts';
import { TextArea, TextField } from './fields/text-field';
import type { EnquiryField } from './field-names';
import type { FieldProps } from './fields/field-parts';
import { pairs, wholeRow } from './form-parts';

export interface EnquiryFieldsProps {
  /** Props of a field of the form. */
  field: (name: EnquiryField) => Pick<FieldProps, 'id' | 'name' | 'error'>;
  messageHint: ReactNode;
  messageRef?: Ref<HTMLTextAreaElement>;
  /** The field for what it is about, and those of a form's own. */
  children: ReactNode;
}

/** The fields that all enquiries have. */
export function EnquiryFields({ field, messageHint, messageRef, children }: EnquiryFieldsProps) {
  const line = { maxLength: MAX_FIELD_LENGTH };
  return (
    <div css={pairs}>
      <TextField {...field('name')} {...line} label="Name" required autoComplete="name" />
      <TextField
        {...field('business_email')}
        {...line}
        label="Business email"
        type="email"
        required
        autoComplete="work email"
        spellCheck={false}
      />
      <TextField {...field('company')} {...line} label="Company" autoComplete="organization" />
      <TextField
        {...field('phone')}
        {...line}
        label="Telephone"
        type="tel"
        autoComplete="work tel"
      />
      {children}
      <TextArea
        {...field('message')}
        css={wholeRow}
        label="Message"
        hint={messageHint}
        required
        limit={MAX_MESSAGE_LENGTH}
        ref={messageRef}
      />
    </div>
  );
}
