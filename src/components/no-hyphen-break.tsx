import { css } from '@emotion/react';
import { Fragment } from 'react';

/** Words joined by hyphens: “quarter-end”. */
const JOINED = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+\p{P}?)/u;
/** A longer one does not fit a phone's line in large type, and has to break. */
const LONGEST = 16;

const kept = css({ whiteSpace: 'nowrap' });

/** Words that do not end a line at a hyphen. */
export function NoHyphenBreak({ children }: { children: string }) {
  // Matches of the expression are at every second index.
  return children.split(JOINED).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      <span key={index} css={kept}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
