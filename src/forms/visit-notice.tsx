import { css } from '@emotion/react';
import { newestEntries } from '../../contract/write-facts';
import { useConsent } from '../consent/consent-provider';
import { count } from '../lib/format';
import { mark } from '../site/markup';
import { useSiteStore } from '../state/site-store';
import { noPrint } from '../styles/layout';
import { captionText, mutedText } from '../styles/text';
import { color, space } from '../styles/tokens';

const notice = css({ paddingTop: space.m });
/** As the site's links are. */
const change = css({
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
 * The pages of the visit, which an enquiry takes along after an ACCEPT alone. Below the button, which must not move: the
 * choice is known only once the form is hydrated.
 */
export function VisitNotice() {
  const choice = useConsent();
  const pages = useSiteStore(({ journey }) => journey);
  if (choice !== 'accept' || pages.length === 0) return null;
  return (
    <p css={[captionText, mutedText, notice, noPrint]}>
      Sent along, since you accepted cookies: the addresses of{' '}
      {count(newestEntries(pages).length, 'page', 'pages')} that you opened.{' '}
      <button css={change} type="button" {...mark('cookie-settings')}>
        Change your choice
      </button>
    </p>
  );
}
