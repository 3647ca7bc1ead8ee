import { css } from '@emotion/react';
import { FilterNav } from '../../components/filter-nav/filter-nav';
import { wrap } from '../../styles/layout';
import { below } from '../../styles/media';
import { space } from '../../styles/tokens';
import type { PageWords } from './design-page';

// So few that all of them are seen on a phone, the current one too.
const lines = css({
  [below.small]: {
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space.gap,
      whiteSpace: 'normal',
    },
    '& li': { marginInlineEnd: 0 },
  },
});

/** The pages of a small group, beside each other; nothing on a page without a group. */
export function LocalNav({ path, group = [] }: Pick<PageWords, 'path' | 'group'>) {
  const [first] = group;
  if (!first) return null;
  const links = group.map((each) => ({
    name: each === first ? 'Overview' : each.name,
    to: each.path,
    count: null,
    isCurrent: each.path === path,
  }));
  return (
    <div css={wrap}>
      <FilterNav css={lines} label={first.name} links={links} />
    </div>
  );
}
