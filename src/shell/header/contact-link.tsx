import { css } from '@emotion/react';
import { ButtonLink } from '../../components/button-link/button-link';
import { mark } from '../../site/markup';
import { below, closeMenu } from '../../styles/media';
import { space } from '../../styles/tokens';

const oneLine = css({
  whiteSpace: 'nowrap',
  [closeMenu]: { paddingInline: '0.875rem' },
  // At the foot of the menu, whatever of that is in sight.
  [below.menu]: { flex: 'none', margin: `${space.m} ${space.gutter}` },
});

/** The path that it is followed from is kept for the enquiry. */
export function ContactLink() {
  return (
    <ButtonLink css={oneLine} to="/contact" variant="ink" {...mark('track-path')}>
      CONTACT US
    </ButtonLink>
  );
}
