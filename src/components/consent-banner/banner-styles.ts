import { css } from '@emotion/react';
import { BANNER_ROOM, MOST_BANNER_ROOM } from '../../lib/consent-markup';
import { SERVICE_KEYS } from '../../lib/cloth/weaves';
import { noPrint } from '../../styles/layout';
import { forcedColours, from, hover, motionWelcome } from '../../styles/media';
import { h4Text } from '../../styles/text';
import { color, radius, space, threadColor, time, width } from '../../styles/tokens';
import { buttonStyle } from '../button/button-styles';
import { BAR_HEIGHT } from '../site-header/bar';
import {
  bannerOffset,
  offsetBetween,
  offsetWindows,
  scaled,
  targetHeight,
} from './banner-measures';

/** The eight threads side by side, each as wide as the next, with sharp edges. */
const threads = SERVICE_KEYS.map((key, index) => {
  const share = 100 / SERVICE_KEYS.length;
  return `${threadColor(key)} ${index * share}% ${(index + 1) * share}%`;
}).join(', ');

const room = `var(${BANNER_ROOM}, ${MOST_BANNER_ROOM})`;

/** For the page as long as the banner is shown: neither what has the focus nor its last line lies beneath. */
export const roomForBanner = css({
  // Inherited, as it is where a browser does not know this, each change of it styles all of the page anew.
  [`@property ${BANNER_ROOM}`]: {
    syntax: '"<length>"',
    inherits: 'false',
    initialValue: MOST_BANNER_ROOM,
  },
  ':root[data-consent]': {
    scrollPaddingBottom: `calc(${room} + ${space.l})`,
    '& body': { paddingBottom: room },
    '@media print': { '& body': { paddingBottom: 0 } },
  },
});

export const box = css([
  {
    display: 'none',
    'html[data-consent] &': { display: 'flex' },
    [offsetWindows]: { '--banner-offset': offsetBetween },
    position: 'fixed',
    // Beneath the header, whose menus lie over everything.
    zIndex: 9,
    insetInline: bannerOffset,
    bottom: bannerOffset,
    flexDirection: 'column',
    maxWidth: width.page,
    // The page stays in sight above it, and what has the focus there.
    maxHeight: `min(100vh - ${BAR_HEIGHT} - 2 * ${bannerOffset}, max(60vh, 15rem))`,
    marginInline: 'auto',
    border: `1px solid ${color.edge}`,
    borderTop: 0,
    backgroundColor: color.raised,
    '&::before': {
      content: '""',
      flex: '0 0 4px',
      background: `linear-gradient(90deg, ${threads})`,
      forcedColorAdjust: 'none',
    },
    [motionWelcome]: {
      transition: `opacity ${time.calm} ${time.ease}`,
      '@starting-style': { opacity: 0 },
    },
    [forcedColours]: { borderTop: '1px solid' },
  },
  noPrint,
]);

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  gap: scaled(1),
  padding: `${scaled(1)} ${scaled(1.25)} ${scaled(1.25)}`,
  [from.nav]: {
    flexDirection: 'row',
    alignItems: 'center',
    columnGap: scaled(3),
    padding: `${scaled(1.25)} ${scaled(2)} ${scaled(1.5)}`,
  },
});

/** Scrolls by itself where the window is low, so that both answers stay in sight. */
export const words = css({
  flex: '1 1 auto',
  display: 'grid',
  alignContent: 'start',
  gap: scaled(0.5),
  minHeight: '3.2rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the ring of the link.
  padding: 4,
  margin: -4,
});
export const title = css([h4Text, { paddingInlineEnd: '2.5rem', [from.nav]: { padding: 0 } }]);
export const text = css({ fontSize: '1rem', lineHeight: 1.5, maxWidth: '46em' });
/** What is chosen now: told when the visitor has asked for the settings. */
export const status = css([
  text,
  { display: 'none', fontWeight: 600, "html[data-consent='settings'] &": { display: 'block' } },
]);
export const reason = css([
  text,
  {
    display: 'none',
    "html[data-consent-reason='call'] &": { display: 'block' },
    '& a': { whiteSpace: 'nowrap' },
  },
]);

export const answers = css({
  flex: '0 0 auto',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: scaled(0.75),
  [from.nav]: { width: '20rem', marginInlineEnd: '2.75rem' },
});
export const answer = css([
  ...buttonStyle('outline'),
  {
    minHeight: targetHeight,
    paddingBlock: '0.25rem',
    paddingInline: scaled(1.375),
    backgroundColor: color.paper,
    fontSize: '1rem',
    cursor: 'pointer',
    [hover]: { '&:hover': { backgroundColor: color.paper } },
  },
]);
export const close = css({
  position: 'absolute',
  insetInlineEnd: scaled(0.5),
  top: `calc(4px + ${scaled(0.5)})`,
  display: 'grid',
  placeItems: 'center',
  width: targetHeight,
  height: targetHeight,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  cursor: 'pointer',
  [hover]: { '&:hover': { backgroundColor: color.paper } },
});
