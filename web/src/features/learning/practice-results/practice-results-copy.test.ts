import { expect, test } from 'vitest';
import {
  findScoreBand,
  toAchievementTexts,
  toRankChangeText,
  toSpokenRankChangeText,
  toStreakChangeText,
} from './practice-results-copy.ts';

test.each([
  [100, 'Outstanding work!'],
  [90, 'Outstanding work!'],
  [80, 'Great job!'],
  [70, 'Well done!'],
  [60, 'Good effort!'],
  [59, 'Keep practicing!'],
  [0, 'Keep practicing!'],
])('%d%%: %s', (percentage, headline) => {
  expect(findScoreBand(percentage).headline).toBe(headline);
});

test('toAchievementTexts: all three for five, two from three on, otherwise one', () => {
  expect(toAchievementTexts(5)).toEqual(['Perfect Score!', 'Great Performance!', 'Practice Session Complete!']);
  expect(toAchievementTexts(3)).toEqual(['Great Performance!', 'Practice Session Complete!']);
  expect(toAchievementTexts(2)).toEqual(['Practice Session Complete!']);
});

test('toSpokenRankChangeText: names the rank before and after', () => {
  expect([toSpokenRankChangeText(9, 7), toRankChangeText(9, 7)]).toEqual(['From 9th to 7th all-time', 'Up 2 places']);
  expect([toSpokenRankChangeText(3, 3), toRankChangeText(3, 3)]).toEqual(['3rd all-time', 'All-time']);
  const first = "12th all-time: you're on the board!";
  expect([toSpokenRankChangeText(null, 12), toRankChangeText(null, 12)]).toEqual([first, 'New on the board']);
});

test.each([
  [null, 1, null, false, 'Your streak has started: 1 day.'],
  [4, 5, '2026-03-12', false, 'Your streak is now 5 days!'],
  [5, 1, '2026-03-12', false, 'Your streak of 5 ended on Thu, Mar 12. Day 1 of a new one!'],
  [5, 5, '2026-03-14', true, 'Your streak stays at 5 days.'],
  [5, 1, '2026-03-14', true, 'Another session on the same day: your streak restarted at 1.'],
])('toStreakChangeText: from %s to %s', (before, after, practised_before_on, same_day, text) => {
  expect(toStreakChangeText({ before, after, practised_before_on, same_day }).replace(', 2026', '')).toBe(text);
});
