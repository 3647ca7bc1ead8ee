import { css } from '@emotion/react';
import { formatNumber } from '../../lib/numbers';
import { nameForCount, searchKinds, type SearchKind } from '../search-kinds';
import type { Answer } from '../engine/engine';
import { tabular } from '../../styles/text';
import { chip, chips } from './search-styles';

const number = css({ opacity: 0.85 });

export interface KindFilterProps {
  answer: Answer;
  kind: SearchKind | null;
  onKind: (kind: SearchKind | null) => void;
}

/** Kinds of results and their numbers; pressing one shows these alone. */
export function KindFilter({ answer, kind, onKind }: KindFilterProps) {
  const found = searchKinds.filter((each) => answer.counts.has(each) || each === kind);
  if (found.length < 2 && kind === null) return null;
  const all = { key: null, name: 'All', total: answer.totalOfAll };
  const own = found.map((key) => {
    const total = answer.counts.get(key) ?? 0;
    return { key, name: nameForCount(key, total), total };
  });
  return (
    <div css={chips} role="group" aria-label="Kind of result">
      {[all, ...own].map(({ key, name, total }) => (
        <button
          key={name}
          css={chip}
          type="button"
          aria-pressed={key === kind}
          onClick={() => onKind(key)}
        >
          {name} <span css={[number, tabular]}>{formatNumber(total)}</span>
        </button>
      ))}
    </div>
  );
}
