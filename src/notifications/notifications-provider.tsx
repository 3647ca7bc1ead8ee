import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ErrorBoundary } from '../shell/error-boundary';
import { Notification } from './notification';
import { Notifications } from './notifications';
import { NOTIFICATION_MS, type NotificationKind } from './notification-types';

export type Notify = (kind: NotificationKind, message: string) => void;

/** Messages on show, by text. */
const shown = new Map<string, string>();

/**
 * Shows a message for ten seconds. A message already on show is replaced, so that it is announced again. For code
 * outside of components; within, `useNotify()`.
 */
export const notify: Notify = (kind, message) => {
  const key = `${kind} ${message}`;
  const before = shown.get(key);
  if (before !== undefined) toast.remove(before);
  const id = toast(<Notification kind={kind} message={message} />, { duration: NOTIFICATION_MS });
  shown.set(key, id);
};

/** Hook with which a component shows a message. */
export function useNotify(): Notify {
  return notify;
}

/** The page, and the place where messages appear above it. */
export function NotificationProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ErrorBoundary fallback={null}>
        <Notifications />
      </ErrorBoundary>
    </>
  );
}
