/** The pages that the shell leads to, by group: header, footer and breadcrumbs are made from this. */
export interface NavigationLink {
  readonly name: string;
  readonly path: string;
}

export interface NavigationGroup {
  readonly name: string;
  readonly links: readonly NavigationLink[];
}

export const navigation: readonly NavigationGroup[] = [
  {
    name: 'Resources',
    links: [
      { name: 'Case studies', path: '/resources/case-studies' },
      { name: 'Blog', path: '/resources/blogs' },
      { name: 'News', path: '/resources/press-release' },
      { name: 'Awards', path: '/resources/awards' },
      { name: 'Tech series', path: '/resources/global-tech-series' },
      { name: 'Downloads', path: '/resources/downloads' },
    ],
  },
  {
    name: 'Corporate overview',
    links: [{ name: 'Careers', path: '/corporate-overview/careers' }],
  },
];

export const allLinks: readonly NavigationLink[] = navigation.flatMap((group) => group.links);

/** Detail pages live outside their list's path; this says under which link they are filed. */
const homes: readonly { prefix: string; path: string }[] = [
  { prefix: '/case-study/', path: '/resources/case-studies' },
  { prefix: '/blog/', path: '/resources/blogs' },
  { prefix: '/press-release/', path: '/resources/press-release' },
];

/** True where `link` is the page at `pathname`, or the list that this page belongs to. */
export function isActive(link: NavigationLink, pathname: string): boolean {
  const path = homes.find((home) => pathname.startsWith(home.prefix))?.path ?? pathname;
  return path === link.path || path.startsWith(`${link.path}/`);
}

/** The link of a path; throws for one that the navigation does not know. */
export function linkTo(path: string): NavigationLink {
  const link = allLinks.find((each) => each.path === path);
  if (!link) throw new Error(`The navigation has no link to ${path}.`);
  return link;
}
