/** `npm run people`: adds people to the desk, lists, disables and enables them, gives roles and first passwords. */
import { readCommand, usage, type Command } from './desk/server/people-arguments';
import { perform } from './enquiries/reach';
import { runCommand } from './enquiries/run-command';
import type { Settings } from './settings';

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

async function run(settings: Settings, command: Exclude<Command, { name: 'help' }>): Promise<void> {
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

void runCommand({ readCommand, usage }, run);
