import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Portrait } from '../../src/components/portrait/portrait';
import { PORTRAIT, portraitOf } from '../../src/cloth/weaving/portrait';
import { SERVICE_KEYS, WEAVES } from '../../src/cloth/weaving/weaves';
import { axe } from '../support/axe';

it('says whose it is and how it is woven', async () => {
  const { container } = render(
    <Portrait service="cloud" figure={portraitOf('cloud')} whose="Cloud lead" />,
  );
  const picture = screen.getByRole('img', { name: 'Cloud lead: a woven portrait in leno' });
  expect(picture.querySelector('pattern')).not.toBeNull();
  expect(await axe(container)).toEqual([]);
});

it('differs from practice to practice, in figure and weave', () => {
  const figures = SERVICE_KEYS.map((key) => portraitOf(key, 6).hair);
  expect(new Set(figures).size).toBe(SERVICE_KEYS.length);
  const names = SERVICE_KEYS.map((key) => WEAVES[key].name);
  expect(new Set(names).size).toBe(SERVICE_KEYS.length);
});

/** Crossings that a path covers, by `end,pick`. */
function crossings(data: string): string[] {
  return [...data.matchAll(/M(\d+) (\d+)h(\d+)v1h/g)].flatMap(([, end, pick, length]) =>
    Array.from({ length: Number(length) }, (_, at) => `${Number(end) + at},${pick ?? ''}`),
  );
}

it.each(SERVICE_KEYS)(
  'of %s is a head on shoulders, each crossing once, inside its cloth',
  (key) => {
    const { coat, face, hair } = portraitOf(key, 1);
    const all = [coat, face, hair].flatMap(crossings);
    expect(new Set(all).size).toBe(all.length);
    const rows = (data: string) => crossings(data).map((each) => Number(each.split(',')[1]));
    expect(Math.min(...rows(hair))).toBeLessThan(Math.min(...rows(coat)));
    expect(Math.max(...rows(coat))).toBe(PORTRAIT.picks - 1);
    expect(crossings(face).length).toBeGreaterThan(100);
    for (const each of all) {
      const [end = -1, pick = -1] = each.split(',').map(Number);
      expect(end >= 0 && end < PORTRAIT.ends && pick >= 0 && pick < PORTRAIT.picks).toBe(true);
    }
  },
);
