import type { CollectionDefinition } from '../definition';

export const testimonial = {
  key: 'testimonial',
  list: 'testimonials',
  one: 'testimonial',
  many: 'testimonials',
} as const satisfies CollectionDefinition;
