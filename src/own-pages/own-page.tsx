import { graphql } from 'gatsby';
import { pageTrail } from '../site/page-trail';
import { breadcrumbList, faqPage, serviceOffer, type JsonLd, type PageFacts } from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';
import { noRelations, questionsOf, type DesignPage } from './designs/design-page';
import { DesignedPage } from './designs/designed-page';
import type { Design } from './designs/designs';

export const query = graphql`
  fragment DesignedPage on DesignedPage {
    path
    title
    meta_title
    meta_description
    content_digest
    design
    hero {
      heading
      lead
      action {
        label
        href
      }
    }
    bands {
      ...PageBand
    }
    contact {
      heading
      text
    }
  }
  fragment ServiceCopy on ServicePage {
    ...DesignedPage
    hero {
      measure
    }
    service {
      key
      name
      path
      lead {
        ...PracticeLead
      }
    }
    sub_pages {
      title
      path
      teaser
    }
    siblings {
      title
      path
      teaser
    }
    case_studies {
      ...CaseTeaser
    }
    testimonials {
      ...ServiceTestimonial
    }
  }
`;

type Subject = (facts: PageFacts, siteUrl: string) => JsonLd;

interface OwnPageProps {
  page: Queries.DesignedPageFragment & Partial<DesignPage>;
  /** The page's subject, for search engines. */
  subject: Subject;
  /** By default the design that the page's copy names. */
  design?: Design;
}

/** A page of the company's own copy, with its head. */
export function OwnPage({ page, subject, design }: OwnPageProps) {
  const siteUrl = useSiteUrl();
  const { path, title, meta_description: description } = page;
  return (
    <>
      <Seo
        title={page.meta_title}
        description={description}
        path={path}
        contentDigest={page.content_digest}
        jsonLd={[
          breadcrumbList(pageTrail(page), siteUrl),
          subject({ path, name: title, description }, siteUrl),
          faqPage(questionsOf(page)),
        ]}
      />
      <DesignedPage page={{ ...noRelations, ...page }} design={design} />
    </>
  );
}

/** The head's subject of a service's page. */
export const offerOf =
  ({ service }: Pick<Queries.ServiceCopyFragment, 'service'>): Subject =>
  (facts, siteUrl) =>
    serviceOffer({ ...facts, serviceType: service.name }, siteUrl);
