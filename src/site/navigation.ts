/**
 * Every page that the shell links to, in one place: header, footer, breadcrumbs, the sitemap page, the search page and
 * the tests use it. Paths are section 2 of the specification.
 */
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import { definitionsWithPages } from '../collections';
import { PRICES_PATH } from './contact-links';
import { contactPage, feedbackPage, hiringPage } from './contact-pages';
import { hubs, isHub, type Hub } from './hubs';
import { legalPages } from './legal-pages';
import { products } from './products';
import { awards, downloads, techSeries } from './resource-pages';
import { services } from './services';

export interface NavigationLink {
  /** As short as a menu needs it. */
  readonly name: string;
  /** A path of this site, without trailing slash; may end in a query. */
  readonly path: string;
  /** Subject of the page, in one line. */
  readonly line?: string;
  /** Whose thread and weave go with it. */
  readonly service?: ServiceKey;
  /** The pages beneath it. */
  readonly links?: readonly NavigationLink[];
}

export type GroupKey = 'services' | 'products' | 'resources' | 'corporate' | 'legal' | 'contact';

export interface NavigationGroup {
  readonly key: GroupKey;
  readonly name: string;
  /** The page above the others. */
  readonly hub?: Hub;
  readonly links: readonly NavigationLink[];
  /** Pages that belong here too, and that the header's menu leaves out. */
  readonly extra?: readonly NavigationLink[];
}

/** A group of the header's menu. */
export interface HeaderGroup extends NavigationGroup {
  readonly hub: Hub;
}

const CUSTOM = '/services/custom-software-services';

const servicePages: Readonly<Partial<Record<ServiceKey, readonly NavigationLink[]>>> = {
  fintech: [
    { name: 'Wealth management', path: '/services/fintech/wealth-management' },
    { name: 'Capital markets', path: '/services/fintech/capital-market' },
    { name: 'Lending', path: '/services/fintech/lending' },
    { name: 'On-demand solutions', path: '/services/fintech/on-demand-solutions' },
  ],
  salesforce: [
    { name: 'Dreamforce 2025', path: '/services/salesforce/dreamforce2025' },
    { name: 'Free Salesforce audit', path: '/services/salesforce/free-salesforce-audit' },
    { name: 'Customisation', path: '/services/salesforce/customization-services' },
    { name: 'Salesforce consulting', path: '/services/salesforce/consulting-services' },
    {
      name: 'Configuration',
      path: '/services/salesforce/salesforce-customization-configuration',
    },
    { name: 'Data migration', path: '/services/salesforce/data-migration' },
    { name: 'Integration', path: '/services/salesforce/integration-solution' },
  ],
  'custom-software': [
    { name: 'Built to order', path: `${CUSTOM}?type=custom-software` },
    {
      name: 'Enterprise product development',
      path: `${CUSTOM}?type=enterprise-product-development`,
    },
    { name: 'Captive as a service', path: `${CUSTOM}?type=captive-as-a-service` },
    { name: 'Mobile apps', path: `${CUSTOM}/mobile-app-development` },
    { name: 'Testing', path: `${CUSTOM}/testing` },
  ],
  cloud: [
    { name: 'Cloud migration', path: '/services/cloud/cloud-migration-solutions' },
    { name: 'Cost optimisation', path: '/services/cloud/cloud-cost-optimization-services' },
    { name: 'Governance and security', path: '/services/cloud/cloud-governance-security-services' },
    {
      name: 'Cloud applications',
      path: '/services/cloud/cloud-application-development-and-deployment-services',
    },
    { name: 'Hybrid cloud', path: '/services/cloud/hybrid-cloud-computing-solutions' },
    { name: 'DevOps consulting', path: '/services/cloud/devops-consulting-services' },
  ],
  'data-science': [
    { name: 'Data lakes', path: '/services/data-science/data-lake-services' },
    { name: 'Data warehouses', path: '/services/data-science/data-warehouse-services' },
    {
      name: 'AI and machine learning',
      path: '/services/data-science/ai-machine-learning-development-services',
    },
    {
      name: 'Business intelligence',
      path: '/services/data-science/business-intelligence-consulting-services',
    },
    { name: 'Big data', path: '/services/data-science/big-data-services' },
    {
      name: 'Visualisation',
      path: '/services/data-science/data-visualization-and-analytics-services',
    },
    {
      name: 'Engineering and mining',
      path: '/services/data-science/data-engineering-data-mining-services',
    },
    {
      name: 'Process automation',
      path: '/services/data-science/rpa-consulting-development-services',
    },
  ],
};

const CSR = '/corporate-overview/corporate-social-responsibility';

/** The four groups of the header's menu. */
export const headerGroups: readonly HeaderGroup[] = [
  {
    key: 'services',
    name: hubs.services.name,
    hub: hubs.services,
    links: services.map(({ key, name, path }) => {
      const links = servicePages[key];
      return { name, path, service: key, ...(links ? { links } : {}) };
    }),
  },
  {
    key: 'products',
    name: hubs.products.name,
    hub: hubs.products,
    links: products,
  },
  {
    key: 'resources',
    name: hubs.resources.name,
    hub: hubs.resources,
    links: [
      { name: 'Blog', path: '/resources/blogs', line: 'Notes from the people who do the work.' },
      {
        name: 'Case studies',
        path: '/resources/case-studies',
        line: 'What was wrong, what we did, and what changed.',
      },
      {
        name: 'News',
        path: '/resources/press-release',
        line: 'Press releases and company news.',
      },
      awards,
      techSeries,
    ],
    extra: [downloads],
  },
  {
    key: 'corporate',
    name: hubs.corporate.name,
    hub: hubs.corporate,
    links: [
      {
        name: 'About',
        path: '/corporate-overview/about',
        line: 'Who we are, where we work, and what we turn down.',
      },
      {
        name: 'Strategic partnerships',
        path: '/corporate-overview/strategic-partnerships',
        line: 'The platforms we use, and on what terms.',
      },
      {
        name: 'Careers',
        path: '/corporate-overview/careers',
        line: 'Open roles, and how we hire.',
      },
      {
        name: 'Security',
        path: '/corporate-overview/security',
        line: 'How we protect data, and where to report a vulnerability.',
      },
      {
        name: 'Founders’ desk',
        path: '/corporate-overview/founders-desk',
        line: 'An essay by the founders, on code and cloth.',
      },
      {
        name: 'Corporate social responsibility',
        path: CSR,
        line: 'What we promised, and what came of it.',
        links: [
          { name: 'Diversity and inclusion', path: `${CSR}/diversity-and-inclusion` },
          { name: 'Women’s welfare network', path: `${CSR}/women-welfare-network` },
          { name: 'Social impact', path: `${CSR}/social-impact` },
          { name: 'Sustainability', path: `${CSR}/sustainability` },
        ],
      },
    ],
    extra: [
      {
        name: 'How we charge',
        path: PRICES_PATH,
        line: 'Prices, day rates and pricing models, and how much a job may cost.',
      },
    ],
  },
];

/** Links in the footer besides the header's groups. */
export const legalGroup: NavigationGroup = {
  key: 'legal',
  name: 'Legal',
  links: legalPages,
};

export const contactGroup: NavigationGroup = {
  key: 'contact',
  name: 'Get in touch',
  links: [
    contactPage,
    hiringPage,
    feedbackPage,
    { name: 'Search', path: '/search' },
    { name: 'Sitemap', path: '/sitemap', line: 'Every section of the site, on one page.' },
  ],
};

export const navigation: readonly NavigationGroup[] = [...headerGroups, legalGroup, contactGroup];

/** A link and its descendants, the link first. */
function withDescendants(link: NavigationLink): readonly NavigationLink[] {
  return [link, ...(link.links ?? []).flatMap(withDescendants)];
}

/** Every link of a group, parents before children. */
export function linksOf({ hub, links, extra = [] }: NavigationGroup): readonly NavigationLink[] {
  return [...(hub ? [hub] : []), ...links, ...extra].flatMap(withDescendants);
}

/** Every link of the site's navigation, parents before children. */
export const allLinks: readonly NavigationLink[] = navigation.flatMap(linksOf);

/** A path without its query. */
function pathnameOf(path: string): string {
  return path.replace(/\?.*$/, '');
}

/** Every page of the navigation once, without queries. */
export const allPaths: readonly string[] = [
  ...new Set(allLinks.map(({ path }) => pathnameOf(path))),
];

/** The navigation's path that a page counts to: its own, or that of the list it is in. No slash at the end. */
function filedUnder(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const home = definitionsWithPages.find(({ pages }) => path.startsWith(`${pages.items}/`))?.pages;
  // For items below their list, the list is all there is.
  return home && home.items !== home.list ? home.list : path;
}

/** True where `link` is the page at `pathname`, one above it, or the list that this page belongs to. */
export function isActive(link: NavigationLink, pathname: string): boolean {
  const path = filedUnder(pathname);
  return path === link.path || path.startsWith(`${link.path}/`);
}

/**
 * For `aria-current`: `page` on the page itself, `true` on its ancestors. Not on a hub, which is above all of its group:
 * the group's button is marked.
 */
export function currentness(link: NavigationLink, pathname: string): 'page' | 'true' | undefined {
  if (link.path === pathname || `${link.path}/` === pathname) return 'page';
  return isActive(link, pathname) && !isHub(link.path) ? 'true' : undefined;
}

/** The group that a page belongs to; undefined for the home page and for an address that leads nowhere. */
export function activeGroup(pathname: string): NavigationGroup | undefined {
  return navigation.find((group) => linksOf(group).some((link) => isActive(link, pathname)));
}

/** The links above a page, outermost first: its own last, where the navigation has one. */
function activeLinks(pathname: string): readonly NavigationLink[] {
  return allLinks
    .filter((link) => isActive(link, pathname))
    .sort((a, b) => a.path.length - b.path.length);
}

/** The innermost link that a page belongs to. */
export function activeLink(pathname: string): NavigationLink | undefined {
  return activeLinks(pathname).at(-1);
}

/**
 * The way down to a page for its breadcrumbs, from below its section's hub. It ends with the page where the navigation
 * has it, else with the list or page above it; append what is missing.
 * @example trailOf('/services/fintech/lending') // Fintech, Lending
 */
export function trailOf(pathname: string): readonly { name: string; path: string }[] {
  return activeLinks(pathname)
    .filter((link) => !isHub(link.path) || currentness(link, pathname))
    .map(({ name, path }) => ({ name, path }));
}

/**
 * Place of a link, for a reader who sees it alone; of a hub, its subject.
 * @example `Services, Fintech`
 */
export function placeOf(link: NavigationLink): string {
  if (isHub(link.path)) return link.line ?? '';
  const above = trailOf(pathnameOf(link.path)).filter(({ path }) => path !== link.path);
  const group = activeGroup(pathnameOf(link.path));
  return [group?.name, ...above.map(({ name }) => name)].filter(Boolean).join(', ');
}

/** The link of a path; throws for one that the navigation does not know. */
export function linkTo(path: string): NavigationLink {
  const link = allLinks.find((each) => each.path === path);
  if (!link) throw new Error(`The navigation has no link to ${path}.`);
  return link;
}
