/** The pages above the groups of the header's menu. Apart from the navigation, of which breadcrumbs need no more. */
import type { NavigationLink } from './navigation';

/** A page that says what is in a section of the site, for whom, and where to start. */
export interface Hub extends NavigationLink {
  /** Its name in the menu, below a button with the name of its group. */
  readonly menuName: string;
  readonly line: string;
}

export type HubKey = 'services' | 'products' | 'resources' | 'corporate';

export const hubs: Readonly<Record<HubKey, Hub>> = {
  services: {
    name: 'Services',
    menuName: 'All services',
    path: '/services',
    line: 'Start from the problem, and find the practice that mends it.',
  },
  products: {
    name: 'Products',
    menuName: 'All products',
    path: '/products',
    line: 'Side by side: what goes in, what comes out, and how each is charged.',
  },
  resources: {
    name: 'Resources',
    menuName: 'All resources',
    path: '/resources',
    line: 'The newest of each kind, and what each kind is good for.',
  },
  corporate: {
    name: 'Corporate overview',
    menuName: 'The company at a glance',
    path: '/corporate-overview',
    line: 'Figures and offices, and where to start: as a buyer, candidate, journalist or auditor.',
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
