/** Pages for developers: only in `gatsby develop`, never built. */

export interface DevelopPage {
  readonly path: string;
  /** A file of `src/templates`. */
  readonly template: string;
}

const pages: readonly DevelopPage[] = [{ path: '/develop/users', template: 'demo-users.tsx' }];

/** @param mode `NODE_ENV`: `development` in develop, `production` in a build */
export function developPages(mode: string | undefined): readonly DevelopPage[] {
  return mode === 'development' ? pages : [];
}
