import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useEffect, type FormEvent } from 'react';
import { LinkRows } from '../components/link-rows/link-rows';
import { PageHeader } from '../components/page-header/page-header';
import { SearchForm } from '../components/search-form/search-form';
import { headerGroups, trailOf } from '../site/navigation';
import type { SearchKind } from '../site-search/search-kinds';
import { SEARCH_PATH } from '../site-search/search-page';
import { useSearch } from '../live/lists/address';
import { useTyped } from '../live/lists/use-typed';
import { moveByArrows } from '../site-search/panel/arrow-keys';
import { questionOf, searchAddress } from '../site-search/panel/search-address';
import { SearchPanel } from '../site-search/panel/search-panel';
import { Seo } from '../seo/seo';
import { tidyQuery } from '../site-search/engine/terms';
import type { Question } from '../site-search/engine/use-site-search';
import { columns, noPrint, span, wrap } from '../styles/layout';
import { h2Text, kickerText, quietLink } from '../styles/text';
import { space } from '../styles/tokens';

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  paddingBottom: space.section,
});
const part = css({ display: 'grid', gap: space.l });
const lists = css({ display: 'grid', alignContent: 'start', gap: space.s });

/** Has a search asked by its address. */
function useAsking({ query, kind }: Question) {
  const { input, write, type, go, keep } = useTyped({
    text: query,
    tidy: tidyQuery,
    addressOf: (text) => searchAddress(text, kind),
  });
  // Takes over text typed before the application was there.
  useEffect(() => {
    const text = tidyQuery(input.current?.value ?? '');
    if (text !== '' && text !== query) write();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the page begins
  }, []);
  return {
    input,
    type,
    submit: (event: FormEvent) => {
      event.preventDefault();
      go();
    },
    onQuery: (text: string) => go(text, searchAddress(text, null)),
    onKind: (next: SearchKind | null) => {
      keep();
      go(query, searchAddress(query, next));
    },
  };
}

/** `/search?q=&kind=`: what pages say. Without scripts, all sections. */
export default function Search() {
  const question = questionOf(useSearch());
  const { input, type, submit, onQuery, onKind } = useAsking(question);
  return (
    // The keys move between parts that have their own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={moveByArrows}>
      <Seo
        title="Search"
        description="Find a page on this site by what it is about."
        path={SEARCH_PATH}
        noIndex
      />
      <PageHeader trail={trailOf(SEARCH_PATH)} title="Search">
        <SearchForm
          css={noPrint}
          query={question.query}
          inputRef={input}
          onInput={type}
          onSubmit={submit}
        />
      </PageHeader>
      <div css={[wrap, body]}>
        {question.query === '' ? null : (
          <SearchPanel {...question} onQuery={onQuery} onKind={onKind} look="page" />
        )}
        <section css={part} aria-labelledby="sections">
          <h2 css={h2Text} id="sections">
            All sections
          </h2>
          <div css={columns}>
            {headerGroups.map(({ key, name, hub, links, extra = [] }) => (
              <div key={key} css={[lists, span('span 6'), span('span 3', 'wide')]}>
                <h3 css={kickerText}>
                  <Link css={quietLink} to={hub.path}>
                    {name}
                  </Link>
                </h3>
                <LinkRows
                  links={[...links, ...extra].map(({ name: page, path }) => ({ name: page, path }))}
                />
              </div>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}
