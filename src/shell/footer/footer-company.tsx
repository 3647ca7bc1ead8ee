import { css } from '@emotion/react';
import { company } from '../../site/company';
import { columns, noPrint, span } from '../../styles/layout';
import { from } from '../../styles/media';
import { captionText, mutedText, smallText, standaloneLink } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { CallButton } from '../../consent/call-widget/call-button';
import { rowLink } from './row-link';
import { ThemeSwitch } from './theme-switch';

const body = css([columns, { rowGap: space.l, alignItems: 'start' }]);
/** As high as what stands beside it. */
const place = css([
  { [from.medium]: { gridRow: 'span 2' } },
  span('1 / span 6'),
  span('1 / span 3', 'wide'),
]);
const address = css({ display: 'grid', gap: space.hair, fontStyle: 'normal' });
const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.l });
const mail = css([standaloneLink, { width: 'fit-content', paddingBlock: '0.3125rem' }]);
const label = css({ flexBasis: '100%', marginBottom: space.xs, color: color.muted });

/** The company, its addresses, here and elsewhere; and the theme switch. */
export function FooterCompany({ className }: { className?: string }) {
  const { street, locality, postal_code: postalCode, country_name: countryName } = company.address;
  return (
    <div css={body} className={className}>
      <address css={[smallText, address, place]}>
        <a css={mail} href={`mailto:${company.email.enquiries}`}>
          {company.email.enquiries}
        </a>
        <a css={rowLink} href={`tel:${company.telephone.replaceAll(' ', '')}`}>
          {company.telephone}
        </a>
        <span css={mutedText}>{`${street}, ${locality} ${postalCode}, ${countryName}`}</span>
        <CallButton />
      </address>
      <div css={[smallText, line, span('7 / -1'), span('4 / span 6', 'wide'), noPrint]}>
        <p css={[captionText, label]}>Follow us</p>
        {company.social.map(({ name, url }) => (
          <a key={url} css={rowLink} href={url}>
            {name}
          </a>
        ))}
      </div>
      <ThemeSwitch css={[span('7 / -1'), span('10 / -1', 'wide'), noPrint]} />
    </div>
  );
}
