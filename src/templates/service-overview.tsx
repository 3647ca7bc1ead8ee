import { graphql, type PageProps } from 'gatsby';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { overview } from '../own-pages/designs/roots/overview';
import { OwnPage } from '../own-pages/own-page';

export const query = graphql`
  query ServiceOverview($id: String!) {
    page: servicePage(id: { eq: $id }) {
      ...ServiceCopy
    }
  }
`;

/** `/services/…`: a whole service, with a picture and a composition of its own. */
export default function ServiceOverview({
  data,
}: PageProps<Queries.ServiceOverviewQuery, DetailContext>) {
  const page = dataOf(data.page);
  return <OwnPage page={page} subject="service" design={overview} />;
}
