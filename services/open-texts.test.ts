import { expect, test, vi } from 'vitest';
import { memoryKeys } from '#events/record/memory-keys.ts';
import { seal } from '#events/record/seal.ts';
import { openTexts } from './open-texts.ts';

test('texts are opened where they stand, by one look-up', async () => {
  const keys = memoryKeys();
  const byId = vi.spyOn(keys, 'byId');
  const [mia, noah] = [await keys.create(crypto.randomUUID()), await keys.create(crypto.randomUUID())];
  const sealed = (text: string, key = mia) => seal(text, key, crypto.randomUUID(), 'note');
  type Row = { id: number; note: string | null; reason: string | null } | { id: number; note: string | null };
  const rows: Row[] = [
    { id: 1, note: sealed('Fractions'), reason: null },
    { id: 2, note: sealed('Algebra', noah) },
    { id: 3, note: null, reason: sealed('Came late') },
  ];
  expect(await openTexts(rows, ['note', 'reason'], keys)).toEqual([
    { id: 1, note: 'Fractions', reason: null },
    { id: 2, note: 'Algebra' },
    { id: 3, note: null, reason: 'Came late' },
  ]);
  expect(byId).toHaveBeenCalledTimes(1);
});

test('nothing sealed asks for no key', async () => {
  const keys = memoryKeys();
  const byId = vi.spyOn(keys, 'byId');
  expect(await openTexts([{ note: null }], ['note'], keys)).toEqual([{ note: null }]);
  expect(byId).not.toHaveBeenCalled();
});
