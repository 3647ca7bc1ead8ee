/** Addresses for messages, logs and reports. Separate from the schemas, so that settings can do without them. */

/** A part without a name may be the secret itself. */
function shownQuery(query: string, plain: readonly string[]): string {
  const parts = query.split('&').filter(Boolean);
  return parts
    .map((part) => {
      const [name = ''] = part.split('=', 1);
      if (plain.includes(name)) return part;
      return part === name ? '…' : `${name}=…`;
    })
    .join('&');
}

/**
 * An address without what may be secret in it: user name, password, the values of its query, its fragment. The same
 * rules cover invalid addresses: a wrong setting may still hold a secret.
 * @param plain the query's fields whose values are no secret
 * @example `https://cdn.example/a.png?X-Amz-Signature=…`
 */
export function shownUrl(address: string, plain: readonly string[] = []): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.host) {
    const query = shownQuery(url.search.slice(1), plain);
    return `${url.protocol}//${url.host}${url.pathname}${query && `?${query}`}`;
  }
  const scheme = /^[a-z][a-z\d+.-]*:\/\//i.exec(address)?.[0] ?? '';
  // A password that is not escaped may hold a slash or a question mark: all goes up to the last `@`.
  const rest = address.slice(scheme.length).replace(/^[^]*@/, '');
  const [, place = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(rest) ?? [];
  return `${scheme}${place}${query && `?${shownQuery(query, plain)}`}`;
}
