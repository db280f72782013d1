/** Texts for an account without a profile, and of signing out on the login page. */
export const noProfileTexts = {
  noProfile: (email: string) => `You are signed in as ${email}, but this account has no profile at this center.`,
  noProfileHelp: 'If it was made a moment ago, check again. Otherwise please ask your tutor to look into it.',
  checkAgain: 'Check again',
  signOut: 'Sign Out',
  signOutFailed: 'Sign out failed',
};
