import { expect, test } from 'vitest';
import { questionSubject } from '#events/values/shapes.ts';
import { checkQuestions } from './check/check.ts';
import { createQuestionSource } from './create-question-source.ts';
import { topicsBySubject } from './topics/topics-by-subject.ts';

test('createQuestionSource: has questions that pass the checks for every listed topic in every grade', async () => {
  for (const subject of questionSubject.options) {
    for (const { name: topic } of topicsBySubject[subject]) {
      for (let grade = 1; grade <= 12; grade += 1)
        expect(checkQuestions(await createQuestionSource().questions({ grade, subject, topic, count: 5 }))).toEqual({
          accepted: expect.objectContaining({ length: 5 }),
          rejected: [],
        });
    }
  }
});

test.each([
  ['math', 'Photosynthesis'],
  ['science', 'Football'],
  ['english', 'Addition'],
] as const)('createQuestionSource: has no questions of %s about %s', async (subject, topic) => {
  expect(await createQuestionSource().questions({ grade: 4, subject, topic, count: 5 })).toEqual([]);
});

test('createQuestionSource: draws different questions each time', async () => {
  const request = { grade: 4, subject: 'math', topic: 'Addition', count: 5 } as const;
  expect(await createQuestionSource().questions(request)).not.toEqual(await createQuestionSource().questions(request));
});
