/** Who is at the desk, as react-admin asks it. Signing in comes before its screens (`sign-in/gate.tsx`). */
import type { AuthProvider } from 'react-admin';
import type { Person } from '../../protocol';
import { call } from './call';

/** An auth provider for somebody who has signed in. */
export function authProviderOf(person: Person, onSignedOut: () => void): AuthProvider {
  return {
    login: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    // A session that ended is renewed over the form, not by leaving it: see `call`.
    checkError: () => Promise.resolve(),
    logout: async () => {
      await call('/session', { method: 'DELETE' });
      onSignedOut();
      return false;
    },
    getIdentity: () => Promise.resolve({ id: person.id, fullName: person.name }),
  };
}
