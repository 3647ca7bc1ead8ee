import {
  Dialog,
  DialogActions,
  Button,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { whenSessionEnds } from '../api/call';
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
  return (
    <Dialog open={isOpen} aria-labelledby="sign-in-again" maxWidth="xs" fullWidth>
      <DialogTitle id="sign-in-again">Sign in again</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBottom: 2 }}>
          Your session has ended. What you typed is still here, and is saved once you have signed
          in.
        </DialogContentText>
        <SignInForm name={name} onSignedIn={() => close(true)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => close(false)}>Not now</Button>
      </DialogActions>
    </Dialog>
  );
};
