import { css } from '@emotion/react';
import { foldLong } from '../../lib/fold-long';
import { count } from '../../lib/numbers';
import { plainList } from '../../styles/layout';
import { captionText } from '../../styles/text';
import { color, radius, space } from '../../styles/tokens';
import { More } from '../more/more';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
const tag = css({
  padding: `${space.hair} ${space.s}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
});

export interface TagListProps {
  tags: readonly string[];
}

/** Words that an item is filed under. They lead nowhere, so they are no links. */
export function TagList({ tags }: TagListProps) {
  if (tags.length === 0) return null;
  const { shown, folded } = foldLong([...new Set(tags)], () => 0);
  return (
    <>
      <Tags tags={shown} label="Tags" />
      {folded.length > 0 ? (
        <More label={count(folded.length, 'more', 'more')}>
          <Tags tags={folded} label="Tags, continued" />
        </More>
      ) : null}
    </>
  );
}

function Tags({ tags, label }: { tags: readonly string[]; label: string }) {
  return (
    <ul css={[plainList, list, captionText]} aria-label={label}>
      {tags.map((each) => (
        <li key={each} css={tag} dir="auto">
          {each}
        </li>
      ))}
    </ul>
  );
}
