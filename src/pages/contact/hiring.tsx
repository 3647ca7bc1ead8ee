import { contactPage, hiringPage } from '../../site/contact-pages';
import { REPLY_TIME } from '../../site/reply-time';
import { HydratedParts } from '../../hydration/hydration';
import { ContactLayout } from '../../sections/contact/contact-layout';
import { HiringAside } from '../../sections/contact/hiring-aside';
import { HiringForm } from '../../forms/hiring-form';
import { HiringSteps } from '../../sections/hiring-steps';
import { Seo } from '../../seo/seo';

/** `/contact/hiring`: a separate page and no query, so that its purpose is clear without scripts too. */
export default function ContactHiring() {
  const title = 'Ask the hiring team';
  const trail = [contactPage, hiringPage];
  return (
    <>
      <Seo
        title={title}
        description={`Ask about hours, pay, the code or the people before you apply. Somebody who does that work answers within ${REPLY_TIME}.`}
        path={hiringPage.path}
        jsonLd={[['breadcrumbList', trail]]}
      />
      <ContactLayout
        trail={trail}
        heading={title}
        lead={`Hours, pay, the code, the people: ask before you apply. Somebody who does that work answers within ${REPLY_TIME}, and a question is never held against you.`}
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
