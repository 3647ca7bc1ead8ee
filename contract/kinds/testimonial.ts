import { define, gate, id, service, text, webUrl } from '../fields';
import { gateQuery, pageQuery, type ReadCalls } from '../read-call';
import { commonTexts, type Texts } from '../texts';
import { DEFAULT_PAGE_SIZE } from '../vocabulary';

export const Testimonial = define(
  'Testimonial',
  { id, quote: text },
  {
    name: text,
    role: text,
    company: text,
    type: service,
    image_cdn: webUrl,
    ...gate,
  },
);

export const testimonialCalls = {
  testimonials: {
    path: 'testimonial',
    item: Testimonial,
    answer: { list: 'testimonials' },
    query: pageQuery,
    defaultPageSize: DEFAULT_PAGE_SIZE,
  },
  testimonialsByType: {
    path: 'testimonial/searchByType',
    item: Testimonial,
    answer: { list: 'testimonials' },
    query: ['type', ...gateQuery],
  },
} as const satisfies ReadCalls;

export const testimonialTexts = (): Texts<typeof Testimonial, typeof testimonialCalls> => ({
  item: 'What a client said of our work.',
  fields: {
    ...commonTexts,
    quote: 'The client’s words.',
    name: 'Who said it.',
    role: 'That person’s role.',
    company: 'That person’s company.',
    type: 'The service that it speaks of.',
    image_cdn: 'A portrait: the picture’s absolute URL.',
  },
  form: {
    quote: { label: 'Quotation', help: 'The client’s own words.' },
    name: { label: 'Name', help: 'Who said it.' },
    role: {},
    company: {},
    image_cdn: { label: 'Portrait' },
  },
  calls: {
    testimonials: 'A page of testimonials',
    testimonialsByType: 'The testimonials of a service',
  },
});
