import type { ComponentType } from 'react';

export type PageBandData = Queries.PageBandFragment;
type Kind = PageBandData['__typename'];

/** A drawing for each kind of band. */
export type Drawings = {
  readonly [K in Kind]: ComponentType<{ band: Extract<PageBandData, { __typename: K }> }>;
};
