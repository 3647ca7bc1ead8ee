/** In the place of `parts.ts` in a built page's browser: a legal text stays as it was built. */
import { builtAside, builtPart } from '../../hydration/parts';
import type { LegalPageProps } from './legal-page-data';

export const LegalBody = builtPart('div', () =>
  import('./legal-text').then((loaded) => loaded.LegalBody),
);
export const LegalHead = builtAside<LegalPageProps>(null, () =>
  import('./legal-text').then((loaded) => loaded.LegalHead),
);
export const LegalIntro = builtPart('header', () =>
  import('./legal-text').then((loaded) => loaded.LegalIntro),
);
