/** The article from which a visitor came to the form. */
import { post } from '../collections/post/definition';
import { caseStudy } from '../collections/case-study/definition';
import { visitMemory } from '../consent/visit-memory';
import { pageDataPath, queryResult } from '../lib/page-data';
import { pathNow } from '../lib/path-now';
import { valueAt } from '../lib/value-at';

const lists = [post, caseStudy].map(({ pages }) => pages.items);

/** Whether the page on show was loaded as a document, not navigated to inside the application. */
function isDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && pathNow(new URL(loaded.name)) === pathNow();
}

/** The path of the page before: the browser knows what led to a document, the application what led on from there. */
export function articleBefore(): string | null {
  if (!isDocument()) return visitMemory().trackedPath;
  const isOurs = document.referrer.startsWith(`${location.origin}/`);
  return isOurs ? pathNow(new URL(document.referrer)) : null;
}

/** The title of the article at a path of this site; null for another page. @throws where it cannot be read */
export async function titleOfArticle(
  path: string | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (path === null || !lists.some((list) => path.startsWith(`${list}/`))) return null;
  const answer = await fetch(pageDataPath(path), { signal });
  if (!answer.ok) return null;
  const built = queryResult(await answer.json());
  const titles = ['blogPost', 'caseStudy'].map((name) => valueAt(built, `${name}.title`));
  return titles.find((title): title is string => typeof title === 'string') ?? null;
}
