import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { contactPage } from '../site/contact-pages';
import { articleBefore, titleOfArticle } from '../forms/article-before';
import { presetOf } from '../forms/enquiry-preset';
import { REPLY_TIME } from '../site/reply-time';
import { HydratedParts } from '../hydration/hydration';
import { ContactAside } from '../sections/contact/contact-aside';
import { ContactLayout } from '../sections/contact/contact-layout';
import { ContactLeads } from '../sections/contact/contact-leads';
import { ContactOffices } from '../sections/contact/contact-offices';
import { ContactSteps } from '../sections/contact/contact-steps';
import { useSearch } from '../live/lists/address';
import { Seo } from '../seo/seo';
import { ContactForm } from '../forms/contact-form';

export const query = graphql`
  query Contact {
    site {
      siteMetadata {
        officeClocks
        officeOffsets
      }
    }
    allPracticeLead(sort: { position: ASC }) {
      nodes {
        ...PracticeLead
      }
    }
  }
`;

/** The title of the article from which the page was opened; null before it is known, and where it was none. */
function useArticleBefore(): string | null {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    titleOfArticle(articleBefore(), controller.signal).then(setTitle, () => undefined);
    return () => controller.abort();
  }, []);
  return title;
}

/** `/contact` */
export default function Contact({ data }: PageProps<Queries.ContactQuery>) {
  const [service, setService] = useState('');
  const begins = presetOf(useSearch());
  const title = useArticleBefore();
  const trail = [contactPage];
  return (
    <>
      <Seo
        title={contactPage.name}
        description={`Write, call or come by. An engineer answers within ${REPLY_TIME}, and says so if another firm would serve you better.`}
        path={contactPage.path}
        jsonLd={[['breadcrumbList', trail]]}
      />
      <ContactLayout
        trail={trail}
        heading="Tell us what you need built or fixed"
        lead={`Five lines are enough. An engineer who has fixed something like it reads them and answers within ${REPLY_TIME}.`}
        formHeading="Your message"
        form={
          <ContactForm
            begins={{ ...begins, message: begins.message ?? (title && `About “${title}”: `) }}
            onServiceChange={setService}
          />
        }
        aside={<ContactAside service={service} />}
      />
      <HydratedParts>
        <ContactSteps />
        <ContactLeads leads={data.allPracticeLead.nodes} />
        <ContactOffices
          clocks={data.site?.siteMetadata?.officeClocks ?? []}
          offsets={data.site?.siteMetadata?.officeOffsets ?? []}
        />
      </HydratedParts>
    </>
  );
}
