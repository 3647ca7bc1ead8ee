import { createElement } from 'react';
import { items } from '@corporate-website/contract/items';
import { pressLabel } from '../item-facts';
import { articleFacts, defineLive, teaserFacts } from '../live';
import type { ReleaseFacts } from './detail';
import type { NewsTeaserData } from './teaser';

export const live = defineLive({
  item: items.PressRelease,
  teaser: (item, built: NewsTeaserData | undefined): NewsTeaserData => ({
    ...teaserFacts('pressRelease', item, built),
    slug: item.slug,
    category_label: pressLabel(item.category),
  }),
  facts: (item, path): ReleaseFacts => ({
    ...articleFacts(item, path),
    category_label: pressLabel(item.fields.category),
  }),
  detail: async () =>
    (await import(/* webpackChunkName: 'looked-up-news' */ './detail')).ReleaseDetail,
  card: async (item) =>
    createElement((await import(/* webpackChunkName: 'news-card' */ './months')).NewsMonths, {
      items: [item],
      headingLevel: 'h3',
    }),
});
