import { expect, test } from 'vitest';
import { parseTypedGrade } from './use-grade-draft.ts';

test.each([{}, { grade: '8' }, { grade: '', feedback: 'Well done', reason: 'Wrong line' }])(
  'parseTypedGrade: reads %j',
  (body) => {
    expect(parseTypedGrade(body)).toEqual(body);
  },
);

test.each([null, 'text', 7, [], { grade: 8 }, { feedback: null }])('parseTypedGrade: refuses %j', (body) => {
  expect(parseTypedGrade(body)).toBeNull();
});
