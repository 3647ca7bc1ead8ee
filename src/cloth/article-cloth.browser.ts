/** In the place of `article-cloth.ts` in a built page's browser: the first page's covers stay as they were built. */
import { builtAside } from '../hydration/parts';
import type { ArticleClothProps } from './cloth';

export const ArticleCloth = builtAside<ArticleClothProps>('svg', () =>
  import('./cloth').then((loaded) => loaded.ArticleCloth),
);
