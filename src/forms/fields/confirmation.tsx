import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { h3Text } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { Button } from '../../components/button/button';

export interface ConfirmationProps {
  heading: string;
  /** The next steps. */
  children: ReactNode;
  /** Of the button that leads back to an empty form. */
  againLabel: string;
  onAgain: () => void;
  /** False where it is only looked at. */
  takesFocus?: boolean;
}

const box = css({
  display: 'grid',
  gap: space.m,
  justifyItems: 'start',
  paddingBlock: space.l,
  borderTop: `3px solid ${color.ink}`,
  borderBottom: `1px solid ${color.line}`,
});
const title = css([h3Text, { '&:focus': { outline: 'none' } }]);

/**
 * Replaces a form that has been sent. It takes the focus, so that it is announced and keyboard users keep their place.
 */
export function Confirmation({
  heading,
  children,
  againLabel,
  onAgain,
  takesFocus = true,
}: ConfirmationProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <div css={box} data-confirmation="">
      <h3 css={title} ref={ref} tabIndex={-1}>
        {heading}
      </h3>
      {children}
      <Button variant="outline" onClick={onAgain}>
        {againLabel}
      </Button>
    </div>
  );
}
