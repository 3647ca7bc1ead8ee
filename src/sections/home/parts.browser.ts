/** In the place of `parts.ts` in a built page's browser: each part comes on its own, and most as they were built. */
import { builtAside, builtPart, livePart } from '../../hydration/parts';
import { HomeIndexGroups, PracticeSwatch, PracticeWeave } from './inner-parts';

export const HomeAudience = builtPart('section', 'HomeAudience', () => import('./home-audience'));
export const HomeClients = builtPart('section', 'HomeClients', () => import('./home-clients'));
export const HomeHead = builtAside(null, 'HomeHead', () => import('./home-head'));
export const HomeHero = builtPart('div', 'HomeHero', () => import('./home-hero'));
export const HomeIndex = livePart('HomeIndex', () => import('./home-index'), [HomeIndexGroups]);
export const HomePractices = livePart('HomePractices', () => import('./home-practices'), [
  PracticeSwatch,
  PracticeWeave,
]);
export const HomeProof = builtPart('section', 'HomeProof', () => import('./home-proof'));
export const HomeTestimonials = builtPart(
  'section',
  'HomeTestimonials',
  () => import('./home-testimonials'),
);
export const HomeWork = builtPart('section', 'HomeWork', () => import('./home-work'));
