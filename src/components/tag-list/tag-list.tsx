import { css } from '@emotion/react';
import { plainList } from '../../styles/layout';
import { captionText } from '../../styles/text';
import { color, radius, space } from '../../styles/tokens';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
const tag = css({
  padding: `${space.hair} ${space.s}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

/** Words that an item is filed under. They lead nowhere, so they are no links. */
export function TagList({ tags, label = 'Tags' }: { tags: readonly string[]; label?: string }) {
  if (tags.length === 0) return null;
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
