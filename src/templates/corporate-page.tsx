import { graphql, type PageProps } from 'gatsby';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { OwnPage } from '../own-pages/own-page';
import { webPage } from '../seo/json-ld';

export const query = graphql`
  query CorporatePage($id: String!) {
    page: corporatePage(id: { eq: $id }) {
      ...DesignedPage
      hero {
        measure
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
  const type = page.path === ABOUT ? 'AboutPage' : 'WebPage';
  return (
    <OwnPage
      page={page}
      subject={(facts, siteUrl) => webPage(type, { ...facts, name: page.meta_title }, siteUrl)}
    />
  );
}
