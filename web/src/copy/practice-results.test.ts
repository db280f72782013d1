import { expect, test } from 'vitest';
import { findBand, listAchievements, rankInWords, rankNote } from './practice-results.ts';

test.each([
  [100, 'Outstanding work!'],
  [90, 'Outstanding work!'],
  [80, 'Great job!'],
  [70, 'Well done!'],
  [60, 'Good effort!'],
  [59, 'Keep practicing!'],
  [0, 'Keep practicing!'],
])('%d%%: %s', (percentage, headline) => {
  expect(findBand(percentage).headline).toBe(headline);
});

test('listAchievements: all three for five, two from three on, otherwise one', () => {
  expect(listAchievements(5)).toEqual(['Perfect Score!', 'Great Performance!', 'Practice Session Complete!']);
  expect(listAchievements(3)).toEqual(['Great Performance!', 'Practice Session Complete!']);
  expect(listAchievements(2)).toEqual(['Practice Session Complete!']);
});

test('rankInWords: names the rank before and after', () => {
  expect([rankInWords(9, 7), rankNote(9, 7)]).toEqual(['From 9th to 7th all-time', 'Up 2 places']);
  expect([rankInWords(3, 3), rankNote(3, 3)]).toEqual(['Still 3rd all-time', 'Unchanged']);
  const first = "12th all-time: you're on the board!";
  expect([rankInWords(null, 12), rankNote(null, 12)]).toEqual([first, 'New on the board']);
});
