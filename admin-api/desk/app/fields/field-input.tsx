import { Box, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense, type ReactElement } from 'react';
import {
  ArrayInput,
  BooleanInput,
  DateTimeInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import type { FieldKind } from '../../protocol';
import { useOpenItem } from '../items/item-context';
import { AddressInput } from './address-input';
import { useNotes } from './facts-context';
import { FieldHelp } from './field-help';
import { isLong, type FieldInputProps } from './groups';
import { MediaInput } from './media-input';
import { momentOf } from './moments';

const RichTextInput = lazy(() =>
  import('../rich-text/rich-text-input').then(({ RichTextInput: Input }) => ({ default: Input })),
);

const propsOf = ({ field, source, help }: FieldInputProps) => ({
  source,
  label: field.label,
  helperText: help,
  isRequired: field.required,
  fullWidth: true,
});

const fieldset = {
  display: 'grid',
  gap: 1,
  border: 0,
  padding: 0,
  margin: 0,
  marginBottom: 2,
  minWidth: 0,
} as const;

const Parts = ({ field, source, help }: FieldInputProps) => (
  <Box component="fieldset" sx={fieldset}>
    <Typography component="legend" variant="subtitle2" sx={{ padding: 0 }}>
      {field.label}
    </Typography>
    <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 1 }}>
      {help}
    </Typography>
    {field.fields?.map((part) => (
      <FieldInput key={part.name} field={part} source={`${source}.${part.name}`} />
    ))}
  </Box>
);

const Entries = (props: FieldInputProps) => {
  const { of } = props.field;
  if (!of?.fields) return <TextArrayInput {...propsOf(props)} />;
  return (
    <ArrayInput {...propsOf(props)}>
      <SimpleFormIterator fullWidth sx={{ '& .RaSimpleFormIterator-form > *': { marginTop: 1.5 } }}>
        {of.fields.map((part) => (
          <FieldInput key={part.name} field={part} source={part.name} />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  );
};

const inputs: Readonly<Record<FieldKind, (props: FieldInputProps) => ReactElement>> = {
  text: (props) => (
    <TextInput
      {...propsOf(props)}
      resettable={false}
      {...(isLong(props.field) ? { multiline: true, minRows: 2 } : {})}
    />
  ),
  html: (props) => (
    <Suspense fallback={<Skeleton variant="rectangular" height={320} />}>
      <RichTextInput {...props} />
    </Suspense>
  ),
  number: (props) => (
    <NumberInput
      {...propsOf(props)}
      {...(props.field.min === undefined ? {} : { min: props.field.min })}
      {...(props.field.max === undefined ? {} : { max: props.field.max })}
    />
  ),
  boolean: (props) => (
    <BooleanInput
      {...propsOf(props)}
      // Not false: a switch that nobody has touched says nothing.
      defaultValue={null}
      // The contract reads a missing one as true.
      {...(props.field.name === 'is_main' ? { format: (value) => value ?? true } : {})}
    />
  ),
  // In the reader's zone, and kept with that zone's difference.
  date: (props) => <DateTimeInput {...propsOf(props)} parse={momentOf} />,
  url: (props) => <TextInput {...propsOf(props)} type="url" />,
  image: (props) => <MediaInput {...props} kind="picture" />,
  file: (props) => <MediaInput {...props} kind="file" />,
  choice: (props) => (
    <SelectInput
      {...propsOf(props)}
      choices={props.field.choices ?? []}
      {...(props.field.required ? {} : { emptyText: 'None' })}
    />
  ),
  list: (props) => <Entries {...props} />,
  object: (props) => <Parts {...props} />,
};

/** The input for a field, by its kind. */
export const FieldInput = ({ field, source }: Omit<FieldInputProps, 'help'>) => {
  const { collection } = useOpenItem();
  const notes = useNotes(source);
  const isSilent = field.description === '' && notes.length === 0;
  const help = !isSilent && <FieldHelp text={field.description} notes={notes} />;
  if (source === 'fields.slug' && collection.path !== null) {
    return <AddressInput {...propsOf({ field, source, help })} />;
  }
  const Input = inputs[field.kind];
  return <Input source={source} field={field} help={help} />;
};
