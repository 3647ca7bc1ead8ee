const MINUTE = 60_000;

/** Calls back each minute, and when a page that slept in a background tab is looked at again. */
export function subscribeToClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
