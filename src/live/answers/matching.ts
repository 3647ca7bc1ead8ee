/** Filters as the admin API applies them, for lists that are filtered here. */
import { foldedText } from '@corporate-website/contract/folded-text';
import { categoryFilter } from '@corporate-website/contract/parse';
import { labelSlug } from '../../collections/list-paths';

/** A part of the title, without case and accents. */
export function titleMatcher(title: string): (text: string) => boolean {
  const wanted = foldedText(title);
  return (text) => foldedText(text).includes(wanted);
}

/** Labels that make one address are one category. */
export function isInCategory(item: { category?: string }, category: string): boolean {
  const own = categoryFilter(item.category);
  return own === category || (labelSlug(own) !== '' && labelSlug(own) === labelSlug(category));
}
