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
    'The newest could not be loaded. This list is from when the site was last built, and may be older.',
  late: 'The newest is still on its way. Until it comes, this list is from when the site was last built, and may be older.',
} as const;

/** A note to read before the list. */
export function ListNote({ children }: { children: string }) {
  return <p css={note}>{children}</p>;
}
