import type { CSSProperties } from 'react';
import { articleCloth } from '../../lib/cloth/article-cloth';
import { threadColor } from '../../styles/tokens';
import { PageContact } from '../page-contact';
import { closingLink, serviceKeyOfPage, type DesignPage } from './design-page';
import { designOf } from './designs';

/** A page of the company's own copy, in the design that its copy names. */
export function DesignedPage({ page }: { page: DesignPage }) {
  const design = designOf(page.design);
  const { Hero, Body } = design;
  const closing = closingLink(page);
  const service = serviceKeyOfPage(page);
  // A page of no service has the thread of its own cloth.
  const thread = threadColor(service ?? articleCloth(page.path).threads.thread);
  return (
    <div style={{ '--thread': thread } as CSSProperties}>
      <Hero page={page} />
      <Body page={page} woven={design.woven} />
      {page.contact ? (
        <PageContact
          {...page.contact}
          to={closing.href}
          label={closing.label}
          service={service}
          variant={design.closing}
        />
      ) : null}
    </div>
  );
}
