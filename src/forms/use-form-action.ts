import { writePaths } from '@corporate-website/contract/write-facts';
import { adminApiUrlFor } from '../site/environments';
import { useSiteUrl } from '../seo/site';

/** URL a form posts to without scripts: the admin API of the environment that the site is built for. */
export function useFormAction(call: keyof typeof writePaths): string {
  return `${adminApiUrlFor(new URL(useSiteUrl()).host)}/${writePaths[call]}`;
}
