/** Configuration files of static hosts, written from the same lists as nginx's. Pure. */
import path from 'node:path';
import type { Redirect } from '../../src/data-layer/redirects';
import { cacheControl, isHashed } from '../hashed-names';
import { foldersAbove, hashedPlaces } from './hashed-folders';
import { resourcePolicy, SHARED_ENDINGS, VIEWED_ENDING, type Headers } from './headers';
import { contentTypeOf } from './media-types';

export const STATIC_HOSTS = ['netlify', 'cloudflare-pages', 'github-pages'] as const;
export type StaticHost = (typeof STATIC_HOSTS)[number];

export interface HostedSite {
  /** Names of its files. */
  names: readonly string[];
  /** Bytes of its files, by name. */
  sizes: Readonly<Record<string, number>>;
  /** Without a trailing slash. */
  siteUrl: string;
  redirects: readonly Redirect[];
  /** Sent with every answer. */
  headers: Headers;
}

export interface HostFiles {
  /** Texts by name. */
  files: Readonly<Record<string, string>>;
  /** Features of this site that the host lacks, in words. */
  limits: readonly string[];
}

/** `['! Name']` removes a header of an earlier rule: only Cloudflare knows that. */
function rule(pattern: string, headers: Headers, dropped: readonly string[] = []): string {
  const lines = [
    ...dropped.map((name) => `! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${pattern}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

const kept: Headers = { 'Cache-Control': cacheControl.hashed };
const askedAgain: Headers = { 'Cache-Control': cacheControl.other };

/** Endings whose media type these hosts do not know by themselves. */
const UNKNOWN_TYPES = { '.jsonfeed': contentTypeOf('feed.jsonfeed') };

const isUnknown = (name: string) =>
  Object.keys(UNKNOWN_TYPES).some((ending) => name.endsWith(ending));

/** Addresses as these files take them: percent-encoded, so that a space ends no field. */
const redirectLine = ({ from, to }: Redirect, status: string) =>
  `${encodeURI(from)} ${encodeURI(to)} ${status}\n`;

function netlify({ names, redirects, headers }: HostedSite): HostFiles {
  const { folders, files } = hashedPlaces(names);
  return {
    files: {
      _headers: [
        rule('/*', headers),
        ...folders.map((folder) => rule(`/${folder}/*`, kept)),
        ...files.map((name) => rule(`/${encodeURI(name)}`, kept)),
        // Its asterisk works at the end of an address alone.
        ...names
          .filter(isUnknown)
          .map((name) => rule(`/${encodeURI(name)}`, { 'Content-Type': contentTypeOf(name) })),
      ].join(''),
      // Not without the mark: the page that redirects has the same address, and would be served.
      _redirects: redirects.map((each) => redirectLine(each, '301!')).join(''),
    },
    limits: [
      'Scripts and pictures of earlier releases are those that the release has kept for its time of grace; a deploy that is rolled back in Netlify’s own panel has only those of its own.',
      // Its rules go by address and folder, and none takes back what another has set.
      'Netlify cannot be told by the ending of a file: none has a Cross-Origin-Resource-Policy, and documents (PDF) are sent with the policy of pages, which may keep a browser’s viewer from showing them.',
    ],
  };
}

/** https://developers.cloudflare.com/pages/platform/limits/ */
const CLOUDFLARE = {
  redirects: 2000,
  line: 1000,
  headerRules: 100,
  files: 20_000,
  fileBytes: 25 * 1024 * 1024,
} as const;

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/** Files that other sites may embed, and files that browsers have viewers for. */
const cloudflareEndings = SHARED_ENDINGS.map((ending) =>
  rule(`/*.${ending}`, { [RESOURCE_POLICY]: resourcePolicy.shared }, [
    RESOURCE_POLICY,
    ...(ending === VIEWED_ENDING ? ['Content-Security-Policy'] : []),
  ]),
);

function cloudflareHeaders({ names, headers }: HostedSite): string[] {
  const { folders } = hashedPlaces(names);
  const scripts = names.filter((name) => name.endsWith('.js'));
  const unhashed = scripts.filter((name) => !isHashed(name));
  const mixed = [...new Set(unhashed.map((name) => path.posix.dirname(name)))].sort();
  // `*` matches slashes too: folders to which the rule for scripts does not apply undo it.
  const forScripts = mixed.includes('.')
    ? []
    : [
        rule('/*.js', kept),
        ...mixed.map((folder) => rule(`/${folder}/*`, askedAgain, ['Cache-Control'])),
      ];
  return [
    rule('/*', { ...headers, [RESOURCE_POLICY]: resourcePolicy.own }),
    ...cloudflareEndings,
    ...forScripts,
    ...folders.map((folder) => rule(`/${folder}/*`, kept, ['Cache-Control'])),
    ...Object.entries(UNKNOWN_TYPES).map(([ending, type]) =>
      rule(`/*${ending}`, { 'Content-Type': type }),
    ),
  ];
}

/** The number of files written besides the site: headers, redirects, and the mark of an export. */
const OWN_FILES = 3;

function cloudflarePages(site: HostedSite): HostFiles {
  const lines = site.redirects.map((each) => redirectLine(each, '301'));
  const taken = lines
    .filter((line) => line.length <= CLOUDFLARE.line)
    .slice(0, CLOUDFLARE.redirects);
  const rules = cloudflareHeaders(site);
  const limits: string[] = [];
  if (taken.length < lines.length) {
    limits.push(
      `Cloudflare Pages takes ${CLOUDFLARE.redirects} redirects of ${CLOUDFLARE.line} characters; ${lines.length - taken.length} former addresses are answered by their page that leads on.`,
    );
  }
  if (rules.length > CLOUDFLARE.headerRules) {
    limits.push(
      `Cloudflare Pages takes ${CLOUDFLARE.headerRules} rules for headers; ${rules.length - CLOUDFLARE.headerRules} folders are asked for again each time.`,
    );
  }
  const count = site.names.length + Object.keys(slashlessPages(site.names)).length + OWN_FILES;
  if (count > CLOUDFLARE.files) {
    limits.push(
      `The export has ${count} files, with each page under two names; Cloudflare Pages takes ${CLOUDFLARE.files} on its free plan.`,
    );
  }
  const large = site.names.filter((name) => (site.sizes[name] ?? 0) > CLOUDFLARE.fileBytes);
  if (large.length > 0) {
    limits.push(`Cloudflare Pages takes no file of more than 25 MiB: ${large.join(', ')}.`);
  }
  return {
    files: {
      _headers: rules.slice(0, CLOUDFLARE.headerRules).join(''),
      _redirects: taken.join(''),
    },
    limits,
  };
}

/** https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits */
const GITHUB_BYTES = 1e9;

function githubPages({ siteUrl, names, sizes }: HostedSite): HostFiles {
  const twice = Object.values(slashlessPages(names));
  const bytes = [...names, ...twice].reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
  const { hostname, pathname } = new URL(siteUrl);
  const isOwnDomain = !hostname.endsWith('.github.io');
  return {
    files: {
      // Without it, names that begin with an underscore are left out.
      '.nojekyll': '',
      ...(isOwnDomain ? { CNAME: `${hostname}\n` } : {}),
    },
    limits: [
      'GitHub Pages sends no headers of a site’s own: the policy that stands in each page is all there is of the security headers, and every file may be kept for ten minutes, no more and no less.',
      'GitHub Pages knows no redirects: former addresses are answered by a page that leads on.',
      ...(pathname === '/'
        ? []
        : ['The site has to be at the root of its host, not in a folder of it.']),
      ...(bytes <= GITHUB_BYTES
        ? []
        : [
            `The export has ${(bytes / 1e9).toFixed(1)} GB, with each page under two names; GitHub Pages takes 1 GB.`,
          ]),
    ],
  };
}

const filesOf: Readonly<Record<StaticHost, (site: HostedSite) => HostFiles>> = {
  netlify,
  'cloudflare-pages': cloudflarePages,
  'github-pages': githubPages,
};

/** The files that a host reads, to be put beside the site's own. */
export function hostFiles(host: StaticHost, site: HostedSite): HostFiles {
  const { files, limits } = filesOf[host](site);
  const slashed = slashedPages(site.names);
  if (slashed.length === 0) return { files, limits };
  const told = `Visitors of these pages are sent on to the address with a slash, since a folder has the name that the page would have without: ${slashed.map((name) => `/${path.posix.dirname(name)}`).join(', ')}.`;
  return { files, limits: [...limits, told] };
}

/** The second name of a page; undefined for a file that is no page. */
const slashless = (name: string) => /^(.+)\/index\.html$/.exec(name)?.[1]?.concat('.html');

const foldersOf = (names: readonly string[]) => new Set(names.flatMap(foldersAbove));

/** The pages whose name without a slash is that of a folder: no file can have it too. */
function slashedPages(names: readonly string[]): string[] {
  const folders = foldersOf(names);
  return names.filter((name) => folders.has(slashless(name) ?? ''));
}

/**
 * `x.html` beside each `x/index.html`: these hosts would redirect `/x` to `/x/`.
 * @param names files of a site
 * @returns names of the pages, by their second name
 */
export function slashlessPages(names: readonly string[]): Record<string, string> {
  const taken = new Set([...names, ...foldersOf(names)]);
  const wanted = names.flatMap((name): [string, string][] => {
    const besides = slashless(name);
    return besides === undefined || taken.has(besides) ? [] : [[besides, name]];
  });
  return Object.fromEntries(wanted);
}
