import fs from 'node:fs';
import path from 'node:path';
import { ownCopy } from '../../src/lib/build/page-html';
import { pagePolicy, type Headers, type PagePolicy } from './headers';

/**
 * The policies of a site's pages, by file name.
 * @param site its folder
 * @param names its files; those that are not pages have no policy
 */
export function pagePolicies(
  site: string,
  names: readonly string[],
  headers: Headers,
): Map<string, PagePolicy> {
  const policies = new Map<string, PagePolicy>();
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const policy = pagePolicy(fs.readFileSync(path.join(site, name), 'utf8'), headers);
    if (policy) policies.set(name, ownCopy(policy));
  }
  return policies;
}
