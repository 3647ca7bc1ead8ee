import { css } from '@emotion/react';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { noPrint } from '../../styles/layout';
import { space } from '../../styles/tokens';

/** Section 9 of the specification: 60 px from the top. */
const list = css({
  position: 'fixed',
  zIndex: 30,
  top: 60,
  insetInlineEnd: space.gutter,
  display: 'grid',
  gap: space.xs,
  width: `min(24rem, 100% - 2 * ${space.gutter})`,
  maxHeight: 'calc(100vh - 60px)',
  overflowY: 'auto',
  // The page beneath the gaps stays usable.
  pointerEvents: 'none',
});

/** What keeps the messages from going. */
type Holder = 'pointer' | 'focus';

/** Time stands still for all messages as long as the pointer or the focus is on any. */
function useHolding({ startPause, endPause }: { startPause: () => void; endPause: () => void }) {
  const holders = useRef(new Set<Holder>());
  return {
    hold: (holder: Holder) => {
      if (holders.current.size === 0) startPause();
      holders.current.add(holder);
    },
    /** Of all, where none is named: what is closed is no longer under the pointer, and tells nobody. */
    release: (holder?: Holder) => {
      if (holders.current.size === 0) return;
      if (holder) holders.current.delete(holder);
      else holders.current.clear();
      if (holders.current.size === 0) endPause();
    },
  };
}

/** The messages on show, newest first. The live region is there before any message is, or none would be read. */
export function Notifications() {
  const { toasts, handlers } = useToaster();
  const { hold, release } = useHolding(handlers);
  const cameFrom = useRef<Element | null>(null);

  function close(id: string, region: Element): void {
    if (region.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus();
    }
    toast.remove(id);
    release();
  }
  function enter({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    hold('focus');
  }
  function closeFocused(event: KeyboardEvent<HTMLDivElement>): void {
    const { currentTarget, target } = event;
    const id =
      target instanceof Element ? target.closest('[data-id]')?.getAttribute('data-id') : null;
    if (event.key === 'Escape' && id) close(id, currentTarget);
  }

  return (
    // The handlers only keep time and offer a second way to press the button within.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      css={[list, noPrint]}
      aria-live="polite"
      aria-relevant="additions"
      data-notifications=""
      onMouseOver={() => hold('pointer')}
      onMouseLeave={() => release('pointer')}
      onFocus={enter}
      onBlur={() => release('focus')}
      onKeyDown={closeFocused}
      onClick={({ currentTarget, target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        const id = button?.closest('[data-id]')?.getAttribute('data-id');
        if (id) close(id, currentTarget);
      }}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map(({ id, message }) => (
          <div key={id} data-id={id}>
            {typeof message === 'function' ? null : message}
          </div>
        ))}
    </div>
  );
}
