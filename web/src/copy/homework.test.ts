import { expect, test } from 'vitest';
import { gradeFormTexts, homeworkConflictTexts, toQuestionsText, unassignStudentsTexts } from './homework.ts';

test.each([
  [
    'who changed it',
    homeworkConflictTexts.title('מיה', 'at 2:32 PM'),
    '\u2068מיה\u2069 changed this assignment at 2:32 PM.',
  ],
  ['who is unassigned', unassignStudentsTexts.title(['מיה']), 'Unassign \u2068מיה\u2069?'],
  [
    'who has submitted',
    unassignStudentsTexts.text(['Mia Chen', 'מיה']),
    'Mia Chen and \u2068מיה\u2069 have submitted this assignment.',
  ],
  ['whose grade it is', gradeFormTexts.correctedTo('מיה', 90), "\u2068מיה\u2069's grade is now 90%."],
])('a name turns nothing round in the sentence about it: %s', (_, sentence, beginning) => {
  expect(sentence.slice(0, beginning.length)).toBe(beginning);
});

test.each([
  [[2], 'Question 2'],
  [[2, 3], 'Questions 2 and 3'],
  [[2, 5, 6, 7], 'Questions 2 and 5–7'],
  [[1, 2, 3, 5, 6, 100], 'Questions 1–3, 5, 6 and 100'],
])('toQuestionsText: joins question numbers: %j', (numbers, told) => {
  expect(toQuestionsText(numbers)).toBe(told);
});
