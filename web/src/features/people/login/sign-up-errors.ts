import { isPersonName } from '#contracts/person-name.ts';
import { NAME_LENGTH_MAX, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#events/values/limits.ts';
import { loginTexts } from '../../../copy/login.ts';
import { findEmailErrors, type LoginFieldErrors } from './sign-in-errors.ts';
import { newAccountErrorTexts as copy } from './sign-up-copy.ts';

/** Repeats the server's rules, so that the form shows all its errors before it is sent. */
export const findSignUpErrors = (form: { name: string; email: string; password: string }): LoginFieldErrors => ({
  ...findNameError(form.name.trim()),
  ...findEmailErrors(form.email),
  ...findNewPasswordErrors(form.password),
});

export const findNewPasswordErrors = (password: string): LoginFieldErrors => {
  if (password === '') return { password: loginTexts.missing.password };
  if (password.length < PASSWORD_LENGTH_MIN) return { password: copy.passwordTooShort(PASSWORD_LENGTH_MIN) };
  return password.length > PASSWORD_LENGTH_MAX ? { password: copy.tooLong(PASSWORD_LENGTH_MAX) } : {};
};

const findNameError = (name: string): LoginFieldErrors => {
  if (name === '') return { name: copy.noName };
  if (name.length > NAME_LENGTH_MAX) return { name: copy.tooLong(NAME_LENGTH_MAX) };
  return isPersonName(name) ? {} : { name: copy.invisibleName };
};
