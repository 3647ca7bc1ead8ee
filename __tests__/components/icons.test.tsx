import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import nodes from 'lucide-static/icon-nodes.json';
import { Icon } from '../../src/components/icons/icon';
import { iconShapes } from '../../src/components/icons/icon-shapes';
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
  expect(icon?.children).toHaveLength(2);
});
