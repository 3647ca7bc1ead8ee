import { describe, expect, test } from '@jest/globals';
import { readSettings } from '../../src/site/settings';

describe('the settings of a build', () => {
  test('have defaults', () => {
    expect(readSettings({})).toEqual({
      adminApiUrl: 'http://127.0.0.1:4000/api',
      siteUrl: 'http://127.0.0.1:9000',
      timeoutMs: 300_000,
      mediaAllowedHosts: [],
      avif: false,
      indexNowKey: null,
      reportUrl: null,
      pictureStoreMb: 4096,
    });
  });

  test('are read without slashes at the end and without white space', () => {
    const settings = readSettings({
      ADMIN_API_URL: 'https://admin.test/api//',
      SITE_URL: 'https://site.test/',
      MEDIA_ALLOWED_HOSTS: ' CDN.test, ,media.test ',
      PICTURES_AVIF: '1',
      INDEXNOW_KEY: 'a1b2-c3d4',
      CSP_REPORT_URL: 'https://reports.test/csp?site=1',
      ADMIN_API_TIMEOUT_MS: '5000',
      PICTURE_STORE_MB: '0',
    });
    expect(settings).toEqual({
      adminApiUrl: 'https://admin.test/api',
      siteUrl: 'https://site.test',
      timeoutMs: 5000,
      mediaAllowedHosts: ['cdn.test', 'media.test'],
      avif: true,
      indexNowKey: 'a1b2-c3d4',
      reportUrl: 'https://reports.test/csp?site=1',
      pictureStoreMb: 0,
    });
  });

  test('that are wrong are all named in one error', () => {
    const wrong = {
      ADMIN_API_URL: 'admin.test/api',
      SITE_URL: 'ftp://site.test',
      ADMIN_API_TIMEOUT_MS: 'soon',
      GATSBY_CALL_WIDGET_URL: '//calls.test/widget.js',
      INDEXNOW_KEY: '../key',
      CSP_REPORT_URL: 'https://reports.test/;a',
      PICTURE_STORE_MB: '-1',
    };
    let told = '';
    try {
      readSettings(wrong);
    } catch (error) {
      told = String(error);
    }
    expect(Object.keys(wrong).filter((name) => !told.includes(`${name} must be `))).toEqual([]);
  });

  test.each(['https://site.test/a', 'https://site.test/?a', 'https://site.test/#a'])(
    'know no site below a host, or with more: %s',
    (address) => {
      expect(() => readSettings({ SITE_URL: address })).toThrow(/SITE_URL must be/);
    },
  );

  test.each([
    ['https://u:T0P-SECRET@h.test/api', 'must hold no user name or password'],
    ['https://h.test/api?token=T0P-SECRET', 'without a query; it is "https://h.test/api?token=…"'],
    ['https://u:T0P/SECRET@h.test/api', 'must be an absolute http(s) URL'],
  ])('never show what is secret in them: %s', (address, words) => {
    for (const name of ['ADMIN_API_URL', 'SITE_URL']) {
      expect(() => readSettings({ [name]: address })).toThrow(`${name} `);
      expect(() => readSettings({ [name]: address })).toThrow(words);
      expect(() => readSettings({ [name]: address })).not.toThrow(/SECRET/);
    }
  });
});
