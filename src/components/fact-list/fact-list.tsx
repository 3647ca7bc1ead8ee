import { css } from '@emotion/react';
import { captionText, mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

export interface FactListProps {
  /** Name and value; a fact without a value is left out. */
  facts: readonly (readonly [name: string, value: string | null | undefined])[];
}

const list = css({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  columnGap: space.gap,
});
const row = css({ paddingBlock: space.s, borderTop: `1px solid ${color.line}` });

/** Small facts by name. */
export function FactList({ facts }: FactListProps) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl css={list}>
      {known.map(([name, value]) => (
        <div key={name} css={row}>
          <dt css={[captionText, mutedText]}>{name}</dt>
          <dd css={smallText} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
