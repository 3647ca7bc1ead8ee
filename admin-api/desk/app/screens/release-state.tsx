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
  failed: 'It failed; the site is unchanged.',
  held: 'It is ready, but releases are on hold.',
  busy: 'Nothing was done, because another one was running.',
};

const commands: Readonly<Record<ReleaseCommand, { waits: string; runs: string; ended: string }>> = {
  release: {
    waits: 'A release is waiting',
    runs: 'A release is running',
    ended: 'The last release',
  },
  rollback: {
    waits: 'Going back is waiting',
    runs: 'The site is going back',
    ended: 'The last return to an earlier release',
  },
  hold: { waits: 'A hold is waiting', runs: 'Releases are being held', ended: 'The last hold' },
  resume: {
    waits: 'Resuming releases is waiting',
    runs: 'Releases are being resumed',
    ended: 'The last resumption of releases',
  },
};

const UNANSWERED =
  'Requests are not being taken at the moment, and no schedule is known. Ask whoever runs the machine.';

function lastSentence({ command, ended_at: at, seconds, outcome, error }: LastRequest): string {
  const what = commands[command].ended;
  if (command === 'release') {
    const words = outcomes[outcome] ?? `Outcome: ${outcome}.`;
    return `${what} on request ended on ${momentText(at)}, after ${Math.round(seconds)} seconds. ${words}`;
  }
  if (outcome === 'done') return `${what} took effect on ${momentText(at)}.`;
  return `${what} failed on ${momentText(at)}. ${error ?? ''}`.trim();
}

/** The state of releases in sentences. */
export function sentencesOf({ queue, running, last, next, answered, site }: Releases): string[] {
  return [
    ...(site?.hold
      ? [
          `Releases have been on hold since ${momentText(site.hold.since)}: ${site.hold.reason}. Nothing is published until an editor resumes them.`,
        ]
      : []),
    ...(running
      ? [`${commands[running.command].runs} (started ${momentText(running.taken_at)}).`]
      : []),
    ...queue.map(
      ({ command, due_at: due }) =>
        `${commands[command].waits}; it begins on ${momentText(due)} at the earliest.`,
    ),
    ...(last ? [lastSentence(last)] : []),
    ...(last || running || queue.length > 0 ? [] : ['No release has been requested yet.']),
    ...(next ? [`The next scheduled release begins on ${momentText(next)}.`] : []),
    ...(answered
      ? []
      : [
          next
            ? 'Requests are not being taken at the moment; changes wait for that release.'
            : UNANSWERED,
        ]),
  ];
}

/** How releases stand, and the button that asks for one. */
export const ReleaseState = () => {
  const { person } = useDesk();
  const { releases, error, ask } = useReleases();
  const { isSending, fault, send } = useSending();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!releases) return <Typography role="status">Loading…</Typography>;
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
          {releases.waiting?.command === 'release' ? 'Release requested' : 'Publish now'}
        </Button>
      )}
    </Box>
  );
};
