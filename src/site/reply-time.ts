import { companyContact } from './company-contact';

/** Time to answer an enquiry: every page that promises an answer uses it. Results have times of their own. */
export const REPLY_TIME = companyContact.reply_time;

/** Its placeholder in the copy of `src/content`. */
export const REPLY_TIME_MARK = '{reply_time}';
