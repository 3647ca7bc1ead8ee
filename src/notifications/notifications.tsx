import { css } from '@emotion/react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';

/** Its box is the place's. */
const list = css({ display: 'contents' });

/** Reasons to keep the messages open. */
type Holder = 'pointer' | 'focus';

/**
 * Time stands still for all messages as long as the pointer or the focus is on any. The library ends a pause only where
 * it was rendered with one: what holds is state, and the pause follows it, however quickly the one follows the other.
 */
function useHolding({ startPause, endPause }: { startPause: () => void; endPause: () => void }) {
  const [holders, setHolders] = useState<readonly Holder[]>([]);
  const isHeld = holders.length > 0;
  useEffect(() => {
    if (isHeld) startPause();
  }, [isHeld, startPause]);
  // `endPause` is another one as soon as there is a pause to end.
  useEffect(() => {
    if (!isHeld) endPause();
  }, [isHeld, endPause]);

  const release = useCallback((...released: readonly Holder[]) => {
    setHolders((held) => held.filter((each) => !released.includes(each)));
  }, []);
  const hold = (holder: Holder) => {
    setHolders((held) => (held.includes(holder) ? held : [...held, holder]));
  };
  return { hold, release };
}

/** The messages on show, newest first. */
export function Notifications() {
  const { toasts, handlers } = useToaster();
  const { hold, release } = useHolding(handlers);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const shown = toasts.filter(({ visible }) => visible);
  const newest = shown[0]?.id;

  // Removing or redrawing an element fires no event for the focus or pointer it loses.
  useEffect(() => {
    if (newest === undefined) release('pointer');
    if (!region.current?.contains(document.activeElement)) release('focus');
  }, [newest, release]);

  function close(id: string): void {
    if (
      region.current?.contains(document.activeElement) &&
      cameFrom.current instanceof HTMLElement
    ) {
      cameFrom.current.focus();
    }
    toast.remove(id);
    // A closed message is no longer under the pointer.
    release('pointer', 'focus');
  }
  function enter({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    hold('focus');
  }
  function closeFocused(event: KeyboardEvent): void {
    const { target } = event;
    const id =
      target instanceof Element ? target.closest('[data-id]')?.getAttribute('data-id') : null;
    if (event.key === 'Escape' && id) close(id);
  }

  return (
    // The handlers only keep time and offer a second way to press the button within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={region}
      css={list}
      // A finger leaves nothing: it holds nothing either.
      onPointerOver={({ pointerType }) => {
        if (pointerType !== 'touch') hold('pointer');
      }}
      onPointerLeave={() => release('pointer')}
      onFocus={enter}
      onBlur={() => release('focus')}
      onKeyDown={closeFocused}
      onClick={({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        const id = button?.closest('[data-id]')?.getAttribute('data-id');
        if (id) close(id);
      }}
    >
      {shown.map(({ id, message }) => (
        <div key={id} data-id={id}>
          {typeof message === 'function' ? null : message}
        </div>
      ))}
    </div>
  );
}
