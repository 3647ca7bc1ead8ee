/** The desk in production, behind a proxy that ends TLS. */
import { describe, expect, test } from '@jest/globals';
import { migratedFolder, startApi } from '../../../__tests__/support/admin-api';
import { Browser, deskFor, OWN_PASSWORD, people, refusal } from '../../../__tests__/support/desk';

const production = {
  NODE_ENV: 'production',
  SITE_ORIGINS: 'https://www.example.com',
  ADMIN_API_PUBLIC_URL: 'https://admin.example.com',
};

describe('with TRUST_PROXY', () => {
  const server = deskFor({ ...production, TRUST_PROXY: '127.0.0.1' });

  function behindProxy(headers: Record<string, string> = {}): Browser {
    const browser = new Browser(server);
    Object.assign(browser.headers, { 'x-forwarded-proto': 'https', ...headers });
    return browser;
  }

  test('cookies are for HTTPS and this host alone', async () => {
    const { password } = (await people(server, 'addPerson', {
      name: 'Ada',
      role: 'editor',
    })) as { password: string };
    const browser = behindProxy({ 'x-forwarded-for': '198.51.100.7' });
    const answer = await browser.signIn('Ada', password);
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining(['__Host-desk', '__Host-desk-device']),
    );
    for (const cookie of cookies) {
      for (const part of ['; Path=/;', '; HttpOnly', '; Secure', '; SameSite=Strict'])
        expect(`${cookie};`).toContain(part);
      expect(cookie).not.toContain('Domain=');
    }
    expect((await browser.get('/session')).status).toBe(200);
    // A cookie that another host of the domain can set opens nothing.
    const planted = behindProxy();
    planted.cookies.set('desk', String(browser.cookies.get('__Host-desk')));
    expect(await refusal(planted.get('/session'))).toEqual([401, 'not-signed-in']);
  });

  test('over plain HTTP nobody signs in, and the answer says why', async () => {
    const browser = new Browser(server);
    const answer = await browser.signIn('Ada', OWN_PASSWORD);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toMatch(/"no-https".*TRUST_PROXY/);
  });

  test('the policy of the page names the site and the media', async () => {
    const page = await fetch(`${server.api.origin}/desk/`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-src https://www.example.com;');
    expect(policy).toContain('https://admin.example.com');
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });
});

test('without TRUST_PROXY nobody can say that they came over HTTPS', async () => {
  const { dataDir, remove } = await migratedFolder();
  const env = { ...production, ADMIN_DESK: 'on', ADMIN_API_DATA_DIR: dataDir };
  const api = await startApi(env);
  const browser = new Browser({ env, api });
  browser.headers['x-forwarded-proto'] = 'https';
  expect(await refusal(browser.signIn('editor', 'x'))).toEqual([503, 'no-https']);
  await api.stop();
  remove();
});
