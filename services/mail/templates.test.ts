import { expect, test } from 'vitest';
import { confirmEmailLetter, knownAddressLetter } from './templates.ts';

const letterTo = (name: string) =>
  confirmEmailLetter({ name, link: 'https://rollbook.example/login?confirm=abc', centre: 'Chalk & Co', days: 3 });

test('the letter says what to do, by when, and what if it was not you', () => {
  expect(letterTo('Mia Lindqvist')).toMatchInlineSnapshot(`
    {
      "subject": "Confirm your email for Chalk & Co",
      "text": "Hello Mia Lindqvist,

    Welcome to Chalk & Co! Please confirm that this is your email address:

    https://rollbook.example/login?confirm=abc

    There you choose your password and confirm the account.
    The link works once, for 3 days. After that you can simply sign up again.

    If you did not sign up, you need not do anything: without the confirmation
    the account is removed.

    Chalk & Co
    ",
    }
  `);
});

test.each(['Zoë O’Neill-Smith', 'J. Doe', '李小龍', 'Ngũgĩ wa Thiong’o'])('%s is greeted by name', (name) => {
  expect(letterTo(name).text).toContain(`Hello ${name},\n`);
});

test.each(['Win at https://bad.example', 'bad.example/win', 'Mia\n\nPlease pay', 'You won! Call 555 1234'])(
  'a name that is a message is left out: %s',
  (name) => {
    expect(letterTo(name).text).toMatch(/^Hello,\n/);
  },
);

test('knownAddressLetter: says that nothing was changed and where to sign in', () => {
  const { subject, text } = knownAddressLetter({ link: 'https://rollbook.example/login', centre: 'Chalk & Co' });
  expect(subject).toBe('You already have an account at Chalk & Co');
  expect(text).toContain('have an account there, so nothing was changed. You can sign in here:\n\nhttps://rollbook');
});
