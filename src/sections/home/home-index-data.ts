export interface HomeIndexProps {
  news: readonly Queries.HomeNewsFragment[];
  posts: readonly Queries.HomePostFragment[];
  awards: readonly Queries.HomeAwardFragment[];
  events: readonly Queries.HomeEventFragment[];
  downloads: readonly Queries.HomeDownloadFragment[];
  jobs: readonly Queries.HomeRoleFragment[];
  /** Number of all open roles. */
  openRoles: number;
  /** Whether a hairline parts it from what is above; a change of ground does without. */
  isRuled: boolean;
}

/** Of the index's element. */
export const HOME_INDEX_ID = 'index';
