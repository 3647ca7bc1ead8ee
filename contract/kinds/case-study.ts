import * as z from 'zod/mini';
import {
  addressed,
  dated,
  define,
  figure,
  gate,
  html,
  id,
  picture,
  service,
  text,
} from '../fields';
import { gateQuery, pageQuery, type ReadCalls } from '../read-call';
import { addressedTexts, commonTexts, datedTexts, illustratedTexts, type Texts } from '../texts';
import { DEFAULT_PAGE_SIZE } from '../vocabulary';

export const result = z.object({ value: figure, label: text });

export const CaseStudy = define(
  'CaseStudy',
  { id, slug: text, title: text },
  {
    short_description: text,
    ...picture,
    category: text,
    type: service,
    client_name: text,
    industry: text,
    technologies: z.array(text),
    results: z.array(result),
    challenge: html,
    solution: html,
    content: html,
    ...addressed,
    ...dated,
    ...gate,
  },
);

export const caseStudyCalls = {
  caseStudies: {
    path: 'caseStudy',
    item: CaseStudy,
    answer: { list: 'caseStudies' },
    query: [...pageQuery, 'category', 'title', ...gateQuery],
    defaultPageSize: DEFAULT_PAGE_SIZE,
    summaries: true,
  },
  caseStudiesByType: {
    path: 'caseStudy/searchByType',
    item: CaseStudy,
    answer: { list: 'caseStudies' },
    query: ['type'],
    summaries: true,
  },
  caseStudy: {
    path: 'caseStudy/slug/{slug}',
    item: CaseStudy,
    answer: 'object',
    query: [],
  },
} as const satisfies ReadCalls;

export const caseStudyTexts = (): Texts<typeof CaseStudy, typeof caseStudyCalls> => ({
  item: 'A piece of work for a client: what was wrong, what was done, what came of it.',
  fields: {
    ...commonTexts,
    ...addressedTexts,
    ...datedTexts,
    ...illustratedTexts,
    title: 'The outcome, in a line.',
    short_description: 'The story in a sentence or two, for lists.',
    category: 'A label to filter lists by; `General` filters nothing.',
    type: 'The service that the work belongs to.',
    client_name: 'Who it was done for.',
    industry: 'The client’s industry.',
    technologies: 'What it was built with.',
    results: 'Figures that show what came of it.',
    challenge: 'What was wrong, as HTML.',
    solution: 'What was done, as HTML.',
    content: 'The whole story, as HTML.',
  },
  form: {
    title: { help: 'The outcome in one line.' },
    client_name: { label: 'Client', help: 'Leave empty if the client must not be named.' },
    industry: { label: 'Client’s industry' },
    technologies: {},
    results: { help: 'Figures that show the outcome.' },
    'results.value': { label: 'Figure', help: 'Such as 71% or 19 → 2.' },
    'results.label': { label: 'Measure', help: 'Such as faults in a release.' },
    challenge: {},
    solution: {},
    content: { label: 'The whole story' },
  },
  calls: {
    caseStudies: 'A page of case studies, newest first',
    caseStudiesByType: 'The case studies of a service',
    caseStudy: 'One case study',
  },
});
