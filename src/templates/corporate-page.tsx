import { graphql, type PageProps } from 'gatsby';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { pageTrail } from '../site/page-trail';
import { noRelations, questionsOf } from '../own-pages/designs/design-page';
import { DesignedPage } from '../own-pages/designs/designed-page';
import { breadcrumbList, faqPage, webPage } from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';

export const query = graphql`
  query CorporatePage($id: String!) {
    page: corporatePage(id: { eq: $id }) {
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
        measure
      }
      bands {
        ...PageBand
      }
      contact {
        heading
        text
      }
      parent_page {
        title
        path
      }
    }
  }
`;

/** The page that describes the company itself. */
const ABOUT = '/corporate-overview/about';

/** `/corporate-overview/…` */
export default function CorporatePage({
  data,
}: PageProps<Queries.CorporatePageQuery, DetailContext>) {
  const page = dataOf(data.page);
  return (
    <>
      <CorporateHead page={page} />
      <DesignedPage page={{ ...noRelations, ...page }} />
    </>
  );
}

function CorporateHead({ page }: { page: NonNullable<Queries.CorporatePageQuery['page']> }) {
  const siteUrl = useSiteUrl();
  return (
    <Seo
      title={page.meta_title}
      description={page.meta_description}
      path={page.path}
      contentDigest={page.content_digest}
      jsonLd={[
        breadcrumbList(pageTrail(page), siteUrl),
        webPage(
          page.path === ABOUT ? 'AboutPage' : 'WebPage',
          { path: page.path, name: page.meta_title, description: page.meta_description },
          siteUrl,
        ),
        faqPage(questionsOf(page)),
      ]}
    />
  );
}
