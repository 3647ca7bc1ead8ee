/** The walk of an editor: the first login, a post, its preview, publishing, and the site that shows it at once. */
import { randomUUID } from 'node:crypto';
import { publishPost, signInFirst } from '../../support/engines/desk-steps';
import { expect, test } from '../../support/engines/engine-test';

test('whoever was given a password writes a post, looks at it, and publishes it', async ({
  visitor,
  desk,
}) => {
  const title = `Woven ${randomUUID().slice(0, 8)}`;
  await signInFirst(visitor, desk.url, desk.first);
  const path = await publishPost(visitor, desk.url, title);
  expect(path).toMatch(/^\/blog\/woven-/);
  await visitor.goto(desk.siteUrl + path);
  await visitor.sees({ css: 'h1', text: title });
  await visitor.sees({ css: 'main', text: 'And one more.' });
});
