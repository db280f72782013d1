import { expect, test } from 'vitest';
import { toSpeechTexts } from './read-aloud-copy.ts';

const toSpeech = (text: string, isMath = true) => toSpeechTexts({ text, options: [] }, isMath).join(' | ');

test.each([
  ['What is 3 × 4?', 'What is 3 times 4?'],
  ['What is 80 ÷ 10 − 2 + 1?', 'What is 80 divided by 10 minus 2 plus 1?'],
  ['Which number is missing: 10 + ? = 20', 'Which number is missing: 10 plus what equals 20'],
  ['3/4 − 1/2 = ?', 'three fourths minus one half equals what'],
  ['Which is the largest: 4/6, 5/6 or 1/6?', 'Which is the largest: four sixths, five sixths or one sixth?'],
  ['Which is right: 3 < 5 or 3 > 5?', 'Which is right: 3 is less than 5 or 3 is greater than 5?'],
  ['Which number belongs in the box: □ − 5 = 6', 'Which number belongs in the box: box minus 5 equals 6'],
  ['Which number comes next: 2, 4, 6, …?', 'Which number comes next: 2, 4, 6, and so on?'],
  ['It costs 1¢, not 30¢ or $1.40.', 'It costs 1 cent, not 30 cents or $1.40.'],
  ['It is 1 ft wide and 12 ft long.', 'It is 1 foot wide and 12 feet long.'],
  ['Is 5 in. more than 1 in.?', 'Is 5 inches more than 1 inch?'],
  ['It is −7 °C, at 5 m/s and 4².', 'It is minus 7 degrees Celsius, at 5 m/s and 4 squared.'],
])('toSpeechTexts: reads “%s” as “%s”', (text, speech) => expect(toSpeech(text)).toBe(speech));

test('toSpeechTexts: reads gaps, and fractions only in mathematics', () => {
  expect(toSpeech('She ____ a pet fish, 24/7.', false)).toBe('She blank a pet fish, 24/7.');
  expect(toSpeech('We made a ____: my apple for your pear.', false)).toBe('We made a blank: my apple for your pear.');
  expect(toSpeech('What is H₂O?', false)).toBe('What is H2O?');
});

test('toSpeechTexts: pauses after each sentence and line, and not within names', () => {
  expect(toSpeech('Mr. Lee sat down. “Who is it?” he asked the U.S. Navy.\nWhat did he do?', false)).toBe(
    'Mr. Lee sat down. | “Who is it?” | he asked the U.S. Navy. | What did he do?',
  );
});

test('toSpeechTexts: reads the question, then each option with its letter', () => {
  const question = {
    text: 'What is its area?',
    options: ['28 ft²', '1/2', '−2', '3'],
  };
  expect(toSpeechTexts(question, true)).toEqual([
    'What is its area?',
    ...['A. 28 feet squared', 'B. one half', 'C. minus 2', 'D. 3'],
  ]);
});
