import { expect, test, vi } from 'vitest';
import { toQueriedSealedText } from '#events/record/queried-sealed-texts.ts';
import { sealText } from '#events/record/seal-text.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { unsealFields } from './unseal-fields.ts';

test('unsealFields: unseals texts in their rows with one key query', async () => {
  const keys = createInMemoryKeyRing();
  const byId = vi.spyOn(keys, 'byId');
  const [mia, noah] = [await keys.create(crypto.randomUUID()), await keys.create(crypto.randomUUID())];
  const sealed = (text: string, key = mia) => {
    const event = crypto.randomUUID();
    return toQueriedSealedText(sealText(text, key, event, 'note'), event, 'note', key.personId);
  };
  type Row = { id: number; note: string | null; reason: string | null } | { id: number; note: string | null };
  const rows: Row[] = [
    { id: 1, note: sealed('Fractions'), reason: null },
    { id: 2, note: sealed('Algebra', noah) },
    { id: 3, note: null, reason: sealed('Came late') },
  ];
  expect(await unsealFields(rows, ['note', 'reason'], keys)).toEqual([
    { id: 1, note: 'Fractions', reason: null },
    { id: 2, note: 'Algebra' },
    { id: 3, note: null, reason: 'Came late' },
  ]);
  expect(byId).toHaveBeenCalledTimes(1);
});

test('unsealFields: queries no key if no text is sealed', async () => {
  const keys = createInMemoryKeyRing();
  const byId = vi.spyOn(keys, 'byId');
  expect(await unsealFields([{ note: null }], ['note'], keys)).toEqual([{ note: null }]);
  expect(byId).not.toHaveBeenCalled();
});

test('unsealFields: unseals a text only under the path that its row claims', async () => {
  const keys = createInMemoryKeyRing();
  const [mia, noah] = [await keys.create(crypto.randomUUID()), await keys.create(crypto.randomUUID())];
  const lost = await createInMemoryKeyRing().create(mia.personId);
  const [event, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const text = sealText('Fractions', mia, event, 'note');
  const broken = text.replace(/.{4}$/, 'AAAA');
  const shown = async (note: string) => (await unsealFields([{ note }], ['note'], keys))[0]?.note;
  expect(await shown(toQueriedSealedText(text, event, 'note', mia.personId))).toBe('Fractions');
  for (const wrong of [
    toQueriedSealedText(text, other, 'note', mia.personId),
    toQueriedSealedText(text, event, 'reason', mia.personId),
    toQueriedSealedText(text, event, 'note', noah.personId),
    toQueriedSealedText(sealText('Algebra', noah, event, 'note'), event, 'note', mia.personId),
    toQueriedSealedText(broken, event, 'note', mia.personId),
    toQueriedSealedText('Fractions', event, 'note', mia.personId),
    text,
  ]) {
    expect(await shown(wrong)).toBe('unreadable');
  }
  expect(await shown(toQueriedSealedText(sealText('Lost', lost, event, 'note'), event, 'note', mia.personId))).toBe(
    'unreadable (key missing)',
  );
});
