import { css } from '@emotion/react';
import { space } from '../../styles/tokens';
import { ContactWays } from './contact-ways';
import { ServiceCloth } from './service-cloth';

const aside = css({
  display: 'grid',
  gap: space.xl,
  alignContent: 'start',
});

/** The ways to the company that need no form; the cloth is of the service that the form is about. */
export function ContactAside({ service }: { service: string }) {
  return (
    <div css={aside}>
      <ServiceCloth service={service} />
      <ContactWays hasOthers />
    </div>
  );
}
