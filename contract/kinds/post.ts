import * as z from 'zod/mini';
import { addressed, dated, define, gate, html, id, picture, text, webUrl } from '../fields';
import { gateQuery, pageQuery, type ReadCalls } from '../read-call';
import { addressedTexts, commonTexts, datedTexts, illustratedTexts, type Texts } from '../texts';
import { DEFAULT_PAGE_SIZE } from '../vocabulary';

export const author = z.object({
  name: z.optional(text),
  role: z.optional(text),
  image_cdn: z.optional(webUrl),
});

export const Post = define(
  'Post',
  { id, slug: text, title: text },
  {
    short_description: text,
    ...picture,
    category: text,
    tags: z.array(text),
    author,
    content: html,
    ...addressed,
    ...dated,
    ...gate,
  },
);

export const postCalls = {
  posts: {
    path: 'posts',
    item: Post,
    answer: { list: 'posts' },
    query: [...pageQuery, 'category', 'title', ...gateQuery],
    defaultPageSize: DEFAULT_PAGE_SIZE,
    summaries: true,
  },
  post: { path: 'posts/slug/{slug}', item: Post, answer: 'object', query: [] },
} as const satisfies ReadCalls;

export const postTexts = (): Texts<typeof Post, typeof postCalls> => ({
  item: 'An article of the blog.',
  fields: {
    ...commonTexts,
    ...addressedTexts,
    ...datedTexts,
    ...illustratedTexts,
    title: 'The headline.',
    short_description: 'What the article says, in a sentence or two.',
    category: 'A label to filter lists by; `General` filters nothing.',
    tags: 'Finer labels.',
    author: 'Who wrote it: a team or a role, with an optional portrait.',
    content: 'The article, as HTML.',
  },
  form: {
    tags: { help: 'Finer than the category, such as PostgreSQL.' },
    author: { help: 'A team or a role.' },
    'author.name': { label: 'Name' },
    'author.role': { label: 'Role' },
    'author.image_cdn': { label: 'Portrait' },
  },
  calls: { posts: 'A page of articles, newest first', post: 'One article' },
});
