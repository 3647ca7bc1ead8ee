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
  // In parts: most pages share them, and facts keep a text once.
  const policyOf = (html: string) => {
    const policy = pagePolicy(html, headers);
    return policy ? [policy.template, ...policy.styles.split(' ')] : [];
  };
  const policies = new Map<string, PagePolicy>();
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const [template, ...styles] = facts.ofText(kind, name, policyOf);
    if (template) policies.set(name, { template, styles: styles.join(' ') });
  }
  return policies;
}
