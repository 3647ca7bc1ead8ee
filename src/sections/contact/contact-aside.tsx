import { css } from '@emotion/react';
import { isServiceKey } from '../../cloth/weaving/weaves';
import { space } from '../../styles/tokens';
import { ContactWays } from './contact-ways';
import { ServiceCloth } from './service-cloth';

const aside = css({
  display: 'grid',
  gap: space.xl,
  alignContent: 'start',
});

/** The ways to the company that need no form; below them the cloth of the service that the form is about, if any. */
export function ContactAside({ service }: { service: string }) {
  return (
    <div css={aside}>
      <ContactWays hasOthers />
      {isServiceKey(service) ? <ServiceCloth service={service} /> : null}
    </div>
  );
}
