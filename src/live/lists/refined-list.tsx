import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useEffect, useRef, type ReactNode } from 'react';
import { Pagination } from '../../components/pagination/pagination';
import { listAddress, type ListQuery } from './list-query';
import { inPlace } from '../../lib/in-place';
import { wrap } from '../../styles/layout';
import { h3Text, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import { ListFrame } from './list-frame';
import { ListNote, standInTexts } from './list-note';
import { ListSkeleton } from './list-skeleton';
import { NothingFound } from './nothing-found';
import type { RefinableProps } from './refinable';
import { resultsText } from './results-text';
import { useAnswer } from './use-answer';
import type { Refining } from './use-refining';

export interface RefinedListProps<T> {
  refining: Refining<T> & { query: ListQuery };
  show: RefinableProps<T>['show'];
  /** Content until the first answer, and where none comes. */
  before: ReactNode;
  /** Has something read out. */
  say: (text: string) => void;
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
});
const unsearched = css({ paddingBottom: space.xl });
// Below the header, which stays at the top.
const heading = css([h3Text, { scrollMarginTop: '7rem', '&:focus': { outline: 'none' } }]);

/** As a function, since it is handed on by code that has it only once it is loaded. */
export function drawRefinedList<T>(props: RefinedListProps<T>): ReactNode {
  return <RefinedList {...props} />;
}

/** A list as its address asks for it. */
function RefinedList<T>({ refining, show, before, say }: RefinedListProps<T>) {
  const { definition: names, place } = refining;
  const { last, state } = useAnswer(refining);
  const title = useRef<HTMLHeadingElement>(null);
  /** A link within the list was followed, and goes with it: the answer's heading is to take focus. */
  const takesFocus = useRef(false);
  const follow = {
    state: inPlace,
    onClick: () => (takesFocus.current = true),
  };
  const text = last && resultsText({ ...last.found, query: last.query }, names);
  const standIn = last?.found.standsIn && standInTexts[last.found.standsIn];
  const unanswered = `The ${names.many} cannot be searched at the moment.`;
  const isAnswered = state === 'answered';
  useEffect(() => {
    if (state === 'slow') say('Searching…');
    if (state === 'none') say(unanswered);
    if (state !== 'answered' || text === null) return;
    say([`${text}.`, standIn].filter(Boolean).join(' '));
    if (!takesFocus.current) return;
    takesFocus.current = false;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [state, text, say, standIn, unanswered]);

  if (state === 'slow')
    return (
      <ListFrame isBusy>
        <ListSkeleton />
      </ListFrame>
    );
  if (state === 'none')
    return (
      <>
        <div css={[wrap, unsearched]}>
          <ListNote>{`${unanswered} Below is the list from the site’s last update.`}</ListNote>
        </div>
        {before}
      </>
    );
  if (!last || !text) return before;
  const { query, found } = last;
  return (
    <ListFrame isBusy={!isAnswered}>
      <div css={head}>
        <h2 css={heading} ref={title} tabIndex={-1} dir="auto">
          {text}
        </h2>
        <Link css={standaloneLink} to={place.listPath} state={inPlace} aria-current={undefined}>
          Show all {names.many}
        </Link>
      </div>
      {standIn ? <ListNote>{standIn}</ListNote> : null}
      {found.items.length > 0 ? (
        show(found.items)
      ) : (
        <NothingFound place={place} query={query} names={names} follow={follow} />
      )}
      {found.items.length > 0 ? (
        <Pagination
          page={query.page}
          pageCount={found.pageCount}
          basePath={place.listPath}
          label={names.many}
          hrefOf={(page) => listAddress(place, { ...query, page })}
          follow={follow}
        />
      ) : null}
    </ListFrame>
  );
}
