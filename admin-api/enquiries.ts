/** `npm run enquiries`: lists, exports, backs up, restores and deletes enquiries, and lists pending notices. */
import { readCommand, usage, type Command } from './enquiries/arguments';
import { readBackupSettings } from './enquiries/backups';
import { backup, erase, forget, list, notices, restore } from './enquiries/commands';
import { runCommand } from './enquiries/run-command';
import type { Settings } from './settings';

async function run(settings: Settings, command: Exclude<Command, { name: 'help' }>): Promise<void> {
  switch (command.name) {
    case 'list':
      return list(settings, command);
    case 'backup':
      return backup(settings, command, readBackupSettings(process.env, 'enquiries'));
    case 'restore':
      return restore(settings, command);
    case 'forget':
      return forget(settings, command);
    case 'erase':
      return erase(settings, command);
    case 'notices':
      return notices(settings, command);
  }
}

void runCommand({ readCommand, usage }, run);
