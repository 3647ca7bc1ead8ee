import { css } from '@emotion/react';
import {
  BANNER_ROOM,
  MOST_BANNER_ROOM,
  scrollPaddingAbove,
  type RootMarked,
} from '../../site/markup';
import { noPrint } from '../../styles/layout';
import { forcedColours, from, hover, motionWelcome } from '../../styles/media';
import { stripes } from '../../styles/thread';
import { color, radius, time } from '../../styles/tokens';
import { buttonStyle } from '../../components/button/button-styles';
import { BAR_HEIGHT } from '../../styles/bar';
import {
  bannerOffset,
  bannerRoom,
  bannerWidth,
  line,
  offsetBetween,
  offsetWindows,
  scale,
  scaleValues,
  targetHeight,
  textSize,
  unscaled,
  windowHeight,
} from './banner-measures';

/** For the page while the banner is shown: it covers neither the focused element nor the last line. */
export const roomForBanner = css({
  // Where a browser does not know this and inherits the value, each change of it restyles the whole page.
  [`@property ${BANNER_ROOM}`]: {
    syntax: '"<length>"',
    inherits: 'false',
    initialValue: MOST_BANNER_ROOM,
  },
  ...windowHeight,
  [`:root${'[data-consent]' satisfies RootMarked}`]: {
    scrollPaddingBottom: scrollPaddingAbove(MOST_BANNER_ROOM),
    '& body': { paddingBottom: bannerRoom },
    '@media print': { '& body': { paddingBottom: 0 } },
  },
});

export const box = css([
  {
    display: 'none',
    [`html${'[data-consent]' satisfies RootMarked} &`]: { display: 'flex' },
    [offsetWindows]: { '--banner-offset': offsetBetween },
    position: 'fixed',
    // Beneath the header, whose menus lie over everything.
    zIndex: 9,
    left: '50%',
    bottom: bannerOffset,
    ...scaleValues,
    translate: '-50%',
    scale,
    transformOrigin: '50% 100%',
    flexDirection: 'column',
    width: bannerWidth,
    // The page stays visible above it, and so does a focused element there.
    maxHeight: unscaled(`min(100vh - ${BAR_HEIGHT} - 2 * ${bannerOffset}, max(60vh, 15rem))`),
    border: `${line()} solid ${color.edge}`,
    borderTop: 0,
    backgroundColor: color.raised,
    '&::before': {
      content: '""',
      flex: `0 0 ${line(4)}`,
      background: stripes((share) => `${share}%`),
      forcedColorAdjust: 'none',
    },
    [motionWelcome]: {
      transition: `opacity ${time.calm} ${time.ease}`,
      '@starting-style': { opacity: 0 },
    },
    '& :focus-visible': { outlineWidth: line(3) },
    [forcedColours]: { borderTop: `${line()} solid` },
  },
  noPrint,
]);

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  gap: '0.5rem',
  padding: '0.5rem 1.25rem',
  [from.medium]: {
    flexDirection: 'row',
    alignItems: 'center',
    columnGap: '2.5rem',
    paddingInlineStart: '2rem',
  },
});

/** Scrolls separately in low windows, so that both answers stay in sight. */
export const words = css({
  flex: '1 1 auto',
  display: 'grid',
  alignContent: 'start',
  gap: '0.25rem',
  minHeight: unscaled('3.2rem'),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the ring of the link.
  padding: line(4),
  margin: line(-4),
  [from.medium]: { minHeight: 0 },
});
export const text = css({ margin: 0, fontSize: textSize, lineHeight: 1.4, textWrap: 'pretty' });
/** The signal of the browser, and in the settings the current choice. */
export const status = css([text, { fontWeight: 600, '&:empty': { display: 'none' } }]);
export const reason = css([
  text,
  {
    display: 'none',
    [`html${"[data-consent-reason='call']" satisfies RootMarked} &`]: { display: 'block' },
    '& a': { whiteSpace: 'nowrap' },
  },
]);

/** Two answers of one width, and beside them the cross. */
export const answers = css({
  flex: '0 0 auto',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  alignItems: 'center',
  gap: '0.75rem',
});
export const answer = css([
  ...buttonStyle('outline'),
  {
    minHeight: targetHeight,
    paddingBlock: '0.25rem',
    paddingInline: '1.125rem',
    borderWidth: line(),
    backgroundColor: color.paper,
    fontSize: textSize,
    cursor: 'pointer',
    [hover]: { '&:hover': { backgroundColor: color.paper } },
  },
]);
export const close = css({
  display: 'grid',
  placeItems: 'center',
  width: targetHeight,
  height: targetHeight,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  fontSize: textSize,
  cursor: 'pointer',
  '& svg': { width: '1.125em', height: '1.125em' },
  [hover]: { '&:hover': { backgroundColor: color.paper } },
});
