import { expect, test } from 'vitest';
import { testCentre } from '#scripts/test/centre.ts';

test.each([
  ['loopback', 401],
  ['192.0.2.1', 429],
])('behind a proxy on this machine, with TRUST_PROXY=%s, the 21st of many addresses gets %i', async (proxy, status) => {
  await using centre = await testCentre({ env: { TRUST_PROXY: proxy } });
  const credentials = { email: 'mia@rollbook.example', password: 'chalk and slate' };
  const attempt = (from: number) =>
    centre.visitor().post('/api/auth/sign-in', credentials, { 'x-forwarded-for': `203.0.113.${from}` });
  for (let from = 1; from <= 20; from += 1) expect((await attempt(from)).status).toBe(401);
  expect((await attempt(21)).status).toBe(status);
});
