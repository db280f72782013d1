import { LINK_MINUTES } from '#events/values/limits.ts';
import type { Plan } from '#events/values/plans.ts';
import { formatCount } from '../../../lib/format-count.ts';

/** Texts of the sign-up form; specified texts as in the specification, sections 2 and 8. */
export const signUpTexts = {
  name: 'Full name',
  send: 'Create student account',
  sending: 'Creating account...',
  failed: 'Signup failed',
  created: { title: 'Account created!', detail: 'Please check your email to confirm your account.' },
};

/** The plan that was chosen on the page with the prices, such as `Growth, 12 classes`. */
export const toPlanWithClassesText = ({ name, classes }: Plan) =>
  `${name}, ${formatCount(classes, 'class', 'classes')}`;
export const chosenPlanHintText = 'You pay nothing here. Your tutor sees what you chose.';
export const removePlanText = 'Remove plan';

/** Errors of a new account's fields; the server uses the same texts. */
export const newAccountErrorTexts = {
  noName: 'Please enter your full name.',
  invisibleName: 'Please write the name in letters that everyone can see.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  passwordTooShort: (least: number) => `Use at least ${least} characters.`,
};

export const toPasswordHintText = (least: number) => `At least ${least} characters.`;

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
  /** Above the form to sign in, with the address filled in. */
  chosen: 'Your email is confirmed. Sign in with the password you just chose.',
  /** `email` is undefined when the address of the link's account could not be loaded. */
  signedInAs: (person: string, email: string | undefined) =>
    `You are signed in as ${person}. This link confirms ${email ?? 'another account'}. Sign out to continue with it.`,
};
export const signOutAndContinueText = 'Sign out and continue';

/** Texts of the page that the link of an invitation opens. */
export const tutorInvitationTexts = {
  title: 'You are invited to teach here',
  text: 'Choose the password that you will sign in with.',
  password: 'New password',
  confirm: 'Accept invitation',
  confirming: 'Accepting...',
  failed: 'The invitation was not accepted.',
  back: 'Back to sign in',
  backToDashboard: 'Back to dashboard',
  invalid:
    'This link has been used already, was replaced by a newer one, or has expired. Try to sign in, or ask the center for a new link.',
  chosen: 'Welcome! Sign in with the password you just chose.',
  signedInAs: (person: string, email: string | undefined) =>
    `You are signed in as ${person}. This invitation is for ${email ?? 'another person'}. Sign out to continue with it.`,
};

/** Texts of the page that a link for a new password opens, or a code. */
export const resetPasswordTexts = {
  title: 'Choose a new password',
  text: 'It replaces the old one, and every device that is signed in is signed out.',
  password: 'New password',
  confirm: 'Save password',
  confirming: 'Saving...',
  failed: 'The new password was not saved.',
  back: 'Back to sign in',
  backToDashboard: 'Back to dashboard',
  invalid:
    'This link or code has been used already, was replaced by a newer one, has expired, or was mistyped. Check it, or get a new one.',
  chosen: 'Your new password is saved. Sign in with it.',
  signedInAs: (person: string, email: string | undefined) =>
    `You are signed in as ${person}. This link is for ${email ?? 'another account'}. Sign out to continue with it.`,
};

/** Texts of the page for somebody who forgot the password. */
export const forgotPasswordTexts = {
  title: 'Forgot your password?',
  letterText: 'We email you a link with which you choose a new one.',
  send: 'Email me a link',
  sending: 'Sending...',
  failed: 'The link was not sent.',
  // The same for an address without an account.
  toSent: (email: string) =>
    `If ${email} has an account here, a link is on its way. It works once, for ${LINK_MINUTES} minutes. If nothing arrives, check your spam folder or ask the center for a code.`,
  toCodeText: (sendsMail: boolean) =>
    sendsMail
      ? 'The center can also give you a code.'
      : 'This center sends no email. Ask it for a code, with which you choose a new password.',
  code: 'Code from the center',
  codeHint: 'Like K7Q2-9MZT-4HXA.',
  codeMissing: 'Please enter the code.',
  useCode: 'Use the code',
  back: 'Back to sign in',
};
