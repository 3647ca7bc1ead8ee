import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../../components/page-header/page-header';
import { company } from '../../site/company';
import { techSeries } from '../../site/resource-pages';
import { usePast } from '../../clock/use-past';
import { ListSeo } from '../../seo/list-seo';
import { EventEntry } from '../../sections/event-entry';
import { columns, section, span, wrap } from '../../styles/layout';
import { h2Text, leadText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

export const query = graphql`
  query GlobalTechSeries {
    allTechSeriesEvent(sort: [{ starts_at_utc: ASC }, { api_id: ASC }]) {
      nodes {
        ...EventEntry
      }
    }
  }
`;

const upcomingBand = css({ marginTop: space.xl, backgroundColor: color.raised });

/** `/resources/global-tech-series`: future events as a programme, past ones as an index. */
export default function GlobalTechSeries({ data }: PageProps<Queries.GlobalTechSeriesQuery>) {
  const events = data.allTechSeriesEvent.nodes;
  const { past: pastIds, attribute } = usePast(events, 'upcoming-events');
  const upcoming = events.filter((event) => !pastIds.has(event.api_id));
  const past = events.filter((event) => pastIds.has(event.api_id)).reverse();
  return (
    <>
      <ListSeo
        facts={{
          title: 'Global tech series',
          place: '',
          path: techSeries.path,
          trail: [techSeries],
        }}
        description={`Talks and workshops by the teams of ${company.name}, online and in person: dates with their time zones, speakers, and recordings of past events.`}
        jsonLd={upcoming.map((event) => [
          'upcomingEvent',
          { ...event, imageUrl: event.image?.url ?? null },
          techSeries.path,
        ])}
      />
      <PageHeader
        trail={[techSeries]}
        title="Global tech series"
        lead="One subject, one working system on the screen, and the people responsible for it. Free, with no sales talk before or after."
      />
      <section
        css={[upcomingBand, section]}
        id="upcoming-events"
        data-past={attribute}
        aria-labelledby="upcoming"
      >
        <div css={[wrap, columns]}>
          <h2 css={[h2Text, span('1 / span 3')]} id="upcoming">
            Coming up
          </h2>
          <div css={span('4 / -1')}>
            {upcoming.length > 0 ? (
              upcoming.map((event) => (
                <EventEntry key={event.api_id} event={event} isPast={false} />
              ))
            ) : (
              <p css={leadText}>The next dates are being set. They will appear here first.</p>
            )}
          </div>
        </div>
      </section>
      {past.length > 0 ? (
        <section css={[wrap, section]} aria-labelledby="past">
          <div css={columns}>
            <h2 css={[h2Text, span('1 / span 3')]} id="past">
              Past events
            </h2>
            <div css={span('4 / -1')}>
              {past.map((event) => (
                <EventEntry key={event.api_id} event={event} isPast />
              ))}
            </div>
          </div>
        </section>
      ) : null}
    </>
  );
}
