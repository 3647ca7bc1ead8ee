/** In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built. */
import { builtPart } from '../../hydration/parts';

export const ListFoot = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-job' */ '../../live/lists/list-foot').then(
    (loaded) => loaded.ListFoot,
  ),
);
export const RoleHeader = builtPart('header', () =>
  import(/* webpackChunkName: 'parts-job' */ './head').then((loaded) => loaded.RoleHeader),
);
