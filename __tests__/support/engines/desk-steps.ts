/** Steps of an editor at the desk, in any engine. */
import { PASSWORD, type DeskInBrowser } from '../desk-browser';
import type { Visitor } from './visitor';

const CURRENT = '[autocomplete="current-password"]';
const TEXT = '[role="textbox"][aria-multiline]';

export const button = (text: string) => ({ css: 'main button, form button', text });

/** Signs in with a first password, and chooses another. */
export async function signInFirst(
  visitor: Visitor,
  url: string,
  { name, password }: DeskInBrowser['first'],
): Promise<void> {
  await visitor.goto(url);
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
}

/**
 * Writes a post, looks at its preview before and after a change, and publishes it.
 * @param title stands in the text, too: the preview also shows the beginnings of other posts
 * @returns the path of its page
 */
export async function publishPost(visitor: Visitor, url: string, title: string): Promise<string> {
  const text = `The first words of ${title}.`;
  await visitor.goto(`${url}#/posts/create`);
  await visitor.fill('[name="fields.title"]', title);
  await visitor.press(TEXT);
  await visitor.type(text);
  await visitor.press(button('Save draft'));
  await visitor.sees({ css: '[role="status"]', text: 'Saved ' });
  await visitor.soon(() => location.hash.includes('create'), null).toBe(false);
  await visitor.press(button('Preview'));
  await visitor.seesIn('iframe', text);

  await visitor.press(TEXT);
  await visitor.key('End');
  await visitor.type(' And one more.');
  await visitor.press(button('Save and update'));
  await visitor.seesIn('iframe', `${text} And one more.`);
  await visitor.press(button('Publish'));
  await visitor.sees({ css: '[role="group"][aria-label="This item"]', text: 'Published' });
  const slug = await visitor.evaluate(
    () => document.querySelector<HTMLInputElement>('[name="fields.slug"]')?.value,
    null,
  );
  return `/blog/${slug}`;
}
