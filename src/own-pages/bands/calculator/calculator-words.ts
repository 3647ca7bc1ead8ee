/** The parts of a calculator that stay as they are. One chunk: pages after the first need all of it. */
export { AmountFields } from './amount-fields';
export { CalculatorHead } from './calculator-head';
