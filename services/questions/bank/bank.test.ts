/** The files of the bank: their content, and that each listed topic has one. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { practiceSubject, questionSubject } from '#events/values/shapes.ts';
import { normalizeQuestionText } from '#services/questions/check/check.ts';
import { topicsBySubject } from '#services/questions/topics/topics-by-subject.ts';
import type { BankQuestion } from './bank-question.ts';
import { findBankFaults, findRepeated } from './find-bank-faults.ts';
import { readBankTopic, toTopicFileName } from './read-bank-topic.ts';

const subjects = questionSubject.exclude(['math']).options;

/** Students draw from the topics of practice far more often than tutors from the others. */
const BAND_QUESTIONS_MIN = { practice: 12, others: 8 };

test.each(subjects)('bank: %s has a file without faults for each topic, and no other file', async (subject) => {
  const names = topicsBySubject[subject].map(({ name }) => name);
  const files = await readdir(join(import.meta.dirname, 'topics', subject));
  expect(files.toSorted()).toEqual(names.map((name) => `${toTopicFileName(name)}.json`).toSorted());
  const least = BAND_QUESTIONS_MIN[practiceSubject.safeParse(subject).success ? 'practice' : 'others'];
  const all: BankQuestion[] = [];
  for (const name of names) {
    const questions = await readBankTopic(subject, name);
    expect([name, findBankFaults(questions, least)]).toEqual([name, []]);
    all.push(...questions);
  }
  expect(findRepeated(all, 'text', ({ text }) => normalizeQuestionText(text))).toEqual([]);
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
