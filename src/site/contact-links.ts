/** The contact page, and pages beneath it. */
export const CONTACT_PATH = '/contact';
/** The contact page for those who ask about working here. */
export const HIRING_CONTACT_PATH = `${CONTACT_PATH}/hiring`;

/** Whether a path is a contact page's: there the form is above, and nothing needs to be opened. */
export function isContactPath(path: string): boolean {
  return path === CONTACT_PATH || path.startsWith(`${CONTACT_PATH}/`);
}

/** The `tel:` address of a number as it is written for people, such as `+44 161 496 0148`. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
