/** The contact page, and pages beneath it. */
export const CONTACT_PATH = '/contact';
/** Anchor of the form on each of them. */
export const FORM_ID = 'form';
/** The contact page for those who ask about working here. */
export const HIRING_CONTACT_PATH = `${CONTACT_PATH}/hiring`;

export const FEEDBACK_PATH = '/feedback';

/** The page of prices: linked wherever somebody is asked to begin. */
export const PRICES_PATH = '/corporate-overview/how-we-charge';

/** The page that has the form of insurers. */
export const INSURTECH_FORM_PATH = '/services/insurtech';

/** Below it, each page of the company's own has a contact page about it. */
export const ABOUT_CONTACT_PATH = `${CONTACT_PATH}/about`;

/**
 * Where to write about a page that has closing words: `/contact/about/services/cloud`. The page is named in the path,
 * so that the built contact page knows it without scripts.
 */
export function contactAbout(path: string): string {
  return path === INSURTECH_FORM_PATH ? `${path}#form` : `${ABOUT_CONTACT_PATH}${path}`;
}

/** Whether a path is a contact page's: there the form is above, and nothing needs to be opened. */
export function isContactPath(path: string): boolean {
  return path === CONTACT_PATH || path.startsWith(`${CONTACT_PATH}/`);
}

/** The `tel:` address of a number as it is written for people, such as `+44 20 7946 0000`. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
