/** Every kind of page, taken over by the application: what an engine objects to would be an error or a violation. */
import { expect, test } from '../../support/engines/engine-test';
import { pageTypes } from '../../support/page-types';

/** px. Text of this size is a heading's: its lines are to be of about one length. */
const DISPLAY_PX = 30;

const kinds = Object.entries(pageTypes());

test('every kind of page is taken over, reaches over its window nowhere, and breaks large text evenly', async ({
  visitor,
}) => {
  test.setTimeout(240_000);
  for (const [kind, path] of kinds) {
    await test.step(`${kind}: ${path}`, async () => {
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
    });
  }
});
