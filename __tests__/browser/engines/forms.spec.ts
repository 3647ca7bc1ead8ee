/** A form, sent to the real admin API and refused; nothing that is done before the application is there is lost. */
import { randomUUID } from 'node:crypto';
import type { Visitor } from '../../support/engines/visitor';
import { IN_FIREFOX_FIRST } from '../../support/browser-test';
import { expect, test } from '../../support/engines/engine-test';
import { HUMAN_MS } from '../../support/form-desk';

const FORM = 'form[aria-labelledby="form-heading"]';
const SEND = `${FORM} button[type="submit"]`;
const field = (name: string) => `${FORM} [name="${name}"]`;

/** Until the site's own messages stand in for the browser's bubbles. */
const enhanced = (visitor: Visitor) =>
  visitor
    .soon((css) => document.querySelector<HTMLFormElement>(css)?.noValidate, FORM, 'enhanced')
    .toBe(true);

/**
 * Sends the form as somebody who took the time to write it: whoever is faster than people are is asked to press once
 * more. The page's clock is moved on, since the flows are faster on a quick machine.
 */
async function send(visitor: Visitor): Promise<void> {
  await visitor.evaluate((milliseconds) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + milliseconds;
  }, HUMAN_MS);
  await visitor.press(SEND);
  await visitor.sees('[data-confirmation]');
}

const checkedRating = () =>
  document.querySelector<HTMLInputElement>('[name="rating"]:checked')?.value ?? null;

test('the contact form is refused while it is empty, then sent, and is in the database', async ({
  visitor,
  rows,
}) => {
  const message = `Six files ${randomUUID()}`;
  await visitor.goto('/contact');
  await visitor.wake();
  await enhanced(visitor);
  await visitor.press(SEND);
  await visitor
    .soon(() => document.activeElement?.textContent, null, 'the summary')
    .toMatch(/to put right/);
  await visitor.fill(field('name'), 'Łukasz 李 Ó Briain');
  await visitor.fill(field('business_email'), 'team@example.com');
  await visitor.fill(field('message'), message);
  await send(visitor);
  const stored = (await rows('contact')).filter((row) => row['message'] === message);
  expect(stored).toEqual([
    expect.objectContaining({
      name: 'Łukasz 李 Ó Briain',
      business_email: 'team@example.com',
    }),
  ]);
});

test(
  'a rating that is the first thing done on the page stays, and is sent',
  IN_FIREFOX_FIRST,
  async ({ visitor, rows }) => {
    const message = `Held ${randomUUID()}`;
    await visitor.goto('/feedback');
    await visitor.press(field('rating') + '[value="4"]');
    await visitor.ready();
    await enhanced(visitor);
    expect(await visitor.evaluate(checkedRating, null)).toBe('4');
    await visitor.fill(field('name'), 'First Click');
    await visitor.fill(field('business_email'), 'first@example.com');
    await visitor.fill(field('message'), message);
    await send(visitor);
    const stored = (await rows('feedback')).filter((row) => row['message'] === message);
    expect(stored).toEqual([expect.objectContaining({ rating: 4 })]);
  },
);

test('the letter refuses what is no address, and an early Enter is not lost', async ({
  visitor,
  rows,
}) => {
  const address = `early-${randomUUID()}@example.com`;
  const email = 'form[data-newsletter] [name="business_email"]';
  await visitor.goto('/resources/awards');
  await visitor.fill(email, address);
  await visitor.key('Enter');
  await visitor.sees({ css: '[data-notifications] [data-id]', text: 'Subscribed Successfully.' });
  await visitor.fill(email, 'nobody');
  await visitor.key('Enter');
  await visitor.sees({ css: '[data-notifications] [data-id]', text: 'Enter Valid Email Address!' });
  const stored = (await rows('subscriber')).map((row) => row['business_email']);
  expect(stored).toContain(address);
  expect(stored).not.toContain('nobody');
});
