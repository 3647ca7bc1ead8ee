/** In the place of `inner-parts.ts` in a built page's browser: fields keep what is entered by themselves. */
import { builtPart } from '../../hydration/parts';

export const AmountFields = builtPart('fieldset', () =>
  import('./calculator/calculator-words').then((loaded) => loaded.AmountFields),
);
export const CalculatorHead = builtPart('div', () =>
  import('./calculator/calculator-words').then((loaded) => loaded.CalculatorHead),
);
export const ModePanels = builtPart('div', () =>
  import('./modes/mode-panels').then((loaded) => loaded.ModePanels),
);
export const QuestionList = builtPart('ol', () =>
  import('./questionnaire/questionnaire-words').then((loaded) => loaded.QuestionList),
);
export const QuestionnaireHead = builtPart('div', () =>
  import('./questionnaire/questionnaire-words').then((loaded) => loaded.QuestionnaireHead),
);
