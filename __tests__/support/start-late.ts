import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { carryOver } from '../../src/app/late-start/carry-over';
import { APPLICATION_EVENT } from '../../src/hydration/application';
import { ROUTE_EVENT } from '../../src/site/markup';

/** Hydrates a built page as the application does when it starts late, with all that was done before. */
export async function startLate(page: Element, element: ReactNode): Promise<Root> {
  carryOver();
  const root = await act(async () => hydrateRoot(page, element));
  await act(async () => document.dispatchEvent(new Event(APPLICATION_EVENT)));
  // Ends the carry-over, which would take the next test's page for this one drawn anew.
  document.dispatchEvent(new Event(ROUTE_EVENT));
  return root;
}
