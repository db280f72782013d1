import { login } from '../../copy/login.ts';

/** One sentence for each field that cannot be sent yet. */
export type FieldErrors = Partial<Record<'name' | 'email' | 'password', string>>;

/** As much as the browser needs to help with; what an address is, the server decides. */
export const emailError = (email: string): FieldErrors => {
  if (email.trim() === '') return { email: login.missing.email };
  return /^\s*\S+@\S+\.\S+\s*$/.test(email) ? {} : { email: login.malformedEmail };
};

export const signInErrors = ({ email, password }: { email: string; password: string }): FieldErrors => ({
  ...emailError(email),
  ...(password === '' && { password: login.missing.password }),
});
