import { Button, DialogContentText } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { whenSessionEnds } from '../api/call';
import { DeskDialog } from '../shell/desk-dialog';
import { SignInForm } from './sign-in-form';

/** Asks for the password over whatever is open when the session has ended; the open form stays as it is. */
export const SignInAgain = ({ name }: { name: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const settle = useRef<(signedIn: boolean) => void>(() => undefined);
  useEffect(() => {
    whenSessionEnds(() => {
      setIsOpen(true);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    });
    return () => whenSessionEnds(() => Promise.resolve(false));
  }, []);
  const close = (signedIn: boolean) => {
    setIsOpen(false);
    settle.current(signedIn);
  };
  if (!isOpen) return null;
  return (
    <DeskDialog
      title="Sign in again"
      maxWidth="xs"
      actions={<Button onClick={() => close(false)}>Not now</Button>}
    >
      <DialogContentText sx={{ marginBottom: 2 }}>
        Your session has ended. What you typed is still here, and is saved once you have signed in.
      </DialogContentText>
      <SignInForm name={name} onSignedIn={() => close(true)} />
    </DeskDialog>
  );
};
