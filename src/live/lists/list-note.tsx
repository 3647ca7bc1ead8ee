import { css } from '@emotion/react';
import { smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const note = css([
  smallText,
  {
    maxWidth: '44em',
    paddingInlineStart: space.m,
    borderInlineStart: `3px solid ${color.action}`,
  },
]);

/** By why the build answers in the admin API's place. */
export const standInTexts = {
  failed:
    'The newest items could not be loaded. This list is from the site’s last update, and may be out of date.',
  late: 'The newest items are still loading. Until they arrive, this list is from the site’s last update, and may be out of date.',
} as const;

/** A note to read before the list. */
export function ListNote({ children }: { children: string }) {
  return <p css={note}>{children}</p>;
}
