import { Seo } from '../../seo/seo';
import type { LegalPageProps } from './legal-page-data';

/** The head of a legal text. */
export function LegalHead({ page }: LegalPageProps) {
  return (
    <Seo
      title={page.meta_title}
      description={page.meta_description}
      path={page.path}
      updatedAt={page.updated}
      contentDigest={page.content_digest}
      jsonLd={[
        ['breadcrumbList', page.trail],
        [
          'webPage',
          'WebPage',
          {
            path: page.path,
            name: page.meta_title,
            description: page.meta_description,
            updatedAt: page.updated,
          },
        ],
      ]}
    />
  );
}
