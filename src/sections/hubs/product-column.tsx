import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { products } from '../../site/products';
import { from } from '../../styles/media';
import {
  captionText,
  doorLink,
  doorName,
  mutedText,
  smallText,
  standaloneLink,
} from '../../styles/text';
import { thread } from '../../styles/thread';
import { color, space } from '../../styles/tokens';
import { STILL, STILLS_PATH } from '../../shell/product-still';
import { ButtonLink } from '../../components/button-link/button-link';

export const query = graphql`
  fragment ProductColumn on ProductPage {
    path
    title
    trail {
      name
      path
    }
    hero {
      heading
      lead
      action {
        label
        href
      }
    }
    contact {
      heading
      text
    }
    at_a_glance {
      does
      takes
      gives
      suits
      price
      trial
    }
  }
`;

type Product = Queries.ProductColumnFragment;

/** Rows that all columns share, so that one answer stands beside the other: still, name, five facts, the way to try it. */
const ROWS = 8;

/** The still and the words lead to the product; what is below them lies above that link. */
const column = css({
  position: 'relative',
  display: 'grid',
  gridRow: `span ${ROWS}`,
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minWidth: 0,
});
const shelf = css({
  display: 'grid',
  alignContent: 'end',
  padding: `${space.l} ${space.l} 0`,
  backgroundColor: color.raised,
  borderBottom: `6px solid ${thread}`,
  forcedColorAdjust: 'none',
});
/** Of the one file with all stills, in the colour of the product's thread. */
const still = css({
  aspectRatio: `${STILL.width} / ${STILL.height}`,
  backgroundColor: thread,
  mask: `url(${STILLS_PATH}) var(--still) 0 / ${100 * products.length}% 100%`,
});
const words = css({ display: 'grid', alignContent: 'start', gap: space.xs, paddingBlock: space.l });
const fact = css([
  smallText,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space.hair,
    paddingBlock: space.m,
    borderTop: `1px solid ${color.line}`,
  },
]);
const facts = css({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  margin: 0,
});
/** The product's thread leads from what goes in to what comes out. */
const taken = css({
  position: 'relative',
  paddingInlineStart: space.l,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '1.75rem 0',
    insetInlineStart: 3,
    borderInlineStart: `3px solid ${thread}`,
  },
});
const given = css({
  position: 'relative',
  paddingInlineStart: space.l,
  borderTop: 0,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    height: '1.5rem',
    insetInlineStart: 3,
    borderInlineStart: `3px solid ${thread}`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '1.5rem',
    insetInlineStart: 0,
    borderInline: '4.5px solid transparent',
    borderBlockStart: `8px solid ${thread}`,
    forcedColorAdjust: 'none',
  },
});
const way = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.m,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { paddingBottom: 0 },
});

/** The place of a product's still in their file; undefined for one that the menu does not have. */
function stillOf(path: string): string | undefined {
  const at = products.findIndex((product) => product.path === path);
  return at < 0 ? undefined : `${(100 * at) / Math.max(1, products.length - 1)}%`;
}

interface ColumnProps {
  product: Product;
  service: string;
  action: { readonly label: string; readonly href: string } | null;
}

/** A product among others: its still, its work, and the same facts in the same rows as its neighbours. */
export function ProductColumn({ product, service, action }: ColumnProps) {
  const { path, title, hero, at_a_glance: glance } = product;
  const place = stillOf(path);
  return (
    <li css={column} data-thread={service}>
      <div css={shelf}>{place ? <div css={[still, css({ '--still': place })]} /> : null}</div>
      <div css={words}>
        <h2 css={doorName}>
          <Link css={doorLink} to={path}>
            {title}
          </Link>
        </h2>
        <p>{glance?.does ?? hero.heading}</p>
      </div>
      <dl css={facts}>
        <Fact css={taken} name="Goes in" value={glance?.takes} />
        <Fact css={given} name="Comes out" value={glance?.gives} />
        <Fact name="For" value={glance?.suits ?? hero.lead} />
        <Fact name="Charged" value={glance?.price} />
        <Fact name="To try it" value={glance?.trial} />
      </dl>
      <div css={way}>
        {action ? (
          <ButtonLink variant="outline" to={action.href}>
            {action.label}
          </ButtonLink>
        ) : null}
        <Link css={[smallText, standaloneLink]} to={path}>
          {`How ${title} works`}
        </Link>
      </div>
    </li>
  );
}

interface FactProps {
  name: string;
  value: string | undefined;
  className?: string;
}

/** A fact; its row stays where the product says nothing of it. */
function Fact({ name, value, className }: FactProps) {
  return value ? (
    <div css={fact} className={className}>
      <dt css={[captionText, mutedText]}>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : (
    <div css={[fact, { padding: 0 }]} />
  );
}
