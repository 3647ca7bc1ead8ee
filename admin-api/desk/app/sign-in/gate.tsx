/** Stands before the desk: signs in, has the first password changed, and opens the desk's screens. */
import {
  Alert,
  Button,
  createTheme,
  CssBaseline,
  ThemeProvider,
  useMediaQuery,
} from '@mui/material';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { CollectionsAnswer, SessionAnswer } from '../../protocol';
import { call, DeskError, readSession } from '../api/call';
import type { Desk } from '../shell/desk-context';
import { themeOf } from '../theme';
import { PasswordForm } from './password-form';
import { SignInForm } from './sign-in-form';
import { SignInPage } from './sign-in-page';

const DeskScreens = lazy(() =>
  import('../shell/desk-screens').then(({ DeskScreens: Screens }) => ({ default: Screens })),
);

type State =
  | { name: 'opening' }
  | { name: 'out' }
  | { name: 'first-password' }
  | { name: 'in'; desk: Desk }
  | { name: 'failed'; message: string };

async function stateOf({ person }: SessionAnswer): Promise<State> {
  if (person.mustChangePassword) return { name: 'first-password' };
  const { data, ...desk } = await call<CollectionsAnswer>('/collections');
  return { name: 'in', desk: { person, collections: data, ...desk } };
}

function failed(error: unknown): State {
  if (error instanceof DeskError && error.status === 401) return { name: 'out' };
  return { name: 'failed', message: error instanceof Error ? error.message : String(error) };
}

/** Draws what the state of the session asks for. */
export const Gate = () => {
  const [state, setState] = useState<State>({ name: 'opening' });
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const theme = useMemo(() => createTheme(themeOf(isDark ? 'dark' : 'light')), [isDark]);
  const open = useCallback((session: Promise<SessionAnswer>) => {
    void session.then(stateOf).catch(failed).then(setState);
  }, []);
  useEffect(() => open(readSession()), [open]);
  const leave = useCallback(() => setState({ name: 'out' }), []);
  if (state.name === 'in') {
    return (
      <Suspense fallback={null}>
        <DeskScreens desk={state.desk} onSignedOut={leave} />
      </Suspense>
    );
  }
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {state.name === 'out' && (
        <SignInPage title="Sign in to the desk">
          <SignInForm onSignedIn={(answer) => open(Promise.resolve(answer))} />
        </SignInPage>
      )}
      {state.name === 'first-password' && (
        <SignInPage
          title="Choose your password"
          lead="The password you were given works once. Choose one that only you know."
        >
          <PasswordForm onChanged={(answer) => open(Promise.resolve(answer))} />
        </SignInPage>
      )}
      {state.name === 'failed' && (
        <SignInPage title="The desk did not open">
          <Alert severity="error">{state.message}</Alert>
          <Button variant="contained" onClick={() => open(readSession())}>
            Try again
          </Button>
        </SignInPage>
      )}
    </ThemeProvider>
  );
};
