/** The eight threads of the design, one colour for each service: apart from the weaves, since every page has colours. */
import {
  serviceKeys as SERVICE_KEYS,
  type ServiceKey,
} from '@corporate-website/contract/vocabulary';

export { SERVICE_KEYS, type ServiceKey };

export interface ThemeColour {
  readonly light: string;
  readonly dark: string;
}

/**
 * Thread colours by service, sRGB hex. Each keeps at least 3:1 (WCAG 1.4.11) against paper, raised paper and
 * weft of its theme; the tests hold them to it.
 */
export const THREADS: Readonly<Record<ServiceKey, ThemeColour>> = {
  fintech: { light: '#1f5b4c', dark: '#4fa58d' },
  salesforce: { light: '#1d4f91', dark: '#6c9fe0' },
  'custom-software': { light: '#b3391f', dark: '#ef7a5a' },
  cloud: { light: '#467ba3', dark: '#8fc0e2' },
  'data-science': { light: '#7a4b9a', dark: '#b78bd6' },
  blockchain: { light: '#8a6a1f', dark: '#d1ab4d' },
  insurtech: { light: '#a83f63', dark: '#e27ea0' },
  consulting: { light: '#3d4a57', dark: '#93a3b3' },
};

/** Colours behind and beside the threads, sRGB hex. */
export const GROUNDS = {
  paper: { light: '#f7f3ea', dark: '#11171d' },
  raised: { light: '#efe8d9', dark: '#18212a' },
  weft: { light: '#e4dac5', dark: '#26313c' },
  ink: { light: '#17202a', dark: '#f1eadb' },
} as const satisfies Record<string, ThemeColour>;

/** True for a string that names one of the eight services. */
export function isServiceKey(value: string): value is ServiceKey {
  return (SERVICE_KEYS as readonly string[]).includes(value);
}
