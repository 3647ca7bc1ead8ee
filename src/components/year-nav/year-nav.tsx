import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { YearLink } from '../../lib/page-contexts';
import { noPrint, plainList } from '../../styles/layout';
import { mutedText, quietLink, smallText, tabular } from '../../styles/text';
import { space } from '../../styles/tokens';

export interface YearNavProps {
  years: readonly YearLink[];
  current?: number | null;
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.l}` });
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.l });
const link = css([
  quietLink,
  { display: 'inline-block', paddingBlock: space.s, "&[aria-current='page']": { fontWeight: 700 } },
]);

/** The archive, year by year. */
export function YearNav({ years, current }: YearNavProps) {
  if (years.length === 0) return null;
  return (
    <nav aria-label="Archive by year" css={[bar, smallText, noPrint]}>
      <span css={mutedText}>Archive</span>
      <ul css={[plainList, list, tabular]}>
        {years.map(({ year, path }) => (
          <li key={path}>
            <Link css={link} to={path} aria-current={year === current ? 'page' : undefined}>
              {year ?? 'Undated'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
