import { css } from '@emotion/react';
import { Fragment } from 'react';
import { h2Text, tabular } from '../../styles/text';
import { size } from '../../styles/tokens';

/** One size for all: how large a figure is set must not depend on how long it is. */
export const figureText = css([
  h2Text,
  tabular,
  { fontSize: 'clamp(1.75rem, 1.25rem + 1.5vw, 2.625rem)', lineHeight: 1.1 },
]);
/** For those that are sentences in place of figures. */
export const sentenceText = css({ fontSize: size.h3, lineHeight: 1.15 });

const part = css({ display: 'inline-block', maxWidth: '100%' });

/** Characters. */
const LONG = 24;

/** Before and after of a change, which breaks before its arrow: `11 days`, `→ 26 min`. */
export function partsOf(value: string): string[] {
  return value.split(/\s*(?=→)/).map((each) => each.replace(/^→\s*/, '→\u00a0'));
}

/** Whether a value is too long for a figure's size. */
export function isSentence(value: string): boolean {
  return partsOf(value).some(({ length }) => length > LONG);
}

/** A figure; of a change, each half stays together as long as there is room for it. */
export function FigureValue({ value }: { value: string }) {
  const parts = partsOf(value);
  if (parts.length === 1) return value;
  return parts.map((each, index) => (
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <span css={part}>{each}</span>
    </Fragment>
  ));
}
