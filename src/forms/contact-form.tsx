import { useEffect, useRef } from 'react';
import { presetOf } from './enquiry-choices';
import { REPLY_TIME } from '../site/reply-time';
import { EnquiryFields } from './enquiry-fields';
import { DataNotice } from './form-parts';
import { preset } from './preset';
import { SteeredFrame } from './steered-frame';
import { useSteeredForm } from './use-steered-form';

export interface ContactFormProps {
  /** The address's query, which may name a service or a product. */
  search: string;
  /** Told of the service that is chosen, by the visitor or by the address. */
  onServiceChange: (service: string) => void;
}

const thanks = {
  heading: 'Your message is with us',
  text: (
    <p>
      {`An engineer who has mended such a thing reads it, and answers within ${REPLY_TIME} to the address you gave. If it is on fire, telephone: the number is on this page.`}
    </p>
  ),
  againLabel: 'Write another message',
};

/** `POST contactUs`, in a browser without scripts too. */
export function ContactForm({ search, onServiceChange }: ContactFormProps) {
  const service = useRef<HTMLSelectElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const asked = presetOf(search);
    preset(service.current, asked.service);
    preset(message.current, asked.message);
    onServiceChange(service.current?.value ?? '');
  }, [search, onServiceChange]);
  const form = useSteeredForm('contact');
  return (
    <SteeredFrame
      name="contact"
      form={form}
      submitLabel="Send the message"
      notice={<DataNotice keptFor="24 months after our last contact" />}
      thanks={thanks}
    >
      <EnquiryFields
        form="contact"
        errors={form.state.errors}
        messageHint="What the system does, what it costs when it stops, and by when it has to be better."
        serviceRef={service}
        messageRef={message}
        onServiceChange={onServiceChange}
      />
    </SteeredFrame>
  );
}
