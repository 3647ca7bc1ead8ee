import { CalculatorBand } from '../../bands/calculator-band';
import { QuestionnaireBand } from '../../bands/questionnaire-band';
import { BandsWithRail } from '../bands-with-rail';
import type { Design } from '../designs';
import { PlainHero } from '../heroes/hero-parts';
import { QuestionnaireHero } from '../heroes/questionnaire-hero';
import { drawnHere, proof, readOn } from '../parts';

/** Pages with something to use. A separate template draws them, so that no other page loads their tools. */
export const tools = {
  calculator: {
    Hero: PlainHero,
    Body: BandsWithRail,
    woven: [
      drawnHere('CalculatorBand', CalculatorBand),
      proof('Case studies', ['StepsBand']),
      readOn,
    ],
    closing: 'cloth',
  },
  questionnaire: {
    Hero: QuestionnaireHero,
    Body: BandsWithRail,
    woven: [
      drawnHere('QuestionnaireBand', QuestionnaireBand),
      proof('Case studies', ['ProseBand']),
      readOn,
    ],
    closing: 'night',
  },
} as const satisfies Record<string, Design>;

export type ToolName = keyof typeof tools;
