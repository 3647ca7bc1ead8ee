import { css, keyframes } from '@emotion/react';
import { notificationTitles, type NotificationKind } from './notification-types';
import { forcedColours, hover, motionWelcome } from '../styles/media';
import { smallText } from '../styles/text';
import { color, radius, space, threadColor, time } from '../styles/tokens';
import { Icon } from '../components/icons/icon';
import type { IconName } from '../components/icons/icon-shapes';

const arrive = keyframes({
  from: { opacity: 0, transform: 'translateY(-8px)' },
  to: { opacity: 1, transform: 'none' },
});
const box = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.s,
  padding: `${space.xs} ${space.xs} ${space.s} ${space.m}`,
  border: `1px solid ${color.edge}`,
  borderInlineStart: '6px solid var(--kind)',
  borderRadius: radius.control,
  backgroundColor: color.paper,
  pointerEvents: 'auto',
  [motionWelcome]: { animation: `${arrive} ${time.quick} ${time.ease}` },
  [forcedColours]: { borderInlineStartColor: 'Highlight' },
});
const icon = css({ color: 'var(--kind)', paddingTop: space.s });
const words = css({ paddingTop: '0.625rem' });
const title = css({ fontWeight: 600 });
const close = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  cursor: 'pointer',
  [hover]: { '&:hover': { backgroundColor: color.raised } },
});

const looks: Readonly<Record<NotificationKind, { icon: IconName; style: ReturnType<typeof css> }>> =
  {
    success: { icon: 'circle-check', style: css({ '--kind': threadColor('fintech') }) },
    error: { icon: 'circle-alert', style: css({ '--kind': color.fault }) },
    info: { icon: 'info', style: css({ '--kind': color.focus }) },
    warning: { icon: 'triangle-alert', style: css({ '--kind': threadColor('blockchain') }) },
  };

/** One message, titled by its kind. Its button is answered by the list that it is in. */
export function Notification({ kind, message }: { kind: NotificationKind; message: string }) {
  const look = looks[kind];
  return (
    <div css={[box, look.style]}>
      <div css={icon}>
        <Icon name={look.icon} />
      </div>
      <div css={[smallText, words]}>
        <p css={title}>{notificationTitles[kind]}</p>
        <p dir="auto">{message}</p>
      </div>
      <button css={close} type="button" aria-label="Close">
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}
