import { css } from '@emotion/react';
import { CALL_WIDGET_URL } from './call-widget';
import { noPrint } from '../../styles/layout';
import { captionText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { buttonStyle } from '../../components/button/button-styles';
import { mark } from '../../site/markup';

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

/** Stands for the call widget until that is wanted and agreed to (`reach-call-widget.ts`). Nothing on a site without one. */
export function CallButton({ url = CALL_WIDGET_URL }: { url?: string | null }) {
  if (!url) return null;
  return (
    <div css={[place, noPrint]}>
      <button css={[...buttonStyle('outline'), button]} type="button" {...mark('call-widget')}>
        Call from this page
      </button>
      <p css={failure} role="status">
        The call service is not answering. The number above is.
      </p>
    </div>
  );
}
