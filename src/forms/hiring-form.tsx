import { MAX_FIELD_LENGTH, MAX_MESSAGE_LENGTH } from '@corporate-website/contract/write-facts';
import type { EnquiryService } from '@corporate-website/contract/vocabulary';
import { TextArea, TextField } from './fields/text-field';
import { HIRING_CONTACT_PATH } from '../site/contact-links';
import { REPLY_TIME } from '../site/reply-time';
import { DataNotice, pairs, wholeRow } from './form-parts';
import { EnhancedFrame } from './enhanced-frame';
import { useEnhancedForm } from './use-enhanced-form';

const service: EnquiryService = 'other';

const thanks = {
  heading: 'The hiring team has your question',
  text: `Somebody who does that work will read it and answer within ${REPLY_TIME}, at the address you gave. It will not become part of any application.`,
  againLabel: 'Ask another question',
};

/** A question about working here: `POST contactUs`, in a browser without scripts too. */
export function HiringForm() {
  const form = useEnhancedForm('hiring');
  const { field } = form;
  const line = { required: true, maxLength: MAX_FIELD_LENGTH };
  return (
    <EnhancedFrame
      form={form}
      submitLabel="Send question"
      notice={<DataNotice leaveOut="your CV: that goes with an application" />}
      thanks={thanks}
    >
      <div css={pairs}>
        <TextField {...field('name')} {...line} label="Name" autoComplete="name" />
        <TextField
          {...field('business_email')}
          {...line}
          label="Email"
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        {/* The form's origin, in a browser without scripts: no service names it. */}
        <input type="hidden" name="source_path" value={HIRING_CONTACT_PATH} />
        <input type="hidden" name="service" value={service} />
        <TextArea
          {...field('message')}
          required
          css={wholeRow}
          label="Question"
          hint="Which role or kind of work you mean, and what you would like to know before you decide."
          limit={MAX_MESSAGE_LENGTH}
        />
      </div>
    </EnhancedFrame>
  );
}
