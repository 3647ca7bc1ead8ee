import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { adminApiUrlFor, environmentOf } from '../../src/site/environments';
import { PRODUCTION_HOST, QA_HOST, STAGE_HOST } from '../support/hosts';

describe('the environment of a page', () => {
  test.each([
    [PRODUCTION_HOST, 'production'],
    [`${PRODUCTION_HOST.toUpperCase()}:443`, 'production'],
    [STAGE_HOST, 'stage'],
    [`${PRODUCTION_HOST}.`, 'production'],
    [`${PRODUCTION_HOST}.:8443`, 'production'],
    [QA_HOST, 'qa'],
    ['127.0.0.1:9000', 'qa'],
    ['elsewhere.example', 'qa'],
    [`evil-${PRODUCTION_HOST}`, 'qa'],
  ])('of %s is %s', (host, name) => {
    expect(environmentOf(host)).toBe(name);
  });
});

describe('the admin API that a browser calls', () => {
  afterEach(() => {
    delete process.env['GATSBY_ADMIN_API_STAGE'];
    delete process.env['GATSBY_ADMIN_API_QA'];
    jest.resetModules();
  });

  test('is the embedded one by default', () => {
    expect(adminApiUrlFor('localhost:9000')).toBe('http://127.0.0.1:4000/api');
  });

  test('can be set for each environment, with or without a slash at its end', async () => {
    process.env['GATSBY_ADMIN_API_STAGE'] = 'https://api.stage.test/v1/';
    jest.resetModules();
    const fresh = await import('../../src/site/environments');
    expect(fresh.adminApiUrlFor(STAGE_HOST)).toBe('https://api.stage.test/v1');
    expect(fresh.adminApiUrlFor('localhost')).toBe('http://127.0.0.1:4000/api');
  });

  test.each([
    ['http://localhost:4100/api', 'http://localhost:4100/api'],
    ['https://admin.qa.example/api', 'http://127.0.0.1:4000/api'],
    ['http://localhost.evil.example/api', 'http://127.0.0.1:4000/api'],
  ])('is of this machine for the demo: beside %s it is %s', async (qa, demo) => {
    process.env['GATSBY_ADMIN_API_QA'] = qa;
    jest.resetModules();
    expect((await import('../../src/site/environments')).DEMO_API_URL).toBe(demo);
  });
});
