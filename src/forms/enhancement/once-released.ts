/**
 * Runs what may move the page only when no pointer is down: a message that appears between press and release moves
 * the button away from under the pointer, and the press is lost.
 */
export function releases(signal: AbortSignal): (action: () => void) => void {
  let isDown = false;
  let held: (() => void)[] = [];
  const release = () => {
    isDown = false;
    const actions = held;
    held = [];
    // After the click that the release may be.
    setTimeout(() => actions.forEach((action) => action()));
  };
  const options = { signal, capture: true, passive: true } as const;
  document.addEventListener('pointerdown', () => (isDown = true), options);
  document.addEventListener('pointerup', release, options);
  document.addEventListener('pointercancel', release, options);
  return (action) => {
    if (isDown) held.push(action);
    else action();
  };
}
