import { css } from '@emotion/react';
import type { Answer, Answers } from '../../assessment';
import { densities } from '../../../cloth/densities';
import { space } from '../../../styles/tokens';

const cloth = css({ display: 'flex', gap: space.hair, height: '4.5rem' });
const part = css({ flex: 'var(--weight) 1 0' });
const looks: Record<Answer | 'open', ReturnType<typeof css>> = {
  yes: densities[3],
  no: densities[1],
  open: densities[0],
};

export interface AnswerClothProps {
  questions: readonly { readonly id: string; readonly weight: number }[];
  answers: Answers;
}

/** A stripe of cloth a question, as wide as it weighs: whole for a yes, without its thread for a no. Decoration. */
export function AnswerCloth({ questions, answers }: AnswerClothProps) {
  return (
    <div css={cloth} aria-hidden="true">
      {questions.map(({ id, weight }) => (
        <span key={id} css={[part, looks[answers[id] ?? 'open'], { '--weight': weight }]} />
      ))}
    </div>
  );
}
