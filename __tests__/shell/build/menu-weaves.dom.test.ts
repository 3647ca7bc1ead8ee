import { expect, it } from '@jest/globals';
import { SERVICE_KEYS } from '../../../src/cloth/weaving/weaves';
import { menuWeaves } from '../../../src/shell/build/menu-weaves';
import { WEAVE } from '../../../src/shell/menu-weaves';

it('has a row for each service, of whole repeats, its warp at the left and its weft at the right', () => {
  const file = new DOMParser().parseFromString(menuWeaves(), 'image/svg+xml');
  const cloths = [...file.querySelectorAll('svg > svg')];
  expect(file.documentElement.getAttribute('viewBox')).toBe(
    `0 0 ${2 * WEAVE.width} ${SERVICE_KEYS.length * WEAVE.height}`,
  );
  expect(cloths.map((each) => [each.getAttribute('x'), each.getAttribute('y')])).toEqual(
    SERVICE_KEYS.flatMap((_, row) =>
      [0, 1].map((column) => [`${column * WEAVE.width}`, `${row * WEAVE.height}`]),
    ),
  );
  for (const cloth of cloths) {
    const fill = cloth.firstElementChild?.getAttribute('fill') ?? '';
    const pattern = file.getElementById(/#(.*)\)/.exec(fill)?.[1] ?? '');
    const [, , width, height] = (cloth.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(Number(width) % Number(pattern?.getAttribute('width'))).toBe(0);
    expect(Number(height) % Number(pattern?.getAttribute('height'))).toBe(0);
    expect(pattern?.firstElementChild?.getAttribute('d')).toMatch(/^m/);
  }
});
