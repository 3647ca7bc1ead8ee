import { css } from '@emotion/react';
import { CategoryNav } from '../../components/category-nav/category-nav';
import { listAddress } from '../../lib/list-query';
import type { CategoryLink } from '../../lib/page-contexts';
import { stay } from '../../lib/stay';
import { HydratedPart } from '../../providers/hydration';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import { listNames } from './list-names';
import { TitleSearch } from './title-search';
import type { Refining } from './use-refining';

const tools = css({
  display: 'grid',
  gap: space.l,
  [from.nav]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)',
    alignItems: 'start',
    columnGap: space.xxl,
  },
});
const only = css({ maxWidth: '36rem' });

/** What refines a list: its categories, and a search in its titles. */
export function ListTools({ refining }: { refining: Refining }) {
  const { collection, place, query } = refining;
  const search = (
    <TitleSearch refining={refining} label={`Search the ${listNames[collection].many} by title`} />
  );
  if (place.categories.length === 0)
    return (
      <HydratedPart>
        <div css={only}>{search}</div>
      </HydratedPart>
    );
  const shown = query ? query.category : place.category;
  const hrefOf = (title: string) => (category: CategoryLink | null) =>
    listAddress(place, { title, category, page: 1 });
  return (
    <HydratedPart>
      <div css={tools}>
        <CategoryNav
          listPath={place.listPath}
          categories={place.categories}
          current={shown && (shown.path ?? undefined)}
          // Within a search the links keep it.
          {...(query?.title ? { hrefOf: hrefOf(query.title), state: stay } : {})}
        />
        {search}
      </div>
    </HydratedPart>
  );
}
