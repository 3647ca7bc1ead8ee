/** Late fonts in wider windows; the narrowest is in `first-use.spec.ts`. */
import { expect, test } from '../support/browser-test';
import { movedByLateFonts } from '../support/late-fonts';

for (const width of [900, 1280]) {
  test(`fonts move next to nothing when they come late, in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await movedByLateFonts(page)).toEqual({});
  });
}
