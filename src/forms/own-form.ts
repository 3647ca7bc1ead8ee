import { INSURTECH_FORM_PATH } from '../site/contact-links';

/** Whether a page closes with its own form, in place of a link to the contact page. */
export const hasOwnForm = (path: string): boolean => path === INSURTECH_FORM_PATH;
