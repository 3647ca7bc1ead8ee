/** In the place of `parts.ts` in a built page's browser: most stay as they were built. */
import { builtAside, builtPart, livePart } from '../../hydration/parts';
import { HomeIndexGroups, PracticeSwatch, PracticeWeave } from './inner-parts';

const words = () => import('./home-words');
export const HomeAudience = builtPart('section', 'HomeAudience', words);
export const HomeClients = builtPart('section', 'HomeClients', words);
export const HomeHead = builtAside(null, 'HomeHead', words);
export const HomeHero = builtPart('div', 'HomeHero', words);
export const HomeIndex = livePart('HomeIndex', () => import('./home-index'), [HomeIndexGroups]);
export const HomePractices = livePart('HomePractices', () => import('./home-practices'), [
  PracticeSwatch,
  PracticeWeave,
]);
export const HomeProof = builtPart('section', 'HomeProof', words);
export const HomeTestimonials = builtPart('section', 'HomeTestimonials', words);
export const HomeWork = builtPart('section', 'HomeWork', words);
