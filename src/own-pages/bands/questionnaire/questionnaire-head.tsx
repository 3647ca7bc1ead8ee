import { css } from '@emotion/react';
import { NoHyphenBreak } from '../../../components/no-hyphen-break';
import { h2Text, leadText } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { anchorOf } from '../../anchor';

const head = css({ display: 'grid', gap: space.m, marginBottom: space.xl, maxWidth: '46rem' });

/** The heading of a questionnaire, and what it is about. */
export function QuestionnaireHead({
  heading,
  intro,
}: Pick<Queries.QuestionnaireBandFragment, 'heading' | 'intro'>) {
  return (
    <div css={head}>
      <h2 css={h2Text} id={anchorOf(heading)}>
        <NoHyphenBreak>{heading}</NoHyphenBreak>
      </h2>
      {intro ? <p css={leadText}>{intro}</p> : null}
    </div>
  );
}
