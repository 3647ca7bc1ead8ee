/** Facts of an item's rich texts that take parsing; kept by the item's digest, so that a run parses what changed. */
import { parseHtml } from '../../rich-text/build/parse-html';
import type { SnapshotItem } from '../../pull/snapshot/types';
import { proseFacts, type TextFacts } from './prose-facts';

export type { TextFacts };

/** @param item whose texts are the sanitised ones of the snapshot */
export function textFacts({ rich }: Pick<SnapshotItem, 'rich'>): TextFacts {
  return proseFacts(
    Object.values(rich).map(({ html, words }) => ({ tree: parseHtml(html), words })),
  );
}
