/** The call widget: a third party's script, by which visitors ring from the page. */

/** The script's address, as the build was told; null for a site that has no widget. */
export const CALL_WIDGET_URL = process.env['GATSBY_CALL_WIDGET_URL'] || null;

/** On <html>, as `data-call`: how far the script has come. */
export type CallState = 'loading' | 'ready' | 'failed';
