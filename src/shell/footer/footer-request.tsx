import { css } from '@emotion/react';
import { companyContact } from '../../site/company-contact';
import { FORM_ID, isContactPath, telephoneHref } from '../../site/contact-links';
import type { FooterRequest as Request } from './footer-overrides';
import { hiddenText } from '../../styles/layout';
import { h2Text, h4Text, leadText, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import { ButtonLink } from '../../components/button-link/button-link';
import { Icon } from '../../components/icons/icon';
import { mark } from '../../site/markup';

const body = css({ display: 'grid', gap: space.l, justifyItems: 'start', alignContent: 'start' });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.hair} ${space.l}`,
});
const ways = css([line, { rowGap: space.m }]);

const HEADING_ID = 'footer-request';

/** The contact page, in a new window: the current page stays. */
const elsewhere = { target: '_blank', rel: 'noopener', ...mark('track-path') };

export interface FooterRequestProps {
  className?: string | undefined;
  request: Request;
  pathname: string;
}

/** The footer's call to action. */
export function FooterRequest({ className, request, pathname }: FooterRequestProps) {
  const { heading, text, label, href } = request;
  return (
    <section css={body} className={className} aria-labelledby={HEADING_ID}>
      <h2 css={h2Text} id={HEADING_ID}>
        {heading}
      </h2>
      <p css={leadText}>{text}</p>
      {/* The form is above, and nothing needs to be opened. */}
      {isContactPath(pathname) ? (
        <div css={ways}>
          <a css={[h4Text, standaloneLink]} href={telephoneHref(companyContact.telephone)}>
            {companyContact.telephone}
          </a>
          <ButtonLink to={`#${FORM_ID}`} variant="outline">
            {label}
          </ButtonLink>
        </div>
      ) : (
        <ButtonLink to={href} {...elsewhere}>
          {label}
          <Icon name="arrow-up-right" size={18} />
          <span css={hiddenText}>(opens in a new window)</span>
        </ButtonLink>
      )}
    </section>
  );
}
