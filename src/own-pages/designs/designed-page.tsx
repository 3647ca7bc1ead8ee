import { useMemo } from 'react';
import type { ServiceKey } from '../../cloth/weaving/threads';
import { HydratedPart } from '../../hydration/hydration';
import { hasOwnForm } from '../../forms/own-form';
import type { ClosingVariant } from '../../sections/page-contact';
import { closingLink, serviceKeyOfPage, type DesignPage } from './design-page';
import type { Design } from './designs';
import { PageContact } from '../../sections/page-contact';
import { InsurtechForm as PageForm, type InsurtechFormProps } from '../../forms/insurtech-form';
import { PageCall } from './page-call';

export interface DesignedPageProps {
  page: DesignPage;
  design: Design;
  /** The thread of a page that is of no service. */
  thread?: ServiceKey | undefined;
}

/** A page of the company's own copy. */
export function DesignedPage({ page, design, thread }: DesignedPageProps) {
  const { Hero, Body } = design;
  const own = serviceKeyOfPage(page) ?? thread;
  // Parts that wait to be taken over would be so at once by a value that is new.
  const call = useMemo(() => closingLink(page), [page]);
  return (
    <div data-thread={own}>
      <Hero page={page} />
      <PageCall value={call}>
        <HydratedPart>
          <Body page={page} woven={design.woven} />
        </HydratedPart>
      </PageCall>
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
  contact: InsurtechFormProps;
  variant: ClosingVariant;
}

/** The page's closing words: with its own form, or with a link to the contact page. */
function Closing({ page, contact, variant }: ClosingProps) {
  const lead = page.service?.lead;
  if (hasOwnForm(page.path)) return <PageForm {...contact} lead={lead} />;
  const { href, label } = closingLink(page);
  return (
    <PageContact
      {...contact}
      lead={lead}
      to={href}
      label={label}
      service={serviceKeyOfPage(page)}
      variant={variant}
    />
  );
}
