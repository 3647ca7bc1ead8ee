import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { charactersIn } from '@corporate-website/contract/write-facts';
import { count } from '../../lib/numbers';
import { hiddenText } from '../../styles/layout';
import { captionText, mutedText, tabular } from '../../styles/text';
import { color } from '../../styles/tokens';

/** From this share of the limit on it is counted. */
const NEAR = 0.9;
/** Announcements come in steps; otherwise every key would trigger one. */
const STEP = 50;

const figure = css([captionText, mutedText, tabular]);
const over = css({ color: color.fault, fontWeight: 600 });

function inWords(left: number): string {
  const amount = count(Math.abs(left), 'character', 'characters');
  return left < 0 ? `${amount} too many` : `${amount} left`;
}

/** Counts the typed text as the form's schema does: a line break as one. */
export function useCharacterCount() {
  const [length, setLength] = useState(0);
  const onInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
    setLength(charactersIn(currentTarget.value));
  return { length, onInput };
}

/** Number of characters left, near the limit only. */
export function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  const isNear = length >= limit * NEAR;
  const spoken = left < 0 ? left : Math.ceil(left / STEP) * STEP;
  return (
    <>
      {isNear ? (
        <p css={[figure, left < 0 && over]} aria-hidden="true">
          {inWords(left)}
        </p>
      ) : null}
      <span css={hiddenText} aria-live="polite">
        {isNear ? inWords(spoken) : ''}
      </span>
    </>
  );
}
