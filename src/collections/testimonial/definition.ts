import type { CollectionDefinition } from '../definition';

export const testimonial = {
  key: 'testimonial',
  label: 'Testimonials',
  item: 'Testimonial',
  list: 'testimonials',
  one: 'testimonial',
  many: 'testimonials',
} as const satisfies CollectionDefinition;
