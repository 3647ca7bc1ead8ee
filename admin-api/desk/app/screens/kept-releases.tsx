import type { ReleaseOrder } from '@corporate-website/contract/release-requests';
import { Alert, Button, List, ListItem, ListItemText, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { ReleasesAnswer } from '../../protocol';
import { momentText } from '../items/status';
import { useDesk } from '../shell/desk-context';
import { useSending } from '../sign-in/use-sending';
import { useReleases } from './use-releases';

type Site = NonNullable<ReleasesAnswer['data']['site']>;
type Kept = Site['releases'][number];

const HELD =
  'The site goes back within a minute, or once the release now running has ended. Nothing is published after that until you resume releases; correct the item first.';

/** Holds releases for a reason, or lets them go on. */
const HoldForm = ({ hold, give }: { hold: Site['hold']; give: (order: ReleaseOrder) => void }) => {
  const [reason, setReason] = useState('');
  if (hold) {
    return <Button onClick={() => give({ command: 'resume' })}>Resume releases</Button>;
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const argument = reason.trim();
        give({ command: 'hold', ...(argument ? { argument } : {}) });
      }}
    >
      <TextField
        label="Reason"
        size="small"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        helperText="Shown here to other editors."
        sx={{ marginRight: 2 }}
      />
      <Button type="submit">Hold releases</Button>
    </form>
  );
};

/** Releases to go back to, for editors; nothing else may change the site while they are held. */
export const KeptReleases = ({ site }: { site: Site | null }) => {
  const { person } = useDesk();
  const { ask } = useReleases();
  const { isSending, fault, send } = useSending();
  const [chosen, setChosen] = useState<Kept | null>(null);
  if (!site || site.releases.length === 0) {
    return (
      <Typography color="text.secondary">
        No earlier releases are kept here, so there is none to go back to. A server that publishes
        on a schedule keeps the last ten.
      </Typography>
    );
  }
  const isEditor = person.role === 'editor';
  return (
    <>
      <List disablePadding>
        {site.releases.map((release) => (
          <ListItem
            key={release.id}
            disableGutters
            dense
            secondaryAction={
              isEditor &&
              !release.isLive && (
                <Button
                  disabled={isSending}
                  onClick={() => setChosen(release)}
                  aria-label={`Go back to ${momentText(release.published_at)}`}
                >
                  Go back
                </Button>
              )
            }
          >
            <ListItemText
              primary={momentText(release.published_at)}
              secondary={`${release.pages} pages${release.isLive ? ' · live' : ''}`}
            />
          </ListItem>
        ))}
      </List>
      {fault && <Alert severity="error">{fault}</Alert>}
      {isEditor && <HoldForm hold={site.hold} give={(order) => send(() => ask(order))} />}
      {chosen && (
        <Confirm
          isOpen
          title={`Go back to ${momentText(chosen.published_at)}?`}
          content={HELD}
          confirm="Go back"
          onClose={() => setChosen(null)}
          onConfirm={() => {
            setChosen(null);
            send(() => ask({ command: 'rollback', argument: chosen.id }));
          }}
        />
      )}
    </>
  );
};
