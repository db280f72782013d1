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
