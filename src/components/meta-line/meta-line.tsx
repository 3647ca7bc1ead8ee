import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { formatDate, type DateStyle } from '../../lib/format';
import { mutedText, smallText, tabular } from '../../styles/text';
import { space } from '../../styles/tokens';

// Each part has its dot in the gap before it, and what lies before the line's beginning is cut off: no line begins or
// ends with a dot. Not cut to the edge, where a link's outline would be cut too.
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
  rowGap: 0,
  clipPath: 'inset(-1rem -1rem -1rem -0.5rem)',
});
const part = css({
  position: 'relative',
  '&::before': {
    content: "'·' / ''",
    position: 'absolute',
    insetInlineEnd: '100%',
    width: space.l,
    textAlign: 'center',
  },
});

/** Small facts in a row, parted by a dot; empty ones are left out. */
export function MetaLine({ children, className }: { children: ReactNode; className?: string }) {
  const parts = Children.toArray(children);
  if (parts.length === 0) return null;
  return (
    <p css={[smallText, mutedText, tabular, line]} className={className}>
      {parts.map((each, index) => (
        <span key={index} css={part}>
          {each}
        </span>
      ))}
    </p>
  );
}

/** A date for people and machines; nothing without one. */
export function DateText({ at, style = 'long' }: { at: string | null; style?: DateStyle }) {
  const text = formatDate(at, style);
  return at && text ? <time dateTime={at}>{text}</time> : null;
}
