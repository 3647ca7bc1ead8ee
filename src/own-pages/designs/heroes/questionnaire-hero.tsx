import { css } from '@emotion/react';
import { count } from '../../../lib/numbers';
import { columns, span } from '../../../styles/layout';
import { h1Text, h4Text, leadText, tabular } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { AnswerCloth } from '../../bands/questionnaire/answer-cloth';
import { bandOf, type HeroProps } from '../design-page';
import { HeroFrame } from './hero-parts';

/** Reading a question, its reason, and answering. */
const SECONDS_A_QUESTION = 20;

const tight = css({ paddingBottom: space.l });
const words = css({ display: 'grid', gap: space.l });
const side = css({ display: 'grid', gap: space.l, alignContent: 'end' });
const facts = css({ display: 'grid', gap: space.hair });

/** A questionnaire: how many questions, how long, and the cloth that answers to them make. */
export function QuestionnaireHero({ page }: HeroProps) {
  const questions = bandOf(page, 'QuestionnaireBand')?.questions ?? [];
  const example = Object.fromEntries(
    questions.map(({ id }, at) => [id, (at * 5) % 3 > 0 ? 'yes' : 'no'] as const),
  );
  const minutes = Math.max(1, Math.ceil((questions.length * SECONDS_A_QUESTION) / 60));
  return (
    <HeroFrame page={page} css={tight}>
      <div css={columns}>
        <div css={[words, span('1 / span 7')]}>
          <h1 css={h1Text}>{page.hero.heading}</h1>
          <p css={leadText}>{page.hero.lead}</p>
        </div>
        <div css={[side, span('9 / -1')]}>
          <AnswerCloth questions={questions} answers={example} />
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
