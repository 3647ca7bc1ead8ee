/** In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built. */
import { builtPart, livePart } from '../../hydration/parts';

const head = () => import(/* webpackChunkName: 'parts-press-release' */ './head');
const rows = () => import(/* webpackChunkName: 'parts-press-release' */ './rows');
export const AboutCompany = builtPart('section', 'AboutCompany', head);
export const ReleaseDate = builtPart('p', 'ReleaseDate', head);
export const ReleaseHeader = builtPart('header', 'ReleaseHeader', head);
export const ReleasePicture = builtPart('div', 'ReleasePicture', head);
export const NewsMonths = livePart(
  'NewsMonths',
  () => import(/* webpackChunkName: 'parts-press-release' */ './months'),
);
export const RelatedNews = builtPart(
  'section',
  'RelatedNews',
  () => import(/* webpackChunkName: 'parts-press-release' */ './related'),
);
export const NewestNews = builtPart('div', 'NewestNews', rows);
export const NewsRows = builtPart('div', 'NewsRows', rows);
