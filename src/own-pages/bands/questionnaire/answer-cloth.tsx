import { css } from '@emotion/react';
import type { Answer, Answers } from '../../assessment';
import { forcedColours } from '../../../styles/media';
import { thread } from '../../../styles/thread';
import { color } from '../../../styles/tokens';

const END = 8;
const GAP = 4;
const PICKS = 7;
const PICK = 10;

const box = css({ width: '100%', height: 'auto', [forcedColours]: { forcedColorAdjust: 'none' } });
const weft = css({ fill: color.edge, opacity: 0.45 });
const kinds: Record<Answer | 'open', ReturnType<typeof css>> = {
  yes: css({ fill: thread }),
  // Worn through: of the thread, only its two ends are left.
  no: css({ fill: color.muted }),
  open: css({ fill: 'none', stroke: color.edge, strokeWidth: 1 }),
};

export interface AnswerClothProps {
  questions: readonly { readonly id: string; readonly weight: number }[];
  answers: Answers;
}

/** One upright thread a question, as thick as it weighs: whole for a yes, torn for a no. Decoration. */
export function AnswerCloth({ questions, answers }: AnswerClothProps) {
  const starts = startsOf(questions);
  const width = (starts.at(-1) ?? 0) - GAP;
  const height = PICKS * PICK;
  return (
    <svg css={box} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {Array.from({ length: PICKS }, (_, pick) => (
        <rect key={pick} css={weft} x={0} y={pick * PICK + 4} width={width} height={2} />
      ))}
      {questions.map(({ id, weight }, index) => {
        const kind = answers[id] ?? 'open';
        return piecesOf(kind, height).map(([y, length]) => (
          <rect
            key={`${id} ${y}`}
            css={kinds[kind]}
            x={(starts[index] ?? 0) + 0.5}
            width={weight * END - 1}
            y={y}
            height={length}
          />
        ));
      })}
    </svg>
  );
}

/** Start of each end, and of one more. */
function startsOf(questions: AnswerClothProps['questions']): number[] {
  return questions.reduce<number[]>(
    (starts, { weight }) => [...starts, (starts.at(-1) ?? 0) + weight * END + GAP],
    [0],
  );
}

function piecesOf(kind: Answer | 'open', height: number): readonly (readonly [number, number])[] {
  return kind === 'no'
    ? [
        [0.5, height * 0.22],
        [height * 0.78, height * 0.22 - 0.5],
      ]
    : [[0.5, height - 1]];
}
