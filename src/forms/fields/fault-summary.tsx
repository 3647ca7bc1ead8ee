import { css } from '@emotion/react';
import { useId, type MouseEvent, type Ref } from 'react';
import { h4Text, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

export interface FieldFault {
  /** Of the field's element. */
  readonly id: string;
  readonly message: string;
}

const summary = css({
  display: 'grid',
  gap: space.s,
  padding: space.l,
  border: `2px solid ${color.fault}`,
  '& ul': { margin: 0, paddingInlineStart: '1.2em' },
  '& a': { color: color.fault, fontWeight: 600 },
});

/** Focuses the field itself, in a group its first control, and keeps the page's address. */
function goTo(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  const control =
    field instanceof HTMLFieldSetElement ? field.querySelector<HTMLElement>('input') : field;
  if (!control) return;
  event.preventDefault();
  control.focus();
}

export interface FaultSummaryProps {
  faults: readonly FieldFault[];
  ref?: Ref<HTMLDivElement> | undefined;
}

/** All that is wrong in a form, above its fields. */
export function FaultSummary({ faults, ref }: FaultSummaryProps) {
  const id = useId();
  return (
    <div css={summary} ref={ref} tabIndex={-1} role="group" aria-labelledby={id}>
      <h3 css={h4Text} id={id}>
        {faults.length === 1 ? 'One thing to put right' : `${faults.length} things to put right`}
      </h3>
      <ul css={smallText}>
        {faults.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
