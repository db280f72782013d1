import { expect, test } from 'vitest';
import { splitStudentSearch } from './split-student-search.ts';

const pages = ['Class History', 'Statement', 'Classes as of a day'].map((title) => ({ title, toPath: () => '' }));
const split = (search: string) => {
  const found = splitStudentSearch(search, pages);
  return found && [found.name, ...found.pages.map(({ title }) => title)];
};

test.each([
  ['maya statement', ['maya', 'Statement']],
  ['STAT Maya Chen', ['maya chen', 'Statement']],
  ['class hist o’dowd', ['odowd', 'Class History']],
  ['maya cla', ['maya', 'Class History', 'Classes as of a day']],
])('splitStudentSearch: “%s”', (search, expected) => {
  expect(split(search)).toEqual(expected);
});

test.each(['', 'maya', 'statement', 'st maya', 'history statement maya'])(
  'splitStudentSearch: nothing in “%s”',
  (search) => {
    expect(split(search)).toBeUndefined();
  },
);
