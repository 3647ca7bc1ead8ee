import { graphql, type PageProps } from 'gatsby';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { pageTrail } from '../site/page-trail';
import { noRelations, questionsOf } from '../own-pages/designs/design-page';
import { DesignedPage } from '../own-pages/designs/designed-page';
import { product } from '../own-pages/designs/product/product';
import { breadcrumbList, faqPage, softwareApplication } from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';

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
        view {
          title
          rows
          note
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

/** `/products/…` */
export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery, DetailContext>) {
  const page = dataOf(data.page);
  return (
    <>
      <ProductHead page={page} />
      <DesignedPage page={{ ...noRelations, ...page }} design={product} />
    </>
  );
}

function ProductHead({ page }: { page: NonNullable<Queries.ProductPageQuery['page']> }) {
  const siteUrl = useSiteUrl();
  return (
    <Seo
      title={page.meta_title}
      description={page.meta_description}
      path={page.path}
      contentDigest={page.content_digest}
      jsonLd={[
        breadcrumbList(pageTrail(page), siteUrl),
        softwareApplication(
          { path: page.path, name: page.title, description: page.meta_description },
          siteUrl,
        ),
        faqPage(questionsOf(page)),
      ]}
    />
  );
}
