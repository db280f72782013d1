import { expect, test } from 'vitest';
import { createSharedLimits } from '#services/platform/limits/shared-limits.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { consumePictureQuota } from './picture-quota.ts';

const { sql } = await openForAllTests(openTestDatabase());

const MIB = 1024 * 1024;

test('consumePictureQuota: limits the number of pictures that one tutor adds in a day', async () => {
  const limits = createSharedLimits(sql);
  const tutor = crypto.randomUUID();
  for (let n = 0; n < 300; n += 1) expect(await consumePictureQuota(limits, tutor, 1_000)).toBeUndefined();
  expect(await consumePictureQuota(limits, tutor, 1_000)).toMatchObject({ refused: 'too-often' });
  expect(await consumePictureQuota(limits, crypto.randomUUID(), 1_000)).toBeUndefined();
});

test('consumePictureQuota: limits the bytes that one tutor adds in a day, over all copies of the program', async () => {
  const copies = [createSharedLimits(sql), createSharedLimits(sql)] as const;
  const tutor = crypto.randomUUID();
  for (let n = 0; n < 75; n += 1)
    expect(await consumePictureQuota(copies[n % 2 === 0 ? 0 : 1], tutor, 2 * MIB)).toBeUndefined();
  expect(await consumePictureQuota(copies[0], tutor, 1)).toMatchObject({ refused: 'too-often' });
});
