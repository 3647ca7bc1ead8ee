import type { TextPart } from '../engine/terms';

/** A text with the search terms marked, in elements alone: a translating browser replaces bare text between them. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
