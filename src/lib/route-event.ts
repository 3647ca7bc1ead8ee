/** Sent on `document` after each navigation inside the site, for code that lives outside the application. */
export const ROUTE_EVENT = 'site:route';
