import { graphql, type PageProps } from 'gatsby';
import { useState } from 'react';
import { CONTACT_PATH } from '../site/contact-links';
import { presetOf } from '../forms/enquiry-choices';
import { trailOf } from '../site/navigation';
import { REPLY_TIME } from '../site/reply-time';
import { HydratedParts } from '../hydration/hydration';
import { ContactAside } from '../sections/contact/contact-aside';
import { ContactLayout } from '../sections/contact/contact-layout';
import { ContactLeads } from '../sections/contact/contact-leads';
import { ContactOffices } from '../sections/contact/contact-offices';
import { ContactSteps } from '../sections/contact/contact-steps';
import { ContactForm } from '../forms/contact-form';
import { breadcrumbList } from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';

export const query = graphql`
  query Contact {
    allPracticeLead(sort: { position: ASC }) {
      nodes {
        ...PracticeLead
      }
    }
  }
`;

/** `/contact` */
export default function Contact({ location, data }: PageProps<Queries.ContactQuery>) {
  const siteUrl = useSiteUrl();
  const [service, setService] = useState('');
  const trail = trailOf(CONTACT_PATH);
  return (
    <>
      <Seo
        title="Contact"
        description={`Write, call or come by. An engineer answers within ${REPLY_TIME}, and says so if another firm would serve you better.`}
        path={CONTACT_PATH}
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      <ContactLayout
        trail={trail}
        heading="Tell us what must not stop"
        lead={`Five lines are enough. They are read by someone who has mended such a thing before, and answered within ${REPLY_TIME}.`}
        formHeading="Your message"
        form={<ContactForm begins={presetOf(location.search)} onServiceChange={setService} />}
        aside={<ContactAside service={service} />}
      />
      <HydratedParts>
        <ContactSteps />
        <ContactLeads leads={data.allPracticeLead.nodes} />
        <ContactOffices />
      </HydratedParts>
    </>
  );
}
