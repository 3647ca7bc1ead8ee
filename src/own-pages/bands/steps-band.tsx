import { graphql } from 'gatsby';
import { plainList } from '../../styles/layout';
import { captionText, h3Text, mutedText, smallText, tabular } from '../../styles/text';
import { Band } from './band';
import { cell, list, out, row, run, said, when } from './steps/steps-styles';

export const query = graphql`
  fragment StepsBand on StepsBand {
    heading
    intro
    steps {
      name
      time
      text
      output
    }
  }
`;

/** Steps of the work, or what happened, in order: one thread through all of them, over one line and under the next. */
export function StepsBand({ band }: { band: Queries.StepsBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro}>
      <ol css={[plainList, list]}>
        {band.steps.map((step) => (
          <li key={step.name} css={row}>
            <span css={run} aria-hidden="true" />
            <p css={[cell, h3Text, tabular, when]}>{step.time}</p>
            <div css={[cell, said]}>
              <h3 css={h3Text}>{step.name}</h3>
              <p>{step.text}</p>
            </div>
            {step.output ? (
              <div css={[cell, out]}>
                <p css={[captionText, mutedText]}>Output</p>
                <p css={smallText}>{step.output}</p>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </Band>
  );
}
