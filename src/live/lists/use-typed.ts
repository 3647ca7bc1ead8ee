import { navigate } from 'gatsby';
import { useEffect, useRef } from 'react';
import { inPlace } from '../../lib/in-place';
import { currentAddress, replaceAddress } from './address';

/** Debounce of typing before the search is sent, in milliseconds. */
const PAUSE_MS = 250;

interface TypedOptions {
  /** As the address has it. */
  text: string;
  /** A text as it is put into an address. */
  tidy: (text: string) => string;
  /** The address for a tidied text. */
  addressOf: (text: string) => string;
}

/** Typing replaces the address; a submitted search gets its own entry, so that Back returns to the state before. */
export function useTyped({ text, tidy, addressOf }: TypedOptions) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The address before the first key. */
  const before = useRef<string>(null);
  const written = useRef(text);
  // A pause may end after a link has led elsewhere.
  const drawn = useRef(addressOf);
  useEffect(() => {
    drawn.current = addressOf;
  });
  /** Puts what is in the field into the address. */
  const write = () => {
    clearTimeout(timer.current);
    written.current = tidy(input.current?.value ?? '');
    const address = drawn.current(written.current);
    if (address !== currentAddress()) replaceAddress(address);
  };
  const type = () => {
    before.current ??= currentAddress();
    clearTimeout(timer.current);
    timer.current = setTimeout(write, PAUSE_MS);
  };
  const go = (asked = tidy(input.current?.value ?? ''), address = addressOf(asked)) => {
    clearTimeout(timer.current);
    if (before.current !== null) replaceAddress(before.current);
    before.current = null;
    written.current = asked;
    if (input.current) input.current.value = asked;
    if (address !== currentAddress()) navigate(address, { state: inPlace });
  };
  /** Has Back return to the text that is there now. */
  const keep = () => {
    before.current = null;
  };
  // Back, Forward and links change the text too; text being typed stays.
  useEffect(() => {
    if (!input.current || text === written.current) return;
    clearTimeout(timer.current);
    written.current = text;
    before.current = null;
    input.current.value = text;
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { input, write, type, go, keep };
}
