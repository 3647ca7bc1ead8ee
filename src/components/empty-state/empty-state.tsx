import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { leadText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { WeaveSwatch } from '../../cloth/weave-swatch';

const box = css({ display: 'grid', gap: space.l, paddingBlock: space.l });
const loom = css({ height: '5rem', borderBlock: `1px solid ${color.line}` });

/** State of a list with nothing to show: an empty loom, and the reason. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div css={box}>
      <div css={loom}>
        <WeaveSwatch service="consulting" cell={10} />
      </div>
      <p css={leadText}>{children}</p>
    </div>
  );
}
