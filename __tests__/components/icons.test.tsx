import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import nodes from 'lucide-static/icon-nodes.json';
import { Icon } from '../../src/components/icons/icon';
import { iconPath } from '../../src/components/icons/icon-path';
import { iconShapes, type Shape } from '../../src/components/icons/icon-shapes';
import { themeIcons } from '../../src/shell/footer/theme-icons';

const all = Object.entries({ ...iconShapes, ...themeIcons });

it.each(all)('%s is drawn as lucide draws it', (name, shapes) => {
  expect(shapes).toEqual((nodes as Record<string, unknown>)[name]);
});

it('is no picture to a screen reader, and takes the colour around it', () => {
  const { container } = render(<Icon name="search" size={16} />);
  const icon = container.firstElementChild;
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveAttribute('stroke', 'currentColor');
  expect(icon).toHaveAttribute('width', '16');
  expect(icon?.children).toHaveLength(1);
});

it.each([
  [['path', { d: 'm6 9 6 6 6-6' }], 'M0 0m6 9 6 6 6-6'],
  [['line', { x1: '8', x2: '16', y1: '21', y2: '20' }], 'M8 21L16 20'],
  [['circle', { cx: '12', cy: '11', r: '10' }], 'M2 11a10 10 0 1 0 20 0a10 10 0 1 0 -20 0'],
  [
    ['rect', { width: '20', height: '14', x: '2', y: '3', rx: '2' }],
    'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2',
  ],
] as const satisfies [Shape, string][])('draws %j as part of one path', (shape, path) => {
  expect(iconPath([shape])).toBe(path);
});
