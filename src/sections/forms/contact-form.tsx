import { useEffect, useRef } from 'react';
import { resultWords } from '../../lib/contact-result';
import { contactAbout } from '../../lib/contact-links';
import { choicesWith, presetOf } from '../../lib/enquiry-choices';
import { REPLY_TIME } from '../../lib/reply-time';
import type { ContactSubject } from './contact-subject';
import { EnquiryFields } from './enquiry-fields';
import { DataNotice } from './form-parts';
import { preset } from './preset';
import { SteeredFrame } from './steered-frame';
import { AskedPoints, FileNotice } from './subject-parts';
import { useSteeredForm } from './use-steered-form';

export interface ContactFormProps {
  /** The address's query, which may name a service or a product, or the result of a page's tool. */
  search: string;
  /** Told of the service that is chosen, by the visitor or by the address. */
  onServiceChange: (service: string) => void;
  /** The page that the form is about; it is in the built form, without scripts too. */
  subject?: ContactSubject;
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

/** What the form begins with. */
function beginning(search: string, subject: ContactSubject | undefined) {
  if (!subject) return presetOf(search);
  const words = resultWords(subject.carries, search);
  return { service: subject.service, message: words && `${words}\n\n` };
}

/** `POST contactUs`, in a browser without scripts too. */
export function ContactForm({ search, onServiceChange, subject }: ContactFormProps) {
  const service = useRef<HTMLSelectElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const asked = beginning(search, subject);
    preset(service.current, asked.service);
    preset(message.current, asked.message);
    onServiceChange(service.current?.value ?? '');
  }, [search, onServiceChange, subject]);
  const form = useSteeredForm('contact');
  return (
    <SteeredFrame
      name="contact"
      form={form}
      backPath={subject && contactAbout(subject.path)}
      submitLabel="Send the message"
      notice={<DataNotice keptFor="24 months after our last contact" />}
      thanks={thanks}
    >
      <EnquiryFields
        form="contact"
        errors={form.state.errors}
        messageHint={
          subject?.asks.length ? (
            <AskedPoints asks={subject.asks} />
          ) : (
            'What the system does, what it costs when it stops, and by when it has to be better.'
          )
        }
        serviceRef={service}
        messageRef={message}
        onServiceChange={onServiceChange}
        {...(subject && { chosen: subject.service, services: choicesWith(subject.other) })}
      />
      {subject ? <FileNotice subject={subject} /> : null}
    </SteeredFrame>
  );
}
