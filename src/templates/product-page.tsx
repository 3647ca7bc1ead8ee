import { graphql, type PageProps } from 'gatsby';
import { ownThread } from '../cloth/weaving/own-thread';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { OwnPage } from '../own-pages/own-page';
import { product } from '../own-pages/designs/product/product';

export const query = graphql`
  query ProductPage($id: String!) {
    page: productPage(id: { eq: $id }) {
      ...DesignedPage
      hero {
        view {
          title
          rows
          note
        }
      }
    }
  }
`;

/** `/products/…` */
export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery, DetailContext>) {
  const page = dataOf(data.page);
  return <OwnPage page={page} subject="product" design={product} thread={ownThread(page.path)} />;
}
