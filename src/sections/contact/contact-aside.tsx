import { css } from '@emotion/react';
import { ArticleCloth } from '../../components/cloth/cloth';
import { WholeSwatch } from '../../components/cloth/whole-swatch';
import { company } from '../../lib/company';
import { telephoneHref } from '../../lib/contact-links';
import { isServiceKey, WEAVES } from '../../lib/cloth/weaves';
import { serviceOf } from '../../lib/services';
import { from, print } from '../../styles/media';
import { captionText, h4Text, mutedText, smallText, standaloneLink } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const aside = css({
  display: 'grid',
  gap: space.xl,
  alignContent: 'start',
});
const figure = css({
  display: 'none',
  gap: space.xs,
  // In narrower windows it would come after the form that it answers to.
  [from.nav]: { display: 'grid' },
  [print]: { display: 'none' },
});
// The cloth's own shape: in another its stripes would be cut.
const whole = css({ aspectRatio: '16 / 10' });
const list = css({
  display: 'grid',
  columnGap: space.gap,
  alignItems: 'start',
  margin: 0,
  minWidth: 0,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.nav]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const row = css({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
});
const address = css({ fontStyle: 'normal' });

const others = [
  { label: 'Press', mail: company.email.press },
  { label: 'Applications', mail: company.email.careers },
  { label: 'A vulnerability', mail: company.email.security },
] as const;

/** The ways to the company that need no form; the cloth is of the service that the form is about. */
export function ContactAside({ service }: { service: string }) {
  return (
    <div css={aside}>
      <ServiceCloth service={service} />
      <dl css={[list, smallText]}>
        <div css={row}>
          <dt css={mutedText}>By telephone</dt>
          <dd css={h4Text}>
            <a css={standaloneLink} href={telephoneHref(company.telephone)}>
              {company.telephone}
            </a>
          </dd>
        </div>
        <div css={row}>
          <dt css={mutedText}>By email</dt>
          <dd css={h4Text}>
            <a css={standaloneLink} href={`mailto:${company.email.enquiries}`}>
              {company.email.enquiries}
            </a>
          </dd>
        </div>
        <div css={row}>
          <dt css={mutedText}>By post, or at the door</dt>
          <dd>
            <PostalAddress />
          </dd>
        </div>
        {others.map(({ label, mail }) => (
          <div key={label} css={row}>
            <dt css={mutedText}>{label}</dt>
            <dd>
              <a css={standaloneLink} href={`mailto:${mail}`}>
                {mail}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ServiceCloth({ service }: { service: string }) {
  const key = isServiceKey(service) ? service : null;
  return (
    <figure css={figure}>
      {key ? (
        <WholeSwatch service={key} ends={48} picks={32} />
      ) : (
        <div css={whole}>
          <ArticleCloth slug="contact" />
        </div>
      )}
      <figcaption css={[captionText, mutedText]} aria-hidden="true">
        {key
          ? `${serviceOf(key)?.name ?? ''}, ${WEAVES[key].name}: ${WEAVES[key].reason}`
          : 'Choose a service, and its cloth is put on the loom.'}
      </figcaption>
    </figure>
  );
}

function PostalAddress() {
  const { street, locality, postalCode, countryName } = company.address;
  return (
    <address css={address}>
      {company.legalName}
      <br />
      {street}
      <br />
      {locality} {postalCode}
      <br />
      {countryName}
    </address>
  );
}
