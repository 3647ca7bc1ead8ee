import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { FeedbackForm } from '../forms/feedback-form';
import { pathsOf } from '../forms/field-names';
import { MarkCloth } from '../forms/fields/mark-cloth';
import { HydratedPart } from '../hydration/hydration';
import { preloadParts } from '../hydration/parts';
import { FeedbackAfterwards, FeedbackHeader } from '../sections/feedback/parts';
import { PageHead } from '../sections/page-parts';
import { columns, hiddenText, ruled, span, wrap } from '../styles/layout';
import { space } from '../styles/tokens';

const page = css([
  columns,
  ruled,
  { rowGap: space.xxl, paddingBlock: `${space.xxl} ${space.section}` },
]);

/** `/feedback` */
export default function Feedback(_props: PageProps) {
  return (
    <>
      <PageHead
        title="Feedback"
        crumb="Feedback"
        description="Rate our work or this website from one to five and say why. Read every Monday, mended or declined with a reason, answered if you wish."
        path={pathsOf.feedback}
      />
      <FeedbackHeader />
      <div css={[wrap, page]}>
        {/* In less than half of a wide page the longest label would wrap, and its field stand lower. */}
        <section
          css={[span('1 / -1'), span('1 / span 8', 'wide')]}
          aria-labelledby="form-heading"
          id="form"
        >
          <h2 css={hiddenText} id="form-heading">
            Your feedback
          </h2>
          <HydratedPart>
            <FeedbackForm />
          </HydratedPart>
        </section>
        <FeedbackAfterwards />
      </div>
    </>
  );
}

Feedback.preload = () => preloadParts([PageHead, FeedbackHeader, FeedbackAfterwards, MarkCloth]);
