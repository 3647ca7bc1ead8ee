/** Opens pages of the site in a real Chromium, with the headers that visitors will get. */
import pLimit from 'p-limit';
import { chromium, type Browser, type BrowserContext, type Route } from 'playwright-core';
import { servedSite } from '../../served-site';
import { chromiumArguments } from './chromium-arguments';
import { error, type Finding } from './finding';

const PAGE_TIMEOUT_MS = 30_000;
/** One page loads while another is rendered. */
const PAGES_AT_A_TIME = 2;

/** Answers a request for a file of the site from the server on this machine. */
async function answerFrom(url: string, route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  try {
    const answer = await fetch(`${url}${pathname}${search}`, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  } catch {
    // The check has ended, or was stopped.
    await route.abort();
  }
}

async function lookAt(context: BrowserContext, origin: string, path: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') {
      findings.push(error(path, `the browser's console says: ${message.text()}`));
    }
  });
  page.on('pageerror', (thrown) => {
    findings.push(error(path, `a script failed: ${thrown.message}`));
  });
  try {
    const response = await page.goto(`${origin}${path}`, {
      waitUntil: 'load',
      timeout: PAGE_TIMEOUT_MS,
    });
    if (response?.status() !== 200) {
      findings.push(error(path, `is answered with status ${response?.status() ?? 'none'}`));
    } else {
      const heading = page.locator('h1').first();
      const isShown = await heading.isVisible();
      if (!isShown || (await heading.innerText()).trim() === '')
        findings.push(error(path, 'its first heading shows no text'));
    }
  } catch (thrown) {
    const text = thrown instanceof Error ? thrown.message.split('\n')[0] : String(thrown);
    findings.push(error(path, `could not be looked at: ${text ?? ''}`));
  }
  await page.close();
  return findings;
}

/**
 * Launches Chromium, without its sandbox where that does not work: for root, in most containers and in confined
 * services. The check opens only pages of this site, and answers all other requests itself.
 */
export async function launch(executablePath: string): Promise<Browser> {
  const options = { executablePath, args: [...chromiumArguments] };
  if (process.getuid?.() !== 0) {
    try {
      return await chromium.launch({ ...options, chromiumSandbox: true });
    } catch {
      // If the sandbox is not the reason, the second attempt fails too, and reports it.
    }
  }
  return chromium.launch({ ...options, chromiumSandbox: false });
}

/**
 * Opens pages in a browser, at the addresses that visitors use: a page's host decides which admin API it calls, and its
 * policy allows no other.
 * @param siteUrl the site's own address
 * @param siteDir the output, and `routesDir` the folder that holds its redirects
 * @param headers that visitors will get with every answer
 * @param chromiumPath the browser's program
 * @param signal ends it between two pages
 */
export async function checkInBrowser(
  siteUrl: string,
  siteDir: string,
  routesDir: string,
  paths: readonly string[],
  chromiumPath: string,
  headers: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Finding[]> {
  const site = await servedSite(siteDir, routesDir, headers);
  const { origin } = new URL(siteUrl);
  const browser = await launch(chromiumPath);
  try {
    const context = await browser.newContext();
    // Requests to other hosts (the admin API) get an empty answer, which a page must handle.
    await context.route('**', (route) =>
      new URL(route.request().url()).origin === origin
        ? answerFrom(site.origin, route)
        : route.fulfill({ status: 204, body: '' }),
    );
    const atATime = pLimit(PAGES_AT_A_TIME);
    const findings = await Promise.all(
      paths.map((path) =>
        atATime(() => {
          signal?.throwIfAborted();
          return lookAt(context, origin, path);
        }),
      ),
    );
    return findings.flat();
  } finally {
    await browser.close();
    await site.stop();
  }
}
