import { css } from '@emotion/react';
import { leadText } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { BandTitle } from '../band-title';

const head = css({ display: 'grid', gap: space.m, marginBottom: space.xl, maxWidth: '46rem' });

/** The heading of a questionnaire, and what it is about. */
export function QuestionnaireHead({
  heading,
  intro,
}: Pick<Queries.QuestionnaireBandFragment, 'heading' | 'intro'>) {
  return (
    <div css={head}>
      <BandTitle>{heading}</BandTitle>
      {intro ? <p css={leadText}>{intro}</p> : null}
    </div>
  );
}
