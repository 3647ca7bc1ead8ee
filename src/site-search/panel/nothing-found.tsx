import { css } from '@emotion/react';
import { count } from '../../lib/numbers';
import { allPaths, linkTo } from '../../site/navigation';
import { matchLinks } from '../match-links';
import { nearestPaths } from '../nearest';
import { useHints, type Hints } from '../engine/use-hints';
import { smallText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { NamedPages } from './named-pages';
import { chip, chips } from './search-styles';
import { WaysOn } from './ways-on';

const MOST = 3;
const box = css({ display: 'grid', gap: space.l });

export interface NothingFoundProps {
  query: string;
  /** Has something else searched for. */
  onQuery: (query: string) => void;
}

/** Pages whose name has the words, else those whose name is like them. */
function nearPages(query: string) {
  const named = matchLinks(query).slice(0, MOST);
  if (named.length > 0) return named;
  return nearestPaths(query, allPaths, MOST).map(linkTo);
}

/** Suggestions where nothing was found: a spelling, fewer words, pages of such a name, people. */
export function NothingFound({ query, onQuery }: NothingFoundProps) {
  const hints = useHints(query);
  return (
    <div css={box}>
      <Spelling hints={hints} onQuery={onQuery} />
      {hints && hints.words.length > 0 ? (
        <p css={[chips, smallText]} dir="auto">
          {'No page has all of these words. Some have one: '}
          {hints.words.map(({ word, total }) => (
            <QueryChip key={word} query={word} total={total} onQuery={onQuery} />
          ))}
        </p>
      ) : null}
      <NamedPages title="Pages with a similar name" links={nearPages(query)} />
      <WaysOn />
    </div>
  );
}

/** The likely intended spelling. */
export function Spelling({
  hints,
  onQuery,
}: Pick<NothingFoundProps, 'onQuery'> & { hints: Hints | null }) {
  if (!hints?.spelling) return null;
  return (
    <p css={[chips, smallText]} dir="auto">
      {'Did you mean '}
      <QueryChip query={hints.spelling} onQuery={onQuery} />
    </p>
  );
}

interface QueryChipProps extends NothingFoundProps {
  total?: number;
}

function QueryChip({ query, total, onQuery }: QueryChipProps) {
  return (
    <button css={chip} type="button" onClick={() => onQuery(query)}>
      {total === undefined ? query : `${query} (${count(total, 'result', 'results')})`}
    </button>
  );
}
