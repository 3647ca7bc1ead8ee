import { graphql, Link } from 'gatsby';

export const query = graphql`
  fragment ClientWords on Testimonial {
    api_id
    quote
    name
    role
    company
    case_study {
      path
      title
    }
  }
`;

interface Props {
  study: { readonly path: string; readonly title: string } | null;
}

/** Link to the work for the quoted client; nothing where it is not published. */
export function CaseStudyLink({ study }: Props) {
  if (!study) return null;
  return (
    <span data-pagefind-ignore="">
      {' Case study: '}
      <Link dir="auto" to={study.path}>
        {study.title}
      </Link>
    </span>
  );
}
