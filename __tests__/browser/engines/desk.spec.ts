/** The walk of an editor: the first login, a post, its preview, publishing, and the site that shows it. */
import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../support/desk-browser';
import { expect, test } from '../../support/engines/engine-test';

const CURRENT = '[autocomplete="current-password"]';
const button = (text: string) => ({ css: 'main button, form button', text });

test('whoever was given a password writes a post, looks at it, and publishes it', async ({
  visitor,
  desk,
}) => {
  const title = `Woven ${randomUUID().slice(0, 8)}`;
  const { name, password } = desk.first;
  await visitor.goto(desk.url);
  await visitor.fill('[autocomplete="username"]', name);
  await visitor.fill(CURRENT, password);
  await visitor.press(button('Sign in'));
  await visitor.sees({ css: 'h1', text: 'Choose your password' });
  await visitor.fill(CURRENT, password);
  await visitor.fill('[autocomplete="new-password"]', PASSWORD);
  await visitor.key('Tab');
  await visitor.type(PASSWORD);
  await visitor.press(button('Change password'));
  await visitor.sees({ css: 'h1', text: 'Overview' });

  await visitor.goto(`${desk.url}#/posts/create`);
  await visitor.fill('[name="fields.title"]', title);
  await visitor.press('[role="textbox"][aria-multiline]');
  await visitor.type('A word of the first version.');
  await visitor.press(button('Save draft'));
  await visitor.sees({ css: '[role="status"]', text: 'Saved ' });
  const address = await visitor.evaluate(() => location.hash, null);
  expect(address).not.toContain('create');
  await visitor.press(button('Preview'));
  await visitor.seesIn('iframe', 'A word of the first version.');

  await visitor.press('[role="textbox"][aria-multiline]');
  await visitor.key('End');
  await visitor.type(' And one more.');
  await visitor.press(button('Save and update'));
  await visitor.seesIn('iframe', 'A word of the first version. And one more.');
  await visitor.press(button('Publish'));
  await visitor.sees({ css: '[role="group"][aria-label="This item"]', text: 'Published' });
  const slug = await visitor.evaluate(
    () => document.querySelector<HTMLInputElement>('[name="fields.slug"]')?.value,
    null,
  );
  await visitor.goto(`${desk.siteUrl}/blog/${slug}`);
  await visitor.sees({ css: 'h1', text: title });
  await visitor.sees({ css: 'main', text: 'And one more.' });
});
