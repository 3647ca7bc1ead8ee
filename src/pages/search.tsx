import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { LinkRows } from '../components/link-rows/link-rows';
import { PageHeader } from '../components/page-header/page-header';
import { SearchForm } from '../components/search-form/search-form';
import { count } from '../lib/format';
import { headerGroups, linkTo, placeOf, trailOf } from '../lib/navigation';
import { matchLinks } from '../lib/nearest';
import { useLocationPart } from '../lib/use-location-part';
import { Seo } from '../seo/seo';
import { columns, span, wrap } from '../styles/layout';
import { h2Text, h3Text, kickerText, mutedText } from '../styles/text';
import { space } from '../styles/tokens';

const PATH = '/search';
const body = css({ display: 'grid', gap: space.xxl, paddingBottom: space.section });
const part = css({ display: 'grid', gap: space.l });
const beside = css([columns, { rowGap: space.l }]);
const lists = css({ display: 'grid', alignContent: 'start', gap: space.s });

/** What is looked through by title and category on pages of its own. */
const searchable = ['/resources/blogs', '/resources/case-studies', '/resources/press-release'].map(
  linkTo,
);

/** `/search?q=`: pages whose name answers, and where else to look. Without scripts, all sections. */
export default function Search({ location }: PageProps) {
  const query = useLocationPart(() => new URLSearchParams(location.search).get('q')?.trim() ?? '');
  return (
    <>
      <Seo
        title="Search"
        description="Find a page of this site by what it is about."
        path={PATH}
        noIndex
      />
      <PageHeader trail={trailOf(PATH)} title="Search">
        <SearchForm query={query} />
      </PageHeader>
      <div css={[wrap, body]}>
        {query ? <Answers query={query} /> : null}
        <section css={part} aria-labelledby="sections">
          <h2 css={h2Text} id="sections">
            All sections
          </h2>
          <div css={columns}>
            {headerGroups.map(({ key, name, links }) => (
              <div key={key} css={[lists, span('span 6'), span('span 3', 'wide')]}>
                <h3 css={kickerText}>{name}</h3>
                <LinkRows links={links} />
              </div>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}

function Answers({ query }: { query: string }) {
  const found = matchLinks(query);
  return (
    <section css={part} aria-labelledby="answers">
      <h2 css={h2Text} id="answers" dir="auto">
        {found.length > 0
          ? `${count(found.length, 'page', 'pages')} for “${query}”`
          : `No page is named “${query}”`}
      </h2>
      <div css={beside}>
        {found.length > 0 ? (
          <div css={span('1 / span 7')}>
            <LinkRows links={found.map((link) => ({ ...link, line: placeOf(link) }))} />
          </div>
        ) : null}
        <div css={[lists, span(found.length > 0 ? '9 / -1' : '1 / span 7')]}>
          <h3 css={h3Text}>Articles</h3>
          <p css={mutedText}>They are found by title, category and year in their lists.</p>
          <LinkRows links={searchable} />
        </div>
      </div>
    </section>
  );
}
