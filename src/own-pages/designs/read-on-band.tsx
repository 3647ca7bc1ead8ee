import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { LinkRows } from '../../components/link-rows/link-rows';
import { noPrint, plainList } from '../../styles/layout';
import { h4Text, quietLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import { Band } from '../bands/band';
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

/** Where to read on, once: the service's other pages by name, and what is near elsewhere. */
export function ReadOnBand({ heading, pages, links }: ReadOnBandProps) {
  return (
    <Band css={noPrint} heading={heading} layout="side">
      <div css={lists} data-pagefind-ignore="">
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
          <LinkRows
            links={links.map(({ href, name, text }) => ({
              path: href,
              name: name ?? href,
              line: text,
            }))}
          />
        ) : null}
      </div>
    </Band>
  );
}
