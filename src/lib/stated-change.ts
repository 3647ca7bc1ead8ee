import { fieldText } from './field-text';
import { timeOf } from './time-of';

/**
 * When an item changed, as far as that may be stated: null for a change before its publication or after `now`, which a
 * server's clock or an import has made up.
 * @param now milliseconds since 1970
 */
export function statedChange(
  { published_at, updated_at }: Readonly<Record<string, unknown>>,
  now: number,
): string | null {
  const at = timeOf(fieldText(updated_at));
  if (at === null || at > now || at < (timeOf(fieldText(published_at)) ?? at)) return null;
  return fieldText(updated_at);
}
