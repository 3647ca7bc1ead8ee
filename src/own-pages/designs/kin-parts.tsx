import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useId } from 'react';
import { columns, plainList, span } from '../../styles/layout';
import { from } from '../../styles/media';
import { h2Text, h3Text, h4Text, mutedText, quietLink, smallText } from '../../styles/text';
import { thread } from '../../styles/thread';
import { color, size, space } from '../../styles/tokens';
import { BandFrame } from '../bands/band';
import type { KinPage } from './design-page';

export interface KinProps {
  /** The service that all of them are parts of. */
  service: string;
  pages: readonly KinPage[];
}

const block = css({ display: 'grid', gap: space.l });
const rows = css([
  plainList,
  {
    display: 'grid',
    columnGap: space.gap,
    [from.nav]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
]);
const row = css({
  display: 'grid',
  gap: space.hair,
  alignContent: 'start',
  paddingBlock: `${space.m} ${space.l}`,
  borderTop: `1px solid ${color.line}`,
});

/** Pages of the same service, each with its subject. */
export function KinIndex({ service, pages }: KinProps) {
  const id = useId();
  return (
    <BandFrame labelledBy={id}>
      <div css={columns} data-pagefind-ignore="">
        <h2 css={[h3Text, span('1 / span 3')]} id={id}>
          {`Also within ${service}`}
        </h2>
        <ul css={[rows, span('4 / -1')]}>
          {pages.map(({ path, title, teaser }) => (
            <li key={path} css={row}>
              <Link css={[quietLink, h4Text]} to={path}>
                {title}
              </Link>
              <p css={[smallText, mutedText]}>{teaser}</p>
            </li>
          ))}
        </ul>
      </div>
    </BandFrame>
  );
}

// One line of type, however many pages: names parted by a slash in the thread's colour, each kept whole. On a phone,
// where they would be a wall, a line each.
const line = css([
  plainList,
  h2Text,
  { display: 'grid', gap: space.m, fontSize: size.h3 },
  { [from.medium]: { display: 'block', fontSize: size.h2 } },
]);
const name = css({
  [from.medium]: {
    display: 'inline-block',
    marginInlineEnd: '0.25em',
    '&:not(:last-of-type)::after': {
      content: "'\\00a0/ ' / ''",
      fontWeight: 400,
      color: thread,
    },
  },
});

/** The names of the service's other pages, run together as one large line. */
export function KinLine({ service, pages }: KinProps) {
  const id = useId();
  return (
    <BandFrame labelledBy={id}>
      <div css={block} data-pagefind-ignore="">
        <h2 css={[h4Text, mutedText]} id={id}>
          {`Also within ${service}`}
        </h2>
        <ul css={line}>
          {pages.map(({ path, title }) => (
            <li key={path} css={name}>
              <Link css={quietLink} to={path}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </BandFrame>
  );
}
