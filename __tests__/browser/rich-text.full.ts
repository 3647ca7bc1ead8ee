/** More texts that are made to be slow, each in a browser: `rich-text` has one of each kind. */
import { outsideAllowList } from '../rich-text/allow-list';
import { expect, test } from '../support/rich-text-desk';

const texts = ['<div>', '<ul><li>', '<p><a><b><i>', '<table><td>', '<svg><g>'].flatMap((part) =>
  // As many as are still parsed, and far more.
  [20_000, 90_000].map((tags) => [part, tags] as const),
);

for (const [part, tags] of texts) {
  test(`ends for ${tags} tags of ${part}`, async ({ desk }) => {
    test.setTimeout(180_000);
    const [rich] = await desk.render([part.repeat(tags / (part.split('<').length - 1))]);
    expect(outsideAllowList(rich?.html ?? '<script>')).toEqual([]);
  });
}

test('ends for cells that are moved out of a table', async ({ desk }) => {
  const [rich] = await desk.render([`<table>${'<b>a</b>'.repeat(9_000)}`]);
  expect(outsideAllowList(rich?.html ?? '<script>')).toEqual([]);
});
