import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { companyContact } from '../site/company-contact';
import { telephoneHref } from '../site/contact-links';
import { from } from '../styles/media';
import { captionText, mutedText } from '../styles/text';
import { space } from '../styles/tokens';

/** Two fields beside each other where there is room. */
export const pairs = css({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const wholeRow = css({ gridColumn: '1 / -1' });

/** How the sent data is used, above the button that sends it. */
export function DataNotice({
  keptFor = '24 months after our last contact',
  leaveOut = 'customer data and passwords',
}: {
  keptFor?: string;
  /** Details not to send this way. */
  leaveOut?: string;
}) {
  return (
    <p css={[captionText, mutedText]}>
      Nothing is sent until you press the button. We use it only to answer you, and keep it for{' '}
      {keptFor}: see the <Link to="/privacy-policies">privacy policies</Link>. Please leave out{' '}
      {leaveOut}.
    </p>
  );
}

const nowrap = css({ whiteSpace: 'nowrap' });

/** Other ways to reach the company, on pages that do not list them anyway. */
export function OtherWays() {
  return (
    <p css={[captionText, mutedText]}>
      If you would rather not use the form:{' '}
      <a css={nowrap} href={telephoneHref(companyContact.telephone)}>
        {companyContact.telephone}
      </a>{' '}
      or <a href={`mailto:${companyContact.email.enquiries}`}>{companyContact.email.enquiries}</a>.
    </p>
  );
}
