import { PageHeader } from '../../components/page-header/page-header';
import { feedbackPage } from '../../site/contact-pages';

/** The purpose of the feedback page. */
export function FeedbackHeader() {
  return (
    <PageHeader
      trail={[feedbackPage]}
      title="Tell us how we did"
      lead="About our work, this website, or the person you spoke to. Two minutes, and no account. We would sooner hear it from you than from the next client."
    />
  );
}
