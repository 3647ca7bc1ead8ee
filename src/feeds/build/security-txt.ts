/** `/.well-known/security.txt`: how to report a vulnerability, for people and for their tools (RFC 9116); pure. */

/** From the site's root; RFC 9116 fixes it. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

export interface SecurityTxtFacts {
  /** Start of the site's addresses, without a trailing slash. */
  siteUrl: string;
  /** The e-mail address that reports go to. */
  email: string;
  /** The day on which the contact was last found to be right: `2026-11-16`. */
  reviewed: string;
  /** The path of the page that says how reports are dealt with. */
  policyPath: string;
}

/**
 * The end of what a review vouches for: midnight UTC a year later, the longest that RFC 9116 recommends. It hangs on
 * the review and not on the build, so that two builds of one commit write the same file, and so that an unmaintained
 * site does not vouch for itself for ever.
 * @param reviewed a day, as `2026-11-16`
 * @throws {RangeError} where it is no day
 */
export function securityTxtExpiry(reviewed: string): Date {
  const expiry = new Date(`${reviewed}T00:00:00Z`);
  if (Number.isNaN(expiry.getTime())) {
    throw new RangeError(
      `The day of the security review must be as 2026-11-16; it is "${reviewed}".`,
    );
  }
  expiry.setUTCFullYear(expiry.getUTCFullYear() + 1);
  return expiry;
}

/** The file's text. A site without https says less: the addresses in it must be https, by the RFC. */
export function securityTxt({ siteUrl, email, reviewed, policyPath }: SecurityTxtFacts): string {
  const fields: [name: string, value: string][] = [
    ['Contact', `mailto:${email}`],
    ['Expires', securityTxtExpiry(reviewed).toISOString().replace('.000', '')],
    ['Preferred-Languages', 'en'],
    ['Canonical', `${siteUrl}${SECURITY_TXT_PATH}`],
    ['Policy', `${siteUrl}${policyPath}`],
  ];
  return fields
    .filter(([, value]) => !value.startsWith('http:'))
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
