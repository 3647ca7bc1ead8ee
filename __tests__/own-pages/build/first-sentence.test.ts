import { expect, it } from '@jest/globals';
import { firstSentence } from '../../../src/own-pages/build/first-sentence';

it.each([
  ['One thread. Two threads.', 'One thread.'],
  ['Only one', 'Only one'],
  ['From 0.5 to 1.5 m, e.g. in Leeds. Then more.', 'From 0.5 to 1.5 m, e.g. in Leeds.'],
  ['Who decides, and how often? With that we build.', 'Who decides, and how often?'],
  ['Split over\ntwo lines. Then more.', 'Split over\ntwo lines.'],
])('takes %j for %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
