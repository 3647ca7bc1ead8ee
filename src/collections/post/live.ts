import { createElement } from 'react';
import { items } from '@corporate-website/contract/items';
import { isBuiltPage } from '../../live/look-up/built-page';
import { categoryPath } from '../list-paths';
import { articleFacts, defineLive, teaserFacts } from '../live';
import { post } from './definition';
import { practiceOfPost } from './practice';
import type { PostFacts } from './detail';
import type { PostTeaserData } from './teaser';

/** A category may be as new as its first post: the list is read live. */
const newCategory = (category = '') =>
  `${post.pages.list}?${new URLSearchParams({ category }).toString()}`;

export const live = defineLive({
  item: items.Post,
  teaser: (item, built: PostTeaserData | undefined): PostTeaserData => ({
    ...teaserFacts('post', item, built),
    slug: item.slug,
    category: item.category ?? null,
    reading_minutes: built?.reading_minutes ?? null,
    image: built?.image ?? null,
  }),
  facts: async (item, path, signal): Promise<PostFacts> => {
    const { author, category, tags } = item.fields;
    const practice = practiceOfPost(category ?? null, tags ?? []);
    const list = categoryPath(post.pages.list, category ?? null);
    return {
      ...articleFacts(item, path),
      category: category ?? null,
      category_path: list && ((await isBuiltPage(list, signal)) ? list : newCategory(category)),
      tags: tags ?? [],
      service: practice && { key: practice },
      author: author
        ? {
            name: author.name ?? null,
            role: author.role ?? null,
            image: item.pictures.portrait(author.image_cdn),
          }
        : null,
    };
  },
  detail: async () =>
    (await import(/* webpackChunkName: 'looked-up-post' */ './looked-up')).LookedUpPost,
  card: async (post) =>
    createElement((await import(/* webpackChunkName: 'post-card' */ './grid')).PostGrid, {
      posts: [post],
      headingLevel: 'h3',
    }),
});
