/** Pages for those who work on the site: made by `gatsby develop`, never built. */

export interface DevelopPage {
  readonly path: string;
  /** A file of `src/templates`. */
  readonly template: string;
}

const pages: readonly DevelopPage[] = [
  { path: '/styleguide', template: 'styleguide.tsx' },
  { path: '/develop/users', template: 'demo-users.tsx' },
];

/** @param command what Gatsby does, as it says in `gatsby_executing_command` */
export function developPages(command: string | undefined): readonly DevelopPage[] {
  return command === 'develop' ? pages : [];
}
