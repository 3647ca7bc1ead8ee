import { css } from '@emotion/react';
import { feedAddresses, type FeedKey } from './feeds';
import { plainList } from '../styles/layout';
import { mutedText, quietLink, smallText } from '../styles/text';
import { space } from '../styles/tokens';

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.l}` });
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.l });
const link = css([quietLink, { display: 'inline-block', paddingBlock: space.s }]);

/** The list's feed, in each format: for subscribers. */
export function FeedLinks({ feed }: { feed: FeedKey }) {
  return (
    <nav aria-label="Feeds" css={[bar, smallText]}>
      <span css={mutedText}>Follow</span>
      <ul css={[plainList, list]}>
        {feedAddresses(feed).map(({ path, type, name }) => (
          <li key={path}>
            {/* A file of the site, which is no page. */}
            <a css={link} href={path} type={type}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
