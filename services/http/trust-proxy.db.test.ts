import { expect, test, vi } from 'vitest';
import { openTestCentre, type TestCentre } from '#scripts/test/centre-fixture.ts';
import { buildApp } from './app.ts';

/** The answers to guesses at one account, each with another X-Forwarded-For, sent from this machine. */
async function guessFrom(centre: TestCentre, email: (number: number) => string, times: number): Promise<number> {
  const attempt = (n: number) =>
    centre
      .visitor()
      .post(
        '/api/auth/sign-in',
        { email: email(n), password: 'not this one' },
        { 'x-forwarded-for': `203.0.113.${n}` },
      );
  const answers = [];
  for (let n = 0; n < times; n += 1) answers.push((await attempt(n)).status);
  return answers.filter((status) => status === 429).length;
}

test('without TRUST_PROXY a forged X-Forwarded-For is another address to nobody', async () => {
  await using centre = await openTestCentre();
  const everybody = (n: number) => `pupil-${n}@rollbook.example`;
  await guessFrom(centre, everybody, 10);
  const rows = await centre.program.sql`select points from desk.limits where key like 'password-address%'`;
  expect(rows).toEqual([{ points: 10 }]);
});

test.each(['loopback', '127.0.0.0/8'])('TRUST_PROXY=%s believes the proxy on this machine', async (TRUST_PROXY) => {
  await using centre = await openTestCentre({ env: { TRUST_PROXY } });
  await guessFrom(centre, (n) => `pupil-${n}@rollbook.example`, 10);
  const rows = await centre.program.sql`select points from desk.limits where key like 'password-address%'`;
  expect(rows).toHaveLength(10);
});

test('whatever addresses are claimed or believed, one account is guessed as often', async () => {
  for (const env of [{}, { TRUST_PROXY: 'loopback' }, { TRUST_PROXY: '192.0.2.1' }]) {
    await using centre = await openTestCentre({ env });
    expect(await guessFrom(centre, () => 'mia@rollbook.example', 9)).toBe(4);
  }
});

test('a header that nobody is trusted for is warned about once, in words', async () => {
  await using centre = await openTestCentre();
  const warn = vi.spyOn(centre.program.log, 'warn').mockImplementation(() => {});
  const app = await buildApp(centre.program);
  try {
    const ask = () => app.inject({ url: '/api/centre', headers: { 'x-forwarded-for': '203.0.113.9' } });
    await app.inject('/api/centre');
    expect(warn).not.toHaveBeenCalled();
    await ask();
    await ask();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall?.[0]).toContain('set TRUST_PROXY to its address');
  } finally {
    await app.close();
  }
});
