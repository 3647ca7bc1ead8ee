/**
 * The designs of the company's own pages: one row each, by the name that a page's copy has under `design`. A new one
 * is a row here and its name in the schema of the copy.
 */
import type { ComponentType } from 'react';
import type { ClosingVariant } from '../../sections/page-contact';
import type { HeroProps } from './design-page';
import { ArchitectureHero } from './heroes/architecture-hero';
import { CalculatorHero } from './heroes/calculator-hero';
import { ChecklistHero } from './heroes/checklist-hero';
import { CompanyHero } from './heroes/company-hero';
import { ComparisonHero } from './heroes/comparison-hero';
import { EssayHero } from './heroes/essay-hero';
import { PolicyHero } from './heroes/policy-hero';
import { ProcessHero } from './heroes/process-hero';
import { ProductHero } from './heroes/product-hero';
import { QuestionnaireHero } from './heroes/questionnaire-hero';
import { RetrospectiveHero } from './heroes/retrospective-hero';
import { WorkedExampleHero } from './heroes/worked-example-hero';
import { BandsBesideContents, EssayBands, PlainBands, type BodyProps } from './bodies';
import { cases, kin, voice } from './parts';
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
    Body: PlainBands,
    woven: [
      voice('margin', ['ComparisonBand']),
      cases('hanging', 'What other clients chose', ['ResultsBand']),
      kin('line', ['QuestionsBand']),
    ],
    closing: 'plain',
  },
  process: {
    Hero: ProcessHero,
    Body: PlainBands,
    woven: [
      cases('ledger', 'Case studies', ['StepsBand']),
      voice('wide', ['DeliversBand', 'ExampleBand', 'ResultsBand']),
      kin('index', ['QuestionsBand']),
    ],
    closing: 'cloth',
  },
  architecture: {
    Hero: ArchitectureHero,
    Body: PlainBands,
    woven: [
      voice('margin', ['DiagramBand']),
      cases('large', 'Case studies', ['ResultsBand']),
      kin('index', ['QuestionsBand']),
    ],
    closing: 'night',
  },
  checklist: {
    Hero: ChecklistHero,
    Body: PlainBands,
    woven: [
      voice('wide', ['StepsBand']),
      kin('line', ['ResultsBand']),
      cases('ledger', 'Checked in practice', ['QuestionsBand']),
    ],
    closing: 'cloth',
  },
  'worked-example': {
    Hero: WorkedExampleHero,
    Body: PlainBands,
    woven: [
      voice('margin', ['ExampleBand']),
      cases('large', 'Case studies', ['DeliversBand', 'ResultsBand']),
      kin('index', ['QuestionsBand']),
    ],
    closing: 'plain',
  },
  calculator: {
    Hero: CalculatorHero,
    Body: PlainBands,
    woven: [
      cases('hanging', 'Other clouds, other figures', ['CalculatorBand']),
      voice('wide', ['StepsBand']),
      kin('line', ['RelatedBand', 'QuestionsBand']),
    ],
    closing: 'cloth',
  },
  questionnaire: {
    Hero: QuestionnaireHero,
    Body: PlainBands,
    woven: [
      voice('wide', ['DeliversBand']),
      cases('hanging', 'What came after the answers', ['ProseBand', 'ResultsBand']),
      kin('index', ['QuestionsBand']),
    ],
    closing: 'night',
  },
  retrospective: {
    Hero: RetrospectiveHero,
    Body: PlainBands,
    woven: [
      voice('margin', ['ComparisonBand']),
      cases('hanging', 'Mended since', ['ChecklistBand']),
      kin('line', ['QuestionsBand']),
    ],
    closing: 'plain',
  },
  product: { Hero: ProductHero, Body: PlainBands, woven: [], closing: 'night' },
  company: { Hero: CompanyHero, Body: PlainBands, woven: [], closing: 'plain' },
  essay: { Hero: EssayHero, Body: EssayBands, woven: [], closing: 'plain' },
  policy: { Hero: PolicyHero, Body: BandsBesideContents, woven: [], closing: 'plain' },
} as const satisfies Record<string, Design>;

export type DesignName = keyof typeof designs;

/** The design of a name from the copy, whose schema knows the same names. */
export function designOf(name: string): Design {
  return name in designs ? designs[name as DesignName] : designs.company;
}
