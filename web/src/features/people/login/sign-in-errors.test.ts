import { expect, test } from 'vitest';
import { findSignInErrors } from './sign-in-errors.ts';
import { findNewPasswordErrors, findSignUpErrors } from './sign-up-errors.ts';

test('findSignInErrors: requires every field', () => {
  expect(Object.keys(findSignInErrors({ email: ' ', password: '' }))).toEqual(['email', 'password']);
  expect(Object.keys(findSignUpErrors({ name: ' ', email: '', password: '' }))).toEqual(['name', 'email', 'password']);
});

test.each(['lee', 'lee@rollbook', '@rollbook.example'])('findEmailErrors: rejects %s', (email) => {
  expect(findSignInErrors({ email, password: 'x' })).toEqual({
    email: 'Please enter an email address like name@example.com.',
  });
  expect(findSignInErrors({ email: ' Lee@rollbook.example ', password: 'x' })).toEqual({});
});

test('findNewPasswordErrors: only a new password has a minimum length', () => {
  const form = { name: 'Zoe', email: 'zoe@rollbook.example', password: 'short' };
  expect(findSignUpErrors(form)).toEqual({ password: 'Use at least 8 characters.' });
  expect(findNewPasswordErrors('x'.repeat(129))).toEqual({ password: 'Use at most 128 characters.' });
  expect(findSignInErrors(form)).toEqual({});
});

test('findSignUpErrors: names the faults of all fields at once, by the rules of the server', () => {
  expect(findSignUpErrors({ name: '12\u200b', email: 'zoe@rollbook', password: 'short' })).toEqual({
    name: 'Please write the name in letters that everyone can see.',
    email: 'Please enter an email address like name@example.com.',
    password: 'Use at least 8 characters.',
  });
  expect(findSignUpErrors({ name: 'Z'.repeat(121), email: 'z@a.example', password: 'chalk and slate' })).toEqual({
    name: 'Use at most 120 characters.',
  });
});
