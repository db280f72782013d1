/** Sentences of the form that makes an account; those of the specification, sections 2 and 8, word for word. */
export const signUp = {
  name: 'Full name',
  send: 'Create student account',
  sending: 'Creating account...',
  failed: 'Signup failed',
  created: { title: 'Account created!', detail: 'Please check your email to confirm your account.' },
};

/** What is wrong with the fields of a new account; the server says the same. */
export const newAccountErrors = {
  noName: 'Please enter your full name.',
  invisibleName: 'Please write the name in letters that everybody can see.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  passwordTooShort: (least: number) => `Use at least ${least} characters.`,
};
export const passwordHint = (least: number) => `At least ${least} characters.`;
