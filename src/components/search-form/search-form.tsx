import { css } from '@emotion/react';
import { useId, type FormEvent, type Ref } from 'react';
import { forcedColours, hover } from '../../styles/media';
import { color, radius, size, space, time } from '../../styles/tokens';
import { Icon } from '../icons/icon';

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  maxWidth: '36rem',
});
const labelText = css({ fontSize: size.small, fontWeight: 600 });
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
  /** Initial value of the field. */
  query?: string;
  /** URL the form leads to, without a script too. */
  action?: string;
  /** The field's name in the address. */
  name?: string;
  label?: string;
  /** Further parts of the address that it leads to. */
  keep?: Readonly<Record<string, string>>;
  /** For a script that reacts to typing. */
  inputRef?: Ref<HTMLInputElement>;
  onFocus?: () => void;
  onInput?: (text: string) => void;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  className?: string;
}

/** A search by words, of the whole site unless told otherwise; needs no script. */
export function SearchForm({
  query = '',
  action = '/search',
  name = 'q',
  label = 'Search this site',
  keep = {},
  inputRef,
  onFocus,
  onInput,
  onSubmit,
  className,
}: SearchFormProps) {
  const id = useId();
  return (
    <form
      css={form}
      className={className}
      action={action}
      method="get"
      role="search"
      onSubmit={onSubmit}
    >
      <label css={labelText} htmlFor={id}>
        {label}
      </label>
      {Object.entries(keep).map(([kept, value]) => (
        <input key={kept} type="hidden" name={kept} value={value} />
      ))}
      <div css={line}>
        <input
          // A field is not refilled; a new one is. A field with a script belongs to that script.
          key={inputRef ? undefined : query}
          ref={inputRef}
          css={input}
          id={id}
          type="search"
          name={name}
          defaultValue={query}
          autoComplete="off"
          onFocus={onFocus}
          onInput={(event) => onInput?.(event.currentTarget.value)}
        />
        <button css={button} type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
    </form>
  );
}
