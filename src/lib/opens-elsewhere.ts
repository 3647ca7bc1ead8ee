/** The keys with which a click on a link leaves the page where it is: a new tab or window, a download. */

export type Modified = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** True for a click that is not for this page. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: Modified): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
