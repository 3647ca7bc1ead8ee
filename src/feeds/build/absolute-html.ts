/** Rich text for readers outside the site; pure. */

// The serialiser writes every attribute in double quotes and every quote in a value as a reference.
const TAG = /<[a-z][a-z0-9]*(?:[^">]|"[^"]*")*>/gi;
const ADDRESS = /(\s(?:href|src)=")([/#][^"]*)/g;
const SET = /(\ssrcset=")([^"]*)/g;

/**
 * The text with absolute addresses in place of those that begin with a slash or lead to a place on the page.
 * @param html as the site shows it, sanitised
 * @param pageUrl the absolute address of the page that the text is on
 * @param siteUrl without a trailing slash
 */
export function absoluteHtml(html: string, pageUrl: string, siteUrl: string): string {
  const absolute = (address: string) => {
    if (address.startsWith('#')) return pageUrl + address;
    return address.startsWith('//') ? address : siteUrl + address;
  };
  const absoluteSet = (set: string) =>
    set.replace(/(^|,\s+)(\/(?!\/))/g, (_, before: string) => `${before}${siteUrl}/`);
  return html.replace(TAG, (tag) =>
    tag
      .replace(ADDRESS, (_, name: string, address: string) => name + absolute(address))
      .replace(SET, (_, name: string, set: string) => name + absoluteSet(set)),
  );
}
