import { writePaths } from '@corporate-website/contract/write-facts';
import { adminApiUrlFor } from '../site/environments';
import { useSiteUrl } from '../seo/site';

/** Not by `URL.canParse`, which the oldest supported browsers lack. */
function hostOf(siteUrl: string): string {
  try {
    return new URL(siteUrl).host;
  } catch {
    return '';
  }
}

/** URL a form posts to without scripts: the admin API of the environment that the site is built for. */
export function useFormAction(call: keyof typeof writePaths): string {
  return `${adminApiUrlFor(hostOf(useSiteUrl()))}/${writePaths[call]}`;
}
