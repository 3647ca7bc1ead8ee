import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { TextInput, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MediaFile } from '../../protocol';
import { useOpenItem } from '../items/item-context';
import { MediaPicker } from '../media/media-picker';
import { FieldHelp } from './field-help';
import type { FieldInputProps } from './groups';

const noPicture = {
  level: 'warning',
  text: 'There is no picture at this address. The site leaves it out.',
} as const;

/** The address of a picture or file, chosen from the library or uploaded. */
export const MediaInput = ({
  field,
  source,
  help,
  kind,
}: FieldInputProps & { kind: 'picture' | 'file' }) => {
  const { collection } = useOpenItem();
  const { getValues, setValue } = useFormContext();
  // An entry of a list has its own place in the form.
  const name = useSourceContext().getSource(source);
  const value: unknown = useWatch({ name });
  const [isOpen, setIsOpen] = useState(false);
  const [broken, setBroken] = useState('');
  const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
  const take = ({ url, alt, bytes }: MediaFile) => {
    setIsOpen(false);
    setValue(name, url, changed);
    const beside = name.replace(/_cdn$/, '_alt');
    if (beside !== name && alt && !getValues(beside)) setValue(beside, alt, changed);
    const size = collection.fields.some((each) => each.name === 'size_bytes');
    if (kind === 'file' && size) setValue('fields.size_bytes', bytes, changed);
  };
  return (
    <Box sx={{ marginBottom: 1 }}>
      {kind === 'picture' && typeof value === 'string' && value !== '' && (
        <Box
          component="img"
          src={value}
          alt=""
          onError={() => setBroken(value)}
          sx={{
            display: 'block',
            width: '100%',
            maxHeight: '12rem',
            objectFit: 'contain',
            backgroundColor: 'action.hover',
          }}
        />
      )}
      <TextInput
        source={source}
        label={field.label}
        helperText={
          <>
            {help}
            {broken !== '' && broken === value && <FieldHelp text="" notes={[noPicture]} />}
          </>
        }
        isRequired={field.required}
        type="url"
        fullWidth
      />
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setIsOpen(true)}
          aria-label={`Choose or upload… ${field.label}`}
        >
          Choose or upload…
        </Button>
        {Boolean(value) && (
          <Button
            size="small"
            onClick={() => setValue(name, '', changed)}
            aria-label={`Remove ${field.label}`}
          >
            Remove
          </Button>
        )}
      </Stack>
      {isOpen && <MediaPicker kind={kind} onClose={() => setIsOpen(false)} onTake={take} />}
    </Box>
  );
};
