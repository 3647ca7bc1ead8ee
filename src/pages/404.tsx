import type { PageProps } from 'gatsby';
import { useLayoutEffect } from 'react';
import { rootState } from '../site/markup';
import { useInBrowser } from '../hydration/use-in-browser';
import { LookUpFailure } from '../live/look-up/look-up-failure';
import { LookUpSkeleton } from '../live/look-up/look-up-skeleton';
import { Lost } from '../live/look-up/lost';
import { useLookUp, type LookUpState } from '../live/look-up/use-look-up';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';
import { hiddenText } from '../styles/layout';

const NOT_FOUND = 'Page not found';
const titles: Partial<Record<LookUpState['name'], string>> = {
  asking: 'Looking up this page',
  failed: 'This page could not be loaded',
};

/** Announced to those who do not see that the page has changed. Of a failure the notification tells. */
function announcement(state: LookUpState): string {
  if (state.name === 'found') return state.found.title;
  return state.name === 'unknown' ? NOT_FOUND : '';
}

/**
 * The page for an address that the build has no page for: an item published since, looked up live, or the message that
 * nothing is here. The built page has both, since it does not know its address; the head's script decides which of them
 * shows until the application is there.
 */
export default function NotFound(_props: PageProps) {
  const typed = useInBrowser(() => location.pathname, '');
  const { state, again } = useLookUp(typed, useSiteUrl());
  useLayoutEffect(() => {
    if (typed !== '') delete rootState().lookUp;
  }, [typed]);
  return (
    <>
      <p role="status" css={hiddenText}>
        {announcement(state)}
      </p>
      {state.name === 'found' ? (
        <state.Page found={state.found} />
      ) : (
        <Unfound typed={typed} state={state} again={again} />
      )}
    </>
  );
}

function Unfound({
  typed,
  state,
  again,
}: {
  typed: string;
  state: LookUpState;
  again: () => void;
}) {
  const isAsking = state.name === 'asking';
  return (
    <>
      <Seo
        title={titles[state.name] ?? NOT_FOUND}
        description="There is no page at this address."
        path="/404"
        noIndex
      />
      {isAsking || typed === '' ? <LookUpSkeleton path={typed} /> : null}
      {isAsking ? null : (
        <Lost typed={typed}>
          {state.name === 'failed' ? <LookUpFailure kind={state.kind} again={again} /> : undefined}
        </Lost>
      )}
    </>
  );
}
