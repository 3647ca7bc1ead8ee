import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { ownThread } from '../cloth/weaving/own-thread';
import { PageHeader } from '../components/page-header/page-header';
import type { DetailContext } from '../collections/page-contexts';
import { HydratedPart } from '../hydration/hydration';
import { dataOf } from '../lib/page-data';
import { actionOf } from '../own-pages/designs/design-page';
import { HubClosing, HubHead } from '../sections/hubs/hub-copy';
import { ProductColumn } from '../sections/hubs/product-column';
import { Terms } from '../sections/hubs/terms';
import { plainList, wrap } from '../styles/layout';
import { from } from '../styles/media';
import { space } from '../styles/tokens';

export const query = graphql`
  query HubLineUp($id: String!) {
    hub: hubPage(id: { eq: $id }) {
      ...Hub
    }
    products: allProductPage(sort: { position: ASC }) {
      nodes {
        ...ProductColumn
      }
    }
  }
`;

const lineUp = css([
  plainList,
  wrap,
  {
    display: 'grid',
    columnGap: space.gap,
    rowGap: space.xl,
    paddingBottom: space.section,
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
]);
/** As many abreast as there are, four at the most; fewer do not grow wide. */
const abreast = (products: number) =>
  css({
    [from.wide]: {
      gridTemplateColumns: `repeat(${Math.min(4, Math.max(products, 3))}, minmax(0, 1fr))`,
    },
  });

/** `/products`: all of them, fact beside fact. */
export default function HubLineUp({ data }: PageProps<Queries.HubLineUpQuery, DetailContext>) {
  const hub = dataOf(data.hub);
  const products = data.products.nodes;
  return (
    <>
      <HubHead hub={hub} pages={products.map(({ path, title: name }) => ({ path, name }))} />
      <PageHeader trail={hub.trail} title={hub.hero.heading} lead={hub.hero.lead} />
      {products.length > 0 ? (
        <ul css={[lineUp, abreast(products.length)]}>
          {products.map((product) => (
            <ProductColumn
              key={product.path}
              product={product}
              service={ownThread(product.path)}
              action={actionOf(product)}
            />
          ))}
        </ul>
      ) : null}
      {hub.ways ? (
        <HydratedPart>
          <Terms ways={hub.ways} />
        </HydratedPart>
      ) : null}
      <HydratedPart>
        <HubClosing hub={hub} variant="plain" />
      </HydratedPart>
    </>
  );
}
