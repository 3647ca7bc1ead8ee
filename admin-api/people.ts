/** `npm run people`: adds people to the desk, lists, disables and enables them, gives roles and first passwords. */
import { DataFolderInUseError } from './admin-socket';
import { readCommand, usage, type Command } from './desk/server/people-arguments';
import { ArgumentError } from './enquiries/arguments';
import { NoDataError, OperationError, perform } from './enquiries/reach';
import { readSettings, SettingError, type Settings } from './settings';

const printLogin = ({ name, password }: { name: string; password: string }) =>
  console.log(
    `${name} signs in with the password ${password}\n` +
      'It has to be changed at first use, is valid for seven days, and is not shown again.',
  );

async function list(settings: Settings): Promise<void> {
  const people = await perform(settings, 'listPeople', {});
  if (people.length === 0) console.log('Nobody. The first start of the admin API adds an editor.');
  for (const { name, role, must_change: isNew, disabled_at: disabled } of people) {
    const notes = [
      disabled && `disabled since ${disabled.slice(0, 10)}`,
      isNew && 'first password',
    ];
    console.log([name, role, ...notes.filter(Boolean)].join('  '));
  }
}

async function run(command: Command): Promise<void> {
  if (command.name === 'help') {
    console.log(usage);
    return;
  }
  const settings = readSettings(process.env);
  if (command.name === 'list') return list(settings);
  const { person: name } = command;
  switch (command.name) {
    case 'add':
      printLogin(await perform(settings, 'addPerson', { name, role: command.role }));
      return;
    case 'new-password':
      printLogin(await perform(settings, 'renewPassword', { name }));
      return;
    case 'role': {
      const changed = await perform(settings, 'changePerson', { name, role: command.role });
      console.log(`${changed}: ${command.role}, from now on.`);
      return;
    }
    case 'disable':
    case 'enable': {
      const disabled = command.name === 'disable';
      const changed = await perform(settings, 'changePerson', { name, disabled });
      console.log(`${changed} can ${disabled ? 'no longer' : 'again'} sign in.`);
    }
  }
}

/** Errors whose message says all there is to say. */
const plain = [ArgumentError, DataFolderInUseError, NoDataError, OperationError, SettingError];

Promise.resolve()
  .then(() => run(readCommand(process.argv.slice(2))))
  .catch((error: unknown) => {
    console.error(plain.some((kind) => error instanceof kind) ? (error as Error).message : error);
    if (error instanceof ArgumentError) console.error(`\n${usage}`);
    process.exitCode = 1;
  });
