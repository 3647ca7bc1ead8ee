import fs from 'node:fs';
import path from 'node:path';
import { pagePolicy, type Headers, type PagePolicy } from './headers';

/**
 * The policies of a site's pages, by the names of their files.
 * @param site the folder that holds it
 * @param names of its files; other files than pages have none
 */
export function pagePolicies(
  site: string,
  names: readonly string[],
  headers: Headers,
): Map<string, PagePolicy> {
  const pages = names.filter((name) => name.endsWith('.html'));
  return new Map(
    pages.flatMap((name): [string, PagePolicy][] => {
      const policy = pagePolicy(fs.readFileSync(path.join(site, name), 'utf8'), headers);
      return policy ? [[name, policy]] : [];
    }),
  );
}
