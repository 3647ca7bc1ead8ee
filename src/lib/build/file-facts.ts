/**
 * Facts that were read out of the files of an output, kept from build to build: a file that is the same file as before
 * (inode, size, time of change) is not read again. Valid for the code that read them; they are kept with the good output
 * and its cache, which other code throws away.
 */
import fs from 'node:fs';
import path from 'node:path';

interface Stored {
  /** Each text once. */
  texts: string[];
  /** By name: the mark of the file, and of each kind of facts the places of its texts. */
  files: Record<string, [mark: string, facts: Record<string, number[]>]>;
}

/** How much of a kind had to be read. */
export interface Worked {
  read: number;
  of: number;
}

/** A file as it was found. */
export interface FoundFile {
  size: number;
  /** Of its last change; milliseconds since 1970, with fractions. */
  mtimeMs: number;
}

interface KnownFile extends FoundFile {
  /** Tells it from every other version of it. Not by its last change of state, which a link to it changes. */
  mark: string;
  facts: Map<string, readonly string[]>;
}

/** The file of a page in an output. `/404.html`, which Gatsby writes as a file of that name, has none by this. */
export const pageFile = (pagePath: string) => `${pagePath}/index.html`.replace(/^\/+/, '');

function readStored(file: string): Stored {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Stored;
  } catch {
    return { texts: [], files: {} };
  }
}

/** The same texts in memory of their own: V8 keeps a whole page for a part that was cut out of it. */
const ownCopy = (texts: readonly string[]) => JSON.parse(JSON.stringify(texts)) as string[];

export class FileFacts {
  readonly #root: string;
  readonly #before: Stored;
  readonly #now = new Map<string, KnownFile>();
  readonly #worked = new Map<string, Worked>();
  #open: { name: string; bytes: Buffer; text?: string } | undefined;

  /**
   * @param root the folder of the output
   * @param stored the file that an earlier build saved; null to read everything anew
   */
  constructor(root: string, stored: string | null = null) {
    this.#root = root;
    this.#before = stored === null ? { texts: [], files: {} } : readStored(stored);
  }

  /**
   * Facts of a file.
   * @param kind their name; includes all that they depend on besides the file's bytes
   * @throws {Error} where the file is missing
   */
  of(kind: string, name: string, read: (bytes: Buffer) => readonly string[]): readonly string[] {
    const file = this.#fileOf(name);
    const known = file.facts.get(kind) ?? this.#factsBefore(name, file.mark, kind);
    const facts = known ?? ownCopy(read(this.#opened(name).bytes));
    file.facts.set(kind, facts);
    const [title = kind] = kind.split(' ');
    const { read: done, of } = this.#worked.get(title) ?? { read: 0, of: 0 };
    this.#worked.set(title, { read: done + (known ? 0 : 1), of: of + 1 });
    return facts;
  }

  /** The same for a file's text. */
  ofText(kind: string, name: string, read: (text: string) => readonly string[]): readonly string[] {
    return this.of(kind, name, () => read(this.#textOf(name)));
  }

  /** The same for the text of a page's head. */
  ofHead(kind: string, name: string, read: (text: string) => readonly string[]): readonly string[] {
    return this.of(kind, name, (bytes) => {
      const end = bytes.indexOf('</head>');
      return read(bytes.toString('utf8', 0, end === -1 ? undefined : end));
    });
  }

  /**
   * A file as it was when its facts were first asked for.
   * @throws {Error} where the file is missing
   */
  found(name: string): FoundFile {
    return this.#fileOf(name);
  }

  has(name: string): boolean {
    return this.#now.has(name) || fs.existsSync(path.join(this.#root, name));
  }

  /** Files read and files known, of a kind. */
  worked(kind: string): Worked {
    return this.#worked.get(kind) ?? { read: 0, of: 0 };
  }

  /** Keeps the facts that were asked for in this build. */
  save(file: string): void {
    const places = new Map<string, number>();
    const placeOf = (text: string) => {
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      return place;
    };
    const files: Stored['files'] = {};
    for (const [name, { mark, facts }] of this.#now) {
      const kinds = [...facts].map(([kind, texts]): [string, number[]] => [
        kind,
        texts.map(placeOf),
      ]);
      files[name] = [mark, Object.fromEntries(kinds)];
    }
    const stored: Stored = { texts: [...places.keys()], files };
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(stored));
  }

  #fileOf(name: string): KnownFile {
    const known = this.#now.get(name);
    if (known) return known;
    const { ino, size, mtimeMs } = fs.statSync(`${this.#root}/${name}`);
    const file = { size, mtimeMs, mark: `${ino}-${size}-${mtimeMs}`, facts: new Map() };
    this.#now.set(name, file);
    return file;
  }

  #factsBefore(name: string, mark: string, kind: string): readonly string[] | undefined {
    const [markBefore, kinds] = this.#before.files[name] ?? [];
    if (markBefore !== mark) return undefined;
    return kinds?.[kind]?.map((place) => this.#before.texts[place] ?? '');
  }

  #opened(name: string) {
    if (this.#open?.name !== name) {
      this.#open = { name, bytes: fs.readFileSync(path.join(this.#root, name)) };
    }
    return this.#open;
  }

  /** Once for all kinds that are asked for one after the other: V8 takes a millisecond to decode a page. */
  #textOf(name: string): string {
    const open = this.#opened(name);
    return (open.text ??= open.bytes.toString('utf8'));
  }
}
