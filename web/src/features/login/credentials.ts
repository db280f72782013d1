import { loginTexts } from '../../copy/login.ts';

/** The errors of the form, one sentence for each field. */
export type FieldErrors = Partial<Record<'name' | 'email' | 'password', string>>;

/** Only a rough check; the server decides what a valid address is. */
export const emailError = (email: string): FieldErrors => {
  if (email.trim() === '') return { email: loginTexts.missing.email };
  return /^\s*\S+@\S+\.\S+\s*$/.test(email) ? {} : { email: loginTexts.malformedEmail };
};

export const signInErrors = ({ email, password }: { email: string; password: string }): FieldErrors => ({
  ...emailError(email),
  ...(password === '' && { password: loginTexts.missing.password }),
});
