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
    ...ChecklistBand
    ...QuestionnaireBand
    ...CalculatorBand
    ...TimelineBand
    ...ModesBand
    ...DraftsBand
    ...ExampleBand
    ...ProseBand
    ...QuoteBand
    ...FactsBand
    ...KitBand
    ...RolesBand
    ...LeadsBand
    ...ScreensBand
    ...QuestionsBand
    ...RelatedBand
  }
`;

/** The drawing of a band. */
const drawingOf = ({ __typename }: PageBandData) =>
  drawings[__typename] as ComponentType<{ band: PageBandData }>;

/** One band of a page. */
export function PageBand({ band }: { band: PageBandData }) {
  return <HydratedPart>{createElement(drawingOf(band), { band })}</HydratedPart>;
}
