import { expect, test } from 'vitest';
import { achievementsOf, bandOf, rankInWords, rankMoved, rankNote } from './practice-results.ts';

test.each([
  [100, 'Outstanding work!'],
  [90, 'Outstanding work!'],
  [80, 'Great job!'],
  [70, 'Well done!'],
  [60, 'Good effort!'],
  [59, 'Keep practicing!'],
  [0, 'Keep practicing!'],
])('%d%%: %s', (percentage, headline) => {
  expect(bandOf(percentage).headline).toBe(headline);
});

test('achievements: all for five, two from three on, one always', () => {
  expect(achievementsOf(5)).toEqual(['Perfect Score!', 'Great Performance!', 'Practice Session Complete!']);
  expect(achievementsOf(3)).toEqual(['Great Performance!', 'Practice Session Complete!']);
  expect(achievementsOf(2)).toEqual(['Practice Session Complete!']);
});

test('a rank is told with the one before', () => {
  expect([rankMoved(9, 7), rankNote(9, 7)]).toEqual(['9th → 7th', 'Up 2 places']);
  expect([rankMoved(3, 3), rankNote(3, 3)]).toEqual(['3rd', 'Unchanged']);
  expect([rankMoved(null, 12), rankNote(null, 12)]).toEqual(['12th', 'New on the board']);
  expect(rankInWords(2, 1)).toBe('from 2nd to 1st of all time');
});
