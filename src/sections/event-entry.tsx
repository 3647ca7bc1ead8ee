import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ButtonLink } from '../components/button-link/button-link';
import { Cover } from '../components/cover/cover';
import { searchItem } from '../lib/search-kinds';
import { formatDate, formatPeriod } from '../lib/format';
import { from } from '../styles/media';
import { captionText, h1Text, h3Text, mutedText, smallText, tabular } from '../styles/text';
import { color, space } from '../styles/tokens';

export const eventEntry = graphql`
  fragment EventEntry on TechSeriesEvent {
    api_id
    title
    short_description
    starts_at
    is_past
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
  offline: 'In the room',
  mixed: 'In the room and online',
};

const entry = css({
  display: 'grid',
  gap: `${space.m} ${space.gap}`,
  paddingBlock: space.xl,
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  [from.medium]: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
  [from.wide]: { gridTemplateColumns: '9rem minmax(0, 1fr) 15rem' },
});
const day = css([h1Text, tabular, { lineHeight: 0.9 }]);
const words = css({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space.s });
const cover = css({ display: 'none', [from.wide]: { display: 'block' } });

/** One event of the series: its day as large as on a ticket, then what, where and who. */
export function EventEntry({ event, isPast }: { event: Event; isPast: boolean }) {
  const link = isPast ? event.video_url : event.url;
  return (
    <article css={entry} {...searchItem('Event', event.api_id)}>
      <p aria-hidden="true">
        <span css={day}>{formatDate(event.starts_at, 'day')}</span>
        <span css={[smallText, { display: 'block' }]}>
          {formatDate(event.starts_at, 'month') || 'Date to come'}
        </span>
      </p>
      <div css={words}>
        <h3 css={h3Text} dir="auto">
          {event.title}
        </h3>
        {event.starts_at ? (
          <p css={[smallText, mutedText, tabular]}>
            <time dateTime={event.starts_at}>{formatPeriod(event.starts_at, event.ends_at)}</time>
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

function Circumstances({ event }: { event: Event }) {
  const speakers = event.speakers.map(({ name, role }) => [name, role].filter(Boolean).join(', '));
  return (
    <p css={[captionText, mutedText]} dir="auto">
      {[event.location ?? modes[event.mode ?? ''], ...speakers].filter(Boolean).join(' · ')}
    </p>
  );
}
