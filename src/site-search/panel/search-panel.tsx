import { css } from '@emotion/react';
import { useId } from 'react';
import { count } from '../../lib/numbers';
import { matchLinks } from '../match-links';
import type { SearchKind } from '../search-kinds';
import { textsOf } from '../engine/engine';
import { wordsNotIn } from '../engine/terms';
import { useHints } from '../engine/use-hints';
import { useSiteSearch, type Found, type SiteSearch } from '../engine/use-site-search';
import { hiddenText } from '../../styles/layout';
import { h2Text, h3Text } from '../../styles/text';
import { space } from '../../styles/tokens';
import { KindFilter } from './kind-filter';
import { NamedPages } from './named-pages';
import { NothingFound, Spelling } from './nothing-found';
import { ResultList } from './result-list';
import { Unreachable } from './unreachable';

const MOST_NAMED = 3;
const box = css({ display: 'grid', gap: space.l, alignContent: 'start' });

/** As a page's main part, or in a dialog beside one. */
const looks = { page: h2Text, dialog: h3Text } as const;

export interface SearchPanelProps {
  /** Tidied, and not empty. */
  query: string;
  kind: SearchKind | null;
  onQuery: (query: string) => void;
  onKind: (kind: SearchKind | null) => void;
  look: keyof typeof looks;
}

/** State of the search, in a few words: the panel's heading and announcement. */
function summary({ state, found }: SiteSearch, query: string, kind: SearchKind | null): string {
  if (state === 'failed') {
    const named = matchLinks(query).length;
    return named > 0
      ? `${count(named, 'page', 'pages')} for “${query}”`
      : `No page is named “${query}”`;
  }
  if (!found || state === 'slow') return `Searching for “${query}”`;
  const { answer, query: asked, kind: askedKind } = found;
  // The results shown still answer an earlier question.
  const shown = state === 'answered' ? query : asked;
  if (answer.totalOfAll === 0) return `Nothing found for “${shown}”`;
  const results = count(answer.total, 'result', 'results');
  const of = state === 'answered' ? kind : askedKind;
  return of ? `${results} of ${of} for “${shown}”` : `${results} for “${shown}”`;
}

/** Results of a query, or suggestions. */
export function SearchPanel({ query, kind, onQuery, onKind, look }: SearchPanelProps) {
  const id = useId();
  const search = useSiteSearch({ query, kind });
  const { state, found } = search;
  const text = summary(search, query, kind);
  const isSettled = state === 'answered' || state === 'failed';
  return (
    <section
      css={box}
      aria-labelledby={look === 'page' ? 'answers' : id}
      aria-busy={!isSettled || undefined}
    >
      <h2 css={looks[look]} id={look === 'page' ? 'answers' : id} dir="auto">
        {text}
      </h2>
      <p css={hiddenText} role="status" dir="auto">
        {isSettled || state === 'slow' ? text : ''}
      </p>
      {state === 'failed' ? <Unreachable query={query} tryAgain={search.tryAgain} /> : null}
      {state !== 'failed' && found && found.answer.totalOfAll > 0 ? (
        <Results
          found={found}
          showMore={search.showMore}
          kind={kind}
          onKind={onKind}
          onQuery={onQuery}
        />
      ) : null}
      {state === 'answered' && found?.answer.totalOfAll === 0 ? (
        <NothingFound query={query} onQuery={onQuery} />
      ) : null}
    </section>
  );
}

type ResultsProps = Omit<SearchPanelProps, 'query' | 'look'> & {
  found: Found;
  showMore: () => void;
};

function Results({ found, showMore, kind, onKind, onQuery }: ResultsProps) {
  const { answer, hits, query } = found;
  const hints = useHints(wordsNotIn(query, textsOf(hits)).length > 0 ? query : null);
  return (
    <>
      <Spelling hints={hints} onQuery={onQuery} />
      <KindFilter answer={answer} kind={kind} onKind={onKind} />
      <NamedPages
        title="Pages with a matching name"
        links={kind === null ? matchLinks(query).slice(0, MOST_NAMED) : []}
      />
      <ResultList found={found} showMore={showMore} />
    </>
  );
}
