/** Texts of the field for the code of two-step sign-in. */
export const twoStepCodeTexts = {
  code: 'Code',
  codeHint: 'The six digits that your authenticator app shows.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Like K7Q2-9MZT-4HXA. Each works once.',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the app',
};

/** Texts of the second step of signing in. */
export const signInCodeTexts = {
  title: 'Enter your code',
  text: 'Two-step sign-in is on for this account.',
  help: 'Lost your phone and your recovery codes? Ask the center to turn off two-step sign-in for you.',
  expired: 'The code was not entered in time. Please sign in again.',
  back: 'Back',
};
