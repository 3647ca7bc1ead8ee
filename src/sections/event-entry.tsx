import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ButtonLink } from '../components/button-link/button-link';
import { Cover } from '../pictures/cover';
import { searchItem } from '../site-search/search-kinds';
import { formatDate } from '../lib/format';
import { wallClock, zoneName } from '../lib/zones';
import { timeOf } from '../lib/time-of';
import { from } from '../styles/media';
import { captionText, h1Text, h3Text, mutedText, smallText, tabular } from '../styles/text';
import { color, space } from '../styles/tokens';
import { VisitorTime } from '../clock/visitor-time';

export const eventEntry = graphql`
  fragment EventEntry on TechSeriesEvent {
    api_id
    title
    short_description
    starts_at
    is_past
    clock_offset
    ends_at
    mode
    location
    video_url
    url
    speakers {
      name
      role
    }
    image {
      ...PictureCard
    }
  }
`;

type Event = Queries.EventEntryFragment;

const modes: Record<string, string> = {
  online: 'Online',
  offline: 'In person',
  mixed: 'In person and online',
};

const entry = css({
  display: 'grid',
  // On a phone too: a word that cannot be broken would widen all of it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.m} ${space.gap}`,
  paddingBlock: space.xl,
  breakInside: 'avoid',
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  [from.medium]: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
  [from.wide]: { gridTemplateColumns: '9rem minmax(0, 1fr) 15rem' },
});
const day = css([h1Text, tabular, { lineHeight: 0.9 }]);
const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.s,
});
const circumstances = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.hair} ${space.m}`,
});
const value = css({ gridColumn: 2 });
const cover = css({ display: 'none', [from.wide]: { display: 'block' } });

/** One event of the series: its day as large as on a ticket, then what, where and who. */
export function EventEntry({ event, isPast }: { event: Event; isPast: boolean }) {
  const link = isPast ? event.video_url : event.url;
  const { clock_offset: offset } = event;
  return (
    <article css={entry} {...searchItem('Event', event.api_id)}>
      <EventDay at={event.starts_at} offset={offset} />
      <div css={words}>
        <h3 css={h3Text} dir="auto">
          {event.title}
        </h3>
        {event.starts_at ? (
          <p css={[smallText, mutedText, tabular]}>
            <EventTime startsAt={event.starts_at} endsAt={event.ends_at} offset={offset} />
            {isPast ? null : (
              <VisitorTime startsAt={event.starts_at} endsAt={event.ends_at} placeOffset={offset} />
            )}
          </p>
        ) : null}
        {event.short_description ? (
          <p css={smallText} dir="auto">
            {event.short_description}
          </p>
        ) : null}
        <Circumstances event={event} />
        {link ? (
          <ButtonLink to={link} variant={isPast ? 'outline' : 'action'} rel="noopener noreferrer">
            {isPast ? 'Watch the recording' : 'Reserve a place'}
          </ButtonLink>
        ) : null}
      </div>
      <Cover css={cover} picture={event.image} slug={event.api_id} alt="" sizes="240px" />
    </article>
  );
}

/** Written whole, so that it is also read whole: the day is only set larger. */
function EventDay({ at, offset }: { at: string | null; offset: number }) {
  const there = at ? wallClock(at, offset) : null;
  const written = formatDate(there, 'day');
  if (!at || !written) return <p css={smallText}>Date to be announced</p>;
  return (
    <p>
      <time dateTime={at}>
        <span css={day}>{written}</span>{' '}
        <span css={[smallText, { display: 'block' }]}>{formatDate(there, 'month')}</span>
      </time>
    </p>
  );
}

interface Period {
  startsAt: string;
  endsAt: string | null;
  /** Minutes that the clocks of its place are ahead of UTC. */
  offset: number;
}

/** By the clocks of the place where it begins, whose day is known. */
function EventTime({ startsAt, endsAt, offset }: Period) {
  const start = wallClock(startsAt, offset);
  const end = endsAt && timeOf(endsAt) !== null ? wallClock(endsAt, offset) : null;
  return (
    <>
      <time dateTime={startsAt}>{formatDate(start, 'time')}</time>
      {end && endsAt ? (
        <>
          {' to '}
          <time dateTime={endsAt}>
            {formatDate(start) === formatDate(end) ? null : `${formatDate(end, 'dayMonth')}, `}
            {formatDate(end, 'time')}
          </time>
        </>
      ) : null}
      {`, ${zoneName(offset)}`}
    </>
  );
}

function Circumstances({ event }: { event: Event }) {
  const place = event.location ?? modes[event.mode ?? ''];
  const speakers = event.speakers.map(({ name, role }) => [name, role].filter(Boolean).join(', '));
  if (!place && speakers.length === 0) return null;
  return (
    <dl css={[captionText, circumstances]}>
      {place ? <Circumstance name="Where" values={[place]} /> : null}
      {speakers.length > 0 ? <Circumstance name="With" values={speakers} /> : null}
    </dl>
  );
}

function Circumstance({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <>
      <dt css={mutedText}>{name}</dt>
      {values.map((each, index) => (
        <dd key={index} css={value} dir="auto">
          {each}
        </dd>
      ))}
    </>
  );
}
