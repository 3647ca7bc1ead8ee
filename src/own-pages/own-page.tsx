import { graphql } from 'gatsby';
import type { ServiceKey } from '../cloth/weaving/threads';
import { noRelations } from './designs/design-page';
import { DesignedPage } from './designs/designed-page';
import { OwnPageHead } from './own-page-head';
import type { Design } from './designs/designs';
import type { OwnPageHeadProps, PageCopy } from './own-page-head';

export const query = graphql`
  fragment DesignedPage on DesignedPage {
    path
    title
    trail {
      name
      path
    }
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
      measure
      figure {
        kind
        columns
        rows {
          name
          cells
        }
        mark
        result
        caption
      }
    }
    bands {
      ...PageBand
    }
    contact {
      heading
      text
      label
    }
  }
  fragment ServiceCopy on ServicePage {
    ...DesignedPage
    service {
      key
      name
      path
      lead {
        ...PracticeLead
      }
    }
    sub_pages {
      trail {
        name
      }
      path
      teaser
    }
    siblings {
      trail {
        name
      }
      path
      teaser
    }
    case_studies {
      ...CaseTeaser
    }
    testimonials {
      ...ClientWords
    }
  }
`;

interface OwnPageProps extends OwnPageHeadProps {
  page: PageCopy;
  design: Design;
  /** The thread of a page that is of no service: that of its own cloth. */
  thread?: ServiceKey;
}

/** A page of the company's own copy, with its head. */
export function OwnPage({ page, subject, ...look }: OwnPageProps) {
  return (
    <>
      <OwnPageHead page={page} subject={subject} />
      <DesignedPage page={{ ...noRelations, ...page }} {...look} />
    </>
  );
}
