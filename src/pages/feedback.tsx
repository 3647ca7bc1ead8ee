import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { PageHeader } from '../components/page-header/page-header';
import { FeedbackForm } from '../forms/feedback-form';
import { HydratedPart } from '../hydration/hydration';
import { FeedbackAfterwards } from '../sections/feedback/feedback-afterwards';
import { Seo } from '../seo/seo';
import { feedbackPage } from '../site/contact-pages';
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
      <Seo
        title={feedbackPage.name}
        description="Rate our work or this website from one to five and say why. Read every Monday, fixed or declined with a reason, answered if you wish."
        path={feedbackPage.path}
        jsonLd={[['breadcrumbList', [feedbackPage]]]}
      />
      <PageHeader
        trail={[feedbackPage]}
        title="Tell us how we did"
        lead="About our work, this website, or the person you spoke to. Two minutes, and no account. We would sooner hear it from you than from the next client."
      />
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
