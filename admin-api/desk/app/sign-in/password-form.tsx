import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import type { SessionAnswer } from '../../protocol';
import { changePassword } from '../api/call';
import { useSending } from './use-sending';

/** Asks for the password so far and for another, twice. */
export const PasswordForm = ({ onChanged }: { onChanged: (answer: SessionAnswer) => void }) => {
  const [values, setValues] = useState({ current: '', next: '', again: '' });
  const { isSending, fault, send } = useSending();
  const differs = values.again !== '' && values.again !== values.next;
  const field = (name: keyof typeof values) => ({
    type: 'password',
    required: true,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        if (values.again !== values.next) return;
        send(async () => {
          const answer = await changePassword(values.current, values.next);
          setValues({ current: '', next: '', again: '' });
          onChanged(answer);
        });
      }}
    >
      {fault && <Alert severity="error">{fault}</Alert>}
      <TextField label="Current password" autoComplete="current-password" {...field('current')} />
      <TextField
        label="New password"
        autoComplete="new-password"
        helperText="At least 12 characters. A few words in a row are easy to keep in mind."
        {...field('next')}
      />
      <TextField
        label="New password again"
        autoComplete="new-password"
        error={differs}
        helperText={differs ? 'The two new passwords are not the same.' : ' '}
        {...field('again')}
      />
      <Button type="submit" variant="contained" disabled={isSending || differs}>
        {isSending ? 'Changing…' : 'Change password'}
      </Button>
    </Stack>
  );
};
