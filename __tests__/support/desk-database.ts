/** A database of PostgreSQL in this process, for tests of the desk's storage. */
import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { collectionNamed, type ContentSource } from '../../admin-api/content-loader/sources';
import { connect, type Connection } from '../../admin-api/database/connect';
import type { Item } from '../../admin-api/desk/protocol';
import type { Actor, Change, Outcome } from '../../admin-api/desk/storage/types';
import { hasPostgres, startPostgres } from './postgres';

export const editor: Actor = { id: 'e1', name: 'Ed Itor', role: 'editor' };
export const writer: Actor = { id: 'w1', name: 'Wri Ter', role: 'writer' };

/** A collection by its name. */
export function collection(name: string): ContentSource {
  const found = collectionNamed(name);
  if (!found) throw new Error(`There is no collection ${name}.`);
  return found;
}

/** The item of a change that was done. */
export function itemOf(outcome: Outcome): Item {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.item;
}

export interface DeskDatabase {
  connection: Connection;
  /** The address of the database, for servers and commands beside the test. */
  url: string;
  by: (actor: Actor, now?: Date) => Change;
  empty: () => Promise<void>;
}

/** A group of tests with a database, empty before each; skipped, and counted so, without PostgreSQL. */
export function onDeskDatabase(title: string, tests: (desk: DeskDatabase) => void): void {
  (hasPostgres ? describe : describe.skip)(title, () => {
    const desk = {
      by: (actor, now = new Date()) => ({ database: desk.connection.database, actor, now }),
      empty: async () => {
        await desk.connection.database.execute(
          sql`truncate content_item, working_item, item_version, media`,
        );
      },
    } as DeskDatabase;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const server = await startPostgres();
      stop = server.stop;
      desk.url = await server.createMigrated();
      desk.connection = await connect({ url: desk.url });
    });
    beforeEach(() => desk.empty());
    afterAll(async () => {
      await desk.connection?.close();
      await stop?.();
    });
    tests(desk);
  });
}
