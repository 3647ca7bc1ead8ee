import { css } from '@emotion/react';
import { closeMenu } from '../../styles/media';
import { ButtonLink } from '../../components/button-link/button-link';

const oneLine = css({ whiteSpace: 'nowrap', [closeMenu]: { paddingInline: '0.875rem' } });

/** The path that it is followed from is kept for the enquiry. */
export function ContactLink() {
  return (
    <ButtonLink css={oneLine} to="/contact" variant="ink" data-track-path="">
      CONTACT US
    </ButtonLink>
  );
}
