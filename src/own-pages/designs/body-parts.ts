/** The sequences of bands that few designs have. A built page's browser has `body-parts.browser.ts`. */
export { BandsBesideContents } from './document-body';
export { EssayBands } from './essay-body';
