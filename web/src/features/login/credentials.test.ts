import { expect, test } from 'vitest';
import { signInErrors, signUpErrors } from './credentials.ts';

test('every field is needed', () => {
  expect(Object.keys(signInErrors({ email: ' ', password: '' }))).toEqual(['email', 'password']);
  expect(Object.keys(signUpErrors({ name: ' ', email: '', password: '' }))).toEqual(['name', 'email', 'password']);
});

test('an address without @ is named before it is sent', () => {
  expect(signInErrors({ email: 'lee', password: 'x' })).toEqual({
    email: 'Please enter an email address like name@example.com.',
  });
  expect(signInErrors({ email: ' Lee@rollbook.example ', password: 'x' })).toEqual({});
});

test('only a new password has a least length', () => {
  const form = { name: 'Zoe', email: 'zoe@rollbook.example', password: 'short' };
  expect(signUpErrors(form)).toEqual({ password: 'Use at least 8 characters.' });
  expect(signInErrors(form)).toEqual({});
});
