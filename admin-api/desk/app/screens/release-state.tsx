import { Alert, Box, Button, Typography } from '@mui/material';
import type { ReleasesAnswer } from '../../protocol';
import { momentText } from '../items/status';
import { useDesk } from '../shell/desk-context';
import { useSending } from '../sign-in/use-sending';
import { useReleases } from './use-releases';

type Releases = ReleasesAnswer['data'];

const outcomes: Readonly<Record<string, string>> = {
  published: 'It is live.',
  unchanged: 'There was nothing to publish.',
  failed: 'It failed; the site is as it was. The report says why.',
  refused: 'It was refused; the site is as it was. The report says why.',
  held: 'It is ready, and held back.',
  busy: 'Another one was running.',
};

/** The state of releases in sentences. */
export function sentencesOf({ waiting, running, last, next, answered }: Releases): string[] {
  return [
    ...(running ? [`A release is running since ${momentText(running.taken_at)}.`] : []),
    ...(waiting
      ? [`A release waits; it begins at ${momentText(waiting.due_at)} at the earliest.`]
      : []),
    ...(last
      ? [
          `The last one ended ${momentText(last.ended_at)}, after ${Math.round(last.seconds)} seconds. ` +
            (outcomes[last.outcome] ?? `Its outcome: ${last.outcome}.`),
        ]
      : ['There was no release on request yet.']),
    ...(next ? [`The next one on schedule begins ${momentText(next)}.`] : []),
    ...(answered || running
      ? []
      : ['Nothing answers requests on this machine at the moment: changes wait for the schedule.']),
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
          disabled={isSending || releases.waiting !== null}
          onClick={() => send(ask)}
        >
          {releases.waiting ? 'A release is asked for' : 'Publish now'}
        </Button>
      )}
    </Box>
  );
};
