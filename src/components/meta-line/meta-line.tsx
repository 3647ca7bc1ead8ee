import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { formatDate, type DateStyle } from '../../lib/format';
import { mutedText, smallText, tabular } from '../../styles/text';
import { space } from '../../styles/tokens';

const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.xs, rowGap: 0 });
const part = css({
  display: 'inline-flex',
  gap: space.xs,
  // Behind, not before: a broken line ends with the dot and the next begins with a word.
  '&:not(:last-of-type)::after': { content: "'·' / ''" },
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
