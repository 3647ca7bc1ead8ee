import * as z from 'zod/mini';
import { define, gate, id, moment, picture, text, webUrl } from '../fields';
import { gateQuery, type ReadCalls } from '../read-call';
import { commonTexts, illustratedTexts, type Texts } from '../texts';
import { eventModes } from '../vocabulary';

export const speaker = z.object({ name: text, role: z.optional(text) });

export const TechSeriesEvent = define(
  'TechSeriesEvent',
  { id, title: text },
  {
    short_description: text,
    ...picture,
    starts_at: moment,
    ends_at: moment,
    mode: z.enum(eventModes),
    location: text,
    speakers: z.array(speaker),
    video_url: webUrl,
    url: webUrl,
    ...gate,
  },
);

export const techSeriesCalls = {
  techSeries: {
    path: 'global-tech-series',
    item: TechSeriesEvent,
    answer: 'array',
    query: gateQuery,
  },
} as const satisfies ReadCalls;

export const techSeriesTexts = (): Texts<typeof TechSeriesEvent, typeof techSeriesCalls> => ({
  item: 'An event of the global tech series: a talk or workshop, past or to come.',
  fields: {
    ...commonTexts,
    ...illustratedTexts,
    title: 'What the event is called.',
    short_description: 'What it is about.',
    starts_at: 'When it begins.',
    ends_at: 'When it ends.',
    mode: '`online`, `offline` or `mixed`.',
    location: 'Where it is held, as shown to readers.',
    speakers: 'Who speaks: teams and roles.',
    video_url: 'The recording.',
    url: 'Where to register or read more.',
  },
  form: {
    short_description: { help: 'What it is about.' },
    starts_at: { label: 'Begins' },
    ends_at: { label: 'Ends' },
    mode: {
      label: 'Format',
      choices: { offline: 'In person', mixed: 'In person and online' },
    },
    location: { help: 'City or venue, as readers see it.' },
    speakers: { help: 'A team or a role for each speaker.' },
    'speakers.name': { label: 'Name' },
    'speakers.role': { label: 'Role' },
    video_url: { label: 'Recording' },
    url: { label: 'Registration or event page' },
  },
  calls: { techSeries: 'Events of the global tech series' },
});
