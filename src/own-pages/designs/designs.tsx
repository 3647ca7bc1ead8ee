/**
 * The designs of the company's own pages: one row each, by the name that a page's copy has under `design`. A new one
 * is a row here and its name in the schema of the copy. `overview`, `product` and the tools have templates of their own,
 * with which their drawings load.
 */
import type { ComponentType } from 'react';
import type { ClosingVariant } from '../../sections/page-contact';
import type { HeroProps } from './design-page';
import { ArchitectureHero } from './heroes/architecture-hero';
import { ChecklistHero } from './heroes/checklist-hero';
import { ComparisonHero } from './heroes/comparison-hero';
import { EssayHero } from './heroes/essay-hero';
import { PolicyHero } from './heroes/policy-hero';
import { ProcessHero } from './heroes/process-hero';
import { WorkedExampleHero } from './heroes/worked-example-hero';
import { BandsWithRail } from './bands-with-rail';
import { BandsBesideContents } from './document-body';
import { EssayBands } from './essay-body';
import { CompanyHero } from './heroes/company-hero';
import { PlainBands, type BodyProps } from './plain-bands';
import { drawnAbove, proof, readOn } from './parts';
import type { WovenPart } from './woven';

export interface Design {
  readonly Hero: ComponentType<HeroProps>;
  readonly Body: ComponentType<BodyProps>;
  /** Woven parts between the bands, and their places. */
  readonly woven: readonly WovenPart[];
  readonly closing: ClosingVariant;
}

export const designs = {
  comparison: {
    Hero: ComparisonHero,
    Body: BandsWithRail,
    woven: [proof('Case studies', ['ComparisonBand']), readOn],
    closing: 'plain',
  },
  process: {
    Hero: ProcessHero,
    Body: BandsWithRail,
    woven: [proof('Case studies', ['StepsBand']), readOn],
    closing: 'cloth',
  },
  architecture: {
    Hero: ArchitectureHero,
    Body: BandsWithRail,
    woven: [drawnAbove('DiagramBand'), proof('Case studies', ['DeliversBand']), readOn],
    closing: 'night',
  },
  checklist: {
    Hero: ChecklistHero,
    Body: BandsWithRail,
    woven: [proof('Case studies', ['StepsBand']), readOn],
    closing: 'cloth',
  },
  'worked-example': {
    Hero: WorkedExampleHero,
    Body: BandsWithRail,
    woven: [proof('Case studies', ['DeliversBand']), readOn],
    closing: 'plain',
  },
  company: { Hero: CompanyHero, Body: PlainBands, woven: [], closing: 'plain' },
  essay: { Hero: EssayHero, Body: EssayBands, woven: [], closing: 'plain' },
  policy: { Hero: PolicyHero, Body: BandsBesideContents, woven: [], closing: 'plain' },
} as const satisfies Record<string, Design>;

export type DesignName = keyof typeof designs;

/** The design that a page's copy names, whose schema knows the same names. */
export function designOf(name = ''): Design {
  return name in designs ? designs[name as DesignName] : designs.company;
}
