/** In the place of `article-cloth.ts` in a built page's browser: the first page's covers stay as they were built. */
import { builtAside } from '../hydration/parts';

export const ArticleCloth = builtAside('svg', 'ArticleCloth', () => import('./cloth'));
