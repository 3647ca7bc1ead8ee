import { describe, expect, it } from '@jest/globals';
import { isPublicHost } from '../../../src/pull/public-host';
import { readReleaseSettings } from '../../../pipeline/release/settings';
import { DOMAIN, PRODUCTION_HOST, STAGE_HOST } from '../../support/hosts';

const HOUR = 3_600_000;

/** By default of a site on this machine. */
const read = (env: Record<string, string>) =>
  readReleaseSettings({ SITE_URL: 'http://127.0.0.1:9000', ...env });

describe('the settings of a release', () => {
  it('need the address of the site', () => {
    expect(() => readReleaseSettings({})).toThrow(/SITE_URL is not set.*SITE_URL=https/);
  });

  it('have standards, in a folder for each environment', () => {
    const settings = read({ SITE_URL: 'http://127.0.0.1:9000/', RELEASE_DIR: '/r' });
    expect(settings).toMatchObject({
      environment: 'qa',
      siteUrl: 'http://127.0.0.1:9000',
      folder: '/r/qa',
      kept: 10,
      assetGraceMs: 168 * HOUR,
      coldEveryMs: 168 * HOUR,
      maxChange: 0.3,
      webhookUrl: null,
    });
    const stage = read({ SITE_URL: `https://${STAGE_HOST}`, RELEASE_DIR: '/r' });
    expect(stage).toMatchObject({ environment: 'stage', folder: '/r/stage' });
  });

  it('that are wrong are all named at once', () => {
    const settings = {
      RELEASES_KEPT: 'many',
      RELEASE_MAX_CHANGE_PERCENT: '0',
      RELEASE_ENVIRONMENT: 'live',
    };
    expect(() => read(settings)).toThrow(
      /RELEASE_ENVIRONMENT must be one of qa, stage, production; it is "live"[\s\S]*RELEASES_KEPT[\s\S]*"many"[\s\S]*RELEASE_MAX_CHANGE_PERCENT/,
    );
  });

  it('have nginx speak https where there is a certificate with its key', () => {
    const site = { SITE_URL: `https://${STAGE_HOST}` };
    expect(read(site).nginx).toMatchObject({ listen: ['80', '[::]:80'], tls: null });
    const pair = { NGINX_CERTIFICATE: '/c.pem', NGINX_CERTIFICATE_KEY: '/k.pem' };
    expect(read({ ...site, ...pair }).nginx).toMatchObject({
      listen: ['443', '[::]:443'],
      tls: { certificate: '/c.pem', key: '/k.pem', plainListen: ['80', '[::]:80'] },
    });
    expect(() => read({ ...site, NGINX_CERTIFICATE: '/c.pem' })).toThrow(
      /NGINX_CERTIFICATE and NGINX_CERTIFICATE_KEY go together/,
    );
  });

  it('name an object store only where it is one', () => {
    expect(read({}).objectStore).toBeNull();
    const { objectStore } = read({ S3_BUCKET: 'www', S3_REGION: 'eu-1' });
    expect(objectStore).toEqual({ bucket: 'www', region: 'eu-1', forcePathStyle: false });
    expect(() => read({ S3_BUCKET: 'www', S3_ENDPOINT: 's3.example.com' })).toThrow(
      /S3_ENDPOINT must be an absolute/,
    );
  });

  it('never repeat the secret of a webhook', () => {
    const settings = { RELEASE_WEBHOOK_URL: 'hooks/T0P-SECRET' };
    expect(() => read(settings)).toThrow(/RELEASE_WEBHOOK_URL must be/);
    expect(() => read(settings)).not.toThrow(/T0P-SECRET/);
  });

  it.each([
    [{ S3_BUCKET: 'www', S3_ENDPOINT: 'me:T0P-SECRET@s3.example.com' }, /it is "s3\.example\.com"/],
    [{ S3_BUCKET: 'www', S3_ENDPOINT: 'https://me:T0P/SECRET@s3.example.com' }, /S3_ENDPOINT/],
    [
      {
        SITE_URL: `https://${PRODUCTION_HOST}`,
        GATSBY_ADMIN_API_PRODUCTION: 'http://me:T0P-SECRET@api.example.com/api',
      },
      /whose admin API is "http:\/\/api\.example\.com\/api"/,
    ],
    [{ CSP_REPORT_URL: 'https://r.example.com/"?key=T0P-SECRET' }, /CSP_REPORT_URL must be/],
    [{ SITE_URL: `https://me:T0P-SECRET@${PRODUCTION_HOST}` }, /no user name or password/],
  ])('never repeat what is secret in an address: %j', (settings, words) => {
    expect(() => read(settings)).toThrow(words);
    expect(() => read(settings)).not.toThrow(/T0P|SECRET/);
  });
});

describe('a release for the public', () => {
  const production = { SITE_URL: `https://${PRODUCTION_HOST}` };

  it('takes an admin API of the public internet', () => {
    expect(read(production).environment).toBe('production');
    const own = { ...production, GATSBY_ADMIN_API_PRODUCTION: 'https://api.example.com/api' };
    expect(read(own).environment).toBe('production');
  });

  it.each([
    'http://127.0.0.1:4000/api',
    'https://localhost/api',
    'https://10.0.0.8/api',
    'https://admin/api',
    'http://admin.example.com/api',
    'https://[::1]/api',
  ])('is refused with the admin API at %s', (url) => {
    expect(() => read({ ...production, GATSBY_ADMIN_API_PRODUCTION: url })).toThrow(
      /no public https address.*GATSBY_ADMIN_API_PRODUCTION/,
    );
  });

  it('is refused without https', () => {
    expect(() => read({ SITE_URL: `http://${PRODUCTION_HOST}` })).toThrow(/must be https/);
  });

  it('is refused for a host that no environment names: its visitors would call their own machine', () => {
    expect(() => read({ SITE_URL: 'https://www.another.com' })).toThrow(
      /www\.another\.com belongs to qa.*src\/content\/company\.yaml/,
    );
  });

  it('is refused where nginx answers for hosts of another environment', () => {
    const names = `${PRODUCTION_HOST} careers.${DOMAIN}`;
    expect(() => read({ ...production, NGINX_SERVER_NAMES: names })).toThrow(
      `NGINX_SERVER_NAMES has "careers.${DOMAIN}", which belongs to qa`,
    );
    for (const name of [STAGE_HOST, '*.example.com', '8.8.8.8']) {
      expect(() => read({ ...production, NGINX_SERVER_NAMES: name })).toThrow(
        /NGINX_SERVER_NAMES has/,
      );
    }
    expect(() => read({ NGINX_SERVER_NAMES: PRODUCTION_HOST })).toThrow(
      `NGINX_SERVER_NAMES has "${PRODUCTION_HOST}", which belongs to production`,
    );
    expect(() => read({ NGINX_SERVER_NAMES: 'preview.example.com' })).toThrow(
      /preview\.example\.com belongs to qa.*no public https address/,
    );
  });

  it.each([
    [`https://${PRODUCTION_HOST}`, '_'],
    [`https://${PRODUCTION_HOST}`, `${PRODUCTION_HOST.toUpperCase()},${PRODUCTION_HOST}`],
    [`https://${PRODUCTION_HOST}`, `*.${DOMAIN}`],
    [`https://${PRODUCTION_HOST}`, `.${DOMAIN}`],
    [`https://${PRODUCTION_HOST}`, PRODUCTION_HOST.replace(/[^.]+$/, '*')],
    // Viewers on their own machine or network.
    [`https://${PRODUCTION_HOST}`, `${PRODUCTION_HOST} localhost 127.0.0.1 10.0.0.8 web`],
    [`https://${STAGE_HOST}`, STAGE_HOST],
    ['http://127.0.0.1:9000', 'localhost 127.0.0.1 [::1] 192.168.1.4 qa.local _'],
    ['http://127.0.0.1:9000', '_'],
  ])('at %s may be served as %s', (siteUrl, names) => {
    const { nginx } = read({ SITE_URL: siteUrl, NGINX_SERVER_NAMES: names });
    expect(nginx.serverNames).toEqual(names.toLowerCase().split(/[ ,]/));
  });

  it.each(['https://me:T0P@api.example.com/api', 'https://api.example.com/api?key=T0P'])(
    'is refused with an admin API that tells every visitor a secret: %s',
    (url) => {
      const settings = { ...production, GATSBY_ADMIN_API_PRODUCTION: url };
      expect(() => read(settings)).toThrow(/stands in every page/);
      expect(() => read(settings)).not.toThrow(/T0P/);
    },
  );

  it('is refused where the environment that is meant is not the host’s', () => {
    expect(() =>
      read({ SITE_URL: `https://${STAGE_HOST}`, RELEASE_ENVIRONMENT: 'production' }),
    ).toThrow(/belongs to stage, but RELEASE_ENVIRONMENT is production/);
  });
});

it.each([
  ['www.example.com', true],
  ['8.8.8.8', true],
  ['example.com.', true],
  ['printer.local', false],
  ['db.internal', false],
  ['LOCALHOST', false],
  ['app.localhost', false],
  ['192.168.1.4', false],
  ['[fd00::1]', false],
  ['intranet', false],
])('the host %s is public: %s', (host, isPublic) => {
  expect(isPublicHost(host)).toBe(isPublic);
});
