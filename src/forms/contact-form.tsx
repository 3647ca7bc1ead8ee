import { useEffect, useRef, type ReactNode } from 'react';
import type { EnquiryService } from '@corporate-website/contract/vocabulary';
import { REPLY_TIME } from '../site/reply-time';
import { serviceChoices } from './enquiry-choices';
import { EnquiryFields } from './enquiry-fields';
import type { EnquiryPreset } from './enquiry-preset';
import { SelectField } from './fields/select-field';
import { DataNotice, wholeRow } from './form-parts';
import { preset } from './preset';
import { EnhancedFrame } from './enhanced-frame';
import { useEnhancedForm } from './use-enhanced-form';

export interface ContactFormProps {
  /** Values from the address. */
  begins: EnquiryPreset;
  /** The service that is chosen at first. */
  chosen?: EnquiryService;
  /** Options. */
  services?: typeof serviceChoices;
  /** Told of the service that is chosen, by the visitor or by the address. */
  onServiceChange?: (service: string) => void;
  /** Hint for the message. */
  hint?: ReactNode;
  /** The page that it stands on, where that is not `/contact`. */
  backPath?: string;
  /** Content below the message. */
  children?: ReactNode;
}

const thanks = {
  heading: 'We have your message',
  text: `An engineer who has fixed something like it will read it and answer within ${REPLY_TIME}, at the address you gave. If it is urgent, ring us: the number is on this page.`,
  againLabel: 'Send another message',
};

/** `POST contactUs`, in a browser without scripts too. */
export function ContactForm({
  begins,
  onServiceChange,
  hint = 'What the system does, what it costs when it stops, and when you need it fixed by.',
  backPath,
  chosen,
  services = serviceChoices,
  children,
}: ContactFormProps) {
  const service = useRef<HTMLSelectElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    preset(service.current, begins.service);
    preset(message.current, begins.message);
    onServiceChange?.(service.current?.value ?? '');
  }, [begins.service, begins.message, onServiceChange]);
  const form = useEnhancedForm('contact');
  return (
    <EnhancedFrame
      form={form}
      backPath={backPath}
      submitLabel="Send message"
      notice={<DataNotice />}
      thanks={thanks}
    >
      <EnquiryFields field={form.field} messageHint={hint} messageRef={message}>
        <SelectField
          {...form.field('service')}
          css={wholeRow}
          label="What is it about?"
          placeholder="Choose a service"
          options={services}
          defaultValue={chosen}
          data-preset={chosen}
          ref={service}
          onChange={(event) => onServiceChange?.(event.target.value)}
        />
      </EnquiryFields>
      {children}
    </EnhancedFrame>
  );
}
