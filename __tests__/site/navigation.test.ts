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
import { specifiedRoutes, specifiedStates } from '../support/specification-routes';

/** In its order, with the states of a page after it. */
const specified = specifiedRoutes.flatMap((route) => [
  route,
  ...specifiedStates.filter((state) => state.startsWith(`${route}?`)),
]);
const specifiedIn = (section: string) => specified.filter((path) => path.startsWith(section));

const names = (links: readonly { name: string }[]) => links.map(({ name }) => name);

describe('the navigation', () => {
  it('§2 has the header’s groups with exactly the links of the specification, in its order', () => {
    const inHeader = headerGroups.map(({ key, links }) => [
      key,
      linksOf({ key, name: '', links }).map(({ path }) => path),
    ]);
    expect(Object.fromEntries(inHeader)).toEqual({
      services: specifiedIn('/services/'),
      products: specifiedIn('/products/'),
      resources: specifiedIn('/resources/'),
      corporate: specifiedIn('/corporate-overview/'),
    });
    expect(names(headerGroups)).toEqual([
      'Services',
      'Products',
      'Resources',
      'Corporate overview',
    ]);
  });

  it('§2 has the legal pages of the specification', () => {
    const legal = navigation.find(({ key }) => key === 'legal');
    expect(legal?.links.map(({ path }) => path)).toEqual(
      specified.slice(specified.indexOf('/privacy-policies')),
    );
  });

  it('lists every page once', () => {
    const others = [
      ...Object.values(hubs).map(({ path }) => path),
      '/resources/downloads',
      PRICES_PATH,
      '/contact/hiring',
      '/feedback',
      '/search',
      '/sitemap',
    ];
    expect([...allPaths].sort()).toEqual(
      [...specifiedRoutes.filter((path) => path !== '/'), ...others].sort(),
    );
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
