/** Texts of the dialog to sign in again after the session has ended. */
export const signInAgainTexts = {
  title: 'Your session has ended.',
  text: 'Sign in again to continue. What you entered on this page is kept.',
  signOut: 'Sign out',
};
