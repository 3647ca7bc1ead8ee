import { expect, it } from '@jest/globals';
import { below, partOf, partOfNew, viewOf } from '../../../../pipeline/reports/pictures/crop';

const region = (y: number, height = 30) => ({ x: 34, y, width: 212, height });
it('shows the part around what differs, and says what is further down', () => {
  const marks = { before: [region(2000), region(5000)], after: [region(2000), region(5000)] };
  const part = partOf('phone', marks, 6000);
  expect(part).toEqual({ top: 1904, height: 1000 });
  if (!part) return;
  const view = viewOf('phone', { part, marks, before: 'data:before', after: 'data:after' });
  expect(view).toMatchObject({ window: 'phone', width: 390, top: 1904, height: 1000, further: 1 });
  expect(view.after.regions).toEqual([region(96)]);
  expect([view.before?.picture, view.after.picture]).toEqual(['data:before', 'data:after']);
  expect(below(part, marks)).toEqual({ before: [region(5000)], after: [region(5000)] });
});

it('shows no less than can be made out, within the page, and a long difference from its beginning', () => {
  expect(partOf('phone', { before: [], after: [] }, 900)).toBeNull();
  expect(partOf('phone', { before: [region(10)], after: [] }, 3000)).toEqual({
    ...{ top: 0, height: 420 },
  });
  expect(partOf('phone', { before: [], after: [region(880)] }, 910)).toEqual({
    ...{ top: 490, height: 420 },
  });
  expect(partOf('phone', { before: [], after: [region(200, 5000)] }, 8000)).toEqual({
    ...{ top: 104, height: 1000 },
  });
});

it('marks the beginning of what goes on below the part', () => {
  const marks = { before: [], after: [region(200, 5000)] };
  const part = { top: 104, height: 1000 };
  const drawn = { part, marks, before: 'data:before', after: 'data:after' };
  expect(viewOf('phone', drawn).after.regions).toEqual([region(96, 904)]);
});

it('shows a new page from its top, and no more of it than can be read', () => {
  expect(partOfNew('phone', 5000)).toEqual({ top: 0, height: 1000 });
  expect(partOfNew('phone', 300)).toEqual({ top: 0, height: 300 });
});
