/** Forms that a browser posts by itself: nothing is dropped in silence, nothing is stored twice. */
import { expect, test } from '@jest/globals';
import { HONEYPOT_NAME } from '@corporate-website/contract/writes';
import { received } from '../../__tests__/support/admin-api';
import { onOneDatabase, serverFor } from '../../__tests__/support/databases';

const contact = { name: 'Test team', business_email: 'team@example.com' };
const PAGE = 'http://localhost:9000/contact';

onOneDatabase('a posted form on $name', (database) => {
  const server = serverFor(database, { ADMIN_API_WRITES_A_MINUTE: '1000' });

  const submit = (call: string, fields: Record<string, string>, referer = PAGE) =>
    fetch(`${server.api.url}/${call}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { referer },
    });
  const storedWith = async (kind: string, message: string) =>
    (await received(server.env, kind)).filter((row) => row['message'] === message);

  /** The hidden fields of a page’s form, as a browser would post them. */
  function fieldsIn(page: string): Record<string, string> {
    const named: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
    const text = (html: string) =>
      html.replace(/&(?:lt|gt|quot|amp);/g, (each) => named[each] ?? '');
    return Object.fromEntries(
      [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
        ([, name = '', value = '']) => [name, text(value)],
      ),
    );
  }

  test('with the robots’ field filled in is asked about, and stored once the button is pressed', async () => {
    const message = 'Filled in by a "helpful" browser\n<b>&amp; more';
    const first = await submit('contactUs', { ...contact, message, [HONEYPOT_NAME]: 'x' });
    expect(first.status).toBe(422);
    const page = await first.text();
    expect(page).toContain('press the button again');
    expect(page).not.toContain(HONEYPOT_NAME);
    expect(page).not.toContain('<b>');
    expect(page).toContain(`href="${PAGE}"`);
    expect(await storedWith('contact', message)).toEqual([]);

    const again = await submit('contactUs', fieldsIn(page), `${server.api.url}/contactUs`);
    expect(again.status).toBe(201);
    // The way back leads to the page of the form, not to the page that asked.
    expect(await again.text()).toContain(`href="${PAGE}"`);
    expect(await storedWith('contact', message)).toEqual([expect.objectContaining(contact)]);
  });

  test.each(['contactUs/insurtech', 'contactUs/feedback', 'subscribers'])(
    'to %s is asked about in the same way',
    async (call) => {
      const fields = { business_email: 'a@example.com', [HONEYPOT_NAME]: 'http://spam.example' };
      const answer = await submit(call, fields);
      expect(answer.status).toBe(422);
      expect(fieldsIn(await answer.text())).toEqual({
        business_email: 'a@example.com',
        back: PAGE,
      });
    },
  );

  test('that is too long is given back whole, with its length and the limit', async () => {
    // A browser posts a line break as two characters, and the limit counts it as one.
    const message = `${'So it goes on. '.repeat(400)}\r\nThe end`;
    const answer = await submit('contactUs', { ...contact, message });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('This has 6,008 characters. Please shorten it to 5,000 or fewer.');
    expect(page).toContain(`<dd class="typed">${message}</dd>`);
    expect(await storedWith('contact', message)).toEqual([]);
  });

  test('that is too long to be read says where its text still is', async () => {
    const answer = await submit('contactUs', { ...contact, message: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toMatch(/too long to send[\s\S]*Back button/);
  });

  test('that names another site as its way back does not lead there', async () => {
    const fields = { ...contact, message: 'Way back', back: 'https://evil.example/' };
    const answer = await submit('contactUs', fields, 'https://evil.example/');
    const page = await answer.text();
    expect(page).not.toContain('evil');
  });

  test.each([
    ['/feedback', 'http://127.0.0.1:9000/feedback'],
    ['//evil.example/x', 'http://127.0.0.1:9000/'],
    ['javascript:alert(1)', 'http://127.0.0.1:9000/'],
    ['http://localhost:8000/services/cloud', 'http://localhost:8000/services/cloud'],
  ])('that names %s as its way back leads to %s', async (back, href) => {
    // Across origins a browser names no more than the origin as the referrer.
    const answer = await submit(
      'contactUs',
      { ...contact, message: `From ${back}`, back },
      'http://127.0.0.1:9000/',
    );
    expect(await answer.text()).toContain(`href="${href}"`);
  });

  test('that is pressed twice is stored once', async () => {
    const fields = { ...contact, message: 'Pressed twice' };
    const answers = await Promise.all([submit('contactUs', fields), submit('contactUs', fields)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await storedWith('contact', 'Pressed twice')).toHaveLength(1);
    await submit('contactUs', { ...fields, name: 'Another team' });
    expect(await storedWith('contact', 'Pressed twice')).toHaveLength(2);
  });
});
