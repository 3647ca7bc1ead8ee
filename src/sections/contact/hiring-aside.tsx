import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { company } from '../../site/company';
import { mutedText, smallText, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import { ContactWays } from './contact-ways';

const aside = css({ display: 'grid', gap: space.l, alignContent: 'start' });

/** Other ways to ask about working here, and where to apply. */
export function HiringAside() {
  return (
    <div css={aside}>
      <p css={[smallText, mutedText]}>
        To apply, send what the role’s page asks for. You will find the roles in the list of{' '}
        <Link css={standaloneLink} to="/corporate-overview/careers">
          open roles
        </Link>
        .
      </p>
      <ContactWays mail={company.email.careers} />
    </div>
  );
}
