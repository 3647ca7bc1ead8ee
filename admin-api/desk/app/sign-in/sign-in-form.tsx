import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import type { SessionAnswer } from '../../protocol';
import { signIn } from '../api/call';
import { focusFirst } from '../shell/focus-first';
import { useSending } from './use-sending';

interface SignInFormProps {
  /** Of somebody who was signed in before. */
  name?: string;
  onSignedIn: (answer: SessionAnswer) => void;
}

/** Asks for name and password. */
export const SignInForm = ({ name: knownName = '', onSignedIn }: SignInFormProps) => {
  const [name, setName] = useState(knownName);
  const [password, setPassword] = useState('');
  const { isSending, fault, send } = useSending();
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog that renews a session lies over another form.
        event.stopPropagation();
        send(async () => onSignedIn(await signIn(name.trim(), password)));
      }}
    >
      {fault && <Alert severity="error">{fault}</Alert>}
      <TextField
        label="Name"
        value={name}
        required
        autoComplete="username"
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="Password"
        type="password"
        value={password}
        required
        {...(knownName === '' ? {} : { inputRef: focusFirst })}
        autoComplete="current-password"
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" variant="contained" disabled={isSending}>
        {isSending ? 'Signing in…' : 'Sign in'}
      </Button>
    </Stack>
  );
};
