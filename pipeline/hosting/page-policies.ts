import { createHash } from 'node:crypto';
import { FileFacts } from '../../src/lib/build/file-facts';
import { pagePolicy, type Headers, type PagePolicy } from './headers';

/**
 * The policies of a site's pages, by the names of their files.
 * @param site the folder that holds it
 * @param names of its files; other files than pages have none
 * @param facts of its files, kept from an earlier release
 */
export function pagePolicies(
  site: string,
  names: readonly string[],
  headers: Headers,
  facts = new FileFacts(site),
): Map<string, PagePolicy> {
  const kind = `policy ${createHash('sha256').update(JSON.stringify(headers)).digest('hex')}`;
  const policyOf = (html: string) => {
    const policy = pagePolicy(html, headers);
    return policy ? [JSON.stringify(policy)] : [];
  };
  const pages = names.filter((name) => name.endsWith('.html'));
  return new Map(
    pages.flatMap((name) =>
      facts
        .ofText(kind, name, policyOf)
        .map((policy): [string, PagePolicy] => [name, JSON.parse(policy) as PagePolicy]),
    ),
  );
}
