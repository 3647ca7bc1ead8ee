import { css, keyframes } from '@emotion/react';
import { Link } from 'gatsby';
import { useEffect, useState } from 'react';
import { definitionOf } from '../../collections';
import { itemAddress } from './item-address';
import type { RootMarked } from '../../site/markup';
import { columns, span, wrap } from '../../styles/layout';
import { forcedColours, motionWelcome } from '../../styles/media';
import { h2Text, leadText, smallText, standaloneLink } from '../../styles/text';
import { color, space } from '../../styles/tokens';

/** After so long an answer is no longer to be expected at once. */
const SLOW_MS = 6_000;

const page = css([columns, { paddingBlock: `${space.xxl} ${space.section}` }]);
const words = css({ display: 'grid', gap: space.l, alignContent: 'start' });
const lines = css({ display: 'grid', gap: space.m, marginTop: space.l });
const breathe = keyframes({ '50%': { opacity: 0.45 } });
const line = css({
  height: '0.875rem',
  backgroundColor: color.weft,
  [motionWelcome]: { animation: `${breathe} 2.4s ease-in-out infinite` },
  [forcedColours]: { backgroundColor: 'GrayText' },
});
/** In the built page, shown where the head's script has found that the address may be an item's. */
const untilKnown = css({
  display: 'none',
  [`${'[data-look-up]' satisfies RootMarked} &`]: { display: 'grid' },
});

/** The lines of a text to come, in per cent of their column. */
const widths = [96, 100, 91, 98, 62] as const;

export interface LookUpSkeletonProps {
  /** The address that is looked up; empty in the built page, which does not know it. */
  path: string;
}

/** Says that an address is being looked up. */
export function LookUpSkeleton({ path }: LookUpSkeletonProps) {
  const Heading = path === '' ? 'p' : 'h1';
  return (
    <div css={[wrap, page, path === '' && untilKnown]} data-look-up-skeleton="">
      <div css={[words, span('1 / span 8')]}>
        <Heading css={h2Text}>Looking up this page</Heading>
        <p css={leadText}>It may be newer than the site’s last update. We are checking.</p>
        {path === '' ? null : <SlowAnswer path={path} />}
        <div css={lines} aria-hidden="true">
          {widths.map((width) => (
            <div key={width} css={[line, { width: `${width}%` }]} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A way on for those who do not want to wait. */
function SlowAnswer({ path }: LookUpSkeletonProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  const address = itemAddress(path);
  const kind = address && definitionOf(address.collection);
  return (
    <div role="status">
      {isSlow && kind ? (
        <p css={smallText}>
          This is taking longer than it should. In the meantime:{' '}
          <Link css={standaloneLink} to={kind.pages.list}>
            all {kind.many}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
