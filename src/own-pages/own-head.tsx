import { pageTrail } from '../site/page-trail';
import {
  breadcrumbList,
  faqPage,
  type AnsweredQuestion,
  type JsonLd,
  type PageFacts,
} from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';

export interface HeadProps {
  page: Pick<
    Queries.DesignedPageFragment,
    'path' | 'title' | 'meta_title' | 'meta_description' | 'content_digest'
  > & { readonly updated?: string };
  /** The page's subject, for search engines. */
  subject: (facts: PageFacts, siteUrl: string) => JsonLd;
  /** The questions that the page answers. */
  questions?: readonly AnsweredQuestion[];
}

/** The head of a page of the company's own copy. */
export function OwnHead({ page, subject, questions = [] }: HeadProps) {
  const siteUrl = useSiteUrl();
  const { path, title, meta_description: description, updated: updatedAt = null } = page;
  return (
    <Seo
      title={page.meta_title}
      description={description}
      path={path}
      updatedAt={updatedAt}
      contentDigest={page.content_digest}
      jsonLd={[
        breadcrumbList(pageTrail(page), siteUrl),
        subject({ path, name: title, description, updatedAt }, siteUrl),
        faqPage(questions),
      ]}
    />
  );
}
