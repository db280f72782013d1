import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { countHashes } from '#testing/password-hash-spies.ts';

const centre = await openForAllTests(openTestCentre({ env: { TRUST_PROXY: 'loopback' } }));
const GUESSES = 10_000;
const AT_ONCE = 20;

test('signIn: checks fewer than 100 of 10,000 guesses at one account from as many addresses in an hour', async () => {
  const { email } = await centre.createStudent();
  await centre.program.sql`delete from desk.limits`;
  const visitor = centre.createVisitor();
  const guess = (n: number) =>
    visitor.post(
      '/api/auth/sign-in',
      { email, password: `guess ${n}` },
      { 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}` },
    );
  const hashes = countHashes();
  const statuses = { 401: 0, 429: 0 };
  for (let sent = 0; sent < GUESSES; sent += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => guess(sent + n)));
    for (const { status } of answers) statuses[status as 401 | 429] += 1;
    // The guesses of an hour are as far from each other as these counters become older.
    await centre.program
      .sql`update desk.limits set expire = expire - ${(3_600_000 * AT_ONCE) / GUESSES} where points > 0`;
  }
  expect(statuses[401] + statuses[429]).toBe(GUESSES);
  expect(hashes.count()).toBe(statuses[401]);
  expect(hashes.count()).toBeGreaterThanOrEqual(30);
  expect(hashes.count()).toBeLessThan(100);
});
