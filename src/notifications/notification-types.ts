/** A short message to the visitor, as section 9 of the specification has it. */

export const NOTIFICATION_MS = 10_000;

export type NotificationKind = 'success' | 'error' | 'info' | 'warning';

export const notificationTitles: Readonly<Record<NotificationKind, string>> = {
  success: 'Success',
  error: 'Error',
  info: 'Info',
  warning: 'Warning',
};
