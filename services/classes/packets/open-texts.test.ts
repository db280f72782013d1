import { expect, test } from 'vitest';
import { sealText } from '#events/record/seal-text.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openTexts } from './open-texts.ts';

const id = '6f1f27b4-3c1e-4c55-9d5e-0f6a2f3b8c11';

test('openTexts: opens the texts that a packet shows, and gives another key for each', async () => {
  const key = await createInMemoryKeyRing().create(id);
  const open = (fields: object) => openTexts({ data: JSON.stringify(fields) }, key);
  const reason = sealText('Sick', key, id, 'reason');
  const note = sealText('Sick', key, id, 'note');
  const both = open({ reason, note, privateNote: sealText('Tired', key, id, 'privateNote') });
  expect(both).toEqual({
    reason: 'Sick',
    note: 'Sick',
    receipt: null,
    keys: { reason: expect.any(String), note: expect.any(String) },
  });
  expect(both.keys.reason).not.toBe(both.keys.note);
  expect(open({})).toEqual({ reason: null, note: null, receipt: null, keys: {} });
  const purchase = { amountCents: 100, receipt: sealText('R-7', key, id, 'purchase.receipt') };
  expect(open({ purchase })).toMatchObject({ receipt: 'R-7', keys: { receipt: expect.any(String) } });
  // A reversal names the purchase by its id.
  expect(open({ purchase: id })).toEqual({ reason: null, note: null, receipt: null, keys: {} });
});
