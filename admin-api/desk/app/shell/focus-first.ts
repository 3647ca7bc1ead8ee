/** Gives the focus to the first field of a dialog once it is there, as a `ref`. */
export const focusFirst = (element: HTMLElement | null): void => element?.focus();
