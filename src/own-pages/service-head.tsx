import { graphql } from 'gatsby';
import { pageTrail } from '../site/page-trail';
import { breadcrumbList, faqPage, serviceOffer } from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';
import { questionsOf } from './designs/design-page';

export const query = graphql`
  fragment ServiceCopy on ServicePage {
    path
    title
    meta_title
    meta_description
    content_digest
    design
    hero {
      heading
      lead
      measure
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
    service {
      key
      name
      path
      lead {
        ...PracticeLead
      }
    }
    parent_page {
      title
      path
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

/** Head of a service's page, for search engines. */
export function ServiceHead({ page }: { page: Queries.ServiceCopyFragment }) {
  const siteUrl = useSiteUrl();
  return (
    <Seo
      title={page.meta_title}
      description={page.meta_description}
      path={page.path}
      contentDigest={page.content_digest}
      jsonLd={[
        breadcrumbList(pageTrail(page), siteUrl),
        serviceOffer(
          {
            path: page.path,
            name: page.title,
            description: page.meta_description,
            serviceType: page.service.name,
          },
          siteUrl,
        ),
        faqPage(questionsOf(page)),
      ]}
    />
  );
}
