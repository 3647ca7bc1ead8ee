import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { wrap } from '../../styles/layout';
import { space } from '../../styles/tokens';

const body = css({ display: 'grid', gap: space.xl, paddingBottom: space.section });

export interface ListFrameProps {
  /** Its content is about to be replaced. */
  isBusy: boolean;
  children: ReactNode;
}

/** The column of a refined list. */
export function ListFrame({ isBusy, children }: ListFrameProps) {
  return (
    <div css={[wrap, body]} aria-busy={isBusy || undefined}>
      {children}
    </div>
  );
}
