/** The id of a page's main part. Apart from the components, for the early script. */
export const MAIN_ID = 'main';
