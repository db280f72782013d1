import { createCipheriv, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PersonalKey } from '#events/record/key-ring.ts';
import { derivePurposeKeys, sealText } from '#events/record/seal-text.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openTexts } from './open-texts.ts';

const id = '6f1f27b4-3c1e-4c55-9d5e-0f6a2f3b8c11';

/** The envelope that releases before the proofs of single texts made: the iv is an HMAC of place and text together. */
const sealAsBefore = (text: string, key: PersonalKey, path: string): string => {
  const { seal, iv: ivKey } = derivePurposeKeys(key);
  const place = Buffer.from(JSON.stringify([id, path]));
  const iv = createHmac('sha256', ivKey).update(place).update('\0').update(text).digest().subarray(0, 12);
  const cipher = createCipheriv('aes-256-gcm', seal, iv).setAAD(place);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url');
  return `sealed.1.${key.keyId}.${id}.${path}.${sealed}`;
};

test('openTexts: opens texts of every release, and gives a key only for those that it proves, another for each', async () => {
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
  expect(open({ reason: sealAsBefore('Sick', key, 'reason'), note })).toEqual({
    ...both,
    keys: { note: both.keys.note },
  });
  expect(open({})).toEqual({ reason: null, note: null, receipt: null, keys: {} });
  const purchase = { amountCents: 100, receipt: sealText('R-7', key, id, 'purchase.receipt') };
  expect(open({ purchase })).toMatchObject({ receipt: 'R-7', keys: { receipt: expect.any(String) } });
  // A reversal names the purchase by its id.
  expect(open({ purchase: id })).toEqual({ reason: null, note: null, receipt: null, keys: {} });
});
