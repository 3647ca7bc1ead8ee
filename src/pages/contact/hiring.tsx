import { HIRING_CONTACT_PATH } from '../../site/contact-links';
import { REPLY_TIME } from '../../site/reply-time';
import { HydratedParts } from '../../hydration/hydration';
import { preloadParts } from '../../hydration/parts';
import { ContactLayout } from '../../sections/contact/contact-layout';
import { HiringAside } from '../../sections/contact/parts';
import { HiringForm } from '../../forms/hiring-form';
import { HiringSteps } from '../../own-pages/designs/drawn-parts';
import { PageHead, PageTrail } from '../../sections/page-parts';

/** `/contact/hiring`: a separate page and no query, so that its purpose is clear without scripts too. */
export default function ContactHiring() {
  const title = 'Ask the hiring team';
  return (
    <>
      <PageHead
        title={title}
        crumb={title}
        description={`Ask about hours, pay, the code or the people before you apply. Somebody who does that work answers within ${REPLY_TIME}.`}
        path={HIRING_CONTACT_PATH}
      />
      <ContactLayout
        page={{ path: HIRING_CONTACT_PATH, title }}
        heading={title}
        lead={`Hours, pay, the code, the people: ask before you apply. Somebody who does that work answers within ${REPLY_TIME}, and a question counts for nothing against you.`}
        formHeading="Your question"
        form={<HiringForm />}
        aside={<HiringAside />}
      />
      <HydratedParts>
        <HiringSteps />
      </HydratedParts>
    </>
  );
}

ContactHiring.preload = () => preloadParts([PageHead, PageTrail, HiringAside, HiringSteps]);
