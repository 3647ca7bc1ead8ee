import { css } from '@emotion/react';
import { WholeSwatch } from '../../cloth/whole-swatch';
import type { ServiceKey } from '../../cloth/weaving/threads';
import { WEAVES } from '../../cloth/weaving/weaves';
import { serviceOf } from '../../site/services';
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

/** The weave of the service that the form is about. */
export function ServiceCloth({ service }: { service: ServiceKey }) {
  return (
    <figure css={figure}>
      <WholeSwatch service={service} ends={48} picks={8} />
      <figcaption css={[captionText, mutedText]} aria-hidden="true">
        {`${serviceOf(service)?.name ?? ''}, ${WEAVES[service].name}: ${WEAVES[service].reason}`}
      </figcaption>
    </figure>
  );
}
