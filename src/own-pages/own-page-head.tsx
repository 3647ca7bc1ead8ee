import type { Described, PageFacts } from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { questionsOf, type DesignPage } from './designs/design-page';

export type PageCopy = Queries.DesignedPageFragment & Partial<DesignPage>;

/** The kind of subject, for structured data. */
export type Subject = 'service' | 'product' | 'company' | 'page';

export interface OwnPageHeadProps {
  page: PageCopy;
  subject: Subject;
}

/** The structured data of a page's subject. */
function dataOfSubject(subject: Subject, page: PageCopy): Described {
  const { path, title: name, meta_title, meta_description: description } = page;
  const facts: PageFacts = { path, name, description };
  if (subject === 'product') return ['softwareApplication', facts];
  if (subject === 'service')
    return ['serviceOffer', { ...facts, serviceType: page.service?.name ?? name }];
  const type = subject === 'company' ? 'AboutPage' : 'WebPage';
  return ['webPage', type, { ...facts, name: meta_title }];
}

/** The head of a page of the company's own copy. */
export function OwnPageHead({ page, subject }: OwnPageHeadProps) {
  return (
    <Seo
      title={page.meta_title}
      description={page.meta_description}
      path={page.path}
      contentDigest={page.content_digest}
      jsonLd={[
        ['breadcrumbList', page.trail],
        dataOfSubject(subject, page),
        ['faqPage', questionsOf(page)],
      ]}
    />
  );
}
