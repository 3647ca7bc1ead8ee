import { trailOf } from '../../site/navigation';

export interface RelatedLink {
  readonly href: string;
  readonly text: string;
  /** For pages that the navigation does not know. */
  readonly name?: string;
}

/** The name of a page; its address where nobody knows it. */
export function nameOf({ href, name: given }: RelatedLink): string {
  const path = href.replace(/[?#].*$/, '');
  return given ?? trailOf(path).at(-1)?.name ?? path;
}
