/** In the place of `inner-parts.ts` in a built page's browser: fields keep what is entered by themselves. */
import { builtPart } from '../../hydration/parts';

const calculatorWords = () => import('./calculator/calculator-words');
const questionnaireWords = () => import('./questionnaire/questionnaire-words');
export const AmountFields = builtPart('fieldset', 'AmountFields', calculatorWords);
export const CalculatorHead = builtPart('div', 'CalculatorHead', calculatorWords);
export const ModePanels = builtPart('div', 'ModePanels', () => import('./modes/mode-panels'));
export const QuestionList = builtPart('ol', 'QuestionList', questionnaireWords);
export const QuestionnaireHead = builtPart('div', 'QuestionnaireHead', questionnaireWords);
