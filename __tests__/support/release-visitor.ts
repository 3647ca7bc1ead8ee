/** A visitor of a live release: a real nginx with its configuration, and a browser at the public host. */
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { selfSigned } from './certificate';
import { chromiumOptions } from '../../scripts/chromium';
import { freePort } from '../../scripts/servers/free-port';
import { Nginx } from '../../scripts/servers/nginx';
import { watchPolicy, type PolicyWatch } from './policy-watch';
import { Scratch } from './scratch';

/** Address at which nginx serves a release, and the settings to make a release for it. */
export interface ServedAt {
  port: number;
  settings: Record<string, string>;
  remove: () => void;
}

/** TLS by a certificate of the test's own, HTTP/2, packed files by Brotli; the address that http leads to. */
export async function servedByNginx(): Promise<ServedAt> {
  const scratch = new Scratch();
  const [port, plain] = [await freePort(), await freePort()];
  const { certificate, key } = selfSigned(scratch);
  return {
    port,
    settings: {
      NGINX_LISTEN: `127.0.0.1:${port}`,
      NGINX_PLAIN_LISTEN: `127.0.0.1:${plain}`,
      NGINX_CERTIFICATE: certificate,
      NGINX_CERTIFICATE_KEY: key,
      NGINX_BROTLI: '1',
    },
    remove: () => scratch.remove(),
  };
}

export interface Visit {
  page: Page;
  /** Blocked and failed actions of the page. */
  watch: PolicyWatch;
  nginx: Nginx;
  leave: () => Promise<void>;
}

/**
 * Starts nginx on the live release and opens a page of it.
 * @param releases the folder with `current` in it
 * @param siteUrl the public address, whose host the browser finds at nginx's port
 */
export async function visitLive(
  releases: string,
  siteUrl: string,
  port: number,
  pagePath: string,
): Promise<Visit> {
  const nginx = new Nginx(path.join(releases, 'current', 'nginx.conf'));
  const { executablePath, args } = chromiumOptions();
  let browser: Browser | undefined;
  try {
    const host = new URL(siteUrl).host;
    browser = await chromium.launch({
      executablePath,
      args: [...args, `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`],
    });
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const watch = await watchPolicy(context);
    const page = await context.newPage();
    await page.goto(siteUrl + pagePath, { waitUntil: 'load' });
    const leave = async () => {
      await browser?.close();
      await nginx.stop();
    };
    return { page, watch, nginx, leave };
  } catch (error) {
    await browser?.close();
    await nginx.stop();
    throw error;
  }
}
