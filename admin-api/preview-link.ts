/** `npm run preview-link`: a private link to an item that is not published. */
import { OperationError, perform, placeOf } from './enquiries/reach';
import { runCommand } from './enquiries/run-command';
import { readCommand, usage, type Command } from './previews/arguments';
import type { Settings } from './settings';

async function run(settings: Settings, command: Exclude<Command, { name: 'help' }>): Promise<void> {
  if (command.name === 'revoke') {
    await perform(settings, 'revokePreviews', {});
    console.log('Every link to a preview that was given out has ended.');
    return;
  }
  const { kind, of, slug, days } = command;
  const link = await perform(settings, 'previewLink', { name: of, slug, days });
  if (!link) {
    throw new OperationError(
      `There is no "${slug}" in ${kind} (${placeOf(settings)}). ` +
        'Content files are read in development, and by npm run content -- import.',
    );
  }
  console.log(link.url);
  console.log(`It opens this one item until ${link.expires_at}, for whoever has the link.`);
}

void runCommand({ readCommand, usage }, run);
