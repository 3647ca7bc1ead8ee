import { usePast } from '../../clock/use-past';
import { HOME_INDEX_ID, type HomeIndexProps } from './home-index-data';
import { HomeIndexGroups } from './home-index-groups';

/** The newest of everything that is published beside the work, as one index, by the visitor's clock. */
export function HomeIndex(props: HomeIndexProps) {
  const { news, posts, awards, events, downloads, jobs } = props;
  const { attribute } = usePast(events, HOME_INDEX_ID);
  const lists = [news, posts, awards, events, downloads, jobs];
  if (lists.every(({ length }) => length === 0)) return null;
  return <HomeIndexGroups {...props} past={attribute} />;
}
