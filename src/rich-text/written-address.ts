/** Addresses as people write them into links: without a scheme, or with a slip in it. */

/** Endings of files, of pages as of documents, that a relative address may have: no host ends like this. */
const fileEnding =
  /\.(?:html?|php|aspx?|jsp|cfm|pdf|docx?|xlsx?|pptx?|od[tsp]|csv|txt|rtf|epub|zip|gz|7z|jpe?g|png|webp|avif|gif|svg|mp[34]|m4a|mov|webm|wav|ogg|js|json|xml|ics|vcf|md|css)$/i;

/** Files that a server has beside its pages. */
const download =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|txt|rtf|epub|zip|gz|7z|jpe?g|png|webp|avif|gif|svg|mp[34]|m4a|mov|webm|wav|ogg|ics|vcf)$/i;

const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}$/u;

/** An address with the scheme that was meant; else as it is. */
export function withScheme(written: string): string {
  if (/^https?:\/\/[^/]/i.test(written)) return written;
  const slip = /^h?t{1,3}ps?(?::\/{0,3}|\/\/)(?=[\p{L}\p{N}])/iu.exec(written)?.[0];
  if (slip !== undefined) {
    return `${/s/i.test(slip) ? 'https' : 'http'}://${written.slice(slip.length)}`;
  }
  const [first = ''] = written.split(/[/?#]/, 1);
  if (/^[\w.+-]{1,64}@/.test(first) && host.test(first.slice(first.indexOf('@') + 1))) {
    return `mailto:${written}`;
  }
  const name = first.replace(/:\d{1,5}$/, '');
  const isHost =
    host.test(name) && (name.toLowerCase().startsWith('www.') || !fileEnding.test(name));
  return isHost ? `https://${written}` : written;
}

/** Whether a relative address names a file, which the server of the content has, rather than a page of the site. */
export function isDownload(written: string): boolean {
  if (/^(?:[a-z][a-z\d+.-]*:|[\\/]{2}|[?#])/i.test(written)) return false;
  return download.test(written.replace(/[?#][^]*$/, ''));
}
