import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Cover } from '../../pictures/cover';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { ItemLink } from '../../components/item-link/item-link';
import { DateText, MetaLine } from '../../components/meta-line/meta-line';
import { clampedTo, columns, noPrint, span } from '../../styles/layout';
import { from } from '../../styles/media';
import { h4Text, mutedText, quietLink, smallText, tabular, titleText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { FromAnywhere } from '../facts';

export type NewsTeaserData = Queries.NewsTeaserFragment & FromAnywhere;

export const newsTeaser = graphql`
  fragment NewsTeaser on PressRelease {
    slug
    path
    title
    excerpt
    category_label
    published_at
  }
`;

export const newsLead = graphql`
  fragment NewsLead on PressRelease {
    ...NewsTeaser
    image {
      ...PictureRead
    }
  }
`;

const line = css({
  display: 'grid',
  gap: `${space.hair} ${space.gap}`,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { gridTemplateColumns: '8.5rem minmax(0, 1fr)' },
});
const words = css({ display: 'grid', gap: space.hair });

interface LineProps {
  item: NewsTeaserData;
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** With the beginning of the text. */
  long?: boolean;
}

/** A line of news: its day, its heading. */
export function NewsLine({ item, headingLevel: Heading = 'h3', long = false }: LineProps) {
  return (
    <article css={line}>
      <p css={[smallText, mutedText, tabular]}>
        <DateText at={item.published_at} style={long ? 'dayMonth' : 'long'} />
      </p>
      <div css={words}>
        <Heading css={h4Text} dir="auto">
          <ItemLink css={quietLink} item={item}>
            <NoHyphenBreak>{item.title}</NoHyphenBreak>
          </ItemLink>
        </Heading>
        {long ? (
          <p css={[smallText, mutedText, clampedTo(8)]} dir="auto">
            <NoHyphenBreak>{item.excerpt}</NoHyphenBreak>
          </p>
        ) : null}
        <MetaLine>{item.category_label}</MetaLine>
      </div>
    </article>
  );
}

/** The newest release, large, with its picture at the size of the featured read. */
export function NewsLead({ item }: { item: Queries.NewsLeadFragment }) {
  return (
    <article css={[columns, { alignItems: 'center' }]}>
      <div css={[words, { gap: space.m }, span('1 / span 7')]}>
        <MetaLine>
          {item.category_label}
          {item.published_at ? <DateText at={item.published_at} /> : null}
        </MetaLine>
        <h2 css={titleText(item.title, 'h2')} dir="auto">
          <ItemLink css={quietLink} item={item}>
            <NoHyphenBreak>{item.title}</NoHyphenBreak>
          </ItemLink>
        </h2>
        <p dir="auto">{item.excerpt}</p>
      </div>
      <div css={[span('8 / -1'), noPrint]}>
        <Cover
          picture={item.image}
          slug={item.slug}
          ratio={530 / 278}
          alt=""
          priority
          sizes="(min-width: 82.5em) 530px, (min-width: 48em) 40vw, 92vw"
        />
      </div>
    </article>
  );
}
