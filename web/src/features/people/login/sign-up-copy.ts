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
  /** `email` is undefined when the address of the link's account could not be loaded. */
  signedInAs: (person: string, email: string | undefined) =>
    `You are signed in as ${person}. This link confirms ${email ?? 'another account'}. Sign out to continue with it.`,
  signOutAndContinue: 'Sign out and continue',
};
