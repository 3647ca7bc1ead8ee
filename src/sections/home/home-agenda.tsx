import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { eventOffset } from '../../clock/event-offset';
import { formatBytes, formatDate, formatPeriod, wallClock } from '../../lib/format';
import { usePast } from '../../clock/use-past';
import { columns, plainList, section, span, wrap } from '../../styles/layout';
import {
  h1Text,
  h3Text,
  h4Text,
  mutedText,
  quietLink,
  smallText,
  standaloneLink,
  tabular,
} from '../../styles/text';
import { color, space } from '../../styles/tokens';

export const homeEvent = graphql`
  fragment HomeEvent on TechSeriesEvent {
    api_id
    title
    starts_at
    is_past
    ends_at
    location
  }
`;

export const homeDownload = graphql`
  fragment HomeDownload on Pdf {
    api_id
    title
    url
    size_bytes
  }
`;

export interface HomeAgendaProps {
  events: readonly Queries.HomeEventFragment[];
  downloads: readonly Queries.HomeDownloadFragment[];
}

const side = css({ display: 'grid', alignContent: 'start', gap: space.m });
const row = css({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
});

const eventBox = css({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  columnGap: space.m,
  paddingBlock: space.l,
  borderTop: `1px solid ${color.line}`,
});
const date = css({ display: 'grid', alignContent: 'start', gap: space.xs });
const day = css([h1Text, tabular, { lineHeight: 0.85 }]);
const eventWords = css({ display: 'grid', gap: space.hair, alignContent: 'start' });

/** The next events of the tech series, and the downloads. */
export function HomeAgenda({ events, downloads }: HomeAgendaProps) {
  const { past, attribute } = usePast(events, 'agenda');
  const upcoming = events.filter((event) => !past.has(event.api_id)).reverse();
  const shown = upcoming.length > 0 ? upcoming : events;
  if (shown.length === 0 && downloads.length === 0) return null;
  return (
    <div css={wrap} id="agenda" data-past={attribute}>
      <div css={[section, columns]}>
        {shown.length > 0 ? (
          <section css={[side, span('1 / span 6')]} aria-labelledby="series">
            <h2 css={h3Text} id="series">
              {upcoming.length > 0 ? 'Next in the tech series' : 'From the tech series'}
            </h2>
            <ul css={plainList}>
              {shown.slice(0, 3).map((event) => (
                <EventRow key={event.api_id} event={event} />
              ))}
            </ul>
            <Link css={standaloneLink} to="/resources/global-tech-series">
              The whole programme
            </Link>
          </section>
        ) : null}
        {downloads.length > 0 ? (
          <section css={[side, span('8 / -1')]} aria-labelledby="downloads">
            <h2 css={h3Text} id="downloads">
              To take away
            </h2>
            <ul css={plainList}>
              {downloads.map(({ api_id: id, title, url, size_bytes: bytes }) => (
                <li key={id} css={row}>
                  <a css={quietLink} href={url} dir="auto">
                    {title}
                  </a>
                  <p css={[smallText, mutedText, tabular]}>
                    {['PDF', bytes ? formatBytes(bytes) : ''].filter(Boolean).join(', ')}
                  </p>
                </li>
              ))}
            </ul>
            <Link css={standaloneLink} to="/resources/downloads">
              All downloads
            </Link>
          </section>
        ) : null}
      </div>
    </div>
  );
}

/** An event by its day. */
function EventRow({ event }: { event: Queries.HomeEventFragment }) {
  const { title, starts_at: startsAt, ends_at: endsAt, location } = event;
  const offset = startsAt ? eventOffset(startsAt, location) : 0;
  const there = startsAt ? wallClock(startsAt, offset) : null;
  return (
    <li css={eventBox}>
      {/* The words beside it say the same in full. */}
      {startsAt ? (
        <time css={date} dateTime={startsAt} aria-hidden="true">
          <span css={day}>{formatDate(there, 'day')}</span>{' '}
          <span css={[smallText, mutedText]}>{formatDate(there, 'monthName').slice(0, 3)}</span>
        </time>
      ) : (
        <span />
      )}
      <div css={eventWords}>
        <h3 css={h4Text} dir="auto">
          {title}
        </h3>
        <p css={[smallText, mutedText, tabular]}>
          {[startsAt ? formatPeriod(startsAt, endsAt, offset) : 'Date to come', location]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
    </li>
  );
}
