/** All checks before a site may go live: of its files, then of its pages in a browser. */
import { writeFileAtomically } from '../../files';
import type { Made } from '../../make-site';
import { routesFile } from '../../static-server';
import { htmlFile } from '../../verify';
import type { Run } from '../context';
import type { Digest, Release } from '../store';
import type { Finding } from './finding';
import { checkInBrowser } from './in-browser';
import { sampleOf } from './markup';
import { checkSite } from './site';

/** Checks what would go live. @returns all findings, errors and warnings */
export async function checkCandidate(
  run: Run,
  made: Made,
  digest: Digest,
  live: Release | null,
  browser: string,
): Promise<Finding[]> {
  const { options, make } = run;
  const { settings } = options;
  const findings = checkSite({
    root: made.output,
    files: made.files,
    siteUrl: settings.siteUrl,
    redirects: made.redirects,
    authors: made.authors,
    size: { pages: made.pages, bytes: digest.bytes },
    liveSize: live && { pages: live.pages, bytes: live.bytes },
    maxChange: options.acceptChange ? null : settings.maxChange,
  });
  run.timing('check');
  const { output, redirects } = made;
  writeFileAtomically(routesFile(make.stateDir), JSON.stringify({ redirects }));
  run.candidate = { output, routes: make.stateDir, redirects, live, browser };
  const moved = new Set(made.redirects.map(({ from }) => htmlFile(from)));
  const pages = sampleOf(
    made.files.filter((name) => name.endsWith('/index.html') && !moved.has(name)),
  );
  const seen = ['/', ...pages.filter((_, at) => at % Math.ceil(pages.length / 12) === 0)].map(
    (name) => (name === '/' ? name : `/${name.replace(/\/index\.html$/, '')}`),
  );
  findings.push(
    ...(await checkInBrowser(
      settings.siteUrl,
      made.output,
      make.stateDir,
      [...new Set(seen)],
      browser,
      settings.nginx.headers,
      make.signal,
    )),
  );
  run.timing('look');
  return findings;
}
