import { useEffect, useState } from 'react';

/** The id of the heading whose part of the text is being read; null before any has been reached. */
export function useCurrentHeading(headings: readonly { readonly id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = headings.map(({ id }) => id).join('\n');
  useEffect(() => {
    if (ids === '' || !('IntersectionObserver' in window)) return undefined;
    const elements = ids.split('\n').flatMap((id) => document.getElementById(id) ?? []);
    // A heading counts as reached when it crosses the upper third of the window.
    const observer = new IntersectionObserver(
      () => {
        const reached = elements.filter(
          (each) => each.getBoundingClientRect().top < window.innerHeight / 3,
        );
        setCurrent(reached.at(-1)?.id ?? null);
      },
      // Open upwards: after a jump back to the top, headings leave the area too and are reported.
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
