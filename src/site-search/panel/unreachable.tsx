import { css } from '@emotion/react';
import { buttonStyle } from '../../components/button/button-styles';
import { LinkRows } from '../../components/link-rows/link-rows';
import { placeOf } from '../../site/navigation';
import { matchLinks } from '../match-links';
import { leadText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { WaysOn } from './ways-on';

const MOST = 8;
const box = css({ display: 'grid', gap: space.l });
const again = css({ justifySelf: 'start', cursor: 'pointer' });

/** Fallback where the index cannot be loaded: pages by their names, and a retry. */
export function Unreachable({ query, tryAgain }: { query: string; tryAgain: () => void }) {
  const named = matchLinks(query).slice(0, MOST);
  return (
    <div css={box}>
      <p css={leadText}>
        The text of the pages cannot be searched at the moment.{' '}
        {named.length > 0 ? 'These pages have a matching name.' : 'No page has a matching name.'}
      </p>
      {named.length > 0 ? (
        <LinkRows links={named.map((link) => ({ ...link, line: placeOf(link) }))} />
      ) : null}
      <button css={[buttonStyle('outline'), again]} type="button" onClick={tryAgain}>
        Try again
      </button>
      <WaysOn />
    </div>
  );
}
