/** Contents of the built site's search index, and words out of it to search for, so that no content is assumed. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { matchLinks } from '../../src/site-search/match-links';
import { allLinks } from '../../src/site/navigation';
import { searchKinds } from '../../src/site-search/search-kinds';
import { INDEX_PATH, SEARCH_WORDS_PATH } from '../../src/site-search/index-files';
import { RANKING } from '../../src/site-search/engine/pagefind';
import { wordsIn } from '../../src/site-search/search-words';
import { spellingOf } from '../../src/site-search/engine/spelling';

/** A page, or a part of one, as Pagefind gives it to the search. */
export interface Fragment {
  url: string;
  /** `name` is the title of kinds that have their own kind for a title in the index. */
  meta: { kind: string; title: string; name?: string; drawn?: string };
  filters: { kind: string[] };
  content: string;
}

/** The fragments that the index answers each query with, the best first; to null, all of them. */
function ask(folder: string, queries: readonly (string | null)[]): Fragment[][] {
  const reader = path.join(__dirname, 'search-index.mjs');
  const args = [reader, folder, JSON.stringify(RANKING), JSON.stringify(queries)];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (!stdout) throw new Error(`The search index ${folder} cannot be read:\n${stderr}`);
  return JSON.parse(stdout) as Fragment[][];
}

export const searchFragments = (publicDir: string): Fragment[] =>
  ask(path.join(publicDir, INDEX_PATH), [null]).flat();

/** Answers of an index in a folder to queries: addresses, the best first. */
export function searchAnswers(
  folder: string,
  queries: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const answers = ask(folder, queries).map((found) => found.map(({ url }) => url));
  return Object.fromEntries(queries.map((query, at) => [query, answers[at] ?? []]));
}

export interface SearchSample {
  /** Found in more places than are shown at once, of several kinds, in titles too. */
  many: string;
  /** Found in a few places; one of them is a post. */
  few: string;
  /** Found in each kind. */
  everywhere: string;
  /** A word with a slip, and as it was meant. */
  slip: { typed: string; meant: string };
  /** Like no word of the index, and no page's name. */
  nothing: string;
  /** A word that the name of one page has, and texts too. */
  named: { word: string; name: string; path: string };
  /** Like the name of a page, and like no word of a text. */
  misnamed: { typed: string; path: string };
}

/** A word of the index, and where it or others that begin with it are found. */
interface Uses {
  word: string;
  count: number;
  titles: number;
  kinds: ReadonlySet<string>;
}

/** The words of an index in the order of the alphabet, so that those with one beginning stand together. */
class Words {
  readonly #fragments: readonly Fragment[];
  readonly #places = new Map<string, Set<number>>();
  readonly #sorted: readonly string[];

  constructor(fragments: readonly Fragment[]) {
    this.#fragments = fragments;
    for (const [place, { meta, content }] of fragments.entries()) {
      for (const word of wordsIn(
        `${meta.title} ${meta.name ?? ''} ${content} ${meta.drawn ?? ''}`,
      )) {
        const places = this.#places.get(word) ?? new Set();
        this.#places.set(word, places.add(place));
      }
    }
    this.#sorted = [...this.#places.keys()].sort();
  }

  beginningWith(beginning: string): string[] {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (this.#sorted[end]?.startsWith(beginning)) end += 1;
    return this.#sorted.slice(low, end);
  }

  has(beginning: string): boolean {
    return this.beginningWith(beginning).length > 0;
  }

  /** Whether all other forms of a word begin with it, as `statements` does: search marks these. */
  isPlain(word: string): boolean {
    return (
      /^[a-z]{5,}[b-df-hj-np-rtv-xz]$/.test(word) &&
      !/(?:ed|ing|ly|er)$/.test(word) &&
      this.beginningWith(word.slice(0, -2)).every((each) => each.startsWith(word))
    );
  }

  uses(word: string): Uses {
    const places = new Set(
      this.beginningWith(word).flatMap((each) => [...(this.#places.get(each) ?? [])]),
    );
    const found = [...places].flatMap((place) => this.#fragments[place] ?? []);
    return {
      word,
      count: found.length,
      titles: found.filter(({ meta }) => wordsIn(meta.name ?? meta.title).includes(word)).length,
      kinds: new Set(found.map(({ meta }) => meta.kind)),
    };
  }
}

/** The first that fits. @throws {Error} where none does */
function oneOf<T>(all: readonly T[], fits: (each: T) => boolean, what: string): T {
  const found = all.find(fits);
  if (found === undefined) throw new Error(`The built site has no ${what}.`);
  return found;
}

/** A word with its second letter twice. */
const doubledIn = ([a = '', b = '', ...rest]: string) => [a, b, b, ...rest].join('');

/** A word with its second and third letter exchanged. */
const slipOf = ([a = '', b = '', c = '', ...rest]: string) => [a, c, b, ...rest].join('');

/** @param spellable the words that the site itself sets slips right to, the commonest first */
function sampleOf(words: Words, spellable: readonly string[]): SearchSample {
  const plain = spellable
    .filter((word) => words.isPlain(word))
    .map((word) => words.uses(word))
    .sort((a, b) => a.count - b.count);
  const isKnown = (word: string) => words.has(word.slice(0, 4));
  const isName = (word: string) => matchLinks(word).length > 0;
  const names = allLinks
    .filter((link) => !link.path.includes('?'))
    .flatMap((link) => wordsIn(link.name).map((word) => ({ ...link, word })))
    .filter(({ word }) => word.length > 5 && matchLinks(word).length === 1);
  return {
    many: oneOf(
      plain,
      ({ count, titles, kinds }) => count > 12 && titles > 1 && kinds.size > 2 && kinds.has('Blog'),
      'word that is found in many places',
    ).word,
    few: oneOf(
      plain,
      ({ count, kinds }) => count > 2 && count < 9 && kinds.has('Blog'),
      'word that is found in a few places',
    ).word,
    everywhere: oneOf(
      ['the', 'and', ...spellable],
      (word) => words.uses(word).kinds.size === searchKinds.length,
      'word that is found in each kind',
    ),
    slip: oneOf(
      spellable.filter((word) => word.length > 6).map((meant) => ({ meant, typed: slipOf(meant) })),
      ({ meant, typed }) =>
        !isKnown(typed) && !isName(typed) && spellingOf(typed, spellable) === meant,
      'word to mistype',
    ),
    nothing: oneOf(
      ['xylograph', 'zyzzyva', 'quokka', 'jabberwocky'],
      (word) => !isKnown(word) && !isName(word) && !spellingOf(word, spellable),
      'want of any of some rare words',
    ),
    named: oneOf(
      names,
      ({ word }) => words.has(word),
      'page whose name has a word that texts have',
    ),
    misnamed: oneOf(
      names.map(({ word, path: to }) => ({ typed: doubledIn(word), path: to })),
      ({ typed }) => !isKnown(typed) && matchLinks(typed).length === 1,
      'page whose name can be mistyped',
    ),
  };
}

/** @throws {Error} where the site's content has too little to search for */
export function searchSample(publicDir: string): SearchSample {
  const file = path.join(publicDir, SEARCH_WORDS_PATH);
  const spellable = JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
  return sampleOf(new Words(searchFragments(publicDir)), spellable);
}
