import { graphql, type PageProps } from 'gatsby';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { OwnPage } from '../own-pages/own-page';
import { product } from '../own-pages/designs/product/product';
import { softwareApplication } from '../seo/json-ld';

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
  return <OwnPage page={dataOf(data.page)} subject={softwareApplication} design={product} />;
}
