/** Loads the code of a page of the company's own copy before a navigation shows it. */
import { hasOwnForm } from '../forms/own-form';
import { preloadBands } from './bands/page-bands';
import { noRelations, type DesignPage } from './designs/design-page';
import type { Design } from './designs/designs';
import {
  EssayBand,
  OwnPageHead,
  PageContact,
  PageForm,
  ProofBand,
  ReadOnBand,
} from './designs/drawn-parts';
import type { PageCopy } from './own-page-head';

/** Loads all that a page is drawn with. */
export function preloadOwnPage(copy: PageCopy | null, design: Design): Promise<void> {
  if (!copy) return Promise.resolve();
  const page: DesignPage = { ...noRelations, ...copy };
  const { Hero, heroParts, Body, woven } = design;
  const closing = hasOwnForm(page.path) ? PageForm : PageContact;
  const wovenParts = woven.length > 0 ? [ProofBand, ReadOnBand] : [];
  const drawn = [...(heroParts?.(page) ?? []), ...(page.design === 'essay' ? [EssayBand] : [])];
  return preloadBands(page.bands, OwnPageHead, Hero, Body, ...drawn, closing, ...wovenParts);
}
