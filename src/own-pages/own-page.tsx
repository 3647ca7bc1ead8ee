import { graphql } from 'gatsby';
import { serviceOffer } from '../seo/json-ld';
import { noRelations, questionsOf, type DesignPage } from './designs/design-page';
import { DesignedPage } from './designs/designed-page';
import type { Design } from './designs/designs';
import { OwnHead, type HeadProps } from './own-head';

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

interface OwnPageProps extends Pick<HeadProps, 'subject'> {
  page: Queries.DesignedPageFragment & Partial<DesignPage>;
  /** By default the design that the page's copy names. */
  design?: Design;
}

/** A page of the company's own copy, with its head. */
export function OwnPage({ page, subject, design }: OwnPageProps) {
  return (
    <>
      <OwnHead page={page} subject={subject} questions={questionsOf(page)} />
      <DesignedPage page={{ ...noRelations, ...page }} design={design} />
    </>
  );
}

/** The head's subject of a service's page. */
export const offerOf =
  ({ service }: Pick<Queries.ServiceCopyFragment, 'service'>): HeadProps['subject'] =>
  (facts, siteUrl) =>
    serviceOffer({ ...facts, serviceType: service.name }, siteUrl);
