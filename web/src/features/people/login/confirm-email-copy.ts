/** Texts of the page that a confirmation link opens. */
export const confirmEmailTexts = {
  title: 'Confirm your email',
  text: 'Choose the password that you will sign in with. It replaces the one given at sign-up.',
  password: 'New password',
  confirm: 'Confirm account',
  confirming: 'Confirming...',
  failed: 'We could not confirm your email.',
  back: 'Back to sign in',
  backToDashboard: 'Back to dashboard',
  invalid: 'This link has been used already or has expired. Try to sign in, or sign up again to get a new link.',
  /** `email` is undefined when the address of the link's account could not be loaded. */
  signedInAs: (person: string, email: string | undefined) =>
    `You are signed in as ${person}. This link confirms ${email ?? 'another account'}. Sign out to continue with it.`,
  signOutAndContinue: 'Sign out and continue',
};
