import { Box, Button, Stack, Typography } from '@mui/material';
import { Title, useNotify } from 'react-admin';
import { call } from '../api/call';
import { useDesk } from '../shell/desk-context';
import { PasswordForm } from '../sign-in/password-form';
import { useSending } from '../sign-in/use-sending';

/** The own password and sessions. */
export const AccountPage = ({ onSignedOut }: { onSignedOut: () => void }) => {
  const { person } = useDesk();
  const notify = useNotify();
  const { fault, isSending, send } = useSending();
  const signOut = () =>
    send(async () => {
      await call('/sessions', { method: 'DELETE' });
      onSignedOut();
    });
  return (
    <Stack spacing={4} sx={{ maxWidth: '26rem' }}>
      <Title title="Account" />
      <Typography>
        Signed in as <strong>{person.name}</strong>, {person.role}.
      </Typography>
      <Box component="section">
        <Typography variant="h2" sx={{ marginBottom: 2 }}>
          Password
        </Typography>
        <PasswordForm onChanged={() => notify('Your password is changed.', { type: 'success' })} />
      </Box>
      <Box component="section">
        <Typography variant="h2" sx={{ marginBottom: 1 }}>
          All sessions
        </Typography>
        <Typography color="text.secondary" sx={{ marginBottom: 2 }}>
          Signs you out in every browser, this one included.
        </Typography>
        {fault && <Typography color="error">{fault}</Typography>}
        <Button variant="outlined" disabled={isSending} onClick={signOut}>
          Sign out everywhere
        </Button>
      </Box>
    </Stack>
  );
};
