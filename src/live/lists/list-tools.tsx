import { css } from '@emotion/react';
import { FilterNav } from '../../components/filter-nav/filter-nav';
import { inPlace } from '../../lib/in-place';
import { HydratedPart } from '../../hydration/hydration';
import { scripted, span } from '../../styles/layout';
import { from } from '../../styles/media';
import { size, space } from '../../styles/tokens';
import { categoryLinks, typeLinks } from './filter-links';
import { TitleSearch } from './title-search';
import type { Refining } from './use-refining';

const tools = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  [from.nav]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignItems: 'start',
    columnGap: space.gap,
  },
});
// In line with the field of the search, whose label is above it.
const choices = css([
  span('1 / span 8', 'nav'),
  { [from.nav]: { paddingTop: `calc(1.55 * ${size.small} + ${space.xs})` } },
]);
const beside = span('9 / -1', 'nav');
const only = css({ maxWidth: '36rem' });
// The other property is folded, at the end of the choices where it fits, else below.
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xs} ${space.l}`,
});
const inRow = css([scripted, { minWidth: 0 }]);
const fold = css({ flex: '1 0 14rem' });

interface ListToolsProps {
  refining: Refining;
  /** The property that categories are of, where its name says more. */
  categoriesName?: string;
}

/**
 * Controls that refine a list: by service where its items are of several, by category, and by a search in their titles,
 * unless a look finds it as soon.
 */
export function ListTools({ refining, categoriesName = 'Categories' }: ListToolsProps) {
  const { definition, place, query, isFew, isTouched } = refining;
  const { categories, types = [] } = place;
  const hasTypes = types.length > 1 || Boolean(query?.type);
  const search = (
    <TitleSearch refining={refining} label={`Search the ${definition.many} by title`} />
  );
  if (categories.length === 0 && !hasTypes) {
    if (isFew && query === null && !isTouched) return null;
    return (
      <HydratedPart>
        <div css={only}>{search}</div>
      </HydratedPart>
    );
  }
  // A link that stays in the list leaves the page where it is.
  const staying = query?.title || query?.type ? { state: inPlace } : {};
  const byCategory =
    categories.length > 0 ? (
      <FilterNav
        css={hasTypes ? fold : choices}
        label={categoriesName}
        isFolded={hasTypes}
        links={categoryLinks(place, query)}
        {...staying}
      />
    ) : null;
  return (
    <HydratedPart>
      <div css={tools}>
        {hasTypes ? (
          <div css={[row, choices]}>
            <FilterNav
              css={inRow}
              label="Services"
              links={typeLinks(place, query)}
              state={inPlace}
            />
            {byCategory}
          </div>
        ) : (
          byCategory
        )}
        <div css={beside}>{search}</div>
      </div>
    </HydratedPart>
  );
}
