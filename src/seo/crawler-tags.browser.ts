/** In a built page's browser: the heads of pages after the first, and of a page that changes in place, have none. */
import type { CrawlerTags } from './crawler-tags';

export const crawlerTags = (): CrawlerTags => ({ properties: {}, link: [], script: [] });
