import { graphql, type PageProps } from 'gatsby';
import type { DetailContext } from '../lib/page-contexts';
import { Seo } from '../seo/seo';

export const query = graphql`
  query LegalPage($id: String!) {
    page: legalPage(id: { eq: $id }) {
      path
      title
      meta_title
      meta_description
      content_digest
      lead
      updated
      body {
        html
        table
      }
      headings {
        id
        text
        level
      }
    }
  }
`;

/** A legal text. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery, DetailContext>) {
  const { page } = data;
  if (!page) return null;
  return (
    <>
      <Seo
        title={page.meta_title}
        description={page.meta_description}
        path={page.path}
        contentDigest={page.content_digest}
      />
      <h1>{page.title}</h1>
    </>
  );
}
