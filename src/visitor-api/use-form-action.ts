import { writePaths } from '../../contract/write-facts';
import { adminApiUrlFor } from '../lib/environments';
import { useSiteUrl } from '../seo/site';

function hostOf(siteUrl: string): string {
  return URL.canParse(siteUrl) ? new URL(siteUrl).host : '';
}

/** Where a form is posted to without scripts: the admin API of the environment that the site is built for. */
export function useFormAction(call: keyof typeof writePaths): string {
  return `${adminApiUrlFor(hostOf(useSiteUrl()))}/${writePaths[call]}`;
}
