import { graphql, Link, type PageProps } from 'gatsby';
import { companyContact } from '../site/company-contact';
import { contactAbout } from '../site/contact-links';
import { contactPage } from '../site/contact-pages';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { serviceKeyOf } from '../site/service-key';
import { ContactLayout } from '../sections/contact/contact-layout';
import { ContactSteps } from '../sections/contact/contact-steps';
import { ContactWays } from '../sections/contact/contact-ways';
import { ReplyLine } from '../sections/contact/reply-line';
import type { ContactSubject } from '../forms/contact-subject';
import { SubjectForm } from '../forms/subject-form';
import { HydratedPart } from '../hydration/hydration';
import { useSearch } from '../live/lists/address';
import { Seo } from '../seo/seo';

export const query = graphql`
  fragment ContactSubject on DesignedPage {
    path
    title
    content_digest
    contact {
      heading
      text
      asks
      file
      carries
    }
  }
  query ContactAbout($id: String!) {
    servicePage(id: { eq: $id }) {
      ...ContactSubject
      service {
        key
        lead {
          mail
        }
      }
    }
    productPage(id: { eq: $id }) {
      ...ContactSubject
    }
    corporatePage(id: { eq: $id }) {
      ...ContactSubject
    }
  }
`;

type Data = Queries.ContactAboutQuery;

/** The page that the message is about, of whichever kind it is. */
function pageOf({ servicePage, productPage, corporatePage }: Data) {
  const page = dataOf(servicePage ?? productPage ?? corporatePage);
  return { ...page, contact: dataOf(page.contact) };
}

function subjectOf(data: Data): ContactSubject {
  const { path, title, contact } = pageOf(data);
  return {
    path,
    title,
    service: serviceKeyOf(data.servicePage?.service ?? null) ?? 'other',
    other: title,
    asks: contact.asks ?? [],
    file: contact.file,
    mail: data.servicePage?.service.lead.mail ?? companyContact.email.enquiries,
    carries: contact.carries,
  };
}

/** `/contact/about/…`: a message about a page, in that page's words. Search engines list the page itself. */
export default function ContactAbout({ data }: PageProps<Data, DetailContext>) {
  const { path, title, contact, content_digest: contentDigest } = pageOf(data);
  const subject = subjectOf(data);
  const trail = [contactPage, { name: title, path: contactAbout(path) }];
  return (
    <>
      <Seo
        title={`Contact us about ${title}`}
        description={contact.text}
        path={contactAbout(path)}
        contentDigest={contentDigest}
        noIndex
        jsonLd={[['breadcrumbList', trail]]}
      />
      <ContactLayout
        trail={trail}
        kicker={
          <>
            About <Link to={path}>{title}</Link>
          </>
        }
        heading={contact.heading}
        lead={contact.text}
        reply={<ReplyLine isOfPractice={Boolean(data.servicePage)} />}
        formHeading="Your message"
        form={<SubjectForm search={useSearch()} subject={subject} />}
        aside={<ContactWays mail={subject.mail} />}
      />
      {data.corporatePage ? null : (
        <HydratedPart>
          <ContactSteps />
        </HydratedPart>
      )}
    </>
  );
}
