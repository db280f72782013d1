export interface Letter {
  readonly subject: string;
  /** Plain text, wrapped at about 76 characters. */
  readonly text: string;
}

/** A letter with its greeting, and the centre that sends it. */
export const toLetterText = ({ centre }: { readonly centre: string }, lines: readonly string[]): string =>
  ['Hello,', '', ...lines, '', centre, ''].join('\n');

/**
 * Asks a person who signed up to confirm the e-mail address. Anybody can sign up with another person's address, so the
 * letter contains nothing from the sign-up form, not even the name.
 */
export const createConfirmEmailLetter = (to: { link: string; centre: string; days: number }): Letter => ({
  subject: `Confirm your email for ${to.centre}`,
  text: toLetterText(to, [
    `Welcome to ${to.centre}! Please confirm that this is your email address:`,
    '',
    to.link,
    '',
    'There you choose your password and confirm the account.',
    `The link works once, for ${to.days} days. After that you can simply sign up again.`,
    '',
    'If you did not sign up, you need not do anything: without the confirmation',
    'the account is removed.',
  ]),
});

/** Informs the owner of an existing account that its address was used to sign up. Only this letter reveals that it exists. */
export const createKnownAddressLetter = (to: { link: string; centre: string }): Letter => ({
  subject: `You already have an account at ${to.centre}`,
  text: toLetterText(to, [
    `Someone tried to sign up at ${to.centre} with your email address. You already`,
    'have an account there, so nothing was changed. You can sign in here:',
    '',
    to.link,
    '',
    'If you have forgotten your password, choose “Forgot your password?” there.',
    '',
    'If it was not you who tried to sign up, you need not do anything.',
  ]),
});

/** Sent to a student's previous sign-in address after a tutor has merged the student with another account. */
export const createSignInChangedLetter = (to: { centre: string }): Letter => ({
  subject: `Your sign-in at ${to.centre} has changed`,
  text: toLetterText(to, [
    `A tutor at ${to.centre} has merged your student account with a newer one.`,
    'From now on you sign in with the email address and password of the newer',
    'account. The ones you used before no longer work.',
    '',
    'If you did not make a newer account, please tell the center at once.',
  ]),
});

/** The link with which somebody who forgot the password chooses a new one. It contains nothing that a stranger typed. */
export const createResetPasswordLetter = (to: { link: string; centre: string; minutes: number }): Letter => ({
  subject: `Choose a new password for ${to.centre}`,
  text: toLetterText(to, [
    `Someone asked for a new password for your account at ${to.centre}. If it was`,
    'you, choose it here:',
    '',
    to.link,
    '',
    `The link works once, for ${to.minutes} minutes. Your old password works until you`,
    'have chosen a new one.',
    '',
    'If it was not you, you need not do anything: nothing was changed.',
  ]),
});

/** Tells the owner of an account that its password is another one now. `remains` is the device that stays signed in. */
export const createPasswordChangedLetter = (to: { centre: string; remains?: string }): Letter => ({
  subject: `Your password at ${to.centre} has changed`,
  text: toLetterText(to, [
    `The password of your account at ${to.centre} was changed just now.`,
    to.remains ? `Every device was signed out, except ${to.remains}.` : 'Every device was signed out.',
    '',
    'If it was not you, please tell the center at once.',
  ]),
});

/** What happened to a person's second factor. `reset`: somebody else turned it off for them. */
export type SecondFactorChange = 'on' | 'off' | 'reset' | 'codes';

/** Tells the owner of an account that its second factor has changed. */
export const createSecondFactorLetter = ({
  centre,
  change,
}: {
  centre: string;
  change: SecondFactorChange;
}): Letter => ({
  subject: `Two-step sign-in at ${centre}`,
  text: toLetterText({ centre }, [
    ...secondFactorLines[change],
    '',
    change === 'reset'
      ? 'If you did not ask for it, please tell the center at once.'
      : 'If it was not you, change your password, and tell the center at once.',
  ]),
});

const secondFactorLines: Readonly<Record<SecondFactorChange, readonly string[]>> = {
  on: [
    'Two-step sign-in was turned on for your account. From now on, we ask for a',
    'code of your authenticator app after the password.',
  ],
  off: ['Two-step sign-in was turned off for your account. Your password alone signs', 'you in.'],
  reset: [
    'The center turned off two-step sign-in for your account, and signed out all',
    'your devices. Your password alone signs you in. You can turn it on again.',
  ],
  codes: ['New recovery codes were made for your account. The earlier ones no longer', 'work.'],
};

/** The link with which a signed-in person confirms that a new address is theirs. */
export const createConfirmNewEmailLetter = (to: { link: string; centre: string; minutes: number }): Letter => ({
  subject: `Confirm your new email for ${to.centre}`,
  text: toLetterText(to, [
    `Someone wants to sign in at ${to.centre} with this email address from now on.`,
    'If it was you, confirm it here:',
    '',
    to.link,
    '',
    `The link works once, for ${to.minutes} minutes. On a device where you are not signed`,
    'in, sign in first, with the email address that you have used so far.',
    '',
    'If it was not you, you need not do anything: nothing was changed.',
  ]),
});

/** Informs the owner of an account that somebody wanted to use its address for another account. */
export const createAddressInUseLetter = (to: { centre: string }): Letter => ({
  subject: `You already have an account at ${to.centre}`,
  text: toLetterText(to, [
    `Someone who has an account at ${to.centre} wants to use your email address for`,
    'it. You already have an account with this address, so nothing was changed.',
    '',
    'If both accounts are yours, please ask the center to help.',
    'If it was not you, you need not do anything.',
  ]),
});

/** Sent to the address with which somebody signed in until now. */
export const createEmailChangedLetter = (to: { centre: string }): Letter => ({
  subject: `Your email at ${to.centre} has changed`,
  text: toLetterText(to, [
    `The email address of your account at ${to.centre} was changed just now. From`,
    'now on you sign in with the new one, and no longer with this one.',
    '',
    'If it was not you, please tell the center at once.',
  ]),
});

/** The link with which somebody who was invited becomes a tutor. It contains nothing about the owner who invited them. */
export const createTutorInvitationLetter = (to: { link: string; centre: string; days: number }): Letter => ({
  subject: `You are invited to teach at ${to.centre}`,
  text: toLetterText(to, [
    `${to.centre} invites you to join as a tutor. Choose your password here, and`,
    'then sign in with this email address:',
    '',
    to.link,
    '',
    `The link works once, for ${to.days} days. After that, please ask the center for`,
    'another one.',
    '',
    'If you do not know why you got this letter, you need not do anything.',
  ]),
});

/** Sent to somebody who is invited and tries to sign up or to reset a password. It has no link, which only an owner sends. */
export const createTutorInvitationOpenLetter = (to: { centre: string }): Letter => ({
  subject: `Your invitation to ${to.centre}`,
  text: toLetterText(to, [
    `You are invited to join ${to.centre} as a tutor. Please open the link in the`,
    'letter with the invitation. If it does not work any more, or you cannot find',
    'it, please ask the center for another one.',
    '',
    'If it was not you who tried to sign up or sign in, you need not do anything.',
  ]),
});
