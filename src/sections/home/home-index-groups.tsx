import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { formatDate } from '../../lib/format';
import { wallClock } from '../../lib/zones';
import { count, formatBytes } from '../../lib/numbers';
import type { EntryLine } from '../../components/entry-lines/entry-lines';
import { ruled, section, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h2Text } from '../../styles/text';
import { space } from '../../styles/tokens';
import { HOME_INDEX_ID, type HomeIndexProps } from './home-index-data';
import { IndexGroup, type IndexGroupProps } from './index-group';

export const homeNews = graphql`
  fragment HomeNews on PressRelease {
    path
    title
    published_at
  }
`;

export const homePost = graphql`
  fragment HomePost on BlogPost {
    path
    title
    published_at
  }
`;

export const homeRole = graphql`
  fragment HomeRole on Job {
    path
    title
    location
  }
`;

export const homeAward = graphql`
  fragment HomeAward on Award {
    api_id
    title
    issuer
    year
  }
`;

export const homeEvent = graphql`
  fragment HomeEvent on TechSeriesEvent {
    api_id
    title
    starts_at
    is_past
    clock_offset
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

export interface HomeIndexGroupsProps extends HomeIndexProps {
  /** Ids of the events that are over, as `usePast` has them. */
  past: string;
}

/** Events of the series; of the rest the page asks for no more. */
const SHOWN = 3;

const body = css([section, { display: 'grid', gap: space.xl }]);
const grid = css({
  display: 'grid',
  gap: `${space.xl} ${space.xl}`,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const words = (...parts: readonly (string | number | null | undefined)[]) =>
  parts.filter(Boolean).join(', ');

type Dated = Queries.HomeNewsFragment | Queries.HomePostFragment;

const datedLine = ({ path, title, published_at: at }: Dated): EntryLine => ({
  key: path,
  title,
  href: path,
  about: formatDate(at),
});

/** An event by its day there, and its place. */
function eventLine(event: Queries.HomeEventFragment): EntryLine {
  const { api_id: key, title, starts_at: at, location, clock_offset: offset } = event;
  const day = at ? formatDate(wallClock(at, offset)) : 'Date to be announced';
  return { key, title, about: words(day, location) };
}

/** The index, as of what is over: a separate part, since its lines change only then. */
export function HomeIndexGroups(props: HomeIndexGroupsProps) {
  const { news, posts, awards, events, downloads, jobs, openRoles } = props;
  const past = new Set(props.past.split(' '));
  const upcoming = events.filter((event) => !past.has(event.api_id)).reverse();
  const hasDates = upcoming.length > 0;
  const groups: readonly IndexGroupProps[] = [
    {
      heading: 'News',
      more: { label: 'All news', to: '/resources/press-release' },
      lines: news.map(datedLine),
    },
    {
      heading: 'From the blog',
      more: { label: 'All posts', to: '/resources/blogs' },
      lines: posts.map(datedLine),
    },
    {
      heading: hasDates ? 'Next in the tech series' : 'From the tech series',
      more: { label: 'Programme', to: '/resources/global-tech-series' },
      lines: (hasDates ? upcoming : events).slice(0, SHOWN).map(eventLine),
    },
    {
      heading: 'Awards',
      more: { label: 'All awards', to: '/resources/awards' },
      lines: awards.map(({ api_id: key, title, issuer, year }) => ({
        key,
        title,
        about: words(issuer, year),
      })),
    },
    {
      heading: 'Downloads',
      more: { label: 'All downloads', to: '/resources/downloads' },
      lines: downloads.map(({ api_id: key, title, url, size_bytes: bytes }) => ({
        key,
        title,
        href: url,
        about: words('PDF', bytes ? formatBytes(bytes) : null),
      })),
    },
    {
      heading: count(openRoles, 'open role', 'open roles'),
      more: { label: 'How we hire', to: '/corporate-overview/careers' },
      lines: jobs.map(({ path, title, location }) => ({
        key: path,
        title,
        href: path,
        about: location ?? '',
      })),
    },
  ];
  return (
    <section css={wrap} id={HOME_INDEX_ID} data-past={props.past} aria-labelledby="index-heading">
      <div css={[props.isRuled && ruled, body]}>
        <h2 css={h2Text} id="index-heading">
          News, dates and downloads
        </h2>
        <div css={grid}>
          {groups.map((group) => (
            <IndexGroup key={group.more.to} {...group} />
          ))}
        </div>
      </div>
    </section>
  );
}
