import {
  Alert,
  Button,
  DialogContentText,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { VersionAnswer } from '../../protocol';
import { call } from '../api/call';
import { recordPath } from '../api/data-provider';
import { DeskDialog } from '../shell/desk-dialog';
import { FieldChange } from './field-change';
import { useOpenItem } from './item-context';
import type { ItemValues } from './server-check';
import { momentText } from './status';
import type { Conflict, useSaving } from './use-saving';
import { differences, isSame, type Fields } from './values';

type Side = 'mine' | 'theirs';

/** The side to begin with: the one that changed the field, and the own one where both did. Pure. */
export function sideOf(name: string, base: Fields | undefined, conflict: Conflict): Side {
  const isMineOld = base !== undefined && isSame(base[name], conflict.mine[name]);
  return isMineOld ? 'theirs' : 'mine';
}

interface ChoicesProps {
  conflict: Conflict;
  names: readonly string[];
  sides: Readonly<Record<string, Side>>;
  choose: (name: string, side: Side) => void;
}

const Choices = ({ conflict, names, sides, choose }: ChoicesProps) =>
  names.map((name) => (
    <FieldChange
      key={name}
      name={name}
      before={conflict.theirs.fields[name]}
      after={conflict.mine[name]}
    >
      <RadioGroup
        row
        aria-labelledby={`change-${name}`}
        value={sides[name]}
        onChange={(_, value) => choose(name, value as Side)}
      >
        <FormControlLabel value="mine" control={<Radio size="small" />} label="Mine" />
        <FormControlLabel value="theirs" control={<Radio size="small" />} label="Theirs" />
      </RadioGroup>
    </FieldChange>
  ));

const OpenConflict = ({ conflict, close }: { conflict: Conflict; close: () => void }) => {
  const { collection, setItem } = useOpenItem();
  const { reset } = useFormContext<ItemValues>();
  const { theirs, mine } = conflict;
  const path = `${recordPath(collection.name, theirs.id)}/versions/${conflict.base}`;
  const base = useQuery({
    queryKey: ['version', path],
    queryFn: () => call<VersionAnswer>(path),
    retry: false,
  });
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const names = differences(theirs.fields, mine);
  const sides = Object.fromEntries(
    names.map((name) => [name, chosen[name] ?? sideOf(name, base.data?.data.fields, conflict)]),
  );
  const merge = () => {
    const kept = names.filter((name) => sides[name] === 'mine').map((name) => [name, mine[name]]);
    reset({ fields: { ...theirs.fields, ...Object.fromEntries(kept) } });
    setItem(theirs);
    close();
  };
  return (
    <DeskDialog
      title="Somebody else has saved this item"
      maxWidth="md"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Decide later</Button>
          <Button variant="contained" disabled={base.isPending} onClick={merge}>
            Use these choices
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ marginBottom: 2 }}>
        {theirs.changed_by} saved it on {momentText(theirs.changed_at)}. Your changes are kept. For
        each field, choose your version (underlined) or theirs (struck out).
      </DialogContentText>
      {base.error && (
        <Alert severity="info">
          The version you started from is missing, so check every choice.
        </Alert>
      )}
      {names.length === 0 && <Typography>Both versions are the same.</Typography>}
      {!base.isPending && (
        <Choices
          conflict={conflict}
          names={names}
          sides={sides}
          choose={(name, side) => setChosen((before) => ({ ...before, [name]: side }))}
        />
      )}
    </DeskDialog>
  );
};

/** Shows both versions where two people changed one item. */
export const ConflictDialog = ({ saving }: { saving: ReturnType<typeof useSaving> }) =>
  saving.conflict && (
    <OpenConflict conflict={saving.conflict} close={() => saving.setConflict(null)} />
  );
