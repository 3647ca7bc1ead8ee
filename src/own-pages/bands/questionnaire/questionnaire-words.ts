/** The parts of a questionnaire that stay as they are. One chunk: pages after the first need all of it. */
export { QuestionList } from './question-list';
export { QuestionnaireHead } from './questionnaire-head';
