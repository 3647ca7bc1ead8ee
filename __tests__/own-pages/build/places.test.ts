/** Places of pages in the navigation, as their data. */
import { expect, it } from '@jest/globals';
import { withPlace } from '../../../src/own-pages/build/places';

const names = (links: readonly { name: string }[]) => links.map(({ name }) => name);

it.each([
  ['/services/fintech/lending', ['Fintech', 'Lending']],
  ['/services/fintech/of-no-menu', ['Fintech', 'The title']],
  ['/of-no-menu', ['The title']],
])('leads down to %s, which ends the way', (path, trail) => {
  const placed = withPlace(path, { title: 'The title' });
  expect(names(placed.trail)).toEqual(trail);
  expect(placed.trail.at(-1)?.path).toBe(path);
});

it('has the pages of its group, the page above them first; none elsewhere', () => {
  const { group } = withPlace('/services/fintech/lending', { title: 'Lending' });
  expect(names(group)).toEqual([
    'Fintech',
    'Wealth management',
    'Capital markets',
    'Lending',
    'On-demand solutions',
  ]);
  expect(withPlace('/services/fintech', { title: 'Fintech' }).group).toEqual(group);
  expect(withPlace('/corporate-overview/careers', { title: 'Careers' }).group).toEqual([]);
});

it('names the pages that it links to, unless its copy does', () => {
  const links = [
    { href: '/contact?service=fintech', text: 'Ten loan files' },
    { href: '/of-no-menu#part', text: 'Known by its address' },
    { href: '/services/cloud', name: 'What runs where', text: 'Known by its own words' },
  ];
  const { bands } = withPlace('/services/fintech', {
    title: 'Fintech',
    bands: [{ kind: 'related', links }, { kind: 'prose' }],
  });
  const lines = [{ href: '/services/cloud', text: 'Known by the navigation' }];
  const { ways, index } = withPlace('/services', {
    title: 'Services',
    ways: { heading: 'Ways', groups: [{ name: 'All', links }] },
    index: { heading: 'Index', lines },
  }) as Record<string, unknown>;
  expect(ways).toMatchObject({
    groups: [
      { links: [{ name: 'Contact' }, { name: '/of-no-menu' }, { name: 'What runs where' }] },
    ],
  });
  expect(index).toMatchObject({ lines: [{ name: 'Cloud' }] });
  expect(bands).toMatchObject([
    { links: [{ name: 'Contact' }, { name: '/of-no-menu' }, { name: 'What runs where' }] },
    { kind: 'prose' },
  ]);
});
