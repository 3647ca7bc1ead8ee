/** In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built. */
import { builtPart, livePart } from '../../hydration/parts';

export const AboutCompany = builtPart('section', () =>
  import(/* webpackChunkName: 'parts-press-release' */ './head').then(
    (loaded) => loaded.AboutCompany,
  ),
);
export const ReleaseDate = builtPart('p', () =>
  import(/* webpackChunkName: 'parts-press-release' */ './head').then(
    (loaded) => loaded.ReleaseDate,
  ),
);
export const ReleaseHeader = builtPart('header', () =>
  import(/* webpackChunkName: 'parts-press-release' */ './head').then(
    (loaded) => loaded.ReleaseHeader,
  ),
);
export const ReleasePicture = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-press-release' */ './head').then(
    (loaded) => loaded.ReleasePicture,
  ),
);
export const NewsMonths = livePart(() =>
  import(/* webpackChunkName: 'parts-press-release' */ './months').then(
    (loaded) => loaded.NewsMonths,
  ),
);
export const RelatedNews = builtPart('section', () =>
  import(/* webpackChunkName: 'parts-press-release' */ './related').then(
    (loaded) => loaded.RelatedNews,
  ),
);
export const NewestNews = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-press-release' */ './rows').then(
    (loaded) => loaded.NewestNews,
  ),
);
export const NewsRows = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-press-release' */ './rows').then((loaded) => loaded.NewsRows),
);
