import { expect, test, vi } from 'vitest';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { buildApp } from './app.ts';

/** Sends wrong passwords from this machine, each with another X-Forwarded-For. Returns the number of 429 answers. */
async function guessFrom(centre: TestCentre, email: (number: number) => string, times: number): Promise<number> {
  const attempt = (n: number) =>
    centre
      .createVisitor()
      .post(
        '/api/auth/sign-in',
        { email: email(n), password: 'not this one' },
        { 'x-forwarded-for': `203.0.113.${n}` },
      );
  const answers = [];
  for (let n = 0; n < times; n += 1) answers.push((await attempt(n)).status);
  return answers.filter((status) => status === 429).length;
}

test('TRUST_PROXY unset: ignores a forged X-Forwarded-For', async () => {
  await using centre = await openTestCentre();
  const everybody = (n: number) => `pupil-${n}@rollbook.example`;
  await guessFrom(centre, everybody, 10);
  const rows = await centre.program.sql`select points from desk.limits where key like 'password-address%'`;
  expect(rows).toEqual([{ points: 10 }]);
});

test.each(['loopback', '127.0.0.0/8'])(
  'TRUST_PROXY=%s: uses X-Forwarded-For of a proxy on this machine',
  async (TRUST_PROXY) => {
    await using centre = await openTestCentre({ env: { TRUST_PROXY } });
    await guessFrom(centre, (n) => `pupil-${n}@rollbook.example`, 10);
    const rows = await centre.program.sql`select points from desk.limits where key like 'password-address%'`;
    expect(rows).toHaveLength(10);
  },
);

test('TRUST_PROXY: does not change the number of guesses per account', async () => {
  for (const env of [{}, { TRUST_PROXY: 'loopback' }, { TRUST_PROXY: '192.0.2.1' }]) {
    await using centre = await openTestCentre({ env });
    expect(await guessFrom(centre, () => 'mia@rollbook.example', 9)).toBe(4);
  }
});

test('warnAboutUntrustedProxy: warns once about an ignored X-Forwarded-For', async () => {
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
