import { graphql } from 'gatsby';

export const query = graphql`
  fragment ServiceTestimonial on Testimonial {
    api_id
    quote
    name
    role
    company
  }
`;

/** What clients of a service say of it. */
export function ServiceTestimonials({
  testimonials,
}: {
  testimonials: readonly Queries.ServiceTestimonialFragment[];
}) {
  return testimonials.map(({ api_id: id, quote }) => <blockquote key={id}>{quote}</blockquote>);
}
