import type { ComponentType } from 'react';
import { viewKindOf, type HeroView, type HeroViewKind } from '../../hero-view';
import { ProductWindow } from '../../bands/screens/product-window';
import { Film } from './film';
import { Scan } from './scan';
import { Telephone } from './telephone';

const drawings: Readonly<Record<HeroViewKind, ComponentType<{ view: HeroView }>>> = {
  film: Film,
  telephone: Telephone,
  scan: Scan,
  conversation: ProductWindow,
};

/** The product itself, at the size of a hero. */
export function ProductView({ view }: { view: HeroView }) {
  const Drawing = drawings[viewKindOf(view) ?? 'conversation'];
  return <Drawing view={view} />;
}
