/** The practice of a blog post, by its category and tags: the admin API has no field for it. */
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import { services } from '../../site/services';

/** Further names of practices in categories and tags, by the beginnings of their words. */
const words: Readonly<Record<ServiceKey, RegExp>> = {
  fintech: /\b(?:fintech|payment|lending|ledger|wealth|capital market|banking)/i,
  salesforce: /\b(?:salesforce|apex)/i,
  'custom-software': /\b(?:custom software|engineering|mobile|testing|captive)/i,
  cloud: /\b(?:cloud|devops|kubernetes)/i,
  'data-science': /\b(?:data|machine learning|business intelligence|robotic)/i,
  blockchain: /\b(?:blockchain|solidity|smart contract)/i,
  insurtech: /\b(?:insur|underwrit|claims)/i,
  consulting: /\b(?:consult|estimation)/i,
};

/** Tags that decide before any category. */
const FIRST: readonly ServiceKey[] = ['blockchain'];

const keys: readonly ServiceKey[] = services.map(({ key }) => key);

/**
 * The practice of a post; null if neither category nor tags name one.
 * @param tags in the author's order: if the category names no practice, the first tag that does decides
 */
export function practiceOfPost(
  category: string | null,
  tags: readonly string[],
): ServiceKey | null {
  const named = (label: string, among = keys) => among.find((key) => words[key].test(label));
  const first = tags.map((tag) => named(tag, FIRST)).find(Boolean);
  const ofTags = tags.map((tag) => named(tag)).find(Boolean);
  const ofCategory = category === null ? undefined : named(category);
  // Engineering is what all of them do.
  const isWide = ofCategory === 'custom-software';
  return first ?? (isWide ? ofTags : undefined) ?? ofCategory ?? ofTags ?? null;
}
