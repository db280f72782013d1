import { expect, test } from 'vitest';
import { sealText } from '#events/record/seal-text.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openTexts } from './open-texts.ts';

const id = '6f1f27b4-3c1e-4c55-9d5e-0f6a2f3b8c11';

test('openTexts: opens the texts that a packet shows, and gives another key for each', async () => {
  const key = await createInMemoryKeyRing().create(id);
  const open = (fields: object, names: Parameters<typeof openTexts>[1]) =>
    openTexts({ data: JSON.stringify(fields) }, names, key);
  const reason = sealText('Sick', key, id, 'reason');
  const note = sealText('Sick', key, id, 'note');
  const fields = { reason, note, privateNote: sealText('Tired', key, id, 'privateNote') };
  const both = open(fields, ['reason', 'note', 'receipt']);
  expect(both).toEqual({
    texts: { reason: 'Sick', note: 'Sick' },
    keys: { reason: expect.any(String), note: expect.any(String) },
  });
  expect(both.keys.reason).not.toBe(both.keys.note);
  expect(open(fields, ['reason'])).toEqual({ texts: { reason: 'Sick' }, keys: { reason: both.keys.reason } });
  expect(open({}, ['reason'])).toEqual({ texts: {}, keys: {} });
  const receipt = sealText('R-7', key, id, 'purchase.receipt');
  const purchase = { amountCents: 100, receipt, priceReason: sealText('Twins', key, id, 'purchase.priceReason') };
  expect(open({ purchase }, ['receipt', 'price_reason'])).toEqual({
    texts: { receipt: 'R-7', price_reason: 'Twins' },
    keys: { receipt: expect.any(String), price_reason: expect.any(String) },
  });
  // A reversal names the purchase by its id.
  expect(open({ purchase: id }, ['receipt', 'price_reason'])).toEqual({ texts: {}, keys: {} });
});
