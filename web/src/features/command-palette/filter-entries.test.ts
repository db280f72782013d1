import { expect, test } from 'vitest';
import { filterEntries } from './filter-entries.ts';

const entries = ['Tutor Dashboard', 'Take Attendance', 'Attendance Records', 'Use the dark theme'].map((text) => ({
  id: text,
  text,
  run: () => undefined,
}));
const find = (search: string) => filterEntries(entries, search).map(({ text }) => text);

test('filterEntries: finds words in any order, ignoring case, accents and spaces around', () => {
  expect(find('  attendance ')).toEqual(['Take Attendance', 'Attendance Records']);
  expect(find('rec att')).toEqual(['Attendance Records']);
  expect(find('DÁRK')).toEqual(['Use the dark theme']);
});

test('filterEntries: shows everything before a person types, and nothing for an unknown word', () => {
  expect(find(' ')).toHaveLength(4);
  expect(find('attendance zebra')).toEqual([]);
});
