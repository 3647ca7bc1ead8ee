import { useEffect, useRef } from 'react';
import { FormFrame } from '../../components/form/form-frame';
import { presetOf } from '../../lib/enquiry-choices';
import { EnquiryFields, enquiryFields, type EnquiryField } from './enquiry-fields';
import { DataNotice, faultsOf, type FormControls } from './form-parts';
import { useFormAction } from './use-form-action';

export interface ContactFormProps extends FormControls<EnquiryField> {
  /** The address's query, which may name a service or a product. */
  search: string;
  /** Told of the service that is chosen, by the visitor or by the address. */
  onServiceChange: (service: string) => void;
}

const FORM = 'contact';

/** `POST contactUs`, in a browser without scripts too. */
export function ContactForm({
  search,
  onServiceChange,
  errors,
  status,
  summaryRef,
}: ContactFormProps) {
  const service = useRef<HTMLSelectElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const preset = presetOf(search);
    // What the visitor has chosen or written already stays.
    if (service.current && !service.current.value) service.current.value = preset.service ?? '';
    if (message.current && !message.current.value) message.current.value = preset.message ?? '';
    onServiceChange(service.current?.value ?? '');
  }, [search, onServiceChange]);
  return (
    <FormFrame
      action={useFormAction('contact')}
      aria-labelledby="form-heading"
      submitLabel="Send the message"
      faults={faultsOf(FORM, enquiryFields, errors)}
      notice={<DataNotice keptFor="24 months after our last contact" />}
      status={status}
      summaryRef={summaryRef}
    >
      <EnquiryFields
        form={FORM}
        errors={errors}
        messageHint="What the system does, what it costs when it stops, and by when it has to be better."
        serviceRef={service}
        messageRef={message}
        onServiceChange={onServiceChange}
      />
    </FormFrame>
  );
}
