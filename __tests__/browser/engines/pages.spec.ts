/** Every kind of page, taken over by the application: what an engine objects to would be an error or a violation. */
import { AT_LENGTH } from '../../support/browser-test';
import { expect, test } from '../../support/engines/engine-test';
import type { Visitor } from '../../support/engines/visitor';
import { pageKinds, pageOfKind, type PageKind } from '../../support/page-types';

/** px. Text of this size is a heading's: its lines are to be of about one length. */
const DISPLAY_PX = 30;

/** The pages that differ most in their parts. */
const VARIED: readonly PageKind[] = [
  'home',
  'calculator page',
  'questionnaire page',
  'contact',
  'list of posts',
  'post',
];

async function checkPages(visitor: Visitor, kinds: readonly PageKind[]): Promise<void> {
  for (const kind of kinds) {
    const path = pageOfKind(kind);
    await test.step(`${kind}: ${path}`, () => checkPage(visitor, path));
  }
}

/** A page is taken over, reaches over its window nowhere, and breaks large text evenly. */
async function checkPage(visitor: Visitor, path: string): Promise<void> {
  await visitor.goto(path);
  await visitor.wake();
  await visitor.sees('h1');
  const { wide, uneven } = await visitor.evaluate((large) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const uneven = [...document.querySelectorAll('main *')]
      .filter((each) => {
        const style = getComputedStyle(each);
        const wrap = style.getPropertyValue('text-wrap-style');
        return wrap === 'pretty' && parseFloat(style.fontSize) >= large;
      })
      .map((each) => each.textContent ?? '')
      // A sum or a word has one line.
      .filter((text) => text.trim().includes(' '));
    return { wide: scrollWidth - clientWidth, uneven };
  }, DISPLAY_PX);
  expect({ path, wide, uneven }).toEqual({ path, wide: 0, uneven: [] });
  expect(await visitor.trouble()).toEqual([]);
}

test('a page of each of some kinds is taken over, reaches over its window nowhere, and breaks large text evenly', async ({
  visitor,
}) => {
  await checkPages(visitor, VARIED);
});

const OTHERS = pageKinds.filter((kind) => !VARIED.includes(kind));

for (const half of [0, 1]) {
  test(`so is every other kind of page: half ${half + 1}`, AT_LENGTH, async ({ visitor }) => {
    test.setTimeout(240_000);
    await checkPages(
      visitor,
      OTHERS.filter((_, at) => at % 2 === half),
    );
  });
}
