import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { ArchiveContext } from '../../collections/page-contexts';
import { DateText } from '../../components/meta-line/meta-line';
import { Pagination } from '../../components/pagination/pagination';
import { formatDate } from '../../lib/format';
import { groupInOrder } from '../../lib/group-in-order';
import { columns, plainList, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h4Text, mutedText, quietLink, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const body = css({ display: 'grid', gap: space.xl, paddingBottom: space.section });
const month = css([
  columns,
  { rowGap: space.s, paddingTop: space.m, borderTop: `1px solid ${color.line}` },
]);
const row = css({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: `0 ${space.m}`,
  alignItems: 'baseline',
  paddingBlock: space.xs,
  '&:first-of-type': { paddingTop: 0 },
  [from.small]: { gridTemplateColumns: '3rem minmax(0, 1fr)' },
});

export interface ArchiveMonthsProps extends Pick<
  ArchiveContext,
  'entries' | 'page' | 'pageCount' | 'basePath'
> {
  /** Of the pages' landmark: `Blog of 2026`. */
  label: string;
}

/** The entries of an archive's page by month, and the year's other pages. */
export function ArchiveMonths({ entries, page, pageCount, basePath, label }: ArchiveMonthsProps) {
  const months = groupInOrder(entries, ({ date }) => formatDate(date, 'monthName'));
  return (
    <div css={[wrap, body]}>
      {months.map(([monthName, items]) => (
        <section key={monthName} css={month} aria-label={monthName || 'Undated'}>
          <h2 css={[h4Text, span('1 / span 3')]}>{monthName || 'Undated'}</h2>
          <ul css={[plainList, span('4 / -1')]}>
            {items.map((entry) => (
              <li key={entry.path} css={row}>
                <span css={[smallText, mutedText, tabular]}>
                  <DateText at={entry.date} style="day" />
                </span>
                <Link css={quietLink} to={entry.path} dir="auto">
                  {entry.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pagination page={page} pageCount={pageCount} basePath={basePath} label={label} />
    </div>
  );
}
