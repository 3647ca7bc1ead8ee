import { trailOf } from './navigation';

/** The way down to a page; one that no menu has is added to that of the page above it. */
export function pageTrail({ path, title }: { readonly path: string; readonly title: string }) {
  const trail = trailOf(path);
  return trail.at(-1)?.path === path ? trail : [...trail, { name: title, path }];
}
