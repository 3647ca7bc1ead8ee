import { css } from '@emotion/react';
import type { Hub } from '../../site/hubs';
import { below, from } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { ShellLink } from '../shell-link';
import { across, headLink } from './menu-styles';

// Not the link's own: its styles are those of the other entries.
const row = css([
  across('1 / -1'),
  {
    [from.menu]: {
      paddingBottom: space.s,
      borderBottom: `1px solid ${color.line}`,
    },
    [below.menu]: { marginBottom: 2 },
  },
]);

/** The page above those of a panel, as its first entry: its button only opens the panel. */
export function HubEntry({ hub }: { hub: Hub }) {
  return (
    <div css={row}>
      <ShellLink css={headLink} link={hub}>
        {hub.menuName}
      </ShellLink>
    </div>
  );
}
