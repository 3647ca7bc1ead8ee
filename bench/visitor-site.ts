/** The site of the last build behind nginx, and beside it the same pages with all scripts taken out. */
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../scripts/servers/free-port';
import { hasNginx, Nginx } from '../scripts/servers/nginx';
import { linkFile, listFiles } from '../pipeline/files';
import { siteHeaders } from '../pipeline/hosting/headers';
import { nginxConfig } from '../pipeline/hosting/nginx';
import { pagePolicies } from '../pipeline/hosting/page-policies';
import { packFiles } from '../pipeline/hosting/packing';
import { htmlFile } from '../pipeline/verify';

export interface ServedSite {
  /** Without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

export interface SiteWithTwin {
  site: ServedSite;
  /** The same, without any script. */
  stripped: ServedSite;
}

const SCRIPTS =
  /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<template id="application"[\s\S]*?<\/template>/g;

/** A page without its scripts, as visitors see it before answering the banner: the drawing is the same. */
export function strippedPage(html: string): string {
  return html.replace(SCRIPTS, '').replace('<html ', '<html data-consent="ask" ');
}

/** From here the embedded admin API answers pages of this machine (`SITE_ORIGINS`). */
const SITE_PORT = 9000;

/** Serves a folder that holds `site`, as a release is served; it is gone with the end. */
async function serve(folder: string): Promise<ServedSite> {
  const port = await freePort(SITE_PORT);
  const site = path.join(folder, 'site');
  const headers = siteHeaders('http://127.0.0.1');
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
      headers,
      policies: pagePolicies(site, listFiles(site), headers),
      brotli: false,
    }),
  );
  const nginx = new Nginx(file);
  const url = `http://127.0.0.1:${port}`;
  await nginx.ready(url);
  return {
    url,
    stop: async () => {
      await nginx.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Scripts, styles and drawings that pages name. */
const PARTS = /\.(?:js|css|svg)$/;

/** Packs the files that some pages request; the rest of a site takes minutes. */
async function pack(folder: string, pages: ReadonlySet<string>): Promise<void> {
  const names = listFiles(folder).filter((name) => pages.has(name) || PARTS.test(name));
  await packFiles(folder, names);
}

/** Links the build's files into a folder, where one can be replaced. */
function lay(publicDir: string, folder: string): void {
  if (!hasNginx()) throw new Error('This bench needs nginx: install it (Debian: nginx).');
  if (!fs.existsSync(path.join(publicDir, 'index.html'))) {
    throw new Error(`There is no site in ${publicDir}: run "npm run build" first.`);
  }
  fs.rmSync(folder, { recursive: true, force: true });
  for (const name of listFiles(publicDir)) {
    linkFile(path.join(publicDir, name), path.join(folder, 'site', name));
  }
}

/**
 * Links the site into a folder and serves it.
 * @param publicDir the site that a build put in place
 * @param folder for it, replaced
 * @param paths of the requested pages
 * @throws {Error} without nginx or a site
 */
export async function serveSite(
  publicDir: string,
  folder: string,
  paths: readonly string[],
): Promise<ServedSite> {
  lay(publicDir, folder);
  await pack(path.join(folder, 'site'), new Set(paths.map(htmlFile)));
  return serve(folder);
}

/**
 * Serves the site, and beside it the same pages with all scripts taken out.
 * @param folder for both, replaced
 */
export async function serveWithTwin(
  publicDir: string,
  folder: string,
  paths: readonly string[],
): Promise<SiteWithTwin> {
  const stripped = path.join(folder, 'stripped');
  const pages = new Set(paths.map(htmlFile));
  const site = await serveSite(publicDir, path.join(folder, 'whole'), paths);
  lay(publicDir, stripped);
  for (const name of pages) {
    const file = path.join(stripped, 'site', name);
    // A separate file: the linked one is the built page itself.
    fs.rmSync(file);
    fs.writeFileSync(file, strippedPage(fs.readFileSync(path.join(publicDir, name), 'utf8')));
  }
  await pack(path.join(stripped, 'site'), pages);
  return { site, stripped: await serve(stripped) };
}
