import { Link } from 'gatsby';

interface Props {
  study: { readonly path: string; readonly title: string } | null;
}

/** Where to read what was done for the client who is quoted; nothing where it is not told. */
export function CaseOfTestimonial({ study }: Props) {
  if (!study) return null;
  return (
    <span>
      {'Case study: '}
      <Link to={study.path}>{study.title}</Link>
    </span>
  );
}
