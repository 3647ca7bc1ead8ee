/** The parts that pages of several kinds begin with. One chunk: pages after the first need all of it. */
export { PageHead } from './page-head';
export { PageTrail } from './page-trail';
