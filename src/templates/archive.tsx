import { css } from '@emotion/react';
import { Link, type PageProps } from 'gatsby';
import { definitionOf } from '../collections';
import { DateText } from '../components/meta-line/meta-line';
import { PageHeader } from '../components/page-header/page-header';
import { Pagination } from '../components/pagination/pagination';
import { YearNav } from '../components/year-nav/year-nav';
import { formatDate } from '../lib/format';
import { count } from '../lib/numbers';
import { feedOf } from '../feeds/feeds';
import { groupInOrder } from '../lib/group-in-order';
import { company } from '../site/company';
import { linkTo } from '../site/navigation';
import type { ArchiveContext } from '../collections/page-contexts';
import { pagePath } from '../lib/pagination';
import { ListSeo } from '../seo/list-seo';
import { columns, plainList, span, wrap } from '../styles/layout';
import { from } from '../styles/media';
import { h4Text, mutedText, quietLink, smallText, tabular } from '../styles/text';
import { color, space } from '../styles/tokens';

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

/** One year of one collection as a plain index, so that nothing is ever far away. */
export default function Archive({ pageContext }: PageProps<object, ArchiveContext>) {
  const { collection, year, entries, page, pageCount, basePath, listPath, years } = pageContext;
  const list = linkTo(listPath);
  const { one, many } = definitionOf(collection);
  const name = year === null ? 'undated' : String(year);
  const total = years.find((each) => each.year === year)?.count ?? entries.length;
  const number = page > 1 ? `, page ${page} of ${pageCount}` : '';
  const title = `${list.name}, ${name}${number}`;
  const trail = [list, { name: year === null ? 'Undated' : name, path: pagePath(basePath, page) }];
  const months = groupInOrder(entries, ({ date }) => formatDate(date, 'monthName'));
  return (
    <>
      <ListSeo
        facts={{ title, path: pagePath(basePath, page), trail, place: '' }}
        feed={feedOf(collection)}
        description={`All ${count(total, one, many)} of ${originOf(name)}${number}, by month.`}
      />
      <PageHeader
        trail={trail}
        title={`${list.name}, ${name}`}
        lead={`${count(total, one, many)}.`}
      >
        <YearNav years={years} current={year} />
      </PageHeader>
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
        <Pagination
          page={page}
          pageCount={pageCount}
          basePath={basePath}
          label={`${list.name} of ${name}`}
        />
      </div>
    </>
  );
}

function originOf(name: string): string {
  return name === 'undated' ? `${company.name} without a date` : `${company.name} from ${name}`;
}
