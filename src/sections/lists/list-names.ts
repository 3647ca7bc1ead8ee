/** What each list is called, and where it is. */
import { messages } from '../../lib/messages';
import type { ArchivedCollection } from '../../lib/page-contexts';

export interface ListNames {
  readonly listPath: string;
  /** One item of it, and several, in running text. */
  readonly one: string;
  readonly many: string;
  /** What is said where it cannot be loaded and no server has words of its own for it. */
  readonly failure: string;
}

export const listNames: Readonly<Record<ArchivedCollection, ListNames>> = {
  post: { listPath: '/resources/blogs', one: 'post', many: 'posts', failure: messages.notLoaded },
  caseStudy: {
    listPath: '/resources/case-studies',
    one: 'case study',
    many: 'case studies',
    failure: messages.notLoaded,
  },
  pressRelease: {
    listPath: '/resources/press-release',
    one: 'announcement',
    many: 'announcements',
    failure: messages.wentWrong,
  },
  job: {
    listPath: '/corporate-overview/careers',
    one: 'role',
    many: 'roles',
    failure: messages.jobsNotLoaded,
  },
};
