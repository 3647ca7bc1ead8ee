import { define, gate, id, text, webUrl, year } from '../fields';
import { gateQuery, type ReadCalls } from '../read-call';
import { commonTexts, type Texts } from '../texts';

export const Award = define(
  'Award',
  { id, title: text },
  { issuer: text, year, short_description: text, image_cdn: webUrl, url: webUrl, ...gate },
);

export const awardCalls = {
  awards: { path: 'award', item: Award, answer: 'array', query: gateQuery },
} as const satisfies ReadCalls;

export const awardTexts = (): Texts<typeof Award, typeof awardCalls> => ({
  item: 'A prize or recognition that the company received.',
  fields: {
    ...commonTexts,
    title: 'What the award is called.',
    issuer: 'Who gave it.',
    year: 'The calendar year it was given for.',
    short_description: 'What it was given for.',
    image_cdn: 'The award’s mark: the picture’s absolute URL.',
    url: 'Where the issuer says so.',
  },
  form: {
    title: { label: 'Award' },
    issuer: { label: 'Given by' },
    year: {},
    short_description: { help: 'What it was given for.' },
    image_cdn: { label: 'Award logo' },
    url: { label: 'Announcement', help: 'The issuer’s page that names the winner.' },
  },
  calls: { awards: 'Awards, in the order to show them in' },
});
