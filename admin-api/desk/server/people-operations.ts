/** Behind `npm run people`: the only way to add a person, and to change a role. */
import * as z from 'zod/mini';
import type { CallOptions } from '../../call-options';
import { noteAudit } from '../../database/audit';
import type { Database } from '../../database/connect';
import { deskRoles, type DeskRole } from '../../database/kinds';
import {
  addFirstPerson,
  addPerson,
  changePerson,
  findPerson,
  listPeople,
  type PersonRow,
} from '../../database/people';
import { firstPassword, hashPassword } from './passwords';

/** The name of the person that the first start makes. */
const FIRST_NAME = 'editor';

/** Printable, on one line, and not too long for a table. */
export const personName = z
  .string()
  .check(z.trim(), z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’@_+-]{0,59}$/u));
export const role = z.enum(deskRoles);

/** Two changes at the same moment: the second is to look again. */
const BUSY = 'the person was changed at this moment; please try once more';

type Context = Pick<CallOptions, 'database' | 'now'>;

/** A person with a password that is shown once. */
export interface Login {
  name: string;
  password: string;
}

async function newLogin(now: Date) {
  const password = firstPassword();
  const password_hash = await hashPassword(password);
  return { password, change: { password_hash, password_at: now, must_change: true } };
}

async function existing(database: Database, name: string): Promise<PersonRow> {
  const person = await findPerson(database, name);
  if (!person) throw new Error(`there is nobody called "${name}"`);
  return person;
}

/** Makes the first editor, where there is nobody; undefined where there is. */
export async function makeFirstEditor({ database, now }: Context): Promise<Login | undefined> {
  if ((await listPeople(database)).length > 0) return undefined;
  const { password, change } = await newLogin(now());
  const person = { name: FIRST_NAME, role: 'editor' as DeskRole, made_at: now(), ...change };
  return (await addFirstPerson(database, person)) ? { name: FIRST_NAME, password } : undefined;
}

/** Everybody, without their passwords' hashes. */
export async function listPersons({ database }: Context) {
  const people = await listPeople(database);
  return people.map(({ name, role: of, must_change, disabled_at, made_at }) => ({
    name,
    role: of,
    must_change,
    disabled_at: disabled_at?.toISOString() ?? null,
    made_at: made_at.toISOString(),
  }));
}

/** Adds a person. @returns the first password */
export async function addOne(
  { database, now }: Context,
  { name, role: of }: { name: string; role: DeskRole },
): Promise<Login> {
  const { password, change } = await newLogin(now());
  const added = await addPerson(database, { name, role: of, made_at: now(), ...change });
  if (!added) throw new Error(`somebody is called "${name}" already`);
  await noteAudit(
    database,
    { person: null, action: 'person-added', detail: `${name}: ${of}` },
    now(),
  );
  return { name: added.name, password };
}

/** Gives somebody another role, takes away or gives back the right to sign in; it ends all their sessions. */
export async function changeOne(
  { database, now }: Context,
  { name, ...what }: { name: string; role?: DeskRole | undefined; disabled?: boolean | undefined },
): Promise<string> {
  const person = await existing(database, name);
  const { role: of, disabled } = what;
  const changed = await changePerson(database, person, {
    ...(of && { role: of }),
    ...(disabled !== undefined && { disabled_at: disabled ? now() : null }),
  });
  if (!changed) throw new Error(BUSY);
  const done = of ?? (disabled ? 'disabled' : 'enabled');
  const detail = `${person.name}: ${done}`;
  await noteAudit(database, { person: null, action: 'person-changed', detail }, now());
  return person.name;
}

/** Gives somebody a new first password; it ends all their sessions. */
export async function renewPassword(
  { database, now }: Context,
  { name }: { name: string },
): Promise<Login> {
  const person = await existing(database, name);
  const { password, change } = await newLogin(now());
  if (!(await changePerson(database, person, change))) throw new Error(BUSY);
  const action = 'password-renewed';
  await noteAudit(database, { person: null, action, detail: person.name }, now());
  return { name: person.name, password };
}
