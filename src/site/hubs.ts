/** The pages above the groups of the header's menu. Apart from the navigation, of which breadcrumbs need no more. */
import type { NavigationLink } from './navigation';

/** A page that says what is in a section of the site, for whom, and where to start. */
export interface Hub extends NavigationLink {
  /** Its name in the menu, below a button with the name of its group. */
  readonly menuName: string;
}

export type HubKey = 'services' | 'products' | 'resources' | 'corporate';

export const hubs: Readonly<Record<HubKey, Hub>> = {
  services: {
    name: 'Services',
    menuName: 'All services',
    path: '/services',
  },
  products: {
    name: 'Products',
    menuName: 'All products',
    path: '/products',
  },
  resources: {
    name: 'Resources',
    menuName: 'All resources',
    path: '/resources',
  },
  corporate: {
    name: 'Corporate overview',
    menuName: 'The company at a glance',
    path: '/corporate-overview',
  },
};

interface Step {
  readonly name: string;
  readonly path: string;
}

/** Whether a path is a hub's. */
export const isHub = (path: string): boolean =>
  Object.values(hubs).some((hub) => hub.path === path);

/**
 * The way to a page from the home page: by the hub of its section, then by its own trail.
 * @param trail ends with the page itself; begins below the hub
 */
export function wayTo(trail: readonly Step[]): readonly Step[] {
  const above = Object.values(hubs).filter(({ path }) => trail[0]?.path.startsWith(`${path}/`));
  return [
    { name: 'Home', path: '/' },
    ...above.map(({ name, path }) => ({ name, path })),
    ...trail,
  ];
}
