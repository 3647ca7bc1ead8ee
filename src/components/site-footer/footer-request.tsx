import { css } from '@emotion/react';
import type { FooterRequest as Request } from '../../lib/footer-overrides';
import { hiddenText } from '../../styles/layout';
import { h2Text, h3Text, leadText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { ButtonLink } from '../button-link/button-link';
import { Icon } from '../icons/icon';

const body = css({ display: 'grid', gap: space.l, justifyItems: 'start', alignContent: 'start' });

/** Where the contact page has its form. */
export const FORM_ID = 'form';

export interface FooterRequestProps {
  request: Request;
  /** On the contact page the form is above, and nothing needs to be opened. */
  isContactPage: boolean;
}

/** What the foot of a page asks for. */
export function FooterRequest({ request, isContactPage }: FooterRequestProps) {
  const { heading, text, label, quiet } = request;
  return (
    <section css={body} aria-labelledby="footer-request">
      <h2 css={quiet ? h3Text : h2Text} id="footer-request">
        {heading}
      </h2>
      {quiet ? null : <p css={leadText}>{text}</p>}
      {isContactPage ? (
        <ButtonLink to={`#${FORM_ID}`}>{label}</ButtonLink>
      ) : (
        <ButtonLink to="/contact" target="_blank" rel="noopener" data-track-path="">
          {label}
          <Icon name="arrow-up-right" size={18} />
          <span css={hiddenText}>(opens in a new window)</span>
        </ButtonLink>
      )}
    </section>
  );
}
