import { css } from '@emotion/react';
import { iconPath } from '../../components/icons/icon-path';
import { iconShapes } from '../../components/icons/icon-shapes';
import { mark } from '../../site/markup';
import { noPrint } from '../../styles/layout';
import { from } from '../../styles/media';
import { color, radius } from '../../styles/tokens';

const box = css({ [from.menu]: { display: 'none' } });
const toggle = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > & path:first-of-type, details:not([open]) > & path:last-of-type': { display: 'none' },
});

/**
 * Opens the menu of small windows, which follows it. A `details`, so that it does without scripts too; the styles of what
 * follows go by its `open`, and `src/shell/early/mobile-menu.ts` keeps the focus there.
 */
export function MenuToggle() {
  return (
    <details css={[box, noPrint]} {...mark('mobile-menu')} suppressHydrationWarning>
      <summary css={toggle} aria-label="Menu">
        <svg
          width="22"
          height="22"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="square"
          aria-hidden="true"
        >
          <path d={iconPath(iconShapes.menu)} />
          <path d={iconPath(iconShapes.x)} />
        </svg>
      </summary>
    </details>
  );
}
