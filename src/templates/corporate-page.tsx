import { graphql, type PageProps } from 'gatsby';
import { ownThread } from '../cloth/weaving/own-thread';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { designOf } from '../own-pages/designs/designs';
import { OwnPage } from '../own-pages/own-page';

export const query = graphql`
  query CorporatePage($id: String!) {
    page: corporatePage(id: { eq: $id }) {
      ...DesignedPage
      group {
        name
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
    <OwnPage
      page={page}
      subject={page.path === ABOUT ? 'company' : 'page'}
      design={designOf(page.design)}
      thread={ownThread(page.path)}
    />
  );
}
