import type { TextPart } from '../engine/terms';

/** A text with the search terms marked. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
