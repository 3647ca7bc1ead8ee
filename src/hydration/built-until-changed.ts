/** Built parts that use may change. Apart from the other parts: few pages have one. */
import { createElement, useEffect, useRef, useState } from 'react';
import { AS_BUILT, useIsBuilt } from './built-part';
import { livePart, type Load, type Part, type PropsIn } from './parts';

/** Calls back at once where the focus is not in an element, else when it has left it: whoever is in it keeps the place. */
function onceUnfocused(element: Element | null, callback: () => void): void {
  if (!element?.contains(document.activeElement)) {
    callback();
    return;
  }
  // The focus is nowhere while the event is on its way.
  const again = () => setTimeout(() => onceUnfocused(element, callback));
  element.addEventListener('focusout', again, { once: true });
}

/**
 * A built part that follows its props: once these differ from those of the build, its code is loaded, and it is drawn in
 * place of the built element, which stays until then. Its props are plain data.
 */
export function builtUntilChanged<M, Name extends keyof M>(
  tag: string,
  name: Name,
  load: Load<M>,
): Part<PropsIn<M, Name>> {
  const Live = livePart(name, load);
  function BuiltUntilChanged(props: PropsIn<M, Name>) {
    const isBuilt = useIsBuilt();
    const said = JSON.stringify(props);
    const [built] = useState(said);
    const [isLive, setIsLive] = useState(!isBuilt);
    const element = useRef<Element>(null);
    useEffect(() => {
      if (isLive || said === built) return undefined;
      let isWanted = true;
      const show = () => onceUnfocused(element.current, () => isWanted && setIsLive(true));
      // Code that does not come leaves the part as it was built, until it changes again.
      Live.preload().then(show, () => undefined);
      return () => {
        isWanted = false;
      };
    }, [isLive, said, built]);
    if (isLive) return createElement(Live, props);
    return createElement(tag, { ...AS_BUILT, ref: element });
  }
  return Object.assign(BuiltUntilChanged, { preload: Live.preload });
}
