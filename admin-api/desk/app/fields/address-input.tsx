import { InputAdornment } from '@mui/material';
import { useEffect, useRef } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useOpenItem } from '../items/item-context';
import { addressOf, type Fields } from '../items/values';

/** The end of the page's address. It follows the title until the item was published or the address was typed. */
export const AddressInput = (props: TextInputProps) => {
  const { collection, item } = useOpenItem();
  const { setValue, getValues } = useFormContext<{ fields: Fields }>();
  const title = useWatch<{ fields: Fields }>({ name: `fields.${collection.titleField}` });
  const isPublic = item !== null && item.status !== 'draft';
  const made = useRef(addressOf(String(title ?? '')));
  useEffect(() => {
    const next = addressOf(typeof title === 'string' ? title : '');
    const now = getValues('fields.slug') ?? '';
    const follows = !isPublic && (now === '' || now === made.current);
    made.current = next;
    if (follows && next !== now) setValue('fields.slug', next, { shouldDirty: true });
  }, [title, isPublic, getValues, setValue]);
  return (
    <TextInput
      {...props}
      helperText={
        isPublic
          ? 'If you change it, the old address redirects to the new one.'
          : 'Follows the title until you publish or type your own.'
      }
      slotProps={{
        input: {
          startAdornment: <InputAdornment position="start">{collection.path}/</InputAdornment>,
        },
      }}
    />
  );
};
