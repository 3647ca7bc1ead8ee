import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { company } from '../../site/company';
import { telephoneHref } from '../../site/contact-links';
import { linkTo } from '../../site/navigation';
import { smallText, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import { NamedPages } from './named-pages';
import { mark } from '../../site/markup';

const box = css({ display: 'grid', gap: space.l });
const number = css([standaloneLink, { whiteSpace: 'nowrap' }]);

/** The most visited pages. */
const sections = [
  '/resources/case-studies',
  '/resources/blogs',
  '/corporate-overview/careers',
  '/corporate-overview/about',
  '/resources/press-release',
].map(linkTo);

/** Other places to look. */
export function Sections() {
  return <NamedPages title="Good places to start" links={sections} />;
}

/** Other places to look, and people to ask. */
export function WaysOn() {
  return (
    <div css={box}>
      <Sections />
      <p css={smallText}>
        {'Or ask a person: '}
        <Link css={standaloneLink} to="/contact" {...mark('track-path')}>
          write to us
        </Link>
        {' or ring '}
        <a css={number} href={telephoneHref(company.telephone)}>
          {company.telephone}
        </a>
        .
      </p>
    </div>
  );
}
