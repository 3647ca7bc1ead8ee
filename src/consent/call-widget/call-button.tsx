import { css } from '@emotion/react';
import { CALL_WIDGET_URL } from './call-widget';
import { consentNow } from '../consent';
import { captionText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { buttonStyle } from '../../components/button/button-styles';

const place = css({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  paddingTop: space.s,
  '@media (scripting: none)': { display: 'none' },
});
const button = css({
  cursor: 'pointer',
  // The widget shows its own from then on; whoever is on this one is not thrown off it.
  "html[data-call='ready'] &:not(:focus)": { display: 'none' },
  "html[data-call='loading'] &": { cursor: 'progress' },
});
const failure = css([
  captionText,
  { display: 'none', "html[data-call='failed'] &": { display: 'block' } },
]);

/** The first sign of wanting it, where the visitor has accepted. */
function reach(url: string): void {
  if (consentNow() !== 'accept') return;
  void import('./load-call-widget').then(({ loadCallWidget }) => {
    // A chunk takes its time, and a choice may be withdrawn meanwhile.
    if (consentNow() === 'accept') loadCallWidget(url);
  });
}

/**
 * Stands for the call widget until that is wanted and agreed to. Without an 'Accept' a click opens the cookie
 * settings (`src/consent/early/banner.ts`). Nothing on a site that has no widget.
 */
export function CallButton({ url = CALL_WIDGET_URL }: { url?: string | null }) {
  if (!url) return null;
  const want = () => {
    reach(url);
  };
  return (
    <div css={place}>
      <button
        css={[...buttonStyle('outline'), button]}
        type="button"
        data-call-widget=""
        onPointerOver={want}
        onFocus={want}
        onClick={want}
      >
        Call from this page
      </button>
      <p css={failure} role="status">
        The call service does not answer. The number above does.
      </p>
    </div>
  );
}
