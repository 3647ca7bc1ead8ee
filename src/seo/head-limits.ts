/** Greatest length of the texts of a page’s head, in characters: search engines show about so much. */
export const TITLE_LENGTH = 60;
export const DESCRIPTION_LENGTH = 160;
