import { css } from '@emotion/react';
import { MailAddress } from '../../components/mail-address';
import { company } from '../../site/company';
import { telephoneHref } from '../../site/contact-links';
import { from } from '../../styles/media';
import { h4Text, mutedText, smallText, standaloneLink } from '../../styles/text';
import { color, space } from '../../styles/tokens';

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
// Lines of small type are lower than a finger needs.
const box = css([standaloneLink, { display: 'inline-block', paddingBlock: space.hair }]);
const address = css({ fontStyle: 'normal' });

/** Mailboxes for something else. */
const others = [
  { label: 'Press', mail: company.email.press },
  { label: 'Applications', mail: company.email.careers },
  { label: 'A vulnerability', mail: company.email.security },
] as const;

export interface ContactWaysProps {
  /** The mailbox of those who read the form, where it is not the one for enquiries. */
  mail?: string | undefined;
  /** Whether the mailboxes for something else are named, too. */
  hasOthers?: boolean;
}

/** The ways to the company that need no form. */
export function ContactWays({
  mail = company.email.enquiries,
  hasOthers = false,
}: ContactWaysProps) {
  return (
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
          <a css={standaloneLink} href={`mailto:${mail}`}>
            <MailAddress address={mail} />
          </a>
        </dd>
      </div>
      <div css={row}>
        <dt css={mutedText}>By post, or in person</dt>
        <dd>
          <PostalAddress />
        </dd>
      </div>
      {(hasOthers ? others : []).map((other) => (
        <div key={other.label} css={row}>
          <dt css={mutedText}>{other.label}</dt>
          <dd>
            <a css={box} href={`mailto:${other.mail}`}>
              <MailAddress address={other.mail} />
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PostalAddress() {
  const { street, locality, postal_code: postalCode, country_name: countryName } = company.address;
  return (
    <address css={address}>
      {company.legal_name}
      <br />
      {street}
      <br />
      {locality} {postalCode}
      <br />
      {countryName}
    </address>
  );
}
