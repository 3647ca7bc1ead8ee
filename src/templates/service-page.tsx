import { graphql, type PageProps } from 'gatsby';
import type { DetailContext } from '../lib/page-contexts';
import { dataOf } from '../lib/page-data';
import { pageTrail } from '../lib/page-trail';
import { questionsOf } from '../sections/designs/design-page';
import { DesignedPage } from '../sections/designs/designed-page';
import { breadcrumbList, faqPage, serviceOffer } from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';

export const query = graphql`
  query ServicePage($id: String!) {
    page: servicePage(id: { eq: $id }) {
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
      service {
        key
        name
        path
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
  }
`;

/** `/services/…`: a service, or a part of one, in the design that its copy names. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery, DetailContext>) {
  const page = dataOf(data.page);
  return (
    <>
      <ServiceHead page={page} />
      <DesignedPage page={page} />
    </>
  );
}

function ServiceHead({ page }: { page: NonNullable<Queries.ServicePageQuery['page']> }) {
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
