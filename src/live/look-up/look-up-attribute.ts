/**
 * Set on the page's root while its address may be an item's, until the application is there. Apart from the script that
 * sets it, to keep the early script small.
 */
export const LOOK_UP_ATTRIBUTE = 'data-look-up';
