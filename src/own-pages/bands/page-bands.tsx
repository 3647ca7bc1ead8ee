import { graphql } from 'gatsby';
import { createElement, type ComponentType } from 'react';
import { HydratedPart } from '../../hydration/hydration';
import { drawings } from './drawings';
import type { PageBandData } from './drawing-types';

export const query = graphql`
  fragment PageBand on PageBand {
    __typename
    ...ProblemBand
    ...DeliversBand
    ...StepsBand
    ...StackBand
    ...ResultsBand
    ...ComparisonBand
    ...DiagramBand
    ...FlowBand
    ...StagesBand
    ...ChartBand
    ...BeforeAfterBand
    ...RangesBand
    ...ScreenBand
    ...MatrixBand
    ...ChecklistBand
    ...QuestionnaireBand
    ...CalculatorBand
    ...ModesBand
    ...DraftsBand
    ...ExampleBand
    ...ProseBand
    ...QuoteBand
    ...FactsBand
    ...LeadsBand
    ...ScreensBand
    ...QuestionsBand
    ...RelatedBand
  }
`;

const shared = drawings as Readonly<
  Partial<Record<PageBandData['__typename'], ComponentType<{ band: PageBandData }>>>
>;

/** One band of a page, of a kind that any page may have. */
export function PageBand({ band }: { band: PageBandData }) {
  const Drawing = shared[band.__typename];
  return Drawing ? <HydratedPart>{createElement(Drawing, { band })}</HydratedPart> : null;
}
