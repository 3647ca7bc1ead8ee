/** In the place of `global.tsx` in a built page's browser: the page was built with these styles, and keeps them. */
export const GlobalStyles = () => null;
