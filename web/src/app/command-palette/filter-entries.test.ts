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

test('filterEntries: finds the beginnings of synonyms, after the lines that are found by their names', () => {
  const withSynonyms = [
    { ...entries[1], synonyms: 'register roll call' },
    { ...entries[2], synonyms: 'marks register' },
    { ...entries[0], text: 'Register' },
  ] as typeof entries;
  const findAll = (search: string) => filterEntries(withSynonyms, search).map(({ text }) => text);
  expect(findAll('regis')).toEqual(['Register', 'Take Attendance', 'Attendance Records']);
  expect(findAll('Roll attendance')).toEqual(['Take Attendance']);
  expect(findAll('call')).toEqual(['Take Attendance']);
  expect(findAll('gister')).toEqual(['Register']);
});

test('filterEntries: shows everything before a person types, and nothing for an unknown word', () => {
  expect(find(' ')).toHaveLength(4);
  expect(find('attendance zebra')).toEqual([]);
});
