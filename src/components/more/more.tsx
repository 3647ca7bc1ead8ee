import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

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
    // A plus that turns would become the cross that takes something away.
    '&::after': { content: "'+' / ''", fontSize: '1.25em', lineHeight: 1 },
    '[open] > &::after': { content: "'−' / ''" },
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
      <summary css={summary}>{label}</summary>
      <div css={body}>{children}</div>
    </details>
  );
}
