import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { smallText } from '../../styles/text';
import { color, space, time } from '../../styles/tokens';
import { motionWelcome } from '../../styles/media';
import { Icon } from '../icons/icon';

const summary = css([
  smallText,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    minHeight: '2.75rem',
    color: color.muted,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    // A plus without its upright is a minus; turned it would be the cross that takes something away.
    '& svg': {
      clipPath: 'inset(0)',
      [motionWelcome]: { transition: `clip-path ${time.quick} ${time.ease}` },
    },
    '[open] > & svg': { clipPath: 'inset(45.8% 0)' },
  },
]);
const body = css({ display: 'grid', gap: space.s, paddingBottom: space.m });

export interface MoreProps {
  /** Label of the disclosure: `95 more categories`. */
  label: string;
  children: ReactNode;
}

/** The rest of a long list, folded away; needs no script. */
export function More({ label, children }: MoreProps) {
  return (
    // Opened before React is there, it stays open.
    <details suppressHydrationWarning>
      <summary css={summary}>
        {label}
        <Icon name="plus" size={14} />
      </summary>
      <div css={body}>{children}</div>
    </details>
  );
}
