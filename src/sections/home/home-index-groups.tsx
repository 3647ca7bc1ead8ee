import { css } from '@emotion/react';
import { awardLine, datedLine, documentLine, eventLine, roleLine } from '../entry-lines';
import { count } from '../../lib/numbers';
import { ruled, section, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h2Text } from '../../styles/text';
import { space } from '../../styles/tokens';
import { HOME_INDEX_ID, type HomeIndexProps } from './home-index-data';
import { IndexGroup, type IndexGroupProps } from './index-group';

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
      lines: awards.map(awardLine),
    },
    {
      heading: 'Downloads',
      more: { label: 'All downloads', to: '/resources/downloads' },
      lines: downloads.map(documentLine),
    },
    {
      heading: count(openRoles, 'open role', 'open roles'),
      more: { label: 'How we hire', to: '/corporate-overview/careers' },
      lines: jobs.map(roleLine),
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
