import { describe, expect, it } from '@jest/globals';
import {
  activeGroup,
  activeLink,
  allLinks,
  allPaths,
  currentness,
  headerGroups,
  linksOf,
  linkTo,
  navigation,
  trailOf,
} from '../../src/site/navigation';
import { PRICES_PATH } from '../../src/site/contact-links';
import { hubs, wayTo } from '../../src/site/hubs';

/** Section 2 of the specification, written out by hand. */
const specified: Record<string, string[]> = {
  services: [
    '/services/fintech',
    '/services/fintech/wealth-management',
    '/services/fintech/capital-market',
    '/services/fintech/lending',
    '/services/fintech/on-demand-solutions',
    '/services/salesforce',
    '/services/salesforce/dreamforce2025',
    '/services/salesforce/free-salesforce-audit',
    '/services/salesforce/customization-services',
    '/services/salesforce/consulting-services',
    '/services/salesforce/salesforce-customization-configuration',
    '/services/salesforce/data-migration',
    '/services/salesforce/integration-solution',
    '/services/custom-software-services',
    '/services/custom-software-services?type=custom-software',
    '/services/custom-software-services?type=enterprise-product-development',
    '/services/custom-software-services?type=captive-as-a-service',
    '/services/custom-software-services/mobile-app-development',
    '/services/custom-software-services/testing',
    '/services/cloud',
    '/services/cloud/cloud-migration-solutions',
    '/services/cloud/cloud-cost-optimization-services',
    '/services/cloud/cloud-governance-security-services',
    '/services/cloud/cloud-application-development-and-deployment-services',
    '/services/cloud/hybrid-cloud-computing-solutions',
    '/services/cloud/devops-consulting-services',
    '/services/data-science',
    '/services/data-science/data-lake-services',
    '/services/data-science/data-warehouse-services',
    '/services/data-science/ai-machine-learning-development-services',
    '/services/data-science/business-intelligence-consulting-services',
    '/services/data-science/big-data-services',
    '/services/data-science/data-visualization-and-analytics-services',
    '/services/data-science/data-engineering-data-mining-services',
    '/services/data-science/rpa-consulting-development-services',
    '/services/blockchain',
    '/services/insurtech',
    '/services/consulting-services',
  ],
  products: [
    '/products/reportwa',
    '/products/pdf-scrapper',
    '/products/video-statements',
    '/products/alhexa-hr-chatbot',
  ],
  resources: [
    '/resources/blogs',
    '/resources/case-studies',
    '/resources/press-release',
    '/resources/awards',
    '/resources/global-tech-series',
  ],
  corporate: [
    '/corporate-overview/about',
    '/corporate-overview/strategic-partnerships',
    '/corporate-overview/careers',
    '/corporate-overview/security',
    '/corporate-overview/founders-desk',
    '/corporate-overview/corporate-social-responsibility',
    '/corporate-overview/corporate-social-responsibility/diversity-and-inclusion',
    '/corporate-overview/corporate-social-responsibility/women-welfare-network',
    '/corporate-overview/corporate-social-responsibility/social-impact',
    '/corporate-overview/corporate-social-responsibility/sustainability',
  ],
  legal: ['/privacy-policies', '/cookie-policy', '/terms-and-conditions', '/legal-notice'],
};

const names = (links: readonly { name: string }[]) => links.map(({ name }) => name);

describe('the navigation', () => {
  it('§2 has the header’s groups with exactly the links of the specification, in its order', () => {
    const inHeader = headerGroups.map(({ key, links }) => [
      key,
      linksOf({ key, name: '', links }).map(({ path }) => path),
    ]);
    expect(Object.fromEntries(inHeader)).toEqual(
      Object.fromEntries(Object.entries(specified).filter(([key]) => key !== 'legal')),
    );
    expect(names(headerGroups)).toEqual([
      'Services',
      'Products',
      'Resources',
      'Corporate overview',
    ]);
  });

  it('§2 has the legal pages of the specification', () => {
    const legal = navigation.find(({ key }) => key === 'legal');
    expect(legal?.links.map(({ path }) => path)).toEqual(specified['legal']);
  });

  it('lists every page once', () => {
    const pages = Object.values(specified)
      .flat()
      .map((path) => path.split('?')[0] ?? '');
    const others = [
      ...Object.values(hubs).map(({ path }) => path),
      '/resources/downloads',
      PRICES_PATH,
      '/contact',
      '/contact/hiring',
      '/feedback',
      '/search',
      '/sitemap',
    ];
    expect([...allPaths].sort()).toEqual([...new Set([...pages, ...others])].sort());
  });

  it('names no two links alike', () => {
    expect(new Set(names(allLinks)).size).toBe(allLinks.length);
  });

  it('refuses a path that no link leads to', () => {
    expect(() => linkTo('/nowhere')).toThrow('/nowhere');
  });
});

it.each([
  ['/resources/blogs', 'resources', 'Blog'],
  ['/resources/blogs/page/2', 'resources', 'Blog'],
  ['/blog/naive-retries', 'resources', 'Blog'],
  ['/case-study/four-orgs', 'resources', 'Case studies'],
  ['/resources/downloads', 'resources', 'Downloads'],
  ['/corporate-overview/careers/designer', 'corporate', 'Careers'],
  ['/services', 'services', 'Services'],
  ['/services/salesforce/data-migration', 'services', 'Data migration'],
  ['/services/custom-software-services', 'services', 'Custom software'],
  ['/services/custom-software-services/testing', 'services', 'Testing'],
  ['/contact', 'contact', 'Contact'],
  ['/', undefined, undefined],
  ['/resources-of-others', undefined, undefined],
  ['/resources/blogs-of-others', 'resources', 'Resources'],
])('files %s under %s, %s', (pathname, group, name) => {
  expect(activeGroup(pathname)?.key).toBe(group);
  expect(activeLink(pathname)?.name).toBe(name);
});

it.each([
  ['/services/fintech/lending', '/services/fintech/lending', 'page'],
  ['/services/fintech/lending', '/services/fintech', 'true'],
  ['/services/fintech', '/services/fintech/lending', undefined],
  ['/blog/naive-retries', '/resources/blogs', 'true'],
  ['/services/', '/services', 'page'],
])('on %s marks the link to %s as %s', (pathname, path, current) => {
  expect(currentness(linkTo(path), pathname)).toBe(current);
});

it.each([
  ['/services/fintech/lending', ['Fintech', 'Lending']],
  [
    '/corporate-overview/corporate-social-responsibility/social-impact',
    ['Corporate social responsibility', 'Social impact'],
  ],
  ['/blog/naive-retries', ['Blog']],
  ['/corporate-overview', ['Corporate overview']],
  ['/', []],
])('leads down to %s', (pathname, trail) => {
  expect(names(trailOf(pathname))).toEqual(trail);
});

it.each([
  ['/services', ['Home', 'Services']],
  ['/services/fintech/lending', ['Home', 'Services', 'Fintech', 'Lending']],
  ['/blog/naive-retries', ['Home', 'Resources', 'Blog']],
  ['/contact', ['Home', 'Contact']],
])('the way to %s goes by the hub of its section', (pathname, way) => {
  expect(names(wayTo(trailOf(pathname)))).toEqual(way);
});
