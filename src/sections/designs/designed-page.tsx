import type { CSSProperties } from 'react';
import { articleCloth } from '../../lib/cloth/article-cloth';
import { threadColor } from '../../styles/tokens';
import { PageContact } from '../page-contact';
import { actionOf, contactPath, serviceKeyOfPage, type DesignPage } from './design-page';
import { designOf } from './designs';

/** A page of the company's own copy, in the design that its copy names. */
export function DesignedPage({ page }: { page: DesignPage }) {
  const { Hero, Body, woven, closing } = designOf(page.design);
  const service = serviceKeyOfPage(page);
  // A page of no service has the thread of its own cloth.
  const thread = threadColor(service ?? articleCloth(page.path).threads.thread);
  return (
    <div style={{ '--thread': thread } as CSSProperties}>
      <Hero page={page} />
      <Body page={page} woven={woven} />
      {page.contact ? (
        <PageContact
          {...page.contact}
          to={actionOf(page)?.href ?? contactPath(page)}
          label={actionOf(page)?.label ?? 'Write to us'}
          service={service}
          variant={closing}
        />
      ) : null}
    </div>
  );
}
