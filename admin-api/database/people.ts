/** The people of the desk. Every change that takes something from a person ends their sessions with it. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { foldedText } from '@corporate-website/contract/folded-text';
import type { Database } from './connect';
import type { DeskRole } from './kinds';
import { deskPerson, deskSession } from './schema';

export type PersonRow = typeof deskPerson.$inferSelect;

/** The columns that a new password changes. */
export type PasswordChange = Pick<PersonRow, 'password_hash' | 'password_at' | 'must_change'>;

/** A name as people sign in with it: case, accents and spaces around it make no other person. */
export const foldedName = (name: string): string => foldedText(name).trim();

async function onlyOne(rows: Promise<PersonRow[]>): Promise<PersonRow | undefined> {
  const [row] = await rows;
  return row;
}

/** A person by name, disabled ones too. */
export function findPerson(database: Database, name: string): Promise<PersonRow | undefined> {
  const isNamed = eq(deskPerson.name_folded, foldedName(name));
  return onlyOne(database.select().from(deskPerson).where(isNamed));
}

export function readPerson(database: Database, id: string): Promise<PersonRow | undefined> {
  return onlyOne(database.select().from(deskPerson).where(eq(deskPerson.id, id)));
}

/** Everybody, by name. */
export function listPeople(database: Database): Promise<PersonRow[]> {
  return database.select().from(deskPerson).orderBy(asc(deskPerson.name_folded));
}

/** Adds a person. @returns undefined where somebody has the name */
export function addPerson(
  database: Database,
  person: { name: string; role: DeskRole; made_at: Date } & PasswordChange,
): Promise<PersonRow | undefined> {
  const row = { ...person, name_folded: foldedName(person.name) };
  return onlyOne(database.insert(deskPerson).values(row).onConflictDoNothing().returning());
}

/** Adds the first person, where there is none; one of several servers that start at once does. */
export async function addFirstPerson(
  database: Database,
  person: Parameters<typeof addPerson>[1],
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${deskPerson} in exclusive mode`);
    if ((await transaction.$count(deskPerson)) > 0) return false;
    await addPerson(transaction, person);
    return true;
  });
}

/**
 * Changes a person as they were read, and signs them out everywhere.
 * @returns whether the password was still the same
 */
export function changePerson(
  database: Database,
  { id, password_at: passwordAt }: Pick<PersonRow, 'id' | 'password_at'>,
  change: Partial<PasswordChange & Pick<PersonRow, 'role' | 'disabled_at'>>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const changed = await transaction
      .update(deskPerson)
      .set(change)
      .where(and(eq(deskPerson.id, id), eq(deskPerson.password_at, passwordAt)))
      .returning({ id: deskPerson.id });
    await transaction.delete(deskSession).where(eq(deskSession.person, id));
    return changed.length > 0;
  });
}
