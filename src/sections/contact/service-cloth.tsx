import { css } from '@emotion/react';
import { WholeSwatch } from '../../cloth/whole-swatch';
import { isServiceKey, WEAVES } from '../../cloth/weaving/weaves';
import { serviceOf } from '../../site/services';
import { Selvedge } from '../../shell/footer/selvedge';
import { from, print } from '../../styles/media';
import { captionText, mutedText } from '../../styles/text';
import { space } from '../../styles/tokens';

const figure = css({
  containerType: 'inline-size',
  display: 'none',
  gap: space.xs,
  // In narrower windows it would come after the form that it answers to.
  [from.nav]: { display: 'grid' },
  [print]: { display: 'none' },
});

/** The weave of the service that the form is about; all threads as long as it is about none. */
export function ServiceCloth({ service }: { service: string }) {
  const key = isServiceKey(service) ? service : null;
  return (
    <figure css={figure}>
      {key ? <WholeSwatch service={key} ends={48} picks={8} /> : <Selvedge />}
      <figcaption css={[captionText, mutedText]} aria-hidden="true">
        {key
          ? `${serviceOf(key)?.name ?? ''}, ${WEAVES[key].name}: ${WEAVES[key].reason}`
          : 'Eight threads, one for each practice. Choose a service to see its weave.'}
      </figcaption>
    </figure>
  );
}
