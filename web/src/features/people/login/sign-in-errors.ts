import { isPersonName } from '#contracts/person-name.ts';
import { NAME_LENGTH_MAX, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#events/values/limits.ts';
import { loginTexts } from '../../../copy/login.ts';
import { newAccountErrorTexts as copy } from './sign-up-copy.ts';

/** The errors of a form, one sentence for each field. */
export type LoginFieldErrors = Partial<Record<'name' | 'email' | 'password', string>>;

/** A rough check only. The server decides which addresses are valid. */
export const findEmailErrors = (email: string): LoginFieldErrors => {
  if (email.trim() === '') return { email: loginTexts.missing.email };
  return /^\s*\S+@\S+\.\S+\s*$/.test(email) ? {} : { email: loginTexts.malformedEmail };
};

export const findSignInErrors = ({ email, password }: { email: string; password: string }): LoginFieldErrors => ({
  ...findEmailErrors(email),
  ...(password === '' && { password: loginTexts.missing.password }),
});

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
