/** The call widget: a third party's script, by which visitors phone from the page. */

/** The script's address, from the build's settings; null for a site without a widget. */
export const CALL_WIDGET_URL = process.env['GATSBY_CALL_WIDGET_URL'] || null;

/** On <html>, as `data-call`: how far the script has come. */
export type CallState = 'loading' | 'ready' | 'failed';
