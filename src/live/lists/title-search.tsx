import { navigate } from 'gatsby';
import { useEffect, useRef, type FormEvent } from 'react';
import { SearchForm } from '../../components/search-form/search-form';
import { readListQuery, searchedTitle, typingAddress, wholeList } from './list-query';
import { inPlace } from '../../lib/in-place';
import { noPrint, scripted } from '../../styles/layout';
import { currentAddress, replaceAddress } from './address';
import type { Refining } from './use-refining';

/** Debounce of typing before the search is sent, in milliseconds. */
const PAUSE_MS = 250;

/** Typing replaces the address; a submitted search gets its own entry, so that Back returns to the state before. */
function useTyping({ place, query }: Refining) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The address before the first key. */
  const before = useRef<string>(null);
  const title = query?.title ?? '';
  const written = useRef(title);
  // A pause may end after a link has led elsewhere.
  const drawn = useRef(place);
  useEffect(() => {
    drawn.current = place;
  }, [place]);
  const addressOf = (text: string) => {
    const asked = readListQuery(location.search, drawn.current) ?? {
      ...wholeList,
      category: drawn.current.category,
    };
    return typingAddress(drawn.current, location.pathname, {
      ...asked,
      title: searchedTitle(text),
    });
  };
  const write = (text: string) => {
    clearTimeout(timer.current);
    const address = addressOf(text);
    written.current = searchedTitle(text);
    if (address !== currentAddress()) replaceAddress(address);
  };
  const type = (text: string) => {
    before.current ??= currentAddress();
    clearTimeout(timer.current);
    timer.current = setTimeout(write, PAUSE_MS, text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value ?? '';
    const start = before.current ?? currentAddress();
    before.current = null;
    write(text);
    const address = currentAddress();
    if (address === start) return;
    replaceAddress(start);
    navigate(address, { state: inPlace });
  };
  // Back, Forward and links change the title too; text being typed stays.
  useEffect(() => {
    if (!input.current || title === written.current) return;
    clearTimeout(timer.current);
    written.current = title;
    before.current = null;
    input.current.value = title;
  }, [title]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { input, type, submit };
}

/** The search by title above a list: it answers while typing, and with a page if submitted early. */
export function TitleSearch({ refining, label }: { refining: Refining; label: string }) {
  const { input, type, submit } = useTyping(refining);
  const { place, query } = refining;
  const category = (query ? query.category : place.category)?.name;
  return (
    <SearchForm
      css={[noPrint, scripted]}
      query={query?.title ?? ''}
      action={place.listPath}
      name="title"
      label={label}
      keep={{ ...(category ? { category } : {}), ...(query?.type ? { type: query.type } : {}) }}
      inputRef={input}
      onFocus={refining.touch}
      onInput={type}
      onSubmit={submit}
    />
  );
}
