/** Pictures of parts of a service: what is drawn agrees with its table. */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { scattered, wholeOf } from '../../../src/own-pages/counted';
import { CountedFigure } from '../../../src/own-pages/designs/heroes/counted-figure';
import { ShiftFigure } from '../../../src/own-pages/designs/heroes/shift-figure';
import { describeFigure, type HeroFigure } from '../../../src/own-pages/hero-figure';
import { spansOf } from '../../../src/own-pages/spans';
import { axe } from '../../support/axe';
import { numbersOf } from '../../support/computed-style';

const counted: HeroFigure = {
  kind: 'counted',
  columns: ['Noticed'],
  rows: [
    { name: 'Before', cells: ['97 of 436'] },
    { name: 'After', cells: ['422 of 436'] },
  ],
  caption: 'Faults.',
};
const shift: HeroFigure = {
  kind: 'shift',
  columns: ['From', 'To'],
  rows: [
    { name: 'A shift', cells: ['06:00', '16:00'] },
    { name: 'Lift', cells: ['06:00', '07:00'] },
    { name: 'Ramp', cells: ['13:30', '16:00'] },
  ],
  caption: 'One shift.',
};

describe('a count of a whole', () => {
  it('dyes as many crossings as it says, and draws the fewer one by one', () => {
    const { container } = render(<CountedFigure figure={counted} />);
    const single = [...container.querySelectorAll('[data-single]')];
    expect(single.map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)).toEqual([
      97, 14,
    ]);
    expect(screen.getByRole('img')).toHaveAccessibleName(describeFigure(counted));
  });

  it('strews the fewer where they are rare in each cloth, and else lays those of all together', () => {
    const columnsOf = (...cells: string[]) => {
      const rows = cells.map((cell) => ({ name: cell, cells: [cell] }));
      const { container } = render(<CountedFigure figure={{ ...counted, rows }} />);
      return [...container.querySelectorAll('[data-single]')].map((path) => {
        const starts = path.getAttribute('d')?.match(/M\d+/g) ?? [];
        return new Set(starts).size;
      });
    };
    expect(columnsOf('97 of 436', '422 of 436')).toEqual([11, 2]);
    const [, strewn = 0] = columnsOf('9 of 436', '422 of 436');
    expect(strewn).toBeGreaterThan(5);
  });

  it('draws thousands again for a phone, with fewer in a row', () => {
    const rows = [{ name: 'By hand', cells: ['25 of 4,000'] }];
    const { container } = render(<CountedFigure figure={{ ...counted, rows }} />);
    const cloths = [...container.querySelectorAll('svg')];
    expect(cloths.map((each) => each.querySelector('[data-single="25"]') !== null)).toEqual([
      true,
      true,
    ]);
    const [wide = 0, narrow = 0] = cloths.map((each) =>
      Number(each.getAttribute('viewBox')?.split(' ')[2]),
    );
    expect(narrow).toBeLessThan(wide);
  });

  it.each([1, 2, 25, 436, 997, 4000])('meets no place of %d twice', (whole) => {
    const places = scattered(whole, whole);
    expect(new Set(places).size).toBe(whole);
    expect(Math.max(...places)).toBeLessThan(whole);
  });

  it('reads the whole, or takes the count for it', () => {
    expect(['25 of 4,000', '12'].map(wholeOf)).toEqual([4000, 12]);
  });
});

describe('a span of time', () => {
  it('has its parts where and as long as their times say', () => {
    expect(spansOf(shift)).toEqual({
      whole: { name: 'A shift', from: '06:00', to: '16:00' },
      spans: [
        { name: 'Lift', at: '06:00', from: 0, length: 0.1 },
        { name: 'Ramp', at: '13:30', from: 0.75, length: 0.25 },
      ],
    });
  });

  it('breaks the line off and dyes the cloth for the same times', async () => {
    const { container } = render(<ShiftFigure figure={shift} />);
    expect(numbersOf(container, '--length')).toEqual([0.1, 0.25, 0.1, 0.25]);
    expect(await axe(container)).toEqual([]);
  });
});
