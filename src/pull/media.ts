/**
 * Fetches the pictures and files of all published items: each once. A failure is reported for each item that uses it.
 */
import { shownUrl } from '@corporate-website/contract/shown-url';
import { lastingAddress } from '../lib/lasting-address';
import { forEachLimited } from '../lib/limit';
import { isInlineKey } from '../rich-text/inline-key';
import type { Rename } from './media-uses';
import type { KnownMedia } from './recall';
import type { Problem, SnapshotFile, SnapshotPicture } from './snapshot/types';
import { mediaName, withoutMark } from './snapshot/media-names';
import type { Wanted } from './wanted-media';

export type Fetched<T> = { ok: true; value: T; note?: string } | { ok: false; reason: string };

/** The downloader of pictures and files. */
export interface MediaFetcher {
  picture: (url: string) => Promise<Fetched<SnapshotPicture>>;
  file: (url: string) => Promise<Fetched<SnapshotFile>>;
}

export interface MediaInput {
  wanted: readonly Wanted[];
  fetcher: MediaFetcher;
  hasObject: (hash: string) => Promise<boolean>;
  previous: KnownMedia;
  concurrency: number;
  onProgress: (done: number, total: number) => void;
}

export interface Media {
  pictures: Record<string, SnapshotPicture>;
  files: Record<string, SnapshotFile>;
  /** The address that each name was fetched from, if it differs from the name. */
  addresses: Record<string, string>;
  problems: Problem[];
  /** The name in this snapshot, by the address in an item. */
  nameOf: Rename;
}

const NO_BYTES = '0'.repeat(16);
/** How many addresses of a picture are tried, if the signature in the first has expired. */
const MOST_SIGNATURES = 3;

type Value = SnapshotPicture | SnapshotFile;

interface Had {
  value?: Value;
  /** The address that it came from. */
  address: string;
  /** Of a failure, or of what stands in. */
  words?: string;
}

/** Tries one signed address after the other, until the server sends the picture or file. */
async function ask({ kind, addresses }: Wanted, fetcher: MediaFetcher): Promise<Had> {
  let had: Had = { address: addresses[0] ?? '' };
  for (const address of addresses.slice(0, MOST_SIGNATURES)) {
    const fetched = await (kind === 'picture' ? fetcher.picture(address) : fetcher.file(address));
    const words = fetched.ok ? fetched.note : fetched.reason;
    const told = words === undefined ? {} : { words };
    if (!fetched.ok) had = had.value ? had : { address, ...told };
    else had = { address, value: fetched.value, ...told };
    if (words === undefined) break;
  }
  return had;
}

/** Names everything by address and content, so that names depend on neither order nor signatures. */
function named(wanted: readonly Wanted[], had: ReadonlyMap<Wanted, Had>) {
  const values = { picture: new Map<string, Value>(), file: new Map<string, Value>() };
  const names = new Map<string, string>();
  const addresses: Record<string, string> = {};
  const give = (entry: Wanted, name: string, address: string): void => {
    if (withoutMark(name) !== address) addresses[name] ??= address;
    for (const held of entry.held) names.set(`${entry.kind} ${held}`, name);
  };
  for (const entry of wanted) {
    const { value, address } = had.get(entry) ?? { address: '' };
    if (!value) continue;
    const { kind, recalled } = entry;
    const before = recalled?.value.hash === value.hash ? recalled.name : undefined;
    const isFree = (name: string) => (values[kind].get(name) ?? value).hash === value.hash;
    const name =
      [before, mediaName(address, value.hash)].find((one) => one !== undefined && isFree(one)) ??
      mediaName(address, value.hash, true);
    if (!values[kind].has(name)) values[kind].set(name, { ...value, url: name });
    give(entry, name, address);
  }
  for (const entry of wanted) {
    const { value, address } = had.get(entry) ?? { address: '' };
    const lasting = lastingAddress(address);
    // Another one of this address was to be had, and is not this one.
    const isTaken = values[entry.kind].has(lasting);
    if (!value) give(entry, isTaken ? mediaName(address, NO_BYTES, true) : lasting, address);
  }
  return { values, names, addresses };
}

/** Its query may be its credential, and so may its path. */
function toldAs(address: string): string {
  const [place = ''] = lastingAddress(address).split('?', 1);
  const at = address.indexOf('?');
  return shownUrl(place + (at < 0 ? '' : address.slice(at)));
}

/** Fetches everything. A failed picture or file does not reject. */
export async function fetchMedia(input: MediaInput): Promise<Media> {
  const { wanted, previous, fetcher } = input;
  const had = new Map<Wanted, Had>();
  let done = 0;
  await forEachLimited(wanted, input.concurrency, async (entry) => {
    const [held = ''] = entry.held;
    const stored = previous[entry.kind === 'picture' ? 'pictures' : 'files'][held];
    const known = entry.live ? undefined : stored;
    if (known && (await input.hasObject(known.hash)))
      had.set(entry, { address: entry.addresses[0] ?? held, value: known });
    else had.set(entry, await ask(entry, fetcher));
    done += 1;
    input.onProgress(done, wanted.length);
  });
  const { values, names, addresses } = named(wanted, had);
  const problems = wanted.flatMap((entry) => {
    const { words, address = '' } = had.get(entry) ?? {};
    if (words === undefined) return [];
    const kind = entry.kind === 'picture' ? ('picture-failed' as const) : ('file-failed' as const);
    const message = `${isInlineKey(address) ? 'A picture inside the text' : toldAs(address)}: ${words}`;
    return entry.uses.map((use): Problem => ({ ...use, kind, message }));
  });
  return {
    pictures: Object.fromEntries(values.picture) as Media['pictures'],
    files: Object.fromEntries(values.file) as Media['files'],
    addresses,
    problems,
    nameOf: (kind, held) => names.get(`${kind} ${held}`) ?? lastingAddress(held),
  };
}
