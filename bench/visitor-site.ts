/** The site of the last build behind nginx, and beside it the same pages with all scripts taken out. */
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../__tests__/support/free-port';
import { hasNginx, Nginx } from '../__tests__/support/nginx';
import { hashFile, linkFile, listFiles } from '../pipeline/files';
import { siteHeaders } from '../pipeline/hosting/headers';
import { nginxConfig } from '../pipeline/hosting/nginx';
import { packFiles } from '../pipeline/hosting/packing';
import { htmlFile } from '../pipeline/verify';

/** Addresses, without a slash at the end. */
export interface ServedSites {
  site: string;
  /** The same, without any script. */
  stripped: string;
  stop: () => Promise<void>;
}

const SCRIPTS =
  /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<template id="application"[\s\S]*?<\/template>/g;

/** A page without its scripts, as it looks to who has not answered the banner: what is drawn is the same. */
export function strippedPage(html: string): string {
  return html.replace(SCRIPTS, '').replace('<html ', '<html data-consent="ask" ');
}

/** Serves a folder that holds `site`, as a release is served. */
async function serve(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    file,
    nginxConfig({
      current: folder,
      release: 'site',
      serverNames: ['_'],
      listen: [`127.0.0.1:${port}`],
      tls: null,
      redirects: [],
      headers: siteHeaders('http://127.0.0.1'),
      // Each page brings its own; the stripped twin has none of what it allows.
      policies: new Map(),
      brotli: false,
    }),
  );
  const nginx = new Nginx(file);
  const url = `http://127.0.0.1:${port}`;
  await nginx.ready(url);
  return { url, stop: () => nginx.stop() };
}

/** Scripts and drawings that pages name. */
const PARTS = /^[^/]+\.(?:js|svg)$/;

/** Packs what is asked for with some pages; the rest of a site takes minutes. */
async function pack(folder: string, pages: ReadonlySet<string>): Promise<void> {
  const names = listFiles(folder).filter((name) => pages.has(name) || PARTS.test(name));
  const hashes = names.map((name): [string, string] => [name, hashFile(path.join(folder, name))]);
  await packFiles(folder, Object.fromEntries(hashes), new Map());
}

/**
 * Lays both sites out and serves them.
 * @param publicDir the site, as a build has put it in place
 * @param folder where both are laid out, anew
 * @param paths of the pages that are measured
 * @throws {Error} where there is no nginx or no site
 */
export async function serveSites(
  publicDir: string,
  folder: string,
  paths: readonly string[],
): Promise<ServedSites> {
  if (!hasNginx())
    throw new Error('The bench of visitors needs nginx: install it (Debian: nginx).');
  if (!fs.existsSync(path.join(publicDir, 'index.html'))) {
    throw new Error(`There is no site in ${publicDir}: run "npm run build" first.`);
  }
  fs.rmSync(folder, { recursive: true, force: true });
  const [site, stripped] = [path.join(folder, 'whole'), path.join(folder, 'stripped')];
  const pages = new Set(paths.map(htmlFile));
  for (const name of listFiles(publicDir)) {
    linkFile(path.join(publicDir, name), path.join(site, 'site', name));
    if (!pages.has(name)) linkFile(path.join(publicDir, name), path.join(stripped, 'site', name));
  }
  for (const name of pages) {
    const file = path.join(stripped, 'site', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, strippedPage(fs.readFileSync(path.join(publicDir, name), 'utf8')));
  }
  for (const each of [site, stripped]) await pack(path.join(each, 'site'), pages);
  const [ours, twin] = [await serve(site), await serve(stripped)];
  return {
    site: ours.url,
    stripped: twin.url,
    stop: async () => {
      await Promise.all([ours.stop(), twin.stop()]);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
