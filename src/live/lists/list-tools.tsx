import { css } from '@emotion/react';
import { FilterNav } from '../../components/filter-nav/filter-nav';
import { inPlace } from '../../lib/in-place';
import { HydratedPart } from '../../hydration/hydration';
import { scripted } from '../../styles/layout';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import { categoryLinks, typeLinks } from './filter-links';
import { TitleSearch } from './title-search';
import type { Refining } from './use-refining';

const tools = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  [from.nav]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)',
    alignItems: 'start',
    columnGap: space.xxl,
  },
});
const only = css({ maxWidth: '36rem' });
const filters = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

/** Controls that refine a list: its categories, its services, and a search in its titles. */
export function ListTools({ refining }: { refining: Refining }) {
  const { definition, place, query } = refining;
  const { categories, types = [] } = place;
  const search = (
    <TitleSearch refining={refining} label={`Search the ${definition.many} by title`} />
  );
  if (categories.length === 0 && types.length === 0)
    return (
      <HydratedPart>
        <div css={only}>{search}</div>
      </HydratedPart>
    );
  // A link that stays in the list leaves the page where it is.
  const staying = query?.title || query?.type ? { state: inPlace } : {};
  return (
    <HydratedPart>
      <div css={tools}>
        <div css={filters}>
          {categories.length > 0 ? (
            <FilterNav
              label="Categories"
              isLabelSeen={types.length > 0}
              links={categoryLinks(place, query)}
              {...staying}
            />
          ) : null}
          {types.length > 0 ? (
            <FilterNav
              css={scripted}
              label="Services"
              isLabelSeen
              links={typeLinks(place, query)}
              state={inPlace}
            />
          ) : null}
        </div>
        {search}
      </div>
    </HydratedPart>
  );
}
