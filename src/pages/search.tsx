import { css } from '@emotion/react';
import { Link, navigate } from 'gatsby';
import { useEffect, useRef, type FormEvent } from 'react';
import { LinkRows } from '../components/link-rows/link-rows';
import { PageHeader } from '../components/page-header/page-header';
import { SearchForm } from '../components/search-form/search-form';
import { headerGroups, trailOf } from '../site/navigation';
import type { SearchKind } from '../site-search/search-kinds';
import { SEARCH_PATH } from '../site-search/search-page';
import { inPlace } from '../lib/in-place';
import { currentAddress, replaceAddress, useSearch } from '../live/lists/address';
import { moveByArrows } from '../site-search/panel/arrow-keys';
import { questionOf, searchAddress } from '../site-search/panel/search-address';
import { SearchPanel } from '../site-search/panel/search-panel';
import { Seo } from '../seo/seo';
import { tidyQuery } from '../site-search/engine/terms';
import type { Question } from '../site-search/engine/use-site-search';
import { columns, span, wrap } from '../styles/layout';
import { h2Text, kickerText, quietLink } from '../styles/text';
import { space } from '../styles/tokens';

/** Debounce of typing before the search is sent, in milliseconds. */
const PAUSE_MS = 250;

const body = css({ display: 'grid', gap: space.xxl, paddingBottom: space.section });
const part = css({ display: 'grid', gap: space.l });
const answers = css([span('1 / span 9')]);
const lists = css({ display: 'grid', alignContent: 'start', gap: space.s });

/** Typing replaces the address; a submitted or pressed one gets its own entry, so that Back returns. */
function useAsking({ query, kind }: Question) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The address before the first key. */
  const before = useRef<string>(null);
  const written = useRef(query);
  const write = (text: string) => {
    clearTimeout(timer.current);
    written.current = tidyQuery(text);
    const address = searchAddress(written.current, kind);
    if (address !== currentAddress()) replaceAddress(address);
  };
  const type = (text: string) => {
    before.current ??= currentAddress();
    clearTimeout(timer.current);
    timer.current = setTimeout(write, PAUSE_MS, text);
  };
  const go = (question: Question) => {
    clearTimeout(timer.current);
    if (before.current !== null) replaceAddress(before.current);
    before.current = null;
    written.current = question.query;
    if (input.current) input.current.value = question.query;
    const address = searchAddress(question.query, question.kind);
    if (address !== currentAddress()) navigate(address, { state: inPlace });
  };
  // Back, Forward and links change the query too; text being typed stays.
  useEffect(() => {
    if (!input.current || query === written.current) return;
    clearTimeout(timer.current);
    written.current = query;
    before.current = null;
    input.current.value = query;
  }, [query]);
  // Takes over text typed before the application was there.
  useEffect(() => {
    const text = tidyQuery(input.current?.value ?? '');
    if (text !== '' && text !== written.current) write(text);
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the page begins
  }, []);
  return {
    input,
    type,
    submit: (event: FormEvent) => {
      event.preventDefault();
      go({ query: tidyQuery(input.current?.value ?? ''), kind });
    },
    onQuery: (text: string) => go({ query: text, kind: null }),
    onKind: (next: SearchKind | null) => {
      before.current = null;
      go({ query, kind: next });
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
        <SearchForm query={question.query} inputRef={input} onInput={type} onSubmit={submit} />
      </PageHeader>
      <div css={[wrap, body]}>
        {question.query === '' ? null : (
          <div css={columns}>
            <div css={answers}>
              <SearchPanel {...question} onQuery={onQuery} onKind={onKind} look="page" />
            </div>
          </div>
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
                <LinkRows links={[...links, ...extra]} />
              </div>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}
