import { graphql, type PageProps } from 'gatsby';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { tools, type ToolName } from '../own-pages/designs/tools/tools';
import { OwnPage } from '../own-pages/own-page';

export const query = graphql`
  query ServiceTool($id: String!) {
    page: servicePage(id: { eq: $id }) {
      ...ServiceCopy
    }
  }
`;

/** `/services/…`: a calculator or a questionnaire. */
export default function ServiceTool({ data }: PageProps<Queries.ServiceToolQuery, DetailContext>) {
  const page = dataOf(data.page);
  return <OwnPage page={page} subject="service" design={tools[page.design as ToolName]} />;
}
