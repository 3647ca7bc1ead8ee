import { css } from '@emotion/react';
import { count } from '../../../lib/numbers';
import { columns, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { h1Text, h4Text, leadText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { bandOf, type HeroProps } from '../design-page';
import { HeroFrame } from './hero-parts';

/** Reading a question, its reason, and answering. */
const SECONDS_A_QUESTION = 20;

const tight = css({ paddingBottom: space.l });
const words = css({ display: 'grid', gap: space.l });
const side = css({ display: 'grid', gap: space.l, alignContent: 'end' });
const card = css({
  display: 'block',
  width: '100%',
  maxWidth: '22rem',
  height: 'auto',
  forcedColorAdjust: 'none',
  [from.medium]: { maxWidth: 'none' },
});
const facts = css({ display: 'grid', gap: space.hair });

/** A questionnaire: how many questions, how long, and the punch card that the answers would make. */
export function QuestionnaireHero({ page }: HeroProps) {
  const questions = bandOf(page, 'QuestionnaireBand')?.questions ?? [];
  const minutes = Math.max(1, Math.ceil((questions.length * SECONDS_A_QUESTION) / 60));
  return (
    <HeroFrame page={page} css={tight}>
      <div css={columns}>
        <div css={[words, span('1 / span 7')]}>
          <h1 css={h1Text}>{page.hero.heading}</h1>
          <p css={leadText}>{page.hero.lead}</p>
        </div>
        <div css={[side, span('9 / -1')]}>
          <PunchCard rows={questions.length} />
          <p css={[h4Text, tabular, facts]}>
            <span>{count(questions.length, 'question', 'questions')}</span>
            <span>{`About ${count(minutes, 'minute', 'minutes')}`}</span>
            <span>Nothing is sent</span>
          </p>
        </div>
      </div>
    </HeroFrame>
  );
}

const CELL = 20;

/** A pair of holes for each question, one of them punched: yes, no, no, yes, as the card's own pattern has it. */
function PunchCard({ rows }: { rows: number }) {
  const width = (rows + 1) * CELL;
  const holes = Array.from({ length: rows }, (_, index) => ({
    x: (index + 1) * CELL,
    yes: (index * 5) % 3 > 0,
  }));
  return (
    <svg css={card} viewBox={`0 0 ${width} ${CELL * 4}`} aria-hidden="true">
      <path
        d={`M0 0H${width - CELL}L${width} ${CELL}V${CELL * 4}H0Z`}
        fill={color.raised}
        stroke={color.edge}
      />
      {holes.map(({ x, yes }) => (
        <g key={x} stroke={thread} strokeWidth="1.5">
          <circle cx={x} cy={CELL * 1.5} r="5" fill={yes ? thread : 'none'} />
          <circle cx={x} cy={CELL * 2.75} r="5" fill={yes ? 'none' : thread} />
        </g>
      ))}
    </svg>
  );
}
