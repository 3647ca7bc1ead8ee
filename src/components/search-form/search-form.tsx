import { css } from '@emotion/react';
import { useId } from 'react';
import { forcedColours, hover } from '../../styles/media';
import { color, radius, size, space, time } from '../../styles/tokens';
import { Icon } from '../icons/icon';

const form = css({ display: 'grid', gap: space.xs, maxWidth: '36rem' });
const label = css({ fontSize: size.small, fontWeight: 600 });
const line = css({ display: 'flex' });
const input = css({
  flex: 1,
  minWidth: 0,
  minHeight: '3rem',
  padding: `${space.xs} ${space.m}`,
  border: `1px solid ${color.edge}`,
  borderInlineEnd: 0,
  borderRadius: `${radius.control} 0 0 ${radius.control}`,
  backgroundColor: color.paper,
  '&:focus-visible': { position: 'relative', zIndex: 1 },
});
const button = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '3.5rem',
  padding: 0,
  border: `1px solid ${color.ink}`,
  borderRadius: `0 ${radius.control} ${radius.control} 0`,
  backgroundColor: color.ink,
  color: color.paper,
  cursor: 'pointer',
  transition: `background-color ${time.quick} ${time.ease}`,
  [hover]: { '&:hover': { backgroundColor: color.action, color: color.onAction } },
  [forcedColours]: { borderColor: 'ButtonText' },
});

export interface SearchFormProps {
  /** What is in the field at first. */
  query?: string;
}

/** Leads to the search page; needs no script. */
export function SearchForm({ query = '' }: SearchFormProps) {
  const id = useId();
  return (
    <form css={form} action="/search" method="get" role="search">
      <label css={label} htmlFor={id}>
        Search this site
      </label>
      <div css={line}>
        <input
          // A field is not filled anew; another one is.
          key={query}
          css={input}
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          autoComplete="off"
        />
        <button css={button} type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
    </form>
  );
}
