import { css } from '@emotion/react';
import { Icon } from '../../components/icons/icon';
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
  '[open] > & svg:first-of-type, details:not([open]) > & svg:last-of-type': { display: 'none' },
});

/**
 * Opens the menu of small windows, which follows it. A `details`, so that it does without scripts too; the styles of what
 * follows go by its `open`, and `src/shell/early/mobile-menu.ts` keeps the focus there.
 */
export function MenuToggle() {
  return (
    <details css={[box, noPrint]} {...mark('mobile-menu')} suppressHydrationWarning>
      <summary css={toggle} aria-label="Menu">
        <Icon name="menu" size={22} />
        <Icon name="x" size={22} />
      </summary>
    </details>
  );
}
