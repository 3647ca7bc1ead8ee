/** The parts of the news' pages. A built page's browser has `parts.browser.ts`. */
export { AboutCompany, ReleaseDate, ReleaseHeader, ReleasePicture } from './head';
export { NewsMonths } from './months';
export { PressDesk } from './press-desk';
export { NewestNews, NewsRows, RelatedNews } from './rows';
