import { base32 } from '@better-auth/utils/base32';
import { expect, test } from 'vitest';
import { createTotpSecret, findTotpStep, toTotpCode, toTotpSetup, toTotpStep } from './totp.ts';

/** The secret of the test vectors of RFC 6238, appendix B. */
const SECRET = '12345678901234567890';

test('toTotpCode: makes the codes of RFC 6238', async () => {
  const atSeconds = [59, 1_111_111_109, 1_234_567_890, 20_000_000_000];
  const codes = await Promise.all(atSeconds.map((at) => toTotpCode(SECRET, toTotpStep(at * 1_000))));
  // The RFC prints eight digits.
  expect(codes).toEqual(['94287082', '07081804', '89005924', '65353130'].map((code) => code.slice(2)));
});

test('findTotpStep: accepts the code of this step, the one before and the next one', async () => {
  const code = await toTotpCode(SECRET, 100);
  const stepAt = (seconds: number) => findTotpStep(SECRET, code, seconds * 1_000);
  expect(await Promise.all([2_969, 2_970, 3_000, 3_029, 3_059, 3_060].map(stepAt))).toEqual([
    undefined,
    ...[100, 100, 100, 100],
    undefined,
  ]);
  expect(await findTotpStep(SECRET, '', 3_000_000)).toBeUndefined();
});

test('toTotpSetup: names the centre and the account, and has the secret in base32', () => {
  const secret = createTotpSecret();
  const setup = toTotpSetup(secret, { issuer: 'Rollbook Tutoring', account: 'mia@example.com' });
  expect(new TextDecoder().decode(base32.decode(setup.secret))).toBe(secret);
  const uri = new URL(setup.uri);
  expect(decodeURIComponent(uri.pathname)).toMatch(/Rollbook Tutoring:mia@example\.com$/);
  expect(uri.searchParams.get('secret')).toBe(setup.secret);
  expect(setup.secret).toMatch(/^[A-Z2-7]{39}$/);
});
