import type { ComponentType } from 'react';

export type PageBandData = Queries.PageBandFragment;
type Kind = PageBandData['__typename'];

/** Kinds that pages of one design alone may have, which draws them. */
type OfOneDesign = 'CalculatorBand' | 'QuestionnaireBand' | 'ModesBand' | 'ScreensBand';

/** A drawing for each other kind of band. */
export type Drawings = {
  readonly [K in Exclude<Kind, OfOneDesign>]: ComponentType<{
    band: Extract<PageBandData, { __typename: K }>;
  }>;
};
