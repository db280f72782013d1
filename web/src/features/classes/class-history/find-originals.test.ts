import { expect, test } from 'vitest';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { findOriginals } from './find-originals.ts';

const row = (change: Partial<ClassHistoryEntry>) =>
  ({ kind: 'transaction', correction_id: null, reversed_by: null, ...change }) as ClassHistoryEntry;

test('findOriginals: joins a correction to the last row before it, and a reversal to its purchase', () => {
  const settlement = row({ id: 'settlement', version: 3, correction_id: 'absent' });
  const attended = row({ id: 'attended', version: 2, correction_id: 'absent' });
  const quiet = row({ kind: 'mark', id: 'moved', version: 5, correction_id: 'noted' });
  const purchase = row({ id: 'purchase', version: 6, reversed_by: 'reversal' });
  const originals = findOriginals([settlement, attended, quiet, purchase, row({ id: 'absent', version: 4 })]);
  expect([...originals].map(([id, { id: original }]) => [id, original])).toEqual([
    ['absent', 'settlement'],
    ['noted', 'moved'],
    ['reversal', 'purchase'],
  ]);
});
