/** The options of `npm run people`. */
import { deskRoles, type DeskRole } from '../../database/kinds';
import { ArgumentError, parseWords } from '../../enquiries/arguments';
import { personName } from './people-operations';

export const usage = `The people of the desk. Only this command adds one, and changes a role.

  npm run people -- list
  npm run people -- add NAME --role ${deskRoles.join('|')}
  npm run people -- role NAME ${deskRoles.join('|')}
  npm run people -- disable NAME     signs them out everywhere, and in no more
  npm run people -- enable NAME
  npm run people -- new-password NAME

add and new-password print a first password, which has to be changed at first use and is valid for seven days. A change
of somebody's role or password signs them out everywhere.

It works on the same data as the admin API, with the admin API's settings: DATABASE_URL, else ADMIN_API_DATA_DIR.`;

export type Command =
  | { name: 'help' }
  | { name: 'list' }
  | { name: 'add' | 'role'; person: string; role: DeskRole }
  | { name: 'disable' | 'enable' | 'new-password'; person: string };

function roleOf(text: string | undefined): DeskRole {
  const known = deskRoles.find((role) => role === text);
  if (known) return known;
  throw new ArgumentError(
    text === undefined
      ? `It needs a role: ${deskRoles.join(' or ')}.`
      : `The role must be ${deskRoles.join(' or ')}, not "${text}".`,
  );
}

function personOf(text: string | undefined): string {
  if (text === undefined) throw new ArgumentError('It needs a name.');
  const read = personName.safeParse(text);
  if (read.success) return read.data;
  throw new ArgumentError(
    `"${text}" cannot be a name: up to 60 letters, digits, spaces and . , ' @ _ + -`,
  );
}

/** @throws {ArgumentError} */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseWords(args, { role: { type: 'string' } });
  const [name = 'help', person, role, ...more] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  const takesRole = name === 'role';
  if (more.length > 0 || (role !== undefined && !takesRole))
    throw new ArgumentError('A name with spaces needs quotation marks.');
  if (values.role !== undefined && name !== 'add')
    throw new ArgumentError('--role is for "add" alone.');
  switch (name) {
    case 'list':
      if (person !== undefined) throw new ArgumentError('"list" takes no name.');
      return { name };
    case 'add':
      return { name, person: personOf(person), role: roleOf(values.role) };
    case 'role':
      return { name, person: personOf(person), role: roleOf(role) };
    case 'disable':
    case 'enable':
    case 'new-password':
      return { name, person: personOf(person) };
    default:
      throw new ArgumentError(`There is no command "${name}".`);
  }
}
