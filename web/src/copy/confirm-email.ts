/** Sentences of the page that a confirmation mail leads to. */
export const confirmEmail = {
  title: 'Confirm your email',
  text: 'Choose the password that you will sign in with. It replaces the one given at sign-up.',
  password: 'New password',
  confirm: 'Confirm account',
  confirming: 'Confirming...',
  failed: 'We could not confirm your email.',
  back: 'Back to sign in',
};
