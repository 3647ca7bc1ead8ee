/** A release as a folder that a host of static sites takes. */
import fs from 'node:fs';
import path from 'node:path';
import { linkFile, listFiles } from '../files';
import { commonPolicy, pagePolicy, type Headers } from './headers';
import { hostFiles, slashlessPages, type HostedSite, type StaticHost } from './static-hosts';

/** Made at release for servers of one's own; these hosts pack by themselves. */
const PACKED = /\.(?:br|gz)$/;

/**
 * Writes the folder anew.
 * @param siteDir the files of a release
 * @param folder created if missing; must be empty or an earlier export
 * @returns what the host does not do for this site, in words
 * @throws {Error} where the folder holds something else
 */
export function exportSite(
  host: StaticHost,
  siteDir: string,
  site: Omit<HostedSite, 'names' | 'sizes'>,
  folder: string,
): readonly string[] {
  const mark = path.join(folder, MARK);
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0 && !fs.existsSync(mark)) {
    throw new Error(`${folder} holds files that are no export; name a folder that is empty.`);
  }
  // First, so that an export that is cut off is known as one.
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(mark, `${host}\n`);
  for (const name of fs.readdirSync(folder)) {
    if (name !== MARK) fs.rmSync(path.join(folder, name), { recursive: true });
  }
  const names = listFiles(siteDir).filter((name) => !PACKED.test(name));
  const sizeOf = (name: string) => fs.statSync(path.join(siteDir, name)).size;
  const { files, limits } = hostFiles(host, {
    ...site,
    names,
    sizes: Object.fromEntries(names.map((name) => [name, sizeOf(name)])),
    headers: oneForAll(path.join(siteDir, 'index.html'), site.headers),
  });
  for (const name of names) linkFile(path.join(siteDir, name), path.join(folder, name));
  for (const [besides, name] of Object.entries(slashlessPages(names))) {
    linkFile(path.join(siteDir, name), path.join(folder, besides));
  }
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return limits;
}

/** The headers of a site whose host takes one policy for all: each page holds its own in addition. */
function oneForAll(home: string, headers: Headers): Headers {
  const policy = pagePolicy(fs.readFileSync(home, 'utf8'), headers);
  return policy ? { ...headers, 'Content-Security-Policy': commonPolicy(policy) } : headers;
}

/** Marks a folder as an export, which may be rewritten. */
const MARK = '.site-export';
