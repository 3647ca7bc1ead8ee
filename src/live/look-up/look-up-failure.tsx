import { css } from '@emotion/react';
import { useEffect } from 'react';
import { Button } from '../../components/button/button';
import { MAIN_ID } from '../../site/markup';
import type { FailureKind } from '../api/errors';
import { leadText } from '../../styles/text';
import { space } from '../../styles/tokens';

const box = css({ display: 'grid', gap: space.l, justifyItems: 'start' });

const reasons: Readonly<Partial<Record<FailureKind, string>>> = {
  offline: 'this device is offline',
  timeout: 'no answer came in time',
};

/** Why it is unknown whether there is a page, with a retry. One that failed offline is retried automatically. */
export function LookUpFailure({ kind, again }: { kind: FailureKind; again: () => void }) {
  useEffect(() => {
    if (kind !== 'offline') return undefined;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [kind, again]);
  const onClick = () => {
    // The button goes with the failure that it stands below.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    again();
  };
  return (
    <div css={box}>
      <p css={leadText}>
        This page may be newer than the site’s last update. We could not check:{' '}
        {reasons[kind] ?? 'the server did not answer as it should'}.
      </p>
      <Button variant="outline" onClick={onClick}>
        Check again
      </Button>
    </div>
  );
}
