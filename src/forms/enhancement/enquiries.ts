/** The forms that keep drafts: what each must hold, and where it goes. */
import { MAX_FIELD_LENGTH } from '@corporate-website/contract/write-facts';
import {
  enquiryRules,
  feedbackRules,
  insurtechRules,
  type Rule,
} from '@corporate-website/contract/write-rules';
import type { ContactBody, FeedbackBody, InsurtechBody } from '@corporate-website/contract/writes';
import { messages } from '../../site/messages';
import { enquiryContext } from '../enquiry-context';
import { sendContact, sendFeedback, sendInsurtechEnquiry, type WriteOptions } from '../writes';
import type { FormName } from '../field-names';

/** A body that its form's rules have checked. */
export type Checked = Readonly<Record<string, unknown>>;

interface Enquiry {
  readonly rules: Readonly<Record<string, Rule>>;
  /** Rejects with an `AdminApiError`. */
  readonly send: (body: Checked, options: WriteOptions) => Promise<unknown>;
  /** Context sent along without being typed. */
  readonly context: () => Checked;
  /** Texts of notifications; none where the form alone reports. */
  readonly notices?: { readonly sent: string; readonly failed: string };
}

/** A path may be longer than the contract takes, which must not cost the enquiry. */
function contextWithin(): Checked {
  return Object.fromEntries(
    Object.entries(enquiryContext()).filter(
      ([, value]) => typeof value !== 'string' || value.length <= MAX_FIELD_LENGTH,
    ),
  );
}

function pathOnly(): Checked {
  const { source_path } = contextWithin();
  return source_path === undefined ? {} : { source_path };
}

const contact: Enquiry = {
  rules: enquiryRules,
  send: (body, options) => sendContact(body as unknown as ContactBody, options),
  context: contextWithin,
};

export const enquiries: Readonly<Record<FormName, Enquiry>> = {
  contact,
  hiring: contact,
  insurtech: {
    rules: insurtechRules,
    send: (body, options) => sendInsurtechEnquiry(body as unknown as InsurtechBody, options),
    context: contextWithin,
  },
  feedback: {
    rules: feedbackRules,
    send: (body, options) => sendFeedback(body as unknown as FeedbackBody, options),
    context: pathOnly,
    notices: { sent: messages.feedbackSent, failed: messages.wentWrong },
  },
};
