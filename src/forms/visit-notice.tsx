import { css } from '@emotion/react';
import { newestEntries } from '@corporate-website/contract/write-facts';
import { useConsent } from '../consent/consent-provider';
import { count } from '../lib/numbers';
import { mark } from '../site/markup';
import { useSiteStore } from '../state/site-store';
import { noPrint } from '../styles/layout';
import { from } from '../styles/media';
import { captionText, mutedText } from '../styles/text';
import { color, space } from '../styles/tokens';

/** Either text has its room on a phone: what is below must not move while the visitor reaches for it. */
const notice = css({ paddingTop: space.m, minHeight: '5.5em', [from.small]: { minHeight: 0 } });
/** As the site's links are. A line is as high as one without it. */
const change = css({
  marginBlock: `-${space.hair}`,
  padding: `${space.hair} 0`,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

/**
 * Says what an enquiry takes along beside its fields: after an ACCEPT alone the pages of the visit, before it one address,
 * as `enquiryContext` has it. The choice is known once the form is hydrated, so that the button is above it.
 */
export function VisitNotice() {
  const isAccepted = useConsent() === 'accept';
  const pages = useSiteStore(({ journey }) => journey);
  const cameFrom = useSiteStore(({ trackedPath }) => trackedPath);
  return (
    <p css={[captionText, mutedText, notice, noPrint]}>
      {isAccepted ? (
        <>
          Sent with it, because you accepted cookies: the addresses of the{' '}
          {count(newestEntries(pages).length, 'page', 'pages')} you opened.{' '}
          <button css={change} type="button" {...mark('cookie-settings')}>
            Change your choice
          </button>
        </>
      ) : (
        `Sent with it: the address of ${cameFrom === null ? 'this page' : 'the page you came from'}, and nothing else about your visit.`
      )}
    </p>
  );
}
