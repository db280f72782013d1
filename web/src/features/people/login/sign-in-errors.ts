import { loginTexts } from '../../../copy/login.ts';

/** The errors of a form, one sentence for each field. */
export type LoginFieldErrors = Partial<Record<'name' | 'email' | 'password' | 'code', string>>;

/** A rough check only. The server decides which addresses are valid. */
export const findEmailErrors = (email: string): LoginFieldErrors => {
  if (email.trim() === '') return { email: loginTexts.missing.email };
  return /^\s*\S+@\S+\.\S+\s*$/.test(email) ? {} : { email: loginTexts.malformedEmail };
};

export const findSignInErrors = ({ email, password }: { email: string; password: string }): LoginFieldErrors => ({
  ...findEmailErrors(email),
  ...(password === '' && { password: loginTexts.missing.password }),
});
