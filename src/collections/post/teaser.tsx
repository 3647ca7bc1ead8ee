import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Cover } from '../../pictures/cover';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { ItemLink } from '../../components/item-link/item-link';
import { DateText, MetaLine } from '../../components/meta-line/meta-line';
import { clampedTo } from '../../styles/layout';
import { from, hover } from '../../styles/media';
import { h3Text, leadText, mutedText, quietLink, smallText, titleText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { FromAnywhere } from '../facts';

export type PostTeaserData = Omit<Queries.PostTeaserFragment, 'reading_minutes'> &
  FromAnywhere & {
    /** Null where only the build could have counted. */
    readonly reading_minutes: number | null;
  };

export const postTeaser = graphql`
  fragment PostTeaser on BlogPost {
    slug
    path
    title
    excerpt
    category
    published_at
    reading_minutes
    image {
      ...PictureCard
    }
  }
`;

export interface PostTeaserProps {
  post: PostTeaserData;
  /** The first of a list. */
  isLead?: boolean;
  headingLevel?: 'h2' | 'h3';
  priority?: boolean;
  /** A card that has the row to itself where others stand two in a row: its picture is beside the words there. */
  isAlone?: boolean;
  /** The widths at which a card's picture is shown, where they are not those of three in a row. */
  cardSizes?: string;
}

const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  position: 'relative',
  breakInside: 'avoid',
});
const lead = css({
  gap: space.l,
  [from.nav]: { gridTemplateColumns: '7fr 5fr', columnGap: space.xl, alignItems: 'end' },
});
const alone = css({
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.gap },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const text = css({ display: 'grid', alignContent: 'start', gap: space.s });
// The whole card can be pressed; its one link carries the name.
const link = css([
  quietLink,
  {
    '&::after': { content: "''", position: 'absolute', inset: 0 },
    [hover]: { '&:hover': { color: color.action } },
  },
]);
const clamped = clampedTo(8);

/** A post in a list. */
export function PostTeaser({
  post,
  isLead = false,
  headingLevel: Heading = 'h2',
  priority = false,
  isAlone = false,
  cardSizes = '(min-width: 75em) 400px, (min-width: 35em) 46vw, 92vw',
}: PostTeaserProps) {
  return (
    <article css={[card, isAlone && alone, isLead && lead]}>
      <Cover
        picture={post.image}
        slug={post.slug}
        alt=""
        priority={priority}
        sizes={isLead ? '(min-width: 56.25em) 57vw, 92vw' : cardSizes}
      />
      <div css={text}>
        <MetaLine>
          {post.category ? <span dir="auto">{post.category}</span> : null}
          {post.published_at ? <DateText at={post.published_at} /> : null}
          {post.reading_minutes ? `${post.reading_minutes} min` : null}
        </MetaLine>
        <Heading css={isLead ? titleText(post.title, 'h2') : h3Text} dir="auto">
          <ItemLink css={link} item={post}>
            <NoHyphenBreak>{post.title}</NoHyphenBreak>
          </ItemLink>
        </Heading>
        <p css={isLead ? leadText : [smallText, mutedText, clamped]} dir="auto">
          {post.excerpt}
        </p>
      </div>
    </article>
  );
}
