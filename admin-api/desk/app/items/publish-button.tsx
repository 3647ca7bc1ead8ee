import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { Button, ButtonGroup, DialogContentText, Menu, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { momentOf } from '../fields/moments';
import { DeskDialog } from '../shell/desk-dialog';
import { focusFirst } from '../shell/focus-first';
import { useOpenItem } from './item-context';
import { isPublic } from './status';
import type { useSaving } from './use-saving';

interface PublishButtonProps {
  saving: ReturnType<typeof useSaving>;
  isUnsaved: boolean;
}

const isAhead = (at: string): boolean => Date.parse(at) > Date.now();

/** Asks for the time at which an item is published. */
const LaterDialog = ({
  onClose,
  onChosen,
}: {
  onClose: () => void;
  onChosen: (at: string) => void;
}) => {
  const [at, setAt] = useState('');
  const isPast = at !== '' && !isAhead(at);
  const buttons = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        variant="contained"
        disabled={at === '' || isPast}
        onClick={() => onChosen(momentOf(at))}
      >
        Schedule
      </Button>
    </>
  );
  return (
    <DeskDialog title="Schedule publication" onClose={onClose} actions={buttons}>
      <DialogContentText sx={{ marginBottom: 2 }}>
        The first release after this time puts it on the site. Times are in your time zone.
      </DialogContentText>
      <TextField
        label="Day and time"
        type="datetime-local"
        fullWidth
        inputRef={focusFirst}
        value={at}
        error={isPast}
        helperText={isPast ? 'This time has passed.' : ' '}
        onChange={({ target }) => setAt(target.value)}
        slotProps={{
          inputLabel: { shrink: true },
        }}
      />
    </DeskDialog>
  );
};

/** Publishes what is in the form, now or at a time. */
export const PublishButton = ({ saving, isUnsaved }: PublishButtonProps) => {
  const { collection, item } = useOpenItem();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  // A date ahead would take what is public off the site until then.
  const canWait =
    collection.fields.some(({ name }) => name === 'published_at') && !(item && isPublic(item));
  const isDone = item?.status === 'publish' && !item.pending && !isUnsaved;
  const publish = (body = {}) => void saving.perform('publish', body);
  return (
    <>
      <ButtonGroup variant="contained" disabled={saving.isSaving}>
        <Button onClick={() => publish()} disabled={saving.isSaving || isDone}>
          Publish
        </Button>
        {canWait && (
          <Button
            aria-label="More ways to publish"
            aria-haspopup="menu"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
            sx={{ paddingX: 0.5 }}
          >
            <ArrowDropDownIcon />
          </Button>
        )}
      </ButtonGroup>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setIsAsking(true);
          }}
        >
          Schedule…
        </MenuItem>
      </Menu>
      {isAsking && (
        <LaterDialog
          onClose={() => setIsAsking(false)}
          onChosen={(at) => {
            setIsAsking(false);
            publish({ published_at: at });
          }}
        />
      )}
    </>
  );
};
