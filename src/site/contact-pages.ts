/** Pages of the contact group that are templates of their own: each has its own link without all of the navigation. */
import { CONTACT_PATH, FEEDBACK_PATH, HIRING_CONTACT_PATH } from './contact-links';
import type { NavigationLink } from './navigation';

export const contactPage: NavigationLink = {
  name: 'Contact',
  path: CONTACT_PATH,
  line: 'The form, our telephone number and the eight practice leads.',
};

export const hiringPage: NavigationLink = { name: 'Hiring team', path: HIRING_CONTACT_PATH };

export const feedbackPage: NavigationLink = { name: 'Feedback', path: FEEDBACK_PATH };
