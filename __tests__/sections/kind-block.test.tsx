import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { KindBlock } from '../../src/sections/hubs/kind-block';

it.each([3, 3000])('has a stitch for each of %d items, and stays in its column', (total) => {
  const line = { href: '/resources/blogs', name: 'Blog', text: 'To learn how something is done.' };
  const { container } = render(
    <KindBlock line={line} kind={{ total, one: 'post', many: 'posts', lines: [] }} />,
  );
  const seams = [...container.querySelectorAll('div')].map((each) => getComputedStyle(each).width);
  // A width alone, or one with a largest width, widens the column.
  expect(seams).toContain(`min(100%, ${total * 8 - 5}px)`);
});

it('keeps its column whatever word stands in it', () => {
  const line = { href: '/resources/blogs', name: 'Blog', text: '' };
  const lines = [{ key: 'a', title: `A${'\u0301'.repeat(240)}`, about: '', href: '/a' }];
  const { container } = render(
    <KindBlock line={line} kind={{ total: 1, one: 'post', many: 'posts', lines }} />,
  );
  for (const grid of container.querySelectorAll('section, li'))
    expect(getComputedStyle(grid).gridTemplateColumns).toBe('minmax(0, 1fr)');
});
