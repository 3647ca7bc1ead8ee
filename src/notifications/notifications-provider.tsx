import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/error-boundary/error-boundary';
import { noPrint } from '../styles/layout';
import { space } from '../styles/tokens';
import { useList } from './place';

/** Section 9 of the specification: 60 px from the top. */
const place = css({
  position: 'fixed',
  zIndex: 30,
  top: 60,
  insetInlineEnd: space.gutter,
  display: 'grid',
  gap: space.xs,
  width: `min(24rem, 100% - 2 * ${space.gutter})`,
  maxHeight: 'calc(100vh - 60px)',
  overflowY: 'auto',
  // The page beneath the gaps stays usable.
  pointerEvents: 'none',
});

/** The page, and the live region for messages above it, which precedes any message: or none would be announced. */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const list = useList();
  return (
    <>
      {children}
      <div
        css={[place, noPrint]}
        aria-live="polite"
        aria-relevant="additions"
        data-notifications=""
      >
        {list ? <ErrorBoundary fallback={null}>{list}</ErrorBoundary> : null}
      </div>
    </>
  );
}
