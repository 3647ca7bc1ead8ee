import { graphql, type PageProps } from 'gatsby';
import type { DetailContext } from '../lib/page-contexts';
import { PageBand } from '../sections/bands/page-bands';
import { Seo } from '../seo/seo';

export const query = graphql`
  query ProductPage($id: String!) {
    page: productPage(id: { eq: $id }) {
      path
      title
      meta_title
      meta_description
      content_digest
      design
      hero {
        heading
        lead
        action {
          label
          href
        }
      }
      bands {
        ...PageBand
      }
      contact {
        heading
        text
      }
    }
  }
`;

/** A page of the company's own copy. */
export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery, DetailContext>) {
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
      <h1>{page.hero.heading}</h1>
      {page.bands.map((band, index) => (
        <PageBand key={index} band={band} />
      ))}
    </>
  );
}
