import { expect, test } from 'vitest';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { joinCorrections } from './join-corrections.ts';

const transaction = (id: string, reversed: string | null = null) =>
  ({ kind: 'transaction', id, reversed }) as ClassHistoryEntry;
const mark = (id: string) => ({ kind: 'mark', id }) as ClassHistoryEntry;

test('joinCorrections: puts each correction below the row that it corrects, and keeps the others in order', () => {
  const rows = joinCorrections([
    transaction('a'),
    mark('b'),
    transaction('c'),
    transaction('corrects a', 'a'),
    transaction('corrects an earlier one', 'not listed'),
  ]);
  expect(rows.map(({ entry, isJoined }) => [entry.id, isJoined])).toEqual([
    ['a', false],
    ['corrects a', true],
    ['b', false],
    ['c', false],
    ['corrects an earlier one', false],
  ]);
});
