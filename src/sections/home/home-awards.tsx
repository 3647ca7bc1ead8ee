import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { columns, plainList, section, span, wrap } from '../../styles/layout';
import { h2Text, mutedText, smallText, standaloneLink, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { NewsLine } from '../../collections/press-release/teaser';

export const homeAward = graphql`
  fragment HomeAward on Award {
    api_id
    title
    issuer
    year
  }
`;

export interface HomeAwardsProps {
  awards: readonly Queries.HomeAwardFragment[];
  news: readonly Queries.NewsTeaserFragment[];
}

const side = css({ display: 'grid', alignContent: 'start', gap: space.l });
const row = css({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
});

/** News to the left, awards to the right: two ledgers side by side. */
export function HomeAwards({ awards, news }: HomeAwardsProps) {
  if (awards.length === 0 && news.length === 0) return null;
  return (
    <div css={[wrap, columns, section]}>
      {news.length > 0 ? (
        <section css={[side, span('1 / span 7')]} aria-labelledby="news">
          <h2 css={h2Text} id="news">
            News
          </h2>
          <div>
            {news.map((item) => (
              <NewsLine key={item.path} item={item} />
            ))}
          </div>
          <p>
            <Link css={standaloneLink} to="/resources/press-release">
              All news
            </Link>
          </p>
        </section>
      ) : null}
      {awards.length > 0 ? (
        <section css={[side, span('9 / -1')]} aria-labelledby="awards">
          <h2 css={h2Text} id="awards">
            Awards
          </h2>
          <ul css={[plainList, smallText]}>
            {awards.map(({ api_id: id, title, issuer, year }) => (
              <li key={id} css={row}>
                <span css={[mutedText, tabular]}>{year}</span>
                <span>
                  <span dir="auto">{title}</span>
                  {issuer ? (
                    <span css={[mutedText, { display: 'block' }]} dir="auto">
                      {issuer}
                    </span>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
          <p>
            <Link css={standaloneLink} to="/resources/awards">
              All awards
            </Link>
          </p>
        </section>
      ) : null}
    </div>
  );
}
