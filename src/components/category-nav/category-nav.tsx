import { css } from '@emotion/react';
import { ALL_CATEGORIES } from '../../../contract/vocabulary';
import { foldLong } from '../../lib/fold-long';
import type { CategoryLink } from '../../lib/page-contexts';
import { noPrint, plainList } from '../../styles/layout';
import { smallText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { CategoryItem, type CategoryEntry } from './category-item';
import { MoreCategories } from './more-categories';

export interface CategoryNavProps {
  /** The list of all categories. */
  listPath: string;
  categories: readonly CategoryLink[];
  /** The path of the category shown; null on the list of all, undefined for one that has no page. */
  current: string | null | undefined;
  /** The address of a category (null: of all), where it is not its page; how many it holds is another matter then. */
  hrefOf?: (category: CategoryLink | null) => string;
  /** What the next page is told. */
  state?: object;
}

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.l, rowGap: 0 });

/**
 * The categories of a list, each a page of its own; 'General' is all of them. Of many, the largest are shown, and the rest
 * fold away.
 */
export function CategoryNav({ listPath, categories, current, hrefOf, state }: CategoryNavProps) {
  if (categories.length === 0) return null;
  const all = { name: ALL_CATEGORIES, path: listPath, count: null, to: hrefOf?.(null) ?? listPath };
  const own = categories.map((category) => ({
    ...category,
    weight: category.count,
    count: hrefOf ? null : category.count,
    to: hrefOf?.(category) ?? category.path,
  }));
  const shownPath = current === null ? listPath : current;
  const isCurrent = ({ path }: { path: string }) => path === shownPath;
  const { shown, folded } = foldLong(own, ({ weight }) => weight, isCurrent);
  const item = (entry: CategoryEntry) => (
    <CategoryItem key={entry.path} entry={entry} isCurrent={isCurrent(entry)} state={state} />
  );
  return (
    <nav aria-label="Categories" css={noPrint}>
      <ul css={[plainList, list, smallText]}>{[all, ...shown].map(item)}</ul>
      {folded.length > 0 ? <MoreCategories entries={folded} item={item} /> : null}
    </nav>
  );
}
