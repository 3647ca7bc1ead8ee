import type { ReactNode, Ref } from 'react';
import { MAX_FIELD_LENGTH, MAX_MESSAGE_LENGTH } from '../../contract/write-facts';
import type { EnquiryService } from '../../contract/vocabulary';
import { SelectField } from './fields/select-field';
import { TextArea, TextField } from './fields/text-field';
import { serviceChoices } from './enquiry-choices';
import type { EnquiryField } from './field-names';
import type { FieldProps } from './fields/field-parts';
import { pairs, wholeRow } from './form-parts';

export interface EnquiryFieldsProps {
  /** Props of a field of the form. */
  field: (name: EnquiryField) => Pick<FieldProps, 'id' | 'name' | 'error'>;
  messageHint: ReactNode;
  serviceRef?: Ref<HTMLSelectElement>;
  messageRef?: Ref<HTMLTextAreaElement>;
  onServiceChange?: (service: string) => void;
  /** The service that is chosen at first. */
  chosen?: EnquiryService;
  /** Options. */
  services?: typeof serviceChoices;
  /** Fixed where the form is for one service only. */
  service?: string;
  /** Fields of a form's own, before the message. */
  children?: ReactNode;
}

/** The fields that all enquiries have. */
export function EnquiryFields({
  field,
  messageHint,
  serviceRef,
  messageRef,
  onServiceChange,
  chosen,
  services = serviceChoices,
  service,
  children,
}: EnquiryFieldsProps) {
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
      {service === undefined ? (
        <SelectField
          {...field('service')}
          css={wholeRow}
          label="What is it about"
          placeholder="Choose a service"
          options={services}
          defaultValue={chosen}
          data-preset={chosen}
          ref={serviceRef}
          autoComplete="off"
          onChange={(event) => onServiceChange?.(event.target.value)}
        />
      ) : (
        <input type="hidden" name="service" value={service} />
      )}
      {children}
      <TextArea
        {...field('message')}
        css={wholeRow}
        label="Message"
        hint={messageHint}
        required
        maxLength={MAX_MESSAGE_LENGTH}
        ref={messageRef}
      />
    </div>
  );
}
