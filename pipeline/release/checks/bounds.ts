/** Compares a site's size with that of the live one: a release that loses a third of it is an accident. */
import { formatNumber } from '../../../src/lib/numbers';
import { error, type Finding } from './finding';

export interface Size {
  pages: number;
  bytes: number;
}

/** A change of no more pages than this is never an error. */
const FEW_PAGES = 20;

const percent = (share: number) => `${Math.round(Math.abs(share) * 100)} %`;

function moved(before: number, after: number): number {
  return before === 0 ? 0 : (after - before) / before;
}

/**
 * @param maxChange the share that a site may lose; it may grow by the inverse, so that the way back is allowed too
 */
export function checkBounds(before: Size, after: Size, maxChange: number): Finding[] {
  const growth = maxChange >= 1 ? Infinity : 1 / (1 - maxChange) - 1;
  const findings: Finding[] = [];
  for (const [what, from, to] of [
    ['pages', before.pages, after.pages],
    ['bytes', before.bytes, after.bytes],
  ] as const) {
    const share = moved(from, to);
    const isFew = what === 'pages' && Math.abs(to - from) <= FEW_PAGES;
    if (isFew || (share >= -maxChange && share <= growth)) continue;
    findings.push({
      ...error(
        'the whole site',
        `would ${share < 0 ? 'lose' : 'grow by'} ${percent(share)} of its ${what} (${formatNumber(from)} live, ${formatNumber(to)} built). If that is intended, release with --accept-change.`,
      ),
      accept: '--accept-change',
    });
  }
  return findings;
}
