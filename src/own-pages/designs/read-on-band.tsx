import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { columns, noPrint, pairs, plainList, span } from '../../styles/layout';
import { h3Text, h4Text, mutedText, quietLink, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { anchorOf } from '../anchor';
import { BandFrame } from '../bands/band-frame';
import type { RelatedLink } from '../bands/related-band';
import type { KinPage } from './design-page';

export interface ReadOnBandProps {
  heading: string;
  /** The service's other pages. */
  pages: readonly KinPage[];
  /** Pages elsewhere, each with a reason to go. */
  links: readonly RelatedLink[];
}

const lists = css({ display: 'grid', gap: space.l });
const names = css([
  plainList,
  { display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` },
]);
const rows = css([plainList, { display: 'grid' }]);
const row = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
});

/** Where to read on, once: the service's other pages by name, and what is near elsewhere. */
export function ReadOnBand({ heading, pages, links }: ReadOnBandProps) {
  const id = anchorOf(heading);
  const two = pairs(links);
  return (
    <BandFrame css={noPrint} labelledBy={id}>
      <div css={columns} data-pagefind-ignore="">
        <h2 css={[h3Text, span('1 / span 3')]} id={id}>
          {heading}
        </h2>
        <div css={[lists, span('4 / -1')]}>
          {pages.length > 0 ? (
            <ul css={names}>
              {pages.map(({ path, title }) => (
                <li key={path} css={h4Text}>
                  <Link css={quietLink} to={path}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          {links.length > 0 ? (
            <ul css={[rows, two.list]}>
              {links.map((each) => (
                <li key={each.href} css={[row, two.item]}>
                  <Link css={[quietLink, h4Text]} to={each.href}>
                    {each.name}
                  </Link>
                  <p css={[smallText, mutedText]}>{each.text}</p>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </BandFrame>
  );
}
