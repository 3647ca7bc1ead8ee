/** In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built. */
import { builtPart, livePart } from '../../hydration/parts';

const parts = () => import(/* webpackChunkName: 'parts-press-release' */ './parts.ts');
export const AboutCompany = builtPart('section', 'AboutCompany', parts);
export const ReleaseDate = builtPart('p', 'ReleaseDate', parts);
export const ReleaseHeader = builtPart('header', 'ReleaseHeader', parts);
export const ReleasePicture = builtPart('div', 'ReleasePicture', parts);
export const NewsMonths = livePart('NewsMonths', parts);
export const PressDesk = builtPart('span', 'PressDesk', parts);
export const RelatedNews = builtPart('section', 'RelatedNews', parts);
export const NewestNews = builtPart('div', 'NewestNews', parts);
export const NewsRows = builtPart('div', 'NewsRows', parts);
