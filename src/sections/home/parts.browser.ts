/** In the place of `parts.ts` in a built page's browser: each part comes on its own, and most as they were built. */
import { builtAside, builtPart, livePart } from '../../hydration/parts';
import { HomeIndexGroups, PracticeSwatch, PracticeWeave } from './inner-parts';

export const HomeAudience = builtPart('section', () =>
  import('./home-audience').then((loaded) => loaded.HomeAudience),
);
export const HomeClients = builtPart('section', () =>
  import('./home-clients').then((loaded) => loaded.HomeClients),
);
export const HomeHead = builtAside<object>(null, () =>
  import('./home-head').then((loaded) => loaded.HomeHead),
);
export const HomeHero = builtPart('div', () =>
  import('./home-hero').then((loaded) => loaded.HomeHero),
);
export const HomeIndex = livePart(
  () => import('./home-index').then((loaded) => loaded.HomeIndex),
  [HomeIndexGroups],
);
export const HomePractices = livePart(
  () => import('./home-practices').then((loaded) => loaded.HomePractices),
  [PracticeSwatch, PracticeWeave],
);
export const HomeProof = builtPart('section', () =>
  import('./home-proof').then((loaded) => loaded.HomeProof),
);
export const HomeTestimonials = builtPart('section', () =>
  import('./home-testimonials').then((loaded) => loaded.HomeTestimonials),
);
export const HomeWork = builtPart('section', () =>
  import('./home-work').then((loaded) => loaded.HomeWork),
);
