/** How long the texts of a page’s head may be, in characters: search engines show about so much. */
export const TITLE_LENGTH = 60;
export const DESCRIPTION_LENGTH = 160;
