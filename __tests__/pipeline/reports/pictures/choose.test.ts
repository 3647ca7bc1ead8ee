import { expect, it } from '@jest/globals';
import { choosePages } from '../../../../pipeline/reports/pictures/choose';

const posts = (many: number) => Array.from({ length: many }, (_, at) => `/blog/post-${at}`);

it('takes pages of changed items first, then one of each kind in turn', () => {
  const chosen = choosePages({
    new: [],
    changed: ['/', '/blog/a', '/blog/b', '/resources/blogs', '/services/fintech'],
    items: new Set(['/blog/b']),
  });
  expect(chosen.map(({ path }) => path)).toEqual([
    '/blog/b',
    '/',
    '/blog/a',
    '/resources/blogs',
    '/services/fintech',
  ]);
});

it('takes forty, of every kind some, and a sample of the others that is spread over them', () => {
  const changed = [...posts(1000), '/services/fintech', '/corporate-overview/about'];
  const chosen = choosePages({ new: ['/blog/new'], changed, items: new Set() });
  expect(chosen).toHaveLength(48);
  expect(chosen.slice(0, 3).map(({ kind }) => kind)).toEqual(['Blog', 'Service', 'Company']);
  expect(chosen[0]).toMatchObject({ path: '/blog/new', isNew: true });
  const sample = chosen.slice(40).map(({ path }) => Number(path.replace(/\D+/g, '')));
  expect(Math.max(...sample)).toBeGreaterThan(800);
  expect(new Set(sample).size).toBe(8);
});
