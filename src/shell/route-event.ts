/** Sent on `document` after each navigation inside the site, for code that lives outside the application. */
export const ROUTE_EVENT = 'site:route';

/** Sent on `document` whenever the application may have put new elements in place: at first, and after each navigation. */
export const RENDER_EVENT = 'site:render';
