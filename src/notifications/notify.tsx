import { toast } from 'react-hot-toast/headless';
import { Notification } from './notification';
import { Notifications } from './notifications';
import { NOTIFICATION_MS, type NotificationKind } from './notification-types';
import { mountList } from './place';

export type Notify = (kind: NotificationKind, message: string) => void;

/** Messages on show, by text. */
const shown = new Map<string, string>();

/** Shows a message for ten seconds. A message already on show is replaced, so that it is announced again. */
export const notify: Notify = (kind, message) => {
  mountList(<Notifications />);
  const key = `${kind} ${message}`;
  const before = shown.get(key);
  if (before !== undefined) toast.remove(before);
  const id = toast(<Notification kind={kind} message={message} />, { duration: NOTIFICATION_MS });
  shown.set(key, id);
};
