import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccountTokens, createConfirmationTokens } from './person-token.ts';

const SECRET = 'a secret of at least thirty-two characters';
const tokens = createConfirmationTokens(SECRET);

test('createConfirmationTokens: a token names its person, and is the same each time', () => {
  const id = randomUUID();
  expect(tokens.read(tokens.issue(id))).toBe(id);
  expect(tokens.issue(id)).toBe(tokens.issue(id));
});

test.each([
  ['nothing', () => ''],
  ['any text', () => 'confirm me'],
  ['a token cut short', () => tokens.issue(randomUUID()).slice(0, -2)],
  ['a token for somebody else', () => swapId(tokens.issue(randomUUID()))],
  ['a token for another address', () => tokens.issue(randomUUID(), 'another@rollbook.example')],
  ['a token for another use', () => createAccountTokens(SECRET).issue(randomUUID(), '').split('.')[0] ?? ''],
  ['a token under another secret', () => createConfirmationTokens('x'.repeat(32)).issue(randomUUID())],
])('createConfirmationTokens: refuses %s', (_, token) => {
  expect(tokens.read(token())).toBeUndefined();
});

test('createAccountTokens: a token is valid for the e-mail it was issued with', () => {
  const accounts = createAccountTokens(SECRET);
  const [mia, eve] = [randomUUID(), randomUUID()];
  const token = accounts.issue(mia, 'mia@rollbook.example');
  const [ofAccount, ofEmail] = token.split('.');
  const heard = (sent: string) => {
    const read = accounts.read(sent);
    return read && [read.personId, read.hadEmail('mia@rollbook.example'), read.hadEmail('new@rollbook.example')];
  };
  expect(heard(token)).toEqual([mia, true, false]);
  expect(heard(`${ofAccount}`)).toEqual([mia, false, false]);
  expect(heard(`${ofAccount}.${accounts.issue(eve, 'mia@rollbook.example').split('.')[1]}`)).toEqual([
    mia,
    false,
    false,
  ]);
  expect(heard(`${ofEmail}.${ofEmail}`)).toBeUndefined();
});

const swapId = (token: string) => {
  const bytes = Buffer.from(token, 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return bytes.toString('base64url');
};
