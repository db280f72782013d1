import { beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '#services/platform/config/config.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { buildApp } from './app.ts';

const centre = await openForAllTests(openTestCentre());
beforeEach(() => centre.program.sql`delete from desk.limits`);

/**
 * Sends wrong passwords from this machine, each with another X-Forwarded-For, to a server with this setting. Returns the
 * number of 429 answers.
 */
async function guess(TRUST_PROXY: string, email: (number: number) => string, times: number): Promise<number> {
  const { trustProxy } = readSettings({ TRUST_PROXY });
  const { program, url } = centre;
  await using app = await buildApp({ ...program, config: { ...program.config, trustProxy } });
  const attempt = (n: number) =>
    app.inject({
      ...{ method: 'POST', url: '/api/auth/sign-in', payload: { email: email(n), password: 'not this one' } },
      headers: { host: new URL(url).host, origin: url, 'x-forwarded-for': `203.0.113.${n}` },
    });
  const statuses = [];
  for (let n = 0; n < times; n += 1) statuses.push((await attempt(n)).statusCode);
  return statuses.filter((status) => status === 429).length;
}

test.each([
  ['', [10]],
  ['loopback', Array(10).fill(1)],
  ['127.0.0.0/8', Array(10).fill(1)],
])('TRUST_PROXY=%s: counts attempts by X-Forwarded-For only if a trusted proxy sends it', async (setting, counts) => {
  await guess(setting, (n) => `pupil-${n}@rollbook.example`, 10);
  const rows = await centre.program.sql<{ points: number }[]>`
    select points from desk.limits where key like 'password-network-hour%'`;
  expect(rows.map(({ points }) => points)).toEqual(counts);
});

test.each([
  ['', 10],
  ['192.0.2.1', 10],
  ['loopback', 4],
])('TRUST_PROXY=%s: the guesses per account are limited, those of one network more', async (setting, refused) => {
  expect(await guess(setting, () => 'mia@rollbook.example', 14)).toBe(refused);
});

test('warnAboutUntrustedProxy: warns once about an ignored X-Forwarded-For', async () => {
  const warn = vi.spyOn(centre.program.log, 'warn').mockImplementation(() => {});
  await using app = await buildApp(centre.program);
  const ask = () => app.inject({ url: '/api/centre', headers: { 'x-forwarded-for': '203.0.113.9' } });
  await app.inject('/api/centre');
  expect(warn).not.toHaveBeenCalled();
  await ask();
  await ask();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.lastCall?.[0]).toContain('set TRUST_PROXY to its address');
});
