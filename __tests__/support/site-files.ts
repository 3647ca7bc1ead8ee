/** Files of a site: for tests that inspect the build. */
import fs from 'node:fs';
import path from 'node:path';
import { hashFile, listFiles } from '../../pipeline/files';
import { buildFolder } from '../../pipeline/layout';

/** Files of a site by their paths, each with the hash of its bytes. */
export type SiteHashes = ReadonlyMap<string, string>;

/** The name of a page's file: `blog/post-1/index.html` of `/blog/post-1`. */
export const htmlOf = (pagePath: string): string =>
  path.posix.join(pagePath.slice(1), 'index.html');

/** The name of the file that holds the data of a page, by the name of its HTML. */
export const dataOf = (html: string): string =>
  `page-data/${html === 'index.html' ? 'index' : html.replace(/\/index\.html$|\.html$/, '')}/page-data.json`;

/** Of all files of a folder. */
export function hashesOf(directory: string): SiteHashes {
  return new Map(listFiles(directory).map((name) => [name, hashFile(path.join(directory, name))]));
}

/** Names of the files that differ, are new or are gone. */
export function differences(before: SiteHashes, after: SiteHashes): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** A site in a folder, read by the paths of its pages. */
export abstract class SiteFiles {
  /** The folder that a web server would serve. */
  abstract get root(): string;

  /** Names of the files that are the site's own. */
  files(): string[] {
    return listFiles(this.root);
  }

  has(name: string): boolean {
    return fs.existsSync(path.join(this.root, name));
  }

  read(name: string): string {
    return fs.readFileSync(path.join(this.root, name), 'utf8');
  }

  /** The HTML of a page, such as `/blog/post-1`. */
  page(pagePath: string): string {
    return this.read(htmlOf(pagePath));
  }

  hasPage(pagePath: string): boolean {
    return this.has(htmlOf(pagePath));
  }

  /** Hashes of all that is in the site's place. */
  hashes(): SiteHashes {
    return hashesOf(`${this.root}/`);
  }

  /** When each file was last written, to the part of a millisecond. */
  times(): ReadonlyMap<string, number> {
    return new Map(
      this.files().map((name) => [name, fs.statSync(path.join(this.root, name)).mtimeMs]),
    );
  }

  /** Names of the files that are pages; parts that Gatsby keeps for itself are none. */
  htmlPages(): string[] {
    return this.files().filter((name) => name.endsWith('.html') && !name.startsWith('_gatsby/'));
  }

  /** Names of all pages whose HTML holds a text. */
  pagesWith(text: string): string[] {
    return this.files().filter((name) => name.endsWith('.html') && this.read(name).includes(text));
  }

  /** The pictures that a page loads, as files of the site. */
  picturesOf(pagePath: string): string[] {
    const sets = [...this.page(pagePath).matchAll(/srcset="([^"]+)"/gi)].map(([, set]) => set);
    return sets
      .flatMap((set = '') => set.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? ''))
      .filter((address) => address.startsWith('/static/'))
      .map((address) => decodeURIComponent(address.slice(1)));
  }

  /** The picture that a page is shared with, as a file of the site. */
  shareCardOf(pagePath: string): string {
    const address = /property="og:image" content="([^"]+)"/.exec(this.page(pagePath))?.[1] ?? '';
    return decodeURIComponent(new URL(address).pathname.slice(1));
  }
}

/** Builds' remains in temporary folders, the system's and their own; tsx keeps its compiled files. */
export function leftOversIn(temporary: string, stateDir: string): string[] {
  return [temporary, buildFolder(stateDir).temporary].flatMap((folder) =>
    fs.readdirSync(folder).filter((name) => !name.startsWith('tsx-')),
  );
}
