import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '../../components/button/button-styles';
import { DateText, MetaLine } from '../../components/meta-line/meta-line';
import { ItemLink } from '../../components/item-link/item-link';
import { count, formatNumber } from '../../lib/numbers';
import { allLinks, placeOf } from '../../site/navigation';
import type { Hit } from '../engine/engine';
import { excerptParts, titleParts } from '../engine/terms';
import type { Found } from '../engine/use-site-search';
import { plainList } from '../../styles/layout';
import { captionText, h4Text, mutedText, quietLink, smallText } from '../../styles/text';
import { color, space, width } from '../../styles/tokens';
import { Marked } from './marked';
import { mark } from './search-styles';

const list = css({ display: 'grid', maxWidth: width.narrow });
const row = css({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
});
const link = css([quietLink, { paddingBlock: space.hair }]);
const parts = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
const partLink = css([quietLink, { display: 'inline-block', paddingBlock: space.hair }]);
const more = css({ justifySelf: 'start', marginTop: space.m, cursor: 'pointer' });

/** The results, the best first. */
export function ResultList({ found, showMore }: { found: Found; showMore: () => void }) {
  const { hits, answer, query } = found;
  const rows = useRef<HTMLUListElement>(null);
  /** Number of results before more were asked for: the next one takes focus. */
  const asked = useRef<number>(null);
  useEffect(() => {
    if (asked.current === null || hits.length <= asked.current) return;
    rows.current?.children[asked.current]?.querySelector('a')?.focus();
    asked.current = null;
  }, [hits]);
  const left = answer.total - hits.length;
  return (
    <div css={list}>
      <ul css={[plainList, mark]} ref={rows}>
        {hits.map((hit) => (
          <li key={hit.url} css={row}>
            <ResultRow hit={hit} query={query} />
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <button
          css={[buttonStyle('outline'), more]}
          type="button"
          onClick={() => {
            asked.current = hits.length;
            showMore();
          }}
        >
          Show more ({formatNumber(left)})
        </button>
      ) : null}
    </div>
  );
}

/** The page that the navigation has a page beneath, within its group; empty for items of lists. */
function placeOfUrl(url: string): string {
  const known = allLinks.find(({ path }) => path === url);
  return known ? placeOf(known).split(', ').slice(1).join(', ') : '';
}

/** One that was found; of a preview, as it would be. */
export function ResultRow({ hit, query }: { hit: Hit; query: string }) {
  const place = placeOfUrl(hit.url);
  return (
    <>
      <div css={[captionText, mutedText]}>
        <MetaLine>
          {hit.kind}
          {place || null}
          {hit.date ? <DateText at={hit.date} /> : null}
        </MetaLine>
      </div>
      <h3 css={h4Text} dir="auto">
        <ItemLink css={link} item={{ path: hit.url, isUnbuilt: hit.isUnbuilt }} data-search-hit="">
          <Marked parts={titleParts(hit.title, query)} />
        </ItemLink>
      </h3>
      {hit.excerpt ? (
        <p css={[smallText, mutedText]} dir="auto">
          <Marked parts={excerptParts(hit.excerpt)} />
        </p>
      ) : null}
      {hit.parts.length > 0 ? (
        <ul
          css={[plainList, parts, captionText]}
          aria-label={`${count(hit.parts.length, 'section', 'sections')} of this page`}
        >
          {hit.parts.map((part) => (
            <li key={part.url}>
              <span aria-hidden="true">§ </span>
              <Link css={partLink} to={part.url} dir="auto">
                {part.title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
