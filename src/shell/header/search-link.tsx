import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { opensElsewhere } from '../../lib/opens-elsewhere';
import { askForSearch } from '../../site-search/search-event';
import { hover } from '../../styles/media';
import { color, radius } from '../../styles/tokens';
import { Icon } from '../../components/icons/icon';
import { mark } from '../../site/markup';

const link = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.control,
  color: color.ink,
  [hover]: { '&:hover': { color: color.action } },
});

const never = () => () => undefined;

/** Links to the search page; once the application is there, the search opens over the page. */
export function SearchLink() {
  // True with the application alone: before, the link opens a page, and no key does.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Link
      css={link}
      to="/search"
      aria-label="Search"
      aria-haspopup={isLive ? 'dialog' : undefined}
      aria-keyshortcuts={isLive ? '/ Control+K Meta+K' : undefined}
      {...mark('search-link')}
      onClick={(event) => {
        if (!opensElsewhere(event) && askForSearch()) event.preventDefault();
      }}
    >
      <Icon name="search" size={22} />
    </Link>
  );
}
