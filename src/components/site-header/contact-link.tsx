import { css } from '@emotion/react';
import { ButtonLink } from '../button-link/button-link';

const oneLine = css({ whiteSpace: 'nowrap' });

/** The path that it is followed from is kept for the enquiry. */
export function ContactLink() {
  return (
    <ButtonLink css={oneLine} to="/contact" variant="ink" data-track-path="">
      CONTACT US
    </ButtonLink>
  );
}
