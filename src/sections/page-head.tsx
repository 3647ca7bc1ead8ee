import type { HeadFacts } from '../seo/head-of';
import { Seo } from '../seo/seo-head';
import { pageTrail } from '../site/page-trail';

export interface PageHeadProps extends Omit<HeadFacts, 'jsonLd'> {
  /** The page's name in its breadcrumbs, where no menu has it. */
  crumb: string;
}

/** The head of a page whose only structured data is the way down to it. */
export function PageHead({ crumb, ...facts }: PageHeadProps) {
  const trail = pageTrail({ path: facts.path, title: crumb });
  return <Seo {...facts} jsonLd={[['breadcrumbList', trail]]} />;
}
