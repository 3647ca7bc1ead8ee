import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ProblemBand } from './problem-band';
import { DeliversBand } from './delivers-band';
import { StepsBand } from './steps-band';
import { StackBand } from './stack-band';
import { ResultsBand } from './results-band';
import { ComparisonBand } from './comparison-band';
import { DiagramBand } from './diagram-band';
import { ChecklistBand } from './checklist-band';
import { QuestionnaireBand } from './questionnaire-band';
import { CalculatorBand } from './calculator-band';
import { TimelineBand } from './timeline-band';
import { ModesBand } from './modes-band';
import { DraftsBand } from './drafts-band';
import { ExampleBand } from './example-band';
import { ProseBand } from './prose-band';
import { QuoteBand } from './quote-band';
import { FactsBand } from './facts-band';
import { RolesBand } from './roles-band';
import { LeadsBand } from './leads-band';
import { ScreensBand } from './screens-band';
import { QuestionsBand } from './questions-band';
import { RelatedBand } from './related-band';

export const query = graphql`
  fragment PageBand on PageBand {
    __typename
    ... on ProblemBand {
      ...ProblemBand
    }
    ... on DeliversBand {
      ...DeliversBand
    }
    ... on StepsBand {
      ...StepsBand
    }
    ... on StackBand {
      ...StackBand
    }
    ... on ResultsBand {
      ...ResultsBand
    }
    ... on ComparisonBand {
      ...ComparisonBand
    }
    ... on DiagramBand {
      ...DiagramBand
    }
    ... on ChecklistBand {
      ...ChecklistBand
    }
    ... on QuestionnaireBand {
      ...QuestionnaireBand
    }
    ... on CalculatorBand {
      ...CalculatorBand
    }
    ... on TimelineBand {
      ...TimelineBand
    }
    ... on ModesBand {
      ...ModesBand
    }
    ... on DraftsBand {
      ...DraftsBand
    }
    ... on ExampleBand {
      ...ExampleBand
    }
    ... on ProseBand {
      ...ProseBand
    }
    ... on QuoteBand {
      ...QuoteBand
    }
    ... on FactsBand {
      ...FactsBand
    }
    ... on RolesBand {
      ...RolesBand
    }
    ... on LeadsBand {
      ...LeadsBand
    }
    ... on ScreensBand {
      ...ScreensBand
    }
    ... on QuestionsBand {
      ...QuestionsBand
    }
    ... on RelatedBand {
      ...RelatedBand
    }
  }
`;

export type PageBandData = Queries.PageBandFragment;
type Kind = PageBandData['__typename'];
type Drawings = {
  readonly [K in Kind]: (band: Extract<PageBandData, { __typename: K }>) => ReactNode;
};

/** The drawing of each kind of band. */
const drawings: Drawings = {
  ProblemBand: (band) => <ProblemBand band={band} />,
  DeliversBand: (band) => <DeliversBand band={band} />,
  StepsBand: (band) => <StepsBand band={band} />,
  StackBand: (band) => <StackBand band={band} />,
  ResultsBand: (band) => <ResultsBand band={band} />,
  ComparisonBand: (band) => <ComparisonBand band={band} />,
  DiagramBand: (band) => <DiagramBand band={band} />,
  ChecklistBand: (band) => <ChecklistBand band={band} />,
  QuestionnaireBand: (band) => <QuestionnaireBand band={band} />,
  CalculatorBand: (band) => <CalculatorBand band={band} />,
  TimelineBand: (band) => <TimelineBand band={band} />,
  ModesBand: (band) => <ModesBand band={band} />,
  DraftsBand: (band) => <DraftsBand band={band} />,
  ExampleBand: (band) => <ExampleBand band={band} />,
  ProseBand: (band) => <ProseBand band={band} />,
  QuoteBand: (band) => <QuoteBand band={band} />,
  FactsBand: (band) => <FactsBand band={band} />,
  RolesBand: (band) => <RolesBand band={band} />,
  LeadsBand: (band) => <LeadsBand band={band} />,
  ScreensBand: (band) => <ScreensBand band={band} />,
  QuestionsBand: (band) => <QuestionsBand band={band} />,
  RelatedBand: (band) => <RelatedBand band={band} />,
};

/** One band of a page. */
export function PageBand({ band }: { band: PageBandData }) {
  const draw = drawings[band.__typename] as (band: PageBandData) => ReactNode;
  return draw(band);
}
