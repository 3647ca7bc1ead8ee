import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { placeOf, type NavigationLink } from '../../site/navigation';
import { plainList } from '../../styles/layout';
import { captionText, mutedText, quietLink, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const box = css({ display: 'grid', gap: space.xs });
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  columnGap: space.l,
  rowGap: space.s,
});
const item = css({
  display: 'grid',
  paddingInlineStart: space.s,
  borderInlineStart: `2px solid ${color.action}`,
});
const link = css([quietLink, { paddingBlock: space.hair, fontWeight: 600 }]);

/** Pages of the navigation, in columns. */
export function NamedPages({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  if (links.length === 0) return null;
  return (
    <div css={box}>
      <p css={[captionText, mutedText]}>{title}</p>
      <ul css={[plainList, list, smallText]}>
        {links.map((each) => (
          <li key={each.path} css={item}>
            <Link css={link} to={each.path} data-search-hit="">
              {each.name}
            </Link>
            <span css={[captionText, mutedText]}>{placeOf(each)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
