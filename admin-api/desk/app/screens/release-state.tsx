import type { ReleaseCommand } from '@corporate-website/contract/release-requests';
import { Alert, Box, Button, Typography } from '@mui/material';
import type { ReleasesAnswer } from '../../protocol';
import { momentText } from '../items/status';
import { useDesk } from '../shell/desk-context';
import { useSending } from '../sign-in/use-sending';
import { useReleases } from './use-releases';

type Releases = ReleasesAnswer['data'];
type LastRequest = NonNullable<Releases['last']>;

const outcomes: Readonly<Record<string, string>> = {
  published: 'It is live.',
  unchanged: 'There was nothing to publish.',
  'older-content': 'It is live, with older content where a collection could not be read.',
  failed: 'It failed; the site is as it was.',
  held: 'It is ready, and held back.',
  busy: 'Another one was running.',
};

const commands: Readonly<Record<ReleaseCommand, { waits: string; runs: string; ended: string }>> = {
  release: { waits: 'A release waits', runs: 'A release is running', ended: 'The last release' },
  rollback: {
    waits: 'Going back waits',
    runs: 'The site is going back',
    ended: 'Going back',
  },
  hold: { waits: 'A hold waits', runs: 'A hold is being set', ended: 'Setting the hold' },
  resume: {
    waits: 'Releasing the hold waits',
    runs: 'The hold is being released',
    ended: 'Releasing the hold',
  },
};

function lastSentence({ command, ended_at: at, seconds, outcome, error }: LastRequest): string {
  const what = commands[command].ended;
  if (command === 'release') {
    const words = outcomes[outcome] ?? `Its outcome: ${outcome}.`;
    return `${what} on request ended ${momentText(at)}, after ${Math.round(seconds)} seconds. ${words}`;
  }
  if (outcome === 'done') return `${what} was done ${momentText(at)}.`;
  return `${what} failed ${momentText(at)}. ${error ?? ''}`.trim();
}

/** The state of releases in sentences. */
export function sentencesOf({ queue, running, last, next, answered, site }: Releases): string[] {
  return [
    ...(site?.hold
      ? [
          `Releases are on hold since ${momentText(site.hold.since)}: ${site.hold.reason}. Nothing is published until somebody lets them go on.`,
        ]
      : []),
    ...(running
      ? [`${commands[running.command].runs} since ${momentText(running.taken_at)}.`]
      : []),
    ...queue.map(
      ({ command, due_at: due }) =>
        `${commands[command].waits}; it begins at ${momentText(due)} at the earliest.`,
    ),
    ...(last ? [lastSentence(last)] : ['There was no release on request yet.']),
    ...(next ? [`The next one on schedule begins ${momentText(next)}.`] : []),
    ...(answered ? [] : ['Nothing answers requests at the moment: changes wait for the schedule.']),
  ];
}

/** How releases stand, and the button that asks for one. */
export const ReleaseState = () => {
  const { person } = useDesk();
  const { releases, error, ask } = useReleases();
  const { isSending, fault, send } = useSending();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!releases) return <Typography role="status">Asking…</Typography>;
  return (
    <Box>
      <div role="status">
        {sentencesOf(releases).map((sentence) => (
          <Typography key={sentence}>{sentence}</Typography>
        ))}
      </div>
      {fault && <Alert severity="error">{fault}</Alert>}
      {person.role === 'editor' && (
        <Button
          variant="contained"
          sx={{ marginTop: 2 }}
          disabled={isSending || releases.waiting?.command === 'release'}
          onClick={() => send(() => ask())}
        >
          {releases.waiting?.command === 'release' ? 'A release is asked for' : 'Publish now'}
        </Button>
      )}
    </Box>
  );
};
