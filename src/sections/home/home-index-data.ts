export interface HomeIndexProps {
  news: readonly Queries.NewsLineFragment[];
  posts: readonly Queries.PostLineFragment[];
  awards: readonly Queries.AwardLineFragment[];
  events: readonly Queries.EventLineFragment[];
  downloads: readonly Queries.DocumentLineFragment[];
  jobs: readonly Queries.RoleLineFragment[];
  /** Number of all open roles. */
  openRoles: number;
  /** Whether a hairline parts it from what is above; a change of ground does without. */
  isRuled: boolean;
}

/** Of the index's element. */
export const HOME_INDEX_ID = 'index';
