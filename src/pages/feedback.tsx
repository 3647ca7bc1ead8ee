import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { PageHeader } from '../components/page-header/page-header';
import { trailOf } from '../site/navigation';
import { FeedbackForm } from '../forms/feedback-form';
import { HydratedPart } from '../hydration/hydration';
import { Seo } from '../seo/seo';
import { columns, hiddenText, plainList, ruled, span, wrap } from '../styles/layout';
import { h4Text, mutedText, smallText } from '../styles/text';
import { color, space } from '../styles/tokens';

const page = css([
  columns,
  ruled,
  { rowGap: space.xxl, paddingBlock: `${space.xxl} ${space.section}` },
]);
const list = css({ display: 'grid' });
const row = css({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.m,
  borderBottom: `1px solid ${color.line}`,
  '&:first-of-type': { paddingTop: 0 },
});

const afterwards = [
  {
    name: 'Read on Monday',
    text: 'The web team and one practice lead read all of it, from the first line to the last.',
  },
  {
    name: 'Mended or declined',
    text: 'What we can mend gets a date. What we will not change gets a reason.',
  },
  {
    name: 'Answered if you wish',
    text: 'Leave an address, and you hear which of the two it was. Without one it counts as much.',
  },
] as const;

/** `/feedback` */
export default function Feedback(_props: PageProps) {
  const trail = trailOf('/feedback');
  return (
    <>
      <Seo
        title="Feedback"
        description="Rate our work or this website from one to five and say why. Read every Monday, mended or declined with a reason, answered if you wish."
        path="/feedback"
        jsonLd={[['breadcrumbList', trail]]}
      />
      <PageHeader
        trail={trail}
        title="Show us the loose end"
        lead="On our work, this website, or the person you spoke to. Two minutes, and no account. We would sooner hear it from you than from the next client."
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
        <section css={[span('1 / -1'), span('10 / -1', 'wide')]} aria-labelledby="afterwards">
          <h2 css={hiddenText} id="afterwards">
            What becomes of it
          </h2>
          <ul css={[plainList, list]}>
            {afterwards.map(({ name, text }) => (
              <li key={name} css={row}>
                <h3 css={h4Text}>{name}</h3>
                <p css={[smallText, mutedText]}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
