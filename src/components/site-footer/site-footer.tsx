import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { company } from '../../lib/company';
import { navigation } from '../../lib/navigation';
import { columns, noPrint, plainList, span, wrap } from '../../styles/layout';
import { print } from '../../styles/media';
import {
  captionText,
  h2Text,
  mutedText,
  quietLink,
  smallText,
  standaloneLink,
} from '../../styles/text';
import { color, family, size, space } from '../../styles/tokens';
import { Selvedge } from './selvedge';

const footer = css({ marginTop: 'auto', [print]: { breakInside: 'avoid' } });
const body = css({
  backgroundColor: color.raised,
  paddingBlock: `${space.section} ${space.l}`,
  [print]: { paddingBlock: space.l },
});
const groupTitle = css({
  margin: `0 0 ${space.s}`,
  fontFamily: family.text,
  fontSize: size.small,
  fontWeight: 600,
});
const links = css({ display: 'grid', gap: space.hair });
const row = css({ display: 'inline-block', paddingBlock: space.hair });
const closing = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.l}`,
  marginTop: space.xxl,
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
});
const address = css({ fontStyle: 'normal', display: 'grid', gap: space.hair, marginTop: space.l });

/** The foot of every page: one request, all links, and who the company is. */
export function SiteFooter() {
  return (
    <footer css={footer}>
      <Selvedge />
      <div css={body}>
        <div css={[wrap, columns]}>
          <div css={span('1 / span 6')}>
            <p css={h2Text}>Bring us the system you cannot afford to drop.</p>
            <Address />
          </div>
          <FooterLinks />
        </div>
        <div css={[captionText, mutedText, wrap, closing]}>
          <p>
            {company.legalName}, {company.address.locality}. Since {company.foundingYear}.
          </p>
          <p>A sample company: its clients, figures and addresses are made up.</p>
        </div>
      </div>
    </footer>
  );
}

function Address() {
  const { street, locality, postalCode, countryName } = company.address;
  return (
    <address css={[smallText, address]}>
      <a css={standaloneLink} href={`mailto:${company.email.enquiries}`}>
        {company.email.enquiries}
      </a>
      <a css={quietLink} href={`tel:${company.telephone.replaceAll(' ', '')}`}>
        {company.telephone}
      </a>
      <span css={mutedText}>
        {street}, {locality} {postalCode}, {countryName}
      </span>
    </address>
  );
}

function FooterLinks() {
  const social = company.social.map(({ name, url }) => ({ name, path: url }));
  const groups = [...navigation, { name: 'Elsewhere', links: social }];
  return (
    <nav css={[span('7 / -1'), columns, noPrint]} aria-label="Footer">
      {groups.map((group) => (
        <div key={group.name} css={span('span 4')}>
          <h2 css={groupTitle}>{group.name}</h2>
          <ul css={[plainList, links, smallText]}>
            {group.links.map(({ name, path }) => (
              <li key={path}>
                {path.startsWith('/') ? (
                  <Link css={[quietLink, row]} to={path}>
                    {name}
                  </Link>
                ) : (
                  <a css={[quietLink, row]} href={path} rel="noopener">
                    {name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
