import { expect, test } from 'vitest';
import { createConfirmEmailLetter, createKnownAddressLetter } from './letters.ts';

const link = 'https://rollbook.example/login?confirm=abc';

test('createConfirmEmailLetter: explains what to do, by when, and what to do if it was somebody else', () => {
  expect(createConfirmEmailLetter({ link, centre: 'Chalk & Co', days: 3 })).toMatchInlineSnapshot(`
    {
      "subject": "Confirm your email for Chalk & Co",
      "text": "Hello,

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

test('createKnownAddressLetter: says that nothing was changed and where to sign in', () => {
  const { subject, text } = createKnownAddressLetter({ link: 'https://rollbook.example/login', centre: 'Chalk & Co' });
  expect(subject).toBe('You already have an account at Chalk & Co');
  expect(text).toContain('have an account there, so nothing was changed. You can sign in here:\n\nhttps://rollbook');
});
