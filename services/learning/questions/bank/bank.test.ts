/** The questions of the bank, and that faults of questions are found. */
import { expect } from 'vitest';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import type { BankQuestion } from './bank-question.ts';
import { findAllBankFaults } from './find-all-bank-faults.ts';
import { findBankFaults } from './find-bank-faults.ts';

testInFaults('findAllBankFaults: finds that shuffling leaves every answer at one place', async () => {
  // The largest random number leaves each option where it is, and the answer comes first.
  expect(await findAllBankFaults(() => 1 - Number.EPSILON)).toContain(
    'art: 1200 of 1200 shuffled answers are at place A',
  );
});

const question: BankQuestion = {
  id: 'plants-1',
  grades: '1-4',
  difficulty: 'easy',
  text: 'What do roots do?',
  answer: 'Take in water',
  distractors: ['Make seeds', 'Catch bugs', 'Hold fruit'],
  explanation: 'Roots grow in the soil and take in water.',
};

test('findBankFaults: accepts a sound question', () => {
  expect(findBankFaults([question], 12).filter((fault) => fault.startsWith('plants'))).toEqual([]);
});

test.each<[string, Partial<BankQuestion>]>([
  ['does not pass the checks (equal-options)', { distractors: ['Make seeds', 'Make  seeds', 'Hold fruit'] }],
  [
    'does not pass the checks (option-about-options)',
    { distractors: ['Make seeds', 'All of the above', 'Hold fruit'] },
  ],
  ['does not pass the checks (unsafe-text)', { text: 'What do <b>roots</b> do?' }],
  ['does not pass the checks (unsafe-text)', { explanation: 'Roots\u200b take in water.' }],
  ['has an empty text or spaces around one', { explanation: '' }],
  ['has a sentence of 16 words', { text: 'One two three four five six seven eight nine ten a b c d e f?' }],
  ['has the long word “photosynthesis”', { explanation: 'Leaves use photosynthesis.' }],
  ['does not pass the checks (wrong-calculation)', { explanation: 'You know that 7 × 8 = 54.' }],
])('findBankFaults: finds a question that %s', (fault, change) => {
  expect(findBankFaults([{ ...question, ...change }], 12)).toContain(`plants-1 ${fault}`);
});

test('findBankFaults: finds repeated texts and ids, missing questions, and answers that stand out by length', () => {
  const faults = findBankFaults(
    [
      { ...question, answer: 'Take in water from the soil' },
      { ...question, answer: 'Take in water from the soil', text: 'What do ROOTS do' },
    ],
    12,
  );
  expect(faults).toEqual(
    expect.arrayContaining([
      'plants-1 has the id of plants-1',
      'plants-1 has the text of plants-1',
      'only 2 questions for grades 1-4',
      'no hard question for grades 1-4',
      'only 0 questions for grades 5-8',
      'the answer is the longest option too often',
    ]),
  );
});
