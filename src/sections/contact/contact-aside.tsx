import { css } from '@emotion/react';
import { WholeSwatch } from '../../cloth/whole-swatch';
import { company } from '../../site/company';
import { isServiceKey, WEAVES } from '../../cloth/weaving/weaves';
import { serviceOf } from '../../site/services';
import { Selvedge } from '../../shell/footer/selvedge';
import { from, print } from '../../styles/media';
import { captionText, mutedText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { ContactWays } from './contact-ways';

const aside = css({
  display: 'grid',
  gap: space.xl,
  alignContent: 'start',
});
const figure = css({
  display: 'none',
  gap: space.xs,
  // In narrower windows it would come after the form that it answers to.
  [from.nav]: { display: 'grid' },
  [print]: { display: 'none' },
});

const others = [
  { label: 'Press', mail: company.email.press },
  { label: 'Applications', mail: company.email.careers },
  { label: 'A vulnerability', mail: company.email.security },
] as const;

/** The ways to the company that need no form; the cloth is of the service that the form is about. */
export function ContactAside({ service }: { service: string }) {
  return (
    <div css={aside}>
      <ServiceCloth service={service} />
      <ContactWays mail={company.email.enquiries} others={others} />
    </div>
  );
}

function ServiceCloth({ service }: { service: string }) {
  const key = isServiceKey(service) ? service : null;
  return (
    <figure css={figure}>
      {key ? <WholeSwatch service={key} ends={48} picks={8} /> : <Selvedge />}
      <figcaption css={[captionText, mutedText]} aria-hidden="true">
        {key
          ? `${serviceOf(key)?.name ?? ''}, ${WEAVES[key].name}: ${WEAVES[key].reason}`
          : 'Eight threads, one for each practice. Choose a service, and its weave is put on the loom.'}
      </figcaption>
    </figure>
  );
}
