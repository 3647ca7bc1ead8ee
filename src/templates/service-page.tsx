import { graphql, type PageProps } from 'gatsby';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { designOf } from '../own-pages/designs/designs';
import { OwnPage } from '../own-pages/own-page';

export const query = graphql`
  query ServicePage($id: String!) {
    page: servicePage(id: { eq: $id }) {
      ...ServiceCopy
    }
  }
`;

/** `/services/…`: a part of a service, in the design that its copy names. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery, DetailContext>) {
  const page = dataOf(data.page);
  return <OwnPage page={page} subject="service" design={designOf(page.design)} />;
}
