import type { PageProps } from 'gatsby';
import { definitionOf } from '../collections';
import { PageHeader } from '../components/page-header/page-header';
import { YearNav } from '../components/year-nav/year-nav';
import { count } from '../lib/numbers';
import { feedOf } from '../feeds/feeds';
import { ArchiveMonths } from '../sections/resources/archive-months';
import { companyContact as company } from '../site/company-contact';
import type { ArchiveContext } from '../collections/page-contexts';
import { pagePath } from '../lib/pagination';
import { ListSeo } from '../seo/list-seo';

/** One year of one collection as a plain index, so that nothing is ever far away. */
export default function Archive({ pageContext }: PageProps<object, ArchiveContext>) {
  const { collection, year, entries, page, pageCount, basePath, listName, listPath, years } =
    pageContext;
  const list = { name: listName, path: listPath };
  const { one, many } = definitionOf(collection);
  const name = year === null ? 'undated' : String(year);
  const total = years.find((each) => each.year === year)?.count ?? entries.length;
  const number = page > 1 ? `page ${page} of ${pageCount}` : '';
  const title = [list.name, name, number].filter(Boolean).join(', ');
  const trail = [list, { name: year === null ? 'Undated' : name, path: pagePath(basePath, page) }];
  return (
    <>
      <ListSeo
        facts={{ title, path: pagePath(basePath, page), number, trail, place: '' }}
        feed={feedOf(collection)}
        description={`All ${count(total, one, many)} of ${originOf(name)}${number && `, ${number}`}, by month.`}
      />
      <PageHeader
        trail={trail}
        title={`${list.name}, ${name}`}
        number={number}
        lead={`${count(total, one, many)}.`}
      >
        <YearNav years={years} things={many} current={year} />
      </PageHeader>
      <ArchiveMonths
        {...{ entries, page, pageCount, basePath }}
        label={`${list.name} of ${name}`}
      />
    </>
  );
}

function originOf(name: string): string {
  return name === 'undated' ? `${company.name} without a date` : `${company.name} from ${name}`;
}
