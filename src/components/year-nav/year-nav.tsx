import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { foldLong } from '../../lib/fold-long';
import { count } from '../../lib/numbers';
import type { YearLink } from '../../collections/page-contexts';
import { plainList } from '../../styles/layout';
import { mutedText, quietLink, smallText, tabular } from '../../styles/text';
import { space } from '../../styles/tokens';
import { More } from '../more/more';

export interface YearNavProps {
  years: readonly YearLink[];
  /** Name of the items: `roles`. */
  things: string;
  current?: number | null;
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.l}` });
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.l });
const link = css([
  quietLink,
  { display: 'inline-block', paddingBlock: space.s, "&[aria-current='page']": { fontWeight: 700 } },
]);

/** The archive, year by year: all items, those that a list leaves out as well. */
export function YearNav({ years, things, current }: YearNavProps) {
  if (years.length === 0) return null;
  const name = `All ${things} by year`;
  const isCurrent = ({ year }: YearLink) => year === current;
  const { shown, folded } = foldLong(years, ({ year }) => year ?? 0, isCurrent);
  const item = (entry: YearLink) => (
    <li key={entry.path}>
      <Link css={link} to={entry.path} aria-current={isCurrent(entry) ? 'page' : undefined}>
        {entry.year ?? 'Undated'}
      </Link>
    </li>
  );
  return (
    <nav aria-label={name} css={[bar, smallText]}>
      <span css={mutedText}>{name}</span>
      <ul css={[plainList, list, tabular]}>{shown.map(item)}</ul>
      {folded.length > 0 ? (
        <More label={count(folded.length, 'earlier year', 'earlier years')}>
          <ul css={[plainList, list, tabular]}>{folded.map(item)}</ul>
        </More>
      ) : null}
    </nav>
  );
}
