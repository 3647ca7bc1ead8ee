/** The copy around the first page of open roles. A built page's browser has `careers-parts.browser.ts`. */
export { CareersCopy, CareersHead, preloadCareers } from './careers-copy';
