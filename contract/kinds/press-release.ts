import * as z from 'zod/mini';
import { addressed, dated, define, gate, html, id, picture, text } from '../fields';
import { gateQuery, pageQuery, type ReadCalls } from '../read-call';
import { addressedTexts, commonTexts, datedTexts, illustratedTexts, type Texts } from '../texts';
import { DEFAULT_NEWS_PAGE_SIZE, pressReleaseCategories, PRESS_RELEASES_PATH } from '../vocabulary';

export const PressRelease = define(
  'PressRelease',
  { id, slug: text, title: text },
  {
    short_description: text,
    ...picture,
    category: z.enum(pressReleaseCategories),
    content: html,
    ...addressed,
    ...dated,
    ...gate,
  },
);

export const pressReleaseCalls = {
  pressReleases: {
    path: PRESS_RELEASES_PATH,
    item: PressRelease,
    answer: { list: 'newsAndPressRelease' },
    query: [...pageQuery, ...gateQuery],
    defaultPageSize: DEFAULT_NEWS_PAGE_SIZE,
    summaries: true,
  },
  pressRelease: {
    path: 'NewsAndPressRelease/slug/{slug}',
    item: PressRelease,
    answer: 'object',
    query: [],
  },
} as const satisfies ReadCalls;

export const pressReleaseTexts = (): Texts<typeof PressRelease, typeof pressReleaseCalls> => ({
  item: 'A news item or a press release.',
  fields: {
    ...commonTexts,
    ...addressedTexts,
    ...datedTexts,
    ...illustratedTexts,
    title: 'The headline.',
    short_description: 'The news in a sentence or two.',
    category: '`news` or `press-release`.',
    content: 'The text, as HTML.',
  },
  form: {
    category: {},
  },
  calls: {
    pressReleases: 'A page of news and press releases, newest first',
    pressRelease: 'One news item or press release',
  },
});
