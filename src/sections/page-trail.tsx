import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { pageTrail } from '../site/page-trail';

export interface PageTrailProps {
  path: string;
  /** The page's name, where no menu has it. */
  title: string;
}

/** The breadcrumbs of a page. */
export function PageTrail(page: PageTrailProps) {
  return <Breadcrumbs trail={pageTrail(page)} />;
}
