import type { CSSProperties } from 'react';
import { articleCloth } from '../../cloth/weaving/article-cloth';
import { HydratedPart } from '../../hydration/hydration';
import { threadColor } from '../../styles/tokens';
import { hasOwnForm, PageForm, type PageFormProps } from '../../forms/page-forms';
import { PageContact, type ClosingVariant } from '../../sections/page-contact';
import { closingLink, serviceKeyOfPage, type DesignPage } from './design-page';
import { designOf, type Design } from './designs';

export interface DesignedPageProps {
  page: DesignPage;
  /** By default the design that the page's copy names. */
  design?: Design;
}

/** A page of the company's own copy. */
export function DesignedPage({ page, design = designOf(page.design) }: DesignedPageProps) {
  const { Hero, Body } = design;
  const service = serviceKeyOfPage(page);
  // A page without a service has the thread of its own cloth.
  const thread = threadColor(service ?? articleCloth(page.path).threads.thread);
  return (
    <div style={{ '--thread': thread } as CSSProperties}>
      <Hero page={page} />
      <Body page={page} woven={design.woven} />
      {page.contact ? (
        <HydratedPart>
          <Closing page={page} contact={page.contact} variant={design.closing} />
        </HydratedPart>
      ) : null}
    </div>
  );
}

interface ClosingProps {
  page: DesignPage;
  contact: PageFormProps;
  variant: ClosingVariant;
}

/** The page's closing words: with its own form, or with a link to the contact page. */
function Closing({ page, contact, variant }: ClosingProps) {
  if (hasOwnForm(page.path)) return <PageForm path={page.path} {...contact} />;
  const { href, label } = closingLink(page);
  return (
    <PageContact
      {...contact}
      to={href}
      label={label}
      service={serviceKeyOfPage(page)}
      variant={variant}
    />
  );
}
