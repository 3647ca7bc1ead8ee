/**
 * Runs of a schedule, good days and bad ones in turn. After each, the live files equal those of a cold build of the
 * content that should be live.
 */
import { afterAll, beforeAll, it, jest } from '@jest/globals';
import { expect } from '@jest/globals';
import type { ReleaseOutcome } from '../../pipeline/release/report';
import { htmlFile } from '../../pipeline/verify';
import type { Content, FaultServer, Json } from './fault-server';
import type { Fault } from './faults';
import { filesFromNothing, ReleaseSite } from './release-site';
import { BUILD_MS, itemOf, smallSiteServer } from './site-build';
import { differences, type SiteHashes } from './site-files';
import { QUICK } from './source-faults';
import { told } from './told';

/** Facts about the days. */
export interface Bench {
  server: FaultServer;
  site: ReleaseSite;
  /** When a job closes, in milliseconds since 1970; the live content depends on whether it is over. */
  closes: number;
  /** Duration of the last release from nothing, in milliseconds. */
  coldTook: number;
}

export interface Day {
  name: string;
  outcome: ReleaseOutcome;
  /** Marketing's change, or a fault of the content. */
  change?: (content: Content, bench: Bench) => void;
  /** Changes that should be live; all of them by default, and none on a bad day. */
  live?: (content: Content, bench: Bench) => void;
  fault?: { posts?: Fault; all?: Fault };
  isDown?: boolean;
  args?: readonly string[];
  env?: Record<string, string>;
  /** Killed when this is printed, before the run that the outcome is of. */
  killedAt?: RegExp;
  before?: (bench: Bench) => Promise<unknown>;
}

export const nothing = (): undefined => undefined;

/** With what every schedule begins. */
export const firstDay: Day = { name: 'the first release', outcome: 'published', change: nothing };

export const postOf = (content: Content, id: number): Json => itemOf(content, 'post', id);

export const without = (list: readonly unknown[], id: unknown): unknown[] =>
  list.filter((entry) => (entry as Json)['id'] !== id);

/** The same change, whenever it is made: what should be live gets it later than the API where a day is bad. */
export const words = (id: number, text: string): ((content: Content) => void) => {
  const change = { title: text, updated_at: new Date().toISOString() };
  return (content) => {
    Object.assign(postOf(content, id), change);
  };
};

/** A day on which the list of posts has a fault. */
export const failing = (fault: Fault): Pick<Day, 'fault' | 'env'> => ({
  fault: { posts: fault },
  env: QUICK,
});

/** Releases from nothing of the expected content; made once for each. */
class FromNothing {
  readonly #made = new Map<string, SiteHashes>();

  async of(expected: Content, bench: Bench): Promise<SiteHashes> {
    const { server, closes } = bench;
    const key = JSON.stringify([expected, [...server.files], closes > 0 && Date.now() > closes]);
    const known = this.#made.get(key);
    if (known) return known;
    const { content, faults } = server;
    const started = performance.now();
    try {
      Object.assign(server, { content: structuredClone(expected), faults: {} });
      const files = await filesFromNothing(server);
      bench.coldTook = performance.now() - started;
      this.#made.set(key, files);
      return files;
    } finally {
      Object.assign(server, { content, faults });
    }
  }
}

/** Compares the live release with the expected one. */
function expectLive(site: ReleaseSite, fresh: SiteHashes): void {
  const live = site.release();
  // Only those who have visited a former address know it.
  const moved = new Set(live.redirects.map(({ from }) => htmlFile(from)));
  const own = new Map(
    Object.entries(live.files).filter(([name]) => fresh.has(name) || !moved.has(name)),
  );
  expect(differences(fresh, own)).toEqual([]);
  // Its list matches its files.
  expect(differences(new Map(Object.entries(live.files)), site.ownHashes())).toEqual([]);
}

/** Declares the tests: one for each day, in their order. */
export function schedule(days: readonly Day[]): void {
  jest.setTimeout(4 * BUILD_MS);
  let bench: Bench;
  /** The expected live content. */
  let expected: Content;
  const fromNothing = new FromNothing();

  beforeAll(async () => {
    const server = await smallSiteServer();
    bench = { server, site: new ReleaseSite(server), closes: 0, coldTook: 0 };
    expected = structuredClone(server.content);
  });
  afterAll(async () => {
    await bench.server.stop();
    bench.site.remove();
  });

  it.each(days.map((day): [string, Day] => [day.name, day]))(
    '%s',
    async (name, { change, live, fault = {}, isDown, args, env, killedAt, before, outcome }) => {
      const { server, site } = bench;
      await before?.(bench);
      change?.(server.content, bench);
      // A fault is a bad day: the live release stays by default.
      (live ?? change ?? nothing)(expected, bench);
      server.faults = fault;
      if (isDown) await server.stop();
      if (killedAt) {
        const run = site.start(args, env);
        await run.printed(killedAt);
        run.kill();
        await run.ended;
      }
      await site.ends(outcome, args, env);
      server.faults = {};
      if (isDown) await server.start();
      expectLive(site, await fromNothing.of(expected, bench));
      told(`${name}: as it should be`);
    },
  );
}
