import { css } from '@emotion/react';
import { Link } from 'gatsby';
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

/** Links to the search page; once the application is there, the search opens over the page (`search-provider.tsx`). */
export function SearchLink({ className }: { className?: string }) {
  return (
    <Link
      css={link}
      className={className}
      to="/search"
      aria-label="Search"
      {...mark('search-link')}
      suppressHydrationWarning
    >
      <Icon name="search" size={22} />
    </Link>
  );
}
